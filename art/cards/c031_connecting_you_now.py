"""Two telephone operators plug their cords from star to star; the third has left for a small red planet.

Technique: linocut.
"""

from __future__ import annotations

import math
from itertools import pairwise

import numpy as np

from art import paint as p
from art.paint.voices.linocut import Print
from art.paint.voices.printing import PLAIN, paper

NUMBER, TITLE = 31, "Connecting You Now"
FINISH = PLAIN

INKS = {"night": "2b48b4", "gold": "ffcf3f", "red": "e8452f", "skin": "f2b48c", "brown": "9a5836"}
KEY = "11133a"
HARE = [
    (600, 276),
    (556, 212),
    (572, 74),
    (520, 186),
    (474, 84),
    (484, 222),
    (410, 292),
    (352, 384),
    (368, 486),
    (452, 470),
    (532, 488),
    (548, 372),
]
BOAT = [(52, 450), (98, 534), (246, 538), (300, 440), (176, 454), (176, 214), (272, 398)]
TIES = {"hare": [*range(12), 0], "boat": [0, 1, 2, 3, 4, 0], "sail": [4, 5, 6, 4]}


def strand(pr: Print, points: p.Points, width: float = 9) -> None:
    """A golden cord, cut free from the night."""
    path = p.ribbon(points, [width, width], 50, True)
    pr.key.outline(path, 3)
    pr.piece(path, "gold", 0)


def hung(a: tuple[float, float], b: tuple[float, float]) -> list[p.Point]:
    """A cord from a to b, sagging a little."""
    sag = 0.09 * math.dist(a, b)
    return [a, ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + sag), b]


def star(pr: Print, x: float, y: float, r: float, turn: float) -> None:
    """A star cut to the paper, with a gold heart."""
    shape = p.star(x, y, r, 4, 0.34, turn)
    pr.key.outline(shape, 3)
    pr.carve(shape)
    pr["gold"].ink(p.circle(x, y, r * 0.3))


def sky(pr: Print) -> None:
    """Blue night under short cuts of the gouge, and the figures that the cords draw."""
    random = np.random.default_rng(31)
    pr["night"].ink(p.rect(-20, -20, 840, 1240))
    pr.key.ink(p.spline([(-20, 700, 1), (120, 660), (300, 690), (500, 640), (700, 680), (820, 650, 1), (820, 1220, 1), (-20, 1220, 1)]))
    for _ in range(46):
        x, y = random.uniform(10, 790), random.uniform(10, 620)
        pr.cut([(x, y), (x + random.uniform(5, 12), y - random.uniform(1, 5))], random.uniform(3, 5))
    for name, order in TIES.items():
        figure = HARE if name == "hare" else BOAT
        for a, b in pairwise(order):
            strand(pr, hung(figure[a], figure[b]))
    for k, (x, y) in enumerate([*HARE, *BOAT]):
        star(pr, x, y, (34, 26, 30, 24)[k % 4], 0.2 * (k % 5))


def planet(pr: Print) -> None:
    """Small, red, and on the line."""
    strand(pr, [(716, 176), (748, 340), (704, 520), (744, 690), (722, 860), (706, 960)], 10)
    pr.piece(p.circle(704, 140, 58), "red", 7)
    for line in ([(656, 122), (690, 132), (730, 122)], [(664, 160), (704, 172), (748, 158)], [(690, 104), (712, 108), (734, 102)]):
        pr.cut(line, 6)


def switchboard(pr: Print) -> None:
    """The board along the foot of the night: two rows of jacks, some in use."""
    pr.piece(p.spline([(-20, 800, 1), (400, 794), (820, 802, 1), (820, 966, 1), (400, 972), (-20, 964, 1)]), "brown", 8)
    for row, y in enumerate((838, 900)):
        for k in range(14):
            x = 26 + k * 60 + row * 28
            pr.piece(p.circle(x, y, 17, 16), "gold" if (k * 5 + row * 3) % 7 < 3 else None, 5)
            pr.key.ink(p.circle(x, y, 8))
    pr.piece(p.poly([(-20, 960), (820, 962), (820, 1010), (-20, 1006)]), "key", 0)
    pr.cut([(-10, 974), (400, 978), (810, 975)], 6)


