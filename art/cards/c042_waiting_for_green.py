"""A traffic light glows red in a wood without a road: stag, boar, badger and hare wait, and only the snail goes on.

Technique: linocut. Back to front: red fog, trunks, the lamp, then stag, boar, badger, hare and snail.
"""

from __future__ import annotations

import math

import numpy as np
import skia

from art import paint as p
from art.paint.voices.linocut import Print, gouge
from art.paint.voices.printing import PLAIN, curve, paper

NUMBER, TITLE = 42, "Waiting for Green"
FINISH = PLAIN

INKS = {"coral": "ff6b45", "red": "e02a24", "crimson": "a81526", "wine": "5c0d20", "green": "1c5a3e"}
KEY = "160609"
LX, LY = 664, 266  # the red lamp
BANDS = [("wine", 1500), ("crimson", 920), ("red", 540), ("coral", 250)]


def black(pr: Print, shape: skia.Path) -> None:
    """Black over crimson, so that a fine cut in it glows."""
    pr.piece(shape, "crimson", 0)
    pr.key.ink(shape)


def fog(pr: Print, random: np.random.Generator) -> None:
    """Red fog in rings around the lamp, each let into the next with cuts of the gouge."""
    for ink, radius in BANDS:
        pr.piece(p.circle(LX, LY, radius), ink, 0)
    for ink, radius in BANDS[1:]:
        count = int(radius / 3.6)
        for k in range(count):
            a = k * math.tau / count + random.normal(0, 0.006)
            reach = radius * random.uniform(0.1, 0.3)
            ends = [
                (LX + q * math.cos(a), LY + q * math.sin(a)) for q in (radius + reach, radius + reach * 0.4, radius - 9)
            ]
            pr.piece(gouge(curve(ends, 3.0), 6 + radius * 0.011, random, 0.1), ink, 0)


def fir(pr: Print, x: float, foot: float, height: float, ink: str, random: np.random.Generator) -> None:
    """One fir: hanging boughs, uneven on both sides."""
    left, right = [], []
    tiers = 9
    for k in range(tiers):
        t = (k + 1) / tiers
        half = height * 0.19 * t**0.85
        y = foot - height * (1 - t)
        for side, edge in ((-1, left), (1, right)):
            w = half * random.uniform(0.82, 1.18)
            edge.append((x + side * w, y + random.uniform(-4, 10), 1))
            edge.append((x + side * w * 0.5, y - height * 0.008, 1))
    pr.piece(p.spline([(x, foot - height, 1), *right, *left[::-1]], True, 0.3), ink, 0)


def wood(pr: Print, random: np.random.Generator) -> None:
    """Firs at both sides, farther ones redder, and the black ground."""
    black_ground = p.spline(p.points("-20,1034! 180,1038 420,1046 640,1052 820,1044! 820,1220! -20,1220!"))
    fir(pr, 512, 1060, 520, ink="crimson", random=random)
    fir(pr, 90, 1060, 1010, ink="wine", random=random)
    fir(pr, 800, 1080, 640, ink="wine", random=random)
    black(pr, black_ground)


def signal(pr: Print) -> None:
    """The traffic light: a pole, three hooded lamps; the top one burns."""
    pole = p.poly(p.points("648,560 682,560 688,1060 646,1060"))
    box = p.spline(p.points("560,130! 664,118 768,132! 774,380 764,642! 664,650 566,640! 556,380"))
    lamps = (("red", "coral"), ("wine", "crimson"), ("green", "wine"))
    hood_light = [(LX - 84, LY + 2), (LX - 72, LY - 46), (LX, LY - 82)]

    black(pr, pole)
    black(pr, box)
    for k, (ink, rim) in enumerate(lamps):
        y = LY + k * 150
        pr.piece(p.circle(LX, y, 72), rim, 0)
        pr.piece(p.circle(LX, y, 62), ink, 0)
        if k:
            with pr.key.at(0, 0, clip=p.circle(LX, y, 74)):
                pr.key.ink(p.cut(p.circle(LX, y, 76), p.circle(LX + 2, y + 44, 74)))
        else:
            pr.piece(p.circle(LX, y + 4, 44), "coral", 0)
            pr.carve(p.circle(LX, y + 6, 25))
        hood = p.points("-92,16! -88,-50 0,-96 88,-50 92,16! 68,-36 0,-64 -68,-36")
        black(pr, p.moved(p.spline(hood), LX, y))
    pr.cut(hood_light, 5)


def beast(pr: Print, shape: skia.Path, halo: float = 8) -> None:
    """A black body, cut free from what stands behind it."""
    pr.key.outline(shape, halo)
    black(pr, shape)


