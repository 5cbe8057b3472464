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
TAIL = p.points("176,684 122,688 74,688 40,662 30,612 54,566 112,538 184,522 236,494 262,446 262,396 250,346")
TAIL_WIDTHS = [66, 60, 54, 50, 47, 44, 41, 37, 32, 27, 22, 18]

TRUNK = p.points(
    "112,724 126,680 168,650 226,640 290,654 360,672 430,666 490,636 540,604 590,598 640,630 690,690 716,760 710,830 "
    "670,880 610,902 540,900 470,886 400,862 340,842 290,850 230,850 160,820 118,780"
)
HIND = p.points(
    "108,724 126,680 170,650 230,642 284,690 318,770 320,832 290,890 240,932 200,966 184,1006 182,1050 194,1080 "
    "222,1090 240,1106 234,1126! 132,1130! 114,1114 120,1086 124,1050 112,1012 86,974! 92,952 116,926 134,890 122,846 "
    "106,790"
)
FAR_HIND = p.points(
    "248,800 340,822 384,868 390,916 362,962 346,1000 350,1038 372,1058 408,1066 428,1082 420,1098! 322,1102! 306,1086 "
    "310,1044 298,1008 274,976! 282,944 262,890"
)
FORE = p.points(
    "486,704 504,642 546,604 606,634 660,706 684,780 672,846 654,900 644,960 634,1020 638,1060 662,1082 690,1096 "
    "698,1116 686,1132! 574,1134! 558,1116 564,1084 566,1034 558,984 550,934 530,902! 506,872 498,820 488,760"
)
LIFTED = p.points(
    "640,820 700,740 736,730 766,772 780,820 773,862 769,892 778,922 791,950 790,976 782,1002 786,1028 775,1047 "
    "762,1044! 757,1060 741,1062 736,1050! 728,1063 711,1060 707,1048! 695,1046 688,1030 694,1008 713,990 735,976! "
    "718,962 696,940 674,926! 662,900 656,860"
)
NECK = p.points(
    "466,656 500,626 530,592 552,548 574,500 610,470 690,470 726,508 750,560 770,624 774,690 764,756 738,816 708,854 "
    "676,872 624,860 570,800 520,720"
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
    g.passage(img, p.rect(-10, -10, 820, 1000), red, 2.2, size=54, length=210, seed=3, jitter=0.012)
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
            around([(0, "16070d"), (0.36, "1a080e"), (0.55, "3c0e18"), (0.8, "64161f"), (1, "7c2024")], 6, 136, 320),
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
        (240, 1052, 1.7, 86),
        (470, 1160, 2.2, 88),
        (30, 1026, 1.5, 80),
    ):
        paw_print(b, x, y, size, turn=turn, flat=0.5)


def stripe(b: Brushwork, points: str | p.Points, width: float, fork: str = "") -> None:
    """One stripe that swells and thins along the form, and perhaps its fork."""
    for k, curve in enumerate((points, fork) if fork else (points,)):
        line = p.points(curve) if isinstance(curve, str) else curve
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
    """The two legs beyond the belly, in its shade: the hind one bears the weight, the fore one is lifted."""
    for leg, a, c in ((FAR_HIND, (330, 836), (330, 1010)), (LIFTED, (664, 880), (766, 940))):
        b.brush(leg, across(FAR, a, c), 1.4, size=11)
    with b.within(FAR_HIND):
        for curve in ("262,884 312,902 352,888", "394,892 376,910 344,914", "276,944 312,952 338,942"):
            stripe(b, curve, 10)
        stripe(b, "294,996 320,1000 340,992", 8)
    with b.within(LIFTED):
        b.line(p.points("776,874 758,884 732,886"), [8, 5, 0.8], "4e1a20")
        for curve, w in (
            ("784,790 760,806 734,806", 10),
            ("784,842 756,852 732,846", 9),
            ("692,926 716,920 738,928", 9),
            ("784,930 762,934 742,944", 9),
        ):
            stripe(b, curve, w)
    sock(b, FAR_HIND, 1040, 306, right=418)
    toes(b, 424, 1092, 0.8)
    hanging_paw(b)
    for x, y, r in ((738, 1088, 5), (744, 1108, 4)):
        b.mark(p.spline([(x, y - r * 2.2, 1), (x + r, y), (x, y + r), (x - r, y)]), "3a80e4")


