"""Between two flats a violet forest turns out to be scenery; a fox touches up a leaf, one real twig has grown."""

from __future__ import annotations

import math

import numpy as np

from art import paint as p

NUMBER, TITLE = 13, "The Painted Forest"

MOON = (448, 236, 108)
FRONT = 752  # the far edge of the stage, where the footlights burn
LIGHT: p.Light = (-0.15, -0.85, 0.35)
NIGHT, DEEP, VIOLET = "140a26", "2c1850", "6a4a9c"
PLY = [(0, "1c1028"), (0.35, "5a4058"), (0.6, "9a7868"), (0.85, "d8b48c"), (1, "fff0d0")]
FUR = [(0, "3a1020"), (0.35, "8a3824"), (0.6, "cc6a34"), (0.85, "f4a868"), (1, "fff0d8")]
DENIM = [(0, "14122c"), (0.4, "34386c"), (0.7, "6070a8"), (1, "c8d4f0")]


def house_of_dark(img: p.Array) -> None:
    """The auditorium beyond: two curved balconies, rows of empty seats, a faint gilt here and there."""
    img[:] = p.vertical([(0, "120820"), (0.35, "1e1036"), (0.62, "34204e"), (1, "1a0e2c")], 0, 1200, 20)
    p.underpaint(img, 5, p.swirl(260, 4, 0.4))
    layer = p.Layer()
    for y, sag in ((420, 46), (560, 38)):
        front = [(150, y - 10), (300, y + sag * 0.7), (430, y + sag), (560, y + sag * 0.7), (700, y - 10)]
        layer.stroke(p.spline(front, False), 46, "2c1a44", 0.95)
        layer.stroke(p.spline([(a, b - 20) for a, b in front], False), 4, "a87c68", 0.55)
        layer.stroke(p.spline([(a, b + 18) for a, b in front], False), 2.4, "8a6470", 0.45)
        for k in range(26):
            q = p.sample(front, 26)[k]
            layer.fill(p.circle(float(q[0]), float(q[1]), 5, 9), "8a6478", 0.35)
    p.lay(img, layer, tooth=1)
    seats = p.Layer()
    for row in range(5):
        y = 640 + row * 24
        for k in range(30):
            x = 150 + k * (17 + row * 1.6) + (row % 2) * 9
            seats.fill(p.spline([(x - 8, y + 20), (x - 8, y + 3), (x, y - 2), (x + 8, y + 3), (x + 8, y + 20)]), p.mix("3a2048", "54305c", row / 5), 0.9)
    p.lay(img, seats)
    p.haze(img, 520, 760, "6a4a8c", 0.4)


def boards(img: p.Array) -> None:
    """The stage floor, running away from us, and the row of footlights."""
    floor = p.texture.wood("7a5c94", 60, True, 4)
    p.onto(img, floor, ((180, FRONT), (660, FRONT), (1250, 1220), (-450, 1220)), (0, 0, 800, 1200))
    m = p.smooth(FRONT - 1, FRONT + 1, p.grid.y)
    p.multiply(img, m * p.smooth(FRONT + 60, 1200, p.grid.y), "2a1448", 0.62)
    p.lamp_pool(img, 430, 860, 330, 150, "e8d8ff", 0.35)
    p.glow(img, 430, FRONT - 6, 330, "ffd8b0", 0.42, 1.6)
    lamps = p.Sprite()
    for k in range(11):
        x = 206 + k * 45
        lamps.add(p.spline([(x - 17, FRONT + 8), (x - 15, FRONT - 12), (x, FRONT - 22), (x + 15, FRONT - 12), (x + 17, FRONT + 8)]), "8a6040", 8)
        for dx in (-9, -3, 3, 9):
            lamps.line(p.line([(x + dx * 0.4, FRONT + 8), (x + dx * 1.2, FRONT - 14)]), 1.8, "3a2028", 0.7)
    for k in range(11):
        p.glow(img, 206 + k * 45, FRONT - 26, 84, "ffd080", 0.9, 1.5)
        p.over(img, p.mask(p.circle(206 + k * 45, FRONT - 24, 9, 12), soft=3), "fffbe8", 0.95)
    m = lamps.draw(img, 0, 0, 100, light=LIGHT)
    p.rim_light(img, m, "fff0c0", 0, -4, 1.0, 1.5)


