"""Small things for the stage: lantern, ladder, furniture, book, cup, clock, key, balloon, boat and more.

Each is built around its foot at the origin, about `size` units high, then moved to `loc` and turned by `rz`.
"""

from __future__ import annotations

import math
import random

import numpy as np
from mathutils import Vector

from art.stage import material as mt
from art.stage.light import light
from art.stage.material import Material
from art.stage.mesh import ball, box, catmull, extrude, group, lathe, merge, surface, tube, tube_data
from art.stage.scene import Object, Vec


def lantern(
    loc: Vec, size: float = 0.3, colour: str = "ffc46b", power: float = 20, metal: Material | None = None
) -> Object:
    """A hanging lantern around `loc`, with its light."""
    m = metal or mt.mat(["1c1618", "3a2c28"], 3)
    shine = mt.glow(colour, 9)
    parts = [
        ball((0, 0, 0), (0.5, 0.5, 0.62), shine),
        lathe([(0, 0.85), (0.18, 0.8), (0.5, 0.55), (0.52, 0.5)], m, 16),
        lathe([(0.5, -0.5), (0.5, -0.6), (0, -0.62)], m, 16),
        tube([(-0.3, 0, 0.75), (0, 0, 1.25), (0.3, 0, 0.75)], 0.04, m, 6, 6),
    ]
    for k in range(4):
        a = k * math.pi / 2 + 0.5
        c, s = math.cos(a), math.sin(a)
        parts.append(tube([(0.5 * c, 0.5 * s, -0.55), (0.53 * c, 0.53 * s, 0.55)], 0.035, m, 6))
    if power:
        light("POINT", loc, colour, power, 0.05 * size + 0.02)
    return group(parts, loc, scale=size)


def candle(loc: Vec, size: float = 0.5, wax: Material | None = None, power: float = 15, lean: float = 0.0) -> Object:
    """A candle with wax runs and a flame."""
    m = wax or mt.mat(["e8d8b0", "fff4dc"], 2, bump=0.1, subsurface=0.3)
    parts = [lathe([(0.17, 0), (0.15, 0.1), (0.14, 0.7), (0.12, 0.74), (0.02, 0.7)], m, 20, wobble=0.08)]
    for a in (0.4, 2.1, 3.9):
        x, y = 0.14 * math.cos(a), 0.14 * math.sin(a)
        parts.append(
            tube([(x, y, 0.72), (x * 1.1, y * 1.1, 0.5), (x * 1.12, y * 1.12, 0.4)], [0.02, 0.03, 0.035], m, 8, 4)
        )
    flame = lathe([(0, 0.74), (0.05, 0.8), (0.055, 0.86), (0.03, 0.96), (0, 1.06)], mt.glow("ffd27a", 14), 14)
    flame.rotation_euler = (0, lean, 0)
    parts.append(flame)
    if power:
        light("POINT", (loc[0], loc[1], loc[2] + size * 0.95), "ffb060", power * size, 0.05)
    return group(parts, loc, scale=size)


def street_lamp(
    loc: Vec, height: float = 3, colour: str = "ffd890", power: float = 80, metal: Material | None = None
) -> Object:
    """A lamp post with a lantern head."""
    m = metal or mt.mat(["12161a", "2c3438"], 2)
    h = height
    parts = [
        lathe([(0.14, 0), (0.15, 0.1), (0.06, 0.25), (0.045, h * 0.82), (0.09, h * 0.84), (0.05, h * 0.86)], m, 16),
        lathe([(0.1, h * 0.86), (0.17, h * 0.97)], mt.glow(colour, 8), 8),
        lathe([(0.2, h * 0.97), (0.16, h), (0.03, h * 1.06), (0, h * 1.09)], m, 8),
    ]
    if power:
        light("POINT", (loc[0], loc[1], loc[2] + h * 0.9), colour, power, 0.12)
    return group(parts, loc)