def hanging_paw(b: Brushwork) -> None:
    """The lifted paw hangs from its bent wrist: clefts between four toes, light on each, shade on the pads behind."""
    wet = p.points(
        "660,990! 716,976! 737,972! 744,960! 752,974! 762,954! 769,972! 777,950! 783,966! 798,954! 804,1080! 660,1080!"
    )
    with b.within(LIFTED):
        b.brush(wet, across(WET, (800, 1060), (712, 968)), 1.4, size=9)
        b.line(p.points("732,986 708,1004 696,1026 696,1044"), [2, 9, 10, 6], "2048ac")
    for cleft in ("758,1014 764,1026 762,1048", "735,1018 736,1032 736,1054", "714,1016 708,1030 707,1051"):
        b.line(p.points(cleft), [1, 4, 5], "14307c")
    for light in ("769,1012 774,1022 772,1032", "744,1022 749,1034 748,1046", "720,1024 723,1036 720,1048"):
        b.line(p.points(light), [1, 5, 1], "a4d6fc")


def trunk(b: Brushwork) -> None:
    """The long body: lit along the back, deep in the chest, the pale belly tucked up to the flank."""
    flow = g.along(p.points("120,720 256,730 410,760 560,730 720,720"))
    b.brush(TRUNK, across(FUR, (440, 930), (380, 664)), flow, size=16, length=66)
    with b.within(TRUNK):
        shade = p.points("310,690 336,760 342,838 300,862 300,800")
        b.brush(shade, across([(0, "8a3420"), (1, "d0641f")], (316, 850), (330, 690)), 1.4, size=9)
        behind = p.points("498,690 470,770 474,850 500,906 540,906 500,820")
        b.brush(behind, across([(0, "8a3420"), (1, "c0561f")], (500, 880), (490, 700)), 1.4, size=9)
    fur(b, TRUNK, 300, 3.2)
    with b.within(TRUNK):
        flank_stripes(b)
        belly(b)


def belly(b: Brushwork) -> None:
    """A band of cream below the barrel, its upper edge in tufts, its lower in soft shade."""
    edge = p.points("290,826 340,820 400,838 470,862 560,872 640,866")
    tone = across([(0, "8c5458"), (0.45, "d4a88c"), (1, "fbe0b8")], (456, 900), (436, 842))
    b.brush([*edge, (640, 930), (470, 930), (290, 880)], tone, 0.25, size=9)
    line = p.sample(edge, 200)
    for k in range(70):
        (x, y), n = line[int(b.random.integers(200))], b.random.uniform(8, 30)
        y += b.random.normal(0, 4)
        tone, rise = ("f6d4a4", -0.3) if k % 5 < 2 else (("d8702a", "e8862e")[k % 2], b.random.uniform(-0.1, 0.3))
        b.line([(x + n, y + 3), (x, y), (x - n, y + n * rise)], [1, 7, 0.8], tone)
    for curve, w in (("372,872 380,850 376,826", 9), ("440,894 444,868 434,842", 10), ("500,906 498,884 506,862", 9)):
        stripe(b, curve, w)


def flank_stripes(b: Brushwork) -> None:
    """They leave the spine in pairs, bend round the barrel and thin out; others come up between from the belly."""
    for points, width, fork in (
        ("318,652 318,690 330,730 348,762", 11, ""),
        ("346,664 350,706 362,744 382,776 398,790", 13, "356,722 352,756 362,790"),
        ("396,666 390,704 396,740 408,768", 10, ""),
        ("424,662 416,706 422,756 436,800 452,826", 15, "420,742 408,778 414,812"),
        ("462,650 450,692 450,730 456,758", 10, ""),
        ("488,634 472,680 468,732 474,786 482,812", 14, ""),
        ("392,842 386,820 374,802", 7, ""),
        ("470,862 462,838 464,816", 7, ""),
    ):
        stripe(b, points, width, fork)


