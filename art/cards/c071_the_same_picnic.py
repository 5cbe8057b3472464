"""One checked cloth climbs out of a basket in the fire and up through all of time; there is always a wasp.

Technique: cut paper.
"""

from __future__ import annotations

import itertools
import math
from dataclasses import dataclass

import numpy as np
import skia

from art import paint as p
from art.paint.voices import cutpaper as cp
from art.paint.voices.printing import PLAIN

NUMBER, TITLE = 71, "The Same Picnic"
FINISH = PLAIN
RED, WHITE, INK = "d8352f", "fff8ec", "2a2230"


@dataclass(frozen=True)
class Age:
    """One terrace: the line where its ground begins, how deep the ground is, and its two papers."""

    y: float
    deep: float
    ground: str
    face: str
    cloth: tuple[float, float]  # the cloth's middle and half width there


AGES = (
    Age(196, 34, "a9c6bd", "e7d9b4", (470, 62)),
    Age(338, 40, "8dbb5a", "e3b35e", (318, 78)),
    Age(494, 44, "c2b14a", "cf8140", (486, 94)),
    Age(652, 52, "ecd3a2", "a5503a", (310, 112)),
    Age(872, 64, "3f8f6c", "6b3049", (470, 150)),
    Age(1050, 52, "3d7f9c", "2f1c33", (318, 132)),
)


class Spot:
    """A place to build a figure from cut pieces: foot at the origin, 100 units high, facing right."""

    def __init__(self, img: p.Array, x: float, y: float, size: float, flip: bool = False, seed: int = 1) -> None:
        self.img, self.x, self.y, self.k, self.flip, self.seed = img, x, y, size / 100, flip, seed

    def cut(self, path: skia.Path, colour: str, lift: float = 3.0) -> None:
        """Lay one piece."""
        self.seed += 1
        cp.sheet(self.img, p.moved(path, self.x, self.y, self.k, 0, self.flip), colour, lift, self.seed)

    def shape(self, points: list[p.Point], colour: str, lift: float = 3.0) -> None:
        """A piece with a curved outline."""
        self.cut(p.spline(points), colour, lift)

    def band(self, points: list[p.Point], widths: list[float], colour: str, lift: float = 2.0) -> None:
        """A tapering strip."""
        self.cut(p.ribbon(points, widths, 24, True), colour, lift)


def gingham(quad: tuple[p.Point, p.Point, p.Point, p.Point], columns: int, rows: tuple[float, float]) -> p.Array:
    """Checked cloth printed into a quad (upper left, upper right, lower right, lower left)."""
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = ((q[0], q[1]) for q in quad)
    v = (p.grid.y - (ay + by) / 2) / ((cy + dy) / 2 - (ay + by) / 2)
    left, right = ax + (dx - ax) * v, bx + (cx - bx) * v
    u = (p.grid.x - left) / (right - left) * columns
    v = rows[0] + v * (rows[1] - rows[0])
    a, b = p.smooth(-0.07, 0.07, np.sin(u * math.pi)), p.smooth(-0.07, 0.07, np.sin(v * math.pi))
    w = (0.5 * a + 0.5 * b)[..., None]
    return (p.rgb(WHITE) * (1 - w) + p.rgb(RED) * w).astype(np.float32)


def lie(img: p.Array, k: int) -> None:
    """The cloth spread on terrace k."""
    age = AGES[k]
    x, half = age.cloth
    top, low = age.y - age.deep * 0.62, age.y + age.deep * 0.46
    back = half * 0.86
    quad = ((x - back, top), (x + back, top), (x + half, low), (x - half, low))
    edge = p.spline([(*quad[0], 1), (x, top - 2), (*quad[1], 1), (*quad[2], 1), (x + half * 0.3, low + 3), (*quad[3], 1)])
    cp.sheet(img, edge, gingham(quad, 10, (0, 5)), 3, 20 + k)


