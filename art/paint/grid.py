"""The sheet: its size, its working scale and the coordinate fields that every painter uses.

All coordinates in a card are *card units*: 800 wide, 1200 high, origin at the top left. The scale says how many
pixels one card unit has; a preview paints at a small scale, a final at 1.0.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

Array = npt.NDArray[Any]  # of np.float32; NumPy's own types lose sight of it at the first sum with a float
Point = tuple[float, ...]
f32 = np.float32

WIDTH = 800
HEIGHT = 1200
"""A card in card units, whatever the working scale."""


class Grid:
    """The pixel grid of the card in work. There is one, `grid`, and `set_scale` resizes it."""

    s: float
    w: int
    h: int
    x: Array
    y: Array

    def __init__(self) -> None:
        self.set_scale(1.0)

    def set_scale(self, scale: float) -> None:
        """Work at `scale` pixels per card unit."""
        self.s = scale
        self.w, self.h = round(WIDTH * scale), round(HEIGHT * scale)
        rows, columns = np.mgrid[0 : self.h, 0 : self.w].astype(f32)
        self.x, self.y = columns / f32(scale), rows / f32(scale)

    def zeros(self) -> Array:
        """An empty mask."""
        return np.zeros((self.h, self.w), f32)

    def at(self, field: Array, x: float, y: float) -> float:
        """The value of a field at a card position, clamped to the sheet."""
        row = min(max(int(y * self.s), 0), self.h - 1)
        column = min(max(int(x * self.s), 0), self.w - 1)
        return float(field[row, column])


grid = Grid()
