"""A broad woman irons the sea flat; the finished squares lie folded in a basket.

Technique: painted relief. Back to front: sky, sea and steamer, the folds of water, the beach, the woman, the iron and
its steam, the basket.
"""

from __future__ import annotations

import math

import numpy as np
import skia

from art import paint as p

NUMBER, TITLE = 12, "Ironing the Tide"

IVORY = "f4ecd8"
LIGHT: p.Light = (-0.6, -0.6, 0.45)
HORIZON, SHORE = 336, 1010
HER = (-20.0, 0.0)
SEA = [(0, "073642"), (0.3, "11606c"), (0.58, "2b9496"), (0.82, "70c4b8"), (1, "cceee0")]
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


WAVES = {
    "curl": "-0.5,0.04 -0.34,-0.62 -0.08,-1 0.16,-0.84 0.22,-0.52 0.1,-0.4 0.5,0.05",
    "swell": "-0.62,0.03 -0.3,-0.42 0.02,-0.62 0.3,-0.5 0.66,0.04",
    "roll": "-0.6,0.03 -0.42,-0.46 -0.14,-0.8 0.12,-0.86 0.34,-0.6 0.24,-0.36 0.58,0.05",
}


def wave(img: p.Array, kind: str, at: tuple[float, float], size: tuple[float, float], *, seed: int) -> None:
    """One wave on its foot `at`, so wide and so high; all but the swells carry foam."""
    outline = p.points(WAVES[kind], at=at, scale=size)
    m = p.rough(p.mask(p.spline(outline)), 1 + size[1] / 40, 8, seed)
    p.form(img, m, SEA, 6 + size[1] * 0.55, light=LIGHT, texture=0.08, seed=seed, soften=2)
    if kind != "swell":
        crest = p.ribbon(outline[1:5], [1, size[1] * 0.13, size[1] * 0.16, size[1] * 0.04], 24, True)
        p.over(img, p.rough(p.mask(crest), 1 + size[1] / 22, 6, seed), "ffffff", 0.95)


def rucks(img: p.Array) -> None:
    """The water piles up before the iron: ripples far away, folds and crests close by."""
    random = np.random.default_rng(7)
    y = HORIZON + 40.0
    while y < SHORE - 40:
        gap = 5 + (y - HORIZON) * 0.15
        x = edge_x(y) + gap * random.uniform(0.6, 1.6)
        while x < 840:
            wide = gap * random.uniform(1.6, 4.6)
            kind = random.choice(list(WAVES), p=[0.3, 0.5, 0.2])
            tall = gap * random.uniform(0.5, 1.25)
            if random.random() < 0.8:
                wave(img, kind, (x + wide * 0.5, y + random.normal(0, gap * 0.2)), (wide, tall), seed=int(x + y))
            x += wide * random.uniform(0.7, 1.2)
        y += gap


def skirt(img: p.Array) -> None:
    """Wide, in deep folds."""
    outline = p.points(
        "234,650 326,642 424,656 466,744 492,830 504,892 440,908 384,896 320,912 240,898 164,904 180,830 202,740",
        at=HER,
    )
    m = p.rough(p.mask(p.spline(outline)), 1, 14, 3)
    p.form(img, m, SKIRT, 110, light=LIGHT, texture=0.07, seed=4, soften=8)
    folds = p.Layer()
    for x in (160, 196, 246, 288, 338, 386, 430, 466):
        top = 310 + (x - 310) * 0.45
        fold_shade = p.ribbon([(top, 672), ((top + x) / 2 + 4, 790), (x, 904)], [2, 13, 20], 40)
        folds.fill(fold_shade, "24344c", 0.42, 6)
        fold_light = p.ribbon([(top - 6, 672), ((top + x) / 2 - 14, 790), (x - 20, 904)], [1, 7, 9], 40)
        folds.fill(fold_light, "f4f4e4", 0.3, 5)
    p.lay(img, folds, clip=m)
    weave = {"length": (14, 30), "width": (0.9, 1.8), "jitter": 0.08, "seed": 5, "alpha": 0.25}
    p.hairs(img, m * p.smooth(878, 858, p.grid.y), lambda x, y: 1.57 - (x - 310) / 700, 1700, **weave)


