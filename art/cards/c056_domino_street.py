"""A street of houses topples like dominoes; at its end one woman with one cushion holds the last of them.

Technique: gouache. Back to front: evening over the sea, the street, the leaning houses, tiles that slide from the last
eaves, the striped cushion against its sunlit side, the woman.
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
HEIGHT, WIDE = 760.0, 164.0
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
    p.onto(stones, p.texture.cobbles("a87c70", 46, 4), ((210, 925), (640, 960), (2100, 1330), (-1300, 1330)))
    p.over(img, m, "8a5a60")
    p.over(img, m, stones, 0.75)
    p.brush(img, 26, 2200, np.zeros_like(p.grid.x) + 0.04, jitter=0.04, alpha=0.5, seed=6, m=m)
    p.shine(img, m * p.smooth(900, 300, np.hypot(p.grid.x - 800, (p.grid.y - 1000) * 1.6)), "ffb060", 0.4)
    p.multiply(img, m * p.smooth(560, 60, p.grid.x + (p.grid.y - 980) * 0.6), "5a3868", 0.6)
    wall = p.ribbon([(240, 968), (560, 992), (810, 1012)], [16, 21, 24], 20)
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
        """What it throws on its neighbour and on the street, roof, walls, door, and the windows as pips."""
        front = self.at(p.spline(p.points("-164,0! -161,-380 -164,-760! 0,-760! 2,-380 0,0!")))
        p.multiply(self.img, p.blur(p.warp(p.mask(front), 26, 0), 16), "3a1848", 0.5)
        lifted = [self.place(-WIDE, -8), self.place(0, -2), self.place(58, -32)]
        street = p.points("63,-13 0,3 -216,0", at=(self.x, self.y))
        cast = p.spline(p.points("54,-4! 60,2 0,12 -80,30 -226,40! -226,-4!", at=(self.x, self.y)))
        p.multiply(self.img, p.blur(p.mask(cast), 4), "3c2048", 0.8)
        p.over(self.img, p.blur(p.mask(p.poly([*lifted, *street])), 0.8), "13071a", 0.98)
        self.top(seed)
        self.walls(front, seed)
        self.windows(seed)

    def walls(self, front: skia.Path, seed: int) -> None:
        """The front, lighter towards the sun, the sunlit side, a ledge round both, and the door."""
        turn, upright = math.radians(self.lean), math.pi / 2 + math.radians(self.lean)
        x, y = p.grid.x - self.x, p.grid.y - self.y
        across, up = x * math.cos(turn) + y * math.sin(turn), x * math.sin(turn) - y * math.cos(turn)
        light = 0.28 + 0.3 * (1 + across / WIDE) + up / HEIGHT * 0.32 + p.noise(50, seed, 3) * 0.1
        wall = p.ramp(np.clip(light, 0, 1), [(0.1, self.tones[0]), (0.55, self.tones[1]), (1, self.tones[2])])
        side = self.at(p.poly(p.points("0,0 58,-30 58,-770 0,-760")))
        sunlit = p.mix(self.tones[2], "fff0c0", 0.45)
        ledge = self.at(p.poly(p.points("-166,-391 0,-391 59,-410 59,-394 0,-374 -166,-374")))
        door = self.at(p.arch(-WIDE / 2, 0, 58, 104))

        go.passage(self.img, front, wall, upright, size=17, length=80, seed=seed, jitter=0.04, ragged=1.2)
        go.passage(self.img, side, sunlit, upright, size=9, length=60, seed=seed + 1, jitter=0.04, ragged=1.0)
        go.passage(self.img, ledge, "f6dcb4", turn, size=7, length=40, seed=seed + 2, jitter=0.03, ragged=0.8)
        go.passage(self.img, door, p.mix("2a4a58", self.tones[0], 0.3), 1.6, size=9, length=40, seed=seed + 3)

    def windows(self, seed: int) -> None:
        """Above and below the ledge as many as a domino has pips."""
        random = np.random.default_rng(seed)
        for count, middle, gap in ((self.pips[0], -HEIGHT * 0.755, 96), (self.pips[1], -HEIGHT * 0.325, 82)):
            for k, (u, v) in enumerate(PIPS[count]):
                r, lamp = 22 + random.uniform(-1.5, 1.5), bool(random.random() < 0.3)
                self.pane(-WIDE / 2 + u * 46, middle + v * gap, r, lamp, seed=seed + k)

    def pane(self, x: float, y: float, r: float, lamp: bool, seed: int) -> None:
        """One round window: a deep reveal, dark glass, here and there with a streak of sky, or a lamp."""
        reveal, glass = self.at(p.circle(x, y, r + 6)), self.at(p.circle(x - 1, y - 1, r))
        go.dab(self.img, reveal, p.mix("f6dcb4", self.tones[1], 0.25), 0.5, size=7, length=20, seed=seed)
        go.dab(self.img, glass, "ffcf6a" if lamp else "3a2440", 0.5, size=7, length=20, seed=seed + 1)
        if not lamp and seed % 3:
            streak = [self.place(x + r * u, y + r * v) for u, v in ((0.2, -0.6), (0.55, -0.1), (0.4, 0.5))]
            go.line(self.img, streak, "c87a70", 5, seed=seed)

    def place(self, x: float, y: float) -> tuple[float, float]:
        """A point of the house on the sheet."""
        c, s = math.cos(math.radians(self.lean)), math.sin(math.radians(self.lean))
        return self.x + x * c - y * s, self.y + x * s + y * c

    def top(self, seed: int) -> None:
        """A tiled roof and a chimney."""
        chimney = self.at(p.poly(p.points("-44,-30 -44,-150 -8,-150 -8,-30", at=(0, -HEIGHT))))
        go.model(self.img, chimney, ("5a2a30", "b0604c", "f0a878"), LIGHT, flow=1.6, size=9, radius=14, seed=seed)
        slope = p.spline(p.points("-186,12! -102,-118! -14,-124! 74,0! 0,14!", at=(0, -HEIGHT)))
        m = go.model(
            self.img, self.at(slope), self.roof, LIGHT, flow=math.radians(self.lean), size=12, radius=40, seed=seed + 1
        )
        tiles = p.Layer()
        for row in range(4):
            y = -HEIGHT - 10 - row * 29
            row_of_tiles = [(x, y + 12 * abs(math.sin((x + row * 13) * math.pi / 26))) for x in range(-190, 90, 3)]
            tiles.stroke(self.at(p.line(row_of_tiles)), 4.5, self.roof[0], 0.85)
        p.lay(self.img, tiles, tooth=0.9, clip=m)


def tile(img: p.Array, x: float, y: float, size: float, turn: float, flat: float, seed: int) -> None:
    """A roof tile on its way down: a curved slab, `flat` says how much of its face we see, its edge in shade."""
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
FAR, SHOE, HAIR = ("42202a", "744034", "ae6c4c"), ("3a0f18", "8a2028", "d85a48"), ("140c16", "2c1c2a", "8a5a50")
PALMS = ((366.0, 742.0), (402.0, 652.0))
FAR_ARM = [(512, 724), (462, 686), PALMS[1]]
CLOTH = ("0f4a58", "22a498", "b0f0d0")
Tones = tuple[str, str, str]


def put(img: p.Array, points: p.Points, tones: Tones, flow: float = 1.2, radius: float = 34, seed: int = 1) -> p.Array:
    """A part of her in brush strokes, edged by the sun behind."""
    m = go.model(img, p.spline(points), tones, (0.75, -0.5, 0.3), flow=flow, size=9, radius=radius, seed=seed)
    p.rim_light(img, m, "ffe6a8", 4, dy=-2, alpha=0.6)
    return m


def woman(img: p.Array) -> None:
    """One line of force: the back leg straight, trunk and arms along the same slope, the head low between the arms."""
    shadow(img)
    cushion(img)
    arm(img, FAR_ARM, [44, 38, 25], -1, tones=FAR)
    legs(img)
    skirt = p.points(
        "630,796 664,808 690,842 732,932! 702,948 678,970 652,960 626,980 602,974 582,990! 552,960 521,920! 546,886"
    )
    put(img, skirt, RED, 1.0, radius=60, seed=7)
    for fold in (
        "588,868 562,896 544,926",
        "606,862 596,910 596,966",
        "624,852 644,900 650,954",
        "642,836 680,886 700,942",
    ):
        go.line(img, p.points(fold), "8a1c28", 6, seed=4)
    neck = p.points("480,724 496,690 514,676 530,700 552,728 548,752 512,766 488,752")
    nape_shade = p.spline(p.points("476,722 496,706 518,694 520,716 512,744 490,760"))
    throat = put(img, neck, SKIN, 0.9, radius=30, seed=9)
    p.multiply(img, p.blur(p.mask(nape_shade), 4) * throat, "5a2030", 0.6)
    back = p.points("496,764 508,734 530,708 566,724 606,768 640,808 616,858 574,874 540,846 514,816 498,790")
    put(img, back, WHITE, 0.8, radius=46, seed=8)
    waistband = p.points("560,866! 592,856 620,830 630,796! 646,806! 638,840 606,872 570,884!")
    put(img, waistband, ("7a1824", "b02a2c", "e8603c"), 2.4, radius=12, seed=12)
    face(img)
    arm(img, [(524, 778), (446, 768), PALMS[0]], [54, 43, 27], 1, tones=SKIN)
    sleeve = p.points("496,744 524,730 556,748 566,784 546,812 502,812! 474,800 478,752!")
    put(img, sleeve, WHITE, 1.2, radius=32, seed=16)
    for fold in (
        "480,794 500,788 516,776",
        "484,762 502,764 518,758",
        "566,772 590,800 600,830",
        "556,800 566,826 568,848",
    ):
        go.line(img, p.points(fold), "a894ac", 5, seed=4)


def legs(img: p.Array) -> None:
    """The front one bent under her, its foot flat; the long back one thrusts from the ball of the foot."""
    far_leg = p.points("600,860 516,944 511,970 522,1016 550,1088! 580,1088! 587,1040 580,1010 568,990 592,968 640,940")
    far_shoe = p.points("546,1080 588,1076 602,1100 600,1122! 488,1122! 498,1103 530,1094")
    near_leg = p.points(
        "620,880 640,936 664,974 684,1004 704,1046 744,1106! 784,1098! 768,1040 744,994 726,940 690,870"
    )
    near_shoe = p.points("742,1097 764,1080 786,1088 788,1112 768,1134 748,1152! 664,1153! 670,1134 712,1122")
    for leg, tones, shoe, hem in (
        (far_leg, FAR, far_shoe, "522,922 556,962 584,990 600,976 590,1000 552,976 518,934"),
        (near_leg, SKIN, near_shoe, "640,958 676,972 730,932 732,944 690,982 644,972"),
    ):
        m = put(img, leg, tones, 1.2, radius=30, seed=5)
        p.multiply(img, p.blur(p.mask(p.spline(p.points(hem))), 4) * m, "6a2a30", 0.55)
        put(img, shoe, SHOE, seed=6)
    for crease in ("706,1126 716,1134 720,1144", "718,1120 730,1128 736,1138"):
        go.line(img, p.points(crease), "4a0f1a", 4, seed=3)
    for sole in ("490,1121 540,1124 600,1121", "666,1153 710,1156 748,1152 770,1135 788,1112"):
        go.line(img, p.points(sole), "2a0c18", 6, seed=3, taper=False)


def shadow(img: p.Array) -> None:
    """Hers, long and joined to both shoes."""
    front = p.poly(p.points("494,1118 598,1120 440,1168 300,1158"))
    back = p.poly(p.points("676,1149 752,1149 490,1200 320,1188"))
    body = p.spline(p.points("420,1150 470,1164 450,1198 280,1200 120,1190 150,1158 300,1142"))
    p.multiply(img, p.blur(p.mask(p.union(front, back, body)), 5), "4a2050", 0.7)
    p.contact(img, 546, 1122, 58, ry=8, alpha=0.7)
    p.contact(img, 712, 1153, 46, ry=8, alpha=0.9)


def face(img: p.Array) -> None:
    """Three quarters to the left and down, chin drawn in: eyes shut tight, lips pressed."""

    def at(text: str) -> p.Points:
        c, s = 0.78 * math.cos(-0.5), 0.78 * math.sin(-0.5)
        return [(470 + x * c - y * s, 672 + x * s + y * c, *corner) for x, y, *corner in p.points(text)]

    head = (
        "-36,-38 -47,-20 -49,-4 -46,8 -54,20 -65,32 -61,39 -50,41 -51,47 -48,52 -50,58 -47,70 -34,80 -8,74 18,50 "
        "30,20 32,-20 4,-48"
    )
    hair = "-41,-32! -36,-58 0,-74 42,-60 60,-18 54,26 38,42 26,14 8,-8 -16,-24"
    bun = "44,-56 64,-84 94,-76 100,-44 78,-26 54,-32"
    cheek = p.mask(p.spline(at("-36,30 -20,24 -6,32 -14,46 -34,44")))
    behind = p.mask(p.ribbon(FAR_ARM, [44, 38, 25], 40, True))
    p.multiply(img, p.blur(p.warp(p.mask(p.spline(at(head))), 8, -5), 5) * behind, "3a1424", 0.7)
    m = put(img, at(head), ("a05c44", "d8966a", "fccb98"), 0.8, radius=60, seed=10)
    p.over(img, p.blur(cheek, 6) * m, "d86848", 0.5)
    for points, w in (
        ("-43,14 -33,20 -17,13", 5),
        ("-47,6 -34,0 -15,-7", 7),
        ("-45,55 -37,53 -28,56", 4),
    ):
        go.line(img, at(points), DARK, w, seed=3)
    go.line(img, at("-49,31 -44,36 -48,41"), "8a4a38", 4, seed=3)
    go.line(img, at("-43,6 -49,18 -56,30"), "ffd0a0", 4, seed=3, alpha=0.4)
    put(img, at(bun), HAIR, 0.7, radius=24, seed=12)
    put(img, at(hair), HAIR, 0.7, radius=40, seed=11)
    go.line(img, at("42,-62 56,-50 60,-30"), "f0b83c", 8, seed=4)
    go.dab(img, p.spline(at("12,8 24,-2 33,10 26,30 15,26")), "b8744c", 1.2, size=6, length=14)
    go.line(img, at("18,8 25,6 26,14 21,22"), "7a4034", 3.5, seed=3)


def hand(x: float, y: float, side: int) -> skia.Path:
    """Bent back at the wrist, the palm flat on the cushion: fingers up along it, the thumb towards the other hand."""
    size = (0.86 * side, 0.86)
    roots = p.points("-22,-34 -12,-42 -1,-43 9,-36 8,-6", (x, y), size)
    bends = p.points("-31,-58 -17,-70 -1,-72 13,-62 26,-22", (x, y), size)
    tips = p.points("-35,-78 -18,-96 1,-98 18,-84 35,-42", (x, y), size)
    fingers = [p.ribbon(list(joints), [13, 13, 9], 20, True) for joints in zip(roots, bends, tips, strict=True)]
    palm = p.spline(p.points("-20,12 -30,-8 -29,-34 -14,-50 6,-48 16,-30 18,-4 12,16 -4,20", (x, y), size))
    return p.union(palm, *fingers)


def arm(img: p.Array, points: p.Points, widths: list[float], side: int, tones: Tones) -> None:
    """From the shoulder to a palm that sinks into the cushion, all of one piece."""
    x, y = points[-1][:2]
    whole = p.union(p.ribbon(points, widths, 40, True), hand(x, y, side))
    p.multiply(img, p.blur(p.warp(p.mask(hand(x, y, side)), 7, -5), 4), "06303a", 0.75)
    m = go.model(img, whole, tones, (0.75, -0.5, 0.3), flow=go.along(points), size=6, radius=14, seed=15)
    p.multiply(img, p.rim(m, -2, 2, 1.6), "5a2030", 0.55)
    p.rim_light(img, m, "ffe6a8", 3, dy=-2, alpha=0.5)
    for gap in ("-19,-34 -23,-56", "-7,-40 -9,-64", "5,-38 7,-62"):
        go.line(img, p.points(gap, (x, y), (0.86 * side, 0.86)), tones[0], 3.5, seed=5)


def cushion(img: p.Array) -> None:
    """A turquoise one with cream stripes and piping, pressed flat on the house, deep hollows where the palms push."""
    back_half = p.spline(p.points("342,564! 321,579 296,628 271,720 246,809 248,841 264,867! 303,754"))
    top = p.points("342,564! 360,573 386,562 406,560 424,546!")
    right = p.points("432,566 447,596 440,623 423,657 418,688 442,725 445,757 423,796 391,821 380,851!")
    bottom = p.points("360,836 328,838 292,845 264,867!")
    seam = p.points("282,826 308,754 328,670 336,603")
    front = p.spline([*top, *right, *bottom, *seam])
    p.multiply(img, p.blur(p.warp(p.mask(back_half), 14, -8), 7), "5a2030", 0.6)
    go.model(img, back_half, ("0a3846", "14706c", "2a9c90"), LIGHT, flow=1.4, size=9, radius=20, seed=8)
    m = go.model(img, front, CLOTH, (0.6, -0.7, 0.35), flow=1.4, size=13, radius=90, seed=9)
    light = p.inflate(m, 90, (0.6, -0.7, 0.35), 4)
    cream = p.ramp(light, [(0.3, "4a8088"), (0.66, "d4ead0"), (0.92, "fffbe4")])
    stripes = (
        "357,569 349,628 335,687 317,741 306,788 288,846",
        "379,564 374,611 380,653 363,704 338,754 340,796 313,841",
        "402,557 403,594 397,636 394,687 389,737 366,779 366,813 341,838",
        "423,544 429,594 419,640 413,687 429,737 407,788 371,845",
    )
    for stripe in stripes:
        p.over(img, p.mask(p.ribbon(p.points(stripe), [6, 17, 18, 18, 6], 40)) * m, cream, 0.95)
    for x, y in PALMS:
        hollow = p.spline(p.points("-36,20 -46,-40 -30,-96 2,-106 30,-80 38,-30 26,20 -8,30", (x, y), (0.86, 0.86)))
        dent = p.blur(p.mask(hollow), 9)
        slope = p.warp(dent, 12, -10) - p.warp(dent, -12, 10)
        p.multiply(img, np.clip(dent * 0.95 - slope * 0.8, 0, 1) * m, "0a4450", 0.85)
        p.shine(img, np.clip(slope, 0, 1) * m, "d8fff0", 0.35)
    creases = (
        "347,578 355,603 357,630",
        "424,554 420,578 413,591",
        "278,853 300,831 312,806",
        "373,830 371,809 375,794",
        "323,784 309,793 299,809",
        "420,640 428,625 432,604",
        "393,774 408,764 417,747",
    )
    for crease in creases:
        go.line(img, p.points(crease), "0f5a62", 6, seed=3)
    piping = p.Layer()
    for edge in ([*bottom[-1:], *seam, top[0]], top, [top[-1], *right], [right[-1], *bottom]):
        piping.stroke(p.spline(edge, closed=False), 6, "fff2c8")
    p.lay(img, piping)


def paint() -> p.Array:
    """Evening, the falling row, the sliding tiles, and the one who holds."""
    img = evening()
    street(img)
    rows = (
        House(
            img, -360, 1000, 31, tones=("5a1c30", "b83c38", "f08a60"), roof=("3a2440", "6a4068", "b87a88"), pips=(4, 2)
        ),
        House(
            img, -176, 1004, 26, tones=("7a3c58", "e08a84", "ffd0a8"), roof=("6a1c24", "c8442c", "ff9a60"), pips=(5, 3)
        ),
        House(
            img, 10, 1010, 20, tones=("6a1820", "d0402e", "ff9a60"), roof=("2a2440", "4a4070", "9a80a0"), pips=(6, 4)
        ),
        House(
            img, 196, 1018, 14, tones=("8a4a20", "eda62c", "ffe08a"), roof=("6a1c24", "c8442c", "ff9a60"), pips=(1, 5)
        ),
    )
    for k, house in enumerate(rows):
        house.draw(10 + 20 * k)
    cat(img, rows[-1])
    sliding = ((446, 278, 0.6, 64, 0.9), (506, 350, 0.62, 24, 0.5), (566, 486, 0.78, -34, 0.95))
    for k, (x, y, size, turn, flat) in enumerate(sliding):
        tile(img, x, y, size, turn=turn, flat=flat, seed=40 + k)
    woman(img)
    return np.clip(img, 0, 1)
