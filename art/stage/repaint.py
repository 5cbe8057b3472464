"""The layered brush repaint: a render becomes a painting, fine detail stays."""

from __future__ import annotations

import math
from collections.abc import Sequence

import cv2
import numpy as np

from art.paint.colour import Colour, rgb, smooth
from art.paint.grid import Array, f32, grid
from art.paint.noise import blur, noise
from art.stage.render import Passes

SIZES = ((34, 2.6), (18, 2.8), (9, 3.0), (5, 3.0), (3.2, 3.0))
ANGLES = 24


def detail_map(img: Array, threshold: float = 0.06, gain: float = 3) -> Array:
    """Where fine detail must be protected, 0..1."""
    grey = cv2.cvtColor(img.astype(f32), cv2.COLOR_RGB2GRAY)
    edges = (np.abs(cv2.Laplacian(blur(grey, 0.4), cv2.CV_32F)) > threshold).astype(f32)
    return np.clip(blur(edges, 6) * gain, 0, 1)


def ink(
    img: Array, passes: Passes, amount: float = 0.5, colour: Colour = "1a1622", fade: tuple[float, float] = (25, 40)
) -> Array:
    """Broken contour lines from depth and normals, fading with distance."""
    depth = np.minimum(passes.depth, 1e4)
    e = smooth(0.05, 0.25, np.abs(cv2.Laplacian(blur(np.log(depth + 0.1), 0.8), cv2.CV_32F)))
    turn = np.zeros_like(e)
    for i in range(3):
        n = blur(np.ascontiguousarray(passes.normal[..., i]), 0.8)
        turn += np.abs(cv2.Sobel(n, cv2.CV_32F, 1, 0)) + np.abs(cv2.Sobel(n, cv2.CV_32F, 0, 1))
    e = np.maximum(e, smooth(1.6, 4.5, turn) * 0.7)
    e = e * (1 - smooth(fade[0], fade[1], cv2.erode(depth, np.ones((5, 5), np.uint8))))
    e = np.clip(blur(e, 0.7) * (0.8 + 0.45 * noise(40, 5, 4)) * amount, 0, 1) * passes.alpha
    return img * (1 - e[..., None] * 0.8) + rgb(colour) * e[..., None] * 0.6


def repaint(
    img: Array,
    seed: int = 1,
    detail: Array | None = None,
    strength: float = 0.72,
    keep: float = 0.4,
    sizes: Sequence[tuple[float, float]] = SIZES,
    threshold: float = 0.028,
    impasto: float = 0.055,
) -> Array:
    """Repaint in layers from broad to fine along the image's structure.

    Where `detail` (default: `detail_map`) is 1, only strength - keep of the painting is mixed in.
    """
    detail = detail_map(img) if detail is None else detail
    painted, height = _layers(img, seed, detail, sizes, threshold)
    mix = (strength - keep * detail)[..., None]
    out = img * (1 - mix) + painted * mix
    ridge = blur(height, 0.8)
    slope = cv2.Sobel(ridge, cv2.CV_32F, 1, 0) + cv2.Sobel(ridge, cv2.CV_32F, 0, 1)
    return np.clip(out * (1 + np.clip(slope, -1, 1)[..., None] * impasto * grid.s), 0, 1).astype(f32)


def _layers(
    img: Array, seed: int, detail: Array, sizes: Sequence[tuple[float, float]], threshold: float
) -> tuple[Array, Array]:
    h, w = img.shape[:2]
    random = np.random.RandomState(seed)
    canvas, height = blur(img, 14).copy(), np.zeros((h, w), f32)
    grey = blur(cv2.cvtColor(img.astype(f32), cv2.COLOR_RGB2GRAY), 2)
    gx, gy = cv2.Sobel(grey, cv2.CV_32F, 1, 0), cv2.Sobel(grey, cv2.CV_32F, 0, 1)
    flow = noise(260, seed + 3, 2) * 1.6
    limit = threshold * (1 - 0.7 * detail)
    for layer, (size, aspect) in enumerate(sizes):
        width = max(size * grid.s, 2.0)
        if layer and width <= 2.0 and size < 4:
            continue
        angles = _angles(gx, gy, flow, size)
        reference = blur(img, max(0.6 / grid.s, size * 0.16))
        brushes = _brushes(width, width * aspect, seed * 17 + layer * 5)
        step = max(2.0, width * 0.42)
        ys, xs = np.mgrid[0:h:step, 0:w:step]
        points = np.stack([ys.ravel(), xs.ravel()], 1) + random.uniform(-0.5, 0.5, (ys.size, 2)) * step
        points = np.clip(points, 0, [h - 1, w - 1]).astype(int)
        random.shuffle(points)
        if layer:
            error = blur(np.abs(canvas - img).max(-1), max(1 / grid.s, size * 0.3))
            points = points[error[points[:, 0], points[:, 1]] >= limit[points[:, 0], points[:, 1]]]
        _strokes(canvas, height, points, angles, reference, brushes, random)
    return np.clip(canvas, 0, 1), height


