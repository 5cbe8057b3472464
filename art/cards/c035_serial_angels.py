"""Three children made snow angels on one field. One left hers and took off, on an angel that became a bird; its shadow
crosses the clean snow to the one who stayed behind with folded arms.

Technique: flat poster gouache on soft drifts, seen from above, a low sun from the upper left.
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

WARM, SNOW, COOL, DRIFT = "ffdcbc", "fff7f3", "c2daf8", "96bcf0"
HOLLOW, LIP, SWEEP, SHADE, CAST = "a9cdf0", "4a8bd4", "dcecfb", "4f86cc", "5562b8"
COBALT, COBALT_D, CREASE = "2e66c8", "1d4596", "173878"
NAVY, NAVY_D, RED, RED_D = "27488f", "172d66", "ee4030", "b0202e"
GOLD, GOLD_D, INK, FLEECE = "f7bd36", "c98420", "1c2444", "fff6ea"
HAIR, HAIR_D, HAIR_L = "7c3f20", "562812", "a8602f"
SKINS = {"deep": ("7a4630", "56301f"), "warm": ("c4845a", "9a5e3e"), "light": ("f6cba8", "dfa283")}
Angles = tuple[float, float]


class Print(NamedTuple):
    """An angel in the snow: where, how large, how turned, and how far its maker swung arms and legs (degrees, 0 right,
    90 down)."""

    x: float
    y: float
    size: float
    turn: float
    wings: tuple[Angles, Angles]
    legs: Angles
    seed: int
    head: float = 26


class Child(NamedTuple):
    """A child in a hooded suit: arms and legs as two angles each (upper, lower), how long they are, and the head."""

    left: Angles
    right: Angles
    legs: tuple[Angles, Angles]
    arms: Angles
    shanks: Angles
    head: float
    tilt: float
    skin: str
    laughs: bool
    suit: tuple[str, str]


EMPTY = Print(160, 660, 2.1, turn=0, wings=((136, 224), (-48, 40)), legs=(66, 119), seed=41)
GIRL = Print(556, 850, 3.22, turn=-9, wings=((142, 209), (-36, 40)), legs=(60, 122), seed=42, head=40)
SMALL = Print(140, 1058, 1.72, turn=16, wings=((128, 214), (-64, 20)), legs=(48, 132), seed=47)
WONDERING = Child(
    (158, 134),
    (-54, -72),
    ((124, 104), (58, 78)),
    (27, 25),
    shanks=(19, 16),
    head=1.42,
    tilt=6,
    skin="deep",
    laughs=False,
    suit=(NAVY, NAVY_D),
)
FLYING = Child(
    (204, 186),
    (-32, -12),
    ((112, 126), (84, 112)),
    (24, 22),
    shanks=(24, 22),
    head=1.14,
    tilt=-12,
    skin="warm",
    laughs=True,
    suit=(RED, RED_D),
)


def field(img: p.Array) -> None:
    """One field of snow: warm where the sun comes from, cool on the other side; drifts with a crest and a soft lee."""
    crests = (
        ("-90,330 30,250 130,190 240,60 330,-60", "e6c4d4", 120),
        ("420,370 550,300 660,250 740,170 900,70", "cdc8f0", 130),
        ("-80,1010 40,930 180,905 300,860 400,760", DRIFT, 150),
        ("620,1290 700,1120 790,1050 900,930", DRIFT, 170),
        ("150,1290 260,1180 330,1120 400,1040", DRIFT, 150),
    )
    t = np.clip((p.grid.x * 0.45 + p.grid.y - 60) / 1400, 0, 1)[..., None]
    warm, snow, cool = (np.asarray(p.rgb(c)) for c in (WARM, SNOW, COOL))
    img *= np.where(t < 0.42, p.mix(warm, snow, t / 0.42), p.mix(snow, cool, (t - 0.42) / 0.58))
    for outline, tone, w in crests:
        crest = p.points(outline)
        behind = p.spline([*crest, *[(x + 260, y + 300) for x, y in reversed(crest)]])
        lee = p.mask(p.ribbon(crest, [0, w * 0.7, w, w * 0.6, 0]), soft=w / 6)
        p.over(img, lee * (1 - p.mask(behind, soft=3)), "ffffff", 0.7)
        p.over(img, lee * p.mask(behind, soft=3), tone, 0.75)


def fan(x: float, y: float, radius: float, span: Angles, random: np.random.Generator) -> skia.Path:
    """A swept sector (degrees), its rim uneven."""
    rim = [(t, radius * random.uniform(0.95, 1.05)) for t in np.radians(np.linspace(*span, 9))]
    return p.spline([(x, y, 1), *[(x + r * math.cos(t), y + r * math.sin(t)) for t, r in rim]])


def arcs(pt: Poster, x: float, y: float, radii: tuple[float, ...], span: Angles) -> None:
    """What a sleeve swept: a few arcs about the shoulder."""
    for r in radii:
        sweep = np.radians(np.linspace(span[0] + 8 + 60 / r, span[1] - 8 - 60 / r, 9))
        pt.line([(x + r * math.cos(t), y + r * math.sin(t)) for t in sweep], [1, 3.4, 1], SWEEP)


def angel(pt: Poster, a: Print) -> None:
    """Wings, skirt and head pressed into the snow: thrown-up snow on the far side, blue under the near lip."""
    random = np.random.default_rng(a.seed)
    wings = [fan(e * 14, -18, 70, span, random=random) for e, span in zip((-1, 1), a.wings, strict=True)]
    skirt = fan(0, -8, 98, a.legs, random=random)
    whole = p.union(*wings, skirt, p.circle(0, -45, a.head), p.rect(-24, -40, 48, 70, r=12))
    shape, d = p.moved(whole, a.x, a.y, a.size, turn=a.turn), 4.2 * a.size
    pt.layer.fill(p.moved(shape, d * 1.5, d * 1.8), DRIFT, 0.6, soft=d * 0.8)
    pt.mark(p.moved(shape, d * 0.8, d * 0.9), "ffffff")
    deep = p.cut(shape, p.moved(shape, d, d * 1.15))
    pt.fill(shape, HOLLOW, [(p.cut(shape, p.moved(shape, d * 2, d * 2.2)), "8ab9e8"), (deep, LIP)], 0.5, streak=0.02)
    with pt.at(a.x, a.y, a.size, turn=a.turn):
        for e, span in zip((-1, 1), a.wings, strict=True):
            arcs(pt, e * 14, -18, (36, 48, 59), span=span)
        arcs(pt, 0, -8, (72, 84), span=a.legs)


def bend(x: float, y: float, angles: Angles, reach: Angles) -> list[tuple[float, float]]:
    """Root, joint and end of a limb."""
    line = [(x, y)]
    for angle, n in zip(angles, reach, strict=True):
        t = math.radians(angle)
        line.append((line[-1][0] + n * math.cos(t), line[-1][1] + n * math.sin(t)))
    return line


def cloth(pt: Poster, shape: skia.Path, suit: tuple[str, str], depth: float = 4.5) -> None:
    """A part of the snowsuit: flat, with one hard shade on the side away from the sun."""
    pt.fill(shape, suit[0], [(p.cut(shape, p.moved(shape, -depth, -depth * 1.1)), suit[1])], 1.2, streak=0.03)


def arm(pt: Poster, child: Child, side: int) -> None:
    """Sleeve, cuff, and a mitten with its thumb towards the head."""
    line = bend(side * 13, -19, child.left if side < 0 else child.right, child.arms)
    (ex, ey), (hx, hy) = line[1], line[2]
    mitten = p.union(
        p.spline(p.points("-2,-6 8,-8.5 16,-6 18,0 15,6 8,7.5 -2,6")),
        p.ribbon([(3, -3 * side), (10, -12 * side)], [7, 5.6], 10, True),
    )
    mitten = p.moved(mitten, hx, hy, 1, turn=math.degrees(math.atan2(hy - ey, hx - ex)))
    pt.fill(mitten, GOLD, [(p.cut(mitten, p.moved(mitten, -2.6, -3)), GOLD_D)], streak=0)
    cloth(pt, p.ribbon(line, [20, 18, 16], 20, True), child.suit)
    n = math.hypot(hx - ex, hy - ey)
    ux, uy = (hx - ex) / n * 8, (hy - ey) / n * 8
    pt.line([(hx - uy, hy + ux), (hx + uy, hy - ux)], [5, 5], FLEECE)


def leg(pt: Poster, child: Child, side: int) -> None:
    """A trouser leg and a boot turned out."""
    line = bend(side * 9, 12, child.legs[0] if side < 0 else child.legs[1], child.shanks)
    (kx, ky), (fx, fy) = line[1], line[2]
    boot = p.spline([(-9, -5), (9, -5), (10 + side * 3, 8), (5 + side * 8, 17), (-5 + side * 8, 17), (-10, 8)])
    turn = math.degrees(math.atan2(fy - ky, fx - kx)) - 90
    pt.fill(p.moved(boot, fx, fy, 1, turn=turn), INK, streak=0)
    cloth(pt, p.ribbon(line, [24, 20, 18], 20, True), child.suit)
    pt.line([(kx - 6, ky - 2), (kx, ky + 2), (kx + 6, ky - 1)], [1, 2.4, 1], child.suit[1])


def hooded_head(pt: Poster, child: Child) -> None:
    """A hood with fleece round a laughing or a wondering face."""
    face = p.spline(p.points("-12.5,-3 -10,-12 0,-14.5 10,-12 12.5,-3 10,8 0,14.5 -10,8"))
    fringe = p.spline(p.points("-11.5,-3! -10,-12 0,-15 10,-12 11,-5! 4,-9 -3,-8"))
    laugh = p.spline(p.points("-6.6,3.2! 0,4.4 6.6,3.2! 4,9.4 0,11.4 -4,9.4"))
    skin, dark = SKINS[child.skin]
    cloth(pt, p.circle(0, 0, 21, 22), child.suit)
    pt.mark(p.star(0, 0.5, 18.5, 15, inner=0.86), FLEECE)
    pt.fill(face, skin, [(p.cut(face, p.moved(face, -4, -3)), dark)], streak=0)
    pt.mark(fringe, "2a1a1c")
    for e in (-1, 1):
        pt.mark(p.circle(e * 7.6, 4.4, 2.6, 2.0), "e8705c", 0.8)
        if child.laughs:
            pt.line([(e * 5 - 3, -1), (e * 5, -4), (e * 5 + 3, -1)], [1.4, 2.2, 1.4], INK)
        else:
            pt.layer.fill(p.circle(e * 5 + 0.2, -1.4, 3.9, 4.4), "ffffff")
            pt.layer.fill(p.circle(e * 5 + 1.3, -3.4, 2.2, 2.5), INK)
    if child.laughs:
        pt.mark(laugh, "6a1420")
        pt.mark(p.rect(-4.6, 3.9, 9.2, 2.4, r=1), "ffffff")
    else:
        pt.mark(p.circle(0.6, 8, 2.6, 3.4), "6a1420")


def hooded(pt: Poster, child: Child, shade: bool) -> None:
    """A whole child on its back, about 110 long, seen from above; its shade if it lies on snow."""
    torso = p.spline(p.points("-17,-24 0,-29 17,-24 20,0 20,16 0,25 -20,16 -20,0"))
    lines = [bend(e * 9, 12, child.legs[e > 0], child.shanks) for e in (-1, 1)]
    lines += [bend(e * 13, -19, (child.left, child.right)[e > 0], child.arms) for e in (-1, 1)]
    if shade:
        limbs = [p.ribbon(line, [22, 20, 22], 20, True) for line in lines]
        pt.mark(p.moved(p.union(torso, *limbs, p.circle(0, -42, 21 * child.head)), 6, 7), SHADE)
    for side in (-1, 1):
        leg(pt, child, side)
    cloth(pt, torso, child.suit)
    pt.line([(-1, -24), (1, 0), (0, 20)], [1.6, 2.6, 1.4], FLEECE)
    with pt.at(0, -43, child.head, turn=child.tilt):
        hooded_head(pt, child)
    for side in (-1, 1):
        arm(pt, child, side)


GIRL_LEGS = (((-40, 78), (-54, 182), (34, 286)), ((40, 78), (56, 182), (-30, 290)))
GIRL_ARMS = (((66, -76), (100, 20), (-40, -30)), ((-66, -76), (-100, 26), (40, 0)))


def bent(line: tuple[tuple[float, float], ...], widths: tuple[float, float, float]) -> skia.Path:
    """A padded limb of two halves."""
    return p.union(*[p.ribbon(line[k : k + 2], widths[k : k + 2], 24, True) for k in (0, 1)])


def padded(pt: Poster, part: skia.Path) -> None:
    """A part of the girl's suit: lit along one edge, shaded along the other."""
    lit, shade = p.cut(part, p.moved(part, 4, 5)), p.cut(part, p.moved(part, -9, -10))
    pt.fill(part, COBALT, [(lit, "6a9cec"), (shade, COBALT_D)], 1.2, streak=0.03)


