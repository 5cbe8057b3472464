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
SKIN, TEAL = ("a0604c", "e0a078", "ffdcb0"), ("0f4452", "2c929c", "9ae4d4")
SHADED_SKIN = ("84443c", "cc8460", "ffd4a0")
IRON = ("14122c", "3c3a5c", "9a94b4")
WOOD, DARK, ROPE = ("4a2018", "b06a34", "f4b870"), ("2c1018", "6a3020", "a85c38"), "e8cc94"
RING, WHEEL, BEAM = (442.0, 356.0), (392.0, 116.0), 262.0
PATCHES = [
    (p.points("330,470 470,470 468,574 340,580"), ("7a4614", "e8a832", "ffe694")),
    (p.points("470,470 560,470 566,582 468,574"), ("6a1a24", "d84a34", "ff9a68")),
    (p.points("560,470 670,470 670,588 566,582"), ("34245c", "7a58b0", "c4a4ec")),
    (p.points("330,580 468,574 472,720 320,720"), ("5a1428", "b83440", "f08a78")),
    (p.points("468,574 566,582 574,720 472,720"), ("14305c", "3a6ab4", "a4ccf0")),
    (p.points("566,582 670,588 670,720 574,720"), ("7a6a88", "ecdcc8", "fffaf0")),
]


def tipped(points: p.Points) -> list[p.Point]:
    """Points of the level bed as it hangs: turned a little about the ring, its foot towards the sea."""
    c, s = math.cos(math.radians(3.5)), math.sin(math.radians(3.5))
    level = [(q[0] - 442, q[1] - 344, *q[2:]) for q in points]
    return [(456 + q[0] * c - q[1] * s, 370 + q[0] * s + q[1] * c, *q[2:]) for q in level]


SIDES = [tipped(p.points("190,486 190,806")), tipped(p.points("692,486 692,806"))]


def depth() -> p.Array:
    """The well of the house opens on a night sea; its light comes from where the sky ends."""
    night_over_sea = [(0, "1a1646"), (0.5, "24246a"), (0.8, "6a4a8c"), (1, "e08a68")]
    sea_blue = [(0, "8a78b4"), (0.15, "5a60b0"), (0.4, "34489a"), (1, "141c50")]
    path_of_light = p.poly(p.points("240,940 324,940 420,1215 150,1215"))
    img = p.vertical(night_over_sea, 240, HORIZON, p.noise(240, 4, 3) * 0.05)
    p.brush(img, 90, 1400, p.swirl(300, 5, 0.6), jitter=0.04, alpha=0.5, seed=3)
    p.stars(img, 90, 7, 960, colour="fff0d0", big=0.05)
    p.glow(img, *DAWN, 460, colour="ff9a58", alpha=0.8, power=1.4)
    p.glow(img, *DAWN, 150, colour="ffe0a0", alpha=0.9, power=1.6)
    tone = np.clip((p.grid.y - HORIZON) / 260 + p.noise(34, 6, 3, ax=5) * 0.14, 0, 1)
    water = p.ramp(tone, sea_blue)
    go.passage(img, p.rect(-10, HORIZON, 820, 280), water, 0.0, size=12, length=90, seed=4, jitter=0.05, ragged=1.0)
    p.glitter(img, DAWN[0], HORIZON - 0.7, 1200, width=26, colour="ffc050", alpha=1.0, seed=31)
    p.shine(img, p.mask(path_of_light, soft=40) * p.smooth(936, 944, p.grid.y), "ff9a3c", 0.5)
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
        return [(440 + (q[0] - 476) * 1.95, 1128 + (q[1] - 1100) * 1.62, *q[2:]) for q in points]

    light: p.Light = (-0.8, -0.3, 0.4)
    p.multiply(img, p.blur(p.mask(p.circle(436, 1134, 142, 22)), 6), "10164a", 0.7)
    sail = put(sail_outline)
    go.model(img, p.spline(sail), ("b0706c", "ffd49c", "fff2cc"), light, flow=1.3, size=11, radius=44, seed=3)
    p.shine(img, p.mask(p.spline(sail)) * p.smooth(450, 340, p.grid.x), "ffb050", 0.35)
    jib = put(jib_outline)
    go.model(img, p.spline(jib), ("5a5690", "b8a8c8", "e8d8dc"), light, flow=1.3, size=11, radius=36, seed=4)
    go.line(img, put(boom), "5a3430", 8, seed=7, taper=False)
    go.line(img, put(mast), "3a2430", 7, seed=3, taper=False)
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
            up, label = lean * 0.78, foot - h * 0.82
            layer.fill(p.poly([(x, foot), (x + lean, foot - h), (x + w + lean, foot - h), (x + w, foot)]), tone)
            layer.fill(p.rect(x + up, label, w, h * 0.06), p.mix(tone, "fff0c0", 0.5))
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
    glow = p.ramp(np.clip(d / 380 + p.noise(60, 6, 2) * 0.05, 0, 1), lamplight)
    go.passage(img, p.rect(-10, -10, 820, 280), glow, 0.0, size=20, length=70, seed=5, jitter=0.02)
    for side in (-1, 1):
        night = p.poly([(400 + side * 480, -60), (400 + side * 220, -60), (400 + side * 480, 120)])
        go.passage(img, night, "1a1a4a", side * 0.6, size=26, length=110, seed=6)
        edge = [(400 + side * 480, 124), (400 + side * 350, 34), (400 + side * 220, -56)]
        rod(img, edge, [38, 38, 38], ("5a1c24", "c84a34", "ff9a60"), size=11)
    p.multiply(img, p.smooth(270, 340, p.grid.y) * p.smooth(440, 302, p.grid.y), "0c0a2c", 0.5)
    for beam in (p.rect(70, -14, 660, 40), p.rect(-40, BEAM, 880, 42, r=6)):
        go.model(img, beam, ("3a1a24", "8a4a3c", "e8a060"), LAMP, flow=0.0, size=12, radius=18, seed=8)


