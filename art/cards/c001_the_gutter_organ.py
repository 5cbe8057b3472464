"""A frog in a tailcoat plays the rain: the drainpipes of the court are the pipes of his organ.

Technique: linocut, copper, teal and yellow with a dark key; yellow over teal gives the greens. Back to front: walls and
rain, the music, the fan of pipes, cellar window and ground, organ, stool, the frog.
"""

from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np
import skia

from art import paint as p
from art.paint.voices.linocut import Print
from art.paint.voices.printing import PLAIN, paper

NUMBER, TITLE = 1, "The Gutter Organ"
FINISH = PLAIN

TEAL, COPPER, YELLOW, KEY = "8ccabd", "e4743a", "fad54c", "14202c"
EDGE = p.rect(22, 22, 756, 1156, r=3)


class Pipe(NamedTuple):
    """A pipe of the organ: its middle line from the wind chest to the horn, its width, its ink."""

    line: str
    width: float
    ink: str


PIPES = [
    Pipe("584,800 582,650 548,520 458,430 336,384 244,368", 27, "copper"),
    Pipe("622,800 621,600 582,440 488,326 376,262", 30, "green"),
    Pipe("662,800 662,560 636,400 578,282 526,214", 33, "copper"),
    Pipe("706,800 708,560 702,380 684,270 670,206", 38, "copper"),
]


def lay(pr: Print, shape: skia.Path, ink: str | None, line: float = 6) -> None:
    """A shape with its contour; green is yellow printed over teal."""
    if ink == "green":
        pr.piece(shape, "teal", line)
        pr["yellow"].ink(shape)
    else:
        pr.piece(shape, ink, line)


def walls(pr: Print) -> None:
    """A strip of sky between two dark house walls; the rain falls in few long cuts."""
    left = p.spline(p.points("22,22! 128,22! 121,400 118,1110! 22,1110!"), tension=0.2)
    right = p.spline(p.points("778,22! 752,22! 746,500 742,1110! 778,1110!"), tension=0.2)
    lay(pr, left, "key", 0)
    lay(pr, right, "key", 0)
    for pane in ("50,486 90,482 87,574 48,578", "46,700 84,697 81,786 44,789"):
        shape = p.poly(p.points(pane))
        pr.key.outline(shape, 5)
        box = shape.getBounds()
        pr.key.cut([(box.centerX(), box.top() + 6), (box.centerX() - 2, box.bottom() - 5)], 4)
        pr.key.cut([(box.left() + 4, box.top() + 36), (box.right() - 3, box.top() + 33)], 4)
    rain(pr)


def rain(pr: Print) -> None:
    """Long slanting cuts, wide apart, each of its own length."""
    random = np.random.default_rng(12)
    for row in range(9):
        for column in range(8):
            x = 62 + column * 104 + (row % 2) * 52 + random.uniform(-24, 24)
            y = 20 + row * 122 + random.uniform(-40, 40)
            n = random.uniform(70, 150)
            if random.random() < 0.72 and (x > 130 or not 420 < y < 800):
                pr.cut([(x, y), (x - n * 0.14, y + n * 0.5), (x - n * 0.3, y + n)], random.uniform(7, 12))


def swirl(pr: Print, text: str, wide: float) -> None:
    """The rain as music: a band of three lines, which rolls up like the head of a fern."""
    points = p.sample(p.points(text), 120)
    pr.carve(p.ribbon(points, [wide * w for w in (0.3, 0.9, 1, 1, 0.9, 0.6, 0.2)], 120, True))
    tangent = np.gradient(points, axis=0)
    tangent /= np.hypot(tangent[:, 0], tangent[:, 1])[:, None] + 1e-9
    normal = np.stack([-tangent[:, 1], tangent[:, 0]], 1)
    fade = np.interp(np.linspace(0, 1, 120), [0, 0.16, 0.7, 1], [0.3, 1, 0.95, 0.3])[:, None]
    for offset in (-0.19, 0.19):
        line = (points + normal * offset * wide * fade)[4:-8:5]
        pr.key.line([(float(u), float(v)) for u, v in line], wide * 0.12, 0.7)


def drop(pr: Print, x: float, y: float, size: float, turn: float) -> None:
    """A raindrop, where another would write a note."""
    shape = p.spline(p.points("0,-24! 8,-6 11,5 0,14 -11,5 -8,-6"))
    lay(pr, p.moved(shape, x, y, size, turn=turn), "key", 0)
    pr.cut([(x - 4 * size, y), (x - 5 * size, y + 5 * size), (x - 2 * size, y + 9 * size)], 3.4)


