"""Things for a table: candle, lantern, book, cup, teapot, bowl, bottle, jar, hourglass, apple, egg, bread and more."""

from __future__ import annotations

import math

import numpy as np

from art.paint.colour import Colour, mix
from art.paint.shape import circle, cut, poly, rect, spline
from art.paint.sprite import Sprite
from art.paint.weather import flame


def candle(wax: Colour = "f4e8c8", lit: bool = True, height: float = 70, lean: float = 0.0) -> Sprite:
    """A candle with wax runs; lit, with its flame and glow."""
    s = Sprite()
    s.add(rect(-11, -height, 22, height, 2), wax, 9)
    for x, n in ((-9, 26), (-2, 14), (6, 34)):
        s.limb([(x, -height + 1), (x, -height + n)], [5, 6.5], wax)
    s.add(circle(0, -height, 11, 3.2), mix(wax, "ffd890", 0.5), 3)
    s.line(spline([(0, -height), (1, -height - 8)], False), 1.4, "2a1a18")
    if lit:
        s.attach(flame(lean=lean), 0, -height - 5, 32)
        s.add(circle(0, -height - 18, 3), "fff4c8", 0, alpha=0.9, shine=64)
    return s


def lantern(glass: Colour = "ffc860", metal: Colour = "3a2c28", lit: bool = True) -> Sprite:
    """A carried lantern with a ring on top; hangs from (0, -100)."""
    s = Sprite()
    s.add(circle(0, -94, 7), metal, 2)
    s.add(circle(0, -94, 4.4), "5a5060", 0, alpha=0.0)
    s.add(spline([(-24, -70, 1), (-12, -84), (0, -90, 1), (12, -84), (24, -70, 1)]), metal, 8)
    s.add(poly([(-18, -70), (18, -70), (21, -14), (-21, -14)]), glass, 0 if lit else 10, shine=110 if lit else 0)
    if lit:
        s.add(circle(0, -34, 9, 16), "fff6d8", 0, soft=3)
    for x in (-19, 0, 19):
        s.line(spline([(x * 0.93, -70), (x * 1.08, -14)], False), 2.6, metal)
    s.add(rect(-25, -15, 50, 8, 2), metal, 3)
    s.add(rect(-20, -8, 40, 8, 2), mix(metal, "000000", 0.3), 3)
    return s


def book(cover: Colour = "7a2c34", open_: bool = False) -> Sprite:
    """A closed book lying flat, or an open one seen from the front."""
    s = Sprite()
    if open_:
        s.add(
            spline(
                [
                    (-62, -4, 1),
                    (-60, -34, 1),
                    (-30, -40),
                    (0, -32, 1),
                    (30, -40),
                    (60, -34, 1),
                    (62, -4, 1),
                    (30, -8),
                    (0, 0, 1),
                    (-30, -8),
                ]
            ),
            cover,
            5,
        )
        for side in (-1, 1):
            s.add(
                spline(
                    [
                        (0, -2, 1),
                        (0, -34, 1),
                        (side * 28, -42),
                        (side * 57, -36, 1),
                        (side * 58, -8, 1),
                        (side * 30, -12),
                    ]
                ),
                "f6ecd4",
                10,
            )
            for k in range(5):
                s.line(
                    spline([(side * 8, -29 + k * 5), (side * 28, -35 + k * 5), (side * 50, -31 + k * 5)], False),
                    0.9,
                    "8a7a68",
                    0.6,
                )
        return s
    s.add(rect(-44, -22, 88, 22, 2), cover, 4)
    s.add(rect(-38, -18, 84, 14, 1), "f0e4c8", 3)
    for k in range(4):
        s.line(spline([(-36, -15 + k * 3), (45, -15 + k * 3)], False), 0.6, "a89878", 0.7)
    s.add(rect(-46, -22, 9, 22, 4), mix(cover, "14081c", 0.2), 4)
    return s


