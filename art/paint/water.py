"""Water: mirrors, ripples, waves, caustics and bubbles."""

from __future__ import annotations

import math

import cv2
import numpy as np

from art.paint.colour import Colour, mix, ramp, rgb, smooth
from art.paint.grid import WIDTH, Array, f32, grid
from art.paint.layer import Layer
from art.paint.noise import blur, noise
from art.paint.pigment import over, shine
from art.paint.shape import circle, line
from art.paint.strokes import brush


def reflect(
    img: Array,
    horizon: float,
    tint: Colour = "0a1c30",
    depth: float = 0.4,
    ripple: float = 1.0,
    stretch: float = 1.3,
    seed: int = 20,
    m: Array | None = None,
) -> Array:
    """Mirror what is above `horizon` into still water below it. Returns the water's mask."""
    drop = grid.y - horizon
    wave = noise(16, seed, 3, ax=5.0, ay=0.5) * (2 + np.maximum(drop, 0) * 0.035) * f32(ripple)
    mx = ((grid.x + wave * 2.0) * grid.s).astype(f32)
    my = (np.clip(horizon - drop * stretch + wave * 2.6, 0, horizon - 1) * grid.s).astype(f32)
    mirrored = cv2.remap(img, mx, my, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REFLECT)
    cover = smooth(horizon - 1, horizon + 1, grid.y) if m is None else m
    deep = smooth(horizon, 1200, grid.y)[..., None]
    water = blur(mirrored, 1.8) * (0.9 - depth * deep) + rgb(tint) * (0.08 + depth * 0.7 * deep)
    over(img, cover, water)
    brush(img, 44, 2000, np.zeros_like(grid.x), jitter=0.035, alpha=0.3, seed=seed, m=cover, soften=1)
    return cover


def glitter(
    img: Array,
    x: float,
    top: float,
    bottom: float,
    width: float,
    colour: Colour = "fff0c0",
    alpha: float = 1.0,
    seed: int = 31,
) -> None:
    """The path of light that a sun or lamp lays on water."""
    spread = width + (grid.y - top) * 0.3
    dash = np.clip(noise(10, seed, 3, ax=9.0, ay=0.45) - 0.2, 0, 1) * np.exp(-(((grid.x - x) / spread) ** 2))
    shine(
        img,
        (dash * smooth(top - 2, top + 10, grid.y) * smooth(bottom + 60, bottom - 60, grid.y)).astype(f32),
        colour,
        alpha * 1.8,
    )


def sea(
    img: Array,
    horizon: float,
    far: Colour,
    near: Colour,
    crest: Colour = "f4faf4",
    rough: float = 1.0,
    seed: int = 22,
    bottom: float = 1200,
) -> Array:
    """Open water in perspective: waves grow towards us, with crests and troughs. Returns its mask."""
    m = smooth(horizon - 1, horizon + 1, grid.y) * (smooth(bottom + 2, bottom - 2, grid.y) if bottom < 1200 else 1)
    m = m.astype(f32)
    depth = np.clip((grid.y - horizon) / (1200 - horizon), 0.0008, 1)
    over(img, m, ramp(depth**0.7, [(0, far), (1, near)]))
    z = 1 / (depth + 0.05)
    u, v = (grid.x - WIDTH / 2) * z * 0.02, z * 5.0
    total = np.zeros_like(grid.x)
    random = np.random.default_rng(seed)
    for k in range(6):
        a = random.normal(0, 0.35)
        f = 1.2 * 1.6**k
        total += np.sin(
            (u * math.sin(a) + v * math.cos(a)) * f + random.uniform(0, 6.3) + noise(90, seed + k, 2) * 1.6
        ) / (k + 1.3)
    shape = total * f32(0.45 * rough)
    over(img, m * np.clip(-shape, 0, 1).astype(f32), mix(near, "081428", 0.6), 0.55)
    over(img, m * np.clip(shape - 0.1, 0, 1).astype(f32), mix(far, "ffffff", 0.25), 0.5)
    crests = smooth(0.55, 0.9, shape + noise(7, seed + 9, 3, ax=2.5, ay=0.7) * 0.3)
    over(img, m * crests, crest, 0.75)
    brush(img, 34, 2600, np.zeros_like(grid.x), jitter=0.05, alpha=0.35, seed=seed, m=m, soften=1)
    return m


def rings(
    layer: Layer, x: float, y: float, radius: float, count: int = 3, colour: Colour = "e4f4ee", alpha: float = 0.6
) -> None:
    """Rings on water around a thing."""
    for k in range(count):
        r = radius * (1 + k * 0.7)
        layer.stroke(circle(x, y, r, r * 0.2), 1.7 - k * 0.35, colour, alpha * (1 - k / (count + 1)))


def caustics(
    img: Array, m: Array, colour: Colour = "d8fff0", alpha: float = 0.35, scale: float = 46, seed: int = 6
) -> None:
    """The dancing net of light on things under water."""
    a, b = np.abs(noise(scale, seed, 2)), np.abs(noise(scale * 0.8, seed + 1, 2))
    shine(img, (m * smooth(0.1, 0.0, np.minimum(a, b))).astype(f32), colour, alpha)


def bubbles(layer: Layer, places: list[tuple[float, float, float]], colour: Colour = "e8fff8") -> None:
    """Bubbles at (x, y, radius)."""
    for x, y, r in places:
        layer.fill(circle(x, y, r), colour, 0.12)
        layer.stroke(circle(x, y, r), max(0.8, r * 0.12), colour, 0.7)
        layer.fill(circle(x - r * 0.35, y - r * 0.4, r * 0.2), "ffffff", 0.9)


def splash(layer: Layer, x: float, y: float, size: float, colour: Colour = "f4fcfa", seed: int = 1) -> None:
    """A crown of drops."""
    random = np.random.default_rng(seed)
    for _ in range(26):
        a, r = random.uniform(-2.6, -0.5), size * random.uniform(0.3, 1.0)
        px, py = x + math.cos(a) * r, y + math.sin(a) * r * 1.1
        layer.fill(circle(px, py, size * random.uniform(0.015, 0.06)), colour, 0.9)
        if random.random() < 0.4:
            layer.stroke(
                line([(x + math.cos(a) * r * 0.3, y + math.sin(a) * r * 0.3), (px, py)]), size * 0.02, colour, 0.5
            )
