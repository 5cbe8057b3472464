"""A painted cave: the herd still gallops, but the great bison has stepped off the wall and walks into the snow."""

from __future__ import annotations

import math

import numpy as np
import skia

from art import paint as p

NUMBER, TITLE = 82, "The Bison Left"

OCHRE, RUST, CHARCOAL, TORCH = "b4622c", "8c2f18", "2a1a18", "ffd23c"
MOUTH = [
    (452, 930),
    (446, 820),
    (470, 700),
    (462, 600),
    (508, 500),
    (560, 452),
    (628, 440),
    (690, 470),
    (730, 540),
    (756, 640),
    (748, 760),
    (772, 850),
    (764, 934),
]


def bison() -> skia.Path:
    """A cave painter's bison, facing right, 100 high, foot at the origin."""
    body = [
        (-70, -60),
        (-48, -70),
        (-20, -74),
        (6, -92),
        (28, -103),
        (48, -96),
        (62, -80),
        (76, -66),
        (84, -44),
        (82, -32),
        (72, -30),
        (64, -14, 1),
        (56, -30),
        (44, -26),
        (30, -26),
        (0, -32),
        (-30, -36),
        (-52, -34),
        (-68, -42),
    ]
    legs = [
        [(36, -38), (38, -18), (34, 0)],
        [(20, -36), (16, -16), (20, 0)],
        [(-46, -46), (-40, -20), (-48, 0)],
        [(-60, -50), (-66, -22), (-62, 0)],
    ]
    parts = [p.spline(body)]
    parts += [p.ribbon(leg, [20, 8, 6.5], 20, True) for leg in legs]
    parts.append(p.ribbon([(58, -84), (68, -96), (64, -110)], [8, 6, 1], 16))
    parts.append(p.ribbon([(70, -76), (84, -86), (84, -100)], [8, 6, 1], 16))
    parts.append(p.ribbon([(-70, -58), (-84, -50), (-86, -30), (-82, -22)], [5, 3.5, 4, 6], 20))
    return p.union(*parts)


def rock_height() -> p.Array:
    """The bulges of the wall."""
    return p.noise(260, 3, 4) * 70 + p.noise(60, 9, 4) * 9 + p.noise(12, 5, 3) * 1.6


def cave_wall() -> p.Array:
    """Ochre limestone, lit by the torch from the right."""
    h = p.blur(rock_height(), 1.2)
    gx, gy = np.gradient(h)[::-1]
    slope = (gx * 0.8 - gy * 0.35) * p.grid.s
    near = np.exp(-((np.hypot(p.grid.x - 470, (p.grid.y - 620) * 0.85) / 470) ** 2))
    t = 0.27 + 0.5 * near + np.clip(-slope * 0.34, -0.22, 0.22) + p.noise(4, 31, 2) * 0.03
    img = p.ramp(np.clip(t, 0, 1), [(0, "140a0c"), (0.25, "4a2418"), (0.5, "a05a2a"), (0.75, "dc9848"), (1, "ffdc90")])
    p.brush(img, 40, 4200, None, 0.05, 0.5, 6)
    return img


def pigment(img: p.Array, m: p.Array, colour: str, alpha: float, seed: int) -> None:
    """Blown and rubbed earth colour: it takes on the bumps and misses the hollows."""
    grain = np.clip(0.62 + p.noise(26, seed, 3) * 0.5 + p.noise(3, seed + 4, 2) * 0.35, 0, 1)
    p.multiply(img, p.rough(m, 2.4, 12, seed) * grain, colour, alpha)


