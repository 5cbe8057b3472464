"""Two people in fur hoods, face to face: their words have frozen into birds and fallen, and one still flies, red and warm.

Technique: cut paper.
"""

from __future__ import annotations

import numpy as np
import skia

from art import paint as p
from art.paint.voices import cutpaper as cp
from art.paint.voices.printing import PLAIN

NUMBER, TITLE = 26, "Cold Words"
FINISH = PLAIN
NIGHT, ICE, PALE, DEEP, WHITE, INK = "1d4d80", "cfe9f5", "f3fbff", "86bfdf", "ffffff", "1a1626"


def near(points: p.Points) -> list[tuple[float, ...]]:
    """Points brought closer: the heads fill the card."""
    return [(400 + (q[0] - 400) * 1.12, 440 + (q[1] - 470) * 1.12, *q[2:]) for q in points]


def side(points: p.Points, right: bool) -> list[tuple[float, ...]]:
    """Points for the left figure, or mirrored for the right one."""
    return [((800 - q[0]) if right else q[0], *q[1:]) for q in points]


def cut(img: p.Array, points: p.Points, colour: str, lift: float = 6, seed: int = 1) -> p.Array:
    """A curved piece of paper."""
    return cp.sheet(img, p.spline(near(points)), colour, lift, seed)


def strip(img: p.Array, points: p.Points, widths: list[float], colour: str, lift: float = 1) -> p.Array:
    """A tapering strip of paper."""
    return cp.sheet(img, p.ribbon(near(points), [w * 1.12 for w in widths], 30, True), colour, lift, 4)


def snow(img: p.Array) -> None:
    """A few flakes, punched out."""
    random = np.random.default_rng(6)
    flakes = [
        p.circle(x, y, random.uniform(4, 9)) for x, y in ((400, 66), (366, 236), (440, 212), (448, 300), (362, 330), (404, 150), (396, 410))
    ]
    cp.sheet(img, p.mask(*flakes), WHITE, 3, 3)


def fur(img: p.Array, right: bool) -> None:
    """The rim of the hood: tufts of torn white paper along a crescent, each its own."""
    random = np.random.default_rng(12 if right else 4)
    line = p.sample(near(side([(330, 186), (236, 180), (166, 256), (134, 400), (146, 540), (200, 646), (286, 700)], right)), 64)
    t = np.gradient(line, axis=0)
    t /= np.hypot(t[:, 0], t[:, 1])[:, None]
    for tone, reach, lift in (("bcd3e2", 70, 7), ("e4eff6", 56, 5), ("ffffff", 42, 4)):
        tufts = [p.ribbon([(float(a), float(b)) for a, b in line[::6]], [reach * 0.9] * 2, 40)]
        for k in range(0, 64, 2):
            x, y = line[k]
            nx, ny = -t[k][1], t[k][0]
            for sign in (-1, 1):
                n = reach * random.uniform(0.8, 1.2) * (1.08 if (sign > 0) != right else 0.86)
                lean = random.uniform(4, 26)
                tip = (x + sign * nx * n + t[k][0] * lean, y + sign * ny * n + t[k][1] * lean)
                tufts.append(p.ribbon([(x, y), ((x + tip[0]) / 2, (y + tip[1]) / 2 - 3), tip], [44, 32, 5], 14))
        cp.sheet(img, p.mask(*tufts), tone, lift, 3)


