"""The washing performs a circus: a striped pyjama flies, and its gloves almost meet the hands of the shirt that
catches.

Technique: cut paper.
"""

from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np
import skia

from art import paint as p
from art.paint.voices import cutpaper as cp
from art.paint.voices.printing import PLAIN

NUMBER, TITLE = 43, "Washing-Line Circus"
FINISH = PLAIN

WHITE, NAVY, DARK, LEMON, GOLD, CORAL, BRICK = "fdfaf1", "27407a", "1b2a52", "fbcb3c", "dd9d1e", "f0907a", "d26a5c"
Place = tuple[float, float, float, float]  # x, y, scale, turn
Mark = tuple[skia.Path, p.Colour]


class Finger(NamedTuple):
    """A finger of a glove: its root, its direction in degrees (0 is up), its length and how much it bends."""

    x: float
    y: float
    turn: float
    length: float
    bend: float


# four gloves, each with its own fingers: thumb first; wrist at the origin, fingers up
REACHING: tuple[Finger, ...] = (
    Finger(-13, -24, -74, 58, bend=16),
    Finger(-20, -60, -38, 58, bend=12),
    Finger(-6, -67, -14, 72, bend=8),
    Finger(9, -65, 8, 66, bend=-4),
    Finger(22, -56, 36, 50, bend=-14),
)
GRASPING: tuple[Finger, ...] = (
    Finger(-13, -24, -66, 56, bend=26),
    Finger(-20, -60, -34, 52, bend=19),
    Finger(-6, -67, -12, 62, bend=16),
    Finger(9, -65, 10, 58, bend=9),
    Finger(22, -56, 30, 46, bend=4),
)
STRETCHED: tuple[Finger, ...] = (
    Finger(-13, -24, -48, 60, bend=4),
    Finger(-20, -60, -15, 62, bend=2),
    Finger(-6, -67, -4, 80, bend=1),
    Finger(9, -65, 7, 70, bend=2),
    Finger(22, -56, 22, 54, bend=5),
)
CATCHING: tuple[Finger, ...] = (
    Finger(-13, -24, -34, 62, bend=-18),
    Finger(-20, -60, -4, 54, bend=17),
    Finger(-6, -67, 8, 64, bend=17),
    Finger(9, -65, 22, 58, bend=15),
    Finger(22, -56, 42, 44, bend=10),
)


def fingers(hand: tuple[Finger, ...]) -> list[skia.Path]:
    """Every finger with its own bend, tapered from the root to a round tip."""
    out = []
    for k, (x, y, turn, length, bend) in enumerate(hand):
        points = [(x, y)]
        for step in range(3):
            t = math.radians(turn + bend * step)
            points.append((points[-1][0] + math.sin(t) * length / 3, points[-1][1] - math.cos(t) * length / 3))
        w = 18.5 if k == 0 else 15.5 - (k == 4) * 1.5
        out.append(p.ribbon(points, [w * 1.15, w, w * 0.98, w * 0.72], 30, True))
    return out


def glove(img: p.Array, hand: tuple[Finger, ...], at: Place, flip: bool = False, lift: float = 12) -> None:
    """A white paper glove: palm, ball of the thumb, five fingers, and the three seams on its back."""
    palm = p.spline(p.points("-19,8! -20,-14 -27,-36 -28,-58 -14,-72 8,-73 27,-62 29,-40 20,-14 18,8!"))
    seams = [(p.ribbon([(a, -58), (a * 0.75, -34)], [2.6, 1.6], 6, True), "a9bad0") for a in (-12, 2, 15)]
    cp.cutout(img, p.union(palm, *fingers(hand)), WHITE, seams, at=at, lift=lift, flip=flip, seed=5)


def bars(points: p.Points, width: float, gap: float, tone: str) -> list[Mark]:
    """Stripes across a limb, square to it all along its bends."""
    line = p.sample(points, 120)
    t = np.gradient(line, axis=0)
    t /= np.hypot(t[:, 0], t[:, 1])[:, None]
    step = float(np.hypot(*np.diff(line, axis=0).T).mean())
    out: list[Mark] = []
    for k in range(0, 120, max(round(gap / step), 1)):
        (x, y), (dx, dy) = line[k], t[k]
        out.append(
            (
                p.ribbon(
                    [(x - dy * width, y + dx * width), (x + dy * width, y - dx * width)], [gap * 0.5, gap * 0.5], 6
                ),
                tone,
            )
        )
    return out


def limb(img: p.Array, points: p.Points, widths: list[float], at: Place, seed: int, lift: float = 9) -> None:
    """A striped sleeve or trouser leg."""
    cp.cutout(
        img,
        p.ribbon(points, widths, 60),
        WHITE,
        bars(points, max(widths), 34, NAVY),
        at=at,
        lift=lift,
        flip=False,
        seed=seed,
    )


