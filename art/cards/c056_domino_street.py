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
        street = p.points("54,-2 0,7 -204,12", at=(self.x, self.y))
        p.over(self.img, p.blur(p.mask(p.poly([*lifted, *street])), 3), "321a34", 0.9)
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
FAR, SHOE, HAIR = ("4a2228", "854a36", "c07c54"), ("3a0f18", "8a2028", "d85a48"), ("140c16", "2c1c2a", "8a5a50")
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
    """One line from the back toe to the palms: back leg straight, front knee bent, head low between the arms."""
    shadow(img)
    cushion(img)
    arm(img, [(592, 792), (536, 790), (476, 722)], [46, 42, 28], -1, tones=FAR)
    legs(img)
    skirt = p.points("650,884 704,866 738,896 774,958 790,1006! 744,1026 694,1004 640,1008 552,1014! 544,962 584,912")
    put(img, skirt, RED, 1.2, radius=70, seed=7)
    for fold in (
        "656,896 606,926 570,960",
        "672,900 648,950 606,1004",
        "690,896 700,944 692,998",
        "710,890 744,946 766,1008",
    ):
        go.line(img, p.points(fold), "8a1c28", 6, seed=4)
    neck = p.points("584,756 592,716 636,686 650,724 654,774 624,800 590,792")
    nape_shade = p.spline(p.points("560,748 582,736 608,730 634,724 622,754 596,778 570,780"))
    throat = put(img, neck, SKIN, 0.9, radius=30, seed=9)
    p.multiply(img, p.blur(p.mask(nape_shade), 4) * throat, "5a2030", 0.6)
    back = p.points("566,812 576,780 606,778 636,750 676,778 716,838 732,880 700,906 640,900 592,866 568,840")
    put(img, back, WHITE, 0.9, radius=50, seed=8)
    waistband = p.points("634,882! 664,898 698,896 726,870! 737,890! 704,914 662,914 624,896!")
    put(img, waistband, ("7a1824", "b02a2c", "e8603c"), 0.2, radius=12, seed=12)
    face(img)
    arm(img, [(606, 812), (526, 858), (432, 838)], [60, 50, 30], 1, tones=SKIN)
    sleeve = p.points("576,792 604,770 640,786 650,820 628,852 590,880! 556,832!")
    put(img, sleeve, WHITE, 1.2, radius=34, seed=16)
    for fold in ("590,872 606,850 612,826", "574,848 588,830 592,812", "650,806 668,826 676,852"):
        go.line(img, p.points(fold), "a894ac", 5, seed=4)


def legs(img: p.Array) -> None:
    """The front one bent under her, its foot flat; the back one thrusts from the ball of the foot."""
    near_shoe = p.points("748,1098 770,1086 790,1092 788,1118 768,1136 748,1151! 676,1152! 684,1132 722,1120")
    limb(img, [(640, 930), (574, 976), (580, 1030), (604, 1092)], [60, 54, 48, 34], FAR, seed=3)
    put(img, p.points("584,1082 628,1078 640,1104 638,1122! 526,1122! 536,1102"), SHOE, seed=4)
    limb(img, [(690, 930), (724, 1002), (748, 1050), (770, 1104)], [84, 58, 54, 32], SKIN, seed=5)
    put(img, near_shoe, SHOE, seed=6)


def shadow(img: p.Array) -> None:
    """Hers, long and joined to both shoes."""
    front = p.poly(p.points("528,1118 638,1120 470,1168 330,1158"))
    back = p.poly(p.points("684,1148 752,1148 490,1200 340,1188"))
    body = p.spline(p.points("450,1150 500,1164 480,1198 310,1200 150,1190 180,1158 330,1142"))
    p.multiply(img, p.blur(p.mask(p.union(front, back, body)), 5), "4a2050", 0.7)
    p.contact(img, 584, 1122, 62, ry=8, alpha=0.7)
    p.contact(img, 714, 1152, 42, ry=7, alpha=0.8)


