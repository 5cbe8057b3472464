"""Only hats sit round the table, but the low sun shows who wears them: every shadow is a whole person, save the king's.

Technique: gouache.
"""

from __future__ import annotations

import itertools
import math

import numpy as np
import skia

from art import paint as p
from art.paint.props.hats import CAP, CHEF, CONE, FOOL, HARD, KNIT, STRAW, Hat, cap, chef, cone, fool, hard, knit, straw
from art.paint.voices import gouache as g
from art.paint.voices.gouache import dab as put
from art.paint.voices.printing import PLAIN

NUMBER, TITLE = 28, "Hats in Session"
FINISH = PLAIN

SUN = (452.0, 186.0)  # where the sun stands over the horizon: all shadows flee from here
REACH = 0.243  # a sitter's shadow, as a share of the way from there
SHADOW, FLOOR, TABLE = "565bb0", "fbe3bd", (404.0, 668.0, 236.0, 112.0)
GREENS = ["1f8a78", "2a9a80", "187a70", "34a184", "22907c", "1b8074", "2c967a"]
Point = tuple[float, float]


class Seat:
    """One place at the table: where its chair stands, and what the sitter's shadow does."""

    def __init__(self, x: float, y: float, hat: skia.Path | None, arm: str = "rest", wide: float = 1.0) -> None:
        self.x, self.y, self.hat, self.arm, self.wide = x, y, hat, arm, wide
        self.scale = 0.62 + 0.36 * (y - 500) / 450
        self.turn = math.atan2((y - TABLE[1] - 30) * 1.9, x - TABLE[0])  # outwards, on the ground


def sea(img: p.Array) -> None:
    """Evening sky, sun, glittering sea, and the white parapet."""
    g.passage(img, p.rect(-20, -20, 840, 230), p.vertical([(0, "ffb469"), (0.6, "ffd489"), (1, "fff0b8")], 0, 200), 0.03, 26, 150, 3, 0.03)
    put(img, p.circle(SUN[0], 122, 62), "fffbe0", 0.4, 18, 70)
    deep = p.vertical([(0, "6fd6cf"), (0.45, "27aeb6"), (1, "0f7f9c")], 186, 372)
    g.passage(img, p.rect(-20, 186, 840, 200), deep, 0.0, 12, 130, 4, 0.06)
    random = np.random.default_rng(5)
    layer = p.Layer()
    for _ in range(110):
        y = 190 + 176 * random.random() ** 1.3
        spread = 30 + (y - 186) * 0.75
        x = SUN[0] + random.normal(0, spread * 0.55)
        w = random.uniform(10, 34) * (0.5 + (y - 186) / 180)
        layer.fill(p.ribbon([(x - w, y), (x, y - 1.4), (x + w, y + 0.6)], [1.5, 3 + (y - 186) / 40, 1.2], 14), "fff3c4", 0.95)
    for _ in range(46):
        x, y, w = random.uniform(-10, 810), random.uniform(200, 366), random.uniform(14, 46)
        layer.fill(p.ribbon([(x - w, y), (x, y + 2), (x + w, y)], [1, 3.4, 1], 14), "8fe6dc" if random.random() < 0.6 else "0c6c8c", 0.8)
    p.lay(img, layer, tooth=1.2)
    put(img, p.poly([(300, 186), (318, 186), (312, 160), (306, 158)]), "fff8ea")
    put(img, p.spline([(311, 146, 1), (330, 166), (334, 182, 1), (312, 182, 1)]), "f4603c", 1.2, 6, 20)
    put(img, p.spline([(292, 184, 1), (342, 184, 1), (332, 194), (300, 194)]), "7a2f3a", 0, 6, 30)


