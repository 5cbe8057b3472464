"""Only hats sit round the table, but the low sun shows who wears them; in the shadow of the empty throne lies the crown.

Technique: gouache.
"""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np
import skia

from art import paint as p
from art.paint.props.hats import CHEF, FOOL, HARD, STRAW, Hat, chef, fool, hard, straw
from art.paint.voices import gouache as g
from art.paint.voices.printing import PLAIN

NUMBER, TITLE = 28, "Hats in Session"
FINISH = PLAIN

SHADOW, GREEN, GREEN_DARK = "5f5fb8", "1f8f7c", "0f5f5c"
TABLE = (400.0, 858.0, 388.0, 306.0)


def fill(img: p.Array, path: skia.Path, colour: p.Colour, seed: int = 1, flow: g.Flow = 0.2, size: float = 16) -> p.Array:
    """A shape in a few strokes with a clean edge."""
    return g.passage(img, path, colour, flow, size, size * 3.4, seed, 0.03, 1.8, 0.8, 0.25, sway=0.1)


def evening(img: p.Array) -> None:
    """Sky, the low sun behind the throne, a band of sea, and the warm terrace."""
    far = np.clip(np.hypot(p.grid.x - 400, p.grid.y - 236) / 520, 0, 1)
    sky = p.ramp(far, [(0, "fff2b4"), (0.4, "ffd27a"), (0.75, "ffae62"), (1, "fb8f58")])
    g.passage(img, p.rect(-20, -20, 840, 370), sky, lambda x, y: math.atan2(y - 236, x - 400) + math.pi / 2, 34, 130, 3, 0.02)
    g.passage(img, p.circle(400, 236, 176), "fffbe2", 0.5, 34, 120, 4, 0.012, 2.0, 0.8)
    fill(img, p.rect(-20, 336, 840, 120), p.vertical([(0, "37c3c0"), (1, "0c8ba0")], 336, 440), 5, 0.0, 16)
    for k, (x, y, w) in enumerate(((400, 350, 150), (372, 368, 190), (424, 388, 230), (250, 404, 60), (590, 372, 44), (120, 374, 50))):
        g.line(img, [(x - w, y), (x, y - 2), (x + w, y + 1)], "fff3c4" if k < 3 else "8fe6dc", 7 if k < 3 else 5, k)
    fill(img, p.rect(-20, 424, 840, 800), p.vertical([(0, "ffe3b0"), (1, "f7c68c")], 430, 1200), 6, 0.02, 44)


def chair(img: p.Array, x: float, y: float, k: float, seed: int) -> None:
    """A small green chair seen from the front, its back towards the sun."""
    for side in (-1, 1):
        fill(
            img, p.moved(p.poly([(side * 44, -6), (side * 58, -6), (side * 62, 230), (side * 48, 230)]), x, y, k), GREEN_DARK, seed, 1.5, 8
        )
    for dx in (-22, 0, 22):
        fill(img, p.moved(p.rect(dx - 5, 30, 10, 130), x, y, k), GREEN, seed + 1, 1.5, 8)
    fill(
        img,
        p.moved(p.spline([(-60, 4, 1), (-40, -14), (0, -20), (40, -14), (60, 4, 1), (60, 34, 1), (0, 24), (-60, 34, 1)]), x, y, k),
        GREEN,
        seed + 2,
        0,
        12,
    )


def throne(img: p.Array) -> None:
    """Tall, red, gold, and nobody in it."""
    back = [(-84, 420, 1), (-84, 60), (-70, 24, 1), (-36, 12), (0, -46), (36, 12), (70, 24, 1), (84, 60), (84, 420, 1)]
    fill(img, p.moved(p.spline(back), 400, 214), "e0a02c", 3, 1.5, 16)
    fill(
        img,
        p.moved(p.spline([(-62, 420, 1), (-62, 70), (-30, 48), (0, 4), (30, 48), (62, 70), (62, 420, 1)]), 400, 214),
        "d8302e",
        4,
        1.5,
        22,
    )
    fill(img, p.moved(p.spline([(-62, 420, 1), (-62, 70), (-38, 54), (-40, 200), (-36, 420, 1)]), 400, 214), "a81f30", 5, 1.5, 14)
    for x, y in ((336, 236), (464, 236), (400, 160)):
        fill(img, p.circle(x, y, 15), "ffd45a", 6, 0.5, 8)


def table(img: p.Array) -> None:
    """A round white cloth that fills the terrace."""
    x, y, rx, ry = TABLE
    p.over(img, p.mask(p.circle(x, y + 74, rx + 4, ry - 6), soft=5), SHADOW, 0.75)
    fall = p.union(p.circle(x, y + 44, rx, ry), p.rect(x - rx, y, 2 * rx, 44))
    fill(img, fall, "b9b2e6", 3, 1.5, 18)
    for k, t in enumerate((0.5, 0.86, 1.2, 1.62, 1.98, 2.3, 2.66)):
        px, py = x + rx * math.cos(t), y + ry * math.sin(t)
        g.line(img, [(px, py - 2), (px + 2, py + 22), (px - 3, py + 42)], "8d86cf", 8, k)
    g.passage(img, p.circle(x, y, rx, ry), "fffaf0", 0.05, 44, 190, 4, 0.012, 2.0, 0.8)


