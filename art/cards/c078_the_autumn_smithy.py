"""A boar smith hammers green leaves red and gold; squirrels hang them, so the left of the wood blazes already.

Technique: linocut.
"""

from __future__ import annotations

import math

import numpy as np
import skia

from art import paint as p
from art.paint.voices.linocut import Print
from art.paint.voices.printing import PLAIN, paper

NUMBER, TITLE = 78, "The Autumn Smithy"
FINISH = PLAIN

INKS = {
    "dusk": "3b3a78", "green": "3f9a52", "brown": "96582f", "red": "d63a26", "orange": "f2832a", "yellow": "ffd24c",
    "steel": "9fb4c8",
}  # fmt: skip
KEY = "18111d"
SHEET = p.spline([(20, 22, 1), (400, 18), (781, 21, 1), (779, 600), (782, 1179, 1), (400, 1182), (19, 1178, 1), (22, 600)])
HOT = (286.0, 806.0)  # the leaf on the stump: the light of the whole card
MAPLE = [(0, 60), (-10, 26), (-40, 36), (-34, 18), (-62, 8), (-46, -8), (-58, -34), (-30, -28), (-22, -48), (-10, -40)]


def black(pr: Print, *shapes: skia.Path) -> None:
    """Shapes in the key alone, without a seam where they lie on other black."""
    for block in pr.blocks.values():
        block.carve(*shapes)
    pr.key.ink(*shapes)


def maple() -> skia.Path:
    """A leaf with five points, stalk down, about 120 wide."""
    tip = [(0.0, -74.0)]
    return p.poly([*MAPLE, *tip, *[(-x, y) for x, y in reversed(MAPLE[1:])]])


def leaf(pr: Print, x: float, y: float, size: float, turn: float, ink: str, kind: int) -> None:
    """One leaf of the wood: maple, beech or oak, with its rib cut in."""
    with pr.at(x, y, size, turn):
        if kind == 0:
            pr.piece(p.moved(maple(), 0, 0, 0.36), ink, 3)
            pr.cut([(0, 18), (0, -14)], 2.4)
        elif kind == 1:
            pr.piece(p.spline([(0, 22, 1), (-12, 6), (-9, -14), (0, -27, 1), (10, -12), (12, 7)]), ink, 3)
            pr.cut([(0, 18), (1, -16)], 2.6)
        else:
            shape = [(0, 24), (-6, 12), (-13, 8), (-8, 0), (-14, -8), (-6, -12), (0, -26)]
            pr.piece(p.spline([*shape, *[(-a, b) for a, b in reversed(shape[1:-1])]]), ink, 3)
            pr.cut([(0, 18), (0, -16)], 2.6)


def night(pr: Print, random: np.random.Generator) -> None:
    """Blue dusk between trunks; the glow of the work lies on everything around it in rings."""
    pr["dusk"].ink(p.rect(0, 0, 800, 1200))
    x, y = HOT
    for r, ink in ((330, "red"), (250, "orange"), (160, "yellow")):
        disc = p.circle(x, y - 40, r)
        pr.carve(disc)
        pr[ink].ink(disc)
    for r0, r1, ink, n, w in ((346, 560, "dusk", 120, 5), (262, 322, "red", 70, 6), (172, 240, "orange", 46, 7)):
        for k in range(n):
            a = k * math.tau / n + random.normal(0, 0.02)
            end = r1 if ink != "dusk" else random.uniform(400, 640)
            line = [(x + q * math.cos(a), y - 40 + q * math.sin(a)) for q in (end, r0 + random.uniform(0, 24))]
            if random.random() < 0.8:
                pr[ink].cut(line, w)


