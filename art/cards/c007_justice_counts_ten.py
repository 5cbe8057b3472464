"""Justice covers her eyes and counts, peeping between two fingers; on her scales two children are hiding.

Technique: cut paper.
"""

from __future__ import annotations

import math

import numpy as np

from art import paint as p
from art.paint.voices import cutpaper as cp
from art.paint.voices.printing import PLAIN

NUMBER, TITLE = 7, "Justice Counts Ten"
FINISH = PLAIN

SKIN, SHADE, HAIR, INK = "d8966a", "b06a46", "2c2430", "2a2026"
GOWN, FOLD, TEAL, GOLD = "fdf8ea", "e6e2d6", "1f9a98", "eeb034"


def line(img: p.Array, points: p.Points, width: float, colour: str = INK) -> None:
    """A drawn line with round ends on the paper."""
    p.lay(img, p.Layer().fill(p.ribbon(points, [width * 0.7, width, width * 0.7], 40, True), colour))


def place(img: p.Array) -> None:
    """Sky, clouds, far hills, and a fluted column at the left."""
    img[:] = cp.stock("63b8e0", 2)
    for x, y, s in ((640, 190, 1.15), (716, 520, 0.8)):
        cloud = p.union(
            p.circle(0, 0, 62, 40),
            p.circle(-58, 18, 44, 26),
            p.circle(58, 16, 50, 28),
            p.circle(18, -22, 40, 34),
            p.rect(-100, 14, 206, 30, 15),
        )
        cp.sheet(img, p.moved(cloud, x, y, s), "fdfbf4", 9, 5)
    cp.sheet(img, p.spline([(300, 800, 1), (520, 700), (690, 736), (830, 690, 1), (830, 1230, 1), (300, 1230, 1)]), "8cc98a", 8, 6)
    cp.sheet(img, p.spline([(420, 880, 1), (620, 800), (830, 820, 1), (830, 1230, 1), (420, 1230, 1)]), "5faa78", 8, 7)
    cp.sheet(img, p.rect(-20, -20, 176, 1240), "f4f0e6", 14, 8)
    for x in (10, 46, 82, 118):
        cp.sheet(img, p.rect(x, 96, 17, 1140, 8), "d6dcdc", 0.6, 9)
    cp.sheet(img, p.rect(-20, -20, 208, 62), "fbf8f0", 10, 9)
    cp.sheet(img, p.rect(-20, 40, 190, 26), "e9e6da", 6, 9)


def hair(img: p.Array) -> None:
    """Long hair, a smooth mass behind face and shoulders."""
    mass = p.spline(
        [
            (372, 128),
            (470, 148),
            (544, 232),
            (566, 380),
            (578, 560),
            (616, 760),
            (640, 900, 1),
            (540, 940),
            (200, 940),
            (112, 900, 1),
            (150, 740),
            (176, 560),
            (182, 380),
            (206, 240),
            (276, 150),
        ]
    )
    cp.sheet(img, mass, HAIR, 16, 3)
    for a in (
        [(216, 330), (206, 520), (176, 720)],
        [(196, 420), (190, 560), (156, 740)],
        [(540, 330), (548, 520), (590, 740)],
        [(556, 460), (574, 600), (610, 780)],
    ):
        line(img, a, 5, "4c4054")


def gown(img: p.Array) -> None:
    """White cloth over the shoulders, and the blindfold slipped down as a scarf."""
    neck = p.spline([(312, 590, 1), (436, 590, 1), (442, 700), (374, 760), (304, 700)])
    cp.sheet(img, neck, SHADE, 4, 4)
    body = p.spline(
        [
            (300, 690, 1),
            (374, 752),
            (446, 690, 1),
            (560, 742),
            (650, 800),
            (700, 940),
            (716, 1230, 1),
            (40, 1230, 1),
            (56, 940),
            (100, 800),
            (186, 742),
        ]
    )
    m = cp.sheet(img, body, GOWN, 12, 5)
    for a, b in (((250, 800), (200, 1190)), ((330, 840), (312, 1190)), ((420, 840), (450, 1190)), ((500, 800), (560, 1190))):
        cp.crease(img, m, a, b, 0.09, 26)
    cp.sheet(
        img,
        p.spline([(398, 700, 1), (450, 716), (476, 800), (470, 884), (488, 930, 1), (430, 916, 1), (412, 900), (404, 800)]),
        "177e80",
        6,
        6,
    )
    cp.sheet(img, p.spline([(376, 706, 1), (424, 712), (430, 800), (404, 880), (400, 908, 1), (346, 884, 1), (360, 800)]), TEAL, 8, 6)
    cp.sheet(img, p.ribbon([(288, 664), (330, 720), (384, 738), (430, 716), (462, 662)], [40, 54, 58, 54, 40], 50, True), TEAL, 9, 7)
    for pts in ([(312, 690), (350, 726), (390, 732)], [(440, 692), (420, 718), (396, 730)]):
        line(img, pts, 6, "177e80")
    cp.sheet(img, p.spline([(362, 706), (410, 702), (420, 746), (372, 758)]), "27adaa", 6, 8)


