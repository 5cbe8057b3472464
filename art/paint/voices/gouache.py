"""Gouache: opaque matt paint in visible, directed strokes; every stroke is a bundle of bristles that runs dry."""

from __future__ import annotations

import math
from collections.abc import Callable

import cv2
import numpy as np
import skia

from art.paint import strokes
from art.paint.colour import Colour, ramp, rgb, skia_colour, smooth
from art.paint.grid import Array, f32, grid
from art.paint.layer import Layer, lay, mask
from art.paint.noise import noise, rough
from art.paint.pigment import bounds, over
from art.paint.relief import UPPER_LEFT, Light, inflate, rim_light
from art.paint.shape import Points, cut, moved, ribbon

Flow = float | Array | Callable[[float, float], float]


def board(colour: Colour = "f4f1ea", seed: int = 1) -> Array:
    """Primed board with a faint tooth."""
    tooth = noise(2.6, seed, 2) * 0.012 + noise(40, seed + 1, 3) * 0.012
    return (np.zeros((grid.h, grid.w, 3), f32) + rgb(colour)) * (1 + tooth[..., None])


def along(points: Points) -> Flow:
    """A flow that follows a curve."""
    return strokes.along(points, samples=60)


def _angle(flow: Flow, x: float, y: float) -> float:
    """The direction of a flow at a place, whether it is a field, a function or one angle."""
    if isinstance(flow, np.ndarray):
        return grid.at(flow, x, y)
    return flow(x, y) if callable(flow) else flow


def stroke(
    layer: Layer,
    x: float,
    y: float,
    flow: Flow,
    length: float,
    width: float,
    colour: Array,
    random: np.random.Generator,
    jitter: float = 0.05,
    dry: float = 0.3,
    alpha: float = 0.96,
    sway: float = 0.12,
) -> None:
    """One brush stroke centred on (x, y): its bristles follow the flow and end at different places."""
    steps = 7
    step = length / (steps - 1)
    angle = _angle(flow, x, y) + random.normal(0, sway)
    px, py = x - math.cos(angle) * length / 2, y - math.sin(angle) * length / 2
    bend = random.normal(0, sway * 0.5)
    points, normals = [], []
    for _ in range(steps):
        here = _angle(flow, px, py)
        turn = math.atan2(math.sin(here - angle), math.cos(here - angle))
        if abs(turn) > math.pi / 2:  # a flow has no direction: take the nearer one
            turn -= math.copysign(math.pi, turn)
        angle += turn * 0.6 + bend / steps
        points.append((px, py))
        normals.append((-math.sin(angle), math.cos(angle)))
        px, py = px + math.cos(angle) * step, py + math.sin(angle) * step
    hairs = max(4, int(width / 2.2))
    thick = width / hairs * 1.55
    for h in range(hairs):
        offset = ((h + 0.5) / hairs - 0.5) * width
        edge = abs(offset) / (width / 2)
        first = random.uniform(0, 0.5 + edge)
        last = steps - 1 - random.uniform(0, 0.6 + edge + dry * 4 * random.random())
        if last - first < 0.8:
            continue
        path = skia.Path()
        for i, t in enumerate(np.linspace(first, last, 5)):
            a, f = int(t), t - int(t)
            b = min(a + 1, steps - 1)
            qx = points[a][0] * (1 - f) + points[b][0] * f + normals[a][0] * offset
            qy = points[a][1] * (1 - f) + points[b][1] * f + normals[a][1] * offset
            if i == 0:
                path.moveTo(qx, qy)
            else:
                path.lineTo(qx, qy)
        tone = np.clip(colour * (1 + random.normal(0, jitter * 0.6)), 0, 1)
        paint = skia.Paint(
            AntiAlias=True,
            Color4f=skia_colour(tone, alpha),
            Style=skia.Paint.kStroke_Style,
            StrokeWidth=thick * random.uniform(0.7, 1.2),
        )
        paint.setStrokeCap(skia.Paint.kRound_Cap)
        layer.canvas.drawPath(path, paint)


