"""It is hot outside: a snowman has moved into the fridge with his suitcase, and looks on the map for winter.

Technique: gouache.
"""

from __future__ import annotations

import itertools
import math

import numpy as np
import skia

from art import paint as p
from art.finish import Finish
from art.paint.voices import gouache as g

NUMBER, TITLE = 37, "Asylum in the Fridge"
FINISH = Finish(touch=0, patches=0, edges=0, bloom=0.25, vignette=0, grain=0, split=0.02, contrast=1.03)

INSIDE = p.rect(150, 96, 462, 930, r=34)
SNOW, TWIG, WOOL = ("5a84c4", "c4daf0", "ffffff"), ("2a1618", "5a3828", "a87850"), ("a85c14", "eca62c", "ffe07a")
COLD: p.Light = (-0.35, -0.8, 0.5)
# what has melted: over the sill, and on the floor
RUN = (
    "250,1018! 320,1008 420,1010 500,1018! 466,1024 452,1044 442,1050 434,1034 416,1036 404,1060 412,1088! 320,1088! "
    "330,1062 320,1038 300,1034 292,1060 284,1064 278,1036"
)
POOL = (
    "322,1062! 352,1066 398,1062! 402,1080 470,1084 560,1092 632,1110 652,1130 606,1148 618,1166 520,1180 400,1192 "
    "300,1184 170,1190 112,1172 62,1150 80,1118 180,1102 290,1086 318,1080"
)


def palm(x: float, y: float, reach: float, turn: float, seed: int) -> skia.Path:
    """The shadow of one palm leaf: a bent rib and long blades, none like another."""
    random = np.random.default_rng(seed)
    rib = p.sample([(0, 0), (reach * 0.5, -reach * 0.16), (reach, reach * 0.1)], 15)
    blades = [p.ribbon([(float(q[0]), float(q[1])) for q in rib], [9, 4], 30)]
    for k in range(1, 15):
        t = k / 14
        n = reach * (0.52 - 0.3 * t) * random.uniform(0.82, 1.12)
        for side in (-1, 1):
            a = side * (1.15 - 0.65 * t) + 0.2 * t + random.normal(0, 0.05)
            root = (float(rib[k][0]), float(rib[k][1]))
            tip = (root[0] + n * math.cos(a), root[1] + n * math.sin(a) + n * 0.12)
            middle = ((root[0] + tip[0]) / 2, (root[1] + tip[1]) / 2 - n * 0.05)
            blades.append(p.ribbon([root, middle, tip], [5, 17, 2], 12))
    return p.moved(p.union(*blades), x, y, 1, turn=turn)


def kitchen(img: p.Array) -> None:
    """A hot red room: the sunlit wall and the floor."""
    flow = g.along([(0, 0), (400, 300), (300, 1100)])
    g.passage(img, p.rect(-10, -10, 820, 1100), "e2532a", flow, size=44, length=150, seed=2, jitter=0.05)
    floor = p.poly(p.points("-10,1052 810,1068 810,1210 -10,1210"))
    g.passage(img, floor, "7a141b", 0.02, size=30, length=130, seed=7, jitter=0.05)


def palms(img: p.Array) -> None:
    """The low sun throws the garden's palms across the wall and over the front of the fridge."""
    leaves = ((-120, 250, 330, -30, 3), (-130, 330, 350, 14, 4), (-110, 720, 300, 26, 5), (430, -150, 330, 38, 6))
    shade = p.mask(*[palm(x, y, reach, turn, seed=seed) for x, y, reach, turn, seed in leaves], soft=1.5)
    front = p.mask(p.cut(p.rect(98, 40, 566, 1032, r=74), p.rect(138, 84, 486, 954, r=44)))
    wall = (1 - p.mask(p.rect(98, 40, 566, 1032, r=74))) * p.smooth(1062, 1050, p.grid.y)
    p.multiply(img, shade * wall, "8c1a30", 0.8)
    p.multiply(img, shade * front, "c8604a", 0.55)


