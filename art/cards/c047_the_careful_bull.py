"""A huge bull in half-moon spectacles, holding his breath, mends a cracked teacup with gold.

Technique: painted relief. Back to front: the shop, the matador at the door, the bull from far horn to forelock, the
bench, the teacup, the brush.
"""

from __future__ import annotations

import math

import numpy as np

from art import paint as p

NUMBER, TITLE = 47, "The Careful Bull"

BLACK = "0a0504"
WINDOW = (0.65, -0.6, 0.4)
HIDE = [
    (0, "050304"),
    (0.5, "0c080b"),
    (0.7, "1e161a"),
    (0.8, "3e2f2c"),
    (0.9, "846450"),
    (0.96, "c09874"),
    (1, "f8d8a8"),
]
MUZZLE = [(0, "1c1412"), (0.4, "4a3a36"), (0.7, "8a7468"), (1, "d8c4b0")]
HORN = [(0, "2a1c14"), (0.35, "7a6248"), (0.65, "c8b08c"), (0.9, "f4e6cc"), (1, "fffaf0")]
GOLD, GLINT = "f0b428", "fff4c0"
BENCH = 1016

HEAD = p.points(
    "-60,250 70,208 190,226 290,276 356,300 416,330 456,392 484,470 514,556 548,628 586,676 606,712 604,752 588,782 "
    "560,792! 570,812 556,842 516,856 462,844 396,826 336,822 318,862 346,930 380,1030 384,1100 -60,1120"
)
FACE_LINE = p.points("330,320 420,400 470,540 540,650 600,730")
NECK_LINE = p.points("330,330 200,420 120,640 60,1000")


def china(kind: str, tint: str, seed: int) -> p.Sprite:
    """A mended piece: plate, bowl, vase, pot or jug, with golden seams."""
    lid_of_pot = p.spline([(-20, -71), (0, -84), (20, -71)])
    s = p.Sprite()
    if kind == "plate":
        shape = p.circle(0, -46, 46)
        s.add(shape, tint, 8)
        s.add(p.circle(0, -46, 32), p.mix(tint, "ffffff", 0.2), 4)
    elif kind == "bowl":
        shape = p.spline(p.points("-44,-52! 44,-52! 36,-20 16,-4 -16,-4 -36,-20"))
        s.add(p.rect(-14, -6, 28, 7, r=2), tint, 3).add(shape, tint, 22)
    elif kind == "vase":
        shape = p.spline(p.points("-14,-110! 14,-110! 10,-88 34,-58 30,-22 18,0! -18,0! -30,-22 -34,-58 -10,-88"))
        s.add(shape, tint, 20)
    elif kind == "jug":
        s.add(p.cut(p.circle(32, -50, 22, 26), p.circle(32, -50, 14, 18)), tint, 4)
        shape = p.spline(p.points("-30,-92! 20,-86! 22,-70 34,-40 26,0! -26,0! -34,-40 -20,-72"))
        s.add(shape, tint, 20)
    else:
        s.limb([(36, -40), (54, -52), (62, -72)], [15, 11, 8], tint)
        s.add(p.cut(p.circle(-42, -42, 22), p.circle(-42, -42, 14)), tint, 4)
        shape = p.spline(p.points("-18,-72! 18,-72! 42,-44 34,-10 16,0! -16,0! -34,-10 -42,-44"))
        s.add(shape, tint, 24)
        s.add(lid_of_pot, tint, 6).add(p.circle(0, -87, 5), tint, 4)
    random = np.random.default_rng(seed)
    b = shape.computeTightBounds()
    for _ in range(3):
        x, y = random.uniform(b.left() + 8, b.right() - 8), b.top()
        course = [(x, y)]
        while course[-1][1] < b.bottom():
            px, py = course[-1]
            course.append((px + random.normal(0, 13), py + random.uniform(9, 22)))
        for width, colour in ((4.4, p.mix(GOLD, "7a4a10", 0.35)), (2.6, GOLD)):
            s.add(p.ribbon(course, [width] * 2, 30), colour, 0, clip=shape)
    return s


