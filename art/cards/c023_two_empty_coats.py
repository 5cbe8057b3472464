"""From behind: two winter coats and two snowy hats on a park bench, nobody in them; skate tracks join and end.

Technique: painted relief. Back to front: the park, the pond, the lamp, the seat, coats and hats, the sleeve round the
other, the bench, the drift, falling snow.
"""

from __future__ import annotations

import math

import numpy as np
import skia

from art import paint as p

NUMBER, TITLE = 23, "Two Empty Coats"

DARK_IRON = "20242e"
LIGHT = (0.5, -0.75, 0.4)
LAMP = (744, 176)
SNOW = [(0, "6f86a8"), (0.35, "a4b6cf"), (0.65, "d8e1ec"), (0.88, "f4f6f8"), (1, "ffffff")]
CHARCOAL = [(0, "0f1118"), (0.35, "262b36"), (0.62, "464d5c"), (0.85, "7d8797"), (1, "c4ccd4")]
CAMEL = [(0, "3a2318"), (0.35, "7c5432"), (0.62, "b98a55"), (0.85, "e0bb86"), (1, "fbe8c4")]
SLEEVE_WIDTHS = [96, 90, 76, 70, 64, 58, 54, 56]
IRON = [(0, "0c0f16"), (0.5, "252b36"), (0.8, "545e6c"), (1, "a8b2bc")]


def park() -> p.Array:
    """Dusk sky full of snow, a misty row of bare trees, the white bank."""
    snow_sky = [(0, "7d90ad"), (0.4, "a9b7ca"), (0.8, "d9d8dc"), (1, "eadfd6")]
    img = p.sky("snow", 300, 23, snow_sky)
    p.glow(img, *LAMP, 420, colour="ffdca0", alpha=0.5, power=1.6)
    far_trees = (
        (60, 250, 3, 0.55),
        (210, 190, 8, 0.7),
        (330, 230, 5, 0.62),
        (520, 180, 12, 0.72),
        (600, 210, 18, 0.66),
        (688, 236, 21, 0.6),
    )
    for x, height, seed, fade in far_trees:
        p.bare_tree(
            img,
            x,
            282,
            height,
            colour=p.mix("3c465c", "c4ccd8", fade),
            seed=seed,
            light=LIGHT,
            lean=0.02,
            spread=0.5,
            depth=6,
        )
    p.ridge(img, 268, 10, "b4c0d2", bottom="dfe3ea", seed=6, depth=60)
    p.mist(img, 268, 60, "e2e2e6", alpha=0.8, seed=5)
    ground = p.below(p.skyline(286, 7, 4), 3, 2) * p.smooth(272, 330, p.grid.y)
    t = 0.66 + p.noise(300, 4, 3) * 0.16 + p.noise(60, 9, 3) * 0.06 - (p.grid.y - 500) / 4200
    p.over(img, ground, p.ramp(np.clip(t, 0, 1), SNOW))
    return img


def on_ice(u: float, v: float) -> tuple[float, float]:
    """A place on the pond, in perspective."""
    depth = (v + 1) / 2
    return 404 + u * (215 + 130 * depth), 332 + depth**1.35 * 300


