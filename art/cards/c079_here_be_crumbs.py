"""An embroidered sea chart: biscuit continents, ants in walnut shells under sail, and a child's hand as the monster.

Technique: embroidery. Back to front: blue cloth, waves, biscuits, routes, the boats with their ants, the large
crumb, the hand over the border that takes it.
"""

from __future__ import annotations

import itertools
import math
from typing import NamedTuple

import cv2
import numpy as np
import skia

from art import paint as p
from art.paint.voices import embroidery as em
from art.paint.voices.printing import PLAIN, contours

NUMBER, TITLE = 79, "Here Be Crumbs"
FINISH = PLAIN

GOLD, TOAST, CREAM, CORAL = "f6c75a", "d98a2e", "fdf4dc", "f0614e"
FOAM, TROUGH, BLACK = "c8ecf8", "2f7cc4", "14162a"
SKIN = [(0, "94381c"), (0.3, "dd7744"), (0.6, "ffae78"), (0.82, "ffcb9e"), (1, "ffe8cc")]
Places = list[tuple[float, float]]


class Swell(NamedTuple):
    """A family of wave crests: its middle, its length, its height, how many lie below each other, its first colour."""

    x: float
    y: float
    length: float
    height: float
    crests: int
    colour: str


SWELLS = (
    Swell(706, 66, 150, 9, crests=3, colour=FOAM),
    Swell(770, 196, 96, 5, crests=2, colour=TROUGH),
    Swell(590, 276, 60, 4, crests=1, colour=FOAM),
    Swell(468, 470, 96, 7, crests=2, colour=FOAM),
    Swell(40, 462, 92, 6, crests=2, colour=TROUGH),
    Swell(178, 520, 84, 5, crests=1, colour=FOAM),
    Swell(470, 566, 46, 4, crests=1, colour=TROUGH),
    Swell(70, 668, 74, 6, crests=2, colour=FOAM),
    Swell(752, 566, 76, 6, crests=2, colour=FOAM),
    Swell(150, 822, 110, 7, crests=2, colour=FOAM),
    Swell(286, 866, 52, 4, crests=1, colour=TROUGH),
    Swell(572, 1030, 74, 5, crests=2, colour=FOAM),
    Swell(330, 962, 46, 4, crests=1, colour=FOAM),
    Swell(632, 1126, 150, 9, crests=3, colour=FOAM),
    Swell(748, 1174, 84, 6, crests=2, colour=TROUGH),
    Swell(250, 1172, 104, 7, crests=2, colour=FOAM),
    Swell(30, 1164, 90, 5, crests=1, colour=TROUGH),
)


def waves(frame: em.Frame) -> None:
    """Crests in stem stitch that come in families, a long one and shorter ones in its lee; calm water between."""
    random = np.random.default_rng(8)
    for swell in SWELLS:
        beat = swell.length / max(2, round(swell.length / (swell.height * 9)))
        for k in range(swell.crests):
            length = swell.length * (1 - 0.3 * k) * random.uniform(0.92, 1.08)
            left = swell.x - length / 2 + k * swell.length * 0.14
            y = swell.y + k * (swell.height + 9)
            line = [
                (left + length * t, y - abs(math.sin((length * t / beat + 0.3 * k) * math.pi)) ** 1.5 * swell.height)
                for t in np.linspace(0, 1, int(length / 5))
            ]
            frame.stem(line, swell.colour if k == 0 else TROUGH, 3.9 - 0.5 * k, 12)
    frame.settle()


