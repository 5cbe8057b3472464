"""The paper ship leaves the quay, grand and white; the old shipwright feels the first drop of rain in his palm.

Technique: pen and wash.
"""

from __future__ import annotations

import math

import numpy as np
import skia

from art import paint as p
from art.paint.voices.ink import Board, wash
from art.paint.voices.printing import PLAIN, clipped_lines, multiply, opaque, paper

NUMBER, TITLE = 73, "Good on Paper"
FINISH = PLAIN

INK, GROUND = "263243", "fcfaf3"
A, L, R, M = (424, 128), (232, 706), (606, 690), (436, 752)  # the peak: tip, feet, and its fold's foot
S, B, K1, K2, F = (50, 566), (778, 520), (214, 936), (616, 936), (420, 664)  # stern, bow, keel, far rim
WATER, QUAY = 912, 1010
SHADE, DEEP = "a9bfd3", "7f9cba"


def sky(img: p.Array) -> None:
    """Wet paper: a clear morning on the left, the rain coming in from the right."""
    y, x = p.grid.y, p.grid.x
    clear = p.smooth(520, 160, y) * p.smooth(560, 200, x)
    wash(
        img,
        np.ones_like(x),
        "fff0bd",
        0.55,
        p.smooth(420, 620, y) * p.smooth(860, 780, y) * p.smooth(720, 120, x),
        edge=0,
        seed=2,
        cloud=0.1,
    )
    wash(img, np.ones_like(x), "86d3e0", 0.85, clear * np.clip(0.62 + p.noise(240, 4, 3) * 0.55, 0, 1), edge=0, seed=3, cloud=0.1)
    for k, (cx, cy, rx, ry) in enumerate(((700, 130, 220, 120), (560, 70, 170, 90), (780, 300, 160, 130), (650, 230, 130, 80))):
        cloud = p.union(
            *[p.circle(cx + rx * 0.62 * math.cos(a), cy + ry * 0.6 * math.sin(a), rx * 0.44, ry * 0.5) for a in np.linspace(0, 5.7, 8)],
            p.circle(cx, cy, rx * 0.7, ry * 0.7),
        )
        wash(img, cloud, "6f93ad", 0.5 + 0.06 * k, 0.55 + 0.45 * p.smooth(cy - ry, cy + ry, y), bleed=7, seed=20 + k)
    veil = p.smooth(300, 420, y) * p.smooth(900, 700, y) * p.smooth(560, 800, x)
    wash(img, np.ones_like(x), "8fb0c2", 0.5, veil * np.clip(0.6 + p.noise(60, 8, 3, ax=0.4, ay=3) * 0.7, 0, 1), edge=0, seed=5)


def harbour(b: Board) -> None:
    """The far mole with its light, and the basin."""
    b.glaze(p.poly([(-10, 826), (140, 818), (150, 850), (-10, 852)]), "e9b7a2", 2.2)
    tower = p.poly([(66, 822), (74, 730), (96, 730), (104, 822)])
    b.glaze(tower, "ef6a55", 2.2, 0.8).glaze(p.rect(70, 708, 30, 22), "fff0b0", 2).glaze(
        p.poly([(66, 708), (85, 690), (104, 708)]), "ef6a55", 2
    )
    b.pen.line([(72, 770), (85, 774), (100, 770)], 1.8).line([(70, 796), (85, 800), (102, 796)], 1.8)
    sea = p.poly([(-10, 850), (810, 842), (810, QUAY + 20), (-10, QUAY + 20)])
    b.glaze(sea, "3fb3b0", 0, 0.78, fade=0.5 + 0.5 * p.smooth(850, 1000, p.grid.y))
    b.pen.line([(-10, 851), (300, 847), (810, 843)], 2)
    random = np.random.default_rng(4)
    for _ in range(46):
        x, y = random.uniform(0, 800), random.uniform(860, QUAY)
        w = random.uniform(10, 34) * (0.4 + (y - 850) / 130)
        b.pen.line([(x - w, y), (x - w * 0.3, y - 3), (x + w * 0.3, y + 2), (x + w, y - 1)], 1.6)
    for x, y, r in ((120, 960, 18), (690, 968, 20), (60, 905, 10), (752, 900, 12), (330, 984, 16)):
        for q in (1.0, 0.5):
            b.pen.line([(x + r * q * math.cos(t), y + r * q * 0.32 * math.sin(t)) for t in np.linspace(0.3, 6.2, 12)], 1.7)


