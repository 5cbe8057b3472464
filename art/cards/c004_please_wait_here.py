"""Five who cannot wait sit in a waiting room; an hourglass sleeps."""

from __future__ import annotations

import math

import numpy as np

from art import paint as p

NUMBER, TITLE = 4, "Please Wait Here"

LIGHT: p.Light = (-0.3, -0.8, 0.45)
STEEL = [(0, "222a36"), (0.35, "4c5864"), (0.58, "84929c"), (0.8, "bcc8cc"), (0.93, "eef4f4"), (1, "ffffff")]
SNOW = [(0, "7c94b0"), (0.35, "b4c8d8"), (0.6, "e4eef2"), (0.85, "fbfdfc"), (1, "ffffff")]
WAX = [(0, "8c7450"), (0.35, "c8b080"), (0.6, "ecdcb0"), (0.85, "fbf4dc"), (1, "ffffff")]
ROSE = [(0, "4c0410"), (0.4, "8c0c1c"), (0.7, "c81c30"), (0.92, "f05c6c"), (1, "ffc0c0")]
TIN = [(0, "3c4c60"), (0.35, "7c94a8"), (0.6, "b8ccd8"), (0.85, "e8f2f6"), (1, "ffffff")]
SEAT, FLOOR = 748, 924  # heights of the seats and of the wall's foot
PLACES = (92, 246, 400, 554, 708)


def room(img: p.Array) -> None:
    """White tiles over a mint dado, linoleum, two tubes, a clock without hands, a blank board, a door ajar."""
    img[:] = p.texture.tiles("eef2f2", None, 50, 2)
    dado = p.smooth(448, 452, p.grid.y)
    p.over(img, dado, p.texture.tiles("b4d0ca", None, 50, 5))
    p.over(img, p.mask(p.rect(-5, 440, 810, 14)), "6c9c94")
    p.multiply(img, np.clip(np.hypot((p.grid.x - 240) / 600, (p.grid.y - 160) / 800), 0, 1).astype(p.f32), "8ca4b0",
            0.5)
    floor = p.smooth(FLOOR - 1, FLOOR + 1, p.grid.y)
    lino = p.blank()
    p.onto(lino, p.texture.tiles("dce2e2", "c0cccc", 100, 7), ((-100, FLOOR), (900, FLOOR), (1300, 1240), (-500,
            1240)))
    p.over(img, floor, lino)
    p.over(img, p.mask(p.rect(-5, FLOOR - 26, 810, 28)), "7ca09c")
    ceiling = p.mask(p.poly([(-10, -10), (810, -10), (810, 78), (-10, 78)]))
    p.over(img, ceiling, p.vertical([(0, "c4ccd0"), (1, "e4eaea")], 0, 78))
    for x0, x1, on in ((60, 380, True), (450, 750, False)):
        p.solid(img, p.rect(x0 - 16, 40, x1 - x0 + 32, 26, 5), STEEL, 9, LIGHT, 0.2, cast=0.2)
        p.solid(img, p.rect(x0, 64, x1 - x0, 20, 10), [(0, "d8f0f4"), (1, "ffffff")] if on else [(0, "8c9498"), (0.6,
                "b8b4b0"), (1, "e8dcd8")], 9, LIGHT, 0.2)
        if on:
            p.glow(img, (x0 + x1) / 2, 76, 380, "f0fcff", 0.45, 1.6)
        else:
            for x in (x0 + 16, x1 - 16):
                p.glow(img, x, 74, 46, "ffd8e0", 0.7)
    p.solid(img, p.circle(150, 232, 84), STEEL, 16, LIGHT, 0.3, cast=0.3)
    p.over(img, p.mask(p.circle(150, 232, 68)), p.texture.plaster("f8f8f2", 3, 0.2))
    marks = p.Layer()
    for k in range(12):
        a = k * math.pi / 6
        r = 50 if k % 3 else 46
        marks.stroke(p.line([(150 + math.cos(a) * r, 232 + math.sin(a) * r), (150 + math.cos(a) * 60,
                232 + math.sin(a) * 60)]), 4 if k % 3 else 6, "3c4448")
    marks.fill(p.circle(150, 232, 6), "3c4448")
    p.lay(img, marks)
    p.solid(img, p.rect(268, 168, 226, 126, 12), STEEL, 12, LIGHT, 0.3, cast=0.3)
    board = p.mask(p.rect(282, 182, 198, 98, 6))
    p.over(img, board, p.vertical([(0, "10181c"), (1, "24343a")], 180, 282))
    p.shine(img, board * p.mask(p.poly([(290, 280), (360, 180), (400, 180), (330, 280)]), soft=6), "a8c8d0", 0.25)
    p.lay(img, p.Layer().stroke(p.line([(330, 110), (330, 168)]), 5, "7c888c").stroke(p.line([(432, 110), (432,
            168)]), 5, "7c888c"))
    door(img)


