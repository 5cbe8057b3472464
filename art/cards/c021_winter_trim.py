"""In a salon above the sky a badger trims a cloud; the swept curls fall on a village as snow."""

from __future__ import annotations

import math

import numpy as np

from art import paint as p

NUMBER, TITLE = 21, "Winter Trim"

FLOOR = 742
LIGHT: p.Light = (-0.55, -0.65, 0.5)
CLOUD = [(0, "8c9cc4"), (0.35, "c4c4dc"), (0.6, "f0e4ec"), (0.82, "fffaf6"), (1, "ffffff")]
COAT = [(0, "6c86ac"), (0.4, "a8c0d8"), (0.7, "dceaf0"), (1, "ffffff")]
STEEL = [(0, "3c4050"), (0.4, "8088a0"), (0.7, "c8d0dc"), (1, "ffffff")]
MINT = [(0, "3c6a70"), (0.4, "74b0ac"), (0.7, "b0dcd0"), (1, "f4fff8")]
FUR = [(0, "1c1c24"), (0.35, "3c3c48"), (0.6, "6c6c74"), (0.85, "a8a8a8"), (1, "ececec")]
WHITE = [(0, "8c8ca0"), (0.4, "d0ccd0"), (0.7, "f8f4ee"), (1, "ffffff")]
BLACK = [(0, "08080c"), (0.5, "1c1c24"), (0.85, "4c4c58"), (1, "a0a0a8")]


def salon(img: p.Array) -> None:
    """Striped pink wallpaper, a mirror, a shelf of bottles and the barber's pole."""
    wall = p.texture.stripes("f0a8b8", "f8c4cc", 46, 0, 3)
    p.over(img, p.smooth(FLOOR, FLOOR - 2, p.grid.y), wall)
    p.glow(img, 260, 260, 560, "fff0f0", 0.4)
    panel = p.mask(p.rect(-10, 590, 820, 70))
    p.over(img, panel, "fbe4e4", 0.9)
    p.lay(img, p.Layer().fill(p.rect(-10, 584, 820, 10), "e08ca0").fill(p.rect(-10, 654, 820, 8), "e08ca0"))
    glass = p.circle(196, 266, 118, 156)
    p.solid(
        img,
        p.circle(196, 266, 138, 176),
        [(0, "a0707c"), (0.5, "e8c8b0"), (0.8, "fff0d8"), (1, "ffffff")],
        16,
        LIGHT,
        cast=0.25,
    )
    m = p.mask(glass)
    p.over(
        img,
        m,
        p.ramp(
            np.clip(0.5 + (p.grid.x - p.grid.y + 70) / 420 + p.noise(80, 3, 3) * 0.06, 0, 1),
            [(0, "c8dcec"), (0.5, "e8f0f4"), (1, "f8d4dc")],
        ),
    )
    shine = p.Layer()
    for dx in (0, 36):
        shine.fill(p.poly([(120 + dx, 340), (210 + dx, 150), (226 + dx, 150), (136 + dx, 340)]), "ffffff", 0.4, 3)
    p.lay(img, shine, clip=m)
    p.solid(img, p.rect(54, 470, 284, 16, 5), "e8c8b0", 7, LIGHT, 0.3, cast=0.3)
    for x, h, colour in (
        (90, 60, "8cc4dc"),
        (130, 44, "f4e0a8"),
        (166, 72, "b4dcc8"),
        (214, 50, "c8b0dc"),
        (256, 64, "f4f0e8"),
        (298, 42, "8cc4dc"),
    ):
        bottle = p.spline(
            [
                (x - 15, 470, 1),
                (x - 15, 470 - h * 0.6),
                (x - 6, 470 - h * 0.78),
                (x - 6, 470 - h, 1),
                (x + 6, 470 - h, 1),
                (x + 6, 470 - h * 0.78),
                (x + 15, 470 - h * 0.6),
                (x + 15, 470, 1),
            ]
        )
        p.solid(img, bottle, colour, 10, LIGHT, 0.3)
        p.solid(img, p.circle(x, 466 - h, 7), "fbe4e4", 5, LIGHT, 0.3)
    pole(img, 752, 44)


