"""A bored octopus writes three love letters at once, and looks only at the mirror in its own arm.

Technique: colour linocut, one block for each ink.
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
    with pr.at(x, y, k, turn):
        pr.piece(p.spline(p.points("0,34! -30,4 -34,-20 -18,-34 0,-18! 18,-34 34,-20 30,4")), "red", line)


def desk(pr: Print) -> None:
    """Deep water above, a blue desk below."""
    pr.piece(p.rect(0, 0, 800, 1200), "key", 0)
    for x, y, r in ((86, 92, 17), (128, 58, 9), (70, 146, 7), (560, 60, 10), (590, 92, 6)):
        pr.piece(p.circle(x, y, r), "blue", 0)
        pr.cut([(x - r * 0.5, y), (x - r * 0.3, y - r * 0.5), (x + r * 0.1, y - r * 0.6)], r * 0.3)
    pr.piece(p.poly(p.points("0,690 800,676 800,1200 0,1200")), "blue", 0)
    pr.piece(p.poly(p.points("0,676 800,662 800,684 0,698")), "gold", 0)


def scribble(pr: Print, rows: tuple[tuple[float, float, float], ...]) -> None:
    """Lines of longing: (from, to, height)."""
    random = np.random.default_rng(len(rows))
    for a, b, y in rows:
        n = max(int((b - a) / 9), 4)
        pr.key.line(
            [(a + (b - a) * i / n, y + (4 if i % 2 else -4) * random.uniform(0.5, 1.3)) for i in range(n + 1)], 4, 0.3
        )


def letters(pr: Print) -> None:
    """To a diver, to a bell, and one that is all heart."""
    with pr.at(156, 862, 1.2, -10):
        pr.piece(p.rect(-96, -84, 192, 190), None, 5)
        pr.piece(p.union(p.circle(-42, -30, 36), p.rect(-76, -4, 68, 20)), "gold", 4)
        pr.piece(p.circle(-42, -32, 19), "blue", 4)
        scribble(pr, ((18, 80, -50), (16, 74, -22), (-76, 60, 40)))
        heart(pr, -48, 76, 0.62, turn=14)
    with pr.at(428, 1040, 1.14, -4):
        pr.piece(p.rect(-88, -96, 176, 200), None, 5)
        heart(pr, 0, 14, 1.7, turn=6)
        scribble(pr, ((-66, 50, -68), (-60, 40, 86)))
    with pr.at(660, 872, 1.2, 9):
        pr.piece(p.rect(-88, -78, 176, 172), None, 5)
        pr.piece(p.spline(p.points("-2,34! 14,18 20,-24 38,-42 56,-24 60,18 76,34!")), "gold", 4)
        pr.piece(p.circle(38, 44, 9), "gold", 3)
        scribble(pr, ((-70, -14, -24), (-70, -20, 6), (-66, 40, 70)))
        heart(pr, -52, 38, 0.5, turn=-12)


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
    """A feather pen, nib at (x, y), with a coil of the arm wound round its shaft."""
    with pr.at(x, y, 1, turn):
        vane = p.points("0,-96! -24,-116 -30,-160 -16,-206 10,-238! 26,-196 24,-146 10,-112")
        pr.piece(p.spline(vane), ink, 5)
        pr.key.line(p.points("0,0 0,-100 -2,-160 6,-230"), 7, 0.3)
        for a, b in (((-26, -146), (-2, -130)), ((24, -170), (2, -152)), ((-22, -186), (0, -172))):
            pr.key.line([a, ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + 2), b], 3.4, 0.4)


def second_turn(pr: Print, x: float, y: float, turn: float, w: float, flip: bool = False) -> None:
    """Where the arm's tip comes round a shaft again and ends: it points right unless flipped."""
    with pr.at(x, y, 1, turn, flip=flip):
        tip = [(-w * 0.75, w * 0.3), (0, 0), (w * 0.7, -w * 0.4), (w * 1.2, -w * 0.95)]
        pr.piece(p.ribbon(tip, [w * 0.9, w * 0.9, w * 0.7, w * 0.35], 24, True), "coral", 5)


def writing_arms(pr: Print) -> None:
    """Three arms and three pens; one fetches ink, one keeps the paper down, one has nothing to do."""
    arm(pr, p.points("300,600 244,700 290,820 282,950 180,1000 98,1044"), [84, 68, 54, 42, 30, 14], 1)
    arm(
        pr,
        p.points("470,610 546,720 536,850 580,980 690,1020 716,1100 650,1124 630,1076"),
        [92, 76, 60, 48, 40, 30, 22, 12],
        -1,
        suckers=(0.26, 0.86),
    )
    arm(
        pr,
        p.points("350,620 346,740 358,830 334,910 352,974 404,984"),
        [92, 76, 58, 42, 30, 16],
        1,
        suckers=(0.26, 0.8),
    )
    quill(pr, 206, 882, -8, ink=None)
    second_turn(pr, 197, 804, -8, w=25)
    arm(
        pr, p.points("280,590 160,600 76,680 96,780 150,822 218,824"), [84, 66, 50, 38, 31, 26], -1, suckers=(0.26, 0.8)
    )
    quill(pr, 600, 880, 12, ink=None)
    second_turn(pr, 616, 803, 12, w=25, flip=True)
    arm(
        pr,
        p.points("500,590 640,600 728,680 712,780 662,822 596,824"),
        [84, 66, 50, 38, 31, 26],
        1,
        suckers=(0.26, 0.8),
    )
    quill(pr, 496, 974, 14, ink="gold")
    second_turn(pr, 514, 896, 14, w=25)
    arm(
        pr,
        p.points("424,620 456,730 438,810 434,880 468,914 528,916"),
        [92, 72, 54, 40, 31, 26],
        -1,
        suckers=(0.26, 0.8),
    )