def ruled(
    b: Board, face: skia.Path, angle: float, gap: float, margin: tuple[tuple[float, float], tuple[float, float]] | None = None
) -> None:
    """Exercise-book lines on one face of the folded sheet."""
    random = np.random.default_rng(7)
    layer = p.Layer()
    for piece in clipped_lines(face, angle, gap, random, 0.0, 4.0):
        layer.stroke(p.line(piece), 1.5, "6ea8dc", 0.75)
    if margin:
        layer.stroke(p.line(margin), 2.2, "e8564a", 0.8)
    p.lay(b.img, layer, clip=p.mask(face))


def ship(b: Board) -> None:
    """The folded sheet: peak with two faces, the far inside, the near side with its creases; lines and margin run on."""
    tip = (A[0] + 16, A[1] + 26)
    inside = p.poly([S, (F[0] - 120, F[1] - 14), F, (F[0] + 150, F[1] - 20), B, (M[0] + 20, M[1] - 10)])
    b.glaze(inside, SHADE, 3, 0.9)
    wash(b.img, p.poly([S, M, (300, 700)]), DEEP, 0.35, seed=3)
    left, right = p.poly([A, L, M]), p.poly([A, tip, R, M])
    b.glaze(right, SHADE, 3.4, 0.62, fade=0.75 + 0.25 * p.smooth(200, 740, p.grid.y))
    ruled(b, right, 58, 27)
    b.glaze(left, "eef3f4", 3.4, 0.35)
    ruled(b, left, -70, 27)
    # inner fold of the peak: a second layer showing at the foot
    flap = p.poly([(L[0] + 4, L[1] - 6), (M[0] - 92, 610), M])
    wash(b.img, flap, SHADE, 0.28, seed=4)
    b.pen.line([(L[0] + 6, L[1] - 6), (300, 660), (M[0] - 92, 610)], 2)
    b.pen.line([(M[0] - 92, 610), (390, 680), M], 2)
    b.pen.line([(R[0] - 6, R[1] - 6), (568, 646), (526, 588)], 2).line([(526, 588), (484, 668), M], 2)
    b.pen.line([A, (430, 400), M], 2.6)
    # the near side
    hull = p.poly([S, (L[0] - 20, 684), M, (R[0] + 4, 664), B, K2, K1])
    b.glaze(hull, "f2f5f5", 3.8, 0.3)
    bow = p.poly([B, (R[0] + 4, 664), M, K2])
    wash(b.img, bow, SHADE, 0.5, fade=0.5 + 0.5 * p.smooth(430, 780, p.grid.x), seed=5)
    ruled(b, p.poly([S, (L[0] - 20, 684), M, K2, K1]), 3, 25, ((150, 560), (296, 940)))
    ruled(b, bow, -33, 25)
    keel = p.poly([M, K2, K1])
    wash(b.img, keel, SHADE, 0.16, seed=6)
    b.pen.line([M, (330, 838), K1], 2.4).line([M, (530, 842), K2], 2.8)
    b.pen.line([(L[0] - 20, 684), (200, 800), (206, 930)], 1.4)
    for q in ([S, (130, 760), K1], [B, (690, 740), K2]):
        b.pen.line(
            [
                (q[0][0] * 0.98 + q[2][0] * 0.02, q[0][1] + 8),
                ((q[0][0] + q[2][0]) / 2 + 4, (q[0][1] + q[2][1]) / 2),
                (q[2][0], q[2][1] - 4),
            ],
            1.2,
        )
    # the keel drinks
    soak = np.clip((p.grid.y - 888 + p.noise(40, 9, 3) * 22) / 30, 0, 1) * p.mask(hull)
    multiply(b.img, "8fb0c6", (soak * 0.8).astype(p.f32))
    edge = np.exp(-((p.grid.y - 892 + p.noise(40, 9, 3) * 22) ** 2) / 18) * p.mask(hull)
    multiply(b.img, "7396b4", (edge * 0.5).astype(p.f32))


