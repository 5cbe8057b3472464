"""Nine gilt frames on an oxblood wall: one ginger cat in eight lives; out of the ninth it has walked, in wet paint."""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np

from art import paint as p

NUMBER, TITLE = 30, "The Ninth Frame"

GINGER, CREAMY, STRIPE = "d8782c", "fbe6c8", "8e3c14"
GILT = [(0, "3c1c10"), (0.3, "7c4a18"), (0.52, "b8842c"), (0.72, "e8bc54"), (0.9, "ffe8a0"), (1, "fffbe0")]
LAMP_LIGHT = (0.15, -0.9, 0.4)
COBALT = "1f4fe0"
FRAME_W, FRAME_H = 212, 268
HEAD = [
    (-22, -30),
    (-30, -46),
    (-28, -64),
    (-20, -76),
    (-18, -90),
    (-10, -104, 1),
    (0, -92),
    (6, -82),
    (18, -76),
    (27, -66),
    (34, -58),
    (40, -53),
    (41, -48),
    (36, -45),
    (37, -40),
    (31, -35),
    (20, -32),
    (12, -26),
]
BUST = [(-22, -34), (-34, -18), (-44, 10), (-46, 60), (50, 60), (40, 14), (30, -8), (20, -30)]


def cat(ears: bool = True) -> p.Sprite:
    """Head and chest of the cat in profile, facing right, the chin about 35 above the origin."""
    s = p.Sprite()
    s.add(p.spline(BUST), GINGER, 26, spine=[(0, -30), (-2, 60)], fur=8)
    s.add(
        p.spline([(22, -30), (36, 4), (40, 60), (4, 60), (6, 10), (10, -20)]),
        CREAMY,
        12,
        soft=2,
        spine=[(16, -30), (22, 60)],
        fur=8,
    )
    if ears:
        s.add(p.spline([(2, -86), (8, -106, 1), (20, -82), (14, -72)]), p.mix(GINGER, "5a2418", 0.45), 5)
    head = [q for q in HEAD if ears or q[1] > -88]
    s.add(p.spline(head), GINGER, 22, spine=[(38, -50), (4, -58), (-30, -50)], fur=6)
    if ears:
        s.add(p.spline([(-14, -86), (-10, -99, 1), (-1, -86), (-5, -80)]), "c87058", 4)
    s.add(
        p.spline([(40, -50), (30, -52), (20, -44), (16, -34), (24, -31), (36, -36)]),
        CREAMY,
        7,
        soft=1,
        spine=[(40, -48), (16, -36)],
        fur=4,
    )
    stripes = [
        [(4, -80), (9, -72), (8, -66)],
        [(-3, -82), (0, -72), (-2, -64)],
        [(-8, -58), (-18, -54), (-28, -54)],
        [(-6, -48), (-16, -43), (-27, -42)],
    ]
    stripes += [
        [(0, -42), (-10, -34), (-20, -31)],
        [(-6, -8), (-22, -4), (-38, 2)],
        [(-6, 12), (-24, 18), (-43, 22)],
        [(-8, 32), (-26, 40), (-45, 42)],
    ]
    for points in stripes:
        s.add(p.ribbon(points, [1, 5, 2], 16), STRIPE, 0, alpha=0.6, soft=0.8)
    s.add(p.spline([(12, -60), (18, -66), (26, -62), (24, -56), (16, -56)]), "b8cc58", 3)
    s.add(p.circle(20.5, -60.6, 2.2, 4.4), "120a10", 0)
    s.add(p.circle(21.6, -63, 1.1), "fffbe8", 0)
    s.line(p.spline([(10, -60), (17, -67), (27, -63)], False), 2, "3c1408", 0.9)
    s.add(p.spline([(37, -55), (42, -53), (41, -48), (37, -49)]), "c86464", 2)
    s.line(p.spline([(39, -47), (34, -43), (27, -43)], False), 1.4, "5a2010", 0.9)
    for k in range(3):
        s.line(p.spline([(32, -44 + k * 2), (46, -44 + k * 6), (60, -46 + k * 9)], False), 0.8, "fff6e4", 0.8)
    return s


