"""A greenhouse was torn from the Earth: in it an old tortoise swims in the air and waters one seedling.

Technique: gouache in visible strokes, against the sunrise over the curve of the Earth.
Back to front: night and stars, the Earth and the sun on its edge, roots and clod, the garden in its golden air, pot
and globe of water, the tortoise with its can, leaves before them, iron ribs, brick rim, light on the glass.
"""

from __future__ import annotations

import math

import cv2
import numpy as np
import skia

from art import paint as p
from art.paint.voices import gouache as g
from art.paint.voices.brushwork import Brushwork, Tone, across, around
from art.paint.voices.printing import PLAIN

NUMBER, TITLE = 84, "Greenhouse in Orbit"
FINISH = PLAIN

SUN, EARTH, RADIUS = (694.0, 1024.0), (150, 2130), 1220
HANG = (398, 462, -9.0)
PROFILE = p.points("0,-440 96,-412 212,-336 296,-214 336,-60 344,120 338,330")
GLASS = p.moved(
    p.spline([(-338, 334, 1), *[(-x, y) for x, y in PROFILE[-2:0:-1]], *PROFILE[:-1], (338, 334, 1), (0, 372)]),
    HANG[0],
    HANG[1],
    1,
    turn=HANG[2],
)
AIR = [
    (0, "fff0b4"),
    (0.32, "ffe39a"),
    (0.56, "fbe9a8"),
    (0.68, "e2e8b0"),
    (0.8, "9ccdb2"),
    (0.92, "4a9a9e"),
    (1, "2c6f8c"),
]
LEAVES = [(0, "f4f07a"), (0.3, "b6d24a"), (0.52, "5fa845"), (0.75, "2b7a54"), (1, "1b5560")]
SKIN = [(0, "2f4f4c"), (0.45, "567a42"), (0.8, "8aa84c"), (1, "ccc872")]
PLATE = [(0, "6a4650"), (0.35, "a4622e"), (0.7, "dc9634"), (1, "ffd76a")]
BLUE = [(0, "1d3f8c"), (0.5, "2f6cc8"), (1, "86c4f0")]
YAW, TILT = 0.34, 0.3


def sunward(stops: p.Stops, reach: float = 1050) -> Tone:
    """A colour by its distance from the sun: the one light of the card."""
    return around(stops, *SUN, reach)


def space(img: p.Array) -> None:
    """Night that pales to violet over the dawn, and stars as a loaded brush sets them."""
    far = np.hypot(p.grid.x - SUN[0], (p.grid.y - SUN[1]) * 0.9) / 1150 + p.noise(240, 4, 2) * p.f32(0.03)
    tones = [(0, "ffd890"), (0.16, "f08a78"), (0.32, "8a4f94"), (0.55, "3a3078"), (0.8, "1b1b52"), (1, "121240")]
    sky = p.ramp(np.clip(far, 0, 1), tones)
    g.passage(img, p.rect(-10, -10, 820, 1220), sky, p.swirl(420, 5, 0.5, -0.6), size=40, length=170, seed=3)
    layer, random = p.Layer(), np.random.default_rng(12)
    for _ in range(120):
        x, y = random.uniform(0, 800), random.uniform(0, 1) ** 1.4 * 900
        layer.fill(p.circle(x, y, random.uniform(0.8, 1.7)), "c8c4ec", random.uniform(0.3, 0.8))
    for x, y, r in (
        (44, 70, 4.5),
        (118, 30, 2.6),
        (742, 96, 5),
        (668, 40, 3),
        (770, 250, 3),
        (26, 300, 3),
        (596, 62, 2.4),
    ):
        layer.fill(p.circle(x, y, r, r * 0.92), "fff2cc")
    p.lay(img, layer, tooth=0.6)


def earth(img: p.Array) -> None:
    """The round of the Earth fills the lower sheet: dark sea, torn cloud lit from behind, and its thin burning air."""
    x, y = EARTH
    angle = np.arctan2(p.grid.y - y, p.grid.x - x) + p.f32(math.pi / 2)
    depth = np.hypot(p.grid.x - x, p.grid.y - y)
    dawn = np.hypot(p.grid.x - SUN[0], p.grid.y - SUN[1])
    for out, tone, alpha in ((1.05, "4a58c0", 0.3), (1.028, "6aa0ea", 0.45), (1.012, "bfeaf6", 0.8)):
        p.over(img, p.mask(p.circle(x, y, RADIUS * out), soft=12 if out > 1.02 else 3), tone, alpha)
    g.passage(img, p.circle(*SUN, 52), "fffbe6", 0.4, size=14, length=40, seed=4, jitter=0.01, ragged=1.4)
    sea = p.ramp(
        np.clip(dawn / 760, 0, 1), [(0, "ffcf88"), (0.16, "e8807a"), (0.4, "4a6cb8"), (0.75, "2452a0"), (1, "1c3f88")]
    )
    sea = sea * (1 - p.smooth(0, 260, RADIUS - depth)[..., None] * p.f32(0.35))
    g.passage(img, p.circle(x, y, RADIUS), sea, angle, size=22, length=130, seed=5, jitter=0.04)
    u, v = angle * RADIUS * 0.9, 26 * np.sqrt(np.clip(RADIUS - depth, 0, None))
    land, cloud = (
        p.warp(p.noise(n, k, 5, ax=ax), u - p.grid.x + 500, v - p.grid.y) for n, k, ax in ((170, 33, 1), (90, 12, 2.4))
    )
    green = p.ramp(np.clip(dawn / 700, 0, 1), [(0, "d89a68"), (0.4, "587c6c"), (1, "2c6474")])
    g.passage(
        img, p.smooth(0.26, 0.3, land) * (depth < RADIUS - 10), green, angle, size=9, length=40, seed=8, under=0.6
    )
    white = p.ramp(np.clip(dawn / 720, 0, 1), [(0, "fff0c8"), (0.35, "f8b8a0"), (0.6, "c0b4e2"), (1, "7a96d4")])
    veil = p.smooth(0.2, 0.27, cloud + p.noise(16, 6, 2) * p.f32(0.12)) * (depth < RADIUS - 4)
    g.passage(img, veil, white, angle, size=7, length=50, seed=7, jitter=0.06, dry=0.9, under=0.25, ragged=4)
    burning = p.smooth(26, 2, RADIUS - depth) * (depth < RADIUS) * p.smooth(620, 60, dawn)
    p.over(img, burning, "fff0c0", 0.9)
    p.glow(img, *SUN, 430, colour="ffb060", alpha=0.7, power=2.0)
    p.glow(img, *SUN, 130, colour="fff0c0", alpha=0.8, power=1.4)


