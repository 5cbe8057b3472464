"""A badger barber trims a dozing cloud, and what falls from the scissors is the village's snow.

Technique: flat poster gouache.
"""

from __future__ import annotations

import math
from typing import NamedTuple

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
SEAT, SEAT_D, CHROME, CHROME_D = "d8363f", "96203c", "dfe6f2", "8c98b8"
TROUSERS, TROUSERS_D = "5a3f78", "3c2a58"
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


def arc(x: float, y: float, r: float, start: float, sweep: float, wind: float = 0.0) -> p.Points:
    """Part of a circle, wound inwards by `wind`."""
    return [
        (x + r * (1 - t * wind) * math.cos(start + t * sweep), y + r * (1 - t * wind) * math.sin(start + t * sweep))
        for t in np.linspace(0, 1, 20)
    ]


def chair(pt: Poster) -> None:
    """The barber's: a leather back and seat on a chrome column, and a foot rest with two soft feet on it."""
    pt.fill(p.circle(310, 1078, 170, 16), SHADE, streak=0)
    pt.fill(p.rect(276, 950, 62, 120), CHROME, [(p.rect(310, 940, 40, 140), CHROME_D)], flow=1.57)
    pt.fill(p.points("186,1076 214,1058 306,1048 398,1058 428,1076 306,1088"), CHROME_D)
    pt.fill(p.points("196,1066 306,1048 416,1066 306,1078"), CHROME, streak=0)
    pt.line([(330, 1010), (392, 1000), (440, 1012)], [12, 10, 12], CHROME_D)
    pt.line([(200, 940), (140, 1010), (112, 1056)], [20, 16, 16], CHROME_D)
    pt.fill(p.points("34,1052! 178,1052! 186,1070 30,1070"), CHROME, [(p.rect(20, 1062, 180, 20), CHROME_D)])
    for x, tone in ((132, SHADE), (88, FACE)):
        foot = p.union(p.circle(x - 24, 1028, 27, 25), p.circle(x + 6, 1020, 32, 33), p.circle(x + 2, 980, 27, 48))
        pt.fill(foot, tone, [(p.cut(foot, p.moved(foot, -8, -10)), LINE if tone == SHADE else SHADE)], streak=0.01)
    back = p.points("420,640 446,602 482,600 506,628 506,760 496,900 470,930 420,930")
    pt.fill(back, SEAT, [(p.points("478,590 530,590 530,940 470,940 484,760"), SEAT_D)], flow=1.5)
    pt.fill(
        p.points("150,896 200,882 470,882 500,912 492,950 460,966 180,966 146,940"),
        SEAT,
        [(p.points("130,932 320,940 520,926 520,980 130,980"), SEAT_D)],
    )


def fall(t: float) -> list[tuple[float, float]]:
    """A thread of the cape, from the collar over chest, lap and knee to the hem; `t` goes from front to back."""
    return [
        (196 + 230 * t, 590),
        (174 + 284 * t, 680),
        (166 + 296 * t, 756 + 30 * t),
        (84 + 378 * t, 784 + 50 * t),
        (40 + 420 * t, 850 + 30 * t),
        (50 + 402 * t, 976 - 58 * t),
    ]


def cape(pt: Poster) -> None:
    """Over somebody seated: down the chest, out along the lap, over the knees."""
    front = [(x, y, 1) if k in (0, 5) else (x, y) for k, (x, y) in enumerate(fall(0))]
    back = [(x, y, 1) if k in (0, 5) else (x, y) for k, (x, y) in enumerate(fall(1))]
    shape = p.spline([*front, (150, 962), (250, 934), (350, 930), *reversed(back)])
    pt.fill(shape, PALE, flow=1.3, streak=0.03)
    with pt.within(shape):
        for k in range(4):
            a, b = fall(0.1 + k * 0.245), fall(0.225 + k * 0.245)
            pt.fill([*a, *reversed(b)], BLUE, flow=1.3, streak=0.03)
        pt.mark(p.points("470,560 560,640 500,960 404,960 424,760 410,640"), "14245c", 0.3)
        pt.mark(p.points("200,850! 480,840! 480,980! 130,990! 150,900"), "14245c", 0.26)
    pt.line(p.points("170,762 196,782 236,796"), [2, 7, 2], BLUE_D)
    pt.fill(
        p.points("176,574 250,566 340,576 410,566 446,578 440,610 380,622 300,614 190,612"),
        WHITE,
        [(p.points("370,560 470,560 470,640 360,640"), SHADE)],
        streak=0.02,
    )
    pt.line([(306, 836), (304, 900)], [18, 18], CHROME)
    pt.line([(312, 836), (310, 900)], [6, 6], CHROME_D)
    pad = p.ribbon(p.points("232,826 300,818 400,818 476,812"), [32, 38, 38, 34], 30, True)
    pt.fill(pad, SEAT, [(p.points("220,830 480,824 500,860 220,860"), SEAT_D)])


