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
GLASS = p.points("-272,402! -274,60 -266,-110 -206,-290 -90,-400 0,-500! 90,-400 206,-290 266,-110 274,60 272,402!")
HANG = (404, 540, -8.0)


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
        pt.fill(p.circle(452, 1776, r), tone, flow=0.1)
    with pt.within(p.circle(452, 1776, 680)):
        pt.fill(
            p.points("120,1240 150,1164 230,1130 250,1096 330,1090 350,1120 300,1150 330,1180 290,1240"),
            "7ab648",
            [(p.points("240,1250 260,1160 350,1130 350,1250"), "4f9440")],
        )
        pt.fill(
            p.points("560,1240 570,1160 620,1150 630,1112 700,1124 760,1180 780,1260"),
            "7ab648",
            [(p.points("640,1250 660,1160 800,1180 800,1260"), "4f9440")],
        )
        for line in (
            [(380, 1126), (470, 1108), (560, 1112)],
            [(430, 1152), (500, 1142), (548, 1146)],
            [(60, 1196), (130, 1170), (210, 1166)],
            [(600, 1190), (690, 1172), (760, 1196)],
        ):
            pt.line(line, [2, 13, 3], "e8f6fa")


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
    pt.line(p.points("196,400 214,260 190,120 222,-20 200,-130 160,-200"), [10, 9, 8, 7, 5, 3], DARK)
    for x, y, a, s in (
        (212, 250, 200, 1.1),
        (196, 150, -20, 1.0),
        (190, 90, 190, 0.9),
        (222, 0, 170, 1.0),
        (216, -60, -30, 0.9),
        (196, -140, 210, 0.8),
        (164, -196, -110, 0.7),
        (212, 330, -10, 1.0),
        (176, -170, -20, 0.6),
    ):
        with pt.at(x, y, s, turn=a):
            pt.fill(
                p.points("0,0! 14,-22 36,-30 44,-16 66,-14 62,2! 48,14 38,28 16,20"),
                LEAF,
                [(p.points("0,0 62,2 44,40 0,40"), DARK)],
                streak=0.03,
            )
    for x, y, r in ((162, 300, 42), (236, 196, 34), (166, 60, 37), (238, -96, 26), (148, -112, 21)):
        pt.line([(x + 12, y - r - 18), (x + 3, y - r + 6)], [5, 4], DARK)
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
            p.rect(-300, -520, 600, 940),
            AIR,
            [
                (p.poly(p.points("300,-520 300,420 -300,420 -300,300")), SHADE),
                (p.poly(p.points("60,-520 300,-520 300,-330 -160,420 -300,420 -300,130")), SUN),
                (p.rect(-300, 352, 600, 80), DARK),
            ],
            flow=-0.9,
            streak=0.03,
        )
        for place in (
            (-30, 400, -60, 11, "5aa860"),
            (70, 400, 30, 13, "5aa860"),
            (120, 400, -50, 9, DARK),
            (0, 404, 46, 8, DARK),
            (262, 404, -40, 10, DARK),
        ):
            fern(pt, *place[:4], tone=place[4])
        vine(pt)


def seedling(pt: Poster) -> None:
    """Two leaves in a pot, in the full light: what all this is for."""
    pt.mark(p.poly(p.points("-200,402 -110,402 -60,426 -190,426")), "0f4638")
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


def leg(pt: Poster, points: list[tuple[float, float]], widths: list[float], near: bool, toes: float) -> None:
    """A scaly leg and its three claws; `toes` is where they point (degrees)."""
    tone, shade = (SKIN, SKIN_D) if near else (SKIN_D, "48702e")
    path = p.ribbon(points, widths, 30, True)
    pt.fill(path, tone, [(p.cut(path, p.moved(path, -5, -9)), shade)], flow=1.0)
    x, y = points[-1]
    for k in (-1, 0, 1):
        t = math.radians(toes + 34 * k)
        r = widths[-1] / 2
        pt.line(
            [
                (x + r * 0.8 * math.cos(t), y + r * 0.8 * math.sin(t)),
                (x + (r + 9) * math.cos(t), y + (r + 9) * math.sin(t)),
            ],
            [9, 4],
            BELLY,
        )