def fall(img: p.Array, k: int) -> None:
    """The cloth hanging from terrace k down to the next one, swaying a little."""
    a, b = AGES[k], AGES[k + 1] if k < 5 else Age(1200, 40, "", "", (412, 52))
    x0, h0 = a.cloth
    x1, h1 = b.cloth[0], b.cloth[1] * (0.86 if k < 5 else 1)
    top, low = a.y + a.deep * 0.42, b.y - b.deep * 0.58
    quad = ((x0 - h0, top), (x0 + h0, top), (x1 + h1, low), (x1 - h1, low))
    mid = (top + low) / 2
    left = (x0 - h0 + (x1 - h1 - x0 + h0) * 0.5 + (14 if k % 2 else -10), mid)
    right = (x0 + h0 + (x1 + h1 - x0 - h0) * 0.5 + (12 if k % 2 else -14), mid)
    path = p.spline([(*quad[0], 1), (*quad[1], 1), right, (*quad[2], 1), (*quad[3], 1), left])
    face = gingham(quad, 10, (5, 5 + round((low - top) / 17)))
    m = cp.sheet(img, path, face * np.float32(0.9), 10, 30 + k)
    t = 0.36 if k % 2 else 0.62
    cp.crease(img, m, (x0 - h0 + 2 * h0 * t, top), (x1 - h1 + 2 * h1 * t, low), 0.17, 22 + 5 * k)


def edge(y: float, rise: float, seed: int) -> skia.Path:
    """Everything below a torn line."""
    random = np.random.default_rng(seed)
    line = [(x, y + random.normal(0, rise)) for x in range(-30, 840, 62)]
    return p.spline([(-30, 1230, 1), (-30, y, 1), *line, (830, y, 1), (830, 1230, 1)])


def terrace(img: p.Array, k: int) -> None:
    """Ground, then the face of rock below it with its seams and a few things that stayed behind."""
    age = AGES[k]
    random = np.random.default_rng(60 + k)
    cp.sheet(img, edge(age.y - age.deep * 0.7, 5, 70 + k), age.ground, 9, k, torn=5)
    cp.sheet(img, edge(age.y + age.deep * 0.4, 6, 80 + k), age.face, 12, k + 3, torn=7)
    low = AGES[k + 1].y - AGES[k + 1].deep if k < 5 else 1200
    for _ in range(3):
        x, y = random.uniform(0, 800), random.uniform(age.y + age.deep * 0.8, low)
        w = random.uniform(60, 190)
        seam = [(x - w, y), (x - w / 3, y + random.normal(0, 6)), (x + w / 2, y + random.normal(0, 6)), (x + w, y)]
        tone = p.mix(age.face, "ffffff" if k > 2 else "7a4a30", random.uniform(0.12, 0.26))
        cp.sheet(img, p.ribbon(seam, [1, random.uniform(5, 11), 1], 30), tone, 0.8, k)


def eye(spot: Spot, x: float, y: float, r: float = 2.2) -> None:
    """A punched hole for an eye."""
    spot.cut(p.circle(x, y, r), INK, 0.4)


def face(spot: Spot, x: float, y: float, skin: str) -> None:
    """A head in profile: round skull, a nose, a chin; eye and the line of a smile."""
    outline: list[p.Point] = [
        (x - 15, y - 2), (x - 8, y - 16), (x + 7, y - 16), (x + 13, y - 6), (x + 20, y + 2, 1), (x + 13, y + 4),
        (x + 13, y + 11), (x + 4, y + 17), (x - 8, y + 15),
    ]  # fmt: skip
    spot.shape(outline, skin, 2.5)
    eye(spot, x + 7, y - 3)


def seated(spot: Spot, body: str, legs: str, skin: str, feet: str) -> None:
    """Sitting with the knees drawn up, one hand out to the food."""
    spot.shape([(-44, 0, 1), (-47, -20), (-40, -52), (-28, -74), (-10, -74), (2, -52), (4, -24), (14, 0, 1)], body, 4)
    spot.band([(-22, -14), (12, -44), (28, -46), (36, -22), (38, -4)], [30, 26, 22, 18, 13], legs, 3)
    spot.shape([(28, 0, 1), (28, -12), (42, -12), (60, -4), (62, 0, 1)], feet, 2)
    face(spot, -10, -92, skin)
    spot.band([(-16, -64), (4, -38), (34, -56)], [16, 13, 10], body, 3)
    spot.cut(p.circle(37, -58, 6.5), skin, 2)


