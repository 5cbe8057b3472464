"""It is hot outside: a snowman has moved into the fridge with his suitcase, and looks on the map for winter.

Technique: gouache.
"""

from __future__ import annotations

import itertools
import math

import numpy as np
import skia

from art import paint as p
from art.paint.voices import gouache as g
from art.paint.voices.printing import PLAIN

NUMBER, TITLE = 37, "Asylum in the Fridge"
FINISH = PLAIN

INSIDE = p.rect(150, 96, 462, 930, 34)
SNOW, SHADE, DEEP = "f6f9fb", "b4d0ea", "7fa6d2"


def palm(x: float, y: float, reach: float, turn: float, seed: int) -> skia.Path:
    """The shadow of one palm leaf: a bent rib and long blades, none like another."""
    random = np.random.default_rng(seed)
    rib = p.sample([(0, 0), (reach * 0.5, -reach * 0.16), (reach, reach * 0.1)], 15)
    blades = [p.ribbon([(float(q[0]), float(q[1])) for q in rib], [9, 4], 30)]
    for k in range(1, 15):
        t = k / 14
        n = reach * (0.52 - 0.3 * t) * random.uniform(0.82, 1.12)
        for side in (-1, 1):
            a = side * (1.15 - 0.65 * t) + 0.2 * t + random.normal(0, 0.05)
            root = (float(rib[k][0]), float(rib[k][1]))
            tip = (root[0] + n * math.cos(a), root[1] + n * math.sin(a) + n * 0.12)
            middle = ((root[0] + tip[0]) / 2, (root[1] + tip[1]) / 2 - n * 0.05)
            blades.append(p.ribbon([root, middle, tip], [5, 17, 2], 12))
    return p.moved(p.union(*blades), x, y, 1, turn)


def kitchen(img: p.Array) -> None:
    """A hot red room: the wall, the shadow of palms, the floor."""
    g.passage(img, p.rect(-10, -10, 820, 1100), "c5301f", g.along([(0, 0), (400, 300), (300, 1100)]), 44, 150, seed=2, jitter=0.05)
    for x, y, reach, turn, seed in ((-60, 210, 330, -34, 3), (-70, 330, 360, 16, 4), (-40, 620, 260, 60, 5), (560, -90, 300, 30, 6)):
        g.passage(img, palm(x, y, reach, turn, seed), "9c1a1c", 0.5, 12, 50, seed=seed, jitter=0.04, ragged=1.2)
    g.passage(img, p.poly([(-10, 1052), (810, 1068), (810, 1210), (-10, 1210)]), "7a141b", 0.02, 30, 130, seed=7, jitter=0.05)


def cabinet(img: p.Array) -> None:
    """The fridge, round-shouldered and cream, and the cold light that it throws on the floor."""
    g.passage(img, p.poly([(120, 1064), (640, 1064), (560, 1212), (10, 1212)]), "d9695c", 0.04, 26, 110, seed=8, jitter=0.04, ragged=3)
    g.dab(img, p.union(p.rect(140, 1050, 54, 40, 8), p.rect(570, 1050, 54, 40, 8)), "4a1016", 0, 14, 40, seed=9)
    g.passage(img, p.rect(98, 40, 566, 1032, 74), "f6dfc6", math.pi / 2, 30, 130, seed=10, jitter=0.02, ragged=0.8)
    g.passage(
        img,
        p.cut(p.rect(98, 40, 566, 1032, 74), p.moved(p.rect(98, 40, 566, 1032, 74), 15, -6)),
        "e2ab92",
        math.pi / 2,
        14,
        90,
        seed=11,
        ragged=0.8,
    )
    g.passage(img, p.cut(p.rect(138, 84, 486, 954, 44), INSIDE), "c98a78", math.pi / 2, 12, 70, seed=12, jitter=0.03, ragged=1)


