"""Past a yellow hood and two red boots: every puddle reflects a different sky."""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np

from art import paint as p

NUMBER, TITLE = 67, "Choose Your Puddle"

LIGHT = (-0.5, -0.7, 0.5)
YELLOW = [(0, "6c3c20"), (0.3, "b8782c"), (0.52, "eab02c"), (0.7, "ffd23c"), (0.86, "ffe888"), (1, "fffbdc")]
RED = [(0, "40081c"), (0.35, "981c24"), (0.58, "d8302c"), (0.76, "f45c48"), (0.9, "ffb09c"), (1, "ffffff")]
Scene = Callable[[p.Array, float, float], None]


HORIZON, FOCUS = -620, 2350  # one eye, high above the street: what lies on the ground is foreshortened


def lying(y: float) -> float:
    """How much flatter than wide a round thing lies on the ground at height y of the card."""
    return (y - HORIZON) / FOCUS


def street() -> tuple[p.Array, p.Array]:
    """Wet blue cobbles that lie flat and run away from us. Returns the picture and the stones' relief."""
    random = np.random.default_rng(3)
    layer = p.Layer()
    y = 1250.0
    while y > -40:
        near = (y - HORIZON) / (1200 - HORIZON)
        h = 92 * near * lying(y)
        x = -60 - random.uniform(0, 90 * near)
        while x < 860:
            w = 92 * near * random.uniform(0.85, 1.35)
            cx, cy = x + w / 2, y + random.normal(0, h * 0.05)
            stone = p.rect(-w * 0.47, -h * 0.45, w * 0.94, h * 0.9, h * random.uniform(0.3, 0.44))
            layer.fill(p.moved(stone, cx, cy, 1, random.normal(0, 2)), [random.uniform(0.2, 1)] * 3)
            x += w
        y -= h * 0.98
    tint, m = layer.array()[..., 0], p.rough(layer.alpha(), 2.0, 12, 4)
    relief = p.inflate(m, 15, LIGHT, 3)
    img = p.blank("2a3850")
    tone = np.clip(relief * 0.86 + (tint - 0.6) * 0.2 + p.noise(5, 4, 2) * 0.04 + p.noise(160, 8, 3) * 0.06, 0, 1)
    p.over(
        img,
        m,
        p.ramp(
            tone, [(0, "26344e"), (0.35, "435c7e"), (0.6, "6484a6"), (0.78, "90b2cc"), (0.92, "cce4f2"), (1, "ffffff")]
        ),
    )
    sheen = p.smooth(0.1, 1.0, p.noise(260, 6, 3, ax=3)) * p.smooth(1000, -100, p.grid.y)
    p.shine(img, sheen, "b4d8ec", 0.5)
    p.shine(img, p.smooth(420, -60, p.grid.y), "a8cce4", 0.4)
    p.multiply(img, p.smooth(640, 1300, p.grid.y), "3c4c68", 0.4)
    height = p.smooth(0, 1, p.blur(m, 3) * m)
    return img, height.astype(p.f32)


def galleon(img: p.Array, x: float, y: float) -> None:
    """A ship in full sail on a golden sea."""
    img[:] = p.vertical(
        [(0, "1c64a8"), (0.5, "5cacd0"), (0.66, "ffe8b0"), (0.67, "e0a858"), (1, "2c6c84")], y - 110, y + 110
    )
    s = p.Sprite()
    s.limb([(60, 4), (98, -22)], [5, 3], "3c2018")
    for mx, h in ((-44, 92), (2, 116), (46, 88)):
        s.limb([(mx, 20), (mx, -h)], [5, 3], "3c2018")
        for top, low, w in ((-0.95, -0.66, 13), (-0.6, -0.1, 20)):
            sail = [
                (mx - w, h * top, 1),
                (mx + w * 0.8, h * top, 1),
                (mx + w * 1.5, h * (top + low) / 2),
                (mx + w, h * low, 1),
                (mx, h * low - 5),
                (mx - w * 1.05, h * low, 1),
                (mx - w * 0.5, h * (top + low) / 2),
            ]
            s.add(p.spline(sail), [(0, "a87c68"), (0.45, "e8cca4"), (0.7, "fff6e0"), (1, "ffffff")], 9)
        s.add(p.spline([(mx, -h - 10, 1), (mx + 22, -h - 5), (mx, -h + 1, 1)]), "3c5c9c", 2)
    s.add(
        p.spline([(-74, -14, 1), (-62, -16, 1), (-54, 8), (44, 12), (84, -4, 1), (66, 38), (-50, 40), (-68, 16)]),
        "5c3018",
        14,
    )
    s.line(p.spline([(-66, 14), (0, 24), (72, 10)], False), 3, "f0c860")
    for k in range(6):
        s.add(p.circle(-44 + k * 19, 28, 3), "ffe8a0", 0)
    s.draw(img, x, y + 30, 104, light=LIGHT)


