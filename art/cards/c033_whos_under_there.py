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
SLEEVES = [(0, "6a98d8"), (0.45, "b4d4f4"), (1, "f0f8ff")]
SHIRT = [(0, "9c94b4"), (0.4, "f0dcc4"), (0.7, "fff2d8"), (1, "fffdf0")]
STRIPE = "3c74cc"
FUR = [(0, "0c5a64"), (0.4, "1f958e"), (0.75, "44c4b0"), (1, "a4ecd0")]
FIRST, SECOND = (
    ((482.0, 462.0), (400.0, 640.0)),
    ((384.0, 884.0), (528.0, 1040.0)),
)  # torches: mouth, and what they find
FACES = (
    (680, 410, 170, 1.1),
    (660, 250, 150, 0.75),
    (520, 372, 100, 0.55),
    (170, 950, 160, 1.0),
    (530, 1000, 130, 1.0),
)  # what their light comes back to


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
        shape,
        across([(0, p.mix(base, "fff0d0", 0.12)), (0.6, base), (1, shade)], (400, min(ys)), (400, max(ys))),
        0.1,
        size=13,
        jitter=0.04,
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
    """On his belly under the quilt; from the armpits on he hangs over the end, one arm with the torch far below."""
    lighting(b)
    neck(b)
    shirt(b)
    child_head(b)


def neck(b: Brushwork) -> None:
    """Short, from the collar under the jaw."""
    line = p.points("712,262 706,300 698,346")
    b.brush(p.ribbon(line, [74, 68, 66], 30), across(SKIN, (744, 300), (672, 310)), g.along(line), size=8, jitter=0.02)
    b.line(p.points("676,316 704,326 738,316"), [2, 12, 3], SKIN[0][1])


def shirt(b: Brushwork) -> None:
    """The back comes level from under the quilt and rounds over the mattress's end to the collar."""
    cloth = p.points(
        "520,212! 540,150 590,114 650,110 702,126 740,160 758,206 758,252 744,284! 708,296 672,284! 656,258 "
        "651,228! 640,210!"
    )
    b.brush(cloth, across(SHIRT, (776, 170), (650, 230)), g.along(p.points("540,150 680,150 720,290")), size=11)
    with b.within(cloth):
        for fold in ("738,190 732,216 736,250", "712,146 722,164 724,182"):
            b.line(p.points(fold), [2, 8, 1], SHIRT[0][1])
        b.line(p.points("666,106 672,130 662,156 668,186"), [6, 16, 14, 6], SHIRT[0][1])
        b.line(p.points("646,226 656,258 674,288"), [6, 12, 3], SHIRT[0][1])
    b.line(p.points("670,282 706,297 748,280"), [12, 15, 12], STRIPE)


def sleeve(b: Brushwork, arm: str, widths: list[float], rings: tuple[float, ...]) -> None:
    """A length of pale blue sleeve, its stripes rings round the arm."""
    line = p.points(arm)
    shape = p.ribbon(line, widths, 40, True)
    middle = p.sample(line, 60)
    b.brush(shape, across(SLEEVES, (760, 330), (580, 150)), g.along(line), size=9, jitter=0.02)
    with b.within(shape):
        for t in rings:
            (x, y), (u, v) = middle[int(t * 57)], middle[int(t * 57) + 2]
            n = math.dist((x, y), (u, v))
            dx, dy, w = (u - x) / n, (v - y) / n, 44
            b.line([(x - dy * w, y + dx * w), (x + dx * 9, y + dy * 9), (x + dy * w, y - dx * w)], [6, 8, 6], STRIPE)