def stretched(path: skia.Path, x: float, y: float, sx: float, sy: float, lean: float) -> skia.Path:
    """A path scaled unevenly, sheared by `lean` and moved: how a low sun lays an upright thing on the ground."""
    matrix = skia.Matrix()
    matrix.setAll(sx, lean * sy, x, 0, sy, y, 0, 0, 1)
    out = skia.Path()
    path.transform(matrix, out)
    return out


def sitter(hat: p.Points, face: int) -> skia.Path:
    """A person to the waist with a hat, upright, the waist at the origin; the profile looks to the side of `face`."""
    trunk = [(-48, 40, 1), (-52, -30), (-54, -62), (-44, -84), (-14, -96), (14, -96), (44, -84), (54, -62), (52, -30), (48, 40, 1)]
    head = [
        (-20, -182),
        (10, -182),
        (28, -166),
        (29, -150),
        (44, -134, 1),
        (31, -129),
        (36, -119, 1),
        (30, -114),
        (31, -101),
        (12, -96),
        (-6, -102),
    ]
    head += [(-28, -124), (-34, -152)]
    profile = p.moved(p.spline(head), 0, 0, 1, 0, face < 0)
    return p.union(p.spline(trunk), p.rect(-15, -120, 30, 40), profile, p.moved(p.spline(hat), 0, -158, 0.7))


def shadows(img: p.Array) -> None:
    """Whole people on the white cloth, head towards us; the throne throws only itself."""
    seat = p.poly([(-62, 40), (-62, -206), (-50, -216), (-26, -222), (0, -250), (26, -222), (50, -216), (62, -206), (62, 40)])
    shapes = [
        stretched(sitter(FOOL, 1), 112, 656, 1.0, -1.28, 0.03),
        stretched(sitter(CHEF, 1), 246, 570, 1.06, -1.46, 0.05),
        stretched(sitter(HARD, -1), 558, 570, 1.06, -1.56, -0.05),
        stretched(sitter(STRAW, -1), 692, 656, 1.0, -1.36, -0.03),
        stretched(seat, 400, 556, 1.0, -1.8, 0),
    ]
    cloth = p.mask(p.circle(*TABLE))
    g.passage(img, p.mask(*shapes) * cloth, SHADOW, 1.5, 18, 70, 7, 0.03, 1.8, 0.8)


def crown(img: p.Array) -> None:
    """Fallen on its side where the king's head would be."""

    def at(path: skia.Path) -> skia.Path:
        return p.moved(path, 410, 976, 1.3, -62)

    p.over(img, p.mask(p.moved(p.circle(0, 0, 122, 26), 422, 1062, 1, -4), soft=3), "35348c", 0.8)
    fill(img, at(p.circle(0, 40, 66, 25)), "9a5a14", 3, 0.5, 10)
    points = [(-66, 40, 1), (-82, -58, 1), (-44, -12, 1), (-34, -78, 1), (0, -20, 1), (34, -78, 1), (44, -12, 1), (82, -58, 1), (66, 40, 1)]
    fill(img, at(p.spline([*points, (36, 60), (0, 66), (-36, 60)])), "f9c22e", 4, 0.6, 16)
    fill(img, at(p.spline([(-66, 40, 1), (-82, -58, 1), (-52, -22, 1), (-40, 58), (-54, 52)])), "d48a1c", 5, 0.6, 10)
    fill(
        img,
        at(p.spline([(-66, 26, 1), (-36, 44), (0, 50), (36, 44), (66, 26, 1), (66, 40, 1), (36, 60), (0, 66), (-36, 60), (-66, 40, 1)])),
        "ffe083",
        6,
        0,
        8,
    )
    for x, y in ((-82, -62), (-34, -82), (34, -82), (82, -62)):
        fill(img, at(p.circle(x, y, 12)), "ffe38c", 7, 0.5, 6)
    for x, y, tone in ((-34, 14, "d8302e"), (0, 20, "1b8fb0"), (34, 14, "d8302e")):
        fill(img, at(p.circle(x, y, 11, 13)), tone, 8, 0.5, 6)


SEATS: tuple[tuple[Callable[[Hat], None], float, float, float, float], ...] = (
    (fool, 118, 528, 0.88, -6),
    (chef, 240, 448, 0.88, 3),
    (hard, 566, 442, 0.9, -3),
    (straw, 686, 530, 0.92, 5),
)


def paint() -> p.Array:
    """Light, chairs, table, shadows, and last the hats and the crown."""
    img = g.board()
    evening(img)
    throne(img)
    for k, (_, x, y, _, _) in enumerate(SEATS):
        chair(img, x, y + 78, 0.94, 20 + 5 * k)
    table(img)
    shadows(img)
    for hat, x, y, k, turn in SEATS:
        hat(Hat(img, x, y, k, turn))
    crown(img)
    return img
