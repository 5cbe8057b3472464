"""At dusk a traveller follows the road to one warm lamp; the lamp hangs from the brow of the hill, the walls are teeth.

Technique: painted relief. Back to front: dusk, the hill that is a beast and its mouth, the heath and the road, one
wall, the lamp, the travellers, the other wall.
"""

from __future__ import annotations

import math

import numpy as np

from art import paint as p
from art.finish import Finish

NUMBER, TITLE = 46, "Warm Light Ahead"
FINISH = Finish(vignette=0.3)

AMBER = "ffb03c"
LAMP = (352, 520)
DUSK = (-0.25, -0.85, 0.35)
BEAST = p.points("-60,800 40,700 130,560 240,440 380,376 520,372 650,430 740,540 800,640 880,700 880,900 -60,900")
MOUTH = p.points("196,812! 214,742 280,690 372,668 468,676 548,720 588,790 594,812!")
ROAD = p.points("372,790 366,850 398,930 490,1010 610,1090 730,1230")
ROAD_WIDTHS = [64, 74, 98, 140, 190, 270]
LEFT_WALL = p.points("222,816 196,870 206,950 280,1040 390,1120 470,1210")
RIGHT_WALL = p.points("574,812 606,850 650,902 712,962 790,1030")


def heather(img: p.Array, m: p.Array, count: int, seed: int, tall: tuple[float, float]) -> None:
    """Grass and heather over a slope, with some blossom in it."""
    p.hairs(
        img,
        m,
        lambda x, y: -1.57 + 0.35 * math.sin(x * 0.02 + seed),
        count,
        length=tall,
        width=(1.2, 2.8),
        jitter=0.16,
        seed=seed,
        curl=0.3,
        alpha=0.75,
    )
    p.hairs(
        img,
        m,
        lambda x, y: -1.57 + 0.35 * math.sin(x * 0.02 + seed),
        count // 4,
        length=(tall[0] * 0.6, tall[1]),
        width=(1.2, 2.4),
        jitter=0.12,
        seed=seed + 1,
        curl=0.35,
        alpha=0.6,
        lift=0.1,
    )


def beast(img: p.Array) -> None:
    """The nearest hill: brow, lids, nostrils, and the hollow way that is a mouth."""
    m = p.rough(p.mask(p.spline(BEAST)), 6, 30, 4)
    ramp = [(0, "1a1030"), (0.3, "33204c"), (0.55, "56356c"), (0.75, "84558c"), (1, "c890a8")]
    p.form(img, m, ramp, 210, light=DUSK, texture=0.1, seed=3, soften=10)
    p.over(img, m * p.smooth(520, 800, p.grid.y), "241640", 0.6)
    for x, y, rx, ry, dark in ((262, 560, 92, 40, 0.6), (566, 548, 92, 42, 0.6), (410, 620, 110, 44, 0.3)):
        p.over(
            img,
            m * np.exp(-(((p.grid.x - x) / rx) ** 2) - ((p.grid.y - y) / ry) ** 2).astype(np.float32),
            "160c2c",
            dark,
        )
    for x, y, rx in ((262, 520, 100), (566, 508, 100)):
        p.shine(
            img,
            m * np.exp(-(((p.grid.x - x) / rx) ** 2) - ((p.grid.y - y) / 18) ** 2).astype(np.float32),
            "b888b8",
            0.25,
        )
    heather(img, m, 6500, 5, tall=(9, 20))
    lids = p.Layer()
    for x, y, side in ((264, 566, 1), (566, 556, -1)):
        shut_lid = p.spline(p.points("-58,-4! -20,12 22,13 58,-6! 20,4 -22,4", at=(x, y)))
        lids.fill(shut_lid, "120a26", 0.8)
        slit_of_light = p.spline(p.points("-16,7 0,11 18,7 0,5", at=(x + side * 4, y)))
        lids.fill(slit_of_light, "e0a860", 0.4)
    for x in (384, 448):
        lids.fill(p.circle(x, 640, 13, 7), "0e0820", 0.75, 2)
    p.lay(img, lids, tooth=1.4)


