"""An octopus writes seven love letters at once; the eighth arm, under the desk, holds a mirror.

Technique: painted relief.
"""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np

from art import paint as p

NUMBER, TITLE = 64, "Eight Love Letters"

LIGHT = (-0.55, -0.75, 0.4)
CORAL = [(0, "4a1440"), (0.25, "9c2c58"), (0.48, "e0566c"), (0.68, "ff8678"), (0.86, "ffb8a0"), (1, "fff0dc")]
BRASS = [(0, "2c1c28"), (0.35, "6c4c2c"), (0.58, "b88c44"), (0.8, "f0cc7c"), (1, "fffbe0")]
DESK_EDGE = 1046
# where each letter lies: page centre, its turn, the arm's path from the body, the ink, the portrait's place
LETTERS = [
    ((126, 286), -7, [(330, 560), (250, 600), (196, 500), (210, 400), (158, 318)], "1c3c8c", (118, 134)),
    ((106, 588), 5, [(320, 600), (250, 690), (190, 690), (180, 620), (134, 606)], "2c7c6c", (100, 438)),
    ((146, 896), -6, [(340, 640), (310, 760), (250, 800), (214, 880), (172, 908)], "5c3c8c", (134, 744)),
    ((392, 920), 3, [(396, 600), (404, 700), (440, 780), (388, 840), (414, 926)], "24648c", (530, 902)),
    ((664, 896), 7, [(450, 640), (490, 740), (560, 780), (600, 850), (682, 908)], "3c3c5c", (676, 744)),
    ((700, 588), -5, [(480, 600), (560, 690), (620, 690), (640, 620), (716, 604)], "6c4c3c", (704, 438)),
    ((680, 286), 6, [(470, 560), (560, 610), (610, 510), (590, 410), (702, 314)], "1c5c4c", (688, 134)),
]


def desk() -> p.Array:
    """Ink-blue boards, brass corners, the round light of a porthole, darkness under the edge."""
    img = p.texture.wood("2c4a8c", 92, True, 5)
    p.over(img, np.ones_like(p.grid.x), p.vertical([(0, "1c3474"), (0.5, "24449a"), (1, "142454")]), 0.45)
    p.brush(img, 44, 3000, p.swirl(200, 6, 0.3, math.pi / 2), 0.06, 0.4, 5)
    d = np.hypot(p.grid.x - 330, (p.grid.y - 420) * 0.92)
    pool = p.smooth(420, 380, d)
    bars = np.maximum(p.smooth(16, 9, np.abs(p.grid.x - 330)), p.smooth(16, 9, np.abs(p.grid.y - 420)))
    p.shine(img, (pool * (1 - 0.6 * bars)).astype(p.f32), "6cc8d8", 0.42)
    p.multiply(img, (1 - p.smooth(620, 300, d)).astype(p.f32), "142050", 0.62)
    under = p.mask(p.rect(-5, DESK_EDGE + 16, 810, 200))
    p.over(img, under, p.vertical([(0, "050a20"), (1, "0e1a40")], DESK_EDGE, 1200))
    for x in (0, 800):
        for y in (0, DESK_EDGE):
            sx, sy = (1 if x == 0 else -1), (1 if y == 0 else -1)
            corner = p.spline(
                [
                    (x, y, 1),
                    (x + sx * 74, y, 1),
                    (x + sx * 60, y + sy * 24),
                    (x + sx * 24, y + sy * 24),
                    (x + sx * 20, y + sy * 60),
                    (x, y + sy * 74, 1),
                ]
            )
            p.solid(img, corner, BRASS, 8, LIGHT, 0.8, 0.08, cast=0.4)
            p.solid(img, p.circle(x + sx * 16, y + sy * 16, 6), BRASS, 5, LIGHT, 0.3)
    return img


def desk_front(img: p.Array) -> None:
    """The desk's front edge, over whatever hides below."""
    p.solid(img, p.rect(-20, DESK_EDGE, 840, 26, 4), "3c5ca0", 10, LIGHT, 1.0, 0.1, 4)
    p.multiply(img, p.mask(p.rect(-5, DESK_EDGE + 26, 810, 30), soft=12), "050818", 0.8)


def ink_clouds(img: p.Array, alpha: float, seed: int) -> None:
    """Ink adrift in the water."""
    drift = p.smooth(0.1, 0.9, p.noise(170, seed, 5, 0.55)) * p.smooth(0.0, 0.6, p.noise(60, seed + 3, 4) + 0.4)
    p.over(img, drift.astype(p.f32), "0c1444", alpha)


