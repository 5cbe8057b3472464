"""A bored octopus writes love letters with many arms at once, and looks only at the mirror in its own.

Technique: colour linocut, one block for each ink.
"""

from __future__ import annotations

import math

import numpy as np

from art import paint as p
from art.paint.voices.linocut import Print
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
    """To a helmet, an anemone, a figurehead, a bell, a crab: none like another, all with a heart."""
    with pr.at(142, 800, 1, -12):
        pr.piece(p.rect(-96, -84, 192, 190), None, 5)
        pr.piece(p.union(p.circle(-42, -30, 36), p.rect(-76, -4, 68, 20)), "gold", 4)
        pr.piece(p.circle(-42, -32, 19), "blue", 4)
        scribble(pr, ((18, 80, -52), (16, 74, -24), (-76, 60, 40)))
        heart(pr, -48, 76, 0.62, turn=14)
    with pr.at(236, 1050, 1.1, 8):
        pr.piece(p.rect(-92, -80, 184, 176), None, 5)
        for k, t in enumerate(np.linspace(3.3, 6.1, 8)):
            reach = 40 + 6 * (k % 3)
            pr.piece(
                p.ribbon(
                    [
                        (40, 0),
                        (40 + reach * 0.6 * math.cos(t), reach * 0.6 * math.sin(t)),
                        (40 + reach * math.cos(t + 0.2), reach * math.sin(t + 0.2)),
                    ],
                    [13, 11, 8],
                    14,
                    True,
                ),
                "rose",
                2,
            )
        pr.piece(p.spline(p.points("18,0! 62,0! 58,26 22,26")), "rose", 3)
        scribble(pr, ((-74, -14, -52), (-74, -10, -26), (-74, -8, 0), (-74, 70, 52)))
        heart(pr, -54, 76, 0.5, turn=-10)
    with pr.at(520, 1006, 1.06, -5):
        pr.piece(p.rect(-88, -96, 176, 200), None, 5)
        heart(pr, 6, 10, 1.7, turn=6)
        scribble(pr, ((-66, 64, -68), (-60, 40, 86)))
    with pr.at(684, 822, 1, 11):
        pr.piece(p.rect(-88, -78, 176, 172), None, 5)
        pr.piece(p.spline(p.points("-70,28! -54,12 -48,-30 -30,-48 -12,-30 -8,12 8,28!")), "gold", 4)
        pr.piece(p.circle(-30, 38, 9), "gold", 3)
        scribble(pr, ((14, 70, -50), (22, 72, -22), (26, 72, 6), (-66, 20, 70)))
        heart(pr, 58, 40, 0.5, turn=12)
    with pr.at(694, 1076, 1, -10):
        pr.piece(p.rect(-62, -76, 118, 158), None, 5)
        scribble(pr, ((-44, 34, -48), (-44, 20, -22)))


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


def quill(pr: Print, x: float, y: float, turn: float, k: float, ink: str | None) -> None:
    """A feather pen, nib at (x, y)."""
    with pr.at(x, y, k, turn):
        vane = p.points("0,-46! -24,-70 -30,-120 -16,-172 10,-206! 26,-160 24,-104 10,-66")
        pr.piece(p.spline(vane), ink, 5)
        pr.key.line(p.points("0,0 0,-60 -2,-120 6,-196"), 5, 0.3)
        for a, b in (((-26, -104), (-2, -88)), ((24, -130), (2, -112)), ((-22, -146), (0, -132))):
            pr.key.line([a, ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + 2), b], 3.4, 0.4)


def writing_arms(pr: Print) -> None:
    """Five arms, five pens; a sixth fetches ink."""
    arm(pr, p.points("300,600 236,690 262,810 210,920 112,960 92,1040"), [84, 70, 54, 42, 28, 14], 1)
    quill(pr, 178, 812, 24, k=0.95, ink=None)
    arm(pr, p.points("280,590 170,610 106,690 150,752 196,758"), [84, 66, 46, 30, 15], -1)
    quill(pr, 668, 836, -22, k=0.9, ink="gold")
    arm(pr, p.points("500,590 620,600 716,650 700,742 640,772"), [84, 66, 46, 30, 15], 1)
    quill(pr, 262, 1066, 30, k=0.98, ink="gold")
    arm(pr, p.points("330,610 300,730 330,860 262,930 300,1004"), [92, 76, 56, 38, 17], 1)
    quill(pr, 690, 1064, 8, k=0.8, ink=None)
    arm(pr, p.points("470,610 520,720 610,800 594,920 700,1012"), [92, 76, 56, 38, 17], -1)
    quill(pr, 468, 1070, -26, k=0.98, ink=None)
    arm(pr, p.points("404,620 420,740 470,830 400,920 432,1010"), [92, 78, 56, 38, 17], -1)


def envelope(pr: Print) -> None:
    """One is done, sealed, and held up to go."""
    arm(pr, p.points("290,560 190,560 96,500 84,400 128,336"), [84, 66, 48, 32, 18], 1)
    with pr.at(136, 262, 0.98, -10):
        pr.piece(p.rect(-84, -56, 168, 112), None, 5)
        pr.key.line([(-82, -54), (-30, -4), (0, 16)], 5, 0.2)
        pr.key.line([(82, -54), (30, -4), (0, 16)], 5, 0.2)
        heart(pr, 0, 14, 0.86, turn=4, line=4)
    pr.piece(p.ribbon([(98, 366), (128, 338), (150, 312)], [24, 20, 14], 20, True), "coral", 5)


def mirror(pr: Print) -> None:
    """Gold rim; in the glass the only one it loves."""
    with pr.at(668, 250, 1.06, 10):
        pr.piece(p.ribbon([(0, 100), (2, 150), (0, 200)], [30, 22, 30], 20, True), "gold", 5)
        pr.piece(p.circle(0, 0, 104, 120), "gold", 6)
        pr.piece(p.circle(0, 0, 84, 100), "pale", 5)
        pr.piece(p.spline(p.points("-62,66 -54,10 -50,-50 -10,-84 40,-58 52,0 62,66 36,90 -36,90")), "coral", 4)
        for x in (-26, 28):
            pr.piece(p.circle(x, 24, 21, 19), None, 4)
            pr.piece(p.circle(x - 6, 27, 10, 9), "key", 0)
            pr.piece(p.spline([(x - 24, 22, 1), (x - 18, 2), (x + 18, 2), (x + 24, 22, 1)]), "rose", 3)
        pr.key.line([(-16, 60), (0, 68), (18, 58)], 5, 0.2)
        pr.cut([(-62, -10), (-54, -50), (-30, -76)], 9)
        heart(pr, 56, -62, 0.42, turn=14)
    arm(
        pr,
        p.points("500,560 606,574 716,540 738,452 692,398 614,414"),
        [84, 70, 52, 38, 28, 15],
        -1,
        suckers=(0.3, 0.7),
    )


def head(pr: Print) -> None:
    """A great soft mantle, heavy lids, pupils that slide to the mirror."""
    mantle = p.points("376,50 480,72 556,160 562,280 520,380 524,470 548,560 500,640 390,664 282,640 236,560 262,466")
    mantle += p.points("252,380 204,290 202,170 270,78")
    pr.piece(p.spline(mantle), "coral", 9)
    shade = p.points("556,170 562,280 520,380 524,470 548,560 500,640 470,648 506,560 482,470 478,384 524,280")
    pr.piece(p.spline(shade), "rose", 0)
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