def hind(b: Brushwork) -> None:
    """The near hind leg pushes off: a great thigh, knee before the flank, shank back to the hock, heel up."""
    flow = g.along(p.points("210,670 250,790 230,890 140,970 150,1110"))
    b.brush(HIND, across(FUR, (310, 1010), (160, 690)), flow, size=14, length=50)
    with b.within(HIND):
        knee = p.points("270,720 318,770 322,832 290,892 226,944 262,880 284,810")
        b.brush(knee, across([(0, "8c3820"), (1, "d4681f")], (312, 880), (272, 760)), 1.9, size=10)
        b.brush(p.points("184,1000 204,964 186,1050 190,1090 164,1080"), "8c3420", 1.6, size=7)
        inner = p.points("322,826 324,846 290,896 238,936 200,968 222,930 272,884")
        b.brush(inner, across(PALE, (310, 900), (230, 900)), 2.4, size=7)
    fur(b, HIND, 200, 1.9)
    with b.within(HIND):
        for points, width, fork in (
            ("176,646 180,690 204,738 236,776 256,786", 14, "190,716 194,752 212,782"),
            ("236,642 242,684 262,724 286,748", 12, ""),
            ("102,742 136,756 170,792 194,836 200,856", 14, "142,764 146,794 162,820"),
            ("104,806 134,822 160,852 172,880", 12, ""),
            ("324,794 298,808 270,838 254,862", 11, ""),
            ("120,872 148,884 172,908 180,922", 11, ""),
            ("104,934 134,930 164,940 182,952", 10, ""),
            ("88,974 116,968 142,976 156,984", 9, ""),
        ):
            stripe(b, points, width, fork)
    b.line(p.points("296,706 320,774 321,832 292,890"), [0.6, 3, 4, 1], "7c2e20")
    sock(b, HIND, 1046, 108, right=192)
    toes(b, 236, 1118, 1.0)


def fore(b: Brushwork) -> None:
    """The near fore leg stands: the blade high above the back, the shoulder's mass, elbow, forearm, heavy paw."""
    flow = g.along(p.points("570,620 600,760 600,880 600,1000 620,1110"))
    b.brush(FORE, across(FUR, (700, 1040), (530, 640)), flow, size=14, length=50)
    with b.within(FORE):
        front = p.points("640,690 672,716 690,790 672,850 654,906 644,966 636,1040 614,1040 616,960 624,880 650,800")
        b.brush(front, across([(0, "7c2c20"), (1, "c0521e")], (640, 1030), (670, 720)), 1.6, size=9)
        blade = p.points("498,700 514,648 546,616 584,650 594,720 576,790 534,776 504,744")
        b.brush(blade, across(FUR, (640, 850), (540, 640)), 1.2, size=11)
        hollow = p.points("590,800 556,842 540,890 560,912 590,872 612,830")
        b.brush(hollow, across([(0, "b04a1e"), (1, "e07424")], (560, 900), (600, 810)), 2.2, size=9)
    fur(b, FORE, 220, 1.7)
    with b.within(FORE):
        for points, width, fork in (
            ("528,612 514,668 524,716 548,752 566,762", 13, "520,706 504,738 506,772"),
            ("572,606 566,662 582,716 614,752", 12, ""),
            ("616,650 624,688 640,712 660,724", 10, ""),
            ("490,790 516,814 546,824 566,820", 11, ""),
            ("690,774 664,782 640,806 626,832", 11, ""),
            ("532,902 562,898 596,910 616,906", 11, "570,900 590,888 612,886"),
            ("656,912 632,922 608,940", 8, ""),
            ("556,958 586,952 616,962 632,958", 10, ""),
            ("564,1010 588,1004 612,1010 630,1006", 9, ""),
        ):
            stripe(b, points, width, fork)
    b.line(p.points("492,752 499,820 508,872 530,901 550,934"), [0.6, 3, 5, 4, 1], "7c2e20")
    b.line(p.points("668,712 686,780 674,846 656,900"), [0.6, 3, 4, 1], "7c2e20")
    sock(b, FORE, 1052, 560, right=652)
    toes(b, 694, 1124, 1.08)