def pulley(img: p.Array) -> None:
    """A spoked wheel hung from the roof; the rope comes up taut from the paws, lies in the groove and goes down."""
    x, y = WHEEL
    turns = [math.radians(a) for a in range(-116, 1, 12)]
    arc = [(x + 50 * math.cos(a), y + 50 * math.sin(a)) for a in turns]
    p.multiply(img, p.blur(p.mask(p.rect(450, BEAM + 2, 12, 40)), 4), "3a1424", 0.6)
    go.model(img, p.cut(p.circle(x, y, 59), p.circle(x, y, 33)), DARK, LAMP, flow=0.6, size=8, radius=10, seed=5)
    rope(img, [(238, 133), (290, 107), *arc, (442, 200), (442, 338)])
    for k in range(5):
        a = k * math.tau / 5 + 0.3
        spoke = [(x, y), (x + 38 * math.cos(a), y + 38 * math.sin(a))]
        rod(img, spoke, [13, 10], DARK, size=6)
    go.model(img, p.cut(p.circle(x, y, 45), p.circle(x, y, 31)), WOOD, LAMP, flow=0.6, size=6, radius=8, seed=6)
    go.model(img, p.rect(x - 9, 12, 18, 116, r=8), IRON, LAMP, flow=1.57, size=6, radius=8, seed=4)
    go.model(img, p.circle(x, y, 14), BRASS, LAMP, flow=0.4, size=5, radius=12, seed=6)


def rope(img: p.Array, points: p.Points) -> None:
    """A lit rope with its dark side."""
    dark, lit = (p.ribbon(points, [w, w], 60, True) for w in (13, 9))
    p.lay(img, p.Layer().fill(dark, "6a4828").fill(lit, ROPE))


def cat(img: p.Array) -> None:
    """On night shift: feet against a cleat, hips off the beam, it hangs from the rope with all its weight."""
    tail = p.points("150,226 116,262 104,308 126,346 104,392")
    slack = p.points("170,170 120,190 84,214 62,250")
    far_leg = p.points("196,204 276,176 318,236")
    far_arm = p.ribbon(p.points("156,122 224,112 286,110"), [44, 32, 24], 30, True)
    body = p.spline(p.points("98,112 76,150 80,196 108,234 156,250 208,246 234,214 214,172 186,136 160,106 128,96"))
    near_arm = p.ribbon(p.points("118,150 178,152 236,136"), [54, 38, 26], 30, True)
    thigh, shin = p.points("176,208 222,196 266,186"), p.points("262,184 282,214 300,244")

    p.multiply(img, p.blur(p.mask(p.rect(90, BEAM, 250, 12)), 4), "3a1424", 0.8)
    go.model(img, p.rect(342, 226, 26, 38, r=4), WOOD, LAMP, flow=1.5, size=7, radius=8, seed=4)
    coil(img)
    rope(img, slack)
    fur(img, p.ribbon(tail, [30, 28, 25, 21, 12], 30, True), flow=go.along(tail), radius=12)
    fur(img, p.ribbon(far_leg, [56, 42, 28], 30, True), flow=go.along(far_leg), radius=12)
    foot(img, 8, -8)
    fur(img, far_arm, flow=0.0, radius=14)
    fur(img, body, radius=60)
    fur(img, p.ribbon(thigh, [88, 70, 46], 30, True), flow=go.along(thigh), radius=30)
    fur(img, p.ribbon(shin, [48, 36, 28], 30, True), flow=go.along(shin), radius=14)
    foot(img, 0, 0)
    fur(img, near_arm, flow=0.0, radius=14)
    rope(img, [(226, 139), (302, 101)])
    for x, y in ((292, 106), (232, 136)):
        paw(img, x, y)
    cat_head(img)


