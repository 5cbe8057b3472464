"""The city has a fever: tired towers lean on a pillow, tucked in under a patchwork of fields.

Technique: gouache.
"""

from __future__ import annotations

import math

import numpy as np

from art import paint as p
from art.paint.voices import gouache as g
from art.paint.voices.printing import PLAIN

NUMBER, TITLE = 80, "The City Is Ill"
FINISH = PLAIN

WALL, WALL_DARK, WHITE, SHADE, FEVER = "2f7377", "235a62", "f6f2e6", "a9bcc6", "e2402f"
FIELDS = [
    "7fa83c", "c9b13e", "e6cb52", "4f7f3e", "a5bf4b", "b07a3c", "d9a03a", "6a9a4a", "8b5a36", "f0dd7a", "3f6b3a", "94b45a",
    "dd8f4a",
]  # fmt: skip


def quilt_at(u: float, v: float) -> tuple[float, float]:
    """A place on the quilt: u across, v from the turned-down sheet to the foot; knees and feet make hills of it."""
    v2 = v**1.12
    left, right = 176 - 140 * v2, 640 + 128 * v2
    y = 742 + 400 * v2
    legs = math.exp(-(((u - 0.3) / 0.14) ** 2)) + 0.8 * math.exp(-(((u - 0.7) / 0.15) ** 2))
    y -= 62 * legs * math.sin(math.pi * min(1, v * 1.15)) ** 1.2
    y += 16 * math.sin(u * 5 + v * 2)
    return left + (right - left) * u + 14 * math.sin(v * 5 + u * 3), y


def patch(u0: float, u1: float, v0: float, v1: float) -> list[p.Point]:
    """The outline of a field on the quilt."""
    out = [quilt_at(u0 + (u1 - u0) * t, v0) for t in np.linspace(0, 1, 7)]
    out += [quilt_at(u1, v0 + (v1 - v0) * t) for t in np.linspace(0, 1, 6)[1:]]
    out += [quilt_at(u1 + (u0 - u1) * t, v1) for t in np.linspace(0, 1, 7)[1:]]
    return out + [quilt_at(u0, v1 + (v0 - v1) * t) for t in np.linspace(0, 1, 6)[1:-1]]


def room(img: p.Array) -> None:
    """A bare ward: a wall with a paler dado, a patch of window light, a wooden floor."""
    g.passage(img, p.rect(-10, -10, 820, 1220), WALL, 1.35, size=60, length=240, seed=3, jitter=0.045, density=1.6, sway=0.25)
    g.passage(
        img,
        p.poly([(-10, 786), (810, 776), (810, 1210), (-10, 1210)]),
        "8a5b44",
        0.02,
        size=26,
        length=200,
        seed=4,
        jitter=0.08,
        density=2.2,
    )
    g.passage(img, p.poly([(-10, 764), (810, 756), (810, 786), (-10, 796)]), "1d4950", 0.0, size=16, length=160, seed=5)
    for k, x in enumerate((34, 120)):
        slant = [(x, 60 + k * 8), (x + 70, 44 + k * 8), (x + 70, 226 + k * 10), (x, 246 + k * 10)]
        g.passage(img, p.poly(slant), "5c9c94", 1.3, size=26, seed=6 + k, density=1.2, under=0.75)


def iron(img: p.Array, points: list[p.Point], width: float, seed: int) -> None:
    """A white-lacquered rod, its shaded side first."""
    g.line(img, [(x + width * 0.22, y + 2) for x, y in points], "7d97a3", width, seed, False)
    g.line(img, points, WHITE, width * 0.74, seed + 1, False)


def knob(img: p.Array, x: float, y: float, r: float, seed: int) -> None:
    """A ball on a bedpost."""
    g.passage(img, p.circle(x + 3, y + 2, r), "7d97a3", 0.8, size=8, length=18, seed=seed)
    g.passage(img, p.circle(x - 2, y - 2, r * 0.8), WHITE, 0.8, size=8, length=14, seed=seed + 1)


