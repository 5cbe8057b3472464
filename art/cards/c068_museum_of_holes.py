"""The museum of holes: in its biggest gilt frame there is nothing but a hole, and through it a child looks at us."""

from __future__ import annotations

import math

import numpy as np

from art import paint as p
from art.finish import Finish
from art.paint import people as who

NUMBER, TITLE = 68, "Museum of Holes"
FINISH = Finish(touch=0, patches=0.25, edges=0.25, bloom=0.08, vignette=0, grain=0.028, split=0.03, contrast=1.05)

LIGHT = (-0.5, -0.7, 0.62)
GOLD = "dba63e"
HOLE = (400.0, 500.0)
SKIN = "9a6240"
SHIRT = "f2b83c"
FINGERS = who.Pose((24, 30, 14), (26, 32, 16), (28, 34, 16), (30, 36, 18), spread=6, away=34, across=24)
LOOK = who.Feeling(upper=31, lower=-26, inner=0.05, outer=0.05, arch=0.07, corner=0.075, width=0.25, cheek=0.5)


def wall() -> p.Array:
    """A white gallery wall in daylight, a skirting board, a pale floor."""
    img = p.vertical([(0, "f3f1e8"), (0.6, "ecece2"), (1, "dfe3da")], wobble=p.noise(280, 4, 3) * 0.04)
    p.glow(img, 100, 60, 760, "fffdf0", 0.5)
    p.brush(img, 110, 1700, p.swirl(320, 5, 0.9, 0.5), 0.018, 0.5, 3)
    p.brush(img, 50, 2200, p.swirl(240, 6, 0.9, 0.5), 0.018, 0.4, 4)
    return img


def ragged(radius: float, seed: int, wobble: float = 0.03) -> list[tuple[float, float]]:
    """The broken outline of a hole round its middle."""
    random = np.random.default_rng(seed)
    shape = random.normal(0, 1, 9)
    out = []
    for t in np.linspace(0, 2 * math.pi, 64, endpoint=False):
        r = radius * (1 + wobble * sum(shape[k] * math.sin((k + 2) * t + shape[k] * 3) / (k + 2) for k in range(9)))
        out.append((HOLE[0] + r * math.cos(t), HOLE[1] + r * 1.12 * math.sin(t)))
    return out


def hole(img: p.Array) -> p.Array:
    """Cut the hole: turquoise depth behind, a thick plaster edge; returns the mask of what lies behind."""
    outer, inner = p.mask(p.spline(ragged(322, 3))), p.mask(p.moved(p.spline(ragged(290, 3)), 8, 12))
    lip = p.ramp(
        np.clip(0.5 + (p.grid.y - HOLE[1]) / 640 + (p.grid.x - HOLE[0]) / 1500 + p.noise(26, 5, 4) * 0.12, 0, 1),
        [(0, "6f8080"), (0.4, "a8aea6"), (0.75, "e8e4d6"), (1, "fffdf2")],
    )
    p.over(img, outer, lip)
    depth = p.ramp(
        np.clip((p.grid.y - 150) / 680 + p.noise(150, 6, 3) * 0.1, 0, 1),
        [(0, "0d4a58"), (0.5, "17717c"), (1, "3fa8a4")],
    )
    p.over(img, inner, depth)
    return inner


def frame(scene: who.Scene, x0: float, y0: float, x1: float, y1: float, size: float) -> None:
    """A gilt frame of three mouldings."""
    middle, z = np.array([(x0 + x1) / 2, (y0 + y1) / 2]), 40.0
    for inset, radius, lift in ((0.0, 26, 0), (34, 12, -10), (-25, 11, -12)):
        k, pts = inset * size, []
        for cx, cy in ((x0, y0), (x1, y0), (x1, y1), (x0, y1), (x0, y0)):
            pts.append(
                np.array([cx + (k if cx < middle[0] else -k), cy + (k if cy < middle[1] else -k), z + lift * size])
            )
        scene.add(who.Part([who.Cord(pts, [radius * size] * 5)], GOLD, "plain", shine=0.3))


def beads(img: p.Array, clip: p.Array) -> None:
    """The bead moulding inside the big frame."""
    layer = p.Layer()
    spots = [(x, y) for x in range(104, 700, 22) for y in (121.0, 887.0)] + [
        (x, y) for y in range(143, 880, 22) for x in (103.0, 697.0)
    ]
    for x, y in spots:
        layer.fill(p.circle(x + 1.5, y + 2.5, 8.5), "7a4a14", 0.55, 1.5)
        layer.radial(p.circle(x, y, 8), (x - 3, y - 3), 11, ["fff0b8", "e0aa40", "a06a1c"])
    p.lay(img, layer, clip=clip)