def girl_leg(pt: Poster, k: int) -> None:
    """One crossed leg: a boot, toe up and turned out, then thigh, shin, and a fleece cuff."""
    boot = p.spline(p.points("-30,-30! 30,-30! 34,8 32,42 8,58 -16,54 -33,36 -34,8"))
    toe = p.spline(p.points("-26,16 -4,4 22,12 26,36 6,50 -18,46"))
    (kx, ky), (ax, ay) = GIRL_LEGS[k][1:]
    side = (1, -1)[k]
    with pt.at(ax + side * 18, ay + 30, 1, turn=-32 * side, flip=side < 0):
        pt.fill(boot, INK, [(toe, "2e3866")], streak=0.02)
        pt.line([(-12, 16), (2, 11), (14, 14)], [1, 5, 1], "6a74a4")
    limb = bent(GIRL_LEGS[k], (86, 76, 56))
    pt.layer.fill(p.moved(limb, 5, 8), CREASE)
    padded(pt, limb)
    pt.line([(ax - 24, ay + 16 - 10 * side), (ax + 2, ay + 20), (ax + 26, ay + 16 + 10 * side)], [15, 16, 15], FLEECE)
    pt.line([(kx - 22, ky + 8), (kx, ky + 16), (kx + 24, ky + 4)], [2, 6, 2], CREASE)


