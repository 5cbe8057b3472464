"""A paper peepshow of sleep: the cat lets the bed down past one dream after another, to the small door with light under it.

Technique: cut paper.
"""

from __future__ import annotations

import math

import numpy as np
import skia

from art import paint as p
from art.paint.voices import cutpaper as cp
from art.paint.voices.printing import PLAIN

NUMBER, TITLE = 77, "Going Down"
FINISH = PLAIN
DEEP = (400.0, 1000.0)  # all sheets shrink towards the door
SCALES = (1.0, 0.79, 0.62, 0.48, 0.365, 0.27)
BRASS, CREAM, INK, GLOW = "eab54a", "fbf3df", "171a38", "ffe39a"


class Stage:
    """One sheet of the peepshow: everything on it is drawn in the units of the first and shrinks with its depth."""

    def __init__(self, img: p.Array, k: int) -> None:
        self.img, self.k, self.s = img, k, SCALES[k]

    def at(self, path: skia.Path) -> skia.Path:
        """A shape at its depth."""
        return p.moved(path, DEEP[0] * (1 - self.s), DEEP[1] * (1 - self.s), self.s)

    def cut(self, path: skia.Path, colour: str, lift: float = 6, seed: int = 1) -> p.Array:
        """Lay a piece."""
        return cp.sheet(self.img, self.at(path), colour, lift * (0.5 + self.s * 0.5), seed + self.k)

    def shape(self, points: list[p.Point], colour: str, lift: float = 6, seed: int = 1) -> p.Array:
        """A piece with a curved outline."""
        return self.cut(p.spline(points), colour, lift, seed)

    def strip(self, points: list[p.Point], widths: list[float], colour: str, lift: float = 4) -> None:
        """A tapering strip."""
        self.cut(p.ribbon(points, widths, 30, True), colour, lift)

    def frame(self, colour: str, arch: list[p.Point], lift: float = 22) -> None:
        """The sheet itself, with its opening cut out."""
        outer = p.rect(-900, -2600, 2600, 4600) if self.k else p.rect(-40, -40, 880, 1280)
        self.cut(p.cut(outer, p.spline(arch)), colour, lift)


def opening(top: float, wobble: int, low: float = 1126) -> list[p.Point]:
    """A hand-cut opening, never quite square."""
    random = np.random.default_rng(wobble)
    j = random.normal(0, 7, 8)
    return [
        (104 + j[0], low, 1), (108 + j[1], 800), (100 + j[2], 500), (106 + j[3], top + 90), (190, top + j[4], 1), (400, top - 26 + j[5]),
        (610, top + j[6], 1), (694 + j[7], top + 90), (700 - j[0], 500), (692 - j[1], 800), (696 - j[2], low, 1),
    ]  # fmt: skip


def door(img: p.Array) -> None:
    """The last sheet: a wall almost black, and the door that lets a line of light out over the floor."""
    img[:] = cp.stock("1a1440", 3)
    s = Stage(img, 5)
    s.shape([(-400, 1010, 1), (400, 1004), (1200, 1010, 1), (1200, 1500, 1), (-400, 1500, 1)], "2a1f58", 8)
    s.cut(p.poly([(320, 1018), (480, 1018), (760, 1400), (40, 1400)]), "ffd978", 0.5)
    s.shape([(300, 1016, 1), (296, 640), (340, 580), (400, 566), (460, 580), (504, 640), (500, 1016, 1)], "6a3f8a", 8)
    s.shape([(318, 1016, 1), (316, 646), (352, 600), (400, 588), (448, 600), (484, 646), (482, 1016, 1)], GLOW, 1)
    s.shape([(318, 1000, 1), (316, 646), (352, 600), (400, 588), (430, 594), (444, 1030, 1)], "b0563c", 8)
    for a, b in (((340, 700), (420, 706)), ((340, 860), (424, 872))):
        s.shape([(a[0], a[1] - 40, 1), (b[0], b[1] - 46, 1), (b[0], b[1] + 60, 1), (a[0], a[1] + 56, 1)], "8f4032", 2)
    s.cut(p.circle(426, 800, 14), BRASS, 4)


