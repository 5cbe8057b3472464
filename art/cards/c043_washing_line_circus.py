"""The washing performs a circus: a striped pyjama flies, and its gloves almost meet the hands of the shirt that catches."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np
import skia

from art import paint as p
from art.finish import Finish
from art.paint.voices import cutpaper as cp

NUMBER, TITLE, STUDIO = 43, "Washing-Line Circus", "paint"
FINISH = Finish(touch=0, patches=0, edges=0, bloom=0, contrast=1.0, saturation=1.0, split=0, vignette=0, grain=0)

WHITE, NAVY, CORAL, LEMON, MINT = "fbf8f0", "27406e", "ee6a55", "f8cf4e", "7cc8a8"


@dataclass(frozen=True)
class Guest:
    """Who leans out of a window: a shirt or a hung sheet."""

    kind: str
    colour: str
    turn: float = 0
    size: float = 1


LEFT = [
    (58, 196, 0.62, -0.16, Guest("shirt", "4e79b8", 38, 1.5)),
    (66, 402, 0.74, -0.15, Guest("sheet", "fdfdf6")),
    (84, 646, 0.86, -0.14, Guest("shirt", "7cc8a8", 44, 1.4)),
    (96, 918, 0.98, -0.13, Guest("shirt", "ee6a55", 26, 1.22)),
    (112, 1236, 1.1, -0.12, Guest("sheet", "8cc8e8")),
]
RIGHT = [
    (756, 84, 0.56, 0.16, None),
    (744, 284, 0.68, 0.15, Guest("shirt", "fbf8f0", -40, 1.45)),
    (732, 516, 0.8, 0.14, Guest("sheet", "f8cf4e")),
    (716, 776, 0.92, 0.13, Guest("shirt", "d8433c", -42, 1.36)),
    (722, 1120, 1.04, 0.12, Guest("sheet", "3f9a8c")),
]


def place(points: p.Points, x: float, y: float, scale: float, turn: float, flip: bool = False) -> skia.Path:
    """A spline outline, scaled, turned and moved."""
    return p.moved(p.spline(points), x, y, scale, turn, flip)


GLOVE = [
    (-17, 4, 1),
    (-19, -20),
    (-24, -34),
    (-38, -50),
    (-43, -62),
    (-36, -68),
    (-26, -58),
    (-17, -50),
    (-16, -66),
    (-20, -92),
    (-15, -101),
    (-8, -96),
    (-5, -72),
    (-2, -70),
    (-1, -100),
    (5, -110),
    (11, -102),
    (10, -70),
    (13, -69),
    (18, -96),
    (25, -102),
    (30, -94),
    (25, -64),
    (27, -61),
    (36, -80),
    (43, -82),
    (45, -74),
    (35, -44),
    (24, -22),
    (17, 4, 1),
]


def glove(img: p.Array, x: float, y: float, scale: float, turn: float, flip: bool = False, lift: float = 12) -> None:
    """A white paper glove, wrist at (x, y), fingers up before turning."""
    m = cp.sheet(img, place(GLOVE, x, y, scale, turn, flip), WHITE, lift, 5)
    marks = p.Layer()
    for a in (-10, 2, 14):
        marks.stroke(p.moved(p.line([(a, -42), (a * 1.25, -22)]), x, y, scale, turn, flip), 1.6 * scale, "9fb2c8", 0.9)
    p.lay(img, marks, clip=m)


def stripes(a: str, b: str, width: float, angle: float) -> p.Array:
    """Printed stripes at an angle (degrees)."""
    t = math.radians(angle)
    across = p.grid.x * math.cos(t) + p.grid.y * math.sin(t)
    w = p.smooth(-0.05, 0.05, np.sin(across / width * math.pi))[..., None]
    return (p.rgb(a) * (1 - w) + p.rgb(b) * w).astype(np.float32)


def window(img: p.Array, x: float, y: float, k: float, lean: float, guest: Guest | None, seed: int) -> None:
    """An open window with its sill in front of whoever leans out; `lean` slants it with the wall."""

    def at(px: float, py: float) -> tuple[float, float]:
        return x + px * k, y + (py + px * lean) * k

    cp.sheet(img, p.poly([at(-54, -152), at(54, -152), at(54, 0), at(-54, 0)]), WHITE, 6, seed)
    cp.sheet(img, p.poly([at(-44, -142), at(44, -142), at(44, 0), at(-44, 0)]), "2f5d80", 1, seed + 1)
    if guest is not None and guest.kind == "shirt":
        spectator(img, x, y - 16 * k, k * guest.size, guest.turn, guest.colour, guest.turn < 0, seed + 2)
    else:
        for side in (-1, 1):
            drape = p.spline(
                [
                    (*at(44 * side, -142), 1),
                    (*at(8 * side, -142), 1),
                    at(16 * side, -90),
                    at(38 * side, -46),
                    (*at(44 * side, -40), 1),
                ]
            )
            cp.sheet(img, drape, "f4e3b8", 3, seed + 4)
    if guest is not None and guest.kind == "sheet":
        sheet_guest(img, *at(-44, -8), 88 * k, 130 * k, guest.colour, math.degrees(math.atan(lean)), seed)
    cp.sheet(img, p.poly([at(-66, -6), at(66, -6), at(66, 12), at(-66, 12)]), "c94f45", 7, seed + 3)


def houses(img: p.Array) -> None:
    """Two fronts that lean together above us, cut from peach and coral sheets; shirts and sheets crowd the windows."""
    left = [(-20, -20), (112, -20), (226, 1220), (-20, 1220)]
    right = [(820, -20), (704, -20), (596, 1220), (820, 1220)]
    cp.sheet(img, p.poly(left), "f9b597", 20, 2)
    cp.sheet(img, p.poly(right), "f59a84", 20, 3)
    for y in (30, 222, 440, 690, 972):
        cp.sheet(
            img,
            p.poly([(-20, y + 24), (122 + y * 0.092, y - 6), (122 + y * 0.092, y + 8), (-20, y + 40)]),
            "fcd0b6",
            4,
            4,
        )
    for y in (120, 330, 560, 820, 1110):
        cp.sheet(
            img,
            p.poly([(820, y + 24), (688 - y * 0.087, y - 6), (688 - y * 0.087, y + 8), (820, y + 40)]),
            "fbbba6",
            4,
            5,
        )
    for k, row in enumerate(LEFT):
        window(img, *row, 30 + k * 6)
    for k, row in enumerate(RIGHT):
        window(img, *row, 70 + k * 6)


SHIRT = [
    (-30, 0, 1),
    (-36, -52),
    (-40, -84),
    (-66, -122),
    (-74, -142),
    (-62, -156, 1),
    (-46, -150, 1),
    (-34, -126),
    (-22, -110),
    (-14, -118, 1),
    (0, -108),
    (14, -118, 1),
    (22, -110),
    (36, -128),
    (52, -160),
    (66, -168, 1),
    (80, -156, 1),
    (72, -136),
    (42, -84),
    (36, -50),
    (30, 0, 1),
]


def spectator(
    img: p.Array, x: float, y: float, scale: float, turn: float, colour: str | p.Array, flip: bool, seed: int
) -> None:
    """A shirt leaning out over its sill with both sleeves thrown up."""
    m = cp.sheet(img, place(SHIRT, x, y, scale, turn, flip), colour, 10, seed)
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    cp.crease(img, m, (x - s * -10 * scale, y), (x + s * 100 * scale, y - c * 100 * scale), 0.12, 16)
    for dy in (-72, -44):
        cp.sheet(img, p.moved(p.circle(1, dy, 4.2), x, y, scale, turn, flip), "fff6dc", 1.2, seed)
    for cuff in (
        [(-76, -138), (-60, -158), (-47, -151), (-62, -128)],
        [(51, -157), (66, -170), (82, -157), (69, -141)],
    ):
        cp.sheet(img, p.moved(p.poly(cuff), x, y, scale, turn, flip), "fff6dc", 2, seed)
    collar = p.poly([(-15, -119), (0, -107), (15, -119), (17, -104), (1, -94), (-17, -104)])
    cp.sheet(img, p.moved(collar, x, y, scale, turn, flip), WHITE, 2, seed)


def sheet_guest(img: p.Array, x: float, y: float, w: float, h: float, colour: str, turn: float, seed: int) -> None:
    """A bed sheet hung over the sill, its corner waving."""
    path = p.spline(
        [
            (0, 0, 1),
            (w, 0, 1),
            (w * 1.03, h * 0.6),
            (w * 0.97, h, 1),
            (w * 0.8, h * 0.93),
            (w * 0.62, h),
            (w * 0.45, h * 0.93),
            (w * 0.25, h),
            (0, h * 0.94, 1),
            (-w * 0.03, h * 0.5),
        ]
    )
    m = cp.sheet(img, p.moved(path, x, y, 1, turn), colour, 9, seed)
    for k in (0.3, 0.62):
        cp.crease(img, m, (x + w * k, y), (x + w * k + 4, y + h), 0.12, 12)


def peg(img: p.Array, x: float, y: float, turn: float = 0) -> None:
    """A wooden peg on a line."""
    cp.sheet(
        img,
        p.moved(
            p.spline([(-7, -24, 1), (7, -24, 1), (8, 20), (3, 24, 1), (1, 2), (-3, 24, 1), (-8, 20)]), x, y, 1.05, turn
        ),
        "e8b56a",
        4,
        3,
    )


def rope(img: p.Array, points: list[p.Point]) -> None:
    """A washing line."""
    cp.sheet(img, p.ribbon(points, [4.5, 4.5], 50), "f4efe2", 9, 6)


def catcher(img: p.Array) -> None:
    """The yellow shirt that hangs by its hem from the line, arms stretched down to catch."""
    rope(img, [(88, 62), (300, 92), (520, 76), (722, 34)])
    for x, y in ((88, 62), (722, 34)):
        cp.sheet(img, p.circle(x, y, 13), "c94f45", 6, 3)
        cp.sheet(img, p.circle(x, y, 5), WHITE, 2, 3)
    body = [
        (204, 80, 1),
        (206, 150),
        (196, 220),
        (200, 268),
        (232, 336),
        (276, 412),
        (292, 436, 1),
        (334, 408, 1),
        (304, 350),
        (284, 306),
        (296, 296, 1),
        (330, 306, 1),
        (366, 292, 1),
        (382, 300),
        (394, 350),
        (404, 430, 1),
        (452, 424, 1),
        (450, 350),
        (438, 262),
        (420, 214),
        (408, 150),
        (410, 74, 1),
        (300, 92),
    ]
    m = cp.sheet(img, p.spline(body), LEMON, 18, 11)
    for a, b in (((232, 100), (262, 290)), ((380, 96), (362, 280)), ((222, 280), (304, 420)), ((416, 270), (432, 424))):
        cp.crease(img, m, a, b, 0.16, 20)
    cp.sheet(
        img,
        p.spline([(300, 88, 1), (322, 88, 1), (336, 200), (344, 300, 1), (322, 306, 1), (312, 200)]),
        "fde596",
        2,
        4,
    )
    for t in (0.1, 0.38, 0.66, 0.92):
        cp.sheet(img, p.circle(312 + t * 20, 92 + t * 200, 6.5), CORAL, 2, 3)
    cp.sheet(img, p.poly([(238, 196), (290, 190), (294, 244), (266, 262), (240, 250)]), "fbd968", 3, 5)
    for wing in ([(286, 288), (330, 300), (308, 346), (276, 322)], [(374, 284), (332, 300), (358, 344), (388, 314)]):
        cp.sheet(img, p.poly(wing), WHITE, 6, 5)
    peg(img, 222, 86, -4)
    peg(img, 394, 80, 3)
    glove(img, 314, 424, 0.92, 152, False)
    glove(img, 428, 428, 0.92, 178, True)
    cp.sheet(img, p.poly([(276, 416), (322, 386), (340, 412), (294, 442)]), WHITE, 4, 4)
    cp.sheet(img, p.poly([(398, 406), (456, 400), (458, 430), (400, 436)]), WHITE, 4, 4)


def flyer(img: p.Array) -> None:
    """The striped pyjama in mid-flight: legs kicked up behind, both sleeves reaching for the catcher."""
    blue = stripes(WHITE, NAVY, 13, 64)
    trousers = [
        (414, 885, 1),
        (464, 863),
        (514, 891),
        (584, 939),
        (646, 969),
        (694, 981, 1),
        (684, 1037, 1),
        (624, 1023),
        (560, 995),
        (514, 983, 1),
        (554, 1037),
        (584, 1093),
        (598, 1143, 1),
        (542, 1157, 1),
        (518, 1103),
        (470, 1033),
        (418, 983),
        (384, 945),
    ]
    m = cp.sheet(img, p.spline(trousers), stripes(WHITE, NAVY, 13, 118), 18, 12)
    for a, b in (((444, 903), (634, 993)), ((424, 963), (564, 1113))):
        cp.crease(img, m, a, b, 0.16, 20)
    jacket = [
        (294, 803, 1),
        (280, 759),
        (274, 723),
        (284, 673),
        (312, 643, 1),
        (354, 665, 1),
        (340, 703),
        (346, 733),
        (360, 749, 1),
        (374, 739, 1),
        (396, 727),
        (414, 733),
        (426, 705),
        (434, 669),
        (436, 637, 1),
        (484, 637, 1),
        (486, 683),
        (480, 743),
        (472, 781),
        (482, 833),
        (496, 883, 1),
        (444, 929),
        (390, 963, 1),
        (350, 913),
        (318, 853),
    ]
    m = cp.sheet(img, p.spline(jacket), blue, 16, 13)
    for a, b in (
        ((294, 733), (344, 663)),
        ((460, 753), (464, 653)),
        ((414, 763), (444, 923)),
        ((344, 813), (394, 933)),
    ):
        cp.crease(img, m, a, b, 0.16, 18)
    placket = p.spline([(378, 745, 1), (394, 733, 1), (424, 823), (456, 917, 1), (438, 931, 1), (402, 833)])
    cp.sheet(img, placket, WHITE, 2, 4)
    for t in (0.12, 0.38, 0.64, 0.88):
        cp.sheet(img, p.circle(386 + t * 60, 743 + t * 176, 6), CORAL, 2, 3)
    collar = p.spline(
        [
            (350, 733, 1),
            (372, 749, 1),
            (386, 739, 1),
            (418, 723, 1),
            (428, 749, 1),
            (394, 773, 1),
            (380, 759, 1),
            (370, 781, 1),
            (340, 759, 1),
        ]
    )
    cp.sheet(img, collar, NAVY, 5, 5)
    glove(img, 338, 655, 0.94, 16, False)
    glove(img, 460, 641, 0.94, -4, True)
    cp.sheet(img, p.poly([(306, 653), (326, 627), (366, 653), (350, 681)]), CORAL, 4, 4)
    cp.sheet(img, p.poly([(432, 647), (432, 623), (488, 623), (487, 649)]), CORAL, 4, 4)


def sky(img: p.Array) -> None:
    """Layered sheets that open, ever bluer, towards the height of a clear morning, with paper clouds."""
    img[:] = cp.stock("2f93c4", 1)
    for k, (colour, r) in enumerate((("4fb0d4", 215), ("7cc8e0", 335), ("a8dcea", 475), ("d2eef2", 640))):
        hole = p.spline(
            [
                (
                    430 + r * (1 + 0.05 * math.sin(a * 3 + k)) * math.cos(a) * 0.82,
                    520 + r * (1 + 0.05 * math.cos(a * 2 + k * 2)) * math.sin(a) * 1.1,
                )
                for a in np.linspace(0, 2 * math.pi, 14, endpoint=False)
            ]
        )
        cp.sheet(img, p.cut(p.rect(-30, -30, 860, 1260), hole), colour, 13, 20 + k)
    for x, y, s, c in ((560, 330, 1.0, WHITE), (230, 560, 0.8, "eaf6f6"), (330, 1120, 1.2, WHITE)):
        cloud = p.union(
            p.circle(0, 0, 62, 40),
            p.circle(-58, 18, 44, 28),
            p.circle(56, 16, 50, 30),
            p.circle(18, -22, 40, 34),
            p.rect(-100, 14, 200, 32, 16),
        )
        cp.sheet(img, p.moved(cloud, x, y, s), c, 12, 30)


def paint() -> p.Array:
    """Sky, houses with their guests, then the two artists in the middle of the air."""
    img = p.blank()
    sky(img)
    houses(img)
    catcher(img)
    flyer(img)
    return img
