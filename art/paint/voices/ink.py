"""Pen and wash: a living line that swells and lifts, and watercolour that pools, granulates and leaves white paper."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import skia

from art.paint.colour import Colour
from art.paint.grid import Array, f32
from art.paint.layer import Layer, lay, mask
from art.paint.noise import blur, noise, rough
from art.paint.shape import Points, moved
from art.paint.voices.printing import Curve, clipped_lines, contours, curve, multiply, opaque, stroke


class Pen:
    """A pen with one ink. Lines gather on its own sheet until `lay` prints them."""

    def __init__(self, colour: Colour = "20242c", seed: int = 1, life: float = 0.38, wobble: float = 0.55) -> None:
        self.layer = Layer()
        self.colour = colour
        self.life, self.wobble = life, wobble
        self.random = np.random.default_rng(seed)

    def stroke(self, line: Curve, width: float, start: float = 0.3, end: float = 0.15) -> Pen:
        """One stroke along ready points."""
        if len(line) >= 3:
            path = stroke(line, width, self.random, start, end=end, life=self.life, wobble=self.wobble)
            self.layer.fill(path, self.colour)
        return self

    def line(self, points: Points, width: float = 3, start: float = 0.3, end: float = 0.15) -> Pen:
        """A stroke through the points of a spline."""
        return self.stroke(curve(points), width, start, end)

    def lines(self, many: Sequence[Points], width: float = 2) -> Pen:
        """Several strokes of the same kind."""
        for points in many:
            self.line(points, width)
        return self

    def outline(self, path: skia.Path, width: float = 3, gaps: float = 0.0) -> Pen:
        """Draw around a shape in a few strokes; `gaps` leaves that share of it open, where light eats the line."""
        for c in contours(path, 3.0):
            n = len(c)
            at = 0
            while at < n - 4:
                take = int(self.random.uniform(60, 130))
                part = c[at : at + take]
                if self.random.random() >= gaps and len(part) > 3:
                    self.stroke(part, width * self.random.uniform(0.85, 1.15), 0.5, 0.4)
                at += take - 3
        return self

    def hatch(
        self, path: skia.Path, angle: float, gap: float, width: float = 1.4, lift: float = 0.3, density: float = 1.0
    ) -> Pen:
        """Parallel strokes inside a shape; `lift` ends some of them early."""
        for piece in clipped_lines(path, angle, gap, self.random, step=4.0):
            if self.random.random() > density:
                continue
            n = len(piece)
            a = int(n * self.random.uniform(0, lift * 0.5))
            b = n - int(n * self.random.uniform(0, lift))
            self.stroke(piece[a:b], width, 0.6, 0.2)
        return self

    def solid(self, *paths: skia.Path) -> Pen:
        """Fill shapes with ink."""
        for path in paths:
            self.layer.fill(path, self.colour)
        return self

    def erase(self, *paths: skia.Path) -> Pen:
        """Take away what lies under a nearer thing."""
        paint = skia.Paint(AntiAlias=True, BlendMode=skia.BlendMode.kDstOut, Color=0xFFFFFFFF)
        for path in paths:
            self.layer.canvas.drawPath(path, paint)
        return self

    def lay(self, img: Array, alpha: float = 0.95) -> None:
        """Lay the drawing on the picture."""
        lay(img, self.layer, alpha, tooth=0.5)


def wash(
    img: Array,
    shape: skia.Path | Array,
    colour: Colour,
    strength: float = 0.8,
    fade: Array | float = 1.0,
    edge: float = 0.35,
    bleed: float = 2.2,
    seed: int = 1,
    cloud: float = 0.22,
) -> None:
    """A transparent wash in a shape: uneven density, granulation, and a darker rim where it dried."""
    cover = shape if isinstance(shape, np.ndarray) else mask(shape)
    cover = rough(cover, bleed, 18, seed + 3)
    inner = blur(cover, 5)
    rim = np.clip((cover - inner) * 2.0, 0, 1) * edge
    density = 0.82 + noise(70, seed, 4) * cloud + noise(2.2, seed + 1, 2) * 0.05 + rim
    multiply(img, colour, np.clip(cover * density * fade * strength, 0, 1).astype(f32))


def flat(
    img: Array,
    shape: skia.Path | Array,
    colour: Colour,
    alpha: float = 1.0,
    bleed: float = 1.0,
    seed: int = 1,
    streak: float = 0.035,
) -> None:
    """Body colour in a shape: opaque and matt, with the faint streaks of a flat brush and a hand-cut edge."""
    cover = shape if isinstance(shape, np.ndarray) else mask(shape)
    cover = rough(cover, bleed, 12, seed + 5) * f32(alpha)
    opaque(img, colour, cover)
    drag = noise(26, seed + 6, 3, ax=2.6, ay=0.35) * 0.7 + noise(3, seed + 7, 2) * 0.4
    img += (cover * drag * f32(streak))[..., None]


class Board:
    """A drawing in work: colour below, the pen above; a nearer shape hides colour and lines of what lies behind it."""

    def __init__(self, img: Array, ink: Colour = "20242c", ground: Colour = "fbf8ef", seed: int = 3) -> None:
        self.img = img
        self.pen = Pen(ink, seed)
        self.ground = ground
        self.seed = seed

    def fill(self, path: skia.Path, colour: Colour, line: float = 3.0, gaps: float = 0.0) -> Board:
        """A shape in body colour with its contour."""
        self.seed += 1
        flat(self.img, path, colour, seed=self.seed % 7, bleed=0.7)
        self.pen.erase(path)
        if line:
            self.pen.outline(path, line, gaps)
        return self

    def glaze(
        self,
        path: skia.Path,
        colour: Colour,
        line: float = 3.0,
        strength: float = 0.85,
        gaps: float = 0.0,
        fade: Array | float = 1.0,
        slip: tuple[float, float] = (2.0, -1.5),
    ) -> Board:
        """A shape of bare paper with a wash that does not quite meet its contour."""
        self.seed += 1
        opaque(self.img, self.ground, mask(path))
        self.pen.erase(path)
        if strength:
            cover = mask(path) * mask(moved(path, *slip))
            wash(self.img, cover, colour, strength, fade=fade, seed=self.seed % 9)
        if line:
            self.pen.outline(path, line, gaps)
        return self

    def lay(self) -> None:
        """Put the pen's lines on the picture."""
        self.pen.lay(self.img)
