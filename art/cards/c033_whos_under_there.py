"""A child hangs out of bed and shines a torch below, where a monster hangs out of its bed and does the same.

Technique: gouache in visible strokes; the things are painted in their own colours, then put into night, from which two
torches take them out again. Back to front: wall, window and moon, the bunk, the sleeper, the monster, the child.
"""

from __future__ import annotations

import itertools
import math

import numpy as np

from art import paint as p
from art.paint.voices import gouache as g
from art.paint.voices.brushwork import Brushwork, across, around
from art.paint.voices.printing import PLAIN

NUMBER, TITLE = 33, "Who's Under There"
FINISH = PLAIN

LEFT, RIGHT = 168, 640  # the two sides of the bunk
BEDS = (204, 668, 1080)  # the heights of its mattresses
INK = "1c1430"
SKIN = [(0, "b06450"), (0.4, "e0976e"), (0.75, "f8c294"), (1, "ffe2ba")]
HAIR = [(0, "34160f"), (0.5, "6e3820"), (1, "b06a3a")]
CLOTH = [(0, "3a6cb4"), (0.5, "6aaae4"), (1, "b4dcf8")]
FUR = [(0, "0c5a64"), (0.4, "1f958e"), (0.75, "44c4b0"), (1, "a4ecd0")]
FIRST, SECOND = (
    ((482.0, 462.0), (400.0, 640.0)),
    ((384.0, 884.0), (528.0, 1040.0)),
)  # torches: mouth, and what they find


def room(b: Brushwork) -> None:
    """A papered wall, a window with the moon in it, boards below."""
    wall = around([(0, "b4c4ec"), (0.4, "7c92d0"), (1, "5668a8")], 150, 60, 900)
    b.brush(p.rect(-10, -10, 820, 1220), wall, p.swirl(400, 3, 0.5, 1.4), size=38, length=150, jitter=0.04)
    b.brush(p.points("-10,1150! 810,1146! 810,1220! -10,1220!"), "8a6a78", 0.02, size=14)


def window(b: Brushwork) -> None:
    """Deep night behind four panes, a thin moon, three stars."""
    b.brush(p.points("22,-20! 236,-20! 232,150! 26,154!"), "b8a0a8", 0.03, size=10)
    b.brush(
        p.points("40,-20! 218,-20! 215,132! 43,136!"),
        across([(0, "1c2c78"), (1, "4a66c0")], (60, 0), (200, 140)),
        -0.5,
        size=18,
    )
    b.brush(p.cut(p.circle(140, 62, 42), p.circle(158, 50, 37)), "fff6cc", 0.8, size=8, jitter=0.01)
    for x, y, r in ((70, 28, 3), (196, 104, 3.4), (66, 108, 2.4)):
        b.mark(p.circle(x, y, r), "fff6dc")
    b.brush(p.points("12,146! 244,142! 248,160! 10,166!"), "cbb4b4", 0.02, size=7)


def bed(b: Brushwork, y: float) -> None:
    """One storey seen from its end: slats from below, rail, mattress in ticking with a sagging edge."""
    rail = p.points(f"{LEFT - 18},{y + 52}! {RIGHT + 18},{y + 50}! {RIGHT + 18},{y + 84}! {LEFT - 18},{y + 86}!")
    slats = p.points(f"{LEFT + 4},{y + 84}! {RIGHT - 4},{y + 84}! {RIGHT - 60},{y + 116}! {LEFT + 60},{y + 116}!")
    b.brush(slats, "5c3430", 0.0, size=8)
    for k in range(9):
        x = LEFT + 20 + k * 49 + b.random.normal(0, 3)
        u = (x - 404) * 0.78 + 404
        b.brush(p.poly([(x, y + 86), (x + 30, y + 86), (u + 24, y + 114), (u, y + 114)]), "a8684a", 1.4, size=7)
    mattress = p.points(
        f"{LEFT - 8},{y + 18} {LEFT},{y + 2} {404},{y + 6} {RIGHT},{y + 1} {RIGHT + 10},{y + 22} {RIGHT + 4},{y + 54}! "
        f"{404},{y + 58} {LEFT - 2},{y + 55}!"
    )
    b.brush(mattress, across([(0, "fff4e4"), (1, "c8b8c4")], (0, y), (0, y + 58)), 0.02, size=10, jitter=0.02)
    for k in range(17):
        x = LEFT + 12 + k * 28.6 + b.random.normal(0, 2)
        b.line([(x, y + 10), (x + b.random.normal(0, 2), y + 32), (x, y + 52)], [2, 4, 2], "8ea0cc")
    b.brush(
        rail,
        across([(0, "e0a070"), (0.4, "b8744c"), (1, "74403a")], (0, y + 50), (0, y + 86)),
        0.0,
        size=9,
        jitter=0.06,
    )