def page(img: p.Array, at: tuple[float, float], turn: float, ink: str, seed: int) -> None:
    """Sea-green paper, lines of longing, and at the end always the same curl."""
    x, y = at
    m = p.rough(p.mask(p.moved(p.rect(-68, -84, 136, 168, 4), x, y, 1, turn)), 1.4, 10, seed)
    p.shadow(img, m, 8, 10, 7, 0.55, "060c28")
    p.over(img, m, p.ramp(np.clip(0.55 + p.noise(50, seed, 4) * 0.3, 0, 1), [(0, "84bcac"), (0.6, "bce0cc"), (1, "e8fae8")]))
    random = np.random.default_rng(seed)
    layer = p.Layer()
    for row in range(7):
        n = 26 if row < 6 else 10
        points = [(-52 + k * 4.1, -60 + row * 15.5 + random.normal(0, 2.4) + (3 if k % 2 else -3)) for k in range(n)]
        layer.stroke(p.moved(p.spline(points, False), x, y, 1, turn), 1.9, ink, 0.85)
    curl = [(-8, 46), (14, 50), (34, 40), (38, 54), (22, 62), (10, 52), (22, 42), (44, 56), (54, 50)]
    layer.stroke(p.moved(p.spline(curl, False), x, y, 1, turn), 3.2, ink, 0.95)
    p.lay(img, layer, tooth=0.5)
    p.rim_light(img, m, "ffffff", -2, -2, 0.5, 1.2)


def anemone(s: p.Sprite) -> None:
    """Portrait: a sea anemone."""
    s.add(p.spline([(-14, 24), (-18, 0), (18, 0), (14, 24)]), "a85c9c", 8)
    for k in range(15):
        a = math.pi * (1.02 + k * 0.069)
        s.limb(
            [(math.cos(a) * 10, 2), (math.cos(a) * 22, math.sin(a) * 18), (math.cos(a) * 26 + 3, math.sin(a) * 28)],
            [5, 4, 3],
            ["e8a0d0", "c878b8"][k % 2],
        )


def figurehead(s: p.Sprite) -> None:
    """Portrait: a ship's figurehead."""
    s.add(p.spline([(-20, 34), (-10, 10), (-6, -4), (8, -4), (16, 12), (24, 26), (10, 36)]), "c89c5c", 9)
    s.add(p.spline([(-12, -8), (-10, -28), (4, -33), (14, -26), (15, -17), (20, -12, 1), (15, -9), (13, -1), (2, 2)]), "e8bc8c", 8)
    s.add(p.spline([(-20, 14), (-22, -16), (-12, -36), (8, -38), (12, -29), (-2, -26), (-6, -8), (-8, 10)]), "8c5c30", 7)


def helmet(s: p.Sprite) -> None:
    """Portrait: a diving helmet."""
    s.add(p.spline([(-30, 34), (-24, 16), (24, 16), (30, 34)]), BRASS, 8)
    s.add(p.circle(0, -4, 27), BRASS, 22)
    s.add(p.circle(0, -4, 16), BRASS, 4).add(p.circle(0, -4, 11.5), "0c2c40", 8)
    s.line(p.spline([(-7, -9), (-2, -13)], False), 2.4, "d8f8f8")
    for x in (-27, 27):
        s.add(p.circle(x, -4, 6), BRASS, 4)


def lamp(s: p.Sprite) -> None:
    """Portrait: a ship's lamp."""
    s.line(p.circle(0, -32, 8), 2.4, "b88c44").add(p.spline([(-16, -14, 1), (-8, -28), (8, -28), (16, -14, 1)]), BRASS, 6)
    s.add(p.rect(-13, -14, 26, 34, 6), "fff0a8", 9, shine=26).add(p.rect(-18, 20, 36, 9, 3), BRASS, 4)
    for x in (-13, 0, 13):
        s.line(p.line([(x, -14), (x, 20)]), 2, "8c6430")


def glove(s: p.Sprite) -> None:
    """Portrait: a lost glove."""
    for x, top, lean in ((-15, -16, -4), (-6, -31, -2), (4, -33, 1), (13, -26, 4)):
        s.limb([(x * 0.8, 4), (x + lean, top)], [10, 8], "e8dcc8")
    s.add(p.spline([(-18, 2), (0, -4), (18, 2), (15, 34, 1), (-14, 34, 1)]), "f0e8d4", 10)
    s.limb([(12, 14), (26, 2)], [11, 9], "f0e8d4").line(p.line([(-14, 28), (15, 28)]), 2, "a89880")


def crab(s: p.Sprite) -> None:
    """Portrait: a hermit crab."""
    for x in (2, 10, 18):
        s.limb([(x, 14), (x + 10, 20), (x + 12, 32)], [5, 4, 2], "d88c4c")
    s.limb([(14, 8), (26, 4), (32, -6)], [9, 7, 9], "e89c5c").add(p.circle(21, 0, 3), "2a1820", 0)
    s.add(p.spline([(-28, 20), (-30, -8), (-14, -30), (8, -22), (14, 2), (10, 22), (-8, 30)]), "e8d0a8", 18)
    s.line(p.spline([(10, 18), (-8, 20), (-18, 6), (-10, -8), (2, -4), (0, 6), (-6, 5)], False), 2.4, "8c5c40", 0.8)


