"""A thing of the nursery: the teddy."""

from __future__ import annotations

from art.paint.colour import Colour, mix
from art.paint.shape import circle
from art.paint.sprite import Sprite


def teddy(colour: Colour = "b07a48") -> Sprite:
    """A sitting teddy bear from the front."""
    s = Sprite()
    for side in (-1, 1):
        s.add(circle(side * 20, -84, 9), colour, 7)
        s.add(circle(side * 24, -12, 13, 14), colour, 10)
        s.add(circle(side * 25, -10, 7, 8), mix(colour, "fff0d0", 0.5), 5)
        s.limb([(side * 20, -50), (side * 32, -34)], [15, 15], colour)
    s.add(circle(0, -34, 25, 28), colour, 24, spine=[(0, -60), (0, -6)], fur=4)
    s.add(circle(0, -72, 24, 22), colour, 20, spine=[(0, -92), (0, -52)], fur=4)
    s.add(circle(0, -65, 11, 9), mix(colour, "fff0d0", 0.55), 8)
    s.add(circle(0, -69, 4, 3), "1a1014", 2)
    for x in (-9, 9):
        s.add(circle(x, -76, 2.4), "1a1014", 0)
    return s