def terrace(img: p.Array) -> None:
    """Warm stone in long strokes, lighter towards the sun; the parapet's back lies in shade."""
    far = np.hypot((p.grid.x - SUN[0]) * 0.8, p.grid.y - SUN[1])
    colour = p.ramp(p.smooth(150, 1100, far), [(0, "fff3d0"), (0.5, FLOOR), (1, "f3bf8e")])
    g.passage(img, p.rect(-20, 400, 840, 830), colour, 0.02, 34, 190, 6, 0.022, 1.8)
    put(img, p.rect(-20, 376, 840, 46), "9a93cf", 0.0, 16, 120, 3)
    put(img, p.rect(-20, 360, 840, 22), "fffaf0", 0.0, 10, 120, 4)
    random = np.random.default_rng(7)
    for end in (-620, -330, -80, 170, 330, 470, 640, 860, 1120, 1480):
        a, b = 422 + random.uniform(0, 40), 1210.0
        line = [(SUN[0] + (end - SUN[0]) * (y - SUN[1]) / 1014, y) for y in np.linspace(a, b, 6)]
        g.line(img, [(x + random.normal(0, 1.5), y) for x, y in line], "e3b384", 2.6, 3, alpha=0.55)
    for y in (462, 528, 622, 748, 916, 1122):
        g.line(img, [(-10, y), (240, y + random.normal(0, 3)), (520, y + random.normal(0, 3)), (812, y)], "e3b384", 2.4, 3, alpha=0.5)


def thrown(seat: Seat, u: float, h: float) -> Point:
    """Where the shadow of a spot falls: u to the side (units at the chair), h up (1 is the top of a head)."""
    t = 1 + REACH * h
    return SUN[0] + (seat.x - SUN[0]) * t + u * seat.scale * t, SUN[1] + (seat.y - SUN[1]) * t


def silhouette(seat: Seat) -> skia.Path:
    """The shadow on the ground: chair, shoulders, arms, head and hat."""

    def shape(points: p.Points) -> skia.Path:
        return p.spline([(*thrown(seat, q[0], q[1]), *q[2:]) for q in points])

    out = shape([(-40, 0, 1), (-30, 0, 1), (-32, 0.3, 1), (32, 0.3, 1), (30, 0, 1), (40, 0, 1), (42, 0.62, 1), (-42, 0.62, 1)])
    if seat.hat is None:
        return p.union(out, shape([(-44, 0.3, 1), (44, 0.3, 1), (44, 1.02, 1), (0, 1.22, 1), (-44, 1.02, 1)]))
    w = seat.wide
    body = [(-40 * w, 0.28, 1), (-44 * w, 0.5), (-50 * w, 0.66), (-36 * w, 0.73), (-12, 0.76), (-11, 0.84), (11, 0.84), (12, 0.76)]
    out = p.union(out, shape([*body, (36 * w, 0.73), (50 * w, 0.66), (44 * w, 0.5), (40 * w, 0.28, 1)]))
    out = p.union(out, shape([(-27, 0.94), (-21, 0.85), (0, 0.81), (21, 0.85), (27, 0.94), (24, 1.04), (0, 1.08), (-24, 1.04)]))

    def limb(points: list[Point], width: float) -> skia.Path:
        return p.ribbon([thrown(seat, *q) for q in points], [width * seat.scale, width * seat.scale * 0.7], 20, True)

    if seat.arm == "vote":
        out = p.union(out, limb([(44 * w, 0.7), (66 * w, 0.86), (62 * w, 1.1)], 26))
    elif seat.arm == "hips":
        out = p.union(
            out, limb([(-46 * w, 0.7), (-76 * w, 0.54), (-44 * w, 0.42)], 24), limb([(46 * w, 0.7), (76 * w, 0.54), (44 * w, 0.42)], 24)
        )
    elif seat.arm == "chin":
        out = p.union(out, limb([(-46 * w, 0.68), (-62 * w, 0.56), (-18, 0.84)], 22))
    elif seat.arm == "shrug":
        out = p.union(
            out, limb([(46 * w, 0.7), (78 * w, 0.62), (92 * w, 0.78)], 24), limb([(-46 * w, 0.7), (-78 * w, 0.62), (-92 * w, 0.78)], 24)
        )
    measure = skia.PathMeasure(seat.hat, True)
    spots = [measure.getPosTan(measure.getLength() * k / 60)[0] for k in range(60)]
    return p.union(out, p.poly([thrown(seat, q.x() * 0.54, 1.07 - q.y() * 0.0036) for q in spots]))


