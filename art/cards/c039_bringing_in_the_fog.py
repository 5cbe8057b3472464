"""A woman mows the morning fog like grass; where it falls, giraffes come to light and wonder at her."""

from __future__ import annotations

import math

import numpy as np
import skia

from art import paint as p
from art.paint.voices.ink import Board, Pen, flat
from art.paint.voices.printing import PLAIN, paper

NUMBER, TITLE = 39, "Bringing in the Fog"
FINISH = PLAIN

INK = "1d3440"
SKIN, SKIN_DARK = "8a5234", "6e3d28"
CORAL, YELLOW, TEAL, BOOT = "ee5d48", "f6c83f", "1f8791", "24506b"
COAT, PATCH = "f9c373", "e2873c"
FOG, FOG_2, FOG_3 = "fdfefc", "e9f4f3", "d3e8ea"
SHAFT = ((306, 652), (548, 1092))


def limb(points: list[tuple[float, float]], widths: list[float]) -> skia.Path:
    """A tapered form with round ends."""
    return p.ribbon(points, widths, round_ends=True)


def land(b: Board) -> None:
    """Morning sky, far hills, the mown plain with its stubble and rolls of cut fog."""
    img = b.img
    flat(img, np.ones_like(p.grid.x), "93d7dc", seed=2, streak=0.025)
    for k, tone in enumerate(("a6dfdf", "bde7e2", "d6efe2", "eef5dc")):
        y = 130 + 92 * k
        flat(
            img,
            p.spline(
                [(-20, y, 1), (160, y - 18), (380, y + 14), (600, y - 8), (830, y + 8, 1), (830, 700, 1), (-20, 700, 1)]
            ),
            tone,
            seed=k,
            streak=0.025,
        )
    flat(img, p.circle(150, 300, 62), "fff8d2", seed=3)
    b.fill(
        p.spline(
            [
                (-20, 520, 1),
                (60, 470),
                (170, 440),
                (300, 480),
                (420, 450),
                (560, 500),
                (830, 470, 1),
                (830, 640, 1),
                (-20, 640, 1),
            ]
        ),
        "a6d9c4",
        2.0,
        0.4,
    )
    b.fill(
        p.spline([(-20, 580, 1), (120, 556), (300, 580), (520, 560), (830, 590, 1), (830, 700, 1), (-20, 700, 1)]),
        "86c99b",
        2.0,
        0.4,
    )
    b.fill(
        p.spline([(-20, 640, 1), (200, 628), (420, 640), (830, 630, 1), (830, 1220, 1), (-20, 1220, 1)]),
        "a5d25a",
        2.0,
        0.3,
    )
    b.fill(
        p.spline([(-20, 860, 1), (200, 838), (420, 858), (830, 846, 1), (830, 1220, 1), (-20, 1220, 1)]), "8cc546", 0
    )
    b.fill(
        p.spline([(-20, 1092, 1), (200, 1076), (500, 1100), (830, 1080, 1), (830, 1220, 1), (-20, 1220, 1)]),
        "74b53c",
        0,
    )
    for x, y, s in ((78, 630, 1.0), (366, 618, 0.62)):
        acacia(b, x, y, s)
    for y, x1, h in ((700, 440, 13), (770, 430, 19), (866, 450, 27), (1000, 420, 38)):
        roll(b, y, x1, h)
    random = np.random.default_rng(6)
    stubble = []
    for _ in range(300):
        y = random.uniform(660, 1190)
        x = random.uniform(-5, 640)
        s = (y - 560) / 560
        tall = random.uniform(8, 17) * s + 3
        white = random.random() < 0.45
        mark = p.ribbon([(x, y), (x + random.uniform(-3, 3), y - tall)], [4.2 * s + 1, 0.8], 10)
        stubble.append((mark, white))
    for white in (True, False):
        flat(img, p.mask(*[m for m, w in stubble if w == white]), FOG if white else "5e9f35", bleed=0.3)


