"""Near and large a girl throws her weight back, far across the water a boy: between them the sea swings as a skipping
rope, and the steamer leaps over it.

Technique: gouache.
"""

from __future__ import annotations

import itertools
import math
from typing import NamedTuple

import numpy as np
import skia

from art import paint as p
from art.paint.voices import gouache as go
from art.paint.voices.printing import PLAIN

NUMBER, TITLE = 61, "Skipping the Horizon"
FINISH = PLAIN

SUN = (548.0, 372.0)
LIT = (9.0, -8.0)
CREAM, FOAM, MILK = "fff6e0", "fbfff8", "a9e0de"
NAVY, INK = "16306e", "2a1630"
Tones = tuple[str, str]


def round_sun(x: float, y: float) -> float:
    """Strokes run in rings round the sun."""
    return math.atan2(y - SUN[1], x - SUN[0]) + math.pi / 2


def sky(img: p.Array) -> None:
    """Rings of light round a great sun: honey, then mint, then turquoise."""
    away = np.hypot(p.grid.x - SUN[0], (p.grid.y - SUN[1]) * 0.94) / 860 + p.noise(130, 4, 3) * 0.035
    steps = np.floor(np.clip(away, 0, 1) * 11) / 11
    stops = [
        (0, "fff2b8"),
        (0.24, "ffeeb8"),
        (0.36, "fbf4cc"),
        (0.48, "cdeed8"),
        (0.64, "86d4d0"),
        (0.82, "48b4c6"),
        (1, "1f86ae"),
    ]
    go.passage(
        img, p.rect(-20, -20, 840, 1240), p.ramp(steps, stops), round_sun, size=26, length=150, seed=3, jitter=0.022
    )
    go.passage(img, p.circle(*SUN, 178), "ffc536", round_sun, size=20, length=90, seed=5, jitter=0.02)
    go.passage(img, p.circle(SUN[0] + 8, SUN[1] - 8, 140), "ffd558", round_sun, size=18, length=80, seed=6, jitter=0.02)


def sea(img: p.Array) -> None:
    """What is left of it, far below and pale, with the ship's shadow."""
    tone = np.clip((p.grid.y - 850) / 350 + p.noise(60, 5, 3, ax=3) * 0.06, 0, 1) + p.grid.x * 0
    colour = p.ramp(np.floor(tone * 7) / 7, [(0, "f6e6bc"), (0.3, "bfe4cc"), (0.6, "7fd0c8"), (1, "3fa9b8")])
    water = img.copy()
    go.passage(water, p.rect(-20, 850, 840, 370), colour, 0.0, size=13, length=110, seed=6, jitter=0.03)
    near = p.smooth(860, 1010, p.grid.y + p.noise(50, 8, 2, ax=4) * 16)[..., None]
    img[:] = img * (1 - near) + water * near
    p.multiply(img, p.mask(p.circle(604, 1160, 210, 22), soft=12), "2f8fa4", 0.75)
    for k, (x, y, w) in enumerate(
        ((600, 1150, 60), (500, 1176, 90), (700, 1178, 50), (760, 1090, 40), (450, 1120, 40))
    ):
        go.line(img, [(x - w, y), (x, y - 3), (x + w, y + 1)], "e8faea", 7, seed=k)


def far_cliff(img: p.Array) -> None:
    """The other shore, small with distance."""
    rock = p.spline(p.points("628,664! 700,654 820,648! 820,960! 720,950 684,910 690,850 662,800 668,740 640,706"))
    go.cel(img, rock, "d49a78", "9a6a78", slip=(-20, -14), flow=1.4, size=18, seed=4)
    for k, text in enumerate(("720,690 712,760 726,830", "770,684 776,740 764,800", "690,700 694,740 690,770")):
        go.line(img, p.points(text), "a8727a", 9, seed=k)
    for k, text in enumerate(("676,930 720,944 800,950", "700,962 760,968 820,962")):
        go.line(img, p.points(text), FOAM, 9 - k * 2, seed=k)
    turf = p.spline(
        p.points("618,664 640,650 700,640 760,638 820,632! 820,672! 782,666 764,684 740,668 706,676 690,690 662,674")
    )
    go.cel(img, turf, "7fb04a", "4d8448", slip=(2, -12), flow=0.0, size=9, seed=5)


ROPE = p.points("406,743 415,800 432,880 462,962 518,1044 602,1084 682,1044 734,950 752,838 744,732 718,644 690,580")
GIRTH = [44, 62, 88, 116, 136, 138, 116, 88, 62, 40, 22, 9]
WIND = 8.5  # how many half widths a band needs to cross the rope
BLUES = ("12316f", "1d5f9f", "2f93b8", "174a8c", "63c3c8", "1f6fa8", "0f2a62", "3aa5bf")