def cabinet(img: p.Array) -> None:
    """The fridge, round-shouldered and cream, and the cold light that it throws on the floor."""
    light = p.poly(p.points("150,1064 630,1064 730,1212 40,1212"))
    g.passage(img, light, "8fa6c8", 0.04, size=26, length=110, seed=8, jitter=0.04, ragged=3)
    p.multiply(img, p.mask(light, soft=4) * p.smooth(1080, 1210, p.grid.y), "a84a58", 0.8)
    g.dab(
        img,
        p.union(p.rect(140, 1050, 54, 40, r=8), p.rect(570, 1050, 54, 40, r=8)),
        "4a1016",
        0,
        size=14,
        length=40,
        seed=9,
    )
    body = p.rect(98, 40, 566, 1032, r=74)
    g.passage(img, body, "f6dfc6", math.pi / 2, size=30, length=130, seed=10, jitter=0.02, ragged=0.3)
    shaded = p.cut(body, p.moved(body, 15, -6))
    g.passage(img, shaded, "e2ab92", math.pi / 2, size=14, length=90, seed=11, ragged=0.3)
    frame = p.cut(p.rect(138, 84, 486, 954, r=44), INSIDE)
    g.passage(img, frame, "c98a78", math.pi / 2, size=12, length=70, seed=12, jitter=0.03, ragged=1)


def winter(img: p.Array) -> None:
    """What is inside: a night with northern lights, firs and snow."""
    night = img.copy()
    sky = p.vertical([(0, "0c2358"), (0.55, "174a8c"), (1, "3d8cc4")], 90, 760)
    g.passage(night, p.rect(130, 80, 500, 700), sky, 0.05, size=30, length=110, seed=13)
    northern_lights(night)
    for x, y in p.points("196,150 270,180 402,142 560,300 200,420 520,440 330,220 470,200"):
        g.dab(night, p.circle(x, y, 3.4), "eaf6ff", 0, size=5, length=6, seed=x)
    snow = p.spline(p.points("100,800! 220,762 400,780 560,752 680,772! 680,1060! 100,1060!"))
    g.passage(night, snow, "b9d4ee", 0.06, size=26, length=110, seed=18, jitter=0.02)
    for x, foot, h in ((190, 786, 150), (236, 780, 96), (536, 776, 120), (578, 780, 190)):
        tiers = [
            p.poly([(x, foot - h * t), (x - h * w, foot - h * b), (x + h * w, foot - h * b)])
            for t, b, w in ((1, 0.6, 0.15), (0.76, 0.32, 0.22), (0.52, 0.02, 0.29))
        ]
        g.passage(night, p.union(*tiers), "12325e", 1.3, size=10, length=34, seed=x, jitter=0.05)
    icicles(night)
    p.over(img, p.mask(INSIDE), night)


def northern_lights(img: p.Array) -> None:
    """Three bands, one in the other, the innermost the palest."""
    for k, (colour, dx, width) in enumerate((("2fb59a", 0, 92), ("8ce8b4", 14, 42), ("d6f9d2", 22, 14))):
        line = [(100 + dx, 330), (220, 250 + dx), (330, 330), (440, 280), (560, 170 + dx), (680, 210)]
        widths = [width * 0.5, width, width * 0.7, width * 1.2, width * 0.6]
        g.passage(
            img,
            p.ribbon([(x, y + 10 * k) for x, y in line], widths, 80),
            colour,
            1.42,
            size=12,
            length=70 - 12 * k,
            seed=14 + k,
            jitter=0.05,
            under=0.75,
            ragged=5,
            loose=16 - 5 * k,
        )


def icicles(img: p.Array) -> None:
    """Along the top of the fridge: (x, half width) with its length."""
    lengths = (74, 40, 104, 46, 66, 36, 112, 52, 84)
    places = p.points("178,22 214,16 262,24 318,15 372,20 430,14 494,26 546,16 588,22")
    for (x, w), n in zip(places, lengths, strict=True):
        tip = [(x + w * 0.35, 92 + n * 0.5), (x + 1, 96 + n, 1), (x - w * 0.35, 92 + n * 0.5)]
        g.dab(img, p.spline([(x - w, 92, 1), (x + w, 92, 1), *tip]), "eef7fc", 1.57, size=8, length=40, seed=int(x))
    g.passage(img, p.rect(140, 84, 482, 26), "eef7fc", 0, size=10, length=60, seed=20)


