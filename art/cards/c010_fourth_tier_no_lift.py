"""A wedding cake is an apartment house cut from paper; the bride sits on the roof, the groom is leaving by the stairs.

Technique: cut paper.
"""

from __future__ import annotations

import math

import numpy as np
import skia

from art import paint as p
from art.paint.voices import cutpaper as cp
from art.paint.voices.printing import PLAIN

NUMBER, TITLE = 10, "Fourth Tier, No Lift"
FINISH = PLAIN

NIGHT, CREAM, GOLD, DARK, SKIN = "232a5c", "fff6ea", "ffce54", "5a2a48", "f4c09a"
PINKS = ["f07fa2", "f594b0", "f8a8bd", "fbbccb"]
# left, right, foot, top of each storey, from the ground up
TIERS = [(96, 716, 1110, 884), (158, 652, 884, 678), (226, 584, 678, 488), (290, 520, 488, 330)]
Point = tuple[float, float]


def sky(img: p.Array) -> None:
    """Night in four papers, lighter round the cake, and stars pricked by hand."""
    img[:] = cp.stock("1b2150", 2)
    for k, (r, tone) in enumerate(((640, "262c66"), (500, "363a80"), (366, "5a54ac"))):
        wob = [
            (410 + (r + 26 * math.sin(5 * t + k * 2)) * math.cos(t), 560 + (r * 1.14 + 22 * math.cos(4 * t + k)) * math.sin(t))
            for t in np.linspace(0, 2 * math.pi, 26, endpoint=False)
        ]
        cp.sheet(img, p.spline(wob), tone, 6, 3 + k)
    random = np.random.default_rng(4)
    stars = []
    for _ in range(60):
        x, y = random.uniform(10, 790), random.uniform(10, 820)
        if abs(x - 405) > 150 + y * 0.26:
            stars.append(p.star(x, y, random.uniform(3, 10), int(random.integers(4, 7)), random.uniform(0.3, 0.5), random.random()))
    cp.sheet(img, p.mask(*stars), "ffe9b0", 2, 4, thickness=0.4)
    cp.sheet(img, p.spline([(-30, 1074, 1), (200, 1064), (560, 1070), (830, 1062, 1), (830, 1230, 1), (-30, 1230, 1)]), "6a3f86", 8, 6)
    lace = p.circle(406, 1120, 386, 62)
    for t in np.arange(0, 6.28, 0.17):
        lace = p.union(lace, p.circle(406 + 384 * math.cos(t), 1120 + 60 * math.sin(t), 20, 13))
    holes = [p.circle(406 + 366 * math.cos(t + 0.08), 1120 + 52 * math.sin(t + 0.08), 7, 4.6) for t in np.arange(0, 6.28, 0.17)]
    cp.sheet(img, p.mask(lace) * (1 - p.mask(*holes)), CREAM, 6, 5)


def icing(left: float, right: float, top: float, seed: int) -> skia.Path:
    """A run of icing over the edge of a storey: drips, none as long as the next."""
    random = np.random.default_rng(seed)
    points: list[tuple[float, ...]] = [
        (left - 16, top - 20),
        (left + 40, top - 26),
        (right - 40, top - 26),
        (right + 16, top - 20),
        (right + 18, top + 8),
    ]
    x = right + 6.0
    while x > left + 20:
        w = random.uniform(15, 30)
        drop = random.uniform(18, 62) * (1.0 if random.random() < 0.7 else 0.45)
        points += [
            (x - 2, top + drop * 0.75),
            (x - w * 0.5, top + drop + 8),
            (x - w + 2, top + drop * 0.75),
            (x - w - 8, top + 10 + random.uniform(-3, 4)),
        ]
        x -= w + random.uniform(14, 26)
    return p.spline([*points, (left - 18, top + 8)], tension=0.34)


