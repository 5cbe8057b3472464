"""A queen walks away uphill and her cloak is her country; at its hem the villagers hold on, and one has scissors.

Technique: colour linocut, one block for each ink.
"""

from __future__ import annotations

import math

import numpy as np
import skia

from art import paint as p
from art.paint.voices.linocut import Print
from art.paint.voices.printing import PLAIN, paper

NUMBER, TITLE = 63, "Hem of the Kingdom"
FINISH = PLAIN
SHEET = p.spline(p.points("22,24! 400,20 776,25! 780,600 775,1176! 400,1180 25,1175! 21,600"))
TOP, HEM = 330.0, 1052.0
LEFT = p.points("392,330 366,420 318,520 230,640 130,780 62,920 36,1052")
RIGHT = p.points("604,330 636,420 652,520 668,640 694,780 728,920 764,1052")


def spot(u: float, v: float) -> tuple[float, float]:
    """A place on the cloth: u -1..1 across, v 0..1 from the shoulders to the hem."""
    y = TOP + (HEM - TOP) * v
    a, b = (float(np.interp(y, [q[1] for q in side], [q[0] for q in side])) for side in (LEFT, RIGHT))
    return (a + b) / 2 + (b - a) / 2 * u, y + 34 * (1 - u * u) * v + 10 * math.sin(u * 7) * v


def strip(u0: float, u1: float, v0: float, v1: float) -> skia.Path:
    """A field on the cloth."""
    t = np.linspace(0, 1, 9)
    edge = [spot(u0 + (u1 - u0) * k, v0) for k in t] + [spot(u1, v0 + (v1 - v0) * k) for k in t]
    edge += [spot(u1 + (u0 - u1) * k, v1) for k in t] + [spot(u0, v1 + (v0 - v1) * k) for k in t]
    return p.poly(edge)


def evening(pr: Print) -> None:
    """A low gold sky and the bare hill that she climbs."""
    pr.piece(p.rect(0, 0, 800, 1200), "sky", 0)
    pr.piece(p.circle(196, 214, 92), "gold", 0)
    for k, t in enumerate(np.linspace(0.1, 6.1, 17)):
        n = (130, 158, 142)[k % 3]
        pr.cut([(196 + 108 * math.cos(t), 214 + 108 * math.sin(t)), (196 + n * math.cos(t), 214 + n * math.sin(t))], 8)
    pr.piece(p.spline(p.points("-20,470! 160,420 380,350 600,280 820,250! 820,1220! -20,1220!")), "hill", 0)
    for line in (
        [(60, 560), (130, 530), (200, 516)],
        [(660, 420), (720, 396), (770, 390)],
        [(84, 660), (130, 640), (170, 634)],
        [(700, 560), (740, 548), (772, 548)],
    ):
        pr.cut(line, 8)


# each row of fields: from, to, the borders across, the inks
ROWS: tuple[tuple[float, float, tuple[float, ...], tuple[str, ...]], ...] = (
    (0.3, 0.46, (-1, -0.3, 0.36, 1), ("green", "gold", "deep")),
    (0.46, 0.64, (-1, -0.5, 0.1, 0.56, 1), ("gold", "deep", "green", "ochre")),
    (0.64, 0.83, (-1, -0.64, -0.1, 0.44, 1), ("deep", "ochre", "gold", "green")),
    (0.83, 1.0, (-1, -0.46, 0.22, 0.7, 1), ("green", "gold", "deep", "gold")),
)


def furrows(pr: Print, u0: float, u1: float, v0: float, v1: float, across: bool, seed: int) -> None:
    """Gouge marks that follow the cloth."""
    random = np.random.default_rng(seed)
    for k in np.linspace(0.16, 0.84, 5):
        a, b = random.uniform(0.06, 0.16), random.uniform(0.84, 0.94)
        if across:
            line = [spot(u0 + (u1 - u0) * t, v0 + (v1 - v0) * k) for t in np.linspace(a, b, 6)]
        else:
            line = [spot(u0 + (u1 - u0) * k, v0 + (v1 - v0) * t) for t in np.linspace(a, b, 6)]
        pr.cut(line, 5)


