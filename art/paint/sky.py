"""Skies: `sky(name)` paints a full sheet; sun, moon and stars go on top."""

from __future__ import annotations

import math

import numpy as np

from art.paint.colour import Colour, Stops, mix, ramp, rgb, smooth
from art.paint.grid import WIDTH, Array, f32, grid
from art.paint.layer import Layer, lay, mask
from art.paint.noise import noise, swirl
from art.paint.pigment import glow, over, screen
from art.paint.shape import circle
from art.paint.strokes import brush

# name: (stops from the zenith to the horizon, tilt of the brushwork, how much it swirls, tone jitter)
SKIES: dict[str, tuple[Stops, float, float, float]] = {
    "dawn": ([(0, "7c9cc0"), (0.3, "c3bcd0"), (0.55, "f2c3b8"), (0.78, "fcdcae"), (1, "fff0c8")], -0.1, 0.5, 0.03),
    "rose": ([(0, "8a7fb0"), (0.35, "d79ab4"), (0.62, "f4b7a8"), (0.85, "ffdcb4"), (1, "fff0d4")], 0.1, 0.6, 0.03),
    "noon": ([(0, "2f7fc0"), (0.35, "5fa8d8"), (0.7, "a4d4e4"), (1, "e8f4e4")], 0.0, 0.4, 0.025),
    "white_noon": ([(0, "cfd8d4"), (0.4, "e6e4d2"), (0.8, "f8efd4"), (1, "fff8e4")], 0.0, 0.4, 0.02),
    "golden": ([(0, "8f8fa8"), (0.3, "d4b48c"), (0.6, "f6c874"), (0.85, "ffe29a"), (1, "fff2c4")], -0.15, 0.5, 0.03),
    "sunset": (
        [(0, "2a2458"), (0.25, "6a3a7c"), (0.48, "c2527c"), (0.68, "f2805c"), (0.86, "ffb860"), (1, "ffe294")],
        -0.1,
        0.5,
        0.04,
    ),
    "ember": ([(0, "3a1426"), (0.3, "8a2a2c"), (0.55, "d4562c"), (0.8, "f89a3c"), (1, "ffd074")], 0.1, 0.6, 0.05),
    "dusk": (
        [(0, "15183f"), (0.28, "2f2a66"), (0.5, "6a4489"), (0.7, "b9688f"), (0.88, "f0a08a"), (1, "ffd9a8")],
        -0.12,
        0.5,
        0.03,
    ),
    "plum_dusk": ([(0, "241a3c"), (0.35, "43305f"), (0.65, "7a5484"), (0.88, "b88a98"), (1, "e4bca0")], 0.1, 0.6, 0.04),
    "night": ([(0, "050b22"), (0.3, "0b1c44"), (0.62, "123a66"), (0.88, "1f6284"), (1, "4f94a0")], 0.2, 1.0, 0.07),
    "indigo_night": ([(0, "0a0a26"), (0.4, "191a50"), (0.75, "34307a"), (1, "6a5ca4")], 0.3, 1.1, 0.06),
    "storm": ([(0, "2c3640"), (0.3, "4c5a62"), (0.6, "76848a"), (0.85, "a8b0ac"), (1, "d4d2c0")], 0.25, 0.9, 0.06),
    "overcast": ([(0, "8c98a0"), (0.4, "aab2b4"), (0.75, "c8cac2"), (1, "e0dccc")], 0.0, 0.7, 0.03),
    "fog": ([(0, "b4bcc0"), (0.4, "ccd0cc"), (0.75, "e2e0d4"), (1, "eeeadc")], 0.0, 0.8, 0.02),
    "snow": ([(0, "a4b8cc"), (0.4, "c4d2de"), (0.8, "e2e8ec"), (1, "f2f0ea")], 0.1, 0.7, 0.025),
    "desert": ([(0, "d8b48c"), (0.35, "eccc9c"), (0.7, "f8e2b8"), (1, "fff2d4")], 0.0, 0.5, 0.025),
    "mars": ([(0, "a86a44"), (0.4, "cc8c58"), (0.75, "e8b47c"), (1, "f8d8a8")], 0.0, 0.5, 0.03),
    "green_dawn": (
        [(0, "3c6c74"), (0.35, "7ca898"), (0.65, "c4d0a4"), (0.88, "f2e6b4"), (1, "fff4d0")],
        0.0,
        0.6,
        0.03,
    ),
    "space": ([(0, "04040e"), (0.5, "0a0a20"), (1, "141433")], 0.5, 1.2, 0.1),
    "deep_sea": ([(0, "9ce0cc"), (0.15, "4fb4b0"), (0.45, "1f7c8c"), (0.75, "0f4c66"), (1, "082a44")], 1.4, 0.5, 0.04),
}


