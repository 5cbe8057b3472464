"""Above the village square there is another sea; a boat has let its anchor down into the fountain.

Technique: cut paper.
"""

from __future__ import annotations

import math

import numpy as np
import skia

from art import paint as p
from art.paint.voices.cutpaper import cutout, sheet, stock
from art.paint.voices.printing import PLAIN

NUMBER, TITLE = 48, "Under Another Sea"
FINISH = PLAIN

CX, CY = 352, 214  # where the sun stands above that water
DEEP, NAVY, WARM, RED, SKIN = "0f3557", "0b2138", "ffd26a", "e23f35", "d99a6c"


def lay(img: p.Array, shape: skia.Path, colour: str, lift: float, seed: int, shade: float = 0.46) -> None:
    """One sheet of smooth paper."""
    sheet(img, shape, colour, lift=lift, seed=seed, shade=shade, thickness=0.8, grain=0.4)


def ring(radius: float, seed: int) -> skia.Path:
    """A hole in the water: a slow wavy circle."""
    random = np.random.default_rng(seed)
    phase = random.uniform(0, math.tau, 3)
    points = []
    for a in np.linspace(0, math.tau, 40, endpoint=False):
        wave = 0.07 * math.sin(3 * a + phase[0]) + 0.045 * math.sin(5 * a + phase[1]) + 0.02 * math.sin(9 * a + phase[2])
        points.append((CX + radius * (1 + wave) * math.cos(a), CY + radius * 1.08 * (1 + wave) * math.sin(a)))
    return p.spline(points)


def sea() -> p.Array:
    """The underside of the other sea, sheet over sheet, each with a larger hole."""
    img = stock("f6fde9", 1, 0.4)
    for k, (radius, colour) in enumerate(
        ((96, "c8f0e2"), (186, "8adbd8"), (288, "4cbccb"), (402, "2798ba"), (530, "1a769f"), (680, "145c86"))
    ):
        lay(img, p.cut(p.rect(-40, -40, 880, 1280), ring(radius, k + 3)), colour, lift=9, seed=k, shade=0.36)
    return img


def boat(img: p.Array, x: float, y: float, size: float, turn: float, colour: str) -> None:
    """A rowing boat from below: hull, keel, two oars."""
    for side in (-1, 1):
        oar = p.union(
            p.ribbon([(side * 46, 10), (side * 118, 60)], [9, 8], 8),
            p.ribbon([(side * 104, 48), (side * 128, 66), (side * 154, 86)], [12, 26, 22], 16, True),
        )
        lay(img, p.moved(oar, x, y, size, turn), "7c4a2c", lift=5 * size, seed=4)
    lay(img, p.moved(p.poly([(-6, -214), (6, -214), (8, -150), (-8, -150)]), x, y, size, turn), "7c4a2c", lift=4 * size, seed=6)
    hull = p.spline(
        [(-44, -176, 1), (0, -184), (44, -176, 1), (70, -90), (80, 0), (62, 104), (0, 186, 1), (-62, 104), (-80, 0), (-70, -90)]
    )
    marks = [(p.ribbon([(0, -178), (0, 0), (0, 172)], [11, 14, 6], 20), NAVY)]
    for q in (-1, 1):
        marks.append((p.ribbon([(q * 24, -176), (q * 45, -4), (0, 166)], [4, 5, 2], 30), "17496f"))
    cutout(img, hull, colour, marks, (x, y, size, turn), lift=12 * size, seed=5)


def wall(
    img: p.Array, shape: list[p.Point], colour: str, lift: float, windows: list[tuple[float, float, float, float, bool]], seed: int
) -> None:
    """A house front of one sheet; windows (x, y, w, h, lit) are pasted on."""
    lay(img, p.poly(shape), colour, lift=lift, seed=seed)
    for x, y, w, h, lit in windows:
        lean = (CX - x) * 0.02
        pane = p.poly([(x, y), (x + w, y), (x + w + lean, y - h), (x + lean, y - h)])
        lay(img, pane, WARM if lit else NAVY, lift=2, seed=seed)
        if lit:
            bar = p.union(
                p.poly([(x + w * 0.44, y), (x + w * 0.56, y), (x + w * 0.56 + lean, y - h), (x + w * 0.44 + lean, y - h)]),
                p.rect(x + lean * 0.4, y - h * 0.56, w, h * 0.09),
            )
            lay(img, bar, colour, lift=0.5, seed=seed)