def beach(img: p.Array) -> None:
    """The fifth dream: a moon over a small sea, and a boat that has come in by itself."""
    s = Stage(img, 4)
    s.frame("15607e", opening(330, 3))
    s.cut(p.circle(560, 470, 84), "fff3c4", 5)
    for y, tone, x0, x1 in ((1010, "2f9ab4", 60, 330), (1044, "64c0cc", 50, 280), (1006, "2f9ab4", 520, 740), (1048, "64c0cc", 560, 750)):
        crest = [(x0 + (x1 - x0) * t, y + 16 * math.sin(t * 9 + y)) for t in np.linspace(0, 1, 9)]
        s.shape([*crest, (x1, 1140, 1), (x0, 1140, 1)], tone, 5)
    s.shape([(40, 1090), (200, 1080), (420, 1104), (640, 1084), (760, 1094), (760, 1170, 1), (40, 1170, 1)], "f0d49a", 6)
    s.shape([(120, 1040, 1), (150, 1088), (240, 1094), (300, 1020, 1), (230, 1050)], "d8502c", 7)


def library(img: p.Array) -> None:
    """The fourth: shelves on either hand, and it rains; somebody has given the lamp an umbrella."""
    s = Stage(img, 3)
    s.frame("2a4f9e", opening(250, 8))
    random = np.random.default_rng(5)
    tones = ["e9a93c", "d8502c", "f0e6d0", "7fc6de", "c9506a", "8fb86a", "6a4fa0", "f2c866"]
    for x0, x1 in ((40, 232), (568, 760)):
        for y in (470, 640, 810, 980, 1140):
            s.strip([(x0, y), (x1, y + random.normal(0, 3))], [18, 18], "8a5238", 5)
            x = x0 + 6.0
            while x < x1 - 24:
                w, h = random.uniform(16, 36), random.uniform(74, 132)
                lean = random.normal(0, 4) if random.random() < 0.8 else 24
                if random.random() < 0.9:
                    book = p.poly([(x, y - 8), (x + lean, y - h), (x + w + lean, y - h + random.normal(0, 3)), (x + w, y - 8)])
                    s.cut(book, str(random.choice(tones)), 3, int(x) % 5)
                x += w + (abs(lean) if abs(lean) > 15 else 2)
    s.strip([(560, 1120), (560, 1000)], [12, 10], BRASS, 4)
    s.shape([(500, 1006, 1), (530, 930), (590, 930), (620, 1006, 1)], GLOW, 6)
    s.strip([(560, 930), (560, 850)], [8, 8], INK, 3)
    s.shape([(460, 880, 1), (486, 800), (560, 768), (634, 800), (660, 880, 1), (626, 862), (592, 880, 1), (560, 862), (526, 880, 1), (494, 862)],
            "c9506a", 8)  # fmt: skip
    for _ in range(46):
        x, y = random.uniform(120, 680), random.uniform(330, 1080)
        n = random.uniform(30, 70)
        s.strip([(x, y), (x - n * 0.22, y + n)], [4, 6], "bcd8f4", 2)


def knight(s: Stage, x: float, y: float, k: float, flip: bool, steel: str, plume: str, arms: list[list[p.Point]], gown: bool) -> None:
    """An empty suit of armour on its feet again: helm, plates, and either greaves or a bell of plates for a skirt."""

    def at(path: skia.Path) -> skia.Path:
        return p.moved(path, x, y, k, 0, flip)

    dark = "8fa2c0"
    if gown:
        for n in range(4):
            w = 74 - n * 13
            s.cut(at(p.spline([(-w, -4 - n * 44, 1), (-w + 15, -54 - n * 44), (w - 15, -54 - n * 44), (w, -4 - n * 44, 1), (0, 6 - n * 44)])),
                  (steel, dark)[n % 2], 4)  # fmt: skip
    else:
        for leg in ([(-12, -170), (-24, -90), (-40, -8)], [(12, -170), (30, -96), (24, -8)]):
            s.cut(at(p.ribbon(leg, [40, 30, 22], 20, True)), dark, 4)
            fx = leg[-1][0]
            s.cut(at(p.spline([(fx - 14, 0, 1), (fx - 12, -20), (fx + 14, -18), (fx + 40, 0, 1)])), steel, 3)
            s.cut(at(p.circle((leg[1][0]), leg[1][1], 20)), steel, 3)
    s.cut(at(p.spline([(-36, -180, 1), (-52, -250), (-40, -296), (0, -306), (40, -296), (50, -250), (34, -180, 1), (0, -170)])), steel, 5)
    s.cut(at(p.ribbon([(0, -298), (3, -240), (0, -180)], [5, 7, 4], 10)), dark, 1)
    for arm in arms:
        s.cut(at(p.ribbon(arm, [30, 24, 20], 20, True)), dark, 4)
        s.cut(at(p.circle(arm[0][0], arm[0][1], 25, 23)), steel, 4)
        s.cut(at(p.circle(arm[-1][0], arm[-1][1], 16)), steel, 4)
    s.cut(at(p.spline([(-26, -310, 1), (-32, -350), (-18, -384), (14, -388), (34, -362), (42, -338, 1), (28, -312, 1)])), steel, 5)
    s.cut(at(p.ribbon([(2, -352), (38, -346)], [8, 6], 8)), INK, 0.6)
    s.cut(at(p.spline([(-8, -384, 1), (-30, -430), (-78, -428), (-92, -392), (-64, -404), (-36, -386)])), plume, 4)


