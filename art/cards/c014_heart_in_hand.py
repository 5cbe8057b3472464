"""A baby, face to face with us, has found the last part of the kit: a wooden heart that fits the outline on its chest."""

from __future__ import annotations

import numpy as np
import skia

from art import paint as p
from art.finish import Finish
from art.paint import people as who

NUMBER, TITLE = 14, "Heart in Hand"
FINISH = Finish(touch=0, patches=0.25, edges=0.25, bloom=0.08, vignette=0, grain=0.028, split=0.03, contrast=1.04)

LIGHT = (-0.6, -0.6, 0.62)
SKIN = "eebd94"
SUIT = "a9d8b8"
CORAL = "f0604c"
HOLD = who.Pose((34, 40, 24), (38, 44, 26), (44, 50, 30), (50, 54, 32), spread=7, away=16, across=44, thumb=(10, 14))


def room() -> p.Array:
    """A white room in morning light: brushed plaster, a band of spring green, a table edge below."""
    img = p.vertical(
        [(0, "f6f4ea"), (0.55, "eef3e6"), (0.8, "dcecd8"), (1, "cfe4d0")], wobble=p.noise(260, 4, 3) * 0.05
    )
    p.glow(img, 120, 160, 620, "fffbe6", 0.55)
    img *= 1 + p.noise(160, 9, 3)[..., None] * np.array([0.02, 0.012, 0.02], np.float32)
    pane = p.mask(
        p.poly([(-40, 40), (190, -40), (330, 560), (90, 720)]),
        p.poly([(220, -60), (420, -120), (600, 420), (370, 560)]),
        soft=9,
    )
    p.over(img, pane, "fffdf2", 0.7)
    p.brush(img, 120, 1500, p.swirl(300, 5, 0.9, 0.6), 0.02, 0.5, 3)
    p.brush(img, 60, 1800, p.swirl(240, 6, 0.9, 0.6), 0.02, 0.4, 4)
    return img


def heart(scene: who.Scene, x: float, y: float, z: float, size: float, turn: float) -> who.Part:
    """A puffy wooden heart, lacquered."""
    frame = who.Frame.at(x, y, size, -18, 6, turn, z)
    prims: list[who.Prim] = []
    steps = np.linspace(0, 1, 9)
    for side in (-1, 1):
        line = [frame.point((side * 0.36 * t, -0.64 + 0.86 * t, 0)) for t in steps]
        prims.append(who.Cord(line, [(0.1 + 0.3 * np.sin(t * np.pi / 2)) * size for t in steps], 0.12 * size))
    part = who.Part(prims, CORAL, "plain", shine=0.5)
    scene.add(part)
    return part


def outline(img: p.Array, clip: p.Array) -> None:
    """A heart stitched in dashes on the chest, the place where the part goes, and the dotted way to it."""
    shape = p.moved(
        p.spline([(0, 66, 1), (-62, 0), (-56, -48), (-22, -58), (0, -30, 1), (22, -58), (56, -48), (62, 0)]),
        590,
        1035,
        1.2,
        10,
    )
    layer = p.Layer()
    layer.fill(shape, "f7f3e6", 0.35)
    for path, width in ((shape, 7.0),):
        measure = skia.PathMeasure(path, False)
        length, at = measure.getLength(), 0.0
        while at < length - 10:
            dash = skia.Path()
            measure.getSegment(at, at + 20, dash, True)
            layer.stroke(dash, width, "d84c44", 0.92)
            at += 36.5
    p.lay(img, layer, clip=clip, tooth=1.2)
    dots = p.Layer()
    for x, y in p.sample([(372, 985), (430, 950), (480, 968), (508, 1004)], 6):
        dots.fill(p.circle(float(x), float(y), 6.5), "d84c44", 0.9)
    p.lay(img, dots, clip=clip, tooth=1.0)


def paint() -> p.Array:
    """The whole card."""
    img = room()
    scene = who.Scene()
    feeling = who.Feeling(upper=35, lower=-33, inner=0.02, outer=0.03, arch=0.05, corner=0.06, width=0.19, cheek=0.5)
    head = who.Head(
        440,
        430,
        345,
        "baby",
        feeling,
        SKIN,
        who.Hair("down", "2a1a14"),
        "2a170e",
        yaw=-12,
        pitch=2,
        roll=8,
        gaze=(-10, 12),
        blush=1.3,
        slant=3,
        neck=True,
    ).add(scene)
    body = who.bust(scene, head, SUIT, breadth=0.8, collar="8cc4a0", drop=-0.42, folds=8)
    hand = who.Hand(232, 1090, 236, HOLD, SKIN, "right", yaw=30, pitch=10, roll=-4, z=340, plump=1.38, long=0.72).add(
        scene
    )
    hand.arm(scene, (215, 1420, 250), SUIT, 0.28)
    place = (hand.tip(0) + hand.tip(4)) / 2
    heart(scene, place[0] - 44, place[1] - 74, place[2] - 26, 142, -12)
    p.shadow(img, scene.trace().cover, 70, 60, 46, 0.22, "6fa090")
    scene.paint(img, LIGHT, key="fff3e0", sky="b4d4e0", bounce="d4dcc0", strokes=0.6, seed=4, thick=150)
    outline(img, scene.mask(body))
    return img
