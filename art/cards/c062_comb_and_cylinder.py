"""A music box whose pins are a town: every house a note, one of them a heart, and one man has stepped off.

Technique: linocut.
"""

from __future__ import annotations

import math

import numpy as np

from art import paint as p
from art.paint.voices.linocut import Print
from art.paint.voices.printing import PLAIN, paper

NUMBER, TITLE = 62, "Comb and Cylinder"
FINISH = PLAIN

INKS = {"night": "24407c", "blue": "3f86b8", "gold": "f4b62f", "wood": "a9592b", "steel": "a9bccb", "red": "e0352f"}
KEY = "191528"
DRUM = (356.0, 690.0, 214.0)
DEPTH = (104.0, -76.0)  # from the front end of the drum to its far end
SHEET = p.spline([(20, 22, 1), (400, 18), (781, 21, 1), (779, 600), (782, 1179, 1), (400, 1182), (19, 1178, 1), (22, 600)])
LINE = 4.6


def spot(angle: float, depth: float) -> tuple[float, float, float]:
    """A place on the drum: degrees from the top, clockwise, 0 at the front end to 1 at the far end; and its turn."""
    x, y, r = DRUM
    a = math.radians(angle)
    return x + DEPTH[0] * depth + r * math.sin(a), y + DEPTH[1] * depth - r * math.cos(a), angle


def lining(pr: Print, random: np.random.Generator) -> None:
    """The lid's lining: night blue silk with gold stars, cut in long arcs around the town."""
    pr["night"].ink(p.rect(0, 0, 800, 1010))
    x, y, _ = DRUM
    for r in range(380, 1000, 17):
        t = -math.pi + random.uniform(0, 0.3)
        while t < 0.2:
            span = random.uniform(40, 110) / r
            arc = [(x + r * math.cos(a), y + r * math.sin(a)) for a in np.linspace(t, t + span, 6)]
            if random.random() < 0.5:
                pr["night"].cut(arc, random.uniform(1.8, 4.0))
            t += span + random.uniform(20, 80) / r
    places: list[tuple[float, float]] = []
    while len(places) < 26:
        q = (random.uniform(44, 756), random.uniform(44, 560))
        if math.dist(q, (x + 20, y - 30)) > 405 and q[1] > 96 and 60 < q[0] < 740 and all(math.dist(q, o) > 62 for o in places):
            places.append(q)
            size = random.choice([7, 9, 12, 17, 22], p=[0.3, 0.3, 0.2, 0.12, 0.08])
            star = p.star(*q, float(size), int(random.choice([4, 5, 6])), random.uniform(0.3, 0.44), random.uniform(0, 60))
            pr.carve(p.moved(p.moved(star, -q[0], -q[1]), *q, 1.16))
            pr["gold"].ink(star)


def lid(pr: Print, random: np.random.Generator) -> None:
    """The walnut frame of the open lid, leaning away from us."""
    outer = p.poly([(62, 38), (738, 30), (812, 880), (-12, 880)])
    inner = p.poly([(100, 72), (702, 66), (760, 880), (40, 880)])
    rest = p.cut(p.rect(-20, -20, 840, 910), outer)
    pr.carve(rest)
    pr["red"].ink(rest)
    frame = p.cut(outer, inner)
    pr.piece(frame, "wood", 5)
    for k in range(3):
        for a, b in (
            ((88 - k * 11, 60), (24 - k * 16, 860)),
            ((712 + k * 11, 60), (776 + k * 16, 860)),
            ((80, 62 - k * 9), (720, 56 - k * 9)),
        ):
            t = random.uniform(0, 0.06)
            while t < 0.97:
                n = random.uniform(0.05, 0.16)
                ends = [(a[0] + (b[0] - a[0]) * q, a[1] + (b[1] - a[1]) * q) for q in (t, min(t + n, 1))]
                pr["wood"].cut(ends, random.uniform(2.4, 4.4))
                t += n + random.uniform(0.015, 0.04)


def windows(pr: Print, random: np.random.Generator, w: float, h: float) -> None:
    """Dark panes, not quite in rows, one of them left out."""
    columns = 1 if w < 22 else 2
    for row in range(max(1, int(h / 22))):
        for c in range(columns):
            if random.random() < 0.86:
                x = (c - (columns - 1) / 2) * w * 0.44 + random.normal(0, 0.8)
                y = -h + 12 + row * 20 + random.normal(0, 1)
                pr.key.ink(p.rect(x - 3.4, y, 6.8, random.uniform(8, 11)))


