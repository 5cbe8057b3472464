"""A sailor's accordion gives air to a diver who dances on the sea floor.

Technique: painted relief. Back to front: dawn, the sea and the cut through it, sailor, boat and hose, the diver, the
water's edge, a flying sheet of music.
"""

from __future__ import annotations

import math
from itertools import pairwise

import numpy as np

from art import paint as p

NUMBER, TITLE = 9, "Breathe, Maestro"

LINE = 560  # the water's edge
DAWN: p.Light = (-0.7, -0.5, 0.4)
ABOVE: p.Light = (-0.25, -0.85, 0.35)
BRASS = [(0, "2a1c14"), (0.35, "6a4a20"), (0.6, "b0843c"), (0.82, "eccb74"), (1, "fff6d0")]
CANVAS = [(0, "1c4044"), (0.35, "4a7468"), (0.6, "9aa884"), (0.82, "d8cc9c"), (1, "fbf2d0")]
BOOT = [(0, "10242c"), (0.5, "35453f"), (0.8, "6c6a50"), (1, "b8a878")]
NAVY = [(0, "14142c"), (0.4, "232c4c"), (0.7, "3c5070"), (0.9, "7a8494"), (1, "e8c8a8")]


def waterline(x: float) -> float:
    """The height of the cut through the water."""
    return LINE + 7 * math.sin(x / 74) + 4 * math.sin(x / 31 + 1)


def depths(img: p.Array) -> p.Array:
    """Everything under the line: jade water, shafts, sand. Returns the water's mask."""
    jade = [(0, "a8e0c4"), (0.12, "64bca8"), (0.4, "2c8484"), (0.75, "12525e"), (1, "0a3440")]
    sea_sand = [(0, "1c4a4c"), (0.5, "6a9078"), (0.8, "bcc092"), (1, "ece0ac")]
    xs = np.arange(-10, 821, 10)
    m = p.mask(p.poly([*[(x, waterline(x)) for x in xs], (820, 1220), (-20, 1220)]))
    p.over(img, m, p.vertical(jade, LINE - 6, 1200, p.noise(180, 3, 3) * 0.04))
    for x, w, a in ((40, 60, 0.34), (150, 90, 0.45), (300, 46, 0.32), (470, 80, 0.28), (630, 50, 0.22)):
        shaft = p.poly([(x, LINE), (x + w * 0.5, LINE), (x + w * 1.7 + 150, 1150), (x + 110, 1150)])
        beam = p.mask(shaft, soft=16)
        p.shine(img, beam * m * p.smooth(1150, LINE, p.grid.y), "e4fff0", a)
    p.brush(img, 60, 2200, p.swirl(240, 6, 0.5), jitter=0.04, alpha=0.4, seed=3, m=m)
    for y, amp, seed, a in ((1000, 16, 4, 0.5), (1040, 12, 9, 0.7)):
        far = p.below(p.skyline(y, amp, seed)) * m
        p.over(img, far, "1c5c60", a)
    sand = p.below(p.skyline(1078, 9, 5)) * m
    ripple = np.sin((p.grid.y - 1070) * (0.5 - (p.grid.y - 1070) * 0.0016) + p.noise(120, 7, 3, ax=3) * 5)
    tone = np.clip(0.62 + ripple * 0.16 + p.noise(40, 8, 3) * 0.1 - np.abs(p.grid.x - 430) / 900, 0, 1)
    p.over(img, sand, p.ramp(tone, sea_sand))
    p.caustics(img, sand, "e4ffe8", 0.14, scale=70)
    return m


