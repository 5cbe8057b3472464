"""A sea chart of biscuits: ants in walnut shells sail, claim and fight; where the monster belongs, a tongue appears."""

from __future__ import annotations

import math

import numpy as np
import skia

from art import paint as p

NUMBER, TITLE = 79, "Here Be Crumbs"

LAMP = (-0.6, -0.65, 0.45)
INK = "5a3418"
BISCUIT = [(0, "6a3814"), (0.25, "a8682c"), (0.5, "d69a4c"), (0.7, "ebbd70"), (0.88, "f9dca0"), (1, "fff4d4")]
GINGER = [(0, "3a1a0c"), (0.3, "74401c"), (0.55, "a8662c"), (0.75, "c88a44"), (1, "f0c888")]

NORTH = [
    (64, 96, 1),
    (150, 70),
    (240, 96),
    (318, 74),
    (400, 110),
    (426, 168),
    (380, 206),
    (392, 262),
    (330, 300),
    (290, 372),
    (236, 350),
    (196, 404),
    (140, 376),
    (118, 300),
    (70, 262),
    (86, 190),
]
SOUTH = [
    (84, 760),
    (160, 716),
    (236, 740),
    (286, 712),
    (330, 768),
    (310, 840),
    (352, 900),
    (318, 980),
    (250, 1010),
    (220, 1084),
    (150, 1070),
    (124, 990),
    (70, 950),
    (92, 860),
]


def table_and_sheet() -> tuple[p.Array, p.Array]:
    """The kitchen table, and the old chart lying on it."""
    img = p.texture.wood("5a3620", 120, False, 4)
    p.multiply(img, np.ones_like(p.grid.x), "b08a68", 0.5)
    edge = [
        (26, 22, 1),
        (240, 30),
        (520, 20),
        (776, 30, 1),
        (768, 300),
        (778, 640),
        (770, 930),
        (776, 1176, 1),
        (500, 1170),
        (230, 1180),
        (24, 1172, 1),
        (32, 800),
        (22, 420),
    ]
    sheet = p.rough(p.mask(p.spline(edge)), 4, 12, 6)
    p.shadow(img, sheet, 10, 12, 12, 0.6, "180a08")
    paper = p.texture.parchment("ead3a0", 7)
    p.over(img, sheet, paper)
    p.multiply(img, sheet * p.blur(1 - sheet, 34), "a8682c", 0.75)
    folds = p.Layer()
    for a, b in (((400, 20), (396, 1180)), ((24, 410), (776, 404)), ((24, 800), (776, 806))):
        folds.stroke(p.line([a, b]), 5, "8a5a28", 0.22, 3)
        folds.stroke(p.line([(a[0] + 3, a[1] + 3), (b[0] + 3, b[1] + 3)]), 2, "fff6dc", 0.5, 1)
    p.lay(img, folds, clip=sheet)
    return img, sheet


def chart_lines(img: p.Array, sheet: p.Array) -> None:
    """Rhumb lines, a double frame with scale bars, and small waves."""
    ink = p.Layer()
    for k in range(32):
        a = k * math.pi / 16
        ink.stroke(p.line([(588, 886), (588 + math.cos(a) * 1300, 886 + math.sin(a) * 1300)]), 1.1, INK, 0.28)
    for inset in (52, 68):
        ink.stroke(p.rect(inset, inset, 800 - 2 * inset, 1200 - 2 * inset), 1.8, INK, 0.7)
    for k in range(34):
        if k % 2:
            y = 68 + k * 1064 / 34
            ink.fill(p.rect(52, y, 16, 1064 / 34), INK, 0.45)
            ink.fill(p.rect(732, y, 16, 1064 / 34), INK, 0.45)
    random = np.random.default_rng(79)
    for _ in range(150):
        x, y = random.uniform(80, 710), random.uniform(84, 1110)
        wave = [(x - 9, y), (x - 4, y - 4), (x, y), (x + 5, y - 4), (x + 10, y)]
        ink.stroke(p.spline(wave, False), 1.2, INK, 0.4)
    p.lay(img, ink, clip=sheet)


