"""The setting sun is in the net behind a scarecrow keeper; only his shadow has dived, and to the wrong side.

Technique: gouache.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial
from typing import NamedTuple

import numpy as np
import skia

from art import paint as p
from art.paint.voices import gouache as g
from art.paint.voices.printing import PLAIN

NUMBER, TITLE = 49, "The Scarecrow's Save"
FINISH = PLAIN

SUN = (452.0, 520.0, 262.0)
HORIZON, BAR, FOOT = 690.0, 140.0, 944.0
COAT, COAT_DARK, NIGHT, STRAW, GLOVE, GLOVE_DARK = "2c2f6e", "1b1c4a", "15143a", "ffd25e", "14a492", "0b6f72"
CREAM = "fff3dc"
NEAR, UP = 1.08, -36  # how much nearer the keeper stands than he was drawn, and how much higher


fill = partial(g.fill, flow=0.2)


def sky(img: p.Array) -> None:
    """Rings of warm air round the sun, which stands on the edge of the field like a ball."""
    x, y, r = SUN

    def round_sun(px: float, py: float) -> float:
        return math.atan2(py - y, px - x) + math.pi / 2

    far = np.clip((np.hypot(p.grid.x - x, p.grid.y - y) - r) / 620, 0, 1)
    air = p.ramp(far, [(0, "ffe08a"), (0.25, "ffc06a"), (0.6, "fb8d5c"), (1, "d9577a")])
    g.passage(img, p.rect(-20, -20, 840, 730), air, round_sun, size=40, length=150, seed=3, jitter=0.02)
    g.passage(
        img, p.circle(x, y, r), "f2412e", round_sun, size=34, length=140, seed=4, jitter=0.02, density=2.0, ragged=0.8
    )
    for k, (rr, a, b) in enumerate(((0.84, -2.5, -1.5), (0.66, -2.2, -1.0), (0.86, -0.5, 0.1))):
        arc = [(x + r * rr * math.cos(t), y + r * rr * math.sin(t)) for t in np.linspace(a, b, 9)]
        g.line(img, arc, "ff7a4c", 15, seed=k)


def field(img: p.Array) -> None:
    """Stubble in rows that run to the sun."""
    ground = p.vertical([(0, "ffcf5c"), (0.4, "fabd4a"), (1, "eda23c")], HORIZON, 1200)

    def rows(px: float, py: float) -> float:
        return math.atan2(py - HORIZON + 60, px - SUN[0])

    g.passage(
        img,
        p.poly([(-20, HORIZON + 6), (300, HORIZON), (820, HORIZON + 4), (820, 1220), (-20, 1220)]),
        ground,
        rows,
        size=30,
        length=150,
        seed=5,
        jitter=0.03,
    )
    random = np.random.default_rng(8)
    for k in range(-9, 10):
        f = k * 0.36 + random.uniform(-0.05, 0.05)
        at = HORIZON + random.uniform(18, 40)
        while at < 1210:
            d = (at - HORIZON) / 510
            n = (26 + 90 * d) * random.uniform(0.7, 1.2)
            ends = [(SUN[0] + f * (yy - HORIZON + 60), yy) for yy in (at, at + n / 2, at + n)]
            if -20 < ends[1][0] < 820:
                g.line(img, ends, "a85a2c" if random.random() < 0.6 else "ffe08c", 3 + 9 * d, seed=k + 9)
            at += n + random.uniform(14, 60) * (0.4 + d)


def shade_glove(x: float, y: float, turn: float, fan: float) -> list[skia.Path]:
    """The shadow of a glove, fingers to the left."""
    parts = [p.spline(p.points("22,-17 -8,-24 -26,-14 -28,14 -10,24 22,17"))]
    for k, n in enumerate((54, 64, 64, 52)):
        a = math.radians(180 - fan * (1.5 - k))
        root = (-16.0, -17 + 11.5 * k)
        end = (root[0] + n * math.cos(a), root[1] - n * math.sin(a))
        parts.append(p.ribbon([root, end], [18, 16], 8, True))
    parts.append(p.ribbon([(4, -14), (-6, -36), (-16, -48)], [18, 17, 14], 12, True))
    return [p.moved(part, x, y, 1, turn=turn) for part in parts]


def dive(img: p.Array) -> None:
    """The shadow: it springs from the foot of the pole, full stretch along the goalmouth."""
    parts = [
        p.ribbon(
            p.points("404,948 401,976 388,1004 356,1032 312,1056"), [30, 32, 40, 54, 70], 50
        ),  # the leg that springs
        p.ribbon(p.points("330,1066 396,1086 448,1116 "), [72, 62, 46], 30, True),  # thigh and shin that follow
        p.ribbon(p.points("446,1118 486,1092 530,1052"), [46, 36, 26], 30, True),
        p.spline(p.points("514,1060! 522,1026 544,1018! 574,1044 604,1054 606,1070 572,1078 536,1068!")),
        p.spline(p.points("176,1062 200,1016 262,1012 330,1028 380,1030 400,1062! 372,1086!")),
        p.spline(p.points("176,1062 372,1030! 396,1060! 392,1108! 356,1096! 338,1132! 314,1100 250,1106 196,1098")),
        p.ribbon(p.points("216,1042 170,1050 116,1046"), [52, 38, 27], 30, True),  # the arm at full stretch
        p.ribbon(p.points("216,1082 192,1128 178,1150"), [52, 42, 36], 30, True),  # the other, bent
        p.ribbon(p.points("184,1154 152,1150 122,1147"), [38, 32, 27], 30, True),
        p.circle(204, 996, 33, 36),
        p.moved(p.circle(0, 0, 72, 10), 190, 970, 1, turn=-22),
        p.moved(p.spline(p.points("-38,2! -33,-54 -16,-66 0,-58 16,-68 33,-56 38,2!")), 190, 970, 1, turn=-22),
        p.spline(p.points("222,1018! 262,996 290,1004 336,968! 344,1000! 300,1026 244,1032!")),
        *shade_glove(112, 1046, turn=0, fan=15),
        *shade_glove(116, 1146, turn=4, fan=12),
    ]
    p.over(img, p.rough(p.mask(*parts), 1.0, 12, 4), "3d1440", 0.95)


class Digit(NamedTuple):
    """A stuffed finger: its root, its direction in degrees, its length and width, and how much it bends."""

    x: float
    y: float
    angle: float
    length: float
    width: float
    bend: float


# thumb first; the left glove has lost some of its stuffing
STIFF = (
    Digit(14, -24, -80, 62, width=31, bend=4),
    Digit(42, 28, 24, 64, width=27, bend=-6),
    Digit(48, 12, 9, 80, width=29, bend=-2),
    Digit(48, -8, -6, 84, width=29, bend=3),
    Digit(42, -26, -24, 74, width=28, bend=6),
)
LIMP = (
    Digit(12, -22, -58, 58, width=30, bend=-34),
    Digit(40, 28, 46, 58, width=26, bend=30),
    Digit(48, 14, 22, 70, width=28, bend=38),
    Digit(48, -8, 2, 82, width=29, bend=8),
    Digit(42, -26, -18, 72, width=28, bend=-6),
)


def glove(img: p.Array, x: float, y: float, hand: tuple[Digit, ...], flip: bool, turn: float) -> None:
    """A keeper's glove stuffed with straw: thick fingers, thumb up, a broad strap at the wrist."""

    def put(path: skia.Path, colour: str, k: int, flow: float, size: float) -> None:
        fill(img, p.moved(path, x, y, 0.93, turn=turn, flip=flip), colour, k, flow=flow, size=size)

    for k, d in enumerate(hand):
        a, b = math.radians(d.angle), math.radians(d.angle + d.bend)
        half = d.length * 0.52
        joint = (d.x + half * math.cos(a), d.y + half * math.sin(a))
        tip = (joint[0] + (d.length - half) * math.cos(b), joint[1] + (d.length - half) * math.sin(b))
        whole = p.ribbon([(d.x, d.y), joint, tip], [d.width, d.width, d.width * 0.96], 24, True)
        put(p.moved(whole, 0, 3), GLOVE_DARK, k, 0.1, 10)
        put(p.moved(whole, 0, -1.5), GLOVE, 21 + k, 0.1, 10)
        pad = [(joint[0] + (tip[0] - joint[0]) * t, joint[1] + (tip[1] - joint[1]) * t - 3) for t in (0.05, 0.86)]
        put(p.ribbon(pad, [d.width * 0.4, d.width * 0.36], 10, True), "3fc9b0", 30 + k, a, 5)
    put(p.spline(p.points("-10,-28 8,-38 34,-42 54,-38 60,-14 60,12 52,38 26,44 -10,28")), GLOVE, 26, 0.2, 14)
    put(p.spline(p.points("-10,16 20,28 54,22 56,32 48,42 26,46 -10,30")), GLOVE_DARK, 27, 0.2, 8)
    put(p.spline(p.points("6,-22! 40,-26! 42,0 40,22! 6,20!")), "3fc9b0", 28, 0.2, 12)
    put(p.spline(p.points("-44,-31! -8,-34! -4,0 -8,34! -44,31! -40,0")), CREAM, 29, 1.5, 10)
    put(p.spline(p.points("-42,6! -6,8! -6,20! -43,18!")), "f2a13a", 29, 1.5, 8)


