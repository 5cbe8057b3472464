"""In the ward for kites one is well again: it pulls so hard at its string that the wheelchair leaves the floor.

Technique: gouache.
"""

from __future__ import annotations

import math

import skia

from art import paint as p
from art.paint.voices import gouache as g
from art.paint.voices.printing import PLAIN

NUMBER, TITLE = 45, "Ward for Kites"
FINISH = PLAIN
WALL, FLOOR, INK, CREAM = "17606b", "0f4652", "14283c", "fffaf0"
RED, HAIR, YELLOW, SKIN, BLUE = "e8402f", "e2591f", "f8c32c", "f6bd96", "2c5aa8"


class Place:
    """Shapes in the frame of one thing: moved, scaled and turned as a whole."""

    def __init__(self, img: p.Array, x: float, y: float, scale: float, turn: float) -> None:
        self.img, self.x, self.y, self.scale, self.turn = img, x, y, scale, turn
        self.seed = 10

    def path(self, path: skia.Path) -> skia.Path:
        """The path on the sheet."""
        return p.moved(path, self.x, self.y, self.scale, self.turn)

    def put(self, path: skia.Path, colour: str, angle: float = 0.0, size: float = 18, length: float = 80) -> None:
        """A painted shape; its strokes run at `angle` degrees."""
        self.seed += 1
        flow = math.radians(angle + self.turn)
        g.passage(self.img, self.path(path), colour, flow, size, length, self.seed, 0.022, 2.2, ragged=1.1)

    def flat(self, *shapes: tuple[skia.Path, str]) -> None:
        """Small shapes, laid with a brushed edge."""
        layer = p.Layer()
        for path, colour in shapes:
            layer.fill(self.path(path), colour)
        p.lay(self.img, layer, tooth=0.8)


def room(img: p.Array) -> None:
    """A dim ward: wall, floor, and the window's light on it."""
    g.passage(img, p.rect(-20, -20, 840, 1020), WALL, 1.57, 60, 260, 2, 0.016, 2.2)
    g.passage(img, p.rect(-20, 985, 840, 260), FLOOR, 0.0, 46, 220, 3, 0.02, 2.2)
    g.passage(img, p.poly([(330, 1010), (700, 1010), (520, 1240), (40, 1240)]), "e9cf74", 0.0, 34, 160, 4, 0.02, 2.2)


def window(img: p.Array) -> None:
    """A tall window, wide open: sky and a green hill, a curtain blown in."""
    g.passage(img, p.rect(356, 44, 480, 716), CREAM, 1.57, 26, 160, 5, 0.012, ragged=1.4)
    tones = p.vertical([(0, "5fb6e6"), (0.55, "a9dcf0"), (1, "fdf3d8")], 70, 640, 0.01)
    g.passage(img, p.mask(p.rect(390, 78, 440, 640)), tones, 0.0, 40, 200, 6, 0.014, 2.4, ragged=1.2)
    hill = p.spline([(390, 650, 1), (500, 616), (640, 640), (840, 590, 1), (840, 718, 1), (390, 718, 1)])
    g.passage(img, hill, "6db24c", -0.08, 24, 110, 7, 0.02, ragged=1.2)
    cloud = p.union(p.circle(488, 560, 62, 30), p.circle(536, 546, 50, 34), p.circle(590, 562, 62, 26))
    g.passage(img, cloud, CREAM, 0.0, 20, 80, 8, 0.01)
    sill = p.rect(336, 716, 500, 42)
    g.passage(img, sill, CREAM, 0.0, 20, 160, 9, 0.012)
    curtain = p.spline([(322, 20, 1), (424, 20, 1), (414, 130), (368, 230), (290, 300), (150, 330, 1), (182, 284), (262, 210), (308, 120)])
    g.passage(img, curtain, "fffdf8", 1.9, 26, 140, 10, 0.012, ragged=1.4)
    layer = p.Layer()
    for fold in ([(352, 30), (346, 130), (290, 226), (206, 298)], [(392, 30), (380, 130), (330, 232), (252, 298)]):
        layer.fill(p.ribbon(fold, [4, 13, 15, 3], 50), "c3dbdc")
    p.lay(img, layer, tooth=1.0)


