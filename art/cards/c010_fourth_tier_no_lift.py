"""A wedding cake is an apartment house cut from paper; the bride sits on the roof, the groom is leaving by the stairs.

Technique: cut paper.
"""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np
import skia

from art import paint as p
from art.paint.voices import cutpaper as cp
from art.paint.voices.printing import PLAIN

NUMBER, TITLE = 10, "Fourth Tier, No Lift"
FINISH = PLAIN

NIGHT, CREAM, GOLD, DARK, SKIN = "232a5c", "fff6ea", "ffce54", "5a2a48", "eeb48c"
PINKS = ["e8688f", "ef7fa0", "f598b2", "fab3c5"]
# left, right, foot, top of each storey, from the ground up
TIERS = [(24, 800, 1240, 1030), (112, 716, 1030, 872), (190, 640, 872, 718), (262, 566, 718, 566)]
BITE = p.union(p.rect(-20, 960, 90, 260), p.circle(96, 1040, 76, 70), p.circle(120, 1128, 70), p.circle(70, 1210, 76))


def sky(img: p.Array) -> None:
    """Night, one lighter paper round the bride, a few stars."""
    img[:] = cp.stock("1b2150", 2)
    wob = [
        (454 + (396 + 20 * math.sin(5 * t)) * math.cos(t), 440 + (430 + 18 * math.cos(4 * t)) * math.sin(t))
        for t in np.linspace(0, 2 * math.pi, 26, endpoint=False)
    ]
    cp.sheet(img, p.spline(wob), "5754b0", 6, 3)
    spots = (
        (60, 80, 10, 5),
        (150, 30, 5, 4),
        (34, 300, 6, 5),
        (744, 60, 8, 5),
        (690, 130, 5, 4),
        (770, 330, 9, 4),
        (90, 560, 7, 5),
        (740, 560, 6, 5),
        (36, 720, 5, 4),
    )
    cp.sheet(img, p.mask(*[p.star(x, y, r, n, 0.42, x) for x, y, r, n in spots]), "ffe9b0", 2, 4, thickness=0.4)


def icing(left: float, right: float, top: float, seed: int) -> skia.Path:
    """A run of icing over the edge of a storey: drips, none as long as the next."""
    random = np.random.default_rng(seed)
    points: list[tuple[float, ...]] = [
        (left - 16, top - 20),
        (left + 40, top - 26),
        (right - 40, top - 26),
        (right + 16, top - 20),
        (right + 18, top + 8),
    ]
    x = right + 6.0
    while x > left + 20:
        w = random.uniform(15, 30)
        drop = random.uniform(18, 62) * (1.0 if random.random() < 0.7 else 0.45)
        points += [
            (x - 2, top + drop * 0.75),
            (x - w * 0.5, top + drop + 8),
            (x - w + 2, top + drop * 0.75),
            (x - w - 8, top + 10 + random.uniform(-3, 4)),
        ]
        x -= w + random.uniform(14, 26)
    return p.spline([*points, (left - 18, top + 8)], tension=0.34)


def window(img: p.Array, pane: skia.Path, lamp: str, dark: list[skia.Path], bars: list[skia.Path]) -> None:
    """An opening of any shape: sugar rim, lamplight, who is at home, bars."""
    box = pane.getBounds()
    cx, cy = box.centerX(), box.centerY()
    cp.sheet(img, p.moved(p.moved(pane, -cx, -cy), cx, cy, 1.0 + 18 / box.height()), CREAM, 4, 5)
    m = cp.sheet(img, pane, lamp, 0.6, 4, thickness=0)
    if dark:
        cp.sheet(img, p.mask(*dark) * m, DARK, 2, 5, thickness=0.5)
    if bars:
        cp.sheet(img, p.mask(*bars) * m, CREAM, 1.6, 5, thickness=0.4)


