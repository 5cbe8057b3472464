"""An embroidered baby has pulled its own heart out of the cloth, thread and all, and holds it up to whoever wants it.

Technique: embroidery.
"""

from __future__ import annotations

import math

import numpy as np
import skia

from art import paint as p
from art.paint.voices import embroidery as em
from art.paint.voices.printing import PLAIN, contours

NUMBER, TITLE = 14, "Heart in Hand"
FINISH = PLAIN

CLOTH = "1d4a55"
SKIN, WARM, FOLD, BLUSH = "e8ab7c", "d08c5e", "8f5233", "e8735e"
MINT, SHADE, SEAM, CREAM = "a5e2c6", "74c3a5", "3c8a76", "fff4dc"
RED, DARK, GOLD, HAIR = "e6332f", "a81625", "f7c757", "6e4029"
HEART = [
    (0, 92, 1),
    (-56, 40),
    (-98, -16),
    (-88, -68),
    (-48, -88),
    (-14, -68),
    (2, -40, 1),
    (16, -70),
    (50, -90),
    (90, -66),
    (94, -12),
    (52, 44),
]
HELD = (604, 264, 1.62, 8.0)  # the heart in the hand: place, scale, turn
HOLE = (386, 880, 1.0, -7.0)  # the place it was taken from


def heart(place: tuple[float, float, float, float], grow: float = 1.0) -> skia.Path:
    """The heart's outline at a place."""
    x, y, scale, turn = place
    return p.moved(p.spline(HEART), x, y, scale * grow, turn)


def lit(colour: str, shade: str, x: float, y: float, reach: float) -> p.Array:
    """Two threads: `colour` towards the light at (x, y), `shade` beyond `reach`, mixed strand by strand between."""
    far = np.hypot(p.grid.x - x, p.grid.y - y) + p.noise(26, 5, 2) * 26
    return p.ramp(p.smooth(reach * 0.86, reach * 1.14, far), [(0, colour), (1, shade)])


def edge(frame: em.Frame, path: skia.Path, colour: str, width: float = 5.0, length: float = 15) -> None:
    """Stem stitch around a shape."""
    for line in contours(path, 9):
        frame.stem([(float(x), float(y)) for x, y in line], colour, width, length)


def piece(
    frame: em.Frame, path: skia.Path, colour: p.Array | str, angle: float, seam: str | None, longest: float = 42, width: float = 5.0
) -> None:
    """One satin piece with its seam, over a first layer of the same thread that hides the cloth."""
    p.over(frame.img, p.mask(path), colour)
    frame.satin(path, colour, math.radians(angle), longest)
    if seam:
        edge(frame, path, seam, width)
        frame.settle()


