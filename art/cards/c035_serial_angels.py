"""Snow angels, one like the other. One child took off on an angel that became a bird; its shadow falls on the one who
stayed behind in her own print and cannot believe her eyes.

Technique: gouache in visible strokes, seen straight from above, a low sun from the upper left. Back to front: the snow
with its prints as one relief, the child in blue, the shadow of the bird over both, the bird that banks and its rider.
"""

from __future__ import annotations

import itertools
import math
from typing import NamedTuple

import numpy as np
import skia

from art import paint as p
from art.paint.voices import gouache as g
from art.paint.voices.brushwork import Brushwork, across
from art.paint.voices.printing import PLAIN

NUMBER, TITLE = 35, "Serial Angels"
FINISH = PLAIN

SNOW = [(0, "3d62b4"), (0.22, "6a92d6"), (0.45, "9dbdec"), (0.62, "bcd3f2"), (0.8, "e6e8f4"), (1, "fff4e4")]
PLUME = [(0, "9db8e6"), (0.3, "d6e2f6"), (0.6, "fdfaf4"), (1, "fffdf6")]
BLUE = [(0, "142c68"), (0.4, "2250a6"), (0.75, "3f78d2"), (1, "8ab8f2")]
RED = [(0, "8c1430"), (0.4, "d4302c"), (0.75, "f2503a"), (1, "ff9a6c")]
GOLD = [(0, "b8701c"), (0.5, "f2b02c"), (1, "ffe27c")]
BOOT = [(0, "141a3c"), (0.6, "2c3768"), (1, "6c7ab4")]
HAIR = [(0, "3e1a10"), (0.5, "7c3f20"), (1, "c07a3c")]
PALE = [(0, "cf8468"), (0.5, "f2bf98"), (1, "ffe4c6")]
BROWN = [(0, "7a4028"), (0.5, "b8764c"), (1, "e4aa78")]
FLEECE, FLEECE_D, INK = "fff6ea", "b9c0de", "1c2444"
Angles = tuple[float, float]


class Print(NamedTuple):
    """An angel in the snow: where, how large, how far its maker swung arms and legs (degrees, 0 right, 90 down), how
    long the arms are, how far the head lay aside, and how many feathers there are in each wing."""

    x: float
    y: float
    size: float
    wings: tuple[Angles, Angles]
    legs: Angles
    head: float
    turn: float
    seed: int
    arm: float = 76
    aside: float = 0
    feathers: int = 0


EMPTY = Print(
    134, 650, 2.1, wings=((136, 222), (-48, 40)), legs=(70, 112), head=17, turn=-9, seed=41, arm=80, feathers=6
)
THIRD = Print(
    150, 1096, 1.7, wings=((156, 236), (-30, 42)), legs=(58, 106), head=21, turn=17, seed=47, arm=68, aside=-6
)
GIRL = Print(530, 900, 3.0, wings=((142, 230), (-42, 46)), legs=(58, 122), head=38, turn=-14, seed=42)


def fan(x: float, y: float, radius: float, span: Angles, random: np.random.Generator, feathers: int = 0) -> skia.Path:
    """A swept sector (degrees), its rim uneven, or notched between feathers."""
    rim = [(t, radius * random.uniform(0.95, 1.04), 0) for t in np.radians(np.linspace(*span, 9))]
    if feathers:
        edge = np.radians(np.linspace(*span, feathers * 3 + 1))
        reach = [(0.82, 1), (1.06, 0), (1.03, 0)]
        rim = [(t, radius * reach[k % 3][0] * random.uniform(0.97, 1.03), reach[k % 3][1]) for k, t in enumerate(edge)]
    return p.spline([(x, y, 1), *[(x + r * math.cos(t), y + r * math.sin(t), sharp) for t, r, sharp in rim]])


