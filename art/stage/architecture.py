"""Houses, doors, windows, rooms, stairs, arches, pipes and streets."""

from __future__ import annotations

import math
import random

from art.stage import material as mt
from art.stage.material import Material
from art.stage.mesh import ball, box, group, lathe, mesh, surface, tube
from art.stage.scene import Object, Vec


def house(
    loc: Vec,
    width: float = 1,
    depth: float = 1,
    height: float = 1.2,
    rz: float = 0,
    wall: Material | None = None,
    roof: Material | None = None,
    lit: Material | None = None,
    dark: Material | None = None,
    seed: int = 0,
    tilt: float = 0,
    chimney: bool = True,
    lit_share: float = 0.8,
) -> Object:
    """A storybook house with a sagging roof and small windows, some lit."""
    rnd = random.Random(seed)
    wall, roof = wall or mt.plaster(), roof or mt.mat(["3b2a3f", "6a4358"], 6, bump=0.6, bump_scale=18)
    lit, dark = lit or mt.glow("ffb347", 5), dark or mt.mat(["101820"], 1)
    w, d, h, t = width, depth, height, 1.12
    ridge, shift = w * rnd.uniform(0.7, 1.15), rnd.uniform(-0.1, 0.1) * w
    verts = [(-w / 2, -d / 2, 0), (w / 2, -d / 2, 0), (w / 2, d / 2, 0), (-w / 2, d / 2, 0)]
    verts += [(x * t, y * t, h) for x, y, _ in verts] + [(shift, -d / 2 * t, h + ridge), (shift, d / 2 * t, h + ridge)]
    parts = [mesh(verts, [(0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7), (4, 5, 8), (6, 7, 9)], wall, False)]
    over = 0.12 * w
    for side in (-1, 1):
        x1, z1, top = side * w / 2 * t * 1.22, h - over * 0.6, h + ridge * 1.04

        def slope(u: float, v: float, x1: float = x1, z1: float = z1, top: float = top, side: int = side) -> Vec:
            y = (-d / 2 * t - over) + (d * t + 2 * over) * v
            return (
                shift + (x1 - shift) * u,
                y,
                top + (z1 - top) * u - 0.10 * w * math.sin(math.pi * u) + 0.02 * w * math.sin(9 * v + side),
            )

        plane = surface(slope, 10, 8, roof)
        solid = plane.modifiers.new("solid", "SOLIDIFY")
        solid.thickness, solid.offset = 0.06 * w, 0
        parts.append(plane)
    if chimney:
        parts.append(box((w * 0.25, d * 0.15, h + ridge * 0.75), (0.14 * w, 0.14 * w, 0.6 * w), wall, bevel=0.01))

    def pane(x: float, y: float, z: float, turn: float, ww: float, hh: float) -> None:
        m = lit if rnd.random() < lit_share else dark
        for size, material in (
            ((ww * 1.3, 0.04 * w, hh * 1.2), roof),
            ((ww, 0.07 * w, hh), m),
            ((ww * 0.1, 0.09 * w, hh), roof),
            ((ww, 0.09 * w, hh * 0.08), roof),
        ):
            parts.append(box((x, y, z), size, material, (0, 0, turn), 0))

    rows = max(1, int(h / (0.55 * w)))
    for r in range(rows):
        z = h * (r + 0.55) / rows
        f = 1 + (t - 1) * z / h
        for x in (-0.22, 0.22):
            pane(x * w, -d / 2 * f, z, 0, 0.17 * w, 0.24 * w)
        for y in (-0.2, 0.2):
            pane(w / 2 * f, y * d, z, math.pi / 2, 0.15 * w, 0.22 * w)
            pane(-w / 2 * f, y * d, z, math.pi / 2, 0.15 * w, 0.22 * w)
    pane(shift * 0.5, -d / 2 * t, h + ridge * 0.35, 0, 0.15 * w, 0.2 * w)
    return group(parts, loc, (tilt * 0.5, tilt, rz))


