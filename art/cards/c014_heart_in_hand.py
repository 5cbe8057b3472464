"""A baby has taken its wooden heart out of the place on its suit where it belongs, and marvels at it."""

from __future__ import annotations

import math

import numpy as np
import skia

from art import paint as p
from art.finish import Finish
from art.paint.voices import cutpaper as cp

NUMBER, TITLE = 14, "Heart in Hand"
FINISH = Finish(touch=0, patches=0, edges=0, bloom=0, contrast=1.0, saturation=1.0, split=0, vignette=0, grain=0)

SKIN, BLUSH, INK = "f3bf98", "f09a80", "3a2a2c"
MINT, DEEP, RED = "9fdcc0", "6fbfa4", "e23b36"
HEART = [
    (0, 92, 1),
    (-52, 44),
    (-96, -14),
    (-88, -68),
    (-48, -88),
    (-12, -66),
    (0, -44, 1),
    (12, -66),
    (48, -88),
    (88, -68),
    (96, -14),
    (52, 44),
]


def line(img: p.Array, points: p.Points, width: float, colour: str = INK) -> None:
    """A drawn line with round ends on the paper."""
    p.lay(img, p.Layer().fill(p.ribbon(points, [width * 0.7, width, width * 0.7], 40, True), colour))


def finger(img: p.Array, points: p.Points, width: float, lift: float = 3) -> None:
    """One short finger."""
    cp.sheet(img, p.ribbon(points, [width, width * 0.96, width * 0.86], 30, True), SKIN, lift, 6)


def dashes(img: p.Array, path: skia.Path, dash: float, gap: float, width: float, colour: str) -> None:
    """Stitches along an outline."""
    measure = skia.PathMeasure(path, False)
    at, layer = 0.0, p.Layer()
    while at < measure.getLength() - dash * 0.6:
        a, b = (measure.getPosTan(at + d)[0] for d in (0, dash))
        layer.fill(p.ribbon([(a.x(), a.y()), (b.x(), b.y())], [width, width], 8, True), colour)
        at += dash + gap
    p.lay(img, layer)


def room(img: p.Array) -> None:
    """A yellow wall, a pale floor, a round woven rug."""
    img[:] = cp.stock("f8d476", 2)
    cp.sheet(img, p.spline([(-30, 952, 1), (300, 944), (830, 958, 1), (830, 1230, 1), (-30, 1230, 1)]), "fbeed2", 5, 3)
    cp.sheet(img, p.circle(420, 1090, 372, 92), "f2836a", 5, 4)
    cp.sheet(img, p.circle(420, 1086, 318, 72), "fbe6c6", 2, 5)
    cp.sheet(img, p.circle(420, 1083, 272, 56), "f2836a", 2, 6)


def foot(img: p.Array, x: float, y: float, turn: float, flip: bool) -> None:
    """A bare sole turned to us: five toes in a row."""
    for k, r in enumerate((25, 19, 17, 15, 13)):
        tx = -34 + k * 23 + (0 if k == 0 else 6)
        ty = -66 + k * k * 1.6 + (0 if k else 2)
        cp.sheet(img, p.moved(p.circle(tx, ty, r, r * 1.1), x, y, 1, turn, flip), SKIN, 3, 4)
    sole = p.spline([(-52, -44), (0, -60), (56, -34), (50, 14), (34, 62), (0, 78), (-34, 62), (-42, 10)])
    m = cp.sheet(img, p.moved(sole, x, y, 1, turn, flip), SKIN, 5, 5)
    pads = p.Layer()
    for path in (p.circle(-6, -26, 40, 20), p.circle(0, 48, 26, 20)):
        pads.fill(p.moved(path, x, y, 1, turn, flip), BLUSH, 0.45)
    p.lay(img, pads, clip=m)