def bunk(b: Brushwork) -> None:
    """Three storeys between posts that taper upwards, as from a child's eye on the floor."""
    for x, lean in ((LEFT + 16, 8), (RIGHT - 16, -8)):
        post = [(x + lean, 200), (x, 640), (x - lean * 0.6, 1200)]
        b.brush(
            p.ribbon(post, [34, 38, 44], 40),
            across([(0, "d8966a"), (1, "7c4438")], (x - 18, 0), (x + 22, 0)),
            1.57,
            size=9,
            jitter=0.06,
        )
    for y in BEDS:
        bed(b, y)


def quilt(b: Brushwork, outline: str, folds: tuple[str, ...], tones: tuple[str, str, str], slope: float) -> None:
    """A striped quilt: bands across it, each fold one dark and one light stroke, stitches."""
    shape = p.points(outline)
    xs, ys = [q[0] for q in shape], [q[1] for q in shape]
    base, stripe, shade = tones
    b.brush(
        shape, across([(0, base), (0.6, base), (1, shade)], (400, min(ys)), (400, max(ys))), 0.1, size=13, jitter=0.04
    )
    with b.within(shape):
        x, k = min(xs) - 40.0, 0
        while x < max(xs):
            w = b.random.uniform(34, 50)
            line = [
                (x + slope * 90, min(ys) - 10),
                (x + slope * 20 + 6, (min(ys) + max(ys)) / 2),
                (x - slope * 40, max(ys) + 10),
            ]
            tone = (stripe, p.mix(stripe, base, 0.45))[k % 2]
            b.brush(p.ribbon(line, [w, w * 0.86, w * 1.06], 20, True), tone, g.along(line), size=9, jitter=0.04)
            for side in (-0.56, 0.56):
                for u, v in p.sample([(q[0] + side * w, q[1]) for q in line], 22):
                    b.line([(u, v - 3), (u, v + 3)], [1.6, 2, 1.6], "fff4dc")
            x, k = x + w * b.random.uniform(2.0, 2.5), k + 1
        for fold in folds:
            line = p.points(fold)
            b.line([(u + 6, v + 3) for u, v, *_ in line], [1, 7, 6, 1], p.mix(shade, base, 0.3))
            b.line(line, [1, 5, 4, 1], p.mix(base, "fff0d0", 0.45))


def torch(b: Brushwork, mouth: tuple[float, float], aim: tuple[float, float], colour: tuple[str, str, str]) -> None:
    """A torch whose mouth lies at a place and shines towards another."""
    turn = math.degrees(math.atan2(aim[1] - mouth[1], aim[0] - mouth[0])) - 90
    dark, body, light = colour
    with b.at(*mouth, 1.0, turn=turn):
        metal = [(0, light), (0.4, body), (1, dark)]
        b.brush(
            p.points("-17,-136! -10,-142 10,-142 17,-136! 16,-44! -16,-44!"),
            across(metal, (-16, 0), (17, 0)),
            1.57,
            size=7,
        )
        b.brush(p.points("-18,-48! 18,-48! 33,-4! -33,-4!"), across(metal, (-30, 0), (32, 0)), 1.57, size=7)
        b.line([(-17, -46), (0, -43), (18, -46)], [4, 5, 4], dark)
        b.brush(p.circle(0, -3, 33, 10), "fffbe0", 0.0, size=6, jitter=0.01)


def finger(b: Brushwork, points: str, width: float, tones: p.Stops) -> None:
    """One finger, with a dark edge towards the next."""
    line = p.points(points)
    (x, y), (u, v) = line[0][:2], line[-1][:2]
    b.line([(q[0] + 1.5, q[1] + 3) for q in line], [width, width * 1.06, width * 0.8], tones[0][1])
    b.line(line, [width, width, width * 0.78], tones[2][1])
    b.line(
        [(x * 0.6 + u * 0.4, y * 0.6 + v * 0.4 - width * 0.2), (u, v - width * 0.16)], [1, width * 0.3, 1], tones[3][1]
    )


