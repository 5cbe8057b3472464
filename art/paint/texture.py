"""Surfaces as pictures: stone, brick, wood, tiles, cobbles, cloth, paper, wallpaper. Each returns a full-sheet picture.

Paint it through a mask with `over(img, m, picture)`, or lay it in perspective with `perspective.onto(...)`.
"""

from __future__ import annotations

import math

import cv2
import numpy as np

from art.paint.colour import Colour, mix, ramp, rgb, smooth
from art.paint.grid import Array, f32, grid
from art.paint.noise import blur, noise, streaks


def _cells(w: float, h: float, offset: float = 0.5, wobble: float = 1.0, seed: int = 1) -> tuple[Array, Array]:
    """Brick pattern: distance to the nearest joint, and a random value per brick."""
    x, y = grid.x + noise(26, seed, 2) * wobble, grid.y + noise(26, seed + 1, 2) * wobble
    row = np.floor(y / h)
    shifted = x + row * w * offset
    column = np.floor(shifted / w)
    u, v = shifted / w - column, y / h - row
    joint = np.minimum(np.minimum(u, 1 - u) * w, np.minimum(v, 1 - v) * h)
    value = np.mod(np.sin(row * 127.1 + column * 311.7 + seed * 17.0) * 43758.55, 1)
    return joint.astype(f32), value.astype(f32)


def blocks(
    colour: Colour,
    w: float = 60,
    h: float = 34,
    joint: float = 3.0,
    mortar: Colour | None = None,
    vary: float = 0.35,
    seed: int = 1,
    offset: float = 0.5,
    wobble: float = 2.0,
) -> Array:
    """Masonry of relief-lit blocks: stone walls (60x34), bricks (26x11), tiles (40x40, offset 0), planks (400x40)."""
    d, value = _cells(w, h, offset, wobble, seed=seed)
    face = np.clip(d - joint / 2, 0, joint * 2)
    gx, gy = (
        cv2.Sobel(blur(face, 0.8), cv2.CV_32F, 1, 0, ksize=3),
        cv2.Sobel(blur(face, 0.8), cv2.CV_32F, 0, 1, ksize=3),
    )
    edge = np.clip((gx * 0.5 + gy * 0.8) * grid.s * 0.09, -0.3, 0.3)
    t = 0.55 + (value - 0.5) * vary + edge + noise(22, seed + 3, 4) * 0.1 + noise(4, seed + 4, 2) * 0.06
    out = ramp(
        np.clip(t, 0, 1), [(0, mix(colour, "1a0c28", 0.6)), (0.5, rgb(colour)), (1, mix(colour, "fff2d8", 0.55))]
    )
    gap = smooth(joint * 0.75, joint * 0.3, d)[..., None]
    return out * (1 - gap) + rgb(mortar if mortar is not None else mix(colour, "140a1c", 0.65)) * gap


def bricks(colour: Colour = "a8543c", seed: int = 1) -> Array:
    """A brick wall."""
    return blocks(colour, 30, 12, 2.2, mortar=mix(colour, "d8c8b0", 0.5), vary=0.5, seed=seed, offset=0.5, wobble=1.0)


def tiles(light: Colour = "e8e8dc", dark: Colour | None = None, size: float = 48, seed: int = 1) -> Array:
    """Square tiles, in a chequer if `dark` is given."""
    out = blocks(light, size, size, 2.0, mortar=mix(light, "5a5058", 0.5), vary=0.14, seed=seed, offset=0.0, wobble=0.4)
    if dark is not None:
        odd = ((np.floor(grid.x / size) + np.floor(grid.y / size)) % 2)[..., None].astype(f32)
        out = (
            out * (1 - odd)
            + blocks(dark, size, size, 2.0, mortar=None, vary=0.2, seed=seed + 5, offset=0.0, wobble=0.4) * odd
        )
    return out.astype(f32)


