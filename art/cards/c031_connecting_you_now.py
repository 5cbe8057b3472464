"""Three telephone operators from behind plug cords from star to star; the fourth has left for a small red planet.

Technique: painted relief.
"""

from __future__ import annotations

import math

import numpy as np

from art import paint as p

NUMBER, TITLE = 31, "Connecting You Now"

LIGHT = (0.1, -0.85, 0.4)
DESK = 842
PLANET = (690, 196)
BRASS = [(0, "38200c"), (0.4, "86581c"), (0.7, "d8a648"), (0.9, "ffe49c"), (1, "fffbe8")]
CREAM_CLOTH = [(0, "1c1c48"), (0.35, "54528c"), (0.62, "a8a0b8"), (0.85, "ece0cc"), (1, "fffaf0")]
Stars = list[tuple[float, float]]
Pairs = list[tuple[int, int]]
HARE: tuple[Stars, Pairs] = (
    [
        (590, 266),
        (556, 212),
        (566, 78),
        (522, 192),
        (484, 88),
        (492, 218),
        (426, 282),
        (368, 370),
        (328, 392),
        (352, 474),
        (446, 476),
        (482, 422),
        (536, 478),
        (546, 344),
        (552, 252),
    ],
    [(0, 1), (1, 2), (2, 3), (3, 4), (4, 5), (5, 6), (6, 7), (7, 8), (7, 9), (9, 10), (10, 11), (11, 12), (12, 13), (13, 0)],
)
BOAT: tuple[Stars, Pairs] = (
    [(66, 582), (112, 664), (268, 668), (322, 576), (194, 588), (194, 372), (296, 540), (104, 536)],
    [(0, 1), (1, 2), (2, 3), (3, 4), (4, 0), (4, 5), (5, 6), (6, 4), (5, 7), (7, 4)],
)
FISH: tuple[Stars, Pairs] = (
    [(448, 632), (516, 576), (598, 622), (664, 576), (668, 684), (520, 682)],
    [(0, 1), (1, 2), (2, 3), (3, 4), (4, 2), (2, 5), (5, 0)],
)


def board() -> p.Array:
    """The night sky: indigo, star dust, and the socket lamps of everyone who wishes."""
    img = p.sky("indigo_night", 900, 31, [(0, "080a2c"), (0.35, "121a54"), (0.7, "24307c"), (1, "3c4c9c")])
    p.milky_way(img, 9, -0.75, 330, 190, "8498e8")
    p.stars(img, 420, 31, 830, "e8ecff", 0.03)
    return img


