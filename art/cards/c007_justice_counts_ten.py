"""Justice plays hide-and-seek: a young woman counts behind her hands, but one eye peeks at the two who hide in her scales."""

from __future__ import annotations

import numpy as np

from art import paint as p
from art.finish import Finish
from art.paint import people as who

NUMBER, TITLE = 7, "Justice Counts Ten"
FINISH = Finish(touch=0, patches=0.25, edges=0.25, bloom=0.08, vignette=0, grain=0.028, split=0.03, contrast=1.05)

LIGHT = (0.55, -0.66, 0.6)
SKIN = "c98f62"
BRASS = "dca43c"
HAND = 198


def noon() -> p.Array:
    """A clear sky, a white column and far hills in full daylight."""
    img = p.vertical(
        [(0, "5fb4d8"), (0.4, "9fd4e4"), (0.72, "dff0ea"), (1, "f4f6e8")], wobble=p.noise(300, 4, 3) * 0.03
    )
    p.cumulus(img, 610, 330, 380, 190, "ffffff", "eaf3f4", "b8d4e0", seed=4, light=(0.5, -0.8))
    p.ridge(img, 800, 40, "8fc4c0", "d8ece0", seed=5)
    p.ridge(img, 930, 30, "8cc48a", "cfe6b0", seed=9)
    p.brush(img, 90, 1600, p.swirl(300, 5, 0.7), 0.02, 0.4, 3)
    return img


def column(img: p.Array) -> None:
    """A fluted column behind her, cropped by the edge."""
    body = p.mask(p.rect(-60, -20, 250, 1300))
    turn = np.clip((p.grid.x + 60) / 250, 0, 1)
    flute = np.cos(np.arccos(np.clip(1 - 2 * turn, -1, 1)) * 14)
    t = 0.42 + 0.5 * turn + flute * 0.09 + p.noise(60, 3, 3) * 0.03
    p.over(img, body, p.ramp(np.clip(t, 0, 1), [(0, "8fa6b4"), (0.4, "c8d2d2"), (0.7, "f0ece0"), (1, "fffaf0")]))
    p.brush(img, 60, 900, np.full((p.grid.h, p.grid.w), np.pi / 2, np.float32), 0.02, 0.4, 6, body)


def scales(scene: who.Scene, x: float, y: float, z: float) -> None:
    """A brass balance; in each pan a child who hides."""
    prims: list[who.Prim] = [who.Limb(np.array([x, y, z]), np.array([x, 1300, z]), 9, 12)]
    prims.append(who.Limb(np.array([x - 112, y + 4, z]), np.array([x, y - 12, z]), 6, 10, 6))
    prims.append(who.Limb(np.array([x + 112, y + 4, z]), np.array([x, y - 12, z]), 6, 10, 6))
    prims.append(who.Ellipsoid(np.array([x, y - 30, z]), (17, 22, 17), np.eye(3), 5))
    scene.add(who.Part(prims, BRASS, "plain", shine=0.5))
    kids = ((-1, "deep", who.Hair("afro", "1a1110"), "mischief"), (1, "pale", who.Hair("tails", "c06a30"), "wonder"))
    for side, skin, hair, feeling in kids:
        px, py = x + side * 112, y + 250
        who.Head(
            px, py - 30, 48, "child", feeling, skin, hair, yaw=-18, pitch=-6, gaze=(-20, -10), z=z, neck=False
        ).add(scene)
        bowl = who.Ellipsoid(np.array([px, py, z]), (84, 58, 64), np.eye(3))
        pan = who.Part([who.Cap(bowl, [(np.array([px, py, z]), np.array([0, 1.0, 0.10]))])], BRASS, "plain", shine=0.5)
        rim = [
            np.array([px + 84 * np.cos(t), py + 7 * np.sin(t), z + 64 * np.sin(t)])
            for t in np.linspace(0, 2 * np.pi, 33)
        ]
        scene.add(pan, who.Part([who.Cord(rim, [4.5] * 33)], BRASS, "plain", shine=0.6))
        for t in (0.0, np.pi, np.pi / 2):
            foot = np.array([px + 82 * np.cos(t), py + 7 * np.sin(t), z + 64 * np.sin(t)])
            scene.add(who.Part([who.Limb(np.array([px, y + 4, z]), foot, 2.2, 2.2)], "b8842c", "plain"))