def child(b: Brushwork) -> None:
    """Over the edge on the belly: legs under the quilt, the shirt slid down, one hand on the rail, one on the torch."""
    holding = p.points("650,392 596,372 600,300")
    b.brush(p.ribbon(holding, [54, 46, 40], 40, True), across(CLOTH, (640, 420), (570, 300)), g.along(holding), size=8)
    back_of_hand = p.points("582,320! 574,294 582,278 602,272 622,278 630,294 620,320!")
    b.brush(back_of_hand, across([(0, SKIN[1][1]), (1, SKIN[2][1])], (600, 320), (600, 276)), 1.4, size=7, jitter=0.02)
    for x, y, u in ((582, 288, -3), (595, 284, -1), (609, 284, 1), (622, 288, 3)):
        finger(b, f"{x},{y} {x + u},{y - 18} {x + u},{y - 34}", 14, SKIN)
    trousers = p.points("560,140! 620,108 678,112 718,150 736,200 738,250 730,304! 636,308! 640,236 628,208 560,206!")
    b.brush(trousers, across(CLOTH, (740, 250), (600, 130)), g.along(p.points("560,150 680,150 690,280")), size=10)
    with b.within(trousers):
        for k in range(6):
            line = p.points(
                f"540,{124 + k * 17} {650 + (5 - k) * 4},{130 + k * 15} {716 - k * 15},{190 + k * 6} {726 - k * 15},310"
            )
            b.line(line, [5, 6, 6, 5], "2f5cb0")
    torso(b)
    child_head(b)
    lighting(b)


def torso(b: Brushwork) -> None:
    """The shirt hangs with him, its stripes from hem to shoulder, folds where it bunches."""
    shirt = p.points(
        "638,290! 660,282 686,293 708,281 730,286! 740,320 752,366 750,410 730,442 690,457 646,446 624,412 "
        "622,370 634,328"
    )
    b.brush(shirt, across(CLOTH, (760, 360), (620, 400)), 1.5, size=11)
    with b.within(shirt):
        for k in range(7):
            x = 636 + k * 17 + b.random.normal(0, 1.5)
            b.line([(x, 290), (x + (k - 3) * 1.4 + 3, 360), (x + (k - 3) * 4, 460)], [5, 7, 6], "2f5cb0")
        b.line(p.points("636,297 660,289 686,300 708,288 734,292"), [5, 8, 8, 8, 5], "d4ecfc")
        for fold in ("724,306 716,340 726,372", "652,304 660,330 652,350", "734,400 712,420 690,424"):
            b.line(p.points(fold), [2, 9, 2], "3460a8")


def child_head(b: Brushwork) -> None:
    """Drawn upright, facing right, and hung upside down: wide eye, open mouth, every hair falling."""
    with b.at(636, 522, 1.0, turn=163):
        b.brush(p.points("-40,40! 22,60! 18,116! -44,110!"), across(SKIN, (-44, 80), (20, 90)), 1.4, size=8)
        locks(
            b,
            (
                (-66, -20, -92, -70),
                (-58, -44, -80, -112),
                (-40, -58, -48, -134),
                (-18, -66, -26, -126),
                (4, -68, 2, -142),
                (26, -64, 34, -120),
                (44, -52, 58, -116),
                (56, -38, 78, -84),
            ),
        )
        face = p.points(
            "-64,4 -58,-46 -20,-72 30,-68 60,-42 66,-14 64,0 76,14 88,22! 80,32 68,34 70,42! 64,48 66,64 56,82 "
            "30,90 0,84 -26,66 -46,44"
        )
        b.brush(face, across(SKIN, (-60, -20), (62, 40)), lambda x, y: math.atan2(y, x) + 1.57, size=9, jitter=0.02)
        b.brush(p.circle(30, 46, 20, 15), "f49a7c", 0.3, size=7, jitter=0.02)
        cap = p.points(
            "66,-18! 58,-54 22,-80 -30,-78 -66,-46 -76,0 -60,40 -44,46! -40,20 -30,4! -14,-6 -4,-30 24,-40! "
            "36,-34 50,-26!"
        )
        b.brush(cap, across(HAIR, (-70, 10), (40, -60)), lambda x, y: math.atan2(y + 10, x) + 1.57, size=7, jitter=0.09)
        b.brush(p.circle(-26, 18, 17, 22), around([(0, "e89a74"), (1, "f8c094")], -24, 18, 20), 1.0, size=6)
        b.line(p.points("-30,6 -20,12 -24,28"), [2, 4, 2], "a85a48")
        b.brush(p.circle(40, 0, 17, 21), "fffdf2", 0.4, size=6, jitter=0.01)
        b.mark(p.circle(48, 5, 9.5, 13), "3a2018")
        b.mark(p.circle(51, 0, 3.4, 4), "ffffff")
        b.line(p.points("22,-10 30,-22 46,-24 57,-12"), [2, 4, 4, 2], "4a2418")
        b.line(p.points("18,-34 34,-46 54,-40"), [3, 8, 3], "4a2418")
        b.mark(p.spline(p.points("69,44! 50,45 38,56 44,72 58,74 67,64!")), "7a1c2c")
        b.mark(p.points("46,68 54,60 64,64 58,72"), "e0706a")
        b.line(p.points("74,30 80,27"), [2, 3, 1], "b06450")