def trunks(pr: Print, random: np.random.Generator) -> None:
    """Bare stems, black, lit on the side of the fire."""
    stems = (
        ([(60, 1020), (84, 700), (56, 420), (90, 100)], [96, 66, 52, 40]),
        ([(748, 1030), (730, 740), (752, 460), (716, 120)], [104, 70, 56, 40]),
        ([(420, 930), (432, 640), (412, 380), (440, 90)], [44, 34, 30, 22]),
        ([(596, 940), (580, 620), (604, 300), (586, 60)], [40, 30, 26, 20]),
    )
    for line, widths in stems:
        black(pr, p.ribbon(line, widths, 60))
        side = 1 if line[0][0] < HOT[0] else -1
        points = p.sample(line, 60)
        for k in range(4, 50, 2):
            px, py = points[k]
            half = np.interp(k / 59, np.linspace(0, 1, 4), widths) / 2
            if random.random() < 0.85:
                ax = float(px) + side * half * random.uniform(0.5, 0.8)
                pr.key.cut([(ax, float(py) + 20), (ax + random.normal(0, 2), float(py) - 14)], random.uniform(3, 6))
                pr["orange"].line([(ax, float(py) + 20), (ax, float(py) - 14)], 5, 0.8)
    for branch, widths in (
        ([(66, 440), (150, 330), (230, 300)], [30, 20, 8]),
        ([(86, 300), (30, 220), (0, 190)], [22, 14, 8]),
        ([(742, 470), (660, 360), (600, 340)], [30, 18, 8]),
        ([(422, 420), (350, 330), (320, 250)], [18, 12, 6]),
        ([(424, 380), (490, 300), (520, 230)], [16, 12, 6]),
    ):
        black(pr, p.ribbon(branch, widths, 30))


def crowns(pr: Print, random: np.random.Generator) -> None:
    """Leaf on leaf: forged on the left, still green on the right; the border runs where the ladder has got to."""
    spots = []
    for row in range(13):
        for column in range(23):
            x = -10 + column * 37 + (18 if row % 2 else 0) + random.normal(0, 8)
            y = 10 + row * 31 + random.normal(0, 8)
            reach = 330 + 50 * math.sin(x * 0.016) - 0.0006 * (x - 400) ** 2 * (1 if x < 400 else 0.2)
            if y < reach * random.uniform(0.82, 1.1):
                spots.append((x, y))
    for k in random.permutation(len(spots)):
        x, y = spots[k]
        border = 396 + 26 * math.sin(y * 0.03)
        ink = str(random.choice(["orange", "red", "yellow"], p=[0.46, 0.32, 0.22])) if x < border else "green"
        leaf(pr, x, y, random.uniform(0.9, 1.5), random.uniform(0, 360), ink, int(random.integers(3)))


def ground(pr: Print, random: np.random.Generator) -> None:
    """The floor of the clearing, dark, cut towards the light."""
    floor = p.spline([(-20, 1016, 1), (140, 996), (330, 1008), (520, 994), (830, 1012, 1), (830, 1230, 1), (-20, 1230, 1)])
    black(pr, floor)
    x, y = HOT
    for _ in range(330):
        px, py = random.uniform(20, 780), random.uniform(1014, 1180)
        a = math.atan2(py - y, px - x)
        n = random.uniform(14, 40)
        near = math.dist((px, py), (x, y + 150)) < 290
        line = [(px + n * math.cos(a), py + n * math.sin(a) * 0.5), (px, py)]
        pr.key.cut(line, random.uniform(3, 5.5))
        pr["orange" if near else "dusk"].line(line, 6, 0.5)
    for _ in range(30):
        px, py = random.uniform(30, 770), random.uniform(1040, 1176)
        ink = str(random.choice(["orange", "red", "yellow", "green"], p=[0.4, 0.3, 0.2, 0.1]))
        leaf(pr, px, py, random.uniform(0.6, 0.95), random.uniform(0, 360), ink, int(random.integers(3)))


