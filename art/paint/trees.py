"""Trees and plants. Those with many small strokes paint on the picture; the slim ones are drawn on a Layer."""

from __future__ import annotations

import math

import numpy as np

from art.paint.colour import Colour, mix
from art.paint.grid import Array
from art.paint.layer import Layer, lay, mask
from art.paint.relief import UPPER_LEFT, Light, form
from art.paint.shape import circle, points, poly, ribbon, spline
from art.paint.sprite import Sprite

Tips = list[tuple[float, float, float]]


def branches(
    x: float,
    y: float,
    height: float,
    seed: int = 1,
    lean: float = 0.0,
    spread: float = 0.55,
    depth: int = 6,
    thick: float = 0.1,
) -> tuple[list[object], Tips]:
    """The limbs of a bare tree as ribbons, and its twig tips as (x, y, angle), for leaves, birds or blossom."""
    random = np.random.default_rng(seed)
    paths: list[object] = []
    tips: Tips = []

    def grow(px: float, py: float, angle: float, length: float, width: float, level: int) -> None:
        points = [(px, py)]
        a = angle
        for _ in range(4):
            a += random.normal(0, 0.13) - (a + math.pi / 2) * 0.03
            px, py = px + math.cos(a) * length / 4, py + math.sin(a) * length / 4
            points.append((px, py))
            if level >= depth - 2:
                tips.append((px, py, a))
        paths.append(ribbon(points, [width, width * 0.66], 12))
        if level >= depth:
            return
        for k in range(2 if random.random() < 0.55 else 3):
            turn = random.uniform(0.35, 1.0) * spread * (1 if k % 2 else -1) * random.uniform(0.6, 1.3)
            grow(
                px,
                py,
                a + turn,
                length * random.uniform(0.66, 0.84),
                width=width * random.uniform(0.56, 0.7),
                level=level + 1,
            )

    grow(x, y, -math.pi / 2 + lean, height * 0.3, width=height * thick, level=0)
    return paths, tips


def bare_tree(
    img: Array,
    x: float,
    y: float,
    height: float,
    colour: Colour = "2a1c20",
    seed: int = 1,
    light: Light = UPPER_LEFT,
    lean: float = 0.0,
    spread: float = 0.55,
    depth: int = 6,
) -> Tips:
    """A leafless tree with relief on its limbs. Returns its twig tips."""
    paths, tips = branches(x, y, height, seed, lean=lean, spread=spread, depth=depth)
    root = [(x + dx * height, y + 0.012 * height) for dx in (-0.13, -0.06, 0.06, 0.13)]
    foot = spline(
        [
            root[0],
            (x - height * 0.05, y - height * 0.07),
            (x + height * 0.05, y - height * 0.07),
            root[3],
            (x + height * 0.03, y),
            (x - height * 0.03, y),
        ]
    )
    m = mask(*paths, foot)
    form(img, m, colour, height * 0.035, light=light, texture=0.12, seed=seed, soften=0.8)
    return tips


def pine(
    layer: Layer,
    x: float,
    y: float,
    height: float,
    dark: Colour = "16302c",
    light: Colour = "3c6450",
    seed: int = 0,
    snow: Colour | None = None,
) -> None:
    """A small storybook fir with hanging tiers."""
    random = np.random.default_rng(seed)
    wide = height * 0.38
    layer.fill(poly([(x - height * 0.02, y), (x + height * 0.02, y), (x, y - height * 0.9)]), mix(dark, "000000", 0.35))
    n = max(5, int(height / 11)) if height < 160 else 14
    for i in range(n):
        t = i / n
        yy, dy = y - height * 0.08 - height * 0.92 * t, height / n * 1.55
        w = wide * (1 - t) ** 0.85 * random.uniform(0.85, 1.1) + 1.2
        points = [(x, yy - dy)]
        teeth = 5 if height < 120 else 9
        for j in range(teeth + 1):
            u = 1 - 2 * j / teeth
            points.append(
                (
                    x + w / 2 * u + random.normal(0, w * 0.03),
                    yy + (dy * 0.16 if j % 2 == 0 else -dy * 0.12) + abs(u) * dy * 0.18,
                )
            )
        layer.fill(poly(points), mix(dark, light, t * 0.5 + random.uniform(0, 0.15)))
        edge = poly([(x, yy - dy), (x - w * 0.5, yy + dy * 0.2), (x - w * 0.18, yy - dy * 0.02)])
        layer.fill(edge, snow if snow is not None else light, 0.75 if snow is not None else 0.5)


def birch(
    img: Array,
    x: float,
    y: float,
    height: float,
    width: float = 22,
    bark: Colour = "ece6d8",
    lean: float = 0.0,
    seed: int = 1,
    light: Light = UPPER_LEFT,
) -> Array:
    """A white trunk with dark scars, running up out of sight if `height` is large. Returns its mask."""
    random = np.random.default_rng(seed)
    bend = random.normal(0, width * 0.5)
    points = [(x, y), (x + bend + lean * height * 0.5, y - height * 0.5), (x + lean * height, y - height)]
    m = mask(ribbon(points, [width * 1.25, width, width * 0.75], 60))
    form(img, m, bark, width * 0.5, light=light, texture=0.06, seed=seed, soften=1.2)
    layer = Layer()
    for _ in range(int(height / 11)):
        t = random.random()
        cx, cy = x + (bend * math.sin(t * math.pi)) + lean * height * t, y - height * t
        w, dx = width * random.uniform(0.15, 0.6), random.uniform(-0.4, 0.4) * width
        layer.fill(
            spline(
                [
                    (cx + dx - w, cy),
                    (cx + dx, cy - random.uniform(1, 3)),
                    (cx + dx + w, cy + 1),
                    (cx + dx, cy + random.uniform(1, 3)),
                ]
            ),
            "2a2228",
            random.uniform(0.5, 0.9),
        )
    lay(img, layer, clip=m)
    return m