def locks(b: Brushwork, roots: tuple[tuple[float, float, float, float], ...]) -> None:
    """Strands that hang from the head, three strokes each."""
    for x, y, u, v in roots:
        for k in (-1, 0, 1):
            end = (u + k * 9 + b.random.normal(0, 4), v + abs(k) * 14 + b.random.normal(0, 5))
            middle = ((x + end[0]) / 2 + k * 7, (y + end[1]) / 2)
            b.line([(x + k * 7, y + 10), middle, end], [22, 17, 1.5], p.ramp(float(b.random.uniform(0.2, 0.75)), HAIR))


def lighting(b: Brushwork) -> None:
    """The arm that reaches under the bed, the red torch in its fist."""
    torch(b, *FIRST, ("a01020", "f02424", "ff6a50"))
    arm = p.points("700,414 626,424 560,388 524,378")
    b.brush(p.ribbon(arm, [66, 56, 46, 40], 40, True), across(CLOTH, (640, 370), (620, 450)), g.along(arm), size=9)
    with b.within(p.ribbon(arm, [66, 56, 46, 40], 40, True)):
        for dy in (-20, -7, 7, 20):
            b.line([(x, y + dy * (0.6 + 0.5 * (x - 520) / 180)) for x, y, *_ in arm], [4, 6, 6, 4], "2f5cb0")
    b.brush(p.points("536,356! 552,362! 546,410! 528,406!"), "2f5cb0", 1.4, size=5)
    b.brush(
        p.points("534,362 516,352 494,360 486,380 496,404 520,410 534,402"),
        across(SKIN, (530, 350), (490, 410)),
        0.6,
        size=7,
    )
    for line, w in (
        ("514,362 496,350 478,356", 17),
        ("506,376 486,366 470,374", 17),
        ("504,392 486,384 472,392", 16),
        ("508,406 494,402 482,408", 14),
    ):
        finger(b, line, w, SKIN)
    finger(b, "524,360 520,344 504,334", 16, SKIN)


def tufts(b: Brushwork, points: list[p.Point], out: float, length: float, gap: float = 9) -> None:
    """Fur along an edge: tapered strokes that fall outwards and down; out is the side, +1 or -1."""
    n = max(6, int(sum(math.dist(a[:2], c[:2]) for a, c in itertools.pairwise(points)) / gap))
    line = p.sample(points, n + 2)
    for k in range(n):
        (x, y), (u, v) = line[k], line[k + 1]
        a = math.atan2(v - y, u - x) + out * b.random.uniform(0.5, 1.0)
        m = length * b.random.uniform(0.6, 1.3)
        tip = (x + m * math.cos(a), y + m * math.sin(a) + m * 0.2)
        b.line(
            [(x - 6 * math.cos(a), y - 6 * math.sin(a)), ((x + tip[0]) / 2, (y + tip[1]) / 2 + 2), tip],
            [9, 9, 1],
            p.ramp(float(b.random.uniform(0.25, 0.7)), FUR),
        )