def music(pr: Print) -> None:
    """What leaves the horns: swirls, and drops that ride on them."""
    swirl(pr, "197,358 152,328 112,352 68,338 56,288 86,258 116,276 106,304 90,296", 26)
    swirl(pr, "330,238 284,160 212,176 138,168 94,124 106,70 160,60 192,92 172,128 140,118", 36)
    swirl(pr, "492,168 456,104 404,120 350,136 296,112 262,72 222,60", 32)
    swirl(pr, "650,142 640,78 602,56 560,74 520,82 478,58 438,56", 28)
    swirl(pr, "664,142 690,88 716,70 732,92 714,110", 20)
    drops = ((226, 174, 1.3, 10), (134, 64, 1.2, -20), (396, 120, 1.3, 24), (600, 58, 1.15, 12))
    for x, y, size, turn in drops:
        drop(pr, x, y, size, turn=turn)


def pipe(pr: Print, one: Pipe) -> None:
    """A drainpipe: a dark band down its far side, one long bright cut down the other, two collars and a horn."""
    line = p.points(one.line)
    points = p.sample(line, 90)
    tangent = np.gradient(points, axis=0)
    tangent /= np.hypot(tangent[:, 0], tangent[:, 1])[:, None]
    normal = np.stack([-tangent[:, 1], tangent[:, 0]], 1)
    lay(pr, p.ribbon(line, [one.width], 90), one.ink, 4.5)
    shade = points + normal * one.width * 0.32
    pr.key.ink(p.ribbon([(float(u), float(v)) for u, v in shade[[*range(0, 89, 6), 89]]], [one.width * 0.3], 90))
    bright = points - normal * one.width * 0.22
    for first, last in ((24, 44), (50, 74)):
        pr.cut([(float(u), float(v)) for u, v in bright[first:last:4]], one.width * 0.17)
    for share in (0.34, 0.7):
        k = int(share * 89)
        turn = math.degrees(math.atan2(tangent[k][1], tangent[k][0]))
        collar = p.rect(-9, -one.width * 0.68, 18, one.width * 1.36, r=5)
        lay(pr, p.moved(collar, float(points[k][0]), float(points[k][1]), turn=turn), one.ink, 5)
    heading = math.degrees(math.atan2(tangent[-1][1], tangent[-1][0])) + 90
    x, y = (float(v) for v in points[-1])
    horn(pr, x, y, one, turn=heading)


def horn(pr: Print, x: float, y: float, one: Pipe, turn: float) -> None:
    """The flared mouth of a pipe, dark inside."""
    w, h, wide = one.width * 0.5, one.width * 1.7, one.width * 1.3

    def at(shape: skia.Path) -> skia.Path:
        return p.moved(shape, x, y, turn=turn)

    bell = [(-w, 10, 1), (-w * 1.1, -h * 0.42), (-wide, -h, 1), (wide, -h, 1), (w * 1.1, -h * 0.42), (w, 10, 1)]
    shade = [(w * 0.3, 8, 1), (w * 0.45, -h * 0.42), (wide * 0.5, -h, 1), (wide, -h, 1), (w, -h * 0.42), (w, 8, 1)]
    lay(pr, at(p.spline(bell)), one.ink, 6)
    pr.key.ink(at(p.spline(shade)))
    lay(pr, at(p.circle(0, -h, wide, wide * 0.34)), one.ink, 6)
    pr.key.ink(at(p.circle(0, -h + 1, wide * 0.76, wide * 0.22)))
    lay(pr, at(p.rect(-w - 7, -4, 2 * w + 14, 17, r=5)), one.ink, 5)


def cellar(pr: Print) -> None:
    """The one lit cellar window, with somebody's empty boots."""
    pane, frame = p.arch(69, 1064, 64, 118), p.arch(69, 1066, 78, 128)
    lay(pr, p.rect(22, 926, 94, 180), "key", 0)
    pr.key.outline(frame, 5)
    lay(pr, pane, "yellow", 0)
    pr.key.line([(69, 944), (69, 1000)], 5, 0)
    pr.key.line([(36, 988), (102, 985)], 5, 0)
    for x, size, turn in ((52, 0.94, -4), (82, 1.0, 3)):
        boot = p.spline(p.points("-11,-56! 7,-57! 6,-20 22,-12 24,1! -11,2! -8,-24"), tension=0.25)
        pr.key.ink(p.moved(boot, x, 1064, size, turn=turn))


