"""Inside the volcano it is a kitchen: the great salamander tastes the lava, and a village climbs up with the salt.

Technique: linocut.
"""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np

from art import paint as p
from art.paint.voices.linocut import Print
from art.paint.voices.printing import PLAIN, paper

NUMBER, TITLE = 41, "Chef of the Mountain"
FINISH = PLAIN

INKS = {"dusk": "b8324a", "rock": "6d2b41", "orange": "f2812a", "yellow": "ffcf45", "red": "dd2f27", "teal": "2c9aa3"}
KEY = "1d121f"
SHEET = p.spline([(20, 22, 1), (400, 18), (781, 21, 1), (779, 600), (782, 1179, 1), (400, 1182), (19, 1178, 1), (22, 600)])


def sky(pr: Print, random: np.random.Generator) -> None:
    """Dusk, cut in rays that all come from the crater, and the first thin smoke."""
    x, y = 420, 250
    pr["dusk"].ink(p.rect(0, 0, 800, 1200))
    glow = p.circle(x, y, 210)
    pr.carve(glow)
    pr["orange"].ink(glow)
    pr.carve(p.circle(x, y, 128))
    pr["yellow"].ink(p.circle(x, y, 128))
    for k in range(150):
        a = k * math.tau / 150 + random.normal(0, 0.012)
        r = random.uniform(226, 270)
        while r < 900:
            n = random.uniform(50, 150)
            if random.random() < 0.74:
                pr["dusk"].cut([(x + q * math.cos(a), y + q * math.sin(a)) for q in (r + n, r)], 2 + r * 0.006)
            r += n + random.uniform(20, 60)
    for k in range(46):
        a = k * math.tau / 46 + random.normal(0, 0.03)
        pr["orange"].cut([(x + q * math.cos(a), y + q * math.sin(a)) for q in (204, random.uniform(146, 172))], 7)


def plume(pr: Print, random: np.random.Generator) -> None:
    """Smoke that rolls off to the right, dark above, lit from below."""
    puffs = [(404, 196, 20), (430, 168, 27), (462, 188, 22), (470, 136, 38), (516, 160, 30), (520, 96, 52), (572, 138, 40),
             (588, 66, 58), (634, 126, 46), (668, 58, 64), (700, 122, 44), (752, 84, 66), (778, 30, 60), (560, 22, 44),
             (640, 10, 50), (720, 10, 60)]  # fmt: skip
    pr.piece(p.union(*[p.circle(x, y, r, r * random.uniform(0.84, 1)) for x, y, r in puffs]), "key", 0)
    for px, py, r in puffs:
        to = math.atan2(300 - py, 400 - px) + random.uniform(-0.2, 0.2)
        for k in range(3):
            q = r * (0.82 - 0.24 * k)
            wide = random.uniform(0.75, 1.2)
            arc = [(px + q * math.cos(a), py + q * 0.92 * math.sin(a)) for a in np.linspace(to - wide, to + wide, 9)]
            pr.key.cut(arc, 3 + r * (0.13 - 0.03 * k))
            pr[("yellow", "orange", "dusk")[k]].line(arc, 4 + r * (0.14 - 0.03 * k), 0.8)


def mountain(pr: Print, random: np.random.Generator) -> None:
    """The cone, plum against the dusk, its flanks cut downhill."""
    cone = p.spline([(-30, 1230, 1), (20, 1120), (150, 790), (270, 480), (332, 300), (352, 262, 1), (392, 286), (430, 274),
                     (488, 258, 1), (520, 340), (610, 560), (720, 850), (810, 1080), (830, 1230, 1)])  # fmt: skip
    pr.piece(cone, "rock", 8)
    for side in (-1, 1):
        for k in range(84):
            t = random.uniform(0.02, 0.98)
            y = 290 + 880 * t
            half = 66 + 350 * t
            x = 420 + side * half * random.uniform(0.72, 0.95) - (14 * t if side < 0 else 0)
            n = random.uniform(24, 70)
            pr.key.line([(x, y), (x + side * n * 0.2, y + n * 0.5), (x + side * n * 0.42, y + n)], random.uniform(3, 7), 0.9)
            if k % 3 == 0:
                pr["rock"].cut([(x + 9, y + n * 0.9), (x + 7 - side * n * 0.3, y)], 5)
    lava = p.spline([(350, 262, 1), (392, 286), (430, 274), (490, 256, 1), (494, 280), (478, 300), (476, 350), (466, 366),
                     (456, 320), (440, 306), (424, 330), (410, 306), (384, 312), (378, 344), (368, 318), (352, 292)])  # fmt: skip
    pr.piece(lava, "yellow", 6)
    for x, y, r in ((392, 236, 9), (446, 222, 12), (420, 196, 6), (470, 206, 5), (366, 214, 5), (500, 170, 6), (352, 170, 4)):
        pr.piece(p.circle(x, y, r), "yellow", 4)