def pelt(
    b: Brushwork, line: list[p.Point], widths: list[float], a: tuple[float, float], z: tuple[float, float]
) -> None:
    """A limb or a trunk in fur: the mass turning from a to z, strokes along it, a shaggy edge."""
    shape = p.ribbon(line, widths, 50, True)
    box = shape.getBounds()
    centre = p.sample(line, 30)
    t = np.gradient(centre, axis=0)
    t /= np.hypot(t[:, 0], t[:, 1])[:, None]
    half = np.interp(np.linspace(0, 1, 30), np.linspace(0, 1, len(widths)), widths) / 2 - 3
    for side in (-1, 1):
        edge = [
            (float(x - v * w * side), float(y + u * w * side))
            for (x, y), (u, v), w in zip(centre, t, half, strict=True)
        ]
        tufts(b, edge, side, min(26, max(widths) * 0.2))
    tone = across(FUR, a, z)
    b.brush(shape, tone, g.along(line), size=10, jitter=0.07)
    with b.within(shape):
        for _ in range(int(box.width() * box.height() / 420)):
            x, y = b.random.uniform(box.left(), box.right()), b.random.uniform(box.top(), box.bottom())
            c = centre[int(np.argmin(np.hypot(centre[:, 0] - x, centre[:, 1] - y)))]
            i = int(np.argmin(np.hypot(centre[:, 0] - c[0], centre[:, 1] - c[1])))
            ang, n = math.atan2(t[i, 1], t[i, 0]) + b.random.normal(0, 0.3), b.random.uniform(10, 24)
            colour = np.clip(tone(x, y) * b.random.uniform(0.75, 1.3), 0, 1)
            b.line(
                [
                    (x, y),
                    (x + n / 2 * math.cos(ang) + 2, y + n / 2 * math.sin(ang)),
                    (x + n * math.cos(ang), y + n * math.sin(ang)),
                ],
                [1, 4, 1],
                colour,
            )


def claw(b: Brushwork, x: float, y: float, turn: float, n: float) -> None:
    """A blunt ivory claw."""
    with b.at(x, y, n, turn=turn):
        b.brush(
            p.points("-8,2! 8,2! 6,-14 0,-26! -7,-14"),
            across([(0, "fffae4"), (1, "d0a878")], (-6, 0), (8, 0)),
            1.5,
            size=4,
        )


def feet(b: Brushwork) -> None:
    """Two big soles stick out from under the quilt, toes up: what the child has found."""
    for x, y, turn in ((516, 622, 10), (446, 614, -8)):
        with b.at(x, y, 0.98, turn=turn):
            for u, v, r in ((-30, -40, 15), (-2, -50, 17), (26, -40, 15)):
                claw(b, u, v - r * 0.7, u * 0.5, n=0.8)
                b.brush(
                    p.circle(u, v, r, r * 1.1),
                    around([(0, FUR[3][1]), (0.6, FUR[2][1]), (1, FUR[1][1])], u - 5, v - 5, r * 1.5),
                    0.8,
                    size=6,
                )
            b.brush(
                p.points("-42,-30 -20,-42 16,-42 40,-28 40,10 22,44 -20,44 -42,8"),
                across(FUR, (44, 30), (-40, -40)),
                1.3,
                size=9,
                jitter=0.06,
            )
            b.brush(p.circle(0, 6, 23, 20), "f2b4a4", 0.4, size=7)
            for u in (-22, 2, 24):
                b.brush(p.circle(u, -22, 8, 7), "f2b4a4", 0.4, size=4)
            tufts(b, [(-42, 8), (-44, -14), (-38, -32)], -1, 12)
            tufts(b, [(38, -30), (43, -10), (40, 12)], -1, 12)


def monster(b: Brushwork) -> None:
    """Over its own edge on its belly, shaggy and as afraid: one paw on the rail, in the other a torch."""
    pelt(b, p.points("150,780 214,776 212,742"), [56, 50, 46], (230, 820), z=(160, 750))
    pelt(b, p.points("330,620 230,606 150,650 118,740 124,850"), [110, 130, 140, 146, 120], (40, 760), z=(210, 720))
    monster_head(b)
    torch(b, *SECOND, ("8a5a14", "f0b030", "ffe49a"))
    pelt(b, p.points("96,790 180,806 258,782 318,806"), [70, 64, 54, 46], (200, 850), z=(240, 760))
    b.brush(
        p.points("300,782 330,784 350,802 346,826 322,838 300,830"), across(FUR, (310, 840), (340, 790)), 0.4, size=8
    )
    for line, u, v, turn in (
        ("334,790 360,786 372,800", 378, 806, 140),
        ("342,806 364,808 366,824", 368, 832, 175),
        ("330,826 340,842 326,852", 320, 856, 240),
    ):
        claw(b, u, v, turn, n=0.8)
        points = p.points(line)
        b.line([(x + 1, y + 3) for x, y, *_ in points], [24, 24, 18], FUR[0][1])
        b.line(points, [23, 23, 17], FUR[2][1])


