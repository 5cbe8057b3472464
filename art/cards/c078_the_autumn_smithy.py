"""At dusk a boar smith lifts his hammer over one glowing leaf; a squirrel carries the last one up into the red half of
the wood.

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

INKS = {"dusk": "4a50a2", "green": "3f9a52", "red": "d83a26", "orange": "f4862a", "yellow": "ffd24c"}
KEY = "17111d"
SHEET = p.spline(p.points("20,22! 400,18 781,21! 779,600 782,1179! 400,1182 19,1178! 22,600"))
HOT = (206.0, 838.0)  # the leaf on the stump: the light of the whole card
MAPLE = p.points("0,60 -10,26 -40,36 -34,18 -62,8 -46,-8 -58,-34 -30,-28 -22,-48 -10,-40")


def black(pr: Print, *shapes: skia.Path) -> None:
    """Shapes in the key alone."""
    for block in pr.blocks.values():
        block.carve(*shapes)
    pr.key.ink(*shapes)


def lit(pr: Print, points: p.Points, width: float, ink: str) -> None:
    """A cut in the black that shows the ink below it."""
    pr.key.cut(points, width)
    pr[ink].line(points, width + 3, 0.2)


def maple() -> skia.Path:
    """A leaf with five points, stalk down, about 120 wide."""
    return p.poly([*MAPLE, (0.0, -74.0), *[(-x, y) for x, y in reversed(MAPLE[1:])]])


def night(pr: Print) -> None:
    """Blue dusk, and the glow of the work in rings, rays cut out towards it."""
    random = np.random.default_rng(8)
    pr["dusk"].ink(p.rect(0, 0, 800, 1200))
    x, y = HOT
    for r, ink in ((372, "red"), (278, "orange"), (178, "yellow")):
        disc = p.circle(x, y - 16, r)
        pr.carve(disc)
        pr[ink].ink(disc)
    for r0, r1, ink, n, w in ((390, 520, "dusk", 64, 6), (294, 362, "red", 46, 7), (194, 262, "orange", 32, 8)):
        for k in range(n):
            a = (k + random.uniform(-0.25, 0.25)) * math.tau / n
            far = r1 * random.uniform(0.9, 1.05) if ink != "dusk" else random.uniform(420, 560)
            pr[ink].cut([(x + q * math.cos(a), y - 16 + q * math.sin(a)) for q in (far, r0)], w)


def leaf(pr: Print, x: float, y: float, size: float, turn: float, ink: str) -> None:
    """One big leaf of the crown with its ribs cut in."""
    with pr.at(x, y, size, turn):
        shape = p.spline(p.points("0,52! -30,26 -34,-6 -18,-40 0,-62! 22,-36 34,-2 26,30"))
        pr.piece(shape, ink, 5)
        pr.cut([(0, 44), (2, 0), (0, -48)], 5)
        for side, at in ((-1, 18), (1, 6), (-1, -10), (1, -20)):
            pr.cut([(side * 3, at), (side * 19, at - 17)], 3.6)


def crowns(pr: Print) -> None:
    """A handful of large leaves: forged on the left, still green on the right."""
    black(pr, p.ribbon(p.points("-6,1010 38,640 46,500 30,300 64,60 90,10"), [110, 66, 60, 54, 40, 30], 60))
    black(pr, p.ribbon([(40, 300), (130, 210), (250, 190)], [36, 22, 8], 40))
    for k in range(9):
        yy = 690 - k * 62
        lit(pr, [(58 - k % 3 * 5, yy), (62 - k % 3 * 5, yy - 34)], 6, "orange")
    red = (
        (60, 70, 1.2, -30, "red"),
        (160, 60, 1.05, 24, "orange"),
        (250, 92, 1.15, 78, "red"),
        (70, 180, 0.95, -64, "orange"),
        (158, 164, 1.25, -8, "yellow"),
        (266, 214, 0.95, 112, "orange"),
    )
    green = ((560, 62, 1.05, -40), (640, 92, 1.2, 10), (734, 66, 1.15, -70), (752, 182, 1.1, 30))
    for x, y, size, turn, ink in red:
        leaf(pr, x, y, size, turn=turn, ink=ink)
    for x, y, size, turn in green:
        leaf(pr, x, y, size, turn=turn, ink="green")


def squirrel(pr: Print) -> None:
    """Up the stem with a glowing leaf in its mouth."""
    with pr.at(112, 392, 0.98, 4):
        tail = p.spline(p.points("26,84! 66,96 98,66 92,22 112,-14 96,-34 64,-16 52,22 40,48"))
        pr.piece(tail, "orange", 5)
        pr.cut([(58, 76), (76, 44), (82, 2)], 6)
        pr.cut([(48, 66), (60, 30), (76, -14)], 5)
        body = p.spline(p.points("-18,92 22,98 38,60 30,10 22,-22 -6,-28 -20,10 -26,56"))
        pr.piece(body, "orange", 5)
        pr.piece(p.spline(p.points("-14,-8 6,2 -8,22 -46,20 -44,8 -18,6")), "orange", 4)
        pr.piece(p.spline(p.points("6,56 28,78 10,104 -40,112 -44,100 -10,88")), "orange", 4)
        pr.piece(p.moved(maple(), -36, -120, 0.86, turn=-8), "yellow", 5)
        pr.key.line([(-36, -74), (-35, -130)], 4)
        pr.piece(p.poly([(14, -66), (32, -96), (34, -54)]), "orange", 4)
        head = p.spline(p.points("-40,-62 -24,-76 4,-78 28,-60 30,-32 6,-20 -22,-32 -42,-48"))
        pr.piece(head, "orange", 5)
        pr.key.ink(p.circle(-6, -54, 7))
        pr.key.carve(p.circle(-8, -57, 2.5))
        pr.key.ink(p.circle(-42, -56, 5))


def stump(pr: Print) -> None:
    """The anvil: a stump cut off by the lower edge, lit on top."""
    side = p.spline(p.points("36,914! 60,1040 16,1150 10,1230! 470,1230! 404,1140 372,1030 386,914!"))
    black(pr, side)
    for k, x in enumerate((64, 92, 126, 158, 190, 226, 258, 294, 326, 356)):
        lean = (x - 210) * 0.22
        for top, n in ((962 + k * 37 % 31, 70), (1060 + k * 53 % 40, 90)):
            lit(
                pr, [(x, top), (x + lean * 0.4, top + n / 2), (x + lean, top + n)], 7, "orange" if top < 1000 else "red"
            )
    pr.piece(p.circle(211, 914, 178, 44), "yellow", 7)
    for r, a, b in ((0.8, 3.4, 5.9), (0.8, 0.3, 2.9), (0.55, 3.0, 5.2), (0.55, 0.1, 2.4)):
        pr.key.line([(211 + 178 * r * math.cos(t), 914 + 44 * r * math.sin(t)) for t in np.linspace(a, b, 8)], 4)


def glowing(pr: Print) -> None:
    """The leaf: white-hot in the middle, red at its points; sparks jump away."""
    x, y = HOT
    with pr.at(x, y, 1.75, -14):
        pr.piece(maple(), "red", 4)
        pr.piece(p.moved(maple(), 0, 0, 0.76), "orange", 0)
        pr.piece(p.moved(maple(), 0, 2, 0.52), None, 0)
        pr.key.line([(0, 88), (0, 40), (1, -34)], 3.5)
        for tx, ty in p.points("-34,2 34,2 -26,-22 26,-22"):
            pr.key.line([(0, 22), (tx * 0.55, ty * 0.4 + 8), (tx, ty)], 2.6)
    for a, r, n in (
        (-168, 152, 44),
        (-146, 168, 30),
        (-122, 150, 54),
        (-96, 166, 34),
        (-72, 150, 46),
        (-44, 164, 30),
        (-22, 150, 40),
    ):
        t = math.radians(a)
        pr.cut([(x + q * math.cos(t), y + q * math.sin(t)) for q in (r + n, r)], 10)


HEAD = p.points(
    "150,-70 60,-122 -20,-124 -82,-92 -150,-52 -222,-34 -274,-34! -296,26 -280,78! -226,92 -150,104 -70,140 40,170 "
    "160,140"
)


def boar(pr: Print) -> None:
    """One heavy black silhouette from hoof to hammer hand; bristles along the back."""
    body = p.spline(
        p.points("520,310 578,344 622,450 700,540 790,690 820,1230! 452,1230! 424,1010 404,840 398,700 420,560")
    )
    head = p.moved(p.spline(HEAD), 512, 446, 1, turn=-18)
    arm = p.ribbon(p.points("600,660 676,600 738,500 728,390 690,282"), [190, 150, 118, 96, 74], 70, True)
    shape = p.union(body, head, arm)
    for x, y, a, n in (
        (452, 330, -122, 66),
        (474, 322, -104, 52),
        (500, 316, -112, 78),
        (590, 344, -66, 58),
        (606, 384, -44, 46),
        (616, 428, -30, 44),
    ):
        t = math.radians(a)
        tip = (x + n * math.cos(t), y + n * math.sin(t), 1)
        shape = p.union(shape, p.spline([(x - 18, y + 16, 1), tip, (x + 18, y + 16, 1)]))
    pr.carve(shape)
    pr["dusk"].ink(shape)
    black(pr, shape)


def features(pr: Print) -> None:
    """Snout, tusk, eye and ear; the light of the leaf along brow, jaw and throat."""
    with pr.at(512, 446, 1, -18):
        ear = p.spline(p.points("28,-96! 20,-160 52,-214! 104,-166 112,-96!"))
        black(pr, ear)
        pr.piece(p.spline(p.points("48,-106! 40,-156 56,-186! 86,-152 88,-104!")), "red", 0)
        snout = p.spline(p.points("-268,-34 -246,20 -254,78 -288,84 -312,24 -296,-36"))
        pr.piece(snout, "orange", 7)
        pr.key.ink(p.circle(-288, 6, 7, 12), p.circle(-282, 46, 7, 12))
        lit(pr, p.points("-236,64 -180,78 -112,84 -74,66"), 7, "orange")
        tusk = p.spline(p.points("-196,84! -222,44 -218,0! -194,36 -158,76!"))
        pr.piece(tusk, None, 6)
        eye = p.spline(p.points("-104,-34! -70,-62 -30,-44! -62,-16"))
        pr.piece(eye, None, 0)
        pr.key.ink(p.circle(-76, -34, 15))
        pr.key.carve(p.circle(-82, -40, 4.5))
        lit(pr, [(-124, -56), (-84, -88), (-30, -76)], 8, "orange")
        for k, (x, y) in enumerate(p.points("-228,-20 -192,-24 -154,-32 -206,8 -168,4 -128,-6 -140,34 -104,24")):
            lit(pr, [(x, y), (x + 26 + k % 3 * 5, y - 7 - k % 2 * 3)], 6, "orange")
        for x, y, n in ((-196, 102, 40), (-132, 120, 44), (-66, 142, 40), (-86, 108, 30)):
            lit(pr, [(x, y), (x + n, y + 8)], 8, "orange")


def bristles(pr: Print) -> None:
    """Blue marks where the evening lies on back, arm and shoulder; red ones towards the fire."""
    marks = (((540, 352), 40), ((556, 412), 52), ((582, 474), 60), ((530, 470), 56), ((536, 536), 66))
    for (x, y), a in marks:
        t = math.radians(a)
        lit(
            pr,
            [
                (x, y),
                (x + 20 * math.cos(t), y + 20 * math.sin(t)),
                (x + 44 * math.cos(t + 0.1), y + 44 * math.sin(t + 0.1)),
            ],
            7,
            "dusk",
        )
    for edge in (p.points("520,660 560,616 622,560 668,488 680,404"), p.points("604,748 660,706 722,640 768,548")):
        lit(pr, p.sample(edge, 40), 9, "dusk")
    for x, y, dx, dy in (
        (716, 380, -10, -40),
        (744, 420, -8, -44),
        (754, 490, 0, -42),
        (716, 470, 2, -42),
        (740, 560, 14, -40),
        (744, 680, 10, 46),
        (764, 770, 5, 48),
        (726, 740, 8, 46),
        (748, 860, 4, 50),
        (764, 960, 2, 46),
        (724, 940, 3, 48),
        (752, 1060, 2, 46),
        (700, 510, -20, 36),
        (664, 566, -28, 34),
        (640, 640, -30, 28),
        (706, 574, -22, 34),
    ):
        lit(pr, [(x, y), (x + dx, y + dy)], 7, "dusk")


def apron(pr: Print) -> None:
    """Red leather from chest to knee, its strings tied behind."""
    shape = p.spline(p.points("430,716! 520,700 560,716! 606,840 640,1000 650,1230! 440,1230! 412,1010 404,840"))
    pr.piece(shape, "red", 7)
    lit(pr, p.sample([(600, 826), (690, 812), (782, 836)], 20), 12, "red")
    for line in (
        [(470, 770), (456, 880), (468, 1010)],
        [(520, 750), (536, 860), (540, 960)],
        [(580, 880), (602, 1000), (606, 1130)],
    ):
        pr.cut(line, 8)
    pr.piece(p.spline(p.points("470,1040! 590,1036! 598,1140 574,1172 494,1174 470,1140")), "red", 6)
    for x in (488, 520, 552, 578):
        pr.cut([(x, 1052), (x + 14, 1054)], 5)


def tongs(pr: Print) -> None:
    """The other arm comes from behind the chest and holds the leaf fast by its stalk."""
    pr.piece(p.ribbon([(370, 780), (300, 804), (230, 886)], [15, 15, 11], 30), "key", 0)
    pr.piece(p.ribbon([(366, 812), (300, 856), (224, 898)], [15, 15, 11], 30), "key", 0)
    black(pr, p.ribbon([(500, 650), (440, 738), (362, 792)], [130, 92, 70], 40, True))
    hoof = p.spline(p.points("380,752 344,752 312,774 318,790! 344,794 314,808! 326,830 366,838 392,816"))
    pr.piece(hoof, "orange", 7)
    pr.key.line([(320, 798), (352, 796), (374, 794)], 7)
    for x, y in p.points("394,748 404,800 428,716 430,772"):
        lit(pr, [(x, y), (x + 24, y - 20)], 7, "orange")


def hammer(pr: Print) -> None:
    """High over the head; the trotter closes round the handle."""
    pr.piece(p.ribbon([(764, 334), (686, 284), (440, 140)], [30, 27, 27], 30), "yellow", 7)
    with pr.at(428, 136, 0.9, 32):
        pr.piece(p.spline(p.points("-62,-116! 0,-120 62,-116! 60,0 62,112! 0,116 -62,112! -58,0")), None, 8)
        pr.key.ink(p.rect(-62, 84, 124, 30), p.rect(-62, -116, 124, 22))
        for x in (-38, -14, 10, 34):
            pr.key.line([(x, -70 + abs(x)), (x + 2, 50 - abs(x) * 0.5)], 5, 0.7)
    with pr.at(44, 48):
        palm = p.spline(p.points("596,214 640,178 684,200 704,246 690,296 650,306 616,276"))
        black(pr, palm)
        for toe in (
            p.points("600,224 612,196 640,190 664,206 654,222 634,236 628,262 608,258"),
            p.points("632,262 646,240 672,226 692,240 686,258 666,270 656,294 636,290"),
        ):
            pr.piece(p.spline(toe), "orange", 6)


def paint() -> p.Array:
    """Dusk and glow, leaves, squirrel, stump and leaf, and the smith over all."""
    img = paper("fbf4e2", tooth=0.006, seed=4)
    pr = Print(INKS, KEY, seed=5)
    night(pr)
    crowns(pr)
    squirrel(pr)
    stump(pr)
    glowing(pr)
    boar(pr)
    features(pr)
    bristles(pr)
    tongs(pr)
    apron(pr)
    hammer(pr)
    pr.carve(p.cut(p.rect(-20, -20, 840, 1240), SHEET))
    pr.pull(img)
    return img