def paper_moon(img: p.Array) -> None:
    """A disc of oiled paper on a batten, with its ropes."""
    x, y, r = MOON
    ropes = p.Layer()
    for dx in (-64, 64):
        ropes.stroke(p.line([(x + dx * 0.94, -10), (x + dx, y - r * 0.72)]), 3.4, "c8a888", 0.8)
    p.lay(img, ropes)
    p.glow(img, x, y, 430, "b89af0", 0.5, 1.7)
    p.glow(img, x, y, 220, "f4e8ff", 0.42, 1.5)
    disc = p.rough(p.mask(p.circle(x, y, r)), 1.6, 18, 3)
    tone = 0.78 - np.hypot(p.grid.x - x, p.grid.y - y) / r * 0.2 + p.noise(46, 5, 4) * 0.1
    p.over(img, disc, p.ramp(np.clip(tone, 0, 1).astype(np.float32), [(0, "a890b8"), (0.5, "e4d4dc"), (0.8, "fff8e8"), (1, "fffdf6")]))
    marks = p.Layer()
    for a, b, s in ((-34, -26, 26), (30, 18, 34), (-20, 46, 18), (48, -42, 14)):
        marks.fill(p.circle(x + a, y + b, s, s * 0.8), "c0a8cc", 0.5, 3)
    for k in range(5):
        turn = k * math.pi / 5 + 0.2
        c, s = math.cos(turn) * r, math.sin(turn) * r
        marks.stroke(p.line([(x - c, y - s), (x + c, y + s)]), 1.6, "b8a0b8", 0.45)
    p.lay(img, marks, clip=disc)
    batten = p.Sprite()
    batten.limb([(x - r - 16, y - r * 0.72), (x + r + 16, y - r * 0.72)], [9, 9], PLY)
    for dx in (-64, 64):
        batten.add(p.circle(x + dx, y - r * 0.72, 8), "3a2838", 5)
    batten.draw(img, 0, 0, 100, light=LIGHT)
    patch = p.Sprite()
    patch.add(p.poly([(x + 34, y + 48), (x + 66, y + 40), (x + 72, y + 66), (x + 40, y + 76)]), "f4e4c8", 3)
    patch.draw(img, 0, 0, 100, light=LIGHT)


def fir(x: float, foot: float, height: float, seed: int) -> list[p.Point]:
    """The cut-out of a plywood fir: ragged tiers, sharp points."""
    random = np.random.default_rng(seed)
    half = height * 0.23
    left: list[p.Point] = [(x, foot - height, 1)]
    for k in range(1, 6):
        t = k / 5.4
        wide = half * (0.22 + 0.78 * t) * random.uniform(0.9, 1.1)
        left += [(x - wide, foot - height * (1 - t) + 6, 1), (x - wide * 0.5, foot - height * (1 - t) - height * 0.012, 1)]
    left += [(x - half * 0.16, foot - height * 0.06, 1), (x - half * 0.16, foot, 1)]
    return [*left, *[(2 * x - a, b + random.uniform(-4, 4), 1) for a, b, _ in reversed(left[1:])]]


def plywood_fir(img: p.Array, x: float, foot: float, height: float, seed: int, tint: str, strut: int) -> None:
    """A painted fir with its pale plywood edge, its strut and its sandbag."""
    points = fir(x, foot, height, seed)
    m = p.mask(p.spline(points, tension=0.1))
    brace = p.Sprite()
    wood = max(height * 0.022, 6)
    reach = strut * height * 0.2
    for a, b in (((x, foot - height * 0.52), (x + reach, foot + 4)), ((x, foot - 2), (x + reach * 1.08, foot + 4)), ((x, foot - height * 0.26), (x + reach * 0.5, foot))):
        brace.limb([a, b], [wood, wood], PLY)
    bag = height * 0.036
    bx, by = x + reach * 0.9, foot + 6
    brace.add(p.spline([(bx - bag * 1.5, by), (bx - bag * 1.3, by - bag), (bx - bag * 0.4, by - bag * 1.7), (bx + bag * 0.4, by - bag * 1.7), (bx + bag * 1.3, by - bag),
            (bx + bag * 1.5, by)]), "b89c88", bag)  # fmt: skip
    brace.add(p.spline([(bx - bag * 0.3, by - bag * 1.6), (bx - bag * 0.8, by - bag * 2.5, 1), (bx + bag * 0.8, by - bag * 2.5, 1), (bx + bag * 0.3, by - bag * 1.6)]), "c8ac94", bag * 0.5)
    brace.line(p.line([(bx - bag * 0.5, by - bag * 1.7), (bx + bag * 0.5, by - bag * 1.7)]), 3, "5a3c48")
    p.contact(img, x + reach * 0.4, foot + 6, abs(reach) * 0.9, height * 0.025, 0.5, NIGHT)
    brace.draw(img, 0, 0, 100, light=LIGHT)
    edge = max(height * 0.011, 3.5)
    p.over(img, p.mask(p.moved(p.spline(points, tension=0.1), strut * edge, edge * 0.3)), "d0a880")
    body = p.vertical([(0, p.mix(tint, "d8c0ff", 0.45)), (0.5, tint), (1, p.mix(tint, NIGHT, 0.55))], foot - height, foot)
    p.over(img, m, body)
    random = np.random.default_rng(seed + 9)
    dabs = p.Layer()
    for _ in range(int(height * 0.9)):
        t = random.random() ** 0.7
        px, py = x + random.normal(0, height * 0.1 * t + 2), foot - height * (1 - t)
        side = 1 if px > x else -1
        colour = p.mix(tint, ("c0a0f0", NIGHT)[int(random.integers(0, 2))], random.uniform(0.2, 0.6))
        dabs.fill(p.hair(px, py, math.pi / 2 - side * random.uniform(0.3, 0.9), height * 0.05, height * 0.011, 0.1), colour, 0.6)
    p.lay(img, dabs, clip=m)
    p.rim_light(img, m, "e4d0ff", 2 if x < MOON[0] else -2, -3, 0.5, 1.5)


