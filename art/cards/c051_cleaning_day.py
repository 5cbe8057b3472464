"""A window cleaner washes off the night; behind it is bright day, and the stars run down in the suds.

Technique: gouache in visible strokes, lit by the day that is being uncovered.
Back to front: night, the town, the washed sweep of day, suds and stars, the light in the street and those who look
up, ropes and platform, the cleaner.
"""

from __future__ import annotations

import math
from typing import TypeAlias

import numpy as np

from art import paint as p
from art.paint.voices import gouache as g
from art.paint.voices.brushwork import Brushwork, across
from art.paint.voices.printing import PLAIN

NUMBER, TITLE = 51, "Cleaning Day"
FINISH = PLAIN
SWEEP = p.points("960,176 760,132 580,124 410,160 276,246 208,364 194,480 192,540")
BROAD = [250, 262, 276, 290, 304, 320, 336, 344]
BLADE, TURN = (194, 478), -15.0
HAND = (296, 612)
DENIM = [(0, "10184e"), (0.3, "1d3684"), (0.62, "3264c0"), (1, "86b8f0")]
LINEN = [(0, "565a9a"), (0.34, "98a2cc"), (0.66, "eeeae0"), (1, "fffdf0")]
SKIN = [(0, "7a3c44"), (0.35, "b86e54"), (0.7, "e8a67c"), (1, "ffdcae")]


def beside(off: float, start: float = 0, stop: float = 1) -> list[p.Point]:
    """The line of the sweep, or a part of it, moved to the side: -1 is its outer edge, 1 its inner edge."""
    line = p.sample(SWEEP, 120)
    along = np.gradient(line, axis=0)
    along /= np.hypot(along[:, 0], along[:, 1])[:, None]
    half = np.interp(np.linspace(0, 1, 120), np.linspace(0, 1, len(BROAD)), BROAD) / 2
    moved = line + np.stack([along[:, 1], -along[:, 0]], 1) * (half * off)[:, None]
    return [(float(x), float(y)) for x, y in moved[int(start * 119) : int(stop * 119) + 1]]


def night(img: p.Array) -> None:
    """Deep blue in strokes that go round the cleaner, paler and greener towards the ground."""
    low = np.clip(p.grid.y / 1080 + p.noise(220, 3, 2) * p.f32(0.05), 0, 1)
    air = p.ramp(low, [(0, "120c40"), (0.35, "1a1a66"), (0.65, "22368c"), (0.88, "3a62a4"), (1, "6a94b4")])

    def round_him(x: float, y: float) -> float:
        return math.atan2(y - 640, x - 520) + math.pi / 2

    g.passage(img, p.rect(-10, -10, 820, 1220), air, round_him, size=34, length=150, seed=3, jitter=0.05)
    b = Brushwork(5)
    for _ in range(90):
        x, y, r = b.random.uniform(0, 800), b.random.uniform(0, 940), min(4.0, b.random.exponential(1.3) + 1.0)
        b.mark(p.circle(x, y, r), p.mix("8fa8e8", "fff6d0", b.random.random()))
    b.lay(img, tooth=0.4)


def cloud(b: Brushwork, x: float, y: float, size: float, heads: str) -> None:
    """A fair-weather cloud: the heads as a hand lays them, lit from above, one long soft foot."""
    for u, v, reach in np.array([head.split(",") for head in heads.split()], float):
        cx, cy, r = x + u * size, y + v * size, reach * size
        stops = [(0, "ffffff"), (0.45, "fff4e2"), (0.75, "d9dff0"), (1, "a9c4ea")]
        tone = across(stops, (cx - r * 0.5, cy - r), (cx, cy + r))
        b.brush(
            p.circle(cx, cy, r * 1.12, r),
            tone,
            g.along([(cx - r, cy), (cx, cy - r * 0.6), (cx + r, cy)]),
            size=r * 0.28,
        )
    for k in range(5):
        w = size * b.random.uniform(0.5, 1.0)
        u = x + size * b.random.uniform(-0.4, 0.4)
        v = y + size * (0.3 + 0.03 * k)
        b.line([(u - w, v), (u, v + 3), (u + w, v - 2)], [1, size * 0.1, 1], ("dfe8f6", "a9c8ee")[k % 2])