def ballroom(img: p.Array) -> None:
    """The third: suits of armour waltz when nobody looks."""
    s = Stage(img, 2)
    s.frame("6a4aa0", opening(232, 12))
    for side in (1, -1):
        x = 400 - side * 330
        drape = [
            (x - side * 60, 150, 1), (x + side * 250, 190, 1), (x + side * 150, 320), (x + side * 60, 420),
            (x + side * 20, 560), (x - side * 60, 600, 1),
        ]  # fmt: skip
        m = s.shape(list(drape), "b8385c", 8)
        a, b = s.at(p.circle(x + side * 120, 230, 1)).getBounds(), s.at(p.circle(x, 540, 1)).getBounds()
        cp.crease(img, m, (a.centerX(), a.centerY()), (b.centerX(), b.centerY()), 0.22, 14)
    s.shape([(40, 1120), (400, 1108), (760, 1120), (760, 1190, 1), (40, 1190, 1)], "e0b478", 5)
    knight(
        s, 150, 1128, 1.3, False, "dfe7f2", "d8352f", [[(-34, -278), (-62, -230), (-20, -196)], [(36, -280), (84, -262), (96, -300)]], False
    )
    knight(
        s, 282, 1134, 1.16, True, "c9d6e8", "f2c14b", [[(36, -280), (70, -268), (40, -340)], [(-34, -280), (-46, -240), (40, -236)]], True
    )
    knight(
        s, 640, 1130, 1.24, True, "dfe7f2", "3fb0a0", [[(-34, -276), (-84, -290), (-116, -340)], [(36, -280), (40, -232), (8, -216)]], False
    )


def school(img: p.Array) -> None:
    """The second: the old classroom, gone back to birches."""
    s = Stage(img, 1)
    s.frame("1d6a63", opening(206, 21))
    random = np.random.default_rng(6)
    s.shape([(50, 1112), (300, 1124), (500, 1116), (750, 1110), (750, 1200, 1), (50, 1200, 1)], "8fb35a", 6)
    for x, w, lean in ((52, 50, 10), (126, 66, -14), (690, 64, 12), (756, 44, -8)):
        line: list[p.Point] = [(x, 1140), (x + lean, 820), (x - lean * 0.6, 480), (x + lean, 20)]
        s.cut(p.ribbon(line, [w * 1.25, w, w * 0.86, w * 0.7], 50), "f7f1e2", 7)
        points = p.sample(line, 60)
        for k in range(4, 58, 3):
            if random.random() < 0.75:
                px, py = points[k]
                side = random.choice([-1, 1])
                n = w * random.uniform(0.2, 0.45)
                edge = float(px) + side * w * 0.42
                s.cut(p.spline([(edge, float(py) - 7, 1), (edge - side * n, float(py)), (edge, float(py) + 6, 1)]), INK, 0.5)
    for _ in range(54):
        x = random.choice([random.uniform(30, 260), random.uniform(600, 770)])
        y = 110 + abs(random.normal(0, 110))
        leaf = p.spline([(-17, 0, 1), (0, -11), (19, 0, 1), (0, 11)])
        tone = str(random.choice(["b8d85a", "7fb648", "e3e06a", "4f9a58"]))
        s.cut(p.moved(leaf, x, y, random.uniform(0.8, 1.4), random.uniform(0, 180)), tone, 4)
    x = 170
    s.shape([(x - 90, 1000, 1), (x + 100, 992, 1), (x + 108, 1016, 1), (x - 92, 1026, 1)], "d98f4a", 6)
    for dx in (-70, 78):
        s.strip([(x + dx, 1016), (x + dx, 1128)], [13, 12], "a9643a", 4)
    s.shape([(x - 30, 996, 1), (x - 34, 974, 1), (x + 30, 968, 1), (x + 34, 990, 1)], "c9506a", 4)
    s.cut(p.circle(x + 66, 974, 20), "d8352f", 4)
    s.strip([(x + 66, 956), (x + 72, 944)], [5, 4], INK, 2)
    s.shape([(556, 900, 1), (736, 890, 1), (744, 1040, 1), (560, 1046, 1)], "8a5238", 7)
    s.shape([(568, 912, 1), (724, 903, 1), (731, 1028, 1), (571, 1034, 1)], "1f3a3a", 1)
    s.strip([(590, 985), (620, 945), (650, 990), (680, 940), (708, 975)], [5, 5], CREAM, 0.6)
    for dx in (570, 726):
        s.strip([(dx, 1040), (dx + (8 if dx > 600 else -8), 1132)], [12, 11], "8a5238", 4)


