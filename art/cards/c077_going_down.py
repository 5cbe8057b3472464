"""A cat lets a sleeper's bed down the well of the house, past one dream after another, to a small lit door.

Technique: cut paper.
"""

from __future__ import annotations

import numpy as np
import skia

from art import paint as p
from art.paint.voices import cutpaper as cp
from art.paint.voices.printing import PLAIN

NUMBER, TITLE = 77, "Going Down"
FINISH = PLAIN
CREAM, BRASS, GLOW, BLACK, ROPE = "fff4dd", "f2b53f", "ffdf86", "17132f", "f3dfb2"

PATCHES: list[tuple[list[tuple[float, float]], str]] = [
    ([(290, 480), (384, 480), (372, 590), (290, 596)], "f2b53f"),
    ([(384, 480), (470, 480), (468, 584), (372, 590)], "fff4dd"),
    ([(470, 480), (560, 480), (566, 592), (468, 584)], "e8553c"),
    ([(560, 480), (660, 480), (660, 598), (566, 592)], "3f9aa8"),
    ([(290, 596), (372, 590), (366, 720), (290, 720)], "8a63bd"),
    ([(372, 590), (468, 584), (472, 720), (366, 720)], "e8553c"),
    ([(468, 584), (566, 592), (574, 720), (472, 720)], "f2b53f"),
    ([(566, 592), (660, 598), (660, 720), (574, 720)], "fff4dd"),
]


def cut(img: p.Array, points: p.Points, colour: str, lift: float = 6, seed: int = 1) -> p.Array:
    """A curved piece of paper."""
    return cp.sheet(img, p.spline(points), colour, lift, seed)


def strips(img: p.Array, many: list[tuple[p.Points, list[float]]], colour: str, lift: float = 3) -> p.Array:
    """Several strips of one paper, laid in one go."""
    return cp.sheet(img, p.mask(*[p.ribbon(a, w, 30, True) for a, w in many]), colour, lift, 4)


def ledge(img: p.Array, colour: str, board: str, left: tuple[float, float], right: tuple[float, float], lift: float = 20) -> None:
    """One storey: a floor with a hole in it, cut as one sheet; each side has its own edge (x) and height (y)."""
    (a, ya), (b, yb) = left, right
    path = p.spline([(-60, ya + 8, 1), (a * 0.5, ya + 3), (a, ya, 1), (a - 5, ya + 60), (a + 4, 1230, 1), (-60, 1230, 1)])
    other = p.spline([(860, yb - 6, 1), ((b + 800) / 2, yb + 3), (b, yb, 1), (b + 6, yb + 70), (b - 3, 1230, 1), (860, 1230, 1)])
    cp.sheet(img, p.union(path, other), colour, lift, 3)
    boards: list[tuple[p.Points, list[float]]] = []
    if ya < 1150:
        boards.append(([(-30, ya + 10), (a * 0.5, ya + 5), (a + 7, ya + 2)], [15, 14, 13]))
    if yb < 1150:
        boards.append(([(830, yb - 2), ((b + 800) / 2, yb + 5), (b - 7, yb + 2)], [15, 14, 13]))
    if boards:
        strips(img, boards, board, 5)


def door(img: p.Array) -> None:
    """At the very bottom a door stands ajar."""
    for r, tone in ((150, "25246c"), (98, "31308a")):
        cut(img, [(378 - r, 1200, 1), (378 - r, 1090), (378 - r * 0.62, 1060 - r * 0.82), (378, 1054 - r), (378 + r * 0.62, 1060 - r * 0.82),
                  (378 + r, 1090), (378 + r, 1200, 1)], tone, 5)  # fmt: skip
    cut(img, [(250, 1142, 1), (380, 1138), (520, 1142, 1), (520, 1230, 1), (250, 1230, 1)], "24246a", 3)
    cut(img, [(346, 1140, 1), (410, 1140, 1), (476, 1230, 1), (300, 1230, 1)], GLOW, 0.5)
    cut(img, [(332, 1142, 1), (330, 1030), (346, 1000), (378, 988), (410, 1000), (426, 1030), (424, 1142, 1)], "6b56b8", 6)
    cut(img, [(344, 1141, 1), (343, 1034), (356, 1010), (378, 1000), (401, 1010), (413, 1034), (412, 1141, 1)], "fff0b0", 1)
    cut(img, [(344, 1141, 1), (343, 1034), (356, 1010), (371, 1002, 1), (373, 1150, 1)], "d8563f", 6)
    cp.sheet(img, p.circle(364, 1082, 4.5), BRASS, 1.5, 3)