def maw(img: p.Array) -> None:
    """The dark of the hollow way, with rocks hanging from its upper edge."""
    dark_of_maw = [(0, "0a0416"), (0.6, "1c0a22"), (1, "3a1428")]
    m = p.rough(p.mask(p.spline([*MOUTH, (400, 860)])), 3, 14, 6)
    p.over(img, np.clip(p.blur(m, 10) * 1.4, 0, 1), "150a24", 0.7)
    p.over(img, m, p.vertical(dark_of_maw, 670, 840))
    edge = p.sample(MOUTH, 15)
    middle = (392, 800)
    for k, (x, y) in enumerate(edge[1:-1]):
        tall = 42 + 14 * math.sin(k * 2.3)
        dx, dy = (middle[0] - x) * 0.25, 1.0 * tall
        fang = p.spline(
            [
                (x - 15, y - 12),
                (x + 15, y - 12),
                (x + 9 + dx * 0.3, y + tall * 0.5),
                (x + dx * 0.5, y + dy, 1),
                (x - 8 + dx * 0.3, y + tall * 0.5),
            ]
        )
        rock = p.solid(img, fang, "5c4870", 11, light=(-0.2, -0.3, 0.5), tooth=2.2, texture=0.2, seed=k)
        p.over(img, rock, "2a1a40", 0.5)


def teeth(
    img: p.Array, course: list[tuple[float, float]], count: int, sizes: tuple[float, float], lean: float, seed: int
) -> None:
    """A dry-stone wall of slabs, which are teeth; from the mouth towards us."""
    random = np.random.default_rng(seed)
    for k, (x, y) in enumerate(p.sample(course, count)):
        t = k / (count - 1)
        tall = sizes[0] + (sizes[1] - sizes[0]) * t + random.normal(0, 5)
        wide = tall * random.uniform(0.36, 0.48)
        tip = x + lean * tall * 0.25
        slab = [
            (x - wide, y + 6),
            (x - wide * 0.9, y - tall * 0.4),
            (tip - wide * 0.36, y - tall * 0.86),
            (tip + wide * 0.08, y - tall * 1.06, 1),
            (tip + wide * 0.5, y - tall * 0.82),
            (x + wide * 0.95, y - tall * 0.36),
            (x + wide, y + 6),
        ]
        p.contact(img, x, y + 4, wide * 1.5, ry=wide * 0.4, alpha=0.6, colour="0e0820")
        light = ((LAMP[0] - x) / 300, -0.7, 0.4)
        stones = [(0, "1c1432"), (0.4, "3c3054"), (0.65, "665878"), (0.86, "9c8898"), (1, "f0c898")]
        m = p.solid(img, p.spline(slab), stones, wide * 0.9, light=light, tooth=1.6, texture=0.16, seed=seed + k)
        cracks = p.Layer()
        for _ in range(2):
            cx, cy = x + random.normal(0, wide * 0.4), y - tall * random.uniform(0.3, 0.85)
            crack = [
                (cx, cy),
                (cx + random.normal(0, 5), cy + tall * 0.14),
                (cx + random.normal(0, 9), cy + tall * 0.3),
            ]
            cracks.fill(p.ribbon(crack, [0.5, 2.2, 0.4], 14), "1c1432", 0.7)
        p.lay(img, cracks, clip=m)
        p.over(img, m * p.smooth(y - tall * 0.3, y, p.grid.y), "33264c", 0.6)
        tuft = p.Layer()
        for _ in range(int(8 + 10 * t)):
            tuft.fill(
                p.hair(
                    x + random.normal(0, wide),
                    y + 8,
                    -1.57 + random.normal(0, 0.35),
                    tall * random.uniform(0.15, 0.35),
                    width=2 + t * 1.5,
                ),
                p.mix("2c1c44", "7a5484", random.random()),
                0.9,
            )
        p.lay(img, tuft)