def sky(name: str = "dawn", horizon: float = 1200, seed: int = 1, stops: Stops | None = None) -> Array:
    """A new picture with a brushed sky down to `horizon`. Give your own `stops` to depart from the named one."""
    named, tilt, amount, jitter = SKIES[name]
    t = np.clip(grid.y / horizon + noise(240, seed, 3) * 0.045, 0, 1)
    img = ramp(t, stops or named)
    flow = swirl(320, seed + 8, amount, tilt)
    brush(img, 96, 2200, flow, jitter=jitter, alpha=0.5, seed=seed + 4)
    brush(img, 48, 2600, flow, jitter=jitter, alpha=0.38, seed=seed + 5)
    return img


def sun(
    img: Array, x: float, y: float, r: float, colour: Colour = "fff6dc", halo: Colour = "ffc880", alpha: float = 0.7
) -> None:
    """A sun disc with its halo."""
    glow(img, x, y, r * 7, colour=halo, alpha=alpha * 0.6, power=1.8)
    glow(img, x, y, r * 2.6, colour=halo, alpha=alpha, power=1.6)
    over(img, mask(circle(x, y, r), soft=0.8), colour)


def moon(
    img: Array, x: float, y: float, r: float, phase: float = 1.0, colour: Colour = "fff4d4", halo: Colour = "ffe8b0"
) -> Array:
    """A moon with seas; phase 1 is full, 0.2 a thin crescent (negative: lit on the left). Returns its mask."""
    glow(img, x, y, r * 3.6, colour=halo, alpha=0.4, power=2.2)
    disc = mask(circle(x, y, r))
    if abs(phase) < 1:
        shift = r * 2 * abs(phase) * (1 if phase > 0 else -1)
        disc = np.clip(disc - mask(circle(x - shift, y - r * 0.06, r * 1.02), soft=1.0), 0, 1)
    seas = np.clip(0.72 + noise(max(r * 0.5, 4), 4, 3) * 0.3 - (grid.x - x) / (r * 6), 0, 1)
    over(img, disc, ramp(seas, [(0, mix(colour, "b89868", 0.55)), (1, colour)]))
    return disc


def stars(
    img: Array,
    count: int,
    seed: int = 1,
    bottom: float = 700,
    colour: Colour = "fff4d6",
    big: float = 0.05,
    keep_off: Array | None = None,
) -> None:
    """Stars, denser towards the top; `big` is the share of large ones; none where `keep_off` is set."""
    random = np.random.default_rng(seed)
    layer = Layer()
    for _ in range(count):
        x, y = random.uniform(0, WIDTH), random.random() ** 1.3 * bottom
        size, alpha = random.uniform(0.35, 1.1), random.uniform(0.25, 0.95)
        if keep_off is not None and grid.at(keep_off, x, y) > 0.1:
            continue
        if random.random() < big:
            size = random.uniform(4, 9)
            layer.fill(circle(x, y, size * 0.8), colour, 0.3, size * 0.5)
            layer.fill(circle(x, y, size * 0.3), colour, 0.95)
        else:
            layer.fill(circle(x, y, size), colour, alpha)
    lay(img, layer)


def milky_way(
    img: Array, seed: int = 5, angle: float = -0.9, y: float = 380, width: float = 150, colour: Colour = "a8c0f0"
) -> None:
    """A band of star dust across the sky."""
    across = (grid.y - y) * math.cos(angle) - (grid.x - WIDTH / 2) * math.sin(angle)
    band = np.exp(-((across / width) ** 2)) * smooth(-0.6, 0.9, noise(130, seed, 5))
    screen(img, (band * f32(0.5))[..., None] * rgb(colour))
    random = np.random.default_rng(seed)
    layer = Layer()
    for _ in range(900):
        x, yy = random.uniform(0, WIDTH), random.uniform(0, 1200)
        if grid.at(band, x, yy) > random.random() * 0.8:
            layer.fill(circle(x, yy, random.uniform(0.3, 0.9)), "ffffff", random.uniform(0.3, 0.9))
    lay(img, layer)
