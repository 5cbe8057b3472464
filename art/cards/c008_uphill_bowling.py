"""A dung beetle heaves a bowling ball up an enormous slope, once more.

Technique: painted relief.
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
FAR = [(0, "0e0808"), (0.6, "2c180c"), (1, "7a4a1c")]


def ridge(x: float) -> float:
    """The height of the slope at x."""
    return 1022 - math.tan(ANGLE) * (x + 20) + 9 * math.sin(x / 90) + 5 * math.sin(x / 37 + 1)


def up(x: float, y: float, along: float, high: float) -> tuple[float, float]:
    """A point `along` the slope from (x, y) and `high` above it."""
    c, s = math.cos(ANGLE), math.sin(ANGLE)
    return x + along * c - high * s, y - along * s - high * c


def hill(img: p.Array) -> p.Array:
    """The slope's broad flank with thousands of blades of grass and the worn groove."""
    line = np.array([ridge(x) for x in np.arange(-20, 821, 10)])
    path = p.poly([*zip(np.arange(-20, 821, 10), line, strict=True), (830, 1230), (-30, 1230)])
    m = p.rough(p.mask(path), 2, 12, 3)
    depth = (p.grid.y - np.interp(p.grid.x, np.arange(-20, 821, 10), line)).astype(p.f32)
    tone = np.clip(1 - depth / 720 + p.noise(150, 5, 4) * 0.16 + p.noise(28, 6, 3) * 0.07, 0, 1)
    p.over(
        img,
        m,
        p.ramp(
            tone, [(0, "2c1a18"), (0.3, "5a3018"), (0.55, "8a5420"), (0.75, "a87a2c"), (0.9, "d89a38"), (1, "f4b850")]
        ),
    )
    p.over(img, m * p.smooth(0.1, 0.6, p.noise(190, 9, 3)), "6a6a28", 0.45)
    groove = m * p.smooth(4, 12, depth) * p.smooth(66, 54, depth + p.noise(24, 3, 3) * 6)
    groove *= p.smooth(600, 570, p.grid.x)
    p.over(
        img,
        groove,
        p.ramp(
            np.clip(depth / 64 + p.noise(12, 4, 3) * 0.16, 0, 1),
            [(0, "2a140e"), (0.35, "4a2414"), (0.7, "8a4c20"), (1, "d88a3c")],
        ),
    )
    grass = m * (1 - p.blur(groove, 2))
    p.hairs(
        img,
        grass,
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
        grass * p.smooth(150, 0, depth),
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
    p.meadow_flowers(img, grass * p.smooth(60, 200, depth), ["ffd878", "f0a038", "d8c060"], 260, size=2.6, seed=11)
    blades = p.Layer()
    random = np.random.default_rng(3)
    for _ in range(900):
        x = random.uniform(-10, 810)
        rut = x < 585
        y = ridge(x) + (random.choice([2, 62]) if rut else 2) + random.uniform(0, 7)
        colour = p.mix("5a3c14", "ffd070", random.random() ** 1.5 * (0.4 + x / 1300))
        blades.fill(
            p.hair(x, y, random.normal(-1.3, 0.3), random.uniform(10, 24), width=2.2, bend=random.normal(0, 0.2)),
            colour,
            0.9,
        )
    p.lay(img, blades)
    return m


def pin(tilt: float) -> p.Sprite:
    """One skittle."""
    s = p.Sprite()
    body = p.points("-10,0! -16,-26 -15,-42 -8,-62 -8,-74 -11,-88 0,-100 11,-88 8,-74 8,-62 15,-42 16,-26 10,0!")
    s.add(p.spline(body), [(0, "5a3020"), (0.4, "b0805c"), (0.65, "ecd2a4"), (0.85, "fff0d0"), (1, "fffaf0")], 13)
    for y in (-68, -62):
        s.limb([(-7.5, y), (0, y + 1.6), (7.5, y)], [2.6, 2.6], "c8781c")
    for side in (-1, 1):
        for k in (0, 1):
            reach = 21 + 5 * k
            s.line(
                p.spline([(side * reach, -92 + k * 3), (side * (reach + 3), -84), (side * reach, -76 - k * 3)], False),
                1.2,
                "fff0cc",
                0.55 if abs(tilt) > 1 else 0,
            )
    return s


def skittles(img: p.Array) -> None:
    """Ten pins at the foot of the groove, nine of them rocking."""
    random = np.random.default_rng(8)
    place = 0
    for row in range(4):
        for k in range(4 - row):
            x, y = 52 + k * 62 + row * 31, 1010 + row * 30
            tilt = 0.0 if place == 6 else random.choice([-1, 1]) * random.uniform(7, 15)
            pin(tilt).draw(
                img, x, y + 16, 122 + row * 7, turn=tilt, light=LIGHT, ground=0.5, rim="ffdc98", rim_alpha=0.5
            )
            place += 1


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
    for hx, hy in ((-0.32, -0.3), (0.02, -0.42), (-0.06, -0.02)):
        cx, cy = x + hx * r, y + hy * r
        layer.fill(p.circle(cx, cy, r * 0.125, r * 0.115), "e8a848", 0.75)
        layer.fill(p.circle(cx + 2.5, cy - 2.5, r * 0.115, r * 0.105), "060406")
    layer.fill(
        p.spline(
            [
                (x + r * 0.42, y - r * 0.78),
                (x + r * 0.66, y - r * 0.62),
                (x + r * 0.8, y - r * 0.36),
                (x + r * 0.6, y - r * 0.44),
                (x + r * 0.44, y - r * 0.62),
            ]
        ),
        "fff6dc",
        0.85,
        3,
    )
    layer.stroke(
        p.spline([(x - r * 0.9, y + r * 0.1), (x - r * 0.78, y + r * 0.5), (x - r * 0.45, y + r * 0.8)], False),
        4,
        "e08838",
        0.5,
        soft=3,
    )
    p.lay(img, layer, clip=m)
    p.rim_light(img, m, "ffe0a0", 3, dy=-4, alpha=0.8)


def beetle() -> p.Sprite:
    """Pushing to the right with head and forelegs; the origin is the ground under its middle."""
    s = p.Sprite()
    for points, widths in (  # the far legs, in the shade of the body
        (p.points("-40,-44 -78,-60 -84,-26 -112,2"), [15, 15, 10, 5]),
        ([(20, -62), (54, -40), (44, 2)], [14, 12, 5]),
        ([(44, -92), (84, -92), (112, -112)], [14, 14, 6]),
    ):
        s.limb(points, widths, FAR)
    elytra = p.spline(p.points("-136,-40 -128,-84 -78,-122 -10,-128 20,-100 10,-58 -48,-28 -108,-22"))
    s.add(elytra, SHELL, 52)
    for k in range(5):
        y = -112 + k * 17
        way = p.spline([(16, y + k * 3), (-52, y + 8 + k * 2), (-132, y + 48 - k * 5)], False)
        s.parts.append(p.Part(way, "2a1408", 0, 0.7, width=2.6, clip=elytra))
    s.parts.append(
        p.Part(p.spline([(-112, -92), (-70, -116), (-16, -122)], False), "fff0c0", 0, 0.4, width=8, clip=elytra)
    )
    s.add(p.spline(p.points("-14,-120 22,-148 60,-144 74,-112 58,-76 18,-58 -6,-74")), THORAX, 34)
    s.line(p.spline([(4, -122), (26, -138), (54, -134)], False), 4, "fff0c0", 0.6)
    s.line(p.spline([(84, -146), (90, -172), (108, -184)], False), 4.4, "3a1e0c")
    for dy in (-8, 0, 8):
        s.limb([(106, -184), (122, -186 + dy)], [4, 6.5], "f0a030")
    for x, y in ((116, -144), (122, -128), (116, -110)):
        s.limb([(96, -124), (x, y)], [17, 3], SHELL)
    s.add(p.spline(p.points("54,-142 76,-156 100,-150 112,-128 104,-104 76,-94 56,-106")), SHELL, 24)
    s.add(p.circle(86, -130, 12.5, 13.5), "fff8e4", 4)
    s.add(p.circle(91, -132, 6.4, 7.4), "0a0608", 0)
    s.add(p.circle(93.5, -135, 2.2), "fffaf0", 0)
    s.line(p.spline([(72, -146), (86, -150), (100, -142)], False), 4.4, "2a1408")
    s.line(p.spline([(88, -108), (96, -112), (104, -110)], False), 3.4, "2a1408")
    for bones in (  # the near legs: a stout thigh, a shin that narrows, a thin foot
        ([(-58, -46), (-78, -58), (-102, -58)], [(-100, -60), (-116, -30), (-126, -4)], [(-126, -4), (-148, 5)]),
        ([(4, -64), (20, -54), (34, -34)], [(34, -36), (18, -14), (4, -2)], [(4, -2), (-16, 5)]),
        ([(38, -88), (56, -66), (80, -58)], [(78, -58), (96, -64), (112, -82)], [(112, -82), (118, -98)]),
    ):
        for points, widths in zip(bones, ([25, 23, 17], [17, 14, 8], [6, 3]), strict=True):
            s.limb(points, widths, THORAX)
    for x, y in p.points("-108,-34 -116,-20 -124,-8 20,-14 10,-6 92,-56 102,-62"):
        s.limb([(x, y), (x - 9, y + 9)], [4.4, 1], "15121c")
    return s


def scorer(img: p.Array) -> None:
    """The ladybird keeps the tally on a plank that runs off the card."""
    p.solid(img, p.rect(560, 1080, 22, 130), "4a2c18", 9, light=LIGHT)
    board = p.poly(p.points("486,1010 830,984 834,1098 494,1114"))
    m = p.rough(p.mask(board), 2, 10, 5)
    p.shadow(img, m, -12, 12, soft=10, alpha=0.5, colour="180a08")
    p.clothe(img, m, p.warp(p.texture.wood("8a5a30", 38, False, 7), 0, p.grid.x * 0.07), 14, light=LIGHT)
    chalk = p.Layer()
    random = np.random.default_rng(2)
    for group in range(7):
        gx, gy = 520 + group * 54, 1066 - group * 4
        for k in range(4 if group else 3):
            x = gx + k * 10
            chalk.fill(
                p.ribbon(
                    [(x + random.normal(0, 1), gy - 32), (x, gy), (x + random.normal(0, 1.5), gy + 28)], [3, 4.4, 3], 8
                ),
                "fff0d4",
                0.92,
            )
        if group:
            chalk.fill(p.ribbon([(gx - 8, gy + 20), (gx + 40, gy - 24)], [4, 3.4], 6), "fff0d4", 0.92)
    p.lay(img, chalk, tooth=1.4)
    s = p.Sprite()
    ink = "1a0e10"
    for points in (
        [(-26, -34), (-40, -16), (-34, 0)],
        [(-2, -30), (2, -12), (-4, 0)],
        [(18, -54), (34, -42), (42, -48)],
    ):
        s.limb(points, [6, 5, 3], ink)
    s.add(p.spline(p.points("-44,-22 -46,-56 -24,-84 4,-88 18,-64 12,-34 -12,-18")), "dc2c20", 26)
    for x, y, r in ((-28, -62, 8), (-10, -40, 7), (-6, -72, 7), (-32, -36, 6)):
        s.add(p.circle(x, y, r), ink, 4)
    s.add(p.spline(p.points("6,-88 22,-98 36,-88 36,-72 22,-62 10,-68")), ink, 11)
    s.add(p.circle(29, -82, 4.4), "fff4dc", 0)
    s.add(p.circle(30.4, -82, 2.4), "0a0608", 0)
    s.add(p.spline(p.points("2,-90! 6,-108 24,-112 36,-96! 20,-93")), "e8dcc0", 8)
    s.add(p.spline(p.points("26,-98 48,-96 54,-89 34,-91")), "6a5a30", 3)
    s.limb([(16, -60), (38, -62), (54, -76)], [6, 5, 4], ink)
    s.limb([(50, -72), (62, -84)], [6, 6], "fff8e8")
    s.draw(img, 452, 1150, 136, light=LIGHT, ground=0.5, rim="ffdc98", rim_alpha=0.5)


def paint() -> p.Array:
    """The card."""
    img = p.sky(
        "sunset",
        1200,
        5,
        [(0, "d8622c"), (0.16, "f08a34"), (0.34, "fbb450"), (0.55, "fcd080"), (0.75, "f2a860"), (1, "c86a3c")],
    )
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
    hill(img)
    contact = (604.0, ridge(604.0) + 14)
    r = 124
    bx, by = up(*contact, 0, r)
    beetle_at = up(*contact, -272, -8)
    for x, y, rx in ((*contact, 110), (*beetle_at, 160)):
        glaze = p.mask(p.moved(p.circle(0, 0, rx, 26), x - 22, y + 26, 1, turn=-42), soft=12)
        p.multiply(img, glaze, "4a2018", 0.75)
    ball(img, bx, by, r)
    beetle().draw(img, *beetle_at, 152, turn=-42, light=(0.3, -0.75, 0.5), rim="ffe6a8", rim_alpha=0.8)
    drops = p.Layer()
    for dx, dy in ((-6, -292), (44, -316), (-56, -262)):
        qx, qy = up(*beetle_at, dx, -dy)
        drops.fill(p.spline([(qx, qy - 12, 1), (qx + 6, qy), (qx, qy + 7), (qx - 6, qy)]), "fff6dc", 0.9)
    p.lay(img, drops)
    p.glow(img, *SUN, 420, colour="ffb040", alpha=0.16)
    skittles(img)
    scorer(img)
    return img
