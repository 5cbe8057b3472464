"""A hedgehog with a bunch of balloons; her spines wear corks, all but three.

Technique: painted relief.
"""

from __future__ import annotations

import math

import numpy as np

from art import paint as p

NUMBER, TITLE = 15, "Careful Balloons"

SUN = (560.0, 360.0)
LIGHT: p.Light = (0.5, -0.65, 0.4)
CORK = [(0, "5a3420"), (0.4, "a06c40"), (0.65, "cf9c68"), (0.85, "ecc898"), (1, "fff0d4")]
FUR = [(0, "3a2018"), (0.35, "6e4428"), (0.6, "a8743f"), (0.82, "dcae70"), (1, "fff0c8")]
WRIST = (632.0, 716.0)
CHERRY, TURQUOISE = "cc1430", "12a8a8"


def stall(awning: tuple[str, str], goods: str) -> p.Sprite:
    """A market stall of 100 units with a scalloped awning."""
    s = p.Sprite()
    for x in (-44, 40):
        s.add(p.rect(x, -100, 5, 100), "6a4630", 3)
    s.add(p.rect(-50, -38, 100, 8), "8a5c3a", 4)
    s.add(p.rect(-47, -30, 94, 30), "7a5034", 6)
    for x in range(-44, 46, 11):
        s.line(p.line([(x, -29), (x, 0)]), 0.8, "3a2218", 0.7)
    random = np.random.default_rng(len(goods))
    for k in range(7):
        x = -40 + k * 13
        if goods == "cheese":
            r = random.uniform(6, 9)
            s.add(p.rect(x - r, -38 - r * 1.1, r * 2, r * 1.1, 2), p.mix("e0b050", "f4e0a8", random.random()), 4)
            s.add(p.circle(x, -38 - r * 1.1, r, r * 0.35), "f6e4b0", 2)
        else:
            s.add(p.circle(x, -45, 8, 7), p.mix("c8642c", "e89848", random.random()), 6)
    for k in range(8):
        x0, x1 = -58 + k * 14.5, -58 + (k + 1) * 14.5
        top0, top1 = x0 * 0.8, x1 * 0.8
        strip = p.spline([(top0, -122, 1), (top1, -122, 1), (x1, -92, 1), ((x0 + x1) / 2, -85), (x0, -92, 1)])
        s.add(strip, awning[k % 2], 6)
    return s


def worried(coat: str, hat: str, hair: str = "4a2c22") -> p.Sprite:
    """A customer with fingers in both ears and eyes shut."""
    s = p.Sprite()
    s.add(p.spline([(-16, -70), (0, -76), (16, -70), (22, -40), (25, 0, 1), (-25, 0, 1), (-22, -40)]), coat, 14)
    s.limb([(0, -80), (0, -70)], [9, 9], "d8a080")
    s.add(p.circle(0, -88, 12.5, 13.5), "e4b08c", 11)
    s.add(p.spline([(-13, -90), (-10, -101), (0, -104), (10, -101), (13, -90), (8, -96), (-8, -96)]), hair, 5)
    for side in (-1, 1):
        s.line(p.spline([(side * 3, -88), (side * 5.5, -86.4), (side * 8, -88.4)], False), 1.2, "4a2420")
        s.line(p.spline([(side * 2.6, -92), (side * 8, -94)], False), 1.1, "4a2420", 0.8)
        s.limb([(side * 15, -66), (side * 29, -76), (side * 15, -88)], [10, 9, 7], p.mix(coat, "ffffff", 0.06))
        s.add(p.circle(side * 13.5, -88, 3.8), "e4b08c", 3)
    s.line(p.spline([(-3.6, -80.4), (0, -81.6), (3.6, -80.4)], False), 1.2, "7a3430")
    p.add_hat(s, (0, -90), hat, p.mix(coat, "2a1410", 0.3), back=True)
    return s


