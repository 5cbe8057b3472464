"""The children were told to make snow angels in rows; one went further up the slope and made a bird.

Technique: linocut.
"""

from __future__ import annotations

import itertools
import math
from typing import NamedTuple

import numpy as np
import skia

from art import paint as p
from art.paint.voices.linocut import Print
from art.paint.voices.printing import PLAIN, paper

NUMBER, TITLE = 35, "Serial Angels"
FINISH = PLAIN

INKS = {
    "pale": "b2daef",
    "shade": "4f9cd2",
    "suit": "3a6fb4",
    "red": "ee4632",
    "gold": "f6bd3a",
    "deep": "83503a",
    "warm": "c88b5e",
    "light": "f4cba8",
}
KEY = "1c2b50"


class Child(NamedTuple):
    """One child on its back: arms and legs as two angles each (upper, lower; degrees, 0 right, 90 down), head and face."""

    left: tuple[float, float]
    right: tuple[float, float]
    legs: tuple[tuple[float, float], tuple[float, float]]
    skin: str
    face: str
    tilt: float = 0
    gaze: tuple[float, float] = (0, 0)
    head: str = "hood"
    suit: str = "suit"


ROWS: tuple[tuple[float, float, float, Child], ...] = (
    (114, 822, -4, Child((206, 214), (-24, -38), ((104, 96), (74, 82)), "light", "smile", 6, (1, -1), "braids")),
    (304, 832, 3, Child((196, 190), (-10, -4), ((112, 104), (66, 76)), "deep", "oh", 12, (2, -2), "curls")),
    (690, 818, 5, Child((226, 236), (-52, -40), ((98, 100), (84, 78)), "warm", "frown", -16, (-3, -1), "hood")),
    (112, 1064, 4, Child((174, 168), (6, 14), ((108, 112), (78, 70)), "warm", "shut", -8, (0, 0), "hat")),
    (300, 1054, -5, Child((218, 200), (-30, -20), ((100, 92), (70, 60)), "light", "tongue", 5, (1, -2), "hood")),
    (500, 1068, 2, Child((184, 226), (-38, -62), ((116, 100), (72, 86)), "deep", "smile", -4, (0, -3), "hat")),
    (688, 1050, -3, Child((200, 206), (-14, -26), ((96, 90), (62, 72)), "light", "shut", 10, (0, 0), "curls")),
)
HERO = Child((212, 222), (-32, -44), ((106, 98), (72, 82)), "warm", "laugh", -8, (0, 0), "hood", "red")


def fan(x: float, y: float, radius: float, a: float, b: float, random: np.random.Generator) -> skia.Path:
    """A swept sector (degrees), its rim slightly uneven."""
    rim = [(t, radius * random.uniform(0.95, 1.05)) for t in np.radians(np.linspace(a, b, 12))]
    return p.spline([(x, y, 1), *[(x + r * math.cos(t), y + r * math.sin(t)) for t, r in rim]])


def hollow(pr: Print, shape: skia.Path, depth: float) -> None:
    """A print in the snow: pale inside, blue under the lip that the sun does not reach."""
    pr.piece(shape, "pale", 0)
    pr["shade"].ink(p.cut(shape, p.moved(shape, depth, depth * 1.1)))
    pr["pale"].carve(p.cut(shape, p.moved(shape, depth, depth * 1.1)))


def sweep(pr: Print, x: float, y: float, radius: float, a: float, b: float) -> None:
    """One arc that an arm or a leg scraped into the snow."""
    arc = np.radians(np.linspace(a, b, 6))
    pr["pale"].cut([(x + radius * math.cos(t), y + radius * math.sin(t)) for t in arc], 4.5)


def angel(pr: Print, child: Child, seed: int) -> None:
    """Wings, skirt and head of one angel around the origin, as far as its maker swung."""
    random = np.random.default_rng(seed)
    spans = (
        (random.uniform(128, 146), child.left[1] + random.uniform(10, 20)),
        (child.right[1] - random.uniform(10, 20), random.uniform(34, 52)),
    )
    wings = [fan(side * 14, -18, random.uniform(66, 72), a, b, random) for side, (a, b) in zip((-1, 1), spans, strict=True)]
    skirt = fan(0, 4, 78, child.legs[1][1] - 18, child.legs[0][1] + 18, random)
    hollow(pr, p.union(*wings, skirt, p.circle(0, -42, 21), p.rect(-18, -32, 36, 60, 10)), 5)
    for side, (a, b) in zip((-1, 1), spans, strict=True):
        for radius in (36, 52, 63):
            sweep(pr, side * 14, -18, radius + random.uniform(-3, 3), a + random.uniform(4, 14), b - random.uniform(4, 14))