ROOMS = {
    "chop": [(336, 470, 1), (340, 420), (372, 382), (424, 372), (474, 388), (500, 424), (506, 470, 1)],
    "spit": [(262, 640, 1), (268, 566), (306, 520), (420, 504), (530, 522), (568, 570), (576, 640, 1)],
    "pot": [(150, 998, 1), (158, 850), (200, 740), (290, 690), (420, 676), (560, 690), (640, 744), (676, 850), (686, 998, 1)],
    "fire": [(110, 1166, 1), (114, 1100), (150, 1050), (420, 1038), (690, 1052), (722, 1104), (726, 1166, 1)],
}  # fmt: skip


def rooms(pr: Print, random: np.random.Generator) -> None:
    """Four caves one above the other, joined by a flue; each glows from its own fire."""
    for a, b in ((370, 520), (504, 690), (676, 1046)):
        pr.piece(p.ribbon([(424, b), (418, (a + b) / 2), (426, a)], [44, 34, 40], 16), "orange", 5)
    for points in ROOMS.values():
        room = p.spline(list(points))
        pr.piece(room, "orange", 7)
        box = room.getBounds()
        with pr["orange"].at(0, 0, clip=room):
            for _ in range(int(box.width() * box.height() / 1500)):
                x, y = random.uniform(box.left(), box.right()), random.uniform(box.top(), box.bottom() - 30)
                a = math.atan2(y - box.bottom(), x - box.centerX())
                n = random.uniform(14, 34)
                pr["orange"].cut([(x + n * math.cos(a), y + n * math.sin(a)), (x, y)], random.uniform(2.4, 4.4))
        y = box.bottom()
        pr.key.line([(box.left() - 4, y), (box.centerX(), y + 3), (box.right() + 4, y)], 12, 0.1)


def hat(pr: Print, x: float, y: float, size: float, lean: float) -> None:
    """A tall white hat; no two are starched alike."""
    with pr.at(x, y, size, lean):
        top = p.union(
            p.circle(-15, -42, 15), p.circle(2, -50, 18), p.circle(18, -40, 14), p.poly([(-20, -36), (22, -36), (15, 0), (-14, 0)])
        )
        pr.piece(top, None, 4)
        for q in (-6, 3, 10):
            pr.key.line([(q, -12), (q + q * 0.3, -34)], 2.6, 0.6)
        pr.piece(p.poly([(-16, -10), (17, -10), (16, 2), (-15, 2)]), None, 3.6)