def building(pr: Print, kind: str, random: np.random.Generator) -> None:
    """One pin of the town, foot at the origin: house, tall house, church, tower, mill, fir or round tree."""
    if kind in ("house", "tall", "wide"):
        w, h = {"house": (44, 36), "tall": (34, 64), "wide": (64, 32)}[kind]
        w, h = w * random.uniform(0.88, 1.12), h * random.uniform(0.86, 1.16)
        roof = random.uniform(20, 34)
        if random.random() < 0.6:
            pr.piece(p.rect(w * 0.16, -h - roof * 0.9, 9, roof * 0.7), "gold", LINE)
        pr.piece(p.rect(-w / 2, -h, w, h + 6), "gold" if random.random() < 0.7 else None, LINE)
        tone = ("red", "gold", "wood", "key")[int(random.choice(4, p=[0.22, 0.3, 0.3, 0.18]))]
        lean = random.uniform(-5, 5)
        shape = p.poly([(-w / 2 - 6, -h + 2), (lean, -h - roof), (w / 2 + 6, -h + 2)])
        pr.piece(shape, tone, LINE)
        for k in range(3):
            y = -h - 4 - k * roof * 0.25
            half = (w / 2 + 2) * (1 - (k + 0.4) * 0.26)
            pr.cut([(-half + 6, y), (half - 8, y + random.normal(0, 1))], 3)
        windows(pr, random, w, h)
    elif kind in ("church", "tower"):
        w, h = random.uniform(26, 32), random.uniform(66, 84)
        if kind == "church":
            pr.piece(p.poly([(8, 4), (8, -34), (34, -52), (58, -34), (58, 4)]), "gold", LINE)
            pr.key.ink(p.arch(34, -6, 11, 22))
        pr.piece(p.rect(-w / 2, -h, w, h + 6), "gold", LINE)
        spire = random.uniform(38, 52)
        pr.piece(p.poly([(-w / 2 - 5, -h), (0, -h - spire), (w / 2 + 5, -h)]), "wood" if kind == "church" else "red", LINE)
        pr.cut([(2, -h - spire + 12), (5, -h - 6)], 4)
        pr.key.ink(p.arch(0, -h + 28, 10, 18))
        pr.key.ink(p.arch(0, -h + 54, 8, 14))
    elif kind == "mill":
        pr.piece(p.poly([(-20, 6), (-13, -56), (13, -56), (20, 6)]), "gold", LINE)
        pr.piece(p.spline([(-17, -54, 1), (-10, -70), (10, -70), (17, -54, 1)]), "wood", LINE)
        for a in (25, 115, 205, 295):
            pr.piece(p.moved(p.poly([(-2, 0), (2, 0), (12, 44), (-3, 44)]), 0, -58, 1, a), None, 3)
        pr.key.ink(p.arch(0, 2, 11, 20))
    elif kind == "fir":
        h = random.uniform(52, 84)
        pr.piece(p.rect(-4, -16, 8, 20), "wood", 3)
        edge = [(-23, -10), (-8, -h * 0.42), (-17, -h * 0.4), (-5, -h * 0.7), (-12, -h * 0.68), (0, -h)]
        pr.piece(p.poly([*edge, *[(-x, y + random.normal(0, 2)) for x, y in reversed(edge[:-1])]]), "gold", LINE)
        for y in (-h * 0.6, -h * 0.36, -h * 0.2):
            pr.cut([(-7, y + 8), (1, y), (8, y + 8)], 3)
    else:
        r = random.uniform(17, 23)
        pr.piece(p.rect(-4, -26, 8, 30), "wood", 3)
        pr.piece(p.circle(0, -26 - r, r, r * 1.12), "gold", LINE)
        for _ in range(5):
            a = random.uniform(-2.6, -0.4)
            q = r * 0.55
            pr.cut([(q * math.cos(a), -26 - r + q * math.sin(a)), (q * math.cos(a) + 6, -22 - r + q * math.sin(a))], 4)


def row(pr: Print, depth: float, pins: list[tuple[float, str, float]], random: np.random.Generator) -> None:
    """One ring of the town around the drum."""
    for angle, kind, size in pins:
        x, y, turn = spot(angle, depth)
        with pr.at(x, y, size, turn + random.normal(0, 2.5)):
            building(pr, kind, random)


