"""After sunset a camel carries a glass globe with a piece of sea for its hump; where it drips, grass grows.

Technique: linocut.
"""

from __future__ import annotations

import math

import numpy as np

from art import paint as p
from art.paint.props.camel import camel, saddle
from art.paint.voices.linocut import Print
from art.paint.voices.printing import PLAIN, paper

NUMBER, TITLE = 27, "Caravan of Seas"
FINISH = PLAIN

INKS = {
    "night": "4a2a78",
    "magenta": "b8306c",
    "coral": "f2604c",
    "orange": "ffa544",
    "dune": "c23444",
    "plum": "5c1c4c",
    "aqua": "a6ece2",
    "sea": "22a0c8",
    "deep": "1a4fa4",
    "hide": "d08c46",
    "dark": "9a5a34",
    "gold": "ffd24c",
    "green": "58b45a",
    "skin": "8c5230",
}
KEY = "1d0f22"
SHEET = p.spline(p.points("20,22! 400,18 781,21! 779,600 782,1179! 400,1182 19,1178! 22,600"))
GX, GY, GR = 328.0, 400.0, 214.0  # the globe
CREST: list[p.Point] = p.points("-20,1082! 180,1070 380,1060 560,1040 700,996 820,936!")


def evening(pr: Print) -> None:
    """Bands of the afterglow, one star, a far dune."""
    random = np.random.default_rng(7)
    pr["night"].ink(p.rect(0, 0, 800, 1200))
    for radius, ink in ((860, "magenta"), (610, "coral"), (390, "orange")):
        disc = p.circle(520, 900, radius)
        pr.piece(disc, ink, 0)
        for k in range(int(radius / 7)):
            a = -math.pi * (k + random.uniform(0, 0.5)) / (radius / 7)
            reach = random.uniform(24, 60)
            pr[ink].cut([(520 + q * math.cos(a), 900 + q * math.sin(a)) for q in (radius - reach, radius + 4)], 7)
    for x, y, r, n in ((694, 96, 20, 4), (80, 84, 8, 4), (600, 64, 6, 5), (52, 250, 7, 4), (745, 236, 7, 5)):
        pr.piece(p.star(x, y, r, n, inner=0.3, turn=0), None, 0)
    pr.piece(p.spline(p.points("-20,742! 160,712 420,744 640,722 820,744! 820,1220! -20,1220!")), "dune", 0)
    for y, x0, x1 in (
        (800, 20, 110),
        (850, -10, 90),
        (804, 560, 600),
        (860, 700, 800),
        (806, 716, 800),
        (930, 300, 360),
        (900, 290, 400),
        (980, 250, 340),
    ):
        pr.cut([(x0, y + 6), ((x0 + x1) / 2, y - 6), (x1, y)], 6)


def far_camels(pr: Print) -> None:
    """Two more seas on their way, one behind the other."""
    for x, y, s, stoop in ((744, 716, 1.0, 0), (62, 706, 0.66, 14)):
        with pr.at(x, y, s):
            pr.key.ink(p.spline(p.points("-34,-26 -28,-42 20,-42 30,-30 20,-18 -26,-18")))
            for ax, bx in ((-26, -32), (-20, -14), (16, 10), (22, 30)):
                pr.key.ink(p.ribbon([(ax, -24), (ax + (bx - ax) * 0.3, -10), (bx, 8)], [9, 5, 4], 10))
            pr.key.ink(
                p.ribbon([(22, -32), (38, -28 + stoop), (44, -46 + stoop * 2)], [14, 8, 6], 14),
                p.ribbon([(42, -48 + stoop * 2), (56, -44 + stoop * 2)], [9, 5], 6, True),
            )
            pr.piece(p.circle(-4, -58, 25), "aqua", 4)
            pr.piece(p.spline(p.points("-26,-56! -14,-61 -4,-56 8,-61 19,-56! 12,-40 -4,-35 -20,-42")), "sea", 0)