def dwellers(x: float, y: float, w: float, kind: str) -> list[skia.Path]:
    """Who is at home: dark paper against the lamp."""
    head, body = p.circle(0, -52, 12, 13), p.spline([(-22, 4, 1), (-20, -26), (0, -40), (20, -26), (22, 4, 1)])
    one = p.union(head, body)
    if kind == "pair":
        return [p.moved(one, x - w * 0.2, y, 0.9), p.moved(one, x + w * 0.22, y, 1.02)]
    if kind == "kiss":
        return [p.moved(one, x - 11, y, 1.0, 8), p.moved(one, x + 13, y, 0.92, -10)]
    if kind == "row":
        arm = p.ribbon([(14, -30), (34, -44), (40, -68)], [10, 8, 7], 12, True)
        return [p.moved(p.union(one, arm), x - w * 0.24, y, 0.9), p.moved(one, x + w * 0.28, y, 0.9)]
    if kind == "cat":
        cat = [(-18, 4, 1), (-16, -24), (-10, -34), (-14, -52, 1), (-4, -46), (6, -52, 1), (4, -34), (16, -18), (18, 4, 1)]
        return [p.moved(p.union(p.spline(cat), p.ribbon([(14, 0), (34, -10), (32, -36)], [7, 6, 4], 16, True)), x, y, 1.0)]
    if kind == "plant":
        leaves = [p.ribbon([(0, -16), (a * 0.6, -40), (a, -58 - abs(a) * 0.2)], [6, 10, 2], 14) for a in (-26, -12, 3, 16, 30)]
        return [p.moved(p.union(p.poly([(-13, 4), (-17, -20), (17, -20), (13, 4)]), *leaves), x, y, 0.9)]
    if kind == "read":
        book = p.poly([(-18, -20), (0, -14), (20, -21), (20, -8), (0, -2), (-18, -7)])
        return [p.moved(one, x - 4, y, 1.04, -4), p.moved(book, x + 6, y - 6, 1.0)]
    return []


def window(img: p.Array, x: float, y: float, w: float, h: float, kind: str, seed: int) -> None:
    """An arched window: a hole to the lamplight, people, bars and a sill of sugar."""
    random = np.random.default_rng(seed)
    cp.sheet(img, p.arch(x, y + 5, w + 18, h + 16), CREAM, 4, 5)
    lamp = {"dark": "3a3470", "row": "ffb347"}.get(kind, GOLD if seed % 2 else "ffdd7a")
    pane = p.arch(x, y, w, h)
    m = cp.sheet(img, pane, lamp, 0.6, 4, thickness=0)
    dark = p.mask(*dwellers(x, y - 1, w, kind)) * m if kind != "dark" else m * 0
    cp.sheet(img, dark, DARK, 2, 5, thickness=0.5)
    bars = p.mask(p.rect(x - 2.4 + random.normal(0, 1), y - h, 4.8, h), p.rect(x - w / 2, y - h * 0.6 + random.normal(0, 3), w, 4.6)) * m
    cp.sheet(img, bars, CREAM, 1.6, 5, thickness=0.4)
    sill = [(x + u * (w / 2 + 8), y + 8 + random.normal(0, 1.5), random.uniform(6, 9.5)) for u in np.linspace(-1, 1, 6)]
    cp.sheet(img, p.mask(*[p.circle(*q) for q in sill]), ("e5486f", CREAM, "ffb3c4")[seed % 3], 3, 5)