def biscuit(frame: em.Frame, outline: p.Points, angle: float, holes: Places, seed: int, scallop: float = 0.0) -> None:
    """A biscuit as a land: gold inside, toasted towards its coast, with pricked holes."""
    path = p.spline(outline)
    toasted = [(0, TOAST), (0.35, "eeb047"), (0.7, GOLD), (1, "fbdc86")]
    m = p.mask(path)
    if scallop:
        m = (p.rough(m, scallop, 24, seed) > 0.5).astype(np.float32)
    d = cv2.distanceTransform((m > 0.5).astype(np.uint8), cv2.DIST_L2, 5).astype(np.float32) / p.grid.s
    rim = np.clip(d / 46, 0, 1) + p.noise(60, seed, 3) * 0.22
    colour = p.ramp(np.clip(rim, 0, 1), toasted)
    shallow = np.clip(
        1 - cv2.distanceTransform((m < 0.5).astype(np.uint8), cv2.DIST_L2, 5) / p.grid.s / 40, 0, 1
    ).astype(np.float32)
    p.multiply(frame.img, p.blur(shallow, 3) * 0.6, "123c78", 0.5)
    frame.satin(m, colour, angle, 38)
    contours, _ = cv2.findContours((p.blur(m, 1.5) > 0.5).astype(np.uint8), cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_NONE)
    for contour in contours:
        line = contour[:, 0].astype(float) / p.grid.s
        if len(line) < 30:
            continue
        step = max(1, int(9 * p.grid.s))
        line = np.concatenate([line[::step], line[:1]])
        inside = (line[:, 0] > 3) & (line[:, 0] < 797) & (line[:, 1] > 3)
        for run in np.split(np.arange(len(line)), np.where(np.diff(inside.astype(int)) != 0)[0] + 1):
            if inside[run[0]] and len(run) > 2:
                frame.stem([tuple(v) for v in line[run]], "b8641c", 6.5, 16)
    frame.settle()
    for x, y in holes:
        if 0 < x < 800 and 0 < y < 1200 and p.grid.at(d, x, y) > 22:
            prick(frame, x, y)
    frame.settle()


def prick(frame: em.Frame, x: float, y: float) -> None:
    """A hole that a fork left: now deep, now hardly through, never quite where it was meant."""
    r = frame.random.uniform(3.4, 6.8)
    x, y = x + frame.random.normal(0, 6), y + frame.random.normal(0, 6)
    frame.knot(x, y, ("b8701f", "9c5a18", "cc8630")[frame.random.integers(3)], r)


def rows(step: float, turn: float, missing: float, seed: int) -> Places:
    """Places in rows across the sheet that wander, and of which a share is missing."""
    random = np.random.default_rng(seed)
    c, s = math.cos(turn), math.sin(turn)
    grid = [(u, v + 14 * math.sin(u / 130)) for u in np.arange(-900, 900, step) for v in np.arange(-900, 900, step)]
    return [(400 + c * u - s * v, 500 + s * u + c * v) for u, v in grid if random.random() > missing]


def rings(x: float, y: float) -> Places:
    """A hole in the middle and two rings of them, as on a round biscuit."""
    turns = ((46, 0.4, 6), (86, 0.1, 11))
    return [
        (x, y),
        *((x + r * math.cos(a), y + r * math.sin(a)) for r, t, n in turns for a in t + np.arange(n) * math.tau / n),
    ]


RIGS: dict[str, list[tuple[p.Points, float, bool]]] = {  # sails: outline, angle of the thread, striped
    "sloop": [
        (p.points("4,-150! 44,-120 76,-72 84,-24! 40,-34 2,-20! 12,-84"), 0.35, True),
        (p.points("-4,-134! -30,-88 -62,-30! -34,-34 -8,-24!"), 2.6, False),
    ],
    "square": [(p.points("-62,-124! 0,-132 62,-124! 78,-84 60,-36! 0,-24 -60,-36! -46,-84"), 0.39, False)],
    "leaf": [(p.points("0,-28! -34,-58 -38,-104 4,-146! 34,-108 34,-62"), 1.24, False)],
}