def swallow(b: Brushwork, x: float, y: float, size: float, turn: float, wings: tuple[str, str]) -> None:
    """A swallow to the left: wings as given, forked tail, russet throat, pale belly."""
    with b.at(x, y, size, turn):
        for streamer in ("24,2 60,-4 104,-16", "24,4 60,10 98,20"):
            b.line(p.points(streamer), [9, 5, 1], "18204e")
        b.mark(p.points(wings[0]), "141a44")
        b.mark(p.points("-44,-2! -30,-11 0,-11 34,0! 6,11 -26,9"), "22306e")
        b.mark(p.points("-30,8 0,4 30,2! 4,12"), "f4ead8")
        b.mark(p.points("-44,-1! -34,-4 -22,0 -22,9 -34,7"), "c8502c")
        b.mark(p.points(wings[1]), "2c3c84")
        b.mark(p.points("-42,-3! -54,1! -42,2!"), "0e1230")


SOAR = ("-16,-4! -2,-44 38,-88! 26,-36 14,-2!", "-14,4! -8,34 20,70! 18,30 14,4!")
BEAT = ("-16,-4! -22,-48 4,-104! 14,-44 14,-2!", "-14,2! 2,-30 52,-74! 34,-22 16,6!")
DIVE = ("-14,-4! 10,-30 60,-44! 34,-14 14,-2!", "-14,5! 10,24 62,36! 34,16 14,4!")


def day() -> p.Array:
    """What is behind the night: azure, a sun out of sight, clouds, swallows."""
    img = g.board("bfe4f6", 2)
    far = np.hypot(p.grid.x - 110, p.grid.y - 560) / 900
    tones = [(0, "fff6d4"), (0.16, "e4f6f4"), (0.36, "98dcf6"), (0.62, "4ab4ee"), (1, "2384d8")]
    air = p.ramp(np.clip(far + p.noise(200, 6, 2) * p.f32(0.03), 0, 1), tones)
    g.passage(img, p.rect(-10, -10, 820, 700), air, g.along(SWEEP), size=30, length=170, seed=8, jitter=0.02)
    b = Brushwork(9, wobble=0.8)
    cloud(
        b,
        640,
        150,
        110,
        heads="-0.9,0.1,0.3 0.95,0.12,0.26 -0.45,-0.1,0.42 0.55,-0.02,0.4 0.06,-0.22,0.52 0.3,0.12,0.36 -0.2,0.14,0.34",
    )
    cloud(
        b, 214, 316, 112, heads="-0.8,0.12,0.26 -0.4,-0.04,0.4 0.1,-0.2,0.46 0.5,0.06,0.36 0.85,0.16,0.2 0.1,0.14,0.34"
    )
    cloud(b, 372, 56, 50, heads="-0.6,0.1,0.3 0.0,-0.1,0.46 0.6,0.06,0.34")
    for x, y, size, turn, wings in (
        (268, 142, 1.0, 12, SOAR),
        (506, 74, 0.66, -14, BEAT),
        (486, 190, 0.5, 22, DIVE),
        (158, 214, 0.52, -30, SOAR),
        (214, 424, 0.66, 14, BEAT),
    ):
        swallow(b, x, y, size, turn=turn, wings=wings)
    b.lay(img, tooth=0.4)
    return img


def washed(img: p.Array) -> None:
    """One sweep of the blade: day where it went, along its edges streaks that it missed, a wet gleam."""
    blade_line = BLADE[1] + 6 - (p.grid.x - BLADE[0]) * math.tan(math.radians(-TURN))
    clean = p.mask(p.ribbon(SWEEP, BROAD, 140)) * (p.grid.y < blade_line + 400 * (p.grid.x > 400))
    missed, gleam = p.Layer(), p.Layer()
    random = np.random.default_rng(4)
    for _ in range(46):
        side = random.choice([-1, 1])
        start = random.uniform(0.05, 0.8 if side < 0 else 0.36)
        off = side * (1.02 - random.exponential(0.05))
        part = beside(off, start, min(0.97, start + random.uniform(0.08, 0.3)))
        if len(part) > 3:
            w = random.uniform(2, 7)
            missed.fill(p.ribbon(part, [0.5, w, w * 0.7, 0.5], 60), "ffffff")
    for off, start, stop, w in ((0.9, 0.3, 0.95, 7), (-0.92, 0.42, 0.98, 6), (0.82, 0.5, 0.8, 3), (-0.83, 0.2, 0.5, 3)):
        gleam.fill(p.ribbon(beside(off, start, stop), [0.5, w, w, 0.5], 80), "ffffff", 0.9)
    clean = np.clip(clean - missed.alpha() * 0.9, 0, 1)
    p.shine(img, p.blur(clean, 46) * (1 - clean), "6aa8f4", 0.55)
    p.over(img, p.rough(clean, 1.6, 18, 5), day())
    p.lay(img, gleam, tooth=0.8)