def winter(img: p.Array) -> None:
    """What is inside: a night with northern lights, firs and snow."""
    night = img.copy()
    g.passage(
        night, p.rect(130, 80, 500, 700), p.vertical([(0, "0c2358"), (0.55, "174a8c"), (1, "3d8cc4")], 90, 760), 0.05, 30, 110, seed=13
    )
    for k, (colour, dx, width) in enumerate((("2fb59a", 0, 92), ("8ce8b4", 14, 42), ("d6f9d2", 22, 14))):
        line = [(100 + dx, 330), (220, 250 + dx), (330, 330), (440, 280), (560, 170 + dx), (680, 210)]
        band = p.ribbon([(x, y + 10 * k) for x, y in line], [width * 0.5, width, width * 0.7, width * 1.2, width * 0.6], 80)
        g.passage(night, band, colour, 1.42, 12, 70 - 12 * k, seed=14 + k, jitter=0.05, under=0.75, ragged=5, loose=16 - 5 * k)
    for x, y in ((196, 150), (270, 180), (402, 142), (560, 300), (200, 420), (520, 440), (330, 220), (470, 200)):
        g.dab(night, p.circle(x, y, 3.4), "eaf6ff", 0, 5, 6, seed=x)
    g.passage(
        night,
        p.spline([(100, 800, 1), (220, 762), (400, 780), (560, 752), (680, 772, 1), (680, 1060, 1), (100, 1060, 1)]),
        "b9d4ee",
        0.06,
        26,
        110,
        seed=18,
        jitter=0.02,
    )
    for x, foot, h in ((190, 786, 150), (236, 780, 96), (536, 776, 120), (578, 780, 190)):
        tree = p.union(
            *[
                p.poly([(x, foot - h * t), (x - h * w, foot - h * b), (x + h * w, foot - h * b)])
                for t, b, w in ((1, 0.6, 0.15), (0.76, 0.32, 0.22), (0.52, 0.02, 0.29))
            ]
        )
        g.passage(night, tree, "12325e", 1.3, 10, 34, seed=x, jitter=0.05)
    for x, w, n in (
        (178, 22, 74),
        (214, 16, 40),
        (262, 24, 104),
        (318, 15, 46),
        (372, 20, 66),
        (430, 14, 36),
        (494, 26, 112),
        (546, 16, 52),
        (588, 22, 84),
    ):
        g.dab(
            night,
            p.spline([(x - w, 92, 1), (x + w, 92, 1), (x + w * 0.35, 92 + n * 0.5), (x + 1, 96 + n, 1), (x - w * 0.35, 92 + n * 0.5)]),
            "eef7fc",
            1.57,
            8,
            40,
            seed=x,
        )
    g.passage(night, p.rect(140, 84, 482, 26), "eef7fc", 0, 10, 60, seed=20)
    p.over(img, p.mask(INSIDE), night)


def ball(img: p.Array, x: float, y: float, rx: float, ry: float, seed: int) -> None:
    """One ball of snow: white, blue towards the back, a breath of the red room in front."""
    whole = p.circle(x, y, rx, ry)
    turn = np.arctan2((p.grid.y - y) / ry, (p.grid.x - x) / rx) + math.pi / 2
    g.passage(img, whole, SNOW, turn, 20, 70, seed=seed, jitter=0.012, ragged=3)
    g.passage(
        img,
        p.cut(whole, p.circle(x - rx * 0.26, y - ry * 0.2, rx * 1.02, ry * 1.02)),
        SHADE,
        turn,
        14,
        60,
        seed=seed + 1,
        jitter=0.03,
        ragged=4,
    )
    g.passage(
        img,
        p.cut(whole, p.circle(x - rx * 0.12, y - ry * 0.1, rx * 1.02, ry * 1.02)),
        DEEP,
        turn,
        9,
        50,
        seed=seed + 2,
        jitter=0.03,
        ragged=3,
    )


def snowman(img: p.Array) -> None:
    """He sits on his own snow, a little lower than he was, with scarf and drooping nose."""
    g.passage(img, p.circle(398, 1006, 214, 26), "86acd8", 0, 18, 90, seed=30)
    ball(img, 380, 896, 184, 134, 31)
    ball(img, 372, 672, 138, 126, 34)
    ball(img, 356, 470, 106, 102, 37)
    for points in ([(250, 660), (206, 700), (216, 748)], [(496, 660), (546, 704), (532, 752)]):
        g.line(img, points, "4a2a20", 13, seed=40, taper=False)
    scarf = p.spline(
        [
            (268, 540),
            (306, 562),
            (360, 572),
            (414, 562),
            (450, 538),
            (472, 556),
            (462, 584),
            (420, 606),
            (360, 616),
            (296, 606),
            (254, 582),
            (252, 556),
        ]
    )
    g.passage(img, scarf, "f2b233", 0.1, 14, 60, seed=41, jitter=0.04)
    g.passage(
        img, p.spline([(420, 590), (456, 584), (478, 650), (470, 706), (436, 710), (438, 650)]), "e59a22", 1.4, 12, 60, seed=42, jitter=0.04
    )
    for x, y, r in ((316, 456, 12), (386, 458, 12.5)):
        g.dab(img, p.circle(x, y, r, r * 1.1), "1c1f2e", 0, 8, 16, seed=int(x))
        g.dab(img, p.circle(x - 4, y - 5, 3.2), "ffffff", 0, 4, 5, seed=2)
    g.line(img, [(290, 434), (308, 420), (330, 416)], "1c1f2e", 7, seed=3)
    g.line(img, [(372, 418), (396, 424), (412, 440)], "1c1f2e", 7, seed=4)
    g.line(img, [(336, 546), (358, 530), (382, 528), (404, 540)], "1c1f2e", 7, seed=5)
    nose = p.spline([(342, 470, 1), (360, 478), (362, 500), (330, 526), (276, 552, 1), (302, 516), (326, 484)])
    g.passage(img, nose, "f0782a", 2.4, 9, 50, seed=43, jitter=0.05)
    g.line(img, [(350, 496), (326, 516), (298, 536)], "c9531c", 6, seed=6)