def bands() -> tuple[p.Array, p.Array, p.Array, p.Array]:
    """The rope's middle line, its half width, its direction and the side that looks at the ship, at 700 places."""
    n = 700
    line = p.sample(ROPE, n)
    half = np.interp(np.linspace(0, 1, n), np.linspace(0, 1, len(GIRTH)), GIRTH) / 2
    along = np.gradient(line, axis=0)
    along /= np.hypot(along[:, 0], along[:, 1])[:, None]
    return line, half, along, np.stack([along[:, 1], -along[:, 0]], 1)


def rope(img: p.Array) -> None:
    """The sea, wrung into a rope: long bands of blue that wind round it, a white crest along the inner side."""
    line, half, _, up = bands()
    whole = p.mask(p.ribbon(ROPE, GIRTH, 160, True))
    go.passage(img, whole, BLUES[0], 0.0, size=10, length=40, seed=4)
    wound = np.cumsum(np.hypot(*np.gradient(line, axis=0).T) / (half + 6))
    random = np.random.default_rng(7)

    def seam(start: float) -> list[tuple[float, float]]:
        turn = (wound - start) / WIND
        at = np.where((turn > -0.02) & (turn < 1.02))[0][::3]
        return [tuple(map(float, line[i] + up[i] * half[i] * 1.04 * math.cos(math.pi * turn[i]))) for i in at]

    starts, at = [], -WIND
    while at < wound[-1]:
        starts.append(at)
        at += float(random.choice([0.5, 0.8, 1.2, 2.2]))
    for k, (a, b) in enumerate(itertools.pairwise(starts)):
        edge, other = seam(a), seam(b)
        if len(edge) < 2 or len(other) < 2:
            continue
        flow = go.along(edge) if len(edge) > 3 else 0.0
        band = p.mask(p.poly([*edge, *other[::-1]])) * whole
        go.passage(img, band, BLUES[k % 8], flow, size=8, length=46, seed=k, jitter=0.05, ragged=1.0)
        if k % 3 == 1 and len(edge) > 8:
            go.line(img, edge[2:-2], MILK, 5, seed=k)
    p.multiply(img, p.rim(whole, 0, 16, 7.0), "3a5a9c", 0.55)
    crest(img)


CHURN = (
    "506,956 534,988 568,1006",
    "520,962 548,984 584,990",
    "600,1016 634,1000 660,972",
    "590,976 616,972 640,950",
    "484,888 494,914 510,932",
    "676,932 690,900 698,866",
)


def crest(img: p.Array) -> None:
    """Foam along the inner side: a ragged white band whose fingers reach in, and drops that fly."""
    line, half, along, up = bands()
    random = np.random.default_rng(12)
    layer, shade = p.Layer(), p.Layer()
    body: list[skia.Path] = []
    for i in range(70, 660, 6):
        h = half[i]
        x, y = line[i] + up[i] * h * random.uniform(0.84, 1.04)
        body.append(p.circle(float(x), float(y), h * random.uniform(0.08, 0.24) + 1.5))
    at = 96
    while at < 640:
        h, side = half[at], 1 if at < 390 else -1
        root = line[at] + up[at] * h * 0.84
        way = up[at] + along[at] * side * random.uniform(0.1, 0.8)
        long = h * random.choice([0.35, 0.6, 1.0, 1.5]) + 3
        tip = root + way * long
        bent = root + way * long * 0.55 + up[at] * long * 0.16
        finger = [(float(x), float(y)) for x, y in (root, bent, tip)]
        body.append(p.ribbon(finger, [h * 0.62, h * 0.4, h * 0.14 + 1.5], 20, True))
        for _ in range(int(random.integers(0, 4))):
            x, y = tip + way * random.uniform(8, 60) + random.normal(0, 12, 2)
            body.append(p.circle(float(x), float(y), float(random.uniform(1.6, 5.5))))
        at += int(random.choice([9, 14, 30, 48]))
    for path in body:
        shade.fill(p.moved(path, -3, 6), MILK)
        layer.fill(path, FOAM)
    p.lay(img, shade, tooth=1.0)
    p.lay(img, layer, tooth=1.0)
    for k, text in enumerate(CHURN):
        go.line(img, p.points(text), MILK, 8 - k % 3, seed=k)


def place(path: skia.Path) -> skia.Path:
    """A part of the ship, tipped in her leap."""
    return p.moved(path, 514, 376, 0.96, turn=-30)


