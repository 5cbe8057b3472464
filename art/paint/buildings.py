"""Houses, towers, facades, windows and rows of a city."""

from __future__ import annotations

import numpy as np

from art.paint.colour import Colour, mix
from art.paint.grid import Array
from art.paint.layer import Layer, lay
from art.paint.pigment import glow
from art.paint.shape import arch, circle, cut, poly, rect, spline
from art.paint.sprite import Sprite


def house(
    layer: Layer,
    x: float,
    y: float,
    size: float,
    wall: Colour = "c8a888",
    roof: Colour = "7a3a38",
    lit: Colour = "ffd27a",
    seed: int = 0,
    snow: Colour | None = None,
    tower: bool = False,
) -> tuple[float, float]:
    """A tiny storybook house in three-quarter view on (x, y). Returns the top of its chimney, for smoke."""
    random = np.random.default_rng(seed)
    s = size
    w, h = s, s * (1.5 if tower else random.uniform(0.65, 0.95))
    side, rh = s * 0.45, s * (1.2 if tower else random.uniform(0.65, 0.85))
    wall_dark, roof_dark = mix(wall, "1a1030", 0.42), mix(roof, "150a25", 0.4)
    x0 = x - (w + side) / 2
    gx = x0 + w
    layer.fill(poly([(gx, y), (gx + side, y - s * 0.08), (gx + side, y - h - s * 0.05), (gx, y - h)]), wall_dark)
    layer.fill(poly([(x0, y), (gx, y), (gx, y - h), (x0 + w / 2, y - h - rh), (x0, y - h)]), wall)
    layer.fill(
        poly(
            [
                (x0 + w / 2, y - h - rh),
                (gx + s * 0.09, y - h + s * 0.1),
                (gx + side + s * 0.09, y - h + s * 0.03),
                (x0 + w / 2 + side * 0.95, y - h - rh - s * 0.03),
            ]
        ),
        roof,
    )
    layer.fill(
        poly(
            [
                (x0 + w / 2, y - h - rh),
                (x0 - s * 0.1, y - h + s * 0.12),
                (x0 - s * 0.02, y - h + s * 0.14),
                (x0 + w / 2, y - h - rh + s * 0.17),
                (gx + s * 0.05, y - h + s * 0.13),
                (gx + s * 0.09, y - h + s * 0.1),
            ]
        ),
        roof_dark,
    )
    if snow is not None:
        layer.fill(
            poly(
                [
                    (x0 + w / 2, y - h - rh - s * 0.04),
                    (gx - w * 0.14, y - h - rh * 0.25),
                    (gx + side * 0.62, y - h - rh * 0.32),
                    (x0 + w / 2 + side * 0.95, y - h - rh - s * 0.07),
                ]
            ),
            snow,
            0.9,
        )
    if not tower:
        cx = x0 + w * 0.62 + side * 0.4
        layer.fill(rect(cx, y - h - rh * 1.12, s * 0.13, rh * 0.62), roof_dark)
    q = s * 0.19
    for wx, wy, ww, wh, a in (
        (x0 + w * 0.2, y - h * 0.45, q, q * 1.3, 1.0),
        (x0 + w * 0.62, y - h * 0.45, q, q * 1.3, 1.0),
        (x0 + w * 0.42, y - h - rh * 0.22, q, q * 1.2, 1.0),
        (gx + side * 0.35, y - h * 0.42, q * 0.75, q * 1.2, 0.85),
    ):
        layer.fill(rect(wx, wy - wh, ww, wh), lit, a)
    return x0 + w * 0.68 + side * 0.4, y - h - rh * 1.12


