"""Above, a hut in blue snow; below, a bear in a nightshirt taps a barrel and July runs out.

Technique: painted relief.
"""

from __future__ import annotations

import math

import numpy as np
import skia

from art import paint as p

NUMBER, TITLE = 44, "Summer in the Cellar"

GLOW = (0.55, 0.25, 0.45)  # the light comes from the stream, at the right
SNOW_LINE = p.points("-20,262 120,244 260,268 400,250 540,236 680,262 820,250")
TAP = (446, 888)
BARREL = (548, 764, 190)
FLOOR = 1116
SNOW = [(0, "3c5694"), (0.35, "6c8cc4"), (0.65, "a8c4e8"), (0.88, "dceafa"), (1, "ffffff")]
OAK = [(0, "2a1006"), (0.35, "6a3412"), (0.6, "a8622a"), (0.85, "e8aa58"), (1, "ffe8b0")]
HONEY = [(0, "d86408"), (0.4, "ff9414"), (0.7, "ffb828"), (1, "ffe88c")]
FUR = [(0, "1c0c0a"), (0.35, "4a2818"), (0.6, "7c4a28"), (0.85, "c08a50"), (1, "ffe0a0")]
LINEN = [(0, "5a3a50"), (0.35, "a88878"), (0.6, "e4cca0"), (0.85, "fff0c8"), (1, "fffdf0")]


def winter(img: p.Array) -> None:
    """Blue dusk, falling snow, the hut up to its eaves."""
    trees = p.Layer()
    for k, (x, h) in enumerate(((40, 150), (96, 110), (168, 132), (640, 120), (708, 160), (772, 128), (250, 86))):
        p.pine(trees, x, 262, h, dark="1c2c5c", light="40588c", seed=k, snow="c8daf0")
    p.lay(img, trees)
    hut = p.Sprite().add(p.rect(-50, -60, 100, 66), "5a3c34", 12).add(p.rect(18, -112, 18, 40), "4a3a40", 6)
    hut.add(p.poly([(-68, -52), (0, -112), (68, -52)]), "4a2c2c", 10).add(
        p.rect(-14, -42, 28, 26, r=3), "ffd070", 0, shine=60
    )
    hut.line(p.line([(0, -42), (0, -16)]), 2.4, "4a2c20").line(p.line([(-14, -29), (14, -29)]), 2.4, "4a2c20")
    m = hut.draw(img, 440, 256, 104, light=(-0.3, -0.8, 0.4))
    roof = p.mask(p.moved(p.poly([(-70, -48), (0, -114), (70, -48)]), 440, 256, 1.04))
    p.snow_cap(img, roof * m, 26, "eef4fc", shade="90acd8", seed=4)
    p.smoke(img, 468, 140, 124, colour="dce6f4", seed=3, drift=34, alpha=0.6, width=9)
    ground = p.mask(
        p.spline(
            [
                *[(x, y) for x, y in SNOW_LINE],
                (820, 350, 1),
                (640, 366),
                (460, 352),
                (260, 368),
                (100, 352),
                (-20, 364, 1),
            ]
        )
    )
    p.form(img, p.rough(ground, 2, 20, 3), SNOW, 46, light=(-0.3, -0.85, 0.4), texture=0.05, seed=6)


def vault() -> skia.Path:
    """The outline of the cellar."""
    return p.spline(
        [
            (36, FLOOR + 40, 1),
            (36, 700),
            (70, 560),
            (170, 440),
            (300, 392),
            (420, 380),
            (560, 396),
            (680, 446),
            (746, 560),
            (766, 700),
            (766, FLOOR + 40, 1),
        ]
    )


