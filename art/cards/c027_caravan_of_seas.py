"""After sunset a caravan winds along a dune crest; each camel's hump is a glass dome with a piece of sea inside.

Technique: painted relief.
"""

from __future__ import annotations

import math

import numpy as np

from art import paint as p

NUMBER, TITLE = 27, "Caravan of Seas"

GLOW_LIGHT = (0.5, -0.8, 0.25)
HIDE, FAR_HIDE = "8a4a3c", "4a2434"
# the crest, from us to the horizon
CREST = [
    (-40, 1092),
    (120, 1066),
    (220, 1042),
    (400, 960),
    (520, 872),
    (620, 800),
    (720, 730),
    (768, 682),
    (738, 646),
    (640, 622),
    (520, 606),
    (400, 590),
]
DOME = (-3, -100, 37)  # x, y and radius on the camel


def camel() -> p.Sprite:
    """A walking camel in profile, without its hump."""
    s = p.Sprite()
    far = p.mix(HIDE, "2a1238", 0.45)
    legs = [
        ([(-21, -60), (-15, -42), (-21, -24), (-13, -3)], far), ([(25, -56), (18, -32), (10, -4)], far),
        ([(-27, -62), (-24, -43), (-33, -25), (-30, -3)], HIDE), ([(21, -58), (29, -32), (33, -3)], HIDE),
    ]  # fmt: skip
    for points, tint in legs[:2]:
        leg(s, points, tint)
    s.limb([(-36, -68), (-43, -58), (-42, -42)], [5, 3.5, 2], far)
    body = p.spline([(-39, -66), (-33, -79), (-12, -83), (14, -82), (30, -74), (36, -62), (28, -50), (6, -45), (-16, -50), (-34, -54)])
    s.add(body, HIDE, 20, spine=[(34, -64), (-38, -64)], fur=4)
    neck = [(24, -66), (42, -61), (54, -71), (57, -84), (60, -97)]
    s.limb(neck, [27, 17, 13, 11, 10], HIDE, fur=3.5)
    for points, tint in legs[2:]:
        leg(s, points, tint)
    s.add(p.spline([(53, -100), (50, -109, 1), (56, -105)]), HIDE, 2)
    s.add(
        p.spline([(53, -97), (56, -105), (63, -106), (71, -101), (79, -97), (82, -92), (79, -88), (71, -89), (62, -90), (55, -91)]), HIDE, 7
    )
    s.line(p.spline([(81, -91), (75, -92), (71, -93)], False), 0.9, "2a1020", 0.8)
    s.line(p.spline([(60, -100), (63, -98.5), (66, -100)], False), 1.4, "1c0a18", 0.9)
    s.line(p.spline([(68, -103), (67, -89)], False), 1.3, "2f7c88", 0.9)
    blanket = p.spline([(-34, -82, 1), (-3, -86), (30, -80, 1), (33, -60), (27, -56), (-3, -54), (-32, -58), (-36, -64)])
    s.add(blanket, "7a2440", 12)
    for k in range(5):
        s.line(p.spline([(-33 + k * 15, -80), (-34 + k * 15.6, -58)], False), 1.6, "c86a48", 0.5)
    for k in range(14):
        s.line(p.line([(-33 + k * 4.8, -57), (-33.5 + k * 4.8, -52)]), 1.2, "d88a54", 0.8)
    return s


def leg(s: p.Sprite, points: list[p.Point], tint: p.Colour) -> None:
    """A long leg with a knee and a broad pad."""
    widths = [22, 13, 7.4, 5.6] if len(points) == 4 else [15, 8.5, 5.5]
    s.limb(points, widths, tint)
    x, y = points[-1][0], points[-1][1]
    s.add(p.spline([(x - 4, y - 3), (x + 3, y - 4), (x + 8, y + 1), (x + 7, y + 3, 1), (x - 5, y + 3, 1)]), tint, 3)