def brace(b: Brushwork) -> None:
    """The near arm: from the shoulder up to the elbow and down to a hand that grips the edge from above."""
    cuff = p.points("532,182! 562,218! 551,227! 521,191!")
    under_the_arm = p.points("612,164 646,204 648,222 634,220 616,208 598,206 574,214 566,200")
    b.line(p.points("534,186 574,150 604,118 624,110"), [2, 9, 8, 1], "6c1834")
    b.line(p.points("732,214 712,242 680,246 656,222"), [2, 11, 13, 4], SHIRT[0][1])
    b.brush(under_the_arm, "74182e", 0.9, size=7)
    holding(b)
    sleeve(b, "622,138 590,164 552,196", [60, 52, 42], (0.42, 0.7))
    b.brush(cuff, STRIPE, 0.6, size=5)
    b.line(p.points("662,180 640,172 612,164 600,150"), [2, 6, 7, 2], "5880c0")
    sleeve(b, "692,206 662,174 624,134", [70, 68, 56], (0.16, 0.42, 0.68))
    b.line(p.points("612,152 622,160 634,160"), [1, 5, 1], "5880c0")


def holding(b: Brushwork) -> None:
    """Four fingers over the mattress's front down to the rail, the thumb beside them."""
    with b.at(-34, 0):
        back_of_hand = p.points("549,214 558,200 580,196 598,206 604,220 604,240 590,244 562,244 548,236")
        for x, y in ((556, 262), (573, 268), (590, 266), (605, 258)):
            b.line([(x + 6, 232), (x + 6, y + 5)], [16, 12], "5c1c34")
        b.brush(back_of_hand, across(SKIN[1:], (600, 244), (556, 206)), 1.5, size=7, jitter=0.02)
        for line, w in (
            ("596,212 613,219 620,234", 16),
            ("600,232 605,246 604,256", 15),
            ("588,234 591,252 589,265", 17),
            ("572,234 573,252 571,267", 17),
            ("557,232 556,248 554,260", 16),
        ):
            finger(b, line, w, SKIN)


def child_head(b: Brushwork) -> None:
    """Drawn upright, turned to the right, and hung upside down: two wide eyes, open mouth, every hair falling."""
    with b.at(694, 403, 1.06, turn=172):
        locks(
            b,
            (
                (-64, -20, -70, -62),
                (-58, -44, -62, -102),
                (-40, -58, -44, -146),
                (-18, -66, -24, -126),
                (4, -68, 2, -158),
                (26, -64, 32, -134),
                (44, -52, 54, -118),
                (54, -38, 70, -84),
            ),
        )
        b.brush(p.circle(-66, 14, 17, 23), around([(0, "e08a68"), (1, "f8c094")], -64, 14, 20), 1.0, size=6)
        b.line(p.points("-72,2 -64,8 -66,24"), [2, 4, 2], "a85a48")
        face = p.points("-64,0 -60,-46 -22,-74 30,-72 60,-48 70,-14 68,8 72,26 66,50 50,76 24,90 -4,86 -34,70 -56,42")
        b.brush(face, across(SKIN, (-70, -10), (50, 40)), lambda x, y: math.atan2(y, x) + 1.57, size=9, jitter=0.02)
        cap = p.points(
            "70,-18! 64,-54 26,-84 -30,-82 -70,-50 -78,-8 -66,10! -58,4 -54,-16! -44,-34 -30,-30! -20,-52 4,-46! "
            "20,-58 36,-48! 48,-50 58,-34!"
        )
        b.brush(cap, across(HAIR, (-70, 10), (40, -60)), lambda x, y: math.atan2(y + 10, x) + 1.57, size=7, jitter=0.09)
        for k in range(15):
            x, tone = -62 + k * 8.6, p.ramp(float(b.random.uniform(0.3, 0.95)), HAIR)
            y = -30 - 24 * math.cos(x / 44)
            b.line([(x, y), (x * 1.05 - 2, y - 26), (x * 1.06, y - b.random.uniform(44, 70))], [1.5, 7, 1], tone)
        for x, y, r in ((-26, 40, 19), (56, 38, 10)):
            b.brush(p.circle(x, y, r, 14), "f8a884", 0.3, size=7, jitter=0.02)
        for x, y, rx, ry in ((0, 0, 23, 27), (46, -2, 18, 25)):
            b.mark(p.circle(x, y, rx + 2.5, ry + 2.5), "8a4a3c")
            b.brush(p.circle(x, y, rx, ry), "fffdf2", 0.4, size=6, jitter=0.01)
            b.mark(p.circle(x + rx * 0.32, y - ry * 0.26, 10, 13), "2c1614")
            b.mark(p.circle(x + rx * 0.32 - 3, y - ry * 0.26 + 5, 3.6, 4), "ffffff")
        b.line(p.points("-28,-34 -8,-44 14,-36"), [3, 9, 3], "4a2418")
        b.line(p.points("38,-38 52,-43 64,-32"), [3, 8, 3], "4a2418")
        b.line(p.points("30,18 40,30 26,33"), [2, 6, 2], "c07054")
        b.mark(p.spline(p.points("8,56 22,46 40,48 48,60 38,74 20,74")), "7a1c2c")
        b.mark(p.spline(p.points("14,52! 26,47 38,49 44,54! 30,57")), "fffdf0")
        b.mark(p.circle(28, 70, 10, 4), "d8584e")