def ladder(
    a: Vec, b: Vec, m: Material | None = None, width: float = 0.25, radius: float = 0.025, step: float = 0.22
) -> Object:
    """A ladder from a to b."""
    start, end = Vector(a), Vector(b)
    d = end - start
    side = (
        d.cross(Vector((0, 1, 0))).normalized() * width / 2
        if abs(d.normalized().y) < 0.95
        else Vector((width / 2, 0, 0))
    )
    parts = [tube_data([start - side, end - side], radius, 8), tube_data([start + side, end + side], radius, 8)]
    for i in range(1, int(d.length / step)):
        c = start + d * (i * step / d.length)
        parts.append(tube_data([c - side * 1.1, c + side * 1.1], radius * 0.8, 6))
    return merge(parts, m or mt.wood())


def rope(points: list[Vec], m: Material | None = None, radius: float = 0.03, sag: float = 0.0) -> Object:
    """A rope through points; with two points and `sag`, it hangs."""
    if len(points) == 2 and sag:
        a, b = Vector(points[0]), Vector(points[1])
        points = [
            a.lerp(b, float(t)) + Vector((0, 0, -sag * math.sin(math.pi * float(t)))) for t in np.linspace(0, 1, 16)
        ]
    return tube(catmull(points, 6), radius, m or mt.mat(["5a4630", "a08458"], 8, bump=0.6), 8)


def chair(
    loc: Vec, size: float = 1.0, m: Material | None = None, rz: float = 0, seat: Material | None = None
) -> Object:
    """A kitchen chair; its back is towards +y."""
    m = m or mt.wood()
    parts = [box((0, 0, 0.45), (0.46, 0.46, 0.06), seat or m)]
    for x in (-0.2, 0.2):
        parts.append(box((x, -0.2, 0.22), (0.05, 0.05, 0.44), m, bevel=0.01))
        parts.append(box((x, 0.2, 0.5), (0.05, 0.05, 1.0), m, bevel=0.01))
    parts += [box((0, 0.2, z), (0.42, 0.04, 0.09), m, bevel=0.01) for z in (0.7, 0.93)]
    return group(parts, loc, (0, 0, rz), size)


def table(
    loc: Vec, width: float = 1.6, depth: float = 0.9, height: float = 0.75, m: Material | None = None, rz: float = 0
) -> Object:
    """A table."""
    m = m or mt.wood()
    parts = [box((0, 0, height), (width, depth, 0.07), m)]
    for x in (-1, 1):
        for y in (-1, 1):
            parts.append(
                box((x * (width / 2 - 0.08), y * (depth / 2 - 0.08), height / 2), (0.08, 0.08, height), m, bevel=0.01)
            )
    return group(parts, loc, (0, 0, rz))


def bed(
    loc: Vec,
    size: float = 1.0,
    frame: Material | None = None,
    sheet: Material | None = None,
    blanket: Material | None = None,
    rz: float = 0,
) -> Object:
    """An iron or brass bed, head towards +y, 1 wide and 2 long."""
    f = frame or mt.brass()
    white = sheet or mt.cloth("f4ecdc", "c8bcb0")
    cover = blanket or mt.cloth("5a7a8a", "38505e")
    parts = [box((0, 0, 0.42), (0.95, 1.95, 0.24), white, bevel=0.08)]
    parts.append(
        surface(
            lambda u, v: (
                -0.54 + 1.08 * u,
                -1.02 + 1.4 * v,
                0.58 - 0.32 * (abs(u - 0.5) * 2) ** 6 + 0.03 * math.sin(u * 9 + v * 7),
            ),
            24,
            24,
            cover,
        )
    )
    parts.append(ball((0, 0.72, 0.62), (0.38, 0.22, 0.12), white))
    for y, top in ((-1.0, 0.85), (1.0, 1.2)):
        for x in (-0.5, 0.5):
            parts.append(tube([(x, y, 0), (x, y, top)], 0.035, f, 10))
            parts.append(ball((x, y, top + 0.03), 0.06, f, 14))
        parts.append(tube([(-0.5, y, top - 0.05), (0, y, top + 0.12), (0.5, y, top - 0.05)], 0.03, f, 10, 8))
        parts += [tube([(x, y, 0.35), (x, y, top)], 0.018, f, 8) for x in (-0.25, 0, 0.25)]
    return group(parts, loc, (0, 0, rz), size)


