"""A prisoner has painted a summer valley on the wall of the cell, wet paint and all, and walked away into it.

Technique: gouache.
"""

from __future__ import annotations

import math

import numpy as np
import skia

from art import paint as p
from art.paint.voices import gouache as g
from art.paint.voices.printing import PLAIN

NUMBER, TITLE = 16, "A Better View"
FINISH = PLAIN

WALL, SIDE, FLOOR, BLUE = "a9aaae", "7d7f87", "8f8d8c", "2a63c4"
LEFT, RIGHT, TOP, FOOT = 96.0, 690.0, 92.0, 850.0  # the far wall
ROAD = [(392, 880), (402, 800), (470, 740), (520, 690), (470, 640), (400, 604), (402, 566), (446, 536), (452, 510)]
WIDTHS = [150, 118, 88, 66, 50, 38, 27, 18, 11]


def cell(img: p.Array) -> None:
    """Bare plaster: a far wall, two side walls, ceiling and floor, painted with a broad dry brush."""
    g.passage(img, p.rect(-20, -20, 840, 1240), SIDE, 0.2, size=60, length=200, jitter=0.03)
    g.passage(img, p.poly([(-20, -20), (820, -20), (RIGHT, TOP), (LEFT, TOP)]), "6c6e77", 0.0, size=34, length=150, seed=2, jitter=0.04)
    g.passage(img, p.poly([(-20, -20), (LEFT, TOP), (LEFT, FOOT), (-20, 1010)]), "787a83", 1.5, size=40, length=170, seed=3, jitter=0.04)
    g.passage(img, p.poly([(820, -20), (RIGHT, TOP), (RIGHT, FOOT), (820, 1010)]), "8a8c94", 1.6, size=40, length=170, seed=4, jitter=0.04)
    g.passage(
        img,
        p.poly([(LEFT, FOOT), (RIGHT, FOOT), (860, 1060), (860, 1240), (-60, 1240), (-60, 1060)]),
        FLOOR,
        0.02,
        size=44,
        length=220,
        seed=5,
    )
    g.passage(img, p.rect(LEFT, TOP, RIGHT - LEFT, FOOT - TOP), WALL, 0.9, size=46, length=130, seed=6, jitter=0.035, sway=0.5)
    # days, counted on the plaster
    for k in range(13):
        x = 130 + (k % 7) * 17 + (k // 7) * 4
        y = 126 + (k // 7) * 62
        if k % 7 == 6:
            g.line(img, [(x - 96, y + 34), (x - 6, y + 6)], "4c4f58", 5, k)
        else:
            g.line(img, [(x, y), (x + 3, y + 40)], "4c4f58", 5, k)
    for a, b in (((180, 850), (20, 1200)), ((560, 850), (640, 1200)), ((-20, 990), (820, 985)), ((40, 905), (780, 902))):
        g.line(img, [a, ((a[0] + b[0]) / 2 + 3, (a[1] + b[1]) / 2), b], "75736f", 6, 3, False)


def window(img: p.Array) -> None:
    """A barred window in the right wall; it rains outside."""
    g.passage(img, p.poly([(712, 232), (800, 176), (800, 496), (712, 476)]), "50535d", 1.5, size=20, length=60, seed=7)
    g.passage(img, p.poly([(722, 252), (802, 206), (802, 478), (722, 460)]), "b9c6cf", 1.3, size=18, length=60, seed=8)
    for k in range(12):
        x, y = 728 + (k * 29) % 76, 250 + (k * 53) % 170
        g.line(img, [(x, y), (x - 10, y + 36)], "8596a5", 4, k)
    for x, y0, y1 in ((742, 240, 466), (768, 224, 472), (794, 208, 478)):
        g.line(img, [(x, y0), (x + 1, (y0 + y1) / 2), (x, y1)], "2e3038", 9, 4, False)


def picture() -> skia.Path:
    """The ragged edge of what has been painted: it stops where the arm could not reach."""
    return p.spline(
        [
            (150, 260),
            (196, 226),
            (250, 232),
            (300, 196),
            (380, 206),
            (440, 168),
            (530, 180),
            (590, 158),
            (652, 196),
            (664, 300),
            (650, 400),
            (672, 520),
            (656, 640),
            (674, 740),
            (668, 856, 1),
            (118, 856, 1),
            (128, 760),
            (112, 640),
            (136, 540),
            (118, 430),
            (142, 340),
        ]
    )


def valley(img: p.Array) -> None:
    """The summer, in thick strokes: sky, hills, hay and trees; then the drips that ran from it."""
    whole = picture()
    m = p.mask(whole)
    # first a coat of white that shows at the rim, with loose ends
    g.passage(img, whole, "f3efe2", 0.3, size=34, length=120, seed=20, jitter=0.02, density=2.2, loose=26)

    def part(path: skia.Path, colour: str, flow: g.Flow, size: float, length: float, seed: int, **more: float) -> None:
        g.passage(img, p.mask(path) * m, colour, flow, size=size, length=length, seed=seed, jitter=0.07, **more)

    part(p.rect(90, 140, 620, 330), "58b4e4", 0.1, 30, 110, 21)
    part(p.rect(90, 300, 620, 190), "9ad4ee", 0.06, 26, 110, 22, under=0.0, density=1.2)
    part(p.rect(90, 400, 620, 100), "f7eec2", 0.02, 22, 100, 23, under=0.0, density=1.3)
    for x, y, s in ((250, 330, 1.0), (470, 296, 0.8), (600, 392, 0.6)):
        cloud = p.union(
            p.circle(x, y, 64 * s, 24 * s),
            p.circle(x - 20 * s, y - 20 * s, 36 * s, 28 * s),
            p.circle(x + 26 * s, y - 14 * s, 30 * s, 22 * s),
        )
        part(cloud, "ffffff", 0.1, 16 * s, 44 * s, 24)
    part(p.circle(566, 262, 42), "fff2a8", lambda x, y: math.atan2(y - 262, x - 566) + math.pi / 2, 13, 34, 25)
    part(p.circle(566, 262, 26), "ffd83c", lambda x, y: math.atan2(y - 262, x - 566) + math.pi / 2, 10, 24, 26)
    hills = [
        ([(80, 500), (200, 452), (330, 486), (470, 446), (600, 478), (720, 440), (720, 900), (80, 900)], "7fb8c0", -0.1),
        ([(80, 540), (190, 500), (320, 534), (450, 506), (600, 512), (720, 530), (720, 900), (80, 900)], "74b37a", 0.15),
        ([(80, 600), (180, 560), (300, 580), (380, 640), (300, 720), (80, 740)], "e6c84e", 0.25),
        ([(420, 650), (520, 586), (640, 572), (720, 600), (720, 800), (430, 740)], "9ccb4a", -0.3),
        ([(80, 700), (210, 664), (330, 700), (440, 770), (560, 796), (720, 730), (720, 900), (80, 900)], "4f9f45", 0.2),
    ]
    for k, (points, colour, angle) in enumerate(hills):
        part(p.spline(points), colour, angle, 22 + 3 * k, 70 + 8 * k, 30 + k)
    road = p.ribbon(ROAD[::-1], WIDTHS[::-1], 120)
    part(road, "f6dfa8", g.along(ROAD), 18, 60, 40)
    for x, y, h in ((232, 560, 92), (258, 566, 108), (286, 572, 84), (600, 560, 70)):
        part(p.spline([(x, y), (x - 15, y - h * 0.4), (x, y - h), (x + 15, y - h * 0.4)]), "2f7a4a", 1.5, 10, 34, 41)
    g.line(img, [(592, 760), (596, 712), (590, 660)], "6a4a30", 15, 5)
    for dx, dy, r, tone in ((0, -16, 54, "3c8a3e"), (-34, 8, 36, "4c9c42"), (34, 4, 38, "2f7838"), (-8, -36, 34, "86bf4a")):
        part(p.circle(592 + dx, 640 + dy, r, r * 0.84), tone, 0.7, 13, 26, 42 + r)
    for k, (x, y) in enumerate(((300, 262), (350, 242), (404, 276))):
        g.line(img, [(x - 20, y - 6), (x - 8, y - 12), (x, y), (x + 9, y - 12), (x + 21, y - 8)], "2a3a5c", 6, k)
    fence(img)
    for k, (x, y, n, colour) in enumerate(
        (
            (176, 852, 60, "4f9f45"),
            (236, 852, 96, "4f9f45"),
            (520, 852, 70, "4f9f45"),
            (574, 852, 118, "4f9f45"),
            (646, 852, 54, "4f9f45"),
            (132, 470, 80, "58b4e4"),
            (668, 470, 96, "7fb8c0"),
            (300, 852, 40, "4f9f45"),
        )
    ):
        g.line(img, [(x, y - 10), (x + 1, y + n * 0.5), (x, y + n)], colour, 9, k, False)
        p.lay(img, p.Layer().fill(p.circle(x, y + n, 6.5, 9), colour))


def fence(img: p.Array) -> None:
    """A painted fence on the left with a ring of keys on its post."""
    for x, y0, y1 in ((150, 700, 840), (232, 716, 850), (306, 740, 856)):
        g.line(img, [(x, y1), (x + 2, (y0 + y1) / 2), (x, y0)], "8a5a34", 20, int(x), False)
    for a, b in (((128, 742), (330, 776)), ((128, 792), (330, 822))):
        g.line(img, [a, ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + 3), b], "a36d3e", 15, 7, False)
    ring = [(232 + 21 * math.cos(a), 742 + 23 * math.sin(a)) for a in np.linspace(-1.6, 4.8, 20)]
    g.line(img, ring, "3a3430", 6, 1, False)
    for dx, length in ((-14, 62), (2, 74), (16, 58)):
        g.line(
            img, [(232 + dx * 0.6, 762), (232 + dx * 1.4, 762 + length * 0.6), (232 + dx * 1.8, 762 + length)], "3a3430", 8, dx + 20, False
        )
        for t in (0.78, 0.97):
            g.line(img, [(232 + dx * 1.7, 762 + length * t), (250 + dx * 1.7, 760 + length * t)], "3a3430", 7, 2, False)
        p.lay(img, p.Layer().fill(p.circle(232 + dx * 0.6, 764, 8), "3a3430"))


def light(img: p.Array) -> None:
    """The painted sun shines out of the wall: a warm bright field on the flagstones and a breath on the side walls."""
    field = p.poly([(150, 868), (640, 868), (716, 1206), (-10, 1206)])
    g.passage(img, p.mask(field), "d8cfae", 0.1, size=40, length=150, seed=60, density=1.7, under=0.45, loose=14, alpha=0.5)
    near = p.ribbon([(392, 850), (384, 940), (350, 1060)], [150, 210, 300], 40)
    g.passage(img, near, "f2e2b4", 1.5, size=34, seed=61, jitter=0.03, density=1.8, under=0.3, dry=0.7, alpha=0.6, loose=24)


def sole(x: float, y: float, s: float, turn: float, flip: bool) -> skia.Path:
    """A bare footprint: heel, ball and five toes, pressed flat by the floor's slope."""
    parts = [p.spline([(-9, 30), (-11, 10), (-17, -14), (-8, -32), (10, -30), (16, -12), (9, 10), (10, 30), (0, 40)])]
    parts += [p.circle(dx, dy, r) for dx, dy, r in ((-13, -43, 7), (-2, -48, 5.4), (7, -46, 5), (14, -41, 4.4), (20, -34, 3.8))]
    return p.moved(p.union(*parts), x, y, s, turn, flip)


def steps(img: p.Array) -> None:
    """Blue footprints from the spilt pot, over the floor and up the road, ever smaller, to who made them."""
    walk = [(520, 1120), (430, 1086), (372, 1010), (386, 930), *ROAD]
    line = p.sample(walk, 400)
    way = np.gradient(line, axis=0)
    at, k = 20.0, 0
    while at < 392:
        i = int(at)
        x, y = line[i]
        scale = float(np.interp(y, [500, 600, 700, 850, 1100], [0.1, 0.22, 0.4, 0.66, 1.05]))
        a = math.atan2(way[i][1], way[i][0])
        side = 1 if k % 2 else -1
        q = sole(x - math.sin(a) * side * 19 * scale, y + math.cos(a) * side * 19 * scale, scale, math.degrees(a) + 90, side < 0)
        g.passage(img, q, BLUE, a, size=7 * scale + 2, length=16, seed=70 + k, jitter=0.08, density=1.4, ragged=1.0, alpha=0.9)
        at += max(38 * scale, 6)
        k += 1
    x, y = 452, 506
    g.line(img, [(x - 4, y), (x - 2, y - 16)], "2a3a5c", 7, 3, False)
    g.line(img, [(x + 5, y), (x + 2, y - 16)], "2a3a5c", 7, 3, False)
    g.line(img, [(x, y - 14), (x, y - 34)], "f06a3c", 14, 3, False)
    g.line(img, [(x + 3, y - 32), (x + 14, y - 44), (x + 18, y - 58)], "f06a3c", 6, 3, False)
    g.line(img, [(x - 4, y - 30), (x - 12, y - 20), (x - 11, y - 10)], "f06a3c", 6, 3, False)
    p.lay(img, p.Layer().fill(p.circle(x, y - 43, 8), "7a4a30"))


def things(img: p.Array) -> None:
    """The stool with pots and brushes on the left; the tipped blue pot and its pool on the right."""
    pool = p.spline([(470, 1126), (520, 1090), (600, 1098), (660, 1126), (648, 1160), (570, 1176), (490, 1164)])
    g.passage(img, pool, BLUE, 0.1, size=20, length=70, seed=80, jitter=0.06)
    g.passage(img, p.spline([(520, 1120), (570, 1108), (610, 1116), (560, 1128)]), "6f9be6", 0.1, size=10, length=40, seed=81)
    g.passage(img, p.spline([(620, 1150), (690, 1140), (752, 1142), (740, 1160), (650, 1166)]), "6a6866", 0, size=14, length=60, seed=79)
    body = p.spline([(634, 1046, 1), (690, 1052), (738, 1058, 1), (752, 1096), (740, 1140, 1), (690, 1148), (636, 1156, 1)])
    g.passage(img, body, "e6e3da", 0.08, size=18, length=70, seed=82)
    g.passage(
        img,
        p.spline([(640, 1124, 1), (740, 1112, 1), (742, 1138, 1), (690, 1147), (640, 1154, 1)]),
        "b4b1a8",
        0.05,
        size=12,
        length=60,
        seed=88,
    )
    g.passage(img, p.circle(634, 1101, 25, 56), "f6f4ec", 1.5, size=12, length=50, seed=83)
    g.passage(img, p.circle(633, 1102, 18, 46), "1c4796", 1.5, size=10, length=40, seed=89)
    g.passage(
        img,
        p.spline([(616, 1110), (634, 1104), (650, 1114), (644, 1146), (610, 1156), (590, 1146)]),
        BLUE,
        0.2,
        size=10,
        length=40,
        seed=90,
    )
    g.line(img, [(650, 1052), (690, 1012), (736, 1030), (738, 1062)], "4c4f58", 6, 2, False)
    g.passage(img, p.spline([(40, 1168), (130, 1150), (250, 1160), (262, 1186), (120, 1196)]), "5c5a5a", 0, size=18, length=80, seed=84)
    for a, b in (((78, 1010), (52, 1172)), ((222, 1010), (246, 1174)), ((150, 1014), (150, 1190))):
        g.line(img, [a, ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2), b], "7a4c2c", 21, 4, False)
    g.line(img, [(66, 1096), (150, 1108), (234, 1096)], "6a4026", 13, 4, False)
    g.passage(
        img,
        p.spline([(36, 1000), (60, 978), (150, 970), (244, 978), (264, 1000), (250, 1020), (150, 1030), (50, 1020)]),
        "b57a45",
        0.05,
        size=16,
        seed=85,
    )
    for x, y, tone, tall in ((94, 990, "e8503c", 62), (156, 1000, "f4c83c", 56), (212, 988, "4f9f45", 60)):
        g.passage(
            img,
            p.spline([(x - 27, y - tall, 1), (x + 27, y - tall, 1), (x + 23, y, 1), (x, y + 7), (x - 23, y, 1)]),
            "e9e6dc",
            1.5,
            size=14,
            length=50,
            seed=86,
        )
        g.passage(img, p.circle(x, y - tall, 27, 9), tone, 0.1, size=9, length=30, seed=87)
        g.line(img, [(x - 14, y - tall + 4), (x - 14, y - tall + 32)], tone, 10, 3)
    for a, b, tone in (((98, 930), (72, 846), "e8503c"), ((160, 946), (186, 862), "f4c83c")):
        g.line(img, [a, b], "d9b27a", 10, 3, False)
        g.line(img, [(b[0], b[1] + 4), (b[0] + (b[0] - a[0]) * 0.3, b[1] + (b[1] - a[1]) * 0.34)], tone, 17, 3)


def paint() -> p.Array:
    """The cell, then what was painted in it, then the tracks."""
    img = g.board("8a8c92", 2)
    cell(img)
    window(img)
    light(img)
    valley(img)
    things(img)
    steps(img)
    return img
