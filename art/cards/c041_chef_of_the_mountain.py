"""The volcano is a kitchen: a great salamander tastes the lava, and outside the hungry climb up with the salt.

Technique: linocut.
"""

from __future__ import annotations

import math

import numpy as np
import skia

from art import paint as p
from art.paint.voices.linocut import Print, gouge
from art.paint.voices.printing import PLAIN, curve, paper

NUMBER, TITLE = 41, "Chef of the Mountain"
FINISH = PLAIN

INKS = {"night": "1f7078", "rock": "7a2438", "orange": "f47a22", "yellow": "ffcd3c", "red": "d92f24"}
KEY = "170d14"
CONE = p.spline([(-70, 1230, 1), (-6, 1040), (66, 800), (134, 560), (184, 380), (222, 250, 1), (300, 276), (386, 262), (470, 280),
                 (548, 246, 1), (590, 380), (644, 560), (718, 800), (800, 1040), (870, 1230, 1)])  # fmt: skip
CAVE = p.spline([(288, 272, 1), (250, 390), (204, 560), (132, 800), (72, 1020), (66, 1090), (90, 1134), (200, 1146), (400, 1150), (600, 1146),
                 (706, 1134), (728, 1090), (720, 1020), (656, 800), (582, 560), (530, 390), (490, 272, 1)])  # fmt: skip


def inside(shape: skia.Path) -> skia.Path:
    """The part of a shape that lies in the cave."""
    return skia.Op(shape, CAVE, skia.PathOp.kIntersect_PathOp) or shape


def sky(pr: Print, random: np.random.Generator) -> None:
    """A teal night, a few sparks, and one plume that leans away."""
    pr["night"].ink(p.rect(-20, -20, 840, 1240))
    for x, y in ((600, 70), (706, 150), (756, 300), (60, 330), (130, 420), (52, 560), (490, 140), (660, 240)):
        pr.cut([(x, y), (x + 9, y - 13)], 6)
    lobes = [(398, 214, 46, 40), (446, 170, 58, 52), (404, 128, 52, 50), (486, 104, 74, 66), (560, 160, 62, 54), (592, 82, 82, 72),
             (668, 134, 70, 60), (704, 50, 90, 80), (790, 110, 80, 74), (800, 20, 80, 70), (520, 36, 60, 50)]  # fmt: skip
    lobes = [(784 - x, y, rx, ry) for x, y, rx, ry in lobes]
    plume = p.union(*[p.circle(x, y, rx, ry) for x, y, rx, ry in lobes], p.poly([(336, 300), (452, 300), (428, 200), (344, 190)]))
    pr.piece(plume, "orange", 9)
    for x, y, rx, ry in lobes[1:]:
        for k in range(2):
            q = 0.74 - 0.26 * k
            arc = [(x + rx * q * math.cos(a), y + ry * q * math.sin(a)) for a in np.linspace(1.6 - 0.3 * k, -0.3, 8)]
            pr.piece(gouge(curve(arc, 3.0), rx * (0.17 - 0.05 * k), random, 0.2), "yellow", 0)


def mountain(pr: Print, random: np.random.Generator) -> None:
    """The cone, cut open; its flanks are carved downhill, its inside glows."""
    pr.piece(CONE, "rock", 10)
    pr.piece(CAVE, "orange", 10)
    with pr.key.at(0, 0, clip=p.cut(CONE, CAVE)):
        for side in (-1, 1):
            for k in range(34):
                t = (k + random.uniform(0.1, 0.9)) / 34
                y = 280 + 900 * t
                x = 390 + side * (166 + 350 * t - random.uniform(6, 46))
                n = random.uniform(36, 86)
                pr.key.line([(x, y), (x + side * n * 0.16, y + n * 0.5), (x + side * n * 0.4, y + n)], random.uniform(4, 9), 0.9)
    left = [(378, 262), (366, 420), (340, 560), (330, 740), (350, 940), (420, 1120)]
    right = [(412, 262), (440, 400), (500, 560), (576, 720), (640, 880), (676, 1040), (680, 1120)]
    pr.piece(p.spline([*left, *right[::-1]]), "yellow", 0)
    for edge, side in ((p.sample(left, 40), -1), (p.sample(right, 40), 1)):
        for x, y in edge[1:]:
            n = random.uniform(16, 46)
            mark = [(float(x) + side * n, float(y) - n * 0.7), (float(x) - side * 8, float(y) + 6)]
            pr.piece(inside(gouge(curve(mark, 3.0), 11, random, 0.1)), "yellow", 0)
    pr.key.line([(70, 1122), (240, 1134), (400, 1138), (620, 1132), (730, 1120)], 15, 0.1)


