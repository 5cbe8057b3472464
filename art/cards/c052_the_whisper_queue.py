"""People queue to whisper into a stone ear; lizards carry the secrets out at the corner of the mouth."""

from __future__ import annotations

import math

import numpy as np

from art import paint as p

# fmt: off
NUMBER, TITLE = 52, "The Whisper Queue"

LIGHT = (-0.75, -0.55, 0.32)
STONE = [(0, "4a2c44"), (0.25, "7c5058"), (0.45, "b08458"), (0.62, "d8ac6c"), (0.8, "f0d090"), (1, "fff0c4")]
SHADE = "5a3450"
LIZARD = "1fb4ac"

FACE = [(330, 176), (272, 246), (238, 330), (224, 392), (240, 424), (212, 484), (166, 552), (164, 574), (190, 590),
        (212, 598), (206, 622), (190, 646), (196, 660), (206, 668, 1), (194, 680), (196, 700), (212, 716), (216, 734),
        (200, 766), (206, 810), (244, 846), (300, 872)]
SKULL = [(330, 1010), (760, 1010), (742, 800), (764, 640), (750, 460), (690, 300), (580, 196), (450, 150)]


def sky() -> p.Array:
    """Lavender above, straw below, long thin clouds."""
    img = p.sky("desert", 830, 5, [(0, "8478ac"), (0.3, "a898c0"), (0.58, "c0a4c0"), (0.84, "e0b8b4"), (1, "fbdcb0")])
    p.cirrus(img, 160, 80, "f4e4e0", 0.5, 6, -0.08)
    p.cirrus(img, 420, 60, "ffeccc", 0.5, 9, -0.05)
    p.glow(img, -60, 700, 560, "ffe0b4", 0.3, 1.6)
    return img


def city(img: p.Array) -> None:
    """Far domes and towers at the left edge, where the whispers go."""
    layer = p.Layer()
    for x, w, h in ((22, 20, 26), (42, 12, 52), (58, 24, 30), (86, 10, 66), (100, 26, 34), (128, 12, 44),
        (146, 20, 22), (170, 9, 36)):
        layer.fill(p.rect(x - w / 2, 848 - h, w, h + 8), "b08898")
        layer.fill(p.circle(x, 848 - h, w / 2, w * 0.62), "a07c94")
        layer.stroke(p.line([(x, 848 - h - w * 0.5), (x, 848 - h - w)]), 1.4, "a07c94")
    p.lay(img, layer, 0.85, tooth=0.6)
    p.mist(img, 848, 18, "f8e0bc", 0.6, 4)


def head(img: p.Array) -> p.Array:
    """The colossus: relief-lit sandstone, carved curls, closed eye, sealed lips."""
    m = p.rough(p.mask(p.spline(FACE + SKULL)), 2.2, 18, 3)
    p.form(img, m, STONE, 190, LIGHT, 0.07, 3, 10)
    p.shade_side(img, m, 1, 0.3, "6a4460", 0.55, 80)
    modelling = p.Layer()
    dark, lit = "6a4050", "fff0c0"
    modelling.fill(p.spline([(236, 420), (290, 408), (352, 424), (372, 460), (320, 482), (258, 470)]), dark, 0.55, 14)
    modelling.fill(p.ribbon([(228, 392), (290, 372), (372, 400)], [12, 26, 6], 40), lit, 0.55, 7)
    modelling.fill(p.spline([(178, 556), (212, 540), (232, 562), (222, 590), (196, 594)]), lit, 0.45, 8)
    modelling.stroke(p.spline([(234, 552), (246, 580), (232, 600)], False), 7, dark, 0.6, 4)
    modelling.fill(p.circle(196, 588, 14, 6), "3a2034", 0.8, 3)
    modelling.fill(p.circle(318, 590, 62, 54), lit, 0.34, 26)
    modelling.fill(p.spline([(268, 610), (286, 660), (276, 730), (300, 700), (312, 640)]), dark, 0.3, 14)
    modelling.fill(p.ribbon([(222, 846), (320, 880), (440, 860), (560, 770)], [10, 60, 70, 20], 50), dark, 0.5, 18)
    p.lay(img, modelling, clip=m)
    strata = np.sin((p.grid.y + p.noise(140, 3, 3) * 30 + p.grid.x * 0.1) / 9)
    p.over(img, m * np.clip(strata - 0.3, 0, 1).astype(p.f32), "8a5c50", 0.22)
    cracks = p.smooth(0.045, 0.0, np.abs(p.noise(150, 12, 5)))
    p.over(img, m * cracks, "4a2c3c", 0.45)
    lid = p.mask(p.spline([(252, 462, 1), (282, 440), (324, 442), (356, 470, 1), (318, 484), (280, 480)]))
    p.form(img, lid * m, STONE, 20, LIGHT, 0.05, 5, 3)
    lines = p.Layer()
    lines.fill(p.ribbon([(246, 464), (284, 486), (324, 488), (366, 472)], [2, 6, 6, 1], 40), "3a2034", 0.9)
    lines.stroke(p.spline([(258, 440), (300, 424), (350, 444)], False), 3, "5a3448", 0.6, 1)
    lines.fill(p.spline([(186, 650), (204, 636), (236, 642), (274, 666), (232, 664), (204, 666)]), "8a5450", 0.6, 3)
    lines.fill(p.spline([(198, 676), (236, 672), (272, 670), (240, 694), (206, 698)]), "fff0c8", 0.55, 4)
    lines.fill(p.ribbon([(204, 706), (234, 708), (262, 692)], [4, 13, 3], 30), "6a4050", 0.6, 4)
    lines.fill(p.ribbon([(202, 667), (232, 664), (272, 668)], [3, 5, 3], 30), "3a2034", 0.95)
    lines.stroke(p.spline([(216, 722), (236, 726), (254, 720)], False), 6, "6a4050", 0.5, 3)
    p.lay(img, lines, clip=m)
    return m


