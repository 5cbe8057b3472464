"""An old woman dreams at her window: her white braid leaves over the sill and is the road home.

Technique: gouache. Back to front: evening land and its villages, the window and the comb, face, shawl and hair, the
braid, those who travel on it.
"""

from __future__ import annotations

import math

import numpy as np

from art import paint as p
from art.paint.voices import gouache as g
from art.paint.voices.printing import PLAIN

NUMBER, TITLE = 66, "The Long Braid"
FINISH = PLAIN

SKIN, SHADE, LINE, SHAWL, RED = "c98258", "a9623f", "5c2c28", "1f5a63", "d8352c"
WHITE, SILVER, DUSK = "fffaf0", "dcd6e2", "8d86a4"
BRAID = p.points(
    "96,520 92,620 130,730 226,836 350,918 470,974 590,998 680,968 706,890 640,826 556,774 548,712 622,668 704,632 "
    "706,578 640,548 612,512 656,482 692,462"
)
WIDTHS = [110, 112, 110, 106, 100, 94, 86, 76, 64, 54, 46, 38, 32, 26, 22, 18, 14, 12, 9]
SILL = p.poly(p.points("400,946 810,938 810,1098 400,1104"))
FACE = p.points(
    "330,150 392,196 424,262 434,310 430,338 452,376 492,436 496,456 476,470 454,474! 466,494 464,508! 446,514! "
    "462,522 462,542 446,556 456,578 454,612 428,636 380,640 330,626 306,690 322,780 240,860 120,760 130,560 110,300"
)


def brushed(img: p.Array, points: p.Points, colour: str, flow: float = 0.0, size: float = 34, seed: int = 1) -> None:
    """A large shape in broad strokes."""
    g.passage(img, p.spline(points), colour, flow, size=size, length=130, seed=seed, jitter=0.03)


def land(img: p.Array) -> None:
    """Evening in flat bands: a low sun, far hills, three folds of fields."""
    high_sky = p.points("-20,-20! 820,-20! 820,620! -20,620!")
    low_sky = p.points("-20,330! 300,300 820,330! 820,640! -20,640!")
    far_hills = p.points("-20,470! 420,452 540,416 620,446 720,404 820,436! 820,700! -20,700!")
    wheat_field = p.points("300,560! 500,540 620,470 740,444 820,470! 820,900! 300,900!")
    green_field = p.points("300,640! 470,640 600,600 820,566! 820,900! 300,900!")
    meadow = p.points("300,740! 480,734 640,756 820,704! 820,1100! 300,1100!")
    near_meadow = p.points("300,900! 520,872 680,900 820,838! 820,1100! 300,1100!")

    brushed(img, high_sky, "f8c58a", 0.02, size=44, seed=2)
    brushed(img, low_sky, "fbd9a4", 0.02, size=40, seed=3)
    g.dab(img, p.circle(596, 372, 74), "fff3cf", size=22, length=70, seed=4)
    brushed(img, far_hills, "c98496", -0.1, size=24, seed=5)
    brushed(img, wheat_field, "e0a848", -0.3, size=24, seed=6)
    brushed(img, green_field, "a8a548", -0.2, size=26, seed=7)
    brushed(img, meadow, "6c8f4c", 0.1, size=30, seed=8)
    brushed(img, near_meadow, "3f7250", -0.1, size=30, seed=9)


def house(layer: p.Layer, x: float, y: float, w: float, wall: str, roof: str, gable: bool) -> None:
    """A small house in a few touches."""
    h = w * 0.62
    wall_outline = p.poly([(x - w / 2, y), (x - w / 2, y - h), (x + w / 2, y - h - 2), (x + w / 2, y)])
    layer.fill(wall_outline, wall)
    top = (
        [(x - w * 0.6, y - h), (x, y - h * 2), (x + w * 0.6, y - h)]
        if gable
        else [(x - w * 0.6, y - h), (x - w * 0.34, y - h * 1.7), (x + w * 0.4, y - h * 1.74), (x + w * 0.6, y - h)]
    )
    layer.fill(p.poly(top), roof)
    layer.fill(p.rect(x - w * 0.14, y - h * 0.62, w * 0.24, h * 0.62), LINE)


