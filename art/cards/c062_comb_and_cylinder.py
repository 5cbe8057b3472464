"""A town lives on the drum of a music box; once in every turn the heart strikes the comb, between her and him.

Technique: colour linocut, one block for each ink.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from contextlib import contextmanager

import numpy as np
import skia

from art import paint as p
from art.paint.voices.linocut import Print
from art.paint.voices.printing import PLAIN, paper

NUMBER, TITLE = 62, "Comb and Cylinder"
FINISH = PLAIN
DRUM, R = (262.0, 850.0), 372.0
SHEET = p.spline([(26, 24, 1), (400, 20), (775, 26, 1), (779, 600), (774, 1174, 1), (400, 1179), (24, 1173, 1), (21, 600)])


@contextmanager
def on_rim(pr: Print, angle: float, scale: float = 1.0, sink: float = 6.0) -> Iterator[None]:
    """A frame that stands on the drum at an angle in degrees from the top, y upwards negative."""
    a = math.radians(angle)
    r = R - sink
    with pr.at(DRUM[0] + r * math.sin(a), DRUM[1] - r * math.cos(a), scale, angle):
        yield


def night(pr: Print) -> None:
    """The lining of the lid is a night: a few stars, drawn one by one."""
    pr.piece(p.rect(0, 0, 800, 1200), "key", 0)
    for x, y, r, points, turn in ((612, 148, 36, 5, 0.2), (196, 118, 20, 5, 0.5), (716, 270, 13, 4, 0.1)):
        pr.piece(p.star(x, y, r, points, 0.4, turn), "gold", 0)
    for x, y in ((80, 92), (470, 92), (724, 96), (560, 268)):
        pr.piece(p.circle(x, y, 3.4), None, 0)


def drum(pr: Print) -> None:
    """One great wheel: a golden rim, blue inside, rings that the lathe left, and the pins of the tune."""
    x, y = DRUM
    pr.piece(p.circle(x, y, R), "gold", 0)
    pr.piece(p.circle(x, y, R - 34), "blue", 9)
    for angle, n in ((59, 17), (69, 20), (81, 15), (96, 19), (103, 15), (119, 18)):
        with on_rim(pr, angle, 1.0, 3):
            pr.piece(p.rect(-6, -n, 12, n, 2), "gold", 0)
    random = np.random.default_rng(4)
    for r, gap in ((R - 66, 0.34), (R - 122, 0.4), (R - 182, 0.5)):
        a = -3.4
        while a < 1.2:
            n = random.uniform(0.3, 0.95)
            pr.cut([(x + r * math.cos(t), y + r * math.sin(t)) for t in np.linspace(a, a + n, 9)], random.uniform(4, 8))
            a += n + gap * random.uniform(0.2, 0.6)
    pr.piece(p.circle(x, y, 92), "gold", 9)
    pr.piece(p.circle(x, y, 30), "key", 0)
    for k in range(5):
        a = k * 2 * math.pi / 5 + 0.4
        pr.piece(p.circle(x + 60 * math.cos(a), y + 60 * math.sin(a), 10), "key", 0)


def windows(pr: Print, *places: tuple[float, float, float, float]) -> None:
    """Dark panes."""
    for x, y, w, h in places:
        pr.piece(p.rect(x, y, w, h), "key", 0)


def town(pr: Print) -> None:
    """Church, house and tree, each of its own height, with night between them."""
    with on_rim(pr, -31.5, 1.12):
        pr.piece(p.poly([(-42, 0), (-40, -68), (38, -72), (40, 0)]), "gold", 0)
        pr.piece(p.poly([(-54, -62), (-4, -122), (52, -68)]), "walnut", 0)
        windows(pr, (-24, -46, 16, 22), (8, -46, 16, 22))
    with on_rim(pr, -18.5, 1.12):
        pr.piece(p.poly([(-8, 0), (-6, -166), (46, -164), (46, 0)]), "gold", 0)
        pr.piece(p.poly([(-16, -160), (20, -286), (56, -158)]), "walnut", 0)
        pr.piece(p.poly([(38, -164), (46, -164), (46, 0), (38, 0)]), None, 0)
        windows(pr, (10, -138, 18, 36), (8, -38, 22, 38))
        pr.piece(p.circle(20, -294, 8), "gold", 0)
    with on_rim(pr, 19.5, 0.95):
        pr.piece(p.ribbon([(0, 4), (2, -30)], [10, 6], 8), "walnut", 0)
        pr.piece(p.spline([(2, -80), (20, -64), (24, -40), (4, -22), (-20, -36), (-18, -64)]), "gold", 0)


def woman(pr: Print) -> None:
    """On her toes at the very top, both arms out to where he is."""
    with on_rim(pr, 6, 1.38):
        for arm in ([(4, -152), (46, -150), (92, -168)], [(10, -146), (56, -132), (100, -136)]):
            pr.piece(p.ribbon(arm, [20, 15, 10], 24, True), None, 0)
        skirt = p.spline(
            [(-12, -116, 1), (16, -116, 1), (30, -70), (40, -4, 1), (6, -12), (-36, -2), (-82, -14, 1), (-52, -44), (-26, -80)]
        )
        pr.piece(p.spline([(-16, -112, 1), (-20, -146), (-4, -166), (18, -158), (20, -114, 1)]), "gold", 0)
        pr.piece(skirt, "gold", 0)
        pr.cut([(-46, -16), (-24, -54), (-4, -104)], 7)
        pr.cut([(0, -16), (6, -60), (6, -100)], 6)
        pr.piece(p.ribbon([(8, -160), (14, -178)], [13, 11], 8), None, 0)
        pr.piece(p.circle(18, -196, 22, 24), None, 0)
        pr.piece(p.poly([(36, -200), (47, -190), (34, -184)]), None, 0)
        pr.piece(p.circle(28, -198, 3), "key", 0)
        hair = [
            (34, -214),
            (22, -226),
            (-2, -222),
            (-14, -200),
            (-34, -176),
            (-66, -166, 1),
            (-40, -196),
            (-8, -176),
            (6, -184),
            (14, -204),
        ]
        pr.piece(p.spline(hair), "walnut", 0)


def heart(pr: Print) -> None:
    """The one pin that is no house, in red."""
    with pr.at(DRUM[0] + R * math.sin(0.665), DRUM[1] - R * math.cos(0.665), 1.2, 26):
        shape = p.spline(
            [(0, 0, 1), (-58, -62), (-90, -120), (-76, -172), (-34, -182), (0, -146, 1), (36, -184), (80, -170), (92, -118), (56, -58)]
        )
        pr.piece(shape, "red", 0)
        pr.cut([(-62, -116), (-58, -146), (-38, -158)], 13)


def tooth(y: float, x0: float, bend: float) -> skia.Path:
    """A tooth of steel, pointed, its tip pushed down by `bend`."""
    return p.ribbon([(744, y), ((744 + x0) / 2, y + bend * 0.3), (x0, y + bend)], [31, 26, 15], 30)


def comb(pr: Print) -> None:
    """Seven teeth; the first gives way under the heart."""
    random = np.random.default_rng(3)
    for k, y in enumerate((738, 788, 838, 888, 938, 986)):
        x0 = DRUM[0] + math.sqrt((R + 30) ** 2 - (y - DRUM[1]) ** 2) + random.uniform(-4, 6)
        pr.piece(tooth(y, x0, 16 if k == 0 else 0), None, 0)
    pr.piece(p.poly([(722, 700), (800, 700), (800, 1060), (722, 1060)]), "steel", 0)
    pr.piece(p.poly([(722, 700), (734, 700), (734, 1060), (722, 1060)]), "blue", 0)
    for y in (770, 960):
        pr.piece(p.circle(762, y, 13), "key", 0)


def man(pr: Print) -> None:
    """On the comb, which does not turn, leaning out as far as he can."""
    with pr.at(738, 702, 1.22, -3):
        for leg in ([(6, -92), (12, -48), (14, 0)], [(-6, -92), (-22, -52), (-34, -2)]):
            pr.piece(p.ribbon(leg, [30, 24, 17], 20), "walnut", 0)
        pr.piece(p.spline([(8, -6, 1), (-14, -10), (-18, 4, 1), (22, 4, 1), (22, -8, 1)]), "walnut", 0)
        pr.piece(p.spline([(-40, -8, 1), (-60, -10), (-62, 4, 1), (-26, 6, 1)]), "walnut", 0)
        pr.piece(p.ribbon([(-2, -160), (-46, -146), (-92, -150)], [22, 18, 12], 24, True), None, 0)
        pr.piece(p.ribbon([(-2, -160), (-36, -148), (-68, -149)], [30, 26, 23], 24), "gold", 0)
        coat = [(-22, -172), (12, -178), (28, -160), (31, -110), (34, -58, 1), (4, -64), (-34, -60, 1), (-26, -120)]
        pr.piece(p.spline(coat), "gold", 0)
        pr.cut([(0, -68), (-4, -110), (-2, -140)], 6)
        pr.piece(p.ribbon([(-6, -174), (-8, -190)], [16, 14], 8), None, 0)
        pr.piece(p.circle(-10, -206, 22, 24), None, 0)
        pr.piece(p.poly([(-28, -210), (-40, -200), (-27, -194)]), None, 0)
        pr.piece(p.circle(-22, -206, 3), "key", 0)
        pr.piece(p.poly([(-46, -216), (30, -222), (29, -229), (14, -230), (12, -268), (-30, -264), (-30, -226), (-46, -223)]), "walnut", 0)


def box(pr: Print) -> None:
    """The front of the box in walnut, and the key that somebody has just let go of."""
    pr.piece(p.poly([(0, 1042), (800, 1042), (800, 1200), (0, 1200)]), "walnut", 0)
    pr.piece(p.poly([(0, 1034), (800, 1036), (800, 1060), (0, 1058)]), "gold", 0)
    grain = np.random.default_rng(8)
    for y in (1092, 1120, 1146):
        x = grain.uniform(20, 80)
        while x < 380:
            n = grain.uniform(60, 170)
            pr.cut([(x, y), (x + n / 2, y + grain.normal(0, 4)), (x + n, y + grain.normal(0, 3))], grain.uniform(3, 6))
            x += n + grain.uniform(14, 60)
    pr.piece(p.circle(430, 1116, 25, 33), "gold", 7)
    pr.piece(p.union(p.circle(430, 1108, 9), p.poly([(426, 1110), (434, 1110), (438, 1134), (422, 1134)])), "key", 0)
    with pr.at(500, 1120, 0.9, -3):
        shaft = p.union(p.rect(0, -9, 160, 18, 4), p.rect(8, 0, 22, 40), p.rect(40, 0, 20, 28))
        bow = p.union(p.circle(176, -32, 30), p.circle(176, 32, 30), p.circle(212, 0, 32))
        pr.piece(p.union(shaft, bow, p.circle(150, 0, 16)), "gold", 7)
        for x, y in ((178, -32), (178, 32), (214, 0)):
            pr.piece(p.circle(x, y, 13), "walnut", 6)


def paint() -> p.Array:
    """The whole card."""
    img = paper("f8f1df", seed=3)
    pr = Print({"gold": "f0b53c", "blue": "3d84ae", "steel": "c2d3d8", "walnut": "a4562f", "red": "e0342c"}, "16224a", 5)
    night(pr)
    town(pr)
    woman(pr)
    heart(pr)
    comb(pr)
    man(pr)
    drum(pr)
    box(pr)
    frame = p.cut(p.rect(-20, -20, 840, 1240), SHEET)
    pr.carve(frame)
    pr.pull(img, 1.4, 0.25)
    return img
