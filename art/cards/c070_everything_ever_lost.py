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
# three ways in which a mitten lies: upright, limp over something, flat on its side; the wrist is the first corner
UPRIGHT = "-34,50! -37,4 -42,-30 -31,-66 0,-80 30,-66 39,-32 40,-12 58,-34 74,-28 70,-2 42,28 34,50!"
LIMP = "-36,50! -38,18 -60,8 -68,-12 -54,-26 -36,-14 -24,-36 8,-54 52,-46 80,-16 76,18 54,24 38,6 22,0 26,24 34,50!"
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


# from the back to the front: dark above, where they fade into one hill; three stand out at its foot
FAR = (
    Mitten(772, 470, 1.2, turn=-14),
    Mitten(696, 524, 1.05, turn=-44, flip=True),
    Mitten(792, 574, 1.25, turn=40, outline=FLAT, squash=0.8),
    Mitten(648, 606, 1.1, turn=-30, outline=FLAT),
    Mitten(728, 628, 1.3, turn=16, outline=LIMP, print_="stripes"),
    Mitten(572, 694, 1.1, turn=-76, squash=0.75),
    Mitten(796, 712, 1.35, turn=-34, outline=LIMP, flip=True),
)
NEAR = (
    Mitten(660, 716, 1.3, turn=-8, outline=FLAT, ink="mid"),
    Mitten(752, 812, 1.45, turn=34, ink="mid", print_="stripes"),
    Mitten(598, 826, 1.3, turn=-40, squash=0.9, ink="light", print_="zigzag", flip=True),
    Mitten(476, 862, 1.1, turn=-96, outline=FLAT, squash=0.75, ink="mid"),
    Mitten(700, 890, 1.3, turn=74, outline=FLAT, squash=0.8, ink="dark", print_="dots"),
    Mitten(772, 936, 1.35, turn=-64, squash=0.85, ink="light", print_="check", flip=True),
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
    for x, y, rx in ((90, 940, 40), (500, 1176, 34)):
        crater(pr, x, y, rx, ry=rx * 0.38)


def footprints(pr: Print) -> None:
    """Where the search has led so far."""
    for x, y, t in ((214, 1160, -8), (262, 1130, 8), (150, 1100, -14)):
        with pr.at(x, y, 0.9, t):
            pr.piece(p.spline(p.points("-16,26 -20,-14 0,-30 20,-14 16,26")), "mid", 0)
            for yy in (-12, 2, 16):
                pr.cut([(-14, yy), (14, yy)], 4)


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
        pr.piece(p.poly(p.points("0,-96 56,-10 0,78 -56,-10")), "mid", 6)
        pr.piece(p.poly([(0, -96), (56, -10), (0, -10)]), "dark", 4)
        pr.piece(p.poly([(0, 78), (-56, -10), (0, -10)]), "dark", 4)


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
    """Weight on both feet, one arm hanging, the other lifting the find."""
    pr.piece(p.moved(p.circle(0, 0, 190, 26), 236, 1072, 1, turn=-2), "mid", 0)
    pr.piece(p.rect(150, 500, 220, 250, r=40), "mid", 8)
    limb(pr, p.points("226,760 196,870 178,960 184,1020"), [104, 94, 84, 80], (0.38, 0.5))
    limb(pr, p.points("306,760 344,860 338,950 350,1020"), [104, 96, 86, 80], (0.36, 0.48))
    for x, flip in ((184, True), (350, False)):
        with pr.at(x, 1020, 1.05, 0, flip=flip):
            pr.piece(p.spline(p.points("-44,-10! 44,-10! 50,16 88,30 92,52! -46,52!")), "mid", 7)
            pr.piece(p.rect(-46, 46, 138, 14, r=4), "key", 0)
    limb(pr, p.points("180,560 120,640 112,730 150,800"), [90, 82, 72, 62], (0.42, 0.54))
    limb(pr, p.points("446,640 482,556 494,436"), [84, 80, 64], (0.3,))
    trunk(pr)
    helmet(pr)
    hand(pr)
    pr.piece(p.spline(p.points("122,796 176,790 188,830 168,862 132,858 116,830")), "mid", 7)
    pr.key.line([(142, 858), (146, 836)], 5, 0.4)
    pr.key.line([(160, 858), (162, 838)], 5, 0.4)
    pr.piece(p.moved(p.rect(-34, -14, 68, 28, r=8), 148, 794, 1, turn=24), "mid", 6)


def trunk(pr: Print) -> None:
    """Chest, shoulder and upper arm in one outline; the elbow folds over the forearm."""
    torso = p.spline(p.points("168,520 270,494 366,520 380,640 366,780 266,806 166,780 154,640"))
    upper = p.ribbon(p.points("336,556 390,606 446,646"), [96, 92, 88], 40, True)
    pr.piece(p.union(torso, upper), None, 9)
    pr.key.line([(366, 650), (374, 634), (372, 616)], 6, 0.4)
    for crease in ("430,612 450,622 474,618", "444,640 462,642 484,632"):
        pr.key.line(p.points(crease), 6, 0.5)
    pr.piece(p.rect(204, 622, 112, 80, r=10), "light", 6)
    for k, x in enumerate((228, 260, 292)):
        pr.piece(p.circle(x, 648, 9), ("key", "mid", None)[k], 4)
    pr.key.line([(222, 680), (260, 682), (298, 680)], 6, 0.2)
    pr.key.line([(164, 752), (266, 776), (368, 752)], 7, 0.3)


def helmet(pr: Print) -> None:
    """Turned to what it holds: the visor mirrors it."""
    pr.piece(p.circle(268, 420, 138, 132), None, 9)
    pr.piece(p.spline(p.points("196,408 212,340 290,314 376,340 396,406 370,480 292,504 216,480")), "key", 0)
    pr.cut([(220, 426), (220, 372), (258, 340)], 13)
    pr.cut([(234, 458), (228, 446)], 10)
    with pr.at(346, 388, 0.5, 14):
        pr.piece(p.spline(p.points(UPRIGHT)), "red", 0)


def hand(pr: Print) -> None:
    """The glove closed round the cuff: four fingers across it, the thumb up along its side."""
    pr.piece(p.moved(p.rect(-40, -16, 80, 34, r=8), 494, 440, 1, turn=4), "mid", 7)
    pr.piece(p.spline(p.points("458,430 462,380 486,362 530,364 544,392 530,434")), "mid", 7)
    mitten(pr, Mitten(500, 246, 1.7, turn=6, ink="red", print_="star"), shadow=False)
    for k, (x0, x1) in enumerate(((548, 462), (552, 456), (550, 458), (542, 464))):
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