PUFFS = (
    (-10, 214, 62, 50),
    (52, 226, 44, 36),
    (30, 158, 66, 58),
    (112, 182, 50, 40),
    (104, 104, 70, 58),
    (176, 140, 48, 42),
    (188, 72, 58, 46),
    (246, 112, 42, 36),
    (256, 62, 44, 36),
    (302, 96, 34, 32),
    (312, 66, 30, 24),
    (340, 112, 26, 26),
    (352, 144, 18, 20),
)


def smoke(img: p.Array) -> None:
    """One long plume that bends over behind her and grows as it goes."""
    random = np.random.default_rng(2)
    puffs = []
    for k, (x, y, rx, ry) in enumerate(PUFFS):
        lumps = zip(np.linspace(0, 2 * math.pi, 9)[:-1] + k, random.uniform(0.86, 1.14, 8), strict=True)
        puffs.append(p.spline([(x + rx * r * math.cos(t), y + ry * r * math.sin(t)) for t, r in lumps]))
    way = go.along(p.points("350,150 330,100 250,70 120,100 0,200"))
    go.cel(img, p.union(*puffs), "fffaf0", "e2c4c2", slip=(10, -18), flow=way, size=18, seed=3)
    for k, dx, dy in ((2, -12, 16), (4, 14, -18), (5, -6, 14), (7, 8, -12), (9, -8, 8)):
        fold = p.cut(puffs[k], p.moved(puffs[k], dx, dy))
        go.fill(img, p.intersection(fold, p.union(*puffs)), "f0dad0", k, flow=way, size=9)


def ship(img: p.Array) -> None:
    """Bow up over the rope, the sun behind her, water running from her keel."""
    funnel = p.spline(p.points("-62,-262! -6,-262! 6,-120! -60,-120!"))
    cap = p.spline(p.points("-63,-266! -5,-266! -3,-226! -62,-228!"))
    house = p.spline(p.points("-124,-60! -116,-140! 80,-140! 98,-62!"))
    bridge = p.spline(p.points("16,-138! 20,-190! 80,-192! 86,-138!"))
    hull = p.spline(
        p.points("-202,-92! -100,-68 50,-66 150,-80 238,-122! 206,-30 168,42 104,58 -116,58 -166,40 -192,-20")
    )
    keel = p.spline(p.points("-240,12! 240,6! 240,90! -240,90!"))
    mast = p.points("140,-78 146,-150 148,-226")
    flag = p.spline(p.points("148,-226! 118,-224 96,-208! 88,-196 118,-194 149,-186!"))

    go.line(img, [q[:2] for q in _turned(mast)], "5a3430", 6, seed=2, taper=False)
    go.fill(img, place(flag), "f2a81e", 3, flow=-0.4, size=7)
    go.cel(img, place(funnel), "e23c2c", "9c1c30", slip=(16, 0), flow=1.1, size=12, seed=3)
    go.fill(img, place(cap), INK, 4, flow=-0.4, size=9)
    go.cel(img, place(house), CREAM, "d8b8a4", slip=(14, -4), flow=-0.4, size=12, seed=5)
    go.cel(img, place(bridge), CREAM, "d8b8a4", slip=(12, -3), flow=-0.4, size=9, seed=6)
    runs(img)
    m = go.cel(img, place(hull), "24458e", NAVY, slip=(6, -26), flow=-0.45, size=15, seed=7)
    below = p.intersection(place(hull), place(keel))
    go.cel(img, below, "dc4a34", "9c2030", slip=(10, -18), flow=-0.45, size=11, seed=8)
    go.line(img, _turned(p.points("-196,-80 -100,-57 50,-55 150,-69 228,-108")), CREAM, 8, seed=4, taper=False)
    go.line(img, _turned(p.points("-190,12 -60,15 60,14 182,8")), CREAM, 6, seed=5, taper=False)
    layer = p.Layer()
    for x, y, r in (
        (-148, -28, 10),
        (-103, -24, 11),
        (-56, -22, 12),
        (-8, -22, 11.5),
        (40, -23, 12),
        (88, -26, 11),
        (134, -32, 10),
    ):
        layer.fill(place(p.circle(x, y, r + 3)), "f2b640").fill(place(p.circle(x + 1.5, y - 1.5, r - 1)), "fff0b0")
    for x, w in ((-98, 26), (-56, 28), (20, 20), (54, 24)):
        layer.fill(place(p.rect(x, -120, w, 28, r=4)), "2f7f98")
    layer.fill(place(p.rect(32, -178, 18, 22, r=3)), "2f7f98").fill(place(p.rect(58, -178, 18, 22, r=3)), "2f7f98")
    p.lay(img, layer, tooth=0.9)
    p.rim_light(img, m, "ffd890", 3, dy=-3, alpha=0.4)


