"""At dusk a boar smith lifts his hammer over one glowing leaf; half of the wood is red already.

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
    for r, ink in ((362, "red"), (236, "orange")):
        disc = p.circle(x, y - 16, r)
        pr.carve(disc)
        pr[ink].ink(disc)
    for r0, r1, ink, n, w in ((380, 520, "dusk", 60, 6), (252, 350, "red", 44, 8)):
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
    """A few large leaves: forged on the left, still green on the right."""
    black(pr, p.ribbon(p.points("-40,1230 -10,980 34,640 46,500 30,300 64,60 90,10"), [90, 90, 72, 60, 54, 40, 30], 60))
    black(pr, p.ribbon(p.points("36,196 90,156 168,130"), [26, 16, 8], 30))
    black(pr, p.ribbon(p.points("800,126 750,104 676,108"), [20, 14, 7], 30))
    for k in range(6):
        yy = 690 - k * 62
        lit(pr, [(58 - k % 3 * 5, yy), (62 - k % 3 * 5, yy - 34)], 6, "orange")
    for x, y, size, turn, ink in (
        (84, 84, 1.4, -24, "red"),
        (206, 108, 1.25, 62, "orange"),
        (110, 246, 1.15, 118, "yellow"),
        (634, 80, 1.3, -62, "green"),
        (752, 160, 0.95, 166, "green"),
    ):
        leaf(pr, x, y, size, turn=turn, ink=ink)


def stump(pr: Print) -> None:
    """The anvil: a stump cut off by the lower edge, lit on top."""
    side = p.spline(p.points("36,914! 60,1040 16,1150 10,1230! 470,1230! 404,1140 372,1030 386,914!"))
    black(pr, side)
    for k, x in enumerate((84, 106, 132, 160, 190, 226, 258, 290, 316, 340)):
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
        pr.piece(maple(), "red", 5)
        pr.piece(p.moved(maple(), 0, 1, 0.8), "yellow", 0)
        pr.piece(p.moved(maple(), 0, 3, 0.56), None, 0)
        pr.key.line([(0, 88), (0, 40), (1, -34)], 3.5)
        for tx, ty in p.points("-34,2 34,2 -26,-22 26,-22"):
            pr.key.line([(0, 22), (tx * 0.55, ty * 0.4 + 8), (tx, ty)], 2.6)
    for a, r, n in (
        (-138, 150, 30),
        (-122, 150, 54),
        (-96, 166, 34),
        (-72, 150, 46),
        (-44, 164, 30),
        (-22, 150, 40),
    ):
        t = math.radians(a)
        pr.cut([(x + q * math.cos(t), y + q * math.sin(t)) for q in (r + n, r)], 10)


HEAD = p.points(
    "110,-84 60,-118 -20,-124 -82,-92 -150,-52 -222,-34 -274,-34! -296,26 -280,78! -226,92 -150,104 -70,140 30,166 "
    "110,150"
)


def boar(pr: Print) -> None:
    """One heavy black silhouette, head and body; bristles along the back."""
    body = p.spline(
        p.points("520,310 578,344 612,440 662,530 770,690 820,1230! 452,1230! 436,1010 424,840 418,700 420,560")
    )
    head = p.moved(p.spline(HEAD), 512, 446, 1, turn=-18)
    shape = p.union(body, head)
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
        for x, y, n in ((-132, 112, 44), (-66, 142, 40), (-86, 108, 30)):
            lit(pr, [(x, y), (x + n, y + 8)], 8, "orange")


def bristles(pr: Print) -> None:
    """Blue marks where the evening lies on neck and back."""
    for x, y, dx, dy in (
        (536, 350, 30, 30),
        (556, 412, 24, 38),
        (584, 470, 22, 40),
        (522, 466, 26, 42),
        (548, 534, 16, 44),
        (494, 540, 18, 42),
        (740, 730, 12, 66),
        (766, 868, 4, 36),
        (722, 890, 8, 74),
        (760, 950, 4, 62),
        (716, 1020, 4, 40),
        (744, 1070, 4, 70),
    ):
        lit(pr, [(x, y), (x + dx * 0.5, y + dy * 0.45), (x + dx, y + dy)], 7, "dusk")


def apron(pr: Print) -> None:
    """Red leather from chest to knee, its strings tied behind."""
    shape = p.spline(p.points("448,726! 520,708 570,724! 612,840 640,1000 650,1230! 452,1230! 436,1010 428,840"))
    pr.piece(shape, "red", 7)
    lit(pr, p.sample([(606, 846), (690, 836), (782, 856)], 20), 12, "red")
    for line in (
        [(478, 780), (468, 900), (482, 1040)],
        [(520, 800), (536, 930), (540, 1090)],
        [(584, 900), (602, 1020), (604, 1150)],
    ):
        pr.cut(line, 8)


def grip(pr: Print, x: float, y: float, size: float, turn: float) -> None:
    """Two hoofed fingers closed over a bar that runs along the turned x axis, the dew claw below it."""
    with pr.at(x, y, size, turn):
        pr.piece(p.spline(p.points("34,22 58,24 66,46 48,56 32,44")), "orange", 6)
        for dx, dy in ((26, 4), (-22, 0)):
            finger = p.spline(p.points("-20,-40 0,-50 20,-40 24,0 18,34! 0,44 -18,34! -24,0", at=(dx, dy)))
            hoof = p.spline(p.points("-26,8! 0,16 26,8! 30,60! -30,60!", at=(dx, dy)))
            pr.piece(finger, "orange", 6)
            pr.piece(p.intersection(finger, hoof), None, 5)
            pr.cut([(dx - 8, dy - 34), (dx - 10, dy - 4)], 6)


def tongs(pr: Print) -> None:
    """The far arm reaches out before the fire and holds the leaf fast by its stalk."""
    arm = p.ribbon(p.points("500,640 424,690 372,758"), [140, 104, 70], 40, True)
    black(pr, arm)
    for bar in (p.points("352,768 324,796 262,840 218,890"), p.points("366,792 340,816 278,854 226,904")):
        pr.piece(p.ribbon(bar, [15, 16, 15, 10], 30, True), "key", 0)
    pr.key.ink(p.circle(270, 849, 13))
    pr.key.carve(p.circle(270, 849, 5))
    for edge in (p.points("352,724 378,682 424,640"), p.points("400,790 428,744 452,712")):
        lit(pr, edge, 9, "orange")
    grip(pr, 352, 784, 1.0, turn=-44)


def arm(pr: Print) -> None:
    """The near arm: shoulder, elbow and wrist stand off from the black back by white cuts."""
    line = p.points("600,676 664,634 716,556 722,450 694,318")
    path = p.ribbon(line, [186, 156, 122, 100, 74], 70, True)
    black(pr, path)
    for edge, width in (
        (p.points("512,700 520,630 560,586 620,568"), 12),
        (p.points("612,570 652,536 666,480 664,410"), 10),
        (p.points("566,762 640,752 706,706 754,640 776,560"), 12),
        (p.points("690,572 716,560 736,530"), 8),
    ):
        pr.key.cut(p.sample(edge, 30), width)
    for x, y, dx, dy in ((560, 650, 34, -24), (588, 700, 40, -20), (640, 640, 26, -30), (676, 660, 28, -34)):
        lit(pr, [(x, y), (x + dx, y + dy)], 8, "dusk")
    for x, y in p.points("692,470 716,440 740,470 700,400 724,386"):
        lit(pr, [(x, y), (x - 8, y - 40)], 7, "dusk")


def hammer(pr: Print) -> None:
    """High over the head, its face towards the stump; the hand closes round the handle."""
    pr.piece(p.ribbon([(772, 338), (686, 284), (440, 140)], [32, 28, 28], 30), "yellow", 7)
    with pr.at(428, 136, 0.9, 32):
        pr.piece(p.spline(p.points("-62,-116! 0,-120 62,-116! 60,0 62,112! 0,116 -62,112! -58,0")), None, 8)
        pr.key.ink(p.rect(-62, 84, 124, 30), p.rect(-62, -116, 124, 22))
        for x in (-38, -14, 10, 34):
            pr.key.line([(x, -70 + abs(x)), (x + 2, 50 - abs(x) * 0.5)], 5, 0.7)
    grip(pr, 692, 290, 0.98, turn=31)


def paint() -> p.Array:
    """Dusk and glow, leaves, stump and hot leaf, and the smith over all."""
    img = paper("fbf4e2", tooth=0.006, seed=4)
    pr = Print(INKS, KEY, seed=5)
    night(pr)
    crowns(pr)
    stump(pr)
    glowing(pr)
    boar(pr)
    features(pr)
    bristles(pr)
    tongs(pr)
    apron(pr)
    arm(pr)
    hammer(pr)
    pr.pull(img, salt=0.3)
    return img
