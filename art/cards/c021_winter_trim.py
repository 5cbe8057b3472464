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
BLUE, BLUE_D, PALE, PALE_D = "2b63c4", "1c4490", "7fa8e6", "5a82cc"
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
    (452, 372, 43),
    (404, 468, 52),
    (470, 452, 40),
    (430, 548, 50),
    (476, 530, 34),
    (392, 618, 44),
    (448, 624, 40),
    (434, 244, 42),
    (330, 252, 42),
    (346, 330, 40),
    (412, 396, 40),
    (424, 508, 40),
    (410, 580, 40),
    (230, 210, 42),
    (350, 150, 42),
    (414, 346, 30),
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
        PALE,
        [(p.points("470,640! 700,1100! 450,1100! 470,900 420,700"), PALE_D), *stripes],
        flow=1.3,
        streak=0.03,
    )
    with pt.within(shape):
        pt.fill(p.points("418,640! 490,640! 660,1090! 576,1090! 516,860"), BLUE_D, flow=1.3)
    pt.fill(
        p.points("168,664 250,650 340,664 440,650 490,664 480,700 400,712 300,704 190,704"),
        WHITE,
        [(p.points("380,640 500,640 500,720 380,720"), SHADE)],
        streak=0.02,
    )


def cloud(pt: Poster) -> None:
    """The customer in profile: dozing, pleased, curls from brow to nape, the back already short."""
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


RUNGS = (1018, 890, 768, 650, 536, 426, 320, 218, 120, 26)


def rails(y: float) -> tuple[float, float]:
    """Where the two rails of the ladder are at a height."""
    t = (1190 - y) / 1210
    return 552 + 56 * t, 772 - 66 * t


def ladder(pt: Poster) -> None:
    """Two rails from the snow out of the picture."""
    for y in RUNGS:
        left, right = rails(y)
        pt.line([(left, y), (right, y)], [15, 15], WOOD_D)
        pt.line([(left, y - 4), (right, y - 4)], [6, 6], WOOD)
    for side in (0, 1):
        foot, top = rails(1078)[side], rails(-20)[side]
        pt.line([(foot, 1078), (top, -20)], [24, 16], WOOD)
        pt.line([(foot + 8, 1078), (top + 5, -20)], [8, 5], WOOD_D)


def scissors(pt: Poster) -> None:
    """Wide open at a curl; light steel above, dark below."""
    pt.line([(664, 384), (560, 326), (430, 262)], [16, 26, 4], "5b719c")
    pt.line([(660, 290), (560, 332), (428, 402)], [16, 26, 4], "a9bcd8")
    pt.mark(p.circle(561, 330, 9), BLACK)


def ring(pt: Poster, x: float, y: float, span: tuple[float, float]) -> None:
    """A part of one of the scissors' finger rings."""
    points = [(x + 33 * math.cos(t), y + 27 * math.sin(t)) for t in np.linspace(*span, 20)]
    pt.line(points, [13] * 3, "f0b42e")


def finger(pt: Poster, points: list[tuple[float, float]], width: float = 22) -> None:
    """A black finger with a thin edge, so that it stands off from the next."""
    pt.line(points, [width + 5, width + 5, width + 1], GREY)
    pt.line(points, [width, width, width - 4], BLACK)


def grip(pt: Poster) -> None:
    """The paw on the scissors: thumb through the upper ring, two fingers through the lower, one along the shank."""
    pt.fill(p.points("698,316 726,304 756,322 764,356 748,388 716,394 698,368 692,340"), BLACK)
    for y in (286, 388):
        ring(pt, 686, y, (0, math.tau))
    finger(pt, [(724, 318), (700, 298), (672, 282)])
    finger(pt, [(736, 384), (706, 402), (676, 398)])
    finger(pt, [(726, 366), (702, 382), (672, 376)])
    finger(pt, [(722, 346), (690, 350), (652, 358)])
    ring(pt, 686, 286, (1.7, 4.0))
    ring(pt, 686, 388, (1.9, 4.2))


