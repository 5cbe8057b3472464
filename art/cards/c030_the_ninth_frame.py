"""Out of a kitten's portrait strides a tiger: its tail still slips from the kitten-shaped hole in the canvas.

Technique: gouache in visible strokes, under one picture lamp.
Back to front: red wall in the lamp's light, wooden floor, golden frame with the torn blue canvas, blue paw prints that
grow on their way down, the tiger's shadow, the tiger looking back over its shoulder, its tail.
"""

from __future__ import annotations

import math
from itertools import pairwise

import numpy as np
import skia

from art import paint as p
from art.paint.voices import gouache as g
from art.paint.voices.brushwork import Brushwork, across, around
from art.paint.voices.printing import PLAIN

NUMBER, TITLE = 30, "The Ninth Frame"
FINISH = PLAIN

LAMP = (262.0, 60.0)
FLOOR = 936.0
HANG = (252.0, 296.0, -4.0)  # the middle of the canvas and how far it hangs askew
FUR = [(0, "7a2a24"), (0.3, "b8481e"), (0.6, "ea7a22"), (0.85, "fb9e38"), (1, "ffc062")]
FAR = [(0, "4e1c2a"), (0.5, "8c3622"), (1, "b85426")]
PALE = [(0, "9a7484"), (0.45, "dcbca4"), (0.8, "fbeccb"), (1, "fffaea")]
WET = [(0, "1c3f9c"), (0.5, "2f74dc"), (1, "8cc8fa")]
INK = "21121c"

KITTEN = p.points(
    "-74,150! -84,110 -76,66 -52,34 -44,14 -66,0 -80,-26 -80,-56 -74,-78! -84,-142! -54,-124 -30,-98! 0,-104 30,-98! "
    "54,-124 84,-144! 74,-78! 82,-56 80,-26 66,0 44,14 54,34 78,66 86,110 76,150!"
)
SLITS = (
    "-74,-34! -116,-48! -78,-24!",
    "-76,-22! -120,-18! -74,-12!",
    "74,-34! 114,-50! 78,-24!",
    "76,-22! 120,-20! 74,-12!",
)
TAIL = p.points("160,704 108,722 62,708 36,650 52,580 110,540 186,528 240,498 262,446 258,400")

TRUNK = p.points(
    "132,716 150,676 196,648 256,640 330,656 410,668 490,650 556,612 640,600 704,640 730,720 722,800 694,862 620,902 "
    "540,912 450,922 380,908 320,880 250,870 180,830 138,780"
)
HIND = p.points(
    "136,706 152,674 196,648 256,641 304,700 326,790 318,850 286,905 240,945 204,972 184,1012 176,1056 184,1082 "
    "214,1090 232,1106 226,1124! 122,1128! 106,1112 112,1086 122,1050 114,1010 92,978! 84,958 108,926 132,890 128,840 "
    "118,780 124,736"
)
FAR_HIND = p.points(
    "250,850 340,850 388,900 380,950 362,985 366,1020 388,1046 420,1056 440,1072 432,1090! 344,1092! 332,1074 334,1040 "
    "318,1004 296,978! 304,950 286,910"
)
FORE = p.points(
    "496,712 556,652 640,672 694,750 694,830 672,890 656,950 648,1010 648,1052 656,1080 688,1090 706,1108 698,1130! "
    "592,1134! 576,1116 582,1090 584,1040 574,984 566,936 548,906! 520,880 496,824 486,766"
)
LIFTED = p.points(
    "640,800 732,770 770,830 782,880 772,914 762,936 778,958 794,990 784,1016 758,1024 730,1010 718,980 720,946 "
    "716,918 684,896 640,900"
)


def torn(path: skia.Path, step: float, depth: float, seed: int) -> skia.Path:
    """An outline as threads give way: never twice the same tooth."""
    out = skia.Path()
    skia.Paint(PathEffect=skia.DiscretePathEffect.Make(step, depth, seed)).getFillPath(path, out)
    return out


