"""The setting sun rolls at a scarecrow keeper, seen from the back of his goal; his shadow has dived to the wrong side.

Technique: gouache.
"""

from __future__ import annotations

import math

import numpy as np
import skia

from art import paint as p
from art.paint.voices import gouache as g
from art.paint.voices.printing import PLAIN

NUMBER, TITLE = 49, "The Scarecrow's Save"
FINISH = PLAIN

SUN = (452.0, 520.0, 262.0)
HORIZON = 690.0
COAT, COAT_DARK, NIGHT, STRAW, GLOVE, GLOVE_DARK = "2c2f6e", "1b1c4a", "15143a", "ffd25e", "14a492", "0b6f72"
CREAM = "fff3dc"
NEAR = 1.08  # how much nearer the keeper stands than he was drawn


def fill(
    img: p.Array, path: skia.Path, colour: p.Colour, seed: int = 1, flow: g.Flow = 0.2, size: float = 16
) -> p.Array:
    """A shape in a few strokes with a clean edge."""
    return g.passage(
        img,
        path,
        colour,
        flow,
        size=size,
        length=size * 3.4,
        seed=seed,
        jitter=0.03,
        density=1.8,
        ragged=0.8,
        dry=0.25,
        sway=0.1,
    )


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
    ground = p.vertical([(0, "ffcf5c"), (0.3, "f6b23e"), (1, "c97a2e")], HORIZON, 1200)

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


def dive(img: p.Array) -> None:
    """The shadow: full stretch towards the corner, the one thing on this field that moves."""
    parts = [
        p.spline(p.points("408,1036 350,1022 280,1052 224,1078 226,1126 300,1130 370,1098 416,1074")),
        p.ribbon(p.points("396,1046 466,1018 524,1046 590,1034"), [50, 38, 30, 20], 40, True),
        p.ribbon(p.points("388,1074 452,1090 506,1138 566,1150"), [50, 38, 30, 20], 40, True),
        p.ribbon([(250, 1096), (176, 1102), (108, 1084)], [42, 32, 25], 30, True),
        p.ribbon([(250, 1114), (186, 1146), (124, 1158)], [42, 32, 25], 30, True),
        p.circle(216, 1044, 34, 36),
        p.moved(p.circle(0, 0, 66, 9), 204, 1018, 1, turn=-14),
        p.moved(p.spline(p.points("-36,0! -30,-50 -12,-58 0,-52 14,-58 30,-50 36,0!")), 204, 1016, 1, turn=-14),
    ]
    for x, y, turn in ((100, 1082, 12), (114, 1160, -10)):
        parts.append(p.circle(x, y, 24, 20))
        parts += [
            p.moved(p.ribbon([(0, dy * 0.5), (-42, dy)], [13, 11], 10, True), x, y, 1, turn=turn)
            for dy in (-20, -7, 7, 19)
        ]
    foot = p.ribbon([(404, 1030), (404, 1046), (402, 1060)], [28, 34, 44], 20)
    p.over(img, p.rough(p.mask(*parts, foot), 1.2, 12, 4), "5a2148", 0.9)


def glove(img: p.Array, x: float, y: float, flip: bool, turn: float, fingers: tuple[Digit, ...]) -> None:
    """A keeper's glove seen from its back: broad padded fingers that bend at the joint, thumb up, a strap at the
    wrist."""

    def at(path: skia.Path) -> skia.Path:
        return p.moved(path, x, y, 1.02, turn=turn, flip=flip)

    for k, (points, w) in enumerate(fingers):
        whole = p.ribbon(points, [w, w * 1.02, w * 1.04, w * 0.98, w * 0.74], 40, True)
        fill(img, at(p.moved(whole, 0, 2.5)), GLOVE_DARK, k, flow=0.1, size=10)
        fill(img, at(p.moved(whole, 0, -1.5)), GLOVE, 21 + k, flow=0.1, size=10)
    palm = p.points("-10,-26 8,-36 34,-42 52,-36 58,-14 58,12 50,34 26,42 -10,26")
    fill(img, at(p.spline(palm)), GLOVE, 26, flow=0.2, size=14)
    low = p.points("-10,14 20,26 52,20 54,30 46,40 26,44 -10,28")
    fill(img, at(p.spline(low)), GLOVE_DARK, 27, flow=0.2, size=8)
    for points, w in fingers[1:]:  # pads on the back of every finger, cut at the joint
        (ax, ay), (bx, by), (cx, cy) = points[0], points[1], points[2]
        for (ux, uy), (vx, vy), n in (((ax, ay), (bx, by), 0.46), ((bx, by), (cx, cy), 0.4)):
            pad = p.ribbon(
                [(ux * 0.74 + vx * 0.26, uy * 0.74 + vy * 0.26 - 3), (ux * 0.3 + vx * 0.7, uy * 0.3 + vy * 0.7 - 3)],
                [w * n, w * n * 0.9],
                10,
                True,
            )
            fill(img, at(pad), "35bfa8", 30, flow=0.2, size=5)
    fill(img, at(p.spline(p.points("4,-22 30,-26 38,-10 36,12 26,24 4,20 10,0"))), CREAM, 28, flow=0.2, size=12)
    fill(img, at(p.spline(p.points("-32,-30! -8,-34! -4,0 -8,34! -32,30! -29,0"))), CREAM, 29, flow=1.5, size=10)
    fill(img, at(p.spline(p.points("-30,6! -6,8! -6,20! -31,18!"))), "f2a13a", 29, flow=1.5, size=8)


