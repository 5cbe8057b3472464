"""After rain a child lands in a puddle, and its own old age laughs up at it; a second puddle holds another world.

Technique: gouache in visible strokes. We look down on a wet street that runs away from us.
Back to front: wet setts, the puddle with the planet, the large puddle with sky and the old man head down in it, the
child, splashes.
"""

from __future__ import annotations

import math

import numpy as np
import skia

from art import paint as p
from art.paint.voices import gouache as g
from art.paint.voices.brushwork import Brushwork, across, around
from art.paint.voices.printing import PLAIN
from art.paint.voices.rounding import ball, flesh, limb

NUMBER, TITLE = 67, "Choose Your Puddle"
FINISH = PLAIN

COAT = [(0, "8a4a1c"), (0.3, "d08a14"), (0.6, "fbbf22"), (0.85, "ffdf55"), (1, "fff6b0")]
RUBBER = [(0, "5e1024"), (0.35, "a81c2a"), (0.65, "e43a2e"), (1, "ff9a78")]
SKIN = [(0, "33181e"), (0.35, "5f3126"), (0.65, "8f5534"), (1, "cc8c58")]
WARM = [(0, "5e2c24"), (0.4, "7e4530"), (0.7, "a6643f"), (1, "e0a070")]
CLOTH = [(0, "0c3f52"), (0.5, "14757c"), (1, "5cbcb0")]
BEARD = [(0, "8c9cc4"), (0.4, "ccd4e6"), (0.7, "f6f4f0"), (1, "ffffff")]
DARK, WHITE = "2a1218", "fffaf0"
POOL = p.points(
    "16,862 22,780 58,716 50,664 96,618 190,596 250,560 340,548 430,536 540,546 620,580 700,596 752,650 764,708 "
    "790,770 788,860 770,950 728,1020 660,1078 566,1098 500,1142 390,1164 260,1156 164,1122 104,1046 44,990 22,930"
)
SPACE = p.points(
    "552,462 570,428 620,420 648,396 712,390 748,410 784,414 792,456 762,482 748,510 684,522 634,508 588,512 560,494"
)
VANISHING = (430.0, -430.0)
STRIKE = (392.0, 640.0)


def stone(b: Brushwork, edge: list[tuple[float, float]]) -> None:
    """One sett: its own quiet grey, paler far away; a few carry a glint of sky."""
    r = b.random
    box = p.spline(edge).getBounds()
    x, y, w, h = box.centerX(), box.centerY(), box.width(), box.height()
    tone = ("465273", "4c5879", "535c7a", "48607c", "5a5c7a")[r.integers(0, 5)]
    far = 0.6 * max(0.0, 1 - y / 620)
    wet = [(0, p.mix("36405f", "7c86a4", far)), (0.5, p.mix(tone, "a0a8bc", far)), (1, p.mix(tone, "b4c8dc", 0.4))]
    b.brush(edge, ball(x, y, w * 0.8, h * 0.8, stops=wet), 0.08, size=min(w * 0.2, h * 0.34), jitter=0.02)
    if r.random() < 0.16:
        u, v, n = x - w * 0.1, y - h * 0.26, w * r.uniform(0.16, 0.24)
        glint = [(u - n, v + n * 0.1), (u, v), (u + n, v - n * 0.06)]
        b.line(glint, [1, h * 0.1, 1], ("cfe6f0", "ffe6c4")[r.integers(0, 2)])


def spot(column: float, depth: float) -> tuple[float, float]:
    """A place on the street: columns to the side of its middle, and how far away (1 at the near edge of the sheet)."""
    return VANISHING[0] + column * 168 / depth, VANISHING[1] + (1200 - VANISHING[1]) / depth


