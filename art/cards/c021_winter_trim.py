"""A badger barber trims a dozing cloud, and what falls from the scissors is the village's snow.

Technique: flat poster gouache. Back to front: sky and hill, the chair, the cloud in its cape, the ladder that leans in
its curls, the badger, the village and its snow.
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
WHITE, SHADE, LINE, HILLTOP = "fffaf2", "cfc3ea", "8a74b8", "f0e9f8"
SKIN, SKIN_D, INK = "dcdffb", "aab2ea", "46408c"
BLUE, BLUE_D, PALE = "2b63c4", "1c4490", "86aeea"
COAT, COAT_D, BLACK, GREY, WOOD, WOOD_D = "8fe0c4", "4fae9c", "2a2734", "6a6878", "e0a048", "a8662c"
SEAT, SEAT_D, CHROME, CHROME_D = "d8363f", "96203c", "dfe6f2", "8c98b8"
TROUSERS, TROUSERS_D = "5a3f78", "3c2a58"
WINDOW, LONG_WALL = "ffd860", "6a2c48"


def rows(text: str) -> list[tuple[int, ...]]:
    """Numbers in groups, as for the puffs of a cloud, x, y and radius: "250,366,112 184,371,58"."""
    return [tuple(map(int, group.split(","))) for group in text.split()]


FACE = rows(
    "249,321,96 192,325,50 128,404,42 187,412,61 156,458,28 160,522,46 249,470,77 230,529,43 290,527,48 318,436,103 "
    "344,505,50"
)
NECK = rows("300,560,45 350,540,70 366,570,46 330,590,60")
CURLS = rows(
    "162,206,58 186,140,72 276,106,80 384,104,84 484,128,82 556,182,62 262,186,80 360,180,90 464,200,84 212,244,46 "
    "296,258,48 388,264,58 476,268,52 544,232,42 352,322,38 404,322,44"
)
SHIN = rows("116,900,54 136,948,40 104,980,40 140,1012,38 124,1044,40 78,1046,38 42,1058,26")
CROPPED = rows("424,366,26 404,380,34 430,402,22 410,426,30 426,448,22 408,476,28 396,508,24 386,446,30 392,410,34")
ROLLS = rows(
    "166,206,60 280,106,82 372,104,70 184,130,50 252,206,64 352,206,84 436,210,52 330,286,44 404,306,52 560,196,56"
)
OVER_RAILS = rows("462,130,44 508,142,40 556,112,42")


def sky(pt: Poster) -> None:
    """A pink winter evening in three flat bands."""
    low_glow = p.points("-20,620 200,560 480,640 820,560 820,1220! -20,1220!")
    far_hill = p.points("-20,930! 120,880 300,930 520,870 700,916 820,880! 820,1220! -20,1220!")
    pt.fill(p.rect(-10, -10, 820, 1220), SKY, [(low_glow, GLOW)], flow=0.1, streak=0.012)
    pt.fill(far_hill, HILL, flow=0.1, streak=0.02)


def arc(x: float, y: float, r: float, start: float, sweep: float, wind: float = 0.0) -> p.Points:
    """Part of a circle, wound inwards by `wind`."""
    return [
        (x + r * (1 - t * wind) * math.cos(start + t * sweep), y + r * (1 - t * wind) * math.sin(start + t * sweep))
        for t in np.linspace(0, 1, 20)
    ]


def chair(pt: Poster) -> None:
    """The barber's: a leather back and seat on a chrome column, a plate for the feet, a heavy disc in the snow."""
    shadow = p.points("196,1090 320,1072 480,1078 600,1094 470,1110 290,1112")
    disc = p.points("206,1082 230,1064 326,1056 422,1064 446,1082 422,1104 326,1112 230,1104")
    disc_top = p.points("208,1076 232,1062 326,1055 420,1062 444,1076 416,1088 326,1094 236,1088")
    back = p.points("440,640 462,596 500,588 530,612 536,760 530,900 510,950 440,950")
    back_shade = p.points("506,570 560,570 560,960 490,960 514,880 516,740")
    seat = p.points("150,890 480,890 520,906 522,950 496,974 180,974 154,956")
    seat_shade = p.points("130,952 340,960 540,940 540,990 130,990")

    pt.fill(shadow, SHADE, streak=0)
    pt.fill(disc, CHROME_D, streak=0)
    pt.fill(disc_top, CHROME, [(p.rect(346, 1040, 120, 60), "b4bfd8")], streak=0)
    pt.fill(p.rect(296, 960, 60, 114), CHROME, [(p.rect(330, 950, 40, 140), CHROME_D)], streak=0)
    pt.line([(310, 1010), (210, 1074)], [16, 16], CHROME_D)
    pt.fill(back, SEAT, [(back_shade, SEAT_D)], flow=1.5, streak=0.02)
    pt.fill(seat, SEAT, [(seat_shade, SEAT_D)], streak=0.02)