def _turned(points: list[p.Point]) -> list[p.Point]:
    """Points on the tipped ship."""
    c, s = math.cos(math.radians(-30)), math.sin(math.radians(-30))
    return [(514 + 0.96 * (q[0] * c - q[1] * s), 376 + 0.96 * (q[0] * s + q[1] * c)) for q in points]


def runs(img: p.Array) -> None:
    """Water that falls back from the keel to the wave."""
    random = np.random.default_rng(5)
    layer = p.Layer()
    for text, first in (
        ("384,440 372,480 376,530", 11),
        ("424,468 418,560 434,690", 16),
        ("474,450 464,520 468,600", 13),
        ("520,430 506,560 520,700", 15),
        ("570,400 562,470 570,560", 12),
        ("606,380 606,430 616,500", 8),
    ):
        way = p.sample(p.points(text), 16)
        stream = p.ribbon(p.points(text), [first * 1.2, first, first * 0.55, first * 0.5, first * 0.3, 1.5], 30, True)
        layer.fill(p.moved(stream, -4, 3), MILK).fill(stream, FOAM)
        for k, (x, y) in enumerate(
            (*way[5:], *way[9:], *(way[-1] + (way[-1] - way[-4]) * t for t in (0.5, 0.9, 1.6, 2.4)))
        ):
            r = first * random.uniform(0.1, 0.34) + 1
            drop = p.circle(float(x + random.normal(0, 3 + k * 0.8)), float(y), r, r * 1.3)
            layer.fill(p.moved(drop, -2, 2), MILK).fill(drop, FOAM)
    p.lay(img, layer, tooth=1.0)


SKIN: Tones = ("f6bd94", "d88a6c")
HAIR: Tones = ("c8481c", "8a2a1a")
DRESS: Tones = ("de2f3e", "9a1838")
DIM: Tones = ("e2a27e", "b8705c")  # her skin on the side away from us


def part(img: p.Array, text: str, tones: Tones, seed: int = 1, size: float = 12, flow: go.Flow = 1.2) -> p.Array:
    """A shape of the girl, lit from the sun's side."""
    return go.cel(img, p.spline(p.points(text)), *tones, slip=LIT, flow=flow, size=size, seed=seed)


def near_cliff(img: p.Array) -> None:
    """Our side: rock, turf, and tall grass that bends away from the wind."""
    rock = p.spline(p.points("-20,1080! 200,1090 392,1100! 410,1124 394,1160 412,1220! -20,1220!"))
    go.cel(img, rock, "b8705c", "6a3c58", slip=(20, -12), flow=1.3, size=22, seed=5)
    turf = p.spline(
        p.points(
            "-20,1082! 60,1070 160,1076 270,1082 376,1092 408,1106 400,1132 366,1124 336,1148 296,1128 "
            "256,1152 206,1134 150,1162 90,1140 40,1160 -20,1148!"
        )
    )
    go.cel(img, turf, "6fa83c", "3a6a38", slip=(4, -24), flow=0.05, size=13, seed=6)
    random = np.random.default_rng(3)
    layer = p.Layer()
    for root in (*np.linspace(-6, 200, 40), *np.linspace(300, 402, 16)):
        x = root + random.normal(0, 5)
        y = 1086 + random.uniform(-4, 30)
        long = random.uniform(18, 46)
        blade = [(x, y), (x - long * 0.15, y - long * 0.6), (x - long * 0.7, y - long)]
        layer.fill(p.ribbon(blade, [5, 4, 1], 14), ("4f8a3a", "8fc04a", "3a6a38")[int(random.integers(3))])
    p.lay(img, layer, tooth=0.7)


def girl(img: p.Array) -> None:
    """Leaning far back, weight on the bent hind leg, the other braced before her, arms stretched to the handle."""
    braced_leg(img)
    bent_leg(img)
    skirt(img)
    hair_behind(img)
    handle(img)
    far_arm(img)
    bodice(img)
    face(img)
    near_arm(img)


