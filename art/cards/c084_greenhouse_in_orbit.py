"""A greenhouse has come loose from the Earth: in it an old tortoise swims in the air and waters one seedling.

Technique: flat poster gouache, sunlight in one hard band through the glass.
"""

from __future__ import annotations

import itertools
import math

import cv2
import numpy as np
import skia

from art import paint as p
from art.paint.voices import gouache as g
from art.paint.voices.poster import Poster
from art.paint.voices.printing import PLAIN

NUMBER, TITLE = 84, "Greenhouse in Orbit"
FINISH = PLAIN

NIGHT, DEEP, STAR = "171a52", "10123c", "fdf0c8"
AIR, SUN, SHADE, LEAF, DARK = "b4de86", "f0f6b4", "7cc487", "3f9a4c", "17604a"
CREAM, IRON = "fffbe8", "9fc0b4"
SKIN, SKIN_D, SHELL, SHELL_D, PLATE, BELLY = "93b84a", "5f8c3c", "a8662c", "6a3a20", "d69a44", "f4dc94"
BLUE, BLUE_D, RED, RED_D, INK = "2f6fd0", "1c4490", "ee3b24", "b0202a", "26201e"
RIGHT = p.points("0,-470 100,-392 246,-280 316,-110 326,60 322,402")
GLASS = [(-322, 402, 1), *[(-x, y) for x, y in RIGHT[-2:0:-1]], (0, -470, 1), *RIGHT[1:-1], (322, 402, 1)]
HANG = (404, 492, -8.0)
YAW, TILT, GRIP = 0.34, 0.3, (-134, 266)
LIT, MID, LOW = ("c4842f", "e8b04c", "f6cf74"), ("a8662c", "c8883a", "dca04a"), ("84481f", "a8662c", "b87a34")


def space(pt: Poster) -> None:
    """Night with a few decided stars, and below the whole curve of the Earth, its air a bright rim."""
    pt.fill(
        p.rect(-10, -10, 820, 1220),
        NIGHT,
        [(p.poly([(-20, -20), (380, -20), (-20, 560)]), DEEP), (p.poly([(820, 500), (820, 1220), (300, 1220)]), DEEP)],
        flow=-0.6,
        streak=0.08,
    )
    for x, y, r in (
        (70, 90, 4),
        (150, 210, 6),
        (52, 360, 3),
        (110, 520, 4),
        (40, 700, 5),
        (690, 80, 6),
        (752, 210, 3),
        (620, 150, 3),
        (770, 400, 5),
        (742, 620, 3),
        (230, 60, 3),
        (90, 860, 3),
        (768, 830, 4),
        (560, 50, 4),
    ):
        pt.mark(p.star(x, y, r * 2.6, 4, inner=0.3), STAR) if r > 4 else pt.mark(p.circle(x, y, r), STAR)
    for r, tone in ((716, "2b4f9c"), (694, "7fc4ea"), (680, "2374b8")):
        pt.fill(p.circle(452, 1800, r), tone, flow=0.1)
    with pt.within(p.circle(452, 1800, 680)):
        pt.fill(p.points("20,1260 60,1180 130,1160 200,1150 190,1186 230,1220 170,1260"), "7ab648")
        pt.fill(p.points("680,1250 700,1190 740,1170 790,1190 820,1260"), "7ab648")
        pt.line([(640, 1190), (690, 1172), (760, 1196)], [2, 13, 3], "e8f6fa")


def fern(pt: Poster, x: float, y: float, lean: float, n: int, tone: str) -> None:
    """One frond: a bent rib with leaflets that shorten."""
    rib = p.sample([(x, y), (x + lean * 0.3, y - n * 9), (x + lean, y - n * 13)], n * 2 + 2)
    pt.line(rib, [6, 3, 2], tone)
    for k in range(2, n * 2):
        (px, py), (qx, qy) = rib[k], rib[k + 1]
        a, size = math.atan2(qy - py, qx - px), 13 + 26 * (1 - k / (n * 2))
        for side in (-1, 1):
            t = a + side * 1.0
            pt.line(
                [
                    (px, py),
                    (px + size * 0.6 * math.cos(t), py + size * 0.6 * math.sin(t) - 2),
                    (px + size * math.cos(t), py + size * math.sin(t)),
                ],
                [3, 8, 1.5],
                tone,
            )


