"""Grey people queue at a cauldron of colour; who drinks fills up from the boots, and the steam paints the sky.

Technique: pen and wash. Back to front: wet steam, then the pen: the town, the queue, the cook, the cauldron, the child
in front.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import skia

from art import paint as p
from art.paint.props.queue import GAPING, SNIFFING, TURNED, Guest, arm, guest, part, vessel
from art.paint.voices import ink
from art.paint.voices.printing import PLAIN, paper

NUMBER, TITLE = 36, "Soup of Colours"
FINISH = PLAIN

PALLOR, SKIN = "e4ded6", "ece8e0"
INK, PAPER = "23262e", "fbf8ef"
RED, ORANGE, YELLOW, BLUE, PINK, GREEN = "e8352a", "f58a1f", "f9c92e", "2568d8", "e2579a", "2f9d6a"
COOK: list[p.Point] = p.points(
    "-8,-82 -9,-92 -4,-99 4,-100 9,-96 9.4,-92 13.8,-88.4 10.6,-86.8 10.8,-84.4 9.2,-80 3,-77 -4,-78"
)

BREATHING: list[p.Point] = [
    *SNIFFING[:5],
    *p.points("8.8,-94.2 13.6,-90.6 13.4,-88.8 10,-88.2 10.8,-86.4 9.8,-84.4"),
    *SNIFFING[10:],
]

LONG = p.points("-5,-80! -13,-72 -16,-50 -20,-14! -2,-11 15,-15! 13,-46 12,-66 7,-79!")
ROUND = p.points("-6,-80! -17,-70 -24,-48 -19,-25! 0,-21 19,-26! 23,-46 15,-68 7,-79!")
CAPE = p.points("-4,-81! -14,-66 -27,-28! -17,-25 -8,-30 2,-24 12,-29 23,-26! 15,-62 6,-80!")
STOOP = p.points("0,-78! -13,-76 -21,-60 -19,-38 -17,-18! 0,-15 14,-19! 13,-44 15,-60 10,-75!")
QUEUE = [
    Guest(
        20, 1004, 330, LONG, tone="a6a8ac", hat="brim", vessel="cup", reach=(15, -44), tilt=9, feet=((-9, 0), (6, 1))
    ),
    Guest(
        112,
        1018,
        262,
        ROUND,
        tone="6f737b",
        hat="scarf",
        vessel="pan",
        reach=(19, -56),
        head=tuple(TURNED),
        tilt=5,
        feet=((-7, 0), (9, -2)),
    ),
    Guest(
        206,
        1012,
        366,
        STOOP,
        tone="bcbcba",
        hat="bald",
        vessel="mug",
        drunk=0.3,
        colour=PINK,
        reach=(17, -49),
        head=tuple(BREATHING),
        tilt=-14,
        feet=((-13, -1), (9, 1)),
    ),
    Guest(
        318,
        1026,
        336,
        CAPE,
        tone="a4a5a6",
        hat="cap",
        vessel="bowl",
        drunk=0.57,
        colour=BLUE,
        reach=(18, -65),
        head=tuple(GAPING),
        tilt=-20,
        feet=((-6, 1), (13, 0)),
    ),
]


def fist(b: ink.Board, g: Guest, at: tuple[float, float, float], length: float = 1.0) -> None:
    """A near hand, turned about its place `at`: its back, four fingers over what it holds, and the thumb."""
    x, y, turn = at
    back = p.spline(p.points("-6,-4 -1,-5 4,-4.4 5,0 4,4.6 -1,5 -6,3.6"))
    thumb = p.ribbon(p.points("-2,-3 2,-6.8 6.4,-7.4"), [3.4, 3.2, 2.6], 14, True)
    part(b, g, p.moved(back, x, y, 0.8, turn=turn), SKIN, line=2.4)
    for k, reach in enumerate((9.6, 10.6, 10, 8.4)):
        row = -3.9 + 2.7 * k
        finger = p.ribbon([(1, row), (6, row - 0.3), (reach * length, row + 0.4)], [3.2, 3.2, 2.7], 14, True)
        part(b, g, p.moved(finger, x, y, 0.8, turn=turn), SKIN, line=2.1)
    part(b, g, p.moved(thumb, x, y, 0.8, turn=turn), SKIN, line=2.2)


def sleeve(b: ink.Board, g: Guest, bones: p.Points, widths: tuple[float, float, float]) -> None:
    """An arm along shoulder, elbow and wrist in one sleeve, with the fold at the elbow and a cuff."""
    (sx, sy), (ex, ey), (wx, wy) = ((x, y) for x, y, *_ in bones)
    near = ((ex * 4 + sx) / 5, (ey * 4 + sy) / 5), ((ex * 4 + wx) / 5, (ey * 4 + wy) / 5)
    wide, bent, narrow = widths
    part(b, g, p.ribbon([(sx, sy), near[0], near[1], (wx, wy)], [wide, bent, bent, narrow], 40, True), g.tone, line=3.2)
    cuff = p.ribbon([(wx - (wx - ex) * 0.16, wy - (wy - ey) * 0.16), (wx, wy)], [narrow + 1.6, narrow + 1.2], 8)
    part(b, g, cuff, "d8d6d0", line=2.4)
    scale = g.size / 100
    crease = [(ex + 4, ey - 4), (ex + 1.4, ey - 1.2), (ex + 0.4, ey + 2.2)]
    b.pen.line([(g.x + x * scale, g.y + y * scale) for x, y in crease], 2)


def queue(b: ink.Board) -> None:
    """Four of them, the last one half out of the picture; everybody holds a dish as it wants to be held."""
    last, daughter, bald, first = QUEUE
    guest(b, last)
    arm(b, last)
    for g in (daughter, bald, first):
        guest(b, g)
    vessel(b, daughter, 31, -47)
    sleeve(b, daughter, p.points("-5,-69 -6,-46 10,-44"), (12, 10.5, 8))
    fist(b, daughter, (16, -44, 62), length=0.8)
    vessel(b, bald, 12.5, -56)
    sleeve(b, bald, p.points("-5,-70 -9,-47 6,-53"), (14, 12, 9))
    fist(b, bald, (12, -55.5, -6))
    vessel(b, first, 20, -67)
    sleeve(b, first, p.points("-1,-72 0,-51 14,-60"), (12, 11, 8))
    fist(b, first, (20, -62.5, -12))


def steam(img: p.Array) -> None:
    """Wet colour on the paper: it leaves the pot in strands, runs together and fills the sky."""
    strands = [
        (YELLOW, p.points("560,800 540,640 470,500 520,330 420,170 300,-30"), [70, 120, 190, 240, 250, 300], 0.8),
        (RED, p.points("540,800 500,660 400,560 330,400 180,250 20,60"), [50, 80, 140, 180, 200, 240], 0.85),
        (ORANGE, p.points("566,800 548,660 470,540 430,380 300,220 180,20"), [50, 70, 120, 150, 170, 200], 0.8),
        (BLUE, p.points("590,800 630,680 610,520 690,340 640,180 720,-30"), [50, 90, 130, 190, 230, 300], 0.85),
        (GREEN, p.points("580,800 592,660 560,520 600,360 560,200 540,-20"), [30, 50, 80, 110, 130, 160], 0.6),
        (PINK, p.points("552,800 520,620 400,470 250,420 110,380 -30,300"), [20, 40, 70, 100, 120, 150], 0.7),
    ]
    for k, (colour, points, widths, strength) in enumerate(strands):
        cover = p.mask(p.ribbon(points, widths, 80))
        cover = p.rough(cover, 46, 150, 30 + k)
        cover = p.rough(cover, 15, 36, 40 + k)
        fade = np.clip(0.75 + p.noise(90, 50 + k, 4) * 0.5, 0.12, 1.1)
        ink.wash(img, cover, colour, strength, fade=fade, edge=0.55, bleed=5, seed=60 + k, cloud=0.3)
    random = np.random.default_rng(5)
    for _ in range(70):
        t = random.random()
        x, y = 560 - 300 * t + random.normal(0, 190 * t + 20), 760 - 700 * t + random.normal(0, 40)
        r = 1.5 + 8 * random.random() ** 3
        colour = str(random.choice([RED, ORANGE, YELLOW, BLUE, PINK]))
        ink.wash(img, p.circle(x, y, r, r * random.uniform(0.8, 1.2)), colour, 0.9, seed=3, bleed=1)


def town(b: ink.Board) -> None:
    """A grey street behind: every house drawn on its own, none of them quite upright."""
    random = np.random.default_rng(11)
    fronts = (
        (-20, 118, 250, "gable", "dcdcd8"),
        (92, 96, 330, "flat", "cfd0d0"),
        (184, 130, 228, "hip", "e4e3de"),
        (308, 92, 300, "gable", "d2d3d3"),
        (640, 84, 290, "gable", "d6d6d4"),
        (716, 110, 348, "flat", "cacccf"),
    )
    for x, w, h, roof, tone in fronts:
        lean, foot = random.uniform(-6, 6), 946.0
        top = foot - h
        b.glaze(
            p.poly([(x, foot), (x + lean, top), (x + w + lean, top + random.uniform(-5, 5)), (x + w, foot)]), tone, 2.4
        )
        if roof == "gable":
            gable_roof = p.poly([(x + lean - 8, top + 3), (x + w * 0.45 + lean, top - 62), (x + w + lean + 8, top + 2)])
            b.glaze(gable_roof, "b4b6b8", 2.4)
        elif roof == "hip":
            hip_roof = p.poly(
                [(x + lean - 9, top + 4), (x + 26, top - 40), (x + w - 22, top - 44), (x + w + lean + 9, top + 3)]
            )
            b.glaze(hip_roof, "a9abb0", 2.4)
            b.glaze(p.rect(x + w * 0.66, top - 74, 17, 46), "c2c2c0", 2)
        for row in range(int(h / 78)):
            for c in range(2 if w < 110 else 3):
                if random.random() < 0.16:
                    continue
                px, py = (
                    x + lean * 0.6 + w * (0.2 + 0.3 * c) + random.uniform(-3, 3),
                    top + 26 + row * 72 + random.uniform(-4, 4),
                )
                b.glaze(p.rect(px, py, random.uniform(17, 23), random.uniform(28, 38)), "8b8f98", 1.8, 0.9)
    for _ in range(46):
        x, y = random.uniform(0, 800), 966 + 220 * random.random() ** 0.8
        n = random.uniform(10, 30)
        b.pen.line([(x - n, y), (x, y - n * 0.22), (x + n, y + random.uniform(-2, 2))], 1.8)


class Tongue(NamedTuple):
    """A tongue of flame: where its foot is, how high and half how wide it is, and where its tip leans."""

    x: float
    foot: float
    high: float
    wide: float
    lean: float


FLAMES = (
    Tongue(462, 1106, 92, 20, lean=-16),
    Tongue(520, 1108, 138, 27, lean=14),
    Tongue(588, 1106, 104, 26, lean=-18),
    Tongue(642, 1108, 148, 26, lean=16),
    Tongue(690, 1106, 74, 17, lean=14),
    Tongue(490, 1118, 72, 21, lean=12),
    Tongue(554, 1120, 86, 25, lean=-14),
    Tongue(612, 1120, 66, 22, lean=12),
    Tongue(664, 1118, 82, 20, lean=-12),
)


def fire(b: ink.Board) -> None:
    """Tongues that lick up the pot, each bent its own way, hot at the heart; two logs before them."""
    for flame in FLAMES:
        for share, colour, line in ((1.0, RED, 2.6), (0.72, ORANGE, 0), (0.42, YELLOW, 0)):
            w, h, lean = flame.wide * (0.25 + 0.75 * share), flame.high * share, flame.lean * share
            outline = [
                (-w, -h * 0.16),
                (-w * 0.8 - lean * 0.5, -h * 0.46),
                (-lean * 0.1, -h * 0.74),
                (lean, -h, 1),
                (w * 0.5 - lean * 0.1, -h * 0.68),
                (w * 0.6 - lean * 0.2, -h * 0.44),
                (w, -h * 0.2),
                (w * 0.5, 4),
                (-w * 0.5, 4),
            ]
            b.fill(p.moved(p.spline(outline), flame.x, flame.foot), colour, line)
    for x, y, turn in ((512, 1128, 9), (622, 1130, -8)):
        b.fill(p.moved(p.rect(-78, -11, 156, 22, r=10), x, y, 1, turn=turn), "8a7f78", 3)
        b.fill(p.circle(x + (62 if turn < 0 else -62), y + (-8 if turn < 0 else -9), 8, 9), "b8aea4", 2.2)


def cauldron(b: ink.Board) -> None:
    """The great black pot on its fire, colour brimming over."""
    pot = p.spline(p.points("436,838! 694,838! 722,920 700,1020 628,1080 500,1080 430,1020 408,920"))
    rim = p.spline(p.points("420,836 565,864 708,836 700,812 565,796 430,812"))
    for x, y, turn in ((540, 1112, -12), (596, 1110, 6)):
        b.fill(p.moved(p.rect(-70, -10, 140, 20, r=9), x, y, 1, turn=turn), "8a7f78", 3)
    for x, lean in ((478, -14), (650, 12)):
        pot_leg = p.poly([(x - 12, 1040), (x + 12, 1040), (x + lean + 8, 1122), (x + lean - 8, 1122)])
        b.fill(pot_leg, "2b2d35", 3)
    for x in (424, 706):
        b.fill(p.cut(p.circle(x, 892, 27), p.circle(x, 892, 15)), "3a3d46", 3)
    b.fill(pot, "30333c", 4)
    p.over(b.img, p.mask(pot) * p.smooth(980, 1090, p.grid.y), "c2451c", 0.6)
    fire(b)
    b.fill(rim, "4a4e58", 4)
    soup = p.circle(565, 828, 122, 19)
    b.glaze(soup, YELLOW, 3, 1.0)
    for x, w, c in ((500, 60, RED), (560, 54, ORANGE), (640, 56, BLUE), (590, 30, PINK)):
        ink.wash(b.img, p.mask(p.circle(x, 828, w, 13)) * p.mask(soup), c, 0.9, seed=4)
    for x, y, w, c in ((470, 930, 15, RED), (508, 896, 11, ORANGE), (652, 950, 14, BLUE), (616, 886, 10, YELLOW)):
        spill = p.spline([(x - w, 846, 1), (x + w, 848, 1), (x + w * 0.7, y - 20), (x, y), (x - w * 0.7, y - 24)])
        b.fill(spill, c, 2.6)
    for n in range(7):
        side_hatching = [(690 - n * 6, 900 + n * 14), (684 - n * 8, 960 + n * 10), (660 - n * 10, 1010 + n * 7)]
        b.pen.line(side_hatching, 2)


def grasp(b: ink.Board, x: float, y: float) -> None:
    """A hand closed round the ladle: the back of it, three fingers over the wood, the thumb above."""
    back_of_hand = p.moved(p.spline(p.points("-8,-13 10,-15 19,-4 16,12 2,16 -8,10")), x, y)
    b.glaze(back_of_hand, PALLOR, 2.8)
    for k, (dx, dy) in enumerate(((-4, 10), (-8, 1), (-8, -8))):
        finger = p.moved(p.ribbon([(6, dy + 2), (dx, dy), (dx - 7, dy + 4)], [10, 10, 8 - k * 0.4], 14, True), x, y)
        b.glaze(finger, PALLOR, 2.4)
    thumb = p.moved(p.ribbon([(8, -12), (0, -18), (-4, -26)], [10, 9, 6], 14, True), x, y)
    b.glaze(thumb, PALLOR, 2.4)


def cook(b: ink.Board) -> None:
    """Broad and calm, a knotted kerchief, sleeves rolled up, both hands on the long ladle."""
    far_arm = p.ribbon([(716, 748), (672, 776), (664, 764), (676, 698)], [34, 32, 30, 20], 30, True)
    skirt = p.spline(p.points("700,838! 690,930 688,1060! 830,1060! 830,840! 770,850"))
    bodice = p.spline(p.points("712,730! 690,756 684,800 694,852! 760,862 830,850! 830,748 780,724!"))
    apron = p.spline(p.points("704,760! 692,800 694,850 684,1040! 744,1046! 748,852 742,790 740,756!"))
    bow = (p.points("776,850! 800,828 812,842 804,856"), p.points("776,852! 786,880 796,900! 806,880"))
    face = p.moved(p.spline(COOK), 742, 1040, 4, flip=True)
    hair = p.spline(p.points("704,664! 716,652 738,654 756,676 752,704! 740,690 728,672"))
    ear = p.spline(p.points("744,690 752,684 759,692 754,706 746,704"))
    kerchief = p.spline(p.points("699,662! 706,632 734,612 768,616 790,644 790,684 776,712! 764,694 744,664 722,652"))
    tails = (p.points("778,706! 800,716 806,740! 790,734"), p.points("776,708! 782,734 774,758! 766,736"))
    ladle = p.ribbon([(700, 640), (640, 744), (596, 836)], [11, 11, 11], 20, True)
    upper_arm = p.ribbon([(770, 760), (752, 800), (730, 824)], [58, 54, 46], 30, True)
    forearm = p.ribbon([(732, 822), (700, 800), (664, 752)], [36, 32, 20], 30, True)
    rolled_cuff = p.ribbon([(730, 790), (716, 804), (708, 832)], [12, 15, 13], 16, True)

    for x in (716, 772):
        b.glaze(p.spline(p.points("26,0! -10,-2 -34,10 -32,24! 26,24!", at=(x, 1054))), "4a4d55", 3)
    b.glaze(far_arm, PALLOR, 3)
    b.glaze(skirt, "8b8f98", 3.4)
    for k, x in enumerate((758, 772, 788)):
        b.pen.line([(x, 872 + 9 * k), (x + 4, 950), (x + 2 + 3 * k, 1040 - 14 * k)], 2.2)
    b.glaze(bodice, "9b9fa6", 3.4)
    b.glaze(apron, "f1efe8", 3)
    b.pen.line([(742, 852), (762, 856), (778, 851)], 4)
    for loop in bow:
        b.glaze(p.spline(loop), "f1efe8", 2.4)
    b.glaze(face, PALLOR, 3)
    b.glaze(hair, "8b8f98", 2.4)
    b.glaze(ear, PALLOR, 2.4)
    for tail in tails:
        b.glaze(p.spline(tail), "c9cacb", 2.6)
    b.glaze(kerchief, "b9bbbe", 3.2)
    for fold in ("774,700 766,672 744,644", "778,696 780,664 764,634", "770,704 752,676 728,660"):
        b.pen.line(p.points(fold), 2)
    for x, y in p.points("720,638 742,630 762,646 750,656 776,664 732,648"):
        ink.flat(b.img, p.circle(x, y, 3.4), PAPER)
    for mark in ("728,674 719,679 711,674", "730,661 720,657 709,663", "702,708 712,713 720,706"):
        b.pen.line(p.points(mark), 2.8)
    b.fill(ladle, "7a6f66", 3)
    grasp(b, 676, 684)
    b.glaze(forearm, PALLOR, 3.2)
    b.glaze(upper_arm, "a3a6ac", 3.2)
    b.glaze(rolled_cuff, "d8d6d0", 2.6)
    grasp(b, 652, 734)


def child(b: ink.Board) -> None:
    """The first to have eaten: orange from shoes to bow, the bowl held high for more."""
    dress = p.points("-8,-56! 8,-56! 12,-40 22,-20! 8,-16 -6,-17 -22,-21! -12,-40")
    face = p.points("-15,-68 -14,-80 -3,-87 9,-83 14,-74 18,-69 14,-66 11,-58 0,-54 -11,-58")
    hair = p.points("14,-78! 8,-85 -4,-89 -16,-80 -16,-66 -12,-60! -9,-72 0,-78")
    bowl = p.points("20,-92! 46,-92! 41,-82 33,-79 25,-82")

    skin, scale = "c97a45", 2.7
    x, y = 368, 1184

    def at(points: p.Points) -> skia.Path:
        return p.moved(p.spline(points), x, y, scale)

    for dx in (-8, 7):
        shin = p.points("-3,-24! 3,-24! 3,-4! -3,-4!", at=(dx, 0))
        b.glaze(at(shin), skin, 3, 1)
        shoe = p.points("-4,-6! 3,-6 11,-1 9,2 -5,2!", at=(dx, 0))
        b.fill(at(shoe), RED, 3)
    raised_arm = p.moved(p.ribbon([(6, -50), (22, -62), (30, -82)], [9, 8, 7], 24, True), x, y, scale)
    b.glaze(raised_arm, skin, 3, 1)
    b.glaze(at(dress), ORANGE, 3.4, 1.0)
    for dx, dy in p.points("-10,-28 0,-34 9,-27 -3,-44 3,-23"):
        ink.flat(b.img, p.moved(p.circle(dx, dy, 2.3), x, y, scale), YELLOW)
    b.glaze(p.moved(p.circle(-15, -84, 9.5), x, y, scale), "5a2f20", 3, 1)
    b.glaze(p.moved(p.circle(8, -91, 9.5), x, y, scale), "5a2f20", 3, 1)
    b.glaze(at(face), skin, 3.2, 1)
    b.glaze(at(hair), "5a2f20", 3, 1)
    b.pen.solid(p.moved(p.circle(8, -71.5, 1.7, 2.2), x, y, scale))
    smile = [(x + 11 * scale, y - 62.5 * scale), (x + 6 * scale, y - 60.4 * scale), (x + 2.5 * scale, y - 63.5 * scale)]
    b.pen.line(smile, 3)
    ink.wash(b.img, p.moved(p.circle(3, -65, 3.4, 2.4), x, y, scale), RED, 0.5, seed=2)
    b.glaze(at(bowl), YELLOW, 3.2, 1)
    b.glaze(p.moved(p.circle(33, -92, 13, 2.6), x, y, scale), RED, 2.6, 1)
    palm = p.points("24,-84 27,-79 34,-78 36,-82 33,-86 27,-86")
    b.glaze(at(palm), skin, 2.8, 1)
    for dx, dy in ((34, -87.4), (31, -88.4), (27.6, -88.4)):
        finger = p.ribbon([(dx - 1, dy + 6), (dx, dy)], [3.4, 3], 12, True)
        b.glaze(p.moved(finger, x, y, scale), skin, 2.2, 1)
    near_arm = p.ribbon([(-8, -51), (-18, -42), (-17, -39), (-5, -35)], [9, 8, 7.6, 6], 30, True)
    b.glaze(p.moved(near_arm, x, y, scale), skin, 3, 1)
    for dy in (-2.6, 0, 2.4):
        finger = p.ribbon([(-6, -35 + dy), (1 - abs(dy) * 0.5, -34.4 + dy)], [3.2, 2.8], 12, True)
        b.glaze(p.moved(finger, x, y, scale), skin, 2, 1)


def paint() -> p.Array:
    """Steam first, wet; then the pen: street, queue, pot, cook, and the child before them all."""
    img = paper(PAPER, tooth=0.01, seed=6)
    steam(img)
    b = ink.Board(img, INK, PAPER)
    town(b)
    queue(b)
    cook(b)
    cauldron(b)
    b.fill(p.ribbon([(640, 742), (596, 830)], [11, 11], 20), "7a6f66", 3)
    child(b)
    b.lay()
    return img