def cat(x: float, y: float) -> list[skia.Path]:
    """A cat on the sill, tail hanging to one side."""
    body = [(-22, 4, 1), (-20, -28), (-12, -42), (-17, -64, 1), (-5, -56), (8, -64, 1), (6, -42), (20, -22), (22, 4, 1)]
    return [p.moved(p.spline(body), x, y), p.ribbon([(x + 16, y - 2), (x + 42, y - 12), (x + 38, y - 44)], [8, 7, 4], 16, True)]


def pair(x: float, y: float) -> list[skia.Path]:
    """Two people turned away from each other."""
    left = p.union(p.circle(-34, -62, 17, 19), p.spline([(-70, 6, 1), (-62, -30), (-38, -44), (-14, -30), (-12, 6, 1)]))
    right = p.union(p.circle(40, -50, 16, 18), p.circle(54, -64, 9), p.spline([(8, 6, 1), (14, -22), (38, -34), (64, -20), (72, 6, 1)]))
    nose = p.union(p.poly([(-54, -64), (-46, -70), (-46, -56)]), p.poly([(60, -50), (50, -56), (50, -44)]))
    return [p.moved(q, x, y) for q in (left, right, nose)]


def plant(x: float, y: float) -> list[skia.Path]:
    """A houseplant that nobody waters."""
    leaves = [p.ribbon([(0, -20), (a * 0.5, -56), (a, -84 + abs(a) * 0.5)], [8, 15, 2], 14) for a in (-42, -17, 6, 28, 46)]
    return [p.moved(q, x, y) for q in (p.poly([(-15, 4), (-20, -28), (20, -28), (15, 4)]), *leaves)]


def homes(img: p.Array) -> None:
    """Seven windows, none like the next."""
    window(img, p.arch(470, 716, 62, 96), GOLD, [], [p.rect(467, 610, 5, 110)])
    window(img, p.arch(292, 846, 80, 86), "ffdd7a", cat(284, 848), [])
    window(img, p.circle(470, 806, 46), "ffb347", [], [p.rect(467.5, 750, 5, 120), p.rect(410, 803, 120, 5)])
    window(img, p.rect(186, 924, 190, 82, 12), GOLD, pair(280, 1006), [p.rect(277, 920, 5, 90)])
    window(img, p.arch(478, 1006, 64, 88), "39346e", [], [p.rect(475.5, 910, 5, 100), p.rect(440, 952, 80, 5)])
    window(img, p.arch(316, 1196, 104, 116), "ffdd7a", plant(312, 1196), [])
    window(img, p.rect(456, 1092, 124, 104, 8), GOLD, [], [p.rect(515, 1088, 6, 120), p.rect(450, 1140, 140, 6)])


def house(img: p.Array) -> None:
    """Four storeys of pink paper, their icing, and the bite."""
    for k, (left, right, foot, top) in enumerate(TIERS):
        wall = p.mask(
            p.spline(
                [
                    (left, foot, 1),
                    (left + 4, (foot + top) / 2),
                    (left + 2, top, 1),
                    (right - 3, top, 1),
                    (right, (foot + top) / 2),
                    (right + 2, foot, 1),
                ]
            )
        )
        bitten = 1 - p.mask(BITE)
        if k == 0:
            inner = wall * (1 - p.mask(p.moved(BITE, -52, 10)))
            cp.sheet(img, inner, "e8b46a", 7, 6)
            for y in (1086, 1150):
                cp.sheet(img, p.mask(p.ribbon([(30, y), (120, y + 5), (214, y - 3)], [14, 17, 14], 20)) * inner, "fff3dc", 1.5, 5)
        cp.sheet(img, wall * bitten, PINKS[k], 12, 5 + k)
        cp.sheet(img, p.mask(icing(left, right, top, k + 20)) * bitten, CREAM, 7, 6)
    homes(img)


def stairs(img: p.Array) -> None:
    """One long flight of sugar slabs down the right flank and out of the picture."""
    treads, line = [], [(548.0, 700.0)]
    for k in range(7):
        x, y = 548 + 50 * k, 592 + 57 * k
        line += [(x, y), (x + 50, y)]
        treads.append(p.moved(p.rect(-6, 0, 62, 15, 4), x, y - 3, 1, (k * 5 % 3 - 1) * 1.2))
    cp.sheet(img, p.poly([*line, (898, 1060)]), "f6c3d2", 10, 5)
    cp.sheet(img, p.mask(*treads), "ffffff", 4, 5)