def left(img: p.Array) -> None:
    """He: broad brow, broad nose."""
    cut(
        img,
        [(-60, 60, 1), (150, 84), (260, 150), (250, 420), (260, 700), (330, 800), (352, 1000), (330, 1240, 1), (-60, 1240, 1)],
        "123459",
        14,
    )
    face = [(210, 240, 1), (300, 236), (326, 290), (330, 330), (322, 352), (334, 384), (360, 426), (354, 446), (330, 454, 1), (340, 468),
            (346, 484), (326, 494, 1), (342, 505), (337, 522), (324, 534), (335, 558), (333, 588), (308, 616), (262, 650), (196, 676, 1), (110, 500), (120, 300)]  # fmt: skip
    cut(img, face, "9c5f3c", 10)
    cp.sheet(img, p.circle(252, 446, 36, 29), "b3583f", 0.4, 3, thickness=0.5)
    strip(img, [(262, 330), (292, 314), (322, 326)], [8, 16, 10], INK, 1)
    strip(img, [(272, 378), (294, 366), (318, 374)], [4, 9, 7], INK, 1)
    cut(img, [(288, 372), (304, 368), (316, 376), (308, 390), (294, 388)], INK, 0.5)
    strip(img, [(300, 492), (314, 496), (328, 494)], [3, 6, 5], "5c2c22", 0.5)
    strip(img, [(338, 446), (344, 438), (340, 428)], [4, 6, 3], "6e3d28", 0.5)
    fur(img, False)


def right(img: p.Array) -> None:
    """She: a rounder forehead, a lifted nose."""
    cut(
        img,
        [(860, 60, 1), (650, 84), (540, 150), (550, 420), (540, 700), (480, 800), (452, 1000), (470, 1240, 1), (860, 1240, 1)],
        "7c2348",
        14,
    )
    face = [(590, 236, 1), (500, 240), (474, 296), (474, 336), (484, 362), (474, 392), (446, 424), (452, 442), (470, 450, 1), (460, 464),
            (454, 480), (474, 492, 1), (458, 503), (463, 519), (475, 530), (466, 552), (468, 582), (492, 610), (536, 646), (610, 672, 1), (690, 500), (680, 300)]  # fmt: skip
    cut(img, face, "e8b088", 10)
    cut(
        img,
        [(520, 214, 1), (536, 262), (572, 300), (584, 380), (580, 480), (566, 560), (588, 650, 1), (640, 600), (656, 420), (630, 240)],
        "2a1a2c",
        5,
    )
    cp.sheet(img, p.circle(534, 444, 34, 28), "e68a78", 0.4, 3, thickness=0.5)
    strip(img, [(538, 334), (510, 318), (482, 332)], [6, 11, 7], INK, 1)
    strip(img, [(532, 384), (508, 370), (484, 380)], [4, 9, 7], INK, 1)
    cut(img, [(514, 376), (498, 372), (487, 382), (494, 394), (508, 392)], INK, 0.5)
    strip(img, [(500, 490), (486, 495), (472, 492)], [3, 6, 5], "9c3c34", 0.5)
    strip(img, [(462, 442), (456, 434), (460, 426)], [4, 6, 3], "c98660", 0.5)
    fur(img, True)


def red_bird(img: p.Array) -> None:
    """The one that flies."""

    def piece(points: p.Points, colour: str, lift: float) -> None:
        cp.sheet(img, p.moved(p.spline(points), 402, 514, 1.0, -10), colour, lift, 4)

    piece([(-14, -6), (-34, -50), (-28, -104, 1), (-4, -70), (14, -20)], "b3221f", 6)
    piece([(-36, 8), (-70, 22, 1), (-62, 32), (-70, 46, 1), (-30, 32)], "b3221f", 5)
    piece(
        [(-48, 18), (-30, -10), (6, -18), (22, -34), (44, -34), (54, -20), (72, -14, 1), (54, -6), (44, 20), (10, 38), (-28, 36)],
        "ee3a2c",
        9,
    )
    piece([(-16, 10), (0, -40), (36, -108, 1), (40, -60), (30, -10), (10, 18)], "ff6a48", 8)
    cp.sheet(img, p.moved(p.circle(42, -20, 4.6), 402, 514, 1.0, -10), INK, 0.3, 3)


