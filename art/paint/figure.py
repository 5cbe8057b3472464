"""The small clothed figure: some twenty poses in profile, and seen from behind and in front.

    figure("walk", coat="8f2a40", hat="brim").draw(img, 300, 980, 90)

It faces right (flip=True turns it); `figure_back` and `figure_front` show the other sides.
`hand(pose)` tells where the near hand is, so that a prop can be attached there.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import skia

from art.paint.colour import Colour, mix
from art.paint.grid import Point
from art.paint.poses import FRONT, SIDE, XY
from art.paint.shape import circle, poly, rect, ribbon, spline, union
from art.paint.sprite import Sprite

SKIN = "e2ae8a"


def hand(pose: str) -> XY:
    """The near hand of a pose, in local units."""
    return SIDE[pose].near_arm[1]


def figure(
    pose: str = "stand",
    coat: Colour = "7a3040",
    trousers: Colour = "3a3048",
    garment: str = "coat",
    hat: str = "none",
    hat_colour: Colour = "3a2a40",
    hair: Colour = "4a2c22",
    skin: Colour = SKIN,
    scarf: Colour | None = None,
    long_hair: bool = False,
    bag: Colour | None = None,
) -> Sprite:
    """A figure in profile, facing right. garment: coat, cloak, dress, jacket, robe or apron; hat: see `add_hat`."""
    p = SIDE[pose]
    sprite = Sprite()
    dark = mix(trousers, "140a20", 0.3)
    boots = mix(trousers, "140a10", 0.55)
    _arm(sprite, p.shoulder, p.far_arm, mix(coat, "1a0c28", 0.35), mix(skin, "5a2a38", 0.3))
    for (knee, foot), colour, boot in ((p.far_leg, dark, mix(boots, "000000", 0.2)), (p.near_leg, trousers, boots)):
        sprite.limb([p.hip, knee, foot], [11, 8.5, 6.5], colour)
        sprite.add(_shoe(foot, pose == "lie"), boot, 4)
    sprite.add(_garment(p.hip, p.shoulder, p.near_leg, p.far_leg, garment, pose), coat, 11)
    if garment == "apron":
        front = [(p.shoulder[0] + 5, p.shoulder[1] + 8), (p.hip[0] + 8, p.hip[1]), (p.hip[0] + 9, p.hip[1] + 18)]
        sprite.add(ribbon(front, [4, 6, 8], 20), "e8dcc4", 4)
    if bag is not None:
        sprite.add(rect(p.shoulder[0] - 17, p.shoulder[1] + 4, 12, 20, 4), bag, 6)
    _head(sprite, p.head, hair, skin, hat, hat_colour, coat, long_hair, lying=pose == "lie")
    if scarf is not None:
        neck = ((p.shoulder[0] + p.head[0]) / 2, (p.shoulder[1] + p.head[1]) / 2 + 1)
        sprite.limb(
            [(neck[0] - 12, neck[1] + 4), (neck[0] - 22, neck[1] + 2), (neck[0] - 32, neck[1] + 7)], [4, 5, 4], scarf
        )
        sprite.limb([(neck[0] - 5, neck[1]), (neck[0] + 5, neck[1] + 1)], [7, 7], scarf)
    _arm(sprite, p.shoulder, p.near_arm, mix(coat, "ffffff", 0.06), skin)
    return sprite


def figure_back(
    pose: str = "stand",
    coat: Colour = "7a3040",
    trousers: Colour = "3a3048",
    garment: str = "coat",
    hat: str = "none",
    hat_colour: Colour = "3a2a40",
    hair: Colour = "4a2c22",
    skin: Colour = SKIN,
    scarf: Colour | None = None,
    long_hair: bool = False,
    face: bool = False,
) -> Sprite:
    """A figure seen from behind (face=True: in front, small). Poses: see poses.FRONT."""
    left, right, step, lean = FRONT[pose]
    down = 26 if pose == "sit" else 0
    sprite = Sprite()
    boots = mix(trousers, "140a10", 0.55)
    if pose != "sit":
        for x, lift in ((-step, 0), (step, 3 if pose == "walk" else 0)):
            sprite.limb([(x * 0.8, -46), (x, -25), (x, -3 - lift)], [11, 9, 7], trousers)
            sprite.add(circle(x, -2.5 - lift, 5, 3.2), boots, 3)
    hem = {"coat": -24, "cloak": -6, "dress": -14, "robe": -5, "jacket": -42, "apron": -14}[garment]
    wide = {"coat": 15, "cloak": 21, "dress": 20, "robe": 17, "jacket": 12, "apron": 19}[garment]
    if pose == "sit":
        hem = -1
    body = [
        (-11, -73 + down),
        (-11.5, -58 + down),
        (-wide * 0.82, -44 + down * 0.6),
        (-wide, hem, 1),
        (-wide * 0.4, hem + 1.6),
    ]
    body += [
        (wide * 0.4, hem + 1.6),
        (wide, hem, 1),
        (wide * 0.82, -44 + down * 0.6),
        (11.5, -58 + down),
        (11, -73 + down),
        (5, -78 + down),
        (-5, -78 + down),
    ]
    sprite.add(spline([(x + lean * (-y / 100), y, *c) for x, y, *c in body]), coat, 12)
    if garment in ("coat", "cloak", "dress", "robe"):
        for x in (-0.45, 0.05, 0.5):
            sprite.line(
                spline([(x * 12, -50 + down * 0.6), (x * wide * 1.1, hem - 1)], False),
                0.9,
                mix(coat, "1a0c28", 0.5),
                0.5,
            )
    for elbow, end in (left, right):
        side = 1 if end[0] > 0 else -1
        shoulder = (side * 9.5, -72 + down)
        points = [shoulder, elbow, end]
        sprite.limb(points, [9, 7.5, 6], mix(coat, "ffffff", 0.05))
        sprite.add(circle(end[0], end[1], 3.2), skin, 3)
    head = (lean * 0.85, -88 + down)
    sprite.limb([(head[0], head[1] + 14), head], [8, 8], skin)
    sprite.add(circle(head[0], head[1], 9.6, 10.4), skin if face else hair, 10)
    if face:
        sprite.add(
            spline(
                [
                    (-10, -88 + down),
                    (-8, -98 + down),
                    (0, -100 + down),
                    (8, -98 + down),
                    (10, -88 + down),
                    (7, -94 + down),
                    (-7, -94 + down),
                ]
            ),
            hair,
            5,
        )
        for x in (-3.4, 3.4):
            sprite.add(circle(x, -87 + down, 1.1), "2a1420", 0)
    if long_hair:
        sprite.limb([(0, -90 + down), (0, -74 + down), (1, -60 + down)], [19, 17, 4], hair)
    add_hat(sprite, head, hat, hat_colour, coat, back=not face)
    if scarf is not None:
        sprite.limb([(-7, -76.5 + down), (0, -75 + down), (7, -76.5 + down)], [6, 7, 6], scarf)
        sprite.limb([(4, -75 + down), (7, -64 + down), (6, -54 + down)], [5, 5.5, 5], scarf)
    return sprite


def figure_front(pose: str = "stand", **options: object) -> Sprite:
    """A small figure facing us (keep it below 120 units)."""
    return figure_back(pose, face=True, **options)  # type: ignore[arg-type]


def _arm(sprite: Sprite, shoulder: XY, arm: tuple[XY, XY], sleeve: Colour, skin: Colour) -> None:
    elbow, end = arm
    length = math.hypot(end[0] - elbow[0], end[1] - elbow[1]) or 1
    dx, dy = (end[0] - elbow[0]) / length, (end[1] - elbow[1]) / length
    wrist = (elbow[0] + (end[0] - elbow[0]) * 0.82, elbow[1] + (end[1] - elbow[1]) * 0.82)
    up = 1 if dx >= 0 else -1  # the thumb lies on the upper side
    thumb = (end[0] + dx * 1.6 + dy * 3.4 * up, end[1] + dy * 1.6 - dx * 3.4 * up)
    sprite.limb([wrist, (end[0] + dy * 1.2 * up, end[1] - dx * 1.2 * up), thumb], [3, 3, 2], skin)
    sprite.limb([wrist, end, (end[0] + dx * 4.4, end[1] + dy * 4.4)], [4.2, 5.8, 3.2], skin)
    sprite.limb([(shoulder[0], shoulder[1] + 3), elbow, wrist], [8.5, 7, 6], sleeve)


def _shoe(foot: XY, lying: bool) -> skia.Path:
    if lying:
        return circle(foot[0], foot[1] - 3, 3.4, 6)
    x, y = foot
    return spline([(x - 4, y - 4), (x + 2, y - 4.5), (x + 8, y - 0.5), (x + 8, y + 2, 1), (x - 4.5, y + 2, 1)])


def _garment(hip: XY, shoulder: XY, near: tuple[XY, XY], far: tuple[XY, XY], kind: str, pose: str) -> skia.Path:
    """The outline of the clothes: torso, thighs and a skirt between them."""
    chest = ((shoulder[0] * 0.6 + hip[0] * 0.4), (shoulder[1] * 0.6 + hip[1] * 0.4))
    torso = ribbon([(shoulder[0], shoulder[1] - 3), chest, hip], [9, 19, 17], 24, round_ends=True)
    reach = {"jacket": 0.0, "coat": 0.75, "apron": 1.2, "dress": 1.3, "robe": 1.75, "cloak": 1.7}[kind]
    if reach == 0 or pose == "lie":
        return torso
    ends: list[Point] = []
    for knee, foot in (near, far):
        if reach <= 1:
            ends.append((hip[0] + (knee[0] - hip[0]) * reach, hip[1] + (knee[1] - hip[1]) * reach))
        else:
            ends.append((knee[0] + (foot[0] - knee[0]) * (reach - 1), knee[1] + (foot[1] - knee[1]) * (reach - 1)))
    wide = {"coat": 5, "apron": 7, "dress": 9, "robe": 6, "cloak": 9}[kind]
    low, high = min(e[0] for e in ends) - wide, max(e[0] for e in ends) + wide
    bottom = max(e[1] for e in ends)
    waist = 9.0
    if high - low > 34 or hip[1] > -32:
        thighs = [ribbon([hip, knee], [18, 15], 16, round_ends=True) for knee, _ in (near, far)]
        return union(torso, *thighs)
    back = shoulder[0] - 9 if kind == "cloak" else hip[0] - waist
    top = shoulder[1] if kind == "cloak" else hip[1] - 8
    skirt: Sequence[Point] = [
        (back, top),
        (hip[0] - waist - 1, hip[1] + 2),
        (low, bottom, 1),
        ((low + high) / 2, bottom + 1.6),
        (high, bottom, 1),
        (hip[0] + waist, hip[1] + 2),
        (hip[0] + waist - 1, hip[1] - 8),
    ]
    return union(torso, spline(skirt))


def profile(sprite: Sprite, x: float, y: float, r: float, tilt: float, skin: Colour, hair: Colour) -> None:
    """A small bald head facing right: skull, nose, lips, jaw, ear, eye; r: its half height; tilt lifts the chin."""
    c, s = math.cos(tilt) * r / 10, math.sin(tilt) * r / 10

    def at(*points: Point) -> list[Point]:
        return [(x + q[0] * c + q[1] * s, y + q[1] * c - q[0] * s, *q[2:]) for q in points]

    def spot(px: float, py: float) -> tuple[float, float]:
        return x + px * c + py * s, y + py * c - px * s

    dark = mix(skin, "2a1410", 0.75)
    sprite.limb(at((-2, 5), (-3, 16)), [r * 0.9, r * 0.95], mix(skin, "6a2f3a", 0.2))
    face: list[Point] = [(7.2, -8.4), (9, -4.4), (8.6, -1.8), (11.6, 2.6), (9.4, 4.4), (9.9, 6), (9, 7), (9.5, 8.6)]
    face += [(8.2, 11.4), (4, 12), (-3, 8.4), (-9, 3), (-10, -5), (-4.4, -11), (3, -11.6)]
    sprite.add(spline(at(*face)), skin, r * 0.9)
    sprite.add(circle(*spot(5.6, 4.8), r * 0.22), "d8603c", 0, alpha=0.22, soft=r * 0.1)
    sprite.add(spline(at((4, -1.4, 1), (5.9, -2.5), (7.7, -1.3, 1), (6, -0.3))), "f6f0e6", 0)
    sprite.add(circle(*spot(6.5, -1.4), r * 0.11), "1a1014", 0)
    sprite.line(spline(at((3.8, -1.6), (5.8, -2.9), (8, -1.6)), False), r * 0.1, dark)
    sprite.line(spline(at((3.4, -5.2), (5.8, -6.4), (8.2, -5.6)), False), r * 0.12, mix(hair, skin, 0.25))
    sprite.line(spline(at((6, 7.4), (7.6, 7.2), (9.2, 6.8)), False), r * 0.11, dark, 0.8)
    sprite.add(spline(at((-3.4, -1), (-1, -2.4), (0.4, 0), (-0.8, 3.6), (-2.8, 3))), mix(skin, "5a2a20", 0.16), r * 0.2)


def _head(
    sprite: Sprite,
    at: XY,
    hair: Colour,
    skin: Colour,
    hat: str,
    hat_colour: Colour,
    coat: Colour,
    long_hair: bool,
    lying: bool,
) -> None:
    x, y = at
    if lying:
        sprite.add(circle(x, y, 10, 9), skin, 9)
        sprite.add(spline([(x + 2, y - 9), (x + 11, y - 3), (x + 10, y + 8), (x + 1, y + 9), (x + 4, y)]), hair, 6)
        return
    profile(sprite, x, y - 1, 9.4, 0, skin, hair)
    if long_hair:
        sprite.limb([(x - 4, y - 4), (x - 9, y + 8), (x - 10, y + 26)], [14, 13, 4], hair)
    locks = [
        (x + 7, y - 7.5),
        (x + 1, y - 11.5),
        (x - 7, y - 9.5),
        (x - 11, y - 1),
        (x - 9.5, y + 7),
        (x - 5, y + 6),
        (x - 3.6, y - 2),
        (x + 2, y - 6),
    ]
    sprite.add(spline(locks), hair, 6)
    add_hat(sprite, at, hat, hat_colour, coat)


def add_hat(sprite: Sprite, at: XY, kind: str, colour: Colour, coat: Colour, back: bool = False) -> None:
    """Put a hat on a head: cap, brim, top, point, hood, bobble, helmet, crown, chef, straw, beret, bonnet or wig."""
    x, y = at
    band = mix(colour, "140a20", 0.5)
    if kind == "hood":
        cape = [(x - 12, y + 8), (x - 12.5, y - 4), (x - 7, y - 13), (x + 3, y - 14), (x + 9, y - 8)]
        cape += [(x + 11, y + 2), (x + 10, y + 9)] if back else [(x + 4, y - 5), (x + 2, y + 4), (x + 5, y + 11)]
        sprite.add(spline([*cape, (x - 4, y + 13)]), coat, 10)
    elif kind == "cap":
        sprite.add(
            spline([(x - 10.5, y - 3, 1), (x - 8, y - 11), (x, y - 13.5), (x + 8, y - 10), (x + 10, y - 4, 1)]),
            colour,
            7,
        )
        if not back:
            sprite.add(spline([(x + 4, y - 5.6), (x + 17, y - 4), (x + 10, y - 2.5), (x + 3, y - 3)]), band, 3)
    elif kind in ("brim", "straw", "top"):
        tall = 25 if kind == "top" else 18
        crown = [
            (x - 9, y - 6, 1),
            (x - 8.5, y - tall, 1),
            (x, y - tall - 1.5),
            (x + 8.5, y - tall, 1),
            (x + 9.5, y - 6, 1),
        ]
        sprite.add(spline(crown), colour, 8)
        sprite.add(rect(x - 9.3, y - 10, 18.8, 3.4), band, 0)
        sprite.add(circle(x, y - 5.6, 18 if kind != "top" else 14, 3.4), colour, 3)
    elif kind == "point":
        sprite.add(
            spline([(x - 10, y - 5, 1), (x - 5, y - 18), (x - 10, y - 36, 1), (x + 4, y - 20), (x + 9, y - 5, 1)]),
            colour,
            7,
        )
        sprite.add(circle(x - 0.5, y - 5, 16, 3.6), colour, 3)
    elif kind == "bobble":
        sprite.add(
            spline([(x - 10.5, y - 3, 1), (x - 9, y - 12), (x, y - 16), (x + 9, y - 11), (x + 10, y - 4, 1)]), colour, 7
        )
        sprite.limb([(x - 10, y - 3.6), (x + 9.6, y - 4)], [5, 5], mix(colour, "ffffff", 0.5))
        sprite.add(circle(x - 1, y - 18, 5), mix(colour, "ffffff", 0.6), 5)
    elif kind == "helmet":
        sprite.add(
            spline([(x - 12, y - 2, 1), (x - 10, y - 12), (x, y - 15.5), (x + 10, y - 12), (x + 12, y - 2, 1)]),
            colour,
            9,
        )
        sprite.limb([(x - 13, y - 2), (x + 13, y - 2)], [4, 4], band)
    elif kind == "crown":
        zigzag = [
            (x - 9, y - 7),
            (x - 10, y - 17),
            (x - 5, y - 12),
            (x, y - 20),
            (x + 5, y - 12),
            (x + 10, y - 17),
            (x + 9, y - 7),
        ]
        sprite.add(poly(zigzag), colour, 6)
    elif kind == "chef":
        puff = union(
            circle(x - 6, y - 20, 7), circle(x + 5, y - 21, 8), circle(x, y - 24, 8), rect(x - 8.5, y - 18, 17, 12)
        )
        sprite.add(puff, colour, 7)
    elif kind == "beret":
        sprite.add(
            spline([(x - 12, y - 6), (x - 10, y - 13), (x + 2, y - 14.5), (x + 12, y - 9), (x + 8, y - 6)]), colour, 6
        )
    elif kind == "bonnet":
        sprite.add(
            spline(
                [(x - 11, y + 7), (x - 12, y - 6), (x - 2, y - 14), (x + 8, y - 10), (x + 2, y - 3), (x - 1, y + 7)]
            ),
            colour,
            8,
        )
    elif kind == "wig":
        curls = union(*[circle(x - 7 + 2 * (k % 2) * 6, y - 10 + k * 4, 5.5) for k in range(6)], circle(x, y - 11, 9))
        sprite.add(curls, colour, 5)
