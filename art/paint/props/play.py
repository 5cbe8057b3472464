"""Things of the nursery: teddy, robot, sock."""

from __future__ import annotations

from art.paint.colour import Colour, mix
from art.paint.shape import circle, cut, line, rect
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


def robot(colour: Colour = "9aa8ac", lamp: Colour = "f0b030") -> Sprite:
    """A boxy robot from the front."""
    s = Sprite()
    dark = mix(colour, "14141c", 0.45)
    for side in (-1, 1):
        s.limb([(side * 12, -26), (side * 12, -4)], [9, 9], dark)
        s.add(rect(side * 12 - 10, -7, 20, 8, 3), colour, 4)
        s.limb([(side * 26, -60), (side * 36, -44), (side * 34, -26)], [7, 6, 6], dark)
        s.add(cut(circle(side * 34, -22, 7), circle(side * 34, -18, 3.4)), colour, 3)
    s.add(rect(-26, -66, 52, 42, 5), colour, 10)
    s.add(circle(0, -46, 7), lamp, 0, shine=26)
    for x in (-18, -12, 12, 18):
        s.line(line([(x, -34), (x, -28)]), 1.4, dark)
    s.limb([(0, -70), (0, -64)], [8, 8], dark)
    s.add(rect(-20, -98, 40, 30, 6), colour, 10)
    for x in (-9, 9):
        s.add(circle(x, -84, 6), "142028", 3)
        s.add(circle(x, -84, 3), "9ff0e0", 0, shine=10)
    s.line(line([(0, -98), (0, -110)]), 2, dark)
    s.add(circle(0, -112, 4), lamp, 3)
    return s