def shop(img: p.Array) -> None:
    """Brown boards, shelves of mended china, and the bright door."""
    bright_street = [(0, "dff0f4"), (0.45, "fff6e0"), (0.74, "ffe6b8"), (0.75, "d8b484"), (1, "b88c5c")]
    img[:] = p.texture.wood("7a5236", 74, True, 5)
    p.over(
        img,
        np.ones_like(p.grid.x),
        p.ramp(np.clip(p.grid.x / 900 + p.noise(200, 4, 4) * 0.12, 0, 1), [(0, "2c1a12"), (1, "a8744a")]),
        0.5,
    )
    p.lamp_pool(img, 740, 620, 420, ry=560, colour="ffd8a0", alpha=0.5)
    rows = [
        (
            176,
            [
                ("vase", 60, 104),
                ("plate", 168, 96),
                ("pot", 286, 92),
                ("plate", 396, 100),
                ("jug", 500, 92),
                ("vase", 600, 104),
                ("bowl", 704, 94),
            ],
        ),
        (332, [("plate", 512, 104), ("pot", 622, 96), ("jug", 738, 100)]),
        (488, [("bowl", 596, 96), ("vase", 690, 92), ("bowl", 764, 84)]),
    ]
    tints = ["f4ece0", "dfe8ea", "f0dccc", "e4e6d8"]
    for y, pieces in rows:
        left = 0 if y < 200 else 450
        p.over(img, p.mask(p.rect(left, y + 12, 800, 34), soft=9), "1c0f0a", 0.45)
        p.solid(img, p.rect(left - 10, y, 820, 16, r=2), "8a5c3a", 6, light=WINDOW, tooth=0.6)
        for k, (kind, x, size) in enumerate(pieces):
            piece = china(kind, tints[(k + y) % 4], k * 7 + y)
            p.shadow(img, piece.silhouette(x, y, size), -10, 6, soft=7, alpha=0.45, colour="1c0f0a")
            piece.draw(img, x, y, size, light=WINDOW, shade="4a3038", haze=("9a7050", 0.12))
    door = p.mask(p.rect(640, 540, 150, 500, r=3))
    p.over(img, p.mask(p.rect(624, 524, 182, 520, r=4)), "4a2e1e")
    p.over(img, door, p.vertical(bright_street, 540, 1010))
    p.glow(img, 726, 700, 260, colour="fff0cc", alpha=0.55, power=1.5)


def matador(img: p.Array) -> None:
    """He waits shyly at the door with a box of broken plates, the red cape over his shoulder."""
    matador_hat = p.spline(p.points("-10,-92 -12,-102 -5,-101 2,-104 9,-101 14,-101 11,-91 0,-95"))
    cape = p.spline(p.points("4,-78! -6,-80 -14,-72 -20,-50 -27,-22! -20,-19 -14,-24 -9,-18 -4,-22! -2,-48 6,-66"))
    box = p.poly(p.points("8,-72 40,-72 38,-48 10,-48"))
    s = p.figure(
        "carry", p.Look(coat="5a3c50", trousers="4a3244", garment="jacket", hat_colour="1c1216", hair="241618")
    )
    s.add(matador_hat, "1c1216", 5)
    s.add(cape, "c8282c", 9)
    for x in (-20, -14, -8):
        cape_fold = p.spline([(-5, -74), (x * 0.6 - 2, -52), (x, -24)], False)
        s.line(cape_fold, 1.2, "6a0c14", 0.7)
    s.add(box, "a87a4c", 6)
    for x, turn in ((16, -14), (26, 10), (34, -4)):
        broken_plate = p.moved(
            p.cut(p.circle(0, 0, 10), p.poly(p.points("-12,2 12,-6 12,14 -12,14"))), x, -71, 1, turn=turn
        )
        s.add(broken_plate, "f4ece0", 3)
    p.contact(img, 714, 962, 56, ry=10, alpha=0.4, colour="3a2418")
    s.draw(img, 722, 960, 254, flip=True, light=(0.2, -0.7, 0.3), shade="241420", rim="fff0d0", rim_alpha=0.7)


