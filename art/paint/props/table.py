"""Things for a table: candle and bottle."""

from __future__ import annotations

from art.paint.colour import Colour, mix
from art.paint.shape import circle, rect, spline
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
