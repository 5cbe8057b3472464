"""A frog in a tailcoat plays the rain: the drainpipes of the court are the pipes of his organ.

Technique: linocut. Back to front: the court's walls, two staves of rain, the pipes, a lit cellar window, the ground,
console, stool and pedals, the frog, splashes.
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

SKY, COPPER, GREEN, FROG, LAMP, KEY = "9fcbd0", "e2793a", "3f9d8c", "a5cf3c", "fbd04a", "14202c"
EDGE = p.rect(22, 22, 756, 1156, r=3)


class Pipe(NamedTuple):
    """A pipe of the organ: where it starts, where it bends, where it ends; the outermost come first."""

    x: float
    elbow: float
    end: float
    top: float
    width: float
    ink: str


PIPES = [
    Pipe(606, 466, 82, 352, width=36, ink="copper"),
    Pipe(636, 420, 168, 196, width=42, ink="green"),
    Pipe(666, 376, 262, 300, width=34, ink="copper"),
    Pipe(690, 332, 338, 140, width=46, ink="copper"),
    Pipe(716, 286, 424, 206, width=36, ink="green"),
    Pipe(738, 250, 506, 92, width=40, ink="copper"),
    Pipe(708, 640, 618, 262, width=40, ink="green"),
    Pipe(742, 600, 672, 122, width=50, ink="copper"),
    Pipe(764, 560, 742, 320, width=34, ink="green"),
]


def track(x0: float, elbow: float, x1: float, top: float, bend: float) -> skia.Path:
    """The middle line of a pipe: up from the console, round two elbows, up to its horn."""
    path = skia.Path()
    path.moveTo(x0, 800)
    if abs(x1 - x0) > 130:
        path.arcTo(x0, elbow, x1, elbow - 26, bend)
        path.arcTo(x1, elbow - 26, x1, top, bend)
    else:
        path.arcTo(x0, elbow, x1, elbow - 60, bend)
        path.arcTo(x1, elbow - 60, x1, top, bend)
    path.lineTo(x1, top)
    return path


def thick(path: skia.Path, width: float) -> skia.Path:
    """The outline of a line of some width."""
    pen = skia.Paint(Style=skia.Paint.kStroke_Style, StrokeWidth=width)
    out = skia.Path()
    pen.getFillPath(path, out)
    return p.simplified(out)


def pipe(pr: Print, x0: float, elbow: float, x1: float, top: float, width: float, ink: str, seed: int) -> None:
    """A drainpipe with collars and a horn at its top; a black shadow down one side, a bright cut down the other."""
    random = np.random.default_rng(seed)
    middle = track(x0, elbow, x1, top, bend=width * 1.15)
    pr.piece(thick(middle, width), ink, 5)
    pr.key.ink(thick(p.moved(middle, width * 0.3, width * 0.16), width * 0.2))
    measure = skia.PathMeasure(middle, False)
    length = measure.getLength()
    at = 40.0
    while at < length - 90:
        run = random.uniform(30, 110)
        spots = [measure.getPosTan(at + run * k / 4) for k in range(5)]
        side = -width * 0.24
        line = [(q.x() - t.y() * side * -1, q.y() + t.x() * side * -1) for q, t in spots]
        pr[ink].cut([(float(a), float(b)) for a, b in line], 4.6)
        at += run + random.uniform(14, 46)
    for share in (random.uniform(0.3, 0.42), random.uniform(0.55, 0.66), random.uniform(0.78, 0.86)):
        q, t = measure.getPosTan(length * share)
        turn = math.degrees(math.atan2(t.y(), t.x()))
        collar = p.moved(p.rect(-8, -width * 0.64, 16, width * 1.28, r=4), q.x(), q.y(), 1, turn=turn)
        pr.piece(collar, ink, 4.5)
    horn(pr, x1, top, width, ink=ink, turn=random.uniform(-7, 7))


def horn(pr: Print, x: float, y: float, width: float, ink: str, turn: float) -> None:
    """The flared mouth of a pipe, open to the rain."""
    w, h = width * 0.5, width * 1.5
    wide = width * 1.12
    bell = p.spline(
        [(-w, 10, 1), (-w * 1.05, -h * 0.45), (-wide, -h, 1), (wide, -h, 1), (w * 1.05, -h * 0.45), (w, 10, 1)]
    )
    bell = p.moved(bell, x, y, 1, turn=turn)
    pr.piece(bell, ink, 5)
    shade = p.spline(
        [(w * 0.3, 8, 1), (w * 0.4, -h * 0.4), (wide * 0.6, -h, 1), (wide, -h, 1), (w, -h * 0.4), (w, 8, 1)]
    )
    pr.key.rake(p.moved(shade, x, y, 1, turn=turn), 78 + turn, 8, 5, length=40, density=0.9, carve=False)
    mouth = p.moved(p.circle(0, -h, wide, wide * 0.3), x, y, 1, turn=turn)
    pr.piece(mouth, ink, 5)
    pr.key.ink(p.moved(p.circle(0, -h + 2, wide * 0.8, wide * 0.19), x, y, 1, turn=turn))
    pr.piece(p.moved(p.rect(-w - 6, -2, 2 * w + 12, 15, r=5), x, y, 1, turn=turn), ink, 4.5)


class Window(NamedTuple):
    """A window in the dark walls."""

    x: float
    y: float
    w: float
    h: float
    lean: float
    lit: bool


def walls(pr: Print) -> None:
    """Two dark house walls with the last light of the sky between them; the rain is cut through everything."""
    left = p.poly(p.points("22,22 236,22 130,1110 22,1110"))
    right = p.poly(p.points("778,22 590,22 690,1110 778,1110"))
    pr.piece(left, "key", 0)
    pr.piece(right, "key", 0)
    random = np.random.default_rng(8)
    windows = (
        Window(62, 96, 62, 104, lean=-0.10, lit=False),
        Window(156, 120, 44, 98, lean=-0.1, lit=True),
        Window(52, 560, 58, 118, lean=-0.08, lit=False),
        Window(48, 760, 54, 116, lean=-0.07, lit=False),
        Window(648, 40, 44, 90, lean=0.1, lit=False),
        Window(724, 60, 40, 96, lean=0.1, lit=False),
        Window(728, 420, 40, 104, lean=0.08, lit=True),
    )
    for x, y, w, h, lean, lit in windows:
        d = lean * h
        pane = p.poly([(x, y), (x + w, y + random.uniform(-4, 4)), (x + w + d, y + h), (x + d, y + h)])
        if lit:
            pr.piece(pane, "lamp", 0)
        for block in (pr.key,):
            block.outline(pane, 5)
            block.cut([(x + w * 0.5, y + 5), (x + w * 0.5 + d, y + h - 6)], 4)
            block.cut([(x + 4, y + h * 0.42), (x + w, y + h * 0.4)], 4)
        if lit:
            pr.key.line([(x + w * 0.5, y), (x + w * 0.5 + d, y + h)], 5, 0)
            pr.key.line([(x, y + h * 0.42), (x + w, y + h * 0.4)], 5, 0)
    wall = p.union(left, right)
    pr.key.rake(wall, 101, 27, 4, length=60, density=0.36, sway=1)
    pr["sky"].rake(EDGE, 101, 22, 5.5, length=90, density=0.62, sway=1)


def cellar(pr: Print) -> None:
    """The one lit cellar window, with somebody's boots."""
    pane = p.poly(p.points("40,972 142,962 140,1074 40,1080"))
    pr.piece(pane, "lamp", 6)
    pr.key.line([(40, 1002), (141, 994)], 6, 0)
    pr.key.line([(92, 966), (91, 998)], 6, 0)
    for x, flip in ((68, False), (114, True)):
        boot = p.spline(p.points("-11,-52! 9,-53! 8,-20 24,-9 26,1! -12,2! -10,-24"), tension=0.25)
        pr.key.ink(p.moved(boot, x, 1075, 1.1, turn=-3, flip=flip))