def star(b: Brushwork, x: float, y: float, r: float) -> None:
    """A gold star with soft points, none like another."""
    turn = b.random.uniform(-0.4, 0.4)
    for halo in (2.6, 2.1, 1.7):
        b.layer.fill(p.circle(x, y, r * halo), "ffc860", 0.12, r * 0.7)
    b.mark(p.star(x, y, r * 1.16, 5, inner=0.5, turn=turn), "e8962c")
    b.mark(p.star(x - r * 0.05, y - r * 0.08, r, 5, inner=0.5, turn=turn), "ffd65c")
    b.mark(p.circle(x - r * 0.16, y - r * 0.2, r * 0.34), "fff6cc")


def run_down(b: Brushwork, x: float, y: float, length: float, w: float, r: float) -> None:
    """A run of suds from (x, y): pale, thin in the middle, at its end a drop that is a star."""
    sway = b.random.normal(0, 4)
    line: list[p.Point] = [(x, y), (x + sway, y + length * 0.4), (x - sway * 0.4, y + length)]
    b.line(line, [w * 1.5, w * 0.7, w * 0.6, w * 1.1], "6f98de")
    b.line([(u - w * 0.14, v) for u, v, *_ in line], [w * 0.7, w * 0.3, w * 0.2, w * 0.4], "d6ecfc")
    if r:
        star(b, line[-1][0], line[-1][1] + r * 0.5, r)


def suds(b: Brushwork) -> None:
    """Before the blade the night gathers as foam and runs down; from the sweep's edge a few runs more."""
    rows: tuple[tuple[float, float, float], ...] = (
        (58, 130, 20),
        (84, 250, 0),
        (104, 330, 34),
        (140, 170, 16),
        (168, 96, 0),
        (186, 236, 24),
        (214, 372, 42),
        (246, 150, 18),
        (270, 268, 0),
        (352, 70, 15),
        (332, 300, 28),
    )
    for x, length, r in rows:
        run_down(b, x, BLADE[1] + 26 - (x - BLADE[0]) * 0.27, length, w=9 + r * 0.12, r=r)
    for t, length, r in ((0.16, 70, 17), (0.27, 128, 24), (0.36, 44, 0), (0.47, 84, 19), (0.56, 40, 12), (0.63, 30, 0)):
        x, y = beside(1.0, t, t + 0.02)[0][:2]
        run_down(b, x, y - 4, length, w=9, r=r)
    for _ in range(120):
        u = b.random.uniform(-178, 178)
        r = b.random.uniform(3, 13) * (0.6 + abs(u) / 300)
        x = BLADE[0] + u * 0.97 + b.random.normal(0, 4)
        y = BLADE[1] - u * 0.26 + 24 + abs(b.random.normal(0, 9))
        b.mark(p.circle(x, y, r, r * 0.92), "9fbfee")
        b.mark(p.circle(x - r * 0.12, y - r * 0.16, r * 0.84, r * 0.76), ("eef6ff", "d8e8fc")[int(r) % 2])


Tones: TypeAlias = tuple[str, str, str, str]
NIGHT: tuple[Tones, ...] = (
    ("3a56a4", "263a80", "202664", "141a4c"),
    ("4c4aa0", "302c74", "34286c", "201850"),
    ("2f6096", "204474", "1a2e68", "101e4e"),
    ("5a4e96", "3a2f6c", "2a2058", "1a1444"),
)
NOON: tuple[Tones, ...] = (
    ("ffe6b4", "d89c80", "e0643c", "a84038"),
    ("ffd0a0", "c88070", "c84a38", "8e3038"),
    ("fff4dc", "d8aa98", "ec8a48", "b85c3c"),
    ("f8dc98", "c88c64", "b8443c", "862c38"),
)


