"""Noise, blur and warps: the irregularities that make a painted edge."""

from __future__ import annotations

import math
from functools import lru_cache

import cv2
import numpy as np

from art.paint.grid import HEIGHT, WIDTH, Array, f32, grid


def noise(scale: float, seed: int = 0, octaves: int = 4, gain: float = 0.5, ax: float = 1.0, ay: float = 1.0) -> Array:
    """Smooth noise over the sheet, about -1..1. `scale` is the size of the largest blobs, ax/ay stretch them."""
    return _noise(scale, seed, octaves, gain, ax=ax, ay=ay, s=grid.s)


@lru_cache(maxsize=28)
def _noise(scale: float, seed: int, octaves: int, gain: float, ax: float, ay: float, s: float) -> Array:
    """Octaves of value noise, cached; ax and ay stretch it, s is the working scale."""
    out = np.zeros((grid.h, grid.w), f32)
    amplitude, total = 1.0, 0.0
    for octave in range(octaves):
        cx, cy = max(scale * ax / 2**octave, 0.5), max(scale * ay / 2**octave, 0.5)
        random = np.random.default_rng(abs(seed) * 131 + octave)
        columns, rows = int(WIDTH / cx) + 4, int(HEIGHT / cy) + 4
        cells = random.standard_normal((rows, columns)).astype(f32)
        size = (max(int(columns * cx * s), grid.w + 2), max(int(rows * cy * s), grid.h + 2))
        out += cv2.resize(cells, size, interpolation=cv2.INTER_CUBIC)[: grid.h, : grid.w] * f32(amplitude)
        total += amplitude * amplitude
        amplitude *= gain
    out /= f32(math.sqrt(total) * 1.6)
    out.setflags(write=False)
    return out


def blur(field: Array, sigma: float) -> Array:
    """Gaussian blur, sigma in card units; large ones run on a reduced copy."""
    sigma = sigma * grid.s
    if sigma < 0.3:
        return field
    if sigma > 12:
        coarse = int(sigma // 5)
        size = (max(field.shape[1] // coarse, 2), max(field.shape[0] // coarse, 2))
        small = cv2.GaussianBlur(cv2.resize(field, size, interpolation=cv2.INTER_AREA), (0, 0), sigma / coarse)
        return cv2.resize(small, (field.shape[1], field.shape[0]), interpolation=cv2.INTER_CUBIC)
    return cv2.GaussianBlur(field, (0, 0), sigma)


def warp(field: Array, dx: Array | float, dy: Array | float) -> Array:
    """Read the field at positions shifted by (dx, dy) card units."""
    mx = ((grid.x + dx) * grid.s).astype(f32)
    my = ((grid.y + dy) * grid.s).astype(f32)
    return cv2.remap(np.ascontiguousarray(field), mx, my, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)


def rough(field: Array, amount: float = 2.0, scale: float = 14, seed: int = 3) -> Array:
    """Shake the edges of a mask or layer like a dry brush on tooth."""
    return warp(field, noise(scale, seed, 3) * amount, noise(scale, seed + 50, 3) * amount)


def swirl(scale: float = 320, seed: int = 8, amount: float = 0.8, tilt: float = 0.0) -> Array:
    """A slow flow field (angles) for large background brushwork."""
    return noise(scale, seed, 2) * f32(amount) + f32(tilt)


def streaks(seed: int, angle: float, length: float = 40, grain: float = 1.6) -> Array:
    """Bristle texture: fine noise smeared along one direction (radians)."""
    size = max(int(length * grid.s) | 1, 3)
    kernel = np.zeros((size, size), f32)
    centre, reach = size // 2, size // 2
    tip = (round(math.cos(angle) * reach), round(math.sin(angle) * reach))
    cv2.line(kernel, (centre - tip[0], centre - tip[1]), (centre + tip[0], centre + tip[1]), 1.0, 1)
    out = cv2.filter2D(np.array(noise(grain, seed, 1)), -1, kernel / kernel.sum())
    return out / (out.std() + 1e-6) * f32(0.5)