def street(b: Brushwork) -> None:
    """Ranks of setts that run away from us to a point above the sheet; water stands in the joints."""
    b.brush(p.rect(-20, -20, 840, 1240), across([(0, "4c5678"), (1, "262e4e")], (400, 0), (400, 1200)), 0.05, size=40)
    water = p.union(p.spline(POOL), p.spline(SPACE))
    corners = np.array(
        [(-0.43, -0.4), (0, -0.47), (0.43, -0.4), (0.48, 0), (0.43, 0.4), (0, 0.47), (-0.43, 0.41), (-0.48, 0)]
    )
    for column in range(-11, 11):
        depth = 0.9 + b.random.uniform(0, 0.1)
        while depth < 4.1:
            long = b.random.uniform(0.085, 0.125)
            x, y = spot(column, depth + long / 2)
            if -120 < x < 920 and not inner(water, x, y, 100 / depth):
                places = [
                    (column + u, depth + (0.5 - v) * long) for u, v in corners + b.random.normal(0, 0.022, (8, 2))
                ]
                stone(b, [spot(*place) for place in places])
            depth += long


def inner(water: skia.Path, x: float, y: float, r: float) -> bool:
    """Whether a sett would lie wholly under water."""
    return all(water.contains(x + u * r, y + v * r) for u, v in ((-0.8, 0), (0.8, 0), (0, -0.6), (0, 0.6)))


def shores(b: Brushwork) -> None:
    """The rim of both puddles: a dark wet band, wide on the near side, and sky where the water begins."""
    for pool, grow in ((POOL, 1.0), (SPACE, 0.55)):
        rim = p.sample([*pool, pool[0], pool[1]], 320)
        middle = sum(y for _, y in rim) / len(rim)
        reach = max(y for _, y in rim) - middle
        widths = [grow * (13 + 8 * (y - middle) / reach + 5 * math.sin(k * 0.17)) for k, (_, y) in enumerate(rim)]
        b.mark(p.ribbon([(x, y + 3 * grow) for x, y in rim], widths, 320), "222b4c", 0.9)
        k = 0
        while k < 300:
            n = int(b.random.integers(24, 70))
            touch = grow * b.random.uniform(5, 11)
            b.line(rim[k : k + n], [1, touch * 0.6, touch, touch * 0.5, 1], ("dcf0f4", "9ccbe8", "fff0d4")[k % 3])
            k += n + int(b.random.integers(8, 30))


def planet(b: Brushwork) -> None:
    """Night in the second puddle, farther off: a ringed planet and stars."""
    with b.within(SPACE):
        night = around([(0, "7a4ab0"), (0.5, "3c2a8a"), (1, "17164e")], 664, 460, 130)
        b.brush(p.rect(540, 380, 260, 150), night, 0.1, size=16)
        for _ in range(34):
            x, y, r = b.random.uniform(556, 786), b.random.uniform(398, 514), b.random.uniform(1, 3)
            b.mark(p.circle(x, y, r), ("fff0c0", "d8d4ff")[b.random.integers(0, 2)])
        with b.at(674, 457, 0.74, turn=-14):
            rings(b, math.pi)
            fire = [(0, "6a2440"), (0.4, "c8522e"), (0.75, "f8943c"), (1, "ffdc90")]
            b.brush(p.circle(0, 0, 58), ball(0, 0, 62, 62, stops=fire, turn=-14), 0.0, size=9)
            for y, w, tone in ((-24, 9, "ffc878"), (2, 12, "b8482c"), (26, 8, "ffb860")):
                n = math.sqrt(56 * 56 - y * y)
                b.line([(-n, y - 2), (0, y + 6), (n, y - 2)], [w * 0.6, w, w * 0.5], tone)
            rings(b, 0)


def rings(b: Brushwork, start: float) -> None:
    """One half of the planet's rings, the far one from pi on."""
    ends = [(116 * math.cos(t), 28 * math.sin(t)) for t in np.linspace(start, start + math.pi, 14)]
    b.line(ends, [13, 17, 13], "c89858" if start else "ffe6a8")
    b.line([(x * 0.84, y * 0.72) for x, y in ends], [4, 6, 4], "a86a58")


