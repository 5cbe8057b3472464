"""Two in fur hoods, nose to nose: words freeze into ice birds and build a wall; one red word is still warm."""

from __future__ import annotations

import math

import numpy as np

from art import paint as p

NUMBER, TITLE = 26, "Cold Words"

PALE = [(0, "5a3450"), (0.3, "9a6068"), (0.52, "cf9488"), (0.7, "eec0a8"), (0.86, "ffe2cc"), (1, "fff6ec")]
BROWN = [(0, "2a1420"), (0.3, "57302c"), (0.52, "8a5440"), (0.72, "b47c58"), (0.88, "d8a880"), (1, "fbe4cc")]
ICE = [(0, "4c6c9c"), (0.3, "86acd0"), (0.55, "b8d6ea"), (0.75, "e0eff8"), (1, "ffffff")]
FACE_LIGHT = (0.75, -0.55, 0.35)

# profiles facing right, from the hairline down to the chin
HIS = [
    (262, 262),
    (296, 300),
    (312, 344),
    (318, 384),
    (330, 400),
    (326, 420),
    (318, 434),
    (330, 462),
    (352, 496),
    (362, 516),
    (354, 530),
    (332, 534),
    (322, 542),
    (330, 556),
    (336, 566),
    (328, 575),
    (312, 578, 1),
    (326, 584),
    (330, 596),
    (320, 607),
    (308, 614),
    (314, 632),
    (314, 656),
    (296, 676),
    (262, 678),
]
HERS = [
    (268, 276),
    (302, 312),
    (318, 352),
    (320, 390),
    (314, 414),
    (308, 430),
    (318, 456),
    (342, 486),
    (358, 506),
    (354, 520),
    (332, 524),
    (322, 534),
    (332, 546),
    (340, 557),
    (332, 568),
    (318, 570, 1),
    (332, 577),
    (334, 590),
    (322, 600),
    (310, 606),
    (316, 624),
    (310, 646),
    (288, 662),
    (256, 668),
]


def mirrored(img: p.Array, draw: object, *args: object) -> None:
    """Paint something as in a mirror."""
    sheet = np.ascontiguousarray(img[:, ::-1])
    draw(sheet, *args)  # type: ignore[operator]
    img[:] = sheet[:, ::-1]


def ruff_flow(x: float, y: float) -> float:
    """Fur stands away from the middle of the face opening."""
    return math.atan2(y - 480, x - 250)


def head(img: p.Array, profile: list[p.Point], coat: str, fur: str, skin: p.Stops, seed: int, woman: bool) -> None:
    """A hooded head in profile, facing right."""
    hood = p.spline(
        [
            (236, 168),
            (150, 158),
            (62, 214),
            (10, 330),
            (-20, 480),
            (-10, 620),
            (-60, 760),
            (-60, 1260),
            (318, 1260),
            (330, 1060),
            (318, 900),
            (290, 790),
            (240, 710),
            (200, 600),
            (190, 420),
            (250, 260),
        ]
    )
    coat_mask = p.rough(p.mask(hood), 2, 14, seed)
    p.form(img, coat_mask, coat, 150, (0.45, -0.8, 0.35), 0.07, seed, 8)
    p.over(
        img,
        coat_mask * p.smooth(0.1, 0.9, np.sin((p.grid.y + p.grid.x * 0.35 + p.noise(90, seed, 2) * 10) / 5.5)),
        "241c3c",
        0.06,
    )
    p.brush(img, 30, 3000, p.swirl(200, seed, 0.6, 1.1), 0.05, 0.35, seed, coat_mask)
    p.shade_side(img, coat_mask, -0.6, 0.8, "2a2048", 0.55, 80)
    seams = p.Layer()
    for points in ([(150, 160), (90, 300), (70, 480), (100, 640)], [(120, 760), (170, 900), (176, 1050), (160, 1230)]):
        seams.stroke(p.spline(points, False), 5, "2a2440", 0.35, 3)
        seams.stroke(p.spline([(x + 4, y) for x, y in points], False), 2, "f0f4ff", 0.35, 1)
    p.lay(img, seams, clip=coat_mask)
    inside = p.mask(
        p.spline(
            [(252, 222), (170, 270), (120, 400), (124, 560), (190, 720), (282, 746), (268, 690), (220, 480), (256, 270)]
        )
    )
    p.over(img, inside, "3a2840", 0.95)

    scarf = p.rough(
        p.mask(p.spline([(150, 640), (220, 690), (296, 690), (330, 720), (320, 790), (200, 800), (120, 720)])), 2, 12, 4
    )
    p.form(img, scarf, p.mix(coat, "f0e8e8", 0.35), 40, FACE_LIGHT, 0.06, seed + 5, 4)
    face = p.mask(p.spline([*profile, (220, 672), (176, 628), (136, 540), (112, 420), (150, 290), (210, 236)]))
    p.form(img, face, skin, 150, FACE_LIGHT, 0.03, seed + 1, 14)
    for x, y, rx, ry, colour, alpha in (
        (262, 520, 50, 36, "f08070", 0.3), (350, 506, 20, 18, "f07068", 0.35), (288, 408, 28, 18, "7a3c50", 0.3),
        (296, 616, 24, 9, "7a3c48", 0.35), (226, 470, 40, 60, "fff0e0", 0.14), (236, 590, 46, 36, "3a1430", 0.16),
        (228, 676, 90, 26, "2a1028", 0.55), (232, 400, 20, 40, "5a2840", 0.22),
    ):  # fmt: skip
        p.over(
            img,
            face * np.exp(-(((p.grid.x - x) / rx) ** 2) - ((p.grid.y - y) / ry) ** 2).astype(np.float32),
            colour,
            alpha,
        )
    p.over(img, face * p.smooth(220, 110, p.grid.x), "2a1838", 0.6)
    p.rim_light(img, face, "f4faff", 4, -2, 0.35, 2)
    hair(img, face, seed, woman)
    features(img, woman)
    ruff(img, fur, seed)


