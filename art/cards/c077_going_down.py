"""A cat lets a sleeper's bed down the well of the house on one rope, past walls of books, to a boat on a lit sea.

Technique: gouache.
"""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np
import skia

from art import paint as p
from art.finish import Finish
from art.paint.voices import gouache as go

NUMBER, TITLE = 77, "Going Down"
FINISH = Finish(touch=0, patches=0, edges=0, bloom=0.3, vignette=0, grain=0, split=0.02, contrast=1.04)

HORIZON = 940.0
EYE, DAWN = (400.0, HORIZON), (282.0, HORIZON)
LAMP: p.Light = (0.1, -0.9, 0.35)
BRASS, LINEN, BLACK = ("5a3418", "d8982c", "fff0a0"), ("6a68a8", "d8cfe6", "fff6e4"), ("070614", "15122c", "3c3868")
WOOD, DARK, ROPE = ("4a2018", "b06a34", "f4b870"), ("2c1018", "6a3020", "a85c38"), "e8cc94"
RING = (439.0, 344.0)
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


def tipped(points: p.Points) -> list[p.Point]:
    """Points of the level bed as it hangs: turned a little about the ring, its foot towards the sea."""
    c, s = math.cos(math.radians(3.5)), math.sin(math.radians(3.5))
    level = [(q[0] - RING[0], q[1] - RING[1], *q[2:]) for q in points]
    return [(RING[0] + 14 + q[0] * c - q[1] * s, RING[1] + q[0] * s + q[1] * c, *q[2:]) for q in level]


SIDES = [tipped(p.points("196,524 196,790")), tipped(p.points("686,560 686,790"))]


def depth() -> p.Array:
    """The well of the house opens on a night sea; its light comes from where the sky ends."""
    night_over_sea = [(0, "1a1646"), (0.45, "1c2060"), (0.8, "3a4a9c"), (1, "5a6cb8")]
    sea_blue = [(0, "7a80c8"), (0.25, "3f58ac"), (0.6, "26387e"), (1, "141c50")]
    path_of_light = p.poly(p.points("240,940 324,940 420,1215 150,1215"))
    img = p.vertical(night_over_sea, 240, HORIZON, p.noise(240, 4, 3) * 0.05)
    p.brush(img, 90, 1400, p.swirl(300, 5, 0.6), jitter=0.04, alpha=0.5, seed=3)
    p.stars(img, 90, 7, 960, colour="fff0d0", big=0.05)
    p.glow(img, *DAWN, 460, colour="ff9a58", alpha=0.8, power=1.4)
    p.glow(img, *DAWN, 150, colour="ffe0a0", alpha=0.9, power=1.6)
    tone = np.clip((p.grid.y - HORIZON) / 260 + p.noise(34, 6, 3, ax=5) * 0.14, 0, 1)
    water = p.ramp(tone, sea_blue)
    go.passage(img, p.rect(-10, HORIZON, 820, 280), water, 0.0, size=12, length=90, seed=4, jitter=0.05, ragged=1.0)
    p.glitter(img, DAWN[0], HORIZON - 0.7, 1200, width=26, colour="ffcf70", alpha=1.0, seed=31)
    p.shine(img, p.mask(path_of_light, soft=40) * p.smooth(934, 948, p.grid.y), "ff9a3c", 0.35)
    return img