def feet(pt: Poster) -> None:
    """Two shins and feet of cloud on their plate, the far one a step behind."""
    far = [(x + 104, y - 12, r) for x, y, r in SHIN]
    heap(pt, far, SKIN_D, LINE, slip=(-8, -10))
    pt.line([(24, 1088), (244, 1080)], [18, 18], CHROME_D)
    pt.line([(24, 1084), (244, 1076)], [8, 8], CHROME)
    heap(pt, SHIN, SKIN, SKIN_D, slip=(-10, -12))


FRONT = p.points("252,580 204,656 168,736 70,796 46,850 50,940")
BACK = p.points("404,580 452,656 478,736 484,796 482,850 478,940")


def fall(t: float) -> list[tuple[float, float]]:
    """A thread of the cape, from the collar over chest, lap and knee to the hem; `t` goes from front to back."""
    return [(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t) for a, b in zip(FRONT, BACK, strict=True)]


def cape(pt: Poster) -> None:
    """Over all of somebody seated: down the chest, out along the lap, over the knees; the arms are under it."""
    chest = p.points("254,596! 206,650 180,712 150,750 98,776 62,806 46,846 50,904!")
    hem = p.points("50,904! 92,914 136,910 190,918 250,910 316,916 384,908 436,912 480,904!")
    back = p.points("404,596! 448,640 476,720 486,810 480,904")
    side = p.points("30,842 110,836 190,846 300,836 400,842 500,828 500,940 30,940")
    shoulder_shade = p.points("396,590 440,600 520,700 520,850 474,840 452,740 434,670")
    shape = p.spline([*chest, *hem, *reversed(back)])
    pt.fill(shape, PALE, streak=0)
    with pt.within(shape):
        for k in range(5):
            stripe = [*fall(0.09 + k * 0.2), *reversed(fall(0.2 + k * 0.2))]
            pt.fill(stripe, BLUE, flow=1.3, streak=0.02)
        for shade in (side, shoulder_shade):
            pt.mark(shade, "123a9a", 0.42)
    pt.line(p.points("366,660 396,700 404,748"), [2, 8, 2], BLUE_D)
    pt.line(p.points("172,758 206,778 250,782"), [2, 9, 2], BLUE_D)
    pt.line(hem, [9] * 9, WHITE)


def arm_rest(pt: Poster) -> None:
    """A padded rest before the cape, on its chrome post."""
    pad = p.ribbon(p.points("250,806 330,800 420,800 512,794"), [30, 42, 42, 34], 30, True)
    pad_shade = p.points("220,812 380,812 530,804 530,850 220,850")
    pt.line(p.points("262,822 340,824 440,820"), [6, 16, 10], NAVY)
    pt.line([(356, 812), (356, 920)], [22, 22], CHROME)
    pt.line([(363, 820), (363, 920)], [8, 8], CHROME_D)
    pt.fill(pad, SEAT, [(pad_shade, SEAT_D)], streak=0)
    pt.line(p.points("272,796 340,790 420,790"), [2, 6, 2], "f2747a")


def collar(pt: Poster) -> None:
    """A paper band round the neck."""
    band = p.points("246,582 326,592 408,572 420,592 408,620 330,640 256,626 240,604")
    band_shade = p.points("372,560 470,550 470,660 340,660")
    pt.fill(band, WHITE, [(band_shade, SHADE)], streak=0)