def blouse(img: p.Array) -> None:
    """Her broad back, leaning to the iron, with a few creases."""
    back = p.points("304,480 364,468 422,486 466,532 464,594 424,672 328,682 232,666 212,590 242,516", at=HER)
    m = p.rough(p.mask(p.spline(back)), 1.5, 12, 5)
    p.shadow(img, m, 6, 8, soft=10, alpha=0.3, colour="1c2c44")
    p.form(img, m, BLOUSE, 80, light=LIGHT, texture=0.05, seed=6, soften=8)
    creases = p.Layer()
    for crease in (
        "348,490 336,570 330,650",
        "286,520 266,590 272,650",
        "430,560 408,610 376,650",
        "440,600 418,640 392,664",
    ):
        creases.fill(p.ribbon(p.points(crease, at=HER), [2, 10, 3], 30), "7c94a4", 0.4, 4)
    p.lay(img, creases, clip=m)


def leg(img: p.Array, x: float, toe: float) -> None:
    """A calf from behind that narrows to the ankle; heel and foot are seen through the water."""
    calf = p.points(
        "-34,860 34,860 37,906 31,944 20,980 18,1000 21,1016 23,1028 0,1034 -23,1028 -21,1016 -18,1000 -20,980 -31,944 "
        "-37,906"
    )
    foot = p.points("-22,1008 20,1008 34,1022 32,1036 0,1041 -32,1036 -34,1022", at=(toe, 0))
    for part in (foot, calf):
        p.solid(img, p.spline([(u + x, v) for u, v in part]), SKIN, 24, light=LIGHT, tooth=0.5)
    drowned = p.mask(p.rect(x - 60, 1000, 120, 60)) * p.mask(p.circle(x + toe * 0.5, 1014, 62, 36), soft=3)
    p.over(img, drowned, "8fd0c0", 0.5)


def stance(img: p.Array) -> None:
    """Her legs, and the skirt down to the calves."""
    for x, toe in ((254, -20), (370, 20)):
        leg(img, x, toe)
    ankles = p.Layer()
    for x, r in ((254, 30), (371, 34)):
        p.rings(ankles, x, 1003, r, count=2, colour="ffffff", alpha=0.8)
    p.lay(img, ankles)
    skirt(img)


def weight(img: p.Array) -> None:
    """From behind: one hand on the hip, the other arm straight, with all her weight on the iron."""
    left_sleeve = p.points("250,520 196,560 158,602", at=HER)
    right_sleeve = p.points("440,540 470,590 496,648", at=HER)
    straps = ("276,490 324,572 398,660", "426,494 358,574 262,658")

    hand(img)
    left_forearm = p.points("156,606 170,652 200,702", at=HER)
    p.solid(img, p.ribbon(left_forearm, [46, 43, 33], 30, True), SKIN, 20, light=LIGHT, tooth=0.5)
    p.solid(img, p.ribbon(left_sleeve, [66, 74, 64], 30, True), BLOUSE, 32, light=LIGHT, cast=0.2)
    p.solid(img, p.ribbon(right_sleeve, [84, 76, 64], 30, True), BLOUSE, 32, light=LIGHT, cast=0.2)
    for x, y, turn in ((140, 604, -48), (478, 648, 62)):
        cuff = p.moved(p.rect(-12, -35, 22, 70, r=11), x, y, 1, turn=turn)
        p.solid(img, cuff, BLOUSE, 11, light=LIGHT, tooth=0.5, cast=0.3)
    blouse(img)
    for strap in straps:
        p.solid(img, p.ribbon(p.points(strap, at=HER), [24, 22, 24], 30), IVORY, 9, light=LIGHT, tooth=0.5, cast=0.3)
    bow(img, 328 + HER[0], 668)
    hip_hand(img)
    head(img)


