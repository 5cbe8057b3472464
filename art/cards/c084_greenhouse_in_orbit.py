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
AIR, SUN, SHADE, LEAF, DARK, SHADOW = "b4de86", "f0f6b4", "7cc487", "3f9a4c", "1d6b50", "14523f"
CREAM, IRON = "fffbe8", "9fc0b4"
SKIN, SKIN_D, SHELL_D, PLATE, BELLY = "93b84a", "5f8c3c", "6a3a20", "d69a44", "f4dc94"
BLUE, BLUE_D, INK = "2f6fd0", "1c4490", "26201e"
RIGHT = p.points("0,-470 100,-392 246,-280 316,-110 326,60 322,402")
GLASS = [(-322, 402, 1), *[(-x, y) for x, y in RIGHT[-2:0:-1]], (0, -470, 1), *RIGHT[1:-1], (322, 402, 1)]
HANG, POT, EARTH = (404, 488, -8.0), (-197, 208), (452, 1800)
YAW, TILT, GRIP = 0.34, 0.3, (-84, 262)
LIT, MID, LOW = ("c4842f", "e8b04c", "f6cf74"), ("a8662c", "c8883a", "dca04a"), ("84481f", "a8662c", "b87a34")


def space(pt: Poster) -> None:
    """Night with a few decided stars, and below the whole curve of the Earth, its air a bright rim."""
    upper_dark = p.poly([(-20, -20), (380, -20), (-20, 560)])
    lower_dark = p.poly([(820, 500), (820, 1220), (300, 1220)])
    land_shade = p.points("500,1090 600,1100 720,1170 720,1270 560,1270")
    left_cloud = [(70, 1200), (130, 1178), (216, 1190)]
    right_cloud = [(640, 1150), (706, 1152), (772, 1184)]

    pt.fill(p.rect(-10, -10, 820, 1220), NIGHT, [(upper_dark, DEEP), (lower_dark, DEEP)], flow=-0.6, streak=0.08)
    for x, y, r in ((74, 96, 5), (148, 214, 3), (52, 372, 2.5), (38, 706, 4), (694, 84, 6), (752, 226, 2.5)):
        pt.mark(p.circle(x, y, r), STAR)
    for x, y, r in ((560, 44, 3), (90, 868, 2.5), (772, 640, 3.5), (766, 420, 2.5)):
        pt.mark(p.circle(x, y, r), STAR)
    for r, tone in ((716, "2b4f9c"), (694, "7fc4ea"), (680, "2374b8")):
        pt.fill(p.circle(*EARTH, r), tone, flow=0.1)
    with pt.within(p.circle(*EARTH, 680)):
        land = p.points("214,1260 250,1180 300,1150 330,1128 400,1100 500,1104 590,1126 640,1172 700,1180 690,1260")
        pt.fill(land, "8cc850", [(land_shade, "4f9440")], flow=0.2)
        pt.line(left_cloud, [2, 15, 3], "e8f6fa")
        pt.line(right_cloud, [2, 13, 3], "e8f6fa")


def inside(pt: Poster) -> None:
    """Warm air, one band of sunlight, and along the foot a quiet bank of broad leaves."""
    shaded_air = p.poly(p.points("340,-520 340,420 -340,420 -340,300"))
    sunbeam = p.poly(p.points("60,-520 340,-520 340,-330 -130,420 -340,420 -340,150"))
    soil = p.points("-340,356 -200,356 0,348 160,338 340,322 340,430 -340,430")
    with pt.within(p.spline(GLASS)):
        pt.fill(
            p.rect(-340, -520, 680, 940),
            AIR,
            [
                (shaded_air, SHADE),
                (sunbeam, SUN),
            ],
            flow=-0.9,
            streak=0.03,
        )
        for x, y, size, turn in ((60, 410, 1.0, -24), (150, 412, 1.5, -6), (238, 410, 2.0, 8), (312, 400, 2.5, -16)):
            blade(pt, x, y, size, turn=turn, tone="62b078")
        for x, y, size, turn in ((120, 420, 0.8, -34), (196, 420, 1.1, 14), (280, 420, 1.5, -22), (330, 420, 1.2, 6)):
            blade(pt, x, y, size, turn=turn, tone="3f9468")
        pt.fill(soil, DARK)
        pt.mark(p.circle(-186, 373, 54, 7), SHADOW)
        pt.mark(p.circle(70, 369, 150, 9), SHADOW)