def boat(frame: em.Frame, x: float, y: float, scale: float, rig: str, sail: str, turn: float = 0.0) -> None:
    """A walnut shell under one of three rigs."""
    pennant = p.poly([(0, -150), (46, -166), (0, -178)])
    walnut = [(0, "d99a52"), (0.5, "b87434"), (1, "7c4620")]
    hull = p.spline(p.points("-86,-14! -44,-2 0,2 44,-2 86,-14! 76,22 42,48 0,54 -42,48 -76,22"))

    def put(path: skia.Path) -> skia.Path:
        return p.moved(path, x, y, scale, turn=turn)

    def at(px: float, py: float) -> tuple[float, float]:
        t = math.radians(turn)
        return x + scale * (px * math.cos(t) - py * math.sin(t)), y + scale * (px * math.sin(t) + py * math.cos(t))

    lean = math.radians(turn)
    frame.stem([at(-2, 0), at(0, -70), at(1, -156)], "7a4a24", 6 * scale**0.5, 16)
    for outline, angle, striped in RIGS[rig]:
        swell = p.ramp(
            np.clip((p.grid.x - (x - 70 * scale)) / (140 * scale), 0, 1),
            [(0, p.mix(sail, "1c3c78", 0.16)), (0.55, p.rgb(sail)), (1, p.mix(sail, "ffffff", 0.3))],
        )
        if striped:
            band = p.smooth(-0.15, 0.15, np.sin((p.grid.y - y) / (9 * scale)))[..., None]
            swell = swell * (1 - band) + np.asarray(p.rgb(CREAM)) * band
        frame.satin(put(p.spline(outline)), swell.astype(np.float32), angle + lean, 60)
    frame.satin(put(pennant), "fbd24e" if sail != "fbd24e" else CORAL, math.pi / 2 + lean, 40)
    shade = p.ramp(np.clip((p.grid.y - (y - 8 * scale)) / (60 * scale), 0, 1), walnut)
    frame.satin(put(hull), shade, math.pi / 2 + lean, 30)
    for k in (-50, -20, 14, 44):
        frame.stem([at(k, 6), at(k * 0.82 + 5, 22), at(k * 0.62, 42)], "6a3a1a", 3.4, 10)
    frame.stem([at(-86, -14), at(-44, 0), at(0, 4), at(44, 0), at(86, -14)], "f0bf7a", 5.4, 15)
    frame.settle()
    for k in range(2):
        frame.stem(
            [
                at(-100 + k * 12, 50 + k * 12),
                at(-46, 62 + k * 11),
                at(0, 54 + k * 11),
                at(50, 64 + k * 11),
                at(104 - k * 16, 52 + k * 12),
            ],
            FOAM,
            4,
            14,
        )
    frame.settle()


class Ant(NamedTuple):
    """How an ant stands, looking right: its hands with their elbows, legs and feelers; `lean` turns all above its hips,
    `nod` its head, and `belly` is how much it has eaten."""

    arms: tuple[p.Points, ...]
    legs: tuple[p.Points, ...]
    feelers: tuple[p.Points, ...]
    lean: float = 0
    nod: float = 0
    belly: float = 1


HELMSMAN = Ant(
    arms=(p.points("20,-36 33,-27"), p.points("24,-52 37,-44")),
    legs=(p.points("-2,-34 -8,-14 -20,6"), p.points("2,-32 10,-16 0,7"), p.points("6,-36 27,-22 30,6")),
    feelers=(p.points("20,-76 18,-94 30,-106"), p.points("27,-75 36,-90 52,-88")),
    lean=-12,
    nod=14,
    belly=1.16,
)
LOOKOUT = Ant(
    arms=(p.points("22,-40 40,-58"), p.points("26,-50 50,-62")),
    legs=(p.points("-2,-34 -14,-18 -10,6"), p.points("2,-32 14,-20 10,7"), p.points("6,-36 28,-30 34,-8")),
    feelers=(p.points("18,-76 10,-92 16,-106"), p.points("25,-77 24,-94 36,-104")),
    lean=10,
    nod=-8,
    belly=0.86,
)
ALARMED = Ant(
    arms=(p.points("24,-60 22,-86"), p.points("-8,-56 -20,-78")),
    legs=(p.points("-2,-34 -20,-20 -24,6"), p.points("2,-32 8,-16 -4,7"), p.points("6,-36 24,-22 18,6")),
    feelers=(p.points("20,-76 28,-92 24,-108"), p.points("27,-75 42,-84 52,-98")),
    lean=-10,
    nod=26,
)
GREEDY = Ant(
    arms=(p.points("26,-50 46,-66"), p.points("18,-34 34,-36")),
    legs=(p.points("-2,-34 -4,-14 -12,6"), p.points("2,-32 16,-16 12,7"), p.points("6,-36 26,-26 30,4")),
    feelers=(p.points("20,-76 30,-94 46,-98"), p.points("27,-75 42,-82 56,-78")),
    lean=14,
    nod=-34,
    belly=1.3,
)