def house(img: p.Array, right: bool) -> None:
    """One front, seen from far below; a few windows, each its own size."""

    def side(x: float) -> float:
        return 800 - x if right else x

    cp.sheet(
        img,
        p.poly([(side(-20), -20), (side(58), -20), (side(112), 1220), (side(-20), 1220)]),
        CORAL if right else BRICK,
        16,
        seed=3,
    )
    rows = (
        ((60, 150, 0.74), (330, 470, 0.9), (780, 940, 1.1))
        if right
        else ((150, 260, 0.8), (520, 670, 0.95), (900, 1080, 1.15))
    )
    for k, (top, bottom, w) in enumerate(rows):
        x = 26 + 14 * k
        frame = p.poly(
            [(side(-10), top), (side(x + 26 * w), top + 10), (side(x + 34 * w), bottom), (side(-10), bottom + 4)]
        )
        cp.sheet(img, frame, WHITE, 4, seed=k)
        cp.sheet(
            img,
            p.poly(
                [(side(-10), top + 14), (side(x + 14 * w), top + 22), (side(x + 21 * w), bottom), (side(-10), bottom)]
            ),
            DARK,
            1,
            seed=k,
        )


def guest(
    img: p.Array,
    at: Place,
    colour: str,
    marks: list[Mark],
    arms: tuple[p.Points, ...],
) -> None:
    """A garment that leans out and cheers with empty sleeves."""
    for arm in arms:
        cp.cutout(img, p.ribbon(arm, [56, 46, 46, 46, 52], 40), colour, marks, at=at, lift=7, flip=False, seed=3)
        (ax, ay), (bx, by) = arm[-2][:2], arm[-1][:2]
        hole = p.moved(p.circle(0, 0, 25, 8), bx, by, 1, turn=math.degrees(math.atan2(bx - ax, ay - by)))
        cp.cutout(img, hole, DARK, [], at=at, lift=0.6, flip=False, seed=3)
    body = p.points("-50,96! -52,20 -60,-22 -28,-38! 0,-22 28,-38! 60,-22 52,20 50,96!")
    cp.cutout(img, p.spline(body), colour, marks, at=at, lift=9, flip=False, seed=4)
    cp.cutout(img, p.spline(p.points("-28,-38! 0,-46 28,-38! 0,-20")), DARK, [], at=at, lift=0.6, flip=False, seed=4)


def sill(img: p.Array, x: float, y: float, w: float) -> None:
    """The ledge in front of a guest."""
    cp.sheet(img, p.rect(x, y, w, 20, r=3), WHITE, 8, seed=3)


def audience(img: p.Array) -> None:
    """Three from the wardrobe, each with its own way to wave."""
    dots = [
        (p.circle(x, y, 8), WHITE)
        for x, y in p.points("-34,8 -4,-8 24,16 -20,42 14,52 -40,76 40,-14 36,78 -2,86 70,-40 -70,-44")
    ]
    guest(
        img,
        (62, 622, 0.94, 14),
        "3f78c8",
        [],
        arms=([(-40, -8), (-54, -70), (-26, -140)], [(36, -6), (96, -34), (118, -92), (160, -136)]),
    )
    sill(img, -20, 688, 140)
    guest(
        img,
        (748, 424, 0.9, -16),
        "e0382f",
        dots,
        arms=([(-36, -8), (-96, -34), (-104, -96), (-144, -132)], [(38, -10), (50, -74), (24, -150)]),
    )
    sill(img, 690, 484, 140)
    zig = [
        (p.ribbon([(-90 + 18 * i, y + (9 if i % 2 else -9)) for i in range(11)], [9, 9], 60), "f8e8b8")
        for y in (-60, 0, 36, 72)
    ]
    guest(
        img,
        (722, 892, 1.08, -10),
        "2f9a78",
        zig,
        arms=([(-40, -8), (-88, -58), (-70, -122), (-98, -164)], [(40, -8), (66, -70), (34, -128)]),
    )
    sill(img, 650, 966, 180)