def vine(pt: Poster) -> None:
    """Tomatoes up the right side, each hanging its own way."""
    pt.line(p.points("240,400 262,260 236,120 276,-20 262,-130 226,-230"), [10, 9, 8, 7, 5, 3], DARK)
    for x, y, a, s in (
        (260, 250, 200, 1.1),
        (246, 130, 190, 1.0),
        (250, 330, -10, 1.0),
        (272, -80, -40, 0.9),
        (266, -130, 200, 0.9),
        (230, -226, -110, 0.8),
        (242, -190, -20, 0.7),
    ):
        with pt.at(x, y, s, turn=a):
            pt.fill(
                p.points("0,0! 14,-22 36,-30 44,-16 66,-14 62,2! 48,14 38,28 16,20"),
                LEAF,
                [(p.points("0,0 62,2 44,40 0,40"), DARK)],
                streak=0.03,
            )
    for x, y, r in ((204, 310, 46), (284, 200, 36)):
        pt.line([(x + 14, y - r - 18), (x + 3, y - r + 6)], [5, 4], DARK)
        pt.fill(
            p.circle(x, y, r, r * 0.9),
            RED,
            [(p.cut(p.circle(x, y, r + 2), p.circle(x - r * 0.4, y - r * 0.36, r * 1.02)), RED_D)],
            streak=0.03,
        )
        pt.mark(p.spline(p.points("-0.6,-0.1! -0.5,-0.46 -0.14,-0.64! -0.36,-0.34", at=(x, y), scale=(r, r))), "ffc8a0")
        pt.mark(p.star(x + 2, y - r * 0.76, r * 0.5, 5, inner=0.34, turn=0.3), DARK)


def inside(pt: Poster) -> None:
    """Warm air, one band of sunlight, ferns at the foot."""
    with pt.within(p.spline(GLASS)):
        pt.fill(
            p.rect(-340, -520, 680, 940),
            AIR,
            [
                (p.poly(p.points("340,-520 340,420 -340,420 -340,300")), SHADE),
                (p.poly(p.points("60,-520 340,-520 340,-330 -130,420 -340,420 -340,150")), SUN),
                (p.rect(-340, 360, 680, 80), DARK),
            ],
            flow=-0.9,
            streak=0.03,
        )
        for place in (
            (-30, 400, -60, 11, "5aa860"),
            (70, 400, 30, 13, "5aa860"),
            (120, 400, -50, 9, DARK),
            (0, 404, 46, 8, DARK),
            (310, 404, -40, 10, DARK),
        ):
            fern(pt, *place[:4], tone=place[4])
        vine(pt)


def seedling(pt: Poster) -> None:
    """Two leaves in a pot, in the full light: what all this is for."""
    pt.mark(p.poly(p.points("-196,392 -120,392 -84,408 -186,408")), "9a9a78")
    pt.fill(
        p.poly(p.points("-206,320 -114,320 -128,404 -192,404")),
        "e8743a",
        [(p.poly(p.points("-150,310 -100,310 -110,410 -150,410")), "b04a2a")],
        flow=1.5,
    )
    pt.fill(p.rect(-214, 300, 108, 28, r=5), "f58c4c", [(p.rect(-150, 296, 60, 40), "c4582e")])
    pt.mark(p.circle(-160, 302, 44, 7), "5a2c1c")
    pt.line([(-160, 302), (-164, 270), (-158, 238)], [9, 8, 7], "4f9a34")
    pt.fill(
        p.points("-158,240! -176,208 -216,196 -240,208! -226,236 -192,250"),
        "8fd03c",
        [(p.points("-158,240 -200,222 -240,208 -226,244 -192,260"), LEAF)],
    )
    pt.fill(
        p.points("-158,240! -144,202 -108,186 -78,194! -92,224 -124,244"),
        "a8e04c",
        [(p.points("-158,240 -116,216 -78,194 -90,240 -124,256"), LEAF)],
    )


def solid(s: float, angle: float, out: float = 1.0, drop: float = 0.0) -> tuple[float, float]:
    """A point of the carapace on the sheet: s along the back, angle over it (0 the near rim, 90 the crest)."""
    w, a = out * math.sqrt(max(0.0, 1 - abs(s) ** 2.4)), math.radians(angle)
    along, near, up = 200 * s * out, 138 * w * math.cos(a), 172 * w * math.sin(a) - drop
    near, along = near * math.cos(YAW) - along * math.sin(YAW), along * math.cos(YAW) + near * math.sin(YAW)
    return along, near * math.sin(TILT) - up * math.cos(TILT)


