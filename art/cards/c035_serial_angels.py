"""Three children made snow angels in a row; one left hers, went further up the slope, made a bird and took off. Its
shadow lies on clean snow and reaches one of those who stayed.

Technique: flat poster gouache, a low sun from the upper left.
"""

from __future__ import annotations

import itertools
import math
from typing import NamedTuple

import numpy as np
import skia

from art import paint as p
from art.paint.voices import gouache as g
from art.paint.voices.poster import Poster
from art.paint.voices.printing import PLAIN

NUMBER, TITLE = 35, "Serial Angels"
FINISH = PLAIN

WARM, SNOW, COOL = "ffe0c6", "fff2e8", "dfe9f8"
HOLLOW, LIP, SWEEP, SHADE, CAST = "a4cdf0", "3f86d0", "e2f0fc", "6fa4dc", "5562b8"
SUITS, RED, RED_D, GOLD, GOLD_D, INK = (
    (("2f68b8", "1d4488"), ("4d8fd2", "2f68aa"), ("27488f", "172d66")),
    "ee4030",
    "b0202e",
    "f7bd36",
    "c98420",
    "1c2444",
)
SKINS = {"deep": ("7a4630", "56301f"), "warm": ("c4845a", "9a5e3e"), "light": ("f4c8a4", "d49a7c")}
Angles = tuple[float, float]


class Child(NamedTuple):
    """One child on its back: arms and legs as two angles each (upper, lower; degrees, 0 right, 90 down), head and
    face."""

    left: Angles
    right: Angles
    legs: tuple[Angles, Angles]
    skin: str
    face: str
    tilt: float = 0
    gaze: tuple[float, float] = (0, 0)
    head: str = "hood"
    wings: tuple[Angles, Angles] = ((140, 226), (-46, 40))
    red: bool = False
    suit: int = 0


POINTING = Child((208, 196), (-66, -72), ((112, 98), (66, 84)), "deep", face="wonder", tilt=8, gaze=(1.2, -2), suit=2)
SULKING = Child(
    (116, -12),
    (64, 170),
    ((98, 96), (82, 86)),
    "light",
    face="frown",
    tilt=-14,
    gaze=(-2, -2),
    head="curls",
    wings=((138, 206), (-24, 42)),
    suit=1,
)
LEFT_EMPTY = Child((0, 0), (0, 0), ((112, 98), (66, 84)), "light", face="")
HERO = Child((206, 218), (-28, -42), ((112, 98), (66, 84)), "warm", face="laugh", tilt=-8, red=True)
ROW = ((148, 1056, 1.8, 12, POINTING), (248, 796, 1.62, 6, LEFT_EMPTY), (596, 1040, 2.0, -8, SULKING))


def slope(pt: Poster) -> None:
    """Snow in three flat tones, warm where the sun still reaches; each drift has a shaded lee."""
    upper_lee = p.points("-20,420! 200,520 500,586 820,560! 820,700! -20,700!")
    middle_snow = p.points("-20,420! 240,560 520,640 820,560! 820,1220! -20,1220!")
    lower_lee = p.points("-20,640! 220,684 520,684 820,650! 820,760! -20,760!")
    near_snow = p.points("-20,640! 200,700 500,716 820,650! 820,1220! -20,1220!")
    pt.fill(
        p.rect(-10, -10, 820, 1220),
        WARM,
        [
            (upper_lee, "fbd4b8"),
            (middle_snow, SNOW),
            (lower_lee, "f3dfdf"),
            (near_snow, COOL),
        ],
        flow=0.3,
        streak=0.012,
    )


def fan(x: float, y: float, radius: float, a: float, b: float, random: np.random.Generator) -> skia.Path:
    """A swept sector (degrees), its rim uneven."""
    rim = [(t, radius * random.uniform(0.94, 1.06)) for t in np.radians(np.linspace(a, b, 9))]
    return p.spline([(x, y, 1), *[(x + r * math.cos(t), y + r * math.sin(t)) for t, r in rim]])


