"""Two people speak cold words: each turns to a bird of ice and falls on the wall between them; one word is red and warm.

Technique: colour linocut, one block for each ink.
"""

from __future__ import annotations

import math

import numpy as np
import skia

from art import paint as p
from art.paint.voices.linocut import Press
from art.paint.voices.printing import PLAIN, paper

NUMBER, TITLE = 26, "Cold Words"
FINISH = PLAIN

INKS = {
    "sky": "6fa9cf",
    "ice": "a5d6ea",
    "navy": "23477f",
    "plum": "8f2f55",
    "tan": "c07a48",
    "rose": "f0b795",
    "red": "e8321f",
    "key": "151a2c",
}
SHEET = p.spline([(21, 20, 1), (400, 23), (780, 19, 1), (782, 600), (779, 1181, 1), (400, 1178), (20, 1180, 1), (18, 600)])
WARM = (406.0, 520.0)  # the red bird
RUFF = [(96, -262), (30, -284), (-60, -258), (-124, -166), (-148, -10), (-134, 120), (-84, 204), (-6, 240), (62, 236)]
Point = tuple[float, float]


class Person:
    """One of the two: a frame in which they look right."""

    def __init__(self, press: Press, x: float, y: float, scale: float, turn: float, flip: bool, skin: str, coat: str) -> None:
        self.press, self.skin, self.coat = press, skin, coat
        self.x, self.y, self.scale, self.turn, self.flip = x, y, scale, turn, flip

    def at(self, path: skia.Path) -> skia.Path:
        """A path on the card."""
        return p.moved(path, self.x, self.y, self.scale, self.turn, self.flip)

    def pts(self, points: list[Point]) -> list[Point]:
        """Points on the card."""
        c, s = math.cos(math.radians(self.turn)), math.sin(math.radians(self.turn))
        out = []
        for side, v in points:
            u = -side if self.flip else side
            out.append((self.x + self.scale * (u * c - v * s), self.y + self.scale * (u * s + v * c)))
        return out

    def cut(self, ink: str, points: list[Point], width: float) -> None:
        """A gouge mark in one ink."""
        self.press.blocks[ink].cut(self.pts(points), width)

    def line(self, points: list[Point], width: float, taper: float = 0.5) -> None:
        """A dark line."""
        self.press.blocks["key"].line(self.pts(points), width, taper)


def snow(press: Press) -> None:
    """A pale winter sky full of flakes of every size, driven a little to one side."""
    press.put("sky", p.rect(0, 0, 800, 1200))
    random = press.random
    for _ in range(330):
        x, y, r = (
            random.uniform(10, 790),
            random.uniform(10, 1190),
            random.choice([2.4, 3.4, 4.6, 6.5, 8.5], p=[0.3, 0.3, 0.2, 0.13, 0.07]),
        )
        if math.dist((x, y), WARM) < 120:
            continue
        k = int(random.integers(5, 8))
        turn = random.uniform(0, 6)
        flake = [
            (
                x + r * random.uniform(0.7, 1.3) * math.cos(turn + 6.283 * j / k),
                y + r * random.uniform(0.7, 1.3) * math.sin(turn + 6.283 * j / k),
            )
            for j in range(k)
        ]
        press.blocks["sky"].carve(p.spline(flake))


def coat(who: Person, edge: list[tuple[float, ...]]) -> None:
    """Hood and shoulders in one dark mass, quilted by the gouge."""
    press = who.press
    path = p.spline(edge)
    press.bare(who.at(path), *[p.moved(who.at(path), d, 0) for d in (-5, 5)])
    press.put(who.coat, who.at(path))
    press.blocks[who.coat].comb(who.at(path), lambda x, y: 1.5 + 0.3 * math.sin(x * 0.014 + y * 0.006), 40, 6, 40, density=0.5)