def door(img: p.Array) -> None:
    """Far right: open by a finger's width on warm light."""
    p.solid(img, p.rect(598, 186, 196, 742, 4), "a8b8b8", 12, LIGHT, 0.3)
    p.over(img, p.mask(p.rect(614, 202, 164, 726)), p.vertical([(0, "fff4c0"), (1, "ffdc80")], 200, 928))
    leaf = p.mask(p.poly([(644, 198), (778, 202), (778, 928), (644, 940)]))
    p.over(img, leaf, p.vertical([(0, "8ca09c"), (1, "647c7c")], 200, 930))
    p.over(img, leaf * p.smooth(672, 644, p.grid.x), "3c4c50", 0.5)
    panels = p.Layer()
    for y, h in ((240, 200), (480, 220)):
        panels.stroke(p.rect(662, y, 92, h, 4), 5, "4c6464", 0.8, 1).stroke(p.rect(665, y + 3, 86, h - 6, 3), 2,
                "c8dcd8", 0.6)
    panels.fill(p.circle(650, 560, 9), "6c7880").fill(p.circle(648, 557, 4), "ffffff")
    p.lay(img, panels)
    p.glow(img, 622, 560, 150, "ffd890", 0.4)


def chairs(img: p.Array) -> None:
    """Steel seats on one beam."""
    p.solid(img, p.rect(16, SEAT + 34, 768, 22, 8), STEEL, 10, LIGHT, 0.2)
    for x in (170, 630):
        p.solid(img, p.poly([(x - 9, SEAT + 54), (x + 9, SEAT + 54), (x + 11, 910), (x - 11, 910)]), STEEL, 8, LIGHT,
                0.2)
        p.solid(img, p.spline([(x - 48, 922), (x - 40, 906), (x, 900), (x + 40, 906), (x + 48, 922)]), STEEL, 7,
                LIGHT, 0.2)
    holes = p.Layer()
    for x in PLACES:
        back = p.spline([(x - 62, 570), (x - 50, 552), (x + 50, 552), (x + 62, 570), (x + 58, 690), (x + 44, 704),
                (x - 44, 704), (x - 58, 690)])
        p.solid(img, back, STEEL, 16, LIGHT, 0.2, cast=0.2)
        for row in range(7):
            for k in range(7):
                holes.fill(p.circle(x - 42 + k * 14, 578 + row * 17, 3.4), "4c5860", 0.75)
        for dx in (-34, 34):
            p.solid(img, p.rect(x + dx - 5, 700, 10, 60, 3), STEEL, 4, LIGHT, 0.2)
    p.lay(img, holes)
    for x in PLACES:
        seat = p.spline([(x - 68, SEAT - 8), (x - 58, SEAT - 22), (x + 58, SEAT - 22), (x + 68, SEAT - 8), (x + 70,
                SEAT + 22), (x + 56, SEAT + 36), (x - 56, SEAT + 36), (x - 70, SEAT + 22)])
        p.solid(img, seat, STEEL, 18, LIGHT, 0.2, cast=0.3)