def cloak(pr: Print) -> None:
    """Crimson at the shoulders; below, the folds become furrows and the cloth a country."""
    hem = p.points("764,1052! 700,1078 640,1074 560,1098! 460,1090 340,1104! 230,1092 150,1086! 36,1052!")
    outline = p.spline([*LEFT[:-1], *hem[::-1], *RIGHT[:-1][::-1]])
    lining = p.points("392,340! 340,440 270,540 170,650 70,790 24,930 36,1052! 80,930 150,780 250,640 330,520 372,420")
    pr.piece(p.spline(lining), "red", 8)
    pr.piece(outline, "red", 9)
    k = 0
    for v0, v1, borders, inks in ROWS:
        for u0, u1, ink in zip(borders, borders[1:], inks, strict=False):
            pr.piece(strip(u0, u1, v0, v1), ink, 5)
            furrows(pr, u0, u1, v0, v1=v1, across=k % 3 == 1, seed=30 + k)
            k += 1
    for u, low in ((-0.66, 0.26), (-0.3, 0.27), (0.06, 0.25), (0.4, 0.27), (0.74, 0.25)):
        pr.key.line([spot(u * 0.8, 0.05), spot(u * 0.9, 0.16), spot(u, low)], 9, 0.6)
    river = [
        spot(0.1, 0.3),
        spot(0.3, 0.42),
        spot(-0.1, 0.54),
        spot(0.12, 0.68),
        spot(0.34, 0.8),
        spot(0.0, 0.92),
        spot(0.1, 1.01),
    ]
    pr.piece(p.ribbon(river, [8, 16, 22, 28, 34, 42, 50], 80), "water", 6)
    pr.piece(p.ribbon([q[:2] for q in hem], [16, 16], 120), "gold", 5)


def house(pr: Print, x: float, y: float, k: float, turn: float, roof: str, shape: str) -> None:
    """One dwelling; no two have the same shape."""
    with pr.at(x, y, k, turn):
        if shape == "mill":
            pr.piece(p.poly(p.points("-24,0 24,0 16,-78 -16,-78")), None, 5)
            pr.piece(p.spline([(-22, -76, 1), (0, -104), (22, -76, 1)]), roof, 5)
            for t in (0.5, 2.07, 3.64, 5.21):
                pr.piece(p.ribbon([(0, -76), (56 * math.cos(t), -76 + 56 * math.sin(t))], [5, 17], 10), None, 4)
        elif shape == "barn":
            pr.piece(p.poly(p.points("-64,0 64,0 64,-34 -64,-34")), None, 5)
            pr.piece(p.poly(p.points("-76,-30 76,-30 54,-74 -50,-74")), roof, 5)
            pr.piece(p.rect(-14, -26, 28, 26), "key", 0)
        elif shape == "tall":
            pr.piece(p.rect(26, -116, 14, 40), None, 4)
            pr.piece(p.poly(p.points("-34,0 36,0 36,-64 -34,-64")), None, 5)
            pr.piece(p.poly([(-48, -58), (50, -58), (0, -122)]), roof, 5)
            for wx, wy in ((-20, -50), (6, -50), (-20, -24)):
                pr.piece(p.rect(wx, wy, 14, 16), "key", 0)
        else:
            pr.piece(p.poly(p.points("-42,0 40,0 40,-38 -42,-38")), None, 5)
            pr.piece(p.poly(p.points("-54,-34 52,-34 24,-80 -26,-80")), roof, 5)
            pr.piece(p.arch(8, 0, 20, 28), "key", 0)
            pr.piece(p.rect(-28, -28, 15, 14), "key", 0)