def forge(pr: Print, random: np.random.Generator) -> None:
    """A hearth of field stones, each another size; green leaves wait in the fire."""
    hearth = p.spline(
        [
            (22, 1060, 1), (16, 880), (40, 780), (96, 716), (104, 600, 1), (168, 596, 1), (180, 720), (232, 790),
            (250, 1060, 1),
        ]
    )  # fmt: skip
    black(pr, hearth)
    for row, (y, a, b) in enumerate(
        ((1034, 30, 244), (990, 26, 244), (940, 24, 240), (890, 28, 234), (842, 40, 226), (796, 62, 212), (752, 88, 196),
         (704, 104, 180), (660, 106, 174), (622, 108, 172))
    ):  # fmt: skip
        x = a + random.uniform(0, 8)
        while x < b - 14:
            w = min(random.uniform(24, 56), b - x)
            h = random.uniform(32, 42)
            stone = p.spline(
                [(x + 4, y - h / 2), (x + w * 0.4, y - h / 2 - random.uniform(0, 4)), (x + w - 4, y - h / 2 + 3)]
                + [(x + w - 3, y + h * 0.3), (x + w * 0.5, y + h / 2 - 6), (x + 3, y + h * 0.3)]
            )
            pr.piece(stone, "steel" if (row + int(x)) % 5 else "brown", 0)
            pr.cut([(x + w * 0.3, y - h * 0.2), (x + w * 0.75, y - h * 0.28)], 4)
            pr.key.line([(x + w * 0.3, y + h * 0.16), (x + w * 0.8, y + h * 0.12)], 3, 0.7)
            x += w + 3
    mouth = p.arch(140, 1010, 146, 176)
    black(pr, p.arch(140, 1010, 174, 196))
    pr.piece(mouth, "orange", 0)
    for ink, h, n in (("red", 150, 5), ("yellow", 112, 4), (None, 66, 3)):
        for k in range(n):
            cx = 140 + (k - (n - 1) / 2) * 26
            tall = h * (1 - 0.16 * abs(k - (n - 1) / 2)) * random.uniform(0.86, 1.12)
            lean = 7 * math.sin(k * 2 + h)
            tongue = [
                (cx - 16, 1008, 1), (cx - 17, 970), (cx + lean, 1008 - tall, 1), (cx + 17, 974), (cx + 16, 1008, 1),
            ]  # fmt: skip
            pr.piece(p.spline(tongue), ink, 0)
    for x, y, turn, kind in (
        (92, 990, -40, 1), (124, 998, 20, 0), (164, 996, -14, 2), (190, 988, 50, 1), (146, 978, 80, 1),
    ):  # fmt: skip
        leaf(pr, x, y, 1.1, turn, "green", kind)


def ladder(pr: Print, random: np.random.Generator) -> None:
    """Against the border of the seasons, two squirrels on it."""
    for a, b in (((306, 812), (346, 296)), ((356, 812), (392, 300))):
        pr.carve(p.ribbon([a, b], [16, 14], 10))
        pr.piece(p.ribbon([a, b], [9, 8], 10), "brown", 3)
    for k in range(11):
        t = k / 11 + 0.04
        ax, bx = 306 + 40 * t, 356 + 36 * t
        y = 812 - 516 * t + random.normal(0, 2)
        pr.piece(p.ribbon([(ax - 6, y), (bx + 6, y + random.normal(0, 2))], [8, 8], 6), "brown", 3)
    squirrel(pr, 336, 560, 1.16, 0, False)
    squirrel(pr, 388, 372, 1.0, -12, True)


def squirrel(pr: Print, x: float, y: float, size: float, turn: float, flip: bool) -> None:
    """Climbing, tail in a question mark, a hot leaf held well away in its paws."""
    with pr.at(x, y, size, turn, flip):
        climber(pr)


def climber(pr: Print) -> None:
    """The animal itself, facing right."""
    tail = p.spline([(-18, 20), (-48, 22), (-62, -14), (-50, -54), (-24, -62), (-14, -46), (-30, -40), (-36, -18), (-24, 0)])
    pr.carve(p.moved(p.moved(tail, 36, 18), -36, -18, 1.1))
    pr.piece(tail, "red", 4)
    for a in ([(-40, 12), (-52, -10), (-46, -36)], [(-32, 8), (-44, -14), (-38, -44)]):
        pr.cut(a, 4)
    body = p.spline([(-20, 26), (-24, 0), (-10, -24), (8, -26), (18, -4), (16, 22), (0, 32)])
    head = p.spline([(-6, -26), (-4, -46), (2, -60, 1), (10, -48), (24, -42), (34, -30), (24, -20), (6, -16)])
    pr.carve(p.moved(p.moved(p.union(body, head), 0, 14), 0, -14, 1.12))
    pr.piece(p.union(body, head), "red", 4)
    pr.piece(p.spline([(4, -18), (14, -6), (13, 16), (2, 24), (0, 0)]), None, 0)
    pr.key.ink(p.circle(16, -38, 3.4))
    pr.key.ink(p.circle(33, -31, 3.4))
    with pr.at(52, -34, 0.5, 18):
        pr.carve(p.moved(maple(), 0, 0, 1.14))
        pr.piece(maple(), "yellow", 5)
        pr.cut([(0, 40), (0, -40)], 5)
    for arm in ([(10, -14), (26, -12), (40, -20)], [(10, -8), (28, -4), (44, -14)]):
        pr.piece(p.ribbon(arm, [10, 8, 7], 12, True), "red", 3)
    pr.piece(p.ribbon([(-4, 24), (10, 30), (18, 26)], [14, 10, 8], 12, True), "red", 3)