def fern(
    layer: Layer, x: float, y: float, size: float, colour: Colour = "3c6a3c", seed: int = 1, fronds: int = 7
) -> None:
    """A spreading fern."""
    random = np.random.default_rng(seed)
    for k in range(fronds):
        a = -math.pi / 2 + (k - (fronds - 1) / 2) * 0.36 + random.normal(0, 0.06)
        length = size * random.uniform(0.8, 1.1)
        for j in range(16):
            t = j / 15
            px, py = (
                x + math.cos(a) * length * t,
                y + math.sin(a) * length * t + length * 0.35 * t * t * abs(math.cos(a)),
            )
            w = size * 0.17 * math.sin(math.pi * (0.12 + 0.85 * t))
            for side in (-1, 1):
                b = a + side * 1.1
                layer.fill(
                    ribbon([(px, py), (px + math.cos(b) * w, py + math.sin(b) * w)], [size * 0.035, 0.3], 4),
                    mix(colour, "d8e08c" if side > 0 else "0c2018", random.random() * 0.45),
                    0.95,
                )


def flower(colour: Colour = "d8402c", kind: str = "tulip", stem: Colour = "3c6a34") -> Sprite:
    """One flower on a stem: tulip, rose, daisy, dandelion, poppy, crocus or sunflower. About 100 high."""
    s = Sprite()
    s.limb([(0, 0), (3, -40), (0, -76)], [3.4, 3, 2.6], stem)
    for side in (-1, 1):
        s.add(spline([(1, -14), (side * 12, -34), (side * 20, -50, 1), (side * 15, -28)]), mix(stem, "b8c860", 0.2), 4)
    if kind == "tulip" or kind == "crocus":
        for dx, shade in ((-8, 0.25), (8, 0.25), (0, 0.0)):
            s.add(
                spline([(dx * 0.3, -72), (dx - 9, -88), (dx, -106, 1), (dx + 9, -88)]), mix(colour, "2a0c28", shade), 8
            )
    elif kind == "rose":
        for r, dx, dy, shade in (
            (17, 0, -86, 0.35),
            (14, -4, -88, 0.2),
            (12, 5, -88, 0.1),
            (9, 0, -91, 0.0),
            (5, 1, -92, 0.25),
        ):
            s.add(circle(dx, dy, r, r * 0.92), mix(colour, "2a0c18", shade), r * 0.8)
        s.line(spline(points("-6,-92 0,-96 6,-92 2,-88 -2,-90"), False), 1.2, mix(colour, "2a0c18", 0.6))
    elif kind == "poppy":
        for px, py in points("-10,-84 10,-84 0,-92 0,-80"):
            s.add(circle(px, py, 13, 11), colour, 9)
        s.add(circle(0, -86, 5), "1a1218", 4)
    elif kind == "dandelion":
        for k in range(40):
            a = k * 2.4
            s.line(spline([(0, -84), (math.cos(a) * 17, -84 + math.sin(a) * 17)], False), 0.5, "fffaf0", 0.8)
            s.add(circle(math.cos(a) * 18, -84 + math.sin(a) * 18, 2), "fffaf0", 0, alpha=0.7)
    else:
        n, r, core = (18, 22, 11) if kind == "sunflower" else (13, 17, 6)
        for k in range(n):
            a = k * 2 * math.pi / n
            s.add(
                spline(
                    [
                        (0, -84),
                        (math.cos(a - 0.16) * r * 0.8, -84 + math.sin(a - 0.16) * r * 0.8),
                        (math.cos(a) * r, -84 + math.sin(a) * r, 1),
                        (math.cos(a + 0.16) * r * 0.8, -84 + math.sin(a + 0.16) * r * 0.8),
                    ]
                ),
                colour,
                4,
            )
        s.add(circle(0, -84, core), "5a3418" if kind == "sunflower" else "f0c040", core * 0.8)
    return s


def leaf(colour: Colour = "c8602c", kind: str = "oval") -> Sprite:
    """A single leaf, stalk at the origin, 100 long: oval or maple."""
    s = Sprite()
    if kind == "maple":
        points = []
        for k in range(11):
            a = -math.pi / 2 + (k - 5) * 0.42
            r = 92 if k % 2 == 1 else 46
            points.append((math.cos(a) * r * 0.8, -18 + math.sin(a) * r * 0.86, 1))
        s.add(spline([(0, -8, 1), *points]), colour, 14)
        for k in (1, 3, 5, 7, 9):
            a = -math.pi / 2 + (k - 5) * 0.42
            s.line(
                spline([(0, -16), (math.cos(a) * 54, -18 + math.sin(a) * 58)], False),
                1.3,
                mix(colour, "2a0c10", 0.5),
                0.7,
            )
    else:
        s.add(spline([(0, -6, 1), (26, -34), (24, -70), (0, -100, 1), (-24, -70), (-26, -34)]), colour, 16)
        for k in range(5):
            for side in (-1, 1):
                s.line(
                    spline([(0, -20 - k * 15), (side * 15, -32 - k * 14)], False), 0.9, mix(colour, "2a0c10", 0.5), 0.6
                )
        s.line(spline([(0, 0), (0, -92)], False), 1.6, mix(colour, "2a0c10", 0.5), 0.8)
    s.line(spline([(0, 14), (0, -8)], False), 2.4, mix(colour, "2a0c10", 0.4))
    return s