def hair(img: p.Array, face: p.Array, seed: int, woman: bool) -> None:
    """What shows of the hair: from the brow over the temple and under the fur."""
    layer, random = p.Layer(), np.random.default_rng(seed)
    for _ in range(420):
        t = random.random()
        x, y = 278 - 96 * t + random.normal(0, 5), 258 + 22 * t * t + random.normal(0, 5)
        fall = (60 + 190 * t**1.4) * random.uniform(0.7, 1.1) if woman else (26 + 150 * t**2) * random.uniform(0.6, 1.1)
        back = (1 - t) * 46 + 18
        points = [(x, y), (x - back * 0.3, y + fall * 0.5), (x - back, y + fall)]
        tint = p.mix("140c18", "54404c", random.random() ** 2) if woman else p.mix("3a3844", "b8b8c4", random.random())
        layer.fill(p.ribbon(points, [1.2, random.uniform(3, 6), 0.6], 16), tint, 0.8)
    p.lay(img, layer, clip=np.clip(p.blur(face, 3) * 1.6, 0, 1))


def features(img: p.Array, woman: bool) -> None:
    """Lips, nostril, the lowered eye and the brow."""
    ink = p.Layer()
    lip, y = ("b04a58", -8) if woman else ("a86460", 0)
    ink.fill(
        p.spline([(335, 565 + y), (322, 561 + y), (306, 568 + y), (292, 577 + y, 1), (306, 577 + y), (318, 578 + y)]),
        lip,
        0.75,
    )
    ink.fill(
        p.spline([(318, 579 + y), (306, 579 + y), (292, 578 + y, 1), (304, 592 + y), (322, 599 + y), (329, 592 + y)]),
        lip,
        0.7,
        0.6,
    )
    ink.stroke(p.spline([(318, 578 + y), (304, 578 + y), (288, 582 + y)], False), 2, "5a1c30", 0.85)
    ink.fill(p.spline([(343, 526 + y), (334, 520 + y), (326, 525 + y), (334, 530 + y)]), "6a2438", 0.6, 0.8)
    ink.stroke(p.spline([(318, 526 + y), (311, 513 + y), (316, 500 + y)], False), 2.4, "a8545c", 0.45, 1.2)
    ink.fill(p.spline([(296, 428), (284, 423), (262, 432, 1), (280, 440), (294, 440)]), "f2e4e2", 0.95)
    ink.fill(p.circle(288, 434, 6.5, 7), "3c5c8c" if woman else "4a2c1c")
    ink.fill(p.circle(289, 435, 3.2, 4), "141428")
    ink.fill(p.spline([(301, 432), (292, 415), (270, 416), (254, 432), (276, 428), (292, 431)]), "d8a298", 0.96, 0.5)
    ink.fill(p.ribbon([(301, 435), (294, 429), (280, 427), (254, 433)], [2, 5, 4.5, 1], 24), "2a1428")
    ink.stroke(p.spline([(296, 444), (280, 446), (266, 441)], False), 2, "a8606c", 0.5, 1)
    ink.stroke(p.spline([(298, 416), (280, 409), (260, 417)], False), 2, "9a5460", 0.5, 0.8)
    if woman:
        for k in range(5):
            x, y = 298 - k * 7, 431 - 3 * math.sin(k * 0.6)
            ink.fill(p.ribbon([(x, y), (x + 5, y + 6), (x + 7, y + 11 - k)], [2.4, 1.8, 0.3], 10), "2a1428")
    brow = (
        [(306, 388), (288, 372), (262, 374), (236, 392)] if woman else [(314, 392), (296, 384), (268, 378), (240, 384)]
    )
    ink.fill(p.ribbon(brow, [3, 7 if woman else 12, 8 if woman else 10, 1], 24), "3a2a3c" if woman else "5a5868", 0.85)
    p.lay(img, ink)


