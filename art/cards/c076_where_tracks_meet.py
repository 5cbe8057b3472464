"""All tracks in the snow lead to one warm soup, and nobody is there; the one that leaves changes as it goes, and flies.

Technique: colour linocut, one block for each ink.
"""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np
import skia

from art import paint as p
from art.paint.voices.linocut import Print
from art.paint.voices.printing import PLAIN, paper

NUMBER, TITLE = 76, "Where Tracks Meet"
FINISH = PLAIN

INKS = {"snow": "a9c8ec", "pink": "f49a8c", "red": "dc2f2b", "soup": "f2a73a", "wood": "9a5a34", "blue": "2a57a8"}
KEY = "16254f"
CX, CY, HALF, TURN = 410, 430, 236, -9.0
Mark = Callable[[float, np.random.Generator], list[skia.Path]]


def boot(side: float, random: np.random.Generator) -> list[skia.Path]:
    """A sole and a heel, walking up; side -1 is the left foot."""
    w = random.uniform(0.92, 1.1)
    sole = p.spline([(-13 * w, 8, 1), (-16 * w, -14), (-12 * w + 3 * side, -34), (4 * side, -40), (14 * w + 2 * side, -30), (16 * w, -10),
                     (11 * w, 8, 1)])  # fmt: skip
    return [p.moved(q, side * 19, 0, 1, side * 9) for q in (sole, p.spline([(-11, 15, 1), (11, 15, 1), (12, 28), (0, 36), (-12, 28)]))]


def paw(side: float, random: np.random.Generator) -> list[skia.Path]:
    """A wolf's foot: a pad and four toes with claws."""
    pad = p.spline([(0, -6), (13, 4), (17, 18), (8, 22), (0, 18), (-8, 22), (-17, 18), (-13, 4)])
    toe = p.union(p.circle(0, 0, 7.5, 11), p.poly([(-3, -15), (3, -15), (1, -23)]))
    toes = [p.moved(toe, x, y, random.uniform(0.92, 1.1), a) for x, y, a in ((-22, -3, -24), (-8.5, -20, -7), (9, -20, 8), (22, -3, 24))]
    return [p.moved(q, side * 17, 0, 1.05, side * 4) for q in (pad, *toes)]


def hop(side: float, random: np.random.Generator) -> list[skia.Path]:
    """A hare's leap: long hind feet before, small fore feet behind."""
    hind = p.spline([(0, 24), (-9, 12), (-8, -14), (0, -24), (8, -14), (9, 12)])
    return [p.moved(hind, -19, -28, 1.1, -7), p.moved(hind, 19, -23 + 6 * side, 1.05, 8),
            p.circle(-5 + random.uniform(-3, 3), 22, 8, 11), p.circle(6, 46 + random.uniform(-4, 4), 8, 10)]  # fmt: skip


def claw(side: float, random: np.random.Generator) -> list[skia.Path]:
    """A bird's foot: three toes before, one behind."""
    spread = random.uniform(30, 40)
    out = [p.moved(p.ribbon([(0, 0), (0, -20), (0, -40)], [9, 8, 3], 12), 0, 0, random.uniform(0.9, 1.1), a) for a in (-spread, 2, spread)]
    return [p.moved(p.union(*out, p.ribbon([(0, 0), (0, 24)], [8, 3], 8), p.circle(0, 0, 6)), side * 17, 0, 1.1, side * 10)]


def press_in(pr: Print, shape: skia.Path) -> None:
    """A hollow in the snow: blue shade, and a bright far edge."""
    pr.carve(p.moved(shape, 4, 5))
    pr.piece(shape, "blue", 0)


def trail(pr: Print, line: list[p.Point], mark: Mark, steps: list[float], seed: int, size: float = 1.0) -> None:
    """Prints along a way, at the given parts of it, left and right in turn."""
    random = np.random.default_rng(seed)
    way = p.sample(line, 200)
    for k, t in enumerate(steps):
        i = min(int(t * 199), 197)
        x, y = way[i]
        dx, dy = way[i + 2] - way[max(i - 2, 0)]
        turn = math.degrees(math.atan2(dy, dx)) + 90 + random.normal(0, 5)
        for shape in mark(-1 if k % 2 else 1, random):
            press_in(pr, p.moved(shape, float(x), float(y), size * random.uniform(0.94, 1.06), turn))


