"""Stained glass: pieces of streaky coloured glass in lead, with daylight behind them and details painted on."""

from __future__ import annotations

import math
from dataclasses import dataclass

import cv2
import numpy as np
import skia

from art.paint.colour import Colour, mix, rgb, smooth
from art.paint.grid import Array, f32, grid
from art.paint.layer import Layer, lay
from art.paint.noise import blur, noise, warp
from art.paint.pigment import screen


@dataclass(frozen=True)
class Piece:
    """A cut piece of glass: later pieces lie over earlier ones. `vary` streaks it towards a second colour."""

    path: skia.Path
    colour: Colour
    second: Colour | None = None
    streak: float = 0.5  # direction of the streaks (radians)


class Window:
    """A leaded window in work: glass first, then painted lines, then lead and light."""

    def __init__(self, lead: float = 6.5) -> None:
        self.lead = lead
        self.pieces: list[Piece] = []
        self.cuts = Layer()  # extra lead lines
        self.paint = Layer()  # dark vitreous paint, fired on the glass
        self.etched: list[skia.Path] = []  # bare spots in the ground
        self.ground = 0  # how many of the first pieces are ground

    def glass(self, path: skia.Path, colour: Colour, second: Colour | None = None, streak: float = 0.5) -> skia.Path:
        """Add a piece."""
        self.pieces.append(Piece(path, colour, second, streak))
        return path

    def came(self, path: skia.Path, width: float | None = None) -> None:
        """An extra lead line across pieces (also for feelers, strings, thin limbs)."""
        self.cuts.stroke(path, width or self.lead * 2, (1, 1, 1))

    def trace(self, path: skia.Path, width: float, alpha: float = 0.92) -> None:
        """A painted line."""
        self.paint.stroke(path, width, "14100e", alpha)

    def etch(self, path: skia.Path) -> None:
        """A bare white spot, only where the ground is seen."""
        self.etched.append(path)

    def matte(self, path: skia.Path, alpha: float = 0.4, soft: float = 8) -> None:
        """A painted shade."""
        self.paint.fill(path, "1c1612", alpha, soft)

    def labels(self) -> Array:
        """Which piece lies where."""
        out = np.zeros((grid.h, grid.w), f32)
        for k, piece in enumerate(self.pieces, 1):
            layer = Layer()
            layer.canvas.drawPath(piece.path, skia.Paint(AntiAlias=False, Color4f=skia.Color4f(1, 1, 1, 1)))
            out[layer.pixels[..., 3] > 127] = k
        return out

    def distance(self, labels: Array) -> Array:
        """How far every point is from the middle of the nearest lead, in card units."""
        edge = np.zeros(labels.shape, np.uint8)
        edge[:, 1:] |= (labels[:, 1:] != labels[:, :-1]).astype(np.uint8)
        edge[1:, :] |= (labels[1:, :] != labels[:-1, :]).astype(np.uint8)
        d = cv2.distanceTransform(1 - edge, cv2.DIST_L2, 5).astype(f32) / f32(grid.s)
        extra = self.cuts.alpha()
        inner = cv2.distanceTransform((extra > 0.5).astype(np.uint8), cv2.DIST_L2, 5).astype(f32) / f32(grid.s)
        outer = cv2.distanceTransform((extra <= 0.5).astype(np.uint8), cv2.DIST_L2, 5).astype(f32) / f32(grid.s)
        signed = np.where(extra > 0.5, np.maximum(f32(self.lead) - inner, 0), f32(self.lead) + outer)
        return np.minimum(d, signed)

    def develop(self, light: tuple[float, float] = (400, 400), reach: float = 900, seed: int = 1) -> Array:
        """The finished window, brightest around `light`."""
        labels = self.labels()
        random = np.random.default_rng(seed)
        img = np.zeros((grid.h, grid.w, 3), f32)
        swirl = noise(150, seed + 1, 3)
        for k, piece in enumerate(self.pieces, 1):
            where = labels == k
            if not where.any():
                continue
            c, s = math.cos(piece.streak), math.sin(piece.streak)
            across = (grid.x[where] * -s + grid.y[where] * c) / 46 + swirl[where] * 1.5 + random.uniform(0, 9)
            wave = np.sin(across * 2.1) * 0.5 + np.sin(across * 5.3 + 1) * 0.28 + np.sin(across * 11.7) * 0.12
            body = rgb(piece.colour)
            second = rgb(piece.second) if piece.second is not None else mix(body, "ffffff", 0.3)
            t = np.clip(wave * 0.5 + 0.42, 0, 1)[:, None]
            fall = (
                (grid.x[where] - 400) * random.uniform(-1, 1) + (grid.y[where] - 600) * random.uniform(-1, 1)
            ) / 2400
            tone = f32(1 + random.normal(0, 0.035)) + fall[:, None] * f32(0.3)
            img[where] = (body * (1 - t * f32(0.75)) + second * t * f32(0.75)) * tone
        d = self.distance(labels)
        away = np.sqrt((grid.x - light[0]) ** 2 + (grid.y - light[1]) ** 2) / f32(reach)
        shine = 1.12 - 0.34 * smooth(0, 1.2, away)
        ripple = noise(70, seed + 3, 2)
        gleam = ripple - warp(ripple, 5, 8)
        img *= (shine + gleam * 0.2)[..., None]
        img *= (0.86 + 0.14 * smooth(self.lead * 0.5, self.lead + 12, d))[..., None]
        seeds = smooth(1.5, 1.62, noise(6, seed + 8, 1))
        img += (seeds * 0.16)[..., None]
        img = np.clip(img, 0, 1)
        bare = Layer()
        for path in self.etched:
            bare.fill(path, "ffffff", 0.94, 0.8)
        lay(img, bare, clip=(labels <= self.ground).astype(f32))
        lay(img, self.paint)
        self.solder(img, d, seed)
        halo = blur(np.clip(img - 0.35, 0, 1), 7) * 0.22 + blur(np.clip(img - 0.35, 0, 1), 26) * 0.16
        screen(img, halo)
        return np.clip(img, 0, 1).astype(f32)

    def solder(self, img: Array, d: Array, seed: int) -> None:
        """The lead: round-backed, dull, with a grey light along its upper left."""
        width = f32(self.lead * 0.62) * (1 + noise(40, seed + 5, 2) * 0.12)
        m = smooth(0.7, -0.7, d - width)
        height = np.sqrt(np.clip(1 - (d / np.maximum(width, 0.5)) ** 2, 0, 1))
        height = blur(height, 0.9)
        gx, gy = cv2.Sobel(height, cv2.CV_32F, 1, 0, ksize=3), cv2.Sobel(height, cv2.CV_32F, 0, 1, ksize=3)
        lit = np.clip(0.17 - (gx * -0.5 + gy * -0.8) * -0.07 * grid.s + noise(9, seed + 6, 3) * 0.025, 0.05, 0.5)
        lead = lit[..., None] * np.array([0.92, 0.98, 1.06], f32)
        img[:] = img * (1 - m[..., None]) + lead * m[..., None]