def kneeling(spot: Spot, dress: str, skin: str, reach: float = -40) -> None:
    """Kneeling in a wide skirt, leaning forward over the cloth."""
    spot.shape([(-50, 0, 1), (-54, -16), (-34, -34), (-22, -60), (-6, -74), (8, -64), (10, -40), (30, -22), (48, 0, 1)],
               dress, 4)  # fmt: skip
    face(spot, 6, -90, skin)
    spot.band([(-2, -62), (20, -48), (46, reach)], [15, 12, 9], skin, 3)


def lounging(spot: Spot, body: str, legs: str, skin: str, feet: str) -> None:
    """Stretched out on one elbow."""
    spot.band([(-10, -18), (-46, -30), (-72, -14), (-104, -8)], [32, 26, 20, 14], legs, 3)
    spot.shape([(-120, 0, 1), (-124, -20, 1), (-110, -16), (-98, -12), (-98, 0, 1)], feet, 2)
    spot.band([(-14, -17), (16, -36), (30, -46)], [34, 34, 28], body, 4)
    face(spot, 40, -68, skin)
    spot.band([(28, -44), (46, -22), (40, -4)], [15, 13, 10], body, 3)
    spot.cut(p.circle(46, -5, 6.5), skin, 2)


def robots(img: p.Array, y: float) -> None:
    """Three of them, of three makes: a boiler, a lamp post, and a child on wheels."""
    s = Spot(img, 366, y + 4, 122, seed=3)
    for x in (-22, 8):
        s.cut(p.rect(x, -30, 15, 26), "5b7482")
        s.shape([(x - 6, 0, 1), (x - 4, -10), (x + 20, -10), (x + 24, 0, 1)], "31495a")
    s.band([(28, -66), (52, -52), (62, -30)], [11, 9, 8], "31495a")
    s.shape([(-40, -28, 1), (-44, -62), (-32, -92), (8, -96), (32, -80), (34, -28, 1)], "e2663a", 5)
    s.cut(p.circle(-4, -58, 17), WHITE, 2)
    s.band([(-4, -58), (4, -68)], [4, 3], INK, 1)
    s.shape([(-26, -94, 1), (-24, -128), (14, -130), (22, -94, 1)], "5b7482", 4)
    s.cut(p.circle(4, -112, 10), "ffe08a", 2)
    s.cut(p.circle(7, -112, 4), INK, 0.6)
    s.band([(-10, -128), (-16, -146)], [4, 4], "31495a")
    s.cut(p.circle(-17, -148, 6), RED)
    s = Spot(img, 600, y + 6, 150, True, 5)
    s.shape([(-16, 0, 1), (-8, -8), (8, -8), (16, 0, 1)], "31495a")
    s.band([(0, -6), (2, -50), (-4, -84)], [9, 8, 9], "3f8f8a")
    s.shape([(-22, -40, 1), (-26, -78, 1), (18, -82, 1), (16, -42, 1)], "f2c14b", 5)
    s.band([(14, -72), (36, -66), (52, -40)], [8, 7, 6], "31495a")
    s.shape([(44, -40, 1), (62, -42, 1), (58, -24, 1), (48, -23, 1)], WHITE)
    s.shape([(-20, -88, 1), (-10, -112), (22, -112), (36, -92, 1)], "3f8f8a", 5)
    s.cut(p.circle(6, -99, 5), WHITE, 1)
    s.cut(p.circle(21, -98, 6), WHITE, 1)
    s.cut(p.circle(8, -98, 2), INK, 0.4)
    s.cut(p.circle(23, -97, 2.4), INK, 0.4)
    s = Spot(img, 700, y + 10, 70, True, 9)
    s.cut(p.circle(0, -16, 16), "31495a")
    s.cut(p.circle(0, -16, 6), WHITE, 1)
    s.shape([(-30, -30, 1), (-24, -84), (26, -82), (30, -30, 1)], "c9506a", 4)
    s.cut(p.circle(12, -62, 11), WHITE, 1)
    s.cut(p.circle(16, -62, 5), INK, 0.5)
    s.band([(24, -48), (52, -66)], [8, 7], "31495a")
    s.band([(-4, -82), (2, -104)], [4, 4], "31495a")