def legs(pt: Poster) -> None:
    """Two boots on one rung, soles bent over it."""
    for x, tone in ((702, "18161f"), (632, BLACK)):
        pt.fill(
            [
                (x - 22, 770, 1),
                (x + 26, 770, 1),
                (x + 26, 840),
                (x + 28, 884, 1),
                (x - 44, 884, 1),
                (x - 44, 862),
                (x - 22, 846),
            ],
            tone,
        )
        pt.line([(x - 44, 882), (x + 28, 882)], [7, 7], GREY)
        pt.line([(x - 40, 900), (x + 28, 900)], [3, 6, 3], "6e3c18")


def holding(pt: Poster) -> None:
    """The other paw has the rail: four fingers round it, the thumb behind."""
    x = rails(620)[0]
    pt.line([(x - 16, 636), (x + 6, 650)], [15, 12], BLACK)
    pt.fill(p.ribbon([(650, 566), (640, 636), (x + 30, 626)], [60, 52, 40], 30, True), COAT_D, flow=0.4)
    pt.line([(x + 30, 604), (x + 32, 648)], [14, 14], WHITE)
    for k in range(4):
        finger(pt, [(x + 26, 606 + 13 * k), (x + 4, 602 + 13 * k), (x - 17, 608 + 13 * k)], width=13)


def head(pt: Poster) -> None:
    """Long striped face, tongue of concentration, the eye on the curl."""
    with pt.at(640, 470, 1.08, turn=10):
        outline = p.points("-128,22 -116,4 -84,-6 -46,-38 4,-54 48,-40 68,2 60,46 20,66 -30,58 -76,52 -118,42")
        skull = p.spline(outline)
        pt.fill(skull, WHITE, [(p.points("-110,46 -60,36 0,44 70,10 70,90 -110,90"), SHADE)], streak=0.015)
        with pt.within(skull):
            stripe = p.points("-118,12 -84,0 -50,-24 -4,-38 60,-34 80,8 50,24 0,14 -44,22 -86,26")
            pt.fill(stripe, BLACK, flow=0.2)
            pt.fill(p.points("10,80! 30,40 90,10 90,90"), BLACK)
        pt.fill(p.points("-136,18 -126,4 -108,8 -108,26 -124,32"), BLACK)
        pt.fill(p.circle(34, -46, 19, 21), BLACK, [(p.circle(30, -52, 11, 10), WHITE)])
        pt.mark(p.circle(-42, -2, 10), WHITE)
        pt.mark(p.circle(-46, -4, 5.4), BLACK)
        pt.line([(-112, 42), (-84, 46), (-60, 38)], [2, 5, 2], BLACK)
        pt.fill(p.points("-92,44! -74,44! -72,58 -84,64 -94,56"), "f2788a")


def badger(pt: Poster) -> None:
    """On his rung in a mint coat, hip against the rail, one paw holding on, the other high with the scissors."""
    holding(pt)
    legs(pt)
    pt.fill(p.points("742,770 786,792 798,838 778,850 750,826 728,810"), GREY)
    body = p.points("612,520 652,496 708,508 744,580 760,690 768,812! 680,828 596,812! 598,720 606,610")
    pt.fill(body, COAT, [(p.points("690,480 800,560 800,860 690,860 722,740 704,600"), COAT_D)], flow=1.4, streak=0.03)
    pt.line([(630, 640), (622, 740), (624, 814)], [2, 6, 3], COAT_D)
    for y in (660, 712, 764):
        pt.mark(p.circle(611, y, 6), WHITE)
    pt.fill(p.points("650,710! 714,708! 712,766 682,776 652,766"), "b8f0d8", streak=0.02)
    head(pt)
    scissors(pt)
    sleeve = p.ribbon(p.points("690,560 752,492 752,428 738,388"), [84, 68, 58, 50], 40, True)
    pt.fill(
        sleeve, COAT, [(p.points("736,610 820,530 820,400 782,400 766,490 706,570"), COAT_D)], flow=1.0, streak=0.03
    )
    pt.line([(730, 508), (748, 482), (742, 456)], [2, 6, 2], COAT_D)
    grip(pt)
    pt.line([(708, 404), (738, 396), (766, 378)], [13, 14, 13], WHITE)


