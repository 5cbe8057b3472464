"""The small person of the stage."""

from __future__ import annotations

import math

from mathutils import Vector

from art.stage import material as mt
from art.stage.material import Material
from art.stage.mesh import ball, group, lathe, surface, tube
from art.stage.scene import Object, Vec


def figure(
    loc: Vec,
    height: float = 1.0,
    coat: Material | None = None,
    skin: Material | None = None,
    hat: Material | None = None,
    hat_kind: str = "brim",
    scarf: Material | None = None,
    hair: Material | None = None,
    rz: float = 0,
    lean: float = 0,
    right: Vec | None = None,
    left: Vec | None = None,
    stride: float = 0.0,
    pose: str = "stand",
) -> Object:
    """A clothed person, facing -y before the turn rz.

    right/left: where the hands are, in figure heights, e.g. (0.2, -0.3, 0.8); pose: stand, sit, kneel or lie;
    stride: length of a step; hat_kind: brim, point, hood, cap, top, bobble or none.
    """
    coat, skin, hat = coat or mt.cloth("7a3040", "4a1a28"), skin or mt.skin(), hat or mt.cloth("3a2a40", "1c1420")
    hair = hair or mt.mat(["2a1a18", "4a3024"], 4)
    boots = mt.mat(["1c1418", "33262a"], 3)
    drop = {"stand": 0.0, "sit": 0.26, "kneel": 0.22, "lie": 0.0}[pose]
    top = [(0.215, 0.3), (0.17, 0.45), (0.125, 0.58), (0.09, 0.66), (0.06, 0.70), (0, 0.71)]
    parts: list[Object] = []
    if pose == "sit":
        parts.append(
            lathe([(0.0, 0.27), (0.17, 0.27), *[(r * 0.9, z) for r, z in top[1:]]], coat, 36, folds=9, fold=0.04)
        )
        for x in (-0.07, 0.07):
            parts.append(tube([(x, 0, 0.33), (x, -0.26, 0.34), (x, -0.27, 0.05)], [0.075, 0.06, 0.045], coat, 12, 5))
            parts.append(ball((x, -0.31, 0.03), (0.045, 0.08, 0.035), boots, 12))
    else:
        parts.append(lathe([(0.0, 0.10), (0.26, 0.1), (0.25, 0.16), *top], coat, 40, folds=9, fold=0.06, subsurf=1))
        for side in (-1, 1):
            x, y = side * 0.07, -side * stride / 2
            parts.append(tube([(x, y * 0.5, 0.16), (x, y, 0.03)], [0.035, 0.04], boots, 8))
            parts.append(ball((x, y - 0.03, 0.025), (0.045, 0.075, 0.035), boots, 12))
    parts.append(ball((0, -0.01, 0.79), (0.095, 0.095, 0.105), skin))
    parts.append(ball((0, 0.02, 0.805), (0.104, 0.1, 0.104), hair))
    parts += _hat(hat_kind, hat, coat)
    if scarf:
        parts.append(
            surface(
                lambda u, v: (
                    (0.085 + 0.035 * math.cos(2 * math.pi * v)) * math.cos(2 * math.pi * u),
                    (0.085 + 0.035 * math.cos(2 * math.pi * v)) * math.sin(2 * math.pi * u),
                    0.69 + 0.035 * math.sin(2 * math.pi * v),
                ),
                20,
                10,
                scarf,
                close_u=True,
                close_v=True,
            )
        )
        parts.append(
            tube(
                [(0.03, 0.09, 0.69), (0.12, 0.2, 0.66), (0.22, 0.28, 0.7), (0.34, 0.38, 0.64)],
                [0.035, 0.045, 0.05, 0.03],
                scarf,
                10,
                6,
                flat=0.25,
            )
        )
    for hand, x, rest in ((right, 0.1, (0.2, -0.02, 0.38)), (left, -0.1, (-0.2, -0.02, 0.38))):
        shoulder, end = Vector((x, 0, 0.61)), Vector(hand if hand is not None else rest)
        middle = (shoulder + end) / 2 + Vector((x * 0.4, 0, -0.04))
        parts.append(tube([shoulder, middle, end], [0.06, 0.05, 0.042], coat, 12, 6))
        parts.append(ball(end, 0.034, skin, 12))
    tilt = (math.pi / 2, 0, rz) if pose == "lie" else (lean, 0, rz)
    x, y, z = loc
    return group(
        parts,
        (x, y, z + (0.13 * height if pose == "lie" else -drop * height * (0 if pose == "sit" else 1))),
        tilt,
        height,
    )


def _hat(kind: str, hat: Material, coat: Material) -> list[Object]:
    if kind == "point":
        return [
            tube(
                [(0, 0, 0.83), (0, 0.01, 0.95), (0.02, 0.06, 1.07), (0.05, 0.15, 1.12)],
                [0.115, 0.085, 0.05, 0.012],
                hat,
                16,
                6,
            ),
            lathe([(0.0, 0.86), (0.13, 0.85), (0.15, 0.835), (0.12, 0.83), (0.0, 0.83)], hat, 24),
        ]
    if kind in ("brim", "top"):
        z = 1.0 if kind == "brim" else 1.12
        return [
            lathe(
                [
                    (0.0, z),
                    (0.075, z - 0.005),
                    (0.085, z - 0.03),
                    (0.09, 0.87),
                    (0.19, 0.85),
                    (0.19, 0.84),
                    (0.0, 0.84),
                ],
                hat,
                28,
            )
        ]
    if kind == "hood":
        return [
            ball((0, 0.03, 0.80), (0.12, 0.115, 0.13), coat),
            tube([(0, 0.08, 0.86), (0, 0.15, 0.86), (0, 0.2, 0.8)], [0.09, 0.06, 0.01], coat, 12, 5),
        ]
    if kind == "cap":
        return [
            lathe([(0.11, 0.82), (0.112, 0.87), (0.08, 0.91), (0, 0.92)], hat, 24),
            ball((0, -0.12, 0.83), (0.08, 0.08, 0.012), hat, 16),
        ]
    if kind == "bobble":
        return [
            lathe([(0.115, 0.81), (0.12, 0.84), (0.11, 0.88), (0.07, 0.93), (0, 0.95)], hat, 24),
            ball((0, 0, 0.97), 0.045, hat, 14),
        ]
    return []