def ground(pr: Print) -> None:
    """The dune under their feet, combed by the wind."""
    pr.piece(p.spline([*CREST, (820, 1220, 1), (-20, 1220, 1)]), "plum", 0)
    for k in range(5):
        y = 1104 + k * 24
        for x in range(300 + k * 26 % 60, 800, 130):
            rise = (x - 300) * 0.2
            pr.cut([(x, y - rise + 14), (x + 44, y - rise - 6), (x + 92 - k * 4, y - rise - 14)], 6)
    line = p.sample(p.points("96,1074 130,1100 110,1130 180,1150 270,1160 320,1200"), 40)
    pr.piece(p.ribbon([(float(x), float(y)) for x, y in line[::4]], [8, 10, 12, 15, 18, 24], 60), "aqua", 0)
    for x, y, n, lean in (
        (70, 1080, 46, -14),
        (88, 1078, 34, 8),
        (142, 1104, 52, 16),
        (126, 1102, 36, -10),
        (84, 1130, 44, -18),
        (100, 1142, 34, 4),
        (196, 1142, 54, 10),
        (214, 1146, 40, 24),
        (160, 1170, 44, -14),
        (262, 1148, 46, 8),
        (244, 1182, 40, -10),
        (300, 1164, 56, 18),
    ):
        pr.piece(p.ribbon([(x, y), (x + lean * 0.3, y - n * 0.55), (x + lean, y - n)], [13, 10, 1], 14), "green", 0)


def globe(pr: Print) -> None:
    """A piece of sea under glass: lighthouse, shoal, a crack."""
    pr.piece(p.circle(GX, GY, GR), "aqua", 9)
    waves: list[p.Point] = p.points("-213,10! -180,-12 -140,10 -96,-16 -50,8 -4,-14 44,8 90,-14 136,8 176,-12 213,8!")
    bowl = [(GR * 0.985 * math.cos(a), GR * 0.985 * math.sin(a)) for a in np.linspace(0.06, math.pi - 0.06, 14)]
    with pr.at(GX, GY):
        for x, y, s in ((-104, -96, 1.0), (-60, -134, 0.7)):
            pr.key.line(
                [
                    (x - 24 * s, y - 6 * s),
                    (x - 10 * s, y - 12 * s),
                    (x, y),
                    (x + 12 * s, y - 13 * s),
                    (x + 26 * s, y - 4 * s),
                ],
                5,
            )
        pr.piece(p.poly([(66, -128), (-150, -60), (-168, -104)]), "gold", 0)
        pr.piece(p.spline(p.points("24,90! 32,20 52,-24 96,-30 118,16 140,96!")), "plum", 6)
        pr.piece(p.poly(p.points("58,-26 66,-112 96,-112 104,-26")), None, 6)
        for y, w in ((-96, 17), (-60, 20)):
            pr.piece(p.poly([(81 - w, y + 18), (81 - w + 1, y), (81 + w - 1, y), (81 + w, y + 18)]), "coral", 4)
        pr.piece(p.rect(66, -142, 30, 28), "gold", 5)
        pr.piece(p.poly([(60, -142), (81, -168), (102, -142)]), "coral", 5)
        sea = p.spline([*waves, *[(float(a), float(b)) for a, b in bowl]])
        pr.piece(sea, "sea", 0)
        pr.key.line([(q[0], q[1]) for q in waves], 6, 0.1)
        pr.piece(
            p.spline(p.points("-190,86! -120,70 -30,92 60,74 140,92 192,82! 150,148 70,200 0,210 -80,196 -150,146")),
            "deep",
            0,
        )
        pr.piece(
            p.spline(
                p.points(
                    "34,16! 26,60! 2,96 -6,140! -34,176 -44,204! 60,202 132,160 172,110! 150,84! 138,50 120,16! 76,4"
                )
            ),
            "plum",
            0,
        )
        for x, y, s, turn, flip in (
            (-88, 52, 1.1, -8, False),
            (-52, 124, 0.9, 12, False),
            (-14, 48, 0.55, -20, False),
            (-96, 178, 0.62, 16, False),
        ):
            with pr.at(x, y, s, turn, flip=flip):
                pr.piece(p.spline(p.points("-38,0 -8,-20 26,-10 36,0! 26,10 -8,20")), "gold", 5)
                pr.piece(p.spline(p.points("-32,0! -58,-20! -50,0 -56,20!")), "gold", 5)
                pr.key.ink(p.circle(18, -4, 4))
        pr.cut([(-176, -66), (-150, -128), (-96, -176)], 16)
        pr.cut([(-190, -30), (-188, -44)], 12)
        for a, b in (((-204, 62), (-150, 92)), ((-150, 92), (-172, 124)), ((-172, 124), (-112, 148))):
            pr.cut([a, b], 15)
            pr.key.line([a, ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2), b], 4, 0)
    pr.piece(p.ribbon([(204, 590), (328, 624), (452, 590)], [30, 34, 30], 40, True), "gold", 7)
    for x, y, r in ((112, 580, 9), (70, 900, 9), (66, 985, 11), (82, 800, 8)):
        pr.piece(p.spline([(x, y - r * 2, 1), (x + r, y + r * 0.3), (x, y + r), (x - r, y + r * 0.3)]), "aqua", 4)