def coast_lines(img: p.Array, path: skia.Path) -> None:
    """The engraver's shading along a coast: rows of fading outlines in the water."""
    m = p.mask(path)
    for reach, alpha in ((7, 0.6), (14, 0.45), (22, 0.3), (31, 0.2)):
        wide = p.blur(m, reach * 0.8)
        ring = p.smooth(0.035, 0.0, np.abs(wide - 0.16))
        p.over(img, ring * (1 - m), INK, alpha)


def shortbread(img: p.Array, points: list[p.Point], seed: int) -> p.Array:
    """A continent: thick, sandy, docked with a fork, crumbling at its coast."""
    path = p.spline(points)
    coast_lines(img, path)
    m = p.rough(p.mask(path), 7, 20, seed)
    p.shadow(img, m, 9, 11, 5, 0.6, "4a2810")
    p.form(img, m, BISCUIT, 17, LAMP, 0.09, seed, 2)
    grain = p.noise(3.5, seed, 2)
    p.over(img, m * p.smooth(0.25, 0.8, grain), "fff0c8", 0.35)
    p.over(img, m * p.smooth(0.3, 0.9, -grain), "8a5020", 0.3)
    p.over(img, m * p.blur(1 - m, 12), "a8601c", 0.45)
    holes = p.Layer()
    random = np.random.default_rng(seed)
    for row in range(26):
        for column in range(20):
            x, y = 70 + column * 34 + (row % 2) * 17 + random.normal(0, 1), 80 + row * 42 + random.normal(0, 1)
            if p.grid.at(p.blur(m, 9), x, y) > 0.9:
                holes.fill(p.circle(x, y, 4.6), "5c2c0c", 0.85)
                holes.fill(p.circle(x + 1.6, y + 2, 3.4), "ffe4ac", 0.35)
                holes.fill(p.circle(x, y, 3), "3c1a08", 0.8)
    p.lay(img, holes)
    return m


def crumbs(img: p.Array) -> None:
    """Archipelagos."""
    random = np.random.default_rng(5)
    for cx, cy, n, spread in (
        (440, 300, 40, 46),
        (390, 960, 46, 50),
        (110, 560, 46, 44),
        (600, 180, 30, 40),
        (330, 640, 30, 30),
        (480, 470, 30, 50),
    ):
        for _ in range(n):
            x, y, r = cx + random.normal(0, spread), cy + random.normal(0, spread * 0.7), random.uniform(1.5, 6.5)
            path = p.poly(
                [
                    (math.cos(a) * r * random.uniform(0.7, 1.2), math.sin(a) * r * random.uniform(0.7, 1.2))
                    for a in np.linspace(0, 5.6, 7)
                ]
            )
            p.contact(img, x + r * 0.5, y + r * 0.6, r * 1.3, r * 1.1, 0.4, "3a1c0c")
            p.Sprite().add(path, BISCUIT, 3).draw(img, x, y, 100, light=LAMP)


def ginger_nut(img: p.Array, x: float, y: float, r: float) -> None:
    """A dark cracked biscuit, the island in dispute."""
    coast_lines(img, p.circle(x, y, r))
    m = p.rough(p.mask(p.circle(x, y, r)), 4, 14, 5)
    p.shadow(img, m, 9, 11, 5, 0.6, "3a1c0c")
    p.form(img, m, GINGER, 26, LAMP, 0.1, 4, 2)
    cracks = p.smooth(0.07, 0.0, np.abs(p.noise(46, 27, 2))) * m
    p.over(img, cracks, "4a200c", 0.8)
    p.over(img, np.clip(p.warp(cracks, -2, -2) - cracks, 0, 1) * m, "f4d090", 0.5)