def sky(b: Brushwork) -> None:
    """What the large puddle has of the sky: pale at its far rim, deep blue before our feet, clouds head down."""
    blue = across([(0, "c4ecf2"), (0.4, "63bde6"), (1, "2480cc")], (400, 560), (430, 1160))
    b.brush(p.rect(0, 530, 800, 640), blue, 0.05, size=30, length=150)
    for x, y, w in (
        (122, 800, 110),
        (700, 790, 110),
        (150, 640, 80),
        (640, 640, 90),
        (640, 985, 110),
        (196, 1080, 100),
    ):
        for _ in range(8):
            u, r = b.random.uniform(-0.9, 0.9), w * b.random.uniform(0.18, 0.3)
            cx, cy = x + u * w, y + (1 - abs(u)) * w * 0.2 * b.random.uniform(0, 1.6)
            puff = ball(cx, cy, r * 1.3, r * 1.2, stops=[(0, "a8c8e4"), (0.5, "e4eef4"), (1, "fffbe8")])
            b.brush(p.circle(cx, cy, r * 1.3, r * 0.9), puff, 0.1, size=12)


def palm(b: Brushwork, digits: tuple[str, ...], stops: p.Stops, turn: float) -> None:
    """An open hand, fingers up, wrist at the origin."""
    for digit in digits:
        limb(b, p.points(digit), [17, 16, 15, 11], stops, size=5, turn=turn, drop=(2, 3))
    flesh(
        b,
        p.points("-20,4 -26,-24 -22,-46 0,-52 22,-46 26,-22 20,4"),
        ball(0, -22, 34, 40, stops=stops, turn=turn),
        1.3,
        size=6,
    )


FINGERS = (
    "-18,-36 -28,-66 -34,-84",
    "-7,-44 -10,-80 -12,-98",
    "6,-44 10,-80 13,-96",
    "17,-36 30,-62 38,-78",
    "20,-14 42,-28 54,-42",
)


def sleeve(b: Brushwork, points: p.Points, widths: list[float]) -> None:
    """A wide sleeve from the shoulder over the elbow to a rolled cuff; the wrist comes out of its dark opening."""
    limb(b, points, widths, COAT, size=11, drop=(2, 3))
    (x, y), (u, v) = points[-1][:2], points[-2][:2]
    n, r = math.hypot(x - u, y - v), widths[-1] * 0.54
    dx, dy = (x - u) / n, (y - v) / n
    for shift, w, tone in ((27, 16, "5e3014"), (16, 26, "d99518"), (11, 15, "ffdf55")):
        cx, cy = x + dx * shift, y + dy * shift
        band = [(cx + dy * r, cy - dx * r), (cx + dx * 10, cy + dy * 10), (cx - dy * r, cy + dx * r)]
        b.line(band, [w * 0.8, w, w * 0.8], tone)
    u, v = points[1][:2]
    for k in (-8, 12):
        b.line([(u + k - 9, v + 8), (u + k, v - 4), (u + k + 6, v - 18)], [1, 5, 1], "dca01c")


def boot(b: Brushwork) -> None:
    """A red rubber boot, half from the front, the middle of its cuff at the origin, toe out to the right."""
    shape = p.points("-34,-6! 34,-6! 36,40 46,58 76,70 94,92 90,112! 44,124 -8,124 -34,112! -40,76 -34,40")
    b.mark(p.moved(p.spline(shape), 3, 5), "1a1430", 0.4)
    b.brush(shape, ball(6, 50, 104, 100, stops=RUBBER), 1.4, size=10)
    b.brush(p.points("-36,104! 0,112 44,112 92,98! 92,114! 44,128 -8,128 -36,116!"), "6a1424", 0.0, size=6)
    b.brush(p.rect(-39, -16, 78, 24, r=10), across([(0, WHITE), (1, "b8a8b8")], (-40, 0), (40, 0)), 0.0, size=6)
    b.line(p.points("-18,18 -20,44 -16,70"), [2, 9, 2], "ffb49a")
    b.line(p.points("46,72 66,78 80,92"), [2, 7, 2], "ffb49a")