def body(img: p.Array) -> None:
    """The suit: a pear that sits, legs apart, and the empty place on its chest."""
    for side, x in ((1, 640), (-1, 210)):
        leg = p.spline(
            [
                (x - 150 * side, 900),
                (x - 60 * side, 896),
                (x + 30 * side, 944),
                (x + 66 * side, 1010),
                (x + 36 * side, 1084),
                (x - 60 * side, 1100),
                (x - 200 * side, 1092),
            ]
        )
        cp.sheet(img, leg, "8fd2b6", 9, 7)
    foot(img, 704, 1030, 16, True)
    foot(img, 142, 1030, -16, False)
    trunk = p.spline(
        [
            (320, 580),
            (430, 540),
            (540, 580),
            (594, 680),
            (616, 820),
            (612, 940),
            (556, 1042),
            (430, 1082),
            (304, 1042),
            (248, 940),
            (244, 820),
            (268, 680),
        ]
    )
    m = cp.sheet(img, trunk, MINT, 12, 8)
    cp.crease(img, m, (300, 1000), (250, 900), 0.1, 18)
    cp.crease(img, m, (560, 1006), (612, 900), 0.1, 18)
    hole = p.moved(p.spline(HEART), 430, 812, 1.1, 6)
    p.lay(img, p.Layer().fill(hole, "d6f2e4"), clip=m)
    dashes(img, hole, 19, 13, 8, RED)


def far_hand(img: p.Array) -> None:
    """The other hand feels beside the empty place, fingers spread."""
    for end, width in (((506, 806), 32), ((486, 844), 33), ((490, 884), 32), ((514, 920), 28)):
        finger(img, [(592, 868), ((592 + end[0]) / 2, (868 + end[1]) / 2 - 4), end], width)
    finger(img, [(606, 846), (572, 796), (568, 772)], 34)
    cp.sheet(img, p.circle(588, 866, 50, 48), SKIN, 0.5, 6, thickness=0, shade=0)
    sleeve = p.ribbon([(524, 628), (622, 700), (676, 790), (626, 872)], [96, 116, 108, 90], 50, True)
    m = cp.sheet(img, sleeve, MINT, 9, 9)
    cp.crease(img, m, (620, 770), (700, 740), 0.12, 14)
    cp.sheet(img, p.ribbon([(590, 822), (644, 912)], [34, 34], 20, True), "f6fbf2", 4, 5)


def near_hand(img: p.Array) -> None:
    """The hand that holds the heart up: palm behind, four fingers over one flank, the thumb over the other."""
    hx, hy = 190, 512
    sleeve = p.ribbon([(330, 626), (240, 752), (164, 782), (168, 690)], [90, 104, 104, 84], 50, True)
    m = cp.sheet(img, sleeve, MINT, 10, 10)
    cp.crease(img, m, (130, 760), (216, 730), 0.12, 14)
    palm = p.spline([(142, 690), (118, 620), (126, 552), (190, 530), (252, 560), (248, 630), (214, 692)])
    cp.sheet(img, palm, SKIN, 5, 6)
    cuff = p.ribbon([(124, 684), (216, 690)], [32, 32], 20, True)
    cp.sheet(img, cuff, "f6fbf2", 4, 5)
    heart = p.moved(p.spline(HEART), hx, hy, 1.1, -8)
    m = cp.sheet(img, heart, RED, 7, 11)
    grain = p.Layer()
    for k in range(7):
        y = hy - 76 + k * 24
        grain.fill(
            p.ribbon([(hx - 100, y + 8), (hx - 20, y - 5 + k % 3 * 3), (hx + 100, y + 6)], [2.4, 3.2, 2], 40),
            "c42c2c",
            0.5,
        )
    grain.fill(
        p.ribbon([(hx - 74, hy - 22), (hx - 68, hy - 52), (hx - 42, hy - 66)], [7, 13, 7], 24, True), "ff9a8a", 0.9
    )
    p.lay(img, grain, clip=m)
    for (ax, ay), (bx, by), width in (
        ((104, 540), (146, 528), 30),
        ((104, 570), (158, 558), 31),
        ((112, 600), (168, 588), 30),
        ((126, 628), (176, 616), 27),
    ):
        finger(img, [(ax, ay + 10), ((ax + bx) / 2, (ay + by) / 2 - 3), (bx, by)], width, 4)
    finger(img, [(248, 628), (262, 590), (240, 560)], 34, 4)