def snowman(img: p.Array, x: float) -> None:
    """Half gone, his arms in his lap."""
    base = p.spline([(x - 66, SEAT + 14), (x - 70, 690), (x - 44, 640), (x, 624), (x + 44, 640), (x + 70, 690),
            (x + 66, SEAT + 14), (x + 44, SEAT + 26), (x + 34, SEAT + 70), (x + 24, SEAT + 28), (x, SEAT + 22),
            (x - 20, SEAT + 30), (x - 30, SEAT + 52), (x - 42, SEAT + 26)])
    p.solid(img, base, SNOW, 60, LIGHT, 1.0, cast=0.3)
    p.solid(img, p.spline([(x - 46, 606), (x - 44, 556), (x - 18, 526), (x + 22, 528), (x + 46, 560), (x + 46, 610),
            (x + 16, 640), (x - 20, 640)]), SNOW, 44, LIGHT, 1.0, cast=0.25)
    twig = p.Layer()
    for side in (-1, 1):
        twig.fill(p.ribbon([(x + side * 56, 668), (x + side * 62, 712), (x + side * 24, 730)], [7, 6, 4], 20),
                "4c3c34")
        twig.stroke(p.line([(x + side * 30, 728), (x + side * 18, 720)]), 3, "4c3c34")
        twig.fill(p.circle(x + side * 16 + 4, 574, 6), "20242c")
    for y in (664, 694):
        twig.fill(p.circle(x + 4, y, 6), "20242c")
    for k in range(5):
        twig.fill(p.circle(x - 14 + k * 9, 616 - 5 * math.sin(k / 4 * math.pi), 3), "20242c")
    p.lay(img, twig)
    p.solid(img, p.spline([(x, 584, 1), (x + 26, 590), (x + 34, 618, 1), (x + 14, 606), (x - 2, 600, 1)]), "d8a070",
            7, LIGHT, 0.3)
    p.solid(img, p.spline([(x - 54, 540), (x - 10, 526), (x + 52, 540), (x + 54, 548), (x - 52, 550)]), "3c4450", 6,
            LIGHT, 0.3)
    p.solid(img, p.spline([(x - 32, 538, 1), (x - 26, 482, 1), (x + 36, 486, 1), (x + 36, 540, 1)]), "3c4450", 16,
            LIGHT, 0.3)


def puddle(img: p.Array, x: float, y: float, rx: float) -> None:
    """Meltwater on the linoleum."""
    m = p.rough(p.mask(p.spline([(x - rx, y), (x - rx * 0.5, y - 20), (x + rx * 0.3, y - 22), (x + rx, y - 6),
            (x + rx * 0.7, y + 20), (x - rx * 0.2, y + 26)])), 5, 26, 4)
    p.over(img, m, "8cb4c4", 0.55)
    p.shine(img, p.rim(m, 2, -4, 2), "ffffff", 0.8)
    p.shine(img, m * p.smooth(0.2, 0.7, p.noise(40, 3, 2, ax=3)), "ffffff", 0.35)


def candle(img: p.Array, x: float) -> None:
    """A stub on a saucer, still burning."""
    p.solid(img, p.circle(x, SEAT - 2, 56, 14), STEEL, 7, LIGHT, 0.2, cast=0.3)
    stub = p.spline([(x - 36, SEAT - 4), (x - 34, 694), (x - 30, 670), (x, 664), (x + 32, 672), (x + 34, 700),
            (x + 40, SEAT - 6), (x + 30, SEAT + 10), (x + 22, SEAT + 44), (x + 14, SEAT + 8), (x - 16, SEAT + 6)])
    p.solid(img, stub, WAX, 28, LIGHT, 0.6, cast=0.2)
    drips = p.Layer()
    for dx, y0, y1 in ((-20, 680, 724), (2, 676, 744), (20, 684, 716)):
        drips.fill(p.ribbon([(x + dx, y0), (x + dx, y1 - 8), (x + dx, y1)], [7, 8, 10], 14), "fff8e4", 0.8)
    drips.fill(p.circle(x, 670, 26, 7), "d8b878", 0.7).stroke(p.line([(x, 670), (x + 2, 650)]), 4, "2c2420")
    p.lay(img, drips)
    p.glow(img, x + 2, 632, 96, "ffd890", 0.6)
    p.flame().draw(img, x + 2, 656, 58, light=(0, -0.2, 0.9))


