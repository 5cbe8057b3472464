"""A dung beetle heaves a bowling ball up an enormous slope, once more.

Technique: painted relief. Back to front: the sunset, the slope with its grass, ball and beetle, the ledge with the
skittles, tall grasses close to us.
"""

from __future__ import annotations

import math

import numpy as np

from art import paint as p

NUMBER, TITLE = 8, "Uphill Bowling"

SUN = (716.0, 196.0)
LIGHT: p.Light = (0.62, -0.6, 0.35)
ANGLE = math.radians(42)
LACQUER = [(0, "050408"), (0.55, "0e0a0c"), (0.74, "1c1210"), (0.88, "5a3214"), (0.96, "d88a34"), (1, "fff0c0")]
SHELL = [(0, "0c0606"), (0.32, "26100a"), (0.56, "522810"), (0.75, "96521a"), (0.89, "e8a040"), (1, "fff2cc")]
THORAX = [(0, "070609"), (0.34, "15121c"), (0.58, "2a2634"), (0.76, "5c5058"), (0.9, "d8ac78"), (1, "fff4dc")]
LIMB = [(0, "0a0506"), (0.4, "241009"), (0.66, "4a2410"), (0.84, "8e501e"), (0.94, "e8a84c"), (1, "fff0c8")]
EARTH = [(0, "1e0e0a"), (0.5, "4a2414"), (0.85, "8a4c20"), (1, "d88a3c")]
FAR = [(0, "100c12"), (0.5, "221c26"), (0.8, "4a3c3c"), (1, "a8805c")]


def ridge(x: float) -> float:
    """The height of the slope at x."""
    return 1076 - math.tan(ANGLE) * (x + 20) + 9 * math.sin(x / 90) + 5 * math.sin(x / 37 + 1)


def up(x: float, y: float, along: float, high: float) -> tuple[float, float]:
    """A point `along` the slope from (x, y) and `high` above it."""
    c, s = math.cos(ANGLE), math.sin(ANGLE)
    return x + along * c - high * s, y - along * s - high * c


def grass(img: p.Array, m: p.Array, depth: p.Array) -> None:
    """Hairs of grass all over, lighter ones below the edge, small flowers further down."""
    p.hairs(
        img,
        m,
        lambda x, y: -1.25 + 0.35 * math.sin(x / 120),
        9000,
        length=(10, 26),
        width=(1, 2.4),
        jitter=0.18,
        seed=5,
        curl=0.3,
        alpha=0.85,
    )
    p.hairs(
        img,
        m * p.smooth(150, 0, depth),
        lambda x, y: -1.15,
        2400,
        length=(12, 26),
        width=(0.9, 2),
        jitter=0.15,
        seed=6,
        curl=0.3,
        alpha=0.8,
        lift=0.12,
    )
    p.meadow_flowers(img, m * p.smooth(60, 200, depth), ["ffd878", "f0a038", "d8c060"], 260, size=2.6, seed=11)


def blades(img: p.Array) -> None:
    """Single blades along the edge and on both sides of the groove."""
    layer = p.Layer()
    random = np.random.default_rng(3)
    for _ in range(900):
        x = random.uniform(-10, 810)
        rut = x < 585
        y = ridge(x) + (random.choice([2, 62]) if rut else 2) + random.uniform(0, 7)
        colour = p.mix("5a3c14", "ffd070", random.random() ** 1.5 * (0.4 + x / 1300))
        layer.fill(
            p.hair(x, y, random.normal(-1.3, 0.3), random.uniform(10, 24), width=2.2, bend=random.normal(0, 0.2)),
            colour,
            0.9,
        )
    p.lay(img, layer)


def hill(img: p.Array) -> None:
    """The slope's broad flank with thousands of blades of grass and the worn groove."""
    autumn_grass = [(0, "2c1a18"), (0.3, "5a3018"), (0.55, "8a5420"), (0.75, "a87a2c"), (0.9, "d89a38"), (1, "f4b850")]
    worn_earth = [(0, "2a140e"), (0.35, "4a2414"), (0.7, "8a4c20"), (1, "d88a3c")]
    line = np.array([ridge(x) for x in np.arange(-20, 821, 10)])
    path = p.poly([*zip(np.arange(-20, 821, 10), line, strict=True), (830, 1230), (-30, 1230)])
    m = p.rough(p.mask(path), 2, 12, 3)
    depth = (p.grid.y - np.interp(p.grid.x, np.arange(-20, 821, 10), line)).astype(p.f32)
    tone = np.clip(1 - depth / 720 + p.noise(150, 5, 4) * 0.16 + p.noise(28, 6, 3) * 0.07, 0, 1)
    p.over(img, m, p.ramp(tone, autumn_grass))
    p.over(img, m * p.smooth(0.1, 0.6, p.noise(190, 9, 3)), "6a6a28", 0.45)
    groove = m * p.smooth(4, 12, depth) * p.smooth(66, 54, depth + p.noise(24, 3, 3) * 6)
    groove *= p.smooth(600, 570, p.grid.x)
    p.over(img, groove, p.ramp(np.clip(depth / 64 + p.noise(12, 4, 3) * 0.16, 0, 1), worn_earth))
    grass(img, m * (1 - p.blur(groove, 2)), depth)
    blades(img)