def head(img: p.Array) -> None:
    """A big tilted head that looks, astonished and pleased, at the heart."""
    cx, cy, turn = 446, 372, -9

    def at(path: skia.Path) -> skia.Path:
        return p.moved(path, cx, cy, 1, turn)

    def put(points: p.Points) -> list[p.Point]:
        c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
        return [(cx + x * c - y * s, cy + x * s + y * c) for x, y in points]

    cp.sheet(img, at(p.circle(196, 26, 38, 46)), SKIN, 8, 4)
    cp.sheet(img, at(p.circle(-196, 26, 36, 46)), SKIN, 8, 4)
    for x in (-198, 200):
        p.lay(img, p.Layer().fill(at(p.circle(x, 28, 18, 26)), BLUSH, 0.7))
    skull = p.spline(
        [
            (0, -206),
            (120, -180),
            (192, -80),
            (206, 40),
            (184, 130),
            (104, 190),
            (0, 204),
            (-104, 190),
            (-184, 130),
            (-206, 40),
            (-192, -80),
            (-120, -180),
        ]
    )
    m = cp.sheet(img, at(skull), SKIN, 12, 5)
    cheeks = (
        p.Layer().fill(at(p.circle(-140, 92, 46, 36)), BLUSH, 0.62).fill(at(p.circle(130, 92, 48, 36)), BLUSH, 0.62)
    )
    p.lay(img, cheeks, clip=m)
    random = np.random.default_rng(4)
    for row, reach in enumerate((1.16, 0.92, 0.6)):
        for t in np.linspace(-reach, reach, 15 - row * 3):
            x = 196 * math.sin(t)
            y = 30 - 214 * math.cos(t) + (1 - abs(t) / 1.3) * (row * -10) + random.uniform(-6, 6)
            lean = t * 16 + random.uniform(-9, 9)
            lock = [(x * 0.97, y - 22), (x + lean * 0.5, y + 8), (x + lean * 1.2, y + 40 - row * 4)]
            tone = ("7a4a34", "885640", "6c3f2c")[int(random.integers(3))]
            cp.sheet(img, p.ribbon(put(lock), [24, 22, 5], 20, True), tone, 2.5, 7 + row)
    for points in ([(-8, -196), (-44, -238), (-14, -272), (14, -250)], [(8, -196), (30, -246), (72, -250), (70, -224)]):
        cp.sheet(img, p.ribbon(put(points), [26, 22, 15, 6], 30, True), "7a4a34", 4, 8)
    for x in (-84, 62):
        cp.sheet(img, at(p.circle(x, 28, 40, 46)), "fffdf6", 2, 3, thickness=0.6)
        p.lay(img, p.Layer().fill(at(p.circle(x - 15, 37, 25, 31)), INK).fill(at(p.circle(x - 24, 24, 8)), "ffffff"))
    line(img, put([(-128, -48), (-92, -66), (-56, -54)]), 9, "7a4a34")
    line(img, put([(36, -58), (72, -68), (106, -46)]), 9, "7a4a34")
    line(img, put([(-32, 76), (-16, 90), (2, 80)]), 8, "c9785c")
    mouth = p.spline([(-58, 122, 1), (-16, 132), (30, 118, 1), (18, 150), (-14, 160), (-44, 150)])
    mm = cp.sheet(img, at(mouth), "8e3038", 1, 3, thickness=0.5)
    p.lay(
        img,
        p.Layer().fill(at(p.circle(-12, 158, 26, 16)), "f08a86").fill(at(p.rect(-24, 120, 22, 18, 5)), "fffdf6"),
        clip=mm,
    )


def thread(img: p.Array) -> None:
    """A dotted red thread from the empty place to the heart."""
    spots = p.sample([(330, 790), (300, 752), (272, 716), (262, 660), (246, 606)], 10)
    layer = p.Layer()
    for x, y in spots:
        layer.fill(p.circle(float(x), float(y), 4.6), RED)
    p.lay(img, layer)


def paint() -> p.Array:
    """The whole card."""
    img = np.zeros_like(p.blank())
    room(img)
    body(img)
    far_hand(img)
    head(img)
    near_hand(img)
    thread(img)
    return img