def tree(pr: Print, x: float, y: float, k: float) -> None:
    """A round tree."""
    with pr.at(x, y, k):
        pr.piece(p.rect(-5, -26, 10, 28), "key", 0)
        pr.piece(p.spline(p.points("-28,-34 -22,-66 4,-78 28,-58 26,-30 0,-20")), "deep", 5)
        pr.cut([(-14, -40), (-12, -56), (0, -66)], 6)


def queen(pr: Print) -> None:
    """From behind, unhurried: ermine, a heavy plait, a crown a little too large."""
    pr.piece(p.ribbon([(500, 300), (498, 240)], [66, 60], 12), "skin", 7)
    collar = p.points("372,352 384,306 430,276 498,268 566,276 612,306 628,352 580,378 498,388 418,378")
    pr.piece(p.spline(collar), None, 8)
    for x, y, t in ((410, 330, 10), (452, 308, -6), (540, 306, 12), (586, 332, -8), (436, 358, 4), (562, 360, -12)):
        pr.piece(p.moved(p.spline(p.points("0,-11! 8,2 4,13 -4,13 -8,2")), x, y, 1, turn=t), "key", 0)
    hair = p.points("434,196 440,140 498,118 556,140 562,196 548,250 520,276 498,282 474,276 448,250")
    pr.piece(p.spline(hair), "hair", 8)
    for k, (x, y, w) in enumerate(((498, 286, 27), (500, 326, 25), (497, 364, 22), (500, 399, 19), (498, 428, 15))):
        pr.piece(
            p.moved(
                p.spline([(0, -26), (w, -8), (w * 0.7, 18), (0, 26), (-w * 0.7, 18), (-w, -8)]),
                x,
                y,
                1,
                turn=6 if k % 2 else -6,
            ),
            "hair",
            5,
        )
    pr.piece(p.spline(p.points("498,440! 512,470 498,486! 484,470")), "hair", 5)
    for line in (
        [(456, 236), (450, 196), (462, 164)],
        [(540, 236), (546, 196), (534, 164)],
        [(484, 262), (480, 220), (486, 180)],
    ):
        pr.cut(line, 6)
    crown = p.points("426,168! 410,62! 454,112! 474,44! 500,104! 526,42! 546,112! 592,62! 572,168! 500,184")
    pr.piece(p.spline(crown), "gold", 8)
    pr.piece(p.ribbon([(428, 160), (500, 176), (570, 160)], [22, 24, 22], 20), "ochre", 5)
    for x, y in p.points("410,56 474,38 526,36 592,56"):
        pr.piece(p.circle(x, y, 12), "gold", 6)
    for x, y in ((462, 168), (500, 174), (538, 168)):
        pr.piece(p.circle(x, y, 8), "red", 0)


def head(pr: Print, x: float, y: float, flip: bool, cover: str) -> None:
    """A villager's head in profile, with a cap or a headscarf."""
    with pr.at(x, y, 1, 0, flip=flip):
        pr.piece(p.spline(p.points("-20,-8 -10,-25 12,-23 20,-6 29,3! 20,8 17,21 0,25 -18,13")), "skin", 5)
        pr.piece(p.circle(11, -3, 3), "key", 0)
        if cover == "cap":
            pr.piece(p.spline(p.points("-24,-8! -18,-30 6,-35 22,-20 33,-12! 8,-13")), "key", 0)
        else:
            pr.piece(p.spline(p.points("-26,18 -24,-14 -6,-32 16,-27 14,-14 2,-4 2,22! -20,30")), "red", 5)


def limb(pr: Print, points: p.Points, widths: list[float], ink: str) -> None:
    """An arm or a leg with weight."""
    pr.piece(p.ribbon(points, widths, 30, True), ink, 5)


