"""Grey people queue at a cauldron of colour; who drinks fills up from the boots, and the steam paints the sky."""

from __future__ import annotations

import numpy as np

from art import paint as p

NUMBER, TITLE = 36, "Soup of Colours"

RED, BLUE, ORANGE = "e8281c", "1c5ce8", "ff8a14"
ASH = ["8c9094", "767a80", "9a9c9c", "6c7076", "84888c"]
LIGHT = (0.75, -0.55, 0.35)
POT = (556, 1046)  # the foot of the cauldron
GROUND = 1052


def soul(
    blanket: p.Colour,
    trousers: p.Colour,
    skin: p.Colour,
    hat: str,
    hat_colour: p.Colour,
    seed: int,
    pose: str = "carry",
) -> p.Sprite:
    """One of the queue: wrapped in a blanket, a bowl in the hands."""
    random = np.random.default_rng(seed)
    s = p.figure(pose, blanket, trousers, "jacket", hat, hat_colour, p.mix(hat_colour, "000000", 0.3), skin)
    hem = random.uniform(-20, -15)
    wrap = [
        (1, -80),
        (-11, -78),
        (-17, -62),
        (-20, -40),
        (-24, hem, 1),
        (-14, hem + 3),
        (-4, hem - 1),
        (6, hem + 4),
        (16, hem - 2, 1),
        (15, -38),
        (13, -52),
        (16, -60),
        (10, -72),
    ]
    s.add(p.spline(wrap), blanket, 13)
    dark, lit = p.mix(blanket, "1a1620", 0.5), p.mix(blanket, "ffffff", 0.35)
    for k in range(6):
        x = -16 + k * 5.2
        s.line(p.spline([(-4 + k * 1.6, -74), (x * 0.8 + 2, -50), (x, hem)], False), 1.0, dark, 0.55)
        s.line(p.spline([(-3 + k * 1.6, -74), (x * 0.8 + 3.4, -50), (x + 1.6, hem)], False), 0.6, lit, 0.45)
    s.line(p.spline([(-22.5, hem - 6), (-4, hem - 5), (15, hem - 8)], False), 1.8, lit, 0.5)
    for k in range(13):
        s.line(p.line([(-23 + k * 3.1, hem), (-23.4 + k * 3.1, hem + 5)]), 0.7, blanket, 0.9)
    s.limb([(8, -62), (14, -56), (20, -58)], [9, 8, 6], blanket)
    s.add(p.spline([(14, -63, 1), (32, -63, 1), (29, -56), (23, -54), (17, -56)]), p.mix(blanket, "c8c0b8", 0.5), 5)
    s.add(p.circle(20, -57, 3.2), skin, 3)
    return s


def filled(
    img: p.Array, grey: p.Sprite, bright: p.Sprite, x: float, y: float, size: float, level: float, flip: bool = False
) -> None:
    """Draw the grey sprite, and its coloured twin from the ground up to `level`."""
    p.contact(img, x, y, size * 0.22, size * 0.035, 0.5, "22222a")
    grey.draw(img, x, y, size, flip=flip, light=LIGHT, shade="22242c", lit="f4f4f0", rim="ffffff", rim_alpha=0.35)
    if level > 0:
        twin = img.copy()
        bright.draw(twin, x, y, size, flip=flip, light=LIGHT, shade="3a1030", lit="fff0c8", rim="fff0c8", rim_alpha=0.4)
        line = y - size * level + np.sin(p.grid.x / 5) * 3 + p.noise(12, 4, 2) * 6
        p.over(img, p.smooth(-4, 4, p.grid.y - line), twin)


def cauldron() -> p.Sprite:
    """The great pot on its three legs."""
    s = p.Sprite()
    for x in (-34, 34):
        s.limb([(x, -18), (x * 1.2, 0)], [11, 8], "24242a")
    s.add(
        p.spline([(-50, -92, 1), (50, -92, 1), (60, -62), (52, -28), (26, -12), (-26, -12), (-52, -28), (-60, -62)]),
        "3a3a42",
        40,
    )
    s.add(p.circle(0, -92, 55, 12), "55555e", 6)
    s.add(p.circle(0, -92, 48, 8.6), "1a1418", 0)
    for side in (-1, 1):
        s.add(p.cut(p.circle(side * 59, -74, 11), p.circle(side * 59, -74, 6)), "2c2c34", 4)
    return s


