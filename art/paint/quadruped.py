"""Four-legged animals in profile, from one anatomical rig with real joints.

A `Build` gives the proportions of a kind; `quadruped(kind, pose)` stands it up. Local units: the withers (shoulder top)
are about 70 high, the foot line is y = 0, the animal faces right.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

from art.paint.beasts import KINDS, Build
from art.paint.colour import Colour, mix
from art.paint.grid import Point
from art.paint.heads import HEADS
from art.paint.shape import points, ribbon, spline, union
from art.paint.sprite import Sprite

Placed = Callable[[float, float], tuple[float, float]]  # from the standing trunk to the trunk as it is turned


@dataclass(frozen=True)
class Gait:
    """Angles in degrees from straight down (positive: forward): upper, lower and foot of each leg; rise of the body."""

    near_front: tuple[float, float, float]
    far_front: tuple[float, float, float]
    near_hind: tuple[float, float, float]
    far_hind: tuple[float, float, float]
    neck: float = 0  # turn of the neck, positive: down
    pitch: float = 0  # turn of the trunk, positive: front down
    lift: float = 0  # how far the body hangs above its standing height (negative: lower)


GAITS: dict[str, Gait] = {
    "stand": Gait((-8, 4, 2), (2, 0, 2), (16, -30, 4), (6, -24, 6)),
    "walk": Gait((20, 8, 14), (-24, -16, -34), (36, -20, 10), (-12, -40, -18), neck=4),
    "trot": Gait((34, -30, -40), (-22, -14, -10), (-18, -44, -26), (40, -34, 2), neck=-4, lift=2),
    "run": Gait((52, 30, 44), (34, 16, 30), (-34, -62, -44), (-52, -74, -56), neck=-8, pitch=2, lift=6),
    "gather": Gait((-28, -70, -90), (-14, -60, -80), (58, 4, 30), (44, -4, 24), neck=10, pitch=4, lift=8),
    "graze": Gait((-6, 2, 2), (8, 4, 4), (16, -30, 4), (4, -24, 6), neck=74, pitch=4),
    "look_up": Gait((-8, 4, 2), (2, 0, 2), (16, -30, 4), (6, -24, 6), neck=-34),
}


def quadruped(
    kind: str = "fox", pose: str = "stand", colour: Colour | None = None, belly: Colour | None = None, fur: bool = True
) -> Sprite:
    """An animal of a kind (see beasts.KINDS) in a pose: stand, walk, trot, run, gather, graze, look_up or sit."""
    b = KINDS[kind]
    coat = colour if colour is not None else b.coat
    under = belly if belly is not None else b.belly
    hair = b.fur if fur else 0
    if pose == "sit":
        return _sitting(b, coat, under, hair)
    gait = GAITS[pose]
    sprite = Sprite()
    t = math.radians(gait.pitch)

    def tip(x: float, y: float) -> tuple[float, float]:
        """Turn a trunk point about the hips."""
        dx, dy = x + b.trunk.length / 2, y + b.trunk.height
        return (
            -b.trunk.length / 2 + dx * math.cos(t) - dy * math.sin(t),
            -b.trunk.height + dx * math.sin(t) + dy * math.cos(t) - gait.lift,
        )

    front, hind = (
        tip(b.trunk.length / 2 - b.trunk.chest * 0.26, -b.trunk.height + b.trunk.chest * 0.52),
        tip(-b.trunk.length / 2 + b.trunk.rump * 0.3, -b.trunk.height + b.trunk.rump * 0.45),
    )
    dark = mix(coat, "1a0c28", 0.42)
    for leg, root, hindleg in (
        (gait.far_hind, (hind[0] + 5, hind[1]), True),
        (gait.far_front, (front[0] + 5, front[1]), False),
    ):
        _leg(sprite, b, root, leg, hind=hindleg, colour=dark, foot=mix(b.foot or coat, "1a0c28", 0.5), fur=0)
    _tail(sprite, b, tip(-b.trunk.length / 2 - 1, -b.trunk.height + b.trunk.rump * 0.18), coat, fur=hair)
    trunk, spine = _trunk(b, tip)
    neck, head_at, angle = _neck(b, tip, gait.neck)
    near_front = _leg_points(front, gait.near_front, False)
    near_hind = _leg_points(hind, gait.near_hind, True)
    hind_widths = [min(b.leg * 3.3, b.trunk.rump * 0.8), b.leg * 1.75, b.leg * 0.95, b.leg]
    front_widths = [min(b.leg * 2.3, b.trunk.chest * 0.5), b.leg * 1.4, b.leg * 0.95, b.leg]
    legs = [ribbon(near_hind, hind_widths, 30, True), ribbon(near_front, front_widths, 30, True)]
    body = union(trunk, neck, *legs)
    sprite.add(body, coat, max(b.trunk.chest * 0.5, 12), spine=spine[::-1], fur=hair)
    sprite.add(_belly(b, tip), under, b.trunk.chest * 0.3, alpha=0.75, soft=2.4, clip=trunk)
    _mane(sprite, b, tip, gait.neck)
    for bones, path in zip((near_hind, near_front), legs, strict=True):
        sprite.add(path, coat, b.leg * 1.3, alpha=0.55, spine=bones, fur=hair * 0.7)
        sprite.add(
            ribbon(bones[1:], [b.leg * 1.3, b.leg * 0.95, b.leg], 24, True),
            coat,
            b.leg * 0.8,
            alpha=0.9,
            spine=bones[1:],
            fur=hair * 0.5,
        )
        if b.foot:
            sprite.add(
                ribbon(bones[1:4], [b.leg * 1.0, b.leg * 0.96, b.leg], 20, True), b.foot, b.leg, alpha=0.85, soft=0.6
            )
        _paw(sprite, b, bones[3], b.hoof or b.foot or coat)
    HEADS[b.head](sprite, b, head_at, angle, coat=coat, under=under, hair=hair)
    return sprite


def _trunk(b: Build, tip: Placed) -> tuple[object, list[Point]]:
    """The outline of the trunk, clockwise from the rump, and the spine that it is shaded along."""
    x0, x1, top = -b.trunk.length / 2, b.trunk.length / 2, -b.trunk.height
    tuck = b.trunk.chest * (1 - b.trunk.tuck)
    outline = [
        (x0 - 3, top + b.trunk.rump * 0.3),
        (x0 + b.trunk.length * 0.1, top + 1),
        (x0 + b.trunk.length * 0.35, top + b.trunk.sway),
        (x0 + b.trunk.length * 0.62, top + b.trunk.sway * 0.6 - b.trunk.hump * 0.4),
        (x1 - b.trunk.length * 0.1, top - b.trunk.hump),
        (x1 + 4, top + b.trunk.chest * 0.28),
        (x1 + 3, top + b.trunk.chest * 0.7),
        (x1 - b.trunk.length * 0.12, top + b.trunk.chest),
        (x0 + b.trunk.length * 0.55, top + b.trunk.chest * 0.98),
        (x0 + b.trunk.length * 0.28, top + tuck),
        (x0 + b.trunk.length * 0.08, top + b.trunk.rump * 0.85),
        (x0 - 2, top + b.trunk.rump * 0.6),
    ]
    spine = [tip(x0, top + b.trunk.rump * 0.4), tip(0, top + b.trunk.chest * 0.45), tip(x1, top + b.trunk.chest * 0.4)]
    return spline([tip(*p) for p in outline]), list(spine)


def _belly(b: Build, tip: Placed) -> object:
    """The paler underside, a ribbon from the groin to the chest."""
    x0, x1, top = -b.trunk.length / 2, b.trunk.length / 2, -b.trunk.height
    line = [
        (x0 + b.trunk.length * 0.2, top + b.trunk.chest * (1.02 - b.trunk.tuck)),
        (0, top + b.trunk.chest),
        (x1 - b.trunk.length * 0.05, top + b.trunk.chest * 0.92),
        (x1 + 5, top + b.trunk.chest * 0.55),
    ]
    return ribbon(
        [tip(*p) for p in line],
        [b.trunk.chest * 0.16, b.trunk.chest * 0.26, b.trunk.chest * 0.42, b.trunk.chest * 0.3],
        30,
    )


def _neck(b: Build, tip: Placed, turn: float) -> tuple[object, tuple[float, float], float]:
    """The neck, where the head sits, and at which angle."""
    root = tip(b.trunk.length / 2 - b.neck.wide * 0.35, -b.trunk.height + b.neck.wide * 0.42)
    angle = math.radians(-b.neck.angle + turn)
    middle = (
        root[0] + math.cos(angle) * b.neck.length * 0.55,
        root[1] + math.sin(angle) * b.neck.length * 0.55 - b.neck.length * 0.06,
    )
    end = (root[0] + math.cos(angle) * b.neck.length, root[1] + math.sin(angle) * b.neck.length)
    neck = ribbon([root, middle, end], [b.neck.wide * 1.15, b.neck.wide * 0.86, b.neck.thin], 30, True)
    return neck, end, math.radians(b.head_angle + turn * 0.72)


def _leg_points(root: tuple[float, float], angles: tuple[float, float, float], hind: bool) -> list[Point]:
    """Joints from the root down; the leg is stretched so that a standing foot reaches the ground."""
    reach = -root[1]
    parts = (0.42, 0.36, 0.22) if hind else (0.36, 0.42, 0.22)
    rest = GAITS["stand"].near_hind if hind else (0.0, 0.0, 0.0)
    natural = sum(p * math.cos(math.radians(a)) for p, a in zip(parts, rest, strict=True))
    points: list[Point] = [root]
    x, y = root
    for share, angle in zip(parts, angles, strict=True):
        x += math.sin(math.radians(angle)) * share * reach / natural
        y += math.cos(math.radians(angle)) * share * reach / natural
        points.append((x, y))
    return points


def _leg(
    sprite: Sprite,
    b: Build,
    root: tuple[float, float],
    angles: tuple[float, float, float],
    hind: bool,
    colour: Colour,
    foot: Colour,
    fur: float,
) -> None:
    """One leg: thigh, shank and foot by the angles of a gait."""
    points = _leg_points(root, angles, hind)
    upper = b.leg * (3.0 if hind else 2.2)
    sprite.add(
        ribbon(points, [upper, b.leg * 1.5, b.leg * 0.9, b.leg * 0.95], 30, True), colour, b.leg, spine=points, fur=fur
    )
    _paw(sprite, b, points[3], b.hoof or foot)


def _paw(sprite: Sprite, b: Build, at: Point, colour: Colour) -> None:
    """A paw, or a hoof where the kind has one."""
    x, y = at[0], at[1]
    r = min(b.leg * 0.62, 3 + b.leg * 0.22)
    if b.leg > 9:
        sprite.add(spline(points("-0.55,-5 0.45,-6 0.75,0 0.7,2! -0.6,2!", at=(x, y), scale=(b.leg, 1))), colour, 5)
        return
    if b.hoof:
        sprite.add(spline(points("-1,-1.2 0.8,-1.2 1.5,0.8! -1,0.8!", at=(x, y), scale=(r, r))), colour, 3)
    else:
        sprite.add(spline(points("-1.1,-1 0.8,-1.2 2.1,0 2.0,0.8 -1.1,0.8", at=(x, y), scale=(r, r))), colour, r)


def _tail(sprite: Sprite, b: Build, root: tuple[float, float], colour: Colour, fur: float) -> None:
    """A tail along the line of the kind, with a tip of another colour where it has one."""
    points = [(root[0] + 4 + dx, root[1] + dy) for dx, dy in b.tail.line]
    sprite.add(
        ribbon(points, list(b.tail.widths), 36, True),
        b.tail.colour or colour,
        max(b.tail.widths) * 0.5,
        spine=points,
        fur=fur * 1.2,
    )
    if b.tail.tip:
        cut = points[-2:]
        start = ((cut[0][0] + cut[1][0]) / 2, (cut[0][1] + cut[1][1]) / 2)
        sprite.add(
            ribbon([start, cut[1]], [b.tail.widths[-2] * 0.8, b.tail.widths[-1]], 16, True),
            b.tail.tip,
            b.tail.widths[-2] * 0.4,
            alpha=0.95,
            soft=0.8,
            spine=[start, cut[1]],
            fur=fur,
        )


def _mane(sprite: Sprite, b: Build, tip: Placed, turn: float) -> None:
    """A mane down the back of the neck, where the kind has one."""
    if b.mane is None:
        return
    root, end = tip(b.trunk.length * 0.36, -b.trunk.height + 2), tip(b.trunk.length / 2, -b.trunk.height)
    angle = math.radians(-b.neck.angle + turn)
    poll = (end[0] + math.cos(angle) * b.neck.length * 0.92 - 4, end[1] + math.sin(angle) * b.neck.length * 0.92)
    crest = ((root[0] + poll[0]) / 2 - 4, (root[1] + poll[1]) / 2 - 2)
    mane = ribbon([root, crest, poll], [5, b.neck.wide * 0.4, 6], 24)
    sprite.add(mane, b.mane, 6, spine=[poll, root], fur=9)


def _sitting(b: Build, coat: Colour, under: Colour, hair: float) -> Sprite:
    """Sitting on the haunches, front legs straight (fox, wolf, dog, cat, bear)."""
    sprite = Sprite()
    h, c = b.trunk.height * 1.08, b.trunk.chest
    chest_x = b.trunk.length * 0.18
    _tail(sprite, b, (-b.trunk.length * 0.36, -b.trunk.rump * 0.3), coat, fur=hair)
    dark = mix(coat, "1a0c28", 0.42)
    far = [(chest_x + 4, -h * 0.62), (chest_x + 7, -h * 0.3), (chest_x + 7, -2)]
    sprite.add(ribbon(far, [b.leg * 2.2, b.leg * 1.2, b.leg], 24, True), dark, b.leg, spine=far)
    _paw(sprite, b, far[-1], mix(b.foot or coat, "1a0c28", 0.4))
    outline = [
        (-b.trunk.length * 0.4, -4),
        (-b.trunk.length * 0.46, -h * 0.2),
        (-b.trunk.length * 0.36, -h * 0.46),
        (-b.trunk.length * 0.14, -h * 0.78),
        (chest_x - c * 0.28, -h),
        (chest_x + c * 0.3, -h * 0.94),
        (chest_x + c * 0.5, -h * 0.72),
        (chest_x + c * 0.36, -h * 0.5),
        (chest_x, -h * 0.28),
        (chest_x - 4, -6),
        (-b.trunk.length * 0.1, -1),
    ]
    spine = [(-b.trunk.length * 0.3, -4), (-b.trunk.length * 0.2, -h * 0.5), (chest_x, -h)]
    trunk = spline(outline)
    root = (chest_x + 1, -h * 0.9)
    angle = math.radians(-max(b.neck.angle, 55))
    end = (root[0] + math.cos(angle) * b.neck.length * 0.9, root[1] + math.sin(angle) * b.neck.length * 0.9)
    body = union(trunk, ribbon([root, end], [b.neck.wide * 1.1, b.neck.thin], 20, True))
    sprite.add(body, coat, c * 0.5, spine=spine[::-1], fur=hair)
    bib = ribbon(
        [(end[0] + 3, end[1] + 6), (chest_x + c * 0.42, -h * 0.74), (chest_x + c * 0.2, -h * 0.45)],
        [6, c * 0.34, 4],
        24,
    )
    sprite.add(bib, under, 8, alpha=0.85, soft=1.6, clip=body)
    haunch = spline(
        [
            (-b.trunk.length * 0.42, -8),
            (-b.trunk.length * 0.36, -h * 0.36),
            (-b.trunk.length * 0.16, -h * 0.5),
            (chest_x - c * 0.3, -h * 0.36),
            (chest_x - c * 0.2, -h * 0.14),
            (chest_x - c * 0.1, -2),
            (-b.trunk.length * 0.3, -1),
        ]
    )
    sprite.add(
        haunch,
        coat,
        c * 0.4,
        alpha=0.9,
        spine=[(-b.trunk.length * 0.3, -h * 0.4), (-b.trunk.length * 0.1, -4)],
        fur=hair * 0.8,
    )
    sprite.add(
        spline(
            [
                (chest_x - c * 0.35, -b.leg * 0.9),
                (chest_x + b.leg, -b.leg),
                (chest_x + b.leg * 2, -1),
                (chest_x - c * 0.3, 1),
            ]
        ),
        b.foot or coat,
        b.leg * 0.6,
    )
    near = [(chest_x + c * 0.14, -h * 0.62), (chest_x + c * 0.2, -h * 0.3), (chest_x + c * 0.2, -2)]
    sprite.add(ribbon(near, [b.leg * 2.2, b.leg * 1.2, b.leg], 24, True), coat, b.leg, spine=near, fur=hair * 0.6)
    if b.foot:
        sprite.add(ribbon(near[1:], [b.leg * 1.2, b.leg], 14, True), b.foot, b.leg, alpha=0.8, soft=1)
    _paw(sprite, b, near[-1], b.hoof or b.foot or coat)
    HEADS[b.head](sprite, b, end, math.radians(b.head_angle * 0.6), coat=coat, under=under, hair=hair)
    return sprite
