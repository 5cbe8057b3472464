"""Blueprint: thin white lines on cyan, with construction lines and dashes; no numbers anywhere."""

from __future__ import annotations

import math

import numpy as np
import skia

from art.paint.colour import Colour, mix, rgb
from art.paint.grid import Array, f32, grid
from art.paint.layer import Layer
from art.paint.noise import blur, noise
from art.paint.shape import Points
from art.paint.voices.printing import Curve, clipped_lines, contours, curve, opaque, stroke


def ground(
    colour: Colour = "1f6fb2", deep: Colour = "12528f", folds: tuple[float, float] = (400, 610), seed: int = 1
) -> Array:
    """Exposed cyan paper: cloudy where the light was uneven, paler along the folds and at the worn rim."""
    t = np.clip(0.5 + noise(260, seed, 3) * 0.5 + noise(30, seed + 1, 3, ax=3.0, ay=0.6) * 0.16, 0, 1)[..., None]
    img = (rgb(colour) * t + rgb(deep) * (1 - t)).astype(f32)
    shake = noise(90, seed + 2, 2) * 2.0
    worn = np.zeros_like(grid.x)
    for crease in (grid.x - folds[0] + shake, grid.y - folds[1] + shake):
        dust = np.clip(0.55 + noise(11, seed + 3, 3), 0, 1)
        worn = worn + np.exp(-((crease / 1.5) ** 2)) * dust * 0.34 + np.exp(-((crease / 15) ** 2)) * 0.07
    edge = np.minimum(np.minimum(grid.x, 800 - grid.x), np.minimum(grid.y, 1200 - grid.y)) + noise(26, seed + 4, 3) * 5
    worn = worn + np.clip(1 - edge / 12, 0, 1) * 0.4
    opaque(img, "d8ecf6", np.clip(worn, 0, 0.8).astype(f32))
    img += (noise(1.8, seed + 5, 2) * f32(0.006))[..., None]
    return np.clip(img, 0, 1)


class Draft:
    """A sheet of white lines. A nearer surface hides what lies behind it."""

    def __init__(self, seed: int = 1) -> None:
        self.layer = Layer()
        self.random = np.random.default_rng(seed)
        self._clear = skia.Paint(AntiAlias=True, BlendMode=skia.BlendMode.kDstOut, Color=0xFFFFFFFF)

    def trace(self, points: Curve, width: float = 2.0, alpha: float = 1.0) -> Draft:
        """A technical pen along ready points: nearly even, a breath of hand."""
        if len(points) >= 3:
            path = stroke(points, width, self.random, 0.9, end=0.85, life=0.12, wobble=0.25, reach=8)
            self.layer.fill(path, (1, 1, 1), alpha)
        return self

    def curve(self, points: Points, width: float = 2.0, alpha: float = 1.0) -> Draft:
        """A smooth line through the points."""
        return self.trace(curve(points, 3.0), width, alpha)

    def line(
        self, a: tuple[float, float], b: tuple[float, float], width: float = 2.0, over: float = 0, alpha: float = 1.0
    ) -> Draft:
        """A ruled line; `over` lets it run past its ends as draughtsmen do."""
        length = math.dist(a, b) + 1e-6
        ux, uy = (b[0] - a[0]) / length, (b[1] - a[1]) / length
        t = np.linspace(-over, length + over, max(int(length / 6), 4))
        return self.trace(np.stack([a[0] + ux * t, a[1] + uy * t], 1), width, alpha)

    def outline(self, path: skia.Path, width: float = 2.0, alpha: float = 1.0) -> Draft:
        """Draw around a shape."""
        for c in contours(path, 3.0):
            self.trace(c, width, alpha)
        return self

    def dashes(self, path: skia.Path, width: float = 1.7, on: float = 11, off: float = 7, alpha: float = 0.85) -> Draft:
        """A dashed line along a path: what was, or what lies hidden."""
        for c in contours(path, 1.5):
            n, gap = int(on / 1.5), int(off / 1.5)
            for at in range(0, len(c) - 3, n + gap):
                self.trace(c[at : at + n], width, alpha)
        return self

    def hide(self, *paths: skia.Path) -> Draft:
        """Take away what lies behind these surfaces."""
        for path in paths:
            self.layer.canvas.drawPath(path, self._clear)
        return self

    def face(self, path: skia.Path, tone: float = 0.0, width: float = 2.0) -> Draft:
        """An opaque surface: hides, carries a veil of white, and is outlined."""
        self.hide(path)
        if tone:
            self.layer.fill(path, (1, 1, 1), tone)
        return self.outline(path, width) if width else self

    def score(self, points: Points, width: float = 2.0) -> Draft:
        """A blue line on a white surface."""
        return self.hide(stroke(curve(points, 3.0), width, self.random, 0.7, end=0.6, life=0.12, wobble=0.25, reach=8))

    def hatch(
        self, path: skia.Path, angle: float, gap: float, width: float = 1.2, alpha: float = 0.9, scored: bool = False
    ) -> Draft:
        """Even parallel lines in a shape; `scored`: blue ones on white."""
        for piece in clipped_lines(path, angle, gap, self.random, jitter=0.06, step=3.0):
            if scored:
                self.hide(stroke(piece, width, self.random, 0.7, end=0.4, life=0.12, wobble=0.25, reach=8))
            else:
                self.trace(piece, width, alpha)
        return self

    def lay(self, img: Array, colour: Colour = "f6fbfd") -> None:
        """Print the lines: bleached out of the blue, with a faint halo."""
        cover = self.layer.alpha()
        opaque(img, mix(colour, "8fc4e6", 0.5), (blur(cover, 2.2) * 0.2).astype(f32))
        film = np.clip(0.93 + noise(50, 9, 3) * 0.1, 0.7, 1)
        opaque(img, colour, (cover * film).astype(f32))