def foot(img: p.Array, dx: float, dy: float) -> None:
    """A hind foot flat on the beam, its toes against the cleat."""
    fur(img, p.spline(p.points("282,262! 278,242 296,228 322,226 342,232 344,262!", at=(dx, dy))), radius=12)
    for x in (326, 335):
        go.line(img, [(x + dx, 246 + dy), (x + 1 + dx, 258 + dy)], "7a70a8", 3, seed=3)


def coil(img: p.Array) -> None:
    """What is left of the rope, on the beam behind the cat."""
    for x, y, w in ((56, 256, 42), (52, 246, 38), (58, 236, 34)):
        turn = [(x + w * math.cos(a), y + 11 * math.sin(a)) for a in np.linspace(0, math.tau, 24)]
        rope(img, turn)


def cat_head(img: p.Array) -> None:
    """Thrown back, ears flat, lids down in effort; the eyes stay on what hangs on the rope."""

    def at(points: p.Points) -> list[p.Point]:
        c, s = math.cos(math.radians(-14)) * 1.04, math.sin(math.radians(-14)) * 1.04
        return [(116 + q[0] * c - q[1] * s, 92 + q[0] * s + q[1] * c, *q[2:]) for q in points]

    outline = p.points(
        "-44,26 -54,2 -56,-24 -66,-60! -40,-50 -22,-33! 4,-39 26,-35! 42,-54 64,-66! 57,-28 56,0 46,26 6,44"
    )
    fur(img, p.spline(at(outline)), radius=50)
    for side, x in ((-1, -18), (1, 27)):
        iris = p.spline(at(p.points("-16,-9! 15,-2! 9,11 -8,10", at=(x, 0), scale=(-side, 1))))
        go.dab(img, iris, "ffe45c", 0.1, size=6, length=14)
        go.line(img, at([(x + 5, -6), (x + 7, 2), (x + 6, 10)]), "0a0818", 11, seed=3)
    go.dab(img, p.poly(at([(1, 16), (15, 16), (8, 24)])), "e08a8c", 0, size=4, length=8)
    go.line(img, at([(-6, 33), (8, 29), (22, 33)]), "8a80b0", 3, seed=3)
    for side in (-1, 1):
        for dy in (-3, 5):
            hair = [(7 + side * 16, 22 + dy), (7 + side * 36, 20 + dy * 2), (7 + side * 56, 24 + dy * 3)]
            go.line(img, at(hair), "e8dcc8", 2, seed=3, alpha=0.7)


def fur(img: p.Array, shape: skia.Path, flow: float | Callable[..., float] = 1.2, radius: float = 40) -> None:
    """A black part of the cat with the lamp along its edge."""
    m = go.model(img, shape, BLACK, (0.6, -0.6, 0.3), flow=flow, size=9, radius=radius, seed=13)
    p.rim_light(img, m, "ffd070", 3, dy=-3, alpha=0.65)


def paw(img: p.Array, x: float, y: float) -> None:
    """A paw closed over the rope: the back of the fist above, four toes curled under."""

    def at(points: str) -> list[p.Point]:
        c, s = math.cos(math.radians(-27)), math.sin(math.radians(-27))
        return [(x + q[0] * c - q[1] * s, y + q[0] * s + q[1] * c, *q[2:]) for q in p.points(points)]

    fist = p.spline(at("-24,2 -20,-15 0,-22 20,-16 25,0 22,15! 14,18 11,14! 3,20 0,15! -9,19 -11,13! -20,15"))
    m = go.model(img, fist, BLACK, (0.6, -0.6, 0.3), flow=1.2, size=6, radius=16, seed=30)
    p.rim_light(img, m, "ffd070", 3, dy=-3, alpha=0.8)
    for cleft in ("11,14 13,4 12,-3", "0,15 2,5 1,-3", "-11,13 -9,4 -10,-2"):
        go.line(img, at(cleft), "7a70a8", 3, seed=3)