def village(img: p.Array) -> None:
    """Houses around the square, leaning together as one looks up."""
    wall(img, [(150, 1020), (172, 700), (240, 636), (300, 690), (330, 664), (420, 700), (470, 650), (540, 700), (580, 668), (640, 720), (660, 1020)], "1b6791", 8,
         [(330, 790, 30, 44, False), (540, 812, 32, 44, True), (590, 812, 30, 44, False)], 11)  # fmt: skip
    lay(img, p.union(p.poly([(104, 470), (150, 462), (158, 560), (108, 570)])), "134a70", lift=6, seed=12)
    wall(img, [(-30, 1100), (-30, 470), (36, 430), (96, 470), (182, 566), (176, 620), (196, 640), (170, 1100)], "12507a", 13,
         [(18, 640, 44, 66, False), (96, 668, 40, 60, True), (14, 800, 48, 70, True), (98, 816, 40, 62, False)], 13)  # fmt: skip
    wall(img, [(830, 1110), (830, 400), (780, 420), (690, 530), (634, 566), (650, 640), (672, 1110)], "12507a", 13,
         [(742, 600, 44, 66, True), (742, 940, 48, 74, False)], 14)  # fmt: skip
    lay(
        img,
        p.spline([(-30, 1010, 1), (200, 1000), (420, 1006), (640, 1000), (830, 1016, 1), (830, 1230, 1), (-30, 1230, 1)]),
        DEEP,
        lift=10,
        seed=15,
    )


def anchor() -> skia.Path:
    """The anchor about its crown; the shank runs up."""
    arms = p.ribbon([(-222, -168), (-184, -60), (-96, 14), (0, 34), (96, 14), (184, -60), (222, -168)], [30, 44, 58, 70, 58, 44, 30], 80)
    flukes = [p.moved(p.poly([(222, -232), (282, -96), (214, -118), (150, -104)]), flip=q) for q in (False, True)]
    shank = p.poly([(-22, -540), (22, -540), (34, 30), (-34, 30)])
    stock_ = p.union(p.ribbon([(-158, -452), (0, -460), (158, -452)], [26, 40, 26], 30), p.circle(-160, -452, 24), p.circle(160, -452, 24))
    eye = p.cut(p.circle(0, -574, 56), p.circle(0, -574, 31))
    return p.union(arms, *flukes, shank, stock_, eye, p.poly([(-34, 20), (34, 20), (0, 76)]))


def chain(img: p.Array, line: list[p.Point], count: int) -> None:
    """Links, in turn broad and on edge."""
    way = p.sample(line, count * 10)
    for k in range(count):
        x, y = way[k * 10 + 4]
        dx, dy = way[min(k * 10 + 7, len(way) - 1)] - way[k * 10 + 1]
        turn = math.degrees(math.atan2(dy, dx)) + 90
        size = 0.8 + 0.5 * k / count
        link = p.cut(p.circle(0, 0, 12, 19), p.circle(0, 0, 5, 11)) if k % 2 else p.rect(-4, -19, 8, 38, 4)
        lay(img, p.moved(link, float(x), float(y), size, turn), NAVY, lift=4, seed=k)


def fountain(img: p.Array, front: bool) -> None:
    """The stone basin: its far rim and water, then its near side."""
    if not front:
        lay(img, p.circle(388, 1052, 272, 56), "c9dad7", lift=8, seed=20)
        lay(img, p.circle(388, 1054, 244, 42), "2f9dba", lift=1, seed=21)
        return
    rim = p.cut(p.circle(388, 1052, 272, 56), p.union(p.circle(388, 1054, 244, 42), p.rect(80, 960, 620, 92)))
    bowl = p.spline(
        [(118, 1066, 1), (160, 1150), (220, 1240, 1), (556, 1240, 1), (616, 1150), (658, 1066, 1), (560, 1096), (388, 1108), (216, 1096)]
    )
    ribs = [
        (p.ribbon([(388 + 250 * q, 1094 - 24 * abs(q)), (388 + 215 * q, 1160), (388 + 165 * q, 1240)], [7, 7, 5], 16), "7f9fa8")
        for q in (-0.8, -0.48, -0.16, 0.16, 0.48, 0.8)
    ]
    cutout(img, bowl, "a3bec2", ribs, (0, 0, 1, 0), lift=8, seed=22)
    lay(img, rim, "c9dad7", lift=7, seed=23)


