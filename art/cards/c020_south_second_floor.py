"""A doll's house whose floors are seasons: a family of geese moves down the stairs, and one old bird stays in the snow.

Technique: pen and body colour.
"""

from __future__ import annotations

import math

import numpy as np
import skia

from art import paint as p
from art.paint.props.goose import ORANGE, Bird, Goose
from art.paint.voices.ink import Board
from art.paint.voices.printing import PLAIN, paper

NUMBER, TITLE = 20, "South, Second Floor"
FINISH = PLAIN
CREAM, INK = "fdf6e6", "26222c"
LEFT, RIGHT = 74.0, 726.0
ATTIC, AUTUMN, SUMMER, SPRING = 366.0, 622.0, 878.0, 1140.0  # where one stands


def flake(b: Board, x: float, y: float, r: float, turn: float) -> None:
    """A snow crystal in white lines."""
    for k in range(3):
        a = turn + k * math.pi / 3
        c, s = math.cos(a), math.sin(a)
        b.fill(p.ribbon([(x - r * c, y - r * s), (x + r * c, y + r * s)], [2.4, 2.4], 6, True), "ffffff", 0)


def leaf(b: Board, x: float, y: float, r: float, turn: float, colour: str) -> None:
    """A fallen leaf with its rib."""
    shape = p.spline([(-r, 0, 1), (-r * 0.2, -r * 0.5), (r, 0, 1), (-r * 0.2, r * 0.5)])
    b.fill(p.moved(shape, x, y, 1, turn), colour, 1.8)
    a = math.radians(turn)
    b.pen.line(
        [(x - r * 1.3 * math.cos(a), y - r * 1.3 * math.sin(a)), (x, y), (x + r * 0.6 * math.cos(a), y + r * 0.6 * math.sin(a))], 1.5
    )


def shell(b: Board) -> None:
    """Evening outside; the house, its roof under a thick cap of snow that hangs over on one side."""
    b.fill(p.rect(-30, -30, 860, 1260), "24395f", 0)
    random = np.random.default_rng(2)
    for _ in range(60):
        x, y = random.uniform(0, 800), random.uniform(0, 1120)
        if not (LEFT - 60 < x < RIGHT + 60 and y > 330) and abs(x - 400) + 20 > (y - 60) * 1.1:
            b.fill(p.circle(x, y, random.uniform(2, 5)), "f4f8fc", 0)
    b.fill(p.spline([(-30, 1150, 1), (200, 1136), (500, 1146), (830, 1134, 1), (830, 1230, 1), (-30, 1230, 1)]), "e8f0f8", 3)
    b.fill(p.rect(592, 96, 52, 150), "c4694c", 3.4)
    b.fill(p.spline([(582, 100), (596, 82), (620, 76), (646, 84), (656, 102), (620, 108)]), "ffffff", 3)
    b.fill(p.poly([(50, 346), (400, 62), (750, 346), (750, 1160), (50, 1160)]), CREAM, 4.4)
    b.fill(p.poly([(112, 366), (400, 122), (688, 366)]), "86b4dc", 3.4)
    for a, c, tone in ((AUTUMN - 226, AUTUMN, "f7b552"), (SUMMER - 226, SUMMER, "8fd6ea"), (SPRING - 232, SPRING, "f9c3cf")):
        b.fill(p.rect(LEFT, a, RIGHT - LEFT, c - a), tone, 3.4)
    snow: list[p.Point] = [(16, 380), (6, 348), (60, 296), (180, 198), (300, 96), (386, 34), (430, 40), (520, 110), (640, 208), (740, 286),
                           (796, 340), (800, 386), (776, 408), (756, 376), (730, 352), (560, 214), (400, 84), (240, 216), (70, 356), (44, 366)]  # fmt: skip
    b.fill(p.spline(snow), "ffffff", 4)
    for x, y in ((90, 330), (180, 252), (290, 166), (520, 158), (610, 232), (700, 306)):
        b.pen.line([(x - 20, y + (14 if x < 400 else -14)), (x, y - 4), (x + 20, y + (-18 if x < 400 else 18))], 1.8)


