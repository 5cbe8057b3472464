"""On the far side of the moon the craters are bowls of lost things; an astronaut brings one red mitten.

Technique: cut paper.
"""

from __future__ import annotations

import math

import numpy as np
import skia

from art import paint as p
from art.paint.voices import cutpaper as cp
from art.paint.voices.printing import PLAIN

NUMBER, TITLE = 70, "Everything Ever Lost"
FINISH = PLAIN

NIGHT, FLOOR, INNER, MOON, LIP, RED = "14151f", "24252f", "66656e", "b7b3ad", "d6d1c6", "e0302a"
CREAM, SLATE, DARK = "f1e9d6", "64748a", "2b2c38"
DULL = ("efe6d2", "8fa3b5", "a9a7a5", "b39d84", "74839a", "cdb27a", "97a68e", "a18d9c", "dcd3c0", "858089")
Crater = tuple[float, float, float, float]
KITES, MITTENS, KEYS, TOYS, LAST = (
    (70, 612, 116, 30), (628, 800, 216, 62), (440, 908, 96, 34), (626, 1040, 158, 58),
    (176, 1096, 140, 56))  # fmt: skip
GREAT: tuple[Crater, ...] = (KITES, MITTENS, KEYS, TOYS, LAST)
Mark = tuple[skia.Path, str]


def wobble(x: float, y: float, rx: float, ry: float, seed: int) -> skia.Path:
    """A round hole cut by hand."""
    random = np.random.default_rng(seed)
    n = 14
    points = []
    for k in range(n):
        t, r = math.tau * k / n, 1 + random.uniform(-0.05, 0.05)
        points.append((x + rx * r * math.cos(t), y + ry * r * math.sin(t)))
    return p.spline(points)


def moon(img: p.Array) -> None:
    """Black sky with pricked stars, and the moon as two sheets of grey card with holes cut into them."""
    img[:] = cp.stock(NIGHT, 2)
    random = np.random.default_rng(4)
    stars = p.Layer()
    for _ in range(120):
        x, y, r = random.uniform(0, 800), random.uniform(0, 560), 0.8 + 2.6 * random.random() ** 4
        stars.fill(p.circle(x, y, r), random.choice(["fff6dc", "e6ecf4", "ffe8b8"]))
    p.lay(img, stars)
    under = p.spline([(-30, 566, 1), (180, 528), (400, 514), (640, 528), (830, 570, 1), (830, 1230, 1), (-30, 1230, 1)], tension=0.3)
    cp.sheet(img, under, FLOOR, 10, 3)
    holes, small = skia.Path(), skia.Path()
    for k, c in enumerate(GREAT):
        holes.addPath(wobble(*c, 20 + k))
    done: list[Crater] = list(GREAT)
    while len(done) < 44:
        x, y = random.uniform(0, 800), random.uniform(560, 1190)
        near = (y - 520) / 680
        rx = (7 + 26 * random.random() ** 2) * (0.4 + near)
        if all(((x - c[0]) / (c[2] + rx + 14)) ** 2 + ((y - c[1]) / (c[3] + rx * 0.5 + 14)) ** 2 > 1 for c in done):
            done.append((x, y, rx, rx * (0.28 + 0.16 * near)))
            small.addPath(wobble(*done[-1], len(done)))
    inner = skia.Path()
    for k, (x, y, rx, ry) in enumerate(GREAT):
        inner.addPath(wobble(x + rx * 0.05, y + ry * 0.16, rx * 0.86, ry * 0.78, 50 + k))
    cp.sheet(img, p.cut(p.moved(under, 0, 2), inner), INNER, 9, 4)
    cp.sheet(img, p.cut(p.cut(p.moved(under, 0, 4), holes), small), MOON, 9, 5)
    for k, (y, colour) in enumerate(((690, "bfbbb4"), (850, "c6c2ba"), (985, "cdc9c0"))):
        hill = p.spline([(-30, y + 20 * math.sin(k), 1), (160, y - 14 + 10 * k), (380, y + 16), (600, y - 8 * k), (830, y + 14, 1),
                (830, 1230, 1), (-30, 1230, 1)], tension=0.34)  # fmt: skip
        cp.sheet(img, p.cut(p.cut(hill, holes), small), colour, 3, 6 + k, shade=0.3)


