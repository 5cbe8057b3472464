"""Things for a table: candle, cup, teapot, bottle, egg, bread."""

from __future__ import annotations

from art.paint.colour import Colour, mix
from art.paint.shape import circle, cut, rect, spline
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
