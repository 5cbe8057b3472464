"""A badger barber trims a dozing cloud, and what falls from the scissors is the village's snow.

Technique: flat poster gouache. Back to front: sky, the chair's back with the ladder that leans on it, the cloud in its
cape, the badger on the chair, the village and its snow.
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

SKY, GLOW = "f08a9a", "f9b59c"
WHITE, SHADE, LINE, HILLTOP = "fffaf2", "cfc3ea", "8a74b8", "e4daf2"
SKIN, SKIN_D, INK = "dcdffb", "aab2ea", "46408c"
BLUE, BLUE_D, PALE = "2b63c4", "1c4490", "86aeea"
COAT, COAT_M, COAT_D, BLACK, GREY, WOOD, WOOD_D = "a2ead0", "74cdb4", "4aa594", "2a2734", "6a6878", "e0a048", "a8662c"
SEAT, SEAT_D, SEAT_L = "d8363f", "a4243e", "f0696c"
STEEL, STEEL_D, BRASS, BRASS_D = "7f97c8", "34457c", "f0b42e", "b87818"
TROUSERS, TROUSERS_D = "5a3f78", "3c2a58"
WINDOW, LONG_WALL = "ffd860", "6a2c48"


def rows(text: str) -> list[tuple[int, ...]]:
    """Numbers in groups, as for the puffs of a cloud, x, y and radius: "250,366,112 184,371,58"."""
    return [tuple(map(int, group.split(","))) for group in text.split()]


FACE = rows(
    "242,390,112 176,380,58 104,474,42 168,480,70 128,538,27 122,612,47 154,598,46 204,572,70 262,556,82 310,504,106 "
    "336,546,54"
)
NECK = rows("286,640,50 350,580,60 372,630,46 360,676,50 384,700,44 310,706,60 256,690,36")
LOW_CURLS = rows("470,140,62 446,200,50 362,240,60 316,316,62 352,352,44 376,392,40 366,440,42 330,404,44 300,300,60")
HIGH_CURLS = rows(
    "112,264,60 58,200,66 108,124,72 200,90,78 300,74,84 404,84,80 464,128,56 420,190,76 240,176,110 340,200,96 "
    "184,268,62 262,284,54 130,200,64"
)
ROLLS = rows(
    "66,206,64 122,130,56 206,96,78 312,86,82 416,100,66 250,196,90 368,192,78 128,268,54 220,290,46 462,190,52 "
    "312,330,50 376,424,46"
)


def sky(pt: Poster) -> None:
    """A pink winter evening in two flat bands."""
    low_glow = p.points("-20,640 200,590 480,660 820,580 820,1220! -20,1220!")
    pt.fill(p.rect(-10, -10, 820, 1220), SKY, [(low_glow, GLOW)], flow=0.1, streak=0.012)


def arc(x: float, y: float, r: float, start: float, sweep: float, wind: float = 0.0) -> p.Points:
    """Part of a circle, wound inwards by `wind`."""
    return [
        (x + r * (1 - t * wind) * math.cos(start + t * sweep), y + r * (1 - t * wind) * math.sin(start + t * sweep))
        for t in np.linspace(0, 1, 20)
    ]


def chair(pt: Poster) -> None:
    """The barber's, as much of it as shows behind the shoulder: one broad back of buttoned leather."""
    back = p.points("474,690 486,646 520,630 630,626 742,630 780,642 792,680 788,900 792,1140! 440,1140! 470,900")
    top = p.points("440,612 800,608 800,658 742,652 630,650 520,654 440,666")
    side = p.points("764,640 810,640 810,1150 760,1150 770,900 770,700")
    pt.fill(back, SEAT, [(side, SEAT_D), (top, SEAT_L)], flow=1.5, streak=0.02)
    for x, y in ((560, 730), (626, 812), (588, 930), (636, 1010)):
        pt.line([(x - 15, y - 9), (x, y), (x + 16, y - 8)], [1, 6, 1], SEAT_D)
        pt.line([(x, y), (x - 2, y + 20)], [6, 1], SEAT_D)
        pt.mark(p.circle(x, y, 7), SEAT_L)


def ladder(pt: Poster) -> None:
    """How the badger came up there: it leans on the chair, its ends above the edge."""
    rails = ([(668, 1124), (698, 592)], [(764, 1130), (784, 596)])
    pt.line([(x + 16, y + 8) for x, y in rails[0]], [20, 16], SEAT_D)
    for t in (0.06, 0.17, 0.28, 0.385, 0.485, 0.58, 0.67, 0.76, 0.85):
        ends = [(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t) for a, b in rails]
        pt.line([(x + 3, y + 9) for x, y in ends], [14, 14], SEAT_D)
        pt.line(ends, [16, 15], WOOD_D)
        pt.line([(x, y - 4) for x, y in ends], [7, 6], WOOD)
    for ends in rails:
        pt.line(ends, [24, 18], WOOD_D)
        pt.line([(x - 4, y) for x, y in ends], [14, 10], WOOD)


