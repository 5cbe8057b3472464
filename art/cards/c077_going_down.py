"""A sleeper's brass bed is let down on ropes through a house sliced open; every floor is stranger than the last."""

from __future__ import annotations

import numpy as np

from art import paint as p
from art.finish import Finish

NUMBER, TITLE = 77, "Going Down"
FINISH = Finish(vignette=0.24)

LEFT, RIGHT = 96, 716  # the house's inner walls
SHAFT = (348, 588)
TOPS = (176, 352, 524, 696, 868, 1034)  # ceilings of the six floors
SLAB = 15
BOTTOM = 1158
LIGHT = (-0.45, -0.75, 0.45)
BRASS = [(0, "2c1a14"), (0.35, "7a5424"), (0.6, "c8963c"), (0.82, "f8da84"), (1, "fffbe4")]
SHADE = "0c1034"


def room_mask(k: int) -> p.Array:
    """The inside of floor k."""
    foot = TOPS[k + 1] if k < 5 else BOTTOM
    return p.mask(p.rect(LEFT, TOPS[k], RIGHT - LEFT, foot - TOPS[k]))


def foot_of(k: int) -> float:
    """The height where things stand on floor k."""
    return TOPS[k + 1] - SLAB if k < 5 else BOTTOM


def walls(
    img: p.Array, k: int, top: str, bottom: str, lamp: tuple[float, float], glow: str, reach: float = 260
) -> p.Array:
    """One room's back wall in its own blue, lit by its own lamp."""
    m = room_mask(k)
    p.over(img, m, p.vertical([(0, top), (1, bottom)], TOPS[k], foot_of(k), 10))
    p.brush(img, 22, 500, p.swirl(160, k + 4, 0.8), 0.03, 0.45, k + 2, m)
    pool = np.exp(-((np.hypot(p.grid.x - lamp[0], (p.grid.y - lamp[1]) * 1.15) / reach) ** 2))
    p.shine(img, m * pool, glow, 0.44)
    return m


def outside(img: p.Array) -> None:
    """Night above the ground, earth with stones and roots below it."""
    earth = p.below(p.skyline(338, 6, 4), 3, 2)
    p.over(img, earth, p.texture.soil("2c2440", 5))
    p.multiply(img, earth * p.smooth(500, 1200, p.grid.y), "2a2858", 0.6)
    roots = p.Layer()
    random = np.random.default_rng(8)
    for _ in range(26):
        x, y = (random.uniform(0, 84) if random.random() < 0.5 else random.uniform(728, 800)), random.uniform(340, 1150)
        way = [(x, y)]
        for _ in range(4):
            way.append((way[-1][0] + random.normal(0, 14), way[-1][1] + random.uniform(12, 34)))
        roots.fill(p.ribbon(way, [4, 3, 2, 0.6], 20), "5a4c64", 0.5)
    p.lay(img, roots)
    p.grass_over(img, earth * p.smooth(352, 342, p.grid.y), 500, (8, 16), 5)


def shell(img: p.Array) -> None:
    """The sliced walls, the slabs and the roof."""
    cut = p.texture.bricks("6a5a80", 4)
    walls_ = p.mask(
        p.rect(LEFT - 24, 150, 24, BOTTOM - 120),
        p.rect(RIGHT, 150, 24, BOTTOM - 120),
        p.rect(LEFT - 24, BOTTOM, RIGHT - LEFT + 48, 26),
    )
    p.clothe(img, walls_, cut, 4, LIGHT, SHADE)
    for k in range(1, 6):
        y = TOPS[k] - SLAB
        for x0, x1 in ((LEFT, SHAFT[0]), (SHAFT[1], RIGHT)):
            p.shadow(img, p.mask(p.rect(x0, y, x1 - x0, SLAB)), 0, 8, 7, 0.5, "04061c")
            p.solid(img, p.rect(x0, y, x1 - x0, SLAB, 2), "8a7aa0", 7, LIGHT, 0.3, 0.06, k)
        saw = p.Layer()
        for x, side in ((SHAFT[0], 1), (SHAFT[1], -1)):
            for j in range(3):
                saw.fill(p.rect(x - (0 if side > 0 else 6 + j * 3), y + j * 5, 6 + j * 3, 4), "a898b4", 0.8)
        p.lay(img, saw)
    roof = p.Layer()
    for a, b in (((40, 196), (404, 14)), ((404, 14), (772, 196))):
        roof.stroke(p.line([a, b]), 24, "2a2448").stroke(p.moved(p.line([a, b]), 0, -7), 8, "7c6a9c")
        for t in np.linspace(0.03, 0.97, 16):
            x, y = a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t
            roof.fill(p.circle(x, y - 11, 16, 6.5), "5a4c80").stroke(p.circle(x, y - 11, 16, 6.5), 1.4, "1c1838", 0.8)
    p.lay(img, roof, tooth=0.3)