def rows(text: str) -> list[list[float]]:
    """A table written in short: rows of x, y and size."""
    return [[float(number) for number in row.split(",")] for row in text.split()]


def in_dome(points: str) -> list[p.Point]:
    """Points of the house of glass, which hangs askew, on the sheet."""
    c, s = math.cos(math.radians(HANG[2])), math.sin(math.radians(HANG[2]))
    turned = [(HANG[0] + x[0] * c - x[1] * s, HANG[1] + x[0] * s + x[1] * c, *x[2:]) for x in p.points(points)]
    return [(t[0], t[1], 1) if len(t) > 2 else (t[0], t[1]) for t in turned]


def roots(b: Brushwork) -> None:
    """Torn roots trail below; the thickest still bends towards the land."""
    wood = sunward([(0, "ffe0a0"), (0.14, "e09a58"), (0.3, "8a5648"), (0.5, "54364a"), (1, "33284c")])
    for curve, widths in (
        ("-200,440 -222,500 -204,552 -236,606", [34, 20, 12, 2]),
        ("-130,470 -150,540 -120,600 -140,664 -128,700", [30, 19, 14, 8, 1]),
        ("-120,580 -96,622 -100,650", [11, 6, 1]),
        ("-40,480 -20,560 -48,620 -30,690 8,726", [60, 36, 26, 15, 2]),
        ("-44,610 -76,660 -66,700", [18, 9, 1]),
        ("70,470 86,540 64,590 92,640", [36, 22, 14, 2]),
        ("160,440 190,496 176,540", [26, 14, 2]),
        ("-262,410 -290,454 -284,490", [22, 12, 2]),
    ):
        line = in_dome(curve)
        b.brush(p.ribbon(line, widths, 40, True), wood, g.along(line), size=6)


def clod(b: Brushwork) -> None:
    """The earth that came with the house, torn off below, its sunward edge burning."""
    outline = in_dome(
        "-330,372! -312,412 -286,420 -262,446 -214,450 -190,486 -140,484 -104,514 -56,504 -16,534 30,512 72,516 "
        "108,480 160,476 190,444 240,440 268,412 300,404 330,372!"
    )
    b.brush(
        outline,
        sunward([(0, "ffb468"), (0.26, "a05a44"), (0.4, "5e3a42"), (0.6, "42283c"), (1, "2a2040")]),
        0.5,
        size=20,
    )
    for k in range(34):
        x = b.random.uniform(-290, 290)
        y = 392 + b.random.uniform(0, 1) * (108 - abs(x) * 0.3)
        (u, v), *_ = in_dome(f"{x:.0f},{y:.0f}")
        r = b.random.uniform(4, 13)
        b.mark(p.circle(u, v, r, r * 0.7), ("2a2038", "7a4c48", "9c6650")[k % 3], 0.7)


def bricks(b: Brushwork) -> None:
    """One uneven course of brick along the round foot, and the pale sill on it."""
    x = -342.0
    while x < 338:
        w = min(b.random.uniform(44, 74), 342 - x)
        top, low = [356 + 30 * (1 - (u / 345) ** 2) for u in (x, x + w - 5)], [0, 0]
        low = [
            t + 42 * (0.55 + 0.45 * math.sqrt(max(0, 1 - (u / 350) ** 2))) for t, u in zip(top, (x, x + w), strict=True)
        ]
        quad = in_dome(
            f"{x:.0f},{top[0]:.0f}! {x + w - 5:.0f},{top[1]:.0f}! {x + w - 5:.0f},{low[1]:.0f}! {x:.0f},{low[0]:.0f}!"
        )
        shade = b.random.uniform(0.86, 1.1)
        tone = sunward([(0, "ffb070"), (0.34, "d0604a"), (0.6, "9a3f48"), (1, "5c2c4a")])
        b.brush(quad, lambda u, v, k=shade, t=tone: np.clip(t(u, v) * k, 0, 1), 0.1, size=9)
        x += w
    sill = in_dome("-352,330! -348,352! -200,376 0,388 200,376 348,352! 352,330! 200,354 0,366 -200,354")
    b.brush(sill, sunward([(0, "fff6d8"), (0.4, "f4e6cc"), (0.7, "b0b8cc"), (1, "7080a8")]), -0.16, size=8)


