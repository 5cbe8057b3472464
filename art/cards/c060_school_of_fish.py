"""A grinning pike in glasses teaches the small fish about a delicious worm; one pupil raises a fin.

Technique: mosaic.
"""

from __future__ import annotations

import cv2
import numpy as np
import skia

from art import paint as p
from art.paint.voices import mosaic as mo
from art.paint.voices.printing import PLAIN

NUMBER, TITLE = 60, "School of Fish"
FINISH = PLAIN

INK = "17343a"
SPINE = [(96, 1130), (150, 1030), (186, 900), (160, 740), (128, 590), (160, 420), (262, 290)]
BODY_WIDTHS = [46, 62, 120, 168, 186, 190, 196]


class Floor:
    """The mosaic in work: what is laid first lies on top."""

    def __init__(self) -> None:
        self.taken = np.zeros((1200, 800), np.uint8)
        self.cubes: list[mo.Cube] = []
        self.figures = p.grid.zeros()
        self.seed = 1

    def bed(self, shape: skia.Path | p.Array, colour: str | p.Array, size: float = 12, **more: object) -> None:
        """Set a shape, if nothing lies there yet."""
        m = p.mask(shape) if isinstance(shape, skia.Path) else shape
        self.seed += 1
        self.cubes += mo.lay_bed(mo.Bed(m, colour, size, **more), self.taken, self.seed)  # type: ignore[arg-type]
        self.figures = np.maximum(self.figures, m)

    def outline(self, shape: skia.Path | p.Array, width: float = 8, colour: str = INK) -> None:
        """One row of dark cubes around a shape."""
        m = p.mask(shape) if isinstance(shape, skia.Path) else shape
        ring = ((mo.outside(m) < width) & (m < 0.5)).astype(np.float32)
        self.bed(ring, colour, width, vary=0.1, long=1.35, field=mo.outside(m))


def graded(stops: p.Stops, angle_x: float, angle_y: float, low: float, high: float) -> p.Array:
    """A colour grade along a direction of the sheet."""
    return p.ramp(np.clip((p.grid.x * angle_x + p.grid.y * angle_y - low) / (high - low), 0, 1), stops)


def pike(floor: Floor) -> None:
    """The teacher: tail in the lower left, body up the side, head across the top."""
    upper = p.spline(
        [
            (186, 336, 1),
            (196, 252),
            (256, 182),
            (322, 146),
            (392, 142),
            (440, 158),
            (492, 206),
            (560, 240),
            (630, 250),
            (690, 250),
            (708, 266),
            (690, 282, 1),
            (600, 300),
            (520, 322),
            (440, 332),
            (396, 318),
            (366, 280, 1),
            (330, 330),
            (290, 420, 1),
            (230, 420, 1),
        ]
    )
    lower = p.spline(
        [
            (366, 280, 1),
            (396, 318),
            (440, 332),
            (520, 322),
            (600, 300),
            (690, 282, 1),
            (732, 288),
            (738, 310),
            (706, 328),
            (610, 356),
            (520, 392),
            (430, 410),
            (350, 420),
            (290, 430, 1),
            (250, 400, 1),
        ]
    )
    head = p.union(upper, lower)
    eye = (402, 206)
    floor.bed(p.circle(eye[0] + 15, eye[1] + 9, 4.5), "ffffff", 6)
    floor.bed(p.circle(eye[0] + 10, eye[1] + 14, 13), "101418", 13)
    lid = p.cut(p.circle(*eye, 37), p.poly([(340, 196), (470, 214), (470, 280), (340, 280)]))
    floor.bed(p.ribbon([(363, 198), (440, 210)], [7, 7], 20), INK, 7)
    floor.bed(lid, "4f9a4a", 9)
    floor.bed(p.circle(*eye, 37), "fffdf2", 10)
    floor.bed(p.circle(*eye, 49), "e0392e", 12, field=mo.outside(p.mask(p.circle(*eye, 37))))
    floor.bed(p.ribbon([(356, 214), (290, 236), (232, 268)], [11, 11], 30), "e0392e", 11)
    grin = p.spline(
        [
            (692, 284, 1),
            (600, 302),
            (520, 322),
            (440, 330),
            (402, 312),
            (374, 268, 1),
            (370, 292),
            (392, 334),
            (440, 358),
            (520, 350),
            (612, 326),
            (704, 300, 1),
        ]
    )
    floor.bed(grin, "ffffff", 13, vary=0.03, long=0.72, field=p.grid.x * 0.28 + p.grid.y * 0.96)
    for lip in (
        [(700, 280), (600, 298), (520, 317), (440, 326), (404, 306), (378, 262)],
        [(708, 305), (612, 333), (520, 357), (438, 366), (386, 340), (362, 290)],
    ):
        floor.bed(p.ribbon(lip, [8, 8], 50), INK, 8, long=1.3)
    floor.bed(p.ribbon([(656, 260), (674, 262)], [7, 7], 12), INK, 7)
    gill = p.ribbon([(286, 196), (306, 270), (296, 350), (262, 416)], [9, 9, 9], 40)
    floor.bed(gill, INK, 8, long=1.3)
    for x, y in ((246, 236), (238, 300), (256, 360), (330, 176)):
        floor.bed(p.circle(x, y, 12, 9), "f2ec9a", 9)
    skin = graded([(0, "2f7d4c"), (0.4, "66ab50"), (0.7, "b8cf62"), (1, "f4ebb4")], -0.12, 1, 110, 400)
    floor.bed(head, skin, 15)
    floor.outline(head, 9)