def outline(a: Print) -> skia.Path:
    """Wings, skirt, trunk and head as one shape on the sheet."""
    random = np.random.default_rng(a.seed)
    sides = zip((-1, 1), a.wings, strict=True)
    wings = [fan(e * 12, -20, a.arm, span, random=random, feathers=a.feathers) for e, span in sides]
    skirt = fan(0, -12, 106, a.legs, random=random)
    trunk = p.spline(p.points("-9,-34 9,-34 24,-24 23,8 30,40 -30,40 -23,8 -24,-24"))
    head = p.circle(a.aside, -37 - a.head * 0.5, a.head * 0.97, a.head)
    return p.moved(p.union(*wings, skirt, trunk, head), a.x, a.y, a.size, turn=a.turn)


def swept(b: Brushwork, a: Print) -> None:
    """The ridges that sleeves and trouser legs left between one sweep and the next, or the vanes of its feathers."""
    with b.at(a.x, a.y, a.size, turn=a.turn):
        fans = [(e * 12, -20, span, (0.49, 0.65, 0.82)) for e, span in zip((-1, 1), a.wings, strict=True)]
        for x, y, span, radii in fans:
            if a.feathers:
                vanes(b, (x, y), a, span)
            else:
                ridges(b, (x, y), span, [r * a.arm for r in radii])
        ridges(b, (0, -12), a.legs, [78, 92])


def vanes(b: Brushwork, root: tuple[float, float], a: Print, span: Angles) -> None:
    """The grooves between the feathers of a pressed wing."""
    for t in np.radians(np.linspace(*span, a.feathers + 1)[1:-1]):
        c, s = math.cos(t), math.sin(t)
        groove = [(root[0] + r * c, root[1] + r * s) for r in (a.arm * b.random.uniform(0.42, 0.52), a.arm * 0.84)]
        b.line([(u + 0.9, v + 0.9) for u, v in groove], [0.3, 2], "5580cc")
        b.line(groove, [0.3, 1.7], "c4d9f6")


def ridges(b: Brushwork, root: tuple[float, float], span: Angles, radii: list[float]) -> None:
    """Arcs round a joint, lit on their edge."""
    for r in radii:
        ends = span[0] + b.random.uniform(10, 24), span[1] - b.random.uniform(10, 24)
        arc = [(root[0] + r * math.cos(t), root[1] + r * math.sin(t)) for t in np.radians(np.linspace(*ends, 9))]
        b.line([(u + 0.9, v + 0.9) for u, v in arc], [0.3, 1.8, 0.3], "5580cc")
        b.line(arc, [0.3, b.random.uniform(1.2, 2), 0.3], "c4d9f6")


def footprints(points: list[p.Point], step: float) -> skia.Path:
    """Small boots going away from the empty angel, heel and sole."""
    random = np.random.default_rng(5)
    ends = [(x, y) for x, y, *_ in points]
    track = p.sample(points, int(sum(math.dist(a, b) for a, b in itertools.pairwise(ends)) / step))
    feet = []
    for k, ((x, y), (dx, dy)) in enumerate(zip(track, np.gradient(track, axis=0), strict=True)):
        n, side = math.hypot(dx, dy), (15 if k % 2 else -15) + random.uniform(-3, 3)
        turn = math.degrees(math.atan2(dy, dx)) + 90 + random.uniform(-12, 12)
        boot = p.union(p.circle(0, -6, 7.5, 11), p.circle(0, 10, 6.4, 7))
        feet.append(p.moved(boot, x - dy / n * side, y + dx / n * side, 1.1, turn=turn))
    return p.union(*feet)


def drifts() -> p.Array:
    """How high the untouched snow lies."""
    return p.noise(330, 11, 2, ax=1.5) * p.f32(58) + p.noise(60, 12, 3) * p.f32(2.2) + p.noise(12, 14, 2) * p.f32(0.5)


def pressed() -> p.Array:
    """What was pressed into it: prints with pushed-up rims, and the way out."""
    height = np.zeros_like(p.grid.x + p.grid.y)
    uneven = p.noise(34, 13, 3) * p.f32(4)
    for a in (EMPTY, THIRD, GIRL):
        m = p.warp(p.mask(outline(a)), uneven, -uneven)
        height -= p.blur(m, 3.2) * p.f32(10 + 3.2 * a.size)
        height += (p.blur(m, 20) - p.blur(m, 6)) * p.f32(9) * (1 - m)
    feet = p.mask(footprints(p.points("238,752 300,712 338,650 350,570 372,490 392,430"), 29))
    return height - p.blur(feet, 2.0) * p.f32(13) + p.blur(feet, 7) * p.f32(4)


