"""Water: mirrors, ripples, waves, foam, depths, caustics and bubbles."""

from __future__ import annotations

import math

import cv2
import numpy as np

from art.paint.colour import Colour, mix, ramp, rgb, smooth
from art.paint.grid import WIDTH, Array, f32, grid
from art.paint.layer import Layer
from art.paint.noise import blur, noise
from art.paint.pigment import over, screen, shine
from art.paint.shape import circle, line, ribbon
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
    brush(img, 44, 2000, np.zeros_like(grid.x), 0.035, 0.3, seed, cover, 1)
    return cover


def reflection_of(
    img: Array,
    source: Array,
    m: Array,
    waterline: float,
    alpha: float = 0.7,
    ripple: float = 1.0,
    seed: int = 60,
    clip: Array | None = None,
) -> None:
    """The reflection of one thing: `source` is the picture with the thing in it, `m` its mask."""
    wave = noise(12, seed, 3, ax=4.0, ay=0.6) * (2 + np.maximum(grid.y - waterline, 0) * 0.05) * f32(ripple)
    mx, my = ((grid.x + wave * 1.6) * grid.s).astype(f32), ((2 * waterline - grid.y + wave * 2) * grid.s).astype(f32)
    mm = cv2.remap(m, mx, my, cv2.INTER_LINEAR, borderMode=cv2.BORDER_CONSTANT)
    cc = cv2.remap(source, mx, my, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REFLECT)
    cover = blur(mm, 1.4) * smooth(waterline - 3, waterline + 3, grid.y)
    over(img, cover if clip is None else cover * clip, blur(cc, 1.2) * 0.8, alpha)


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
    brush(img, 34, 2600, np.zeros_like(grid.x), 0.05, 0.35, seed, m, 1)
    return m


def breakers(
    layer: Layer,
    y: float,
    height: float,
    colour: Colour = "ffffff",
    shade: Colour = "5a9aa8",
    seed: int = 1,
    x0: float = -20,
    x1: float = 820,
) -> None:
    """A line of curling storybook waves with foam."""
    random = np.random.default_rng(seed)
    x = x0
    while x < x1:
        w, h = height * random.uniform(1.6, 2.6), height * random.uniform(0.7, 1.1)
        layer.fill(
            ribbon(
                [
                    (x, y),
                    (x + w * 0.35, y - h * 0.5),
                    (x + w * 0.62, y - h),
                    (x + w * 0.86, y - h * 0.9),
                    (x + w * 0.9, y - h * 0.55),
                ],
                [h * 0.15, h * 0.5, h * 0.4, h * 0.2, 1],
                30,
            ),
            shade,
        )
        layer.fill(
            ribbon(
                [
                    (x + w * 0.4, y - h * 0.72),
                    (x + w * 0.64, y - h * 1.12),
                    (x + w * 0.9, y - h * 0.98),
                    (x + w * 0.96, y - h * 0.56),
                ],
                [1, h * 0.18, h * 0.16, 1],
                24,
            ),
            colour,
        )
        for _ in range(9):
            layer.fill(
                circle(
                    x + w * random.uniform(0.7, 1.05),
                    y - h * random.uniform(0.4, 1.2),
                    height * random.uniform(0.02, 0.07),
                ),
                colour,
                0.9,
            )
        x += w * random.uniform(0.6, 0.9)


def rings(
    layer: Layer, x: float, y: float, radius: float, count: int = 3, colour: Colour = "e4f4ee", alpha: float = 0.6
) -> None:
    """Rings on water around a thing."""
    for k in range(count):
        r = radius * (1 + k * 0.7)
        layer.stroke(circle(x, y, r, r * 0.2), 1.7 - k * 0.35, colour, alpha * (1 - k / (count + 1)))


def underwater(
    img: Array,
    top: Colour = "a8e8d4",
    bottom: Colour = "062a40",
    seed: int = 5,
    shafts: float = 0.35,
    angle: float = 0.2,
) -> None:
    """Tint the whole picture as under water and let light shafts fall from above."""
    deep = smooth(0, 1200, grid.y)
    over(img, np.ones_like(grid.x) * f32(0.35) + deep * f32(0.25), ramp(deep, [(0, top), (1, bottom)]), 0.8)
    slant = grid.x - grid.y * angle
    beams = noise(90, seed, 3, ax=1.0, ay=60.0)
    beams = cv2.remap(
        np.array(beams),
        (np.clip(slant, -400, 1200) * grid.s).astype(f32) % grid.w,
        (grid.y * 0).astype(f32),
        cv2.INTER_LINEAR,
    )
    screen(img, (np.clip(blur(beams, 5), 0, 1) * smooth(1000, 60, grid.y) * f32(shafts))[..., None] * rgb(top))


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


def waterfall(
    img: Array, x: float, top: float, bottom: float, width: float, colour: Colour = "f0f8f8", seed: int = 7
) -> None:
    """A falling veil of water."""
    m = (
        smooth(width * 0.55, width * 0.4, np.abs(grid.x - x + noise(60, seed, 2) * width * 0.1))
        * smooth(top, top + 6, grid.y)
        * smooth(bottom + 10, bottom, grid.y)
    )
    threads = np.clip(0.62 + noise(5, seed, 3, ax=1.0, ay=26.0) * 0.6, 0, 1)
    over(img, (m * threads).astype(f32), colour, 0.95)
    spray = np.exp(-(((grid.x - x) / (width * 0.9)) ** 2) - (((grid.y - bottom) / (width * 0.35)) ** 2)) * (
        0.7 + 0.5 * noise(30, seed + 1, 3)
    )
    over(img, np.clip(spray, 0, 1).astype(f32), colour, 0.8)


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