def stump(pr: Print, random: np.random.Generator) -> None:
    """The anvil: a stump with its rings, and on it the leaf, white with heat."""
    trunk = p.spline(
        [
            (180, 852, 1), (176, 940), (164, 1020), (130, 1076, 1), (200, 1062), (250, 1082), (310, 1062),
            (370, 1084), (440, 1068, 1),
        ]
        + [(402, 1010), (392, 930), (392, 852, 1)]
    )  # fmt: skip
    pr.piece(trunk, "brown", 6)
    for k in range(16):
        x = 190 + k * 13
        low = 1050 - random.uniform(0, 40)
        pr["brown"].cut([(x + (x - 286) * 0.14, low), (x + (x - 286) * 0.04, 960), (x, 884 + random.uniform(0, 20))], random.uniform(3, 6))
        if k % 2:
            pr.key.line([(x + 6 + (x - 286) * 0.1, low - 10), (x + 6, 900)], 5, 0.8)
    pr.piece(p.circle(286, 850, 108, 32), "yellow", 6)
    for q in (0.78, 0.56, 0.34):
        t = np.linspace(0.2, 2.9, 16)
        pr.key.line([(286 + 108 * q * math.cos(a), 850 + 32 * q * math.sin(a)) for a in t], 3, 0.7)
    with pr.at(HOT[0], HOT[1], 1.24, 24):
        pr.carve(p.moved(maple(), 0, 0, 1.2))
        pr.piece(maple(), "orange", 6)
        pr.piece(p.moved(maple(), 0, 0, 0.66), "yellow", 0)
        pr.piece(p.moved(maple(), 0, 0, 0.34), None, 0)
        for end in ((0, -52), (-38, -20), (38, -20), (-36, 8), (36, 8)):
            pr.key.line([(0, 34), (end[0] * 0.6, end[1] * 0.6 + 6), end], 3.4, 0.8)
        pr.key.line([(0, 30), (0, 74)], 5, 0.3)
    for k in range(46):
        a = random.uniform(-math.pi, 0.1)
        r = random.uniform(100, 240)
        n = random.uniform(12, 30)
        x, y = HOT
        ends = [(x + q * math.cos(a), y + q * math.sin(a)) for q in (r, r + n)]
        pr.carve(p.ribbon(ends, [9, 5], 6, True))
        pr["yellow" if k % 3 else "orange"].line(ends, 6, 0.6)


def boar(pr: Print, random: np.random.Generator) -> None:
    """The smith: a barrel of a back, bristles on end, one eye on the work."""
    for leg in ([(540, 920), (524, 1010), (530, 1086)], [(664, 920), (680, 1010), (676, 1090)]):
        pr.piece(p.ribbon(leg, [104, 78, 56], 30), "brown", 6)
        x, y = leg[-1]
        pr.piece(p.spline([(x - 34, y + 4, 1), (x - 28, y - 24), (x + 26, y - 24), (x + 34, y + 4, 1)]), "key", 0)
        pr.key.cut([(x - 4, y), (x - 4, y - 22)], 5)
        for k in range(7):
            pr["brown"].cut([(x - 18 + k * 7, y - 36), (x - 20 + k * 8, y - 70 - random.uniform(0, 20))], 4)
    far_arm(pr)
    mane = [
        (470, 470), (500, 420), (516, 462), (548, 404), (566, 456), (606, 404), (618, 462), (662, 424), (664, 486),
        (712, 462),
    ]  # fmt: skip
    mane += [
        (704, 530), (752, 522), (732, 582), (778, 594), (748, 640), (786, 668), (750, 706), (778, 750), (736, 770),
        (640, 700),
    ]  # fmt: skip
    black(pr, p.poly([*mane, (560, 560)]))
    body = p.spline(
        [
            (470, 660), (492, 570), (560, 516), (650, 520), (716, 588), (742, 700), (736, 840), (690, 940),
            (600, 966), (510, 940),
        ]
        + [(466, 850), (456, 750)]
    )  # fmt: skip
    pr.piece(body, "brown", 7)
    pr["brown"].comb(body, lambda x, y: math.atan2(y - 560, x - 560) + 0.5, 25, 4.6, 26, density=0.7)
    pr.key.comb(p.spline([(640, 540), (716, 600), (740, 720), (730, 850), (680, 930), (660, 800), (690, 700)]),
                lambda x, y: math.atan2(y - 560, x - 560) + 0.4, 19, 5, 30, carve=False)  # fmt: skip
    apron = p.spline(
        [
            (478, 690, 1), (560, 700), (604, 690, 1), (640, 800), (668, 900), (664, 1010, 1), (560, 1026),
            (458, 1006, 1), (446, 880),
        ]
        + [(456, 780)]
    )  # fmt: skip
    pr.piece(apron, "red", 6)
    for a, b in (((500, 990), (506, 760)), ((560, 1006), (560, 790)), ((620, 990), (602, 800)), ((476, 960), (472, 860))):
        pr["red"].cut([a, ((a[0] + b[0]) / 2 + 6, (a[1] + b[1]) / 2), b], 7)
    pr.piece(p.spline([(520, 880, 1), (612, 880, 1), (608, 950), (566, 962), (524, 950)]), "red", 5)
    pr.key.line([(640, 800), (700, 790), (744, 770)], 9, 0.2)
    pr.key.line([(478, 694), (470, 650), (500, 610)], 9, 0.2)