def bend(x: float, y: float, angles: tuple[float, float], reach: tuple[float, float]) -> list[tuple[float, float]]:
    """Root, joint and end of a limb."""
    line = [(x, y)]
    for angle, n in zip(angles, reach, strict=True):
        t = math.radians(angle)
        line.append((line[-1][0] + n * math.cos(t), line[-1][1] + n * math.sin(t)))
    return line


def arm(pr: Print, child: Child, side: int) -> skia.Path:
    """A mitten with its thumb towards the head; returns the sleeve."""
    line = bend(side * 12, -19, child.left if side < 0 else child.right, (20, 17))
    (ex, ey), (hx, hy) = line[1], line[2]
    n = math.hypot(hx - ex, hy - ey)
    ux, uy = (hx - ex) / n, (hy - ey) / n
    thumb = p.ribbon([(hx, hy), (hx + ux * 5 - uy * side * -9, hy + uy * 5 + ux * side * -9)], [7, 6], 8, True)
    mitten = p.ribbon([(hx - ux * 2, hy - uy * 2), (hx + ux * 9, hy + uy * 9)], [13, 14], 10, True)
    pr.piece(p.union(mitten, thumb), "gold", 2.4)
    return p.ribbon(line, [18, 17, 14], 20, True)


def leg(pr: Print, child: Child, side: int) -> skia.Path:
    """A boot turned out; returns the trouser leg."""
    line = bend(side * 9, 12, child.legs[0] if side < 0 else child.legs[1], (20, 18))
    (kx, ky), (fx, fy) = line[1], line[2]
    turn = math.degrees(math.atan2(fy - ky, fx - kx)) - 90
    boot = p.spline([(-9, -4), (9, -4), (10, 8), (4 + side * 4, 17), (-4 + side * 4, 17), (-10, 8)])
    pr.piece(p.moved(boot, fx, fy, 1, turn), "key", 0)
    return p.ribbon(line, [22, 19, 16], 20, True)


def head(pr: Print, child: Child) -> None:
    """Hood, hat, braids or curls, and one feeling."""
    if child.head == "hood":
        pr.piece(p.circle(0, 0, 20, 21), child.suit, 2.4)
        pr.piece(p.circle(0, 0.5, 16, 17), None, 1.6)
    elif child.head == "curls":
        curls = [p.circle(15 * math.cos(t), -4 + 15 * math.sin(t), 7.5) for t in np.linspace(2.7, 6.7, 8)]
        pr.piece(p.union(*curls, p.circle(0, -6, 14)), "key", 0)
    elif child.head == "braids":
        for side in (-1, 1):
            pr.piece(p.ribbon([(side * 10, 2), (side * 21, 8), (side * 24, 22)], [9, 9, 5], 14, True), "gold", 2)
        pr.piece(p.circle(0, -2, 15, 16), "gold", 2)
    else:
        pr.piece(p.circle(0, -24, 6.5), None, 2)
    pr.piece(p.spline([(-12, -3), (-10, -12), (0, -14.5), (10, -12), (12, -3), (9, 9), (0, 14.5), (-9, 9)]), child.skin, 1.6)
    if child.head == "hat":
        pr.piece(p.spline([(-14, -4, 1), (-12, -17), (0, -23), (12, -17), (14, -4, 1), (0, -7)]), "suit", 2.2)
        pr.piece(p.ribbon([(-14, -5), (0, -9), (14, -5)], [6, 6, 6], 14, True), None, 1.6)
    elif child.head in ("hood", "braids"):
        fringe = [(-11, -4, 1), (-9, -12), (0, -14.5), (9, -12), (11, -4, 1), (3, -9), (-4, -8)]
        pr.piece(p.spline(fringe), "gold" if child.head == "braids" else "key", 1)
    features(pr, child)


def features(pr: Print, child: Child) -> None:
    """Eyes that look where the child looks, and a mouth."""
    key, (gx, gy) = pr.key, child.gaze
    for side in (-1, 1):
        if child.face in ("shut", "laugh"):
            bow = -3 if child.face == "laugh" else 2
            key.line([(side * 5 - 3, -1), (side * 5, -1 + bow), (side * 5 + 3, -1)], 2, 0.2)
        else:
            key.ink(p.circle(side * 5 + gx, -1 + gy, 1.9, 2.3))
    if child.face == "laugh":
        pr.piece(p.spline([(-6.4, 3.4, 1), (0, 4.6), (6.4, 3.4, 1), (4, 9), (0, 11), (-4, 9)]), "key", 0)
        pr.piece(p.rect(-4, 4.2, 8, 2, 1), None, 0)
    elif child.face == "oh":
        key.ink(p.circle(gx, 6.6, 2.2, 2.8))
    elif child.face == "tongue":
        pr.piece(p.spline([(-2, 6), (4, 6), (4, 11), (1, 12.4), (-2, 11)]), "red", 1)
        key.line([(-5, 5.6), (0, 7), (5, 5.6)], 1.8, 0.3)
    elif child.face == "frown":
        key.line([(-4, 8), (0, 6), (4, 8)], 1.9, 0.3)
        key.line([(-8, -6), (-3, -4)], 1.6, 0.3)
        key.line([(8, -6), (3, -4)], 1.6, 0.3)
    else:
        key.line([(-4.6, 5), (0, 8), (4.6, 5)], 1.9, 0.3)