def pole(img: p.Array, x: float, y: float) -> None:
    """Red and white: the card's one accent."""
    tube = p.mask(p.rect(x - 24, y + 26, 48, 214, 6))
    p.shadow(img, tube, 8, 8, 8, 0.3, "8a4a60")
    spiral = np.sin((p.grid.y * 0.9 + p.grid.x * 1.2) / 12.5)
    cloth = p.blank("fffaf4")
    p.over(cloth, p.smooth(-0.1, 0.1, spiral), "d81c24")
    p.clothe(img, tube, cloth, 24, LIGHT, "5c2c48", 2)
    for dy in (14, 244):
        p.solid(img, p.rect(x - 31, y + dy, 62, 22, 8), STEEL, 11, LIGHT, 0.3, cast=0.2)
    p.solid(img, p.circle(x, y, 25), STEEL, 22, LIGHT, 0.3)


def floor(img: p.Array) -> None:
    """Chequered tiles, the open trapdoor, and the cloud they lie on."""
    tiles = p.texture.tiles("fff4f0", "eea0b4", 70, 4)
    p.onto(img, tiles, ((-60, 664), (860, 664), (1080, 790), (-280, 790)))
    hole = p.poly([(106, 716), (226, 716), (214, 780), (78, 780)])
    p.over(img, p.mask(hole), p.vertical([(0, "6c9cc8"), (1, "bcdcf0")], 716, 780))
    lid = p.poly([(106, 716), (226, 716), (236, 640), (120, 634)])
    p.clothe(img, p.mask(lid), p.texture.tiles("fbe4e4", "e08ca0", 40, 6), 6, LIGHT)
    p.lay(img, p.Layer().stroke(lid, 4, "b86c84").stroke(hole, 5, "b86c84"))
    for x, w, h, seed in (
        (60, 260, 84, 3),
        (250, 250, 70, 5),
        (430, 290, 92, 7),
        (620, 270, 80, 9),
        (780, 240, 90, 11),
    ):
        p.cumulus(img, x, 862, w, h, "ffffff", "f8e4ec", "a4b8dc", seed, 60, (-0.4, -0.8), 1.0, None, 1.2)
    gap = p.mask(p.poly([(84, 776), (212, 776), (206, 880), (92, 880)]), soft=10)
    p.over(img, gap, "bcdcf0", 0.55)


def village(img: p.Array) -> None:
    """Below: snow on roofs, children running out with sledges."""
    p.over(
        img,
        p.smooth(800, 806, p.grid.y),
        p.vertical(
            [(0, "8cb8dc"), (0.4, "b4d4ec"), (0.75, "d8e8f4"), (1, "e8f0f8")], 800, 1200, p.noise(160, 4, 3) * 0.05
        ),
    )
    p.ridge(img, 958, 16, "a8c4e0", "d0e2f0", 5, 60)
    p.forest_band(img, 986, 44, "7c9cc0", 4, 70, "fir", "d4e4f0")
    m = p.below(p.skyline(1010, 12, 6))
    p.form(img, m, [(0, "8ca8d0"), (0.55, "c0d4ea"), (0.85, "e8f2fa"), (1, "ffffff")], 90, LIGHT, 0.08, 4, 8)
    layer = p.Layer()
    tops = []
    walls, roofs = ["c8b0a8", "b8c4d0", "d8c8b8", "c0b0c0"], ["6c7c9c", "8c7484", "5c7490", "7c6c8c"]
    places = [
        (300, 1040, 44),
        (370, 1030, 40),
        (452, 1044, 50),
        (540, 1032, 42),
        (612, 1046, 48),
        (690, 1034, 42),
        (762, 1052, 50),
        (230, 1056, 46),
        (410, 1078, 52),
        (660, 1088, 54),
    ]
    for k, (x, y, s) in enumerate(sorted(places, key=lambda q: q[1])):
        tops.append(p.house(layer, x, y, s, walls[k % 4], roofs[k % 4], "ffe0a0", k + 3, "ffffff", k == 4))
    p.lay(img, layer, tooth=0.6)
    for k in (0, 3, 6, 8):
        p.smoke(img, *tops[k], 60, "f4f4f8", k, 16, 0.6, 8)
    front = p.below(p.skyline(1118, 14, 9))
    p.form(img, front, [(0, "84a0cc"), (0.55, "b8cee8"), (0.85, "e4eef8"), (1, "ffffff")], 90, LIGHT, 0.08, 6, 8)
    for x, y, size, pose, coat, flip in (
        (330, 1150, 62, "run", "5c84a8", False),
        (520, 1160, 66, "pull", "7c8c5c", True),
        (610, 1136, 54, "jump", "a87c50", False),
        (180, 1150, 56, "wave", "6c6c9c", False),
    ):
        p.figure(pose, coat=coat, garment="jacket", hat="bobble", hat_colour=coat, scarf="f4e8c8").draw(
            img, x, y, size, flip=flip, light=LIGHT, ground=0.3
        )
    for x, y in ((566, 1164), (282, 1154)):
        s = p.Sprite()
        s.add(p.rect(-30, -14, 60, 6, 3), "8a6440", 3)
        s.line(p.spline([(-28, 0), (24, 0), (36, -8), (34, -16)], False), 3, "5c4030")
        for dx in (-20, 16):
            s.line(p.line([(dx, -10), (dx, 0)]), 3, "5c4030")
        s.draw(img, x, y, 76, light=LIGHT, ground=0.3)