def acacia(b: Board, x: float, y: float, s: float) -> None:
    """A flat-topped tree far away."""
    trunk = p.union(
        p.ribbon([(x, y), (x + 4 * s, y - 60 * s), (x - 16 * s, y - 108 * s)], [12 * s, 8 * s, 4 * s]),
        p.ribbon([(x + 3 * s, y - 56 * s), (x + 40 * s, y - 104 * s)], [7 * s, 3 * s]),
    )
    b.fill(trunk, "3f6b4a", 0)
    b.fill(
        p.spline(
            [
                (x - 86 * s, y - 104 * s),
                (x - 60 * s, y - 128 * s),
                (x - 10 * s, y - 142 * s),
                (x + 50 * s, y - 136 * s),
                (x + 96 * s, y - 110 * s),
                (x + 60 * s, y - 100 * s),
                (x, y - 106 * s),
                (x - 50 * s, y - 98 * s),
            ]
        ),
        "5da24a",
        2.2,
        0.25,
    )


def roll(b: Board, y: float, x1: float, h: float) -> None:
    """A long swath of cut fog, lying where the scythe laid it."""
    n = int((x1 + 40) / (h * 1.1))
    xs = np.linspace(-30, x1, n)
    path = [
        p.circle(
            x,
            y + 0.35 * h * math.sin(0.011 * x + y) + 0.2 * h * math.sin(k * 2.3),
            h * (0.95 + 0.3 * math.sin(k * 1.7)),
            h * (0.62 + 0.14 * math.sin(k * 2.9)),
        )
        for k, x in enumerate(xs)
    ]
    shape = p.union(*path)
    flat(b.img, p.moved(shape, 3, h * 0.34), "6dab38", bleed=1)
    b.fill(shape, FOG, 1.4 + h * 0.04, 0.1)
    flat(b.img, p.mask(shape) * (1 - p.mask(p.moved(shape, 0, -h * 0.34))), FOG_3, bleed=0.6)
    for k, x in enumerate(xs[1:-1:2]):
        b.pen.line(
            [
                (x - h * 0.7, y + h * 0.3),
                (x - h * 0.1, y - h * 0.3 + k % 2 * 3),
                (x + h * 0.4, y),
                (x + h * 0.1, y + h * 0.24),
            ],
            1.2 + h * 0.03,
        )


def spots(b: Board, body: skia.Path, random: np.random.Generator, size: float) -> None:
    """A giraffe's patches: uneven polygons with pale seams."""
    box = body.getBounds()
    paths = []
    y = box.top()
    row = 0
    while y < box.bottom():
        x = box.left() + (size * 0.5 if row % 2 else 0)
        while x < box.right() + size:
            cx, cy = x + random.uniform(-0.14, 0.14) * size, y + random.uniform(-0.14, 0.14) * size
            r = size * random.uniform(0.36, 0.46)
            paths.append(
                p.spline(
                    [
                        (
                            cx + r * random.uniform(0.8, 1.12) * math.cos(a),
                            cy + r * random.uniform(0.8, 1.12) * math.sin(a),
                            *((1,) if k % 2 else ()),
                        )
                        for k, a in enumerate(np.linspace(0, 6.28, 7)[:-1])
                    ]
                )
            )
            x += size
        y += size * 0.86
        row += 1
    flat(b.img, p.mask(*paths) * p.mask(body), PATCH, bleed=0.6, seed=4)