def cloud(pt: Poster) -> None:
    """The customer in profile: dozing, pleased, curls from brow to nape."""
    face = p.union(*[p.circle(x, y, r) for x, y, r in PUFFS])
    under = p.cut(face, p.union(*[p.circle(x - 12, y - 26, r) for x, y, r in PUFFS]))
    pt.fill(face, FACE, [(under, SHADE)], flow=0.6, streak=0.015)
    pt.fill(p.circle(232, 540, 46, 36), "f9949c", flow=0.4)
    pt.line(p.points("150,430 172,450 202,450 226,430"), [3, 10, 10, 4], LINE)
    for x, y, dx in ((160, 440, -8), (176, 449, -4), (194, 450, 1), (210, 443, 6)):
        pt.line([(x, y), (x + dx, y + 17)], [6, 2], LINE)
    pt.line(p.points("108,556 136,570 168,564 190,538"), [4, 10, 9, 3], LINE)
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
        wool(pt, x, y, r, kind=k)


def wool(pt: Poster, x: float, y: float, r: float, kind: int) -> None:
    """How one lock of the head is drawn: a long roll, a pair of waves, a hook, a short tick; no two alike."""
    turn, tone = 2.4 * kind, "b49cd0" if kind % 3 else LINE
    if kind in (9, 14, 16, 17, 19, 20, 22, 23, 25, 26, 27):
        return
    if r > 56:
        pt.line(arc(x, y, r * 0.66, turn, sweep=5.2 + kind % 3, wind=0.6), [2, r * 0.13, r * 0.1, 2], tone)
    elif r > 48:
        pt.line(arc(x, y, r * 0.7, turn, sweep=2.4), [2, r * 0.13, 2], tone)
        pt.line(arc(x + 3, y + 2, r * 0.36, turn + 0.4, sweep=2.9), [2, r * 0.1, 2], tone)
    elif r > 40:
        pt.line(arc(x, y, r * 0.58, turn, sweep=3.6, wind=0.5), [2, r * 0.12, 2], tone)
    else:
        pt.line(arc(x, y, r * 0.5, turn, sweep=1.5), [2, r * 0.12, 2], tone)


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
    lock = p.points("436,330 470,318 492,336 520,330")
    pt.line([(x + 1, y + 4) for x, y in lock], [34, 30, 22, 4], SHADE)
    pt.line(lock, [30, 26, 18, 3], WHITE)


def ring(pt: Poster, x: float, y: float, span: tuple[float, float]) -> None:
    """A part of one of the scissors' finger rings."""
    points = [(x + 33 * math.cos(t), y + 27 * math.sin(t)) for t in np.linspace(*span, 20)]
    pt.line(points, [13] * 3, "f0b42e")


def finger(pt: Poster, points: list[tuple[float, float]], width: float = 22) -> None:
    """A black finger with a thin edge, so that it stands off from the next."""
    pt.line(points, [width + 5, width + 5, width + 1], "9a96aa")
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


def boot(pt: Poster, x: float, y: float, tone: str) -> None:
    """A boot to the left, its instep over the rung at (x, y)."""
    pt.line([(x - 62, y + 14), (x + 34, y + 14)], [4, 9, 4], "6e3c18")
    pt.fill(
        [
            (x - 24, y - 78, 1),
            (x + 32, y - 78, 1),
            (x + 32, y - 30),
            (x + 36, y, 1),
            (x - 70, y, 1),
            (x - 72, y - 22),
            (x - 50, y - 38),
            (x - 26, y - 46),
        ],
        tone,
    )
    pt.line([(x - 72, y), (x + 38, y)], [11, 11], GREY)