def boat(img: p.Array) -> None:
    """Empty, its sail up: it waits exactly where the bed will come down."""
    sail_outline = p.points("476,976! 474,1062! 420,1056! 448,1020")
    jib_outline = p.points("484,986! 484,1062! 522,1060! 508,1020")
    boom = [(418, 1059), (450, 1062), (482, 1064)]
    mast = [(480, 968), (480, 1020), (480, 1074)]
    boat_inside = p.points("410,1072 440,1066 500,1066 530,1071 500,1078 440,1079")
    hull_outline = p.points("402,1070! 470,1077 538,1068! 514,1098 478,1106 428,1101")
    gunwale = [(404, 1071), (470, 1078), (537, 1069)]

    def put(points: p.Points) -> list[p.Point]:
        return [(440 + (q[0] - 476) * 2.05, 1128 + (q[1] - 1100) * 1.75, *q[2:]) for q in points]

    light: p.Light = (-0.8, -0.3, 0.4)
    p.multiply(img, p.blur(p.mask(p.circle(436, 1134, 142, 22)), 6), "10164a", 0.7)
    sail = put(sail_outline)
    go.model(img, p.spline(sail), ("8a7a9c", "f4dcc0", "fff6dc"), light, flow=1.3, size=11, radius=44, seed=3)
    p.shine(img, p.mask(p.spline(sail)) * p.smooth(450, 340, p.grid.x), "ffb050", 0.35)
    jib = put(jib_outline)
    go.model(img, p.spline(jib), ("5a5690", "b8a8c8", "e8d8dc"), light, flow=1.3, size=11, radius=36, seed=4)
    go.line(img, put(boom), "5a3430", 8, seed=7, taper=False)
    go.line(img, put(mast), "3a2430", 9, seed=3, taper=False)
    p.over(img, p.mask(p.spline(put(boat_inside))), "2c1024")
    hull = put(hull_outline)
    go.model(
        img, p.spline(hull), ("5a1424", "c8402e", "ff9a5c"), (-0.8, -0.4, 0.4), flow=0.0, size=10, radius=34, seed=5
    )
    go.line(img, put(gunwale), "ffd08a", 6, seed=6, taper=False)
    mirrored = [(q[0], 2 * 1136 - q[1]) for q in hull]
    broken = p.smooth(-0.25, 0.25, p.noise(12, 5, 3, ax=8)) * p.smooth(1190, 1140, p.grid.y)
    p.over(img, p.mask(p.spline(mirrored), soft=3) * broken * (p.grid.y > 1134), "c8402e", 0.6)
    ripples = p.Layer()
    for y, a, b in ((1144, 304, 560), (1158, 340, 510), (1174, 376, 480)):
        ripple = p.spline([(a, y), ((a + b) / 2, y + 4), (b, y)], False)
        ripples.stroke(ripple, 3, "8a9cdc", 0.6)
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
            book = p.poly([(x, foot), (x + lean, foot - h), (x + w + lean, foot - h), (x + w, foot)])
            layer.fill(book, tone)
            book_label = p.poly(
                [
                    (x + lean * 0.75, foot - h * 0.76),
                    (x + w + lean * 0.75, foot - h * 0.76),
                    (x + w + lean * 0.8, foot - h * 0.82),
                    (x + lean * 0.8, foot - h * 0.82),
                ]
            )
            layer.fill(book_label, p.mix(tone, "fff0c0", 0.5))
            x += w + abs(lean) + random.choice([2, 3, 3, 26])
        layer.fill(p.rect(0, foot, 800, 20), "6a4444").fill(p.rect(0, foot, 800, 5), "a87860")
    flat = p.blank("1c1238")
    p.lay(flat, layer)
    p.brush(flat, 16, 5000, np.zeros_like(p.grid.x) + math.pi / 2, jitter=0.04, alpha=0.5, seed=6)
    wall = p.mask(p.poly(quad))
    p.onto(img, flat, quad)
    p.multiply(img, wall * p.smooth(160, 420, np.abs(p.grid.x - 400)), "2c2470", 0.6)
    p.shine(img, wall * p.smooth(460, 120, np.hypot(p.grid.x - DAWN[0], p.grid.y - 960)), "ff9a48", 0.4)


