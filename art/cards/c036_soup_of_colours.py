"""Grey people queue at a cauldron of colour; who drinks fills up from the boots, and the steam paints the sky.

Technique: pen and wash. Back to front: wet steam, then the pen: the town, the queue, the cook, the cauldron, the child
in front.
"""

from __future__ import annotations

import numpy as np
import skia

from art import paint as p
from art.paint.props.queue import GAPING, SNIFFING, TURNED, Guest, arm, guest
from art.paint.voices import ink
from art.paint.voices.printing import PLAIN, paper

NUMBER, TITLE = 36, "Soup of Colours"
FINISH = PLAIN

PALLOR = "e4ded6"
INK, PAPER = "23262e", "fbf8ef"
RED, ORANGE, YELLOW, BLUE, PINK, GREEN = "e8352a", "f58a1f", "f9c92e", "2568d8", "e2579a", "2f9d6a"
COOK: list[p.Point] = p.points(
    "-8,-82 -9,-92 -4,-99 4,-100 9,-96 9.4,-92 13.8,-88.4 10.6,-86.8 10.8,-84.4 9.2,-80 3,-77 -4,-78"
)


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
        head=tuple(SNIFFING),
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
        drunk=0.62,
        colour=BLUE,
        reach=(18, -65),
        head=tuple(GAPING),
        tilt=-20,
        feet=((-6, 1), (13, 0)),
    ),
]


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


def cauldron(b: ink.Board) -> None:
    """The great black pot on its fire, colour brimming over."""
    pot = p.spline(p.points("436,838! 694,838! 722,920 700,1020 628,1080 500,1080 430,1020 408,920"))
    rim = p.spline(p.points("420,836 565,864 708,836 700,812 565,796 430,812"))
    for x, y, turn in ((500, 1120, 14), (560, 1128, -10), (622, 1120, 20), (540, 1112, -28), (596, 1110, 4)):
        b.fill(p.moved(p.rect(-60, -10, 120, 20, r=9), x, y, 1, turn=turn), "8a7f78", 3)
    for x, lean in ((478, -14), (650, 12)):
        pot_leg = p.poly([(x - 12, 1040), (x + 12, 1040), (x + lean + 8, 1122), (x + lean - 8, 1122)])
        b.fill(pot_leg, "2b2d35", 3)
    for x in (424, 706):
        b.fill(p.cut(p.circle(x, 892, 27), p.circle(x, 892, 15)), "3a3d46", 3)
    b.fill(pot, "30333c", 4)
    for colour, high in ((RED, 1.0), (ORANGE, 0.72), (YELLOW, 0.42)):
        tongues: list[p.Point] = [(452, 1118, 1)]
        for x, h in ((462, 66), (500, 104), (548, 74), (592, 112), (640, 80), (676, 58)):
            tongue = [(x - 16, 1112 - h * high * 0.45), (x + 6, 1112 - h * high, 1), (x + 18, 1112 - h * high * 0.3)]
            tongues += tongue
        b.glaze(p.spline([*tongues, (694, 1118, 1), (570, 1126)], tension=0.3), colour, 2.6, 1.0)
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
    """Broad and calm, sleeves rolled up, both hands on the long ladle."""
    smock = p.points("-20,4! -22,-40 -19,-70 -8,-80! 8,-80! 16,-70 15,-46 20,4!")
    apron = p.points("2,-72! 14,-66! 15,-46 21,4! 2,4! 0,-40")
    profile = p.points("9.5,-97! 4,-106 -8,-105 -13,-94 -9,-84 -4,-82! -3,-90 2,-95")
    knot_of_hair = p.points("-11,-90! -21,-86 -22,-80 -14,-82")
    ladle = p.ribbon([(700, 640), (640, 744), (596, 836)], [11, 11, 11], 20, True)
    far_arm = p.ribbon([(760, 742), (724, 756), (676, 690)], [44, 40, 27], 30, True)
    near_arm = p.ribbon([(752, 760), (716, 816), (656, 738)], [48, 42, 28], 30, True)

    grey = Guest(742, 1040, 400, [], tone="9b9da2", hat="", vessel="")
    scale = grey.size / 100

    def at(points: p.Points) -> skia.Path:
        return p.moved(p.spline(points), grey.x, grey.y, scale, turn=0, flip=True)

    for dx in (-8, 8):
        shoe = p.points("-5,2! 4,1 12,8 10,11! -6,11!", at=(dx, 0))
        b.glaze(at(shoe), "4a4d55", 3)
    b.glaze(at(smock), "8b8f98", 3.6)
    b.glaze(at(apron), "f1efe8", 3)
    b.glaze(at(COOK), PALLOR, 3)
    b.glaze(at(profile), "c9cacb", 3)
    b.glaze(at(knot_of_hair), "c9cacb", 2.6)
    shut_eye = p.moved(
        p.ribbon([(3.4, -91.4), (5.6, -90.2), (7.6, -91.4)], [0.5, 0.9, 0.5], 12, True),
        grey.x,
        grey.y,
        scale,
        turn=0,
        flip=True,
    )
    b.pen.solid(shut_eye)
    brow = p.moved(
        p.ribbon([(3, -94.6), (5.4, -95.4), (8, -94)], [0.5, 0.9, 0.5], 12, True),
        grey.x,
        grey.y,
        scale,
        turn=0,
        flip=True,
    )
    b.pen.solid(brow)
    collar_line = [
        (grey.x - 10 * scale, grey.y - 84 * scale),
        (grey.x - 7 * scale, grey.y - 82 * scale),
        (grey.x - 4 * scale, grey.y - 84.4 * scale),
    ]
    b.pen.line(collar_line, 2.4)
    b.fill(ladle, "7a6f66", 3)
    b.glaze(far_arm, "8b8f98", 3.2)
    grasp(b, 676, 684)
    b.glaze(near_arm, "9b9fa6", 3.2)
    grasp(b, 652, 730)