def curls(img: p.Array, m: p.Array) -> None:
    """Rows of carved curls over the skull, bordered by a plain band."""
    band = [(250, 318), (330, 352), (420, 420), (480, 510), (496, 620), (500, 760)]
    hair = p.mask(p.spline([(250, 312, 1), (330, 346), (420, 414), (484, 506), (500, 620), (508, 790), (560, 1000),
        (860, 1000), (860, 100), (300, 100)])) * m
    random = np.random.default_rng(2)
    bumps = []
    centre = (470, 560)
    for ring, radius in enumerate(range(120, 470, 44)):
        for k in range(int(2 * math.pi * radius / 50)):
            a = k * 50 / radius + ring * 0.5
            bumps.append(p.circle(centre[0] + math.cos(a) * radius * 0.86, centre[1] + math.sin(a) * radius,
                random.uniform(21, 25)))
    p.multiply(img, hair, "7a5058", 0.75)
    layer = p.Layer()
    for bump in bumps:
        layer.fill(bump, (1, 1, 1))
        b = bump.getBounds()
        layer.stroke(bump, 4, (0, 0, 0))
        layer.stroke(p.spline([(b.centerX() + math.cos(t) * (15 - t * 2.2),
            b.centerY() + math.sin(t) * (15 - t * 2.2)) for t in np.arange(0, 6, 0.7)], False), 2.6, (0, 0, 0))
    knobs = layer.array()[..., 0] * hair
    tone = p.inflate((knobs > 0.5).astype(p.f32), 10, LIGHT, 2)
    big = p.blur(img, 26)
    body = p.ramp(np.clip(tone + p.noise(30, 5, 3) * 0.06, 0, 1), STONE)
    p.over(img, knobs, body * 0.5 + np.clip(big * 1.15, 0, 1) * 0.5)
    strip = p.rough(p.mask(p.ribbon(band, [40, 38, 36, 34], 60)), 1.5, 10, 3) * m
    p.shadow(img, strip, 8, 8, 5, 0.5, SHADE, m)
    p.form(img, strip, STONE, 16, LIGHT, 0.07, 8, 3)


def ear(img: p.Array) -> None:
    """The great ear, hollow enough to swallow a secret."""
    shell = p.spline([(500, 520), (528, 474), (586, 462), (622, 506), (618, 570), (588, 620), (566, 676),
        (528, 682), (516, 640), (508, 580)])
    p.solid(img, shell, STONE, 26, LIGHT, 1.2, 0.06, 4, 3, cast=0.55)
    inner = p.mask(p.spline([(526, 540), (550, 504), (590, 506), (598, 550), (574, 590), (556, 620),
        (536, 610)]), soft=3)
    p.over(img, inner, "4a2838", 0.85)
    p.over(img, p.mask(p.circle(548, 574, 14, 22), soft=4), "1c0c1c", 0.9)
    p.solid(img, p.ribbon([(530, 596), (552, 540), (584, 528)], [14, 12, 6], 30, True), STONE, 7, LIGHT, 0.6)


def dune(img: p.Array, crest: list, lit: str, dark: str, seed: int) -> p.Array:
    """One dune in front: bright crest, rippled flank."""
    line = np.interp(np.arange(p.grid.w) / p.grid.s, *np.array(p.sample(crest, 90)).T).astype(p.f32)
    m = p.below(line, 0.8, seed)
    drop = p.grid.y - line[None]
    tone = np.clip(drop / 260 + p.noise(110, seed, 3) * 0.14 + p.grid.x / 2600, 0, 1)
    p.over(img, m, p.ramp(tone, [(0, lit), (0.5, p.mix(lit, dark, 0.4)), (1, dark)]))
    wave = np.sin((drop + p.noise(80, seed + 7, 3) * 22 + p.grid.x * 0.05) / 3.4) * p.smooth(4, 50, drop)
    p.over(img, m * np.clip(wave, 0, 1).astype(p.f32), dark, 0.2)
    p.rim_light(img, m, "fff4cc", 0, -3, 0.5, 2)
    return m