def hip_hand(img: p.Array) -> None:
    """The left hand lies on the hip, its four fingers on the skirt, the thumb round the front."""
    back = p.spline(p.points("160,694 176,690 198,698 208,712 204,732 194,746 178,738 164,716"))
    fingers = (
        ("196,706 218,712 236,722", 14),
        ("198,718 218,726 236,738", 15),
        ("194,730 212,740 228,752", 15),
        ("188,740 202,750 214,761", 13),
    )
    p.solid(img, back, SKIN, 18, light=LIGHT, tooth=0.4, cast=0.3)
    for bones, w in reversed(fingers):
        p.solid(img, p.ribbon(p.points(bones), [w, w, w - 3], 20, True), SKIN, 9, light=LIGHT, tooth=0.4, cast=0.35)


def bow(img: p.Array, x: float, y: float) -> None:
    """The apron's strings: a great loose bow of flat ribbon."""
    band = p.ribbon([(x - 98, y - 2), (x, y + 12), (x + 98, y + 4)], [20, 22, 20], 30, True)
    tails = (
        "-6,10! -30,84 -64,168! -38,162! -22,184! 2,96 10,14!",
        "2,10! 26,70 40,186! 62,168! 84,178! 54,76 16,6!",
    )
    loops = (
        (
            "0,0 -44,-38 -98,-44 -124,-2 -106,46 -46,34",
            "-12,-6 -44,-14 -78,-16",
            "-12,6 -46,10 -92,22",
            "-124,-4 -108,6 -98,28",
        ),
        ("0,2 44,-34 104,-34 130,12 106,58 46,38", "14,-4 46,-10 84,-8", "14,8 48,14 90,30", "130,10 112,16 102,40"),
    )
    p.solid(img, band, POPPY, 16, light=LIGHT, tooth=0.5)
    for tail in tails:
        p.solid(img, p.spline(p.points(tail, at=(x, y))), POPPY, 16, light=LIGHT, tooth=0.5, cast=0.35)
    for loop, *creases in loops:
        m = p.solid(img, p.spline(p.points(loop, at=(x, y))), POPPY, 30, light=LIGHT, tooth=0.5, cast=0.35)
        folds = p.Layer()
        for crease in creases:
            folds.fill(p.ribbon(p.points(crease, at=(x, y)), [9, 7, 1], 20), "7c1418", 0.75, 2)
        p.lay(img, folds, clip=m)
    knot = p.spline(p.points("-18,-14! 4,-18 19,-12! 16,20! -2,25 -15,20!", at=(x, y)))
    p.solid(img, knot, POPPY, 14, light=LIGHT, tooth=0.5, cast=0.35)


def head(img: p.Array) -> None:
    """A bun, seen from behind, bent a little to the iron."""
    x, y = 44 + HER[0], 20
    collar = p.ribbon(p.points("276,460 330,484 386,462", at=(x, y)), [26, 30, 26], 24, True)
    neck = p.ribbon(p.points("334,416 326,462", at=(x, y)), [54, 62], 12, True)
    skull = p.mask(
        p.spline(p.points("280,384 286,336 326,308 374,318 396,360 392,410 360,440 314,440 288,418", at=(x, y)))
    )
    knot = p.mask(p.spline(p.points("304,308 312,272 346,258 382,276 384,312 350,332 316,328", at=(x, y))))
    combed = {"length": (14, 32), "width": (1, 2.2), "jitter": 0.14}

    p.solid(img, neck, SKIN, 24, light=LIGHT)
    p.solid(img, collar, BLOUSE, 12, light=LIGHT, tooth=0.5, cast=0.25)
    for u in (282, 396):
        p.solid(img, p.circle(x + u, y + 394, 11, 18), SKIN, 9, light=LIGHT)
    p.form(img, skull, HAIR, 54, light=LIGHT, texture=0.06, seed=7, soften=6)
    p.hairs(img, skull, lambda u, v: math.atan2(y + 322 - v, x + 340 - u), 2200, seed=6, **combed)
    p.shadow(img, knot, 4, 8, soft=7, alpha=0.45, colour="2a1010")
    p.form(img, knot, HAIR, 38, light=LIGHT, texture=0.06, seed=8, soften=5)
    p.hairs(img, knot, lambda u, v: math.atan2(v - y - 296, u - x - 344) + 1.5, 800, seed=7, **combed)
    wisps = p.Layer()
    for wisp in ("296,420 284,446 292,464", "372,424 388,448 378,470"):
        wisps.fill(p.ribbon(p.points(wisp, at=(x, y)), [3, 2.4, 0.5], 16), "7a4424")
    p.lay(img, wisps)