def cup(colour: Colour = "f4efe4", band: Colour | None = None) -> Sprite:
    """A teacup on a saucer."""
    s = Sprite()
    s.add(circle(0, -3, 52, 8), mix(colour, "6a5a70", 0.15), 5)
    s.add(cut(circle(38, -40, 17, 16), circle(38, -40, 10, 9)), colour, 4)
    s.add(spline([(-36, -66, 1), (-33, -30), (-16, -7), (16, -7), (33, -30), (36, -66, 1)]), colour, 22)
    if band is not None:
        s.line(spline([(-34, -52), (0, -46), (34, -52)], False), 4, band, 0.9)
    s.add(circle(0, -66, 36, 7), mix(colour, "6a5a70", 0.25), 3)
    s.add(circle(0, -65, 32, 5.4), "8a4a28", 3)
    return s


def teapot(colour: Colour = "5c8a9a", band: Colour | None = None) -> Sprite:
    """A teapot, spout to the right."""
    s = Sprite()
    s.limb([(30, -28), (52, -36), (58, -62), (70, -70)], [20, 15, 10, 9], colour)
    s.add(cut(circle(-44, -42, 24, 26), circle(-43, -42, 15, 17)), colour, 5)
    s.add(spline([(-20, 0), (-42, -24), (-38, -58), (-12, -76), (12, -76), (38, -58), (42, -24), (20, 0)]), colour, 34)
    if band is not None:
        s.line(spline([(-41, -36), (0, -28), (41, -36)], False), 4, band)
    s.add(spline([(-20, -72), (0, -84), (20, -72), (0, -68)]), colour, 8)
    s.add(circle(0, -87, 6), mix(colour, "ffffff", 0.1), 5)
    return s


def bowl(colour: Colour = "c8a070", soup: Colour | None = "d87838") -> Sprite:
    """A bowl of soup."""
    s = Sprite()
    s.add(spline([(-48, -48, 1), (-42, -18), (-18, 0), (18, 0), (42, -18), (48, -48, 1)]), colour, 26)
    s.add(circle(0, -48, 48, 10), mix(colour, "2a1430", 0.2), 4)
    if soup is not None:
        s.add(circle(0, -47, 42, 7.6), soup, 5)
    return s


def bottle(colour: Colour = "3c6a4c", liquid: Colour | None = None) -> Sprite:
    """A bottle with a cork."""
    s = Sprite()
    body = spline([(-20, 0, 1), (-20, -50), (-9, -66), (-8, -90, 1), (8, -90, 1), (9, -66), (20, -50), (20, 0, 1)])
    s.add(body, colour, 16, alpha=0.85)
    if liquid is not None:
        s.add(rect(-16, -46, 32, 43, 3), liquid, 12, alpha=0.85)
    s.add(rect(-6, -98, 12, 11, 2), "b08a5c", 4)
    s.limb([(-13, -46), (-13, -12)], [3, 3], "ffffff", alpha=0.5, radius=0)
    return s


def jar(content: Colour = "e8b040", lid: Colour = "b04038") -> Sprite:
    """A glass jar with a lid."""
    s = Sprite()
    glass = spline([(-30, 0, 1), (-33, -40), (-28, -74), (-22, -80, 1), (22, -80, 1), (28, -74), (33, -40), (30, 0, 1)])
    s.add(glass, "dfeee8", 12, alpha=0.45)
    s.add(spline([(-27, -4, 1), (-29, -40), (-25, -62), (25, -62), (29, -40), (27, -4, 1)]), content, 20, alpha=0.9)
    s.add(rect(-25, -94, 50, 15, 3), lid, 7)
    s.limb([(-20, -66), (-23, -16)], [4, 4], "ffffff", alpha=0.55, radius=0)
    return s


def hourglass(wood: Colour = "8a5a34", sand: Colour = "e8c880", level: float = 0.5) -> Sprite:
    """An hourglass; level is the share of sand still above."""
    s = Sprite()
    for x in (-26, 26):
        s.limb([(x, -94), (x, -6)], [5, 5], wood)
    bulb = spline(
        [
            (-22, -92, 1),
            (-22, -74),
            (-3, -52),
            (-3, -48),
            (-22, -26),
            (-22, -8, 1),
            (22, -8, 1),
            (22, -26),
            (3, -48),
            (3, -52),
            (22, -74),
            (22, -92, 1),
        ]
    )
    s.add(bulb, "e4f0ec", 10, alpha=0.5)
    h = 34 * level
    s.add(spline([(-3, -53), (-4 - 15 * level, -55 - h, 1), (4 + 15 * level, -55 - h, 1), (3, -53)]), sand, 8)
    d = 34 * (1 - level) + 4
    s.add(spline([(-20, -9, 1), (-14, -9 - d * 0.5), (0, -9 - d), (14, -9 - d * 0.5), (20, -9, 1)]), sand, 10)
    s.line(spline([(0, -52), (0, -12)], False), 1.2, sand)
    s.limb([(-16, -84), (-15, -72)], [3, 3], "ffffff", alpha=0.7, radius=0)
    for y in (-100, -8):
        s.add(rect(-34, y, 68, 8, 3), wood, 5)
    return s