# body, wing, tail, and the facets cut across the body
BIRDS: tuple[tuple[list[p.Point], list[p.Point], list[p.Point], list[list[tuple[float, float]]]], ...] = (
    (
        [
            (-92, 16),
            (-64, -36),
            (-4, -56),
            (36, -92),
            (72, -102),
            (98, -84),
            (130, -72, 1),
            (98, -60),
            (88, -14),
            (48, 40),
            (-20, 56),
            (-72, 46),
        ],
        [(-40, -24), (14, -34), (44, -4), (0, 30), (-112, 34, 1)],
        [(-70, 14), (-150, 6, 1), (-140, 30), (-158, 52, 1), (-66, 46)],
        [[(20, -110), (110, -100), (60, -20)], [(-30, 70), (60, 70), (70, -20), (20, 20)]],
    ),
    (
        [(-84, 20), (-78, -34), (-30, -74), (30, -72), (74, -40), (96, -32, 1), (82, -12), (76, 30), (34, 58), (-40, 58)],
        [(-54, -20), (0, -44), (36, -8), (4, 34), (-70, 44, 1)],
        [(-70, 20), (-116, 40, 1), (-100, 52), (-106, 70, 1), (-50, 54)],
        [[(-10, -90), (90, -60), (40, -10)], [(0, 70), (90, 60), (84, -4), (40, 30)]],
    ),
    (
        [(-110, 26), (-60, -14), (0, -30), (56, -44), (84, -40), (118, -20, 1), (86, -12), (70, 18), (20, 36), (-50, 42)],
        [(-30, -16), (-56, -72), (-104, -110, 1), (-20, -92), (40, -20)],
        [(-90, 20), (-164, 20, 1), (-148, 38), (-160, 56, 1), (-80, 42)],
        [[(40, -60), (110, -30), (50, 0)], [(-60, 60), (30, 60), (50, 6), (-10, 14)]],
    ),
)


def ice_bird(img: p.Array, kind: int, x: float, y: float, scale: float, turn: float, flip: bool = False, dim: float = 0.0) -> None:
    """A word that froze: a bird of ice with cut facets; `dim` for those that lie deeper."""
    body, wing, tail, facets = BIRDS[kind]

    def at(path: skia.Path) -> skia.Path:
        return p.moved(path, x, y, scale, turn, flip)

    def tone(colour: str) -> p.Array:
        return p.mix(colour, "4f93c4", dim)

    cp.sheet(img, at(p.spline(tail)), tone(DEEP), 5, 3)
    m = cp.sheet(img, at(p.spline(body)), tone(ICE), 11, 4)
    cuts = p.Layer()
    for points, colour in zip(facets, (PALE, DEEP), strict=True):
        cuts.fill(at(p.poly(points)), tone(colour))
    p.lay(img, cuts, 0.85, clip=m)
    cp.sheet(img, at(p.spline(wing)), tone(PALE), 5, 5)
    hx, hy = ((72, -78), (62, -32), (80, -26))[kind]
    cp.sheet(img, at(p.ribbon([(hx - 7, hy), (hx, hy + 5), (hx + 7, hy)], [4, 5, 4], 12, True)), "2c5f8c", 0.3, 3)


def heap(img: p.Array) -> None:
    """What they have said to each other, from the oldest to the newest."""
    for kind, x, y, scale, turn, flip, dim in (
        (1, 60, 1130, 1.25, -14, False, 0.5),
        (0, 742, 1130, 1.2, 10, True, 0.5),
        (2, 236, 1050, 1.2, 16, False, 0.35),
        (1, 590, 1040, 1.3, 8, True, 0.4),
        (0, 420, 990, 1.15, -22, False, 0.3),
        (0, 190, 1150, 1.3, -6, True, 0.12),
        (2, 640, 1150, 1.35, 12, True, 0.12),
        (1, 420, 1140, 1.45, 4, False, 0.0),
        (2, 316, 896, 1.05, -20, True, 0.0),
        (1, 470, 880, 0.95, 24, False, 0.0),
        (0, 410, 720, 0.72, 74, False, 0.0),
    ):
        ice_bird(img, kind, x, y, scale, turn, flip, dim)


def paint() -> p.Array:
    """The whole card."""
    img = cp.stock(NIGHT, 3)
    snow(img)
    left(img)
    right(img)
    heap(img)
    red_bird(img)
    return img
