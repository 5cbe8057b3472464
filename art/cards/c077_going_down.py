"""A cat lets a sleeper's bed down the well of the house, past books in the rain, birches and a knight, to a sea with a
lit door.

Technique: gouache.
"""

from __future__ import annotations

import math

import numpy as np

from art import paint as p
from art.finish import Finish
from art.paint.voices import gouache as go

NUMBER, TITLE = 77, "Going Down"
FINISH = Finish(touch=0, patches=0, edges=0, bloom=0.3, vignette=0.1, grain=0, split=0.02, contrast=1.04)

END, HORIZON, DOOR = (400.0, 900.0), 976.0, (372.0, 980.0)
LAMP: p.Light = (0.1, -0.9, 0.35)
BRASS, LINEN, BLACK = ("5a3418", "d8982c", "fff0a0"), ("6a68a8", "d8cfe6", "fff6e4"), ("070614", "15122c", "3c3868")
ROPE = "e8cc94"
PATCHES = [
    (p.points("290,470 384,470 372,580 290,586"), ("7a4614", "e8a832", "ffe694")),
    (p.points("384,470 470,470 468,574 372,580"), ("7a6a88", "ecdcc8", "fffaf0")),
    (p.points("470,470 560,470 566,582 468,574"), ("6a1a24", "d84a34", "ff9a68")),
    (p.points("560,470 670,470 670,588 566,582"), ("124a5c", "2f94a0", "9ae0d0")),
    (p.points("280,586 372,580 366,720 280,720"), ("34245c", "7a58b0", "c4a4ec")),
    (p.points("372,580 468,574 472,720 366,720"), ("6a1a24", "d84a34", "ff9a68")),
    (p.points("468,574 566,582 574,720 472,720"), ("7a4614", "e8a832", "ffe694")),
    (p.points("566,582 670,588 670,720 574,720"), ("7a6a88", "ecdcc8", "fffaf0")),
]


def depth() -> p.Array:
    """The well of the house opens on a night sea; its light comes from a small door at the far end."""
    img = p.vertical(
        [(0, "1a1646"), (0.45, "1c2060"), (0.8, "3a4a9c"), (1, "5a6cb8")], 240, HORIZON, p.noise(240, 4, 3) * 0.05
    )
    p.brush(img, 90, 1400, p.swirl(300, 5, 0.6), jitter=0.04, alpha=0.5, seed=3)
    p.stars(img, 90, 7, 960, colour="fff0d0", big=0.05)
    p.glow(img, *DOOR, 380, colour="ffb060", alpha=0.5, power=1.6)
    p.moon(img, 478, 806, 38, phase=1.0, colour="fff4d0", halo="c8d0ff")
    tone = np.clip((p.grid.y - HORIZON) / 224 + p.noise(34, 6, 3, ax=5) * 0.14, 0, 1)
    water = p.ramp(tone, [(0, "8a8cc8"), (0.25, "3f58ac"), (0.6, "26387e"), (1, "141c50")])
    go.passage(img, p.rect(-10, HORIZON, 820, 240), water, 0.0, size=12, length=90, seed=4, jitter=0.05, ragged=1.0)
    p.glitter(img, 478, HORIZON - 0.7, 1080, width=26, colour="dfe6ff", alpha=0.5, seed=33)
    p.glitter(img, DOOR[0], HORIZON - 0.7, 1200, width=26, colour="ffcf70", alpha=1.0, seed=31)
    p.shine(
        img,
        p.mask(p.poly(p.points("346,980 398,980 490,1215 230,1215")), soft=14) * p.smooth(970, 984, p.grid.y),
        "ff9a3c",
        0.35,
    )
    return img


def door(img: p.Array) -> None:
    """It stands ajar on the horizon."""
    x, y = DOOR
    go.passage(img, p.arch(x, y + 3, 76, 148), "8a5a4c", 1.57, size=8, length=40, seed=3, jitter=0.04)
    p.over(img, p.mask(p.arch(x, y + 3, 56, 132), soft=1), "fff2b8")
    leaf = p.poly([(x - 28, y + 3), (x - 28, y - 112), (x - 6, y - 122), (x - 2, y + 12)])
    go.passage(
        img, leaf, p.vertical([(0, "d8563f"), (1, "8a2a30")], y - 120, y), 1.57, size=8, length=40, seed=4, jitter=0.04
    )
    p.over(img, p.mask(p.circle(x - 8, y - 50, 3.4)), "ffe28a")
    p.glow(img, x + 8, y - 60, 150, colour="ffcf80", alpha=0.75, power=1.7)


