"""The grasshopper has set his violin on the ant's counter and cannot yet let go of its neck.

Technique: colour linocut, one block for each ink.
"""

from __future__ import annotations

import numpy as np
import skia

from art import paint as p
from art.paint.voices.linocut import Print
from art.paint.voices.printing import PLAIN, paper

NUMBER, TITLE = 19, "The Pawned Violin"
FINISH = PLAIN
SHEET = p.spline([(26, 24, 1), (400, 21), (774, 26, 1), (778, 600), (774, 1174, 1), (400, 1178), (25, 1173, 1), (22, 600)])


def both(a: skia.Path, b: skia.Path) -> skia.Path:
    """What both shapes share."""
    return skia.Op(a, b, skia.PathOp.kIntersect_PathOp)


def ground(pr: Print) -> None:
    """Lamp light on the left, snow on the right."""
    pr.piece(p.rect(0, 0, 800, 1200), "sky", 0)
    pr.piece(p.spline([(0, 0, 1), (462, 0, 1), (470, 400), (460, 800), (466, 1200, 1), (0, 1200, 1)]), "lamp", 0)
    pr.piece(p.poly([(458, 0), (474, 0), (480, 860), (464, 860)]), "key", 0)
    snow = p.spline([(436, 1090, 1), (560, 1076), (700, 1092), (800, 1080, 1), (800, 1200, 1), (436, 1200, 1)])
    pr.piece(snow, None, 0)
    for x, y, r in ((500, 260, 9), (520, 420, 6), (486, 560, 7), (560, 168, 6), (530, 880, 8), (492, 1000, 6), (610, 1010, 7), (760, 300, 8),
                    (756, 540, 6), (548, 740, 6), (764, 1000, 8), (740, 210, 5), (600, 60, 8), (690, 50, 5), (762, 66, 7)):  # fmt: skip
        pr.carve(p.circle(x, y, r, r * 0.9))


def part(pr: Print, shape: skia.Path, rim: float = 5) -> None:
    """A part of the ant: dark blue, with a thin cut around it."""
    pr.piece(shape, "blue", 0)
    pr["blue"].outline(shape, rim)


def ant(pr: Print) -> None:
    """Blue, round, exact: the lamp shines on his head and on the coin."""
    part(pr, p.circle(44, 676, 150, 118))
    for y in (640, 690):
        pr.cut([(30, y), (100, y - 6), (160, y - 30)], 9)
    for stalk, club in (
        ([(196, 250), (150, 128)], [(150, 128), (206, 84), (276, 84)]),
        ([(250, 244), (252, 140)], [(252, 140), (318, 118), (376, 142)]),
    ):
        part(pr, p.union(p.ribbon(stalk, [18, 16], 24, True), p.ribbon(club, [15, 17, 32], 24, True)), 3)
    part(pr, p.spline([(96, 520), (140, 462), (214, 462), (252, 520), (250, 620), (190, 680), (118, 660), (86, 590)]))
    for k, x in enumerate((108, 122, 137)):
        pr.cut([(x + 14, 524 - k * 4), (x, 574), (x + 12, 634 - k * 14)], 9 - k * 2)
    head = p.spline([(92, 340), (120, 262), (196, 224), (284, 240), (344, 306), (356, 392), (322, 452), (240, 478), (150, 452), (100, 400)])
    part(pr, head)
    for x, y, n, w in (
        (112, 356, 74, 9),
        (130, 366, 70, 10),
        (148, 372, 74, 9),
        (167, 380, 66, 8),
        (186, 386, 66, 7),
        (206, 396, 54, 6),
        (226, 404, 46, 5),
    ):
        pr.cut([(x, y), (x + n * 0.16, y + n * 0.5), (x + n * 0.5, y + n)], w)
    pr.key.line([(338, 438), (312, 430), (286, 444)], 7, 0.5)
    pr.piece(p.circle(284, 366, 44, 48), None, 7)
    pr.key.ink(p.circle(304, 378, 20, 23))
    pr.key.carve(p.circle(310, 370, 6))
    lid = both(p.circle(284, 366, 46, 50), p.poly([(220, 300), (350, 300), (350, 352), (220, 338)]))
    pr.piece(lid, "blue", 4)
    brim = p.spline([(104, 300, 1), (190, 262), (290, 258), (370, 290), (432, 346, 1), (350, 326), (250, 322), (150, 334), (98, 348, 1)])
    pr.piece(brim, "green", 7)
    arm = p.union(
        p.ribbon([(190, 536), (236, 612), (276, 690)], [66, 46, 34], 30, True),
        p.ribbon([(276, 690), (300, 646), (318, 604)], [36, 28, 24], 30, True),
    )
    part(pr, arm)
    part(pr, p.ribbon([(312, 612), (300, 584), (316, 554)], [22, 18, 14], 20, True), 4)
    pr.piece(p.circle(342, 546, 37), "lamp", 7)
    pr.piece(p.circle(342, 546, 27), "lamp", 3)
    for finger in ([(318, 608), (332, 586), (346, 566)], [(322, 616), (350, 606), (366, 582)]):
        part(pr, p.ribbon(finger, [22, 18, 14], 20, True), 4)