def book(loc: Vec, size: float = 0.4, cover: Material | None = None, rot: Vec = (0, 0, 0)) -> Object:
    """A closed book standing on its foot, spine to -y."""
    c = cover or mt.cloth("7a2c34", "4a1820")
    pages = mt.mat(["d8c8a0", "f4ecd4"], 20, stretch=(1, 1, 0.05), bump=0.3)
    parts = [box((0, 0, 0.5), (0.2, 0.68, 0.94), pages, bevel=0)]
    parts += [box((x, 0, 0.5), (0.03, 0.74, 1.0), c, bevel=0.01) for x in (-0.11, 0.11)]
    parts.append(box((0, -0.36, 0.5), (0.24, 0.03, 1.0), c, bevel=0.012))
    return group(parts, loc, rot, size)


def bookshelf(
    loc: Vec,
    width: float = 2,
    height: float = 3,
    rows: int = 5,
    m: Material | None = None,
    rz: float = 0,
    seed: int = 1,
    colours: list[str] | None = None,
) -> Object:
    """A full bookshelf facing -y."""
    rnd = random.Random(seed)
    w = m or mt.wood()
    tints = colours or ["7a2c34", "2c4a5a", "5a5a34", "8a6a3c", "3a2c4a", "6a4a34"]
    covers = [mt.cloth(c, "1c1018") for c in tints]
    d = 0.4
    parts = [box((x, 0, height / 2), (0.06, d, height), w) for x in (-width / 2, width / 2)]
    parts.append(box((0, d / 2, height / 2), (width, 0.04, height), w))
    for r in range(rows + 1):
        z = height * r / rows
        parts.append(box((0, 0, z), (width, d, 0.05), w))
        if r == rows:
            break
        x = -width / 2 + 0.06
        while x < width / 2 - 0.1:
            t, h = rnd.uniform(0.04, 0.1), height / rows * rnd.uniform(0.6, 0.88)
            if rnd.random() < 0.92:
                parts.append(
                    box(
                        (x + t / 2, -0.04, z + 0.03 + h / 2),
                        (t * 0.94, d * 0.7, h),
                        rnd.choice(covers),
                        (0, rnd.uniform(-0.02, 0.06), 0),
                        0.005,
                    )
                )
            x += t
    return group(parts, loc, (0, 0, rz))


def cup(loc: Vec, size: float = 0.3, m: Material | None = None, rz: float = 0) -> Object:
    """A teacup."""
    c = m or mt.mat(["e8e4dc", "fbf8f0"], 2, rough=0.25, bump=0, spec=0.5)
    parts = [
        lathe(
            [(0, 0.03), (0.25, 0), (0.3, 0.05), (0.46, 0.4), (0.5, 0.7), (0.46, 0.7), (0.4, 0.4), (0.2, 0.1), (0, 0.1)],
            c,
            32,
        )
    ]
    parts.append(tube([(0.45, 0, 0.6), (0.68, 0, 0.58), (0.66, 0, 0.3), (0.38, 0, 0.22)], 0.05, c, 10, 8))
    parts.append(lathe([(0, 0), (0.5, 0.02), (0.66, 0.08), (0.64, 0.1), (0, 0.05)], c, 32, loc=(0, 0, -0.06)))
    return group(parts, loc, (0, 0, rz), size)


def teapot(loc: Vec, size: float = 0.5, m: Material | None = None, rz: float = 0) -> Object:
    """A teapot, spout towards +x."""
    c = m or mt.mat(["4a6a7a", "7c9aa4"], 2, rough=0.25, bump=0, spec=0.5)
    parts = [
        lathe(
            [
                (0, 0),
                (0.3, 0),
                (0.46, 0.2),
                (0.46, 0.45),
                (0.26, 0.64),
                (0.24, 0.66),
                (0.1, 0.74),
                (0.06, 0.78),
                (0.08, 0.84),
                (0, 0.88),
            ],
            c,
            36,
        )
    ]
    parts.append(
        tube([(0.4, 0, 0.22), (0.62, 0, 0.32), (0.7, 0, 0.58), (0.84, 0, 0.68)], [0.12, 0.09, 0.06, 0.05], c, 12, 6)
    )
    parts.append(tube([(-0.4, 0, 0.5), (-0.74, 0, 0.56), (-0.74, 0, 0.24), (-0.42, 0, 0.16)], 0.05, c, 10, 6))
    return group(parts, loc, (0, 0, rz), size)


