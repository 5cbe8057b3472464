"""At dusk a traveller follows the road to one warm lamp; the lamp hangs from the brow of the hill, the walls are teeth.

Technique: painted relief. Back to front: dusk, the hill that is a beast and its mouth, the heath and the road, fangs
and one wall, the lamp, the travellers, the other wall.
"""

from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np
import skia

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
FANGS = (  # x and y of the root, half its width, its length, how far the point leans
    (232, 730, 12, 40, 6),
    (260, 704, 17, 62, 8),
    (294, 688, 12, 36, 3),
    (329, 676, 20, 80, 5),
    (368, 670, 13, 44, -2),
    (402, 669, 18, 58, 3),
    (439, 674, 12, 34, -2),
    (473, 681, 20, 84, -6),
    (510, 700, 12, 40, -3),
    (541, 720, 17, 66, -10),
    (572, 758, 11, 36, -6),
)


class Tooth(NamedTuple):
    """A kind of tooth: its outline, one unit high and a half wide to each side of its foot."""

    outline: str
    wide: float = 1.0
    tall: float = 1.0


TOOTH = {
    "c": Tooth("-1,0.06 -0.9,-0.4 -0.4,-0.82 0.1,-1.06! 0.5,-0.8 0.95,-0.36 1,0.06", tall=1.12),
    "m": Tooth("-1,0.06 -1.1,-0.5 -0.9,-0.86 -0.45,-0.92 -0.1,-0.74 0.35,-0.96 0.85,-0.84 1.1,-0.45 1,0.06", wide=1.2),
    "i": Tooth("-0.85,0.06 -0.95,-0.5 -0.84,-0.96! -0.1,-1.04 0.74,-0.92! 0.92,-0.5 0.88,0.06", wide=0.95),
    "b": Tooth("-1,0.06 -0.95,-0.5 -0.76,-0.9! -0.3,-0.66! 0,-0.8! 0.5,-0.46! 0.95,-0.34 1,0.06", wide=1.1, tall=0.85),
    "f": Tooth("-1,0.06 -0.86,-0.36 -0.2,-0.74 0.66,-1.1! 0.7,-0.62 0.92,-0.26 1,0.06", tall=1.2),
    "s": Tooth("-1,0.06 -0.9,-0.5 -0.2,-0.9 0.5,-0.8 0.95,-0.4 0.9,0.06", wide=0.85, tall=0.62),
}


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
    nostrils = p.Layer()
    for x in (384, 448):
        nostrils.fill(p.circle(x, 640, 13, 7), "0e0820", 0.75, 2)
    p.lay(img, nostrils, tooth=1.4)
    sleepy_eye(img, 246, 560, 1.0, seed=4)
    sleepy_eye(img, 566, 552, -1.0, seed=6)


def sleepy_eye(img: p.Array, x: float, y: float, side: float, seed: int) -> None:
    """A heavy lid let down over an amber eye, of which a slit still watches the road."""
    socket = p.spline(p.points("-86,-2 -50,-40 8,-52 62,-34 86,4 40,30 -36,30", at=(x, y), scale=(side, 1)))
    ball = p.spline(p.points("-68,0! -30,-18 20,-18 66,4! 28,28 -28,27", at=(x, y), scale=(side, 1)))
    lid = p.spline(
        p.points("-72,0! -46,-30 6,-44 52,-28 70,6! 34,13 0,14 -34,10", at=(x, y), scale=(side, 1)),
    )
    lid_edge = p.points("-78,-4 -34,10 0,14 34,13 80,2", at=(x, y), scale=(side, 1))
    pupil = p.circle(x + 18, y + 14, 10, 13)

    p.over(img, p.mask(socket, soft=9), "180c2e", 0.75)
    glowing = p.mask(ball)
    p.over(img, glowing, p.vertical([(0, "b06024"), (1, "ffd878")], y + 8, y + 26))
    p.over(img, glowing * p.mask(pupil), "180a18")
    folds = [(0, "2a1844"), (0.4, "56356c"), (0.7, "86588e"), (1, "c492a6")]
    p.solid(img, lid, folds, 26, light=DUSK, tooth=2, texture=0.08, seed=seed)
    heather(img, p.mask(lid), 260, seed, tall=(7, 14))
    rim_of_lid = p.Layer()
    rim_of_lid.fill(p.ribbon(lid_edge, [2, 8, 9, 8, 2], 40), "120a24", 0.95)
    p.lay(img, rim_of_lid)
    p.glow(img, x, y + 16, 64, colour=AMBER, alpha=0.28, power=1.6)


