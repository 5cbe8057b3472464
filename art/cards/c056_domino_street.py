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
    wall = p.ribbon([(380, 980), (600, 996), (810, 1012)], [18, 21, 24], 20)
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
        gap = p.poly([self.place(-WIDE, -4), self.place(0, -2), (self.x - WIDE - 30, self.y + 8)])
        p.over(img, p.blur(p.mask(gap), 3), "4a2c44", 0.85)
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
        chimney = self.at(p.poly(p.points("-44,-30 -44,-150 -8,-150 -8,-30", at=(0, -HEIGHT))))
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
    p.glow(img, *house.place(x, y), 170, colour="ffe080", alpha=0.55)
    go.model(
        img, house.at(p.circle(x, y, 66)), ("b07a58", "f6dcb4", "fff6e0"), LIGHT, flow=0.4, size=7, radius=9, seed=3
    )
    m = p.mask(house.at(p.circle(x, y, 55)))
    p.over(img, m, "ffd870")
    p.shine(
        img,
        m * p.smooth(80, 0, np.hypot(p.grid.x - house.place(x, y)[0], p.grid.y - house.place(x, y)[1])),
        "fff6c0",
        0.6,
    )
    body = p.points("-26,44 -26,6 -18,-12 -20,-34! -8,-24 6,-24 18,-34! 17,-10 26,10 28,44")
    p.over(img, p.mask(house.at(p.moved(p.spline(body), x + 2, y + 10, 1.4))) * m, DARK)
    eyes = p.mask(house.at(p.moved(p.union(p.circle(-7, -8, 4, 5), p.circle(8, -8, 4, 5)), x + 2, y + 10, 1.4)))
    p.over(img, eyes, "ffe98a")


SKIN, RED, WHITE = ("6a3430", "b8744c", "ffc890"), ("6a1420", "d03a30", "ff9058"), ("8a7a98", "eee0dc", "fffaec")
FAR, SHOE, HAIR = ("5a2c2c", "96583e", "d08c60"), ("3a0f18", "8a2028", "d85a48"), ("140c16", "2c1c2a", "8a5a50")
CLOTH = ("0f4a58", "22a498", "b0f0d0")
Tones = tuple[str, str, str]


def put(img: p.Array, points: p.Points, tones: Tones, flow: float = 1.2, radius: float = 34, seed: int = 1) -> p.Array:
    """A part of her in brush strokes, edged by the sun behind."""
    m = go.model(img, p.spline(points), tones, (0.75, -0.5, 0.3), flow=flow, size=9, radius=radius, seed=seed)
    p.rim_light(img, m, "ffe6a8", 4, dy=-2, alpha=0.6)
    return m


def limb(img: p.Array, points: p.Points, widths: list[float], tones: Tones, seed: int = 1) -> None:
    """An arm or a leg."""
    path = p.ribbon(points, widths, 40, True)
    m = go.model(img, path, tones, (0.75, -0.5, 0.3), flow=go.along(points), size=8, radius=18, seed=seed)
    p.rim_light(img, m, "ffe6a8", 3, dy=-2, alpha=0.6)