def lip(img: p.Array, c: Crater, seed: int) -> None:
    """The raised front edge of a crater, a crescent of paler card before what lies in it."""
    x, y, rx, ry = c
    random = np.random.default_rng(seed)
    out: list[p.Point] = []
    for t in np.linspace(-0.04, 1.04, 17) * math.pi:
        low = max(math.sin(t), 0)
        out.append((x + rx * (0.98 + 0.06 * low) * math.cos(t), y + ry * 1.02 * math.sin(t) + 15 * low + random.uniform(-2, 2)))
    for t in np.linspace(1.0, 0.0, 15) * math.pi:
        out.append((x + rx * 0.98 * math.cos(t), y + ry * 0.88 * math.sin(t) + random.uniform(-1.5, 1.5)))
    out[0], out[16] = (*out[0][:2], 1), (*out[16][:2], 1)
    cp.sheet(img, p.spline(out), LIP, 5, seed)


MITTEN = p.spline([(-25, 0, 1), (-27, -30), (-31, -62), (-20, -96), (2, -106), (22, -94), (27, -66), (30, -60), (42, -72), (53, -66),
        (52, -50), (36, -28), (25, -12), (24, 0, 1)])  # fmt: skip


def knit(kind: int, other: str, cuff: str) -> list[Mark]:
    """What is knitted into a mitten: a cuff, and stripes, dots, a zigzag, a heart, a star or nothing."""
    marks: list[Mark] = []
    if kind == 0:
        marks = [(p.rect(-60, y, 120, 9), other) for y in (-90, -70, -50)]
    elif kind == 1:
        marks = [(p.circle(x, y, 5), other) for x, y in ((-14, -48), (6, -44), (-4, -64), (14, -66), (-16, -80), (4, -86))]
    elif kind == 2:
        marks = [
            (
                p.poly([(-34, -52), (-20, -66), (-6, -52), (8, -66), (24, -52), (24, -42), (8, -56), (-6, -42), (-20, -56), (-34, -42)]),
                other,
            )
        ]
    elif kind == 3:
        marks = [(p.spline([(-3, -40, 1), (-21, -60), (-16, -74), (-3, -66, 1), (10, -74), (15, -60)]), other)]
    elif kind == 4:
        marks = [(p.star(-3, -62, 17, 6, 0.4), other)]
    elif kind == 5:
        marks = [(p.poly([(-40, -110), (60, -110), (60, -72), (-40, -60)]), other)]
    marks.append((p.rect(-40, -24, 90, 30), cuff))
    marks += [(p.rect(x, -24, 2.6, 30), darker(cuff)) for x in range(-24, 26, 8)]
    return marks


def darker(colour: str) -> str:
    """A shade darker."""
    return "".join(f"{int(v * 255):02x}" for v in p.mix(colour, DARK, 0.3))


def mitten(img: p.Array, at: tuple[float, float, float, float], colour: str, kind: int, other: str, seed: int, lift: float = 6) -> None:
    """One mitten."""
    cuff = colour if seed % 3 else other
    cp.cutout(img, MITTEN, colour, knit(kind, other, cuff), at, lift, seed % 2 == 0, seed)


def mountain(img: p.Array) -> None:
    """All the single mittens of the world; no two the same."""
    random = np.random.default_rng(70)
    x0, y0, _, _ = MITTENS
    places = []
    for k in range(22):
        t = k / 21
        y = 208 + (y0 + 22 - 208) * t
        half = 10 + 172 * t**0.9
        n = max(1, round(half * 2 / 50))
        for j in range(n):
            u = 0.0 if n == 1 else 2 * j / (n - 1) - 1
            places.append((y + 14 * u * u + random.normal(0, 7), x0 + 14 + u * half + random.normal(0, 8), u))
    heap = p.spline([(x0 - 150, y0 + 10), (x0 - 84, 560), (x0 + 6, 260), (x0 + 26, 260), (x0 + 110, 540), (x0 + 170, y0 + 10)])
    cp.sheet(img, heap, "4a4b57", 10, 9)
    for k, (y, x, u) in enumerate(sorted(places)):
        a, b = random.choice(len(DULL), 2, replace=False)
        turn = float(np.clip(38 * u + random.normal(0, 46), -150, 150))
        mitten(img, (x, y + 22, random.uniform(0.62, 0.92), turn), DULL[a], int(random.integers(0, 8)), DULL[b], k, 7)