def pond(img: p.Array) -> None:
    """Grey-blue ice with old scratches, and two tracks that loop round each other into one."""
    rim = p.points(
        "-60,452 20,398 96,384 170,356 300,344 420,350 520,340 640,352 720,384 764,398 782,436 752,486 690,520 "
        "610,560 520,580 420,612 300,606 180,632 60,612 -60,630"
    )
    ice = [(0, "5f7b9e"), (0.45, "86a0bf"), (0.8, "b4c6d6"), (1, "d8dfe6")]
    m = p.rough(p.mask(p.spline(rim)), 5, 34, 4)
    near = p.smooth(380, 600, p.grid.y)
    p.over(img, p.blur(p.warp(m, 0, 14), 9) * near, "ffffff", 0.8)
    tone = 0.5 + p.noise(160, 6, 3, ax=4) * 0.32 + (480 - p.grid.y) / 620
    p.over(img, m, p.ramp(np.clip(tone, 0, 1), ice))
    drifts = p.smooth(0.12, 0.5, p.noise(150, 14, 4, ax=4)) * m
    p.over(img, drifts, "eef2f6", 0.75)
    p.multiply(img, m * (1 - p.blur(p.warp(m, 0, -9), 6)), "51698f", 0.85)
    p.over(img, np.clip(p.blur(m, 7) * 2 - m * 2, 0, 1) * near, "fbfdff", 0.8)
    p.shine(img, m * np.exp(-(((p.grid.x - 690) / 90) ** 2) - ((p.grid.y - 430) / 130) ** 2), "ffe0a8", 0.35)
    reeds, random = p.Layer(), np.random.default_rng(7)
    for x0, y0, count in ((36, 404, 16), (140, 372, 9), (702, 388, 15), (784, 436, 8)):
        for _ in range(count):
            x, y, tall = x0 + random.normal(0, 17), y0 + random.normal(4, 4), random.uniform(26, 62)
            tip = (x + random.normal(6, 7), y - tall)
            reeds.stroke(p.spline([(x, y), ((x + tip[0]) / 2 - 1, y - tall * 0.6), tip], False), 1.7, "6a5c4e", 0.85)
            if random.random() < 0.4:
                reeds.stroke(p.line([(tip[0], tip[1]), (tip[0] + 0.6, tip[1] + 12)]), 4.4, "4a382c", 0.9)
    p.lay(img, reeds)
    tracks = p.Layer()
    spin = np.linspace(0, 1, 240)
    for side in (1, -1):
        way = []
        for t in spin:
            apart = max(0.0, 1 - t / 0.74) ** 0.7
            sway = side * 0.36 * math.cos(t * math.pi * 3.4 + 0.4) * apart
            way.append(on_ice(-0.9 + 1.5 * t, -0.08 - 0.3 * t + 0.2 * math.sin(t * 6) * t + sway))
        line = p.spline([*way], False)
        tracks.stroke(p.moved(line, 0, 2.6), 4.6, "48628a", 0.75).stroke(line, 4.2, "ffffff", 0.97)
    p.lay(img, tracks, tooth=0.6)


def lamp(img: p.Array) -> None:
    """One park lamp beside the bench, its foot in a heap of snow."""
    x, y = LAMP
    tapering_post = p.ribbon([(x, 984), (x, 940), (x, 780), (x, 420), (x, y + 36)], [34, 22, 14, 9, 7], 60)
    heap = p.spline(p.points("-52,982 -30,962 -6,954 22,960 50,980 30,990 -30,990", at=(x, 0)))
    post = p.union(
        tapering_post,
        p.rect(x - 15, 760, 30, 12, r=4),
        p.rect(x - 13, 620, 26, 10, r=4),
        p.rect(x - 9, 330, 18, 8, r=3),
    )
    p.contact(img, x - 30, 984, 76, ry=12, alpha=0.4, colour="4a6088")
    p.solid(img, post, IRON, 6, light=(-0.7, -0.5, 0.4), tooth=0.4)
    p.form(img, p.rough(p.mask(heap), 2, 12, 5), SNOW, 20, light=LIGHT, seed=4)
    glass = p.poly(p.points("-25,-30 25,-30 15,32 -15,32", at=(x, y)))
    p.over(img, p.mask(glass), "fff0c4")
    bars = p.Layer().stroke(glass, 4, DARK_IRON).stroke(p.line([(x, y - 30), (x, y + 32)]), 2.4, DARK_IRON, 0.8)
    lantern_roof = p.spline(p.points("-34,-30! -12,-52 0,-64 12,-52 34,-30!", at=(x, y)))
    bars.fill(lantern_roof, DARK_IRON)
    bars.fill(p.rect(x - 17, y + 31, 34, 8, r=3), DARK_IRON)
    p.lay(img, bars)
    roof_snow = p.spline(p.points("-34,-28! -12,-52 0,-64 12,-52 34,-28!", at=(x, y)))
    p.snow_cap(img, p.mask(roof_snow), 13)
    p.glow(img, x, y, 230, colour="ffdc98", alpha=0.75, power=2.2)
    p.lamp_pool(img, x - 20, 990, 150, ry=40, colour="ffe0a8", alpha=0.4)
    p.glow(img, x, y, 70, colour="fff4d8", alpha=0.8, power=1.5)