def wallpaper(b: Board) -> None:
    """Hand-printed papers: acorns for autumn, waves for summer, sprigs for spring; here and there the block missed."""
    random = np.random.default_rng(13)
    ink = p.Layer()
    for top, foot, tone, kind in (
        (AUTUMN - 220, AUTUMN, "ee9a34", "acorn"),
        (SUMMER - 220, SUMMER, "6fc2dc", "wave"),
        (SPRING - 226, SPRING, "f2a5b6", "sprig"),
    ):
        for row in range(6):
            for column in range(15):
                x = LEFT + 26 + column * 44 + (22 if row % 2 else 0) + random.normal(0, 2.5)
                y = top + 22 + row * 38 + random.normal(0, 2.5)
                if x > RIGHT - 14 or y > foot - 16 or random.random() < 0.06:
                    continue
                turn = random.normal(0, 9)
                if kind == "acorn":
                    ink.fill(p.moved(p.spline([(-6, -2, 1), (0, 12, 1), (6, -2, 1)]), x, y, 1, turn), tone)
                    ink.fill(p.moved(p.spline([(-8, -3), (0, -10), (8, -3), (0, -1)]), x, y, 1, turn), tone)
                elif kind == "wave":
                    wave = p.ribbon([(-14, 2), (-7, -5), (0, 2), (7, -5), (14, 2)], [2, 5, 4, 5, 2], 20)
                    ink.fill(p.moved(wave, x, y, 1, turn), tone)
                else:
                    for a in (-46, 0, 46):
                        ink.fill(p.moved(p.spline([(0, 6, 1), (-4, -4), (0, -13, 1), (4, -4)]), x, y, 0.9, a + turn), tone)
    p.lay(b.img, ink, 0.8, tooth=1.0)


def winter(b: Board) -> None:
    """The attic: drifts on the boards, the stove, the armchair that nobody can be moved from."""
    random = np.random.default_rng(4)
    for _ in range(70):
        x, y = random.uniform(150, 650), random.uniform(150, 345)
        if abs(x - 400) < (y - 140) * 1.05:
            flake(b, x, y, random.uniform(5, 11), random.uniform(0, 1))
    b.fill(p.spline([(114, 366, 1), (160, 340), (230, 352), (330, 342), (430, 356), (520, 346), (566, 366, 1)]), "ffffff", 3)
    b.fill(p.rect(214, 262, 16, 50), "4a4652", 2.6)
    b.fill(p.rect(196, 304, 54, 56, 6), "4a4652", 3)
    b.fill(p.rect(206, 322, 34, 22, 4), "ffb43c", 2.4)
    chair = p.spline(
        [
            (292, 362, 1), (280, 312), (300, 300), (304, 250), (340, 226), (390, 234), (404, 300), (424, 312),
            (414, 362, 1),
        ]
    )  # fmt: skip
    b.fill(chair, "5a8f6b", 3.6)
    b.fill(p.spline([(306, 346, 1), (304, 322), (350, 314), (398, 322), (398, 346, 1)]), "74a983", 2.6)
    for x in (324, 352, 380):
        b.pen.solid(p.circle(x, 262 + abs(x - 352) * 0.2, 3))
    b.fill(p.spline([(290, 300), (310, 288), (326, 300), (320, 350), (296, 352)]), "5a8f6b", 3)


def armrest(b: Board) -> None:
    """The arm of the chair, in front of its guest, and a cup of something hot."""
    b.fill(p.spline([(384, 306), (404, 294), (424, 306), (420, 354), (392, 356)]), "5a8f6b", 3)
    b.fill(p.spline([(396, 296, 1), (394, 276, 1), (418, 276, 1), (415, 296, 1)]), "f2c14b", 2.4)
    b.pen.line([(402, 270), (398, 258), (406, 250), (402, 240)], 2)
    b.pen.line([(411, 268), (408, 258), (415, 250)], 2)


def stairs(b: Board, x: float, y: float, to: tuple[float, float], steps: int, tone: str) -> None:
    """A flight in profile from (x, y) down to `to`: its treads, and the dark hole above it."""
    w, h = (to[0] - x) / steps, (to[1] - y) / steps
    top = []
    for k in range(steps):
        top += [(x + w * k, y + h * k), (x + w * (k + 1), y + h * k)]
    under = 1 if w > 0 else -1
    path = p.poly([*top, (to[0], to[1]), (to[0] - under * 30, to[1]), (x - under * 2, y + 34)])
    b.fill(path, tone, 3)
    for k in range(steps):
        b.pen.line([(x + w * k - under * 3, y + h * k + 5), (x + w * (k + 1), y + h * k + 5)], 1.8)