def sea_dome(img: p.Array, x: float, y: float, r: float, seed: int, detail: bool) -> None:
    """A glass dome with its own sea, shining."""
    p.glow(img, x, y, r * 2.6, "40c8d8", 0.42, 2.0)
    glass = p.cut(p.circle(x, y, r), p.rect(x - r * 1.2, y + r * 0.72, r * 2.4, r))
    m = p.mask(glass)
    p.over(img, m, p.ramp(np.clip((p.grid.y - y + r) / (1.7 * r), 0, 1), [(0, "d8f4e4"), (0.4, "9fe0dc"), (0.62, "5cc0d0"), (1, "2a88b8")]))
    waves = np.sin((p.grid.x - x) / r * 7 + seed) * 0.05 + np.sin((p.grid.x - x) / r * 15 + seed * 2) * 0.02
    depth = (p.grid.y - y) / r - waves + 0.02
    sea = m * p.smooth(0, 0.03, depth)
    p.over(
        img,
        sea,
        p.ramp(
            np.clip(depth / 0.7 + p.noise(r * 0.3, seed, 3) * 0.12, 0, 1),
            [(0, "8ff0e4"), (0.14, "2fb4d0"), (0.55, "1668b0"), (1, "0a2a70")],
        ),
    )
    p.over(img, m * np.exp(-(((depth - 0.02) / 0.025) ** 2)).astype(np.float32), "f4fffa", 0.9)
    layer = p.Layer()
    if detail:
        for k in range(9):
            wx = x + r * (-0.6 + 0.15 * k)
            tall = r * (0.2 + 0.16 * ((k * 7) % 3))
            layer.fill(
                p.ribbon(
                    [(wx, y + r * 0.74), (wx + r * 0.06, y + r * 0.74 - tall * 0.5), (wx - r * 0.02, y + r * 0.74 - tall)],
                    [r * 0.05, r * 0.045, 1],
                    20,
                ),
                "2c8c74",
                0.85,
            )
        p.flock(layer, [(x - r * 0.45, y - r * 0.42, r * 0.07), (x - r * 0.28, y - r * 0.56, r * 0.05)], "ffffff", 0.95)
    p.lay(img, layer, clip=m)
    if detail:
        shoal = p.fish("f8c86a", slim=0.8)
        for k, (dx, dy) in enumerate(((-0.36, 0.3), (-0.16, 0.42), (-0.5, 0.46), (-0.02, 0.28), (-0.28, 0.56))):
            shoal.draw(img, x + dx * r, y + dy * r, r * 0.17, -6 + k * 4, light=(0, -0.9, 0.4))
    shell = p.Layer()
    shell.stroke(
        p.spline([(x - r * 0.84, y + r * 0.1), (x - r * 0.78, y - r * 0.4), (x - r * 0.4, y - r * 0.8)], False),
        r * 0.09,
        "ffffff",
        0.55,
        r * 0.02,
    )
    shell.stroke(
        p.spline([(x + r * 0.8, y - r * 0.3), (x + r * 0.88, y + r * 0.1), (x + r * 0.76, y + r * 0.44)], False),
        r * 0.05,
        "ffffff",
        0.35,
        r * 0.02,
    )
    shell.fill(p.circle(x - r * 0.3, y - r * 0.6, r * 0.12, r * 0.06), "ffffff", 0.5, r * 0.03)
    p.lay(img, shell, clip=m)
    p.over(img, m * (1 - p.blur(m, max(r * 0.05, 1))), "d8fff4", 0.7)
    ring = p.Sprite()
    ring.add(p.ribbon([(-76, 70), (0, 84), (76, 70)], [14, 18, 14], 30, True), "d89a4c", 7)
    ring.draw(img, x, y, r, light=GLOW_LIGHT)


def island_light(img: p.Array, x: float, y: float, r: float) -> None:
    """The lighthouse in the last dome."""
    rock = p.Sprite()
    rock.add(p.spline([(-44, 60), (-30, 30), (-24, 4), (-4, -8), (16, -4), (28, 26), (40, 58), (0, 66)]), "4a4a68", 10)
    rock.attach(p.lighthouse("b8485c"), 0, -4, 66)
    rock.draw(img, x + r * 0.36, y + r * 0.06, r * 0.8, light=(-0.4, -0.8, 0.4))
    for radius, alpha in ((0.7, 0.7), (0.25, 0.9)):
        p.glow(img, x + r * 0.36, y - r * 0.56, r * radius, "fff0b0", alpha, 1.8)


def sands(img: p.Array) -> None:
    """Hazy far dunes, the plain, and the great dune under the caravan."""
    p.ridge(img, 590, 10, "a8505c", "d88068", 5, 110, 0.3)
    p.ridge(img, 632, 16, "a8464e", "cc6a58", 8, 160, 0.35)
    plain = p.ridge(img, 700, 26, "c8604e", "8e3444", 13, 320, 0.25)
    ripple = np.sin((p.grid.y + p.noise(120, 4, 3) * 34 + p.grid.x * 0.22) / (2.4 + np.maximum(p.grid.y - 600, 0) * 0.012))
    p.over(img, plain * p.smooth(0.2, 1, ripple), "f09a70", 0.2)
    crest = p.sample(CREST, 120)
    great = p.rough(p.mask(p.poly([*crest, (860, 640), (860, 1260), (-60, 1260)])), 2, 16, 3)
    along = np.clip((p.grid.y - 600) / 600, 0, 1)
    p.over(img, great, p.ramp(along + p.noise(150, 6, 4) * 0.12, [(0, "9a3c48"), (0.35, "7a2a40"), (0.7, "551f3a"), (1, "351632")]))
    p.brush(img, 60, 2600, p.swirl(260, 5, 0.3, -0.45), 0.06, 0.4, 7, great)
    steep = np.sin((p.grid.x * 0.55 + p.grid.y + p.noise(220, 9, 2) * 40) / (3 + along * 5))
    p.over(img, great * p.smooth(0.3, 1, steep), "c8584c", 0.2)
    p.glow(img, 250, 1130, 330, "2a9ab0", 0.3, 1.6)
    p.rim_light(img, great, "ffb080", -2, -6, 0.75, 3)