def chair(img: p.Array) -> None:
    """A barber's chair in mint and chrome."""
    p.contact(img, 408, 728, 130, 16, 0.4, "8a4a60")
    p.solid(
        img,
        p.spline([(320, 728, 1), (340, 706), (408, 698), (476, 706), (496, 728, 1), (408, 738)]),
        STEEL,
        14,
        LIGHT,
        0.4,
    )
    p.solid(img, p.rect(390, 630, 36, 80, 6), STEEL, 16, LIGHT, 0.3)
    p.solid(
        img, p.spline([(300, 560), (408, 548), (516, 560), (524, 620), (408, 640), (292, 620)]), MINT, 30, LIGHT, 0.5
    )
    for side in (-1, 1):
        x = 408 + side * 118
        p.solid(img, p.rect(x - 15, 500, 30, 126, 12), STEEL, 13, LIGHT, 0.3)
        p.solid(img, p.circle(x, 498, 28, 17), MINT, 14, LIGHT, 0.4)
    p.solid(img, p.ribbon([(330, 690), (408, 698), (486, 690)], [14, 16, 14], 20, True), STEEL, 7, LIGHT, 0.3)


def customer(img: p.Array) -> None:
    """The great cumulus under a cape: shaggy above and left, trimmed on the right."""
    cape = [
        (330, 400),
        (410, 384),
        (490, 400),
        (540, 500),
        (560, 600),
        (540, 640),
        (480, 628),
        (410, 648),
        (340, 630),
        (278, 642),
        (256, 600),
        (280, 500),
    ]
    m = p.rough(p.mask(p.spline(cape)), 1, 12, 4)
    p.shadow(img, m, 10, 10, 14, 0.3, "8a4a60")
    p.clothe(img, m, p.texture.stripes("f8f4f4", "a8cce4", 24, 0.25, 5), 80, LIGHT, "5c5c8c", 8)
    folds = p.Layer()
    for x in (300, 350, 408, 466, 516):
        folds.fill(
            p.ribbon([(410 + (x - 410) * 0.4, 420), (410 + (x - 410) * 0.8, 520), (x, 634)], [2, 11, 14], 30),
            "6c7cac",
            0.35,
            5,
        )
    p.lay(img, folds, clip=m)
    puffs = [
        (410, 290, 130),
        (300, 330, 92),
        (300, 230, 88),
        (380, 160, 92),
        (480, 180, 84),
        (530, 260, 70),
        (510, 340, 72),
        (420, 370, 84),
        (252, 280, 64),
        (340, 130, 60),
    ]
    m = p.mask(*[p.circle(x, y, r) for x, y, r in puffs])
    p.shadow(img, m, 8, 14, 16, 0.3, "8a4a60")
    for x, y, r in puffs:
        p.form(img, p.mask(p.circle(x, y, r)), CLOUD, r, LIGHT, 0.04, int(x), 9)
    p.form(img, m, CLOUD, 120, LIGHT, 0.03, 5, 12, alpha=0.45)
    shaggy = m * p.smooth(0.0, 1.0, (470 - p.grid.x) / 30 - (p.grid.y - 300) / 130)
    p.wool(img, shaggy, 27, 6, shade="8c9cc8", lit="ffffff")
    loose = p.grid.zeros()
    for x, y, r in ((214, 250, 30), (236, 190, 34), (288, 118, 32), (330, 74, 30), (392, 66, 30), (226, 330, 26)):
        loose = np.maximum(loose, p.mask(p.circle(x, y, r)))
    p.form(img, loose, CLOUD, 26, LIGHT, 0.04, 8)
    p.wool(img, loose, 24, 9, shade="8c9cc8", lit="ffffff")
    face = p.Layer()
    for x in (372, 462):
        face.stroke(p.spline([(x - 22, 312), (x, 324), (x + 22, 312)], False), 6, "4c5480")
        face.fill(p.circle(x + (-14 if x < 400 else 14), 346, 24, 14), "f49cac", 0.5, 7)
    face.stroke(p.spline([(396, 356), (417, 368), (440, 356)], False), 6, "4c5480")
    p.lay(img, face)
    p.solid(
        img, p.ribbon([(336, 412), (410, 436), (486, 412)], [26, 30, 26], 24, True), "fffafa", 13, LIGHT, 0.5, cast=0.2
    )


