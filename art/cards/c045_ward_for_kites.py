"""In a ward where torn kites lie in bed, a child in a wheelchair flies the first one that is well, out of the window."""

from __future__ import annotations

import math

import numpy as np
import skia

from art import paint as p
from art.paint.voices import gouache as go
from art.paint.voices import ink
from art.paint.voices.printing import PLAIN

NUMBER, TITLE = 45, "Ward for Kites"
FINISH = PLAIN

WHITE, WALL, SAGE, FLOOR, INK = "fdfbf4", "f3efe2", "cfe3d2", "e9dcc2", "2b3540"
YELLOW, OCHRE, RED, TEAL, JEANS, SKIN, HAIR = "f7c23c", "dc9a26", "e8442f", "1f8a8c", "35618f", "f2b48e", "c4522a"


class Easel:
    """Flat gouache shapes, each with its own brush marks."""

    def __init__(self, img: p.Array) -> None:
        self.img, self.n = img, 0

    def area(self, shape: skia.Path, colour: str, angle: float = 0, size: float = 22, length: float = 90) -> p.Array:
        """A shape in visible, quiet strokes."""
        self.n += 1
        return go.passage(self.img, shape, colour, math.radians(angle), size, length, self.n, 0.022, 1.5, 1.1, 0.35)

    def flat(self, shape: skia.Path, colour: str) -> None:
        """A small flat shape."""
        self.n += 1
        ink.flat(self.img, shape, colour, bleed=0.6, seed=self.n % 7)

    def line(self, points: p.Points, colour: str, width: float, taper: bool = False) -> None:
        """A brush line."""
        self.n += 1
        go.line(self.img, points, colour, width, self.n, taper)


def room(e: Easel) -> None:
    """Wall, dado, floor with the patch of sun, and the big open window."""
    e.area(p.rect(-10, -10, 820, 760), WALL, 88, 40, 160)
    e.area(p.rect(-10, 560, 820, 210), SAGE, 2, 30, 150)
    e.line([(-10, 560), (400, 558), (810, 560)], "a9c9b4", 7)
    e.area(p.rect(-10, 760, 820, 450), FLOOR, 3, 36, 170)
    e.area(p.poly([(120, 1010), (560, 940), (820, 1040), (820, 1210), (330, 1210)]), "f8efd6", 12, 30, 140)
    e.flat(p.rect(316, 34, 500, 566), WHITE)
    e.area(p.rect(340, 58, 480, 516), "7cc4e6", 4, 30, 130)
    for x, y, s in ((430, 230, 0.8), (716, 330, 1.1)):
        cloud = p.union(
            p.circle(0, 0, 52, 30), p.circle(-46, 12, 36, 20), p.circle(44, 12, 40, 21), p.circle(14, -18, 34, 26)
        )
        e.area(p.moved(cloud, x, y, s), WHITE, 0, 14, 40)
    e.area(
        p.spline([(340, 510, 1), (450, 470), (600, 500), (820, 440, 1), (820, 574, 1), (340, 574, 1)]),
        "9fce7a",
        -8,
        18,
        70,
    )
    e.area(
        p.spline([(340, 552, 1), (500, 530), (660, 548), (820, 500, 1), (820, 574, 1), (340, 574, 1)]),
        "6fb35a",
        -6,
        16,
        60,
    )
    e.area(
        p.spline([(290, 0, 1), (352, 0, 1), (372, 180), (340, 360), (398, 520), (372, 600), (296, 604, 1)]),
        "fffdf6",
        84,
        18,
        110,
    )
    for x in (312, 334):
        e.line([(x, 20), (x + 14, 200), (x - 2, 380), (x + 18, 590)], "e3ddcc", 5, True)
    e.area(p.rect(296, 590, 520, 26), WHITE, 0, 12, 90)
    e.flat(p.rect(296, 616, 520, 8), "c4d2bf")


def kite(e: Easel, x: float, y: float, s: float, turn: float, a: str, b: str) -> None:
    """A diamond kite in two colours with its spars."""
    quarters = [
        ([(0, -100), (66, -22), (0, -22)], a),
        ([(0, -100), (-66, -22), (0, -22)], b),
        ([(66, -22), (0, 110), (0, -22)], b),
        ([(-66, -22), (0, 110), (0, -22)], a),
    ]
    for pts, colour in quarters:
        e.flat(p.moved(p.poly(pts), x, y, s, turn), colour)
    c, n = math.cos(math.radians(turn)), math.sin(math.radians(turn))

    def at(px: float, py: float) -> tuple[float, float]:
        return x + s * (px * c - py * n), y + s * (px * n + py * c)

    e.line([at(0, -100), at(0, 110)], WHITE, 4 * s)
    e.line([at(-66, -22), at(66, -22)], WHITE, 4 * s)