def garden(b: Brushwork, rows: tuple[tuple[str, float, float, float], ...], shade: float) -> None:
    """Leaves by hand: spine, width, how far the sun has got to them, size of the brush."""
    for spine, wide, nearer, size in rows:
        line = p.points(spine)
        tip = line[-1]
        d = max(0.0, math.hypot(tip[0] - SUN[0], tip[1] - SUN[1]) / 1000 - nearer)
        body, dark = p.ramp(min(1, d), LEAVES), p.ramp(min(1, d + shade), LEAVES)
        lit = across([(0, dark), (1, body)], line[0][:2], tip[:2])
        b.leaf(
            line, [0, wide * 0.62, wide, wide * 0.86, wide * 0.5, 0], (lit, dark, p.mix(body, "fffbd0", 0.4)), size=size
        )


def fern(b: Brushwork, spine: str, length: float, nearer: float) -> None:
    """A frond: small leaves in pairs along a bent rib, shorter towards its end."""
    line = p.sample(p.points(spine), 15)
    for k in range(1, 14):
        (x, y), (u, v) = line[k], line[k + 1]
        a, n = math.atan2(v - y, u - x), length * (1 - (k / 15) ** 1.6) * b.random.uniform(0.85, 1.1)
        d = max(0.0, math.hypot(x - SUN[0], y - SUN[1]) / 1000 - nearer)
        for side in (-1, 1):
            t = a + side * b.random.uniform(0.85, 1.1)
            leaf = [
                (x, y),
                (x + n * 0.5 * math.cos(t), y + n * 0.5 * math.sin(t)),
                (x + n * math.cos(t - side * 0.3), y + n * math.sin(t - side * 0.3)),
            ]
            tone = p.ramp(min(1, d + (0.1 if side < 0 else 0)), LEAVES)
            b.line(leaf, [2, n * 0.26, n * 0.2, 1], tone)
    b.line(line, [5, 3, 1], p.ramp(0.45, LEAVES))


def inside(b: Brushwork) -> None:
    """Air full of dawn, the far ribs, and the garden that grows every way at once."""
    b.brush(p.rect(20, 0, 770, 900), sunward(AIR, 1060), -0.75, size=44, length=190, density=3, jitter=0.018)
    for rib in ("-120,-402 -160,-100 -150,330", "60,-424 84,-120 80,330", "200,-344 250,-80 240,330"):
        b.line(in_dome(rib), [4, 5, 5], "e8f2d0")
    b.line(in_dome("-330,-100 -160,-76 0,-70 160,-76 336,-100"), [4, 5, 4], "e8f2d0")
    pale = (
        ("610,780 640,640 690,500 726,400", 74, 0.2, 16.0),
        ("500,800 516,700 496,620", 46, 0.2, 12.0),
        ("700,760 716,640 706,540 668,440", 64, 0.3, 14.0),
        ("120,880 90,700 74,560 110,400", 96, -0.1, 16.0),
        ("200,880 190,740 230,620 290,560", 86, 0.0, 16.0),
        ("400,860 404,770 440,716 500,706", 56, 0.14, 13.0),
        ("60,560 64,430 104,310 176,226", 66, -0.05, 14.0),
    )
    garden(b, pale, 0.12)
    fern(b, "430,850 420,760 384,680 330,640", 62, 0.1)
    fern(b, "90,480 84,380 120,270 200,180", 58, -0.1)
    fern(b, "640,800 690,720 716,640 700,560", 54, 0.2)


def floor(b: Brushwork) -> None:
    """Dark soil, and the near leaves that close the garden below and at its sides."""
    soil = in_dome("-345,326! -200,306 0,300 200,306 345,326! 345,440! -345,440!")
    b.brush(soil, sunward([(0, "f0b060"), (0.3, "7a6a3a"), (0.6, "2c4a40"), (1, "173440")]), 0.1, size=16)
    near = (
        ("60,880 76,760 60,640 88,520", 88, -0.1, 15.0),
        ("96,900 130,810 120,720 146,640", 92, -0.02, 15.0),
        ("250,890 226,826 176,786 112,790", 70, -0.08, 13.0),
        ("230,890 262,830 330,796 400,800", 64, 0.06, 12.0),
        ("700,800 726,720 744,630 730,540", 60, 0.26, 12.0),
        ("690,800 664,758 620,748 570,760", 42, 0.24, 10.0),
        ("400,850 440,812 500,800 560,812", 44, 0.12, 10.0),
        ("740,780 738,740 716,700 680,690", 44, 0.3, 10.0),
    )
    garden(b, near, 0.16)
    for spine, length, nearer in (
        ("150,880 190,820 260,800 330,816", 46, 0.0),
        ("330,860 390,806 450,790 520,806", 42, 0.1),
        ("560,806 600,760 640,748 680,760", 34, 0.26),
        ("480,830 470,780 436,752 396,750", 36, 0.12),
    ):
        fern(b, spine, length, nearer)
    for _ in range(60):
        x = b.random.uniform(-330, 335)
        (u, v), *_ = in_dome(f"{x:.0f},{358 - 20 * (x / 340) ** 2:.0f}")
        tuft(b, u, v, b.random.uniform(18, 44))
        (u, v), *_ = in_dome(f"{x:.0f},{304 + 22 * (x / 340) ** 2:.0f}")
        tuft(b, u, v, b.random.uniform(10, 24))
    for x, y, r, tone in (
        (112, 700, 19, "f46a6a"),
        (144, 726, 13, "f8907a"),
        (88, 744, 14, "d84a72"),
        (216, 812, 15, "f6a05a"),
        (300, 812, 12, "f46a6a"),
        (456, 806, 12, "ffb468"),
        (622, 752, 11, "ff9a78"),
    ):
        blossom(b, x, y, r, tone=tone)