def horn(img: p.Array, points: list[p.Point], seed: int, dark: float) -> None:
    """One horn with its rings, pale at the tip's side, dark at the point."""
    path = p.ribbon(points, [62, 54, 42, 28, 14, 2], 60)
    m = p.mask(path)
    p.form(img, m, HORN, 26, light=WINDOW, texture=0.06, seed=seed, soften=2)
    course = p.sample(points, 60)
    tip = np.exp(-((p.grid.x - course[-1][0]) ** 2 + (p.grid.y - course[-1][1]) ** 2) / 90**2).astype(np.float32)
    p.over(img, m * tip, "1c1210", 0.85)
    p.over(img, m, "2a1a14", dark)
    rings = p.Layer()
    for k in range(3, 26, 3):
        x, y = course[k]
        dx, dy = course[k + 1] - course[k]
        length = math.hypot(dx, dy)
        nx, ny = -dy / length * 34, dx / length * 34
        horn_ring = p.spline([(x - nx, y - ny), (x + dx / length * 6, y + dy / length * 6), (x + nx, y + ny)], False)
        rings.stroke(horn_ring, 2.6, "5a4430", 0.4, soft=0.8)
    p.lay(img, rings, clip=m)


def hollows(img: p.Array, m: p.Array) -> None:
    """Lights and darks of the skull, and the folds of the neck."""
    jaw_fold = p.ribbon(p.points("300,470 330,600 372,740 452,812"), [4, 26, 30, 6], 40)
    cheek_light = p.ribbon(p.points("350,520 372,610 420,700 500,752"), [2, 34, 40, 6], 40)
    neck_folds = (
        (p.points("292,606 246,716 254,842 336,968"), 32, 0.8),
        (p.points("268,806 262,880 300,950 352,1004"), 18, 0.6),
        (p.points("196,700 158,800 182,906 262,1006"), 24, 0.6),
        (p.points("142,560 96,660 92,772 120,862"), 17, 0.4),
    )
    nose_light = p.ribbon(p.points("452,404 486,500 520,590 570,668"), [4, 20, 22, 8], 40)

    def pool(x: float, y: float, rx: float, ry: float, colour: str, alpha: float) -> None:
        p.over(
            img,
            m * np.exp(-(((p.grid.x - x) / rx) ** 2) - ((p.grid.y - y) / ry) ** 2).astype(np.float32),
            colour,
            alpha,
        )

    pool(400, 690, 90, 110, colour="4a3228", alpha=0.45)
    pool(350, 600, 70, 110, colour="0c0706", alpha=0.55)
    pool(300, 840, 70, 60, colour="070404", alpha=0.7)
    pool(446, 486, 46, 40, colour="0c0706", alpha=0.6)
    pool(462, 430, 30, 26, colour="6a4a38", alpha=0.5)
    pool(150, 330, 170, 90, colour="4a342a", alpha=0.4)
    pool(210, 900, 60, 180, colour="33231d", alpha=0.45)
    folds = p.Layer()
    for fold, width, strength in neck_folds:
        folds.fill(p.ribbon(fold, [1, width * 0.7, width, 2], 40), "030203", strength, 10)
        lit_side = [(a + width * 0.8, b - 4) for a, b in fold]
        folds.fill(p.ribbon(lit_side, [1, width * 0.3, width * 0.5, 1], 40), "9a7860", strength * 0.55, 7)
    folds.fill(jaw_fold, "030203", 0.6, 12)
    folds.fill(cheek_light, "a07c60", 0.32, 16)
    folds.fill(nose_light, "c8a080", 0.36, 9)
    p.lay(img, folds, clip=m)


def hair(img: p.Array, m: p.Array) -> None:
    """A bare muzzle; short hair on the face, longer on the neck; light from the window along the edge."""
    snout = p.blur(m * p.smooth(530, 586, p.grid.x + (p.grid.y - 720) * 0.32), 3) * m
    p.over(img, snout, p.ramp(np.clip(p.inflate(m, 60, WINDOW, 6) + p.noise(9, 4, 3) * 0.1, 0, 1), MUZZLE), 0.9)
    face, neck = p.along(FACE_LINE), p.along(NECK_LINE)
    head_part = m * p.smooth(270, 330, p.grid.x) * (1 - snout)
    p.hairs(img, head_part, face, 6500, length=(7, 15), width=(0.9, 1.9), jitter=0.16, seed=5, curl=0.3, alpha=0.6)
    p.hairs(
        img,
        m * (1 - p.smooth(290, 340, p.grid.x)),
        neck,
        6500,
        length=(10, 22),
        width=(1.0, 2.2),
        jitter=0.18,
        seed=6,
        curl=0.3,
        alpha=0.6,
    )
    p.rim_light(img, m, "ffdca8", 6, dy=-3, alpha=0.75, soft=3)


