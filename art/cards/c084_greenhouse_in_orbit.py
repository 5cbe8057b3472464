"""A greenhouse has come loose from the Earth: in it an old tortoise floats on its back and waters one seedling.

Technique: flat poster gouache, sunlight in one hard band through the glass.
"""

from __future__ import annotations

import itertools
import math

import numpy as np

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
        pt.mark(
            p.spline(
                [
                    (x - r * 0.6, y - r * 0.1, 1),
                    (x - r * 0.5, y - r * 0.46),
                    (x - r * 0.14, y - r * 0.64, 1),
                    (x - r * 0.36, y - r * 0.34),
                ]
            ),
            "ffc8a0",
        )
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


def leg(pt: Poster, x: float, y: float, turn: float, near: bool) -> None:
    """A stubby scaled leg that grows along +x out of the shell, a flat foot and four blunt claws at its end."""
    tone, shade = (SKIN, SKIN_D) if near else ("7ea244", "527c38")
    with pt.at(x, y, turn=turn):
        for k in (-25, -9, 8, 24):
            pt.line([(88, k), (114 - abs(k) * 0.3, k * 1.12)], [15, 8], BELLY)
        path = p.spline(p.points("-30,-36 30,-33 66,-35 96,-33 101,0 96,33 66,35 30,33 -30,38"))
        pt.fill(path, tone, [(p.points("-40,10 30,12 110,16 110,50 -40,50"), shade)], streak=0.04)
        for u, v in ((18, -18), (44, -20), (32, -4), (60, -5), (76, -20)):
            pt.mark(p.circle(u, v, 6, 5), shade)


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
    """On its back in the air and perfectly happy: dome below, belly up, four stubby legs out."""
    leg(pt, 100, -66, -74, near=False)
    leg(pt, -92, -74, -122, near=False)
    pt.fill(p.points("190,-14! 214,-14 232,-30 226,2 200,18"), SKIN_D)
    dome = p.spline(p.points("-204,-6! -192,70 -130,150 -20,184 100,166 176,96 204,-6!"))
    plates = (
        p.points("-150,96 -92,116 -70,168 -130,146"),
        p.points("-76,120 20,124 30,182 -50,178"),
        p.points("36,124 116,108 118,158 44,178"),
        p.points("130,104 176,78 168,112 134,148"),
        p.points("-190,56 -162,90 -144,136 -184,90"),
    )
    pt.fill(
        dome,
        SHELL,
        [*[(p.poly(pts), PLATE) for pts in plates], (p.cut(dome, p.moved(dome, -18, -34)), SHELL_D)],
        flow=0.3,
        streak=0.05,
    )
    rim = p.circle(0, 0, 206, 118)
    pt.fill(rim, PLATE, [(p.circle(0, -6, 178, 94), SHELL_D)], streak=0.04)
    for k in range(20):
        c, s = math.cos(k * math.tau / 20 + 0.1), math.sin(k * math.tau / 20 + 0.1)
        pt.line([(180 * c, 95 * s - 5), (205 * c, 117 * s)], [3, 5], SHELL_D)
    plastron(pt)
    leg(pt, 128, 56, 40, near=True)
    neck = p.ribbon([(-150, -8), (-206, -26), (-250, -60)], [84, 70, 62], 30, True)
    pt.fill(neck, SKIN, [(p.points("-130,40 -190,8 -270,-30 -270,60 -130,60"), SKIN_D)], flow=0.2)
    for x, y in ((-178, -20), (-200, -28), (-222, -40)):
        pt.line([(x + 8, y - 22), (x - 4, y + 4), (x - 2, y + 26)], [1, 4, 1], SKIN_D)
    with pt.at(-268, -86, 1.5):
        face(pt)


def plastron(pt: Poster) -> None:
    """The belly shield: one seam along, four across, the far side in the sun."""
    belly = p.spline(
        p.points(
            "-160,-6 -140,-46 -80,-66 -50,-56 50,-56 86,-68 140,-46 160,-6 142,40 86,62 50,52 -50,52 -84,62 -142,38"
        )
    )
    pt.fill(belly, BELLY, [(p.points("-170,12 0,24 170,10 170,90 -170,90"), "dcb468")], streak=0.03)
    pt.line([(-156, -4), (0, 0), (156, -6)], [3, 5, 3], "a4783c")
    for x in (-98, -34, 36, 100):
        pt.line([(x, -62), (x + 5, 0), (x, 58)], [3, 5, 3], "a4783c")


def watering(pt: Poster) -> None:
    """The near front leg reaches down, and the can hangs from it."""
    with pt.at(-176, 110, 1, turn=10):
        can(pt)
    arm = p.ribbon([(-30, -106), (-100, -72), (-150, -30)], [80, 76, 78], 30, True)
    pt.fill(arm, SKIN, [(p.points("-20,-84 -84,-48 -124,10 -40,20"), SKIN_D)], flow=0.8)
    for u, v in ((-92, -94), (-112, -78), (-84, -76), (-134, -58), (-110, -54), (-146, -36)):
        pt.mark(p.circle(u, v, 6, 5), SKIN_D)
    with pt.at(-176, 110, 1, turn=10):
        grip(pt)


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
    for x, y, r in ((-298, 86, 9), (-296, 118, 15), (-278, 154, 12), (-252, 184, 18)):
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
        seedling(pt)
        with pt.at(70, -122, 0.97, turn=7):
            tortoise(pt)
        watering(pt)
        water(pt)
    pt.lay(img)
    return img