def giraffe_head(
    b: Board, x: float, y: float, s: float, flip: bool = False, tilt: float = 0, wink: bool = False
) -> None:
    """A long mild face looking left (flip: right)."""

    def at(points: list[tuple[float, ...]]) -> list[tuple[float, ...]]:
        a = math.radians(tilt)
        out = []
        for q in points:
            qx, qy = q[0] * math.cos(a) - q[1] * math.sin(a), q[0] * math.sin(a) + q[1] * math.cos(a)
            out.append((x + (-qx if flip else qx) * s, y + qy * s, *q[2:]))
        return out

    b.fill(p.spline(at([(20, -8, 1), (44, -34), (86, -36, 1), (64, -10), (30, 6)])), COAT, 3)
    for dx in (14, -6):
        b.fill(p.ribbon(at([(dx, -16), (dx + 4, -58)]), [13 * s, 10 * s]), COAT, 3)
        c = at([(dx + 4, -60)])[0]
        b.fill(p.circle(c[0], c[1], 9 * s), INK, 0)
    head = p.spline(
        at(
            [
                (34, 34),
                (34, -6),
                (14, -26),
                (-22, -26),
                (-46, -12),
                (-84, 10),
                (-112, 20),
                (-124, 38),
                (-112, 54),
                (-76, 54),
                (-36, 52),
                (0, 54),
            ]
        )
    )
    b.fill(head, COAT, 3.4)
    flat(
        b.img,
        p.mask(p.spline(at([(-90, 12), (-112, 20), (-124, 38), (-112, 54), (-86, 54), (-82, 32)]))) * p.mask(head),
        "fbe6c4",
        bleed=0.5,
    )
    for q in (
        at([(12, 4), (0, 22), (16, 34), (28, 14)]),
        at([(-16, 26), (-30, 36), (-12, 44)]),
        at([(-50, 18), (-62, 30), (-44, 34)]),
    ):
        flat(b.img, p.spline(q), PATCH, bleed=0.5)
    e = at([(-22, -2)])[0]
    if wink:
        b.pen.line(at([(-34, -2), (-22, 6), (-10, -2)]), 4.4 * s + 1)
    else:
        b.fill(p.circle(e[0], e[1], 10.5 * s, 11.5 * s), INK, 0)
        p.lay(b.img, p.Layer().fill(p.circle(e[0] - 3 * s, e[1] - 4 * s, 3.4 * s), "ffffff"))
        b.pen.erase(p.circle(e[0] - 3 * s, e[1] - 4 * s, 3.4 * s))
    for k in range(4):
        b.pen.line(at([(-34 + 8 * k, -10 - 3 * (k in (1, 2))), (-38 + 8 * k, -20 - 3 * (k in (1, 2)))]), 2.6)
    b.pen.line(at([(-112, 28), (-105, 25), (-102, 31)]), 3.4)
    b.pen.line(at([(-120, 44), (-98, 42), (-70, 38)]), 3)


def giraffe(b: Board, x: float, y: float, s: float, spot: float, seed: int) -> None:
    """A whole giraffe that stands facing left, the foot of its near fore leg at (x, y)."""
    random = np.random.default_rng(seed)

    def at(points: list[tuple[float, ...]]) -> list[tuple[float, ...]]:
        return [(x + q[0] * s, y + q[1] * s, *q[2:]) for q in points]

    def leg(points: list[tuple[float, float]], widths: list[float], tone: str) -> None:
        path = limb([q[:2] for q in at(points)], [w * s for w in widths])
        b.fill(path, tone, 3)
        fx, fy = points[-1]
        hoof = [(fx - 15, fy - 8, 1), (fx + 13, fy - 8, 1), (fx + 16, fy + 18, 1), (fx - 21, fy + 18, 1)]
        b.fill(p.spline(at(hoof)), INK, 0)

    b.fill(p.ribbon(at([(214, -390), (240, -330), (236, -240)]), [11 * s, 7 * s, 5 * s]), COAT, 2.6)
    b.fill(p.spline(at([(236, -256, 1), (250, -214), (238, -170, 1), (224, -214)])), INK, 0)
    leg([(60, -300), (58, -196), (48, -110), (52, -34)], [60, 40, 30, 22], "eda95a")
    leg([(150, -300), (140, -210), (158, -120), (146, -34)], [70, 44, 30, 24], "eda95a")
    body = [
        (-52, -400),
        (-36, -452),
        (30, -490),
        (104, -462),
        (180, -428),
        (222, -384),
        (224, -312),
        (196, -266),
        (110, -262),
        (24, -272),
        (-34, -316),
    ]
    neck = p.ribbon(at([(26, -372), (-10, -520), (-58, -660), (-96, -770)]), [150 * s, 102 * s, 76 * s, 58 * s])
    for k in range(17):
        t = k / 16
        q = (np.interp(t, [0, 0.5, 1], [66, -2, -62]), np.interp(t, [0, 0.5, 1], [-500, -640, -790]))
        b.fill(p.spline(at([(q[0] - 16, q[1] + 8, 1), (q[0] + 4, q[1] - 12), (q[0] + 12, q[1] + 6, 1)])), PATCH, 2)
    near = [
        ([(190, -330), (180, -214), (196, -118), (188, 0)], [90, 48, 32, 25]),
        ([(2, -330), (-4, -190), (2, -104), (0, 0)], [70, 40, 31, 23]),
    ]
    legs = [limb([q[:2] for q in at(list(line))], [w * s for w in widths]) for line, widths in near]
    whole = p.union(p.spline(at(body)), neck, *legs)
    b.fill(whole, COAT, 3.4)
    spots(b, p.cut(whole, p.rect(x - 60 * s, y - 150 * s, 400 * s, 200 * s)), random, spot)
    for fx in (0, 188):
        b.fill(p.spline(at([(fx - 15, -8, 1), (fx + 13, -8, 1), (fx + 16, 18, 1), (fx - 21, 18, 1)])), INK, 0)
    b.pen.line(at([(2, -290), (24, -268), (30, -240)]), 2.6)
    b.pen.line(at([(196, -350), (166, -310), (158, -262)]), 2.6)
    giraffe_head(b, x - 102 * s, y - 800 * s, 1.08 * s, False, 10)