def ground(pr: Print) -> None:
    """Wet stone: black, the light lying on it in long cuts."""
    stone = p.spline(p.points("22,1088! 250,1094 520,1088 778,1094! 778,1178! 22,1178!"), tension=0.2)
    lay(pr, stone, "key", 0)
    pr.key.rake(stone, 0.5, 20, 6, length=120, density=0.42, sway=3)
    for x, y, w in ((112, 1146, 74), (650, 1152, 84)):
        for r in (1.0, 0.52):
            pr.key.outline(p.circle(x, y, w * r, 13 * r), 5)


def organ(pr: Print) -> None:
    """The organ's case from the side: the wind chest, stop knobs, the keys before it, one arch below."""
    case = p.spline(p.points("530,776! 728,770! 734,1100! 596,1100! 590,1010 560,950 500,918! 530,900!"), tension=0.3)
    cornice = p.poly(p.points("516,776 742,768 736,744 524,750"))
    arch = p.arch(664, 1100, 84, 150)
    lay(pr, case, "copper", 8)
    pr.key.rake(p.poly(p.points("704,784 726,784 730,1090 706,1090")), 90, 9, 6, length=70, density=0.9, carve=False)
    for x, n in ((640, 70), (684, 54), (610, 30)):
        pr.cut([(x, 800), (x + 2, 800 + n * 0.5), (x, 800 + n)], 5)
    lay(pr, cornice, "yellow", 7)
    pr.key.ink(arch)
    pr.key.outline(p.arch(664, 1096, 64, 132), 4)
    for x, y in p.points("664,846 706,842 676,896"):
        lay(pr, p.circle(x, y, 13), "yellow", 6)


def keyboard(pr: Print) -> None:
    """The keys seen from above, white bars one behind the other; two of them are pressed."""
    slab = p.poly(p.points("426,918 604,918 604,946 426,946"))
    lay(pr, slab, "copper", 7)
    for k in range(7, -1, -1):
        x, y = 428 + k * 9.5, 918 - k * 19.0
        sink = 5 if k in (2, 5) else 0
        bar = p.poly([(x + sink, y), (x + 132, y), (x + 141.5, y - 19), (x + 9.5 + sink, y - 19)])
        lay(pr, bar, None, 4.5)
        if k in (0, 1, 3, 4, 6):
            pr.key.ink(p.poly([(x + 64, y - 12), (x + 134, y - 12), (x + 141, y - 26), (x + 71, y - 26)]))


def pedals(pr: Print) -> None:
    """Wooden pedals over the wet stone, one of them trodden down."""
    for x, dip in ((420, 6), (500, 0), (574, 2)):
        board = p.poly([(x, 1110 + dip), (x + 40, 1106 + dip), (x + 70, 1140), (x + 24, 1146)])
        lay(pr, board, "copper", 6)


def stool(pr: Print) -> None:
    """A piano stool: a yellow seat, a screw, bent legs."""
    legs = ("262,1020 196,1060 182,1136", "264,1020 326,1060 338,1138", "264,1026 276,1082 262,1152")
    for points in (p.points(leg) for leg in legs):
        lay(pr, p.ribbon(points, [28, 19, 24], 30), "copper", 6)
    lay(pr, p.ribbon([(262, 970), (262, 1046)], [30, 26], 10), "copper", 6)
    for k in range(3):
        pr.key.line([(249, 1004 + k * 15), (276, 998 + k * 15)], 5)
    lay(pr, p.spline(p.points("206,968 260,958 366,972 372,1000 290,1020 212,1008")), "yellow", 7)


def hand(pr: Print, x: float, y: float, turn: float, fingers: list[p.Point], size: float = 1) -> None:
    """A frog's hand: a flat palm, long fingers that bend, a round pad on every tip; fingers: angle and length."""
    shape = p.circle(0, 0, 24, 20)
    for angle, length in fingers:
        a = math.radians(angle)
        tip = (math.cos(a) * length, math.sin(a) * length)
        bow = (math.cos(a * 1.22) * length * 0.6, math.sin(a * 1.22) * length * 0.6)
        shape = p.union(shape, p.ribbon([(0, 0), bow, tip], [26, 14, 10], 24), p.circle(*tip, 11.5))
    lay(pr, p.moved(shape, x, y, size, turn=turn), "green", 6)


