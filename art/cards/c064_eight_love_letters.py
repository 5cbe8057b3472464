"""A bored octopus writes two love letters at once, and looks only at the mirror in its own arm.

Technique: colour linocut, one block for each ink. Back to front: desk and letters, the envelope, the mirror, arms,
head.
"""

from __future__ import annotations

import math

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
    desk_top = p.poly(p.points("0,646 800,630 800,1200 0,1200"))
    desk_edge = p.poly(p.points("0,634 800,618 800,638 0,654"))
    pr.piece(p.rect(0, 0, 800, 1200), "key", 0)
    for x, y, r in ((86, 92, 17), (128, 58, 9), (560, 52, 8)):
        pr.piece(p.circle(x, y, r), "blue", 0)
        bubble_light = [(x - r * 0.5, y), (x - r * 0.3, y - r * 0.5), (x + r * 0.1, y - r * 0.6)]
        pr.cut(bubble_light, r * 0.3)
    pr.piece(desk_top, "blue", 0)
    pr.piece(desk_edge, "gold", 0)


def scribble(pr: Print, rows: tuple[tuple[float, float, float], ...], slant: float) -> None:
    """Lines of longing, (from, to, height): words of unlike length, with here and there a tall or a hanging letter."""
    random = np.random.default_rng(len(rows))
    for start, end, y in rows:
        x = start
        while x < end - 14:
            stop = min(x + random.uniform(22, 74), end)
            word, up = [], True
            while x < stop:
                rise = random.choice([5, 6, 7, 15, -12], p=[0.3, 0.25, 0.2, 0.15, 0.1]) if up else 0
                word.append((x, y + (x - start) * slant - rise))
                x, up = x + random.uniform(4.5, 8), not up
            if len(word) > 2:
                pr.key.line(word, 3.8, 0.2)
            x += 13


def letters(pr: Print) -> None:
    """Two of them flat on the desk: one that is all heart, one with a blot."""
    left_letter = p.poly(p.points("70,802 284,782 268,980 34,1006"))
    right_letter = p.poly(p.points("506,826 712,802 766,1020 548,1054"))
    right_lines = ((532, 706, 858), (542, 600, 900), (574, 652, 1022))
    blot = p.points("676,954 690,944 700,952 716,946 720,962 736,972 720,980 716,996 700,988 684,994 680,978 666,970")

    pr.piece(left_letter, None, 6)
    heart(pr, 208, 918, 1.22, turn=-8)
    scribble(pr, ((92, 262, 832), (70, 118, 926), (62, 130, 972)), -0.09)
    pr.piece(right_letter, None, 6)
    scribble(pr, right_lines, -0.12)
    heart(pr, 600, 960, 0.66, turn=14)
    pr.piece(p.spline(blot), "key", 0)
    pr.piece(p.circle(744, 998, 5), "key", 0)


def arm(
    pr: Print, points: p.Points, widths: list[float], side: int, show: tuple[float, float] = (0.2, 0.9), cast: float = 0
) -> None:
    """A tapering arm; from `show` to `show` its belly turns to us; `cast` is the shadow of one that lies."""
    shape = p.ribbon(points, widths, 120, True)
    if cast:
        pr.piece(p.moved(shape, cast * 0.7, cast), "key", 0)
    pr.piece(shape, "coral", 7)
    line = p.sample(points, 300)
    t = np.gradient(line, axis=0)
    t /= np.hypot(t[:, 0], t[:, 1])[:, None]
    out = np.stack([-t[:, 1], t[:, 0]], 1) * side
    width = np.interp(np.linspace(0, 1, 300), np.linspace(0, 1, len(widths)), widths)
    if show[0] > 0.15:
        form_shade(pr, line[: int(show[0] * 299)], out, width)
    belly = slice(int(show[0] * 299), int(show[1] * 299))
    turned = np.sin(np.linspace(0.12, math.pi - 0.3, belly.stop - belly.start)) ** 0.5 * 0.42
    shade(pr, line[belly], out[belly], width[belly], turned=turned)
    suckers(pr, line[belly], out[belly], width[belly], turned=turned)