def fibres(img: p.Array, m: p.Array, flow: p.Flow, count: int, seed: int) -> None:
    """The short hair of woollen cloth."""
    p.hairs(img, m, flow, count, length=(5, 10), width=(0.8, 1.6), jitter=0.07, seed=seed, alpha=0.55, lift=0.03)


def cloth(img: p.Array, path: skia.Path, ramp: list[tuple[float, str]], seed: int, radius: float = 60) -> p.Array:
    """A woollen form: relief, then thousands of short fibres."""
    m = p.solid(img, path, ramp, radius, light=LIGHT, tooth=1.4, texture=0.09, seed=seed, soften=3, cast=0.35)
    fibres(img, m, lambda x, y: math.pi / 2 + 0.2 * math.sin(x * 0.02 + y * 0.013), 2600, seed=seed)
    return m


def coat(img: p.Array, x: float, y: float, w: float, ramp: list[tuple[float, str]], inside: str, seed: int) -> None:
    """The back of a seated coat, its collar standing open around nothing. (x, y) is the neck."""
    h, hem = w / 2, 984 - y
    p.contact(img, x, 982, h * 1.2, ry=12, alpha=0.55, colour="4a6088")
    lining = p.circle(x, y - 24, h * 0.37, h * 0.13)
    p.over(img, p.mask(lining), inside)
    p.multiply(img, p.mask(p.circle(x, y - 18, h * 0.34, h * 0.09), soft=3), "1a1018", 0.7)
    body = p.spline(
        p.points(
            f"-0.36,4 -0.62,26 -0.93,58 -1.04,130 -1.06,250 -1.0,{hem}! 1.0,{hem}! 1.06,250 1.04,130 0.93,58 0.62,26 "
            "0.36,4 0,10",
            at=(x, y),
            scale=(h, 1),
        )
    )
    m = cloth(img, body, ramp, seed, radius=70)
    folds = p.Layer()
    back_seam = p.spline([(x, y + 44), (x + 4, y + 160), (x, y + 316)], False)
    folds.stroke(back_seam, 3, "0c0a12", 0.55)
    for side in (-1, 1):
        side_fold = p.spline(
            [(x + side * h * 0.66, y + 66), (x + side * h * 0.74, y + 150), (x + side * h * 0.7, y + 330)], False
        )
        folds.stroke(side_fold, 6, "0c0a12", 0.42, soft=3)
        inner_fold = p.spline(
            [(x + side * h * 0.3, y + 90), (x + side * h * 0.36, y + 200), (x + side * h * 0.5, y + 330)], False
        )
        folds.stroke(inner_fold, 9, "0c0a12", 0.25, soft=5)
    p.lay(img, folds)
    collar = p.spline(
        p.points(
            "-0.4,-30! -0.47,12 -0.4,34 0,48 0.4,34 0.47,12 0.4,-30! 0.2,-12 0,-7 -0.2,-12", at=(x, y), scale=(h, 1)
        )
    )
    cloth(img, collar, ramp, seed + 3, radius=22)
    shoulders = (
        p.mask(
            p.spline(p.points("-0.94,64 -0.62,28 -0.44,20 -0.5,70 -0.8,100", at=(x, y), scale=(h, 1))),
            p.spline(p.points("0.94,64 0.62,28 0.44,20 0.5,70 0.8,100", at=(x, y), scale=(h, 1))),
        )
        * m
    )
    p.snow_cap(img, shoulders, 13, seed=seed)