def herd(b: Board) -> None:
    """Three giraffes, each whole: the tall one half out of the fog, one far inside it, a calf at its knee."""
    giraffe(b, 726, 800, 0.62, 29, 3)
    giraffe(b, 556, 962, 1.0, 46, 4)
    giraffe(b, 676, 1040, 0.4, 20, 5)


def fog(b: Board) -> None:
    """The standing fog: veil over veil, thin at its cut edge and thick behind, so that what stands in it shows."""
    x, y = p.grid.x, p.grid.y
    puff = np.random.default_rng(12)
    pale = Pen("8fbcc4", 5)
    for k, (left, top, alpha) in enumerate(((500, 392, 0.42), (566, 470, 0.5), (640, 560, 0.54), (716, 660, 0.55))):
        path = p.poly([(left + 20, top + 20), (840, top - 60), (840, 1104), (left - 30 + 20 * k, 1104)])
        n = 9
        for j in range(n):
            t = j / (n - 1)
            path = p.union(
                path,
                p.circle(
                    left + 20 + t * (830 - left),
                    top + 6 - 76 * t + 22 * math.sin(j * 2.1 + k),
                    puff.uniform(38, 64),
                    puff.uniform(28, 44),
                ),
            )
            path = p.union(
                path,
                p.circle(
                    left + 20 - 44 * t * t + 20 * math.sin(j * 1.7 + k * 2),
                    top + 20 + t * (1060 - top),
                    puff.uniform(26, 44),
                    puff.uniform(40, 62),
                ),
            )
        path = p.cut(path, p.rect(300, 1104, 600, 200))
        veil = p.mask(path)
        thin = 0.62 + 0.38 * p.smooth(0, 150, x - left + 0.4 * (y - top))
        fade = alpha * thin * (0.9 + 0.16 * p.noise(90, 20 + k, 3, ax=2.4, ay=0.6))
        b.img[:] = b.img + (p.rgb((FOG_2, FOG, FOG_2, FOG)[k]) - b.img) * np.clip(veil * fade, 0, 1)[..., None]
        rim = np.clip(veil - p.blur(veil, 7), 0, 1)
        b.img[:] = b.img + (1 - b.img) * (rim * 0.9)[..., None]
        pale.outline(path, 1.8, 0.3)
    low = p.smooth(800, 1090, y) * p.smooth(520, 700, x) * (y < 1104)
    b.img[:] = b.img + (p.rgb(FOG) - b.img) * (low * 0.55)[..., None]
    pale.lay(b.img, 0.8)
    random = np.random.default_rng(9)
    for k in range(36):
        bx, by = 476 + 9.6 * k + random.uniform(-3, 3), 1098 + random.uniform(-8, 12)
        tall = random.uniform(50, 110) * (0.7 + 0.012 * k)
        blade = p.ribbon(
            [(bx, by), (bx - 4, by - tall * 0.5), (bx + random.uniform(-16, 10), by - tall)], [10, 8, 1.5], 14
        )
        flat(b.img, blade, (FOG, FOG_2, FOG_3)[k % 3], 0.85, 0.4)
        b.pen.line([(bx + 5, by), (bx + 1, by - tall * 0.5)], 1.4)