def envelope(pr: Print) -> None:
    """One is done, sealed, and held up to go, the tip folded over its top."""
    arm(pr, p.points("290,560 196,574 100,520 62,430 70,330 104,192"), [84, 68, 52, 42, 36, 26], 1, suckers=(0.26, 0.6))
    with pr.at(132, 246, 0.94, -10):
        pr.piece(p.rect(-84, -56, 168, 112), None, 5)
        pr.key.line([(-82, -54), (-30, -4), (0, 16)], 5, 0.2)
        pr.key.line([(82, -54), (30, -4), (0, 16)], 5, 0.2)
        heart(pr, 0, 14, 0.86, turn=4, line=4)
    pr.piece(p.ribbon(p.points("104,192 108,214 126,224 142,214"), [26, 25, 18, 9], 24, True), "coral", 5)


def mirror(pr: Print) -> None:
    """Gold rim; in the glass the only one it loves."""
    with pr.at(675, 240, 0.96, 10):
        pr.piece(p.ribbon([(0, 100), (0, 170), (0, 236)], [26, 24, 32], 20, True), "gold", 5)
        pr.piece(p.circle(0, 0, 104, 120), "gold", 6)
        pr.piece(p.circle(0, 0, 84, 100), "pale", 5)
        pr.piece(p.spline(p.points("-62,66 -54,10 -50,-50 -10,-84 40,-58 52,0 62,66 36,90 -36,90")), "coral", 4)
        for x in (-26, 28):
            pr.piece(p.circle(x, 24, 21, 19), None, 4)
            pr.piece(p.circle(x - 6, 27, 10, 9), "key", 0)
            pr.piece(p.spline(p.points("-24,22! -18,2 18,2 24,22!", at=(x, 0))), "rose", 3)
        pr.key.line([(-16, 60), (0, 68), (18, 58)], 5, 0.2)
        pr.cut([(-62, -10), (-54, -50), (-30, -76)], 9)
        heart(pr, 56, -62, 0.42, turn=14)
    second_turn(pr, 645, 404, 10, w=30, flip=True)
    arm(
        pr,
        p.points("500,560 606,584 712,560 746,490 708,440 618,434"),
        [84, 70, 56, 46, 38, 32],
        -1,
        suckers=(0.26, 0.78),
    )


def head(pr: Print) -> None:
    """A great soft mantle, heavy lids, pupils that slide to the mirror."""
    mantle = p.points("376,50 480,72 556,160 562,280 520,380 524,470 548,560 500,640 390,664 282,640 236,560 262,466")
    mantle += p.points("252,380 204,290 202,170 270,78")
    pr.piece(p.spline(mantle), "coral", 9)
    hatching(pr, mantle)
    for x, y, r in (
        (300, 150, 20),
        (352, 104, 12),
        (272, 222, 13),
        (410, 150, 15),
        (342, 216, 9),
        (452, 116, 9),
        (300, 300, 10),
        (420, 240, 8),
    ):
        pr.piece(p.circle(x, y, r, r * 0.85), "rose", 0)
    pr.cut([(240, 300), (230, 200), (286, 112)], 17)
    for x, tilt in ((312, 5), (464, -5)):
        with pr.at(x, 470, 1, tilt):
            pr.piece(p.circle(0, 2, 62, 56), "coral", 0)
            pr.piece(p.circle(0, 6, 54, 48), None, 6)
            pr.piece(p.circle(25, 16, 22, 20), "key", 0)
            pr.piece(p.circle(32, 8, 6), None, 0)
            pr.piece(p.spline(p.points("-62,4! -50,-40 0,-56 50,-40 62,4! 0,-4")), "rose", 6)
    pr.key.line([(344, 590), (384, 604), (432, 582)], 9, 0.3)


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
    with pr.at(86, 1094, 1.15, -3):
        pr.piece(p.spline(p.points("-44,50! -48,0 -26,-24! -26,-42! 26,-42! 26,-24! 48,0 44,50!")), "key", 0)
        pr.piece(p.circle(0, -42, 30, 10), "gold", 5)
        pr.piece(p.circle(0, -42, 18, 5), "key", 0)
        pr.cut([(-32, 34), (-36, 6), (-22, -12)], 7)


def paint() -> p.Array:
    """The whole card."""
    img = paper("fbf4e4", seed=3)
    inks = {"coral": "fb7d68", "rose": "cf3f5c", "blue": "2f86bd", "pale": "c4e6ee", "gold": "f5bb40", "red": "e6262c"}
    pr = Print(inks, "15204c", 5)
    desk(pr)
    letters(pr)
    ink_pot(pr)
    envelope(pr)
    mirror(pr)
    writing_arms(pr)
    head(pr)
    pr.carve(p.cut(p.rect(-20, -20, 840, 1240), SHEET))
    pr.pull(img, 1.3, 0.25)
    return img