def raised_arm(pr: Print) -> None:
    """The far arm, from its shoulder behind the lapel, high for the next chord."""
    arm = p.spline(
        p.points(
            "350,740 376,712 404,704 430,716 446,726 452,700 462,644! 508,656! 508,712 494,762 468,786 424,792 380,800"
        )
    )
    hand(pr, 490, 602, -78, fingers=p.points("-60,56 -22,84 6,92 38,66"), size=0.92)
    lay(pr, arm, "key", 0)
    pr.carve(p.cut(p.moved(arm, 5, -5), arm))
    for fold in ("470,772 486,748 492,708", "452,762 462,748 466,724", "388,726 406,720 424,732"):
        pr.key.cut(p.points(fold), 6)
    lay(pr, p.poly(p.points("452,652 512,666 517,628 464,613")), None, 6)


def coat_tails(pr: Print) -> None:
    """Two points of cloth, blown back over the stool."""
    for tail in (
        "220,920! 170,960 150,1010 128,1044! 176,1046 214,1020 270,968!",
        "210,900! 168,960 168,1040 152,1104! 204,1066 232,1010 290,960!",
    ):
        shape = p.spline(p.points(tail))
        lay(pr, shape, "key", 0)
        pr.carve(p.cut(p.moved(shape, 0, 6), shape))
    pr.key.cut([(178, 1050), (188, 1008), (216, 962)], 6)
    pr.key.cut([(198, 1044), (210, 1006), (238, 970)], 5)


def frog_legs(pr: Print) -> None:
    """The thigh forward, the shin back, long webbed feet on the pedals."""
    far = p.spline(p.points("360,930 440,920 520,956 532,988 516,1030 520,1086 492,1092 484,1020 450,990 370,986"))
    leg = p.spline(
        p.points(
            "210,952 270,910 360,902 446,934 472,970 460,1006 424,1040 414,1096 384,1096 382,1034 396,1002 330,994"
        )
    )
    lay(pr, p.union(far, p.moved(foot(), 508, 1094, 0.8, turn=4)), "green", 7)
    lay(pr, p.union(leg, p.moved(foot(), 402, 1106, 0.86, turn=2)), "green", 9)
    for spot in ((388, 938, 14, 9), (432, 968, 13, 10), (350, 962, 9, 7), (420, 1050, 6, 10)):
        pr.key.ink(p.circle(*spot))
    pr.key.line(p.points("394,1004 420,1000 436,984"), 6, 0.6)


def foot() -> skia.Path:
    """A long webbed foot pointing right, its heel at the origin."""
    return p.spline(
        p.points("-26,-24 6,-24 56,-8 112,-20 126,-10 106,1 132,6 140,18 118,22 86,14 106,32 98,42 78,36 26,14 -24,6")
    )


def coat(pr: Print) -> None:
    """The tailcoat, almost all black: one bright seam, one lapel, the shirt front."""
    body = p.spline(
        p.points("290,690! 216,706 160,770 142,860 166,946 230,972 320,956! 366,900 390,830 392,760 372,704!")
    )
    far_front = p.spline(p.points("366,712! 392,722 412,768 408,832 368,908! 380,820"))
    shirt = p.spline(p.points("314,700! 372,712! 390,770 384,836 358,900! 350,800"))
    lay(pr, far_front, "key", 0)
    pr.carve(p.cut(p.moved(far_front, 5, 0), far_front))
    lay(pr, body, "key", 0)
    pr.carve(p.cut(p.moved(body, -6, -4), body))
    lay(pr, shirt, None, 6)
    for y in (790, 838):
        pr.key.ink(p.circle(371, y, 5))
    for k in range(5):
        x = 176 + k * 16
        pr.key.cut([(x - k * 4, 910 - k * 6), (x - 10, 850 - k * 14), (x + 8 + k * 3, 780 - k * 12)], 8 - k)


def playing_arm(pr: Print) -> None:
    """The near arm, bent, its four fingers on four keys."""
    sleeve = p.spline(
        p.points("262,734 306,716 338,742 346,800 366,836 432,806! 452,856! 384,902 324,904 278,850 254,786")
    )
    hand(pr, 478, 826, -4, fingers=p.points("-34,84 -8,100 17,92 66,58"), size=1.1)
    lay(pr, sleeve, "key", 0)
    pr.key.outline(sleeve, 7)
    pr.key.ink(p.spline(p.points("270,740 310,724 332,750 336,800 320,830 280,800")))
    for k in range(4):
        pr.key.cut([(276 + k * 13, 770 + k * 3), (290 + k * 12, 822 + k * 4), (320 + k * 8, 868)], 7 - k)
    lay(pr, p.poly(p.points("426,802 456,790 476,844 448,862")), None, 6)