def neck(b: Brushwork) -> None:
    """From the withers up to the skull, from the breast up to the chin: one thick mass, a white bib in front."""
    flow = g.along(p.points("480,690 560,650 640,590"))
    b.brush(NECK, across(FUR, (770, 840), (550, 570)), flow, size=13, length=46)
    with b.within(NECK):
        nape = p.points("724,480 792,500 800,700 776,770 752,800 760,740 764,680 752,620 736,560")
        b.brush(nape, across([(0, "7c2a22"), (1, "c0561f")], (790, 600), (730, 560)), 1.5, size=9)
        bib = p.points(
            "626,650 680,620 744,610! 752,650 762,690! 754,712 756,740! 744,770 732,812 700,880 664,880 690,830 "
            "676,790! 672,760 652,740! 652,700 632,680!"
        )
        b.brush(bib, across(PALE, (770, 850), (640, 690)), 1.3, size=9)
        for _ in range(60):
            x, y = b.random.uniform(650, 750), b.random.uniform(650, 850)
            tone = ("fff2da", "e4c6ac", "c89c90")[int(b.random.integers(3))]
            b.line([(x, y), (x - 2, y + 12), (x - 8, y + 26)], [1, 4, 0.8], tone)
        for curve, w in (
            ("494,622 508,660 536,692 578,714", 12),
            ("520,594 542,634 578,668 624,688", 13),
            ("544,560 562,604 602,644 654,666", 12),
            ("778,552 764,566 742,572", 10),
            ("784,604 768,624 744,634", 11),
            ("784,664 758,682 728,684", 10),
            ("776,730 748,744 714,742", 10),
            ("752,790 728,800 702,796", 8),
        ):
            stripe(b, curve, w)


def turned(points: str | p.Points, push: float = 0.0) -> p.Points:
    """Places on a face seen from the front, as they lie when the head turns to the left; `push` for what stands out."""
    flat = p.points(points) if isinstance(points, str) else points
    return [(x - (26 + push) * max(0.0, 1 - (x / 128) ** 2), y, *c) for x, y, *c in flat]


def ear(b: Brushwork, side: float) -> None:
    """A round ear at the side of the skull: dark edge, warm hollow, pale tufts out of it."""
    dark, warm, tuft = (INK, "e89a5c", "fff0d4") if side < 0 else ("1a0e18", "b05c3c", "e0b898")
    for outline, tone in (
        ("45,-82 48,-102 61,-113 78,-110 90,-96 92,-75 85,-54 60,-60", dark),
        ("53,-82 56,-97 65,-104 76,-101 83,-90 84,-73 78,-58 60,-62", warm),
        ("62,-84 70,-94 78,-84 78,-64 62,-64", "5c2430"),
    ):
        b.brush(turned([(side * u, v) for u, v, *_ in p.points(outline)]), tone, 1.2, size=6)
    for u, v, n in ((59, -92, 28), (66, -97, 32), (73, -92, 30)):
        lock = [(side * (u - 5), v + n), (side * (u - 5), v + n * 0.5), (side * u, v)]
        b.line(turned(lock), [6, 4.5, 0.8], tuft)


def ruff(b: Brushwork) -> None:
    """Long hair that hangs from cheeks and jaw over the neck, so that the head grows out of it."""
    for k in range(150):
        a = b.random.uniform(0.05, math.pi - 0.05)
        side, low = math.cos(a), math.sin(a)
        r, n = b.random.uniform(78, 100), b.random.uniform(28, 46) * (1 - 0.45 * low**4)
        x, y = r * side * 1.08, 14 + r * low
        lit = ("fff2da", "f6dcb8", "f0923a" if side < -0.7 else "e8ccb0", "fbe6c4")[k % 4]
        dim = ("d8bca8", "c8a498", "b0501f" if side > 0.7 else "b89490", "dcc4b0")[k % 4]
        end = (x + n * 0.7 * side, y + n * (0.45 + 0.5 * low))
        b.line([(x, y), (x + n * 0.4 * side, y + n * 0.4), end], [1, 7, 0.8], lit if side < 0.2 else dim)