def hull(points: list[tuple[float, float]]) -> skia.Path:
    """The outline round all of them."""
    return p.poly([(float(x), float(y)) for x, y in cv2.convexHull(np.array(points, np.float32))[:, 0]])


def scute(pt: Poster, corners: list[tuple[float, float]], tones: tuple[str, str, str]) -> None:
    """One horn plate: a dark seam round it, a ring of growth, a raised field in the middle."""
    x, y = np.mean(corners, axis=0)
    for k, tone in zip((0.9, 0.66, 0.34), tones, strict=True):
        path = p.poly([(x + (u - x) * k, y + (v - y) * k) for u, v in corners])
        pt.mark(path, tone)


def carapace(pt: Poster) -> None:
    """The dome as a true solid: a row of plates over the spine, one down the near side, and the flared rim."""
    pt.fill(hull([solid(s, a) for s in np.linspace(-1, 1, 41) for a in range(0, 181, 12)]), SHELL_D)
    for k in range(-2, 3):
        m, c = 0.4 * k, 0.2
        ends = [max(-0.985, m - c), min(0.985, m + c)]
        spine = [(ends[0], 60), (m, 54), (ends[1], 60), (ends[1], 90), (ends[1], 116), (m, 120), (ends[0], 116)]
        scute(pt, [solid(s, a) for s, a in [*spine, (ends[0], 90)]], LIT if k < 2 else MID)
    for k in range(4):
        m, c = -0.6 + 0.4 * k, 0.2
        left, right = max(-0.96, m - c - 0.1 * (k == 0)), min(0.96, m + c + 0.1 * (k == 3))
        side = [(left, 11), (m, 11), (right, 11), (right, 36), (right, 57), (m, 62), (left, 57), (left, 36)]
        scute(pt, [solid(s, a) for s, a in side], (LIT, LIT, MID, LOW)[k])


def rim(pt: Poster) -> None:
    """The marginal plates, turned out like the brim of a hat."""
    t = np.linspace(-1, 1, 34)
    edge = [solid(s, -4, 1.1) for s in t] + [solid(s, 13, 1.02) for s in t[::-1]]
    pt.fill(p.poly(edge), PLATE, [(p.points("40,-60 60,200 400,200 400,-60"), "b87a34")], streak=0.03)
    pt.line([solid(s, 13, 1.02) for s in t], [4, 6, 4], SHELL_D)
    for s in np.sin(np.linspace(-1.3, 1.3, 11)):
        pt.line([solid(s, 13, 1.02), solid(s, -4, 1.1)], [4, 5], SHELL_D)


def plastron(pt: Poster) -> None:
    """The belly shield below the rim, with the deep shade between the two."""
    t = np.linspace(-1, 1, 34)
    pt.fill(hull([solid(s, 0, 0.97, d) for s in t for d in (0, 38)]), "4a2a1c")
    slab = [solid(s, 0, 0.9, 40) for s in t] + [solid(s, 0, 0.84, 78) for s in t[::-1]]
    pt.fill(hull(slab), BELLY, [(hull([solid(s, 0, 0.84, d) for s in t for d in (62, 90)]), "c89450")], streak=0.03)
    for s in (-0.5, -0.08, 0.34):
        pt.line([solid(s, 0, 0.9, 42), solid(s + 0.02, 0, 0.84, 78)], [4, 3], "a4783c")


def leg(pt: Poster, points: p.Points, widths: list[float], near: bool) -> None:
    """A scaled leg from under the rim to a broad paddle of a foot, blunt claws along its end."""
    tone, shade = (SKIN, SKIN_D) if near else ("7a9e44", "4f7836")
    (ax, ay), (bx, by) = points[-2][:2], points[-1][:2]
    a = math.atan2(by - ay, bx - ax)
    wide = widths[-1]
    with pt.at(bx, by, turn=math.degrees(a)):
        for k in (-0.38, -0.13, 0.13, 0.38):
            pt.line([(wide * 0.3, k * wide), (wide * 0.72 - abs(k) * 22, k * wide * 1.14)], [16, 7], BELLY)
    path = p.ribbon(points, widths, 40, True)
    pt.fill(path, tone, [(p.cut(path, p.moved(path, -wide * 0.1, -wide * 0.3)), shade)], flow=a, streak=0.04)
    for t, v in ((0.42, 0.2), (0.5, -0.2), (0.6, 0.12), (0.7, -0.24), (0.76, 0.16), (0.88, -0.12)):
        x, y = p.sample(points, 51)[int(t * 50)]
        pt.mark(p.circle(x - math.sin(a) * v * wide, y + math.cos(a) * v * wide - 3, 7, 5.5), shade)


