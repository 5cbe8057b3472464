"""One checked cloth from the dawn of time to us: dinosaur, cave woman, knight, man in a straw hat, robot, the same
sandwich.

Technique: flat poster gouache, a low sun behind everybody.
"""

from __future__ import annotations

import itertools

import numpy as np

from art import paint as p
from art.paint.voices import gouache as g
from art.paint.voices.poster import Poster
from art.paint.voices.printing import PLAIN

NUMBER, TITLE = 71, "The Same Picnic"
FINISH = PLAIN

SKY, HALO, SUN, FAR = "f5894e", "fbb45c", "fff0b0", "c65a58"
GRASS, GRASS_D, NEAR = "8fae3c", "5c8a3c", "3f7040"
RED, PINK, WHITE, INK = "e0302a", "f2938a", "fff6e6", "2a2030"
GREEN, GREEN_D, TEAL, TEAL_D = "4fa860", "226a52", "58b8c4", "24707e"
CRUST, LETTUCE, GOLD = "c07a3a", "6abf3a", "f6c23a"
CLOTH = p.points("470,452 412,500 420,556 500,640 490,760 400,900 410,1060 470,1240")
WIDTHS = [26, 46, 74, 120, 180, 270, 380, 520]


def land(pt: Poster) -> None:
    """The sun at the far end, rings of warm air, three folds of meadow."""
    pt.fill(
        p.rect(-10, -10, 820, 700),
        SKY,
        [(p.circle(500, 330, 360), "f89c54"), (p.circle(500, 330, 250), HALO), (p.circle(500, 330, 150), SUN)],
        flow=0.1,
        streak=0.03,
    )
    pt.fill(p.points("-20,420! 120,380 300,440 560,450 700,396 820,420! 820,700! -20,700!"), FAR, flow=0.1)
    pt.fill(
        p.points("-20,500! 200,458 470,446 660,470 820,520! 820,900! -20,900!"),
        GRASS,
        [(p.points("560,470 820,510 820,640 640,600"), "a9c04a")],
        flow=-0.2,
    )
    pt.fill(p.points("-20,660! 180,640 420,690 640,650 820,640! 820,1220! -20,1220!"), GRASS_D, flow=0.1)
    pt.fill(p.points("-20,900! 200,870 420,930 660,880 820,850! 820,1220! -20,1220!"), NEAR, flow=-0.1)
    for x, y in p.points("60,700 740,720 100,840 700,930 764,1020 650,690 40,930"):
        for k in (-1, 0, 1):
            pt.line([(x + 6 * k, y), (x + 12 * k, y - 20 - 5 * (k == 0))], [4, 1], "2f6038" if y > 880 else "47783a")


def cloth(pt: Poster) -> None:
    """Red checks in perspective, seven across, woven in three tones."""
    line, n = p.sample(CLOTH, 1500), 1500
    t = np.gradient(line, axis=0)
    t /= np.hypot(t[:, 0], t[:, 1])[:, None]
    side = np.stack([-t[:, 1], t[:, 0]], 1)
    side[:, 1] *= 0.34  # the cloth lies on the ground
    w = np.interp(np.linspace(0, 1, n), np.linspace(0, 1, len(WIDTHS)), WIDTHS)
    pt.mark(
        p.poly([*(line - side * w[:, None] * 0.5 + (14, 10)), *(line + side * w[:, None] * 0.5 + (14, 10))[::-1]]),
        "2c5236",
        0.8,
    )
    length, at, cuts = np.cumsum(np.hypot(*np.gradient(line, axis=0).T)), 0.0, [0]
    while cuts[-1] < n - 2:
        at += w[cuts[-1]] * 0.105 + 1.5
        cuts.append(min(int(np.searchsorted(length, at)), n - 1))
    for j, (a, b) in enumerate(itertools.pairwise(cuts)):
        for k in range(8):
            u, v = k / 8 - 0.5, (k + 1) / 8 - 0.5
            quad = [
                line[a] + side[a] * w[a] * u,
                line[a] + side[a] * w[a] * v,
                line[b] + side[b] * w[b] * v,
                line[b] + side[b] * w[b] * u,
            ]
            pt.layer.fill(p.poly(quad), (WHITE, PINK, RED)[(j % 2) + (k % 2)])
    for s in (-0.5, 0.5):
        rim = line + side * w[:, None] * s
        pt.line(rim[::60], [2, 3, 5, 8], RED)