def girl_body(pt: Poster) -> None:
    """Crossed legs, the trunk, and arms folded tight: one hand tucked away, one clutching the other sleeve."""
    torso = p.spline(p.points("-70,-82 -34,-104 34,-104 70,-82 74,-10 70,60 76,104 0,124 -76,104 -70,60 -74,-10"))
    hand = p.spline(p.points("26,-24 52,-34 84,-36 104,-26 106,-8 98,6 70,18 30,24"))
    thumb = p.ribbon([(42, -14), (58, -32), (74, -42)], [24, 22, 17], 16, True)
    tucked = p.spline(p.points("-34,-56 -58,-62 -82,-50 -80,-24 -60,-10 -34,-10"))
    for k in (0, 1):
        girl_leg(pt, k)
    padded(pt, torso)
    pt.line([(-2, -100), (2, 0), (0, 118)], [5, 6, 4], FLEECE)
    pt.line([(-62, 66), (-20, 76), (24, 76), (64, 62)], [2, 6, 6, 2], CREASE)
    far, near = (bent(line, (62, 56, 48)) for line in GIRL_ARMS)
    pt.layer.fill(p.moved(far, 0, -5), CREASE)
    padded(pt, far)
    pt.fill(tucked, GOLD, [(p.cut(tucked, p.moved(tucked, -6, -7)), GOLD_D)], streak=0.02)
    pt.layer.fill(p.moved(near, 5, 12), CREASE)
    padded(pt, near)
    pt.layer.fill(p.moved(p.union(hand, thumb), 4, 7), CREASE)
    pt.fill(hand, GOLD, [(p.cut(hand, p.moved(hand, -5, -7)), GOLD_D), (p.moved(thumb, 3, 6), GOLD_D)], streak=0.02)
    pt.fill(thumb, "ffcf58", streak=0)
    pt.line([(24, -26), (32, 0), (34, 26)], [13, 14, 13], FLEECE)
    for e in (-1, 1):
        pt.line([(e * 104, 4), (e * 82, 14), (e * 66, 10)], [2, 6, 1], CREASE)


