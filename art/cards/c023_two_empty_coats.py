"""From behind: two winter coats and two snowy hats on a park bench, nobody in them; skate tracks join and end.

Technique: painted relief. Back to front: the park, the pond, the lamp, coats and hats, the sleeve round the other, the
bench, the drift, falling snow.
"""

from __future__ import annotations

import math

import numpy as np
import skia

from art import paint as p

NUMBER, TITLE = 23, "Two Empty Coats"

DARK_IRON = "20242e"
LIGHT = (0.5, -0.75, 0.4)
LAMP = (660, 176)
SNOW = [(0, "6f86a8"), (0.35, "a4b6cf"), (0.65, "d8e1ec"), (0.88, "f4f6f8"), (1, "ffffff")]
CHARCOAL = [(0, "0f1118"), (0.35, "262b36"), (0.62, "464d5c"), (0.85, "7d8797"), (1, "c4ccd4")]
CAMEL = [(0, "3a2318"), (0.35, "7c5432"), (0.62, "b98a55"), (0.85, "e0bb86"), (1, "fbe8c4")]
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
        (756, 260, 21, 0.5),
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
    p.shine(img, m * np.exp(-(((p.grid.x - 640) / 90) ** 2) - ((p.grid.y - 430) / 130) ** 2), "ffe0a8", 0.35)
    reeds, random = p.Layer(), np.random.default_rng(7)
    for x0, y0, count in ((36, 404, 16), (140, 372, 9), (730, 396, 15), (772, 432, 8)):
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
    """One park lamp behind the bench."""
    x, y = LAMP
    tapering_post = p.ribbon([(x, 1010), (x, 960), (x, 780), (x, 420), (x, y + 36)], [34, 22, 14, 9, 7], 60)
    post = p.union(
        tapering_post,
        p.rect(x - 15, 760, 30, 12, r=4),
        p.rect(x - 13, 620, 26, 10, r=4),
        p.rect(x - 9, 330, 18, 8, r=3),
    )
    p.solid(img, post, IRON, 6, light=(-0.7, -0.5, 0.4), tooth=0.4)
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
    h = w / 2
    lining = p.circle(x, y - 24, h * 0.37, h * 0.13)
    p.over(img, p.mask(lining), inside)
    p.multiply(img, p.mask(p.circle(x, y - 18, h * 0.34, h * 0.09), soft=3), "1a1018", 0.7)
    body = p.spline(
        p.points(
            "-0.36,4 -0.62,26 -0.93,58 -1.04,130 -1.06,250 -1.0,340! 1.0,340! 1.06,250 1.04,130 0.93,58 0.62,26 "
            "0.36,4 0,10",
            at=(x, y),
            scale=(h, 1),
        )
    )
    m = cloth(img, body, ramp, seed, radius=70)
    folds = p.Layer()
    back_seam = p.spline([(x, y + 44), (x + 4, y + 160), (x, y + 360)], False)
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
    """The empty sleeve laid round the other's shoulders, its cuff hanging open."""
    arm = p.ribbon(p.points("350,694 392,706 440,716 510,722 566,724 604,750"), [66, 62, 58, 50, 46, 50], 60, False)
    m = p.rough(p.mask(arm), 1.4, 10, 41) * p.smooth(372, 424, p.grid.x)
    p.shadow(img, m, -4, 12, soft=6, alpha=0.45)
    p.form(img, m, CHARCOAL, 26, light=LIGHT, texture=0.09, seed=41)
    fibres(img, m, lambda x, y: math.pi / 2, 900, seed=41)
    p.over(img, p.mask(p.moved(p.circle(0, 0, 25, 9), 605, 749, 1, turn=-48)), "08090e")
    creases = p.Layer()
    for x, y in ((430, 700), (474, 708), (524, 706)):
        crease = p.spline([(x, y - 14), (x + 8, y + 8), (x + 2, y + 30)], False)
        creases.stroke(crease, 4, "0a0c12", 0.5, soft=2)
    p.lay(img, creases, clip=m)
    p.snow_cap(img, m * p.smooth(400, 430, p.grid.x), 9, seed=12)