def newt(pr: Print, random: np.random.Generator, arms: list[list[p.Point]], tail: list[p.Point], lean: float = 0) -> None:
    """A salamander on its hind legs, facing right: black, with yellow flames down its back."""
    pr.piece(p.ribbon(tail, [24, 17, 11, 3], 30), "key", 0)
    for k, t in enumerate((0.16, 0.36, 0.56, 0.74)):
        q = p.sample(tail, 20)[int(t * 19)]
        pr["yellow"].ink(p.circle(float(q[0]), float(q[1]), 5 - k, 4 - 0.6 * k))
        pr.key.carve(p.circle(float(q[0]), float(q[1]), 5 - k, 4 - 0.6 * k))
    for x in (-10, 12):
        pr.piece(p.spline([(x - 9, 0, 1), (x - 8, -14), (x + 6, -14), (x + 9, -5), (x + 20, -2), (x + 20, 1, 1)]), "key", 0)
    body = p.spline([(-18, -4), (-27, -26), (-23, -52), (-14, -70), (8, -70), (21, -50), (25, -24), (16, -4)])
    pr.carve(p.moved(p.moved(body, 0, 36), 0, -36, 1.09))
    pr.piece(body, "key", 0)
    pr.piece(p.spline([(4, -4), (-1, -30), (5, -62), (15, -52), (22, -24), (15, -5)]), "yellow", 0)
    for y in (-14, -25, -36, -47):
        pr.key.line([(3, y), (12, y + 2), (20, y - 1)], 2.4, 0.6)
    for _ in range(5):
        x, y = random.uniform(-20, -10), random.uniform(-60, -12)
        spot = p.circle(x, y, random.uniform(3, 5.4), random.uniform(2.4, 4))
        pr.carve(spot)
        pr["yellow"].ink(spot)
    with pr.at(0, -68, 1, lean):
        head = p.spline([(-17, -2), (-17, -20), (-4, -32), (16, -30), (34, -20), (42, -10), (38, 2), (18, 8), (-4, 8)])
        pr.carve(p.moved(p.moved(head, -12, 10), 12, -10, 1.1))
        pr.piece(head, "key", 0)
        pr.piece(p.circle(12, -21, 8.4), None, 0)
        pr.key.ink(p.circle(14.5, -20, 4))
        pr.key.cut([(40, -7), (26, -1), (10, -2)], 3.4)
        for q in ((-8, -14), (-2, -24), (28, -17)):
            pr.carve(p.circle(*q, 3.6, 2.8))
            pr["yellow"].ink(p.circle(*q, 3.6, 2.8))
        hat(pr, 0, -28, 0.94, -6 + lean * 0.3)
    for arm in arms:
        pr.carve(p.ribbon(arm, [16, 14, 12], 16, True))
        pr.key.ink(p.ribbon(arm, [12, 9.6, 8], 16, True))
        end = arm[-1]
        for a in (-0.8, 0, 0.8):
            pr.key.line([end[:2], (end[0] + 9 * math.cos(a), end[1] + 9 * math.sin(a))], 4.4, 0.3)


def flames(pr: Print, x: float, y: float, width: float, height: float, random: np.random.Generator) -> None:
    """A fire of separate tongues: red behind, yellow in the middle, paper at the heart."""
    n = max(3, int(width / 26))
    for ink, tall, slim in (("red", 1.0, 1.0), ("yellow", 0.66, 0.72), (None, 0.34, 0.4)):
        for k in range(n):
            cx = x + (k + 0.5) / n * width + random.normal(0, 2)
            h = height * tall * (0.62 + 0.7 * abs(math.sin(k * 2.4 + x))) * (1 - 0.6 * abs((k + 0.5) / n - 0.5))
            w = width / n * 0.72 * slim
            lean = math.sin(k * 1.7 + x) * w * 0.7
            tongue = p.spline([(cx - w, y, 1), (cx - w * 1.05, y - h * 0.34), (cx + lean * 0.1 - w * 0.2, y - h * 0.66), (cx + lean, y - h, 1),
                               (cx + w * 0.5 + lean * 0.3, y - h * 0.6), (cx + w, y - h * 0.3),
                               (cx + w, y, 1)])  # fmt: skip
            pr.piece(tongue, ink, 3.4 if ink == "red" else 0)


def chopping(pr: Print, random: np.random.Generator) -> None:
    """Top floor: a red pepper as long as the table."""
    with pr.at(378, 468, 0.64):
        newt(pr, random, [[(10, -54), (34, -58), (44, -74)], [(10, -48), (34, -40), (52, -42)]],
             [(-14, -12), (-40, -4), (-56, -16), (-54, -40)], 8)  # fmt: skip
    pr.piece(p.poly([(412, 442), (498, 440), (500, 450), (410, 452)]), None, 4)
    for x in (420, 488):
        pr.key.line([(x, 450), (x + 1, 470)], 6, 0.1)
    pr.piece(p.spline([(420, 440), (434, 424), (464, 422), (494, 434, 1), (468, 440)]), "red", 4)
    pr.piece(p.poly([(398, 414), (444, 400), (448, 418), (404, 424)]), None, 4)