def tail(e: Easel, points: p.Points, colours: tuple[str, ...], size: float, n: int) -> None:
    """A tail with little bows."""
    e.line(points, INK, 3)
    line = p.sample(points, 60)
    for k in range(n):
        i = int(8 + k * 50 / n)
        x, y = line[i]
        t = math.degrees(math.atan2(*(line[i + 1] - line[i - 1])[::-1]))
        bow = p.poly(
            [(0, 0), (-0.6 * size, -size), (0.6 * size, -size), (0, 0), (0.6 * size, size), (-0.6 * size, size)]
        )
        e.flat(p.moved(bow, float(x), float(y), 1, t), colours[k % len(colours)])


def bed(e: Easel, x: float, y: float, s: float, blanket: str, fold: str, colours: tuple[str, str], turn: float) -> None:
    """An iron bed seen from its foot, a kite on the pillow, tucked in to the spars."""

    def q(px: float, py: float) -> tuple[float, float]:
        return x + px * s, y + py * s

    for px in (-112, 112):
        e.line([q(px, -236), q(px, -20)], "8fb0b4", 11 * s)
    e.line([q(-112, -226), q(0, -252), q(112, -226)], "8fb0b4", 11 * s)
    for px in (-66, -22, 22, 66):
        e.line([q(px, -236), q(px, -150)], "8fb0b4", 6 * s)
    for px in (-146, 146):
        e.line([q(px, -20), q(px, 104)], "7c9fa5", 12 * s)
    e.flat(p.spline([(*q(-112, -140), 1), (*q(112, -140), 1), (*q(146, 30), 1), (*q(-146, 30), 1)]), WHITE)
    e.area(
        p.spline([q(-92, -168), q(0, -182), q(92, -168), q(102, -112), q(0, -100), q(-102, -112)]), "ffffff", 4, 14, 50
    )
    e.line([q(-98, -112), q(0, -99), q(98, -112)], "c9d3d2", 5 * s, True)
    kite(e, *q(0, -118), s * 1.12, turn, *colours)
    for dx, dy, t in ((22, -150, 40), (22, -150, -50)):
        e.flat(p.moved(p.rect(-22, -6, 44, 12, 5), *q(dx, dy), s, t), "f6d9b8")
    cover = p.spline(
        [
            (*q(-118, -100), 1),
            q(0, -84),
            (*q(118, -100), 1),
            q(140, 0),
            (*q(156, 60), 1),
            q(60, 70),
            q(0, 62),
            q(-70, 72),
            (*q(-156, 60), 1),
            q(-140, 0),
        ]
    )
    e.area(cover, blanket, 86, 20, 70)
    e.area(
        p.spline(
            [(*q(-119, -102), 1), q(0, -86), (*q(119, -102), 1), (*q(124, -66), 1), q(0, -50), (*q(-124, -66), 1)]
        ),
        fold,
        3,
        12,
        60,
    )
    for px in (-60, 0, 60):
        e.line([q(px, -46), q(px * 1.22, 60)], fold, 5 * s, True)
    e.line([q(-146, 8), q(0, -8), q(146, 8)], "7c9fa5", 11 * s)
    for px in (-98, -49, 0, 49, 98):
        e.line([q(px, 0), q(px, 84)], "7c9fa5", 6 * s)
    e.line([q(-146, 84), q(146, 84)], "7c9fa5", 9 * s)


def wheel(e: Easel, x: float, y: float, rx: float, ry: float, spokes: int = 14) -> None:
    """A big wheel seen at an angle."""
    ring = p.cut(p.circle(x, y, rx, ry), p.circle(x, y, rx - 13, ry - 15))
    for k in range(spokes):
        t = 2 * math.pi * k / spokes + 0.1
        e.line([(x, y), (x + (rx - 10) * math.cos(t), y + (ry - 12) * math.sin(t))], "93a3a8", 3)
    e.flat(ring, INK)
    rim = p.cut(p.circle(x, y, rx - 15, ry - 18), p.circle(x, y, rx - 20, ry - 25))
    e.flat(rim, "b9c6c8")
    e.flat(p.circle(x, y, rx * 0.13, ry * 0.11), INK)


def chair_back(e: Easel) -> None:
    """What lies behind the child's body: far wheel and seat."""
    e.flat(p.spline([(90, 1130), (260, 1108), (520, 1122), (600, 1150), (420, 1180), (160, 1172)]), "cfbf9f")
    wheel(e, 150, 980, 74, 152)


