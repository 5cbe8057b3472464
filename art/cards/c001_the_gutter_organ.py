"""The Gutter Organ: in a cloudburst the drainpipes of a narrow court are an organ, and a frog in tails plays it."""

from __future__ import annotations

import math
import random

import numpy as np

from art import paint as p
from art import stage as st
from art.finish import Finish

NUMBER = 1
TITLE = "The Gutter Organ"
STUDIO = "stage"
FINISH = Finish(
    touch=0,
    patches=0,
    edges=0.3,
    bloom=0.16,
    contrast=1.06,
    saturation=1.08,
    shadows="0a2a38",
    lights="eaf6e8",
    grain=0.04,
    vignette=0.38,
)

HALF = 2.3  # half the width of the court
BACK = 5.2  # its far wall


def paint() -> p.Array:
    st.reset()
    st.camera((0.25, -6.4, 0.55), (-0.1, 3.0, 4.7), lens=21)
    st.world("9cc4c4", "2c4a50", 0.55, "6a989c")
    court()
    mouths = organ()
    player()
    lights()
    return weather(st.render(), [st.project(m) for m in mouths])


def court() -> None:
    """Three tall house walls around a wet floor, with the steps of the pedals."""
    slate = st.mat(["1c3038", "2c4850", "48686c"], 1.4, bump=0.7, bump_scale=8, rough=0.6, spec=0.4)
    trim = st.mat(["142228", "2a3c40"], 3, rough=0.5)
    dim = st.mat(["0c161c", "1c2c34"], 1, rough=0.15, spec=0.7)
    amber = st.glow("ffc04a", 4.5)
    common = {"wall": slate, "trim": trim, "dark": dim, "lit": amber, "lit_share": 0.0}
    st.facade((0, BACK, 0), HALF * 2.4, 13, 6, 3, seed=2, **common)
    st.facade((-HALF, 0.5, 0), 11, 12.4, 6, 5, rz=math.pi / 2, seed=3, **common)
    st.facade((HALF, 0.5, 0), 11, 11.6, 6, 5, rz=-math.pi / 2, seed=4, **common)
    wet = st.mat(["0e1c22", "1e343a", "3a565a"], 2.2, rough=0.14, bump=0.5, bump_scale=3, spec=0.8)
    st.box((0, 0, -0.1), (14, 22, 0.2), wet, bevel=0)
    stone = st.mat(["24383c", "3c5456", "6a8482"], 2, rough=0.4, bump=0.5, edge="9ab4b0", spec=0.5)
    for k in range(4):
        st.box(
            (-0.1, 0.5 + 0.42 * k, 0.09 + 0.18 * k), (3.0 - 0.16 * k, 0.46, 0.18 + 0.36 * k * 0.5), stone, bevel=0.03
        )
    shoes(trim, amber)


def shoes(trim: st.Material, amber: st.Material) -> None:
    """The basement window on the left, where a row of empty shoes keeps time."""
    st.window((-HALF + 0.13, -1.55, 0.42), 1.5, 0.72, amber, trim, rz=math.pi / 2, bars=(3, 1))
    leather = st.mat(["120c10", "2a1c1c"], 2, rough=0.4)
    for k in range(4):
        y = -2.05 + 0.34 * k
        lift = 0.5 if k % 2 else 0.0
        st.group(
            [
                st.ball((0, 0, 0.06), (0.085, 0.17, 0.06), leather, 14),
                st.tube([(0, 0.1, 0.06), (0, 0.12, 0.3)], [0.075, 0.07], leather, 10),
            ],
            (-HALF + 0.34, y, 0.44 + lift * 0.12),
            (lift * 0.6, 0, 0.5),
        )


