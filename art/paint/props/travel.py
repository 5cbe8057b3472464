"""Things for journeys: boats, ships, umbrella, suitcase, kite, balloons, telescope, globe, anchor, wheel."""

from __future__ import annotations

import math

from art.paint.colour import Colour, mix
from art.paint.shape import circle, cut, line, poly, rect, spline
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


def sailing_ship(hull: Colour = "6a4028", sail: Colour = "f2e6cc", masts: int = 3, flag: Colour = "c8342c") -> Sprite:
    """A galleon in profile, waterline at the origin, about 170 high."""
    s = Sprite()
    body = spline(
        [(-78, -52, 1), (-70, -12), (-46, 6), (46, 6), (74, -16), (96, -40, 1), (60, -28), (0, -26), (-44, -36, 1)]
    )
    s.limb([(70, -30), (122, -62)], [5, 2], mix(hull, "14081c", 0.2))
    for k in range(masts):
        x = -46 + k * 46
        top = -150 + abs(k - 1) * 20
        s.limb([(x, -26), (x, top)], [5, 3], mix(hull, "14081c", 0.2))
        for j in range(3):
            y = top + 14 + j * (-top - 44) / 3
            w, h = 20 + j * 6, (-top - 50) / 3 * 0.92
            s.add(
                spline(
                    [
                        (x - w, y, 1),
                        (x + w * 0.9, y, 1),
                        (x + w * 1.25, y + h * 0.5),
                        (x + w * 0.95, y + h, 1),
                        (x - w * 0.9, y + h, 1),
                        (x - w * 0.66, y + h * 0.5),
                    ]
                ),
                sail,
                16,
            )
        s.add(poly([(x, top), (x - 24, top + 5), (x, top + 10)]), flag, 3)
    s.add(body, hull, 18)
    for k in range(7):
        s.add(circle(-50 + k * 19, -12, 3.2), "2a1410", 0)
    s.limb([(-78, -52), (-44, -36), (0, -26), (60, -28), (96, -40)], [5, 4, 4, 4, 5], mix(hull, "fff0d0", 0.3))
    return s


def steamer(hull: Colour = "2c3444", funnel: Colour = "c8342c") -> Sprite:
    """A small steamship in profile, waterline at the origin."""
    s = Sprite()
    s.add(rect(-34, -44, 66, 24, 3), "f2ece0", 6)
    s.add(rect(-20, -60, 34, 18, 3), "f2ece0", 6)
    s.add(rect(-6, -92, 17, 34, 2), funnel, 8)
    s.add(rect(-6, -92, 17, 8), "1c1418", 0)
    for x in (-26, -12, 2, 16):
        s.add(circle(x + 2, -32, 3.4), "5a7a8a", 2)
    s.add(spline([(-78, -28, 1), (-66, 4, 1), (60, 4, 1), (84, -32, 1), (40, -22), (-40, -22)]), hull, 14)
    s.line(spline([(-70, -8), (66, -8)], False), 2.4, "f2ece0")
    return s


def paper_boat(colour: Colour = "fbf6ea") -> Sprite:
    """A folded paper boat."""
    s = Sprite()
    s.add(poly([(-20, -26), (0, -70), (0, -26)]), colour, 6)
    s.add(poly([(20, -26), (0, -70), (0, -26)]), mix(colour, "8a6a70", 0.3), 6)
    s.add(poly([(-52, -38), (-20, -26), (20, -26), (52, -38), (30, 0), (-30, 0)]), mix(colour, "c8a890", 0.12), 8)
    s.add(poly([(-20, -26), (0, -12), (20, -26)]), mix(colour, "8a6a70", 0.35), 0, alpha=0.6)
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


def kite(colour: Colour = "d8442c", second: Colour = "f0c040", tail: bool = True) -> Sprite:
    """A diamond kite, its nose up, crossing at the origin; the tail hangs down."""
    s = Sprite()
    if tail:
        points = [(math.sin(t * 0.9) * 12, 62 + t * 14) for t in range(8)]
        s.line(spline([(0, 56), *points], False), 1.3, "f4ecd8")
        for x, y in points[1::2]:
            s.add(poly([(x - 9, y - 4), (x, y), (x - 9, y + 4)]), second, 2)
            s.add(poly([(x + 9, y - 4), (x, y), (x + 9, y + 4)]), second, 2)
    for path, tint in (
        ([(0, -56), (40, -10), (0, -10)], colour),
        ([(0, -56), (-40, -10), (0, -10)], second),
        ([(0, 58), (40, -10), (0, -10)], second),
        ([(0, 58), (-40, -10), (0, -10)], colour),
    ):
        s.add(poly(path), tint, 6)
    s.line(line([(0, -56), (0, 58)]), 1.6, "5a3a24")
    s.line(line([(-40, -10), (40, -10)]), 1.6, "5a3a24")
    return s


