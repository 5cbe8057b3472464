"""A badger barber trims a dozing cloud, and what falls from the scissors is the village's snow.

Technique: flat poster gouache. Back to front: sky and ground, the chair, the cloud in its cape, the ladder, the badger,
the village and its snow.
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

NAVY = "14245c"
SKY, GLOW, HILL = "f08a9a", "f9b59c", "c9688c"
WHITE, SHADE, LINE, HILLTOP = "fffaf2", "c9bce6", "8a74b8", "f0e9f8"
SKIN, SKIN_D, INK = "cad3f8", "98a4e2", "46408c"
BLUE, BLUE_D, PALE, PALE_D = "2b63c4", "1c4490", "7fa8e6", "5a82cc"
COAT, COAT_D, BLACK, GREY, WOOD, WOOD_D = "8fe0c4", "4fae9c", "2a2734", "6a6878", "e0a048", "a8662c"
SEAT, SEAT_D, CHROME, CHROME_D = "d8363f", "96203c", "dfe6f2", "8c98b8"
TROUSERS, TROUSERS_D = "5a3f78", "3c2a58"


def circles(text: str) -> list[tuple[int, ...]]:
    """The puffs of a cloud, each written as x, y and radius: "250,366,112 184,371,58"."""
    return [tuple(map(int, puff.split(","))) for puff in text.split()]


PUFFS = circles(
    "250,366,112 184,371,58 112,460,46 178,472,71 134,528,38 160,592,50 250,540,90 228,606,50 298,604,56 "
    "330,500,120 360,578,58"
)
NECK = circles("300,650,52 350,600,90 390,650,54 340,690,70 404,590,44")
CURLS = circles(
    "196,270,58 150,214,54 206,150,66 296,108,72 396,112,74 268,214,60 364,204,62 460,190,62 300,300,50 "
    "398,296,58 486,270,46 366,374,46 452,372,50 440,456,48 478,440,36 436,526,42 466,508,30 434,244,42 "
    "330,252,42 346,330,36 412,396,40 230,210,42 350,150,42 414,346,30"
)
PLAIN_CURLS = (9, 14, 16, 17, 18, 19, 20, 21, 22, 23)


def sky(pt: Poster) -> None:
    """A pink winter evening in three flat bands."""
    low_glow = p.points("-20,620 200,560 480,640 820,560 820,1220! -20,1220!")
    far_hill = p.points("-20,930! 120,880 300,930 520,870 700,916 820,880! 820,1220! -20,1220!")
    pt.fill(p.rect(-10, -10, 820, 1220), SKY, [(low_glow, GLOW)], flow=0.1, streak=0.03)
    pt.fill(far_hill, HILL, flow=0.1)


def arc(x: float, y: float, r: float, start: float, sweep: float, wind: float = 0.0) -> p.Points:
    """Part of a circle, wound inwards by `wind`."""
    return [
        (x + r * (1 - t * wind) * math.cos(start + t * sweep), y + r * (1 - t * wind) * math.sin(start + t * sweep))
        for t in np.linspace(0, 1, 20)
    ]


def chair(pt: Poster) -> None:
    """The barber's: a leather back and seat on a chrome column, its heavy foot sunk into the snow of the hill."""
    shadow = p.points("196,1078 320,1060 480,1066 600,1082 470,1098 290,1100")
    disc = p.points("190,1070 214,1052 310,1044 406,1052 430,1070 406,1092 310,1100 214,1092")
    disc_top = p.points("192,1064 216,1050 310,1043 404,1050 428,1064 400,1076 310,1082 220,1076")
    lever = [(330, 1004), (392, 994), (440, 1006)]
    back = p.points("420,640 446,602 482,600 510,628 512,760 504,900 470,930 420,930")
    back_shade = p.points("484,590 530,590 530,940 476,940 490,760")
    seat = p.points("150,896 200,882 470,882 508,912 500,950 460,968 180,968 146,940")
    seat_shade = p.points("130,934 320,942 530,926 530,980 130,980")
    drift = p.points("160,1116! 186,1084 240,1096 310,1088 372,1098 440,1086 500,1116!")

    pt.fill(shadow, SHADE, streak=0)
    pt.fill(disc, CHROME_D)
    pt.fill(disc_top, CHROME, [(p.rect(330, 1030, 120, 60), "b4bfd8")], streak=0)
    pt.fill(p.rect(276, 950, 62, 116), CHROME, [(p.rect(310, 940, 40, 140), CHROME_D)], flow=1.57)
    pt.line(lever, [12, 10, 12], CHROME_D)
    pt.fill(drift, HILLTOP, streak=0)
    pt.fill(back, SEAT, [(back_shade, SEAT_D)], flow=1.5)
    pt.fill(seat, SEAT, [(seat_shade, SEAT_D)])