def herd(img: p.Array) -> None:
    """What still runs along the wall."""
    for kind, pose, x, y, size, colour, turn in (
        ("deer", "run", 96, 196, 118, RUST, -6), ("horse", "run", 300, 176, 124, CHARCOAL, -2), ("stag", "run", 520, 236, 126, RUST, 4),
        ("deer", "gather", 700, 330, 96, CHARCOAL, 14), ("horse", "gather", 104, 744, 122, CHARCOAL, 0), ("goat", "run", 300, 712, 92, RUST, 2),
        ("bull", "run", 190, 862, 112, RUST, 0), ("deer", "run", 378, 816, 82, CHARCOAL, 0), ("goat", "run", 660, 176, 70, CHARCOAL, 8),
    ):  # fmt: skip
        m = p.quadruped(kind, pose, fur=False).silhouette(x, y, size, turn)
        pigment(img, m, colour, 0.92, int(x + y))
        edge = np.clip(m - p.blur(m, 3.2) * 0.9, 0, 1) * 2
        pigment(img, np.clip(edge, 0, 1), "120808", 0.75, int(x))
    dots = p.Layer()
    for k in range(26):
        dots.fill(p.circle(30 + k * 15 + 4 * math.sin(k), 272 + 14 * math.sin(k * 0.45), 4.4), RUST, 0.8)
    p.lay(img, dots, 0.8, 2)


def bare_place(img: p.Array) -> None:
    """Where the great bison stood: clean pale stone, a crumbled rim, and a wet run to the floor."""
    shape = p.moved(bison(), 226, 560, 2.35)
    m = p.rough(p.mask(shape), 2.4, 10, 3)
    halo = np.clip(p.blur(m, 16) * 1.5 - m, 0, 1)
    pigment(img, halo, "5c1c10", 0.75, 12)
    h = p.blur(rock_height(), 1.0)
    gx, gy = np.gradient(h)[::-1]
    t = (
        0.5
        + np.clip((p.grid.x - 40) / 900, 0, 0.45)
        + np.clip(-(gx * 0.8 - gy * 0.3) * p.grid.s * 0.3, -0.2, 0.2)
        + p.noise(5, 44, 3) * 0.05
    )
    p.over(img, m, p.ramp(np.clip(t, 0, 1), [(0, "6a4c3c"), (0.4, "a5805c"), (0.7, "dcb98c"), (1, "f8e2bc")]))
    p.multiply(img, m * (1 - p.blur(p.warp(m, 8, -6), 4)), "3a1810", 0.9)
    p.shine(img, m * (1 - p.blur(p.warp(m, -4, 3), 2)), "ffe0a8", 0.4)
    runs = p.Layer()
    for x, y, length in ((112, 560, 46), (84, 560, 96), (306, 558, 70), (274, 560, 30)):
        runs.fill(
            p.ribbon([(x, y), (x + 2, y + length * 0.6), (x - 1, y + length)], [3.4, 2.4, 4.4], 20, True),
            "981c10",
            0.85,
        )
    p.lay(img, runs, clip=1 - m)


def outside() -> p.Array:
    """Snow glare, white birches, and the beast, thin as paint."""
    img = p.vertical(
        [(0, "b4c6d8"), (0.5, "dfe7ee"), (0.72, "f6f4f0"), (1, "ffffff")], 420, 930, p.noise(120, 4, 3) * 0.06
    )
    p.ridge(img, 700, 12, "a8b8cc", "dde5ee", 5, 90)
    snow = p.below(p.skyline(742, 9, 7, 4), 1.5, 4)
    p.over(img, snow, p.vertical([(0, "f2f5f8"), (0.4, "ffffff"), (1, "dbe6f2")], 740, 940, p.noise(70, 8, 3) * 0.12))
    for x, y, height, width, seed in (
        (500, 756, 420, 9, 2),
        (560, 752, 420, 11, 3),
        (676, 758, 420, 10, 5),
        (728, 770, 420, 13, 6),
    ):
        p.birch(img, x, y, height, width, "f4f2ee", 0.0, seed, (-0.8, -0.2, 0.4))
    beast = p.mask(p.moved(bison(), 650, 804, 1.12))
    grain = np.clip(0.8 + p.noise(9, 6, 3) * 0.4, 0, 1)
    p.over(img, p.rough(beast, 1.4, 8, 5) * grain, "a8441c", 0.95)
    p.over(img, np.clip(beast - p.blur(beast, 3.4) * 0.92, 0, 1) * 1.6, "3a1410", 0.85)
    p.over(img, np.clip(p.smooth(0.1, 0.6, p.noise(16, 17, 2)) * beast, 0, 1), "4a1c12", 0.45)
    for x, y, height, width, seed in ((602, 836, 520, 15, 8), (470, 850, 560, 18, 9), (752, 870, 560, 20, 10)):
        p.birch(img, x, y, height, width, "f8f6f2", 0.0, seed, (-0.8, -0.2, 0.4))
    prints = p.Layer()
    for k, (x, y) in enumerate(p.sample([(560, 920), (590, 870), (640, 836), (676, 808)], 9)):
        s = 1 - k * 0.07
        prints.fill(p.circle(x + (6 if k % 2 else -6) * s, y, 7 * s, 3.4 * s), "b8301c", 0.8)
    p.lay(img, prints)
    return img