def reflection(img: p.Array, quad: tuple[p.Point, ...], seed: int) -> None:
    """The wall of books upside down in the water at its foot, broken by ripples."""
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = quad
    books(img, ((ax, 2 * dy - ay), (bx, 2 * cy - by), (cx, cy), (dx, dy)), seed)
    wet = p.mask(p.poly([(dx, dy), (cx, cy), (cx, 1260), (dx, 1260)]))
    p.over(img, wet, "26387e", 0.5)
    p.over(img, wet * p.smooth(0.1, 0.4, p.noise(16, seed, 3, ax=6)), "3f58ac", 0.6)


def attic(img: p.Array) -> None:
    """Under the roof the lamp is still on."""
    lamplight = [(0, "fff0b0"), (0.35, "ffc85c"), (0.75, "d8803c"), (1, "8a4038")]
    d = np.hypot((p.grid.x - 420) * 0.8, p.grid.y - 120)
    go.passage(
        img,
        p.rect(-10, -10, 820, 262),
        p.ramp(np.clip(d / 380 + p.noise(60, 6, 2) * 0.05, 0, 1), lamplight),
        0.0,
        size=22,
        length=110,
        seed=5,
        jitter=0.03,
    )
    for side in (-1, 1):
        night = p.poly([(400 + side * 480, -60), (400 + side * 130, -60), (400 + side * 480, 186)])
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
        edge = [(400 + side * 480, 190), (400 + side * 300, 66), (400 + side * 120, -58)]
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
    p.multiply(img, p.smooth(250, 330, p.grid.y) * p.smooth(420, 282, p.grid.y), "0c0a2c", 0.55)
    go.model(
        img, p.rect(-40, 242, 880, 42, r=6), ("3a1a24", "8a4a3c", "e8a060"), LAMP, flow=0.0, size=12, radius=18, seed=8
    )


def winch(img: p.Array) -> None:
    """A grooved wheel on the beam; the one rope comes taut from the paws, lies in the groove and goes down."""
    over_the_wheel = p.points("200,176 256,157 313,139 368,120 386,117 408,122 429,138 439,172 439,260 439,326")
    p.multiply(img, p.blur(p.mask(p.rect(446, 244, 12, 40)), 4), "3a1424", 0.6)
    go.model(img, p.circle(386, 172, 58), DARK, LAMP, flow=0.6, size=9, radius=14, seed=5)
    rope(img, over_the_wheel)
    go.model(img, p.circle(386, 172, 45), ("3a1a18", "8a4a2c", "c87c44"), LAMP, flow=0.6, size=8, radius=24, seed=6)
    for foot in (338, 434):
        leg = [(386, 172), ((386 + foot) / 2, 210), (foot, 248)]
        go.model(img, p.ribbon(leg, [20, 21, 26], 20), WOOD, LAMP, flow=go.along(leg), size=7, radius=12, seed=4)
    go.model(img, p.circle(386, 172, 15), BRASS, LAMP, flow=0.4, size=5, radius=12, seed=6)


def rope(img: p.Array, points: p.Points) -> None:
    """A lit rope with its dark side."""
    p.lay(
        img,
        p.Layer().fill(p.ribbon(points, [13, 13], 60, True), "6a4828").fill(p.ribbon(points, [9, 9], 60, True), ROPE),
    )