def boat(img: p.Array) -> None:
    """A small sail on the light."""
    p.multiply(img, p.blur(p.mask(p.circle(470, 1098, 66, 12)), 5), "10164a", 0.6)
    go.model(
        img,
        p.spline(p.points("476,968! 474,1066! 416,1060! 446,1020")),
        ("8a7a9c", "f4dcc0", "fff6dc"),
        (-0.8, -0.3, 0.4),
        flow=1.3,
        size=9,
        radius=24,
        seed=3,
    )
    go.model(
        img,
        p.spline(p.points("484,984! 484,1064! 522,1062! 508,1020")),
        ("5a5690", "b8a8c8", "e8d8dc"),
        (-0.8, -0.3, 0.4),
        flow=1.3,
        size=9,
        radius=20,
        seed=4,
    )
    go.line(img, [(480, 960), (480, 1020), (480, 1074)], "3a2430", 6, seed=3, taper=False)
    go.model(
        img,
        p.spline(p.points("404,1072! 536,1070! 512,1100 478,1106 430,1102")),
        ("5a1424", "c8402e", "ff9a5c"),
        (-0.8, -0.4, 0.4),
        flow=0.0,
        size=9,
        radius=20,
        seed=5,
    )


def books(img: p.Array) -> None:
    """The left wall is all books, shelf over shelf into the distance, and it rains on them."""
    random = np.random.default_rng(5)
    layer = p.Layer().fill(p.rect(0, 0, 800, 1200), "1c1238")
    tones = ["c8502f", "d89a34", "d8c8a8", "3f8a98", "a84858", "5a5a9c", "7a4a38", "3c6a5c"]
    for row in range(6):
        foot = 196.0 + row * 200
        x = 14.0
        while x < 780:
            w, h = random.uniform(24, 52), random.uniform(112, 164)
            lean = random.uniform(14, 30) if random.random() < 0.12 else random.normal(0, 1.5)
            tone = p.mix(tones[int(random.integers(8))], "241a50", random.uniform(0.15, 0.5))
            layer.fill(p.poly([(x, foot), (x + lean, foot - h), (x + w + lean, foot - h), (x + w, foot)]), tone)
            layer.fill(
                p.poly(
                    [
                        (x + lean * 0.75, foot - h * 0.76),
                        (x + w + lean * 0.75, foot - h * 0.76),
                        (x + w + lean * 0.8, foot - h * 0.82),
                        (x + lean * 0.8, foot - h * 0.82),
                    ]
                ),
                p.mix(tone, "fff0c0", 0.5),
            )
            x += w + abs(lean) + random.choice([2, 3, 3, 26])
        layer.fill(p.rect(0, foot, 800, 20), "6a4444").fill(p.rect(0, foot, 800, 5), "a87860")
    flat = p.blank("1c1238")
    p.lay(flat, layer)
    p.brush(flat, 16, 5000, np.zeros_like(p.grid.x) + math.pi / 2, jitter=0.04, alpha=0.5, seed=6)
    quad = ((0, 262), (262, 682), (262, 1004), (0, 1216))
    wall = p.mask(p.poly(quad))
    p.onto(img, flat, quad)
    p.multiply(img, wall * p.smooth(300, -60, p.grid.x), "2c2470", 0.55)
    p.shine(img, wall * p.smooth(420, 60, np.hypot(p.grid.x - DOOR[0], p.grid.y - 960)), "ff9a48", 0.4)
    p.lay(img, p.Layer().fill(p.poly(p.points("256,676 270,694 270,998 256,1008")), "7a5048"))
    drops = p.Layer()
    for _ in range(120):
        x, y, n = random.uniform(-10, 290), random.uniform(290, 1150), random.uniform(18, 46)
        drops.stroke(
            p.line([(x, y), (x - n * 0.18, y + n)]), random.uniform(1, 2.6), "cfdcff", random.uniform(0.25, 0.7)
        )
    for _ in range(12):
        x, y = random.uniform(10, 250), random.uniform(1070, 1190)
        drops.stroke(p.circle(x, y, random.uniform(8, 18), random.uniform(2, 4)), 1.6, "b8ccff", 0.6)
    p.lay(img, drops)