def barrel(pr: Print, random: np.random.Generator) -> None:
    """The blue drum between its two ends, and the brass end that faces us."""
    x, y, r = DRUM
    sweep = [p.circle(x + DEPTH[0] * t, y + DEPTH[1] * t, r) for t in np.linspace(1, 0, 9)]
    body = p.union(*sweep)
    pr.piece(body, "blue", 6)
    for angle in range(-80, 130, 9):
        a = math.radians(angle + random.normal(0, 1.5))
        for start in (0.06, 0.4, 0.72):
            t = np.linspace(start, start + random.uniform(0.14, 0.24), 4)
            line = [(x + DEPTH[0] * q + (r - 3) * math.sin(a), y + DEPTH[1] * q - (r - 3) * math.cos(a)) for q in t]
            if random.random() < 0.8:
                pr["blue"].cut(line, random.uniform(3, 6))


def face(pr: Print, random: np.random.Generator) -> None:
    """The brass end of the drum: turned rings, six holes, the hub."""
    x, y, r = DRUM
    pr.piece(p.circle(x, y, r), "gold", 7)
    pr.piece(p.circle(x, y, r * 0.85), "blue", 6)
    for q in (0.93, 0.79, 0.73, 0.47, 0.41, 0.36):
        t = random.uniform(0, 6)
        stop = t + math.tau
        while t < stop:
            span = random.uniform(0.16, 0.44)
            arc = [(x + r * q * math.cos(a), y + r * q * math.sin(a)) for a in np.linspace(t, t + span, 8)]
            pr.cut(arc, random.uniform(3, 6))
            t += span + random.uniform(0.04, 0.14)
    for k in range(6):
        a = math.radians(60 * k + 14)
        hole = p.circle(x + r * 0.66 * math.cos(a), y + r * 0.66 * math.sin(a), 31 + random.normal(0, 1.2))
        pr.piece(hole, "key", 0)
        for c in (0.27, 0.34):
            pr.cut([(x + r * q * math.cos(a + c * 1.55), y + r * q * math.sin(a + c * 1.55)) for q in (0.52, 0.68)], 5)
        b = [a + d for d in (2.4, 2.9, 3.4)]
        cx, cy = x + r * 0.66 * math.cos(a), y + r * 0.66 * math.sin(a)
        pr["gold"].line([(cx + 25 * math.cos(q), cy + 25 * math.sin(q)) for q in b], 5)
        pr.key.cut([(cx + 25 * math.cos(q), cy + 25 * math.sin(q)) for q in b], 5)
    pr.piece(p.circle(x, y, 54), "wood", 6)
    pr.piece(p.circle(x, y, 26), "gold", 6)
    pr.cut([(x - 12, y - 8), (x, y - 15), (x + 12, y - 9)], 5)
    for k in range(40):
        a = k * math.tau / 40 + random.normal(0, 0.02)
        pr.cut([(x + 33 * math.cos(a), y + 33 * math.sin(a)), (x + 49 * math.cos(a), y + 49 * math.sin(a))], 2.4)


def heart(pr: Print) -> None:
    """The one pin that is not a house."""
    x, y, turn = spot(42, 0.3)
    with pr.at(x, y, 1.12, turn):
        pr.piece(p.rect(-6, -50, 12, 56), "gold", LINE)
        shape = p.spline([(0, -34, 1), (-54, -86), (-60, -124), (-30, -146), (-2, -120, 1), (28, -148), (60, -124), (52, -82)])
        pr.carve(p.moved(p.moved(shape, 0, 92), 0, -92, 1.14))
        pr.piece(shape, "red", 6)
        pr.cut([(-42, -102), (-42, -118), (-30, -130)], 8)
        pr.cut([(-30, -86), (-20, -72)], 5)


def woman(pr: Print) -> None:
    """She stands at the far side of the town and holds out both arms to the heart as it goes by."""
    x, y, turn = spot(-36, 0.62)
    with pr.at(x, y, 1.5, turn + 22):
        dress = p.spline([(-34, 6, 1), (-22, -34), (-10, -60, 1), (-16, -84), (-10, -102), (10, -102), (16, -82), (9, -60, 1),
                          (24, -34), (36, 6, 1)])  # fmt: skip
        pr.piece(p.ribbon([(8, -96), (34, -108), (60, -128)], [12, 10, 8], 16, True), None, LINE)
        pr.piece(dress, "gold", LINE)
        for a, b in (((-20, -4), (-6, -52)), ((-4, -2), (0, -50)), ((14, -4), (5, -52))):
            pr.cut([a, b], 4)
        pr.piece(p.ribbon([(10, -92), (40, -92), (64, -104)], [13, 10, 8], 16, True), None, LINE)
        pr.piece(p.spline([(-13, -118), (-6, -134), (10, -134), (15, -122), (20, -115, 1), (14, -112), (8, -103), (-8, -104)]),
                 None, LINE)  # fmt: skip
        pr.key.ink(p.spline([(-16, -110), (-20, -130), (-4, -144), (12, -138), (8, -130), (-4, -126), (-8, -110)]))
        pr.key.ink(p.circle(-20, -132, 10))
        pr.key.ink(p.circle(9, -121, 2.4))