def flat_back(img: p.Array, quad: p.perspective.Quad, seed: int, dark: float) -> p.Array:
    """The back of a wing flat: raw canvas on a nailed frame."""
    m = p.onto(img, p.texture.linen("ecd6b8", seed, 3.4), quad)
    a, b, c, d = (np.array(q, float) for q in quad)

    def spot(u: float, v: float) -> tuple[float, float]:
        q = (a * (1 - u) + b * u) * (1 - v) + (d * (1 - u) + c * u) * v
        return float(q[0]), float(q[1])

    stain = p.smooth(0.2, 0.9, p.noise(130, seed + 3, 4)) * m
    p.multiply(img, stain, "8a6a80", 0.5)
    frame = p.Sprite()
    wide = 34
    for u0, v0, u1, v1 in ((0.07, 0, 0.07, 1), (0.93, 0, 0.93, 1), (0, 0.03, 1, 0.03), (0, 0.4, 1, 0.4), (0, 0.74, 1, 0.74), (0, 0.985, 1, 0.985), (0.08, 0.74, 0.92, 0.4)):
        (x0, y0), (x1, y1) = spot(u0, v0), spot(u1, v1)
        length = math.hypot(x1 - x0, y1 - y0)
        nx, ny = -(y1 - y0) / length * wide / 2, (x1 - x0) / length * wide / 2
        frame.add(p.poly([(x0 + nx, y0 + ny), (x1 + nx, y1 + ny), (x1 - nx, y1 - ny), (x0 - nx, y0 - ny)]), PLY, 6)
    p.shadow(img, frame.silhouette(0, 0), 6, 9, 5, 0.45, NIGHT, clip=m)
    frame.draw(img, 0, 0, 100, light=LIGHT)
    nails = p.Layer()
    for v in (0.03, 0.4, 0.74):
        for u in (0.05, 0.09, 0.91, 0.95):
            x, y = spot(u, v)
            nails.fill(p.circle(x, y, 3.2), "2a1a2c", 0.9)
    p.lay(img, nails)
    p.multiply(img, m, "3c2468", dark)
    return m


def bush(img: p.Array) -> tuple[float, float]:
    """A cut-out shrub of painted leaves, seen from its painted side. Returns the leaf in work."""
    x, y = 300, 1132
    outline = [(x - 128, y, 1), (x - 140, y - 70), (x - 108, y - 150), (x - 52, y - 176), (x - 6, y - 232), (x + 54, y - 204), (x + 88, y - 148), (x + 124, y - 84),
            (x + 116, y, 1)]  # fmt: skip
    m = p.rough(p.mask(p.spline(outline)), 2, 14, 4)
    p.contact(img, x, y + 4, 170, 18, 0.6, NIGHT)
    p.over(img, p.warp(m, -6, 0), "d0a880")
    p.form(img, m, [(0, "1c1038"), (0.5, "3c2868"), (1, "7a5cac")], 60, LIGHT, 0.1)
    random = np.random.default_rng(13)
    leaf = p.Sprite()
    leaf.add(p.spline([(0, 0, 1), (26, -20), (64, -18), (100, 0, 1), (64, 18), (26, 20)]), "7a5cb0", 10)
    leaf.line(p.line([(4, 0), (92, 0)]), 3, "3c2868", 0.8)
    for k in range(420):
        px, py = x + random.uniform(-136, 126), y + 6 - 232 * (1 - k / 420) + random.normal(0, 12)
        if p.grid.at(m, px, py - 10) > 0.5:
            leaf.tinted(("b89ae8", "2c1850")[k % 2], random.uniform(0.1, 0.5)).draw(img, px, py, random.uniform(36, 52), random.uniform(-150, -30), light=LIGHT, seed=k)
    leaf.tinted("e8d4ff", 0.6).draw(img, x + 78, y - 178, 78, -16, light=LIGHT, rim="ffffff")
    return x + 150.0, y - 196.0


