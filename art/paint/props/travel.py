"""Things for journeys: rowing boat, umbrella, suitcase, bicycle."""

from __future__ import annotations

import math

from art.paint.colour import Colour, mix
from art.paint.shape import circle, line, rect, spline
from art.paint.sprite import Part, Sprite


def rowing_boat(colour: Colour = "8a4a30") -> Sprite:
    """A rowing boat in profile, waterline at the origin, 160 long."""
    s = Sprite()
    hull = spline(
        [(-82, -34, 1), (-60, -6), (-30, 8), (30, 8), (62, -6), (86, -40, 1), (40, -24), (0, -20), (-46, -24)]
    )
    s.add(hull, colour, 18)
    for k in (0.35, 0.7):
        s.parts.append(
            Part(
                spline([(-78, -30 + 26 * k), (0, -18 + 22 * k), (80, -36 + 28 * k)], False),
                mix(colour, "14081c", 0.6),
                0,
                0.7,
                1.3,
                clip=hull,
            )
        )
    s.limb([(-82, -34), (-46, -24), (0, -20), (40, -24), (86, -40)], [5, 4, 4, 4, 5], mix(colour, "fff0d0", 0.3))
    return s


def umbrella(colour: Colour = "b8342c", open_: bool = True, second: Colour | None = None) -> Sprite:
    """An umbrella in profile: open, or rolled up."""
    s = Sprite()
    s.limb([(0, -8), (0, -100)], [2.6, 2.6], "3a2420")
    s.line(spline([(0, -10), (0, 0), (8, 4), (14, -4)], False), 4, "6a3a20")
    if not open_:
        s.add(spline([(-3, -14, 1), (-9, -70), (0, -98, 1), (9, -70), (3, -14, 1)]), colour, 7)
        return s
    dome = [(-60, -62, 1), (-50, -88), (-24, -106), (0, -111), (24, -106), (50, -88), (60, -62, 1)]
    scallops = [
        (48, -68),
        (36, -62, 1),
        (24, -68),
        (12, -62, 1),
        (0, -68),
        (-12, -62, 1),
        (-24, -68),
        (-36, -62, 1),
        (-48, -68),
    ]
    canopy = spline(dome + scallops)
    s.add(canopy, colour, 26)
    for x in (-36, -12, 12, 36):
        s.parts.append(
            Part(
                spline([(x, -62), (x * 0.62, -96), (0, -111)], False),
                second if second is not None else mix(colour, "14081c", 0.55),
                0,
                0.8,
                1.4,
                clip=canopy,
            )
        )
    s.line(line([(0, -110), (0, -120)]), 2.6, "3a2420")
    return s


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


def bicycle(colour: Colour = "2c5a6a") -> Sprite:
    """A bicycle in profile."""
    s = Sprite()
    for x in (-40, 40):
        s.line(circle(x, -28, 27), 3.6, "2a2024")
        for k in range(8):
            a = k * math.pi / 4
            s.line(line([(x, -28), (x + math.cos(a) * 26, -28 + math.sin(a) * 26)]), 0.6, "8a8a90")
    for p in (
        [(-40, -28), (-14, -62), (26, -62), (40, -28)],
        [(-14, -62), (-4, -28), (26, -62)],
        [(-40, -28), (-4, -28)],
        [(26, -62), (22, -78), (34, -82)],
    ):
        s.line(line(p), 4, colour)
    s.line(line([(-14, -62), (-17, -72)]), 4, colour)
    s.limb([(-27, -74), (-8, -74)], [6, 5], "5a3420")
    return s
