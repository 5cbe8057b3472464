"""Etching and engraving: tone made of lines that follow the form, plate tone, and the mark of the plate."""

from __future__ import annotations

import math
from collections.abc import Sequence

import cv2
import numpy as np

from art.paint.colour import Colour, rgb, smooth
from art.paint.grid import HEIGHT, WIDTH, Array, f32, grid
from art.paint.layer import Layer, mask
from art.paint.noise import blur, noise
from art.paint.shape import rect
from art.paint.voices.printing import multiply, stroke


class Form:
    """A height field built from rounded masses, which the needle can follow."""

    def __init__(self) -> None:
        self.z = np.full((grid.h, grid.w), -1e3, f32)

    def mass(
        self,
        x: float,
        y: float,
        rx: float,
        ry: float,
        depth: float,
        base: float = 0,
        turn: float = 0,
        blend: float = 30,
    ) -> Form:
        """Add an ellipsoid over `base`, smoothly joined to what is there."""
        a = math.radians(turn)
        u = ((grid.x - x) * math.cos(a) + (grid.y - y) * math.sin(a)) / rx
        v = (-(grid.x - x) * math.sin(a) + (grid.y - y) * math.cos(a)) / ry
        d = 1 - u * u - v * v
        bump = np.where(d > 0, base + depth * np.sqrt(np.maximum(d, 0)), base + depth * d * 0.8).astype(f32)
        if self.z.max() < -500:
            self.z = bump
        else:
            self.z = join(self.z, bump, blend)
        return self

    def press(self, x: float, y: float, rx: float, ry: float, depth: float, turn: float = 0) -> Form:
        """Push a soft hollow into the form."""
        a = math.radians(turn)
        u = ((grid.x - x) * math.cos(a) + (grid.y - y) * math.sin(a)) / rx
        v = (-(grid.x - x) * math.sin(a) + (grid.y - y) * math.cos(a)) / ry
        self.z = self.z - (depth * np.exp(-(u * u + v * v) * 1.6)).astype(f32)
        return self

    def shade(self, light: tuple[float, float, float] = (-0.6, -0.6, 0.55), soften: float = 1.5) -> Array:
        """Brightness 0..1 of the form under the light."""
        z = blur(self.z, soften)
        gy, gx = np.gradient(z, 1 / grid.s)
        length = np.sqrt(gx * gx + gy * gy + 1)
        lx, ly, lz = np.array(light) / np.linalg.norm(light)
        return np.clip((-gx * lx - gy * ly + lz) / length, 0, 1).astype(f32)


def join(a: Array, b: Array, seam: float) -> Array:
    """Smooth maximum of two height fields; the seam is about `seam` wide."""
    h = np.clip(0.5 + (a - b) / (2 * seam), 0, 1)
    return (b * (1 - h) + a * h + seam * h * (1 - h)).astype(f32)


def engrave(
    dark: Array, phase: Array, low: float = 0.06, high: float = 1.0, sharp: float = 0.75, seed: int = 1
) -> Array:
    """Lines at whole numbers of `phase`, as wide as the tone is dark; they tremble, and stop where it is light."""
    shaken = phase + noise(60, seed, 3) * f32(0.16) + noise(9, seed + 1, 2) * f32(0.05)
    gy, gx = (g - np.round(g) for g in np.gradient(phase))  # a whole jump is the same line
    pace = np.sqrt(gx * gx + gy * gy) + 1e-6
    distance = np.abs(shaken - np.round(shaken)) / pace
    tone = np.clip((dark + noise(14, seed + 2, 2) * 0.07 - low) / (high - low), 0, 1)
    half = tone * 0.5 / pace * 0.86
    line = np.clip((half - distance) / sharp + 0.5, 0, 1)
    return (line * np.clip(tone / 0.05, 0, 1)).astype(f32)


