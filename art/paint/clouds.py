"""Clouds: painted cumulus, wisps, banks, and lying mist."""

from __future__ import annotations

import math

import cv2
import numpy as np

from art.paint.colour import Colour, mix, ramp, smooth
from art.paint.grid import WIDTH, Array, f32, grid
from art.paint.noise import blur, noise, warp
from art.paint.pigment import over


def cumulus(
    img: Array,
    x: float,
    y: float,
    width: float,
    height: float,
    lit: Colour = "fff6e2",
    middle: Colour = "f0cdb8",
    dark: Colour = "b08a98",
    seed: int = 0,
    puffs: int = 60,
    light: tuple[float, float] = (-0.4, -0.9),
    alpha: float = 1.0,
    base: float | None = None,
    soft: float = 1.0,
) -> None:
    """A heap cloud standing on (x, y): many lit spheres fused in a height field. `base` fades its foot there."""
    random = np.random.default_rng(seed)
    h, w, s = grid.h, grid.w, grid.s
    z = np.full((h, w), -1e3, f32)
    towers = [(random.uniform(-0.75, 0.75), random.uniform(0.45, 1.0)) for _ in range(4)] + [
        (random.uniform(-0.2, 0.2), 1.0)
    ]
    px, py = grid.x + noise(26, seed + 2, 4, 0.55) * 7, grid.y + noise(26, seed + 9, 4, 0.55) * 7
    for _ in range(int(puffs * 2.2)):
        centre, top = towers[random.integers(len(towers))]
        u = float(np.clip(random.normal(centre, 0.24), -1, 1))
        profile = top * math.exp(-(((u - centre) / 0.42) ** 2)) * (1 - abs(u) ** 3)
        v = random.random() ** 0.7
        big = random.random() < 0.35
        r = min(width * 0.5, height) * (0.30 if big else 0.14) * random.uniform(0.6, 1.1) * (1.05 - 0.45 * abs(u))
        cx = x + u * (width / 2 - r * 0.5)
        cy = y - v * profile * max(height - r, 1) - r * 0.15
        z0 = (1 - v) * r * 1.2 + random.uniform(0, r * 0.5)
        x0, x1 = (int(np.clip(q * s, 0, w)) for q in (cx - r - 14, cx + r + 14))
        y0, y1 = (int(np.clip(q * s, 0, h)) for q in (cy - r - 14, cy + r + 14))
        if x1 <= x0 or y1 <= y0:
            continue
        d2 = (px[y0:y1, x0:x1] - cx) ** 2 + (py[y0:y1, x0:x1] - cy) ** 2
        dome = np.where(d2 < r * r, z0 + np.sqrt(np.maximum(r * r - d2, 0)), -1e3)
        z[y0:y1, x0:x1] = np.maximum(z[y0:y1, x0:x1], dome)
    m = (z > -500).astype(f32)
    if m.max() == 0:
        return
    height_field = np.where(m > 0, z, 0).astype(f32)
    zs = blur(height_field, 2.2) / (blur(m, 2.2) + 1e-3)
    zb = blur(height_field, 16) / (blur(m, 16) + 1e-3)
    gx, gy = cv2.Sobel(zs, cv2.CV_32F, 1, 0, ksize=3) / 8 * s, cv2.Sobel(zs, cv2.CV_32F, 0, 1, ksize=3) / 8 * s
    lx, ly, lz = light[0], light[1], 0.45
    norm = math.sqrt(lx * lx + ly * ly + lz * lz)
    facing = np.clip((-gx * lx - gy * ly + lz) / norm / np.sqrt(gx * gx + gy * gy + 1), -1, 1) * 0.5 + 0.5
    crevice = np.clip((zs - zb) / (height * 0.35 + 8), -0.5, 0.5)
    rise = np.clip((y - grid.y) / height, 0, 1)
    t = blur(
        np.clip(facing * 0.62 + crevice * 0.35 + rise * 0.34 + noise(18, seed + 4, 3) * 0.04, 0, 1).astype(f32), 0.8
    )
    colour = ramp(t, [(0.12, dark), (0.5, middle), (0.72, mix(middle, lit, 0.6)), (0.92, lit)])
    cover = smooth(0.3, 0.75, blur(m, soft))
    if base is not None:
        cover = cover * smooth(base + height * 0.1, base - height * 0.38, grid.y + noise(60, seed, 4) * height * 0.10)
    over(img, cover, colour, alpha)


def cirrus(
    img: Array, y: float, height: float, colour: Colour = "ffffff", alpha: float = 0.5, seed: int = 3, tilt: float = 0.0
) -> None:
    """Thin drawn-out wisps around height y."""
    field = noise(150, seed, 5, ax=3.2, ay=0.5)
    field = warp(field, noise(120, seed + 1, 2) * 60, noise(120, seed + 2, 2) * 30 + (grid.x - WIDTH / 2) * tilt)
    band = smooth(0.05, 0.75, field) * np.exp(-(((grid.y - y) / height) ** 2))
    over(img, band.astype(f32), colour, alpha)


def stratus(img: Array, y: float, height: float, colour: Colour, alpha: float = 0.7, seed: int = 7) -> None:
    """A flat grey bank with a ragged lower edge."""
    ragged = grid.y - y + noise(110, seed, 5, ax=2.0, ay=0.7) * height * 0.5
    over(img, (smooth(height * 0.5, -height * 0.4, np.abs(ragged) - height * 0.2)).astype(f32), colour, alpha)


def mist(img: Array, y: float, height: float, colour: Colour = "f2ece0", alpha: float = 0.7, seed: int = 4) -> None:
    """A lying band of mist."""
    drift = smooth(-0.7, 0.6, noise(170, seed, 4, ax=2.4, ay=0.5))
    over(img, (drift * np.exp(-(((grid.y - y) / height) ** 2))).astype(f32), colour, alpha)


def haze(img: Array, top: float, bottom: float, colour: Colour, alpha: float = 0.6) -> None:
    """Air: a veil that thickens from `top` to `bottom`."""
    over(img, smooth(top, bottom, grid.y), colour, alpha)