def pirate(s: p.Sprite) -> None:
    s.add(p.spline([(-30, -4), (-50, 10), (-52, 62), (56, 62), (44, 16), (30, 0), (26, 30), (0, 16)]), "2c2430", 12)
    s.add(p.ribbon([(32, 2), (36, 30), (34, 60)], [5, 6, 6], 20), "d8b048", 3)
    s.add(
        p.spline([(-48, -78), (-46, -98, 1), (-14, -92), (6, -116), (30, -104), (50, -88, 1), (44, -70), (10, -72)]),
        "221c28",
        10,
    )
    s.line(p.spline([(-46, -94), (-16, -88), (6, -111), (30, -100), (48, -86)], False), 2.6, "d8b048")
    s.add(p.circle(18, -60, 9), "16101c", 5)
    s.line(p.line([(-28, -74), (18, -62)]), 2.4, "16101c")
    s.add(p.star(8, -90, 7, 4, 0.4), "f0e4cc", 0)


def abbess(s: p.Sprite) -> None:
    s.add(
        p.spline(
            [(-8, -92), (-34, -86), (-46, -40), (-56, 62), (58, 62), (40, 0), (20, -22), (2, -24), (-8, -50), (2, -78)]
        ),
        "1e1a22",
        16,
    )
    s.add(
        p.spline(
            [
                (14, -80),
                (0, -92),
                (-10, -84),
                (-14, -50),
                (-2, -22),
                (10, 12),
                (36, 14),
                (34, -10),
                (20, -28),
                (6, -36),
                (-2, -56),
            ]
        ),
        "f4ecdc",
        8,
    )
    s.line(p.line([(14, 26), (14, 56)]), 4, "d8b048")
    s.line(p.line([(5, 36), (23, 36)]), 4, "d8b048")


def boxer(s: p.Sprite) -> None:
    for x, y, tint in ((52, 6, "5a2a1c"), (30, 26, "7c3a22")):
        s.add(
            p.spline(
                [
                    (x - 22, y + 18),
                    (x - 24, y - 8),
                    (x - 8, y - 24),
                    (x + 12, y - 22),
                    (x + 20, y - 4),
                    (x + 14, y + 16),
                    (x - 4, y + 24),
                ]
            ),
            tint,
            16,
        )
        s.add(
            p.spline([(x - 14, y - 2), (x - 4, y - 12), (x + 2, y + 2), (x - 10, y + 8)]), p.mix(tint, "ffffff", 0.1), 6
        )
        s.add(p.poly([(x - 20, y + 18), (x + 10, y + 20), (x + 6, y + 36), (x - 20, y + 36)]), "f0e4cc", 4)
    s.line(p.spline([(-4, -64), (8, -60)], False), 7, "f4dcb8")


def cosmonaut(s: p.Sprite) -> None:
    s.add(p.spline([(-40, 0), (-56, 20), (-58, 62), (60, 62), (52, 14), (34, -6)]), "e4e2dc", 18)
    s.add(p.ribbon([(-42, -6), (0, 6), (40, -8)], [12, 15, 12], 30, True), "b8b4ac", 6)
    s.add(p.circle(4, -60, 58, 56), "bfe4e0", 0, alpha=0.2)
    s.add(p.cut(p.circle(4, -60, 60, 58), p.circle(4, -60, 54, 52)), "ece8e0", 4)
    s.line(p.spline([(-36, -84), (-22, -100), (0, -106)], False), 6, "ffffff", 0.7)
    s.add(p.rect(8, 24, 24, 18, 3), "5a7a5c", 4)


def chef(s: p.Sprite) -> None:
    puff = p.union(
        *[p.circle(x, y, r) for x, y, r in ((-24, -112, 17), (-6, -122, 19), (16, -120, 18), (30, -106, 14))],
        p.poly([(-30, -104), (30, -104), (22, -74), (-20, -78)]),
    )
    s.add(puff, "f8f2e6", 13)
    s.add(p.ribbon([(-22, -78), (4, -84), (24, -76)], [9, 10, 9], 20, True), "e8dcc8", 4)
    s.add(p.spline([(-28, -8), (-50, 12), (-52, 62), (54, 62), (44, 14), (28, -4)]), "f4ece0", 14)
    s.add(p.spline([(-24, -24), (4, -10), (28, -22), (26, -8), (34, 14, 1), (14, 4), (-20, -8)]), "3c6a4c", 6)
    for y in (20, 42):
        s.add(p.circle(24, y, 3.6), "8a7a68", 2)