def wall(img: p.Array) -> None:
    """Red plaster, glowing round the lamp and falling off into wine; a skirting board."""
    far = np.hypot(p.grid.x - 280, (p.grid.y - 300) * 0.8) / 760 + p.noise(200, 4, 2) * p.f32(0.04)
    tones = [(0, "f2603e"), (0.3, "dd3a32"), (0.55, "b9242e"), (0.8, "8a1a30"), (1, "5e1430")]
    red = p.ramp(np.clip(far, 0, 1), tones)
    g.passage(img, p.rect(-10, -10, 820, 1000), red, p.swirl(300, 5, 0.9, 1.1), size=36, length=130, seed=3)
    b = Brushwork(41, wobble=0.7)
    board = p.poly([(-10, FLOOR - 52), (810, FLOOR - 52), (810, FLOOR + 4), (-10, FLOOR + 4)])
    b.brush(board, across([(0, "a8322e"), (0.5, "7c1c2c"), (1, "4c1028")], (150, 0), (800, 0)), 0.0, size=13)
    b.line([(-10, FLOOR - 51), (400, FLOOR - 52), (810, FLOOR - 50)], [5, 4, 3], "e0604a")
    b.line([(-10, FLOOR + 2), (400, FLOOR + 1), (810, FLOOR + 3)], [6, 7, 6], "32101e")
    b.lay(img, tooth=0.5)


def floor(img: p.Array) -> None:
    """Oak boards that run away from us, no two of one tone, the lamp's warmth at their left."""
    b = Brushwork(42, wobble=0.6)
    random = np.random.default_rng(6)
    edges = np.cumsum(random.uniform(0.85, 1.2, 12))
    edges = (edges - edges[5]) * 108
    for left, right in pairwise(edges):
        lift = random.normal(0, 0.07)
        stops = [(t, np.clip(p.rgb(c) * (1 + lift), 0, 1)) for t, c in ((0, "f4c07c"), (0.5, "c98848"), (1, "7d4734"))]
        corners = [(360 + k * f, y) for k, f, y in ((left, 0.8, FLOOR), (right, 0.8, FLOOR), (right, 1.5, 1210))]
        board = p.poly([*corners, (360 + left * 1.5, 1210)])
        b.brush(
            board, across(stops, (170, 980), (840, 1120)), math.atan2(270, (left + right) * 0.35), size=11, length=70
        )
        b.line([corners[0], (360 + left * 1.5, 1210)], [2, 4, 6], "5c3026")
        end = random.uniform(0.2, 0.9)
        y, f = FLOOR + 270 * end, 0.8 + 0.7 * end
        b.line([(360 + left * f, y), (360 + right * f, y + 2)], [3, 4, 3], "6c3a2a")
    b.lay(img, tooth=0.5)


def moulding(b: Brushwork) -> None:
    """The golden frame: four mitred sides, each in its own light, a dark cove within, leaves carved on the corners."""
    w, h, e = 126, 168, 56
    sides = (
        ((-1, -1), (1, -1), [(0, "8a5420"), (0.5, "e8ac40"), (1, "fff0a8")]),
        ((1, -1), (1, 1), [(0, "74401c"), (0.5, "b87426"), (1, "dda03c")]),
        ((1, 1), (-1, 1), [(0, "8a4c1c"), (0.5, "f0b844"), (1, "ffe48e")]),
        ((-1, 1), (-1, -1), [(0, "8a4c1c"), (0.5, "dc9a34"), (1, "ffd873")]),
    )
    for (ax, ay), (bx, by), stops in sides:
        outer = [(ax * (w + e), ay * (h + e)), (bx * (w + e), by * (h + e))]
        side = p.poly([*outer, (bx * w, by * h), (ax * w, ay * h)])
        mx, my = (ax + bx) / 2, (ay + by) / 2
        flow = math.atan2(by - ay, bx - ax)
        b.brush(side, across(stops, (mx * w, my * h), (mx * (w + e * 0.8), my * (h + e * 0.8))), flow, size=11)
    for k, tone, wide in ((0.16, "5e3018", 6), (0.36, "8c5420", 4), (0.78, "96601f", 5), (0.9, "fff0b0", 3)):
        x, y = w + e * k, h + e * k
        ring = [(-x, -y, 1), (x, -y, 1), (x, y, 1), (-x, y, 1), (-x, -y, 1)]
        for a, c in pairwise(ring):
            b.line([a[:2], c[:2]], [wide * 0.7, wide, wide * 0.8], tone)
    for sx in (-1, 1):
        for sy in (-1, 1):
            for turn, n in ((0, 30), (42, 34), (88, 30)):
                with b.at(sx * (w + 30), sy * (h + 30)):
                    a = math.atan2(-sy, -sx) + math.radians(turn - 45)
                    tip = (n * math.cos(a), n * math.sin(a))
                    b.line([(0, 0), (tip[0] * 0.6, tip[1] * 0.6 - 3), tip], [12, 17, 2], "c0802c")
                    b.line([(0, -2), (tip[0] * 0.5, tip[1] * 0.5 - 5), tip], [3, 6, 1], "ffeaa0")


