"""Soft-bodied animals of the stage, fused from ellipsoids and limbs; add `fur_coat` for a coat.

All face -x, stand on z 0 and are about one unit long; scale them with `size`.
"""

from __future__ import annotations

import math

import bpy

from art.stage import material as mt
from art.stage.material import Material
from art.stage.mesh import ball, catmull, fur_coat, group, organic, surface, tube, tube_data
from art.stage.scene import Object, Vec

ZERO = (0, 0, 0)


def _eyes(x: float, y: float, z: float, r: float) -> list[Object]:
    dark, white = mt.mat(["120d10"], 1, rough=0.1, spec=0.8, bump=0), mt.glow("ffffff", 1.2)
    out = []
    for side in (-1, 1):
        out += [
            ball((x, y * side, z), r, dark, 14),
            ball((x - r * 0.6, y * side - r * 0.2, z + r * 0.5), r * 0.25, white, 8),
        ]
    return out


def quadruped(
    loc: Vec,
    size: float = 1.0,
    coat: Material | None = None,
    legs: float = 0.42,
    body: float = 0.16,
    neck: float = 0.2,
    muzzle: float = 0.14,
    ears: float = 0.1,
    tail: list[Vec] | None = None,
    tail_radius: float = 0.03,
    antlers: bool = False,
    rz: float = 0,
    fur: Material | None = None,
    leg: float = 0.04,
    head_down: float = 0.0,
    pointed: bool = True,
) -> Object:
    """A four-legged animal: proportions make it a fox, dog, bear, stag, horse or boar."""
    m = coat or mt.mat(["5a3420", "8a5a34", "b88450"], 3, bump=0.6, bump_scale=12)
    z = legs + body * 0.6
    hx, hz = -0.42 - neck * 0.5, z + neck * (0.9 - 1.6 * head_down)
    parts: list[tuple] = [
        ((0.24, 0, z), (0.2, body, body * 1.05), ZERO),
        ((-0.2, 0, z + 0.01), (0.2, body * 1.05, body * 1.15), ZERO),
        ((0.02, 0, z), (0.3, body * 0.95, body), ZERO),
    ]
    parts.append(
        (
            "t",
            [(-0.3, 0, z + body * 0.3), (-0.38 - neck * 0.25, 0, (z + hz) / 2 + 0.02), (hx, 0, hz)],
            [body * 0.8, body * 0.6, body * 0.5],
        )
    )
    skull = max(body * 0.56, 0.075)
    parts.append(((hx - 0.02, 0, hz + 0.01), (skull * 1.15, skull, skull), ZERO))
    parts.append(
        (
            "t",
            [
                (hx, 0, hz - 0.01),
                (hx - muzzle * 0.7, 0, hz - muzzle * 0.25),
                (hx - muzzle * 1.3, 0, hz - muzzle * 0.42),
            ],
            [skull * 0.75, skull * 0.5, skull * 0.34],
        )
    )
    for x, knee in ((-0.26, 0.02), (0.3, -0.06)):
        for y in (-body * 0.6, body * 0.6):
            parts.append(
                (
                    "t",
                    [(x, y, z), (x + knee, y, legs * 0.5), (x - knee * 0.4, y, 0.05), (x - 0.05, y, 0.02)],
                    [leg * 2.1, leg * 1.05, leg * 0.8, leg * 0.9],
                )
            )
    for side in (-1, 1):
        tip = (hx + 0.02, side * skull * 0.8, hz + skull + ears)
        parts.append(
            (
                "t",
                [
                    (hx + 0.02, side * skull * 0.5, hz + skull * 0.6),
                    (hx + 0.03, side * skull * 0.8, hz + skull * 0.8 + ears * 0.5),
                    tip,
                ],
                [skull * 0.4, skull * 0.36, 0.01 if pointed else skull * 0.3],
            )
        )
    curve = tail if tail is not None else [(0.42, 0, z + 0.04), (0.56, 0, z), (0.66, 0, z - 0.16)]
    if curve:
        parts.append(("t", curve, [tail_radius, tail_radius * 1.3, tail_radius * 0.5]))
    trunk = organic(parts, m, 0.016 if size < 3 else 0.022, 6)
    if fur:
        fur_coat(trunk, fur, 3500, 0.05, 10)
    out = [trunk, *_eyes(hx - skull * 0.7, skull * 0.62, hz + skull * 0.35, skull * 0.17)]
    out.append(ball((hx - muzzle * 1.42, 0, hz - muzzle * 0.4), skull * 0.24, mt.mat(["140e12"], 1, rough=0.3), 12))
    if antlers:
        horn = mt.mat(["6a4c34", "a88860"], 4)
        for side in (-1, 1):
            beam = [
                (hx, side * 0.05, hz + skull),
                (hx + 0.08, side * 0.16, hz + 0.24),
                (hx + 0.02, side * 0.26, hz + 0.44),
                (hx - 0.1, side * 0.24, hz + 0.6),
            ]
            out.append(tube(beam, [0.02, 0.016, 0.012, 0.004], horn, 8, 6))
            for t, d in ((1, (-0.14, 0.02, 0.1)), (2, (0.12, 0.06, 0.12)), (2, (-0.12, 0.08, 0.1))):
                p = beam[t]
                out.append(
                    tube(
                        [
                            p,
                            (p[0] + d[0] * 0.6, p[1] + side * d[1], p[2] + d[2] * 0.5),
                            (p[0] + d[0], p[1] + side * d[1], p[2] + d[2] * 1.4),
                        ],
                        [0.014, 0.011, 0.003],
                        horn,
                        6,
                        4,
                    )
                )
    return group(out, loc, (0, 0, rz), size)