def head(pr: Print) -> None:
    """A broad skull thrown back, the lid shut, the mouth one long smile, the throat full of song."""
    skull = p.spline(
        p.points(
            "-128,52 -136,-6 -116,-54 -96,-84 -92,-128 -40,-166 12,-132 20,-92 64,-70 116,-44 152,-14 158,12 140,34 "
            "84,72 20,112 -50,122 -106,96"
        )
    )
    throat = p.spline(p.points("158,14 104,46 24,68 -58,54 -100,18! -122,60 -104,98 -50,122 20,112 84,72 140,34"))
    lid = p.spline(p.points("-80,-108! -40,-104 4,-108! -8,-92 -38,-82 -70,-92"))
    collar = p.spline(p.points("-92,98! -30,124 52,90! 66,112 -20,158 -96,128"))
    lay(pr, collar, None, 6)
    lay(pr, skull, "green", 10)
    pr["teal"].carve(throat)
    for fold in ("-84,66 -58,84 -20,94 24,88", "-58,94 -30,106 0,106", "60,66 92,52 116,38"):
        pr.key.line(p.points(fold), 5, 0.8)
    pr.key.line(p.points("158,8 104,42 24,64 -58,50 -96,14 -102,-6"), 8, 0.5)
    pr.key.line(p.points("-114,2 -104,-10 -90,-14"), 6, 0.5)
    pr["teal"].carve(lid)
    pr.key.line(p.points("-86,-116 -70,-92 -38,-80 -6,-92 10,-116"), 11, 0.5)
    pr.key.line(p.points("-66,-134 -38,-142 -12,-134"), 5, 0.8)
    for crease in ("-74,-90 -82,-78", "-40,-76 -42,-63", "-8,-86 -2,-75"):
        pr.key.line(p.points(crease), 6, 0.3)
    for dimple in ("96,-40 118,-24 126,-4", "-20,-44 4,-50 24,-46"):
        pr.cut(p.points(dimple), 7)
    pr.key.line(p.points("126,-26 136,-18"), 7, 0.3)
    for spot in ((-100, -26, 11, 9), (-84, -52, 7, 6), (30, -52, 12, 8), (66, -36, 8, 6), (-76, -2, 8, 7)):
        pr.key.ink(p.circle(*spot))


def bow_tie(pr: Print) -> None:
    """Copper, a little askew."""
    for side in (-1, 1):
        wing = p.spline(p.points("0,0! 18,-20 34,-22! 30,0 36,22! 18,16", scale=(side, 1)))
        lay(pr, p.moved(wing, 352, 720, turn=12), "copper", 6)
    lay(pr, p.circle(352, 720, 9), "copper", 5)


def frog(pr: Print) -> None:
    """The organist in profile: head thrown back, one hand in the keys, the other high for the next chord."""
    raised_arm(pr)
    coat_tails(pr)
    frog_legs(pr)
    coat(pr)
    with pr.at(270, 592, 1.1, -26):
        head(pr)
    bow_tie(pr)
    keyboard(pr)
    playing_arm(pr)


def splashes(pr: Print) -> None:
    """Rain that breaks on skull, shoulder and organ."""
    for x, y, r, angles in (
        (190, 432, 30, (-150, -118, -86, -54)),
        (166, 736, 24, (-190, -160, -128)),
        (716, 738, 22, (-140, -100, -50)),
    ):
        for angle in angles:
            c, s = math.cos(math.radians(angle)), math.sin(math.radians(angle))
            pr.cut([(x + c * r * 0.6, y + s * r * 0.6), (x + c * r, y + s * r), (x + c * r * 1.5, y + s * r * 1.4)], 7)


def paint() -> p.Array:
    """Court and rain, the music, the fan of pipes, the organ, and the one who plays."""
    img = paper("f6f3e6", tooth=0.006, seed=5)
    pr = Print({"teal": TEAL, "copper": COPPER, "yellow": YELLOW}, KEY)
    pr["teal"].ink(EDGE)
    walls(pr)
    for one in PIPES:
        pipe(pr, one)
    music(pr)
    cellar(pr)
    ground(pr)
    organ(pr)
    stool(pr)
    pedals(pr)
    frog(pr)
    splashes(pr)
    pr.carve(p.cut(p.rect(-20, -20, 840, 1240), EDGE))
    pr.pull(img)
    return img
