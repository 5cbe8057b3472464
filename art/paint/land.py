"""Land: ridges, forest bands, fields and roads. All paint straight on the picture."""

from __future__ import annotations

import math

import numpy as np

from art.paint.colour import Colour, mix, ramp, smooth
from art.paint.grid import WIDTH, Array, f32, grid
from art.paint.layer import Layer, lay, mask
from art.paint.noise import blur, noise, rough
from art.paint.pigment import over
from art.paint.shape import points, poly, ribbon, spline
from art.paint.strokes import hair

Line = Array  # a height for every pixel column


def skyline(y: float, amplitude: float, seed: int, waves: int = 7, sharp: float = 0.0) -> Line:
    """A rolling height line; `sharp` 0..1 makes its tops peaked like mountains."""
    random = np.random.default_rng(seed)
    x = np.arange(grid.w) / grid.s
    out = np.full(grid.w, float(y))
    for k in range(1, waves):
        wave = np.sin(x / WIDTH * math.pi * k * random.uniform(0.9, 1.7) + random.uniform(0, 6.3))
        peaked = 1 - 2 * np.abs(wave)
        out -= amplitude / k**0.95 * (wave * (1 - sharp) + peaked * sharp)
    return out.astype(f32)


def below(line: Line, ragged: float = 1.6, seed: int = 1) -> Array:
    """The mask of everything under a line."""
    return smooth(-0.8, 0.8, grid.y - line[None] + noise(9, seed, 3) * ragged).astype(f32)


def ridge(
    img: Array,
    y: float,
    amplitude: float,
    top: Colour,
    bottom: Colour,
    seed: int = 1,
    depth: float = 190,
    sharp: float = 0.0,
    alpha: float = 1.0,
) -> Array:
    """A flat far ridge that fades into mist at its foot. Returns its mask."""
    line = skyline(y, amplitude, seed, sharp=sharp)
    m = below(line, seed=seed)
    over(
        img,
        m,
        ramp(np.clip((grid.y - line[None]) / depth, 0, 1) + noise(60, seed, 3) * 0.06, [(0, top), (1, bottom)]),
        alpha,
    )
    return m


def grass_over(
    img: Array,
    m: Array,
    count: int,
    length: tuple[float, float] = (6, 14),
    seed: int = 4,
    lean: float = 0.0,
    lift: float = 0.0,
) -> None:
    """Grass strokes over a mask, coloured from below, longer towards the bottom edge."""
    random = np.random.default_rng(seed)
    rows, columns = np.where(m > 0.6)
    if len(rows) == 0:
        return
    layer = Layer()
    reference = blur(img, 1.5)
    picks = random.integers(0, len(rows), count)
    for i in picks[np.argsort(rows[picks])]:
        r, c = rows[i], columns[i]
        near = 0.5 + 0.9 * r / grid.h
        colour = np.clip(reference[r, c] * (1 + random.normal(0, 0.16)) + lift + random.normal(0, 0.02, 3), 0, 1)
        angle = -math.pi / 2 + lean + random.normal(0, 0.3)
        layer.fill(
            hair(
                c / grid.s,
                r / grid.s,
                angle,
                random.uniform(*length) * near,
                width=random.uniform(1.2, 2.4) * near,
                bend=random.normal(0, 0.2),
            ),
            colour,
            0.85,
        )
    lay(img, layer)


def forest_band(
    img: Array,
    y: float,
    height: float,
    colour: Colour,
    seed: int = 7,
    count: int = 90,
    kind: str = "fir",
    mist: Colour | None = None,
) -> None:
    """A far row of trees as silhouettes: fir, round or bare."""
    random = np.random.default_rng(seed)
    layer = Layer()
    for _ in range(count):
        x, h = random.uniform(-10, WIDTH + 10), height * random.uniform(0.55, 1.1)
        base = y + random.uniform(-4, 8)
        tint = mix(colour, mist if mist is not None else colour, random.uniform(0, 0.25))
        if kind == "fir":
            outline = [(x, base - h)]
            steps = 6
            for k in range(1, steps + 1):
                w = h * 0.2 * k / steps * random.uniform(0.85, 1.15)
                outline += [(x + w, base - h + h * k / steps), (x + w * 0.55, base - h + h * (k / steps - 0.02))]
            mirrored = [(2 * x - px, py) for px, py in outline[::-1]]
            layer.fill(poly(outline + mirrored), tint)
        elif kind == "round":
            layer.fill(
                spline(
                    points("-0.26,-0.4 -0.16,-0.85 0.1,-1 0.28,-0.6 0.18,-0.25 -0.1,-0.22", at=(x, base), scale=(h, h))
                ),
                tint,
            )
            layer.fill(ribbon([(x, base), (x, base - h * 0.4)], [h * 0.05, h * 0.04], 6), tint)
        else:
            layer.fill(ribbon([(x, base), (x + random.normal(0, 3), base - h)], [h * 0.045, h * 0.012], 8), tint)
    lay(img, layer, tooth=0.5)
    if mist is not None:
        over(
            img,
            (np.exp(-(((grid.y - y) / (height * 0.45)) ** 2)) * smooth(-0.6, 0.6, noise(120, seed, 3, ax=2))).astype(
                f32
            ),
            mist,
            0.6,
        )


def road(
    img: Array,
    points: list[tuple[float, float]],
    widths: list[float],
    colour: Colour,
    edge: Colour | None = None,
    seed: int = 8,
) -> Array:
    """A winding road; give the far end first and let the widths grow. Returns its mask."""
    m = rough(mask(ribbon(points, widths, 120)), 1.6, 9, seed)
    over(
        img,
        m,
        ramp(
            np.clip(0.5 + noise(26, seed, 4) * 0.4, 0, 1),
            [(0, mix(colour, "2a1430", 0.3)), (1, mix(colour, "fff0d0", 0.25))],
        ),
    )
    if edge is not None:
        over(img, np.clip(blur(m, 2.5) - m, 0, 1), edge, 0.8)
    return m


def meadow_flowers(img: Array, m: Array, colours: list[Colour], count: int, size: float = 3, seed: int = 10) -> None:
    """Small blossoms scattered over a mask, larger towards us."""
    random = np.random.default_rng(seed)
    rows, columns = np.where(m > 0.6)
    layer = Layer()
    for i in random.integers(0, max(len(rows), 1), count if len(rows) else 0):
        x, y = columns[i] / grid.s, rows[i] / grid.s
        r = size * (0.35 + 0.9 * y / 1200) * random.uniform(0.6, 1.2)
        tint = colours[random.integers(len(colours))]
        for k in range(5):
            a = k * 1.257 + random.random()
            layer.fill(
                spline(
                    [
                        (x, y),
                        (x + math.cos(a) * r - math.sin(a) * r * 0.4, y + math.sin(a) * r * 0.8),
                        (x + math.cos(a) * r * 1.5, y + math.sin(a) * r),
                        (x + math.cos(a) * r + math.sin(a) * r * 0.4, y + math.sin(a) * r * 0.9),
                    ]
                ),
                mix(tint, "ffffff", random.random() * 0.3),
                0.95,
            )
        layer.fill(poly([(x - r * 0.3, y), (x, y - r * 0.3), (x + r * 0.3, y), (x, y + r * 0.3)]), "f8d860")
    lay(img, layer)