def sleeper(img: p.Array) -> None:
    """A head deep in its pillow, nose up, the nightcap over the headboard."""
    cap_tail = p.points("276,494 250,496 232,528 226,572 230,606")
    ear = p.points("-14,-2 -26,-8 -32,4 -22,14 -12,8")
    cap_outline = p.points("32,-32! 24,-60 -10,-76 -48,-60 -56,-14 -44,22! -28,-12")
    cap_band = [(-44, 22), (-22, -20), (34, -34)]
    face = p.points("-40,14 -36,-26 -6,-42 26,-36 37,-16 42,-10 54,-2 50,5 40,7! 43,14 38,20! 40,30 30,40 6,44 -26,36")

    def at(points: p.Points) -> list[p.Point]:
        c, s = math.cos(math.radians(-66)) * 0.94, math.sin(math.radians(-66)) * 0.94
        return hung([(304 + q[0] * c - q[1] * s, 508 + q[0] * s + q[1] * c, *q[2:]) for q in points])

    tail = hung(cap_tail)
    rod(img, tail, [56, 50, 40, 24, 10], TEAL, size=9)
    go.model(img, p.circle(*hung([(231, 614)])[0], 15), LINEN, LAMP, flow=0.4, size=6, radius=18, seed=4)
    m = go.model(img, p.spline(at(face)), SKIN, LAMP, flow=0.8, size=7, radius=40, seed=5)
    p.over(img, p.blur(p.mask(p.circle(*at([(12, 16)])[0], 13)), 5) * m, "e86a50", 0.5)
    features = (
        ([(10, -12), (20, -4), (32, -9)], 5),
        ([(8, -28), (20, -30), (30, -25)], 5),
        ([(24, 21), (32, 23), (40, 20)], 4),
    )
    for points, w in features:
        go.line(img, at(points), "4a2028", w, seed=3)
    go.dab(img, p.spline(at(ear)), "d08c68", 1.0, size=6, length=14)
    go.model(img, p.spline(at(cap_outline)), TEAL, LAMP, flow=0.6, size=9, radius=36, seed=6)
    go.model(img, p.ribbon(at(cap_band), [13, 14, 12], 24, True), LINEN, LAMP, flow=1.0, size=6, radius=10, seed=7)


def arm(img: p.Array) -> None:
    """One arm has slipped out of bed: the sleeve lies over the rail, the hand hangs towards the boat."""
    chest = p.spline(hung(p.points("330,566! 350,520 384,496! 420,560 360,650 306,620")))
    sleeve = hung(p.points("344,560 310,590 288,634 282,680"))
    cuff = hung(p.points("282,680 281,696"))
    go.model(img, chest, TEAL, LAMP, flow=1.9, size=9, radius=30, seed=4)
    shade = p.blur(p.mask(p.ribbon([(q[0] + 10, q[1] + 6) for q in sleeve], [50, 42, 36], 30, True)), 6)
    p.multiply(img, shade * (p.grid.y < 776), "1a1448", 0.5)
    hand(img, hung([(280, 698)])[0])
    rod(img, sleeve, [60, 54, 46, 40], TEAL, size=9)
    go.model(img, p.ribbon(cuff, [45, 45], 10), LINEN, LAMP, flow=0.0, size=6, radius=8, seed=3)


def hand(img: p.Array, wrist: p.Point) -> None:
    """The back of a hand that hangs asleep, dark before the dawn: four fingers, the thumb, the palm over them."""
    at = (wrist[0], wrist[1])
    palm = p.spline(p.points("-12,-8 12,-8 18,14 17,44 4,50 -12,46 -15,18", at=at))
    fingers = ("-9,36 -13,54 -17,68", "-4,40 -5,64 -9,82", "4,42 5,68 1,88", "11,40 14,62 11,80", "12,10 23,26 25,48")
    for finger in fingers:
        rod(img, p.points(finger, at=at), [11, 11, 8], SHADED_SKIN, size=5)
    go.model(img, palm, SHADED_SKIN, (-0.8, -0.2, 0.4), flow=1.5, size=6, radius=16, seed=5)