def weeds(img: p.Array) -> None:
    """Sea grass and two small fish."""
    layer = p.Layer()
    random = np.random.default_rng(4)
    for x0, count, tall in ((70, 26, 240), (740, 24, 190), (190, 10, 90), (640, 8, 80)):
        for _ in range(count):
            x, h = x0 + random.normal(0, 34), tall * random.uniform(0.4, 1)
            sway = random.normal(10, 16)
            blade = [
                (x, 1120 + random.uniform(0, 40)),
                (x + sway * 0.5, 1120 - h * 0.4),
                (x - sway * 0.6, 1120 - h * 0.75),
                (x + sway, 1120 - h),
            ]
            layer.fill(p.ribbon(blade, [9, 8, 6, 1], 30), p.mix("0c3c3c", "5ab08c", random.random() * 0.8), 0.9)
    p.lay(img, layer)
    for x, y, size, flip in ((128, 770, 44, False), (176, 806, 36, False), (92, 820, 32, False), (706, 930, 40, True)):
        p.fish("5aa898").draw(img, x, y, size, flip=flip, haze=("2c8484", 0.45), light=ABOVE)


def boat(img: p.Array) -> None:
    """A clinker-built rowing boat in side view."""
    hull = p.points("92,470! 120,540 190,606 330,622 470,606 540,540 566,462! 470,494 330,506 190,498")
    gunwale = p.spline(p.points("90,472 190,502 330,510 470,498 568,464"), False)
    gunwale_light = p.spline(p.points("90,468 190,498 330,506 470,494 568,460"), False)
    m = p.rough(p.mask(p.spline(hull)), 1, 10, 4)
    planks = p.warp(p.texture.wood("a8804c", 26, False, 5), 0, -((p.grid.x - 330) ** 2) * 0.0007)
    p.clothe(img, m, planks, 60, light=DAWN, shade="3a2438", soften=6)
    layer = p.Layer()
    layer.stroke(gunwale, 13, "5a3c2c")
    layer.stroke(gunwale_light, 4, "f4d0a0", 0.8)
    p.lay(img, layer, tooth=0.8)
    wet = m * p.smooth(LINE - 4, LINE + 4, p.grid.y)
    p.over(img, wet, "2c8078", 0.55)


def sailor(img: p.Array) -> None:
    """Bent over his instrument, cap first; the red accordion spread before him."""
    jersey = p.spline(p.points("262,344 316,322 370,344 388,430 392,510 240,510 246,430"))
    sunburnt_face = p.spline(p.points("272,306 284,268 316,258 348,268 360,306 348,342 316,356 284,342"))
    beard_outline = p.spline(
        p.points("270,316 292,324 316,320 340,324 362,316 356,362 336,396 316,404 296,396 276,362")
    )
    grey_beard = [(0, "6a5a5c"), (0.5, "b8a8a0"), (0.8, "efe0d0"), (1, "fffaf0")]
    nose = p.spline(p.points("308,304 316,300 324,304 326,322 316,328 306,322"))
    cap_crown = p.spline(p.points("258,288 256,250 284,228 316,222 348,228 376,250 374,288 316,278"))
    cap_peak = p.spline(p.points("262,284 316,272 370,284 354,304 316,296 278,304"))

    for side in (-1, 1):
        arm = p.ribbon(
            [(316 + side * 44, 356), (316 + side * 104, 400), (316 + side * 110, 440)], [50, 44, 38], 24, True
        )
        p.solid(img, arm, NAVY, 22, light=DAWN)
    p.solid(img, jersey, NAVY, 50, light=DAWN)
    p.solid(img, sunburnt_face, "d8a080", 30, light=DAWN)
    beard = p.mask(beard_outline)
    p.form(img, beard, grey_beard, 30, light=DAWN)
    p.hairs(img, beard, lambda x, y: 1.57 - (x - 316) / 130, 700, length=(12, 26), width=(1, 2.2), jitter=0.12, seed=4)
    layer = p.Layer()
    for side in (-1, 1):
        shut_eye = p.spline([(316 + side * 10, 304), (316 + side * 19, 309), (316 + side * 28, 304)], False)
        layer.stroke(shut_eye, 3, "3a2024")
    layer.fill(nose, "e0a484")
    p.lay(img, layer)
    p.solid(img, cap_crown, NAVY, 26, light=DAWN)
    p.solid(img, cap_peak, "1c2034", 10, light=DAWN)
    accordion(img)


