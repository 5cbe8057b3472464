"""An octopus writes two love letters at once and smiles into the mirror in its arm, which shows it in tears.

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
    """Deep water above, in long cuts that circle the head; a blue desk below."""
    desk_top = p.poly(p.points("0,700 800,672 800,1200 0,1200"))
    desk_edge = p.poly(p.points("0,686 800,658 800,678 0,706"))
    pr.piece(p.rect(0, 0, 800, 1200), "key", 0)
    random = pr.key.random
    for ring in range(26):
        angle, r = random.uniform(0, 40), 220 + ring * 25
        while angle < 360:
            sweep = random.uniform(5000, 14000) / r
            turn = np.radians(np.linspace(angle, angle + sweep, 24))
            line = np.stack([300 + r * np.cos(turn), 330 + r * np.sin(turn) * 1.06], 1)
            pr.piece(gouge(line, random.uniform(4, 8), random), "blue", 0)
            angle += sweep + random.uniform(1200, 3500) / r
    pr.piece(desk_top, "blue", 0)
    pr.piece(desk_edge, "gold", 0)
    pr["blue"].rake(desk_top, 0.03, gap=26, width=5, length=90, density=0.2)


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
    left_letter = p.poly(p.points("56,800 312,772 304,1010 34,1040"))
    right_letter = p.poly(p.points("486,850 736,812 768,1050 524,1096"))
    right_lines = ((514, 716, 884), (520, 570, 930), (552, 640, 1060))
    blot = p.points(
        "678,984 694,970 706,980 726,970 730,990 750,1002 730,1012 726,1032 706,1022 686,1030 682,1010 664,1000"
    )

    pr.piece(left_letter, None, 6)
    heart(pr, 236, 946, 1.6, turn=-9)
    scribble(pr, ((84, 290, 836), (70, 118, 912), (66, 140, 960), (60, 150, 1004)), -0.1)
    pr.piece(right_letter, None, 6)
    scribble(pr, right_lines, -0.14)
    heart(pr, 590, 1000, 0.9, turn=14)
    pr.piece(p.moved(p.spline(blot), 4, -16), "key", 0)
    pr.piece(p.circle(738, 1022, 6), "key", 0)


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
    """A long bent feather pen, its vane split twice, nib at (x, y)."""
    vane = p.points(
        "2,-92! -24,-112 -40,-160 -38,-196! -30,-190! -50,-230 -56,-282 -44,-330! -8,-296 14,-250 18,-214! 8,-206! "
        "26,-176 24,-124"
    )
    shaft = p.points("0,0 3,-90 -4,-180 -20,-256 -42,-324")
    barbs = (((-36, -150), (0, -118)), ((-44, -226), (-8, -176)), ((24, -156), (2, -122)), ((10, -244), (-8, -196)))
    with pr.at(x, y, 0.86, turn):
        pr.piece(p.spline(vane), ink, 5)
        pr.key.line(shaft, 8, 0.5)
        for a, b in barbs:
            pr.key.line([a, ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + 4), b], 4, 0.6)


def coil(pr: Print, x: float, y: float, turn: float, w: float, half: float = 6, flip: bool = False) -> None:
    """The arm's end wound up a shaft of that half width: turn over turn, slimmer each time, the point free on top.

    The arm that comes from the left (flipped: from the right) and ends at (x, y) is drawn after it, as lowest turn.
    """
    random = pr.key.random
    with pr.at(x, y, 1, turn, flip=flip):
        a, up = half + w * 0.4, -w * 1.5
        tip = [(-a, up + w * 0.2), (0, up), (a, up - w * 0.35), (a + w * 0.7, up - w), (a + w * 0.2, up - w * 1.7)]
        ring = [(-a, -w * 0.6), (0, -w * 0.8), (a, -w * 1.0)]
        for turn_of_arm, widths in ((tip, [0.7, 0.74, 0.6, 0.4, 0.12]), (ring, [0.8, 0.92, 0.8])):
            pr.piece(p.ribbon(turn_of_arm, [w * k for k in widths], 30, True), "coral", 5)
            for u in (-0.7, -0.3, 0.1, 0.5):
                foot = turn_of_arm[1][1] + w * (0.3 - 0.2 * u)
                mark = [(a * u - 3, foot - w * random.uniform(0.2, 0.5)), (a * u, foot - 5), (a * u + 3, foot)]
                pr.piece(gouge(p.sample(mark, 12), 5, random), "rose", 0)


def writing_arms(pr: Print) -> None:
    """Two arms write, in wide bows to the left and to the right, and neither is watched."""
    left = p.points("300,640 206,640 104,664 48,740 62,834 120,872 176,866")
    right = p.points("450,620 560,690 690,712 760,796 740,896 704,926 654,924")
    quill(pr, 118, 956, 27, ink=None)
    coil(pr, 168, 858, 27, w=34)
    arm(pr, left, [120, 92, 66, 48, 39, 34, 31], -1, show=(0.3, 0.9))
    quill(pr, 668, 1020, 2, ink="gold")
    coil(pr, 670, 920, 2, w=34, flip=True)
    arm(pr, right, [120, 94, 66, 48, 39, 35, 31], 1, show=(0.22, 0.88))


def idle_arms(pr: Print) -> None:
    """Three lie before it on the desk: one keeps the ink near, one holds a letter down, one has rolled itself up."""
    near = p.points("300,640 342,750 350,850 326,950 270,1024 196,1052 132,1056 78,1040 62,1008 82,992")
    away = p.points("440,640 516,740 520,850 488,950 490,1050 556,1126 650,1146 728,1136 764,1096 742,1060 712,1066")
    rolled = p.points(
        "370,650 440,740 452,840 400,930 330,1000 306,1080 350,1148 430,1150 470,1092 446,1036 392,1036 376,1076 "
        "400,1096"
    )
    arm(pr, away, [130, 100, 78, 62, 52, 44, 36, 30, 22, 15, 7], -1, show=(0.4, 0.97), cast=9)
    ink_pot(pr)
    arm(pr, near, [120, 86, 70, 58, 48, 38, 32, 25, 17, 8], 1, show=(0.36, 0.97), cast=0)
    arm(pr, rolled, [130, 104, 86, 76, 66, 58, 51, 44, 37, 30, 23, 16, 8], -1, show=(0.16, 0.97), cast=10)


def envelope(pr: Print) -> None:
    """One is done and sealed; an arm keeps it close."""
    keep = p.points("290,600 220,610 130,616 60,580 38,518 56,476 88,472")
    with pr.at(124, 474, 0.9, -15):
        pr.piece(p.rect(-92, -62, 200, 130), None, 6)
        pr.key.line([(-90, -60), (-28, 2), (10, 20)], 5, 0.2)
        pr.key.line([(106, -60), (48, 0), (10, 20)], 5, 0.2)
        heart(pr, 12, 14, 1.08, turn=8, line=4)
    arm(pr, keep, [84, 70, 54, 43, 33, 22, 9], 1, show=(0.1, 0.95))


def face(pr: Print, tears: bool) -> None:
    """Heavy lids that fall to the outside, gold eyes that slide to the right, a smile that tries, or tears."""
    eye = p.points("-60,28! -40,-18 12,-48 56,-42! 54,16 12,46 -36,46")
    lid = p.spline(p.points("-72,36! -66,-22 -12,-66 46,-76 66,-48! 22,-38 -26,-6"))
    tear = p.spline(p.points("0,-40! 17,4 12,26 -12,26 -17,4"))
    smile, frown = p.points("-28,96 2,110 38,104 62,82"), p.points("-30,122 4,100 46,114")
    for x, y, side in ((-74, 0, 1), (74, -4, -1)):
        with pr.at(x, y, 1 - 0.04 * (side < 0)):
            opening = p.spline([(side * u, v, *corner) for u, v, *corner in eye])
            pr.piece(opening, None, 6)
            pr.piece(p.intersection(p.circle(18, 0, 36, 37), opening), "gold", 4)
            pr.piece(p.intersection(p.circle(21, 0, 22, 19), opening), "key", 0)
            pr.piece(p.circle(24, -4 + side * -5, 7), None, 0)
        with pr.at(x, y, 1, flip=side < 0):
            pr.piece(lid, "rose", 6)
            pr.key.line(p.points("-54,-6 -16,-42 44,-60"), 4, 0.6)
            pr.key.line(p.points("-44,58 -4,66 40,52"), 5, 0.7)
            if tears:
                pr.piece(p.moved(tear, -30, 78 + 6 * side, 1.1 + 0.2 * side), "pale", 5)
    pr.key.line(frown if tears else smile, 9, 0.4)


def mirror(pr: Print) -> None:
    """Gold rim; the one in the glass cannot smile, and an arm would dry its tears."""
    handle = p.ribbon([(0, 130), (0, 200), (0, 300)], [26, 24, 36], 20, True)
    glass = p.circle(0, 0, 116, 132)
    mirrored = p.points("-104,150 -112,80 -108,20 -78,-32 -50,-90 30,-150! 120,-150! 114,-40 114,50 104,150")
    comfort = p.points("440,590 534,588 586,528 574,456 528,412 516,356 546,322")
    hold = p.points("440,600 540,650 650,664 738,620 756,540 716,478 668,472")

    with pr.at(616, 236, 1.06, -10):
        pr.piece(handle, "gold", 5)
        pr.piece(p.circle(0, 0, 138, 154), "gold", 7)
        for turn in np.radians([150, 163, 178, 196, 209, 223, 240, 262, 20, 44, 58]):
            c, v = math.cos(turn), math.sin(turn)
            pr.cut([(123 * c, 139 * v), (127 * c - 6 * v, 143 * v + 6 * c), (132 * c - 12 * v, 147 * v + 13 * c)], 5)
        pr.piece(glass, "pale", 6)
        pr.piece(p.intersection(p.spline(mirrored), glass), "coral", 5)
        for x, y, r in ((28, -92, 12), (66, -74, 8), (-8, -70, 7)):
            pr.piece(p.circle(x, y, r, r * 0.85), "rose", 0)
        with pr.at(2, 2, 0.68, flip=True):
            face(pr, tears=True)
        pr.cut([(-96, -16), (-86, -58), (-58, -96)], 12)
    arm(pr, comfort, [70, 60, 48, 38, 29, 21, 8], -1, show=(0.3, 0.92))
    coil(pr, 674, 474, -10, w=38, half=13, flip=True)
    arm(pr, hold, [110, 86, 64, 50, 42, 36, 34], -1, show=(0.2, 0.9))


def head(pr: Print) -> None:
    """A great soft mantle that leans away from the mirror; the face below it runs out into the arms."""
    mantle = p.points(
        "490,632 510,570 506,504 480,440 450,384 444,290 418,180 356,94 266,60 172,78 100,150 74,248 90,334 138,402 "
        "188,448 206,506 194,560 206,628"
    )
    chin = p.points("262,664 310,676 350,664 400,676 440,656")
    freckles = ((196, 176, 26), (262, 122, 15), (140, 258, 17), (292, 214, 20), (216, 292, 12), (330, 150, 11))

    pr.piece(p.spline([*mantle, *chin]), "coral", 0)
    pr["coral"].ink(p.ribbon([mantle[-1], *chin, mantle[0]], [8, 12, 8], 40))
    pr.key.line(mantle, 10, 0.6)
    for fold in (
        "286,640 300,664 326,690",
        "322,652 346,676 366,706",
        "392,648 404,676 424,704",
        "430,632 452,652 470,684",
    ):
        pr.piece(gouge(p.sample(p.points(fold), 20)[::-1], 11, pr.key.random), "rose", 0)
    hatching(pr, mantle)
    for x, y, r in freckles:
        pr.piece(p.circle(x, y, r, r * 0.85), "rose", 0)
    with pr.at(354, 516, 1, -3):
        face(pr, tears=False)


def hatching(pr: Print, mantle: p.Points) -> None:
    """The round of the form in cuts: rose ones reach in from the dark edge, bare ones run along the lit edge."""
    random = pr.key.random
    edge = p.sample(mantle, 600)
    along = np.gradient(edge, axis=0)
    along /= np.hypot(along[:, 0], along[:, 1])[:, None]
    inward = np.stack([along[:, 1], -along[:, 0]], 1)
    dark = -inward @ (0.9, 0.44)
    i = 8
    while i < 460:
        if dark[i] > 0.1:
            reach = (140 if edge[i][0] > 250 else 52) * dark[i] * random.uniform(0.5, 1.1)
            rim = edge[i] + inward[i] * 9
            mark = [rim + inward[i] * reach - along[i] * reach * 0.3, rim + inward[i] * reach * 0.4, rim]
            line = p.sample([(float(x), float(y)) for x, y in mark], 24)
            pr.piece(gouge(line, random.uniform(8, 13), random), "rose", 0)
        i += int(random.integers(3, 7))
    for depth in (24, 46, 70):
        lit = [k for k in range(250, 440) if dark[k] < -0.5 - depth * 0.003]
        for k in lit[:: 34 - depth // 4]:
            span = slice(k, k + int(random.integers(14, 30)))
            pr.carve(gouge(edge[span] + inward[span] * depth, random.uniform(6, 10), random))


def ink_pot(pr: Print) -> None:
    """What all of it comes out of."""
    bottle = p.spline(p.points("-44,50! -48,0 -26,-24! -26,-42! 26,-42! 26,-24! 48,0 44,50!"))
    with pr.at(126, 1082, 1.5, -3):
        pr.piece(p.spline(p.points("-46,51 10,44 58,44 72,50 54,56 -24,57")), "key", 0)
        pr.piece(bottle, "key", 0)
        pr.piece(p.circle(0, -42, 30, 10), "gold", 5)
        pr.piece(p.circle(0, -42, 18, 5), "key", 0)
        pr.cut([(-32, 38), (-37, 8), (-22, -12)], 8)
        pr.cut([(34, 40), (38, 16), (32, -2)], 4)


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
    head(pr)
    pr.carve(p.cut(p.rect(-20, -20, 840, 1240), SHEET))
    pr.pull(img, 1.3, 0.25)
    return img