def burning_tower(img: p.Array, x: float, y: float) -> None:
    """A tower on fire at night."""
    img[:] = p.vertical([(0, "1c1028"), (0.5, "5c1c28"), (1, "c8502c")], y - 110, y + 120)
    p.glow(img, x, y - 30, 170, "ff8c3c", 0.6)
    p.fire(img, x, y - 26, 62, 96, 4, 0.6)
    p.tower(50, 108, "4c3438", "2c1c28", "ffd060", crenels=True).draw(
        img, x, y + 96, 108, light=(0.1, -0.9, 0.2), rim="ff9c50"
    )
    p.fire(img, x + 20, y + 14, 22, 44, 7, 0.3)


def planet(img: p.Array, x: float, y: float) -> None:
    """A ringed planet among stars."""
    img[:] = p.vertical([(0, "140c3c"), (1, "3c2474")], y - 100, y + 100)
    random = np.random.default_rng(5)
    layer = p.Layer()
    for _ in range(60):
        layer.fill(
            p.circle(x + random.uniform(-130, 130), y + random.uniform(-100, 100), random.uniform(0.8, 2.4)),
            "fff4dc",
            random.uniform(0.4, 1),
        )
    p.lay(img, layer)
    ring = p.moved(p.cut(p.circle(0, 0, 98, 26), p.circle(0, 0, 68, 15)), x, y, 1, -18)
    p.solid(img, ring, "e8c898", 6, LIGHT, 0.4)
    ball = p.solid(img, p.circle(x, y, 52), "d89060", 48, LIGHT, 0.3)
    p.over(img, ball * np.clip(np.sin((p.grid.y - y + (p.grid.x - x) * 0.32) / 6), 0, 1).astype(p.f32), "8c4c4c", 0.35)
    half = p.mask(ring) * p.smooth(-2, 2, (p.grid.y - y) + (p.grid.x - x) * 0.325)
    p.form(img, half, "e8c898", 6, LIGHT, 0.05, 3, 1)


def wheel(img: p.Array, x: float, y: float) -> None:
    """A fairground wheel at pink dusk."""
    img[:] = p.vertical([(0, "5c4c9c"), (0.5, "d878a0"), (1, "ffc898")], y - 110, y + 110)
    layer = p.Layer()
    for dx in (-46, 46):
        layer.stroke(p.line([(x, y - 8), (x + dx, y + 104)]), 6, "3c2c5c")
    for r in (72, 64, 20):
        layer.stroke(p.circle(x, y - 8, r), 3.4, "4c346c")
    tints = ["ffe070", "6cd8d0", "ff8c6c", "f4f0e0"]
    for k in range(12):
        a = k * math.pi / 6 + 0.2
        ex, ey = x + math.cos(a) * 72, y - 8 + math.sin(a) * 72
        layer.stroke(p.line([(x, y - 8), (ex, ey)]), 1.8, "4c346c")
        layer.fill(
            p.spline([(ex - 9, ey + 4, 1), (ex + 9, ey + 4, 1), (ex + 7, ey + 16), (ex - 7, ey + 16)]), tints[k % 4]
        ).fill(p.circle(ex, ey, 3.4), "fffbe0")
    p.lay(img, layer)
    p.glow(img, x, y - 8, 120, "fff0c0", 0.3)