def lantern() -> p.Sprite:
    """An old lantern, hanging from the origin."""
    hook = p.spline(p.points("0,0 -10,8 0,18 10,8 0,0"), False)
    cap = p.spline([(-16, 34, 1), (0, 14), (16, 34, 1)])
    flame = p.spline(p.points("0,44 6,58 0,68 -6,58"))
    s = p.Sprite()
    s.line(hook, 3, "2a1c24")
    s.add(cap, "3a2830", 6)
    s.add(p.rect(-15, 34, 30, 40, r=4), "ffe6a0", 0)
    s.add(flame, "ffffff", 0)
    for x in (-15, 0, 15):
        s.line(p.line([(x, 34), (x, 74)]), 2.6, "3a2830")
    s.add(p.rect(-19, 72, 38, 9, r=3), "3a2830", 4)
    return s


def signpost(img: p.Array) -> None:
    """The friendly hand, and what others have left behind in the grass."""
    bundle = p.spline(p.points("34,-4 30,-26 52,-34 74,-22 100,-36 112,-22 104,-2 70,4"))
    satchel = p.spline(p.points("48,-2 56,-22 84,-20 92,-2 86,22 76,26 70,2"))
    loose_strap = p.spline(p.points("80,14 86,34 78,40 72,32 78,18"), False)
    board = p.spline(p.points("-34,-122! 40,-128! 66,-108! 42,-88! -34,-86!"))
    pointing_hand = p.spline(p.points("-24,-112 -4,-116 4,-113 40,-113 44,-108 40,-104 12,-103 12,-98 0,-93 -24,-95"))

    heap = p.Sprite()
    heap.add(bundle, "5a3a34", 13)
    heap.add(satchel, "6c463a", 9)
    heap.line(loose_strap, 3, "a89080")
    heap.limb([(-60, 12), (40, -34)], [5, 4], "5a4438").limb([(-40, 20), (64, 22)], [5, 4], "4a382e")
    old = lantern()
    for part in old.parts:
        if part.colour in ("ffe6a0", "ffffff"):
            part.colour = "3c3450"
    heap.attach(old, -34, -50, 70, turn=24).attach(old, 16, -30, 54, turn=-70)
    heap.draw(img, 108, 1140, 118, light=DUSK, haze=("2a1c44", 0.2))
    s = p.Sprite()
    s.limb([(0, 0), (-2, -60), (2, -128)], [11, 10, 9], "6a5048")
    s.add(board, "a88470", 10)
    s.add(pointing_hand, "f4e4d0", 4)
    for y in (-103, -98):
        finger_crease = p.spline([(0, y), (8, y), (11, y + 1)], False)
        s.line(finger_crease, 1.4, "a88470")
    s.draw(img, 118, 1128, 150, turn=-4, light=(0.5, -0.7, 0.4), rim="ffc880", rim_alpha=0.35)
    grass = p.Layer()
    random = np.random.default_rng(5)
    for _ in range(420):
        x = random.uniform(-10, 330)
        grass.fill(
            p.hair(
                x,
                1206 - random.random() * 40 + max(x - 240, 0) * 0.3,
                -1.57 + random.normal(0, 0.3),
                random.uniform(24, 62),
                width=3,
            ),
            p.mix("1a1030", "5a3c6c", random.random()),
            0.95,
        )
    p.lay(img, grass)


def dusk() -> p.Array:
    """An evening sky, and two far ridges."""
    plum_sky = [(0, "2c2150"), (0.3, "513a78"), (0.6, "8a5c94"), (0.85, "c890a4"), (1, "eec4b0")]
    img = p.sky("plum_dusk", 520, 46, plum_sky)
    p.stars(img, 60, 5, 260)
    p.cirrus(img, 200, 70, "b07ca8", alpha=0.5, seed=7, tilt=0.1)
    p.ridge(img, 420, 36, "7c5c98", bottom="b08cac", seed=5, depth=120, sharp=0.3)
    p.ridge(img, 500, 44, "5f437e", bottom="8a6494", seed=9, depth=150, sharp=0.2)
    return img