def arrivals(pr: Print) -> None:
    """Six ways in: hare, wheel, wolf, bird, boots and sledge."""
    trail(pr, [(-10, 40), (90, 110), (210, 190)], hop, [0.05, 0.45, 0.83], 3)
    trail(pr, [(810, 60), (740, 130), (620, 230)], paw, [0.02, 0.24, 0.47, 0.70, 0.92], 4, 1.0)
    trail(pr, [(-10, 520), (70, 500), (170, 480)], claw, [0.02, 0.28, 0.55, 0.84], 5, 1.1)
    trail(pr, [(-20, 900), (80, 810), (226, 690)], boot, [0.04, 0.25, 0.47, 0.68, 0.88], 6, 1.1)
    wheel = [(470, -20), (440, 60), (466, 130), (448, 220)]
    press_in(pr, p.ribbon(wheel, [20, 21, 20, 21], 40))
    for x, y in p.sample(wheel, 15)[1:]:
        pr.cut([(float(x) - 8, float(y) + 5), (float(x) + 8, float(y) - 4)], 4)
    for dy in (0, 62):
        press_in(pr, p.ribbon([(830, 640 + dy), (740, 590 + dy), (620, 486 + dy * 1.1)], [17, 16, 17], 40))


def cloth(pr: Print) -> None:
    """The red-checked cloth: pink bands, red where they cross, a fringe, a lifted corner."""

    def at(u: float, v: float) -> tuple[float, float]:
        a = math.radians(TURN)
        x, y = u * HALF, v * HALF + 10 * math.sin(u * 2.6)
        return CX + x * math.cos(a) - y * math.sin(a) + 8 * math.sin(v * 2.2), CY + x * math.sin(a) + y * math.cos(a)

    def patch(u: float, v: float, w: float, h: float) -> skia.Path:
        n = np.linspace(0, 1, 7)
        edge = [(u + w * t, v) for t in n] + [(u + w, v + h * t) for t in n] + [(u + w * (1 - t), v + h) for t in n]
        return p.poly([at(float(a), float(b)) for a, b in edge + [(u, v + h * (1 - t)) for t in n]])

    whole = patch(-1, -1, 2, 2)
    pr.piece(p.moved(whole, 12, 16), "blue", 0)
    pr.piece(whole, None, 0)
    cells = 9
    size = 2 / cells
    for i in range(0, cells, 2):
        pr["pink"].ink(patch(-1 + i * size, -1, size, 2), patch(-1, -1 + i * size, 2, size))
    for i in range(0, cells, 2):
        for j in range(0, cells, 2):
            pr.piece(patch(-1 + i * size, -1 + j * size, size, size), "red", 0)


def dish(pr: Print, x: float, y: float, r: float, ink: str | None, full: float, bits: list[tuple[float, float, float]]) -> None:
    """A bowl from above, `full` of soup, with what swims in it."""
    pr.key.ink(p.moved(p.circle(0, 0, r, r * 0.97), x + 6, y + 8))
    pr.piece(p.spline([(x - r, y), (x - r * 0.68, y - r * 0.74), (x, y - r * 0.98), (x + r * 0.72, y - r * 0.7), (x + r * 1.02, y + 2),
                       (x + r * 0.7, y + r * 0.72), (x, y + r), (x - r * 0.74, y + r * 0.68)]), ink, 5)  # fmt: skip
    pr.piece(p.circle(x, y, r * 0.78, r * 0.75), None if ink else "snow", 3.5)
    if full:
        pr.piece(p.circle(x + r * 0.03, y + r * 0.04, r * 0.76 * full, r * 0.72 * full), "soup", 0)
    for dx, dy, q in bits:
        pr.piece(p.circle(x + dx * r, y + dy * r, q * r, q * r * 0.8), "red" if q < 0.16 else None, 2.4)


def spoon(pr: Print, x: float, y: float, size: float, turn: float, ink: str | None) -> None:
    """A spoon; the handle runs up at turn 0."""
    shape = p.union(
        p.spline([(0, 20), (-13, 8), (-11, -10), (0, -18), (11, -10), (13, 8)]),
        p.ribbon([(0, -14), (1, -50), (-1, -84)], [6, 6, 9], 16, True),
    )
    pr.piece(p.moved(shape, x, y, size, turn), ink, 4)
    pr.piece(p.moved(p.circle(0, 2, 7, 10), x, y, size, turn), ink, 2.4)