def window(
    width: float = 60,
    height: float = 90,
    glass: Colour = "ffd890",
    frame: Colour = "4a3428",
    kind: str = "sash",
    lit: bool = True,
    shutters: Colour | None = None,
) -> Sprite:
    """A window, foot at the origin: sash, arch or round. `lit` makes it shine."""
    s = Sprite()
    w, h = width, height
    if shutters is not None:
        for side in (-1, 1):
            x = -w / 2 - w * 0.46 if side < 0 else w / 2 + w * 0.02
            s.add(rect(x, -h, w * 0.44, h), shutters, 4)
            for slat in range(7):
                s.line(
                    spline([(x + 3, -h + h * (slat + 0.7) / 7.4), (x + w * 0.41, -h + h * (slat + 0.7) / 7.4)], False),
                    1.4,
                    mix(shutters, "14081c", 0.5),
                )
    shape = {"sash": rect(-w / 2, -h, w, h, 1), "arch": arch(0, 0, w, h), "round": circle(0, -h / 2, w / 2)}[kind]
    inner = {
        "sash": rect(-w * 0.42, -h * 0.94, w * 0.84, h * 0.88),
        "arch": arch(0, -h * 0.05, w * 0.84, h * 0.9),
        "round": circle(0, -h / 2, w * 0.42),
    }[kind]
    s.add(shape, frame, 4)
    s.add(inner, glass, 0 if lit else 6, shine=max(w, h) * 1.1 if lit else 0)
    if not lit:
        s.add(
            poly([(-w * 0.36, -h * 0.5), (w * 0.1, -h * 0.9), (w * 0.24, -h * 0.9), (-w * 0.36, -h * 0.36)]),
            "ffffff",
            0,
            alpha=0.2,
        )
    s.line(spline([(0, -h * 0.97), (0, -h * 0.03)], False), w * 0.06, frame)
    for k in (0.36, 0.68):
        s.line(spline([(-w * 0.44, -h * k), (w * 0.44, -h * k)], False), w * 0.05, frame)
    if kind != "round":
        s.add(rect(-w * 0.58, -h * 0.03, w * 1.16, h * 0.06, 2), mix(frame, "ffffff", 0.15), 3)
    return s


def door(
    width: float = 60,
    height: float = 110,
    colour: Colour = "5a3428",
    frame: Colour = "3a2420",
    open_: float = 0.0,
    light: Colour | None = None,
    arched: bool = True,
) -> Sprite:
    """A door, foot at the origin. open_ 0..1 swings it away; light: what shines through the gap."""
    s = Sprite()
    w, h = width, height
    outer = arch(0, 0, w * 1.22, h * 1.09) if arched else rect(-w * 0.61, -h * 1.08, w * 1.22, h * 1.08)
    inner = arch(0, 0, w, h) if arched else rect(-w / 2, -h, w, h)
    s.add(outer, frame, 5)
    s.add(
        inner, light if light is not None else "120a14", 0, shine=h * 0.9 if light is not None and open_ > 0.02 else 0
    )
    right = -w / 2 + w * (1 - open_)
    lean = h * 0.06 * open_
    leaf = cut(inner, rect(right, -h * 2, w * 2, h * 3)) if open_ > 0 else inner
    s.add(leaf, colour, 6)
    for k in range(1, 4):
        x = -w / 2 + (right + w / 2) * k / 4
        s.line(spline([(x, -h * 0.86), (x, -3)], False), 1.2, mix(colour, "0c0408", 0.6), 0.7)
    for y in (-0.25, -0.7):
        s.line(spline([(-w / 2, h * y), (right - w * 0.12, h * y + lean)], False), 3, mix(colour, "0c0408", 0.7))
    s.add(circle(right - w * 0.13, -h * 0.45, w * 0.05), "e0b050", 3)
    return s


def lighthouse(stripe: Colour = "c8382c") -> Sprite:
    """A striped lighthouse, about 130 high."""
    s = Sprite()
    body = poly([(-17, 0), (-10, -92), (10, -92), (17, 0)])
    s.add(body, "f4ecdc", 15)
    for y in (-10, -46):
        low, high = 17 + y * 7 / 92, 17 + (y - 18) * 7 / 92
        s.add(poly([(-low, y), (-high, y - 18), (high, y - 18), (low, y)]), stripe, 15)
    s.add(rect(-14, -97, 28, 6, 1), "3a2a34", 3)
    s.add(rect(-8, -112, 16, 15), "fff4c0", 0, shine=60)
    for x in (-8, 0, 8):
        s.line(spline([(x, -112), (x, -97)], False), 1.4, "3a2a34")
    s.add(spline([(-11, -111, 1), (0, -128, 1), (11, -111, 1)]), stripe, 8)
    return s


