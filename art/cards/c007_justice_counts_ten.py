"""Justice plays hide and seek: both hands before her face, one eye between the fingers, and the children hide in her scales.

Technique: cut paper.
"""

from __future__ import annotations

import math

import skia

from art import paint as p
from art.paint.voices.cutpaper import sheet
from art.paint.voices.printing import PLAIN

NUMBER, TITLE = 7, "Justice Counts Ten"
FINISH = PLAIN

SKY, HAIR, SHEEN = "52b4dc", "2a1d33", "4a3650"
SKIN, SHADE, LINE = "d8935f", "b06c42", "8f5230"
FACE, DARK = "b5724a", "8a5233"
GOLD, DEEP, WHITE, TEAL = "f6bf2f", "d99a18", "fbf7ec", "0f8f8a"
LEFT, RIGHT = (96.0, 356.0), (700.0, 262.0)  # the ends of the beam


def cut(img: p.Array, shape: skia.Path, colour: str, lift: float = 4, seed: int = 1) -> None:
    """A piece of thin paper, laid almost flat."""
    sheet(img, shape, colour, lift, seed, thickness=0.5, shade=0.4, grain=0.6)


def marks(img: p.Array, *shapes: tuple[skia.Path, str]) -> None:
    """Small shapes and lines, printed."""
    layer = p.Layer()
    for path, colour in shapes:
        layer.fill(path, colour)
    p.lay(img, layer, tooth=0.5)


def line(points: p.Points, width: float) -> skia.Path:
    """A line that swells and thins."""
    return p.ribbon(points, [width * 0.5, width, width * 0.4], 30, True)


def hair(img: p.Array) -> None:
    """One long dark shape behind everything."""
    shape = p.spline(
        [
            (400, 120), (520, 138), (606, 230), (632, 400), (640, 640), (664, 900), (690, 1230, 1), (110, 1230, 1), (136, 900),
            (160, 640), (168, 400), (194, 230), (280, 138),
        ]
    )  # fmt: skip
    cut(img, shape, HAIR, 8, 2)
    for k, points in enumerate(
        (
            [(196, 560), (182, 720), (160, 900)],
            [(604, 520), (614, 700), (632, 900)],
            [(228, 760), (208, 900), (196, 1040)],
            [(580, 760), (596, 880), (604, 1040)],
        )
    ):
        marks(img, (line(points, 7 - k % 2 * 2), SHEEN))


def bust(img: p.Array) -> None:
    """Neck, white dress, and the blindfold that has slipped down to the throat."""
    cut(img, p.spline([(330, 660, 1), (470, 660, 1), (478, 820), (540, 900, 1), (260, 900, 1), (322, 820)]), DARK, 2, 3)
    dress = p.spline(
        [(210, 912), (320, 836, 1), (400, 900), (480, 836, 1), (590, 912), (650, 1060), (670, 1240, 1), (130, 1240, 1), (150, 1060)]
    )
    cut(img, dress, WHITE, 5, 4)
    for points in ([(330, 960), (316, 1080), (296, 1200)], [(400, 980), (404, 1090), (398, 1210)], [(470, 960), (490, 1080), (508, 1200)]):
        marks(img, (line(points, 9), "d9dfdd"))
    cut(img, p.spline([(392, 852), (432, 856), (470, 960), (486, 1066, 1), (446, 1044, 1), (424, 1072, 1), (404, 960)]), "0b7874", 4, 5)
    cut(img, p.spline([(384, 852), (420, 850), (410, 950), (384, 1030, 1), (362, 1002, 1), (330, 1016, 1), (356, 940)]), TEAL, 4, 6)
    scarf = p.spline(
        [(306, 770), (350, 800), (400, 812), (450, 800), (494, 770), (512, 812), (470, 862), (400, 880), (330, 862), (288, 812)]
    )
    cut(img, scarf, TEAL, 5, 7)
    marks(img, (line([(312, 812), (360, 838), (392, 842)], 6), "0b7874"), (line([(488, 812), (440, 838), (410, 842)], 6), "0b7874"))
    cut(img, p.spline([(372, 826), (400, 818), (430, 828), (436, 862), (402, 880), (370, 864)]), TEAL, 3, 8)


