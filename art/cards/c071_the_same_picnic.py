"""One checked cloth from the dawn of time to us: dinosaur, cave woman, knight, cyclist, robot, the same sandwich, the
same wasp.

Technique: flat poster gouache, a low sun behind everybody.
"""

from __future__ import annotations

import itertools
import math

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
FLIGHT = p.points(
    "330,398 420,420 520,520 560,560 470,590 330,612 300,660 380,700 520,720 560,770 500,830 400,830 380,800 420,780 "
    "452,820 436,870"
)


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


def sandwich(pt: Poster, x: float, y: float, scale: float, turn: float) -> None:
    """The same at all times: a triangle of bread, a green edge, one bite missing."""
    with pt.at(x, y, scale, turn=turn):
        pt.fill(p.poly([(-38, 20), (0, -40), (40, 22)]), "8a4a22", streak=0)
        pt.fill(p.poly([(-27, 15), (0, -27), (29, 17)]), "fbe2a4", streak=0)
        pt.line([(-38, 24), (0, 28), (40, 25)], [9, 11, 9], LETTUCE)
        pt.line([(-36, 33), (38, 34)], [9, 9], CRUST)


def dinosaur(pt: Poster) -> None:
    """Far away and still the biggest: the neck comes down in one line to the beginning of the cloth."""
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
    pt.mark(p.circle(414, 316, 9), WHITE)
    pt.mark(p.circle(415, 318, 5), INK)
    sandwich(pt, 432, 360, 0.5, turn=24)
    pt.line([(392, 344), (412, 352), (428, 344)], [14, 13, 10], GREEN)
    pt.line([(388, 350), (412, 358), (426, 352)], [2, 5, 2], INK)


def mammoth(pt: Poster) -> None:
    """Waits behind her like a dog for crumbs."""
    pt.fill(
        p.points(
            "590,596! 586,540 600,488 640,448 690,440 730,452 772,492 786,540 782,610! 748,610! 742,566 690,566 "
            "684,610! 646,610! 640,566 622,560 612,604 596,620"
        ),
        "7a4034",
        [(p.points("640,470 700,500 800,500 800,640 640,640 660,560"), "522a30")],
        flow=1.3,
        streak=0.08,
    )
    for k in range(13):
        x = 632 + 12 * k
        pt.line([(x, 540), (x - 3, 578 + 8 * (k % 3))], [12, 3], "522a30" if k > 1 else "7a4034")
    for k in range(5):
        pt.line([(630 + 9 * k, 462), (622 + 12 * k, 436 - 4 * (k % 2))], [13, 3], "7a4034")
    pt.line(p.points("606,520 586,570 590,614 610,622"), [34, 24, 18, 13], "7a4034")
    pt.line(p.points("622,560 596,592 568,586 562,562"), [12, 11, 8, 3], WHITE)
    pt.mark(p.circle(622, 512, 4.4), INK)
    pt.fill(p.points("644,500 668,496 676,530 656,546"), "522a30")


def cave_woman(pt: Poster) -> None:
    """Kneels, hair on end, both hands round the sandwich."""
    with pt.at(560, 640, 1.12, flip=True):
        pt.fill(
            p.points("-30,0! -30,-34 -14,-62 10,-62 26,-30 44,-8 40,2!"),
            "d88a3c",
            [
                (p.points("-40,0 -20,-20 -24,-60 -40,-60"), "9a5428"),
                (p.circle(8, -38, 5), "7a3c24"),
                (p.circle(-8, -22, 6), "7a3c24"),
                (p.circle(20, -16, 5), "7a3c24"),
            ],
        )
        pt.fill(p.points("-10,-72 -30,-64 -34,-94 -24,-116 2,-122 22,-108 16,-96 0,-86"), INK)
        pt.fill(p.points("-8,-72! -8,-96 10,-104 20,-96 28,-84 20,-80 20,-72 6,-62"), "b87048")
        pt.mark(p.circle(13, -90, 2.4), INK)
        pt.line([(-28, -110), (14, -122)], [6, 6], WHITE)
        sandwich(pt, 44, -62, 0.5, turn=10)
        pt.line([(-4, -54), (10, -36), (38, -54)], [15, 13, 10], "b87048")


