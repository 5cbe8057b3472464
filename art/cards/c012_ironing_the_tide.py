"""A broad woman irons the sea flat; the finished squares lie folded in a basket.

Technique: painted relief. Back to front: sky, sea and steamer, the folds of water, the beach, the woman, the iron and
its steam, the basket.
"""

from __future__ import annotations

import math

import numpy as np

from art import paint as p

NUMBER, TITLE = 12, "Ironing the Tide"

IVORY = "f4ecd8"
LIGHT: p.Light = (-0.6, -0.6, 0.45)
HORIZON, SHORE = 336, 1010
SEA = [(0, "073642"), (0.3, "11606c"), (0.55, "2f969a"), (0.75, "92d8c8"), (0.9, "d8f4e4"), (1, "ffffff")]
LINEN = [(0, "5cb0ac"), (0.4, "8accbe"), (0.7, "b8e4d2"), (1, "eefaec")]
BLOUSE = [(0, "5c7890"), (0.35, "a0b8c0"), (0.6, "dce4dc"), (0.85, "fbf8ea"), (1, "ffffff")]
SKIRT = [(0, "2c3c54"), (0.35, "4c6478"), (0.6, "7c949c"), (0.85, "b4c4bc"), (1, "ecece0")]
SKIN = [(0, "8a4a44"), (0.4, "c87c60"), (0.7, "eeb08c"), (1, "ffe4c4")]
HAIR = [(0, "2a1418"), (0.4, "5a2e20"), (0.7, "94562c"), (1, "e8b070")]
POPPY = [(0, "6a1014"), (0.4, "b81f1a"), (0.7, "ec4428"), (0.9, "ff8a60"), (1, "ffe0c0")]
FLOOR: tuple[tuple[float, float], ...] = ((-160, HORIZON), (960, HORIZON), (2100, 1100), (-1300, 1100))


def edge_x(y: float) -> float:
    """Where the smooth water ends at height y."""
    return 540 + (y - HORIZON) * 0.22 + 10 * math.sin(y / 40)


def crumple(seed: int) -> p.Array:
    """A flat picture of rucked cloth: ridged folds, lit from the left."""
    height = sum(np.abs(p.noise(scale, seed + k, 2)) * scale * 0.5 for k, scale in enumerate((120, 52, 24)))
    gx, gy = np.gradient(p.blur(-height, 1.4), axis=1) * p.grid.s, np.gradient(p.blur(-height, 1.4), axis=0) * p.grid.s
    t = np.clip(0.5 - gx * 0.5 - gy * 0.35 + p.noise(6, seed + 9, 2) * 0.04, 0, 1)
    return p.ramp(t, SEA)


def sea(img: p.Array) -> None:
    """Crumpled on the right, flat as linen on the left."""
    sunlit = [(0, "c8ece0"), (0.5, "98d4c6"), (1, "6cbab2")]
    water = p.smooth(HORIZON - 1, HORIZON + 1, p.grid.y)
    p.onto(img, crumple(4), FLOOR, m=water)  # type: ignore[arg-type]
    p.over(img, water * p.smooth(HORIZON + 70, HORIZON, p.grid.y), "a8dcd0", 0.75)
    ys = range(HORIZON - 4, 1210, 12)
    smooth = p.mask(p.poly([(-20, HORIZON - 4), *[(edge_x(y), y) for y in ys], (-20, 1210)])) * water
    flat = p.blank()
    weave = np.sin(p.grid.x * 0.9) * np.sin(p.grid.y * 0.9) * 0.05
    flat[:] = p.ramp(np.clip(0.62 + weave + p.noise(160, 6, 3) * 0.16, 0, 1), LINEN)
    sheet = img.copy()
    p.onto(sheet, flat, FLOOR)  # type: ignore[arg-type]
    shine = np.exp(-(((p.grid.x - 60) / 260) ** 2)) * 0.3
    p.over(sheet, p.grid.zeros() + 1, p.vertical(sunlit, HORIZON, 1010), 0.55)
    p.over(sheet, shine.astype(p.f32), "fffdf0", 1)
    p.brush(sheet, 70, 2600, np.zeros_like(p.grid.x), jitter=0.03, alpha=0.5, seed=5, m=smooth, soften=3)
    p.over(img, smooth, sheet)
    crease = p.Layer()
    for x0, x1 in ((330, -60), (470, 168)):
        crease_light = p.poly([(x0, HORIZON + 2), (x0 + 1.5, HORIZON + 2), (x1 + 14, 1010), (x1, 1010)])
        crease.fill(crease_light, "ffffff", 0.75 if x0 < 400 else 0.35)
        crease_shade = p.poly([(x0 + 1.5, HORIZON + 2), (x0 + 3, HORIZON + 2), (x1 + 30, 1010), (x1 + 14, 1010)])
        crease.fill(crease_shade, "3c9494", 0.45 if x0 < 400 else 0.2)
    for y in (392, 500, 700):
        crease.stroke(p.line([(-10, y), (800, y)]), 1 + (y - 360) / 110, "ffffff", 0.3)
        crease.stroke(
            p.line([(-10, y + (y - 330) / 60), (800, y + (y - 330) / 60)]), 1 + (y - 360) / 130, "4ca09c", 0.3
        )
    hem = [(edge_x(y) - 3 - (y - HORIZON) * 0.035, y) for y in range(HORIZON + 6, 1040, 12)]
    crease.stroke(p.spline(hem, False), 5, "ffffff", 0.55)
    for k, (x, y) in enumerate(hem):
        if k % 2:
            near = (y - HORIZON) / 600
            crease.stroke(
                p.line([(x - 12 * near - 3, y), (x - 12 * near - 3, y + 3 + 9 * near)]), 1 + 2.4 * near, "3c8c8c", 0.8
            )
    p.lay(img, crease, clip=smooth)


