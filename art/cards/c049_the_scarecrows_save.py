"""A scarecrow keeps goal against the setting sun; its shadow has already dived, the wrong way."""

from __future__ import annotations

import math

import numpy as np

from art import paint as p

# fmt: off
NUMBER, TITLE, STUDIO = 49, "The Scarecrow's Save", "paint"

HORIZON = 690
SUN = (466, 560, 232)
LIGHT = (0.55, -0.5, 0.06)
RIM = "ffb45c"


def red_sun(img: p.Array) -> None:
    """The huge sun, banded by haze, flattened a little where it touches the field."""
    x, y, r = SUN
    p.glow(img, x, y, 620, "ff8a3c", 0.62, 1.7)
    disc = p.rough(p.mask(p.circle(x, y, r, r * 0.97)), 1.6, 30, 4)
    t = (p.grid.y - (y - r)) / (2 * r) + p.noise(90, 6, 3, ax=3) * 0.07
    p.over(img, disc, p.ramp(np.clip(t, 0, 1), [(0, "ffc860"), (0.25, "ff8a3a"), (0.6, "ee4a2a"), (1, "cc2a2c")]))
    for k, (band, alpha) in enumerate(((470, 0.25), (560, 0.3), (628, 0.4), (664, 0.4))):
        streak = np.exp(-(((p.grid.y - band - p.noise(120, 20 + k, 2) * 12) / 7) ** 2)) * disc
        p.over(img, streak.astype(p.f32), "9a2440", alpha)
    p.rim_light(img, disc, "fff0b8", -2, -4, 0.5, 2)


def stubble(img: p.Array) -> None:
    """Cut straw in rows that run to the sun, lit from behind, violet between."""
    drop = np.clip((p.grid.y - HORIZON) / (1200 - HORIZON), 0, 1)
    field = p.below(p.skyline(HORIZON, 3, 5), 1.0)
    fan = (p.grid.x - SUN[0]) / (drop + 0.035) / 46 + p.noise(60, 2, 2) * 0.5
    rows = 0.5 + 0.5 * np.sin(fan)
    tone = np.clip(rows * 0.4 + 0.5 - drop * 0.3 + p.noise(50, 7, 4, ax=2.5) * 0.14, 0, 1)
    soil = p.ramp(tone, [(0, "2c1838"), (0.35, "5c3040"), (0.6, "a85c34"), (0.85, "e09644"), (1, "ffc468")])
    p.over(img, field, soil)
    p.glow(img, SUN[0], HORIZON + 14, 420, "ff8a40", 0.55, 1.5)
    random = np.random.default_rng(3)
    layer = p.Layer()
    depths = np.sort(random.random(9000) ** 0.62)
    for d in depths:
        x, y = random.uniform(-20, 820), HORIZON + 3 + d * 530
        row = 0.5 + 0.5 * math.sin((x - SUN[0]) / (d + 0.035) / 46)
        if random.random() > 0.22 + 0.78 * row:
            continue
        length = (5 + 34 * d) * random.uniform(0.6, 1.2)
        bright = max(0.0, 1 - abs(x - SUN[0]) / (260 + 380 * d)) * (1 - 0.5 * d)
        tint = p.mix(p.mix("6a3848", "c88440", random.random()), "ffd27c", bright * random.uniform(0.3, 1))
        layer.fill(p.hair(x, y, -math.pi / 2 + random.normal(0, 0.2), length, 1 + 3.0 * d), tint, 0.9)
    p.lay(img, layer)