def tuft(b: Brushwork, x: float, y: float, height: float) -> None:
    """Grass in four flicks of the brush."""
    d = math.hypot(x - SUN[0], y - SUN[1]) / 1000
    for _ in range(4):
        a, n = b.random.normal(-1.6, 0.4), height * b.random.uniform(0.6, 1.1)
        end = (x + n * math.cos(a), y + n * math.sin(a))
        middle = ((x + end[0]) / 2 + b.random.normal(0, 3), (y + end[1]) / 2)
        b.line([(x, y), middle, end], [5, 4, 1], p.ramp(float(np.clip(d + b.random.normal(0, 0.1), 0, 1)), LEAVES))


def blossom(b: Brushwork, x: float, y: float, r: float, tone: str) -> None:
    """Five touches of the brush and a yellow eye."""
    start = b.random.uniform(0, 2)
    for k in range(5):
        a = start + k * math.tau / 5 + b.random.normal(0, 0.12)
        petal = [
            (x + r * 0.3 * math.cos(a), y + r * 0.3 * math.sin(a)),
            (x + r * 0.7 * math.cos(a), y + r * 0.66 * math.sin(a)),
        ]
        b.line(
            petal, [r * 0.7, r * b.random.uniform(0.85, 1.05), r * 0.8], p.mix(tone, "fff0d0", b.random.uniform(0, 0.3))
        )
    b.mark(p.circle(x, y, r * 0.3), "ffe06a")


def vines(b: Brushwork) -> None:
    """Two trailing stems that have come loose from the roof and drift."""
    for spine, size in (
        ("250,110 200,170 210,240 150,300 130,380", 26),
        ("470,60 540,110 600,130 632,190", 22),
    ):
        line = p.sample(p.points(spine), 14)
        b.line(line, [5, 4, 2], "2f6a52")
        for k, (x, y) in enumerate(line[1:]):
            a = (-1) ** k * b.random.uniform(0.5, 1.1) + 1.2
            n = size * b.random.uniform(0.8, 1.35)
            end = (x + n * 1.6 * math.cos(a), y + n * 1.6 * math.sin(a))
            d = math.hypot(x - SUN[0], y - SUN[1]) / 1000 - 0.1
            tones = (p.ramp(min(1, d), LEAVES), p.ramp(min(1, d + 0.16), LEAVES), "d8e89a")
            b.leaf(
                [(x, y), ((x + end[0]) / 2 + 3, (y + end[1]) / 2), end],
                [0, n * 0.8, n * 0.9, n * 0.4, 0],
                tones,
                size=6,
            )


def pot(b: Brushwork) -> None:
    """A clay pot that has tipped over in the air, origin at its rim; fine roots trail out of its hole."""
    clay = [(0, "7a3040"), (0.5, "c85a38"), (1, "ffb070")]
    for curve in ("-4,100 -10,122 4,140 -6,160", "2,100 14,118 12,138 30,150"):
        b.line(p.points(curve), [7, 5, 4, 1], "ffe0a8")
    b.brush(p.points("-54,0! 54,0! 38,98! 0,106 -38,98!"), across(clay, (-50, 0), (50, 60)), 1.5, size=10)
    b.brush(p.points("-64,-22! 0,-14 64,-22! 62,8! 0,18 -62,8!"), across(clay, (-64, -20), (60, 20)), 0.0, size=9)
    b.mark(p.circle(0, -22, 63, 13), "d8703f")
    b.mark(p.circle(0, -21, 55, 10), "4a2430")


def seedling(b: Brushwork) -> None:
    """Two leaves and a third to come, within the water: what all this is for."""
    b.line([(0, -20), (-8, -60), (2, -100)], [12, 10, 8], "6ab040")
    left, right, bud = (
        p.points("0,-96 -34,-122 -82,-118"),
        p.points("0,-98 30,-138 74,-148"),
        p.points("2,-100 4,-124 12,-142"),
    )
    b.leaf(left, [0, 30, 46, 40, 24, 0], ("a6d84a", "5fae42", "f2f7a8"), size=8)
    b.leaf(right, [0, 30, 50, 44, 26, 0], ("8cc844", "e0f070", "fbffc8"), size=8)
    b.leaf(bud, [2, 12, 12, 0], ("d8f07a", "b4e05a", "f8ffc0"), size=4)


def globe(b: Brushwork) -> None:
    """The water does not fall: one trembling globe of it stands on the soil round the whole seedling."""
    outline = p.points(
        "2,-232 58,-222 106,-180 118,-122 102,-62 54,-22 0,-14 -56,-22 -104,-66 -119,-126 -102,-184 -54,-222"
    )
    water = around([(0, "eafbe8"), (0.4, "bfeef0"), (0.68, "86d2ea"), (0.88, "4aa2d8"), (1, "3a7cc4")], 26, -140, 150)
    b.brush(outline, water, lambda x, y: math.atan2(y + 122, x) + 1.57, size=15, jitter=0.02)
    with b.within(outline):
        b.brush(
            p.points("-104,-62 -52,-40 10,-36 66,-52 110,-80 120,-10 0,0 -120,-10"),
            across([(0, "3f86c0"), (1, "ffe0a0")], (-90, -60), (90, -40)),
            0.1,
            size=9,
        )


def gleam(b: Brushwork) -> None:
    """Dawn on the globe, over the leaves: a warm edge towards the sun, a pale window opposite."""
    b.line(p.points("112,-104 98,-62 58,-28 10,-18"), [1, 9, 11, 1], "fff3c0")
    b.line(p.points("-98,-160 -86,-190 -58,-212"), [2, 13, 2], "ffffff")
    b.line(p.points("-108,-128 -106,-140"), [5, 8], "ffffff")
    b.mark(p.circle(62, -176, 9, 6), "ffffff", 0.8)


