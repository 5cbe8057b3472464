"""All that was ever lost lies on the moon; an astronaut has found the one red mitten.

Technique: linocut in black and greys, with one red.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from art import paint as p
from art.paint.voices.linocut import Print
from art.paint.voices.printing import PLAIN, paper

NUMBER, TITLE = 70, "Everything Ever Lost"
FINISH = PLAIN
MITTEN = p.points("-34,50! -37,4 -42,-30 -31,-66 0,-80 30,-66 39,-32 40,-12 58,-34 74,-28 70,-2 42,28 34,50!")


def mitten(
    pr: Print, x: float, y: float, k: float, turn: float, ink: str | None, print_: str, flip: bool = False
) -> None:
    """A single mitten, wrist at the foot; its print is knitted in black or left white."""
    with pr.at(x, y, k, turn, flip=flip):
        pr.piece(p.spline(MITTEN), ink, 5)
        if print_ == "stripes":
            for yy in (-44, -16, 12):
                pr.key.line([(-36, yy + 2), (0, yy - 4), (36, yy)], 8, 0.2)
        elif print_ == "zigzag":
            for yy in (-34, 8):
                pr.key.line([(-36 + 12 * i, yy + (8 if i % 2 else -8)) for i in range(7)], 6, 0.2)
        elif print_ == "dots":
            for dx, dy in p.points("-18,-44 10,-50 -4,-18 -22,14 20,-14 12,20"):
                pr.piece(p.circle(dx, dy, 7), None if ink else "mid", 0)
        elif print_ == "star":
            pr.piece(p.star(-2, -16, 27, 6, inner=0.42, turn=0.2), None, 0)
        elif print_ == "check":
            for v in (-18, 8):
                pr.cut([(v, -62), (v, 44)], 6)
                pr.cut([(-34, v - 14), (36, v - 14)], 6)
        elif print_ == "heart":
            pr.piece(p.spline(p.points("0,14! -22,-12 -24,-30 -12,-38 0,-26! 12,-38 24,-30 22,-12")), "key", 0)
        pr.piece(p.spline(p.points("-40,46! 0,42 40,46! 41,76! 0,80 -41,76!")), ink if print_ != "star" else None, 5)
        for cx in (-24, -8, 8, 24):
            pr.key.line([(cx, 52), (cx, 72)], 3.6, 0.3)


def sky(pr: Print) -> None:
    """Black, a few stars, and the last things still on their way down."""
    pr.piece(p.rect(-10, -10, 820, 1220), "key", 0)
    for x, y, r in (
        (70, 66, 5),
        (196, 40, 3),
        (404, 60, 4),
        (742, 48, 6),
        (40, 260, 3),
        (120, 330, 4),
        (610, 92, 3),
        (452, 214, 3),
    ):
        pr.piece(p.star(x, y, r * 2.2, 4, inner=0.34, turn=0.3), None, 0)
    with pr.at(214, 132, 1.25, -24):
        for ring in (-38, 38):
            pr.piece(p.cut(p.circle(ring, 0, 27, 24), p.circle(ring, 0, 20, 17)), "light", 0)
        pr.piece(p.ribbon([(-13, -4), (0, -12), (13, -4)], [6, 6, 6], 10), "light", 0)
        pr.piece(p.ribbon([(64, -4), (96, -22), (102, -10)], [6, 5, 4], 14), "light", 0)
    with pr.at(724, 250, 1.1, 28):
        pr.piece(p.cut(p.circle(0, -46, 28, 26), p.circle(0, -46, 14, 13)), "light", 0)
        pr.piece(p.union(p.rect(-6, -24, 12, 84), p.rect(4, 34, 22, 10), p.rect(4, 52, 16, 9)), "light", 0)


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
    for x, y, rx in ((96, 946, 36), (470, 880, 30), (430, 1084, 26)):
        crater(pr, x, y, rx, ry=rx * 0.38)


# the heap, from the back to the front: place, size, turn, ink, print, mirrored
class Mitten(NamedTuple):
    """A mitten of the heap: its size, how it lies, its ink and its knitted pattern."""

    x: float
    y: float
    k: float
    turn: float
    ink: str | None
    print_: str
    flip: bool


HEAP = (
    Mitten(690, 436, 0.95, -12, ink="light", print_="stripes", flip=False),
    Mitten(616, 520, 1.05, -52, ink="mid", print_="plain", flip=True),
    Mitten(742, 542, 1.15, 34, ink=None, print_="zigzag", flip=False),
    Mitten(664, 604, 1.2, 8, ink="mid", print_="dots", flip=False),
    Mitten(566, 654, 1.15, -74, ink=None, print_="plain", flip=False),
    Mitten(768, 690, 1.3, 66, ink="light", print_="heart", flip=True),
    Mitten(648, 726, 1.3, -24, ink="light", print_="zigzag", flip=True),
    Mitten(538, 786, 1.2, -36, ink="mid", print_="check", flip=False),
    Mitten(740, 820, 1.4, 18, ink="mid", print_="stripes", flip=False),
    Mitten(612, 858, 1.35, 48, ink=None, print_="dots", flip=True),
)


def footprints(pr: Print) -> None:
    """Where the search has led so far."""
    for x, y, t in ((214, 1160, -8), (262, 1130, 8), (150, 1100, -14)):
        with pr.at(x, y, 0.9, t):
            pr.piece(p.spline(p.points("-16,26 -20,-14 0,-30 20,-14 16,26")), "mid", 0)
            for yy in (-12, 2, 16):
                pr.cut([(-14, yy), (14, yy)], 4)


def finds(pr: Print) -> None:
    """The near crater: a dented crown, a milk tooth, a striped sock, a teddy bear that waits."""
    crater(pr, 596, 1090, 196, ry=76)
    with pr.at(694, 1062, 1.2, 6):
        for ex in (-34, 34):
            pr.piece(p.circle(ex, -86, 17), "mid", 5)
        pr.piece(p.circle(0, 2, 46, 50), "mid", 6)
        pr.piece(p.circle(0, 10, 26, 28), "light", 0)
        for ax, t in ((-44, 28), (44, -28)):
            pr.piece(p.moved(p.circle(0, 0, 17, 32), ax, -8, 1, turn=t), "mid", 5)
        pr.piece(p.circle(0, -60, 46, 42), "mid", 6)
        pr.piece(p.circle(0, -48, 21, 17), "light", 4)
        pr.piece(p.circle(0, -54, 8, 6), "key", 0)
        for ex in (-18, 18):
            pr.piece(p.circle(ex, -70, 5), "key", 0)
        for ex in (-26, 26):
            pr.piece(p.circle(ex, 46, 21, 18), "mid", 5)
    with pr.at(498, 1076, 1.15, -16):
        points = p.points("-56,30! -66,-44! -32,-8! -14,-58! 8,-10! 40,-50! 40,-4! 68,-34! 54,32! 0,42")
        pr.piece(p.spline(points), None, 6)
        pr.key.line([(-52, 14), (0, 24), (52, 16)], 5, 0.2)
        for x, y in ((-30, 20), (0, 26), (30, 22)):
            pr.piece(p.circle(x, y, 4), "key", 0)
    with pr.at(592, 1074, 1.15, 14):
        sock = p.points("-18,-60! 22,-58! 22,0 56,16 60,38 30,44 -12,34 -22,10")
        pr.piece(p.spline(sock), None, 6)
        for y in (-44, -24, -4):
            pr.key.line([(-16, y), (20, y + 2)], 8, 0.1)
    with pr.at(556, 1138, 0.8, -10):
        pr.piece(p.spline(p.points("-30,-30 0,-24 30,-30 34,0 22,40! 8,12 -8,12 -22,40! -34,0")), None, 6)


def small_toys(pr: Print) -> None:
    """A boat in a hollow, a ball in the dust."""
    with pr.at(462, 884, 0.8, -8):
        pr.piece(p.poly(p.points("-46,-14 50,-14 32,14 -30,14")), "mid", 6)
        pr.piece(p.poly([(2, -20), (2, -92), (42, -20)]), None, 5)
    pr.piece(p.circle(74, 1136, 30), None, 5)
    pr.key.line([(50, 1120), (74, 1131), (99, 1124)], 7, 0.2)
    pr.key.line([(52, 1154), (76, 1143), (97, 1150)], 7, 0.2)


def sledge(pr: Print) -> None:
    """For what it will take home: a kite lies on it already."""
    pr.piece(
        p.spline(p.points("-30,1046! 110,1050 150,1030 168,1000! 178,1008! 160,1048 116,1068 -30,1066!")), "key", 0
    )
    pr.piece(p.poly(p.points("-30,1000 128,1004 130,1020 -30,1018")), "mid", 5)
    for x in (30, 104):
        pr.piece(p.rect(x, 1018, 12, 36), "mid", 4)
    with pr.at(60, 940, 1.0, 24):
        pr.piece(p.poly(p.points("0,-96 56,-10 0,78 -56,-10")), None, 6)
        pr.piece(p.poly([(0, -96), (56, -10), (0, -10)]), "mid", 4)
        pr.piece(p.poly([(0, 78), (-56, -10), (0, -10)]), "mid", 4)


def limb(pr: Print, points: p.Points, widths: list[float], folds: tuple[float, ...]) -> None:
    """A padded arm or leg with creases at its joint."""
    pr.piece(p.ribbon(points, widths, 60, True), None, 8)
    line = p.sample(points, 100)
    t = np.gradient(line, axis=0)
    t /= np.hypot(t[:, 0], t[:, 1])[:, None]
    for f in folds:
        i = int(f * 99)
        w = float(np.interp(f, np.linspace(0, 1, len(widths)), widths)) * 0.34
        (x, y), (dx, dy) = line[i], t[i]
        pr.key.line([(x - dy * w, y + dx * w), (x + dx * 7, y + dy * 7), (x + dy * w, y - dx * w)], 6, 0.5)


def astronaut(pr: Print) -> None:
    """Weight on one leg, the whole body stretched to the find."""
    pr.piece(p.moved(p.circle(0, 0, 190, 26), 236, 1072, 1, turn=-2), "mid", 0)
    pr.piece(p.rect(150, 500, 220, 250, r=40), "mid", 8)
    limb(pr, p.points("226,760 196,870 178,960 184,1020"), [104, 94, 84, 80], (0.38, 0.5))
    limb(pr, p.points("306,760 344,860 338,950 350,1020"), [104, 96, 86, 80], (0.36, 0.48))
    for x, flip in ((184, True), (350, False)):
        with pr.at(x, 1020, 1.05, 0, flip=flip):
            pr.piece(p.spline(p.points("-44,-10! 44,-10! 50,16 88,30 92,52! -46,52!")), "mid", 7)
            pr.piece(p.rect(-46, 46, 138, 14, r=4), "key", 0)
    limb(pr, p.points("180,560 120,640 112,730 150,800"), [90, 82, 72, 62], (0.42, 0.54))
    torso = p.points("168,520 270,494 366,520 380,640 366,780 266,806 166,780 154,640")
    pr.piece(p.spline(torso), None, 9)
    pr.piece(p.rect(214, 622, 112, 80, r=10), "light", 6)
    for k, (x, y) in enumerate(((238, 648), (270, 648), (302, 648))):
        pr.piece(p.circle(x, y, 9), ("key", "mid", "red")[k], 0)
    pr.key.line([(232, 680), (270, 682), (308, 680)], 6, 0.2)
    pr.key.line([(164, 752), (266, 776), (368, 752)], 7, 0.3)
    pr.piece(p.circle(268, 420, 138, 132), None, 9)
    pr.piece(p.spline(p.points("170,420 188,350 270,326 360,352 378,420 350,492 270,514 192,492")), "key", 0)
    pr.cut([(196, 440), (196, 384), (236, 352)], 13)
    pr.cut([(212, 470), (206, 458)], 10)
    with pr.at(334, 400, 0.42, 14):
        pr.piece(p.spline(MITTEN), "red", 0)
    limb(pr, p.points("352,570 440,600 496,520 492,424"), [92, 84, 74, 62], (0.4, 0.52))
    pr.piece(p.moved(p.rect(-38, -16, 76, 32, r=8), 492, 424, 1, turn=-4), "mid", 7)
    mitten(pr, 500, 268, 1.62, turn=8, ink="red", print_="star")
    pr.piece(p.spline(p.points("452,412 448,372 470,350 520,350 540,374 534,412")), "mid", 7)
    for k, x in enumerate((462, 487, 512)):
        pr.piece(p.ribbon([(x, 392), (x + 3, 358 - 4 * (k == 1))], [26, 25], 12, True), "mid", 6)
    pr.piece(p.ribbon([(536, 400), (546, 372), (534, 352)], [27, 25, 22], 14, True), "mid", 6)
    pr.piece(p.spline(p.points("122,796 176,790 188,830 168,862 132,858 116,830")), "mid", 7)
    pr.piece(p.moved(p.rect(-34, -14, 68, 28, r=8), 148, 794, 1, turn=24), "mid", 6)
    rope = [(150, 862), (176, 930), (172, 1004)]
    pr.key.line(rope, 6, 0.1)


def paint() -> p.Array:
    """The whole card."""
    img = paper("fbfaf5", seed=3)
    pr = Print({"light": "ccd0d8", "mid": "8b91a1", "red": "e8231f"}, "15161f", 5)
    sky(pr)
    moon(pr)
    for x, y, k, turn, ink, print_, flip in HEAP:
        mitten(pr, x, y, k, turn=turn, ink=ink, print_=print_, flip=flip)
    footprints(pr)
    small_toys(pr)
    finds(pr)
    sledge(pr)
    astronaut(pr)
    pr.pull(img, 1.2, 0.25)
    return img