def legs(pt: Poster) -> None:
    """One leg straight on its rung, the other a rung higher, the knee bent."""
    far = p.ribbon(p.points("690,760 612,774 606,830"), [96, 74, 56], 40, True)
    boot(pt, 612, RUNGS[1] - 8, "18161f")
    pt.fill(far, TROUSERS_D, flow=1.2)
    boot(pt, 708, RUNGS[0] - 8, BLACK)
    near = p.ribbon(p.points("716,740 712,860 710,950"), [112, 82, 62], 40, True)
    pt.fill(near, TROUSERS, [(p.points("730,740 800,740 780,980 726,980 740,880"), TROUSERS_D)], flow=1.4)
    pt.line([(690, 866), (704, 876), (722, 874)], [2, 6, 2], TROUSERS_D)


def holding(pt: Poster) -> None:
    """The other paw has the rail: four fingers round it, the thumb behind."""
    x = rails(640)[0]
    pt.line([(x - 18, 660), (x + 6, 672)], [17, 14], BLACK)
    pt.fill(p.ribbon(p.points(f"664,572 646,650 {x + 34:.0f},648"), [70, 60, 46], 30, True), COAT_D, flow=0.4)
    pt.line([(x + 34, 622), (x + 36, 674)], [15, 15], WHITE)
    for k in range(4):
        finger(pt, [(x + 28, 627 + 14 * k), (x + 4, 622 + 14 * k), (x - 18, 629 + 14 * k)], width=14)


def head(pt: Poster) -> None:
    """Long striped face, tongue of concentration, the eye on the curl."""
    with pt.at(654, 482, 1.2, turn=12):
        outline = p.points("-128,22 -116,4 -84,-6 -46,-38 4,-54 48,-40 68,2 60,46 20,66 -30,58 -76,52 -118,42")
        skull = p.spline(outline)
        pt.fill(skull, WHITE, [(p.points("-110,46 -60,36 0,44 70,10 70,90 -110,90"), SHADE)], streak=0.015)
        with pt.within(skull):
            stripe = p.points("-118,12 -84,0 -50,-24 -4,-38 60,-34 80,8 50,24 0,14 -44,22 -86,26")
            pt.fill(stripe, BLACK, flow=0.2)
            pt.fill(p.points("10,80! 30,40 90,10 90,90"), BLACK)
        pt.fill(p.points("-136,18 -126,4 -108,8 -108,26 -124,32"), BLACK)
        pt.fill(p.circle(34, -46, 19, 21), BLACK, [(p.circle(30, -52, 11, 10), WHITE)])
        pt.mark(p.circle(-42, -3, 11), WHITE)
        pt.mark(p.circle(-46, -6, 6), BLACK)
        pt.line([(-112, 42), (-84, 46), (-60, 38)], [2, 5, 2], BLACK)
        pt.fill(p.points("-92,44! -74,44! -72,58 -84,64 -94,56"), "f2788a")


def badger(pt: Poster) -> None:
    """Up the ladder in a mint jacket, round in back and belly, one paw holding on, the other high with the scissors."""
    holding(pt)
    pt.fill(p.points("746,790 782,800 794,850 778,872 754,846 736,810"), GREY)
    legs(pt)
    body = p.points("620,540 664,508 720,520 760,576 786,660 790,740 776,806! 700,826 612,810! 590,740 594,650")
    pt.fill(body, COAT, [(p.points("716,490 830,560 830,860 690,860 744,760 736,620"), COAT_D)], flow=1.4, streak=0.03)
    pt.line(p.points("628,610 608,690 612,760 626,814"), [2, 6, 6, 3], COAT_D)
    for y in (676, 724, 772):
        pt.mark(p.circle(604 + (y - 676) * 0.08, y, 7), WHITE)
    pt.fill(p.points("654,716! 724,712! 722,772 690,782 656,772"), "b8f0d8", streak=0.02)
    head(pt)
    with pt.at(-140, -88, 1.2):
        scissors(pt)
    sleeve = p.ribbon(p.points("708,584 754,506 756,430 746,376"), [96, 78, 66, 58], 40, True)
    pt.fill(
        sleeve, COAT, [(p.points("742,640 840,540 840,380 786,380 772,490 716,600"), COAT_D)], flow=1.0, streak=0.03
    )
    pt.line([(742, 522), (760, 494), (754, 466)], [2, 7, 2], COAT_D)
    with pt.at(-140, -88, 1.2):
        grip(pt)
        pt.line([(706, 402), (738, 394), (768, 376)], [14, 16, 14], WHITE)