def head_form(b: Brushwork) -> None:
    """Broad skull, cheek ruffs in tufts, pale brows, muzzle and chin; the lamp from the left."""
    skull = turned(
        "0,-104 44,-96 76,-74 97,-36 108,4 122,32! 109,42 121,66! 102,74 104,98! 80,102 56,112 30,122 0,126 -30,122 "
        "-56,112 -78,104! -82,84 -104,82! -102,60 -120,46! -108,10 -99,-32 -78,-72 -46,-96"
    )
    b.brush(skull, across(FUR, (150, 70), (-90, -80)), lambda x, y: math.atan2(y - 10, x + 8), size=11, length=38)
    tones = across(PALE, (120, 90), (-90, 10))
    for patch, flow in (
        ("-58,52 -84,34 -110,38 -128,50! -106,56 -118,78! -90,80 -92,102! -60,98 -44,70", 2.6),
        ("52,52 78,34 104,36 124,46! 104,52 114,74! 88,78 90,100! 58,96 40,70", 0.5),
        ("-60,-26 -68,-42 -56,-54 -36,-48 -30,-34 -44,-24", 0.2),
        ("26,-34 34,-48 54,-54 66,-42 60,-26 42,-22", -0.2),
        ("-66,84 -30,84 6,84 36,78 68,62 92,96 62,108 30,122 0,128 -30,122 -58,112 -80,102", 1.2),
        ("-60,64 -56,40 -30,24 -8,30 16,24 44,38 52,64 36,86 -8,82 -48,86", 1.3),
    ):
        b.brush(turned(patch, 10 if abs(flow - 1.3) < 0.1 else 0), tones, flow, size=7)
    for side in (-1, 1):
        for u, v in ((45, -89), (54, -86), (65, -78), (74, -72), (83, -60)):
            hair = [(side * (u - 10), v + 20), (side * (u - 3), v + 4), (side * (u + 3), v - 11)]
            b.line(turned(hair), [3, 6, 0.8], ("ffb04c", "f08a30")[u % 2] if side < 0 else ("e27a2a", "c8601f")[u % 2])
    for k in range(90):
        side = -1 if k % 2 else 1
        a = b.random.uniform(0.15, 1.0)
        r = b.random.uniform(78, 112)
        x, y, n = side * r * math.cos(a), 8 + r * math.sin(a), b.random.uniform(12, 26)
        tone = ("fff6e0", "f0d8b8", "e08a3a")[k % 3] if side < 0 else ("dcc0ac", "b89490", "b85a26")[k % 3]
        tuft = [(x, y), (x + side * n * 0.6, y + n * 0.4), (x + side * n, y + n * 0.9)]
        b.line(turned(tuft), [1, 3.4, 0.6], tone)
    bridge = turned("-30,-30 -8,-44 18,-30 22,10 14,34 -8,38 -32,34 -36,8")
    b.brush(bridge, across([(0, "c8581e"), (1, "ffbe62")], (30, 0), (-34, -10)), 1.5, size=7)


def eyes(b: Brushwork) -> None:
    """Round amber discs in dark rims, the inner corners drawn down to the nose; both look back to the frame."""
    for side, x, wide in ((-1, -46, 0.86), (1, 42, 1.0)):
        (u, v), *_ = turned([(x, -12)])
        with b.at(u, v):
            rim = p.points("-34,24! -26,2 -16,-16 4,-23 22,-15 30,-4! 22,14 4,21 -12,19")
            b.mark(p.spline([(side * s * wide, t) for s, t, *_ in rim]), INK)
            b.mark(p.circle(0, -1, 18 * wide, 17), "f09a1c")
            b.mark(p.circle(0, 3, 15 * wide, 12), "ffd24a")
            b.mark(p.circle(-4, -3, 8.4 * wide, 8.8), "140a12")
            b.mark(p.circle(-8, -8, 3.6, 3.4), "fffbe8")
            b.line([(side * -20 * wide, -8), (0, -20), (side * 24 * wide, -9)], [3, 7, 3], INK)