def can(pt: Poster) -> None:
    """The blue watering can, tipped although nothing falls here."""
    with pt.at(-214, -168, 1, turn=-30):
        pt.line([(-40, 26), (-82, 2), (-112, -38)], [20, 15, 12], BLUE_D)
        pt.fill(p.poly(p.points("-132,-34 -98,-62 -90,-50 -122,-22")), BLUE)
        pt.line(p.points("36,-34 78,-44 84,10 44,30"), [11, 12, 12, 10], BLUE_D)
        pt.line([(-30, -40), (0, -76), (34, -40)], [9, 10, 9], BLUE_D)
        pt.fill(
            p.poly(p.points("-42,-44 42,-44 50,46 -50,46")),
            BLUE,
            [
                (p.poly(p.points("10,-50 60,-50 60,60 22,60")), BLUE_D),
                (p.poly(p.points("-34,-36 -22,-36 -26,30 -40,30")), "8fc0f4"),
            ],
            flow=1.5,
        )
        pt.mark(p.circle(0, -44, 42, 9), "143266")


def tortoise(pt: Poster) -> None:
    """On its back in the air and perfectly happy: shell below, belly up, one hind leg over the other."""
    leg(pt, [(60, -20), (92, -74), (82, -118)], [50, 40, 34], near=False, toes=-110)
    leg(pt, [(-84, -10), (-100, -60), (-134, -92)], [44, 36, 32], near=False, toes=-150)
    pt.fill(p.points("148,6! 190,-8 206,-24 190,14 160,26"), SKIN_D)
    dome = p.spline(p.points("-168,-14! -160,44 -108,108 -30,138 60,130 130,82 164,22 168,-14!"))
    plates = [
        (p.points("-130,2 -74,2 -66,56 -112,66"), PLATE),
        (p.points("-58,4 20,4 26,66 -50,66"), PLATE),
        (p.points("36,4 108,2 96,58 42,66"), PLATE),
        (p.points("-98,82 -46,82 -30,128 -74,108"), PLATE),
        (p.points("-30,82 32,82 40,124 -14,130"), PLATE),
        (p.points("48,82 92,74 96,96 58,120"), PLATE),
        (p.points("122,8 156,4 144,36 112,58"), PLATE),
    ]
    pt.fill(
        dome,
        SHELL,
        [
            *[(p.spline([(x, y, 1) for x, y in pts]), tone) for pts, tone in plates],
            (p.cut(dome, p.moved(dome, -22, -40)), SHELL_D),
        ],
        flow=0.3,
        streak=0.06,
    )
    pt.fill(
        p.points("-178,-24 -100,-44 0,-50 100,-44 178,-26 166,2 90,10 0,12 -90,10 -166,2"),
        BELLY,
        [(p.points("-180,0 0,-16 180,-4 180,30 -180,30"), "c89c50")],
        streak=0.03,
    )
    for x in (-92, -30, 34, 96):
        pt.line([(x - 3, -40), (x + 4, 4)], [2, 4], "a4783c")
    neck = p.ribbon([(-136, -10), (-170, 2), (-206, -20)], [58, 46, 46], 30, True)
    pt.fill(neck, SKIN, [(p.points("-130,30 -190,14 -250,-6 -250,60 -130,60"), SKIN_D)], flow=0.2)
    for x in (-158, -174):
        pt.line([(x, -16), (x - 6, 2), (x, 18)], [1, 3, 1], SKIN_D)
    with pt.at(34, -2):
        face(pt)
    can(pt)
    leg(pt, p.points("-118,-14 -96,-70 -124,-118 -140,-146"), [52, 42, 36, 36], near=True, toes=-130)
    leg(pt, p.points("116,-14 104,-78 56,-104 30,-100"), [54, 46, 36, 34], near=True, toes=170)


def face(pt: Poster) -> None:
    """Twisted the right way up to see the seedling: a small smile, one large spectacle."""
    pt.fill(
        p.points("-214,-52 -246,-66 -284,-58 -308,-30 -312,-4 -292,10 -250,12 -216,4 -204,-22"),
        SKIN,
        [(p.points("-312,-6 -280,0 -214,-14 -204,30 -300,30"), SKIN_D)],
        flow=0.3,
    )
    pt.line(p.points("-310,-10 -290,-2 -262,-8 -250,-18"), [2, 5, 4, 2], INK)
    pt.mark(p.circle(-264, -36, 19), CREAM)
    pt.mark(p.circle(-270, -31, 7.5, 8.5), INK)
    ring = [(-264 + 21 * math.cos(t), -36 + 21 * math.sin(t)) for t in np.linspace(0, math.tau, 20)]
    pt.line(ring, [5] * 3, "a8482c")
    pt.line([(-244, -42), (-216, -46)], [4, 4], "a8482c")