def face(img: p.Array) -> None:
    """What the hands leave free: brow, one eye, the nose, a mouth in the middle of a number."""
    skull = p.spline(
        [
            (374, 196),
            (452, 214),
            (500, 290),
            (508, 400),
            (490, 500),
            (440, 590),
            (374, 626),
            (308, 590),
            (258, 500),
            (240, 400),
            (248, 290),
            (296, 214),
        ]
    )
    cp.sheet(img, skull, SKIN, 6, 2)
    for side in (-1, 1):
        fringe = p.spline(
            [
                (374, 152, 1),
                (374 + 70 * side, 168),
                (374 + 140 * side, 260),
                (374 + 152 * side, 420, 1),
                (374 + 118 * side, 330),
                (374 + 60 * side, 244),
                (374, 204, 1),
            ]
        )
        cp.sheet(img, fringe, HAIR, 5, 3)
    line(img, [(374, 140), (375, 176), (374, 206)], 4, "5a4a58")
    line(img, [(410, 318), (446, 298), (484, 318)], 11, HAIR)
    eye = p.spline([(408, 392, 1), (434, 362), (462, 364), (488, 394, 1), (462, 412), (432, 412)])
    m = cp.sheet(img, eye, "fffdf6", 1, 3, thickness=0.4)
    p.lay(img, p.Layer().fill(p.circle(450, 388, 22, 24), INK).fill(p.circle(457, 378, 7), "ffffff"), clip=m)
    line(img, [(402, 396), (430, 362), (464, 360), (494, 394)], 8)
    line(img, [(352, 506), (362, 520), (378, 514), (392, 522), (402, 506)], 7, SHADE)
    mouth = p.spline([(338, 558, 1), (374, 552), (414, 556, 1), (400, 588), (374, 596), (350, 588)])
    m = cp.sheet(img, mouth, "8a2c34", 1, 3, thickness=0.4)
    p.lay(img, p.Layer().fill(p.rect(346, 548, 60, 16, 5), "fffdf6").fill(p.circle(376, 596, 24, 12), "e8807c"), clip=m)
    line(img, [(332, 556), (372, 549), (420, 554)], 7, "a04a3c")