def muzzle(b: Brushwork) -> None:
    """It stands out to the left: a broad rosy nose, a closed mouth, whisker spots and whiskers."""
    nose = turned("-32,26! -8,20 18,26! 14,40 -4,54! -10,54! -28,40", 14)
    b.brush(nose, across([(0, "a04a50"), (0.6, "dc7c74"), (1, "ffb49c")], (-10, 50), (-60, 24)), 0.0, size=6)
    for curl in ("-16,38 -20,36 -28,40", "4,38 8,36 16,40"):
        b.line(turned(curl, 14), [1, 4, 2], "4a1622")
    for lip, widths in (
        ("-7,54 -7,64 -7,72", [4, 4, 4]),
        ("-7,72 -24,82 -42,78 -54,66", [4, 5, 4, 1]),
        ("-7,72 12,82 34,78 50,62", [4, 5, 4, 1]),
    ):
        b.line(turned(lip, 14), widths, INK)
    for x, y in turned("-28,60 -40,54 -36,67 16,60 29,54 27,67 40,62", 14):
        b.mark(p.circle(x, y, 2.3, 2), "6a3a3c")
    for curve in (
        "-34,58 -80,50 -126,58",
        "-38,64 -82,68 -120,88",
        "-42,54 -82,36 -122,30",
        "24,58 80,54 126,62",
        "28,64 80,72 122,92",
        "30,54 78,40 122,36",
    ):
        b.line(turned(curve, 10), [2.4, 2, 0.8], "fffaec")


def chin(b: Brushwork) -> None:
    """Small and round below the mouth, before the ruff."""
    b.brush(turned("-38,78 -8,84 30,78 28,98 12,108 -8,111 -26,108 -38,96", 12), "c09a92", 1.3, size=6)
    round_chin = turned("-38,74 -8,80 30,74 28,92 12,102 -8,105 -26,102 -38,90", 12)
    b.brush(round_chin, across(PALE, (60, 116), (-70, 60)), 1.3, size=6)


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
    ):
        stripe(b, turned(points), width)


def head(b: Brushwork) -> None:
    """Turned back over the shoulder, chin up."""
    with b.at(660, 546, 0.97, turn=5):
        ear(b, -1)
        ear(b, 1)
        head_form(b)
        ruff(b)
        chin(b)
        face_stripes(b)
        eyes(b)
        muzzle(b)


def tail(b: Brushwork) -> None:
    """From the rump up in a great swing to the hole, ringed, thinner and darker where it still slips out."""
    b.brush(p.ribbon(TAIL, TAIL_WIDTHS, 80, True), across(FUR, (140, 760), (90, 480)), g.along(TAIL), size=10)
    line = p.sample(TAIL, 120)
    along = np.interp(np.linspace(0, 1, 120), np.linspace(0, 1, len(TAIL_WIDTHS)), TAIL_WIDTHS)
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
    neck(b)
    fore(b)
    h = Brushwork(44, wobble=0.5)
    head(h)
    body, face = b.layer.alpha(), h.layer.alpha()
    upon = (p.grid.y < FLOOR).astype(p.f32)
    p.multiply(img, p.blur(p.warp(np.maximum(body, face), -58, -36), 8) * upon, "3c0c2c", 0.62)
    upon_frame = p.mask(p.ribbon(TAIL, TAIL_WIDTHS, 80, True)) * (p.grid.y < 560)
    p.multiply(img, p.blur(p.warp(upon_frame, -9, -15), 5), "4a2018", 0.7)
    p.cast(img, body, 1112, dx=-0.75, squash=0.22, alpha=0.55, soft=5, clip=1 - upon)
    for x, y, r in ((174, 1124, 84), (370, 1098, 70), (632, 1130, 90)):
        p.contact(img, x, y, r, ry=12, alpha=0.6)
    b.lay(img, tooth=0.4)
    p.rim_light(img, body, "ffdc90", dx=-5, dy=-5, alpha=0.35, soft=1.4)
    p.multiply(img, p.blur(p.warp(face, -12, -26), 13) * body, "5c1c30", 0.58)
    within = p.smooth(0, 0.2, p.blur(body, 2.5))
    inside = within * (p.grid.x < 330)
    p.multiply(img, p.smooth(450, 396, p.grid.y) * inside, "6a2418", 0.9)
    p.over(img, p.smooth(420, 362, p.grid.y) * inside, "1e0a10")
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