def kite(img: p.Array) -> None:
    """Red, taut, straining up and away; its tail of bows streams in the wind."""
    k = Place(img, 634, 250, 1.12, 24)
    layer = p.Layer()
    tail = p.sample([(567, 402), (572, 462), (640, 480), (676, 530), (744, 520)], 60)
    layer.fill(p.ribbon(tail, [5, 5], 60), INK)
    p.lay(img, layer, tooth=0.7)
    for j, (at, turn, tone, size) in enumerate(((12, 20, YELLOW, 1.0), (28, -40, BLUE, 0.85), (42, 30, YELLOW, 0.9), (57, -20, BLUE, 0.8))):
        x, y = tail[at]
        bow = Place(img, float(x), float(y), size, turn)
        bow.put(p.poly([(0, 0), (-26, -15 - j), (-24, 14), (0, 0), (24, -14), (27, 13 + j)]), tone, size=10, length=30)
    quarters = (
        ([(0, -190), (0, -50), (-112, -50)], "f2523c"), ([(0, -190), (112, -50), (0, -50)], RED),
        ([(-112, -50), (0, -50), (0, 150)], RED), ([(0, -50), (112, -50), (0, 150)], "c92c2a"),
    )  # fmt: skip
    for points, tone in quarters:
        k.put(p.poly(points), tone, 65, 26, 120)
    k.flat((p.ribbon([(0, -190), (0, 150)], [6, 6], 10), CREAM), (p.ribbon([(-112, -50), (112, -50)], [6, 6], 10), CREAM))


def wheel(c: Place) -> None:
    """The great wheel: tyre, push rim, spokes that cross, hub."""
    ring = p.cut(p.circle(0, 0, 158), p.circle(0, 0, 136))
    layer = p.Layer()
    for k in range(16):
        a = math.tau * (k + 0.13 * (k % 3)) / 16
        b = a + 0.16 * (1 if k % 2 else -1)
        spoke = p.ribbon([(12 * math.cos(b), 12 * math.sin(b)), (138 * math.cos(a), 138 * math.sin(a))], [3.6, 3], 8)
        layer.fill(c.path(spoke), "bfe3e6")
    p.lay(c.img, layer, tooth=0.6)
    c.flat((p.cut(p.circle(0, 0, 124), p.circle(0, 0, 117)), "bfe3e6"))
    c.put(ring, INK, 0, 14, 60)
    c.flat((p.circle(0, 0, 22), INK), (p.circle(0, 0, 9), "bfe3e6"))


def chair_back(c: Place) -> None:
    """What lies behind the rider: back rest, handle, foot rest and the small wheel."""
    c.put(p.ribbon([(-96, -60), (-112, -200), (-122, -322)], [18, 18, 18], 30, True), INK, 90, 10)
    c.put(p.ribbon([(-124, -318), (-176, -316)], [22, 24], 20, True), RED, 0, 12, 40)
    c.put(p.ribbon([(-90, -84), (120, -80), (168, -20), (200, 98)], [20, 18, 16, 16], 50, True), INK, 0, 10)
    c.put(p.cut(p.circle(168, 118, 42), p.circle(168, 118, 24)), INK, 0, 10, 40)
    c.flat((p.circle(168, 118, 9), INK))
    c.put(p.ribbon([(188, 78), (254, 80)], [14, 16], 20, True), INK, 0, 10)


def legs(c: Place) -> None:
    """Thighs along the seat, shins down to the rest; red shoes."""
    c.put(p.ribbon([(0, -112), (110, -130), (166, -112), (206, -24), (216, 40)], [90, 78, 66, 52, 44], 60, True), "1f4384", 10)
    c.put(p.spline([(194, 36, 1), (240, 34), (276, 58), (274, 76, 1), (190, 76, 1)]), "b82a2a", 0, 12, 40)
    c.put(p.ribbon([(-24, -104), (90, -112), (138, -94), (168, -10), (178, 42)], [104, 92, 76, 58, 48], 60, True), BLUE, 8)
    c.put(p.spline([(152, 38, 1), (204, 36), (246, 60), (244, 80, 1), (150, 80, 1)]), RED, 0, 12, 40)