def kites(img: p.Array) -> None:
    """Three kites stuck in the dust, each of its own cut, and what is left of their tails."""
    for k, (x, y, s, turn, a, b) in enumerate(
        ((128, 566, 1.0, 24, "a18d9c", "dcd3c0"), (70, 530, 1.25, -14, "cdb27a", "74839a"), (20, 582, 0.95, -40, "97a68e", "efe6d2"))
    ):
        tail = p.ribbon([(0, 54), (10, 74), (-8, 92), (8, 112)], [3, 4, 4, 3])
        cp.sheet(img, p.moved(tail, x, y, s, turn), CREAM, 4, 3)
        shape = p.poly([(0, -74), (44 + 6 * k, -16), (0, 62 + 8 * k), (-46, -14)])
        marks = (
            [(p.poly([(0, -74), (60, -16), (0, -14)]), b), (p.poly([(0, 80), (-50, -14), (0, -14)]), b)]
            if k != 1
            else [(p.rect(-60, y2, 120, 14), b) for y2 in (-56, -28, 0, 28)]
        )
        marks += [(p.rect(-1.5, -80, 3, 160), DARK)]
        cp.cutout(img, shape, a, marks, (x, y, s, turn), 8, seed=k + 4)


def balls(img: p.Array, places: list[tuple[float, float, float]]) -> None:
    """Balls that rolled under something long ago."""
    for k, (x, y, r) in enumerate(places):
        colour, other = ("8fa3b5", "cdb27a", "dcd3c0")[k], ("efe6d2", "a18d9c", SLATE)[k]
        marks: list[Mark] = [
            [(p.spline([(-40, -8), (0, 6), (40, -8), (40, 8), (0, 22), (-40, 8)]), other)],
            [(p.poly([(0, 0), (60, -16), (50, 34)]), other), (p.poly([(0, 0), (-50, -40), (0, -60)]), other),
             (p.poly([(0, 0), (-52, 18), (-20, 60)]), other)],
            [(p.star(0, 0, 17, 5, 0.55), other)],
        ][k]  # fmt: skip
        cp.cutout(img, p.circle(0, 0, 30), colour, marks, (x, y, r / 30, -20 + 31 * k), 5, seed=k)


def falling(img: p.Array) -> None:
    """What has only just been lost still drifts down."""
    sock = p.spline([(-14, -50, 1), (14, -52, 1), (14, -14), (24, 2), (44, 10), (46, 24), (30, 30), (2, 24), (-14, 8)])
    cp.cutout(img, sock, "97a68e", [(p.rect(-40, -52, 90, 14), CREAM), (p.circle(40, 22, 16), CREAM)], (250, 96, 0.62, -24), 12)
    mitten(img, (128, 236, 0.46, -118), "8fa3b5", 2, CREAM, 5, 12)
    cp.sheet(img, p.moved(KEY, 404, 208, 0.6, 128), "cdb27a", 12, 4)
    glasses = p.union(
        p.cut(p.circle(-21, 0, 18), p.circle(-21, 0, 13)),
        p.cut(p.circle(21, 0, 18), p.circle(21, 0, 13)),
        p.ribbon([(-6, -4), (0, -8), (6, -4)], [4, 4], 8),
        p.ribbon([(37, -6), (60, -16), (66, -8)], [4, 4], 12),
    )
    cp.sheet(img, p.moved(glasses, 478, 62, 0.8, 22), "dcd3c0", 12, 5)
    balls(img, [(66, 92, 15)])


KEY = p.cut(p.union(p.circle(0, -70, 22), p.rect(-5, -60, 10, 78), p.rect(0, -4, 20, 8), p.rect(0, 8, 14, 8)), p.circle(0, -70, 12))


