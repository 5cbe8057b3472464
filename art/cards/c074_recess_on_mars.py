"""One glass dome with a playground on a rust-coloured plain; a patient yellow robot pushes an empty swing.

Technique: painted relief.
"""

from __future__ import annotations

import math

import numpy as np

from art import paint as p

NUMBER, TITLE = 74, "Recess on Mars"

LIGHT = (-0.75, -0.5, 0.42)
HORIZON = 742
DOME = (412.0, 930.0, 318.0, 400.0, 58.0)  # middle and height of its foot, radius, rise, and depth of the foot's ellipse
YELLOW = "ffc81e"
BAR = (19.0, -5.5)  # half of a swing's width along the bar, on the card
STEEL = [(0, "3a2430"), (0.4, "8a6a60"), (0.65, "c8aa94"), (0.85, "f4e4d0"), (1, "fffaf0")]
RUST_SHADE = "4a1c18"


def plain(img: p.Array) -> None:
    """Mesas in the dust, and a plain of rust with stones and hollows."""
    p.ridge(img, 700, 26, "c8824c", "dca468", 5, 90, 0.0, 0.8)
    for x, w, h, tint in ((640, 330, 120, "b8683c"), (90, 300, 86, "b06238"), (330, 190, 54, "c07444")):
        top = HORIZON - h
        mesa = p.spline(
            [
                (x - w / 2, HORIZON + 8, 1),
                (x - w * 0.4, top + h * 0.5),
                (x - w * 0.3, top + 8, 1),
                (x - w * 0.1, top, 1),
                (x + w * 0.22, top + 5, 1),
                (x + w * 0.33, top + h * 0.4),
                (x + w / 2, HORIZON + 8, 1),
            ]
        )
        m = p.rough(p.mask(mesa), 5, 20, 3)
        p.over(img, m, p.vertical([(0, p.mix(tint, "f0c890", 0.25)), (0.4, tint), (1, p.mix(tint, "e0a468", 0.65))], top, HORIZON + 10, 8))
        p.over(img, m * p.smooth(0.2, 0.7, p.noise(40, 9, 3, ay=4)), "8a4426", 0.22)
        p.rim_light(img, m, "ffe4b0", -3, -2, 0.5)
    ground = p.smooth(HORIZON - 1, HORIZON + 3, p.grid.y)
    tone = (p.grid.y - HORIZON) / 460 + p.noise(120, 4, 5, ax=2.4, ay=0.5) * 0.2 + p.noise(20, 7, 4, ax=2, ay=0.5) * 0.07
    p.over(img, ground, p.ramp(np.clip(tone, 0, 1), [(0, "dc9c5c"), (0.2, "c87440"), (0.5, "b25a30"), (0.8, "943f22"), (1, "722c1c")]))
    p.brush(img, 26, 3200, np.zeros_like(p.grid.x), 0.035, 0.4, 4, ground)
    stones(img)


def stones(img: p.Array) -> None:
    """Hundreds of stones, each with its long shadow."""
    random = np.random.default_rng(74)
    layer = p.Layer()
    for _ in range(700):
        depth = random.random() ** 0.6
        y = HORIZON + 8 + depth * 450
        x, size = random.uniform(-10, 810), random.uniform(0.7, 1.5 + 1.6 * random.random() ** 6) * (0.3 + depth * 2.2)
        layer.fill(
            p.spline([(x, y + size * 0.3), (x + size * 1.2, y - size * 0.1), (x + size * 4.6, y + size * 0.5), (x + size, y + size * 0.9)]),
            "4a1814",
            0.6,
        )
        tint = p.mix("8a3a20", "c87848", random.random())
        layer.fill(p.circle(x, y, size * 1.25, size * 0.8), p.mix(tint, "3a1414", 0.35)).fill(
            p.circle(x - size * 0.35, y - size * 0.25, size * 0.7, size * 0.42), p.mix(tint, "ffd8a0", 0.5)
        )
    p.lay(img, layer, tooth=1.2)
    craters = p.Layer()
    for x, y, r in ((96, 812, 52), (236, 778, 26), (720, 800, 40)):
        craters.fill(p.circle(x, y, r, r * 0.2), "5a2018", 0.55, r * 0.05).fill(
            p.circle(x + r * 0.1, y + r * 0.05, r * 0.84, r * 0.14), "c87848", 0.5, r * 0.06
        )
        craters.stroke(
            p.spline([(x + r, y), (x + r * 0.6, y + r * 0.17), (x, y + r * 0.21), (x - r * 0.6, y + r * 0.17)], False),
            r * 0.045,
            "f0b478",
            0.7,
            1,
        )
    p.lay(img, craters, tooth=1.5)