def heap(pt: Poster, puffs: list[tuple[int, ...]], colour: str, shade: str, slip: tuple[float, float]) -> None:
    """Puffs grown together; what a copy moved by `slip` leaves bare is in shade."""
    whole = p.union(*[p.circle(x, y, r) for x, y, r in puffs])
    pt.fill(whole, colour, [(p.cut(whole, p.moved(whole, *slip)), shade)], flow=0.6, streak=0.012)


def face(pt: Poster) -> None:
    """The customer in profile: brow, nose, lips and chin, a jaw before the neck; dozing and pleased."""
    nostril = p.points("154,430 146,444 132,444")
    shut_lid = p.points("168,366 188,386 216,388 240,368")
    smile = p.points("137,486 160,499 189,492 208,468")
    heap(pt, NECK, SKIN_D, LINE, slip=(-18, -6))
    heap(pt, FACE, SKIN, SKIN_D, slip=(-8, -20))
    pt.fill(p.circle(254, 462, 40, 31), "f58fa4", flow=0.4, streak=0.02)
    pt.line(nostril, [3, 8, 3], INK)
    pt.line(shut_lid, [3, 11, 11, 4], INK)
    for x, y, dx in ((178, 378, -9), (194, 388, -5), (212, 389, 1), (228, 381, 7)):
        pt.line([(x, y), (x + dx, y + 18)], [7, 2], INK)
    pt.line(smile, [4, 11, 9, 3], INK)


def hair(pt: Poster) -> None:
    """A thundercloud of curls above; the nape already cropped, and the ear out in the cold."""
    ear = p.points("318,404 338,386 362,398 366,432 344,460 322,450")
    ear_fold = p.points("332,414 348,412 350,432 336,442")
    heap(pt, CROPPED, WHITE, SHADE, slip=(-8, -8))
    for k, (x, y, r) in enumerate(CROPPED):
        pt.line(arc(x - 4, y, r * 0.5, 0.3 + 1.9 * k, sweep=1.7), [2, 6, 2], "b49cd0")
    heap(pt, CURLS, WHITE, SHADE, slip=(-20, -24))
    for k, (x, y, r) in enumerate(ROLLS):
        wool(pt, x, y, r, kind=k)
    pt.fill(ear, SKIN, [(p.circle(358, 448, 22), SKIN_D)], streak=0)
    pt.line(ear_fold, [3, 7, 7, 2], INK)


def wool(pt: Poster, x: float, y: float, r: float, kind: int) -> None:
    """How one lock of the head is drawn: a long roll, a pair of waves, a hook; no two alike."""
    turn, tone = 2.4 * kind, "b49cd0" if kind % 3 else LINE
    if r > 76:
        pt.line(arc(x, y, r * 0.62, turn, sweep=5.2 + kind % 3, wind=0.66), [2, r * 0.11, r * 0.09, 2], tone)
    elif r > 58:
        pt.line(arc(x, y, r * 0.66, turn, sweep=2.6), [2, r * 0.12, 2], tone)
        pt.line(arc(x + 3, y + 2, r * 0.34, turn + 0.4, sweep=3.2), [2, r * 0.1, 2], tone)
    else:
        pt.line(arc(x, y, r * 0.56, turn, sweep=3.4, wind=0.5), [2, r * 0.12, 2], tone)


RUNGS = (1018, 896, 780, 668, 560, 456, 356, 260, 168)


def rails(y: float) -> tuple[float, float]:
    """Where the near and the far rail of the ladder are at a height; the near one is to the left."""
    return 650 - (1100 - y) * 0.188, 786 - (1080 - y) * 0.222


def rail(pt: Poster, side: int, foot: float, width: float) -> None:
    """One rail, from the snow up into the curls."""
    ends = [(rails(foot)[side], foot), (rails(120)[side], 120)]
    pt.line(ends, [width, width * 0.72], WOOD if side == 0 else WOOD_D)
    edge = WOOD_D if side == 0 else "8a4f20"
    pt.line([(x + width * 0.33, y) for x, y in ends], [width * 0.33, width * 0.24], edge)