def rucks(img: p.Array) -> None:
    """The water piles up before the iron in folds with foam."""
    random = np.random.default_rng(7)
    for k in range(26):
        y = HORIZON + 30 + k * 26.0
        near = (y - HORIZON) / (SHORE - HORIZON)
        x = edge_x(y) + 6 * near
        for row in range(9):
            wide = (34 + 120 * near) * random.uniform(0.8, 1.2)
            fx = x + row * wide * 0.75 + random.uniform(0, 20) * near
            if fx > 820:
                break
            h = (8 + 46 * near) * random.uniform(0.7, 1.1) * max(1.15 - row * 0.16, 0.5)
            wave = p.spline(
                [
                    (fx - wide * 0.1, y),
                    (fx + wide * 0.1, y - h * 0.8),
                    (fx + wide * 0.42, y - h),
                    (fx + wide * 0.62, y - h * 0.55),
                    (fx + wide * 0.56, y - h * 0.3),
                    (fx + wide * 0.9, y + 2),
                ]
            )
            m = p.rough(p.mask(wave), 1 + 2 * near, 8, k)
            p.form(img, m, SEA, 12 + 26 * near, light=LIGHT, texture=0.08, seed=k, soften=2)
            foam = p.Layer()
            for _ in range(int(10 + 26 * near)):
                u = random.random()
                px, py = (
                    fx + wide * (0.1 + 0.5 * u),
                    y - h * (0.75 + 0.3 * math.sin(u * 3)) + random.normal(0, 3 * near + 1),
                )
                foam.fill(p.circle(px, py, random.uniform(1, 2 + 5 * near)), "ffffff", random.uniform(0.5, 0.95))
            p.lay(img, foam)


def skirt(img: p.Array) -> None:
    """Wide, in deep folds."""
    outline = p.points(
        "238,650 330,642 424,650 462,740 498,860 520,962 440,976 380,960 320,978 240,962 150,970 170,860 204,740"
    )
    m = p.rough(p.mask(p.spline(outline)), 2, 14, 3)
    p.form(img, m, SKIRT, 110, light=LIGHT, texture=0.07, seed=4, soften=8)
    folds = p.Layer()
    for x in (176, 214, 262, 306, 356, 404, 448, 486):
        top = 330 + (x - 330) * 0.45
        fold_shade = p.ribbon([(top, 672), ((top + x) / 2 + 4, 800), (x, 966)], [2, 13, 20], 40)
        folds.fill(fold_shade, "24344c", 0.42, 6)
        fold_light = p.ribbon([(top - 6, 672), ((top + x) / 2 - 14, 800), (x - 20, 966)], [1, 7, 9], 40)
        folds.fill(fold_light, "f4f4e4", 0.3, 5)
    p.lay(img, folds, clip=m)
    p.hairs(
        img,
        m * p.smooth(940, 920, p.grid.y),
        lambda x, y: 1.57 - (x - 330) / 700,
        1800,
        length=(14, 30),
        width=(0.9, 1.8),
        jitter=0.08,
        seed=5,
        alpha=0.4,
    )


