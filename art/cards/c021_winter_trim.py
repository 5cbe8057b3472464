"""A badger barber trims a dozing cloud, and what falls from the scissors is the village's snow.

Technique: flat poster gouache.
"""

from __future__ import annotations

import math

import numpy as np

from art import paint as p
from art.paint.voices import gouache as g
from art.paint.voices.poster import Poster
from art.paint.voices.printing import PLAIN

NUMBER, TITLE = 21, "Winter Trim"
FINISH = PLAIN

SKY, GLOW, HILL = "f08a9a", "f9b59c", "c9688c"
WHITE, FACE, SHADE, LINE = "fffaf2", "e3e6f8", "c9bce6", "8a74b8"
BLUE, BLUE_D, CAPE_D = "2b63c4", "1c4490", "c4cfe8"
COAT, COAT_D, BLACK, GREY, WOOD, WOOD_D = "8fe0c4", "4fae9c", "2a2734", "6a6878", "e0a048", "a8662c"
PUFFS = (
    (250, 350, 122),
    (176, 398, 52),
    (122, 476, 42),
    (196, 500, 90),
    (150, 580, 58),
    (236, 610, 78),
    (330, 600, 92),
    (380, 480, 120),
    (420, 630, 66),
    (168, 652, 44),
    (262, 676, 46),
    (350, 670, 50),
    (452, 668, 46),
)
CURLS = (
    (196, 270, 58),
    (150, 214, 54),
    (206, 150, 66),
    (296, 108, 72),
    (396, 112, 74),
    (268, 214, 60),
    (364, 204, 62),
    (460, 190, 62),
    (300, 300, 50),
    (398, 296, 58),
    (486, 270, 46),
    (366, 384, 52),
    (452, 372, 50),
    (404, 468, 52),
    (470, 452, 40),
    (430, 548, 50),
    (476, 530, 34),
    (392, 618, 44),
    (448, 624, 40),
)


def sky(pt: Poster) -> None:
    """A pink winter evening in three flat bands."""
    pt.fill(
        p.rect(-10, -10, 820, 1220),
        SKY,
        [(p.points("-20,620 200,560 480,640 820,560 820,1220! -20,1220!"), GLOW)],
        flow=0.1,
        streak=0.03,
    )
    pt.fill(p.points("-20,930! 120,880 300,930 520,870 700,916 820,880! 820,1220! -20,1220!"), HILL, flow=0.1)


def curl(pt: Poster, x: float, y: float, r: float, turn: float, tone: str = LINE) -> None:
    """A spiral cut into the white."""
    points = [
        (x + r * (1 - t * 0.86) * math.cos(turn + t * 8.6), y + r * (1 - t * 0.86) * math.sin(turn + t * 8.6))
        for t in np.linspace(0, 1, 26)
    ]
    pt.line(points, [2, r * 0.12, r * 0.16, r * 0.12, 2], tone)


def cape(pt: Poster) -> None:
    """The barber's cape: broad stripes that fall from the neck, one side in shade."""
    shape = p.spline(
        p.points(
            "180,672! 300,650 470,668! 540,780 592,900 640,1040! 480,1066 300,1056 130,1070 10,1040! 66,880 126,760"
        )
    )
    stripes = []
    for k in (0, 2, 4):
        a, b = k / 6 + 0.06, (k + 1) / 6 + 0.04
        top, low = [196 + 270 * q for q in (a, b)], [20 + 610 * q for q in (a, b)]
        bow = 26 * (0.5 - a)
        stripes.append(
            (
                [
                    (top[0], 640, 1),
                    (top[1], 640, 1),
                    ((top[1] + low[1]) / 2 - bow, 850),
                    (low[1], 1090, 1),
                    (low[0], 1090, 1),
                    ((top[0] + low[0]) / 2 - bow, 850),
                ],
                BLUE,
            )
        )
    pt.fill(
        shape,
        WHITE,
        [(p.points("470,640! 700,1100! 450,1100! 470,900 420,700"), CAPE_D), *stripes],
        flow=1.3,
        streak=0.03,
    )
    with pt.within(shape):
        pt.fill(p.points("418,640! 490,640! 660,1090! 576,1090! 516,860"), BLUE_D, flow=1.3)
        for fold in (
            [(210, 690), (170, 820), (150, 960)],
            [(360, 700), (372, 850), (362, 1010)],
            [(450, 700), (500, 840), (540, 1000)],
        ):
            pt.line(fold, [2, 9, 3], "9aa8d0")
    pt.fill(
        p.points("168,664 250,650 340,664 440,650 490,664 480,700 400,712 300,704 190,704"),
        WHITE,
        [(p.points("380,640 500,640 500,720 380,720"), SHADE)],
        streak=0.02,
    )