def fire(pr: Print, x: float, h: float, w: float, ink: str) -> None:
    """One tongue of the fire, licking away from the middle of the pot."""
    lean = (x - 546) * 0.18
    shape = [(x - w, 1132, 1), (x - w * 0.95, 1132 - h * 0.3), (x - w * 0.3 + lean * 0.4, 1132 - h * 0.62), (x + lean, 1132 - h, 1),
             (x + w * 0.5 + lean * 0.5, 1132 - h * 0.6), (x + w * 0.95, 1132 - h * 0.3), (x + w, 1132, 1)]  # fmt: skip
    pr.piece(p.spline(shape), ink, 5 if ink == "red" else 0)


def pot(pr: Print, random: np.random.Generator) -> None:
    """The great pot on its fire, lava to the brim."""
    for x, h, w in ((414, 190, 34), (682, 210, 36), (462, 120, 40), (640, 130, 42)):
        fire(pr, x, h, w, "red")
    body = p.spline([(404, 858, 1), (398, 930), (424, 1010), (480, 1056), (546, 1066), (612, 1056), (668, 1010), (694, 930), (688, 858, 1)])
    pr.piece(body, "orange", 0)
    pr.key.ink(body)
    for k in range(11):
        t = (k + 0.5) / 11
        a = math.pi * (1 - t)
        x = 546 + 134 * math.cos(a)
        if 0.3 < t < 1:
            pr.piece(
                gouge(
                    curve(
                        [(x, 905 + 6 * math.sin(a)), (x - 6 * math.cos(a), 960), (546 + 100 * math.cos(a), 1010 + 24 * math.sin(a))], 3.0
                    ),
                    8,
                    random,
                ),
                "rock",
                0,
            )
    for x, h, w in ((440, 84, 30), (500, 60, 30), (552, 78, 34), (606, 56, 30), (656, 92, 32)):
        fire(pr, x, h, w, "red")
        fire(pr, x + 4, h * 0.55, w * 0.5, "yellow")
    pr.piece(p.circle(546, 862, 156, 40), "orange", 0)
    pr.key.ink(p.circle(546, 862, 156, 40))
    pr.piece(p.circle(546, 856, 136, 29), "yellow", 0)
    for x, y, r in ((492, 850, 20), (560, 860, 27), (624, 848, 17), (600, 796, 15), (534, 770, 10), (644, 742, 11), (590, 700, 7)):
        pr.piece(p.circle(x, y, r), "red", 6)
        pr.cut([(x - r * 0.5, y + r * 0.1), (x - r * 0.1, y - r * 0.5)], r * 0.34)


def spots(pr: Print, places: list[tuple[float, float, float, float, float]]) -> None:
    """The salamander's yellow flames, each laid by hand."""
    for x, y, rx, ry, turn in places:
        pr.piece(
            p.moved(
                p.spline([(-rx, 0), (-rx * 0.3, -ry), (rx * 0.7, -ry * 0.7), (rx, ry * 0.2), (rx * 0.2, ry), (-rx * 0.6, ry * 0.8)]),
                x,
                y,
                1,
                turn,
            ),
            "yellow",
            0,
        )