def cook() -> p.Sprite:
    """Grey still, upright at the pot, a scarf round her hair, both hands on the ladle; facing right, 100 high."""
    s = p.Sprite()
    skin, dress, apron = "aeaaa8", "6c7076", "b0b2b4"
    for x in (-7, 5):
        s.add(p.spline([(x - 4, -8), (x + 4, -8), (x + 11, -2), (x + 10, 0, 1), (x - 4, 0, 1)]), "44484e", 4)
    s.add(p.spline([(-7, -52), (-13, -34), (-19, -7, 1), (-4, -4), (14, -7, 1), (11, -32), (8, -52)]), dress, 16)
    s.limb([(4, -75), (18, -64), (32, -70)], [9, 8, 5], p.mix(dress, "22242c", 0.25))
    s.line(p.ribbon([(26, -84), (40, -58), (49, -42)], [1, 1, 1], 12), 2.2, "54585e")
    s.add(p.spline([(-8, -78), (0, -81), (8, -77), (10, -62), (8, -50), (-7, -50), (-10, -62)]), dress, 14)
    s.add(
        p.spline([(0, -74, 1), (7, -73, 1), (9, -52), (13, -30), (15, -11, 1), (2, -9, 1), (0, -32), (1, -52)]),
        apron,
        9,
    )
    s.line(p.spline([(-8, -53), (0, -51), (9, -52)], False), 2.2, "c8cacc")
    s.limb([(-3, -74), (6, -56), (22, -60)], [11, 9.5, 6], dress)
    s.limb([(14, -58.5), (22, -60), (29, -63)], [6.4, 5.6, 4.6], skin)
    for hx, hy in ((31, -64), (35, -71)):
        s.add(p.spline([(hx - 4, hy + 2), (hx - 3, hy - 3), (hx + 2, hy - 4), (hx + 4, hy), (hx + 1, hy + 4)]), skin, 3)
        for k in range(3):
            s.line(p.line([(hx + k * 1.6 - 1, hy - 3 + k), (hx + k * 1.4 + 0.4, hy + k)]), 0.5, "6a6664", 0.8)
    p.profile(s, 3, -90, 8, -0.16, skin, "5c6066")
    s.add(
        p.spline([(9, -98, 1), (4, -102), (-4, -101), (-8, -94), (-6, -86), (-2, -82, 1), (0, -89), (4, -94)]),
        "84888c",
        6,
    )
    s.add(p.spline([(-6, -88, 1), (-13, -84), (-15, -76), (-9, -80), (-5, -84, 1)]), "84888c", 3)
    return s


def child() -> p.Sprite:
    """All orange already, on tiptoe, the bowl held up in two hands, the face lifted; facing right, 100 high."""
    s = p.Sprite()
    skin, dress = "c0743f", ORANGE
    for x in (-6, 5):
        s.limb([(x, -26), (x + 1, -12), (x, -3)], [7, 6.4, 5], skin)
        s.add(p.spline([(x - 4, -5), (x + 3, -6), (x + 10, 0, 1), (x - 2, 0, 1)]), "c8400c", 3)
    s.limb([(4, -60), (17, -64), (23, -80)], [8, 7, 5], p.mix(dress, "8a2c08", 0.3))
    s.add(
        p.spline(
            [
                (-7, -64),
                (1, -67),
                (8, -63),
                (9, -52),
                (13, -40),
                (17, -21, 1),
                (0, -18),
                (-16, -21, 1),
                (-11, -42),
                (-9, -54),
            ]
        ),
        dress,
        16,
    )
    for k in range(4):
        s.line(p.spline([(-4 + k * 3, -46), (-6 + k * 5, -34), (-10 + k * 7, -21)], False), 0.9, "d8600c", 0.7)
    s.add(p.spline([(14, -89, 1), (38, -89, 1), (34, -79), (26, -76), (18, -79)]), "fff0d0", 7)
    s.limb([(-2, -61), (11, -59), (19, -74)], [9, 8, 5.4], dress)
    s.limb([(15, -67), (20, -77)], [5.6, 4.6], skin)
    s.add(p.spline([(16, -80), (20, -84), (25, -82), (24, -76), (19, -74)]), skin, 3)
    p.profile(s, 2, -81, 11, 0.34, skin, "3c1a10")
    hair = "4a1c10"
    s.add(
        p.spline(
            [(7, -93, 1), (0, -96), (-9, -93), (-14, -84), (-12, -74), (-6, -70, 1), (-4, -76), (-2, -84), (3, -90)]
        ),
        hair,
        8,
    )
    for x, y in ((-14, -94), (-17, -78)):
        s.add(p.circle(x, y, 6.5), hair, 6)
    return s