def pike_body(floor: Floor) -> None:
    """The long flank with bean-shaped spots, the pale belly, and the fins far back."""
    arm = p.spline(
        [
            (196, 470, 1),
            (250, 462),
            (318, 486),
            (370, 520),
            (392, 548),
            (376, 560),
            (344, 552),
            (352, 574),
            (330, 578),
            (286, 566),
            (226, 560, 1),
        ]
    )
    pointer = p.ribbon([(340, 566), (440, 520), (548, 474)], [9, 8, 6], 40)
    floor.bed(arm, graded([(0, "f6a83c"), (1, "e0672c")], 1, 0, 190, 390), 11)
    floor.bed(pointer, "fff4d8", 8, long=2.0)
    floor.outline(p.union(arm, pointer), 7)
    body = p.ribbon(SPINE, BODY_WIDTHS, 60, True)
    m = p.mask(body)
    centre = p.sample(SPINE, 120)
    tangent = np.gradient(centre, axis=0)
    random = np.random.default_rng(4)
    half = np.interp(np.linspace(0, 1, 120), np.linspace(0, 1, len(BODY_WIDTHS)), BODY_WIDTHS) / 2
    for row, place in ((-0.55, 14), (0.0, 8), (0.42, 16)):
        for i in range(place, 112, 13):
            t = tangent[i] / np.hypot(*tangent[i])
            x, y = centre[i] + np.array([-t[1], t[0]]) * half[i] * row * -1
            size = half[i] * 0.16 + random.uniform(0, 3)
            spot = p.moved(p.circle(0, 0, size * 1.5, size * 0.9), float(x), float(y), 1, float(np.degrees(np.arctan2(t[1], t[0]))))
            floor.bed(spot, "f2ec9a", 9)
    near = np.argmin((p.grid.x[..., None][::4, ::4] - centre[:, 0]) ** 2 + (p.grid.y[..., None][::4, ::4] - centre[:, 1]) ** 2, -1)
    t = tangent / np.hypot(tangent[:, 0], tangent[:, 1])[:, None]
    across = ((p.grid.x[::4, ::4] - centre[near, 0]) * -t[near, 1] + (p.grid.y[::4, ::4] - centre[near, 1]) * t[near, 0]) / half[near]
    across = cv2.resize(across.astype(np.float32), (p.grid.w, p.grid.h), interpolation=cv2.INTER_LINEAR)
    flank = p.ramp(np.clip(across * 0.5 + 0.5, 0, 1), [(0, "1f6a48"), (0.4, "3f9350"), (0.68, "7cb552"), (0.86, "d8dc84"), (1, "fbf2c8")])
    floor.bed(m, flank, 16)
    tail = p.spline(
        [(104, 1092, 1), (132, 1118, 1), (150, 1190), (146, 1240), (86, 1210), (20, 1226), (-20, 1190), (30, 1140), (76, 1110, 1)]
    )
    dorsal = p.spline([(118, 930, 1), (84, 900), (46, 890), (24, 920), (34, 985), (70, 1030), (122, 1052, 1)])
    anal = p.spline([(228, 940, 1), (268, 962), (292, 1006), (270, 1050), (222, 1062), (172, 1046, 1)])
    for fin in (tail, dorsal, anal):
        floor.bed(fin, graded([(0, "f6a83c"), (1, "e0672c")], -0.5, 0.6, 400, 740), 11)
    floor.outline(p.union(body, tail, dorsal, anal), 9)


