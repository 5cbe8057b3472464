"""Justice has climbed off her pedestal: face in her elbow against a column she counts, and everyone hides."""

from __future__ import annotations

import math

import numpy as np

from art import paint as p

NUMBER, TITLE = 7, "Justice Counts Ten"

NOON = (-0.5, -0.75, 0.42)
MARBLE = [(0, "453650"), (0.22, "74626f"), (0.45, "a8968f"), (0.64, "d6c5ae"), (0.82, "f3e8d0"), (1, "fffdf4")]
STONE, GOLD = "d9b474", "b88a3c"


def square() -> p.Array:
    """Noon sky, cypresses, and the courthouse front on the right."""
    img = p.sky("noon", 900, 7, [(0, "8fbcd4"), (0.5, "c4dcdd"), (1, "f8edcc")])
    p.cumulus(img, 120, 300, 300, 90, "ffffff", "f2ead8", "c8ccd0", 5, alpha=0.9)
    p.ridge(img, 800, 14, "b9bf94", "e6dfb4", 6, 120)
    for x, y, height, seed in ((28, 912, 430, 2), (92, 900, 330, 3), (316, 896, 300, 5)):
        p.poplar(img, x, y, height, "2c4030", "7a8a4c", seed)
    wall = p.mask(p.rect(376, -10, 440, 920))
    p.over(img, wall, p.texture.blocks(STONE, 128, 62, 3.0, "a8844c", 0.16, 4))
    p.multiply(img, wall * p.smooth(500, 376, p.grid.x), "e8c890", 0.35)
    lintel = p.Sprite()
    lintel.add(p.rect(356, -20, 470, 92, 4), "e4c68c", 20).add(p.rect(344, 66, 480, 26, 4), "efd8a4", 10)
    for k in range(12):
        lintel.add(p.rect(372 + k * 38, 40, 20, 26, 2), "d4ac68", 5)
    lintel.draw(img, 0, 0, 100, light=NOON)
    p.shadow(img, p.mask(p.rect(344, 60, 480, 32)), 0, 26, 10, 0.4, "5a3a28", wall)
    return img


def column(img: p.Array, x: float, top: float, foot: float, width: float) -> p.Array:
    """A fluted column with capital and base."""
    shaft = p.mask(
        p.poly([(x - width * 0.44, top), (x + width * 0.44, top), (x + width * 0.5, foot), (x - width * 0.5, foot)])
    )
    u = np.clip((p.grid.x - x) / (width * 0.5), -1, 1)
    flutes = np.cos(np.arcsin(u) * 11)
    t = 0.6 - u * 0.34 + flutes * 0.13 + p.noise(30, 4, 4) * 0.05
    p.over(img, shaft, p.ramp(np.clip(t, 0, 1), p.tones("e3c288", "5a3848", "fff8e0")))
    s = p.Sprite()
    for y, w, h in ((top - 30, 1.2, 34), (top + 2, 1.06, 16), (foot - 30, 1.14, 20), (foot - 14, 1.3, 26)):
        s.add(p.rect(x - width * w / 2, y, width * w, h, 7), "ead09c", 9)
    s.draw(img, 0, 0, 100, light=NOON)
    return shaft


def steps(img: p.Array) -> None:
    """The courthouse stairs, each tread in the sun, each riser in shade."""
    edges = [(900, 18), (962, 34), (1026, 40), (1096, 46), (1172, 60)]
    for k, (y, riser) in enumerate(edges):
        tread = p.mask(p.rect(-10, y, 820, 320))
        p.over(img, tread, p.vertical([(0, "f6e6bc"), (1, "e2c488")], y, y + 60, p.noise(80, k, 4) * 0.12))
        face = p.mask(p.rect(-10, y + 64 - riser * 0.55, 820, riser * 0.62))
        p.over(img, face, p.texture.plaster("b98f5c", k + 2, 0.4), 0.9)
        p.shine(img, p.mask(p.rect(-10, y + 62 - riser * 0.55, 820, 3), soft=1), "fff8e0", 0.6)


