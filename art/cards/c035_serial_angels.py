"""Snow angels, one like the other. One child took off on an angel that became a bird; its shadow falls on the one who
stayed behind in her own print and cannot believe her eyes.

Technique: gouache in visible strokes, seen straight from above, a low sun from the upper left. Back to front: the snow
with its prints as one relief, the shadow of the bird, the child in blue, the bird and its rider.
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
    """An angel in the snow: where, how large, and how far its maker swung arms and legs (degrees, 0 right, 90 down)."""

    x: float
    y: float
    size: float
    wings: tuple[Angles, Angles]
    legs: Angles
    head: float
    turn: float
    seed: int


EMPTY = Print(134, 650, 2.1, wings=((140, 220), (-44, 36)), legs=(70, 112), head=18, turn=-9, seed=41)
THIRD = Print(136, 1094, 1.75, wings=((146, 218), (-50, 26)), legs=(62, 120), head=18, turn=5, seed=47)
GIRL = Print(530, 900, 3.0, wings=((142, 230), (-42, 46)), legs=(58, 122), head=38, turn=-14, seed=42)


def fan(x: float, y: float, radius: float, span: Angles, random: np.random.Generator) -> skia.Path:
    """A swept sector (degrees), its rim uneven."""
    rim = [(t, radius * random.uniform(0.95, 1.04)) for t in np.radians(np.linspace(*span, 9))]
    return p.spline([(x, y, 1), *[(x + r * math.cos(t), y + r * math.sin(t)) for t, r in rim]])


def outline(a: Print) -> skia.Path:
    """Wings, skirt, trunk and head as one shape on the sheet."""
    random = np.random.default_rng(a.seed)
    wings = [fan(e * 12, -20, 76, span, random=random) for e, span in zip((-1, 1), a.wings, strict=True)]
    skirt = fan(0, -12, 106, a.legs, random=random)
    trunk = p.spline(p.points("-9,-34 9,-34 24,-24 23,8 30,40 -30,40 -23,8 -24,-24"))
    head = p.circle(0, -37 - a.head * 0.5, a.head * 0.97, a.head)
    return p.moved(p.union(*wings, skirt, trunk, head), a.x, a.y, a.size, turn=a.turn)


def swept(b: Brushwork, a: Print) -> None:
    """The ridges that sleeves and trouser legs left between one sweep and the next, lit on their edge."""
    fans = [(e * 12, -20, span, (37, 49, 62)) for e, span in zip((-1, 1), a.wings, strict=True)]
    with b.at(a.x, a.y, a.size, turn=a.turn):
        for x, y, span, radii in [*fans, (0, -12, a.legs, (78, 92))]:
            for r in radii:
                ends = span[0] + b.random.uniform(10, 24), span[1] - b.random.uniform(10, 24)
                arc = [(x + r * math.cos(t), y + r * math.sin(t)) for t in np.radians(np.linspace(*ends, 9))]
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
    feet = p.mask(footprints(p.points("168,512 190,470 230,436 268,402 320,372"), 24))
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


BIRD = (376, 264, 1.0, 16.0)
CAST = (262, 246)


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
    """A white dove from above, wings and tail spread, its head turned aside."""
    for angle, n in ((124, 190), (56, 190), (111, 206), (69, 206), (99, 216), (81, 216), (90, 220)):
        feather(b, (0, 20), angle, n, w=46, bend=0)
    with b.at(0, 0, 0.97, turn=5, flip=True):
        wing(b)
    with b.at(0, 0, 1, turn=-3):
        wing(b)
    body = p.points("-30,-120 0,-132 30,-120 48,-60 44,20 24,84 0,112 -24,84 -44,20 -48,-60")
    b.brush(body, across(PLUME, (60, 60), (-40, -80)), 1.5, size=13, jitter=0.014)
    head = p.points("-42,-84 -31,-128 -26,-170 -26,-202 -12,-224 14,-230 36,-216 44,-200 28,-162 30,-128 42,-84")
    b.brush(head, across(PLUME, (50, -120), (-30, -210)), 1.4, size=10, jitter=0.014)
    b.brush(p.points("38,-214! 74,-202! 40,-190!"), across(GOLD, (50, -190), (50, -214)), 0.2, size=4)
    b.mark(p.circle(19, -208, 6, 6.4), INK)
    b.mark(p.circle(17, -210, 2, 2), "ffffff")


def laughing(b: Brushwork) -> None:
    """The rider's head in its hood, cheek on the bird's neck: a profile to the right, laughing, 84 high."""
    b.brush(p.circle(-6, -2, 46, 48), across(RED, (30, 40), (-30, -40)), 0.8, size=9)
    b.brush(p.circle(4, 0, 37, 42), FLEECE, 0.8, size=8)
    face = p.points("4,-36 22,-32 28,-16 27,-8! 35,3 39,10! 30,14 32,19! 28,29! 27,37 12,42 -8,36 -18,10 -14,-22")
    b.brush(face, across(BROWN, (10, 46), (10, -40)), 1.2, size=7, jitter=0.014)
    b.brush(p.points("-14,-16! -8,-38 14,-42 30,-24! 14,-24 2,-14"), "2a1a1c", 0.2, size=6)
    b.line(p.points("10,-4 18,-11 26,-5"), [2, 4.6, 2], INK)
    b.line(p.points("8,-16 17,-21 26,-16"), [1.6, 4, 1.6], "2a1a1c")
    b.mark(p.circle(9, 10, 9, 7), "e8604c", 0.6)
    b.mark(p.points("31,17! 20,19 8,13! 12,27 22,33 28,29!"), "6a1420")
    b.line(p.points("28,19 20,21 12,18"), [2, 5, 2], "fffaf0")


def sole(b: Brushwork) -> None:
    """A boot along y from the ankle at the origin, toe down, so that we see its sole."""
    b.brush(p.points("-17,-6! 17,-6! 20,14 15,38 0,46 -15,38 -20,14"), across(BOOT, (20, 40), (-20, -10)), 1.5, size=6)
    b.brush(p.points("-10,8 0,4 10,8 13,22 9,36 0,40 -9,36 -13,22"), BOOT[1][1], 0.1, size=5)
    for y in (14, 23, 32):
        b.line([(-9, y), (0, y + 2), (9, y)], [1, 3, 1], BOOT[0][1])
    b.line(p.points("-20,-6 0,-2 20,-6"), [11, 13, 11], FLEECE_D)
    b.line(p.points("-21,-8 -1,-4 18,-8"), [9, 11, 9], FLEECE)


def rider(b: Brushwork) -> None:
    """The child on its belly along the bird's back: one arm round the neck, the other thrown out, legs trailing."""
    back = p.points("-34,-26 -14,-36 16,-36 35,-26 38,4 31,30 36,56 26,76 0,82 -26,76 -36,56 -31,30 -38,4")
    for line, turn in ((p.points("-17,60 -30,104 -30,146"), 2), (p.points("17,60 42,98 60,134"), -28)):
        limb(b, line, [46, 40, 32], RED)
        with b.at(*line[-1][:2], 0.95, turn=turn):
            sole(b)
    limb(b, p.points("28,-16 74,-24 108,-62"), [34, 30, 25], RED)
    with b.at(112, -66, 0.52, turn=-50):
        mitten(b, -1)
    b.brush(back, across(RED, (44, 70), (-34, -40)), 1.4, size=9)
    b.line(p.points("38,2 32,30 37,56 22,78"), [2, 8, 9, 2], RED[0][1])
    b.line(p.points("0,82 1,68 -2,54"), [5, 4, 1], RED[0][1])
    b.line(p.points("-30,28 0,35 30,28"), [2, 5, 2], RED[0][1])
    b.line(p.points("-30,33 0,41 28,34"), [1, 3, 1], RED[3][1])
    limb(b, p.points("-27,-14 -66,-56 -40,-114"), [35, 31, 25], RED)
    with b.at(-38, -117, 0.56, turn=-24):
        mitten(b, 1)
    with b.at(9, -52, 0.86, turn=-16):
        laughing(b)


def down(b: Brushwork) -> None:
    """Plumes of back and neck that close over the edges of the child and its fingers, so that it lies in them."""
    for x, y, angle in (
        (-47, 2, 72), (-44, 24, 64), (-46, 46, 72), (-47, 66, 66), (-54, 86, 76),
        (47, 2, 108), (45, 26, 118), (48, 52, 110), (56, 74, 112), (1, 86, 92),
        (-16, -160, 96), (-4, -154, 96),
    ):  # fmt: skip
        a, n = math.radians(angle + b.random.normal(0, 5)), b.random.uniform(24, 34)
        line = [(x, y - 6), (x + n * 0.5 * math.cos(a), y + n * 0.5 * math.sin(a)), (x + n * math.cos(a), y + n)]
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
    with b.at(x, y, size, turn=turn):
        rider(b)
    p.shadow(img, b.layer.alpha(), 11, 11, soft=4, alpha=0.7, colour="4468b8")
    b.lay(img, tooth=0.4)
    b = Brushwork(38, wobble=0.4)
    with b.at(x, y, size, turn=turn):
        down(b)
    b.lay(img, tooth=0.4)
    return img
