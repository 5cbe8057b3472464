"""A queen walks away uphill and her cloak is her country; at its pegged hem one villager hangs on and one cuts.

Technique: colour linocut, one block for each ink.
"""

from __future__ import annotations

import math

import numpy as np
import skia

from art import paint as p
from art.paint.voices.linocut import Print
from art.paint.voices.printing import PLAIN, curve, paper

NUMBER, TITLE = 63, "Hem of the Kingdom"
FINISH = PLAIN
SHEET = p.spline(p.points("22,24! 400,20 776,25! 780,600 775,1176! 400,1180 25,1175! 21,600"))
LEFT = curve(p.points("392,330 364,430 308,550 240,680 194,800 176,900 142,984"), 6.0)
RIGHT = curve(p.points("604,330 638,420 660,540 682,680 706,820 734,930 760,1014"), 6.0)
# the hem hangs in taut arcs between the fists and two pegs
HEM = np.concatenate(
    [
        curve(points, 6.0)
        for points in ([(142, 984), (250, 964), (352, 1012)], p.points("352,1012 450,966 560,950 670,964 760,1014"))
    ]
)


def along(edge: p.Array, t: float) -> tuple[float, float]:
    """The point at a share t of an edge."""
    k = np.linspace(0, 1, len(edge))
    return float(np.interp(t, k, edge[:, 0])), float(np.interp(t, k, edge[:, 1]))


def spot(u: float, v: float) -> tuple[float, float]:
    """A place on the cloth: u -1..1 across, v 0..1 from the shoulders to the hem."""
    (ax, ay), (bx, by) = along(LEFT, v), along(RIGHT, v)
    t = (u + 1) / 2
    x = LEFT[-1][0] + (RIGHT[-1][0] - LEFT[-1][0]) * t
    pull = float(np.interp(x, HEM[:, 0], HEM[:, 1])) - (LEFT[-1][1] + (RIGHT[-1][1] - LEFT[-1][1]) * t)
    return ax + (bx - ax) * t, ay + (by - ay) * t + pull * v**3 + 26 * (1 - u * u) * v * (1 - v)


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
    pr.piece(
        p.poly(
            [*map(tuple, HEM), (766, 1040), (700, 1010), (560, 986), (450, 1000), (360, 1046), (250, 1000), (146, 1002)]
        ),
        "shade",
        0,
    )
    pr.piece(p.poly([*map(tuple, LEFT), *map(tuple, HEM), *map(tuple, RIGHT[::-1])]), "red", 9)
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
        spot(0.1, 0.66),
        spot(0.22, 0.76),
        spot(-0.12, 0.88),
        spot(-0.1, 1.0),
    ]
    pr.piece(p.ribbon(river, [8, 16, 22, 28, 34, 42, 50], 80), "water", 6)
    pr.piece(p.ribbon([tuple(q) for q in LEFT], [10, 30, 40, 34, 12], 90), "red", 7)
    pr.piece(p.ribbon([tuple(q) for q in HEM[::3]], [18, 18], 160), "gold", 6)
    for u, reach in (
        (-0.97, 0.78),
        (-0.9, 0.86),
        (-0.42, 0.86),
        (-0.32, 0.8),
        (-0.22, 0.87),
        (0.96, 0.84),
        (0.88, 0.9),
    ):
        low = spot(-0.32 + (u + 0.32) * 0.3 if abs(u) < 0.5 else math.copysign(0.985, u), 0.975)
        pr.key.line([low, spot(u, (reach + 0.975) / 2), spot(u, reach)], 8, 0.6)


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
    for x, side in ((436, -1), (560, 1)):
        pr.piece(
            p.spline([(x, 190), (x + side * 17, 186), (x + side * 18, 208), (x + side * 6, 226), (x - side * 4, 220)]),
            "skin",
            6,
        )
    hair = p.points("434,196 440,140 498,118 556,140 562,196 548,250 520,276 498,282 474,276 448,250")
    pr.piece(p.spline(hair), "hair", 8)
    for k in range(9):
        side, w = 1 if k % 2 else -1, 26 - 1.6 * k
        lobe = p.spline([(-w * 0.5, -24), (w * 0.7, -20), (w, 2), (w * 0.2, 26), (-w * 0.4, 22)])
        pr.piece(p.moved(lobe, 498 + side * w * 0.3, 282 + 20 * k, 1, turn=22, flip=side > 0), "hair", 5)
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


