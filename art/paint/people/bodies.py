"""Bodies with weight: bust and shoulders, clothed arms and legs, shoes; cloth with folds that hang and wind."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from art.paint.colour import Colour, mix
from art.paint.people.form import Cord, Ellipsoid, Frame, Limb, Part, Prim, Scene, Vec
from art.paint.people.hands import sleeve_part
from art.paint.people.heads import Head


def bust(
    scene: Scene,
    head: Head,
    colour: Colour,
    yaw: float = 0,
    breadth: float = 1.0,
    collar: Colour | None = None,
    drop: float = 0.0,
    sway: float = 0.0,
    folds: int = 6,
    seed: int = 2,
) -> Part:
    """Chest and shoulders under a head, in a pullover. `drop` lengthens the neck, `sway` moves it right."""
    f = Frame.at(head.x + sway, head.y, head.size, yaw, 4, 0, head.z)
    s, y = head.size, -1.42 - drop
    w = breadth

    def e(c: Sequence[float], r: Sequence[float], k: float) -> Ellipsoid:
        return Ellipsoid(f.point(c), np.asarray(r) * s, f.axes, k * s)

    q: list[Prim] = [
        e((0, y - 1.25, -0.35), (1.05 * w, 1.25, 0.72), 0),
        Limb(f.point((-0.95 * w, y - 0.5, -0.4)), f.point((0.95 * w, y - 0.5, -0.4)), 0.42 * s, 0.42 * s, 0.3 * s),
        Limb(f.point((-0.4, y - 0.02, -0.4)), f.point((0.4, y - 0.02, -0.4)), 0.28 * s, 0.28 * s, 0.35 * s),
        e((0, y - 2.6, -0.3), (1.0 * w, 1.4, 0.75), 0.3),
    ]
    random = np.random.default_rng(seed)
    for j in range(folds):
        side = -1 if j % 2 else 1
        top, low = random.uniform(0.4, 0.9), random.uniform(0.05, 0.45)
        y0, y1 = y - random.uniform(0.5, 0.9), y - random.uniform(1.4, 2.3)
        points = []
        for t in np.linspace(0, 1, 5):
            x, yy = side * w * (top + (low - top) * t), y0 + (y1 - y0) * t
            z = -0.35 + 0.72 * np.sqrt(max(1 - (x / (1.1 * w)) ** 2, 0.05))
            points.append(f.point((x, yy, z)))
        q.append(Cord(points, [0.02 * s, 0.06 * s, 0.07 * s, 0.05 * s, 0.02 * s], 0.12 * s))
    body = Part(q, colour, "cloth", bump=0.05)
    scene.add(body)
    ring = []
    for t in np.linspace(0, 2 * np.pi, 25):
        ring.append(f.point((0.44 * np.sin(t), y + 0.2 + 0.05 * np.cos(t) * -1, -0.32 + 0.42 * np.cos(t))))
    scene.add(
        Part([Cord(ring, [0.1 * s] * 25)], collar if collar is not None else mix(colour, "ffffff", 0.15), "cloth")
    )
    return body


def arm(
    scene: Scene,
    shoulder: Vec | Sequence[float],
    elbow: Vec | Sequence[float],
    wrist: Vec | Sequence[float],
    size: float,
    colour: Colour,
    cuff: float = 0.1,
    seed: int = 1,
) -> tuple[Part, Part]:
    """A clothed arm, `size` being that of its hand; the cuff ends a little before the wrist."""
    a, b, c = (np.asarray(v, float) for v in (shoulder, elbow, wrist))
    upper = sleeve_part(b, a, 0.42 * size, 0.5 * size, colour, seed, 4)
    lower = sleeve_part(c + (b - c) * cuff, b, 0.31 * size, 0.43 * size, colour, seed + 1, 4)
    upper.prims[1] = Ellipsoid(b, (0.44 * size,) * 3, np.eye(3), 0.1 * size)
    scene.add(upper, lower)
    return upper, lower


def leg(
    scene: Scene,
    hip: Vec | Sequence[float],
    knee: Vec | Sequence[float],
    ankle: Vec | Sequence[float],
    size: float,
    trousers: Colour,
    shoe: Colour,
    toe: Sequence[float] = (1, 0.1, 0.4),
    seed: int = 3,
) -> None:
    """A leg in trousers with a shoe; `size` is the width of the thigh, `toe` the shoe's direction on the card."""
    a, b, c = (np.asarray(v, float) for v in (hip, knee, ankle))
    upper = sleeve_part(b, a, 0.42 * size, 0.55 * size, trousers, seed, 3)
    upper.prims[1] = Ellipsoid(b, (0.44 * size,) * 3, np.eye(3), 0.1 * size)
    lower = sleeve_part(c, b, 0.32 * size, 0.42 * size, trousers, seed + 1, 3)
    d = np.asarray(toe, float)
    d = d / np.linalg.norm(d)
    heel = c + np.array([0, 0.28 * size, 0])
    foot: list[Prim] = [
        Limb(heel - d * 0.1 * size, heel + d * 0.62 * size, 0.25 * size, 0.2 * size),
        Ellipsoid(c + np.array([0, 0.1 * size, 0]), (0.25 * size,) * 3, np.eye(3), 0.12 * size),
    ]
    sole = Part(
        [
            Limb(
                heel - d * 0.12 * size + [0, 0.16 * size, 0],
                heel + d * 0.66 * size + [0, 0.14 * size, 0],
                0.13 * size,
                0.11 * size,
            )
        ],
        "f2ece0",
        "plain",
    )
    scene.add(upper, lower, Part(foot, shoe, "cloth"), sole)