def badger(img: p.Array) -> None:
    """The barber: scissors in one paw, comb in the other."""
    p.contact(img, 670, 740, 100, 14, 0.45, "8a4a60")
    for x in (636, 706):
        p.solid(img, p.ribbon([(x, 600), (x, 724)], [60, 50], 12, True), BLACK, 24, LIGHT)
        p.solid(img, p.spline([(x - 54, 740, 1), (x - 40, 716), (x + 14, 708), (x + 30, 740, 1)]), BLACK, 14, LIGHT)
    arm_far = [(630, 400), (580, 440), (556, 404)]
    p.solid(img, p.ribbon(arm_far, [50, 42, 34], 24, True), COAT, 20, LIGHT)
    p.solid(img, p.circle(550, 394, 23, 21), BLACK, 17, LIGHT)
    comb(img)
    body = [
        (610, 376),
        (670, 352),
        (730, 380),
        (764, 470),
        (770, 580),
        (756, 650),
        (670, 664),
        (592, 650),
        (584, 560),
        (592, 460),
    ]
    m = p.rough(p.mask(p.spline(body)), 1.2, 12, 5)
    p.shadow(img, m, 8, 8, 12, 0.3, "8a4a60")
    p.form(img, m, COAT, 84, LIGHT, 0.05, 5, 8)
    detail = p.Layer()
    detail.stroke(p.spline([(622, 384), (612, 500), (616, 654)], False), 3, "7c94b4", 0.8)
    for y in (440, 500, 560, 614):
        detail.fill(p.circle(602, y, 6), "8ca4c0")
    detail.stroke(p.spline([(664, 560, 1), (668, 622), (730, 620), (732, 554, 1)], False), 3, "7c94b4", 0.8)
    p.lay(img, detail)
    tool = p.Layer().fill(p.rect(682, 520, 9, 60, 3), "8ca4b8").fill(p.rect(704, 528, 8, 50, 3), "c88ca0")
    p.lay(img, tool)
    badger_head(img, 652, 300)
    sleeve = p.ribbon(
        [(716, 404), (708, 462), (658, 500), (602, 462), (568, 386), (552, 312)], [56, 66, 62, 54, 44, 38], 60, True
    )
    m = p.solid(img, sleeve, COAT, 30, LIGHT, cast=0.25)
    creases = p.Layer()
    for points in (
        [(664, 474), (650, 494), (656, 522)],
        [(636, 470), (628, 492), (610, 504)],
        [(586, 392), (570, 402), (556, 404)],
    ):
        creases.stroke(p.spline(points, False), 4, "7c94b4", 0.5, 1.5)
    creases.stroke(p.spline([(530, 318), (552, 326), (574, 314)], False), 5, "8ca4c0", 0.7)
    p.lay(img, creases, clip=m)
    p.solid(
        img,
        p.spline([(522, 300), (520, 272), (538, 256), (562, 260), (572, 284), (566, 306), (544, 312)]),
        BLACK,
        20,
        LIGHT,
    )
    scissors(img, 530, 258)
    for k in range(3):
        finger = p.ribbon(
            [(562 - k * 5, 266 + k * 15), (538 - k * 3, 262 + k * 13), (522, 272 + k * 9)], [15, 14, 9], 14, True
        )
        p.solid(img, finger, BLACK, 6, LIGHT, 0.4, cast=0.25)