def limb(pr: Print, line: list[p.Point], widths: list[float], fingers: list[tuple[float, float]]) -> None:
    """An arm with round finger tips, cut free of the body."""
    at = line[-1]
    shape = p.union(
        p.ribbon(line, widths, 40, True), *[p.ribbon([at[:2], (at[0] + dx, at[1] + dy)], [17, 15], 8, True) for dx, dy in fingers]
    )
    pr.key.outline(shape, 8)
    for block in pr.blocks.values():
        block.carve(shape)
    pr["orange"].ink(shape)
    pr.key.ink(shape)


def hat(pr: Print, x: float, y: float, size: float, lean: float) -> None:
    """A tall white hat, none too well starched."""
    with pr.at(x, y, size, lean):
        top = p.spline([(-48, 0, 1), (-54, -70), (-84, -104), (-82, -150), (-46, -166), (-20, -196), (26, -194), (48, -162), (84, -152), (88, -108),
                        (60, -76), (50, 0, 1)])  # fmt: skip
        pr.piece(top, None, 9)
        for line in ([(-26, -40), (-30, -84), (-44, -118)], [(2, -42), (4, -92), (0, -132)], [(28, -42), (34, -80), (50, -112)]):
            pr.key.line(line, 6, 0.8)
        pr.piece(p.spline([(-54, -34, 1), (0, -26), (54, -36, 1), (52, 6, 1), (0, 14), (-52, 6, 1)]), None, 8)


def chef(pr: Print) -> None:
    """The master: black, flamed with yellow, eyes shut over the ladle."""
    tail = p.ribbon([(262, 1040), (190, 1096), (120, 1092), (92, 1040), (116, 990), (150, 1000)], [104, 76, 52, 38, 24, 8], 60)
    body = p.spline([(232, 720), (196, 790), (172, 890), (174, 1000), (206, 1080), (196, 1118), (176, 1132, 1), (256, 1136, 1), (272, 1104), (316, 1106),
                     (322, 1138, 1), (404, 1136, 1), (380, 1112), (374, 1080), (392, 1000), (388, 890), (366, 790), (352, 712)])  # fmt: skip
    head = p.spline([(196, 690), (190, 630), (216, 580), (268, 556), (322, 560), (366, 578), (424, 596), (462, 622), (470, 656), (452, 690), (408, 716),
                     (352, 740), (290, 752), (226, 740)])  # fmt: skip
    whole = p.union(tail, body, head)
    pr.piece(whole, "orange", 0)
    pr.key.ink(whole)
    belly = p.spline([(340, 850), (372, 900), (380, 990), (360, 1070), (322, 1088), (308, 1000), (314, 900)])
    pr.piece(belly, "yellow", 0)
    for y, a, b in ((950, 310, 376), (1000, 312, 376), (1046, 318, 368)):
        pr.key.line([(a, y), ((a + b) / 2, y + 7), (b, y)], 5, 0.7)
    spots(pr, [(222, 800, 22, 13, -60), (208, 880, 26, 15, 80), (252, 920, 16, 12, 10), (214, 968, 20, 15, 60), (250, 1040, 27, 16, -30), (180, 1082, 20, 11, 10),
               (118, 1074, 15, 9, 50), (96, 1030, 11, 7, 80), (270, 850, 13, 10, 0), (246, 652, 26, 14, -50), (300, 690, 12, 8, 0)])  # fmt: skip
    scarf = p.spline([(212, 716), (270, 744), (340, 736), (384, 704), (398, 728), (360, 766), (280, 784), (208, 758)])
    pr.piece(scarf, "red", 7)
    pr.piece(p.spline([(352, 756, 1), (392, 772), (404, 812, 1), (372, 804), (350, 826, 1), (336, 784)]), "red", 7)
    pr.cut([(450, 674), (404, 688), (352, 684), (328, 664)], 7)
    pr.cut([(446, 632), (440, 626)], 7)
    pr.cut([(376, 612), (350, 636), (320, 620)], 10)
    hat(pr, 268, 574, 1.06, 5)