def autumn(b: Board) -> None:
    """A yellow tree that loses its leaves on the parquet."""
    random = np.random.default_rng(8)
    b.fill(p.ribbon([(176, 620), (170, 560), (182, 500), (176, 456)], [30, 22, 18, 10], 30), "6a3f2c", 3)
    for branch in ([(178, 520), (140, 490), (118, 470)], [(180, 510), (222, 486), (250, 462)]):
        b.fill(p.ribbon(branch, [12, 8, 4], 16), "6a3f2c", 2.4)
    crown = p.spline(
        [
            (84, 480), (86, 438), (124, 412), (176, 402), (236, 408), (282, 432), (290, 474), (252, 498), (204, 490),
            (160, 504), (112, 502),
        ]
    )  # fmt: skip
    b.fill(crown, "e8742c", 3.4)
    for _ in range(90):
        x, y = random.uniform(92, 284), random.uniform(412, 500)
        if crown.contains(x, y):
            leaf(b, x, y, random.uniform(8, 13), random.uniform(0, 360), str(random.choice(["f7c93f", "f2a02c", "d8502c", "f4b83a"])))
    for _ in range(26):
        x = random.uniform(90, 560)
        leaf(
            b,
            x,
            AUTUMN - random.uniform(0, 5),
            random.uniform(7, 12),
            random.uniform(-30, 30),
            str(random.choice(["f7c93f", "d8502c", "c0642c"])),
        )
    for x, y in ((310, 470), (330, 540), (252, 556), (420, 500), (470, 566), (226, 590)):
        leaf(b, x, y, 10, random.uniform(0, 360), "d8502c")


def pane(b: Board) -> None:
    """The autumn window: a windy dusk, one branch, one leaf still on it; and the umbrella nobody will need."""
    b.fill(p.rect(604, 440, 88, 112, 4), CREAM, 3.2)
    b.fill(p.rect(614, 450, 68, 92), "c9566c", 2.4)
    b.fill(p.circle(664, 474, 11), "ffe9a8", 2)
    b.pen.line([(614, 520), (640, 506), (660, 512), (676, 498)], 3)
    leaf(b, 672, 492, 8, -50, "f7c93f")
    b.pen.line([(648, 450), (648, 542)], 3)
    b.pen.line([(614, 496), (682, 496)], 3)
    b.fill(p.rect(596, 550, 104, 10, 3), CREAM, 3)
    b.fill(p.spline([(676, 600, 1), (690, 566), (704, 600, 1), (694, 618, 1), (686, 618, 1)]), "4a6fb0", 2.6)
    b.pen.line([(690, 568), (690, 552), (698, 548), (703, 556)], 3)


def summer(b: Board) -> None:
    """A lawn, a sun on the wallpaper, sunflowers taller than the geese."""
    b.fill(p.circle(560, 726, 46), "ffd23f", 3.4)
    for k in range(15):
        a = k * math.tau / 15 + 0.1
        r = 74 + (k % 3) * 9
        b.fill(
            p.ribbon([(560 + 56 * math.cos(a), 726 + 56 * math.sin(a)), (560 + r * math.cos(a), 726 + r * math.sin(a))], [8, 3], 6),
            "ffd23f",
            2,
        )
    grass: list[p.Point] = [(LEFT + 2, SUMMER, 1), (LEFT + 2, SUMMER - 20, 1)]
    random = np.random.default_rng(5)
    x = LEFT + 2
    while x < RIGHT - 12:
        grass += [(x + 5, SUMMER - random.uniform(22, 40), 1), (x + 10, SUMMER - random.uniform(12, 20), 1)]
        x += 10
    grass += [(RIGHT - 2, SUMMER - 20, 1), (RIGHT - 2, SUMMER, 1)]
    b.fill(p.poly(grass), "6fb648", 2.2)
    for fx, fy, r, lean in ((640, 742, 27, 8), (690, 776, 22, -6), (604, 800, 18, 4)):
        b.fill(p.ribbon([(fx, fy), (fx + lean, (fy + SUMMER) / 2), (fx - lean, SUMMER - 8)], [6, 7, 8], 20), "4a8a3a", 2.2)
        b.fill(p.spline([(fx + 4, fy + 60, 1), (fx + 20, fy + 44), (fx + 34, fy + 50, 1), (fx + 18, fy + 66)]), "4a8a3a", 2)
        b.fill(p.star(fx, fy, r * 1.25, 13, 0.66, fx), "ffc52f", 2.4)
        b.fill(p.circle(fx, fy, r * 0.5), "6a3f2c", 2.4)