def badger_head(img: p.Array, x: float, y: float) -> None:
    """In profile to the left: white, with the black stripe through the eye."""
    skull = [
        (x - 96, y + 34),
        (x - 78, y + 8),
        (x - 36, y - 34),
        (x + 10, y - 56),
        (x + 64, y - 44),
        (x + 94, y),
        (x + 86, y + 58),
        (x + 30, y + 84),
        (x - 30, y + 70),
        (x - 78, y + 60),
    ]
    m = p.rough(p.mask(p.spline(skull)), 2, 9, 4)
    p.shadow(img, m, 4, 12, 10, 0.35, "4a3a58")
    p.form(img, m, WHITE, 60, LIGHT, 0.05, 6, 6)
    stripe = (
        p.mask(
            p.spline(
                [
                    (x - 70, y + 20),
                    (x - 30, y - 14),
                    (x + 20, y - 30),
                    (x + 76, y - 30),
                    (x + 108, y + 10),
                    (x + 60, y + 30),
                    (x + 10, y + 18),
                    (x - 40, y + 34),
                ]
            ),
            soft=2,
        )
        * m
    )
    p.over(img, stripe, p.ramp(p.inflate(m, 60, LIGHT, 6), BLACK))
    nape = (
        p.mask(
            p.spline([(x + 60, y - 50), (x + 110, y), (x + 100, y + 80), (x + 50, y + 90), (x + 80, y + 30)]), soft=6
        )
        * m
    )
    p.over(img, nape, p.ramp(p.inflate(m, 60, LIGHT, 6), FUR))
    p.hairs(
        img,
        m * p.smooth(x - 92, x - 70, p.grid.x),
        lambda a, b: math.atan2((b - y - 40) * 0.6, a - x + 130),
        2200,
        (9, 20),
        (1, 2),
        0.1,
        7,
    )
    p.solid(img, p.circle(x + 62, y - 44, 22, 20), BLACK, 14, LIGHT, cast=0.2)
    p.over(img, p.mask(p.circle(x + 62, y - 54, 14, 7), soft=2), "f8f4ee", 0.9)
    p.solid(
        img,
        p.spline([(x - 106, y + 34), (x - 96, y + 20), (x - 78, y + 24), (x - 78, y + 42), (x - 94, y + 50)]),
        BLACK,
        10,
        LIGHT,
        0.4,
    )
    layer = p.Layer()
    layer.fill(p.circle(x - 22, y + 4, 11), "f4ece0").fill(p.circle(x - 25, y + 5, 7), "0c0c10").fill(
        p.circle(x - 27, y + 2, 2.6), "ffffff"
    )
    layer.stroke(p.spline([(x - 84, y + 56), (x - 60, y + 54), (x - 34, y + 44)], False), 3.4, "3c3440", 0.9)
    layer.stroke(p.circle(x - 22, y + 5, 20), 3.4, "c89c50").stroke(
        p.spline([(x - 2, y + 2), (x + 30, y - 8), (x + 54, y - 24)], False), 3, "c89c50"
    )
    p.lay(img, layer)


def scissors(img: p.Array, x: float, y: float) -> None:
    """Open blades at the fleece."""
    for turn in (-158, -122):
        a = math.radians(turn)
        tip = (x + math.cos(a) * 118, y + math.sin(a) * 118)
        side = (math.cos(a + 1.57) * 9, math.sin(a + 1.57) * 9)
        blade = p.poly([(x + side[0], y + side[1]), tip, (x - side[0], y - side[1])])
        p.solid(img, blade, [(0, "20242e"), (0.5, "4c566a"), (0.8, "8894a8"), (1, "e8f0f8")], 7, LIGHT, 0.2, cast=0.45)
    rings = p.Layer().stroke(p.circle(x + 26, y + 8, 14), 6, "3c4458").stroke(p.circle(x + 8, y + 28, 14), 6, "4c566a")
    rings.fill(p.circle(x, y, 6), "5c6480")
    p.lay(img, rings)


def comb(img: p.Array) -> None:
    """A broad comb."""
    layer = p.Layer()
    layer.fill(p.moved(p.rect(-54, -10, 108, 15, 5), 520, 402, 1, -24), "5c4a78")
    for k in range(16):
        layer.fill(p.moved(p.rect(-50 + k * 6.5, 3, 3, 24), 520, 402, 1, -24), "5c4a78")
    p.lay(img, layer)


