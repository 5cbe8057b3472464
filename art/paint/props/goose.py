"""A goose in pen and body colour: neck, wing, stride and scarf are chosen bird by bird."""

from __future__ import annotations

import math
from dataclasses import dataclass

import skia

from art.paint.grid import Point
from art.paint.shape import circle, moved, ribbon, spline, union
from art.paint.voices.ink import Board

RED, ORANGE = "d8352f", "f08a2c"


@dataclass(frozen=True)
class Goose:
    """One bird: where it stands, how tall, which way, how its neck runs, and what it does with its wing and legs."""

    x: float
    y: float
    size: float
    neck: tuple[tuple[float, float], ...]
    flip: bool = False
    look: float = 0.0
    stride: float = 8.0
    tilt: float = 0.0
    wing: str = "folded"
    eye: str = "open"
    scarf: float = 0.0
    belly: float = 1.0


class Bird:
    """A goose in work: local units, feet at the origin, facing right, about 100 high."""

    def __init__(self, board: Board, goose: Goose) -> None:
        self.b, self.g = board, goose
        self.k = goose.size / 100

    def at(self, path: skia.Path) -> skia.Path:
        """A shape on the sheet."""
        return moved(path, self.g.x, self.g.y, self.k, 0, self.g.flip)

    def fill(self, path: skia.Path, colour: str, line: float = 3.2) -> None:
        """A shape in body colour."""
        self.b.fill(self.at(path), colour, line)

    def pen(self, points: list[tuple[float, float]], width: float = 2.4) -> None:
        """A line."""
        s = -1 if self.g.flip else 1
        self.b.pen.line([(self.g.x + s * x * self.k, self.g.y + y * self.k) for x, y in points], width)

    def body(self) -> skia.Path:
        """The trunk with its tail."""
        w = self.g.belly
        shape: list[Point] = [(-64, -46, 1), (-44, -50), (-24, -60), (4, -62), (28, -54), (38 * w, -36), (28 * w, -18),
                                (2, -8 - 4 * (w - 1)), (-28, -14), (-50, -30)]  # fmt: skip
        return moved(spline(shape), 0, 0, 1, self.g.tilt)

    def draw(self) -> None:
        """Legs, trunk and neck in one outline, then beak, eye, wing and scarf."""
        g = self.g
        for dx, side in ((-4, -1), (8, 1)):
            foot = dx + side * g.stride
            self.b.fill(self.at(ribbon([(dx, -16), (foot * 0.9, -8), (foot, -1)], [5, 4, 4], 10)), ORANGE, 2.2)
            web = spline(
                [(foot - 5, 0, 1), (foot, -5), (foot + 17, -3, 1), (foot + 13, 0), (foot + 17, 3, 1), (foot + 4, 3)]
            )
            self.fill(web, ORANGE, 2.2)
        neck = [(20.0, -44.0), *g.neck]
        hx, hy = neck[-1]
        turn = math.degrees(g.look)
        head = moved(spline([(-13, 2), (-9, -10), (4, -12), (13, -5), (12, 6), (0, 10), (-9, 9)]), hx, hy, 1, turn)
        beak = moved(spline([(9, -6, 1), (20, -2), (31, 3, 1), (20, 6), (9, 6, 1)]), hx, hy, 1, turn)
        self.fill(beak, ORANGE, 2.6)
        self.fill(union(self.body(), ribbon(neck, [40, 22, 16, 15], 40, True), head), "ffffff", 3.6)
        c, s = math.cos(g.look), math.sin(g.look)
        ex, ey = hx + 4 * c + 3 * s, hy + 4 * s - 3 * c
        if g.eye == "shut":
            self.pen([(ex - 4, ey), (ex, ey + 2.6), (ex + 4, ey)], 2.6)
        else:
            self.b.pen.solid(self.at(circle(ex, ey, 2.9)))
        self.wing()
        self.knit(neck)

    def wing(self) -> None:
        """Folded along the side, lifted to wave, or held out to carry."""
        kind = self.g.wing
        shapes: dict[str, list[Point]] = {
            "folded": [(-58, -36, 1), (-34, -46), (-4, -52), (16, -44), (14, -30), (-8, -22), (-34, -26)],
            "wave": [(2, -50), (16, -58), (22, -84), (38, -116, 1), (30, -88), (44, -104, 1), (36, -78),
                    (46, -86, 1), (32, -54), (16, -40)],
            "carry": [(-6, -50), (12, -48), (32, -34), (46, -22, 1), (34, -20), (36, -14, 1), (20, -18),
                    (22, -12, 1), (0, -26), (-12, -38)],
            "glee": [(-10, -46), (-22, -70), (-52, -92, 1), (-38, -68), (-60, -76, 1), (-42, -56),
                    (-58, -56, 1), (-28, -36), (-2, -34)],
        }  # fmt: skip
        self.fill(moved(spline(shapes[kind]), 0, 0, 1, self.g.tilt), "f3efe6", 2.8)
        if kind == "folded":
            for k in range(3):
                self.pen([(-40 + 15 * k, -32 + k), (-30 + 15 * k, -27), (-24 + 15 * k, -34)], 1.8)

    def knit(self, neck: list[tuple[float, float]]) -> None:
        """The family scarf: red, each with its own stripes, ends blown by the stairwell."""
        (ax, ay), (bx, by) = neck[1], neck[0]
        x, y = ax * 0.72 + bx * 0.28, ay * 0.72 + by * 0.28
        wind = self.g.scarf
        tail = ribbon(
            [(x - 6, y + 4), (x - 18 - wind, y + 14 - wind * 0.4), (x - 26 - wind * 1.5, y + 34 - wind)],
            [11, 11, 13],
            14,
        )
        self.fill(tail, RED, 2.4)
        dx, dy = ax - bx, ay - by
        n = math.hypot(dx, dy) or 1
        across = (-dy / n, dx / n)
        loop = ribbon(
            [(x - across[0] * 14, y - across[1] * 14), (x, y), (x + across[0] * 14, y + across[1] * 14)],
            [14, 16, 14],
            14,
            True,
        )
        self.fill(loop, RED, 2.6)
        for q in (-7, 0, 7):
            px, py = x + across[0] * q, y + across[1] * q
            self.pen([(px - dx / n * 5, py - dy / n * 5), (px + dx / n * 5, py + dy / n * 5)], 1.6)
