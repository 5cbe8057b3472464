"""Flat poster gouache: decided shapes with a hand-cut edge and dry streaks, shade and light as hard-edged shapes."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TypeAlias

import numpy as np
import skia

from art.paint.colour import Colour, rgb
from art.paint.grid import Array
from art.paint.layer import Layer, lay
from art.paint.shape import Points, ribbon, spline

Shape: TypeAlias = skia.Path | Points
Part: TypeAlias = tuple[Shape, Colour]


def as_path(shape: Shape) -> skia.Path:
    """A ready path, or the spline through points."""
    return shape if isinstance(shape, skia.Path) else spline(shape)


class Poster:
    """A sheet of opaque colour. Later shapes cover earlier ones; `lay` puts all of it on the picture."""

    def __init__(self, seed: int = 1, wobble: float = 1.1) -> None:
        self.layer = Layer()
        self.random = np.random.default_rng(seed)
        self.wobble = wobble

    @contextmanager
    def at(self, x: float, y: float, scale: float = 1, turn: float = 0, flip: bool = False) -> Iterator[None]:
        """Work in a moved, scaled, turned (degrees) and, if asked, mirrored frame."""
        canvas = self.layer.canvas
        canvas.save()
        canvas.translate(x, y)
        canvas.rotate(turn)
        canvas.scale(-scale if flip else scale, scale)
        yield
        canvas.restore()

    @contextmanager
    def within(self, shape: Shape) -> Iterator[None]:
        """Let nothing leave a shape."""
        self.layer.canvas.save()
        self.layer.canvas.clipPath(as_path(shape), doAntiAlias=True)
        yield
        self.layer.canvas.restore()

    def by_hand(self, shape: Shape) -> skia.Path:
        """The outline as a hand cuts it: slightly faceted, never quite true."""
        path, out = as_path(shape), skia.Path()
        box = path.getBounds()
        share = min(1.0, max(box.width(), box.height()) / 120)  # small things need a finer knife
        if not self.wobble or share < 0.15:
            return path
        seed = int(self.random.integers(1, 1 << 20))
        effect = skia.DiscretePathEffect.Make(5 + 12 * share, self.wobble * (0.25 + 0.75 * share), seed)
        skia.Paint(PathEffect=effect).getFillPath(path, out)
        return out

    def fill(
        self, shape: Shape, colour: Colour, parts: Sequence[Part] = (), flow: float = 0.0, streak: float = 0.05
    ) -> Poster:
        """A flat shape; `parts` are shade and light, clipped to it; dry streaks run along `flow` (radians)."""
        path = self.by_hand(shape)
        self.layer.fill(path, colour)
        with self.within(path):
            self.streaks(path, colour, flow, streak)
            for part, tone in parts:
                inner = self.by_hand(part)
                self.layer.fill(inner, tone)
                with self.within(inner):
                    self.streaks(inner, tone, flow, streak)
        return self

    def streaks(self, path: skia.Path, colour: Colour, flow: float, strength: float) -> None:
        """The dry bristles of a flat brush, a little lighter and darker than the paint."""
        box, base = path.getBounds(), rgb(colour)
        if not strength:
            return
        c, s = math.cos(flow), math.sin(flow)
        for _ in range(int(min(1400, box.width() * box.height() / 260))):
            x, y = self.random.uniform(box.left(), box.right()), self.random.uniform(box.top(), box.bottom())
            n, w = self.random.uniform(14, 70), self.random.uniform(0.8, 3.4)
            bend = n * self.random.normal(0, 0.06)
            stroke = skia.Path()
            stroke.moveTo(x, y)
            stroke.quadTo(x + n * c / 2 - bend * s, y + n * s / 2 + bend * c, x + n * c, y + n * s)
            tone = np.clip(base * (1 + self.random.normal(0, strength)), 0, 1)
            self.layer.stroke(stroke, w, tone, 0.5)

    def dry(self, shape: Shape, colour: Colour, flow: float = 0.0, gap: float = 7, length: float = 60) -> Poster:
        """Dry brush: broken parallel strokes that let the ground through."""
        path = as_path(shape)
        box = path.getBounds()
        c, s = math.cos(flow), math.sin(flow)
        with self.within(path):
            for _ in range(int(box.width() * box.height() / (gap * length))):
                x, y = self.random.uniform(box.left(), box.right()), self.random.uniform(box.top(), box.bottom())
                n, w = length * self.random.uniform(0.5, 1.2), gap * self.random.uniform(0.2, 0.62)
                ends = [(x - n * c / 2, y - n * s / 2), (x + n * c / 2, y + n * s / 2)]
                self.layer.fill(ribbon(ends, [0.5, w, w, 0.5], 8), colour)
        return self

    def line(self, points: Points, widths: Sequence[float], colour: Colour) -> Poster:
        """A brush line that swells and thins."""
        self.layer.fill(ribbon(points, widths, 40, True), colour)
        return self

    def mark(self, shape: Shape, colour: Colour, alpha: float = 1.0) -> Poster:
        """A small plain shape, without streaks."""
        self.layer.fill(self.by_hand(shape), colour, alpha)
        return self

    def lay(self, img: Array, tooth: float = 0.8) -> None:
        """Put the sheet on the picture."""
        lay(img, self.layer, tooth=tooth)