def leg(pt: Poster, x: float, cloth: str, skin: str) -> None:
    """A knee, a shin and a shoe, whose sole is pressed into the snow; `x` is the ankle."""
    trousers = "300,778 130,776 32,786 -34,810 -54,856 -44,920 -36,984! 42,990! 50,944 90,936 300,932 344,900 340,820"
    thigh = p.points(trousers, at=(x, 0))
    knee_shade = p.points("120,866 60,900 20,930 24,1000 60,1000 110,946 350,940 350,870", at=(x, 0))
    shin = p.union(*[p.circle(x + dx, y, r) for dx, y, r in ((-10, 992, 28), (10, 1000, 28), (0, 1026, 30))])
    shoe = p.points("-24,1018! 32,1018! 38,1050 36,1074! -80,1074! -84,1058 -62,1038", at=(x, 0))
    lip = p.points("-100,1086! -92,1070 -60,1076 -20,1070 20,1076 48,1068 62,1086!", at=(x, 0))
    pt.mark(p.circle(x + 10, 1076, 96, 11), SHADE)
    pt.fill(shin, skin, [(p.cut(shin, p.moved(shin, -14, -4)), SKIN_D)], flow=1.5, streak=0.02)
    pt.fill(shoe, cloth, streak=0.02)
    pt.fill(lip, HILLTOP, streak=0)
    pt.fill(thigh, cloth, [(knee_shade, NAVY)], flow=1.4, streak=0.03)


def fall(t: float) -> list[tuple[float, float]]:
    """A thread of the cape, from the collar over chest and lap down to the hem; `t` goes from front to back."""
    return [
        (264 + 136 * t, 600),
        (220 + 236 * t, 656),
        (188 + 288 * t, 740),
        (140 + 334 * t, 806),
        (122 + 340 * t, 920),
    ]


def cape(pt: Poster) -> None:
    """Over somebody seated: down the chest, out along the lap, a white hem behind the knee."""
    edge = p.points("122,784! 118,826 140,868 176,892 230,878 290,894 350,882 410,898 460,890!")
    body = p.points("402,602! 452,650 474,740 474,830")
    chest = p.points("262,604! 220,656 192,726 166,766")
    lap_fold = p.points("170,764 196,780 232,784")
    under_rest = p.points("196,850 300,838 490,836 490,920 180,920")
    collar = p.points("258,588 330,582 406,586 416,606 400,628 330,640 264,626 250,606")
    collar_shade = p.points("370,560 470,560 470,660 340,660")

    shape = p.spline([*chest, *edge, *reversed(body)])
    pt.line([(x - 6, y + 14) for x, y in p.points("124,794 120,826 140,868 176,892")], [4, 16, 18, 14], NAVY)
    pt.fill(shape, PALE, flow=1.3, streak=0.03)
    with pt.within(shape):
        for k in range(4):
            a, b = fall(0.1 + k * 0.245), fall(0.225 + k * 0.245)
            pt.fill([*a, *reversed(b)], BLUE, flow=1.3, streak=0.03)
        pt.mark(under_rest, NAVY, 0.36)
    pt.line(lap_fold, [2, 8, 2], BLUE_D)
    pt.line(edge, [13] * 9, WHITE)
    arm(pt)
    pt.fill(collar, WHITE, [(collar_shade, SHADE)], streak=0.02)