def egg(img: p.Array, x: float) -> None:
    """Its first crack."""
    shell = p.spline([(x, 566), (x + 40, 600), (x + 60, 668), (x + 48, 726), (x, SEAT + 2), (x - 48, 726), (x - 60,
            668), (x - 40, 600)])
    m = p.solid(img, shell, WAX, 58, LIGHT, 0.3, cast=0.3, soften=6)
    random = np.random.default_rng(3)
    spots = p.Layer()
    for _ in range(60):
        spots.fill(p.circle(x + random.normal(0, 30), 660 + random.normal(0, 46), random.uniform(0.8, 2.4)),
                "a88c5c", 0.5)
    crack = [(x + 4, 588), (x - 8, 608), (x + 12, 622), (x - 4, 642), (x + 16, 656), (x + 4, 674)]
    spots.stroke(p.line(crack), 4, "3c2c20").stroke(p.line([(x + 12, 622), (x + 30, 616)]), 3,
            "3c2c20").stroke(p.line([(x - 4, 642), (x - 22, 650)]), 3, "3c2c20")
    spots.stroke(p.line([(cx + 3, cy + 1) for cx, cy in crack]), 1.6, "ffffff", 0.8)
    p.lay(img, spots, clip=m)


def rose(img: p.Array, x: float) -> None:
    """Cut, bent, two petals left; the others on the floor."""
    stem = [(x - 22, SEAT + 14), (x - 4, 690), (x + 14, 612), (x + 4, 556), (x - 12, 526)]
    p.solid(img, p.ribbon(stem, [9, 9, 8, 7], 50, True), "5c7c50", 4, LIGHT, 0.3, cast=0.3)
    for pts in ([(x + 2, 668), (x + 34, 640), (x + 52, 656), (x + 28, 676)], [(x - 6, 700), (x - 40, 682), (x - 56,
            700), (x - 30, 714)]):
        p.solid(img, p.spline([(*pts[0], 1), pts[1], (*pts[2], 1), pts[3]]), "5c7c50", 8, LIGHT, 0.4)
    thorn = p.Layer()
    for tx, ty, side in ((x + 8, 640, 1), (x - 2, 710, 1), (x + 6, 590, -1)):
        thorn.fill(p.poly([(tx, ty - 5), (tx + side * 13, ty - 7), (tx, ty + 5)]), "4c5c3c")
    p.lay(img, thorn)
    petals = ([(-12, 536), (-46, 512), (-84, 520), (-100, 562), (-86, 606), (-62, 604), (-40, 580)], [(-18, 526),
            (-44, 486), (-34, 436), (2, 410), (44, 428), (52, 470), (24, 508)])
    for outline in petals:
        m = p.solid(img, p.spline([(x + u, v) for u, v in outline]), ROSE, 26, LIGHT, 0.5, cast=0.3)
        p.rim_light(img, m, "ff9ca4", 3, -4, 0.4)
    curl = p.Layer().fill(p.spline([(x - 34, 438), (x + 2, 410), (x + 44, 428), (x + 30, 446), (x, 434)]), "f0707c",
            0.85)
    curl.fill(p.spline([(x - 100, 562), (x - 86, 606), (x - 62, 604), (x - 76, 590), (x - 84, 560)]), "f0707c", 0.75)
    for a, b, c in (((x - 8, 516), (x - 6, 480), (x + 6, 444)), ((x + 4, 512), (x + 18, 482), (x + 28, 456)),
            ((x - 30, 540), (x - 60, 546), (x - 78, 574))):
        curl.stroke(p.spline([a, b, c], False), 2.2, "4c0410", 0.5)
    p.lay(img, curl)
    for k in range(7):
        p.solid(img, p.circle(x - 34 + k * 5, 514 - 6 * math.sin(k / 6 * math.pi), 4.4), "e8c868", 3, LIGHT, 0.2)
    p.solid(img, p.spline([(x - 24, 524), (x - 12, 512), (x + 6, 520), (x + 2, 542), (x - 16, 546)]), "6c8c54", 9,
            LIGHT, 0.3)
    for px, py, turn in ((x - 40, 944, 10), (x - 160, 958, -24), (x - 216, 1020, 60)):
        p.contact(img, px, py + 6, 22, 5, 0.35)
        p.solid(img, p.moved(p.spline([(-20, 4), (-8, -9), (12, -8), (22, 2), (6, 9)]), px, py, 1, turn * 0.4), ROSE,
                7, LIGHT, 0.4)