def cracks(img: p.Array) -> None:
    """Fine cracks that run from the hole into the plaster."""
    random, layer = np.random.default_rng(8), p.Layer()
    for t in (0.5, 1.9, 2.7, 3.7, 4.4, 5.6):
        x, y = HOLE[0] + 310 * math.cos(t), HOLE[1] + 345 * math.sin(t)
        pts, a = [(x, y)], t
        for _ in range(5):
            a += random.normal(0, 0.45)
            x, y = x + 17 * math.cos(a), y + 17 * math.sin(a)
            pts.append((x, y))
        layer.fill(p.ribbon(pts, [6, 3.5, 1], 30), "76807c", 0.8)
    p.lay(img, layer)


def keyhole(img: p.Array, x: float, y: float) -> None:
    """A small framed keyhole with light behind it."""
    p.over(img, p.mask(p.rect(x - 70, y - 78, 140, 156)), "2f8f8c")
    shape = p.union(
        p.circle(x, y - 18, 25), p.poly([(x - 13, y - 10), (x + 13, y - 10), (x + 27, y + 52), (x - 27, y + 52)])
    )
    p.over(img, p.mask(p.moved(shape, -4, -4)), "135a60")
    p.over(img, p.mask(shape), "ffe9a0")


def doughnut(scene: who.Scene, x: float, y: float) -> None:
    """A glazed ring, seen from the front."""
    ring = [np.array([x + 36 * math.cos(t), y + 36 * math.sin(t), 20.0]) for t in np.linspace(0, 2 * math.pi, 41)]
    scene.add(who.Part([who.Cord(ring, [21.0] * 41)], "d89a58", "plain"))
    glaze = [np.array([x + 36 * math.cos(t), y + 36 * math.sin(t), 24.0]) for t in np.linspace(0, 2 * math.pi, 41)]
    widths = [18.5 + 0.8 * math.sin(5 * t) for t in np.linspace(0, 2 * math.pi, 41)]
    scene.add(who.Part([who.Cord(glaze, widths)], "f28c86", "plain", shine=0.4))


def sprinkles(img: p.Array) -> None:
    """Sugar on the ring."""
    random, layer = np.random.default_rng(4), p.Layer()
    for k in range(26):
        t, r = k * 2.4, random.uniform(27, 46)
        x, y, a = 540 + r * math.cos(t), 1105 + r * math.sin(t), random.uniform(0, 3.1)
        layer.stroke(
            p.line([(x - 4 * math.cos(a), y - 4 * math.sin(a)), (x + 4 * math.cos(a), y + 4 * math.sin(a))]),
            3,
            ("fff4d8", "f6c445", "2f8f8c")[k % 3],
        )
    p.lay(img, layer)


def paint() -> p.Array:
    """The whole card."""
    img = wall()
    cracks(img)
    behind = hole(img)
    plain = img.copy()
    child = who.Scene()
    head = who.Head(
        414,
        500,
        232,
        "child",
        LOOK,
        SKIN,
        who.Hair("curls", "1f1412"),
        "33190e",
        yaw=9,
        pitch=2,
        roll=-9,
        gaze=(-4, 2),
        blush=1.1,
    ).add(child)
    who.bust(child, head, SHIRT, breadth=0.95, drop=-0.3)
    child.paint(img, LIGHT, key="fff4e0", sky="9cd0d8", bounce="d8dcc0", strokes=0.6, seed=6)
    edge = p.blur(1 - behind, 34) * behind
    p.over(img, edge, "0a3a42", 0.5)
    img[:] = plain * (1 - behind[..., None]) + img * behind[..., None]
    keyhole(img, 270, 1105)
    p.over(img, p.mask(p.rect(470, 1027, 140, 156)), "2f8f8c")
    front = who.Scene()
    frame(front, 52, 70, 748, 938, 1.1)
    frame(front, 190, 1018, 350, 1192, 0.42)
    frame(front, 460, 1018, 620, 1192, 0.42)
    doughnut(front, 540, 1105)
    sleeves, hands = [], []
    for side, x, y, roll, out in (("right", 270, 742, 172, -1), ("left", 552, 750, 189, 1)):
        hand = who.Hand(x, y, 138, FINGERS, SKIN, side, 180, -20, roll, 60, 1.08, 0.92, stub=-0.1).add(front)
        wrist = hand.frame.point((0, 0.0, 0))
        sleeves.append(who.sleeve_part(wrist, wrist + np.array([out * 60, 60, -150.0]), 46, 58, SHIRT, 3))
        hands.append(hand.flesh)
    front.add(*sleeves)
    front.trace()
    hidden = p.smooth(0, 0.2, p.blur(front.mask(*sleeves), 1.5)) * (1 - behind) * (1 - front.mask(*hands))
    p.shadow(img, front.cover * (1 - hidden), 12, 16, 9, 0.35, "5a6a68")
    keep = img.copy()
    front.paint(img, LIGHT, key="fff4e0", sky="a8ccd8", bounce="e8d0a8", strokes=0.5, seed=7)
    img[:] = img * (1 - hidden[..., None]) + keep * hidden[..., None]
    sprinkles(img)
    beads(img, 1 - p.blur(front.mask(*hands), 1.0))
    return img