def tracks(img: p.Array) -> None:
    """The robot's wheel marks: round and round the dome, and once out to look."""
    cx, cy, rx, _, ry = DOME
    layer = p.Layer()
    for grow in (34, 60):
        layer.stroke(p.circle(cx, cy + 4, rx + grow, ry + grow * 0.34), 7, "5a2016", 0.5, 1.4)
        layer.stroke(p.circle(cx, cy + 6, rx + grow + 2, ry + grow * 0.34 + 1), 2, "e8a870", 0.45)
    for shift in (0, 34):
        way = p.spline([(300 + shift * 0.8, 1000), (250 + shift, 1060), (264 + shift * 1.3, 1130), (226 + shift * 1.6, 1220)], False)
        layer.stroke(way, 8, "5a2016", 0.5, 1.4).stroke(p.moved(way, 2, 1), 2, "e8a870", 0.45)
    p.lay(img, layer, tooth=2)


def dome_point(angle: float, height: float) -> tuple[float, float]:
    """A point of the glass: angle round the foot (0 right, pi/2 front), height 0..1 along the arc."""
    cx, cy, rx, rise, ry = DOME
    t = height * math.pi / 2
    return cx + rx * math.cos(t) * math.cos(angle), cy + ry * math.cos(t) * math.sin(angle) - rise * math.sin(t)


def dome_mask() -> p.Array:
    """Everything inside the glass."""
    cx, cy, rx, rise, ry = DOME
    upper = p.mask(p.circle(cx, cy, rx, rise)) * p.smooth(cy + 1, cy - 1, p.grid.y)
    return np.maximum(upper, p.mask(p.circle(cx, cy, rx, ry)))


def struts(img: p.Array, front: bool) -> None:
    """The ribs of the dome, the far half or the near one."""
    layer = p.Layer()
    width, alpha = (3.0, 0.8) if front else (1.8, 0.42)
    start = 0.0 if front else math.pi
    ways = [[dome_point(start + (k + 0.5) * math.pi / 6, h) for h in np.linspace(0, 1, 18)] for k in range(6)]
    ways += [[dome_point(start + a, h) for a in np.linspace(0, math.pi, 26)] for h in (0.001, 0.3, 0.56, 0.78)]
    for way in ways:
        layer.stroke(p.moved(p.line(way), 1.2, 1.2), width, "5a2c20", alpha * 0.5).stroke(p.line(way), width, "f6e6d0", alpha)
    p.lay(img, layer)


def floor(img: p.Array) -> None:
    """The playground's floor: soft sand-coloured matting with painted rings."""
    cx, cy, rx, _, ry = DOME
    m = p.mask(p.circle(cx, cy, rx - 4, ry - 2))
    p.over(
        img,
        m,
        p.ramp(np.clip(0.5 + p.noise(40, 3, 4) * 0.2 - (p.grid.x - cx) / 900, 0, 1), [(0, "a8683c"), (0.5, "d69c62"), (1, "f0c890")]),
    )
    rings = p.Layer()
    for r in (0.34, 0.5):
        rings.stroke(p.circle(cx + 150, cy + 6, rx * r * 0.6, ry * r * 0.6), 3, "f8e4c4", 0.7)
    p.lay(img, rings, tooth=1)


def slide(img: p.Array) -> None:
    """Ladder, platform and a long steel chute."""
    s = p.Sprite()
    for x in (0, 30):
        s.limb([(x, 0), (x + 30, -190)], [7, 6], "a85a38")
    for k in range(7):
        s.limb([(4 + k * 4, -24 - k * 25), (34 + k * 4, -24 - k * 25)], [5, 5], STEEL)
    s.limb([(30, -190), (34, -226), (70, -226), (74, -184)], [5, 5, 5, 5], "a85a38").limb([(78, -178), (92, 0)], [6, 7], "a85a38")
    chute = p.spline(
        [
            (40, -184, 1),
            (72, -190),
            (104, -150),
            (150, -58),
            (182, -22),
            (214, -20, 1),
            (214, -8, 1),
            (174, -6),
            (136, -46),
            (92, -136),
            (70, -172),
            (40, -170, 1),
        ]
    )
    s.add(chute, STEEL, 9)
    s.limb([(66, -196), (108, -158), (156, -64), (186, -30), (214, -28)], [5, 5, 5, 5, 5], "c87a48")
    s.draw(img, 142, 930, 92, light=LIGHT, shade=RUST_SHADE)