def ball(img: p.Array, x: float, y: float, rx: float, ry: float, seed: int) -> None:
    """One ball of snow: lit by the sky, blue below, the red room's breath on its near side."""
    turn = (np.arctan2((p.grid.y - y) / ry, (p.grid.x - x) / rx) + math.pi / 2).astype(np.float32)
    whole = p.rough(p.mask(p.circle(x, y, rx, ry)), 4, 22, seed)
    m = g.model(img, whole, SNOW, COLD, flow=turn, size=17, radius=rx, seed=seed)
    p.rim_light(img, m, "a8ffd8", 0, dy=-9, alpha=0.45, soft=5)
    p.multiply(img, p.rim(m, -6, 26, 16.0), "6a88d0", 0.45)
    p.shine(img, p.rim(m, 14, 12, 10.0), "e84a30", 0.22)


def snowman(img: p.Array) -> None:
    """He sits on his own snow, a little lower than he was, bent over the map."""
    g.passage(img, p.circle(398, 1006, 214, 26), "5f86c4", 0, size=18, length=90, seed=30)
    ball(img, 384, 900, 184, ry=134, seed=31)
    ball(img, 386, 690, 144, ry=126, seed=34)
    arms(img)
    head(img)
    scarf = p.points("262,586 300,602 360,612 424,604 470,580 490,598 484,630 436,656 360,664 290,654 252,628 248,602")
    m = g.model(img, p.spline(scarf), WOOL, COLD, flow=0.1, size=11, radius=30, seed=41)
    p.shadow(img, m, 2, 12, soft=9, alpha=0.3, colour="1c3a80", clip=p.mask(p.circle(386, 690, 144, 126)))
    g.model(img, p.spline(scarf), WOOL, COLD, flow=0.1, size=11, radius=30, seed=41)
    end = p.points("432,634 470,622 494,676 500,730 462,742 450,690")
    g.model(img, p.spline(end), WOOL, COLD, flow=1.4, size=10, radius=22, seed=42)
    for points in (
        [(300, 608), (304, 650)],
        [(350, 616), (350, 660)],
        [(404, 612), (410, 656)],
        [(452, 596), (468, 636)],
        [(456, 690), (496, 682)],
        [(462, 716), (500, 708)],
    ):
        g.line(img, points, "b8701c", 6, seed=8)


def head(img: p.Array) -> None:
    """Tipped forward and turned to the left: he reads, and does not like what he reads."""
    ball(img, 352, 490, 112, ry=106, seed=37)
    for x, y, rx, ry in ((292, 486, 12, 15), (372, 478, 14, 17)):
        coal = p.rough(p.mask(p.circle(x, y, rx, ry)), 3, 8, int(x))
        g.model(img, coal, ("0c0e18", "262a3c", "6a7494"), COLD, flow=0.4, size=5, radius=12, seed=int(x))
        p.over(img, p.mask(p.circle(x - 4, y + 5, 3.4)), "f0f6ff", 0.9)
    for points in ([(262, 466), (280, 446), (306, 444)], [(352, 434), (382, 436), (404, 456)]):
        g.line(img, points, "3a2420", 9, seed=5)
    mouth = ((290, 566, 6), (308, 555, 7), (330, 550, 7.5), (353, 551, 7), (374, 558, 6.5), (391, 569, 5.5))
    for x, y, r in mouth:
        g.model(
            img,
            p.circle(x, y, r, r * 0.86),
            ("0c0e18", "262a3c", "6a7494"),
            COLD,
            flow=0.4,
            size=4,
            radius=6,
            seed=int(x),
        )
    carrot = p.spline(p.points("338,486! 352,496 352,520 330,536 282,552 232,574! 252,540 288,508 318,490"))
    m = g.model(img, carrot, ("8a2c14", "f07a28", "ffc070"), COLD, flow=2.5, size=8, radius=22, seed=43)
    p.shadow(img, m, 14, 12, soft=7, alpha=0.28, colour="1c3a80", clip=p.mask(p.circle(352, 490, 112, 106)) * (1 - m))
    for points in ([(300, 506), (312, 516)], [(276, 530), (288, 538)], [(326, 500), (334, 512)]):
        g.line(img, points, "b84a18", 4, seed=6)