def spring(b: Board) -> None:
    """Ground floor: a cherry in flower, puddles, tulips each of its own height, and the way out."""
    random = np.random.default_rng(9)
    b.fill(
        p.spline(
            [
                (LEFT + 2, SPRING, 1), (LEFT + 2, 1112, 1), (200, 1104), (420, 1112), (RIGHT - 2, 1106, 1),
                (RIGHT - 2, SPRING, 1),
            ]
        ),
        "a5cf6a",
        2.6,
    )  # fmt: skip
    b.fill(p.ribbon([(330, 1126), (336, 1060), (322, 1010), (330, 968)], [26, 18, 14, 8], 30), "6a3f2c", 3)
    for branch in ([(328, 1030), (288, 1000), (270, 972)], [(330, 1020), (376, 994), (392, 966)]):
        b.fill(p.ribbon(branch, [11, 8, 4], 16), "6a3f2c", 2.4)
    b.fill(
        p.spline(
            [
                (238, 972), (246, 930), (300, 914), (360, 912), (416, 930), (430, 968), (396, 998), (332, 990),
                (272, 1002),
            ]
        ),
        "f59ab4",
        3,
    )  # fmt: skip
    for _ in range(64):
        a, q = random.uniform(0, math.tau), math.sqrt(random.random())
        x, y = 334 + 100 * q * math.cos(a), 956 + 44 * q * math.sin(a)
        b.fill(p.star(x, y, random.uniform(8, 14), 5, 0.74, random.uniform(0, 72)), str(random.choice(["ffffff", "fde3ea", "f9bccb"])), 1.6)
    door = p.arch(640, SPRING - 8, 96, 186)
    b.fill(door, "fff3c4", 3.6)
    b.fill(p.poly([(592, 1132), (592, 1000), (560, 984), (560, 1142)]), "3f8f6c", 3.2)
    b.pen.solid(p.circle(567, 1072, 4))
    for x, h, tone in ((394, 46, "e2506a"), (416, 64, "f7c93f"), (436, 38, "8a6fc0"), (290, 40, "f08aa4"), (458, 30, "f7c93f"), (306, 58, "e2506a"),
                       (706, 52, "8a6fc0")):  # fmt: skip
        y = 1132 - random.uniform(0, 8)
        b.pen.line([(x, y), (x + random.normal(0, 3), y - h * 0.5), (x, y - h)], 2.6)
        b.fill(p.spline([(x - 9, y - h - 12, 1), (x - 8, y - h + 4), (x, y - h + 8), (x + 8, y - h + 4), (x + 9, y - h - 12, 1), (x + 4, y - h - 5),
                         (x, y - h - 14, 1), (x - 4, y - h - 5)]), tone, 2)  # fmt: skip
    b.fill(p.circle(372, 1130, 40, 7), "bfe3f2", 2.2)


def rail(b: Board) -> None:
    """The banister of the last flight, made to be slid on."""
    for x, y in ((112, 890), (176, 984), (244, 1086)):
        b.fill(p.ribbon([(x, y), (x, y - 64)], [6, 6], 6), "8a5a3c", 2.2)
    b.fill(p.ribbon([(92, 796 + 8), (176, 926), (262, 1048)], [10, 10, 10], 20, True), "b5643c", 2.6)


def suitcase(b: Board, x: float, y: float, w: float, h: float, tone: str, tilt: float) -> None:
    """Old leather, with a strap and a sticker."""

    def at(path: skia.Path) -> skia.Path:
        return p.moved(path, x, y, 1, tilt)

    b.fill(at(p.cut(p.circle(0, -h, w * 0.2, 9), p.circle(0, -h, w * 0.13, 5))), INK, 1.4)
    b.fill(at(p.rect(-w / 2, -h, w, h, 5)), tone, 3)
    for q in (-0.28, 0.28):
        b.fill(at(p.rect(q * w - 3, -h, 6, h)), "6a3f2c", 1.6)
    b.fill(at(p.circle(0, -h * 0.5, h * 0.2)), "f7e6a8", 1.8)