def swing_set(img: p.Array) -> None:
    """Two A-frames in depth; the swing is high in the air, and empty."""
    near, far = ((468, 668), (430, 956), (528, 960)), ((570, 642), (538, 900), (622, 902))
    frame = p.Sprite()
    for apex, left, right in (far, near):
        for foot in (left, right):
            frame.limb([foot, apex], [8, 7], "a8583a")
    frame.limb([near[0], far[0]], [10, 9], "b4623c")
    hang(frame, 516, 657, 27, 196)
    frame.draw(img, 0, 0, 100, light=LIGHT, shade=RUST_SHADE)


def hang(s: p.Sprite, x: float, y: float, angle: float, length: float) -> None:
    """A swing on two chains, at an angle from straight down (degrees, to the right)."""
    a = math.radians(angle)
    sx, sy = x + math.sin(a) * length, y + math.cos(a) * length
    dx, dy = BAR
    for side in (1, -1):
        s.line(p.line([(x + dx * side, y + dy * side), (sx + dx * side, sy + dy * side)]), 3.6, "fff8ec")
    ux, uy = math.cos(a) * 17, -math.sin(a) * 17
    corners = [
        (sx - ux - dx * 1.2, sy - uy - dy * 1.2),
        (sx + ux - dx * 1.2, sy + uy - dy * 1.2),
        (sx + ux + dx * 1.2, sy + uy + dy * 1.2),
        (sx - ux + dx * 1.2, sy - uy + dy * 1.2),
    ]
    s.add(p.poly([(cx + 1, cy + 7) for cx, cy in corners]), "7a3a24", 3).add(p.poly(corners), "fff0d8", 3)


def robot() -> p.Sprite:
    """A rounded robot in profile, facing right, on two wheels, arms out to push."""
    s, dark = p.Sprite(), "4a3424"
    s.limb([(-4, -62), (20, -66), (44, -72)], [9, 8, 7], p.mix(YELLOW, "6a3a10", 0.45))
    for x in (-15, 15):
        s.add(p.circle(x, -12, 13), dark, 8).add(p.circle(x, -12, 6), "c8b09c", 4)
    s.add(p.rect(-24, -28, 50, 12, 5), p.mix(YELLOW, "5a3010", 0.5), 5)
    s.add(p.spline([(-24, -26, 1), (-27, -60), (-18, -80), (0, -84), (18, -80), (26, -60), (24, -26, 1)]), YELLOW, 20)
    s.add(p.rect(2, -58, 18, 18, 4), "fff2c8", 4).add(p.circle(11, -49, 5), "e88a3c", 4)
    for y in (-40, -36, -32):
        s.line(p.line([(-18, y), (-6, y)]), 1.4, "a86a10", 0.9)
    s.limb([(0, -82), (2, -92)], [9, 8], dark)
    s.add(p.spline([(-20, -92), (-22, -112), (-8, -124), (12, -124), (26, -114), (28, -98), (18, -90), (-10, -88)]), YELLOW, 15)
    s.add(p.spline([(10, -116), (24, -112), (26, -100), (12, -97), (6, -106)]), "2c2028", 4)
    s.add(p.circle(18, -107, 4.2), "b8f4f0", 0, shine=12)
    s.line(p.line([(-6, -122), (-12, -140)]), 2.4, dark).add(p.circle(-12, -142, 4), "fff2c8", 3)
    s.limb([(-2, -66), (20, -60), (46, -64)], [11, 9, 8], YELLOW)
    s.add(p.spline([(42, -72), (54, -76), (56, -66), (54, -56), (43, -58)]), dark, 4)
    return s