def _angles(gx: Array, gy: Array, flow: Array, size: float) -> Array:
    s = max(3.0, size * 0.5)
    a, b, c = blur(gx * gx, s), blur(gx * gy, s), blur(gy * gy, s)
    along = 0.5 * np.arctan2(2 * b, a - c) + math.pi / 2
    sure = np.clip(np.sqrt((a - c) ** 2 + 4 * b * b) / 2e-4, 0, 1)
    loose = (1 - sure) * 0.6
    return (
        np.arctan2(
            np.sin(2 * along) * sure + np.sin(2 * flow) * loose, np.cos(2 * along) * sure + np.cos(2 * flow) * loose
        )
        / 2
    ).astype(f32)


def _brushes(width: float, length: float, seed: int) -> list[list[tuple[Array, Array]]]:
    """Five brush marks, each turned to all angles: (coverage, bristle height)."""
    out = []
    for variant in range(5):
        random = np.random.RandomState(seed + variant)
        size = int(length * 1.2) + 6
        size += size % 2
        rows, columns = np.mgrid[0:size, 0:size].astype(f32)
        x, y = (columns - size / 2) / (length / 2), (rows - size / 2) / (width / 2)
        grain = random.rand(size, size).astype(f32)
        bristle = cv2.GaussianBlur(grain, (0, 0), sigmaX=max(1, length * 0.22), sigmaY=max(0.5, width * 0.055))
        bristle = (bristle - bristle.min()) / (np.ptp(bristle) + 1e-6)
        ragged = 1 + (cv2.GaussianBlur(random.rand(size, size).astype(f32), (0, 0), max(1, width * 0.12)) - 0.5)
        d = np.abs(x) ** 3 + np.abs(y * ragged) ** 2.6
        cover = np.clip((1 - d) * 3, 0, 1) * np.clip(0.35 + bristle * 1.15, 0, 1)
        turns = []
        for k in range(ANGLES):
            matrix = cv2.getRotationMatrix2D((size / 2, size / 2), -180 * k / ANGLES, 1)
            turns.append((cv2.warpAffine(cover, matrix, (size, size)), cv2.warpAffine(bristle, matrix, (size, size))))
        out.append(turns)
    return out


def _strokes(
    canvas: Array,
    height: Array,
    points: np.ndarray,
    angles: Array,
    reference: Array,
    brushes: list[list[tuple[Array, Array]]],
    random: np.random.RandomState,
    jitter: float = 0.025,
) -> None:
    h, w = height.shape
    n = len(points)
    turns = np.round((angles[points[:, 0], points[:, 1]] % math.pi) / math.pi * ANGLES).astype(int) % ANGLES
    kinds = random.randint(5, size=n)
    shade = 1 + random.uniform(-jitter, jitter, (n, 1)) * 2
    colours = (reference[points[:, 0], points[:, 1]] * shade + random.uniform(-jitter, jitter, (n, 3)) * 0.6).astype(
        f32
    )
    for i, (y, x) in enumerate(points):
        cover, bristle = brushes[kinds[i]][turns[i]]
        size = cover.shape[0]
        y0, x0 = y - size // 2, x - size // 2
        ya, yb, xa, xb = max(0, y0), min(h, y0 + size), max(0, x0), min(w, x0 + size)
        part = (slice(ya - y0, yb - y0), slice(xa - x0, xb - x0))
        alpha = cover[part] * f32(0.85)
        region = canvas[ya:yb, xa:xb]
        region += (colours[i] - region) * alpha[..., None]
        ridge = height[ya:yb, xa:xb]
        ridge += (bristle[part] - ridge) * alpha