def fist(c: Place, x: float, y: float, turn: float) -> None:
    """A closed hand round the string, thumb across the fingers."""
    h = Place(c.img, *mapped(c, x, y), c.scale, c.turn + turn)
    h.put(p.spline([(-30, -22), (0, -34), (30, -24), (36, 4), (24, 30), (-8, 34), (-32, 16)]), SKIN, 20, 12, 40)
    h.flat(
        (p.ribbon([(32, -12), (12, -10)], [4, 2], 10), "c9805c"),
        (p.ribbon([(35, 4), (14, 6)], [4, 2], 10), "c9805c"),
        (p.ribbon([(28, 20), (10, 20)], [4, 2], 10), "c9805c"),
        (p.ribbon([(-24, -8), (-6, -20), (16, -22)], [17, 18, 15], 20, True), "fbcba6"),
    )


def mapped(c: Place, x: float, y: float) -> tuple[float, float]:
    """A local point on the sheet."""
    a = math.radians(c.turn)
    return (
        c.x + c.scale * (x * math.cos(a) - y * math.sin(a)),
        c.y + c.scale * (x * math.sin(a) + y * math.cos(a)),
    )


def plait(c: Place) -> None:
    """Thrown back by the wind, lobe after lobe."""
    lobes = ((-84, -392, 34, 28, -56), (-108, -360, 32, 27, -50), (-132, -330, 28, 23, -44))
    for k, (x, y, rx, ry, turn) in enumerate(lobes):
        lobe = p.moved(p.spline([(-rx, 0), (-rx * 0.2, -ry), (rx, -ry * 0.3), (rx * 0.7, ry * 0.7), (-rx * 0.4, ry)]), x, y, 1, turn)
        c.put(lobe, HAIR if k % 2 else "ce4a18", turn + 30, 10, 30)
    c.put(p.moved(p.poly([(0, -14), (-52, -26), (-44, 0), (-56, 22), (0, 13)]), -150, -310, 1, -44), HAIR, 10, 8, 30)
    c.put(p.moved(p.rect(-8, -17, 16, 34, 5), -150, -310, 1, -44), BLUE, 90, 8, 30)


def head(c: Place) -> None:
    """In profile, thrown back with laughter."""
    h = Place(c.img, *mapped(c, -16, -422), c.scale * 1.02, c.turn - 6)
    h.put(p.spline([(-34, 40), (34, 44), (30, 110), (-48, 110)]), "e59d76", 80, 14, 40)
    face = p.spline(
        [
            (-30, -70), (30, -74), (58, -44), (60, -16), (74, 0), (76, 10), (64, 16), (68, 25, 1), (40, 40, 1), (60, 54, 1),
            (54, 68), (26, 80), (-20, 76), (-58, 40), (-62, -20),
        ]
    )  # fmt: skip
    h.put(face, SKIN, 40, 18, 60)
    h.flat(
        (p.spline([(66, 26, 1), (44, 28), (20, 20, 1), (28, 46), (58, 55, 1), (50, 42)]), "7a1f2c"),
        (p.spline([(66, 26, 1), (44, 28), (24, 21, 1), (32, 34), (60, 34, 1)]), CREAM),
        (p.circle(8, 20, 18, 15), "f2937c"),
        (p.ribbon([(22, -10), (38, -24), (54, -14)], [3, 8, 4], 20, True), INK),
        (p.ribbon([(18, -38), (38, -52), (58, -44)], [3, 8, 3], 20, True), "b4430f"),
        *[(p.circle(x, y, 2.6), "c96a3a") for x, y in ((48, 2), (60, 5), (40, 8), (53, 11), (34, 0))],
        (p.spline([(-34, 0), (-14, -8), (-8, 14), (-20, 30), (-34, 22)]), "e59d76"),
    )
    hair = p.spline(
        [
            (70, -46, 1),
            (56, -86),
            (4, -108),
            (-62, -94),
            (-96, -40),
            (-92, 22),
            (-70, 60, 1),
            (-40, 30),
            (-34, -6),
            (-6, -22),
            (20, -50),
            (50, -54),
        ]
    )
    h.put(hair, HAIR, 150, 14, 60)
    h.flat(
        (p.ribbon([(40, -66), (0, -70), (-40, -40), (-60, 10)], [2, 6, 6, 2], 30), "f58a3f"),
        (p.ribbon([(30, -84), (-20, -88), (-66, -54), (-82, -4)], [2, 6, 6, 2], 30), "f58a3f"),
    )


