"""Perspective helpers: lay a flat picture on any quadrilateral, build one-point rooms, and place things in depth."""

from __future__ import annotations

from dataclasses import dataclass

import cv2
import numpy as np

from art.paint.grid import HEIGHT, WIDTH, Array, f32, grid
from art.paint.layer import mask
from art.paint.pigment import over
from art.paint.shape import poly

Quad = tuple[tuple[float, float], tuple[float, float], tuple[float, float], tuple[float, float]]


def onto(
    img: Array,
    picture: Array,
    quad: Quad,
    source: tuple[float, float, float, float] = (0, 0, WIDTH, HEIGHT),
    alpha: float = 1.0,
    m: Array | None = None,
) -> Array:
    """Lay the part `source` (x, y, w, h) of a picture on a quad: top left, top right, bottom right, bottom left.

    Returns the quad's mask.
    """
    x, y, w, h = source
    s = grid.s
    src = np.array([(x, y), (x + w, y), (x + w, y + h), (x, y + h)], f32) * s
    matrix = cv2.getPerspectiveTransform(src, np.array(quad, f32) * f32(s))
    warped = cv2.warpPerspective(
        picture, matrix, (grid.w, grid.h), flags=cv2.INTER_AREA, borderMode=cv2.BORDER_REPLICATE
    )
    cover = mask(poly(quad))
    over(img, cover if m is None else cover * m, warped, alpha)
    return cover


@dataclass(frozen=True)
class Room:
    """A box seen straight on: the back wall's rectangle and the front opening (default: the sheet itself)."""

    left: float = 260
    top: float = 330
    right: float = 540
    bottom: float = 700
    front: tuple[float, float, float, float] = (0, 0, WIDTH, HEIGHT)

    @property
    def back(self) -> Quad:
        """The far wall."""
        return ((self.left, self.top), (self.right, self.top), (self.right, self.bottom), (self.left, self.bottom))

    @property
    def floor(self) -> Quad:
        """The floor."""
        x0, _, x1, y1 = self.front
        return ((self.left, self.bottom), (self.right, self.bottom), (x1, y1), (x0, y1))

    @property
    def ceiling(self) -> Quad:
        """The ceiling."""
        x0, y0, x1, _ = self.front
        return ((x0, y0), (x1, y0), (self.right, self.top), (self.left, self.top))

    @property
    def left_wall(self) -> Quad:
        """The wall on the left."""
        x0, y0, _, y1 = self.front
        return ((x0, y0), (self.left, self.top), (self.left, self.bottom), (x0, y1))

    @property
    def right_wall(self) -> Quad:
        """The wall on the right."""
        _, y0, x1, y1 = self.front
        return ((self.right, self.top), (x1, y0), (x1, y1), (self.right, self.bottom))

    def point(self, u: float, v: float, depth: float) -> tuple[float, float]:
        """Where a point of the room is: u 0..1 left to right, v 0..1 top to bottom, depth 0 front .. 1 back wall."""
        scale = self.scale(depth)
        x0, y0, x1, y1 = self.front
        vx, vy = self.vanishing
        return vx + (x0 + (x1 - x0) * u - vx) * scale, vy + (y0 + (y1 - y0) * v - vy) * scale

    def scale(self, depth: float) -> float:
        """How much smaller things are at a depth (1 at the front)."""
        ratio = (self.right - self.left) / (self.front[2] - self.front[0])
        return 1 / (1 + depth * (1 / ratio - 1))

    @property
    def vanishing(self) -> tuple[float, float]:
        """The vanishing point."""
        x0, y0, x1, y1 = self.front
        r = (self.right - self.left) / (x1 - x0)
        q = (self.bottom - self.top) / (y1 - y0)
        return (self.left - x0 * r) / (1 - r), (self.top - y0 * q) / (1 - q)

    def paint(self, img: Array, back: Array, floor: Array, walls: Array, ceiling: Array | None = None) -> None:
        """Cover all faces with pictures (see texture.py), the side walls and floor in perspective."""
        onto(img, walls, self.left_wall, (0, 0, 800, 600))
        onto(img, walls, self.right_wall, (0, 600, 800, 600))
        onto(img, ceiling if ceiling is not None else walls, self.ceiling, (0, 0, 800, 800))
        onto(img, floor, self.floor, (0, 0, 800, 1200))
        onto(img, back, self.back, (0, 0, 600, 600))


def ground(y: float, horizon: float, front: float = 1200) -> float:
    """The size factor of a thing standing at height y on a plane with that horizon (1 at `front`)."""
    return max((y - horizon) / (front - horizon), 0.0)


def fisheye(img: Array, x: float, y: float, radius: float, strength: float = 0.6) -> Array:
    """Bend a picture as through a round lens; outside it the picture stays. Returns the lens mask."""
    dx, dy = (grid.x - x) / radius, (grid.y - y) / radius
    r = np.sqrt(dx * dx + dy * dy)
    shrink = np.where(r < 1, (1 - strength) + strength * r**2, 1)
    mx, my = ((x + dx * radius * shrink) * grid.s).astype(f32), ((y + dy * radius * shrink) * grid.s).astype(f32)
    img[:] = cv2.remap(img, mx, my, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REFLECT)
    return np.clip((1 - r) * radius * grid.s, 0, 1).astype(f32)