def floor(img: p.Array) -> None:
    """Trodden earth; the day lies across it from the mouth."""
    line = 900 + p.noise(160, 21, 2) * 10
    m = p.smooth(-4, 4, p.grid.y - line)
    p.over(img, m, p.vertical([(0, "5c301c"), (0.35, "3a1e18"), (1, "140a0c")], 895, 1200, p.noise(70, 12, 4) * 0.14))
    beam = (
        p.mask(p.poly([(462, 922), (760, 922), (640, 1220), (120, 1220)]), soft=18) * p.smooth(1230, 920, p.grid.y) * m
    )
    p.shine(img, beam * (0.8 + 0.3 * p.noise(30, 7, 3)), "ffe8d0", 0.62)
    p.brush(img, 34, 2600, p.swirl(200, 9, 0.4), 0.05, 0.5, 8, m)
    random = np.random.default_rng(82)
    for _ in range(46):
        x, y = random.uniform(0, 800), random.uniform(930, 1190)
        r = random.uniform(2, 7) * (0.5 + (y - 900) / 300)
        p.Sprite().add(p.circle(0, 0, r * 1.3, r * 0.8), "3c221a", r).draw(img, x, y, 100, light=(0.4, -0.8, 0.3))


def hoofprints(img: p.Array) -> None:
    """Wet and red, from the wall to the light."""
    way = p.sample([(104, 952), (190, 1036), (320, 1076), (440, 1046), (530, 980), (584, 926)], 17)
    for k, (x, y) in enumerate(way):
        s = 0.36 + (y - 900) / 200
        side, angle = (15 if k % 2 else -15), math.radians(74 - k * 9)
        cloven = []
        for flip in (-1, 1):
            toe = [(flip * u, v) for u, v in ((1.5, -15), (10, -9), (12, 4), (8, 12), (2.5, 9))]
            turned = [
                (u * math.cos(angle) - v * math.sin(angle), u * math.sin(angle) + v * math.cos(angle)) for u, v in toe
            ]
            cloven.append(p.spline([(x + u * s, y + (side * 0.6 + v * 0.62) * s) for u, v in turned]))
        m = p.rough(p.mask(*cloven), 1.2, 6, k)
        p.over(img, m, "9c1a10", 0.95)
        p.shine(img, np.clip(m - p.warp(m, -1.6, 1.8), 0, 1), "ff9c78", 0.7)
    for x, y, rx in ((92, 926, 22), (116, 938, 13), (306, 912, 10)):
        p.form(
            img,
            p.mask(p.circle(x, y, rx, rx * 0.32)),
            [(0, "4a0808"), (0.5, "a01c10"), (0.9, "f07850"), (1, "ffffff")],
            6,
            (0.5, -0.7, 0.4),
            0.04,
            3,
            1,
        )