def arm(pt: Poster) -> None:
    """The rest, the bare forearm that lies along it, fingers over its end, and the cape over shoulder and elbow."""
    pad = p.ribbon(p.points("226,836 300,832 400,830 486,824"), [34, 40, 40, 36], 30, True)
    pad_shade = p.points("210,842 490,836 510,870 210,870")
    forearm = p.ribbon(p.points("440,770 360,786 256,792"), [78, 72, 50], 40, True)
    forearm_shade = p.points("500,700 352,730 344,776 366,800 250,808 250,830 500,830")
    sleeve = p.points("376,636 430,640 468,690 492,776! 436,806 356,782! 358,720")
    sleeve_shade = p.points("446,630 520,660 520,830 420,830 458,760")

    pt.line([(306, 850), (304, 904)], [18, 18], CHROME)
    pt.line([(312, 850), (310, 904)], [6, 6], CHROME_D)
    pt.fill(pad, SEAT, [(pad_shade, SEAT_D)])
    pt.line(p.points("250,822 340,820 450,812"), [6, 16, 10], SEAT_D)
    pt.fill(forearm, SKIN, [(forearm_shade, SKIN_D)], streak=0.02)
    for k in range(3):
        bent = [(256 + 6 * k, 782 + 7 * k), (218 + 9 * k, 788 + 7 * k), (204 + 14 * k, 850 - k)]
        pt.line(bent, [30, 34, 24], SKIN_D)
        pt.line(bent, [26, 29, 19], SKIN)
    pt.mark(p.moved(p.spline(sleeve), -12, 10), NAVY, 0.4)
    pt.fill(sleeve, PALE, flow=1.3, streak=0.03)
    with pt.within(sleeve):
        for x in (382, 432, 480):
            pt.line([(x - 4, 630), (x + 4, 720), (x - 4, 820)], [14, 26, 30], BLUE)
        pt.mark(sleeve_shade, NAVY, 0.3)
    pt.line(p.points("357,784 396,798 438,806 492,778"), [13] * 4, WHITE)


def neck(pt: Poster) -> None:
    """Soft rolls between jaw and collar, in the shadow of the head."""
    shape = p.union(*[p.circle(x, y, r) for x, y, r in NECK])
    under = p.cut(shape, p.union(*[p.circle(x - 22, y - 8, r) for x, y, r in NECK]))
    pt.fill(shape, SKIN_D, [(under, LINE)], flow=1.5, streak=0.02)


def cloud(pt: Poster) -> None:
    """The customer in profile: brow, nose, lips and chin, a jaw before the neck; dozing, pleased, curls to the nape."""
    nostril = p.points("152,494 142,508 126,506")
    shut_lid = p.points("158,420 180,440 210,440 234,420")
    smile = p.points("120,556 148,568 180,562 200,538")
    ear = p.points("352,430 376,420 396,440 394,476 370,502 350,490")
    ear_fold = p.points("366,446 380,446 380,466 366,478")
    nape_shade = p.points("470,60 640,200 560,700 420,720 480,420")

    face = p.union(*[p.circle(x, y, r) for x, y, r in PUFFS])
    under = p.cut(face, p.union(*[p.circle(x - 6, y - 20, r) for x, y, r in PUFFS]))
    pt.fill(face, SKIN, [(under, SKIN_D)], flow=0.6, streak=0.015)
    pt.fill(p.circle(250, 528, 44, 34), "f58fa4", flow=0.4)
    pt.line(nostril, [3, 8, 3], INK)
    pt.line(shut_lid, [3, 11, 11, 4], INK)
    for x, y, dx in ((168, 430, -8), (184, 439, -4), (202, 440, 1), (218, 433, 6)):
        pt.line([(x, y), (x + dx, y + 18)], [7, 2], INK)
    pt.line(smile, [4, 11, 9, 3], INK)
    pt.fill(ear, SKIN, [(p.circle(388, 490, 24), SKIN_D)])
    pt.line(ear_fold, [3, 7, 7, 2], INK)
    mass = p.union(*[p.circle(x, y, r) for x, y, r in CURLS])
    shade = p.cut(mass, p.union(*[p.circle(x - 16, y - 22, r) for x, y, r in CURLS]))
    pt.fill(mass, WHITE, [(shade, SHADE), (nape_shade, "e9dcf0")], flow=0.5, streak=0.015)
    for k, (x, y, r) in enumerate(CURLS):
        wool(pt, x, y, r, kind=k)


def wool(pt: Poster, x: float, y: float, r: float, kind: int) -> None:
    """How one lock of the head is drawn: a long roll, a pair of waves, a hook, a short tick; no two alike."""
    turn, tone = 2.4 * kind, "b49cd0" if kind % 3 else LINE
    if kind in PLAIN_CURLS:
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
    """Where the near and the far rail of the ladder are at a height; the near one is to the left."""
    t = (1100 - y) / 1120
    return 576 - 36 * t, 744 - 52 * t