def locks(b: Brushwork, roots: tuple[tuple[float, float, float, float], ...]) -> None:
    """Strands that hang from the head, three strokes each."""
    for x, y, u, v in roots:
        for k in (-1, 0, 1):
            end = (u + k * 9 + b.random.normal(0, 4), v + abs(k) * 14 + b.random.normal(0, 5))
            middle = ((x + end[0]) / 2 + k * 7, (y + end[1]) / 2)
            b.line([(x + k * 7, y + 10), middle, end], [22, 17, 1.5], p.ramp(float(b.random.uniform(0.2, 0.75)), HAIR))


def lighting(b: Brushwork) -> None:
    """The far arm: out from behind the chest and down under the bed, the red torch in its fist."""
    torch(b, *FIRST, ("a01020", "f02424", "ff6a50"))
    sleeve(b, "700,250 664,296 614,348 545,378", [66, 62, 52, 42], (0.4, 0.56, 0.72))
    b.line(p.points("650,262 668,302 690,322"), [4, 16, 4], "5880c0")
    b.brush(p.points("551,347! 537,353! 556,401! 570,395!"), STRIPE, 1.2, size=5)
    fist(b)


def fist(b: Brushwork) -> None:
    """Seen on its back: four fingers close round the torch, the thumb lies along it."""
    turn = math.degrees(math.atan2(FIRST[1][1] - FIRST[0][1], FIRST[1][0] - FIRST[0][0])) - 90
    with b.at(517, 380, 0.92, turn=turn):
        back_of_hand = p.points("34,-30 14,-36 -10,-34 -20,-10 -18,24 -4,34 16,30 32,16")
        b.brush(back_of_hand, across(SKIN[1:], (34, -30), (-6, 24)), 1.5, size=7, jitter=0.02)
        for line, w in (
            ("-4,-28 -22,-30 -32,-22", 16),
            ("-6,-12 -26,-14 -36,-6", 18),
            ("-6,6 -26,4 -36,11", 18),
            ("-4,23 -22,22 -32,28", 17),
        ):
            finger(b, line, w, SKIN)
        finger(b, "18,18 10,34 -4,44", 17, SKIN)


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