def cat(img: p.Array) -> None:
    """On night shift: it hangs back with all its weight, feet against the winch, the rope round its waist."""
    tail = p.points("132,236 92,246 68,284 86,328 62,368")
    far_leg = p.points("206,216 276,178 330,200")
    far_foot = p.spline(p.points("318,214 318,190 334,176 350,182 352,200 338,216"))
    far_arm = p.ribbon(p.points("164,128 234,134 298,144"), [42, 33, 25], 30, True)
    body = p.spline(p.points("246,246! 172,250 128,240 98,200 82,150 96,112 142,100 176,122 198,162 236,190 256,224"))
    waist_rope = p.points("226,168 212,188 184,206 146,216 105,210")
    near_arm = p.ribbon(p.points("120,146 172,166 222,170"), [46, 36, 26], 30, True)
    thigh = p.points("184,216 236,196 266,184")
    shin = p.points("264,186 292,212 318,232")
    foot = p.spline(p.points("302,247! 296,230 306,212 326,200 342,206 342,222 334,247!"))

    p.multiply(img, p.blur(p.mask(p.rect(112, 240, 160, 14)), 4), "3a1424", 0.8)
    fur(img, p.ribbon(tail, [28, 28, 25, 21, 12], 30, True), flow=go.along(tail), radius=12)
    fur(img, p.ribbon(far_leg, [44, 36, 24], 30, True), flow=go.along(far_leg), radius=12)
    fur(img, far_foot, radius=12)
    fur(img, far_arm, flow=0.2, radius=14)
    fur(img, body, radius=60)
    fur(img, p.ribbon(thigh, [76, 62, 42], 30, True), flow=go.along(thigh), radius=30)
    fur(img, p.ribbon(shin, [42, 32, 26], 30, True), flow=go.along(shin), radius=14)
    fur(img, foot, radius=12)
    rope(img, waist_rope)
    fur(img, near_arm, flow=0.3, radius=14)
    p.lay(img, p.Layer().fill(p.ribbon([(306, 141), (226, 168)], [17, 17], 10), "4a2c1c"))
    rope(img, [(306, 141), (226, 168)])
    for x, y in ((304, 141), (228, 166)):
        paw(img, x, y)
    cat_head(img)


def cat_head(img: p.Array) -> None:
    """Thrown back, ears flat, teeth set; the eyes stay on the rope and what hangs on it."""

    def at(points: p.Points) -> list[p.Point]:
        c, s = math.cos(math.radians(-13)), math.sin(math.radians(-13))
        return [(130 + q[0] * c - q[1] * s, 80 + q[0] * s + q[1] * c, *q[2:]) for q in points]

    outline = p.points("-44,26 -52,-4 -60,-52! -24,-38 8,-40 42,-62! 52,-10 46,24 2,44")
    fur(img, p.spline(at(outline)), radius=50)
    for x in (-18, 26):
        iris = p.spline(at(p.points("-17,-6 -2,-16 16,-6 2,12", at=(x, 0))))
        go.dab(img, iris, "ffe45c", 0.1, size=6, length=14)
        go.line(img, at([(x + 7, -10), (x + 8, -1), (x + 6, 9)]), "0a0818", 9, seed=3)
        p.glow(img, *at([(x, -2)])[0][:2], 26, colour="ffe060", alpha=0.3)
    go.dab(img, p.poly(at([(0, 15), (14, 15), (7, 23)])), "e08a8c", 0, size=4, length=8)
    for side in (-1, 1):
        for dy in (-3, 5):
            hair = [(7 + side * 14, 21 + dy), (7 + side * 34, 18 + dy * 2), (7 + side * 54, 19 + dy * 3)]
            go.line(img, at(hair), "e8dcc8", 2, seed=3, alpha=0.7)


