"""In the ward for kites a child in a wheelchair has let one go: the string runs from both hands out of the open window."""

from __future__ import annotations

import math

import numpy as np

from art import paint as p
from art.finish import Finish
from art.paint import people as who

NUMBER, TITLE = 45, "Ward for Kites"
FINISH = Finish(touch=0, patches=0.25, edges=0.25, bloom=0.1, vignette=0, grain=0.028, split=0.03, contrast=1.05)

LIGHT = (0.62, -0.58, 0.53)
SKIN = "f0c4a6"
STEEL = "8fa2a8"
DRESS = "f0b73a"
KITE = (640.0, 190.0)


ZOOM = 1.42


def vec(x: float, y: float, z: float) -> np.ndarray:
    """A place of the child's drawing, enlarged on the card."""
    return np.array([(x - 330) * ZOOM + 268, (y - 640) * ZOOM + 640, z * ZOOM], float)


def way(x: float, y: float, z: float = 0) -> np.ndarray:
    """A step in the child's drawing, enlarged."""
    return np.array([x, y, z], float) * ZOOM


def ward() -> p.Array:
    """Mint walls, a pale floor and the open window with spring behind it."""
    img = p.vertical([(0, "e4f2ea"), (0.6, "d6ebe0"), (1, "c4dfd4")], wobble=p.noise(280, 4, 3) * 0.04)
    floor = p.smooth(955, 965, p.grid.y)
    p.over(img, floor, p.vertical([(0, "e9ece0"), (0.8, "dfe6da"), (1, "c6d6cc")]))
    p.brush(img, 110, 1500, p.swirl(320, 5, 0.8, 0.2), 0.02, 0.5, 3)
    sky = p.vertical([(0, "58b8d8"), (0.35, "a4dae4"), (0.62, "eaf6ea"), (1, "f4f8e4")])
    p.cumulus(sky, 720, 470, 260, 110, "ffffff", "eef6f4", "c0dce4", seed=6, light=(0.5, -0.8))
    p.ridge(sky, 640, 34, "9cd08c", "d8eeb0", seed=4)
    p.ridge(sky, 700, 26, "74bc68", "b8e088", seed=8)
    p.brush(sky, 70, 1500, p.swirl(260, 7, 0.6), 0.02, 0.4, 5)
    p.over(img, p.mask(p.rect(452, 40, 400, 720)), sky)
    return img


def window(img: p.Array) -> None:
    """White window frame, sill and one curtain that the wind lifts inwards."""
    layer = p.Layer()
    for path in (p.rect(436, 24, 24, 752, 4), p.rect(436, 20, 400, 26, 4), p.rect(418, 752, 420, 34, 5)):
        layer.fill(p.moved(path, 6, 8), "5f8a84", 0.25, 6)
        layer.fill(path, "fbfaf2")
    layer.fill(p.rect(418, 778, 420, 12, 4), "b4cfc4")
    layer.fill(p.rect(454, 46, 8, 706), "c2d8d0")
    p.lay(img, layer)
    wave = [
        (470, 30, 1),
        (438, 200),
        (380, 360),
        (300, 470),
        (240, 520, 1),
        (300, 560),
        (380, 560),
        (440, 500),
        (476, 380),
        (492, 200),
        (500, 30, 1),
    ]
    cloth = p.mask(p.spline(wave))
    fold = np.sin((p.grid.x * 0.62 + p.grid.y * 0.35 + p.noise(120, 4, 2) * 40) / 15)
    t = np.clip(0.68 + fold * 0.22 + (p.grid.x - 380) / 700, 0, 1)
    p.shadow(img, cloth, -10, 20, 14, 0.18, "4a8078")
    p.over(img, cloth, p.ramp(t, [(0, "a8ccc4"), (0.5, "e4f0e8"), (1, "fffef8")]), 0.96)