def bench(img: p.Array) -> None:
    """Iron ends and snowy slats in front of the coats."""
    planks = p.texture.wood("6a5a52", 60, False, 4)
    p.over(img, p.mask(p.rect(96, 1002, 600, 26)), "20242c")
    for k, y in enumerate((852, 908, 964)):
        slat = p.rough(p.mask(p.rect(84, y, 626, 34, r=6)), 1.2, 10, k)
        p.shadow(img, slat, 0, 10, soft=5, alpha=0.5)
        p.clothe(img, slat, planks * np.float32(0.9), 12, light=LIGHT)
        p.snow_cap(img, slat, 14 if k == 0 else 7, seed=k + 2)
    for x in (128, 664):
        side = -1 if x < 400 else 1
        leg = p.ribbon(
            [(x, 832), (x, 930), (x - side * 4, 1010), (x + side * 16, 1088), (x + side * 34, 1112)],
            [17, 18, 20, 17, 12],
            60,
            True,
        )
        p.solid(img, leg, IRON, 9, light=LIGHT, tooth=0.6, cast=0.3)
        p.solid(img, p.circle(x, 836, 13), IRON, 10, light=LIGHT, tooth=0.4)
        p.contact(img, x + side * 28, 1112, 34, ry=8, alpha=0.5, colour="4a6088")


def shoe(lady: bool) -> p.Sprite:
    """A laced boot, or a small heeled shoe, toe to the right."""
    heeled_shoe = p.spline(
        p.points("-50,-52 -30,-48 -4,-26 30,-18 52,-6 50,0! 18,0 -8,-10 -34,-22 -38,0! -52,0! -56,-26")
    )
    boot = p.spline(p.points("-52,-92! -16,-90! -10,-52 22,-36 54,-22 58,-2! -54,-2!"))
    s = p.Sprite()
    if lady:
        s.add(heeled_shoe, "96663c", 10)
        return s.add(p.circle(-33, -46, 20, 6), "2a1610", 0)
    s.add(boot, "2e323c", 14)
    s.add(p.rect(-56, -6, 116, 9, r=3), "14161c", 3).add(p.circle(-34, -91, 18, 6), "08090c", 0)
    for k in range(4):
        s.line(p.line([(-16 + k * 8, -78 + k * 13), (2 + k * 9, -74 + k * 13)]), 4, "aab2bc")
    return s


def shoes(img: p.Array) -> None:
    """Toe to toe under the bench; a crocus has come up in one."""
    for x, y, lady in ((312, 1120, False), (452, 1118, True), (344, 1140, False), (432, 1138, True)):
        p.contact(img, x, y, 42, ry=8, alpha=0.55, colour="4a6088")
        shoe(lady).draw(img, x, y, 78 if not lady else 84, flip=lady, light=LIGHT)
    p.flower("8a3cd0", "crocus", "5c8a4c").draw(img, 288, 1054, 72, turn=-6, light=LIGHT)
    p.glow(img, 286, 994, 52, colour="c08cff", alpha=0.35)


def paint() -> p.Array:
    """From behind the bench: park, pond, lamp, the two coats with their hats, then bench, shoes and snow."""
    drift_outline = p.spline(p.points("-20,1162 160,1146 380,1164 600,1142 820,1158 820,1230 -20,1230"))
    img = park()
    pond(img)
    lamp(img)
    coat(img, 292, 640, 258, ramp=CHARCOAL, inside="2c3038", seed=51)
    coat(img, 514, 668, 216, ramp=CAMEL, inside="4a2c1c", seed=61)
    hats(img)
    sleeve(img)
    bench(img)
    drift = p.mask(drift_outline)
    shoes(img)
    p.form(img, p.rough(drift, 4, 30, 8), SNOW, 40, light=LIGHT, texture=0.05, seed=3)
    p.snowfall(img, 620, "ffffff", 23, big=4.2, drift=0.2)
    return img