def hanging(pr: Print) -> None:
    """On the other side a man is carried head first towards the steel teeth, his hat already off."""
    x, y, turn = spot(94, 0.3)
    with pr.at(x, y, 1.12, turn - 4):
        for leg in ([(-8, -46), (-11, -22), (-9, 2)], [(8, -46), (11, -24), (14, 2)]):
            pr.piece(p.ribbon(leg, [15, 12, 11], 14, True), "wood", LINE)
        pr.piece(p.spline([(-18, -40, 1), (-20, -72), (-12, -92), (12, -92), (20, -72), (18, -40, 1)]), "gold", LINE)
        for arm in ([(-14, -86), (-30, -106), (-26, -132)], [(14, -86), (32, -104), (32, -130)]):
            pr.piece(p.ribbon(arm, [12, 10, 8], 14, True), "gold", LINE)
        pr.piece(p.spline([(-13, -104), (-10, -122), (8, -124), (14, -112), (10, -97), (-8, -95)]), None, LINE)
        pr.key.ink(p.spline([(-14, -112), (-12, -126), (8, -128), (14, -117), (4, -120), (-8, -116)]))
        pr.key.ink(p.circle(-3, -108, 2.0), p.circle(6, -108, 2.0), p.circle(2, -101, 2.6))


def comb(pr: Print, random: np.random.Generator) -> None:
    """The steel comb: a plate on the right, its teeth almost touching the town."""
    for k in range(13):
        y = 734 + k * 19 + random.normal(0, 0.8)
        reach = 590 - abs(k - 2) * 2.4 + random.normal(0, 2) + k * 3
        pr.piece(p.poly([(reach, y), (708, y - 3), (708, y + 11), (reach, y + 8)]), "steel", 3.6)
        pr.cut([(reach + 8, y + 3), (696, y + 2)], 2.6)
    plate = p.poly([(704, 716), (790, 710), (790, 1000), (704, 980)])
    pr.piece(plate, "steel", 6)
    for k in range(11):
        y = 706 + k * 24
        pr.cut([(712, y), (740, y - 2), (780 - random.uniform(0, 20), y - 1)], 4)
    for y in (756, 850):
        pr.piece(p.circle(748, y, 17), "gold", 5)
        pr.key.line([(737, y + 7), (759, y - 7)], 5, 0.1)


def box(pr: Print, random: np.random.Generator) -> None:
    """The front board of walnut, its grain cut in long waves, and the table with the key."""
    pr.piece(p.rect(-20, 1010, 840, 220), "red", 0)
    board = p.poly([(-10, 888), (810, 888), (810, 1062), (-10, 1062)])
    pr.piece(board, "wood", 7)
    for k in range(8):
        y = 926 + k * 17
        x = random.uniform(-60, 0)
        while x < 800:
            n = random.uniform(70, 220)
            wave = [(x + n * t, y + 7 * math.sin((x + n * t) * 0.013 + k * 0.5) + random.normal(0, 0.8)) for t in (0, 0.3, 0.6, 1)]
            pr["wood"].cut(wave, random.uniform(2.4, 5))
            x += n + random.uniform(14, 40)
    pr.piece(p.rect(-10, 880, 820, 22), "gold", 5)
    for x in range(8, 800, 34):
        pr.cut([(x + random.normal(0, 2), 896), (x + 14, 886)], 4)
    pr.piece(p.spline([(352, 936, 1), (400, 926), (448, 936, 1), (442, 990), (400, 1012), (358, 990)]), "gold", 6)
    pr.key.ink(p.union(p.circle(400, 958, 9), p.poly([(396, 960), (404, 960), (408, 988), (392, 988)])))
    table = p.rect(0, 1070, 800, 130)
    pr["red"].rake(table, 1, 17, 5, 90, 0.7)