def headboard(img: p.Array) -> None:
    """The arched head of the bed, every rod a little bent."""
    random = np.random.default_rng(7)
    for k in range(9):
        x = 214 + k * 50 + random.uniform(-5, 5)
        top = 330 - 96 * math.sin(math.pi * (x - 176) / 478) + 6
        iron(img, [(x, top), (x + random.uniform(-4, 4), 560), (x + random.uniform(-3, 3), 760)], 12, 20 + k)
    iron(img, [(176, 342), (230, 286), (320, 242), (415, 228), (510, 242), (600, 286), (654, 342)], 24, 11)
    for x in (172, 658):
        iron(img, [(x, 330), (x + 1, 600), (x - 1, 900)], 26, int(x))
        knob(img, x, 318, 22, 5)


def pillow(img: p.Array) -> None:
    """A big pillow with a dent where the city lies."""
    shape = p.spline(
        [
            (150, 420), (112, 500), (132, 610), (104, 724), (300, 762), (520, 762), (720, 728), (690, 620), (716, 506),
            (672, 416), (560, 452), (416, 430), (270, 454),
        ]
    )  # fmt: skip
    colour = p.vertical([(0.0, "fffaf0"), (0.5, "f2f0e6"), (1.0, "9fb2c2")], 420, 790)
    g.passage(img, shape, colour, g.along([(110, 520), (420, 470), (710, 520)]), size=26, length=110, seed=14, jitter=0.03, density=3)
    for k, points in enumerate(
        (
            [(152, 430), (176, 466), (184, 510)],
            [(672, 426), (650, 462), (646, 506)],
            [(112, 714), (150, 680), (166, 650)],
            [(712, 716), (680, 684), (668, 640)],
        )
    ):
        g.line(img, points, "9db2c2", 7, 30 + k)


def tower(img: p.Array, x: float, h: float, w: float, lean: float, droop: float, colour: str, seed: int, lit: float = 0.16) -> None:
    """A tower block that leans, its tired top sinking to one side."""
    random = np.random.default_rng(seed)
    foot = 764.0
    top = (x + lean, foot - h)
    spine: list[p.Point] = [(x, foot), (x + lean * 0.25, foot - h * 0.5), top]
    if droop:
        spine = [*spine, (top[0] + droop * 0.5, top[1] - abs(droop) * 0.34), (top[0] + droop, top[1] + abs(droop) * 0.12)]
    wide = [w * 1.08, w, w, w * 0.96]
    face, side = p.rgb(colour), p.mix(colour, "2c3350", 0.5)
    shift = w * 0.26
    g.passage(
        img, p.ribbon([(a + shift, b + 3) for a, b in spine], wide, 40), side, 1.57, size=12, length=60, seed=seed, density=2.4, ragged=1.4
    )
    m = g.passage(img, p.ribbon(spine, wide, 40), face, g.along(spine), size=14, length=70, seed=seed + 1, density=2.6, ragged=1.4)
    line = p.sample(spine, 90)
    t = np.gradient(line, axis=0)
    t /= np.hypot(t[:, 0], t[:, 1])[:, None]
    normal = np.stack([-t[:, 1], t[:, 0]], 1)
    length = float(np.hypot(*np.diff(line, axis=0).T).sum())
    rows, columns = int(length / random.uniform(19, 25)), max(2, int(w / random.uniform(16, 21)))
    dabs = p.Layer()
    for r in range(1, rows):
        n = int(r / rows * 89)
        for c in range(columns):
            if random.random() < 0.1:
                continue
            off = ((c + 0.5) / columns - 0.5) * w * 0.84 + random.normal(0, 0.8)
            q = line[n] + normal[n] * off
            turn = math.degrees(math.atan2(t[n][1], t[n][0])) + 90 + random.normal(0, 4)
            ww, hh = w / columns * 0.46 * random.uniform(0.8, 1.15), random.uniform(8, 12)
            tone = "f6cf6a" if random.random() < lit else p.mix(colour, "1e2440", random.uniform(0.5, 0.8))
            dabs.fill(p.moved(p.rect(-ww / 2, -hh / 2, ww, hh, 1.5), float(q[0]), float(q[1]), 1, turn), tone, 0.95)
    p.lay(img, dabs, tooth=1.2, clip=m)


