"""A bored octopus writes two love letters at once, and looks only at the mirror in its own arm.

Technique: colour linocut, one block for each ink. Back to front: desk and letters, the envelope, the mirror, arms,
head.
"""

from __future__ import annotations

import numpy as np

from art import paint as p
from art.paint.voices.linocut import Print, gouge
from art.paint.voices.printing import PLAIN, paper

NUMBER, TITLE = 64, "Eight Love Letters"
FINISH = PLAIN
SHEET = p.spline(p.points("22,24! 400,20 776,25! 780,600 775,1176! 400,1180 25,1175! 21,600"))


def heart(pr: Print, x: float, y: float, k: float, turn: float = 0, line: float = 0) -> None:
    """A red heart, never the same twice in size or slant."""
    outline = p.spline(p.points("0,34! -30,4 -34,-20 -18,-34 0,-18! 18,-34 34,-20 30,4"))
    with pr.at(x, y, k, turn):
        pr.piece(outline, "red", line)


def desk(pr: Print) -> None:
    """Deep water above, a blue desk below."""
    desk_top = p.poly(p.points("0,690 800,676 800,1200 0,1200"))
    desk_edge = p.poly(p.points("0,676 800,662 800,684 0,698"))
    pr.piece(p.rect(0, 0, 800, 1200), "key", 0)
    for x, y, r in ((86, 92, 17), (128, 58, 9), (70, 146, 7), (560, 60, 10), (590, 92, 6)):
        pr.piece(p.circle(x, y, r), "blue", 0)
        bubble_light = [(x - r * 0.5, y), (x - r * 0.3, y - r * 0.5), (x + r * 0.1, y - r * 0.6)]
        pr.cut(bubble_light, r * 0.3)
    pr.piece(desk_top, "blue", 0)
    pr.piece(desk_edge, "gold", 0)


def scribble(pr: Print, rows: tuple[tuple[float, float, float], ...]) -> None:
    """Lines of longing: (from, to, height)."""
    random = np.random.default_rng(len(rows))
    for a, b, y in rows:
        n = max(int((b - a) / 9), 4)
        pr.key.line(
            [(a + (b - a) * i / n, y + (4 if i % 2 else -4) * random.uniform(0.5, 1.3)) for i in range(n + 1)], 4, 0.3
        )


def letters(pr: Print) -> None:
    """Two of them flat on the desk: one that is all heart, one with a blot."""
    left_letter = p.poly(p.points("70,772 284,752 268,950 34,976"))
    right_letter = p.poly(p.points("508,756 716,768 766,984 532,958"))
    right_lines = ((530, 690, 792), (534, 612, 826), (540, 618, 888))
    blot = p.points("676,916 690,906 700,914 716,908 720,924 736,934 720,942 716,958 700,950 684,956 680,940 666,932")

    pr.piece(left_letter, None, 6)
    heart(pr, 206, 866, 1.5, turn=-8)
    scribble(pr, ((96, 250, 788), (84, 128, 928)))
    pr.piece(right_letter, None, 6)
    scribble(pr, right_lines)
    heart(pr, 590, 928, 0.62, turn=14)
    pr.piece(p.spline(blot), "key", 0)
    pr.piece(p.circle(742, 956, 5), "key", 0)


def arm(pr: Print, points: p.Points, widths: list[float], side: int, suckers: tuple[float, float] = (0.3, 0.9)) -> None:
    """A tapering arm with a shaded belly and suckers that shrink towards the tip."""
    pr.piece(p.ribbon(points, widths, 80, True), "coral", 7)
    line = p.sample(points, 100)
    t = np.gradient(line, axis=0)
    t /= np.hypot(t[:, 0], t[:, 1])[:, None]
    width = np.interp(np.linspace(0, 1, 100), np.linspace(0, 1, len(widths)), widths)
    at = suckers[0] * 100
    while at < suckers[1] * 100:
        i = int(at)
        r = width[i] * 0.17
        x, y = line[i] + np.array([-t[i][1], t[i][0]]) * side * width[i] * 0.24
        pr.piece(p.circle(float(x), float(y), float(r)), None, 0)
        pr.piece(p.circle(float(x), float(y), float(r) * 0.4), "rose", 0)
        at += max(width[i] * 0.085, 2.4)