def hats(img: p.Array) -> None:
    """A felt hat and a cloche, deep in snow, in the air where heads would be."""
    x, y = 292, 560
    under = p.mask(p.circle(x, y + 5, 86, 15))
    p.over(img, under, "14161e")
    crown = p.spline(p.points("-56,0! -54,-42 -42,-70 -10,-62 20,-74 46,-62 56,-30 57,0!", at=(x, y)))
    brim = p.spline(p.points("-92,2 -58,-12 0,-15 58,-12 92,2 50,12 0,15 -50,12", at=(x, y)))
    m = cloth(img, crown, CHARCOAL, 31, radius=34)
    band = p.ribbon([(x - 56, y - 14), (x, y - 8), (x + 57, y - 14)], [18, 20, 18], 30)
    p.over(img, p.mask(band), "0e1016")
    whole = np.maximum(m, p.mask(brim))
    cloth(img, brim, CHARCOAL, 33, radius=12)
    p.snow_cap(img, whole, 27, seed=5)
    x, y = 512, 596
    bell = p.spline(p.points("-66,10 -56,-12 -50,-50 -22,-78 14,-80 44,-56 54,-12 66,10 30,18 -30,18", at=(x, y)))
    p.over(img, p.mask(p.circle(x, y + 13, 60, 12)), "2a1a12")
    m = cloth(img, bell, CAMEL, 37, radius=40)
    hat_band = p.ribbon([(x - 58, y - 13), (x, y - 4), (x + 58, y - 13)], [15, 17, 15], 30)
    p.solid(img, hat_band, "5c4438", 6, light=LIGHT, tooth=0.5)
    p.snow_cap(img, m, 25, seed=9)


def sleeve(img: p.Array) -> None:
    """The empty sleeve laid round the other: shoulder, elbow in the small of the neck, cuff over the far shoulder."""
    arm = p.ribbon(p.points("344,722 386,722 436,738 490,752 546,744 592,728 622,744 630,770"), SLEEVE_WIDTHS, 80)
    cuff = p.moved(p.circle(0, 0, 27, 11), 630, 769, 1, turn=-14)
    armhole = p.spline(p.points("398,684 388,712 390,746 400,774"), False)
    elbow_creases = ("474,740 482,756 478,778", "496,724 500,748 492,782", "520,722 514,742 520,762")
    cuff_creases = ("580,704 586,724 576,746", "604,708 602,728 612,746")
    shoulder_creases = ("414,716 424,734 422,762", "440,728 446,746 440,768")

    whole = p.rough(p.mask(arm), 1.4, 10, 41)
    joined = p.smooth(366, 404, p.grid.x)
    m = whole * joined
    p.shadow(img, m, -5, 16, soft=9, alpha=0.55)
    picture = img.copy()
    p.form(picture, whole, CHARCOAL, 34, light=LIGHT, texture=0.09, seed=41)
    p.over(img, joined, picture)
    fibres(img, m, lambda x, y: math.pi / 2, 900, seed=41)
    creases = p.Layer()
    creases.stroke(armhole, 4, "0a0c12", 0.4, soft=2)
    for crease in elbow_creases + cuff_creases + shoulder_creases:
        creases.stroke(p.spline(p.points(crease), False), 5, "0a0c12", 0.36, soft=3)
    p.lay(img, creases)
    p.snow_cap(img, whole * p.smooth(366, 392, p.grid.x) * p.smooth(628, 608, p.grid.x), 11, seed=12)
    p.solid(img, cuff, CHARCOAL, 6, light=LIGHT, tooth=0.6)
    p.over(img, p.mask(p.moved(p.circle(0, 0, 21, 7), 630, 770, 1, turn=-14)), "08090e")


def seat(img: p.Array) -> None:
    """The snowy seat that the coats sit on, its far legs, and the shade under the bench."""
    board = p.poly(p.points("112,950 688,950 706,990 92,990"))
    p.contact(img, 376, 1106, 330, ry=32, alpha=0.5, colour="5c76a0")
    for x in (158, 634):
        far_leg = p.ribbon([(x, 1000), (x, 1050), (x, 1086)], [12, 12, 10], 30, True)
        p.solid(img, far_leg, IRON, 6, light=LIGHT, tooth=0.5)
        p.contact(img, x - 6, 1086, 22, ry=5, alpha=0.5, colour="4a6088")
    p.form(img, p.rough(p.mask(board), 2, 14, 7), SNOW, 14, light=LIGHT, seed=6)