def bride(img: p.Array) -> None:
    """She sits on the edge of the roof, bent over her knees, chin on her hand, bare feet over the icing."""

    def put(path: skia.Path, colour: str, lift: float = 6, seed: int = 5) -> p.Array:
        return cp.sheet(img, path, colour, lift, seed)

    put(
        p.spline(
            [(452, 150, 1), (520, 186), (566, 280), (590, 400), (640, 520), (668, 566), (590, 572), (540, 520), (500, 400), (462, 270)]
        ),
        "d5d6f6",
        9,
    )
    for x, y, turn in ((322, 662, -12), (262, 670, 4)):
        foot = p.spline([(14, -44), (34, -40), (34, -4), (24, 14), (-12, 20), (-50, 22), (-58, 12), (-30, 0), (2, -12)])
        put(p.moved(foot, x, y, 1, turn), SKIN, 6)
        for k in range(3):
            put(p.moved(p.ribbon([(-44 + k * 9, 10), (-46 + k * 9, 19)], [3, 2], 5), x, y, 1, turn), "c67f5c", 0.4)
    skirt = p.spline([(436, 452, 1), (560, 450, 1), (592, 510), (600, 574, 1), (480, 584), (394, 578), (372, 610), (366, 660, 1), (300, 676), (206, 656, 1), (214, 580), (224, 500), (258, 458),
                      (320, 442), (384, 446)])  # fmt: skip
    m = put(skirt, "ffffff", 10, 6)
    for a, b in (((258, 650), (296, 470)), ((330, 660), (344, 480)), ((470, 576), (486, 470)), ((556, 566), (530, 466))):
        cp.crease(img, m, a, b, 0.13, 20)
    put(p.spline([(424, 352), (456, 330), (500, 344), (540, 400), (562, 456, 1), (500, 474), (434, 462, 1), (430, 410)]), "ffffff", 6)
    put(p.ribbon([(428, 280), (446, 322), (470, 356)], [52, 50, 60], 20, True), "d4946c", 3)
    head(put)
    put(p.ribbon([(482, 366), (440, 424), (374, 462)], [52, 44, 38], 30, True), SKIN, 6)
    put(p.ribbon([(376, 462), (362, 408), (356, 340)], [38, 34, 26], 30, True), SKIN, 6)
    put(p.spline([(316, 300), (330, 292), (362, 302), (384, 310), (384, 334), (368, 352), (342, 348), (320, 332), (312, 314)]), SKIN, 5)
    for points in ([(318, 312), (334, 314), (348, 322)], [(322, 326), (336, 327), (348, 333)]):
        put(p.ribbon(points, [2, 3.4, 2], 12), "b97350", 0.4)


def head(put: Callable[..., p.Array]) -> None:
    """Profile to the left, eyes down; a bun, a wreath, a heavy heart."""
    face = p.spline([(376, 136), (350, 158), (340, 190), (340, 206), (326, 228), (316, 246), (332, 256, 1), (328, 266), (334, 274, 1), (330, 284), (338, 294), (344, 312), (372, 318),
                     (410, 300), (444, 266), (452, 200), (430, 150)])  # fmt: skip
    put(face, SKIN, 6)
    put(p.circle(374, 262, 20, 15), "e8917a", 0.4)
    put(p.ribbon([(344, 214), (356, 222), (374, 216)], [3, 6, 3], 14), DARK, 0.5)
    put(p.ribbon([(344, 188), (358, 178), (378, 184)], [3, 6, 3], 14), "6a3220", 0.5)
    put(p.ribbon([(332, 275), (344, 274), (354, 279)], [4, 5, 2], 14), "b23a48", 0.5)
    put(p.circle(492, 148, 42, 38), "7a3c26", 5)
    hair = p.spline(
        [
            (352, 170, 1),
            (352, 138),
            (386, 108),
            (436, 108),
            (474, 142),
            (482, 200),
            (466, 258),
            (442, 282),
            (428, 262),
            (432, 220),
            (412, 182),
            (378, 166),
        ]
    )
    put(hair, "6a3220", 5)
    put(p.spline([(424, 220), (436, 210), (446, 222), (440, 246), (428, 248)]), SKIN, 2)
    for x, y, r, turn in ((352, 140, 15, 0), (378, 116, 19, 20), (412, 100, 16, 50), (444, 104, 20, 10), (472, 118, 14, 30)):
        put(p.star(x, y, r, 5, 0.66, turn), "ffffff", 4)
        put(p.circle(x, y, r * 0.26), GOLD, 0.6)