def braced_leg(img: p.Array) -> None:
    """The far leg, stretched out before her against the pull, its shoe flat on the turf."""
    leg = "204,890 240,892 284,940 306,974 314,1010 328,1066! 296,1074! 282,1036 268,1004 246,976 214,940"
    sock = "293,1056! 325,1048! 334,1084! 300,1090!"
    shoe = "290,1082! 308,1088 326,1080 336,1072 348,1080 374,1084 396,1092 402,1110! 292,1114! 287,1100"
    p.multiply(img, p.mask(p.circle(342, 1113, 70, 9), soft=5), "2c4030", 0.85)
    part(img, leg, DIM, 3, flow=1.0)
    go.line(img, p.points("286,956 298,968 301,986"), DIM[1], 6, seed=8)
    part(img, sock, ("f4ecdc", "b9b6c4"), 4, size=8)
    part(img, shoe, ("e8a020", "a8601c"), 5, size=9, flow=0.1)
    go.line(img, p.points("292,1113 346,1113 402,1109"), "7a4418", 7, seed=4)


def bent_leg(img: p.Array) -> None:
    """The near leg under her, which carries her: deep in the knee, the heel dug into the turf, the toe up."""
    leg = (
        "176,900 232,904 252,944 264,984 256,1010 232,1034 208,1058 194,1084! 158,1068! 166,1044 184,1020 202,1000! "
        "188,980 168,950"
    )
    sock = "171,1050! 201,1078! 187,1100! 152,1080!"
    shoe = "146,1090! 164,1100 182,1098 197,1086 210,1091 236,1088 258,1092 268,1109! 152,1129! 143,1112"
    p.multiply(img, p.mask(p.circle(204, 1127, 84, 9), soft=5), "2c4030", 0.85)
    go.line(img, p.points("254,936 266,970 267,990"), DIM[1], 13, seed=4)
    part(img, leg, SKIN, 6, flow=go.along(p.points("200,930 246,1000 176,1076")))
    go.line(img, p.points("232,964 248,970 252,988"), SKIN[1], 6, seed=6)
    go.line(img, p.points("202,1002 210,996 212,986"), SKIN[1], 6, seed=7)
    part(img, sock, ("fff8ea", "c4bfcc"), 7, size=8)
    part(img, shoe, ("f8bc30", "b8701c"), 8, size=9, flow=-0.1)
    go.line(img, p.points("153,1127 210,1120 267,1109"), "7a4418", 7, seed=2)
    part(img, "126,1134 132,1118 144,1114 152,1126 168,1131 150,1138", ("7a5030", "543424"), 9, size=7, flow=0.0)
    layer = p.Layer()
    for k, blade in enumerate(
        ("132,1138 126,1118 112,1104", "144,1140 142,1122 132,1108", "156,1140 158,1126 150,1112")
    ):
        layer.fill(p.ribbon(p.points(blade), [6, 5, 1], 14), ("4f8a3a", "8fc04a", "3a6a38")[k])
    p.lay(img, layer, tooth=0.7)


def skirt(img: p.Array) -> None:
    """Blown back; in front its hem lies over both thighs and shades them."""
    shadow = "250,912 240,932 216,947 204,960"
    cloth = (
        "146,872! 213,848! 229,860 245,880 256,904 252,920 239,931 218,940 204,948 196,978 178,994 164,972 "
        "138,1026 108,1028 96,1000 58,1024 22,1012 28,979 68,936 108,900"
    )
    folds = ("164,878 136,926 92,988", "184,872 176,920 158,980", "198,866 216,890 220,926", "152,880 104,920 58,966")
    go.line(img, p.points(shadow), SKIN[1], 15, seed=5, taper=False)
    part(img, cloth, DRESS, 9, size=16, flow=go.along(p.points("186,862 142,920 67,996")))
    for k, text in enumerate((*folds, "206,860 224,874 236,894")):
        go.line(img, p.points(text), DRESS[1], 8, seed=k)


def bodice(img: p.Array) -> None:
    """Her chest, turned half to us between both shoulders, the neck above it, the belt below."""
    neck = "74,720 78,687 120,677 128,704 140,722 116,740 88,736"
    dress = (
        "58,760 72,726 92,714! 102,730 118,734 134,716! 152,698 170,714 184,762 198,808 214,850! 146,876! "
        "116,838 82,802"
    )
    part(img, neck, ("dc9474", "b8705c"), 10, size=9)
    part(img, dress, DRESS, 11, size=14)
    go.line(img, p.points("91,713 102,730 118,735 135,716"), CREAM, 6, seed=3)
    go.line(img, p.points("147,873 181,869 214,848"), CREAM, 9, seed=4)


def _head(text: str) -> list[p.Point]:
    """Points on her head, tipped back to look up."""
    x, y, c, s = 81, 622, math.cos(-0.36), math.sin(-0.36)
    return [(x + q[0] * c - q[1] * s, y + q[0] * s + q[1] * c, *q[2:]) for q in p.points(text)]