def house(img: p.Array) -> None:
    """The first sheet: night, the gable, the beam, and the room where it began."""
    s = Stage(img, 0)
    arch: list[p.Point] = [
        (86, 1140, 1), (90, 700), (82, 262, 1), (250, 262, 1), (400, 258), (550, 262, 1), (716, 262, 1), (712, 700),
        (714, 1140, 1),
    ]  # fmt: skip
    gable = p.spline([(176, 212, 1), (400, 62, 1), (626, 212, 1), (400, 208)])
    sheet = p.cut(p.cut(p.rect(-40, -40, 880, 1280), p.spline(arch)), gable)
    cp.sheet(img, sheet, "232a66", 26, 3)
    for roof in ([(-10, 262, 1), (400, -26, 1), (400, 26, 1), (20, 296, 1)], [(810, 262, 1), (400, -26, 1), (400, 26, 1), (780, 296, 1)]):
        cp.sheet(img, p.spline(roof), "c9506a", 10, 4)
    random = np.random.default_rng(9)
    for t in np.arange(0.06, 0.98, 0.085):
        for side in (-1, 1):
            x, y = 400 + side * 396 * t, 10 + 274 * t
            tile = p.spline([(-19, -10, 1), (19, -10, 1), (17, 14), (0, 22 + random.normal(0, 2)), (-17, 14)])
            tone = str(random.choice(["d9627a", "b8405c", "e07a86"]))
            cp.sheet(img, p.moved(tile, x, y, random.uniform(0.9, 1.1), side * 32), tone, 4, int(t * 60) % 7)
    for x, y, r in (
        (40, 60, 9), (120, 110, 5), (70, 170, 6), (690, 50, 7), (760, 120, 10), (640, 96, 4), (180, 40, 6),
        (738, 190, 5), (36, 420, 7), (54, 560, 4), (30, 720, 5), (764, 400, 5), (748, 520, 8), (772, 660, 4),
    ):  # fmt: skip
        cp.sheet(img, p.star(x, y, r * 1.6, 5, 0.42, x), GLOW, 3, 3)
    s.shape([(-40, 1132, 1), (400, 1126), (840, 1132, 1), (840, 1240, 1), (-40, 1240, 1)], "7a4a3c", 12)
    s.strip([(-20, 1138), (400, 1133), (820, 1138)], [16, 15, 16], "b5764a", 4)


def bedroom(img: p.Array) -> None:
    """On that sheet's floor: the lamp still on, slippers side by side, the wardrobe ajar."""
    s = Stage(img, 0)
    s.shape(
        [
            (36, 1136, 1), (44, 1012, 1), (150, 1008, 1), (158, 1136, 1), (136, 1136, 1), (130, 1038, 1),
            (66, 1038, 1), (60, 1136, 1),
        ],
        "a9643a",
        8,
    )  # fmt: skip
    s.strip([(98, 1006), (98, 966)], [12, 16], BRASS, 5)
    s.shape([(48, 968, 1), (72, 884), (124, 884), (148, 968, 1), (98, 974)], GLOW, 9)
    s.shape([(642, 1136, 1), (636, 800), (648, 784, 1), (778, 780, 1), (786, 800), (784, 1136, 1)], "8a5a8f", 10)
    s.shape([(654, 1110, 1), (650, 812, 1), (708, 810, 1), (708, 1112, 1)], "a576a8", 3)
    s.shape([(716, 1120, 1), (716, 806, 1), (780, 790, 1), (788, 1128, 1)], "a576a8", 8)
    for x in (700, 726):
        s.cut(p.circle(x, 966, 7), BRASS, 3)
    for x, lean in ((214, -6), (256, 8)):
        s.cut(p.moved(p.spline([(-22, 8), (-14, -8), (10, -12), (26, 0), (18, 12)]), x, 1150, 1, lean), "d8352f", 5)
        s.cut(p.moved(p.circle(-8, 0, 8, 5), x, 1150, 1, lean), "f7d8c4", 0.6)


