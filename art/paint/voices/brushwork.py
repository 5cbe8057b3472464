"""Gouache on one sheet: every shape is laid in visible strokes, whose colour turns with the light across it."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import TypeAlias

import numpy as np

from art.paint.colour import Colour, Stops, ramp, rgb
from art.paint.grid import Array
from art.paint.shape import Points, poly, sample
from art.paint.voices.gouache import Flow, stroke
from art.paint.voices.poster import Poster, Shape

Place: TypeAlias = tuple[float, float]
Tone: TypeAlias = Colour | Callable[[float, float], Array]


def across(stops: Stops, a: Place, b: Place) -> Tone:
    """A colour that turns through the stops on the way from a to b."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    whole = dx * dx + dy * dy
    return lambda x, y: ramp(np.clip(((x - a[0]) * dx + (y - a[1]) * dy) / whole, 0, 1), stops)


def around(stops: Stops, x: float, y: float, reach: float) -> Tone:
    """A colour that turns through the stops on the way out from a place."""
    return lambda u, v: ramp(min(1.0, math.hypot(u - x, v - y) / reach), stops)


def halves(points: Points, widths: list[float]) -> tuple[list[Place], list[Place], list[Place]]:
    """One edge, the spine and the other edge of a leaf along the points."""
    centre = sample(points, 36)
    t = np.gradient(centre, axis=0)
    t /= np.hypot(t[:, 0], t[:, 1])[:, None] + 1e-9
    half = np.interp(np.linspace(0, 1, 36), np.linspace(0, 1, len(widths)), widths)[:, None] / 2
    side = np.stack([-t[:, 1], t[:, 0]], 1) * half
    one, spine, other = ([(float(x), float(y)) for x, y in line] for line in (centre + side, centre, centre - side))
    return one, spine, other


class Brushwork(Poster):
    """A sheet of opaque colour in strokes: `brush` for shapes, `line` and `mark` for what one touch can do."""

    def brush(
        self,
        shape: Shape,
        tone: Tone,
        flow: Flow = 0.0,
        size: float = 14,
        length: float = 0,
        jitter: float = 0.035,
        density: float = 2.2,
    ) -> None:
        """A shape in directed strokes that stay within its hand-cut edge; the tone may change from place to place."""
        path = self.by_hand(shape)
        box, length = path.getBounds(), length or size * 3.6
        colour: Callable[[float, float], Array] = tone if callable(tone) else lambda x, y: rgb(tone)
        self.layer.fill(path, colour(box.centerX(), box.centerY()))
        with self.within(path):
            for _ in range(int(box.width() * box.height() / (size * length) * density) + 6):
                x, y = self.random.uniform(box.left(), box.right()), self.random.uniform(box.top(), box.bottom())
                stroke(
                    self.layer,
                    x,
                    y,
                    flow,
                    length=length * self.random.uniform(0.6, 1.3),
                    width=size * self.random.uniform(0.6, 1.25),
                    colour=np.clip(colour(x, y) * (1 + self.random.normal(0, jitter)), 0, 1),
                    random=self.random,
                    jitter=jitter,
                )

    def leaf(self, points: Points, widths: list[float], tones: tuple[Tone, Tone, Colour], size: float = 9) -> None:
        """A leaf along the points in two halves, one in shade, and its pale rib."""
        one, spine, other = halves(points, widths)
        angle = math.atan2(spine[-1][1] - spine[0][1], spine[-1][0] - spine[0][0])
        self.brush(poly([*one, *other[::-1]]), tones[0], angle - 0.45, size=size)
        self.brush(poly([*one, *spine[::-1]]), tones[1], angle + 0.45, size=size)
        rib = max(widths) * 0.05 + 0.8
        self.line(spine[:-2], [rib * 1.6, rib, 0.5], tones[2])