def dive_shadow(img: p.Array) -> None:
    """The shadow leaves the pole's foot and dives to the lower left, arms stretched, hat flying ahead."""
    pole = p.ribbon([(367, 846), (374, 900), (384, 962)], [18, 18, 20])
    coat = p.spline([(246, 996), (300, 964), (352, 946), (430, 926, 1), (416, 960, 1), (462, 966, 1),
        (424, 992, 1), (456, 1020, 1), (402, 1026), (340, 1052), (280, 1080), (240, 1076), (222, 1036)])
    arms = [p.ribbon([(268, 1004), (196, 966), (96, 958)], [52, 36, 26]), p.ribbon([(262, 1064), (190, 1098),
        (100, 1108)], [52, 36, 28])]
    palms = [p.circle(86, 958, 28, 18), p.circle(90, 1110, 30, 19)]
    fingers = [p.ribbon([(88, 952 + k * 6), (38, 938 + k * 14)], [12, 8], 8, True) for k in range(4)]
    fingers += [p.ribbon([(92, 1104 + k * 6), (42, 1098 + k * 14)], [12, 8], 8, True) for k in range(4)]
    neck, head = p.ribbon([(240, 1036), (190, 1034)], [54, 46]), p.circle(182, 1034, 38, 31)
    brim = p.moved(p.circle(0, 0, 66, 11), 152, 1029, turn=84)
    crown = p.spline([(154, 1000), (112, 1004), (98, 1030), (112, 1056), (154, 1060)])
    shapes = (pole, coat, *arms, *palms, *fingers, neck, head, brim, crown)
    m = p.rough(p.mask(*shapes, soft=1.2), 2.5, 9, 4)
    p.multiply(img, m, "3a1c50", 0.86)


def scarecrow() -> p.Sprite:
    """Seen from behind: pole, ragged coat over a cross-bar, straw hands in keeper's gloves, straw hat."""
    s = p.Sprite()
    straw, coat, dark = "c89040", "5e2c38", "2e1830"
    s.limb([(0, 0), (1, -40), (0, -86)], [4.2, 3.8, 3.4], "4a2c28")
    random = np.random.default_rng(5)
    for side in (-1, 1):
        for _k in range(26):
            x = side * (43 + random.uniform(0, 4))
            a = (0 if side > 0 else math.pi) + random.normal(0, 0.34)
            s.add(p.hair(x, -66 + random.uniform(-2, 3), a, random.uniform(7, 13), 1.1), p.mix(straw, "ffd070",
                random.random() * 0.5), 0.6)
        glove = [(46, -71), (52, -74), (58, -73), (63, -76), (65, -72), (61, -69), (66, -67), (64, -63), (58, -63),
            (60, -57), (55, -57), (51, -61), (46, -62)]
        s.add(p.spline([(side * x, y) for x, y in glove]), "d8b890", 4)
        s.line(p.line([(side * 47.5, -71), (side * 47.5, -62)]), 1.4, "7a4034")
    for _k in range(34):
        x = random.uniform(-11, 11)
        s.add(p.hair(x, -24, math.pi / 2 + random.normal(0, 0.3), random.uniform(6, 12), 1.0), p.mix(straw, dark,
            random.random() * 0.5), 0.6)
    sleeves = [(-44, -71, 1), (-24, -74), (-9, -80), (9, -80), (24, -74), (44, -71, 1), (43, -67, 1), (45, -62, 1),
        (40, -58, 1), (37, -62, 1), (33, -56, 1), (28, -60), (16, -60)]
    hem = [(15, -44), (18, -26, 1), (13, -29, 1), (10, -18, 1), (6, -27, 1), (1, -20, 1), (-3, -28, 1),
        (-8, -17, 1), (-11, -27, 1), (-17, -23, 1), (-15, -44), (-16, -60)]
    left = [(-28, -60), (-33, -55, 1), (-36, -61, 1), (-41, -57, 1), (-45, -62, 1), (-43, -67, 1)]
    s.add(p.spline(sleeves + hem + left), coat, 9)
    for x0, y0, x1, y1 in ((0, -77, 1, -24), (-8, -60, -12, -26), (9, -60, 12, -27), (-14, -66, -38, -66),
        (14, -66, 38, -66)):
        s.line(p.spline([(x0, y0), ((x0 + x1) / 2 + 1, (y0 + y1) / 2), (x1, y1)], False), 0.8, dark, 0.6)
    for x, y, tint in ((6, -47, "8a6a3c"), (-9, -38, "6a4a5c"), (-27, -66, "7a5a40")):
        s.add(p.spline([(x - 4, y - 4, 1), (x + 4, y - 3, 1), (x + 4, y + 4, 1), (x - 3, y + 4, 1)]), tint, 2)
    s.add(p.circle(0, -87, 9.5, 10), "b88a54", 9)
    for _k in range(24):
        s.add(p.hair(random.uniform(-8, 8), -79, math.pi / 2 + random.normal(0, 0.6), random.uniform(3, 7), 0.9),
            straw, 0.5)
    s.add(p.spline([(-21, -89, 1), (-12, -91), (0, -92), (12, -91), (22, -90, 1), (13, -86), (0, -85),
        (-12, -86)]), "a8743c", 4)
    s.add(p.spline([(-10, -91), (-9, -101), (-3, -105), (6, -103), (10, -91), (0, -89)]), "b07c40", 7)
    s.add(p.ribbon([(-10, -92), (0, -90.5), (10, -92)], [3, 3.2, 3], 12), "4a2038", 1.5)
    return s