def knight(pt: Poster) -> None:
    """Cross-legged in full plate, visor up, plume in the wind, the goblet lifted to the others."""
    steel, dark = "b4bccc", "6a7088"
    with pt.at(244, 744, 1.36):
        pt.fill(
            p.points("-40,2 -34,-18 0,-22 40,-20 66,-6 56,6 10,4 -30,8"),
            steel,
            [(p.points("-40,4 0,-6 66,-4 60,14 -40,14"), dark)],
        )
        pt.line([(-30, -4), (10, -12), (40, 2)], [2, 4, 2], INK)
        pt.fill(
            p.points("-32,-16! -30,-52 -14,-70 14,-68 24,-44 22,-16!"),
            RED,
            [(p.points("-40,-10 -34,-70 -12,-60 -14,-10"), "98202a")],
        )
        pt.mark(p.poly(p.points("-14,-34 4,-52 22,-36 22,-24 4,-40 -14,-22")), GOLD)
        pt.line(p.points("-22,-112 -50,-124 -62,-104 -78,-96"), [8, 17, 14, 3], RED)
        pt.fill(
            p.points("-22,-70! -26,-100 -12,-120 12,-118 24,-104 20,-96 14,-72!"),
            steel,
            [(p.points("-30,-66 -30,-120 -12,-112 -14,-66"), dark)],
        )
        pt.fill(p.points("0,-74! 0,-98 20,-98 28,-86 20,-82 20,-74!"), "e4b088")
        pt.mark(p.circle(14, -90, 2.4), INK)
        pt.line([(8, -80), (22, -78)], [5, 3], "8a4a28")
        pt.line([(-4, -58), (26, -40), (46, -64)], [20, 16, 13], steel)
        pt.line([(0, -50), (26, -34), (44, -54)], [4, 4, 3], dark)
        pt.mark(p.circle(48, -68, 8), dark)
        pt.fill(p.points("40,-92! 62,-92! 58,-76 52,-72 52,-62 60,-56! 42,-56! 50,-62 50,-72 44,-76"), "f6c23a")
        sandwich(pt, 40, -26, 0.42, turn=-8)


def cyclist(pt: Poster) -> None:
    """Stretched out on one elbow in stripes and a straw hat, the bicycle in the grass behind."""
    for x in (640, 752):
        pt.line([(x + 44 * math.cos(a), 792 + 44 * math.sin(a)) for a in np.linspace(0, math.tau, 24)], [6] * 3, INK)
    for bar in (
        p.points("640,792 668,742 726,742 752,792"),
        [(640, 792), (694, 794), (726, 742)],
        [(668, 742), (694, 794)],
        [(726, 742), (722, 718), (704, 714)],
        [(662, 732), (680, 732)],
    ):
        pt.line(bar, [6, 6], "24707e")
    with pt.at(606, 868, 1.2):
        pt.fill(
            p.points("16,-18 58,-36 92,-70 110,-66 118,-44 128,-8 104,-4 90,-22 62,8 24,14"),
            "e8d8b4",
            [(p.points("20,16 60,-8 98,-52 104,0 60,20"), "b49a70")],
        )
        pt.fill(p.points("104,-8! 130,-10! 134,0 154,4 156,14! 106,14!"), "5a3020")
        shirt = p.spline(p.points("-22,2 -34,-24 -28,-56 -4,-62 20,-48 44,-26 40,4 8,12"))
        pt.fill(shirt, WHITE)
        with pt.within(shirt):
            for k in range(8):
                pt.line([(-40 + 13 * k, -70), (-34 + 13 * k, 20)], [5, 5], "2b63c4")
        pt.line([(8, -38), (14, -4), (-20, 8)], [19, 16, 12], "e4ecf8")
        pt.mark(p.circle(-24, 8, 8), "e8b48c")
        pt.fill(
            p.points("-4,-60! 0,-88 -22,-98 -34,-88 -44,-76 -36,-72 -36,-60 -20,-54"),
            "e8b48c",
            [(p.points("-10,-50 -14,-100 10,-90 0,-50"), "c88a68")],
        )
        pt.mark(p.circle(-30, -82, 2.4), INK)
        pt.line([(-46, -64), (-36, -69), (-22, -62)], [3, 7, 2], "5a3020")
        pt.fill(p.poly(p.points("-50,-92 14,-100 14,-94 -50,-86")), "f4d070")
        pt.fill(
            p.poly(p.points("-36,-92 -34,-114 0,-118 4,-98")),
            "f4d070",
            [(p.poly(p.points("-36,-92 -36,-100 4,-106 4,-96")), RED)],
        )
        sandwich(pt, -66, -48, 0.5, turn=-14)
        pt.line([(-12, -44), (-36, -28), (-58, -40)], [17, 14, 10], WHITE)
        pt.mark(p.circle(-60, -42, 8), "e8b48c")