def legs(b: Brushwork, hip: float, knee: float) -> None:
    """Both legs as they land: hips, knees bent outwards, boots a stride apart. Origin between the soles."""
    for side, lift in ((-1, 0), (1, 8)):
        bones = [(side * 42, hip), (side * 100, knee - lift), (side * 88, -96 - lift)]
        limb(b, bones, [96, 92, 66], CLOTH, size=10, drop=(2, 3))
        with b.at(side * 88, -108 - lift, 0.86, flip=side < 0):
            boot(b)


def coat(b: Brushwork, outline: p.Points, folds: tuple[str, ...]) -> None:
    """The raincoat over the hips, buttoned down the front, its hem thrown up by the jump."""
    box = p.spline(outline).getBounds()
    b.mark(p.moved(p.spline(outline), 0, 8), "1a1430", 0.35)
    tone = ball(0, box.centerY(), 190, box.height() * 0.8, stops=COAT)
    b.brush(outline, tone, lambda x, y: 1.57 - x * 0.003, size=14, length=56)
    for fold in folds:
        line = p.points(fold)
        b.line(line, [1, 9, 15], "cf8c14")
        b.line([(x - 9, y) for x, y, *_ in line], [1, 7, 5], "ffe778")


def old_man(b: Brushwork) -> None:
    """The same coat and the same landing, seventy years on. Origin between the soles."""
    legs(b, -180, -142)
    with b.at(0, 0, 1, turn=-3):
        for side, turn, wrist in ((-1, -34, (-236, -312)), (1, 30, (226, -336))):
            with b.at(wrist[0] + side * 15, wrist[1] - 22, 0.98, turn=turn, flip=side > 0):
                palm(b, FINGERS, SKIN, turn)
            sleeve(b, [(side * 84, -240), (side * 172, -226), wrist], [104, 98, 72])
        front = p.points(
            "-92,-284 92,-284 126,-234 132,-194 168,-140! 116,-146 76,-122! 30,-140 -14,-118! -60,-140 -100,-124! "
            "-118,-142 -164,-136! -132,-194 -126,-234"
        )
        coat(b, front, ("-84,-190 -92,-160 -100,-132", "76,-190 82,-160 76,-130", "128,-180 136,-164 142,-148"))
        with b.at(0, -350, 0.77, turn=-3):
            old_head(b)


def old_head(b: Brushwork) -> None:
    """Hood, beard and a laughing face. Origin at the root of the nose."""
    hood = p.points(
        "20,-222! 96,-186 172,-104 196,20 168,150 96,232 0,256 -100,232 -170,150 -194,20 -170,-100 -90,-184"
    )
    b.mark(p.moved(p.spline(hood), 4, 14), "8a4a1c", 0.5)
    b.brush(hood, ball(0, 20, 210, 260, stops=COAT), lambda x, y: math.atan2(y - 20, x) + 1.57, size=15, jitter=0.02)
    b.brush(p.circle(2, 26, 150, 178), "7a4416", 1.2, size=12)
    face = ball(2, 34, 156, 190, stops=SKIN, flat=0.96)
    flesh(b, p.circle(2, 34, 140, 166), face, lambda x, y: 1.57 + x * 0.004, size=11)
    beard(b)
    laugh(b)


def beard(b: Brushwork) -> None:
    """A great white beard that flies out of the hood in locks."""
    shape = p.points(
        "-138,40! -120,100 -70,112 0,104 70,112 124,96 142,36! 168,120 150,200! 140,236 104,268! 96,256 60,296! 46,276 "
        "0,306! -24,280 -56,300! -74,262 -112,272! -116,230 -152,210! -164,130"
    )
    b.mark(p.moved(p.spline(shape), 4, 9), "6a3a14", 0.45)
    b.brush(
        shape, ball(-10, 150, 190, 250, stops=BEARD), lambda x, y: 1.57 - x * 0.005, size=10, length=60, jitter=0.03
    )
    for k in range(34):
        u = b.random.uniform(-1, 1)
        x, y = u * 116, 130 + b.random.uniform(0, 120) * (1 - abs(u) * 0.5)
        n = b.random.uniform(40, 84)
        b.line(
            [(x, y), (x * 1.08 + 4, y + n * 0.5), (x * 1.1 - 4, y + n)],
            [1, b.random.uniform(3, 6), 1],
            ("b4c0dc", "ffffff", "d0d8ea")[k % 3],
        )


