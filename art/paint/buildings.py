"""Windows and rows of a city."""

from __future__ import annotations

import numpy as np

from art.paint.colour import Colour, mix
from art.paint.grid import Array
from art.paint.layer import Layer, lay
from art.paint.shape import arch, circle, poly, rect, spline
from art.paint.sprite import Sprite


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
    shape = {"sash": rect(-w / 2, -h, w, h, r=1), "arch": arch(0, 0, w, h), "round": circle(0, -h / 2, w / 2)}[kind]
    inner = {
        "sash": rect(-w * 0.42, -h * 0.94, w * 0.84, h * 0.88),
        "arch": arch(0, -h * 0.05, w * 0.84, h * 0.9),
        "round": circle(0, -h / 2, w * 0.42),
    }[kind]
    s.add(shape, frame, 4)
    s.add(inner, glass, 0 if lit else 6, shine=max(w, h) * 1.1 if lit else 0)
    if not lit:
        reflection = poly([(-w * 0.36, -h * 0.5), (w * 0.1, -h * 0.9), (w * 0.24, -h * 0.9), (-w * 0.36, -h * 0.36)])
        s.add(reflection, "ffffff", 0, alpha=0.2)
    s.line(spline([(0, -h * 0.97), (0, -h * 0.03)], False), w * 0.06, frame)
    for k in (0.36, 0.68):
        s.line(spline([(-w * 0.44, -h * k), (w * 0.44, -h * k)], False), w * 0.05, frame)
    if kind != "round":
        s.add(rect(-w * 0.58, -h * 0.03, w * 1.16, h * 0.06, r=2), mix(frame, "ffffff", 0.15), 3)
    return s


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
            gabled_tower = poly([(x, y), (x, y - h * 0.75), (x + w / 2, y - h), (x + w, y - h * 0.75), (x + w, y)])
            layer.fill(gabled_tower, tint)
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
