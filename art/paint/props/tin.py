"""Tin soldiers from four different boxes: every one has his own hat, face, trousers and part in the raid."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

import skia

from art.paint.colour import Stops, mix
from art.paint.grid import Point
from art.paint.shape import Points, circle, line, moved, points, poly, ribbon, spline
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
    (2, -46),
    (2, -84),
    10,
    ([(0, -48), (-22, -44), (-5, -20)], [(4, -46), (20, -26), (2, -6)]),
    arms=([(0, -80), (-16, -92), (-3, -112)], [(4, -80), (18, -98), (0, -130)]),
    hat="bare",
    skin="d8a88c",
    trousers="c8d0e8",
)
HUSH = Tin(
    (12, -28),
    (0, -64),
    -4,
    ([(10, -28), (6, -8), (34, -5)], [(10, -28), (-20, -30), (-16, -4)]),
    arms=([(4, -60), (22, -46), (30, -58)], [(2, -58), (-20, -46), (-19, -66)]),
    hat="shako",
    skin="f0d4c8",
    spear=((30, -2), (32, -124)),
)
TIPTOE = Tin(
    (4, -44),
    (-10, -80),
    -14,
    ([(6, -44), (22, -28), (18, -4)], [(2, -44), (-26, -44), (-24, -12)]),
    arms=([(-6, -78), (14, -64), (24, -50)], [(-10, -74), (-16, -52), (-36, -56)]),
    hat="bearskin",
    skin="b07c60",
    spear=((60, -46), (-56, -62)),
    trousers="c8d0e8",
)
BECKON = Tin(
    (0, -46),
    (3, -86),
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
    if kind == "shako":
        s.add(head(poly(points("-13,-20 -12,-52 14,-50 12,-18"))), tones("5466b0"), 9)
        s.add(head(ribbon([(-13, -49), (14, -47)], [5, 5], 8)), "e6c468", 1)
        s.add(head(ribbon([(-18, -19), (-2, -21), (13, -17)], [4, 6, 5], 12, True)), "e6c468", 2)
        s.add(head(spline(points("-2,-50 -7,-62 1,-74 8,-62 5,-50"))), RED, 5)
    elif kind == "bearskin":
        s.add(head(spline(points("-13,-16 -17,-34 -13,-54 2,-62 16,-54 19,-32 15,-12 2,-19"))), FELT, 14)
        for k in range(16):
            x, y = -12 + (k * 7) % 27, -24 - (k * 11) % 32
            s.line(head(line([(x, y), (x - 2, y - 6)])), 1.1, "5a6ca8")
        s.line(head(spline([(-9, -16), (-6, -2), (3, 4)], False)), 2, "e6c468")
    elif kind == "bicorne":
        s.add(head(spline(points("-26,-15! -15,-33 0,-43 15,-36 25,-14! 10,-20 -8,-21"))), FELT, 8)
        s.line(head(spline(points("-25,-16 -14,-33 0,-42 15,-35 24,-15"), False)), 2.6, "e6c468")
        s.add(head(circle(-2, -31, 4.5)), RED, 2)
    else:
        s.add(head(spline(points("-10,-19 -6,-28 4,-30 13,-24 14,-10 9,-2 7,-12 0,-19"))), tones("a85a2c"), 6)


def face(s: Sprite, pose: Tin, head: Callable[[skia.Path], skia.Path]) -> None:
    """A small profile with a nose and a chin; one has a moustache, one an open mouth."""
    shape: Points = points("9,-21 0,-25 -9,-21 -10.5,-14 -15.5,-9.4 -11,-7 -11.8,-3.6 -8.6,1.4 -2,3.6 6,1 11,-6 12,-14")
    s.add(head(spline(shape)), tones(pose.skin), 9)
    s.add(head(circle(4.5, -9, 3, 4)), tones(pose.skin), 2)
    s.add(head(circle(-5.6, -13, 2.6, 2.9)), "fffdf6", 0).add(head(circle(-6.6, -12.8, 1.6, 2)), "0a0c28", 0)
    s.line(head(spline([(-9, -17.6), (-6, -19), (-2.6, -17.4)], False)), 1.6, "2a1a28")
    if pose.hat == "bearskin":
        s.add(head(spline(points("-13,-6.4! -8,-7.6 -1,-3! -7,-4"))), "2a1a28", 0)
    elif pose.hat == "bare":
        s.add(head(circle(-8.6, -2.8, 2, 2.4)), "5a1420", 0)
    else:
        s.line(head(spline([(-11.4, -3.6), (-8.4, -2.4), (-6, -3.4)], False)), 1.4, "7a3040")


def soldier(pose: Tin) -> Sprite:
    """A tin soldier in a red jacket: skirts, white belts, gold on the shoulder."""
    s = Sprite()
    flesh = tones(pose.skin)
    for leg in pose.legs:
        s.limb(leg, [15, 13, 8], tones(pose.trousers))
        x, y = leg[-1][0], leg[-1][1]
        s.limb([(x + (leg[1][0] - x) * 0.4, y + (leg[1][1] - y) * 0.4), (x, y)], [10.5, 9], "10142c")
        s.add(spline([(x - 13, y + 4, 1), (x - 9, y - 3), (x + 3, y - 6), (x + 6, y + 4, 1)]), "10142c", 3)

    def hand(arm: list[Point]) -> None:
        x, y = arm[-1][0], arm[-1][1]
        s.add(circle(x, y, 4.6, 5.2), flesh, 4).limb([(x + 1, y - 1), (x - 4.4, y - 5)], [4, 2.8], flesh)

    s.limb(pose.arms[0], [12, 9.5, 7], RED)
    if pose.spear:
        a, b = pose.spear
        s.line(line([a, b]), 3.6, "e2cfa4")
        dx, dy = (b[0] - a[0]) / math.dist(a, b), (b[1] - a[1]) / math.dist(a, b)
        s.add(
            poly([(b[0] - 5 * dy, b[1] + 5 * dx), (b[0] + 18 * dx, b[1] + 18 * dy), (b[0] + 5 * dy, b[1] - 5 * dx)]),
            "f4f8ff",
            0,
        )
    hand(pose.arms[0])
    (hx, hy), (nx, ny) = pose.hip, pose.neck
    s.add(spline([(hx - 8, hy - 10, 1), (hx + 10, hy - 12, 1), (hx + 17, hy + 9), (hx + 6, hy + 6, 1)]), RED, 5)
    s.limb([(hx, hy), ((hx + nx) / 2 - 2, (hy + ny) / 2), (nx, ny + 5)], [19, 23, 17], RED)
    s.line(line([(nx - 8, ny + 8), (hx + 8, hy - 6)]), 3.2, "f4f8ff")
    s.line(spline([(hx - 10, hy - 6), (hx, hy - 3), (hx + 10, hy - 7)], False), 3.4, "f4f8ff")

    def head(path: skia.Path) -> skia.Path:
        return moved(path, nx, ny, 1, turn=pose.tilt)

    face(s, pose, head)
    headwear(s, pose.hat, head)
    arm = pose.arms[1]
    s.limb(arm, [13, 10, 7.5], RED).add(circle(arm[0][0], arm[0][1], 7, 4.6), "e6c468", 3)
    hand(arm)
    if pose is HUSH:  # one finger on the lips
        s.limb([(arm[-1][0] + 2, arm[-1][1] - 1), (arm[-1][0] + 6, arm[-1][1] - 11)], [4, 3], flesh)
    return s