def family(img: p.Array, y: float) -> None:
    """A Sunday out: he lies on his elbow under the straw hat, she pours; the bicycle leans on its own shadow."""
    for x, r in ((60, 33), (140, 33)):
        cp.sheet(img, p.cut(p.circle(x, y - r, r), p.circle(x, y - r, r - 5)), INK, 3, 3)
        for a in range(5):
            d = (math.cos(a * 0.63 + x), math.sin(a * 0.63 + x))
            spoke = [(x - 30 * d[0], y - r - 30 * d[1]), (x + 30 * d[0], y - r + 30 * d[1])]
            cp.sheet(img, p.ribbon(spoke, [1.4, 1.4], 4), "5a4a4a", 1, 2)
    for tube in (
        [(60, y - 33), (82, y - 76), (130, y - 72), (94, y - 34), (60, y - 33)],
        [(140, y - 33), (126, y - 88)],
        [(94, y - 34), (78, y - 84)],
        [(126, y - 88), (110, y - 94)],
    ):
        for a, b in itertools.pairwise(tube):
            cp.sheet(img, p.ribbon([a, b], [5, 5], 6), RED, 3, 4)
    cp.sheet(img, p.ribbon([(68, y - 87), (90, y - 83)], [9, 6], 6, True), INK, 3, 5)
    s = Spot(img, 214, y + 12, 84, seed=3)
    lounging(s, "f4efe2", "3d5f8f", "c98a5c", "7a4a30")
    s.shape([(16, -74, 1), (24, -84), (28, -100), (54, -96), (56, -80), (70, -70, 1), (40, -78)], "f6dc8c", 3)
    s = Spot(img, 468, y + 10, 100, True, 6)
    kneeling(s, "e0559a", "8a5434", -52)
    s.shape([(-14, -84), (-16, -106), (4, -118), (24, -104), (14, -100), (0, -94), (-4, -76)], INK, 3)
    s.cut(p.circle(-14, -108, 11), INK, 3)
    s.shape([(44, -52, 1), (42, -72), (58, -74), (64, -62), (62, -50, 1)], "4f8fb0", 3)
    s = Spot(img, 580, y + 4, 74, True, 8)
    for leg in ([(-4, -34), (-20, -22), (-36, -28)], [(0, -34), (14, -18), (12, -2)]):
        s.band(leg, [15, 12, 8], "3d5f8f")
    s.shape([(-16, -30, 1), (-12, -64), (8, -64), (12, -30, 1)], "f2c14b", 4)
    face(s, 4, -80, "a86a42")
    s.shape([(-14, -80), (-10, -98), (14, -98), (20, -88), (2, -90)], "5a2f22", 2)
    s.band([(4, -58), (24, -66), (38, -84)], [11, 9, 7], "a86a42")