def villages(img: p.Array) -> None:
    """Five houses and a few trees, each where the road allows."""
    layer = p.Layer()
    trees = (
        (470, 700, 20, "5f8440"),
        (496, 708, 26, "4f7840"),
        (768, 738, 34, "3f6e48"),
        (560, 610, 13, "8d9440"),
        (742, 520, 12, "b08a3c"),
        (736, 754, 24, "4f7c46"),
    )
    for x, y, s, tone in trees:
        tree_crown = p.spline(p.points("-0.7,0 -0.6,-1.4 0,-2 0.6,-1.3 0.7,0", at=(x, y), scale=(s, s)))
        layer.fill(tree_crown, tone)
    house(layer, 632, 742, 48, wall="fff0d8", roof="c8492f", gable=True)
    house(layer, 692, 754, 40, wall="f6d3a8", roof="7a4a6a", gable=False)
    house(layer, 758, 604, 30, wall="fff0d8", roof="c8492f", gable=False)
    house(layer, 576, 560, 20, wall="fbe6c4", roof="8a4a5a", gable=True)
    house(layer, 500, 812, 54, wall="fff0d8", roof="8a4a5a", gable=False)
    p.lay(img, layer, tooth=1.0)


def window(img: p.Array) -> None:
    """The frame to the right and above, and a deep sill below, on whose far edge the evening lies."""
    lintel = p.poly(p.points("-10,-10 810,-10 810,44 -10,40"))
    jamb = p.poly(p.points("764,40 810,40 810,980 760,980"))
    sill_front = p.poly(p.points("300,1096 810,1092 810,1210 300,1210"))
    sunlit_edge = p.points("400,951 600,946 810,943")
    near_edge = p.points("400,1100 600,1099 810,1095")

    g.passage(img, lintel, "6e3b3a", 0.0, size=16, length=160, seed=3)
    g.passage(img, jamb, "7d4640", 1.57, size=16, length=160, seed=4)
    g.passage(img, SILL, "b0684c", 0.0, size=16, length=160, seed=5)
    g.passage(img, sill_front, "5c2f36", 0.0, size=20, length=160, seed=6)
    g.line(img, sunlit_edge, "e8a068", 9, seed=7)
    g.line(img, near_edge, "c98058", 6, seed=8)


def comb(img: p.Array) -> None:
    """It lies on the sill before the braid, its teeth towards us."""
    comb_back = p.spline(p.points("-88,4! -90,-22 -30,-32 40,-32 92,-20 90,4!"))
    teeth = [
        p.ribbon([(x, 0), (x + 1, 42 - abs(x) * 0.06 + k % 3 * 2)], [10, 5.5], 6, True)
        for k, x in enumerate(np.linspace(-78, 80, 12))
    ]
    shape = p.moved(p.union(comb_back, *teeth), 664, 1050, 0.94, turn=-5)
    p.shadow(img, p.mask(shape), 3, 9, soft=3, alpha=0.5, colour="2a1428")
    layer = p.Layer().fill(shape, "e9b24a")
    layer.fill(p.moved(comb_back, 664, 1050, 0.94, turn=-5), "f4c65c")
    layer.stroke(p.moved(p.spline(p.points("-74,-14 0,-21 76,-12"), False), 664, 1050, 0.94, turn=-5), 4, "fbe09a")
    p.lay(img, layer, tooth=0.8)


def shawl(img: p.Array) -> None:
    """One dark wrap, folded over the shoulder."""
    wrap = p.points("-20,700! 70,690 150,742 236,788 290,744 338,734 400,800 466,896 520,1030 540,1220! -20,1220!")
    brushed(img, wrap, SHAWL, 0.8, size=34, seed=3)
    fold_lines = (
        (p.points("344,748 322,820 250,862 168,822"), 10),
        ([(500, 1190), (470, 1060), (400, 980)], 9),
        ([(330, 1190), (300, 1090), (230, 1010)], 9),
    )
    for line, w in fold_lines:
        g.line(img, line, "3f8288", w, seed=4)