def wall_clock(loc: Vec, size: float = 0.6, hands: bool = True, m: Material | None = None, rz: float = 0) -> Object:
    """A round clock facing -y, without numerals."""
    f = m or mt.wood()
    parts = [
        lathe([(0, 0), (0.42, 0), (0.42, 0.06)], mt.mat(["ece4d0"], 1, bump=0.05), 36),
        lathe([(0.42, 0), (0.5, 0.03), (0.5, 0.1), (0.42, 0.11)], f, 36),
    ]
    for part in parts:
        part.rotation_euler = (math.pi / 2, 0, 0)
    dark = mt.mat(["1c1418"], 1, bump=0)
    for k in range(12):
        a = k * math.pi / 6
        parts.append(box((0.36 * math.sin(a), -0.08, 0.36 * math.cos(a)), (0.02, 0.01, 0.06), dark, (0, a, 0), 0))
    if hands:
        parts.append(box((0.08, -0.1, 0.1), (0.03, 0.01, 0.26), dark, (0, 0.7, 0), 0))
        parts.append(box((-0.1, -0.1, 0.12), (0.02, 0.01, 0.34), dark, (0, -0.7, 0), 0))
    return group(parts, loc, (0, 0, rz), size)


def umbrella(loc: Vec, size: float = 1.0, cloth: Material | None = None, rot: Vec = (0, 0, 0)) -> Object:
    """An open umbrella, handle foot at the origin."""
    c = cloth or mt.cloth("a83038", "6a1820")
    dark = mt.mat(["1c1418", "3a2a24"], 3)

    def canopy(u: float, v: float) -> Vec:
        a = 2 * math.pi * v
        r = 0.6 * u * (1 - 0.06 * abs(math.sin(4 * a)) * u)
        return (r * math.cos(a), r * math.sin(a), 1.0 - 0.3 * u**1.8 + 0.03 * abs(math.sin(4 * a)) * u)

    parts = [surface(canopy, 16, 64, c, close_v=True), tube([(0, 0, 0.1), (0, 0, 1.08)], 0.014, dark, 8)]
    parts.append(tube([(0, 0, 0.14), (0, 0, 0.02), (0.06, 0, -0.03), (0.11, 0, 0.04)], 0.022, dark, 8, 6))
    return group(parts, loc, rot, size)


def suitcase(loc: Vec, size: float = 0.5, m: Material | None = None, rz: float = 0) -> Object:
    """A leather suitcase standing on its long edge."""
    leather = m or mt.mat(["5a3420", "8a5a34", "a87848"], 4, bump=0.4)
    dark = mt.mat(["2c1a12", "4a2c1c"], 4)
    parts = [box((0, 0, 0.35), (1.0, 0.3, 0.7), leather, bevel=0.06)]
    parts += [box((x, 0, 0.35), (0.07, 0.32, 0.72), dark, bevel=0.02) for x in (-0.32, 0.32)]
    parts.append(tube([(-0.14, 0, 0.7), (-0.1, 0, 0.82), (0.1, 0, 0.82), (0.14, 0, 0.7)], 0.025, dark, 8, 6))
    return group(parts, loc, (0, 0, rz), size)


def balloon(loc: Vec, size: float = 0.5, m: Material | None = None, string: float = 1.2) -> Object:
    """A toy balloon with its string hanging down from `loc`."""
    b = m or mt.mat(["c8303a", "e8606a"], 1, rough=0.15, bump=0, spec=0.6, coat=0.6, subsurface=0.2)
    parts = [
        lathe(
            [(0, 0), (0.06, 0.02), (0.04, 0.05), (0.3, 0.36), (0.4, 0.7), (0.32, 1.0), (0.12, 1.14), (0, 1.16)], b, 32
        )
    ]
    parts.append(tube([(0, 0, 0), (0.05, 0, -string * 0.5), (-0.03, 0, -string)], 0.008, mt.mat(["e8e0d0"], 1), 6, 8))
    return group(parts, loc, scale=size)