def judge(s: p.Sprite) -> None:
    s.add(p.spline([(-28, -14), (-52, 8), (-56, 62), (56, 62), (44, 12), (28, -10)]), "241a24", 14)
    curls = [
        (-4, -88, 13),
        (-18, -82, 13),
        (-28, -70, 12),
        (-32, -56, 12),
        (-34, -42, 12),
        (-34, -28, 12),
        (-32, -14, 12),
        (-30, 0, 12),
        (8, -84, 10),
    ]
    for x, y, r in curls:
        s.add(p.circle(x, y, r), "ece6da", 8)
        s.line(
            p.spline([(x - r * 0.5, y), (x, y - r * 0.5), (x + r * 0.5, y), (x, y + r * 0.4)], False),
            1.3,
            "a89c90",
            0.8,
        )
    for x in (14, 24):
        s.add(p.poly([(x - 4, -12), (x + 4, -12), (x + 8, 26), (x - 5, 26)]), "f8f4ea", 3)


def bride(s: p.Sprite) -> None:
    s.add(
        p.spline([(4, -96), (-26, -92), (-46, -50), (-58, 62), (20, 62), (0, 10), (-14, -30), (-12, -66)]),
        "fbf6ee",
        16,
        alpha=0.86,
    )
    for k in range(5):
        s.line(p.spline([(-8 - k * 4, -88), (-24 - k * 5, -30), (-16 - k * 9, 60)], False), 1.2, "c8bcb0", 0.6)
    for k in range(6):
        x, y = -24 + k * 8, -82 - 10 * math.sin(k * 0.62)
        s.add(p.circle(x, y, 6), "f6d8c8" if k % 2 else "fffaf0", 5)
        s.add(p.circle(x, y, 2), "e8b048", 0)
    for k in range(9):
        s.add(p.circle(-16 + k * 5.4, -16 + 10 * math.sin(k * 0.42), 3.2), "fff6ea", 3)


def diver(s: p.Sprite) -> None:
    s.add(p.spline([(-44, 4), (-60, 24), (-60, 62), (62, 62), (54, 20), (40, 2)]), "7a6a4c", 18)
    shell = p.cut(p.circle(2, -52, 62, 60), p.circle(16, -54, 34, 36))
    s.add(shell, "b06a34", 20)
    s.add(p.cut(p.circle(16, -54, 39, 41), p.circle(16, -54, 33, 35)), "e0a850", 4)
    s.add(p.circle(16, -54, 33, 35), "9fd0b8", 0, alpha=0.16)
    for k in range(10):
        a = k * math.tau / 10
        s.add(p.circle(16 + 36 * math.cos(a), -54 + 38 * math.sin(a), 2.4), "6a3c18", 2)
    s.add(p.ribbon([(-46, 2), (0, 16), (48, 2)], [14, 18, 14], 30, True), "c88a44", 7)
    s.line(p.spline([(2, -74), (8, -84), (18, -86)], False), 4, "ffffff", 0.6)


LIVES: list[tuple[Callable[[p.Sprite], None], bool, str, bool]] = [
    (pirate, False, "2c4a4c", False),
    (abbess, False, "4a3a28", True),
    (boxer, True, "3c4a30", False),
    (cosmonaut, True, "161c2c", False),
    (chef, False, "5a4a30", False),
    (judge, False, "3a2a22", True),
    (bride, True, "40583c", True),
    (diver, True, "1c4440", False),
]


def wall() -> p.Array:
    """Oxblood damask, and the slanting skirting of a staircase."""
    img = p.blank("5a1620")
    motif = np.zeros_like(p.grid.x)
    u, v = p.grid.x / 80, p.grid.y / 110
    for shift in (0, 0.5):
        a, b = (u + shift) % 1 - 0.5, (v + shift) % 1 - 0.5
        leaf = np.abs(a) - 0.24 * np.cos(b * math.pi) ** 2 + 0.05 * np.cos(b * 9 * math.pi)
        motif = np.maximum(motif, p.smooth(0.03, -0.03, np.abs(leaf + 0.04) - 0.035))
    t = np.clip(0.5 + p.noise(180, 3, 4) * 0.25 + p.noise(5, 4, 2) * 0.08 - (p.grid.y - 500) / 3200, 0, 1)
    img[:] = p.ramp(t, [(0, "380a16"), (0.5, "64161f"), (1, "8c2a2a")])
    p.over(img, motif.astype(np.float32), "a03a34", 0.28)
    p.brush(img, 30, 2600, p.swirl(200, 3, 0.4, 1.5), 0.04, 0.25, 6)
    board = p.mask(p.poly([(-10, 1166), (810, 1092), (810, 1210), (-10, 1210)]))
    p.shadow(img, board, 0, -8, 8, 0.5)
    p.over(img, board, p.texture.wood("4a2418", 60, False, 3))
    p.rim_light(img, board, "e8b070", 0, -4, 0.5, 1.5)
    return img