def blouse(img: p.Array) -> None:
    """Her broad back, with a few creases."""
    back = p.points("272,462 330,448 388,462 438,500 446,570 424,664 330,676 236,664 214,570 222,500")
    m = p.rough(p.mask(p.spline(back)), 1.5, 12, 5)
    p.shadow(img, m, 6, 8, soft=10, alpha=0.3, colour="1c2c44")
    p.form(img, m, BLOUSE, 80, light=LIGHT, texture=0.05, seed=6, soften=8)
    creases = p.Layer()
    crease_lines = (
        [(330, 470), (326, 560), (330, 650)],
        [(280, 500), (268, 580), (282, 650)],
        [(392, 500), (404, 580), (384, 650)],
        [(236, 560), (264, 600), (256, 650)],
    )
    for pts in crease_lines:
        creases.fill(p.ribbon(pts, [2, 10, 3], 30), "7c94a4", 0.4, 4)
    p.lay(img, creases, clip=m)


def woman(img: p.Array) -> None:
    """From behind: hand on hip, sleeves rolled, the bow of the apron."""
    left_forearm = p.ribbon([(152, 588), (140, 632), (214, 664)], [44, 42, 34], 30, True)
    left = p.points("236,496 150,574 134,618 226,668")
    right_forearm = p.ribbon([(500, 584), (560, 640), (612, 690)], [50, 42, 34], 30, True)
    right_sleeve = p.ribbon([(424, 500), (470, 540), (508, 592)], [78, 72, 62], 30, True)

    for x in (292, 382):
        calf = p.spline(p.points("-30,930 30,930 32,970 22,1012 -22,1012 -32,970", at=(x, 0)))
        p.solid(img, calf, SKIN, 24, light=LIGHT)
    skirt(img)
    p.solid(img, left_forearm, SKIN, 20, light=LIGHT)
    p.solid(img, p.ribbon(left[:2], [74, 62], 30, True), BLOUSE, 30, light=LIGHT, cast=0.2)
    p.solid(img, right_forearm, SKIN, 20, light=LIGHT)
    p.solid(img, right_sleeve, BLOUSE, 32, light=LIGHT, cast=0.2)
    blouse(img)
    for side in (-1, 1):
        strap = p.ribbon([(330 + side * 78, 466), (330 + side * 20, 560), (330 - side * 60, 652)], [22, 20, 22], 30)
        p.solid(img, strap, IVORY, 9, light=LIGHT, cast=0.25)
    bow(img, 330, 660)
    head(img)


def bow(img: p.Array, x: float, y: float) -> None:
    """The apron's strings: a loose bow of flat cotton tape, its loops hanging."""
    waistband = p.ribbon([(x - 96, y + 2), (x, y + 12), (x + 96, y + 2)], [18, 18, 18], 30, True)
    p.solid(img, waistband, POPPY, 26, light=LIGHT)
    for side, drop in ((-1, 0), (1, 14)):
        for points, widths in (
            ([(x, y + 6), (x + side * 18, y + 80), (x + side * 38, y + 176 + drop)], [10, 17, 20]),
            (
                [(x, y + 4), (x + side * 44, y + 6), (x + side * 72, y + 40), (x + side * 58, y + 78 + drop)],
                [9, 16, 18, 16],
            ),
            (
                [(x + side * 58, y + 78 + drop), (x + side * 34, y + 74), (x + side * 14, y + 40), (x, y + 8)],
                [16, 18, 15, 8],
            ),
        ):
            m = p.solid(img, p.ribbon(points, widths, 30), POPPY, 24, light=LIGHT, tooth=0.6, cast=0.3)
            p.over(img, m * np.exp(-(((p.grid.y - y - 84 - drop) / 12) ** 2)), "7a1a1c", 0.35)
    bow_knot = p.spline(p.points("-15,-8 4,-14 17,0 10,20 -10,20", at=(x, y)))
    p.solid(img, bow_knot, POPPY, 18, light=LIGHT, cast=0.3)