def balloon(img: p.Array, x: float, y: float, r: float, colour: str, lean: float) -> tuple[float, float]:
    """A glossy balloon with the sun behind it. Returns its knot."""
    path = p.moved(
        p.spline(
            [
                (0, 1.12, 1),
                (-0.34, 0.9),
                (-0.82, 0.36),
                (-0.92, -0.26),
                (-0.6, -0.84),
                (0, -1.06),
                (0.6, -0.84),
                (0.92, -0.26),
                (0.82, 0.36),
                (0.34, 0.9),
            ]
        ),
        x,
        y,
        r,
        lean,
    )
    m = p.mask(path)
    p.shadow(img, m, -4, 8, soft=9, alpha=0.3, colour="4a1c10")
    d = np.hypot((p.grid.x - x) / r, (p.grid.y - y) / (r * 1.05))
    sunward = ((p.grid.x - x) * (SUN[0] - x) + (p.grid.y - y) * (SUN[1] - y)) / (r * max(math.hypot(SUN[0] - x, SUN[1] - y), 1))
    tone = np.clip(0.42 + 0.22 * d**2 + 0.24 * sunward + p.noise(40, 3, 2) * 0.03, 0, 1)
    stops = [
        (0, p.mix(colour, "1c0818", 0.65)),
        (0.35, p.mix(colour, "2a0c20", 0.25)),
        (0.6, p.rgb(colour)),
        (0.85, p.mix(colour, "ffc880", 0.4)),
        (1, p.mix(colour, "fff0c0", 0.7)),
    ]
    p.over(img, m, p.ramp(tone, stops), 0.95)
    gloss = p.Layer()
    gloss.fill(p.moved(p.circle(-0.36, -0.48, 0.17, 0.3), x, y, r, 24 + lean), "ffffff", 0.8, r * 0.03)
    gloss.fill(p.moved(p.circle(-0.2, -0.82, 0.07, 0.05), x, y, r, lean), "ffffff", 0.75, r * 0.02)
    gloss.stroke(p.moved(p.spline([(0.74, 0.1), (0.58, 0.52), (0.28, 0.78)], False), x, y, r, lean), r * 0.06, "ffe8c0", 0.5, r * 0.04)
    p.lay(img, gloss, clip=m)
    a = math.radians(lean)
    kx, ky = x - math.sin(a) * r * 1.14, y + math.cos(a) * r * 1.14
    p.solid(img, p.poly([(kx, ky - 8), (kx - 7, ky + 6), (kx + 7, ky + 6)]), colour, 4, LIGHT)
    return kx, ky


def bunch(img: p.Array) -> None:
    """Eleven balloons, strings first."""
    places = [(640, 210, 78), (500, 130, 74), (360, 190, 76), (250, 330, 70), (720, 350, 68), (590, 330, 86), (450,
            290, 88),
              (350, 420, 76), (660, 500, 72), (520, 480, 84), (420, 560, 62)]  # fmt: skip
    strings = p.Layer()
    for x, y, r in places:
        strings.stroke(p.spline([(x, y + r), ((x + WRIST[0]) / 2 + 8, (y + r + WRIST[1]) / 2), WRIST], False), 2, "fff0d8", 0.85)
    p.lay(img, strings)
    for k, (x, y, r) in enumerate(places):
        balloon(img, x, y, r, CHERRY if k % 2 == 0 else TURQUOISE, (x - 530) * 0.06)