FRONT = p.points("226,716 160,738 84,780 28,850 2,960 -10,1140")
BACK = p.points("404,712 458,732 514,780 546,850 562,960 566,1140")


def fall(t: float) -> list[tuple[float, float]]:
    """A thread of the cape, from the collar over shoulder and chest; `t` goes from front to back."""
    return [(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t) for a, b in zip(FRONT, BACK, strict=True)]


def cape(pt: Poster) -> None:
    """Round two broad shoulders, and down behind the village."""
    back_shade = p.points("420,690 600,740 640,1150 476,1150 504,1010 490,880 450,790")
    arm_fold = p.points("196,880 216,940 200,1010 204,1110")
    shape = p.spline([*FRONT, *reversed(BACK)])
    pt.fill(p.moved(shape, 16, 6), SEAT_D, streak=0)
    pt.fill(shape, PALE, streak=0)
    with pt.within(shape):
        for k in range(5):
            stripe = [*fall(0.06 + k * 0.2), *reversed(fall(0.17 + k * 0.2))]
            pt.fill(stripe, BLUE, flow=1.3, streak=0.02)
        pt.mark(back_shade, "123a9a", 0.42)
    pt.line(arm_fold, [2, 11, 12, 4], BLUE_D)
    pt.line(p.points("150,790 128,836 120,890"), [2, 8, 2], BLUE_D)
    pt.line(p.points("356,800 372,850 370,900"), [2, 8, 2], BLUE_D)


def collar(pt: Poster) -> None:
    """A paper band round the neck."""
    band = p.points("226,696 316,716 410,690 424,712 410,744 320,768 228,744 212,720")
    band_shade = p.points("372,680 470,670 470,790 340,790")
    pt.fill(band, WHITE, [(band_shade, SHADE)], streak=0)


def heap(pt: Poster, puffs: list[tuple[int, ...]], colour: str, shade: str, slip: tuple[float, float]) -> None:
    """Puffs grown together; what a copy moved by `slip` leaves bare is in shade."""
    whole = p.union(*[p.circle(x, y, r) for x, y, r in puffs])
    pt.fill(whole, colour, [(p.cut(whole, p.moved(whole, *slip)), shade)], flow=0.6, streak=0.012)


def face(pt: Poster) -> None:
    """The customer in profile: brow, nose, lips and chin, a jaw before the neck; dozing and pleased."""
    nostril = p.points("130,508 122,524 106,524")
    shut_lid = p.points("146,428 170,452 204,454 232,430")
    smile = p.points("110,568 138,584 172,576 194,548")
    heap(pt, NECK, "929cdc", LINE, slip=(-18, -6))
    heap(pt, FACE, SKIN, SKIN_D, slip=(-8, -20))
    for x, y, r, start in ((176, 372, 40, 3.3), (122, 606, 26, 0.7), (286, 400, 52, 4.4)):
        pt.line(arc(x, y, r, start, sweep=1.5), [2, 7, 2], SKIN_D)
    pt.fill(p.circle(250, 542, 46, 35), "f58fa4", flow=0.4, streak=0.02)
    pt.line(nostril, [3, 9, 3], INK)
    pt.line(shut_lid, [3, 13, 13, 4], INK)
    for x, y, dx in ((158, 443, -11), (177, 454, -6), (198, 455, 1), (217, 446, 8)):
        pt.line([(x, y), (x + dx, y + 21)], [8, 2], INK)
    pt.line(smile, [4, 13, 11, 3], INK)


def hair(pt: Poster) -> None:
    """A thundercloud of curls above; the nape already shorn, and the ear out in the cold."""
    ear = p.points("284,492 306,470 334,482 340,524 314,556 288,546")
    ear_fold = p.points("300,504 318,500 322,524 306,536")
    heap(pt, LOW_CURLS, WHITE, SHADE, slip=(-18, -20))
    heap(pt, HIGH_CURLS, WHITE, SHADE, slip=(-14, -20))
    for k, (x, y, r) in enumerate(ROLLS):
        wool(pt, x, y, r, kind=k)
    pt.fill(ear, SKIN, [(p.circle(330, 544, 24), SKIN_D)], streak=0)
    pt.line(p.points("292,476 316,466 340,484 344,522 322,552"), [2, 6, 7, 6, 2], SKIN_D)
    pt.line(ear_fold, [3, 8, 8, 2], INK)


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


PIVOT, AIM = (460, 592), math.radians(58)  # where the blades cross, and how far they point up from the level


def held(u: float, v: float) -> tuple[float, float]:
    """A place on the scissors: `u` from the pivot back to the rings, `v` across."""
    cos, sin = math.cos(AIM), math.sin(AIM)
    return PIVOT[0] + u * cos - v * sin, PIVOT[1] + u * sin + v * cos