def chair(img: p.Array, seat: Seat, colour: str, tall: float = 1.0, seed: int = 1) -> None:
    """A wooden chair that faces the table; back rails nearer than the seat are painted last."""
    s, random = seat.scale, np.random.default_rng(seed)
    dark = p.mix(colour, "14205a", 0.38)

    def spot(u: float, v: float, h: float) -> Point:
        c, q = math.cos(seat.turn), math.sin(seat.turn)
        return seat.x + s * (v * c - u * q), seat.y + s * ((v * q + u * c) * 0.52 - h)

    def stick(a: Point, b: Point, width: float, tone: p.Colour) -> None:
        g.line(img, [a, ((a[0] + b[0]) / 2 + random.normal(0, 0.8), (a[1] + b[1]) / 2), b], tone, width * s, seed, taper=False)

    def back() -> None:
        for u in (-40, 40):
            stick(spot(u, 40, 0), spot(u * 1.04, 46, 152 * tall), 12, colour)
        if tall > 1.2:
            panel = [spot(-38, 44, 66), spot(-40, 45, 148 * tall), spot(0, 46, 168 * tall), spot(40, 45, 148 * tall), spot(38, 44, 66)]
            put(img, p.poly(panel), "c23340", 1.4, 14, 60)
            for a, b in itertools.pairwise(panel):
                stick(a, b, 9, "e9b23c")
            return
        top = 148 * tall + random.uniform(-5, 5)
        stick(spot(-42, 45, top), spot(42, 45, top + random.uniform(-4, 4)), 15, colour)
        stick(spot(-40, 43, 92), spot(40, 43, 92), 8, colour)
        for u in np.linspace(-24, 24, int(random.integers(2, 5))):
            stick(spot(u, 43, 92), spot(u + random.normal(0, 1.5), 45, top), 7, colour)

    behind = math.sin(seat.turn) < 0
    for u, v in sorted(((-38, -38), (38, -38), (-38, 40), (38, 40)), key=lambda q: spot(q[0], q[1], 0)[1]):
        if v < 0:
            stick(spot(u, v, 0), spot(u, v, 64), 10, dark)
    if behind:
        back()
    put(
        img,
        p.poly([spot(-42, -42, 66), spot(42, -42, 66), spot(42, 42, 66), spot(-42, 42, 66)]),
        p.mix(colour, "fff0c0", 0.3),
        0.2,
        12,
        40,
        seed,
    )
    rim = [spot(u, v, 62) for u, v in ((-42, -42), (42, -42), (42, 42), (-42, 42))]
    for a, b in zip(rim, rim[1:] + rim[:1], strict=True):
        if (a[1] + b[1]) / 2 > seat.y - 62 * s:
            stick(a, b, 9, dark)
    if not behind:
        back()


def table(img: p.Array, seats: list[Seat]) -> None:
    """The white cloth with its folds, a sheet at every place, and the far sitters' shadows across it."""
    x, y, rx, ry = TABLE
    hem = [(x + rx * math.cos(t) * 1.02, y + ry * math.sin(t) + 128 + 7 * math.sin(t * 21)) for t in np.linspace(0, math.pi, 60)]
    skirt = p.poly([*hem, *[(x + rx * math.cos(t), y + ry * math.sin(t)) for t in np.linspace(math.pi, 0, 40)]])
    m = g.passage(img, skirt, "b9b6e4", math.pi / 2, 22, 90, 5, 0.03)
    layer = p.Layer()
    for t in np.linspace(0.08, math.pi - 0.08, 19):
        a = (x + rx * math.cos(t), y + ry * math.sin(t) + 16)
        b = (x + rx * math.cos(t) * 1.02, y + ry * math.sin(t) + 130)
        layer.fill(p.ribbon([a, b], [3, 14 + 7 * math.sin(t * 9)], 14), "8f8fd0" if int(t * 40) % 2 else "dcd8f2", 0.8)
    p.lay(img, layer, tooth=1.5, clip=m)
    top = p.circle(x, y, rx, ry)
    g.passage(img, top, p.vertical([(0, "fffdf2"), (1, "fbf1e4")], y - ry, y + ry), 0.0, 24, 150, 6, 0.015)
    random = np.random.default_rng(3)
    for k in range(8):
        t = math.radians(-112 + k * 45) + random.normal(0, 0.06)
        sx, sy, turn = x + rx * 0.74 * math.cos(t), y + ry * 0.74 * math.sin(t), random.normal(0, 12)
        page = p.poly([(-25, -11), (24, -12), (28, 12), (-28, 13)])
        put(img, p.moved(page, sx + 3, sy + 4, 1, turn), "c9c6ea", 0, 8, 30)
        put(img, p.moved(page, sx, sy, 1, turn), "cfeaf2", 0, 8, 30)
    clip = p.mask(top)
    falls = [p.moved(silhouette(seat), 0, -34) for seat in seats]
    p.multiply(img, p.mask(*falls) * clip, "7f86d2", 0.95)