def roasting(pr: Print, random: np.random.Generator) -> None:
    """Second floor: a pumpkin turned on the spit."""
    flames(pr, 400, 638, 120, 46, random)
    pr.key.line([(330, 572), (450, 570), (560, 572)], 7, 0.1)
    for x in (346, 556):
        pr.key.line([(x, 570), (x - 6, 638)], 6, 0.1)
        pr.key.line([(x - 12, 558), (x, 572), (x + 12, 558)], 5, 0.1)
    for dx, w in ((-34, 30), (34, 30), (-18, 32), (18, 32), (0, 30)):
        pr.piece(p.circle(460 + dx, 572, w, 36), "red", 4.4)
        pr.cut([(450 + dx, 556), (446 + dx, 572), (450 + dx, 588)], 5)
    with pr.at(314, 638, 0.86):
        newt(pr, random, [[(8, -52), (30, -60), (44, -76)], [(10, -46), (32, -62), (50, -74)]],
             [(-16, -12), (-40, -2), (-58, -8), (-64, -34)], -4)  # fmt: skip


def tasting(pr: Print, random: np.random.Generator) -> None:
    """The great kitchen: a pot as big as a house, and the chef with the ladle at his lips."""
    flames(pr, 380, 998, 230, 62, random)
    for x in (380, 600):
        pr.key.line([(x, 950), (x + (-12 if x < 500 else 12), 996)], 15, 0.1)
    pot = p.spline([(330, 826, 1), (318, 880), (352, 950), (430, 976), (548, 976), (628, 950), (662, 880), (650, 826, 1)])
    pr.piece(pot, "rock", 7)
    for k in range(17):
        x = 356 + k * 17
        low = 960 - abs(x - 490) ** 2 * 0.0016
        pr["rock"].cut([(x, low), (x - (490 - x) * 0.05, 900), (x - (490 - x) * 0.02, 866 - (k % 3) * 8)], 5 if k < 8 else 3)
        if k > 8:
            pr.key.line([(x, 856), (x + 3, 900), (x - 4, low)], 4, 0.8)
    pr.piece(p.circle(490, 822, 170, 36), "key", 0)
    pr.piece(p.circle(490, 822, 152, 26), "yellow", 5)
    for x, y, r in ((430, 820, 15), (486, 812, 22), (540, 826, 13), (590, 816, 17), (462, 832, 9)):
        pr.piece(p.circle(x, y, r, r * 0.8), "orange", 4)
        pr.cut([(x - r * 0.5, y - r * 0.2), (x - r * 0.1, y - r * 0.55)], 4)
    for x, y, r in ((470, 768, 11), (520, 740, 15), (560, 776, 8), (500, 716, 7), (590, 742, 6), (444, 742, 6)):
        pr.piece(p.circle(x, y, r), "yellow", 4)
    with pr.at(244, 996, 1.84):
        newt(pr, random, [], [(-14, -12), (-30, -2), (-38, -24), (-30, -48)], -8)
        pr.carve(p.ribbon([(62, -138), (88, -84)], [11, 13], 8, True))
        pr.piece(p.ribbon([(63, -130), (86, -88)], [6, 7], 8, True), None, 2.4)
        for arm in ([(12, -56), (42, -62), (66, -120)], [(8, -46), (44, -48), (74, -104)]):
            pr.carve(p.ribbon(arm, [15, 13, 11], 18, True))
            pr.key.ink(p.ribbon(arm, [12, 9.6, 8], 18, True))
        for x, y in ((67, -121), (75, -105)):
            for a in (-0.3, 0.5, 1.2):
                pr.key.line([(x - 3, y), (x + 6 * math.cos(a), y + 6 * math.sin(a))], 3.6, 0.2)
    pr.piece(p.spline([(392, 838), (404, 824), (424, 824), (416, 846)]), "yellow", 0)