def ruff(img: p.Array, fur: str, seed: int) -> None:
    """The thick ring of fur around the face."""
    ring = [(304, 222), (244, 208), (170, 250), (120, 350), (106, 480), (122, 600), (168, 700), (236, 756), (300, 752)]
    band = p.rough(p.mask(p.ribbon(ring, [30, 66, 86, 92, 96, 96, 90, 74, 34], 80, True)), 8, 26, seed)
    p.shadow(img, band, 12, 4, 14, 0.4, "3a1c40")
    p.form(img, band, p.tones(fur, "3a3050", "ffffff"), 62, (0.4, -0.85, 0.4), 0.12, seed, 6)
    wide = np.clip(p.blur(band, 4) * 1.4, 0, 1)
    p.hairs(img, wide, ruff_flow, 5200, (18, 44), (1.4, 3.6), 0.14, seed, 0.34, 0.75)
    p.hairs(img, wide, ruff_flow, 1500, (22, 54), (0.8, 2.0), 0.1, seed + 1, 0.4, 0.7, 0.16)
    p.hairs(
        img, band, lambda x, y: ruff_flow(x, y) + math.pi, 1700, (14, 30), (1.0, 2.6), 0.12, seed + 2, 0.4, 0.6, 0.05
    )


def smooth_bird() -> p.Sprite:
    """A kind word: a swallow of ice, wings half shut."""
    s = p.Sprite()
    s.add(p.spline([(-18, 4), (-50, -4, 1), (-38, 4), (-54, 14, 1), (-16, 12)]), ICE, 7)
    s.add(p.spline([(6, -8), (-12, -30), (-44, -46, 1), (-28, -16), (-16, 2)]), ICE, 9)
    s.add(
        p.spline([(-26, 6), (-4, -12), (20, -16), (33, -11), (46, -6, 1), (34, -2), (24, 10), (0, 16), (-18, 14)]),
        ICE,
        15,
    )
    s.add(p.spline([(12, -4), (-10, -16), (-46, -24, 1), (-22, 2), (0, 10)]), ICE, 8)
    s.add(p.circle(29, -8, 2), "3c5c8c", 0)
    return s


def thorn_bird() -> p.Sprite:
    """A sharp word: a bird of splinters."""
    s = p.Sprite()
    for angle, length in ((200, 50), (222, 56), (244, 52), (266, 46), (288, 34), (160, 44), (130, 30), (100, 26)):
        a = math.radians(angle)
        tip = (math.cos(a) * length, math.sin(a) * length, 1)
        side = (math.cos(a + 1.5) * 8, math.sin(a + 1.5) * 8)
        s.add(p.poly([side, tip, (-side[0], -side[1])]), ICE, 5)
    s.add(p.poly([(-22, 4), (-10, -16), (12, -20), (30, -12), (56, -4), (30, 2), (16, 16), (-8, 16)]), ICE, 11)
    s.add(p.circle(25, -8, 2), "2c4470", 0)
    return s


