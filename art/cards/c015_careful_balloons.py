"""A hedgehog with a bunch of balloons; her spines wear corks, all but three.

Technique: painted relief.
"""

from __future__ import annotations

import math
from typing import NamedTuple

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
            s.add(p.rect(x - r, -38 - r * 1.1, r * 2, r * 1.1, r=2), p.mix("e0b050", "f4e0a8", random.random()), 4)
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
    s.add(p.spline(p.points("-16,-70 0,-76 16,-70 22,-40 25,0! -25,0! -22,-40")), coat, 14)
    s.limb([(0, -80), (0, -70)], [9, 9], "d8a080")
    s.add(p.circle(0, -88, 12.5, 13.5), "e4b08c", 11)
    s.add(p.spline(p.points("-13,-90 -10,-101 0,-104 10,-101 13,-90 8,-96 -8,-96")), hair, 5)
    for side in (-1, 1):
        s.line(p.spline([(side * 3, -88), (side * 5.5, -86.4), (side * 8, -88.4)], False), 1.2, "4a2420")
        s.line(p.spline([(side * 2.6, -92), (side * 8, -94)], False), 1.1, "4a2420", 0.8)
        s.limb([(side * 15, -66), (side * 29, -76), (side * 15, -88)], [10, 9, 7], p.mix(coat, "ffffff", 0.06))
        s.add(p.circle(side * 13.5, -88, 3.8), "e4b08c", 3)
    s.line(p.spline([(-3.6, -80.4), (0, -81.6), (3.6, -80.4)], False), 1.2, "7a3430")
    p.add_hat(s, (0, -90), hat, p.mix(coat, "2a1410", 0.3), back=True)
    return s


def balloon(
    img: p.Array,
    x: float,
    y: float,
    r: float,
    colour: str,
    lean: float,
    slim: float = 0.9,
    air: float = 0.0,
    seed: int = 1,
) -> None:
    """A rubber skin full of sunlight: it glows through on the far side, one soft light on the near; `air` is
    distance."""
    w = slim
    skin = p.spline(
        p.points(
            "0,1.12! -0.3,0.92 -0.84,0.34 -0.98,-0.28 -0.62,-0.86 0,-1.04 0.62,-0.86 0.98,-0.28 0.84,0.34 0.3,0.92",
            scale=(w, 1),
        )
    )
    m = p.mask(p.moved(skin, x, y, r, turn=lean))
    p.shadow(img, m, -6, 12, soft=14, alpha=0.28 * (1 - air), colour="5a2410")
    dx, dy = (p.grid.x - x) / r, (p.grid.y - y) / r
    away = math.hypot(SUN[0] - x, SUN[1] - y)
    sx, sy = ((SUN[0] - x) / away, (SUN[1] - y) / away) if away > 40 else (0.3, -0.8)
    d2 = dx * dx / (w * w) + dy * dy
    tone = 0.45 + 0.38 * (dx * sx + dy * sy) + 0.16 * p.smooth(0.7, 1.15, d2) + p.noise(50, seed, 3) * 0.05
    through = p.smooth(0.9, 0.0, (dx + sx * 0.42) ** 2 * 1.6 + (dy + sy * 0.42) ** 2 * 1.6)
    tone = tone + through * 0.2
    stops = [
        (0.1, p.mix(colour, "2a0a24", 0.6)),
        (0.36, p.mix(colour, "3a1030", 0.22)),
        (0.58, p.rgb(colour)),
        (0.78, p.mix(colour, "ffb870", 0.38)),
        (1, p.mix(colour, "fff0c0", 0.72)),
    ]
    picture = p.ramp(np.clip(tone, 0, 1), stops)
    if air:
        picture = picture * (1 - air) + p.rgb("f8d8a0") * air
    p.over(img, m, picture.astype(np.float32), 0.96)
    p.brush(img, 20, int(r * 5), np.arctan2(dx, -dy).astype(np.float32), jitter=0.03, alpha=0.55, seed=seed, m=m)
    light = p.smooth(0.34, 0.0, np.hypot((dx - sx * 0.5) * 1.3, dy - sy * 0.5) + p.noise(16, seed, 2) * 0.05)
    p.shine(img, (light * m).astype(np.float32), "fff2d8", 0.62 * (1 - air))
    t = math.radians(lean)
    kx, ky = x - math.sin(t) * r * 1.14, y + math.cos(t) * r * 1.14
    p.solid(
        img,
        p.moved(p.spline(p.points("0,-9! -9,7 -3,4 3,8 10,5")), kx, ky, r / 80, turn=lean),
        p.mix(colour, "f8d8a0", air),
        4,
        light=LIGHT,
    )