def fox() -> p.Sprite:
    """Upright, in overalls, in profile to the right; the brush at (56, -80)."""
    s = p.Sprite()
    s.limb([(-10, -30), (-26, -24), (-38, -38), (-40, -60), (-33, -74)], [8, 15, 19, 16, 6], FUR, fur=5)
    s.limb([(-40, -58), (-39, -68), (-32, -76)], [15, 12, 4], "fff0dc", fur=4)
    far = [(t, p.mix(c, NIGHT, 0.35)) for t, c in DENIM]
    s.limb([(5, -32), (7, -16), (5, -3)], [15, 13, 12], far)
    s.add(p.spline([(0, -5), (10, -6), (20, -1), (18, 2), (0, 2)]), "2a1420", 3)
    s.limb([(8, -64), (18, -56), (26, -62)], [9, 8, 6], [(t, p.mix(c, NIGHT, 0.35)) for t, c in FUR])
    s.add(p.spline([(-13, -72), (10, -73), (15, -58), (14, -46), (-15, -46), (-16, -60)]), FUR, 10, spine=[(0, -72), (0, -46)], fur=4)
    s.add(p.spline([(4, -72), (13, -70), (15, -56), (8, -54)]), "fff0dc", 4)
    s.limb([(-6, -34), (-8, -17), (-8, -3)], [17, 14, 13], DENIM)
    s.add(p.spline([(-14, -5), (-2, -6), (9, -1), (7, 2), (-14, 2)]), "2a1420", 3)
    s.add(p.spline([(-16, -50, 1), (-6, -50), (4, -60, 1), (14, -58, 1), (16, -46), (15, -30), (-16, -28)]), DENIM, 10)
    s.line(p.spline([(5, -59), (0, -68), (-9, -72)], False), 3.6, "4a5490")
    s.line(p.spline([(-12, -50), (-13, -62), (-9, -72)], False), 3.6, "4a5490")
    s.add(p.circle(5, -58, 1.9), "f0d890", 1)
    s.add(p.rect(-6, -44, 12, 10, 2), "5a68a4", 3)
    for x, y, tint in ((8, -40, "b89ae8"), (-9, -26, "e8d4ff"), (2, -28, "b89ae8"), (-7, -12, "e8d4ff")):
        s.add(p.circle(x, y, 1.6, 2.2), tint, 0, alpha=0.85)
    s.add(p.spline([(1, -95), (6, -114, 1), (14, -97)]), [(t, p.mix(c, NIGHT, 0.3)) for t, c in FUR], 4)
    s.add(p.spline([(-11, -84), (-7, -95), (4, -99), (14, -94), (24, -86), (37, -80), (38, -76), (30, -73), (18, -71), (6, -68), (-6, -71)]), FUR, 10,
            spine=[(30, -78), (-8, -84)], fur=3)  # fmt: skip
    s.add(p.spline([(37, -77), (30, -73), (18, -71), (6, -68), (-6, -71), (2, -77), (16, -79)]), "fff0dc", 4, spine=[(30, -76), (-4, -72)], fur=3)
    s.add(p.spline([(-9, -92), (-7, -114, 1), (4, -98)]), FUR, 4)
    s.add(p.spline([(-6, -95), (-5, -107, 1), (0, -98)]), "3a1a24", 2)
    s.add(p.circle(37.5, -78.5, 2.8, 2.3), "140810", 2)
    s.add(p.circle(16, -86, 1.9, 2.3), "140810", 1)
    s.add(p.circle(16.6, -86.8, 0.6), "ffffff", 0)
    s.limb([(30, -62), (54, -76)], [2, 2], "e8c890")
    s.limb([(49, -73), (54, -76)], [3.4, 3.4], "c8ccd4")
    s.limb([(54, -76), (60, -80)], [4.4, 1.6], "e8d4ff")
    s.limb([(-8, -66), (4, -52), (20, -56), (32, -63)], [11, 10, 8, 7], FUR, fur=3)
    return s