Digit = tuple[tuple[tuple[float, float], ...], float]  # root, joint, tip; width
LEFT: tuple[Digit, ...] = (
    (((14, -22), (30, -52), (32, -76), (24, -96)), 27),
    (((44, 28), (70, 44), (88, 60), (94, 78)), 22),
    (((50, 12), (84, 20), (106, 32), (116, 48)), 25),
    (((52, -8), (90, -10), (116, -2), (130, 12)), 26),
    (((46, -26), (80, -42), (104, -44), (122, -36)), 25),
)
RIGHT: tuple[Digit, ...] = (
    (((14, -22), (24, -54), (20, -80), (8, -98)), 27),
    (((44, 28), (74, 40), (92, 50), (102, 62)), 22),
    (((50, 12), (86, 14), (110, 20), (124, 30)), 25),
    (((52, -8), (90, -18), (116, -20), (132, -14)), 26),
    (((46, -26), (76, -50), (96, -62), (114, -64)), 25),
)


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


def scarecrow(img: p.Array) -> None:
    """From behind: hat, patched coat, arms wide on their broomstick as always."""

    def put(path: skia.Path, colour: p.Colour, seed: int, flow: float, size: float) -> None:
        m = fill(img, p.moved(path, 404 - 370 * NEAR, 690 - 700 * NEAR, NEAR), colour, seed, flow=flow, size=size)
        if colour in (COAT, NIGHT) and size >= 12:  # the sun behind him catches every upper edge
            p.over(img, p.blur(np.clip(m - p.warp(m, 0, -7), 0, 1), 1.2), "ff8a4a", 0.85)

    put(p.poly(p.points("356,880 384,880 386,1030 364,1030")), "6b3a30", 3, 1.5, size=10)
    straw(img, 242, 571, 190, spread=70, length=60, count=7, seed=4)
    straw(img, 568, 541, -6, spread=70, length=60, count=7, seed=5)
    straw(img, 406, 906, 90, spread=120, length=90, count=11, seed=6)
    left = p.points("330,512! 250,536 176,556! 170,590! 186,606! 176,632! 206,626! 226,644! 320,628!")
    right = p.points("406,508! 486,516 564,522! 572,556! 558,574! 568,602! 538,598! 518,616! 420,626!")
    put(p.spline(left), COAT, 5, 3.0, size=20)
    put(p.spline(right), COAT, 6, 0.1, size=20)
    body = p.points("318,516 366,500 418,512 432,640 452,780 474,900! 444,876! 424,918! 398,880! 372,926!")
    body += p.points("346,884! 318,914! 304,872! 270,896! 292,770 308,640")
    put(p.spline(body), COAT, 7, 1.5, size=26)
    put(
        p.spline(p.points("318,516 330,640 318,770 318,914! 304,872! 270,896! 292,770 308,640")),
        COAT_DARK,
        8,
        1.5,
        size=16,
    )
    put(p.ribbon([(372, 640), (374, 760), (370, 876)], [3, 9, 4], 20), COAT_DARK, 3, 1.5, size=8)
    put(p.poly(p.points("390,736 438,726 446,780 398,790")), "f2a13a", 9, 0.2, size=10)
    for k, (x, y) in enumerate(p.points("388,748 392,774 412,726 440,742 446,768 420,790")):
        put(p.ribbon([(x - 8, y - 3), (x + 8, y + 3)], [4, 4], 8, True), NIGHT, k, 0.3, size=4)
    straw(img, 400, 478, -90, spread=170, length=58, count=13, seed=8)
    put(p.spline(p.points("322,470 324,410 366,392 410,408 412,470 392,506 342,508")), "d99a5c", 10, 1.4, size=14)
    put(p.spline(p.points("322,470 324,410 342,398 340,470 352,508 342,508")), "a8643e", 11, 1.4, size=10)
    scarf = p.points("310,506! 340,492 394,490 424,502! 430,530! 372,544 306,536!")
    put(p.spline(scarf), CREAM, 12, 0.1, size=10)
    put(p.spline(p.points("414,516 470,540 520,520! 534,560! 470,574 414,544")), CREAM, 13, 0.3, size=10)
    put(p.spline(p.points("316,408! 326,320 350,296 372,306 394,292 412,320 418,404!")), NIGHT, 14, 1.4, size=16)
    put(p.spline(p.points("256,420 316,398 370,392 424,394 486,408 424,432 360,436 306,436")), NIGHT, 15, 0.0, size=12)
    put(p.spline(p.points("318,392! 366,384 418,388! 418,404! 366,402 316,410!")), "f2a13a", 16, 0, size=8)
    glove(img, 188, 580, True, turn=8, fingers=LEFT)
    glove(img, 626, 542, False, turn=-8, fingers=RIGHT)