class Balloon(NamedTuple):
    """One of the bunch; `air` is its distance."""

    x: float
    y: float
    r: float
    colour: str
    lean: float
    slim: float
    air: float


BUNCH = [
    Balloon(236, 132, 56, "d8404a", lean=-14, slim=0.86, air=0.5),
    Balloon(700, 216, 70, TURQUOISE, lean=12, slim=0.92, air=0.4),
    Balloon(416, 132, 84, "0f8f9c", lean=-6, slim=0.9, air=0.22),
    Balloon(590, 176, 112, CHERRY, lean=5, slim=0.94, air=0.0),
    Balloon(286, 300, 90, "2cb8b0", lean=-13, slim=0.84, air=0.0),
    Balloon(696, 404, 82, "0a8a94", lean=10, slim=0.96, air=0.0),
    Balloon(462, 350, 118, "dc2c38", lean=-3, slim=0.9, air=0.0),
    Balloon(572, 540, 64, "28b4ac", lean=4, slim=0.88, air=0.0),
    Balloon(338, 470, 72, "b8102c", lean=-15, slim=0.92, air=0.0),
]


def bunch(img: p.Array) -> None:
    """Nine balloons, no two alike, the strings first; the lowest hangs over the bare spines."""
    strings = p.Layer()
    for x, y, r, *_ in BUNCH:
        strings.stroke(
            p.spline([(x, y + r), ((x + WRIST[0]) / 2 + 18, (y + r + WRIST[1]) / 2 + 10), WRIST], False),
            2,
            "fff0d8",
            0.85,
        )
    p.lay(img, strings)
    for k, (x, y, r, colour, lean, slim, air) in enumerate(BUNCH):
        balloon(img, x, y, r, colour=colour, lean=lean, slim=slim, air=air, seed=20 + k)


def quill(layer: p.Layer, x: float, y: float, a: float, length: float, width: float, lit: float) -> tuple[float, float]:
    """One spine: thick in the middle, banded dark, pale, dark, ending in a point. Returns its tip."""
    tx, ty = x + math.cos(a) * length, y + math.sin(a) * length
    pale = p.mix("9a6c44", "ffe6b4", lit)
    layer.gradient(
        p.ribbon([(x, y), ((x + tx) / 2, (y + ty) / 2), (tx, ty)], [width * 0.5, width, 0.4], 10),
        (x, y),
        (tx, ty),
        ["1c0e0e", p.mix("5a3826", "a87848", lit), pale, "4a2c1c", p.mix(pale, "fff6e0", 0.5)],
        positions=[0, 0.3, 0.62, 0.86, 1],
    )
    return tx, ty


def cork(layer: p.Layer, x: float, y: float, a: float, size: float, lit: float, random: np.random.Generator) -> None:
    """A wine cork pushed on a tip: a tapered barrel, its round end to the light, a few pores."""
    turn = math.degrees(a) + random.normal(0, 6)
    tint = p.mix("9a6238", "f2d09c", min(1.0, lit + random.uniform(-0.08, 0.12)))
    body = p.moved(p.spline(p.points("-12,-8! 4,-10 17,-10! 20,0 17,10! 4,10 -12,8! -14,0")), x, y, size, turn=turn)
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    across = (-s * 10 * size, c * 10 * size)
    if across[1] < 0:
        across = (-across[0], -across[1])
    layer.stroke(body, 3, "24100c", 0.4, soft=2)
    layer.gradient(
        body,
        (x - across[0], y - across[1]),
        (x + across[0], y + across[1]),
        [p.mix(tint, "fff4dc", 0.45), tint, p.mix(tint, "3a1a10", 0.62)],
        positions=[0, 0.45, 1],
    )
    layer.fill(p.moved(p.circle(17, 0, 3.6, 9.6), x, y, size, turn=turn), p.mix(tint, "fff2d4", 0.5))
    for _ in range(4):
        u, v = random.uniform(-8, 12), random.uniform(-7, 7)
        layer.fill(
            p.circle(x + (c * u - s * v) * size, y + (s * u + c * v) * size, random.uniform(0.7, 1.5)), "5a3018", 0.7
        )