def robot(pt: Poster) -> None:
    """The newest guest, napkin and all: looks with its one great eye at the wasp on its sandwich."""
    pt.mark(p.points("40,1130 200,1110 420,1130 420,1170 200,1180 40,1170"), "234a34", 0.85)
    for leg, tone in (
        ([(150, 1076), (262, 1046), (318, 1130)], TEAL_D),
        ([(120, 1096), (236, 1070), (300, 1156)], TEAL),
    ):
        pt.line(leg, [40, 32, 28], tone)
        x, y = leg[-1]
        pt.fill(
            [(x - 22, y - 16, 1), (x + 20, y - 22), (x + 58, y + 4), (x + 60, y + 18, 1), (x - 26, y + 18, 1)], tone
        )
        pt.mark(p.circle(leg[1][0], leg[1][1], 21), "f4b83a" if tone == TEAL else "b87a2a")
    pt.fill(
        p.points("40,1110! 34,960 60,900 150,890 196,930 206,1010 196,1116!"),
        TEAL,
        [(p.points("30,1120 20,900 70,890 92,1000 84,1130"), TEAL_D)],
        flow=1.4,
    )
    for y in (1040, 1064, 1088):
        pt.line([(112, y), (176, y - 4)], [6, 6], TEAL_D)
    pt.line([(118, 900), (122, 866)], [44, 40], TEAL_D)
    with pt.at(130, 790, 1, turn=7):
        skull = p.spline(p.points("-84,70! -92,0 -60,-64 0,-82 62,-68 96,-10 88,70!"))
        pt.fill(
            skull,
            TEAL,
            [(p.points("-100,80 -100,-60 -50,-80 -44,0 -52,80"), TEAL_D), (p.rect(-100, 42, 220, 10), TEAL_D)],
            flow=1.4,
        )
        pt.line([(-10, -80), (-26, -122)], [7, 5], INK)
        pt.fill(p.circle(-28, -130, 16), RED, [(p.circle(-36, -124, 13), "98202a")])
        pt.mark(p.circle(42, -8, 46), INK)
        pt.mark(p.circle(44, -8, 37), "ffe69a")
        pt.mark(p.circle(60, 2, 18), INK)
        pt.mark(p.circle(54, -6, 5), WHITE)
    pt.fill(
        p.points("60,896! 130,880 204,900! 196,960 150,1000! 92,960"),
        WHITE,
        [(p.points("50,890 96,890 110,980 60,970"), PINK)],
    )
    arm = p.points("96,956 150,1030 262,1000 336,946")
    sandwich(pt, 372, 912, 1.3, turn=8)
    pt.line(arm, [42, 36, 30, 26], TEAL)
    pt.line([(104, 980), (156, 1044), (260, 1014)], [8, 12, 6], TEAL_D)
    pt.mark(p.circle(160, 1024, 24), "f4b83a")
    pt.fill(
        p.points("322,930 344,916 372,934 376,950 352,952 346,970 326,970"),
        "f4b83a",
        [(p.points("320,956 376,944 376,980 320,980"), "b87a2a")],
    )


def flight(pt: Poster) -> None:
    """Dotted from guest to guest."""
    track = p.sample(FLIGHT, 110)
    for k in range(0, 106, 2):
        pt.mark(p.circle(float(track[k][0]), float(track[k][1]), 2.2 + 3.0 * k / 110), INK if k > 66 else WHITE)


def wasp(pt: Poster) -> None:
    """It has been at every single one: now it is here."""
    with pt.at(430, 866, 1.1, turn=14):
        pt.mark(p.points("-6,-8 -30,-44 -12,-56 6,-30"), WHITE, 0.95)
        pt.mark(p.points("4,-8 10,-46 30,-48 22,-20"), "e8f0f4", 0.95)
        bug = p.spline(p.points("-40,6 -24,-12 0,-16 20,-10 26,2 14,14 -18,14"))
        pt.fill(
            bug, "ffc91f", [(p.rect(-24, -30, 8, 60), INK), (p.rect(-8, -30, 8, 60), INK), (p.circle(22, 0, 13), INK)]
        )
        pt.line([(-40, 6), (-50, 9)], [4, 1], INK)
        for x in (-8, 4):
            pt.line([(x, 12), (x + 2, 24)], [3, 2], INK)


def lunch(pt: Poster) -> None:
    """The basket at our end, and the oldest guest of all in the ground beside it."""
    pt.line(p.points("540,1100 560,1000 640,976 716,1006 724,1100"), [13, 14, 14, 14, 13], "8a4a24")
    sandwich(pt, 596, 1054, 1.15, turn=-12)
    sandwich(pt, 664, 1056, 1.1, turn=16)
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


def fossil(pt: Poster) -> None:
    """A trilobite, pressed into the turf in the corner."""
    with pt.at(56, 1150, 0.7, turn=-38):
        pt.fill(
            p.points("-34,-20 34,-20 28,30 0,66 -28,30"), "c8b490", [(p.points("8,-20 50,-20 40,40 4,70"), "94805f")]
        )
        for k in range(6):
            y, w = -12 + 12 * k, 35 - 4.6 * k
            pt.line([(-w, y + 7), (0, y), (w, y + 7)], [3, 4, 3], "5c4a3a")
        pt.line([(0, -20), (0, 58)], [17, 5], "e0cfa8")
        pt.fill(
            p.points("-52,6! -46,-30 0,-54 46,-30 52,6! 30,-16 0,-20 -30,-16"),
            "dcc8a0",
            [(p.points("10,-60 60,-30 60,10 20,-14"), "94805f")],
        )
        for x in (-22, 22):
            pt.mark(p.circle(x, -30, 6, 5), "5c4a3a")


def paint() -> p.Array:
    """Land, cloth, and the guests from the farthest to the nearest."""
    img = g.board(SKY, 2)
    pt = Poster(71)
    land(pt)
    cloth(pt)
    flight(pt)
    dinosaur(pt)
    mammoth(pt)
    cave_woman(pt)
    knight(pt)
    cyclist(pt)
    lunch(pt)
    robot(pt)
    wasp(pt)
    fossil(pt)
    pt.lay(img)
    return img
