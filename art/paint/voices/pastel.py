"""Pastel: chalk dragged over toned paper; the grain of the paper stays open wherever the hand was light."""

from __future__ import annotations

import math
from functools import lru_cache

import numpy as np
import skia

from art.paint.colour import Colour, mix, rgb, sk, smooth
from art.paint.grid import Array, f32, grid
from art.paint.layer import Layer, mask
from art.paint.noise import blur, noise, rough
from art.paint.pigment import over
from art.paint.shape import Points, sample
from art.paint.voices.gouache import Flow, _angle


@lru_cache(maxsize=2)
def _tooth(scale: float) -> Array:
    grain = noise(1.9, 301, 2) * 0.6 + noise(4.2, 302, 2) * 0.3
    laid = np.sin(grid.y * 1.05 + noise(60, 303, 2) * 2) * 0.16
    field = grain + laid
    low, high = np.quantile(field, 0.02), np.quantile(field, 0.98)
    out = np.clip((field - low) / (high - low), 0, 1).astype(f32)
    out.setflags(write=False)
    return out


def tooth() -> Array:
    """The paper's grain, 0 (valley) to 1 (ridge)."""
    return _tooth(grid.s)


def paper(colour: Colour, seed: int = 1) -> Array:
    """A toned sheet with its grain and a few fibres."""
    cloud = noise(240, seed, 3) * 0.02 + noise(30, seed + 1, 3) * 0.012
    return (np.zeros((grid.h, grid.w, 3), f32) + rgb(colour)) * (0.97 + tooth() * 0.06 + cloud)[..., None]


def press(img: Array, rgba: Array, weight: float = 0.6, clip: Array | None = None) -> None:
    """Let a layer of chalk catch on the paper: `weight` 1 fills the grain, 0.3 leaves most of it open."""
    alpha = rgba[..., 3]
    colour = rgba[..., :3] / np.maximum(alpha, 1e-4)[..., None]
    edge = 1 - tooth()
    cover = smooth(-0.16, 0.2, alpha * f32(weight * 1.25) - edge) * smooth(0.0, 0.12, alpha)
    cover = np.clip(cover, 0, 0.97)
    if clip is not None:
        cover = cover * clip
    img[:] = img * (1 - cover[..., None]) + colour * cover[..., None]


def smudge(img: Array, shape: skia.Path | Array, colour: Colour | Array, alpha: float = 0.5, soft: float = 5) -> Array:
    """Chalk rubbed in with a finger: an even veil under the strokes. Returns the mask."""
    m = mask(shape) if isinstance(shape, skia.Path) else shape
    over(img, blur(m, soft), colour, alpha * (0.8 + 0.2 * tooth()))
    return m


def chalk(
    img: Array,
    shape: skia.Path | Array,
    colour: Colour | Array,
    flow: Flow = 0.8,
    size: float = 11,
    length: float = 70,
    weight: float = 0.6,
    density: float = 2.0,
    seed: int = 1,
    jitter: float = 0.05,
    sway: float = 0.1,
    loose: float = 3.0,
    veil: float = 0.45,
) -> Array:
    """Fill a shape with strokes of the chalk's side along a flow, over a smudged veil. Returns the mask."""
    random = np.random.default_rng(seed)
    m = mask(shape) if isinstance(shape, skia.Path) else shape
    if veil:
        smudge(img, m, colour, veil, 2.5)
    rows, columns = np.where(m > 0.5)
    if not len(rows):
        return m
    picture = colour if isinstance(colour, np.ndarray) and colour.ndim == 3 else None
    flat = rgb("000000") if picture is not None else rgb(colour)
    layer = Layer()
    count = int(len(rows) / grid.s**2 / (size * length) * density) + 4
    for k in random.integers(0, len(rows), count):
        x, y = columns[k] / grid.s, rows[k] / grid.s
        base = picture[rows[k], columns[k]] if picture is not None else flat
        tone = np.clip(base * (1 + random.normal(0, jitter)), 0, 1).astype(f32)
        _drag(layer, x, y, flow, length * random.uniform(0.5, 1.3), size * random.uniform(0.6, 1.2), tone, random, sway)
    clip = smooth(0.12, 0.5, blur(rough(m, loose, 12, seed), loose * 0.5))
    press(img, layer.array(), weight, clip)
    return m


def _drag(
    layer: Layer,
    x: float,
    y: float,
    flow: Flow,
    length: float,
    width: float,
    tone: Array,
    random: np.random.Generator,
    sway: float,
) -> None:
    """One stroke centred on (x, y)."""
    angle = _angle(flow, x, y) + random.normal(0, sway)
    px, py = x - math.cos(angle) * length / 2, y - math.sin(angle) * length / 2
    path = skia.Path()
    path.moveTo(px, py)
    bend = random.normal(0, sway * 0.6)
    for _ in range(5):
        here = _angle(flow, px, py)
        turn = math.atan2(math.sin(here - angle), math.cos(here - angle))
        if abs(turn) > math.pi / 2:
            turn -= math.copysign(math.pi, turn)
        angle += turn * 0.5 + bend / 5
        px, py = px + math.cos(angle) * length / 5, py + math.sin(angle) * length / 5
        path.lineTo(px, py)
    paint = skia.Paint(
        AntiAlias=True,
        Color4f=sk(tone, random.uniform(0.6, 0.95)),
        Style=skia.Paint.kStroke_Style,
        StrokeWidth=width,
        MaskFilter=skia.MaskFilter.MakeBlur(skia.kNormal_BlurStyle, width * 0.12),
    )
    paint.setStrokeCap(skia.Paint.kRound_Cap)
    layer.canvas.drawPath(path, paint)


def line(
    img: Array, points: Points, colour: Colour, width: float = 5, weight: float = 0.75, seed: int = 1, again: int = 1
) -> None:
    """A chalk line, its pressure coming and going; `again` restates it."""
    random = np.random.default_rng(seed)
    layer = Layer()
    for _ in range(again):
        centre = sample(points, 36) + random.normal(0, 0.9, 2)
        swell = 0.75 + 0.25 * np.sin(np.linspace(0, random.uniform(3, 7), 36) + random.uniform(0, 6))
        for i in range(35):
            w = width * float(swell[i]) * (0.55 + 0.45 * math.sin(math.pi * (0.08 + 0.86 * i / 34)))
            paint = skia.Paint(AntiAlias=True, Color4f=sk(colour, 0.95), Style=skia.Paint.kStroke_Style, StrokeWidth=w)
            paint.setStrokeCap(skia.Paint.kRound_Cap)
            layer.canvas.drawLine(*map(float, (*centre[i], *centre[i + 1])), paint)
    press(img, layer.array(), weight)


def shade(
    colour: Colour, light: Array, dark: Colour = "3a2a4a", bright: Colour = "fff2d8", depth: float = 0.6
) -> Array:
    """A colour over a light field 0..1: towards `dark` below a half, towards `bright` above."""
    t = np.clip(light, 0, 1)[..., None]
    low, high = mix(colour, dark, depth), mix(colour, bright, depth * 0.8)
    body = rgb(colour)
    below = low + (body - low) * np.clip(t * 2, 0, 1)
    return (below + (high - body) * np.clip(t * 2 - 1, 0, 1)).astype(f32)


def open_grain(img: Array, paper_tone: Colour, amount: float = 0.3) -> None:
    """Let the sheet show through in the deepest valleys everywhere, as it does when the last chalk is blown off."""
    valley = smooth(0.34, 0.08, tooth())
    over(img, valley, paper_tone, amount)