def straw(img: p.Array, x: float, y: float, angle: float, spread: float, length: float, count: int, seed: int) -> None:
    """A tuft sticking out of a sleeve or a collar."""
    random = np.random.default_rng(seed)
    for k in range(count):
        a = math.radians(angle + spread * (k / (count - 1) - 0.5) + random.uniform(-5, 5))
        n = length * random.uniform(0.7, 1.15)
        end = (x + n * math.cos(a), y + n * math.sin(a))
        g.line(
            img, [(x, y), ((x + end[0]) / 2, (y + end[1]) / 2 + 2), end], STRAW if k % 3 else "d99a34", 7, seed=seed + k
        )


def face(put: Callable[[skia.Path, p.Colour, int, float, float], None]) -> None:
    """A sack with two eyes that look down at the shadow, a stub of a nose and a straight stitched mouth."""
    for k, x in enumerate((346, 390)):
        put(p.circle(x, 434, 15.5, 17), CREAM, 40 + k, 0.3, 6)
        put(p.circle(x - 5, 441, 8.5), NIGHT, 42 + k, 0.3, 4)
    put(p.ribbon([(326, 412), (342, 405), (358, 409)], [4, 7, 4], 10, True), NIGHT, 44, 0.2, 4)
    put(p.ribbon([(377, 409), (394, 405), (410, 413)], [4, 7, 4], 10, True), NIGHT, 45, 0.2, 4)
    put(p.spline(p.points("360,446! 374,446! 376,462 366,468 358,462")), "f2a13a", 46, 1.4, 5)
    put(p.ribbon([(338, 481), (366, 478), (398, 483)], [5, 5, 5], 12, True), NIGHT, 47, 0.1, 4)
    for x in (346, 360, 374, 388):
        put(p.ribbon([(x, 473), (x + 1, 488)], [3.6, 3.6], 6, True), NIGHT, 48, 1.5, 3)