def red_bird() -> p.Sprite:
    """The warm word."""
    s = p.Sprite()
    for k in range(4):
        s.add(p.feather(-20, 4, 158 + k * 13, 46 - k * 3, 12), p.mix("a01c24", "e8402c", k / 4), 4)
    for k in range(7):
        s.add(p.feather(4 - k * 3, -8, 286 - k * 12, 62 - k * 4, 15), p.mix("8a1420", "d8302c", k / 7), 5)
    s.add(
        p.spline([(-28, 4), (-6, -14), (16, -19), (33, -13), (36, 0), (22, 13), (-2, 16)]),
        "e03a2c",
        16,
        spine=[(34, -6), (-26, 6)],
        fur=4,
    )
    s.add(p.spline([(34, -10, 1), (48, -4, 1), (34, 0, 1)]), "f0b048", 3)
    for k in range(7):
        s.add(p.feather(0 - k * 3, -6, 262 - k * 13, 66 - k * 5, 15), p.mix("c02424", "f86a44", k / 7), 5)
    s.add(p.circle(27, -8, 2.6), "1c0810", 0)
    s.add(p.circle(28, -9, 0.9), "fff4e0", 0)
    return s


def wall(img: p.Array) -> None:
    """The fallen words, heaped between the two from their chins down to the snow."""
    random = np.random.default_rng(26)
    kinds = [smooth_bird(), thorn_bird()]
    heap = p.mask(p.poly([(326, 716), (474, 716), (520, 900), (560, 1240), (240, 1240), (280, 900)]), soft=5)
    p.over(img, heap, p.vertical([(0, "8eaed0"), (1, "5c7cac")], 700, 1200))
    rows = 13
    for row in range(rows):
        t = row / (rows - 1)
        y, half = 722 + 470 * t, 84 + 76 * t
        count = 3 + (row % 2)
        for k in range(count):
            x = 400 + half * (2 * (k + 0.5) / count - 1) + random.normal(0, 5)
            thorny, size = random.random() < 0.3, 84 + 34 * t + random.normal(0, 5)
            yy = y + random.normal(0, 7)
            p.contact(img, x, yy + size * 0.08, size * 0.5, size * 0.24, 0.5, "34548c")
            kinds[thorny].draw(
                img,
                x,
                yy,
                size,
                random.normal(0, 12),
                (k + row) % 2 == 0,
                (0.15, -0.85, 0.35),
                rim="ffffff",
                rim_alpha=0.6,
                alpha=0.95,
                seed=row * 9 + k,
            )


def snow_foot(img: p.Array) -> None:
    """The snow that all of it stands on."""
    line = p.skyline(1112, 16, 12)
    m = p.below(line, 2, 3)
    p.over(
        img,
        m,
        p.ramp(
            np.clip((p.grid.y - line[None]) / 110 + p.noise(60, 5, 4) * 0.25, 0, 1),
            [(0, "ffffff"), (0.5, "dfe8f4"), (1, "b4c4de")],
        ),
    )


def paint() -> p.Array:
    img = p.sky("snow", 1000, 26, [(0, "b8c8dc"), (0.35, "d8e2ee"), (0.65, "f0f2f6"), (1, "fffaf4")])
    p.glow(img, 400, 470, 420, "fff4ec", 0.32, 1.5)
    p.ridge(img, 800, 18, "c8cfe4", "eef2f8", 4, 120, 0.5)
    p.ridge(img, 880, 14, "dfe6f2", "f4f6fa", 9, 200)
    head(img, HIS, "5c7894", "d0d4dc", BROWN, 3, False)
    mirrored(img, head, HERS, "b08490", "efe8e4", PALE, 8, True)
    for x, y, way in ((376, 582, 1), (424, 574, -1)):
        p.steam(img, x + way * 8, y - 2, 34, "ffffff", 0.4, 4)
    snow_foot(img)
    wall(img)
    falling = [
        (372, 608, 46, 40, 0, False),
        (426, 628, 44, 62, 1, True),
        (392, 664, 52, 84, 0, False),
        (440, 690, 48, 20, 1, False),
    ]
    for x, y, size, turn, kind, flip in falling:
        (thorn_bird() if kind else smooth_bird()).draw(
            img, x, y, size, turn, flip, (0.1, -0.9, 0.4), rim="ffffff", shade="4c6c9c"
        )
    p.glow(img, 398, 526, 120, "ff9a70", 0.5, 1.8)
    red_bird().draw(img, 404, 552, 72, -8, light=(0.2, -0.9, 0.4))
    p.snowfall(img, 260, seed=6, big=3.2, drift=0.2)
    return img