def face(img: p.Array) -> None:
    """The face under the hands: brow, eye, the tip of the nose, a smile that should not be there."""
    oval = p.spline(
        [
            (400, 166), (526, 206), (584, 330), (582, 470), (544, 620), (464, 724), (400, 742), (336, 724), (256, 620), (218, 470),
            (216, 330), (274, 206),
        ]
    )  # fmt: skip
    cut(img, oval, FACE, 4, 9)
    for side in (-1, 1):
        lock = [
            (400, 150, 1),
            (400 + side * 60, 186),
            (400 + side * 128, 286),
            (400 + side * 158, 430),
            (400 + side * 172, 560, 1),
            (400 + side * 206, 400),
            (400 + side * 180, 230),
            (400 + side * 90, 142),
        ]
        cut(img, p.spline(lock), HAIR, 4, 10)
        marks(img, (line([(400 + side * 50, 158), (400 + side * 122, 220), (400 + side * 164, 340)], 7), SHEEN))
    eye = p.spline([(444, 400, 1), (480, 350), (534, 350), (574, 400, 1), (534, 442), (482, 442)])
    marks(
        img,
        (eye, "fffdf6"),
        (p.circle(501, 399, 30, 36), "20141c"),
        (p.circle(511, 385, 11), "fffdf6"),
        (p.ribbon([(438, 406), (480, 346), (534, 346), (580, 406)], [6, 16, 16, 5], 40, True), "20141c"),
        (p.ribbon([(446, 312), (504, 274), (570, 292)], [10, 20, 6], 40, True), HAIR),
        (p.spline([(400, 400, 1), (420, 520), (430, 556), (400, 574), (376, 560), (384, 500)]), "c38055"),
        (line([(374, 560), (400, 576), (430, 556)], 9), "6e3c22"),
        (p.spline([(358, 634, 1), (402, 646), (448, 618, 1), (434, 656), (402, 672), (374, 660)]), "8f2b33"),
        (p.spline([(366, 638, 1), (402, 647), (440, 625, 1), (430, 642), (402, 656), (376, 652)]), "fffdf6"),
    )


def hand(img: p.Array, x: float, y: float, turn: float, flip: bool, apart: float, forearm: skia.Path) -> None:
    """A hand from behind, wrist at (x, y), thumb outward; `apart` opens it between middle and ring finger."""
    s = 1.06

    def at(path: skia.Path) -> skia.Path:
        return p.moved(path, x, y, s, turn, flip)

    a, b = apart, -apart
    bones = (
        ([(-56, -100), (-59 - a * 0.55, -206), (-58 - a, -292)], [50, 46, 39]),
        ([(-16, -110), (-18 - a * 0.5, -226), (-18 - a * 0.95, -322)], [50, 47, 40]),
        ([(26, -106), (28 - b * 0.5, -218), (29 - b * 0.9, -306)], [48, 45, 38]),
        ([(62, -86), (69 - b * 0.5, -182), (73 - b * 0.95, -256)], [44, 40, 33]),
    )
    palm = p.spline(
        [(-50, 40, 1), (-56, -20), (-80, -84), (-76, -132), (-20, -152), (40, -146), (82, -112), (80, -60), (56, -10), (50, 40, 1)]
    )
    thumb = p.ribbon([(-50, -40), (-98, -98), (-122, -166)], [62, 52, 36], 40, True)
    whole = p.union(palm, thumb, *[p.ribbon(points, widths, 40, True) for points, widths in bones])
    cut(img, p.union(at(whole), forearm), SKIN, 6, 22 + flip)
    for points, widths in bones:
        tip, mid = points[-1], points[1]
        lean = math.degrees(math.atan2(tip[0] - mid[0], mid[1] - tip[1]))
        nail = p.moved(p.spline([(-10, 8), (-10, -8), (0, -15), (10, -8), (10, 8), (0, 12)]), tip[0], tip[1] - 2, widths[2] / 38, lean)
        crease = line([(mid[0] - 10, mid[1] + 5), (mid[0], mid[1] + 2), (mid[0] + 10, mid[1] + 5)], 4)
        marks(img, (at(nail), "eab48c"), (at(crease), SHADE))
    seams = [((-38, -136), (-37 - a * 0.6, -220), (-37 - a * 0.96, -288)), ((46, -126), (49 - b * 0.5, -190), (52 - b * 0.94, -250))]
    if not apart:
        seams.append(((5, -142), (5, -230), (5, -302)))
    for seam in seams:
        marks(img, (at(p.ribbon(seam, [2, 4.6, 3.6], 20)), LINE))