def stag(pr: Print) -> None:
    """The stag, at the end of the line and head and antlers above it."""
    hind = p.spline(
        p.points(
            "96,740 132,760 128,820 112,858 120,880 124,940 120,962 134,990! 100,990! 104,955 96,890 90,850 94,800"
        )
    )
    fore = p.spline(
        p.points("290,740 336,740 334,800 346,862 340,930 348,956 360,986! 326,986! 326,940 318,868 304,800")
    )
    body = p.spline(
        p.points(
            "326,446 304,500 286,560 250,598 180,612 110,602 60,622 36,650 24,696! 44,690 50,735 54,786 36,842 "
            "50,866 46,930 42,960 30,990! 70,990! 68,960 74,900 84,860 104,820 128,780 150,752 210,762 262,762 "
            "268,800 270,862 264,930 262,958 254,988! 292,988! 288,956 292,910 300,864 314,806 348,756 366,712! "
            "356,690 372,656! 360,634 378,596! 368,570 384,540 398,524 440,522 462,508 462,488 436,472 404,446 "
            "376,424 346,424"
        )
    )
    ear = p.spline(p.points("338,440 316,436 284,412 272,396! 300,398 336,416 352,430"))
    nose_cut = [(452, 492), (420, 466), (384, 436)]
    shank_cut = [(306, 810), (294, 870), (290, 930)]
    eye_cut = [(402, 482), (392, 474), (380, 474)]

    beast(pr, hind, 4)
    beast(pr, fore, 4)
    far = [
        (p.points("362,428 352,380 366,322 404,270 420,226"), [17, 15, 13, 10, 3]),
        ([(362, 410), (392, 398), (414, 360)], [12, 10, 3]),
        ([(358, 352), (398, 338), (432, 300)], [12, 9, 3]),
        ([(376, 306), (376, 262), (366, 228)], [11, 8, 3]),
    ]
    near = [
        (p.points("350,430 316,388 278,330 268,262 292,190"), [19, 18, 15, 11, 3]),
        ([(332, 406), (352, 366), (348, 330)], [13, 10, 3]),
        ([(296, 358), (318, 316), (314, 272)], [13, 10, 3]),
        ([(272, 304), (240, 272), (222, 226)], [13, 9, 3]),
        ([(268, 262), (250, 226), (250, 186)], [11, 8, 3]),
    ]
    for line, widths in far + near:
        black(pr, p.ribbon(line, widths, 30, True))
    beast(pr, body)
    beast(pr, ear, 5)
    pr.cut(nose_cut, 7)
    for y, x in ((566, 366), (604, 366), (650, 362), (706, 354)):
        neck_cut = [(x + 8, y + 30), (x - 1, y + 10), (x - 4, y - 14)]
        pr.cut(neck_cut, 7)
    pr.cut(shank_cut, 5)
    pr.cut(eye_cut, 6)
    for k in range(9):
        x, y = 338 - 4 * k, 560 + 20 * k
        pr.key.cut([(x, y + 26), (x + 4, y)], 5)
    for k in range(7):
        pr.key.cut([(120 + 22 * k, 640 + 6 * (k % 3)), (142 + 22 * k, 634 + 6 * (k % 3))], 4)