def stave(pr: Print, points: list[p.Point], width: float, drops: list[tuple[float, float]], seed: int) -> None:
    """A ribbon of music: five lines, and raindrops for notes."""
    wide = [width * 0.25, width, width * 1.05, width, width * 0.8, width * 0.1]
    band = p.ribbon(points, wide, 90)
    pr.carve(band)
    line = p.sample(points, 120)
    t = np.gradient(line, axis=0)
    t /= np.hypot(t[:, 0], t[:, 1])[:, None]
    normal = np.stack([-t[:, 1], t[:, 0]], 1)
    half = np.interp(np.linspace(0, 1, 120), np.linspace(0, 1, 6), wide)[:, None] / 2
    for k in range(5):
        offset = (k - 2) / 2 * 0.72
        pr.key.line([(float(a), float(b)) for a, b in (line + normal * half * offset)[2:-2:4]], 3, 0.3)
    random = np.random.default_rng(seed)
    for share, offset in drops:
        n = int(share * 119)
        x, y = line[n] + normal[n] * half[n] * offset
        s = random.uniform(1.15, 1.7)
        drop = p.spline(p.points("0,-22! 7,-6 10,4 0,13 -10,4 -7,-6"))
        pr.piece(p.moved(drop, float(x), float(y), s, turn=random.uniform(2, 20)), "key", 0)
        pr.key.cut([(float(x) - 4 * s, float(y) + 1), (float(x) - 3 * s, float(y) + 8)], 3)


