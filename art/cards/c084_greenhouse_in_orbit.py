"""A greenhouse was torn from the Earth: in it an old tortoise swims in the air and waters one seedling.

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
RIGHT = p.points("0,-436 100,-376 250,-272 326,-120 338,50 334,384")
GLASS = [(-334, 384, 1), *[(-x, y) for x, y in RIGHT[-2:0:-1]], (0, -436, 1), *RIGHT[1:-1], (334, 384, 1)]
HANG, POT, EARTH = (386, 494, -6.0), (-192, 226), (756, 1216)
YAW, TILT, GRIP = 0.34, 0.3, (-18, 288)
LIT, MID, LOW = ("c4842f", "e8b04c", "f6cf74"), ("a8662c", "c8883a", "dca04a"), ("84481f", "a8662c", "b87a34")


def space(pt: Poster) -> None:
    """Night with a few decided stars, and far below in one corner the Earth, its air a bright rim."""
    upper_dark = p.poly([(-20, -20), (380, -20), (-20, 560)])
    lower_dark = p.poly([(820, 500), (820, 1220), (300, 1220)])
    land = p.points("636,1196 664,1158 706,1136 726,1154 762,1146 778,1180 764,1240 636,1240")

    pt.fill(p.rect(-10, -10, 820, 1220), NIGHT, [(upper_dark, DEEP), (lower_dark, DEEP)], flow=-0.6, streak=0.08)
    for x, y, r in ((74, 96, 5), (168, 184, 3), (52, 252, 2.5), (694, 84, 6), (752, 206, 2.5), (560, 44, 3)):
        pt.mark(p.circle(x, y, r), STAR)
    for x, y, r in ((66, 1120, 4), (182, 1168, 2.5), (30, 980, 2.5), (764, 1020, 3)):
        pt.mark(p.circle(x, y, r), STAR)
    for r, tone in ((124, "2b4f9c"), (112, "7fc4ea"), (104, "2374b8")):
        pt.fill(p.circle(*EARTH, r), tone, flow=0.1)
    with pt.within(p.circle(*EARTH, 104)):
        pt.fill(land, "8cc850", flow=0.2)
        pt.fill(p.cut(p.circle(*EARTH, 120), p.circle(EARTH[0] - 26, EARTH[1] - 30, 112)), "1a4a8c")
        pt.line([(752, 1126), (782, 1132), (806, 1150)], [2, 10, 3], "e8f6fa")


def inside(pt: Poster) -> None:
    """Warm air, one band of sunlight, and along the foot a quiet bank of broad leaves."""
    shaded_air = p.poly(p.points("350,-520 350,420 -350,420 -350,300"))
    sunbeam = p.poly(p.points("60,-520 350,-520 350,-330 -130,420 -350,420 -350,150"))
    soil = p.points("-350,346 -200,346 0,338 160,328 350,312 350,430 -350,430")
    with pt.within(p.spline(GLASS)):
        pt.fill(p.rect(-350, -520, 700, 940), AIR, [(shaded_air, SHADE), (sunbeam, SUN)], flow=-0.9, streak=0.03)
        bars(pt)
        for x, y, size, turn in ((216, 400, 1.7, -12), (318, 390, 2.5, -8)):
            blade(pt, x, y, size, turn=turn, tone="62b078")
        for x, y, size, turn in ((158, 404, 0.8, -30), (274, 410, 1.35, 10)):
            blade(pt, x, y, size, turn=turn, tone="3f9468")
        pt.fill(soil, DARK)
        pt.mark(p.circle(-160, 362, 58, 7), SHADOW)
        pt.mark(p.circle(90, 358, 150, 9), SHADOW)


def bars(pt: Poster) -> None:
    """The glazing bars of the far wall."""
    for line in ([(-326, -112), (0, -104), (326, -112)], [(-338, 130), (0, 138), (338, 130)]):
        pt.line(line, [5, 5, 5], CREAM)
    for x in (-112, 112):
        glazing_bar = [(x * 0.9, -366), (x, -100), (x, 384)]
        pt.line(glazing_bar, [5, 5, 5], CREAM)


def blade(pt: Poster, x: float, y: float, size: float, turn: float, tone: str) -> None:
    """One broad leaf standing on its stalk, with a pale rib."""
    leaf_outline = p.points("0,0! -16,-40 -34,-84 -22,-130 6,-168! 30,-124 34,-80 14,-36")
    with pt.at(x, y, size, turn=turn):
        pt.fill(leaf_outline, tone, flow=1.4, streak=0.03)
        pt.line([(0, 0), (-2, -70), (5, -150)], [3, 2.4, 1], "8fce9a")


def pot(pt: Poster) -> None:
    """A clay pot that drifts as well, origin at its rim."""
    side = p.poly(p.points("-56,0 56,0 38,104 -38,104"))
    side_shade = p.poly(p.points("8,-10 70,-10 50,120 14,120"))

    pt.fill(side, "e8743a", [(side_shade, "b04a2a")], flow=1.5)
    pt.fill(p.rect(-66, -24, 132, 34, r=6), "f58c4c", [(p.rect(10, -30, 70, 50), "c4582e")])
    pt.mark(p.circle(0, -23, 56, 10), "5a2c1c")


def seedling(pt: Poster) -> None:
    """Two leaves, within the water: what all this is for."""
    left_leaf = p.points("0,-90! -22,-128 -62,-142 -88,-128! -74,-94 -40,-78")
    left_leaf_shade = p.points("0,-90 -50,-112 -100,-128 -82,-84 -40,-66")
    right_leaf = p.points("0,-90! 18,-136 56,-156 86,-150! 76,-108 42,-84")
    right_leaf_shade = p.points("0,-90 52,-120 98,-150 84,-90 42,-70")

    pt.line([(0, -20), (-6, -56), (0, -92)], [13, 11, 9], "4f9a34")
    pt.fill(left_leaf, "8fd03c", [(left_leaf_shade, LEAF)])
    pt.fill(right_leaf, "a8e04c", [(right_leaf_shade, LEAF)])


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
    """The belly shield below the rim; before and behind the bridge that joins them gape the dark holes for the legs."""
    t, middle = np.linspace(-1, 1, 34), np.linspace(-0.2, 0.36, 12)
    pt.fill(hull([solid(s, 0, 0.97, d) for s in t for d in (0, 46)]), "3a2018")
    slab = [solid(s, 0, 0.9, 44) for s in t] + [solid(s, 0, 0.84, 80) for s in t[::-1]]
    pt.fill(hull(slab), BELLY, [(hull([solid(s, 0, 0.84, d) for s in t for d in (64, 92)]), "c89450")], streak=0.03)
    bridge = [solid(s, 0, 1.0) for s in middle] + [solid(s * 1.2, 0, 0.88, 60) for s in middle[::-1]]
    pt.fill(p.poly(bridge), "dcb768", streak=0.03)
    for s in (-0.2, 0.1, 0.4):
        pt.line([solid(s, 0, 0.9, 46), solid(s + 0.02, 0, 0.84, 80)], [4, 3], "a4783c")


def far_leg(pt: Poster, points: p.Points, widths: list[float]) -> None:
    """A leg on the far side: a column that narrows at the ankle, a blunt foot with claws along its end."""
    (ax, ay), (bx, by) = points[-2][:2], points[-1][:2]
    a = math.atan2(by - ay, bx - ax)
    wide = widths[-1]
    with pt.at(bx, by, turn=math.degrees(a)):
        for k in (-0.32, 0, 0.32):
            pt.line([(wide * 0.3, k * wide), (wide * 0.66 - abs(k) * 18, k * wide * 1.1)], [16, 8], BELLY)
    path = p.ribbon(points, widths, 40, True)
    pt.fill(path, "7a9e44", [(p.cut(path, p.moved(path, -4, -14)), "4f7836")], flow=a, streak=0.04)


def hind_leg(pt: Poster) -> None:
    """The near hind leg in a kick: a short thick column out of its hole, the sole turned to us."""
    column = p.points("92,10 100,74 124,130 166,166 220,156 240,112 222,62 204,-10")
    rim_shadow = p.points("80,0 106,54 156,46 214,18 230,-30 80,-30")
    knee_shade = p.points("84,30 100,74 124,130 166,168 200,170 150,124 122,70")
    with pt.at(192, 124, turn=-32):
        for x, y in ((-34, 28), (-12, 38), (12, 38), (34, 28)):
            pt.line([(x, y - 8), (x * 1.15, y + 15)], [17, 8], BELLY)
    pt.fill(column, SKIN, [(knee_shade, SKIN_D), (rim_shadow, "45692f")], flow=0.8, streak=0.04)
    with pt.at(192, 124, turn=-32):
        pt.fill(p.circle(0, 4, 46, 36), SKIN_D)
        pt.fill(p.circle(0, 1, 38, 28), "c2cc78", [(p.circle(14, 12, 34, 24), "a8b662")], streak=0.03)
    for x, y, r in ((158, 64, 8), (184, 52, 6), (146, 90, 6)):
        pt.mark(p.circle(x, y, r, r * 0.8), SKIN_D)


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
    for k, (x, w, low) in enumerate(((-26, 19, -98), (-8, 22, -93), (12, 21, -94), (30, 18, -100))):
        pt.line([(x - 1, low - 4), (x - 3, low + 17)], [12, 5], BELLY)
        pt.fill(
            p.ribbon([(x, -136 + abs(x) * 0.2), (x + 1, -116), (x - 1, low)], [w, w + 1, w - 3], 16, True),
            SKIN,
            [(p.rect(x + 3, -140, 20, 70), SKIN_D)] if k > 1 else (),
            streak=0.02,
        )
        pt.line([(x - w / 2, -124), (x - w / 2, low - 2)], [1, 2.5], SKIN_D)


def tortoise(pt: Poster) -> None:
    """Side on, swimming down through the air: neck stretched out, the hind legs trailing as after one kick."""
    neck = p.ribbon(p.points("-110,10 -170,10 -214,-16 -246,-64"), [92, 80, 72, 70], 40, True)

    far_leg(pt, p.points("-110,46 -158,84 -204,82"), [80, 62, 46, 60])
    pt.line(p.points("190,-6 226,6 240,30"), [30, 18, 3], SKIN_D)
    plastron(pt)
    pt.fill(neck, SKIN, [(p.cut(neck, p.moved(neck, -12, -26)), SKIN_D)], flow=0.4)
    for x, y in ((-196, -6), (-212, -26), (-224, -50)):
        neck_crease = [(x - 30, y - 14), (x - 6, y + 6), (x + 24, y + 10)]
        pt.line(neck_crease, [1, 4, 1], SKIN_D)
    hind_leg(pt)
    arm(pt)
    carapace(pt)
    rim(pt)


def arm(pt: Poster) -> None:
    """The near front leg: out of its hole, bent back at the elbow, narrow at the wrist, down to the handle."""
    outline = p.points("-118,30 -96,84 -60,124 -36,146 -30,166 -36,192 32,192 27,166 44,134 42,100 20,70 6,30")
    rim_shadow = p.points("-130,20 -112,72 -60,78 12,72 40,20")
    under_shade = p.points("6,30 8,84 22,112 8,150 8,200 60,200 60,30")
    pt.fill(outline, SKIN, [(under_shade, SKIN_D), (rim_shadow, "45692f")], flow=1.1, streak=0.04)
    for x, y, r in ((-72, 96, 9), (-50, 112, 8), (-40, 92, 7), (-22, 124, 8), (-16, 100, 6), (-12, 148, 6)):
        pt.mark(p.circle(x, y, r, r * 0.75), SKIN_D)


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
    """The cream iron outline, a ball on its peak."""
    right_gleam = [(337, 382), (341, 50), (328, -118)]
    for side in (-1, 1):
        for a, b in itertools.pairwise(p.sample([(side * x, y) for x, y in RIGHT], 36).tolist()):
            pt.line([a, b], [16, 16], CREAM)
    pt.line(right_gleam, [6, 6, 3], IRON)
    pt.fill(p.circle(0, -440, 15), CREAM, [(p.circle(10, -432, 13), IRON)])


def foot(pt: Poster) -> None:
    """One course of brick, and the earth that came with it."""
    clod = p.points("-344,430! -312,462 -250,474 -190,508 -110,518 -40,548 40,556 120,536 206,512 280,470 344,430!")
    clod_shade = p.points("30,420 360,420 360,500 170,570 40,590 60,500")
    pt.fill(clod, "6a3f28", [(clod_shade, "472820")], flow=0.4)
    pt.fill(p.rect(-346, 392, 692, 46), "a4483a", [(p.rect(110, 380, 300, 80), "74303a")])
    x = -340.0
    while x < 320:
        w = min(pt.random.uniform(56, 84), 338 - x)
        pt.mark(p.rect(x, 402, w, 30), "d8745a" if x < 80 else "9c443e")
        x += w + 8
    pt.fill(p.rect(-354, 376, 708, 20, r=4), CREAM, [(p.rect(116, 370, 260, 40), IRON)], streak=0.02)


def roots(pt: Poster) -> None:
    """Torn roots trail after it; the thickest still bends towards the land that it cannot reach."""
    for curve, width in (
        ("-226,486 -252,536 -232,576 -262,616", 18),
        ("-150,510 -160,556 -186,586", 13),
        ("-92,530 -112,580 -84,626 -104,664", 24),
        ("212,510 236,546 226,580", 15),
    ):
        pt.line(p.points(curve), [width * 1.6, width, width * 0.6, 2], "a07040")
    pt.line(p.points("52,500 36,572 44,616 78,642 124,644"), [110, 54, 40, 22, 2], "b88648")
    pt.line(p.points("34,570 18,612 -6,632"), [26, 11, 2], "b88648")
    pt.line(p.points("72,540 54,580 56,608 84,634"), [26, 14, 9, 1], "7c5230")


def globe(pt: Poster) -> None:
    """The water does not fall: one trembling globe of it stands on the soil round the whole seedling."""
    outline = p.points(
        "0,-232 58,-220 104,-178 116,-122 100,-64 54,-24 0,-14 -56,-24 -104,-68 -118,-126 -100,-184 -54,-222"
    )
    far_side = p.cut(p.circle(0, -122, 124, 116), p.circle(-16, -142, 112, 104))
    pt.fill(outline, "9adcf2", [(far_side, "5fb2e2"), (p.circle(-20, -148, 74, 62), "b8ebf5")], streak=0.02)


def gleam(pt: Poster) -> None:
    """Window light on the globe, over the leaves."""
    pt.mark(p.spline(p.points("-96,-150! -84,-190 -48,-214! -66,-186")), "ffffff")
    pt.mark(p.circle(-90, -128, 6, 8), "ffffff")
    pt.mark(p.spline(p.points("100,-96! 84,-58 46,-36! 74,-64")), "d4f4f6")


def stream(pt: Poster) -> None:
    """A rope of water in one arc from the rose to the globe."""
    pt.line(p.points("-20,94 -28,50 -62,22 -110,28 -138,66"), [12, 15, 18, 24, 44], "6fc0e8")
    pt.line(p.points("-30,54 -60,28 -102,30"), [2, 5, 2], "d4f4f6")


def paint() -> p.Array:
    """Space, the house of glass, and what lives in it."""
    img = g.board(NIGHT, 2)
    pt = Poster(84, wobble=0.6)
    space(pt)
    with pt.at(HANG[0], HANG[1], 1.04, turn=HANG[2]):
        roots(pt)
        inside(pt)
        frame(pt)
        foot(pt)
        stream(pt)
        with pt.at(*POT, 0.9, turn=-8):
            pot(pt)
            globe(pt)
            seedling(pt)
            gleam(pt)
        with pt.at(54, -158, 0.97, turn=-11):
            tortoise(pt)
            with pt.at(-250, -84, 1.44, turn=-6):
                face(pt)
            with pt.at(*GRIP, 0.92, turn=8):
                can(pt)
                grip(pt)
    pt.lay(img, tooth=0.4)
    return img