def goal(img: p.Array) -> None:
    """Posts and crossbar of weathered white wood, with crows along the bar."""
    bar_y = 196
    for path, seed in ((p.rect(46, bar_y, 24, 660), 1), (p.rect(734, bar_y, 24, 660), 2),
        (p.rect(36, bar_y - 12, 734, 25, 6), 3)):
        p.solid(img, path, [(0, "3c2440"), (0.45, "7c5864"), (0.75, "d8b09c"),
            (1, "fff0d8")], 12, LIGHT, 0.5, 0.05, seed, 2.5, cast=0.25)
    for x in (58, 746):
        p.contact(img, x, 858, 40, 9, 0.5)
    random = np.random.default_rng(12)
    for x in (104, 176, 236, 330, 392, 464, 556, 618, 700):
        bird = p.crow("241c2c")
        bird.draw(img, x, bar_y - 10, random.uniform(66, 84), flip=bool(random.random() < 0.45), light=LIGHT,
            rim=RIM, turn=random.uniform(-5, 5))


def net(img: p.Array) -> None:
    """White diamonds from edge to edge, sagging; a darker double behind gives the cord body."""
    columns, rows = 8, 11

    def knot(i: float, j: float) -> tuple[float, float]:
        u, v = i / columns, j / rows
        sag = math.sin(math.pi * min(max(u, 0), 1)) * 26 * math.sin(math.pi * min(v, 1))
        return (-60 + 920 * u + 10 * math.sin(v * 7 + u * 3) + (u - 0.5) * 150 * v, 196 + 1040 * v**1.06 + sag)

    layer = p.Layer()
    for k in range(-rows, columns + rows + 1):
        for sign in (1, -1):
            cord = [knot(k + sign * j, j) for j in np.arange(0, rows + 0.01, 0.5)]
            layer.stroke(p.spline([(x + 1.6, y + 1.8) for x, y in cord], False), 2.4, "5a2c3c", 0.36)
            layer.stroke(p.spline(cord, False), 1.9, "fff6e8", 0.7)
    for j in range(rows + 1):
        for i in range(-2, columns + 3):
            layer.fill(p.circle(*knot(i, j), 3.6), "fff8ec", 0.9)
            layer.fill(p.circle(*knot(i + 0.5, j + 0.5), 3.6), "fff8ec", 0.9)
    p.lay(img, layer, tooth=0.6)


def paint() -> p.Array:
    """The card."""
    stops = [(0, "4a2a5c"), (0.22, "8a3c60"), (0.46, "d8603c"), (0.7, "fba64e"), (1, "ffdc8a")]
    img = p.sky("sunset", HORIZON, 7, stops)
    p.cirrus(img, 330, 70, "ffb070", 0.5, 4, 0.05)
    p.stratus(img, 120, 60, "6a3058", 0.5, 8)
    red_sun(img)
    p.ridge(img, HORIZON - 4, 5, "8a3444", "c8583c", 9, 30)
    stubble(img)
    dive_shadow(img)
    keeper = scarecrow()
    keeper.draw(img, 366, 858, 430, light=(0.5, -0.5, -0.22), rim="ffc070", rim_alpha=1.0, ground=0.4)
    p.flock(layer := p.Layer(), [(610, 330, 10), (650, 312, 7), (690, 340, 6)], "3a1c38")
    p.lay(img, layer)
    goal(img)
    net(img)
    return img