def maw(img: p.Array) -> None:
    """The dark of the hollow way."""
    dark_of_maw = [(0, "0a0416"), (0.6, "1c0a22"), (1, "3a1428")]
    m = p.rough(p.mask(p.spline([*MOUTH, (400, 860)])), 3, 14, 6)
    p.over(img, np.clip(p.blur(m, 10) * 1.4, 0, 1), "150a24", 0.7)
    p.over(img, m, p.vertical(dark_of_maw, 670, 840))


def fangs(img: p.Array) -> None:
    """Long rocks that hang from the mouth's upper edge, no two alike, and the fur that grows over their roots."""
    ivory = [(0, "2e2040"), (0.35, "6c5874"), (0.65, "b89c98"), (0.88, "ecd0a4"), (1, "fff0c8")]
    fur = p.Layer()
    random = np.random.default_rng(12)
    for k, (x, y, wide, tall, lean) in enumerate(FANGS):
        fang = p.points("-1,0 -0.92,0.16 -0.55,0.55 0,1! 0.5,0.6 0.95,0.18 1,0", at=(x, y), scale=(wide, tall))
        bent = [(q[0] + lean * max(q[1] - y, 0) / tall, *q[1:]) for q in fang]
        light = ((LAMP[0] - x) / 260, -0.55, 0.5)
        m = p.solid(img, p.spline(bent), ivory, wide * 0.9, light=light, tooth=1.2, texture=0.08, seed=k)
        p.over(img, m * p.smooth(y + tall * 0.45, y + tall * 1.1, p.grid.y), "3c2440", 0.55)
        for _ in range(44):
            root = (x + random.uniform(-1.5, 1.5) * wide, y - random.uniform(4, 24))
            tint = p.mix("4a2c62", "8a5c94", random.random())
            fur.fill(p.hair(*root, 1.57 + random.normal(0, 0.3), random.uniform(13, 24), width=4), tint)
    p.lay(img, fur)


def teeth(img: p.Array, course: list[tuple[float, float]], row: str, sizes: tuple[float, float], seed: int) -> None:
    """A wall of slabs, which are teeth, from the mouth towards us; `row` names the kind of each."""
    random = np.random.default_rng(seed)
    stones = [(0, "1c1432"), (0.35, "3c3054"), (0.6, "6c5c7c"), (0.82, "a8929c"), (1, "ecc89c")]
    for k, (x, y) in enumerate(p.sample(course, len(row))):
        t = k / (len(row) - 1)
        kind = TOOTH[row[k]]
        tall = (sizes[0] + (sizes[1] - sizes[0]) * t) * random.uniform(0.86, 1.12) * kind.tall
        wide = (sizes[0] + (sizes[1] - sizes[0]) * t) * random.uniform(0.4, 0.48) * kind.wide
        flip = -1 if random.random() < 0.4 else 1
        slab = p.spline(p.points(kind.outline, scale=(wide * flip, tall)))
        p.contact(img, x, y + 4, wide * 1.5, ry=wide * 0.4, alpha=0.6, colour="0e0820")
        light = ((LAMP[0] - x) / 240, -0.6, 0.4)
        path = p.moved(slab, x, y, turn=random.normal(0, 6))
        m = p.solid(img, path, stones, wide * 0.8, light=light, tooth=1.4, texture=0.07, seed=seed + k)
        cracks = p.Layer()
        for _ in range(random.integers(0, 3)):
            cx, cy = x + random.normal(0, wide * 0.4), y - tall * random.uniform(0.3, 0.85)
            crack = [
                (cx, cy),
                (cx + random.normal(0, 5), cy + tall * 0.14),
                (cx + random.normal(0, 9), cy + tall * 0.3),
            ]
            cracks.fill(p.ribbon(crack, [0.5, 2.2, 0.4], 14), "1c1432", 0.7)
        p.lay(img, cracks, clip=m)
        p.over(img, m * p.smooth(y - tall * 0.4, y, p.grid.y), "2c2046", 0.7)
        tuft = p.Layer()
        for _ in range(int(8 + 10 * t)):
            root = (x + random.normal(0, wide), y + 8)
            tint = p.mix("2c1c44", "7a5484", random.random())
            length = tall * random.uniform(0.15, 0.35)
            tuft.fill(p.hair(*root, -1.57 + random.normal(0, 0.35), length, width=2 + t * 1.5), tint, 0.9)
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