def facade(
    loc: Vec,
    width: float = 3,
    height: float = 6,
    floors: int = 4,
    columns: int = 3,
    wall: Material | None = None,
    trim: Material | None = None,
    lit: Material | None = None,
    dark: Material | None = None,
    rz: float = 0,
    seed: int = 1,
    lit_share: float = 0.3,
    depth: float = 0.4,
) -> Object:
    """A tall house front facing -y, standing on `loc`, with window niches and sills."""
    rnd = random.Random(seed)
    wall, trim = wall or mt.plaster(), trim or mt.mat(["4a4048", "6a5c60"], 3)
    lit, dark = lit or mt.glow("ffc060", 3), dark or mt.mat(["141c26", "243040"], 1, rough=0.2, spec=0.6)
    parts = [box((0, depth / 2, height / 2), (width, depth, height), wall, bevel=0.02)]
    cw, ch = width / columns, height / floors
    for f in range(floors):
        for c in range(columns):
            x, z = -width / 2 + cw * (c + 0.5), ch * (f + 0.52)
            m = lit if rnd.random() < lit_share else dark
            parts.append(box((x, -0.02, z), (cw * 0.46, 0.06, ch * 0.56), trim, bevel=0.01))
            parts.append(box((x, -0.035, z), (cw * 0.36, 0.06, ch * 0.48), m, bevel=0))
            parts.append(box((x, -0.06, z), (cw * 0.03, 0.03, ch * 0.48), trim, bevel=0))
            parts.append(box((x, -0.06, z + ch * 0.06), (cw * 0.36, 0.03, ch * 0.03), trim, bevel=0))
            parts.append(box((x, -0.09, z - ch * 0.29), (cw * 0.54, 0.18, ch * 0.04), trim, bevel=0.01))
        parts.append(box((0, -0.03, ch * f), (width, 0.1, ch * 0.03), trim, bevel=0.01))
    parts.append(box((0, -0.1, height), (width * 1.03, 0.5, 0.12), trim, bevel=0.02))
    return group(parts, loc, (0, 0, rz))


def tower(
    loc: Vec,
    radius: float = 0.6,
    height: float = 4,
    wall: Material | None = None,
    roof: Material | None = None,
    lit: Material | None = None,
) -> Object:
    """A round tower with a pointed roof and a few lit slits."""
    wall, roof, lit = wall or mt.stone(), roof or mt.mat(["3b2a3f", "6a4358"], 6, bump=0.6), lit or mt.glow("ffb347", 5)
    r, h = radius, height
    parts = [lathe([(r * 1.1, 0), (r, h * 0.3), (r * 0.94, h * 0.9), (r * 1.12, h * 0.94), (r * 1.12, h)], wall, 28)]
    parts.append(lathe([(r * 1.3, h * 0.99), (r * 0.7, h + r * 0.9), (0, h + r * 2.6)], roof, 28))
    for k, z in enumerate((0.35, 0.58, 0.8)):
        a = -math.pi / 2 + (k - 1) * 0.7
        parts.append(
            box(
                (r * 0.97 * math.cos(a), r * 0.97 * math.sin(a), h * z),
                (0.18 * r, 0.1 * r, 0.4 * r),
                lit,
                (0, 0, a + math.pi / 2),
                0,
            )
        )
    return group(parts, loc)


def door(
    loc: Vec,
    width: float = 1,
    height: float = 2,
    frame: Material | None = None,
    leaf: Material | None = None,
    rz: float = 0,
    open_: float = 1.2,
) -> Object:
    """An arched door facing -y; open_ is its angle in radians, 0 shut."""
    frame, leaf = frame or mt.wood(), leaf or mt.wood("3a2018", "6a3c28", "8a5434")
    w, h, n = width, height, 14
    arch = [(-w / 2, 0, 0), (-w / 2, 0, h - w / 2)]
    arch += [
        (-w / 2 * math.cos(math.pi * i / n), 0, h - w / 2 + w / 2 * math.sin(math.pi * i / n)) for i in range(1, n)
    ]
    arch += [(w / 2, 0, h - w / 2), (w / 2, 0, 0)]
    k = len(arch)
    verts = [(p[0] + w / 2, y, p[2]) for y in (-0.03 * w, 0.03 * w) for p in arch]
    faces = [tuple(range(k)), tuple(range(k, 2 * k))[::-1], *[(i, i + 1, k + i + 1, k + i) for i in range(k - 1)]]
    panel, knob = mesh(verts, faces, leaf, False), ball((w * 0.85, -0.06 * w, h * 0.45), 0.05 * w, mt.brass(), 12)
    return group(
        [tube(arch, w * 0.07, frame, 8), group([panel, knob], (-w / 2, 0, 0), (0, 0, -open_))], loc, (0, 0, rz)
    )


def room(
    width: float = 6,
    depth: float = 10,
    height: float = 4,
    wall: Material | None = None,
    floor: Material | None = None,
    ceiling: Material | None = None,
    back: bool = True,
) -> None:
    """A box open towards -y: floor at z 0, from y 0 to `depth`, centred on x."""
    wall, floor = wall or mt.plaster(), floor or mt.wood()
    w, d, h = width, depth, height
    mesh([(-w / 2, 0, 0), (w / 2, 0, 0), (w / 2, d, 0), (-w / 2, d, 0)], [(0, 1, 2, 3)], floor, False)
    mesh([(-w / 2, 0, 0), (-w / 2, d, 0), (-w / 2, d, h), (-w / 2, 0, h)], [(0, 1, 2, 3)], wall, False)
    mesh([(w / 2, 0, 0), (w / 2, d, 0), (w / 2, d, h), (w / 2, 0, h)], [(3, 2, 1, 0)], wall, False)
    if ceiling:
        mesh([(-w / 2, 0, h), (w / 2, 0, h), (w / 2, d, h), (-w / 2, d, h)], [(3, 2, 1, 0)], ceiling, False)
    if back:
        mesh([(-w / 2, d, 0), (w / 2, d, 0), (w / 2, d, h), (-w / 2, d, h)], [(0, 1, 2, 3)], wall, False)