def pin() -> p.Sprite:
    """One skittle."""
    body = p.points("-10,0! -16,-26 -15,-42 -8,-62 -8,-74 -11,-88 0,-100 11,-88 8,-74 8,-62 15,-42 16,-26 10,0!")
    lacquer = [(0, "5a3020"), (0.4, "b0805c"), (0.65, "ecd2a4"), (0.85, "fff0d0"), (1, "fffaf0")]
    s = p.Sprite()
    s.add(p.spline(body), lacquer, 13)
    for y in (-68, -62):
        band = [(-7.5, y), (0, y + 1.6), (7.5, y)]
        s.limb(band, [2.6, 2.6], "c8781c")
    return s


def ledge(img: p.Array) -> None:
    """The flat trodden place at the foot: a bank cut into the slope behind it, a level floor before."""
    bank = p.points("-30,1062! 30,1040 90,1014 190,1006 290,1030 352,1084 372,1150 360,1240! -30,1240!")
    floor = p.points("-30,1076! 60,1052 210,1050 300,1076 340,1112 350,1160 330,1240! -30,1240!")
    trodden_sand = [(0, "b0702c"), (0.3, "e0a44c"), (1, "f0bc64")]
    p.over(img, p.rough(p.mask(p.spline(bank), soft=3), 4, 20, 5), "3a1c12", 0.9)
    m = p.rough(p.mask(p.spline(floor)), 2, 14, 6)
    tone = p.vertical(trodden_sand, 1042, 1200, p.noise(26, 7, 3) * 0.12)
    p.over(img, m, tone)
    layer = p.Layer()
    random = np.random.default_rng(8)
    for _ in range(420):
        x = random.uniform(-10, 352)
        y = float(np.interp(x, [-30, 30, 90, 190, 290, 352], [1062, 1042, 1016, 1009, 1034, 1088])) + random.uniform(
            -6, 10
        )
        colour = p.mix("5a3c14", "e0a848", random.random() ** 1.5)
        layer.fill(p.hair(x, y, random.normal(1.2, 0.5), random.uniform(10, 26), width=2.2, bend=0.2), colour, 0.9)
    p.lay(img, layer)


def skittles(img: p.Array) -> None:
    """Ten pins on the ledge at the foot of the groove."""
    for row in range(4):
        for k in range(4 - row):
            x, y = 46 + k * 74 + row * 37, 1080 + row * 32
            p.multiply(img, p.mask(p.moved(p.circle(-30, 2, 50, 9), x, y, 1, turn=-8), soft=4), "5a2c14", 0.7)
            p.multiply(img, p.mask(p.circle(x, y - 2, 20, 6), soft=2), "2a120c", 0.8)
            pin().draw(img, x, y, 138 + row * 8, light=LIGHT, rim="ffdc98", rim_alpha=0.5)


def ball(img: p.Array, x: float, y: float, r: float) -> None:
    """Black lacquer with three finger-holes, the sun in it twice."""
    m = p.mask(p.circle(x, y, r))
    p.form(img, m, LACQUER, r, light=LIGHT, texture=0.02, seed=4, soften=10)
    g = p.grid
    d = np.hypot(g.x - x, g.y - y) / r
    bounce = m * p.smooth(0.62, 1.0, d) * p.smooth(0.1, 0.9, (g.y - y) / r * 0.7 - (g.x - x) / r * 0.7)
    p.shine(img, bounce, "c86a24", 0.6)
    swirl = np.sin((g.x * 0.6 + g.y + p.noise(90, 4, 3) * 60) / 15)
    p.shine(img, m * p.smooth(0.75, 1, swirl) * p.smooth(1, 0.5, d), "8a5a28", 0.3)
    layer = p.Layer()
    for hx, hy in ((-0.52, -0.36), (-0.19, -0.5), (-0.25, -0.08)):
        cx, cy = x + hx * r, y + hy * r
        layer.fill(p.circle(cx, cy, r * 0.125, r * 0.115), "e8a848", 0.75)
        layer.fill(p.circle(cx + 2.5, cy - 2.5, r * 0.115, r * 0.105), "060406")
    sun_on_ball = p.spline(p.points("0.42,-0.78 0.66,-0.62 0.8,-0.36 0.6,-0.44 0.44,-0.62", at=(x, y), scale=(r, r)))
    layer.fill(sun_on_ball, "fff6dc", 0.85, 3)
    glow_below = p.spline([(x - r * 0.9, y + r * 0.1), (x - r * 0.78, y + r * 0.5), (x - r * 0.45, y + r * 0.8)], False)
    layer.stroke(glow_below, 4, "e08838", 0.5, soft=3)
    p.lay(img, layer, clip=m)
    p.rim_light(img, m, "ffe0a0", 3, dy=-4, alpha=0.8)