def flaps(b: Brushwork) -> None:
    """Tongues of canvas that the tear has turned out: blue paint inside, raw linen outside, each with its shade."""
    for outline, tone in (
        ("-86,98! -112,78! -124,92! -118,124! -82,142!", "f4dcae"),
        ("-70,58! -96,26! -108,44! -84,88!", "e2c08c"),
        ("-80,-62! -112,-92! -104,-54! -80,-38!", "e8cc9a"),
        ("86,88! 124,76! 120,112! 98,134! 82,138!", "d8b280"),
        ("-28,-99! -16,-140! 10,-126! 24,-99!", "f8e6bc"),
        ("80,-124! 118,-124! 102,-96! 76,-82!", "dcb988"),
        ("50,18! 66,-4! 98,-8! 88,20! 68,48!", "e2c08c"),
    ):
        shape = p.points(outline)
        b.mark(p.spline([(x + 5, y + 8, *c) for x, y, *c in shape]), "16306c", 0.55)
        b.brush(shape, tone, 0.8, size=6, jitter=0.05)
        (ax, ay), (cx, cy) = shape[0][:2], shape[-1][:2]
        b.line([(ax, ay), ((ax + cx) / 2 + 4, (ay + cy) / 2), (cx, cy)], [2, 7, 2], "9a7450")


def canvas(b: Brushwork) -> None:
    """A blue sky-study in swirls; in it the hole of a sitting kitten, a slit for every whisker, the dark behind."""
    sheet = p.rect(-128, -170, 256, 340)
    blue = around([(0, "8cd0f4"), (0.45, "4fa2e8"), (1, "2a62bc")], -30, -90, 330)
    b.brush(sheet, blue, lambda x, y: math.atan2(y + 20, x) + 1.5, size=15, length=60, jitter=0.06)
    hole = p.union(torn(p.spline(KITTEN), 13, 2.2, 8), *[p.spline(p.points(slit)) for slit in SLITS])
    with b.within(sheet):
        rim = torn(p.union(p.moved(hole, -4, -3, 1.02), p.moved(hole, 4, 2, 1.03)), 11, 2.0, 3)
        b.mark(rim, "f6e2b8")
        b.brush(
            hole,
            around([(0, "16070d"), (0.2, "1a080e"), (0.36, "5a141e"), (0.52, "98222a"), (1, "cc3a34")], 6, 136, 320),
            1.2,
            size=12,
        )
        b.mark(p.cut(hole, p.moved(hole, 12, 17)), "2a0812", 0.8)
        flaps(b)
    b.mark(p.poly([(-128, -170), (128, -170), (128, -156), (-116, -156), (-116, 170), (-128, 170)]), "12285e", 0.45)


def lamp(b: Brushwork) -> None:
    """The brass picture lamp: an arm from behind the frame, a tube across, its bright slit below."""
    b.line(p.points("258,96 262,60 258,24"), [10, 9, 11], "6c3c18")
    b.line(p.points("255,92 259,60 256,30"), [2, 4, 2], "ffdf80")
    brass = across([(0, "5a2c14"), (0.4, "b87426"), (0.75, "f4c35a"), (1, "fff0b0")], (262, 44), (256, 16))
    b.brush(p.points("158,34! 156,22 164,12! 260,8 350,4! 360,14 358,28! 260,34"), brass, -0.05, size=6)
    b.line([(160, 35), (258, 37), (356, 29)], [3, 8, 3], "fffbe0")


PAD = "-17,10 -13,-5 0,-12 13,-6 17,9 7,15 0,12 -7,16"
TOES = ((-20, -10, -28), (-8, -25, -8), (8, -26, 9), (20, -11, 30))


def paw_print(b: Brushwork, x: float, y: float, size: float, turn: float, flat: float = 1.0) -> None:
    """One print in wet blue: a lobed pad, four toes, never pressed quite alike; the wet catches the lamp."""
    canvas_ = b.layer.canvas
    canvas_.save()
    canvas_.translate(x, y)
    canvas_.scale(size, size * flat)
    canvas_.rotate(turn)
    pad = [(u + b.random.normal(0, 1), v + b.random.normal(0, 1)) for u, v, *_ in p.points(PAD)]
    b.mark(p.spline(pad), "2560cc")
    b.line([(-8, 4), (-2, -5), (6, -5)], [1, 4, 1], "7cbcf8")
    for tx, ty, lean in TOES:
        r = b.random.uniform(5.2, 6.6)
        b.mark(p.moved(p.circle(0, 0, r, r * 1.35), tx, ty, 1, turn=lean), "2560cc")
        b.mark(p.circle(tx - 1.5, ty - 3, r * 0.35, r * 0.4), "7cbcf8")
    canvas_.restore()