def winter_tree(img: p.Array, x: float, y: float) -> None:
    """A bare tree with one crow."""
    img[:] = p.vertical([(0, "b8c4cc"), (1, "f4f2ea")], y - 110, y + 100)
    p.bare_tree(img, x + 6, y + 104, 170, "3c343c", 12, LIGHT, 0.06, 0.6, 5)
    p.crow().draw(img, x + 46, y - 40, 52, flip=True, light=LIGHT)


def old_self(img: p.Array, x: float, y: float) -> None:
    """An old face under the same yellow hood, in profile."""
    img[:] = p.vertical([(0, "5c98b8"), (1, "c8dce0")], y - 100, y + 100)
    s = p.Sprite()
    s.add(p.spline([(-70, 110), (-58, 30), (-10, 20), (40, 34), (64, 110)]), YELLOW, 24)
    s.add(
        p.spline([(-50, 40), (-56, -20), (-34, -62), (2, -74), (30, -60), (36, -34), (18, -20), (10, 20), (-6, 44)]),
        YELLOW,
        24,
    )
    s.add(
        p.spline([(26, -48), (34, -32), (36, -18), (50, 2, 1), (38, 8), (38, 18), (20, 34), (2, 20), (2, -30)]),
        "e4ac88",
        12,
    )
    s.parts.append(
        p.Part(
            p.spline([(40, 10), (44, 22), (36, 56), (14, 76), (-2, 50), (2, 18), (22, 22)]),
            "f8f8f4",
            10,
            spine=[(30, 12), (18, 72)],
            fur=9,
        )
    )
    s.line(p.spline([(20, -14), (28, -12), (34, -15)], False), 2.6, "4c2c30").line(
        p.spline([(16, -26), (26, -32), (36, -29)], False), 4, "f8f8f4"
    )
    for k in range(3):
        s.line(p.spline([(14, -12 + k * 5), (8, -10 + k * 7)], False), 1.3, "a86c58", 0.8)
    s.draw(img, x - 2, y + 6, 126, light=LIGHT)


def nothing(img: p.Array, x: float, y: float) -> None:
    """The last puddle reflects nothing at all."""
    img[:] = p.vertical([(0, "1c2430"), (1, "2c3844")], y - 80, y + 80)


PUDDLES: list[tuple[Scene, float, float, float, int]] = [
    (nothing, 640, 84, 100, 8),
    (burning_tower, 400, 148, 138, 5),
    (galleon, 172, 268, 178, 3),
    (planet, 640, 300, 164, 11),
    (winter_tree, 404, 428, 128, 14),
    (wheel, 150, 568, 160, 17),
    (old_self, 630, 606, 156, 4),
]


def puddle(img: p.Array, stones: p.Array, scene: Scene, x: float, y: float, rx: float, seed: int) -> None:
    """Water lying on the street: a world upside down in it, a dark wet margin, a drop's rings."""
    ry = rx * lying(y) * 1.38
    d = np.sqrt(((p.grid.x - x) / rx) ** 2 + ((p.grid.y - y) / ry) ** 2) + p.noise(110, seed, 2, ax=1.6) * 0.16
    level = 1.0 - d + (0.5 - stones) * 0.03
    m = p.smooth(-0.012, 0.03, level).astype(p.f32)
    p.multiply(img, p.smooth(-0.28, 0.0, level).astype(p.f32), "344664", 0.7)
    view = img.copy()
    scene(view, x, y)
    flat = ry / 112  # the worlds are painted about 112 high
    view = p.warp(view, np.zeros_like(p.grid.x), (y - p.grid.y) * (1 + 1 / flat))
    ripple = p.noise(30, seed, 2, ax=2.5) * 1.5
    p.over(img, m, p.warp(view, ripple, ripple * 0.3))
    p.shine(img, m * p.smooth(0.0, 0.3, 0.3 - level) * p.smooth(0.2, -0.8, (p.grid.y - y) / ry), "d8ecf8", 0.3)
    edge = p.smooth(0.03, 0.008, np.abs(level - 0.01))
    p.shine(img, (edge * p.smooth(-0.2, 0.9, (p.grid.y - y) / ry)).astype(p.f32), "f0faff", 0.6)
    p.multiply(img, (edge * p.smooth(0.3, -0.9, (p.grid.y - y) / ry)).astype(p.f32), "141c30", 0.6)
    rings = p.Layer()
    for k in (1, 2, 3):
        rings.stroke(p.circle(x - rx * 0.4, y + ry * 0.44, rx * 0.1 * k, ry * 0.1 * k), 1.5, "ffffff", 0.55 - 0.1 * k)
    p.lay(img, rings, clip=m)


