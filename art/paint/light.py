"""Light rigs: what falls on the finished forms. Use one main light per card."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from art.paint.colour import Colour, rgb, smooth
from art.paint.grid import Array, f32, grid
from art.paint.layer import mask
from art.paint.noise import blur, noise
from art.paint.pigment import multiply, screen, shine
from art.paint.shape import poly


def shaft(
    img: Array,
    top: tuple[float, float],
    bottom: tuple[float, float],
    widths: tuple[float, float],
    colour: Colour = "fff0c8",
    alpha: float = 0.4,
    soft: float = 16,
    seed: int = 3,
) -> Array:
    """A beam from a window or hatch, from `top` to `bottom`. Returns its mask (for `dust`)."""
    (x0, y0), (x1, y1) = top, bottom
    beam = mask(
        poly([(x0 - widths[0] / 2, y0), (x0 + widths[0] / 2, y0), (x1 + widths[1] / 2, y1), (x1 - widths[1] / 2, y1)]),
        soft=soft,
    )
    length = math.hypot(x1 - x0, y1 - y0)
    along = np.clip(((grid.x - x0) * (x1 - x0) + (grid.y - y0) * (y1 - y0)) / length**2, 0, 1)
    beam = beam * (1 - 0.65 * along) * (0.85 + 0.25 * noise(70, seed, 3))
    shine(img, np.clip(beam, 0, 1).astype(f32), colour, alpha)
    return beam.astype(f32)


def rays(
    img: Array,
    x: float,
    y: float,
    reach: float,
    colour: Colour = "ffe8b0",
    alpha: float = 0.22,
    seed: int = 2,
    start: float = 40,
    span: tuple[float, float] = (-math.pi, math.pi),
) -> None:
    """Fanning sunbeams around a point; span limits them to a range of angles (0 right, pi/2 down)."""
    angle = np.arctan2(grid.y - y, grid.x - x)
    d = np.hypot(grid.x - x, grid.y - y)
    random = np.random.default_rng(seed)
    values = np.convolve(random.normal(0, 1, 242), [0.2, 0.3, 0.3, 0.2], "valid")
    fan = np.clip(np.interp(angle, np.linspace(-math.pi, math.pi, len(values)), values), 0, 2)
    inside = (
        smooth(span[0], span[0] + 0.25, angle) * smooth(span[1], span[1] - 0.25, angle)
        if span != (-math.pi, math.pi)
        else 1.0
    )
    field = fan * smooth(start, start * 3, d) * smooth(reach, reach * 0.25, d) * inside
    shine(img, blur(field.astype(f32), 3), colour, alpha)


def window_light(
    img: Array,
    quad: Sequence[tuple[float, float]],
    colour: Colour = "fff0c8",
    alpha: float = 0.45,
    bars: int = 2,
    clip: Array | None = None,
) -> None:
    """The patch of light that a window throws on a floor or wall, with the shadows of its bars."""
    a, b, c, d = (np.array(p, float) for p in quad)
    m = mask(poly(quad), soft=2.2)
    for k in range(1, bars + 1):
        t, w = k / (bars + 1), 0.028
        left = [
            tuple(a + (b - a) * (t - w)),
            tuple(a + (b - a) * (t + w)),
            tuple(d + (c - d) * (t + w)),
            tuple(d + (c - d) * (t - w)),
        ]
        m = m * (1 - mask(poly(left), soft=1.5) * 0.9)
        cross = [
            tuple(a + (d - a) * (t - w)),
            tuple(b + (c - b) * (t - w)),
            tuple(b + (c - b) * (t + w)),
            tuple(a + (d - a) * (t + w)),
        ]
        m = m * (1 - mask(poly(cross), soft=1.5) * 0.9)
    shine(img, m if clip is None else m * clip, colour, alpha)


def lamp_pool(
    img: Array, x: float, y: float, rx: float, ry: float, colour: Colour = "ffd890", alpha: float = 0.55
) -> None:
    """The ellipse of light under a lamp."""
    d = np.sqrt(((grid.x - x) / rx) ** 2 + ((grid.y - y) / ry) ** 2)
    shine(img, (np.clip(1 - d, 0, 1) ** 1.3).astype(f32), colour, alpha)


def nightfall(
    img: Array,
    lights: Sequence[tuple[float, float, float]],
    dark: Colour = "1a1c48",
    amount: float = 0.8,
    warm: Colour = "ffb860",
) -> None:
    """Glaze the picture dark, except around lights (x, y, radius), which warm it."""
    lit = np.zeros_like(grid.x)
    for x, y, r in lights:
        d = np.hypot(grid.x - x, grid.y - y) / r
        lit = np.maximum(lit, np.exp(-d * d * 1.4))
    multiply(img, (1 - lit).astype(f32), dark, amount)
    screen(img, (lit * f32(0.22))[..., None] * rgb(warm))


def cast(
    img: Array,
    m: Array,
    foot: float,
    dx: float = 1.2,
    squash: float = 0.35,
    colour: Colour = "2a1838",
    alpha: float = 0.45,
    soft: float = 3,
    clip: Array | None = None,
) -> None:
    """The shadow of a standing thing thrown on the ground: sheared by dx per unit height, squashed, from `foot`."""
    import cv2

    height = (grid.y - foot) / -squash
    mx = ((grid.x - dx * (grid.y - foot) / squash * -1) * grid.s).astype(f32)
    my = ((foot - np.abs(height)) * grid.s).astype(f32)
    thrown = cv2.remap(m, mx, my, cv2.INTER_LINEAR, borderMode=cv2.BORDER_CONSTANT)
    side = (grid.y >= foot - 2) if squash > 0 else (grid.y <= foot + 2)
    out = blur((thrown * side).astype(f32), soft)
    multiply(img, out if clip is None else out * clip, colour, alpha)