def hand(img: p.Array, x: float, y: float, side: int, spread: tuple[float, ...], turn: float) -> None:
    """The back of a hand, wrist at (x, y), fingers up; `side` is where the thumb lies, `spread` the fingers' angles."""

    def q(px: float, py: float) -> tuple[float, float]:
        c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
        px *= side
        return x + px * c - py * s, y + px * s + py * c

    thumb = [q(40, -64), q(70, -112), q(86, -160)]
    cp.sheet(img, p.ribbon(thumb, [46, 40, 30], 30, True), SKIN, 4, 6)
    line(img, [q(84, -178), q(92, -172), q(94, -160)], 4, "f0c09a")
    palm = p.spline([q(-44, 10), q(-62, -70), q(-60, -126), q(-16, -136), q(20, -138), q(64, -126), q(62, -64), q(42, 10)])
    cp.sheet(img, palm, SKIN, 8, 6)
    bases = ((-46, -128, 100, 36), (-15, -140, 130, 40), (18, -142, 142, 41), (50, -130, 126, 39))
    for (bx, by, length, w), angle in zip(bases, spread, strict=True):
        t = math.radians(angle)
        tip = (bx + length * math.sin(t), by - length * math.cos(t))
        mid = ((bx + tip[0]) / 2 + 3, (by + tip[1]) / 2)
        cp.sheet(img, p.ribbon([q(bx * 0.92, by + 40), q(*mid), q(*tip)], [w * 1.05, w, w * 0.82], 30, True), SKIN, 4, 6)
        nail = p.moved(p.circle(0, 0, w * 0.25, w * 0.33), *q(tip[0], tip[1] - 1), 1, turn + side * angle)
        p.lay(img, p.Layer().fill(nail, "f2c6a4"))
        for f in (0.3, 0.36):
            kx, ky = bx + (tip[0] - bx) * (f + 0.08), by + (tip[1] - by) * (f + 0.08)
            line(img, [q(kx - w * 0.24, ky), q(kx, ky - 3), q(kx + w * 0.24, ky)], 3, SHADE)
    cp.sheet(img, palm, SKIN, 0.4, 6, shade=0, thickness=0)
    bone = p.ribbon([q(0, -70), (x, y), (x + 12 * side, y + 34)], [90, 84, 84], 20, True)
    cp.sheet(img, bone, SKIN, 0.4, 6, shade=0, thickness=0)
    for bx in (-30, 2, 34):
        line(img, [q(bx, -118), q(bx * 0.9, -100)], 4, SHADE)


def arm(img: p.Array, elbow: p.Point, wrist: p.Point, side: int) -> None:
    """A forearm that comes out of a wide sleeve, with a bangle."""
    cp.sheet(img, p.ribbon([elbow, wrist], [118, 82], 30, True), SKIN, 8, 6)
    ex, ey = elbow[0], elbow[1]
    mx, my = (elbow[0] * 2 + wrist[0]) / 3, (elbow[1] * 2 + wrist[1]) / 3
    sleeve = p.spline(
        [
            (mx - 70, my - 26 * side, 1),
            (mx - 4 * side, my + 26),
            (mx + 70, my + 26 * side, 1),
            (ex + 110, ey + 60),
            (ex + 120, ey + 160),
            (ex - 120, ey + 160),
            (ex - 110, ey + 60),
        ]
    )
    m = cp.sheet(img, sleeve, GOWN, 10, 7)
    cp.crease(img, m, (mx - 24, my + 40), (ex - 40, ey + 150), 0.09, 22)
    cp.crease(img, m, (mx + 24, my + 40), (ex + 40, ey + 150), 0.09, 22)
    bx, by = mx + (wrist[0] - mx) * 0.62, my + (wrist[1] - my) * 0.62
    t = math.atan2(wrist[1] - my, wrist[0] - mx) + math.pi / 2
    dx, dy = math.cos(t) * 50, math.sin(t) * 50
    cp.sheet(img, p.ribbon([(bx - dx, by - dy), (bx + 4, by + 8), (bx + dx, by + dy)], [15, 15, 15], 20, True), GOLD, 3, 8)