def form_shade(pr: Print, line: p.Array, out: p.Array, width: p.Array) -> None:
    """Where the back is up: gouge marks on the side away from the light, along the arm's round."""
    random = pr.key.random
    i = 30
    while i < len(line) - 8:
        away = out[i] if out[i] @ (0.7, 0.7) > 0 else -out[i]
        edge = line[i] + away * (width[i] * 0.5 - 5)
        lean = line[i + 6] - line[i - 6]
        mark = np.linspace(edge - away * width[i] * random.uniform(0.16, 0.38) - lean * 0.5, edge, 12)
        pr.piece(gouge(mark, 5 + width[i] * 0.05, random), "rose", 0)
        i += int(random.integers(4, 8))


def shade(pr: Print, line: p.Array, out: p.Array, width: p.Array, turned: p.Array) -> None:
    """The belly's strip, and gouge marks from it over the round of the arm, no two alike."""
    rim = line + out * (width * 0.5 - 3)[:, None]
    inner = line + out * (width * (0.5 - turned))[:, None]
    pr.piece(p.poly([*rim.tolist(), *inner.tolist()[::-1]]), "rose", 0)
    random = pr.key.random
    i = 6
    while i < len(line) - 12:
        reach = width[i] * random.uniform(0.1, 0.3)
        lean = line[min(i + 8, len(line) - 1)] - line[i]
        mark = np.linspace(inner[i] - out[i] * reach + lean * 0.8, inner[i] + out[i] * 3, 12)
        pr.piece(gouge(mark, 5 + width[i] * 0.05, random), "rose", 0)
        i += int(random.integers(4, 9))


def suckers(pr: Print, line: p.Array, out: p.Array, width: p.Array, turned: p.Array) -> None:
    """A row on the belly's strip: as large as the strip is broad there, seen a little from the side."""
    random = pr.key.random
    step = float(np.hypot(*(line[1] - line[0])))
    at = 3.0
    while at < len(line) - 2:
        i = int(at)
        r = width[i] * turned[i] * random.uniform(0.36, 0.46)
        x, y = line[i] + out[i] * width[i] * (0.5 - turned[i] * random.uniform(0.46, 0.56))
        turn = math.degrees(math.atan2(out[i][1], out[i][0]))
        if r > 2.2:
            pr.piece(p.moved(p.circle(0, 0, r * 0.84, r), float(x), float(y), 1, turn=turn), None, 0)
            pr.piece(p.moved(p.circle(r * 0.14, 0, r * 0.34, r * 0.42), float(x), float(y), 1, turn=turn), "rose", 0)
        at += max(r * random.uniform(2.15, 2.6), 4.0) / step


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
    """Two arms write, one from above, one lying on the desk, and neither is watched."""
    left = p.points("300,704 192,660 92,686 46,772 72,866 146,878")
    right = p.points("490,672 612,670 724,728 758,826 716,908 648,914")
    quill(pr, 132, 956, 12, ink=None)
    coil(pr, 151, 878, 12, w=32)
    arm(pr, left, [136, 92, 60, 43, 35, 30], -1, show=(0.3, 0.92))
    quill(pr, 654, 992, -12, ink="gold")
    coil(pr, 637, 916, -12, w=32, flip=True)
    arm(pr, right, [130, 94, 64, 45, 36, 30], 1, show=(0.22, 0.9))


def idle_arms(pr: Print) -> None:
    """Three lie before it on the desk: one keeps the ink near, one wanders off, one has rolled itself up."""
    curled_tip = p.ribbon(p.points("150,1062 196,1052 226,1022 214,990"), [28, 26, 18, 8], 30, True)
    near = p.points("320,690 304,790 298,870 276,960 226,1054 164,1102 108,1106 62,1092")
    away = p.points("478,690 522,790 530,880 512,960 506,1040 556,1108 640,1118 712,1084 722,1030 676,1012")
    rolled = p.points("404,700 384,800 358,890 350,980 392,1046 454,1030 466,968 424,932 390,958 398,992 424,986")
    arm(pr, away, [130, 96, 74, 60, 50, 42, 34, 26, 18, 8], -1, show=(0.4, 0.97), cast=9)
    pr.piece(curled_tip, "coral", 5)
    ink_pot(pr)
    arm(pr, near, [132, 90, 66, 52, 43, 36, 31, 27], 1, show=(0.36, 0.97), cast=10)
    arm(pr, rolled, [130, 96, 76, 62, 52, 45, 38, 31, 24, 16, 8], -1, show=(0.16, 0.97), cast=10)