def foot(s: p.Sprite, joints: tuple[p.Point, ...], scale: float, tones: p.Stops) -> None:
    """Beads from the ankle to the toe, each smaller than the last, and two claws."""
    before, toe = joints[-2:]
    along = math.atan2(toe[1] - before[1], toe[0] - before[0])
    for way in (-0.5, 0.5):
        bend = (toe[0] + 10 * scale * math.cos(along + way), toe[1] + 10 * scale * math.sin(along + way))
        tip = (toe[0] + 19 * scale * math.cos(along + way * 1.7), toe[1] + 19 * scale * math.sin(along + way * 1.7))
        s.limb([toe, bend, tip], [8 * scale, 7 * scale, 1.5], tones)
    s.limb(list(joints), [9 * scale, 6 * scale], tones)
    for t in (1.0, 0.72, 0.44, 0.2):
        at = t * (len(joints) - 1)
        x, y = (float(np.interp(at, range(len(joints)), [joint[k] for joint in joints])) for k in (0, 1))
        s.add(p.circle(x, y, (7.5 - 2 * t) * scale), tones, 5 * scale)


def leg(s: p.Sprite, bones: tuple[p.Point, ...], scale: float, tones: p.Stops) -> None:
    """A beetle's leg in hard pieces: the swollen thigh, the toothed shin that widens, a thin foot with two claws."""
    hip, knee, ankle = bones[:3]
    nx, ny = knee[1] - ankle[1], ankle[0] - knee[0]
    n = math.hypot(nx, ny) * (1 if nx < 0 or ny > 0 else -1)
    nx, ny = nx / n, ny / n
    for t in (0.45, 0.7, 0.95):
        x, y = knee[0] + (ankle[0] - knee[0]) * t, knee[1] + (ankle[1] - knee[1]) * t
        s.limb(
            [(x + 6 * scale * nx, y + 6 * scale * ny), (x + 19 * scale * nx, y + 19 * scale * ny)],
            [9 * scale, 1],
            tones,
        )
    foot(s, bones[2:], scale, tones)
    s.add(p.ribbon([knee, ankle], [13 * scale, 17 * scale, 24 * scale], 20, True), tones, 10 * scale)
    middle = ((hip[0] + knee[0]) / 2, (hip[1] + knee[1]) / 2)
    s.add(p.ribbon([hip, middle, knee], [20 * scale, 34 * scale, 19 * scale], 20, True), tones, 15 * scale)
    s.add(p.circle(*knee, 8.5 * scale), tones, 7 * scale)


