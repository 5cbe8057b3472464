"""Furniture and things of a house: chair, bed, ladder, mirror, frame, clock, key, bell, lamp, bucket, basket."""

from __future__ import annotations

import math

import numpy as np

from art.paint.colour import Colour, mix
from art.paint.grid import Point
from art.paint.shape import circle, cut, line, poly, rect, spline
from art.paint.sprite import Sprite


def chair(wood: Colour = "8a5a34", seat: Colour | None = None) -> Sprite:
    """A chair in profile, facing right."""
    s = Sprite()
    dark = mix(wood, "14081c", 0.35)
    for x in (-20, 24):
        s.limb([(x, -46), (x + 2, -1)], [6, 5], dark)
    s.limb([(-30, -48), (-34, -76), (-38, -102)], [7, 6, 6], wood)
    for y in (-92, -72):
        s.limb([(-36, y), (-22, y + 3)], [6, 5], dark)
    s.add(rect(-34, -52, 68, 9, 4), seat if seat is not None else wood, 5)
    for x in (-29, 29):
        s.limb([(x, -46), (x, -1)], [7, 5.5], wood)
    return s


def armchair(cloth: Colour = "8a3a3c") -> Sprite:
    """An armchair from the front."""
    s = Sprite()
    s.add(spline([(-40, -20), (-42, -80), (-24, -104), (24, -104), (42, -80), (40, -20)]), cloth, 20)
    s.add(rect(-38, -46, 76, 34, 10), mix(cloth, "fff0d8", 0.1), 14)
    for side in (-1, 1):
        s.add(
            spline([(side * 34, -6), (side * 32, -50), (side * 44, -60), (side * 58, -50), (side * 56, -6)]), cloth, 12
        )
        s.limb([(side * 44, -6), (side * 44, 0)], [7, 5], "3a2018")
    return s


def table(wood: Colour = "7a4c2c", width: float = 150, cloth: Colour | None = None) -> Sprite:
    """A table from the front, 66 high."""
    s = Sprite()
    w = width / 2
    for x in (-w * 0.84, w * 0.84):
        s.limb([(x, -58), (x, 0)], [10, 7], wood)
    s.add(rect(-w, -66, width, 10, 2), wood, 5)
    if cloth is not None:
        edge: list[Point] = [(-w - 2, -68, 1), (w + 2, -68, 1), (w + 2, -34, 1)]
        n = 9
        edge += [(w - (2 * w) * k / n, -34 + (6 if k % 2 else 0)) for k in range(1, n)]
        s.add(spline([*edge, (-w - 2, -34, 1)]), cloth, 8)
    return s


def bed(frame: Colour = "b08a3c", blanket: Colour = "5a6a9a", sleeper: Colour | None = None) -> Sprite:
    """A bed in profile, head at the left, 160 long; sleeper: colour of a nightcap on the pillow."""
    s = Sprite()
    s.add(rect(-78, -40, 156, 18, 5), "efe4d0", 8)
    s.add(spline([(-72, -42), (-66, -58), (-44, -58), (-36, -44)]), "fbf4e6", 9)
    if sleeper is not None:
        s.add(circle(-52, -60, 11), "e2ae8a", 9)
        s.add(spline([(-62, -62, 1), (-54, -76), (-70, -84, 1), (-42, -76), (-43, -62, 1)]), sleeper, 7)
        s.add(spline([(-46, -40), (-30, -60), (10, -62), (60, -54), (80, -40), (80, -18), (-46, -18)]), blanket, 20)
    else:
        s.add(spline([(-40, -40), (-20, -48), (40, -48), (80, -42), (82, -16), (-40, -16)]), blanket, 16)
    for x, h in ((-82, 86), (82, 66)):
        s.limb([(x, 0), (x, -h)], [6, 6], frame)
        s.add(circle(x, -h - 4, 6), frame, 5)
    s.limb([(-82, -20), (82, -20)], [5, 5], frame)
    return s


def ladder(wood: Colour = "a87848", rungs: int = 7, height: float = 100, width: float = 26) -> Sprite:
    """A ladder, standing; lean it with `turn`."""
    s = Sprite()
    for k in range(rungs):
        y = -height * (k + 0.6) / rungs
        s.limb([(-width / 2, y), (width / 2, y)], [3.4, 3.4], mix(wood, "14081c", 0.15))
    for x in (-width / 2, width / 2):
        s.limb([(x, 0), (x, -height)], [4.6, 4.2], wood)
    return s