def house(img: p.Array) -> None:
    """Four storeys of pink paper, their icing, and the bite."""
    rows = [
        [(246, "pair"), (350, "cat"), (452, "row"), (554, "plant")],
        [(224, "read"), (352, "kiss"), (478, "dark")],
        [(298, "row"), (424, "plant")],
        [(432, "dark")],
    ]
    bite = p.union(p.circle(112, 908, 66), p.circle(134, 984, 58, 50), p.circle(104, 1052, 60, 56))
    for k, (left, right, foot, top) in enumerate(TIERS):
        random = np.random.default_rng(k + 5)
        wall = p.spline(
            [
                (left, foot, 1),
                (left + random.normal(0, 3), (foot + top) / 2),
                (left + 5, top, 1),
                (right - 4, top, 1),
                (right + random.normal(0, 3), (foot + top) / 2),
                (right, foot, 1),
                ((left + right) / 2, foot + 14),
            ]
        )
        if k == 0:
            sponge = p.spline([(96, 880, 1), (210, 880, 1), (210, 1110, 1), (96, 1114, 1)])
            inner = p.mask(sponge) * (1 - p.mask(p.moved(bite, -46, 4)))
            cp.sheet(img, inner, "e8b46a", 7, 6)
            for y in (938, 1000, 1062):
                cp.sheet(img, p.mask(p.ribbon([(90, y), (150, y + 5), (214, y - 3)], [13, 16, 13], 20)) * inner, "fff3dc", 1.5, 5)
            cp.sheet(img, p.mask(wall) * (1 - p.mask(bite)), PINKS[k], 12, 5)
        else:
            cp.sheet(img, wall, PINKS[k], 12, 5 + k)
        for j, (x, kind) in enumerate(rows[k]):
            shrink = 1 - 0.08 * k
            window(
                img,
                x + random.normal(0, 3),
                foot - 46,
                72 * shrink + random.normal(0, 3),
                116 * shrink + random.normal(0, 5),
                kind,
                k * 5 + j + 1,
            )
        trim = [
            p.circle(x + random.normal(0, 1.5), foot - 4 + random.normal(0, 2), random.uniform(9, 13.5))
            for x in np.arange(left + 8 + (70 if k == 0 else 0), right, 23)
        ]
        cp.sheet(img, p.mask(*trim), CREAM, 4, 6)
        over = p.mask(icing(left, right, top, k + 20))
        cp.sheet(img, over * (1 - p.mask(bite)) if k == 0 else over, CREAM, 7, 6)


def stairs(img: p.Array) -> None:
    """Zigzag stairs of sugar lumps down the right flank, storey by storey."""
    flights = [((492, 322), (598, 468), 7), ((598, 478), (540, 660), 8), ((548, 668), (668, 870), 9), ((664, 880), (596, 1104), 9)]
    random = np.random.default_rng(8)
    for (ax, ay), (bx, by), n in flights:
        lumps = []
        for k in range(n + 1):
            t = k / n
            w, h = random.uniform(40, 50), random.uniform(20, 26)
            lumps.append(p.moved(p.rect(-w / 2, -h / 2, w, h, 4), ax + (bx - ax) * t, ay + (by - ay) * t, 1, random.normal(0, 4)))
        for first in (1, 0):
            cp.sheet(img, p.mask(*lumps[first::2]), "ffffff" if first else "f3e9f0", 6, 5)


def bride(img: p.Array) -> None:
    """She sits on the edge of the roof, chin in her hand, bare feet over the icing."""
    veil = p.spline([(424, 116, 1), (470, 150), (500, 220), (524, 304), (470, 310), (440, 230), (414, 150)])
    cp.sheet(img, veil, "dfe3fb", 8, 5)
    for fx, fy in ((300, 398), (328, 404)):
        cp.sheet(
            img,
            p.spline([(fx + 4, fy - 34), (fx + 16, fy - 30), (fx + 12, fy - 4), (fx - 8, fy + 8), (fx - 22, fy + 6), (fx - 8, fy - 8)]),
            SKIN,
            5,
            4,
        )
    skirt = p.spline(
        [
            (384, 232, 1),
            (440, 234, 1),
            (478, 280),
            (496, 318, 1),
            (420, 322),
            (372, 318),
            (356, 372, 1),
            (326, 382),
            (286, 370, 1),
            (296, 320),
            (318, 272),
            (350, 248),
        ]
    )
    m = cp.sheet(img, skirt, "ffffff", 9, 6)
    for a, b in (((320, 372), (342, 280)), ((420, 316), (410, 246)), ((462, 314), (432, 250))):
        cp.crease(img, m, a, b, 0.14, 14)
    cp.sheet(img, p.spline([(382, 238, 1), (380, 200), (392, 172), (430, 174), (444, 206), (440, 240, 1)]), "ffffff", 5, 5)
    cp.sheet(img, p.ribbon([(414, 174), (408, 152)], [22, 20], 10, True), "e2a67e", 3, 4)
    face = p.spline(
        [(400, 82), (430, 92), (438, 122), (424, 148), (396, 156), (378, 150), (374, 138), (364, 126, 1), (374, 112), (378, 92)]
    )
    cp.sheet(img, face, SKIN, 5, 4)
    hair = p.spline([(378, 100), (384, 76), (414, 66), (444, 82), (452, 116), (440, 142), (426, 132), (420, 108), (398, 98)])
    cp.sheet(img, hair, "6a3220", 4, 5)
    cp.sheet(img, p.circle(446, 84, 25, 23), "7a3c26", 4, 5)
    cp.sheet(img, p.mask(*[p.circle(x, y, 6.5) for x, y in ((388, 80), (400, 70), (414, 65), (429, 67))]), "ffffff", 3, 4)
    lids = p.Layer()
    lids.fill(p.ribbon([(376, 118), (384, 123), (394, 119)], [2, 4, 2], 14), DARK)
    lids.fill(p.ribbon([(374, 142), (382, 139), (388, 142)], [2, 3.4, 2], 14), "b23a48").fill(p.circle(402, 134, 9, 7), "ee8d80", 0.8)
    p.lay(img, lids)
    cp.sheet(img, p.ribbon([(420, 194), (372, 246), (352, 256)], [22, 19, 17], 20, True), SKIN, 5, 4)
    cp.sheet(img, p.union(p.ribbon([(352, 256), (364, 206), (380, 164)], [17, 16, 15], 20, True), p.circle(382, 158, 13, 11)), SKIN, 5, 4)