def jam_rose(img: p.Array, x: float, y: float, r: float) -> None:
    """The compass, drawn in jam: thick, glossy, a little run."""
    jam = [(0, "4a0410"), (0.3, "8c0c1c"), (0.55, "c41c28"), (0.78, "e84a48"), (0.93, "ffb0a0"), (1, "ffffff")]
    star = p.union(p.star(x, y, r, 4, 0.2), p.star(x, y, r * 0.62, 4, 0.3, math.pi / 4), p.circle(x, y, r * 0.2))
    ring = p.cut(p.circle(x, y, r * 0.74), p.circle(x, y, r * 0.66))
    drips = [
        p.circle(x + r * 0.16, y + r * 1.02, 8),
        p.circle(x - r * 0.9, y + r * 0.5, 6),
        p.circle(x + r * 0.66, y - r * 0.72, 7),
    ]
    for paths, size in (([ring], 4.5), ([star, *drips], 13)):
        m = p.rough(p.mask(*paths), 2.6, 11, 3)
        p.shadow(img, m, 4, 5, 3, 0.45, "4a1008")
        p.form(img, m, jam, size, LAMP, 0.06, 6, 1.6)
        p.shine(img, p.smooth(0.86, 0.97, p.inflate(m, size, LAMP, 1.2)) * m, "fff0e8", 0.6)


def cup_ring(img: p.Array, sheet: p.Array) -> None:
    """The lagoon that a wet cup left."""
    d = np.hypot(p.grid.x - 612, p.grid.y - 286) + p.noise(40, 3, 3) * 3
    ring = p.smooth(11, 3, np.abs(d - 98)) * (0.7 + 0.5 * p.noise(60, 9, 2))
    p.multiply(img, np.clip(ring, 0, 1) * sheet, "8a4c1c", 0.85)
    p.multiply(img, p.smooth(100, 86, d) * sheet, "d8b888", 0.6)
    p.multiply(img, np.clip(p.smooth(5, 1, np.abs(d - 104)), 0, 1) * sheet, "6a3410", 0.6)
    shine = p.mask(p.ribbon([(540, 250), (568, 214), (612, 200)], [2, 10, 2], 30), soft=3)
    p.shine(img, shine, "fff8e0", 0.5)


def ant(tint: str) -> p.Sprite:
    """An ant from above, heading up."""
    s = p.Sprite()
    for side in (-1, 1):
        for y0, x1, y1 in ((-4, 15, -14), (0, 17, 0), (4, 15, 14)):
            s.line(p.spline([(0, y0), (side * x1 * 0.6, y0 + (y1 - y0) * 0.3), (side * x1, y1)], False), 1.7, "1c0c08")
        s.line(p.spline([(side * 2, -16), (side * 6, -22), (side * 11, -26)], False), 1.4, "1c0c08")
    s.add(p.circle(0, 11, 6.5, 9.5), tint, 6).add(p.circle(0, -1, 4, 5.5), tint, 4).add(p.circle(0, -12, 6, 6), tint, 5)
    return s


def walnut_ship(sail: str, tint: str = "40201a") -> p.Sprite:
    """Half a walnut shell under a paper sail with its ant captain, from above, heading up."""
    s = p.Sprite()
    s.add(
        p.spline([(0, -50, 1), (24, -30), (31, 2), (22, 36), (0, 46), (-22, 36), (-31, 2), (-24, -30)]),
        [(0, "3a1e0c"), (0.35, "7c4c24"), (0.6, "b07c44"), (0.85, "e4bc80"), (1, "fff0c8")],
        12,
    )
    s.add(p.spline([(0, -40, 1), (17, -24), (22, 2), (15, 29), (0, 37), (-15, 29), (-22, 2), (-17, -24)]), "4a2a14", 0)
    s.add(p.spline([(0, -38), (14, -24), (18, 2), (12, 27), (0, 34), (-12, 27), (-18, 2), (-14, -24)]), "7c5430", 12)
    s.attach(ant(tint), 0, 14, 92)
    s.add(p.spline([(-34, -22, 1), (-10, -36), (14, -36), (36, -20, 1), (16, -16), (-12, -15)]), sail, 9)
    s.line(p.line([(-32, -20), (34, -19)]), 2, "5a3418")
    return s


