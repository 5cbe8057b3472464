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
    (17, -46),
    (15, -84),
    6,
    ([(16, -46), (-10, -44), (1, -18)], [(20, -46), (14, -18), (1, 2)]),
    arms=([(14, -78), (10, -106), (0, -134)], [(19, -76), (14, -56), (0, -62)]),
    hat="bare",
    skin="d8a88c",
    trousers="c8d0e8",
)
HUSH = Tin(
    (12, -34),
    (4, -70),
    -2,
    ([(12, -32), (12, -7), (40, -6)], [(10, -34), (-18, -36), (-18, -4)]),
    arms=([(4, -66), (-2, -50), (-16, -46)], [(4, -64), (-22, -52), (-17, -70)]),
    hat="shako",
    skin="f0d4c8",
)
TIPTOE = Tin(
    (6, -46),
    (-6, -82),
    -10,
    ([(8, -46), (22, -28), (32, -4)], [(4, -46), (-20, -34), (-24, -4)]),
    arms=([(-4, -76), (12, -58), (24, -44)], [(-6, -76), (-4, -54), (-22, -54)]),
    hat="bearskin",
    skin="b07c60",
    spear=((-34, -30), (24, -152)),
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
    shako = poly(points("-13,-20 -12,-52 14,-50 12,-18"))
    shako_peak = ribbon([(-18, -19), (-2, -21), (13, -17)], [4, 6, 5], 12, True)
    plume = spline(points("-2,-50 -7,-62 1,-74 8,-62 5,-50"))
    bearskin = spline(points("-13,-16 -17,-34 -13,-54 2,-62 16,-54 19,-32 15,-12 2,-19"))
    chin_strap = spline([(-9, -16), (-6, -2), (3, 4)], False)
    bicorne = spline(points("-26,-15! -15,-33 0,-43 15,-36 25,-14! 10,-20 -8,-21"))
    bicorne_braid = spline(points("-25,-16 -14,-33 0,-42 15,-35 24,-15"), False)
    fringe = spline(points("-10,-19 -6,-28 4,-30 13,-24 14,-10 9,-2 7,-12 0,-19"))
    if kind == "shako":
        s.add(head(shako), tones("5466b0"), 9)
        s.add(head(ribbon([(-13, -49), (14, -47)], [5, 5], 8)), "e6c468", 1)
        s.add(head(shako_peak), "e6c468", 2)
        s.add(head(plume), RED, 5)
    elif kind == "bearskin":
        s.add(head(bearskin), FELT, 14)
        for k in range(16):
            x, y = -12 + (k * 7) % 27, -24 - (k * 11) % 32
            s.line(head(line([(x, y), (x - 2, y - 6)])), 1.1, "5a6ca8")
        s.line(head(chin_strap), 2, "e6c468")
    elif kind == "bicorne":
        s.add(head(bicorne), FELT, 8)
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
    s.add(head(spline(shape)), tones(pose.skin), 9)
    s.add(head(circle(4.5, -9, 3, 4)), tones(pose.skin), 2)
    s.add(head(circle(-6.2, -12.6, 1.7, 2.1)), "0a0c28", 0).add(head(circle(-6.8, -13.4, 0.6)), "fffdf6", 0)
    s.line(head(brow), 1.6, "2a1a28")
    if pose.hat == "bearskin":
        s.add(head(moustache), "2a1a28", 0)
    elif pose.hat == "bare":
        s.add(head(circle(-8.6, -2.8, 2, 2.4)), "5a1420", 0)
    else:
        s.line(head(mouth), 1.4, "7a3040")


def soldier(pose: Tin) -> Sprite:
    """A tin soldier in a red jacket: skirts, white belts, gold on the shoulder."""
    s = Sprite()
    flesh = tones(pose.skin)
    for hip, knee, foot in pose.legs:
        cloth = tones(pose.trousers)
        s.limb([hip, knee], [17, 13], cloth).limb([knee, foot], [13, 9], cloth)
        x, y = foot[0], foot[1]
        s.limb([(x + (knee[0] - x) * 0.5, y + (knee[1] - y) * 0.5), (x, y)], [12, 10], FELT)
        shoe = spline(points("-14,4! -11,-3 2,-7 6,4!", at=(x, y)))
        s.add(shoe, FELT, 4)

    def hand(arm: list[Point]) -> None:
        """A closed fist: four fingers one under the other, the thumb above them."""
        x, y = arm[-1][0], arm[-1][1]
        s.add(circle(x + 1, y, 5, 6), flesh, 4)
        for k in range(4):
            s.limb([(x + 1, y - 3.6 + k * 2.8), (x - 4, y - 3.4 + k * 2.8)], [3.4, 3], flesh)
        s.limb([(x + 2, y - 4), (x - 3, y - 6.4)], [3.6, 3], flesh)

    def sleeve(arm: list[Point]) -> None:
        shoulder, elbow, wrist = arm
        s.limb([shoulder, elbow], [13.5, 11], RED).limb([elbow, wrist], [11, 8.5], RED)
        x, y = elbow[0] * 0.22 + wrist[0] * 0.78, elbow[1] * 0.22 + wrist[1] * 0.78
        s.limb(
            [(x, y), (wrist[0] * 0.94 + elbow[0] * 0.06, wrist[1] * 0.94 + elbow[1] * 0.06)], [10, 9.5], tones("e6c468")
        )

    sleeve(pose.arms[0])
    if pose.spear:
        a, b = pose.spear
        s.line(line([a, b]), 3.6, "e2cfa4")
        dx, dy = (b[0] - a[0]) / math.dist(a, b), (b[1] - a[1]) / math.dist(a, b)
        spear_head = poly(
            [(b[0] - 5 * dy, b[1] + 5 * dx), (b[0] + 18 * dx, b[1] + 18 * dy), (b[0] + 5 * dy, b[1] - 5 * dx)]
        )
        s.add(spear_head, "f4f8ff", 0)
    hand(pose.arms[0])
    (hx, hy), (nx, ny) = pose.hip, pose.neck
    coat_skirt = spline(points("-8,-10! 10,-12! 17,9 6,6!", at=(hx, hy)))
    s.add(coat_skirt, RED, 5)
    jacket = [(hx, hy), ((hx + nx) / 2 - 2, (hy + ny) / 2), (nx, ny + 5)]
    s.limb(jacket, [19, 23, 17], RED)
    s.line(line([(nx - 8, ny + 8), (hx + 8, hy - 6)]), 3.2, "f4f8ff")
    belt = spline([(hx - 10, hy - 6), (hx, hy - 3), (hx + 10, hy - 7)], False)
    s.line(belt, 3.4, "f4f8ff")

    def head(path: skia.Path) -> skia.Path:
        return moved(path, nx, ny, 1, turn=pose.tilt)

    face(s, pose, head)
    headwear(s, pose.hat, head)
    arm = pose.arms[1]
    sleeve(arm)
    s.add(circle(arm[0][0], arm[0][1] - 1, 8, 5), tones("e6c468"), 4)
    hand(arm)
    x, y = arm[-1][0], arm[-1][1]
    if pose is HUSH:  # one finger on the lips
        s.limb([(x + 1, y - 2), (x + 4, y - 12)], [4, 3.2], flesh)
    elif pose is BECKON:  # one finger crooked
        finger_on_lips = [(x - 2, y - 4), (x - 4, y - 14), (x + 2, y - 17)]
        s.limb(finger_on_lips, [4, 3.6, 3], flesh)
    return s