def head(pr: Print, x: float, y: float, turn: float, flip: bool, cover: str) -> None:
    """A villager's head in profile, with a cap or a headscarf."""
    with pr.at(x, y, 1.3, turn, flip=flip):
        pr.piece(p.ribbon([(-8, 14), (-12, 40)], [24, 28], 10), "skin", 5)
        face = p.points("-20,-8 -8,-26 14,-22 19,-8 30,3! 20,7 22,13! 18,16 16,25 2,27 -16,14")
        pr.piece(p.spline(face), "skin", 5)
        pr.piece(p.circle(11, -4, 3.2), "key", 0)
        pr.key.line([(5, -11), (16, -11)], 4, 0.5)
        pr.key.line([(10, 15), (19, 13)], 3.4, 0.5)
        if cover == "cap":
            pr.piece(p.spline(p.points("-22,-10 -6,-14 -6,8! -16,14 -22,6")), "hair", 4)
            pr.piece(p.spline(p.points("-25,-8! -20,-31 6,-37 20,-20 36,-13! 8,-12")), "key", 0)
        else:
            pr.piece(p.spline(p.points("-24,20 -24,-14 -6,-34 16,-29 15,-15 2,-6 0,24 8,32! -14,34")), "red", 5)
            pr.piece(p.spline(p.points("-20,16! -44,20 -38,36 -16,28!")), "red", 5)


def limb(pr: Print, points: p.Points, widths: list[float], ink: str | None) -> None:
    """An arm or a leg with weight."""
    pr.piece(p.ribbon(points, widths, 30, True), ink, 6)


def fist(pr: Print, x: float, y: float, turn: float, flip: bool = False) -> None:
    """A closed hand, wrist to the left: four fingers and a thumb round what it holds."""
    with pr.at(x, y, 1.05, turn, flip=flip):
        pr.piece(p.spline(p.points("-22,-11! -4,-17 8,-15 8,15 -4,16 -22,11!")), "skin", 5)
        for k, reach in enumerate((15, 18, 17, 14)):
            pr.piece(p.ribbon([(-1, -13.5 + 9 * k), (reach, -13 + 9 * k)], [10, 9.5], 8, True), "skin", 3.4)
        pr.piece(p.ribbon([(-12, -13), (0, -20), (12, -20)], [10, 10, 8], 10, True), "skin", 3.4)


def boot(pr: Print, x: float, y: float, turn: float, flip: bool = False) -> None:
    """A heavy boot, heel at the origin, sole down."""
    with pr.at(x, y, 1, turn, flip=flip):
        pr.piece(p.spline(p.points("-14,-40! 16,-40! 20,-20 46,-12 52,2! -14,2!"), tension=0.3), "key", 0)
        pr.cut([(40, -3), (0, -3)], 4)


def shadow(pr: Print, x: float, y: float, rx: float) -> None:
    """Where somebody presses on the ground."""
    pr.piece(p.spline(p.points("-1,0 -0.4,-11 0.5,-9 1,2 0.3,12 -0.6,10", at=(x, y), scale=(rx, 1))), "shade", 0)


def peg(pr: Print, x: float, y: float, turn: float) -> None:
    """A peg through the hem, its point in the ground."""
    shadow(pr, x + 20, y + 52, 44)
    with pr.at(x, y, 1, turn):
        pr.piece(p.poly(p.points("-12,-46 12,-46 8,50 -8,50")), "ochre", 6)
        pr.piece(p.rect(-18, -56, 36, 18, r=5), "ochre", 6)