def passage(
    img: Array,
    shape: skia.Path | Array,
    colour: Colour | Array,
    flow: Flow = 0.0,
    size: float = 24,
    length: float = 90,
    seed: int = 1,
    jitter: float = 0.05,
    density: float = 2.0,
    ragged: float = 2.2,
    dry: float = 0.3,
    under: float = 1.0,
    alpha: float = 0.96,
    sway: float = 0.12,
    loose: float = 0.0,
) -> Array:
    """Paint a shape with directed strokes. `loose` lets strokes leave the shape by so many units; returns the mask."""
    random = np.random.default_rng(seed)
    m = mask(shape) if isinstance(shape, skia.Path) else shape
    clip = rough(m, ragged, 15, seed)
    picture = colour if isinstance(colour, np.ndarray) and colour.ndim == 3 else None
    flat = None if picture is not None else rgb(colour)
    if under:
        over(img, clip, picture if picture is not None else rgb(colour), under)
    rows, columns = np.where(m > 0.5)
    if not len(rows):
        return m
    layer = Layer()
    count = int(len(rows) / grid.s**2 / (size * length) * density) + 3
    for k in random.integers(0, len(rows), count):
        x, y = columns[k] / grid.s, rows[k] / grid.s
        base = picture[rows[k], columns[k]] if picture is not None else flat
        assert base is not None
        tone = np.clip(
            base * (1 + random.normal(0, jitter)) + random.normal(0, jitter * 0.3, 3) * float(np.ptp(base)), 0, 1
        ).astype(f32)
        stroke(
            layer,
            x,
            y,
            flow,
            length=length * random.uniform(0.6, 1.3),
            width=size * random.uniform(0.6, 1.25),
            colour=tone,
            random=random,
            jitter=jitter,
            dry=dry,
            alpha=alpha,
            sway=sway,
        )
    if loose:
        reach = cv2.distanceTransform((m < 0.5).astype(np.uint8), cv2.DIST_L2, 5).astype(f32) / f32(grid.s)
        clip = smooth(loose, loose * 0.4, reach + noise(7, seed, 2) * loose * 0.5)
    lay(img, layer, clip=clip)
    return m


def dab(
    img: Array, shape: skia.Path, colour: Colour, flow: Flow = 0.0, size: float = 14, length: float = 50, seed: int = 1
) -> None:
    """A small shape in a few short strokes."""
    passage(
        img, shape, colour, flow, size=size, length=length, seed=seed, jitter=0.035, density=1.6, ragged=1.3, dry=0.25
    )


def fill(
    img: Array,
    shape: skia.Path,
    colour: Colour,
    seed: int = 1,
    flow: Flow = 0.3,
    size: float = 16,
    density: float = 1.8,
) -> Array:
    """A shape in a few strokes with a clean edge; returns the mask."""
    return passage(
        img,
        shape,
        colour,
        flow,
        size=size,
        length=size * 3.4,
        seed=seed,
        jitter=0.03,
        density=density,
        ragged=0.8,
        dry=0.25,
        sway=0.1,
    )


def cel(
    img: Array,
    shape: skia.Path,
    colour: Colour,
    shade: Colour,
    slip: tuple[float, float] = (-12.0, -9.0),
    flow: Flow = 0.6,
    size: float = 18,
    seed: int = 1,
) -> Array:
    """A flat shape and its hard shadow: what a copy moved by `slip`, towards the light, leaves bare."""
    m = passage(img, shape, colour, flow, size=size, length=size * 4, seed=seed, jitter=0.022, ragged=0.9, dry=0.2)
    dark = cut(shape, moved(shape, *slip))
    passage(img, dark, shade, flow, size=size * 0.8, length=size * 3, seed=seed + 1, jitter=0.025, ragged=1.0, dry=0.3)
    return m


def model(
    img: Array,
    shape: skia.Path | Array,
    tones: tuple[Colour, Colour, Colour],
    light: Light = UPPER_LEFT,
    flow: Flow = 0.6,
    size: float = 12,
    radius: float = 50,
    seed: int = 1,
    rim: Colour | None = None,
) -> Array:
    """A rounded thing in directed strokes: its tones (shade, body, light) turn with the light; `rim` edges it."""
    m = mask(shape) if isinstance(shape, skia.Path) else shape
    box = bounds(m, 6)
    turn = np.clip(inflate(m, radius, light, 4) + noise(30, seed, 3) * f32(0.05), 0, 1)
    picture = np.zeros((grid.h, grid.w, 3), f32)
    picture[box] = ramp(turn[box], [(0.3, tones[0]), (0.66, tones[1]), (0.92, tones[2])])
    picture[picture.sum(2) == 0] = rgb(tones[1])
    passage(
        img, m, picture, flow, size=size, length=size * 3.4, seed=seed, jitter=0.03, density=2.0, ragged=1.0, dry=0.25
    )
    if rim is not None:
        rim_light(img, m, rim, light[0] * 6, dy=light[1] * 6, alpha=0.8, soft=1.6)
    return m


def line(
    img: Array, points: Points, colour: Colour, width: float, seed: int = 1, taper: bool = True, alpha: float = 0.96
) -> None:
    """A drawn line with a loaded round brush."""
    random = np.random.default_rng(seed)
    spread = np.linspace(0, 1, 9)
    widths = width * (0.3 + 0.7 * np.sin(math.pi * (0.1 + 0.84 * spread)) if taper else np.ones(9))
    path = ribbon(points, [float(w) for w in widths * random.uniform(0.85, 1.12, 9)], 60, True)
    lay(img, Layer().fill(path, colour, alpha), tooth=0.9)