def geese(b: Board) -> None:
    """The family, no two alike, from the one who stays to the one who is already out of the door."""
    old = Goose(344, 348, 100, ((8, -62), (-14, -76), (-20, -96)), look=-0.12, stride=4, wing="wave", belly=1.1, tilt=4)
    Bird(b, old).draw()
    b.fill(p.spline([(306, 246, 1), (308, 230), (324, 222), (340, 230), (342, 243, 1), (324, 239)]), "8a6fc0", 2.4)
    b.fill(p.circle(324, 221, 6), "f2c14b", 2)
    armrest(b)
    aunt = Goose(588, 372, 112, ((34, -76), (22, -100), (8, -108)), flip=True, look=-0.2, stride=9, wing="carry", scarf=12)
    Bird(b, aunt).draw()
    suitcase(b, 540, 392, 50, 34, "c98a45", 6)
    mother = Goose(520, 510, 132, ((40, -70), (44, -100), (40, -122)), flip=True, look=0.3, stride=12, scarf=4, belly=1.06)
    Bird(b, mother).draw()
    b.fill(p.spline([(434, 372, 1), (452, 328), (486, 326), (510, 370, 1), (472, 380)]), "f2d06a", 3)
    for q in (450, 470, 490):
        b.pen.line([(q, 374), (q + (470 - q) * -0.1 + 3, 334)], 1.8)
    chick = Goose(400, 616, 76, ((30, -66), (38, -84), (46, -98)), flip=True, look=-0.5, stride=14, tilt=-8, wing="glee", scarf=16)
    Bird(b, chick).draw()
    small = Goose(300, 619, 62, ((32, -58), (44, -62), (54, -50)), flip=True, look=0.7, stride=6, tilt=6, scarf=2)
    Bird(b, small).draw()
    father = Goose(226, 788, 128, ((32, -74), (36, -102), (38, -122)), look=0.12, stride=13, wing="carry", scarf=8)
    Bird(b, father).draw()
    suitcase(b, 294, 800, 68, 48, "b5563c", -8)
    sun = Goose(452, 868, 150, ((36, -72), (30, -104), (34, -128)), look=-0.35, stride=10, wing="folded", scarf=0, eye="shut", belly=1.08)
    Bird(b, sun).draw()
    for x in (498, 520):
        b.fill(p.circle(x, 668 + (x - 498) * -0.3, 11, 10), INK, 2)
    slider = Goose(182, 944, 66, ((30, -62), (30, -84), (38, -98)), look=-0.2, stride=2, tilt=26, wing="glee", scarf=18)
    Bird(b, slider).draw()
    first = Goose(520, 1130, 128, ((38, -66), (52, -88), (56, -108)), look=0.0, stride=14, wing="carry", scarf=14, tilt=-4)
    Bird(b, first).draw()
    b.fill(p.circle(592, 1084, 30, 28), "d9f1f8", 3)
    b.fill(p.spline([(566, 1080, 1), (592, 1076), (618, 1080, 1), (612, 1104), (592, 1111), (572, 1104)]), "7fc6de", 2)
    b.fill(p.spline([(580, 1092), (592, 1084), (602, 1092, 1), (612, 1084, 1), (610, 1100, 1), (602, 1094), (592, 1100)]), ORANGE, 2)


def paint() -> p.Array:
    """Board, house, seasons, stairs, geese."""
    img = paper("fbf8ef", seed=5)
    b = Board(img, INK, "fbf8ef", 4)
    shell(b)
    wallpaper(b)
    winter(b)
    autumn(b)
    pane(b)
    summer(b)
    spring(b)
    stairs(b, 640, ATTIC + 10, (486, AUTUMN), 7, "e0a95c")
    stairs(b, 120, AUTUMN + 8, (310, SUMMER - 6), 8, "e0c08a")
    stairs(b, 96, SUMMER + 10, (262, SPRING - 8), 8, "e0c08a")
    rail(b)
    geese(b)
    b.lay()
    return img
