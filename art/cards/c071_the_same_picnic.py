"""One checked cloth from the dawn of time to us: dinosaur, cave woman, knight, man in a straw hat, robot, the same
sandwich, eaten, dropped and offered.

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
CLOTH = p.points("500,452 404,500 384,562 486,650 490,760 400,900 410,1060 470,1240")
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
    pt.mark(p.points("-1,-0.3 0,-0.6 1,-0.3 0.9,0.5 0,1 -0.9,0.6", at=(x, y), scale=(w, h)), "2a1e44", 0.48)


def dinosaur(pt: Poster) -> None:
    """Far away and still the biggest: one foot on the cloth, the neck comes down in one line to its beginning."""
    shadow(pt, 110, 578, 212, h=30)
    for leg in (
        p.points("84,430 150,430 140,500 146,560! 84,560! 90,500"),
        p.points("216,420 270,410 262,490 268,548! 212,548!"),
    ):
        pt.fill(leg, GREEN_D, flow=1.4)
    body = p.spline(
        p.points(
            "-140,500! -100,430 -30,380 40,320 120,268 186,250 220,206 244,140 290,98 352,100 392,150 408,226 416,290 "
            "440,318 444,346 424,360 388,356 372,334 378,296 366,230 342,176 316,170 300,210 294,290 286,372 290,440 "
            "296,570! 236,570! 230,480 160,500 112,486 100,520 104,590! 38,590! 36,520 10,480 -60,500 -140,550!"
        )
    )
    pt.fill(
        body,
        GREEN,
        [
            (
                p.points(
                    "-150,500! -40,450 60,420 160,440 240,400 270,300 290,200 330,150 372,220 392,330 372,360 340,400 "
                    "320,600 -40,620"
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
    shadow(pt, 512, 616, 44, h=12)
    with pt.at(520, 616, 0.96, flip=True):
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
    """Cross-legged in full plate at the edge, visor up; the iron fingers have just let go of lunch."""
    steel, dark, light = "b4bccc", "6a7088", "e4e8f0"
    shadow(pt, 362, 780, 84, h=22)
    with pt.at(346, 772, 1.42):
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
        pt.mark(p.circle(16, -88, 2.6), INK)
        pt.line([(9, -95), (18, -97)], [2, 3], "8a4a28")
        pt.mark(p.circle(19, -77, 3, 4), INK)
        pt.line([(-14, -102), (10, -108), (28, -102)], [4, 7, 4], light)
        pt.mark(p.circle(92, 10, 24, 6), "2a1e44", 0.48)
        sandwich(pt, 90, -14, 0.52, turn=152)
        pt.line([(-10, -58), (18, -40), (50, -52)], [22, 18, 14], steel)
        pt.line([(-8, -50), (18, -32), (46, -44)], [4, 5, 3], dark)
        pt.mark(p.circle(17, -42, 9), light)
        pt.mark(p.circle(55, -53, 8), dark)
        for x, y in ((62, -68), (72, -62), (74, -52), (68, -43)):
            pt.line([(55, -53), (x, y)], [7, 5], dark)


def picnicker(pt: Poster) -> None:
    """In stripes and a straw hat, one knee up, a hand behind him in the grass, the other out for the bread."""
    linen, fold, skin = "efe0bc", "b89c70", "e8b48c"
    shadow(pt, 616, 946, 150, h=30)
    with pt.at(656, 936, 1.22, flip=True):
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
        pt.line([(-2, -104), (40, -92), (84, -112)], [28, 23, 15], "eef2fa")
        pt.line([(2, -96), (40, -82), (78, -100)], [2, 5, 2], "a8b8d8")
        pt.fill(p.points("80,-121 94,-126 104,-118 102,-106 90,-102 82,-106"), skin)
        for x, y in ((116, -128), (122, -119), (121, -110), (114, -102)):
            pt.line([(96, -114), (x, y)], [9, 6], skin)
        pt.line([(90, -120), (97, -134)], [8, 6], skin)


def robot(pt: Poster) -> None:
    """The newest guest, napkin and all: sits like a child, bends forward from the waist and offers its sandwich."""
    shadow(pt, 220, 1152, 220, h=34)
    robot_leg(pt, 34, -30, TEAL_D, joint="b87a2a")
    waist = p.spline(p.points("44,1100 52,1060 78,1020 180,1060 176,1130"))
    pt.mark(waist, "7a4c20")
    with pt.within(waist):
        for x, y in ((92, 1092), (102, 1070), (112, 1048)):
            pt.line([(x - 60, y - 24), (x, y + 4), (x + 70, y + 36)], [9, 11, 9], GOLD)
    pt.fill(
        p.points("30,1152! 26,1110 48,1078 110,1096 150,1112 140,1138 118,1152!"),
        TEAL,
        [(p.points("20,1160 20,1070 60,1070 74,1160"), TEAL_D)],
        flow=1.4,
    )
    robot_leg(pt, 0, 0, TEAL, joint=GOLD)
    pt.line([(166, 930), (178, 886)], [58, 54], INK)
    pt.fill(
        p.points("66,1030 74,966 106,920 170,908 222,930 236,984 214,1050 176,1082 120,1064"),
        TEAL,
        [(p.points("56,1040 60,900 112,900 104,970 112,1070"), TEAL_D)],
        flow=1.4,
    )
    robot_head(pt)
    pt.fill(
        p.points("120,912! 178,918 226,906! 250,962 214,1028! 158,980"),
        WHITE,
        [(p.points("110,904 150,904 176,1000 130,980"), PINK)],
    )
    with pt.at(78, -52):
        sandwich(pt, 326, 898, 1.45, turn=4, whole=True)
    pt.line(p.points("130,972 184,1042 262,996 350,918"), [50, 44, 38, 28], TEAL)
    pt.line([(136, 1000), (188, 1060), (272, 1008)], [6, 12, 6], TEAL_D)
    pt.mark(p.circle(130, 970, 30), TEAL_D)
    pt.fill(p.circle(134, 966, 28), TEAL, streak=0)
    pt.fill(p.circle(190, 1036, 25), GOLD, [(p.circle(184, 1050, 22), "b87a2a")])
    with pt.at(78, -52):
        robot_hand(pt)


def robot_head(pt: Poster) -> None:
    """A round skull with one large eye that looks up at the guest opposite, and a wide smile."""
    with pt.at(190, 816, 1, turn=-4):
        skull = p.spline(p.points("-84,76! -92,0 -60,-64 0,-82 62,-68 96,-10 90,76!"))
        pt.fill(skull, TEAL, [(p.points("-100,80 -100,-60 -50,-80 -44,0 -52,80"), TEAL_D)], flow=1.4)
        pt.line([(-10, -80), (-26, -122)], [7, 5], INK)
        pt.fill(p.circle(-28, -130, 16), RED, [(p.circle(-36, -124, 13), "98202a")])
        pt.mark(p.circle(40, -16, 43), INK)
        pt.mark(p.circle(42, -16, 35), "ffe69a")
        pt.mark(p.circle(60, -18, 16), INK)
        pt.mark(p.circle(55, -25, 5), WHITE)
        pt.fill(p.points("30,38! 60,46 92,34! 88,60 62,68 38,58"), INK, [(p.rect(40, 36, 60, 12), WHITE)], streak=0)


def robot_leg(pt: Poster, dx: float, dy: float, tone: str, joint: str) -> None:
    """One leg along the cloth: the thigh rises to a round knee, the shin comes down, the foot has its toes up."""
    with pt.at(dx, dy):
        pt.line([(116, 1116), (250, 1080)], [60, 46], tone)
        pt.line([(252, 1082), (372, 1138)], [44, 34], tone)
        pt.mark(p.circle(252, 1081, 27), joint)
        pt.mark(p.circle(250, 1078, 12), tone)
        pt.fill(
            p.points("352,1160! 352,1116 376,1074 404,1066 418,1086 414,1160!"),
            tone,
            [(p.rect(400, 1050, 30, 120), INK)],
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
    with pt.at(104, 2):
        dinosaur(pt)
    cave_woman(pt)
    knight(pt)
    picnicker(pt)
    lunch(pt)
    robot(pt)
    pt.lay(img)
    return img