def accordion(img: p.Array) -> None:
    """Two red blocks and a fan of bellows."""
    red_lacquer = [(0, "4a0810"), (0.4, "a01418"), (0.7, "dc2a20"), (0.9, "ff7a58"), (1, "ffe0c0")]
    left, right = p.points("196,396 242,386 256,500 206,508"), p.points("390,386 436,396 426,508 376,500")
    folds = 13
    for k in range(folds):
        u, w = k / folds, (k + 1) / folds
        x0, x1 = 240 + 152 * u, 240 + 152 * w
        sag = [26 * math.sin(math.pi * v) for v in (u, w)]
        pleat = p.poly(
            [
                (x0, 390 + sag[0]),
                (x1, 390 + sag[1]),
                (x1 - 6 + 12 * (1 - w), 498 + sag[1]),
                (x0 - 6 + 12 * (1 - u), 498 + sag[0]),
            ]
        )
        p.solid(img, pleat, "b8201c" if k % 2 else "f0dcb8", 7, light=DAWN, tooth=0)
    for block, flip in ((left, 1), (right, -1)):
        m = p.solid(img, p.spline([(*q, 1) for q in block]), red_lacquer, 16, light=DAWN, cast=0.3)
        cx = sum(q[0] for q in block) / 4
        dots = p.Layer()
        for row in range(6):
            for col in (-9, 5):
                dots.fill(p.circle(cx + col * flip, 412 + row * 15, 4), "fff2d8")
        dots.stroke(p.line([(cx - 20, 400), (cx + 20, 400)]), 3, "e8c070", 0.8)
        p.lay(img, dots, clip=m)
    for x, side in ((192, 1), (440, -1)):
        palm = p.spline(p.points("-16,430 2,420 12,440 12,470 0,482 -16,474", at=(x, 0), scale=(side, 1)))
        p.solid(img, palm, "d8a080", 14, light=DAWN)
        for k in range(4):
            y = 430 + k * 14
            finger = p.ribbon(
                [(x + side * 4, y), (x + side * 18, y - 2), (x + side * 30, y + 2)], [13, 12, 9], 12, True
            )
            p.solid(img, finger, p.mix("d8a080", "e8b890", k % 2), 6, light=DAWN, tooth=0.4, soften=1, cast=0.2)


def hose(img: p.Array) -> None:
    """From the bellows over the gunwale and down to the helmet."""
    run = p.points("424,488 472,470 520,488 552,548 566,606 554,648 524,668")
    brass_hose = [(0, "2a1410"), (0.4, "7a4a24"), (0.7, "cf9c50"), (1, "fff0c0")]
    m = p.mask(p.ribbon(run, [15, 15], 200, True))
    p.shadow(img, m, 6, 10, soft=7, alpha=0.35, colour="06242c")
    p.form(img, m, brass_hose, 8, light=ABOVE)
    rings = p.Layer()
    points = p.sample(run, 150)
    for (x0, y0), (x1, y1) in pairwise(points):
        a = math.atan2(y1 - y0, x1 - x0) + math.pi / 2
        dx, dy = math.cos(a) * 7, math.sin(a) * 7
        rings.stroke(p.line([(x0 - dx, y0 - dy), (x0 + dx, y0 + dy)]), 1.8, "3a2010", 0.55)
    p.lay(img, rings)


def limb(img: p.Array, points: list[p.Point], widths: list[float], seed: int = 1) -> None:
    """A sleeve or leg of the diving dress, with creases."""
    m = p.rough(p.mask(p.ribbon(points, widths, 40, True)), 1.5, 10, seed)
    p.shadow(img, m, 4, 8, soft=8, alpha=0.35, colour="06242c")
    p.form(img, m, CANVAS, max(widths) * 0.5, light=ABOVE, texture=0.06, seed=seed)
    folds = p.Layer()
    line = p.sample(points, 16)
    for k in range(2, 14, 2):
        (x0, y0), (x1, y1) = line[k], line[k + 1]
        a = math.atan2(y1 - y0, x1 - x0) + math.pi / 2
        w = max(widths) * 0.36
        crease = p.spline(
            [(x0 - math.cos(a) * w, y0 - math.sin(a) * w), (x1, y1), (x0 + math.cos(a) * w, y0 + math.sin(a) * w)],
            False,
        )
        folds.stroke(crease, 3, "35605a", 0.5, soft=1.2)
    p.lay(img, folds, clip=m)