def ant(frame: em.Frame, at: p.Point, size: float, a: Ant) -> None:
    """An ant on its hind legs: satin body, bent thread limbs."""
    hips, neck = (2, -34), (10, -58)
    abdomen = p.moved(p.circle(0, 0, 22 * a.belly, 15 * a.belly), -19 * a.belly, -19 - 8 * (a.belly - 1), turn=-32)
    thorax = p.moved(p.circle(0, 0, 15, 10), 3, -42, turn=-66)
    head = p.spline(p.points("2,-68 12,-78 24,-78 34,-68 37,-60 28,-55 14,-54 4,-58"))

    def turned(line: p.Points, joint: tuple[float, float], angle: float) -> list[tuple[float, float]]:
        c, s = math.cos(math.radians(angle)), math.sin(math.radians(angle))
        parts = [(x - joint[0], y - joint[1]) for x, y, *_ in line]
        return [(joint[0] + x * c - y * s, joint[1] + x * s + y * c) for x, y in parts]

    def place(line: p.Points) -> list[tuple[float, float]]:
        return [(at[0] + x * size, at[1] + y * size) for x, y, *_ in line]

    def limb(line: p.Points, width: float) -> None:
        for start, end in itertools.pairwise(place(line)):
            frame.stitch(start, end, BLACK, width * size)

    def part(path: skia.Path, nod: float, angle: float) -> None:
        edge = [(x, y) for x, y in contours(path, 2)[0]]
        edge = place(turned(turned(edge, neck, nod), hips, a.lean))
        frame.satin(p.poly(edge), shine, angle, 40)

    for leg in a.legs:
        limb(leg, 4.6)
    for feeler in a.feelers:
        limb(turned(turned(feeler, neck, a.nod), hips, a.lean), 3.2)
    frame.settle()
    shine = p.ramp(np.clip((p.grid.y - at[1]) / (84 * size) + 1, 0, 1), [(0, "46466e"), (0.5, BLACK), (1, "0a0c1a")])
    part(abdomen, 0, 1.0)
    part(thorax, 0, 0.4)
    part(head, a.nod, 1.3)
    for arm in a.arms:
        limb(turned([(7, -46), *arm], hips, a.lean), 4.2)
    frame.knot(*place(turned(turned([(24, -67)], neck, a.nod), hips, a.lean))[0], CREAM, 4.2 * size)
    frame.settle()


def flesh(frame: em.Frame, shape: skia.Path, tone: float, angle: float, low: float = 1200) -> None:
    """A part of the hand, rounded by the light from above, reddish at the tips; its rim is sewn down to `low`."""
    m = p.mask(shape)
    d = p.blur(cv2.distanceTransform((m > 0.5).astype(np.uint8), cv2.DIST_L2, 5).astype(np.float32) / p.grid.s, 4)
    dy, dx = np.gradient(d, 1 / p.grid.s)
    facing = (dx * 0.35 + dy * 0.94) * np.clip(1 - d / 44, 0, 1)
    light = tone + 0.46 * facing + np.clip(d / 60, 0, 1) * 0.1 + p.noise(90, 3, 2) * 0.03
    tip = p.smooth(110, 20, np.hypot(p.grid.x - 496, p.grid.y - 866))[..., None] * 0.42
    skin = p.ramp(np.clip(light, 0, 1), SKIN) * (1 - tip) + np.asarray(p.rgb("f07e68")) * tip
    p.multiply(frame.img, p.blur(p.warp(m, -3, -8), 6), "7a3020", 0.5)
    frame.satin(m, skin.astype(np.float32), math.radians(angle), 66)
    for rim in contours(shape, 9):
        seen = [x < 812 and y < low for x, y in rim]
        start = seen.index(False)
        frame.stem([(x, y) for x, y in [*rim[start:], *rim[:start]] if x < 812 and y < low], "95472c", 4.6, 15)
    frame.settle()


