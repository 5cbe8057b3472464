"""Strokes by the thousand: fur, hair and grass along a flow field, and the bristle brush."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import lru_cache

import cv2
import numpy as np
import skia

from art.paint.colour import Colour, mix, skia_colour, smooth
from art.paint.grid import Array, f32, grid
from art.paint.layer import Layer, lay
from art.paint.noise import blur, noise
from art.paint.shape import Points, circle, sample, spline

Flow = Callable[[float, float], float]


def hairs(
    img: Array,
    m: Array,
    flow: Flow,
    count: int,
    length: tuple[float, float] = (8, 16),
    width: tuple[float, float] = (0.8, 1.8),
    jitter: float = 0.08,
    seed: int = 5,
    curl: float = 0.15,
    alpha: float = 0.8,
    lift: float = 0.0,
) -> None:
    """Short tapered strokes inside a mask, coloured from the painting below. flow(x, y) gives the angle.

    `lift` brightens them (a second, sparser pass with lift 0.1 makes fur shine).
    """
    random = np.random.default_rng(seed)
    reference = blur(img, 2)
    layer = Layer()
    rows, columns = np.where(m > 0.6)
    if len(rows) == 0:
        return
    picks = random.integers(0, len(rows), count)
    picks = picks[np.argsort(rows[picks])]
    for i in picks:
        row, column = rows[i], columns[i]
        x, y = column / grid.s, row / grid.s
        angle = flow(x, y) + random.normal(0, curl)
        colour = reference[row, column] * (1 + random.normal(0, jitter)) + lift + random.normal(0, jitter * 0.25, 3)
        path = hair(x, y, angle, random.uniform(*length), width=random.uniform(*width), bend=random.normal(0, 0.18))
        layer.fill(path, np.clip(colour, 0, 1), alpha)
    lay(img, layer)


def hair(x: float, y: float, angle: float, length: float, width: float, bend: float = 0.0) -> skia.Path:
    """One tapered stroke from its root at (x, y)."""
    c, s = math.cos(angle), math.sin(angle)
    b = bend * length
    mx, my = x + c * length * 0.55 - s * b, y + s * length * 0.55 + c * b
    path = skia.Path()
    path.moveTo(x - s * width / 2, y + c * width / 2)
    path.quadTo(mx - s * width * 0.4, my + c * width * 0.4, x + c * length, y + s * length)
    path.quadTo(mx + s * width * 0.4, my - c * width * 0.4, x + s * width / 2, y - c * width / 2)
    path.close()
    return path


def along(points: Points, reverse: bool = False, spread: float = 0.0, samples: int = 90) -> Flow:
    """A flow field that follows a curve; `spread` lets hairs fan out from it."""
    centre = sample(points, samples)
    tangent = np.gradient(centre, axis=0)
    angles = np.arctan2(tangent[:, 1], tangent[:, 0]) + (math.pi if reverse else 0)

    def flow(x: float, y: float) -> float:
        i = int(np.argmin((centre[:, 0] - x) ** 2 + (centre[:, 1] - y) ** 2))
        side = (x - centre[i, 0]) * -math.sin(angles[i]) + (y - centre[i, 1]) * math.cos(angles[i])
        return float(angles[i] + np.clip(side / 60, -1, 1) * spread)

    return flow


@lru_cache(maxsize=8)
def _bristles(seed: int, n: int = 6, bw: int = 96, bh: int = 32) -> skia.Image:
    """An atlas of n brush marks, each bw by bh pixels, with frayed ends."""
    random = np.random.default_rng(seed)
    tiles = []
    y, x = np.linspace(-1, 1, bh)[:, None], np.linspace(-1, 1, bw)[None]
    for _ in range(n):
        lines = cv2.resize(random.random((bh // 2, 5)).astype(f32), (bw, bh), interpolation=cv2.INTER_CUBIC)
        ends = random.random((bh, 1)) * 0.25
        frayed = np.abs(x) + ends * (x > 0) + ends[::-1] * (x < 0) * 0.5
        profile = smooth(1.0, 0.72, np.abs(y) + 0 * x) * smooth(1.0, 0.7, frayed)
        tiles.append(np.clip(profile * (0.35 + lines * 0.9), 0, 1))
    alpha = np.concatenate(tiles, 0)
    rgba = (np.repeat(alpha[..., None], 4, 2) * 255).astype(np.uint8)
    return skia.Image.fromarray(rgba, colorType=skia.kRGBA_8888_ColorType, copy=True)


def contour_flow(img: Array, seed: int = 2) -> Array:
    """Angles along the contours of the picture (structure tensor), a little unsteady."""
    grey = blur(img.mean(2), 4)
    gx, gy = cv2.Sobel(grey, cv2.CV_32F, 1, 0, ksize=5), cv2.Sobel(grey, cv2.CV_32F, 0, 1, ksize=5)
    xx, yy, xy = blur(gx * gx, 8), blur(gy * gy, 8), blur(gx * gy, 8)
    return (0.5 * np.arctan2(2 * xy, xx - yy) + np.pi / 2 + noise(60, seed, 2) * 0.25).astype(f32)


def brush(
    img: Array,
    size: float = 26,
    count: int = 6000,
    flow: Array | None = None,
    jitter: float = 0.035,
    alpha: float = 0.75,
    seed: int = 2,
    m: Array | None = None,
    soften: float = 2.0,
) -> None:
    """Repaint the picture with bristle dabs along a flow field (default: along its contours), inside mask `m`."""
    random = np.random.default_rng(seed)
    reference = np.clip(blur(img, soften), 0, 1)
    bristle, tiles, bw, bh = _bristles(seed), 6, 96, 32
    angles = contour_flow(img, seed) if flow is None else flow
    layer = Layer()
    xs, ys = (random.random(count) * grid.w).astype(int), (random.random(count) * grid.h).astype(int)
    if m is not None:
        keep = random.random(count) < m[ys, xs]
        xs, ys = xs[keep], ys[keep]
    canvas, sampling, target = layer.canvas, skia.SamplingOptions(skia.FilterMode.kLinear), skia.Rect.MakeWH(bw, bh)
    sources = [skia.Rect.MakeXYWH(0, v * bh, bw, bh) for v in range(tiles)]
    for x, y in zip(xs, ys, strict=True):
        scale = size * random.uniform(0.6, 1.25) / bw
        angle = float(angles[y, x]) + random.normal(0, 0.12)
        colour = np.clip(reference[y, x] * (1 + random.normal(0, jitter)) + random.normal(0, jitter * 0.4, 3), 0, 1)
        canvas.save()
        canvas.translate(x / grid.s, y / grid.s)
        canvas.rotate(math.degrees(angle))
        canvas.scale(scale, scale * random.uniform(0.7, 1.2))
        canvas.translate(-bw / 2, -bh / 2)
        tint = skia.ColorFilters.Blend(skia_colour(colour).toColor(), skia.BlendMode.kSrcIn)
        paint = skia.Paint(AntiAlias=True, ColorFilter=tint, Alphaf=alpha)
        canvas.drawImageRect(bristle, sources[random.integers(tiles)], target, sampling, paint)
        canvas.restore()
    lay(img, layer)


def underpaint(
    img: Array, seed: int = 4, flow: Array | None = None, jitter: float = 0.035, m: Array | None = None
) -> None:
    """The usual two passes of broad brushwork for a background."""
    brush(img, 96, 2400, flow, jitter=jitter, alpha=0.5, seed=seed, m=m)
    brush(img, 50, 3000, flow, jitter=jitter, alpha=0.4, seed=seed + 1, m=m)


def wool(
    img: Array,
    m: Array,
    size: float = 18,
    seed: int = 6,
    light: tuple[float, float] = (-0.5, -0.75),
    shade: Colour = "3a2444",
    lit: Colour = "fff8e8",
    jitter: float = 0.05,
    alpha: float = 0.96,
) -> None:
    """Cover a mask with curls (fleece, wigs, clouds of hair), coloured from what is below, the lower ones on top."""
    random = np.random.default_rng(seed)
    reference = blur(img, 3)
    rows, columns = np.where(m > 0.5)
    if len(rows) == 0:
        return
    places = []
    y = rows.min() / grid.s
    while y < rows.max() / grid.s:
        x = columns.min() / grid.s + random.uniform(0, size)
        while x < columns.max() / grid.s:
            px, py = x + random.normal(0, size * 0.2), y + random.normal(0, size * 0.2)
            if grid.at(m, px, py) > 0.5:
                places.append((py + random.normal(0, size * 0.5), px, py, size * random.uniform(0.6, 1.05)))
            x += size * 0.78
        y += size * 0.62
    layer = Layer()
    for _, x, y, r in sorted(places):
        row, column = min(int(y * grid.s), grid.h - 1), min(int(x * grid.s), grid.w - 1)
        body = np.clip(reference[row, column] * (1 + random.normal(0, jitter)), 0, 1)
        ball = circle(x, y, r, r * random.uniform(0.86, 1.0))
        layer.stroke(ball, r * 0.22, shade, 0.3, soft=r * 0.14)
        layer.radial(
            ball,
            (x + light[0] * r * 0.45, y + light[1] * r * 0.45),
            r * 1.35,
            [mix(body, lit, 0.45), body, mix(body, shade, 0.5)],
            alpha=alpha,
        )
        turn, way = random.uniform(0, 6.3), 1 if random.random() < 0.5 else -1
        curl = [
            (x + math.cos(turn + way * t) * r * (0.12 + 0.11 * t), y + math.sin(turn + way * t) * r * (0.12 + 0.11 * t))
            for t in np.linspace(0, 6.6, 12)
        ]
        layer.stroke(spline(curl, False), r * 0.11, mix(body, shade, 0.55), 0.6)
    lay(img, layer)