def laugh(b: Brushwork) -> None:
    """Eyes shut to two arcs, brows like clouds, round cheeks and nose, a mouth wide open."""
    for x in (-84, 86):
        flesh(b, p.circle(x, 54, 47, 38), ball(x, 58, 58, 54, stops=WARM, flat=0.9), 0.4, size=7)
    for side in (-1, 1):
        arc = p.points("-42,8 -22,-16 2,-20 24,-10 42,12", at=(2 + side * 66, -8), scale=(side, 1))
        b.line(arc, [5, 11, 12, 11, 5], DARK)
        for dx, dy, u, v in ((50, 6, 72, -6), (50, 14, 76, 16), (46, 22, 66, 34)):
            b.line([(2 + side * (66 + dx), dy - 8), (2 + side * (66 + u), v - 8)], [5, 2], "47241f")
        brow = p.points("-44,22 -26,0 4,-10 34,-4 58,10", at=(2 + side * 66, -62), scale=(side, 1))
        b.line(brow, [8, 22, 26, 22, 6], "e6eaf2")
        for k in range(12):
            x, y = p.sample(brow, 14)[k + 1]
            n = b.random.uniform(12, 20)
            hair = [(x - side * n, y + n * 0.4), (x, y - 2), (x + side * n, y - 4 + n * 0.3)]
            b.line(hair, [1, 5, 1], ("ffffff", "c8d0e4", "fbf9f4")[k % 3])
    for y, n in ((-98, 52), (-116, 40)):
        b.line([(-n, y + 4), (0, y - 4), (n + 4, y + 4)], [1, 5, 1], "5a2e24")
    mouth = p.points("-88,88! -44,106 0,110 46,106 94,86! 84,152 46,196 2,204 -42,194 -78,150")
    b.brush(mouth, "5a1420", 0.0, size=8)
    with b.within(mouth):
        b.brush(p.points("-48,204 -30,170 4,160 40,170 52,208"), "d8606a", 0.1, size=8)
        b.brush(p.points("-86,88! 0,104 92,86! 74,132 0,142 -66,132"), WHITE, 0.0, size=7)
    for side in (-1, 1):
        b.brush(
            p.points("0,88! 40,78 82,80 124,50! 122,88 76,108 24,110", at=(2, -2), scale=(side, 1)),
            across([(0, "ffffff"), (1, "c4cee4")], (0, 80), (0, 128)),
            0.2 * side,
            size=7,
        )
    flesh(
        b, p.points("-22,26 0,6 24,26 42,62 34,88 0,96 -32,88 -38,62"), ball(2, 58, 50, 52, stops=SKIN[1:]), 1.2, size=7
    )
    b.line(p.points("-12,48 -16,58 -8,66"), [3, 12, 4], "e8b080")


FRONT = p.points(
    "-74,-416 0,-428 74,-416 104,-372 104,-322 134,-262 178,-226! 124,-214 92,-186! 48,-206 8,-178! -36,-204 "
    "-76,-176! -112,-200 -172,-192! -130,-262 -104,-322 -102,-372"
)


def child(b: Brushwork) -> None:
    """From the front as it lands: knees apart, arms flung up, the head bent to the water. Origin between the soles."""
    legs(b, -246, -176)
    with b.at(0, 0, 1, turn=-4):
        for side, turn, elbow, wrist in (
            (-1, -34, (-172, -374), (-232, -468)),
            (1, 22, (168, -404), (206, -508)),
        ):
            with b.at(wrist[0] + side * 13, wrist[1] - 24, 0.98, turn=turn, flip=side > 0):
                palm(b, FINGERS, SKIN, turn)
            sleeve(b, [(side * 70, -380), elbow, wrist], [104, 96, 68])
        coat(
            b,
            FRONT,
            (
                "-70,-330 -88,-260 -112,-216",
                "-30,-320 -34,-260 -36,-212",
                "48,-320 52,-260 48,-216",
                "86,-330 112,-270 126,-224",
            ),
        )
        b.line(p.points("8,-410 10,-320 8,-190"), [5, 6, 5], "a86010")
        for y in (-350, -296, -242):
            b.mark(p.circle(24, y + 3, 9.5), "8a4a1c", 0.7)
            b.mark(p.circle(23, y, 9), "e43a2e")
            b.mark(p.circle(20, y - 3, 3), "ffb49a")
        with b.at(0, -486, 1.02, turn=-6):
            head(b)