FALL = (
    (452, 336, 30),
    (508, 418, 27),
    (492, 524, 22),
    (528, 600, 26),
    (534, 690, 22),
    (496, 742, 21),
    (560, 770, 18),
    (440, 812, 20),
    (516, 836, 18),
    (368, 856, 18),
    (458, 896, 17),
    (300, 916, 16),
    (536, 930, 16),
    (392, 948, 15),
    (218, 936, 13),
    (480, 984, 13),
    (326, 988, 13),
    (150, 968, 11),
    (262, 1000, 11),
    (430, 1020, 11),
    (90, 1000, 10),
)


def snow(pt: Poster) -> None:
    """What is cut off: curls at the scissors, smaller and smaller down to the roofs."""
    for k, (x, y, r) in enumerate(FALL):
        pt.mark(p.circle(x, y, r), WHITE)
        if r > 12:
            curl(pt, x, y, r * 0.66, turn=0.4 + k * 1.3)


def house(pt: Poster, x: float, y: float, w: float, wall: str, tall: float = 0.8) -> None:
    """A house with the curls heaped on its roof; the left half lit."""
    h = w * tall
    eaves, ridge = y - h, y - h - w * 0.5
    pt.fill(p.rect(x - w / 2, eaves, w, h), wall, [(p.rect(x + w * 0.12, eaves, w, h), "6a2c48")], flow=1.5)
    pt.fill(
        p.poly([(x - w * 0.66, eaves + 8), (x - w * 0.14, ridge), (x + w * 0.14, ridge), (x + w * 0.66, eaves + 8)]),
        "7a2c50",
    )
    pt.mark(p.rect(x - w * 0.32, eaves + h * 0.3, w * 0.26, h * 0.34), "ffd860")
    heap = (
        (-0.4, 0.2, 0.13),
        (-0.22, 0.36, 0.16),
        (0.0, 0.5, 0.19),
        (0.22, 0.36, 0.16),
        (0.4, 0.2, 0.13),
        (0.0, 0.34, 0.18),
    )
    places = [(x + u * w, eaves - v * w, r * w) for u, v, r in heap]
    mass = p.union(*(p.circle(*place) for place in places))
    pt.fill(mass, WHITE, [(p.cut(mass, p.moved(mass, -w * 0.04, -w * 0.07)), SHADE)], streak=0)
    for k, (cx, cy, r) in enumerate(places[1:4]):
        curl(pt, cx, cy, r * 0.6, turn=k * 2.1)


def village(pt: Poster) -> None:
    """Snow, and three houses under it."""
    far = p.points("-20,1040 140,1030 320,1060 520,1040 640,1020 820,1050 820,1220! -20,1220!")
    pt.fill(far, "e4dcf2", streak=0.015)
    ladder(pt)
    for x in rails(1080):
        pt.fill(
            [(x - 34, 1100, 1), (x - 20, 1076), (x + 4, 1070), (x + 22, 1078), (x + 40, 1100, 1)], "e4dcf2", streak=0
        )
        pt.line([(x + 14, 1080), (x + 60, 1092), (x + 120, 1096)], [4, 11, 3], SHADE)
    for x, y, w, wall, tall in (
        (424, 1142, 112, "e8783c", 0.76),
        (92, 1140, 126, "f09a3c", 0.72),
        (262, 1164, 150, "d8484c", 0.7),
    ):
        house(pt, x, y, w, wall=wall, tall=tall)
    near = p.points("-20,1136 120,1128 280,1150 440,1132 560,1120 680,1136 820,1118 820,1220! -20,1220!")
    pt.fill(near, WHITE, [(p.points("300,1220 480,1176 640,1160 830,1160 830,1230"), "eadff2")], streak=0.01)


def paint() -> p.Array:
    """Sky, customer, barber, and the snow below."""
    img = g.board(SKY, 2)
    pt = Poster(21)
    sky(pt)
    cape(pt)
    cloud(pt)
    village(pt)
    badger(pt)
    snow(pt)
    pt.lay(img)
    return img