def pedestal(img: p.Array) -> None:
    """Empty, but for a pigeon who tries the pose."""
    s = p.Sprite()
    s.add(p.rect(106, 470, 168, 420, 4), MARBLE, 26)
    s.add(p.rect(124, 540, 132, 250, 4), [(q, p.mix(c, "c8a878", 0.35)) for q, c in MARBLE], 10)
    s.add(p.rect(90, 440, 200, 36, 6), MARBLE, 12).add(p.rect(98, 424, 184, 20, 6), MARBLE, 8)
    s.add(p.rect(86, 880, 208, 44, 6), MARBLE, 14)
    p.contact(img, 200, 926, 120, 10, 0.4, "5a3828")
    s.draw(img, 0, 0, 100, light=NOON)
    laurel = p.Layer()
    for side in (-1, 1):
        for k in range(7):
            a = k * 0.36
            x, y = 190 + side * math.sin(a) * 44, 708 - math.cos(a + math.pi) * -44
            leaf = p.spline([(0, 0, 1), (5, -10), (0, -22, 1), (-5, -10)])
            laurel.fill(p.moved(leaf, x, y - 44, 0.9, side * (math.degrees(a) + 50)), "9c8468", 0.6)
    p.lay(img, laurel)
    pigeon = p.bird("8c98a8", "b4bcc4", "d8a090", 12, 34, 4, 20, 0.98, wing="76828f")
    for k in range(6):
        pigeon.add(p.feather(-4, -64, 262 + k * 9, 84 - k * 7, 13), p.mix("9aa4b0", "5c6674", k / 6), 4)
    pigeon.add(p.spline([(18, -72), (36, -66), (34, -58), (14, -64)]), "5c8a80", 4, alpha=0.75)
    pigeon.draw(img, 186, 426, 118, light=NOON, ground=0.4)


def carved(m: p.Array, folds: p.Array, radius: float, seed: int) -> p.Array:
    """Marble with folds: a height field of the rounded form and its creases, lit like the rest."""
    base = p.inflate(m, radius, NOON, 8)
    crease = np.sign(folds) * np.abs(folds) ** 0.7
    t = base * 0.82 + 0.05 + crease * 0.2 + p.noise(5, seed, 2) * 0.02
    return p.ramp(np.clip(t, 0, 1), MARBLE)


def hanging_folds() -> p.Array:
    """Folds that follow the body: gathered at the belt, spreading to the hem and up to the shoulders."""
    ys = [420, 500, 590, 620, 740, 880, 1020]
    middle = np.interp(p.grid.y, ys, [486, 486, 486, 488, 492, 488, 486])
    half = np.interp(p.grid.y, ys, [74, 80, 66, 72, 98, 118, 134])
    u = (p.grid.x - middle) / half + p.noise(110, 5, 3) * 0.16
    below = p.smooth(600, 760, p.grid.y)
    skirt = np.sin(u * 14 + p.noise(200, 9, 2) * 1.6) * 0.7 + np.sin(u * 31 + 2) * 0.3
    blouse = np.sin(u * 9 + p.noise(90, 7, 2) * 1.8) * 0.8
    amount = 0.35 + 0.65 * p.smooth(470, 590, p.grid.y)
    return skirt * below + blouse * (1 - below) * amount * 0.8


def justice(img: p.Array) -> None:
    """From behind, leaning on her arm; cast shadow first."""
    robe = p.spline(
        [
            (408, 452),
            (438, 428),
            (500, 420),
            (556, 436),
            (566, 500),
            (552, 580),
            (558, 640),
            (590, 740),
            (606, 880),
            (620, 1008, 1),
            (500, 1022),
            (352, 1010, 1),
            (366, 860),
            (392, 740),
            (414, 640),
            (420, 570),
            (404, 510),
        ]
    )
    m = p.mask(robe)
    p.cast(img, m, 1010, 0.5, 0.16, "6a4834", 0.5, 4)
    arm = p.Sprite()
    arm.add(p.ribbon([(536, 452), (592, 400), (624, 352)], [62, 58, 50], 40, True), MARBLE, 28)
    arm.add(p.ribbon([(628, 350), (580, 318), (500, 312)], [48, 44, 36], 40, True), MARBLE, 22)
    p.shadow(img, arm.silhouette(0, 0), 16, 14, 7, 0.5, "5a3828")
    p.shadow(img, m, 22, 12, 8, 0.45, "5a3828")
    arm.draw(img, 0, 0, 100, light=NOON)
    near = p.Sprite()
    near.add(p.ribbon([(420, 462), (392, 550), (386, 620), (398, 690)], [58, 50, 42, 34], 50, True), MARBLE, 26)
    near.add(p.spline([(382, 690), (414, 690), (416, 730), (404, 752), (388, 744), (380, 716)]), MARBLE, 14)
    for x in (390, 398, 406):
        near.line(p.spline([(x, 716), (x - 1, 732), (x, 746)], False), 2.2, "7a6874", 0.7)
    p.over(img, m, carved(m, hanging_folds(), 90, 5))
    sash = p.mask(
        p.spline(
            [
                (404, 610),
                (480, 634),
                (566, 606),
                (600, 720),
                (604, 800),
                (560, 770),
                (480, 790),
                (400, 860),
                (378, 820),
                (392, 720),
            ]
        )
    )
    p.shadow(img, sash, 4, 12, 7, 0.4, "4c3c54", m)
    fan = np.arctan2(p.grid.y - 560, p.grid.x - 668) + p.noise(120, 8, 3) * 0.05
    reach = p.smooth(40, 200, np.hypot(p.grid.x - 640, p.grid.y - 600))
    swags = (np.sin(fan * 36) * 0.7 + np.sin(fan * 67 + 1) * 0.3) * reach
    p.over(img, sash, carved(sash, swags, 50, 8))
    p.rim_light(img, sash, "fffaf0", -2, -3, 0.4, 1.5)
    for points in ([(414, 606), (480, 628), (562, 604)], [(418, 596), (480, 616), (558, 594)]):
        p.solid(img, p.ribbon(points, [9, 10, 9], 30), MARBLE, 5, NOON, 0)
    p.shadow(img, near.silhouette(0, 0), 10, 8, 6, 0.4, "4c3c54", m)
    near.draw(img, 0, 0, 100, light=NOON)
    p.multiply(img, np.maximum(m, sash) * p.smooth(470, 620, p.grid.x), "8a7080", 0.4)
    head(img)