def lit(height: p.Array) -> p.Array:
    """The light on the relief, 0 to 1: what faces the low sun, what turns away, what lies in a cast shadow."""
    dy, dx = np.gradient(height, 1 / p.grid.s)
    facing = 0.56 + 0.4 * (dx * 0.72 + dy * 0.69)
    dark = np.zeros_like(height)
    for n in range(3, 46, 3):
        dark = np.maximum(dark, p.warp(height, -n * 0.72, -n * 0.69) - height - n * 0.55)
    return np.clip(facing, 0.3, 1) * (1 - 0.62 * p.blur(np.clip(dark / 5, 0, 1), 1.2))


def field(img: p.Array) -> None:
    """The snow in strokes: broad ones for the drifts, finer ones in the prints, and every edge of the relief sharp."""
    low = np.clip((p.grid.y - 250) / 450, 0, 1) * 0.27 - 0.1
    plain = lit(drifts()) + low
    light = lit(drifts() + pressed()) + low
    prints = p.mask(p.union(*map(outline, (EMPTY, THIRD, GIRL))), soft=3)
    light -= prints * 0.32
    broad, fine = (p.ramp(np.clip(tone, 0, 1), SNOW) for tone in (plain, plain - 0.32))
    sheet, wide, narrow = p.rect(-10, -10, 820, 1220), p.swirl(380, 5, 0.7, -0.6), p.swirl(160, 6, 0.8, 0.5)
    g.passage(img, sheet, broad, wide, size=34, length=120, seed=3, jitter=0.018)
    g.passage(img, prints, fine, narrow, size=15, length=46, seed=4, jitter=0.02, density=1.3)
    edge = np.abs(light + prints * 0.32 - plain)
    p.over(img, np.clip(p.blur(edge, 1.5) * 7, 0, 1), p.ramp(np.clip(light, 0, 1), SNOW), 0.94)


def limb(b: Brushwork, line: list[p.Point], widths: list[float], stops: p.Stops) -> None:
    """A padded limb: lit from the upper left, a dark edge below, quilting across it."""
    (x, y, *_), (u, v, *_) = line[0], line[-1]
    cx, cy, w = (x + u) / 2, (y + v) / 2, max(widths)
    shape = p.ribbon(line, widths, 48, True)
    b.brush(shape, across(stops, (cx + w * 0.6, cy + w * 0.7), (cx - w * 0.7, cy - w * 0.8)), g.along(line), size=w / 6)
    with b.within(shape):
        b.brush(p.cut(shape, p.moved(shape, -w * 0.13, -w * 0.16)), stops[0][1], g.along(line), size=w / 9)


def mitten(b: Brushwork, side: float) -> None:
    """A yellow mitten along x from the wrist at the origin, thumb towards `side`, with its fleece cuff."""
    palm = p.points("4,-20! 26,-27 52,-25 70,-12 71,8 58,22 32,25 4,19!")
    thumb = p.ribbon([(20, 12 * side), (34, 34 * side), (48, 44 * side)], [25, 23, 15], 16, True)
    for part in (thumb, p.spline(palm)):
        b.brush(part, across(GOLD, (50, 40), (20, -34)), 0.3, size=7)
    b.line(p.points("26,14 40,6 54,8"), [1, 4, 1], "c07a1c")
    b.line(p.points("0,-27 5,0 0,27"), [16, 20, 16], FLEECE_D)
    b.line(p.points("-2,-27 2,-2 -2,24"), [13, 16, 13], FLEECE)