def bed(img: p.Array) -> None:
    """Brass, four ropes, a quilt of everything that was ever worn, and the sleeper."""
    s = Stage(img, 0)
    x, y = 400, 520
    for rx, top in ((x - 146, 244), (x + 148, 244), (x - 116, 244), (x + 118, 244)):
        cp.sheet(
            img,
            p.ribbon([(rx, y - 60), (rx + (400 - rx) * 0.03, (y + top) / 2), (rx + (400 - rx) * 0.08, top)], [5, 5], 20),
            "f0dcae",
            9,
            3,
        )
    for side, high in ((-1, 134), (1, 96)):
        px = x + side * 152
        for q in (0, 24):
            s.strip([(px - side * q, y + 74), (px - side * q, y - high + q * 0.6)], [11, 10], BRASS, 8)
            s.cut(p.circle(px - side * q, y - high + q * 0.6 - 6, 11), "f8d98a", 5)
        s.strip([(px, y - high + 34), (px - side * 24, y - high + 40)], [8, 8], BRASS, 4)
    s.shape([(x - 150, y + 10, 1), (x - 146, y - 24), (x + 148, y - 22), (x + 150, y + 30, 1), (x - 150, y + 32, 1)], CREAM, 9)
    s.shape([(x - 146, y - 22), (x - 138, y - 66), (x - 92, y - 74), (x - 62, y - 46), (x - 70, y - 22)], "ffffff", 7)
    s.shape([(x - 112, y - 54), (x - 104, y - 82), (x - 78, y - 90), (x - 56, y - 78), (x - 46, y - 70, 1), (x - 54, y - 64), (x - 56, y - 50), (x - 84, y - 40)],
            "e8b088", 5)  # fmt: skip
    s.strip([(x - 74, y - 70), (x - 68, y - 67), (x - 61, y - 70)], [3, 4, 3], INK, 0.5)
    s.cut(p.circle(x - 76, y - 56, 8, 5), "e08a78", 0.5)
    s.shape(
        [
            (x - 122, y - 58), (x - 112, y - 92), (x - 84, y - 106), (x - 62, y - 92), (x - 74, y - 84),
            (x - 98, y - 76), (x - 110, y - 56),
        ],
        "3f68b4",
        6,
    )  # fmt: skip
    s.strip([(x - 112, y - 88), (x - 146, y - 96), (x - 170, y - 66)], [26, 16, 7], "3f68b4", 5)
    s.cut(p.circle(x - 171, y - 56, 11), CREAM, 5)
    quilt = [(x - 66, y - 30, 1), (x - 40, y - 66), (x + 20, y - 84), (x + 90, y - 66), (x + 150, y - 34), (x + 158, y + 20), (x + 150, y + 62, 1), (x + 96, y + 50),
             (x + 46, y + 66), (x - 6, y + 50), (x - 56, y + 64, 1)]  # fmt: skip
    face = patches(x, y)
    m = cp.sheet(img, p.spline(quilt), face, 12, 4)
    for a, b in (((x - 20, y - 66), (x - 30, y + 54)), ((x + 60, y - 74), (x + 70, y + 56)), ((x + 120, y - 50), (x + 128, y + 52))):
        cp.crease(img, m, a, b, 0.14, 20)
    s.shape(
        [
            (x - 72, y - 34, 1), (x - 44, y - 72), (x - 24, y - 80), (x - 12, y - 60), (x - 40, y - 24),
            (x - 54, y + 8, 1),
        ],
        "ffffff",
        5,
    )  # fmt: skip