def organ() -> list[tuple[float, float, float]]:
    """Copper pipes: up from the console, along the walls to the gutters, and a rank of flared mouths overhead."""
    rnd = random.Random(5)
    copper = st.mat(["5aa890", "b86a40", "e0905c", "f8bc8c"], 0.8, rough=0.34, bump=0.3, metal=0.55, spec=0.6)
    green = st.mat(["2c6a60", "4a9484", "7cb8a0"], 1.2, rough=0.45, bump=0.4, metal=0.4)
    mouths = []
    ranks = 11
    for k in range(ranks):  # the great rank, on the far wall, like a cathedral front
        u = k / (ranks - 1) * 2 - 1
        x = u * 1.95
        tall = 8.4 - 3.2 * abs(u) ** 1.2 + (0.35 if k % 2 else 0)
        r = 0.2 - 0.05 * (1 - abs(u))
        y = BACK - 0.5 - 0.9 * (1 - u * u) * 0.5
        st.pipe(
            [
                (x * 0.72, y - 0.5, 0.9),
                (x * 0.9, y - 0.1, 2.0),
                (x, y, 3.2),
                (x, y, tall - 0.6),
                (x * 0.97, y - 0.55, tall + 0.25),
            ],
            r,
            copper if k % 3 else green,
            True,
            8,
        )
        mouths.append((x * 0.97, y - 0.75, tall + 0.45))
        st.box((x, y - r, 2.5), (r * 1.1, 0.06, 0.16), st.mat(["0a1416"], 1), bevel=0)
    for side in (-1, 1):  # drainpipes bent off the side walls into the console
        for k in range(4):
            y, x = -1.6 + 1.45 * k, side * (HALF - 0.2)
            bend = 2.2 + 0.75 * k + rnd.uniform(-0.2, 0.2)
            path = [
                (x, y, 12),
                (x, y, bend + 1.2),
                (x - side * 0.1, y + 0.1, bend),
                (x - side * 0.55, y + 0.6, bend - 0.55),
                (side * (1.25 - 0.1 * k), 3.4, 1.5 + 0.12 * k),
                (side * 0.8, 3.6, 1.15),
            ]
            st.pipe(path, 0.12, green if (k + (side > 0)) % 2 else copper, False, 8)
            st.lathe([(0.13, 0), (0.3, 0.3), (0.32, 0.42)], green, 20, loc=(x, y, 11.4 - 0.4 * k))
    dark = st.wood("1a1214", "3a2620", "5a3c2c")
    st.box((0, 3.75, 0.95), (2.3, 0.7, 1.3), dark, bevel=0.05)
    st.box((0, 3.3, 1.28), (1.9, 0.5, 0.08), st.mat(["d8d4c4", "f4f0e0"], 3), bevel=0.01)
    for k in range(20):
        if k % 7 not in (2, 6):
            st.box((-0.9 + k * 0.095, 3.38, 1.34), (0.04, 0.3, 0.06), st.mat(["0c0a0c"], 1), bevel=0.005)
    return mouths


def player() -> None:
    """The frog, back to us, stamping on the steps with both feet, tails flying."""
    z = 0.62
    st.animals.frog(
        (-0.1, 1.2, z), 2.75, math.pi, st.mat(["4a7a2c", "7cae40", "bcd868"], 3, rough=0.3, bump=0.3, spec=0.6)
    )
    coat = st.mat(["05060c", "10121c", "1c2030"], 3, rough=0.9, bump=0.3, bump_scale=30, spec=0.1)
    st.group(
        [
            st.lathe(
                [(0.2, 0.3), (0.215, 0.45), (0.2, 0.62), (0.15, 0.74), (0.1, 0.78)], coat, 32, scale=(1.06, 0.95, 1)
            ),
            st.surface(
                lambda u, v: (
                    -0.02 - 0.19 * v * (1 - 0.5 * u) - 0.09 * u,
                    0.19 + 0.16 * u,
                    0.42 - 0.42 * u + 0.05 * math.sin(v * 5),
                ),
                12,
                8,
                coat,
            ),
            st.surface(
                lambda u, v: (
                    0.02 + 0.19 * v * (1 - 0.5 * u) + 0.16 * u,
                    0.19 + 0.2 * u,
                    0.42 - 0.34 * u + 0.05 * math.sin(v * 4),
                ),
                12,
                8,
                coat,
            ),
            *[
                st.tube(
                    [(s * 0.15, 0.0, 0.66), (s * 0.3, -0.08, 0.62), (s * 0.3, -0.24, 0.66)],
                    [0.07, 0.06, 0.05],
                    coat,
                    12,
                    6,
                )
                for s in (-1, 1)
            ],
        ],
        (-0.1, 1.2, z),
        (0, 0, math.pi),
        2.75,
    )