def keys(img: p.Array) -> None:
    """Keys of doors that nobody remembers, their bows all different."""
    for k, (x, y, s, turn, colour) in enumerate(
        (
            (372, 914, 0.86, -42, "cdb27a"),
            (404, 900, 1.05, -14, "a9a7a5"),
            (440, 912, 0.8, 12, "b39d84"),
            (470, 902, 1.0, 30, "dcd3c0"),
            (506, 918, 0.84, 52, "858089"),
            (424, 926, 0.7, -62, "8fa3b5"),
        )
    ):
        bow = [
            p.circle(0, -70, 22),
            p.union(p.circle(-13, -66, 15), p.circle(13, -66, 15), p.circle(0, -84, 15)),
            p.rect(-20, -90, 40, 36, 8),
            p.spline([(0, -50, 1), (-24, -74), (-14, -92), (0, -82, 1), (14, -92), (24, -74)]),
            p.circle(0, -72, 27, 19),
            p.star(0, -70, 26, 6, 0.7),
        ][k]
        eye = [
            p.circle(0, -70, 12),
            p.circle(0, -72, 8),
            p.rect(-10, -82, 20, 18, 3),
            p.circle(0, -74, 8),
            p.circle(0, -72, 14, 8),
            p.circle(0, -70, 9),
        ][k]
        bit = p.union(p.rect(-5, -60, 10, 78), p.rect(0, -4, 18 + k % 3 * 4, 8), p.rect(0, 8, 13 + k % 2 * 7, 8))
        cp.sheet(img, p.moved(p.cut(p.union(bow, bit), eye), x, y, s, turn), colour, 5, 30 + k)


def teddy(img: p.Array, x: float, y: float, s: float, turn: float, colour: str, belly: str) -> None:
    """A bear with a patched ear and one button eye."""
    for part in (p.circle(-40, 6, 17, 26), p.circle(40, 0, 17, 28)):
        cp.sheet(img, p.moved(part, x, y, s, turn), colour, 4, 3)
    cp.cutout(img, p.circle(0, 20, 42, 48), colour, [(p.circle(0, 26, 24, 28), belly)], (x, y, s, turn), 5)
    for part, c in ((p.circle(-30, -86, 15), colour), (p.circle(31, -84, 15), belly)):
        cp.sheet(img, p.moved(part, x, y, s, turn), c, 4, 4)
    face: list[Mark] = [(p.circle(2, -42, 18, 14), belly), (p.circle(2, -48, 6, 4.5), DARK), (p.circle(-15, -62, 4.6), DARK),
            (p.ribbon([(10, -68), (20, -58)], [3, 3]), DARK), (p.ribbon([(20, -68), (10, -58)], [3, 3]), DARK)]  # fmt: skip
    cp.cutout(img, p.circle(0, -56, 40, 36), colour, face, (x, y, s, turn), 6, seed=5)


def boat(img: p.Array, x: float, y: float, s: float, turn: float) -> None:
    """A toy boat."""
    cp.sheet(img, p.moved(p.rect(-3, -110, 6, 100), x, y, s, turn), "8a765c", 4, 2)
    cp.cutout(
        img, p.spline([(6, -106, 1), (40, -60), (54, -26, 1), (6, -22, 1)]), CREAM, [(p.rect(0, -60, 80, 10), SLATE)], (x, y, s, turn), 6
    )
    cp.sheet(img, p.moved(p.poly([(-6, -94), (-36, -28), (-6, -24)]), x, y, s, turn), "dcd3c0", 5, 6)
    cp.cutout(
        img,
        p.spline([(-60, -16, 1), (0, -10), (64, -18, 1), (42, 18), (-40, 18)]),
        SLATE,
        [(p.rect(-80, -4, 160, 6), CREAM)],
        (x, y, s, turn),
        6,
    )