def paper_boat(img: p.Array, x: float, y: float) -> None:
    """A folded boat on the empty puddle."""
    p.contact(img, x, y + 12, 46, 9, 0.6, "0c1018")
    for path, tint in (
        ([(-20, 0), (0, -40), (0, 0)], "fffaf0"),
        ([(20, 0), (0, -40), (0, 0)], "d4d4d4"),
        ([(-52, -12), (-20, 0), (20, 0), (52, -12), (30, 16), (-30, 16)], "f8f4ec"),
    ):
        p.solid(img, p.moved(p.poly(path), x, y, 1, -6), tint, 5, LIGHT, 0.3)


def boot() -> p.Sprite:
    """A red rubber boot from behind and above: shaft, heel, the foot running away from us."""
    s = p.Sprite()
    s.add(p.spline([(-22, 2), (-26, -30), (-18, -50), (0, -56), (18, -50), (26, -30), (22, 2)]), "4c1018", 8)
    s.add(p.spline([(-24, -16), (-22, 8), (0, 14), (22, 8), (24, -16), (24, -92, 1), (-24, -92, 1)]), RED, 20)
    s.add(p.spline([(-25, -4), (-22, 10), (0, 16), (22, 10), (25, -4), (0, 4)]), "5c0c18", 5)
    s.add(p.circle(0, -92, 25, 9), RED, 4).add(p.circle(0, -92, 19, 6), "2c0810", 3)
    s.line(p.spline([(-16, -80), (-17, -40), (-15, -10)], False), 4.4, "ffe4d8", 0.8)
    s.line(p.spline([(-22, -70), (0, -64), (22, -70)], False), 2, "7c1018", 0.6)
    return s


def side_boot() -> p.Sprite:
    """The same boot in profile, toe to the right, origin in the shaft's mouth."""
    s = p.Sprite()
    s.add(
        p.spline(
            [
                (-24, 0, 1),
                (24, 0, 1),
                (22, 46),
                (34, 66),
                (66, 76),
                (76, 94),
                (70, 106),
                (-20, 106),
                (-28, 92),
                (-24, 50),
            ]
        ),
        RED,
        20,
    )
    s.add(
        p.spline([(-30, 98), (74, 98), (78, 108), (70, 116), (34, 116), (26, 110), (6, 110), (-2, 116), (-28, 116)]),
        "5c0c18",
        5,
    )
    s.add(p.circle(0, 0, 25, 9), RED, 4).add(p.circle(0, 0, 19, 6), "2c0810", 3)
    s.line(p.spline([(-15, 14), (-16, 54), (-14, 84)], False), 4.4, "ffe4d8", 0.8).line(
        p.spline([(40, 78), (60, 86)], False), 4, "ffe4d8", 0.7
    )
    return s