def far_arm(pr: Print) -> None:
    """The raised arm behind the head: upper arm, forearm, fist, and the hammer at the top of its swing."""
    with pr.at(682, 326, 1, -30):
        pr.carve(p.rect(-12, -150, 24, 230))
        pr.piece(p.rect(-8, -150, 16, 230, 4), "brown", 4)
        head = p.poly([(-78, -222), (78, -226), (90, -214), (90, -156), (78, -144), (-78, -148)])
        pr.carve(p.moved(p.moved(head, 0, 184), 0, -184, 1.09))
        pr.piece(head, "steel", 6)
        for k in range(5):
            pr.cut([(-56 + k * 6, -210 + k * 13), (0 + k * 8, -212 + k * 13), (52, -212 + k * 13)], 5)
        black(pr, p.poly([(-78, -224), (-94, -216), (-94, -154), (-78, -146)]))
    arm = p.spline(
        [
            (640, 620), (676, 540), (694, 470), (676, 410), (650, 366), (680, 326), (716, 340), (752, 410),
            (766, 490), (742, 580), (706, 650),
        ]
    )  # fmt: skip
    pr.carve(p.moved(p.moved(arm, -706, -480), 706, 480, 1.06))
    pr.piece(arm, "brown", 6)
    for a in ([(704, 560), (728, 500), (726, 440)], [(690, 580), (710, 520), (706, 470)], [(724, 420), (708, 380), (690, 356)]):
        pr["brown"].cut(a, 6)
    with pr.at(682, 330, 1, -30):
        pr.piece(p.spline([(-36, 18), (-40, -16), (-20, -34), (16, -34), (36, -14), (34, 18), (10, 34), (-18, 34)]), "brown", 5)
        for k in range(4):
            pr.piece(p.rect(-40, -32 + k * 16, 42, 15, 7), "brown", 4)
        pr.piece(p.spline([(-6, 30), (14, 10), (30, -10), (36, 4), (24, 28), (4, 38)]), "brown", 4)


def near_arm(pr: Print) -> None:
    """The other arm, bent at the elbow, and the tongs that hold the leaf down."""
    for jaw in ([(470, 842), (400, 826), (338, 808), (318, 790)], [(474, 856), (404, 850), (342, 836), (320, 818)]):
        pr.carve(p.ribbon(jaw, [14, 14, 13, 10], 20))
        pr.piece(p.ribbon(jaw, [9, 9, 9, 6], 20), "key", 0)
    arm = p.spline(
        [
            (612, 632), (662, 650), (684, 710), (668, 790), (620, 850), (560, 876), (500, 878), (488, 846),
            (506, 826), (556, 808), (586, 766), (584, 696),
        ]
    )  # fmt: skip
    pr.carve(p.moved(p.moved(arm, -600, -760), 600, 760, 1.05))
    pr.piece(arm, "brown", 6)
    for a in (
        [(612, 700), (620, 760), (590, 812)],
        [(636, 690), (644, 770), (608, 828)],
        [(576, 834), (540, 850), (514, 854)],
        [(590, 690), (602, 720)],
    ):
        pr["brown"].cut(a, 6)
    pr.piece(p.spline([(512, 816), (478, 818), (452, 838), (454, 868), (482, 884), (514, 880)]), "brown", 5)
    for k in range(4):
        pr.piece(p.moved(p.rect(-8, -19, 15, 34 - k * 2, 7), 458 + k * 14, 852 + k, 1, 8), "brown", 3.6)
    pr.piece(p.spline([(474, 830), (492, 818), (508, 822), (502, 836), (484, 842)]), "brown", 3.6)