def quill(pr: Print, x: float, y: float, turn: float, ink: str | None) -> None:
    """A feather pen, nib at (x, y)."""
    vane = p.points("0,-96! -24,-116 -30,-160 -16,-206 10,-238! 26,-196 24,-146 10,-112")
    shaft = p.points("0,0 0,-100 -2,-160 6,-230")
    with pr.at(x, y, 1.25, turn):
        pr.piece(p.spline(vane), ink, 5)
        pr.key.line(shaft, 7, 0.3)
        for a, b in (((-26, -146), (-2, -130)), ((24, -170), (2, -152)), ((-22, -186), (0, -172))):
            pr.key.line([a, ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + 2), b], 3.4, 0.4)


def coil(pr: Print, x: float, y: float, turn: float, w: float, half: float = 6, flip: bool = False) -> None:
    """The arm's end wound up a shaft of that half width: turn over turn, slimmer each time, the point free on top.

    The arm that comes from the left (flipped: from the right) and ends at (x, y) is drawn after it, as lowest turn.
    """
    with pr.at(x, y, 1, turn, flip=flip):
        a, up = half + w * 0.4, -w * 1.5
        tip = [(-a, up + w * 0.2), (0, up), (a, up - w * 0.35), (a + w * 0.6, up - w), (a + w * 0.3, up - w * 1.5)]
        pr.piece(p.ribbon(tip, [w * 0.74, w * 0.74, w * 0.6, w * 0.42, w * 0.2], 30, True), "coral", 5)
        ring = [(-a, -w * 0.6), (0, -w * 0.8), (a, -w * 1.0)]
        pr.piece(p.ribbon(ring, [w * 0.86, w * 0.9, w * 0.84], 20, True), "coral", 5)


def writing_arms(pr: Print) -> None:
    """Two arms write, out to either side and back to their letters."""
    quill(pr, 132, 926, -6, ink=None)
    coil(pr, 124, 842, -6, w=32)
    left = p.points("280,590 150,600 62,680 50,770 76,836 136,840")
    arm(pr, left, [84, 68, 52, 42, 36, 32], -1, suckers=(0.26, 0.86))
    quill(pr, 622, 890, 14, ink="gold")
    coil(pr, 641, 816, 14, w=32, flip=True)
    right = p.points("500,590 650,604 738,680 742,766 702,812 630,816")
    arm(pr, right, [84, 68, 52, 42, 36, 32], 1, suckers=(0.26, 0.86))


def crossed_arms(pr: Print) -> None:
    """The idle pair, crossed like legs: one rests a curl on the desk, one keeps the ink near."""
    away = p.points("346,620 352,740 424,850 486,960 576,1070 676,1100 742,1056 724,994 676,1008 688,1042")
    curled_tip = p.ribbon(p.points("150,1062 196,1052 226,1022 214,990"), [28, 26, 18, 8], 30, True)
    near = p.points("432,620 428,740 362,850 326,960 276,1060 190,1112 112,1112 62,1094")
    arm(pr, away, [92, 80, 66, 58, 50, 42, 34, 26, 19, 10], -1, suckers=(0.2, 0.9))
    pr.piece(curled_tip, "coral", 5)
    ink_pot(pr)
    arm(pr, near, [92, 80, 66, 58, 50, 43, 38, 34], 1, suckers=(0.2, 0.97))


def envelope(pr: Print) -> None:
    """One is done, sealed, and held up to go: the arm lies over it and its tip hooks behind."""
    hooked_tip = p.ribbon(p.points("98,244 110,216 140,212 154,240 150,290"), [26, 24, 20, 16, 10], 30, True)
    reach = p.points("290,560 196,590 100,560 58,480 66,390 92,310 98,240")
    pr.piece(hooked_tip, "coral", 5)
    with pr.at(146, 312, 0.96, -9):
        pr.piece(p.rect(-88, -62, 176, 124), None, 6)
        pr.key.line([(-86, -60), (-20, -2), (10, 14)], 5, 0.2)
        pr.key.line([(86, -60), (34, -4), (10, 14)], 5, 0.2)
        heart(pr, 22, 10, 0.96, turn=4, line=4)
    arm(pr, reach, [84, 70, 54, 45, 38, 32, 26], 1, suckers=(0.24, 0.92))


