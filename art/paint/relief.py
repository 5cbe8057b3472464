"""Relief light: a flat silhouette becomes a rounded, lit, painted form.

Distance transform -> rounded height field -> Lambert -> hue-shifted ramp. It suits what is
round and near; paper, boards and far things are better painted flat.
"""

from __future__ import annotations

import cv2
import numpy as np
import skia

from art.paint.colour import Colour, Stops, ramp, rgb, scale
from art.paint.grid import Array, f32, grid
from art.paint.layer import mask
from art.paint.noise import blur, noise, rough, warp
from art.paint.pigment import bounds, over, screen

Light = tuple[float, float, float]
UPPER_LEFT: Light = (-0.5, -0.75, 0.45)
"""The usual light: where it comes from, to the right, down, and towards the eye."""


def lambert(m: Array, radius: float, light: Light, soften: float, scale: float) -> Array:
    """The lit relief of a mask as 0..1; radius and soften in units of `scale` pixels.

    The profile is a parabola, so that light turns slowly towards the contour and leaves no bright and dark line along
    it. A form much deeper than the radius is a flat thing with rounded edges: they are kept low.
    """
    d = cv2.distanceTransform((m > 0.5).astype(np.uint8), cv2.DIST_L2, 5) / f32(scale)
    depth = float(d.max())
    d = np.minimum(d, radius)
    rise = 1.35 * (0.4 + 0.6 * min(1.0, radius / max(depth * 0.7, 0.001)))
    height = (d * (2 * radius - d) * (rise / (2 * radius))).astype(f32)
    soften = max(soften, min(radius, depth) * 0.1)
    if soften * scale > 0.3:
        height = cv2.GaussianBlur(height, (0, 0), soften * scale)
    gx = cv2.Sobel(height, cv2.CV_32F, 1, 0, ksize=3) / 8 * scale
    gy = cv2.Sobel(height, cv2.CV_32F, 0, 1, ksize=3) / 8 * scale
    direction = np.array(light, float)
    direction /= np.linalg.norm(direction)
    n = 1 / np.sqrt(gx * gx + gy * gy + 1)
    return np.clip((-gx * direction[0] - gy * direction[1] + direction[2]) * n * 0.5 + 0.5, 0, 1).astype(f32)


def inflate(m: Array, radius: float = 60, light: Light = UPPER_LEFT, soften: float = 3) -> Array:
    """The lit relief of a sheet-sized mask; radius is how far the rounding reaches inwards."""
    out = np.zeros_like(m)
    box = bounds(m, 4)
    if m[box].size:
        out[box] = lambert(m[box], radius, light, soften, scale=grid.s)
    return out


def form(
    img: Array,
    m: Array,
    stops: Stops | Colour,
    radius: float = 60,
    light: Light = UPPER_LEFT,
    texture: float = 0.06,
    seed: int = 1,
    soften: float = 3,
    alpha: float = 1.0,
) -> Array:
    """Paint a mask as a relief-lit form with pigment mottling. `stops` is a ramp or one colour. Returns the light."""
    t = inflate(m, radius, light, soften)
    t = t + noise(40, seed, 4) * f32(texture) + noise(5, seed + 7, 2) * f32(texture * 0.5)
    box = bounds(m, 4)
    colour = np.zeros((*m.shape, 3), f32)
    colour[box] = ramp(np.clip(t[box], 0, 1), scale(stops))
    over(img, m, colour, alpha)
    return t


def rim(m: Array, dx: float, dy: float, soft: float = 2.0) -> Array:
    """The inner edge of a mask that faces (dx, dy): where back light catches."""
    return np.clip(m * (1 - blur(warp(m, dx, dy), soft)), 0, 1)


def rim_light(
    img: Array, m: Array, colour: Colour, dx: float = 3, dy: float = -3, alpha: float = 0.7, soft: float = 1.6
) -> None:
    """Add a bright edge on the side (dx, dy)."""
    screen(img, (rim(m, dx, dy, soft) * f32(alpha))[..., None] * rgb(colour))


def solid(
    img: Array,
    path: skia.Path,
    colour: Stops | Colour,
    radius: float = 40,
    light: Light = UPPER_LEFT,
    tooth: float = 1.2,
    texture: float = 0.05,
    seed: int = 1,
    soften: float = 3,
    cast: float = 0.0,
) -> Array:
    """The quick way: path -> rough mask -> optional cast shadow -> relief form. Returns the mask."""
    m = rough(mask(path), tooth, 10, seed) if tooth else mask(path)
    if cast:
        s = blur(warp(m, light[0] * 12, light[1] * 12), 9)
        over(img, s, "1a0c28", cast)
    form(img, m, colour, radius, light=light, texture=texture, seed=seed, soften=soften)
    return m


def clothe(
    img: Array,
    m: Array,
    picture: Array,
    radius: float = 60,
    light: Light = UPPER_LEFT,
    shade: Colour = "2a1238",
    soften: float = 3,
) -> Array:
    """Wrap a texture picture (see texture.py) round a form: the relief darkens it to `shade` and lifts its lit side."""
    t = inflate(m, radius, light, soften)[..., None]
    dark = np.clip((0.62 - t) / 0.62, 0, 1) ** f32(0.8)
    lit = np.clip((t - 0.68) / 0.32, 0, 1) * f32(0.5)
    body = picture * (1 - dark) + picture * rgb(shade) * dark * f32(1.6)
    over(img, m, np.clip(body + (1 - body) * lit * picture, 0, 1).astype(f32))
    return m