def keys(pr: Print, x: float, y: float, w: float, seed: int) -> None:
    """One manual: keys side by side into the depth, each pressed a little differently."""
    random = np.random.default_rng(seed)
    n, dx, dy = 9, 6.4, -9.0
    for k in range(n - 1, -1, -1):
        sink = random.choice([0.0, 0.0, 3.0, 5.0])
        ax, ay = x + dx * k, y + dy * k + sink
        key = p.poly([(ax, ay), (ax + w, ay), (ax + w + dx, ay + dy), (ax + dx, ay + dy)])
        pr.piece(key, None, 3)
        if k % 7 not in (2, 6):
            black_key = p.poly(
                [(ax + w * 0.45, ay - 3), (ax + w, ay - 3), (ax + w + 5, ay - 9), (ax + w * 0.45 + 5, ay - 9)]
            )
            pr.key.ink(black_key)
    pr.piece(p.rect(x - 2, y, w + 2, 14), None, 3.5)


def console(pr: Print) -> None:
    """The organ's desk from the side, in steps like the back court's dustbins, with pedals below."""
    music_desk = p.poly(p.points("666,712 760,712 790,660 700,660"))
    body = p.spline(
        p.points("486,832! 574,832! 576,782! 662,782! 666,712! 760,712! 760,1112! 612,1112! 600,960 566,890 486,870!"),
        tension=0.3,
    )
    stop_knobs = p.points("676,742 704,738 732,742 690,812 728,806")
    pr.piece(music_desk, "copper", 5)
    pr.piece(body, "copper", 7)
    pr.key.rake(body, 87, 26, 6, length=150, density=0.7, carve=False, sway=6)
    panel = p.union(p.circle(690, 920, 46), p.rect(644, 918, 92, 150))
    pr.piece(panel, "green", 6)
    pr.key.rake(panel, 62, 15, 6, length=60, density=0.8, carve=False)
    pr.piece(p.union(p.circle(684, 926, 32), p.rect(652, 926, 64, 134)), "green", 4)
    keys(pr, 572, 782, 92, seed=4)
    keys(pr, 482, 836, 92, seed=3)
    for k, (x, y) in enumerate(stop_knobs):
        pr.piece(p.circle(x, y, 9), "lamp", 4)
        pr.key.ink(p.circle(x + 2, y + 2, 2.6 + k % 2))