def robot(img: p.Array, x: float) -> None:
    """Wound down to its last turn."""
    for side in (-1, 1):
        p.solid(img, p.rect(x + side * 22 - 13, SEAT - 10, 26, 78, 6), TIN, 11, LIGHT, 0.2)
        p.solid(img, p.spline([(x + side * 22 - 20, SEAT + 84, 1), (x + side * 22 - 18, SEAT + 62),
                (x + side * 22 + 18, SEAT + 62), (x + side * 22 + 20, SEAT + 84, 1)]), TIN, 8, LIGHT, 0.2)
        p.solid(img, p.ribbon([(x + side * 50, 644), (x + side * 62, 694), (x + side * 46, 728)], [19, 17, 16], 20,
                True), TIN, 8, LIGHT, 0.2)
    key = p.Layer()
    for cy in (628, 660):
        key.stroke(p.circle(x - 76, cy, 14), 7, "8c7c50").stroke(p.circle(x - 77, cy - 1, 14), 2.4, "fff0c0", 0.8)
    key.stroke(p.line([(x - 40, 644), (x - 70, 644)]), 8, "8c7c50")
    p.lay(img, key)
    p.solid(img, p.rect(x - 48, 622, 96, 122, 12), TIN, 24, LIGHT, 0.3, cast=0.3)
    p.solid(img, p.rect(x - 40, 536, 80, 74, 12), TIN, 22, LIGHT, 0.3, cast=0.25)
    p.solid(img, p.rect(x - 14, 606, 28, 18, 4), STEEL, 8, LIGHT, 0.2)
    layer = p.Layer()
    for side in (-1, 1):
        layer.fill(p.circle(x + side * 18, 568, 13), "24343a").fill(p.circle(x + side * 18, 568, 9.5), "e8d088")
        layer.fill(p.poly([(x + side * 18 - 13, 556), (x + side * 18 + 13, 556), (x + side * 18 + 13, 566),
                (x + side * 18 - 13, 566)]), "7ca4a4")
        layer.fill(p.circle(x + side * 42, 576, 6), "5c7c80")
    for k in range(5):
        layer.fill(p.rect(x - 19 + k * 8.4, 590, 5, 10), "24343a")
    layer.fill(p.rect(x - 34, 640, 68, 40, 6), "5c8488", 0.7)
    for k in range(3):
        layer.fill(p.circle(x - 20 + k * 20, 660, 7), ("e8d088", "d8e4e0", "8cb0b0")[k])
    layer.stroke(p.line([(x, 536), (x, 514)]), 4, "5c7c80").fill(p.circle(x, 510, 7), "e8d088")
    for rx, ry in ((x - 40, 630), (x + 40, 630), (x - 40, 736), (x + 40, 736)):
        layer.fill(p.circle(rx, ry, 3), "3c5c60")
    p.lay(img, layer)


