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
AIR, SUN, SHADE, LEAF, DARK, SHADOW = "d3ebb4", "f7f7cf", "b5dcb4", "3f9a4c", "1d6b50", "14523f"
WATER, SKY = "5fb8e6", "d4f4f6"
CREAM, IRON = "fffbe8", "9fc0b4"
SKIN, SKIN_D, SHELL_D, PLATE, BELLY = "93b84a", "5f8c3c", "6a3a20", "d69a44", "f4dc94"
BLUE, BLUE_D, INK = "2f6fd0", "1c4490", "26201e"
RIGHT = p.points("0,-436 100,-376 250,-272 326,-120 338,50 334,384")
GLASS = [(-334, 384, 1), *[(-x, y) for x, y in RIGHT[-2:0:-1]], (0, -436, 1), *RIGHT[1:-1], (334, 384, 1)]
HANG, POT, EARTH = (392, 490, -6.0), (-228, 200), (694, 1104)
YAW, TILT, FIST = 0.34, 0.3, (-4, 190)
LIT, MID, LOW = ("c4842f", "e8b04c", "f6cf74"), ("a8662c", "c8883a", "dca04a"), ("84481f", "a8662c", "b87a34")


def space(pt: Poster) -> None:
    """Night with a few decided stars, and far below, small and whole, the Earth."""
    upper_dark = p.poly([(-20, -20), (380, -20), (-20, 560)])
    lower_dark = p.poly([(820, 500), (820, 1220), (300, 1220)])
    stars = ((74, 96, 5), (168, 184, 3), (40, 262, 2.5), (694, 84, 6), (752, 206, 2.5), (560, 44, 3), (66, 1120, 4))

    pt.fill(p.rect(-10, -10, 820, 1220), NIGHT, [(upper_dark, DEEP), (lower_dark, DEEP)], flow=-0.6, streak=0.08)
    for x, y, r in (*stars, (182, 1168, 2.5), (30, 980, 2.5), (768, 1000, 3)):
        pt.mark(p.circle(x, y, r), STAR)
    with pt.at(*EARTH):
        earth(pt)


def earth(pt: Poster) -> None:
    """A blue ball in its thin bright air: one continent, threads of cloud, and its own night."""
    continent = p.points("-50,-6 -36,-34 -8,-46 4,-30 24,-26 22,-4 4,8 2,34 -14,46 -24,18 -44,14")
    clouds = ("-58,16 -30,22 0,16", "-6,-44 22,-38 44,-42", "8,34 26,30 44,34")
    night_side = p.cut(p.circle(0, 0, 80), p.circle(-20, -18, 68))

    for r, tone in ((65, "9fdcf4"), (60, "2a80c8")):
        pt.mark(p.circle(0, 0, r), tone)
    with pt.within(p.circle(0, 0, 60)):
        pt.fill(continent, "8cc850", streak=0.02)
        for curve in clouds:
            pt.line(p.points(curve), [1, 7, 1], "f2fafa")
        pt.mark(night_side, "173f80", 0.75)


def inside(pt: Poster) -> None:
    """Warm air, one band of sunlight, and along the foot a quiet bank of broad leaves."""
    shaded_air = p.poly(p.points("350,-520 350,420 -350,420 -350,300"))
    sunbeam = p.poly(p.points("60,-520 350,-520 350,-330 -130,420 -350,420 -350,150"))
    soil = p.points("-350,346 -200,346 0,338 160,328 350,312 350,430 -350,430")
    with pt.within(p.spline(GLASS)):
        pt.fill(p.rect(-350, -520, 700, 940), AIR, [(shaded_air, SHADE), (sunbeam, SUN)], flow=-0.9, streak=0.03)
        bars(pt)
        for x, y, size, turn in ((216, 400, 1.7, -12), (318, 390, 2.5, -8)):
            blade(pt, x, y, size, turn=turn, tone="9ccf9c")
        for x, y, size, turn in ((158, 404, 0.8, -30), (274, 410, 1.35, 10)):
            blade(pt, x, y, size, turn=turn, tone="6fb488")
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
        pt.line([(0, 0), (-2, -70), (5, -150)], [3, 2.4, 1], "c4e4bc")