def tiled_floor(
    x: tuple[float, float],
    y: tuple[float, float],
    size: float,
    a: Material,
    b: Material,
    z: float = 0,
    gap: float = 0.02,
) -> None:
    """A chequered floor of separate tiles."""
    from art.stage.mesh import Data, merge

    batches: tuple[list[Data], list[Data]] = ([], [])
    nx, ny = int((x[1] - x[0]) / size), int((y[1] - y[0]) / size)
    for i in range(nx):
        for j in range(ny):
            x0, y0 = x[0] + i * size + gap / 2, y[0] + j * size + gap / 2
            s = size - gap
            batches[(i + j) % 2].append(
                ([(x0, y0, z), (x0 + s, y0, z), (x0 + s, y0 + s, z), (x0, y0 + s, z)], [(0, 1, 2, 3)])
            )
    for batch, m in zip(batches, (a, b), strict=True):
        if batch:
            merge(batch, m, smooth=False)


def window(
    loc: Vec,
    width: float = 1,
    height: float = 1.6,
    pane: Material | None = None,
    frame: Material | None = None,
    rz: float = 0,
    bars: tuple[int, int] = (2, 3),
) -> Object:
    """A barred window facing -y; its pane may glow."""
    pane, frame = pane or mt.glow("dfeeff", 2), frame or mt.wood()
    w, h = width, height
    parts = [box((0, 0.02, h / 2), (w, 0.02, h), pane, bevel=0)]
    for k in range(bars[0] + 1):
        parts.append(box((-w / 2 + w * k / bars[0], 0, h / 2), (0.05, 0.08, h), frame, bevel=0.01))
    for k in range(bars[1] + 1):
        parts.append(box((0, 0, h * k / bars[1]), (w + 0.05, 0.08, 0.05), frame, bevel=0.01))
    parts.append(box((0, -0.08, -0.03), (w * 1.15, 0.25, 0.06), frame, bevel=0.01))
    return group(parts, loc, (0, 0, rz))


def stairs(
    loc: Vec,
    width: float = 2,
    steps: int = 8,
    rise: float = 0.2,
    run: float = 0.3,
    m: Material | None = None,
    rz: float = 0,
) -> Object:
    """A straight flight rising towards +y."""
    m = m or mt.stone()
    parts = [
        box((0, run * (k + 0.5), rise * (k + 1) / 2), (width, run * 1.02, rise * (k + 1)), m, bevel=0.015)
        for k in range(steps)
    ]
    return group(parts, loc, (0, 0, rz))


def arch(
    loc: Vec, width: float = 2, height: float = 3, thick: float = 0.3, m: Material | None = None, rz: float = 0
) -> Object:
    """A round stone arch facing -y."""
    m = m or mt.stone()
    w, h, n = width, height, 15
    parts = [box((s * (w / 2 + thick / 2), 0, (h - w / 2) / 2), (thick, thick, h - w / 2), m) for s in (-1, 1)]
    for k in range(n):
        a = math.pi * (k + 0.5) / n
        r = w / 2 + thick / 2
        parts.append(
            box(
                (r * math.cos(a), 0, h - w / 2 + r * math.sin(a)),
                (thick, thick, math.pi * r / n * 0.96),
                m,
                (0, -a, 0),
                0.02,
            )
        )
    return group(parts, loc, (0, 0, rz))


def pipe(
    points: list[Vec], radius: float = 0.12, m: Material | None = None, flare: bool = False, steps: int = 6
) -> Object:
    """A drainpipe or organ pipe along points, with collars; `flare` opens its end like a horn."""
    m = m or mt.copper()
    radii = [radius] * 9 + [radius * 2.2] if flare else [radius]
    parts = [tube(points, radii if flare else radius, m, 16, steps)]
    for p in points[1:-1]:
        parts.append(ball(p, radius * 1.18, m, 16))
    return group(parts)


def column(loc: Vec, radius: float = 0.3, height: float = 4, m: Material | None = None) -> Object:
    """A fluted column with base and capital."""
    m = m or mt.stone("d8cdb8", "a89a84", "f0e8d8")
    r, h = radius, height
    shaft = lathe([(r, h * 0.06), (r * 0.98, h * 0.5), (r * 0.86, h * 0.92)], m, 48, folds=16, fold=0.03)
    parts = [
        shaft,
        box((0, 0, h * 0.02), (r * 2.8, r * 2.8, h * 0.04), m),
        lathe([(r * 1.3, h * 0.04), (r * 1.05, h * 0.06)], m, 32),
    ]
    parts += [
        lathe([(r * 0.86, h * 0.92), (r * 1.2, h * 0.96)], m, 32),
        box((0, 0, h * 0.98), (r * 2.6, r * 2.6, h * 0.04), m),
    ]
    return group(parts, loc)