def head(img: p.Array) -> None:
    """A bun, seen from behind, turned a little to the iron."""
    collar = p.ribbon([(280, 456), (332, 480), (386, 456)], [26, 30, 26], 24, True)
    skull_outline = p.spline(p.points("280,384 286,336 326,308 374,318 396,360 392,410 360,440 314,440 288,418"))
    knot_outline = p.spline(p.points("300,308 306,272 340,258 376,276 378,312 346,332 312,328"))
    p.solid(img, p.ribbon([(334, 416), (332, 460)], [54, 62], 12, True), SKIN, 24, light=LIGHT)
    p.solid(img, collar, BLOUSE, 12, light=LIGHT, cast=0.25)
    skull = p.mask(skull_outline)
    for x in (282, 396):
        p.solid(img, p.circle(x, 394, 11, 18), SKIN, 9, light=LIGHT)
    p.form(img, skull, HAIR, 54, light=LIGHT, texture=0.06, seed=7, soften=6)
    p.hairs(
        img,
        skull,
        lambda x, y: math.atan2(322 - y, 338 - x),
        2200,
        length=(16, 34),
        width=(1, 2.2),
        jitter=0.14,
        seed=6,
    )
    knot = p.mask(knot_outline)
    p.shadow(img, knot, 4, 8, soft=7, alpha=0.45, colour="2a1010")
    p.form(img, knot, HAIR, 38, light=LIGHT, texture=0.06, seed=8, soften=5)
    p.hairs(
        img,
        knot,
        lambda x, y: math.atan2(y - 296, x - 340) + 1.5,
        800,
        length=(14, 30),
        width=(1, 2),
        jitter=0.14,
        seed=7,
    )
    wisps = p.Layer()
    loose_hairs = (
        [(296, 420), (284, 446), (292, 464)],
        [(372, 424), (388, 448), (378, 470)],
        [(376, 300), (398, 292), (406, 304)],
    )
    for pts in loose_hairs:
        wisps.fill(p.ribbon(pts, [3, 2.4, 0.5], 16), "7a4424")
    p.lay(img, wisps)


def handle(img: p.Array, x: float, y: float, scale: float) -> None:
    """Two posts, a wooden grip, and the hand that holds it."""
    for u in (-64, 36):
        post = p.rect(x + u * scale, y - 124 * scale, 16 * scale, 52 * scale, r=4)
        p.solid(img, post, "3a444c", 7 * scale, light=LIGHT, tooth=0.3)
    way = p.points("-86,-130 -6,-140 70,-128", at=(x, y), scale=(scale, scale))
    grip = p.ribbon(way, [30 * scale, 34 * scale, 28 * scale], 30, True)
    p.solid(img, grip, "8a5a38", 14 * scale, light=LIGHT, tooth=0.6)
    fist = p.points("-36,-144 -26,-162 8,-164 24,-148 18,-124 -28,-122", at=(x, y), scale=(scale, scale))
    p.solid(img, p.spline(fist), SKIN, 16 * scale, light=LIGHT, tooth=0.6)
    fingers = p.Layer()
    for n in range(3):
        fx = x + (-18 + n * 14) * scale
        fingers.stroke(p.line([(fx, y - 144 * scale), (fx - 2, y - 124 * scale)]), 2.4, "8a4a3c", 0.6)
    p.lay(img, fingers)


def iron(img: p.Array, x: float, y: float, scale: float) -> None:
    """A heavy flat iron on the water, its nose in the waves; (x, y) is the middle of its sole."""
    sole = p.points("-100,0! -96,-20 44,-22 146,0!")
    steel = [(0, "2c343c"), (0.5, "9aa8b0"), (1, "f4fcfc")]
    iron_body = p.points("-96,-14! -94,-70 -68,-84 26,-80 84,-50 134,-12!")
    black_iron = [(0, "0c1014"), (0.45, "1f262c"), (0.72, "3a444c"), (0.92, "74848a"), (1, "dce8e8")]

    def at(points: list[p.Point]) -> object:
        return p.spline([(x + u * scale, y + v * scale, *corner) for u, v, *corner in points])

    p.contact(img, x + 6 * scale, y + 2, 124 * scale, ry=15 * scale, alpha=0.55, colour="0c3c48")
    p.solid(img, at(sole), steel, 9 * scale, light=LIGHT, tooth=0.4)
    body = at(iron_body)
    p.solid(img, body, black_iron, 36 * scale, light=LIGHT, tooth=0.6)
    gleam = p.spline(p.points("-84,-66 -60,-76 20,-72 66,-48", at=(x, y), scale=(scale, scale)), False)
    p.lay(img, p.Layer().stroke(gleam, 3 * scale, "e8f4f4", 0.6, soft=2))
    handle(img, x, y, scale)