def grip(b: Brushwork) -> None:
    """Three thick fingers hooked over mattress and quilt."""
    for x, y in ((196, 742), (219, 747), (242, 743)):
        claw(b, x, y - 26, 0, n=0.9)
        b.brush(
            p.ribbon([(x, y + 16), (x, y - 4), (x, y - 24)], [22, 23, 20], 20, True),
            across(FUR, (x + 12, y), (x - 10, y - 20)),
            1.5,
            size=6,
        )


def monster_head(b: Brushwork) -> None:
    """Drawn upright, turned left, and hung upside down: horns, unequal eyes, a mouth that would rather be gone."""
    with b.at(140, 956, 0.96, turn=196):
        for horn, widths in (("-62,-62 -86,-100 -76,-142", [40, 28, 2]), ("58,-66 92,-100 96,-146", [44, 30, 2])):
            line = p.points(horn)
            b.brush(
                p.ribbon(line, widths, 30, True),
                across([(0, "fff2cc"), (1, "b88a64")], (line[1][0] - 20, 0), (line[1][0] + 20, 0)),
                g.along(line),
                size=6,
            )
            for x, y in p.sample(line, 9)[2:7]:
                b.line([(x - 13, y + 4), (x, y + 7), (x + 13, y + 2)], [1, 3, 1], "a07450")
        rim: list[p.Point] = []
        for k in range(40):
            a = k * math.tau / 40
            rim.append((112 * math.cos(a), 4 + 94 * math.sin(a)))
        tufts(b, [*rim, rim[0]], -1, 34, gap=7)
        b.brush(
            p.circle(0, 4, 114, 96),
            across(FUR, (100, 40), (-80, -20)),
            lambda x, y: math.atan2(y, x),
            size=11,
            jitter=0.08,
        )
        for _ in range(110):
            a, r = b.random.uniform(0, math.tau), b.random.uniform(40, 100)
            x, y, n = r * math.cos(a), 4 + r * 0.84 * math.sin(a), b.random.uniform(14, 28)
            tone = p.ramp(float(np.clip(0.55 - x / 260 + b.random.normal(0, 0.16), 0, 1)), FUR)
            b.line(
                [
                    (x, y),
                    (x + n * math.cos(a + 0.3) / 2, y + n * math.sin(a + 0.3) / 2),
                    (x + n * math.cos(a), y + n * math.sin(a)),
                ],
                [1, 5, 1],
                tone,
            )
        b.brush(
            p.points("-88,30 -60,8 -10,4 36,20 42,56 10,86 -44,90 -84,66"),
            across([(0, "c8f4dc"), (1, "6accb4")], (-80, 40), (40, 60)),
            0.2,
            size=9,
        )
        for x, y, r in ((-56, -24, 27), (16, -26, 36)):
            b.brush(p.circle(x, y, r + 4, r + 5), FUR[0][1], 0.5, size=6)
            b.brush(
                p.circle(x, y, r, r * 1.05),
                around([(0, "fffbd4"), (1, "ffdf7a")], x - 8, y, r * 1.2),
                0.6,
                size=7,
                jitter=0.01,
            )
            b.mark(p.circle(x - r * 0.4, y + r * 0.1, r * 0.36, r * 0.5), INK)
            b.mark(p.circle(x - r * 0.52, y - r * 0.16, r * 0.13), "ffffff")
        b.line(p.points("-86,-58 -58,-70 -32,-62"), [3, 13, 4], FUR[0][1])
        b.line(p.points("-14,-74 20,-84 54,-62"), [4, 15, 3], FUR[0][1])
        b.brush(p.points("-52,20 -34,10 -14,16 -14,28 -34,38 -50,30"), "0c5a64", 0.2, size=6)
        b.line([(-44, 19), (-34, 15), (-26, 17)], [1, 4, 1], "7fe0cc")
        b.mark(p.spline(p.points("-74,60! -52,50 -30,58 -4,50 24,60! 0,74 -30,78 -58,76")), "54142c")
        for x, y in ((-56, 76), (2, 74)):
            b.mark(p.poly([(x - 9, y + 1), (x + 1, y - 22), (x + 10, y)]), "fffdf0")