def chair(pr: Print, x: float, top: float, half: float) -> None:
    """The bow of a bentwood chair from behind."""
    bow = [
        (x - half, 1230),
        (x - half * 1.05, top + 130),
        (x - half * 0.6, top + 26),
        (x, top),
        (x + half * 0.6, top + 26),
        (x + half * 1.05, top + 130),
        (x + half, 1230),
    ]
    pr.piece(p.ribbon(bow, [26, 24, 24, 24, 24, 24, 26], 80), "gold", 7)
    inner = [(x - half * 0.5, 1230), (x - half * 0.46, top + 150), (x, top + 78), (x + half * 0.46, top + 150), (x + half * 0.5, 1230)]
    pr.piece(p.ribbon(inner, [17, 17, 17, 17, 17], 60), "gold", 6)


def reaching(pr: Print) -> None:
    """The first, from behind: she stretches for the boat, a plug between her fingers."""
    strand(pr, [(98, 534), (70, 600), (74, 668)], 10)
    arm = p.spline([(118, 980), (70, 930), (44, 840), (52, 742, 1), (92, 740, 1), (104, 820), (136, 872), (176, 890)])
    pr.piece(p.spline([(54, 748), (48, 716), (56, 690), (74, 682), (90, 690), (96, 716), (90, 748)]), "skin", 6)
    for x in (64, 78):
        pr.key.line([(x, 688), (x - 1, 712)], 4, 0.3)
    pr.piece(p.poly([(66, 690), (80, 690), (82, 652), (68, 650)]), "red", 5)
    torso = p.spline(
        [(190, 856), (262, 874), (318, 926), (340, 1020), (322, 1120), (306, 1230, 1), (112, 1230, 1), (100, 1110), (90, 1000), (112, 910)]
    )
    pr.piece(torso, "red", 8)
    pr.piece(arm, "red", 8)
    pr.piece(p.spline([(46, 762), (72, 754), (100, 760), (98, 736), (72, 730), (48, 738)]), None, 6)
    for line in (
        [(66, 780), (66, 830), (84, 880)],
        [(206, 930), (212, 1010), (206, 1090)],
        [(270, 940), (290, 1000), (288, 1080)],
        [(146, 960), (138, 1020), (142, 1090)],
    ):
        pr.cut(line, 8)
    pr.piece(p.spline([(168, 820, 1), (232, 822, 1), (240, 872), (204, 894), (164, 870)]), "skin", 6)
    pr.piece(p.spline([(150, 876), (204, 908), (258, 880), (252, 860), (204, 884), (158, 856)]), None, 6)
    head = p.spline([(128, 760), (138, 700), (190, 668), (246, 688), (272, 746), (262, 810), (222, 848), (176, 846), (138, 812)])
    pr.piece(head, "gold", 8)
    pr.piece(p.spline([(158, 666), (152, 624), (184, 594), (228, 600), (248, 636), (234, 674), (196, 688)]), "gold", 8)
    for line in (
        [(172, 836), (154, 770), (178, 700)],
        [(198, 842), (192, 770), (196, 696)],
        [(228, 834), (244, 770), (222, 702)],
        [(176, 650), (190, 618), (220, 616), (226, 644)],
    ):
        pr.key.line(line, 6, 0.6)
    pr.key.line([(126, 772), (140, 700), (196, 672), (252, 696), (276, 766)], 12, 0.1)
    for x in (126, 272):
        pr.piece(p.circle(x, 786, 17, 26), "key", 0)
        pr.cut([(x - 4, 796), (x - 5, 776)], 5)