UPPER, LOWER = held(104, -62), held(104, 62)  # the two rings


def scissors(pt: Poster) -> None:
    """Wide open round a thick curl that stands out behind the head; light steel before it, dark behind."""
    curl = p.points("318,588 346,566 382,540 424,514 476,498 518,508 528,542 500,552")
    for side, ring, tone in ((-1, UPPER, STEEL_D), (1, LOWER, STEEL)):
        if tone == STEEL:
            pt.line([(x + 6, y + 8) for x, y in curl], [10, 40, 64, 64, 56, 44, 30, 4], LINE)
            pt.line(curl, [70, 70, 66, 62, 52, 40, 26, 3], WHITE)
            for strand in ("306,570 350,542 400,512 440,496", "340,596 376,566 420,534 470,512 506,520"):
                pt.line(p.points(strand), [1, 5, 6, 2], "b49cd0")
        pt.line([held(70, 44 * side), PIVOT, held(-146, -62 * side)], [17, 22, 40, 34, 3], tone)
        for tint, w in ((BRASS_D, 19), (BRASS, 14)):
            pt.line(arc(*ring, 38, 0, sweep=math.tau), [w] * 3, tint)
    pt.line([held(-116, -54), held(-70, -35), held(-16, -10)], [2, 8, 3], "dfe8f8")
    pt.mark(p.circle(*PIVOT, 10), BLACK)


def paw(pt: Poster, x: float, y: float, turn: float) -> None:
    """A fist on the outer bar of the ring at (x, y): palm behind it, three fingers through it, the thumb on top."""
    palm = p.points("16,-34 44,-42 74,-30 82,2 72,34 42,42 18,32 26,0")
    thumb = p.points("56,-30 30,-46 0,-50 -18,-46")
    with pt.at(x, y, 1, turn=turn):
        pt.fill(palm, BLACK, streak=0)
        for k, reach in enumerate((2, -2, 6)):
            finger = [(58, -18 + 20 * k), (34, -19 + 19 * k), (reach, -15 + 16 * k)]
            pt.line(finger, [25, 25, 21], GREY)
            pt.line(finger, [20, 20, 16], BLACK)
        pt.line(thumb, [27, 26, 23, 19], GREY)
        pt.line(thumb, [22, 21, 18, 14], BLACK)


def boot(pt: Poster, x: float, y: float, tone: str) -> None:
    """A boot to the left, its sole flat on the leather at (x, y)."""
    shape = p.points("-30,-62! 34,-62! 34,-30 40,-4! -74,-4! -78,-24 -54,-38 -28,-40", at=(x, y))
    pt.mark(p.circle(x - 16, y + 4, 70, 9), SEAT_D)
    pt.fill(shape, tone, streak=0)
    pt.line([(x - 72, y - 2), (x + 38, y - 2)], [10, 10], GREY)


def legs(pt: Poster) -> None:
    """Both feet on the chair's edge, the far one a step forward."""
    far = p.ribbon(p.points("648,740 630,768 626,800"), [84, 74, 64], 40, True)
    near = p.ribbon(p.points("728,700 724,760 718,808"), [112, 86, 70], 40, True)
    near_shade = p.points("740,690 820,690 800,840 726,840 742,780")
    boot(pt, 624, 848, "18161f")
    pt.fill(far, TROUSERS_D, flow=1.2, streak=0.02)
    boot(pt, 716, 856, BLACK)
    pt.fill(near, TROUSERS, [(near_shade, TROUSERS_D)], flow=1.4, streak=0.02)


def head(pt: Poster) -> None:
    """Long striped face, tongue of concentration, the eye on the curl."""
    jaw_shade = p.points("-110,46 -60,36 0,44 70,10 70,90 -110,90")
    nose = p.points("-136,18 -126,4 -108,8 -108,26 -124,32")
    lips = [(-112, 42), (-84, 46), (-60, 38)]
    tongue = p.points("-92,44! -74,44! -72,58 -84,64 -94,56")
    with pt.at(676, 402, 1.2, turn=-10):
        outline = p.points("-128,22 -116,4 -84,-6 -46,-38 4,-54 48,-40 68,2 60,46 20,66 -30,58 -76,52 -118,42")
        skull = p.spline(outline)
        pt.fill(skull, WHITE, [(jaw_shade, SHADE)], streak=0)
        with pt.within(skull):
            stripe = p.points("-118,12 -84,0 -50,-24 -4,-38 60,-34 80,8 50,24 0,14 -44,22 -86,26")
            pt.fill(stripe, BLACK, streak=0)
        pt.fill(nose, BLACK, streak=0)
        pt.fill(p.circle(44, -38, 19, 20), BLACK, [(p.circle(41, -43, 11, 10), WHITE)], streak=0)
        pt.mark(p.circle(-42, -2, 12), WHITE)
        pt.mark(p.circle(-47, 3, 6.5), BLACK)
        pt.line([(-58, -4), (-44, -13), (-28, -10)], [5, 12, 7], BLACK)
        pt.line(lips, [2, 5, 2], BLACK)
        pt.fill(tongue, "d8405c", streak=0)