def sleeper(b: Brushwork) -> None:
    """The same child on its pillow, cheek in hand, fast asleep."""
    pillow = p.points("424,1092 430,1046 480,1028 560,1032 632,1022 656,1050 650,1088 560,1098")
    b.brush(pillow, across([(0, "fffaf0"), (1, "c8c0d4")], (480, 1030), (560, 1100)), 0.1, size=12, jitter=0.02)
    for fold in ("446,1054 470,1062 490,1060", "640,1040 616,1052 604,1050"):
        b.line(p.points(fold), [1, 7, 1], "c4bcd0")
    with b.at(540, 1016, 0.94, turn=-58):
        locks(
            b,
            (
                (66, 0, 92, 10),
                (60, -20, 86, -24),
                (48, -44, 72, -56),
                (24, -60, 44, -76),
                (-6, -64, 10, -86),
                (-34, -56, -22, -78),
            ),
        )
        face = p.points(
            "64,4 56,-44 20,-70 -28,-66 -58,-42 -64,-10 -62,4 -72,20 -78,28! -70,36 -62,40! -60,56 -54,74 -28,84 "
            "2,80 30,62 50,36"
        )
        b.brush(face, across(SKIN, (60, 10), (-60, 10)), lambda x, y: math.atan2(y, x) + 1.57, size=9, jitter=0.02)
        b.brush(p.circle(-26, 44, 20, 15), "f49a7c", 0.3, size=7, jitter=0.02)
        cap = p.points(
            "-64,-16! -58,-52 -22,-80 30,-78 66,-46 76,0 60,40 44,46! 40,20 30,4! 14,-6 2,-30 -24,-42! -38,-34 -50,-26!"
        )
        b.brush(cap, across(HAIR, (70, 10), (-40, -60)), lambda x, y: math.atan2(y + 10, x) + 1.57, size=7, jitter=0.09)
        b.brush(p.circle(26, 18, 16, 21), "f0ac84", 1.0, size=6)
        b.line(p.points("30,6 20,12 24,28"), [2, 4, 2], "a85a48")
        b.line(p.points("-54,4 -42,13 -26,6"), [2, 5, 2], "4a2418")
        b.line(p.points("-52,-18 -38,-26 -22,-20"), [2, 6, 2], "4a2418")
        b.line(p.points("-60,52 -50,58 -40,54"), [1, 4, 2], "8a2c34")


def beams() -> tuple[p.Array, p.Array]:
    """Where the torches shine: their cones with a soft edge, and the light that comes back from what they strike."""
    cone, back = np.zeros_like(p.grid.x), np.zeros_like(p.grid.x)
    for (mouth, aim), spread in ((FIRST, 0.6), (SECOND, 0.44)):
        dx, dy = p.grid.x - mouth[0], p.grid.y - mouth[1]
        reach = math.dist(mouth, aim)
        a = math.atan2(aim[1] - mouth[1], aim[0] - mouth[0])
        along, across_it = dx * math.cos(a) + dy * math.sin(a), -dx * math.sin(a) + dy * math.cos(a)
        edge = np.abs(across_it) / (26 + np.clip(along, 0, None) * spread) + p.noise(60, 5, 2) * p.f32(0.04)
        lit = p.smooth(1.08, 0.8, edge) * p.smooth(-4, 8, along) * p.smooth(reach * 1.6, reach * 1.0, along)
        cone = np.maximum(cone, lit)
        for (x, y), r, k in ((aim, 290, 0.75), (mouth, 220, 0.6)):
            back = np.maximum(back, k * np.exp(-((np.hypot(p.grid.x - x, p.grid.y - y) / r) ** 2)))
    for x, y, r, k in ((600, 500, 165, 1.0), (170, 950, 170, 0.85)):
        back = np.maximum(back, k * np.exp(-((np.hypot(p.grid.x - x, p.grid.y - y) / r) ** 2)))
    return cone.astype(p.f32), back.astype(p.f32)