def bell(s: p.Sprite) -> None:
    """Portrait: the ship's bell."""
    s.add(p.circle(0, 28, 6), BRASS, 4)
    s.add(p.spline([(-28, 24, 1), (-20, 14), (-16, -10), (-9, -26), (9, -26), (16, -10), (20, 14), (28, 24, 1)]), BRASS, 16)
    s.add(p.rect(-4, -34, 8, 10, 3), BRASS, 3)


PORTRAITS: list[Callable[[p.Sprite], None]] = [anemone, figurehead, helmet, bell, lamp, crab, glove]


def portrait(img: p.Array, at: tuple[float, float], turn: float, draw: Callable[[p.Sprite], None], seed: int) -> None:
    """A small framed picture pinned to the wood."""
    x, y = at
    frame = p.moved(p.circle(0, 0, 60, 68), x, y, 1, turn)
    p.solid(img, frame, BRASS, 8, LIGHT, 0.8, 0.08, seed, 2, cast=0.5)
    inner = p.mask(p.moved(p.circle(0, 0, 49, 57), x, y, 1, turn))
    p.over(img, inner, p.ramp(np.clip(0.5 + p.noise(40, seed, 3) * 0.3, 0, 1), [(0, "24506c"), (1, "5c9cac")]))
    p.multiply(img, p.rim(inner, -6, -7, 4), "0c1c40", 0.7)
    s = p.Sprite()
    draw(s)
    s.draw(img, x, y + 2, 116, turn=turn, light=LIGHT)


def arm(img: p.Array, points: list, widths: list[float], seed: int) -> None:
    """A tapering arm with suckers along its lower side."""
    m = p.rough(p.mask(p.ribbon(points, widths, 90, True)), 1.2, 12, seed)
    if points[0][1] > 900:
        m = m * p.smooth(DESK_EDGE + 4, DESK_EDGE + 12, p.grid.y)
    p.shadow(img, m, 9, 12, 8, 0.55, "0a0828")
    p.form(img, m, CORAL, max(widths) * 0.45, LIGHT, 0.07, seed, 3)
    centre = p.sample(points, 70)
    tangent = np.gradient(centre, axis=0)
    normal = np.stack([-tangent[:, 1], tangent[:, 0]], 1) / (np.hypot(*tangent.T)[:, None] + 1e-6)
    width = np.interp(np.linspace(0, 1, 70), np.linspace(0, 1, len(widths)), widths)
    side = 1 if normal[35][1] > 0 else -1
    layer = p.Layer()
    for i in range(8, 68, 3):
        x, y = centre[i] + normal[i] * side * width[i] * 0.3
        r = max(width[i] * 0.15, 1.2)
        layer.fill(p.circle(x, y, r * 1.3), "8c2450", 0.6).fill(p.circle(x, y, r), "ffdcc8").fill(p.circle(x, y, r * 0.45), "b84868")
    p.lay(img, layer, clip=m)
    spots = m * p.smooth(0.45, 0.7, p.noise(15, 8, 3))
    p.over(img, spots, "b83860", 0.35)


def quill(img: p.Array, at: tuple[float, float], flip: bool) -> None:
    """A white feather pen, nib on the paper."""
    p.feather_prop("f4f4ec").draw(img, *at, 108, turn=-26 if flip else 26, light=LIGHT, alpha=0.95)


