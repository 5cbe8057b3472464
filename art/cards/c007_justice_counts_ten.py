"""Justice plays hide and seek: both hands before her face, one eye between the fingers, and the children hide in her
scales.

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

SKY, HAIR, SHEEN = "50c0d4", "2a1d33", "4a3650"
SKIN, SHADE, LINE = "d8935f", "b06c42", "8f5230"
FACE, DARK = "b5724a", "8a5233"
GOLD, DEEP, WHITE, TEAL = "f6bf2f", "d99a18", "fbf7ec", "0f8f8a"
LEFT, RIGHT = (96.0, 356.0), (700.0, 262.0)  # the ends of the beam


def cut(img: p.Array, shape: skia.Path, colour: str, lift: float = 4, seed: int = 1) -> None:
    """A piece of thin paper, laid almost flat."""
    sheet(img, shape, colour, lift, seed=seed, thickness=0.5, shade=0.4, grain=0.6)


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
        p.points(
            "400,120 520,138 606,230 632,400 640,640 664,900 690,1230! 110,1230! 136,900 160,640 168,400 194,230 "
            "280,138"
        )
    )
    cut(img, shape, HAIR, 8, seed=2)
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
    cut(img, p.spline(p.points("330,660! 470,660! 478,820 540,900! 260,900! 322,820")), DARK, 2, seed=3)
    dress = p.spline(p.points("210,912 320,836! 400,900 480,836! 590,912 650,1060 670,1240! 130,1240! 150,1060"))
    cut(img, dress, WHITE, 5, seed=4)
    for points in (
        [(330, 960), (316, 1080), (296, 1200)],
        [(400, 980), (404, 1090), (398, 1210)],
        [(470, 960), (490, 1080), (508, 1200)],
    ):
        marks(img, (line(points, 9), "d9dfdd"))
    cut(img, p.spline(p.points("392,852 432,856 470,960 486,1066! 446,1044! 424,1072! 404,960")), "0b7874", 4, seed=5)
    cut(img, p.spline(p.points("384,852 420,850 410,950 384,1030! 362,1002! 330,1016! 356,940")), TEAL, 4, seed=6)
    scarf = p.spline(p.points("306,770 350,800 400,812 450,800 494,770 512,812 470,862 400,880 330,862 288,812"))
    cut(img, scarf, TEAL, 5, seed=7)
    marks(
        img,
        (line([(312, 812), (360, 838), (392, 842)], 6), "0b7874"),
        (line([(488, 812), (440, 838), (410, 842)], 6), "0b7874"),
    )
    cut(img, p.spline(p.points("372,826 400,818 430,828 436,862 402,880 370,864")), TEAL, 3, seed=8)


def face(img: p.Array) -> None:
    """The face under the hands: brow, eye, the tip of the nose, a smile that should not be there."""
    oval = p.spline(
        p.points("400,166 526,206 584,330 582,470 544,620 464,724 400,742 336,724 256,620 218,470 216,330 274,206")
    )
    cut(img, oval, FACE, 4, seed=9)
    for side in (-1, 1):
        lock = p.points("0,150! 60,186 128,286 158,430 172,560! 206,400 180,230 90,142", at=(400, 0), scale=(side, 1))
        cut(img, p.spline(lock), HAIR, 4, seed=10)
        marks(img, (line([(400 + side * 50, 158), (400 + side * 122, 220), (400 + side * 164, 340)], 7), SHEEN))
    eye = p.spline(p.points("444,400! 480,350 534,350 574,400! 534,442 482,442"))
    marks(
        img,
        (eye, "fffdf6"),
        (p.circle(501, 399, 30, 36), "20141c"),
        (p.circle(511, 385, 11), "fffdf6"),
        (p.ribbon(p.points("438,406 480,346 534,346 580,406"), [6, 16, 16, 5], 40, True), "20141c"),
        (p.ribbon([(446, 312), (504, 274), (570, 292)], [10, 20, 6], 40, True), HAIR),
        (p.spline(p.points("400,400! 420,520 430,556 400,574 376,560 384,500")), "c38055"),
        (line([(374, 560), (400, 576), (430, 556)], 9), "6e3c22"),
        (p.spline(p.points("334,622! 400,648 474,612! 452,664 404,686 358,664")), "8f2b33"),
        (p.spline(p.points("344,628! 400,649 464,619! 446,646 404,666 364,650")), "fffdf6"),
    )


def finger(points: p.Points, width: float) -> skia.Path:
    """A slim finger: it swells a little at the joints and ends in a round tip."""
    return p.ribbon(points, [width * t for t in (1.08, 0.96, 1.0, 0.9, 0.92, 0.84, 0.66)], 60, True)


Digit = tuple[tuple[tuple[float, float], ...], float]  # root, knuckles and tip; width
CLOSED: tuple[Digit, ...] = (  # little, ring, middle, index finger: loosely bent, their tips lie over each other
    (((48, -96), (68, -146), (68, -188), (52, -218)), 29),
    (((22, -112), (36, -186), (34, -236), (20, -274)), 34),
    (((-12, -116), (-12, -202), (-2, -262), (8, -304)), 36),
    (((-43, -106), (-62, -172), (-58, -228), (-34, -270)), 35),
)
PEEKING: tuple[Digit, ...] = (  # two lean this way, two that, bent like a ring, and the eye looks through
    (((48, -96), (80, -142), (104, -172), (128, -188)), 29),
    (((22, -112), (58, -176), (72, -226), (66, -268)), 34),
    (((-14, -116), (-38, -192), (-40, -250), (-20, -298)), 36),
    (((-42, -104), (-80, -166), (-96, -216), (-88, -262)), 35),
)


def hand(img: p.Array, at: tuple[float, float, float, bool], fingers: tuple[Digit, ...], forearm: skia.Path) -> None:
    """A hand from behind, wrist at (x, y): forearm and palm in one piece, every finger a piece of its own."""
    x, y, turn, flip = at

    def put(path: skia.Path) -> skia.Path:
        return p.moved(path, x, y, 1.06, turn=turn, flip=flip)

    thumb = p.ribbon(p.points("-26,-26 -58,-64 -78,-112 -82,-156"), [44, 42, 34, 35, 32, 22], 50, True)
    cut(img, put(thumb), SKIN, 5, seed=21)
    nail = p.spline(p.points("-8,8 -9,-6 0,-13 8,-6 8,8 0,10"))
    marks(img, (put(p.moved(nail, -85, -154, 0.9, turn=-10)), "efbd96"))
    for points, width in fingers:
        (mx, my), (tx, ty) = points[-2], points[-1]
        lean = math.degrees(math.atan2(tx - mx, my - ty))
        cut(img, put(finger(points, width)), SKIN, 6, seed=22 + flip)
        marks(img, (put(p.moved(nail, tx, ty + 1, width / 33, turn=lean)), "efbd96"))
        for kx, ky in points[1:3]:
            crease = p.moved(line([(-9, 3), (0, -1), (9, 3)], 3.4), kx, ky, width / 34, turn=lean)
            marks(img, (put(crease), SHADE))
    palm = p.spline(p.points("-30,24! -36,-14 -56,-66 -62,-108 -44,-128 -12,-134 24,-130 56,-112 62,-84 48,-36 30,24!"))
    whole = p.union(put(palm), forearm)
    layer = p.Layer().fill(whole, SKIN)
    for points, width in fingers:  # the palm runs into the fingers without a seam
        (rx, ry), (kx, ky) = points[0], points[1]
        layer.fill(
            put(p.ribbon([(rx, ry + 30), (rx + (kx - rx) * 0.5, ry + (ky - ry) * 0.5)], [width, width * 0.99], 12)),
            SKIN,
        )
    cut(img, p.union(whole, put(p.ribbon([(-20, 24), (-40, -50)], [16, 40], 12))), SKIN, 5, seed=23 + flip)
    p.lay(img, layer)
    low = p.intersection(p.cut(forearm, p.moved(forearm, -26, -10)), p.rect(0, 752, 800, 500))
    marks(img, (low, SHADE))
    for (rx, ry), gap in zip([q[0][0] for q in fingers], (0, 3, 4, 2), strict=True):
        marks(img, (put(line([(rx - 9, ry - 6 - gap), (rx, ry - 12 - gap), (rx + 9, ry - 6 - gap)], 4)), "c47f50"))
    for root in ((32, -104), (3, -112), (-28, -108)):  # short folds where two fingers part
        marks(img, (put(p.ribbon([(root[0], root[1] - 34), (root[0], root[1] - 14)], [4.4, 1.4], 10, True)), LINE))


def arms(img: p.Array) -> None:
    """Forearms up from the elbows, a bracelet each, and the hands over the face."""
    left = p.spline(
        p.points(
            "240,632! 304,632! 306,700 322,800 322,900 290,1040 232,1160 196,1240! 10,1240! 70,1130 136,1010 190,890 "
            "220,780 238,700"
        )
    )
    hand(img, (272, 646, 4, False), CLOSED, left)
    hand(img, (534, 646, -4, True), PEEKING, p.moved(left, 806, 0, flip=True))
    cut(
        img,
        p.ribbon(p.points("226,722 242,738 272,744 300,737 314,720"), [13, 17, 18, 17, 13], 40, True),
        GOLD,
        3,
        seed=24,
    )
    cut(
        img,
        p.ribbon(p.points("492,720 506,737 534,744 564,738 580,722"), [13, 17, 18, 17, 13], 40, True),
        GOLD,
        3,
        seed=25,
    )


def beam(img: p.Array) -> None:
    """Her golden band is the beam of the balance; it lies over the hair and reaches out on both sides."""
    (ax, ay), (bx, by) = LEFT, RIGHT
    bar = p.ribbon([(ax, ay), (220, 292), (400, 246), (580, 238), (bx, by)], [16, 26, 34, 26, 16], 80, True)
    cut(img, bar, GOLD, 10, seed=30)
    cut(img, p.star(402, 236, 62, 8, inner=0.6, turn=0.2), GOLD, 4, seed=31)
    cut(img, p.circle(402, 236, 27), DEEP, 2, seed=32)
    for x, y in (LEFT, RIGHT):
        cut(img, p.circle(x, y, 17), DEEP, 3, seed=33)


def dark_child(img: p.Array, x: float, y: float) -> None:
    """Ducked so deep that only curls and two eyes show; they look up sideways at the one who counts."""
    tone, skin = "20141c", "7a4a2e"
    curls = p.circle(0, -20, 60, 40)
    for t, r, out in (
        (3.3, 26, 58),
        (3.75, 22, 66),
        (4.2, 30, 56),
        (4.72, 24, 62),
        (5.15, 29, 58),
        (5.6, 21, 66),
        (6.1, 27, 56),
    ):
        curls = p.union(curls, p.circle(out * math.cos(t), -18 + out * 0.74 * math.sin(t), r))
    cut(img, p.moved(curls, x, y, 1, turn=-8), tone, 3, seed=40)
    cut(img, p.spline(p.points("-50,-14 -30,-34 4,-40 40,-30 52,-6 44,44 -44,44", at=(x, y))), skin, 2, seed=41)
    for dx, dy, r in ((-16, -2, 12), (26, -7, 14)):
        marks(
            img, (p.circle(x + dx, y + dy, r, r * 1.05), "fffdf6"), (p.circle(x + dx + 5, y + dy - 5, r * 0.58), tone)
        )
    marks(
        img,
        (line([(x - 32, y - 22), (x - 18, y - 27), (x - 6, y - 21)], 5), tone),
        (line([(x + 14, y - 30), (x + 28, y - 36), (x + 42, y - 28)], 5), tone),
    )


def red_child(img: p.Array, x: float, y: float) -> None:
    """In profile, up to the chin, biting back a laugh: eye shut, cheek round, a plait that stands off."""
    tone, skin = "d9501f", "f3c09a"
    plait = p.union(*(p.circle(x + 44 + 12 * k - 2 * k * k, y - 56 - 17 * k, 17 - 2.6 * k) for k in range(4)))
    cut(img, plait, tone, 3, seed=60)
    marks(img, (p.circle(x + 62, y - 120, 9), TEAL))
    face = p.points(
        "-20,-62 -42,-40 -46,-22 -44,-10 -62,4 -58,12 -46,14 -50,22 -44,30 -40,48 36,48 50,0 30,-50", at=(x, y)
    )
    cut(img, p.spline(face), skin, 2, seed=61)
    hair = p.points("-44,-36! -34,-70 4,-84 44,-66 60,-20 54,30 34,46! 24,10 14,-22 -8,-44", at=(x, y))
    cut(img, p.spline(hair), tone, 2, seed=62)
    marks(
        img,
        (line([(x - 40, y - 6), (x - 30, y - 15), (x - 18, y - 8)], 6), "20141c"),
        (line([(x - 42, y - 28), (x - 30, y - 35), (x - 18, y - 30)], 5), "8f2f10"),
        (p.circle(x - 16, y + 14, 13, 11), "ec8f74"),
        (line([(x - 47, y + 25), (x - 38, y + 29), (x - 30, y + 24)], 5), "8f2b33"),
        (p.spline(p.points("10,-6 20,-14 30,-4 24,14 14,14", at=(x, y))), skin),
        (line([(x + 18, y - 6), (x + 24, y), (x + 20, y + 8)], 4), "b5724a"),
    )


def pan(img: p.Array, end: tuple[float, float], y: float, fingers: tuple[float, ...], skin: str, seed: int) -> None:
    """A deep golden bowl on two cords; small fingers hold its rim."""
    x = end[0]
    bowl = p.spline(p.points("-88,0! 0,6 88,0! 74,52 30,86 -30,86 -74,52", at=(x, y)))
    cut(img, bowl, GOLD, 6, seed=seed)
    marks(img, (p.ribbon([(x - 80, y + 8), (x, y + 15), (x + 80, y + 8)], [4, 9, 4], 40, True), DEEP))
    for side in (-1, 1):
        cord = p.ribbon([(x + side * 84, y + 6), (x + side * 42, (y + end[1]) / 2), end], [5, 5, 5], 20)
        cut(img, cord, DEEP, 3, seed=seed + 1)
    for fx in fingers:
        cut(img, p.rect(x + fx - 8, y - 12, 16, 32, r=8), skin, 2, seed=seed + 2)


def paint() -> p.Array:
    """Sky, hair, face, hands, and the scales with those who hide in them."""
    img = p.blank(SKY)
    sheet(img, p.rect(-20, -20, 840, 1240), SKY, 0, seed=1, grain=0.6)
    hair(img)
    bust(img)
    face(img)
    beam(img)
    arms(img)
    dark_child(img, LEFT[0] + 4, 846)
    pan(img, LEFT, 862, (-66, -48, 46, 65), skin="7a4a2e", seed=50)
    red_child(img, RIGHT[0] - 2, 664)
    pan(img, RIGHT, 700, (-70, -53), skin="f3c09a", seed=70)
    return img