def girl_hair(pt: Poster) -> None:
    """Curls spread out on the snow as they fell, none like the other."""
    curls = p.points("-78,34 -100,4 -88,-40 -66,-74 -30,-98 10,-106 48,-92 80,-66 98,-28 104,14 88,48")
    sizes = (27, 33, 30, 36, 31, 35, 29, 34, 32, 27, 24)
    mass = p.union(p.circle(2, -14, 82), *[p.circle(*at, r) for at, r in zip(curls, sizes, strict=True)])
    pt.mark(p.moved(mass, 13, 15), SHADE)
    pt.fill(mass, HAIR, [(p.cut(mass, p.moved(mass, -9, -10)), HAIR_D)], 0.8, streak=0.04)
    for k, ((x, y), r) in enumerate(zip(curls, sizes, strict=True)):
        swirl = [(r * (0.72 - 0.11 * t), t + k * 1.7) for t in np.linspace(0, 4.4, 12)]
        tone = HAIR_L if k % 3 else HAIR_D
        pt.line([(x + n * math.cos(a), y + n * math.sin(a)) for n, a in swirl], [1, 5, 5, 2], tone)


def girl_face(pt: Poster) -> None:
    """Turned away, but the eyes go to the empty place on the left; brows down, lips pushed out."""
    skin, dark = SKINS["light"]
    face = p.spline(p.points("-56,-14 -48,-46 -8,-62 40,-50 56,-12 50,26 24,54 -2,62 -30,50 -50,24"))
    fringe = p.spline(p.points("-60,-8! -62,-50 -20,-84 34,-78 64,-44 62,0! 48,-30 26,-42 8,-32 -14,-46 -38,-36"))
    nose = p.points("-8,4 -13,14 -4,19 3,16")
    pt.fill(face, skin, [(p.cut(face, p.moved(face, -11, -8)), dark)], streak=0.015)
    for x, w in ((-28, 17), (22, 18)):
        eye = p.spline([(x - w, -6, 1), (x + w, -9 if x > 0 else -4, 1), (x + w * 0.5, 9), (x - w * 0.5, 10)])
        pt.layer.fill(eye, "ffffff")
        with pt.within(eye):
            pt.layer.fill(p.circle(x - w * 0.52, -1, 8.6, 10), INK)
        pt.mark(p.circle(x + (-6 if x < 0 else 10), 25, 14, 9), "ee7d66", 0.65)
    pt.line([(-48, -6), (-28, -8), (-10, -3)], [3, 6, 4], INK)
    pt.line([(4, -5), (22, -10), (42, -9)], [4, 6, 3], INK)
    pt.line([(-50, -26), (-30, -22), (-10, -12)], [5, 10, 9], HAIR_D)
    pt.line([(2, -14), (22, -27), (46, -30)], [9, 10, 5], HAIR_D)
    pt.line(nose, [2, 4, 5, 2], "cf8a6c")
    pt.line([(-24, 41), (-8, 34), (12, 42)], [3, 7, 3], "8c2c34")
    pt.line([(-15, 46), (-7, 44), (2, 47)], [2, 6, 2], "d9766a")
    pt.fill(fringe, HAIR, [(p.cut(fringe, p.moved(fringe, -4, -7)), HAIR_D)], 0.8, streak=0.04)
    pt.line([(-44, -46), (-14, -66), (30, -64)], [1, 6, 1], HAIR_L)