def flag(img: p.Array, x: float, y: float, colour: str) -> None:
    """A pin with a paper flag, and its long lamp shadow."""
    shade = p.Layer()
    shade.stroke(p.line([(x, y), (x + 30, y + 34)]), 2.6, "4a2810", 0.5, 1)
    shade.fill(p.poly([(x + 22, y + 24), (x + 30, y + 34), (x + 50, y + 30), (x + 42, y + 20)]), "4a2810", 0.45, 1.4)
    p.lay(img, shade)
    s = p.Sprite().line(p.line([(0, 0), (4, -50)]), 2.4, "9a968c")
    s.add(p.spline([(4, -50, 1), (20, -54), (40, -46, 1), (34, -38), (39, -28, 1), (20, -34), (5, -28, 1)]), colour, 7)
    s.line(p.spline([(4, -50, 1), (20, -54), (40, -46, 1), (34, -38), (39, -28, 1), (20, -34), (5, -28, 1)]), 1.8, INK)
    s.add(p.circle(4, -53, 4), "d8d0bc", 4)
    s.draw(img, x, y, 112, light=LAMP)


def routes(img: p.Array) -> None:
    """Dotted courses."""
    ink = p.Layer()
    for course in (
        [(240, 386), (300, 470), (300, 560), (220, 640), (190, 716)],
        [(420, 180), (500, 150), (560, 210)],
        [(340, 900), (400, 880), (440, 800), (496, 730)],
        [(392, 262), (470, 330), (560, 440), (640, 500)],
    ):
        for x, y in p.sample(course, 22):
            ink.fill(p.circle(x, y, 2.6), INK, 0.85)
    for x, y in ((190, 690), (500, 724)):
        for turn in (45, -45):
            ink.stroke(p.moved(p.line([(-9, 0), (9, 0)]), x, y, 1, turn), 3, INK, 0.85)
    p.lay(img, ink)


def hump(x: float, r: float) -> skia.Path:
    """One coil of the drawn serpent above its water line."""
    outer = [(x + math.cos(a) * r, 1126 - math.sin(a) * r * 1.6) for a in np.linspace(math.pi, 0, 12)]
    inner = [(x + math.cos(a) * r * 0.46, 1126 - math.sin(a) * r * 0.8) for a in np.linspace(0, math.pi, 10)]
    return p.poly([*outer, *inner])


def monster(img: p.Array) -> None:
    """Drawn coils end at the margin, and a real tongue comes over the edge."""
    ink = p.Layer()
    fin = [(392, 1050, 1), (414, 1066), (436, 1048, 1), (430, 1080), (424, 1100, 1), (404, 1078)]
    for path in (p.spline(fin), *[hump(x, r) for x, r in ((466, 34), (540, 44))]):
        ink.fill(path, "c49a5c", 0.8)
        ink.stroke(path, 2.6, INK, 0.9)
    ink.stroke(p.ribbon([(424, 1092), (430, 1112), (436, 1126)], [8, 12, 15], 16), 2.2, INK, 0.9)
    for x, r in ((466, 34), (540, 44)):
        for k in range(1, 8):
            a = math.pi * k / 8
            for reach in (0.86, 0.68):
                sx, sy = x + math.cos(a) * r * reach, 1126 - math.sin(a) * r * 1.6 * reach
                ink.stroke(p.spline([(sx - 4, sy), (sx, sy + 4), (sx + 4, sy)], False), 1.6, INK, 0.75)
    for k in range(5):
        ink.stroke(p.spline([(404 + k * 36, 1130), (420 + k * 36, 1122), (436 + k * 36, 1130)], False), 2, INK, 0.7)
    p.lay(img, ink)
    tongue = p.spline(
        [
            (840, 1010, 1),
            (740, 1006),
            (650, 1016),
            (588, 1048),
            (572, 1092),
            (598, 1134),
            (664, 1152),
            (750, 1156),
            (840, 1166, 1),
        ]
    )
    m = p.mask(tongue)
    p.shadow(img, m, 10, 16, 12, 0.6, "3a100c")
    p.form(
        img,
        m,
        [(0, "6a1c30"), (0.3, "b8485c"), (0.55, "e07a84"), (0.75, "f4a4a4"), (0.92, "ffd8cc"), (1, "ffffff")],
        58,
        LAMP,
        0.05,
        5,
        5,
    )
    groove = p.mask(p.ribbon([(612, 1084), (690, 1078), (820, 1086)], [3, 12, 16], 40), soft=5)
    p.multiply(img, groove * m, "a83850", 0.7)
    bumps = p.smooth(0.35, 0.9, p.noise(5, 41, 1)) * m
    p.shine(img, bumps, "ffd8d0", 0.28)
    wet = p.mask(
        p.ribbon([(596, 1064), (650, 1034), (740, 1024)], [4, 12, 4], 40),
        p.circle(610, 1106, 6, 10),
        p.circle(690, 1052, 12, 4),
        soft=2,
    )
    p.shine(img, wet * m, "ffffff", 0.85)
    drop = p.mask(p.circle(566, 1118, 9, 7), p.circle(580, 1148, 6, 5))
    p.form(img, drop, [(0, "b89868"), (0.6, "e4cfa0"), (1, "ffffff")], 6, LAMP, 0.02, 2, 1)