def left_behind() -> p.Sprite:
    """What others have left at the post: a saddle, two sticks, two lanterns gone out."""
    saddle = p.spline(p.points("28,-2! 22,-22 30,-44! 44,-34 66,-30 84,-38 96,-52! 104,-30 98,-4! 64,4"))
    flap = p.spline(p.points("42,-30 72,-28 82,-6 74,16 54,18 44,0"))
    seat_seam = p.spline(p.points("34,-34 48,-24 70,-21 94,-34"), False)
    girth = p.spline(p.points("88,-6 92,8 104,12"), False)
    s = p.Sprite()
    s.limb([(-20, 8), (8, -66), (18, -96)], [5.5, 5, 6], "a87c5c").limb(
        [(34, 6), (4, -60), (-8, -84)], [5, 5, 6], "8c6a58"
    )
    s.add(saddle, "a8623c", 12)
    s.add(flap, "8a4a34", 9)
    s.line(seat_seam, 2, "5a2c28").line(girth, 4, "6a3c30")
    cold = lantern()
    for part in cold.parts:
        part.colour = {"ffe6a0": "8a86a8", "ffffff": "a8a4c0"}.get(part.colour, "5c4a5c")
    s.attach(cold, -46, -78, 100, turn=9).attach(cold, -38, 12, 72, turn=-82)
    return s


def signpost(img: p.Array) -> None:
    """The friendly hand, and what others have left behind in the grass."""
    board = p.spline(p.points("-34,-122! 40,-128! 66,-108! 42,-88! -34,-86!"))
    pointing_hand = p.spline(p.points("-24,-112 -4,-116 4,-113 40,-113 44,-108 40,-104 12,-103 12,-98 0,-93 -24,-95"))

    p.contact(img, 132, 1150, 120, ry=20, alpha=0.55, colour="0e0820")
    s = p.Sprite()
    s.limb([(0, 0), (-2, -60), (2, -128)], [11, 10, 9], "6a5048")
    s.add(board, "a88470", 10)
    s.add(pointing_hand, "f4e4d0", 4)
    for y in (-103, -98):
        finger_crease = p.spline([(0, y), (8, y), (11, y + 1)], False)
        s.line(finger_crease, 1.4, "a88470")
    s.draw(img, 118, 1128, 150, turn=-4, light=(0.5, -0.7, 0.4), rim="ffc880", rim_alpha=0.35)
    left_behind().draw(img, 116, 1142, 124, light=(0.4, -0.8, 0.3), shade="1c1030", rim="ffc880", rim_alpha=0.55)
    grass = p.Layer()
    random = np.random.default_rng(5)
    for x, y in ((34, 1150), (72, 1152), (112, 1138), (126, 1136), (94, 1158), (168, 1150), (200, 1168), (226, 1158)):
        for _ in range(9):
            tint = p.mix("241640", "6a4878", random.random())
            root = (x + random.normal(0, 9), y + 8)
            grass.fill(p.hair(*root, -1.57 + random.normal(0, 0.35), random.uniform(12, 26), width=2.6), tint, 0.95)
    for _ in range(420):
        x = random.uniform(-10, 330)
        root = (x, 1214 - random.random() * 34 + max(x - 240, 0) * 0.3)
        tint = p.mix("1a1030", "5a3c6c", random.random())
        grass.fill(p.hair(*root, -1.57 + random.normal(0, 0.3), random.uniform(20, 46), width=3), tint, 0.95)
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