def hair_behind(img: p.Array) -> None:
    """Long locks that stream out with the wind."""
    locks = (
        ("20,-60 -60,-64 -130,-30 -190,-44", [60, 62, 40, 4]),
        ("-20,-20 -80,-14 -140,24 -200,14", [70, 64, 40, 4]),
        ("-30,10 -70,40 -120,74 -170,76", [60, 50, 32, 4]),
        ("-30,30 -46,70 -86,112 -120,118", [50, 38, 24, 3]),
    )
    for k, (text, widths) in enumerate(locks):
        lock = p.ribbon(_head(text), widths, 40, True)
        go.cel(img, lock, *HAIR, slip=LIT, flow=go.along(_head(text)), size=11, seed=k)
        go.line(img, _head(text), "e8782c", 6, seed=k + 9)


def face(img: p.Array) -> None:
    """Three quarters, laughing up at the ship."""
    outline = "-52,-20 -40,-60 0,-74 42,-62 60,-30 58,-8 64,12 58,38 40,62 14,70 -16,58 -40,30"
    go.cel(img, p.spline(_head(outline)), *SKIN, slip=(10, -7), flow=0.9, size=13, seed=9)
    cheek, far_cheek = p.circle(*_head("4,24")[0][:2], 17, 13), p.circle(*_head("56,18")[0][:2], 8, 11)
    mouth = p.spline(_head("12,28! 34,34 56,26! 56,44 42,58 26,54"))
    teeth = p.spline(_head("14,29! 34,35 55,27! 54,33 36,42 18,36"))
    tongue = p.spline(_head("26,50 38,44 50,46 42,57 30,55"))
    layer = p.Layer().fill(cheek, "ee6a52", 0.55, 3).fill(far_cheek, "ee6a52", 0.5, 3)
    layer.fill(mouth, "7a1626").fill(tongue, "ee6a5c").fill(teeth, "fffaf0")
    for text, w in (("2,-2 14,-14 28,-4", 6.5), ("42,-6 52,-16 60,-8", 5.5)):
        layer.fill(p.ribbon(_head(text), [3, w, w, 3], 20, True), INK)
    for text, w in (("-2,-24 12,-34 28,-28", 6), ("42,-30 52,-34 59,-28", 5)):
        layer.fill(p.ribbon(_head(text), [2, w, w, 2], 20, True), HAIR[1])
    layer.fill(p.ribbon(_head("40,-2 50,12 46,18 38,17"), [2, 4, 4.5, 2], 20, True), "b8604c")
    layer.fill(p.ribbon(_head("8,24 6,30 12,33"), [2, 3.4, 2], 14, True), "b8604c")
    for text in ("14,8", "22,12", "30,7"):
        layer.fill(p.circle(*_head(text)[0][:2], 1.9), "c87850")
    p.lay(img, layer, tooth=0.6)
    fringe = "58,-34 48,-66 10,-86 -34,-76 -62,-44 -66,0 -50,34 -38,24 -40,-4 -26,-24 -16,-40 6,-52 34,-56"
    go.cel(
        img, p.spline(_head(fringe)), *HAIR, slip=LIT, flow=go.along(_head("50,-60 -10,-70 -60,-10")), size=11, seed=11
    )
    go.cel(img, p.spline(_head("-34,2 -24,-8 -14,0 -18,18 -28,22")), *SKIN, slip=(4, -4), size=7, seed=3)
    for k, text in enumerate(("46,-62 8,-74 -36,-58", "30,-58 -4,-58 -40,-34", "-30,-40 -50,-20 -54,12")):
        go.line(img, _head(text), "e8782c", 5, seed=k)
    for k, text in enumerate(("44,-60 58,-82 40,-104", "20,-78 6,-104 -26,-112")):
        go.cel(img, p.ribbon(_head(text), [14, 11, 2], 20, True), *HAIR, slip=(3, -3), size=6, seed=k)


def bent(img: p.Array, bones: str, widths: list[float], hand: skia.Path, tones: Tones) -> None:
    """A bare arm over shoulder, elbow and wrist, both halves of one length, in one piece with the flat of the hand."""
    shoulder, elbow, wrist = p.points(bones)
    upper = p.ribbon([shoulder, elbow], widths[:3], 20, True)
    fore = p.ribbon([elbow, wrist], widths[2:], 20, True)
    flow = go.along([shoulder, elbow, wrist])
    go.cel(img, p.union(upper, fore, hand), *tones, slip=(4, -7), flow=flow, size=10, seed=13)


