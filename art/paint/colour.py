"""Colours: parsing, mixing, ramps, and the hue-shifted tone scale that turns one colour into painted light."""

from __future__ import annotations

import colorsys
import typing
from collections.abc import Sequence

import numpy as np
import skia

from art.paint.grid import Array, f32, grid

Colour = str | Sequence[float] | Array
Stops = Sequence[tuple[float, Colour]]

PLUM = "2a1238"
"""What shadows are mixed with."""

CREAM = "fff0cf"
"""What lights are mixed with."""


def rgb(colour: Colour) -> Array:
    """A colour as three floats; accepts 'rrggbb', '#rrggbb' or three numbers."""
    if isinstance(colour, str):
        text = colour.lstrip("#")
        return np.array([int(text[i : i + 2], 16) / 255 for i in (0, 2, 4)], f32)
    return np.asarray(colour, f32)


def skia_colour(colour: Colour, alpha: float = 1.0) -> skia.Color4f:
    """A colour for Skia."""
    c = np.clip(rgb(colour), 0, 1)
    return skia.Color4f(float(c[0]), float(c[1]), float(c[2]), float(alpha))


def mix(a: Colour, b: Colour, t: float) -> Array:
    """From `a` (t=0) to `b` (t=1)."""
    return rgb(a) * f32(1 - t) + rgb(b) * f32(t)


def smooth(a: float, b: float, x: Array | float) -> Array:
    """Smoothstep: 0 at a, 1 at b, soft between (a may be larger than b)."""
    t = np.clip((np.asarray(x, f32) - a) / (b - a), 0, 1)
    return t * t * (3 - 2 * t)


def ramp(t: Array | float, stops: Stops) -> Array:
    """A field of 0..1 values turned into colour through stops [(position, colour), ...]."""
    positions = [s[0] for s in stops]
    colours = np.array([rgb(s[1]) for s in stops])
    field = np.asarray(t, f32)
    return np.stack([np.interp(field, positions, colours[:, i]).astype(f32) for i in range(3)], -1)


def vertical(stops: Stops, top: float = 0, bottom: float = 1200, wobble: Array | float = 0) -> Array:
    """A full-sheet picture graded from `top` to `bottom` card units."""
    return ramp(np.clip((grid.y - top) / (bottom - top) + wobble, 0, 1), stops)


def shift(colour: Colour, hue: float = 0, saturation: float = 1, value: float = 1) -> Array:
    """Turn the hue (in parts of the circle) and scale saturation and value."""
    h, s, v = colorsys.rgb_to_hsv(*[float(c) for c in np.clip(rgb(colour), 0, 1)])
    out = colorsys.hsv_to_rgb((h + hue) % 1, min(s * saturation, 1), min(v * value, 1))
    return np.array(out, f32)


def is_ramp(colour: Colour | Stops) -> typing.TypeGuard[Stops]:
    """Whether it is a ramp of stops, not one colour."""
    return isinstance(colour, list | tuple) and len(colour) > 0 and isinstance(colour[0], tuple)


def scale(colour: Colour | Stops, shadow: Colour = PLUM, light: Colour = CREAM) -> Stops:
    """The ramp itself, or the relief ramp of one colour."""
    return colour if is_ramp(colour) else tones(typing.cast(Colour, colour), shadow, light)


def tones(
    colour: Colour, shadow: Colour = PLUM, light: Colour = CREAM, depth: float = 1.0
) -> list[tuple[float, Array]]:
    """The hue-shifted relief ramp of one colour: plum shadow, body colour in the middle, cream light.

    `depth` below 1 keeps the ramp flatter (for haze and soft light), above 1 makes it more dramatic.
    """
    dark, lit = min(0.86 * depth, 1), min(0.72 * depth, 1)
    return [
        (0.0, mix(colour, shadow, dark)),
        (0.25, mix(colour, shadow, dark * 0.68)),
        (0.5, mix(shift(colour, 0, 1.1, 0.92), shadow, dark * 0.22)),
        (0.7, rgb(colour)),
        (0.88, mix(shift(colour, 0, 0.95, 1.12), light, lit * 0.45)),
        (1.0, mix(colour, light, lit)),
    ]
