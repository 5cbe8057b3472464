"""Round forms in gouache: tones of eggs and limbs that turn with one light from the upper left."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import TypeAlias

import numpy as np

from art.paint.colour import Stops, ramp
from art.paint.grid import Array
from art.paint.shape import Points, ribbon, sample
from art.paint.voices.brushwork import Brushwork, Tone
from art.paint.voices.gouache import Flow, along
from art.paint.voices.poster import Shape

Field: TypeAlias = Callable[[float, float], Array]
LIGHT = np.array((-0.56, -0.6, 0.57))
CONTACT = "4a1c26"


def lit(x: float, y: float, stops: Stops, turn: float = 0.0) -> Array:
    """The colour of a surface that leans by x and y out of the sheet; `turn` is how far its frame is turned."""
    a = math.radians(turn)
    u, v = x * math.cos(a) - y * math.sin(a), x * math.sin(a) + y * math.cos(a)
    n = math.hypot(u, v)
    u, v = (u / n, v / n) if n > 1 else (u, v)
    return ramp(float(np.clip(0.5 + 0.52 * np.dot((u, v, math.sqrt(max(0.0, 1 - u * u - v * v))), LIGHT), 0, 1)), stops)


def ball(x: float, y: float, rx: float, ry: float, stops: Stops, turn: float = 0.0, flat: float = 1.0) -> Field:
    """The tones of an egg; below 1 `flat` makes it a shallower one."""
    return lambda u, v: lit((u - x) / rx * flat, (v - y) / ry * flat, stops, turn)


def tube(points: Points, widths: list[float], stops: Stops, turn: float = 0.0) -> Field:
    """The tones of a round limb along the points, which closes like a fingertip at its end."""
    spine = sample(points, 40)
    way = np.gradient(spine, axis=0)
    way /= np.hypot(way[:, 0], way[:, 1])[:, None] + 1e-9
    half = np.interp(np.linspace(0, 1, 40), np.linspace(0, 1, len(widths)), widths) / 2

    def tone(x: float, y: float) -> Array:
        k = int(np.argmin(np.hypot(spine[:, 0] - x, spine[:, 1] - y)))
        (dx, dy), (tx, ty) = (x - spine[k, 0], y - spine[k, 1]), way[k]
        u = float(np.clip((-ty * dx + tx * dy) / half[k], -1, 1))
        end = max(0.0, 1 - math.hypot(*(spine[-1] - spine[k])) / (half[k] * 1.6)) * 0.5
        return lit(-ty * u + tx * end, tx * u + ty * end, stops, turn)

    return tone


def flesh(b: Brushwork, shape: Shape, tone: Tone, flow: Flow, size: float = 9) -> None:
    """A shape in short close strokes, so that skin turns softly."""
    b.brush(shape, tone, flow, size=size, length=size * 2.3, jitter=0.014, density=5)


def limb(
    b: Brushwork,
    points: Points,
    widths: list[float],
    stops: Stops,
    size: float = 8,
    turn: float = 0.0,
    drop: tuple[float, float] = (5, 8),
) -> None:
    """A round limb, and the dark it drops on what lies below."""
    shadow = [(q[0] + drop[0], q[1] + drop[1]) for q in points]
    b.mark(ribbon(shadow, [w * 1.04 for w in widths], 48, True), CONTACT, 0.42)
    flesh(b, ribbon(points, widths, 60, True), tube(points, widths, stops, turn), along(points), size=size)
