"""Heads of the four-legged kinds in profile. Origin: the skull's middle; the muzzle points to +x; skull radius 10."""

from __future__ import annotations

import math
from typing import Protocol

from art.paint.beasts import Build
from art.paint.colour import Colour, mix
from art.paint.grid import Point
from art.paint.shape import circle, points, ribbon, spline
from art.paint.sprite import Sprite


class Head(Protocol):
    """A function that adds a kind's head to its sprite: at the end of the neck, turned by an angle."""

    def __call__(
        self,
        sprite: Sprite,
        b: Build,
        at: tuple[float, float],
        angle: float,
        coat: Colour,
        under: Colour,
        hair: float,
    ) -> None: ...


class _Frame:
    """Head coordinates to sprite coordinates."""

    def __init__(self, at: tuple[float, float], angle: float, size: float) -> None:
        self.at, self.scale = at, size / 10
        self.c, self.s = math.cos(angle), math.sin(angle)

    def __call__(self, *points: Point) -> list[Point]:
        out: list[Point] = []
        for p in points:
            x, y = p[0] * self.scale, p[1] * self.scale
            out.append((self.at[0] + x * self.c - y * self.s, self.at[1] + x * self.s + y * self.c, *p[2:]))
        return out

    def one(self, x: float, y: float) -> tuple[float, float]:
        """One point of the head."""
        p = self((x, y))[0]
        return (p[0], p[1])


def _eye(sprite: Sprite, f: _Frame, x: float, y: float, r: float = 1.3, colour: Colour = "1a0e14") -> None:
    """An eye with a soft rim and a highlight; r is its radius."""
    cx, cy = f.one(x, y)
    sprite.add(circle(cx, cy, r * f.scale * 1.25), mix(colour, "000000", 0.5), 0, alpha=0.6)
    sprite.add(circle(cx, cy, r * f.scale), colour, 0)
    sprite.add(circle(cx + 0.35 * f.scale, cy - 0.45 * f.scale, r * f.scale * 0.3), "fff8e8", 0)


def _skull(
    sprite: Sprite, f: _Frame, points: tuple[Point, ...], coat: Colour, hair: float, radius: float = 9
) -> object:
    """The mass of a head, shaded along the line from muzzle to nape; its outline."""
    path = spline(f(*points))
    sprite.add(path, coat, radius * f.scale, spine=f((14, 2), (0, 0), (-10, 1)), fur=hair * 0.55)
    return path


def _ear(sprite: Sprite, f: _Frame, outline: tuple[Point, ...], colour: Colour, inner: Colour | None = None) -> None:
    """An ear, and inside it the same shape a little smaller."""
    sprite.add(spline(f(*outline)), colour, 4 * f.scale)
    if inner is not None:
        cx = sum(p[0] for p in outline) / len(outline)
        cy = sum(p[1] for p in outline) / len(outline)
        small = tuple((cx + (p[0] - cx) * 0.55, cy + (p[1] - cy) * 0.6, *p[2:]) for p in outline)
        sprite.add(spline(f(*small)), inner, 3 * f.scale, alpha=0.8)


def canine(
    sprite: Sprite, b: Build, at: tuple[float, float], angle: float, coat: Colour, under: Colour, hair: float
) -> None:
    """A wolf: long muzzle, upright ears."""
    f = _Frame(at, angle, b.head_size)
    dark = mix(coat, "1a0c28", 0.45)
    _ear(sprite, f, ((-2, -6), (2, -19, 1), (7, -6)), dark)
    head = _skull(
        sprite,
        f,
        (
            (-10, 2),
            (-8, -7),
            (-1, -10),
            (7, -8),
            (13, -3.5),
            (21, -1.6),
            (25.5, 0.4),
            (25, 4),
            (16, 6.4),
            (8, 9.5),
            (0, 11),
            (-8, 8),
        ),
        coat,
        hair=hair,
    )
    cheek = spline(f((25, 1.6), (15, 2.4), (8, 3.5), (0, 3), (-6, 4), (-10, 8), (0, 12), (10, 10), (25, 5.4)))
    sprite.add(cheek, under, 5 * f.scale, alpha=0.92, soft=0.5 * f.scale, clip=head)
    _ear(sprite, f, ((-9, -4), (-6, -21, 1), (3, -8)), coat, inner=mix(under, coat, 0.4))
    sprite.add(circle(*f.one(25.6, 1.2), 2.2 * f.scale, 1.9 * f.scale), "1a1016", 2)
    _eye(sprite, f, 8, -3, r=1.5)
    sprite.line(spline(f((24.5, 4.2), (17, 5), (12, 5.4)), False), 0.7 * f.scale, "3a1c20", 0.8)