def ladder(pt: Poster) -> None:
    """It leans in the curls: the far rail and the rungs; the near rail comes over the boots later."""
    pt.line([(rails(y)[0] - 14, y) for y in (300, 230, 150)], [4, 22, 26], SHADE)
    pt.fill(p.points("-34,12! -20,-8 4,-14 22,-6 40,12!", at=(rails(1080)[1], 1086)), SHADE, streak=0)
    rail(pt, side=1, foot=1080, width=20)
    for y in RUNGS:
        left, right = rails(y)
        pt.line([(left, y + 8), (right, y - 6)], [20, 16], WOOD_D)
        pt.line([(left, y + 3), (right, y - 10)], [8, 7], WOOD)


def sunk(pt: Poster) -> None:
    """The curls close over both ends of the ladder."""
    heap(pt, OVER_RAILS, WHITE, SHADE, slip=(-10, -12))
    for k, (x, y, r) in enumerate(OVER_RAILS):
        wool(pt, x, y, r, kind=k + 2)


def scissors(pt: Poster) -> None:
    """Wide open at a curl; light steel above, dark below."""
    lower_blade = [(664, 384), (560, 326), (430, 262)]
    upper_blade = [(660, 290), (560, 332), (428, 402)]
    lock = p.points("424,300 452,330 482,322 500,340 526,334")
    pt.line(lower_blade, [16, 26, 4], "5b719c")
    pt.line([(x + 1, y + 5) for x, y, *_ in lock], [40, 36, 30, 22, 4], SHADE)
    pt.line(lock, [36, 32, 26, 18, 3], WHITE)
    pt.line(upper_blade, [16, 26, 4], "a9bcd8")
    pt.mark(p.circle(561, 330, 9), BLACK)


def ring(pt: Poster, x: float, y: float, span: tuple[float, float]) -> None:
    """A part of one of the scissors' finger rings."""
    points = [(x + 33 * math.cos(t), y + 27 * math.sin(t)) for t in np.linspace(*span, 20)]
    pt.line(points, [13] * 3, "f0b42e")


def finger(pt: Poster, points: list[tuple[float, float]], width: float = 22) -> None:
    """A black finger with a thin edge, so that it stands off from the next."""
    pt.line(points, [width + 5, width + 5, width + 1], "9a96aa")
    pt.line(points, [width, width, width - 4], BLACK)


def grip(pt: Poster) -> None:
    """The paw on the scissors: the thumb through the upper ring, two fingers through the lower."""
    palm = p.points("706,312 732,302 758,320 766,356 752,392 722,404 702,388 704,350")
    for y in (286, 388):
        ring(pt, 686, y, (0, math.tau))
    finger(pt, [(734, 322), (712, 302), (678, 286)], width=24)
    finger(pt, [(738, 376), (708, 368), (672, 376)])
    finger(pt, [(738, 392), (708, 396), (676, 398)])
    pt.fill(palm, BLACK, streak=0)
    ring(pt, 686, 286, (-0.5, 1.3))
    ring(pt, 686, 388, (-1.2, 1.0))


def boot(pt: Poster, x: float, y: float, tone: str) -> None:
    """A boot to the left, its instep over the rung at (x, y), the heel hooked behind it."""
    pt.line([(x - 60, y + 17), (x + 30, y + 8)], [4, 10, 4], "6e3c18")
    shaft = p.points("-26,-84! 34,-84! 34,-30 36,-2!", at=(x, y))
    toe = p.points("-88,4! -92,-18 -66,-36 -28,-46", at=(x, y))
    pt.fill([*shaft, *toe], tone)
    pt.line([(x - 88, y + 3), (x + 34, y + 1)], [9, 9], GREY)
    pt.line([(x + 14, y + 5), (x + 33, y + 4)], [14, 14], GREY)