def fox(loc: Vec, size: float = 1, rz: float = 0) -> Object:
    """A fox."""
    return quadruped(
        loc,
        size,
        mt.mat(["a84420", "d8682c", "f09048"], 3, bump=0.5, ground=("2a1418", 0.0, 0.16 * size)),
        0.3,
        0.12,
        0.14,
        0.15,
        0.11,
        [(0.42, 0, 0.36), (0.62, 0, 0.34), (0.86, 0, 0.24)],
        0.06,
        rz=rz,
    )


def stag(loc: Vec, size: float = 1, rz: float = 0) -> Object:
    """A stag with antlers."""
    return quadruped(
        loc,
        size,
        mt.mat(["5a3820", "8a5a34", "a8784a"], 3, bump=0.5),
        0.5,
        0.15,
        0.34,
        0.15,
        0.07,
        [(0.44, 0, 0.62), (0.5, 0, 0.58)],
        0.03,
        True,
        rz,
        leg=0.03,
    )


def bear(loc: Vec, size: float = 1, rz: float = 0) -> Object:
    """A bear."""
    return quadruped(
        loc,
        size,
        mt.mat(["3a2418", "5a3a26", "7a5438"], 3, bump=0.9, bump_scale=14),
        0.3,
        0.25,
        0.1,
        0.12,
        0.03,
        [],
        0.03,
        rz=rz,
        leg=0.075,
        pointed=False,
    )


def dog(loc: Vec, size: float = 1, rz: float = 0, coat: Material | None = None) -> Object:
    """A dog."""
    return quadruped(
        loc,
        size,
        coat or mt.mat(["8a5c34", "b8844c", "dcb078"], 3, bump=0.5),
        0.34,
        0.14,
        0.2,
        0.13,
        -0.06,
        [(0.42, 0, 0.46), (0.54, 0, 0.56), (0.58, 0, 0.7)],
        0.025,
        rz=rz,
        pointed=False,
    )