def bed(img: p.Array, x: float, y: float, size: float) -> None:
    """An iron bed from its long side, seen a little from above; a kite lies in it, tucked up to the middle."""
    f = who.Frame.at(x, y, size, -58, 0, 0, -400)
    f.turn = who.rotation(0, 24) @ f.turn

    def block(scene: who.Scene, c: tuple[float, ...], h: tuple[float, ...], r: float, colour: str, bump: float) -> None:
        scene.add(who.Part([who.Block(f.point(c), np.array(h) * size, r * size, f.axes)], colour, "cloth", bump=bump))

    light = {"key": "fff8e8", "sky": "a8d4e0", "bounce": "e8e8d0"}
    lower = who.Scene()
    block(lower, (0, 0, 0), (1.5, 0.16, 0.62), 0.12, "f6f4ec", 0.03)
    pillow = who.Ellipsoid(f.point((-1.0, 0.27, 0)), np.array([0.42, 0.2, 0.56]) * size, f.axes)
    lower.add(who.Part([pillow], "ffffff", "cloth", bump=0.06))
    for end, tall in ((-1.55, 0.95), (1.55, 0.5)):
        rails: list[who.Prim] = []
        for dz in (-0.62, 0.62):
            rails.append(who.Limb(f.point((end, -0.95, dz)), f.point((end, tall, dz)), 0.05 * size, 0.05 * size))
        rails.append(who.Limb(f.point((end, tall, -0.62)), f.point((end, tall, 0.62)), 0.05 * size, 0.05 * size))
        rails += [
            who.Limb(f.point((end, 0, dz)), f.point((end, tall, dz)), 0.03 * size, 0.03 * size)
            for dz in (-0.31, 0, 0.31)
        ]
        lower.add(who.Part(rails, "f4f6f2", "plain"))
    p.shadow(img, lower.trace().cover, -16, 26, 18, 0.22, "3f7068")
    lower.paint(img, LIGHT, strokes=0.5, seed=5, **light)
    spots = [(-1.3, 1.42, 0), (-1.12, 0.9, 0.62), (-0.35, 0.1, 0), (-1.12, 0.9, -0.62), (-1.12, 0.94, 0)]
    a, b, c, d, m = (tuple(float(v) for v in f.point(q)[:2]) for q in spots)
    layer = p.Layer()
    layer.fill(p.moved(p.poly([a, b, c, d]), 10, 16), "4a7f80", 0.3, 9)
    for tri, colour in (((a, b, m), "f6c445"), ((b, c, m), "2f8fa6"), ((c, d, m), "f6c445"), ((d, a, m), "48b0bc")):
        layer.fill(p.poly(tri), colour)
    for ends in ((a, c), (b, d)):
        layer.stroke(p.line(ends), 5, "fff4da", 0.95)
    p.lay(img, layer, tooth=1.0)
    upper = who.Scene()
    block(upper, (0.5, 0.16, 0), (1.06, 0.2, 0.7), 0.15, "8fcbb0", 0.12)
    block(upper, (-0.5, 0.3, 0), (0.14, 0.09, 0.72), 0.07, "fdfbf4", 0.06)
    upper.paint(img, LIGHT, strokes=0.5, seed=6, **light)


def chair(scene: who.Scene) -> None:
    """The wheelchair in profile: big wheel, push rim, castor, seat, back and footrest."""
    hub, r, k = vec(282, 1000, 120), 148.0, ZOOM
    ring = np.linspace(0, 2 * math.pi, 49)
    tyre = [hub + way(r * math.cos(t), r * math.sin(t), 10 * math.cos(t)) for t in ring]
    rim = [hub + way(r * 0.86 * math.cos(t), r * 0.86 * math.sin(t), 14 + 8 * math.cos(t)) for t in ring]
    scene.add(
        who.Part([who.Cord(tyre, [11.0 * k] * 49)], "3c4a50", "plain"),
        who.Part([who.Cord(rim, [5.0 * k] * 49)], "d8e0e0", "plain", shine=0.4),
    )
    spokes: list[who.Prim] = [who.Ellipsoid(hub, (17 * k,) * 3, np.eye(3))]
    spokes += [who.Limb(hub, hub + way(r * math.cos(t), r * math.sin(t)), 2.0, 2.0) for t in ring[:-1:3]]
    scene.add(who.Part(spokes, "b8c4c6", "plain"))
    tubes = [
        ((196, 690, 60), (214, 1000, 60)),
        ((150, 690, 60), (196, 690, 60)),
        ((210, 950, 60), (452, 950, 60)),
        ((452, 950, 60), (500, 1120, 60)),
        ((400, 955, 60), (440, 1090, 60)),
    ]
    scene.add(who.Part([who.Limb(vec(*a), vec(*b), 8 * k, 8 * k) for a, b in tubes], "d8503c", "plain", shine=0.3))
    seat = who.Block(vec(320, 958, 30), way(130, 16, 60), 14 * k, np.eye(3))
    back = who.Block(vec(208, 830, 20), way(13, 120, 60), 12 * k, np.eye(3))
    scene.add(who.Part([seat, back], "37807e", "cloth"))


