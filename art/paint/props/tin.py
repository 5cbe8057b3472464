"""Tin soldiers from four different boxes: every one has his own hat, face and part in the raid."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

import skia

from art.paint.colour import Stops, mix
from art.paint.grid import Point
from art.paint.shape import Points, circle, line, moved, points, poly, ribbon, spline, union
from art.paint.sprite import Sprite

RED: Stops = [(0, "4a0414"), (0.4, "b01024"), (0.7, "e82c34"), (0.9, "ff8078"), (1, "ffe0d0")]


@dataclass(frozen=True)
class Tin:
    """A tin soldier's pose, about 100 high, foot at the origin, facing left."""

    hip: tuple[float, float]
    neck: tuple[float, float]
    tilt: float
    legs: tuple[list[Point], list[Point]]
    arms: tuple[list[Point], list[Point]]
    hat: str
    skin: str = "e8ccc4"
    spear: tuple[tuple[float, float], tuple[float, float]] | None = None
    trousers: str = "2c3a74"


CLIMB = Tin(
    (17, -46),
    (24, -87),
    10,
    ([(16, -46), (-16, -58), (-1, -22)], [(19, -44), (-10, -30), (5, -2)]),
    arms=([(19, -78), (3, -97), (0, -121)], [(22, -75), (28, -53), (2, -59)]),
    hat="bare",
    skin="d8a88c",
    trousers="c8d0e8",
)
HUSH = Tin(
    (14, -36),
    (4, -80),
    -2,
    ([(16, -34), (8, -6), (40, -12)], [(12, -36), (-20, -38), (-20, -4)]),
    arms=([(8, -66), (22, -50), (16, -36)], [(6, -65), (-19, -45), (-13, -70)]),
    hat="shako",
    skin="f0d4c8",
    trousers="b4c0e4",
)
TIPTOE = Tin(
    (4, -48),
    (-12, -91),
    -8,
    ([(8, -48), (22, -30), (46, -10)], [(2, -48), (-27, -39), (-20, -4)]),
    arms=([(-6, -76), (-20, -60), (-34, -58)], [(-5, -76), (14, -62), (2, -52)]),
    hat="bearskin",
    skin="b07c60",
    spear=((52, -42), (-78, -69)),
    trousers="c8d0e8",
)
BECKON = Tin(
    (0, -46),
    (5, -94),
    12,
    ([(2, -46), (8, -24), (10, -4)], [(-2, -46), (-12, -26), (-16, -4)]),
    arms=([(4, -82), (20, -70), (14, -50)], [(0, -82), (-20, -88), (-30, -112)]),
    hat="bicorne",
    skin="e8c0a8",
)
FELT = [(0, "04061c"), (0.5, "141c40"), (1, "8498c8")]


def tones(colour: str) -> Stops:
    """A colour in moonlight: blue-black below, pale above."""
    return [
        (0, mix(colour, "060a2c", 0.8)),
        (0.4, mix(colour, "10184c", 0.4)),
        (0.7, colour),
        (1, mix(colour, "ffffff", 0.7)),
    ]


def headwear(s: Sprite, kind: str, head: Callable[[skia.Path], skia.Path]) -> None:
    """Every one of them comes from another box."""
    shako = spline(points("-13,-19! -15,-51! 0,-55 17,-49! 13,-17! 0,-21"))
    shako_peak = ribbon([(-18, -19), (-2, -21), (13, -17)], [4, 6, 5], 12, True)
    plume = spline(points("-4,-50 -9,-60 -4,-74 8,-82! 7,-66 4,-50"))
    bearskin = spline(points("-13,-16 -17,-34 -13,-54 2,-62 16,-54 19,-32 15,-12 2,-19"))
    chin_strap = spline([(8, -16), (4, -4), (-6, 2.4)], False)
    bicorne = spline(points("-26,-15! -15,-33 0,-43 15,-36 25,-14! 10,-20 -8,-21"))
    bicorne_braid = spline(points("-25,-16 -14,-33 0,-42 15,-35 24,-15"), False)
    fringe = spline(points("-10,-19 -6,-28 4,-30 13,-24 14,-10 9,-2 7,-12 0,-19"))
    if kind == "shako":
        s.add(head(shako), tones("5466b0"), 9)
        s.add(head(ribbon([(-15, -48), (1, -51), (16, -46)], [5, 5], 12)), "e6c468", 1)
        s.add(head(shako_peak), "e6c468", 2)
        s.add(head(plume), RED, 5)
    elif kind == "bearskin":
        s.add(head(bearskin), FELT, 14)
        for k in range(16):
            x, y = -12 + (k * 7) % 27, -24 - (k * 11) % 32
            s.line(head(line([(x, y), (x + x * 0.14, y + 4 + k % 3)])), 1.3, "5a6ca8", 0.5)
        s.line(head(chin_strap), 2, "e6c468")
    elif kind == "bicorne":
        s.add(head(bicorne), tones("3a4a94"), 10)
        s.line(head(bicorne_braid), 2.6, "e6c468")
        s.add(head(circle(-2, -31, 4.5)), RED, 2)
    else:
        s.add(head(fringe), tones("a85a2c"), 6)