def child(img: p.Array) -> None:
    """Seen from behind and above: hood, coat, arms out for balance, one boot planted, one already in the air."""
    shade = p.mask(
        p.spline([(320, 1160), (420, 1136), (560, 1126), (700, 1140), (720, 1166), (560, 1180), (400, 1186)]), soft=9
    )
    p.multiply(img, shade, "101828", 0.7)
    side_boot().draw(img, 556, 1002, 88, turn=-58, light=LIGHT, shade="30081c")
    for leg in (
        p.ribbon([(360, 1020), (352, 1092)], [56, 44], 20, True),
        p.ribbon([(430, 1030), (500, 1030), (570, 994)], [70, 56, 42], 24, True),
    ):
        p.solid(
            img,
            leg,
            [(0, "181c38"), (0.4, "34406c"), (0.7, "5c6ca0"), (1, "b8c4e8")],
            22,
            LIGHT,
            0.8,
            0.06,
            3,
            cast=0.4,
        )
    boot().draw(img, 350, 1158, 94, turn=2, light=LIGHT, shade="30081c")
    drops = p.Layer()
    random = np.random.default_rng(4)
    for _ in range(34):
        x, y = 640 + random.normal(0, 44), 1064 + random.normal(20, 38)
        drops.fill(p.circle(x, y, random.uniform(1.6, 4.6)), "e4f4fc", 0.85)
    p.lay(img, drops)
    for points in ([(330, 912), (236, 868), (150, 884)], [(432, 908), (522, 838), (596, 806)]):
        p.solid(img, p.ribbon(points, [96, 80, 66], 30, True), YELLOW, 34, LIGHT, 1.0, 0.05, 4, 4, cast=0.45)
        x, y = points[-1]
        side = -1 if x < 400 else 1
        p.solid(img, p.circle(x + side * 30, y - 4 * side, 19, 18), "e8b490", 15, LIGHT, 0.5)
        p.solid(
            img,
            p.moved(p.rect(-9, -37, 18, 74, 8), x + side * 14, y - 2 * side, 1, -9 if side < 0 else -24),
            YELLOW,
            8,
            LIGHT,
            0.6,
        )
    coat = p.spline(
        [
            (318, 880),
            (296, 930),
            (270, 1000),
            (252, 1066, 1),
            (310, 1090),
            (372, 1084),
            (430, 1096),
            (504, 1064, 1),
            (486, 990),
            (462, 930),
            (444, 880),
        ]
    )
    m = p.solid(img, coat, YELLOW, 74, LIGHT, 1.2, 0.05, 5, 6, cast=0.5)
    folds = p.Layer()
    for x0, x1 in ((330, 296), (364, 352), (408, 420), (436, 470)):
        folds.stroke(p.spline([(x0, 960), ((x0 + x1) / 2, 1020), (x1, 1084)], False), 10, "a8641c", 0.42, 5)
        folds.stroke(p.spline([(x0 - 9, 970), ((x0 + x1) / 2 - 11, 1024), (x1 - 12, 1080)], False), 6, "fff4b0", 0.5, 4)
    p.lay(img, folds, clip=m)
    hood = p.spline(
        [
            (386, 712, 1),
            (426, 736),
            (462, 786),
            (474, 850),
            (462, 908),
            (424, 944),
            (380, 952),
            (334, 942),
            (298, 906),
            (288, 848),
            (302, 786),
            (344, 738),
        ]
    )
    m = p.solid(img, hood, YELLOW, 92, LIGHT, 1.0, 0.05, 7, 6, cast=0.6)
    seam = p.Layer()
    seam.stroke(p.spline([(386, 714), (394, 790), (390, 880), (382, 950)], False), 3.2, "a8641c", 0.75, 0.6)
    seam.stroke(p.spline([(391, 718), (399, 790), (395, 880), (387, 950)], False), 2, "fff8d0", 0.7, 0.6)
    for a, b, c in (((322, 780), (342, 850), (318, 916)), ((444, 790), (428, 856), (444, 916))):
        seam.stroke(p.spline([a, b, c], False), 9, "b8781c", 0.3, 5)
    p.lay(img, seam, clip=m)
    p.shine(img, p.mask(p.ribbon([(312, 850), (322, 790), (356, 746)], [4, 22, 4], 30), soft=6) * m, "fffbe8", 0.6)
    beads = p.Layer()
    for _ in range(90):
        x, y = random.uniform(270, 490), random.uniform(730, 1080)
        if p.grid.at(m, x, y) > 0.9 or (y > 960 and abs(x - 378) < 90):
            r = random.uniform(1.8, 4.2)
            beads.fill(p.circle(x + 1, y + 1.4, r), "a8641c", 0.5).fill(p.circle(x, y, r), "fff4b8", 0.8)
            beads.fill(p.circle(x - r * 0.3, y - r * 0.3, r * 0.35), "ffffff")
    p.lay(img, beads)


def paint() -> p.Array:
    """The card."""
    img, stones = street()
    for scene, x, y, rx, seed in PUDDLES:
        puddle(img, stones, scene, x, y, rx, seed)
    paper_boat(img, 642, 84)
    child(img)
    return img