def cloud(pt: Poster) -> None:
    """The customer in profile: dozing, pleased, curls from brow to nape, the back already short."""
    for wisp, w in (
        ([(20, 610), (120, 598), (240, 612)], 30),
        ([(-20, 250), (70, 240), (200, 256)], 26),
        ([(440, 690), (560, 684), (640, 692)], 22),
    ):
        pt.line(wisp, [4, w, w], WHITE)
    face = p.union(*[p.circle(x, y, r) for x, y, r in PUFFS])
    under = p.cut(face, p.union(*[p.circle(x - 12, y - 26, r) for x, y, r in PUFFS]))
    pt.fill(face, FACE, [(under, SHADE)], flow=0.6, streak=0.015)
    pt.fill(p.circle(232, 540, 46, 36), "f9949c", flow=0.4)
    pt.line(p.points("152,430 172,448 200,448 222,432"), [3, 8, 8, 4], LINE)
    for x, y, dx in ((160, 440, -8), (176, 449, -4), (194, 450, 1), (210, 443, 6)):
        pt.line([(x, y), (x + dx, y + 15)], [5, 2], LINE)
    pt.line(p.points("110,556 136,568 166,562 184,542"), [4, 8, 7, 3], LINE)
    pt.line([(98, 506), (124, 514), (148, 502)], [2, 6, 3], LINE)
    mass = p.union(*[p.circle(x, y, r) for x, y, r in CURLS])
    shade = p.cut(mass, p.union(*[p.circle(x - 16, y - 22, r) for x, y, r in CURLS]))
    pt.fill(
        mass,
        WHITE,
        [(shade, SHADE), (p.points("470,60 640,200 560,700 420,720 480,420"), "e9dcf0")],
        flow=0.5,
        streak=0.015,
    )
    for k, (x, y, r) in enumerate(CURLS):
        if r > 43:
            curl(pt, x + 4, y + 2, r * (0.56 + 0.08 * (k % 3)), turn=k * 1.3, tone=LINE if k % 4 else "b49cd0")


def thunder(pt: Poster) -> None:
    """Next in line and already seething."""
    shape = p.union(*[p.circle(x, y, r) for x, y, r in ((640, 96, 42), (690, 70, 50), (742, 96, 40), (692, 108, 46))])
    pt.fill(shape, "3c3a5c", [(p.cut(shape, p.moved(shape, -8, -20)), "27253f")], flow=0.4)
    for s in (-1, 1):
        pt.line([(686 + s * 34, 70), (686 + s * 10, 84)], [6, 8], WHITE)
        pt.mark(p.circle(686 + s * 20, 94, 6), WHITE)
    pt.line([(674, 122), (686, 114), (700, 122)], [4, 6, 4], WHITE)
    pt.fill(p.poly(p.points("716,138 742,138 728,164 746,164 706,212 718,174 702,174")), "ffd23a")


def ladder(pt: Poster) -> None:
    """Two rails from the snow to the clouds."""
    for k in range(9):
        y = 1130 - 92 * k
        pt.line([(600 + 6 * k, y), (742 - 1 * k, y - 4 + 5 * (k % 2))], [13, 13], WOOD_D)
    pt.line([(590, 1190), (652, 300)], [20, 17], WOOD)
    pt.line([(756, 1190), (734, 300)], [20, 17], WOOD)
    pt.line([(598, 1190), (659, 300)], [6, 5], WOOD_D)
    pt.line([(764, 1190), (741, 300)], [6, 5], WOOD_D)


def scissors(pt: Poster) -> None:
    """Open at a curl; light steel above, dark below."""
    pt.line([(640, 372), (570, 330), (462, 292)], [13, 17, 3], "dfe8f4")
    pt.line([(640, 330), (574, 336), (462, 372)], [13, 17, 3], "8fa4c4")
    for x, y in ((668, 392), (672, 318)):
        ring = [(x + 27 * math.cos(t), y + 22 * math.sin(t)) for t in np.linspace(0, math.tau, 20)]
        pt.line(ring, [11] * 3, "f0b42e")
    pt.mark(p.circle(573, 334, 7), BLACK)