def child(img: p.Array) -> None:
    """In the mouth of the cave, back to us, the torch held high."""
    s = p.figure_back("reach", "1e1414", "1a1012", "cloak", "none", hair="120a0c", skin="2a1a18")
    s.draw(img, 500, 946, 172, light=(0.7, -0.5, 0.2), rim="ffffff", rim_alpha=0.7, ground=0.5)
    hand = (521, 770)
    stick = p.Sprite().limb([(hand[0] - 6, 830), (hand[0], 740)], [6, 8], "2a1812")
    stick.draw(img, 0, 0, 100, light=(0.5, -0.5, 0.3))
    p.glow(img, hand[0] + 1, 716, 150, "ffc040", 0.85, 1.7)
    p.flame("fffce0", TORCH, "f07a1c", -0.1).draw(img, hand[0] + 1, 746, 66)
    p.sparks(img, hand[0], 700, 50, 120, 16, 4)


def corner(img: p.Array) -> None:
    """A pot of pigment and a handprint, both still wet."""
    hand = p.Sprite()
    hand.add(p.spline([(-16, 0), (-20, -24), (-14, -40), (12, -42), (20, -24), (16, 0)]), RUST, 0)
    for x0, x1, y1, w in ((-14, -22, -74, 9), (-5, -7, -84, 9.5), (5, 8, -82, 9.5), (14, 22, -70, 8.5)):
        hand.limb([(x0, -36), ((x0 + x1) / 2, (y1 - 36) / 2), (x1, y1)], [w, w, w * 0.8], RUST)
    hand.limb([(-14, -14), (-30, -26), (-40, -44)], [11, 10, 8], RUST)
    m = hand.silhouette(690, 1062, 96, 8)
    boulder = p.rough(
        p.mask(p.spline([(590, 1220), (600, 1080), (640, 984), (712, 944), (810, 930), (830, 1220)])), 6, 30, 4
    )
    p.clothe(img, boulder, cave_wall()[::-1] * 0.9, 90, (-0.5, -0.8, 0.35), "1a0a0c")
    p.rim_light(img, boulder, "ffe0b8", -3, -3, 0.5, 2)
    p.over(img, p.rough(m, 1.4, 8, 3) * np.clip(0.85 + p.noise(8, 4, 2) * 0.3, 0, 1), "b02a14", 0.95)
    p.shine(img, np.clip(m - p.warp(m, 3, 3), 0, 1), "ffb090", 0.55)
    pot = p.Sprite()
    pot.add(
        p.spline([(-38, -52), (-48, -28), (-34, -4), (0, 2), (34, -4), (48, -28), (38, -52), (0, -58)]), "8a5434", 26
    )
    pot.add(p.circle(0, -53, 38, 11), "4a2618", 5).add(p.circle(0, -52, 33, 8.5), "b8281a", 6)
    pot.line(p.spline([(-24, -54), (-8, -57), (10, -56)], False), 3, "ff9c80", 0.9)
    pot.add(p.ribbon([(30, -48), (34, -30), (32, -14)], [7, 5, 7], 16, True), "b8281a", 4)
    p.contact(img, 566, 1164, 66, 13, 0.6)
    pot.draw(img, 560, 1160, 108, light=(-0.1, -0.8, 0.4), rim="ffd8a0", rim_alpha=0.5)


def paint() -> p.Array:
    img = cave_wall()
    herd(img)
    bare_place(img)
    mouth = p.rough(p.mask(p.spline(MOUTH)), 9, 34, 6)
    lip = np.clip(p.blur(mouth, 22) * 1.3 - mouth, 0, 1)
    p.shine(img, lip, "fff2e0", 0.5)
    p.over(img, mouth, outside())
    p.multiply(img, np.clip(p.warp(mouth, -10, 0) - mouth, 0, 1), "4a2418", 0.3)
    floor(img)
    hoofprints(img)
    p.glow(img, 610, 690, 300, "fffaf0", 0.22, 1.6)
    child(img)
    corner(img)
    return img