def legs(pt: Poster) -> None:
    """On the rungs: the near leg long, the far one a rung higher with its knee bent; toes behind the near rail."""
    far = p.ribbon(p.points("716,770 640,780 664,838"), [100, 76, 58], 40, True)
    near = p.ribbon(p.points("722,750 716,860 696,946"), [120, 88, 64], 40, True)
    near_shade = p.points("740,740 820,740 780,980 710,980 742,880")
    knee_crease = [(690, 864), (706, 872), (728, 868)]

    boot(pt, 668, RUNGS[1] - 6, "18161f")
    pt.fill(far, TROUSERS_D, flow=1.2, streak=0.02)
    boot(pt, 692, RUNGS[0] - 6, BLACK)
    rail(pt, side=0, foot=1100, width=27)
    pt.fill(p.points("-34,12! -20,-8 4,-14 22,-6 40,12!", at=(rails(1100)[0], 1108)), WHITE, streak=0)
    pt.fill(near, TROUSERS, [(near_shade, TROUSERS_D)], flow=1.4, streak=0.02)
    pt.line(knee_crease, [2, 6, 2], TROUSERS_D)


def holding_arm(pt: Poster) -> None:
    """The other paw closes on the near rail: knuckles before it, fingers round it, the thumb along it."""
    x = rails(650)[0]
    sleeve = p.ribbon([(676, 590), (644, 672), (x + 30, 656)], [92, 78, 58], 30, True)
    fist = p.points("-36,-24 -20,-38 14,-36 34,-18 36,16 20,34 -14,36 -34,28 -40,2", at=(x, 650))
    pt.fill(sleeve, COAT_D, streak=0.02)
    pt.fill(fist, BLACK, streak=0)
    for k in range(3):
        pt.line([(x - 40, 634 + 17 * k), (x - 16, 632 + 17 * k), (x + 2, 638 + 16 * k)], [3, 4, 2], "9a96aa")
    finger(pt, [(x + 22, 652), (x + 12, 622), (x - 6, 602)], width=20)
    pt.line([(x + 40, 622), (x + 46, 652), (x + 40, 684)], [14, 16, 14], WHITE)


def head(pt: Poster) -> None:
    """Long striped face, tongue of concentration, the eye on the curl."""
    jaw_shade = p.points("-110,46 -60,36 0,44 70,10 70,90 -110,90")
    nose = p.points("-136,18 -126,4 -108,8 -108,26 -124,32")
    lips = [(-112, 42), (-84, 46), (-60, 38)]
    tongue = p.points("-92,44! -74,44! -72,58 -84,64 -94,56")
    with pt.at(654, 482, 1.2, turn=12):
        outline = p.points("-128,22 -116,4 -84,-6 -46,-38 4,-54 48,-40 68,2 60,46 20,66 -30,58 -76,52 -118,42")
        skull = p.spline(outline)
        pt.fill(skull, WHITE, [(jaw_shade, SHADE)], streak=0)
        with pt.within(skull):
            stripe = p.points("-118,12 -84,0 -50,-24 -4,-38 60,-34 80,8 50,24 0,14 -44,22 -86,26")
            pt.fill(stripe, BLACK, streak=0)
        pt.fill(nose, BLACK, streak=0)
        pt.fill(p.circle(34, -46, 19, 21), BLACK, [(p.circle(30, -52, 11, 10), WHITE)], streak=0)
        pt.mark(p.circle(-42, -3, 11), WHITE)
        pt.mark(p.circle(-46, -7, 6), BLACK)
        pt.line(lips, [2, 5, 2], BLACK)
        pt.fill(tongue, "f2788a", streak=0)


