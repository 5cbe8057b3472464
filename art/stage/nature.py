"""Trees, grass, rocks, clouds and water on the stage."""

from __future__ import annotations

import math
import random
from collections.abc import Callable

import numpy as np
from mathutils import Matrix, Vector
from mathutils import noise as mnoise

from art.stage import material as mt
from art.stage.material import Material
from art.stage.mesh import Data, ball, catmull, merge, mesh, place, surface, tube_data
from art.stage.scene import Object, Vec

Tip = tuple[Vector, Vector]


def bare_tree(
    loc: Vec, height: float = 5, m: Material | None = None, seed: int = 1, levels: int = 6, lean: Vec = (0, 0, 1)
) -> list[Tip]:
    """A branching tree. Returns its twig tips as (place, direction), for leaves, birds or lanterns."""
    rnd = random.Random(seed)
    parts: list[Data] = []
    tips: list[Tip] = []

    def grow(p: Vector, d: Vector, r: float, length: float, level: int) -> None:
        points, radii, n = [p], [r], 6
        q, d = p.copy(), d.normalized()
        for i in range(n):
            k = Vector(
                (
                    mnoise.noise(q * 0.9 + Vector((level, 0, 7))),
                    mnoise.noise(q * 0.9 + Vector((3, level, 1))) * 0.7,
                    mnoise.noise(q * 0.9 + Vector((9, 2, level))) * 0.6,
                )
            )
            d = (d + k * 0.4 + Vector((0, 0, 0.05 if level < 3 else 0))).normalized()
            q = q + d * length / n
            points.append(q.copy())
            radii.append(max(0.006, r * (1 - 0.42 * (i + 1) / n)))
            if level >= levels - 2:
                tips.append((q.copy(), d.copy()))
        parts.append(tube_data(points, radii, 8 if level < 3 else 5))
        if level >= levels:
            return
        for _ in range(rnd.choice((2, 3))):
            axis = d.cross(Vector((rnd.uniform(-1, 1), rnd.uniform(-1, 1), rnd.uniform(-1, 1)))).normalized()
            turned = Matrix.Rotation(rnd.uniform(0.3, 0.75), 3, axis) @ d
            grow(q, turned, radii[-1] * rnd.uniform(0.72, 0.9), length * rnd.uniform(0.7, 0.86), level + 1)

    base = Vector(loc)
    grow(base, Vector(lean), height * 0.065, height * 0.3, 0)
    for a in np.linspace(0, 2 * math.pi, 8)[:-1]:
        c, s, k = math.cos(a), math.sin(a), height * 0.1
        root = [
            base + Vector((0, 0, k)),
            base + Vector((c * k * 0.6, s * k * 0.6, k * 0.35)),
            base + Vector((c * k * 1.4, s * k * 1.4, 0)),
            base + Vector((c * k * 2.2, s * k * 2.2, -k * 0.3)),
        ]
        parts.append(tube_data(catmull(root, 5), [k * 0.45, k * 0.3, k * 0.16, 0.02], 8))
    merge(parts, m or mt.mat(["1c1418", "3a2a28", "5a4438"], 3, bump=0.9, bump_scale=7, stretch=(1, 1, 0.25)))
    return tips


def leaves(
    tips: list[Tip],
    materials: list[Material],
    per_tip: int = 4,
    size: float = 0.18,
    scatter: float = 0.25,
    seed: int = 2,
) -> None:
    """Leaf cards around twig tips, one merged mesh per material."""
    rnd = random.Random(seed)
    batches: list[list[Data]] = [[] for _ in materials]
    for p, _ in tips:
        for _ in range(per_tip):
            c = p + Vector((rnd.gauss(0, scatter), rnd.gauss(0, scatter), rnd.gauss(0, scatter)))
            a = (
                Vector((rnd.uniform(-1, 1), rnd.uniform(-1, 1), rnd.uniform(-1, 1))).normalized()
                * size
                * rnd.uniform(0.6, 1.2)
            )
            b = a.cross(Vector((rnd.uniform(-1, 1), rnd.uniform(-1, 1), 1))).normalized() * size * 0.5
            batches[rnd.randrange(len(materials))].append(([c - a, c + b, c + a, c - b], [(0, 1, 2, 3)]))
    for batch, m in zip(batches, materials, strict=True):
        if batch:
            merge(batch, m, smooth=False)


def tree(loc: Vec, height: float = 4, colours: tuple[str, ...] = ("2c4a2c", "5a7a3a", "a8b058"), seed: int = 1) -> None:
    """A leafy tree."""
    tips = bare_tree(loc, height, None, seed, 5)
    leaves(tips, [mt.mat([c], 2, bump=0) for c in colours], 7, height * 0.035, height * 0.06, seed)


def fir(loc: Vec, height: float = 3, m: Material | None = None, seed: int = 1, snow: Material | None = None) -> Object:
    """A fir of drooping needle tiers."""
    rnd = random.Random(seed)
    needle = m or mt.mat(["0e241e", "24463a", "3f6a50"], 2, bump=0.5)
    parts: list[Data] = [tube_data([(0, 0, 0), (0, 0, height * 0.95)], [height * 0.03, 0.01], 8)]
    caps: list[Data] = []
    tiers = 10
    for k in range(tiers):
        t = k / tiers
        z, r = height * (0.1 + 0.88 * t), height * 0.24 * (1 - t) ** 0.8 + 0.02
        n = 14
        ring = [
            (
                r * math.cos(2 * math.pi * j / n + k) * rnd.uniform(0.75, 1.15),
                r * math.sin(2 * math.pi * j / n + k) * rnd.uniform(0.75, 1.15),
                z - height * 0.06 - (0.02 if j % 2 else -0.02) * height,
            )
            for j in range(n)
        ]
        verts = [(0, 0, z + height * 0.09), *ring]
        faces = [(0, 1 + j, 1 + (j + 1) % n) for j in range(n)]
        parts.append((verts, faces))
        caps.append(([(x * 0.82, y * 0.82, zz + height * 0.025) for x, y, zz in verts], faces))
    obj = merge(parts, needle, loc=loc, smooth=False)
    if snow:
        merge(caps, snow, loc=loc, smooth=False)
    return obj