def chimney(img: p.Array) -> None:
    """The tall chimney with the thermometer in its mouth, and the last thin smoke."""
    for k, (x, y, r) in enumerate(((498, 326, 15), (474, 304, 21), (440, 296, 26), (396, 282, 20), (362, 262, 13))):
        g.passage(
            img, p.circle(x, y, r, r * 0.8), ["5c5a6a", "6d6a7a", "868294", "7c8f98", "5f8389"][k], 0.4, size=9, length=22, seed=50 + k
        )
    glass = p.ribbon([(520, 392), (660, 96)], [30, 30], 20, True)
    g.passage(img, p.moved(glass, 4, 4), "9fb6bd", -1.13, size=10, length=60, seed=61)
    g.passage(img, glass, "fdfaf0", -1.13, size=12, length=80, seed=62, jitter=0.02)
    g.line(img, [(524, 384), (640, 138)], FEVER, 11, 63, False)
    for k in range(11):
        x, y = 556 + 8.6 * k, 348 - 18.2 * k
        n = 15 if k % 5 == 0 else 9
        g.line(img, [(x - 9, y - 4), (x - 9 + n * 0.9, y - 4 + n * 0.43)], "2b3a48", 3, 70 + k, False)
    stack = p.poly([(488, 764), (500, 352), (548, 350), (568, 764)])
    g.passage(img, p.poly([(530, 764), (530, 352), (548, 350), (568, 764)]), "7a4038", 1.55, size=12, length=60, seed=64)
    g.passage(img, stack, p.ramp((p.grid.x - 486) / 84, [(0, "c8836a"), (0.5, "ad6350"), (1, "743a38")]), 1.55, size=12, length=60, seed=65)
    for k, y in enumerate((372, 436, 520, 610)):
        dx = (y - 352) * 0.05
        g.line(img, [(498 - dx * 0.6, y), (524, y + 5), (550 + dx, y)], "f0ddc8" if k % 2 else "7c403a", 9, 80 + k, False)
    g.line(img, [(496, 352), (524, 358), (552, 350)], "5a2c30", 13, 90, False)


def block(img: p.Array) -> None:
    """The broad house in the middle: two windows with their blinds half down, like heavy eyelids."""
    front = p.poly([(306, 770), (314, 556), (452, 548), (458, 770)])
    g.passage(img, p.poly([(440, 770), (440, 552), (452, 548), (474, 562), (478, 770)]), "6a6676", 1.55, size=12, length=70, seed=101)
    g.passage(img, front, "cfc6c2", 1.55, size=18, seed=102, jitter=0.04)
    g.line(img, [(306, 556), (380, 548), (462, 546)], "8d8590", 13, 103, False)
    for k, x in enumerate((328, 398)):
        inner, outer = (48, -4) if k == 0 else (-4, 48)
        g.passage(img, p.rect(x - 4, 586, 52, 62), "6d6674", 0, size=10, length=40, seed=104 + k)
        g.passage(img, p.rect(x + 1, 606, 42, 38), "ffd978", 0, size=10, length=30, seed=106 + k)
        g.passage(img, p.circle(x + 22, 630, 9, 12), "4a3d50", 0, size=7, length=12, seed=108 + k)
        lid = p.poly([(x + inner, 584), (x + outer, 584), (x + outer, 634), (x + 22, 624), (x + inner, 616)])
        g.passage(img, lid, "9d90a0", 0, size=9, length=50, seed=110 + k)
        for n in range(3):
            g.line(img, [(x - 2, 594 + 9 * n), (x + 46, 594 + 9 * n)], "83778a", 2.5, 120 + n)
        g.line(img, [(x + inner, 617), (x + 22, 625), (x + outer, 635)], "51465a", 6, 112 + k)
        g.line(img, [(x - 8, 652), (x + 22, 650), (x + 52, 652)], "efe8e2", 8, 114 + k, False)
    g.passage(img, p.rect(366, 694, 34, 80), "5a4656", 1.5, size=10, length=40, seed=116)
    g.line(img, [(354, 694), (383, 690), (412, 695)], "8d8590", 9, 117, False)