def balloon(colour: Colour = "d8344c", string: float = 70) -> Sprite:
    """A glossy toy balloon; its knot is at the origin, the string hangs down."""
    s = Sprite()
    if string:
        s.line(spline([(0, 2), (4, string * 0.4), (-3, string * 0.7), (2, string)], False), 0.9, "f4ecd8", 0.8)
    s.add(spline([(0, -2), (22, -24), (34, -58), (24, -88), (0, -98), (-24, -88), (-34, -58), (-22, -24)]), colour, 34)
    s.add(poly([(-5, 3), (0, -4), (5, 3)]), mix(colour, "14081c", 0.2), 2)
    s.add(circle(-13, -70, 6, 13), "ffffff", 0, alpha=0.65, soft=2)
    s.add(circle(14, -34, 3, 6), "ffffff", 0, alpha=0.3, soft=2)
    return s


def hot_air_balloon(a: Colour = "d8603c", b: Colour = "f4dca8") -> Sprite:
    """A striped balloon with a basket; the basket's floor is at the origin."""
    s = Sprite()
    for x in (-9, 9):
        s.line(line([(x, -16), (x * 2.4, -42)]), 1, "4a3020")
    bag = spline(
        [(-10, -36), (-42, -72), (-48, -110), (-28, -146), (0, -154), (28, -146), (48, -110), (42, -72), (10, -36)]
    )
    s.add(bag, a, 46)
    for k in (-1, 0, 1):
        x = k * 30
        s.parts.append(
            Part(spline([(x * 0.25, -34), (x - 7, -100), (x * 0.3, -156), (x + 7, -100)]), b, 20, 0.9, clip=bag)
        )
    s.add(rect(-12, -17, 24, 17, 3), "8a5a30", 6)
    return s


def telescope(colour: Colour = "c8923c") -> Sprite:
    """A brass telescope on a tripod, pointing up right."""
    s = Sprite()
    for x in (-26, 4, 30):
        s.limb([(0, -52), (x, 0)], [4.4, 3.4], "5a3824")
    a = -0.62
    c, n = math.cos(a), math.sin(a)
    for start, end, w in ((-46, -16, 9), (-18, 22, 13), (20, 66, 17)):
        s.limb([(c * start, -58 + n * start), (c * end, -58 + n * end)], [w, w], colour)
    s.add(circle(c * 68, -58 + n * 68, 6, 9), "a8d0d8", 4)
    return s


def globe(sea: Colour = "4a86a0", land: Colour = "a8a05c", stand: Colour = "7a4c28") -> Sprite:
    """A globe on a stand."""
    s = Sprite()
    s.limb([(0, -4), (0, -20)], [8, 8], stand)
    s.add(spline([(-26, 0, 1), (-12, -9), (12, -9), (26, 0, 1)]), stand, 5)
    ball = circle(0, -58, 36)
    s.add(ball, sea, 34)
    for path in (
        spline([(-30, -74), (-10, -90), (2, -78), (-8, -62), (-4, -44), (-16, -34), (-20, -54)]),
        spline([(14, -76), (32, -70), (30, -50), (18, -44), (10, -58)]),
    ):
        s.parts.append(Part(path, land, 8, 0.95, clip=ball))
    s.line(spline([(10, -97), (42, -78), (40, -34), (6, -19)], False), 4, mix(stand, "e8c060", 0.5))
    return s


def anchor(colour: Colour = "4a5660") -> Sprite:
    """An anchor, crown at the foot."""
    s = Sprite()
    s.add(cut(circle(0, -92, 10), circle(0, -92, 5)), colour, 3)
    s.limb([(0, -82), (0, -6)], [8, 9], colour)
    s.limb([(-26, -70), (26, -70)], [7, 7], colour)
    s.limb([(-46, -34), (-34, -10), (0, -2), (34, -10), (46, -34)], [6, 9, 11, 9, 6], colour)
    for side in (-1, 1):
        s.add(poly([(side * 56, -28), (side * 46, -50), (side * 32, -34)]), colour, 4)
    return s


def wheel(colour: Colour = "8a5a34", spokes: int = 8) -> Sprite:
    """A spoked wheel, standing on the origin."""
    s = Sprite()
    for k in range(spokes):
        a = k * 2 * math.pi / spokes
        s.limb([(0, -50), (math.cos(a) * 44, -50 + math.sin(a) * 44)], [5, 4], colour)
    s.add(cut(circle(0, -50, 50), circle(0, -50, 41)), colour, 4.5)
    s.add(circle(0, -50, 10), mix(colour, "14081c", 0.2), 7)
    return s


def signpost(wood: Colour = "8a6038", boards: int = 2) -> Sprite:
    """A signpost with blank boards."""
    s = Sprite()
    s.limb([(0, 0), (0, -100)], [7, 6], wood)
    for k in range(boards):
        side, y = (1 if k % 2 == 0 else -1), -86 + k * 22
        s.add(
            poly([(-side * 14, y - 8), (side * 40, y - 8), (side * 52, y), (side * 40, y + 8), (-side * 14, y + 8)]),
            mix(wood, "fff0d0", 0.2),
            4,
        )
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