def villagers(pr: Print) -> None:
    """One hangs on to the hem with all his weight, one drives in the last peg, one opens her scissors."""
    for x, y, t in ((196, 1090, 12), (404, 1100, -8), (742, 1064, -14)):
        pr.piece(p.moved(p.poly(p.points("-9,-34 9,-34 5,34 -5,34")), x, y, 1, turn=t), "ochre", 5)
    limb(pr, [(108, 1118), (140, 1130), (176, 1150)], [34, 28, 22], "key")
    limb(pr, [(100, 1118), (106, 1142), (150, 1168)], [34, 28, 22], "key")
    pr.piece(p.spline(p.points("72,1124 56,1076 58,1036 84,1030 108,1056 124,1112 102,1132")), "water", 6)
    limb(pr, [(82, 1050), (116, 1052), (150, 1072)], [26, 22, 17], "water")
    pr.piece(p.circle(154, 1076, 12), "skin", 5)
    head(pr, 62, 1010, False, cover="cap")
    limb(pr, [(310, 1120), (290, 1142), (294, 1170)], [34, 28, 22], "key")
    limb(pr, [(318, 1120), (336, 1142), (330, 1170)], [34, 28, 22], "key")
    pr.piece(p.spline(p.points("288,1124 286,1060 304,1030 332,1034 344,1066 338,1126")), "gold", 6)
    limb(pr, [(320, 1050), (356, 1030), (372, 990)], [26, 22, 17], "gold")
    pr.piece(p.moved(p.rect(-7, -64, 14, 84), 374, 984, 1, turn=24), "ochre", 5)
    pr.piece(p.moved(p.rect(-34, -22, 68, 40, r=5), 402, 926, 1, turn=24), "ochre", 6)
    pr.piece(p.circle(375, 982, 12), "skin", 5)
    head(pr, 314, 1006, False, cover="cap")
    skirt = p.points("672,1066 640,1090 612,1130 606,1172! 716,1174! 712,1110")
    pr.piece(p.spline(skirt), "deep", 6)
    pr.piece(p.spline(p.points("648,1084 650,1030 672,1012 700,1026 706,1092 676,1104")), None, 6)
    with pr.at(556, 1076, 1.1, -6):
        for t in (-17, 17):
            pr.piece(p.moved(p.spline(p.points("6,-7! -60,-9 -104,0! -60,7 6,7!")), 0, 0, 1, turn=t), "steel", 5)
            pr.piece(
                p.cut(
                    p.moved(p.circle(46, 0, 25, 19), 0, 0, 1, turn=t), p.moved(p.circle(46, 0, 13, 8), 0, 0, 1, turn=t)
                ),
                "red",
                5,
            )
        pr.piece(p.circle(0, 0, 6), "key", 0)
    limb(pr, [(668, 1040), (640, 1064), (608, 1062)], [24, 20, 16], "steel")
    pr.piece(p.circle(606, 1060, 12), "skin", 5)
    head(pr, 668, 992, True, cover="scarf")


def paint() -> p.Array:
    """The whole card."""
    img = paper("fdf6e6", seed=3)
    inks = {
        "sky": "c3e4e2",
        "gold": "f7c443",
        "hill": "efb469",
        "red": "cf2038",
        "green": "8db648",
        "deep": "3f8a56",
        "ochre": "c9752f",
        "water": "5cb3cf",
        "skin": "e9ae86",
        "hair": "7a3b26",
        "steel": "d5dde0",
    }
    pr = Print(inks, "26203c", 5)
    evening(pr)
    cloak(pr)
    house(pr, 586, 618, 0.66, turn=2, roof="red", shape="small")
    tree(pr, 404, 606, 0.66)
    house(pr, 330, 700, 0.86, turn=-6, roof="ochre", shape="barn")
    house(pr, 616, 764, 0.86, turn=3, roof="red", shape="tall")
    tree(pr, 494, 716, 0.72)
    house(pr, 268, 900, 1.12, turn=-4, roof="red", shape="mill")
    house(pr, 620, 930, 1.1, turn=3, roof="ochre", shape="small")
    tree(pr, 160, 930, 1.0)
    tree(pr, 690, 880, 0.9)
    queen(pr)
    with pr.at(0, -18):
        villagers(pr)
    pr.carve(p.cut(p.rect(-20, -20, 840, 1240), SHEET))
    pr.pull(img, 1.3, 0.25)
    return img
