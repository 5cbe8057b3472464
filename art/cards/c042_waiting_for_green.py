"""Deep in a fir forest a traffic light glows red in the fog; a stag, a boar, a badger and a hare wait in line.

Technique: painted relief.
"""

from __future__ import annotations

import math

import numpy as np

from art import paint as p
from art.finish import Finish

NUMBER, TITLE = 42, "Waiting for Green"
FINISH = Finish(vignette=0.3)

LAMP = (662, 300)
LIGHT = (0.75, -0.55, 0.25)
MOSS_Y = 968


def fog_forest() -> p.Array:
    """Blood-red fog, brightest at the lamp, with rank behind rank of firs."""
    d = np.hypot(p.grid.x - LAMP[0], (p.grid.y - LAMP[1]) * 0.85)
    t = np.clip(1 - d / 900, 0, 1) ** 1.25 + p.noise(210, 4, 4) * 0.06
    img = p.ramp(np.clip(t, 0, 1), [(0, "16050a"), (0.3, "4a0c10"), (0.6, "96181a"), (0.85, "d83426"), (1, "ff6a44")])
    p.underpaint(img, 5)
    random = np.random.default_rng(42)
    for rank, (count, height, dark) in enumerate(((16, 640, 0.30), (12, 800, 0.55), (8, 1060, 0.82))):
        row = p.Layer()
        for k in range(count):
            x = (k + random.uniform(0.1, 0.9)) * 860 / count - 30
            if rank == 2 and 330 < x < 730:
                continue
            tall = height * random.uniform(0.75, 1.1)
            trunk(row, x, 940 + rank * 16, tall, p.mix("8a1a1c", "0a0406", dark), rank * 50 + k)
        layer = row.array()
        glow = np.clip(1 - d / (620 - rank * 130), 0, 1)[..., None] * (0.75 - rank * 0.2)
        a = layer[..., 3:] * (1 - glow)
        img[:] = img * (1 - a) + layer[..., :3] * (1 - glow)
        p.mist(img, 880 + rank * 30, 150, "9c2420", 0.34 - rank * 0.08, rank + 3)
    p.glow(img, 330, 900, 520, colour="e43820", alpha=0.62, power=1.2)
    return img


def trunk(layer: p.Layer, x: float, y: float, height: float, colour: p.Colour, seed: int) -> None:
    """A tall fir: bare stem below, ragged hanging boughs above."""
    random = np.random.default_rng(seed)
    lean = random.uniform(-0.02, 0.02) * height
    layer.fill(
        p.ribbon([(x, y), (x + lean * 0.5, y - height * 0.5), (x + lean, y - height)], [height * 0.028, height * 0.018, 1], 20), colour
    )
    tiers = 22
    for k in range(tiers):
        f = k / tiers
        cy = y - height * (0.24 + 0.75 * f)
        reach = height * 0.17 * (1 - f) ** 0.8 * random.uniform(0.7, 1.15) + 4
        cx = x + lean * (0.24 + 0.75 * f)
        for side in (-1, 1):
            r = reach * random.uniform(0.75, 1.1)
            bough = [
                (cx, cy - r * 0.16, 1),
                (cx + side * r * 0.5, cy + r * 0.08),
                (cx + side * r, cy + r * 0.34, 1),
                (cx + side * r * 0.72, cy + r * 0.28),
                (cx + side * r * 0.55, cy + r * 0.46, 1),
                (cx + side * r * 0.34, cy + r * 0.26),
                (cx + side * r * 0.18, cy + r * 0.4, 1),
                (cx, cy + r * 0.2, 1),
            ]
            layer.fill(p.spline(bough), colour)


def moss(img: p.Array) -> p.Array:
    """The clearing's cushioned floor, rusty near the light."""
    ground = p.hill(img, MOSS_Y, 14, "241a14", seed=12, light=LIGHT, radius=120)
    d = np.hypot((p.grid.x - LAMP[0]) * 0.8, p.grid.y - MOSS_Y - 40)
    p.over(img, ground * np.clip(1 - d / 520, 0, 1) ** 1.4, "a83a22", 0.62)
    cushions = np.random.default_rng(5)
    for k in range(46):
        x, y = cushions.uniform(-20, 820), cushions.uniform(985, 1210)
        if y > 1060 or abs(x - LAMP[0]) < 140 or k % 3 == 0:
            w = cushions.uniform(36, 92) * (y - 700) / 420
            m = p.mask(
                p.spline(
                    [(x - w, y + w * 0.2), (x - w * 0.6, y - w * 0.22), (x, y - w * 0.34), (x + w * 0.6, y - w * 0.2), (x + w, y + w * 0.2)]
                )
            )
            near = max(0.0, 1 - math.hypot(x - LAMP[0], y - MOSS_Y) / 560)
            p.form(
                img,
                m * 0.9,
                p.tones(p.mix("1c1810", "7c3a20", near), "0a0408", p.mix("4a3a20", "ff9060", near)),
                w * 0.4,
                light=LIGHT,
                texture=0.1,
                seed=k,
            )
    p.grass_over(img, ground, 5200, (5, 13), seed=6, lean=0.1, lift=0.03)
    return ground


