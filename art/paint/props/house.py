"""Furniture and things of a house: armchair, bed, ladder, key, lamps, basket."""

from __future__ import annotations

from art.paint.colour import Colour, mix
from art.paint.shape import circle, line, poly, rect, spline
from art.paint.sprite import Sprite


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