def meal(pr: Print) -> None:
    """A pot in the middle and six bowls, none like another, as six guests left them."""
    spoon(pr, 262, 352, 0.72, -40, "wood")
    spoon(pr, 596, 560, 0.74, 112, None)
    dish(pr, 296, 292, 57, "blue", 0.92, [(-0.3, 0.1, 0.2), (0.25, -0.25, 0.13), (0.2, 0.3, 0.17)])
    dish(pr, 444, 258, 36, None, 0.7, [(0.05, 0.1, 0.22)])
    dish(pr, 560, 318, 64, "wood", 0.96, [(-0.35, -0.1, 0.13), (0.1, 0.35, 0.18), (0.3, -0.2, 0.12), (-0.05, -0.4, 0.17)])
    dish(pr, 270, 492, 46, "red", 0.55, [(0.08, 0.05, 0.14)])
    dish(pr, 372, 610, 62, None, 0.9, [(0.3, 0.2, 0.18), (-0.3, -0.1, 0.13)])
    dish(pr, 556, 588, 25, "blue", 0.9, [])
    for x in (328, 520):
        pr.piece(p.rect(x - 17, 408, 34, 50, 12), "key", 0)
    pr.piece(p.circle(432, 444, 106, 102), "blue", 0)
    pr.piece(p.circle(424, 432, 100, 97), "key", 0)
    pr.piece(p.circle(424, 432, 82, 79), "soup", 0)
    for x, y, q, ink in ((376, 410, 14, None), (454, 462, 18, None), (398, 470, 11, "red"), (462, 400, 12, "red"), (372, 442, 9, "red")):
        pr.piece(p.circle(x, y, q, q * 0.85), ink, 3)
    pr.cut([(356, 470), (346, 432), (362, 386)], 6)
    pr.piece(p.union(p.circle(432, 432, 27, 25), p.ribbon([(446, 420), (512, 366), (566, 404)], [13, 12, 15], 24, True)), "wood", 4.5)
    pr.piece(p.circle(431, 433, 18, 16), "soup", 2.5)


def steam(pr: Print) -> None:
    """Still hot: one white curl over the pot."""
    pr.carve(p.ribbon([(422, 398), (396, 366), (416, 326), (382, 284), (394, 232)], [5, 16, 20, 14, 2], 50))


def away(pr: Print) -> None:
    """The one that leaves: boots, then paws, then claws, then two wings in the snow and nothing more."""
    way: list[p.Point] = [(500, 710), (606, 790), (646, 910), (590, 1020), (460, 1066), (330, 1050)]
    trail(pr, way, boot, [0.02, 0.12, 0.23, 0.34], 8, 1.1)
    trail(pr, way, paw, [0.455, 0.555, 0.655], 9, 1.0)
    trail(pr, way, claw, [0.75, 0.845], 10, 1.05)
    press_in(pr, p.moved(p.spline([(0, -34), (13, -12), (9, 24), (0, 44, 1), (-9, 24), (-13, -12)]), 197, 1052, 1, -10))
    for side in (-1, 1):
        arm = p.sample([(22, 2), (60, -34), (104, -44), (134, -20)], 9)
        for k, (x, y) in enumerate(arm):
            a = math.radians(106 - 10 * k)
            reach = 62 + 9 * k - 1.2 * max(k - 7, 0) ** 2
            root, tip = (float(x), float(y)), (float(x) + reach * math.cos(a), float(y) + reach * math.sin(a))
            middle = ((root[0] + tip[0]) / 2 + 5, (root[1] + tip[1]) / 2 - 4)
            feather = p.ribbon([root, middle, tip], [6, 14, 14, 3], 14)
            press_in(pr, p.moved(feather, 196, 1046, 0.76, -10, side < 0))


def paint() -> p.Array:
    """The card."""
    img = paper("fdfbf4", seed=76)
    pr = Print(INKS, KEY, 76)
    pr["snow"].ink(p.rect(-20, -20, 840, 1240))
    arrivals(pr)
    away(pr)
    cloth(pr)
    meal(pr)
    steam(pr)
    spoon(pr, 700, 800, 1.3, 38, "wood")
    pr.pull(img, 0.9, 0.2)
    return img