def house(b: Brushwork, x: float, y: float, w: float, h: float, roof: str, lit: bool) -> None:
    """A house with its foot at (x, y), no wall quite true, by night or `lit` by day. Roofs: steep, broad, tower."""
    wall, side, tile, dark = (NOON if lit else NIGHT)[int(x * 0.37 + y * 0.11) % 4]
    lean, deep = b.random.uniform(-0.06, 0.06), w * b.random.uniform(0.35, 0.55)
    top, eave, peak = y - h, w * 0.1, w * {"steep": 1.0, "broad": 0.56, "tower": 1.5}[roof]

    def at(*corners: tuple[float, float]) -> list[p.Point]:
        return [(x + u + (y - v) * lean, v, 1) for u, v in corners]

    b.brush(at((w, y), (w + deep, y - deep * 0.3), (w + deep, top - deep * 0.3), (w, top)), side, 1.5, size=8)
    b.brush(at((0, y), (w, y), (w, top), (0, top)), wall, 1.5, size=9)
    ridge = (w / 2, top - peak)
    if roof == "tower":
        ridge = (w / 2 + deep * 0.3, top - peak)
        b.brush(at((w / 2, top + eave), (w + deep + eave, top - deep * 0.2), ridge), dark, 1.1, size=7)
        b.brush(at((-eave, top), (w * 0.7, top + eave), ridge), tile, 1.9, size=7)
    else:
        back, cx = (w / 2 + deep, top - peak - deep * 0.3), w * b.random.uniform(0.6, 0.9)
        b.brush(at((0, top + 1), (w, top + 1), ridge), wall, 1.5, size=7)
        b.brush(at((w + eave, top + eave), (w + deep + eave, top - deep * 0.3 + eave), back, ridge), tile, 1.0, size=7)
        b.brush(at((-eave, top + eave), (eave * 0.4, top + eave), (w / 2 + eave, top - peak), ridge), dark, 2.0, size=5)
        foot, head = top - peak * 0.4, top - peak - h * 0.1
        b.brush(at((cx, foot), (cx + w * 0.16, foot), (cx + w * 0.16, head), (cx, head)), side, 1.5, size=5)
    b.line([corner[:2] for corner in at((-eave, top + eave), ridge)], [1, 3.4, 1], "ffe0a8" if lit else "7a9ce0")
    windows(b, x, y, w, h=h, lean=lean, lit=lit)


