"""All that was ever lost lies on the moon; an astronaut has found the one red mitten.

Technique: linocut in black and greys, with one red.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import skia

from art import paint as p
from art.paint.voices.linocut import Print
from art.paint.voices.printing import PLAIN, paper

NUMBER, TITLE = 70, "Everything Ever Lost"
FINISH = PLAIN
# two ways in which a mitten lies: upright, flat on its side; the wrist is the first corner
UPRIGHT = "-34,50! -37,4 -42,-30 -31,-66 0,-80 30,-66 39,-32 40,-12 58,-34 74,-28 70,-2 42,28 34,50!"
FLAT = "-36,50! -46,10 -52,-26 -36,-60 -8,-70 22,-56 40,-30 50,-36 72,-30 66,-10 46,8 36,50!"


class Mitten(NamedTuple):
    """A mitten of the heap: where and how it lies, how far it is squashed, its ink and its knitted pattern."""

    x: float
    y: float
    k: float
    turn: float
    outline: str = UPRIGHT
    squash: float = 1.0
    ink: str | None = "dark"
    print_: str = "plain"
    flip: bool = False


# from the back to the front: pale against the sky, dark between, so that every thumb is seen
FAR = (
    Mitten(762, 486, 1.25, turn=-8, ink="mid", flip=True),
    Mitten(800, 600, 1.2, turn=34, outline=FLAT),
    Mitten(640, 574, 1.05, turn=-34, flip=True),
    Mitten(716, 650, 1.2, turn=12, print_="dots"),
    Mitten(568, 704, 1.05, turn=-58, ink="mid"),
)
NEAR = (
    Mitten(552, 800, 0.92, turn=-28, ink="mid", flip=True),
    Mitten(650, 736, 1.2, turn=-14, ink="light", print_="zigzag"),
    Mitten(772, 800, 1.4, turn=18, ink="mid", print_="stripes", flip=True),
    Mitten(492, 856, 1.05, turn=-96, squash=0.9),
    Mitten(676, 872, 1.25, turn=58, outline=FLAT, print_="dots"),
    Mitten(772, 944, 1.35, turn=-64, squash=0.85, ink="light", print_="check", flip=True),
    Mitten(566, 920, 1.35, turn=-78, squash=0.85, ink=None, print_="stripes"),
)


def knit(pr: Print, print_: str, ink: str | None) -> None:
    """The pattern on a mitten, knitted in black or left white."""
    if print_ == "stripes":
        for yy in (-40, -14, 12):
            pr.key.line([(-34, yy + 2), (0, yy - 4), (34, yy)], 8, 0.2)
    elif print_ == "zigzag":
        for yy in (-34, 8):
            pr.key.line([(-36 + 12 * i, yy + (8 if i % 2 else -8)) for i in range(7)], 6, 0.2)
    elif print_ == "dots":
        for dx, dy in p.points("-18,-34 10,-40 -4,-10 -22,18 18,-4 14,24"):
            pr.piece(p.circle(dx, dy, 7), None if ink else "mid", 0)
    elif print_ == "star":
        pr.piece(p.star(-2, -16, 27, 6, inner=0.42, turn=0.2), None, 0)
    elif print_ == "check":
        for v in (-14, 10):
            pr.cut([(v, -40), (v, 44)], 6)
            pr.cut([(-32, v), (34, v)], 6)


def mitten(pr: Print, m: Mitten, shadow: bool = True) -> None:
    """A single mitten; lying on others it has a shadow below, and the dark ones an edge of light."""
    size = (1.0, m.squash)
    body, cuff = p.spline(p.points(m.outline, scale=size)), "-40,46! 0,42 40,46! 41,76! 0,80 -41,76!"
    if shadow:
        with pr.at(m.x - 5, m.y + 12, m.k, m.turn, flip=m.flip):
            pr.piece(p.union(body, p.spline(p.points(cuff, scale=size))), "key", 0)
    with pr.at(m.x, m.y, m.k, m.turn, flip=m.flip):
        pr.piece(body, m.ink, 5)
        knit(pr, m.print_, m.ink)
        pr.piece(p.spline(p.points(cuff, scale=size)), m.ink if m.print_ != "star" else None, 5)
        for cx in (-24, -8, 8, 24):
            pr.key.line([(cx, 52 * m.squash), (cx, 72 * m.squash)], 3.6, 0.3)


def sky(pr: Print) -> None:
    """Black and a few stars."""
    pr.piece(p.rect(-10, -10, 820, 1220), "key", 0)
    for x, y, r in ((70, 66, 5), (196, 140, 3), (372, 60, 4), (742, 88, 6), (40, 300, 3), (640, 212, 3), (120, 420, 4)):
        pr.piece(p.star(x, y, r * 2.2, 4, inner=0.34, turn=0.3), None, 0)
    for x, y in p.points(
        "130,98 262,36 304,188 540,48 612,92 690,170 24,196 96,232 420,212 664,268 40,520 66,640 720,30"
    ):
        pr.piece(p.circle(x, y, 2.4), None, 0)


def crater(pr: Print, x: float, y: float, rx: float, ry: float) -> None:
    """A hollow with a bright rim and a dark floor."""
    pr.piece(p.circle(x, y, rx, ry), None, 0)
    pr.piece(p.circle(x + rx * 0.03, y + ry * 0.1, rx * 0.92, ry * 0.84), "mid", 0)
    pr.piece(
        p.cut(
            p.circle(x + rx * 0.03, y + ry * 0.1, rx * 0.92, ry * 0.84),
            p.circle(x + rx * 0.08, y + ry * 0.46, rx * 0.94, ry * 0.84),
        ),
        "key",
        0,
    )


def moon(pr: Print) -> None:
    """The near ground: pale, with gouged dust."""
    pr.piece(p.spline(p.points("-20,806! 200,770 460,760 820,800! 820,1220! -20,1220!")), "light", 0)
    random = np.random.default_rng(4)
    for x, y in p.points("60,850 150,900 470,1010 60,1010 420,1160 250,1170 540,830 520,1130 120,1120"):
        n = random.uniform(30, 60)
        pr.cut([(x - n, y), (x, y - 5), (x + n, y + 2)], random.uniform(6, 9))
    for x, y, rx in ((448, 1140, 40), (92, 1152, 32)):
        crater(pr, x, y, rx, ry=rx * 0.38)


def footprints(pr: Print) -> None:
    """Where the search has led so far: from the horizon to these boots."""
    sole = p.spline(p.points("-15,-20 -13,6 0,22 13,6 15,-20 0,-28"))
    steps = (
        (40, 822, 0.3, 4),
        (62, 838, 0.36, -8),
        (42, 862, 0.46, 2),
        (74, 884, 0.54, -12),
        (50, 922, 0.66, -4),
        (96, 950, 0.78, -18),
        (66, 1002, 0.92, -10),
        (126, 1036, 1.06, -26),
    )
    for x, y, k, turn in steps:
        with pr.at(x, y, k, turn):
            pr.piece(sole, "mid", 0)
            for yy in (-14, -2, 10):
                pr.cut([(-12, yy), (12, yy)], 4)


def hill(pr: Print) -> None:
    """All that was lost, grown to a mountain: mittens, a kite, a crown, a sock."""
    pr.piece(p.spline(p.points("372,946! 470,914 640,940 820,1000! 820,1030! 600,1010 440,986")), "mid", 0)
    mass = p.spline(p.points("424,924! 470,830 540,720 640,560 720,450 830,400! 830,1000! 640,968 520,950"))
    pr.piece(mass, "dark", 5)
    kite(pr)
    for m in FAR:
        mitten(pr, m)
        with pr.at(m.x, m.y, m.k, m.turn, flip=m.flip):
            edge = p.points(m.outline, scale=(0.9, 0.9 * m.squash))[3:7]
            pr.cut([(x, y) for x, y, *_ in edge], 5)
    crown(pr)
    sock(pr)
    for m in NEAR:
        mitten(pr, m)


def kite(pr: Print) -> None:
    """Its point still up."""
    with pr.at(734, 386, 1.2, 12):
        pr.piece(p.poly(p.points("0,-96 56,-10 0,78 -56,-10")), "light", 6)
        pr.piece(p.poly([(0, -96), (56, -10), (0, -10)]), "mid", 4)
        pr.piece(p.poly([(0, 78), (-56, -10), (0, -10)]), "mid", 4)


def crown(pr: Print) -> None:
    """Dented, on its side."""
    with pr.at(664, 596, 1.0, -26):
        points = p.points("-56,30! -66,-44! -32,-8! -14,-58! 8,-10! 40,-50! 40,-4! 68,-34! 54,32! 0,42")
        pr.piece(p.spline(points), "light", 6)
        pr.key.line([(-52, 14), (0, 24), (52, 16)], 5, 0.2)


def sock(pr: Print) -> None:
    """Striped, half-way down the slope."""
    with pr.at(744, 618, 0.95, -8):
        pr.piece(p.spline(p.points("-18,-60! 22,-58! 22,0 56,16 60,38 30,44 -12,34 -22,10")), "light", 6)
        for y in (-44, -24, -4):
            pr.key.line([(-16, y), (20, y + 2)], 8, 0.1)


def teddy(pr: Print) -> None:
    """It has slid to the foot of the hill, and waits."""
    pr.piece(p.circle(640, 1128, 118, 20), "mid", 0)
    with pr.at(654, 1064, 1.3, -7):
        for ex in (-34, 34):
            pr.piece(p.circle(ex, -88, 17), "dark", 5)
        pr.piece(p.circle(0, 2, 46, 50), "dark", 6)
        for ax, t in ((-43, 24), (44, -12)):
            pr.piece(p.moved(p.circle(0, 0, 16, 33), ax, 2, 1, turn=t), "dark", 5)
        pr.piece(p.circle(0, -58, 47, 42), "dark", 6)
        pr.piece(p.circle(-8, -46, 22, 17), "light", 4)
        pr.piece(p.circle(-11, -53, 8, 6), "key", 0)
        for ex in (-26, 10):
            pr.piece(p.circle(ex, -70, 5.5), "key", 0)
            pr.cut([(ex - 2, -73), (ex, -71)], 4)
        for ex, t in ((-32, -16), (34, 14)):
            pr.piece(p.moved(p.circle(0, 0, 22, 24), ex, 44, 1, turn=t), "dark", 5)
            pr.piece(p.moved(p.circle(0, 0, 11, 13), ex, 46, 1, turn=t), "light", 0)


def padded(pr: Print, shape: skia.Path, line: float) -> None:
    """White cloth, grey on the side away from the light."""
    pr.piece(shape, None, line)
    pr["light"].ink(p.cut(shape, p.moved(shape, -22, -6)))


def segment(pr: Print, points: str, widths: list[float]) -> None:
    """One padded part of an arm or a leg, from joint to joint."""
    padded(pr, p.ribbon(p.points(points), widths, 60, True), 8)


def bellows(pr: Print, x: float, y: float, turn: float, w: float) -> None:
    """The folded joint of the suit over an elbow or a knee: three rolls, one a little wider."""
    with pr.at(x, y, 1, turn):
        for k, wide in ((-1, 0.94), (1, 0.94), (0, 1.06)):
            roll = p.rect(-w * wide / 2, k * 17 - 12, w * wide, 24, r=12)
            pr.piece(roll, None, 6)
            pr["light"].ink(p.cut(roll, p.moved(roll, -w * 0.32, -2)))


def boot(pr: Print, x: float, y: float, size: float) -> None:
    """A moon boot that points to the right, its sole black."""
    with pr.at(x, y, size):
        pr.piece(p.spline(p.points("-48,-34! 44,-34! 47,2 84,20 96,50! -50,50! -53,6")), "mid", 7)
        pr.piece(p.rect(-52, 44, 150, 15, r=5), "key", 0)
        pr.key.line(p.points("-48,-12 0,-6 45,-12"), 6, 0.2)
        pr.cut(p.points("-36,34 -40,18 -38,2"), 6)


def astronaut(pr: Print) -> None:
    """The weight on the near leg, the other a step ahead; one arm hangs, the other lifts the find."""
    shadow = p.points("136,1088 180,1108 300,1104 420,1076 560,1058 604,1040 560,1030 420,1040 280,1060")
    pr.piece(p.spline(shadow), "mid", 0)
    segment(pr, "306,752 340,820 364,880", [112, 104, 90])
    segment(pr, "364,886 366,950 366,990", [88, 86, 78])
    boot(pr, 370, 1010, 0.98)
    bellows(pr, 362, 884, -12, w=96)
    segment(pr, "226,752 212,830 206,900", [118, 108, 96])
    segment(pr, "206,900 202,960 200,1012", [94, 92, 84])
    boot(pr, 204, 1038, 1.08)
    bellows(pr, 207, 902, 6, w=104)
    segment(pr, "474,596 488,530 496,456", [80, 76, 66])
    trunk(pr)
    near_arm(pr)
    helmet(pr)
    hand(pr)


def near_arm(pr: Print) -> None:
    """It hangs at ease: shoulder, elbow, wrist, and a glove with its thumb to the front."""
    segment(pr, "178,562 142,616 118,676", [96, 90, 80])
    segment(pr, "116,682 118,736 134,784", [78, 74, 64])
    bellows(pr, 116, 682, 14, w=86)
    pr.piece(p.spline(p.points("116,806 162,796 180,826 176,862 156,888 128,880 114,846")), "mid", 7)
    pr.piece(p.ribbon(p.points("160,812 184,828 188,856"), [26, 24, 18], 20, True), "mid", 6)
    for seam in ("132,882 130,856", "148,888 148,860"):
        pr.key.line(p.points(seam), 5, 0.4)
    pr.piece(p.moved(p.rect(-37, -14, 74, 28, r=9), 138, 796, 1, turn=-14), "mid", 6)


def trunk(pr: Print) -> None:
    """Chest, shoulder and upper arm in one outline, turned a little to the right; the elbow folds over the forearm."""
    torso = p.spline(p.points("166,530 270,494 366,518 384,630 374,740 352,792 266,812 180,792 160,720 152,630"))
    upper = p.ribbon(p.points("334,560 400,584 470,600"), [100, 92, 82], 40, True)
    padded(pr, p.union(torso, upper), 9)
    bellows(pr, 482, 578, 8, w=84)
    pr.key.line(p.points("366,634 378,624 392,626"), 6, 0.4)
    pr.piece(p.rect(212, 622, 112, 80, r=10), "light", 6)
    for k, x in enumerate((236, 268, 300)):
        pr.piece(p.circle(x, 648, 9), ("key", "mid", None)[k], 4)
    pr.key.line([(230, 680), (268, 682), (306, 680)], 6, 0.2)
    pr.key.line([(166, 744), (270, 768), (372, 740)], 7, 0.3)


def helmet(pr: Print) -> None:
    """Turned to what it holds: the visor mirrors it."""
    padded(pr, p.circle(268, 420, 138, 132), 9)
    pr.piece(p.spline(p.points("196,408 212,340 290,314 376,340 396,406 370,480 292,504 216,480")), "key", 0)
    pr.cut([(220, 426), (220, 372), (258, 340)], 13)
    pr.cut([(234, 458), (228, 446)], 10)
    with pr.at(346, 388, 0.5, 14):
        pr.piece(p.spline(p.points(UPRIGHT)), "red", 0)


def hand(pr: Print) -> None:
    """The glove closed round the cuff: four fingers across it, the thumb up along its side."""
    with pr.at(0, 14):
        pr.piece(p.moved(p.rect(-40, -16, 80, 34, r=8), 494, 446, 1, turn=4), "mid", 7)
        pr.piece(p.spline(p.points("458,430 462,380 486,362 530,364 544,392 530,434")), "mid", 7)
        mitten(pr, Mitten(500, 246, 1.7, turn=6, ink="red", print_="star"), shadow=False)
        for k, (x0, x1) in enumerate(((546, 464), (553, 456), (550, 458), (540, 466))):
            y = 356 + 23 * k
            pr.piece(p.ribbon([(x0, y + 4), (504, y), (x1, y + 3)], [25, 27, 23], 20, True), "mid", 6)
        pr.piece(p.ribbon([(462, 430), (446, 398), (454, 352)], [30, 29, 24], 24, True), "mid", 6)


def paint() -> p.Array:
    """The black sky, the moon, the hill of lost things, and the astronaut before it."""
    img = paper("fbfaf5", seed=3)
    pr = Print({"light": "ccd0d8", "mid": "8b91a1", "dark": "4b4f5e", "red": "e8231f"}, "15161f", 5)
    sky(pr)
    moon(pr)
    hill(pr)
    footprints(pr)
    teddy(pr)
    astronaut(pr)
    pr.pull(img, 1.2, 0.25)
    return img
