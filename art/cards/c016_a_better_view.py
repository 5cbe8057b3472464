"""A prisoner has painted a valley on the wall of the cell and walks off into it; only one foot is still grey.

Technique: gouache.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import skia

from art import paint as p
from art.paint.voices import gouache as g
from art.paint.voices.printing import PLAIN

NUMBER, TITLE = 16, "A Better View"
FINISH = PLAIN

WALL, FLOOR, GREY, GREY_DARK = "8d8f98", "6d6f7a", "b4b5ba", "4c4e58"
PICTURE = p.spline([
    (92, 96, 1), (250, 78), (300, 92, 1), (460, 70), (640, 84), (706, 70, 1), (716, 260), (700, 300, 1), (722, 520), (710, 700), (726, 884, 1),
    (600, 900), (540, 884, 1), (330, 902), (210, 884), (76, 900, 1), (88, 700), (72, 560, 1), (90, 400), (78, 240, 1),
])  # fmt: skip


def fill(
    img: p.Array, path: skia.Path, colour: p.Colour, flow: g.Flow = 0.0, size: float = 20, seed: int = 1, clip: p.Array | None = None
) -> None:
    """A shape in broad strokes with a clean edge, inside the painted wall if `clip` is given."""
    if clip is None:
        g.passage(img, path, colour, flow, size, size * 4, seed, 0.03, 2.0, 1.0, 0.25, sway=0.08)
        return
    copy = img.copy()
    g.passage(copy, path, colour, flow, size, size * 4, seed, 0.035, 2.0, 1.2, 0.25, sway=0.08)
    p.over(img, clip, copy)


def cell(img: p.Array) -> None:
    """Grey wall, grey floor."""
    fill(img, p.rect(-10, -10, 820, 980), WALL, 0.04, 70, 2)
    fill(img, p.poly([(-10, 952), (810, 952), (810, 1210), (-10, 1210)]), FLOOR, 0.0, 60, 3)
    g.line(img, [(-10, 954), (400, 950), (810, 955)], GREY_DARK, 8, 2, False)


def valley(img: p.Array) -> None:
    """What was painted: sky, sun, hills, a road."""
    inside = p.rough(p.mask(PICTURE), 7, 26, 5)
    fill(img, p.rect(40, 40, 720, 620), "38b6e8", 0.06, 44, 4, inside)
    fill(img, p.rect(40, 330, 720, 200), "8fdcee", 0.0, 36, 5, inside)
    fill(img, p.circle(570, 220, 84), "ffd23c", 0.8, 26, 6, inside)
    fill(
        img,
        p.spline([(40, 560, 1), (160, 452), (280, 420), (420, 500), (560, 452), (680, 430), (760, 470, 1), (760, 760, 1), (40, 760, 1)]),
        "3f9f7a",
        -0.2,
        34,
        8,
        inside,
    )
    fill(img, p.spline([(400, 640, 1), (540, 540), (680, 516), (760, 520, 1), (760, 960, 1), (380, 960, 1)]), "a8cf3c", -0.3, 34, 9, inside)
    fill(
        img,
        p.spline([(40, 600, 1), (180, 560), (320, 580), (460, 650), (520, 760, 1), (520, 960, 1), (40, 960, 1)]),
        "5cb848",
        0.3,
        34,
        10,
        inside,
    )
    way = [(668, 512), (612, 552), (640, 600), (676, 660), (560, 740), (440, 820), (400, 960)]
    fill(img, p.ribbon(way, [8, 22, 34, 60, 110, 180, 300], 90), "ffe6a6", g.along(way), 24, 11, inside)
    for x, y, w, h in ((188, 520, 60, 130), (256, 544, 44, 96)):
        fill(
            img,
            p.spline([(x, y - h), (x + w / 2, y - h * 0.3), (x + w * 0.3, y), (x - w * 0.3, y), (x - w / 2, y - h * 0.3)]),
            "1f6f4a",
            1.5,
            18,
            12,
            inside,
        )
    for x, y, length in ((140, 896, 130), (300, 890, 60), (612, 892, 110), (690, 890, 50)):
        g.line(img, [(x, y - 10), (x + 2, y + length / 2), (x, y + length)], "5cb848" if x < 400 else "a8cf3c", 9, x)


def window(img: p.Array) -> None:
    """The real window, left where it was: bars and rain."""
    fill(img, p.poly([(138, 148), (306, 140), (310, 344), (142, 350)]), "a9abb2", 1.57, 20, 3)
    fill(img, p.poly([(158, 168), (288, 162), (292, 324), (160, 330)]), "59616f", 1.5, 18, 4)
    for k, (x, y) in enumerate(((176, 190), (236, 184), (262, 236), (182, 262), (232, 270), (268, 296))):
        g.line(img, [(x + 8, y - 14), (x + 2, y), (x - 6, y + 16)], "b9c4d4", 5, k)
    for x in (184, 224, 264):
        g.line(img, [(x, 160), (x + 1, 246), (x + 2, 332)], "26272f", 13, x, False)


def footprints(img: p.Array) -> None:
    """Bare blue feet, from the upset pot to the road."""
    for x, y, turn, left in ((596, 1094, -66, True), (520, 1140, -58, False), (462, 1066, -44, True), (394, 1078, -30, False)):
        sole = p.union(
            p.spline([(-20, -22), (0, -30), (21, -20), (16, 10), (4, 14), (-10, 8)]),
            p.spline([(-4, 6, 1), (14, 6, 1), (18, 34), (4, 48), (-10, 36)]),
        )
        toes = [p.circle(-22 + 11 * k, -40 - (4, 7, 8, 6, 0)[k], 8 - k * 0.9, 9 - k) for k in range(5)]
        fill(img, p.moved(p.union(sole, *toes), x, y, 1.05, turn, flip=left), "1f5fd0", 1.2, 9, int(x))


def pot(img: p.Array) -> None:
    """The upset pot of blue in the corner."""
    fill(img, p.spline([(600, 1160), (650, 1128), (740, 1120), (820, 1130), (820, 1190), (700, 1192), (620, 1184)]), "1f5fd0", 0.0, 26, 3)
    fill(img, p.poly([(704, 1084), (820, 1050), (820, 1180), (716, 1166)]), "c9cad0", 1.4, 24, 4)
    fill(img, p.circle(708, 1126, 22, 43), "1746a0", 1.5, 14, 5)


def limb(img: p.Array, points: p.Points, widths: Sequence[float], colour: str, seed: int = 1) -> None:
    """An arm or a leg, the strokes along it."""
    fill(img, p.ribbon(points, widths, 40, True), colour, g.along(points), 16, seed)


def walker(img: p.Array) -> None:
    """From behind, in mid-stride, one arm up: in the picture already in colour, the last foot still as grey as the cell."""
    skin, shirt, trousers = "c98256", "f0502f", "24407c"
    p.over(img, p.mask(p.spline([(250, 1010), (330, 990), (420, 1016), (330, 1034)]), soft=5), "3a3c46", 0.5)
    limb(img, [(432, 700), (470, 780), (452, 850), (470, 900)], [84, 68, 54, 44], trousers, 3)
    fill(img, p.spline([(440, 884), (490, 880), (520, 900), (512, 918, 1), (440, 916, 1)]), skin, 0.0, 14, 4)
    limb(img, [(366, 690), (342, 780), (350, 840), (344, 882)], [94, 80, 64, 56], trousers, 5)
    limb(img, [(345, 890), (332, 924), (316, 962)], [60, 54, 44], GREY, 6)
    fill(
        img,
        p.spline([(292, 962), (318, 954), (340, 972), (352, 1002), (346, 1022), (318, 1026), (296, 1014), (284, 990)]),
        "d3d2d4",
        0.9,
        14,
        7,
    )
    limb(img, [(462, 470), (516, 420), (540, 340), (536, 268)], [62, 52, 44, 36], shirt, 8)
    hand = [
        (520, 262),
        (508, 226),
        (504, 196),
        (516, 194),
        (524, 222),
        (528, 180),
        (540, 180),
        (542, 220),
        (556, 188),
        (567, 194),
        (558, 230),
        (578, 216),
        (584, 226),
        (560, 264),
        (540, 276),
    ]
    fill(img, p.spline(hand), skin, 1.5, 12, 9)
    limb(img, [(338, 480), (284, 550), (270, 620), (286, 676)], [62, 52, 44, 36], shirt, 10)
    torso = p.spline(
        [(344, 446), (400, 430), (462, 444), (486, 500), (474, 600), (482, 724, 1), (400, 740), (322, 724, 1), (332, 600), (316, 500)]
    )
    fill(img, torso, shirt, 1.5, 24, 11)
    for y in (500, 560, 620, 680):
        g.line(img, [(330, y + 6), (400, y + 14), (474, y)], "ffe6c8", 15, y, False)
    fill(img, p.spline([(376, 400, 1), (428, 398, 1), (436, 446), (402, 462), (368, 448)]), skin, 1.5, 14, 12)
    for x in (342, 462):
        fill(img, p.circle(x, 362, 14, 20), skin, 1.5, 10, 13)
    fill(
        img,
        p.spline([(346, 380), (342, 316), (372, 278), (420, 272), (456, 300), (464, 356), (446, 408), (404, 424), (362, 410)]),
        "2a1c20",
        1.3,
        20,
        14,
    )
    g.line(img, [(372, 300), (410, 286), (440, 306)], "5a4450", 9, 3)
    brush(img, skin)


def brush(img: p.Array, skin: str) -> None:
    """The brush in the lowered hand, still wet with green."""
    limb(img, [(330, 640), (262, 720), (228, 762)], [13, 13, 14], "e8b04c", 4)
    limb(img, [(234, 754), (218, 774)], [24, 26], GREY, 5)
    fill(img, p.spline([(228, 764), (236, 782), (216, 812), (186, 826, 1), (192, 796), (206, 768)]), "3aa23e", 2.2, 12, 6)
    fill(img, p.spline([(264, 660), (296, 654), (314, 676), (304, 706), (276, 716), (256, 694)]), skin, 0.6, 14, 7)
    for k in range(3):
        g.line(img, [(262, 682 + 9 * k), (278, 688 + 9 * k), (292, 684 + 9 * k)], "8f4f34", 4, k)


def paint() -> p.Array:
    """The card."""
    img = g.board()
    cell(img)
    valley(img)
    window(img)
    pot(img)
    footprints(img)
    walker(img)
    return np.clip(img, 0, 1)