def blade(pt: Poster, x: float, y: float, size: float, turn: float, tone: str) -> None:
    """One broad leaf standing on its stalk, with a pale rib."""
    leaf_outline = p.points("0,0! -16,-40 -34,-84 -22,-130 6,-168! 30,-124 34,-80 14,-36")
    with pt.at(x, y, size, turn=turn):
        pt.fill(leaf_outline, tone, flow=1.4, streak=0.03)
        pt.line([(0, 0), (-2, -70), (5, -150)], [3, 2.4, 1], "8fce9a")


def seedling(pt: Poster) -> None:
    """Two leaves in a pot that drifts as well, origin at its rim: what all this is for."""
    pot = p.poly(p.points("-56,0 56,0 38,104 -38,104"))
    pot_shade = p.poly(p.points("8,-10 70,-10 50,120 14,120"))
    left_leaf = p.points("0,-90! -22,-128 -70,-142 -100,-128! -82,-94 -40,-78")
    left_leaf_shade = p.points("0,-90 -50,-112 -100,-128 -82,-84 -40,-66")
    right_leaf = p.points("0,-90! 18,-136 62,-156 98,-146! 82,-108 42,-84")
    right_leaf_shade = p.points("0,-90 52,-120 98,-146 84,-90 42,-70")

    pt.fill(pot, "e8743a", [(pot_shade, "b04a2a")], flow=1.5)
    pt.fill(p.rect(-66, -24, 132, 34, r=6), "f58c4c", [(p.rect(10, -30, 70, 50), "c4582e")])
    pt.mark(p.circle(0, -23, 56, 10), "5a2c1c")
    pt.line([(0, -20), (-6, -56), (0, -92)], [12, 10, 8], "4f9a34")
    pt.fill(left_leaf, "8fd03c", [(left_leaf_shade, LEAF)])
    pt.fill(right_leaf, "a8e04c", [(right_leaf_shade, LEAF)])
    for x, y, r in ((70, -62, 9), (94, -44, 5), (-78, -48, 7)):
        pt.mark(p.circle(x, y, r, r * 0.8), "5a2c1c")


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
    brim = hull([solid(s, a, 1.1) for s in np.sin(np.linspace(-1.57, 1.57, 60)) for a in (-4, 184)])
    pt.fill(brim, PLATE, [(p.rect(0, -90, 300, 200), "b87a34")], streak=0.03)
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
    brim_shade = p.points("40,-60 60,200 400,200 400,-60")
    t = np.sin(np.linspace(-1.57, 1.57, 48))
    edge = [solid(s, -4, 1.1) for s in t] + [solid(s, 13, 1.02) for s in t[::-1]]
    pt.fill(p.poly(edge), PLATE, [(brim_shade, "b87a34")], streak=0.03)
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
        for k in (-0.3, 0, 0.3):
            pt.line([(wide * 0.3, k * wide), (wide * 0.68 - abs(k) * 22, k * wide * 1.1)], [17, 8], BELLY)
    path = p.ribbon(points, widths, 40, True)
    pt.fill(path, tone, [(p.cut(path, p.moved(path, -wide * 0.1, -wide * 0.3)), shade)], flow=a, streak=0.04)
    for t, v in ((0.42, 0.2), (0.5, -0.2), (0.6, 0.12), (0.7, -0.24), (0.76, 0.16), (0.88, -0.12)):
        x, y = p.sample(points, 51)[int(t * 50)]
        pt.mark(p.circle(x - math.sin(a) * v * wide, y + math.cos(a) * v * wide - 3, 7, 5.5), shade)


def can(pt: Poster) -> None:
    """The blue watering can, hung by its handle from the tortoise's fist."""
    spout = [(-40, 26), (-86, 10), (-112, -26)]
    rose = p.poly(p.points("-136,-22 -100,-52 -90,-38 -124,-10"))
    back_handle = p.points("44,-30 84,-34 88,14 48,34")
    top_handle = p.points("-40,-42 -58,-84 -40,-106 0,-110 40,-106 60,-84 42,-42")
    can_body = p.poly(p.points("-44,-46 44,-46 54,50 -54,50"))
    can_shade = p.poly(p.points("10,-50 60,-50 60,60 22,60"))
    can_light = p.poly(p.points("-34,-36 -22,-36 -26,30 -40,30"))

    pt.line(spout, [22, 17, 13], BLUE_D)
    pt.fill(rose, BLUE)
    pt.line(back_handle, [11, 12, 12, 10], BLUE_D)
    pt.line(top_handle, [12, 12, 13, 13, 13, 12, 12], BLUE_D)
    pt.fill(
        can_body,
        BLUE,
        [
            (can_shade, BLUE_D),
            (can_light, "8fc0f4"),
        ],
        flow=1.5,
    )
    pt.mark(p.circle(0, -46, 44, 10), "143266")