def woman(img: p.Array) -> None:
    """One line from the back toe to the palms: back leg straight, front knee bent, arms braced, head down."""
    ground(img)
    cushion(img)
    limb(img, [(584, 786), (540, 792), (500, 764)], [46, 36, 24], FAR, seed=14)
    press(img, 466, 738, 4, tones=FAR)
    limb(img, [(640, 900), (548, 968), (566, 1092)], [76, 58, 34], FAR, seed=3)
    put(img, p.points("546,1080 588,1078 596,1120! 488,1120! 500,1100"), SHOE, seed=4)
    limb(img, [(656, 896), (718, 998), (774, 1100)], [80, 58, 34], SKIN, seed=5)
    put(img, p.points("752,1098 786,1082 800,1104 788,1126 756,1146! 704,1148! 712,1126"), SHOE, seed=6)
    skirt = p.points("610,864 676,864 716,916 766,994! 716,1022 630,1012 508,988! 526,944 572,900")
    put(img, skirt, RED, 1.2, radius=70, seed=7)
    for fold in (
        [(626, 894), (574, 936), (542, 988)],
        [(646, 896), (650, 956), (640, 1004)],
        [(664, 892), (704, 950), (730, 1006)],
    ):
        go.line(img, fold, "8a1c28", 6, seed=4)
    back = p.points("534,788 556,750 604,744 658,794 692,874 656,906 606,888 562,844")
    put(img, back, WHITE, 0.9, radius=50, seed=8)
    put(img, p.points("540,780 556,738 600,742 600,774 566,794"), FAR, seed=9)
    face(img)
    limb(img, [(600, 806), (556, 868), (496, 856)], [54, 42, 26], SKIN, seed=15)
    put(img, p.points("564,794 592,764 630,792 624,842 590,860 558,840"), WHITE, 1.2, radius=30, seed=16)
    press(img, 458, 834, 0, tones=SKIN)


def ground(img: p.Array) -> None:
    """Her long shadow, joined to both shoes."""
    cast = p.union(
        p.poly(p.points("490,1116 596,1118 440,1166 300,1156")), p.poly(p.points("706,1144 770,1144 480,1200 320,1188"))
    )
    cast = p.union(cast, p.spline(p.points("420,1150 480,1162 460,1198 310,1200 150,1190 180,1158 310,1142")))
    p.multiply(img, p.blur(p.mask(cast), 5), "4a2050", 0.7)


def face(img: p.Array) -> None:
    """Profile to the left and down: eyes shut tight, lips pressed, the cheek full of held breath."""

    def at(points: p.Points) -> p.Points:
        return [((q[0] - 632) * 1.14 + 574, (q[1] - 700) * 1.14 + 692, *q[2:]) for q in points]

    head = p.points(
        "668,660 632,650 600,668 590,696 590,706 574,728 578,738 590,740! 584,748 592,754! 587,761 600,776 626,778 "
        "656,758 682,728 686,690"
    )
    put(img, at(head), ("8a4a3c", "c07c54", "f0b480"), 0.8, radius=60, seed=10)
    lines = (
        ([(596, 708), (608, 715), (624, 706)], 6),
        ([(588, 688), (606, 699), (626, 692)], 8),
        ([(586, 755), (602, 753), (616, 756)], 5),
    )
    for points, w in lines:
        go.line(img, at(points), DARK, w, seed=3)
    go.dab(img, p.spline(at(p.points("612,740 626,728 642,738 630,752"))), "e0684c", 0.3, size=6, length=14)
    hair = p.points("594,676! 600,646 640,628 682,640 704,680 694,726 672,742 662,716 650,690 622,674")
    put(img, at(hair), HAIR, 0.7, radius=40, seed=11)
    put(img, at(p.points("690,640 716,616 744,630 744,662 716,676 694,664")), HAIR, 0.7, radius=26, seed=12)
    go.line(img, at([(688, 640), (698, 656), (700, 676)]), "f0b83c", 9, seed=4)
    go.dab(img, p.spline(at(p.points("652,706 664,696 672,708 664,726 654,722"))), "b8744c", 1.2, size=6, length=14)