def rash(img: p.Array) -> None:
    """Red lights in the streets, in clusters, like spots."""
    random = np.random.default_rng(12)
    dots = p.Layer()
    for cx, cy, n, spread in (
        (226, 650, 9, 18),
        (250, 446, 6, 12),
        (600, 690, 8, 20),
        (516, 690, 6, 14),
        (352, 400, 6, 14),
        (626, 470, 5, 10),
        (566, 600, 5, 14),
        (440, 440, 4, 10),
        (290, 560, 4, 12),
    ):
        for _ in range(n):
            x, y = random.normal(cx, spread), random.normal(cy, spread)
            r = random.uniform(2.6, 6.2)
            dots.fill(p.circle(x, y, r * 1.9), "ff8a6a", 0.4)
            dots.fill(p.circle(x, y, r, r * random.uniform(0.8, 1.1)), FEVER)
    p.lay(img, dots, tooth=1.4)


def city(img: p.Array) -> None:
    """Towers from the back to the front, no two alike."""
    for k, row in enumerate(
        (
            (350, 452, 60, 10, 0, "b7b9c6"), (440, 396, 54, 24, 0, "a7a3b0"), (258, 372, 58, -20, -74, "7a8196"),
            (606, 330, 56, 22, 60, "8a86a0"), (398, 340, 46, -8, 0, "596079"), (304, 286, 52, -22, 0, "b4aeb2"),
            (570, 236, 62, 12, 0, "9aa0b0"), (468, 250, 46, 6, 0, "6a6f86"), (232, 224, 62, -22, 0, "9c98a6"),
        )
    ):  # fmt: skip
        if k == 6:
            chimney(img)
        tower(img, *row, 200 + 7 * k)
    block(img)
    for k, row in enumerate(((262, 132, 74, -8, 0, "787d92"), (520, 140, 66, 6, 0, "b0a9ae"), (604, 116, 72, 14, 0, "7d7990"))):
        tower(img, *row, 300 + 7 * k, 0.3)
    rash(img)


def quilt(img: p.Array) -> None:
    """Fields sewn together, each ploughed its own way; hedges for seams, and a few trees."""
    random = np.random.default_rng(31)
    edge = p.poly(
        [quilt_at(u, 0) for u in np.linspace(0, 1, 30)]
        + [quilt_at(1, v) for v in np.linspace(0, 1, 20)]
        + [(780, 1230), (20, 1230)]
        + [quilt_at(0, v) for v in np.linspace(1, 0, 20)]
    )
    g.passage(img, p.moved(edge, 0, 10), "4a3428", 0.1, size=30, length=120, seed=33, ragged=5)
    rows = [0, 0.13, 0.29, 0.48, 0.7, 0.94, 1.2]
    last = ""
    stitches = p.Layer()
    for r in range(len(rows) - 1):
        cuts = np.linspace(0, 1, 6 + (r % 2))
        cuts[1:-1] += random.uniform(-0.055, 0.055, len(cuts) - 2)
        for c in range(len(cuts) - 1):
            u0, u1, v0, v1 = float(cuts[c]), float(cuts[c + 1]), rows[r], rows[r + 1]
            colour = str(random.choice([f for f in FIELDS if f != last]))
            last = colour
            outline = patch(u0, u1, v0, v1)
            x, y = quilt_at((u0 + u1) / 2, (v0 + v1) / 2)
            angle = float(random.uniform(-1.3, 1.3))
            hill = 1.0 - 0.16 * math.cos((u0 + u1) / 2 * 9)
            g.passage(
                img,
                p.poly(outline),
                p.rgb(colour) * np.float32(hill),
                angle,
                size=15,
                length=70,
                seed=400 + 10 * r + c,
                jitter=0.07,
                density=2.6,
                ragged=1.8,
            )
            furrows(img, outline, angle, colour, 500 + 10 * r + c, (x, y))
            for k in range(4, len(outline) + 4):
                a, b = outline[k % len(outline)], outline[(k + 1) % len(outline)]
                stitches.stroke(
                    p.line([(a[0] * 0.8 + b[0] * 0.2, a[1] * 0.8 + b[1] * 0.2), (a[0] * 0.25 + b[0] * 0.75, a[1] * 0.25 + b[1] * 0.75)]),
                    3.4,
                    "fbf3d6",
                    0.9,
                )
    p.lay(img, stitches, tooth=1.0)
    for k, (u, v) in enumerate(
        (
            (0.12, 0.2),
            (0.2, 0.24),
            (0.9, 0.36),
            (0.55, 0.36),
            (0.46, 0.56),
            (0.07, 0.7),
            (0.16, 0.76),
            (0.82, 0.7),
            (0.9, 0.76),
            (0.62, 0.82),
        )
    ):
        x, y = quilt_at(u, v)
        r = 9 + 9 * v + 3 * math.sin(k * 2.2)
        g.line(img, [(x, y), (x + 2, y - r)], "4a2f20", 5, 600 + k, False)
        g.passage(img, p.circle(x + 2, y - r * 1.6, r, r * 1.15), "2c5a33", 1.2, size=7, length=16, seed=610 + k)
        g.passage(img, p.circle(x - 3, y - r * 1.85, r * 0.62, r * 0.7), "73a844", 1.2, size=6, length=12, seed=630 + k)