def basket(img: p.Array, x: float, y: float) -> None:
    """Wicker, full of folded squares of ocean; a tail sticks out of the third."""
    tail = p.spline(p.points("90,-226 122,-246 130,-296! 150,-264 188,-256! 150,-228 100,-206", at=(x, y)))
    wicker = [(0, "4a2c18"), (0.5, "b0804a"), (1, "f4d8a0")]
    p.solid(img, tail, "e0a468", 12, light=LIGHT, cast=0.3)
    for k in range(4):
        top = y - 130 - k * 36
        dx = (-6, 8, -2, 5)[k]
        cloth = p.spline(
            [
                (x - 100 + dx, top, 1),
                (x - 108 + dx, top - 18),
                (x - 96 + dx, top - 36),
                (x + 96 + dx, top - 38, 1),
                (x + 104 + dx, top - 2, 1),
                (x, top + 5),
            ]
        )
        m = p.solid(img, cloth, p.tones(("2c8c90", "4cb0a8", "1f7480", "6cc4b4")[k]), 17, light=LIGHT, cast=0.25)
        lines = p.Layer()
        for row in range(3):
            pts = [(x - 100 + dx + i * 14, top - 28 + row * 10 + (4 if i % 2 else -3)) for i in range(16)]
            lines.stroke(p.spline(pts, False), 2.2, "f0fcf4", 0.7)
        lines.stroke(p.line([(x - 96 + dx, top - 17), (x + 104 + dx, top - 18)]), 2, "0e4c5a", 0.6)
        p.lay(img, lines, clip=m)
    body = p.spline(p.points("-132,-130! 132,-130! 106,0! 0,10 -106,0!", at=(x, y)))
    m = p.mask(body)
    p.contact(img, x, y + 4, 140, ry=18, alpha=0.5, colour="4a3420")
    wide = (
        np.sin(p.grid.x / 7 + np.where(np.floor(p.grid.y / 13) % 2 > 0, math.pi, 0))
        * np.abs(np.sin(p.grid.y / 13 * math.pi)) ** 0.5
    )
    cane = p.ramp(np.clip(0.52 + wide * 0.36 + p.noise(5, 3, 2) * 0.08, 0, 1), wicker)
    p.clothe(img, m, cane, 70, light=LIGHT, shade="3a2438", soften=6)
    rim = p.ribbon([(x - 136, y - 130), (x, y - 120), (x + 136, y - 130)], [24, 26, 24], 30, True)
    p.clothe(img, p.mask(rim), cane, 13, light=LIGHT)


def steamer(img: p.Array, x: float, y: float) -> None:
    """It has stopped politely; the captain wipes his feet."""
    hull = p.spline(p.points("-74,-26! 84,-22! 70,4! -52,4!"))
    p.smoke(img, x + 34, y - 74, 120, colour="f4f0e8", seed=4, drift=40, alpha=0.7, width=12)
    s = p.Sprite()
    s.add(p.rect(18, -74, 20, 40, r=3), "3c4a54", 8)
    s.add(p.rect(17, -66, 22, 9), "e8e0cc", 3)
    s.add(p.rect(-30, -46, 92, 26, r=3), IVORY, 10)
    for k in range(5):
        s.add(p.circle(-18 + k * 17, -33, 4), "3c6470", 0)
    s.add(hull, "39505c", 12)
    s.line(p.line([(-66, -20), (80, -17)]), 2.4, IVORY)
    s.draw(img, x, y, 100, flip=True, light=LIGHT, haze=("c8e8e0", 0.2))


def captain(img: p.Array, x: float, y: float) -> None:
    """He has stepped down to the mat."""
    p.lay(img, p.Layer().fill(p.circle(x, y + 5, 26, 5), "b08a58"))
    p.figure("walk", p.Look(coat="25344c", garment="jacket", trousers="2c3444", hat="cap", hat_colour=IVORY)).draw(
        img, x + 2, y + 4, 58, flip=True, light=LIGHT
    )