def fur(img: p.Array, shape: skia.Path, flow: float | Callable[..., float] = 1.2, radius: float = 40) -> None:
    """A black part of the cat with the lamp along its edge."""
    m = go.model(img, shape, BLACK, (0.6, -0.6, 0.3), flow=flow, size=9, radius=radius, seed=13)
    p.rim_light(img, m, "ffd070", 3, dy=-3, alpha=0.65)


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
    cap_tail = p.points("262,466 216,440 176,462 160,520")
    ear = p.points("-14,-2 -26,-8 -32,4 -22,14 -12,8")
    cap_outline = p.points("32,-32! 24,-60 -10,-76 -48,-60 -56,-14 -44,22! -28,-12")
    cap_band = [(-44, 22), (-22, -20), (34, -34)]
    face = p.points("-40,14 -36,-26 -6,-42 26,-36 37,-16 42,-10 54,-2 50,5 40,7! 43,14 38,20! 40,30 30,40 6,44 -26,36")

    teal = ("0f4452", "2c929c", "9ae4d4")

    def at(points: p.Points) -> list[p.Point]:
        c, s = math.cos(math.radians(-66)) * 0.94, math.sin(math.radians(-66)) * 0.94
        return hung([(290 + q[0] * c - q[1] * s, 508 + q[0] * s + q[1] * c, *q[2:]) for q in points])

    tail = hung(cap_tail)
    go.model(
        img, p.ribbon(tail, [60, 46, 28, 10], 40, True), teal, LAMP, flow=go.along(tail), size=9, radius=24, seed=3
    )
    go.model(img, p.circle(*hung([(158, 528)])[0], 15), LINEN, LAMP, flow=0.4, size=6, radius=18, seed=4)
    m = go.model(img, p.spline(at(face)), ("a0604c", "e0a078", "ffdcb0"), LAMP, flow=0.8, size=7, radius=40, seed=5)
    p.over(img, p.blur(p.mask(p.circle(*at([(12, 16)])[0], 13)), 5) * m, "e86a50", 0.5)
    features = (
        ([(10, -12), (20, -4), (32, -9)], 5),
        ([(8, -28), (20, -30), (30, -25)], 5),
        ([(24, 21), (32, 23), (40, 20)], 4),
    )
    for points, w in features:
        go.line(img, at(points), "4a2028", w, seed=3)
    go.dab(img, p.spline(at(ear)), "d08c68", 1.0, size=6, length=14)
    go.model(img, p.spline(at(cap_outline)), teal, LAMP, flow=0.6, size=9, radius=36, seed=6)
    go.model(img, p.ribbon(at(cap_band), [13, 14, 12], 24, True), LINEN, LAMP, flow=1.0, size=6, radius=10, seed=7)


def hung(points: p.Points, k: float = 1.18) -> list[p.Point]:
    """Points of the mattress and what lies on it, at the size and place of the bed."""
    return tipped([(440 + (q[0] - 400) * k, 640 + (q[1] - 580) * k, *q[2:]) for q in points])


def far(points: p.Points, k: float = 0.86) -> list[p.Point]:
    """Points of the bed's near side, where its far side has them: nearer to the eye's level."""
    return [(EYE[0] + (q[0] - EYE[0]) * k, EYE[1] + (q[1] - EYE[1]) * k) for q in points]


def posts(img: p.Array, ends: list[p.Points], seed: int) -> None:
    """The two posts of one long side, and a rope from each of them up to the ring."""
    for top, foot in ends:
        rope(img, [RING, (top[0], top[1] + 16)])
        post = p.ribbon([top, foot], [22, 20], 20)
        go.model(img, post, WOOD, (-0.6, -0.6, 0.4), flow=1.57, size=6, radius=10, seed=seed)
        go.model(img, p.circle(top[0], top[1] - 6, 17), BRASS, LAMP, flow=0.4, size=5, radius=14, seed=5)
        rope(img, [(top[0] - 13, top[1] + 20), (top[0] + 13, top[1] + 16)])


def frame(img: p.Array) -> None:
    """What of the bed lies behind the sleeper: the far posts, both end boards, the slats seen from below."""
    far_rail = tipped(p.points("196,712 440,712 686,712"))
    posts(img, [far(side) for side in SIDES], 7)
    for (top, foot), drop in zip(SIDES, (34, 30), strict=True):
        near = [(top[0], top[1] + drop), (foot[0], foot[1] - 72)]
        grain = p.vertical([(0, "c07a3c"), (1, "6a3424")], 540, 740)
        go.passage(img, p.poly([*near, *far(near)[::-1]]), grain, 1.5, size=9, length=50, seed=3)
    below = tipped(p.points("196,706 686,706"))
    go.passage(img, p.poly([*below, *far(below)[::-1]]), "33182c", 0.0, size=8, length=80, seed=5)
    back = far(far_rail)
    go.model(img, p.ribbon(back, [16, 16, 16], 20), WOOD, (-0.2, 0.7, 0.4), flow=0.0, size=6, radius=8, seed=6)