def can(pt: Poster) -> None:
    """The blue watering can, hung by its handle from the tortoise's fist."""
    pt.line([(-40, 26), (-86, 10), (-112, -26)], [22, 17, 13], BLUE_D)
    pt.fill(p.poly(p.points("-136,-22 -100,-52 -90,-38 -124,-10")), BLUE)
    pt.line(p.points("44,-30 84,-34 88,14 48,34"), [11, 12, 12, 10], BLUE_D)
    pt.line(p.points("-40,-42 -58,-84 -40,-106 0,-110 40,-106 60,-84 42,-42"), [12, 12, 13, 13, 13, 12, 12], BLUE_D)
    pt.fill(
        p.poly(p.points("-44,-46 44,-46 54,50 -54,50")),
        BLUE,
        [
            (p.poly(p.points("10,-50 60,-50 60,60 22,60")), BLUE_D),
            (p.poly(p.points("-34,-36 -22,-36 -26,30 -40,30")), "8fc0f4"),
        ],
        flow=1.5,
    )
    pt.mark(p.circle(0, -46, 44, 10), "143266")


def grip(pt: Poster) -> None:
    """The fist on the can's handle: four toes folded over the bar, claws out below it."""
    for k, x in enumerate((-27, -9, 9, 27)):
        pt.line([(x, -104), (x - 1, -84)], [11, 6], BELLY)
        pt.fill(
            p.ribbon([(x, -142), (x, -118), (x - 1, -102)], [20, 20, 17], 16, True),
            SKIN,
            [(p.rect(x + 3, -140, 20, 70), SKIN_D)] if k > 1 else (),
            streak=0.02,
        )
        pt.line([(x - 9, -134), (x - 9, -104)], [2, 2.5], SKIN_D)


def tortoise(pt: Poster) -> None:
    """Side on, swimming down through the air: neck stretched out, hind legs trailing, the can in a front foot."""
    pt.fill(p.points("180,0! 214,-2 236,-22! 226,14 180,30"), SKIN_D)
    leg(pt, p.points("116,30 162,70 198,90"), [84, 70, 62], near=False)
    leg(pt, p.points("-110,44 -176,84 -236,92"), [80, 66, 60], near=False)
    plastron(pt)
    neck = p.ribbon(p.points("-110,24 -180,22 -228,-12 -262,-64"), [96, 84, 72, 68], 40, True)
    pt.fill(neck, SKIN, [(p.cut(neck, p.moved(neck, -12, -24)), SKIN_D)], flow=0.4)
    for x, y in ((-204, -4), (-222, -24), (-236, -48)):
        pt.line([(x - 30, y - 14), (x - 6, y + 6), (x + 24, y + 10)], [1, 4, 1], SKIN_D)
    leg(pt, p.points("84,44 118,106 152,164"), [100, 84, 76], near=True)
    carapace(pt)
    rim(pt)


def arm(pt: Poster) -> None:
    """The near front leg: out from under the rim, bent at the elbow, down to the handle."""
    path = p.ribbon(p.points("-92,72 -122,104 -134,152"), [92, 82, 74], 30, True)
    pt.fill(path, SKIN, [(p.cut(path, p.moved(path, -16, -10)), SKIN_D)], flow=1.2)
    for x, y in ((-120, 84), (-142, 104), (-122, 112), (-150, 130), (-130, 138)):
        pt.mark(p.circle(x, y, 7, 5.5), SKIN_D)


def face(pt: Poster) -> None:
    """Twisted the right way up to see the seedling: a small smile, one large spectacle."""
    pt.fill(
        p.points("44,-26 12,-40 -26,-32 -50,-4 -54,22 -34,38 8,40 42,32 54,4"),
        SKIN,
        [(p.points("-54,20 -22,28 44,14 54,56 -42,56"), SKIN_D)],
        flow=0.3,
    )
    pt.line(p.points("-52,16 -32,25 -4,19 9,8"), [2, 5, 4, 2], INK)
    pt.mark(p.circle(-8, -9, 19), CREAM)
    pt.mark(p.circle(-14, -2, 8, 9), INK)
    pt.mark(p.circle(-17, -6, 2.6), CREAM)
    ring = [(-8 + 21 * math.cos(t), -9 + 21 * math.sin(t)) for t in np.linspace(0, math.tau, 20)]
    pt.line(ring, [5] * 3, "a8482c")
    pt.line([(12, -15), (44, -19)], [4, 4], "a8482c")


