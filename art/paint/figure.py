"""The small clothed figure: twelve poses in profile, and seen from behind and in front.

    figure("walk", Look(coat="8f2a40", hat="brim")).draw(img, 300, 980, 90)

It faces right (flip=True turns it); `figure_back` shows it from behind.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import skia

from art.paint.colour import Colour, mix
from art.paint.grid import Point
from art.paint.poses import FRONT, SIDE, XY
from art.paint.shape import circle, points, rect, ribbon, spline, union
from art.paint.sprite import Sprite

SKIN = "e2ae8a"


@dataclass(frozen=True, kw_only=True)
class Look:
    """What a small person wears. garment: coat, cloak, dress, jacket or apron; hat: see `add_hat`."""

    coat: Colour = "7a3040"
    trousers: Colour = "3a3048"
    garment: str = "coat"
    hat: str = "none"
    hat_colour: Colour = "3a2a40"
    hair: Colour = "4a2c22"
    skin: Colour = SKIN
    long_hair: bool = False
    bag: Colour | None = None  # on the back, in profile only


PLAINLY = Look()


def figure(pose: str = "stand", look: Look = PLAINLY) -> Sprite:
    """A figure in profile, facing right. Poses: see poses.SIDE."""
    p = SIDE[pose]
    sprite = Sprite()
    dark = mix(look.trousers, "140a20", 0.3)
    boots = mix(look.trousers, "140a10", 0.55)
    _arm(sprite, p.shoulder, p.far_arm, mix(look.coat, "1a0c28", 0.35), skin=mix(look.skin, "5a2a38", 0.3))
    far, near = (p.far_leg, dark, mix(boots, "000000", 0.2)), (p.near_leg, look.trousers, boots)
    for (knee, foot), colour, boot in (far, near):
        sprite.limb([p.hip, knee, foot], [11, 8.5, 6.5], colour)
        sprite.add(_shoe(foot), boot, 4)
    sprite.add(_garment(p.hip, p.shoulder, p.near_leg, p.far_leg, kind=look.garment), look.coat, 11)
    if look.garment == "apron":
        front = [(p.shoulder[0] + 5, p.shoulder[1] + 8), (p.hip[0] + 8, p.hip[1]), (p.hip[0] + 9, p.hip[1] + 18)]
        sprite.add(ribbon(front, [4, 6, 8], 20), "e8dcc4", 4)
    if look.bag is not None:
        sprite.add(rect(p.shoulder[0] - 17, p.shoulder[1] + 4, 12, 20, r=4), look.bag, 6)
    _head(sprite, p.head, look)
    _arm(sprite, p.shoulder, p.near_arm, mix(look.coat, "ffffff", 0.06), skin=look.skin)
    return sprite


def figure_back(pose: str = "stand", look: Look = PLAINLY) -> Sprite:
    """A figure seen from behind, in a coat, dress or jacket. Poses: see poses.FRONT."""
    stance = FRONT[pose]
    sprite = Sprite()
    boots = mix(look.trousers, "140a10", 0.55)
    for x, lift in ((-stance.step, 0), (stance.step, 3 if pose == "walk" else 0)):
        sprite.limb([(x * 0.8, -46), (x, -25), (x, -3 - lift)], [11, 9, 7], look.trousers)
        sprite.add(circle(x, -2.5 - lift, 5, 3.2), boots, 3)
    hem, wide = {"coat": (-24, 15), "dress": (-14, 20), "jacket": (-42, 12)}[look.garment]
    body: list[Point] = [(-11, -73), (-11.5, -58), (-wide * 0.82, -44), (-wide, hem, 1), (-wide * 0.4, hem + 1.6)]
    body += [(wide * 0.4, hem + 1.6), (wide, hem, 1), (wide * 0.82, -44), (11.5, -58), (11, -73), (5, -78), (-5, -78)]
    sprite.add(spline(body), look.coat, 12)
    if look.garment != "jacket":
        for x in (-0.45, 0.05, 0.5):
            fold = spline([(x * 12, -50), (x * wide * 1.1, hem - 1)], False)
            sprite.line(fold, 0.9, mix(look.coat, "1a0c28", 0.5), 0.5)
    for elbow, end in (stance.left_arm, stance.right_arm):
        side = 1 if end[0] > 0 else -1
        sprite.limb([(side * 9.5, -72), elbow, end], [9, 7.5, 6], mix(look.coat, "ffffff", 0.05))
        sprite.add(circle(end[0], end[1], 3.2), look.skin, 3)
    head = (0, -88)
    sprite.limb([(0, -74), head], [8, 8], look.skin)
    sprite.add(circle(*head, 9.6, 10.4), look.hair, 10)
    if look.long_hair:
        sprite.limb([(0, -90), (0, -74), (1, -60)], [19, 17, 4], look.hair)
    add_hat(sprite, head, look.hat, look.hat_colour, back=True)
    return sprite


def _arm(sprite: Sprite, shoulder: XY, arm: tuple[XY, XY], sleeve: Colour, skin: Colour) -> None:
    """An arm from shoulder to hand: sleeve over palm and thumb."""
    elbow, end = arm
    length = math.hypot(end[0] - elbow[0], end[1] - elbow[1]) or 1
    dx, dy = (end[0] - elbow[0]) / length, (end[1] - elbow[1]) / length
    wrist = (elbow[0] + (end[0] - elbow[0]) * 0.82, elbow[1] + (end[1] - elbow[1]) * 0.82)
    up = 1 if dx >= 0 else -1  # the thumb lies on the upper side
    thumb = (end[0] + dx * 1.6 + dy * 3.4 * up, end[1] + dy * 1.6 - dx * 3.4 * up)
    sprite.limb([wrist, (end[0] + dy * 1.2 * up, end[1] - dx * 1.2 * up), thumb], [3, 3, 2], skin)
    sprite.limb([wrist, end, (end[0] + dx * 4.4, end[1] + dy * 4.4)], [4.2, 5.8, 3.2], skin)
    sprite.limb([(shoulder[0], shoulder[1] + 3), elbow, wrist], [8.5, 7, 6], sleeve)


def _shoe(foot: XY) -> skia.Path:
    """The outline of a shoe that points right, its sole two units below the foot."""
    x, y = foot
    return spline(points("-4,-4 2,-4.5 8,-0.5 8,2! -4.5,2!", at=(x, y)))


def _garment(hip: XY, shoulder: XY, near: tuple[XY, XY], far: tuple[XY, XY], kind: str) -> skia.Path:
    """The outline of the clothes: torso, thighs and a skirt between them."""
    chest = ((shoulder[0] * 0.6 + hip[0] * 0.4), (shoulder[1] * 0.6 + hip[1] * 0.4))
    torso = ribbon([(shoulder[0], shoulder[1] - 3), chest, hip], [9, 19, 17], 24, round_ends=True)
    reach = {"jacket": 0.0, "coat": 0.75, "apron": 1.2, "dress": 1.3, "cloak": 1.7}[kind]
    if reach == 0:
        return torso
    ends: list[Point] = []
    for knee, foot in (near, far):
        if reach <= 1:
            ends.append((hip[0] + (knee[0] - hip[0]) * reach, hip[1] + (knee[1] - hip[1]) * reach))
        else:
            ends.append((knee[0] + (foot[0] - knee[0]) * (reach - 1), knee[1] + (foot[1] - knee[1]) * (reach - 1)))
    wide = {"coat": 5, "apron": 7, "dress": 9, "cloak": 9}[kind]
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
    face: list[Point] = points("7.2,-8.4 9,-4.4 8.6,-1.8 11.6,2.6 9.4,4.4 9.9,6 9,7 9.5,8.6")
    face += points("8.2,11.4 4,12 -3,8.4 -9,3 -10,-5 -4.4,-11 3,-11.6")
    sprite.add(spline(at(*face)), skin, r * 0.9)
    sprite.add(circle(*spot(5.6, 4.8), r * 0.22), "d8603c", 0, alpha=0.22, soft=r * 0.1)
    sprite.add(spline(at((4, -1.4, 1), (5.9, -2.5), (7.7, -1.3, 1), (6, -0.3))), "f6f0e6", 0)
    sprite.add(circle(*spot(6.5, -1.4), r * 0.11), "1a1014", 0)
    sprite.line(spline(at((3.8, -1.6), (5.8, -2.9), (8, -1.6)), False), r * 0.1, dark)
    sprite.line(spline(at((3.4, -5.2), (5.8, -6.4), (8.2, -5.6)), False), r * 0.12, mix(hair, skin, 0.25))
    sprite.line(spline(at((6, 7.4), (7.6, 7.2), (9.2, 6.8)), False), r * 0.11, dark, 0.8)
    sprite.add(spline(at((-3.4, -1), (-1, -2.4), (0.4, 0), (-0.8, 3.6), (-2.8, 3))), mix(skin, "5a2a20", 0.16), r * 0.2)


def _head(sprite: Sprite, at: XY, look: Look) -> None:
    """A head in profile with its hair."""
    x, y = at
    profile(sprite, x, y - 1, 9.4, tilt=0, skin=look.skin, hair=look.hair)
    if look.long_hair:
        sprite.limb([(x - 4, y - 4), (x - 9, y + 8), (x - 10, y + 26)], [14, 13, 4], look.hair)
    locks = points("7,-7.5 1,-11.5 -7,-9.5 -11,-1 -9.5,7 -5,6 -3.6,-2 2,-6", at=(x, y))
    sprite.add(spline(locks), look.hair, 6)
    add_hat(sprite, at, look.hat, look.hat_colour)


def add_hat(sprite: Sprite, at: XY, kind: str, colour: Colour, back: bool = False) -> None:
    """Put a hat on a head: cap, brim, top, straw, bobble, helmet or bonnet; with "none" it stays bare."""
    x, y = at
    band = mix(colour, "140a20", 0.5)
    if kind == "cap":
        crown = points("-10.5,-3! -8,-11 0,-13.5 8,-10 10,-4!", at=(x, y))
        sprite.add(spline(crown), colour, 7)
        if not back:
            sprite.add(spline(points("4,-5.6 17,-4 10,-2.5 3,-3", at=(x, y))), band, 3)
    elif kind in ("brim", "straw", "top"):
        top = y - (25 if kind == "top" else 18)
        crown = [(x - 9, y - 6, 1), (x - 8.5, top, 1), (x, top - 1.5), (x + 8.5, top, 1), (x + 9.5, y - 6, 1)]
        sprite.add(spline(crown), colour, 8)
        sprite.add(rect(x - 9.3, y - 10, 18.8, 3.4), band, 0)
        sprite.add(circle(x, y - 5.6, 18 if kind != "top" else 14, 3.4), colour, 3)
    elif kind == "bobble":
        crown = points("-10.5,-3! -9,-12 0,-16 9,-11 10,-4!", at=(x, y))
        sprite.add(spline(crown), colour, 7)
        sprite.limb([(x - 10, y - 3.6), (x + 9.6, y - 4)], [5, 5], mix(colour, "ffffff", 0.5))
        sprite.add(circle(x - 1, y - 18, 5), mix(colour, "ffffff", 0.6), 5)
    elif kind == "helmet":
        crown = points("-12,-2! -10,-12 0,-15.5 10,-12 12,-2!", at=(x, y))
        sprite.add(spline(crown), colour, 9)
        sprite.limb([(x - 13, y - 2), (x + 13, y - 2)], [4, 4], band)
    elif kind == "bonnet":
        front = [(x + 8, y - 10), (x + 2, y - 3), (x - 1, y + 7)]
        sprite.add(spline([(x - 11, y + 7), (x - 12, y - 6), (x - 2, y - 14), *front]), colour, 8)