def lizard() -> p.Sprite:
    """Seen from above, running right with a slip of paper in its mouth."""
    s = p.Sprite()
    for x, y in ((18, -16), (22, 16), (-14, -15), (-10, 16)):
        s.limb([(x - 6, y * 0.3), (x - 2, y * 0.8), (x + 8, y * 1.1)], [6, 4.4, 3], "148a8c")
    s.add(p.ribbon([(-92, 14), (-62, -8), (-30, 6), (0, -2), (28, 1),
        (44, 0)], [1.5, 7, 13, 19, 15, 10], 60, True), LIZARD, 8)
    s.add(p.spline([(38, -9), (52, -10), (68, 0), (52, 10), (38, 9)]), "2cc8bc", 7)
    s.add(p.circle(52, -8, 2.6), "0c2c30", 0).add(p.circle(52, 8, 2.6), "0c2c30", 0)
    s.add(p.poly([(62, -14), (92, -20), (96, 8), (66, 12)]), "fffbee", 4)
    return s


def queue(img: p.Array) -> None:
    """Tiny people from the ladder's foot in a long bend to the right corner."""
    ladder = p.Layer()
    foot, top = (636, 938), (572, 590)
    for dx in (-15, 15):
        ladder.stroke(p.line([(foot[0] + dx * 1.1, foot[1]), (top[0] + dx, top[1])]), 6, "5a3428")
        ladder.stroke(p.line([(foot[0] + dx * 1.1 - 1.5, foot[1]), (top[0] + dx - 1.5, top[1])]), 2, "d89c5c")
    for t in np.linspace(0.04, 0.98, 17):
        x, y = foot[0] + (top[0] - foot[0]) * t, foot[1] + (top[1] - foot[1]) * t
        ladder.stroke(p.line([(x - 16, y), (x + 16, y)]), 4, "7c4c30")
    p.shadow(img, ladder.alpha(), 20, 10, 3, 0.5, SHADE)
    p.lay(img, ladder)
    coats = ["8a3a3c", "5c4a78", "b8742c", "6a6a4c", "e0c490", "7c4c5c", "46587c", "a85c3c", "d8a860", "5a3a34"]
    hats = ["none", "hood", "brim", "none", "bonnet", "cap", "none", "straw"]
    p.figure("climb", "8a3a3c", hat="none", garment="robe").draw(img, 584, 664, 76, flip=True, light=LIGHT)
    p.figure("climb", "46587c", hat="hood", garment="robe").draw(img, 618, 842, 66, flip=True, light=LIGHT)
    path = p.sample([(604, 948), (520, 972), (400, 996), (300, 1028), (296, 1072), (400, 1104), (530, 1120),
        (640, 1136)], 25)
    for i, (x, y) in enumerate(path):
        size = 56 + 62 * i / 24
        person = p.figure("stand" if i % 3 else "walk", coats[i * 7 % 10], garment=("robe", "cloak", "dress",
            "coat")[i * 5 % 4], hat=hats[i * 3 % 8], hat_colour=coats[(i * 3 + 4) % 10])
        person.draw(img, x, y, size, flip=i > 9, light=LIGHT, ground=0.45, seed=i)
    girl = p.figure("carry", "8c4058", garment="dress", long_hair=True, hair="3a2018")
    girl.add(p.spline([(-2, -92, 1), (20, -104), (42, -124, 1), (50, -98, 1), (24, -94), (0, -87, 1)]), "e8b848", 5)
    girl.draw(img, 730, 1164, 108, flip=True, light=LIGHT, ground=0.5)


def paint() -> p.Array:
    """The card."""
    img = sky()
    city(img)
    p.dunes(img, 812, 3, "f4d490", "c09068", "f0d8b4", 8)
    m = head(img)
    curls(img, m)
    ear(img)
    behind = dune(img, [(-20, 900), (140, 872), (300, 880), (470, 930), (640, 900),
        (820, 850)], "ffe4a4", "b8845c", 4)
    p.shadow(img, m * (1 - behind), 60, 60, 26, 0.45, SHADE, behind)
    crack = p.Layer()
    for line, width in (([(264, 668), (286, 676), (300, 700), (296, 726)], 9), ([(286, 676), (312, 668),
        (330, 676)], 5), ([(298, 700), (322, 716)], 4)):
        crack.fill(p.ribbon(line, [width, width * 0.8, 1], 30), "1c0c18")
    p.lay(img, crack)
    runner = lizard()
    trail = p.sample([(298, 690), (304, 750), (268, 806), (284, 862), (236, 908), (150, 904), (80, 880),
        (20, 852)], 100)
    for i, size in ((5, 54), (22, 56), (40, 56), (56, 50), (70, 42), (82, 32), (91, 22)):
        (x, y), (nx, ny) = trail[i], trail[i + 3]
        runner.draw(img, x, y, size, turn=math.degrees(math.atan2(ny - y, nx - x)), light=LIGHT, ground=0.25)
    dune(img, [(-20, 1010), (160, 990), (330, 966), (560, 930), (700, 936), (820, 920)], "fbdc98", "b07c58", 9)
    dune(img, [(-20, 1120), (180, 1060), (360, 1052), (560, 1080), (820, 1040)], "f8d48c", "9c6850", 12)
    queue(img)
    return img