def badger(pt: Poster) -> None:
    """On his rung in a mint coat, tongue of concentration, one elbow high, the comb in his other paw."""
    far = p.ribbon([(620, 560), (568, 610), (516, 592)], [54, 46, 38], 30, True)
    pt.fill(far, COAT_D, flow=0.4)
    pt.fill(p.poly(p.points("424,566 520,556 522,572 428,584")), "e8402c")
    for k in range(9):
        pt.line([(430 + 10 * k, 584 - k), (431 + 10 * k, 606 - k)], [4, 3], "e8402c")
    pt.fill(p.points("498,588 492,562 512,548 536,560 538,592 520,606"), BLACK)
    for x in (602, 690):
        pt.fill(
            [(x, 780, 1), (x + 2, 860), (x - 26, 870), (x - 34, 888, 1), (x + 42, 888, 1), (x + 48, 780, 1)],
            BLACK,
            [([(x + 26, 770), (x + 60, 770), (x + 60, 900), (x + 30, 900)], "18161f")],
        )
    pt.fill(p.points("734,770 782,792 796,838 776,850 748,826 724,810"), GREY)
    body = p.points("612,520 652,496 708,508 744,580 758,690 768,826! 680,842 588,826! 584,720 592,610")
    pt.fill(body, COAT, [(p.points("690,480 800,560 800,860 680,860 716,740 700,600"), COAT_D)], flow=1.4, streak=0.03)
    pt.line([(612, 640), (606, 740), (610, 826)], [2, 6, 3], COAT_D)
    for y in (660, 712, 764):
        pt.mark(p.circle(596, y, 6), WHITE)
    pt.line([(662, 736), (654, 692)], [6, 5], "e8402c")
    pt.line([(682, 736), (690, 690)], [6, 3], "fffaf2")
    pt.fill(p.points("638,724! 706,722! 704,780 672,790 640,780"), "b8f0d8", streak=0.02)
    with pt.at(640, 470, 1, turn=8):
        skull = p.spline(p.points("-128,22 -116,4 -84,-6 -46,-38 4,-54 48,-40 68,2 60,46 20,66 -30,58 -76,52 -118,42"))
        pt.fill(skull, WHITE, [(p.points("-110,46 -60,36 0,44 70,10 70,90 -110,90"), SHADE)], streak=0.015)
        with pt.within(skull):
            pt.fill(p.points("-118,12 -84,0 -50,-24 -4,-38 60,-34 80,8 50,24 0,14 -44,22 -86,26"), BLACK, flow=0.2)
            pt.fill(p.points("10,80! 30,40 90,10 90,90"), BLACK)
        pt.fill(p.points("-136,18 -126,4 -108,8 -108,26 -124,32"), BLACK)
        pt.fill(p.circle(34, -46, 19, 21), BLACK, [(p.circle(30, -52, 11, 10), WHITE)])
        pt.mark(p.circle(-42, -2, 8), WHITE)
        pt.mark(p.circle(-45, -2, 4.4), BLACK)
        pt.line([(-112, 42), (-84, 46), (-60, 38)], [2, 5, 2], BLACK)
        pt.fill(p.points("-92,44! -74,44! -72,58 -84,64 -94,56"), "f2788a")
    scissors(pt)
    sleeve = p.ribbon(p.points("690,552 752,482 734,420 706,384"), [82, 66, 56, 46], 40, True)
    pt.fill(
        sleeve, COAT, [(p.points("730,600 800,520 800,400 766,400 752,480 700,560"), COAT_D)], flow=1.0, streak=0.03
    )
    pt.line([(722, 498), (736, 474), (728, 452)], [2, 6, 2], COAT_D)
    pt.line([(680, 402), (706, 376), (728, 368)], [12, 13, 12], WHITE)
    pt.fill(p.points("700,380 664,396 642,382 640,362 652,352 644,336 654,322 676,322 700,336 716,362"), BLACK)
    for line in ([(650, 354), (668, 352)], [(648, 370), (668, 368)]):
        pt.line(line, [3, 2], GREY)


def snow(pt: Poster) -> None:
    """Offcuts on their way down: curls above, flakes below, a drift at the foot."""
    for x, y, r, t in ((516, 420, 19, 0.4), (536, 660, 20, 1.1), (566, 760, 15, 3.0), (540, 860, 12, 0.2)):
        pt.mark(p.circle(x, y, r), WHITE)
        curl(pt, x, y, r * 0.66, turn=t)
    for x, y, r in (
        (470, 760, 6),
        (72, 760, 7),
        (36, 640, 5),
        (120, 860, 5),
        (560, 950, 8),
        (770, 960, 6),
        (30, 900, 7),
        (660, 1010, 7),
        (780, 700, 5),
        (60, 300, 5),
        (40, 480, 6),
        (780, 300, 5),
        (560, 240, 5),
    ):
        pt.mark(p.circle(x, y, r), WHITE)