def cellar(img: p.Array) -> p.Array:
    """Earth, a ring of bricks, plastered stone, flags."""
    earth = p.smooth(312, 340, p.grid.y + p.noise(40, 3, 3) * 10)
    p.over(img, earth, p.texture.soil("43261e", 4))
    roots = p.Layer()
    random = np.random.default_rng(5)
    for k in range(16):
        x = 20 + k * 51
        roots.fill(
            p.ribbon(
                [
                    (x, 330),
                    (x + random.uniform(-20, 20), 352),
                    (x + random.uniform(-30, 30), 372 + random.uniform(0, 30)),
                ],
                [6, 4, 0.6],
                20,
            ),
            "8a5a3c",
            0.7,
        )
    p.lay(img, roots)
    shell = p.mask(vault())
    ring = p.rough(p.mask(p.moved(p.moved(vault(), -400, -760), 400, 760, 1.055)), 1, 10, 4)
    p.over(img, p.blur(ring, 8), "140806", 0.7)
    angle = np.arctan2(p.grid.y - 820, p.grid.x - 400)
    bricks = p.texture.bricks("8a4a30", 5)
    p.over(img, ring, bricks)
    joints = p.smooth(0.09, 0.03, np.abs(np.mod(angle * 30, 1) - 0.5))
    p.over(img, ring * joints * p.smooth(760, 600, p.grid.y), "3c1c14", 0.8)
    wall = p.texture.blocks("a8743c", 74, 40, 3, mortar="6a3c1c", vary=0.3, seed=8)
    p.over(img, shell, wall)
    d = np.hypot(p.grid.x - 470, (p.grid.y - 960) * 0.9)
    p.multiply(img, shell * p.smooth(180, 620, d), "5a2410", 0.82)
    p.shine(img, shell * np.clip(1 - d / 520, 0, 1) ** 1.5, "ff9c30", 0.5)
    p.multiply(img, shell * (1 - p.blur(shell, 22)) * 2 * p.smooth(FLOOR, FLOOR - 60, p.grid.y), "2a0c08", 0.7)
    floor = p.mask(p.poly([(36, FLOOR - 40), (766, FLOOR - 40), (820, 1215), (-20, 1215)]))
    p.over(img, floor, p.texture.cobbles("a8743c", 60, 6))
    p.multiply(img, floor * p.smooth(120, 420, np.abs(p.grid.x - 450)), "4a1c10", 0.8)
    return shell


def jar(content: str, kind: str) -> p.Sprite:
    """A glass jar that keeps a piece of summer."""
    s = p.Sprite().add(p.rect(-30, -84, 60, 84, r=13), content, 20)
    glass = p.rect(-30, -84, 60, 84, r=13)
    if kind == "hay":
        for k in range(26):
            x = -24 + (k * 17) % 48
            s.line(
                p.line([(x, -6 - (k * 7) % 18), (x + math.sin(k) * 14, -66 + (k * 5) % 20)]),
                2,
                ("f4d878", "c89838", "a87820")[k % 3],
            )
    elif kind == "thunder":
        s.add(
            p.union(p.circle(-10, -56, 13), p.circle(8, -60, 15), p.circle(16, -50, 10), p.circle(-2, -50, 14)),
            "8a86b0",
            9,
        )
        s.add(p.poly(p.points("2,-44 -8,-24 0,-25 -6,-6 12,-30 3,-29 9,-44")), "fff4a0", 0, shine=34)
    elif kind == "swim":
        s.add(p.rect(-27, -50, 54, 47, r=10), "3c9cc8", 12).line(
            p.spline(p.points("-26,-50 -12,-54 2,-49 14,-54 26,-50"), False), 3, "e0f8ff"
        )
        s.add(p.circle(0, -56, 6), "e2ae8a", 4).limb([(2, -50), (12, -58)], [5, 4], "e2ae8a")
    elif kind == "fireflies":
        for k in range(7):
            s.line(
                p.spline([(-20 + k * 6, -4), (-22 + k * 7, -34), (-24 + k * 8, -52 - k % 3 * 6)], False), 2.4, "7c9440"
            )
        for x, y in p.points("-10,-30 12,-48 6,-20 -4,-58"):
            s.add(p.circle(x, y, 3.4), "fff8a0", 0, shine=22)
    s.add(glass, "fff4d8", 0, alpha=0.12).line(p.line([(-22, -70), (-22, -16)]), 4, "ffffff", 0.55).line(
        glass, 2.4, "fff0cc", 0.7
    )
    return s.add(p.rect(-27, -98, 54, 17, r=4), "8a5a30", 6)