def arms(img: p.Array) -> None:
    """Forearms up from the elbows, a bracelet each, and the hands over the face."""
    left = p.spline(
        [
            (240, 570, 1),
            (318, 570, 1),
            (342, 690),
            (332, 880),
            (288, 1060),
            (244, 1240, 1),
            (76, 1240, 1),
            (142, 1060),
            (198, 880),
            (218, 690),
        ]
    )
    hand(img, 280, 622, 3, False, 0, left)
    right = p.moved(left, 806, 0, flip=True)
    hand(img, 526, 622, -3, True, 58, right)
    cut(img, p.ribbon([(212, 742), (276, 760), (346, 744)], [20, 22, 20], 30, True), GOLD, 3, 24)
    cut(img, p.ribbon([(460, 744), (530, 760), (594, 742)], [20, 22, 20], 30, True), GOLD, 3, 25)


def beam(img: p.Array) -> None:
    """Her golden band is the beam of the balance; it lies over the hair and reaches out on both sides."""
    (ax, ay), (bx, by) = LEFT, RIGHT
    bar = p.ribbon([(ax, ay), (220, 292), (400, 246), (580, 238), (bx, by)], [16, 26, 34, 26, 16], 80, True)
    cut(img, bar, GOLD, 5, 30)
    cut(img, p.star(402, 236, 62, 8, 0.6, 0.2), GOLD, 4, 31)
    cut(img, p.circle(402, 236, 27), DEEP, 2, 32)
    for x, y in (LEFT, RIGHT):
        cut(img, p.circle(x, y, 17), DEEP, 3, 33)


def child(img: p.Array, x: float, y: float, skin: str, hairs: skia.Path, tone: str, look: float, seed: int) -> None:
    """A child up to the nose over the rim, eyes on the one who counts."""
    cut(img, p.moved(hairs, x, y), tone, 3, seed)
    cut(
        img,
        p.spline([(x - 44, y - 40), (x, y - 66), (x + 44, y - 40), (x + 50, y), (x + 30, y + 44), (x - 30, y + 44), (x - 50, y)]),
        skin,
        2,
        seed + 1,
    )
    for side in (-1, 1):
        marks(img, (p.circle(x + side * 20, y - 4, 12, 13), "fffdf6"), (p.circle(x + side * 20 + look, y - 5, 7.5, 8.5), "20141c"))
        marks(img, (line([(x + side * 20 - 12, y - 28), (x + side * 20, y - 33), (x + side * 20 + 12, y - 28)], 5), tone))


def pan(img: p.Array, end: tuple[float, float], y: float, fingers: tuple[float, ...], skin: str, seed: int) -> None:
    """A deep golden bowl on two cords; small fingers hold its rim."""
    x = end[0]
    bowl = p.spline([(x - 88, y, 1), (x, y + 6), (x + 88, y, 1), (x + 74, y + 52), (x + 30, y + 86), (x - 30, y + 86), (x - 74, y + 52)])
    cut(img, bowl, GOLD, 6, seed)
    marks(img, (p.ribbon([(x - 80, y + 8), (x, y + 15), (x + 80, y + 8)], [4, 9, 4], 40, True), DEEP))
    for side in (-1, 1):
        cord = p.ribbon([(x + side * 84, y + 6), (x + side * 42, (y + end[1]) / 2), end], [5, 5, 5], 20)
        cut(img, cord, DEEP, 3, seed + 1)
    for fx in fingers:
        cut(img, p.rect(x + fx - 8, y - 12, 16, 32, 8), skin, 2, seed + 2)


def paint() -> p.Array:
    """Sky, hair, face, hands, and the scales with those who hide in them."""
    img = p.blank(SKY)
    sheet(img, p.rect(-20, -20, 840, 1240), SKY, 0, 1, grain=0.6)
    hair(img)
    bust(img)
    face(img)
    beam(img)
    arms(img)
    curls = p.circle(0, -34, 62, 44)
    for k, r in enumerate((24, 28, 25, 29, 26, 23)):
        t = math.pi * (1.02 + 0.19 * k)
        curls = p.union(curls, p.circle(58 * math.cos(t), -30 + 48 * math.sin(t), r))
    child(img, LEFT[0] + 6, 838, "7a4a2e", curls, "20141c", 5, 40)
    pan(img, LEFT, 862, (-62, -43, 60, 42), "7a4a2e", 50)
    red = p.union(
        p.spline([(-54, 30, 1), (-62, -30), (-34, -80), (10, -88), (50, -66), (60, -10), (52, 34, 1), (40, -30), (0, -46), (-36, -30)]),
        p.spline([(-14, -80), (-22, -122), (20, -138), (46, -106), (26, -76)]),
    )
    child(img, RIGHT[0] - 6, 676, "f3c09a", red, "d9501f", -5, 60)
    pan(img, RIGHT, 700, (-60, -42, 44, 62), "f3c09a", 70)
    return img