def pot(pt: Poster) -> None:
    """A clay pot that has tipped over in the air, origin at its rim; fine roots trail out of its hole."""
    side = p.poly(p.points("-56,0 56,0 38,104 -38,104"))
    side_shade = p.poly(p.points("8,-10 70,-10 50,120 14,120"))

    for curve in ("-4,100 -10,122 4,140 -6,160", "2,100 14,118 12,138 30,150"):
        pt.line(p.points(curve), [7, 5, 4, 1], "e8d49c")
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
    """The near hind leg after its kick: a thick thigh out of the hole, a narrower ankle, a blunt foot with claws."""
    column = p.points("78,10 92,64 120,104 146,130 158,158 178,184 206,188 232,166 236,140 216,112 206,66 204,-10")
    rim_shadow = p.points("70,0 92,58 150,52 212,24 230,-30 70,-30")
    under_shade = p.points("70,20 92,64 120,104 146,130 158,158 178,190 200,196 176,150 160,118 128,82 104,40")
    for x, y, turn in ((182, 184, 18), (204, 182, 2), (222, 170, -18), (234, 152, -38)):
        with pt.at(x, y, turn=turn):
            pt.mark(p.spline(p.points("-9,-6! 9,-6! 8,12 2,24! -7,12")), BELLY)
    pt.fill(column, SKIN, [(under_shade, SKIN_D), (rim_shadow, "45692f")], flow=0.8, streak=0.04)
    for x, y, r in ((164, 74, 9), (184, 92, 7), (154, 96, 6), (188, 64, 6), (184, 122, 6)):
        pt.mark(p.circle(x, y, r, r * 0.8), SKIN_D)


def can(pt: Poster) -> None:
    """The blue watering can, origin where its handle is held, swung forward in the air."""
    spout = [(-40, 136), (-86, 120), (-112, 84)]
    rose = p.poly(p.points("-138,90 -100,56 -88,72 -124,104"))
    back_handle = p.points("44,80 84,76 88,124 48,144")
    top_handle = p.points("-42,72 -84,42 -86,10 -60,0 0,-2 60,0 86,10 84,42 44,72")
    can_body = p.poly(p.points("-46,64 46,64 56,162 -56,162"))
    can_shade = p.poly(p.points("10,60 60,60 60,170 22,170"))
    can_light = p.poly(p.points("-34,74 -22,74 -26,140 -40,140"))

    pt.line(spout, [24, 18, 14], BLUE_D)
    pt.fill(rose, BLUE)
    pt.line(back_handle, [11, 12, 12, 10], BLUE_D)
    pt.line(top_handle, [12, 13, 14, 15, 16, 15, 14, 13, 12], BLUE_D)
    pt.fill(can_body, BLUE, [(can_shade, BLUE_D), (can_light, "8fc0f4")], flow=1.5)
    pt.mark(p.circle(0, 64, 46, 10), "143266")


def thumb(pt: Poster) -> None:
    """The inner toe, behind the bar: it closes the fist from below."""
    pt.fill(p.ribbon(p.points("-34,-26 -58,-4 -58,20 -44,30"), [22, 20, 18, 12], 24, True), SKIN_D, streak=0.0)
    pt.mark(p.spline(p.points("-48,22! -38,24 -27,33! -40,37 -50,35")), BELLY)


def grip(pt: Poster) -> None:
    """The fist on the bar: the back of the paw above it, four toes folded over, their claws tucked in below."""
    back = p.points("-26,-66 -38,-40 -40,-18 0,-10 40,-18 40,-42 26,-66")

    pt.fill(back, SKIN, streak=0.02)
    for x, w, low in ((31, 19, 8), (11, 21, 13), (-11, 22, 14), (-32, 20, 9)):
        toe = p.ribbon([(x * 0.9, -34), (x, -12), (x - 3, low)], [w - 2, w + 2, w - 5], 20, True)
        pt.mark(p.spline(p.points("-7,-6! 6,-6! 4,5 -5,11! -7,4", at=(x - 3, low + 5))), BELLY)
        pt.fill(toe, SKIN, [(p.rect(x - 30, 5, 60, 40), SKIN_D)], streak=0.0)
        if x < 31:
            pt.line([(x + w / 2, -32), (x + w / 2 + 1, -12), (x + w / 2 - 1, low + 2)], [1, 3.4, 2], "45692f")