def frame(img: p.Array, x: float, y: float, oval: bool, turn: float) -> p.Array:
    """A carved gilt frame with its middle on (x, y). Returns the mask of the canvas."""

    def outline(grow: float) -> object:
        w, h = FRAME_W / 2 + grow, FRAME_H / 2 + grow
        shape = p.circle(0, 0, w, h) if oval else p.rect(-w, -h, 2 * w, 2 * h, 4 if grow else 0)
        return p.moved(shape, x, y, 1, turn)

    outer, canvas = p.mask(outline(0)), p.mask(outline(-24))
    p.shadow(img, outer, 4, 16, 12, 0.6, "14040c")
    for grow, radius in ((0, 13), (-15, 5), (-20, 6)):
        p.form(img, p.mask(outline(grow)), GILT, radius, LAMP_LIGHT, 0.07, 4, 0.8)
    beads = p.Layer()
    steps = 44
    for k in range(steps):
        a = k * math.tau / steps
        c, s = math.cos(a), math.sin(a)
        reach = 1 if oval else 1 / max(abs(c), abs(s))
        bx, by = (FRAME_W / 2 - 11) * c * reach, (FRAME_H / 2 - 11) * s * reach
        r = math.radians(turn)
        bx, by = x + bx * math.cos(r) - by * math.sin(r), y + bx * math.sin(r) + by * math.cos(r)
        beads.fill(p.circle(bx, by + 1, 4.2), "5a3010", 0.7)
        beads.fill(p.circle(bx, by, 3.4), "f4d078", 0.95)
    p.lay(img, beads)
    return canvas


def lamp(img: p.Array, x: float, y: float) -> None:
    """A little brass picture lamp and its light."""
    p.lamp_pool(img, x, y + 86, 130, 150, "ffc070", 0.34)
    p.lamp_pool(img, x, y + 20, 80, 44, "ffe0a0", 0.4)
    s = p.Sprite()
    s.limb([(0, 14), (0, -6)], [5, 4], "a87830")
    s.limb([(-40, -8), (40, -8)], [11, 11], "d8a848")
    s.line(p.line([(-36, -2), (36, -2)]), 3, "fff4c8")
    s.draw(img, x, y, 100, light=LAMP_LIGHT)


def pawprint(layer: p.Layer, x: float, y: float, size: float, turn: float) -> None:
    """A wet print."""
    shape = p.spline([(0, -6), (10, 0), (13, 10), (4, 13), (-4, 13), (-13, 10), (-10, 0)])
    toes = [p.circle(dx, dy, 4.6, 6.4) for dx, dy in ((-14, -6), (-5.4, -16), (5.4, -16), (14, -6))]
    for path in (shape, *toes):
        layer.fill(p.moved(path, x, y, size, turn), COBALT, 0.97)
    layer.fill(p.moved(p.circle(-3, 4, 4, 2), x, y, size, turn), "a8c0ff", 0.8)


def mouse_at_work(img: p.Array) -> None:
    """A mouse on a ladder, hammering in the nail for a tenth."""
    s = p.Sprite()
    for x in (-22, 22):
        s.limb([(x, 66), (x * 0.8, -30)], [5, 5], "b08850")
    for k in range(5):
        s.limb([(-20, 56 - k * 18), (20, 56 - k * 18)], [4, 4], "8a6438")
    s.line(p.spline([(-8, -34), (-30, -28), (-36, -10), (-52, -12)], False), 2.6, "d89a8c")
    s.add(
        p.spline([(-14, -30), (-18, -48), (-6, -68), (8, -66), (14, -46), (12, -30)]),
        "a49a96",
        14,
        spine=[(0, -66), (0, -30)],
        fur=4,
    )
    s.add(p.circle(-4, -84, 10), "b8a8a4", 6)
    s.add(p.spline([(-12, -74), (-6, -86), (8, -84), (22, -74), (10, -66), (-6, -66)]), "a49a96", 10)
    s.add(p.circle(8, -88, 9), "d8a8a0", 5)
    s.add(p.circle(10, -78, 1.8), "140a10", 0)
    s.limb([(6, -56), (20, -58), (26, -74)], [6, 5, 4], "a49a96")
    s.limb([(24, -66), (30, -96)], [3.4, 3.4], "8a6438")
    s.add(p.rect(20, -106, 24, 12, 2), "6c6c78", 4)
    s.draw(img, 66, 78, 66, light=LAMP_LIGHT)
    nail = p.Layer()
    nail.stroke(p.line([(112, 20), (98, 25)]), 3, "e8e4dc")
    p.lay(img, nail)