def quilt(img: p.Array) -> None:
    """Great patches over a round sleeper, hanging in waves over the rail."""
    cover = p.points(
        "312,562! 352,512 420,488 500,500 560,520 596,548 604,600 600,652! 560,644 500,660 430,642 366,660 306,646!"
    )
    cloth = p.mask(p.spline(hung(cover)))
    p.multiply(img, p.blur(p.warp(cloth, 0, -12), 8), "1a1448", 0.5)
    t = p.inflate(cloth, 110, (0.05, -0.85, 0.4), 10) + p.noise(26, 5, 3) * 0.08
    for k, (points, tones) in enumerate(PATCHES):
        m = p.mask(p.poly(hung(points))) * cloth
        patch_tones = [(0.3, tones[0]), (0.66, tones[1]), (0.95, tones[2])]
        go.passage(
            img,
            m,
            p.ramp(np.clip(t, 0, 1), patch_tones),
            1.2 if k % 2 else 0.3,
            size=11,
            length=40,
            seed=9 + k,
            jitter=0.03,
            ragged=1.0,
        )
        p.lay(img, p.Layer().stroke(p.line(hung([*points, points[0]])), 3, "3a1c3c", 0.55), clip=cloth, tooth=0.8)
    p.multiply(img, p.rim(cloth, 0, 30, 20.0), "2c1c5c", 0.5)
    p.shine(img, p.rim(cloth * p.smooth(620, 700, p.grid.y), 0, 8, 3.0), "ff9a50", 0.4)


def bed(img: p.Array) -> None:
    """One solid bed, and somebody who knows nothing of it."""
    mattress = p.points("196,572! 198,548 400,544 600,548 602,624! 400,634 196,624!")
    pillow = p.points("198,566 204,520 236,504 296,510 352,530 364,562 300,580")
    pillow_corner = p.points("296,576! 342,512 372,492 398,504 362,546 330,612!")
    frame(img)
    go.model(img, p.spline(hung(mattress)), LINEN, LAMP, flow=0.2, size=10, radius=24, seed=7)
    go.model(img, p.spline(hung(pillow)), LINEN, LAMP, flow=0.5, size=10, radius=36, seed=8)
    sleeper(img)
    rail = tipped(p.points("196,704 440,704 686,704"))
    go.model(img, p.ribbon(rail, [36, 36, 36], 20), WOOD, LAMP, flow=0.0, size=8, radius=14, seed=6)
    quilt(img)
    go.model(img, p.spline(hung(pillow_corner)), LINEN, LAMP, flow=2.2, size=9, radius=22, seed=20)
    posts(img, SIDES, 8)
    go.model(img, p.cut(p.circle(*RING, 22), p.circle(*RING, 10)), BRASS, LAMP, flow=0.4, size=5, radius=9, seed=3)
    rope(img, [(RING[0] - 9, RING[1] - 22), (RING[0] + 9, RING[1] - 18)])


def paint() -> p.Array:
    """From the far light to the cat."""
    left_shelves = ((0, 262), (190, 584), (190, 1103), (0, 1250))
    right_shelves = ((616, 574), (800, 262), (800, 1250), (616, 1107))
    img = depth()
    for shelves, seed in ((left_shelves, 5), (right_shelves, 11)):
        reflection(img, shelves, seed)
        books(img, shelves, seed)
    boat(img)
    attic(img)
    beam = p.mask(p.poly(p.points("250,290 550,290 640,760 160,760")), soft=40) * p.smooth(780, 300, p.grid.y)
    p.shine(img, beam, "ffb860", 0.4)
    bed(img)
    winch(img)
    cat(img)
    return np.clip(img, 0, 1)