def wood(colour: Colour = "8a5a38", plank: float = 46, vertical: bool = False, seed: int = 1) -> Array:
    """Planks with grain and knots."""
    gx = grid.x if vertical else grid.y
    index = np.floor(gx / plank)
    value = np.mod(np.sin(index * 91.7 + seed) * 4375.85, 1)
    grain = streaks(seed, math.pi / 2 if vertical else 0.0, 60, 2.0)
    long = noise(40, seed + 2, 3, ax=0.25 if vertical else 4.0, ay=4.0 if vertical else 0.25)
    rings = np.sin((gx + long * 16 + value * 90) / 3.4) * 0.07
    t = 0.5 + (value - 0.5) * 0.3 + grain * 0.09 + rings + noise(60, seed + 4, 3) * 0.06
    out = ramp(
        np.clip(t, 0, 1), [(0, mix(colour, "1a0a14", 0.65)), (0.5, rgb(colour)), (1, mix(colour, "ffe8c0", 0.5))]
    )
    u = gx / plank - index
    gap = smooth(1.6, 0.5, np.minimum(u, 1 - u) * plank)[..., None]
    return (out * (1 - gap) + mix(colour, "0c0408", 0.85) * gap).astype(f32)


def cobbles(colour: Colour = "5c6a78", size: float = 34, seed: int = 1) -> Array:
    """Rounded street stones."""
    d, value = _cells(size, size * 0.72, 0.5, size * 0.06, seed=seed)
    dome = np.sqrt(np.clip(d / (size * 0.34), 0, 1))
    gy = cv2.Sobel(blur(dome, 1.0), cv2.CV_32F, 0, 1, ksize=3) * grid.s
    gx = cv2.Sobel(blur(dome, 1.0), cv2.CV_32F, 1, 0, ksize=3) * grid.s
    t = (
        0.42
        + (value - 0.5) * 0.3
        + dome * 0.14
        + np.clip(gy * 0.5 + gx * 0.3, -0.32, 0.32)
        + noise(6, seed + 3, 3) * 0.06
    )
    return ramp(
        np.clip(t, 0, 1), [(0, mix(colour, "0c0818", 0.75)), (0.45, rgb(colour)), (1, mix(colour, "f4f8ff", 0.6))]
    )


def linen(colour: Colour = "e8dcc4", seed: int = 1, weave: float = 2.4) -> Array:
    """Plain woven cloth or canvas."""
    t = (
        0.6
        + np.sin(grid.x / weave * math.pi) * np.sin(grid.y / weave * math.pi) * 0.09
        + noise(60, seed, 4) * 0.12
        + noise(3, seed + 1, 2) * 0.06
    )
    return ramp(
        np.clip(t, 0, 1), [(0, mix(colour, "3a2438", 0.6)), (0.6, rgb(colour)), (1, mix(colour, "ffffff", 0.4))]
    )


def stripes(a: Colour, b: Colour, width: float = 30, angle: float = 0.0, seed: int = 1, wobble: float = 2.0) -> Array:
    """Striped cloth or wallpaper; angle 0 gives upright stripes."""
    across = grid.x * math.cos(angle) + grid.y * math.sin(angle) + noise(60, seed, 2) * wobble
    t = smooth(-0.12, 0.12, np.sin(across / width * math.pi))[..., None]
    return (linen(a, seed) * (1 - t) + linen(b, seed + 3) * t).astype(f32)


def drapery(colour: Colour = "8f2a2c", fold: float = 60, seed: int = 1, gather: float = 0.0) -> Array:
    """Hanging curtain folds; `gather` draws them together towards the bottom."""
    x = (grid.x - 400) * (1 + gather * grid.y / 1200) + noise(160, seed, 2, ay=3.0) * fold * 0.5
    f = np.sin(x / fold * 2 * math.pi) * 0.5 + np.sin(x / fold * 4.7 + 1.3) * 0.22
    t = 0.45 + f * 0.42 + noise(5, seed + 2, 2) * 0.04
    return ramp(
        np.clip(t, 0, 1),
        [
            (0, mix(colour, "10040c", 0.85)),
            (0.4, mix(colour, "1a0818", 0.4)),
            (0.65, rgb(colour)),
            (1, mix(colour, "ffd8b0", 0.5)),
        ],
    )