def girl(img: p.Array, x: float, y: float, size: float) -> None:
    """She sits on the fluke with her parcel and looks up."""

    def put(shape: skia.Path, colour: str, lift: float = 3) -> None:
        lay(img, p.moved(shape, x, y, size), colour, lift=lift, seed=31)

    put(p.spline([(-26, -130), (-44, -108), (-50, -64), (-34, -48), (-16, -70), (-6, -104)]), "3a2230")
    for q in (0, 12):
        put(p.ribbon([(-6 + q, -8), (34 + q, -6), (40 + q, 40), (38 + q, 62)], [24, 21, 14, 11], 30), SKIN)
        put(p.spline([(30 + q, 56), (46 + q, 54), (62 + q, 66), (58 + q, 74), (32 + q, 72)]), NAVY)
    put(p.spline([(-30, 8, 1), (-26, -40), (-20, -84), (2, -92), (16, -76), (20, -34), (48, -12), (46, 10, 1)]), RED)
    put(p.spline([(-10, -92, 1), (4, -92, 1), (6, -108), (-10, -108)]), SKIN, 2)
    face = p.spline(
        [(-24, -112), (-22, -134), (-6, -148), (10, -146), (20, -136), (26, -128), (22, -120), (18, -108), (4, -100), (-12, -100)]
    )
    put(face, SKIN)
    put(p.circle(10, -130, 2.6), NAVY, 0.4)
    put(p.spline([(-26, -106), (-36, -132), (-20, -154), (4, -158), (12, -146), (-2, -138), (-8, -120), (-14, -102)]), "3a2230")
    put(p.rect(16, -62, 50, 46, 3), WARM)
    put(p.union(p.rect(37, -62, 9, 46), p.rect(16, -44, 50, 9), p.circle(34, -68, 9, 6), p.circle(50, -68, 9, 6)), "fdf6ea", 1)
    put(p.ribbon([(-8, -76), (6, -44), (34, -34)], [20, 17, 12], 24, True), RED)
    put(p.circle(38, -33, 8), SKIN, 2)


def bait(img: p.Array) -> None:
    """A roast on a thin line, and a dog who thinks about it."""
    lay(img, p.ribbon([(690, 160), (697, 420), (700, 700)], [2.6, 2.6, 2.6], 40), "f6fde9", lift=2, seed=40)
    lay(img, p.ribbon([(700, 694), (700, 718), (690, 728), (680, 718)], [5, 5, 5, 3], 20), "dfeef0", lift=2, seed=41)
    meat = p.union(
        p.spline([(640, 748), (656, 718), (700, 708), (736, 722), (746, 756), (722, 786), (676, 792), (648, 778)]),
        p.ribbon([(728, 764), (756, 790)], [40, 22], 12, True),
    )
    bone = p.union(p.ribbon([(752, 786), (774, 806)], [11, 11], 8), p.circle(780, 804, 9), p.circle(772, 814, 9))
    lay(img, bone, "fdf6ea", lift=3, seed=42)
    cutout(img, meat, "e0812f", [(p.ribbon([(664, 742), (690, 722), (722, 730)], [4, 9, 4], 20), "f4ac5a")], (0, 0, 1, 0), lift=5, seed=43)
    x, y, size = 720, 1164, 1.38

    def put(shape: skia.Path, colour: str, lift: float = 3) -> None:
        lay(img, p.moved(shape, x, y, size), colour, lift=lift, seed=44)

    put(p.ribbon([(30, -8), (44, -8), (52, -24)], [9, 8, 5], 20, True), "f3e2c2")
    put(p.spline([(-30, 0, 1), (-32, -8), (-22, -12), (-18, -40), (-16, -64), (-24, -80), (-30, -100), (-36, -120), (-28, -132), (-16, -126), (-6, -112), (10, -108), (20, -92), (20, -66),
                  (32, -40), (42, -14), (38, 0, 1)]), "f3e2c2", 6)  # fmt: skip
    put(p.spline([(8, -106), (20, -100), (34, -78), (34, -62), (22, -62), (12, -80)]), "8a5230", 2)
    put(p.circle(-32, -126, 6, 5), NAVY, 1)
    put(p.circle(-10, -101, 3.4), NAVY, 0.5)
    put(p.ribbon([(36, -8), (22, -26), (6, -22), (4, 0)], [2, 2, 2, 2], 20), "c9b48c", 0.4)
    put(p.ribbon([(-8, -46), (-12, -24), (-12, 0)], [2, 2, 2], 20), "c9b48c", 0.4)


def paint() -> p.Array:
    """The card."""
    img = sea()
    boat(img, 668, 120, 0.5, 24, "1d5f88")
    boat(img, 336, 206, 1.0, -22, DEEP)
    village(img)
    fountain(img, False)
    chain(img, [(405, 376), (430, 416), (446, 472)], 5)
    lay(img, p.moved(anchor(), 388, 1030, 0.92, 7), NAVY, lift=14, seed=25, shade=0.5)
    girl(img, 196, 874, 1.12)
    fountain(img, True)
    bait(img)
    return np.clip(img, 0, 1)