def ruff(who: Person, seed: int) -> None:
    """The fur round the hood: white tufts cut outwards and inwards, dark roots between."""
    press, random = who.press, np.random.default_rng(seed)
    centre = p.sample(RUFF, 130)
    d = np.gradient(centre, axis=0)
    d /= np.hypot(d[:, 0], d[:, 1])[:, None]
    press.bare(who.at(p.ribbon(RUFF, [40, 62, 70, 72, 74, 72, 68, 58, 36], 80, True)))
    for k in range(130):
        c, n = centre[k], np.array([-d[k, 1], d[k, 0]])
        full = 0.55 + 0.45 * math.sin(math.pi * (k + 10) / 150)
        for side in (-1, 1):
            root = c + n * side * random.uniform(12, 24) * full
            reach = random.uniform(20, 44) * full * (1.0 if side > 0 else 0.8)
            bend = d[k] * random.normal(-8, 9)
            tip = root + n * side * reach + bend
            tuft = p.ribbon([tuple(root), tuple(root + n * side * reach * 0.5 + bend * 0.3), tuple(tip)], [15, 11, 1.5], 12)
            press.bare(who.at(tuft))
        if k % 2 == 0:
            root = c + n * random.uniform(-18, 14) * full
            tip = root + n * random.choice([-1, 1]) * random.uniform(18, 38) + d[k] * random.normal(-6, 8)
            ink = "ice" if k % 6 else "key"
            press.blocks[ink].line(who.pts([tuple(root), tuple((root + tip) / 2 + d[k] * 3), tuple(tip)]), 5 if ink == "ice" else 3, 0.9)


def face(who: Person, hair: str, woman: bool) -> None:
    """A profile in the dark of the hood: brow, nose, guarded eye, lips just parted."""
    press = who.press
    press.put("key", who.at(p.spline([(70, -250), (-60, -240), (-120, -120), (-130, 40), (-90, 190), (30, 226), (60, 120), (70, -100)])))
    lips = 6 if woman else 0
    soft = 0.82 if woman else 1.0
    outline = [
        (-70, -214),
        (30, -206),
        (72, -150),
        (80 - 4 * lips / 6, -98),
        (70, -66),
        (92 * soft + 6, -20),
        (122 * soft, 16),
        (124 * soft, 30),
        (104 * soft, 42),
        (84, 42, 1),
    ]
    outline += [
        (98 + lips, 58),
        (102 + lips, 66),
        (84, 74, 1),
        (98 + lips, 86),
        (92 + lips, 98),
        (80, 106),
        (90 - lips, 128),
        (82 - lips, 160),
        (50, 184),
        (-6, 176),
        (-60, 130),
        (-92, 40),
    ]
    shape = who.at(p.spline(outline))
    press.bare(shape)
    press.put(who.skin, shape)
    press.contour(shape, 4.5)
    # light falls from between them: the front of the face is cut away in strokes that follow it
    for v, length in ((-176, 46), (-156, 56), (-136, 58), (-116, 50), (118, 40), (134, 44), (150, 40)):
        who.cut(who.skin, [(62 - abs(v + 130) * 0.1 if v < 0 else 76, float(v)), (40, v + 4.0), (62.0 - length, v + 12.0)], 5)
    for k in range(5):
        who.cut(who.skin, [(66 - k * 13, 4 + k * 10.0), (50 - k * 14, 14 + k * 9.0), (34 - k * 15, 20 + k * 8.0)], 4.2)
    who.cut(who.skin, [(108 * soft, 10), (92 * soft, -22), (74, -56)], 5)
    eye = p.spline([(24, -52, 1), (42, -66), (64, -62), (72, -52), (62, -44), (42, -43)])
    press.bare(who.at(eye))
    press.put("key", who.at(p.circle(59, -54, 10, 11)))
    press.bare(who.at(p.circle(62, -58, 2.6)))
    who.line([(16, -50), (42, -68), (74, -58)], 7 if woman else 6, 0.4)
    if woman:
        for a, b in (((66, -61), (86, -74)), ((58, -65), (74, -82)), ((48, -68), (58, -84))):
            who.line([a, b], 4, 0.6)
    who.line([(30, -84), (52, -88), (70, -80)], 3, 0.8)
    who.line([(12, -100), (44, -118), (78, -106)], 8 if woman else 15, 0.6)
    who.line([(96 * soft, 34), (88 * soft, 24), (78 * soft, 28)], 5, 0.5)
    press.put("red" if woman else "plum", who.at(p.spline([(84, 74, 1), (66, 72, 1), (84, 58), (97 + lips, 58), (101 + lips, 66)])))
    press.put("red" if woman else "plum", who.at(p.spline([(84, 76, 1), (66, 74, 1), (82, 92), (95 + lips, 92), (97 + lips, 86)])))
    if not woman:
        who.line([(38, 46), (28, 74), (36, 100)], 4, 0.8)
    press.put("key", who.at(p.spline([(-110, -180), (-60, -244), (40, -240), (10, -196), (-50, -170), (-96, -110)])))
    for k in range(10):
        root = (40 - k * 12.0, -232 + k * 3.0)
        mid = (4 - k * 11.0, -180.0 + k * 12)
        end = (-34 - k * 7.0, -132.0 + k * 20 + (70 if woman else 0) * k / 9)
        press.put("key", who.at(p.ribbon([root, mid, end], [22, 20, 5], 20)))
        if hair == "grey" or k % 3 == 0:
            press.blocks["key"].cut(who.pts([end, mid, root]), 8 if hair == "grey" else 4)