def dog(
    sprite: Sprite, b: Build, at: tuple[float, float], angle: float, coat: Colour, under: Colour, hair: float
) -> None:
    """A friendly dog: deep muzzle with a stop, hanging ear."""
    f = _Frame(at, angle, b.head_size)
    head = _skull(
        sprite,
        f,
        (
            (-10, 2),
            (-8, -8),
            (0, -11),
            (7, -8.6),
            (9.5, -4),
            (19, -3),
            (22.5, -0.5),
            (22, 5),
            (14, 8),
            (6, 10.5),
            (-3, 11),
            (-9, 8),
        ),
        coat,
        hair=hair,
    )
    muzzle = spline(f((22, -1), (14, -1.6), (10, 3), (6, 10), (14, 9), (23, 6)))
    sprite.add(muzzle, under, 5 * f.scale, alpha=0.85, soft=0.6 * f.scale, clip=head)
    _ear(sprite, f, ((-6, -9), (1, -6), (1, 4), (-4, 12), (-9, 8), (-10, -2)), mix(coat, "1a0c14", 0.4))
    sprite.add(circle(*f.one(22.4, -0.6), 2.4 * f.scale, 2.1 * f.scale), "1a1016", 2)
    _eye(sprite, f, 7.5, -3.4, r=1.5)
    sprite.line(spline(f((21, 5), (15, 5.6), (10.5, 4.4)), False), 0.7 * f.scale, "3a1c20", 0.8)


def cat(
    sprite: Sprite, b: Build, at: tuple[float, float], angle: float, coat: Colour, under: Colour, hair: float
) -> None:
    """Round skull, short muzzle, whiskers."""
    f = _Frame(at, angle, b.head_size)
    dark = mix(coat, "1a0c28", 0.4)
    _ear(sprite, f, ((-1, -8), (5, -19, 1), (8, -7)), dark)
    head = _skull(
        sprite,
        f,
        ((-10, 1), (-8, -8), (0, -11.4), (7, -9), (11, -4), (13.6, 0), (13.4, 4), (9, 8), (2, 10.4), (-6, 9)),
        coat,
        hair=hair,
    )
    sprite.add(
        spline(f((14, 1), (9, 0.6), (6, 4), (4, 10), (10, 9), (14, 5))),
        under,
        4 * f.scale,
        alpha=0.9,
        soft=0.5 * f.scale,
        clip=head,
    )
    _ear(sprite, f, ((-9, -5), (-5, -20, 1), (3, -9)), coat, inner="d8a098")
    sprite.add(spline(f((12.6, -0.6), (14.6, 0), (13.2, 2))), "b86a68", 1.5)
    x, y = f.one(7, -2.6)
    sprite.add(circle(x, y, 2.1 * f.scale, 2.2 * f.scale), "d8c84a", 2 * f.scale)
    sprite.add(circle(x + 0.3 * f.scale, y, 0.8 * f.scale, 1.9 * f.scale), "140c10", 0)
    for dy, tip in ((-0.5, -4), (0.6, 0), (1.6, 5)):
        sprite.line(spline(f((11, 3 + dy), (18, 2 + tip * 0.6), (23, 2 + tip)), False), 0.35 * f.scale, "f8f0e4", 0.75)


def badger(
    sprite: Sprite, b: Build, at: tuple[float, float], angle: float, coat: Colour, under: Colour, hair: float
) -> None:
    """White head with a black stripe through the eye."""
    f = _Frame(at, angle, b.head_size)
    head = _skull(
        sprite,
        f,
        ((-11, 3), (-8, -6), (0, -8.6), (9, -6), (18, -1.6), (22, 1), (21, 4), (10, 8), (0, 10), (-9, 9)),
        "f0ebe0",
        hair=hair,
    )
    sprite.add(
        ribbon(
            f((21, 0.6), (10, -2.4), (0, -3.6), (-12, -1)),
            [1.5 * f.scale, 4.4 * f.scale, 6 * f.scale, 7 * f.scale],
            24,
        ),
        "1c181e",
        0,
        alpha=0.95,
        clip=head,
    )
    sprite.add(circle(*f.one(-6, -6), 2.8 * f.scale), "1c181e", 2)
    sprite.add(circle(*f.one(-6, -6.6), 1.6 * f.scale), "f0ebe0", 1)
    sprite.add(circle(*f.one(22, 1.2), 2 * f.scale, 1.7 * f.scale), "140c10", 2)
    _eye(sprite, f, 8.4, -2.4, r=1.1, colour="000000")