def groom(img: p.Array) -> None:
    """Half-way down with his suitcase, not looking back."""

    def put(path: skia.Path, colour: str, lift: float = 6) -> None:
        cp.sheet(img, p.moved(path, 712, 690, 1.46), colour, lift, 5)

    suit, shade = "171b40", "2a3268"
    put(p.ribbon([(-4, -70), (-14, -36), (-34, -4)], [28, 24, 17], 18), shade)
    put(p.spline([(-44, 0), (-30, -10), (-18, -2), (-12, 8, 1), (-44, 10, 1)]), "0e1226")
    put(p.ribbon([(4, -70), (26, -30), (14, 32)], [30, 25, 17], 18), suit)
    put(p.spline([(2, 26), (20, 26), (40, 38), (42, 46, 1), (2, 46, 1)]), "0e1226")
    put(p.spline([(-26, -58, 1), (-24, -104), (-10, -132), (12, -134), (26, -108), (22, -58, 1)]), suit, 7)
    put(p.poly([(6, -132), (20, -128), (20, -98)]), "ffffff", 1)
    put(p.ribbon([(4, -134), (6, -146)], [17, 16], 8, True), "7a4630", 2)
    put(p.spline([(-12, -166), (0, -180), (20, -178), (27, -164), (34, -154), (27, -150), (26, -138), (8, -132), (-8, -146)]), "8a5235", 5)
    put(p.spline([(-14, -150), (-16, -176), (4, -192), (28, -182), (30, -170), (12, -172), (4, -158), (-4, -148)]), "17141f", 4)
    put(p.ribbon([(-6, -118), (-16, -88), (8, -62)], [24, 21, 17], 24, True), shade, 5)
    put(p.spline([(2, -66), (16, -66), (24, -54), (16, -44), (4, -48)]), "8a5235", 3)
    put(p.cut(p.rect(2, -52, 34, 20, 8), p.rect(8, -46, 22, 16, 5)), "6a3a1a", 2)
    put(p.rect(-16, -38, 70, 48, 7), "f0a23c", 7)
    put(p.rect(0, -38, 9, 48), "a85f1c", 1)
    put(p.rect(30, -38, 9, 48), "a85f1c", 1)


def fork(img: p.Array) -> None:
    """A silver fork leans on the house; crumbs lie below the bite."""

    def at(path: skia.Path) -> skia.Path:
        return p.moved(path, 30, 1216, 1.28, 15)

    tines = [p.ribbon([(u * 0.9, -230), (u, -330)], [10, 6], 12, True) for u in (-30, -10, 10, 30)]
    top = p.spline([(-35, -240, 1), (35, -240, 1), (31, -196), (10, -168), (-10, -168), (-31, -196)])
    stem = p.ribbon([(0, -182), (0, -60), (0, 40)], [14, 13, 26], 30, True)
    cp.sheet(img, p.mask(*[at(path) for path in (*tines, top, stem)]), "d3dcea", 14, 5)


def paint() -> p.Array:
    """The whole card."""
    img = p.blank(NIGHT)
    sky(img)
    house(img)
    stairs(img)
    bride(img)
    groom(img)
    fork(img)
    return img