def sweepings(img: p.Array) -> None:
    """Curls on the tiles; the apprentice pushes them through the trapdoor."""
    heaps = [
        (250, 726, 44),
        (292, 736, 36),
        (214, 738, 34),
        (330, 742, 26),
        (500, 738, 24),
        (556, 744, 20),
        (176, 744, 26),
    ]
    m = p.mask(*[p.circle(x, y - r * 0.5, r, r * 0.7) for x, y, r in heaps])
    p.shadow(img, m, 4, 8, 8, 0.3, "8a4a60")
    p.form(img, m, CLOUD, 30, LIGHT, 0.05, 4)
    p.wool(img, m, 17, 7, shade="8c9cc8", lit="ffffff")
    mouse = p.mole("7c6c74")
    mouse.draw(img, 326, 746, 150, flip=True, light=LIGHT, ground=0.3)
    broom = p.Layer().stroke(p.line([(330, 600), (256, 716)]), 7, "a87c4c")
    random = np.random.default_rng(4)
    for _ in range(60):
        u = random.uniform(-1, 1)
        broom.stroke(
            p.line([(258 + u * 8, 708 + u * 5), (240 + u * 34, 752 + u * 12 + random.normal(0, 3))]),
            2.6,
            p.mix("b88c48", "f0d08c", random.random()),
        )
    broom.stroke(p.line([(246, 702), (270, 718)]), 9, "8c5c38")
    p.lay(img, broom)


def grump(img: p.Array) -> None:
    """The small black cloud on the bench did not want to come."""
    p.solid(img, p.rect(10, 640, 86, 16, 5), "c89c70", 7, LIGHT, 0.3)
    for x in (18, 78):
        p.solid(img, p.rect(x, 654, 10, 54, 3), "a87c54", 4, LIGHT, 0.3)
    puffs = [(52, 606, 34), (26, 618, 22), (80, 616, 24), (44, 582, 22), (70, 588, 20)]
    m = p.mask(*[p.circle(*q) for q in puffs])
    p.form(img, m, [(0, "14141c"), (0.4, "2c2c3c"), (0.7, "545468"), (1, "9898b0")], 26, LIGHT, 0.05, 3)
    p.wool(img, m, 12, 4, shade="14141c", lit="8c8ca4")
    layer = p.Layer()
    for x in (42, 66):
        layer.fill(p.circle(x, 598, 6), "f4f0e0").fill(p.circle(x - 1, 600, 3), "101018")
        layer.stroke(p.line([(x - 9 * (1 if x < 50 else -1), 586), (x + 6 * (1 if x < 50 else -1), 592)]), 4, "0c0c14")
    layer.fill(p.poly([(20, 618), (53, 628), (53, 660), (20, 650)]), "f8e8e0").fill(
        p.poly([(86, 618), (53, 628), (53, 660), (86, 650)]), "e4ccd0"
    )
    layer.fill(p.rect(26, 628, 18, 12), "8cc4dc").stroke(p.line([(60, 634), (78, 628)]), 2, "b88c9c").stroke(
        p.line([(60, 642), (78, 636)]), 2, "b88c9c"
    )
    for pts in (
        [(98, 580), (108, 572), (104, 566), (116, 556)],
        [(14, 584), (4, 576), (8, 570), (-2, 562)],
        [(64, 556), (70, 546), (64, 542), (72, 530)],
    ):
        layer.stroke(p.line(pts), 3, "ffe060")
    p.lay(img, layer)
    p.glow(img, 108, 566, 26, "fff0a0", 0.7)
    p.glow(img, 68, 542, 24, "fff0a0", 0.7)


def paint() -> p.Array:
    """The card."""
    img = p.blank("f0a8b8")
    salon(img)
    village(img)
    floor(img)
    grump(img)
    chair(img)
    customer(img)
    badger(img)
    sweepings(img)
    random = np.random.default_rng(6)
    for k in range(22):
        t = k / 22
        curl = p.mask(p.circle(146 + random.normal(0, 18 + 34 * t), 776 + 260 * t, 15 * (1 - t) + 4))
        p.form(img, curl, CLOUD, 12, LIGHT, 0.03, k)
        p.wool(img, curl, 15 * (1 - t) + 5, k, shade="8c9cc8", lit="ffffff")
    below = p.smooth(860, 900, p.grid.y)
    before = img.copy()
    p.snowfall(img, 900, "ffffff", 5, 4.2, 0.1)
    img[:] = before * (1 - below[..., None]) + img * below[..., None]
    return img