def bedroom(img: p.Array) -> None:
    """Where the journey began: wallpaper, a wardrobe, a night lamp, a window."""
    m = walls(img, 0, "4a5490", "384080", (150, 268), "ffd08a")
    p.over(img, m * p.smooth(0.7, 0.95, np.sin(p.grid.x / 7.5)), "7480b8", 0.35)
    y = foot_of(0)
    p.window(56, 84, "1c2860", "c8b8a0", "sash", False).draw(img, 284, y - 44, 100, light=LIGHT, shade=SHADE)
    p.stars(img, 8, 4, 260, keep_off=1 - p.mask(p.rect(260, 210, 46, 70)))
    stand = (
        p.Sprite()
        .add(p.rect(-32, -52, 64, 8, 2), "7c668a", 4)
        .limb([(-26, -44), (-26, 0)], [6, 5], "6a5578")
        .limb([(26, -44), (26, 0)], [6, 5], "6a5578")
    )
    stand.draw(img, 150, y, 96, light=LIGHT, shade=SHADE)
    p.props.table_lamp("ffe0a0", "c8963c").draw(img, 150, y - 48, 62, light=LIGHT, shade=SHADE)
    wardrobe = (
        p.Sprite().add(p.rect(-38, -132, 76, 128, 4), "6a5578", 12).add(p.rect(-42, -140, 84, 12, 4), "7c668a", 5)
    )
    for x in (-33, 3):
        wardrobe.add(p.rect(x, -122, 30, 108, 3), "7a6488", 6)
    wardrobe.add(p.circle(0, -66, 2.4), "f8da84", 1)
    wardrobe.draw(img, 652, y, 100, light=LIGHT, shade=SHADE)


def classroom(img: p.Array) -> None:
    """Desks among birch trunks, a blackboard, leaves on the ceiling."""
    m = walls(img, 1, "24506c", "2c5a78", (232, 430), "c8e8b0", 200)
    y = foot_of(1)
    p.over(img, m * p.mask(p.rect(596, 396, 108, 66, 3)), "7a6450")
    p.over(img, p.mask(p.rect(602, 402, 96, 54)), "163844")
    chalk = p.Layer().stroke(
        p.spline([(616, 442), (634, 416), (650, 440), (668, 414), (686, 438)], False), 2.4, "e8f0e4", 0.85
    )
    p.lay(img, chalk, tooth=1.4)
    for x, width, seed in ((128, 17, 2), (190, 12, 3), (262, 19, 4), (322, 13, 6), (612, 14, 7), (694, 18, 9)):
        copy = img.copy()
        p.birch(copy, x, y + 2, 172, width, "f0ecdc", 0.0, seed, LIGHT)
        p.over(img, m, copy)
    random = np.random.default_rng(7)
    tips = [(random.uniform(LEFT, RIGHT), random.uniform(TOPS[1] - 4, TOPS[1] + 34), 0.0) for _ in range(90)]
    copy = img.copy()
    p.foliage(
        copy,
        [t for t in tips if not SHAFT[0] - 12 < t[0] < SHAFT[1] + 12],
        ["1c4a4c", "3c7a60", "7cb07c", "c8dc98"],
        5,
        6,
        14,
        3,
    )
    p.over(img, m, copy)
    for x in (156, 292, 652):
        desk = (
            p.Sprite()
            .add(p.poly([(-30, -42), (28, -42), (34, -34), (-34, -34)]), "b08a68", 5)
            .add(p.rect(-30, -34, 60, 14, 2), "8a6850", 5)
        )
        desk.limb([(-24, -20), (-24, 0)], [5, 5], "5a4a58").limb([(24, -20), (24, 0)], [5, 5], "5a4a58")
        desk.draw(img, x, y, 96, light=LIGHT, shade=SHADE)