def child(img: p.Array, x: float, y: float, s: float, flip: bool, skin: str, hair_: str, top: str, legs: str, hush: bool) -> None:
    """A small child that sits with its knees drawn up and makes itself smaller still."""
    f = -1 if flip else 1

    def q(px: float, py: float) -> tuple[float, float]:
        return x + px * f * s, y + py * s

    cp.sheet(img, p.ribbon([q(-24, -18), q(30, -62), q(38, -10)], [34 * s, 28 * s, 22 * s], 40, True), legs, 3, 4)
    cp.sheet(img, p.ribbon([q(34, -8), q(58, -7)], [17 * s, 15 * s], 12, True), "e2483a", 2, 4)
    cp.sheet(img, p.spline([q(-46, -2), q(-52, -44), q(-30, -82), q(2, -80), q(10, -44), q(-2, -2)]), top, 4, 5)
    if hair_ == HAIR:
        for a in np.linspace(0, 2 * math.pi, 12, endpoint=False):
            cp.sheet(img, p.circle(*q(-6 + 34 * math.cos(a), -118 + 32 * math.sin(a)), 15 * s), hair_, 1, 3)
    else:
        cp.sheet(img, p.circle(*q(-8, -114), 43 * s, 40 * s), hair_, 3, 3)
        cp.sheet(img, p.ribbon([q(-44, -124), q(-66, -116), q(-72, -92)], [20 * s, 18 * s, 6 * s], 20, True), hair_, 3, 3)
    cp.sheet(img, p.circle(*q(2, -106), 33 * s, 32 * s), skin, 2, 4)
    cp.sheet(img, p.spline([q(-34, -106), q(-30, -136), q(2, -148), q(34, -130), q(34, -116), q(10, -126), q(-16, -120)]), hair_, 1.5, 3)
    for ex in (0, 22):
        p.lay(img, p.Layer().fill(p.circle(*q(ex, -108), 4.4 * s, 5.4 * s), INK))
    p.lay(img, p.Layer().fill(p.circle(*q(-10, -96), 6 * s), "e8705c", 0.6))
    line(img, [q(0, -93), q(12, -88), q(24, -93)], 4 * s, "8a2c34")
    goal = q(20, -74) if hush else q(36, -48)
    elbow = q(24, -44) if hush else q(2, -36)
    cp.sheet(img, p.ribbon([q(-22, -66), elbow, goal], [24 * s, 21 * s, 17 * s], 30, True), top, 3, 6)
    cp.sheet(img, p.circle(*goal, 11 * s), skin, 2, 4)
    if hush:
        cp.sheet(img, p.ribbon([q(18, -78), q(14, -93)], [9 * s, 7 * s], 10, True), skin, 1.5, 4)


def scales(img: p.Array) -> None:
    """A brass balance on the parapet, its beam aslant."""
    cp.sheet(img, p.rect(-20, 1148, 840, 80), "d9c9a4", 10, 3)
    cp.sheet(img, p.rect(-20, 1140, 840, 18), "efe3c6", 3, 4)
    px = 446
    cp.sheet(
        img,
        p.spline([(px - 84, 1150, 1), (px - 70, 1118), (px - 20, 1102), (px + 20, 1102), (px + 70, 1118), (px + 84, 1150, 1)]),
        GOLD,
        6,
        5,
    )
    cp.sheet(img, p.ribbon([(px, 1110), (px, 960), (px, 806)], [26, 18, 16], 30, True), GOLD, 6, 5)
    ends = ((214, 858, 1064), (678, 790, 1000))
    for ex, ey, py in ends:
        for dx in (-104, 104):
            line(img, [(ex, ey), (ex + dx, py)], 4.5, "a87418")
    cp.sheet(
        img,
        p.ribbon([(ends[0][0], ends[0][1]), (330, 846), (px, 818), (560, 812), (ends[1][0], ends[1][1])], [13, 20, 26, 20, 13], 60, True),
        GOLD,
        6,
        6,
    )
    cp.sheet(img, p.circle(px, 814, 25), "f8cf62", 4, 6)
    cp.sheet(img, p.circle(px, 814, 10), "b97f1e", 1, 6)
    kids = ((False, "8a5434", HAIR, "f2cf3e", "3a6ea8", False), (True, "f6c6a2", "d2622c", "e8604c", "3d8f6a", True))
    for (ex, ey, py), kid in zip(ends, kids, strict=True):
        cp.sheet(img, p.circle(ex, py, 112, 15), "c48c26", 3, 7)
        child(img, ex - 4, py + 3, 1.18, *kid)
        dish = p.spline(
            [
                (ex - 114, py, 1),
                (ex - 60, py + 11),
                (ex + 60, py + 11),
                (ex + 114, py, 1),
                (ex + 64, py + 44),
                (ex, py + 54),
                (ex - 64, py + 44),
            ]
        )
        cp.sheet(img, dish, GOLD, 6, 8)
        line(img, [(ex - 80, py + 22), (ex - 30, py + 34), (ex + 20, py + 36)], 5, "fbe08a")
        cp.sheet(img, p.circle(ex, ey, 11), "f8cf62", 3, 6)


def paint() -> p.Array:
    """The whole card."""
    img = p.blank()
    place(img)
    hair(img)
    gown(img)
    face(img)
    arm(img, (112, 930), (268, 590), -1)
    arm(img, (646, 930), (492, 590), 1)
    hand(img, 276, 590, -1, (-8, -3, 3, 10), 7)
    hand(img, 486, 590, 1, (-16, -12, 14, 20), -8)
    scales(img)
    return img