def windows(b: Brushwork, x: float, y: float, w: float, h: float, lean: float, lit: bool) -> None:
    """One to three, most of them dark by night; by day all are."""
    for k in range(int(b.random.integers(1, 4))):
        u, v = (
            w * (0.16 + 0.34 * (k % 2) + b.random.uniform(0, 0.12)),
            y - h * (0.78 - 0.4 * (k // 2)) + b.random.uniform(-3, 3),
        )
        glow = not lit and b.random.random() < 0.4
        tone = "ffcf5c" if glow else "7a5a8c" if lit else "182058"
        b.mark(
            p.rect(x + u + (y - v) * lean, v, w * b.random.uniform(0.17, 0.24), h * b.random.uniform(0.2, 0.3)), tone
        )


TOWN = (
    # x, y of the foot, width, height, roof
    (276, 1018, 26, 60, "tower"),
    (44, 1030, 36, 52, "steep"),
    (118, 1030, 44, 34, "broad"),
    (334, 1032, 38, 40, "steep"),
    (450, 1046, 40, 48, "steep"),
    (524, 1044, 60, 34, "broad"),
    (612, 1052, 36, 66, "tower"),
    (690, 1054, 54, 40, "broad"),
    (98, 1076, 54, 54, "steep"),
    (304, 1078, 48, 54, "broad"),
    (402, 1094, 50, 66, "steep"),
    (2, 1100, 62, 46, "broad"),
    (492, 1106, 72, 44, "broad"),
    (740, 1118, 64, 60, "steep"),
    (620, 1124, 62, 74, "steep"),
    (84, 1140, 40, 84, "tower"),
    (318, 1150, 66, 66, "steep"),
    (-30, 1176, 84, 70, "broad"),
    (430, 1184, 92, 66, "broad"),
    (568, 1206, 70, 96, "tower"),
    (676, 1226, 110, 90, "broad"),
    (52, 1232, 76, 74, "steep"),
    (344, 1262, 96, 90, "broad"),
)


def town(b: Brushwork) -> None:
    """Hills, and a huddle of houses of every age; those along the one street already stand in the day."""
    b.brush(p.points("-20,990! 120,960 260,984 420,950 600,982 820,944! 820,1100! -20,1100!"), "2c4a8c", 0.1, size=16)
    ground = across([(0, "24387c"), (1, "141a50")], (400, 1000), (500, 1200))
    b.brush(p.points("-20,1016! 200,1000 420,1012 640,1000 820,1010! 820,1220! -20,1220!"), ground, 0.05, size=18)
    street = p.points("196,1008! 232,1006! 300,1060 296,1110 344,1220! 130,1220! 160,1120 214,1066")
    b.brush(street, across([(0, "fff6d4"), (0.5, "ffe2a0"), (1, "f4bc78")], (210, 1000), (240, 1220)), 1.4, size=12)
    for _ in range(26):
        y = b.random.uniform(1040, 1200)
        x = 232 + b.random.normal(0, 0.2) * (y - 980)
        b.line([(x - 7, y), (x + b.random.uniform(2, 12), y + 2)], [1, 4, 1], ("f0c080", "fffbe4")[int(x) % 2])
    for x, y, r in (
        (186, 1052, 17),
        (300, 1040, 13),
        (160, 1150, 20),
        (412, 1036, 15),
        (20, 1034, 16),
        (596, 1066, 20),
    ):
        lit = abs(x - 240) < 130
        for u, v, size, tone in ((0, 0, 1.0, "2f5c58"), (-0.2, -0.3, 0.76, "5c9454"), (-0.36, -0.46, 0.42, "c8d070")):
            b.brush(
                p.circle(x + u * r, y + v * r, r * size, r * size * 1.16),
                tone if lit else p.mix(tone, "1c2c70", 0.78),
                0.9,
                size=5,
            )
    for x, y, w, h, roof in TOWN:
        away = abs(x + w * 0.7 - 232) - 0.5 * (y - 1000)
        house(b, x, y, w, h=h, roof=roof, lit=away < 84)


def gazer(b: Brushwork, x: float, y: float, size: float, coat: str, arms: str, skirt: bool = False) -> None:
    """Somebody in the street from behind, head thrown back, a long shadow towards us; 100 high at size 1."""
    shade = p.points("-8,-2 8,-2 34,40 46,70 30,66 10,34", at=(x, y), scale=(size, size))
    b.mark(shade, "b0705c", 0.6)
    with b.at(x, y, size):
        for foot in (-7, 8):
            b.line([(foot * 0.7, -46), (foot, -20), (foot * 1.2, 0)], [12, 9, 9], "3c3058")
        hem = 17 if skirt else 12
        b.brush(p.points(f"-13,-74 0,-80 13,-74 12,-54 {hem},-26! {-hem},-26! -12,-54"), coat, 1.5, size=7)
        for reach in arms.split("|"):
            b.line(p.points(reach), [9, 8, 6], coat)
            hx, hy = p.points(reach)[-1][:2]
            b.mark(p.circle(hx, hy, 4.6), "e0a07c")
        b.mark(p.circle(0, -89, 10.5, 11.5), "4a2c38")
        b.mark(p.points("-8,-96 0,-101 8,-96 4,-91 -4,-91"), "e8b08c")


def onlookers(b: Brushwork) -> None:
    """Four who look up: one far away waves, one points, one shades the eyes, a child stretches."""
    gazer(b, 224, 1052, 0.34, coat="c83c3c", arms="-12,-70 -26,-86 -24,-108|12,-70 18,-54 16,-40")
    gazer(b, 206, 1106, 0.62, coat="2a78b8", arms="-12,-72 -28,-84 -44,-106|12,-70 18,-56 16,-40")
    gazer(b, 268, 1142, 0.78, coat="d8405c", arms="-12,-72 -26,-84 -10,-97|12,-70 20,-56 16,-42", skirt=True)
    gazer(b, 206, 1176, 0.56, coat="2f9468", arms="-12,-72 -22,-92 -26,-116|12,-72 22,-92 26,-116")


def surface(x: float) -> float:
    """The height of the platform's boards, which sink to the side where the weight is."""
    return 978 - 0.1 * (x - 392)


def rope(b: Brushwork, *stretches: tuple[p.Point, p.Point]) -> None:
    """A taut hemp rope from above in straight stretches, its strands laid by hand."""
    for (x0, y0, *_), (x1, y1, *_) in stretches:
        middle = ((x0 + x1) / 2, (y0 + y1) / 2)
        b.line([(x0, y0), middle, (x1, y1)], [10, 10, 11], "4a3048")
        b.line([(x0 - 2, y0), (middle[0] - 2, middle[1]), (x1 - 2, y1)], [6, 6, 7], "d8a868")
        y = y0 + 4
        while y < y1:
            x = x0 + (x1 - x0) * (y - y0) / (y1 - y0)
            b.line([(x - 5, y + 5), (x + 4, y - 3)], [1, 2.6, 1], "7a4c44")
            y += b.random.uniform(10, 15)


def lashing(b: Brushwork, x: float) -> None:
    """Three turns of rope round the boards, a knot on top, a loose end below."""
    y = surface(x)
    b.line([(x + 4, y + 36), (x + 9, y + 54), (x + 5, y + 70)], [7, 6, 8], "4a3048")
    b.line([(x + 3, y + 36), (x + 8, y + 54), (x + 4, y + 68)], [4, 4, 5], "d8a868")
    for dx in (-11, 0, 11):
        b.line([(x + dx, y - 6), (x + dx - 2, y + 14), (x + dx, y + 38)], [11, 12, 11], "4a3048")
        b.line([(x + dx - 1, y - 6), (x + dx - 3, y + 14), (x + dx - 1, y + 37)], [7, 8, 7], "dcae70")
    b.mark(p.circle(x, y - 14, 16, 13), "4a3048")
    b.brush(
        p.circle(x - 1, y - 15, 13, 10), across([(0, "f8d498"), (1, "a87050")], (x - 13, y), (x + 13, y)), 0.5, size=5
    )
    b.line([(x - 9, y - 10), (x, y - 16), (x + 8, y - 22)], [1, 3.4, 1], "7a4c44")


def platform(b: Brushwork) -> None:
    """Boards on two ropes, lashed round them; his grip pulls the right rope towards him."""
    left, right = surface(394), surface(768)
    rope(b, ((396, -20), (394, left)))
    rope(b, ((765, -20), (751, 500)), ((751, 500), (768, right)))
    boards = [(368, surface(368), 1), (792, surface(792), 1), (792, surface(792) + 26, 1), (368, surface(368) + 26, 1)]
    below = [
        (372, surface(372) + 26, 1),
        (788, surface(788) + 26, 1),
        (782, surface(782) + 40, 1),
        (378, surface(378) + 40, 1),
    ]
    b.brush(below, "3a2044", -0.1, size=7)
    b.brush(
        boards, across([(0, "ffcf8c"), (0.4, "c8824c"), (1, "7a4640")], (390, 960), (790, 960)), -0.1, size=8, length=70
    )
    b.line([(370, surface(370) + 1), (560, surface(560)), (792, surface(792) + 1)], [4, 6, 2], "ffe2a8")
    for x in (482, 566, 668):
        b.line([(x, surface(x) + 2), (x + 2, surface(x) + 25)], [2, 3, 2], "5a3040")
    lashing(b, 394)
    lashing(b, 768)


def bucket(b: Brushwork) -> None:
    """A tin pail on the boards, full to the brim with suds and stars."""
    b.line([(672, surface(672) + 5), (706, surface(706) + 7), (742, surface(742) + 6)], [3, 9, 3], "4a2840")
    with b.at(706, surface(706) + 6, 0.84):
        tin = across([(0, "eaf4fa"), (0.3, "a9c2dc"), (0.7, "5a74a8"), (1, "2c3a74")], (-46, 0), (46, 0))
        b.brush(p.points("-48,-92! 48,-92! 36,0! 0,5 -36,0!"), tin, 1.5, size=9)
        b.line(p.points("-45,-66 0,-58 45,-66"), [2, 5, 2], "3c5088")
        star(b, -16, -122, 19)
        star(b, 20, -114, 14)
        for _ in range(40):
            u, r = b.random.normal(0, 22), b.random.uniform(5, 15)
            u = float(np.clip(u, -44, 44))
            v = -92 - abs(b.random.normal(0, 6)) * (1 - abs(u) / 60)
            b.mark(p.circle(u, v, r, r * 0.9), "a4bfe8")
            b.mark(p.circle(u - r * 0.14, v - r * 0.16, r * 0.82, r * 0.74), ("f4faff", "dceafc")[int(r) % 2])
        run_down(b, -26, -88, 54, w=9, r=0)
        run_down(b, 8, -84, 112, w=8, r=14)
        b.line(p.points("-50,-92 -48,-40 -34,-18 -6,-10 26,-22 46,-48 49,-92"), [3, 4, 4, 3], "dce8f2")


def fist(b: Brushwork, x: float, y: float, turn: float, flip: bool = False) -> None:
    """A hand closed on a bar that runs up and down: back of the hand to the right, four fingers, the thumb along."""
    with b.at(x, y, 1.15, turn, flip=flip):
        b.brush(p.points("2,-22 20,-20 30,-4 26,16 8,24"), across(SKIN, (34, 10), (-8, -16)), 0.2, size=6)
        for k in range(4):
            v = -15 + 11 * k
            b.line([(18, v + 1), (2, v - 1), (-12, v + 3)], [10, 13.5, 10], "8a4848")
            b.line([(17, v), (1, v - 2), (-11, v + 1.6)], [9, 11, 8], ("f0b48a", "e8a67c", "e09a74", "cc8464")[k])
        b.line([(22, -12), (12, -27), (2, -38)], [14, 13, 9], "8a4848")
        b.line([(21, -12), (11, -27), (2, -37)], [12, 10.5, 6.5], "f4bc92")


def squeegee(b: Brushwork) -> None:
    """A blade as broad as the sweep, pulled by a wooden handle that runs down through the hand."""
    dx, dy = HAND[0] - BLADE[0], HAND[1] - BLADE[1]
    end = (HAND[0] + dx * 0.26, HAND[1] + dy * 0.26)
    b.brush(
        p.ribbon([BLADE, HAND, end], [18, 20, 22], 30, True),
        across([(0, "ffd08c"), (1, "9a5844")], (240, 560), (280, 540)),
        1.0,
        size=6,
    )
    with b.at(*BLADE, turn=TURN):
        b.brush(p.points("-182,-12! 182,-10! 180,4! -180,3!"), "161a3c", 0.0, size=6)
        b.brush(
            p.points("-176,0! 176,1! 172,22! -172,21!"),
            across([(0, "fff0b0"), (0.5, "e8ac44"), (1, "9a5c30")], (-176, 0), (190, 20)),
            0.0,
            size=7,
        )
        b.line([(-170, 4), (0, 5), (150, 5)], [1, 4, 1], "fffbe0")
        b.brush(p.points("-26,14! 26,14! 16,44! -16,44!"), "b87838", 1.5, size=6)


def legs(b: Brushwork) -> None:
    """The left knee bent under the weight, the right leg braced behind; boots flat on the boards."""
    boots = (
        "612,927! 664,922! 670,940 686,947 688,955! 612,961!",
        "464,932! 518,936! 520,968! 428,976! 426,962 448,952",
    )
    b.brush(p.points(boots[0]), across([(0, "8a5a4c"), (1, "2a1a38")], (612, 932), (682, 952)), 0.0, size=7)
    b.brush(
        p.points("566,744! 646,736! 664,820 670,928! 611,938! 602,860 574,812"),
        across(DENIM, (676, 860), (560, 800)),
        1.3,
        size=13,
    )
    b.brush(p.points(boots[1]), across([(0, "b87c58"), (1, "3a2440")], (430, 940), (520, 970)), 0.0, size=7)
    b.brush(
        p.points("506,750! 602,744! 598,800 566,850 534,884 526,944! 462,940! 458,880 462,846 490,800"),
        across(DENIM, (600, 850), (456, 800)),
        1.9,
        size=13,
    )
    b.line(p.points("588,782 560,838 530,874 524,934"), [2, 7, 6, 2], "13205c")
    for fold in (
        "470,868 494,878 524,874",
        "474,884 496,890 514,888",
        "610,860 632,860 652,852",
        "560,800 580,806 600,796",
    ):
        b.line(p.points(fold), [1, 4, 1], "16266c")
    for hem in ("460,938 494,946 528,940", "611,936 641,934 671,926"):
        b.line(p.points(hem), [7, 9, 7], "5c90dc")


def trunk(b: Brushwork) -> None:
    """The back in a linen shirt, leaning out; the seat of the overalls, crossed braces, a rag in the pocket."""
    shirt = p.points(
        "440,606 456,576 500,556 550,540 594,536 616,556 628,620 638,690 642,750! 512,762! 498,700 474,650"
    )
    seat = p.points("506,706! 560,700 634,690! 648,740 654,800 606,816 580,800 552,822 500,812 498,760")
    b.brush(shirt, across(LINEN, (650, 700), (450, 590)), 1.3, size=13)
    for fold, tone in (
        ("470,640 500,668 530,676", "a9b0d6"),
        ("494,690 520,700 552,696", "a9b0d6"),
        ("600,570 596,620 612,660", "7a80b8"),
        ("560,560 590,590 604,640", "8c94c4"),
        ("476,600 500,620 520,650", "c4c8e0"),
    ):
        b.line(p.points(fold), [1, 6, 1], tone)
    for brace in ("534,712 556,640 578,544", "616,700 560,630 488,566"):
        b.line(p.points(brace), [17, 16, 15], "14246a")
        b.line([(x - 2, y - 1) for x, y, *_ in p.points(brace)], [11, 10, 9], "3a6cc8")
    b.brush(seat, across(DENIM, (664, 780), (490, 730)), 1.4, size=13)
    b.line(p.points("508,710 566,704 634,694"), [5, 8, 5], "5c90dc")
    b.line(p.points("574,704 578,750 578,804"), [2, 4, 3], "16266c")
    b.brush(p.points("592,738! 634,732! 638,776! 616,786 596,780!"), "2850a4", 1.5, size=7)
    b.brush(p.points("600,742! 592,716 608,704 622,712 634,706 630,738!"), "f0d8a0", 1.2, size=6)
    b.line(p.points("592,739 614,737 635,733"), [2, 4, 2], "7aace8")


def head(b: Brushwork) -> None:
    """Turned to the left, chin up: day on brow, nose and cheek, a white cap."""
    neck = p.points("474,524! 522,506! 536,552 508,570 478,566")
    face = p.points(
        "430,458 424,472 408,490! 412,496 420,498 416,507 421,512 418,520 424,538 440,546 466,544 500,532 520,500 "
        "520,450 470,436"
    )
    hair = p.points("492,462! 532,452! 538,490 528,522 508,530! 502,508 490,498 486,480")
    cap = p.points("420,462! 426,430 456,404 500,398 534,418 544,452 538,470! 500,464 460,466")
    b.brush(neck, across(SKIN, (540, 540), (470, 530)), 1.4, size=7)
    b.brush(face, across(SKIN, (540, 530), (420, 470)), 1.2, size=8)
    b.line(p.points("440,546 470,546 506,528"), [1, 9, 2], "8a4444")
    b.brush(hair, "3a2038", 1.3, size=6)
    b.brush(
        p.points("478,482 490,478 498,488 494,504 484,508 478,498"), across(SKIN, (500, 510), (476, 480)), 1.5, size=4
    )
    b.line(p.points("484,486 490,492 486,500"), [1, 3, 1], "a85c4c")
    b.mark(p.points("425,483! 434,477 446,482! 436,487"), "fff4e4")
    b.mark(p.circle(431, 481.5, 4.2, 4.8), "2a1830")
    b.line(p.points("424,481 434,475 448,481"), [2, 4.4, 2], "2a1830")
    b.line(p.points("424,468 434,463 448,466"), [2, 5, 2], "3a2038")
    b.line(p.points("418,511 430,520 444,513 447,509"), [1.5, 5, 3, 1], "8a3040")
    b.mark(p.circle(446, 502, 12, 9), "e8805c", 0.45)
    b.brush(cap, across(LINEN, (556, 470), (440, 410)), 0.2, size=10)
    b.line(p.points("424,452 470,452 540,454"), [4, 7, 5], "c4c8e0")
    b.brush(p.points("434,460! 402,452 384,462! 396,472 440,470!"), across(LINEN, (450, 480), (400, 450)), 0.1, size=6)


def sleeve(b: Brushwork, upper: str, fore: str, widths: tuple[list[float], list[float]]) -> None:
    """An arm: the forearm bare, the sleeve rolled up over the elbow."""
    skin, cloth = p.points(fore), p.points(upper)
    (x0, y0), (x1, y1) = cloth[0][:2], cloth[-1][:2]
    b.brush(p.ribbon(skin, widths[1], 30, True), across(SKIN, (x1, y1 + 30), (x1 - 10, y1 - 30)), g.along(skin), size=7)
    b.brush(
        p.ribbon(cloth, widths[0], 40, True),
        across(LINEN, (x0 + 20, y0 + 60), (x0 - 20, y0 - 40)),
        g.along(cloth),
        size=11,
    )


def cleaner(b: Brushwork) -> None:
    """From behind, the whole weight thrown out to the left, held by one hand on the rope."""
    legs(b)
    sleeve(b, "592,562 640,592 684,594", "676,596 714,562 742,520", ([66, 60, 50], [40, 34, 28]))
    trunk(b)
    with b.at(14, 3):
        head(b)
    squeegee(b)
    sleeve(b, "470,594 432,634 392,660", "400,660 358,646 318,608", ([72, 64, 52], [42, 36, 30]))
    b.line(p.points("374,640 384,664 386,686"), [5, 9, 5], "c4c8e0")
    b.line(p.points("672,572 684,594 700,614"), [5, 9, 5], "98a2cc")
    fist(b, *HAND, turn=-32)
    fist(b, 751, 502, turn=4)


def paint() -> p.Array:
    """From high outside: night, town, the washed sweep, suds, light in the street, platform and cleaner."""
    img = g.board("20286c", 2)
    night(img)
    b = Brushwork(51, wobble=0.8)
    town(b)
    b.lay(img, tooth=0.4)
    washed(img)
    p.shaft(img, (190, 520), (230, 1190), (250, 260), colour="cfe8ff", alpha=0.42, soft=14, seed=4)
    b = Brushwork(52, wobble=0.6)
    suds(b)
    onlookers(b)
    platform(b)
    b.lay(img, tooth=0.4)
    b = Brushwork(53, wobble=0.6)
    cleaner(b)
    bucket(b)
    b.lay(img, tooth=0.4)
    p.rim_light(img, b.layer.alpha(), "fff2c8", dx=-3, dy=-3, alpha=0.55, soft=1.0)
    return img