def parchment(colour: Colour = "e8d4a4", seed: int = 1) -> Array:
    """Old paper with stains and fibres."""
    t = 0.62 + noise(220, seed, 4) * 0.16 + noise(30, seed + 1, 4) * 0.07 + noise(2.4, seed + 2, 2) * 0.05
    return ramp(
        np.clip(t, 0, 1), [(0, mix(colour, "6a3a18", 0.7)), (0.6, rgb(colour)), (1, mix(colour, "fffaf0", 0.6))]
    )


def plaster(colour: Colour = "d8c4a4", seed: int = 1, worn: float = 0.5) -> Array:
    """A washed wall with stains and cracks."""
    t = 0.58 + noise(180, seed, 4) * 0.13 * worn * 2 + noise(24, seed + 1, 4) * 0.07 + noise(3, seed + 2, 2) * 0.04
    out = ramp(
        np.clip(t, 0, 1), [(0, mix(colour, "2a1430", 0.6)), (0.58, rgb(colour)), (1, mix(colour, "ffffff", 0.45))]
    )
    crack = (
        smooth(0.025, 0.0, np.abs(noise(150, seed + 5, 4))) * smooth(0.1, 0.6, noise(200, seed + 6, 2)) * f32(worn)
    )[..., None]
    return (out * (1 - crack) + mix(colour, "1a0c1c", 0.7) * crack).astype(f32)


def soil(colour: Colour = "4a3038", seed: int = 1) -> Array:
    """Earth with pebbles and roots' darkness."""
    t = 0.45 + noise(90, seed, 5) * 0.16 + noise(9, seed + 1, 4) * 0.14
    stones = smooth(0.55, 0.8, noise(26, seed + 3, 2))
    out = ramp(np.clip(t, 0, 1), [(0, mix(colour, "08040c", 0.7)), (0.5, rgb(colour)), (1, mix(colour, "e8c898", 0.4))])
    return (out * (1 - stones[..., None] * 0.6) + mix(colour, "c8b8a8", 0.5) * stones[..., None] * 0.6).astype(f32)


def knit(
    colour: Colour = "c8942c", stitch: float = 14, seed: int = 1, second: Colour | None = None, band: int = 0
) -> Array:
    """Stocking stitch: columns of V's; `second` with `band` > 0 colours every other `band` rows."""
    x, y = grid.x + noise(60, seed, 2) * stitch * 0.25, grid.y + noise(60, seed + 1, 2) * stitch * 0.35
    u = np.abs(np.mod(x / stitch, 1) - 0.5) * 2
    rows = y / (stitch * 0.8) + u * 0.7
    v = np.mod(rows, 1)
    leg = np.abs(np.sin(np.pi * u)) ** 0.5 * np.abs(np.sin(np.pi * v)) ** 0.6
    t = 0.12 + leg * 0.62 + noise(3, seed + 2, 2) * 0.06 + noise(70, seed + 3, 3) * 0.06
    out = ramp(
        np.clip(t, 0, 1), [(0, mix(colour, "1a0c1c", 0.75)), (0.6, rgb(colour)), (1, mix(colour, "fff4d8", 0.5))]
    )
    if second is not None and band:
        other = ramp(
            np.clip(t, 0, 1), [(0, mix(second, "1a0c1c", 0.75)), (0.6, rgb(second)), (1, mix(second, "fff4d8", 0.5))]
        )
        turn = (np.mod(np.floor(rows / band), 2) > 0.5)[..., None]
        out = np.where(turn, other, out)
    return out.astype(f32)