def furrows(img: p.Array, outline: list[p.Point], angle: float, colour: str, seed: int, at: tuple[float, float]) -> None:
    """A few drawn furrows in a field."""
    random = np.random.default_rng(seed)
    lines = p.Layer()
    tone = p.mix(colour, "3a2a18", 0.36) if seed % 3 else p.mix(colour, "fff4c0", 0.5)
    gap = random.uniform(13, 22)
    c, s = math.cos(angle), math.sin(angle)
    for k in range(-9, 10):
        x, y = at[0] - s * gap * k, at[1] + c * gap * k
        ends = [(x + c * d, y + s * d + random.normal(0, 1.5)) for d in (-130, -60, 0, 60, 130)]
        lines.stroke(p.spline(ends, False), random.uniform(2, 4), tone, 0.55)
    p.lay(img, lines, tooth=1.6, clip=p.mask(p.poly(outline)) if seed % 4 else p.grid.zeros())


def turned_sheet(img: p.Array) -> None:
    """The white sheet folded back over the quilt, up to the city's chin."""
    top = [quilt_at(u, 0) for u in np.linspace(-0.02, 1.02, 12)]
    low = [(x, y + 54 + 7 * math.sin(k * 1.9)) for k, (x, y) in enumerate(top)]
    upper = [(x, y - 12 + 5 * math.sin(k * 1.3)) for k, (x, y) in enumerate(top)]
    shape = p.spline([*upper, *low[::-1]], tension=0.3)
    g.passage(img, p.moved(shape, 2, 9), "49604a", 0, size=20, seed=41, under=0.7, density=0.8)
    g.passage(
        img, shape, p.vertical([(0, "fffdf4"), (1, "cfd8dc")], 720, 810), g.along(top), size=20, length=110, seed=42, jitter=0.02, density=3
    )
    for k in (2, 4, 7, 9):
        x, y = top[k]
        g.line(img, [(x, y - 2), (x + 8, y + 22), (x + 3, y + 46)], "a4b5c0", 6, 43 + k)


def drip(img: p.Array) -> None:
    """A bag of clean water on its stand; the tube goes down into the streets."""
    iron(img, [(726, 92), (728, 500), (724, 1010)], 15, 121)
    iron(img, [(690, 104), (700, 84), (726, 88), (752, 84), (762, 104)], 11, 123)
    bag = p.spline([(668, 132, 1), (712, 124, 1), (722, 190), (712, 258), (694, 280), (676, 262), (660, 196)])
    g.passage(img, bag, "d8ecec", 1.5, size=14, length=50, seed=125)
    water = p.spline([(662, 186, 1), (690, 180), (720, 184, 1), (720, 214), (712, 258), (694, 280), (676, 262)])
    g.passage(img, water, "5fb4d8", 1.5, size=14, length=50, seed=126)
    g.line(img, [(674, 146), (670, 210), (682, 252)], "ffffff", 8, 127)
    g.line(img, [(694, 280), (696, 330), (684, 420), (700, 520), (660, 590), (640, 650), (618, 676)], "bfe2ea", 7, 128, False)
    g.passage(img, p.spline([(695, 296, 1), (702, 312), (695, 322), (688, 312)]), "5fb4d8", 1.5, size=6, length=10, seed=129)