def head(pr: Print, random: np.random.Generator) -> None:
    """In profile against the glow: the long wedge, the disc of the snout, a tusk, a steady eye."""
    ear = p.spline([(560, 500, 1), (548, 430), (574, 372, 1), (616, 430), (616, 500)])
    pr.carve(p.moved(p.moved(ear, -580, -450), 580, 450, 1.08))
    pr.piece(ear, "brown", 6)
    pr.piece(p.spline([(574, 490), (566, 440), (576, 404, 1), (598, 444), (598, 490)]), "red", 0)
    skull = p.spline(
        [
            (348, 640), (352, 600), (396, 566), (440, 510), (494, 470), (560, 470), (612, 512), (624, 590),
            (592, 660), (530, 700),
        ]
        + [(460, 706), (400, 690), (360, 676)]
    )  # fmt: skip
    pr.carve(p.moved(p.moved(skull, -490, -590), 488, 590, 1.05))
    pr.piece(skull, "brown", 7)
    pr["brown"].comb(p.spline([(440, 540), (500, 480), (560, 484), (604, 530), (606, 600), (570, 660), (520, 680), (500, 620)]),
                     lambda x, y: math.atan2(y - 600, x - 360) + 0.1, 22, 4.4, 26, density=0.75)  # fmt: skip
    for a in ([(366, 604), (404, 576), (436, 536)], [(372, 616), (412, 588)], [(362, 662), (400, 676), (450, 690)]):
        pr["brown"].cut(a, 5)
    pr.piece(p.moved(p.circle(0, 0, 20, 38), 348, 634, 1, -8), "red", 6)
    for dy in (-12, 12):
        pr.key.ink(p.circle(345, 634 + dy, 5, 7))
    pr.key.line([(362, 668), (410, 664), (470, 672), (500, 660)], 6, 0.5)
    pr.piece(p.spline([(404, 666, 1), (398, 640), (410, 612, 1), (420, 640), (428, 668, 1)]), None, 5)
    pr.piece(p.spline([(446, 560), (462, 546), (482, 550), (486, 566), (466, 572)]), None, 4)
    pr.key.ink(p.circle(464, 560, 7.4, 8))
    pr.key.line([(430, 546), (456, 526), (496, 530)], 10, 0.5)


def dormouse(pr: Print) -> None:
    """In the corner: one who has done with this year, curled in the ash under a leaf that nobody has forged."""
    pr.piece(p.spline([(560, 1176, 1), (590, 1142), (660, 1130), (740, 1138), (784, 1176, 1)]), "steel", 5)
    for x in range(590, 770, 22):
        pr.cut([(x, 1166), (x + 12, 1150)], 4)
    pr.piece(p.spline([(612, 1150), (624, 1118), (666, 1106), (704, 1118), (716, 1148), (668, 1158)]), "orange", 5)
    pr.piece(p.circle(630, 1118, 9, 10), "orange", 4)
    pr.key.line([(616, 1138), (624, 1142), (632, 1138)], 3.6, 0.3)
    pr.key.ink(p.circle(610, 1146, 4))
    pr.piece(p.spline([(640, 1132, 1), (664, 1098), (720, 1092), (766, 1112, 1), (728, 1142), (676, 1148)]), "green", 5)
    pr.cut([(756, 1114), (700, 1120), (650, 1132)], 5)
    for a, b in (((716, 1100), (700, 1118)), ((690, 1104), (676, 1124)), ((722, 1134), (704, 1120))):
        pr.cut([a, b], 3.4)


def paint() -> p.Array:
    """Eight blocks: dusk, green, brown, red, orange, yellow, steel and black."""
    img = paper("fbf3e2", tooth=0.006, seed=4)
    random = np.random.default_rng(9)
    pr = Print(INKS, KEY, 5)
    night(pr, random)
    trunks(pr, random)
    crowns(pr, random)
    ground(pr, random)
    forge(pr, random)
    ladder(pr, random)
    stump(pr, random)
    boar(pr, random)
    head(pr, random)
    near_arm(pr)
    dormouse(pr)
    pr.carve(p.cut(p.rect(-40, -40, 880, 1280), SHEET))
    pr.pull(img)
    return img