def hourglass(img: p.Array) -> None:
    """On a bench of two seats in the right corner: the only one with time."""
    for x in (452, 752):
        p.solid(img, p.poly([(x - 9, 1120), (x + 9, 1120), (x + 11, 1192), (x - 11, 1192)]), STEEL, 8, LIGHT, 0.2)
    p.contact(img, 604, 1194, 210, 14, 0.4)
    for x in (520, 688):
        p.solid(img, p.spline([(x - 82, 1096), (x - 70, 1082), (x + 70, 1082), (x + 82, 1096), (x + 84, 1124),
                (x + 68, 1138), (x - 68, 1138), (x - 84, 1124)]), STEEL, 18, LIGHT, 0.2, cast=0.3)
    p.solid(img, p.spline([(416, 1092), (420, 1060), (480, 1050), (500, 1072), (492, 1098), (450, 1104)]), "dce8e4",
            20, LIGHT, 0.6, cast=0.3)
    glass = p.union(p.spline([(470, 1026), (480, 976), (530, 960), (580, 976), (606, 1014), (606, 1026), (580, 1064),
            (530, 1080), (480, 1070)]), p.spline([(600, 1014), (626, 978), (676, 962), (728, 978), (738, 1026), (728,
            1072), (676, 1082), (626, 1066), (600, 1028)]))
    m = p.mask(glass)
    p.shadow(img, m, 4, 10, 10, 0.35, "2c3c44")
    p.over(img, m, p.ramp(p.inflate(m, 50, LIGHT, 6), [(0, "7ca4ac"), (0.5, "c4dcdc"), (1, "ffffff")]), 0.75)
    sand = m * p.smooth(1040, 1042, p.grid.y + 0.06 * np.abs(p.grid.x - 604) + p.noise(20, 3,
            2) * 2) * p.mask(p.rect(470, 960, 260, 118))
    p.over(img, sand, p.ramp(np.clip(0.6 + p.noise(4, 6, 3) * 0.25, 0, 1), [(0, "a88c5c"), (1, "f4e0b0")]))
    shine = p.Layer()
    for cx in (524, 672):
        shine.fill(p.spline([(cx - 34, 1002), (cx - 14, 976), (cx + 22, 972), (cx - 4, 986), (cx - 26, 1010)]),
                "ffffff", 0.85, 1.5)
    for ex in (504, 548):
        shine.stroke(p.spline([(ex - 13, 1022), (ex, 1031), (ex + 13, 1022)], False), 4.5, "3c4448")
    shine.stroke(p.spline([(518, 1048), (526, 1053), (535, 1048)], False), 3.6, "3c4448")
    p.lay(img, shine)
    for x in (452, 736):
        p.solid(img, p.rect(x, 944, 26, 150, 8), "a88460", 12, LIGHT, 0.3, cast=0.3)
    for y in (950, 1080):
        p.solid(img, p.rect(466, y, 282, 9, 4), "a88460", 4, LIGHT, 0.2)
    cap = p.spline([(478, 952, 1), (456, 946), (440, 1000), (444, 1060, 1), (420, 1050), (396, 1010), (392, 1060),
            (380, 1076), (372, 1030), (388, 968), (440, 930)])
    p.clothe(img, p.mask(cap), p.texture.stripes("e8f0ec", "8cb8b4", 15, 0.9, 4), 22, LIGHT)
    p.solid(img, p.circle(384, 1082, 15), "fbfdfa", 13, LIGHT, 0.8)


def paint() -> p.Array:
    """The card."""
    img = p.blank()
    room(img)
    chairs(img)
    snowman(img, PLACES[0])
    candle(img, PLACES[1])
    egg(img, PLACES[2])
    robot(img, PLACES[4])
    floor = p.smooth(FLOOR - 1, FLOOR + 1, p.grid.y)
    plain = img.copy()
    p.reflect(img, FLOOR, "b8ccc4", 0.1, 0.35, 1.0, 12, floor)
    gloss = (floor * p.smooth(1180, FLOOR, p.grid.y) * p.f32(0.5))[..., None]
    img[:] = plain * (1 - gloss) + img * gloss
    p.multiply(img, np.clip(p.smooth(420, 700, p.grid.x), 0, 1), "9cb0bc", 0.4)
    p.glow(img, 622, 560, 170, "ffd080", 0.42)
    strip = p.mask(p.poly([(616, FLOOR), (644, FLOOR), (420, 1210), (230, 1210)]), soft=6) * floor
    p.over(img, strip * p.smooth(1280, FLOOR, p.grid.y), "ffd078", 0.6)
    rose(img, PLACES[3])
    puddle(img, 130, 962, 128)
    hourglass(img)
    return img