def green_path(img: p.Array) -> None:
    """What the cracked dome has dripped: a thread of water, and reeds."""
    path = p.sample([(30, 1082), (64, 1092), (60, 1118), (108, 1146), (206, 1162), (262, 1188), (250, 1250)], 60)
    layer = p.Layer()
    layer.stroke(p.spline([tuple(q) for q in path[::6]], False), 7, "0f4050", 0.8, 2)
    layer.stroke(p.spline([tuple(q) for q in path[::6]], False), 2.6, "7fe0e0", 0.85)
    p.lay(img, layer)
    random = np.random.default_rng(27)
    reeds = p.Layer()
    for i in np.sort(random.integers(0, 60, 240)):
        x, y = path[i] + random.normal(0, 7 + i * 0.16, 2)
        tall = (12 + i * 0.75) * random.uniform(0.6, 1.2)
        reeds.fill(
            p.hair(x, y, -math.pi / 2 + random.normal(0.1, 0.22), tall, 1.6 + i * 0.05, random.normal(0, 0.15)),
            p.mix("2c6a4c", "9ad87c", random.random()),
            0.95,
        )
    p.lay(img, reeds)


def mother() -> p.Sprite:
    """She walks ahead and leads: robe and headscarf in the wind, one hand raised with the rope; facing right, 100 high."""
    s = p.Sprite()
    skin, robe, scarf = "8c5432", "2f7c8c", "f0c890"
    s.add(p.spline([(-18, -9), (-12, -11), (-6, -4), (-4, -1, 1), (-17, -2)]), skin, 2.5)
    s.add(p.spline([(5, -6), (11, -7), (19, -1), (18, 1, 1), (5, 1, 1)]), skin, 2.5)
    s.add(
        p.spline([(-3, -79, 1), (-14, -64), (-22, -44), (-38, -24, 1), (-27, -25), (-18, -22), (-10, -40)]), p.mix(scarf, "a04838", 0.35), 6
    )
    s.add(
        p.spline(
            [
                (-6, -78),
                (3, -81),
                (10, -76),
                (11, -60),
                (13, -36),
                (20, -6, 1),
                (10, -9),
                (0, -5),
                (-9, -9),
                (-19, -8, 1),
                (-12, -36),
                (-10, -60),
            ]
        ),
        robe,
        13,
    )
    for k in range(4):
        s.line(p.spline([(-2 + k * 3, -50), (-4 + k * 5, -28), (-10 + k * 8, -9)], False), 1, "14404c", 0.6)
    s.add(p.ribbon([(-10, -55), (0, -52), (12, -55)], [4.5, 5, 4.5], 14), "d86848", 3)
    s.limb([(3, -73), (11, -59), (19, -67)], [9.5, 8.4, 6.4], p.mix(robe, "ffffff", 0.08))
    s.limb([(17, -65), (21, -71)], [4.4, 4], skin)
    s.add(p.spline([(18, -71), (20, -76), (25, -75), (25, -70), (21, -68)]), skin, 2.5)
    p.profile(s, 4, -90, 8, 0.05, skin, "1c1014")
    s.add(
        p.spline(
            [
                (11, -98),
                (5, -102),
                (-4, -100),
                (-8, -91),
                (-7, -82),
                (-12, -72),
                (-4, -70),
                (6, -73),
                (9, -78),
                (3, -80),
                (-1, -86),
                (0, -92),
                (5, -96),
            ]
        ),
        scarf,
        6,
    )
    s.line(p.spline([(9, -97), (1, -96), (-3, -90), (-4, -80)], False), 0.9, "b07848", 0.7)
    return s