def at_iron(text: str) -> list[p.Point]:
    """Points in the iron's own units; the middle of its sole is the origin."""
    return p.points(text, at=(588, 985), scale=(1.2, 1.2))


def bar(text: str, *widths: float) -> skia.Path:
    """A rounded band of the iron or of the hand on it."""
    return p.ribbon(at_iron(text), widths, 30, True)


def grip(img: p.Array) -> None:
    """Two bent posts and a turned wooden handle."""
    for post in ("-46,-76 -52,-110 -50,-140", "34,-74 48,-106 44,-138"):
        p.solid(img, bar(post, 18, 14, 16), "3a444c", 8, light=LIGHT, tooth=0.3)
    wood = bar("-76,-138 -8,-146 66,-136", 29, 38, 29)
    p.solid(img, wood, "a06a40", 17, light=LIGHT, tooth=0.4, cast=0.3)
    for cap in ("-80,-138 -74,-139", "64,-137 70,-136"):
        p.solid(img, bar(cap, 31, 31), "3a444c", 9, light=LIGHT, tooth=0.3)


def hand(img: p.Array) -> None:
    """Forearm and right hand: its back above the handle, four fingers round it, the thumb beyond."""
    forearm = p.ribbon(p.points("492,634 524,690 560,748", at=HER), [54, 48, 37], 30, True)
    back = p.spline(at_iron("-56,-182 -52,-198 -28,-208 -18,-196 4,-182 20,-166 14,-152 -14,-152 -40,-150 -48,-164"))
    little, ring = bar("-38,-160 -39,-142 -35,-124", 17, 17, 12), bar("-22,-164 -22,-143 -18,-119", 19, 19, 14)
    middle, fore = bar("-5,-165 -4,-143 -1,-119", 20, 20, 15), bar("12,-162 14,-143 15,-122", 19, 19, 14)
    thumb = bar("-30,-188 -6,-172 26,-158", 22, 22, 19)
    p.solid(img, thumb, SKIN, 12, light=LIGHT, tooth=0.4)
    p.solid(img, p.union(forearm, back), SKIN, 22, light=LIGHT, tooth=0.4)
    for finger in (little, ring, middle, fore):
        p.solid(img, finger, SKIN, 10, light=LIGHT, tooth=0.4, cast=0.35)


def iron(img: p.Array) -> None:
    """A heavy flat iron seen from above, its whole sole pressed on the water, its nose in the waves."""
    steel = [(0, "2c343c"), (0.5, "9aa8b0"), (1, "f4fcfc")]
    black = [(0, "0c1014"), (0.45, "1f262c"), (0.72, "3a444c"), (0.92, "74848a"), (1, "dce8e8")]
    shade = p.spline(at_iron("-112,14 -96,-10 0,-16 130,-30 168,-18 136,12 60,28 -20,34 -96,30"))
    sole = p.spline(at_iron("-103,14! -102,4! -84,-40! 40,-54 112,-44 154,-22! 152,-15! 112,3 50,14 -20,19 -80,19"))
    side = p.spline(at_iron("-98,10! -92,-42! -20,-40 44,-43 102,-48 142,-23! 104,-6 44,6 -20,11 -70,12"))
    top = p.spline(at_iron("-92,-42! -70,-94! 0,-100 60,-92 110,-46! 44,-41 -20,-38"))
    near_edge = p.spline(at_iron("-91,-42 -20,-39 44,-42 108,-47"), False)
    reflected = p.spline(at_iron("-98,16! -20,22 50,16 112,4! 96,34 30,46 -40,50 -92,44!"))
    p.over(img, p.mask(reflected, soft=9), "2c5c64", 0.34)
    p.over(img, p.mask(shade, soft=6), "0c3c48", 0.62)
    p.solid(img, sole, steel, 8, light=LIGHT, tooth=0.4)
    p.solid(img, side, black, 30, light=LIGHT, tooth=0.4, texture=0.02)
    p.solid(img, top, "56646c", 22, light=LIGHT, tooth=0.4, texture=0.02)
    p.lay(img, p.Layer().stroke(near_edge, 3.4, "e8f4f4", 0.75, soft=1))
    pressed_water(img)
    grip(img)