def glove(img: p.Array, x: float, y: float, angle: float, scale: float, side: int) -> None:
    """A leather glove with its fingers stretched as a dancer's: wrist at (x, y), pointing along `angle`."""
    c, n = math.cos(angle) * scale, math.sin(angle) * scale

    def at(*points: p.Point) -> list[p.Point]:
        return [(x + u * c - v * side * n, y + u * n + v * side * c) for u, v in points]

    leather = [(0, "4a2c1c"), (0.4, "8a5c34"), (0.7, "c8965a"), (0.9, "f0cc90"), (1, "fff4d8")]
    fingers = [
        [(30, 13), (48, 19), (62, 22)],
        [(34, 5), (56, 8), (73, 7)],
        [(34, -4), (58, -5), (74, -10)],
        [(30, -12), (50, -18), (62, -27)],
    ]
    for points in fingers:
        p.solid(
            img,
            p.ribbon(at(*points), [12 * scale, 11 * scale, 7 * scale], 20, True),
            leather,
            6 * scale,
            light=ABOVE,
            tooth=0.4,
            soften=1,
        )
    p.solid(
        img,
        p.spline(at((-4, -15), (16, -19), (36, -16), (39, 0), (35, 16), (16, 17), (-4, 14))),
        leather,
        16 * scale,
        light=ABOVE,
        tooth=0.4,
    )
    p.solid(
        img,
        p.ribbon(at((8, 10), (24, 25), (42, 30)), [14 * scale, 12 * scale, 7 * scale], 20, True),
        leather,
        7 * scale,
        light=ABOVE,
        tooth=0.4,
        soften=1,
    )
    p.solid(img, p.ribbon(at((-4, -20), (-2, 0), (-4, 20)), [11, 12, 11], 12, True), BRASS, 5, light=ABOVE, tooth=0.4)


def diver(img: p.Array) -> None:
    """An arabesque in lead boots."""
    back_leg = [(500, 896), (600, 908), (694, 872)]
    back_boot = p.spline(
        p.points("668,868 694,840 716,822 752,792 774,800 772,826 744,868 732,884! 742,902! 716,922 690,916")
    )
    raised_arm = p.points("520,800 598,776 644,700 630,652")
    standing_leg = [(482, 900), (476, 980), (474, 1046)]
    standing_boot = p.spline(p.points("446,1034 504,1034 512,1068 552,1082 556,1100! 444,1100!"))
    skirt = p.points("440,862 520,862 566,906 622,962 580,970 548,990 514,976 478,996 442,976 404,986 372,960 402,906")
    torso = p.points("420,800 448,770 520,770 548,800 540,850 522,884 440,884 428,850")
    belt = p.ribbon([(436, 874), (480, 884), (526, 874)], [22, 24, 22], 20, True)
    forward_arm = p.points("440,806 372,812 310,852 262,858")

    limb(img, back_leg, [74, 56, 42], 2)
    p.solid(img, back_boot, BOOT, 20, light=ABOVE)
    limb(img, raised_arm, [58, 46, 38, 34], 3)
    glove(img, 631, 652, -1.85, scale=1.0, side=1)
    limb(img, standing_leg, [76, 58, 50], 4)
    p.contact(img, 486, 1098, 96, ry=14, alpha=0.6, colour="06282c")
    p.solid(img, standing_boot, BOOT, 22, light=ABOVE)
    m = p.rough(p.mask(p.spline(skirt)), 1.5, 10, 6)
    p.shadow(img, m, 4, 12, soft=10, alpha=0.4, colour="06242c")
    p.form(img, m, CANVAS, 40, light=ABOVE, texture=0.06, seed=6)
    pleats = p.Layer()
    for x in (400, 436, 470, 506, 542, 580):
        pleat = p.ribbon([(480 + (x - 480) * 0.3, 872), (480 + (x - 480) * 0.75, 920), (x, 978)], [1, 7, 9], 20)
        pleats.fill(pleat, "2c5c58", 0.5, 3)
    p.lay(img, pleats, clip=m)
    p.form(img, p.mask(p.spline(torso)), CANVAS, 46, light=ABOVE, texture=0.06, seed=7)
    p.solid(img, belt, "6a4a34", 9, light=ABOVE)
    limb(img, forward_arm, [56, 46, 38, 34], 5)
    glove(img, 262, 858, 3.0, scale=1.05, side=-1)
    helmet(img, 478, 714, 74)