def boot(b: Brushwork, side: float) -> None:
    """A boot on its heel, fallen outwards, toe towards us."""
    shape = p.points("-30,-24! 30,-24! 42,-14 66,-16 82,4 78,30 52,42 4,46 -24,38 -33,10", scale=(side, 1))
    b.brush(shape, across(BOOT, (40 * side, 50), (-20, -30)), 0.6 * side, size=9)
    b.line(p.points("36,-6 44,16 30,38", scale=(side, 1)), [2, 5, 2], "121838")
    b.line(p.points("52,2 62,0 70,10", scale=(side, 1)), [1, 5, 1], "8a96c8")
    b.line(p.points("-33,-28 0,-20 33,-28"), [18, 22, 18], FLEECE_D)
    b.line(p.points("-34,-31 -2,-24 30,-31"), [14, 17, 14], FLEECE)


LEGS = (
    (p.points("-34,78 -66,146 -98,206"), 26.0),
    (p.points("36,80 78,138 66,212"), -14.0),
)
ARMS = (
    (p.points("-50,-72 -112,-78 -158,-128"), 226.0),
    (p.points("50,-74 112,-60 172,-86"), -26.0),
)


def curls(b: Brushwork) -> None:
    """Curls spread out on the snow as they fell, none like the other."""
    rows = p.points("-70,52 -92,20 -112,-10 -84,-42 -96,-78 -52,-86 -30,-118 12,-96 50,-112 66,-74 106,-64 92,-22")
    rows += p.points("118,8 88,34 84,66 -46,-50 2,-64 44,-50")
    sizes = (25, 30, 22, 34, 21, 33, 25, 36, 23, 34, 26, 33, 21, 29, 20, 26, 28, 26)
    b.brush(p.circle(2, -14, 84), across(HAIR, (60, 60), (-50, -90)), 0.6, size=12)
    for (x, y), r in zip(((x, y) for x, y, *_ in rows), sizes, strict=True):
        b.brush(p.circle(x, y, r, r * 0.94), across(HAIR, (x + r, y + r), (x - r, y - r)), 0.8, size=7)
        start = b.random.uniform(0, 6)
        turn = [(r * (0.74 - 0.11 * t), t + start) for t in np.linspace(0, 4.2, 12)]
        b.line([(x + n * math.cos(t), y + n * math.sin(t)) for n, t in turn], [1, 4, 4, 1], "4a2010")


def astonished(b: Brushwork) -> None:
    """Her face, 120 high: eyes wide and up to the left where the bird is, brows high, mouth open in wonder."""
    face = p.points("-56,-12 -48,-46 -6,-60 42,-50 58,-12 56,20 40,48 8,64 -26,56 -50,28")
    b.brush(face, across(PALE, (50, 60), (-40, -50)), 1.0, size=11, jitter=0.014)
    for x in (-25, 27):
        b.mark(p.circle(x, -4, 15, 17), "fffdf6")
        b.mark(p.circle(x - 4, -9, 8.4, 9.6), INK)
        b.mark(p.circle(x - 7, -13, 3, 3), "ffffff")
        b.line([(x - 16, -6), (x - 9, -19), (x + 3, -22), (x + 14, -12)], [2, 5, 5, 2], "3e1a10")
        b.mark(p.circle(x * 1.35, 22, 13, 9), "f0705c", 0.5)
    b.line(p.points("-42,-33 -28,-42 -12,-37"), [3, 7, 3], "5a2a14")
    b.line(p.points("13,-37 29,-43 43,-34"), [3, 7, 3], "5a2a14")
    b.line(p.points("-2,8 -4,16 3,19 9,16"), [1.5, 3.5, 4, 1.5], "c47a5e")
    b.brush(p.points("-20,29! -4,32 8,32 23,28! 17,48 3,57 -11,50"), "7a1c2c", 0.0, size=5)
    b.mark(p.points("-9,48 2,44 12,48 6,55 -4,55"), "e8786c")
    b.mark(p.points("-14,31! 2,33 17,31! 14,38 2,40 -11,38"), "fffaf0")
    for x, y, r in ((-46, -42, 16), (-24, -58, 17), (6, -66, 18), (34, -58, 16), (52, -38, 14)):
        b.brush(p.circle(x, y, r, r * 0.9), across(HAIR, (x + r, y + r), (x - r, y - r)), 0.6, size=6)
        b.line([(x - r * 0.5, y + 2), (x, y - r * 0.5), (x + r * 0.5, y + 1)], [1, 3.4, 1], "4a2010")