def sea(img: p.Array) -> None:
    """The fourth dream: a moon, a boat."""
    ledge(img, "2b3a9a", "3f74c4", (286, 1230), (474, 1050))
    cp.sheet(img, p.circle(508, 946, 34), "fff0c0", 4, 3)
    cut(img, [(468, 1052, 1), (492, 1038), (516, 1050), (542, 1036), (568, 1050), (600, 1038), (640, 1052), (640, 1230, 1), (474, 1230, 1)],
        "3f74c4", 7)  # fmt: skip
    cut(img, [(514, 1038, 1), (588, 1036, 1), (572, 1060, 1), (530, 1060, 1)], "e8553c", 4)
    cut(img, [(548, 1032, 1), (546, 968, 1), (586, 1026, 1)], CREAM, 3)
    cut(img, [(468, 1076, 1), (500, 1062), (530, 1076), (560, 1062), (600, 1078), (640, 1066), (640, 1230, 1), (474, 1230, 1)], "2f5cac", 6)


def library(img: p.Array) -> None:
    """The third: a bookcase in the rain."""
    ledge(img, "3f3a9c", "6a68cf", (274, 1000), (596, 1230))
    cut(img, [(134, 1000, 1), (136, 780, 1), (258, 776, 1), (260, 1000, 1)], "8d4a4f", 7)
    random = np.random.default_rng(5)
    tones = ["f2b53f", "e8553c", "fff4dd", "58b6c4", "f08a8f"]
    for y, widths in ((844, (18, 24, 15, 20)), (916, (26, 16, 22)), (988, (16, 20, 28, 14))):
        cp.sheet(img, p.rect(146, y - 58, 102, 58), "2a2156", 0.6, 3)
        x = 149.0
        for k, w in enumerate(widths):
            h = random.uniform(36, 52)
            lean = 12 if (y, k) == (916, 2) else random.normal(0, 1.5)
            book = p.poly([(x, y), (x + lean, y - h), (x + w + lean, y - h), (x + w, y)])
            cp.sheet(img, book, tones[(k * 2 + int(y)) % 5], 2, 3)
            x += w + (14 if lean > 8 else 2)
    drops: list[tuple[p.Points, list[float]]] = []
    for x, y in (
        (118, 716),
        (152, 690),
        (196, 706),
        (236, 680),
        (276, 742),
        (288, 836),
        (284, 920),
        (170, 740),
        (224, 738),
        (304, 716),
        (118, 812),
    ):
        drops.append(([(x, y), (x - 7, y + 30)], [3, 6]))
    strips(img, drops, "a9c8f0", 2)


def knight(img: p.Array) -> None:
    """The second: an empty suit of armour asks for the dance."""
    ledge(img, "5a46ac", "8d78dc", (116, 1230), (612, 962))

    def at(points: p.Points, colour: str, lift: float = 4) -> None:
        cp.sheet(img, p.moved(p.spline(points), 692, 959, 1.0, 0, True), colour, lift, 4)

    steel, shade = "e6ecf6", "a9b6d6"
    at([(-8, -112, 1), (18, -112, 1), (6, -56), (-12, -6, 1), (-34, -6, 1), (-24, -56)], shade)
    at([(-8, -112, 1), (28, -112, 1), (38, -58), (34, -6, 1), (14, -6, 1), (12, -56)], steel)
    at([(10, 0, 1), (12, -14), (30, -16), (62, 0, 1)], steel)
    at([(-42, 0, 1), (-38, -14), (-16, -14), (6, 0, 1)], shade)
    at([(-20, -106, 1), (-28, -150), (-10, -194), (22, -200), (44, -180), (44, -140), (32, -104, 1), (6, -96)], steel, 5)
    at([(30, -186), (62, -160), (98, -172), (112, -168), (110, -154), (64, -136), (28, -160)], steel, 6)
    at([(-14, -188), (-44, -168), (-50, -128), (-36, -112), (-26, -120), (-30, -150), (-2, -168)], shade, 3)
    at([(14, -196, 1), (8, -222), (22, -248), (48, -250), (66, -232), (72, -212, 1), (58, -196, 1), (34, -192)], steel, 6)
    at([(40, -228, 1), (72, -222, 1), (71, -214, 1), (40, -218, 1)], BLACK, 0.5)
    at([(24, -246, 1), (10, -280), (-26, -290), (-50, -268), (-28, -270), (-14, -250), (10, -238)], "e8553c", 5)


