"""In a ward where torn kites lie in bed, a child in a wheelchair flies the first one that is well, out of the window.

Technique: gouache.
"""

from __future__ import annotations

import math

import numpy as np
import skia

from art import paint as p
from art.paint.voices import gouache as go
from art.paint.voices.printing import PLAIN

NUMBER, TITLE = 45, "Ward for Kites"
FINISH = PLAIN

WALL, DEEP, FLOOR, WHITE, INK = "4f8f9b", "2f6d80", "2b5f74", "fff9e8", "1a2b3c"
YELLOW, OCHRE, RED, JEANS, SKIN, ROSE, HAIR = "ffc933", "e08d1a", "e63a2b", "2d4f96", "f7bd97", "ee8468", "d5481f"


class Easel:
    """Flat gouache shapes, each with its own brush marks."""

    def __init__(self, img: p.Array) -> None:
        self.img, self.n = img, 0

    def area(self, shape: skia.Path, colour: p.Colour | p.Array, angle: float = 0, size: float = 18, length: float = 70) -> p.Array:
        """A shape in visible, quiet strokes."""
        self.n += 1
        return go.passage(self.img, shape, colour, math.radians(angle), size, length, self.n, 0.028, 1.6, 1.2, 0.35)

    def line(self, points: p.Points, colour: p.Colour, width: float, taper: bool = False) -> None:
        """A brush line."""
        self.n += 1
        go.line(self.img, points, colour, width, self.n, taper)


def room(e: Easel) -> None:
    """A cool dim ward, and the morning that falls in through one open window."""
    e.area(p.rect(-10, -10, 820, 760), p.vertical([(0, "3b7a8a"), (1, WALL)], 0, 740), 86, 44, 180)
    e.area(p.rect(-10, 660, 820, 90), DEEP, 1, 24, 150)
    e.line([(-10, 660), (400, 657), (810, 661)], "8fc0c0", 6)
    e.area(p.rect(-10, 744, 820, 470), FLOOR, 2, 40, 190)
    e.area(p.poly([(250, 800), (560, 752), (830, 752), (830, 880), (640, 1212), (-20, 1212), (-20, 1090)]), "f6c766", -24, 34, 170)
    e.area(p.poly([(430, 790), (590, 760), (330, 1212), (150, 1212)]), "ffdf94", -40, 26, 150)
    e.area(p.rect(372, 36, 450, 590), WHITE, 90, 20, 120)
    sky = p.vertical([(0, "5cc0ea"), (0.55, "a6e0ee"), (1, "fff3c4")], 60, 560)
    e.area(p.rect(400, 62, 420, 530), sky, -14, 28, 130)
    for x, y, s, k in ((470, 470, 1.0, 1), (690, 520, 1.3, 2), (476, 160, 0.62, 3)):
        r = np.random.default_rng(k)
        puffs = [
            p.circle(-60 + 30 * i + r.normal(0, 4), -10 * math.sin(i * 0.8) + r.normal(0, 4), r.uniform(22, 38), r.uniform(16, 27))
            for i in range(5)
        ]
        e.area(p.moved(p.union(*puffs), x, y, s), "fffdf2", 4, 15, 46)
    e.area(p.spline([(400, 566, 1), (520, 540), (660, 562), (820, 530, 1), (820, 594, 1), (400, 594, 1)]), "6fb35a", -4, 14, 60)
    e.area(p.rect(360, 590, 460, 34), WHITE, 0, 14, 110)
    e.area(p.rect(360, 620, 460, 12), "235a6c", 0, 8, 90)
    curtain = p.spline(
        [(352, 10, 1), (418, 10, 1), (424, 150), (384, 300), (300, 420), (214, 452), (176, 424, 1), (262, 380), (330, 260), (352, 130)]
    )
    e.area(curtain, WHITE, 110, 20, 110)
    e.line([(374, 30), (376, 160), (336, 300), (226, 430)], "c9d6d8", 6, True)
    e.line([(398, 30), (402, 150), (366, 290), (270, 408)], "e2dccb", 7, True)