def body(img: p.Array) -> None:
    """The mantle leans like a dreamer's head; heavy lids, sideways pupils, a blush."""
    mantle = p.spline(
        [
            (404, 96),
            (490, 110),
            (556, 180),
            (570, 286),
            (534, 390),
            (500, 452),
            (520, 540),
            (500, 620),
            (400, 656),
            (302, 620),
            (282, 540),
            (302, 452),
            (262, 380),
            (236, 280),
            (254, 180),
            (316, 112),
        ]
    )
    m = p.rough(p.mask(mantle), 1.6, 16, 4)
    p.shadow(img, m, 18, 22, 18, 0.55, "0a0828")
    p.form(img, m, CORAL, 150, LIGHT, 0.06, 5, 8)
    freckles = p.Layer()
    random = np.random.default_rng(6)
    for _ in range(150):
        x, y = random.uniform(240, 560), random.uniform(100, 420)
        r = random.uniform(2, 11) * (1 - (y - 100) / 500)
        freckles.fill(p.circle(x, y, r, r * 0.8), "b83058", 0.28, 1).fill(p.circle(x - 1, y - 1.5, r * 0.4), "ffd8c0", 0.3)
    p.lay(img, freckles, clip=m)
    p.shine(img, p.mask(p.ribbon([(286, 300), (290, 210), (346, 146)], [6, 34, 8], 30), soft=10) * m, "fff4e8", 0.5)
    p.over(img, m * np.exp(-(((p.grid.x - 400) / 130) ** 2) - ((p.grid.y - 600) / 40) ** 2).astype(p.f32), "9c2c58", 0.5)
    for side, x in ((-1, 332), (1, 472)):
        p.over(img, m * np.exp(-(((p.grid.x - x - side * 16) / 40) ** 2) - ((p.grid.y - 566) / 24) ** 2).astype(p.f32), "ff4870", 0.5)
        p.solid(img, p.circle(x, 490, 53, 49), CORAL, 40, LIGHT, 0.8, 0.05, 3, cast=0.3)
        p.solid(img, p.circle(x, 494, 38, 35), [(0, "8c8474"), (0.5, "f0dc9c"), (0.8, "fff4cc"), (1, "ffffff")], 30, LIGHT, 0.3)
        eye = p.Layer().fill(p.spline([(x - 24, 500), (x, 491), (x + 24, 500), (x, 513)]), "180c20")
        eye.fill(p.circle(x - 12, 488, 6), "ffffff", 0.95).fill(p.circle(x + 13, 506, 2.6), "ffffff", 0.7)
        p.lay(img, eye)
        lid = p.mask(p.circle(x, 494, 41, 38)) * p.smooth(2, -2, p.grid.y - 484 + (p.grid.x - x) * side * -0.12)
        p.form(img, lid, CORAL, 20, LIGHT, 0.04, 5, 3)
        lash = p.Layer().stroke(p.spline([(x - 38, 484 - 5 * -side), (x, 486), (x + 38, 484 + 5 * -side)], False), 4.4, "5c1840")
        p.lay(img, lash)


def mirror_arm(img: p.Array) -> None:
    """Under the desk the eighth arm admires."""
    arm(img, [(300, 1000), (356, 1080), (460, 1152), (566, 1160), (616, 1120)], [60, 52, 38, 24, 12], 12)
    desk_front(img)
    p.solid(img, p.ribbon([(600, 1168), (636, 1136)], [12, 12]), BRASS, 5, LIGHT, 0.4)
    p.solid(img, p.moved(p.circle(0, 0, 62, 52), 684, 1106, 1, -32), BRASS, 9, LIGHT, 0.6, cast=0.5)
    glass = p.mask(p.moved(p.circle(0, 0, 50, 41), 684, 1106, 1, -32))
    p.over(img, glass, p.vertical([(0, "c8ecec"), (1, "4c84a8")], 1060, 1150))
    face = p.Layer()
    face.fill(p.spline([(650, 1146), (654, 1100), (684, 1082), (716, 1098), (722, 1140), (690, 1160)]), "ff8678")
    for x in (672, 702):
        face.fill(p.circle(x, 1116, 11, 10), "fff0c0").fill(p.circle(x, 1119, 7, 3.4), "180c20").fill(
            p.rect(x - 12, 1104, 24, 10, 4), "e0566c"
        )
    p.lay(img, face, tooth=0.6, clip=glass)
    p.shine(img, p.mask(p.ribbon([(652, 1112), (664, 1086), (690, 1074)], [2, 9, 2], 20), soft=2) * glass, "ffffff", 0.8)
    p.glow(img, 684, 1106, 150, "8cd8e8", 0.3)
    arm(img, [(590, 1156), (610, 1172), (628, 1160), (626, 1140)], [22, 17, 13, 9], 14)


def paint() -> p.Array:
    """The card."""
    img = desk()
    ink_clouds(img, 0.5, 8)
    for i, (at, turn, _, ink, place) in enumerate(LETTERS):
        page(img, at, turn, ink, 20 + i)
        portrait(img, place, turn * 0.6, PORTRAITS[i], 40 + i)
    for x, y in ((262, 770), (556, 660), (232, 470)):
        p.solid(img, p.circle(x, y, 27), BRASS, 10, LIGHT, 0.5, cast=0.5)
        p.solid(img, p.circle(x, y, 17), "0c1030", 9, LIGHT, 0.4)
    for i, (_, _, path, _, _) in enumerate(LETTERS):
        arm(img, path, [76, 62, 46, 30, 11], 4 + i)
        quill(img, path[-1], path[-1][0] > 400)
    body(img)
    mirror_arm(img)
    ink_clouds(img, 0.16, 21)
    layer = p.Layer()
    p.bubbles(layer, [(584, 70, 7), (604, 40, 10), (572, 24, 5), (226, 60, 6), (214, 34, 9)])
    p.lay(img, layer)
    return img