def shelves(img: p.Array) -> None:
    """Two boards with jars and the one green bottle."""
    for x0, x1, y in ((132, 408, 560), (84, 236, 690)):
        p.solid(img, p.rect(x0, y, x1 - x0, 15, r=3), OAK, 6, light=GLOW, tooth=0.5, texture=0.06, cast=0.5)
        for x in (x0 + 22, x1 - 22):
            p.solid(img, p.poly([(x - 6, y + 15), (x + 6, y + 15), (x, y + 46)]), OAK, 4, light=GLOW, tooth=0.4)
    for x, y, size, content, kind in (
        (172, 560, 92, "8a6420", "hay"),
        (246, 560, 100, "34305c", "thunder"),
        (372, 560, 92, "a8c8b0", "swim"),
        (122, 690, 94, "5c4a1c", "fireflies"),
        (196, 690, 84, "c87c20", "none"),
    ):
        jar(content, kind).draw(img, x, y, size, light=GLOW, shade="2a1010", ground=0.5)
    bottle = p.Sprite().add(
        p.spline(p.points("-20,0! -22,-52 -8,-72 -7,-100! 7,-100! 8,-72 22,-52 20,0!")),
        [(0, "042410"), (0.4, "148a34"), (0.7, "4cd860"), (1, "f0ffd8")],
        14,
    )
    bottle.add(p.rect(-8, -110, 16, 13, r=3), "b88a58", 4).line(p.line([(-13, -48), (-13, -12)]), 3.4, "ffffff", 0.7)
    for k in range(5):
        bottle.line(p.spline([(-10 + k * 5, -4), (-11 + k * 6, -24), (-8 + k * 4, -40)], False), 1.6, "dcff90", 0.9)
    bottle.draw(img, 312, 560, 108, light=GLOW)
    p.glow(img, 312, 520, 60, colour="60ff70", alpha=0.3)


def barrel(img: p.Array) -> None:
    """A great oak tun on its cradle, and its brass tap."""
    x, y, r = BARREL
    p.solid(
        img,
        p.circle(x + 22, y - 8, r * 1.02),
        [(0, "1c0a04"), (0.5, "5a2c10"), (1, "b87838")],
        50,
        light=GLOW,
        tooth=1.0,
        texture=0.06,
        seed=2,
        cast=0.5,
    )
    for dx in (-70, 118):
        p.solid(
            img,
            p.poly(
                [
                    (x + dx - 52, FLOOR + 6),
                    (x + dx - 34, y + r * 0.6),
                    (x + dx + 34, y + r * 0.6),
                    (x + dx + 52, FLOOR + 6),
                ]
            ),
            [(0, "1c0a04"), (0.5, "5a2c10"), (1, "b87838")],
            12,
            light=GLOW,
            tooth=0.8,
            texture=0.07,
            seed=4,
            cast=0.4,
        )
    m = p.mask(p.circle(x, y, r))
    p.shadow(img, m, 8, 8, soft=8, alpha=0.5)
    staves = p.texture.wood("a8682c", 52, True, 5)
    p.clothe(img, m, staves, 24, light=GLOW)
    rings = p.Layer()
    for f, w, colour in ((0.99, 15, "3a2a24"), (0.985, 5, "b89c80"), (0.87, 6, "4a220c"), (0.865, 2, "f0bc70")):
        rings.stroke(p.circle(x, y, r * f), w, colour, 0.9)
    for k in range(30):
        a = k * math.tau / 30
        rings.stroke(
            p.line(
                [
                    (x + math.cos(a) * r * 0.88, y + math.sin(a) * r * 0.88),
                    (x + math.cos(a) * r * 0.95, y + math.sin(a) * r * 0.95),
                ]
            ),
            2,
            "4a220c",
            0.8,
        )
    rings.stroke(p.rect(x - 140, y - 22, 280, 30, r=3), 3, "4a220c", 0.8)
    p.lay(img, rings)
    sun = p.Layer()
    for k in range(12):
        a = k * math.tau / 12
        sun.fill(
            p.ribbon(
                [
                    (x + 30 + math.cos(a) * 40, y - 74 + math.sin(a) * 40),
                    (x + 30 + math.cos(a) * 62, y - 74 + math.sin(a) * 62),
                ],
                [9, 2],
                8,
            ),
            "5a2a0c",
            0.85,
        )
    sun.stroke(p.circle(x + 30, y - 74, 28), 7, "5a2a0c", 0.85)
    p.lay(img, sun)
    tx, ty = TAP
    brass = [(0, "4a2a0c"), (0.4, "b07c20"), (0.7, "ffd860"), (1, "fffbe0")]
    p.solid(
        img,
        p.union(
            p.ribbon([(tx + 54, ty - 26), (tx, ty - 26)], [20, 22], 8),
            p.ribbon([(tx + 2, ty - 28), (tx, ty + 4)], [22, 16], 8),
            p.ribbon([(tx + 24, ty - 30), (tx + 24, ty - 62)], [8, 8], 6),
            p.rect(tx + 4, ty - 72, 40, 13, r=6),
        ),
        brass,
        8,
        light=GLOW,
        tooth=0.3,
        cast=0.4,
    )