def facade(
    img: Array,
    x: float,
    y: float,
    width: float,
    height: float,
    wall: Colour,
    seed: int = 1,
    floors: int = 4,
    columns: int = 3,
    roof: Colour | None = None,
    lit_share: float = 0.4,
    lit: Colour = "ffd27a",
    dark: Colour = "2c3448",
    shutters: Colour | None = None,
    gable: bool = False,
) -> None:
    """A flat house front with its foot on (x, y) = lower left corner, windows in rows, some lit, and a door."""
    random = np.random.default_rng(seed)
    s = Sprite()
    top = -height
    if gable:
        s.add(poly([(0, 0), (0, top), (width / 2, top - width * 0.55), (width, top), (width, 0)]), wall, 5)
    else:
        s.add(rect(0, top, width, height), wall, 5)
    for _ in range(int(width * height / 900)):
        px, py = random.uniform(2, width - 14), random.uniform(top + 4, -8)
        s.add(
            rect(px, py, random.uniform(5, 13), 3.6, 1),
            mix(wall, "2a1430" if random.random() < 0.6 else "fff0d8", 0.3),
            0,
            alpha=0.35,
        )
    if roof is not None and not gable:
        s.add(
            poly(
                [
                    (-width * 0.04, top),
                    (width * 0.06, top - height * 0.12),
                    (width * 0.94, top - height * 0.12),
                    (width * 1.04, top),
                ]
            ),
            roof,
            8,
        )
        s.add(rect(width * 0.7, top - height * 0.2, width * 0.1, height * 0.12), mix(roof, "14081c", 0.3), 3)
    cell_w, cell_h = width / columns, height / floors
    shining = []
    for f in range(floors):
        for c in range(columns):
            cx, cy = cell_w * (c + 0.5), -cell_h * (f + 0.24)
            if f == 0 and c == columns // 2:
                s.attach(door(cell_w * 0.4, cell_h * 0.62, mix(wall, "3a1c1c", 0.7)), cx, 0, 100)
                continue
            on = random.random() < lit_share
            s.attach(
                window(
                    cell_w * 0.4,
                    cell_h * 0.5,
                    lit if on else dark,
                    mix(wall, "2a1a24", 0.6),
                    lit=False,
                    shutters=shutters,
                ),
                cx,
                cy,
                100,
            )
            if on:
                shining.append((x + cx, y + cy - cell_h * 0.25))
    s.draw(img, x, y, 100)
    for gx, gy in shining:
        glow(img, gx, gy, cell_h * 0.9, "ffb860", 0.35, 2)


def skyline_city(
    img: Array,
    y: float,
    height: float,
    colour: Colour,
    seed: int = 1,
    lit: Colour | None = "ffd890",
    count: int = 36,
    modern: bool = False,
) -> None:
    """A far city as silhouettes with a few lit windows."""
    random = np.random.default_rng(seed)
    layer = Layer()
    for _ in range(count):
        x, w, h = random.uniform(-20, 800), height * random.uniform(0.12, 0.3), height * random.uniform(0.3, 1.0)
        tint = mix(colour, "ffffff", random.uniform(0, 0.08))
        if modern or random.random() < 0.3:
            layer.fill(rect(x, y - h, w, h), tint)
        else:
            layer.fill(poly([(x, y), (x, y - h * 0.75), (x + w / 2, y - h), (x + w, y - h * 0.75), (x + w, y)]), tint)
        if lit is not None:
            for _ in range(int(h / 14)):
                layer.fill(
                    rect(
                        x + random.uniform(0.1, 0.8) * w,
                        y - random.uniform(0.1, 0.7) * h,
                        max(w * 0.08, 1.2),
                        max(w * 0.12, 1.8),
                    ),
                    lit,
                    0.9,
                )
    lay(img, layer)