def armour(lady: bool) -> p.Sprite:
    """A suit of armour in profile, dancing; the lady's skirt is of steel plates."""
    steel = [(0, "141c44"), (0.35, "465484"), (0.6, "8c9cc4"), (0.82, "dce8f8"), (1, "ffffff")]
    s = p.Sprite()
    if lady:
        s.add(p.spline([(-7, -52, 1), (7, -52, 1), (16, -24), (26, -2, 1), (-28, -2, 1), (-16, -26)]), steel, 12)
        for k in range(3):
            s.line(
                p.spline([(-12 - k * 5, -38 + k * 13), (0, -34 + k * 13), (10 + k * 5, -38 + k * 13)], False),
                1.6,
                "2c3868",
                0.8,
            )
    else:
        s.limb([(-3, -46), (-12, -24), (-18, 0)], [12, 10, 8], steel).limb(
            [(3, -46), (10, -24), (8, 0)], [12, 10, 8], steel
        )
        s.add(p.spline([(4, 0), (8, -6), (20, -2), (20, 1)]), steel, 3).add(
            p.spline([(-22, 0), (-18, -6), (-7, -2), (-7, 1)]), steel, 3
        )
    s.add(p.spline([(-11, -50), (-13, -66), (-6, -78), (7, -78), (13, -66), (10, -50)]), steel, 10)
    s.add(p.spline([(-9, -82), (-9, -94), (0, -101), (9, -95), (13, -86), (8, -79), (-4, -78)]), steel, 8)
    s.line(p.line([(2, -89), (12, -87)]), 2, "0c1030")
    s.add(p.spline([(-2, -100), (-12, -114), (-24, -108), (-16, -102)]), "e8dcc8" if lady else "6c7cc0", 4)
    s.limb([(0, -72), (16, -66), (32, -76)], [8, 7, 5], steel)
    s.add(p.circle(0, -72, 7), steel, 6)
    return s


def ballroom(img: p.Array) -> None:
    """Suits of armour waltz under candles."""
    m = walls(img, 2, "3a3a88", "4a4694", (222, 566), "ffd8a0", 220)
    p.over(
        img, m * p.smooth(0.9, 0.98, np.sin(p.grid.x / 22)) * p.smooth(TOPS[2], TOPS[2] + 60, p.grid.y), "8a80c4", 0.4
    )
    y = foot_of(2)
    chandelier = p.Layer().stroke(p.line([(222, TOPS[2]), (222, 556)]), 2.4, "c8963c")
    chandelier.stroke(p.spline([(178, 562), (222, 580), (266, 562)], False), 3.4, "f0c868").stroke(
        p.spline([(196, 558), (222, 570), (248, 558)], False), 2.6, "c8963c"
    )
    p.lay(img, chandelier)
    for x in (178, 200, 222, 244, 266):
        p.over(img, p.mask(p.circle(x, 553, 2.6, 5)), "fff6d0")
        p.glow(img, x, 553, 24, "ffe0a0", 0.7)
    for x, size, turn in ((158, 108, -5), (276, 100, 4), (640, 104, -4)):
        p.contact(img, x + 16, y, 36, 5, 0.5, SHADE)
        armour(False).draw(img, x, y - 1, size, turn, light=LIGHT, shade=SHADE)
        armour(True).draw(img, x + size * 0.4, y - 1, size * 0.95, -turn, flip=True, light=LIGHT, shade=SHADE)


def library(img: p.Array) -> None:
    """Shelves in the pouring rain; the reading lamp has an umbrella."""
    m = walls(img, 3, "2c3a5c", "34466c", (640, 780), "ffdc9c", 170)
    y = foot_of(3)
    random = np.random.default_rng(5)
    books = p.Layer()
    colours = ("6a7cb0", "8a94c0", "4c6494", "9c8cb0", "c8b494", "5a7c94")
    for x0, x1 in ((106, 336), (668, 710)):
        books.fill(p.rect(x0 - 5, TOPS[3] + 12, x1 - x0 + 10, y - TOPS[3] - 12), "181c40")
        for row in range(4):
            foot = TOPS[3] + 48 + row * 33
            x = float(x0)
            while x < x1 - 4:
                w, h = random.uniform(5, 11), random.uniform(17, 26)
                tint = colours[random.integers(len(colours))]
                books.fill(p.rect(x, foot - h, w, h, 1), tint).fill(
                    p.rect(x, foot - h, w * 0.35, h, 1), p.mix(tint, "e8f0ff", 0.4), 0.7
                )
                x += w + 0.8
            books.fill(p.rect(x0 - 5, foot, x1 - x0 + 10, 5), "7c6a88")
    p.lay(img, books, tooth=0.6)
    p.props.table_lamp("ffe4a8", "c8963c").draw(img, 632, y, 84, light=LIGHT, shade=SHADE)
    p.props.umbrella("7c88c8").draw(img, 634, y - 66, 60, light=LIGHT, shade=SHADE)
    copy = img.copy()
    p.rain(copy, 2600, 0.12, "e8f4ff", 0.85, 34, 5)
    p.over(img, m, copy)
    splash = p.Layer()
    p.rain_splashes(
        splash,
        [
            (x, y - 2, random.uniform(3, 6))
            for x in random.uniform(LEFT + 8, RIGHT - 8, 34)
            if not SHAFT[0] < x < SHAFT[1]
        ],
    )
    p.lay(img, splash)