def rail(pt: Poster, side: int, foot: float, width: float) -> None:
    """One rail out of the picture."""
    ends = [(rails(foot)[side], foot), (rails(-20)[side], -20)]
    pt.line(ends, [width, width * 0.7], WOOD if side == 0 else WOOD_D)
    edge = WOOD_D if side == 0 else "8a4f20"
    pt.line([(x + width * 0.33, y) for x, y in ends], [width * 0.33, width * 0.24], edge)


def ladder(pt: Poster) -> None:
    """Turned a little: the far rail and the rungs; the near rail comes over the boots later."""
    rail(pt, side=1, foot=1070, width=20)
    for y in RUNGS:
        left, right = rails(y)
        pt.line([(left, y + 8), (right, y - 6)], [20, 16], WOOD_D)
        pt.line([(left, y + 3), (right, y - 10)], [8, 7], WOOD)


def scissors(pt: Poster) -> None:
    """Wide open at a curl; light steel above, dark below."""
    lower_blade = [(664, 384), (560, 326), (430, 262)]
    upper_blade = [(660, 290), (560, 332), (428, 402)]
    lock = p.points("436,330 470,318 492,336 520,330")
    pt.line(lower_blade, [16, 26, 4], "5b719c")
    pt.line(upper_blade, [16, 26, 4], "a9bcd8")
    pt.mark(p.circle(561, 330, 9), BLACK)
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
    palm = p.points("698,316 726,304 756,322 764,356 748,388 716,394 698,368 692,340")
    thumb = [(724, 318), (700, 298), (672, 282)]
    first_finger = [(736, 384), (706, 402), (676, 398)]
    second_finger = [(726, 366), (702, 382), (672, 376)]
    long_finger = [(722, 346), (690, 350), (652, 358)]

    pt.fill(palm, BLACK)
    for y in (286, 388):
        ring(pt, 686, y, (0, math.tau))
    finger(pt, thumb)
    finger(pt, first_finger)
    finger(pt, second_finger)
    finger(pt, long_finger)
    ring(pt, 686, 286, (1.7, 4.0))
    ring(pt, 686, 388, (1.9, 4.2))


def boot(pt: Poster, x: float, y: float, tone: str) -> None:
    """A boot to the left, its instep over the rung at (x, y), the heel hooked behind it."""
    pt.line([(x - 60, y + 17), (x + 30, y + 8)], [4, 10, 4], "6e3c18")
    shaft = p.points("-26,-84! 34,-84! 34,-30 36,-2!", at=(x, y))
    toe = p.points("-88,4! -92,-18 -66,-36 -28,-46", at=(x, y))
    pt.fill([*shaft, *toe], tone)
    pt.line([(x - 92, y + 4), (x - 10, y + 3)], [11, 11], GREY)
    pt.line([(x + 6, y + 4), (x + 38, y + 2)], [20, 20], GREY)


def legs(pt: Poster) -> None:
    """Between the rails: the near leg long on its rung, the far one a rung higher, the knee bent."""
    far = p.ribbon(p.points("706,760 628,772 646,832"), [96, 76, 58], 40, True)
    near = p.ribbon(p.points("714,740 700,860 676,946"), [116, 86, 64], 40, True)
    near_shade = p.points("730,740 800,740 760,980 690,980 726,880")
    knee_crease = [(676, 860), (690, 870), (712, 868)]

    boot(pt, 650, RUNGS[1] - 6, "18161f")
    pt.fill(far, TROUSERS_D, flow=1.2)
    boot(pt, 672, RUNGS[0] - 6, BLACK)
    pt.fill(near, TROUSERS, [(near_shade, TROUSERS_D)], flow=1.4)
    pt.line(knee_crease, [2, 6, 2], TROUSERS_D)
    rail(pt, side=0, foot=1096, width=27)


def hooked_arm(pt: Poster) -> None:
    """The other arm goes round behind the rail."""
    x = rails(650)[0]
    sleeve = p.ribbon([(664, 584), (618, 676), (x - 4, 692), (x - 27, 668)], [84, 74, 58, 48], 30, True)
    sleeve_shade = p.points("640,700 560,700 500,720 640,780")
    pt.fill(sleeve, COAT, [(sleeve_shade, COAT_D)], flow=0.4)


def hooked_paw(pt: Poster) -> None:
    """The paw of that arm comes back before the rail and closes on it."""
    x = rails(650)[0]
    pt.line([(x - 26, 640), (x - 16, 612)], [42, 34], BLACK)
    pt.line([(x - 50, 654), (x - 28, 662), (x - 4, 662)], [15, 16, 15], WHITE)
    for k in range(4):
        finger(pt, [(x - 22, 648 - 15 * k), (x + 4, 644 - 15 * k), (x + 20, 648 - 15 * k)], width=15)