def boar(pr: Print) -> None:
    """The boar, all shoulder and snout."""
    near_ear = p.spline(p.points("404,842! 384,818 366,796! 396,796 424,826 428,846"))
    tail = p.spline(p.points("204,864 190,872 183,888 187,906 193,892 206,880"))
    snout_cut = [(496, 914), (462, 892), (436, 856)]
    tusk = p.spline(p.points("462,946! 474,934 476,912! 486,934 474,950"))
    eye_cut = [(444, 896), (434, 890), (424, 892)]
    far_hind_leg = p.spline(p.points("262,960 292,960 288,1010 296,1036! 262,1036!"))
    far_fore_leg = p.spline(p.points("392,960 424,960 420,1008 430,1032! 394,1032!"))
    body = p.spline(
        p.points(
            "490,948! 500,930 496,910! 470,898 448,872 424,842 404,822 380,806 350,794 300,802 240,822 204,856 "
            "192,900 200,940 216,970 212,1004 206,1044! 242,1044! 244,1008 264,984 310,994 352,992 362,1010 "
            "356,1046! 392,1046! 394,1006 408,974 430,962 462,956"
        )
    )

    far = p.union(far_hind_leg, far_fore_leg)
    beast(pr, far, 4)
    beast(pr, body, 11)
    for k in range(15):
        x = 232 + 13 * k
        y = 828 - 26 * math.sin((k + 1) / 16 * math.pi)
        bristle = p.poly([(x - 7, y + 12), (x - 4 - 6, y - 14 - 5 * (k % 3)), (x + 7, y + 8)])
        pr.key.ink(bristle)
    beast(pr, near_ear, 5)
    beast(pr, tail, 3)
    pr.cut(snout_cut, 7)
    pr.carve(tusk)
    pr.cut(eye_cut, 5)
    for k in range(10):
        x, y = 300 + 15 * (k % 5) + 6 * (k // 5), 850 + 34 * (k // 5) + 5 * (k % 3)
        pr.key.cut([(x - 6, y + 26), (x, y)], 5)


def badger(pr: Print) -> None:
    """The badger, low and patient, its back as red as the fog."""
    body = p.spline(
        p.points(
            "590,1020 574,1002 548,984 518,976 480,964 446,966 420,984 408,1006 396,1018! 412,1026 416,1046 "
            "412,1060! 446,1060! 450,1044 500,1046 506,1062! 538,1062! 536,1042 560,1036 584,1034"
        )
    )
    face = p.spline(p.points("588,1021 570,1004 548,988 530,984 528,1004 536,1024 556,1032 582,1032"))
    eye_stripe = p.spline(p.points("588,1022 566,1012 542,996 526,990 524,1002 544,1014 566,1022"))
    coat = p.spline(p.points("412,1014 424,992 448,975 480,973 512,984 534,990 524,1012 490,1020 446,1022"))
    beast(pr, body, 12)
    pr.piece(coat, "red", 0)
    pr.carve(face)
    pr.key.ink(eye_stripe, p.circle(588, 1025, 6))
    pr.key.ink(p.circle(535, 984, 7))
    pr.carve(p.circle(557, 1011, 2.6))
    for k in range(12):
        x, y = 428 + 16 * (k % 6) + 8 * (k // 6), 1012 - 16 * (k // 6) - (2, 5, 0)[k % 3]
        pr.key.ink(p.ribbon([(x - 7, y + 10), (x, y + 3), (x + 9, y - 4)], [2, 6, 1], 10))


def hare(pr: Print) -> None:
    """The hare, first in line, upright on its haunches."""
    far_ear = p.spline(p.points("612,930 594,900 586,856 592,838 604,852 618,890 624,924"))
    near_ear = p.spline(p.points("622,926 616,888 620,846 630,830 638,848 638,892 632,928"))
    body = p.spline(
        p.points(
            "598,1074! 588,1050 586,1022 596,994 606,972 602,950 606,930 622,920 640,926 652,942 648,954 634,962 "
            "632,984 636,1010 640,1040 646,1066 656,1074!"
        )
    )
    brow_cut = [(646, 944), (636, 930), (622, 928)]
    breast_cut = [(632, 970), (630, 996), (634, 1030)]
    haunch_cut = [(602, 1060), (600, 1036), (616, 1024)]

    beast(pr, far_ear, 5)
    beast(pr, near_ear, 5)
    beast(pr, body, 8)
    beast(pr, p.circle(586, 1064, 11), 4)
    pr.cut(brow_cut, 5)
    pr.cut(breast_cut, 5)
    pr.carve(p.circle(628, 940, 3.4))
    pr.key.cut(haunch_cut, 4)


def snail(pr: Print) -> None:
    """The snail, already past the pole, and its shining way."""
    shining_way = p.ribbon(p.points("-20,1150 120,1162 300,1146 470,1158 610,1150"), [9, 14, 10, 15, 12], 60)
    foot = p.spline(
        p.points("566,1156! 610,1140 660,1128 704,1120 722,1092 738,1080 756,1088 754,1112 738,1140 716,1156!")
    )
    shell = p.spline(p.points("600,1138 596,1092 626,1056 668,1054 698,1084 698,1122 668,1140"))
    pr.carve(shining_way)
    pr.piece(foot, "coral", 0)
    for a, b in (((740, 1086), (738, 1048)), ((750, 1088), (766, 1054))):
        pr.carve(p.ribbon([a, b], [6, 4], 8, True))
        pr["coral"].ink(p.ribbon([a, b], [6, 4], 8, True), p.circle(*b, 6))
        pr.key.carve(p.circle(*b, 6))
    pr.key.outline(shell, 9)
    pr.piece(shell, None, 0)
    spiral = [
        (648 + (46 - 3.3 * k) * math.cos(2.4 - k * 0.62) * 1.0, 1100 + (40 - 2.9 * k) * math.sin(2.4 - k * 0.62))
        for k in range(14)
    ]
    pr["red"].line(spiral, 11, 0.5)


def paint() -> p.Array:
    """From the wayside: fog, wood and signal, then those who wait, from the stag to the snail; printed at the end."""
    random = np.random.default_rng(42)
    img = paper("fdf1dc", seed=42)
    pr = Print(INKS, KEY, 42)
    fog(pr, random)
    wood(pr, random)
    signal(pr)
    for animal, x, y, size in ((stag, -12, 52, 1), (boar, 130, 212, 0.8), (badger, 88, 180, 0.82), (hare, -13, -16, 1)):
        with pr.at(x, y, size):
            animal(pr)
    snail(pr)
    pr.pull(img, 0.9, 0.28)
    return img