def patches(x: float, y: float) -> p.Array:
    """Quilt cloth: squares of many papers, spotted, striped and plain."""
    random = np.random.default_rng(3)
    tones = ["f2c14b", "d8502c", "7fc6de", "f7ead0", "c9506a", "8fb86a", "f0a25c", "b48fd0"]
    u = (p.grid.x - x) * 0.98 + (p.grid.y - y) * 0.1 + p.noise(50, 3, 2) * 3
    v = (p.grid.y - y) * 0.98 - (p.grid.x - x) * 0.06 + p.noise(50, 4, 2) * 3
    cell = 31.0
    column, row = np.floor(u / cell).astype(int), np.floor(v / cell).astype(int)
    order = random.permutation(len(tones) * 6) % len(tones)
    which = order[(column * 5 + row * 3 + (column * row) % 4) % len(order)]
    face = np.stack([p.rgb(t) for t in tones])[which].astype(np.float32)
    du, dv = u % cell - cell / 2, v % cell - cell / 2
    dots = ((which == 0) | (which == 4))[..., None] * p.smooth(4.6, 3.6, np.hypot(du % 14 - 7, dv % 14 - 7))[..., None]
    bars = ((which == 2) | (which == 6))[..., None] * p.smooth(-0.1, 0.1, np.sin(du * 0.7))[..., None] * 0.6
    face = face * (1 - np.maximum(dots, bars)) + p.rgb(CREAM) * np.maximum(dots, bars)
    seam = p.smooth(1.6, 0.6, np.minimum(cell / 2 - np.abs(du), cell / 2 - np.abs(dv)))[..., None]
    return (face * (1 - seam * 0.35)).astype(np.float32)


def winch(img: p.Array) -> None:
    """The beam under the roof, the pulleys, the drum, and the cat on night shift."""
    s = Stage(img, 0)
    s.shape([(60, 214, 1), (400, 210), (740, 214, 1), (740, 246, 1), (400, 242), (60, 246, 1)], "a9643a", 10)
    s.strip([(80, 224), (400, 220), (720, 224)], [5, 6, 5], "c98a5c", 1)
    for x in (262, 292, 508, 538):
        s.cut(p.circle(x, 252, 15), BRASS, 6)
        s.cut(p.circle(x, 252, 5), INK, 1)
    s.strip([(262, 240), (300, 190), (420, 176)], [5, 5], "f0dcae", 4)
    s.strip([(538, 240), (500, 196), (440, 182)], [5, 5], "f0dcae", 4)
    for x in (394, 476):
        s.shape([(x - 12, 214, 1), (x - 7, 150), (x + 7, 150), (x + 12, 214, 1)], "7a4a3c", 6)
    s.cut(p.rect(396, 154, 78, 50, 9), "c98a5c", 7)
    for k in range(6):
        s.strip([(404 + k * 12, 156), (408 + k * 12, 203)], [8, 8], "f0dcae", 2)
    s.strip([(394, 178), (366, 178), (362, 148)], [9, 9, 9], INK, 6)
    s.cut(p.circle(361, 146, 9), "d8352f", 5)
    s.strip([(296, 206), (262, 216), (240, 196), (250, 160), (236, 140)], [13, 13, 12, 11, 9], INK, 6)
    s.shape([(282, 214, 1), (278, 172), (294, 134), (318, 124), (340, 140), (346, 178), (344, 214, 1)], INK, 8)
    s.shape([(292, 132), (288, 104), (292, 76, 1), (310, 92), (326, 92), (344, 76, 1), (346, 106), (340, 128), (318, 140)], INK, 7)
    for x in (308, 331):
        s.shape([(x - 8, 110), (x, 102), (x + 8, 110), (x, 116)], "ffd34f", 1)
        s.strip([(x, 104), (x, 115)], [3, 3], INK, 0.4)
    s.cut(p.circle(321, 123, 4, 3), "f0a9b0", 1)
    for arm in ([(330, 158), (350, 160), (360, 150)], [(318, 164), (340, 172), (364, 158)]):
        s.strip(list(arm), [15, 12, 11], INK, 5)


def paint() -> p.Array:
    """From the deepest sheet to the nearest."""
    img = p.blank()
    door(img)
    beach(img)
    library(img)
    ballroom(img)
    school(img)
    house(img)
    glow = np.exp(-((np.hypot(p.grid.x - 400, (p.grid.y - 960) * 0.9) / 190) ** 2))[..., None].astype(np.float32)
    img[:] = img + (p.rgb("ffb347") - img * 0.4) * glow * 0.3
    bedroom(img)
    bed(img)
    winch(img)
    return img