def board(floor: Floor) -> None:
    """The slate with a plump pink worm on a line that stops halfway: where the hook was, somebody wiped."""
    worm = p.ribbon(
        [(560, 470), (596, 452), (620, 484), (600, 524), (622, 556), (664, 548), (676, 514)], [20, 24, 25, 25, 24, 22, 14], 70, True
    )
    floor.bed(p.circle(556, 462, 4.5), "101418", 6)
    for x, y in ((613, 470), (606, 520), (640, 554)):
        floor.bed(p.circle(x, y, 6.5), "ffd0d4", 7)
    floor.bed(worm, "f4748c", 10)
    floor.bed(p.ribbon([(606, 398), (604, 420), (600, 440)], [6, 6], 20), "f4f4ea", 7)
    slate = p.poly([(452, 398), (764, 380), (776, 612), (462, 622)])
    wiped = p.noise(40, 5, 2) * 0.5 + np.exp(-(((p.grid.x - 690) / 60) ** 2 + ((p.grid.y - 450) / 40) ** 2)) * 1.2
    floor.bed(slate, p.ramp(np.clip(wiped, 0, 1), [(0, "1d5560"), (1, "5f949a")]), 14, field=p.grid.y + p.grid.x * 0.05)
    frame = p.poly([(432, 380), (784, 360), (796, 632), (442, 644)])
    floor.bed(frame, "f3b13e", 13, long=1.4)
    floor.outline(frame, 7)


def fish(
    floor: Floor,
    x: float,
    y: float,
    scale: float,
    turn: float,
    body: p.Points,
    tail: p.Points,
    fins: list[p.Points],
    colours: tuple[str | p.Array, str],
    bands: list[skia.Path],
    band: str,
    eye: tuple[float, float, float],
    smile: p.Points,
) -> None:
    """A pupil looking left: eye, mouth, bands, body, fins."""

    def put(path: skia.Path) -> skia.Path:
        return p.moved(path, x, y, scale, turn)

    ex, ey, er = eye
    floor.bed(put(p.circle(ex - er * 0.2, ey - er * 0.15, er * 0.5)), "101418", 7)
    floor.bed(put(p.circle(ex, ey, er)), "ffffff", 8)
    floor.bed(put(p.circle(ex, ey, er + 6 / scale)), INK, 6)
    floor.bed(put(p.ribbon(smile, [6.5 / scale, 6.5 / scale], 20)), INK, 6)
    shape = put(p.spline(body))
    m = p.mask(shape)
    for path in bands:
        floor.bed(p.mask(put(path)) * m, band, 10)
    floor.bed(m, colours[0], 14)
    parts = [put(p.spline(tail)), *[put(p.spline(f)) for f in fins]]
    for part in parts:
        floor.bed(part, colours[1], 12)
    floor.outline(p.union(shape, *parts), 7)