def paint() -> p.Array:
    img = wall()
    tilts = [-1.2, 0.6, -0.5, 0.8, -0.8, 1.0, -0.4, 0.9, 3.2]
    for k in range(9):
        x, y = 146 + (k % 3) * 254, 252 + (k // 3) * 320
        oval = k < 8 and LIVES[k][3]
        canvas = frame(img, x, y, oval, tilts[k])
        picture = img.copy()
        ground = LIVES[k][2] if k < 8 else "cbb894"
        p.over(
            picture,
            canvas,
            p.ramp(
                np.clip(0.5 + p.noise(70, k + 2, 4) * 0.3, 0, 1),
                [(0, p.mix(ground, "0c0610", 0.5)), (1, p.mix(ground, "f0d8a8", 0.25))],
            ),
        )
        if k < 8:
            p.brush(picture, 26, 9000, p.swirl(90, k, 1.0), 0.06, 0.5, k + 3, canvas)
            p.glow(picture, x + 20, y - 50, 100, "f4d8a0", 0.25)
            sitter = cat(LIVES[k][1])
            LIVES[k][0](sitter)
            sitter.draw(picture, x - 8, y + 62, 106 if k < 4 else 100, light=(0.4, -0.75, 0.4), shade="241018")
        else:
            escape(picture, x, y, canvas)
        p.over(picture, canvas * (1 - p.blur(canvas, 7)), "0c0408", 0.7)
        p.over(img, canvas, picture)
        lamp(img, x, y - FRAME_H / 2 - 12)
    prints = p.Layer()
    route = p.sample([(668, 1006), (640, 1060), (570, 1100), (470, 1128), (380, 1160), (320, 1215)], 10)
    heading = np.gradient(route, axis=0)
    for k, ((x, y), (dx, dy)) in enumerate(zip(route, heading, strict=True)):
        side, length = (9 if k % 2 else -9), math.hypot(dx, dy)
        pawprint(
            prints,
            x - dy / length * side,
            y + dx / length * side,
            0.95 + k * 0.03,
            math.degrees(math.atan2(dy, dx)) + 90,
        )
    p.lay(img, prints)
    mouse_at_work(img)
    return img


def escape(img: p.Array, x: float, y: float, canvas: p.Array) -> None:
    """The torn canvas: a hole in the outline of a cat, dark behind, its edges curling."""
    head = p.circle(2, -58, 35, 29)
    ears = [p.poly([(x - 13, -72), (x - 4, -106), (x + 14, -78)]) for x in (-14, 20)]
    whole = p.union(head, *ears, p.spline(BUST))
    tail = p.ribbon([(-40, 50), (-66, 30), (-60, 0), (-70, -18)], [16, 13, 11, 8], 30, True)
    hole = p.rough(p.mask(p.moved(p.union(whole, tail), x + 4, y + 60, 1.04)), 1.3, 5, 4) * canvas
    p.shadow(img, hole, 0, 0, 5, 0.4, "5a4430", canvas)
    p.over(img, hole, "14060c")
    p.over(img, np.clip(hole - p.warp(hole, -3, -6), 0, 1), "000000", 0.8)
    p.rim_light(img, np.clip(canvas - hole, 0, 1), "fff6e0", 3, -3, 0.7, 1.2)
    threads, random = p.Layer(), np.random.default_rng(9)
    edge = np.argwhere(np.abs(hole - 0.5) < 0.4)
    for r, c in edge[random.integers(0, len(edge), 36)]:
        tx, ty = c / p.grid.s, r / p.grid.s
        threads.fill(p.hair(tx, ty, random.uniform(0, 6.3), random.uniform(5, 12), 1.6, 0.3), "f0e0bc", 0.9)
    p.lay(img, threads)