def fist(b: Board, x: float, y: float, along: float, wrist: float, s: float, tone: str) -> None:
    """A hand closed around the shaft: back of the hand, four fingers across the wood, the thumb along it."""
    a = math.radians(along)

    def at(u: float, v: float) -> tuple[float, float]:
        return x + s * (u * math.cos(a) - v * math.sin(a)), y + s * (u * math.sin(a) + v * math.cos(a))

    b.fill(
        p.spline(
            [
                at(-26, wrist * 8),
                at(-24, wrist * 30),
                at(0, wrist * 38),
                at(24, wrist * 30),
                at(26, wrist * 6),
                at(0, -wrist * 6),
            ]
        ),
        tone,
        3,
    )
    b.fill(limb([at(-20, wrist * 22), at(-34, wrist * 8), at(-36, -wrist * 8)], [13 * s, 12 * s, 10 * s]), tone, 2.6)
    for k in range(4):
        u = 20 - 13 * k
        b.fill(
            limb([at(u, wrist * 17), at(u + 1.5, wrist * 2), at(u, -wrist * 12)], [13.5 * s, 13.5 * s, 12 * s]),
            tone,
            2.6,
        )
    for k in range(4):
        u = 20 - 13 * k
        b.pen.line([at(u - 3, -wrist * 13), at(u + 1, -wrist * 15), at(u + 4, -wrist * 13)], 1.6)


def head(b: Board) -> None:
    """Her face in profile, looking at the blade; a coral headwrap."""
    x0, y0, tilt, s = 268, 520, 9, 1.16

    def at(points: list[tuple[float, ...]]) -> list[tuple[float, ...]]:
        a = math.radians(tilt)
        return [
            (
                x0 + s * (q[0] * math.cos(a) - q[1] * math.sin(a)),
                y0 + s * (q[0] * math.sin(a) + q[1] * math.cos(a)),
                *q[2:],
            )
            for q in points
        ]

    b.fill(p.spline([(234, 560), (262, 572), (292, 590), (298, 632), (230, 640), (228, 604)]), SKIN_DARK, 3)
    face = p.spline(
        at(
            [
                (10, -50),
                (30, -36),
                (39, -18),
                (38, -8),
                (43, 4),
                (53, 17),
                (50, 24),
                (42, 26),
                (50, 33),
                (45, 38),
                (49, 44),
                (41, 51),
                (42, 60),
                (34, 70),
                (16, 70),
                (-8, 56),
                (-22, 30),
                (-34, 0),
                (-20, -40),
            ]
        )
    )
    b.fill(face, SKIN, 3.4)
    flat(
        b.img,
        p.mask(p.spline(at([(-8, 56), (16, 70), (34, 70), (30, 62), (8, 54), (-12, 26), (-22, 30)]))),
        SKIN_DARK,
        bleed=0.5,
    )
    b.fill(p.spline(at([(-20, 4), (-12, -6), (-4, 4), (-8, 20), (-17, 22)])), SKIN, 2.6)
    b.pen.line(at([(-15, 4), (-10, 2), (-10, 12)]), 2)
    b.fill(p.circle(*at([(-14, 34)])[0][:2], 8), YELLOW, 2.4)
    flat(b.img, p.spline(at([(43, 30), (50, 33), (45, 38), (49, 44), (41, 48), (34, 40)])), "9c4b3d", bleed=0.3)
    b.pen.line(at([(46, 38), (38, 39), (31, 36)]), 2.6)
    b.pen.line(at([(45, 25), (39, 23), (36, 18)]), 2.4)
    eye = p.spline(at([(16, 0, 1), (24, -5), (33, -1, 1), (25, 4)]))
    flat(b.img, eye, "fff8ea", bleed=0.2)
    b.pen.erase(eye)
    b.pen.solid(p.circle(*at([(27, 0)])[0][:2], 4.2))
    b.pen.line(at([(13, 1), (23, -6), (35, -1), (39, -3)]), 3.6)
    b.pen.line(at([(14, -18), (24, -23), (36, -17)]), 4)
    wrap = p.spline(
        at(
            [
                (33, -33),
                (22, -58),
                (-8, -78),
                (-46, -70),
                (-66, -36),
                (-56, -4),
                (-34, 14),
                (-24, 2),
                (-18, -18),
                (6, -34),
            ]
        )
    )
    knot = [
        p.spline(at([(-58, -40), (-92, -70), (-112, -40), (-90, -18)])),
        p.spline(at([(-60, -26), (-104, -14), (-106, 26), (-76, 16)])),
        p.spline(at([(-66, -40), (-50, -24), (-62, -12), (-76, -26)])),
    ]
    for path in knot[:2]:
        b.fill(path, CORAL, 3)
    b.fill(wrap, CORAL, 3.4)
    b.fill(knot[2], CORAL, 3)
    flat(b.img, p.mask(p.spline(at([(28, -42), (14, -64), (-10, -74), (-2, -60), (14, -46)]))), "f8917c", bleed=0.6)
    for line in (
        [(-58, -20), (-30, -32), (10, -44), (30, -38)],
        [(-62, -34), (-30, -52), (8, -62)],
        [(-50, -4), (-34, -10), (-20, -16)],
        [(-78, -46), (-92, -52), (-100, -46)],
        [(-80, -4), (-92, 4), (-96, 14)],
    ):
        b.pen.line(at(line), 2.2)