def spots(b: Board) -> None:
    """The first drops on the paper: dark, soft-edged, grey-blue, each with a darker rim."""
    random = np.random.default_rng(31)
    whole = p.mask(p.poly([A, L, M]), p.poly([A, R, M]), p.poly([S, (L[0] - 20, 684), M, (R[0] + 4, 664), B, K2, K1]))
    places = [
        (506, 430, 19),
        (540, 590, 24),
        (684, 636, 26),
        (372, 486, 13),
        (462, 300, 11),
        (640, 780, 17),
        (480, 838, 14),
        (560, 740, 12),
    ]
    for _ in range(70):
        x, y = random.uniform(330, 770), random.uniform(150, 870)
        if random.random() < (x - 250) / 460 and p.grid.at(whole, x, y) > 0.5:
            places.append((x, y, float(random.choice([3, 4, 5, 7, 10]))))
    for x, y, r in places:
        k = r * random.uniform(0.9, 1.15)
        d = np.sqrt((p.grid.x - x) ** 2 + ((p.grid.y - y) * 0.9) ** 2) + p.noise(26, 14, 2) * 2.6
        drop = p.smooth(k + 1, k - 2 - 0.2 * k, d) * (0.6 + 0.32 * p.smooth(k * 0.5, k - 1, d)) * whole
        multiply(b.img, "6f90b2", (drop * random.uniform(0.55, 0.85)).astype(p.f32))


def quay(b: Board) -> None:
    """The edge where they stand: big stones, a bollard, the wet beginning to show."""
    top = p.poly([(-10, QUAY + 26), (810, QUAY), (810, 1210), (-10, 1210)])
    b.glaze(p.poly([(-10, QUAY - 8), (810, QUAY - 34), (810, QUAY + 4), (-10, QUAY + 30)]), "d98f80", 3, 0.75)
    b.glaze(top, "f4c3ae", 3.4, 0.62)
    for x in (-40, 96, 236, 372, 512, 660, 800):
        b.pen.line([(x, QUAY + 24 - x * 0.03), (x * 1.24 - 90, 1102)], 2.2)
        b.pen.line([(x * 1.24 - 20, 1102), (x * 1.5 - 110, 1210)], 2.2)
        b.pen.line([(x + 60, QUAY - 4 - x * 0.03), (x + 61, QUAY + 22 - x * 0.03)], 1.8)
    b.pen.line([(-10, 1108), (400, 1098), (810, 1088)], 2.2)
    random = np.random.default_rng(12)
    for _ in range(26):
        x, y = random.uniform(0, 800), random.uniform(QUAY + 34, 1190)
        r = random.uniform(5, 11)
        wash(b.img, p.circle(x, y, r, r * 0.42), "b4766a", 0.55, seed=3, bleed=1)


def profile(b: Board, x0: float, y0: float, s: float, tilt: float, flip: bool, points: list[tuple[float, ...]]) -> list[tuple[float, ...]]:
    """Local head coordinates (facing right) to the card."""
    a = math.radians(tilt)
    out = []
    for q in points:
        qx, qy = q[0] * math.cos(a) - q[1] * math.sin(a), q[0] * math.sin(a) + q[1] * math.cos(a)
        out.append((x0 + s * (-qx if flip else qx), y0 + s * qy, *q[2:]))
    return out


def limb(points: list[tuple[float, float]], widths: list[float]) -> skia.Path:
    """A tapered form with round ends."""
    return p.ribbon(points, widths, round_ends=True)


SKIN, SKIN_2 = "efc09a", "d99f78"
FACE = [
    (-14, -46),
    (10, -48),
    (28, -38),
    (36, -18),
    (34, -8),
    (41, 4),
    (49, 14),
    (46, 21),
    (37, 23),
    (43, 30),
    (38, 35),
    (42, 41),
    (36, 47),
    (38, 58),
    (28, 67),
    (10, 66),
    (-10, 52),
    (-24, 30),
    (-32, 0),
    (-28, -30),
]