def face(img: p.Array) -> None:
    """A strong old profile with her eyes closed, smiling a little."""
    down_the_face = p.points("430,240 440,400 400,600 280,760")
    brow = p.ribbon([(338, 326), (378, 300), (428, 318)], [8, 17, 9], 24, True)
    neck = p.spline(
        p.points("224,506 256,566 316,616 400,644 360,660 340,720 372,800! 240,860 110,780 110,640 150,540")
    )
    glow = p.spline(p.points("346,452 392,430 424,456 412,500 370,514 340,490"))

    shape = p.spline(FACE)
    m = g.passage(img, shape, SKIN, g.along(down_the_face), size=22, length=80, seed=5, jitter=0.025, ragged=1.0)
    g.passage(img, p.mask(neck) * m, SHADE, 1.3, size=18, length=70, seed=6, jitter=0.03, ragged=1.0)
    g.passage(img, glow, "d57a56", 0.5, size=14, length=44, seed=7, jitter=0.03)
    lines = p.Layer()
    features = (
        (p.points("336,372 362,392 398,394 424,378"), [4, 8, 8, 5]),
        ([(464, 460), (448, 446), (458, 430)], [3, 6, 3]),
        ([(446, 514), (424, 516), (404, 506)], [6, 6, 3]),
        ([(436, 454), (408, 480), (396, 514)], [2, 5, 2]),
        ([(314, 362), (296, 352), (282, 338)], [2, 5, 2]),
        ([(314, 378), (292, 378), (272, 370)], [2, 5, 2]),
        ([(316, 394), (298, 402), (280, 404)], [2, 5, 2]),
        ([(352, 414), (376, 424), (400, 420)], [2, 4, 2]),
        ([(352, 246), (384, 240), (408, 250)], [2, 4, 2]),
        ([(364, 272), (392, 266), (414, 276)], [2, 4, 2]),
        ([(444, 560), (430, 560), (420, 552)], [2, 4, 2]),
        ([(300, 700), (270, 704), (244, 690)], [2, 5, 2]),
        ([(306, 744), (272, 750), (240, 734)], [2, 5, 2]),
    )
    for points, widths in features:
        lines.fill(p.ribbon(points, widths, 24, True), LINE if widths[1] > 5 else "8e4a35")
    lines.fill(brow, SILVER)
    for x, y in p.points("352,390 372,397 394,399 412,392"):
        lines.fill(p.ribbon([(x, y), (x + 3, y + 9)], [4, 2], 5), LINE)
    p.lay(img, lines, tooth=0.7)


def strands(img: p.Array, m: p.Array) -> None:
    """From the brow and over the crown to the nape, every third one dark."""
    layer = p.Layer()
    random = np.random.default_rng(6)
    front = p.sample(p.points("372,184 346,240 300,300 270,372 232,440 186,476"), 40)
    crown = p.sample(p.points("340,120 200,120 110,240 84,400 90,560"), 40)
    inner = p.sample(p.points("310,290 262,330 214,400 176,480 150,570"), 40)
    for k in range(34):
        u = (k + random.uniform(0, 0.6)) / 34
        s = front[int(u * 39)]
        mid = crown[int(14 + 8 * u)] * (1 - u) + inner[int(14 + 12 * u)] * u
        end = np.array([90 + 70 * u, 560 + 10 * u])
        low = (mid + end) / 2 + np.array([-34 * (1 - u), -10])
        high = (s + mid) / 2 + np.array([-6, -46 * (1 - u)])
        mid = mid + random.normal(0, 3, 2)
        tone = WHITE if k % 3 else DUSK
        w = random.uniform(5, 10) if k % 3 else random.uniform(2.5, 4.5)
        layer.fill(
            p.ribbon([tuple(map(float, q)) for q in (s, high, mid, low, end)], [2, w, w * 1.1, w, 3], 40), tone, 0.92
        )
    for k in range(12):
        r = k / 12
        strand = [
            (352 - 20 * r, 132 - 4 * r),
            (250 - 10 * r, 92 + 22 * r),
            (130 + 14 * r, 140 + 34 * r),
            (60 + 22 * r, 300),
            (64 + 18 * r, 460),
            (94, 570),
        ]
        layer.fill(
            p.ribbon(strand, [2, 7, 8, 7, 6, 3] if k % 3 else [1, 3, 4, 3, 3, 1], 50), WHITE if k % 3 else DUSK, 0.9
        )
    p.lay(img, layer, tooth=0.8, clip=m)