def apple(colour: Colour = "c8342c") -> Sprite:
    """An apple with a leaf."""
    s = Sprite()
    s.add(
        spline(
            [(0, -74), (24, -84), (46, -62), (42, -24), (20, 0), (0, -5), (-20, 0), (-42, -24), (-46, -62), (-24, -84)]
        ),
        colour,
        40,
    )
    s.line(spline([(0, -72), (3, -86), (9, -94)], False), 4, "4a2c1c")
    s.add(spline([(6, -84, 1), (20, -100), (40, -96, 1), (24, -82)]), "5a8a3c", 6)
    s.add(circle(-20, -58, 7, 12), "fff4e0", 0, alpha=0.45, soft=3)
    return s


def egg(colour: Colour = "f4e8d4", crack: bool = False) -> Sprite:
    """An egg standing up."""
    s = Sprite()
    s.add(spline([(0, 0), (30, -16), (33, -48), (18, -86), (0, -96), (-18, -86), (-33, -48), (-30, -16)]), colour, 34)
    if crack:
        s.line(
            spline([(-31, -52, 1), (-18, -60, 1), (-10, -50, 1), (2, -62, 1), (12, -52, 1), (22, -60, 1)], False),
            2,
            "4a3830",
        )
    return s


def bread(colour: Colour = "c88a48") -> Sprite:
    """A loaf."""
    s = Sprite()
    s.add(spline([(-52, -4), (-54, -30), (-30, -46), (10, -48), (44, -38), (54, -18), (48, -2), (0, 0)]), colour, 24)
    for x in (-26, 0, 26):
        s.limb([(x - 6, -38), (x + 6, -24)], [4, 5], mix(colour, "fff0d0", 0.6))
    return s


def biscuit(colour: Colour = "d8a45c", ring: bool = False) -> Sprite:
    """A biscuit from above, centred on the origin; ring: with a hole."""
    s = Sprite()
    edge = [
        (math.cos(a) * (44 + 3 * (k % 2)), math.sin(a) * (44 + 3 * (k % 2)))
        for k, a in enumerate(np.linspace(0, 2 * math.pi, 33)[:-1])
    ]
    path = spline(edge)
    s.add(cut(path, circle(0, 0, 14)) if ring else path, colour, 12)
    random = np.random.default_rng(3)
    for _ in range(10):
        a, r = random.uniform(0, 6.3), random.uniform(18, 34)
        s.add(circle(math.cos(a) * r, math.sin(a) * r, 2.2), mix(colour, "4a2410", 0.5), 1)
    return s


def coin(colour: Colour = "d8a040") -> Sprite:
    """A coin face, centred on the origin."""
    s = Sprite()
    s.add(circle(0, 0, 46), colour, 8)
    s.add(circle(0, 0, 37), mix(colour, "4a2410", 0.25), 5)
    s.add(circle(0, 0, 33), colour, 10)
    return s


def spoon(colour: Colour = "c8ccd0") -> Sprite:
    """A spoon standing on its handle."""
    s = Sprite()
    s.limb([(0, 0), (0, -70)], [6, 4], colour)
    s.add(circle(0, -84, 13, 18), colour, 10)
    s.add(circle(0, -84, 8, 13), mix(colour, "2a2438", 0.35), 6)
    return s


def fork(colour: Colour = "c8ccd0") -> Sprite:
    """A fork standing on its handle."""
    s = Sprite()
    s.limb([(0, 0), (0, -64)], [6, 4], colour)
    s.add(spline([(-11, -78, 1), (-9, -64), (0, -58), (9, -64), (11, -78, 1)]), colour, 6)
    for x in (-9, -3, 3, 9):
        s.limb([(x, -76), (x, -102)], [3.4, 2], colour)
    return s