def grip(pt: Poster) -> None:
    """The fist on the can's handle: four toes folded over the bar, claws out below it."""
    for k, x in enumerate((-27, -9, 9, 27)):
        pt.line([(x, -104), (x - 1, -84)], [11, 6], BELLY)
        pt.fill(
            p.ribbon([(x, -134 + abs(x) * 0.2), (x, -116), (x - 1, -102)], [20, 20, 17], 16, True),
            SKIN,
            [(p.rect(x + 3, -140, 20, 70), SKIN_D)] if k > 1 else (),
            streak=0.02,
        )
        pt.line([(x - 9, -126), (x - 9, -104)], [1, 2.5], SKIN_D)


def tortoise(pt: Poster) -> None:
    """Side on, swimming down through the air: neck stretched out, both hind legs trailing as after one kick."""
    neck = p.ribbon(p.points("-110,14 -176,12 -226,-18 -262,-66"), [88, 74, 66, 64], 40, True)

    leg(pt, p.points("110,28 166,54 206,50"), [76, 60, 50], near=False)
    leg(pt, p.points("-112,50 -156,84 -200,82"), [72, 56, 50], near=False)
    plastron(pt)
    pt.fill(neck, SKIN, [(p.cut(neck, p.moved(neck, -12, -24)), SKIN_D)], flow=0.4)
    for x, y in ((-204, -4), (-222, -24), (-236, -48)):
        neck_crease = [(x - 30, y - 14), (x - 6, y + 6), (x + 24, y + 10)]
        pt.line(neck_crease, [1, 4, 1], SKIN_D)
    leg(pt, p.points("66,58 104,126 156,178"), [104, 82, 70], near=True)
    carapace(pt)
    rim(pt)


def arm(pt: Poster) -> None:
    """The near front leg: out from under the rim, bent at the elbow, down to the handle."""
    path = p.ribbon(p.points("-48,58 -64,96 -69,134"), [94, 84, 78], 30, True)
    pt.fill(path, SKIN, [(p.cut(path, p.moved(path, -16, -10)), SKIN_D)], flow=1.2)
    for x, y in ((-66, 80), (-88, 92), (-54, 102), (-84, 114), (-62, 120)):
        pt.mark(p.circle(x, y, 7, 5.5), SKIN_D)


def face(pt: Poster) -> None:
    """Bent to the seedling: an old lid half over one large spectacle, the pupil low, a small closed mouth."""
    skull = p.points("44,-26 12,-40 -26,-32 -50,-4 -54,22 -34,38 8,40 42,32 54,4")
    jaw_shade = p.points("-54,20 -22,28 44,14 54,56 -42,56")
    closed_mouth = p.points("-53,18 -38,23 -20,21 -8,15")
    heavy_lid = p.points("-34,-8! -10,-15 16,-14! 20,-40 -34,-40")

    pt.fill(skull, SKIN, [(jaw_shade, SKIN_D)], flow=0.3)
    pt.line(closed_mouth, [2, 4, 4, 2], INK)
    with pt.within(p.circle(-8, -9, 20)):
        pt.mark(p.circle(-8, -9, 22), CREAM)
        pt.mark(p.circle(-13, 2, 9.5, 10), INK)
        pt.mark(p.circle(-16, -2, 2.8), CREAM)
        pt.mark(heavy_lid, SKIN_D)
    ring = [(-8 + 21 * math.cos(t), -9 + 21 * math.sin(t)) for t in np.linspace(0, math.tau, 20)]
    pt.line(ring, [5] * 3, "a8482c")
    pt.line([(12, -15), (44, -19)], [4, 4], "a8482c")


