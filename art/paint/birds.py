"""Plumage: feather by feather, or as a coat."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import NamedTuple

import numpy as np

from art.paint.colour import Colour, mix
from art.paint.grid import Array, Point, grid
from art.paint.layer import Layer, lay
from art.paint.noise import blur
from art.paint.shape import circle, spline
from art.paint.strokes import Flow


def feather(x: float, y: float, angle: float, length: float, width: float) -> object:
    """The outline of one feather; angle in degrees, 0 points right, 90 down."""
    a = math.radians(angle)
    c, s = math.cos(a), math.sin(a)

    def at(u: float, v: float, *corner: int) -> Point:
        return (x + c * u - s * v, y + s * u + c * v, *corner)

    return spline(
        [
            at(0, 0, 1),
            at(length * 0.3, width * 0.5),
            at(length * 0.75, width * 0.46),
            at(length, 0, 1),
            at(length * 0.8, -width * 0.34),
            at(length * 0.35, -width * 0.5),
        ]
    )


def feather_coat(
    img: Array,
    m: Array,
    flow: Flow,
    length: Callable[[float, float], float],
    slim: float = 0.62,
    spacing: float = 0.42,
    shade: Colour = "1a0a14",
    edge: Colour = "fff0d0",
    pointed: float = 0.0,
    crisp: float = 1.0,
    dots: float = 0.0,
    jitter: float = 0.09,
    seed: int = 3,
) -> None:
    """Cover a large mask with overlapping feathers, coloured from the painting below, the tips lying over the next row.

    flow(x, y): the angle in which a feather points; length(x, y): its length; slim: width to length; spacing: rows per
    length; pointed: 0 is a round tip, 1 a lance; crisp: how clearly each is drawn; dots: the share with a pale dot. The
    feathers whose roots lie furthest along the flow come first.
    """
    random = np.random.default_rng(seed)
    reference = blur(img, 3)
    layer = Layer()
    for _, x, y, angle, size in sorted(_roots(m, flow, length, spacing, random=random), reverse=True):
        pixel = reference[min(int(y * grid.s), grid.h - 1), min(int(x * grid.s), grid.w - 1)]
        body = np.clip(pixel * (1 + random.normal(0, jitter)), 0, 1)
        half = size * slim * 0.5 * random.uniform(0.8, 1.2)
        dotted = random.random() < dots
        plume = _Plume(x, y, angle, size, half=half)
        plume.draw(layer, body, shade, edge, pointed=pointed, crisp=crisp * random.uniform(0.5, 1.0))
        if dotted:
            dot_x, dot_y = plume.at(size * 0.84, random.normal(0, half * 0.15))[:2]
            layer.fill(circle(dot_x, dot_y, size * 0.07 * random.uniform(0.6, 1.2)), mix(body, edge, 0.55), 0.85)
    lay(img, layer)


def _roots(
    m: Array, flow: Flow, length: Callable[[float, float], float], spacing: float, random: np.random.Generator
) -> list[tuple[float, float, float, float, float]]:
    """Where the feathers of a coat grow: how far along the flow, x, y, angle and length."""
    rows, columns = np.where(m > 0.5)
    places: list[tuple[float, float, float, float, float]] = []
    if len(rows) == 0:
        return places
    y, bottom = rows.min() / grid.s, rows.max() / grid.s
    while y < bottom:
        x, step = columns.min() / grid.s + random.uniform(0, 12), 6.0
        while x < columns.max() / grid.s:
            size = length(x, y)
            step = max(size * spacing, 3.0)
            px, py = x + random.normal(0, step * 0.24), y + random.normal(0, step * 0.24)
            if grid.at(m, px, py) > 0.5:
                angle = flow(px, py) + random.normal(0, 0.1)
                along = px * math.cos(angle) + py * math.sin(angle)
                places.append((along, px, py, angle, size * random.uniform(0.76, 1.26)))
            x += step
        y += max(step, 3.0)
    return places


class _Plume(NamedTuple):
    """One feather of a coat: its root, direction, length and half width."""

    x: float
    y: float
    angle: float
    size: float
    half: float

    def at(self, u: float, v: float, *corner: int) -> Point:
        """A point u along and v across the feather."""
        c, s = math.cos(self.angle), math.sin(self.angle)
        return (self.x + c * u - s * v, self.y + s * u + c * v, *corner)

    def draw(self, layer: Layer, body: Colour, shade: Colour, edge: Colour, pointed: float, crisp: float) -> None:
        """Shadow, vane, shaft, barbs and a lit rim."""
        at, size, half = self.at, self.size, self.half
        far, broad = size * (0.8 - 0.15 * pointed), half * (1 - 0.2 * pointed)
        side = [at(size * 0.35, half * 0.9), at(far, broad)]
        other = [at(far, -broad), at(size * 0.35, -half * 0.9)]
        tip = at(size, 0, 1) if pointed > 0.5 else at(size, 0)
        vane = spline([at(0, 0), *side, tip, *other])
        layer.stroke(vane, size * 0.07, shade, 0.32 * crisp, soft=size * 0.05)
        tones = [mix(body, shade, 0.4 * crisp), body, mix(body, edge, 0.2 * crisp)]
        layer.gradient(vane, (self.x, self.y), (tip[0], tip[1]), tones, positions=[0, 0.55, 1], alpha=0.94)
        shaft = spline([at(size * 0.1, 0), at(size * 0.92, 0)], False)
        layer.stroke(shaft, size * 0.022, mix(body, edge, 0.35), 0.5 * crisp)
        for k in (-3, -2, -1, 1, 2, 3):
            barb = [at(size * 0.5, k * half * 0.12), at(size * 0.9 - abs(k) * size * 0.06, k * half * 0.24)]
            layer.stroke(spline(barb, False), size * 0.014, mix(body, shade, 0.5), 0.4 * crisp)
        rim = spline([at(far, broad * 0.95), tip, at(far, -broad * 0.95)], False)
        layer.stroke(rim, size * 0.03, mix(body, edge, 0.5), 0.6 * crisp)