def hollow(pt: Poster, shape: skia.Path, depth: float) -> None:
    """A print in the snow: its sunlit rim, the pale floor, blue under the lip that the sun does not reach."""
    pt.mark(p.moved(shape, depth * 0.5, depth * 0.6), "ffffff")
    pt.fill(shape, HOLLOW, [(p.cut(shape, p.moved(shape, depth, depth * 1.15)), LIP)], flow=0.5, streak=0.025)


def angel(pt: Poster, child: Child, seed: int) -> None:
    """Wings, skirt and head of one angel around the origin, as far as its maker swung."""
    random = np.random.default_rng(seed)
    reach = random.uniform(64, 76)
    wings = [
        fan(side * 14, -18, reach * random.uniform(0.92, 1.08), a, b=b, random=random)
        for side, (a, b) in zip((-1, 1), child.wings, strict=True)
    ]
    skirt = fan(0, 4, 78, min(child.legs[1]) - 14, b=max(child.legs[0]) + 14, random=random)
    hollow(pt, p.union(*wings, skirt, p.circle(0, -42, 23), p.rect(-18, -32, 36, 60, r=10)), 5)
    for side, (a, b) in zip((-1, 1), child.wings, strict=True):
        for radius in (40, 56):
            arc = np.radians(np.linspace(a + random.uniform(6, 16), b - random.uniform(6, 16), 7))
            r = radius + random.uniform(-4, 4)
            pt.line([(side * 14 + r * math.cos(t), -18 + r * math.sin(t)) for t in arc], [1, 4, 1], SWEEP)


def bend(x: float, y: float, angles: Angles, reach: Angles) -> list[tuple[float, float]]:
    """Root, joint and end of a limb."""
    line = [(x, y)]
    for angle, n in zip(angles, reach, strict=True):
        t = math.radians(angle)
        line.append((line[-1][0] + n * math.cos(t), line[-1][1] + n * math.sin(t)))
    return line


def cloth(pt: Poster, shape: skia.Path, child: Child) -> None:
    """A part of the snowsuit: flat, with one hard shade on the side away from the sun."""
    body, shade = (RED, RED_D) if child.red else SUITS[child.suit]
    pt.fill(shape, body, [(p.cut(shape, p.moved(shape, -4.5, -5)), shade)], flow=1.2, streak=0.03)


def arm(pt: Poster, child: Child, side: int, reach: Angles = (21, 18)) -> None:
    """Sleeve, cuff, and a mitten with its thumb towards the head."""
    line = bend(side * 13, -19, child.left if side < 0 else child.right, reach)
    (ex, ey), (hx, hy) = line[1], line[2]
    n = math.hypot(hx - ex, hy - ey)
    ux, uy = (hx - ex) / n, (hy - ey) / n
    if child.red:
        glove(pt, hx + ux * 6, hy + uy * 6, math.degrees(math.atan2(uy, ux)), side=side)
        cloth(pt, p.ribbon(line, [19, 17, 15], 20, True), child)
        hx, hy = hx + ux * 6, hy + uy * 6
        pt.line([(hx - uy * 8, hy + ux * 8), (hx + uy * 8, hy - ux * 8)], [5, 5], "ffffff")
        return
    thumb = p.ribbon(
        [(hx + ux * 2, hy + uy * 2), (hx + ux * 7 + uy * side * 9, hy + uy * 7 - ux * side * 9)], [7, 5.4], 8, True
    )
    mitten = p.union(p.ribbon([(hx + ux * 2, hy + uy * 2), (hx + ux * 13, hy + uy * 13)], [13, 14], 10, True), thumb)
    pt.fill(mitten, GOLD, [(p.cut(mitten, p.moved(mitten, -3, -3.4)), GOLD_D)], streak=0)
    cloth(pt, p.ribbon(line, [19, 17, 15], 20, True), child)
    pt.line([(hx - uy * 7, hy + ux * 7), (hx + uy * 7, hy - ux * 7)], [4.5, 4.5], "ffffff")