def pupils(floor: Floor) -> None:
    """Four different pupils; the coral one raises a fin."""
    coral = graded([(0, "ffb08a"), (0.5, "f4694e"), (1, "d63a3a")], 0.2, 1, 840, 1080)
    fish(
        floor,
        400,
        880,
        1.0,
        12,
        [(-104, 6), (-84, -40), (-30, -76), (30, -62), (72, -18), (84, 6), (72, 26), (28, 64), (-34, 76), (-84, 44)],
        [(74, 0, 1), (116, -50), (140, -46), (126, 4), (140, 52), (114, 54), (74, 16, 1)],
        [
            [
                (4, -62, 1),
                (-10, -100),
                (-44, -132),
                (-66, -166, 1),
                (-40, -168),
                (-34, -190, 1),
                (-12, -176),
                (2, -196, 1),
                (12, -172),
                (34, -176, 1),
                (36, -128),
                (34, -58, 1),
            ],
            [(-20, 74, 1), (0, 104), (36, 100), (26, 60, 1)],
        ],
        (coral, "ffd35a"),
        [],
        INK,
        (-56, -22, 17),
        [(-98, 14), (-78, 36), (-48, 36), (-34, 22)],
    )
    lemon = graded([(0, "fff0a0"), (1, "f2b82e")], 0, 1, 720, 900)
    fish(
        floor,
        640,
        790,
        0.9,
        10,
        [(-86, 10), (-66, -40), (-10, -84), (48, -70), (76, -20), (80, 6), (70, 34), (38, 78), (-20, 84), (-68, 46)],
        [(72, -4, 1), (104, -34), (124, -30), (112, 4), (124, 40), (102, 40), (72, 18, 1)],
        [[(-10, -80, 1), (14, -128), (60, -130), (50, -66, 1)], [(-10, 82, 1), (14, 122), (56, 122), (42, 72, 1)]],
        (lemon, "3d78c4"),
        [p.ribbon([(-8, -120), (-18, 0), (-8, 120)], [22, 24, 22], 30), p.ribbon([(44, -110), (40, 0), (44, 110)], [18, 20, 18], 30)],
        "2f62b0",
        (-46, -18, 15),
        [(-82, 18), (-66, 34), (-44, 34)],
    )
    puff = graded([(0, "7fd6e8"), (0.55, "b8ecec"), (0.75, "fdfdf0"), (1, "ffffff")], 0, 1, 960, 1140)
    fish(
        floor,
        640,
        1050,
        1.0,
        6,
        [(-88, 0), (-72, -52), (-20, -84), (40, -72), (78, -28), (84, 4), (74, 40), (34, 80), (-22, 88), (-72, 54)],
        [(80, -6, 1), (106, -26), (122, -18), (114, 6), (122, 30), (104, 34), (80, 16, 1)],
        [[(10, -82, 1), (24, -108), (52, -104), (46, -70, 1)], [(-4, 6, 1), (24, -8), (46, 10), (40, 36), (10, 34)]],
        (puff, "2aa3b4"),
        [],
        INK,
        (-44, -26, 21),
        [(-84, 14), (-66, 32), (-38, 34), (-22, 22)],
    )
    small = graded([(0, "4e8fd0"), (1, "1f4f96")], 0, 1, 1060, 1150)
    fish(
        floor,
        398,
        1112,
        0.8,
        -4,
        [(-84, 4), (-50, -28), (10, -38), (58, -20), (76, 2), (58, 22), (8, 36), (-52, 28)],
        [(70, 0, 1), (104, -34), (116, -30), (104, 2), (116, 36), (102, 38), (70, 8, 1)],
        [[(-10, -34, 1), (10, -62), (36, -56), (40, -26, 1)]],
        (small, "9fd0f0"),
        [],
        INK,
        (-42, -8, 13),
        [(-80, 6), (-62, 18), (-44, 14)],
    )


def paint() -> p.Array:
    """Figures first, then the water around them, in light marble and aqua glass."""
    img = p.blank()
    floor = Floor()
    pike(floor)
    pike_body(floor)
    board(floor)
    pupils(floor)
    bubbles = [(292, 700, 17), (330, 648, 13), (276, 640, 10), (752, 214, 17), (726, 156, 13), (762, 112, 11), (730, 66, 15)]
    for x, y, r in bubbles:
        floor.bed(p.circle(x, y, r * 0.6), "ffffff", 8)
        floor.bed(p.circle(x, y, r), "3fb3c4", 6)
    echo = mo.outside(floor.figures)
    wave = p.grid.y + np.sin(p.grid.x / 95 + 0.6) * 16 + np.sin(p.grid.x / 41 + p.grid.y / 130) * 6
    depth = np.clip((p.grid.y + np.sin(p.grid.x / 120) * 40) / 1200, 0, 1)
    water = p.ramp(depth, [(0, "f4fff0"), (0.16, "dcf9ee"), (0.34, "b6efe6"), (0.58, "8cdcde"), (0.8, "5cc3d0"), (1, "2ea3bd")])
    shaft = np.clip(np.sin((p.grid.x + p.grid.y * 0.55) / 88) - 0.45, 0, 1)[..., None] * (1 - depth)[..., None]
    water = (water + (1 - water) * shaft * 0.9).astype(np.float32)
    sand_line = 1128 + np.sin(p.grid.x / 110 + 1) * 16
    sand = (p.grid.y > sand_line).astype(np.float32)
    near = ((echo < 34) & (echo > 0)).astype(np.float32) * (1 - sand)
    floor.bed(near, np.clip(water * 1.03 + 0.02, 0, 1).astype(np.float32), 17, field=echo, vary=0.03)
    floor.bed(
        sand, p.ramp(np.clip((p.grid.y - 1110) / 90, 0, 1), [(0, "fbe6b0"), (1, "f0c478")]), 13, vary=0.07, field=p.grid.y - sand_line
    )
    floor.bed(p.grid.zeros() + 1, water, 21, field=wave, vary=0.04)
    grout = p.blur(water, 30) * 0.86 + 0.02
    mo.set_cubes(img, floor.cubes, grout, 3)
    return img