def birches(img: p.Array) -> None:
    """The right wall has become a wood."""
    random = np.random.default_rng(9)
    quad = p.poly(p.points("540,670 800,262 800,1216 540,1004"))
    p.over(img, p.mask(quad, soft=10), p.vertical([(0, "1a1446"), (1, "2c2a68")], 300, 1100), 0.85)
    for k, t in enumerate((0.94, 0.84, 0.7, 0.5, 0.26, 0.02)):
        x = 800 - 262 * t + (14 if k % 2 else -8)
        foot = 1216 - 212 * t + 4
        w = 12 + 42 * (1 - t) ** 1.3
        lean = random.normal(0, 6)
        points = [(x, foot), (x + lean, foot - 260), (x - lean, foot - 560), (x + lean, 240)]
        cool = 0.65 - 0.5 * (1 - t)
        tones = (p.mix("3c3878", "2a2a6a", cool), p.mix("b8b0cc", "5a5c9c", cool), p.mix("fff0d8", "a8a8d8", cool))
        m = go.model(
            img,
            p.ribbon(points, [w, w * 0.9, w * 0.8, w * 0.7], 40),
            tones,
            (-0.85, 0.1, 0.4),
            flow=math.pi / 2,
            size=max(5, w * 0.3),
            radius=w * 0.5,
            seed=20 + k,
        )
        marks = p.Layer()
        for y in np.arange(foot - 40, 280, -random.uniform(46, 60)):
            side = 1 if random.random() < 0.5 else -1
            marks.fill(
                p.spline(
                    [
                        (x + side * w * 0.6, y - w * 0.14, 1),
                        (x + side * w * random.uniform(-0.1, 0.25), y),
                        (x + side * w * 0.6, y + w * 0.16, 1),
                    ]
                ),
                "1c1838",
                0.85,
            )
        p.lay(img, marks, clip=m)


def knight(img: p.Array) -> None:
    """He has come to the water's edge between the trees and holds out his hand."""
    steel, dark = ("1c2450", "8a98c8", "ffe8c0"), ("141a40", "4c5a94", "b8b8d8")
    light: p.Light = (-0.85, -0.15, 0.35)

    def put(points: p.Points, tones: tuple[str, str, str] = steel, seed: int = 1, radius: float = 22) -> None:
        m = go.model(
            img,
            p.spline([(690 - q[0] * 1.12, 1176 + q[1] * 1.12, *q[2:]) for q in points]),
            tones,
            light,
            flow=1.3,
            size=7,
            radius=radius,
            seed=seed,
        )
        p.rim_light(img, m, "ffe0a0", -3, dy=-1, alpha=0.6)
        p.multiply(img, p.rim(m, 4, 4, 2.0), "141a40", 0.5)

    p.contact(img, 690, 1180, 90, ry=12, alpha=0.6)
    put(p.points("-14,-122 14,-118 8,-60 -8,-6! -34,-6! -28,-62"), dark, 2)
    put(p.points("-46,0! -42,-16 -16,-16 4,0!"), dark, 3)
    put(p.points("-4,-122 30,-116 36,-66 30,-8! 10,-8! 10,-62"), steel, 4)
    put(p.points("6,0! 10,-18 32,-18 60,0!"), steel, 5)
    put(p.points("14,-78 38,-80 40,-58 26,-50 12,-58"), steel, 6, 12)
    put(p.points("-24,-112 -30,-156 -14,-200 18,-208 42,-190 44,-146 36,-108 6,-98"), steel, 7, 40)
    put(p.points("-26,-116 6,-104 38,-114 42,-92 6,-80 -30,-92"), dark, 8, 14)
    put(p.points("-16,-196 -44,-176 -52,-134 -40,-108 -26,-114 -30,-146 -8,-170"), dark, 9)
    put(p.points("16,-212 20,-204 38,-202 44,-214"), dark, 10, 8)
    put(p.points("10,-214 6,-238 20,-264 48,-266 66,-246 70,-222 56,-208 32,-204"), steel, 11, 34)
    put(p.points("34,-244! 71,-236! 70,-228! 34,-233!"), ("05060f", "0a0c1c", "1c2038"), 12, 6)
    put(
        p.points("22,-262! 12,-292 -22,-306 -52,-290 -62,-262 -40,-274 -20,-262 6,-246"),
        ("6a141c", "d83c2c", "ff9a60"),
        13,
    )
    put(p.points("18,-190 40,-194 64,-164 60,-148 36,-152 18,-168"), steel, 14)
    put(p.points("54,-166 88,-168 112,-176 114,-160 88,-146 58,-146"), steel, 15)
    for k, (a, b) in enumerate((((112, -176), (138, -186)), ((114, -170), (144, -174)), ((114, -163), (140, -162)))):
        put([(a[0], a[1] - 4), (b[0], b[1] - 3), (b[0] + 3, b[1] + 2), (a[0], a[1] + 5)], steel, 16 + k, 5)
    put(p.points("110,-174 120,-192 126,-194 124,-176"), steel, 20, 5)