def grandfather(b: Board) -> None:
    """The shipwright in his yellow oilskin, head back, brows up, palm out."""
    b.glaze(limb([(652, 1040), (650, 1110), (648, 1150)], [60, 46, 42]), "5c7f96", 3)
    b.glaze(limb([(706, 1040), (716, 1110), (718, 1150)], [60, 46, 42]), "5c7f96", 3)
    for x in (632, 700):
        b.glaze(
            p.spline([(x - 10, 1132, 1), (x + 40, 1132, 1), (x + 42, 1178, 1), (x - 40, 1180, 1), (x - 36, 1164), (x - 10, 1154)]),
            "2f6f7c",
            3,
        )
    # umbrella under the far arm, still shut
    b.glaze(p.ribbon([(742, 930), (758, 1030), (770, 1120)], [26, 30, 6]), "ef6a55", 3).glaze(
        p.ribbon([(770, 1112), (773, 1146)], [5, 4]), INK, 1.5, 0.9
    )
    b.pen.line([(744, 940), (760, 1030), (769, 1104)], 2).line([(736, 922), (728, 896), (742, 886), (750, 900)], 4)
    coat = p.spline(
        [
            (622, 872, 1),
            (656, 846),
            (712, 846),
            (748, 880),
            (758, 960),
            (764, 1052),
            (752, 1092, 1),
            (690, 1104),
            (620, 1090, 1),
            (628, 1010),
            (624, 940),
        ]
    )
    b.glaze(coat, "f7c93e", 3.8, 0.95)
    wash(
        b.img,
        p.spline([(716, 850), (748, 880), (758, 960), (764, 1052), (752, 1092), (712, 1100), (728, 1000), (722, 920)]),
        "d99a2a",
        0.5,
        seed=4,
    )
    b.pen.line([(664, 880), (660, 960), (654, 1096)], 2.6)
    for y in (996, 1036, 1072):
        b.pen.solid(p.circle(670, y, 4.4))
    b.pen.line([(700, 1012), (736, 1006)], 2.6).line([(730, 900), (736, 950), (728, 990)], 2.2)
    # neck and head, looking up
    b.glaze(p.spline([(646, 806), (684, 806), (694, 858), (648, 866)]), SKIN_2, 3, 0.9)

    def at(points: list[tuple[float, ...]]) -> list[tuple[float, ...]]:
        return profile(b, 664, 776, 1.12, -20, True, points)

    b.glaze(p.spline(at(FACE)), SKIN, 3.4, 0.9)
    wash(b.img, p.spline(at([(-10, 52), (10, 66), (28, 67), (24, 56), (4, 46), (-20, 20), (-26, 26)])), SKIN_2, 0.7, seed=5)
    hair = p.spline(at([(-6, -30), (-22, -40), (-40, -20), (-42, 8), (-32, 30), (-22, 22), (-20, 4), (-12, -8)]))
    b.glaze(hair, "dfe5e6", 2.8, 0.6)
    b.pen.line(at([(-32, -18), (-34, 0), (-28, 20)]), 1.6).line(at([(-24, -26), (-28, -8), (-24, 8)]), 1.6)
    b.glaze(p.spline(at([(-20, 6), (-12, -6), (-3, 3), (-7, 20), (-17, 22)])), SKIN, 2.6, 0.9)
    b.pen.line(at([(-14, 4), (-9, 2), (-10, 12)]), 1.8)
    for q in ([(36, 25), (26, 28), (16, 40)], [(38, 26), (28, 32), (22, 46)]):
        b.pen.line(at(q), 2.2)
    beard = p.spline(at([(33, 48), (38, 58), (36, 84, 1), (24, 70), (22, 58)]))
    b.glaze(beard, "dfe5e6", 2.4, 0.5)
    b.pen.line(at([(38, 34), (31, 37), (26, 42)]), 2.6)
    b.pen.solid(p.circle(*at([(24, -1)])[0][:2], 3.8))
    b.pen.line(at([(15, 1), (22, -6), (31, -4)]), 3)
    b.pen.line(at([(14, -20), (24, -27), (34, -23)]), 4.2)
    b.pen.line(at([(10, -32), (20, -36), (28, -33)]), 1.7).line(at([(8, -38), (18, -42), (25, -40)]), 1.7)
    c = at([(24, 0)])[0]
    b.pen.stroke(np.array([(c[0] + 15 * math.cos(t), c[1] + 13 * math.sin(t)) for t in np.linspace(0, 6.4, 26)]), 2.4)
    b.pen.line(at([(11, 0), (-4, -1), (-14, -2)]), 2.2)
    b.glaze(p.spline([(630, 868), (650, 842), (700, 838), (728, 852), (746, 880), (720, 872), (680, 866), (652, 878)]), "fbdc74", 3.2, 0.9)
    # the palm
    b.glaze(p.spline([(536, 946), (566, 936), (574, 962), (552, 974), (512, 972), (500, 960)]), SKIN, 3, 0.9)
    for k in range(4):
        y = 960 + 4.5 * k
        b.glaze(limb([(520 + 2 * k, y), (494 + 3 * k, y - 3), (472 + 5 * k, y - 10 + k)], [13, 11.5, 9]), SKIN, 2.4, 0.9)
    b.glaze(limb([(552, 944), (530, 930), (514, 926)], [15, 12, 9]), SKIN, 2.6, 0.9)
    b.pen.line([(532, 956), (548, 954), (560, 946)], 1.8)
    sleeve = p.spline([(648, 866), (694, 870), (704, 912), (672, 962), (610, 988), (568, 986, 1), (562, 934, 1), (606, 926), (630, 900)])
    b.glaze(sleeve, "f7c93e", 3.8, 0.95)
    wash(
        b.img,
        p.spline([(568, 986), (610, 988), (672, 962), (704, 912), (690, 916), (650, 950), (600, 966), (566, 966)]),
        "d99a2a",
        0.5,
        seed=4,
    )
    b.pen.line([(562, 936), (572, 960), (570, 984)], 2.4).line([(640, 930), (626, 946), (632, 960)], 2.2)
    drop = p.spline([(506, 904, 1), (514, 922), (506, 930), (498, 922)])
    b.glaze(drop, "5aa7cf", 2.4, 0.9)
    for q in ([(488, 940), (480, 932)], [(506, 942), (506, 936)], [(524, 938), (530, 930)]):
        b.pen.line([q[0], ((q[0][0] + q[1][0]) / 2, (q[0][1] + q[1][1]) / 2), q[1]], 2)