def ice_bird(press: Press, x: float, y: float, size: float, turn: float, flip: bool, kind: int, seed: int) -> None:
    """A bird split from ice: flat facets, sharp edges; kinds: at rest, wing up, wings open, curled."""
    random = np.random.default_rng(seed)

    def poly(points: list[Point]) -> skia.Path:
        return p.moved(p.poly([(u + random.normal(0, 2.2), v + random.normal(0, 2.2)) for u, v in points]), x, y, size, turn, flip)

    drop = random.uniform(-14, 12)
    body = [
        (-36, 18),
        (-84, 20 + drop),
        (-70, 8 + drop * 0.8),
        (-92, 0 + drop),
        (-34, -8),
        (-8, -24),
        (18, -30),
        (28, -46),
        (48, -50),
        (62, -38),
    ]
    body += [(84, -30), (62, -22), (54, 4), (26, 26), (-10, 32)]
    wings: list[list[Point]] = [
        [(-10, -16), (26, -12), (12, 12), (-30, 16), (-74, 2)],
        [(-14, -12), (20, -14), (8, -60), (-22, -92), (-28, -50)],
        [(-12, -10), (22, -12), (40, -62), (30, -96), (2, -58)],
        [(-14, -14), (30, -8), (22, 20), (-12, 40), (-46, 50), (-36, 16)],
    ]
    wing = [(u + random.normal(0, 3), v + random.normal(0, 3)) for u, v in wings[kind]]
    shape = poly(body)
    feather = p.moved(p.poly(wing), x, y, size, turn, flip)
    whole = p.union(shape, feather)
    press.bare(p.moved(p.moved(whole, -x, -y), x, y, 1.07), whole)
    press.blocks["ice"].ink(poly([(-36, 18), (0, 8), (54, 2), (26, 26), (-10, 32)]))
    press.contour(shape, 3.6)
    press.bare(feather)
    press.blocks["ice"].ink(feather)
    press.contour(feather, 3.2)
    with press.blocks["ice"].at(x, y, size, turn, flip) as k:
        (au, av), (tu, tv) = wing[0], wing[3]
        for t in (0.25, 0.6):
            k.cut([(tu, tv), (au + (wing[1][0] - au) * t, av + 4)], 5)
    with press.blocks["key"].at(x, y, size, turn, flip) as k:
        k.ink(p.circle(48, -37, 4.2))
        k.line([(18, -30), (34, -14), (54, 4)], 2.4, 0.7)