def glove(pt: Poster, x: float, y: float, turn: float, side: int) -> None:
    """An open hand in a glove: palm, four spread fingers, the thumb towards the head."""
    palm = p.spline(p.points("-3,-6.5 6,-8 12,-5 12,5 6,8 -3,6.5"))
    with pt.at(x, y, 1, turn=turn):
        fingers = []
        for k, n in enumerate((13, 16, 15.5, 12)):
            a = math.radians((-36 + 25 * k) * side)
            root = (7, (-5.4 + 3.6 * k) * side)
            fingers.append(p.ribbon([root, (root[0] + n * math.cos(a), root[1] + n * math.sin(a))], [5, 4.6], 12, True))
        thumb = p.ribbon([(3, -4 * side), (7, -16 * side)], [5.6, 5], 12, True)
        hand = p.union(palm, thumb, *fingers)
        pt.layer.fill(p.moved(hand, 1.6, 1.8), GOLD_D)
        pt.layer.fill(hand, GOLD)
        for k in range(3):
            pt.line([(8, (-3.4 + 3.6 * k) * side), (11.5, (-4.4 + 4.4 * k) * side)], [0.8, 1.2], GOLD_D)


def leg(pt: Poster, child: Child, side: int) -> None:
    """A trouser leg and a boot turned out."""
    line = bend(side * 9, 12, child.legs[0] if side < 0 else child.legs[1], (21, 19))
    (kx, ky), (fx, fy) = line[1], line[2]
    turn = math.degrees(math.atan2(fy - ky, fx - kx)) - 90
    boot = p.spline(
        [(-9, -5), (9, -5), (10 + side * 3, 8), (5 + side * 8, 17), (-5 + side * 8, 17), (-10 + side * 3, 8)]
    )
    pt.fill(p.moved(boot, fx, fy, 1, turn=turn), INK, streak=0)
    pt.line([(fx - 5 + side * 4, fy + 13), (fx + 5 + side * 5, fy + 13)], [3, 3], "6a7098")
    cloth(pt, p.ribbon(line, [23, 19, 17], 20, True), child)
    knee_crease = [(kx - 6, ky - 2), (kx, ky + 2), (kx + 6, ky - 1)]
    pt.line(knee_crease, [1, 2.4, 1], RED_D if child.red else SUITS[child.suit][1])


def head(pt: Poster, child: Child) -> None:
    """Hood, hat or curls, and one feeling."""
    face = p.spline(p.points("-12.5,-3 -10,-12 0,-14.5 10,-12 12.5,-3 10,8 0,14.5 -10,8"))
    fringe = p.spline(p.points("-11.5,-3! -10,-12 0,-15 10,-12 11,-5! 4,-9 -3,-8"))
    skin, dark = SKINS[child.skin]
    if child.head == "hood":
        cloth(pt, p.circle(0, 0, 21, 22), child)
        pt.mark(p.star(0, 0.5, 18.5, 15, inner=0.86), "f4ead8")
    elif child.head == "curls":
        for k, t in enumerate(np.linspace(2.6, 6.8, 9)):
            pt.mark(p.circle(14 * math.cos(t), -4 + 15 * math.sin(t), 7 + k % 3), "8a4a26")
        pt.mark(p.circle(0, -7, 14), "8a4a26")
    pt.fill(face, skin, [(p.cut(face, p.moved(face, -4, -3)), dark)], streak=0)
    if child.head == "hood":
        pt.mark(fringe, "2a1a1c")
    features(pt, child)