def girl(b: Board) -> None:
    """His granddaughter pays out the rope, all joy."""
    b.glaze(p.circle(322, 838, 12, 11), "c9a13a", 2.6, 0.9)
    b.pen.solid(p.circle(322, 838, 5.5))
    b.pen.line([(254, 956), (290, 918), (314, 876), (322, 840)], 4.2, 0.8, 0.8)
    b.glaze(limb([(182, 1090), (190, 1130), (188, 1158)], [24, 19, 17]), SKIN_2, 2.8, 0.9).glaze(
        limb([(150, 1090), (140, 1130), (132, 1158)], [24, 19, 17]), SKIN, 2.8, 0.9
    )
    for x, y in ((190, 1184), (132, 1184)):
        b.glaze(
            p.spline([(x - 14, y - 42, 1), (x + 14, y - 42, 1), (x + 14, y - 18), (x + 34, y - 8), (x + 34, y, 1), (x - 16, y, 1)]),
            "2aa39a",
            3,
            0.95,
        )
    b.glaze(limb([(184, 986), (214, 1000), (246, 966)], [22, 17, 13]), SKIN_2, 2.8, 0.9)
    dress = p.spline(
        [
            (146, 966, 1),
            (172, 958),
            (194, 970),
            (200, 1010),
            (214, 1060),
            (226, 1098, 1),
            (170, 1112),
            (112, 1098, 1),
            (128, 1050),
            (140, 1006),
        ]
    )
    b.glaze(dress, "ef6a55", 3.6, 0.9)
    wash(b.img, p.spline([(146, 966), (140, 1006), (128, 1050), (112, 1098), (140, 1106), (150, 1040), (156, 990)]), "b83c38", 0.4, seed=6)
    b.pen.line([(176, 1010), (180, 1050), (186, 1100)], 2).line([(160, 1020), (156, 1060), (148, 1102)], 2)

    def at(points: list[tuple[float, ...]]) -> list[tuple[float, ...]]:
        return profile(b, 172, 906, 0.92, -16, False, points)

    b.glaze(p.spline([(158, 940), (182, 938), (186, 972), (156, 974)]), SKIN_2, 2.6, 0.9)
    child = [
        (-14, -46),
        (10, -48),
        (28, -40),
        (34, -22),
        (33, -8),
        (37, 2),
        (44, 11),
        (41, 18),
        (34, 20),
        (39, 26),
        (35, 31),
        (37, 37),
        (31, 43),
        (32, 52),
        (22, 60),
        (6, 60),
        (-10, 48),
        (-24, 28),
        (-32, 0),
        (-28, -30),
    ]
    b.glaze(p.spline(at(child)), SKIN, 3.2, 0.9)
    wash(b.img, p.spline(at([(16, 16), (24, 12), (28, 20), (20, 26)])), "ef8a72", 0.55, seed=3, bleed=1)
    hair = p.spline(
        at([(30, -32), (22, -54), (-8, -66), (-44, -52), (-54, -10), (-48, 34), (-36, 56, 1), (-18, 42), (-14, 14), (-6, -14), (14, -28)])
    )
    b.pen.erase(hair)
    opaque(b.img, "2b2f3f", p.mask(hair))
    b.pen.outline(hair, 2.4)
    sheen = p.Layer()
    for q in (
        [(-44, 20), (-44, 0), (-38, -22)],
        [(-32, 36), (-30, 14), (-24, -4)],
        [(-36, -34), (-18, -50), (6, -50)],
        [(-42, -10), (-30, -34), (-14, -44)],
    ):
        sheen.stroke(p.spline(at(q), False), 3, "7d92b8", 0.8)
    p.lay(b.img, sheen)
    b.pen.solid(p.circle(*at([(22, -3)])[0][:2], 4))
    b.pen.line(at([(14, -3), (21, -9), (29, -6)]), 2.6).line(at([(14, -20), (22, -24), (30, -20)]), 2.8)
    smile = p.spline(at([(36, 29), (28, 30), (20, 26), (26, 38), (33, 36)]))
    b.glaze(smile, "b83c38", 2.2, 0.9)
    b.glaze(limb([(158, 984), (196, 1014), (240, 978)], [24, 19, 14]), SKIN, 3, 0.9)
    b.glaze(p.spline([(144, 966), (166, 960), (184, 986), (176, 1008), (150, 1000)]), "f58d72", 3, 0.9)
    for x, y in ((250, 962), (242, 974)):
        b.glaze(p.circle(x, y, 11, 9.5), SKIN, 2.6, 0.9)
        for k in range(3):
            b.pen.line([(x - 3 + 5 * k, y - 8), (x - 1 + 5 * k, y), (x - 3 + 5 * k, y + 7)], 1.4)
    b.pen.line([(242, 980), (226, 1040), (262, 1090), (330, 1120), (300, 1150), (250, 1130), (290, 1104), (352, 1140)], 4.4, 0.8, 0.6)


def paint() -> p.Array:
    """Washes from far to near on white paper, the line last."""
    img = paper(GROUND, tooth=0.006, seed=5)
    sky(img)
    b = Board(img, INK, GROUND)
    harbour(b)
    reflection = p.poly([(150, 930), (690, 930), (600, QUAY - 12), (260, QUAY - 8)])
    opaque(img, "d9ecea", p.rough(p.mask(reflection), 7, 16, 5) * 0.6)
    ship(b)
    spots(b)
    b.pen.line([(196, 938), (300, 944), (420, 940), (540, 945), (636, 938)], 3.4)
    quay(b)
    girl(b)
    grandfather(b)
    random = np.random.default_rng(3)
    for _ in range(34):
        x, y = random.uniform(330, 800), random.uniform(20, 900)
        n = random.uniform(22, 44)
        if random.random() < (x - 250) / 500:
            b.pen.line([(x, y), (x - n * 0.16, y + n * 0.5), (x - n * 0.32, y + n)], 1.7)
    b.lay()
    return img