def wall(press: Press) -> None:
    """The heap between them, up to the chins, and what is still falling."""
    random = np.random.default_rng(12)
    back = p.spline([(314, 690), (402, 662), (500, 690), (548, 900), (640, 1230, 1), (170, 1230, 1), (256, 900)])
    press.put("sky", back)
    press.blocks["sky"].rake(back, 84, 17, 6, 40, 0.75)
    spots = []
    y = 716.0
    while y < 1240:
        half = 70 + (y - 700) * 0.36
        n = 1 + len(spots) % 2 + int(half > 110) + int(half > 190)
        for k in range(n):
            u = (k + 0.5) / n * 2 - 1
            spots.append((402 + u * half + random.normal(0, 12), y + random.normal(0, 12), random.uniform(0.95, 1.4)))
        y += random.uniform(54, 70)
    for k, (x, y, s) in enumerate(spots):
        turn = float(random.choice([random.normal(0, 14), random.normal(-12, 16), random.normal(12, 12), random.normal(172, 14)]))
        ice_bird(press, x, y, s, turn, x < 402 + random.normal(0, 130), int(random.integers(0, 4)), k + 3)
    for k, (x, y, s, turn, flip, kind) in enumerate(((388, 628, 0.5, 62, False, 1), (440, 606, 0.36, 24, True, 2))):
        ice_bird(press, x, y, s, float(turn), flip, kind, k + 70)


def red_bird(press: Press) -> None:
    """The one warm word, on the wing between their lips; the cold gives way around it."""
    x, y = WARM
    for k in range(26):
        t = 6.283 * k / 26 + press.random.normal(0, 0.05)
        a, b = press.random.uniform(66, 76), press.random.uniform(92, 116)
        if abs(math.cos(t)) < 0.8:
            press.blocks["sky"].cut([(x + b * math.cos(t), y + b * math.sin(t)), (x + a * math.cos(t), y + a * math.sin(t))], 5)

    def at(points: list[tuple[float, ...]]) -> skia.Path:
        return p.moved(p.spline(points), x, y, 0.62, -14)

    parts = [
        at([(-30, 2, 1), (-92, -6), (-96, 8), (-84, 20), (-28, 18, 1)]),
        at([(-40, 10), (-16, -18), (16, -24), (34, -36), (54, -30), (76, -20, 1), (56, -12), (46, 10), (16, 28), (-18, 26)]),
        at([(16, -12, 1), (22, -60), (2, -112, 1), (-24, -96), (-36, -62), (-24, -14, 1)]),
        at([(-14, 14, 1), (-30, 58), (-20, 96, 1), (10, 74), (16, 20, 1)]),
    ]
    whole = p.union(*parts)
    press.bare(p.moved(p.moved(whole, -x, -y), x, y, 1.16))
    press.put("red", whole)
    with press.blocks["red"].at(x, y, 0.62, -14) as k:
        for tip, root in (
            ((-2, -100), (4, -30)),
            ((-18, -84), (-6, -26)),
            ((-28, -60), (-14, -20)),
            ((-18, 84), (-4, 26)),
            ((2, 66), (6, 26)),
            ((-86, 0), (-40, 6)),
            ((-82, 12), (-36, 14)),
        ):
            k.cut([tip, ((tip[0] + root[0]) / 2 + 2, (tip[1] + root[1]) / 2), root], 5)
        k.carve(p.circle(46, -20, 6))
    with press.blocks["key"].at(x, y, 0.62, -14) as k:
        k.ink(p.circle(47, -20, 4))


def paint() -> p.Array:
    """The whole card."""
    press = Press(INKS, 9)
    snow(press)
    him = Person(press, 248, 408, 0.96, 3, False, "tan", "navy")
    her = Person(press, 562, 448, 0.9, 6, True, "rose", "plum")
    mass = [
        (60, -300, 1),
        (-60, -330),
        (-190, -280),
        (-270, -150),
        (-290, 40),
        (-330, 240),
        (-520, 420),
        (-560, 860, 1),
        (60, 860, 1),
        (70, 560),
        (90, 340),
        (40, 250, 1),
    ]
    coat(her, [(u, v) if len(q) < 3 else (u, v, 1) for q in mass for u, v in [q[:2]]])
    coat(him, [(u, v) if len(q) < 3 else (u, v, 1) for q in mass for u, v in [q[:2]]])
    wall(press)
    for who, seed, hair in ((her, 4, "black"), (him, 8, "grey")):
        face(who, hair, who is her)
        ruff(who, seed)
    red_bird(press)
    img = paper("f9f6ef")
    press.print(img, SHEET, 1.2)
    return img
