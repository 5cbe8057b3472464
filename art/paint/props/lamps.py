"""A lamp for a room."""

from __future__ import annotations

from art.paint.colour import Colour
from art.paint.shape import circle, line, points, spline
from art.paint.sprite import Sprite


def hanging_lamp(metal: Colour = "3a4a48", lit: bool = True) -> Sprite:
    """A lamp hanging from its cord; the bulb is at the origin, the cord runs up 100."""
    s = Sprite()
    s.line(line([(0, -20), (0, -100)]), 2, "1a1418")
    s.add(spline(points("-38,2! -22,-16 -6,-24 6,-24 22,-16 38,2! 0,6")), metal, 12)
    if lit:
        s.add(circle(0, 5, 9, 7), "fff4c8", 0, shine=150)
    return s