def pedals(pr: Print) -> None:
    """Wooden pedals over the wet stone, one of them trodden down."""
    treadles = ((420, 0), (470, 10), (524, 14), (574, 2))
    for k, (x, dip) in enumerate(treadles):
        board = p.poly([(x, 1104 + dip), (x + 34, 1100 + dip), (x + 62 + k * 3, 1136), (x + 22, 1140)])
        pr.piece(board, "copper", 5)


def ground(pr: Print) -> None:
    """Wet stone: black, the light lying on it in long cuts."""
    stone = p.spline(p.points("22,1104! 250,1112 520,1106 778,1112! 778,1178! 22,1178!"), tension=0.2)
    pr.piece(stone, "key", 0)
    pr.key.rake(stone, 0.5, 11, 5.5, length=100, density=0.5, sway=3)
    for x, w in ((120, 66), (352, 48), (668, 70)):
        for r in (1.0, 0.55):
            ring = p.circle(x, 1150, w * r, 9 * r)
            pr.key.outline(ring, 4.5)


def stool(pr: Print) -> None:
    """A piano stool with a screw and three bent legs."""
    front_leg = p.ribbon([(284, 1000), (286, 1060), (280, 1138)], [24, 18, 20], 20)
    seat = p.spline(p.points("214,914 284,902 384,914 386,934 284,950 212,934"))
    seat_edge = [(216, 926), (284, 938), (380, 926)]
    for points in ([(282, 1010), (214, 1052), (196, 1124)], [(284, 1010), (352, 1056), (364, 1128)]):
        pr.piece(p.ribbon(points, [26, 17, 22], 30), "copper", 5)
    pr.piece(p.ribbon([(284, 930), (284, 1026)], [24, 20], 10), "copper", 5)
    pr.piece(front_leg, "copper", 5)
    for k in range(4):
        pr.key.line([(272, 952 + k * 15), (296, 946 + k * 15)], 4)
    pr.piece(seat, "lamp", 6)
    pr.key.line(seat_edge, 4)


def hand(pr: Print, x: float, y: float, turn: float, fingers: list[tuple[float, float]], size: float = 1) -> None:
    """A frog's hand: a small palm, thin fingers, a round pad on every tip; fingers: angle and length."""
    shape = p.circle(0, 0, 21, 17)
    for angle, length in fingers:
        a = math.radians(angle)
        tip = (math.cos(a) * length, math.sin(a) * length)
        bow = (math.cos(a - 0.25) * length * 0.55, math.sin(a - 0.25) * length * 0.55)
        shape = p.union(shape, p.ribbon([(0, 0), bow, tip], [20, 12, 10], 20), p.circle(*tip, 11))
    pr.piece(p.moved(shape, x, y, size, turn=turn), "frog", 5)


def raised_arm(pr: Print) -> None:
    """The far arm, high for the next chord."""
    spread_fingers = p.points("-58,50 -18,66 20,66 62,50")
    arm = p.ribbon([(380, 748), (474, 724), (532, 620)], [64, 56, 44], 40)
    hand(pr, 548, 578, -72, fingers=spread_fingers, size=1.12)
    pr.piece(arm, "key", 0)
    pr.key.outline(arm, 4)
    pr.piece(p.ribbon([(525, 636), (540, 600)], [52, 46], 8), None, 5)


def coat_tails(pr: Print) -> None:
    """They hang over the back of the stool."""
    tails = (
        p.points("262,880! 196,930 176,1000 156,1052! 196,1036 232,990 286,930!"),
        p.points("250,860! 190,920 196,1010 196,1092! 236,1044 262,990 318,924!"),
    )
    for tail in tails:
        shape = p.spline(tail)
        pr.piece(shape, "key", 0)
        pr.key.outline(shape, 5)