def bedside(img: p.Array) -> None:
    """What visitors brought: a young tree in a jar, grapes, a shell from the sea."""
    g.passage(img, p.poly([(-10, 716), (128, 708), (132, 1010), (-10, 1024)]), "d9d2c4", 1.55, length=120, seed=131)
    g.passage(img, p.poly([(112, 712), (128, 708), (132, 1010), (116, 1014)]), "93a2aa", 1.55, size=10, seed=132)
    g.passage(img, p.poly([(-10, 694), (140, 686), (144, 712), (-10, 722)]), "f4eee0", 0, size=14, seed=133)
    for k, y in enumerate((768, 860)):
        g.line(img, [(-10, y), (60, y - 3), (116, y - 6)], "8d969a", 5, 134 + k, False)
        g.passage(img, p.circle(52, y + 40, 9), "8a6a3c", 0, size=6, length=12, seed=136 + k)
    for k, (x, y, r) in enumerate(((62, 468, 46), (30, 512, 34), (98, 510, 38), (66, 420, 30), (64, 524, 36))):
        g.passage(
            img,
            p.circle(x, y, r, r * 0.9),
            ["4f9a3a", "3a7f38", "6fb544", "86c850", "58a640"][k],
            0.5 + k,
            size=13,
            length=26,
            seed=140 + k,
            jitter=0.1,
            density=3,
            ragged=5,
        )
    g.line(img, [(66, 672), (60, 610), (66, 520)], "5f4028", 13, 146)
    g.line(img, [(62, 590), (82, 556), (92, 530)], "5f4028", 7, 147)
    jar = p.spline([(28, 594, 1), (102, 590, 1), (100, 604), (112, 624), (112, 684, 1), (18, 690, 1), (18, 628), (30, 608)])
    g.passage(img, jar, "bfe0dc", 1.5, size=14, length=50, seed=148, under=0.5, alpha=0.28)
    g.passage(img, p.poly([(20, 654), (110, 648), (110, 684), (20, 688)]), "6a4630", 0, size=10, length=30, seed=149)
    g.line(img, [(32, 618), (28, 640), (30, 668)], "ffffff", 7, 150)
    g.line(img, [(28, 594), (66, 598), (102, 590)], "f4fbf6", 7, 151)
    random = np.random.default_rng(9)
    for k in range(9):
        x, y = 118 + 12 * (k % 3) - 5 * (k // 3) + random.normal(0, 2), 680 - 13 * (k // 3)
        g.passage(
            img,
            p.circle(x, y, random.uniform(8, 10)),
            str(random.choice(["6a3f7c", "84509a", "53306a"])),
            0.6,
            size=6,
            length=10,
            seed=160 + k,
        )


def footboard(img: p.Array) -> None:
    """The foot of the bed, nearest to us, cropped by the picture."""
    random = np.random.default_rng(17)
    for k in range(11):
        x = 92 + k * 61 + random.uniform(-6, 6)
        iron(img, [(x, 1112), (x + random.uniform(-3, 3), 1160), (x, 1220)], 15, 170 + 2 * k)
    iron(img, [(30, 1112), (200, 1094), (400, 1088), (600, 1094), (772, 1112)], 30, 195)
    for x in (30, 772):
        iron(img, [(x, 1100), (x, 1220)], 34, 197 + int(x) % 5)
        knob(img, x, 1086, 28, 199)


def paint() -> p.Array:
    """Ward, bed, pillow, the patient, the quilt over it, and what stands around."""
    img = g.board("d8d2c0", 3)
    room(img)
    headboard(img)
    pillow(img)
    city(img)
    bedside(img)
    quilt(img)
    turned_sheet(img)
    drip(img)
    footboard(img)
    return img