def cord(layer: p.Layer, a: tuple[float, float], b: tuple[float, float], sag: float, colour: str, width: float) -> None:
    """A hanging cable with a plug at each end."""
    x, y = (a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + sag
    way = p.spline([a, ((a[0] + x) / 2, (a[1] + y) / 2 + sag * 0.25), (x, y), ((b[0] + x) / 2, (b[1] + y) / 2 + sag * 0.25), b], False)
    layer.stroke(p.moved(way, 3, 5), width + 1, "04041c", 0.45, 2)
    layer.stroke(way, width, p.mix(colour, "20183c", 0.45)).stroke(p.moved(way, -0.6, -0.8), width * 0.5, colour)


def socket(img: p.Array, x: float, y: float, size: float = 1.0) -> None:
    """A star that is a brass jack."""
    p.glow(img, x, y, 46 * size, "ffe6a8", 0.75, 2.2)
    p.solid(img, p.circle(x, y, 9 * size), BRASS, 6, (-0.4, -0.7, 0.4), 0)
    p.over(img, p.mask(p.circle(x, y, 4.2 * size)), "fffbe0")
    rays = p.Layer()
    for k in range(4):
        a = k * math.pi / 2 + 0.1
        rays.fill(p.ribbon([(x, y), (x + math.cos(a) * 25 * size, y + math.sin(a) * 25 * size)], [4 * size, 0.4], 6), "fff2c8", 0.85)
    p.lay(img, rays)


def constellations(img: p.Array) -> None:
    """Boat, hare and fish in cables."""
    dust = p.Layer()
    for points, order in (
        (HARE[0], (0, 1, 2, 3, 4, 5, 6, 7, 9, 10, 11, 12, 13)),
        (BOAT[0], (0, 1, 2, 3)),
        (BOAT[0], (5, 6, 4, 7)),
        (FISH[0], (0, 1, 2, 3, 4, 2, 5)),
    ):
        dust.fill(p.poly([points[k] for k in order]), "a8bcff", 0.75, 10)
    veil = dust.alpha() * (0.75 + p.noise(40, 5, 4) * 0.5)
    p.shine(img, np.clip(veil, 0, 1).astype(np.float32), "7c98ff", 0.62)
    cables = p.Layer()
    for points, pairs in (BOAT, HARE, FISH):
        for a, b in pairs:
            reach = math.dist(points[a], points[b])
            cord(cables, points[a], points[b], reach * 0.1, "f0d8a0", 5)
    p.lay(img, cables)
    for points, _ in (BOAT, HARE, FISH):
        for k, (x, y) in enumerate(points):
            socket(img, x, y, 1.15 if k % 4 == 0 else 0.9)


def planet(img: p.Array) -> None:
    """Small, red, and on the line."""
    x, y = PLANET
    p.glow(img, x, y, 130, "ff5a3c", 0.55, 1.8)
    m = p.solid(
        img,
        p.circle(x, y, 38),
        [(0, "3a0610"), (0.4, "a81c18"), (0.68, "e8402a"), (0.9, "ff9468"), (1, "ffe0c0")],
        36,
        (-0.5, -0.6, 0.45),
        0.4,
        0.12,
        5,
    )
    bands = p.smooth(0.1, 0.5, np.sin((p.grid.y - y + (p.grid.x - x) * 0.3 + p.noise(30, 5, 3) * 8) / 6))
    p.multiply(img, m * bands, "b8302a", 0.5)


def desk(img: p.Array) -> None:
    """A mahogany console along the foot of the sky, with rows of jacks and tiny lamps."""
    wood = p.texture.wood("5a2c24", 70, False, 8)
    panel = p.mask(p.rect(-10, DESK, 820, 120))
    p.clothe(img, panel, wood, 10, LIGHT)
    p.multiply(img, panel * p.smooth(DESK, DESK + 120, p.grid.y), "2a1838", 0.55)
    p.solid(img, p.rect(-10, DESK - 14, 820, 20, 6), "7a4030", 8, LIGHT, 0.5)
    p.over(img, p.mask(p.rect(-10, 1030, 820, 180)), p.texture.wood("241830", 60, False, 3))
    top = p.mask(p.poly([(-10, 958), (810, 958), (830, 1040), (-30, 1040)]))
    p.over(img, top, wood * np.float32(0.8))
    p.multiply(img, top, "8a7ab8", 0.4)
    jacks = p.Layer()
    random = np.random.default_rng(6)
    for row in range(3):
        for k in range(34):
            x, y = 14 + k * 24 + row * 8, DESK + 26 + row * 30
            jacks.fill(p.circle(x, y, 6.4), "c89848").fill(p.circle(x, y, 3.4), "120810")
    lit = [(14 + random.integers(34) * 24 + r * 8, DESK + 26 + r * 30 - 13) for r in range(3) for _ in range(6)]
    for x, y in lit:
        jacks.fill(p.circle(x, y, 3.4), "fff0b8")
    p.lay(img, jacks)
    for x, y in lit:
        p.glow(img, x, y, 26, "ffd070", 0.8)


def chair(img: p.Array, x: float, y: float, size: float) -> None:
    """A bentwood chair from behind."""
    k = size / 100
    bow = p.Layer()
    outer = p.spline(
        [
            (x - 34 * k, y + 60 * k),
            (x - 36 * k, y - 10 * k),
            (x - 22 * k, y - 38 * k),
            (x, y - 44 * k),
            (x + 22 * k, y - 38 * k),
            (x + 36 * k, y - 10 * k),
            (x + 34 * k, y + 60 * k),
        ],
        False,
    )
    inner = p.spline(
        [(x - 20 * k, y + 60 * k), (x - 20 * k, y - 4 * k), (x, y - 28 * k), (x + 20 * k, y - 4 * k), (x + 20 * k, y + 60 * k)], False
    )
    for path, w in ((outer, 8.5), (inner, 5)):
        bow.stroke(p.moved(path, 3, 5), w * k, "0a0618", 0.5, 3).stroke(path, w * k, "2e1414").stroke(
            p.moved(path, -1 * k, -1.2 * k), w * k * 0.6, "6e3428"
        )
        bow.stroke(p.moved(path, -1.8 * k, -2.2 * k), w * k * 0.18, "e0a888", 0.8)
    p.lay(img, bow)


def operator(hair: str, raised: int) -> p.Sprite:
    """A woman from behind: neat bun, headset, blouse; raised: -1 left arm, 1 right arm, 0 none. Waist at the origin."""
    s = p.Sprite()
    for side in (-1, 1):
        if side == raised:
            s.add(p.circle(side * 37, -112, 4.4, 5.4), "d8a088", 4)
            s.limb([(side * 24, -48), (side * 38, -68), (side * 37, -104)], [15, 13, 8.5], CREAM_CLOTH)
            s.limb([(side * 37.3, -103), (side * 37.2, -107)], [9.5, 9.5], "ece0cc")
        else:
            s.limb([(side * 24, -48), (side * 33, -24), (side * 22, -6)], [15, 13, 9], CREAM_CLOTH)
    s.add(
        p.spline(
            [
                (-8, -62),
                (-22, -57),
                (-29, -46),
                (-26, -24),
                (-20, -4),
                (-22, 40),
                (22, 40),
                (20, -4),
                (26, -24),
                (29, -46),
                (22, -57),
                (8, -62),
                (0, -60),
            ]
        ),
        CREAM_CLOTH,
        20,
    )
    for x in (-10, 0, 10):
        s.line(p.spline([(x * 1.3, -48), (x, -20), (x * 0.8, 0)], False), 0.9, "5a5488", 0.5)
    s.limb([(0, -58), (0, -72)], [12, 11], "d8a088")
    s.add(p.spline([(-11, -60), (0, -63), (11, -60), (13, -55), (0, -57), (-13, -55)]), "fff6e8", 4)
    for side in (-1, 1):
        s.add(p.circle(side * 14.6, -79, 2.6, 4.2), "d8a088", 3)
    s.add(
        p.spline([(-14, -76), (-15.5, -86), (-9, -98), (0, -101), (9, -98), (15.5, -86), (14, -76), (8, -68), (0, -66), (-8, -68)]),
        hair,
        13,
    )
    for k in range(-5, 6):
        s.line(p.spline([(k * 2.6, -68 - abs(k) * 0.8), (k * 2.4, -84), (k * 0.9, -98)], False), 0.7, p.mix(hair, "f8e0c0", 0.35), 0.6)
    s.add(p.circle(0, -103, 10, 8.6), hair, 9)
    for r in (3, 5.6, 8):
        s.line(
            p.spline([(-r, -104), (0, -104 - r * 0.8), (r, -103), (r * 0.3, -103 + r * 0.7)], False), 0.7, p.mix(hair, "f8e0c0", 0.4), 0.6
        )
    s.line(p.spline([(-15.6, -80), (-13, -93), (0, -98), (13, -93), (15.6, -80)], False), 2.2, "1a1420").line(
        p.spline([(-15.2, -82), (-12.6, -93.6), (0, -98.6), (12, -94)], False), 0.8, "e8c078"
    )
    for side in (-1, 1):
        s.add(p.circle(side * 16, -78, 3.6, 5.6), "241820", 4)
    return s


def paint() -> p.Array:
    """The card."""
    img = board()
    planet(img)
    constellations(img)
    desk(img)
    lines = p.Layer()
    hands = [(158 - 37 * 2.7, 1138 - 112 * 2.7), (362 + 37 * 2.7, 1150 - 112 * 2.7), (566 + 37 * 2.7, 1142 - 112 * 2.7)]
    for (x, y), star, base in zip(hands, (BOAT[0][1], HARE[0][9], FISH[0][4]), (150, 330, 560), strict=True):
        cord(lines, (x, y - 10), star, 16, "f0d8a0", 5.5)
        cord(lines, (x, y), (base, DESK + 40), 46, "f0d8a0", 5.5)
    cord(lines, (742, DESK + 34), PLANET, 34, "f0d8a0", 5.5)
    p.lay(img, lines)
    p.glow(img, 360, 900, 520, "7080e0", 0.28, 1.4)
    look = {"light": LIGHT, "shade": "10103c", "rim": "cfd8ff", "rim_alpha": 0.75}
    for x, y, hair, raised in ((158, 1138, "7a3c22", -1), (362, 1150, "241820", 1), (566, 1142, "c89858", 1)):
        operator(hair, raised).draw(img, x, y, 270, **look)
        chair(img, x, y + 20, 250)
    for x, y in hands:
        p.solid(img, p.ribbon([(x, y + 6), (x, y - 26)], [9, 6], 8, True), BRASS, 4, LIGHT, 0)
    chair(img, 738, 1150, 230)
    headset = p.Layer()
    headset.stroke(p.spline([(748, DESK + 50), (720, 930), (762, 980), (738, 1020)], False), 4, "e8d0a0")
    band = p.spline([(712, 1062), (712, 1034), (736, 1018), (762, 1032), (764, 1060)], False)
    headset.stroke(band, 7, "140e1a").stroke(p.moved(band, -1, -1.5), 2.2, "d8b070")
    for x in (711, 765):
        headset.fill(p.circle(x, 1064, 9, 13), "1c1420").fill(p.circle(x - 2, 1060, 3, 5), "6a5a68")
    p.lay(img, headset)
    return img