def rod(img: p.Array, line: p.Points, widths: list[float], tones: tuple[str, str, str], size: float) -> None:
    """A round thing along a line: a sleeve, a finger, a spoke."""
    shape = p.ribbon(line, widths, 40, True)
    go.model(img, shape, tones, LAMP, flow=go.along(line), size=size, radius=max(widths) * 0.5, seed=3)


def sheet(img: p.Array) -> None:
    """The edge of the sheet, turned down over the quilt."""
    fold = p.spline(
        hung(p.points("360,506! 334,552 314,604 304,654! 330,664 352,656! 358,606 376,552 402,492! 380,492"))
    )
    p.shadow(img, p.mask(fold), 9, 5, soft=6, alpha=0.45)
    go.model(img, fold, LINEN, LAMP, flow=1.9, size=9, radius=22, seed=20)


def hung(points: p.Points, k: float = 1.18) -> list[p.Point]:
    """Points of the mattress and what lies on it, at the size and place of the bed."""
    return tipped([(446 + (q[0] - 400) * k, 682 + (q[1] - 580) * k, *q[2:]) for q in points])


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
    far_rail = tipped(p.points("190,754 440,754 692,754"))
    posts(img, [far(side) for side in SIDES], 7)
    for (top, foot), drop in zip(SIDES, (60, 70), strict=True):
        near = [(top[0], top[1] + drop), (foot[0], foot[1] - 44)]
        grain = p.vertical([(0, "c07a3c"), (1, "6a3424")], 540, 780)
        go.passage(img, p.poly([*near, *far(near)[::-1]]), grain, 1.5, size=9, length=50, seed=3)
    below = tipped(p.points("190,748 692,748"))
    go.passage(img, p.poly([*below, *far(below)[::-1]]), "33182c", 0.0, size=8, length=80, seed=5)
    back = far(far_rail)
    go.model(img, p.ribbon(back, [16, 16, 16], 20), WOOD, (-0.2, 0.7, 0.4), flow=0.0, size=6, radius=8, seed=6)


def quilt(img: p.Array) -> None:
    """Great patches over a round sleeper, hanging in waves over the rail."""
    cover = p.points(
        "356,562! 376,512 420,488 500,500 560,520 596,548 604,600 600,652! 560,644 500,660 430,642 380,660 336,650!"
    )
    cloth = p.mask(p.spline(hung(cover)))
    rail = p.mask(p.poly(tipped(p.points("190,728 692,728 692,764 190,764"))))
    p.multiply(img, p.blur(p.warp(cloth, 0, -12), 8) * rail, "1a1448", 0.5)
    t = p.inflate(cloth, 110, (0.05, -0.85, 0.4), 10) + p.noise(26, 5, 3) * 0.08
    for k, (points, tones) in enumerate(PATCHES):
        m = p.mask(p.poly(hung(points))) * cloth
        patch_tones = [(0.3, tones[0]), (0.66, tones[1]), (0.95, tones[2])]
        tone, flow = p.ramp(np.clip(t, 0, 1), patch_tones), 1.2 if k % 2 else 0.3
        go.passage(img, m, tone, flow, size=11, length=40, seed=9 + k, jitter=0.03, ragged=1.0)
        p.lay(img, p.Layer().stroke(p.line(hung([*points, points[0]])), 3, "3a1c3c", 0.55), clip=cloth, tooth=0.8)
    p.multiply(img, p.rim(cloth, 0, 30, 20.0) * cloth, "2c1c5c", 0.5)
    p.shine(img, p.rim(cloth * p.smooth(620, 700, p.grid.y), 0, 8, 3.0) * cloth, "ff9a50", 0.4)


def bed(img: p.Array) -> None:
    """One solid bed, and somebody who knows nothing of it."""
    mattress = p.points("196,572! 198,548 400,544 600,548 602,624! 400,634 196,624!")
    pillow = p.points("198,566 204,520 236,504 296,510 352,530 364,562 300,580")
    frame(img)
    go.model(img, p.spline(hung(mattress)), LINEN, LAMP, flow=0.2, size=10, radius=24, seed=7)
    go.model(img, p.spline(hung(pillow)), LINEN, LAMP, flow=0.5, size=10, radius=36, seed=8)
    sleeper(img)
    rail = tipped(p.points("190,746 440,746 692,746"))
    go.model(img, p.ribbon(rail, [36, 36, 36], 20), WOOD, LAMP, flow=0.0, size=8, radius=14, seed=6)
    arm(img)
    quilt(img)
    sheet(img)
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
    bed(img)
    pulley(img)
    cat(img)
    return np.clip(img, 0, 1)