def heath(img: p.Array) -> None:
    """The field before the mouth, and the road into its dark."""
    heather_tones = [(0, "4c3460"), (0.4, "3a2650"), (1, "1c1234")]
    field = p.below(p.skyline(806, 8, 6), 3, 4)
    p.over(img, field, p.ramp(np.clip((p.grid.y - 800) / 420 + p.noise(120, 5, 4) * 0.2, 0, 1), heather_tones))
    p.over(
        img,
        p.mask(p.spline([*MOUTH, (400, 850)]), soft=6) * p.smooth(860, 800, p.grid.y) * p.smooth(742, 790, p.grid.y),
        "1a0a20",
        0.85,
    )
    heather(img, field, 5200, 9, tall=(12, 30))
    p.road(img, ROAD, ROAD_WIDTHS, "8a7488", edge="33204c")
    p.over(
        img,
        p.mask(p.spline([*MOUTH, (400, 846)]), soft=8) * p.smooth(846, 792, p.grid.y) * p.smooth(742, 790, p.grid.y),
        "160a20",
        0.92,
    )


def lamp(img: p.Array) -> None:
    """The stalk that grows from the brow, the lantern on it, and its light on the road."""
    brow_stalk = p.points("470,420 482,352 476,280 440,214 384,204 350,262 340,360 350,452")
    stalk = p.Sprite()
    stalk.limb(brow_stalk, [74, 40, 24, 16, 13, 10, 8, 7], "5c3c70", fur=8)
    grown = img.copy()
    stalk.draw(grown, 0, 0, 100, light=DUSK, rim="e0b0b0", rim_alpha=0.4)
    p.over(img, p.smooth(424, 372, p.grid.y), grown)
    hanging = p.smooth(424, 372, p.grid.y) + p.smooth(440, 400, p.grid.x)
    p.over(img, np.clip(hanging, 0, 1) * p.smooth(440, 400, p.grid.x), grown)
    for radius, alpha in ((420, 0.5), (210, 0.6), (90, 0.8)):
        p.glow(img, LAMP[0], LAMP[1], radius, colour=AMBER, alpha=alpha, power=1.8)
    lantern().draw(img, 350, 446, 150, turn=3, light=DUSK)
    p.glow(img, LAMP[0], LAMP[1] + 16, 70, colour="fff0c0", alpha=0.8, power=1.5)
    way = p.mask(p.ribbon(ROAD, ROAD_WIDTHS, 120), soft=4)
    p.shine(
        img,
        way * np.exp(-(((p.grid.x - 380) / 150) ** 2) - ((p.grid.y - 880) / 130) ** 2).astype(np.float32),
        AMBER,
        0.5,
    )


def travellers(img: p.Array) -> None:
    """One on foot, and a donkey on the rein."""
    load = p.spline(p.points("-22,-70 -26,-46 -8,-34 12,-38 16,-68 -2,-78"))
    rein_line = p.spline([(522, 984), (506, 972), (482, 946)], False)
    donkey = p.quadruped("donkey", "walk", "5c5468")
    donkey.add(load, "7a4c50", 12)
    walker = p.figure(
        "walk", p.Look(coat="4a3450", trousers="2c2238", garment="cloak", hat="brim", hat_colour="33263c", bag="6a4640")
    )
    for sprite, x, y, size in ((donkey, 580, 1062, 126), (walker, 476, 1012, 146)):
        p.contact(img, x, y, size * 0.36, ry=size * 0.05, alpha=0.6, colour="0e0820")
        sprite.draw(
            img,
            x,
            y,
            size,
            flip=True,
            light=(-0.8, -0.5, 0.2),
            shade="160c28",
            lit="ffdca8",
            rim="ffb860",
            rim_alpha=0.9,
        )
    rein = p.Layer()
    rein.stroke(rein_line, 2.4, "2a1c24", 0.9)
    p.lay(img, rein)


def paint() -> p.Array:
    """From the road: the hill and its mouth, one wall, lamp and travellers, the other wall, the signpost beside us."""
    img = dusk()
    beast(img)
    maw(img)
    heath(img)
    teeth(img, LEFT_WALL, 13, (44, 108), lean=0.5, seed=3)
    lamp(img)
    travellers(img)
    teeth(img, RIGHT_WALL, 8, (44, 112), lean=-0.5, seed=8)
    signpost(img)
    return img