def pressed_water(img: p.Array) -> None:
    """Where sole and water meet: a dark line, a lip of water pushed up along it, foam that thickens to the nose."""
    meet = at_iron("-104,16 -80,21 -20,22 50,16 112,5 154,-15")
    lip = at_iron("-112,20 -80,27 -20,28 54,23 116,11 164,-12")
    layer = p.Layer()
    layer.stroke(p.spline(meet, False), 5, "0a3440", 0.75, soft=1.5)
    layer.fill(p.ribbon(lip, [2, 5, 6, 8, 11, 8], 50, True), "e8faf2", 0.9)
    layer.stroke(p.spline(at_iron("-128,28 -80,41 -10,44 70,37 136,20"), False), 3, "ffffff", 0.55, soft=1)
    p.lay(img, layer, tooth=0.6)
    foam = p.ribbon(at_iron("20,26 80,21 120,11 168,-12 186,-30"), [1, 10, 17, 19, 6], 40, True)
    p.over(img, p.rough(p.mask(foam), 6, 6, 3), "ffffff", 0.95)


def fish_tail(img: p.Array, x: float, y: float) -> None:
    """Somebody was folded in with the water."""
    tail = "-22,10! -12,-30 -16,-46 -40,-62 -66,-96! -34,-92 -8,-74 14,-96 44,-112! 32,-72 8,-44 6,-26 18,10!"
    m = p.solid(img, p.spline(p.points(tail, at=(x, y))), "f08a4c", 18, light=LIGHT, tooth=0.5, cast=0.3)
    rays = p.Layer()
    for ray in ("-14,-52 -32,-70 -52,-88", "-10,-52 -20,-68 -30,-84", "2,-52 16,-74 30,-98"):
        rays.stroke(p.spline(p.points(ray, at=(x, y)), False), 2.4, "9a5a28", 0.6)
    p.lay(img, rays, clip=m)


def square(img: p.Array, x: float, y: float, half: float, *, tone: str) -> None:
    """One folded square of ocean, with its ripples."""
    outline = [(-half, 0, 1), (-half - 8, -17), (-half + 4, -33), (half - 6, -36, 1), (half + 4, -2, 1), (0, 5)]
    cloth = p.spline([(x + u, y + v, *corner) for u, v, *corner in outline])
    m = p.solid(img, cloth, p.tones(tone), 17, light=LIGHT, cast=0.25)
    lines = p.Layer()
    for row in range(3):
        ripple = [(x - half + i * 14, y - 27 + row * 9 + (4 if i % 2 else -3)) for i in range(15)]
        lines.stroke(p.spline(ripple, False), 2.2, "f0fcf4", 0.7)
    lines.stroke(p.line([(x - half, y - 16), (x + half, y - 17)]), 2, "0e4c5a", 0.6)
    p.lay(img, lines, clip=m)