def helmet(img: p.Array, x: float, y: float, r: float) -> None:
    """Brass, with round lights, looking up at the boat."""
    breastplate = p.spline(p.points("-74,82 -56,50 0,40 56,50 74,82 0,98", at=(x, y)))
    p.solid(img, breastplate, BRASS, 20, light=ABOVE, cast=0.3)
    bolts = p.Layer()
    for k in range(7):
        bolts.fill(p.circle(x - 60 + 20 * k, y + 80 + 9 * math.sin(k / 6 * math.pi), 4), "4a3018").fill(
            p.circle(x - 61 + 20 * k, y + 78.5 + 9 * math.sin(k / 6 * math.pi), 2), "ffeab0"
        )
    p.lay(img, bolts)
    p.solid(img, p.circle(x, y, r), BRASS, r, light=ABOVE, tooth=0.6, soften=8)
    for cx, cy, rr in ((x - 26, y - 4, 36), (x + 50, y + 4, 19), (x - 4, y - 60, 17)):
        p.solid(img, p.circle(cx, cy, rr, rr * (1 if rr > 30 else 0.95)), BRASS, 7, light=ABOVE, cast=0.2)
        glass = p.mask(p.circle(cx, cy, rr * 0.72))
        p.over(img, glass, p.ramp(np.clip(0.5 - (p.grid.y - cy) / rr * 0.5, 0, 1), [(0, "0a2c34"), (1, "2c7c7c")]))
        glint = p.spline(p.points("-0.5,-0.1 -0.3,-0.5 0.1,-0.58 -0.2,-0.3", at=(cx, cy), scale=(rr, rr)))
        shine = p.Layer().fill(glint, "e8fff4", 0.8)
        if rr > 30:
            for d in (-9, 9):
                shine.stroke(p.line([(cx + d, cy - 26), (cx + d, cy + 26)]), 3.4, "8a6430")
            shine.stroke(p.line([(cx - 26, cy), (cx + 26, cy)]), 3.4, "8a6430")
        p.lay(img, shine)
    p.solid(img, p.ribbon([(x + 36, y - 40), (x + 56, y - 54)], [24, 26], 8, True), BRASS, 9, light=ABOVE)


def notes(img: p.Array) -> None:
    """Bubbles from the valve; some of them have stems."""
    path = p.sample(p.points("556,736 640,748 700,700 668,648 716,604 752,640"), 13)
    stray_bubbles = [(744, 700, 6), (736, 742, 4), (590, 730, 4), (764, 590, 6)]
    layer = p.Layer()
    for k, (x, y) in enumerate(path):
        r = 8 + 6 * abs(math.sin(k * 1.7)) + (5 if k % 3 == 1 else 0)
        p.bubbles(layer, [(x, y, r)])
        if k % 3 == 1:
            stem = p.spline([(x + r * 0.95, y), (x + r * 0.95, y - 40), (x + r * 0.95 + 12, y - 28)], False)
            layer.stroke(stem, 3, "e8fff4", 0.85)
    p.bubbles(layer, stray_bubbles)
    p.lay(img, layer)