def girl(pt: Poster) -> None:
    """The one who leads the picture, about 560 long."""
    collar = p.spline(p.points("-52,-108 -20,-124 22,-124 54,-108 50,-84 0,-72 -50,-86"))
    parts = [bent(line, (86, 76, 56)) for line in GIRL_LEGS]
    parts += [bent(line, (62, 56, 48)) for line in GIRL_ARMS]
    boots = p.ribbon([(-62, 326), (64, 318)], [66, 66], 12, True)
    pt.mark(p.moved(p.union(p.rect(-74, -100, 148, 220, r=30), boots, *parts), 17, 20), SHADE)
    with pt.at(4, -166, 1, turn=9):
        girl_hair(pt)
    girl_body(pt)
    pt.fill(collar, FLEECE, [(p.moved(collar, 12, 14), "d8d8ea")], streak=0.02)
    with pt.at(4, -166, 1, turn=9):
        girl_face(pt)


class Wing(NamedTuple):
    """One wing of the bird: which side, its reach, and the fan it swept, leading edge first (degrees)."""

    side: int
    reach: float
    first: float
    last: float


WINGS = (Wing(-1, 214, first=212, last=122), Wing(1, 262, first=-52, last=44))


def plumage() -> skia.Path:
    """An angel whose fans break up into feathers at the rim: two wings, a skirt that is a tail, a head in profile."""
    random = np.random.default_rng(4)
    shapes = [fan(0, 10, 128, (58, 118), random=random)]
    for w in WINGS:
        x, y = w.side * 22, -34
        shapes.append(fan(x, y, w.reach * 0.68, (w.first, w.last), random=random))
        for k in range(8):
            t = k / 7
            a = math.radians(w.first + (w.last - w.first) * (0.04 + 0.9 * t))
            n = w.reach * (1 - 0.28 * t**1.1) * random.uniform(0.96, 1.04)
            back = math.radians((w.last - w.first) * 0.07)
            mid = (x + n * 0.62 * math.cos(a), y + n * 0.62 * math.sin(a))
            tip = (x + n * math.cos(a + back), y + n * math.sin(a + back))
            shapes.append(p.ribbon([(x, y), mid, tip], [14, 40, 40, 34, 9], 30, True))
    for k, n in enumerate((138, 160, 170, 158, 134)):
        a = math.radians(62 + 13 * k)
        shapes.append(p.ribbon([(0, 20), (n * math.cos(a), 10 + n * math.sin(a))], [20, 34, 14], 20, True))
    body = p.spline(p.points("0,-96 34,-76 42,-20 32,44 0,70 -32,44 -42,-20 -34,-76"))
    neck = p.spline(p.points("-30,-76 -25,-120 -20,-150 -4,-168 18,-170 32,-160 60,-160! 34,-144 26,-122 30,-76"))
    return p.union(body, neck, *shapes)