def monster(b: Brushwork) -> None:
    """One shaggy mass, along its bunk on its belly and over the end, as afraid as the child, a torch in its paw."""
    body = p.points("580,654 470,620 370,600 250,598 156,646 120,740 126,850")
    pelt(b, body, [60, 116, 142, 138, 144, 148, 122], (20, 800), z=(380, 560))
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
    pillow = p.points("436,1092 446,1058 500,1048 580,1052 632,1008 664,1034 656,1086 560,1098")
    b.brush(pillow, across([(0, "fffaf0"), (1, "c8c0d4")], (480, 1030), (560, 1100)), 0.1, size=12, jitter=0.02)
    for fold in ("456,1066 474,1074 490,1072", "646,1034 630,1046 624,1062"):
        b.line(p.points(fold), [1, 7, 1], "c4bcd0")
    with b.at(548, 1000, 1.0, turn=64):
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
        b.line(p.points("-62,48 -50,56 -36,50"), [2, 5, 3], "8a2c34")


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
    for x, y, r, k in FACES:
        back = np.maximum(back, k * np.exp(-((np.hypot(p.grid.x - x, p.grid.y - y) / r) ** 2)))
    return cone.astype(p.f32), back.astype(p.f32)


def put_into_night(img: p.Array) -> None:
    """Take the day out: blue dark everywhere, the moon on what faces the window, warm where the torches reach."""
    cone, back = beams()
    air = p.smooth(340, 20, np.minimum(*(np.hypot(p.grid.x - x, p.grid.y - y) for (x, y), _ in (FIRST, SECOND))))
    moon = p.smooth(900, 40, np.hypot(p.grid.x - 150, p.grid.y - 40))
    light = p.rgb("2a3674") + moon[..., None] * p.rgb("6a80c0") * 0.8
    light = light + back[..., None] * p.rgb("ffb060") * 0.72 + cone[..., None] * p.rgb("ffe8a8") * 0.78
    for x, y, r, k in FACES:
        near = p.smooth(r, r * 0.35, np.hypot(p.grid.x - x, p.grid.y - y))
        light = light + near[..., None] * p.rgb("ffd8a0") * k * 0.3
    img *= np.clip(light, 0, 1.2)
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
        "140,1110! 160,1066 240,1024 340,1006 430,994 466,1004 494,1046 516,1076 518,1104 480,1126 400,1136 300,1126 "
        "200,1144 "
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
        "430,700! 400,650 402,592 424,552 470,556 520,590 576,622 632,640! 652,660 650,694 620,714 580,702 "
        "530,724 480,708!",
        ("456,562 474,620 462,700", "550,610 568,650 558,694"),
        ("f0b43c", "d8543a", "9a6424"),
        slope=0.3,
    )
    b.lay(img, tooth=0.5)
    boy = Brushwork(37, wobble=0.6)
    child(boy)
    boy.lay(img, tooth=0.5)
    b = Brushwork(43, wobble=0.6)
    quilt(
        b,
        "112,300! 116,240 136,196 200,172 270,160 340,132 392,108 440,104 490,112 540,112 600,106 644,106 662,114 "
        "664,130 654,150 660,170 652,196 658,220 650,248! 606,244 560,258 500,250 420,254 320,268 220,252 150,292!",
        ("260,166 284,210 270,256", "436,110 450,180 430,246", "640,116 630,150 634,226", "160,200 176,240 160,284"),
        ("d83a34", "fff0d4", "8a1c38"),
        slope=-0.3,
    )
    b.lay(img, tooth=0.5)
    arm = Brushwork(39, wobble=0.6)
    brace(arm)
    arm.lay(img, tooth=0.5)
    put_into_night(img)
    above = np.maximum(p.smooth(250, 290, p.grid.y), p.smooth(606, 650, p.grid.x))
    rims(img, np.maximum(boy.layer.alpha(), arm.layer.alpha()), above, side=-1)
    rims(img, beast.layer.alpha(), 1 - p.smooth(150, 220, p.grid.x) * p.smooth(740, 690, p.grid.y), side=1)
    b = Brushwork(34, wobble=0.6)
    window(b)
    b.lay(img, tooth=0.4)
    for mouth, _ in (FIRST, SECOND):
        p.glow(img, *mouth, 110, colour="fff0b0", alpha=0.55, power=2.0)
    p.glow(img, 130, 66, 150, colour="a8c0ff", alpha=0.35, power=1.6)
    return img