def sheet(img: p.Array, x: float, y: float, turn: float, scale: float) -> None:
    """A page of music: staves and dots only."""
    page = p.spline(p.points("-42,-56! 0,-64 44,-52! 38,0 46,54! 4,48 -40,58! -46,0"))
    s = p.Sprite()
    s.add(page, "fbf0dc", 16)
    for row in (-38, -10, 20):
        for d in (0, 4, 8, 12):
            stave = p.spline([(-34, row + d), (0, row + d - 4), (36, row + d)], False)
            s.line(stave, 0.8, "6a5040", 0.8)
        for dx, dy in p.points("-24,4 -8,0 6,6 22,2"):
            s.add(p.circle(dx, row + dy, 3.4, 2.6), "3a2420", 0)
            s.line(p.line([(dx + 3, row + dy), (dx + 3, row + dy - 12)]), 1, "3a2420")
    s.draw(img, x, y, 100 * scale, turn=turn, light=DAWN)


def dawn() -> p.Array:
    """A warm sky with a low sun, wisps and two clouds."""
    dawn_sky = [(0, "e88a6c"), (0.25, "f4a880"), (0.55, "fcca9c"), (0.82, "ffe6b8"), (1, "fff2cc")]
    img = p.sky("dawn", 520, 3, dawn_sky)
    p.sun(img, 96, 452, 46, colour="fff8e0", halo="ffcf90", alpha=0.6)
    p.cirrus(img, 140, 170, "fff4e0", alpha=0.55, seed=6, tilt=0.15)
    p.cumulus(
        img,
        660,
        430,
        380,
        height=120,
        lit="fff4e0",
        middle="f8c8a8",
        dark="d08c8c",
        seed=5,
        puffs=60,
        light=(-0.8, -0.3),
        alpha=0.9,
        base=470,
        soft=1.5,
    )
    p.cumulus(
        img,
        90,
        250,
        260,
        height=70,
        lit="fff0d4",
        middle="f8c0a0",
        dark="d88c84",
        seed=8,
        puffs=50,
        light=(-0.5, 0.6),
        alpha=0.75,
        base=262,
        soft=1.5,
    )
    return img


def music_stand(img: p.Array) -> None:
    """A bare stand in the boat: the wind has taken its sheet."""
    ledge = p.spline([(476, 396), (496, 388), (520, 372)], False)
    stand = p.Layer().stroke(p.line([(496, 486), (496, 392)]), 5, "4a342c").stroke(ledge, 5, "4a342c")
    p.lay(img, stand)


def water_edge(img: p.Array) -> None:
    """The cut through the water as a bright line."""
    hull_outline = p.spline(p.points("104,520 120,540 330,620 540,540 556,520 330,500"))
    edge = p.Layer()
    xs = range(-10, 820, 10)
    edge.stroke(p.spline([(x, waterline(x)) for x in xs], False), 5, "f4fff0", 0.75)
    edge.stroke(p.spline([(x, waterline(x) + 7) for x in xs], False), 8, "1c7470", 0.35, soft=3)
    p.lay(img, edge, clip=1 - p.mask(hull_outline) * 0.6)


def flying_sheet(img: p.Array) -> None:
    """The sheet of music in the wind."""
    long_gust = p.spline(p.points("560,330 610,290 600,240 626,214"), False)
    short_gust = p.spline([(540, 300), (580, 262), (588, 212)], False)
    sheet(img, 676, 150, 24, scale=1.05)
    p.lay(img, p.Layer().stroke(long_gust, 2.4, "fffaf0", 0.5).stroke(short_gust, 2, "fffaf0", 0.4))


def paint() -> p.Array:
    """Half above the water and half below, from the side: sailor and boat, the hose, the diver, the water's edge."""
    img = dawn()
    p.ridge(img, 500, 8, "d8a494", bottom="f0c4a8", seed=3, depth=40)
    p.sea(img, 506, "f4d4b0", "7cb4a4", crest="fff8e8", rough=0.7, seed=4)
    p.glitter(img, 96, 508, 580, width=40, colour="fff4d0", alpha=0.8)
    m = depths(img)
    weeds(img)
    sailor(img)
    boat(img)
    music_stand(img)
    hose(img)
    diver(img)
    notes(img)
    water_edge(img)
    flying_sheet(img)
    p.dust(img, 90, "e8fff0", 0.4, seed=6, m=m)
    return img