def girl(b: Brushwork) -> None:
    """The one who stayed, about 560 long, on her back, arms thrown up in the wings of her angel."""
    torso = p.points("-60,-86 -34,-104 34,-104 60,-86 66,-20 64,40 78,94 0,118 -78,94 -64,40 -66,-20")
    for (line, turn), side in zip(LEGS, (-1, 1), strict=True):
        limb(b, line, [88, 82, 64], BLUE)
        with b.at(*line[-1][:2], 0.92, turn=turn), b.at(0, 40, 1):
            boot(b, side)
    b.brush(torso, across(BLUE, (70, 110), (-60, -110)), 1.3, size=14)
    b.line(p.points("66,-40 62,40 74,90 30,112"), [3, 12, 13, 4], "142c68")
    for fold in ("-64,20 -44,30 -26,28", "62,34 44,42 30,38", "-56,-40 -44,-32 -36,-18", "-14,126 0,108 16,124"):
        b.line(p.points(fold), [1, 6, 1], "142c68")
        b.line([(x - 2, y + 7) for x, y, *_ in p.points(fold)], [1, 4, 1], "6fa2ea")
    b.line(p.points("0,-80 3,20 0,104"), [5, 7, 5], FLEECE)
    for (line, turn), side in zip(ARMS, (1, -1), strict=True):
        limb(b, line, [66, 60, 48], BLUE)
        with b.at(*line[-1][:2], 1.0, turn=turn):
            mitten(b, side)
    with b.at(0, -168, 1.06, turn=8):
        curls(b)
    b.brush(p.points("-54,-106 -22,-122 24,-122 56,-106 52,-82 0,-70 -52,-84"), FLEECE, 0.0, size=9)
    b.line(p.points("54,-96 20,-76 -30,-78"), [3, 12, 3], FLEECE_D)
    with b.at(0, -168, 1.06, turn=8):
        astonished(b)


BIRD = (386, 312, 1.16, -30.0)
CAST = (196, 204)


def feather(b: Brushwork, root: tuple[float, float], angle: float, n: float, w: float, bend: float) -> None:
    """One feather: its blue edge, the blade in the sun, a faint shaft."""
    a, c = math.radians(angle), math.radians(angle + bend)
    x, y = root
    line: list[p.Point] = [
        root,
        (x + n * 0.55 * math.cos(a), y + n * 0.55 * math.sin(a)),
        (x + n * math.cos(c), y + n * math.sin(c)),
    ]
    widths = [w * 0.55, w * 0.95, w, w * 0.86, w * 0.2]
    b.line([(u + 4, v + 5) for u, v, *_ in line], widths, "7196d4")
    tone = across([(0, "fffdf6"), (0.6, "f6f6f6"), (1, "c8d8f2")], root, line[-1][:2])
    b.brush(p.ribbon(line, widths, 36, True), tone, g.along(line), size=7, jitter=0.012)
    b.line(line[1:], [1.6, 0.6], "a9c0e6")


SHOULDER, WRIST, HAND = (26.0, -52.0), (142.0, -104.0), (176.0, -98.0)


def between(a: tuple[float, float], b: tuple[float, float], t: float) -> tuple[float, float]:
    """A place on the way from a to b."""
    return a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t


def wing(b: Brushwork) -> None:
    """The right wing from above: primaries from the hand, secondaries from the arm, three rows of coverts."""
    for reach, width, rows in ((1.0, 40, 1.0), (0.6, 38, 0.92), (0.36, 36, 0.85)):
        for t in np.linspace(0, 1, 9):
            n = (196 - 40 * t) * reach * b.random.uniform(0.96, 1.04)
            feather(b, between(HAND, WRIST, t), -24 + 92 * t * rows + 4, n, w=width, bend=9)
        for t in np.linspace(0, 1, 6)[1:]:
            n = (152 - 14 * t) * reach * b.random.uniform(0.95, 1.05)
            feather(b, between(WRIST, SHOULDER, t), 72 + 24 * t, n, w=width + 8, bend=5)
    arm = p.points("10,-40 70,-84 142,-116 186,-108 214,-104")
    b.brush(p.ribbon(arm, [60, 52, 44, 32, 8], 48, True), across(PLUME, (110, -60), (90, -130)), g.along(arm), size=11)