def sitting_dog(loc: Vec, size: float = 1, rz: float = 0, coat: Material | None = None, pointed: bool = True) -> Object:
    """A dog, fox or cat sitting upright, facing -y, ears up (good from behind)."""
    m = coat or mt.mat(["8a5c34", "b8844c", "dcb078"], 3, bump=0.5)
    parts: list[tuple] = [
        ((0, 0.08, 0.2), (0.2, 0.22, 0.22), ZERO),
        ((0, -0.02, 0.42), (0.15, 0.15, 0.24), ZERO),
        ((0, -0.1, 0.72), (0.13, 0.13, 0.12), ZERO),
        ((0, -0.24, 0.68), (0.06, 0.1, 0.055), ZERO),
    ]
    for s in (-1, 1):
        parts.append(
            ("t", [(s * 0.09, -0.1, 0.42), (s * 0.09, -0.16, 0.2), (s * 0.09, -0.2, 0.03)], [0.06, 0.045, 0.05])
        )
        parts.append(
            ("t", [(s * 0.16, 0.06, 0.16), (s * 0.2, -0.08, 0.06), (s * 0.18, -0.16, 0.03)], [0.11, 0.07, 0.05])
        )
        parts.append(
            (
                "t",
                [
                    (s * 0.07, -0.06, 0.8),
                    (s * 0.11, -0.05, 0.9),
                    (s * (0.12 if pointed else 0.2), -0.05, 0.98 if pointed else 0.8),
                ],
                [0.05, 0.045, 0.01 if pointed else 0.04],
            )
        )
    parts.append(("t", [(0, 0.26, 0.1), (0.14, 0.4, 0.08), (0.3, 0.42, 0.14)], [0.05, 0.045, 0.02]))
    return group([organic(parts, m, 0.018, 6), *_eyes(0.0, 0.0, -5.0, 0.001)], loc, (0, 0, rz), size)


def frog(loc: Vec, size: float = 1, rz: float = 0, skin: Material | None = None, standing: bool = True) -> Object:
    """A frog facing -y: standing like a gentleman, or sitting."""
    m = skin or mt.mat(["3a5a24", "6a8a38", "a8b858"], 3, rough=0.45, bump=0.3, spec=0.4)
    h = 0.32 if standing else 0.14
    parts: list[tuple] = [
        ((0, 0.02, h + 0.2), (0.17, 0.14, 0.22), ZERO),
        ((0, -0.03, h + 0.46), (0.17, 0.15, 0.11), ZERO),
        ((0, -0.1, h + 0.43), (0.15, 0.12, 0.075), ZERO),
    ]
    for s in (-1, 1):
        parts.append(((s * 0.1, -0.04, h + 0.56), (0.065, 0.065, 0.065), ZERO))
        foot = (
            [(s * 0.11, 0.02, h + 0.08), (s * 0.22, -0.02, h * 0.62), (s * 0.13, 0.02, 0.1), (s * 0.17, -0.14, 0.02)]
            if standing
            else [(s * 0.14, 0.08, 0.18), (s * 0.3, -0.08, 0.2), (s * 0.24, 0.1, 0.05), (s * 0.28, -0.18, 0.03)]
        )
        parts.append(("t", foot, [0.08, 0.06, 0.035, 0.045]))
        parts.append(
            (
                "t",
                [(s * 0.14, -0.02, h + 0.34), (s * 0.26, -0.08, h + 0.24), (s * 0.24, -0.2, h + 0.26)],
                [0.045, 0.035, 0.035],
            )
        )
    out = [organic(parts, m, 0.016, 6)]
    gold = mt.mat(["c8a030"], 1, rough=0.2)
    for s in (-1, 1):
        out += [
            ball((s * 0.11, -0.085, h + 0.575), 0.04, gold, 14),
            ball((s * 0.112, -0.118, h + 0.578), (0.022, 0.014, 0.014), mt.mat(["0c0808"], 1), 10),
        ]
    return group(out, loc, (0, 0, rz), size)