def knights(img: p.Array, y: float) -> None:
    """Helmets off for once; the horse has found the better grass."""
    steel = "b9c6cf"
    s = Spot(img, 676, y - 2, 112, seed=2)
    for leg in ([(-30, -50), (-34, -24), (-32, 0)], [(28, -50), (22, -24), (26, 0)], [(-20, -48), (-14, -22), (-18, 0)],
                [(36, -50), (40, -26), (36, 0)]):  # fmt: skip
        s.band(leg, [16, 9, 10], "f3ece0", 2)
    s.shape([(-52, -50), (-46, -78), (-10, -76), (30, -82), (52, -66), (44, -42), (0, -40), (-40, -38)], "f3ece0", 4)
    s.shape([(30, -74), (52, -84), (74, -60), (88, -26), (96, -4), (86, 2), (72, -8), (58, -38), (42, -54)],
            "f3ece0", 3)  # fmt: skip
    s.shape([(36, -82), (56, -92), (76, -70), (86, -40), (70, -62), (54, -78)], INK, 2)
    s.shape([(-50, -76), (-66, -64), (-68, -30), (-60, -10), (-54, -34)], INK, 2)
    s.shape([(-24, -80, 1), (20, -84, 1), (24, -40), (14, -20, 1), (0, -26, 1), (-14, -18, 1), (-26, -38)], RED, 3)
    s.shape([(-12, -86), (14, -88), (16, -74), (-14, -72)], "5a2f22", 2)
    eye(s, 74, -32, 2.4)
    s = Spot(img, 352, y + 8, 106, seed=3)
    seated(s, "3f68b4", steel, "dca27c", "7f93a2")
    s.shape([(-27, -84), (-22, -110), (2, -112), (6, -104), (-10, -98), (-16, -80)], "c9822e", 3)
    s.shape([(32, -60, 1), (28, -80, 1), (46, -82, 1), (44, -62, 1)], "f2c14b", 2)
    s = Spot(img, 246, y + 12, 70, seed=8)
    s.shape([(-20, 0, 1), (-24, -36), (-4, -56), (18, -46), (26, -22, 1), (20, 0, 1)], steel, 4)
    s.cut(p.rect(0, -34, 24, 6), INK, 0.6)
    s.shape([(-6, -54, 1), (-20, -86), (-52, -88), (-60, -70), (-36, -74)], "4f74b8", 3)
    s = Spot(img, 606, y + 24, 86, True, 5)
    lounging(s, "a8323c", steel, "a86a42", "7f93a2")
    s.shape([(24, -60), (26, -86), (46, -90), (56, -82), (38, -78), (30, -54)], INK, 3)


def cave(img: p.Array, y: float) -> None:
    """Furs, a fire, a drumstick; behind them a mammoth goes by."""
    s = Spot(img, 668, y - 6, 136, True, 3)
    s.shape(
        [(-66, 0, 1), (-72, -44), (-50, -70), (-10, -74), (10, -96), (36, -94), (50, -66), (52, -36), (62, -10),
         (54, -4), (40, -30), (30, -44), (30, 0, 1), (10, 0, 1), (6, -26), (-36, -26), (-42, 0, 1)],
        "7d3a2e", 4,
    )  # fmt: skip
    s.shape([(44, -48, 1), (68, -34), (82, -54), (76, -26), (58, -24), (44, -38, 1)], WHITE, 2)
    s.shape([(0, -84), (16, -74), (14, -48), (0, -54)], "6a2f28", 2)
    eye(s, 32, -70, 2.2)
    s = Spot(img, 174, y + 14, 122, seed=4)
    seated(s, "d9943f", "a8643f", "a8643f", "a8643f")
    s.shape([(-30, -60), (-34, -92), (-20, -116), (6, -116), (8, -104), (-8, -98), (-14, -74), (-20, -56)], INK, 3)
    s.shape([(0, -84), (10, -82), (4, -64), (-8, -70)], INK, 2)
    s.band([(36, -56), (48, -78)], [4, 5], WHITE, 2)
    s.shape([(42, -76), (46, -96), (62, -98), (66, -82), (54, -72)], "8a3f2a", 3)
    for x, c in ((-60, -34), (-54, -18), (-24, -32), (-30, -48), (-12, -16)):
        s.cut(p.circle(x + 34, c, 3.6, 2.6), "5a2f22", 0.6)
    s = Spot(img, 486, y + 18, 112, True, 7)
    kneeling(s, "f0c987", "8a5434", -30)
    s.shape([(-16, -70), (-22, -96), (-6, -114), (20, -110), (22, -98), (4, -98), (-2, -82), (-8, -58)], "5a2f22", 3)
    s.band([(-2, -112), (22, -120)], [5, 4], WHITE, 2)
    for x, c in ((-34, -12), (-14, -30), (6, -14), (22, -10), (-8, -52)):
        s.cut(p.circle(x, c, 4, 2.8), "a5503a", 0.6)
    s = Spot(img, 60, y + 16, 84, seed=11)
    for turn in (-1, 1):
        s.band([(-26 * turn, -2), (22 * turn, -12)], [9, 9], "5a2f22", 2)
    s.shape([(-24, -8), (-28, -36), (-10, -50), (-8, -84, 1), (14, -56), (28, -34), (20, -8)], "f0782c", 4)
    s.shape([(-10, -10), (-12, -30), (2, -54, 1), (12, -30), (10, -10)], "ffd34f", 2)