def child(scene: who.Scene) -> np.ndarray:
    """The child, leaning back, both arms up; returns where the string leaves the hands."""
    at, k = vec(312, 575, 60), ZOOM
    who.Head(
        at[0],
        at[1],
        112 * k,
        "child",
        JOY,
        SKIN,
        who.Hair("tails", "a8602c"),
        "3f6f5a",
        yaw=30,
        pitch=-15,
        roll=3,
        gaze=(12, -14),
        z=at[2],
        freckles=50,
        blush=1.2,
        neck=True,
    ).add(scene)
    q: list[who.Prim] = [
        who.Limb(vec(284, 905, 40), vec(286, 760, 40), 76 * k, 66 * k),
        who.Limb(vec(250, 752, 10), vec(338, 748, 70), 46 * k, 46 * k, 26 * k),
    ]
    for j in range(4):
        fold = [vec(236 + 30 * j, 780 + 10 * j, 92), vec(250 + 26 * j, 845, 104), vec(270 + 20 * j, 905, 100)]
        q.append(who.Cord(fold, [3 * k, 7 * k, 3 * k], 14 * k))
    scene.add(who.Part(q, DRESS, "cloth", bump=0.06))
    far, near = vec(462, 548, 0), vec(440, 610, 150)
    who.arm(
        scene, vec(268, 748, -20), vec(404, 700, -60), far + way(-8, 20), 78 * k, p.mix(DRESS, "b07820", 0.25), seed=5
    )
    who.arm(scene, vec(322, 756, 96), vec(420, 742, 170), near + way(-4, 22), 80 * k, DRESS, seed=3)
    who.Hand(far[0], far[1], 80 * k, "grip", SKIN, "left", yaw=58, roll=24, z=far[2], plump=1.12, long=0.9).add(scene)
    hand = who.Hand(
        near[0], near[1], 84 * k, "grip", SKIN, "right", yaw=48, roll=20, z=near[2], plump=1.12, long=0.9
    ).add(scene)
    who.leg(
        scene, vec(290, 915, 70), vec(470, 900, 90), vec(520, 1066, 90), 104 * k, "3d6f9c", "e8604c", (1, 0.08, 0.3)
    )
    return hand.hold


def string(img: p.Array, start: np.ndarray) -> None:
    """The string out of the window, and the kite at its end."""
    layer = p.Layer()
    path = p.sample([(float(start[0]), float(start[1])), (530, 380), (580, 300), (626, 232)], 40)
    layer.fill(p.ribbon([tuple(v) for v in path], [3.4, 2.6, 1.8], 60), "c8402c", 0.95)
    x, y = KITE
    a, b, c, d = (x + 20, y - 120), (x + 78, y - 26), (x - 22, y + 56), (x - 66, y - 62)
    m = (x + 6, y - 40)
    for tri, colour in (((a, b, m), "f0604c"), ((b, c, m), "d8452f"), ((c, d, m), "f4795c"), ((d, a, m), "ff8c6c")):
        layer.fill(p.poly(tri), colour)
    layer.stroke(p.line([a, c]), 3, "fff0dc", 0.9)
    layer.stroke(p.line([d, b]), 3, "fff0dc", 0.9)
    tail = p.sample([c, (x - 60, y + 120), (x + 16, y + 176), (x - 30, y + 250), (x + 30, y + 300)], 9)
    layer.stroke(p.spline([tuple(v) for v in tail], False), 2.4, "c8402c", 0.9)
    for i, (tx, ty) in enumerate(tail[1:]):
        colour = ("f6c445", "ffffff", "f0604c")[i % 3]
        layer.fill(p.poly([(tx, ty), (tx - 20, ty - 10), (tx - 17, ty + 11)]), colour)
        layer.fill(p.poly([(tx, ty), (tx + 20, ty - 8), (tx + 17, ty + 12)]), colour)
    p.lay(img, layer)


def paint() -> p.Array:
    """The whole card."""
    img = ward()
    window(img)
    bed(img, 672, 985, 150)
    scene = who.Scene()
    chair(scene)
    hold = child(scene)
    p.shadow(img, scene.trace().cover, -18, 22, 18, 0.2, "3f7068")
    string(img, hold)
    scene.paint(img, LIGHT, key="fff4e0", sky="a8d4e0", bounce="e8dcc0", strokes=0.5, seed=6)
    return img


JOY = who.Feeling(upper=33, lower=-24, inner=0.06, outer=0.05, arch=0.08, corner=0.11, width=0.27, open=0.1, cheek=0.6)