def paint() -> p.Array:
    img, sheet = table_and_sheet()
    sea = p.mask(p.rect(68, 68, 664, 1064)) * (0.8 + 0.3 * p.noise(150, 14, 3))
    p.multiply(img, np.clip(sea, 0, 1) * sheet, "c0a070", 0.62)
    chart_lines(img, sheet)
    cup_ring(img, sheet)
    shortbread(img, NORTH, 3)
    shortbread(img, SOUTH, 8)
    ginger_nut(img, 610, 580, 74)
    routes(img)
    crumbs(img)
    for x, y, size, ring in (
        (118, 478, 74, False),
        (470, 392, 62, True),
        (560, 128, 58, False),
        (690, 416, 60, False),
        (318, 1086, 52, True),
    ):
        p.over(img, p.mask(p.circle(x + size * 0.08, y + size * 0.1, size * 0.56), soft=4), "4a2810", 0.5)
        p.props.biscuit("d8a45c", ring).draw(img, x, y, size, 20, light=LAMP)
    jam_rose(img, 588, 886, 124)
    for x, y, colour in (
        (180, 190, "f4ead0"),
        (300, 160, "b07a40"),
        (200, 860, "f4ead0"),
        (250, 950, "f4ead0"),
        (600, 570, "b07a40"),
    ):
        flag(img, x, y, colour)
    fleets = [
        (462, 556, 84, "f6ecd2"),
        (440, 646, 78, "f6ecd2"),
        (500, 706, 70, "f6ecd2"),
        (716, 508, -112, "b88248"),
        (722, 604, -92, "b88248"),
        (690, 692, -60, "b88248"),
        (296, 540, 170, "f6ecd2"),
        (614, 294, 30, "f6ecd2"),
    ]
    for x, y, turn, sail in fleets:
        ship = walnut_ship(sail, "40201a" if sail[0] == "f" else "1c1014")
        p.shadow(img, ship.silhouette(x, y, 90, turn), 7, 9, 5, 0.5, "4a2810")
        ship.draw(img, x, y, 90, turn, light=LAMP)
    for x, y, turn in ((266, 250, 60), (150, 320, -30), (164, 930, 20), (280, 790, 100)):
        ant("40201a").draw(img, x, y, 84, turn, light=LAMP)
    monster(img)
    p.lamp_pool(img, 150, 180, 760, 1000, "ffd890", 0.26)
    p.multiply(img, p.smooth(500, 1150, np.hypot(p.grid.x - 150, p.grid.y - 220)), "6a3a20", 0.4)
    return img
