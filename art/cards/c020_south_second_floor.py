"""A doll's house whose floors are seasons: the geese move down to the warm ones, and one old bird stays in the snow.

Technique: pen and body colour.
"""

from __future__ import annotations

import math

import skia

from art import paint as p
from art.paint.props.goose import ORANGE, Bird, Goose
from art.paint.voices.ink import Board
from art.paint.voices.printing import PLAIN, paper

NUMBER, TITLE = 20, "South, Second Floor"
FINISH = PLAIN
CREAM, INK, WOOD = "fdf6e6", "26222c", "6a3f2c"
LEFT, RIGHT = 58.0, 742.0
ATTIC, AUTUMN, SUMMER, SPRING = 500.0, 736.0, 964.0, 1186.0  # where one stands


def shell(b: Board) -> None:
    """Night outside; the house fills the sheet, its roof under a thick cap of snow."""
    b.fill(p.rect(-30, -30, 860, 1260), "24395f", 0)
    for x, y, r in ((64, 60, 7), (150, 150, 5), (40, 226, 5), (226, 44, 4), (600, 40, 5), (730, 90, 7), (770, 236, 5), (700, 190, 4)):
        b.fill(p.circle(x, y, r), "f4f8fc", 0)
    b.fill(p.poly([(610, 236), (610, 92), (668, 92), (668, 280)]), "c4694c", 4)
    b.fill(p.spline([(598, 100), (604, 78), (640, 66), (674, 78), (682, 100), (640, 108)]), "ffffff", 3.4)
    b.fill(p.poly([(30, 400), (400, 66), (770, 400), (770, 1240), (30, 1240)]), CREAM, 5)
    b.fill(p.poly([(LEFT, ATTIC), (LEFT, 410), (400, 112), (RIGHT, 410), (RIGHT, ATTIC)]), "8fbce4", 4)
    for top, foot, tone in ((ATTIC + 22, AUTUMN, "f9b84e"), (AUTUMN + 22, SUMMER, "7fd3ea"), (SUMMER + 22, SPRING + 40, "fbc2d0")):
        b.fill(p.rect(LEFT, top, RIGHT - LEFT, foot - top), tone, 4)
    snow: list[p.Point] = [(-20, 446), (-30, 394), (80, 296), (230, 152), (372, 26), (426, 30), (560, 146), (720, 290), (830, 388), (830, 440), (796, 462), (770, 424), (560, 244),
                           (402, 112), (240, 252), (44, 428), (20, 462)]  # fmt: skip
    b.fill(p.spline(snow), "ffffff", 5)
    for line in (
        [(84, 366), (110, 344), (128, 322)],
        [(256, 194), (284, 172), (296, 152)],
        [(560, 196), (590, 222), (616, 238)],
        [(690, 320), (716, 338)],
    ):
        b.pen.line(line, 2.4)


def big(path: skia.Path) -> skia.Path:
    """The corner of the old bird, drawn small, brought close."""
    return p.moved(p.moved(path, -352, -362), 392, 494, 2.0)


def winter(b: Board) -> None:
    """The attic: a drift on the boards, the armchair that nobody can be moved from, a stove."""
    for x, y, r in (
        (180, 398, 13),
        (260, 306, 16),
        (336, 226, 11),
        (470, 226, 15),
        (556, 300, 12),
        (640, 384, 15),
        (120, 450, 10),
        (690, 456, 9),
    ):
        for k in range(3):
            a = x + k * math.pi / 3
            c, s = math.cos(a), math.sin(a)
            b.fill(p.ribbon([(x - r * c, y - r * s), (x + r * c, y + r * s)], [4, 4], 6, True), "ffffff", 0)
    b.fill(
        p.spline([(LEFT + 2, ATTIC, 1), (LEFT + 2, 476, 1), (150, 462), (300, 478), (500, 466), (560, 486), (580, ATTIC, 1)]), "ffffff", 3.4
    )
    chair = p.spline([(284, 362, 1), (272, 316), (292, 300), (296, 246), (334, 218), (388, 226), (408, 300), (432, 314), (420, 362, 1)])
    b.fill(big(chair), "2f8a62", 4.6)
    b.fill(big(p.spline([(300, 350, 1), (300, 324), (350, 314), (402, 324), (402, 350, 1)])), "57ac80", 3.4)
    b.fill(big(p.spline([(282, 302), (302, 288), (318, 300), (312, 354), (286, 356)])), "2f8a62", 4)
    Bird(b, Goose(376, 470, 206, ((8, -62), (-12, -80), (-20, -100)), look=-0.12, stride=4, wing="wave", belly=1.1, tilt=4)).draw()
    hat = p.spline([(-21, -2, 1), (-18, -20), (0, -30), (18, -20), (21, -4, 1), (0, -10)])
    b.fill(p.moved(hat, 334, 244, 1.6, -6), "7a5fb8", 3.6)
    b.fill(p.circle(334, 194, 12), "f2c14b", 3)
    blanket = p.spline([(276, 446), (330, 414), (400, 408), (466, 428), (484, 492, 1), (440, 486), (380, 496), (330, 486), (272, 494, 1)])
    b.fill(blanket, "f2b93b", 4)
    for line in ([(318, 424), (312, 484)], [(364, 412), (362, 490)], [(412, 412), (418, 486)], [(280, 456), (370, 440), (470, 450)]):
        b.pen.line(line, 3)
    b.fill(big(p.spline([(392, 308), (412, 294), (434, 308), (428, 356), (398, 358)])), "2f8a62", 4)
    b.fill(p.poly([(128, 490), (128, 400), (196, 400), (196, 490)]), "3f3c4a", 4)
    b.fill(p.rect(150, 322, 22, 80), "3f3c4a", 4)
    b.fill(p.spline([(142, 470, 1), (144, 436), (162, 424), (180, 436), (182, 470, 1)]), "ff9d2e", 3.4)