def boar(
    sprite: Sprite, b: Build, at: tuple[float, float], angle: float, coat: Colour, under: Colour, hair: float
) -> None:
    """Long wedge with a disc snout and a tusk."""
    f = _Frame(at, angle, b.head_size)
    _skull(
        sprite,
        f,
        ((-13, 1), (-9, -9), (0, -10), (9, -6), (19, -3), (25, -2.4), (26, 3.4), (18, 7), (8, 10), (-3, 12)),
        coat,
        hair=hair,
    )
    sprite.add(circle(*f.one(25.6, 0.6), 2 * f.scale, 3.6 * f.scale), mix(coat, "c89088", 0.55), 3)
    sprite.add(spline(f((18, 5), (20.6, 1), (22, -3, 1), (22.6, 2), (21, 6))), "f4ecd8", 1.5 * f.scale)
    _ear(sprite, f, ((-9, -6), (-10, -18, 1), (-2, -8)), mix(coat, "1a0c14", 0.3))
    _eye(sprite, f, 6.4, -4.4, r=1.0)


def _hoofed(
    sprite: Sprite, f: _Frame, coat: Colour, under: Colour, hair: float, long: float, deep: float, nose: Colour
) -> None:
    """The common head of deer, horse, donkey and goat."""
    head = _skull(
        sprite,
        f,
        (
            (-8, 3),
            (-7, -6),
            (0, -8.6),
            (7, -6.4),
            (long * 0.6, -4),
            (long, -2.4),
            (long + 3.4, 1),
            (long + 2.6, deep),
            (long - 2, deep + 1.4),
            (long * 0.55, 6),
            (5, 9.6),
            (-4, 10),
        ),
        coat,
        hair=hair,
    )
    tip = spline(f((long - 3, -6), (long + 6, -4), (long + 6, 10), (long - 4, 9), (long - 2, 2)))
    sprite.add(tip, nose, 3 * f.scale, alpha=0.8, soft=1.0 * f.scale, clip=head)
    sprite.add(circle(*f.one(long + 1.4, 0.4), 0.9 * f.scale, 0.7 * f.scale), "1a1016", 0)
    sprite.line(
        spline(f((long + 2, deep - 1), (long - 3, deep - 1.2), (long - 5, deep - 2)), False),
        0.6 * f.scale,
        "2a1418",
        0.7,
    )
    _eye(sprite, f, 5, -2.6, r=1.5)


def deer(
    sprite: Sprite, b: Build, at: tuple[float, float], angle: float, coat: Colour, under: Colour, hair: float
) -> None:
    """A doe: slender, large ears."""
    f = _Frame(at, angle, b.head_size)
    _ear(sprite, f, ((0, -6), (-4, -12), (-14, -18, 1), (-9, -7)), mix(coat, "1a0c28", 0.4))
    _hoofed(sprite, f, coat, under, hair=hair, long=20, deep=4.6, nose="4a3028")
    _ear(sprite, f, ((-3, -5), (-8, -12), (-19, -15, 1), (-12, -4)), coat, inner=under)


def stag(
    sprite: Sprite, b: Build, at: tuple[float, float], angle: float, coat: Colour, under: Colour, hair: float
) -> None:
    """A deer with antlers that rise from the brow."""
    f = _Frame(at, angle, b.head_size)
    up = _Frame(at, angle * 0.25, b.head_size)
    for shift, colour in ((4.0, "5a4230"), (0.0, "a8855c")):
        beam = points("0,-8 -7,-20 -10,-34 -2,-50 10,-60", at=(shift, 0))
        sprite.add(
            ribbon(up(*beam), [3.4 * f.scale, 3 * f.scale, 2.6 * f.scale, 2 * f.scale, 0.4], 40), colour, 2 * f.scale
        )
        for root, middle, end in (
            ((-1, -11), (8, -16), (13, -26)),
            ((-8, -25), (2, -32), (6, -42)),
            ((-9, -38), (-18, -46), (-19, -58)),
            ((-4, -48), (-6, -58), (-2, -68)),
        ):
            tine = [(root[0] + shift, root[1]), (middle[0] + shift, middle[1]), (end[0] + shift, end[1])]
            sprite.add(ribbon(up(*tine), [2.6 * f.scale, 2 * f.scale, 0.3], 20), colour, 1.6 * f.scale)
    deer(sprite, b, at, angle, coat=coat, under=under, hair=hair)