def head(pt: Poster) -> None:
    """Long striped face, tongue of concentration, the eye on the curl."""
    jaw_shade = p.points("-110,46 -60,36 0,44 70,10 70,90 -110,90")
    nape = p.points("10,80! 30,40 90,10 90,90")
    nose = p.points("-136,18 -126,4 -108,8 -108,26 -124,32")
    lips = [(-112, 42), (-84, 46), (-60, 38)]
    tongue = p.points("-92,44! -74,44! -72,58 -84,64 -94,56")
    with pt.at(654, 482, 1.2, turn=12):
        outline = p.points("-128,22 -116,4 -84,-6 -46,-38 4,-54 48,-40 68,2 60,46 20,66 -30,58 -76,52 -118,42")
        skull = p.spline(outline)
        pt.fill(skull, WHITE, [(jaw_shade, SHADE)], streak=0.015)
        with pt.within(skull):
            stripe = p.points("-118,12 -84,0 -50,-24 -4,-38 60,-34 80,8 50,24 0,14 -44,22 -86,26")
            pt.fill(stripe, BLACK, flow=0.2)
            pt.fill(nape, BLACK)
        pt.fill(nose, BLACK)
        pt.fill(p.circle(34, -46, 19, 21), BLACK, [(p.circle(30, -52, 11, 10), WHITE)])
        pt.mark(p.circle(-42, -3, 11), WHITE)
        pt.mark(p.circle(-46, -6, 6), BLACK)
        pt.line(lips, [2, 5, 2], BLACK)
        pt.fill(tongue, "f2788a")


def badger(pt: Poster) -> None:
    """Up the ladder in a mint jacket, round in back and belly, one paw holding on, the other high with the scissors."""
    tail = p.points("746,790 782,800 794,850 778,872 754,846 736,810")
    body = p.points("620,540 664,508 720,520 760,576 786,660 790,740 776,806! 700,826 612,810! 590,740 594,650")
    back_shade = p.points("716,490 830,560 830,860 690,860 744,760 736,620")
    jacket_edge = p.points("628,610 608,690 612,760 626,814")
    pocket = p.points("654,716! 724,712! 722,772 690,782 656,772")
    sleeve = p.ribbon(p.points("708,584 754,506 756,430 746,376"), [96, 78, 66, 58], 40, True)
    sleeve_shade = p.points("742,640 840,540 840,380 786,380 772,490 716,600")
    elbow_crease = [(742, 522), (760, 494), (754, 466)]
    cuff = [(706, 402), (738, 394), (768, 376)]

    pt.fill(tail, GREY)
    hooked_arm(pt)
    legs(pt)
    hooked_paw(pt)
    pt.fill(body, COAT, [(back_shade, COAT_D)], flow=1.4, streak=0.03)
    pt.line(jacket_edge, [2, 6, 6, 3], COAT_D)
    for y in (676, 724, 772):
        pt.mark(p.circle(604 + (y - 676) * 0.08, y, 7), WHITE)
    pt.fill(pocket, "b8f0d8", streak=0.02)
    head(pt)
    with pt.at(-140, -88, 1.2):
        scissors(pt)
    pt.fill(sleeve, COAT, [(sleeve_shade, COAT_D)], flow=1.0, streak=0.03)
    pt.line(elbow_crease, [2, 7, 2], COAT_D)
    with pt.at(-140, -88, 1.2):
        grip(pt)
        pt.line(cuff, [14, 16, 14], WHITE)


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
    Lock(486, 560, 60, 2.2, bend=-0.9),
    Lock(524, 578, 40, 0.9, bend=0.9),
    Lock(478, 644, 38, 1.7, bend=0.8),
    Lock(474, 704, 36, 0.3, bend=-0.9),
    Lock(528, 744, 40, 1.3, bend=0.7),
    Lock(506, 792, 34, 2.4, bend=0.5),
    Lock(530, 846, 32, 0.6, bend=-0.7),
    Lock(510, 892, 24, 1.8, bend=0.6),
    Lock(532, 938, 22, 0.2, bend=0.8),
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