def scarecrow(img: p.Array) -> None:
    """Hat, patched coat, arms wide on their broomstick as always."""

    def put(path: skia.Path, colour: p.Colour, seed: int, flow: float, size: float) -> None:
        m = fill(img, p.moved(path, 404 - 370 * NEAR, 690 + UP - 700 * NEAR, NEAR), colour, seed, flow=flow, size=size)
        if colour in (COAT, NIGHT) and size >= 12:  # the sun behind him catches every upper edge
            p.over(img, p.blur(np.clip(m - p.warp(m, 0, -7), 0, 1), 1.2), "ff8a4a", 0.85)

    put(p.poly(p.points("355,880 385,880 383,982 359,984")), "6b3a30", 3, 1.5, 10)
    straw(img, 406, 906 + UP, 90, spread=120, length=90, count=11, seed=6)
    glove(img, 168, 580 + UP, LIMP, flip=True, turn=-9)
    glove(img, 632, 541 + UP, STIFF, flip=False, turn=-4)
    straw(img, 218, 574 + UP, 178, spread=96, length=54, count=7, seed=4)
    straw(img, 596, 540 + UP, -6, spread=100, length=50, count=7, seed=5)
    left = p.points("330,512! 250,536 176,556! 170,590! 186,606! 176,632! 206,626! 226,644! 320,628!")
    right = p.points("406,508! 486,516 564,522! 572,556! 558,574! 568,602! 538,598! 518,616! 420,626!")
    put(p.spline(left), COAT, 5, 3.0, 20)
    put(p.spline(right), COAT, 6, 0.1, 20)
    body = p.points("318,516 366,500 418,512 432,640 452,780 474,900! 444,876! 424,918! 398,880! 372,926!")
    body += p.points("346,884! 318,914! 304,872! 270,896! 292,770 308,640")
    put(p.spline(body), COAT, 7, 1.5, 26)
    put(p.spline(p.points("318,516 330,640 318,770 318,914! 304,872! 270,896! 292,770 308,640")), COAT_DARK, 8, 1.5, 16)
    put(p.ribbon([(372, 540), (376, 700), (372, 876)], [4, 6, 4], 20), COAT_DARK, 3, 1.5, 6)
    for k, y in enumerate((584, 644, 704)):
        put(p.circle(360, y, 8.5), STRAW, 50 + k, 0.3, 5)
    put(p.poly(p.points("390,736 438,726 446,780 398,790")), "f2a13a", 9, 0.2, 10)
    for k, (x, y) in enumerate(p.points("388,748 392,774 412,726 440,742 446,768 420,790")):
        put(p.ribbon([(x - 8, y - 3), (x + 8, y + 3)], [4, 4], 8, True), NIGHT, k, 0.3, 4)
    straw(img, 400, 478 + UP, -90, spread=170, length=58, count=13, seed=8)
    put(p.spline(p.points("312,460 316,390 366,368 416,388 420,460 398,506 334,508")), "d99a5c", 10, 1.4, 14)
    put(p.spline(p.points("312,460 316,390 334,378 326,460 346,508 334,508")), "a8643e", 11, 1.4, 10)
    face(put)
    scarf = p.points("310,506! 340,492 394,490 424,502! 430,530! 372,544 306,536!")
    put(p.spline(scarf), CREAM, 12, 0.1, 10)
    put(p.spline(p.points("414,516 470,540 520,520! 534,560! 470,574 414,544")), CREAM, 13, 0.3, 10)
    put(p.spline(p.points("312,386! 324,304 350,282 372,292 396,278 414,304 422,382!")), NIGHT, 14, 1.4, 16)
    put(p.spline(p.points("246,396 312,374 370,368 426,370 494,386 426,404 364,408 304,408")), NIGHT, 15, 0.0, 12)
    put(p.spline(p.points("313,368! 366,360 421,364! 422,380! 366,378 312,386!")), "f2a13a", 16, 0, 8)
    p.multiply(img, p.mask(p.ribbon(p.points("340,876 404,888 470,878"), [16, 30, 16], 20), soft=7), "8a4a34", 0.75)