def head(b: Brushwork) -> None:
    """Bent forward, so that more hood than face is seen; origin the middle of the skull: curls, a wide laugh."""
    hood = p.points("10,-134! 66,-116 112,-66 124,4 106,74 62,116 0,130 -62,116 -106,74 -124,4 -112,-66 -58,-116")
    mouth = p.points("-44,58! -20,64 0,65 22,64 46,56! 42,88 22,108 2,112 -20,107 -38,88")
    b.mark(p.moved(p.spline(hood), 2, 12), "8a4a1c", 0.5)
    b.brush(hood, ball(0, 4, 132, 146, stops=COAT), lambda x, y: math.atan2(y - 10, x) + 1.57, size=13, jitter=0.02)
    b.brush(p.circle(0, 28, 98, 102), "7a4416", 1.2, size=9)
    face = ball(0, 32, 104, 112, stops=SKIN, flat=0.94)
    flesh(b, p.circle(0, 34, 91, 95), face, lambda x, y: 1.57 + x * 0.004, size=8)
    with b.within(p.circle(0, 28, 98, 102)):
        for x, y, r in ((-58, -38, 20), (-34, -54, 22), (-6, -58, 23), (24, -56, 22), (50, -44, 20), (6, -42, 15)):
            b.brush(p.circle(x, y, r), "24121a", 0.6, size=5)
            b.line([(x - r * 0.5, y), (x - r * 0.2, y - r * 0.5), (x + r * 0.3, y - r * 0.4)], [1, 4, 1], "5a3a3c")
    for side in (-1, 1):
        flesh(b, p.circle(side * 54, 46, 29, 23), ball(side * 54, 48, 36, 34, stops=WARM, flat=0.9), 0.4, size=6)
        b.line(p.points("-25,8 -12,-9 2,-12 15,-6 26,9", at=(side * 42, 12), scale=(side, 1)), [4, 8, 9, 8, 4], DARK)
        b.line(p.points("-16,0 3,-8 20,2", at=(side * 42, -12), scale=(side, 1)), [3, 8, 3], DARK)
    b.brush(mouth, "5a1420", 0.0, size=6)
    with b.within(mouth):
        b.brush(p.points("-24,112 -16,92 3,86 24,92 28,114"), "d8606a", 0.1, size=6)
        b.brush(p.points("-42,56! 0,62 44,54! 36,73 0,78 -32,73"), WHITE, 0.0, size=5)
    flesh(b, p.points("-13,22 0,14 14,22 22,38 16,50 0,54 -16,50 -21,38"), ball(0, 38, 28, 26, stops=WARM), 1.2, size=5)
    b.line(p.points("-6,30 -8,36 -4,40"), [2, 6, 2], "e8b080")
    rim = [(103 * math.cos(t), 28 + 107 * math.sin(t)) for t in np.linspace(2.2, 7.22, 26)]
    b.line(rim, [10, 15, 16, 15, 10], "c98412")
    b.line([(x * 1.02, y - 3) for x, y in rim], [5, 8, 9, 8, 5], "ffe778")