def twig(img: p.Array, points: p.Points, widths: list[float], seed: int) -> p.Array:
    """A piece of branch, lit from above."""
    shape = p.ribbon(points, widths, 40, True)
    return g.model(img, shape, TWIG, COLD, flow=g.along(points), size=6, radius=9, seed=seed)


def arms(img: p.Array) -> None:
    """Two branches: shoulder, a knotty elbow, a forearm that comes back in to the map."""
    for k, (upper, fore, spur) in enumerate(
        (
            ("276,650 224,684 170,748", "168,742 180,784 204,828", "206,702 184,690 172,664"),
            ("498,654 546,690 594,752", "596,746 586,790 562,832", "560,706 584,692 592,662"),
        )
    ):
        twig(img, p.points(spur), [11, 8, 3], seed=44 + k)
        twig(img, p.points(upper), [26, 21, 20], seed=40 + k)
        twig(img, p.points(fore), [21, 17, 16], seed=42 + k)


def fingers(img: p.Array) -> None:
    """Three twigs of each hand come round the edge of the map from behind, and lie on it."""
    for k, text in enumerate(
        (
            "192,818 206,802 238,800",
            "190,828 210,820 248,826",
            "192,838 208,842 234,854",
            "574,824 558,806 530,806",
            "576,834 556,826 516,832",
            "574,842 558,848 530,862",
        )
    ):
        points = p.points(text)
        shadow = p.mask(p.ribbon([(x, y + 9) for x, y in points], [9, 9, 4], 20), soft=3)
        p.multiply(img, shadow * p.mask(p.rect(196, 740, 370, 200)), "6a4a50", 0.5)
        twig(img, points, [15, 13, 7], seed=80 + k)


def luggage(img: p.Array) -> None:
    """The map in both hands and the suitcase beside him."""
    panels = p.points("196,776 288,752 384,784 474,750 566,780")
    sheet = p.poly([*panels, *[(x - 2, y + 134) for x, y in panels[::-1]]])
    p.multiply(img, p.blur(p.warp(p.mask(sheet), -4, -16), 10), "1c3a80", 0.5)
    for k, ((x0, y0), (x1, y1)) in enumerate(itertools.pairwise(panels)):
        page = p.poly([(x0, y0), (x1, y1), (x1 - 2, y1 + 134), (x0 - 2, y0 + 134)])
        g.passage(
            img, page, "fff2d2" if k % 2 == 0 else "d8bc88", 1.5, size=18, length=80, seed=50 + k, jitter=0.02, ragged=1
        )
    g.line(img, p.points("226,866 268,826 320,862 374,836 420,878 470,826 520,836"), "d03a24", 8, seed=51, taper=False)
    g.passage(
        img, p.spline(p.points("396,806 430,792 452,808 436,830 404,832")), "6aa6cf", 0.2, size=10, length=30, seed=52
    )
    fingers(img)
    p.contact(img, 244, 1018, 92, ry=10, alpha=0.45, colour="1c3a80")
    g.model(
        img,
        p.rect(166, 912, 152, 106, r=14),
        ("4a1c14", "a85a2c", "e89a58"),
        COLD,
        flow=0.03,
        size=14,
        radius=26,
        seed=53,
    )
    g.passage(
        img, p.union(p.rect(192, 912, 17, 106), p.rect(272, 912, 17, 106)), "6e3219", 1.57, size=9, length=60, seed=54
    )
    g.line(img, p.points("216,912 220,888 262,888 266,912"), "5a2814", 10, seed=55, taper=False)