def badger(pt: Poster) -> None:
    """On the edge of the chair in a mint jacket, a paw in each ring of the scissors; drawn lower than it stands."""
    neck = p.points("640,430 736,380 760,440 756,510 650,520")
    body = p.points("640,500 684,474 744,474 780,540 792,640 786,748! 700,764 612,750! 616,700 642,600")
    back_shade = p.points("750,430 840,500 840,800 730,800 768,700 760,570")
    far_sleeve = p.ribbon(p.points("690,540 668,622 612,652"), [92, 78, 56], 30, True)
    sleeve = p.ribbon(p.points("716,560 738,660 672,742 546,738"), [96, 88, 76, 56], 40, True)
    sleeve_shade = p.points("756,520 810,520 790,790 580,770 580,720 676,734 744,660")

    legs(pt)
    scissors(pt)
    pt.fill(far_sleeve, COAT_D, streak=0.02)
    paw(pt, *UPPER, turn=2)
    pt.line([(626, 618), (636, 646), (632, 678)], [13, 16, 13], WHITE)
    pt.fill(neck, BLACK, streak=0)
    pt.fill(body, COAT_M, [(back_shade, COAT_D)], flow=1.4, streak=0.02)
    head(pt)
    with pt.within(body):
        pt.fill(p.moved(sleeve, 2, 14), COAT_D, streak=0)
    pt.fill(sleeve, COAT, [(sleeve_shade, COAT_M)], flow=1.0, streak=0.02)
    pt.line([(704, 676), (722, 668), (738, 674)], [2, 6, 2], COAT_D)
    paw(pt, *LOWER, turn=8)
    pt.line([(542, 706), (544, 738), (534, 768)], [14, 17, 14], WHITE)


ROLLED = rows("496,590,70,24 540,700,96,138 436,806,60,11 560,850,56,126 478,930,74,40 606,1000,40,149 400,1030,34,57")
WAVED = rows("628,690,30,20 470,700,40,260 610,770,44,249 500,800,30,232 420,920,36,277 540,1020,44,186 470,1052,26,83")


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
    """Its tower and spire are the tallest thing down there, and still far below the cloud's collar."""
    with pt.at(588, 1150):
        pt.mark(p.circle(46, 0, 70, 7), SHADE)
        pt.mark(p.rect(22, -34, 64, 34), LONG_WALL)
        pt.fill(p.points("10,-62! 40,-72 76,-64 92,-30! 60,-36 40,-28 20,-34!"), WHITE, streak=0)
        pt.mark(p.rect(0, -74, 28, 74), "e8783c")
        pt.mark(p.arch(14, -40, 11, 20), WINDOW)
        pt.fill(p.poly(p.points("-5,-72 14,-126 33,-72")), "4a3a7a", streak=0)
        pt.fill(p.points("-8,-68! 2,-96 12,-122! 12,-96 8,-82 4,-72"), WHITE, streak=0)


def fir(pt: Poster, x: float, y: float, h: float) -> None:
    """A dark tree in two tiers, each with its snow."""
    for top, foot, half in ((-1, -0.42, 0.2), (-0.66, 0, 0.3)):
        tier = [(x - h * half, y + h * foot), (x, y + h * top), (x + h * half, y + h * foot)]
        pt.mark(p.poly(tier), "4a3a7a")
        pt.mark(p.poly([tier[0], tier[1], (x + h * 0.03, y + h * (foot - 0.18)), (x - h * 0.1, y + h * foot)]), WHITE)


def village(pt: Poster) -> None:
    """Far below the giant's collar: no two houses alike, and a curl has come down on every roof."""
    hill = p.points("-20,1104 120,1086 300,1098 480,1084 640,1094 820,1080 820,1220! -20,1220!")
    near = p.points("-20,1168 120,1172 280,1186 440,1172 560,1178 680,1172 820,1160 820,1220! -20,1220!")
    pt.fill(hill, HILLTOP, streak=0)
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
    chair(pt)
    ladder(pt)
    cape(pt)
    face(pt)
    collar(pt)
    hair(pt)
    with pt.at(20, -210):
        badger(pt)
    village(pt)
    for x, y, length, turn in ROLLED:
        lock(pt, x, y, length, turn=turn)
    for x, y, length, turn in WAVED:
        lock(pt, x, y, length, turn=turn, waved=True)
    pt.lay(img, tooth=0.3)
    return img