def face(s: Sprite, pose: Tin, head: Callable[[skia.Path], skia.Path]) -> None:
    """A small profile with a nose and a chin; one has a moustache, one an open mouth."""
    brow = spline([(-9, -17.6), (-6, -19), (-2.6, -17.4)], False)
    moustache = spline(points("-13,-6.4! -8,-7.6 -1,-3! -7,-4"))
    mouth = spline([(-11.4, -3.6), (-8.4, -2.4), (-6, -3.4)], False)
    shape: Points = points("9,-21 0,-25 -9,-21 -10.5,-14 -15.5,-9.4 -11,-7 -11.8,-3.6 -8.6,1.4 -2,3.6 6,1 11,-6 12,-14")
    s.add(head(spline(shape)), tones(pose.skin), 18)
    s.add(head(circle(4.5, -9, 3, 4)), tones(pose.skin), 2)
    s.add(head(circle(-6.2, -12.6, 1.7, 2.1)), "0a0c28", 0).add(head(circle(-6.8, -13.4, 0.6)), "fffdf6", 0)
    s.line(head(brow), 1.6, "2a1a28")
    if pose.hat == "bearskin":
        s.add(head(moustache), "2a1a28", 0)
    elif pose.hat == "bare":
        s.add(head(circle(-8.6, -2.8, 2, 2.4)), "5a1420", 0)
    else:
        s.line(head(mouth), 1.4, "7a3040")


def leg(s: Sprite, way: list[Point], cloth: Stops) -> None:
    """One trouser leg from the hip over the knee into a boot that points where the soldier looks."""
    hip, knee, foot = way
    x, y = foot[0], foot[1]
    ankle = (x + (knee[0] - x) * 0.12, y + (knee[1] - y) * 0.12)
    shaft = (x + (knee[0] - x) * 0.55, y + (knee[1] - y) * 0.55)
    s.add(union(ribbon([hip, knee], [20, 15], 20, True), ribbon([knee, ankle], [15, 10], 20, True)), cloth, 12)
    turn = -math.degrees(math.atan2(x - knee[0], y - knee[1]))
    shoe = moved(spline(points("-16,4! -14,-2 -4,-7 6,-7 8,4!")), x, y, 1, turn=turn)
    s.add(union(ribbon([shaft, ankle], [14, 11], 12), shoe), FELT, 8)


def sleeve(s: Sprite, arm: list[Point]) -> None:
    """One red sleeve, broad at the shoulder, with a gold cuff."""
    shoulder, elbow, wrist = arm
    cuff = [(elbow[0] * (1 - t) + wrist[0] * t, elbow[1] * (1 - t) + wrist[1] * t) for t in (0.66, 0.84)]
    s.add(union(ribbon([shoulder, elbow], [16, 12], 20, True), ribbon([elbow, wrist], [12, 9], 20, True)), RED, 10)
    s.add(ribbon(cuff, [12, 12], 8), tones("e6c468"), 5)


def hand(s: Sprite, arm: list[Point], flesh: Stops) -> None:
    """A closed fist with its thumb above, three clefts between the fingers."""
    x, y = arm[-1][0], arm[-1][1]
    s.add(spline(points("-6,-5 0,-7 6,-5 7,2 3,7 -4,7 -7,2", at=(x, y))), flesh, 7)
    for k in range(3):
        s.line(line([(x - 6, y - 1.5 + k * 2.8), (x - 1, y - 1.2 + k * 2.8)]), 0.9, "4a2430", 0.6)
    s.limb([(x + 3, y - 4), (x - 4, y - 5.4)], [4, 3.4], flesh)


def coat(s: Sprite, pose: Tin) -> None:
    """A red tailcoat cut in one piece: chest out, waist in, tails behind; white belts over it."""
    (hx, hy), (nx, ny) = pose.hip, pose.neck
    turn = math.degrees(math.atan2(nx - hx, hy - ny))

    def worn(path: skia.Path) -> skia.Path:
        return moved(path, hx, hy, 1, turn=turn)

    cut = spline(points("-4,-40 -12,-28 -10,-13 -11,3! 0,7 9,6 22,20! 20,4 12,-12 13,-28 8,-38"))
    s.add(worn(cut), RED, 16)
    s.line(worn(spline([(-9, -32), (0, -20), (11, -8)], False)), 3.4, "f4f8ff")
    s.line(worn(spline([(-10, -8), (0, -5), (12, -7)], False)), 3.6, "f4f8ff")
    s.add(worn(circle(-4, -6, 2.6, 2.6)), "e6c468", 2)


def spear(s: Sprite, ends: tuple[tuple[float, float], tuple[float, float]]) -> None:
    """A toy spear: a pale shaft and a tin point."""
    a, b = ends
    dx, dy = (b[0] - a[0]) / math.dist(a, b), (b[1] - a[1]) / math.dist(a, b)
    head = [(b[0] - 6 * dy, b[1] + 6 * dx), (b[0] + 20 * dx, b[1] + 20 * dy), (b[0] + 6 * dy, b[1] - 6 * dx)]
    s.line(line([a, b]), 4, "e2cfa4")
    s.add(poly(head), "f4f8ff", 0)


def soldier(pose: Tin) -> Sprite:
    """A tin soldier in a red tailcoat: far limbs, coat, head, near arm."""
    s = Sprite()
    flesh = tones(pose.skin)
    (nx, ny), near = pose.neck, pose.arms[1]

    def head(path: skia.Path) -> skia.Path:
        return moved(path, nx, ny, 1.16, turn=pose.tilt)

    for way in pose.legs:
        leg(s, way, tones(pose.trousers))
    sleeve(s, pose.arms[0])
    hand(s, pose.arms[0], flesh)
    coat(s, pose)
    if pose.spear:
        spear(s, pose.spear)
        hand(s, pose.arms[0], flesh)
    face(s, pose, head)
    headwear(s, pose.hat, head)
    sleeve(s, near)
    s.add(circle(near[0][0], near[0][1] - 2, 10, 6), tones("e6c468"), 6)
    hand(s, near, flesh)
    return s