def locks(img: p.Array) -> None:
    """Soft locks at the hairline, each begun by one touch on the brow, so that the hair grows there and is no cap."""
    random = np.random.default_rng(14)
    hairline = p.sample(p.points("366,184 346,236 320,270 290,310 268,356 256,384"), 60)
    layer = p.Layer()
    for k in range(13):
        x, y = hairline[2 + int(k / 13 * 57)]
        out, back, w = random.uniform(-3, 3), random.uniform(40, 66), random.uniform(10, 17)
        a = math.radians(26 + random.normal(0, 3))
        lock = [(x + math.cos(a) * d, y + math.sin(a) * d - 0.004 * (d - out) ** 2) for d in (out, -back / 3, -back)]
        layer.fill(p.ribbon(lock, [w * 0.7, w, w * 0.6, 0.5], 24, True), (SILVER, WHITE, "ece8ee")[k % 3])
    p.lay(img, layer, tooth=0.7)


def ear(img: p.Array) -> None:
    """An ear with a red stone."""
    shape = p.spline(p.points("222,404 244,384 272,396 274,436 256,474 238,492 224,470"))
    ear_fold = p.points("236,414 252,402 264,420 256,452 244,462")
    before_the_ear = p.points("276,404 281,436 266,472 246,496")
    g.line(img, before_the_ear, SHADE, 7, seed=6)
    g.dab(img, shape, "d08a60", 1.3, size=10, seed=3)
    g.line(img, ear_fold, "8e4a35", 5, seed=3)
    g.dab(img, p.circle(238, 512, 13, 15), RED, size=8, seed=3)


def hair(img: p.Array) -> None:
    """Combed back from the brow to the nape in long strokes."""
    cap = p.spline(
        p.points(
            "372,180! 340,118 262,78 164,92 84,158 40,268 38,400 52,500 84,580 150,590 178,540 184,470 230,440 "
            "258,380 284,316 330,260"
        )
    )
    brow_to_nape = p.points("370,190 250,170 140,300 110,560")
    m = g.passage(img, cap, SILVER, g.along(brow_to_nape), size=20, length=120, seed=8, jitter=0.03, ragged=1.2)
    locks(img)
    strands(img, m)
    ear(img)


def lobe(
    layer: p.Layer, at: tuple[float, float], angle: float, width: float, side: int, random: np.random.Generator
) -> None:
    """One strand where it shows: it comes from the edge and dives under the middle; no two are plaited alike."""
    w = width * random.uniform(0.96, 1.06)
    angle += random.normal(0, 0.05)
    full, slack = random.uniform(-0.05, 0.06), random.uniform(-0.05, 0.05)
    shape = p.spline(
        [
            ((-0.34 + slack) * w, side * 0.40 * w),
            (-0.10 * w, side * (0.55 + full) * w),
            (0.26 * w, side * (0.46 + full + slack) * w),
            (0.52 * w, side * 0.16 * w),
            (0.60 * w, side * -0.10 * w),
            (0.34 * w, side * -0.10 * w),
            (0.02 * w, side * 0.06 * w),
        ]
    )
    turn = math.degrees(angle)
    path = p.moved(shape, at[0], at[1], 1, turn=turn)
    layer.fill(path, WHITE if side > 0 else "f0ebf2")
    layer.stroke(path, max(1.2, w * 0.038), DUSK)
    if w > 30:
        hairs = [0.08, 0.16, 0.24, 0.31, 0.38]
        for q in sorted(random.choice(hairs, random.integers(2, 5), replace=False)):
            strand = p.ribbon(
                [
                    (-0.2 * w, side * (0.16 + q) * w),
                    (0.14 * w, side * (q + 0.04) * w),
                    (0.46 * w, side * (q * 0.4 - 0.02) * w),
                ],
                [1, w * 0.022, 1],
                12,
            )
            layer.fill(p.moved(strand, at[0], at[1], 1, turn=turn), DUSK, 0.7)


