"""An old general in profile; every medal on his coat is a lit window behind which somebody waits.

Technique: painted relief. Back to front: a grey wall, the coat, head and collar, the medals one by one, a moth, the
door in the hem, their glow.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import numpy as np

from art import paint as p

NUMBER, TITLE = 3, "Windows of the General"

FRONT: p.Light = (0.7, 0.15, 0.5)
CLOTH = [(0, "08070b"), (0.35, "131217"), (0.6, "1e1d23"), (0.84, "33323a"), (1, "5e5b5a")]
SKIN = [(0, "3a2a2c"), (0.3, "6e564c"), (0.52, "a08468"), (0.72, "cdb08a"), (0.88, "ecd8b0"), (1, "fff4d8")]
SILVER = [(0, "1e1e24"), (0.4, "5a5a60"), (0.7, "a09c94"), (1, "eee6d4")]
DARK = "2a1408"
W, H = 76, 108  # a window

COAT = p.points(
    "330,452! 262,512 150,574 78,690 44,790 26,872 34,930 72,966! 40,1060 10,1164! 738,1164! 728,1060 718,964! "
    "748,920 756,860 742,750 708,640 650,578 566,536 500,496!"
)
FACE = p.points(
    "520,212 540,246 549,268 541,288 556,308 580,342 597,368 592,382 566,388 562,402 572,412 561,424 566,438 567,458 "
    "554,476 516,490 470,520 360,520 326,430 318,320 350,220 430,180"
)
HAT = p.points(
    "186,286 204,226 268,142 362,92 452,84 548,112 622,180 668,268 610,254 552,240 470,236 380,250 312,280 240,300"
)
MEDALS = p.points("384,706 490,700 380,866 486,862 592,868 386,1026 494,1022 600,1028 592,722")


def person(img: p.Array, x: float, y: float, size: float, sprite: p.Sprite) -> None:
    """A silhouette in a window."""
    sprite.tinted(DARK, 0.82).draw(img, x, y, size, light=(0.2, -0.4, 0.8), lit="c87a28")


def lamp_woman(img: p.Array, x: float, y: float) -> None:
    person(img, x - 6, y, 92, sprite=p.figure("carry", p.Look(coat="5a3020", garment="dress", long_hair=True)))
    p.glow(img, x + 18, y - 58, 30, colour="fff2b0", alpha=1.0)


def dog(img: p.Array, x: float, y: float) -> None:
    person(img, x - 4, y, 82, sprite=p.quadruped("dog", "sit"))


def table(img: p.Array, x: float, y: float) -> None:
    layer = p.Layer()
    layer.fill(p.rect(x - 34, y - 38, 68, 5), DARK)
    for dx in (-28, 24):
        layer.fill(p.rect(x + dx, y - 34, 4, 34), DARK)
    pot = p.spline(p.points("-14,-38! -10,-50 2,-50 6,-38!", at=(x, y)))
    layer.fill(pot, DARK)
    layer.fill(p.rect(x + 14, y - 58, 4, 20), DARK)
    layer.fill(p.circle(x - 24, y - 40, 8, 3), DARK)
    for dx in (-46, 36):
        layer.fill(p.rect(x + dx, y - 60, 5, 60), DARK)
    p.lay(img, layer)
    p.glow(img, x + 16, y - 64, 16, colour="fff6d0", alpha=1.0)


def cradle(img: p.Array, x: float, y: float) -> None:
    layer = p.Layer()
    rocker = p.spline([(x - 32, y - 8), (x, y + 1), (x + 32, y - 8)], False)
    layer.stroke(rocker, 4, DARK)
    crib = p.spline(p.points("-30,-36! -24,-8 24,-8 30,-36!", at=(x, y)))
    layer.fill(crib, DARK)
    hood = p.spline(p.points("2,-36! 6,-64 34,-62 30,-34!", at=(x, y)))
    layer.fill(hood, DARK)
    p.lay(img, layer)


def old_couple(img: p.Array, x: float, y: float) -> None:
    person(img, x - 16, y, 78, sprite=p.figure_back("stand", p.Look(coat="3a2018", garment="dress", hat="bonnet")))
    person(img, x + 16, y, 86, sprite=p.figure_back("stand", p.Look(coat="3a2018")))


def child(img: p.Array, x: float, y: float) -> None:
    person(img, x, y, 62, sprite=p.figure_back("arms_up", p.Look(coat="4a2018", garment="dress")))


def letter(img: p.Array, x: float, y: float) -> None:
    person(img, x - 8, y, 100, sprite=p.figure("sit", p.Look(coat="4a2818", garment="dress", long_hair=True)))
    page = p.poly(p.points("12,-52 28,-56 30,-42 14,-38", at=(x, y)))
    p.over(img, p.mask(page), "fff4d0", 0.9)


def chair(img: p.Array, x: float, y: float) -> None:
    layer = p.Layer()
    for a, b, c, d in ((-18, -66, 4, 66), (-18, -32, 38, 5), (16, -30, 4, 30), (-12, -60, 22, 3), (-12, -50, 22, 3)):
        layer.fill(p.rect(x + a, y + b, c, d), DARK)
    p.lay(img, layer)
    person(img, x + 2, y - 32, 26, sprite=p.quadruped("cat", "sit"))


SCENES: list[Callable[[p.Array, float, float], None]] = [
    lamp_woman,
    dog,
    child,
    table,
    old_couple,
    cradle,
    letter,
    chair,
]


def medal(img: p.Array, x: float, y: float, scene: Callable[[p.Array, float, float], None] | None) -> None:
    """A short ribbon with a window hanging from it, some round above and some straight; without a scene it is dark."""
    straight = scene in (dog, table, letter)
    lamplight = [(0, "a85c14"), (0.4, "e89a2c"), (0.75, "ffcf64"), (1, "fff0b4")]
    layer = p.Layer()
    top = y - H - 34
    medal_ribbon = p.poly([(x - 22, top), (x + 22, top), (x + 18, y - H + 6), (x - 18, y - H + 6)])
    layer.fill(medal_ribbon, "645a50" if straight else "6a645c")
    for dx in (-9, 9) if straight else (-13, 0, 13):
        layer.stroke(p.line([(x + dx, top), (x + dx * 0.84, y - H + 4)]), 4, "b8ac94" if dx else "2e2c30", 0.8)
    layer.fill(p.rect(x - 25, top - 5, 50, 7, r=2), "a09a90")
    p.lay(img, layer, tooth=0.8)
    frame, pane = p.arch(x, y, W + 14, H + 12), p.arch(x, y - 7, W, H - 6)
    if straight:
        frame = p.poly(p.points("-45,0 -45,-104 0,-124 45,-104 45,0", at=(x, y)))
        pane = p.rect(x - W / 2, y - H + 11, W, H - 18)
    p.solid(img, frame, SILVER, 7, light=FRONT, cast=0.4)
    m = p.mask(pane)
    if scene is None:
        p.over(img, m, p.ramp(np.clip(0.4 + p.noise(30, 4, 3) * 0.3, 0, 1), [(0, "07080d"), (1, "1c2028")]))
    else:
        d = np.hypot(p.grid.x - x, (p.grid.y - y + 62) * 0.8) / 62
        tone = np.clip(1 - d * 0.75 + p.noise(12, int(x), 3) * 0.08, 0, 1)
        p.over(img, m, p.ramp(tone, lamplight))
        before = img.copy()
        scene(img, x, y - 8)
        img[:] = before * (1 - m[..., None]) + img * m[..., None]
    bars = p.Layer()
    bars.stroke(p.line([(x, y - 8), (x, y - H + 2)]), 3, "2c2422", 0.55 if scene else 1)
    bars.stroke(p.line([(x - W / 2, y - 66), (x + W / 2, y - 66)]), 3, "2c2422", 0.55 if scene else 1)
    bars.fill(p.rect(x - W / 2 - 8, y - 7, W + 16, 10, r=2), "8a857c")
    bars.fill(p.rect(x - W / 2 - 8, y, W + 16, 4, r=2), "3a383c")
    p.lay(img, bars)
    if scene:
        p.glow(img, x, y - 58, 132, colour="ffb43c", alpha=0.34, power=2.2)


def coat(img: p.Array) -> None:
    """Black cloth with folds, sleeve, stand-up collar and a silver epaulette."""
    far_shoulder = p.points("728,650 712,602 674,564 620,544 598,552 600,568 634,584 672,618 698,664")
    near_shoulder = p.points("82,634 120,576 200,542 292,538 316,560 300,580 220,580 142,610 104,650")
    m = p.rough(p.mask(p.spline(COAT)), 1.5, 12, 3)
    p.form(img, m, CLOTH, 150, light=FRONT, texture=0.07, seed=5, soften=12)
    p.hairs(
        img,
        m * p.smooth(0.8, 1, p.blur(m, 14)),
        lambda x, y: 1.45 + (400 - x) / 1500,
        5000,
        length=(16, 44),
        width=(0.8, 1.8),
        jitter=0.16,
        seed=6,
        alpha=0.5,
    )
    p.multiply(img, m * p.smooth(560, 1100, p.grid.y), "3c3a44", 0.75)
    folds = p.Layer()
    fold_lines = (
        (p.points("284,640 306,780 312,940 290,1164"), 16),
        ([(120, 950), (112, 1040), (84, 1164)], 20),
        ([(214, 880), (222, 1000), (200, 1164)], 16),
        ([(676, 940), (668, 1040), (664, 1164)], 10),
    )
    for pts, wide in fold_lines:
        folds.fill(p.ribbon(pts, [2, wide, wide * 1.3, wide], 40), "050407", 0.75, 6)
        folds.fill(p.ribbon([(x + wide, y) for x, y in pts], [1, 5, 6, 4], 40), "5c5a60", 0.4, 5)
    p.lay(img, folds, clip=m)
    sleeves(img, m)
    epaulette(img, far_shoulder, 46, 6)
    epaulette(img, near_shoulder, 60, 4)


def sleeves(img: p.Array, m: p.Array) -> None:
    """Both arms, their hands clasped behind his back: the elbows stand out at the sides of the coat."""
    near = p.points("60,640! 170,560 262,600 264,650 244,750 202,850 146,930 72,970! 10,940 10,860")
    far = p.points("640,600! 700,560 780,740 780,900 716,970! 694,930 676,850 666,760 660,680")
    creases = (
        ([(52, 884), (104, 876), (160, 838)], [(46, 916), (96, 910), (140, 880)], [(128, 744), (150, 778), (206, 790)]),
        ([(750, 862), (724, 856), (700, 830)], [(746, 892), (722, 890), (702, 874)]),
    )
    seams = (p.points("264,640 244,750 202,850 146,930 72,968"), p.points("660,670 666,760 676,850 694,930 716,968"))
    for outline, lines, seam, way in zip((near, far), creases, seams, (-1, 1), strict=True):
        sleeve = p.mask(p.spline(outline)) * m
        p.form(img, sleeve, CLOTH, 60, light=FRONT, texture=0.07, seed=5, soften=10)
        p.multiply(img, sleeve, "3c3a44", 0.55)
        tucked = p.Layer().fill(
            p.ribbon([(x + way * 9, y) for x, y in seam], [8, 26, 34, 30, 12], 50), "030305", 0.9, 9
        )
        for line in lines:
            tucked.fill(p.ribbon(line, [1, 9, 1], 24), "050407", 0.8, 3)
            tucked.fill(p.ribbon([(x, y + 9) for x, y in line], [0.5, 4, 0.5], 24), "6a686e", 0.5, 3)
        p.lay(img, tucked, clip=sleeve)
        edge = p.Layer().fill(p.ribbon([(x - way * 5, y) for x, y in seam], [1, 4, 5, 4, 1], 50), "5c5a60", 0.55, 2.5)
        p.lay(img, edge, clip=m * (1 - sleeve))


def epaulette(img: p.Array, board: list[p.Point], drop: float, seed: int) -> None:
    """A silver shoulder board; its cords hang from the outer half of its edge."""
    fringe = p.Layer()
    random = np.random.default_rng(seed)
    inner, outer = board[len(board) // 2], board[0]
    edge = p.sample([*board[len(board) // 2 + 1 :], board[0]], 60)
    for _ in range(130):
        x, y = edge[random.integers(8, 60)]
        lean = (outer[0] - inner[0]) * 0.03
        cord = [(x, y - 8), (x + lean, y + drop * 0.5), (x + lean * 1.4, y + drop + random.normal(0, 4))]
        fringe.fill(p.ribbon(cord, [6, 6, 3], 12), p.mix("26262c", "a8a294", random.uniform(0.05, 0.95)))
    p.lay(img, fringe)
    m = p.solid(img, p.spline(board), SILVER, 20, light=FRONT, cast=0.4)
    weave = np.sin((p.grid.x + p.grid.y * 1.6 + p.noise(40, 3, 2) * 8) / 3.4)
    p.over(img, m * p.smooth(-0.2, 0.8, weave), "24242a", 0.45)


def collar(img: p.Array) -> None:
    """The stand-up collar with its braid."""
    path = p.spline(p.points("322,396! 400,448 516,470! 534,540! 420,566 296,514!"))
    upper_braid = p.spline([(328, 408), (404, 460), (514, 482)], False)
    lower_braid = p.spline([(306, 500), (420, 548), (526, 530)], False)
    p.solid(img, path, CLOTH, 26, light=FRONT, cast=0.4)
    p.lay(img, p.Layer().stroke(upper_braid, 5, "8a867e").stroke(lower_braid, 4, "6a665f"), tooth=0.8)


class Tone(NamedTuple):
    """A soft patch of colour on the face."""

    x: float
    y: float
    rx: float
    ry: float
    colour: str
    alpha: float


def head(img: p.Array) -> None:
    """The face in strict profile, white whiskers and a bicorne."""
    white_of_eye = p.spline(p.points("506,300! 520,291 536,296 538,304 522,309"))
    upper_lid = p.spline(p.points("502,300! 514,286 534,286 541,297! 522,294"))
    lash_line = p.spline([(503, 301), (520, 294), (541, 298)], False)
    nostril = p.spline([(566, 386), (572, 374), (584, 376)], False)
    ear = p.spline(p.points("410,300 426,282 446,290 450,316 436,346 420,352 412,330"))
    ear_fold = p.spline(p.points("420,308 432,298 440,314 430,334"), False)
    brim_braid = p.spline(p.points("196,284 244,290 316,270 384,240 470,227 552,231 612,245 658,262"), False)
    crown_braid = p.spline(p.points("212,224 272,148 364,99 452,91 544,118 614,184"), False)

    m = p.mask(p.spline(FACE))
    p.form(img, m, SKIN, 90, light=FRONT, texture=0.05, seed=7, soften=8)
    g = p.grid
    tones = (
        Tone(528, 300, 26, 14, colour="4a3230", alpha=0.6),
        Tone(500, 392, 34, 30, colour="6a4a40", alpha=0.45),
        Tone(450, 470, 70, 30, colour="2a1c20", alpha=0.6),
        Tone(560, 352, 16, 16, colour="c87a5c", alpha=0.35),
        Tone(470, 350, 46, 30, colour="b87c60", alpha=0.25),
        Tone(400, 330, 70, 120, colour="2c2024", alpha=0.5),
    )
    for x, y, rx, ry, colour, a in tones:
        p.over(img, m * np.exp(-(((g.x - x) / rx) ** 2) - ((g.y - y) / ry) ** 2), colour, a)
    layer = p.Layer()
    layer.fill(white_of_eye, "e8dcc8")
    layer.fill(p.circle(529, 301, 5, 6), "1c1418")
    layer.fill(upper_lid, "a8866c")
    layer.stroke(lash_line, 2.6, "2a1a1c")
    wrinkles = (
        [(508, 314), (522, 320), (538, 316)],
        [(510, 322), (524, 328), (538, 322)],
        [(552, 392), (534, 376), (530, 350)],
        [(498, 306), (484, 312), (474, 322)],
        [(496, 298), (482, 298), (470, 304)],
        [(524, 250), (500, 254), (470, 250)],
        [(566, 432), (556, 438), (544, 436)],
    )
    for pts in wrinkles:
        layer.stroke(p.spline(pts, False), 2, "6a4a3e", 0.55, soft=0.8)
    layer.stroke(nostril, 2.4, "5a3a34", 0.7, soft=0.6)
    p.lay(img, layer)
    p.solid(img, ear, SKIN, 14, light=FRONT, cast=0.25)
    p.lay(img, p.Layer().stroke(ear_fold, 3, "6a4a40", 0.7, soft=1))
    whiskers(img)
    hat = p.rough(p.mask(p.spline(HAT)), 1.2, 10, 5)
    p.shadow(img, hat, -4, 12, soft=8, alpha=0.5, colour="1a0c10", clip=m)
    p.form(img, hat, CLOTH, 60, light=FRONT, texture=0.08, seed=8, soften=6)
    p.hairs(
        img, hat, lambda x, y: (x - 430) / 500, 900, length=(14, 30), width=(0.8, 1.6), jitter=0.16, seed=9, alpha=0.5
    )
    braid = p.Layer().stroke(brim_braid, 6, "8a867e")
    braid.stroke(crown_braid, 4, "5e5c60")
    p.lay(img, braid, tooth=1)
    for r, colour in ((26, "c8bca4"), (17, "3a383e"), (8, "c8bca4")):
        p.solid(img, p.circle(496, 168, r), colour, r * 0.6, light=FRONT)


def whiskers(img: p.Array) -> None:
    """Side whiskers, moustache, brow and the hair at the nape, stroke by stroke."""
    near_moustache = [(582, 386), (550, 396), (506, 432)]
    far_moustache = [(586, 386), (566, 404), (546, 434)]
    brow = [(548, 268), (524, 262), (492, 276)]

    layer = p.Layer()
    random = np.random.default_rng(11)

    def lock(points: list[p.Point], spread: float, count: int, wide: float) -> None:
        for _ in range(count):
            dx, dy = random.normal(0, spread, 2)
            pts = [(x + dx * (0.5 + 0.4 * i), y + dy * (0.5 + 0.4 * i)) for i, (x, y) in enumerate(points)]
            layer.fill(
                p.ribbon(pts, [1, wide * random.uniform(0.6, 1.2), 0.4], 16),
                p.mix("6a645f", "fbf2de", np.clip((points[1][0] - 260) / 190, 0.1, 1) * random.random() ** 0.7),
                0.85,
            )

    for k in range(10):
        x = 428 - k * 11
        nape_lock = [(x, 236 + k * 4), (x - 30 - k, 330 + k * 4), (372 - k * 5, 452 - k * 2)]
        lock(nape_lock, 5, 50, 8)
    for k in range(9):
        t = k / 8
        whisker = [(446 + 18 * t, 296 + 60 * t), (436 + 46 * t, 398 + 12 * t), (452 + 76 * t, 478 - 14 * t)]
        lock(whisker, 5, 44, 8)
    lock(near_moustache, 5, 120, 7)
    lock(far_moustache, 5, 80, 6)
    lock(brow, 3.5, 60, 5)
    p.lay(img, layer)


def door(img: p.Array) -> None:
    """The small door in the hem, ajar, and the boots outside."""
    lamplight = [(0, "7a4410"), (0.5, "e8a038"), (1, "ffd070")]
    leather = [(0, "1c120e"), (0.5, "4a3424"), (0.8, "6e5238"), (1, "a07c50")]
    x, y = 150, 1163
    p.solid(img, p.arch(x, y, 92, 138), SILVER, 7, light=FRONT)
    m = p.mask(p.arch(x, y, 74, 126))
    p.over(img, m, p.vertical(lamplight, y - 126, y))
    leaf = p.mask(p.poly(p.points("-37,-130 14,-138 14,6 -37,0", at=(x, y)))) * m
    p.over(img, leaf, p.texture.wood("4a4038", 12, True, 5))
    p.lay(img, p.Layer().fill(p.circle(x + 6, y - 58, 4), "c8bca4"))
    light_on_ground = p.poly([(x + 14, y), (x + 37, y), (x + 110, 1200), (x + 40, 1200)])
    p.over(img, p.mask(light_on_ground, soft=5), "ffb848", 0.5)
    for bx, by in ((x + 84, y + 4), (x + 126, y + 14)):
        boot = p.points("-16,10! -14,-54! 14,-56! 13,-14 40,-4 42,10!", at=(bx, by))
        path = p.spline(boot)
        p.contact(img, bx + 10, by + 10, 40, ry=6, alpha=0.6)
        m = p.solid(img, path, leather, 12, light=(-0.8, -0.1, 0.5))
        p.over(img, m * p.smooth(by - 24, by - 2, p.grid.y + p.noise(8, 3, 2) * 9), "8a6e48", 0.85)
        p.lay(img, p.Layer().fill(p.circle(bx, by - 54, 13, 4), "120c0a"))


def paint() -> p.Array:
    """The wall, the coat, head and collar, then medal by medal, the moth on the dark one, and the door in the hem."""
    dusk = [(0, "55565c"), (0.25, "8e8a82"), (0.5, "b3a88f"), (0.8, "8c857a"), (1, "4c4a4c")]
    img = p.vertical(dusk, wobble=p.noise(260, 2, 3) * 0.05)
    p.glow(img, 600, 420, 480, colour="efe2c0", alpha=0.4, power=1.6)
    p.underpaint(img, 4, p.swirl(300, 5, 0.9, 0.6), 0.022)
    ground = p.mask(p.rect(-5, 1144, 810, 70))
    p.over(img, ground, p.texture.plaster("4a4644", 4))
    p.contact(img, 360, 1166, 420, ry=16, alpha=0.7)
    coat(img)
    head(img)
    collar(img)
    for (x, y), scene in zip(MEDALS, [*SCENES, None], strict=True):
        medal(img, x, y, scene)
    x, y = MEDALS[-1]
    p.moth("b0a082").draw(img, x + 8, y - 58, 50, turn=28, light=(-0.5, 0.4, 0.5))
    door(img)
    for mx, my in MEDALS[:3]:
        p.glow(img, mx, my - 200, 220, colour="ffb43c", alpha=0.07, power=1.5)
    return img