def crow(img: p.Array, x: float, shape: p.Points, wing: p.Points, eye: tuple[float, float], flip: bool) -> None:
    """One crow on the bar: legs, tail behind, body with the beak, a paler wing, an eye."""

    def at(path: skia.Path) -> skia.Path:
        return p.moved(path, x, BAR, 1.12, flip=flip)

    for foot in (-14, 14):
        fill(img, at(p.ribbon([(foot - 4, -26), (foot, 2)], [11, 8], 8, True)), NIGHT, 3, flow=1.5, size=5)
    fill(img, at(p.spline(shape)), NIGHT, 4, flow=0.5, size=10)
    fill(img, at(p.spline(wing)), "33366f", 5, flow=0.6, size=8)
    fill(img, at(p.circle(*eye, 5)), "ffe9b8", 6, flow=0, size=4)
    fill(img, at(p.circle(eye[0] + 1.2, eye[1] + 1, 2.4)), NIGHT, 7, flow=0, size=3)


def claws(img: p.Array, x: float, flip: bool) -> None:
    """Two feet, three toes each, bent over the front edge of the bar."""
    for foot in (-14, 14):
        for toe in (-9, 0, 9):
            bent = p.ribbon(
                [(foot, -5), (foot + toe, 0), (foot + toe * 1.25, 12), (foot + toe * 1.2, 17)],
                [7, 6.5, 5.5, 2],
                12,
                True,
            )
            fill(img, p.moved(bent, x, BAR, 1.12, flip=flip), NIGHT, 3, flow=1.5, size=4)


