"""The common finish of the painted cards; a card in another technique turns it off.

Small paint patches, pigment edges, bloom, split-tone; a vignette only where a card asks for it. Full-bleed: no border,
the client draws the card's edge. A card tunes it with `FINISH = Finish(...)`.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import cv2
import numpy as np

from art.paint.colour import Colour, rgb, smooth
from art.paint.grid import HEIGHT, WIDTH, Array, f32, grid
from art.paint.noise import blur, noise
from art.paint.pigment import screen
from art.paint.strokes import brush


@dataclass(frozen=True)
class Finish:
    """The finish's settings; the defaults suit most cards."""

    touch: float = 0.2  # opacity of the last fine brush pass
    patches: float = 0.45  # how much tone is gathered into small patches
    edges: float = 0.5  # pigment pooling along tonal edges
    bloom: float = 0.2
    contrast: float = 1.08
    saturation: float = 1.07
    shadows: Colour = "1a1440"
    lights: Colour = "fff0d0"
    split: float = 0.07  # strength of the split-tone
    vignette: float = 0.0  # for a night with one lamp, at most
    vignette_colour: Colour = "14081f"
    grain: float = 0.008  # just enough to keep a wash from looking printed


def finish(img: Array, settings: Finish) -> Array:
    """Apply the finish to a picture (any working scale) and return it."""
    out = np.clip(img, 0, 1).astype(f32)
    if settings.touch:
        brush(out, 14, 8000, jitter=0.025, alpha=settings.touch, seed=14, soften=0.8)
    if settings.patches:
        gather(out, 1.6, settings.patches)
    pool_edges(out, settings.edges)
    bloom(out, 0.86, settings.bloom)
    split_tone(out, settings)
    if settings.vignette:
        vignette(out, settings.vignette, settings.vignette_colour)
    if settings.grain:
        paper_grain(out, settings.grain)
    return np.clip(out, 0, 1)


def gather(img: Array, radius: float, amount: float, sharpness: float = 8.0) -> None:
    """Soft eight-sector Kuwahara: gathers tone into small paint patches, keeps edges crisp."""
    reach = max(1, round(radius * grid.s))
    grey = img @ np.array([0.3, 0.59, 0.11], f32)
    mean = cv2.GaussianBlur(img, (0, 0), reach * 0.55)
    grey_mean = cv2.GaussianBlur(grey, (0, 0), reach * 0.55)
    variance = np.maximum(cv2.GaussianBlur(grey * grey, (0, 0), reach * 0.55) - grey_mean * grey_mean, 0)
    total, weights = np.zeros_like(img), np.zeros((*grey.shape, 1), f32)
    for k in range(8):
        dx, dy = math.cos(k * math.pi / 4) * reach, math.sin(k * math.pi / 4) * reach
        matrix = np.array([[1, 0, -dx], [0, 1, -dy]], f32)
        size = (img.shape[1], img.shape[0])
        part = cv2.warpAffine(mean, matrix, size, borderMode=cv2.BORDER_REFLECT)
        spread = cv2.warpAffine(variance, matrix, size, borderMode=cv2.BORDER_REFLECT)
        weight = (1 / (1 + (255 * np.sqrt(spread)) ** sharpness * 1e-4))[..., None] + 1e-7
        total += part * weight
        weights += weight
    img[:] = img * (1 - f32(amount)) + (total / weights) * f32(amount)


def pool_edges(img: Array, amount: float) -> None:
    """Darken just inside tonal edges, like gouache drying."""
    light = blur(img.mean(2), 0.8)
    img += (np.clip(light - blur(light, 3.0), -0.12, 0.12) * f32(amount))[..., None]


def bloom(img: Array, threshold: float, amount: float, tint: Colour = (1, 0.94, 0.84)) -> None:
    """Let the brightest parts shine over their surroundings."""
    bright = img * smooth(threshold, 1.0, img.max(2))[..., None]
    halo = sum((blur(bright, r) for r in (5, 18, 60)), np.zeros_like(img)) / 3
    screen(img, halo * f32(amount * 2) * rgb(tint))


def split_tone(img: Array, settings: Finish) -> None:
    """Saturation, cool shadows and warm lights, contrast."""
    light = (img @ np.array([0.3, 0.59, 0.11], f32))[..., None]
    k = f32(settings.split)
    img[:] = light + (img - light) * f32(settings.saturation)
    img[:] = img * (1 - k * (1 - light)) + rgb(settings.shadows) * k * (1 - light)
    img[:] = img * (1 - k * light) + rgb(settings.lights) * k * light
    img[:] = 0.5 + (np.clip(img, 0, 1) - 0.5) * f32(settings.contrast)


def vignette(img: Array, amount: float, colour: Colour) -> None:
    """Softly darken the corners."""
    d = np.sqrt(((grid.x - WIDTH / 2) / (WIDTH * 0.62)) ** 2 + ((grid.y - HEIGHT / 2) / (HEIGHT * 0.62)) ** 2)
    v = (smooth(0.72, 1.35, d) * f32(amount))[..., None]
    img[:] = img * (1 - v) + rgb(colour) * v


def paper_grain(img: Array, amount: float, seed: int = 77) -> None:
    """Paper tooth, pigment granulation and the faint unevenness of a wash."""
    grain = noise(1.3, seed, 2) * 0.6 + noise(3.2, seed + 1, 2) * 0.5
    wash = noise(120, seed + 2, 5)
    tooth = noise(2.2, seed + 5, 2)
    relief = tooth - np.roll(tooth, (1, 1), (0, 1))
    amount *= min(1.0, grid.s**0.7)  # a small preview shows the same grain
    img += ((grain * (0.4 + img.mean(2) * 0.8) + wash * 0.28 + relief * 0.35) * f32(amount))[..., None]