def mirror(frame: Colour = "c89a3c", glass: Colour = "a8c4cc") -> Sprite:
    """An oval standing mirror."""
    s = Sprite()
    s.limb([(-20, 0), (0, -16), (20, 0)], [6, 8, 6], frame)
    s.add(circle(0, -60, 34, 44), frame, 7)
    s.add(circle(0, -60, 27, 37), glass, 20)
    s.add(poly([(-14, -50), (8, -86), (15, -80), (-8, -42)]), "ffffff", 0, alpha=0.35)
    return s


def picture_frame(width: float = 80, height: float = 100, gilt: Colour = "c8962c", canvas: Colour = "6a7a68") -> Sprite:
    """A gilt frame, foot at the origin; paint your picture over its canvas."""
    s = Sprite()
    outer, inner = (
        rect(-width / 2, -height, width, height, 2),
        rect(-width * 0.38, -height * 0.88, width * 0.76, height * 0.76),
    )
    s.add(inner, canvas, 0)
    s.add(cut(outer, inner), gilt, 7)
    for x in (-1, 1):
        for y in (-0.96, -0.04):
            s.add(circle(x * width * 0.46, height * y, 5), mix(gilt, "fff0c0", 0.2), 4)
    return s


def clock(
    rim: Colour = "8a5a34", face: Colour = "f4ecd8", hour: float = 10, minute: float = 8, hands: bool = True
) -> Sprite:
    """A round clock without numerals, centred 50 above the origin."""
    s = Sprite()
    s.add(circle(0, -50, 50), rim, 8)
    s.add(circle(0, -50, 41), face, 16)
    for k in range(12):
        a = k * math.pi / 6
        s.line(
            line([(math.sin(a) * 34, -50 - math.cos(a) * 34), (math.sin(a) * 38, -50 - math.cos(a) * 38)]),
            2.4,
            "3a2a2c",
        )
    if hands:
        for turn, n, w in ((hour / 12 + minute / 720, 20, 4), (minute / 60, 31, 2.6)):
            a = turn * 2 * math.pi
            s.line(line([(0, -50), (math.sin(a) * n, -50 - math.cos(a) * n)]), w, "2a1a20")
    s.add(circle(0, -50, 3.6), "b8862c", 3)
    return s


def key(colour: Colour = "c8982c") -> Sprite:
    """A large old key, bit at the foot."""
    s = Sprite()
    s.limb([(0, -6), (0, -66)], [7, 7], colour)
    s.add(cut(circle(0, -82, 20), circle(0, -82, 10)), colour, 5)
    for y, n in ((-8, 20), (-22, 15)):
        s.add(rect(0, y - 5, n, 10, 1), colour, 3)
    s.add(circle(0, -62, 6.5, 4), colour, 3)
    return s


def bell(colour: Colour = "d8a83c") -> Sprite:
    """A bell."""
    s = Sprite()
    s.add(circle(0, -8, 8), mix(colour, "2a1410", 0.4), 6)
    s.add(
        spline(
            [(-46, -12, 1), (-34, -26), (-26, -62), (-12, -84), (12, -84), (26, -62), (34, -26), (46, -12, 1), (0, -7)]
        ),
        colour,
        30,
    )
    s.line(spline([(-38, -20), (0, -15), (38, -20)], False), 2.4, mix(colour, "4a2410", 0.5))
    s.add(cut(circle(0, -92, 9), circle(0, -92, 4.5)), colour, 3)
    return s


def table_lamp(shade: Colour = "e8c878", foot: Colour = "8a6a3c", lit: bool = True) -> Sprite:
    """A lamp with a cloth shade."""
    s = Sprite()
    s.add(spline([(-20, 0, 1), (-12, -8), (-4, -14), (-5, -48), (5, -48), (4, -14), (12, -8), (20, 0, 1)]), foot, 7)
    s.add(poly([(-36, -46), (36, -46), (20, -96), (-20, -96)]), shade, 0 if lit else 18, shine=130 if lit else 0)
    for k in range(-3, 4):
        s.line(line([(k * 10.5, -47), (k * 6, -95)]), 0.9, mix(shade, "6a3a18", 0.5), 0.5)
    return s


def hanging_lamp(metal: Colour = "3a4a48", lit: bool = True) -> Sprite:
    """A lamp hanging from its cord; the bulb is at the origin, the cord runs up 100."""
    s = Sprite()
    s.line(line([(0, -20), (0, -100)]), 2, "1a1418")
    s.add(spline([(-38, 2, 1), (-22, -16), (-6, -24), (6, -24), (22, -16), (38, 2, 1), (0, 6)]), metal, 12)
    if lit:
        s.add(circle(0, 5, 9, 7), "fff4c8", 0, shine=150)
    return s