def crown(img: p.Array) -> None:
    """The golden crown lies on its side where it rolled."""
    x, y, turn = 398, 668, -74

    def at(path: skia.Path) -> skia.Path:
        return p.moved(path, x, y, 1.16, turn)

    p.multiply(img, p.mask(p.spline([(346, 690), (430, 672), (458, 700), (420, 734), (336, 728)]), soft=2), "7a82cc", 0.85)
    put(
        img,
        at(p.spline([(-50, -44, 1), (-30, -20), (-14, -52, 1), (0, -22), (16, -52, 1), (30, -20), (50, -44, 1), (44, 24), (-44, 24)])),
        "b3701c",
        0.5,
        8,
        24,
    )
    put(img, at(p.circle(0, -4, 46, 17)), "c7283a", 0.2, 8, 24)
    front = [
        (-50, -4, 1),
        (-56, -50, 1),
        (-34, -10, 1),
        (-26, -36, 1),
        (-10, 0, 1),
        (0, -34, 1),
        (12, 0, 1),
        (28, -36, 1),
        (36, -10, 1),
        (56, -48, 1),
        (50, 2, 1),
        (46, 40),
        (0, 54),
        (-46, 40),
    ]
    put(img, at(p.spline(front)), "f8c02e", 1.3, 9, 30)
    put(img, at(p.ribbon([(-46, 34), (0, 48), (46, 34)], [9, 10, 9], 24)), "d98e1c", 0.2, 5, 20)
    for cx, cy, tone in ((-26, 22, "d8304a"), (0, 28, "1f9aa0"), (26, 22, "d8304a")):
        put(img, at(p.circle(cx, cy, 7, 8)), tone, 0, 5, 10)
    for cx, cy in ((-57, -54), (-27, -40), (0, -38), (29, -40), (57, -52)):
        put(img, at(p.circle(cx, cy, 7)), "fff0b0", 0, 5, 10)


def paint() -> p.Array:
    """The whole card."""
    img = g.board("fbe3bd", 2)
    throne = Seat(338, 566, None)
    far = [throne, Seat(486, 560, p.spline(CHEF), "rest", 1.0)]
    ring = [
        (Seat(176, 634, p.spline(CAP), "chin", 0.92), cap, 184, 482, 0.9, 8),
        (Seat(640, 640, p.spline(KNIT), "rest", 0.84), knit, 628, 470, 0.84, -6),
        (Seat(122, 810, p.spline(FOOL), "shrug", 0.95), fool, 132, 640, 0.94, 10),
        (Seat(690, 812, p.spline(STRAW), "hips", 0.95), straw, 690, 646, 0.98, -9),
        (Seat(272, 948, p.spline(CONE), "rest", 0.9), cone, 284, 752, 1.02, -4),
        (Seat(550, 950, p.spline(HARD), "vote", 1.08), hard, 534, 744, 1.0, 5),
    ]
    sea(img)
    terrace(img)
    x, y, rx, _ = TABLE
    under = p.spline(
        [
            (x - rx, y + 130),
            (x - rx * 0.4, y + 60),
            (x + rx * 0.6, y + 60),
            (x + rx, y + 130),
            (x + rx * 0.9, y + 236),
            (x, y + 300),
            (x - rx * 1.06, y + 240),
        ]
    )
    shade = p.mask(under, *[silhouette(seat) for seat, *_ in ring], *[silhouette(seat) for seat in far])
    p.over(img, p.rough(shade, 1.6, 14, 3) * (0.8 + p.streaks(5, 0.05, 50, 2.2) * 0.06), SHADOW)
    chair(img, throne, "e9b23c", 1.5, 2)
    chair(img, far[1], GREENS[0], 1.0, 3)
    chef(Hat(img, 488, 424, 0.82, 4))
    for k, (seat, make, hx, hy, size, turn) in enumerate(ring[:2]):
        chair(img, seat, GREENS[k + 1], 1.0, k + 4)
        make(Hat(img, hx, hy, size, turn))
    table(img, far)
    crown(img)
    for k, (seat, make, hx, hy, size, turn) in enumerate(ring[2:]):
        chair(img, seat, GREENS[k + 3], 1.0, k + 8)
        make(Hat(img, hx, hy, size, turn))
    return img