def coins(pr: Print) -> None:
    """A stack, not one coin quite on the other."""
    random = np.random.default_rng(3)
    for k in range(5):
        x, y = 122 + random.uniform(-7, 7), 740 - k * 21
        pr.piece(p.spline([(x - 56, y - 12), (x, y - 26), (x + 56, y - 12), (x + 56, y + 4), (x, y + 18), (x - 56, y + 4)]), "lamp", 6)
        pr.piece(p.circle(x, y - 10, 55, 13), "lamp", 5)


def violin(pr: Print) -> None:
    """Red, upright, leaning to him who will have it."""

    def at(path: skia.Path) -> skia.Path:
        return p.moved(path, 486, 846, 1.02, 5)

    body = [(0, 2), (-62, -6), (-96, -52), (-84, -106), (-54, -136, 1), (-62, -154), (-54, -172, 1), (-76, -206), (-66, -250), (-28, -272),
            (0, -268), (28, -272), (66, -250), (76, -206), (54, -172, 1), (62, -154), (54, -136, 1), (84, -106), (96, -52), (62, -6)]  # fmt: skip
    pr.piece(at(p.rect(-13, -440, 26, 190)), "key", 0)
    pr.piece(at(p.spline([(-16, -430, 1), (-18, -470), (-30, -488), (-14, -508), (12, -502), (22, -478), (16, -430, 1)])), "red", 6)
    pr.piece(at(p.circle(-6, -484, 8)), "key", 0)
    for x, y in ((-30, -456), (30, -448), (-30, -432)):
        pr.piece(at(p.rect(x - 12, y - 5, 24, 10, 4)), "key", 0)
    pr.piece(at(p.spline(body)), "red", 8)
    for c in ([(-66, -36), (-74, -64), (-62, -94)], [(-50, -232), (-58, -214), (-52, -192)]):
        q = [(b.centerX(), b.centerY()) for b in (at(p.circle(x, y, 1)).getBounds() for x, y in c)]
        pr.cut(q, 9)
    pr.piece(at(p.poly([(-13, -300), (13, -300), (16, -186), (-16, -186)])), "key", 0)
    pr.piece(at(p.spline([(-15, -76, 1), (15, -76, 1), (9, -10), (-9, -10)])), "key", 0)
    pr.piece(at(p.rect(-28, -122, 56, 10, 3)), "lamp", 4)
    for side in (-1, 1):
        hole = [(side * 34, -162), (side * 44, -150), (side * 38, -128), (side * 46, -104), (side * 36, -94)]
        pr.key.ink(at(p.ribbon(hole, [12, 6, 7, 6, 12], 24, True)))
    for x in (-7, 0, 7):
        q = [at(p.circle(x * k, y, 1)).getBounds() for k, y in ((0.8, -440), (1.2, -76))]
        pr.cut([(q[0].centerX(), q[0].centerY()), ((q[0].centerX() + q[1].centerX()) / 2, (q[0].centerY() + q[1].centerY()) / 2),
                (q[1].centerX(), q[1].centerY())], 3.4)  # fmt: skip