def catcher(img: p.Array) -> None:
    """The yellow shirt: pegged by its hem, collar down, both arms out."""

    def put(path: skia.Path, colour: str, lift: float, seed: int) -> p.Array:
        return cp.sheet(img, p.moved(path, 62, 0), colour, lift, seed=seed)

    p.lay(img, p.Layer().stroke(p.spline(p.points("-20,10 242,66 400,84 560,68 820,6"), False), 6, WHITE), tooth=0.6)
    for arm, seed in (([(214, 296), (206, 380), (258, 446)], 4), ([(430, 300), (470, 380), (448, 452)], 5)):
        put(p.ribbon(arm, [92, 76, 58], 40), LEMON, 9, seed)
    body = p.points("196,70! 330,96 464,68! 456,200 470,320 416,352 372,346! 330,322 284,346! 234,350 174,320 192,200")
    m = put(p.spline(body), LEMON, 13, 6)
    cp.crease(img, m, (302, 120), (288, 300), amount=0.14, width=30)
    cp.crease(img, m, (482, 120), (492, 300), amount=0.14, width=30)
    put(p.spline(p.points("284,346! 328,318 374,346! 330,366")), DARK, 0.8, 3)
    for points in (p.points("276,336! 322,318! 316,366! 288,390!"), p.points("382,336! 336,318! 342,366! 372,390!")):
        put(p.poly(points), WHITE, 5, 4)
    put(p.rect(314, 92, 32, 226), GOLD, 1.5, 5)
    for y in (132, 196, 262):
        put(p.circle(330, y, 9), CORAL, 2, 3)
    for x, y, turn in ((236, 74, 4), (424, 76, -6)):
        put(p.moved(p.rect(-11, -34, 22, 64, r=5), x, y, 1, turn=turn), "c98a4a", 7, 3)
    for x, y, turn, points, flip in ((262, 450, 156, REACHING, False), (446, 458, 190, CATCHING, True)):
        put(p.moved(p.rect(-36, -14, 72, 34, r=6), x, y, 1, turn=turn), WHITE, 6, 4)
        glove(img, points, (x + 62, y, 1.04, turn), flip)


def flyer(img: p.Array) -> None:
    """The pyjama in full leap: arms up, one knee drawn in, the other leg trailing; nobody inside."""
    at = (404.0, 864.0, 0.8, 7.0)

    def put(points: p.Points, colour: str, lift: float) -> None:
        cp.cutout(img, p.spline(points), colour, [], at=at, lift=lift, flip=False, seed=4)

    limb(img, p.points("40,176 104,198 160,226 176,290 160,356"), [108, 98, 86, 80, 92], at, seed=3)
    put(p.points("116,348 160,346 204,366 158,366"), DARK, 0.8)
    limb(img, p.points("-34,176 -76,236 -130,284 -190,324 -236,350"), [110, 98, 86, 80, 92], at, seed=4)
    put(p.points("-260,312 -240,350 -212,390 -244,360"), DARK, 0.8)
    limb(img, [(70, 16), (116, -58), (94, -140)], [82, 72, 60], at, seed=5)
    limb(img, [(-66, 16), (-124, -52), (-112, -140)], [82, 72, 60], at, seed=6)
    for x, y, turn, points, flip in ((-112, -148, 10, GRASPING, True), (92, -148, -14, STRETCHED, False)):
        t = math.radians(at[3])
        px, py = (
            at[0] + at[2] * (x * math.cos(t) - y * math.sin(t)),
            at[1] + at[2] * (x * math.sin(t) + y * math.cos(t)),
        )
        glove(img, points, (px, py, 1.04, turn + at[3]), flip)
        cp.sheet(img, p.moved(p.rect(-36, -12, 72, 34, r=6), px, py, 0.96, turn=turn + at[3]), CORAL, 6, seed=4)
    jacket = p.points("-104,6 -52,-22! 0,44! 54,-22! 104,6 92,90 100,196! 0,216 -98,200! -90,96")
    stripes: list[Mark] = [
        (p.ribbon([(-130, y - 8), (0, y + 6), (130, y - 8)], [17, 17, 17], 20), NAVY) for y in range(-20, 230, 34)
    ]
    cp.cutout(img, p.spline(jacket), WHITE, stripes, at=at, lift=13, flip=False, seed=4)
    put(p.points("-52,-22! 0,-34 54,-22! 0,46!"), DARK, 0.8)
    put(p.points("-66,-22! -40,-34! 2,44! -30,62!"), CORAL, 5)
    put(p.points("68,-22! 42,-34! 2,44! 32,62!"), CORAL, 5)
    for y in (92, 134, 176):
        put(p.points("-2,-10 9,0 -2,10 -12,0", at=(0, y)), CORAL, 2)


def lower_line(img: p.Array) -> None:
    """The line that it has left: still swinging, its two pegs sprung."""
    p.lay(img, p.Layer().stroke(p.spline(p.points("-20,1064 240,1130 420,1150 600,1128 820,1050"), False), 6, WHITE))
    for x, y, turn in ((336, 1140, -24), (622, 1122, 20)):
        cp.sheet(img, p.moved(p.rect(-11, -30, 22, 60, r=5), x, y, 1, turn=turn), "c98a4a", 7, seed=3)


def paint() -> p.Array:
    """Sky, one round of light, two house fronts, three guests, two lines, two artists."""
    img = cp.stock("2f8fcb", 3)
    cp.sheet(img, p.circle(398, 600, 330), "8fd3ef", 5, seed=4)
    house(img, False)
    house(img, True)
    audience(img)
    lower_line(img)
    flyer(img)
    catcher(img)
    return img
