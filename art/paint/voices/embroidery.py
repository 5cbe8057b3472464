"""Embroidery: threads with their twist and sheen on woven cloth; satin, stem, running and knot stitches."""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable

import numpy as np
import numpy.typing as npt
import skia

from art.paint.colour import Colour, mix, ramp, rgb, skia_colour
from art.paint.grid import HEIGHT, WIDTH, Array, f32, grid
from art.paint.layer import Layer, lay, mask
from art.paint.noise import blur, noise, warp
from art.paint.pigment import multiply
from art.paint.shape import Points, circle, sample


def cloth(colour: Colour, seed: int = 1, weave: float = 3.4, depth: float = 1.0) -> Array:
    """Plain woven cloth: over and under threads, slubs, and the slow waves of a sheet that is stretched by hand."""
    x = grid.x + noise(90, seed, 2) * 2.2
    y = grid.y + noise(90, seed + 1, 2) * 2.2
    u, v = x / weave, y / weave
    over = (np.floor(u) + np.floor(v)) % 2
    across = np.abs(np.sin(u * math.pi))
    down = np.abs(np.sin(v * math.pi))
    thread = np.where(over > 0.5, across**0.6 * (0.55 + 0.45 * down), down**0.6 * (0.55 + 0.45 * across))
    slub = noise(60, seed + 2, 2, ax=5.0, ay=0.05) * 0.5 + noise(60, seed + 3, 2, ax=0.05, ay=5.0) * 0.5
    t = 0.3 + thread * 0.34 * depth + slub * 0.05 + noise(260, seed + 4, 3) * 0.1
    dark, light = mix(colour, "08122a", 0.55), mix(colour, "ffffff", 0.28)
    return ramp(np.clip(t, 0, 1), [(0, dark), (0.5, rgb(colour)), (1, light)])


