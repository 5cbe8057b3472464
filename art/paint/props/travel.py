"""A thing for journeys: the suitcase."""

from __future__ import annotations

from art.paint.colour import Colour, mix
from art.paint.shape import line, rect, spline
from art.paint.sprite import Sprite


def suitcase(colour: Colour = "9a6438") -> Sprite:
    """A suitcase with straps."""
    s = Sprite()
    s.line(spline([(-14, -66), (-10, -78), (10, -78), (14, -66)], False), 5, mix(colour, "14081c", 0.4))
    s.add(rect(-48, -66, 96, 66, 8), colour, 14)
    for x in (-30, 30):
        s.add(rect(x - 4, -67, 8, 68), mix(colour, "14081c", 0.45), 3)
        s.add(rect(x - 5, -42, 10, 9, 1), "d8b04c", 3)
    s.line(line([(-48, -34), (48, -34)]), 1.4, mix(colour, "14081c", 0.6))
    return s