def put_into_night(img: p.Array) -> None:
    """Take the day out: blue dark everywhere, the moon on what faces the window, warm where the torches reach."""
    cone, back = beams()
    air = p.smooth(340, 20, np.minimum(*(np.hypot(p.grid.x - x, p.grid.y - y) for (x, y), _ in (FIRST, SECOND))))
    moon = p.smooth(900, 40, np.hypot(p.grid.x - 150, p.grid.y - 40))
    light = p.rgb("2a3674") + moon[..., None] * p.rgb("4a62a8") * 0.8
    light = light + back[..., None] * p.rgb("ffb060") * 0.72 + cone[..., None] * p.rgb("ffe8a8") * 0.78
    img *= np.clip(light, 0, 1.12)
    np.clip(img, 0, 1, out=img)
    p.over(img, cone * (air * 0.75 + 0.25), "ffcf68", 0.58)


def rims(img: p.Array, shape: p.Array, where: p.Array, side: float) -> None:
    """Warm light along the edges that a torch can see, blue night along the others."""
    lit = img.copy()
    p.rim_light(lit, shape, "ffb45c", dx=side * 4, dy=3, alpha=0.48, soft=1.4)
    p.rim_light(lit, shape, "86b4ff", dx=-side * 4, dy=-2, alpha=0.5, soft=1.4)
    img += (lit - img) * where[..., None]


def paint() -> p.Array:
    """One bunk from its end, all in its own colours, then the night over it, and the two lamps last."""
    img = g.board("7c92d0", 2)
    b = Brushwork(33, wobble=0.6)
    room(b)
    bunk(b)
    sleeper(b)
    quilt(
        b,
        "140,1110! 160,1070 240,1034 340,1026 430,1030 490,1056 524,1078 526,1104 480,1126 400,1136 300,1126 200,1144 "
        "144,1150!",
        ("250,1030 270,1070 262,1120", "380,1040 392,1080 380,1128", "170,1050 190,1090 182,1136"),
        ("d83a34", "fff0d4", "8a1c38"),
        slope=0.4,
    )
    b.lay(img, tooth=0.5)
    beast = Brushwork(35, wobble=0.6)
    monster(beast)
    beast.lay(img, tooth=0.5)
    b = Brushwork(36, wobble=0.6)
    quilt(
        b,
        "196,640! 186,590 226,556 290,540 360,560 412,584! 440,640 520,658! 548,676 520,712 470,722 420,706 380,704 "
        "300,722 240,704 206,696!",
        ("270,552 284,620 268,700", "370,574 388,630 376,694"),
        ("f0b43c", "d8543a", "9a6424"),
        slope=0.3,
    )
    grip(b)
    feet(b)
    b.lay(img, tooth=0.5)
    boy = Brushwork(37, wobble=0.6)
    child(boy)
    boy.lay(img, tooth=0.5)
    b = Brushwork(38, wobble=0.6)
    quilt(
        b,
        "120,240! 140,190 220,160 330,150 430,128 520,92 600,80 666,92 "
        "712,120 740,164 742,214! 722,222 704,204 684,214 664,202 646,218 626,212 610,230 594,256 520,262 "
        "420,248 320,268 220,252 150,292 112,300!",
        (
            "260,160 284,210 270,256",
            "420,134 444,190 430,246",
            "560,94 590,140 584,210",
            "650,96 680,130 690,190",
            "160,190 176,240 160,284",
        ),
        ("d83a34", "fff0d4", "8a1c38"),
        slope=-0.3,
    )
    b.lay(img, tooth=0.5)
    put_into_night(img)
    rims(img, boy.layer.alpha(), p.smooth(200, 236, p.grid.y), side=-1)
    rims(img, beast.layer.alpha(), 1 - p.smooth(150, 220, p.grid.x) * p.smooth(740, 690, p.grid.y), side=1)
    b = Brushwork(34, wobble=0.6)
    window(b)
    b.lay(img, tooth=0.4)
    for mouth, _ in (FIRST, SECOND):
        p.glow(img, *mouth, 110, colour="fff0b0", alpha=0.55, power=2.0)
    p.glow(img, 130, 66, 150, colour="a8c0ff", alpha=0.35, power=1.6)
    return img