def daughter() -> p.Sprite:
    """The child runs before her and points the way; facing right, 100 high."""
    s = p.Sprite()
    skin, tunic = "8c5432", "f08a5c"
    s.limb([(-3, -38), (-10, -20), (-24, -14)], [10, 8, 5], p.mix(skin, "3c1824", 0.3))
    s.add(p.spline([(-27, -18), (-22, -18), (-21, -10), (-24, -5), (-28, -10)]), p.mix(skin, "3c1824", 0.3), 2.5)
    s.limb([(2, -38), (12, -22), (9, -4)], [11, 8.5, 5], skin)
    s.add(p.spline([(5, -6), (11, -7), (19, -1), (18, 1, 1), (5, 1, 1)]), skin, 2.5)
    s.limb([(6, -62), (20, -64), (33, -72)], [7, 6, 4.4], p.mix(tunic, "8a2c38", 0.2))
    s.limb([(29, -70), (36, -74)], [4.4, 3.4], skin)
    s.limb([(36, -74), (41, -76)], [2.4, 1.6], skin)
    s.add(p.spline([(-6, -66), (2, -69), (9, -64), (9, -52), (13, -30, 1), (2, -27), (-12, -31, 1), (-9, -50)]), tunic, 11)
    s.limb([(-3, -62), (-13, -54), (-16, -44)], [8, 7, 5], tunic)
    s.limb([(-16, -47), (-16, -40)], [4.6, 4.4], skin)
    p.profile(s, 5, -81, 11, 0.2, skin, "1c1014")
    s.add(p.spline([(11, -92), (3, -96), (-6, -92), (-9, -82), (-6, -74), (-2, -76), (-1, -84), (5, -89)]), "241418", 7)
    s.limb([(-6, -84), (-16, -82), (-25, -74)], [6, 5, 1.6], "241418")
    return s


def place(
    img: p.Array, sprite: p.Sprite, x: float, y: float, size: float, seed: int, flip: bool = False, haze: float = 0.0
) -> tuple[float, float, float]:
    """A camel with its sea; returns the dome's place."""
    sprite.draw(
        img,
        x,
        y,
        size,
        flip=flip,
        light=(0.2 if not flip else -0.2, -0.9, 0.2),
        rim="ffb484",
        rim_alpha=0.5,
        haze=("b85a5c", haze),
        ground=0.4,
        seed=seed,
    )
    k = size / 100
    dome = (x + DOME[0] * k * (-1 if flip else 1), y + DOME[1] * k, DOME[2] * k)
    sea_dome(img, *dome, seed, size > 100)
    return dome


def paint() -> p.Array:
    img = p.sky("sunset", 640, 27, [(0, "2a1c48"), (0.3, "5c2a58"), (0.58, "a8425c"), (0.8, "e0705a"), (1, "ffb480")])
    p.stars(img, 110, 4, 330)
    p.cirrus(img, 200, 130, "c85a78", 0.4, 12, 0.12)
    p.cirrus(img, 420, 90, "ff9a80", 0.5, 5, 0.08)
    star = p.Layer()
    star.fill(p.circle(590, 250, 4.5), "fff4e0", 0.95)
    p.lay(img, star)
    p.glow(img, 590, 250, 44, "ffe8d0", 0.6)
    p.glow(img, 470, 620, 420, "ffb070", 0.5, 1.8)
    sands(img)
    beast = camel()
    for x, y, size, haze in ((398, 590, 25, 0.45), (446, 596, 37, 0.35), (512, 608, 54, 0.2)):
        place(img, beast, x, y, size, 3, True, haze)
    place(img, beast, 640, 806, 172, 2)
    mother().draw(img, 752, 716, 84, light=GLOW_LIGHT, rim="ffb484", ground=0.3)
    x, y, r = place(img, beast, 205, 1048, 430, 1)
    island_light(img, x, y, r)
    rope = p.Layer()
    rope.stroke(p.spline([(497, 664), (502, 730), (478, 790)], False), 2.4, "2f7c88", 0.9)
    crack = [(-0.82, 0.16), (-0.66, 0.28), (-0.74, 0.42), (-0.58, 0.6)]
    rope.stroke(p.line([(x + dx * r, y + dy * r) for dx, dy in crack]), 2.4, "ffffff", 0.95)
    for k, fall in enumerate((0.86, 1.1, 1.5, 2.0, 2.5)):
        rope.fill(p.circle(x - r * 0.9 - k * 3, y + r * fall, 3.4, 6), "8ff0f0", 0.95)
    p.lay(img, rope)
    mother().draw(img, 432, 950, 216, light=GLOW_LIGHT, rim="ffb484", ground=0.3)
    daughter().draw(img, 566, 852, 128, light=GLOW_LIGHT, rim="ffb484", ground=0.3)
    green_path(img)
    return img
