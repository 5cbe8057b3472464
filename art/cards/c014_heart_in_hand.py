"""An embroidered baby has pulled its own heart out of the cloth, thread and all, and marvels at it."""

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
SKIN, WARM, FOLD, BLUSH = "f6c7a0", "eeae84", "a8603f", "ee8d74"
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
HELD = (604, 250, 1.3, 11.0)  # the heart in the hand: place, scale, turn
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
    frame: em.Frame, path: skia.Path, colour: p.Array | str, angle: float, seam: str | None, longest: float = 42
) -> None:
    """One satin piece with its seam, over a first layer of the same thread that hides the cloth."""
    p.over(frame.img, p.mask(path), colour)
    frame.satin(path, colour, math.radians(angle), longest)
    if seam:
        edge(frame, path, seam)
        frame.settle()


def rug(frame: em.Frame) -> None:
    """A round rug: rings of stem stitch, each dyed a little differently, and a fringe of knots."""
    random = np.random.default_rng(3)
    tones = ["d9573f", "e8714a", "f0d9a8", "e8714a", "f3b24f", "d9573f", "f0d9a8", "c9472f", "e8714a", "f3b24f"]
    p.over(frame.img, p.mask(p.circle(392, 1062, 356, 108)), "b8432f")
    for k in range(21):
        rx, ry = 356 - k * 14, 108 - k * 4.6
        ring = [
            (
                392 + (rx + random.normal(0, 1.4)) * math.cos(t),
                1062 + (ry + random.normal(0, 1.0)) * math.sin(t),
            )
            for t in np.linspace(0.4, 2 * math.pi + 0.4, 60)
        ]
        frame.stem(ring, tones[k // 2 % 10], 10, 20)
    frame.settle()
    for t in np.arange(-0.1, math.pi + 0.12, 0.062):
        x, y = 392 + 360 * math.cos(t), 1064 + 112 * math.sin(t)
        out = random.uniform(16, 26)
        frame.stitch((x, y), (x + out * math.cos(t) * 0.8, y + out * (0.35 + 0.6 * math.sin(t))), "f0d9a8", 5)
    frame.settle()


def sole(frame: em.Frame, x: float, y: float, turn: float, flip: bool, size: float) -> None:
    """A bare sole held up to us: ball, heel, and five toes like peas."""

    def at(path: skia.Path) -> skia.Path:
        return p.moved(path, x, y, size, turn, flip)

    foot = at(
        p.spline([(-54, -40), (-8, -62), (46, -46), (56, -6), (36, 34), (26, 74), (-8, 88), (-38, 66), (-48, 10)])
    )
    piece(frame, foot, SKIN, 78 - abs(turn) * 0.4, FOLD)
    for tx, ty, r in ((-46, -72, 24), (-8, -88, 18), (22, -84, 16), (45, -70, 14), (62, -50, 12)):
        piece(frame, at(p.circle(tx, ty, r, r * 1.12)), SKIN, 40 + abs(tx) * 0.6, FOLD, 60)
    frame.satin(at(p.circle(-4, -22, 36, 18)), BLUSH, math.radians(10 + turn))
    frame.satin(at(p.circle(-8, 58, 24, 17)), BLUSH, math.radians(10 + turn))


def suit(frame: em.Frame) -> None:
    """The romper suit: legs apart, a round belly, and the heart-shaped place where only the cloth is left."""
    right = p.spline(
        [(400, 1000), (470, 912), (560, 920), (628, 972), (640, 1052), (586, 1096), (480, 1110), (404, 1084)]
    )
    left = p.spline(
        [(330, 1000), (268, 920), (190, 930), (124, 986), (118, 1062), (176, 1104), (280, 1112), (340, 1080)]
    )
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


def resting_arm(frame: em.Frame) -> None:
    """The other arm hangs down; its hand lies on the knee."""
    dx, dy = 34, -46
    for tip, root in (
        ((126, 1036), (142, 990)),
        ((154, 1048), (160, 1000)),
        ((184, 1046), (180, 1000)),
        ((208, 1032), (198, 990)),
    ):
        ends = [(root[0] + dx, root[1] + dy), (tip[0] + dx, tip[1] + dy)]
        piece(frame, p.ribbon(ends, [30, 27], 12, True), SKIN, 86, FOLD, 60)
    thumb = [(204 + dx, 966 + dy), (234 + dx, 988 + dy), (238 + dx, 1006 + dy)]
    piece(frame, p.ribbon(thumb, [32, 28, 24], 14, True), SKIN, 50, FOLD, 60)
    hand = p.spline([(150, 930), (196, 938), (216, 976), (206, 1012), (170, 1024), (132, 1010), (120, 966)])
    piece(frame, p.moved(hand, dx, dy), SKIN, 80, None, 60)
    sleeve = p.spline(
        [(250, 744), (186, 760), (142, 820), (126, 882), (152, 910), (196, 920), (232, 910), (250, 866), (270, 806)]
    )
    piece(frame, sleeve, lit(MINT, SHADE, 250, 740, 150), 112, SEAM)
    piece(frame, p.ribbon([(122, 890), (176, 916), (238, 912)], [24, 26, 24], 24, True), CREAM, 70, "c8b48a")


def head(frame: em.Frame) -> None:
    """A round head thrown back: one ear, two enormous eyes, a first tooth."""
    x, y = 318, 540
    piece(frame, p.circle(x - 178, y + 62, 36, 44), WARM, 70, FOLD)
    frame.stem([(x - 190, y + 46), (x - 166, y + 50), (x - 172, y + 80)], FOLD, 4)
    skull = p.spline(
        [
            (x - 30, y - 196),
            (x + 96, y - 178),
            (x + 172, y - 96),
            (x + 188, y - 4),
            (x + 196, y + 74),
            (x + 160, y + 150),
        ]
        + [
            (x + 70, y + 196),
            (x - 50, y + 196),
            (x - 146, y + 142),
            (x - 186, y + 30),
            (x - 176, y - 86),
            (x - 118, y - 168),
        ]
    )
    tone = lit(SKIN, WARM, x + 120, y - 80, 268)
    p.over(frame.img, p.mask(skull), tone)
    frame.satin(skull, tone, math.radians(72), 84)
    edge(frame, skull, FOLD, 5.5)
    frame.settle()
    for cx, cy in ((x - 70, y + 92), (x + 152, y + 56)):
        frame.satin(p.circle(cx, cy, 40 if cx < x else 32, 30), BLUSH, math.radians(-14), 60)
    hair(frame, x, y)
    for ex, ey, rx in ((x + 2, y + 2, 46), (x + 124, y - 14, 41)):
        white = p.circle(ex, ey, rx, 54)
        piece(frame, white, "ffffff", 90, FOLD, 120)
        piece(frame, p.circle(ex + 12, ey - 14, 27, 33), "2a1c22", 90, None, 80)
        frame.satin(p.moved(p.spline(HEART), ex + 17, ey - 23, 0.13, 10), RED, 0.2)
        frame.knot(ex + 3, ey + 2, "ffffff", 4)
    frame.stem([(x - 44, y - 76), (x - 8, y - 96), (x + 28, y - 88)], HAIR, 9)
    frame.stem([(x + 92, y - 96), (x + 126, y - 106), (x + 154, y - 88)], HAIR, 9)
    frame.stem([(x + 54, y + 62), (x + 74, y + 76), (x + 90, y + 60)], FOLD, 7)
    mouth = p.spline(
        [
            (x + 20, y + 106, 1),
            (x + 74, y + 112),
            (x + 138, y + 92, 1),
            (x + 124, y + 142),
            (x + 82, y + 160),
            (x + 42, y + 144),
        ]
    )
    piece(frame, mouth, "7c1f2c", 84, DARK)
    frame.satin(p.spline([(x + 54, y + 146), (x + 82, y + 134), (x + 112, y + 142), (x + 84, y + 157)]), "f0807c", 0.1)
    frame.satin(p.rect(x + 72, y + 110, 24, 20, 6), "ffffff", math.pi / 2)


def hair(frame: em.Frame, x: float, y: float) -> None:
    """Short first hair: single threads from the crown, and one curl that nobody can smooth down."""
    random = np.random.default_rng(5)
    for row in range(5):
        for t in np.linspace(-1.62, 0.86, 64):
            base = 1.06 - row * 0.055 + random.normal(0, 0.012)
            long_ = random.uniform(26, 44) * (1.1 - 0.25 * abs(t + 0.3))
            ax, ay = x - 4 + 186 * base * math.sin(t), y + 8 - 200 * base * math.cos(t)
            if row and ay > y + 20:
                continue
            lean = random.normal(0, 0.16) + 0.28
            inward = math.atan2(y - 40 - ay, x + 20 - ax) + lean
            tone = p.mix(HAIR, ("4a2818", "99613c", "7d4a2c")[int(random.integers(3))], random.uniform(0.2, 0.8))
            frame.stitch((ax, ay), (ax + long_ * math.cos(inward), ay + long_ * math.sin(inward)), tone, 4.2)
    frame.settle()
    frame.stem(
        [(x - 20, y - 200), (x - 40, y - 250), (x - 4, y - 276), (x + 22, y - 252), (x + 4, y - 236)], HAIR, 9, 14
    )
    frame.stem([(x - 4, y - 202), (x + 6, y - 234), (x + 48, y - 244), (x + 58, y - 222)], "85502f", 8, 14)
    frame.settle()


def rays(frame: em.Frame) -> None:
    """Gold stitches fly out from the heart, no two alike."""
    random = np.random.default_rng(9)
    x, y = HELD[0], HELD[1] - 10
    for ring, (r, count, width) in enumerate(((176, 34, 5), (226, 41, 4), (282, 47, 3.4))):
        for k in range(count):
            t = 2 * math.pi * (k + 0.5 * (ring % 2)) / count + random.normal(0, 0.025)
            a = r + random.normal(0, 8)
            b = a + random.uniform(14, 38)
            ends = [(x + q * math.cos(t), y + q * math.sin(t) * 0.98) for q in (a, b)]
            if all(14 < ex < 786 and 14 < ey < 640 for ex, ey in ends):
                frame.stitch(ends[0], ends[1], p.mix(GOLD, CREAM, 0.3 * ring), width)
    frame.settle()


def raised_arm(frame: em.Frame) -> None:
    """The arm stretched up, the heart, and the short fingers closed over its tip."""
    sleeve = p.spline(
        [
            (440, 742),
            (498, 664),
            (528, 560),
            (546, 468),
            (578, 452),
            (626, 462),
            (640, 486),
            (636, 590),
            (600, 712),
            (530, 800),
        ]
    )
    piece(frame, sleeve, lit(MINT, SHADE, 620, 520, 190), 76, SEAM)
    palm = p.spline([(552, 462), (546, 400), (566, 356), (620, 350), (652, 388), (646, 436), (630, 470)])
    piece(frame, palm, WARM, 80, FOLD, 60)
    piece(frame, p.ribbon([(536, 468), (586, 456), (642, 474)], [26, 28, 26], 24, True), CREAM, 84, "c8b48a")
    held = heart(HELD)
    m = p.mask(held)
    p.multiply(frame.img, p.blur(p.warp(m, -5, -8), 6), "081820", 0.55)
    x, y = HELD[:2]
    tone = p.ramp(
        p.smooth(-30, 150, (p.grid.x - x) * 0.35 + (p.grid.y - y) + p.noise(24, 3, 2) * 24), [(0, RED), (1, "bd1f2a")]
    )
    frame.satin(held, tone, math.radians(32), 150, 3.4)
    edge(frame, held, DARK, 7, 18)
    frame.settle()
    for a, b in (((-92, -40), (-74, -86)), ((-70, -20), (-44, -88)), ((-52, -34), (-34, -78))):
        frame.stitch((x + a[0], y + a[1]), (x + b[0], y + b[1]), "ffb3a4", 5)
    frame.settle()
    for points, width in (
        ([(652, 428), (622, 416), (588, 424)], 34),
        ([(658, 398), (622, 384), (580, 392)], 35),
        ([(652, 366), (622, 353), (584, 360)], 32),
    ):
        piece(frame, p.ribbon(points, [width * 0.9, width, width * 0.86], 24, True), SKIN, 82, FOLD, 60)
    piece(frame, p.ribbon([(556, 440), (548, 390), (566, 346)], [38, 36, 30], 24, True), SKIN, 10, FOLD, 60)


def thread(frame: em.Frame) -> None:
    """The loose red thread from the empty place to the heart's tip; it lies on the cloth and casts a shadow."""
    points = [
        (462, 872),
        (486, 800),
        (524, 800),
        (572, 846),
        (640, 830),
        (700, 752),
        (676, 660),
        (706, 580),
        (716, 500),
    ]
    points += [(690, 440), (664, 470), (690, 500), (728, 440), (708, 350), (640, 330)]
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
    suit(frame)
    sole(frame, 128, 1064, -14, False, 0.95)
    sole(frame, 628, 1066, 12, True, 1.02)
    resting_arm(frame)
    head(frame)
    raised_arm(frame)
    thread(frame)
    return frame.img