def handle(img: p.Array) -> None:
    """The wooden grip with a red end, from which the sea hangs."""
    grip = p.ribbon(p.points("358,556 380,640 404,730"), [27, 22, 22, 26], 20, True)
    go.cel(img, grip, "f0b040", "b06a20", slip=(5, -5), flow=0.9, size=8, seed=4)
    ferrule = p.spline(p.points("381,714! 413,704! 420,716 431,733! 406,744 380,747! 379,730"))
    go.cel(img, ferrule, "c8402c", "8a1c30", slip=(5, -5), flow=0.9, size=7, seed=5)


def far_arm(img: p.Array) -> None:
    """The arm behind, from its own shoulder to the upper fist; we see the fingertips and the thumb over them."""
    sleeve = "124,708 130,684 154,668 176,671 190,688 187,712 164,730 134,730"
    hand = Fist((371, 607), DIM)
    palm = hand.at("-54,-10 -30,-22 -10,-30 8,-29 8,29 -12,29 -32,16 -54,10")
    bent(img, "148,708 240,678 330,618", [38, 37, 34, 33, 25], palm, tones=DIM)
    hand.fingers(img, ((-9, 24), (-11, 28), (-9, 27), (-4, 22)))
    hand.thumb(img, "-40,-12 -24,-27 -8,-33 8,-26 18,-14 16,-6 8,-5 -6,-14 -14,-12 -22,2 -38,10")
    hand.crease(img, "18,-14 16,-6 8,-5 -6,-14 -14,-12 -22,4")
    part(img, sleeve, DRESS, 12, size=9)
    go.line(img, p.points("174,667 189,686 189,708"), CREAM, 7, seed=3)


def near_arm(img: p.Array) -> None:
    """The arm on our side, before the chest, to the lower fist; we see the back of the hand and the knuckles."""
    sleeve = "54,752 64,722 92,707 124,710 144,728 148,752 138,774 110,788 78,786 60,772"
    hand = Fist((391, 685), SKIN)
    back = hand.at("-54,-12 -28,-22 -8,-31 8,-30 10,28 -8,31 -28,22 -54,12")
    bent(img, "96,754 226,738 350,695", [50, 48, 42, 40, 29], back, tones=SKIN)
    hand.fingers(img, ((-3, 25), (0, 29), (-1, 28), (-5, 23)))
    hand.thumb(img, "-44,-10 -30,-29 -12,-41 8,-46 22,-44 27,-36 21,-29 6,-27 -8,-20 -18,-6 -34,4")
    hand.crease(img, "-12,-41 8,-46 22,-44 27,-36 21,-29 6,-27 -8,-20 -18,-6")
    part(img, sleeve, DRESS, 14, size=10)
    go.line(img, p.points("140,720 150,748 138,776"), CREAM, 7, seed=3)


class Fist(NamedTuple):
    """A hand closed round the grip; drawn with the grip upright and the wrist on the left."""

    place: tuple[float, float]
    tones: Tones

    def at(self, text: str, closed: bool = True) -> skia.Path:
        """An outline of the hand in its place on the grip."""
        return p.moved(p.spline(p.points(text), closed), *self.place, 1.0, turn=-15)

    def thumb(self, img: p.Array, text: str) -> None:
        """The thumb, which grows out of the hand without a line."""
        go.fill(img, self.at(text), self.tones[0], 5, flow=-0.7, size=7)

    def crease(self, img: p.Array, text: str) -> None:
        """A line where one part of the hand lies on another."""
        p.lay(img, p.Layer().stroke(self.at(text, closed=False), 3, "a85a42", 0.95), tooth=0.6)

    def fingers(self, img: p.Array, ends: tuple[tuple[float, float], ...]) -> None:
        """Four fingers over the wood, from the index down to the little one; `ends` where each begins and ends."""
        for k, (a, b) in reversed(list(enumerate(ends))):
            y = -23 + k * 15.3
            finger = self.at(
                f"{a},{y - 6} {a + 8},{y - 8} {b - 6},{y - 8} {b},{y} {b - 6},{y + 8} {a + 8},{y + 8} {a},{y + 6}"
            )
            p.lay(img, p.Layer().stroke(finger, 4, "a85a42", 0.9), tooth=0.6)
            go.cel(img, finger, *self.tones, slip=(2, -4), flow=-0.7, size=7, seed=3 + k)


def _far(path: skia.Path) -> skia.Path:
    """A part of the boy at his distance, leaning back from his heels."""
    return p.moved(p.moved(path, -623, -557, 0.86), 721, 650, 1, turn=6)