def beach(img: p.Array) -> None:
    """A whole night sea on the fifth floor."""
    m = room_mask(4)
    y, line = foot_of(4), 952
    copy = img.copy()
    p.over(copy, m, p.vertical([(0, "0c1850"), (0.5, "1c3880"), (1, "4c74b4")], TOPS[4], line))
    p.stars(copy, 400, 9, line - 4, "f4f4ff", 0.05)
    p.moon(copy, 654, 906, 17, 1.0, "fff4d4", "a8c0f0")
    water = p.smooth(line - 1, line + 1, p.grid.y)
    p.over(copy, water, p.vertical([(0, "3c68a8"), (1, "142c6c")], line, y))
    waves = p.noise(22, 5, 3, ax=3, ay=0.35)
    p.over(copy, water * p.smooth(0.3, 0.8, waves), "a8c8e8", 0.5)
    p.glitter(copy, 654, line, y - 12, 50, "fff4d0", 0.9, 4)
    shore = p.skyline(y - 22, 9, 6, 5)
    sand = p.below(shore, 1.5, 4)
    p.over(copy, p.blur(p.below(shore - 7, 1.5, 4), 1), "e8f4ff", 0.55)
    p.over(copy, sand, p.ramp(np.clip(0.5 + p.noise(20, 6, 4) * 0.3, 0, 1), [(0, "5a5c80"), (1, "a8a4b0")]))
    p.over(img, m, copy)
    p.props.rowing_boat("5a6498").draw(img, 212, y - 10, 74, -7, light=LIGHT, shade=SHADE)


def last_door(img: p.Array) -> None:
    """At the very bottom: one plain small door, and light under it."""
    m = room_mask(5)
    p.over(img, m, p.vertical([(0, "0c1030"), (1, "161a48")], TOPS[5], BOTTOM, 8))
    p.brush(img, 22, 400, p.swirl(160, 9, 0.8), 0.03, 0.45, 7, m)
    x, w = 452, 46
    p.solid(img, p.rect(x - w / 2 - 6, BOTTOM - 92, w + 12, 92, 3), "3c3c68", 6, LIGHT, 0.6)
    p.solid(img, p.rect(x - w / 2, BOTTOM - 86, w, 82, 2), "565a90", 8, LIGHT, 0.6)
    for dy in (-76, -40):
        p.solid(img, p.rect(x - w / 2 + 7, BOTTOM + dy, w - 14, 28, 2), "4c5084", 4, LIGHT, 0.4)
    p.over(img, p.mask(p.circle(x + 16, BOTTOM - 44, 2.6)), "c8b090")
    slit = p.mask(p.rect(x - w / 2, BOTTOM - 8, w, 8))
    fan = (
        np.exp(-(((p.grid.x - x) / (60 + (BOTTOM - p.grid.y) * 0.2)) ** 2))
        * p.smooth(BOTTOM - 44, BOTTOM, p.grid.y)
        * m
    )
    p.shine(img, fan, "ffb84c", 0.8)
    p.glow(img, x, BOTTOM - 2, 190, "ffb84c", 0.75, 2.2)
    p.over(img, slit, "fff4c4")
    p.glow(img, x, BOTTOM - 4, 40, "ffe9a0", 0.7)