def sandwich(pt: Poster, x: float, y: float, scale: float, turn: float, whole: bool = False) -> None:
    """The same at all times: two triangles of bread, a green edge, one bite out of the far side."""
    bite = p.circle(90, 0, 1) if whole else p.union(p.circle(26, -16, 15), p.circle(34, 6, 13), p.circle(48, 24, 11))
    with pt.at(x, y, scale, turn=turn):
        pt.mark(p.cut(p.poly(p.points("-40,34 2,-30 46,36 40,44 -36,44")), bite), CRUST)
        pt.line(p.points("-42,30 -20,35 4,29 26,35"), [10, 12, 10, 11], LETTUCE)
        pt.mark(p.cut(p.poly([(-42, 22), (0, -44), (44, 24)]), bite), "8a4a22")
        pt.mark(p.cut(p.poly([(-28, 15), (0, -29), (31, 17)]), bite), "fff0c4")


def shadow(pt: Poster, x: float, y: float, w: float, h: float) -> None:
    """The sun is behind everybody: the shade lies in front of them, on grass and cloth alike."""
    pt.mark(
        [
            (x - w, y - h * 0.3),
            (x, y - h * 0.6),
            (x + w, y - h * 0.3),
            (x + w * 0.9, y + h * 0.5),
            (x, y + h),
            (x - w * 0.9, y + h * 0.6),
        ],
        "2a1e44",
        0.48,
    )


def dinosaur(pt: Poster) -> None:
    """Far away and still the biggest: the neck comes down in one line to the beginning of the cloth."""
    shadow(pt, 74, 584, 92, h=24)
    shadow(pt, 256, 566, 92, h=24)
    for leg in (
        p.points("84,430 150,430 140,500 146,560! 84,560! 90,500"),
        p.points("216,420 270,410 262,490 268,548! 212,548!"),
    ):
        pt.fill(leg, GREEN_D, flow=1.4)
    body = p.spline(
        p.points(
            "-30,470! -20,400 40,320 120,268 186,250 220,206 244,140 290,98 352,100 392,150 408,226 416,290 440,318 "
            "444,346 424,360 388,356 372,334 378,296 366,230 342,176 316,170 300,210 294,290 286,372 290,440 "
            "296,570! 236,570! 230,480 160,500 112,486 100,520 104,590! 38,590! 36,520 10,470 -30,560!"
        )
    )
    pt.fill(
        body,
        GREEN,
        [
            (
                p.points(
                    "-30,480! 60,420 160,440 240,400 270,300 290,200 330,150 372,220 392,330 372,360 340,400 320,600 "
                    "-40,620"
                ),
                GREEN_D,
            ),
            (p.points("30,340 70,306 86,326 54,358"), "2f8858"),
            (p.points("110,290 150,268 166,290 128,314"), "2f8858"),
            (p.points("196,262 222,224 240,240 222,276"), "2f8858"),
            (p.points("252,150 280,118 296,130 270,166"), "2f8858"),
            (p.points("10,400 36,384 44,404 20,420"), "2f8858"),
        ],
        flow=0.7,
        streak=0.04,
    )
    for left, foot in ((38, 590), (236, 570)):
        for k in range(3):
            pt.mark(
                [
                    (left + 4 + 20 * k, foot, 1),
                    (left + 6 + 20 * k, foot - 14),
                    (left + 18 + 20 * k, foot - 14),
                    (left + 21 + 20 * k, foot, 1),
                ],
                "cfe0a0",
            )
    pt.mark(p.circle(414, 316, 9), WHITE)
    pt.mark(p.circle(415, 318, 5), INK)
    sandwich(pt, 432, 360, 0.5, turn=24)
    pt.line([(392, 344), (412, 352), (428, 344)], [14, 13, 10], GREEN)
    pt.line([(388, 350), (412, 358), (426, 352)], [2, 5, 2], INK)