def stoking(pr: Print, random: np.random.Generator) -> None:
    """The cellar: one shovels, one blows the bellows, one washes up, and the warm water runs out to the pool."""
    flames(pr, 560, 1164, 150, 92, random)
    with pr.at(474, 1164, 0.74):
        newt(pr, random, [], [(-14, -12), (-36, -4), (-50, -20), (-42, -40)], 6)
        pr.key.line([(0, -46), (50, -24), (84, -14)], 6, 0.1)
        pr.piece(p.poly([(80, -22), (112, -18), (108, 0), (76, -6)]), None, 4)
        for arm in ([(8, -54), (20, -40), (16, -38)], [(12, -50), (36, -44), (46, -27)]):
            pr.key.ink(p.ribbon(arm, [12, 9, 8], 16, True))
    with pr.at(366, 1164, 0.62, flip=True):
        newt(pr, random, [[(8, -54), (30, -64), (40, -86)], [(10, -46), (30, -34), (46, -36)]],
             [(-14, -12), (-40, -6), (-56, -24), (-70, -20)], -10)  # fmt: skip
        pr.piece(p.circle(46, -92, 20, 7), None, 3.6)
    with pr.at(236, 1164, 0.72, flip=True):
        newt(pr, random, [[(8, -52), (30, -46), (44, -52)], [(10, -46), (30, -36), (48, -42)]],
             [(-14, -12), (-34, -2), (-50, -12), (-46, -34)], 12)  # fmt: skip
    pr.piece(p.spline([(142, 1114, 1), (214, 1114, 1), (206, 1146), (186, 1158), (160, 1156), (146, 1144)]), "teal", 5)
    for x, y, r in ((156, 1108, 11), (178, 1102, 14), (200, 1109, 10)):
        pr.piece(p.circle(x, y, r), None, 3.4)


def folk(pr: Print) -> None:
    """The climbers, nine of them, each with something: salt, lantern, child, stick, goose, ladder, basket."""
    edge = p.sample([(-2, 1150), (18, 1112), (150, 782), (270, 474), (330, 300), (352, 262)], 200)
    ink = pr.key.ink

    def man(t: float, size: float, extra: Callable[[], None], skirt: bool, tone: str | None) -> None:
        x, y = edge[int(t * 199)]
        with pr.at(float(x) - 8, float(y) + 2, size, 4):
            body = p.spline([(-15, -26, 1), (-11, -60), (0, -66), (9, -62), (14, -28, 1)])
            if skirt:
                body = p.spline([(-20, 2, 1), (-13, -40), (-9, -62), (8, -62), (12, -40), (17, 0, 1)])
            step = 2 + size * 4
            legs = [p.ribbon([(-2, -36), (-8 - step, -18), (-14 - step, 4)], [12, 9, 7], 12, True),
                    p.ribbon([(3, -36), (12 + step, -28), (13 + step, -14)], [12, 9, 7], 12, True)]  # fmt: skip
            pr.carve(p.moved(p.moved(body, 0, 44), 0, -44, 1.16))
            if not skirt:
                ink(*legs)
            pr.piece(body, tone, 4)
            pr.piece(p.circle(4, -75, 11), None, 4)
            ink(p.circle(9, -76, 1.8))
            extra()

    def salt() -> None:
        pr.key.line([(4, -54), (20, -58), (32, -60)], 6, 0.1)
        pr.piece(p.spline([(22, -62), (36, -70), (54, -66), (52, -56), (34, -54)]), "red", 4)
        pr.piece(p.poly([(30, -68), (38, -90), (47, -68)]), None, 4)
        ink(p.poly([(-8, -82), (4, -112), (16, -82)]))

    def lantern() -> None:
        pr.key.line([(2, -54), (22, -60), (30, -56)], 5, 0.1)
        pr.piece(p.rect(24, -56, 14, 18, 3), "yellow", 4)
        ink(p.rect(-8, -88, 26, 8, 2), p.rect(-3, -98, 15, 12, 3))

    def child() -> None:
        ink(p.spline([(-26, -52), (-22, -72), (-8, -70), (-6, -46)]))
        pr.piece(p.circle(-16, -80, 7), None, 3.4)
        ink(p.spline([(-8, -76), (-4, -90), (12, -88), (14, -80)]))

    def stick() -> None:
        pr.key.line([(2, -54), (18, -46), (26, -44)], 5, 0.1)
        pr.key.line([(24, -64), (30, 4)], 4, 0.1)
        ink(p.circle(4, -82, 16, 5), p.circle(4, -86, 9, 7))

    def goose() -> None:
        pr.piece(p.spline([(10, -44), (22, -56), (38, -48), (30, -36), (14, -36)]), None, 3.4)
        pr.piece(p.ribbon([(34, -48), (40, -62), (46, -66)], [8, 6, 5], 10, True), None, 3)
        pr.key.line([(0, -56), (14, -40), (26, -38)], 5, 0.1)
        ink(p.spline([(-8, -70), (-8, -88), (8, -90), (14, -80), (0, -78)]))

    def basket() -> None:
        pr.piece(p.spline([(-32, -64, 1), (-8, -64, 1), (-10, -36), (-28, -38)]), "orange", 4)
        ink(p.spline([(-8, -76), (-2, -90), (12, -88), (14, -78)]))

    def hat_only() -> None:
        ink(p.poly([(-12, -80), (20, -80), (12, -86), (10, -98), (-3, -98), (-4, -86)]))
        pr.key.line([(2, -54), (20, -66), (24, -84)], 5, 0.1)

    rest = ((0.985, 0.9, salt, True, "yellow"), (0.885, 0.84, hat_only, False, "teal"), (0.78, 0.92, goose, True, None),
            (0.675, 0.98, stick, False, "yellow"), (0.565, 0.94, child, True, "teal"), (0.455, 1.06, basket, False, None),
            (0.34, 1.0, lantern, False, "orange"), (0.235, 1.1, hat_only, True, "yellow"),
            (0.13, 1.1, stick, False, "teal"))  # fmt: skip
    for t, size, extra, skirt, tone in rest:
        man(t, size, extra, skirt, tone)