def crow(
    img: p.Array, points: p.Points, wing: p.Points, eye: tuple[float, float], at: tuple[float, float, float], seed: int
) -> None:
    """One crow, cut by hand: body, a paler wing, an eye."""
    x, y, k = at
    fill(img, p.moved(p.spline(points), x, y, k), NIGHT, seed, flow=0.4, size=10)
    fill(img, p.moved(p.spline(wing), x, y, k), "33366f", seed + 1, flow=0.6, size=8)
    fill(img, p.moved(p.circle(*eye, 4.5), x, y, k), "ffe9b8", seed + 2, flow=0, size=4)


def crows(img: p.Array) -> None:
    """Three spectators: one bows to look under the bar, one turns its back, one has just left its place."""
    bowing = p.points("-96,-22 -60,-52 -10,-62 30,-44 52,-8 60,22 74,58! 44,46 22,28 -10,2 -40,-4 -110,2!")
    crow(img, bowing, p.points("-70,-34 -20,-50 14,-30 -30,-10 -92,-8!"), (38, 14), at=(180, 140, 0.98), seed=3)
    upright = p.points(
        "-34,0 -46,-50 -30,-92 -4,-116 22,-128 46,-116 78,-104! 48,-98 34,-66 28,-20 8,4 -44,52! -58,40!"
    )
    crow(img, upright, p.points("-36,-60 -4,-78 10,-44 -10,0 -48,34!"), (32, -110), at=(322, 136, 0.86), seed=6)
    flying = p.points(
        "-120,20! -60,0 -20,-14 -50,-70 -70,-126! -6,-104 40,-30 70,-34 96,-24 132,-4! 98,0 80,18 30,34 -40,36 -104,48!"
    )
    crow(img, flying, p.points("-14,-18 -44,-72 -62,-116! -12,-92 26,-30"), (90, -14), at=(640, 120, 0.95), seed=9)
    for x, y in p.points("164,142 188,142 318,142 334,142"):
        g.line(img, [(x, y - 20), (x + 1, y - 6), (x + 2, y + 4)], NIGHT, 6, seed=3, taper=False)


def goal(img: p.Array) -> None:
    """White posts, and the old net hanging open in the middle: each rope sags in its own way."""
    hole = p.points("66,340 150,262 290,238 420,246 560,230 680,264 742,350 748,560 726,760 736,900")
    hole += p.points("668,1040 640,1140 560,1230! 170,1230! 128,1176 96,1040 46,900 64,700 44,520")
    random = np.random.default_rng(5)
    net = p.Layer()
    for lean in (-1, 1):
        for k in range(-22, 36):
            slow = random.uniform(0, 6)
            points = [
                (k * 50 + lean * (y - 150) * 0.8 + 7 * math.sin(y / 97 + slow), y) for y in np.linspace(150, 1220, 20)
            ]
            net.stroke(p.spline(points, False), 3.4, CREAM, 0.85)
    rope = p.spline(hole)
    p.lay(img, net, tooth=0.8, clip=1 - p.mask(rope))
    p.lay(img, p.Layer().stroke(rope, 5, CREAM), tooth=0.8)
    for path, flow in (
        (p.rect(-20, 140, 840, 34), 0.0),
        (p.rect(4, 150, 34, 1100), 1.57),
        (p.rect(762, 150, 34, 1100), 1.57),
    ):
        fill(img, path, "fff6e6", 4, flow=flow, size=18)
    for path, flow in (
        (p.rect(-20, 164, 840, 12), 0.0),
        (p.rect(28, 174, 11, 1080), 1.57),
        (p.rect(762, 174, 10, 1080), 1.57),
    ):
        fill(img, path, "d78aa0", 5, flow=flow, size=7)


def paint() -> p.Array:
    """From the sun to us."""
    img = g.board()
    sky(img)
    field(img)
    dive(img)
    scarecrow(img)
    goal(img)
    crows(img)
    return img