def groom(img: p.Array) -> None:
    """Half-way down with his small suitcase, not looking back."""
    x, y, s = 622, 786, 1.0

    def put(path: skia.Path, colour: str, lift: float = 5) -> None:
        cp.sheet(img, p.moved(path, x, y, s), colour, lift, 5)

    suit, shade = "20264a", "303a6e"
    put(p.ribbon([(-2, -66), (-16, -34), (-22, -2)], [26, 21, 15], 18), shade)
    put(p.ribbon([(2, -66), (24, -36), (26, 8)], [26, 22, 15], 18), suit)
    put(p.spline([(-32, 4, 1), (-12, -6, 1), (-4, 4, 1)]), "0e1226")
    put(p.spline([(16, 16, 1), (34, 4, 1), (48, 16, 1)]), "0e1226")
    put(p.spline([(-22, -62, 1), (-22, -104), (-8, -130), (14, -130), (24, -104), (20, -60, 1)]), suit, 6)
    put(p.poly([(6, -128), (20, -124), (18, -98)]), "ffffff", 1)
    put(p.circle(8, -148, 19, 21), "8a5235", 5)
    put(p.poly([(22, -152), (33, -143), (22, -139)]), "8a5235", 1)
    put(p.spline([(-12, -148), (-8, -170), (12, -174), (28, -162), (10, -158), (0, -146)]), "17141f", 3)
    put(p.ribbon([(0, -116), (10, -86), (32, -70)], [19, 16, 13], 18, True), shade, 4)
    put(p.circle(36, -68, 8), "8a5235", 3)
    put(p.ribbon([(26, -60), (36, -68), (48, -60)], [4, 4, 4], 12), "6a3a1a", 1)
    put(p.rect(12, -60, 52, 36, 6), "e79a3c", 5)
    put(p.rect(34, -60, 8, 36), "a85f1c", 1)


def fork(img: p.Array) -> None:
    """A silver fork leans on the other wall; crumbs lie below the bite."""

    def at(path: skia.Path) -> skia.Path:
        return p.moved(path, 768, 1164, 1.0, -13)

    tines = [p.ribbon([(u * 0.9, -230), (u, -320)], [9, 6], 12, True) for u in (-27, -9, 9, 27)]
    head = p.spline([(-32, -240, 1), (32, -240, 1), (28, -200), (9, -176), (-9, -176), (-28, -200)])
    stem = p.ribbon([(0, -182), (0, -60), (0, 20)], [13, 12, 24], 30, True)
    cp.sheet(img, p.mask(*[at(path) for path in (*tines, head, stem)]), "d3dcea", 12, 5)
    random = np.random.default_rng(3)
    crumbs = [p.circle(random.normal(136, 56), random.uniform(1112, 1164), random.uniform(3, 8), random.uniform(3, 6)) for _ in range(20)]
    cp.sheet(img, p.mask(*crumbs), "e8b46a", 3, 4)


def paint() -> p.Array:
    """The whole card."""
    img = p.blank(NIGHT)
    sky(img)
    house(img)
    stairs(img)
    bride(img)
    groom(img)
    fork(img)
    return img