def guide(pr: Print) -> None:
    """She leads: a blue robe, a pale scarf, one hand up with the rope."""
    pr.key.line(p.points("706,802 730,720 718,600 682,522"), 6, 0.1)
    pr.piece(p.spline(p.points("630,712! 584,752 568,820 530,872! 574,866 606,884! 636,800")), None, 6)
    for x, y, turn in ((604, 1034, -6), (690, 1014, -20)):
        with pr.at(x, y, 0.8, turn):
            pr.piece(p.spline(p.points("-20,-20 10,-24 40,-6 48,8! -24,8!")), "skin", 5)
    robe = p.spline(
        p.points("618,790 648,772 682,790 690,860 704,930 732,1004! 688,1000 640,1022 570,1014! 594,930 604,860")
    )
    pr.piece(robe, "sea", 7)
    for line in ([(640, 880), (632, 950), (612, 1006)], [(662, 890), (668, 950), (680, 990)]):
        pr.key.line(line, 5)
    pr.piece(p.ribbon([(604, 866), (648, 876), (690, 862)], [16, 18, 16], 20), "coral", 5)
    pr.piece(p.ribbon([(704, 826), (708, 800)], [22, 24], 8, True), "skin", 5)
    pr.piece(p.ribbon([(650, 806), (676, 868), (704, 824)], [44, 38, 30], 30, True), "sea", 6)
    pr.piece(p.spline(p.points("622,716 640,688 676,690 686,716 698,738 686,744 686,760 666,774 634,770")), "skin", 6)
    pr.key.line([(664, 724), (674, 728), (682, 724)], 5)
    pr.key.line([(688, 754), (676, 756)], 4)
    pr.piece(
        p.spline(
            p.points("684,694 664,668 628,672 604,708 606,764 620,804 660,800 684,784 656,776 640,748 644,712 664,700")
        ),
        None,
        6,
    )


def child(pr: Print) -> None:
    """Runs ahead and looks back at the sea."""
    with pr.at(718, 1000, 1.12, 0):
        pr.piece(p.ribbon([(-2, -46), (-18, -26), (-38, -22)], [15, 12, 9], 14, True), "skin", 4)
        pr.piece(p.ribbon([(4, -46), (20, -24), (14, 2)], [15, 12, 9], 14, True), "skin", 4)
        pr.piece(p.ribbon([(4, -84), (24, -96), (40, -92)], [12, 10, 9], 14, True), "skin", 4)
        pr.piece(p.spline(p.points("-10,-94 10,-96 20,-38! -22,-42!")), "gold", 5)
        pr.piece(p.circle(0, -116, 20, 21), "skin", 5)
        pr.key.ink(p.spline(p.points("-10,-136 12,-140 24,-118 16,-96 8,-112 -4,-124 -18,-122")))
        pr.key.ink(p.circle(-9, -114, 3))


def paint() -> p.Array:
    """Evening, dunes, the camel and its sea, the two who lead it."""
    img = paper("fbf4e2", tooth=0.006, seed=4)
    pr = Print(INKS, KEY, seed=5)
    evening(pr)
    far_camels(pr)
    ground(pr)
    with pr.at(-30, 72, 0.94):
        camel(pr)
        saddle(pr)
        globe(pr)
    with pr.at(-46, 14):
        guide(pr)
    child(pr)
    pr.carve(p.cut(p.rect(-20, -20, 840, 1240), SHEET))
    pr.pull(img)
    return img