def july(img: p.Array) -> None:
    """The stream of honey light, its pool, and what swims in it."""
    x, y = TAP
    stream = p.spline(
        [
            (x - 10, y + 2, 1),
            (x + 10, y + 2, 1),
            (x + 22, y + 80),
            (x + 34, y + 170),
            (x + 84, FLOOR - 4),
            (x + 10, FLOOR + 14),
            (x - 74, FLOOR - 2),
            (x - 28, y + 170),
            (x - 18, y + 80),
        ]
    )
    p.glow(img, x, y + 130, 330, colour="ffa828", alpha=0.42, power=1.6)
    m = p.rough(p.mask(stream), 1.5, 16, 3)
    flow = np.clip(0.62 + p.noise(26, 5, 3, ax=0.5, ay=3) * 0.35, 0, 1)
    p.over(img, m, p.ramp(flow, HONEY))
    p.rim_light(img, m, "fffbe0", -4, dy=0, alpha=0.9, soft=2)
    p.rim_light(img, m, "fffbe0", 4, dy=0, alpha=0.6, soft=2)
    pool = p.rough(p.mask(p.circle(x + 10, FLOOR + 12, 220, 34)), 3, 20, 6)
    p.over(img, pool, p.ramp(np.clip(0.66 + p.noise(60, 8, 3, ax=3) * 0.3, 0, 1), HONEY), 0.93)
    p.glow(img, x + 10, FLOOR + 6, 300, colour="ffb040", alpha=0.32, power=1.8)
    lawn = p.Layer()
    random = np.random.default_rng(14)
    for _ in range(150):
        gx = x + 10 + random.normal(0, 120)
        gy = FLOOR + 14 + random.uniform(-8, 30)
        lawn.fill(
            p.ribbon(
                [
                    (gx, gy),
                    (gx + random.uniform(-5, 5), gy - 12),
                    (gx + random.uniform(-10, 10), gy - random.uniform(20, 34)),
                ],
                [4, 3, 0.6],
                10,
            ),
            ("8a9c28", "b8b838", "6c8420")[int(gx) % 3],
        )
    p.lay(img, lawn)
    for dx, kind, colour, size in (
        (-150, "daisy", "fff8e8", 62),
        (-116, "poppy", "ff8c3c", 54),
        (128, "daisy", "fff8e8", 58),
        (176, "dandelion", "ffd83c", 50),
    ):
        p.flower(colour, kind, "6c8420").draw(img, x + dx, FLOOR + 34, size, light=GLOW)
    p.bee().draw(img, x + 6, y + 96, 34, turn=-20)
    p.bee().draw(img, x - 78, y + 62, 30, turn=14)
    seed = p.Layer()
    sx, sy = x + 84, y + 30
    seed.stroke(p.line([(sx, sy), (sx - 6, sy + 30)]), 2, "fff8e0")
    for k in range(9):
        a = -math.pi * (0.1 + 0.8 * k / 8)
        seed.stroke(p.line([(sx, sy), (sx + math.cos(a) * 20, sy + math.sin(a) * 16)]), 1.4, "ffffff", 0.9)
    p.lay(img, seed)


