"""An old woman's white braid goes over the sill and becomes a mountain road with a tiny bus on it.

Technique: painted relief.
"""

from __future__ import annotations

import math

import numpy as np
import skia

from art import paint as p

NUMBER, TITLE = 66, "The Long Braid"

LIGHT = (0.78, -0.5, 0.36)
SKIN = [(0, "5c2c38"), (0.28, "9c5850"), (0.5, "d08c6c"), (0.68, "ecb48c"), (0.85, "ffd8ac"), (1, "fff0d4")]
SILVER = [(0, "6c5c70"), (0.3, "a4949c"), (0.52, "d4c8c4"), (0.72, "f4ece0"), (1, "ffffff")]
SILL = 944
ROAD = [
    (540, 936),
    (660, 902),
    (724, 852),
    (660, 806),
    (520, 780),
    (470, 738),
    (540, 700),
    (650, 680),
    (690, 646),
    (628, 616),
    (548, 596),
    (540, 566),
    (600, 544),
    (652, 524),
    (640, 500),
    (600, 484),
    (616, 462),
    (656, 446),
]
INDOORS = [(92, 690), (74, 780), (120, 868), (230, 920), (350, 936), (450, 930), (520, 934), (566, 928)]


def evening() -> p.Array:
    """Apricot sky, blue-rose peaks, olive hills one behind the other."""
    img = p.sky("golden", 620, 6, [(0, "e89c78"), (0.3, "f6b884"), (0.6, "fdd498"), (1, "fff0c4")])
    p.cirrus(img, 150, 70, "fff0d8", alpha=0.6, seed=7, tilt=-0.1)
    p.cumulus(
        img,
        640,
        262,
        300,
        height=60,
        lit="fff6e0",
        middle="fbc89c",
        dark="d88c78",
        seed=6,
        puffs=50,
        light=(0.6, -0.7),
        alpha=0.8,
        base=274,
    )
    p.glow(img, 790, 420, 520, colour="fff0c0", alpha=0.5, power=1.6)
    p.ridge(img, 380, 46, "c89490", bottom="f8cc9c", seed=12, depth=150, sharp=0.7)
    p.ridge(img, 430, 34, "b08478", bottom="f0bc88", seed=21, depth=130, sharp=0.55)
    shoulder = p.mask(p.spline([(300, 560), (420, 500), (540, 466), (640, 442), (730, 430), (860, 440), (860, 620), (300, 620)]))
    p.form(img, p.rough(shoulder, 2, 20, 4), "c8a468", 70, light=LIGHT, texture=0.08, seed=5, soften=8)
    p.grass_over(img, shoulder, 900, (3, 7), 3)
    for y, amplitude, tint, seed in (
        (540, 24, "c09a5c", 3),
        (612, 26, "a88c50", 8),
        (694, 30, "8c8048", 14),
        (786, 26, "787440", 19),
        (872, 20, "686838", 23),
    ):
        p.mist(img, y - 6, 22, "fbdcac", 0.5, seed)
        p.hill(img, y, amplitude, tint, seed=seed, light=LIGHT, radius=90, grass=1500, grass_length=(4, 9))
    return img


def countryside(img: p.Array) -> None:
    """Trees on the slopes and villages at the bends."""
    random = np.random.default_rng(7)
    layer = p.Layer()
    for _ in range(240):
        x, y = random.uniform(360, 780), random.uniform(540, 930)
        k = (y - 430) / 500
        size = 9 * k + 2
        layer.fill(p.circle(x - size, y + 1, size * 1.6, size * 0.4), "3c3024", 0.35)
        for _ in range(9):
            dx, dy = random.normal(0, 0.4) * size, random.normal(0, 0.5) * size
            layer.fill(
                p.circle(x + dx, y - size * 0.8 + dy, size * 0.34),
                p.mix("3c4424", "c8a84c", float(np.clip(0.45 + (dx - dy) / size * 0.4, 0, 1))),
            )
    tops = []
    for cx, cy, n in ((600, 860, 6), (600, 750, 6), (720, 700, 4), (470, 680, 4), (690, 590, 4), (500, 560, 3), (570, 505, 3)):
        k = (cy - 430) / 440
        for q in range(n):
            x, y = cx + random.normal(0, 24 * k + 4), cy + random.normal(0, 5 * k + 1)
            tops.append(
                p.house(
                    layer,
                    x,
                    y,
                    22 * k + 5,
                    wall=["f4dcb4", "e8c89c", "fbe8c8"][q % 3],
                    roof=["9c5c40", "7c5048", "b07048"][q % 3],
                    lit="ffe8a0",
                    seed=q + int(cx),
                )
            )
    p.lay(img, layer, tooth=0.5)
    for k, (x, y) in enumerate(tops[::4]):
        p.smoke(img, x, y, 46, colour="fff0e0", seed=k, drift=-20, alpha=0.5, width=5)