def prints(b: Brushwork) -> None:
    """Small on the frame, larger down the wall, a tiger's on the floor."""
    for x, y, size, turn in ((322, 486, 0.62, 120), (374, 520, 0.8, 150), (352, 572, 1.0, 165), (424, 602, 1.25, 150)):
        paw_print(b, x, y, size, turn=turn)
    for x, y, size, turn in (
        (40, 1160, 2.1, 84),
        (288, 1166, 2.2, 92),
        (266, 1050, 1.7, 86),
        (470, 1160, 2.2, 88),
        (30, 1026, 1.5, 80),
    ):
        paw_print(b, x, y, size, turn=turn, flat=0.5)


def stripe(b: Brushwork, points: str, width: float, fork: str = "") -> None:
    """One stripe that swells and thins along the form, and perhaps its fork."""
    for k, curve in enumerate((points, fork) if fork else (points,)):
        line = p.points(curve)
        w = width * (1 - 0.3 * k)
        b.line(line, [w * 0.4, w, w * 0.85, w * 0.5, 0.8], INK)


def fur(b: Brushwork, shape: p.Points, count: int, flow: float) -> None:
    """Single hairs over a form, lit above, in shade below."""
    path = p.spline(shape)
    box = path.getBounds()
    with b.within(path):
        for _ in range(count):
            x, y = b.random.uniform(box.left(), box.right()), b.random.uniform(box.top(), box.bottom())
            a, n = flow + b.random.normal(0, 0.2), b.random.uniform(10, 26)
            low = (y - box.top()) / box.height() + b.random.normal(0, 0.2)
            tone = p.ramp(float(np.clip(low, 0, 1)), [(0, "ffb858"), (0.4, "f48e34"), (0.7, "c4541e"), (1, "8a3220")])
            end = (x + n * math.cos(a), y + n * math.sin(a))
            b.line([(x, y), (x + n * 0.5 * math.cos(a), y + n * 0.5 * math.sin(a) + 1), end], [0.5, 2.2, 0.5], tone)


def sock(b: Brushwork, leg: p.Points, top: float, left: float, right: float) -> None:
    """Wet paint on a paw: a ragged edge with runs, light on the toes, clefts between them."""
    edge = [(left - 20, top + 16), (left - 2, top + 14)]
    x = left + 2.0
    while x < right:
        tip, wide = top - b.random.uniform(-6, 22), b.random.uniform(5, 9)
        edge += [(x, top + b.random.uniform(4, 14)), (x + wide, tip), (x + wide * 1.7, tip + 4)]
        x += wide * b.random.uniform(2.2, 3.6)
    shape = [*edge, (right + 10, top + 12), (right + 50, top + 20), (right + 50, top + 110), (left - 40, top + 110)]
    with b.within(leg):
        b.brush(shape, across(WET, (right + 10, top + 70), (left + 20, top - 10)), 1.2, size=9)


def toes(b: Brushwork, x: float, y: float, size: float) -> None:
    """Three clefts and the light between them on a forward paw whose tip is at x, y."""
    with b.at(x, y, size):
        for u, v in ((-6, -4), (-30, -2), (-54, -2)):
            b.line([(u - 12, v - 26), (u - 2, v - 16), (u, v)], [1, 4, 3], "14307c")
            b.line([(u - 20, v - 22), (u - 12, v - 18), (u - 8, v - 8)], [1, 4.5, 1], "a4d6fc")


def far_legs(b: Brushwork) -> None:
    """The two legs beyond the belly, in its shade; the fore one is lifted for the next step."""
    for leg, a, c in ((FAR_HIND, (300, 1080), (330, 840)), (LIFTED, (740, 960), (700, 790))):
        b.brush(leg, across(FAR, a, c), 1.4, size=11)
    with b.within(FAR_HIND):
        for curve in ("300,900 340,912 384,900", "304,946 340,952 376,938", "312,988 336,992 362,984"):
            b.line(p.points(curve), [2, 11, 2], INK)
    with b.within(LIFTED):
        for curve in ("700,800 730,820 760,812", "700,846 740,864 780,850", "704,890 744,900 780,884"):
            b.line(p.points(curve), [2, 11, 2], INK)
    sock(b, FAR_HIND, 1036, 330, right=430)
    sock(b, LIFTED, 940, 716, right=790)
    toes(b, 436, 1084, 0.8)
    for u, v in ((736, 1006), (756, 1014), (775, 1008)):
        b.line([(u + 4, v - 26), (u + 1, v - 12), (u, v + 4)], [1, 4, 3], "14307c")
    for x, y, r in ((756, 1044, 5), (762, 1068, 4), (748, 1082, 3)):
        b.mark(p.spline([(x, y - r * 2.2, 1), (x + r, y), (x, y + r), (x - r, y)]), "3a80e4")