def traffic_light(img: p.Array) -> None:
    """It grows from the moss like a mushroom; red burns, the other lenses are dead."""
    x, y = LAMP
    iron = [(0, "060406"), (0.45, "1a1012"), (0.8, "2e1616"), (1, "a04836")]
    p.glow(img, x, y, 420, colour="ff3a20", alpha=0.5, power=1.5)
    pole = p.spline(
        [(x - 15, 540, 1), (x + 15, 540, 1), (x + 17, 880), (x + 30, 960), (x + 46, 1000), (x - 46, 1000), (x - 30, 960), (x - 17, 880)]
    )
    p.solid(img, pole, iron, 14, light=(-0.5, -0.5, 0.4), tooth=0.8, texture=0.1)
    case = p.rect(x - 70, y - 84, 140, 330, 34)
    p.solid(img, case, iron, 22, light=(-0.4, -0.6, 0.4), tooth=0.8, texture=0.08)
    p.solid(
        img,
        p.spline([(x - 92, y - 58), (x - 70, y - 104), (x, y - 126), (x + 70, y - 104), (x + 92, y - 58), (x, y - 66)]),
        iron,
        22,
        light=(-0.4, -0.6, 0.4),
        tooth=0.8,
        texture=0.08,
    )
    p.grass_over(
        img,
        p.mask(p.spline([(x - 88, y - 64), (x - 68, y - 104), (x, y - 126), (x + 68, y - 104), (x + 88, y - 64), (x, y - 92)])),
        420,
        (5, 11),
        seed=3,
        lean=0.0,
        lift=0.08,
    )
    lenses = (
        (y, [(0, "900404"), (0.5, "e00c08"), (0.9, "ff2014"), (1, "ff4a30")]),
        (y + 82, [(0, "080402"), (0.6, "2c1808"), (1, "6a4420")]),
        (y + 164, [(0, "02100a"), (0.6, "0a3020"), (1, "1c5c3c")]),
    )
    for k, (cy, colour) in enumerate(lenses):
        p.over(img, p.mask(p.circle(x, cy, 40)), "050304")
        p.solid(img, p.circle(x, cy, 34), colour, 34, light=(0, -0.2, 0.9) if k == 0 else (-0.4, -0.6, 0.5), tooth=0.3, texture=0.03)
        hood = p.cut(
            p.spline([(x - 46, cy + 4, 1), (x - 44, cy - 28), (x, cy - 52), (x + 44, cy - 28), (x + 46, cy + 4, 1)]),
            p.circle(x, cy + 6, 38),
        )
        p.solid(img, hood, iron, 7, (-0.3, -0.5, 0.4), 0.4)
    p.over(img, p.mask(p.moved(p.circle(0, 0, 10, 5), x - 12, y + 148, 1, -30), soft=2), "7ae0a0", 0.35)
    p.glow(img, x, y, 300, colour="ff3018", alpha=0.42, power=1.8)
    p.glow(img, x, y, 64, colour="ff6038", alpha=0.45, power=1.5)
    p.rays(img, x, y, 560, colour="ff5030", alpha=0.16, seed=4, start=60)


def queue(img: p.Array) -> None:
    """In order of size, each a polite step behind the next."""
    rim = {"light": LIGHT, "rim": "ff5a38", "rim_alpha": 0.95, "shade": "120608", "lit": "ff9a78", "ground": 0.7}
    p.quadruped("stag", "stand", "54301f").draw(img, 168, 1016, 268, **rim)
    p.quadruped("boar", "stand", "35211e").draw(img, 340, 1044, 180, **rim)
    p.quadruped("badger", "stand", "5a4e52").draw(img, 468, 1068, 152, **rim)
    p.hare("6a4432", "sit").draw(img, 618, 1090, 118, **rim)


def paint() -> p.Array:
    """The card."""
    img = fog_forest()
    moss(img)
    traffic_light(img)
    queue(img)
    p.mist(img, 1010, 60, "c43424", 0.3, 9)
    snail = p.snail("c08060", "8a3c28")
    snail.draw(img, 116, 1158, 66, flip=True, light=LIGHT, rim="ff7048", ground=0.5)
    trail = p.Layer().stroke(
        p.spline([(140, 1159), (230, 1164), (330, 1154), (430, 1164), (560, 1150), (680, 1158)], False), 5, "ffb090", 0.35, 1.5
    )
    p.lay(img, trail)
    p.over(img, p.smooth(1120, 1200, p.grid.y) * 0.4, "0a0306")
    return img
