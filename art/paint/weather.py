"""Falling and burning things: rain, snow, flames, sparks, smoke, steam."""

from __future__ import annotations

import math

import numpy as np

from art.paint.colour import Colour, smooth
from art.paint.grid import HEIGHT, WIDTH, Array, f32, grid
from art.paint.layer import Layer, lay, mask
from art.paint.noise import blur, noise, rough
from art.paint.pigment import glow, over
from art.paint.shape import circle, line, ribbon, spline
from art.paint.sprite import Sprite


def rain(
    img: Array,
    count: int = 900,
    angle: float = 0.16,
    colour: Colour = "dfeaf0",
    alpha: float = 0.35,
    length: float = 46,
    seed: int = 1,
) -> None:
    """Slanting rain in three depths."""
    random = np.random.default_rng(seed)
    layer = Layer()
    for _ in range(count):
        x, y, depth = random.uniform(-60, WIDTH + 60), random.uniform(-40, HEIGHT), random.random()
        n = length * (0.4 + 0.8 * depth)
        layer.stroke(
            line([(x, y), (x - math.sin(angle) * n, y + math.cos(angle) * n)]),
            0.5 + 1.1 * depth,
            colour,
            alpha * (0.4 + 0.6 * depth),
        )
    lay(img, layer)


def rain_splashes(layer: Layer, places: list[tuple[float, float, float]], colour: Colour = "eaf4f4") -> None:
    """Small crowns where drops hit, at (x, y, size)."""
    for x, y, s in places:
        layer.stroke(circle(x, y, s, s * 0.28), 0.9, colour, 0.6)
        for dx in (-0.5, 0.1, 0.6):
            layer.stroke(line([(x + dx * s * 0.6, y), (x + dx * s, y - s * 0.7)]), 0.9, colour, 0.6)


def snowfall(
    img: Array,
    count: int = 700,
    colour: Colour = "ffffff",
    seed: int = 1,
    big: float = 4.0,
    drift: float = 0.0,
    keep_off: Array | None = None,
) -> None:
    """Snowflakes in three depths, the near ones soft."""
    random = np.random.default_rng(seed)
    layer = Layer()
    for _ in range(count):
        x, y, depth = random.uniform(0, WIDTH) + drift, random.uniform(0, HEIGHT), random.random() ** 2.5
        if keep_off is not None and grid.at(keep_off, x, y) > 0.4:
            continue
        r = 0.7 + big * depth
        layer.fill(circle(x, y, r), colour, 0.85 - 0.35 * depth, r * 0.35 if depth > 0.4 else 0)
    lay(img, layer)


def snow_cap(
    img: Array, m: Array, depth: float = 14, colour: Colour = "f6f8fa", shade: Colour = "b4c4dc", seed: int = 3
) -> None:
    """Snow lying on the upper edges of a mask."""
    top = np.where(m.max(0) > 0.5, np.argmax(m > 0.5, axis=0) / grid.s, 1e4).astype(f32)[None]
    drop = grid.y - top
    cap = m * smooth(depth * 1.2, depth * 0.5, drop + noise(18, seed, 3) * depth * 0.5) * (drop > -2)
    over(img, cap.astype(f32), colour)
    over(img, (cap * smooth(depth * 0.3, depth, drop)).astype(f32), shade, 0.6)


def flame(hot: Colour = "fffbe0", middle: Colour = "ffc040", edge: Colour = "f0642c", lean: float = 0.0) -> Sprite:
    """A flame, foot at the origin, 100 high."""
    s = Sprite()
    d = lean * 40
    for scale, colour, soft in ((1.0, edge, 5), (0.78, middle, 3), (0.5, hot, 2)):
        w, h = 32 * scale, 100 * scale
        s.add(
            spline(
                [
                    (0, 0),
                    (w, -h * 0.26),
                    (w * 0.62 + d * 0.3 * scale, -h * 0.55),
                    (d * scale, -h, 1),
                    (-w * 0.5 + d * 0.2 * scale, -h * 0.6),
                    (-w, -h * 0.26),
                ]
            ),
            colour,
            0,
            soft=soft,
            alpha=0.95,
        )
    return s


def sparks(
    img: Array,
    x: float,
    y: float,
    width: float,
    height: float,
    count: int = 30,
    seed: int = 1,
    colour: Colour = "ffc860",
) -> None:
    """Sparks that rise from (x, y) in a widening plume."""
    random = np.random.default_rng(seed)
    for _ in range(count):
        t = random.random()
        px, py = x + random.normal(0, width * (0.25 + 0.6 * t)), y - height * t
        glow(img, px, py, random.uniform(4, 10) * (1.1 - 0.6 * t), colour=colour, alpha=0.9, power=2.4)


def smoke(
    img: Array,
    x: float,
    y: float,
    height: float,
    colour: Colour = "e4d8d0",
    seed: int = 0,
    drift: float = 30,
    alpha: float = 0.5,
    width: float = 12,
) -> None:
    """A thread or plume of smoke rising from (x, y)."""
    points = [
        (x, y),
        (x + drift * 0.15, y - height * 0.3),
        (x + drift * 0.1, y - height * 0.55),
        (x + drift * 0.7, y - height * 0.8),
        (x + drift, y - height),
    ]
    m = mask(ribbon(points, [width * 0.15, width * 0.4, width * 0.75, width, width * 0.3]))
    m = blur(rough(m, width * 0.5, 18, seed), width * 0.12) * smooth(y - height, y - height * 0.4, grid.y)
    over(img, m, colour, alpha)


def dust(
    img: Array, count: int = 120, colour: Colour = "fff0c8", alpha: float = 0.5, seed: int = 4, m: Array | None = None
) -> None:
    """Motes in a beam of light."""
    random = np.random.default_rng(seed)
    layer = Layer()
    for _ in range(count):
        x, y = random.uniform(0, WIDTH), random.uniform(0, HEIGHT)
        if m is None or grid.at(m, x, y) > random.random():
            layer.fill(circle(x, y, random.uniform(0.6, 1.9)), colour, alpha * random.uniform(0.4, 1))
    lay(img, layer)