def ripples(b: Brushwork) -> None:
    """Flat rings that run out from where the boots strike; they break the reflection into strips."""
    for k in range(70):
        rx = 190 + 3.2 * k + b.random.normal(0, 4)
        start, n = b.random.uniform(0.2, 2.9), b.random.uniform(0.12, 0.3)
        ring = [
            (STRIKE[0] + rx * math.cos(t), STRIKE[1] + rx * 0.4 * math.sin(t)) for t in np.linspace(start, start + n, 9)
        ]
        b.line(ring, [1, b.random.uniform(3, 6), 1], ("7cc4ea", "a4dcf2", "d8f2f8")[k % 3])
    for rx, a, c in ((236, -0.5, 0.7), (236, 2.3, 3.5), (236, 4.0, 5.3), (330, -0.3, 0.6), (330, 2.5, 3.3)):
        ring = [(STRIKE[0] + rx * math.cos(t), STRIKE[1] + rx * 0.36 * math.sin(t)) for t in np.linspace(a, c, 14)]
        b.line(ring, [1, 6, 5, 1], "f2fcff")
        b.line([(x, y + 7) for x, y in ring], [1, 4, 1], "2f74b0")


def splash(b: Brushwork) -> None:
    """A crown of water round one boot, a few drops over it. Origin where the sole strikes."""
    for spine, widths in (
        ("-30,2 -60,-12 -74,-40 -96,-62", [18, 20, 12, 1]),
        ("-26,8 -62,4 -92,-12 -120,-24", [16, 16, 9, 1]),
        ("74,0 96,-16 104,-44 124,-70", [16, 20, 12, 1]),
        ("70,8 100,4 122,-10 146,-22", [16, 15, 9, 1]),
        ("-40,4 16,22 84,2", [10, 24, 10]),
    ):
        line = p.points(spine)
        water = across([(0, "8accea"), (0.5, "d4f2f8"), (1, "ffffff")], line[0][:2], line[-1][:2])
        b.brush(p.ribbon(line, widths, 30, True), water, g.along(line), size=5)
    for x, y, r, turn in (
        (-66, -92, 7, -24),
        (128, -104, 10, 24),
        (104, -132, 6, 14),
        (164, -62, 8, 50),
        (186, -30, 5, 64),
    ):
        with b.at(x, y, 1, turn=turn):
            drop = p.points(f"0,{-r * 2}! {r},0 0,{r} {-r},0")
            b.mark(drop, "2a6ca8", 0.6)
            b.mark(p.moved(p.spline(drop), -r * 0.12, -r * 0.12, 0.86), "bfeaf6")
            b.mark(p.circle(-r * 0.3, -r * 0.2, r * 0.3), "ffffff")


def shimmer(img: p.Array) -> None:
    """Water moves what it mirrors: strips slide sideways, most near the splash, under a breath of blue."""
    pool = p.mask(p.spline(POOL), soft=2)
    sway = np.sin(p.grid.y * 0.14 + 1.2 * np.sin(p.grid.x * 0.012)) * (1.3 + 3.6 * p.smooth(860, 660, p.grid.y))
    img[:] = img + (p.warp(img, sway, 0) - img) * pool[..., None]
    p.over(img, pool, "4aa4e0", 0.13)


def paint() -> p.Array:
    """Street, the two puddles, the child and the water it throws up."""
    img = g.board("3a4566", 2)
    b = Brushwork(67, wobble=0.8)
    street(b)
    planet(b)
    with b.within(POOL):
        sky(b)
        with b.at(*STRIKE, 0.95, turn=180, flip=True):
            old_man(b)
    b.lay(img, tooth=0.5)
    shimmer(img)
    b = Brushwork(68, wobble=0.8)
    with b.within(POOL):
        ripples(b)
    shores(b)
    b.lay(img, tooth=0.5)
    b = Brushwork(69, wobble=0.8)
    with b.at(*STRIKE, 0.95):
        child(b)
    with b.at(STRIKE[0] - 94, STRIKE[1], 0.92, flip=True):
        splash(b)
    with b.at(STRIKE[0] + 94, STRIKE[1] - 14, 0.88, turn=-5):
        splash(b)
    b.lay(img, tooth=0.5)
    p.glow(img, 0, 0, 700, colour="ffdf9a", alpha=0.45, power=1.8)
    return img