def frog_legs(pr: Print) -> None:
    """Thigh forward, shin back, long feet on the pedals."""
    far = p.spline(p.points("330,880 420,850 520,872 532,902 500,960 480,1040 452,1044 462,950 420,920 340,930"))
    leg = p.spline(
        p.points(
            "254,896 300,850 380,846 470,884 492,916 474,950 440,1000 424,1060 394,1066 392,1000 412,946 360,940 "
            "290,936"
        )
    )
    knee_crease = p.points("300,934 360,942 412,946 430,930")
    pr.piece(far, "frog", 6)
    pr.piece(toes(520, 1076, 6), "frog", 6)
    pr.piece(toes(420, 1092, 0), "frog", 6)
    pr.piece(leg, "frog", 7)
    for q in ((330, 884, 15, 10), (376, 878, 10, 8), (420, 900, 13, 9), (350, 912, 8, 6), (424, 968, 7, 11)):
        pr["green"].ink(p.circle(*q))
    pr.key.line(knee_crease, 5)


def coat(pr: Print) -> None:
    """The tailcoat, combed with light, and the shirt in it."""
    body = p.spline(
        p.points("330,676! 270,700 222,764 214,840 232,898 280,914 346,904! 388,856 412,790 418,726 404,680!")
    )
    pr.piece(body, "key", 0)
    pr.key.outline(body, 5)
    pr.key.comb(body, lambda x, y: math.atan2(y - 900, x - 420) + 1.7, 34, 4.6, length=34, density=0.55)
    shirt = p.spline(p.points("352,690! 402,690! 424,740 412,800 392,840! 388,770"))
    pr.piece(shirt, None, 5)


def playing_arm(pr: Print) -> None:
    """The near arm, its hand on the keys."""
    pressing_fingers = p.points("-40,46 -8,62 26,58 62,42")
    sleeve = p.spline(
        p.points("300,716 340,700 372,722 390,780 420,806 498,766! 512,812! 436,868 380,868 330,820 298,760")
    )
    cuff = p.poly(p.points("492,762 516,752 530,804 508,818"))
    hand(pr, 538, 790, 8, fingers=pressing_fingers, size=1.1)
    pr.piece(sleeve, "key", 0)
    pr.key.outline(sleeve, 6)
    sleeve_cuts = (
        ((330, 740), (352, 800)),
        ((318, 756), (346, 824)),
        ((404, 844), (470, 812)),
        ((398, 828), (440, 814)),
    )
    for a, b in sleeve_cuts:
        pr.key.cut([a, ((a[0] + b[0]) / 2 - 4, (a[1] + b[1]) / 2), b], 5)
    pr.piece(cuff, None, 5)


def frog(pr: Print) -> None:
    """The organist in profile: head thrown back, one hand in the keys, the other high for the next chord."""
    raised_arm(pr)
    coat_tails(pr)
    frog_legs(pr)
    coat(pr)
    playing_arm(pr)
    with pr.at(-86, 12, 1.03, -3):
        head(pr)


def toes(x: float, y: float, turn: float) -> skia.Path:
    """A long webbed foot pointing right, heel at (x, y)."""
    foot = p.spline(
        p.points("-30,-26 4,-24 60,-8 118,-18 130,-8 112,2 134,8 140,20 118,22 84,14 110,32 104,42 84,38 30,14 -26,6")
    )
    return p.moved(foot, x, y, 0.92, turn=turn)