def basket(img: p.Array, x: float, y: float) -> None:
    """Wicker, at our feet, with what she has done already."""
    wicker = [(0, "4a2c18"), (0.5, "b0804a"), (1, "f4d8a0")]
    p.contact(img, x, y + 4, 128, ry=18, alpha=0.5, colour="4a3420")
    square(img, x - 4, y - 116, 92, tone="2c8c90")
    square(img, x + 6, y - 150, 88, tone="4cb0a8")
    square(img, x - 6, y - 184, 94, tone="1f7480")
    fish_tail(img, x - 52, y - 234)
    square(img, x + 3, y - 218, 86, tone="6cc4b4")
    body = p.mask(p.spline(p.points("-120,-118! 120,-118! 98,0! 0,9 -98,0!", at=(x, y))))
    row = np.where(np.floor(p.grid.y / 13) % 2 > 0, math.pi, 0)
    weave = np.sin(p.grid.x / 7 + row) * np.abs(np.sin(p.grid.y / 13 * math.pi)) ** 0.5
    cane = p.ramp(np.clip(0.52 + weave * 0.36 + p.noise(5, 3, 2) * 0.08, 0, 1), wicker)
    p.clothe(img, body, cane, 70, light=LIGHT, shade="3a2438", soften=6)
    rim = p.ribbon([(x - 123, y - 118), (x, y - 109), (x + 123, y - 118)], [22, 24, 22], 30, True)
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


def bow_wave(img: p.Array) -> None:
    """What the iron's nose pushes before it."""
    random = np.random.default_rng(11)
    wave(img, "curl", (748, 924), (200, 104), seed=4)
    wave(img, "swell", (800, 962), (170, 84), seed=6)
    wave(img, "curl", (782, 1000), (150, 60), seed=9)
    drops = p.Layer()
    for _ in range(24):
        x, y = random.normal(716, 30), random.normal(822, 18)
        drops.fill(p.circle(x, y, random.uniform(1, 3.4)), "ffffff", random.uniform(0.5, 0.95))
    p.lay(img, drops)


def noon() -> p.Array:
    """A bright sky with two small clouds."""
    noon_sky = [(0, "7cc4d4"), (0.4, "a8dcdc"), (0.75, "d8f0e4"), (1, "fbf8e4")]
    img = p.sky("noon", HORIZON + 20, 4, noon_sky)
    white = {"lit": "ffffff", "middle": "e4f0ec", "dark": "a8ccd4", "light": (-0.7, -0.6), "soft": 1.3}
    p.cumulus(img, 600, 150, 320, height=90, seed=5, puffs=60, alpha=0.95, base=170, **white)
    p.cumulus(img, 110, 210, 250, height=66, seed=9, puffs=50, alpha=0.9, base=226, **white)
    return img


def beach(img: p.Array) -> None:
    """Shallow water, wet sand, and the lace of foam along its edge."""
    wet_sand = [(0, "b08c60"), (0.5, "e0c492"), (1, "fff2cc")]
    shallow = p.ramp(np.clip(0.5 + p.noise(60, 3, 3) * 0.3, 0, 1), [(0, "7cbcae"), (1, "d8ecd0")])
    line = p.skyline(1052, 9, 4)
    sand = p.ramp(np.clip(0.55 + p.noise(90, 5, 4) * 0.2 + p.noise(3, 6, 2) * 0.1, 0, 1), wet_sand)
    p.over(img, p.below(p.skyline(1024, 9, 4)), shallow, 0.6)
    p.over(img, p.below(line), sand)
    lace = p.smooth(-0.45, 0.35, p.noise(12, 8, 4, ax=2.0))
    p.over(img, p.blur(p.below(line - 9) * (1 - p.below(line + 3)), 1.2) * lace, "ffffff", 1)
    p.over(img, p.below(line + 3) * (1 - p.below(line + 14)), "a88458", 0.45)


def steam(img: p.Array) -> None:
    """It wells from under the sole, beside the heel."""
    for x, y, r in ((460, 1000, 30), (492, 1016, 20), (438, 976, 30), (424, 944, 24), (420, 914, 17)):
        p.over(img, p.mask(p.circle(x, y, r, r * 0.8), soft=r * 0.5), "ffffff", 0.7)


def paint() -> p.Array:
    """From behind her: the sea with its folds, the beach, the woman, the iron, and the basket at our feet."""
    img = noon()
    sea(img)
    steamer(img, 696, 372)
    rucks(img)
    captain(img, 566, 388)
    beach(img)
    stance(img)
    bow_wave(img)
    iron(img)
    weight(img)
    steam(img)
    basket(img, 134, 1176)
    return img