def drop(b: Brushwork, x: float, y: float, r: float) -> None:
    """A sphere of water against the light: dark above, the turned sun bright within, one small window."""
    shape = p.circle(x, y, r * b.random.uniform(0.92, 1.08), r)
    b.brush(
        shape,
        around([(0, "f6fff0"), (0.5, "a6e2ee"), (1, "3a86c8")], x + r * 0.35, y + r * 0.4, r * 1.5),
        0.6,
        size=max(3, r * 0.4),
    )
    b.line(
        [(x + r * 0.86, y + r * 0.1), (x + r * 0.62, y + r * 0.62), (x + r * 0.06, y + r * 0.88)],
        [0.5, r * 0.2, 0.5],
        "fff6d0",
    )
    b.mark(p.circle(x - r * 0.38, y - r * 0.4, r * 0.22, r * 0.17), "ffffff")


def solid(s: float, angle: float, out: float = 1.0, drop: float = 0.0) -> tuple[float, float]:
    """A point of the carapace on the sheet: s along the back, angle over it (0 the near rim, 90 the crest)."""
    w, a = out * math.sqrt(max(0.0, 1 - abs(s) ** 2.4)), math.radians(angle)
    along, near, up = 200 * s * out, 138 * w * math.cos(a), 172 * w * math.sin(a) - drop
    near, along = near * math.cos(YAW) - along * math.sin(YAW), along * math.cos(YAW) + near * math.sin(YAW)
    return along, near * math.sin(TILT) - up * math.cos(TILT)


def hull(points: list[tuple[float, float]]) -> skia.Path:
    """The outline round all of them."""
    return p.poly([(float(x), float(y)) for x, y in cv2.convexHull(np.array(points, np.float32))[:, 0]])


def scute(b: Brushwork, corners: list[tuple[float, float]]) -> None:
    """One horn plate: rings of growth, paler inwards, each in strokes."""
    x, y = np.mean(corners, axis=0)
    for k, lift in ((0.92, 0.0), (0.7, 0.12), (0.46, 0.26), (0.24, 0.1)):
        ring = [(x + (u - x) * k, y + (v - y) * k) for u, v in corners]
        stops = [(t, p.mix(c, "ffe9a8", lift)) for t, c in PLATE]
        b.brush(p.poly(ring), across(stops, (150, -170), (-170, 90)), 0.3 + k, size=8, jitter=0.05)


def carapace(b: Brushwork) -> None:
    """The dome as a true solid: a row of plates over the spine, one down the near side, and the flared rim."""
    brim = hull([solid(s, a, 1.1) for s in np.sin(np.linspace(-1.57, 1.57, 60)) for a in (-4, 184)])
    b.brush(brim, across(PLATE, (200, -100), (-200, 60)), 0.1, size=10)
    seams = across([(0, "3f2830"), (0.8, "5a3430"), (1, "a87040")], (150, -100), (-190, 40))
    b.brush(hull([solid(s, a) for s in np.linspace(-1, 1, 41) for a in range(0, 181, 12)]), seams, 0.4, size=14)
    for k in range(-2, 3):
        m, c = 0.4 * k, 0.2
        ends = [max(-0.985, m - c), min(0.985, m + c)]
        spine = [(ends[0], 60), (m, 54), (ends[1], 60), (ends[1], 90), (ends[1], 116), (m, 120), (ends[0], 116)]
        scute(b, [solid(s, a) for s, a in [*spine, (ends[0], 90)]])
    for k in range(4):
        m, c = -0.6 + 0.4 * k, 0.2
        left, right = max(-0.992, m - c - 0.1 * (k == 0)), min(0.96, m + c + 0.1 * (k == 3))
        side = [(left, 11), (m, 11), (right, 11), (right, 36), (right, 57), (m, 62), (left, 57), (left, 36)]
        scute(b, [solid(s, a) for s, a in side])
    collar = hull([solid(s, a) for s in (-1, -0.97, -0.92, -0.86) for a in (4, 20, 36, 52)])
    b.brush(collar, across(PLATE, (60, -100), (-190, 40)), 1.2, size=7)


def rim(b: Brushwork) -> None:
    """The marginal plates, turned out like the brim of a hat."""
    t = np.sin(np.linspace(-1.57, 1.57, 48))
    edge = [solid(s, -4, 1.1) for s in t] + [solid(s, 13, 1.02) for s in t[::-1]]
    b.brush(p.poly(edge), across([(0, "7a4c50"), (0.5, "cf8e44"), (1, "ffe29a")], (200, -20), (-200, 60)), 0.1, size=9)
    b.line([solid(s, 13, 1.02) for s in t], [3, 5, 3], "4a2a30")
    for s in np.sin(np.linspace(-1.3, 1.3, 11)):
        b.line([solid(s, 13, 1.02), solid(s + 0.02, -4, 1.1)], [4, 3], "5a3236")


def plastron(b: Brushwork) -> None:
    """The belly shield below the rim; before and behind the bridge that joins them gape the dark holes for the legs."""
    t, middle = np.linspace(-1, 1, 34), np.linspace(-0.2, 0.36, 12)
    b.brush(hull([solid(s, 0, 0.97, d) for s in t for d in (0, 46)]), "3a2230", 0.1, size=10)
    slab = [solid(s, 0, 0.9, 44) for s in t] + [solid(s, 0, 0.84, 80) for s in t[::-1]]
    b.brush(hull(slab), across([(0, "8a6a58"), (0.6, "e0b468"), (1, "fff0b4")], (160, 0), (-150, 90)), 0.1, size=10)
    bridge = [solid(s, 0, 1.0) for s in middle] + [solid(s * 1.2, 0, 0.88, 60) for s in middle[::-1]]
    b.brush(p.poly(bridge), "d8a860", 1.2, size=9)