def twig(img: p.Array) -> None:
    """The back of a painted trunk, leaning on the left flat; the twig is real, and so is its bud."""
    trunk = p.mask(p.spline([(18, 1230, 1), (30, 1060), (22, 930), (44, 852, 1), (128, 846, 1), (142, 930), (134, 1060), (160, 1230, 1)]))
    p.shadow(img, trunk, 16, 6, 9, 0.6, NIGHT)
    p.over(img, p.warp(trunk, -9, 0), "e0bc94")
    p.over(img, trunk, p.texture.wood("a88474", 400, True, 7))
    p.multiply(img, trunk, "5c4080", 0.55)
    p.rim_light(img, trunk, "e8d4ff", 3, -2, 0.4, 2)
    bar = p.Sprite()
    bar.limb([(20, 930), (144, 930)], [20, 20], PLY)
    bar.limb([(20, 1168), (150, 1168)], [20, 20], PLY)
    for x in (40, 84, 124):
        bar.add(p.circle(x, 930, 3.4), "2a1a2c", 0)
    bar.draw(img, 0, 0, 100, light=LIGHT)
    branch = p.Sprite()
    branch.limb([(92, 1064), (132, 1050), (168, 1014), (186, 972)], [13, 10, 8, 5], [(0, "1c0c10"), (0.5, "5a3628"), (1, "d8a878")])
    branch.limb([(150, 1034), (178, 1030), (196, 1018)], [6, 5, 3], [(0, "1c0c10"), (0.5, "5a3628"), (1, "d8a878")])
    green = [(0, "1c4a18"), (0.4, "4c9a2c"), (0.7, "98dc4c"), (1, "f4ffc8")]
    branch.add(p.spline([(184, 976, 1), (172, 950), (188, 920, 1), (204, 950)]), green, 11)
    branch.add(p.spline([(184, 976, 1), (196, 958), (216, 946, 1), (208, 970)]), green, 6)
    m = branch.silhouette(0, 0)
    p.shadow(img, m, 7, 9, 4, 0.5, NIGHT)
    p.glow(img, 190, 948, 74, "b8f070", 0.35, 1.7)
    branch.draw(img, 0, 0, 100, light=LIGHT, rim="f0ffd0", rim_alpha=0.4)


def paint() -> p.Array:
    img = p.blank()
    house_of_dark(img)
    paper_moon(img)
    boards(img)
    stag = p.quadruped("stag", "stand")
    stag.draw(img, 420, FRONT + 42, 138, light=(0.1, -0.5, 0.5), rim="ffe8c0", shade="1c0c28", ground=0.6)
    for x, foot, height, seed, tint, strut in ((286, 806, 300, 3, "8a6cc4", 1), (572, 802, 330, 4, "8264bc", -1), (228, 850, 440, 11, "6c4ca8", 1), (632, 846, 470, 12, "6444a0", -1),
            (160, 930, 610, 5, "503488", 1), (694, 926, 640, 6, "4a2e80", -1)):
        plywood_fir(img, x, foot, height, seed, tint, strut)
    p.shaft(img, (MOON[0], MOON[1]), (430, 1000), (150, 560), "d8c4ff", 0.16, 40)
    at_leaf = bush(img)
    left = flat_back(img, ((-70, -40), (150, 10), (126, 1130), (-70, 1240)), 5, 0.4)
    right = flat_back(img, ((680, 14), (870, -40), (870, 1260), (700, 1132)), 8, 0.5)
    p.rim_light(img, left, "e8d4ff", 4, 0, 0.6, 2)
    p.rim_light(img, right, "e8d4ff", -4, 0, 0.6, 2)
    twig(img)
    painter, size = fox(), 300
    x, y = at_leaf[0] + 60 * size / 100 - 4, at_leaf[1] + 80 * size / 100
    p.props.bucket("8a8498", "b89ae8").draw(img, x - 104, y + 10, 88, light=LIGHT, ground=0.5)
    painter.draw(img, x, y, size, flip=True, light=(0.1, -0.8, 0.4), rim="e8d4ff", rim_alpha=0.55, ground=0.6)
    return img