def frame(pt: Poster) -> None:
    """Glazing bars, the cream iron outline, the brick foot and the earth that came with it."""
    for line in ([(-316, -106), (0, -98), (314, -108)], [(-326, 150), (0, 158), (326, 150)]):
        pt.line(line, [5, 5, 5], CREAM)
    for x in (-108, 108):
        pt.line([(x * 0.9, -384), (x, -100), (x, 400)], [5, 5, 5], CREAM)
    for side in (-1, 1):
        for a, b in itertools.pairwise(p.sample([(side * x, y) for x, y in RIGHT], 36).tolist()):
            pt.line([a, b], [15, 15], CREAM)
    pt.line([(325, 400), (329, 60), (318, -110)], [6, 6, 3], IRON)
    pt.line([(0, -470), (0, -500)], [9, 6], CREAM)
    pt.fill(p.circle(0, -504, 15), CREAM, [(p.circle(10, -496, 13), IRON)])
    clod = p.points("-352,458! -300,486 -236,480 -170,520 -70,516 0,540 80,520 170,532 250,490 316,488 354,456!")
    pt.fill(clod, "6a3f28", [(p.points("40,450 360,440 360,500 170,560 60,550"), "472820")], flow=0.4)
    pt.fill(
        p.poly(p.points("-358,402 358,402 352,466 -352,466")),
        "b4523c",
        [(p.poly(p.points("120,396 370,396 370,480 100,480")), "7e3236")],
    )
    for j in range(2):
        for k in range(11):
            x = -350 + 68 * k + 34 * j + pt.random.uniform(-4, 4)
            if x < 296:
                pt.mark(p.rect(x, 412 + 28 * j, 58 + pt.random.uniform(-6, 3), 20), "d8745a" if x < 60 else "9c443e")
    pt.fill(p.rect(-366, 388, 732, 20, r=4), CREAM, [(p.rect(120, 384, 260, 40), IRON)], streak=0.02)


def tether(pt: Poster) -> None:
    """One root holds: taut from the house to the Earth, and the land comes up after it like a cloth."""
    pt.fill(
        p.points("318,1186 380,1140 426,1092 452,1056! 486,1054! 508,1096 556,1142 640,1180 500,1230 400,1226"),
        "8cc850",
        [(p.points("476,1050 500,1060 700,1180 520,1215 484,1130"), "4f9440")],
        flow=1.2,
    )
    for root in (
        p.points("420,960 452,1010 464,1060 440,1104"),
        p.points("444,960 462,1010 470,1066 472,1122"),
        p.points("474,956 472,1010 476,1060 504,1106"),
    ):
        pt.line(root, [26, 15, 15, 5], "b88648")
        pt.line([(q[0] - 4, q[1]) for q in root[:3]], [7, 4, 4], "e8c080")
    for loose in (p.points("280,960 262,1000 282,1026 258,1054"), [(600, 930), (622, 968), (604, 996)]):
        pt.line(loose, [15, 10, 6, 2], "b88648")


def water(pt: Poster) -> None:
    """Beads adrift from the rose to the leaves, each with its light."""
    for x, y, r in ((-160, 124, 10), (-190, 122, 17), (-230, 144, 13), (-208, 178, 22)):
        pt.mark(p.circle(x, y, r * 0.92, r), "3f9ad8")
        pt.mark(p.circle(x - r * 0.12, y - r * 0.14, r * 0.74), "a8e0f4")
        pt.mark(p.circle(x - r * 0.3, y - r * 0.34, r * 0.26), "ffffff")


def paint() -> p.Array:
    """Space, the house of glass, and what lives in it."""
    img = g.board(NIGHT, 2)
    pt = Poster(84)
    space(pt)
    tether(pt)
    with pt.at(HANG[0], HANG[1], 0.92, turn=HANG[2]):
        inside(pt)
        frame(pt)
        with pt.at(-36, -8):
            seedling(pt)
        with pt.at(54, -116, 0.98, turn=-11):
            tortoise(pt)
            with pt.at(-268, -86, 1.5, turn=4):
                face(pt)
            with pt.at(*GRIP, turn=1):
                can(pt)
            arm(pt)
            rim(pt)
            with pt.at(*GRIP, turn=1):
                grip(pt)
        water(pt)
    pt.lay(img)
    return img