def mirror(pr: Print) -> None:
    """Gold rim; in the glass the only one it loves."""
    handle = p.ribbon([(0, 100), (0, 180), (0, 262)], [26, 24, 32], 20, True)
    mirrored_head = p.spline(p.points("-62,66 -54,10 -50,-50 -10,-84 40,-58 52,0 62,66 36,90 -36,90"))
    glass_light = [(-62, -10), (-54, -50), (-30, -76)]
    hold = p.points("500,560 606,592 706,580 744,518 708,460 620,452")

    with pr.at(670, 226, 1.0, 10):
        pr.piece(handle, "gold", 5)
        pr.piece(p.circle(0, 0, 104, 120), "gold", 6)
        pr.piece(p.circle(0, 0, 84, 100), "pale", 5)
        pr.piece(mirrored_head, "coral", 4)
        for x in (-26, 28):
            pr.piece(p.circle(x, 24, 21, 19), None, 4)
            pr.piece(p.circle(x - 6, 27, 10, 9), "key", 0)
            mirrored_lid = p.spline(p.points("-24,22! -18,2 18,2 24,22!", at=(x, 0)))
            pr.piece(mirrored_lid, "rose", 3)
        pr.key.line([(-16, 60), (0, 68), (18, 58)], 5, 0.2)
        pr.cut(glass_light, 9)
        heart(pr, 56, -62, 0.42, turn=14)
    coil(pr, 634, 448, 10, w=36, half=13, flip=True)
    arm(pr, hold, [84, 70, 54, 46, 40, 36], -1, suckers=(0.26, 0.86))


def head(pr: Print) -> None:
    """A great soft mantle, heavy lids, pupils that slide to the mirror."""
    mantle = p.points(
        "376,50 480,72 556,160 562,280 520,380 524,470 548,560 500,640 390,664 282,640 236,560 262,466 252,380 "
        "204,290 202,170 270,78"
    )
    freckles = (
        (300, 150, 20),
        (352, 104, 12),
        (272, 222, 13),
        (410, 150, 15),
        (342, 216, 9),
        (452, 116, 9),
        (300, 300, 10),
        (420, 240, 8),
    )
    mantle_light = [(240, 300), (230, 200), (286, 112)]
    heavy_lid = p.spline(p.points("-62,4! -50,-40 0,-56 50,-40 62,4! 0,-4"))
    mouth = [(344, 590), (384, 604), (432, 582)]

    pr.piece(p.spline(mantle), "coral", 9)
    hatching(pr, mantle)
    for x, y, r in freckles:
        pr.piece(p.circle(x, y, r, r * 0.85), "rose", 0)
    pr.cut(mantle_light, 17)
    for x, tilt in ((312, 5), (464, -5)):
        with pr.at(x, 470, 1, tilt):
            pr.piece(p.circle(0, 2, 62, 56), "coral", 0)
            pr.piece(p.circle(0, 6, 54, 48), None, 6)
            pr.piece(p.circle(25, 16, 22, 20), "key", 0)
            pr.piece(p.circle(32, 8, 6), None, 0)
            pr.piece(heavy_lid, "rose", 6)
    pr.key.line(mouth, 9, 0.3)


def hatching(pr: Print, mantle: p.Points) -> None:
    """Shade as cuts that follow the round of dome and cheek, longest where the form turns away."""
    edge = p.sample([*mantle, mantle[0]], 500)
    right = edge[edge[:, 0] > 400]
    for k, y in enumerate(range(136, 640, 17)):
        x = float(right[np.argmin(np.abs(right[:, 1] - y)), 0])
        reach = 54 + 30 * np.sin((y - 150) / 80) + 16 * (k % 2)
        bow = 14 * (1 if y > 250 else -1) * abs(y - 250) / 250
        line = p.sample([(x - reach, y - bow), (x - reach * 0.45, y - bow * 0.2), (x - 7, y - 4 + bow * 0.6)], 24)
        pr.piece(gouge(line, 11, pr.key.random), "rose", 0)


def ink_pot(pr: Print) -> None:
    """What all of it comes out of."""
    bottle = p.spline(p.points("-44,50! -48,0 -26,-24! -26,-42! 26,-42! 26,-24! 48,0 44,50!"))
    with pr.at(124, 1090, 1.5, -3):
        pr.piece(bottle, "key", 0)
        pr.piece(p.circle(0, -42, 30, 10), "gold", 5)
        pr.piece(p.circle(0, -42, 18, 5), "key", 0)
        pr.cut([(-32, 34), (-36, 6), (-22, -12)], 7)


def paint() -> p.Array:
    """Across its desk: letters, envelope and mirror, the arms, then the head that has eyes for the mirror only."""
    img = paper("fbf4e4", seed=3)
    inks = {"coral": "fb7d68", "rose": "cf3f5c", "blue": "2f86bd", "pale": "c4e6ee", "gold": "f5bb40", "red": "e6262c"}
    pr = Print(inks, "15204c", 5)
    desk(pr)
    letters(pr)
    envelope(pr)
    mirror(pr)
    crossed_arms(pr)
    writing_arms(pr)
    head(pr)
    pr.carve(p.cut(p.rect(-20, -20, 840, 1240), SHEET))
    pr.pull(img, 1.3, 0.25)
    return img