def needle(
    dark: Array,
    angle: Array | float,
    gap: float,
    length: float,
    width: float,
    seed: int,
    low: float = 0.1,
    high: float = 0.8,
    bend: float = 0.05,
) -> Array:
    """Short needle strokes along an angle field; they crowd where the tone is dark and are bitten deeper there."""
    random = np.random.default_rng(seed)
    layer = Layer()
    field = angle if isinstance(angle, np.ndarray) else np.full_like(dark, angle)
    columns, rows = int(WIDTH / gap) + 1, int(HEIGHT / gap) + 1
    for row in range(rows):
        for column in range(columns):
            x = (column + random.uniform(0, 1)) * gap
            y = (row + random.uniform(0, 1)) * gap
            tone = (grid.at(dark, x, y) - low) / (high - low)
            if tone <= 0 or random.random() > tone * 1.15:
                continue
            reach = length * random.uniform(0.6, 1.3)
            turn = random.normal(0, bend)
            half = [(x, y)]
            steps = max(int(reach / 6), 3)
            for _ in range(steps):
                a = grid.at(field, *half[-1]) + turn
                nxt = (half[-1][0] + math.cos(a) * reach / steps, half[-1][1] + math.sin(a) * reach / steps)
                if grid.at(dark, *nxt) < low * 0.7:
                    break
                half.append(nxt)
            if len(half) >= 3:
                path = stroke(
                    np.array(half),
                    width * (0.65 + 0.5 * min(tone, 1)),
                    random,
                    0.4,
                    end=0.2,
                    life=0.2,
                    wobble=0.3,
                    reach=reach * 0.4,
                )
                layer.fill(path, (1, 1, 1))
    return layer.alpha()


def plate(
    img: Array,
    ink: Array,
    colour: Colour,
    margin: Sequence[float] = (34, 34, 34, 44),
    film: float = 0.07,
    seed: int = 5,
    wipe: float = -0.5,
) -> None:
    """Print the plate: lines with a breath of burr, a film of plate tone with wiping streaks, the sunken plate mark."""
    left, top, right, bottom = margin
    area = mask(rect(left, top, WIDTH - left - right, HEIGHT - top - bottom, r=9))
    inside = np.clip(ink, 0, 1) * area
    bite = 0.93 + 0.04 * noise(6, seed, 2) - 0.06 * np.clip(noise(120, seed + 1, 3), 0, 1)
    inside = blur(inside, 0.45)
    burr = blur(inside, 1.6) * 0.16
    streak = cv2.GaussianBlur(np.array(noise(40, seed + 2, 3, ax=3.2, ay=0.5)), (0, 0), 1.2)
    across = grid.x / WIDTH * math.cos(wipe) + grid.y / HEIGHT * math.sin(wipe)
    tone = film * (0.75 + 0.5 * streak + 0.5 * smooth(0.2, 1.0, across)) * area
    edge = (area - blur(area, 7)) * area
    tone = tone + np.clip(edge, 0, 1) * 0.1
    multiply(img, colour, np.clip(tone, 0, 1).astype(f32))
    multiply(img, colour, np.clip(inside * bite + burr * (1 - inside), 0, 1).astype(f32))
    emboss(img, area)


def emboss(img: Array, area: Array) -> None:
    """The bevel that the plate's rim pressed into the paper: shadow on the upper left, light on the lower right."""
    bed = blur(area, 1.6)
    gy, gx = np.gradient(bed, 1 / grid.s)
    img += ((-(gx + gy)) * f32(0.42))[..., None] * rgb("fffaf0")
    np.clip(img, 0, 1, out=img)


def tint(img: Array, cover: Array, colour: Colour, amount: float = 0.8, seed: int = 3) -> None:
    """Hand colouring under the lines: a thin transparent wash, a little uneven."""
    density = 0.86 + noise(40, seed, 3) * 0.14 + noise(5, seed + 1, 2) * 0.03
    multiply(img, colour, np.clip(cover * density * amount, 0, 1).astype(f32))