def envelope(pr: Print) -> None:
    """One is done and sealed; two arms hide it behind the back."""
    upper_tip = p.points("260,404 204,412 146,424 104,428 64,410 58,374 82,360")
    lower_tip = p.points("280,598 220,592 158,580 106,560 78,528")
    with pr.at(134, 494, 1.06, -12):
        pr.piece(p.rect(-92, -66, 220, 132), None, 6)
        pr.key.line([(-90, -64), (-24, -2), (10, 14)], 5, 0.2)
        pr.key.line([(126, -64), (52, -4), (10, 14)], 5, 0.2)
        heart(pr, 16, 6, 0.98, turn=4, line=4)
    arm(pr, upper_tip, [54, 46, 38, 31, 24, 16, 7], 1, show=(0.1, 0.9))
    arm(pr, lower_tip, [56, 48, 38, 26, 10], -1, show=(0.1, 0.9))


def mirror(pr: Print) -> None:
    """Gold rim; the one in the glass is not so sure."""
    handle = p.ribbon([(0, 100), (0, 180), (0, 262)], [26, 24, 32], 20, True)
    mirrored_head = p.spline(p.points("-66,96 -58,34 -54,-30 -46,-74 0,-92 46,-74 54,-30 58,34 66,96 36,112 -36,112"))
    glass_light = [(-66, -10), (-58, -50), (-34, -78)]
    tear = p.spline(p.points("0,-15! 8,2 5,12 -5,12 -8,2"))
    hold = p.points("500,630 610,654 714,626 758,542 734,470 668,458")

    with pr.at(644, 234, 1.1, -8):
        pr.piece(handle, "gold", 5)
        pr.piece(p.circle(0, 0, 104, 120), "gold", 6)
        pr.piece(p.circle(0, 0, 84, 100), "pale", 5)
        pr.piece(p.intersection(mirrored_head, p.circle(0, 0, 84, 100)), "coral", 4)
        for side in (-1, 1):
            mirrored_lid = p.spline(p.points("-30,6! -20,-20 8,-26 30,-30! 20,-6 0,0", scale=(-side, 1)))
            with pr.at(side * 29, 16):
                pr.piece(p.circle(0, 4, 24, 23), None, 4)
                pr.piece(p.circle(-7, 9, 12, 12), "key", 0)
                pr.piece(p.circle(-3, 5, 4), None, 0)
                pr.piece(mirrored_lid, "rose", 4)
        pr.key.line([(-18, 70), (0, 60), (18, 70)], 6, 0.2)
        pr.piece(p.moved(tear, 36, 56, 1.0, turn=-6), "pale", 3)
        pr.cut(glass_light, 9)
    coil(pr, 674, 458, -8, w=36, half=13, flip=True)
    arm(pr, hold, [110, 82, 58, 46, 38, 33], -1, show=(0.2, 0.9))


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
    random = pr.key.random
    edge = p.sample([*mantle, mantle[0]], 500)
    right = edge[edge[:, 0] > 400]
    inside = p.intersection(p.spline(mantle), p.moved(p.spline(mantle), -8, 2))
    y = 104.0
    while y < 642:
        x = float(right[np.argmin(np.abs(right[:, 1] - y)), 0])
        reach = (58 + 40 * math.sin((y - 150) / 80)) * random.uniform(0.6, 1.25)
        bow = 26 * (y - 270) / 260
        line = p.sample([(x - reach, y - bow), (x - reach * 0.45, y - bow * 0.2), (x - 6, y - 4 + bow * 0.6)], 24)
        pr.piece(p.intersection(gouge(line, random.uniform(8, 14), random), inside), "rose", 0)
        y += random.uniform(12, 19)


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
    writing_arms(pr)
    idle_arms(pr)
    with pr.at(398, 660, 1.14, turn=-14), pr.at(-390, -600):
        head(pr)
    pr.carve(p.cut(p.rect(-20, -20, 840, 1240), SHEET))
    pr.pull(img, 1.3, 0.25)
    return img