def cave_woman(pt: Poster) -> None:
    """Kneels at the edge, a bone in her hair, both hands round the sandwich."""
    shadow(pt, 540, 614, 44, h=12)
    with pt.at(548, 614, 0.96, flip=True):
        pt.fill(p.points("-30,-66 -36,-94 -24,-116 2,-122 22,-108 16,-96 0,-80 -14,-58"), INK)
        pt.line([(-26, -8), (20, -6), (52, 0)], [26, 26, 14], "9a5a38")
        pt.fill(
            p.points("-34,0! -32,-34 -16,-64 10,-62 24,-36 34,-14 20,-6!"),
            "e89a44",
            [
                (p.points("-44,0 -22,-14 -20,-64 -44,-60"), "9a5428"),
                (p.circle(6, -40, 5), "7a3c24"),
                (p.circle(-8, -22, 6), "7a3c24"),
            ],
        )
        pt.fill(p.points("-8,-70! -8,-96 10,-104 20,-96 28,-84 21,-80 20,-72 6,-60"), "b87048")
        pt.mark(p.circle(13, -90, 2.6), INK)
        pt.line([(12, -77), (21, -76)], [3, 2], INK)
        pt.line([(-28, -108), (12, -124)], [6, 6], WHITE)
        sandwich(pt, 47, -66, 0.5, turn=6)
        pt.line([(-6, -54), (12, -34), (36, -52)], [16, 13, 10], "b87048")
        for x, y in ((34, -62), (37, -56), (41, -51)):
            pt.line([(x - 4, y + 3), (x + 6, y - 1)], [6, 5], "8a4c30")


def knight(pt: Poster) -> None:
    """Cross-legged in full plate at the edge, visor up, plume in the wind."""
    steel, dark, light = "b4bccc", "6a7088", "e4e8f0"
    shadow(pt, 372, 760, 84, h=22)
    with pt.at(356, 752, 1.42):
        pt.line(p.points("-10,-14 40,-26 66,-8 34,0"), [22, 20, 15, 12], dark)
        pt.fill(
            p.points("-32,-8! -32,-52 -16,-70 14,-68 24,-44 22,-10!"),
            RED,
            [(p.points("-40,-6 -34,-70 -14,-60 -14,-6"), "98202a")],
        )
        pt.mark(p.poly(p.points("-12,-34 5,-52 22,-36 22,-24 5,-40 -12,-22")), GOLD)
        pt.line([(-24, -12), (20, -22), (48, -10)], [24, 22, 18], steel)
        pt.line([(46, -8), (20, 0), (-16, 2)], [20, 20, 14], steel)
        pt.line([(40, -2), (20, 8), (-14, 10)], [3, 4, 2], dark)
        pt.fill(p.points("-14,-4 -34,-8! -38,10! -12,11"), dark)
        pt.fill(p.circle(46, -10, 12), light, [(p.circle(52, -4, 10), steel)])
        pt.line(p.points("-18,-112 -44,-132 -62,-112 -82,-106"), [9, 19, 15, 3], RED)
        pt.fill(
            p.points("-22,-68! -26,-100 -12,-120 12,-118 24,-104 20,-96 14,-68!"),
            steel,
            [(p.points("-30,-66 -30,-120 -12,-112 -14,-66"), dark)],
        )
        pt.fill(p.points("0,-72! 0,-98 20,-98 28,-86 21,-83 20,-72!"), "e4b088")
        pt.mark(p.circle(14, -90, 2.6), INK)
        pt.line([(6, -78), (14, -76), (22, -78)], [2, 6, 2], "8a4a28")
        pt.line([(-14, -102), (10, -108), (28, -102)], [4, 7, 4], light)
        sandwich(pt, 56, -70, 0.52, turn=4)
        pt.line([(-10, -58), (16, -36), (42, -58)], [22, 18, 14], steel)
        pt.line([(-8, -50), (16, -29), (38, -50)], [4, 5, 3], dark)
        pt.mark(p.circle(15, -38, 9), light)
        for x, y in ((41, -68), (44, -61), (48, -54)):
            pt.line([(x - 5, y + 3), (x + 8, y - 1)], [8, 6], dark)