def hand(frame: em.Frame) -> None:
    """The monster at the edge of the map: a child's hand, palm down, thumb and forefinger closed on the crumb."""
    ring_finger = p.spline(
        p.points("880,830! 836,774 796,732 760,712 726,714 702,732 694,756 706,776 760,830 880,960!")
    )
    middle_finger = p.spline(
        p.points("830,850! 790,800 744,752 700,716 656,704 612,712 578,730 560,754 564,780 590,792 650,812 740,900!")
    )
    thumb = p.spline(
        p.points(
            "880,1230! 800,1166 744,1112 692,1070 640,1034 596,1008 560,984 526,956 502,928 495,904 506,888 530,884 "
            "558,897 588,910 622,920 656,922 720,930 880,1010!"
        )
    )
    back = p.spline(
        p.points(
            "880,1190! 806,1108 742,1040 700,980 668,934 630,898 596,860 576,845 550,842 528,854 504,866 484,858 "
            "474,836 480,810 498,788 530,770 570,762 614,768 652,792 690,826 716,840 740,820 770,812 800,822 830,802 "
            "880,800!"
        )
    )
    forefinger_nail = p.spline(p.points("500,797 484,816 482,834 490,842 502,834 517,815 521,800 513,793"))
    thumb_nail = p.spline(p.points("505,914 512,907 527,914 546,930 553,944 546,953 531,947 513,931"))
    creases = (
        p.points("596,776 606,792 604,810"), p.points("612,782 620,798 618,814"), p.points("582,774 590,790 588,804"),
        p.points("534,780 541,792 539,804"), p.points("598,990 607,976 606,962"), p.points("612,1000 622,984 620,968"),
        p.points("652,714 660,728 656,742"), p.points("668,718 676,732 673,746"), p.points("752,720 760,734 758,746"),
        p.points("716,856 728,874 724,894"), p.points("704,852 712,866 709,882"), p.points("766,826 780,842 778,860"),
    )  # fmt: skip
    tendons = (p.points("736,898 772,944 806,992"), p.points("786,866 800,884 816,906"))

    whole = p.mask(p.union(ring_finger, middle_finger, thumb, back))
    lifted = np.clip(np.hypot(p.grid.x - 490, p.grid.y - 870) / 300, 0, 1)
    for dx, dy, share in ((4, 10, 1.0), (-14, 46, 0.8)):  # the further from the tips, the higher above the sea
        shadow = p.blur(p.warp(whole, -dx, -dy), 3 + dy / 4)
        p.multiply(frame.img, shadow * (1 - lifted if dy < 20 else lifted) * share, "0e2c60", 0.62)
    flesh(frame, ring_finger, 0.42, 48)
    flesh(frame, middle_finger, 0.52, 26)
    flesh(frame, thumb, 0.56, 36)
    flesh(frame, back, 0.66, 43, low=1012)
    pink = [(0, "ffffff"), (0.26, "fff8f0"), (0.34, "ffb8aa"), (1, "ff9c8e")]
    for nail, angle, far in ((forefinger_nail, -50, p.grid.y * -0.7 + 594), (thumb_nail, 38, p.grid.y * 0.7 - 642)):
        length = np.clip((p.grid.x * 0.7 + far - 346) / 54, 0, 1)  # from the free edge to the root
        frame.satin(nail, p.ramp(length, pink), math.radians(angle), 70)
        for rim in contours(nail, 5):
            frame.stem([(x, y) for x, y in rim], "b0583e", 2.6, 9)
    for line in creases:
        frame.stem(line, "b9653f", 3.2, 11)
    for line in tendons:
        frame.stem(line, "e39a6c", 3.2, 13)
    frame.settle()