def head(img: p.Array) -> None:
    """Waves of hair, a bun, and the blindfold knotted behind."""
    s = p.Sprite()
    s.add(p.ribbon([(494, 440), (500, 400), (512, 370)], [66, 54, 52], 30, True), MARBLE, 24)
    s.add(
        p.spline(
            [(470, 356), (468, 306), (492, 262), (540, 250), (584, 274), (594, 322), (576, 366), (528, 388), (490, 382)]
        ),
        MARBLE,
        52,
    )
    p.shadow(img, s.silhouette(0, 0), 10, 12, 8, 0.4, "4c3c54")
    s.draw(img, 0, 0, 100, light=NOON)
    locks = p.Layer()
    for k in range(8):
        r = 62 - k * 7
        wave = [
            (
                530 + math.cos(a) * (r + 2.4 * math.sin(a * 9 + k)),
                324 + math.sin(a) * (r * 1.12 + 2.4 * math.sin(a * 9 + k)),
            )
            for a in np.linspace(math.pi * 0.98, math.pi * 2.02, 30)
        ]
        locks.stroke(p.spline(wave, False), 4.2, "6a5864", 0.55, 1.2)
        locks.stroke(p.spline([(x - 2, y - 3) for x, y in wave], False), 2, "fffaf0", 0.75, 0.7)
    for k in range(9):
        start, end = (474 + k * 13.5, 346 - abs(k - 4) * 3), (506 + k * 4, 370)
        locks.stroke(p.spline([start, ((start[0] + end[0]) / 2, 364), end], False), 3.4, "6a5864", 0.5, 1)
    p.lay(img, locks)
    bun = p.Sprite().add(p.circle(0, 0, 36, 31), MARBLE, 26)
    for k in range(4):
        bun.line(
            p.spline([(-28 + k * 4, -14 + k * 9), (0, -24 + k * 11), (28 - k * 3, -12 + k * 10)], False),
            2.6,
            "8a7880",
            0.55,
        )
    bun.draw(img, 522, 362, 100, light=NOON)
    band = p.Sprite()
    band.add(p.ribbon([(466, 318), (500, 330), (546, 328), (594, 308)], [22, 26, 26, 20], 40), "8e9cae", 12)
    band.add(p.ribbon([(520, 334), (500, 380), (484, 440), (494, 484)], [14, 22, 24, 20], 40), "8e9cae", 10)
    band.add(p.ribbon([(532, 334), (552, 390), (546, 440)], [14, 22, 22], 40), "8392a6", 10)
    band.add(p.spline([(510, 322), (536, 318), (546, 336), (530, 350), (510, 346)]), "9cabbc", 10)
    p.shadow(img, band.silhouette(0, 0), 6, 6, 4, 0.35, "4c3c54")
    band.draw(img, 0, 0, 100, light=NOON)