def legs(e: Easel) -> None:
    """Both legs forward on the footplates."""
    e.area(
        p.ribbon([(330, 930), (470, 892), (520, 900), (528, 1040)], [96, 92, 84, 58], 50, True), "2c5480", 80, 16, 60
    )
    e.area(p.ribbon([(350, 960), (520, 918), (574, 930), (584, 1080)], [108, 102, 90, 62], 50, True), JEANS, 80, 16, 60)
    e.line([(500, 958), (540, 978), (552, 1060)], "2a5078", 5, True)
    for x, y in ((528, 1062), (584, 1100)):
        shoe = p.spline(
            [
                (x - 30, y - 20, 1),
                (x + 26, y - 20, 1),
                (x + 40, y),
                (x + 76, y + 10),
                (x + 82, y + 34, 1),
                (x - 34, y + 34, 1),
            ]
        )
        e.flat(shoe, RED)
        e.flat(p.rect(x - 36, y + 28, 120, 10, 4), WHITE)
    e.line([(470, 1020), (560, 1140), (680, 1144)], INK, 9)
    e.flat(p.circle(520, 1142, 22, 30), INK)
    e.flat(p.circle(520, 1142, 10, 15), "b9c6c8")


def hand_open(e: Easel) -> None:
    """The free hand thrown up, five fingers spread."""
    x, y = 96, 410
    shape = p.spline(
        [(x + 26, y + 60), (x - 14, y + 56), (x - 34, y + 14), (x - 8, y - 18), (x + 30, y - 8), (x + 36, y + 26)]
    )
    for a, b, w in (
        ((-26, 4), (-64, -50), 21),
        ((-14, -10), (-30, -86), 22),
        ((4, -14), (8, -94), 22),
        ((22, -8), (42, -78), 20),
        ((26, 26), (66, 2), 22),
    ):
        shape = p.union(shape, p.ribbon([(x + a[0], y + a[1] + 10), (x + b[0], y + b[1])], [w, w * 0.86], 16, True))
    e.flat(shape, SKIN)
    e.line([(x - 18, y + 18), (x + 4, y + 28), (x + 22, y + 20)], "d8906c", 4, True)


def child(e: Easel) -> None:
    """Seen from behind: yellow back, red plait, one arm thrown up, the other hand on the reel."""
    far = p.ribbon([(206, 690), (140, 600), (112, 470)], [100, 82, 58], 40, True)
    hand_open(e)
    e.area(far, OCHRE, 70, 16, 60)
    e.area(p.ribbon([(84, 478), (142, 470)], [24, 24], 12, True), YELLOW, 0, 10, 30)
    trunk = p.spline(
        [(214, 640), (290, 618), (372, 644), (412, 720), (420, 860), (402, 940), (190, 950), (166, 840), (176, 710)]
    )
    e.area(trunk, YELLOW, 86, 20, 90)
    e.line([(300, 640), (306, 740), (300, 820)], OCHRE, 6, True)
    near = p.ribbon([(360, 690), (452, 640), (508, 520)], [104, 84, 60], 40, True)
    e.area(near, YELLOW, -50, 16, 60)
    e.line([(376, 742), (440, 694), (486, 630)], OCHRE, 6, True)
    e.area(p.ribbon([(478, 512), (538, 526)], [26, 26], 12, True), OCHRE, 10, 10, 30)
    head(e)
    reel(e)


