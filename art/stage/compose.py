"""From passes to a picture: painted sky, depth fog, rays and tone mapping. Everything here works in linear light.

Usual order: `x = behind(passes, sky)`, `fog`, `add_rays`, then `develop` to display colour and `repaint`.
"""

from __future__ import annotations

import cv2
import numpy as np

from art.paint.colour import Colour, rgb, smooth
from art.paint.grid import Array, f32, grid
from art.paint.noise import blur, noise
from art.stage.render import Passes


def to_linear(img: Array) -> Array:
    """Display colour to linear light."""
    return np.where(img <= 0.04045, img / 12.92, ((np.maximum(img, 0) + 0.055) / 1.055) ** 2.4).astype(f32)


def to_display(light: Array) -> Array:
    """Linear light to display colour."""
    x = np.clip(light, 0, None)
    return np.where(x <= 0.0031308, x * 12.92, 1.055 * np.power(np.maximum(x, 1e-8), 1 / 2.4) - 0.055).astype(f32)


def light_colour(colour: Colour) -> Array:
    """One display colour as linear light."""
    return to_linear(rgb(colour))


def behind(passes: Passes, sky: Array) -> Array:
    """The render over a painted sky (a picture in display colour, as the paint studio makes them)."""
    return passes.colour + to_linear(np.clip(sky, 0, 1)) * (1 - passes.alpha[..., None])


def fog(
    x: Array,
    passes: Passes,
    colour: Colour | Array,
    start: float,
    length: float,
    amount: float = 0.95,
    low: tuple[float, float] | None = None,
) -> Array:
    """Depth fog from `start` units on. `colour` may be a whole picture (use the sky for aerial perspective).

    low=(top, bottom) keeps the fog below these card heights.
    """
    f = (1 - np.exp(-np.maximum(passes.depth - start, 0) / length)) * amount
    f = np.where(passes.depth > 1e4, 0, f) * passes.alpha
    if low:
        f = f * smooth(low[0], low[1], grid.y)
    tint = to_linear(colour) if isinstance(colour, np.ndarray) and colour.ndim == 3 else light_colour(colour)
    return (x * (1 - f[..., None]) + tint * f[..., None]).astype(f32)


def mist(x: Array, y: float, height: float, colour: Colour, amount: float = 0.7, seed: int = 33) -> Array:
    """A lying band of mist around card height y."""
    band = smooth(-0.35, 0.5, noise(220, seed, 4, ax=2.2, ay=0.4)) * np.exp(-(((grid.y - y) / height) ** 2)) * amount
    return (x * (1 - band[..., None]) + light_colour(colour) * band[..., None]).astype(f32)


def add_rays(
    x: Array, source: Array, cx: float, cy: float, colour: Colour = "ffe0a8", amount: float = 0.5, length: float = 0.8
) -> Array:
    """Light shafts: smear a bright mask `source` away from the light at (cx, cy)."""
    small = cv2.resize(source.astype(f32), (grid.w // 2, grid.h // 2), interpolation=cv2.INTER_AREA)
    rows, columns = np.mgrid[0 : small.shape[0], 0 : small.shape[1]].astype(f32)
    px, py = cx * grid.s / 2, cy * grid.s / 2
    total, weight, weights, steps = np.zeros_like(small), 1.0, 0.0, 48
    for i in range(steps):
        s = 1 - length * i / steps
        total += weight * cv2.remap(small, px + (columns - px) * s, py + (rows - py) * s, cv2.INTER_LINEAR)
        weights += weight
        weight *= 0.972
    rays = cv2.resize(total / weights, (grid.w, grid.h)) * (0.75 + 0.5 * noise(160, 4, 3))
    return (x + np.maximum(blur(rays, 2), 0)[..., None] * light_colour(colour) * f32(amount)).astype(f32)


def add_glow(x: Array, cx: float, cy: float, radius: float, colour: Colour, amount: float = 0.6) -> Array:
    """A halo in the air around a lamp."""
    d = np.sqrt((grid.x - cx) ** 2 + (grid.y - cy) ** 2)
    return (x + (np.exp(-d / radius) * amount)[..., None] * light_colour(colour)).astype(f32)


def develop(x: Array, exposure: float = 1.2, white: float = 3.0, bloom: float = 0.5) -> Array:
    """Bloom and tone mapping: linear light to display colour."""
    bright = np.minimum(np.maximum(x - 1.0, 0), 6)
    halo = sum((blur(bright, s) for s in (4, 16, 60)), np.zeros_like(x)) / 3
    x = (x + halo * bloom) * exposure
    luminance = (x @ np.array([0.2126, 0.7152, 0.0722], f32))[..., None] + 1e-6
    hue_true = x * (luminance * (1 + luminance / white**2) / (1 + luminance) / luminance)
    filmic = x * (1 + x / white**2) / (1 + x)
    return np.clip(to_display((hue_true * 0.55 + filmic * 0.45) * 1.25), 0, 1)