def near_ear(img: p.Array) -> None:
    """It hangs, with long hair inside."""
    ear = p.spline(p.points("318,398! 276,372 204,384 150,432! 196,462 268,456 312,432"))
    ear_hollow = p.spline(p.points("296,412 240,402 180,428 230,444 286,434"))
    p.solid(img, ear, HIDE, 34, light=WINDOW, tooth=1.5, texture=0.05, seed=8, soften=4, cast=0.5)
    inner = p.mask(ear_hollow, soft=3)
    p.over(img, inner, "a87860", 0.5)
    p.hairs(
        img,
        inner,
        lambda x, y: 3.0,
        260,
        length=(16, 34),
        width=(1, 2),
        jitter=0.2,
        seed=9,
        curl=0.3,
        alpha=0.7,
        lift=0.05,
    )


def forelock(img: p.Array) -> None:
    """Curls between the horns."""
    tuft = p.Layer()
    random = np.random.default_rng(47)
    for _ in range(420):
        x, y = random.normal(378, 26), random.normal(334, 17)
        colour = p.mix("0c0706", "5a4030", random.random() ** 2.4 * (x - 300) / 110)
        curl = p.spline(p.points("0,0 9,5 8,17 -1,15 2,9", at=(x, y)), False)
        tuft.stroke(curl, random.uniform(2, 3.6), colour, 0.85)
    p.lay(img, tuft)


def bull(img: p.Array) -> None:
    """The head and neck, hair by hair."""
    far_horn = p.points("432,330 470,290 520,262 566,230 592,180 596,128")
    near_horn = p.points("330,352 350,282 398,236 452,204 486,152 490,92")
    horn(img, far_horn, 3, 0.5)
    m = p.mask(p.spline(HEAD))
    p.shadow(img, m, -14, 18, soft=26, alpha=0.55, colour="0c0605")
    p.form(img, m, HIDE, 150, light=WINDOW, texture=0.05, seed=4, soften=12)
    hollows(img, m)
    hair(img, m)
    details(img)
    near_ear(img)
    horn(img, near_horn, 5, 0.0)
    forelock(img)