def head(e: Easel) -> None:
    """A lost profile: hair, ear, cheek and the tip of a nose turned to the kite."""
    e.flat(p.spline([(262, 580, 1), (346, 580, 1), (350, 640), (300, 656), (254, 640)]), "dd9870")
    face = p.spline(
        [
            (300, 400),
            (376, 410),
            (412, 448),
            (420, 474, 1),
            (444, 500),
            (424, 514, 1),
            (424, 532),
            (410, 548, 1),
            (400, 578),
            (352, 604),
            (300, 600),
        ]
    )
    e.flat(face, SKIN)
    e.flat(p.circle(386, 536, 20, 15), "f0906c")
    e.line([(404, 552), (390, 560), (380, 552)], "a2402e", 6, True)
    e.line([(396, 486), (410, 478), (420, 484)], INK, 6, True)
    e.line([(388, 452), (404, 444), (416, 452)], "9a3c1e", 7, True)
    for dx, dy in ((370, 514), (384, 508), (398, 518)):
        e.flat(p.circle(dx, dy, 2.6), "d0774e")
    mop = p.spline(
        [
            (250, 610, 1),
            (206, 560),
            (196, 480),
            (226, 402),
            (300, 368),
            (372, 386),
            (408, 432),
            (400, 448, 1),
            (366, 446),
            (352, 490),
            (342, 512),
            (346, 560),
            (330, 600),
            (300, 622),
        ]
    )
    e.area(mop, HAIR, 70, 13, 60)
    for a in (
        [(300, 374), (240, 440), (226, 540)],
        [(312, 378), (284, 450), (280, 570)],
        [(326, 380), (330, 430), (318, 500)],
    ):
        e.line(a, "e2743e", 5, True)
    e.flat(p.circle(338, 520, 17, 25), SKIN)
    e.line([(342, 506), (330, 516), (338, 532)], "d8906c", 4, True)
    for k in range(5):
        y = 612 + k * 42
        e.area(
            p.moved(
                p.spline([(0, -30), (25, -4), (12, 26), (-10, 26), (-25, -4)]), 268 - k * 5, y, 1, 6 if k % 2 else -12
            ),
            HAIR,
            60,
            9,
            26,
        )
        e.line([(256 - k * 5, y - 10), (268 - k * 5, y + 10), (280 - k * 5, y - 8)], "9a3c1e", 4, True)
    e.flat(p.rect(232, 800, 32, 13, 5), TEAL)
    e.area(p.spline([(236, 812, 1), (260, 812, 1), (266, 846), (246, 868, 1), (232, 842)]), HAIR, 80, 8, 24)


def reel(e: Easel) -> None:
    """A wooden reel in a fist: palm behind the handle, four fingers closed round it, the thumb along it."""
    palm = p.spline([(486, 500), (488, 440), (514, 420), (552, 434), (556, 482), (536, 522)])
    e.flat(palm, "e4a07a")
    e.line([(506, 520), (548, 352)], "a8713c", 17)
    e.flat(p.moved(p.rect(-24, -36, 48, 72, 12), 550, 372, 1, 14), WHITE)
    for k in range(5):
        e.line([(526 + (k - 2) * 3, 398 - k * 13), (574 + (k - 2) * 3, 408 - k * 13)], "c9c2ae", 3)
    for k, w in enumerate((25, 26, 26, 23)):
        y = 438 + k * 22
        e.flat(
            p.ribbon([(488 - k * 1.0, y + 6), (520 - k * 3, y + 5), (548 - k * 6, y + 9)], [w, w, w * 0.86], 20, True),
            SKIN,
        )
        if k:
            e.line([(486 - k, y - 5), (518 - k * 3, y - 6), (550 - k * 6, y - 2)], "cf8560", 3.5, True)
    e.flat(p.ribbon([(492, 444), (506, 420), (528, 412)], [25, 24, 20], 20, True), SKIN)


def paint() -> p.Array:
    """The whole card."""
    img = go.board("f4f1ea", 2)
    e = Easel(img)
    room(e)
    tail(e, [(632, 272), (668, 318), (648, 366), (700, 404), (690, 452), (736, 482)], (YELLOW, WHITE, TEAL), 13, 5)
    kite(e, 676, 166, 1.06, 22, RED, "f4664a")
    bed(e, 474, 800, 0.62, "f2a79a", "fbd0c6", ("8a6fc0", "f4a3c0"), 8)
    bed(e, 690, 946, 0.98, "6fb88e", "bfe2c4", ("2f8fd0", YELLOW), -10)
    tail(e, [(640, 842), (600, 880), (634, 930), (600, 984), (630, 1030)], ("2f8fd0", YELLOW), 13, 5)
    chair_back(e)
    legs(e)
    child(e)
    back = p.spline([(158, 792, 1), (290, 776), (398, 790, 1), (412, 968, 1), (280, 990), (160, 986, 1)])
    e.area(back, TEAL, 86, 18, 80)
    e.line([(176, 812), (290, 796), (386, 810)], "4db0ac", 6, True)
    for a, b in (((164, 800), (112, 764)), ((398, 796), (356, 754))):
        e.line([a, (a[0], a[1] + 190)], INK, 13)
        e.line([a, ((a[0] + b[0]) / 2, a[1] - 26), b], INK, 13)
        e.line([((a[0] + b[0]) / 2, a[1] - 27), b], RED, 20)
    wheel(e, 372, 992, 116, 166, 18)
    e.line([(566, 350), (606, 300), (640, 226), (682, 146)], INK, 3.6)
    return np.clip(img, 0, 1)