def knot(u: float, v: float) -> tuple[float, float]:
    """A place on the net: u from post to post, v from the bar down to the ground behind; it sags on its way."""
    back = 1 - 0.17 * v
    return 400 + (u - 0.5) * 740 * back, BAR + 24 + (870 - BAR - 24) * v + 22 * math.sin(math.pi * u) * math.sin(
        math.pi * v
    )


def net(img: p.Array) -> None:
    """Diamonds that hang from the bar, thinner towards the ground behind; two triangles close the sides."""
    layer, across, down = p.Layer(), 9, 10
    for k in range(-down + 1, across):
        for t in range(max(0, -k), min(down, across - k)):
            ends = [((k + t + d) / across, (t + d) / down) for d in (0.0, 0.5, 1.0)]
            width = 3.4 - 1.8 * t / down
            for mirror in (False, True):
                line = [knot(1 - u if mirror else u, v) for u, v in ends]
                layer.stroke(p.spline(line, False), width, CREAM, 0.85 - 0.4 * t / down)
    for side, post in ((0, 30.0), (1, 770.0)):
        for v in np.linspace(0, 0.9, 10):
            for over, under in ((v, v + 0.1), (v + 0.1, v)):
                foot = (post, BAR + 30 + (FOOT - BAR - 40) * float(over))
                x, y = knot(side, float(under))
                middle = ((foot[0] + x) / 2, (foot[1] + y) / 2 + 4)
                layer.stroke(p.spline([foot, middle, (x, y)], False), 2.2, CREAM, 0.75 - 0.3 * float(v))
        layer.stroke(p.spline([knot(side, float(v)) for v in np.linspace(0, 1, 7)], False), 2.6, CREAM, 0.7)
    layer.stroke(p.spline([knot(float(u), 1) for u in np.linspace(0, 1, 9)], False), 2.6, CREAM, 0.7)
    p.lay(img, layer, tooth=0.6)


def line_of_goal(img: p.Array) -> None:
    """Chalk from post to post, worn; the pole stands on it."""
    fill(img, p.spline(p.points("20,938! 400,941 780,938! 784,953! 400,957 16,953!")), "fff3dc", 6, flow=0.0, size=9)
    p.over(img, p.mask(p.circle(404, 956, 46, 11), soft=4), "5a2a30", 0.75)


def goal(img: p.Array) -> None:
    """Two crows on the bar, white posts, and the net behind them."""
    net(img)
    line_of_goal(img)
    standing = p.points("96,-74! 72,-98 48,-108 24,-100 8,-80 -24,-66 -62,-46 -116,-26! -112,-6! -44,-12")
    standing += p.points("14,-12 44,-28 58,-50 64,-70")
    bowing = p.points("98,-10! 88,-42 68,-58 44,-60 18,-76 -24,-78 -58,-60 -84,-40 -128,-36! -126,-12!")
    bowing += p.points("-66,-14 -20,-10 24,-14 56,-18 76,-22")
    crow(img, 176, standing, p.points("-8,-66 18,-64 22,-40 -10,-22 -88,-14! -40,-46"), eye=(52, -86), flip=False)
    crow(img, 612, bowing, p.points("-8,-66 14,-50 2,-30 -50,-22 -104,-24! -56,-50"), eye=(70, -42), flip=True)
    for x in (4, 762):
        p.over(img, p.mask(p.circle(x + 24, FOOT + 4, 46, 10), soft=5), "8a3f2c", 0.7)
        fill(img, p.rect(x, BAR + 10, 34, FOOT - BAR - 8), "fff6e6", 4, flow=1.57, size=18)
        fill(img, p.rect(x + 22 if x < 400 else x, BAR + 34, 11, FOOT - BAR - 32), "d78aa0", 5, flow=1.57, size=7)
    fill(img, p.rect(-20, BAR, 840, 34), "fff6e6", 4, flow=0.0, size=18)
    fill(img, p.rect(-20, BAR + 24, 840, 12), "d78aa0", 5, flow=0.0, size=7)
    claws(img, 176, False)
    claws(img, 612, True)


def paint() -> p.Array:
    """From the sun to us."""
    img = g.board()
    sky(img)
    field(img)
    goal(img)
    dive(img)
    scarecrow(img)
    return img
