"""Snow angels, one like the other. One child took off on an angel that became a bird; its shadow falls on the one who
stayed behind, flat in her own print with her arms let fall, eyes going where she does not want to look.

Technique: flat poster gouache on soft drifts, seen straight from above, a low sun from the upper left.
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

SUNLIT, SNOW, COOL = "ffe6d2", "dbe8f8", "b4d0f2"
HOLLOW, LIP, SWEEP, SHADE, CAST = "93bcea", "3f7cc8", "cfe2f8", "4a78bc", "3a3f98"
WHITE, DOWN, QUILL = "fffdfa", "bdd5f3", "a3c2ea"
SUIT, SLEEVE, CREASE = ("2453a8", "193d84", "3f70c8"), ("2f6cd0", "1d4ea6", "5f98f0"), "12306c"
RED, RED_D = "ee4030", "b0202e"
GOLD, GOLD_D, INK, FLEECE = "f9bd34", "c98420", "1c2444", "fff6ea"
HAIR, HAIR_D, HAIR_L = "7c3f20", "562812", "a8602f"
Angles = tuple[float, float]


class Print(NamedTuple):
    """An angel in the snow: where, how large, and how far its maker swung arms and legs (degrees, 0 right, 90 down)."""

    x: float
    y: float
    size: float
    wings: tuple[Angles, Angles]
    legs: Angles
    head: float
    turn: float
    seed: int


EMPTY = Print(122, 690, 2.35, wings=((138, 218), (-42, 38)), legs=(70, 116), head=20, turn=-7, seed=41)
THIRD = Print(128, 1136, 1.95, wings=((152, 230), (-58, 22)), legs=(50, 128), head=20, turn=-7, seed=47)
GIRL = Print(530, 872, 3.1, wings=((134, 204), (-26, 46)), legs=(61, 118), head=41, turn=-18, seed=42)


def field(img: p.Array) -> None:
    """One field of snow under one sun: every drift has a lit side and a lee, and all of them run the same way."""
    crests = (
        ("-80,250 60,190 190,150 330,60 430,-60", 70),
        ("430,520 540,470 640,420 730,330 880,230", 80),
        ("-80,520 20,470 120,452 240,400", 60),
        ("-80,940 60,890 200,880 330,800", 80),
        ("210,1290 300,1190 420,1150 520,1080", 80),
        ("600,1290 690,1180 780,1130 900,1010", 90),
    )
    t = np.clip((p.grid.x * 0.5 + p.grid.y) / 1600, 0, 1)[..., None]
    sunlit, snow, cool = (np.asarray(p.rgb(c)) for c in (SUNLIT, SNOW, COOL))
    img *= np.where(t < 0.3, p.mix(sunlit, snow, t / 0.3), p.mix(snow, cool, (t - 0.3) / 0.7))
    for outline, w in crests:
        crest = p.points(outline)
        behind = p.mask(p.spline([*crest, *[(x + 260, y + 300) for x, y in reversed(crest)]]), soft=3)
        drift = p.mask(p.ribbon(crest, [0, w * 0.7, w, w * 0.6, 0]), soft=w / 5)
        p.over(img, drift * (1 - behind), "ffffff", 0.75)
        p.over(img, drift * behind, "a6c6f0", 0.6)


def fan(x: float, y: float, radius: float, span: Angles, random: np.random.Generator) -> skia.Path:
    """A swept sector (degrees), its rim uneven."""
    rim = [(t, radius * random.uniform(0.96, 1.04)) for t in np.radians(np.linspace(*span, 9))]
    return p.spline([(x, y, 1), *[(x + r * math.cos(t), y + r * math.sin(t)) for t, r in rim]])


def arcs(pt: Poster, x: float, y: float, radii: tuple[float, ...], span: Angles, tone: str = SWEEP) -> None:
    """What a sleeve swept: a few arcs about the shoulder."""
    for r in radii:
        sweep = np.radians(np.linspace(span[0] + 8 + 60 / r, span[1] - 8 - 60 / r, 9))
        pt.line([(x + r * math.cos(t), y + r * math.sin(t)) for t in sweep], [1, 3.2, 1], tone)


def outline(a: Print) -> skia.Path:
    """Wings, skirt, trunk and head as one shape on the sheet."""
    random = np.random.default_rng(a.seed)
    wings = [fan(e * 12, -20, 74, span, random=random) for e, span in zip((-1, 1), a.wings, strict=True)]
    skirt = fan(0, -12, 106, a.legs, random=random)
    trunk = p.spline(p.points("-9,-34 9,-34 24,-24 23,8 30,40 -30,40 -23,8 -24,-24"))
    head = p.circle(0, -37 - a.head * 0.5, a.head * 0.97, a.head)
    return p.moved(p.union(*wings, skirt, trunk, head), a.x, a.y, a.size, turn=a.turn)


def under_rim(shape: skia.Path, depth: float) -> skia.Path:
    """Where the rim of a print keeps the sun off."""
    return p.cut(shape, p.moved(shape, depth, depth * 1.15))


def angel(pt: Poster, a: Print) -> None:
    """An angel pressed into the snow: blue under the near lip, a lit wall on the far side."""
    shape, d = outline(a), 4.2 * a.size
    pt.mark(p.moved(shape, d * 0.8, d * 0.9), "ffffff")
    pt.fill(shape, HOLLOW, [(under_rim(shape, d * 2), "6fa3e0"), (under_rim(shape, d), LIP)], 0.5, streak=0.02)
    with pt.at(a.x, a.y, a.size, turn=a.turn):
        for e, span in zip((-1, 1), a.wings, strict=True):
            arcs(pt, e * 12, -20, (38, 50, 62), span=span)
        arcs(pt, 0, -12, (78, 91), span=a.legs)


def shaded(pt: Poster, shape: skia.Path, tones: tuple[str, str, str], depth: float) -> None:
    """A padded part: lit along one edge, a hard shade along the other."""
    lit, shade = p.cut(shape, p.moved(shape, depth * 0.45, depth * 0.5)), p.cut(shape, p.moved(shape, -depth, -depth))
    pt.fill(shape, tones[0], [(lit, tones[2]), (shade, tones[1])], 1.2, streak=0.03)


def gold(pt: Poster, *parts: skia.Path) -> None:
    """A mitten in its parts, each shaded away from the sun."""
    for part in parts:
        pt.fill(part, GOLD, [(p.cut(part, p.moved(part, -4, -5)), GOLD_D)], streak=0.02)


LEGS = (((-38, 84), (-48, 166), (-62, 236)), ((38, 84), (54, 164), (72, 230)))
ARMS = (((-54, -76), (-122, -46), (-180, -6)), ((54, -76), (126, -54), (186, -20)))


def bent(line: tuple[tuple[float, float], ...], widths: tuple[float, float, float]) -> skia.Path:
    """A padded limb of two halves."""
    return p.union(*[p.ribbon(line[k : k + 2], widths[k : k + 2], 24, True) for k in (0, 1)])


def along(line: tuple[tuple[float, float], ...]) -> float:
    """The way the outer half of a limb points, in degrees."""
    (ax, ay), (bx, by) = line[1:]
    return math.degrees(math.atan2(by - ay, bx - ax))


def boot(pt: Poster, side: float) -> None:
    """A boot on its heel, fallen outwards: the inner side of it, the toe towards us, the sole turned away."""
    shape = p.spline(p.points("-30,-22! 30,-22! 42,-14 66,-16 82,4 78,30 52,42 4,46 -24,38 -33,10", scale=(side, 1)))
    toe = p.spline(p.points("38,-6 64,-11 77,6 73,28 50,36 36,18", scale=(side, 1)))
    pt.fill(shape, INK, [(toe, "303b6c")], streak=0.02)
    pt.line(p.points("50,6 60,1 70,8", scale=(side, 1)), [1, 5, 1], "7681b2")
    pt.line(p.points("-14,2 6,8 30,2", scale=(side, 1)), [1, 4, 1], "39457c")


def girl_legs(pt: Poster) -> None:
    """Two straight legs side by side, heels in the snow, the toes fallen outwards."""
    for line, side in zip(LEGS, (-1, 1), strict=True):
        (kx, ky), (ax, ay) = line[1:]
        with pt.at(ax, ay, 1, turn=along(line) - 90), pt.at(0, 34, 0.9, turn=-side * 20):
            boot(pt, side)
        shaded(pt, bent(line, (86, 78, 64)), SUIT, 9)
        with pt.at(ax, ay, 1, turn=along(line) - 90):
            pt.line([(-31, 15), (0, 22), (31, 15)], [15, 18, 15], FLEECE)
        pt.line([(kx - 26, ky + 8), (kx - 8, ky + 14), (kx + 10, ky + 10)], [1, 5, 1], CREASE)


def girl_arm(pt: Poster, line: tuple[tuple[float, float], ...]) -> None:
    """An arm let fall into the wing, the mitten open to the sky, thumb towards the head."""
    side, (x, y) = math.copysign(1, line[0][0]), line[1]
    shaded(pt, bent(line, (66, 58, 50)), SLEEVE, 8)
    pt.line([(x - side * 20, y + 22), (x - side * 8, y + 8), (x - side * 4, y - 10)], [1, 6, 2], SUIT[1])
    palm = p.spline(p.points("8,-22! 30,-27 54,-26 72,-14 74,6 60,22 34,25 8,20!", scale=(1, side)))
    thumb = p.ribbon([(24, -16 * side), (36, -36 * side), (50, -46 * side)], [24, 22, 16], 16, True)
    with pt.at(*line[2], 1, turn=along(line)):
        for part in (thumb, palm):
            pt.mark(p.moved(part, 4, 5), LIP)
        gold(pt, thumb, palm)
        pt.line([(6, -26), (10, 0), (6, 26)], [15, 18, 15], FLEECE)


def girl_hair(pt: Poster) -> None:
    """Curls spread out on the snow as they fell, none like the other."""
    curls = p.points("-70,52 -92,20 -112,-10 -84,-42 -96,-78 -52,-86 -30,-118 12,-96 50,-112 66,-74 106,-64 92,-22")
    curls += p.points("118,8 88,34 84,66")
    sizes = (25, 30, 22, 34, 21, 33, 25, 36, 23, 34, 26, 33, 21, 29, 20)
    mass = p.union(p.circle(2, -14, 82), *[p.circle(*at, r) for at, r in zip(curls, sizes, strict=True)])
    pt.mark(p.moved(mass, 6, 8), LIP)
    pt.fill(mass, HAIR, [(p.cut(mass, p.moved(mass, -7, -8)), HAIR_D)], 0.8, streak=0.04)
    for k, ((x, y), r) in enumerate(zip(curls, sizes, strict=True)):
        swirl = [(r * (0.72 - 0.11 * t), t + k * 1.7) for t in np.linspace(0, 4.4, 12)]
        tone = HAIR_L if k % 3 else HAIR_D
        pt.line([(x + n * math.cos(a), y + n * math.sin(a)) for n, a in swirl], [1, 5, 5, 2], tone)


def girl_face(pt: Poster) -> None:
    """Turned away to the right, but the eyes go up and left to the bird; brows down, lips pushed out."""
    face = p.spline(p.points("-54,-12 -46,-46 -6,-60 40,-50 57,-12 56,20 38,48 8,62 -24,54 -48,26"))
    fringe = p.spline(p.points("-60,-4! -62,-50 -20,-84 34,-78 64,-44 64,2! 52,-28 30,-42 12,-34 -12,-46 -40,-34"))
    pt.fill(face, "f6cba8", [(p.cut(face, p.moved(face, -11, -8)), "dfa283")], streak=0.015)
    for x, w, drop in ((-20, 18, 5), (31, 17, -5)):
        eye = p.spline([(x - w, 1 - drop, 1), (x + w, 1 + drop, 1), (x + w * 0.75, 19), (x - w * 0.5, 21)])
        pt.layer.fill(eye, "ffffff")
        with pt.within(eye):
            pt.layer.fill(p.circle(x - w * 0.48, 5, 9.2, 11), INK)
        pt.line([(x - w - 2, 1 - drop), (x, 0), (x + w + 2, 1 + drop)], [4, 6, 4], INK)
        pt.mark(p.circle(x + (-8 if x < 0 else 8), 31, 14, 9), "ee7d66", 0.6)
    pt.line([(-45, -22), (-25, -23), (-3, -11)], [4, 8, 8], HAIR_D)
    pt.line([(15, -11), (34, -22), (53, -20)], [8, 8, 4], HAIR_D)
    pt.line(p.points("8,10 4,22 12,27 19,24"), [2, 4, 5, 2], "cf8a6c")
    pt.line([(-6, 47), (10, 40), (27, 46)], [3, 7, 3], "8c2c34")
    pt.line([(2, 52), (11, 50), (20, 52)], [2, 6, 2], "d9766a")
    pt.fill(fringe, HAIR, [(p.cut(fringe, p.moved(fringe, -4, -7)), HAIR_D)], 0.8, streak=0.04)
    pt.line([(-44, -46), (-14, -66), (30, -64)], [1, 6, 1], HAIR_L)


def girl(pt: Poster) -> None:
    """The one who leads the picture, about 560 long, flat on her back."""
    torso = p.spline(p.points("-60,-86 -34,-104 34,-104 60,-86 66,-20 66,40 80,98 0,124 -80,98 -66,40 -66,-20"))
    collar = p.spline(p.points("-52,-108 -20,-124 22,-124 54,-108 50,-84 0,-72 -50,-86"))
    limbs = [bent(line, (86, 78, 64)) for line in LEGS] + [bent(line, (66, 58, 50)) for line in ARMS]
    pt.mark(p.moved(p.union(torso, *limbs), 7, 9), LIP)
    with pt.at(4, -166, 1, turn=20):
        girl_hair(pt)
    girl_legs(pt)
    for line in ARMS:
        girl_arm(pt, line)
    shaded(pt, torso, SUIT, 9)
    pt.line([(0, -80), (2, 20), (0, 108)], [4, 6, 4], FLEECE)
    for fold in ("-66,20 -46,30 -30,28", "66,34 46,42 34,38", "-60,-50 -46,-40 -38,-26", "-16,134 0,122 18,134"):
        pt.line(p.points(fold), [1, 5, 1], CREASE)
    pt.fill(collar, FLEECE, [(p.moved(collar, 12, 14), "d8d8ea")], streak=0.02)
    with pt.at(4, -166, 1, turn=20):
        girl_face(pt)


class Wing(NamedTuple):
    """One wing of the bird: which side, its reach, and the fan it swept, leading edge first (degrees)."""

    side: int
    reach: float
    first: float
    last: float

    def root(self) -> tuple[float, float]:
        """The shoulder."""
        return self.side * 24, -34


BIRD = (372, 268, 1.26, 15.0)
WINGS = (Wing(-1, 236, first=216, last=128), Wing(1, 258, first=-46, last=48))


def quills(w: Wing) -> list[skia.Path]:
    """The long feathers of a wing, the trailing ones first; each bends back a little."""
    x, y = w.root()
    out = []
    for t in np.linspace(1, 0, 9):
        a = math.radians(w.first + (w.last - w.first) * (0.05 + 0.9 * t))
        back = math.radians((w.last - w.first) * 0.08)
        n = w.reach * (1 - 0.4 * t**1.3) * (1 + 0.03 * math.sin(17 * t))
        mid = (x + n * 0.6 * math.cos(a), y + n * 0.6 * math.sin(a))
        tip = (x + n * math.cos(a + back), y + n * math.sin(a + back))
        out.append(p.ribbon([(x, y), mid, tip], [16, 34, 42, 44, 40, 30, 10], 36, True))
    return out


def tail() -> list[skia.Path]:
    """Five feathers of what was the skirt, the outer ones first."""
    ways = ((122, 140), (58, 146), (106, 166), (74, 168), (90, 180))
    return [
        p.ribbon([(0, 10), (n * math.cos(a), 10 + n * math.sin(a))], [30, 42, 44, 40, 12], 24, True)
        for a, n in ((math.radians(angle), n) for angle, n in ways)
    ]


def trunk() -> skia.Path:
    """Body, neck, and a head in profile."""
    body = p.spline(p.points("0,-96 36,-76 46,-20 36,44 0,76 -36,44 -46,-20 -36,-76"))
    neck = p.spline(p.points("-32,-76 -27,-126 -22,-166 -6,-186 18,-189 35,-177 66,-172! 38,-160 28,-138 32,-76"))
    return p.union(body, neck)


def plumage() -> skia.Path:
    """The whole bird as one outline."""
    return p.union(trunk(), *tail(), *quills(WINGS[0]), *quills(WINGS[1]))


def bird(pt: Poster) -> None:
    """A bird of snow in the air: feather over feather in the sun, deep blue where its thickness turns away."""
    random = np.random.default_rng(4)
    x, y, size, turn = BIRD
    pt.mark(p.moved(plumage(), x + 8, y + 11, size, turn=turn), LIP)
    with pt.at(x, y, size, turn=turn):
        for feather in (*tail(), *quills(WINGS[0]), *quills(WINGS[1])):
            pt.fill(feather, WHITE, [(p.cut(feather, p.moved(feather, -5, -7)), QUILL)], streak=0.012)
        for w in WINGS:
            (sx, sy), span = w.root(), (min(w.first, w.last), max(w.first, w.last))
            covert = fan(sx, sy, w.reach * 0.5, span, random=random)
            pt.fill(covert, WHITE, [(p.cut(covert, p.moved(covert, -6, -8)), DOWN)], streak=0.012)
            arcs(pt, sx, sy, (w.reach * 0.3, w.reach * 0.4), span=span, tone=QUILL)
        shape = trunk()
        pt.fill(shape, WHITE, [(p.cut(shape, p.moved(shape, -9, -6)), DOWN)], streak=0.012)
        pt.mark(p.circle(18, -170, 4.6), INK)
        pt.mark(p.spline(p.points("36,-178! 66,-172! 38,-161!")), GOLD)
        with pt.at(0, 4, 1.5, turn=-4):
            flyer(pt)


def joints(x: float, y: float, angles: Angles, reach: Angles) -> list[tuple[float, float]]:
    """Root, joint and end of a limb."""
    line = [(x, y)]
    for angle, n in zip(angles, reach, strict=True):
        t = math.radians(angle)
        line.append((line[-1][0] + n * math.cos(t), line[-1][1] + n * math.sin(t)))
    return line


def flyer_arm(pt: Poster, line: list[tuple[float, float]], side: int) -> None:
    """Sleeve, cuff, and a mitten with its thumb towards the head."""
    (ex, ey), (hx, hy) = line[1], line[2]
    turn = math.degrees(math.atan2(hy - ey, hx - ex))
    thumb = p.moved(p.ribbon([(3, -3 * side), (9, -13 * side)], [8, 6.4], 10, True), hx, hy, 1, turn=turn)
    palm = p.moved(p.spline(p.points("-2,-8 8,-9.5 17,-7 20,0 17,7 8,8.5 -2,8")), hx, hy, 1, turn=turn)
    shaded(pt, p.ribbon(line, [21, 19, 17], 20, True), (RED, RED_D, "ff7258"), 4.5)
    gold(pt, thumb, palm)
    n = math.hypot(hx - ex, hy - ey)
    ux, uy = (hx - ex) / n * 8.5, (hy - ey) / n * 8.5
    pt.line([(hx - uy, hy + ux), (hx + uy, hy - ux)], [5.5, 5.5], FLEECE)


def flyer_head(pt: Poster) -> None:
    """A hood with fleece round a laughing face."""
    face = p.spline(p.points("-13,-3 -10.5,-12 0,-14.5 10.5,-12 13,-3 10.5,8 0,14.5 -10.5,8"))
    fringe = p.spline(p.points("-12,-3! -10.5,-12 0,-15 10.5,-12 12,-5! 4,-9 -3,-8"))
    laugh = p.spline(p.points("-7,2.8! 0,4.2 7,2.8! 4.4,9.6 0,11.6 -4.4,9.6"))
    shaded(pt, p.circle(0, 0, 21, 22), (RED, RED_D, "ff7258"), 4.5)
    pt.mark(p.star(0, 0.5, 18.5, 15, inner=0.86), FLEECE)
    pt.fill(face, "c4845a", [(p.cut(face, p.moved(face, -4, -3)), "9a5e3e")], streak=0)
    pt.mark(fringe, "2a1a1c")
    for e in (-1, 1):
        pt.mark(p.circle(e * 8, 4.2, 2.6, 2.0), "e8705c", 0.8)
        pt.line([(e * 5.2 - 3, -1), (e * 5.2, -4), (e * 5.2 + 3, -1)], [1.4, 2.2, 1.4], INK)
    pt.mark(laugh, "6a1420")
    pt.mark(p.rect(-4.8, 3.6, 9.6, 2.6, r=1), "ffffff")


def flyer(pt: Poster) -> None:
    """The child on its back on the bird, about 110 long, arms along the wings."""
    torso = p.spline(p.points("-17,-24 0,-29 17,-24 20,0 20,16 0,25 -20,16 -20,0"))
    legs = [joints(e * 9, 12, angles, (24, 22)) for e, angles in ((-1, (112, 104)), (1, (72, 80)))]
    arms = [joints(e * 13, -18, angles, (25, 24)) for e, angles in ((-1, (196, 206)), (1, (-22, -14)))]
    limbs = [p.ribbon(line, [22, 20, 20], 20, True) for line in (*legs, *arms)]
    pt.mark(p.moved(p.union(torso, *limbs, p.circle(0, -44, 25)), 5, 7), "7ea6de")
    for (k, e), line in zip(enumerate((-1, 1)), legs, strict=True):
        fx, fy = line[2]
        sole = p.spline([(-9, -5), (9, -5), (10 + e * 3, 8), (5 + e * 7, 17), (-5 + e * 7, 17), (-10, 8)])
        pt.fill(p.moved(sole, fx, fy, 1, turn=(10, -8)[k]), INK, streak=0)
        shaded(pt, p.ribbon(line, [24, 21, 19], 20, True), (RED, RED_D, "ff7258"), 4.5)
    shaded(pt, torso, (RED, RED_D, "ff7258"), 4.5)
    pt.line([(-1, -24), (1, 0), (0, 20)], [1.6, 2.6, 1.4], FLEECE)
    for line, e in zip(arms, (-1, 1), strict=True):
        flyer_arm(pt, line, e)
    with pt.at(0, -43, 1.2, turn=-10):
        flyer_head(pt)


def shadow_below(pt: Poster) -> None:
    """What bird and rider cast on the snow and on the one who lies there, and what the rim of her print does."""
    above = p.moved(plumage(), 664, 664, 0.92, turn=15)
    pt.layer.fill(p.cut(under_rim(outline(GIRL), 28), above), "1f3f8c", 0.42)
    pt.layer.fill(above, CAST, 0.5, soft=1.5)


def footprints(pt: Poster, points: list[tuple[float, float]], step: float) -> None:
    """Small boots going away from the empty angel."""
    track = p.sample(points, int(sum(math.dist(a, b) for a, b in itertools.pairwise(points)) / step))
    heading = np.gradient(track, axis=0)
    for k, ((x, y), (dx, dy)) in enumerate(zip(track, heading, strict=True)):
        n, side = math.hypot(dx, dy), (14 if k % 2 else -14) + pt.random.uniform(-2, 2)
        turn = math.degrees(math.atan2(dy, dx)) + 90 + pt.random.uniform(-14, 14)
        with pt.at(x - dy / n * side, y + dx / n * side, 2, turn=turn):
            pt.mark(p.circle(0, -4, 4, 5.8), LIP)
            pt.mark(p.circle(0, 5.6, 3.3, 3.4), LIP)
            pt.mark(p.circle(0.8, -3, 2.6, 4), HOLLOW)


def paint() -> p.Array:
    """The field, three angels in it, the way out, the one who stayed, the shadow over her, and the bird above."""
    way_out = p.points("150,516 166,488 196,462 232,430 262,392 290,350")
    img = p.mix(1.0, g.board("ffffff", 9), 0.4)
    field(img)
    pt = Poster(35, 0.32)
    for pressed in (THIRD, EMPTY, GIRL):
        angel(pt, pressed)
    footprints(pt, way_out, 27)
    with pt.at(GIRL.x, GIRL.y - 14, 0.92, turn=GIRL.turn):
        girl(pt)
    shadow_below(pt)
    bird(pt)
    pt.lay(img)
    return img
