"""The washing performs a circus: a striped pyjama leaps from its line, and its gloves almost meet the hands of the
shirt that catches.

Technique: cut paper.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
import skia

from art import paint as p
from art.paint.voices import cutpaper as cp
from art.paint.voices.printing import PLAIN

NUMBER, TITLE = 43, "Washing-Line Circus"
FINISH = PLAIN

WHITE, NAVY, DARK, LEMON, GOLD, CORAL, BRICK = "fdfaf1", "27407a", "1b2a52", "fbcb3c", "dd9d1e", "f0907a", "d26a5c"
HERE = (0.0, 0.0, 1.0, 0.0)
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


def sides(points: p.Points, widths: Sequence[float]) -> tuple[list[p.Point], list[p.Point]]:
    """Both edges of a strip of cloth along a bent line, which turn where it is folded."""
    line = np.array([q[:2] for q in points], float)
    way = np.diff(line, axis=0)
    way /= np.hypot(way[:, 0], way[:, 1])[:, None]
    way = np.concatenate([way[:1], way, way[-1:]])
    left, right = [], []
    for q, before, after, w in zip(line, way[:-1], way[1:], widths, strict=True):
        mean = before + after
        mean /= np.hypot(*mean)
        dx, dy = mean * (w / 2)
        left.append((q[0] + dy, q[1] - dx))
        right.append((q[0] - dy, q[1] + dx))
    return left, right


def stripes(a: p.Point, b: p.Point) -> list[Mark]:
    """Navy stripes square to the way from a to b."""
    long = math.dist(a, b)
    dx, dy = (b[0] - a[0]) / long, (b[1] - a[1]) / long
    out: list[Mark] = []
    for t in np.arange(-46, long + 54, 27):
        x, y = a[0] + dx * t, a[1] + dy * t
        out.append((p.ribbon([(x - dy * 90, y + dx * 90), (x + dy * 90, y - dx * 90)], [13, 13], 6), NAVY))
    return out


def limb(img: p.Array, points: p.Points, widths: Sequence[float], colour: str, shade: str = "") -> None:
    """A sleeve or a trouser leg of flat cloth, folded at the joint; without a shade it is striped."""
    left, right = sides(points, widths)
    cp.sheet(img, p.poly([*left, *right[::-1]]), colour, 9, seed=3)
    for k in range(len(points) - 1):
        piece = p.poly([left[k], left[k + 1], right[k + 1], right[k]])
        marks = [] if shade else stripes(points[k], points[k + 1])
        cp.cutout(img, piece, colour, marks, at=HERE, lift=1.5, seed=3 + k)
    before, after = points[0][:2], points[2][:2]
    inner, outer = sorted((left[1], right[1]), key=lambda q: math.dist(q, before) + math.dist(q, after))
    if shade:
        wrinkles(img, inner, outer, shade)
    else:
        whole = p.mask(p.poly([*left, *right[::-1]]))
        a, b = (inner, outer) if inner == right[1] else (outer, inner)
        cp.crease(img, whole, a, b, amount=0.34, width=20)


def wrinkles(img: p.Array, inner: p.Point, outer: p.Point, shade: str) -> None:
    """Three folds, which spread from the inside of a joint."""
    for turn, reach in ((-24, 0.56), (4, 0.72), (30, 0.44)):
        t = math.radians(turn)
        dx, dy = (outer[0] - inner[0]) * reach, (outer[1] - inner[1]) * reach
        end = (inner[0] + dx * math.cos(t) - dy * math.sin(t), inner[1] + dx * math.sin(t) + dy * math.cos(t))
        cp.sheet(img, p.ribbon([inner, end], [9, 1], 8), shade, 0.6, seed=3)


def opening(img: p.Array, points: p.Points, width: float) -> None:
    """The dark inside of a hem, where a sleeve or a leg ends."""
    (ax, ay), (bx, by) = points[-2][:2], points[-1][:2]
    hole = p.spline([(-width / 2, 0, 1), (0, -width * 0.13), (width / 2, 0, 1), (0, width * 0.13)])
    cp.sheet(img, p.moved(hole, bx, by, 1, turn=math.degrees(math.atan2(bx - ax, ay - by))), DARK, 0.6, seed=3)


def peg(img: p.Array, x: float, y: float, turn: float, spread: float = 0) -> None:
    """A wooden peg, jaws down: two halves and the spring; `spread` opens them."""
    half = p.spline(p.points("-1,-34! -11,-34 -13,-8 -9,32! -1,32!"))
    for flip, tone in ((False, "d89a58"), (True, "b87838")):
        part = p.moved(half, 0, 0, 1.2, turn=-spread if flip else spread, flip=flip)
        cp.sheet(img, p.moved(part, x, y, 1, turn=turn), tone, 6, seed=3)
    cp.sheet(img, p.moved(p.rect(-14, -9, 28, 7, r=3), x, y, 1.2, turn=turn), "e8ecf0", 1.5, seed=3)


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
            "3c5288",
            1,
            seed=k,
        )
        panes(img, [side(-10), side(x * 0.42), side(x + 15 * w), side(x + 20 * w)], top + 16, bottom, seed=k)


def panes(img: p.Array, across: list[float], top: float, bottom: float, seed: int) -> None:
    """The sky in the glass, a curtain drawn aside, and the glazing bars before them."""
    edge, middle, inner, low = across
    tall = bottom - top
    sky = p.poly([(edge, top + tall * 0.7), (middle, top + 2), (inner, top + 6), (edge, bottom - tall * 0.06)])
    curtain = p.spline([(edge, top, 1), (middle, top + 3, 1), (middle, top + tall * 0.4), (edge, top + tall * 0.8, 1)])
    upright = p.poly([(middle - 4, top), (middle + 4, top), (middle + 5, bottom), (middle - 5, bottom)])
    cross = p.poly(
        [
            (edge, top + tall * 0.46),
            (low, top + tall * 0.49),
            (low, top + tall * 0.49 + 8),
            (edge, top + tall * 0.46 + 9),
        ]
    )
    cp.sheet(img, sky, "5878b4", 0.5, seed=seed)
    cp.sheet(img, curtain, ("f3d9cf", "f6e3b4", "dfe8ee")[seed], 2, seed=seed)
    cp.sheet(img, p.union(upright, cross), WHITE, 2.5, seed=seed)


def guest(img: p.Array, at: Place, colours: tuple[str, str], marks: list[Mark], arms: tuple[p.Points, ...]) -> None:
    """A garment that leans out over its sill and waves its empty sleeves."""
    colour, shade = colours
    body = p.points("-60,82! -58,40 -70,-14! -30,-40! 0,-24 30,-40! 70,-14! 58,40 62,82!")
    cp.cutout(img, p.spline(body), colour, marks, at=at, lift=9, seed=4)
    cp.cutout(img, p.spline(p.points("-30,-40! 0,-48 30,-40! 0,-22")), DARK, [], at=at, lift=0.6, seed=4)
    for arm in arms:
        limb(img, arm, (56, 50, 44), colour, shade=shade)
        opening(img, arm, 44)


def sill(img: p.Array, x: float, y: float, w: float) -> None:
    """The ledge in front of a guest."""
    cp.sheet(img, p.rect(x, y, w, 20, r=3), WHITE, 8, seed=3)


def audience(img: p.Array) -> None:
    """Two from the wardrobe: one claps, one throws its sleeves up."""
    dots = [
        (p.circle(x, y, 7), "f3d9cf") for x, y in p.points("-40,8 -6,-6 26,14 -22,42 12,50 44,46 -44,74 32,82 -4,84")
    ]
    guest(
        img,
        (60, 608, 0.9, 9),
        ("4a7cb4", "335f94"),
        [],
        arms=(p.points("22,590 58,520 128,502"), p.points("96,612 158,590 168,522")),
    )
    sill(img, -20, 676, 140)
    guest(
        img,
        (746, 424, 0.9, -12),
        ("bc4a44", "933430"),
        dots,
        arms=(p.points("778,414 734,350 748,276"), p.points("708,436 648,404 628,334")),
    )
    sill(img, 690, 492, 140)


def catcher(img: p.Array) -> None:
    """The yellow shirt: pegged by its hem, collar down, both arms out."""

    def put(path: skia.Path, colour: str, lift: float, seed: int) -> p.Array:
        return cp.sheet(img, path, colour, lift, seed=seed)

    p.lay(img, p.Layer().stroke(p.line(p.points("-20,-8 294,64 396,68 494,64 820,-14")), 6, WHITE), tooth=0.6)
    for arm in (p.points("304,224 238,332 318,412"), p.points("488,224 552,316 504,416")):
        limb(img, arm, (86, 80, 60), LEMON, shade=GOLD)
    body = p.points(
        "256,88! 276,70 296,60 316,76 348,94 396,100! 444,94 474,76 492,60 512,70 534,86! "
        "524,150 540,262! 520,284 462,306! 434,310 396,292! 358,310 330,306! "
        "274,288 250,268! 268,150"
    )
    m = put(p.spline(body), LEMON, 13, 6)
    for x, y, end in ((298, 90, (322, 250)), (490, 90, (472, 236))):
        cp.crease(img, m, (x, y), end, amount=0.1, width=30)
    put(p.spline(p.points("346,308! 394,284 446,308! 396,324")), DARK, 0.8, 3)
    for collar in ("338,300! 388,282! 382,326! 350,348!", "452,300! 402,282! 408,326! 440,348!"):
        put(p.poly(p.points(collar)), WHITE, 5, 4)
    put(p.poly(p.points("380,99! 412,99! 410,284! 382,284!")), GOLD, 1.5, 5)
    for y in (130, 184, 238):
        put(p.circle(396, y, 9), CORAL, 2, 3)
    peg(img, 296, 66, 4)
    peg(img, 492, 66, -6)
    for x, y, turn, points, flip in ((322, 416, 152, REACHING, False), (502, 420, 192, CATCHING, True)):
        glove(img, points, (x, y, 1.08, turn), flip)
        put(p.moved(p.rect(-36, -18, 72, 34, r=3), x, y, 1, turn=turn), WHITE, 6, 4)


def flyer(img: p.Array) -> None:
    """The pyjama in full leap: arms up, one leg still pegged to the line, the other free of its peg."""

    def put(text: str, colour: str, lift: float) -> None:
        cp.sheet(img, p.spline(p.points(text)), colour, lift, seed=4)

    kicking, held = p.points("444,956 548,996 566,1102"), p.points("372,950 326,1030 254,1086")
    limb(img, kicking, (100, 92, 84), WHITE)
    opening(img, kicking, 84)
    limb(img, held, (100, 92, 84), WHITE)
    opening(img, held, 84)
    lower_line(img)
    for arm in (p.points("344,832 280,780 324,698"), p.points("464,826 524,782 491,720")):
        limb(img, arm, (78, 70, 58), WHITE)
    for x, y, turn, points, flip in ((324, 694, 14, GRASPING, True), (490, 716, -10, STRETCHED, False)):
        glove(img, points, (x, y, 1.08, turn), flip)
        cp.sheet(img, p.moved(p.rect(-34, -16, 68, 34, r=3), x, y, 1, turn=turn), CORAL, 6, seed=4)
    jacket = p.points(
        "312,836! 362,802! 404,856! 442,796! 498,824! 482,900 508,984! 460,972 410,992 356,976 306,990! 328,900"
    )
    marks = [
        (p.ribbon([(280, y - 4), (404, y + 6), (530, y - 8)], [14, 14, 14], 20), NAVY) for y in range(796, 1010, 27)
    ]
    cp.cutout(img, p.spline(jacket), WHITE, marks, at=HERE, lift=13, seed=4)
    put("362,802! 402,792 442,796! 404,858!", DARK, 0.8)
    put("350,804! 374,790! 406,854! 380,872!", CORAL, 5)
    put("454,798! 430,786! 406,854! 432,870!", CORAL, 5)
    for y in (892, 924, 956):
        cp.sheet(img, p.circle(405, y, 9), CORAL, 2, seed=4)
    peg(img, 236, 1100, -140)
    peg(img, 664, 1066, 64, spread=13)


def lower_line(img: p.Array) -> None:
    """The line over the pegged hem, which the leap has pulled up to a point, taut on both sides."""
    rope = p.points("-20,1214! 120,1150 250,1080! 400,1128 560,1164 700,1180 820,1184!")
    shade = p.Layer().stroke(p.moved(p.spline(rope, False), 4, 7), 6, "0e2a50", 0.4, soft=3)
    p.lay(img, shade)
    p.lay(img, p.Layer().stroke(p.spline(rope, False), 6, WHITE), tooth=0.6)


def paint() -> p.Array:
    """Sky, one round of light, two house fronts, two guests, two lines, two artists."""
    img = cp.stock("2f8fcb", 3)
    cp.sheet(img, p.circle(398, 600, 330), "74c4e8", 5, seed=4)
    house(img, False)
    house(img, True)
    audience(img)
    flyer(img)
    catcher(img)
    return img