def lights() -> None:
    """Silver from the strip of sky behind and above, a cool lift on the floor."""
    st.light("AREA", (0, 3.0, 15), "e8fbf6", 2600, 4.5, target=(0, 2.5, 3))
    st.light("SUN", (1.5, 7, 12), "d8f4f0", 1.6, 4, target=(0, 0, 2))
    st.light("AREA", (-1.4, -6, 4.0), "8fd0cc", 210, 3, target=(0, 3, 2.5))
    st.light("SPOT", (0, 0.2, 0.6), "ffe0bc", 2600, 0.6, target=(0, BACK, 5.0), spot=66, blend=0.9)
    st.light("AREA", (-HALF + 0.7, -1.5, 0.9), "ffb84a", 16, 0.8, target=(0, 0.5, 0.2))
    st.light("SPOT", (0.6, -1.5, 5.5), "f4fff4", 420, 0.4, target=(-0.1, 1.2, 1.5), spot=36, blend=0.8)


def weather(passes: st.Passes, mouths: list[tuple[float, float]]) -> p.Array:
    """Storm sky, silver air, ribbons of sound from the mouths, and the rain."""
    sky = p.sky("storm", 520, 4, [(0, "7aa0a4"), (0.4, "b4d0cc"), (0.8, "e4f2ea"), (1, "f4fbf2")])
    p.glow(sky, 400, 150, 420, "ffffff", 0.5)
    x = st.behind(passes, sky)
    x = st.fog(x, passes, "a8ccc8", 11.5, 9, 0.7)
    x = st.add_rays(x, (1 - passes.alpha) * sky.max(-1), 400, 60, "e4fbf4", 0.38, 0.8)
    img = st.develop(x, 1.25, 3.0, 0.5)
    img = st.repaint(st.ink(img, passes, 0.4, "0c1c22", (14, 24)), 3)
    ribbons(img, mouths)
    p.rain(img, 1500, 0.1, "eefaf6", 0.36, 74, 5)
    layer = p.Layer()
    rnd = np.random.default_rng(6)
    p.rain_splashes(
        layer, [(rnd.uniform(20, 780), rnd.uniform(1040, 1190), rnd.uniform(4, 9)) for _ in range(70)], "e4f6f0"
    )
    p.lay(img, layer)
    return img


def ribbons(img: p.Array, mouths: list[tuple[float, float]]) -> None:
    """Pale ribbons of sound, rising out of the pipes and crossing overhead."""
    layer = p.Layer()
    rnd = np.random.default_rng(9)
    for k, (x, y) in enumerate(mouths):
        side = -1 if x < 400 else 1
        if k % 2:
            continue
        for j in range(2):
            sway = 60 + 50 * rnd.random()
            points = [(x, y)]
            for t in np.linspace(0.15, 1, 6):
                points.append(
                    (
                        x + side * -40 * t + math.sin(t * 5 + k + j * 1.4) * sway * t,
                        y - t * (y + 60) * (0.8 + 0.2 * rnd.random()),
                    )
                )
            width = 15 + 10 * rnd.random()
            layer.fill(
                p.ribbon(points, [3, width, width * 1.5, width, 1], 60), ("f6fbe8", "d4f4e8", "fff4d4")[k % 3], 0.34, 2
            )
            layer.stroke(p.spline(points, False), 1.8, "ffffff", 0.5)
    p.lay(img, layer)