def scales(img: p.Array) -> None:
    """Set down on the stairs, perfectly level, a child in each pan."""
    x, beam, pan = 262, 862, 1070
    s = p.Sprite()
    s.add(p.spline([(x - 58, 1132, 1), (x - 40, 1118), (x, 1112), (x + 40, 1118), (x + 58, 1132, 1)]), GOLD, 9)
    s.add(p.ribbon([(x, 1122), (x, 1000), (x, beam - 12)], [18, 12, 14], 40), GOLD, 8)
    s.add(p.circle(x, beam - 20, 15), GOLD, 12)
    s.add(
        p.ribbon(
            [(x - 150, beam + 6), (x - 80, beam - 12), (x, beam), (x + 80, beam - 12), (x + 150, beam + 6)],
            [9, 12, 18, 12, 9],
            60,
            True,
        ),
        GOLD,
        8,
    )
    p.cast(img, s.silhouette(0, 0), 1130, 0.5, 0.16, "6a4834", 0.5, 3)
    s.draw(img, 0, 0, 100, light=NOON)
    kids = [
        (p.figure("crouch", "7c8a5c", "5c4a3c", "jacket", hair="8a4a24"), x - 150, False),
        (p.figure("crouch", "a8705c", "6a4a44", "dress", hair="3a2418", long_hair=True), x + 150, True),
    ]
    for child, px, flip in kids:
        back = p.Sprite().add(p.circle(0, 0, 74, 14), "7c5820", 8)
        back.draw(img, px, pan, 100, light=NOON)
        child.draw(img, px - (6 if not flip else -6), pan + 4, 168, flip=flip, light=NOON)
        front = p.Sprite()
        front.add(
            p.cut(p.spline([(-76, 0, 1), (-60, 26), (0, 40), (60, 26), (76, 0, 1), (0, 14)]), p.circle(0, -12, 74, 14)),
            GOLD,
            12,
        )
        front.draw(img, px, pan, 100, light=NOON)
        chains = p.Layer()
        for dx in (-74, 74):
            chains.stroke(p.line([(px, beam + 6), (px + dx, pan)]), 2.6, "7c5820")
            chains.stroke(p.line([(px - 1, beam + 6), (px + dx - 1, pan)]), 1, "ffe8a8", 0.8)
        p.lay(img, chains)
        p.contact(img, px + 12, pan + 56, 80, 9, 0.35, "5a3828")


def hidden(img: p.Array) -> None:
    """A striped sleeve in the bush, a wig behind the lamp post."""
    wig = p.Sprite().add(
        p.spline([(-30, 8), (-36, -24), (-10, -46), (26, -38), (36, -4), (30, 40), (14, 44), (6, 10)]), "f4eee0", 16
    )
    for row in range(4):
        wig.add(p.circle(28 - row, -8 + row * 15, 9), "f4eee0", 7)
    robe = p.Sprite().add(
        p.spline([(-8, 0), (22, 6), (34, 60), (36, 150), (40, 252, 1), (-14, 252, 1), (-12, 120)]), "2c2830", 14
    )
    robe.draw(img, 724, 898, 100, light=NOON)
    wig.draw(img, 734, 880, 112, light=NOON)
    post = p.Sprite()
    post.add(
        p.spline([(-26, 0, 1), (-18, -20), (-13, -60), (-8, -80), (8, -80), (13, -60), (18, -20), (26, 0, 1)]),
        "35423f",
        9,
    )
    post.add(p.rect(-8, -400, 16, 330), "35423f", 7).add(p.rect(-14, -300, 28, 10, 4), "46544f", 4)
    post.add(p.poly([(-24, -404), (24, -404), (32, -470), (-32, -470)]), "e8f0e4", 8, alpha=0.85)
    post.add(p.spline([(-38, -470, 1), (0, -508), (38, -470, 1)]), "35423f", 9).add(
        p.rect(-26, -408, 52, 9, 3), "35423f", 4
    )
    post.draw(img, 712, 1160, 100, light=NOON, ground=0.5)
    sleeve = p.Sprite()
    arm = p.ribbon([(40, 1120), (86, 1104), (136, 1110)], [44, 40, 34], 40, True)
    p.bush(img, 30, 1210, 170, 120, ["24381e", "40602c", "6c8a3c", "a8b458"], 4)
    sleeve.add(p.ribbon([(136, 1110), (150, 1112), (164, 1116)], [22, 24, 20], 20, True), "d8a888", 10)
    sleeve.add(arm, "f4f0e8", 20)
    for k in range(6):
        bx = 50 + k * 17
        sleeve.parts.append(
            p.Part(p.spline([(bx, 1070), (bx + 5, 1108), (bx, 1150)], False), "1c1a20", 0, 1, 8, clip=arm)
        )
    sleeve.draw(img, 6, 34, 100, light=NOON)
    p.bush(img, 14, 1222, 130, 110, ["24381e", "40602c", "6c8a3c", "a8b458"], 9)


def paint() -> p.Array:
    img = square()
    steps(img)
    pedestal(img)
    column(img, 676, 104, 940, 128)
    justice(img)
    hidden(img)
    scales(img)
    return img