def bird(b: Brushwork) -> None:
    """A white dove that banks in flight, along x: we see its back and right side, wings and tail spread."""
    body = p.points("-150,0 -104,-40 -30,-58 60,-58 120,-26 130,20 98,54 20,66 -60,58 -124,30")
    neck = p.points(
        "40,-54 100,-60 134,-84 158,-108 184,-119 212,-113 228,-95 226,-74 206,-58 184,-42 164,-12 140,28 100,54 40,40"
    )
    with b.at(-40, 0, 1, turn=90):
        for angle, n in ((120, 176), (60, 176), (108, 196), (72, 196), (97, 208), (83, 208), (90, 214)):
            feather(b, (0, 20), angle, n, w=46, bend=0)
    with b.at(24, -14, 0.86, turn=46, flip=True):
        wing(b)
    with b.at(14, 14, 0.74, turn=80):
        wing(b)
    b.mark(p.moved(p.spline(neck), 5, 3), "6a8fd0")
    b.brush(body, across(PLUME, (10, 100), (-20, -50)), 0.1, size=13, jitter=0.014)
    b.brush(
        neck, across(PLUME[1:], (176, 20), (120, -70)), g.along(p.points("60,0 130,-40 190,-90")), size=10, jitter=0.014
    )
    b.brush(p.points("224,-102! 264,-84! 224,-72!"), across(GOLD, (240, -72), (240, -100)), 0.2, size=4)
    for x, y in p.points("-112,12 -92,-14 -84,30 -64,6 -50,-30 -46,38 104,24 122,2 92,44 142,-28 166,-46 138,8"):
        b.line([(x + 14, y - 7), (x, y - 5), (x - 6, y), (x, y + 5), (x + 14, y + 7)], [0.5, 3, 4, 3, 0.5], "c3d4f0")
    b.mark(p.circle(204, -95, 6, 6.4), INK)
    b.mark(p.circle(202, -97, 2, 2), "ffffff")


def laughing(b: Brushwork) -> None:
    """The rider's head in its hood, beside the bird's neck: a profile to the right, laughing, 84 high."""
    b.brush(p.circle(-17, -3, 41, 49), across(RED, (30, 40), (-30, -40)), 0.8, size=9)
    b.brush(p.circle(-7, -1, 33, 43), FLEECE, 0.8, size=8)
    face = p.points("4,-36 22,-32 28,-16 26,-8! 36,4 41,11! 31,14 32,19! 28,29! 27,37 12,42 -8,36 -18,10 -14,-22")
    b.brush(face, across(BROWN, (10, 46), (10, -40)), 1.2, size=7, jitter=0.014)
    b.brush(p.points("-14,-16! -8,-38 14,-42 30,-24! 14,-24 2,-14"), "2a1a1c", 0.2, size=6)
    b.line(p.points("10,-4 18,-11 26,-5"), [2, 4.6, 2], INK)
    b.line(p.points("8,-16 17,-21 26,-16"), [1.6, 4, 1.6], "2a1a1c")
    b.mark(p.circle(9, 10, 9, 7), "e8604c", 0.6)
    b.mark(p.points("31,17! 20,19 8,13! 12,27 22,33 28,29!"), "6a1420")
    b.line(p.points("28,19 20,21 12,18"), [2, 5, 2], "fffaf0")