def beetle() -> p.Sprite:
    """One line of push from the hind feet through the back to both fore claws; the origin is the ground below it."""
    far_hind = ((-100, -50), (-104, -34), (-128, -2), (-142, 8))
    far_middle = ((-20, -62), (4, -36), (-4, -2), (12, 8))
    far_fore = ((-8, -124), (10, -164), (70, -142), (92, -140), (114, -146))
    under_body = p.spline(p.points("-150,-44 -80,-58 0,-72 24,-76 0,-52 -60,-36 -120,-30"))
    elytra = p.spline(p.points("-176,-50 -172,-86 -134,-116 -72,-134 -16,-128 -2,-92 -24,-60 -88,-42 -150,-36"))
    sheen = p.spline([(-146, -100), (-100, -122), (-40, -128)], False)
    thorax = p.spline(p.points("-26,-130 0,-144 26,-136 36,-104 24,-74 -4,-62 -24,-78"))
    head = p.spline(p.points("12,-132 34,-142 54,-130 62,-106 60,-84 44,-72 22,-78 12,-100"))
    eye = p.spline(p.points("27,-112! 30,-128 46,-129 57,-117! 42,-119"))
    brow = p.spline([(26, -122), (42, -129), (58, -119)], False)
    mouth = p.spline([(40, -84), (48, -92), (59, -92)], False)
    near_hind = ((-84, -54), (-136, -46), (-176, -8), (-198, 7))
    near_middle = ((-52, -62), (-12, -54), (-36, -8), (-60, 8))
    near_fore = ((-4, -92), (20, -42), (76, -58), (95, -56), (114, -59))

    s = p.Sprite()
    leg(s, far_hind, 0.85, FAR)
    leg(s, far_middle, 0.8, FAR)
    leg(s, far_fore, 0.9, THORAX)
    s.add(under_body, FAR, 16)
    s.add(elytra, SHELL, 46)
    for k in range(5):
        way = p.spline([(0, -118 + k * 14), (-70, -122 + k * 18), (-130, -104 + k * 15), (-178, -66 + k * 6)], False)
        s.add(way, "2a1408", 0, alpha=0.7, width=2.6, clip=elytra)
    s.add(sheen, "fff0c0", 0, alpha=0.35, width=7, clip=elytra)
    s.add(thorax, THORAX, 32)
    for way in ([(22, -136), (4, -160), (-34, -166)], [(34, -139), (16, -178), (-20, -196)]):
        s.line(p.spline(way, False), 4.4, "3a1e0c")
        s.limb([way[2], (way[2][0] - 14, way[2][1] + 1)], [6, 11], "d88a34")
    s.add(head, SHELL, 24)
    s.add(p.circle(42, -112, 12.5, 13), "fff8e4", 4)
    s.add(p.circle(47, -113, 6, 7), "0a0608", 0)
    s.add(p.circle(49, -116, 2.2), "fffaf0", 0)
    s.add(eye, "7a4214", 5)
    s.line(brow, 5, "2a1408")
    s.line(mouth, 4, "2a1408")
    leg(s, near_hind, 1.0, LIMB)
    leg(s, near_middle, 0.95, LIMB)
    leg(s, near_fore, 1.0, LIMB)
    return s


def clods(img: p.Array, beetle_at: tuple[float, float], scale: float) -> None:
    """Soil heaped behind every foot that has dug itself in."""
    random = np.random.default_rng(4)
    for foot in (-196, -62, -142, 12):
        x, y = up(*beetle_at, foot * scale, -9 * scale)
        heap = p.moved(p.spline(p.points("-30,10 -20,-8 -4,-13 12,-6 26,10")), x - 6, y, 1, turn=-42)
        p.solid(img, heap, EARTH, 9, light=LIGHT, tooth=2.0, texture=0.2, seed=3)
        crumbs = p.Layer()
        for _ in range(9):
            cx, cy = up(x, y, random.uniform(-46, 14), random.uniform(-8, 24))
            crumbs.fill(p.circle(cx, cy, random.uniform(2, 5)), p.mix("3a1c10", "8a4c20", random.random()))
        p.lay(img, crumbs)


def mirrored(img: p.Array, beetle_at: tuple[float, float], scale: float) -> None:
    """Where the forelegs press, the lacquer shows them once more, dim and upside down."""
    layer = p.Layer()
    for way in ("80,-56 100,-50 120,-54 134,-50", "74,-146 94,-146 110,-152 120,-150"):
        place = [up(*beetle_at, x * scale, -y * scale) for x, y in p.points(way)]
        layer.fill(p.ribbon(place, [40, 26, 16, 6], 20, True), "b86a2c", 0.5, soft=5)
    p.lay(img, layer)


def dent(img: p.Array, contact: tuple[float, float]) -> None:
    """The ball has sunk into the turf: a lip of soil before it, blades bent over its edge, stones that roll."""
    lip = [(-96, 2), (-60, 10), (-10, 15), (40, 22), (76, 32), (100, 26), (126, 8), (148, -4), (60, -16), (-50, -20)]
    path = p.spline([up(*contact, a, h) for a, h in lip])
    p.solid(img, path, EARTH, 14, light=LIGHT, tooth=2.0, texture=0.2, seed=5)
    layer = p.Layer()
    random = np.random.default_rng(9)
    for _ in range(170):
        a = random.uniform(-90, 144)
        high = float(np.interp(a, [-96, -10, 40, 76, 100, 126, 148], [2, 13, 20, 30, 26, 8, -2]))
        x, y = up(*contact, a, high - random.uniform(0, 22))
        colour = p.mix("5a3c14", "ffd070", random.random() ** 1.4)
        layer.fill(p.hair(x, y, random.normal(-1.1, 0.45), random.uniform(12, 28), width=2.4, bend=0.2), colour, 0.95)
    p.lay(img, layer)
    for along, high, size in ((-116, -8, 10), (-142, 4, 6), (-170, -12, 8), (-196, 2, 4), (-232, -10, 6)):
        stone = p.points(
            "-1,0.2 -0.6,-0.8 0.3,-1 1,-0.3 0.8,0.6 -0.2,0.9", at=up(*contact, along, high), scale=(size, size)
        )
        p.solid(img, p.spline(stone), EARTH, 6, light=LIGHT, tooth=1.0, texture=0.1, seed=size)