def scales(b: Brushwork, places: list[list[float]], tone: str) -> None:
    """Horn scales on a leg, each a short turn of the brush."""
    for x, y, r in places:
        b.line([(x - r, y - r * 0.2), (x - r * 0.2, y + r * 0.7), (x + r * 0.9, y + r * 0.3)], [1, r * 0.5, 1], tone)


def far_leg(b: Brushwork, points: p.Points, widths: list[float]) -> None:
    """A leg on the far side: a column that narrows at the ankle, a blunt foot with claws along its end."""
    (ax, ay), (bx, by) = points[-2][:2], points[-1][:2]
    wide = widths[-1]
    with b.at(bx, by, turn=math.degrees(math.atan2(by - ay, bx - ax))):
        for k in (-0.32, 0, 0.32):
            b.line([(wide * 0.3, k * wide), (wide * 0.66 - abs(k) * 18, k * wide * 1.1)], [15, 7], "b8935e")
    b.brush(
        p.ribbon(points, widths, 40, True),
        across([(0, "34544e"), (1, "7a9a5a")], (ax, ay - 40), (bx, by + 40)),
        g.along(points),
        size=9,
    )


def hind_leg(b: Brushwork) -> None:
    """The near hind leg after its kick: a thick thigh out of the hole, a narrower ankle, a blunt foot with claws."""
    column = p.points("78,10 92,64 120,104 146,130 158,158 178,184 206,188 232,166 236,140 216,112 206,66 204,-10")
    for x, y, turn in ((182, 184, 18), (204, 182, 2), (222, 170, -18), (234, 152, -38)):
        with b.at(x, y, turn=turn):
            b.mark(p.spline(p.points("-9,-6! 9,-6! 8,12 2,24! -7,12")), "d9b47a")
    b.brush(column, across(SKIN, (220, 20), (120, 170)), 0.9, size=10)
    b.brush(p.points("80,6 96,50 150,48 210,20 204,-14"), "2f4a48", 0.2, size=8)
    places = "164,84,12 184,102,11 150,106,10 190,74,10 184,132,10 206,140,9 168,124,8"
    scales(b, rows(places), "3d6358")


def can(b: Brushwork) -> None:
    """The blue watering can, origin where its handle is held, swung forward in the air."""
    spout, rose = [(-40, 136), (-86, 122), (-118, 84)], p.points("-146,92! -104,56! -90,72! -130,106!")
    back_handle = p.points("44,80 86,76 90,124 48,144")
    top_handle = p.points("-41,70 -66,44 -74,18 -60,0 -30,-3 30,-3 60,0 74,18 66,44 41,70")
    body = p.points("-46,64! 0,70 46,64! 57,160! 0,172 -57,160!")
    b.line(spout, [26, 19, 15], "2456ac")
    b.line([(-44, 126), (-84, 112), (-112, 80)], [3, 5, 3], "8ac4f0")
    b.brush(rose, across(BLUE, (-100, 60), (-130, 100)), 0.8, size=6)
    b.line(back_handle, [10, 12, 12, 10], "1d3f8c")
    b.line(top_handle, [13, 14, 15, 16, 16, 16, 16, 15, 14, 13], "2450a4")
    b.line(p.points("-62,40 -70,18 -58,3 -40,-1"), [1, 4, 5, 2], "8ac4f0")
    b.line(p.points("44,-2 60,2 71,18"), [2, 4, 1], "6aa8e4")
    b.brush(body, across(BLUE, (50, 70), (-60, 150)), 1.5, size=12)
    b.line(p.points("-52,96 0,104 52,94"), [4, 6, 4], "1d3f8c")
    b.mark(p.circle(0, 65, 46, 10), "16285c")
    b.line(p.points("-52,158 -46,110 -42,76"), [2, 6, 2], "a8d8f4")


def grip(b: Brushwork) -> None:
    """The fist on the bar: a knuckled back above it, four toes folded over, their horn claws tucked in below."""
    back = p.points("-29,-74 -36,-50 -46,-30 -46,-12 0,-4 46,-12 46,-32 34,-52 27,-74")
    b.line(p.points("-62,4 -48,1"), [10, 17], "1a3474")
    b.line(p.points("62,4 48,1"), [10, 17], "1a3474")
    b.brush(back, across(SKIN, (60, -30), (-60, -4)), 1.5, size=9)
    for x, w, low in ((34, 19, 7), (12, 22, 12), (-11, 22, 13), (-34, 20, 8)):
        toe = p.ribbon([(x * 0.9, -30), (x, -14), (x, 2), (x + 2, low)], [w - 2, w + 3, w, w - 6], 20, True)
        b.mark(p.spline(p.points("-7,-7! 7,-7! 8,4 11,12! 1,9 -6,3", at=(x + 2, low + 7))), "7a5634")
        b.mark(p.spline(p.points("-5,-7! 3,-7! 4,2 6,7! -1,4", at=(x + 1, low + 7))), "dcb67a")
        b.brush(toe, across(SKIN, (x + w * 0.8, 0), (x - w, -4)), 1.5, size=5)
        b.line([(x - w * 0.3, -22), (x, -26), (x + w * 0.3, -21)], [1, 3, 1], "3d6358")
        b.line([(x - w * 0.3, -5), (x, -2), (x + w * 0.3, -5)], [1, 2.4, 1], "3d6358")
    for x in (23, 0.5, -23):
        b.line([(x, -28), (x + 0.5, -12), (x, 6)], [1, 4, 2], "25403c")