def bird(
    loc: Vec,
    size: float = 1,
    rz: float = 0,
    colour: Material | None = None,
    belly: Material | None = None,
    beak: Material | None = None,
) -> Object:
    """A perched bird facing -x, about one unit high."""
    m = colour or mt.mat(["2c2c34", "4a4a58"], 3)
    b = beak or mt.mat(["d8a040"], 1, rough=0.4)
    parts: list[tuple] = [
        ((0.04, 0, 0.42), (0.3, 0.2, 0.24), (0, 0.5, 0)),
        ((-0.16, 0, 0.6), (0.16, 0.15, 0.2), ZERO),
        ((-0.22, 0, 0.78), (0.14, 0.13, 0.13), ZERO),
        ("t", [(0.22, 0, 0.3), (0.42, 0, 0.18), (0.6, 0, 0.08)], [0.1, 0.07, 0.05]),
    ]
    out = [organic(parts, m, 0.02, 6)]
    for s in (-1, 1):
        out.append(
            tube(
                [(-0.1, s * 0.17, 0.56), (0.14, s * 0.22, 0.44), (0.4, s * 0.12, 0.24)],
                [0.06, 0.14, 0.02],
                m,
                12,
                6,
                flat=0.35,
                up=(0, 1, 0),
            )
        )
        out.append(tube([(0, s * 0.07, 0.24), (0.02, s * 0.07, 0.02)], 0.016, b, 8))
        out.append(tube([(0.04, s * 0.07, 0.015), (-0.1, s * 0.07, 0.012)], 0.014, b, 6))
    out.append(tube([(-0.33, 0, 0.78), (-0.42, 0, 0.76), (-0.5, 0, 0.74)], [0.05, 0.035, 0.005], b, 10))
    return group([*out, *_eyes(-0.3, 0.08, 0.83, 0.022)], loc, (0, 0, rz), size)


def fish(loc: Vec, size: float = 1, rot: Vec = (0, 0, 0), skin: Material | None = None) -> Object:
    """A fish swimming towards -x, one unit long."""
    m = skin or mt.mat(["6a8494", "b8c8cc", "e8ecec"], 4, rough=0.25, spec=0.6, metal=0.3)
    body = tube(
        [(-0.5, 0, 0), (-0.36, 0, 0.01), (-0.1, 0, 0.02), (0.2, 0, 0.01), (0.38, 0, 0)],
        [0.02, 0.1, 0.16, 0.1, 0.04],
        m,
        16,
        8,
        flat=0.55,
        up=(0, 1, 0),
    )
    fin = surface(lambda u, v: (0.36 + 0.2 * u, 0.005 * math.sin(v * 9), (v - 0.5) * (0.06 + 0.34 * u * u)), 8, 12, m)
    back = surface(lambda u, v: (-0.1 + 0.26 * v, 0, 0.14 + 0.12 * u * math.sin(math.pi * v)), 6, 10, m)
    return group([body, fin, back, *_eyes(-0.38, 0.06, 0.03, 0.022)], loc, rot, size)


def bird_mesh(m: Material, flap: float = 0.4, span: float = 1.0) -> bpy.types.Mesh:
    """The mesh of a flying bird heading -y, for many instances with `place`."""
    verts, faces = tube_data(
        catmull([(0, -0.34, 0.03), (0, -0.24, 0.03), (0, 0, 0), (0, 0.28, 0.0), (0, 0.42, 0.02)], 5),
        [0.004, 0.055, 0.085, 0.05, 0.01],
        8,
    )
    verts, faces = list(verts), list(faces)
    rows = 9
    for side in (-1, 1):
        base = len(verts)
        for i in range(rows):
            u = i / (rows - 1)
            x, z = side * u * span * 0.62, 0.04 + flap * math.sin(u * 1.9) * 0.38 - flap * 0.12 * u * u
            chord, y0 = 0.26 * (1 - u**2.2) + 0.02, -0.12 + 0.22 * u * u - 0.08 * math.sin(u * 3.1)
            verts += [(x, y0, z), (x, y0 + chord * 0.5, z + 0.015), (x, y0 + chord, z - 0.01)]
        faces += [
            (base + i * 3 + j, base + i * 3 + j + 1, base + (i + 1) * 3 + j + 1, base + (i + 1) * 3 + j)
            for i in range(rows - 1)
            for j in range(2)
        ]
    base = len(verts)
    verts += [(0, 0.3, 0.02), (-0.12, 0.58, 0.02), (0, 0.52, 0.03), (0.12, 0.58, 0.02)]
    faces += [(base, base + 1, base + 2), (base, base + 2, base + 3)]
    data = bpy.data.meshes.new("bird")
    data.from_pydata([tuple(v) for v in verts], [], faces)
    data.materials.append(m)
    data.polygons.foreach_set("use_smooth", [True] * len(data.polygons))
    return data