def house(pt: Poster, x: float, y: float, w: float, wall: str, tall: float = 0.8) -> None:
    """A house under its snow; the near gable lit."""
    h = w * tall
    pt.fill(
        p.poly([(x - w / 2, y), (x - w / 2, y - h), (x + w / 2, y - h), (x + w / 2, y)]),
        wall,
        [(p.rect(x + w * 0.12, y - h, w, h), "6a2c48")],
        flow=1.5,
    )
    pt.fill(
        p.poly(
            [
                (x - w * 0.66, y - h + 8),
                (x - w * 0.1, y - h - w * 0.54),
                (x + w * 0.1, y - h - w * 0.54),
                (x + w * 0.66, y - h + 8),
            ]
        ),
        "7a2c50",
    )
    cap = [
        (x - w * 0.4, y - h - w * 0.22),
        (x - w * 0.1, y - h - w * 0.58),
        (x + w * 0.1, y - h - w * 0.58),
        (x + w * 0.4, y - h - w * 0.22),
        (x + w * 0.12, y - h - w * 0.3),
        (x - w * 0.12, y - h - w * 0.2),
    ]
    pt.fill(
        p.poly(cap), "dfe6fb", [(p.poly([(x, y - h - w), (x + w, y - h), (x + w * 0.1, y - h)]), "a9b8e6")], streak=0
    )
    pt.mark(p.rect(x - w * 0.3, y - h * 0.66, w * 0.22, h * 0.3), "ffd860")


def village(pt: Poster) -> None:
    """Snow, five houses, and a child who takes the drift of curls by sledge."""
    pt.fill(
        p.points("-20,1040 140,1030 320,1060 520,1010 640,990 820,1040 820,1220! -20,1220!"),
        WHITE,
        [
            (p.points("-20,1110 160,1090 330,1120 200,1160 -20,1170"), SHADE),
            (p.points("640,990 830,1030 830,1140 700,1100"), SHADE),
        ],
        streak=0.015,
    )
    for place in (
        (64, 1086, 84, "e0623c", 0.8),
        (166, 1066, 62, "f09a3c", 0.9),
        (262, 1102, 96, "d8484c", 0.7),
        (368, 1082, 60, "e8783c", 1.0),
    ):
        house(pt, *place[:3], wall=place[3], tall=place[4])
    pt.fill(
        p.points("-20,1120 120,1098 300,1118 430,1140 560,1090 640,1074 820,1110 820,1220! -20,1220!"),
        WHITE,
        [(p.points("400,1220 560,1150 700,1130 830,1150 830,1230"), "eadff2")],
        streak=0.01,
    )
    for line in ([(640, 1094), (560, 1112), (486, 1146)], [(646, 1104), (566, 1122), (496, 1156)]):
        pt.line(line, [2, 4, 4], SHADE)
    with pt.at(446, 1158, 0.9, turn=-22):
        pt.line(p.points("-62,-26 -56,-4 -30,2 50,2"), [6, 7, 7, 6], "a8382c")
        pt.fill(p.rect(-44, -18, 92, 10, r=4), WOOD_D)
        pt.fill(
            p.points("0,-18! -6,-58 16,-80 42,-70 46,-18!"),
            "e8402c",
            [(p.points("28,-90 60,-70 60,-10 26,-10"), "a8222c")],
        )
        pt.line([(0, -24), (-24, -34), (-46, -22)], [20, 17, 14], BLUE_D)
        pt.line([(20, -66), (-6, -82), (-20, -106)], [17, 15, 12], "e8402c")
        pt.mark(p.circle(-22, -112, 9), "ffd23a")
        pt.mark(p.circle(16, -96, 19, 20), "c98258")
        pt.fill(p.points("-2,-100! 4,-120 22,-124 38,-104 36,-92! 18,-104"), BLUE)
        pt.line([(36, -84), (58, -92), (78, -84)], [9, 10, 6], "ffd23a")


def paint() -> p.Array:
    """Sky, customer, barber, and the snow below."""
    img = g.board(SKY, 2)
    pt = Poster(21)
    sky(pt)
    thunder(pt)
    cape(pt)
    cloud(pt)
    ladder(pt)
    village(pt)
    badger(pt)
    snow(pt)
    pt.lay(img)
    return img