def spines(img: p.Array) -> None:
    """A coat of fine needles, long ones over it, each with its cork; three have lost theirs."""
    random = np.random.default_rng(5)

    def place(u: float, a: float) -> tuple[float, float]:
        return 374 + math.cos(a) * (20 + 176 * u), 900 + math.sin(a) * (26 + 196 * u)

    layer = p.Layer()
    coat = [(u, math.radians(random.uniform(96, 286))) for u in np.linspace(1.02, 0.05, 900)]
    tips: list[tuple[float, float]] = []
    long_ones = []
    for u in np.linspace(1.0, 0.12, 2400):
        a = math.radians(random.uniform(98, 284))
        x, y = place(u, a)
        tip = (x + math.cos(a) * 84, y + math.sin(a) * 84)
        if all(math.hypot(tip[0] - q[0], tip[1] - q[1]) > 37 for q in tips):
            tips.append(tip)
            long_ones.append((float(u), a))
    bare = [(1.0, math.radians(t)) for t in (246, 259, 273)]
    long_ones = [q for q in long_ones if q[0] < 0.8 or all(abs(q[1] - t) > 0.1 for _, t in bare)]
    marks = [(u, a, 0) for u, a in coat] + [(u, a, 1) for u, a in long_ones] + [(1.01, a, 2) for _, a in bare]
    for u, angle, kind in sorted(marks, key=lambda q: -q[0] + (0.16 if q[2] == 1 else 0)):
        x, y = place(u, angle)
        a = angle + random.normal(0, 0.09)
        lit = min(1.0, 0.25 + 0.6 * max(0.0, -math.sin(a) * 0.75 + math.cos(a) * 0.4) + random.uniform(-0.08, 0.08))
        if kind == 0:
            quill(layer, x, y, a, length=random.uniform(46, 74), width=random.uniform(3.5, 6), lit=lit * 0.8)
        elif kind == 1:
            length = random.uniform(76, 98)
            tx, ty = quill(layer, x, y, a, length=length, width=8, lit=lit)
            cork(layer, tx, ty, a, size=random.uniform(0.86, 1.16), lit=lit, random=random)
        else:
            length = 146 + 16 * math.sin(a * 9)
            layer.stroke(
                p.line([(x, y), (x + math.cos(a) * length, y + math.sin(a) * length)]), 13, "3a160c", 0.5, soft=3
            )
            needle = p.ribbon(
                [
                    (x, y),
                    (x + math.cos(a) * length * 0.5, y + math.sin(a) * length * 0.5),
                    (x + math.cos(a) * length, y + math.sin(a) * length),
                ],
                [9, 13, 0.6],
                12,
            )
            layer.gradient(
                needle,
                (x, y),
                (x + math.cos(a) * length, y + math.sin(a) * length),
                ["3a1c14", "f4dcae", "ffffff"],
                positions=[0, 0.35, 1],
            )
            tips.append((x + math.cos(a) * length, y + math.sin(a) * length))
    p.lay(img, layer, tooth=0.5)
    for tx, ty in tips[-3:]:
        p.glow(img, tx, ty, 34, colour="fffbe8", alpha=1.0)