def attic(img: p.Array) -> None:
    """Under the roof the lamp is still on."""
    d = np.hypot((p.grid.x - 420) * 0.8, p.grid.y - 120)
    go.passage(
        img,
        p.rect(-10, -10, 820, 262),
        p.ramp(
            np.clip(d / 380 + p.noise(60, 6, 2) * 0.05, 0, 1),
            [(0, "fff0b0"), (0.35, "ffc85c"), (0.75, "d8803c"), (1, "8a4038")],
        ),
        0.0,
        size=22,
        length=110,
        seed=5,
        jitter=0.03,
    )
    for side in (-1, 1):
        night = p.poly([(400 + side * 460, -60), (400 + side * 24, -60), (400 + side * 460, 240)])
        go.passage(
            img,
            night,
            p.vertical([(0, "14143c"), (1, "26265e")], 0, 240),
            side * 0.6,
            size=26,
            length=110,
            seed=6,
            jitter=0.05,
        )
        edge = [(400 + side * 440, 234), (400 + side * 250, 106), (400 + side * 16, -52)]
        go.model(
            img,
            p.ribbon(edge, [38, 38, 38], 20),
            ("5a1c24", "c84a34", "ff9a60"),
            LAMP,
            flow=go.along(edge),
            size=11,
            radius=18,
            seed=7,
        )
    stars = p.Layer()
    for x, y, r in ((70, 50, 9), (150, 26, 5), (40, 118, 5), (722, 40, 6), (764, 104, 9), (640, 22, 4)):
        stars.fill(p.star(x, y, r * 1.4, 5, inner=0.4, turn=x), "ffe9b0")
    p.lay(img, stars)
    p.multiply(img, p.smooth(250, 330, p.grid.y) * p.smooth(420, 282, p.grid.y), "0c0a2c", 0.55)
    go.model(
        img, p.rect(-40, 242, 880, 42, r=6), ("3a1a24", "8a4a3c", "e8a060"), LAMP, flow=0.0, size=12, radius=18, seed=8
    )