def trunk(b: Brushwork) -> None:
    """The long body: lit along the back, pale below, the belly in the shade of its own mass."""
    flow = g.along(p.points("140,720 256,740 410,780 560,740 720,720"))
    b.brush(TRUNK, across(FUR, (430, 915), (360, 662)), flow, size=15, length=60)
    with b.within(TRUNK):
        belly = p.points("240,862 330,858 420,878 500,880 560,866 700,830 740,800 740,960 240,960")
        b.brush(belly, across([(0, "5a3450"), (0.45, "94687a"), (1, "e4bf9c")], (420, 924), (410, 856)), 0.05, size=10)
        for _ in range(70):
            x = b.random.uniform(320, 560)
            y = 872 + b.random.normal(0, 8)
            b.line([(x, y), (x - 5, y + 8), (x - 12, y + b.random.uniform(12, 24))], [1, 3, 0.6], "b98a80")
        b.brush(p.points("312,720 336,760 344,830 330,900 290,900 310,840"), "8a3420", 1.4, size=9)
        b.brush(p.points("474,730 492,690 480,780 500,850 530,900 486,880 466,800"), "94391f", 1.4, size=9)
    fur(b, TRUNK, 420, 3.2)
    with b.within(TRUNK):
        flank_stripes(b)


def flank_stripes(b: Brushwork) -> None:
    """Bands from the spine round the barrel, forked and broken, and short ones that come up from the belly."""
    for points, width, fork in (
        ("336,650 344,690 352,736 350,790", 17, "346,700 362,740 366,772"),
        ("380,660 386,700 398,752 402,812 396,860", 19, ""),
        ("418,662 426,694 432,730", 13, ""),
        ("452,656 450,706 458,760 460,820 450,872", 20, "454,740 436,776 432,820"),
        ("500,642 494,680 482,720 478,768", 15, ""),
        ("414,790 420,830 418,872", 11, ""),
        ("360,930 372,890 370,850 378,820", 13, ""),
        ("424,936 434,900 428,876", 13, ""),
        ("494,930 490,890 496,850 488,816", 14, ""),
    ):
        stripe(b, points, width, fork)


def hind(b: Brushwork) -> None:
    """The near hind leg: a great thigh, the shank back to the hock, the foot just before it leaves the floor."""
    flow = g.along(p.points("230,670 250,800 240,900 150,980 150,1110"))
    tone = across(FUR, (300, 1000), (170, 680))
    b.brush(HIND, tone, flow, size=13, length=48)
    with b.within(HIND):
        b.brush(p.points("290,740 326,790 318,850 286,905 230,950 262,880 284,820"), "a9451f", 1.8, size=9)
        b.brush(
            p.points("140,720 180,680 220,690 200,760 170,830 140,800"),
            across(FUR, (230, 880), (160, 700)),
            1.7,
            size=10,
        )
        b.brush(p.points("180,985 200,970 182,1060 176,1090 164,1080"), "8c3420", 1.6, size=7)
        b.brush(p.points("300,846 322,850 290,908 240,946 206,970 236,930"), "e8c8a4", 2.4, size=7)
    fur(b, HIND, 220, 1.9)
    with b.within(HIND):
        for points, width, fork in (
            ("200,650 206,694 236,736 262,780 268,826", 17, "212,706 214,748 230,780"),
            ("258,660 272,704 296,744 306,790", 16, ""),
            ("118,744 152,752 184,786 200,826", 16, "150,754 160,786 176,806"),
            ("116,800 146,806 176,836 188,866", 16, ""),
            ("120,856 152,860 184,884 196,906", 15, "156,866 166,890 170,900"),
            ("106,910 142,908 176,924 196,944", 14, ""),
            ("326,820 300,836 276,866 262,896", 13, ""),
            ("84,962 118,950 150,960 168,974", 13, ""),
            ("112,1012 136,1006 160,1012 184,1010", 11, ""),
        ):
            stripe(b, points, width, fork)
    b.line(p.points("304,712 328,780 322,846 290,906 242,948"), [1, 4, 6, 4, 1], "5e2220")
    sock(b, HIND, 1046, 108, right=190)
    toes(b, 228, 1116, 1.0)