def toys(img: p.Array) -> None:
    """A boat aground, two bears who wait, a paper windmill."""
    boat(img, 546, 1016, 1.02, -13)
    cp.sheet(img, p.ribbon([(720, 1050), (738, 930)], [6, 6], 8), "8a765c", 5, 2)
    for k in range(4):
        wing = p.spline([(0, 0, 1), (10, -40, 1), (38, -36), (30, -10)])
        cp.sheet(img, p.moved(wing, 738, 926, 1, 20 + 90 * k), DULL[(5, 1, 8, 7)[k]], 6, 9 + k)
    cp.sheet(img, p.circle(738, 926, 6), DARK, 3, 3)
    balls(img, [(500, 1052, 24), (700, 1066, 30), (566, 1074, 20)])
    teddy(img, 664, 1026, 0.9, 7, "b39d84", "dcc7a4")
    teddy(img, 604, 1058, 0.62, -12, "a9a7a5", "dcd3c0")


def last(img: p.Array) -> None:
    """In the smallest crater: a dented crown, a milk tooth, a striped sock."""
    crown = p.spline(
        [
            (-52, 14, 1),
            (-60, -46, 1),
            (-32, -20, 1),
            (-16, -62, 1),
            (6, -26, 1),
            (34, -56, 1),
            (40, -18, 1),
            (64, -34, 1),
            (48, 14, 1),
            (0, 22),
        ],
        tension=0.2,
    )
    cp.cutout(
        img,
        crown,
        "cdb27a",
        [(p.rect(-80, -4, 160, 6), "a88c50"), (p.circle(-30, 8, 5), CREAM), (p.circle(0, 11, 5), SLATE), (p.circle(28, 8, 5), CREAM)],
        (112, 1098, 1.0, -13),
        8,
    )
    sock = p.spline([(-20, -70, 1), (20, -74, 1), (20, -20), (30, 2), (60, 14), (66, 34), (44, 44), (4, 36), (-16, 18), (-22, -20)])
    cp.cutout(img, sock, CREAM, [(p.rect(-60, y, 160, 12), "74839a") for y in (-66, -42, -18, 6, 30)], (226, 1094, 0.95, 20), 8, seed=3)
    tooth = p.spline([(-18, -18), (-10, -30), (0, -25), (11, -30), (19, -17), (15, 4), (10, 24, 1), (3, 8), (-3, 8), (-9, 24, 1), (-15, 4)])
    cp.sheet(img, p.moved(tooth, 172, 1120, 0.9, 14), "fffdf6", 6, 4)


def sledge(img: p.Array) -> None:
    """This trip's finds, on a sledge."""
    for dy, c in ((-10, "6d5c48"), (4, "9a8266")):
        cp.sheet(img, p.ribbon([(-30, 968 + dy), (84, 970 + dy), (120, 962 + dy), (132, 936 + dy)], [9, 9, 9, 7], 40), c, 4, 3)
        for x in (10, 66):
            cp.sheet(img, p.rect(x, 938 + dy, 8, 30), c, 3, 4)
    cp.sheet(img, p.poly([(-30, 930), (104, 932), (112, 946), (-30, 946)]), "b89c78", 5, 5)
    teddy(img, 34, 884, 0.78, -8, "8a7c70", "c4b49c")
    cp.cutout(img, p.circle(0, 0, 22), "8fa3b5", [(p.rect(-30, -5, 60, 10), CREAM)], (90, 910, 1.0, 24), 5)
    cp.sheet(img, p.ribbon([(128, 942), (160, 930), (188, 880), (196, 846)], [3.4, 3.4], 30), CREAM, 5, 6)