def press(img: p.Array, x: float, y: float, turn: float, tones: Tones) -> None:
    """A hand pressed in, from the side: heel and fingers in one line, and the cloth swells over what has sunk."""

    def part(on: p.Array, path: skia.Path, colours: Tones, seed: int) -> None:
        at = p.moved(path, x, y, 1, turn=turn)
        m = go.model(on, at, colours, (0.75, -0.5, 0.3), flow=1.4, size=5, radius=10, seed=seed)
        p.multiply(on, p.rim(m, -2, 2, 1.4), "5a2030", 0.6)
        p.rim_light(on, m, "ffe6a8", 2, dy=-2, alpha=0.4)

    p.multiply(img, p.mask(p.moved(p.circle(-4, -4, 24, 62), x, y, 1, turn=turn), soft=8), "0a4450", 0.8)
    for k, (bend, tip) in enumerate((((22, -36), (18, -60)), ((14, -40), (6, -66)), ((5, -35), (-5, -58)))):
        root = (24 - 5 * k, -8 + 3 * k)
        part(img, p.ribbon([root, bend, tip], [18, 16, 11], 20, True), tones, seed=20 + k)
    part(img, p.spline(p.points("-6,28 -8,2 4,-16 22,-18 34,-2 44,16 44,40 22,42 2,42")), tones, seed=26)
    part(img, p.ribbon([(14, 0), (3, -20), (-10, -38)], [17, 16, 11], 20, True), tones, seed=27)
    swell = p.spline(p.points("-40,-82 -4,-72 8,-54 -2,-36 -3,-12 -6,14 0,34 14,46 4,62 -40,66"))
    cloth = img.copy()
    part(cloth, swell, CLOTH, seed=28)
    p.over(img, p.mask(p.moved(swell, x, y, 1, turn=turn)) * p.smooth(x - 38, x - 12, p.grid.x), cloth)


def cushion(img: p.Array) -> None:
    """Turquoise, squeezed between the wall and her palms: flat on the wall, swollen above, between and below them."""
    shape = p.points(
        "408,612! 446,634 484,630 526,598! 508,648 496,672 474,690 460,720 460,758 466,784 468,792 464,800 452,824 "
        "450,862 474,886 498,902 500,930 522,984! 458,954 404,956 338,990! 358,900 382,800 400,710"
    )
    m = p.mask(p.spline(shape))
    p.multiply(img, p.blur(p.warp(m, 12, -8), 8), "5a2030", 0.5)
    m = go.model(img, p.spline(shape), CLOTH, (0.6, -0.7, 0.35), flow=1.4, size=13, radius=60, seed=9)
    p.rim_light(img, m, "fff0c0", 4, dy=-3, alpha=0.5)
    for fold in (
        [(420, 636), (436, 662), (440, 684)],
        [(510, 626), (484, 656), (456, 690)],
        [(462, 792), (440, 792), (418, 802)],
        [(506, 956), (478, 922), (448, 890)],
        [(364, 962), (390, 930), (402, 896)],
    ):
        go.line(img, fold, "0f6a6c", 6, seed=3)


def paint() -> p.Array:
    """Evening, the falling row, the tiles in the air, and the one who holds."""
    img = evening()
    street(img)
    rows = (
        House(
            img, -296, 1000, 31, tones=("5a1c30", "b83c38", "f08a60"), roof=("3a2440", "6a4068", "b87a88"), pips=(4, 2)
        ),
        House(
            img, -94, 1004, 25, tones=("7a3c58", "e08a84", "ffd0a8"), roof=("6a1c24", "c8442c", "ff9a60"), pips=(5, 3)
        ),
        House(
            img, 112, 1010, 19, tones=("6a1820", "d0402e", "ff9a60"), roof=("2a2440", "4a4070", "9a80a0"), pips=(6, 4)
        ),
        House(
            img, 312, 1018, 12, tones=("8a4a20", "eda62c", "ffe08a"), roof=("6a1c24", "c8442c", "ff9a60"), pips=(1, 5)
        ),
    )
    for k, house in enumerate(rows):
        house.draw(10 + 20 * k)
    cat(img, rows[-1])
    flying = (
        (540, 130, 0.7, 24, 0.8),
        (664, 110, 0.5, 70, 0.4),
        (622, 268, 0.85, 128, 0.95),
        (250, 120, 0.5, 12, 0.9),
        (390, 60, 0.4, -30, 0.6),
    )
    for k, (x, y, size, turn, flat) in enumerate(flying):
        tile(img, x, y, size, turn=turn, flat=flat, seed=40 + k)
    woman(img)
    return np.clip(img, 0, 1)
