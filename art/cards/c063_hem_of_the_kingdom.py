"""A queen walks away uphill and her cloak is her country; one villager hauls at its corner, and one cuts it in two.

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
LEFT = curve(p.points("412,318 364,352 352,410 342,500 322,590 290,690 254,806 216,912"), 6.0)
RIGHT = curve(p.points("586,318 634,358 648,420 646,560 664,700 706,830 774,940 856,1020"), 6.0)
# the corner is up in his fists; the rest of the hem lies on the ground in folds
HEM = curve(
    p.points("216,912 262,966 310,1012 352,1034 398,1056 446,1046 492,1064 540,1046 594,1070 650,1050 856,1050"),
    6.0,
)
SLIT = p.points("398,796! 388,920 368,1052! 400,1070 450,1072 494,1076 536,1064! 496,950")  # how far she has come


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
    fold = 9 * math.cos(13.6 * u + 0.5) * v * (1 - v)
    return ax + (bx - ax) * t, ay + (by - ay) * t + pull * v**2.4 + fold + 40 * (1 - u * u) * v * (1 - v)


def strip(u0: float, u1: float, v0: float, v1: float) -> skia.Path:
    """A field on the cloth."""
    t = np.linspace(0, 1, 17)
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
    her_shadow = p.spline(p.points("646,500! 706,590 768,656 820,700! 820,1030! 770,940 706,840 660,700"))
    pr.piece(her_shadow, "shade", 0)
    for line in (
        [(60, 560), (130, 530), (200, 516)],
        [(660, 420), (720, 396), (770, 390)],
        [(84, 660), (130, 640), (170, 634)],
        [(716, 500), (748, 488), (780, 486)],
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


def folds(pr: Print) -> None:
    """The cloth falls in folds from the collar to the hem: a transparent tone over all the fields, dark at its ends."""
    for u, sway, top, low, wide in (
        (-0.7, 0.04, 0.08, 0.97, 26),
        (-0.3, -0.06, 0.03, 0.99, 40),
        (0.06, 0.05, 0.1, 0.58, 26),
        (0.36, 0.05, 0.05, 0.99, 42),
        (0.72, -0.04, 0.1, 0.99, 48),
    ):
        v = np.linspace(top, low, 12)
        line = [spot(u * (0.84 + 0.16 * float(k)) + sway * math.sin(7 * float(k)), float(k)) for k in v]
        pr["fold"].ink(p.ribbon([(x + wide * 0.4 * k / 11, y) for k, (x, y) in enumerate(line)], [4, wide * 0.6, wide]))
        pr.key.line(line[: 4 if u < 0.5 else 3], 8, 0.9)
        if low > 0.9:
            pr.key.line(line[:-4:-1], 8, 0.9)


def cloak(pr: Print) -> None:
    """Crimson at the shoulders; below, the folds become furrows and the cloth a country."""
    pr.piece(p.spline(p.points("270,1044 330,1040 560,1060 860,1056! 860,1098! 600,1108 300,1074")), "shade", 0)
    pr.piece(p.poly([*map(tuple, LEFT), *map(tuple, HEM), *map(tuple, RIGHT[::-1])]), "red", 9)
    k = 0
    for v0, v1, borders, inks in ROWS:
        for u0, u1, ink in zip(borders, borders[1:], inks, strict=False):
            pr.piece(strip(u0, u1, v0, v1), ink, 5)
            furrows(pr, u0, u1, v0, v1=v1, across=k % 3 == 1, seed=30 + k)
            k += 1
    river = [spot(u, v) for u, v in p.points("0.1,0.3 0.3,0.42 -0.16,0.54 0.02,0.66 0.1,0.75 -0.3,0.86 -0.64,0.985")]
    pr.piece(p.ribbon(river, [8, 16, 22, 28, 34, 40, 46], 80), "water", 6)
    folds(pr)
    pr.piece(p.ribbon([tuple(q) for q in LEFT], [10, 28, 36, 30, 16], 90), "red", 7)
    pr.piece(p.ribbon([tuple(q) for q in HEM[::3]], [18, 18], 160), "gold", 6)
    pr.piece(p.spline(SLIT), "hill", 0)
    pr.piece(p.spline(p.points("398,796! 388,900 380,990! 420,930 470,936 498,960! 460,880")), "shade", 0)
    for side in (SLIT[:3], [SLIT[0], SLIT[7], SLIT[6]]):
        pr.key.line([q[:2] for q in side], 8, 0.3)


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
    """From behind, unhurried, her head a little inclined: ermine, a heavy plait, a crown a little too large."""
    collar = p.points("384,346 398,304 440,276 498,268 558,276 602,306 618,350 574,376 498,388 424,374")
    plait_tip = p.spline(p.points("498,440! 512,470 498,486! 484,470"))

    pr.piece(p.ribbon([(500, 300), (498, 240)], [66, 60], 12), "skin", 7)
    pr.piece(p.spline(collar), None, 8)
    for x, y, t in ((414, 330, 10), (452, 306, -6), (540, 304, 12), (584, 334, -8), (442, 357, 4), (556, 360, -12)):
        pr.piece(p.moved(p.spline(p.points("0,-11! 8,2 4,13 -4,13 -8,2")), x, y, 1, turn=t), "key", 0)
    with pr.at(498, 280, 1, 4):
        back_of_head(pr)
    for k in range(9):
        side, w = 1 if k % 2 else -1, 26 - 1.6 * k
        lobe = p.spline([(-w * 0.5, -24), (w * 0.7, -20), (w, 2), (w * 0.2, 26), (-w * 0.4, 22)])
        pr.piece(p.moved(lobe, 498 + side * w * 0.3, 282 + 20 * k, 1, turn=22, flip=side > 0), "hair", 5)
    pr.piece(plait_tip, "hair", 5)
    with pr.at(498, 280, 1, 4):
        crown(pr)


def back_of_head(pr: Print) -> None:
    """Ears and brown hair, drawn round the nape."""
    hair = p.points("-64,-84 -58,-140 0,-162 58,-140 64,-84 50,-30 22,-4 0,2 -24,-4 -50,-30")
    strands = ("-42,-44 -48,-84 -36,-116", "42,-44 48,-84 36,-116", "-14,-18 -18,-60 -12,-100")
    for side in (-1, 1):
        ear = p.points("62,-90 79,-94 80,-72 68,-54 58,-60", scale=(side, 1))
        pr.piece(p.spline(ear), "skin", 6)
    pr.piece(p.spline(hair), "hair", 8)
    for line in strands:
        pr.cut(p.points(line), 6)


def crown(pr: Print) -> None:
    """Four points with their balls, a band with three stones."""
    gold = p.points("-72,-112! -88,-218! -44,-168! -24,-236! 2,-176! 28,-238! 48,-168! 94,-218! 74,-112! 2,-96")
    pr.piece(p.spline(gold), "gold", 8)
    pr.piece(p.ribbon([(-70, -120), (2, -104), (72, -120)], [22, 24, 22], 20), "ochre", 5)
    for x, y in p.points("-88,-224 -24,-242 28,-244 94,-224"):
        pr.piece(p.circle(x, y, 12), "gold", 6)
    for x, y in ((-36, -112), (2, -106), (40, -112)):
        pr.piece(p.circle(x, y, 8), "red", 0)
    pr.cut([(-58, -134), (-64, -160), (-72, -188)], 6)


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
    """A closed hand from behind, wrist to the left: four knuckles, the thumb along what it holds."""
    with pr.at(x, y, 1.2, turn, flip=flip):
        hand = p.points("-26,-11! -8,-17 6,-19! 17,-17 19,-10! 23,-7 22,0! 23,5 20,9! 18,15 10,19 -8,15 -26,11!")
        pr.piece(p.spline(hand), "skin", 5)
        for line in ([(19, -10), (7, -8)], [(22, 0), (8, 0)], [(20, 9), (8, 8)]):
            pr.key.line(line, 3.2, 0.7)
        pr.piece(p.spline(p.points("-14,-8! -9,-19 4,-25 14,-23 12,-17 0,-12")), "skin", 4)


def boot(pr: Print, x: float, y: float, turn: float, flip: bool = False) -> None:
    """A heavy boot, heel at the origin, sole down."""
    with pr.at(x, y, 1, turn, flip=flip):
        pr.piece(p.spline(p.points("-14,-40! 16,-40! 20,-20 46,-12 52,2! -14,2!"), tension=0.3), "key", 0)
        pr.cut([(40, -3), (0, -3)], 4)


def shadow(pr: Print, x: float, y: float, rx: float) -> None:
    """Where somebody presses on the ground."""
    pr.piece(p.spline(p.points("-1,0 -0.4,-11 0.5,-9 1,2 0.3,12 -0.6,10", at=(x, y), scale=(rx, 1))), "shade", 0)


def dug_in(pr: Print, x: float, y: float) -> None:
    """Earth heaped before a heel."""
    heap = p.points("-16,10! 4,-2 26,-6 46,-18 62,-8 76,10!", at=(x, y))
    pr.piece(p.spline(heap), "shade", 0)
    pr.cut([(x + 50, y - 1), (x + 60, y - 4), (x + 66, y + 1)], 4)


def hauler(pr: Print) -> None:
    """He hangs on the cloth with all his weight, heels dug in, legs braced, the gathered corner in his fists."""
    far_leg = [(130, 1052), (204, 1096), (276, 1140)]
    near_leg = [(126, 1056), (212, 1064), (206, 1146)]
    loose_corner = p.spline(p.points("218,912! 204,930 186,978! 206,970! 220,990! 236,944"))
    far_arm = [(94, 952), (146, 944), (190, 912)]
    trunk = p.spline(p.points("64,930 42,968 50,1022 76,1072! 122,1066 164,1030! 146,986 126,948 98,926"))
    creases = ([(62, 1016), (76, 1040), (96, 1052)], [(132, 988), (142, 1008), (144, 1024)])
    near_arm = [(84, 968), (134, 986), (178, 958)]

    shadow(pr, 140, 1166, 112)
    limb(pr, far_leg, [60, 46, 32], "hair")
    dug_in(pr, 292, 1164)
    boot(pr, 292, 1166, -33)
    limb(pr, near_leg, [70, 52, 34], "hair")
    dug_in(pr, 206, 1180)
    boot(pr, 206, 1180, -13)
    for x, y, size in ((364, 1136, 5), (378, 1150, 4), (382, 1126, 3.4)):
        pr.piece(p.circle(x, y, size, size * 0.8), "shade", 0)
    pr.piece(loose_corner, "red", 6)
    limb(pr, far_arm, [38, 30, 22], "water")
    fist(pr, 217, 896, -24)
    pr.piece(trunk, "water", 7)
    for line in creases:
        pr.cut(line, 6)
    limb(pr, near_arm, [42, 34, 24], "water")
    fist(pr, 203, 943, -24)
    head(pr, 66, 888, -22, flip=False, cover="cap")


def strain(pr: Print) -> None:
    """Creases that run from his fists into the cloth."""
    for line in (
        [(232, 896), (254, 852), (270, 796)],
        [(238, 910), (272, 884), (296, 872)],
        [(240, 924), (282, 928), (318, 918)],
        [(244, 940), (290, 968), (334, 978)],
    ):
        pr.key.line(line, 7, 0.95)


def cutter(pr: Print) -> None:
    """Kneeling on her heels, a ring of the shears in either fist, she cuts the country in two."""
    shadow(pr, 690, 1164, 150)
    pr.piece(p.spline(p.points("750,1130 790,1124 822,1140 822,1164! 740,1164!")), "key", 0)
    skirt = p.points("690,1062 640,1086 592,1134 588,1164! 770,1166! 796,1134 772,1080")
    pr.piece(p.spline(skirt), "deep", 7)
    for line in ([(620, 1150), (650, 1116), (690, 1100)], [(700, 1152), (726, 1128), (740, 1098)]):
        pr.cut(line, 6)
    limb(pr, [(690, 1004), (668, 1062), (632, 1046)], [34, 30, 22], "steel")
    fist(pr, 604, 1026, 34, flip=True)
    pr.piece(p.spline(p.points("676,1092 664,1030 676,982 708,966 744,988 766,1048 768,1096 720,1106")), None, 7)
    limb(pr, [(712, 1020), (652, 1104), (556, 1096)], [42, 34, 24], None)
    fist(pr, 528, 1092, 6, flip=True)
    head(pr, 690, 924, -8, flip=True, cover="scarf")


BLADE = p.points("8,-13! -90,-18 -190,2! -90,13 8,13!")


def shears(pr: Print) -> None:
    """Long blades astride the end of the cut: one over the cloth, one under it, where it shows as a ridge."""
    pivot = (484.0, 944.0)
    under, slit = p.moved(p.spline(BLADE), *pivot, 1, turn=55), p.spline(SLIT)
    pr["fold"].ink(p.cut(under, slit))
    pr.piece(p.intersection(under, slit), "steel", 6)
    over = p.moved(p.spline(BLADE), *pivot, 1, turn=98)
    pr["fold"].ink(p.moved(over, 14, 8))
    for turn in (40, 84):
        pr.piece(p.moved(p.ribbon([(-6, 0), (112, 0)], [20, 15], 8, True), *pivot, 1, turn=turn), "steel", 6)
        ring = p.cut(p.circle(146, 0, 42, 30), p.circle(147, 0, 27, 15))
        pr.piece(p.moved(ring, *pivot, 1, turn=turn), "red", 6)
    pr.piece(over, "steel", 7)
    pr.cut([(507, 790), (496, 880)], 5)
    pr.piece(p.circle(*pivot, 9), "key", 0)


def villagers(pr: Print) -> None:
    """One hauls, one cuts; the cut opens between them."""
    strain(pr)
    hauler(pr)
    shears(pr)
    cutter(pr)


def paint() -> p.Array:
    """The evening, the cloak that is a country, the queen above it, and those who cut and pull at the hem."""
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
        "fold": "c3a9ae",
    }
    pr = Print(inks, "26203c", 5)
    evening(pr)
    cloak(pr)
    house(pr, 596, 612, 0.66, turn=2, roof="red", shape="small")
    house(pr, 378, 700, 0.82, turn=-4, roof="ochre", shape="barn")
    house(pr, 606, 768, 0.86, turn=3, roof="red", shape="tall")
    tree(pr, 374, 606, 0.66)
    house(pr, 306, 880, 1.0, turn=-4, roof="red", shape="mill")
    queen(pr)
    villagers(pr)
    pr.pull(img, 1.3, 0.25)
    return img