def birches(img: p.Array) -> None:
    """The first: a few birches at the rim, where the house already forgets that it is one."""
    ledge(img, "8a63bd", "c49ae6", (92, 806), (742, 780), 24)
    random = np.random.default_rng(6)
    for line, w in (
        ([(22, 840), (30, 640), (14, 460), (34, 240)], [48, 40, 34, 30]),
        ([(84, 830), (78, 660), (92, 500), (70, 240)], [30, 25, 22, 20]),
        ([(774, 830), (762, 640), (778, 460), (758, 240)], [44, 38, 32, 28]),
    ):
        m = cp.sheet(img, p.ribbon(line, [float(v) for v in w], 50), "fbf3e4", 8, 5)
        marks = p.Layer()
        points = p.sample(line, 70)
        for k in range(5, 66, 5):
            x, y = (float(v) for v in points[k + int(random.integers(-1, 2))])
            side = 1 if random.random() < 0.5 else -1
            n = w[1] * random.uniform(0.25, 0.6)
            edge = x + side * w[1] * 0.6
            marks.fill(p.spline([(edge, y - 6, 1), (edge - side * n, y), (edge, y + 6, 1)]), BLACK)
        p.lay(img, marks, clip=m)


def attic(img: p.Array) -> None:
    """Under the roof the light is still on."""
    cp.sheet(img, p.rect(-40, -40, 880, 306), "ffc955", 14, 4)
    for roof, edge in (
        ([(-60, -60, 1), (372, -60, 1), (-60, 236, 1)], [(-40, 236), (150, 108), (384, -52)]),
        ([(860, -60, 1), (428, -60, 1), (860, 236, 1)], [(840, 236), (650, 108), (416, -52)]),
    ):
        cut(img, roof, "241f5e", 12)
        strips(img, [(edge, [34, 34, 34])], "e8553c", 8)
    for x, y, r in ((70, 50, 11), (164, 36, 6), (40, 118, 6), (716, 44, 8), (764, 104, 11), (640, 30, 5)):
        cp.sheet(img, p.star(x, y, r * 1.4, 5, 0.42, x), GLOW, 2, 3)
    cut(img, [(-40, 246, 1), (400, 241), (840, 246, 1), (840, 282, 1), (400, 278), (-40, 283, 1)], "7d3f3f", 16)


def cat(img: p.Array) -> None:
    """On night shift: one paw on the crank, the tail over the beam."""
    strips(img, [([(300, 232), (246, 244), (222, 290), (244, 332), (230, 366)], [24, 24, 22, 20, 14])], BLACK, 7)
    cut(img, [(270, 248, 1), (268, 196), (290, 142), (330, 124), (366, 146), (378, 196), (376, 248, 1)], BLACK, 9)
    cut(img, [(282, 132), (274, 92), (276, 40, 1), (308, 66), (336, 66), (366, 38, 1), (372, 92), (362, 130), (322, 148)], BLACK, 8)
    for x in (304, 342):
        cut(img, [(x - 15, 98), (x, 84), (x + 15, 97), (x, 106)], "ffe14f", 1)
        strips(img, [([(x + 1, 86), (x + 1, 104)], [5, 5])], BLACK, 0.3)
    cut(img, [(316, 114, 1), (330, 114, 1), (323, 122, 1)], "f08a8f", 0.6)
    strips(img, [([(206, 252), (330, 240), (470, 208)], [7, 7]), ([(590, 252), (570, 236), (540, 208)], [7, 7])], ROPE, 3)
    for x in (446, 556):
        cut(img, [(x - 20, 248, 1), (x - 9, 156), (x + 9, 156), (x + 20, 248, 1)], "7d3f3f", 6)
    cp.sheet(img, p.rect(448, 150, 108, 62, 12), "c97a4a", 7, 3)
    strips(img, [([(462 + k * 16, 150), (466 + k * 16, 213)], [12, 12]) for k in range(6)], ROPE, 2)
    strips(img, [([(440, 182), (408, 182), (402, 148)], [12, 12, 12])], "e8553c", 6)
    strips(img, [([(352, 176), (378, 164), (404, 148)], [30, 26, 24])], BLACK, 7)
    strips(img, [([(340, 196), (372, 206), (404, 190)], [28, 24, 22])], BLACK, 5)