def pool(pr: Print, random: np.random.Generator) -> None:
    """At the foot: warm water from the sink, and people in it up to their chins."""
    water = p.spline([(-30, 1120, 1), (30, 1098), (94, 1096), (150, 1118), (196, 1150), (230, 1230, 1), (-30, 1230, 1)])
    pr.piece(p.ribbon([(176, 1152), (136, 1146), (118, 1160)], [16, 14, 18], 16, True), "teal", 4)
    pr.piece(water, "teal", 6)
    for _ in range(26):
        x, y = random.uniform(24, 190), random.uniform(1110, 1176)
        pr["teal"].cut([(x, y), (x + random.uniform(14, 30), y + random.normal(0, 1))], 3)
    for x, y, tone in ((62, 1128, None), (112, 1158, "orange"), (48, 1166, None), (160, 1150, None)):
        pr.piece(p.spline([(x - 15, y + 10, 1), (x - 8, y - 2), (x + 8, y - 2), (x + 15, y + 10, 1)]), tone, 3)
        pr.piece(p.circle(x, y - 11, 11), tone, 4)
        pr.key.ink(p.spline([(x - 12, y - 10), (x - 6, y - 24), (x + 9, y - 22), (x + 11, y - 14), (x - 2, y - 16)]))


def paint() -> p.Array:
    """Seven blocks, from the dusk to the black."""
    img = paper("fbf3e0", tooth=0.006, seed=4)
    random = np.random.default_rng(7)
    pr = Print(INKS, KEY, 5)
    sky(pr, random)
    plume(pr, random)
    mountain(pr, random)
    rooms(pr, random)
    chopping(pr, random)
    roasting(pr, random)
    tasting(pr, random)
    stoking(pr, random)
    folk(pr)
    pool(pr, random)
    pr.carve(p.cut(p.rect(-40, -40, 880, 1280), SHEET))
    pr.pull(img)
    return img