def luggage(img: p.Array) -> None:
    """The map on his knees and the suitcase beside him."""
    panels = [(206, 742), (292, 716), (380, 748), (466, 714), (546, 744)]
    for k, ((x0, y0), (x1, y1)) in enumerate(itertools.pairwise(panels)):
        page = p.poly([(x0, y0), (x1, y1), (x1 - 2, y1 + 136), (x0 - 2, y0 + 136)])
        g.passage(img, page, "fbeecb" if k % 2 == 0 else "e6cf9c", 1.5, 18, 80, seed=50 + k, jitter=0.02, ragged=1)
    g.line(img, [(226, 830), (268, 790), (320, 826), (374, 800), (420, 842), (470, 790), (520, 800)], "d03a24", 8, seed=51, taper=False)
    g.passage(img, p.spline([(396, 770), (430, 756), (452, 772), (436, 794), (404, 796)]), "6aa6cf", 0.2, 10, 30, seed=52)
    for x, y in ((208, 776), (544, 778)):
        out = -1 if x < 300 else 1
        g.line(img, [(x + 8 * out, y - 30), (x + 12 * out, y), (x + 6 * out, y + 18)], "4a2a20", 11, seed=9, taper=False)
        for k in range(3):
            g.line(img, [(x + 10 * out, y - 12 + 14 * k), (x - 24 * out, y - 6 + 17 * k)], "4a2a20", 8, seed=k)
    case = p.rect(166, 908, 148, 108, 12)
    g.passage(img, case, "a6552a", 0.03, 16, 70, seed=53, jitter=0.05, ragged=1.4)
    g.passage(img, p.union(p.rect(192, 908, 17, 108), p.rect(270, 908, 17, 108)), "6e3219", 1.57, 9, 60, seed=54)
    g.line(img, [(216, 908), (220, 884), (260, 884), (264, 908)], "6e3219", 10, seed=55, taper=False)


def door(img: p.Array) -> None:
    """The open door with a bottle of milk."""
    g.passage(img, p.poly([(656, 66), (812, 10), (812, 1130), (656, 1062)]), "ecd0b4", math.pi / 2, 26, 130, seed=60, jitter=0.02, ragged=1)
    g.passage(
        img, p.poly([(676, 112), (812, 74), (812, 1068), (676, 1016)]), "94bcd9", math.pi / 2, 24, 120, seed=61, jitter=0.025, ragged=1
    )
    bottle = p.spline(
        [(716, 590, 1), (714, 452), (722, 418), (738, 396), (740, 356, 1), (776, 354, 1), (778, 396), (794, 418), (802, 452), (802, 598, 1)]
    )
    g.passage(img, bottle, "e6edf0", 1.57, 14, 70, seed=62, jitter=0.015)
    g.dab(img, p.poly([(736, 340), (780, 337), (780, 362), (736, 364)]), "d03a24", 0, 10, 30, seed=63)
    g.passage(img, p.poly([(676, 560), (812, 574), (812, 640), (676, 616)]), "6d9cc2", 0.1, 14, 60, seed=64)
    g.passage(img, p.poly([(676, 840), (812, 868), (812, 936), (676, 896)]), "6d9cc2", 0.2, 14, 60, seed=65)


def puddle(img: p.Array) -> None:
    """On the floor all that is left of one who came too late: water, a nose, two coals, a twig."""
    pool = p.spline([(20, 1150), (60, 1122), (128, 1128), (176, 1104), (270, 1112), (330, 1100), (392, 1120), (470, 1116), (500, 1136),
                     (452, 1150), (440, 1172), (360, 1174), (316, 1192), (230, 1180), (170, 1194), (110, 1174), (50, 1176)])  # fmt: skip
    g.passage(img, pool, "5d93c4", 0, 14, 80, seed=70, jitter=0.03)
    for shape in (p.circle(566, 1150, 20, 8), p.circle(540, 1112, 12, 5)):
        g.dab(img, shape, "5d93c4", 0, 8, 30, seed=71)
    for line in ([(80, 1146), (130, 1144), (190, 1124)], [(330, 1120), (380, 1132), (430, 1134)], [(230, 1168), (290, 1172), (330, 1162)]):
        g.line(img, line, "c3deee", 8, seed=72)
    g.line(img, [(330, 1156), (392, 1136), (470, 1090)], "3a1a18", 10, seed=73, taper=False)
    g.line(img, [(424, 1118), (444, 1118), (466, 1124)], "3a1a18", 7, seed=74)
    carrot = p.spline([(150, 1150, 1), (160, 1126), (190, 1120), (240, 1134), (304, 1152, 1), (240, 1160), (186, 1162)])
    g.passage(img, carrot, "f58430", 0.2, 9, 50, seed=75, jitter=0.05)
    for x, y in ((112, 1160), (330, 1136)):
        g.dab(img, p.circle(x, y, 12, 10), "1c1f2e", 0, 8, 14, seed=x)


def paint() -> p.Array:
    """The card."""
    img = g.board("c5301f", 37)
    kitchen(img)
    cabinet(img)
    winter(img)
    snowman(img)
    luggage(img)
    door(img)
    puddle(img)
    return np.clip(img, 0, 1)