def head(pr: Print) -> None:
    """A broad flat skull, a mouth that goes round to the back, a great eye lifted to the pipes."""
    collar = p.spline(p.points("322,664! 372,690 420,678! 420,704 376,724 324,700"))
    skull = p.spline(
        p.points(
            "304,676 272,630 276,574 310,528 372,506 430,516 494,540 524,560 520,590 488,622 440,668 396,700 344,702"
        )
    )
    throat = p.spline(p.points("318,668 400,656 470,612 516,584 498,618 440,668 396,700 344,702"))
    mouth = p.points("524,566 470,596 400,630 330,636 300,612 298,596")
    eyelid = p.points("330,524 346,486 382,478 410,498")
    left_of_bow = p.poly([(404, 706), (384, 690), (386, 728)])
    right_of_bow = p.poly([(404, 706), (430, 692), (428, 728)])

    pr.piece(collar, None, 5)
    bulge = p.circle(366, 520, 50, 48)
    pr.piece(p.union(skull, bulge), "frog", 7)
    pr["frog"].rake(throat, 66, 9, 4, length=30, density=0.9)
    pr.key.line(mouth, 7, 0.5)
    pr.key.line([(496, 548), (504, 552)], 6)
    eye = p.circle(370, 516, 34, 33)
    pr.piece(eye, "lamp", 6)
    pr.key.ink(p.moved(p.circle(0, 0, 23, 10), 378, 508, 1, turn=-26))
    pr.carve(p.circle(386, 498, 5.5))
    pr.key.line(eyelid, 9)
    for q in ((300, 572, 12, 9), (330, 592, 8, 7), (316, 548, 6, 5), (430, 540, 9, 6), (292, 606, 6, 7)):
        pr["green"].ink(p.circle(*q))
    pr.piece(left_of_bow, "copper", 5)
    pr.piece(right_of_bow, "copper", 5)
    pr.piece(p.circle(406, 708, 8), "copper", 4)


def splashes(pr: Print) -> None:
    """Rain that breaks on horns, skull and shoulders."""
    random = np.random.default_rng(30)
    places = (
        (336, 446, 6, 26),
        (268, 690, 5, 24),
        (470, 512, 4, 20),
        (150, 410, 5, 20),
        (300, 350, 4, 18),
        (470, 236, 4, 18),
    )
    for x, y, n, r in places:
        for k in range(n):
            a = -math.pi * (k + 0.5 + random.uniform(-0.2, 0.2)) / n
            c, s = math.cos(a), math.sin(a)
            pr.cut([(x + c * r * 0.7, y + s * r * 0.6), (x + c * r * 1.6, y + s * r * random.uniform(1.1, 1.6))], 5)
    for _ in range(60):
        x, y = random.uniform(40, 760), random.uniform(40, 1090)
        n = random.uniform(26, 70)
        pr.cut([(x, y), (x - n * 0.19, y + n)], random.uniform(3, 5))


def paint() -> p.Array:
    """Court, pipes from the back to the front, the desk, and the one who plays."""
    left_stave = p.points("92,300 60,210 150,120 300,70 420,60 470,20")
    left_notes = [(0.3, -0.3), (0.42, 0.35), (0.56, -0.1), (0.72, 0.3)]
    right_stave = p.points("742,268 772,200 720,150 640,176 560,140 580,40 690,14")
    right_notes = [(0.26, 0.2), (0.4, -0.3), (0.55, 0.3), (0.74, -0.2)]

    img = paper("f6f3e6", tooth=0.006, seed=5)
    pr = Print({"sky": SKY, "copper": COPPER, "frog": FROG, "green": GREEN, "lamp": LAMP}, KEY)
    pr["sky"].ink(EDGE)
    walls(pr)
    stave(pr, left_stave, 62, left_notes, seed=3)
    stave(pr, right_stave, 56, right_notes, seed=4)
    for k, one in enumerate(PIPES):
        pipe(pr, one.x, one.elbow, one.end, top=one.top, width=one.width, ink=one.ink, seed=40 + k)
    cellar(pr)
    ground(pr)
    console(pr)
    stool(pr)
    pedals(pr)
    frog(pr)
    splashes(pr)
    pr.carve(p.cut(p.rect(-20, -20, 840, 1240), EDGE))
    pr.pull(img)
    return img