def birch(loc: Vec, height: float = 6, radius: float = 0.12, seed: int = 1) -> Object:
    """A white trunk with dark bands."""
    rnd = random.Random(seed)
    m = mt.mat(["cfc8bc", "f2ece0"], 2, bump=0.2, bands=("241c20", 2.2, "Z", 0.6))
    x, y, z = loc
    path = catmull(
        [(x, y, z), (x + rnd.uniform(-0.15, 0.15), y, z + height * 0.5), (x + rnd.uniform(-0.3, 0.3), y, z + height)],
        10,
    )
    return mesh(*tube_data(path, [radius * 1.2, radius, radius * 0.7], 12), m)


def meadow(
    height_at: Callable[[float, float], float],
    x: tuple[float, float],
    y: tuple[float, float],
    count: int = 6000,
    length: tuple[float, float] = (0.12, 0.4),
    m: Material | None = None,
    seed: int = 3,
    keep: Callable[[float, float], bool] | None = None,
) -> Object:
    """Blades of grass over a terrain; `keep(x, y)` says where they grow."""
    rnd = random.Random(seed)
    blades: list[Data] = []
    for _ in range(count):
        px, py = rnd.uniform(*x), rnd.uniform(*y)
        if keep and not keep(px, py):
            continue
        z, h, dx, w, a = height_at(px, py), rnd.uniform(*length), rnd.uniform(-0.2, 0.3), 0.022, rnd.uniform(0, math.pi)
        c, s = math.cos(a) * w, math.sin(a) * w
        verts = [
            (px - c, py - s, z - 0.02),
            (px + c, py + s, z - 0.02),
            (px + c * 0.6 + dx * 0.4 * h, py, z + h * 0.6),
            (px - c * 0.6 + dx * 0.4 * h, py, z + h * 0.6),
            (px + dx * h, py, z + h),
        ]
        blades.append((verts, [(0, 1, 2, 3), (3, 2, 4)]))
    return merge(blades, m or mt.grass())


def rock(loc: Vec, size: float = 1, m: Material | None = None, seed: int = 1, flat: float = 0.7) -> Object:
    """A boulder."""
    rough = mt.stone() if m is None else m

    def fn(u: float, v: float) -> Vec:
        a, b = math.pi * u, 2 * math.pi * v
        d = Vector((math.sin(a) * math.cos(b), math.sin(a) * math.sin(b), math.cos(a)))
        r = 1 + 0.35 * mnoise.noise(d * 1.3 + Vector((seed, 0, 0))) + 0.12 * mnoise.noise(d * 4 + Vector((0, seed, 0)))
        return (d.x * r, d.y * r, d.z * r * flat)

    return surface(fn, 24, 36, rough, close_v=True, loc=loc, scale=size)


def cloud(loc: Vec, size: float = 1, m: Material | None = None, seed: int = 1, puffs: int = 22) -> Object:
    """A solid heap cloud of fused balls."""
    from art.stage.mesh import organic

    rnd = random.Random(seed)
    parts = []
    for _ in range(puffs):
        x = rnd.gauss(0, 0.55)
        r = rnd.uniform(0.22, 0.5) * max(0.4, 1 - abs(x) * 0.5)
        parts.append(((x * 1.4, rnd.gauss(0, 0.25), abs(rnd.gauss(0.1, 0.3)) * max(0.2, 1 - abs(x))), r, (0, 0, 0)))
    white = m or mt.mat(["d8d4dc", "f8f4ee"], 0.8, bump=0.3, rough=1, subsurface=0.4)
    return organic(parts, white, 0.06, 6, loc=loc, scale=size)


def pond(loc: Vec, rx: float, ry: float, m: Material | None = None) -> Object:
    """A flat sheet of water, ice or a puddle."""
    n = 60
    verts = [(0.0, 0.0, 0.0)] + [
        (rx * math.cos(2 * math.pi * k / n), ry * math.sin(2 * math.pi * k / n), 0.0) for k in range(n)
    ]
    return mesh(verts, [(0, 1 + k, 1 + (k + 1) % n) for k in range(n)], m or mt.water(), loc=loc)


def sea(size: float = 60, height: float = 0.15, m: Material | None = None, z: float = 0, seed: int = 1) -> Object:
    """A large rippling water surface."""

    def fn(u: float, v: float) -> Vec:
        x, y = (u - 0.5) * size, -size * 0.2 + v * size
        return (
            x,
            y,
            z
            + height * mnoise.noise((x * 0.5, y * 0.9, seed))
            + height * 0.4 * mnoise.noise((x * 1.7, y * 2.3, seed + 5)),
        )

    return surface(fn, 160, 160, m or mt.water())


def snow_pile(loc: Vec, size: Vec, m: Material | None = None) -> Object:
    """A soft mound of snow."""
    return ball(loc, size, m or mt.snow(), 28)


def flock(places: list[tuple[Vec, float, float]], m: Material, flap: float = 0.5) -> None:
    """Flying birds at (place, heading, size)."""
    from art.stage.animals import bird_mesh

    data = bird_mesh(m, flap)
    for loc, heading, size in places:
        place(data, loc, (0.2, 0, heading), size)