def horse(
    sprite: Sprite, b: Build, at: tuple[float, float], angle: float, coat: Colour, under: Colour, hair: float
) -> None:
    """Long straight face, forelock."""
    f = _Frame(at, angle, b.head_size)
    _ear(sprite, f, ((1, -6), (0, -16, 1), (5, -7)), mix(coat, "1a0c28", 0.4))
    _hoofed(sprite, f, coat, under, hair=hair, long=25, deep=6, nose=mix(coat, "1a1016", 0.7))
    _ear(sprite, f, ((-4, -5), (-5, -17, 1), (1, -7)), coat, inner=mix(coat, "1a0c14", 0.4))
    if b.mane:
        sprite.limb(f((-3, -8), (5, -7), (9, -2)), [5 * f.scale, 4 * f.scale, 0.8], b.mane, fur=5)


def donkey(
    sprite: Sprite, b: Build, at: tuple[float, float], angle: float, coat: Colour, under: Colour, hair: float
) -> None:
    """Long ears, pale muzzle."""
    f = _Frame(at, angle, b.head_size)
    _ear(sprite, f, ((1, -5), (-2, -18), (2, -27, 1), (6, -14), (5, -6)), mix(coat, "1a0c28", 0.4))
    _hoofed(sprite, f, coat, under, hair=hair, long=22, deep=6, nose="ece4d8")
    _ear(sprite, f, ((-5, -4), (-10, -17), (-8, -28, 1), (-2, -16), (0, -6)), coat, inner=mix(coat, "1a0c14", 0.4))


def goat(
    sprite: Sprite, b: Build, at: tuple[float, float], angle: float, coat: Colour, under: Colour, hair: float
) -> None:
    """Swept horns and a beard."""
    f = _Frame(at, angle, b.head_size)
    sprite.limb(f((12, 7), (11, 14), (7, 20)), [6 * f.scale, 4 * f.scale, 0.6], mix(coat, "ffffff", 0.2), fur=4)
    for shift, colour in ((3, "5a4a3c"), (0, "8a7458")):
        sprite.add(
            ribbon(
                f((1 + shift, -7), (-4 + shift, -17), (-13 + shift, -22), (-22 + shift, -19)),
                [4.4 * f.scale, 3.8 * f.scale, 2.6 * f.scale, 0.4],
                30,
            ),
            colour,
            2.4 * f.scale,
        )
    _hoofed(sprite, f, coat, under, hair=hair, long=18, deep=5, nose=mix(coat, "c8a098", 0.4))
    _ear(sprite, f, ((-3, -4), (-10, -5), (-17, 0, 1), (-9, 2)), mix(coat, "6a4a40", 0.3))


def bull(
    sprite: Sprite, b: Build, at: tuple[float, float], angle: float, coat: Colour, under: Colour, hair: float
) -> None:
    """Broad brow, wide muzzle, forward horns."""
    f = _Frame(at, angle, b.head_size)
    sprite.add(
        ribbon(f((4, -8), (10, -12), (13, -19), (10, -24)), [4.4 * f.scale, 4 * f.scale, 2.6 * f.scale, 0.3], 24),
        "a89878",
        2.4 * f.scale,
    )
    head = _skull(
        sprite,
        f,
        (
            (-10, 4),
            (-9, -6),
            (-2, -10),
            (6, -8),
            (14, -4),
            (20, -2.4),
            (23, 1),
            (22, 7),
            (15, 9.5),
            (6, 10.5),
            (-4, 12),
        ),
        coat,
        hair=hair,
    )
    sprite.add(
        spline(f((18, -6), (26, -3), (25, 10), (16, 11), (17, 3))),
        mix(coat, "c8a8a0", 0.5),
        4 * f.scale,
        alpha=0.85,
        soft=1.0 * f.scale,
        clip=head,
    )
    sprite.add(circle(*f.one(21.4, 1.2), 1.3 * f.scale, 1.0 * f.scale), "140c10", 0)
    sprite.add(
        ribbon(f((-2, -8), (2, -14), (5, -22), (1, -29)), [5.4 * f.scale, 4.6 * f.scale, 3 * f.scale, 0.3], 24),
        "e4d8bc",
        2.8 * f.scale,
    )
    _ear(sprite, f, ((-6, -6), (-15, -9), (-19, -3, 1), (-9, -1)), coat, inner=mix(coat, "c89088", 0.4))
    _eye(sprite, f, 6.6, -2.6, r=1.35)


HEADS: dict[str, Head] = {
    "canine": canine,
    "dog": dog,
    "cat": cat,
    "badger": badger,
    "boar": boar,
    "deer": deer,
    "stag": stag,
    "horse": horse,
    "donkey": donkey,
    "goat": goat,
    "bull": bull,
}