def hauler(pr: Print) -> None:
    """He leans back with all his weight, both heels dug in, the corner of the cloth in his fists."""
    shadow(pr, 138, 1124, 70)
    shadow(pr, 240, 1152, 70)
    limb(pr, [(130, 1090), (190, 1056), (236, 1110)], [54, 46, 34], "hair")
    boot(pr, 242, 1146, -18)
    limb(pr, [(124, 1098), (168, 1088), (194, 1126)], [56, 48, 36], "hair")
    boot(pr, 196, 1156, -22)
    pr.piece(p.spline(p.points("104,1118 66,1056 46,1004 64,980 96,990 136,1046 154,1094 134,1126")), "water", 7)
    limb(pr, [(82, 1004), (112, 1004), (140, 986)], [36, 30, 22], "water")
    fist(pr, 164, 974, -26)
    limb(pr, [(74, 1014), (104, 1020), (128, 1002)], [38, 32, 22], "water")
    fist(pr, 147, 990, -30)
    head(pr, 70, 942, -26, flip=False, cover="cap")


def cutter(pr: Print) -> None:
    """Kneeling on her heels, she cuts the country from its hem."""
    shadow(pr, 640, 1152, 132)
    pr.piece(p.spline(p.points("686,1122 732,1120 764,1134 768,1152! 690,1154!")), "key", 0)
    skirt = p.points("644,1050 588,1080 546,1126 544,1154! 700,1156! 734,1128 712,1072")
    pr.piece(p.spline(skirt), "deep", 7)
    for line in ([(572, 1142), (604, 1108), (640, 1090)], [(640, 1144), (664, 1118), (680, 1090)]):
        pr.cut(line, 6)
    limb(pr, [(650, 1006), (612, 1014), (584, 984)], [32, 28, 20], "steel")
    fist(pr, 572, 966, 56, flip=True)
    pr.piece(p.spline(p.points("628,1082 620,1020 636,976 668,964 698,986 712,1040 710,1084 668,1096")), None, 7)
    shears(pr)
    limb(pr, [(664, 1008), (630, 1072), (580, 1054)], [38, 32, 22], None)
    fist(pr, 556, 1044, 14, flip=True)
    head(pr, 652, 922, -4, flip=True, cover="scarf")


def shears(pr: Print) -> None:
    """Long blades on both sides of the cut, the rings in her hand."""
    with pr.at(516, 978, 1.2, 62):
        for t in (-16, 16):
            pr.piece(p.moved(p.spline(p.points("8,-8! -60,-11 -124,0! -60,7 8,8!")), 0, 0, 1, turn=t), "steel", 6)
            pr.piece(p.moved(p.ribbon([(0, 0), (40, 0)], [15, 12], 8, True), 0, 0, 1, turn=t), "steel", 5)
            ring = p.moved(p.cut(p.circle(62, 0, 33, 20), p.circle(63, 0, 20, 9)), 0, 0, 1, turn=t * 1.2)
            pr.piece(ring, "red", 5)
        pr.piece(p.circle(0, 0, 7), "key", 0)


def villagers(pr: Print) -> None:
    """One hangs on to the hem between the pegs, one cuts."""
    pr.piece(p.poly([(552, 972), (462, 980), (446, 826)]), "shade", 7)
    peg(pr, 354, 1012, 6)
    peg(pr, 752, 1010, -12)
    hauler(pr)
    cutter(pr)


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
        "shade": "c07f38",
    }
    pr = Print(inks, "26203c", 5)
    evening(pr)
    cloak(pr)
    house(pr, 596, 612, 0.66, turn=2, roof="red", shape="small")
    house(pr, 348, 700, 0.9, turn=-4, roof="ochre", shape="barn")
    house(pr, 632, 760, 0.9, turn=3, roof="red", shape="tall")
    tree(pr, 404, 590, 0.66)
    tree(pr, 610, 900, 0.95)
    house(pr, 300, 900, 1.1, turn=-4, roof="red", shape="mill")
    queen(pr)
    villagers(pr)
    pr.carve(p.cut(p.rect(-20, -20, 840, 1240), SHEET))
    pr.pull(img, 1.3, 0.25)
    return img
