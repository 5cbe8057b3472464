"""Birds in profile, standing and far off, and plumage: feather by feather or as a coat.

Local units: a standing bird is about 100 high, feet at the origin, facing right. A flying one is centred on the origin.
"""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np

from art.paint.colour import Colour, mix
from art.paint.grid import Array, Point, grid
from art.paint.layer import Layer, lay
from art.paint.noise import blur
from art.paint.shape import circle, ribbon, spline
from art.paint.sprite import Part, Sprite
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


def plumage(
    sprite: Sprite,
    x: float,
    y: float,
    rows: int,
    per_row: int,
    spread: tuple[float, float],
    angle: float,
    length: float,
    width: float,
    dark: Colour,
    light: Colour,
    fan: float = 12,
    gap: float = 24,
    seed: int = 3,
) -> None:
    """Overlapping rows of feathers from (x, y) backwards along `spread`; the last row lies on top."""
    random = np.random.default_rng(seed)
    for row in range(rows):
        t = row / max(rows - 1, 1)
        for k in range(per_row):
            u = k / max(per_row - 1, 1)
            fx = x + spread[0] * (1 - t) + (u - 0.5) * gap * 0.3
            fy = y + spread[1] * (1 - t) + (u - 0.5) * gap
            turn = angle + (0.5 - u) * fan + random.normal(0, 2.5)
            tint = mix(dark, light, min(1, 0.15 + 0.6 * t + 0.25 * (1 - u) + random.normal(0, 0.06)))
            sprite.add(feather(fx, fy, turn, length * (1 - 0.3 * t), width), tint, width * 0.3)


def bird(
    colour: Colour = "8a5a3c",
    belly: Colour = "ecd8b4",
    beak: Colour = "d8a048",
    beak_length: float = 16,
    tail: float = 40,
    neck: float = 0,
    legs: float = 22,
    plump: float = 1.0,
    crest: float = 0,
    wing: Colour | None = None,
) -> Sprite:
    """A standing bird; neck, legs, tail and beak lengths make it a wren, a crow, a gull, a goose or a heron."""
    s = Sprite()
    wing = wing if wing is not None else mix(colour, "1a0c28", 0.3)
    p = plump
    top = -legs - 58 * p
    head = (22 + neck * 0.28, top - 6 - neck)
    for x, shade in ((6, 0.4), (-3, 0.0)):
        foot = mix(beak, "2a1418", 0.35 + shade * 0.4)
        s.limb([(x, -legs - 8), (x - 2, -legs * 0.5), (x + 1, -2)], [5, 3, 2.6], foot)
        for dx in (9, 6, -6):
            s.limb([(x + 1, -2), (x + 1 + dx, 0)], [2.6, 1.4], foot)
    for k in range(5):
        s.add(
            feather(-22 * p, -legs - 20 * p, 160 + k * 7, tail + 8 - k * 3, 11), mix(wing, "1a0c28", 0.25 - k * 0.04), 4
        )
    body = [
        (-34 * p, -legs - 16 * p),
        (-20 * p, -legs - 40 * p),
        (4, top + 10),
        (20, top + 2),
        (30 * p, top + 20),
        (31 * p, -legs - 26 * p),
        (16 * p, -legs - 5),
        (-12 * p, -legs - 3),
    ]
    path = spline(body)
    s.parts.append(Part(path, colour, 24 * p, spine=[(24, top + 10), (0, -legs - 28), (-34 * p, -legs - 14)], fur=5))
    front = spline(
        [(34 * p, top + 12), (20, top + 22), (12, -legs - 22), (-14 * p, -legs - 6), (8, -legs), (36 * p, -legs - 18)]
    )
    s.parts.append(
        Part(
            front, belly, 12, 0.9, soft=2.5, clip=path, spine=[(26, top + 16), (16, -legs - 16), (0, -legs - 4)], fur=4
        )
    )
    if neck:
        curve = [(14, top + 16), (26 + neck * 0.1, top - neck * 0.3), (head[0] - neck * 0.16, top - neck * 0.7), head]
        s.parts.append(
            Part(ribbon(curve, [30 * p, 17, 12, 13], 40, True), mix(colour, belly, 0.3), 9, spine=curve[::-1], fur=4)
        )
    s.parts.append(
        Part(
            circle(head[0], head[1] + 2, 15.5, 14.5),
            colour,
            14,
            spine=[(head[0] + 14, head[1]), (head[0] - 14, head[1] + 4)],
            fur=4,
        )
    )
    if crest:
        for k in range(3):
            s.limb(
                [
                    (head[0] - 2, head[1] - 9),
                    (head[0] - 12 - k * 3, head[1] - 12 - crest * (0.5 - k * 0.2)),
                    (head[0] - 18 - crest * 0.5, head[1] - 12 - crest * (0.6 - k * 0.4)),
                ],
                [4, 3, 0.5],
                wing,
            )
    bx, by = head[0] + 12, head[1] + 2
    s.add(
        spline(
            [
                (bx - 1, by - 5, 1),
                (bx + beak_length * 0.6, by - 3),
                (bx + beak_length, by + 1.5, 1),
                (bx + beak_length * 0.5, by + 1.2),
                (bx - 2, by + 1.5, 1),
            ]
        ),
        beak,
        3,
    )
    s.add(
        spline(
            [
                (bx - 2, by + 1.2, 1),
                (bx + beak_length * 0.5, by + 1.3),
                (bx + beak_length * 0.9, by + 1.8, 1),
                (bx + beak_length * 0.4, by + 4),
                (bx - 2, by + 5, 1),
            ]
        ),
        mix(beak, "3a1c18", 0.4),
        2,
    )
    plumage(
        s,
        8 * p,
        -legs - 38 * p,
        6,
        4,
        (-18 * p, 9),
        158,
        36 * p,
        12 * p,
        mix(wing, "1a0c28", 0.2),
        mix(wing, belly, 0.25),
        10,
        22 * p,
    )
    s.add(circle(head[0] + 5, head[1] - 1, 3.2), "140c10", 0)
    s.add(circle(head[0] + 6, head[1] - 2.1, 1.0), "fff8e8", 0)
    return s


def flock(
    layer: Layer, places: list[tuple[float, float, float]], colour: Colour = "2a2438", alpha: float = 0.9, seed: int = 1
) -> None:
    """Far birds as small curved marks at (x, y, size)."""
    random = np.random.default_rng(seed)
    for x, y, s in places:
        d = random.uniform(-0.25, 0.25) * s
        layer.fill(
            spline(
                [
                    (x - s * 1.6, y - s * 0.5 + d, 1),
                    (x - s * 0.7, y - s * 0.6),
                    (x, y, 1),
                    (x + s * 0.7, y - s * 0.72),
                    (x + s * 1.6, y - s * 0.6 - d, 1),
                    (x + s * 0.7, y - s * 0.38),
                    (x, y + s * 0.35),
                    (x - s * 0.7, y - s * 0.2),
                ]
            ),
            colour,
            alpha,
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
        layer.stroke(vane, size * 0.07, shade, 0.28, size * 0.05)
        layer.gradient(
            vane,
            (x, y),
            (x + c * size, y + s * size),
            [mix(body, shade, 0.4), body, mix(body, edge, 0.2)],
            [0, 0.55, 1],
            alpha,
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