def fore(b: Brushwork) -> None:
    """The near fore leg: the shoulder blade's mass, elbow, a heavy wrist, the paw set down ahead."""
    flow = g.along(p.points("580,660 590,780 610,900 612,1000 620,1110"))
    b.brush(FORE, across(FUR, (690, 1030), (530, 680)), flow, size=13, length=48)
    with b.within(FORE):
        back = "650,700 694,750 698,840 672,900 656,960 650,1050 660,1090 630,1060 628,980 640,900 656,820"
        b.brush(p.points(back), across([(0, "6e2622"), (1, "a9451f")], (660, 1050), (680, 740)), 1.6, size=9)
        blade = "510,720 556,676 600,700 590,780 560,850 520,830 500,770"
        b.brush(p.points(blade), across(FUR, (640, 880), (520, 700)), 1.7, size=10)
    fur(b, FORE, 260, 1.6)
    with b.within(FORE):
        for points, width, fork in (
            ("548,650 540,700 556,752 570,796", 17, "544,720 524,752 524,786"),
            ("486,776 510,800 532,838 548,862", 14, ""),
            ("604,660 606,720 622,770 622,812", 16, ""),
            ("546,908 578,890 606,888 634,900", 14, ""),
            ("566,946 598,930 626,938 658,930", 13, "600,936 620,952 640,954"),
            ("572,988 600,974 624,982 652,974", 12, ""),
            ("698,800 676,812 652,838 640,862", 14, ""),
            ("582,1028 604,1016 626,1022 650,1016", 11, ""),
        ):
            stripe(b, points, width, fork)
    b.line(p.points("500,726 486,768 498,826 522,882 550,908 568,940"), [1, 4, 6, 6, 3, 1], "5e2220")
    sock(b, FORE, 1052, 576, right=656)
    toes(b, 700, 1122, 1.08)


def neck(b: Brushwork) -> None:
    """The turned neck: its folds and the deep ruff below the cheeks."""
    ruff = p.points(
        "500,640 560,590 700,590 752,660 744,750 700,812! 690,786 664,828! 650,796 612,816! "
        "604,776 566,784! 560,744 524,730! 528,690"
    )
    b.brush(ruff, across([(0, "8c3a22"), (0.4, "d8702a"), (1, "f8a848")], (740, 800), (540, 620)), 1.4, size=10)
    chest = p.points("640,740 744,700 746,750 702,812! 690,786 664,828! 650,796 620,812!")
    b.brush(chest, across(PALE, (760, 830), (620, 720)), 1.4, size=9)
    for curve, w in (
        ("528,650 540,690 534,728", 14),
        ("566,700 572,740 566,776", 13),
        ("740,690 728,730 712,760", 12),
        ("606,740 612,770 606,800", 10),
    ):
        stripe(b, curve, w)


def ear(b: Brushwork, side: float) -> None:
    """A round ear, set low at the side of the skull: dark edge, warm hollow, pale tufts out of it."""
    dark, warm, tuft = (INK, "e89a5c", "fff0d4") if side < 0 else ("1a0e18", "8c4838", "c49a84")
    b.brush(
        [(side * u, v) for u, v, *_ in p.points("42,-84 50,-106 72,-118 94,-106 98,-80 90,-52 64,-60")],
        dark,
        1.2,
        size=7,
    )
    b.brush(
        [(side * u, v) for u, v, *_ in p.points("50,-80 58,-98 72,-106 85,-98 90,-78 84,-56 62,-62")], warm, 1.2, size=6
    )
    b.brush([(side * u, v) for u, v, *_ in p.points("72,-78 80,-88 88,-78 84,-58 70,-58")], "5c2430", 1.2, size=5)
    for u, v, n in ((58, -90, 30), (64, -95, 36), (71, -92, 34), (77, -84, 28)):
        b.line([(side * (u - 5), v + n), (side * (u - 5), v + n * 0.5), (side * u, v)], [6, 4.5, 0.8], tuft)