def frame(pt: Poster) -> None:
    """Glazing bars, the cream iron outline, the brick foot and the earth that came with it."""
    right_gleam = [(325, 400), (329, 60), (318, -110)]
    clod = p.points("-352,458! -300,486 -236,480 -170,520 -70,516 0,540 80,520 170,532 250,490 316,488 354,456!")
    clod_shade = p.points("40,450 360,440 360,500 170,560 60,550")
    brick_foot = p.poly(p.points("-358,402 358,402 352,466 -352,466"))
    brick_shade = p.poly(p.points("120,396 370,396 370,480 100,480"))

    for line in ([(-316, -106), (0, -98), (314, -108)], [(-326, 150), (0, 158), (326, 150)]):
        pt.line(line, [5, 5, 5], CREAM)
    for x in (-108, 108):
        glazing_bar = [(x * 0.9, -384), (x, -100), (x, 400)]
        pt.line(glazing_bar, [5, 5, 5], CREAM)
    for side in (-1, 1):
        for a, b in itertools.pairwise(p.sample([(side * x, y) for x, y in RIGHT], 36).tolist()):
            pt.line([a, b], [15, 15], CREAM)
    pt.line(right_gleam, [6, 6, 3], IRON)
    pt.line([(0, -470), (0, -500)], [9, 6], CREAM)
    pt.fill(p.circle(0, -504, 15), CREAM, [(p.circle(10, -496, 13), IRON)])
    pt.fill(clod, "6a3f28", [(clod_shade, "472820")], flow=0.4)
    pt.fill(brick_foot, "b4523c", [(brick_shade, "7e3236")])
    for j in range(2):
        for k in range(11):
            x = -350 + 68 * k + 34 * j + pt.random.uniform(-4, 4)
            if x < 296:
                pt.mark(p.rect(x, 412 + 28 * j, 58 + pt.random.uniform(-6, 3), 20), "d8745a" if x < 60 else "9c443e")
    pt.fill(p.rect(-366, 388, 732, 20, r=4), CREAM, [(p.rect(120, 384, 260, 40), IRON)], streak=0.02)


def tether(pt: Poster) -> None:
    """One great root still holds: as thick as a trunk, its toes deep in the land."""
    root_shadow = p.spline(p.points("330,1160 420,1122 520,1124 640,1160 700,1186 560,1176 470,1168"))
    root = p.points(
        "340,934! 392,964 424,1010 436,1064 412,1106 346,1146! 398,1142 444,1126 446,1172! 474,1130 500,1128 534,1168! "
        "534,1124 566,1134 628,1150! 562,1108 524,1066 508,1012 528,966 586,926!"
    )
    root_shade = p.points("480,920 640,900 640,1160 540,1180 504,1128 488,1076 474,1010")
    root_light = p.points("362,940 412,972 444,1020 452,1074 430,1108 446,1074 434,1022 402,978")

    pt.mark(root_shadow, "3f7f3c")
    pt.fill(
        root,
        "b88648",
        [
            (root_shade, "7c5230"),
            (root_light, "e8c080"),
        ],
        flow=1.4,
    )
    for groove in (p.points("418,956 454,1004 468,1060 458,1120"), p.points("512,966 492,1016 502,1070 540,1116")):
        pt.line(groove, [3, 7, 7, 2], "5e3a24")
    for loose in (p.points("262,960 238,1000 258,1030 230,1062"), [(660, 916), (690, 958), (668, 992)]):
        pt.line(loose, [20, 13, 7, 2], "b88648")


def water(pt: Poster) -> None:
    """It does not fall: a rope of it leaves the rose and gathers into one globe, held between the leaves."""
    rope_of_water = p.points("118,-92 122,-134 102,-162 50,-172")
    globe_shades = [
        (p.cut(p.circle(0, -172, 80), p.circle(-14, -192, 74)), "4fa6de"),
        (p.points("-60,-190 -44,-232 -6,-244 16,-222 -6,-192 -40,-176"), "d4f4f6"),
    ]
    globe = p.points("0,-246 48,-232 74,-190 68,-138 34,-104 0,-98 -36,-104 -70,-140 -74,-188 -46,-230")

    pt.line(rope_of_water, [15, 16, 20, 36], "6fc0e8")
    pt.fill(globe, "9adcf2", globe_shades, streak=0.02)
    pt.mark(p.spline(p.points("-58,-188! -48,-218 -22,-236! -32,-212")), "ffffff")


def paint() -> p.Array:
    """Space, the house of glass, and what lives in it."""
    img = g.board(NIGHT, 2)
    pt = Poster(84, wobble=0.6)
    space(pt)
    tether(pt)
    with pt.at(HANG[0], HANG[1], 0.92, turn=HANG[2]):
        inside(pt)
        frame(pt)
        with pt.at(*POT, 0.9, turn=-12):
            water(pt)
            seedling(pt)
        with pt.at(54, -136, 0.98, turn=-11):
            tortoise(pt)
            with pt.at(-268, -86, 1.5, turn=-6):
                face(pt)
            arm(pt)
            rim(pt)
            with pt.at(*GRIP, 1.05, turn=8):
                can(pt)
            with pt.at(*GRIP, 1.05, turn=8):
                grip(pt)
    pt.lay(img, tooth=0.4)
    return img
