"""Household things, two of a kind and unlike: chairs, lamps, pots, a violin, umbrellas. About 100 high."""

from __future__ import annotations

from art.paint.colour import mix
from art.paint.shape import circle, line, points, poly, rect, spline
from art.paint.sprite import Sprite


def chair(wood: str = "b4b4a4") -> Sprite:
    """A ladder-backed chair, painted white."""
    seat = spline(points("-28,-46! 22,-43! 28,-52! -14,-57!"))
    seat_edge = spline(points("-28,-46! 22,-43! 22,-38! -28,-41!"))
    s = Sprite()
    dark = mix(wood, "141018", 0.45)
    for leg in ([(20, -50), (12, -3)], [(-12, -52), (-2, -3)], [(-12, -52), (-17, -108)]):
        s.limb(leg, [6, 4], dark)
    for y in (-66, -80, -96):
        s.limb([(-26, y + 2), (-14, y - 3)], [7, 6], wood)
    s.add(seat, mix(wood, "c8b090", 0.35), 4)
    s.add(seat_edge, wood, 2)
    for leg in ([(18, -42), (28, 0)], [(-24, -44), (-36, 0)], [(-26, -44), (-31, -110)]):
        s.limb(leg, [7, 5], wood)
    s.limb([(22, -18), (-30, -18)], [3, 3], wood)
    return s


def bentwood() -> Sprite:
    """The other chair: a round seat, a looped back, legs that stride."""
    round_seat = spline(points("-32,-46 -20,-53 8,-54 28,-48 18,-41 -18,-40"))
    near_leg = [(-24, -44), (-30, -22), (-42, 0)]
    s = Sprite()
    wood, dark = "8a5c44", "4a2e2a"
    s.limb([(-10, -48), (-2, -24), (-8, 0)], [5, 4, 3.4], dark)
    s.limb([(14, -48), (22, -24), (14, -1)], [5, 4, 3.4], dark)
    for loop in (
        points("-24,-46 -30,-84 -18,-112 4,-114 14,-88 10,-50"),
        points("-15,-48 -18,-80 -10,-98 0,-98 4,-80 2,-50"),
    ):
        s.limb(loop, [5, 5, 5, 5, 5, 5], wood)
    s.add(round_seat, "c89a70", 4)
    s.limb(near_leg, [6, 5, 4], wood)
    s.limb([(20, -44), (30, -22), (36, 0)], [6, 5, 4], wood)
    return s


def lamp() -> Sprite:
    """A table lamp on a turned stem, its flex trailing."""
    flex = spline(points("-10,-3 -26,-1 -34,-6 -46,-2"), False)
    foot = spline(points("-20,0! -16,-8 0,-12 16,-8 20,0!"))
    turned_stem = spline(points("-4,-10 -8,-22 -3,-34 -7,-46 -3,-62 3,-62 7,-46 3,-34 8,-22 4,-10"))
    shade = spline(points("-32,-60! -17,-106! 17,-106! 32,-60! 0,-55"))
    lit_cloth = [(0, "8a7454"), (0.4, "c8ac7c"), (0.75, "f2dcae"), (1, "fff4d8")]

    s = Sprite()
    s.line(flex, 2, "2a2830")
    s.add(foot, "5c5048", 6)
    s.add(turned_stem, "7a6a5c", 5)
    s.add(shade, lit_cloth, 22)
    for x in (-14, 0, 14):
        s.line(line([(x, -105), (x * 1.9, -58)]), 1, "8a7454", 0.5)
    s.limb([(-32, -60), (0, -55), (32, -60)], [3, 3, 3], "9a8460")
    return s


def reading_lamp() -> Sprite:
    """Its mate: short and stout, a rose bell for a shade, a pull cord."""
    stout_base = spline(points("-24,0! -26,-14 -16,-34 -5,-42 5,-42 16,-34 26,-14 24,0!"))
    shade = spline(points("-40,-48! -34,-70 -16,-92 0,-96 16,-92 34,-70 40,-48! 27,-53 13,-47 0,-53 -13,-47 -27,-53"))
    lit_rose = [(0, "7a3c40"), (0.4, "c0685c"), (0.75, "f0a888"), (1, "ffe4cc")]
    s = Sprite()
    s.add(stout_base, "4f6a74", 12)
    s.limb([(0, -40), (0, -56)], [6, 5], "c8ac7c")
    s.add(shade, lit_rose, 20)
    s.line(line([(22, -50), (23, -30)]), 1.4, "e8dcc4")
    s.add(circle(23, -28, 3), "e8dcc4", 2)
    return s