def spines(img: p.Array) -> None:
    """Needles by the hundred, each with a cork; three have lost theirs."""
    random = np.random.default_rng(5)
    roots = []
    for ring in range(9):
        u = ring / 8
        for k in range(17):
            v = (k + (ring % 2) * 0.5) / 17
            a = math.radians(100 + 182 * v)
            rx, ry = 24 + 178 * u, 30 + 196 * u
            x, y = 372 + math.cos(a) * rx + random.normal(0, 5), 900 + math.sin(a) * ry + random.normal(0, 5)
            roots.append((u, x, y, a + random.normal(0, 0.06)))
    bare = {(8, 13), (8, 10), (7, 15)}
    layer = p.Layer()
    glints = []
    order = sorted(enumerate(roots), key=lambda q: -q[1][0])
    for index, (u, x, y, a) in order:
        long = 92 - 16 * u + random.uniform(-6, 8)
        c, s = math.cos(a), math.sin(a)
        naked = (index // 17, index % 17) in bare
        long *= 1.45 if naked else 1
        tx, ty = x + c * long, y + s * long
        lit = 0.35 + 0.5 * max(0.0, -s * 0.7 + c * 0.5)
        needle = p.poly([(x - s * 4, y + c * 4), (tx, ty), (x + s * 4, y - c * 4)])
        if naked:
            needle = p.poly([(x - s * 8, y + c * 8), (tx, ty), (x + s * 8, y - c * 8)])
            layer.stroke(needle, 3, "1c0c0a", 0.7)
        layer.gradient(needle, (x, y), (tx, ty), ["2a1614", p.mix("6a4428", "e8c890", lit), "fff6e0"], [0, 0.6, 1])
        if naked:
            glints.append((tx, ty))
            continue
        w, h = 9.5, 25
        ox, oy = tx - c * 14, ty - s * 14
        block = [
            (ox - s * w, oy + c * w),
            (ox - s * w * 0.86 + c * h, oy + c * w * 0.86 + s * h),
            (ox + s * w * 0.86 + c * h, oy - c * w * 0.86 + s * h),
            (ox + s * w, oy - c * w),
        ]
        layer.stroke(p.poly(block), 4, "2a140c", 0.35, 2)
        tint = p.mix("8a5a38", "f0cc98", min(1, lit + random.uniform(-0.1, 0.15)))
        layer.gradient(p.poly(block), block[0], block[3], [p.mix(tint, "3a1c10", 0.55), tint, p.mix(tint, "fff4dc", 0.3)], [0, 0.55, 1])
        layer.fill(p.moved(p.circle(0, 0, 3.6, w * 0.86), ox + c * h, oy + s * h, 1, math.degrees(a)), p.mix(tint, "fff0d0", 0.45))
        for _ in range(3):
            layer.fill(
                p.circle(
                    ox + c * random.uniform(4, 20) - s * random.uniform(-6, 6),
                    oy + s * random.uniform(4, 20) + c * random.uniform(-6, 6),
                    1.3,
                ),
                "5a3420",
                0.7,
            )
    p.lay(img, layer)
    for tx, ty in glints:
        p.glow(img, tx, ty, 30, "fff8e0", 0.9)


def hedgehog(img: p.Array) -> None:
    """Upright, in an apron, on tiptoe."""
    back = p.rough(
        p.mask(
            p.spline(
                [(330, 1100), (220, 1084), (160, 1000), (138, 890), (168, 770), (250, 690), (340, 672), (410, 720), (430, 900), (400, 1090)]
            )
        ),
        3,
        10,
        3,
    )
    p.form(img, back, [(0, "1c0f10"), (0.5, "3a2218"), (1, "7a5030")], 90, light=LIGHT, texture=0.08, seed=3)
    for x, y in ((360, 1112), (446, 1112)):
        p.contact(img, x + 10, y + 10, 60, 10, 0.5)
        p.solid(img, p.spline([(x - 34, y - 10), (x, y - 26), (x + 40, y - 8), (x + 46, y + 10), (x - 30, y + 12)]), FUR, 16, LIGHT)
    spines(img)
    belly = p.rough(
        p.mask(p.spline([(372, 800), (440, 800), (486, 870), (496, 970), (474, 1070), (420, 1104), (350, 1100), (316, 1020), (320, 890)])),
        3,
        10,
        4,
    )
    p.shadow(img, belly, -6, 4, soft=12, alpha=0.5, colour="1c0c08")
    p.form(img, belly, FUR, 80, light=LIGHT, texture=0.06, seed=4, soften=7)
    p.hairs(img, belly, lambda x, y: 1.6 - (x - 400) / 300, 2200, length=(10, 22), width=(1, 2), jitter=0.13, seed=5)
    apron = p.spline([(398, 862), (470, 856), (500, 960), (494, 1060), (430, 1082), (362, 1072), (360, 960)])
    m = p.mask(apron)
    p.shadow(img, m, -4, 5, soft=6, alpha=0.35, colour="2a1408")
    p.clothe(img, m, p.texture.linen("e8d8b4", 3), 60, light=LIGHT, shade="4a2c28", soften=6)
    pocket = p.Layer().stroke(p.spline([(400, 970, 1), (404, 1020), (456, 1020), (462, 964, 1)], False), 3, "8a6a48", 0.8)
    pocket.stroke(p.spline([(400, 972), (462, 966)], False), 4, "b89468").stroke(
        p.spline([(398, 864), (420, 830), (440, 812)], False), 6, "cfb88c"
    )
    p.lay(img, pocket)
    far = p.ribbon([(466, 872), (520, 880), (560, 850)], [40, 32, 26], 20, True)
    p.solid(img, far, FUR, 16, LIGHT)
    arm = [(420, 880), (526, 872), (616, 760)]
    m = p.rough(p.mask(p.ribbon(arm, [54, 44, 34], 30, True)), 2, 8, 5)
    p.shadow(img, m, -2, 10, soft=8, alpha=0.4, colour="2a1008")
    p.form(img, m, FUR, 24, light=LIGHT, texture=0.06, seed=6)
    p.hairs(img, m, p.along(arm), 500, length=(9, 18), width=(1, 2), jitter=0.13, seed=6)
    p.solid(img, p.circle(WRIST[0] - 6, WRIST[1] + 22, 23, 25), FUR, 18, LIGHT)
    p.lay(img, p.Layer().stroke(p.spline([(602, 748), (620, 764), (644, 760)], False), 5, "fff0d8"))
    head(img)


def head(img: p.Array) -> None:
    """Snout up, worried brow, round ear."""
    face = [
        (364, 720),
        (410, 680),
        (468, 690),
        (520, 730),
        (566, 772),
        (590, 786),
        (588, 806),
        (560, 814),
        (500, 828),
        (430, 836),
        (370, 800),
    ]
    m = p.rough(p.mask(p.spline(face)), 2, 8, 4)
    p.shadow(img, m, -4, 10, soft=10, alpha=0.45, colour="1c0c08")
    p.form(img, m, FUR, 56, light=LIGHT, texture=0.05, seed=7, soften=6)
    p.hairs(
        img,
        m * p.smooth(592, 560, p.grid.x),
        lambda x, y: math.atan2(y - 790, x - 610),
        1900,
        length=(8, 18),
        width=(0.9, 1.8),
        jitter=0.12,
        seed=8,
    )
    p.solid(img, p.circle(404, 722, 28, 30), FUR, 18, LIGHT, cast=0.4)
    p.over(img, p.mask(p.circle(407, 724, 16, 18), soft=3), "8a4434", 0.7)
    p.solid(img, p.circle(588, 790, 16, 14), [(0, "0a0608"), (0.7, "241418"), (1, "c8a8a0")], 12, LIGHT)
    layer = p.Layer()
    layer.fill(p.circle(484, 752, 15, 16), "140a0c")
    layer.fill(p.circle(489, 746, 5), "fff8e8")
    layer.fill(p.circle(480, 760, 2.6), "e8b070", 0.8)
    layer.stroke(p.spline([(460, 726), (478, 716), (500, 722)], False), 5, "3a2018")
    layer.stroke(p.spline([(576, 812), (548, 816), (526, 808)], False), 3, "3a1c14", 0.8)
    layer.fill(p.circle(520, 790, 20, 12), "e07a58", 0.35, 6)
    p.lay(img, layer)


def barrow(img: p.Array) -> None:
    """A barrow of pumpkins; beneath it a very small hedgehog juggles three corks."""
    p.over(img, p.mask(p.rect(598, 1000, 220, 200), soft=10), "1c0e0c", 0.75)
    for x, y, r in ((640, 914, 46), (716, 900, 54), (784, 916, 46)):
        for dx in (-0.55, 0.55, 0):
            p.solid(img, p.circle(x + dx * r * 0.8, y, r * 0.62, r * 0.84), "d8742c", r * 0.5, LIGHT, tooth=0.6, cast=0.15)
        p.solid(img, p.ribbon([(x, y - r * 0.7), (x + 6, y - r * 1.1)], [9, 6], 8), "6a6a34", 4, LIGHT)
    box = p.mask(p.poly([(584, 936), (820, 930), (820, 1020), (600, 1024)]))
    p.clothe(img, box, p.texture.wood("8a5a38", 28, False, 4), 16, LIGHT)
    p.solid(img, p.rect(612, 1020, 16, 160), "5a3824", 7, LIGHT)
    tiny = p.hedgehog("7a5236", 160)
    tiny.draw(img, 706, 1172, 84, light=LIGHT, ground=0.5)
    for x, y, turn in ((742, 1080, 30), (706, 1058, -20), (770, 1116, 70)):
        p.solid(img, p.moved(p.rect(-8, -12, 16, 24, 3), x, y, 1.1, turn), CORK, 7, LIGHT)
    p.lay(img, p.Layer().stroke(p.spline([(690, 1078), (716, 1042), (756, 1060), (784, 1096)], False), 1.6, "fff0d0", 0.35))


def foliage(img: p.Array) -> None:
    """An autumn branch reaches in from the upper left."""
    random = np.random.default_rng(9)
    layer = p.Layer()
    twigs = [[(-10, 40), (90, 96), (190, 110)], [(-10, 120), (60, 160), (110, 220)], [(-10, 10), (120, 30), (240, 24)]]
    for twig in twigs:
        layer.fill(p.ribbon(twig, [13, 7, 2], 30), "4a2c20")
    for twig in twigs:
        for x, y in p.sample(twig, 60):
            lx, ly, size = x + random.normal(0, 28), y + random.normal(0, 28), random.uniform(20, 36)
            leaf = p.spline([(0, 0, 1), (0.4, -0.42), (1, 0, 1), (0.4, 0.42)])
            tint = p.mix("8a3c1c", "f4b04c", random.random())
            layer.fill(p.moved(leaf, lx, ly, size, random.uniform(0, 360)), tint, 0.95)
    p.lay(img, layer, tooth=0.8)


def paint() -> p.Array:
    """The card."""
    img = p.vertical([(0, "c88a4c"), (0.3, "f0c078"), (0.55, "f8dca4"), (0.8, "d8a468"), (1, "8a5a38")], wobble=p.noise(220, 3, 3) * 0.05)
    p.glow(img, *SUN, 620, "fff0c0", 0.75, 1.5)
    p.underpaint(img, 4, p.swirl(260, 6, 0.8), 0.03)
    layer = p.Layer()
    random = np.random.default_rng(2)
    for k in range(11):
        x = k * 82 - 20
        h = random.uniform(180, 330)
        tint = p.mix("d8a068", "f4d098", random.random())
        layer.fill(p.poly([(x, 800), (x, 800 - h), (x + 44, 800 - h - 60), (x + 88, 800 - h), (x + 88, 800)]), tint, 0.8)
        for row in range(4):
            layer.fill(p.rect(x + 20, 800 - h + 20 + row * 52, 14, 22), "c08850", 0.6).fill(
                p.rect(x + 54, 800 - h + 20 + row * 52, 14, 22), "c08850", 0.6
            )
    p.lay(img, layer, 0.8, 1.5)
    p.haze(img, 500, 820, "fbe0b0", 0.45)
    street = p.smooth(800, 812, p.grid.y)
    cobbles = p.blank()
    p.onto(cobbles, p.texture.cobbles("9a7048", 40, 4), ((200, 800), (600, 800), (1500, 1300), (-700, 1300)))
    p.over(img, street, "a87c50")
    p.over(img, street, cobbles, 0.6)
    p.brush(img, 40, 1500, np.zeros_like(p.grid.x), jitter=0.04, alpha=0.5, seed=6, m=street)
    p.over(img, street * p.smooth(900, 800, p.grid.y), "f4cf98", 0.6)
    hazy = ("f4d098", 0.3)
    stall(("d8722c", "f0e0bc"), "pumpkin").draw(img, 770, 830, 330, 17, light=LIGHT, haze=hazy)
    worried("7a4a3c", "brim").draw(img, 96, 850, 176, -13, light=LIGHT, rim="ffe8b8", rim_alpha=0.4)
    stall(("9a5a34", "ecdcb8"), "cheese").draw(img, 60, 950, 420, -15, light=LIGHT, haze=("e8b878", 0.15))
    for x, y, size, turn, coat, hat in ((668, 872, 162, 10, "6a5a3c", "cap"), (726, 890, 168, 14, "8a5a34", "bonnet")):
        worried(coat, hat).draw(img, x, y, size, turn, light=LIGHT, ground=0.3, rim="ffe8b8", rim_alpha=0.5)
    foliage(img)
    p.rays(img, *SUN, 700, "fff0c8", 0.18, 4, 60)
    bunch(img)
    hedgehog(img)
    strings = p.Layer().stroke(p.spline([(WRIST[0] - 6, WRIST[1] + 6), (WRIST[0], WRIST[1] - 26)], False), 7, "fff0d8", 0.6)
    p.lay(img, strings)
    barrow(img)
    p.falling_leaves(img, 22, ["c8642c", "e0983c", "9a4a24"], 11, 6, (0, 560, 800, 1180))
    return img