def face(img: p.Array) -> None:
    """Profile to the left and down: eyes shut tight, lips pressed."""

    def at(text: str) -> p.Points:
        c, s = math.cos(-0.46), math.sin(-0.46)
        return [(599 + x * c - y * s, 664 + x * s + y * c, *corner) for x, y, *corner in p.points(text)]

    head = (
        "-40,-34 -50,-12 -51,-2 -48,6 -67,29 -64,37 -54,38! -59,45 -52,50! -57,56 -51,63 -54,75 -38,86 -8,72 20,40 "
        "30,10 30,-30 0,-50"
    )
    hair = "-43,-30! -36,-60 2,-74 44,-58 62,-16 54,28 34,42 22,12 6,-12 -16,-26"
    put(img, at(head), ("96543f", "c98558", "f6bc86"), 0.8, radius=60, seed=10)
    for points, w in (("-44,9 -33,16 -17,8", 6), ("-46,1 -32,1 -15,-9", 9), ("-54,51 -42,50 -30,52", 5)):
        go.line(img, at(points), DARK, w, seed=3)
    put(img, at(hair), HAIR, 0.7, radius=40, seed=11)
    put(img, at("50,-62 74,-90 104,-78 106,-44 78,-28 54,-40"), HAIR, 0.7, radius=26, seed=12)
    go.line(img, at("48,-64 58,-48 58,-30"), "f0b83c", 9, seed=4)
    go.dab(img, p.spline(at("12,8 24,-2 33,10 26,30 15,26")), "b8744c", 1.2, size=6, length=14)


def hand(x: float, y: float, side: int) -> skia.Path:
    """Bent back at the wrist, the palm flat on the cushion: fingers up along it, the thumb towards the other hand."""
    roots = p.points("-22,-34 -12,-42 -1,-43 9,-36 8,-6", (x, y), (side, 1))
    bends = p.points("-31,-58 -17,-70 -1,-72 13,-62 26,-22", (x, y), (side, 1))
    tips = p.points("-35,-78 -18,-96 1,-98 18,-84 35,-42", (x, y), (side, 1))
    fingers = [p.ribbon(list(joints), [15, 15, 10], 20, True) for joints in zip(roots, bends, tips, strict=True)]
    palm = p.spline(p.points("-20,12 -30,-8 -29,-34 -14,-50 6,-48 16,-30 18,-4 12,16 -4,20", (x, y), (side, 1)))
    return p.union(palm, *fingers)


def arm(img: p.Array, points: p.Points, widths: list[float], side: int, tones: Tones) -> None:
    """From the shoulder to a palm that sinks into the cushion, all of one piece."""
    x, y = points[-1][:2]
    whole = p.union(p.ribbon(points, widths, 40, True), hand(x, y, side))
    m = go.model(img, whole, tones, (0.75, -0.5, 0.3), flow=go.along(points), size=6, radius=14, seed=15)
    p.multiply(img, p.rim(m, -2, 2, 1.6), "5a2030", 0.55)
    p.rim_light(img, m, "ffe6a8", 3, dy=-2, alpha=0.5)
    for gap in ("-19,-34 -23,-56", "-7,-40 -9,-64", "5,-38 7,-62"):
        go.line(img, p.points(gap, (x, y), (side, 1)), tones[0], 3.5, seed=5)