def tasting(pr: Print) -> None:
    """The ladle at his lips."""
    handle = p.ribbon([(504, 664), (560, 700), (566, 770), (560, 812)], [13, 12, 12, 14], 40, True)
    pr.piece(handle, "rock", 6)
    pr.piece(p.spline([(452, 640, 1), (458, 676), (484, 692), (512, 684), (524, 650, 1), (488, 658)]), "rock", 6)
    pr.piece(p.circle(488, 646, 36, 13), "yellow", 6)
    limb(pr, [(282, 826), (350, 908), (428, 880), (536, 776)], [84, 66, 46, 28], [(28, 2), (30, -16), (18, 20), (-4, -24)])
    pr.cut([(318, 872), (358, 902), (414, 880)], 7)


def climber(pr: Print, x: float, y: float, size: float, coat: str | None, knee: float, hat_: list[p.Point]) -> None:
    """One of the hungry on the ladder (at the left of him): hands on a rung, one knee up."""
    with pr.at(x, y, size, -15):
        for limb_ in ([(8, -36), (4, -12), (-20, 8)], [(0, -38), (-16, -34 - knee), (-26, -14 - knee)]):
            pr.key.ink(p.ribbon(limb_, [13, 11, 8], 14, True))
        pr.key.ink(p.ribbon([(0, -72), (-18, -66), (-30, -84)], [9, 8, 7], 14, True))
        pr.piece(p.spline([(-8, -32, 1), (-12, -68), (2, -82), (16, -68), (16, -32, 1)]), coat, 5)
        pr.key.ink(p.ribbon([(6, -70), (-14, -84), (-30, -108)], [10, 9, 7], 14, True))
        pr.piece(p.circle(0, -98, 13, 14), None, 5)
        pr.key.ink(p.spline(hat_))


def procession(pr: Print) -> None:
    """A long ladder on the slope; the first is at the rim, with salt on a cushion."""
    for dx in (0, 34):
        pr.piece(p.poly([(560 + dx, 232), (569 + dx, 230), (818 + dx, 1060), (808 + dx, 1062)]), "yellow", 4)
    for k in range(13):
        x, y = 575 + 17.4 * k, 272 + 58 * k
        pr.piece(p.poly([(x, y), (x + 34, y - 4), (x + 35, y + 4), (x + 1, y + 8)]), "yellow", 3.5)
    climber(pr, 664, 492, 1.06, "red", 8, [(-16, -98), (-12, -114), (2, -120), (14, -110), (16, -98), (0, -104)])
    climber(pr, 715, 670, 0.84, None, 0, [(-14, -102, 1), (-2, -138, 1), (14, -104, 1)])
    climber(pr, 776, 862, 1.12, "orange", 14, [(-26, -102, 1), (-10, -110), (-6, -122), (8, -122), (12, -110), (26, -104, 1), (0, -100)])
    with pr.at(522, 256, 1.0):
        for limb_ in ([(-4, -34), (-10, -16), (-8, 4)], [(6, -34), (8, -16), (14, 4)]):
            pr.key.ink(p.ribbon(limb_, [12, 10, 8], 14, True))
        pr.piece(p.spline([(-12, -28, 1), (-10, -64), (2, -74), (14, -64), (16, -28, 1)]), "yellow", 5)
        pr.piece(p.circle(0, -88, 12, 13), None, 5)
        pr.key.ink(p.spline([(-13, -92), (-2, -104), (14, -98), (14, -80), (6, -92)]))
        pr.key.ink(p.ribbon([(4, -60), (-16, -50), (-30, -52)], [9, 8, 7], 14, True))
        pr.piece(p.spline([(-64, -58), (-42, -66), (-20, -58), (-24, -46), (-60, -46)]), "red", 5)
        pr.piece(p.spline([(-58, -62, 1), (-42, -90), (-27, -61, 1)]), None, 5)


def paint() -> p.Array:
    """The card."""
    random = np.random.default_rng(41)
    img = paper("fff6e4", seed=41)
    pr = Print(INKS, KEY, 41)
    sky(pr, random)
    mountain(pr, random)
    procession(pr)
    with pr.at(26, 0):
        chef(pr)
    pot(pr, random)
    with pr.at(16, 0):
        tasting(pr)
    pr.pull(img, 0.9, 0.28)
    return img
