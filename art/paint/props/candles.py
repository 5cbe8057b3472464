"""A thing for a table: the candle."""

from __future__ import annotations

from art.paint.colour import Colour, mix
from art.paint.shape import circle, rect, spline
from art.paint.sprite import Sprite
from art.paint.weather import flame


def candle(wax: Colour = "f4e8c8", lit: bool = True, height: float = 70, lean: float = 0.0) -> Sprite:
    """A candle with wax runs; lit, with its flame and glow."""
    s = Sprite()
    s.add(rect(-11, -height, 22, height, r=2), wax, 9)
    for x, n in ((-9, 26), (-2, 14), (6, 34)):
        s.limb([(x, -height + 1), (x, -height + n)], [5, 6.5], wax)
    s.add(circle(0, -height, 11, 3.2), mix(wax, "ffd890", 0.5), 3)
    s.line(spline([(0, -height), (1, -height - 8)], False), 1.4, "2a1a18")
    if lit:
        s.attach(flame(lean=lean), 0, -height - 5, 32)
        s.add(circle(0, -height - 18, 3), "fff4c8", 0, alpha=0.9, shine=64)
    return s