def rider(img: p.Array) -> tuple[float, float]:
    """She holds on with both hands, leaning back; returns where the string leaves them."""
    c = Place(img, 276, 892, 1.03, -11)
    chair_back(c)
    plait(c)
    c.put(p.ribbon([(4, -300), (110, -340), (226, -436)], [78, 66, 50], 40, True), "d99a1c", -30, 16)
    fist(c, 250, -456, -24)
    torso = p.spline([(-84, -84), (-96, -190), (-86, -290), (-52, -344), (8, -350), (44, -306), (50, -200), (58, -84), (-10, -64)])
    c.put(torso, YELLOW, 80, 22, 100)
    legs(c)
    head(c)
    c.put(p.ribbon([(-50, -330), (-6, -322), (30, -330)], [22, 26, 22], 30, True), "e0a51e", 0, 12, 40)
    c.put(p.ribbon([(-34, -290), (34, -236), (92, -262), (168, -364)], [92, 84, 74, 54], 60, True), YELLOW, -20, 18)
    c.put(p.ribbon([(150, -348), (184, -386)], [58, 58], 10), "e0a51e", 40, 10, 40)
    fist(c, 196, -398, -28)
    c.flat(
        (p.ribbon([(-12, -216), (36, -192), (84, -214)], [3, 7, 2], 30), "d99a1c"),
        (p.ribbon([(-70, -130), (-30, -118), (30, -128)], [2, 6, 2], 30), "d99a1c"),
    )
    c.put(p.ribbon([(-104, -150), (20, -146), (66, -142)], [20, 20, 20], 30, True), INK, 0, 10)
    wheel(c)
    return mapped(c, 262, -466)


def patient(img: p.Array) -> None:
    """One bed, and in it a blue kite with a plaster, tucked up."""
    b = Place(img, 618, 1046, 1.06, 0)
    iron = "bfe3e6"
    b.put(p.ribbon([(-128, 124), (-128, -30), (-120, -44)], [13, 13, 13], 20, True), iron, 90, 8)
    b.put(p.ribbon([(152, 124), (152, -120)], [13, 13], 20, True), iron, 90, 8)
    b.put(p.rect(-128, 54, 290, 14, 4), iron, 0, 8)
    b.put(p.rect(-122, 4, 290, 52, 16), CREAM, 0, 14)
    b.put(p.spline([(50, -70), (110, -92), (166, -80), (168, 4), (56, 10)]), CREAM, 0, 14)
    k = Place(img, 704, 952, 0.98, 14)
    for points, tone in (
        ([(0, -120), (0, -20), (-86, -20)], "5b8fe0"), ([(0, -120), (86, -20), (0, -20)], BLUE),
        ([(-86, -20), (0, -20), (0, 150)], BLUE), ([(0, -20), (86, -20), (0, 150)], "1f4384"),
    ):  # fmt: skip
        k.put(p.poly(points), tone, 60, 16, 60)
    k.flat((p.ribbon([(0, -120), (0, 100)], [5, 5], 10), CREAM), (p.ribbon([(-86, -20), (86, -20)], [5, 5], 10), CREAM))
    for turn in (45, -45):
        strip = p.moved(p.rect(-42, -12, 84, 24, 10), 0, -20, 1, turn)
        k.put(strip, "f6cfa8", turn, 10, 40)
    quilt = p.spline([(-132, -14, 1), (-40, -26), (30, -52), (96, -40), (106, 26), (94, 80, 1), (-40, 92), (-138, 84, 1)])
    b.put(quilt, "f08a72", 80, 20, 70)
    b.put(p.spline([(16, -50, 1), (50, -66), (122, -44, 1), (118, -22, 1), (50, -40), (18, -26, 1)]), CREAM, 10, 10, 40)


def paint() -> p.Array:
    """The ward, the window, the kite, and who flies with it."""
    img = g.board("f4f1ea", 2)
    room(img)
    window(img)
    kite(img)
    patient(img)
    g.passage(img, p.circle(282, 1136, 168, 20), "0a3540", 0.0, 16, 80, 12, 0.02, ragged=1.4)
    hand = rider(img)
    layer = p.Layer()
    top = (658, 216)
    layer.fill(p.ribbon([hand, ((hand[0] + top[0]) / 2 + 8, (hand[1] + top[1]) / 2 + 14), top], [4, 4, 3.4], 40), INK)
    p.lay(img, layer, tooth=0.5)
    return img