def winder(pr: Print) -> None:
    """The key, laid down on the table."""
    with pr.at(590, 1126, 1.05, -7):
        shadow = p.ribbon([(-110, 30), (40, 32), (96, 30)], [10, 14, 8], 20, True)
        pr.key.ink(shadow)
        bow = p.union(p.circle(64, -25, 31, 27), p.circle(64, 25, 31, 27))
        pr.piece(p.union(bow, p.rect(-96, -8, 150, 16, 5), p.rect(-96, 2, 20, 24, 3), p.rect(-68, 2, 13, 18, 3)), "gold", 6)
        for y in (-25, 25):
            pr.piece(p.circle(67, y, 14, 11), "red", 5)
        pr.cut([(-86, -3), (-20, -3), (36, -3)], 4)


def walker(pr: Print) -> None:
    """The one who has stepped off: along the rim of the box, hat on, stick in hand, not looking back."""
    with pr.at(104, 882, 1.12, flip=True):
        for leg, foot in (([(-2, -58), (-12, -30), (-30, -4)], (-34, -3)), ([(4, -58), (16, -32), (22, -4)], (22, -3))):
            pr.piece(p.ribbon(leg, [16, 13, 9], 16, True), "wood", LINE)
            pr.key.ink(p.spline([(foot[0] - 7, foot[1] + 4, 1), (foot[0] - 6, foot[1] - 5), (foot[0] + 6, foot[1] - 4),
                                 (foot[0] + 17, foot[1] + 4, 1)]))  # fmt: skip
        pr.key.line([(-40, -62), (-46, -30), (-50, 0)], 5, 0.2)
        coat = p.spline([(-24, -40, 1), (-18, -76), (-14, -104), (6, -110), (18, -100), (18, -70), (24, -44, 1), (2, -36)])
        pr.piece(coat, "gold", LINE)
        for a, b in (((-14, -48), (-8, -90)), ((4, -44), (4, -80)), ((14, -52), (12, -84))):
            pr.cut([a, b], 4)
        pr.piece(p.ribbon([(-8, -98), (-28, -84), (-38, -62)], [14, 11, 9], 16, True), "gold", LINE)
        head = p.spline([(-8, -122), (-4, -138), (14, -138), (18, -128), (25, -121, 1), (18, -118), (14, -108), (-4, -108)])
        pr.piece(head, None, LINE)
        pr.key.ink(p.circle(13, -125, 2.2))
        hat = p.poly([(-20, -140), (-7, -140), (-5, -168), (18, -170), (19, -141), (32, -140), (32, -135), (-20, -134)])
        pr.piece(hat, "key", 0)
        pr.cut([(-3, -147), (16, -148)], 4)


def paint() -> p.Array:
    """Seven blocks: night, blue, gold, walnut, steel, red and black."""
    img = paper("fbf5e6", tooth=0.006, seed=4)
    random = np.random.default_rng(11)
    pr = Print(INKS, KEY, 5)
    lining(pr, random)
    lid(pr, random)
    row(pr, 1.0, [(-62, "fir", 1.1), (-44, "tall", 1.1), (-22, "fir", 1.2), (-8, "church", 1.2), (14, "tall", 1.15),
                  (32, "fir", 1.0), (58, "tower", 1.1), (74, "house", 1.1), (90, "fir", 1.0), (104, "tall", 1.0)],
        random)  # fmt: skip
    barrel(pr, random)
    row(pr, 0.66, [(-60, "house", 1.1), (-16, "house", 1.15), (6, "mill", 1.35), (26, "wide", 1.1),
                   (62, "tall", 1.1), (80, "round", 1.15), (96, "house", 0.95)], random)  # fmt: skip
    woman(pr)
    comb(pr, random)
    row(pr, 0.3, [(-74, "mill", 1.2), (-50, "round", 1.15), (-4, "fir", 1.2), (22, "tower", 1.0),
                  (64, "house", 1.1)], random)  # fmt: skip
    heart(pr)
    hanging(pr)
    row(pr, 0.04, [(-88, "house", 1.15), (-64, "church", 1.15), (-40, "fir", 1.1), (-24, "house", 1.2),
                   (-8, "round", 1.2), (8, "wide", 1.15), (28, "fir", 1.1), (60, "tall", 1.1), (78, "round", 1.0)],
        random)  # fmt: skip
    face(pr, random)
    box(pr, random)
    winder(pr)
    walker(pr)
    pr.carve(p.cut(p.rect(-40, -40, 880, 1280), SHEET))
    pr.pull(img)
    return img