def head_form(b: Brushwork) -> None:
    """Broad skull, cheek ruffs in tufts, pale brows, muzzle and chin; the lamp from the left."""
    skull = p.points(
        "0,-100 52,-94 92,-62 104,-20 110,14 128,44! 104,50 116,76! 88,78 92,102! 62,100 38,120 0,128 -38,120 -62,102 "
        "-94,106! -90,80 -120,80! -106,54 -132,48! -112,16 -106,-20 -94,-62 -54,-94"
    )
    b.brush(skull, across(FUR, (150, 70), (-90, -80)), lambda x, y: math.atan2(y - 10, x + 8), size=11, length=38)
    tones = across(PALE, (120, 90), (-90, 10))
    for patch, flow in (
        ("-58,52 -84,34 -110,38 -128,50! -106,56 -118,78! -90,80 -92,102! -60,98 -44,70", 2.6),
        ("52,52 78,34 104,36 124,46! 104,52 114,74! 88,78 90,100! 58,96 40,70", 0.5),
        ("-58,-28 -74,-44 -66,-62 -42,-62 -24,-44 -30,-32", 0.2),
        ("34,-30 26,-44 40,-62 62,-60 70,-44 56,-28", -0.2),
        ("-62,64 -58,38 -30,22 -8,30 14,24 40,38 48,64 34,88 -8,84 -48,88", 1.3),
        ("-40,86 -6,82 30,86 30,112 14,122 -6,128 -24,122 -42,110", 1.3),
    ):
        b.brush(p.points(patch), tones, flow, size=7)
    for k in range(90):
        side = -1 if k % 2 else 1
        a = b.random.uniform(0.15, 1.0)
        r = b.random.uniform(78, 112)
        x, y, n = side * r * math.cos(a), 8 + r * math.sin(a), b.random.uniform(12, 26)
        tone = ("fff6e0", "f0d8b8", "e08a3a")[k % 3] if side < 0 else ("dcc0ac", "b89490", "b85a26")[k % 3]
        b.line([(x, y), (x + side * n * 0.6, y + n * 0.4), (x + side * n, y + n * 0.9)], [1, 3.4, 0.6], tone)
    bridge = p.points("-30,-30 -8,-44 18,-30 22,10 14,34 -8,38 -32,34 -36,8")
    b.brush(bridge, across([(0, "c8581e"), (1, "ffbe62")], (30, 0), (-34, -10)), 1.5, size=7)


def eyes(b: Brushwork) -> None:
    """Amber, half lidded, content: both look back to the frame."""
    for side, x in ((-1, -50), (1, 40)):
        with b.at(x, -14, 1.08):
            opening = [(side * u, v) for u, v, *_ in p.points("-24,9! -12,-9 8,-12 25,-4! 14,10 -4,13")]
            b.mark(p.spline([(u * 1.25, v * 1.3) for u, v in opening]), INK)
            b.mark(p.spline(opening), "ffc83c")
            with b.within(p.spline(opening)):
                b.mark(p.circle(-4, 9, 17, 9), "ffec8c")
                b.mark(p.circle(-7, -2, 8.5, 9.5), INK)
                b.mark(p.circle(-10.5, -5.5, 3.2, 3), "fffbe8")
                b.mark(p.rect(-30, -18, 60, 9), "b86a2a")
            b.line([(side * u, v) for u, v in ((-30, 13), (-14, -9), (8, -12), (32, -7))], [3, 7, 6, 2], INK)


def muzzle(b: Brushwork) -> None:
    """A broad rosy nose, a closed mouth that all but smiles, whisker spots and whiskers."""
    nose = p.points("-32,28! -8,22 18,28! 14,42 -4,54! -10,54! -28,42")
    b.brush(nose, across([(0, "a04a50"), (0.6, "dc7c74"), (1, "ffb49c")], (18, 50), (-26, 24)), 0.0, size=6)
    for s, x in ((-1, -20), (1, 7)):
        b.line([(x - s * 4, 40), (x, 37), (x + s * 6, 40)], [1, 4, 2], "4a1622")
    b.line([(-7, 54), (-7, 64), (-7, 72)], [4, 4, 4], INK)
    b.line(p.points("-7,72 -24,82 -46,78 -60,62"), [4, 5, 4, 1], INK)
    b.line(p.points("-7,72 10,82 32,78 48,60"), [4, 5, 4, 1], INK)
    for x, y in ((-28, 60), (-40, 54), (-36, 67), (-48, 64), (16, 60), (27, 54), (25, 67), (36, 63)):
        b.mark(p.circle(x, y, 2.3, 2), "6a3a3c")
    for curve in (
        "-34,58 -90,50 -150,62",
        "-38,64 -92,68 -144,92",
        "-42,54 -92,34 -146,30",
        "24,58 84,50 142,58",
        "28,64 84,68 138,88",
        "30,54 82,34 136,26",
    ):
        b.line(p.points(curve), [2.4, 2, 0.8], "fffaec")