def stairs(b: Board, x: float, y: float, to: tuple[float, float], steps: int) -> None:
    """A flight in profile from (x, y) down to `to`."""
    w, h = (to[0] - x) / steps, (to[1] - y) / steps
    top = []
    for k in range(steps):
        top += [(x + w * k, y + h * k), (x + w * (k + 1), y + h * k)]
    under = 1 if w > 0 else -1
    b.fill(p.poly([*top, (to[0], to[1]), (to[0] - under * 44, to[1]), (x, y + 52)]), "e8c48a", 3.8)


def leaf(b: Board, x: float, y: float, r: float, turn: float, colour: str) -> None:
    """A leaf with its rib."""
    b.fill(p.moved(p.spline([(-r, 0, 1), (-r * 0.1, -r * 0.52), (r, 0, 1), (-r * 0.2, r * 0.5)]), x, y, 1, turn), colour, 2.6)
    a = math.radians(turn)
    b.pen.line([(x - r * 1.3 * math.cos(a), y - r * 1.3 * math.sin(a)), (x, y), (x + r * 0.6 * math.cos(a), y + r * 0.6 * math.sin(a))], 2)


def autumn(b: Board) -> None:
    """A tree that has dropped half of its leaves on the floor; a goose has saved the lampshade."""
    b.fill(p.ribbon([(214, AUTUMN), (206, 690), (216, 640), (196, 580)], [40, 28, 22, 9], 30), WOOD, 3.6)
    b.fill(p.ribbon([(214, 650), (262, 614), (290, 566)], [18, 12, 5], 20), WOOD, 3)
    b.fill(p.ribbon([(208, 664), (160, 636), (128, 590)], [16, 11, 5], 20), WOOD, 3)
    for x, y, r, turn, tone in (
        (194, 568, 27, -80, "e2502c"), (238, 572, 24, -40, "ffdd55"), (290, 556, 28, -60, "e2502c"), (306, 596, 24, 20, "f08a2c"), (128, 580, 26, -120, "ffdd55"),
        (106, 616, 24, 160, "e2502c"), (160, 596, 24, -140, "f08a2c"), (262, 640, 22, 40, "ffdd55"), (344, 640, 23, 70, "e2502c"), (300, 730, 24, 8, "e2502c"),
        (146, 731, 24, 172, "ffdd55"), (96, 728, 20, 12, "f08a2c"),
    ):  # fmt: skip
        leaf(b, x, y, r, turn, tone)
    stairs(b, 730, ATTIC + 14, (560, AUTUMN), 6)
    Bird(b, Goose(470, AUTUMN - 4, 132, ((34, -72), (30, -98), (36, -116)), flip=True, look=0.1, stride=13, scarf=10)).draw()
    b.fill(p.spline([(372, 576, 1), (390, 528), (442, 526), (464, 572, 1), (420, 586)]), "fff0b8", 3.6)
    for x in (404, 424, 444):
        b.pen.line([(x - 8 + (x - 424) * 0.2, 578), (x - 4, 534)], 2.2)


def suitcase(b: Board, x: float, y: float, w: float, h: float, tone: str, tilt: float) -> None:
    """Old leather with two straps."""

    def at(path: skia.Path) -> skia.Path:
        return p.moved(path, x, y, 1, tilt)

    b.fill(at(p.cut(p.circle(0, -h, w * 0.2, 13), p.circle(0, -h, w * 0.13, 8))), INK, 1.4)
    b.fill(at(p.rect(-w / 2, -h, w, h, 7)), tone, 3.8)
    for q in (-0.28, 0.28):
        b.fill(at(p.rect(q * w - 5, -h, 10, h)), WOOD, 2.4)