def picnicker(pt: Poster) -> None:
    """In stripes and a straw hat, one knee up, a hand behind him in the grass."""
    linen, fold, skin = "efe0bc", "b89c70", "e8b48c"
    shadow(pt, 600, 946, 150, h=30)
    with pt.at(640, 936, 1.22, flip=True):
        pt.line([(0, -16), (68, -24), (122, -10)], [44, 34, 24], fold)
        pt.fill(p.points("116,-22! 132,-44 146,-42 150,-6 140,2! 116,2!"), "5a3020")
        pt.line([(-8, -104), (-46, -60), (-50, -8)], [26, 22, 16], "c8d4ec")
        pt.fill(p.points("-58,-14 -42,-14 -28,-2 -30,4 -62,4"), skin)
        shirt = p.spline(p.points("-24,-16 -26,-60 -26,-106 -8,-124 16,-120 26,-90 24,-40 18,-16"))
        pt.fill(shirt, WHITE)
        with pt.within(shirt):
            for k in range(7):
                pt.line([(-40, -8 - 18 * k), (0, -2 - 18 * k), (40, -10 - 18 * k)], [7, 7, 7], "2b63c4")
        pt.line(p.points("-4,-18 34,-48 66,-78 78,-40 86,-10"), [52, 42, 34, 28, 24], linen)
        pt.line([(2, -2), (36, -30), (62, -54)], [4, 9, 3], fold)
        pt.fill(p.points("74,-18! 98,-18! 102,-8 124,-4 126,4! 74,4!"), "7a4428")
        head = p.points("-16,-118! -14,-160 4,-174 22,-168 28,-152 38,-140 28,-136 28,-122 12,-112")
        pt.fill(head, skin, [(p.points("-20,-106 -20,-170 -2,-160 -2,-106"), "c88a68")])
        pt.mark(p.circle(20, -149, 3.2), INK)
        pt.line([(8, -130), (22, -135), (36, -128)], [2, 8, 2], "5a3020")
        pt.fill(
            p.poly(p.points("-22,-162 -20,-194 18,-198 22,-166")),
            "f4d070",
            [(p.poly(p.points("-26,-160 -26,-174 26,-178 26,-160")), RED)],
        )
        pt.fill(p.poly(p.points("-40,-158 42,-168 44,-160 -40,-150")), "ffe08a")
        sandwich(pt, 70, -122, 0.62, turn=-4)
        pt.line([(-2, -104), (24, -68), (54, -104)], [28, 23, 15], "eef2fa")
        for x, y in ((51, -120), (54, -112), (58, -104)):
            pt.line([(x - 7, y + 5), (x + 9, y)], [10, 7], skin)
            pt.line([(x - 4, y + 8), (x + 8, y + 4)], [1.5, 2], "b06c48")


def robot(pt: Poster) -> None:
    """The newest guest, napkin and all: sits like a child, legs out on the cloth, and means to bite."""
    shadow(pt, 230, 1150, 220, h=34)
    robot_leg(pt, 34, -34, TEAL_D, joint="b87a2a")
    pt.fill(
        p.points("40,1146! 34,980 60,916 150,906 198,944 208,1030 200,1148!"),
        TEAL,
        [(p.points("30,1150 20,900 70,890 92,1000 84,1150"), TEAL_D)],
        flow=1.4,
    )
    robot_leg(pt, 0, 0, TEAL, joint=GOLD)
    pt.line([(118, 916), (124, 876)], [48, 44], TEAL_D)
    with pt.at(134, 790, 1.12, turn=6):
        skull = p.spline(p.points("-84,76! -92,0 -60,-64 0,-82 62,-68 96,-10 90,76!"))
        pt.fill(skull, TEAL, [(p.points("-100,80 -100,-60 -50,-80 -44,0 -52,80"), TEAL_D)], flow=1.4)
        pt.line([(-10, -80), (-26, -122)], [7, 5], INK)
        pt.fill(p.circle(-28, -130, 16), RED, [(p.circle(-36, -124, 13), "98202a")])
        pt.mark(p.circle(40, -16, 43), INK)
        pt.mark(p.circle(42, -16, 35), "ffe69a")
        pt.mark(p.circle(58, -6, 17), INK)
        pt.mark(p.circle(52, -14, 5), WHITE)
        pt.fill(p.points("30,38! 60,46 92,34! 88,60 62,68 38,58"), INK, [(p.rect(40, 36, 60, 12), WHITE)], streak=0)
    pt.fill(
        p.points("58,912! 130,894 206,914! 196,970 150,1012! 92,972"),
        WHITE,
        [(p.points("50,900 96,900 110,990 60,980"), PINK)],
    )
    sandwich(pt, 322, 900, 1.5, turn=-8)
    pt.line(p.points("92,972 150,1048 226,1010 276,958"), [46, 42, 36, 28], TEAL)
    pt.line([(98, 996), (152, 1064), (228, 1028)], [6, 12, 6], TEAL_D)
    pt.fill(p.circle(152, 1044, 27), GOLD, [(p.circle(146, 1058, 24), "b87a2a")])
    robot_hand(pt)