def astronaut(img: p.Array) -> None:
    """In cream card: one arm up with the mitten, one hand on the rope, the whole sky in the visor."""
    suit, shade, joint = "f4efe4", "cfcbc6", "8d8f98"
    cp.sheet(img, p.spline([(300, 840, 1), (344, 836, 1), (352, 920), (372, 962), (392, 984, 1), (312, 986, 1), (306, 930)]), shade, 8, 4)
    cp.sheet(img, p.poly([(308, 962), (384, 958), (402, 988), (306, 990)]), joint, 4, 5)
    cp.sheet(img, p.rect(176, 672, 84, 156, 20), "a6a8ae", 9, 6)
    for y in (706, 730, 754):
        cp.sheet(img, p.rect(188, y, 30, 9, 3), DARK, 1.5, 3)
    cp.sheet(img, p.ribbon([(238, 712), (202, 770), (192, 838)], [52, 46, 36], 30, True), shade, 7, 7)
    cp.sheet(img, p.circle(192, 850, 20), joint, 5, 8)
    cp.sheet(img, p.spline([(240, 836, 1), (296, 840, 1), (292, 910), (284, 976, 1), (226, 980, 1), (236, 910)]), suit, 8, 9)
    cp.sheet(img, p.poly([(222, 962), (290, 958), (312, 986), (310, 998), (216, 996)]), joint, 5, 10)
    torso = p.spline([(228, 690), (270, 668), (330, 676), (352, 716), (350, 800), (342, 856, 1), (236, 860, 1), (222, 780)])
    m = cp.sheet(img, torso, suit, 9, 11)
    cp.crease(img, m, (332, 700), (322, 850), 0.14, 18)
    cp.sheet(img, p.rect(286, 752, 50, 44, 6), shade, 4, 12)
    for k, (x, c) in enumerate(((300, "cdb27a"), (316, SLATE))):
        cp.sheet(img, p.circle(x, 768 + 4 * k, 5), c, 1.5, 3)
    cp.sheet(img, p.ribbon([(234, 838), (288, 848), (346, 836)], [15, 15], 20), joint, 3, 13)
    cp.sheet(img, p.circle(288, 606, 88, 84), suit, 10, 14)
    visor = p.spline([(300, 544), (346, 558), (370, 606), (352, 650), (306, 664), (270, 640), (262, 600), (274, 560)])
    stars: list[Mark] = [(p.circle(x, y, r), "fff6dc") for x, y, r in ((318, 572, 2.4), (346, 596, 1.8), (300, 606, 1.6), (334, 636, 2.2))]
    stars.append((p.ribbon([(284, 566), (276, 592), (280, 626)], [3, 11, 4], 20), "8fa3b5"))
    cp.cutout(img, visor, "1b1e2e", stars, (0, 0, 1, 0), 3)
    cp.sheet(img, p.ribbon([(330, 722), (388, 690), (398, 590)], [54, 48, 36], 40, True), suit, 9, 15)
    cp.sheet(img, p.ribbon([(366, 712), (376, 668)], [40, 46], 10), shade, 2, 16)
    cp.cutout(img, MITTEN, RED, knit(4, CREAM, "b81f22"), (400, 566, 1.5, 5), 9, False, 17)
    fist = p.spline([(374, 592), (370, 558), (378, 540), (398, 534), (420, 540), (428, 562), (422, 592), (398, 600)])
    cp.sheet(img, fist, joint, 6, 18)
    for x in (388, 404):
        cp.sheet(img, p.ribbon([(x, 542), (x + 1, 562)], [2.6, 2.6], 8), "6a6c76", 0.8, 3)
    cp.sheet(img, p.rect(374, 588, 48, 15, 6), shade, 4, 19)


def tracks(img: p.Array) -> None:
    """Boot prints coming in from the edge."""
    random = np.random.default_rng(3)
    prints = p.Layer()
    for k, q in enumerate(p.sample([(262, 1012), (330, 1040), (392, 1110), (400, 1216)], 9)):
        s = 1 + 0.05 * k
        prints.fill(
            p.moved(p.circle(0, 0, 17, 8), float(q[0]) + (14 if k % 2 else -14), float(q[1]), s, 24 + random.uniform(-9, 9)), "85827f", 0.9
        )
    p.lay(img, prints, tooth=0.8)


def paint() -> p.Array:
    """Sky and moon, then each crater with what lies in it, from far to near."""
    img = p.blank()
    moon(img)
    falling(img)
    for k, (crater, fill) in enumerate(((KITES, kites), (MITTENS, mountain), (KEYS, keys), (TOYS, toys))):
        fill(img)
        lip(img, crater, 60 + k)
    tracks(img)
    sledge(img)
    astronaut(img)
    last(img)
    lip(img, LAST, 66)
    return img