def badger(pt: Poster) -> None:
    """Up the ladder in a mint jacket, belly against the rungs, one paw holding on, the other high with the scissors."""
    body = p.points("620,540 664,508 720,520 762,576 790,660 796,740 786,806! 710,830 616,812! 594,740 598,650")
    back_shade = p.points("722,490 840,560 840,860 700,860 752,760 742,620")
    pocket = p.points("654,716! 724,712! 722,772 690,782 656,772")
    sleeve = p.ribbon(p.points("708,584 756,500 760,420 746,354"), [96, 78, 66, 58], 40, True)
    sleeve_shade = p.points("742,640 840,540 840,380 786,380 772,490 716,600")
    elbow_crease = [(744, 516), (762, 488), (756, 460)]
    cuff = [(716, 412), (744, 402), (770, 384)]

    legs(pt)
    holding_arm(pt)
    pt.fill(body, COAT, [(back_shade, COAT_D)], flow=1.4, streak=0.02)
    pt.line(p.points("634,604 616,690 620,760 632,814"), [2, 6, 6, 3], COAT_D)
    pt.fill(pocket, "b8f0d8", streak=0)
    head(pt)
    with pt.at(-140, -112, 1.2):
        scissors(pt)
    pt.fill(sleeve, COAT, [(sleeve_shade, COAT_D)], flow=1.0, streak=0.02)
    pt.line(elbow_crease, [2, 7, 2], COAT_D)
    with pt.at(-140, -112, 1.2):
        pt.line(cuff, [14, 16, 14], WHITE)
        grip(pt)


ROLLED = rows(
    "492,384,80,29 448,540,60,138 464,622,46,11 490,706,54,126 536,770,44,23 380,846,34,149 "
    "514,884,40,57 560,946,30,120 492,1002,30,34"
)
WAVED = rows(
    "556,352,48,318 456,432,44,260 508,556,66,249 424,716,40,232 464,808,48,277 438,930,36,186 402,1036,26,283"
)


def lock(pt: Poster, x: float, y: float, length: float, turn: float, waved: bool = False) -> None:
    """A curl in the air or on a roof, thick in the middle: rolled in at one end, or waved; turn in degrees."""
    rolled_line = p.points("-1,-0.5 -0.62,0.1 0,0.36 0.6,0.13 0.86,-0.4 0.5,-0.56")
    waved_line = p.points("-1,0.4 -0.7,-0.25 -0.25,-0.32 0.15,0.16 0.6,0.4 1,-0.08")
    w, half = length * 0.17 + 5, length / 2
    line = [(u * half, v * half) for u, v in (waved_line if waved else rolled_line)]
    for dy, tone in ((4, SHADE), (0, WHITE)):
        with pt.at(x, y + dy, 1, turn=turn):
            pt.line(line, [2, w * 0.9, w, w * 0.9, w * 0.6, 1], tone)


class Home(NamedTuple):
    """A house: its lower left corner, the gable's width, the wall's height, the roof's, the long side, the wall."""

    x: float
    y: float
    w: float
    h: float
    roof: float
    deep: float
    wall: str
    flip: bool = False


HOMES = (
    Home(492, 1092, 14, 12, roof=11, deep=20, wall="e8783c"),
    Home(438, 1132, 26, 36, roof=22, deep=24, wall="d8484c"),
    Home(122, 1150, 32, 24, roof=28, deep=46, wall="f09a3c"),
    Home(-12, 1196, 50, 44, roof=42, deep=70, wall="d8484c"),
    Home(236, 1188, 66, 42, roof=56, deep=118, wall="f09a3c"),
    Home(776, 1192, 58, 66, roof=48, deep=58, wall="e8783c", flip=True),
)


def house(pt: Poster, k: Home) -> None:
    """A lit gable, a dark long side, windows, and a curl of the cloud's for a roof of snow."""
    w, h, top, deep = k.w, k.h, k.h + k.roof, k.deep
    gable = p.poly([(0, 0), (0, -h), (w / 2, -top), (w, -h), (w, 0)])
    hood = [
        (w / 2 - 7, -top),
        (w / 2 + deep * 0.3, -top - 13),
        (w / 2 + deep * 0.8, -top - 9),
        (w / 2 + deep + 9, -top),
    ]
    eaves = [(w + deep + 8, -h + 5), (w + deep * 0.62, -h - 3), (w + deep * 0.3, -h + 6), (w - 3, -h + 2)]
    with pt.at(k.x, k.y, 1, flip=k.flip):
        pt.mark(p.circle(w / 2 + deep / 2, 0, (w + deep) * 0.62, 6), SHADE)
        pt.mark(p.rect(w, -h, deep, h), LONG_WALL)
        pt.mark(gable, k.wall)
        pt.mark(p.rect(w * 0.34, -h * 0.78, w * 0.32, h * 0.42), WINDOW)
        pt.mark(p.rect(w + deep * 0.5, -h * 0.68, deep * 0.22, h * 0.36), WINDOW)
        pt.line([(-5, -h + 5), (w / 2, -top - 1)], [6, 8], WHITE)
        pt.fill([*hood, *eaves], WHITE, streak=0)
        lock(pt, w / 2 + deep * 0.36, -top - 7, 14 + deep * 0.36, turn=k.x % 50 - 20)
        lock(pt, w / 2 + deep * 0.74, -h - k.roof * 0.4, 8 + deep * 0.26, turn=k.x % 70, waved=True)