def door(img: p.Array) -> None:
    """The open door, hinged along the fridge's right edge, with a bottle of milk."""
    edge = p.spline(p.points("660,140! 664,96 690,58 812,6! 812,1140! 690,1084 664,1052 660,1000!"))
    g.passage(img, edge, "ecd0b4", math.pi / 2, size=26, length=130, seed=60, jitter=0.02, ragged=0.4)
    p.multiply(img, p.mask(p.rect(656, 100, 16, 950), soft=7), "a85a50", 0.7)
    lining = p.spline(p.points("684,166! 690,124 706,108 812,72! 812,1074! 706,1034 690,1020 684,980!"))
    g.passage(img, lining, "94bcd9", math.pi / 2, size=24, length=120, seed=61, jitter=0.025, ragged=0.4)
    bottle = p.spline(p.points("716,590! 714,452 722,418 738,396 740,356! 776,354! 778,396 794,418 802,452 802,598!"))
    g.passage(img, bottle, "e6edf0", 1.57, size=14, length=70, seed=62, jitter=0.015)
    g.dab(img, p.poly(p.points("736,340 780,337 780,362 736,364")), "d03a24", 0, size=10, length=30, seed=63)
    for k, rail in enumerate(("684,566 812,570 812,632 684,622", "684,842 812,868 812,936 684,900")):
        g.passage(img, p.poly(p.points(rail)), "6d9cc2", 0.1, size=14, length=60, seed=64 + k, ragged=0.5)
    p.shine(img, p.mask(lining, soft=6) * p.smooth(830, 660, p.grid.x), "bfe4ff", 0.3)


def puddle(img: p.Array) -> None:
    """Melt runs over the sill and spreads: all that is left of one who went out."""
    pool = p.mask(p.spline(p.points(POOL)))
    p.multiply(img, p.blur(p.warp(pool, 0, -6), 5), "3a0c18", 0.5)
    p.reflect(img, 1064, tint="2a5a90", depth=0.35, ripple=0.6, stretch=1.0, m=pool)
    run = p.mask(p.spline(p.points(RUN)))
    p.over(img, run * p.smooth(1092, 1062, p.grid.y), "b4d4ec", 0.85)
    p.shine(img, p.mask(p.ribbon(p.points("340,1018 352,1036 346,1064"), [9, 6, 8], 20), soft=2), "ffffff", 0.7)
    p.multiply(img, p.rim(run, 4, 3, 3.0) * p.smooth(1070, 1050, p.grid.y), "4a78b0", 0.5)
    p.rim_light(img, pool * p.smooth(1070, 1092, p.grid.y), "dff2ff", 0, dy=-4, alpha=0.85)
    p.multiply(img, p.rim(pool, 0, 6, 5.0), "1c3060", 0.5)
    remains(img)


def remains(img: p.Array) -> None:
    """Two coals over a nose, as they were in a face, and a twig: they lie in the water."""
    twig(img, p.points("466,1158 530,1134 598,1112"), [9, 13, 9], seed=73)
    twig(img, p.points("548,1130 572,1136 592,1148"), [9, 7, 4], seed=74)
    carrot = p.spline(p.points("216,1150! 224,1134 246,1130 310,1146 398,1170! 300,1172 234,1168"))
    coals = [p.circle(x, y, 19, 13) for x, y in ((214, 1110), (330, 1112))]
    for thing in (carrot, *coals):
        p.multiply(img, p.blur(p.warp(p.mask(thing), 4, -8), 4), "1c3060", 0.5)
    g.model(img, carrot, ("a83c14", "f58430", "ffc070"), COLD, flow=0.25, size=8, radius=22, seed=75)
    for line in ("250,1132 254,1148", "286,1142 288,1156", "322,1152 323,1162"):
        g.line(img, p.points(line), "b84a18", 4, seed=6)
    for k, coal in enumerate(coals):
        g.dab(img, coal, "1c1f2e", 0, size=8, length=14, seed=k)
        x, y = coal.getBounds().centerX(), coal.getBounds().centerY()
        g.line(img, [(x - 10, y - 5), (x + 2, y - 8)], "7c88a8", 4, seed=77)


def paint() -> p.Array:
    """The hot kitchen, the fridge with its winter, the snowman, and what is left of another one before it."""
    img = g.board("c5301f", 37)
    kitchen(img)
    cabinet(img)
    palms(img)
    winter(img)
    snowman(img)
    luggage(img)
    door(img)
    puddle(img)
    return np.clip(img, 0, 1)