def bench(img: p.Array) -> None:
    """Iron ends, the snowy slats of the back and the seat's edge, in front of the coats."""
    planks = p.texture.wood("6a5a52", 60, False, 4)
    boards = ((84, 846, 626, 34), (84, 900, 626, 34), (88, 976, 618, 26))
    for k, (x, y, w, h) in enumerate(boards):
        slat = p.rough(p.mask(p.rect(x, y, w, h, r=6)), 1.2, 10, k)
        p.shadow(img, slat, 0, 10, soft=5, alpha=0.5)
        p.clothe(img, slat, planks * np.float32(0.9), 12, light=LIGHT)
        p.snow_cap(img, slat, (14, 7, 5)[k], seed=k + 2)
    for x in (128, 664):
        side = -1 if x < 400 else 1
        leg = p.ribbon(
            [(x, 826), (x, 930), (x - side * 4, 1010), (x + side * 16, 1094), (x + side * 34, 1124)],
            [17, 18, 20, 17, 12],
            60,
            True,
        )
        p.contact(img, x + side * 28 - 10, 1124, 44, ry=8, alpha=0.55, colour="4a6088")
        p.solid(img, leg, IRON, 9, light=LIGHT, tooth=0.6, cast=0.3)
        p.solid(img, p.circle(x, 830, 13), IRON, 10, light=LIGHT, tooth=0.4)


def shoe(lady: bool) -> p.Sprite:
    """A laced boot, or a small heeled shoe, toe to the right."""
    heeled_shoe = p.spline(
        p.points(
            "-52,-58! -42,-50 -20,-42! 4,-38 28,-32 46,-20 50,-3! 18,-1 -2,-4 -18,-16 -28,-22 -30,-1! -48,-1! -55,-28"
        )
    )
    instep = p.spline(p.points("-51,-56 -38,-40 -20,-40 -30,-50"))
    strap = p.spline(p.points("-36,-28 -18,-46 -2,-38"), False)
    boot = p.spline(p.points("-52,-92! -16,-90! -10,-52 22,-40 52,-28 60,-12 58,-2! -54,-2!"))
    s = p.Sprite()
    if lady:
        s.add(heeled_shoe, "96663c", 10)
        return s.add(instep, "2a1610", 0).line(strap, 5, "5c3a22")
    s.add(boot, "2e323c", 14)
    s.add(p.rect(-56, -7, 116, 9, r=3), "14161c", 3).add(p.circle(-34, -91, 18, 6), "08090c", 0)
    for k in range(4):
        s.line(p.line([(-20 + k * 6, -78 + k * 12), (-6 + k * 9, -76 + k * 12)]), 4, "aab2bc")
    return s


def shoes(img: p.Array) -> None:
    """Put aside under the bench, toe to toe; a crocus has come up in one."""
    pairs = ((314, 1096, 66, False), (458, 1098, 70, True), (350, 1114, 73, False), (432, 1115, 76, True))
    for x, y, size, lady in pairs:
        p.contact(img, x - 8, y, 44, ry=7, alpha=0.6, colour="3c5480")
        shoe(lady).draw(img, x, y, size, flip=lady, light=LIGHT)
    p.flower("8a3cd0", "crocus", "5c8a4c").draw(img, 326, 1050, 44, turn=-8, light=LIGHT)
    p.glow(img, 324, 1014, 46, colour="c08cff", alpha=0.35)


def paint() -> p.Array:
    """From behind the bench: park, pond, lamp, the two coats with their hats, then bench, shoes and snow."""
    drift_outline = p.spline(p.points("-20,1162 160,1146 380,1164 600,1142 820,1158 820,1230 -20,1230"))
    img = park()
    pond(img)
    lamp(img)
    seat(img)
    coat(img, 292, 640, 258, ramp=CHARCOAL, inside="2c3038", seed=51)
    coat(img, 514, 668, 216, ramp=CAMEL, inside="4a2c1c", seed=61)
    hats(img)
    sleeve(img)
    shoes(img)
    bench(img)
    drift = p.mask(drift_outline)
    p.form(img, p.rough(drift, 4, 30, 8), SNOW, 40, light=LIGHT, texture=0.05, seed=3)
    p.snowfall(img, 620, "ffffff", 23, big=4.2, drift=0.2)
    return img