def church(pt: Poster) -> None:
    """Its tower and spire are the tallest thing down there, and still below the cloud's ankle."""
    with pt.at(548, 1150):
        pt.mark(p.circle(46, 0, 70, 7), SHADE)
        pt.mark(p.rect(22, -34, 64, 34), LONG_WALL)
        pt.fill(p.points("10,-62! 40,-72 76,-64 92,-30! 60,-36 40,-28 20,-34!"), WHITE, streak=0)
        pt.mark(p.rect(0, -74, 28, 74), "e8783c")
        pt.mark(p.arch(14, -40, 11, 20), WINDOW)
        pt.fill(p.poly(p.points("-5,-72 14,-126 33,-72")), "4a3a7a", streak=0)
        pt.fill(p.points("-8,-68! 2,-100 14,-130! 18,-104 14,-84 6,-74"), WHITE, streak=0)


def fir(pt: Poster, x: float, y: float, h: float) -> None:
    """A dark tree in two tiers, each with its snow."""
    for top, foot, half in ((-1, -0.42, 0.2), (-0.66, 0, 0.3)):
        tier = [(x - h * half, y + h * foot), (x, y + h * top), (x + h * half, y + h * foot)]
        pt.mark(p.poly(tier), "4a3a7a")
        pt.mark(p.poly([tier[0], tier[1], (x + h * 0.03, y + h * (foot - 0.18)), (x - h * 0.1, y + h * foot)]), WHITE)


def ground(pt: Poster) -> None:
    """The hill that the chair stands on, white against the valley before it."""
    hill = p.points("-20,1062 100,1040 300,1026 480,1034 640,1048 820,1040 820,1220! -20,1220!")
    valley = p.points("-20,1116 160,1108 360,1122 560,1116 700,1106 820,1094 820,1220! -20,1220!")
    pt.fill(hill, HILLTOP, [(valley, "cfc3e8")], streak=0)


def village(pt: Poster) -> None:
    """Far below the giant's feet: no two houses alike, and a curl has come down on every roof."""
    near = p.points("-20,1168 120,1172 280,1186 440,1172 560,1178 680,1172 820,1160 820,1220! -20,1220!")
    for k in HOMES[:3]:
        house(pt, k)
    fir(pt, 484, 1096, 26)
    fir(pt, 424, 1138, 52)
    fir(pt, 212, 1156, 60)
    church(pt)
    for k in HOMES[3:]:
        house(pt, k)
    fir(pt, 496, 1186, 96)
    pt.fill(near, WHITE, streak=0)


def paint() -> p.Array:
    """Sky, customer, barber, and the snow below."""
    img = g.board(SKY, 2)
    pt = Poster(21, wobble=0.4)
    sky(pt)
    ground(pt)
    chair(pt)
    feet(pt)
    cape(pt)
    arm_rest(pt)
    face(pt)
    collar(pt)
    hair(pt)
    with pt.at(-14, 0):
        ladder(pt)
        badger(pt)
    sunk(pt)
    village(pt)
    for x, y, length, turn in ROLLED:
        lock(pt, x, y, length, turn=turn)
    for x, y, length, turn in WAVED:
        lock(pt, x, y, length, turn=turn, waved=True)
    pt.lay(img, tooth=0.3)
    return img