def tortoise(pt: Poster) -> None:
    """Side on, swimming down through the air: neck stretched out, the hind legs trailing as after one kick."""
    neck = p.ribbon(p.points("-110,10 -170,10 -214,-16 -246,-64"), [92, 80, 72, 70], 40, True)

    far_leg(pt, p.points("-110,46 -158,84 -204,82"), [80, 62, 46, 60])
    pt.line(p.points("180,-30 220,-30 242,-18"), [36, 20, 3], "7a9e44")
    far_leg(pt, p.points("150,24 208,42 252,30"), [76, 60, 46, 54])
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
    outline = p.points("-118,30 -96,84 -62,112 -34,126 -24,146 -26,166 28,160 30,144 46,122 44,96 20,70 6,30")
    rim_shadow = p.points("-130,20 -112,72 -60,78 12,72 40,20")
    under_shade = p.points("6,30 8,84 24,110 20,140 14,176 60,170 60,30")
    pt.fill(outline, SKIN, [(under_shade, SKIN_D), (rim_shadow, "45692f")], flow=1.1, streak=0.04)
    for x, y, r in ((-72, 96, 9), (-50, 112, 8), (-40, 92, 7), (-22, 124, 8), (-16, 100, 6)):
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
    """What has left the rose falls nowhere: a neck of water, then beads of every size on their way to the globe."""
    neck = p.points("-12,130! -28,120 -44,116 -58,124 -58,138 -46,148 -30,152 -18,154!")
    beads = ((-50, 84, 13, 12), (-30, 56, 6, 7), (-58, 34, 15, 14), (-30, 20, 5, 5), (-50, -10, 8, 9), (-88, -12, 5, 5))
    strays = ((-24, 198, 10, 9), (-58, 214, 5, 5), (6, 236, 4, 4), (-294, -22, 8, 9), (-262, -52, 4, 4))

    pt.fill(neck, WATER, streak=0.0)
    pt.line(p.points("-24,128 -38,123 -50,127"), [1, 5, 1], SKY)
    for x, y, rx, ry in (*beads, *strays):
        pt.mark(p.circle(x, y, rx, ry), WATER)
        pt.mark(p.circle(x - rx * 0.3, y - ry * 0.35, rx * 0.36, ry * 0.3), "ffffff")


def crumbs(pt: Poster) -> None:
    """Soil that has come loose from the pot hangs about it in lumps."""
    lumps = ((-96, 196, 9, 20), (-74, 224, 5, 60), (-110, 238, 6, 10), (-150, 268, 10, -20), (-120, 292, 4, 40))
    for x, y, r, turn in (*lumps, (-186, 308, 6, 15), (-318, 212, 6, 30), (-304, 238, 4, 5)):
        with pt.at(x, y, r, turn=turn):
            pt.mark(p.poly(p.points("-1,-0.3 -0.2,-0.9 0.8,-0.6 1,0.3 0.2,0.8 -0.7,0.6")), "6a3a20")


def paint() -> p.Array:
    """Space, the house of glass, and what lives in it."""
    img = g.board(NIGHT, 2)
    pt = Poster(84, wobble=0.6)
    space(pt)
    with pt.at(HANG[0], HANG[1], 1.02, turn=HANG[2]):
        roots(pt)
        inside(pt)
        frame(pt)
        foot(pt)
        with pt.at(*POT, 0.9, turn=28):
            pot(pt)
            globe(pt)
            seedling(pt)
            gleam(pt)
        crumbs(pt)
        stream(pt)
        with pt.at(24, -160, 0.92, turn=-11):
            tortoise(pt)
            with pt.at(-250, -84, 1.44, turn=-6):
                face(pt)
            with pt.at(*FIST, 1.16, turn=-14):
                thumb(pt)
                can(pt)
            with pt.at(*FIST, 1.16, turn=-8):
                grip(pt)
    pt.lay(img, tooth=0.4)
    return img