def features(pt: Poster, child: Child) -> None:
    """Eyes that look where the child looks, two flushed cheeks, and a mouth."""
    laugh = p.spline(p.points("-6.6,3.2! 0,4.4 6.6,3.2! 4,9.4 0,11.4 -4,9.4"))
    gx, gy = child.gaze
    for side in (-1, 1):
        pt.mark(p.circle(side * 7.4 + gx * 0.4, 4.4, 2.6, 2.0), "e8705c", 0.8)
        if child.face == "laugh":
            laughing_eye = [(side * 5 - 3, -1), (side * 5, -4), (side * 5 + 3, -1)]
            pt.line(laughing_eye, [1.4, 2.2, 1.4], INK)
        else:
            pt.layer.fill(p.circle(side * 5 + gx * 0.3, -1, 3.7, 4), "ffffff")
            pt.layer.fill(p.circle(side * 5 + gx, -1 + gy, 2, 2.4), INK)
    if child.face == "laugh":
        pt.mark(laugh, "6a1420")
        pt.mark(p.rect(-4.6, 3.9, 9.2, 2.4, r=1), "ffffff")
    elif child.face == "wonder":
        pt.mark(p.circle(0.6, 8, 2.6, 3.2), "6a1420")
    elif child.face == "frown":
        pt.line([(-4, 9), (0, 6.6), (4, 9)], [1.4, 2.2, 1.4], INK)
        for side in (-1, 1):
            pt.line([(side * 9.4, -8), (side * 1.8, -4.4)], [1.8, 2.6], INK)


def child_in_snow(pt: Poster, child: Child) -> None:
    """The whole child, about 104 long, seen from above."""
    folded = child.face == "frown"
    limbs = [p.ribbon(bend(e * 9, 12, child.legs[max(e, 0)], (21, 24)), [22, 20, 20], 20, True) for e in (-1, 1)]
    limbs += [
        p.ribbon(bend(e * 13, -19, (child.left, child.right)[max(e, 0)], (21, 26)), [19, 17, 15], 20, True)
        for e in (-1, 1)
    ]
    pt.mark(p.moved(p.union(*limbs, p.circle(0, -42, 25), p.rect(-19, -26, 38, 50, r=10)), 6, 7), SHADE)
    for side in (-1, 1):
        leg(pt, child, side)
        if not folded:
            arm(pt, child, side)
    torso = p.spline(p.points("-18,-24 0,-29 18,-24 19,0 19,18 0,26 -19,18 -19,0"))
    cloth(pt, torso, child)
    pt.line([(-1, -24), (1, 0), (0, 20)], [1.6, 2.6, 1.4], "ffffff")
    if folded:
        for side in (1, -1):
            arm(pt, child, side, (19, 27))
    with pt.at(0, -42, 1.2, turn=child.tilt):
        head(pt, child)


def plumage() -> tuple[skia.Path, list[list[tuple[float, float]]]]:
    """The outline of the bird: two great wings of swept feathers, a fan tail, a head in profile; and its quills."""
    random = np.random.default_rng(4)
    shapes, quills = [], []
    for side in (-1, 1):
        for k in range(8):
            t = k / 7
            a = (-60 if side > 0 else -40) + 92 * t + random.uniform(-3, 3)
            length = 250 - 104 * t**1.3 - (22 if side < 0 else 0) + random.uniform(-14, 12)
            root = (side * (20 + 40 * (1 - t)), -40 - 20 * (1 - t) + 52 * t)
            c, d = math.cos(math.radians(a)), math.sin(math.radians(a))
            tip = (root[0] + side * length * c, root[1] + length * d)
            mid = (root[0] * 0.45 + tip[0] * 0.55 + side * 18 * d, root[1] * 0.45 + tip[1] * 0.55 - 18 * c)
            shapes.append(p.ribbon([root, mid, tip], [48, 56, 12], round_ends=True))
            quills.append([(tip[0] * 0.86 + mid[0] * 0.14, tip[1] * 0.86 + mid[1] * 0.14), mid, root])
    for k, n in enumerate((148, 176, 188, 170, 140)):
        a = math.radians(62 + 14 * k)
        tip = (4 + n * math.cos(a), 44 + n * 0.88 * math.sin(a))
        shapes.append(p.ribbon([(4, 40), tip], [30, 26], round_ends=True))
        quill = [(tip[0], tip[1] - 8), (4 + 90 * math.cos(a), 44 + 80 * math.sin(a)), (4, 50)]
        quills.append(quill)
    body = p.spline(p.points("0,-104 34,-84 46,-30 36,40 10,74 -14,74 -38,40 -46,-30 -32,-84"))
    neck = p.spline(
        p.points("-34,-80 -30,-120 -26,-160 -8,-186 16,-190 30,-182 62,-188! 36,-164 26,-140 30,-108 36,-80")
    )
    return p.union(body, neck, *shapes), quills