def wayfarer() -> p.Sprite:
    """Seen from behind, walking away to the left: a cloak, a rolled blanket, a broad hat, a staff before him."""
    far_leg = [(-5, -30), (-11, -16), (-13, -5)]
    near_leg = [(5, -30), (10, -15), (13, -1)]
    far_shoe = p.spline(p.points("-9,-7 -11,-1 -20,-2 -21,-6 -15,-9"))
    near_shoe = p.spline(p.points("17,-4 16,3 5,4 3,0 10,-4"))
    staff = [(-27, -86), (-24, -44), (-25, -2)]
    staff_arm = [(-9, -70), (-17, -60), (-25, -58)]
    cloak = p.spline(p.points("-4,-79 -13,-74 -17,-56 -21,-22! -8,-17 6,-19 21,-14! 18,-46 14,-72 6,-79"))
    cloak_folds = ("-9,-70 -11,-46 -12,-21", "-1,-54 0,-36 -1,-20", "8,-70 10,-46 12,-18")
    blanket = p.spline(p.points("-15,-64 -12,-70 14,-68 18,-62 14,-55 -12,-57"))
    rein_arm = [(12, -69), (20, -56), (27, -46)]
    neck = p.spline(p.points("-8,-88 5,-88 4,-77 -6,-77"))
    brim = p.spline(p.points("-23,-89 -12,-94 10,-94 20,-88 10,-83 -12,-84"))
    crown = p.spline(p.points("-13,-90 -12,-104 -2,-107 8,-104 11,-90 -1,-87"))

    s = p.Sprite()
    s.limb(staff, [3, 3, 2.4], "8c6a50")
    s.limb(staff_arm, [8, 7, 5], "4a3450").add(p.circle(-25, -58, 3.6), "d8a078", 3)
    s.limb(far_leg, [10, 8, 6], "2c2238").add(far_shoe, "1c1424", 3)
    s.limb(near_leg, [11, 9, 7], "33283e").add(near_shoe, "201828", 3)
    s.add(cloak, "68344c", 10)
    for fold in cloak_folds:
        s.line(p.spline(p.points(fold), False), 1.6, "2c1830", 0.7)
    s.add(blanket, "a05a48", 7)
    for x in (-7, 9):
        s.line(p.spline([(x, -70), (x + 1, -62), (x, -55)], False), 2, "4a2830")
    s.limb(rein_arm, [9, 8, 6], "5c3856").add(p.circle(28, -45, 3.8), "d8a078", 3)
    s.add(neck, "6a4438", 5)
    s.add(brim, "3c2c44", 4)
    s.add(crown, "4a3652", 7)
    s.line(p.spline(p.points("-13,-93 -1,-90 11,-93"), False), 2.6, "c08850")
    return s


def along_the_road(sprite: p.Sprite) -> p.Sprite:
    """A thing in profile turned a little from us: shorter, and its fore feet further up the road than its hind ones."""
    turned = skia.Matrix()
    turned.setAll(0.88, 0, 0, -0.2, 1, 0, 0, 0, 1)
    for part in sprite.parts:
        path = skia.Path()
        part.path.transform(turned, path)
        part.path = path
    return sprite


def travellers(img: p.Array) -> None:
    """One on foot, and a donkey on the rein; the lamp throws their shadows back along the road."""
    load = p.spline(p.points("-24,-66 -26,-46 -10,-34 12,-38 16,-66 -2,-78"))
    strap = p.spline(p.points("-6,-77 -9,-56 -4,-35"), False)
    rein_line = p.spline([(505, 936), (512, 962), (530, 972)], False)
    shadows = (
        (p.points("452,1000 500,1034 556,1082"), [34, 46, 30]),
        (p.points("560,1052 640,1096 730,1150"), [62, 74, 40]),
    )
    way = p.mask(p.ribbon(ROAD, ROAD_WIDTHS, 120), soft=4)
    for course, widths in shadows:
        p.over(img, p.mask(p.ribbon(course, widths, 40, True), soft=7) * way, "22142e", 0.5)
    for x, y, rx in ((464, 1004, 42), (556, 1056, 32), (636, 1074, 32)):
        p.contact(img, x, y, rx, ry=7, alpha=0.65, colour="0e0820")
    donkey = p.quadruped("donkey", "walk", "6c6274")
    donkey.add(load, "9a4c4c", 12)
    donkey.line(strap, 2.4, "4a2830")
    for sprite, x, y, size in ((along_the_road(donkey), 594, 1066, 130), (wayfarer(), 464, 1004, 146)):
        flip = x > 500
        light = (-0.7, -0.6, 0.25)
        sprite.draw(img, x, y, size, flip=flip, light=light, shade="160c28", lit="ffdca8", rim="ffc070", rim_alpha=0.95)
    rein = p.Layer()
    rein.stroke(rein_line, 2.4, "2a1c24", 0.9)
    p.lay(img, rein)


def paint() -> p.Array:
    """From the road: the hill and its mouth, one wall, lamp and travellers, the other wall, the signpost beside us."""
    img = dusk()
    beast(img)
    maw(img)
    heath(img)
    fangs(img)
    teeth(img, LEFT_WALL, "csmicbmfsicmf", (44, 104), seed=3)
    lamp(img)
    travellers(img)
    teeth(img, RIGHT_WALL, "sicmfbmi", (44, 112), seed=8)
    signpost(img)
    return img