def kettle() -> Sprite:
    """A round blue kettle."""
    belly = spline(points("-38,-18 -36,-42 -20,-62 0,-66 20,-62 36,-42 38,-18 26,-5 -26,-5"))
    handle = spline(points("-30,-56 -36,-88 0,-104 36,-88 30,-58"), False)
    handle_light = spline([(-32, -62), (-35, -88), (0, -102)], False)
    s = Sprite()
    blue = "6c7c8c"
    for x in (-20, 16):
        s.limb([(x, -8), (x + (4 if x > 0 else -2), 0)], [8, 5], mix(blue, "101018", 0.5))
    s.limb([(26, -30), (44, -44), (50, -62)], [18, 11, 8], blue)
    s.add(belly, blue, 30)
    s.add(circle(0, -64, 20, 6), mix(blue, "ffffff", 0.15), 4)
    s.add(circle(0, -73, 5.5), "3a3c44", 4)
    s.line(handle, 6, "3a3c44")
    s.line(handle_light, 1.6, "c8d0d4", 0.7)
    return s


def coffee_pot() -> Sprite:
    """The other: a tall copper pot with a swan's spout."""
    spout = points("20,-32 36,-50 38,-74 50,-84")
    handle = spline(points("-20,-84 -46,-78 -44,-44 -26,-30"), False)
    tall_body = spline(points("-30,0! -30,-30 -20,-66 -17,-90! 17,-90! 20,-66 30,-30 30,0! 0,5"))
    domed_lid = spline(points("-20,-89! -12,-104 0,-108 12,-104 20,-89!"))

    s = Sprite()
    copper = "a8664a"
    s.limb(spout, [13, 9, 7, 5], copper)
    s.line(handle, 6, "2c2428")
    s.add(tall_body, copper, 24)
    s.add(domed_lid, mix(copper, "ffffff", 0.12), 8)
    s.add(circle(0, -113, 5.5), "2c2428", 4)
    return s


def violin(wood: str) -> Sprite:
    """A violin from the front."""
    body = points("0,0 -20,-4 -27,-20 -17,-36 -16,-46 -22,-58 -12,-70 0,-72 12,-70 22,-58 16,-46 17,-36 27,-20 20,-4")
    tailpiece = poly(points("-5,-8 5,-8 7,-24 -7,-24"))
    s = Sprite()
    s.add(spline(body), wood, 14)
    s.line(spline([(x * 0.86, y * 0.9 - 3.6) for x, y in body]), 0.9, "2a1410", 0.7)
    for side in (-1, 1):
        sound_hole = spline([(side * 8, -44), (side * 11, -38), (side * 8, -28), (side * 12, -23)], False)
        s.line(sound_hole, 1.8, "1a0c0c")
    s.add(tailpiece, "1c1618", 2)
    s.limb([(0, -62), (0, -104)], [8, 6], "2a2022")
    s.add(circle(-1, -110, 6, 7), "4a2c20", 4)
    for x in (-8, 8):
        s.limb([(0, -102), (x, -104)], [2, 4], "1c1618")
    s.add(rect(-9, -35, 18, 3), "c8a878", 1)
    for string in (-2.4, 0, 2.4):
        s.line(line([(string * 1.6, -20), (string, -103)]), 0.6, "e8e0d0", 0.9)
    return s


def umbrella(cloth: str) -> Sprite:
    """An open umbrella."""
    crook = spline(points("0,-120 0,-10 4,2 13,2 16,-8"), False)
    dome = points(
        "-56,-62! -44,-94 -18,-114 0,-117 18,-114 44,-94 56,-62! 44,-70 32,-62! 16,-71 0,-62! -16,-71 -32,-62! -44,-70"
    )
    s = Sprite()
    s.line(crook, 4.5, "4a342a")
    s.add(spline(dome), cloth, 26)
    for x in (-32, 0, 32):
        rib = spline([(0, -117), (x * 0.7, -96), (x, -63)], False)
        s.line(rib, 1, "16181e", 0.6)
    s.limb([(0, -114), (0, -126)], [3, 2], "2a2a30")
    return s


def furled() -> Sprite:
    """The umbrella that has not dared to open yet."""
    crook = spline(points("0,-122 0,-12 -4,2 -14,3 -17,-7"), False)
    furled_cloth = spline(points("0,-116! -10,-84 -16,-50 -13,-36! -4,-44 0,-32! 6,-44 15,-38! 15,-56 9,-86"))
    strap = spline([(-16, -56), (0, -52), (15, -58)], False)
    s = Sprite()
    s.line(crook, 4.5, "4a342a")
    s.add(furled_cloth, "9a4a44", 12)
    for x in (-6, 5):
        cloth_fold = spline([(0, -112), (x, -78), (x * 1.3, -44)], False)
        s.line(cloth_fold, 1.2, "4a1c20", 0.7)
    s.line(strap, 3, "e8dcc4", 0.8)
    return s