BIRD = (336, 214, 0.98, 14.0)


def bird(pt: Poster) -> None:
    """A bird of snow in the air: sun on the edges to the upper left, deep blue where its thickness turns away."""
    x, y, size, turn = BIRD
    shape = p.moved(plumage(), x, y, size, turn=turn)
    pt.mark(p.moved(shape, 7, 9), LIP)
    pt.fill(shape, HOLLOW, [(p.cut(shape, p.moved(shape, 5, 6)), "ffffff")], flow=0.5, streak=0.02)
    with pt.at(x, y, size, turn=turn):
        for w in WINGS:
            radii = tuple(w.reach * f for f in (0.36, 0.46, 0.56))
            arcs(pt, w.side * 22, -34, radii, span=(min(w.first, w.last), max(w.first, w.last)))
        arcs(pt, 0, 10, (92, 112), span=(58, 118))
        pt.mark(p.circle(15, -152, 4.6), INK)
        with pt.at(0, 0, 1.46, turn=-4):
            hooded(pt, FLYING, False)


def shadow_below(pt: Poster) -> None:
    """What bird and rider cast on clean snow far below; the tail ends at the sulking one's head."""
    pt.layer.fill(p.moved(plumage(), 578, 488, 0.72, turn=14), CAST, 0.6, soft=1.5)


def falling_snow(pt: Poster) -> None:
    """Crumbs that the tail shakes off."""
    for x, y, r in ((322, 404, 8), (346, 418, 5), (352, 396, 4), (316, 428, 4)):
        pt.mark(p.circle(x + 3, y + 4, r), SHADE)
        pt.mark(p.circle(x, y, r), "ffffff")


def footprints(pt: Poster, points: list[tuple[float, float]], step: float) -> None:
    """Small boots going somewhere, ever further from us."""
    track = p.sample(points, int(sum(math.dist(a, b) for a, b in itertools.pairwise(points)) / step))
    heading = np.gradient(track, axis=0)
    for k, ((x, y), (dx, dy)) in enumerate(zip(track, heading, strict=True)):
        n, size = math.hypot(dx, dy), 2.1 - 0.8 * k / len(track)
        side = (7 if k % 2 else -7) * size + pt.random.uniform(-2, 2)
        turn = math.degrees(math.atan2(dy, dx)) + 90 + pt.random.uniform(-14, 14)
        with pt.at(x - dy / n * side, y + dx / n * side, size, turn=turn):
            pt.mark(p.circle(0, -4, 4, 5.8), LIP)
            pt.mark(p.circle(0, 5.6, 3.3, 3.4), LIP)
            pt.mark(p.circle(0.8, -3, 2.6, 4), HOLLOW)


def paint() -> p.Array:
    """The field, three angels in it, the way out, the shadow on clean snow, those who stayed, and the bird above."""
    way_out = p.points("182,500 180,474 198,456 226,440 258,424 278,394")
    img = p.mix(1.0, g.board("ffffff", 9), 0.4)
    field(img)
    pt = Poster(35, 0.32)
    for pressed in (EMPTY, SMALL, GIRL):
        angel(pt, pressed)
    footprints(pt, way_out, 25)
    shadow_below(pt)
    with pt.at(SMALL.x, SMALL.y, SMALL.size, turn=SMALL.turn):
        hooded(pt, WONDERING, True)
    with pt.at(GIRL.x, GIRL.y, 0.88, turn=GIRL.turn):
        girl(pt)
    bird(pt)
    falling_snow(pt)
    pt.lay(img)
    return img