def house(pt: Poster, x: float, y: float, w: float, wall: str) -> None:
    """A tiny house under one soft hood of snow: a lit gable, a dark long side, a window."""
    h, deep = w * 0.62, w * 0.7
    long_side = p.poly([(x, y), (x, y - h), (x + deep, y - h), (x + deep, y)])
    pt.fill(long_side, "6a2c48", streak=0)
    gable = p.poly([(x - w * 0.6, y), (x - w * 0.6, y - h), (x - w * 0.3, y - h * 1.7), (x, y - h), (x, y)])
    pt.mark(gable, wall)
    pt.mark(p.rect(x - w * 0.42, y - h * 0.8, w * 0.22, h * 0.4), "ffd860")
    pt.mark(p.rect(x + deep * 0.4, y - h * 0.7, w * 0.2, h * 0.32), "ffd860")
    pt.line([(x - w * 0.68, y - h * 0.86), (x - w * 0.3, y - h * 1.74)], [w * 0.16, w * 0.2], SHADE)
    hood = [(x - w * 0.34, y - h * 1.86), (x + deep * 0.7, y - h * 1.84), (x + deep * 1.14, y - h * 0.9)]
    pt.mark([*hood, (x + deep * 0.5, y - h * 0.78), (x + w * 0.06, y - h * 0.8)], WHITE)


def fir(pt: Poster, x: float, y: float, h: float) -> None:
    """A dark tree with snow on its left."""
    whole_fir = p.poly([(x - h * 0.28, y), (x, y - h), (x + h * 0.28, y)])
    pt.mark(whole_fir, "4a3a7a")
    snowy_side = p.poly([(x - h * 0.28, y), (x, y - h), (x + h * 0.02, y - h * 0.4), (x - h * 0.1, y - h * 0.2)])
    pt.mark(snowy_side, WHITE)


def ground(pt: Poster) -> None:
    """The hill that the chair stands on, white against the valley before it."""
    hill = p.points("-20,1062 100,1040 300,1026 480,1034 640,1048 820,1040 820,1220! -20,1220!")
    valley = p.points("-20,1108 160,1100 360,1118 560,1112 700,1102 820,1090 820,1220! -20,1220!")
    pt.fill(hill, HILLTOP, [(valley, "cfc3e8")], streak=0.015)


HOUSES = (
    (36, 1142, 34, "e8783c"),
    (98, 1136, 38, "d8484c"),
    (66, 1166, 52, "f09a3c"),
    (152, 1160, 46, "e8783c"),
    (204, 1138, 30, "f09a3c"),
    (390, 1152, 42, "d8484c"),
    (622, 1144, 32, "e8783c"),
    (676, 1166, 56, "f09a3c"),
    (730, 1138, 36, "d8484c"),
)
FIRS = (
    (250, 1150, 58),
    (280, 1160, 40),
    (442, 1142, 34),
    (520, 1156, 66),
    (546, 1164, 44),
    (776, 1158, 60),
)


def village(pt: Poster) -> None:
    """Far below the giants' feet: little houses and firs scattered over the snow, smaller behind."""
    near = p.points("-20,1176 120,1170 280,1182 440,1168 560,1166 680,1160 820,1150 820,1220! -20,1220!")
    snow_shade = p.points("300,1220 480,1196 640,1186 830,1180 830,1230")
    for x, y in ((rails(1096)[0], 1100), (rails(1070)[1], 1074)):
        snow_heap = p.points("-34,12! -20,-8 4,-14 22,-6 40,12!", at=(x, y))
        pt.fill(snow_heap, WHITE)
    for row in sorted((*HOUSES, *FIRS), key=lambda row: row[1]):
        pt.mark(p.circle(row[0] + 22, row[1], 44, 6), SHADE)
        if len(row) == 4:
            house(pt, *row)
        else:
            fir(pt, *row)
    pt.fill(near, WHITE, [(snow_shade, "eadff2")], streak=0.01)


def paint() -> p.Array:
    """Sky, customer, barber, and the snow below."""
    img = g.board(SKY, 2)
    pt = Poster(21)
    sky(pt)
    ground(pt)
    chair(pt)
    leg(pt, 150, NAVY, SKIN_D)
    leg(pt, 100, BLUE_D, SKIN)
    with pt.at(34, 6, 0.86):
        neck(pt)
    cape(pt)
    with pt.at(34, 6, 0.86):
        cloud(pt)
    ladder(pt)
    badger(pt)
    village(pt)
    snow(pt)
    pt.lay(img)
    return img