class Frame:
    """The cloth in its frame: stitches are added one by one, then laid with their shadows."""

    def __init__(self, img: Array, thread: float = 3.0, seed: int = 1, gloss: float = 1.0) -> None:
        self.img = img
        self.thread = thread
        self.gloss = gloss  # 1 silk, 0 wool
        self.random = np.random.default_rng(seed)
        self.layer = Layer()

    def stitch(
        self, a: tuple[float, float], b: tuple[float, float], colour: Colour, width: float | None = None
    ) -> None:
        """One straight stitch: a shadow beside it, dark where it dives into the cloth, bright where it arches."""
        w = width or self.thread
        dx, dy = b[0] - a[0], b[1] - a[1]
        length = math.hypot(dx, dy) or 1.0
        nx, ny = -dy / length, dx / length
        if ny < 0:
            nx, ny = -nx, -ny
        tone = rgb(colour) * f32(1 + self.random.normal(0, 0.035))
        sheen = (0.34 + 0.2 * abs(dx / length)) * self.gloss  # thread shines across the light
        dark, light = mix(tone, "0a0c1c", 0.32), mix(tone, "ffffff", sheen)
        ends = [skia.Point(float(a[0]), float(a[1])), skia.Point(float(b[0]), float(b[1]))]
        self._line(a, b, w * 1.25, [mix(tone, "0a0c1c", 0.5)] * 2, ends=ends, shift=(nx * w * 0.22, ny * w * 0.22))
        self._line(a, b, w, [dark, tone, tone, dark], ends=ends, shift=(0, 0), places=[0, 0.2, 0.8, 1])
        self._line(
            a,
            b,
            w * 0.42,
            [tone, light, light, tone],
            ends=ends,
            shift=(-nx * w * 0.2, -ny * w * 0.2),
            places=[0.05, 0.35, 0.65, 0.95],
        )

    def _line(
        self,
        a: tuple[float, float],
        b: tuple[float, float],
        width: float,
        colours: list[Array],
        ends: list[skia.Point],
        shift: tuple[float, float],
        places: list[float] | None = None,
    ) -> None:
        """One strand of thread: a line with the sheen of `colours` along it."""
        shader = skia.GradientShader.MakeLinear(ends, [skia_colour(c).toColor() for c in colours], places)
        paint = skia.Paint(AntiAlias=True, Shader=shader, Style=skia.Paint.kStroke_Style, StrokeWidth=width)
        paint.setStrokeCap(skia.Paint.kRound_Cap)
        self.layer.canvas.drawLine(a[0] + shift[0], a[1] + shift[1], b[0] + shift[0], b[1] + shift[1], paint)

    def satin(
        self,
        shape: skia.Path | Array,
        colour: Colour | Array,
        angle: float = 0.0,
        longest: float = 46,
        pitch: float | None = None,
        bend: Callable[[float, float], float] | None = None,
    ) -> Array:
        """Fill a shape with parallel stitches at `angle` (radians); long rows are staggered (long and short).

        `colour` may be a picture to shade the threads; `bend` adds a local turn of the stitch. Returns the mask.
        """
        m = mask(shape) if isinstance(shape, skia.Path) else shape
        self.settle()
        multiply(self.img, blur(warp(m, -2.2, -3.4), 2.6), "1a2444", 0.5)
        step = (pitch or self.thread) * 0.86
        c, s = math.cos(angle), math.sin(angle)
        reach = math.hypot(WIDTH, HEIGHT)
        spans = np.arange(-reach, reach, 1.0)
        rows, columns = np.where(m > 0.5)
        if not len(rows):
            return m
        xs, ys = columns / grid.s, rows / grid.s
        across = -xs * s + ys * c
        for offset in np.arange(across.min(), across.max() + step, step):
            px, py = -s * offset + c * spans, c * offset + s * spans
            inside = (px >= 0) & (px < WIDTH) & (py >= 0) & (py < HEIGHT)
            if not inside.any():
                continue
            px, py, along = px[inside], py[inside], spans[inside]
            row = np.minimum((py * grid.s).astype(int), grid.h - 1)
            column = np.minimum((px * grid.s).astype(int), grid.w - 1)
            hit = np.concatenate([[0], (m[row, column] > 0.5).astype(int), [0]])
            starts, ends = np.where(np.diff(hit) == 1)[0], np.where(np.diff(hit) == -1)[0]
            for i, j in zip(starts, ends, strict=True):
                self._row(
                    float(along[i]), float(along[j - 1]), offset, c, s=s, colour=colour, longest=longest, bend=bend
                )
        self.settle()
        return m

    def _row(
        self,
        start: float,
        end: float,
        offset: float,
        c: float,
        s: float,
        colour: Colour | Array,
        longest: float,
        bend: Callable[[float, float], float] | None,
    ) -> None:
        """One row of satin between two edges of the shape."""
        length = end - start
        if length < 1.5:
            return
        parts = max(1, math.ceil(length / longest))
        marks = np.linspace(start, end, parts + 1)
        if parts > 1:
            marks[1:-1] += self.random.uniform(-0.34, 0.34, parts - 1) * length / parts
        for first, last in itertools.pairwise(marks):
            a, b = float(first) + self.random.normal(0, 0.5), float(last) + self.random.normal(0, 0.5)
            ax, ay, bx, by = -s * offset + c * a, c * offset + s * a, -s * offset + c * b, c * offset + s * b
            mx, my = (ax + bx) / 2, (ay + by) / 2
            if bend is not None:
                t = bend(mx, my)
                half = (b - a) / 2
                cc, ss = c * math.cos(t) - s * math.sin(t), s * math.cos(t) + c * math.sin(t)
                ax, ay, bx, by = mx - cc * half, my - ss * half, mx + cc * half, my + ss * half
            self.stitch((ax, ay), (bx, by), self._tint(colour, mx, my))

    def _tint(self, colour: Colour | Array, x: float, y: float) -> Colour:
        """The colour at a place, where a picture was given instead of one colour."""
        if isinstance(colour, np.ndarray) and colour.ndim == 3:
            row, column = min(max(int(y * grid.s), 0), grid.h - 1), min(max(int(x * grid.s), 0), grid.w - 1)
            tint: Array = colour[row, column]
            return tint
        return colour

    def stem(self, points: Points, colour: Colour, width: float = 4.0, length: float = 15) -> None:
        """Stem stitch along a curve: short slanted stitches, each beginning beside the last."""
        n = 400
        line: npt.NDArray[np.floating] = sample(points, n)
        total = float(np.hypot(*np.diff(line, axis=0).T).sum())
        count = max(2, int(total / (length * 0.55)))
        for k in range(count):
            i, j = int(k / count * (n - 1)), min(int((k + 1.75) / count * (n - 1)), n - 1)
            t = line[j] - line[i]
            t = t / (np.hypot(*t) + 1e-9)
            side = np.array([-t[1], t[0]]) * width * 0.26
            a, b = line[i] + side, line[j] - side
            self.stitch((float(a[0]), float(a[1])), (float(b[0]), float(b[1])), colour, width * 0.74)

    def running(self, points: Points, colour: Colour, width: float = 3.4, on: float = 15, off: float = 11) -> None:
        """Running stitch: dashes along a curve."""
        line: npt.NDArray[np.floating] = sample(points, 600)
        along = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(line, axis=0).T))])
        place = 0.0
        while place + on < along[-1]:
            a, b = line[int(np.searchsorted(along, place))], line[int(np.searchsorted(along, place + on))]
            self.stitch((float(a[0]), float(a[1])), (float(b[0]), float(b[1])), colour, width)
            place += on + off

    def knot(self, x: float, y: float, colour: Colour, r: float = 4.2) -> None:
        """A French knot: thread wound into a small ball."""
        self.layer.fill(circle(x + r * 0.3, y + r * 0.45, r * 1.1), "0c1024", 0.45, r * 0.25)
        self.layer.fill(circle(x, y, r), mix(colour, "0a0c1c", 0.35))
        turn = self.random.uniform(0, math.pi)
        for k in range(3):
            d = (k - 1) * r * 0.55
            c, s = math.cos(turn), math.sin(turn)
            half = math.sqrt(max(r * r - d * d, 0.1)) * 0.85
            self.stitch(
                (x - s * d - c * half, y + c * d - s * half),
                (x - s * d + c * half, y + c * d + s * half),
                colour,
                r * 0.62,
            )

    def settle(self) -> None:
        """Lay the stitches made so far on the cloth, with the soft shadow of the thread."""
        rgba = self.layer.array()
        if rgba[..., 3].max() > 0:
            multiply(self.img, blur(warp(rgba[..., 3], -1.0, -1.6), 1.3), "141c38", 0.5)
            lay(self.img, rgba)
        self.layer = Layer()