def boat(loc: Vec, size: float = 1.0, m: Material | None = None, rz: float = 0) -> Object:
    """A rowing boat, 2 long, bow towards +x."""
    w = m or mt.mat(["3a2418", "6a4428", "8a6038"], 3, stretch=(0.2, 1, 1), bump=0.4)

    def hull(u: float, v: float) -> Vec:
        x = -1 + 2 * u
        beam = 0.42 * (1 - abs(x) ** 2.6) ** 0.7 + 0.005
        a = math.pi * v
        return (
            x * (1 + 0.06 * abs(math.cos(a))),
            beam * math.cos(a),
            0.36 - (0.42 - 0.12 * x * x) * math.sin(a) ** 0.8 + 0.16 * x * x,
        )

    shell = surface(hull, 36, 18, w)
    mod = shell.modifiers.new("solid", "SOLIDIFY")
    mod.thickness = 0.04
    parts = [shell] + [box((x, 0, 0.26), (0.16, 0.74, 0.03), w, bevel=0.005) for x in (-0.4, 0.15)]
    return group(parts, loc, (0, 0, rz), size)


def wheel(
    loc: Vec, radius: float = 0.5, m: Material | None = None, spokes: int = 8, rot: Vec = (math.pi / 2, 0, 0)
) -> Object:
    """A spoked wheel, facing -y."""
    w = m or mt.wood()
    ring = [(radius * math.cos(a), radius * math.sin(a), 0) for a in np.linspace(0, 2 * math.pi, 41)]
    parts = [
        tube(ring, radius * 0.08, w, 10),
        lathe(
            [(0, -0.1 * radius), (radius * 0.16, -0.1 * radius), (radius * 0.16, 0.1 * radius), (0, 0.1 * radius)],
            w,
            16,
        ),
    ]
    for k in range(spokes):
        a = 2 * math.pi * k / spokes
        parts.append(tube([(0, 0, 0), (radius * math.cos(a), radius * math.sin(a), 0)], radius * 0.04, w, 8))
    return group(parts, loc, rot)


def flag(loc: Vec, height: float = 1.2, cloth: Material | None = None, width: float = 0.6) -> Object:
    """A waving pennant on a pole."""
    c = cloth or mt.cloth("b8303a", "7a1c24")
    parts = [tube([(0, 0, 0), (0, 0, height)], 0.02, mt.wood(), 8)]
    parts.append(
        surface(
            lambda u, v: (
                width * u,
                0.06 * math.sin(u * 7),
                height - 0.02 - 0.32 * v * (1 - u * 0.5) - 0.05 * math.sin(u * 6),
            ),
            16,
            6,
            c,
        )
    )
    return group(parts, loc)


def mushroom(loc: Vec, size: float = 0.5, cap: Material | None = None) -> Object:
    """A toadstool."""
    red = cap or mt.mat(["7e2230", "c0463f"], 3, bump=0.2)
    return group(
        [
            lathe([(0.1, 0), (0.075, 0.3), (0.06, 0.62)], mt.mat(["c8b690", "efe3c4"], 3), 14),
            lathe([(0.08, 0.56), (0.34, 0.5), (0.36, 0.55), (0.28, 0.74), (0.12, 0.86), (0, 0.88)], red, 24),
        ],
        loc,
        scale=size,
    )


def cutout(
    outline: list[tuple[float, float]],
    loc: Vec,
    size: float = 1.0,
    m: Material | None = None,
    rz: float = 0,
    depth: float = 0.05,
) -> Object:
    """Any flat silhouette as plywood scenery: outline in units of `size`, x right, z up."""
    return extrude([(x * size, z * size) for x, z in outline], depth, m or mt.wood(), loc=loc, rot=(0, 0, rz))