def speaking(pr: Print) -> None:
    """The second, in profile: she listens, and holds the hare's cord ready."""
    strand(pr, [(532, 488), (596, 590), (634, 690), (626, 770)], 10)
    torso = p.spline(
        [(424, 872), (486, 866), (540, 900), (566, 980), (556, 1090), (552, 1230, 1), (370, 1230, 1), (362, 1110), (362, 1000), (384, 910)]
    )
    pr.piece(torso, None, 8)
    for line in ([(410, 940), (396, 1030), (402, 1130)], [(526, 1130), (536, 1180), (530, 1216)]):
        pr.key.line(line, 6, 0.5)
    pr.piece(p.spline([(424, 806, 1), (490, 822, 1), (500, 876), (464, 904), (424, 884)]), "brown", 6)
    pr.piece(p.spline([(408, 880), (462, 920), (518, 896), (504, 866), (462, 888), (424, 858)]), "red", 6)
    face = p.spline(
        [
            (428, 700),
            (470, 678),
            (524, 690),
            (540, 722),
            (538, 746),
            (566, 776),
            (548, 786),
            (552, 800),
            (544, 812),
            (544, 836),
            (508, 852),
            (464, 836),
            (430, 790),
        ]
    )
    pr.piece(face, "brown", 7)
    hair = p.spline([(540, 716, 1), (552, 680), (530, 640), (486, 622), (438, 624), (396, 652), (378, 700), (384, 754), (410, 800), (444, 812), (456, 776), (452, 744),
                     (478, 730), (500, 706)])  # fmt: skip
    pr.piece(hair, "key", 0)
    for x, y in ((420, 660), (456, 646), (500, 656), (400, 706), (438, 694), (410, 752), (474, 688), (522, 684)):
        pr.cut([(x - 9, y + 7), (x - 6, y - 6), (x + 6, y - 7), (x + 10, y + 3)], 5)
    pr.piece(p.ribbon([(452, 762), (440, 690), (470, 636)], [13, 13, 13], 30, True), "gold", 5)
    pr.piece(p.circle(456, 776, 25, 30), "red", 7)
    pr.cut([(446, 786), (446, 768), (456, 758)], 5)
    pr.piece(p.ribbon([(462, 800), (500, 850), (564, 842)], [9, 8, 8], 30, True), "gold", 4)
    pr.piece(p.circle(570, 836, 13, 17), "red", 5)
    pr.key.line([(508, 748), (520, 756), (534, 750)], 7, 0.4)
    pr.key.line([(504, 724), (520, 716), (536, 722)], 7, 0.4)
    pr.key.line([(526, 818), (538, 814), (548, 806)], 6, 0.4)
    pr.piece(p.ribbon([(586, 1052), (624, 960), (632, 850)], [66, 56, 44], 30, True), None, 8)
    pr.piece(p.ribbon([(470, 940), (510, 1030), (588, 1056)], [92, 80, 68], 30, True), None, 8)
    pr.piece(p.ribbon([(588, 1046), (606, 1006)], [54, 48], 10), None, 0)
    with pr.at(34, 0):
        pr.piece(p.poly([(584, 800), (600, 800), (602, 752), (584, 752)]), "red", 5)
        pr.piece(p.spline([(574, 850), (566, 812), (574, 786), (596, 778), (618, 790), (624, 818), (618, 852)]), "brown", 6)
        for y in (796, 811, 826):
            pr.key.line([(568, y), (584, y + 3), (598, y)], 4, 0.3)
        pr.piece(p.spline([(566, 862), (598, 852), (630, 862), (628, 838), (598, 832), (568, 840)]), "red", 6)


def absent(pr: Print) -> None:
    """The third chair: empty, the headset hung over it, and its line still open."""
    chair(pr, 706, 968, 84)
    pr.piece(p.ribbon([(650, 1066), (648, 1010), (704, 966), (762, 1008), (764, 1064)], [13, 13, 13, 13, 13], 50, True), "red", 6)
    for x in (648, 766):
        pr.piece(p.circle(x, 1078, 21, 30), "red", 7)
        pr.cut([(x - 8, 1090), (x - 9, 1070), (x, 1058)], 5)


def paint() -> p.Array:
    """The card."""
    img = paper("fff6e2", seed=31)
    pr = Print(INKS, KEY, 31)
    sky(pr)
    switchboard(pr)
    planet(pr)
    absent(pr)
    speaking(pr)
    chair(pr, 462, 1090, 110)
    reaching(pr)
    chair(pr, 206, 1060, 118)
    pr.pull(img, 0.9, 0.3)
    return img