def summer(b: Board) -> None:
    """A sun on the wall, one sunflower, grass for a carpet; the goose goes on holiday."""
    b.fill(p.circle(560, 852, 62), "ffd23f", 4)
    for k, (a, n) in enumerate(((6, 30), (150, 26), (176, 34), (204, 26), (230, 20), (308, 20), (336, 26), (30, 24))):
        t, r = math.radians(a), 78 + k % 2 * 3
        b.fill(
            p.ribbon(
                [(560 + r * math.cos(t), 852 + r * math.sin(t)), (560 + (r + n) * math.cos(t), 852 + (r + n) * math.sin(t))], [13, 4], 6
            ),
            "ffd23f",
            2.6,
        )
    grass: list[p.Point] = [(LEFT + 2, SUMMER, 1)]
    for k in range(38):
        x = LEFT + 2 + k * 18
        grass += [(x, SUMMER - 16, 1), (x + 9, SUMMER - 30 - k * 37 % 19, 1)]
    b.fill(p.poly([*grass, (RIGHT - 2, SUMMER - 16), (RIGHT - 2, SUMMER)]), "4fae4a", 2.8)
    stairs(b, 72, AUTUMN + 14, (226, SUMMER - 8), 6)
    Bird(
        b, Goose(352, SUMMER - 10, 138, ((36, -74), (32, -100), (36, -120)), look=-0.2, stride=12, wing="carry", scarf=6, belly=1.05)
    ).draw()
    for x, y, r in ((406, 788, 14), (421, 784, 6)):
        b.fill(p.circle(x, y, r, 12), INK, 2)
    b.pen.line([(408, 784), (390, 780), (382, 786)], 3.4)
    suitcase(b, 436, SUMMER - 4, 84, 58, "d9542f", -5)
    b.fill(p.ribbon([(686, 872), (694, 920), (682, SUMMER - 6)], [9, 10, 11], 20), "2f7d3c", 3)
    b.fill(p.spline([(688, 930, 1), (714, 900), (736, 910, 1), (716, 936)]), "2f7d3c", 3)
    b.fill(p.star(684, 846, 50, 13, 0.64, 8), "ffb52f", 3.4)
    b.fill(p.circle(684, 846, 20), WOOD, 3)


def spring(b: Board) -> None:
    """The open door, a cherry bough in flower, and the first goose out with the goldfish."""
    b.fill(p.poly([(LEFT + 2, SPRING - 12), (RIGHT - 2, SPRING - 18), (RIGHT - 2, 1240), (LEFT + 2, 1240)]), "9fd06a", 3)
    b.fill(p.arch(142, SPRING - 4, 116, 176), "fff6c8", 4)
    b.fill(p.poly([(200, SPRING - 4), (200, 1050), (240, 1030), (240, SPRING + 12)]), "3f8f6c", 4)
    b.pen.solid(p.circle(231, 1112, 5))
    b.fill(p.ribbon([(560, 986), (510, 1026), (452, 1032), (400, 1022)], [26, 18, 12, 5], 40), WOOD, 3.4)
    b.fill(p.ribbon([(486, 1034), (462, 1066), (470, 1092)], [12, 8, 4], 20), WOOD, 3)
    for x, y, r, turn, tone in ((396, 1022, 26, 30, "f4789c"), (436, 1052, 21, 10, "ffffff"), (470, 1016, 27, 50, "ffffff"), (472, 1098, 23, 20, "f4789c"),
                                (524, 1036, 24, 5, "f4789c"), (546, 1002, 20, 44, "ffffff")):  # fmt: skip
        b.fill(p.star(x, y, r, 5, 0.7, turn), tone, 3)
        b.fill(p.circle(x, y, r * 0.24), "ffd23f", 1.8)
    stairs(b, 732, SUMMER + 14, (578, SPRING - 14), 6)
    Bird(
        b,
        Goose(392, SPRING - 6, 118, ((38, -64), (48, -86), (54, -104)), flip=True, look=-0.05, stride=14, wing="carry", scarf=14, tilt=-4),
    ).draw()
    b.fill(p.circle(306, 1138, 37, 35), "eaf8fc", 3.8)
    b.fill(p.spline([(272, 1134, 1), (306, 1128), (340, 1134, 1), (332, 1162), (306, 1172), (280, 1162)]), "6cc0de", 2.4)
    b.fill(p.spline([(324, 1150), (306, 1140), (296, 1148, 1), (282, 1140, 1), (284, 1160, 1), (296, 1152), (308, 1159)]), ORANGE, 2.4)
    Bird(b, Goose(642, 1098, 62, ((30, -64), (28, -84), (36, -98)), flip=True, look=-0.3, stride=6, wing="glee", scarf=18, tilt=10)).draw()


def paint() -> p.Array:
    """House, attic and three warmer floors."""
    img = paper("fbf8ef", seed=5)
    b = Board(img, INK, "fbf8ef", 4)
    shell(b)
    winter(b)
    autumn(b)
    summer(b)
    spring(b)
    b.lay()
    return img