def arm(b: Brushwork) -> None:
    """The near front leg: out of its hole, bent back at the elbow, narrow at the wrist, down to the handle."""
    outline = p.points("-118,30 -104,74 -66,108 -38,134 -30,164 -30,196 26,196 32,166 54,134 58,104 36,66 6,30")
    b.brush(outline, across(SKIN, (70, 120), (-110, 90)), 1.0, size=10)
    b.brush(p.points("-124,20 -108,62 -60,70 6,62 30,20"), "2f4a48", 0.2, size=8)
    places = "-76,90,12 -52,102,12 -40,84,11 -22,118,12 -14,94,11 8,110,11 0,138,11 16,84,10 26,124,10 -14,158,9"
    scales(b, rows(places), "3d6358")


def neck(b: Brushwork) -> None:
    """Stretched out of the shell, loose skin hanging in folds below it."""
    line = p.points("-100,14 -166,22 -214,4 -256,-44")
    b.brush(p.ribbon(line, [104, 92, 78, 84], 40, True), across(SKIN, (-170, -50), (-230, 70)), g.along(line), size=12)
    for k, (x, y) in enumerate(((-138, 24), (-160, 26), (-180, 20), (-200, 12), (-216, -2), (-230, -18))):
        fold = [(x + 8, y - 34 + k * 2), (x - 8, y - 4), (x - 2, y + 26), (x + 12, y + 40 - k * 2)]
        b.line(fold, [1, 4, 5, 1], "48704e")
        b.line([(u - 5, v) for u, v in fold[1:]], [1, 3.4, 1], "cdd88a")


def face(b: Brushwork) -> None:
    """Bent to the seedling: a heavy old lid and white brow, a dark kind eye behind one round glass, a wise beak."""
    skull = p.points(
        "60,-6 50,-38 20,-58 -16,-60 -44,-46 -66,-30 -84,-10 -90,8 -86,20! -70,24 -50,34 -18,44 24,48 54,32"
    )
    b.brush(skull, across(SKIN, (40, -60), (-70, 40)), lambda x, y: 0.4 + 0.006 * x, size=10)
    with b.within(skull):
        b.brush(p.points("-86,21! -56,22 -26,20 2,14 36,26 26,56 -18,56 -50,52 -90,40"), "c2d080", 0.2, size=7)
    for spot in (
        "34,-32 44,-18 40,-2",
        "18,-46 28,-40 34,-30",
        "-8,-53 4,-52 12,-46",
        "40,8 36,20 26,28",
        "-62,-20 -54,-24 -50,-30",
    ):
        b.line(p.points(spot), [1, 6, 1], "5f8a54")
    b.line(p.points("-87,19 -76,21 -60,18 -36,23 -10,23 10,15 19,4"), [2, 3, 3, 3.6, 4, 3, 1], "3a3a34")
    for fold in ("24,-2 30,8 26,18", "33,0 38,10 33,22", "-40,30 -24,35 -8,34"):
        b.line(p.points(fold), [1, 3, 1], "48704e")
    b.mark(p.circle(-79, -5, 3.2, 2.2), "3a3a34")
    eye(b)
    spectacles(b)
    for hair in (
        "-50,-30 -44,-40 -34,-43",
        "-42,-33 -32,-43 -20,-44",
        "-32,-34 -20,-44 -6,-42",
        "-22,-34 -8,-41 8,-36",
        "-12,-32 2,-36 14,-28",
    ):
        b.line(p.points(hair), [2, 5.5, 1], "f6f0dc")


def eye(b: Brushwork) -> None:
    """Half closed, looking down its nose, with the folds of a hundred years round it."""
    opening = p.points("-46,-10! -37,-20 -21,-20 -5,-5! -15,4 -33,3")
    b.mark(p.spline(opening), "6a4428")
    with b.within(opening):
        b.mark(p.circle(-32, 2, 15, 8), "c08a48")
        b.mark(p.circle(-28, -8, 9.5, 10.5), "150e14")
        b.mark(p.circle(-32, -9, 3.6, 3.2), "fff6d8")
    b.line(p.points("-49,-8 -37,-20 -21,-20 -2,-3"), [2, 6, 6, 2], "33443a")
    b.line(p.points("-46,-20 -34,-28 -15,-27 2,-12"), [1, 4, 4, 1], "48704e")
    b.line(p.points("-42,4 -28,9 -12,5 -2,-2"), [1, 3.4, 3.4, 1], "5f8a54")
    b.line(p.points("-36,12 -22,15 -8,11"), [1, 2.6, 1], "6f9455")
    for fold in ("4,-14 14,-18 22,-16", "4,-9 16,-9 22,-5", "3,-4 12,0 16,5"):
        b.line(p.points(fold), [1, 3, 1], "48704e")


def spectacles(b: Brushwork) -> None:
    """One round glass in a thin gold ring, its wire bent back over the cheek."""
    for radius, width, tone in ((27, 4.0, "8a4a2c"), (27, 1.8, "ffd884")):
        ring = [(-25 + radius * math.cos(t), -8 + radius * math.sin(t)) for t in np.linspace(0.1, math.tau + 0.1, 30)]
        b.line(ring, [width] * 3, tone)
    b.line([(3, -12), (28, -20), (54, -16)], [3, 4, 3], "8a4a2c")
    b.line([(-52, -14), (-62, -20), (-66, -16)], [3, 4, 3], "8a4a2c")
    b.line(p.points("-44,-22 -38,-28 -30,-31"), [1, 3.4, 1], "ffffff")