def child_on_its_back(pr: Print, child: Child) -> None:
    """The whole child, about 104 long, seen from above."""
    limbs = [limb(pr, child, side) for side in (-1, 1) for limb in (leg, arm)]
    torso = p.spline([(-18, -24), (0, -29), (18, -24), (19, 0), (19, 18), (0, 26), (-19, 18), (-19, 0)])
    pr.piece(p.union(torso, *limbs), child.suit, 2.6)
    pr.cut([(0, -22), (1, 0), (0, 20)], 3)
    with pr.at(0, -42, 1.12, child.tilt):
        head(pr, child)


def bird(pr: Print) -> None:
    """Two great wings of swept feathers, a fan tail, a head in profile; the child lies in it."""
    random = np.random.default_rng(4)
    shapes, marks = [], []
    for side in (-1, 1):
        for k in range(8):
            t = k / 7
            a = (-60 if side > 0 else -40) + 92 * t + random.uniform(-3, 3)
            length = 244 - 100 * t**1.3 - (22 if side < 0 else 0) + random.uniform(-14, 12)
            root = (side * (20 + 40 * (1 - t)), -40 - 20 * (1 - t) + 52 * t)
            c, d = math.cos(math.radians(a)), math.sin(math.radians(a))
            tip = (root[0] + side * length * c, root[1] + length * d)
            mid = (root[0] * 0.45 + tip[0] * 0.55 + side * 18 * d, root[1] * 0.45 + tip[1] * 0.55 - 18 * c)
            shapes.append(p.ribbon([root, mid, tip], [48, 56, 24], round_ends=True))
            marks.append((tip, mid, root))
    for k, n in enumerate((148, 172, 180, 166, 140)):
        a = math.radians(62 + 14 * k)
        tip = (4 + n * math.cos(a), 44 + n * 0.88 * math.sin(a))
        shapes.append(p.ribbon([(4, 40), tip], [30, 32], round_ends=True))
        marks.append((tip, (4 + 90 * math.cos(a), 44 + 80 * math.sin(a)), (4, 50)))
    body = p.spline([(0, -104), (34, -84), (46, -30), (36, 40), (10, 74), (-14, 74), (-38, 40), (-46, -30), (-32, -84)])
    neck = p.ribbon([(0, -84), (-4, -124), (2, -162)], [64, 48, 50], round_ends=True)
    hollow(pr, p.union(body, neck, p.poly([(0, -186), (58, -206), (22, -158)]), *shapes), 7)
    for mark in marks:
        pr["pale"].cut(mark, 8)
    pr.piece(p.circle(8, -168, 5), "shade", 0)


def footprints(pr: Print, points: list[tuple[float, float]], step: float) -> None:
    """Small boots going somewhere."""
    track = p.sample(points, int(sum(math.dist(a, b) for a, b in itertools.pairwise(points)) / step))
    heading = np.gradient(track, axis=0)
    random = np.random.default_rng(8)
    for k, ((x, y), (dx, dy)) in enumerate(zip(track, heading, strict=True)):
        n = math.hypot(dx, dy)
        side = (10 if k % 2 else -10) + random.uniform(-2, 2)
        turn = math.degrees(math.atan2(dy, dx)) + 90 + random.uniform(-10, 10)
        with pr.at(x - dy / n * side, y + dx / n * side, 1.5, turn):
            pr.piece(p.circle(0, -4, 4, 5.6), "shade", 0)
            pr.piece(p.circle(0, 5.4, 3.2, 3.4), "shade", 0)


def paint() -> p.Array:
    """Snow is bare paper; two blues, one suit, one red, and a dark line are printed on it."""
    img = paper("fbfaf5", tooth=0.008, seed=9)
    pr = Print(INKS, KEY, 3)
    footprints(pr, [(496, 862), (520, 790), (514, 716), (480, 650), (452, 600)], 27)
    for n, (x, y, turn, child) in enumerate(ROWS):
        with pr.at(x, y, 1.24, turn):
            angel(pr, child, 40 + n)
            child_on_its_back(pr, child)
    with pr.at(388, 384, 1.38, 14):
        bird(pr)
    with pr.at(392, 394, 2.32, 8):
        child_on_its_back(pr, HERO)
    pr.pull(img, 1.2, 0.3)
    return img