def robot_leg(pt: Poster, dx: float, dy: float, tone: str, joint: str) -> None:
    """One straight leg: thigh, round knee, shin, and the foot with its toes up."""
    with pt.at(dx, dy):
        pt.line([(110, 1120), (236, 1122)], [52, 44], tone)
        pt.line([(236, 1122), (362, 1138)], [42, 36], tone)
        pt.mark(p.circle(240, 1121, 27), joint)
        pt.fill(
            p.points("348,1158! 346,1116 366,1072 396,1064 410,1084 408,1158!"),
            tone,
            [(p.rect(392, 1050, 30, 120), INK)],
        )


def robot_hand(pt: Poster) -> None:
    """A brass palm behind the bread, three jointed fingers over it, the thumb below."""
    pt.fill(p.points("252,936 284,920 306,944 300,976 268,986"), "b87a2a")
    for bend in (
        [(272, 930), (284, 896), (312, 892)],
        [(280, 942), (300, 916), (328, 912)],
        [(286, 956), (310, 936), (338, 932)],
    ):
        pt.line(bend, [19, 18, 14], GOLD)
        pt.mark(p.circle(bend[1][0], bend[1][1], 7), "b87a2a")
    pt.line([(270, 976), (304, 980), (334, 966)], [19, 18, 13], GOLD)


def lunch(pt: Poster) -> None:
    """The basket at our end of the cloth."""
    pt.line(p.points("540,1100 560,1000 640,976 716,1006 724,1100"), [13, 14, 14, 14, 13], "8a4a24")
    sandwich(pt, 596, 1054, 1.15, turn=-12, whole=True)
    sandwich(pt, 664, 1056, 1.1, turn=16, whole=True)
    basket = p.poly(p.points("520,1076 748,1072 724,1176 546,1180"))
    pt.mark(p.poly(p.points("560,1184 730,1180 800,1200 600,1206")), "234a34", 0.85)
    pt.fill(basket, "d8923c", [(p.poly(p.points("520,1070 590,1070 600,1190 520,1190")), "9a5a28")])
    with pt.within(basket):
        for j in range(4):
            for k in range(8):
                pt.line(
                    [
                        (516 + 32 * k + 16 * (j % 2), 1092 + 26 * j),
                        (532 + 32 * k + 16 * (j % 2), 1086 + 26 * j),
                        (544 + 32 * k + 16 * (j % 2), 1092 + 26 * j),
                    ],
                    [5, 9, 5],
                    "7a4420",
                )
    pt.line([(514, 1076), (634, 1082), (754, 1072)], [17, 18, 17], "f0b45c")


def paint() -> p.Array:
    """Land, cloth, and the guests from the farthest to the nearest."""
    img = g.board(SKY, 2)
    pt = Poster(71)
    land(pt)
    cloth(pt)
    dinosaur(pt)
    cave_woman(pt)
    knight(pt)
    picnicker(pt)
    lunch(pt)
    robot(pt)
    pt.lay(img)
    return img
