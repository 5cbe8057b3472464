"""Plumage: feather by feather, or as a coat."""

from __future__ import annotations

import math
from collections.abc import Callable

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
    speckle: Colour | None = None,
    jitter: float = 0.09,
    seed: int = 3,
    alpha: float = 0.94,
) -> None:
    """Cover a large mask with overlapping feathers, coloured from the painting below, the tips lying over the next row.

    flow(x, y): the angle in which a feather points; length(x, y): its length; slim: width to length; spacing: rows per
    length; speckle: the colour of a dot near each tip. The feathers whose roots lie furthest along the flow come first.
    """
    random = np.random.default_rng(seed)
    reference = blur(img, 3)
    rows, columns = np.where(m > 0.5)
    if len(rows) == 0:
        return
    places: list[tuple[float, float, float, float, float]] = []
    y, bottom = rows.min() / grid.s, rows.max() / grid.s
    while y < bottom:
        x, step = columns.min() / grid.s + random.uniform(0, 6), 6.0
        while x < columns.max() / grid.s:
            size = length(x, y)
            step = max(size * spacing, 3.0)
            px, py = x + random.normal(0, step * 0.16), y + random.normal(0, step * 0.16)
            if grid.at(m, px, py) > 0.5:
                angle = flow(px, py) + random.normal(0, 0.07)
                places.append(
                    (px * math.cos(angle) + py * math.sin(angle), px, py, angle, size * random.uniform(0.88, 1.12))
                )
            x += step
        y += max(step, 3.0)
    layer = Layer()
    for _, x, y, angle, size in sorted(places, reverse=True):
        c, s = math.cos(angle), math.sin(angle)
        half = size * slim * 0.5

        def at(u: float, v: float, *corner: int, o: tuple[float, float] = (x, y), c: float = c, s: float = s) -> Point:
            return (o[0] + c * u - s * v, o[1] + s * u + c * v, *corner)

        vane = spline(
            [
                at(0, 0),
                at(size * 0.35, half * 0.9),
                at(size * 0.78, half),
                at(size, 0),
                at(size * 0.78, -half),
                at(size * 0.35, -half * 0.9),
            ]
        )
        body = np.clip(
            reference[min(int(y * grid.s), grid.h - 1), min(int(x * grid.s), grid.w - 1)]
            * (1 + random.normal(0, jitter)),
            0,
            1,
        )
        layer.stroke(vane, size * 0.07, shade, 0.28, soft=size * 0.05)
        layer.gradient(
            vane,
            (x, y),
            (x + c * size, y + s * size),
            [mix(body, shade, 0.4), body, mix(body, edge, 0.2)],
            positions=[0, 0.55, 1],
            alpha=alpha,
        )
        layer.stroke(spline([at(size * 0.1, 0), at(size * 0.92, 0)], False), size * 0.022, mix(body, edge, 0.35), 0.5)
        for k in (-3, -2, -1, 1, 2, 3):
            layer.stroke(
                spline(
                    [at(size * 0.5, k * half * 0.12), at(size * 0.9 - abs(k) * size * 0.06, k * half * 0.24)], False
                ),
                size * 0.014,
                mix(body, shade, 0.5),
                0.35,
            )
        rim = spline(
            [
                at(size * 0.7, half * 0.95),
                at(size * 0.97, half * 0.3),
                at(size * 0.97, -half * 0.3),
                at(size * 0.7, -half * 0.95),
            ],
            False,
        )
        layer.stroke(rim, size * 0.035, mix(body, edge, 0.5), 0.6)
        if speckle is not None and random.random() < 0.75:
            dot_at = at(size * 0.8, random.normal(0, half * 0.1))
            lit = mix(body, speckle, 0.55 + 0.3 * random.random())
            layer.fill(circle(dot_at[0], dot_at[1], size * 0.1 * random.uniform(0.7, 1.2), size * 0.075), lit, 0.9)
    lay(img, layer)