def bucket(colour: Colour = "8a949c", water: Colour | None = None) -> Sprite:
    """A bucket with its handle up."""
    s = Sprite()
    s.line(spline([(-33, -62), (0, -104), (33, -62)], False), 3, mix(colour, "14081c", 0.4))
    s.add(poly([(-34, -62), (34, -62), (26, 0), (-26, 0)]), colour, 22)
    s.add(circle(0, -62, 34, 8), mix(colour, "14081c", 0.3), 3)
    if water is not None:
        s.add(circle(0, -61, 29, 6), water, 4)
    s.line(spline([(-30, -34), (0, -28), (30, -34)], False), 2, mix(colour, "14081c", 0.4), 0.7)
    return s


def basket(colour: Colour = "b88a4c") -> Sprite:
    """A wicker basket."""
    s = Sprite()
    s.line(spline([(-40, -46), (0, -98), (40, -46)], False), 5, colour)
    body = spline([(-48, -48, 1), (-40, -8), (-20, 0), (20, 0), (40, -8), (48, -48, 1)])
    s.add(body, colour, 26)
    for row in range(6):
        for k in range(12):
            x, y = -42 + k * 7.6 + (row % 2) * 3.8, -42 + row * 7.4
            if abs(x) < 46 - row * 3.4:
                s.add(circle(x, y, 3.8, 2.4), mix(colour, "fff0d0" if (k + row) % 2 else "3a1c10", 0.3), 2)
    s.limb([(-48, -48), (0, -46), (48, -48)], [6, 7, 6], mix(colour, "3a1c10", 0.2))
    return s


def scissors(metal: Colour = "c0c8cc", grip: Colour = "b8382c", open_: float = 0.3) -> Sprite:
    """Scissors, points up."""
    s = Sprite()
    for side in (-1, 1):
        a = side * open_
        tip = (math.sin(a) * 66, -42 - math.cos(a) * 62)
        s.add(poly([(-side * 4, -40), tip, (side * 5, -44)]), metal, 4)
        s.limb([(0, -42), (-side * (8 + 26 * open_), -22)], [6, 5], grip)
        s.add(cut(circle(-side * (12 + 28 * open_), -12, 13), circle(-side * (12 + 28 * open_), -12, 7.5)), grip, 4)
    s.add(circle(0, -42, 3.4), mix(metal, "2a2438", 0.4), 2)
    return s


def spool(thread: Colour = "c8342c", wood: Colour = "a87848") -> Sprite:
    """A spool of thread."""
    s = Sprite()
    s.add(circle(0, -8, 44, 11), mix(wood, "14081c", 0.3), 5)
    s.add(
        spline([(-33, -12, 1), (-37, -44), (-33, -76, 1), (33, -76, 1), (37, -44), (33, -12, 1), (0, -5)]), thread, 30
    )
    for k in range(14):
        s.line(
            spline([(-35, -74 + k * 4.6), (0, -67 + k * 4.6), (35, -75 + k * 4.6)], False),
            1,
            mix(thread, "14081c", 0.6),
            0.5,
        )
    s.add(circle(0, -82, 44, 11), wood, 5)
    s.add(circle(0, -82, 11, 3), "2a140e", 0)
    return s


def broom(straw: Colour = "d8b05c") -> Sprite:
    """A broom, bristles down."""
    s = Sprite()
    s.limb([(0, -34), (0, -118)], [4, 4], "8a5a34")
    random = np.random.default_rng(2)
    for _ in range(46):
        x = random.uniform(-18, 18)
        s.limb(
            [(x * 0.3, -36), (x, random.uniform(-4, 2))],
            [2.6, 1.6],
            mix(straw, "6a3a18", random.random() * 0.5),
            radius=1,
        )
    s.add(rect(-8, -40, 16, 9, 3), "a83a2c", 4)
    return s


def curtain(colour: Colour = "8f2a2c", width: float = 60, height: float = 100, side: int = -1) -> Sprite:
    """One half of a drawn curtain, hanging from the top; side -1 is the left half."""
    s = Sprite()
    folds = 6
    for k in range(folds):
        x0 = side * width * k / folds
        bend = side * width * 0.28
        s.limb(
            [(x0, -height), (x0 + bend * 0.2, -height * 0.5), (x0 + bend * (1 - k / folds) * 0.4, 0)],
            [width / folds * 1.5, width / folds * 1.3, width / folds * 1.8],
            mix(colour, "14041c", 0.25 if k % 2 else 0.0),
        )
    return s