def sleeper(img: p.Array) -> None:
    """A head on its pillow, nose up, the nightcap over the headboard."""

    def at(path: skia.Path, colour: str, lift: float) -> None:
        cp.sheet(img, p.moved(path, 286, 506, 1.12, -62), colour, lift, 4)

    strips(img, [([(252, 470), (206, 436), (164, 462), (150, 530)], [58, 44, 28, 10])], "3f9aa8", 7)
    cp.sheet(img, p.circle(149, 544, 19), BRASS, 6, 3)
    face = [(-40, 14), (-36, -26), (-6, -42), (26, -36), (37, -16), (54, -2, 1), (40, 6), (42, 14), (37, 20), (38, 30), (12, 42), (-26, 36)]
    at(p.spline(face), "f0b48c", 6)
    at(p.ribbon([(11, -10), (20, -3), (31, -8)], [3, 5, 3], 12, True), BLACK, 0.4)
    at(p.circle(12, 15, 11, 8), "e6897a", 0.4)
    at(p.ribbon([(27, 23), (33, 24), (39, 21)], [2, 4, 3], 12, True), "a9523f", 0.4)
    at(p.spline([(-14, -2), (-26, -8), (-32, 4), (-22, 14), (-12, 8)]), "dd9a74", 1)
    at(p.spline([(32, -32, 1), (24, -60), (-10, -76), (-48, -60), (-56, -14), (-44, 22, 1), (-28, -12)]), "3f9aa8", 7)
    at(p.ribbon([(-44, 22), (-22, -20), (34, -34)], [17, 19, 16], 24, True), BRASS, 3)


def bed(img: p.Array) -> None:
    """Brass and ropes, a quilt of great patches, and somebody who knows nothing of it."""
    for rx in (190, 606):
        strips(img, [([(rx, 470), (rx + (400 - rx) * 0.02, 262)], [7, 7])], ROPE, 10)
        cp.sheet(img, p.circle(rx + (400 - rx) * 0.02, 264, 19), BRASS, 7, 3)
        cp.sheet(img, p.circle(rx + (400 - rx) * 0.02, 264, 6), BLACK, 1, 3)
    for x, top in ((190, 420), (606, 470)):
        strips(img, [([(x, 716), (x, top)], [17, 16])], BRASS, 10)
        cp.sheet(img, p.circle(x, 722, 13), "ffd774", 4, 3)
        cp.sheet(img, p.circle(x, top - 10, 16), "ffd774", 6, 3)
    strips(img, [([(190, 470), (222, 438), (236, 470), (236, 560)], [11, 11, 11, 11])], BRASS, 6)
    strips(img, [([(606, 512), (578, 488), (564, 512), (564, 580)], [11, 11, 11, 11])], BRASS, 6)
    strips(img, [([(190, 634), (606, 634)], [18, 18])], BRASS, 7)
    cut(img, [(196, 580, 1), (198, 556), (400, 552), (600, 556), (602, 630, 1), (196, 630, 1)], "f6e7d6", 9)
    cut(img, [(198, 574, 1), (206, 530), (236, 514), (296, 520), (352, 540), (360, 576, 1)], "cfc6ee", 7)
    sleeper(img)
    quilt = p.spline(
        [(312, 572, 1), (352, 520), (420, 494), (500, 506), (572, 536), (612, 566), (626, 630), (620, 690, 1), (560, 674), (500, 692)]
        + [(430, 672), (366, 690), (306, 676, 1)]
    )
    m = cp.sheet(img, quilt, "e8553c", 14, 4)
    patches = p.Layer()
    for points, tone in PATCHES:
        patches.fill(p.poly(points), tone)
    p.lay(img, patches, clip=m)
    for a, b in (((372, 520), (350, 684)), ((470, 500), (474, 684)), ((560, 530), (580, 680))):
        cp.crease(img, m, a, b, 0.09, 30)
    cut(img, [(300, 584, 1), (342, 522), (372, 502), (396, 514), (360, 556), (330, 620, 1)], "ffffff", 6)


def paint() -> p.Array:
    """From the deepest sheet to the nearest."""
    img = cp.stock("1c1b55", 2)
    for part in (door, sea, library, knight, birches, attic, bed, cat):
        part(img)
    return img