def painted_sky(img: p.Array) -> None:
    """The steam: three colours that rise from the pot and brush themselves over the grey."""
    rise = np.clip((POT[1] - 150 - p.grid.y) / 900, 0, 1)
    wash = np.zeros_like(img)
    cover = p.grid.zeros()
    tracks = [
        (
            RED,
            [(532, 905), (480, 780), (520, 600), (430, 420), (300, 270), (150, 160), (-60, 60)],
            [44, 70, 110, 150, 190, 210, 240],
        ),
        (
            ORANGE,
            [(558, 905), (576, 770), (640, 590), (600, 400), (480, 230), (330, 80), (200, -60)],
            [44, 80, 120, 180, 220, 240, 260],
        ),
        (
            BLUE,
            [(584, 905), (640, 790), (720, 620), (740, 430), (680, 240), (620, 60), (560, -80)],
            [44, 70, 130, 190, 230, 260, 280],
        ),
    ]
    for k, (colour, course, widths) in enumerate(tracks):
        m = p.mask(p.ribbon(course, widths, 80))
        m = p.blur(p.warp(m, p.noise(150, k + 3, 4) * 60 * rise, p.noise(150, k + 9, 4) * 50 * rise), 12)
        wisps = 0.55 + 0.6 * p.noise(80, k + 20, 4, 0.5, 0.8, 1.6)
        m = np.clip(m * wisps, 0, 1)
        tint = p.ramp(
            np.clip(0.5 + p.noise(70, k + 31, 4) * 0.5, 0, 1),
            [(0, p.mix(colour, "1a1030", 0.2)), (0.6, colour), (1, p.mix(colour, "fff4d8", 0.5))],
        )
        wash = wash * (1 - m[..., None]) + tint * m[..., None]
        cover = cover * (1 - m) + m
    solid = wash / np.maximum(cover, 1e-3)[..., None]
    p.over(img, cover, np.clip(solid, 0, 1), 0.93)
    flow = (p.noise(220, 8, 2) * 1.1 - 2.2).astype(np.float32)
    p.brush(img, 74, 2600, flow, 0.06, 0.6, 5, np.clip(cover * 1.6, 0, 1))
    p.brush(img, 40, 2600, flow, 0.07, 0.5, 6, np.clip(cover * 1.4, 0, 1))


def square(img: p.Array) -> None:
    """Grey fronts in fog and wet cobbles."""
    p.skyline_city(img, 900, 190, "9a9ea2", 6, "c8c8c4", 30)
    p.haze(img, 640, 930, "c8cacc", 0.7)
    p.city_row(img, 950, 250, ["86898e", "94979a", "7c8086"], ["5c6066", "686c72"], 5, "a8acb0", lit_share=0.1)
    p.haze(img, 640, 960, "c4c6c8", 0.5)
    stones = p.texture.cobbles("7c8088", 30, 3)
    quad = ((-300, 940), (1100, 940), (1500, 1290), (-700, 1290))
    p.onto(img, stones, quad)
    p.over(img, p.smooth(1000, 940, p.grid.y) * p.smooth(930, 950, p.grid.y), "c0c2c4", 0.7)


def paint() -> p.Array:
    img = p.sky("overcast", 950, 36, [(0, "84888e"), (0.4, "9ca0a4"), (0.75, "bcbec0"), (1, "d2d2d0")])
    square(img)
    p.glow(img, 700, 860, 520, "fff4e0", 0.45, 1.6)
    painted_sky(img)
    for x, tint, reach in ((470, RED, 150), (560, ORANGE, 170), (660, BLUE, 150)):
        p.lamp_pool(img, x, 1080, reach, 46, tint, 0.3)
    grey_skin = "a8a4a2"
    hats = ["cap", "none", "none", "beret", "none"]
    queue = [(40, GROUND - 34, 236, 3), (112, GROUND - 22, 250, 4), (196, GROUND - 6, 262, 0)]
    for x, y, size, k in queue:
        figure = soul(ASH[k], "5a5e64", grey_skin, hats[k], p.mix(ASH[k], "3a3c40", 0.5), k)
        filled(img, figure, figure, x, y, size, 0)
    red_twin = soul("b02a28", RED, "e2ae8a", "bonnet", "d84a34", 1)
    filled(img, soul(ASH[1], "5a5e64", grey_skin, "bonnet", "686c72", 1), red_twin, 292, GROUND + 6, 272, 0.27)
    blue_twin = soul(BLUE, "1a3ca0", "b87a50", "none", "123080", 2)
    filled(img, soul(ASH[2], "5a5e64", grey_skin, "none", "5c6066", 2), blue_twin, 396, GROUND + 18, 284, 0.64)
    p.fire(img, POT[0], POT[1] + 14, 120, 60, 3, 0.4)
    p.contact(img, 726, GROUND + 4, 60, 9, 0.5, "22222a")
    cook().draw(
        img, 722, GROUND + 4, 296, flip=True, light=LIGHT, shade="22242c", lit="f4f4f0", rim="ffffff", rim_alpha=0.4
    )
    p.contact(img, *POT, 110, 16, 0.6, "1c1a22")
    cauldron().draw(img, *POT, 150, light=LIGHT, shade="14121c", rim="fff0d8", rim_alpha=0.4)
    soup = p.mask(p.circle(POT[0], POT[1] - 138, 70, 12), soft=1)
    swirl = np.sin((p.grid.x - POT[0]) / 46 + p.noise(24, 3, 3) * 1.6)
    p.over(img, soup, p.ramp(swirl * 0.5 + 0.5, [(0, BLUE), (0.45, "c83060"), (0.6, RED), (1, ORANGE)]))
    p.glow(img, POT[0], POT[1] - 140, 130, "ffd890", 0.5, 1.8)
    p.contact(img, 660, 1166, 50, 9, 0.5, "22222a")
    p.glow(img, 662, 1070, 150, "ffb050", 0.25)
    child().draw(img, 668, 1164, 196, flip=True, light=LIGHT, shade="7a2a10", lit="fff0c0", rim="fff0c8")
    return img