def airlock(img: p.Array) -> None:
    """The porch: a lit window with rows of coat hooks, and one small coat."""
    p.contact(img, 716, 998, 92, 16, 0.6, RUST_SHADE)
    mast = p.Sprite().limb([(742, 836), (744, 748)], [6, 4], STEEL).line(p.spline([(724, 768), (744, 780), (764, 766)], False), 4, "8a6a60")
    mast.add(p.circle(744, 746, 5), "fff2c8", 3, shine=16)
    mast.draw(img, 0, 0, 100, light=LIGHT, shade=RUST_SHADE)
    body = p.spline([(626, 996, 1), (628, 900), (652, 842), (711, 814), (764, 842), (784, 900), (784, 996, 1)])
    p.solid(img, body, [(0, "5a2c28"), (0.4, "a87860"), (0.65, "dcb898"), (0.88, "f8e8d0"), (1, "fffaf0")], 40, LIGHT, 0.4, 0.03, 4, 8)
    seams = p.Layer()
    for points in ([(646, 850), (640, 910), (641, 996)], [(770, 856), (776, 910), (775, 996)]):
        seams.stroke(p.spline(points, False), 2.4, "7a4c40", 0.7).stroke(p.moved(p.spline(points, False), 2, 0), 1.4, "fff8ea", 0.7)
    seams.fill(p.rect(620, 980, 168, 18, 5), "6a4038").fill(p.rect(620, 980, 168, 5, 2), "c89878")
    for k in range(9):
        seams.fill(p.circle(630 + k * 18.4, 989, 2.6), "3a2020")
    p.lay(img, seams)
    pane = p.mask(p.rect(650, 856, 112, 106, 12))
    p.over(img, pane, p.vertical([(0, "fff0c4"), (1, "e4b06c")], 856, 962))
    pegs = p.Layer()
    for row in range(2):
        y = 876 + row * 46
        pegs.stroke(p.line([(654, y), (758, y)]), 4, "a8663c")
        for k in range(8):
            x = 662 + k * 12.5
            pegs.stroke(p.spline([(x, y - 2), (x, y + 10), (x + 6, y + 9)], False), 2.4, "5a3020")
    p.lay(img, pegs, clip=pane)
    coat = p.Sprite().add(
        p.spline(
            [
                (-5, -50, 1),
                (5, -50, 1),
                (14, -44),
                (20, -18),
                (14, -16),
                (11, -30),
                (13, 0, 1),
                (-13, 0, 1),
                (-11, -30),
                (-14, -16),
                (-20, -18),
                (-14, -44),
            ]
        ),
        "4a7a8c",
        7,
    )
    coat.add(p.circle(0, -52, 6, 5), "4a7a8c", 4)
    coat.draw(img, 692, 936, 88, light=LIGHT)
    p.lay(img, p.Layer().stroke(p.rect(650, 856, 112, 106, 12), 6, "8a5c4c").stroke(p.rect(648, 854, 112, 106, 12), 2, "fff0dc", 0.8))
    p.glow(img, 711, 908, 120, "ffd890", 0.3)


def glass(img: p.Array, m: p.Array) -> None:
    """The pane itself: a veil, a bright edge, and the long reflection of the sun."""
    cx, cy, rx, rise, _ = DOME
    d = np.hypot((p.grid.x - cx) / rx, np.minimum(p.grid.y - cy, 0) / rise)
    p.shine(img, m * p.smooth(0.72, 1.0, d), "ffe8c4", 0.34)
    for reach, width, alpha in ((0.86, 0.045, 0.6), (0.74, 0.018, 0.4)):
        angle = np.arctan2(cy - p.grid.y, p.grid.x - cx)
        streak = np.exp(-(((d - reach) / width) ** 2)) * p.smooth(1.7, 2.1, angle) * p.smooth(2.95, 2.5, angle)
        p.shine(img, m * streak, "fffaf0", alpha)
    p.rim_light(img, m, "fffaf0", -3, -3, 0.8, 1.4)


def heavens(img: p.Array) -> None:
    """A small pale sun in dust, a pale blue dot, and a spark that is on its way or late."""
    p.glow(img, 118, 470, 420, "ffe8c0", 0.55, 1.4)
    p.glow(img, 118, 470, 110, "f4f4f4", 0.6, 1.6)
    p.over(img, p.mask(p.circle(118, 470, 25), soft=1.2), "fffcf2", 0.95)
    p.glow(img, 628, 150, 60, "c8e8ff", 0.7)
    p.over(img, p.mask(p.circle(628, 150, 6.5)), "c4e6fa")
    trail = p.Layer().fill(p.ribbon([(556, 236), (596, 190)], [5, 0.4], 12), "fff4d8", 0.9)
    trail.fill(p.star(555, 237, 17, 4, 0.2, 20), "fffbe8")
    p.lay(img, trail)
    p.glow(img, 555, 237, 46, "fff0c8", 0.75)


def paint() -> p.Array:
    img = p.sky("mars", HORIZON, 74, [(0, "b0703c"), (0.3, "cc9050"), (0.62, "e6b472"), (0.86, "f2cc92"), (1, "f6dcac")])
    heavens(img)
    p.cirrus(img, 330, 150, "f8dcb0", 0.3, 8, 0.05)
    plain(img)
    p.smoke(img, 24, 742, 190, "e8bc84", 5, 34, 0.55, 13)
    tracks(img)
    m = dome_mask()
    p.cast(img, m, DOME[1] + DOME[4] * 0.6, 1.3, 0.2, RUST_SHADE, 0.5, 9)
    p.multiply(img, m, "d8a880", 0.35)
    floor(img)
    struts(img, False)
    slide(img)
    bot = robot()
    swing_set(img)
    p.contact(img, 390, 968, 72, 11, 0.6, RUST_SHADE)
    bot.draw(img, 384, 972, 196, light=LIGHT, shade="5a2c10", rim="fff6d8", rim_alpha=0.6)
    glass(img, m)
    struts(img, True)
    airlock(img)
    return img