def grasshopper(pr: Print) -> None:
    """Tall, thin, and cold: the long face bowed, the great thigh folded behind him."""
    for feeler in ([(640, 262), (626, 150), (690, 84), (772, 112)], [(664, 258), (676, 178), (730, 150), (776, 190)]):
        pr.key.line(feeler, 9, 0.6)
    wing = p.spline([(724, 452, 1), (770, 560), (790, 760), (778, 960), (752, 1060, 1), (716, 900), (700, 700), (694, 540)])
    pr.piece(wing, "pine", 7)
    for dx in (0, 22):
        pr.cut([(726 + dx, 540), (744 + dx, 740), (744 + dx * 0.8, 930)], 6)
    belly = p.spline([(640, 560), (720, 560), (736, 720), (730, 900), (722, 1010), (698, 1040), (678, 1000), (656, 860), (636, 700)])
    pr.piece(belly, "green", 7)
    for y in (668, 734, 800, 866, 930):
        pr.cut([(646 + (y - 668) * 0.1, y), (684, y + 16), (716, y + 6)], 7)
    pr.piece(p.ribbon([(656, 690), (612, 800), (590, 880), (604, 1000), (628, 1112)], [34, 26, 24, 15, 12], 40), "green", 6)
    pr.piece(p.spline([(636, 1104, 1), (606, 1112), (566, 1126, 1), (606, 1128), (640, 1124)]), "green", 6)
    thigh = p.spline(
        [(664, 940), (640, 896), (664, 800), (714, 690), (744, 628), (772, 630), (776, 672), (756, 780), (726, 890), (698, 944)]
    )
    pr.piece(p.ribbon([(758, 650), (764, 820), (744, 980), (716, 1126)], [30, 20, 15, 12], 40), "green", 6)
    pr.piece(p.spline([(726, 1114, 1), (694, 1122), (650, 1138, 1), (694, 1141), (728, 1136)]), "green", 6)
    pr.piece(thigh, "green", 8)
    for k in range(6):
        x, y = 684 + k * 12, 880 - k * 38
        pr.cut([(x - 18, y - 10), (x, y + 8), (x + 20, y - 2)], 7)
    shield = p.spline([(630, 430), (690, 392), (738, 420), (756, 500), (744, 590), (700, 620), (646, 604), (618, 520)])
    pr.piece(shield, "green", 8)
    for k in range(4):
        pr.cut([(730 - k * 14, 452 + k * 4), (738 - k * 13, 510), (728 - k * 14, 578 - k * 10)], 8 - k * 1.4)
    for y, n in ((470, 30), (492, 40), (516, 44), (540, 38)):
        pr.key.line([(628, y), (628 + n * 0.5, y + 5), (628 + n, y + 4)], 5, 0.8)
    head = p.spline(
        [(628, 286), (672, 250), (724, 262), (748, 316), (736, 380), (690, 430), (640, 470), (602, 478), (584, 452), (592, 396)]
    )
    pr.piece(head, "green", 8)
    pr.piece(p.circle(664, 336, 42, 46), None, 7)
    pr.key.ink(p.circle(650, 356, 17, 20))
    lid = both(p.circle(664, 336, 44, 48), p.poly([(600, 280), (730, 280), (730, 352), (600, 330)]))
    pr.piece(lid, "green", 6)
    pr.key.line([(586, 448), (616, 440), (634, 452)], 7, 0.6)
    pr.key.line([(606, 404), (612, 412), (610, 420)], 6, 0.4)


def drifts(pr: Print) -> None:
    """Snow has settled on him."""
    pr.piece(p.spline([(634, 288), (650, 258), (690, 240), (726, 252), (748, 292), (720, 278), (690, 270), (660, 276)]), None, 0)
    pr.piece(p.spline([(722, 408), (746, 424), (762, 476), (748, 462), (734, 444)]), None, 0)


def hand(pr: Print) -> None:
    """One long arm, and three fingers that stay where they are."""
    arm = p.union(
        p.ribbon([(694, 512), (650, 626), (612, 712)], [52, 34, 24], 30, True),
        p.ribbon([(612, 712), (584, 630), (548, 552)], [26, 24, 20], 30, True),
    )
    pr.piece(arm, "green", 7)
    pr.cut([(684, 528), (652, 612), (624, 670)], 6)
    for y in (520, 541, 562):
        finger = [(550, y + 6), (524, y - 6), (496, y + 2)]
        pr.piece(p.ribbon(finger, [20, 18, 14], 20, True), "green", 5)


def counter(pr: Print) -> None:
    """A plain black counter with a bright edge."""
    pr.piece(p.poly([(0, 872), (566, 872), (562, 1200), (0, 1200)]), "key", 0)
    pr.piece(p.poly([(0, 840), (590, 840), (594, 880), (0, 880)]), "lamp", 7)
    for x, y, n in ((60, 940, 230), (330, 952, 150), (90, 1010, 120), (250, 1022, 260), (70, 1090, 260), (390, 1100, 110)):
        pr.key.cut([(x, y), (x + n / 2, y + 6), (x + n, y - 2)], 6)


def paint() -> p.Array:
    """The whole card."""
    img = paper("f9f3e4", seed=4)
    pr = Print({"lamp": "f6bb33", "sky": "a8d3e2", "green": "58a945", "pine": "2f7440", "red": "dc3a2a", "blue": "223a75"}, "1a1a24", 6)
    ground(pr)
    with pr.at(0, 38, 1.08):
        ant(pr)
        coins(pr)
    counter(pr)
    grasshopper(pr)
    drifts(pr)
    violin(pr)
    hand(pr)
    pr.carve(p.cut(p.rect(-20, -20, 840, 1240), SHEET))
    pr.pull(img, 1.4, 0.25)
    return img