def bed() -> p.Sprite:
    """The brass bed with its sleeper, 200 wide; feet at the origin."""
    s = p.Sprite()
    for x, h in ((-100, 112), (100, 84)):
        s.limb([(x, 0), (x, -h)], [9, 8], BRASS).add(p.circle(x, -h - 6, 7), BRASS, 6)
    s.add(p.rect(-100, -46, 200, 12, 3), BRASS, 5)
    s.add(p.rect(-96, -64, 192, 24, 9), "f4ecd8", 9)
    s.add(p.spline([(-94, -64), (-90, -84), (-60, -88), (-44, -76), (-46, -62)]), "fffaf0", 10)
    s.add(p.spline([(-74, -72), (-70, -90), (-54, -96), (-40, -86), (-40, -70)]), "e8b898", 9)
    s.add(p.spline([(-78, -78), (-74, -96), (-56, -104), (-42, -94), (-46, -86), (-64, -84)]), "6c84d0", 8)
    s.limb([(-74, -92), (-92, -98), (-102, -84)], [16, 10, 5], "6c84d0").add(p.circle(-103, -80, 6), "fffaf0", 5)
    quilt = p.spline(
        [
            (-50, -62),
            (-46, -80),
            (-20, -92),
            (20, -88),
            (60, -80),
            (94, -76),
            (98, -52),
            (98, -30, 1),
            (60, -26),
            (20, -32),
            (-20, -26),
            (-52, -32, 1),
        ]
    )
    s.add(quilt, "e8dcc0", 18)
    for i in range(8):
        for j in range(4):
            if (i + j) % 2:
                s.add(
                    p.rect(-54 + i * 20, -96 + j * 18, 20, 18),
                    "8a9cd8" if j % 2 else "c8b4d0",
                    8,
                    clip=quilt,
                    alpha=0.8,
                )
    s.line(p.spline([(-46, -80), (-36, -60), (-40, -34)], False), 2.4, "8a80a0", 0.6)
    for x0, x1, y0, y1 in ((-100, -100, -106, -60), (100, 100, -78, -56)):
        s.line(p.line([(x0, y0), (x1, y1)]), 2, "fff0b8", 0.7)
    return s


def winch(img: p.Array) -> None:
    """Pulleys, drum and the old cat, eyes closing."""
    beam = p.Sprite().limb([(LEFT - 10, 166), (RIGHT + 10, 166)], [16, 16], "6a5878")
    beam.limb([(330, 92), (606, 92)], [10, 10], "6a5878").limb([(404, 92), (404, 30)], [8, 8], "6a5878")
    for x in (352, 404, 560, 592):
        beam.add(p.circle(x if x != 404 else 372, 106, 9), BRASS, 6)
    beam.draw(img, 0, 0, 100, light=LIGHT, shade=SHADE)
    drum = p.Sprite().add(p.rect(-26, -44, 52, 34, 6), "8a6c54", 12)
    for k in range(6):
        drum.line(p.line([(-20 + k * 8, -43), (-22 + k * 8, -11)]), 2.4, "e8dcc0")
    drum.limb([(-34, -8), (-30, -48)], [7, 6], "5a4c68").limb([(34, -8), (30, -48)], [7, 6], "5a4c68")
    drum.limb([(-26, -28), (-42, -28), (-44, -50)], [6, 6, 6], BRASS)
    drum.draw(img, 268, 166, 90, light=LIGHT, shade=SHADE)
    p.lay(img, p.Layer().stroke(p.line([(268, 130), (352, 100)]), 2.6, "e8dcc0"))
    cat = p.quadruped("cat", "sit", "8a86a8", "d8d4e4")
    cat.draw(img, 196, 160, 84, light=LIGHT, shade=SHADE, rim="c8d4ff", rim_alpha=0.5)


def paint() -> p.Array:
    img = p.sky("indigo_night", 360, 77, [(0, "0a0e38"), (0.6, "1c2868"), (1, "3c4c94")])
    p.stars(img, 90, 7, 320, "f0f0ff", 0.06)
    outside(img)
    attic = p.mask(p.poly([(96, 176), (404, 22), (716, 176)]))
    p.over(img, attic, p.vertical([(0, "2c2c60"), (1, "4a4a80")], 20, 176))
    bedroom(img)
    classroom(img)
    ballroom(img)
    library(img)
    beach(img)
    last_door(img)
    shaft = p.mask(p.rect(SHAFT[0], TOPS[0], SHAFT[1] - SHAFT[0], TOPS[5] - TOPS[0]), soft=10)
    p.multiply(img, shaft, "20245c", 0.78)
    shell(img)
    p.glow(img, 468, 672, 270, "ffdc98", 0.75, 1.5)
    ropes = p.Layer()
    for x0, x1, foot in ((360, 370, 604), (588, 574, 634), (352, 362, 604), (578, 566, 634)):
        ropes.stroke(p.line([(x0, 108), (x1, foot)]), 4, "4a3c40").stroke(
            p.line([(x0 - 0.6, 108), (x1 - 0.6, foot)]), 2.6, "f0e0bc"
        )
    p.lay(img, ropes)
    winch(img)
    bed().draw(img, 466, 724, 108, 1.5, light=LIGHT, shade="3a3060", rim="fff0c0", rim_alpha=0.9)
    return img