def tortoise(b: Brushwork) -> None:
    """Side on, swimming down through the air: neck stretched out, the hind legs trailing as after one kick."""
    far_leg(b, p.points("-110,46 -150,88 -186,108"), [80, 62, 46, 56])
    b.line(p.points("180,-30 220,-30 242,-18"), [36, 20, 3], "5f8a54")
    far_leg(b, p.points("150,24 208,42 252,30"), [76, 60, 46, 54])
    plastron(b)
    neck(b)
    hind_leg(b)
    arm(b)
    carapace(b)
    rim(b)
    with b.at(-272, -66, 1.28, turn=-14):
        face(b)


def swimmer(img: p.Array) -> None:
    """The tortoise turned towards the dawn, the can in its fist; cool shade behind it, the sun along its edge."""
    b = Brushwork(86, wobble=0.7)
    held = Brushwork(88, wobble=0.7)
    with b.within(GLASS), b.at(322, 372, 0.96, turn=7, flip=True):
        tortoise(b)
    with held.at(322, 372, 0.96, turn=7, flip=True), held.at(-4, 212, 1.06, turn=-14):
        can(held)
        grip(held)
    b.lay(img, tooth=0.5)
    m = b.layer.alpha()
    p.multiply(img, m * p.smooth(420, 820, np.hypot(p.grid.x - SUN[0], p.grid.y - SUN[1] + 200)), "9c8cc8", 0.45)
    p.rim_light(img, m, "e9b64a", dx=4, dy=4, alpha=0.6)
    held.lay(img, tooth=0.5)


def frame(b: Brushwork) -> None:
    """The iron: the outline of the bell, three near ribs and a ring, pale where the dawn strikes along them."""
    iron = sunward([(0, "fff8dc"), (0.5, "f2ead2"), (0.8, "9fb2c4"), (1, "6a7fa6")])
    for side in (-1, 1):
        line = in_dome(" ".join(f"{side * x:.0f},{y:.0f}" for x, y in PROFILE))
        b.brush(p.ribbon(line, [8, 11, 12, 12, 13], 60), iron, g.along(line), size=7)
    for curve, widths in (
        ("-10,-440 -200,-306 -280,-60 -276,344", [4, 6, 7, 7]),
        ("10,-440 216,-312 300,-90 306,340", [4, 6, 7, 7]),
    ):
        line = in_dome(curve)
        b.brush(p.ribbon(line, widths, 60), iron, g.along(line), size=5)
    b.brush(p.circle(*in_dome("0,-452")[0][:2], 15), iron, 0.4, size=6)


def glints(b: Brushwork) -> None:
    """A few sure strokes of sky on the glass."""
    for curve, widths, alpha in (
        ("-300,-120 -268,-226 -200,-316", [2, 22, 30, 3], 0.5),
        ("-318,-20 -312,-70 -304,-96", [2, 13, 2], 0.5),
        ("318,200 324,80 314,-40", [2, 12, 16, 2], 0.55),
        ("300,-90 284,-140 262,-180", [2, 10, 2], 0.5),
    ):
        b.mark(p.ribbon(in_dome(curve), widths, 40, True), "f4fbff", alpha)


def beads(b: Brushwork) -> None:
    """What has left the rose falls nowhere: it drifts in spheres of every size, most of them to the globe."""
    places = (
        "420,664,6 436,650,9 458,634,13 484,618,8 452,612,5 500,604,10 476,654,5 512,630,4 "
        "690,466,7 150,600,8 430,170,8 454,150,4 706,520,5 448,742,7"
    )
    for x, y, r in rows(places):
        drop(b, x, y, r)


def crumbs(b: Brushwork) -> None:
    """Soil that has come loose from the pot hangs about it in lumps."""
    for x, y, r, turn in (
        (520, 742, 8, 20),
        (548, 764, 5, 60),
        (664, 728, 7, 10),
        (684, 700, 4, 50),
        (500, 722, 4, 40),
    ):
        with b.at(x, y, r, turn=turn):
            b.mark(p.poly(p.points("-1,-0.3 -0.2,-0.9 0.8,-0.6 1,0.3 0.2,0.8 -0.7,0.6")), "5a3438")


def paint() -> p.Array:
    """Space, the house of glass, and what lives in it."""
    img = g.board("1b1b52", 2)
    space(img)
    earth(img)
    b = Brushwork(84, wobble=0.7)
    roots(b)
    clod(b)
    with b.within(GLASS):
        inside(b)
        vines(b)
    b.lay(img, tooth=0.5)
    p.glow(img, 680, 780, 560, colour="ffcf78", alpha=0.6, power=1.5)
    b = Brushwork(85, wobble=0.7)
    with b.within(GLASS), b.at(606, 642, 0.8, turn=-14):
        pot(b)
        globe(b)
        seedling(b)
        gleam(b)
    b.lay(img, tooth=0.5)
    swimmer(img)
    b = Brushwork(87, wobble=0.5)
    with b.within(GLASS):
        floor(b)
        crumbs(b)
        beads(b)
    frame(b)
    bricks(b)
    glints(b)
    b.lay(img, tooth=0.5)
    p.rays(img, *SUN, 950, colour="ffe0a0", alpha=0.2, start=80, span=(-math.pi, -1.2))
    p.glow(img, *SUN, 330, colour="ffc878", alpha=0.55, power=2.4)
    return img