def dinosaurs(img: p.Array, y: float) -> None:
    """A long neck that bends over its egg cup, and one in plates who is tucking in."""
    s = Spot(img, 206, y + 22, 202, seed=4)
    for x, tone in ((-44, "4f9a78"), (14, "4f9a78")):
        s.band([(x, -30), (x + 2, -12), (x + 2, -2)], [20, 17, 18], tone, 2)
    body = p.spline(
        [(-92, -4, 1), (-80, -26), (-60, -52), (-24, -62), (10, -58), (28, -76), (40, -106), (58, -120), (80, -116),
         (92, -104), (86, -98), (64, -102), (56, -88), (46, -58), (30, -30), (0, -20), (-40, -18), (-72, -12)]
    )  # fmt: skip
    legs = [p.ribbon([(x, -36), (x - 2, -14), (x + 2, -2)], [26, 18, 20], 20, True) for x in (-30, 24)]
    s.cut(p.union(body, *legs), "8fd0a0", 6)
    for x, c, r in ((-50, -42, 5), (-30, -50, 6), (-8, -48, 5), (12, -46, 4), (34, -78, 3.6), (-72, -28, 4)):
        s.cut(p.circle(x, c, r, r * 0.8), "5fae84", 0.6)
    eye(s, 70, -111, 2.2)
    s.band([(78, -103), (86, -101)], [1.4, 1.4], INK, 0.4)
    s = Spot(img, 664, y + 24, 146, True, 6)
    for x, c, r, turn in (
        (-58, -58, 15, -28), (-36, -76, 20, -14), (-8, -86, 24, 0), (20, -76, 20, 14), (42, -58, 14, 26),
    ):  # fmt: skip
        s.cut(p.moved(p.spline([(-r * 0.6, r * 0.6, 1), (-r * 0.7, -r * 0.2), (0, -r * 1.25, 1), (r * 0.7, -r * 0.2),
                                (r * 0.6, r * 0.6, 1)]), x, c, 1, turn), "f2a33c", 4)  # fmt: skip
    for x in (-34, 30):
        s.band([(x, -24), (x, -2)], [18, 16], "c0532f", 2)
    body = p.spline([(-88, -8, 1), (-78, -34), (-50, -58), (-8, -70), (34, -54), (58, -34), (84, -34), (96, -22), (88, -12),
             (60, -14), (34, -12), (-20, -10), (-66, -14)])  # fmt: skip
    s.cut(p.union(body, *[p.ribbon([(x, -28), (x + 2, -2)], [24, 19], 12, True) for x in (-24, 38)]), "e2703e", 6)
    for x, c, q in ((-40, -44, 5), (-18, -52, 6), (6, -48, 5), (26, -38, 4)):
        s.cut(p.circle(x, c, q, q * 0.8), "c0532f", 0.6)
    eye(s, 80, -27, 3)
    for x, r in ((-82, 15), (-71, 12)):
        s.cut(p.moved(p.poly([(-4, 0), (0, -r), (4, 0)]), x, -28, 1, -20), WHITE, 2)


