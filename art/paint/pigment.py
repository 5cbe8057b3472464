"""Putting pigment and light on the picture: over, screen, multiply, glow, shadow."""

from __future__ import annotations

import numpy as np

from art.paint.colour import Colour, rgb, smooth
from art.paint.grid import Array, f32, grid
from art.paint.noise import blur, warp


def bounds(m: Array, pad: int = 2) -> tuple[slice, slice]:
    """The pixel box around a mask, so that work happens only there."""
    rows = np.where(m.max(1) > 0.002)[0]
    columns = np.where(m.max(0) > 0.002)[0]
    if len(rows) == 0:
        return slice(0, 0), slice(0, 0)
    return (
        slice(max(int(rows[0]) - pad, 0), int(rows[-1]) + pad),
        slice(max(int(columns[0]) - pad, 0), int(columns[-1]) + pad),
    )


def blank(colour: Colour = "000000") -> Array:
    """A new picture of one colour."""
    return np.zeros((grid.h, grid.w, 3), f32) + rgb(colour)


def over(img: Array, m: Array, colour: Colour | Array, alpha: float | Array = 1.0) -> None:
    """Paint a colour (or a whole picture) through a mask."""
    box = bounds(m)
    cover = (m[box] * (alpha[box] if isinstance(alpha, np.ndarray) else f32(alpha)))[..., None]
    source = colour[box] if isinstance(colour, np.ndarray) and colour.ndim == 3 else rgb(colour)
    img[box] = img[box] * (1 - cover) + source * cover


def screen(img: Array, light: Array) -> None:
    """Add light without ever going past white."""
    img[:] = 1 - (1 - np.clip(img, 0, 1)) * (1 - np.clip(light, 0, 1))


def shine(img: Array, m: Array, colour: Colour, alpha: float = 1.0) -> None:
    """Add light of one colour through a mask."""
    screen(img, (m * f32(alpha))[..., None] * rgb(colour))


def multiply(img: Array, m: Array, colour: Colour, alpha: float = 1.0) -> None:
    """Glaze: darken towards a colour through a mask, keeping what is below."""
    cover = (m * f32(alpha))[..., None]
    img[:] = img * (1 - cover) + img * rgb(colour) * cover


def glow(img: Array, x: float, y: float, radius: float, colour: Colour, alpha: float = 1.0, power: float = 2.0) -> None:
    """A round glow; a higher power keeps it tighter."""
    box = near(x, y, radius)
    d = np.sqrt((grid.x[box] - x) ** 2 + (grid.y[box] - y) ** 2) / f32(radius)
    light = (np.clip(1 - d, 0, 1) ** f32(power))[..., None] * rgb(colour) * f32(alpha)
    img[box] = 1 - (1 - np.clip(img[box], 0, 1)) * (1 - np.clip(light, 0, 1))


def near(x: float, y: float, radius: float) -> tuple[slice, slice]:
    """The pixel box around a point."""
    s = grid.s
    return (
        slice(max(int((y - radius) * s), 0), max(min(int((y + radius) * s) + 1, grid.h), 0)),
        slice(max(int((x - radius) * s), 0), max(min(int((x + radius) * s) + 1, grid.w), 0)),
    )


def shadow(
    img: Array,
    m: Array,
    dx: float,
    dy: float,
    soft: float,
    alpha: float = 0.5,
    colour: Colour = "1a0c28",
    clip: Array | None = None,
) -> None:
    """The soft cast shadow of a mask, moved by (dx, dy), optionally only on `clip`."""
    s = blur(warp(m, -dx, -dy), soft)
    over(img, s if clip is None else s * clip, colour, alpha)


def contact(
    img: Array, x: float, y: float, rx: float, ry: float = 0, alpha: float = 0.5, colour: Colour = "1a0c28"
) -> None:
    """The dark pool under a standing thing."""
    ry = ry or rx * 0.22
    box = near(x, y, max(rx, ry) * 1.4)
    d = ((grid.x[box] - x) / rx) ** 2 + ((grid.y[box] - y) / ry) ** 2
    cover = (smooth(1.25, 0.1, d) * f32(alpha))[..., None]
    img[box] = img[box] * (1 - cover) + rgb(colour) * cover