def kite(e: Easel, x: float, y: float, s: float, turn: float, a: str, b: str) -> None:
    """A diamond kite in two papers with its spars."""
    for quarter, tone in (
        ([(0, -104), (70, -22), (0, -22)], a),
        ([(0, -104), (-66, -22), (0, -22)], b),
        ([(70, -22), (0, 112), (0, -22)], b),
        ([(-66, -22), (0, 112), (0, -22)], a),
    ):
        e.area(p.moved(p.poly(quarter), x, y, s, turn), tone, turn + 60, 14, 50)
    for spar in ([(0, -104), (2, 0), (0, 112)], [(-66, -22), (0, -25), (70, -22)]):
        c, q = math.cos(math.radians(turn)), math.sin(math.radians(turn))
        e.line([(x + s * (u * c - v * q), y + s * (u * q + v * c)) for u, v in spar], WHITE, 5 * s**0.5)


def tail(e: Easel, points: list[tuple[float, float]], colours: tuple[str, ...]) -> None:
    """A kite's tail: a string with paper bows, no two tied alike."""
    e.line(points, INK, 3.4)
    r = np.random.default_rng(len(points))
    line = p.sample(points, 60)
    for k, colour in enumerate(colours):
        x, y = line[8 + k * 50 // len(colours)]
        turn, size = r.uniform(0, 180), r.uniform(0.8, 1.25)
        bow = p.union(p.poly([(0, 0), (-17, -11), (-16, 10)]), p.poly([(0, 0), (17, -9), (18, 11)]))
        e.area(p.moved(bow, float(x), float(y), size, turn), colour, turn, 8, 16)


def bed(
    e: Easel, x: float, y: float, s: float, blanket: str, fold: str, kite_: tuple[str, str], turn: float, rails: tuple[float, ...]
) -> None:
    """An iron bed from the side, pillow to the right, and the patient with a plaster, tucked in."""

    def at(points: p.Points) -> skia.Path:
        return p.moved(p.spline(points), x, y, s)

    def rod(a: tuple[float, float], b: tuple[float, float], width: float) -> None:
        e.line(
            [(x + a[0] * s, y + a[1] * s), (x + (a[0] + b[0]) / 2 * s + 1, y + (a[1] + b[1]) / 2 * s), (x + b[0] * s, y + b[1] * s)],
            "cfe0e2",
            width * s,
        )

    for u in rails:
        rod((300 + u, -150 + abs(u - 22) * 0.7), (300 + u, 10), 6)
    e.line(
        [
            (x + 292 * s, y + 20 * s),
            (x + 292 * s, y - 130 * s),
            (x + 322 * s, y - 166 * s),
            (x + 350 * s, y - 128 * s),
            (x + 350 * s, y + 60 * s),
        ],
        "e6f0ee",
        11 * s,
    )
    e.area(at([(-4, 6, 1), (330, 0, 1), (332, 40, 1), (-2, 44, 1)]), "f4efe0", 0, 12, 80)
    e.area(at([(190, 4), (196, -70), (240, -112), (304, -104), (330, -40), (318, 6)]), WHITE, 20, 14, 50)
    kite(e, x + 222 * s, y - 86 * s, s * 0.98, turn, *kite_)
    for a in (34, -52):
        strip = p.rect(-30, -9, 60, 18, 8)
        e.area(p.moved(strip, x + 238 * s, y - 112 * s, s * 0.9, a), "f6c9a4", a, 9, 30)
    e.area(
        at([(-8, 46, 1), (-10, -8), (50, -34), (130, -46), (206, -40), (262, -14, 1), (268, 58), (200, 70), (90, 62)]), blanket, 6, 18, 80
    )
    e.area(at([(206, -44), (240, -38), (270, -16), (272, 26), (250, 34), (232, 0), (200, -20)]), fold, 60, 12, 40)
    for k, u in enumerate((30, 84, 146, 196)):
        rod_ = [(x + u * s, y - (20 + k * 5) * s), (x + (u + 8) * s, y + 10 * s), (x + (u + 2) * s, y + 52 * s)]
        e.line(rod_, p.mix(blanket, "0c2040", 0.22), 5 * s, True)
    rod((-14, -78), (-12, 110), 11)
    rod((346, 40), (346, 112), 11)
    rod((-14, 54), (346, 50), 10)
    rod((-14, -78), (-44, -64), 9)


def wheelchair(e: Easel, near: bool) -> None:
    """The chair in profile; the great wheel comes last."""
    if not near:
        e.line([(96, 690), (132, 700), (156, 724), (160, 880)], INK, 13)
        e.line([(84, 688), (112, 692)], RED, 20)
        e.line([(330, 900), (384, 930), (420, 1050), (470, 1064)], INK, 12)
        e.area(p.spline([(146, 724, 1), (174, 716, 1), (182, 890, 1), (154, 892, 1)]), "158a84", 88, 12, 60)
        e.area(p.rect(150, 880, 220, 28, 12), "0f6f72", 0, 12, 60)
        return
    e.line([(360, 906), (388, 980), (398, 1060)], INK, 11)
    e.area(p.cut(p.circle(398, 1092, 37), p.circle(398, 1092, 24)), INK, 40, 8, 20)
    e.line([(398, 1070), (398, 1094)], "9fb6bd", 8)
    x, y, r = 238, 972, 156
    random = np.random.default_rng(5)
    for k in range(17):
        t = 2 * math.pi * k / 17 + random.normal(0, 0.03)
        e.line([(x, y), (x + (r - 14) * math.cos(t), y + (r - 14) * math.sin(t))], "dfeaea", 3.2)
    for r1, width, tone in ((r, 19.0, INK), (r - 22, 6.0, "a9c3c8")):
        e.line([(x + r1 * math.cos(t), y + r1 * math.sin(t)) for t in np.linspace(0.3, 2 * math.pi + 0.32, 40)], tone, width)
    e.area(p.circle(x, y, 21), INK, 30, 8, 20)
    e.area(p.circle(x - 4, y - 5, 8), "a9c3c8", 0, 6, 12)


def legs(e: Easel) -> None:
    """Jeans and red boots on the foot plate."""
    e.area(
        p.spline([(210, 840), (330, 826), (420, 842), (446, 880), (450, 1030, 1), (400, 1036, 1), (386, 936), (330, 912), (210, 904)]),
        "223f7c",
        8,
        18,
        70,
    )
    e.area(p.spline([(398, 1012, 1), (452, 1010, 1), (458, 1034), (506, 1046), (512, 1070, 1), (398, 1072, 1)]), "b32621", 4, 12, 40)
    e.area(
        p.spline([(190, 846), (300, 838), (384, 852), (414, 886), (412, 1026, 1), (360, 1032, 1), (346, 950), (300, 924), (190, 910)]),
        JEANS,
        8,
        18,
        70,
    )
    e.area(p.spline([(356, 1010, 1), (414, 1006, 1), (420, 1034), (470, 1048), (476, 1072, 1), (356, 1074, 1)]), RED, 4, 12, 40)
    e.line([(354, 1076), (416, 1078), (478, 1075)], WHITE, 9)


def fingers(e: Easel, x: float, y: float, turn: float, spread: bool) -> None:
    """A hand: closed round a handle, or open to the wind."""

    def at(path: skia.Path) -> skia.Path:
        return p.moved(path, x, y, 1, turn)

    if spread:
        for a, b, w in (
            ((-20, -16), (-46, -52), 18),
            ((-8, -24), (-17, -76), 19),
            ((8, -24), (14, -78), 19),
            ((20, -16), (40, -64), 17),
            ((20, 4), (56, -16), 19),
        ):
            e.area(at(p.ribbon([a, b], [w, w * 0.78], 16, True)), SKIN, turn + 90, 9, 24)
        e.area(at(p.spline([(-26, -16), (0, -30), (26, -14), (28, 14), (14, 38), (-14, 38), (-26, 14)])), SKIN, turn + 80, 12, 30)
        e.line([(x - 8, y + 2), (x + 4, y + 8), (x + 14, y)], ROSE, 3.5, True)
        return
    e.area(at(p.spline([(-24, -26), (4, -30), (18, -10), (18, 20), (6, 36), (-18, 34), (-30, 4)])), SKIN, turn, 12, 30)
    for v, reach in ((-20, 22), (-6, 27), (8, 26), (21, 20)):
        for grow, tone in ((4.5, ROSE), (0, SKIN)):
            e.area(at(p.ribbon([(-8, v + 2), (10, v), (reach, v + 1)], [13 + grow, 14 + grow, 12 + grow], 16, True)), tone, turn, 8, 24)
    e.area(at(p.ribbon([(-22, 16), (-18, -8), (-2, -26)], [20, 18, 14], 16, True)), "fbcaa6", turn + 70, 8, 20)


def child(e: Easel) -> None:
    """Thrown back with laughter: yellow pullover, red plait on the wind, both arms up."""
    e.area(p.spline([(214, 650), (172, 612), (150, 560), (126, 500), (90, 514), (92, 560), (118, 640), (176, 724)]), OCHRE, 66, 18, 60)
    e.line([(88, 514), (108, 500), (130, 498)], WHITE, 15)
    fingers(e, 100, 464, -12, True)
    trunk = p.spline([(160, 890, 1), (160, 780), (182, 684), (232, 634), (292, 640), (326, 700), (324, 790), (334, 886, 1), (250, 902)])
    e.area(trunk, YELLOW, 84, 20, 80)
    e.area(p.spline([(160, 890, 1), (160, 780), (182, 690), (204, 662), (200, 760), (210, 894, 1)]), OCHRE, 86, 16, 70)
    e.area(p.ribbon([(164, 884), (250, 898), (334, 880)], [18, 20, 18], 24), "f0a820", 4, 9, 30)
    e.line([(262, 876), (270, 826), (262, 780)], OCHRE, 5, True)
    e.area(p.spline([(230, 650), (236, 606), (286, 604), (292, 652), (262, 668)]), "e6a27c", 80, 12, 40)
    head(e)
    e.area(p.ribbon([(228, 640), (262, 662), (300, 648)], [20, 22, 20], 24, True), "f0a820", 10, 9, 30)
    e.area(
        p.spline([(262, 672), (310, 652), (366, 630), (414, 570), (450, 588), (452, 616), (414, 684), (350, 740), (286, 756), (256, 720)]),
        YELLOW,
        -36,
        18,
        70,
    )
    e.line([(290, 750), (346, 734), (404, 684)], OCHRE, 5, True)
    e.line([(410, 566), (430, 580), (456, 590)], WHITE, 16)
    e.line([(424, 594), (446, 546), (476, 478)], "8a4a20", 13)
    e.area(
        p.moved(p.spline([(-30, -28, 1), (30, -28, 1), (22, 0), (30, 28, 1), (-30, 28, 1), (-22, 0)]), 472, 490, 1, 24),
        "fff0c8",
        24,
        10,
        40,
    )
    for k in (-15, -5, 5, 14):
        e.line([(448 - k * 0.4, 480 + k), (472 - k * 0.4, 491 + k), (496 - k * 0.4, 500 + k)], "c98f3c", 3)
    fingers(e, 444, 550, 24, False)


def head(e: Easel) -> None:
    """A round laughing profile, nose in the wind."""
    x, y, turn = 262, 536, -14

    def at(points: p.Points) -> skia.Path:
        return p.moved(p.spline(points), x, y, 1.06, turn)

    def put(points: list[tuple[float, float]]) -> list[tuple[float, float]]:
        c, q = math.cos(math.radians(turn)) * 1.06, math.sin(math.radians(turn)) * 1.06
        return [(x + u * c - v * q, y + u * q + v * c) for u, v in points]

    braid = put([(-60, 44), (-104, 62), (-146, 44), (-186, 52), (-222, 24)])
    line = p.sample(braid, 7)
    for k in range(6):
        (ax, ay), (bx, by) = line[k], line[k + 1]
        lean = math.degrees(math.atan2(by - ay, bx - ax))
        knot = p.spline([(-8, 0, 1), (10, -22 + k * 1.6), (34, -14 + k), (40, 4, 1), (26, 20 - k * 1.4), (6, 18 - k)])
        e.area(p.moved(knot, float(ax), float(ay), 1, lean), ("c23e18", HAIR)[k % 2], lean + (30 if k % 2 else -30), 10, 26)
    bx, by = line[-1]
    for lean in (150, 186, 214):
        e.line([(bx, by), (bx + 22 * math.cos(math.radians(lean)), by + 22 * math.sin(math.radians(lean)))], HAIR, 9, True)
    e.area(p.circle(float(bx) + 4, float(by), 9), "2aa39a", 0, 6, 12)
    face = [
        (-10, -70),
        (40, -66),
        (66, -36),
        (67, -16),
        (84, 4),
        (80, 16),
        (64, 20),
        (70, 30, 1),
        (40, 40, 1),
        (62, 58, 1),
        (58, 74),
        (34, 86),
        (0, 78),
        (-30, 50),
    ]
    e.area(at(face), SKIN, 70, 14, 44)
    e.area(at([(66, 24, 1), (26, 30, 1), (36, 50), (58, 60, 1), (44, 42, 1)]), "8c1f2a", 20, 8, 20)
    e.line(put([(40, 30), (54, 28), (67, 26)]), WHITE, 7)
    e.area(p.moved(p.circle(14, 26, 22, 18), x, y, 1.06, turn), ROSE, 10, 10, 26)
    for fx, fy in ((38, 4), (50, 12), (30, 14), (56, 0), (20, 4), (42, 18)):
        e.area(p.circle(*put([(fx, fy)])[0], 2.9), "b8562f", 0, 4, 6)
    e.line(put([(26, -16), (38, -27), (52, -18)]), INK, 6.5)
    e.line(put([(24, -42), (40, -50), (56, -44)]), "b23a16", 7, True)
    hair = [
        (64, -50),
        (56, -80),
        (20, -100),
        (-34, -98),
        (-78, -62),
        (-88, -6),
        (-70, 50),
        (-44, 72),
        (-18, 54),
        (-14, 20),
        (-4, -14),
        (24, -40),
    ]
    e.area(at(hair), HAIR, 70, 16, 60)
    for a in (
        [(40, -78), (-6, -66), (-34, -20), (-46, 40)],
        [(10, -94), (-40, -76), (-66, -24), (-66, 30)],
        [(50, -64), (20, -52), (0, -30)],
    ):
        e.line(put(a), "f0793c", 5, True)
    e.area(at([(-22, -2), (-4, -12), (8, 0), (2, 20), (-14, 26)]), SKIN, 80, 9, 20)
    e.line(put([(-12, 2), (-2, 4), (-6, 14)]), ROSE, 4, True)


def paint() -> p.Array:
    """The whole card."""
    e = Easel(go.board("f4f1ea", 2))
    room(e)
    e.line([(480, 476), (520, 380), (590, 280)], INK, 3.6)
    tail(e, [(556, 356), (530, 420), (590, 440), (570, 500), (640, 530)], ("ffc933", "2aa39a", WHITE, "ffc933"))
    kite(e, 618, 216, 1.5, 26, RED, "ff6a4d")
    bed(e, 462, 812, 0.88, "e88a9a", "f7c4c6", ("8a4fc4", "f29ac6"), 38, (10, 30, 44))
    e.area(p.circle(250, 1130, 250, 26), "1d4558", 0, 14, 80)
    wheelchair(e, False)
    legs(e)
    child(e)
    wheelchair(e, True)
    bed(e, 474, 1082, 0.96, "3f9f6a", "a9dcae", ("2f7fd6", "ffc933"), 30, (6, 26, 46))
    return e.img