def woman(b: Board) -> None:
    """The mower: weight on the back foot, shoulders turning into the swing."""
    (ax, ay), (bx, by) = SHAFT
    along = math.degrees(math.atan2(by - ay, bx - ax))
    b.fill(p.spline([(70, 1146), (200, 1132), (360, 1146), (460, 1160), (330, 1176), (160, 1172)]), "5a9a31", 0)
    # far leg, far arm
    b.fill(limb([(256, 960), (296, 1044), (310, 1090)], [58, 44, 36]), SKIN_DARK, 3)
    b.fill(
        p.spline(
            [(284, 1056, 1), (330, 1050, 1), (338, 1108), (384, 1132), (388, 1150, 1), (296, 1152, 1), (296, 1110)]
        ),
        BOOT,
        3.2,
    )
    b.fill(limb([(282, 650), (304, 716), (330, 736)], [50, 42, 34]), "176a74", 3.2)
    b.fill(limb([(318, 728), (344, 724)], [30, 26]), SKIN_DARK, 2.8)
    # near leg
    b.fill(limb([(168, 960), (136, 1044), (122, 1092)], [62, 46, 38]), SKIN, 3)
    b.fill(
        p.spline([(96, 1058, 1), (146, 1062, 1), (144, 1112), (186, 1138), (190, 1158, 1), (92, 1158, 1), (96, 1112)]),
        BOOT,
        3.4,
    )
    skirt = p.spline(
        [
            (172, 806, 1),
            (262, 800, 1),
            (290, 860),
            (318, 940),
            (342, 1006, 1),
            (270, 1034),
            (180, 1026),
            (88, 1020, 1),
            (110, 940),
            (146, 860),
        ]
    )
    b.fill(skirt, YELLOW, 3.6)
    pattern = []
    random = np.random.default_rng(5)
    for row in range(5):
        for k in range(6):
            x, y = 110 + 46 * k + 23 * (row % 2) + random.uniform(-4, 4), 836 + 42 * row
            for turn in (30, 150, 270):
                pattern.append(p.moved(p.spline([(0, 0, 1), (9, -6), (18, 0, 1), (9, 6)]), x, y, 0.8, turn + row * 20))
    flat(b.img, p.mask(*pattern) * p.mask(skirt), CORAL, bleed=0.4)
    flat(
        b.img,
        p.mask(skirt) * p.mask(p.spline([(172, 806), (150, 900), (130, 1030), (80, 1030), (90, 960), (140, 850)])),
        "dda326",
        0.55,
        bleed=1,
    )
    for line in (
        [(196, 812), (180, 900), (160, 1016)],
        [(220, 812), (226, 900), (226, 1024)],
        [(248, 806), (272, 900), (300, 1014)],
        [(206, 830), (200, 880)],
    ):
        b.pen.line(line, 2.4)
    torso = p.spline(
        [
            (196, 640, 1),
            (222, 612),
            (284, 612),
            (310, 636),
            (304, 700),
            (280, 760),
            (266, 812, 1),
            (168, 818, 1),
            (172, 740),
            (184, 690),
        ]
    )
    b.fill(torso, TEAL, 3.6)
    flat(
        b.img,
        p.mask(torso) * p.mask(p.spline([(190, 640), (200, 700), (190, 820), (160, 820), (164, 700)])),
        "14636d",
        0.7,
        bleed=1,
    )
    b.fill(p.spline([(166, 796, 1), (268, 790, 1), (272, 816, 1), (164, 824, 1)]), CORAL, 3)
    b.pen.line([(250, 700), (262, 740), (256, 786)], 2.4)
    b.pen.line([(284, 660), (272, 700)], 2.2)
    head(b)
    b.fill(p.spline([(212, 612), (244, 632), (290, 622), (304, 606), (310, 626), (270, 652), (222, 640)]), "4bb3b4", 3)
    # scythe
    b.fill(p.ribbon([SHAFT[0], (400, 850), (478, 1000), SHAFT[1]], [15, 15, 15, 17]), "c9e08a", 3.2)
    blade = p.spline(
        [
            (534, 1098, 1),
            (560, 1080),
            (640, 1066),
            (720, 1078),
            (772, 1112, 1),
            (706, 1098),
            (630, 1096),
            (566, 1112),
            (540, 1118, 1),
        ]
    )
    b.fill(blade, "cfdde0", 3.4)
    b.pen.line([(560, 1098), (630, 1084), (706, 1090)], 2)
    b.fill(p.ribbon([(530, 1074), (556, 1112)], [20, 20]), "6f8a92", 3)
    # far hand, near arm, near hand
    hx, hy = ax + (bx - ax) * 0.2, ay + (by - ay) * 0.2
    fist(b, hx, hy, along, 1, 0.86, SKIN_DARK)
    nx, ny = ax + (bx - ax) * 0.5, ay + (by - ay) * 0.5
    fore = limb([(316, 778), (366, 822), (404, 852)], [46, 38, 30])
    b.fill(fore, SKIN, 3.2)
    sleeve = p.spline(
        [
            (204, 640),
            (232, 620),
            (268, 640),
            (300, 700),
            (338, 760),
            (346, 790, 1),
            (296, 812, 1),
            (270, 776),
            (226, 720),
        ]
    )
    b.fill(sleeve, TEAL, 3.6)
    flat(
        b.img,
        p.mask(sleeve)
        * p.mask(
            p.spline([(204, 640), (226, 720), (270, 776), (296, 812), (306, 806), (280, 760), (240, 690), (222, 640)])
        ),
        "14636d",
        0.7,
        bleed=1,
    )
    b.pen.line([(296, 716), (276, 728), (268, 742)], 2.4)
    b.pen.line([(302, 790), (322, 784), (342, 774)], 2.2)
    fist(b, nx, ny, along, 1, 1.0, SKIN)


def paint() -> p.Array:
    """Flat colour from far to near, then the pen."""
    img = paper("fbf8ee", seed=3)
    b = Board(img, INK)
    land(b)
    herd(b)
    b.lay()
    b = Board(img, INK)
    fog(b)
    woman(b)
    for x, y, r in ((560, 1046, 20), (528, 1010, 13), (596, 1024, 16), (552, 984, 9), (508, 1050, 9)):
        b.fill(
            p.union(
                p.circle(x, y, r, r * 0.8),
                p.circle(x + r, y + r * 0.3, r * 0.7, r * 0.55),
                p.circle(x - r * 0.9, y + r * 0.35, r * 0.62, r * 0.5),
            ),
            FOG,
            2,
        )
        b.pen.line([(x - r * 0.5, y + r * 0.2), (x, y - r * 0.35), (x + r * 0.4, y), (x, y + r * 0.25)], 1.7)
    b.lay()
    return img