def foreground(img: p.Array) -> None:
    """Tall grasses close to us in the lower corner, with the sun in their ears."""
    dark, lit = p.Layer(), p.Layer()
    random = np.random.default_rng(21)
    for k in range(56):
        x = 840 - 260 * random.random() ** 1.3
        high = random.uniform(0.6, 1.0) * (60 + (x - 560) * 0.75)
        arch = random.uniform(0.1, 0.45)
        tip = (x - arch * high, 1215 - high)
        way = [(x, 1215), (x - arch * high * 0.2, 1215 - high * 0.6), tip]
        dark.fill(p.ribbon(way, [4.5, 3.2, 1], 16), p.mix("3a1e10", "a87430", random.random() ** 2))
        if k % 6:
            continue
        for grain in range(8):
            gx, gy = tip[0] - arch * grain * 7, tip[1] - grain * 6 + 10
            turn = (34 if grain % 2 else -34) - arch * 60
            dark.fill(p.moved(p.circle(0, -5, 3.6, 8), gx, gy, 1, turn=turn), "6a3c16")
            lit.stroke(p.moved(p.spline(p.points("1,-12 4,-6 3,0"), False), gx, gy, 1, turn=turn), 1.6, "ffc860")
    p.lay(img, dark)
    p.lay(img, lit)


def sunset() -> p.Array:
    """An orange sky, the sun with its rays, far ridges."""
    orange_sky = [(0, "d8622c"), (0.16, "f08a34"), (0.34, "fbb450"), (0.55, "fcd080"), (0.75, "f2a860"), (1, "c86a3c")]
    img = p.sky("sunset", 1200, 5, orange_sky)
    p.cirrus(img, 150, 200, "ffe0a0", alpha=0.5, seed=4, tilt=-0.5)
    p.cumulus(
        img,
        150,
        520,
        330,
        height=90,
        lit="ffe6b0",
        middle="f0a05c",
        dark="b85c3c",
        seed=7,
        puffs=50,
        light=(0.8, -0.4),
        alpha=0.85,
        base=540,
        soft=1.5,
    )
    p.cumulus(
        img,
        330,
        250,
        220,
        height=56,
        lit="ffe6b0",
        middle="f0a05c",
        dark="c86a40",
        seed=4,
        puffs=40,
        light=(0.8, -0.3),
        alpha=0.7,
        base=262,
        soft=1.6,
    )
    p.sun(img, *SUN, 92, colour="fff0b4", halo="ffb850", alpha=0.5)
    p.over(img, p.mask(p.circle(*SUN, 90), soft=2), p.vertical([(0, "fff6cc"), (1, "ffd060")], 110, 290), 0.8)
    p.ridge(img, 800, 26, "d88848", bottom="f4bc78", seed=4)
    p.ridge(img, 860, 22, "b86a38", bottom="e09a58", seed=7)
    p.rays(img, *SUN, 760, colour="ffe4a0", alpha=0.2, seed=3, start=100)
    return img


def climb(img: p.Array) -> None:
    """The ball and the beetle on their shadows, and the ground that gives way."""
    contact = (612.0, ridge(612.0) + 26)
    scale = 1.66
    r = 91 * scale
    beetle_at = up(*contact, -143 * scale, -2)
    for x, y, rx in ((*contact, 120), (*up(*beetle_at, -70 * scale, 0), 230)):
        glaze = p.mask(p.moved(p.circle(0, 0, rx, 28), x - 18, y + 22, 1, turn=-42), soft=12)
        p.multiply(img, glaze, "4a2018", 0.75)
    ball(img, *up(*contact, 0, r), r)
    mirrored(img, beetle_at, scale)
    beetle().draw(img, *beetle_at, 100 * scale, turn=-42, light=(0.3, -0.75, 0.5), rim="ffe6a8", rim_alpha=0.8)
    clods(img, beetle_at, scale)
    dent(img, contact)


def paint() -> p.Array:
    """Against the sunset and from the side: the slope, ball and beetle on it, the ledge with the skittles."""
    img = sunset()
    hill(img)
    climb(img)
    p.glow(img, *SUN, 420, colour="ffb040", alpha=0.16)
    ledge(img)
    skittles(img)
    foreground(img)
    return img