def details(img: p.Array) -> None:
    """Eye, nostril, lips, spectacles."""
    eye_hollow = p.spline(p.points("420,496! 440,480 466,484 478,500! 458,514 434,512"))
    heavy_lid = p.spline(p.points("414,496 438,472 468,474 484,502 462,492 438,491"))
    lid_edge = p.spline(p.points("414,497 438,491 464,492 482,503"), False)
    brow_fold = p.spline([(410, 476), (438, 458), (470, 464)], False)
    nostril_wing = p.spline(p.points("604,704 606,732 588,752 562,742 546,714 552,690 574,696 592,700"))
    nostril = p.spline(p.points("601,711 600,729 586,740 569,732 558,713 560,699 568,706 577,716 590,715"))
    nostril_depth = p.spline(p.points("598,718 596,729 586,735 574,728 566,717 578,722 590,721"))
    wing_light = p.spline(p.points("553,704 560,691 573,700 583,708 598,704"), False)
    wet_edge = p.spline(p.points("566,737 580,748 597,742 604,728"), False)
    mouth = p.ribbon(p.points("562,793 546,798 526,795 498,786 474,768"), [4, 6, 6, 5, 1], 40)
    parted_lips = p.spline(p.points("522,796 536,793 550,797 545,804 532,803"))
    upper_lip_light = p.spline(p.points("508,780 530,782 550,786"), False)
    lip_light = p.spline([(564, 804), (540, 812), (504, 800)], False)
    glass_light = p.spline([(424, 506), (430, 488), (446, 480)], False)
    bridge = p.spline([(492, 500), (500, 484), (511, 490)], False)
    temple = p.spline(p.points("411,494 370,462 326,430 300,424"), False)

    ink = p.Layer()
    ink.fill(eye_hollow, "140a08")
    ink.fill(p.circle(452, 499, 14, 12), "4a2814")
    ink.fill(p.circle(455, 500, 7, 8), BLACK)
    ink.fill(p.circle(459, 494, 3.4), "fffaf0")
    ink.fill(heavy_lid, "2a1c18", 0.97)
    ink.stroke(lid_edge, 4, BLACK)
    ink.stroke(brow_fold, 4, "8a6a50", 0.5, soft=2)
    for k in range(6):
        lash = p.ribbon(
            [(446 + k * 7, 492 + k * 1.6), (456 + k * 8, 502 + k * 2), (466 + k * 8, 504 + k * 3)], [3, 2, 0.4], 10
        )
        ink.fill(lash, BLACK)
    ink.fill(nostril_wing, "2a1c1a", 0.45, 6)
    ink.fill(nostril, "2c1a18", 0.97, 0.8)
    ink.fill(nostril_depth, BLACK, 0.95, 2)
    ink.stroke(wing_light, 6, "e0ccb8", 0.75, soft=2.2)
    ink.stroke(wet_edge, 4, "f0e2d4", 0.6, soft=1.8)
    ink.fill(mouth, BLACK, 0.9)
    ink.fill(parted_lips, BLACK, 0.95)
    ink.stroke(upper_lip_light, 5, "a89080", 0.45, soft=3)
    ink.stroke(lip_light, 4, "a89080", 0.5, soft=2)
    for x, y in p.points("540,760 556,752 530,744 548,736 522,826 540,828"):
        whisker = p.spline([(x, y), (x + 16, y + 14), (x + 22, y + 30)], False)
        ink.stroke(whisker, 1.2, "c8b09c", 0.6)
    p.lay(img, ink)
    near, far = (
        p.moved(p.circle(0, 0, 43, 37), 452, 508, 1, turn=14),
        p.moved(p.circle(0, 0, 15, 30), 524, 506, 1, turn=14),
    )
    glass = p.Layer()
    glass.fill(far, "e8f2f4", 0.4).stroke(far, 5, "a8904c").stroke(far, 1.6, "fff0c0", 0.8)
    glass.fill(near, "d8ecf0", 0.22)
    glass.stroke(glass_light, 5, "ffffff", 0.75, soft=0.8)
    for width, tint in ((6, "7a5c24"), (2.2, "ffe09c")):
        glass.stroke(near, width, tint)
        glass.stroke(bridge, width, tint)
        glass.stroke(temple, width, tint)
    p.lay(img, glass)


def bench(img: p.Array) -> None:
    """The workbench with the dish of gold and the shards."""
    dish_bowl = p.spline(p.points("-36,-18! 36,-18! 24,0 -24,0"))
    shard_outline = p.poly(p.points("-30,0 -12,-26 22,-18 34,2 4,10"))
    top = p.mask(p.rect(-10, BENCH, 820, 200))
    p.over(img, top, p.texture.wood("8c5c38", 60, False, 8))
    p.multiply(img, top * p.smooth(BENCH + 40, 1200, p.grid.y), "5a3828", 0.6)
    p.over(img, top * p.smooth(BENCH + 8, BENCH, p.grid.y) * p.smooth(376, 430, p.grid.x), "e8bc84", 0.6)
    p.over(img, p.mask(p.circle(130, BENCH + 20, 290, 50), soft=24) * top, "1c0d08", 0.7)
    p.over(img, p.mask(p.rect(-10, BENCH - 2, 386, 9), soft=3), "0a0504", 0.8)
    p.shine(img, top * p.smooth(360, 760, p.grid.x), "ffdca8", 0.16)
    dish = p.Sprite()
    dish.add(dish_bowl, "d8d0c4", 10).add(p.circle(0, -18, 36, 8), "efe8da", 4).add(p.circle(0, -18, 26, 5), GOLD, 3)
    p.contact(img, 420, 1108, 56, ry=10, alpha=0.5, colour="140806")
    dish.draw(img, 420, 1108, 120, light=WINDOW)
    p.glow(img, 420, 1086, 60, colour="ffc840", alpha=0.4)
    shards = (
        (150, 1082, 10, 74),
        (236, 1136, 60, 60),
        (310, 1074, 100, 50),
        (520, 1140, -20, 56),
        (96, 1150, -30, 56),
    )
    for x, y, turn, size in shards:
        shard = p.Sprite().add(shard_outline, "f0e8dc", 6)
        shard.draw(img, x, y, size, turn=turn, light=WINDOW, ground=0.3)