def clog(pt: Poster, x: float, y: float, turn: float) -> None:
    """A wooden shoe that has come off."""
    with pt.at(x, y, 0.82, turn=turn):
        shoe = p.spline(
            p.points("-50,22! -52,-20! -12,-22! 6,-34 30,-28 48,-22 66,-34! 64,-2 44,18 18,20 -8,14! -20,22!")
        )
        pt.fill(shoe, "f2bd4a", [(p.cut(shoe, p.moved(shoe, -4, -12)), "c07f2c")], streak=0.04)
        pt.mark(p.spline(p.points("-50,-20 -32,-26 -10,-22 -30,-10")), "6a3a20")


def frame(pt: Poster) -> None:
    """Glazing bars, the cream iron outline, the brick foot, its earth and torn roots."""
    for line in ([(-272, -100), (0, -92), (268, -102)], [(-274, 150), (0, 158), (274, 150)]):
        pt.line(line, [5, 5, 5], CREAM)
    for x, top in ((-92, -398), (92, -398)):
        pt.line([(x * 0.9, top), (x, -100), (x, 400)], [5, 5, 5], CREAM)
    for a, b in steps(p.sample([(q[0], q[1]) for q in GLASS[:6]], 30)):
        pt.line([a, b], [15, 15], CREAM)
    for a, b in steps(p.sample([(q[0], q[1]) for q in GLASS[5:]], 30)):
        pt.line([a, b], [15, 15], CREAM)
    pt.line([(275, 400), (277, 60), (268, -110)], [6, 6, 3], IRON)
    pt.line([(0, -500), (0, -540)], [9, 6], CREAM)
    pt.fill(p.circle(0, -544, 15), CREAM, [(p.circle(10, -536, 13), IRON)])
    clod = p.points("-300,486! -250,520 -196,512 -150,556 -60,546 0,574 80,552 150,570 220,520 268,522 304,482!")
    for root, w in (
        (p.points("-150,540 -170,590 -150,626 -166,660"), 12),
        (p.points("-20,560 -6,610 -26,652 -10,700"), 15),
        ([(110, 552), (130, 600), (108, 630)], 11),
        ([(210, 520), (236, 560), (226, 600)], 9),
        ([(-4, 606), (30, 628), (34, 656)], 7),
    ):
        pt.line(root, [w, w * 0.7, w * 0.5, 2], "c89a5c")
    pt.fill(clod, "6a3f28", [(p.points("40,480 310,470 310,530 150,590 60,580"), "472820")], flow=0.4)
    pt.fill(
        p.poly(p.points("-306,402 306,402 300,490 -300,490")),
        "b4523c",
        [(p.poly(p.points("120,396 320,396 320,500 90,500")), "7e3236")],
    )
    for j in range(3):
        y = 410 + 27 * j
        for k in range(9):
            x = -298 + 68 * k + (34 if j % 2 else 0) + pt.random.uniform(-4, 4)
            if x < 250:
                pt.mark(p.rect(x, y, 58 + pt.random.uniform(-6, 3), 19), "d8745a" if x < 60 else "9c443e")
    pt.fill(p.rect(-312, 390, 624, 20, r=4), CREAM, [(p.rect(120, 386, 220, 40), IRON)], streak=0.02)


def steps(line: p.Points) -> list[tuple[tuple[float, float], tuple[float, float]]]:
    """Neighbouring points of a line."""
    points = [(float(q[0]), float(q[1])) for q in line]
    return list(itertools.pairwise(points))


def water(pt: Poster) -> None:
    """Beads adrift from the rose to the leaves, each with its light."""
    for x, y, r in (
        (-228, -128, 11),
        (-240, -90, 16),
        (-226, -40, 12),
        (-234, 12, 21),
        (-206, 66, 15),
        (-196, 112, 18),
        (-172, 162, 11),
    ):
        pt.mark(p.circle(x, y, r * 0.92, r), "3f9ad8")
        pt.mark(p.circle(x - r * 0.12, y - r * 0.14, r * 0.74), "a8e0f4")
        pt.mark(p.circle(x - r * 0.3, y - r * 0.34, r * 0.26), "ffffff")


def paint() -> p.Array:
    """Space, the house of glass, and what lives in it."""
    img = g.board(NIGHT, 2)
    pt = Poster(84)
    space(pt)
    with pt.at(HANG[0], HANG[1], 0.92, turn=HANG[2]):
        inside(pt)
        seedling(pt)
        frame(pt)
        with pt.at(76, 6, 0.9, turn=11):
            tortoise(pt)
        water(pt)
        clog(pt, 20, -312, -28)
        clog(pt, 100, -236, 24)
    pt.lay(img)
    return img