def child(b: ink.Board) -> None:
    """The first to have eaten: orange from shoes to bow, the bowl held high for more."""
    dress = p.points("-8,-56! 8,-56! 12,-40 22,-20! 8,-16 -6,-17 -22,-21! -12,-40")
    face = p.points("-15,-68 -14,-80 -3,-87 9,-83 14,-74 18,-69 14,-66 11,-58 0,-54 -11,-58")
    hair = p.points("14,-78! 8,-85 -4,-89 -16,-80 -16,-66 -12,-60! -9,-72 0,-78")
    bowl = p.points("20,-92! 46,-92! 41,-82 33,-79 25,-82")

    skin, scale = "c97a45", 2.3
    x, y = 384, 1180

    def at(points: p.Points) -> skia.Path:
        return p.moved(p.spline(points), x, y, scale)

    for dx in (-8, 7):
        shin = p.points("-3,-24! 3,-24! 3,-4! -3,-4!", at=(dx, 0))
        b.glaze(at(shin), skin, 3, 1)
        shoe = p.points("-4,-6! 3,-6 11,-1 9,2 -5,2!", at=(dx, 0))
        b.glaze(at(shoe), RED, 3, 1)
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
    b.glaze(p.moved(p.circle(30, -80, 4.6, 4), x, y, scale), skin, 2.8, 1)
    near_arm = p.moved(p.ribbon([(-7, -51), (-20, -44), (-26, -33)], [9, 8, 6], 24, True), x, y, scale)
    b.glaze(near_arm, skin, 3, 1)


def paint() -> p.Array:
    """Steam first, wet; then the pen: street, queue, pot, cook, and the child before them all."""
    img = paper(PAPER, tooth=0.01, seed=6)
    steam(img)
    b = ink.Board(img, INK, PAPER)
    town(b)
    for g in QUEUE:
        guest(b, g)
    for g in QUEUE:
        arm(b, g)
    cook(b)
    cauldron(b)
    b.fill(p.ribbon([(640, 742), (596, 830)], [11, 11], 20), "7a6f66", 3)
    child(b)
    b.lay()
    return img