def cover(scene: who.Scene, head: who.Head, side: int, pose: who.Pose, spot: tuple[float, float], roll: float) -> None:
    """A hand laid over one eye, so that the hand's `spot` lies on it."""
    eye = head.frame.point((side * head.b.eye_x, 0.0, 0.8))
    name = "right" if side < 0 else "left"
    trial = who.Hand(0, 0, HAND, pose, SKIN, name, 180, -4, roll)
    at = trial.frame.point((*spot, 0.0))
    hand = who.Hand(eye[0] - at[0], eye[1] - at[1], HAND, pose, SKIN, name, 180, -4, roll, eye[2] - at[2] + 34).add(
        scene
    )
    hand.arm(scene, (hand.x + side * 190, hand.y + 480, 60), "f4f0e6", 0.62)


def blindfold(scene: who.Scene, head: who.Head) -> None:
    """Her blindfold, slipped down round the neck, one end hanging."""
    s, f = head.size, head.frame
    ring = [
        f.point((0.52 * np.sin(t), -1.28 - 0.16 * np.cos(t), -0.2 + 0.5 * np.cos(t)))
        for t in np.linspace(0, 2 * np.pi, 29)
    ]
    low = [
        f.point((0.5 * np.sin(t), -1.38 - 0.2 * np.cos(t), -0.2 + 0.5 * np.cos(t)))
        for t in np.linspace(0, 2 * np.pi, 29)
    ]
    prims: list[who.Prim] = [who.Cord(ring, [0.085 * s] * 29), who.Cord(low, [0.075 * s] * 29, 0.03 * s)]
    knot = f.point((-0.16, -1.56, 0.34))
    prims.append(who.Ellipsoid(knot, (0.13 * s, 0.11 * s, 0.1 * s), np.eye(3), 0.03 * s))
    for dx, dy, tip in ((-70, 150, 20), (34, 205, -14)):
        d = np.array([dx, dy, 0.0]) / np.hypot(dx, dy)
        axes = np.array([[d[1], d[0], 0], [-d[0], d[1], 0], [0, 0, 1.0]])
        prims.append(who.Block(knot + np.array([dx, dy, 20.0]) * 0.6, (30, np.hypot(dx, dy) * 0.52, 7), 6, axes, 16))
        crease = knot + np.array([dx * 0.75 + tip, dy * 0.75, 12.0])
        prims.append(who.Limb(knot, crease, 9, 3, 12))
    scene.add(who.Part(prims, "28a79c", "cloth", bump=0.1))


def paint() -> p.Array:
    """The whole card."""
    img = noon()
    column(img)
    scene = who.Scene()
    feeling = who.Feeling(
        upper=26, lower=-24, inner=0.05, outer=0.05, arch=0.08, corner=0.1, width=0.3, cheek=0.6, skew=0.4
    )
    head = who.Head(
        330,
        470,
        265,
        "woman",
        feeling,
        SKIN,
        who.Hair("long", "2a1710", 1.6, -0.2),
        "5a3418",
        yaw=6,
        pitch=4,
        roll=-7,
        gaze=(8, 5),
        blush=1.1,
        slant=4,
    ).add(scene)
    who.bust(scene, head, "f4f0e6", breadth=0.95, collar="f4f0e6", drop=0.0, folds=9)
    blindfold(scene, head)
    cover(
        scene,
        head,
        -1,
        who.Pose((2, 5, 3), (2, 6, 4), (4, 8, 5), (6, 10, 6), spread=3, away=40, across=14),
        (0.0, 1.28),
        34,
    )
    cover(
        scene,
        head,
        1,
        who.Pose((2, 4, 2), (2, 6, 4), (4, 8, 5), (6, 10, 6), spread=5, away=40, across=14, gap=27),
        (0.245, 1.22),
        -38,
    )
    scales(scene, 602, 760, 420)
    scene.paint(img, LIGHT, key="fff4de", sky="9cc8e4", bounce="f0d0a8", strokes=0.6, seed=5)
    return img