def cat(img: p.Array) -> None:
    """On night shift: both paws on the crank, the tail over the beam."""

    def put(points: p.Points, seed: int = 1, radius: float = 40) -> None:
        m = go.model(img, p.spline(points), BLACK, (0.6, -0.6, 0.3), flow=1.2, size=10, radius=radius, seed=seed)
        p.rim_light(img, m, "ffd070", 3, dy=-3, alpha=0.55)

    def arm(points: p.Points, widths: list[float], seed: int) -> None:
        m = go.model(
            img,
            p.ribbon(points, widths, 30, True),
            BLACK,
            (0.6, -0.6, 0.3),
            flow=go.along(points),
            size=7,
            radius=12,
            seed=seed,
        )
        p.rim_light(img, m, "ffd070", 3, dy=-3, alpha=0.55)

    arm(p.points("300,232 246,246 222,292 246,334 228,370"), [24, 24, 22, 20, 12], 3)
    p.lay(
        img,
        p.Layer()
        .stroke(p.spline([(206, 256), (330, 240), (470, 204)], False), 6, ROPE)
        .stroke(p.spline([(594, 256), (574, 236), (540, 204)], False), 6, ROPE),
    )
    for x in (446, 556):
        go.model(
            img,
            p.spline([(x - 22, 246, 1), (x - 9, 152), (x + 9, 152), (x + 22, 246, 1)]),
            ("3a1a24", "8a4a3c", "e0985c"),
            LAMP,
            flow=1.5,
            size=8,
            radius=16,
            seed=4,
        )
    go.model(
        img, p.rect(448, 148, 108, 64, r=14), ("5a2c18", "b06a34", "f0b068"), LAMP, flow=1.57, size=9, radius=32, seed=5
    )
    for k in range(6):
        x = 462 + k * 16
        go.model(
            img,
            p.ribbon([(x, 148), (x + 4, 180), (x + 3, 214)], [12, 13, 12], 14, True),
            ("7a5a38", "d8b478", "fff0c0"),
            LAMP,
            flow=1.57,
            size=5,
            radius=8,
            seed=6 + k,
        )
    go.line(img, [(446, 182), (410, 182), (402, 144)], "8a2a24", 12, seed=3, taper=False)
    put(p.points("266,246! 262,200 282,146 324,126 364,148 380,196 378,246!"), 13, 60)
    put(p.points("280,128 272,92 274,38! 306,62 336,62 368,36! 374,92 362,128 322,146"), 14, 50)
    for x in (302, 344):
        go.dab(img, p.spline([(x - 15, 96), (x, 82), (x + 15, 95), (x, 105)]), "ffe45c", 0.1, size=6, length=14)
        go.line(img, [(x + 2, 84), (x + 2, 94), (x + 2, 103)], "0a0818", 6, seed=3)
        p.glow(img, x, 94, 26, colour="ffe060", alpha=0.35)
    go.dab(img, p.poly([(316, 114), (330, 114), (323, 122)]), "e08a8c", 0, size=4, length=8)
    for side in (-1, 1):
        for dy in (-3, 5):
            go.line(
                img,
                [(323 + side * 14, 120 + dy), (323 + side * 34, 117 + dy * 2), (323 + side * 54, 118 + dy * 3)],
                "e8dcc8",
                2,
                seed=3,
                alpha=0.7,
            )
    arm([(346, 186), (376, 176), (404, 150)], [34, 28, 24], 15)
    arm([(336, 204), (370, 214), (408, 190)], [32, 26, 22], 16)


def sleeper(img: p.Array) -> None:
    """A head deep in its pillow, nose up, the nightcap over the headboard."""
    teal = ("0f4452", "2c929c", "9ae4d4")

    def at(points: p.Points) -> list[p.Point]:
        c, s = math.cos(math.radians(-62)) * 1.12, math.sin(math.radians(-62)) * 1.12
        return [(286 + q[0] * c - q[1] * s, 496 + q[0] * s + q[1] * c, *q[2:]) for q in points]

    tail = p.points("252,460 206,424 164,450 150,520")
    go.model(
        img, p.ribbon(tail, [60, 46, 28, 10], 40, True), teal, LAMP, flow=go.along(tail), size=9, radius=24, seed=3
    )
    go.model(img, p.circle(149, 536, 19), BRASS, LAMP, flow=0.4, size=6, radius=18, seed=4)
    face = p.points("-40,14 -36,-26 -6,-42 26,-36 37,-16 42,-10 54,-2 50,5 40,7! 43,14 38,20! 40,30 30,40 6,44 -26,36")
    m = go.model(img, p.spline(at(face)), ("a0604c", "e0a078", "ffdcb0"), LAMP, flow=0.8, size=7, radius=40, seed=5)
    p.over(img, p.blur(p.mask(p.circle(*at([(12, 16)])[0], 13)), 5) * m, "e86a50", 0.5)
    for points, w in (
        ([(10, -12), (20, -4), (32, -9)], 5),
        ([(8, -28), (20, -30), (30, -25)], 5),
        ([(24, 21), (32, 23), (40, 20)], 4),
    ):
        go.line(img, at(points), "4a2028", w, seed=3)
    go.dab(img, p.spline(at(p.points("-14,-2 -26,-8 -32,4 -22,14 -12,8"))), "d08c68", 1.0, size=6, length=14)
    go.model(
        img,
        p.spline(at(p.points("32,-32! 24,-60 -10,-76 -48,-60 -56,-14 -44,22! -28,-12"))),
        teal,
        LAMP,
        flow=0.6,
        size=9,
        radius=36,
        seed=6,
    )
    go.model(
        img,
        p.ribbon(at([(-44, 22), (-22, -20), (34, -34)]), [19, 21, 18], 24, True),
        ("8a5a28", "f0bc50", "fff0b8"),
        LAMP,
        flow=1.0,
        size=6,
        radius=10,
        seed=7,
    )