def braid(points: list, widths: list[float], seed: int) -> p.Sprite:
    """Plaited hair along a path: lobes from both sides, each with a few strands drawn on it."""
    s = p.Sprite()
    random = np.random.default_rng(seed)
    n = 500
    centre = p.sample(points, n)
    tangent = np.gradient(centre, axis=0)
    step = float(np.hypot(*tangent[n // 2]))
    width = np.interp(np.linspace(0, 1, n), np.linspace(0, 1, len(widths)), widths)
    s.add(p.ribbon(points, [w * 0.7 for w in widths], 160), "8c7c84", 4)
    i, side = 0.0, 1
    while i < n - 1:
        k = int(i)
        w = width[k]
        angle = math.degrees(math.atan2(tangent[k][1], tangent[k][0]))
        lobe = p.spline([(-0.62, 0.02), (-0.3, -0.42), (0.25, -0.5), (0.72, -0.16), (0.5, 0.16), (0.0, 0.2)])
        path = p.moved(lobe, 0, 0, w, 0)
        if side < 0:
            flipped = skia.Matrix()
            flipped.setScale(1, -1)
            path.transform(flipped, path)
        tint = p.mix("efe6da", "d4c8c8", random.random())
        s.add(p.moved(path, float(centre[k][0]), float(centre[k][1]), 1, angle), p.tones(tint, "5c4c64", "ffffff"), w * 0.3)
        if w > 14:
            for q in (-0.12, -0.24, -0.36):
                strand = p.spline([(-0.5 * w, q * 0.4 * w * side), (0, (q - 0.06) * w * side), (0.6 * w, q * 0.6 * w * side)], False)
                s.line(p.moved(strand, float(centre[k][0]), float(centre[k][1]), 1, angle), 1.0, "8c7c8c", 0.45)
        i += max(w * 0.36 / step, 0.4)
        side = -side
    return s


def bus(img: p.Array) -> None:
    """A tiny cream bus climbing a plait, lamps on."""
    s = p.Sprite()
    s.add(p.rect(-50, -46, 100, 38, 10), "f8ecc8", 12).add(p.rect(-50, -24, 100, 14, 3), "c87c3c", 6)
    for k in range(5):
        s.add(p.rect(-42 + k * 17, -40, 13, 13, 3), "5c4c58", 3)
    for x in (-28, 28):
        s.add(p.circle(x, -7, 9), "2c2430", 6).add(p.circle(x, -7, 3.4), "b8a898", 2)
    s.add(p.circle(50, -16, 4), "fffbe0", 0)
    s.draw(img, 604, 692, 48, turn=-4, flip=True, light=LIGHT, ground=0.4)
    p.glow(img, 578, 684, 40, "fff0a0", 0.9)
    p.shaft(img, (580, 684), (530, 698), (4, 26), colour="fff0a8", alpha=0.7, soft=3)


def far_girl(img: p.Array) -> None:
    """Where the braid thins out a girl at a garden gate plaits on."""
    gate = p.Layer()
    for k in range(7):
        gate.fill(p.rect(676 + k * 11, 402, 6, 32, 2), "fff4e0", 0.95)
    gate.fill(p.rect(672, 410, 76, 4), "fff4e0").fill(p.rect(672, 424, 76, 4), "fff4e0")
    p.lay(img, gate, tooth=0.4)
    p.figure("kneel", p.Look(coat="5c6c58", garment="dress", long_hair=True, hair="7c4c2c")).draw(
        img, 678, 446, 62, flip=True, light=LIGHT, ground=0.4
    )


def window(img: p.Array) -> None:
    """The frame: lintel, right jamb, a deep wooden sill, the wall below."""
    wall = p.texture.plaster("6c6444", 5, 0.0)
    below = p.mask(p.rect(-5, SILL + 30, 810, 300))
    p.over(img, below, wall)
    p.multiply(img, below * p.smooth(SILL + 120, SILL + 20, p.grid.y), "2c2420", 0.7)
    wood = p.texture.wood("8c5c3c", 60, True, 4)
    for x, y, w, h in ((760, -10, 60, SILL + 30), (-10, -10, 830, 44)):
        m = p.mask(p.rect(x, y, w, h))
        p.shadow(img, m, -10, 12, 9, 0.4)
        p.over(img, m, wood)
        p.over(img, p.rim(m, -4, 4, 2), "ffd8a0", 0.6)
    p.solid(
        img,
        p.poly([(-20, SILL - 16), (820, SILL - 16), (820, SILL + 14), (-20, SILL + 14)]),
        [(0, "5c3428"), (0.5, "b87c50"), (0.8, "e8b47c"), (1, "ffe4b4")],
        18,
        light=(0.3, -0.9, 0.3),
        tooth=1.0,
        texture=0.1,
        seed=4,
    )
    p.solid(img, p.rect(-20, SILL + 12, 840, 26, 4), "7c4c34", 8, light=(0.3, -0.9, 0.3), tooth=0.8, texture=0.1, seed=6)


def comb(img: p.Array) -> None:
    """The comb on the sill stands like a viaduct, arches and all."""
    x0, x1, top, foot = 596, 742, SILL - 74, SILL - 8
    arches = [p.arch(x0 + 19 + k * 18.4, foot + 1, 11.5, 48) for k in range(7)]
    body = p.rect(x0, top, x1 - x0, foot - top, 5)
    for hole in arches:
        body = p.cut(body, hole)
    m = p.mask(body)
    p.shadow(img, m, -14, 6, 6, 0.45)
    p.solid(
        img,
        body,
        [(0, "4c2c28"), (0.4, "9c6840"), (0.65, "d8a868"), (0.85, "f8dca0"), (1, "fff8dc")],
        7,
        light=LIGHT,
        tooth=0.5,
        texture=0.1,
        seed=5,
        soften=1.5,
    )
    p.lay(img, p.Layer().stroke(p.line([(x0 + 4, top + 8), (x1 - 4, top + 8)]), 2, "6c4030", 0.7))


def shoulders(img: p.Array) -> None:
    """An olive shawl over a dark dress, knitted in rows."""
    dress = p.spline(
        [(-60, 800, 1), (20, 772), (110, 770), (196, 790), (262, 850), (318, 940), (360, 1060), (380, 1220, 1), (-60, 1220, 1)]
    )
    m = p.rough(p.mask(dress), 2, 14, 3)
    p.shadow(img, m, -6, 10, 14, 0.4)
    p.form(
        img,
        m,
        [(0, "1c1c14"), (0.35, "3c3c24"), (0.6, "6c6c3c"), (0.8, "a49c58"), (1, "f0dc98")],
        110,
        light=LIGHT,
        texture=0.06,
        seed=3,
        soften=8,
    )
    knit = np.sin((p.grid.y * 0.9 + p.grid.x * 0.5 + p.noise(120, 4, 2) * 20) / 5) * np.sin(
        (p.grid.x - p.grid.y * 0.3 + p.noise(90, 9, 2) * 10) / 4.4
    )
    p.over(img, m * np.clip(knit, 0, 1).astype(p.f32), "d8c880", 0.16)
    p.over(img, m * np.clip(-knit, 0, 1).astype(p.f32), "1c1c10", 0.3)


def face(img: p.Array) -> None:
    """Calm profile to the right: closed eye, fine wrinkles, the light of the evening on it."""
    neck = p.mask(p.spline([(130, 690), (140, 800), (120, 860), (250, 880), (286, 820), (268, 740)]))
    p.form(img, neck, SKIN, 70, light=LIGHT, texture=0.05, seed=4, soften=6)
    p.multiply(img, neck * p.smooth(820, 740, p.grid.y), "8c4c48", 0.6)
    outline = [
        (210, 300),
        (286, 332),
        (328, 392),
        (344, 446),
        (350, 480),
        (342, 506),
        (354, 540),
        (380, 582),
        (398, 606),
        (394, 622),
        (368, 630),
        (358, 640),
        (370, 656),
        (372, 668),
        (356, 678, 1),
        (368, 688),
        (364, 704),
        (354, 716),
        (366, 740),
        (360, 772),
        (326, 794),
        (270, 790),
        (214, 768),
        (150, 700),
        (120, 520),
    ]
    m = p.mask(p.spline(outline))
    p.form(img, m, SKIN, 120, light=LIGHT, texture=0.035, seed=7, soften=10)

    def touch(x: float, y: float, rx: float, ry: float, colour: str, alpha: float) -> None:
        p.over(img, m * np.exp(-(((p.grid.x - x) / rx) ** 2) - ((p.grid.y - y) / ry) ** 2).astype(p.f32), colour, alpha)

    touch(286, 640, 58, 44, "e8705c", 0.4)
    touch(384, 604, 24, 20, "f08c70", 0.35)
    touch(318, 512, 36, 24, "a85c58", 0.42)
    touch(344, 700, 16, 10, "a85c58", 0.4)
    touch(230, 720, 70, 60, "8c4c48", 0.4)
    p.rim_light(img, m, "fff4d0", 4, dy=-2, alpha=0.75, soft=2)
    lines = p.Layer()
    lines.fill(p.ribbon([(290, 520), (308, 531), (328, 530), (343, 519)], [1, 4.4, 4.6, 2], 30), "4c2028")
    for t in np.linspace(0, 1, 7):
        lines.fill(p.ribbon([(306 + 36 * t, 530 - 6 * t * t), (316 + 36 * t, 540 - 8 * t)], [2.2, 0.4], 8), "4c2028")
    lines.stroke(p.spline([(288, 504), (312, 496), (338, 502)], False), 2.2, "9c5448", 0.6, 0.8)
    lines.fill(p.ribbon([(284, 468), (312, 452), (346, 462)], [2, 9, 3], 30), "e8e0d8", 0.9)
    for k in range(12):
        lines.fill(p.hair(288 + k * 4.6, 466 - math.sin(k / 3.8) * 9, -0.5, 13, 2), "fff8f0", 0.8)
    for wrinkle, alpha in (
        ([(270, 522), (258, 516), (244, 518)], 0.6),
        ([(272, 530), (260, 532), (248, 540)], 0.6),
        ([(274, 538), (264, 546), (256, 558)], 0.5),
        ([(356, 622), (340, 640), (330, 668)], 0.65),
        ([(346, 690), (338, 706), (340, 722)], 0.5),
        ([(300, 402), (318, 396), (332, 400)], 0.5),
        ([(292, 420), (316, 414), (338, 418)], 0.5),
        ([(298, 438), (320, 432), (342, 438)], 0.4),
        ([(270, 600), (256, 640), (262, 690)], 0.3),
        ([(310, 560), (294, 566), (276, 562)], 0.35),
        ([(330, 764), (300, 768), (276, 760)], 0.4),
    ):
        lines.stroke(p.spline(wrinkle, False), 2.2, "8c4840", alpha, 0.7)
        lines.stroke(p.spline([(x + 1, y + 2.4) for x, y in wrinkle], False), 1.4, "ffe0bc", alpha * 0.7, 0.6)
    lines.fill(p.spline([(371, 660), (362, 656), (348, 668), (336, 676), (356, 678)]), "b8584c", 0.75)
    lines.fill(p.spline([(356, 678), (338, 678), (348, 692), (364, 696), (367, 688)]), "c86c5c", 0.75)
    lines.stroke(p.spline([(358, 678), (344, 678), (332, 672)], False), 2.4, "6c2c30", 0.9)
    lines.fill(p.circle(377, 622, 7, 3), "6c2c30", 0.6, 1.2)
    lines.stroke(p.spline([(366, 628), (356, 612), (362, 596)], False), 2.6, "a85848", 0.55, 1)
    p.lay(img, lines)


def hair(img: p.Array) -> None:
    """White hair drawn back from the brow into the braid at the nape."""
    cap = p.spline(
        [
            (210, 296),
            (278, 320),
            (318, 372),
            (300, 398),
            (262, 420),
            (226, 470),
            (210, 540),
            (216, 600),
            (196, 650),
            (170, 700),
            (130, 740),
            (70, 730),
            (34, 660),
            (16, 560),
            (20, 450),
            (62, 362),
            (132, 308),
        ]
    )
    m = p.rough(p.mask(cap), 2, 12, 4)
    p.shadow(img, m, 6, 8, soft=9, alpha=0.4, colour="6c2c38")
    p.form(img, m, SILVER, 110, light=LIGHT, texture=0.05, seed=3, soften=7)
    random = np.random.default_rng(9)
    starts = p.sample([(200, 302), (284, 330), (316, 374), (270, 414), (230, 468), (212, 540), (214, 600), (194, 652)], 60)
    layer = p.Layer()
    for _ in range(520):
        t = random.random()
        x, y = starts[int(t * 59)] + random.normal(0, 5, 2)
        bulge = random.uniform(0.4, 1.2)
        path = [
            (x, y),
            (x - 70 * (1 - t * 0.6), y - 24 + 50 * t),
            (30 + 120 * t * bulge, 440 + 160 * t),
            (60 + 70 * t, 600 + 40 * t),
            (90 + random.normal(0, 14), 708),
        ]
        lit = np.clip(random.normal(0.6, 0.25) - 0.25 * (1 - t), 0, 1)
        layer.fill(p.ribbon(path, [0.5, random.uniform(2, 5), random.uniform(3, 6), 3, 1], 40), p.ramp(np.array([lit]), SILVER)[0], 0.75)
    p.lay(img, layer, clip=np.clip(p.blur(m, 2) * 1.6, 0, 1))
    ear = p.solid(
        img,
        p.spline([(196, 560), (212, 540), (234, 548), (238, 576), (226, 606), (208, 626), (198, 606)]),
        SKIN,
        16,
        light=LIGHT,
        tooth=0.5,
        texture=0.04,
        seed=4,
        soften=2,
        cast=0.3,
    )
    p.lay(img, p.Layer().stroke(p.spline([(206, 566), (222, 556), (228, 578), (214, 598)], False), 3, "8c4840", 0.6, 1), clip=ear)
    p.solid(img, p.circle(210, 634, 6), "f0d48c", 5, LIGHT, 0.2)
    wisps = p.Layer()
    for _ in range(26):
        x, y = 250 + random.normal(0, 40), 318 + random.normal(0, 22)
        wisps.fill(p.hair(x, y, random.uniform(-1.2, 0.4), random.uniform(16, 44), 1.6, random.normal(0, 0.3)), "fffaf0", 0.7)
    p.lay(img, wisps)


def thread(img: p.Array) -> None:
    """The one red thread that ends the braid: wound round and round, its two ends hanging."""
    x, y = 420, 926
    red = [(0, "6c0c1c"), (0.4, "b02030"), (0.65, "e03c3c"), (0.85, "ff8070"), (1, "ffd0b8")]
    ends = p.Layer()
    for tail in ([(x - 6, y + 20), (x - 14, y + 52), (x - 4, y + 88)], [(x + 4, y + 22), (x + 12, y + 50), (x + 26, y + 74)]):
        ends.stroke(p.spline(tail, False), 4.4, "8a1420").stroke(p.spline(tail, False), 2.2, "f05c50")
        tip = tail[-1]
        for k in (-1, 0, 1):
            ends.stroke(p.line([tip, (tip[0] + k * 3, tip[1] + 12)]), 1.8, "e03c3c")
    p.lay(img, ends)
    for k in range(6):
        dx = -20 + k * 8
        turn = p.ribbon([(x + dx + 3, y - 33), (x + dx - 3, y - 4), (x + dx + 1, y + 27)], [7, 9, 7], 20, True)
        p.solid(img, turn, red, 5, light=LIGHT, tooth=0.5, texture=0.04, seed=k, soften=1, cast=0.25)


def paint() -> p.Array:
    """The card."""
    img = evening()
    countryside(img)
    window(img)
    road = braid(ROAD, [50, 46, 42, 38, 34, 30, 27, 24, 21, 18, 15, 12, 9, 7, 5], 4)
    p.shadow(img, road.silhouette(0, 0, 100), -5, 7, soft=5, alpha=0.5, colour="4c2c28")
    road.draw(img, 0, 0, 100, light=LIGHT)
    bus(img)
    far_girl(img)
    comb(img)
    shoulders(img)
    face(img)
    hair(img)
    near = braid(INDOORS, [92, 84, 76, 68, 62, 56, 52], 7)
    p.shadow(img, near.silhouette(0, 0, 100), -6, 14, soft=9, alpha=0.5, colour="2c1c20")
    near.draw(img, 0, 0, 100, light=LIGHT)
    thread(img)
    p.glow(img, 760, 300, 640, colour="ffdca0", alpha=0.2, power=1.6)
    return img
