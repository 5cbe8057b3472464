"""A cat lets a sleeper's bed down the well of the house on one rope, past walls of books, to a boat on a sea with a lit
door.

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

HORIZON, DOOR = 976.0, (282.0, 980.0)
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
    tone = np.clip((p.grid.y - HORIZON) / 224 + p.noise(34, 6, 3, ax=5) * 0.14, 0, 1)
    water = p.ramp(tone, [(0, "8a8cc8"), (0.25, "3f58ac"), (0.6, "26387e"), (1, "141c50")])
    go.passage(img, p.rect(-10, HORIZON, 820, 240), water, 0.0, size=12, length=90, seed=4, jitter=0.05, ragged=1.0)
    p.glitter(img, DOOR[0], HORIZON - 0.7, 1200, width=26, colour="ffcf70", alpha=1.0, seed=31)
    p.shine(
        img,
        p.mask(p.poly(p.points("256,980 308,980 400,1215 190,1215")), soft=40) * p.smooth(970, 984, p.grid.y),
        "ff9a3c",
        0.35,
    )
    return img


def door(img: p.Array) -> None:
    """It stands ajar on the horizon."""
    x, y = DOOR
    go.passage(img, p.arch(x, y + 3, 76, 148), "8a5a4c", 1.57, size=8, length=40, seed=3, jitter=0.04)
    p.over(img, p.mask(p.arch(x, y + 3, 56, 132), soft=1), "fff2b8")
    leaf = p.poly(p.points("-28,3 -28,-112 -6,-122 -2,12", at=(x, y)))
    go.passage(
        img, leaf, p.vertical([(0, "d8563f"), (1, "8a2a30")], y - 120, y), 1.57, size=8, length=40, seed=4, jitter=0.04
    )
    p.over(img, p.mask(p.circle(x - 8, y - 50, 3.4)), "ffe28a")
    p.glow(img, x + 8, y - 60, 150, colour="ffcf80", alpha=0.75, power=1.7)


def boat(img: p.Array) -> None:
    """Empty, its sail up: it waits exactly where the bed will come down."""

    def put(points: p.Points) -> list[p.Point]:
        return [(466 + (q[0] - 480) * 1.95, 1122 + (q[1] - 1100) * 1.75, *q[2:]) for q in points]

    light: p.Light = (-0.8, -0.3, 0.4)
    p.multiply(img, p.blur(p.mask(p.circle(452, 1126, 136, 22)), 6), "10164a", 0.7)
    sail = put(p.points("476,976! 474,1062! 420,1056! 448,1020"))
    go.model(img, p.spline(sail), ("8a7a9c", "f4dcc0", "fff6dc"), light, flow=1.3, size=11, radius=44, seed=3)
    p.shine(img, p.mask(p.spline(sail)) * p.smooth(450, 340, p.grid.x), "ffb050", 0.35)
    jib = put(p.points("484,986! 484,1062! 522,1060! 508,1020"))
    go.model(img, p.spline(jib), ("5a5690", "b8a8c8", "e8d8dc"), light, flow=1.3, size=11, radius=36, seed=4)
    go.line(img, put([(418, 1059), (450, 1062), (482, 1064)]), "5a3430", 8, seed=7, taper=False)
    go.line(img, put([(480, 968), (480, 1020), (480, 1074)]), "3a2430", 9, seed=3, taper=False)
    p.over(img, p.mask(p.spline(put(p.points("410,1072 440,1066 500,1066 530,1071 500,1078 440,1079")))), "2c1024")
    hull = put(p.points("402,1070! 470,1077 538,1068! 514,1098 478,1106 428,1101"))
    go.model(
        img, p.spline(hull), ("5a1424", "c8402e", "ff9a5c"), (-0.8, -0.4, 0.4), flow=0.0, size=10, radius=34, seed=5
    )
    go.line(img, put([(404, 1071), (470, 1078), (537, 1069)]), "ffd08a", 6, seed=6, taper=False)
    ripples = p.Layer()
    for y, a, b in ((1136, 330, 560), (1150, 360, 520), (1166, 390, 490)):
        ripples.stroke(p.spline([(a, y), ((a + b) / 2, y + 4), (b, y)], False), 3, "8a9cdc", 0.6)
    p.lay(img, ripples, tooth=0.6)


def books(img: p.Array, quad: tuple[p.Point, ...], seed: int) -> None:
    """A wall that is all books, shelf over shelf into the distance."""
    random = np.random.default_rng(seed)
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
    wall = p.mask(p.poly(quad))
    p.onto(img, flat, quad)
    p.multiply(img, wall * p.smooth(160, 420, np.abs(p.grid.x - 400)), "2c2470", 0.6)
    p.shine(img, wall * p.smooth(420, 60, np.hypot(p.grid.x - DOOR[0], p.grid.y - 960)), "ff9a48", 0.4)


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


def winch(img: p.Array) -> None:
    """A wheel on the beam; the one rope comes over it from the paws and goes down to the bed."""
    p.multiply(img, p.blur(p.mask(p.rect(512, 244, 12, 40)), 4), "3a1424", 0.6)
    iron = ("3a1a24", "8a4a3c", "e0985c")
    for x in (400, 492):
        go.model(
            img,
            p.poly(p.points("-22,246 -8,160 8,160 22,246", at=(x, 0))),
            iron,
            LAMP,
            flow=1.5,
            size=8,
            radius=14,
            seed=4,
        )
    go.model(img, p.circle(446, 176, 54), ("5a2c18", "b06a34", "f0b068"), LAMP, flow=0.6, size=9, radius=30, seed=5)
    go.model(img, p.circle(446, 176, 14), BRASS, LAMP, flow=0.4, size=5, radius=12, seed=6)
    rope(img, p.points("290,190 360,150 416,124 446,118 482,130 503,162 506,200 506,260 506,326"))
    go.model(
        img, p.cut(p.circle(506, 336, 22), p.circle(506, 336, 10)), BRASS, LAMP, flow=0.4, size=5, radius=9, seed=3
    )
    for x, y in ((506, 314), (492, 350), (516, 354)):
        rope(img, [(x - 9, y - 2), (x + 9, y + 3)])


def rope(img: p.Array, points: p.Points) -> None:
    """A lit rope with its dark side."""
    p.lay(
        img,
        p.Layer().fill(p.ribbon(points, [13, 13], 60, True), "6a4828").fill(p.ribbon(points, [9, 9], 60, True), ROPE),
    )


def cat(img: p.Array) -> None:
    """On night shift: it leans back with all its weight, feet against the winch, both paws round the rope."""
    light: p.Light = (0.6, -0.6, 0.3)

    def put(points: p.Points, seed: int = 1, radius: float = 40) -> None:
        m = go.model(img, p.spline(points), BLACK, light, flow=1.2, size=10, radius=radius, seed=seed)
        p.rim_light(img, m, "ffd070", 3, dy=-3, alpha=0.6)

    def limb(points: p.Points, widths: list[float], seed: int) -> None:
        m = go.model(
            img, p.ribbon(points, widths, 30, True), BLACK, light, flow=go.along(points), size=7, radius=12, seed=seed
        )
        p.rim_light(img, m, "ffd070", 3, dy=-3, alpha=0.7)

    limb(p.points("206,232 156,240 124,280 142,326 120,366"), [26, 26, 24, 20, 12], 3)
    limb([(310, 148), (344, 158), (366, 148)], [36, 28, 24], 12)
    put(p.points("180,246! 176,206 204,150 252,126 300,138 310,176 290,222 276,246!"), 13, 60)
    limb(p.points("244,222 300,190 340,222 382,224"), [54, 46, 32, 24], 17)
    put(p.points("362,246 368,208 384,202 392,214 392,246"), 18, 12)
    put(p.points("232,124 222,88 222,34! 254,58 286,56 318,30! 326,86 316,122 274,142"), 14, 50)
    for x in (252, 296):
        go.dab(img, p.spline(p.points("-16,92 0,77 16,91 0,102", at=(x, 0))), "ffe45c", 0.1, size=6, length=14)
        go.line(img, [(x + 5, 79), (x + 5, 90), (x + 5, 100)], "0a0818", 6, seed=3)
        p.glow(img, x, 90, 26, colour="ffe060", alpha=0.35)
    go.dab(img, p.poly([(268, 110), (282, 110), (275, 118)]), "e08a8c", 0, size=4, length=8)
    for side in (-1, 1):
        for dy in (-3, 5):
            go.line(
                img,
                [(275 + side * 14, 116 + dy), (275 + side * 34, 113 + dy * 2), (275 + side * 54, 114 + dy * 3)],
                "e8dcc8",
                2,
                seed=3,
                alpha=0.7,
            )
    rope(img, p.points("372,144 330,168 296,188 250,214 206,232 196,262 200,300 194,336"))
    limb([(246, 172), (276, 196), (306, 184)], [38, 30, 26], 16)
    for x, y in ((362, 149), (304, 184)):
        paw(img, x, y)


def paw(img: p.Array, x: float, y: float) -> None:
    """A paw closed over the rope: one soft fist, three clefts between four toes."""
    fist = p.spline(p.points("-24,6 -18,-14 4,-24 22,-18 24,0 8,16 -12,20", at=(x, y)))
    m = go.model(img, fist, BLACK, (0.6, -0.6, 0.3), flow=1.2, size=6, radius=16, seed=30)
    p.rim_light(img, m, "ffd070", 3, dy=-3, alpha=0.8)
    for k in range(3):
        a = (x - 7 + k * 11, y + 17 - k * 6)
        go.line(img, [a, (a[0] - 3, a[1] - 10), (a[0] - 3, a[1] - 20)], "7a70a8", 3, seed=3)


def sleeper(img: p.Array) -> None:
    """A head deep in its pillow, nose up, the nightcap over the headboard."""
    teal = ("0f4452", "2c929c", "9ae4d4")

    def at(points: p.Points) -> list[p.Point]:
        c, s = math.cos(math.radians(-62)) * 1.12, math.sin(math.radians(-62)) * 1.12
        return lean([(286 + q[0] * c - q[1] * s, 496 + q[0] * s + q[1] * c, *q[2:]) for q in points])

    tail = lean(p.points("252,460 206,424 164,450 150,520"))
    go.model(
        img, p.ribbon(tail, [60, 46, 28, 10], 40, True), teal, LAMP, flow=go.along(tail), size=9, radius=24, seed=3
    )
    go.model(img, p.circle(*lean([(149, 536)])[0], 21), BRASS, LAMP, flow=0.4, size=6, radius=18, seed=4)
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


def lean(points: p.Points, k: float = 1.06) -> list[p.Point]:
    """Points of the level bed, where the tilted bed has them: its foot is already lower than its head."""
    c, s = math.cos(math.radians(11)) * k, math.sin(math.radians(11)) * k
    return [
        (424 + (q[0] - 400) * c - (q[1] - 580) * s, 642 + (q[0] - 400) * s + (q[1] - 580) * c, *q[2:]) for q in points
    ]


def frame(img: p.Array) -> None:
    """Brass posts with knobs, hung by a bridle from the one rope."""
    head, foot = lean([(192, 414)])[0], lean([(604, 464)])[0]
    for end in (head, foot):
        rope(img, [(506, 336), (end[0], end[1])])
    for x, top in ((192, 420), (604, 470)):
        post = lean([(x, 706), (x, top)])
        go.model(img, p.ribbon(post, [20, 19], 20, True), BRASS, (-0.6, -0.6, 0.4), flow=1.57, size=6, radius=9, seed=4)
        for y, r in ((top - 10, 19), (712, 15)):
            go.model(img, p.circle(*lean([(x, y)])[0], r), BRASS, LAMP, flow=0.4, size=5, radius=15, seed=5)
    for bars in (
        p.points("192,460 222,430 238,460 238,550"),
        p.points("604,504 578,480 564,504 564,570"),
        [(192, 628), (400, 628), (604, 628)],
    ):
        go.model(
            img,
            p.ribbon(lean(bars), [14, 13, 14], 40, True),
            BRASS,
            LAMP,
            flow=go.along(lean(bars)),
            size=5,
            radius=7,
            seed=6,
        )


def bed(img: p.Array) -> None:
    """A quilt of great patches, and somebody who knows nothing of it."""
    frame(img)
    go.model(
        img,
        p.spline(lean(p.points("196,572! 198,548 400,544 600,548 602,624! 400,634 196,624!"))),
        LINEN,
        LAMP,
        flow=0.2,
        size=10,
        radius=24,
        seed=7,
    )
    go.model(
        img,
        p.spline(lean(p.points("198,566 204,520 236,504 296,510 352,530 364,562 300,580"))),
        LINEN,
        LAMP,
        flow=0.5,
        size=10,
        radius=36,
        seed=8,
    )
    sleeper(img)
    cover = p.points(
        "308,562! 352,510 420,484 500,496 572,526 614,556 630,620 624,684! 560,668 500,688 430,664 366,686 302,668!"
    )
    quilt = p.mask(p.spline(lean(cover)))
    p.multiply(img, p.blur(p.warp(quilt, 0, -12), 8), "1a1448", 0.5)
    t = p.inflate(quilt, 110, (0.05, -0.85, 0.4), 10) + p.noise(26, 5, 3) * 0.08
    for k, (points, tones) in enumerate(PATCHES):
        m = p.mask(p.poly(lean(points))) * quilt
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
        p.lay(img, p.Layer().stroke(p.line(lean([*points, points[0]])), 3, "3a1c3c", 0.55), clip=quilt, tooth=0.8)
    p.multiply(img, p.rim(quilt, 0, 30, 20.0), "2c1c5c", 0.5)
    go.model(
        img,
        p.spline(lean(p.points("296,576! 342,512 372,492 398,504 362,546 330,612!"))),
        LINEN,
        LAMP,
        flow=2.2,
        size=9,
        radius=22,
        seed=20,
    )
    p.shine(img, p.rim(quilt * p.smooth(620, 700, p.grid.y), 0, 8, 3.0), "ff9a50", 0.4)


def paint() -> p.Array:
    """From the far door to the cat."""
    img = depth()
    door(img)
    books(img, ((0, 262), (200, 640), (200, 1004), (0, 1216)), 5)
    books(img, ((606, 640), (800, 262), (800, 1216), (606, 1004)), 11)
    boat(img)
    attic(img)
    beam = p.mask(p.poly(p.points("250,290 550,290 640,760 160,760")), soft=40) * p.smooth(780, 300, p.grid.y)
    p.shine(img, beam, "ffb860", 0.28)
    bed(img)
    winch(img)
    cat(img)
    return np.clip(img, 0, 1)