def braid(img: p.Array) -> None:
    """From the nape over the shoulder, along the sill and across its far edge, and on as a road, ever smaller."""
    line = p.sample(BRAID, 1600)
    tangent = np.gradient(line, axis=0)
    widths = np.interp(np.linspace(0, 1, 1600), np.linspace(0, 1, len(WIDTHS)), WIDTHS)
    path = p.ribbon([(float(x), float(y)) for x, y in line[::40]], [float(w) * 0.96 for w in widths[::40]], 120)
    m, sill = p.mask(path), p.mask(SILL) * p.smooth(470, 540, p.grid.x)
    p.shadow(img, m, 7, 12, soft=8, alpha=0.35, colour="1a2438", clip=1 - sill)
    p.shadow(img, m, 6, 26, soft=9, alpha=0.55, colour="2a1028", clip=sill)
    p.shadow(img, m, 2, 8, soft=4, alpha=0.5, colour="2a1028", clip=sill)
    random = np.random.default_rng(9)
    step = np.hypot(*tangent.T)
    layer = p.Layer()
    at, side = 0.0, 1
    travelled = np.cumsum(step)
    while at < travelled[-1]:
        k = int(np.searchsorted(travelled, at))
        lobe(
            layer,
            (float(line[k][0]), float(line[k][1])),
            math.atan2(tangent[k][1], tangent[k][0]),
            float(widths[k]),
            side=side,
            random=random,
        )
        side = -side
        at += widths[k] * 0.34
    p.lay(img, layer, tooth=0.7)


def ribbon(img: p.Array) -> None:
    """Red, tied where the braid passes the breast."""
    ends = (
        ([(392, 962), (400, 1030), (384, 1096)], [14, 22, 32]),
        ([(384, 964), (352, 1016), (352, 1070)], [14, 20, 28]),
    )
    tied_band = p.ribbon([(428, 896), (402, 930), (376, 976)], [30, 34, 30], 20)
    for points, w in ends:
        g.dab(img, p.ribbon(points, w, 20), "c42c26", 1.4, size=10, seed=4)
    g.dab(img, tied_band, RED, 2.1, size=10, seed=4)
    loops = (
        p.points("390,962! 340,926 306,940 312,976 350,984"),
        p.points("390,962! 420,1010 458,1022 468,990 436,966"),
    )
    for loop in loops:
        g.dab(img, p.spline(loop), "e84a38", 0.4, size=10, seed=5)
    g.dab(img, p.circle(390, 964, 17), "b3241f", size=8, seed=5)


def travellers(img: p.Array) -> None:
    """A bus on its way, and the girl at the gate who plaits the other end."""
    red_dress = p.spline(p.points("684,474! 690,444 702,432 714,446 722,474!"))
    dark_hair = p.spline(p.points("700,408 714,414 716,436 722,452 708,446 704,424 690,414"))
    reaching_arm = p.ribbon([(704, 442), (692, 454), (684, 462)], [8, 7, 5], 10, True)
    layer = p.Layer()
    bus = (
        (p.rect(-30, -32, 60, 28, r=7), "f0b52e"),
        (p.rect(-30, -14, 60, 6), RED),
        (p.circle(-17, -3, 6), "2c2430"),
        (p.circle(17, -3, 6), "2c2430"),
    )
    for path, tone in bus:
        layer.fill(p.moved(path, 660, 652, 1.0, turn=-22), tone)
    for x in (-23, -9, 5, 18):
        layer.fill(p.moved(p.rect(x, -28, 10, 11, r=2), 660, 652, 1.0, turn=-22), "dff1f4")
    for x, h in ((716, 44), (729, 50), (742, 46), (755, 52)):
        gate_post = p.poly([(x - 4, 476), (x - 4, 476 - h), (x, 468 - h), (x + 4, 476 - h), (x + 4, 476)])
        layer.fill(gate_post, WHITE)
    layer.fill(p.rect(708, 446, 54, 6), WHITE)
    layer.fill(red_dress, RED)
    layer.fill(p.circle(700, 422, 11, 12), SKIN)
    layer.fill(dark_hair, "3a2028")
    layer.fill(reaching_arm, SKIN)
    p.lay(img, layer, tooth=0.6)


def paint() -> p.Array:
    """Evening, window, the woman, and her road."""
    img = g.board("f8c58a", 2)
    land(img)
    villages(img)
    window(img)
    comb(img)
    face(img)
    shawl(img)
    hair(img)
    braid(img)
    ribbon(img)
    travellers(img)
    return img