def spray(img: p.Array) -> None:
    """The bow wave before the iron's nose."""
    random = np.random.default_rng(11)
    for x, y, w, h in ((744, 904, 150, 70), (700, 930, 170, 54), (764, 950, 150, 66)):
        wave = p.spline(
            [
                (x - w * 0.4, y),
                (x - w * 0.12, y - h * 0.7),
                (x + w * 0.16, y - h),
                (x + w * 0.3, y - h * 0.5),
                (x + w * 0.24, y - h * 0.3),
                (x + w * 0.6, y + 6),
            ]
        )
        p.form(img, p.rough(p.mask(wave), 3, 9, 4), SEA, 30, light=LIGHT, texture=0.08, seed=int(x), soften=2)
    layer = p.Layer()
    for _ in range(260):
        u = random.random()
        x, y = 690 + 130 * u + random.normal(0, 10), 900 - 70 * math.sin(u * 2.6) + random.normal(0, 22)
        layer.fill(p.circle(x, y, random.uniform(1.2, 6)), "ffffff", random.uniform(0.5, 0.95))
    p.lay(img, layer)


def noon() -> p.Array:
    """A bright sky with two small clouds."""
    noon_sky = [(0, "7cc4d4"), (0.4, "a8dcdc"), (0.75, "d8f0e4"), (1, "fbf8e4")]
    img = p.sky("noon", HORIZON + 20, 4, noon_sky)
    white = {"lit": "ffffff", "middle": "e4f0ec", "dark": "a8ccd4", "light": (-0.7, -0.6), "soft": 1.3}
    p.cumulus(img, 600, 150, 320, height=90, seed=5, puffs=60, alpha=0.95, base=170, **white)
    p.cumulus(img, 110, 210, 250, height=66, seed=9, puffs=50, alpha=0.9, base=226, **white)
    return img


def beach(img: p.Array) -> None:
    """Shallow water, wet sand, and the foam along its edge."""
    wet_sand = [(0, "b08c60"), (0.5, "e0c492"), (1, "fff2cc")]
    line = p.skyline(1046, 9, 4)
    sand = p.ramp(np.clip(0.55 + p.noise(90, 5, 4) * 0.2 + p.noise(3, 6, 2) * 0.1, 0, 1), wet_sand)
    p.over(
        img,
        p.below(p.skyline(1020, 9, 4)),
        p.ramp(np.clip(0.5 + p.noise(60, 3, 3) * 0.3, 0, 1), [(0, "7cbcae"), (1, "d8ecd0")]),
        0.7,
    )
    p.over(img, p.below(line), sand)
    foam = p.Layer()
    random = np.random.default_rng(3)
    for _ in range(900):
        x = random.uniform(0, 800)
        y = float(line[min(int(x * p.grid.s), len(line) - 1)]) + random.normal(-3, 4)
        foam.fill(p.circle(x, y, random.uniform(1, 5)), "ffffff", random.uniform(0.4, 0.9))
    p.lay(img, foam)


def steam(img: p.Array) -> None:
    """It rises from under the iron and gathers beside it."""
    for x, y, tall in ((500, 880, 300), (470, 886, 200), (530, 876, 160), (760, 876, 220)):
        p.smoke(img, x, y, tall, colour="ffffff", seed=x, drift=-30 if x < 600 else 30, alpha=0.6, width=30)
    warm = {"lit": "ffffff", "middle": "f4fcf8", "light": (-0.5, -0.8)}
    p.cumulus(img, 480, 890, 190, height=58, dark="a0d0c8", seed=3, puffs=40, alpha=0.9, base=900, soft=2.2, **warm)
    p.cumulus(img, 452, 800, 110, height=46, dark="b0dcd4", seed=6, puffs=30, alpha=0.6, base=812, soft=2.4, **warm)


def paint() -> p.Array:
    """From behind her: the sea with its folds, the beach, the woman, the iron, and the basket at our feet."""
    img = noon()
    sea(img)
    steamer(img, 696, 372)
    rucks(img)
    captain(img, 566, 388)
    beach(img)
    woman(img)
    shallow = p.Layer()
    for x in (292, 382):
        p.rings(shallow, x, 1008, 46, count=3, colour="ffffff", alpha=0.8)
    p.lay(img, shallow)
    iron(img, 628, 880, 1.34)
    steam(img)
    spray(img)
    basket(img, 152, 1172)
    return img