def trilobites(img: p.Array, y: float) -> None:
    """The first guests: three of them, hurrying to the table."""
    for x, dy, size, turn, back, rib, flip in (
        (150, 22, 78, -6, "f0b84a", "b06a2a", False),
        (524, 26, 96, 8, "e8836a", "9a3f42", True),
        (664, 8, 58, -10, "a9c86a", "5f7f3a", True),
    ):
        k = size / 100

        def at(path: skia.Path, x: float = x, y0: float = y + dy, k: float = k, t: float = turn, f: bool = flip) -> skia.Path:
            return p.moved(path, x, y0, k, t, f)

        for n in range(6):
            cp.sheet(img, at(p.ribbon([(-46 + n * 16, -8), (-50 + n * 16, 4)], [6, 3], 6, True)), rib, 1, n)
        for a, b in (((70, -30), (112, -64)), ((72, -24), (120, -40))):
            cp.sheet(img, at(p.ribbon([(60, -22), a, b], [6, 5, 2], 20)), rib, 2, 3)
        shell = p.spline([(-78, -2, 1), (-56, -32), (-10, -50), (40, -50), (74, -30), (82, -4, 1), (0, -2)])
        cp.sheet(img, at(shell), back, 5, 4)
        for n in range(6):
            seam = at(p.ribbon([(-50 + n * 15, -34 - 3.4 * n + 0.2 * n * n), (-56 + n * 15, -4)], [3.4, 2], 10))
            cp.sheet(img, seam, rib, 0.6, 5)
        cp.sheet(img, at(p.circle(56, -28, 7)), WHITE, 1, 6)
        cp.sheet(img, at(p.circle(58, -27, 3.2)), INK, 0.4, 6)


def spread(img: p.Array) -> None:
    """What each age has put on the cloth: oil and battery, melon and jug, cheese, bone, egg, and one green leaf."""
    food: list[tuple[float, float, float, list[tuple[skia.Path, str]]]] = [
        (476, 196, 0.5, [(p.rect(-18, -34, 36, 34, 4), "3f8f8a"), (p.rect(-6, -42, 12, 10, 2), INK)]),
        (300, 340, 0.6, [(p.spline([(-34, -26, 1), (0, -30), (34, -26, 1), (0, 6)]), "3f7f4a"),
                         (p.spline([(-27, -26, 1), (0, -29), (27, -26, 1), (0, -2)]), "f0584f")]),
        (506, 496, 0.62, [(p.poly([(-36, 0), (-28, -30), (34, -12), (36, 0)]), "f7cf57"),
                          (p.circle(-8, -10, 5), "c98f2a"), (p.circle(14, -6, 4), "c98f2a")]),
        (258, 650, 0.7, [(p.ribbon([(-30, -8), (28, -12)], [11, 11], 10), WHITE), (p.circle(-32, -14, 8), WHITE),
                         (p.circle(-34, -3, 8), WHITE), (p.circle(31, -19, 8), WHITE), (p.circle(32, -7, 8), WHITE)]),
        (446, 880, 1.0, [(p.spline([(-22, -10), (-12, -44), (0, -52), (12, -44), (22, -10), (0, 0)]), "f3ead2"),
                         (p.poly([(-21, -22), (-8, -28), (-2, -20), (8, -30), (20, -22), (22, -6), (0, 2), (-22, -6)]),
                          "7fb8c9")]),
        (330, 1050, 0.7, [(p.spline([(-36, 0, 1), (-14, -22), (24, -22), (44, -8, 1), (10, 2)]), "8cc152")]),
    ]  # fmt: skip
    for k, (x, y, size, parts) in enumerate(food):
        for path, colour in parts:
            cp.sheet(img, p.moved(path, x, y, size), colour, 4, k)


def fire(img: p.Array) -> None:
    """At the bottom of everything: cracks of fire, and the basket from which the cloth comes."""
    for vein in (
        [(-20, 1150), (60, 1140), (120, 1180), (200, 1170), (230, 1220)],
        [(840, 1130), (740, 1160), (690, 1150), (620, 1190), (560, 1220)],
        [(120, 1180), (140, 1220)],
        [(700, 1152), (720, 1196), (760, 1220)],
        [(300, 1148), (270, 1180), (230, 1190)],
    ):
        cp.sheet(img, p.ribbon(vein, [8, 24, 13, 20, 9], 40), "f0602c", 1, 4, torn=2)
        cp.sheet(img, p.ribbon(vein, [2, 11, 5, 9, 2], 40), "ffc64a", 1, 4)


def basket(img: p.Array) -> None:
    """Woven strips, seen from the front, the handle thrown back."""
    x, y = 412, 1192
    handle = p.cut(p.circle(x, y - 52, 84, 66), p.union(p.circle(x, y - 52, 72, 54), p.rect(x - 100, y - 50, 200, 120)))
    cp.sheet(img, handle, "b5793a", 4, 2)