def boy(img: p.Array) -> None:
    """Small across the water: he hangs on his end with bent knees, curls and shirt in the wind."""
    skin: Tones = ("9a5a38", "643524")

    def bit(text: str, tones: Tones, seed: int = 1, size: float = 6) -> p.Array:
        return go.cel(img, _far(p.spline(p.points(text))), *tones, slip=(-4, -3), flow=1.2, size=size, seed=seed)

    p.multiply(img, p.mask(p.circle(706, 648, 42, 6), soft=3), "2c4030", 0.7)
    bit("726,582 748,584 744,606 730,622 736,644! 724,646! 714,622 724,604", ("7c462e", "55301f"), 2)
    bit("714,640 738,636 742,650! 704,650! 704,645", ("e2482f", "94241f"), 3)
    bit("716,584 742,590 726,612 700,618 684,640! 674,632! 688,606 708,600", skin, 4)
    bit("664,630 682,628 688,644! 664,650 656,642", ("e2482f", "94241f"), 5)
    bit("712,572! 752,578! 750,606 736,612 726,606 710,614 702,600", ("2f7f9c", "1c4f70"), 6)
    bit("748,520 720,512 690,534 672,558! 680,566! 700,548 724,536", ("7c462e", "55301f"), 7)
    m = bit("728,508 750,504 768,520 764,550 752,582! 712,576! 718,540", ("fbf2e2", "c4bfcc"), 8)
    for y in (522, 537, 552, 567):
        stripe = p.mask(_far(p.ribbon([(700, y - 3), (740, y + 2), (776, y + 6)], [6.0, 7.0, 6.0], 20)))
        p.over(img, stripe * m, "2a5a9c", 0.9)
    bit("738,500 752,498 752,514 738,514", ("7c462e", "55301f"), 9)
    bit("730,456 752,452 768,468 766,492 748,508 730,504 722,490 716,484 723,476 724,464", skin, 10)
    layer = p.Layer()
    layer.fill(_far(p.spline(p.points("724,488! 736,487 743,484! 740,497 730,499"))), "fffaf0")
    layer.fill(_far(p.ribbon(p.points("728,476 733,471 739,475"), [2, 3.4, 2], 12, True)), INK)
    layer.fill(_far(p.ribbon(p.points("727,466 733,462 740,465"), [1.5, 3, 1.5], 12, True)), INK)
    p.lay(img, layer, tooth=0.5)
    for k, (x, y, r) in enumerate(
        (
            (728, 452, 11),
            (744, 443, 14),
            (762, 446, 13),
            (776, 460, 13),
            (779, 476, 11),
            (770, 488, 9),
            (786, 450, 8),
            (758, 458, 11),
        )
    ):
        go.cel(img, _far(p.circle(x, y, r, r * 0.94)), "33202c", "1c1220", slip=(-3, -3), flow=k * 0.7, size=5, seed=k)
    grip = p.ribbon(p.points("684,548 672,566 664,578"), [8, 9, 10], 12, True)
    go.fill(img, _far(grip), "f0b040", 3, size=4)
    bit("752,522 736,534 702,548 678,562! 684,572! 712,562 744,554 762,540", skin, 11)
    bit("668,556 682,552 688,564 682,574 670,574", skin, 12)
    bit("746,512 766,514 770,536 756,552 738,546", ("fbf2e2", "c4bfcc"), 13)


def gull(img: p.Array) -> None:
    """One gull gets out of the way."""

    def put(text: str) -> skia.Path:
        return p.moved(p.spline(p.points(text, at=(-600, -230))), 706, 166, 0.5, turn=14)

    for k, text in enumerate(
        (
            "610,214! 568,160 500,120! 540,190 590,244",
            "560,252! 580,236 620,214 668,206 690,218 680,234 630,258 590,262",
            "600,240! 640,172 726,110! 704,186 650,246",
        )
    ):
        go.cel(img, put(text), "fffdf4", "b8c0d4", slip=(-4, -5), flow=0.6, size=6, seed=k)
    layer = p.Layer().fill(put("688,216! 712,226! 686,230!"), "f0a030")
    layer.fill(put("670,216 674,212 678,216 674,220"), INK)
    for tip in ("500,120! 524,134! 530,160!", "726,110! 702,128! 706,152!"):
        layer.fill(put(tip), "3a3448")
    p.lay(img, layer, tooth=0.6)


def paint() -> p.Array:
    """Sky, far shore, ship and smoke, the swinging sea, and the girl before all."""
    img = go.board()
    sky(img)
    gull(img)
    sea(img)
    far_cliff(img)
    smoke(img)
    ship(img)
    boy(img)
    rope(img)
    near_cliff(img)
    girl(img)
    return np.clip(img, 0, 1)