class Lock(NamedTuple):
    """Something cut off: its place, length, turn and how far it bends."""

    x: float
    y: float
    length: float
    turn: float
    bend: float


FALLING = (
    Lock(524, 350, 74, 0.7, bend=0.8),
    Lock(566, 398, 44, 2.2, bend=-0.9),
    Lock(486, 366, 60, 1.5, bend=0.9),
    Lock(522, 424, 50, 0.2, bend=0.8),
    Lock(484, 440, 40, 2.6, bend=0.8),
    Lock(500, 556, 66, 2.2, bend=-0.9),
    Lock(544, 590, 50, 0.9, bend=0.9),
    Lock(508, 624, 36, 1.7, bend=0.8),
    Lock(542, 668, 46, 0.3, bend=-0.9),
    Lock(528, 712, 40, 1.3, bend=0.7),
    Lock(556, 760, 28, 2.4, bend=0.5),
    Lock(532, 824, 32, 0.6, bend=-0.7),
    Lock(510, 892, 24, 1.8, bend=0.6),
    Lock(544, 938, 22, 0.2, bend=0.8),
    Lock(470, 990, 20, 1.1, bend=-0.6),
    Lock(524, 1012, 16, 2.0, bend=0.6),
)
FLAKES = p.points(
    "452,1030 500,1046 420,1000 556,1040 388,1034 470,950 230,1010 160,1004 214,1052 60,1012 18,980 250,1076 536,980 "
    "366,1000 588,1056 28,1060"
)


def snow(pt: Poster) -> None:
    """What is cut off: long locks thick at the scissors, then snippets, then flakes over the roofs."""
    for k in FALLING:
        c, s, n = math.cos(k.turn), math.sin(k.turn), k.length / 2
        line = [
            (k.x + c * n * u - s * n * k.bend * v, k.y + s * n * u + c * n * k.bend * v)
            for u, v in ((-1, -0.6), (-0.62, 0.1), (0, 0.42), (0.6, 0.16), (0.86, -0.5), (0.5, -0.7))
        ]
        w = k.length * 0.17 + 5
        pt.line([(x + 2, y + 4) for x, y in line], [3, w, w * 1.1, w, w * 0.7, 2], SHADE)
        pt.line(line, [2, w * 0.9, w, w * 0.9, w * 0.6, 1], WHITE)
    for k, (x, y) in enumerate(FLAKES):
        pt.mark(p.circle(x, y, 4 + (k * 5) % 4), WHITE)


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
        pt.line(arc(cx, cy, r * 0.5, k * 2.1 + x, sweep=1.6 + k * 0.5), [1, 4, 1], "b49cd0")


def ground(pt: Poster) -> None:
    """The snow that the chair stands on."""
    far = p.points("-20,1040 140,1030 320,1060 520,1040 640,1020 820,1050 820,1220! -20,1220!")
    pt.fill(far, "e4dcf2", streak=0.015)


def village(pt: Poster) -> None:
    """The ladder's feet in the snow, and three houses under it."""
    for x in rails(1080):
        pt.fill(
            [(x - 34, 1100, 1), (x - 20, 1076), (x + 4, 1070), (x + 22, 1078), (x + 40, 1100, 1)], "e4dcf2", streak=0
        )
        pt.line([(x + 14, 1080), (x + 60, 1092), (x + 120, 1096)], [4, 11, 3], SHADE)
    for x, y, w, wall, tall in (
        (486, 1168, 104, "e8783c", 0.66),
        (90, 1180, 96, "f09a3c", 0.66),
        (222, 1186, 112, "d8484c", 0.62),
    ):
        house(pt, x, y, w, wall=wall, tall=tall)
    near = p.points("-20,1172 120,1166 280,1180 440,1160 560,1150 680,1156 820,1140 820,1220! -20,1220!")
    pt.fill(near, WHITE, [(p.points("300,1220 480,1190 640,1180 830,1176 830,1230"), "eadff2")], streak=0.01)


def paint() -> p.Array:
    """Sky, customer, barber, and the snow below."""
    img = g.board(SKY, 2)
    pt = Poster(21)
    sky(pt)
    ground(pt)
    chair(pt)
    cape(pt)
    with pt.at(34, 6, 0.86):
        cloud(pt)
    ladder(pt)
    village(pt)
    badger(pt)
    snow(pt)
    pt.lay(img)
    return img