def bed(img: p.Array) -> None:
    """Brass and ropes, a quilt of great patches, and somebody who knows nothing of it."""
    ropes = p.Layer()
    for x, low in ((192, 410), (604, 456)):
        top = x + (400 - x) * 0.02
        ropes.stroke(p.line([(x, low), (top, 262)]), 7, ROPE).stroke(
            p.line([(x + 2, low), (top + 2, 262)]), 2, "a87c48"
        )
    p.lay(img, ropes, tooth=0.5)
    for x in (196, 600):
        go.model(img, p.circle(x, 266, 20), BRASS, LAMP, flow=0.4, size=6, radius=18, seed=3)
        p.over(img, p.mask(p.circle(x, 266, 6)), "1a1024")
    for x, top in ((192, 420), (604, 470)):
        go.model(
            img,
            p.ribbon([(x, 706), (x, top)], [18, 17], 20, True),
            BRASS,
            (-0.6, -0.6, 0.4),
            flow=1.57,
            size=6,
            radius=9,
            seed=4,
        )
        for y, r in ((top - 10, 17), (712, 14)):
            go.model(img, p.circle(x, y, r), BRASS, LAMP, flow=0.4, size=5, radius=15, seed=5)
    for bars in (
        p.points("192,460 222,430 238,460 238,550"),
        p.points("604,504 578,480 564,504 564,570"),
        [(192, 628), (400, 628), (604, 628)],
    ):
        go.model(
            img, p.ribbon(bars, [13, 12, 13], 40, True), BRASS, LAMP, flow=go.along(bars), size=5, radius=7, seed=6
        )
    go.model(
        img,
        p.spline(p.points("196,572! 198,548 400,544 600,548 602,624! 400,634 196,624!")),
        LINEN,
        LAMP,
        flow=0.0,
        size=10,
        radius=24,
        seed=7,
    )
    go.model(
        img,
        p.spline(p.points("198,566 204,520 236,504 296,510 352,530 364,562 300,580")),
        LINEN,
        LAMP,
        flow=0.3,
        size=10,
        radius=36,
        seed=8,
    )
    sleeper(img)
    quilt = p.mask(
        p.spline(
            p.points(
                "308,562! 352,510 420,484 500,496 572,526 614,556 630,620 624,684! 560,668 500,688 430,664 366,686 "
                "302,668!"
            )
        )
    )
    p.multiply(img, p.blur(p.warp(quilt, 0, -12), 8), "1a1448", 0.5)
    t = p.inflate(quilt, 110, (0.05, -0.85, 0.4), 10) + p.noise(26, 5, 3) * 0.08
    for k, (points, tones) in enumerate(PATCHES):
        m = p.mask(p.poly(points)) * quilt
        go.passage(
            img,
            m,
            p.ramp(np.clip(t, 0, 1), [(0.3, tones[0]), (0.66, tones[1]), (0.95, tones[2])]),
            1.2 if k % 2 else 0.3,
            size=11,
            length=40,
            seed=9 + k,
            jitter=0.03,
            ragged=1.0,
        )
        outline = [*points, points[0]]
        p.lay(img, p.Layer().stroke(p.line(outline), 3, "3a1c3c", 0.55), clip=quilt, tooth=0.8)
    p.multiply(img, p.rim(quilt, 0, 30, 20.0), "2c1c5c", 0.5)
    go.model(
        img,
        p.spline(p.points("296,576! 342,512 372,492 398,504 362,546 330,612!")),
        LINEN,
        LAMP,
        flow=2.2,
        size=9,
        radius=22,
        seed=20,
    )
    p.shine(img, p.rim(p.mask(p.rect(180, 612, 450, 110)) * quilt, 0, 8, 3.0), "ff9a50", 0.3)


def paint() -> p.Array:
    """From the far door to the cat."""
    img = depth()
    door(img)
    birches(img)
    books(img)
    boat(img)
    knight(img)
    attic(img)
    beam = p.mask(p.poly(p.points("250,290 550,290 640,760 160,760")), soft=40) * p.smooth(780, 300, p.grid.y)
    p.shine(img, beam, "ffb860", 0.28)
    bed(img)
    cat(img)
    return np.clip(img, 0, 1)