def bear(img: p.Array) -> None:
    """In a nightshirt and cap, one paw on the tap."""
    s = p.Sprite()
    s.limb([(30, -62), (46, -56), (60, -58)], [17, 14, 12], FUR, fur=4)
    for x in (-13, 14):
        s.limb([(x, -16), (x, -4)], [21, 18], FUR, fur=4).limb([(x, -3), (x + 14, -3)], [12, 9], FUR, fur=3)
    s.add(
        p.spline(p.points("-14,-88 -28,-66 -36,-34 -36,-10! -18,-7 0,-11 18,-7 36,-12! 34,-38 26,-66 14,-88 0,-92")),
        LINEN,
        24,
    )
    for x in (-22, -10, 3, 16, 27):
        s.line(p.spline([(x * 0.55, -82), (x * 0.95, -46), (x * 1.15, -11)], False), 1.6, "a86a58", 0.55)
    s.limb([(6, -84), (24, -74), (50, -79)], [22, 20, 18], LINEN)
    s.limb([(48, -79), (72, -87), (88, -95)], [15, 14, 13], FUR, fur=4).add(p.circle(92, -98, 8), FUR, 6)
    for x in (-12, 12):
        s.add(p.circle(x - 2, -126, 8), FUR, 6, fur=3, spine=[(x, -120), (x, -134)]).add(
            p.circle(x - 1, -125, 4), "5a3020", 3
        )
    s.limb([(-5, -104), (0, -108), (5, -106)], [40, 42, 40], FUR, fur=5)
    s.limb(
        [(13, -100), (28, -98)], [20, 17], [(0, "3c2010"), (0.4, "8a5c34"), (0.7, "c89a60"), (1, "ffe8b8")], fur=4
    ).add(p.circle(35, -102, 5.4, 4.4), "1c0c0a", 3)
    s.line(p.spline([(33, -95), (26, -91), (17, -93)], False), 1.8, "2a140c").line(
        p.spline([(9, -110), (13, -112.5), (17, -110)], False), 2.2, "1c0c0a"
    )
    s.add(p.spline(p.points("-22,-116! -14,-134 0,-138 14,-128 17,-120! -2,-122")), "7484ac", 9)
    s.limb([(-10, -132), (-34, -128), (-46, -106)], [18, 13, 6], "7484ac").add(
        p.circle(-47, -101, 8), "fff0d0", 6, fur=3, spine=[(-47, -96), (-47, -106)]
    )
    s.limb([(-22, -117), (-2, -121), (17, -119)], [8, 8, 8], "fff0d0")
    s.add(p.circle(-13, -110, 9, 10), FUR, 7, fur=4, spine=[(-13, -104), (-15, -120)]).add(
        p.circle(-12, -109, 4.6, 5.6), "8a5038", 4
    )
    s.draw(img, 196, FLOOR + 22, 272, light=GLOW, rim="ffd070", rim_alpha=0.8, ground=0.6)


def mouse(img: p.Array) -> None:
    """Bottom corner: a deckchair in the last of the drip."""
    x, y = 684, 1180
    seat = p.Layer()
    for way in ([(x - 70, y), (x + 52, y - 104)], [(x + 60, y), (x - 46, y - 52)], [(x - 52, y), (x + 70, y - 100)]):
        seat.stroke(p.line(way), 7, "3c1c0c").stroke(
            p.line([(way[0][0] - 1, way[0][1] - 2), (way[1][0] - 1, way[1][1] - 2)]), 3, "c88a48"
        )
    p.lay(img, seat)
    sling = p.spline(p.points("48,-106! 68,-98! 26,-34 -46,-42! -54,-56! 10,-48", at=(x, y)))
    m = p.mask(sling)
    p.shadow(img, m, 0, 12, soft=6, alpha=0.5)
    p.clothe(img, m, p.texture.stripes("fff0d0", "c8703c", 15, 0.7), 8, light=GLOW)
    s = (
        p.Sprite()
        .limb([(20, -14), (34, -24), (50, -12)], [5, 3, 1], "c89878")
        .limb([(0, -16), (-26, -18), (-44, -8)], [16, 10, 7], "a08068", fur=3)
    )
    s.limb([(24, -50), (10, -30), (-4, -18)], [24, 32, 26], "a08068", fur=4).limb(
        [(14, -40), (-4, -40), (-14, -32)], [9, 7, 6], "b08e74", fur=2
    )
    s.add(p.circle(42, -78, 12), "a08068", 8).add(p.circle(42, -78, 7), "d8a090", 4).limb(
        [(28, -62), (10, -60)], [26, 11], "a08068", fur=3
    )
    s.add(p.circle(26, -80, 11), "a08068", 8).add(p.circle(25, -79, 6.5), "d8a090", 4).add(
        p.circle(3, -60, 3.4), "2a1418", 2
    )
    s.line(p.line([(9, -67), (26, -68)]), 2.4, "1c1014").add(p.circle(14, -66, 6, 5), "1c1014", 3)
    s.draw(img, x - 2, y - 30, 88, light=(-0.6, 0.0, 0.5), rim="ffd890")


def paint() -> p.Array:
    """The card."""
    img = p.sky("dusk", 340, 44, [(0, "24386c"), (0.5, "4c6ca8"), (0.9, "9cb4dc"), (1, "c8d4ec")])
    cellar(img)
    winter(img)
    p.snowfall(img, 200, "ffffff", 8, big=3.2, drift=0.1, keep_off=p.smooth(250, 280, p.grid.y))
    shelves(img)
    barrel(img)
    july(img)
    bear(img)
    mouse(img)
    p.glow(img, TAP[0], 1000, 420, colour="ffa030", alpha=0.12, power=1.4)
    p.dust(img, 150, "fff0b0", 0.7, seed=5, m=p.mask(vault()))
    return img