def bird(pt: Poster) -> None:
    """A bird of snow in the air: sun on the edges to the upper left, deep blue where its thickness turns away."""
    shape, quills = plumage()
    pt.mark(p.moved(shape, 6, 8), LIP)
    pt.fill(shape, HOLLOW, [(p.cut(shape, p.moved(shape, 5, 6)), "ffffff")], flow=0.5, streak=0.025)
    for quill in quills:
        pt.line(quill, [2, 7, 5, 2], SWEEP)
    pt.mark(p.circle(12, -170, 5.4), LIP)


def shadow_below(pt: Poster) -> None:
    """What bird and rider cast far below them, clear of every print; the tail ends at the sulking one's head."""
    shape, _ = plumage()
    arms = p.ribbon([(-118, -66), (0, -30), (124, -70)], [18, 34, 18], 20, True)
    pt.layer.fill(p.moved(p.union(shape, arms), 590, 786, 0.74, turn=8), CAST, 0.54)


def falling_snow(pt: Poster) -> None:
    """Crumbs that the tail shakes off."""
    for x, y, r in ((368, 664, 9), (398, 674, 6), (396, 652, 4), (342, 676, 4)):
        pt.mark(p.circle(x + 3, y + 4, r), SHADE)
        pt.mark(p.circle(x, y, r), "ffffff")


def footprints(pt: Poster, points: list[tuple[float, float]], step: float) -> None:
    """Small boots going somewhere."""
    track = p.sample(points, int(sum(math.dist(a, b) for a, b in itertools.pairwise(points)) / step))
    heading = np.gradient(track, axis=0)
    for k, ((x, y), (dx, dy)) in enumerate(zip(track, heading, strict=True)):
        n = math.hypot(dx, dy)
        side = (11 if k % 2 else -11) + pt.random.uniform(-3, 3)
        turn = math.degrees(math.atan2(dy, dx)) + 90 + pt.random.uniform(-14, 14)
        with pt.at(x - dy / n * side, y + dx / n * side, 1.7, turn=turn):
            pt.mark(p.circle(0, -4, 4, 5.8), LIP)
            pt.mark(p.circle(0, 5.6, 3.3, 3.4), LIP)
            pt.mark(p.circle(0.8, -3, 2.6, 4), HOLLOW)


def paint() -> p.Array:
    """The slope, those left behind, the way out, the shadow between them, and the bird high above."""
    way_out = p.points("266,690 280,664 304,636 318,600 318,560")
    img = g.board(SNOW, 9)
    pt = Poster(35, 0.8)
    slope(pt)
    for n, (x, y, size, turn, child) in enumerate(ROW):
        with pt.at(x, y, size, turn=turn):
            angel(pt, child, 40 + n)
    footprints(pt, way_out, 26)
    shadow_below(pt)
    for x, y, size, turn, child in ROW:
        if child.face:
            with pt.at(x, y, size, turn=turn):
                child_in_snow(pt, child)
    with pt.at(376, 346, 1.36, turn=10):
        bird(pt)
    with pt.at(380, 360, 2.45, turn=4):
        child_in_snow(pt, HERO)
    falling_snow(pt)
    pt.lay(img)
    return img