def hedgehog(img: p.Array) -> None:
    """Upright, in an apron, on tiptoe."""
    back = p.rough(
        p.mask(
            p.spline(p.points("330,1100 220,1084 160,1000 138,890 168,770 250,690 340,672 410,720 430,900 400,1090"))
        ),
        3,
        10,
        3,
    )
    p.form(img, back, [(0, "1c0f10"), (0.5, "3a2218"), (1, "7a5030")], 90, light=LIGHT, texture=0.08, seed=3)
    for x, y in ((360, 1112), (446, 1112)):
        p.contact(img, x + 10, y + 10, 60, ry=10, alpha=0.5)
        p.solid(img, p.spline(p.points("-34,-10 0,-26 40,-8 46,10 -30,12", at=(x, y))), FUR, 16, light=LIGHT)
    spines(img)
    belly = p.rough(
        p.mask(p.spline(p.points("372,800 440,800 486,870 496,970 474,1070 420,1104 350,1100 316,1020 320,890"))),
        3,
        10,
        4,
    )
    p.shadow(img, belly, -6, 4, soft=12, alpha=0.5, colour="1c0c08")
    p.form(img, belly, FUR, 80, light=LIGHT, texture=0.06, seed=4, soften=7)
    p.hairs(img, belly, lambda x, y: 1.6 - (x - 400) / 300, 2200, length=(10, 22), width=(1, 2), jitter=0.13, seed=5)
    apron = p.spline(p.points("398,862 470,856 500,960 494,1060 430,1082 362,1072 360,960"))
    m = p.mask(apron)
    p.shadow(img, m, -4, 5, soft=6, alpha=0.35, colour="2a1408")
    p.clothe(img, m, p.texture.linen("e8d8b4", 3), 60, light=LIGHT, shade="4a2c28", soften=6)
    pocket = p.Layer().stroke(p.spline(p.points("400,970! 404,1020 456,1020 462,964!"), False), 3, "8a6a48", 0.8)
    pocket.stroke(p.spline([(400, 972), (462, 966)], False), 4, "b89468").stroke(
        p.spline([(398, 864), (420, 830), (440, 812)], False), 6, "cfb88c"
    )
    p.lay(img, pocket)
    far = p.ribbon([(466, 872), (520, 880), (560, 850)], [40, 32, 26], 20, True)
    p.solid(img, far, FUR, 16, light=LIGHT)
    arm = [(420, 880), (526, 872), (616, 760)]
    m = p.rough(p.mask(p.ribbon(arm, [54, 44, 34], 30, True)), 2, 8, 5)
    p.shadow(img, m, -2, 10, soft=8, alpha=0.4, colour="2a1008")
    p.form(img, m, FUR, 24, light=LIGHT, texture=0.06, seed=6)
    p.hairs(img, m, p.along(arm), 500, length=(9, 18), width=(1, 2), jitter=0.13, seed=6)
    p.solid(img, p.circle(WRIST[0] - 6, WRIST[1] + 22, 23, 25), FUR, 18, light=LIGHT)
    paw = p.Layer().stroke(p.spline([(602, 748), (620, 764), (644, 760)], False), 5, "fff0d8")
    for dy in (-12, -1, 10):
        paw.stroke(
            p.spline(
                [
                    (WRIST[0] - 2, WRIST[1] + 20 + dy),
                    (WRIST[0] + 8, WRIST[1] + 17 + dy),
                    (WRIST[0] + 16, WRIST[1] + 20 + dy),
                ],
                False,
            ),
            3,
            "4a2818",
            0.8,
        )
    p.lay(img, paw)
    head(img)


def head(img: p.Array) -> None:
    """Snout up, worried brow, round ear."""
    face = p.points("364,720 410,680 468,690 520,730 566,772 590,786 588,806 560,814 500,828 430,836 370,800")
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
    p.solid(img, p.circle(404, 722, 28, 30), FUR, 18, light=LIGHT, cast=0.4)
    p.over(img, p.mask(p.circle(407, 724, 16, 18), soft=3), "8a4434", 0.7)
    p.solid(img, p.circle(588, 790, 16, 14), [(0, "0a0608"), (0.7, "241418"), (1, "c8a8a0")], 12, light=LIGHT)
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
            p.solid(
                img,
                p.circle(x + dx * r * 0.8, y, r * 0.62, r * 0.84),
                "d8742c",
                r * 0.5,
                light=LIGHT,
                tooth=0.6,
                cast=0.15,
            )
        p.solid(img, p.ribbon([(x, y - r * 0.7), (x + 6, y - r * 1.1)], [9, 6], 8), "6a6a34", 4, light=LIGHT)
    box = p.mask(p.poly(p.points("584,936 820,930 820,1020 600,1024")))
    p.clothe(img, box, p.texture.wood("8a5a38", 28, False, 4), 16, light=LIGHT)
    p.solid(img, p.rect(612, 1020, 16, 160), "5a3824", 7, light=LIGHT)
    tiny = p.hedgehog("7a5236", 160)
    tiny.draw(img, 706, 1172, 84, light=LIGHT, ground=0.5)
    for x, y, turn in ((742, 1080, 30), (706, 1058, -20), (770, 1116, 70)):
        p.solid(img, p.moved(p.rect(-8, -12, 16, 24, r=3), x, y, 1.1, turn=turn), CORK, 7, light=LIGHT)
    p.lay(img, p.Layer().stroke(p.spline(p.points("690,1078 716,1042 756,1060 784,1096"), False), 1.6, "fff0d0", 0.35))


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
            leaf = p.spline(p.points("0,0! 0.4,-0.42 1,0! 0.4,0.42"))
            tint = p.mix("8a3c1c", "f4b04c", random.random())
            layer.fill(p.moved(leaf, lx, ly, size, turn=random.uniform(0, 360)), tint, 0.95)
    p.lay(img, layer, tooth=0.8)