def biscuits(frame: em.Frame) -> None:
    """A continent and two islands."""
    land = p.points(
        "-30,-30! 520,-30! 548,60 600,96 618,150 560,190 548,240 470,252 446,300 470,352 420,400 350,392 312,340 "
        "244,350 220,412 150,452 96,420 80,360 20,350 -30,380!"
    )
    eastern_island = p.points("664,330 720,300 790,318 830,380 800,450 730,470 672,430 650,380")
    biscuit(frame, land, 0.5, rows(64, 0.3, 0.14, seed=4), seed=4, scallop=5)
    biscuit(
        frame,
        [
            (
                150 + 132 * math.cos(a) * (1 + 0.04 * math.sin(a * 12)),
                1010 + 128 * math.sin(a) * (1 + 0.04 * math.sin(a * 12)),
            )
            for a in np.linspace(0, 2 * math.pi, 48, endpoint=False)
        ],
        -0.6,
        rings(150, 1010),
        seed=7,
    )
    biscuit(frame, eastern_island, 1.0, rows(44, 0.7, 0.2, seed=9), seed=9, scallop=4)


def sand(frame: em.Frame) -> None:
    """Fine knots of gold off the coast, where the biscuit was bitten."""
    random = np.random.default_rng(2)
    for _ in range(26):
        frame.knot(random.normal(560, 60), random.normal(330, 50), GOLD, random.uniform(3, 5.5))
    frame.settle()


def crumbs(frame: em.Frame) -> None:
    """What is wanted: one large broken crumb between finger and thumb, smaller ones that it sheds."""
    broken = p.points("408,862! 416,828! 446,820! 464,802! 512,816! 548,848! 544,890! 512,920! 476,908! 442,920!")
    shed = ((392, 896, 9), (392, 828, 7.5), (372, 866, 6), (350, 846, 5), (366, 900, 4.5), (556, 1004, 7))
    toasted = p.ramp(
        np.clip((p.grid.x - 404) / 110 + p.noise(14, 5, 2) * 0.4, 0, 1), [(0, "fff0b8"), (0.6, "ffd470"), (1, "eea43e")]
    )
    path = p.spline(broken)
    p.multiply(frame.img, p.blur(p.warp(p.mask(path), -4, -9), 5), "0e2c60", 0.6)
    frame.satin(path, toasted, 0.9, 18)
    frame.stem([*broken, broken[0]], "a85a18", 5, 13)
    for x, y in ((436, 857), (458, 890), (466, 828), (528, 872)):
        frame.knot(x, y, "b8701f", 5.2)
    for x, y, r in shed:
        frame.knot(x, y, GOLD if r > 6 else TOAST, r)
    frame.settle()


def fleet(frame: em.Frame) -> None:
    """Three boats and their crews: one at the halyard, a lookout with a spyglass, one in alarm, one who is greedy."""
    boat(frame, 286, 704, 1.75, rig="sloop", sail=CORAL, turn=-4)
    ant(frame, (200, 702), 1.28, HELMSMAN)
    frame.stem(p.points("278,520 262,594 243,664 238,698"), CREAM, 3.8, 11)
    frame.settle()
    ant(frame, (362, 692), 1.14, LOOKOUT)
    for a, b, width in (((404, 613), (430, 624), 9), ((428, 623), (454, 634), 12)):  # the spyglass, drawn out
        frame.stitch(a, b, "f2b43c", width)
    frame.settle()
    boat(frame, 600, 594, 1.02, rig="square", sail=CREAM, turn=-4)
    ant(frame, (560, 588), 0.86, ALARMED)
    boat(frame, 402, 1116, 1.06, rig="leaf", sail="8fe3b4", turn=-7)
    ant(frame, (352, 1111), 0.94, GREEDY)


def paint() -> p.Array:
    """Blue cloth, waves, biscuits, routes, the fleet, the hand over the border."""
    img = em.cloth("3f97dc", 3, 4.4, 0.7)
    frame = em.Frame(img, 3.6, 5)
    waves(frame)
    biscuits(frame)
    routes = (
        [(262, 930), (318, 876), (330, 822)],
        p.points("482,750 488,712 506,670 560,560 640,470"),
        p.points("40,870 20,700 90,560 120,480"),
    )
    for route in routes:
        frame.running(route, "fff2c4", 4.4, 15, off=13)
    frame.settle()
    sand(frame)
    fleet(frame)
    crumbs(frame)
    hand(frame)
    return img