def teacup(img: p.Array) -> None:
    """The cup under repair, one crack half filled with gold."""
    bowl = p.spline(p.points("-50,-92! 50,-92! 46,-50 26,-14 0,-8 -26,-14 -46,-50"))
    open_crack = p.ribbon(p.points("16,-72 20,-66 13,-55 25,-42 22,-30"), [2.4, 2.6, 2.2, 1.6, 0.6], 30)
    fresh_gold = p.points("11,-85 17,-78 16,-71")
    x, y, scale = 654, 1086, 1.75
    cup = p.Sprite()
    cup.add(p.circle(0, -6, 74, 15), "efe6d8", 8).add(p.circle(0, -9, 46, 8), "d8ccbc", 4)
    cup.add(p.cut(p.circle(52, -58, 24, 26), p.circle(51, -58, 15, 17)), "f4ece0", 5)
    cup.add(bowl, "fbf5ea", 32)
    cup.add(p.circle(0, -92, 50, 9), "d8ccc0", 4).add(p.circle(0, -91, 45, 6.6), "a88a74", 0)
    cracks = [
        p.points("-14,-84 -22,-66 -10,-52 -18,-34 -8,-16"),
        [(-22, -66), (-40, -56), (-46, -44)],
        [(-10, -52), (10, -46), (18, -28)],
    ]
    for course in cracks:
        cup.add(p.ribbon(course, [5, 4.4, 3], 40), p.mix(GOLD, "7a4a10", 0.3), 0, clip=bowl)
        cup.add(p.ribbon(course, [3, 2.6, 1.6], 40), GOLD, 0, clip=bowl)
    cup.add(open_crack, "2a1408", 0, alpha=1, clip=bowl)
    cup.add(p.ribbon(fresh_gold, [5.6, 5, 4.4], 20, True), p.mix(GOLD, "7a4a10", 0.3), 0, clip=bowl)
    cup.add(p.ribbon(fresh_gold, [3.4, 3.2, 3], 20, True), GOLD, 0, clip=bowl)
    p.contact(img, x, y, 140, ry=20, alpha=0.55, colour="140806")
    cup.draw(img, x, y, 100 * scale, light=WINDOW, shade="6a4a48")
    p.glow(img, x - 20, y - 110, 120, colour="ffd050", alpha=0.22, power=1.6)


def brush(img: p.Array) -> None:
    """The thin brush gripped by the lips, the upper one over it; its tip lays gold into the open crack."""
    upper_lip = p.spline(p.points("496,760! 566,760! 564,790! 548,796 536,797 520,794 500,786!"))
    shaft = p.ribbon(p.points("526,787 584,846 628,892"), [7, 9, 6], 30)
    shaft_light = p.line(p.points("544,801 624,884"))
    shade_on_lip = p.ribbon(p.points("530,806 548,824 560,838"), [6, 9, 8], 20)
    ferrule = p.ribbon(p.points("624,888 646,911"), [8, 10], 10)
    ferrule_light = p.line(p.points("630,891 646,907"))
    bristles = p.ribbon(p.points("644,909 662,930 672,948 682,961"), [10, 11, 8, 1], 24)
    gold_load = p.ribbon(p.points("667,936 674,950 682,962"), [9, 8, 2], 20)
    before = img.copy()
    layer = p.Layer()
    layer.fill(shade_on_lip, BLACK, 0.5, 4)
    layer.fill(shaft, "7a3c20").stroke(shaft_light, 2, "e0a070", 0.8)
    layer.fill(ferrule, "b8a890").stroke(ferrule_light, 2, "fffaf0", 0.9)
    layer.fill(bristles, "3a2418").fill(gold_load, GOLD)
    layer.fill(p.circle(683, 962, 4), GLINT)
    p.lay(img, layer)
    p.over(img, p.mask(upper_lip), before)
    p.glow(img, 682, 960, 44, colour="ffd860", alpha=0.35, power=1.6)


def paint() -> p.Array:
    """Across his bench: the shop with the matador at the door, the bull, and nearest to us the teacup."""
    img = p.blank("6a4630")
    shop(img)
    matador(img)
    bull(img)
    bench(img)
    teacup(img)
    brush(img)
    p.dust(img, 90, "fff0c8", 0.4, seed=6)
    return img