def bowl(img: p.Array) -> None:
    """The front of the basket, over the end of the cloth."""
    x, y = 412, 1194
    cp.sheet(img, p.spline([(x - 90, y - 54, 1), (x + 90, y - 54, 1), (x + 74, y + 20, 1), (x - 74, y + 20, 1)]),
             "b5793a", 6, 3)  # fmt: skip
    random = np.random.default_rng(4)
    for r in range(3):
        for n in range(9):
            px = x - 74 + n * 18.5 + (8 if r % 2 else 0) + random.normal(0, 1)
            cp.sheet(img, p.rect(px - 8, y - 42 + r * 18 + random.normal(0, 1), 15 if px < x + 74 else 8, 12, 4), "e0a95c", 1.4, n)
    cp.sheet(img, p.ribbon([(x - 94, y - 54), (x, y - 50), (x + 94, y - 54)], [13, 14, 13], 20, True), "c98a45", 4, 5)


def flight(img: p.Array) -> None:
    """The dotted way of the wasp: it has visited every table since the first."""
    path: list[p.Point] = [
        (96, 1010), (40, 960), (90, 880), (420, 800), (690, 770), (756, 700), (640, 600), (420, 590), (120, 560),
        (60, 470), (150, 420), (420, 440), (620, 410), (716, 330), (640, 270), (700, 230), (764, 150), (716, 90),
        (660, 60), (630, 96), (664, 118), (676, 70), (620, 30), (540, 60),
    ]  # fmt: skip
    line = p.sample(path, 210)
    dots = p.Layer()
    for k in range(0, len(line) - 3, 2):
        a, b = line[k], line[k + 1]
        mark = p.ribbon([(float(a[0]), float(a[1])), (float(b[0]), float(b[1]))], [3.4, 3.4], 4, True)
        dots.fill(mark, INK if a[1] < 640 else WHITE, 0.9)
    p.lay(img, dots, tooth=0.6)


def wasp(img: p.Array) -> None:
    """One wasp, the guest whom nobody ever asked."""
    s = Spot(img, 486, 96, 84, True, 3)
    for wing in ([(0, -12), (-34, -52), (-12, -66), (12, -20)], [(6, -14), (6, -60), (32, -58), (16, -18)]):
        s.shape(wing, "f4fbff", 4)
    s.shape([(6, -16), (26, -22), (40, -10), (32, 4), (12, 4)], INK, 4)
    s.shape([(8, -10), (-12, -22), (-40, -10), (-58, 14, 1), (-34, 14), (-8, 4)], "ffc928", 4)
    for x, a, b in ((-6, -20, 4), (-20, -19, 10), (-34, -12, 13)):
        s.band([(x, a), (x - 7, (a + b) / 2), (x - 6, b)], [5, 8, 5], INK, 0.6)
    s.cut(p.circle(46, -6, 11), "ffc928", 3)
    s.cut(p.circle(49, -8, 5), INK, 0.6)
    for tip in ((62, -28), (72, -20)):
        s.band([(52, -14), tip], [2.6, 1.8], INK, 1)


def paint() -> p.Array:
    """Age after age, each in front of the one that it will become."""
    img = cp.stock("bfe0e4", 2)
    cp.sheet(img, p.circle(120, 104, 58), "fbe9a6", 5, 2)
    for x, y, s in ((250, 70, 0.8), (700, 52, 1.0)):
        cloud = p.union(p.circle(0, 0, 56, 30), p.circle(-54, 12, 40, 20), p.circle(52, 12, 46, 19))
        cp.sheet(img, p.moved(cloud, x, y, s), "eef7f6", 7, 4)
    guests = (robots, family, knights, cave, dinosaurs, trilobites)
    for k in range(6):
        terrace(img, k)
    flight(img)
    for k in range(5):
        fall(img, k)
    for k in range(6):
        lie(img, k)
        guests[k](img, AGES[k].y)
    spread(img)
    fire(img)
    basket(img)
    fall(img, 5)
    bowl(img)
    wasp(img)
    return img