class Customer(NamedTuple):
    """Who stands there with fingers in both ears."""

    x: float
    y: float
    size: float
    turn: float
    coat: str
    hat: str


def paint() -> p.Array:
    """The card."""
    img = p.vertical(
        [(0, "c88a4c"), (0.3, "f0c078"), (0.55, "f8dca4"), (0.8, "d8a468"), (1, "8a5a38")],
        wobble=p.noise(220, 3, 3) * 0.05,
    )
    p.glow(img, *SUN, 620, colour="fff0c0", alpha=0.75, power=1.5)
    p.underpaint(img, 4, p.swirl(260, 6, 0.8), 0.03)
    layer = p.Layer()
    random = np.random.default_rng(2)
    for k in range(11):
        x = k * 82 - 20
        h = random.uniform(180, 330)
        tint = p.mix("d8a068", "f4d098", random.random())
        layer.fill(
            p.poly([(x, 800), (x, 800 - h), (x + 44, 800 - h - 60), (x + 88, 800 - h), (x + 88, 800)]), tint, 0.8
        )
        for row in range(4):
            layer.fill(p.rect(x + 20, 800 - h + 20 + row * 52, 14, 22), "c08850", 0.6).fill(
                p.rect(x + 54, 800 - h + 20 + row * 52, 14, 22), "c08850", 0.6
            )
    p.lay(img, layer, 0.8, 1.5)
    p.haze(img, 500, 820, "fbe0b0", alpha=0.45)
    street = p.smooth(800, 812, p.grid.y)
    cobbles = p.blank()
    p.onto(cobbles, p.texture.cobbles("9a7048", 40, 4), ((200, 800), (600, 800), (1500, 1300), (-700, 1300)))
    p.over(img, street, "a87c50")
    p.over(img, street, cobbles, 0.6)
    p.brush(img, 40, 1500, np.zeros_like(p.grid.x), jitter=0.04, alpha=0.5, seed=6, m=street)
    p.over(img, street * p.smooth(900, 800, p.grid.y), "f4cf98", 0.6)
    hazy = ("f4d098", 0.3)
    stall(("d8722c", "f0e0bc"), "pumpkin").draw(img, 770, 830, 330, turn=17, light=LIGHT, haze=hazy)
    worried("7a4a3c", "brim").draw(img, 96, 850, 176, turn=-13, light=LIGHT, rim="ffe8b8", rim_alpha=0.4)
    stall(("9a5a34", "ecdcb8"), "cheese").draw(img, 60, 950, 420, turn=-15, light=LIGHT, haze=("e8b878", 0.15))
    for x, y, size, turn, coat, hat in (
        Customer(668, 872, 162, 10, coat="6a5a3c", hat="cap"),
        Customer(726, 890, 168, 14, coat="8a5a34", hat="bonnet"),
    ):
        worried(coat, hat).draw(img, x, y, size, turn=turn, light=LIGHT, ground=0.3, rim="ffe8b8", rim_alpha=0.5)
    foliage(img)
    p.rays(img, *SUN, 700, colour="fff0c8", alpha=0.18, seed=4, start=60)
    bunch(img)
    ground = p.blur(p.mask(p.spline(p.points("120,1120 300,1090 470,1104 470,1150 330,1210 40,1215 60,1150"))), 16)
    p.multiply(img, ground, "4a2438", 0.6)
    hedgehog(img)
    p.rim_light(
        img,
        p.mask(p.spline(p.points("364,720 410,680 468,690 520,730 566,772 590,786 560,814 430,836"))),
        "ffe0a0",
        3,
        dy=-5,
        alpha=0.5,
        soft=3,
    )
    strings = p.Layer().stroke(
        p.spline([(WRIST[0] - 6, WRIST[1] + 6), (WRIST[0], WRIST[1] - 26)], False), 7, "fff0d8", 0.6
    )
    p.lay(img, strings)
    barrow(img)
    p.falling_leaves(img, 22, ["c8642c", "e0983c", "9a4a24"], 11, seed=6, region=(0, 560, 800, 1180))
    return img