def rider(b: Brushwork) -> None:
    """The child astride the bird, from its right side: bent forward, both arms round the neck, scarf in the wind."""
    trunk = p.points("-50,-30 -44,-68 -10,-98 34,-118 64,-110 78,-84 60,-56 28,-30 12,-8 -24,4 -44,-6")
    thigh = p.points("-24,-24 14,-12 50,16")
    shin = p.points("50,18 24,44 -6,64")
    arm = p.points("50,-84 90,-30 142,-32")
    far_fingers = p.points("-16,-14 -23,0 -17,14 0,17 13,9 14,-9 2,-17", at=(188, -50))
    scarf = p.points("66,-100 22,-132 -24,-122 -62,-146 -104,-138")
    b.line([(x + 3, y + 5) for x, y, *_ in scarf], [20, 17, 19, 18, 24], GOLD[0][1])
    b.line(scarf, [19, 16, 18, 17, 23], GOLD[1][1])
    b.line([(x, y - 4) for x, y, *_ in scarf], [3, 4, 3, 5, 2], GOLD[2][1])
    for k in (-8, -1, 6):
        b.line([(-106, -138 + k), (-118, -136 + k), (-126, -132 + k * 1.5)], [5, 4, 2], GOLD[1][1])
    b.brush(far_fingers, across(GOLD, (196, -34), (180, -66)), 0.3, size=5)
    b.line(p.points("170,-54 182,-56 194,-52"), [1, 3, 1], GOLD[0][1])
    b.line(p.points("170,-44 182,-46 194,-42"), [1, 3, 1], GOLD[0][1])
    b.brush(trunk, across(RED, (20, 0), (-10, -100)), -0.6, size=9)
    b.line(p.points("-50,-40 -30,-34 -4,-14 10,-10"), [2, 5, 5, 2], RED[0][1])
    limb(b, shin, [42, 38, 32], RED)
    with b.at(-6, 64, 0.5, turn=52), b.at(0, 24):
        boot(b, 1)
    limb(b, thigh, [60, 54, 44], RED)
    with b.at(104, -108, 0.86, turn=14):
        laughing(b)
    limb(b, arm, [40, 36, 27], RED)
    with b.at(140, -32, 0.56, turn=-10):
        mitten(b, -1)


def down(b: Brushwork) -> None:
    """Plumes of back and neck that close over the child's seat, thigh and fingers, so that it sits in them."""
    for x, y, angle in (
        (-36, -16, 200), (-26, -2, 196), (-14, 10, 190), (2, 16, 186), (-44, -32, 206),
    ):  # fmt: skip
        a, n = math.radians(angle + b.random.normal(0, 5)), b.random.uniform(24, 34)
        line = [(x + 6, y), (x + n * 0.5 * math.cos(a), y + n * 0.5 * math.sin(a)), (x - n, y + n * math.sin(a))]
        b.line([(u + 2, v + 3) for u, v in line], [7, 12, 1], PLUME[0][1])
        b.line(line, [7, 12, 1], p.ramp(float(b.random.uniform(0.45, 0.9)), PLUME))


def paint() -> p.Array:
    """The snow, the one who stayed, the shadow of bird and rider over both, the bird and its rider."""
    img = g.board("ffffff", 9)
    field(img)
    b = Brushwork(34)
    for a in (EMPTY, THIRD, GIRL):
        swept(b, a)
    b.lay(img, tooth=0.8)
    b = Brushwork(35, wobble=0.6)
    with b.at(GIRL.x, GIRL.y - 10, 0.9, turn=GIRL.turn):
        girl(b)
    p.shadow(img, b.layer.alpha(), 13, 13, soft=4, alpha=0.6, colour="24429a")
    b.lay(img, tooth=0.4)
    x, y, size, turn = BIRD
    b = Brushwork(36, wobble=0.5)
    with b.at(x, y, size, turn=turn):
        bird(b)
    p.multiply(img, p.blur(p.warp(b.layer.alpha(), -CAST[0], -CAST[1]), 5), "7f8ed6", 0.84)
    b.lay(img, tooth=0.4)
    b = Brushwork(37, wobble=0.5)
    with b.at(x, y, size, turn=turn), b.at(8, -6, 0.9):
        rider(b)
    p.shadow(img, b.layer.alpha(), 10, 13, soft=4, alpha=0.8, colour="3a5cb0")
    b.lay(img, tooth=0.4)
    b = Brushwork(38, wobble=0.4)
    with b.at(x, y, size, turn=turn):
        down(b)
    b.lay(img, tooth=0.4)
    return img