def cushion(img: p.Array) -> None:
    """A turquoise one with cream stripes and piping, pressed flat on the house, deep hollows where the palms push."""
    back_half = p.spline(p.points("398,574! 372,592 344,650 318,760 292,866 296,904 318,934! 360,800"))
    top = p.points("398,574! 420,584 452,572 480,566 504,540!")
    right = p.points("512,574 530,612 524,644 504,684 500,722 532,766 538,804 512,850 474,880 462,916!")
    bottom = p.points("436,898 396,900 352,908 318,934!")
    seam = p.points("338,886 366,800 386,700 392,620")
    front = p.spline([*top, *right, *bottom, *seam])
    p.multiply(img, p.blur(p.warp(p.mask(back_half), 14, -8), 7), "5a2030", 0.6)
    go.model(img, back_half, ("0a3846", "14706c", "2a9c90"), LIGHT, flow=1.4, size=9, radius=20, seed=8)
    m = go.model(img, front, CLOTH, (0.6, -0.7, 0.35), flow=1.4, size=13, radius=90, seed=9)
    light = p.inflate(m, 90, (0.6, -0.7, 0.35), 4)
    cream = p.ramp(light, [(0.3, "4a8088"), (0.66, "d4ead0"), (0.92, "fffbe4")])
    stripes = (
        "416,580 410,650 396,720 376,784 366,840 346,910",
        "444,574 440,630 450,680 432,740 404,800 408,850 378,904",
        "472,566 476,610 470,660 470,720 466,780 440,830 442,870 412,900",
        "498,550 508,610 498,664 494,720 516,780 492,840 450,908",
    )
    for stripe in stripes:
        p.over(img, p.mask(p.ribbon(p.points(stripe), [7, 21, 22, 22, 7], 40)) * m, cream, 0.95)
    for x, y in ((432, 810), (476, 694)):
        hollow = p.spline(p.points("-36,20 -46,-40 -30,-96 2,-106 30,-80 38,-30 26,20 -8,30", (x, y + 12)))
        dent = p.blur(p.mask(hollow), 9)
        slope = p.warp(dent, 12, -10) - p.warp(dent, -12, 10)
        p.multiply(img, np.clip(dent * 0.95 - slope * 0.8, 0, 1) * m, "0a4450", 0.85)
        p.shine(img, np.clip(slope, 0, 1) * m, "d8fff0", 0.35)
    creases = (
        "404,590 416,620 420,652",
        "500,562 496,590 488,606",
        "334,918 360,892 374,862",
        "452,890 448,866 452,848",
        "386,836 370,846 358,866",
        "500,664 508,646 512,622",
        "474,824 492,812 502,792",
    )
    for crease in creases:
        go.line(img, p.points(crease), "0f5a62", 7, seed=3)
    piping = p.Layer()
    for edge in ([*bottom[-1:], *seam, top[0]], top, [top[-1], *right], [right[-1], *bottom]):
        piping.stroke(p.spline(edge, closed=False), 7, "fff2c8")
    p.lay(img, piping)


def paint() -> p.Array:
    """Evening, the falling row, the sliding tiles, and the one who holds."""
    img = evening()
    street(img)
    rows = (
        House(
            img, -346, 1000, 31, tones=("5a1c30", "b83c38", "f08a60"), roof=("3a2440", "6a4068", "b87a88"), pips=(4, 2)
        ),
        House(
            img, -144, 1004, 25, tones=("7a3c58", "e08a84", "ffd0a8"), roof=("6a1c24", "c8442c", "ff9a60"), pips=(5, 3)
        ),
        House(
            img, 62, 1010, 19, tones=("6a1820", "d0402e", "ff9a60"), roof=("2a2440", "4a4070", "9a80a0"), pips=(6, 4)
        ),
        House(
            img, 262, 1018, 12, tones=("8a4a20", "eda62c", "ffe08a"), roof=("6a1c24", "c8442c", "ff9a60"), pips=(1, 5)
        ),
    )
    for k, house in enumerate(rows):
        house.draw(10 + 20 * k)
    cat(img, rows[-1])
    sliding = ((482, 276, 0.6, 64, 0.9), (536, 338, 0.62, 24, 0.5), (580, 474, 0.78, -34, 0.95))
    for k, (x, y, size, turn, flat) in enumerate(sliding):
        tile(img, x, y, size, turn=turn, flat=flat, seed=40 + k)
    woman(img)
    return np.clip(img, 0, 1)