def face_stripes(b: Brushwork) -> None:
    """The mask: arches on the brow, a mark over each eye, bars on the cheeks, not one quite like its mate."""
    for points, width in (
        ("-8,-98 -10,-84 -7,-70", 9),
        ("-40,-90 -26,-80 -10,-62 -8,-52", 9),
        ("28,-92 14,-80 -2,-62", 9),
        ("-62,-80 -46,-76 -30,-62 -22,-50", 8),
        ("50,-82 34,-76 18,-62 10,-50", 8),
        ("-84,-58 -78,-44 -80,-30", 9),
        ("78,-60 72,-46 74,-32", 9),
        ("-104,-14 -90,-6 -80,8 -80,20", 10),
        ("100,-14 86,-6 76,8 76,20", 10),
        ("-112,22 -96,24 -82,36 -78,52", 10),
        ("108,18 92,22 80,34 76,50", 10),
        ("-114,62 -98,60 -84,66 -74,78", 9),
        ("110,58 96,58 82,64 72,76", 9),
        ("-88,92 -76,88 -64,92 -56,100", 8),
        ("86,90 74,86 62,90 54,98", 8),
        ("-28,-24 -24,-8 -30,4", 5),
        ("16,-24 12,-8 18,4", 5),
    ):
        stripe(b, points, width)


def head(b: Brushwork) -> None:
    """Turned back over the shoulder, chin up."""
    with b.at(618, 606, 1.24, turn=-4):
        ear(b, -1)
        ear(b, 1)
        head_form(b)
        face_stripes(b)
        eyes(b)
        muzzle(b)


def tail(b: Brushwork) -> None:
    """From the rump up in a great swing to the hole, ringed, thinner and darker where it still slips out."""
    widths = [62, 58, 54, 50, 48, 46, 42, 38, 32, 26]
    b.brush(p.ribbon(TAIL, widths, 80, True), across(FUR, (140, 760), (90, 480)), g.along(TAIL), size=10)
    line = p.sample(TAIL, 120)
    along = np.interp(np.linspace(0, 1, 120), np.linspace(0, 1, 10), widths)
    for k in (14, 24, 33, 43, 52, 62, 71, 80, 89, 98, 107):
        (x, y), (dx, dy) = line[k], line[k + 1] - line[k - 1]
        n = math.hypot(dx, dy)
        half = along[k] / 2
        ax, ay = -dy / n * half, dx / n * half
        bow, w = b.random.uniform(5, 9), b.random.uniform(9, 14)
        middle = (x + dx / n * bow, y + dy / n * bow)
        reach = b.random.uniform(0.5, 0.98)
        b.line([(x + ax, y + ay), middle, (x - ax * reach, y - ay * reach)], [w, w * 0.9, 2], INK)


def tiger(img: p.Array) -> None:
    """Far legs, body, near legs, neck, head; its shadow falls from the lamp on wall and floor."""
    b = Brushwork(43, wobble=0.6)
    tail(b)
    far_legs(b)
    trunk(b)
    hind(b)
    fore(b)
    neck(b)
    h = Brushwork(44, wobble=0.5)
    head(h)
    body, face = b.layer.alpha(), h.layer.alpha()
    upon = (p.grid.y < FLOOR).astype(p.f32)
    p.multiply(img, p.blur(p.warp(np.maximum(body, face), -58, -36), 8) * upon, "3c0c2c", 0.62)
    p.cast(img, body, 1112, dx=-0.75, squash=0.22, alpha=0.55, soft=5, clip=1 - upon)
    for x, y, r in ((166, 1122, 84), (392, 1090, 70), (640, 1128, 90)):
        p.contact(img, x, y, r, ry=12, alpha=0.6)
    b.lay(img, tooth=0.4)
    p.rim_light(img, body, "ffdc90", dx=-5, dy=-5, alpha=0.45, soft=1.4)
    p.multiply(img, p.blur(p.warp(face, -14, -30), 9) * body, "5c1c30", 0.55)
    within = p.smooth(0, 0.2, p.blur(body, 2.5))
    p.over(img, p.smooth(446, 410, p.grid.y) * within * (p.grid.x < 330), "16070d")
    h.lay(img, tooth=0.4)
    p.rim_light(img, face, "ffe4a0", dx=-4, dy=-4, alpha=0.45, soft=1.4)


def paint() -> p.Array:
    """The lit wall, the torn portrait, and what came out of it."""
    img = g.board("c8302c", 2)
    wall(img)
    floor(img)
    outer = p.moved(p.rect(-182, -224, 364, 448), *HANG[:2], turn=HANG[2])
    p.multiply(img, p.mask(p.moved(outer, 20, 34), soft=8), "3c0c24", 0.65)
    b = Brushwork(30, wobble=0.6)
    with b.at(HANG[0], HANG[1], turn=HANG[2]):
        canvas(b)
        moulding(b)
    prints(b)
    lamp(b)
    b.lay(img, tooth=0.5)
    p.glow(img, *LAMP, 380, colour="ffc070", alpha=0.5, power=2.0)
    tiger(img)
    return img
