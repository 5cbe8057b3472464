"""A street of houses topples like dominoes; at its end one woman with one cushion holds the last of them.

Technique: gouache.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np
import skia

from art import paint as p
from art.finish import Finish
from art.paint.voices import gouache as go

NUMBER, TITLE = 56, "Domino Street"
FINISH = Finish(touch=0, patches=0, edges=0, bloom=0.25, vignette=0, grain=0, split=0.02, contrast=1.04)

SUN = (742.0, 560.0)
LIGHT: p.Light = (0.7, -0.6, 0.35)
DARK = "33182c"
HEIGHT, WIDE = 690.0, 164.0
PIPS = {
    1: [(0, 0)],
    2: [(-1, -1), (1, 1)],
    3: [(-1, -1), (0, 0), (1, 1)],
    4: p.points("-1,-1 1,-1 -1,1 1,1"),
    5: p.points("-1,-1 1,-1 0,0 -1,1 1,1"),
    6: p.points("-1,-1 1,-1 -1,0 1,0 -1,1 1,1"),
}


def evening() -> p.Array:
    """A low sun over the sea at the end of the street."""
    img = p.vertical(
        [(0, "2f6a8c"), (0.2, "6fa6a4"), (0.38, "f0cf98"), (0.52, "ffb870"), (0.7, "f08c5c"), (1, "c86a5c")],
        wobble=p.noise(300, 4, 3) * 0.03,
    )
    p.brush(img, 130, 1500, p.swirl(340, 5, 0.5), jitter=0.03, alpha=0.5, seed=3)
    p.glow(img, *SUN, 620, colour="ffd080", alpha=0.6, power=1.6)
    p.over(img, p.mask(p.circle(*SUN, 84), soft=2), "fff4c8", 0.95)
    p.glow(img, *SUN, 240, colour="fff0b0", alpha=0.6, power=1.5)
    sea = p.rect(-10, 792, 820, 210)
    water = p.ramp(
        np.clip((p.grid.y - 792) / 200 + p.noise(40, 6, 3, ax=6) * 0.2, 0, 1),
        [(0, "f4b888"), (0.3, "8a9cae"), (1, "2c5a80")],
    )
    go.passage(img, sea, water, 0.0, size=10, length=90, seed=4, jitter=0.04)
    p.glitter(img, SUN[0], 790.3, 1000, width=90, colour="fff0b8", alpha=0.9, seed=31)
    return img


def street(img: p.Array) -> None:
    """Cobbles that catch the light, sinking a little to the right."""
    edge = p.points("-10,930 300,972 600,1000 810,1024")
    m = p.mask(p.poly([*edge, (810, 1210), (-10, 1210)]))
    stones = p.blank()
    p.onto(stones, p.texture.cobbles("a87c70", 46, 4), ((150, 940), (650, 980), (1500, 1300), (-700, 1300)))
    p.over(img, m, "8a5a60")
    p.over(img, m, stones, 0.75)
    p.brush(img, 26, 2200, np.zeros_like(p.grid.x) + 0.04, jitter=0.04, alpha=0.5, seed=6, m=m)
    p.shine(img, m * p.smooth(900, 300, np.hypot(p.grid.x - 800, (p.grid.y - 1000) * 1.6)), "ffb060", 0.4)
    p.multiply(img, m * p.smooth(560, 60, p.grid.x + (p.grid.y - 980) * 0.6), "5a3868", 0.6)
    wall = p.ribbon([(560, 996), (690, 1008), (810, 1020)], [20, 22, 24], 20)
    go.model(img, wall, ("6a3c48", "c88a70", "ffd8a0"), LIGHT, flow=0.05, size=9, radius=12, seed=5)


@dataclass
class House:
    """A tall house that stands, or stood, on its lower right corner (x, y)."""

    img: p.Array
    x: float
    y: float
    lean: float
    tones: tuple[str, str, str]
    roof: tuple[str, str, str]
    pips: tuple[int, int]

    def at(self, path: skia.Path) -> skia.Path:
        """A part of the house, leaning."""
        return p.moved(path, self.x, self.y, 1, turn=self.lean)

    def draw(self, seed: int) -> None:
        """Front, sunlit side, roof, door, and the windows as pips."""
        img = self.img
        c, s = math.cos(math.radians(self.lean)), math.sin(math.radians(self.lean))
        lx = (p.grid.x - self.x) * c + (p.grid.y - self.y) * s
        ly = -(p.grid.x - self.x) * s + (p.grid.y - self.y) * c
        front = self.at(
            p.spline(
                [
                    (-WIDE, 0, 1),
                    (-WIDE + 3, -HEIGHT / 2),
                    (-WIDE, -HEIGHT, 1),
                    (0, -HEIGHT, 1),
                    (2, -HEIGHT / 2),
                    (0, 0, 1),
                ]
            )
        )
        m = p.mask(front)
        p.multiply(img, p.blur(p.warp(m, 26, 0), 16), "3a1848", 0.5)
        self.top(seed)
        tone = np.clip(0.28 + 0.3 * (1 + lx / WIDE) - ly / HEIGHT * 0.32 + p.noise(50, seed, 3) * 0.1, 0, 1).astype(
            np.float32
        )
        wall = p.ramp(tone, [(0.1, self.tones[0]), (0.55, self.tones[1]), (1, self.tones[2])])
        go.passage(
            img,
            front,
            wall,
            math.pi / 2 + math.radians(self.lean),
            size=17,
            length=80,
            seed=seed,
            jitter=0.04,
            ragged=1.2,
        )
        side = self.at(p.poly([(0, 0), (26, -12), (26, -HEIGHT + 4), (0, -HEIGHT)]))
        go.passage(
            img,
            side,
            p.mix(self.tones[2], "fff0c0", 0.45),
            math.pi / 2 + math.radians(self.lean),
            size=9,
            length=60,
            seed=seed + 1,
            jitter=0.04,
        )
        band = self.at(
            p.poly(
                [(-WIDE - 2, -HEIGHT * 0.515), (28, -HEIGHT * 0.53), (28, -HEIGHT * 0.507), (-WIDE - 2, -HEIGHT * 0.49)]
            )
        )
        go.passage(img, band, "f6dcb4", math.radians(self.lean), size=7, length=40, seed=seed + 2, jitter=0.03)
        door = self.at(p.arch(-WIDE / 2, 0, 58, 104))
        go.passage(img, door, p.mix("2a4a58", self.tones[0], 0.3), 1.6, size=9, length=40, seed=seed + 3)
        random = np.random.default_rng(seed)
        for count, middle, gap in ((self.pips[0], -HEIGHT * 0.755, 96), (self.pips[1], -HEIGHT * 0.325, 82)):
            for k, (u, v) in enumerate(PIPS[count]):
                self.pane(
                    -WIDE / 2 + u * 46,
                    middle + v * gap,
                    22 + random.uniform(-1.5, 1.5),
                    bool(random.random() < 0.3),
                    seed=seed + k,
                )

    def pane(self, x: float, y: float, r: float, lamp: bool, seed: int) -> None:
        """One round window: a deep reveal, dark glass with a streak of sky, or a lamp."""
        go.dab(
            self.img,
            self.at(p.circle(x, y, r + 6)),
            p.mix("f6dcb4", self.tones[1], 0.25),
            0.5,
            size=7,
            length=20,
            seed=seed,
        )
        go.dab(
            self.img,
            self.at(p.circle(x - 1, y - 1, r)),
            "ffcf6a" if lamp else "3a2440",
            0.5,
            size=7,
            length=20,
            seed=seed + 1,
        )
        if not lamp:
            go.line(
                self.img,
                [
                    self.place(x + r * 0.2, y - r * 0.6),
                    self.place(x + r * 0.55, y - r * 0.1),
                    self.place(x + r * 0.4, y + r * 0.5),
                ],
                "c87a70",
                5,
                seed=seed,
            )

    def place(self, x: float, y: float) -> tuple[float, float]:
        """A point of the house on the sheet."""
        c, s = math.cos(math.radians(self.lean)), math.sin(math.radians(self.lean))
        return self.x + x * c - y * s, self.y + x * s + y * c

    def top(self, seed: int) -> None:
        """A tiled roof with its ridge, already losing tiles, and a chimney."""
        chimney = self.at(p.poly([(-44, -HEIGHT - 30), (-44, -HEIGHT - 150), (-8, -HEIGHT - 150), (-8, -HEIGHT - 30)]))
        go.model(self.img, chimney, ("5a2a30", "b0604c", "f0a878"), LIGHT, flow=1.6, size=9, radius=14, seed=seed)
        gable = self.at(
            p.spline(
                [
                    (-WIDE - 20, -HEIGHT + 12, 1),
                    (-WIDE * 0.62, -HEIGHT - 116, 1),
                    (-WIDE * 0.2, -HEIGHT - 120, 1),
                    (38, -HEIGHT + 4, 1),
                ]
            )
        )
        go.model(self.img, gable, self.roof, LIGHT, flow=math.radians(self.lean), size=12, radius=40, seed=seed + 1)
        for row in range(4):
            y = -HEIGHT - 8 - row * 28
            left, right = -WIDE - 12 + row * 15, 28 - row * 14
            for k, x in enumerate(np.arange(left + (9 if row % 2 else 0), right - 10, 21)):
                arc = [
                    self.place(float(x), y),
                    self.place(float(x) + 10, y + 10 + (k % 3)),
                    self.place(float(x) + 20, y),
                ]
                go.line(self.img, arc, self.roof[0], 4, seed=seed + k)


def tile(img: p.Array, x: float, y: float, size: float, turn: float, flat: float, seed: int) -> None:
    """A roof tile tumbling in the air: a curved slab, `flat` says how much of its face we see, its edge in shade."""
    face = p.spline(
        [(-30 * flat, -40, 1), (0, -48), (30 * flat, -40, 1), (31 * flat, 24, 1), (0, 40), (-31 * flat, 24, 1)]
    )
    go.dab(
        img,
        p.moved(p.moved(face, 9 * (1 - flat) + 3, 5), x, y, size, turn=turn),
        "7a2420",
        math.radians(turn + 90),
        size=6,
        length=18,
        seed=seed,
    )
    m = go.passage(
        img,
        p.moved(face, x, y, size, turn=turn),
        p.mix("d8502c", "ff9a5c", (seed % 4) / 4),
        math.radians(turn + 90),
        size=7,
        length=24,
        seed=seed,
        jitter=0.06,
        ragged=0.8,
    )
    p.rim_light(img, m, "fff0c0", 3, dy=-2, alpha=0.45)


def cat(img: p.Array, house: House) -> None:
    """In the one large lit window she looks down on the effort."""
    x, y = -WIDE / 2, -HEIGHT * 0.755
    go.model(
        img, house.at(p.circle(x, y, 50)), ("b07a58", "f6dcb4", "fff6e0"), LIGHT, flow=0.4, size=7, radius=9, seed=3
    )
    m = p.mask(house.at(p.circle(x, y, 40)))
    p.over(img, m, "ffcf60")
    p.shine(
        img,
        m * p.smooth(60, 0, np.hypot(p.grid.x - house.place(x, y)[0], p.grid.y - house.place(x, y)[1])),
        "fff6c0",
        0.6,
    )
    body = p.points("-26,44 -26,6 -18,-12 -20,-34! -8,-24 6,-24 18,-34! 17,-10 26,10 28,44")
    p.over(img, p.mask(house.at(p.moved(p.spline(body), x + 2, y + 4))) * m, DARK)
    eyes = p.mask(house.at(p.moved(p.union(p.circle(-7, -8, 4, 5), p.circle(8, -8, 4, 5)), x + 2, y + 4)))
    p.over(img, eyes, "ffe98a")
    p.glow(img, *house.place(x, y), 110, colour="ffc050", alpha=0.35)


def woman(img: p.Array) -> None:
    """Every bone leans: back leg straight, front knee bent, elbows and brow against the cushion."""
    light: p.Light = (0.75, -0.5, 0.3)
    skin, red, white = ("6a3430", "b8744c", "ffc890"), ("6a1420", "d03a30", "ff9058"), ("8a7a98", "eee0dc", "fffaec")

    def put(
        points: p.Points, tones: tuple[str, str, str], flow: float = 1.2, radius: float = 34, seed: int = 1
    ) -> p.Array:
        m = go.model(img, p.spline(points), tones, light, flow=flow, size=9, radius=radius, seed=seed)
        p.rim_light(img, m, "ffe6a8", 4, dy=-2, alpha=0.6)
        return m

    def limb(points: p.Points, widths: list[float], tones: tuple[str, str, str], seed: int = 1) -> None:
        m = go.model(
            img, p.ribbon(points, widths, 40, True), tones, light, flow=go.along(points), size=8, radius=18, seed=seed
        )
        p.rim_light(img, m, "ffe6a8", 3, dy=-2, alpha=0.6)

    shade = p.blur(p.mask(p.poly(p.points("640,1046 800,1056 560,1150 330,1140"))), 14)
    p.multiply(img, shade, "4a2050", 0.6)
    cushion(img)
    limb([(716, 900), (668, 958), (690, 1030)], [54, 42, 26], ("5a2c2c", "9a5c40", "e8a870"), 3)
    put(p.points("676,1022 704,1020 706,1052! 640,1050! 650,1036"), ("3a0f18", "8a2028", "d85a48"), seed=4)
    limb([(734, 900), (756, 968), (782, 1034)], [56, 42, 26], skin, 5)
    put(p.points("768,1022 796,1024 798,1060! 730,1056! 742,1042"), ("3a0f18", "8a2028", "d85a48"), seed=6)
    skirt = p.points("690,848 748,858 776,906 792,972 760,992 716,980 676,990 630,966 652,912")
    put(skirt, red, 1.4, 70, 7)
    for fold in (
        [(700, 868), (672, 920), (660, 972)],
        [(724, 870), (726, 926), (718, 978)],
        [(744, 872), (766, 926), (772, 984)],
    ):
        go.line(img, fold, "8a1c28", 6, seed=4)
    put(p.points("630,772 662,742 706,758 740,806 756,862 722,880 684,864 652,824"), white, 0.9, 50, 8)
    put(p.points("622,758 640,730 668,740 668,768 646,782"), ("5a2c2c", "96583e", "c88058"), seed=9)
    face(img, put)
    limb([(680, 780), (676, 846), (612, 824)], [50, 38, 24], skin, 15)
    put(p.points("654,768 684,750 712,776 708,818 680,832 656,812"), white, 1.2, 30, 16)
    hand(img, 606, 822, -8, skin=skin, light=light)


def face(img: p.Array, put: object) -> None:
    """Profile to the left and down, eyes shut tight, teeth together."""
    assert callable(put)
    head = p.points(
        "668,660 632,650 600,668 590,696 590,706 574,728 578,738 592,738! 588,748 594,754! 592,764 602,776 626,778 "
        "656,758 682,728 686,690"
    )
    put(head, ("8a4a3c", "c07c54", "f0b480"), 0.8, 60, 10)
    layer = p.Layer().fill(p.spline(p.points("590,750! 606,746 616,752! 608,760 594,758!")), "fff6e8")
    p.lay(img, layer)
    for points, w in (
        ([(596, 708), (606, 714), (620, 708)], 5),
        ([(600, 702), (606, 713), (602, 720)], 4),
        ([(590, 690), (606, 698), (622, 692)], 7),
        ([(590, 750), (606, 745), (617, 752)], 3),
        ([(594, 758), (606, 761), (616, 754)], 3),
        ([(600, 753), (600, 758)], 2),
        ([(607, 752), (607, 759)], 2),
    ):
        go.line(img, points, DARK, w, seed=3)
    go.dab(img, p.circle(626, 738, 15, 11), "e0684c", 0.3, size=6, length=14)
    put(
        p.points("594,676! 600,646 640,628 682,640 704,680 694,726 672,742 662,716 650,690 622,674"),
        ("140c16", "2c1c2a", "8a5a50"),
        0.7,
        40,
        11,
    )
    put(p.points("690,640 716,616 744,630 744,662 716,676 694,664"), ("140c16", "2c1c2a", "8a5a50"), 0.7, 26, 12)
    go.line(img, [(688, 640), (698, 656), (700, 676)], "f0b83c", 9, seed=4)
    go.dab(img, p.spline(p.points("652,706 664,696 672,708 664,726 654,722")), "b8744c", 1.2, size=6, length=14)


def hand(img: p.Array, x: float, y: float, turn: float, skin: tuple[str, str, str], light: p.Light) -> None:
    """A palm flat against the cushion: four spread fingers sunk in, the thumb below."""

    def put(path: skia.Path, seed: int) -> None:
        m = go.model(img, p.moved(path, x, y, 1, turn=turn), skin, light, flow=0.4, size=5, radius=9, seed=seed)
        p.multiply(img, p.rim(m, -2, 3, 1.4), "6a3430", 0.5)

    for k, (a, n) in enumerate(((-64, 36), (-86, 40), (-108, 38), (-130, 32))):
        c, s = math.cos(math.radians(a)), math.sin(math.radians(a))
        put(
            p.ribbon([(c * 8 - 6, s * 8), (c * n * 0.7 - 9, s * n * 0.7), (c * n - 12, s * n)], [13, 12, 9], 12, True),
            20 + k,
        )
    put(p.spline(p.points("-20,-14 -2,-20 16,-8 20,12 4,20 -16,14")), 26)
    put(p.ribbon([(-8, 8), (-22, 16), (-34, 12)], [14, 12, 9], 12, True), 27)


def cushion(img: p.Array) -> None:
    """Turquoise, squeezed between the wall and her: it bulges, its corners stick out."""
    shape = p.points(
        "544,640! 566,662 606,668 650,640! 636,690 626,740 622,800 632,850 644,902! 592,884 556,892 512,920! 520,860 "
        "528,780 540,700"
    )
    m = go.model(
        img, p.spline(shape), ("0f4a58", "22a498", "b0f0d0"), (0.6, -0.7, 0.35), flow=1.4, size=13, radius=60, seed=9
    )
    p.rim_light(img, m, "fff0c0", 4, dy=-3, alpha=0.5)
    for fold in (
        [(600, 740), (576, 760), (556, 800)],
        [(602, 770), (590, 800), (586, 840)],
        [(552, 668), (566, 700), (564, 730)],
        [(630, 664), (610, 690), (604, 716)],
        [(620, 868), (598, 850), (592, 826)],
    ):
        go.line(img, fold, "0f6a6c", 6, seed=3)


def paint() -> p.Array:
    """Evening, the falling row, the tiles in the air, and the one who holds."""
    img = evening()
    street(img)
    rows = (
        House(
            img, -86, 1000, 31, tones=("5a1c30", "b83c38", "f08a60"), roof=("3a2440", "6a4068", "b87a88"), pips=(4, 2)
        ),
        House(
            img, 116, 1004, 25, tones=("7a3c58", "e08a84", "ffd0a8"), roof=("6a1c24", "c8442c", "ff9a60"), pips=(5, 3)
        ),
        House(
            img, 322, 1010, 19, tones=("6a1820", "d0402e", "ff9a60"), roof=("2a2440", "4a4070", "9a80a0"), pips=(6, 4)
        ),
        House(
            img, 522, 1018, 12, tones=("8a4a20", "eda62c", "ffe08a"), roof=("6a1c24", "c8442c", "ff9a60"), pips=(1, 5)
        ),
    )
    for k, house in enumerate(rows):
        house.draw(10 + 20 * k)
    p.over(img, p.mask(p.poly(p.points("-10,944 70,984 60,1012 -10,1012")), soft=3), "573a4c", 0.9)
    cat(img, rows[-1])
    flying = (
        (652, 176, 0.66, 24, 0.8),
        (716, 108, 0.5, 70, 0.35),
        (752, 246, 0.72, 128, 0.95),
        (540, 84, 0.42, -30, 0.5),
        (388, 120, 0.56, 12, 0.9),
        (250, 176, 0.4, 200, 0.3),
        (716, 372, 0.86, 160, 0.6),
        (618, 40, 0.3, 96, 0.9),
        (440, 176, 0.34, 50, 0.6),
    )
    for k, (x, y, size, turn, flat) in enumerate(flying):
        tile(img, x, y, size, turn=turn, flat=flat, seed=40 + k)
    woman(img)
    return np.clip(img, 0, 1)