def rug(frame: em.Frame) -> None:
    """A round rug: rings of stem stitch, each dyed a little differently, and a fringe of knots."""
    random = np.random.default_rng(3)
    tones = ["d9573f", "e8714a", "f0d9a8", "e8714a", "f3b24f", "d9573f", "f0d9a8", "c9472f", "e8714a", "f3b24f"]
    p.over(frame.img, p.mask(p.circle(392, 1054, 356, 108)), "b8432f")
    for k in range(21):
        rx, ry = 356 - k * 14, 108 - k * 4.6
        ring = [
            (392 + (rx + random.normal(0, 1.4)) * math.cos(t), 1054 + (ry + random.normal(0, 1.0)) * math.sin(t))
            for t in np.linspace(0.4, 2 * math.pi + 0.4, 60)
        ]
        frame.stem(ring, tones[k // 2 % 10], 10, 20)
    frame.settle()
    for t in np.arange(-0.1, math.pi + 0.12, 0.062):
        x, y = 392 + 360 * math.cos(t), 1056 + 112 * math.sin(t)
        out = random.uniform(16, 26)
        frame.stitch((x, y), (x + out * math.cos(t) * 0.8, y + out * (0.35 + 0.6 * math.sin(t))), "f0d9a8", 5)
    frame.settle()


def bootee(frame: em.Frame, x: float, y: float, turn: float, flip: bool, size: float) -> None:
    """A knitted bootee, sole towards us: rows of stem stitch, a ribbed cuff, a red bobble."""

    def at(path: skia.Path) -> skia.Path:
        return p.moved(path, x, y, size, turn, flip)

    foot = p.spline([(-50, -52), (-6, -72), (44, -56), (58, -8), (40, 44), (6, 74), (-34, 62), (-58, 10)])
    p.over(frame.img, p.mask(at(foot)), CREAM)
    frame.satin(at(foot), lit(CREAM, "e0c594", x - 40, y - 60, 110 * size), math.radians(20 + turn), 26, 5)
    edge(frame, at(foot), "b98f58", 5)
    sole = p.spline([(-28, -34), (-2, -46), (28, -36), (36, -4), (22, 30), (2, 46), (-20, 36), (-34, 4)])
    frame.satin(at(sole), "e9826a", math.radians(100 + turn), 60)
    edge(frame, at(sole), "c9573f", 4)
    frame.settle()


def suit(frame: em.Frame) -> None:
    """The romper suit: legs apart, a round belly, and the heart-shaped place where only the cloth is left."""
    right = p.spline([(400, 1000), (470, 912), (560, 920), (628, 972), (640, 1052), (586, 1096), (480, 1110), (404, 1084)])
    left = p.spline([(330, 1000), (268, 920), (190, 930), (124, 986), (118, 1062), (176, 1104), (280, 1112), (340, 1080)])
    piece(frame, right, lit(MINT, SHADE, 640, 930, 150), 22, SEAM)
    piece(frame, left, lit(MINT, SHADE, 200, 920, 150), -24, SEAM)
    trunk = p.spline(
        [(250, 742), (360, 700), (470, 730), (520, 800), (542, 920), (506, 1040), (416, 1092), (316, 1090), (226, 1040)]
        + [(186, 930), (206, 810)]
    )
    open_ = p.cut(trunk, heart(HOLE))
    piece(frame, open_, lit(MINT, SHADE, 430, 800, 250), 84, None, 48)
    edge(frame, trunk, SEAM)
    for a, b in (((300, 1072), (280, 1030)), ((424, 1076), (450, 1034))):
        frame.stem([a, ((a[0] + b[0]) / 2 + 4, (a[1] + b[1]) / 2), b], SEAM, 5)
    frame.settle()
    shade = p.mask(heart(HOLE))
    p.over(frame.img, shade, em.cloth(CLOTH, 4, 3.6, 0.8))
    p.multiply(frame.img, shade, "0a2028", 0.4)
    around(frame, heart(HOLE, 1.1))


def around(frame: em.Frame, path: skia.Path) -> None:
    """Red running stitches around the empty place; the last ones are already pulled out."""
    line = contours(path, 3)[0]
    n = len(line)
    at, random = 8, np.random.default_rng(6)
    while at < n - 10:
        on = int(random.integers(6, 9))
        if not 0.66 < at / n < 0.8:
            a, b = line[at], line[min(at + on, n - 1)]
            frame.stitch((float(a[0]), float(a[1])), (float(b[0]), float(b[1])), RED, 8)
        at += on + 5
    frame.settle()


def fingers(frame: em.Frame, places: list[tuple[float, float, float, float, float, float]]) -> None:
    """Short fingers, each its own satin piece: root, tip, width at the root, width at the tip."""
    for ax, ay, bx, by, w0, w1 in places:
        angle = math.degrees(math.atan2(by - ay, bx - ax))
        across = angle + (0 if abs(bx - ax) > 1.6 * abs(by - ay) else 90)
        piece(frame, p.ribbon([(ax, ay), (bx, by)], [w0, w1], 14, True), SKIN, across, FOLD, 60, 3.4)


def waving_arm(frame: em.Frame) -> None:
    """The other arm flung out for balance, fingers spread."""
    fingers(
        frame,
        [
            (112, 742, 74, 706, 27, 22),
            (104, 760, 54, 742, 28, 22),
            (104, 782, 54, 784, 28, 22),
            (116, 800, 76, 824, 26, 20),
            (140, 734, 142, 694, 28, 23),
        ],
    )
    palm = p.spline([(104, 742), (134, 722), (168, 738), (178, 778), (154, 808), (118, 810), (98, 782)])
    p.over(frame.img, p.mask(palm), SKIN)
    frame.satin(palm, SKIN, math.radians(20), 60)
    sleeve = p.spline([(280, 716), (216, 724), (158, 736), (150, 772), (168, 812), (232, 826), (292, 838)])
    piece(frame, sleeve, lit(MINT, SHADE, 240, 700, 130), 96, SEAM)
    piece(frame, p.ribbon([(158, 728), (146, 774), (166, 822)], [22, 25, 22], 24, True), CREAM, 6, "c8b48a")


def head(frame: em.Frame) -> None:
    """A round head tipped back, all its face turned up to the heart: doll's eyes, rosy cheeks, a laugh."""
    x, y = 318, 540
    piece(frame, p.circle(x - 160, y + 40, 32, 38), WARM, 70, FOLD)
    frame.stem([(x - 172, y + 28), (x - 150, y + 32), (x - 156, y + 56)], FOLD, 4)
    skull = p.spline(
        [(x - 20, y - 172), (x + 92, y - 156), (x + 160, y - 82), (x + 172, y + 10), (x + 158, y + 86), (x + 104, y + 142)]
        + [(x + 10, y + 160), (x - 84, y + 140), (x - 146, y + 84), (x - 164, y - 6), (x - 140, y - 104), (x - 88, y - 154)]
    )
    tone = lit(SKIN, WARM, x + 110, y - 70, 236)
    p.over(frame.img, p.mask(skull), tone)
    frame.satin(skull, tone, math.radians(64), 128)
    edge(frame, skull, FOLD, 4)
    frame.settle()
    for cx, cy, r in ((x - 42, y + 58, 38), (x + 132, y + 40, 28)):
        frame.satin(p.circle(cx, cy, r, 27), BLUSH, math.radians(-14), 60)
    curls(frame, x, y)
    for ex, ey, rx in ((x + 14, y - 2, 22), (x + 112, y - 16, 19)):
        piece(frame, p.moved(p.circle(0, 0, rx, 31), ex, ey, 1, 12), "241419", 100, None, 80)
        frame.settle()
        frame.knot(ex + 8, ey - 13, "ffffff", 6.8)
        frame.knot(ex - 5, ey + 13, "9a7a70", 3.2)
        for k in (-1, 0, 1):
            side = -1 if ex < x + 60 else 1
            a = (ex + side * (rx * 0.7 + k * 2), ey - 20 + k * 5)
            frame.stitch(a, (a[0] + side * 12, a[1] - 9 + k * 4), "241419", 3.6)
    frame.stem([(x - 18, y - 64), (x + 8, y - 78), (x + 36, y - 70)], HAIR, 8)
    frame.stem([(x + 92, y - 78), (x + 116, y - 86), (x + 138, y - 72)], HAIR, 8)
    frame.stem([(x + 60, y + 26), (x + 76, y + 36), (x + 90, y + 24)], FOLD, 6)
    mouth = p.spline([(x + 22, y + 64, 1), (x + 70, y + 72), (x + 120, y + 54, 1), (x + 108, y + 96), (x + 74, y + 112)]
                     + [(x + 40, y + 100)])  # fmt: skip
    piece(frame, mouth, "8c2230", 84, DARK)
    frame.satin(p.spline([(x + 50, y + 98), (x + 76, y + 86), (x + 100, y + 94), (x + 76, y + 109)]), "f0807c", 0.1)
    frame.satin(p.rect(x + 64, y + 69, 21, 15, 5), "ffffff", math.pi / 2)
    frame.settle()


def curls(frame: em.Frame, x: float, y: float) -> None:
    """The hair is French knots, hundreds, in four browns, thick on the crown and thin at the brow."""
    random = np.random.default_rng(5)
    cap = p.spline(
        [(x - 170, y + 6), (x - 178, y - 80), (x - 120, y - 172), (x - 10, y - 206), (x + 100, y - 184), (x + 158, y - 112)]
        + [(x + 120, y - 116), (x + 60, y - 128), (x + 20, y - 104), (x - 40, y - 96), (x - 96, y - 40), (x - 128, y + 24)]
    )
    p.over(frame.img, p.rough(p.mask(cap), 5, 12, 4), "3a2018")
    m = p.mask(cap)
    spots = []
    for row in range(26):
        for column in range(38):
            q = (x - 196 + column * 10.2 + (5 if row % 2 else 0), y - 216 + row * 10.2)
            q = (q[0] + random.normal(0, 2.4), q[1] + random.normal(0, 2.4))
            if p.grid.at(m, *q) > 0.5:
                spots.append(q)
    for qx, qy in sorted(spots, key=lambda q: q[1]):
        tone = ("3f2318", "57301f", "6e4029", "8a5536")[int(random.choice(4, p=[0.3, 0.34, 0.26, 0.1]))]
        frame.knot(qx, qy, tone, random.uniform(5.6, 8.8))
    frame.settle()


def rays(frame: em.Frame) -> None:
    """Gold stitches fly out from the heart, no two alike."""
    random = np.random.default_rng(9)
    x, y = HELD[0], HELD[1] - 10
    for ring, (r, count, width) in enumerate(((204, 30, 5.4), (254, 37, 4.4), (312, 43, 3.6))):
        for k in range(count):
            t = 2 * math.pi * (k + 0.5 * (ring % 2)) / count + random.normal(0, 0.025)
            a = r + random.normal(0, 8)
            b = a + random.uniform(14, 38)
            ends = [(x + q * math.cos(t), y + q * math.sin(t) * 0.98) for q in (a, b)]
            if all(14 < ex < 786 and 14 < ey < 640 for ex, ey in ends):
                frame.stitch(ends[0], ends[1], p.mix(GOLD, CREAM, 0.3 * ring), width)
    frame.settle()


def raised_arm(frame: em.Frame) -> None:
    """The arm stretched up, and the heart that stands on the open palm."""
    sleeve = p.spline([(436, 748), (492, 682), (524, 596), (548, 502), (584, 490), (630, 500), (638, 530), (624, 630),
                       (586, 738), (520, 812)])  # fmt: skip
    piece(frame, sleeve, lit(MINT, SHADE, 620, 540, 190), 72, SEAM)
    held = heart(HELD)
    m = p.mask(held)
    fingers(frame, [(640, 430, 682, 384, 30, 24), (626, 424, 654, 372, 31, 25)])
    p.multiply(frame.img, p.blur(p.warp(m, -5, -8), 6), "081820", 0.55)
    x, y = HELD[:2]
    tone = p.ramp(p.smooth(-60, 170, (p.grid.x - x) * 0.35 + (p.grid.y - y) + p.noise(24, 3, 2) * 24), [(0, RED), (1, "b81c2b")])
    frame.satin(held, tone, math.radians(32), 120, 3.4)
    edge(frame, held, DARK, 7, 18)
    frame.settle()
    for a, b in (((-120, -50), (-100, -104)), ((-98, -36), (-66, -112)), ((-76, -52), (-54, -102))):
        frame.stitch((x + a[0], y + a[1]), (x + b[0], y + b[1]), "ffb3a4", 6)
    frame.settle()
    fingers(frame, [(566, 464, 524, 396, 38, 27), (646, 456, 700, 416, 30, 22)])
    palm = p.spline([(554, 512), (546, 458), (556, 420), (584, 428), (612, 434), (646, 420), (652, 452), (634, 514)])
    p.over(frame.img, p.mask(palm), SKIN)
    frame.satin(palm, SKIN, math.radians(86), 60)
    frame.stem([(574, 446), (592, 462), (620, 462)], FOLD, 3.6)
    piece(frame, p.ribbon([(538, 504), (590, 494), (646, 512)], [25, 28, 25], 24, True), CREAM, 84, "c8b48a")


def thread(frame: em.Frame) -> None:
    """The loose red thread from the empty place to the heart; it lies on the cloth and casts a shadow."""
    points = [(462, 872), (486, 806), (524, 812), (572, 866), (650, 846), (706, 760), (680, 672), (706, 592), (734, 520)]
    points += [(716, 452), (684, 480), (706, 520), (752, 460), (748, 380), (716, 318)]
    line = p.ribbon(points, [6.5, 6.5], 200)
    p.multiply(frame.img, p.blur(p.warp(p.mask(line), -5, -9), 2.5), "081820", 0.6)
    frame.stem(points, RED, 8, 22)
    frame.settle()


def paint() -> p.Array:
    """The whole card."""
    img = em.cloth(CLOTH, 4, 3.6, 0.8)
    frame = em.Frame(img, 3.6, 7)
    rays(frame)
    rug(frame)
    waving_arm(frame)
    suit(frame)
    bootee(frame, 138, 1046, -16, False, 1.0)
    bootee(frame, 626, 1050, 14, True, 1.06)
    head(frame)
    raised_arm(frame)
    thread(frame)
    return frame.img
