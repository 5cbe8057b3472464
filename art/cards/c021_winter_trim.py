"""A badger barber trims the cloud of sleeping Winter's hair, and what falls from the scissors is the village's snow.

Technique: gouache in visible strokes, a low sun on the left.
Back to front: evening sky and sun, the red chair, the giant in her striped cape, hair that turns into cloud, the ladder
with the badger, one lock between the open blades, falling curls, the village with its lit windows.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from art import paint as p
from art.paint.voices import gouache as g
from art.paint.voices.brushwork import Brushwork, across, around
from art.paint.voices.printing import PLAIN

NUMBER, TITLE = 21, "Winter Trim"
FINISH = PLAIN

SUN = (36.0, 846.0)
SKIN = [(0, "5a66b4"), (0.3, "8794d6"), (0.62, "b9c6f4"), (0.85, "dfe2fb"), (1, "fff0e6")]
SNOW = [(0, "8f8fd0"), (0.3, "b9b6e4"), (0.6, "e6e0f4"), (0.85, "fffaf4"), (1, "fff3dc")]
MINT = [(0, "2c7a78"), (0.4, "4fae9c"), (0.75, "8fe0c4"), (1, "dcffe4")]
DUSK = [(0, "2a2034"), (0.6, "4a3c58"), (1, "8c7084")]
INK, BLACK, WHITE = "3b3578", "221c2c", "fffaf2"


def sky(img: p.Array) -> None:
    """Rose and coral above, peach round the low sun, a few long clouds."""
    far = np.hypot(p.grid.x - SUN[0], (p.grid.y - SUN[1]) * 1.1) / 1050 + p.noise(240, 4, 2) * p.f32(0.035)
    tones = [(0, "fff0b8"), (0.12, "ffd694"), (0.3, "fdae86"), (0.52, "f2828a"), (0.75, "d8607e"), (1, "a84678")]
    air = p.ramp(np.clip(far, 0, 1), tones)
    g.passage(
        img, p.rect(-10, -10, 820, 1220), air, p.swirl(420, 5, 0.4, 0.05), size=44, length=180, seed=3, jitter=0.02
    )
    g.passage(img, p.circle(*SUN, 62), "fffbe2", 0.3, size=16, length=50, seed=4, jitter=0.01)
    bands: tuple[tuple[str, list[float], str], ...] = (
        ("560,620 660,606 740,622 830,604", [3, 26, 34, 30], "f8a894"),
        ("-30,706 60,694 120,704", [26, 20, 2], "ffe2b0"),
        ("600,86 690,70 760,84 830,70", [2, 30, 34, 30], "ee8f96"),
        ("520,720 610,712 700,722", [2, 18, 2], "ffc4a0"),
    )
    for k, (curve, widths, tone) in enumerate(bands):
        line = p.points(curve)
        band = p.ribbon(line, widths, 40, True)
        g.passage(img, band, tone, g.along(line), size=14, length=90, seed=30 + k, under=0.0, loose=12, dry=0.8)


def chair(b: Brushwork) -> None:
    """The back of the barber's chair behind her shoulder: red leather, buttoned, a rounded top."""
    red = [(0, "6a1430"), (0.4, "a8203a"), (0.75, "e0403e"), (1, "ff8a64")]
    b.brush(
        p.points("420,760 440,700 500,678 590,676 650,690 676,730 684,840 690,1060! 400,1060!"),
        across(red, (690, 900), (430, 690)),
        1.5,
        size=16,
    )
    b.line(p.points("444,712 500,690 590,688 648,704"), [3, 14, 12, 3], "ff9a74")
    for x, y in ((520, 760), (606, 756), (566, 838), (640, 846), (600, 930), (658, 950)):
        for dx, dy in ((-30, -26), (30, -24), (-28, 30), (30, 30)):
            b.line([(x, y), (x + dx * 0.6, y + dy * 0.5), (x + dx, y + dy)], [6, 4, 1], "8a1834")
        b.mark(p.circle(x, y, 7, 6), "ff7a5c")


NECKLINE = p.points("210,800 250,836 310,850 372,838 420,800")
HEM = p.points("-80,1080 90,1140 280,1160 470,1140 620,1090")


def thread(t: float, bow: float = 0.0) -> list[p.Point]:
    """A fold of the cape from the neck over the shoulder down; t goes from front to back."""
    (ax, ay), (cx, cy) = p.sample(NECKLINE, 41)[round(t * 40)], p.sample(HEM, 41)[round(t * 40)]
    side = (t - 0.5) * 2
    middle = (ax + (cx - ax) * 0.46 + side * 90 + bow, ay + (cy - ay) * 0.3 + abs(side) * 6)
    return [(float(ax), float(ay)), middle, (float(cx), float(cy))]


def cape(b: Brushwork) -> None:
    """Round two shoulders like a hill of cloth: stripes that widen downwards, folds between them."""
    whole = [*thread(0), *thread(1)[::-1], *NECKLINE[3:0:-1]]
    b.brush(whole, across([(0, "3450a8"), (0.5, "7ea4e6"), (1, "dbe8ff")], (600, 900), (60, 860)), 1.4, size=16)
    with b.within(p.spline(whole)):
        for k, (t, w) in enumerate(((0.02, 0.07), (0.17, 0.08), (0.33, 0.07), (0.48, 0.09), (0.65, 0.08), (0.82, 0.1))):
            stripe = [*thread(t, 4 * (k % 3)), *thread(t + w, 6)[::-1]]
            tone = across([(0, "132a70"), (0.5, "2450b0"), (1, "5c8ee4")], (600, 940), (40, 860))
            b.brush(stripe, tone, g.along(thread(t)), size=11, length=60)
        for t, tone in ((0.13, "1c3684"), (0.44, "1c3684"), (0.6, "16296c"), (0.78, "101f58"), (0.94, "101f58")):
            b.line(thread(t, 10), [1, 9, 16], tone)
        for t in (0.1, 0.28, 0.4):
            b.line(thread(t, -4), [1, 6, 8], "eef4ff")


def collar(b: Brushwork) -> None:
    """A white band where the cape is tied."""
    band = p.points("206,796! 250,828 310,840 372,828 424,794! 432,822! 376,862 310,874 244,862 200,826!")
    b.brush(band, across(SNOW, (430, 860), (220, 800)), 0.1, size=9)


FACE = p.points(
    "176,330 144,366 126,408 120,440 108,470 88,504 66,534 62,552 76,564! 96,568 88,584 82,600 98,610! 88,622 90,640 "
    "106,652 102,670 106,694 126,716 160,722 206,708 250,690 300,660 370,620 420,540 430,430 380,340 280,300"
)
NECK = p.points("214,690 236,740 226,800 210,820 310,860 424,816 400,764 390,700 404,620 300,600")


def face(b: Brushwork) -> None:
    """A serene profile towards the sun: brow, nose, lips and chin lit warm, the jaw turning into cool shade."""
    b.brush(NECK, across([(0, "444c98"), (0.5, "6f7cc6"), (1, "a9b6ee")], (400, 720), (220, 790)), 1.3, size=13)
    b.brush(
        FACE, across(SKIN, (410, 640), (92, 500)), lambda x, y: 2.0 - 0.005 * (x - 90), size=18, length=60, jitter=0.016
    )
    with b.within(FACE):
        shade = across([(0, "6470bc"), (1, "95a2e0")], (380, 640), (180, 700))
        b.brush(p.points("160,724 206,692 262,664 310,624 360,560 420,540 420,640 300,700"), shade, -0.5, size=11)
        b.brush(p.points("128,446 150,440 196,446 226,466 214,486 170,476 140,474 116,476"), "aab6ec", 0.2, size=8)
        b.brush(p.points("96,560 112,548 126,556 122,570 104,572"), "a6aee6", 0.2, size=5)
        b.line(p.points("92,646 106,651 124,648"), [1, 5, 1], "a6b0e8")
        b.brush(p.points("118,478 106,504 92,526 104,530 118,506 128,484"), "fff6ea", 1.9, size=5)
    lids(b)
    b.line(p.points("82,602 98,609 116,606 136,594"), [2, 4.6, 4, 1], "7a4a86")
    b.brush(p.points("98,570! 86,586 82,601! 98,606 120,604! 108,592"), "e69ab2", 0.4, size=5)
    b.brush(p.points("84,612! 88,622 92,636 108,630 122,607! 100,611"), "f0a8b8", 0.4, size=5)
    b.line(p.points("80,563 92,556 104,560"), [2, 5, 2], "5a5aa6")
    b.line(p.points("106,540 116,548 114,560"), [1, 4, 1], "8a96d8")


def lids(b: Brushwork) -> None:
    """The closed eye: a full lid, a long curve of lashes, a soft brow."""
    b.brush(p.points("124,486! 136,468 162,462 188,472 204,490! 186,502 156,508 136,502"), "cdd4f8", 0.2, size=6)
    b.line(p.points("122,486 136,503 160,510 186,504 206,488"), [2, 6, 7, 6, 2], INK)
    for x, y, dx, n in (
        (130, 497, -10, 17),
        (143, 506, -8, 20),
        (158, 510, -3, 22),
        (174, 508, 3, 21),
        (190, 502, 9, 17),
    ):
        b.line([(x, y), (x + dx * 0.4, y + n * 0.6), (x + dx, y + n)], [4.5, 3, 0.8], INK)
    b.line(p.points("124,442 148,424 180,424 214,440"), [2, 9, 8, 1], "8f94d2")


def ear(b: Brushwork) -> None:
    """Half under the hair."""
    b.brush(
        p.points("296,520 320,498 350,506 358,540 344,578 322,596 304,584 308,556"),
        across(SKIN, (390, 580), (270, 520)),
        1.3,
        size=8,
    )
    b.line(p.points("312,528 330,516 344,528 342,554 328,574"), [1, 6, 6, 5, 1], "7480c8")
    b.line(p.points("316,562 326,548 324,534"), [1, 5, 1], "8a94d6")


def puff(b: Brushwork, x: float, y: float, r: float) -> None:
    """One swell of the cloud: strokes wind round it like a curl, its sunward side cream."""
    low = float(np.clip((y - 60) / 500, 0, 1))
    stops = [
        (0, "fffdf6"),
        (0.4, p.mix("fff8f0", "f2ecf8", low)),
        (0.75, p.mix("dcd6f0", "bfbce6", low)),
        (1, "a09cd6"),
    ]
    k = b.random.uniform(0.86, 1.12)
    spin = b.random.uniform(1.2, 1.5)
    b.brush(
        p.circle(x, y, r * k, r / k),
        around(stops, x - r * 0.5, y - r * 0.42, r * 1.75),
        lambda u, v: math.atan2(v - y, u - x) + spin,
        size=r * 0.17,
        length=r * 0.75,
        jitter=0.02,
    )


def rows(text: str) -> list[list[float]]:
    """A table written in short: rows of numbers."""
    return [[float(number) for number in row.split(",")] for row in text.split()]


def cloud(b: Brushwork) -> None:
    """Far from the brow her hair is cloud: large swells behind, smaller ones before."""
    places = (
        "420,250,96 70,150,84 440,140,92 130,70,88 250,40,100 360,60,96 420,360,70 60,240,60 180,150,100 300,140,110 "
        "400,200,84 110,220,72 230,230,90 340,250,92 470,210,50 150,290,54 424,440,56 400,520,50"
    )
    for x, y, r in rows(places):
        puff(b, x, y, r)


def spiral(x: float, y: float, r: float, start: float, sweep: float, inner: float = 0.2) -> list[p.Point]:
    """A winding line that ends in itself."""
    turns = np.linspace(0, 1, 16)
    return [
        (
            float(x + r * (1 - t * (1 - inner)) * math.cos(start + t * sweep)),
            float(y + r * (1 - t * (1 - inner)) * math.sin(start + t * sweep)),
        )
        for t in turns
    ]


def strand(b: Brushwork, points: p.Points, widths: Sequence[float], shade: float = 0.0, root: str = "a8a8e0") -> None:
    """A lock: a broad ribbon in strokes along it, its shaded edge and two fine lights."""
    ends = points[0], points[-1]
    stops = [
        (0, p.mix(root, "7c80c8", shade)),
        (0.35, p.mix("dcdaf4", "a8a8e0", shade)),
        (1, p.mix("fffaf4", "d8d4f2", shade)),
    ]
    b.brush(
        p.ribbon(points, list(widths), 60, True),
        across(stops, ends[0][:2], ends[1][:2]),
        g.along(points),
        size=7,
        jitter=0.025,
    )
    wide = max(widths)
    for off, tone in ((0.26, "b4b0e2"), (-0.2, "ffffff"), (0.04, "cdc9ee")):
        line = [(x + off * wide, y + off * wide) for x, y, *_ in points]
        b.line(line, [0.8, wide * 0.09 + 1, 0.8], tone)


def hair(b: Brushwork) -> None:
    """From the hairline locks sweep back and up, and on their way turn into the cloud."""
    locks = (
        ("392,640 420,600 430,540 416,470", [14, 30, 40, 30], 0.5),
        ("366,636 396,580 404,510 384,440", [12, 30, 42, 34], 0.35),
        ("340,500 372,470 388,410 370,350", [20, 36, 44, 34], 0.3),
        ("300,530 320,470 350,420 346,350", [16, 34, 46, 36], 0.2),
        ("286,498 290,440 320,390 310,320", [12, 34, 46, 36], 0.15),
        ("262,460 266,400 290,350 276,290", [12, 34, 46, 40], 0.1),
        ("236,420 236,370 252,320 232,260", [12, 32, 44, 36], 0.05),
        ("208,388 204,346 214,300 190,250", [12, 30, 42, 34], 0.0),
        ("182,360 174,322 176,280 146,240", [12, 28, 38, 30], 0.0),
        ("160,346 146,310 138,280 104,262", [10, 24, 30, 16], 0.0),
    )
    for curve, widths, shade in locks:
        strand(b, p.points(curve), widths, shade)
    for x, y, r, start, sweep, w in (
        (90, 252, 28, 0.6, -5.2, 20),
        (146, 206, 40, 1.0, -4.4, 30),
        (228, 228, 40, 1.6, -5.6, 30),
        (322, 296, 46, 1.4, -4.2, 32),
        (388, 344, 36, 1.4, -5.4, 26),
        (414, 456, 32, 1.6, -4.8, 22),
        (176, 92, 52, 1.3, -3.2, 26),
        (372, 128, 66, 1.9, -3.6, 34),
        (56, 150, 36, 0.9, -3.4, 22),
    ):
        strand(b, spiral(x, y, r, start, sweep=sweep), [w * 0.5, w, w * 0.8, w * 0.3], root="ece8f8")
    for curve in (
        "170,352 150,352 136,372",
        "186,356 166,366 152,392",
        "206,386 190,392 182,414",
        "176,344 158,336 138,344",
    ):
        b.line(p.points(curve), [9, 7, 1], "f4f0fb")


def wisps(img: p.Array) -> None:
    """Where it thins at the edges the hair drifts off as cloud."""
    for k, (curve, widths) in enumerate(
        (
            ("430,40 520,26 600,40 680,24", [40, 34, 20, 2]),
            ("480,120 560,104 620,112", [34, 22, 2]),
            ("470,280 500,300 486,340", [26, 18, 2]),
        )
    ):
        line = p.points(curve)
        tone = ("fbe4e8", "f4d4e0", "e4d8f0")[k]
        g.passage(
            img,
            p.ribbon(line, widths, 40, True),
            tone,
            g.along(line),
            size=12,
            length=70,
            seed=60 + k,
            under=0.0,
            loose=10,
            dry=0.8,
        )


LOCK = p.points("372,196 420,158 480,150 524,186 536,250 524,320 520,372")
END = [(520.0, 372.0), (524.0, 410.0), *spiral(562, 420, 36, 3.3, sweep=-5.6, inner=0.25)]


STAND = (20.0, 22.0)  # where the barber, 0.94 of the size drawn, has its origin


def ladder(b: Brushwork) -> None:
    """It leans on the chair; rungs a little uneven."""
    rails = (p.points("684,1090 650,800 626,560"), p.points("800,1090 748,800 708,556"))
    for t in (0.12, 0.24, 0.37, 0.49, 0.615, 0.742, 0.868, 0.97):
        a, c = (p.sample(rail, 50)[round(t * 49)] for rail in rails)
        b.line([(a[0], a[1] + 3), (c[0], c[1] + 5)], [17, 15], "7a4420")
        b.line([(a[0], a[1]), (c[0], c[1] + 1)], [9, 7], "f0b45c")
    for rail in rails:
        b.brush(
            p.ribbon(rail, [28, 22, 18], 40),
            across([(0, "9a5a28"), (0.5, "d8923c"), (1, "ffd890")], (800, 800), (640, 800)),
            g.along(rail),
            size=7,
        )


def legs(b: Brushwork) -> None:
    """Plum trousers, the far knee up on the next rung, black boots set across the rungs."""
    cloth = [(0, "2c1c48"), (0.5, "54387a"), (1, "9a70a8")]
    far = p.points("694,470 668,520 650,560 660,604 690,606 700,570 726,530 740,480")
    near = p.points("712,470 704,540 702,600 694,664 734,668 750,610 778,540 802,470")
    b.brush(far, across([(0, "241638"), (1, "5a3c78")], (720, 560), (650, 540)), 1.4, size=9)
    b.brush(
        p.points("690,600! 694,624! 640,628 630,616 646,604 662,594!"),
        across(DUSK, (690, 620), (640, 600)),
        0.1,
        size=6,
    )
    b.brush(near, across(cloth, (800, 580), (706, 540)), 1.5, size=10)
    for curve in ("706,596 724,604 744,598", "698,640 716,648 734,642", "730,500 736,540 728,570"):
        b.line(p.points(curve), [1, 4, 1], "2c1c48")
    b.brush(
        p.points("734,660! 738,691! 668,692 658,682 676,668 694,658!"),
        across(DUSK, (740, 690), (664, 664)),
        0.1,
        size=7,
    )


def shirt(b: Brushwork) -> None:
    """Mint, bent a little forward from the hips, a white apron tied over it with a comb in its pocket."""
    b.brush(
        p.points("680,268 720,246 768,256 800,300 816,380 812,440 806,490 740,500 690,486 682,420 672,340"),
        across(MINT, (816, 420), (676, 310)),
        1.4,
        size=11,
    )
    for curve in ("700,330 716,360 714,400", "690,380 700,410 698,440"):
        b.line(p.points(curve), [1, 6, 1], "4fae9c")
    apron = p.points("684,436! 730,450 800,440! 800,500 782,566! 730,580 682,560! 674,500")
    b.brush(apron, across(SNOW, (810, 540), (670, 450)), 1.5, size=9)
    b.line(p.points("682,436 736,450 814,438"), [8, 10, 7], "d8d2ee")
    for curve in ("700,456 704,510 698,556", "752,462 758,510 750,566", "784,456 784,500 774,550"):
        b.line(p.points(curve), [1, 4, 1], "a8a4d4")
    b.brush(p.points("712,488! 752,492! 746,540! 712,536!"), "c4bce4", 0.1, size=6)
    b.line([(712, 488), (732, 491), (752, 492)], [4, 5, 4], WHITE)
    b.line([(720, 464), (734, 462), (748, 464)], [9, 10, 9], "e08a2c")
    for x in (718, 725, 732, 739, 746):
        b.line([(x, 466), (x + 1, 490)], [3.4, 2.6], "e08a2c")


def badger_head(b: Brushwork) -> None:
    """Long striped face bent over its work, brow lifted, the tip of the tongue out; a round ear edged with white."""
    b.brush(
        p.points("700,230 760,190 800,230 800,300 740,320 690,296"), across(DUSK, (800, 290), (700, 220)), 0.8, size=9
    )
    skull = p.points(
        "716,128 752,134 784,164 792,212 772,252 730,272 690,270 656,264 624,262 606,252 602,238 "
        "612,226 640,214 664,190 684,150"
    )
    b.brush(skull, across([(0, "a49cc4"), (0.4, "e4dcec"), (1, "fffaf0")], (790, 250), (650, 180)), 0.7, size=9)
    b.brush(p.points("634,264 660,262 700,262 744,258 764,250 740,284 700,288 660,280"), "3a3046", 0.1, size=7)
    mask = p.points("620,232 646,214 672,196 704,172 740,150 768,156 780,184 762,206 724,216 690,228 656,240 632,244")
    b.brush(mask, across([(0, "1c1626"), (1, "4a3e58")], (770, 190), (640, 220)), -0.5, size=8)
    b.brush(p.points("748,156 752,126 774,116 794,130 794,160 776,176"), BLACK, 1.2, size=6)
    b.line(p.points("752,128 772,118 792,130 794,152"), [2, 7, 7, 2], WHITE)
    b.brush(p.points("604,228 618,224 628,234 622,248 606,250 598,240"), "1a1420", 0.2, size=5)
    b.mark(p.circle(608, 233, 4, 2.6), "b8a8c4")
    b.mark(p.circle(682, 208, 10, 9.4), "f0d8b0")
    b.mark(p.circle(680, 208.5, 8, 8), "140e18")
    b.mark(p.circle(677, 205.5, 2.8, 2.8), WHITE)
    b.line(p.points("669,205 680,197 694,204"), [2, 4, 2], "0e0a14")
    b.line(p.points("664,186 678,180 692,180"), [1, 5, 1], "fffaf2")
    b.line(p.points("612,252 636,258 662,256 684,246"), [1, 4, 4, 1], "2a2030")
    b.brush(p.points("622,254 634,256 636,268 628,274 620,266"), "ee6a74", 1.4, size=4)
    for x, y, n, a in (
        (744, 262, 24, 2.2),
        (762, 252, 24, 1.9),
        (728, 268, 22, 2.4),
        (776, 240, 22, 1.6),
        (712, 270, 18, 2.5),
    ):
        b.line([(x, y), (x + n * 0.5 * math.cos(a), y + n * 0.5), (x + n * math.cos(a), y + n)], [5, 5, 1], "e8e0ee")


def blade(b: Brushwork, tip: tuple[float, float], ring: tuple[float, float], dark: bool) -> None:
    """One half of the shears: a tapering blade past the pivot, and the shank towards its ring."""
    (px, py), (tx, ty), (rx, ry) = (606, 332), tip, ring
    n = math.hypot(tx - px, ty - py)
    ux, uy = (tx - px) / n, (ty - py) / n
    out = 1 if uy < 0 else -1  # the back of the blade is on the outside
    heel = (px - ux * 16, py - uy * 16)
    wide = 17
    nx, ny = uy * out, -ux * out
    outline = [
        (heel[0] - nx * 7, heel[1] - ny * 7, 1),
        (px + ux * n * 0.3 - nx * 7, py + uy * n * 0.3 - ny * 7),
        (tx, ty, 1),
        (px + ux * n * 0.6 + nx * wide * 0.7, py + uy * n * 0.6 + ny * wide * 0.7),
        (px + nx * wide, py + ny * wide),
        (heel[0] + nx * 13, heel[1] + ny * 13, 1),
    ]
    steel = [(0, "34447c"), (0.6, "5c74ac"), (1, "7c94c8")] if dark else [(0, "4a6098"), (0.5, "7c98cc"), (1, "5470a8")]
    b.line(
        [(px, py), (px + (rx - px) * 0.45, py + (ry - py) * 0.4), (rx - 14, ry - (ry - py) * 0.2)],
        [20, 15, 14],
        "5a6ca4" if dark else "8298c8",
    )
    b.brush(outline, across(steel, (px, py), (tx, ty)), math.atan2(uy, ux), size=6)
    b.line(
        [(px + nx * 5, py + ny * 5), (px + ux * n * 0.5 + nx * 3, py + uy * n * 0.5 + ny * 3), (tx, ty)],
        [1, 3, 0.6],
        "ffffff",
    )


def loop(b: Brushwork, x: float, y: float) -> None:
    """A handle's golden ring, round the fingers that reach through it."""
    line = [(x + 33 * math.cos(a), y + 28 * math.sin(a)) for a in np.linspace(0, math.tau, 26)]
    b.line(line, [12, 14, 12], "9a5a18")
    b.line([(u - 1, v - 1.5) for u, v in line], [7, 9, 7], "f4b832")
    b.line(line[9:17], [1, 4, 1], "fff2b0")


def paw(b: Brushwork, x: float, y: float, turn: float) -> None:
    """A black paw closed over the ring: the back of the hand, three fingers with pale claws, the thumb behind."""
    with b.at(x, y, 1.0, turn=turn):
        b.brush(
            p.points("26,-20 6,-24 -12,-18 -20,0 -12,18 8,24 28,20 38,0"),
            across(DUSK, (30, 20), (-20, -16)),
            0.3,
            size=6,
        )
        for k, dy in enumerate((-14, 0, 14)):
            tip = -29 + abs(dy) * 0.3
            b.line([(2, dy), (-14, dy * 1.1), (tip, dy * 0.95)], [15, 15, 10], ("3c3048", "33283e", "2a2034")[k])
            b.line([(0, dy - 4), (-12, dy * 1.1 - 5), (tip + 4, dy * 0.95 - 3)], [1, 3, 1], "8c7890")
            b.line([(tip, dy * 0.95), (tip - 6, dy * 0.95 + 3)], [5, 1], "e8dcc8")


def sleeve(b: Brushwork, points: str, widths: list[float], near: bool) -> None:
    """Mint down to a turned cuff."""
    line = p.points(points)
    (ax, ay), (cx, cy) = line[-2][:2], line[-1][:2]
    low, high = (line[0][0] + 30, line[0][1] + 70), (line[-1][0] - 20, line[-1][1] - 30)
    b.brush(p.ribbon(line, widths, 40, True), across(MINT if near else MINT[:3], low, high), g.along(line), size=9)
    n = math.hypot(cx - ax, cy - ay)
    ux, uy = (cx - ax) / n, (cy - ay) / n
    w = widths[-1] * 0.62
    b.line(
        [(cx - uy * w, cy + ux * w), (cx + ux * 3, cy + uy * 3), (cx + uy * w, cy - ux * w)],
        [13, 15, 13],
        "d4fbe4" if near else "7cc8b0",
    )


def barber(img: p.Array) -> None:
    """The badger on its ladder, the lock between the open blades."""
    b = Brushwork(52, wobble=0.5)
    with b.at(*STAND, scale=0.94):
        ladder(b)
        legs(b)
        shirt(b)
        with b.at(4, -32):
            badger_head(b)
    b.lay(img, tooth=0.4)
    p.rim_light(img, b.layer.alpha(), "ffd8a0", dx=-4, dy=1, alpha=0.6, soft=1.2)
    b = Brushwork(53, wobble=0.5)
    with b.at(STAND[0], STAND[1] + 11, scale=0.94):
        blade(b, (482, 404), (690, 282), dark=True)
        strand(b, LOCK, [30, 74, 60, 46, 38, 32, 30], 0.0, root="fffaf4")
        strand(b, END, [30, 30, 28, 26, 22, 18, 12, 4], 0.0, root="f4f0fa")
        blade(b, (474, 262), (694, 384), dark=False)
        b.mark(p.circle(606, 332, 9), "9a5a18")
        b.mark(p.circle(605, 331, 6), "ffd860")
        paw(b, 708, 284, turn=0)
        loop(b, 690, 282)
        sleeve(b, "770,336 768,308 752,287", [40, 44, 38], near=False)
        paw(b, 712, 388, turn=-4)
        loop(b, 694, 384)
        sleeve(b, "768,300 794,350 784,392 752,394", [64, 60, 52, 40], near=True)
        b.line(p.points("752,340 772,364 766,384"), [1, 5, 1], "2c7a78")
    m = b.layer.alpha()
    p.shadow(img, m * (p.grid.x > 640), 8, dy=10, soft=5, alpha=0.3)
    b.lay(img, tooth=0.4)
    p.rim_light(img, m, "fff0c8", dx=-3, dy=1, alpha=0.5, soft=1.0)


def falling(b: Brushwork) -> None:
    """Each clipped curl its own, smaller and looser the deeper it falls, until it is only snow."""
    for x, y, r, start, sweep, w in (
        (590, 508, 30, 2.6, -7.4, 16),
        (516, 540, 24, 0.4, 4.2, 17),
        (548, 600, 26, 3.6, -6.6, 13),
        (486, 636, 18, 1.0, -5.4, 12),
        (592, 668, 17, 5.0, 3.6, 13),
        (540, 690, 24, 2.0, 7.0, 12),
        (470, 730, 16, 3.0, -3.4, 11),
        (588, 748, 17, 0.0, 7.0, 9),
        (520, 786, 14, 4.2, -3.6, 10),
        (626, 800, 12, 2.2, 3.0, 8),
        (452, 820, 11, 0.8, 3.8, 8),
        (560, 842, 11, 5.2, -4.0, 8),
        (394, 880, 10, 3.2, 2.8, 7),
        (500, 880, 9, 1.2, -3.2, 7),
    ):
        strand(b, spiral(x, y, r, start, sweep=sweep, inner=0.35), [2, w, w * 0.9, w * 0.6, 1.5])
    for curve, widths in (
        ("600,556 584,568 594,586 578,600", [2, 12, 11, 2]),
        ("452,588 470,600 458,618 474,632", [2, 10, 11, 2]),
        ("508,596 524,606 518,622", [2, 11, 2]),
        ("428,760 442,768 434,782", [1, 9, 1]),
        ("560,792 572,800 566,812", [1, 8, 1]),
    ):
        strand(b, p.points(curve), widths)
    for _ in range(210):
        t = b.random.uniform(0, 1)
        x = 520 + b.random.normal(0, 40 + 260 * t)
        y = 560 + 560 * t
        r = b.random.uniform(1.4, 4.6)
        b.mark(
            p.moved(p.circle(0, 0, r, r * b.random.uniform(0.6, 1)), x, y, 1, turn=b.random.uniform(0, 180)),
            WHITE,
            b.random.uniform(0.7, 1),
        )


def hills(b: Brushwork) -> None:
    """Two swells of snow: rose where the sun still reaches, violet in the hollows."""
    far = p.points("-20,1010! 60,980 160,1000 280,1024 400,1000 520,1010 640,976 740,990 820,970! 820,1220! -20,1220!")
    b.brush(
        far, across([(0, "ffdcc6"), (0.3, "ccbce6"), (1, "7c78c0")], (0, 980), (800, 1060)), 0.05, size=16, length=80
    )


def foreground(b: Brushwork) -> None:
    """The near bank, a path to the church between drifts."""
    near = p.points("-20,1130! 90,1108 200,1126 330,1150 470,1128 600,1140 700,1112 820,1124! 820,1220! -20,1220!")
    b.brush(
        near, across([(0, "ffe8d6"), (0.3, "c8bcea"), (1, "645eae")], (0, 1120), (800, 1180)), 0.08, size=16, length=80
    )
    for curve in ("20,1150 90,1130 170,1146", "520,1166 600,1156 690,1168", "260,1180 340,1170 420,1184"):
        b.line(p.points(curve), [1, 8, 1], "fffaf4")


class House(NamedTuple):
    """A house: its foot, size and wall, then in its own units how broad, long and high it is; where its gable looks."""

    x: float
    y: float
    scale: float
    wall: str
    gable: float
    side: float
    high: float
    sunward: bool = True


def house(b: Brushwork, h: House) -> None:
    """A small house under a thick white roof, the sun on its left wall, warm panes."""
    lit, dark = p.mix(h.wall, "ffd8a0", 0.35), p.mix(h.wall, "2a1c50", 0.5)
    front, flank = (lit, dark) if h.sunward else (dark, lit)
    peak, mid = h.high + h.gable * 0.62, h.gable / 2
    end = h.gable + h.side
    with b.at(h.x, h.y, h.scale, turn=b.random.normal(0, 1.5), flip=not h.sunward):
        b.brush(
            [(0, 2, 1), (0, -h.high, 1), (mid, -peak, 1), (h.gable, -h.high, 1), (h.gable, 2, 1)], front, 1.5, size=7
        )
        b.brush(p.poly([(h.gable, 2), (h.gable, -h.high), (end, -h.high), (end, 2)]), flank, 1.5, size=7)
        pot = mid + h.side * 0.7
        b.brush(p.poly([(pot, -peak), (pot, -peak - 17), (pot + 12, -peak - 17), (pot + 12, -peak)]), dark, 1.5, size=5)
        b.line([(pot - 2, -peak - 18), (pot + 6, -peak - 21), (pot + 14, -peak - 17)], [5, 8, 5], WHITE)
        roof = [
            (mid - 4, -peak - 7),
            (mid + h.side, -peak - 9, 1),
            (end - 2, -peak + 4),
            (end + 10, -h.high + 2),
            (end + 5, -h.high + 9),
            (h.gable + h.side * 0.5, -h.high + 3),
            (h.gable + 2, -h.high + 7),
            (h.gable - 5, -h.high - 3),
        ]
        b.brush(roof, across(SNOW, (end, -h.high), (mid, -peak)), 0.1, size=7)
        b.line(
            [(-9, -h.high + 6), (4, -h.high - 8), (mid, -peak - 5), (h.gable * 0.85, -h.high - 12)],
            [9, 11, 12, 4],
            "fffaf4",
        )
        panes(b, h)
        b.line([(-6, 3), (end / 2, -1), (end + 4, 4)], [4, 9, 4], "f4eefa")


def panes(b: Brushwork, h: House) -> None:
    """As many lit windows as its walls have room for, one row for a low house, two for a tall one."""
    columns = [*np.arange(9, h.gable - 12, 17), *np.arange(h.gable + 9, h.gable + h.side - 10, 19)]
    places = [(x, -share * h.high) for share in ((0.92, 0.45) if h.high > 50 else (0.86,)) for x in columns]
    if h.gable > 48:
        places.append((h.gable / 2 - 4, -h.high - 14))
    for x, y in places:
        w, tall = b.random.uniform(8, 11), b.random.uniform(11, 15)
        b.mark(p.rect(x - 1.5, y - 1.5, w + 3, tall + 3), "5a2440")
        if b.random.random() < 0.85:
            b.mark(p.rect(x, y, w, tall), "ffd860")
            b.line([(x + w / 2, y), (x + w / 2, y + tall)], [1.4, 1.4], "b8642c")


def church(b: Brushwork, x: float, y: float, k: float) -> None:
    """A slim tower with a snowy spire."""
    with b.at(x, y, k):
        b.brush(
            p.points("-14,2! -14,-78! 14,-78! 14,2!"),
            across([(0, "5c3468"), (1, "f0a884")], (14, 0), (-14, 0)),
            1.5,
            size=6,
        )
        b.brush(p.points("-19,-76! 0,-136! 19,-76! 0,-72"), across(SNOW, (19, -80), (-14, -110)), 1.5, size=6)
        b.mark(p.arch(0, -46, 9, 20), "ffd860")
        b.mark(p.circle(0, -66, 3.4), "ffe9a0")


def fir(b: Brushwork, x: float, y: float, n: float) -> None:
    """A fir bowed with snow."""
    for k in range(3):
        w, top, low = n * (0.16 + 0.09 * k), y - n * (1 - 0.26 * k), y - n * (0.5 - 0.24 * k)
        lean = b.random.normal(0, n * 0.02)
        b.brush([(x + lean, top, 1), (x + w, low, 1), (x, low - 3), (x - w, low, 1)], "2c4468", 1.2, size=5)
        b.line([(x + lean, top), (x - w * 0.45, (top + low) / 2), (x - w, low)], [2, n * 0.07, 2], "fff4ea")


def village(img: p.Array) -> None:
    """A handful of roofs that wait for the snow, windows lit."""
    b = Brushwork(54, wobble=0.5)
    hills(b)
    for x, y, n in rows("30,1010,60 250,1034,54 276,1040,70 470,1020,58 690,1000,64 716,1006,84 776,1000,60"):
        fir(b, x, y, n)
    house(b, House(86, 1034, 0.78, "d8683c", gable=44, side=62, high=30))
    church(b, 366, 1050, 0.95)
    house(b, House(398, 1064, 0.72, "a8485a", gable=38, side=34, high=58))
    house(b, House(560, 1030, 0.7, "c85a4a", gable=52, side=30, high=34, sunward=False))
    house(b, House(572, 1072, 0.86, "7a4a78", gable=36, side=86, high=28))
    foreground(b)
    house(b, House(128, 1136, 1.1, "b8484a", gable=56, side=44, high=36, sunward=False))
    house(b, House(214, 1158, 1.3, "e08a44", gable=46, side=36, high=62))
    house(b, House(492, 1172, 1.35, "d0603e", gable=42, side=88, high=34))
    house(b, House(784, 1134, 1.05, "8a4a70", gable=50, side=30, high=44, sunward=False))
    for x, y, n in rows("156,1176,84 352,1186,64 424,1168,124 452,1184,74 692,1190,112 24,1188,120"):
        fir(b, x, y, n)
    b.lay(img, tooth=0.4)
    for x, y, r in rows(
        "124,1020,46 424,1040,40 630,1054,54 86,1112,64 260,1108,80 566,1146,90 748,1110,56 366,1000,30"
    ):
        p.glow(img, x, y, r, colour="ffb850", alpha=0.45)


def giant(img: p.Array) -> None:
    """Winter asleep: chair, neck and face, cape, ear, and the hair that becomes cloud."""
    b = Brushwork(50, wobble=0.7)
    chair(b)
    b.lay(img, tooth=0.4)
    b = Brushwork(51, wobble=0.6)
    cloud(b)
    b.lay(img, tooth=0.5)
    wisps(img)
    b = Brushwork(55, wobble=0.6)
    face(b)
    cape(b)
    collar(b)
    ear(b)
    m = b.layer.alpha()
    b.lay(img, tooth=0.4)
    p.over(img, p.mask(p.circle(196, 588, 52, 36), soft=16) * m, "f2809a", 0.5)
    blush = p.mask(p.circle(194, 588, 46, 28)) * m
    g.passage(
        img, blush, "f490a6", 0.4, size=12, length=46, seed=2, under=0, alpha=0.12, density=2.2, loose=12, dry=0.1
    )
    p.rim_light(img, m, "ffe6c0", dx=-6, dy=2, alpha=0.7, soft=2.0)
    b = Brushwork(56, wobble=0.6)
    hair(b)
    b.lay(img, tooth=0.4)


def paint() -> p.Array:
    """Evening, the sleeper, the barber, the snow."""
    img = g.board("f08a8a", 2)
    sky(img)
    giant(img)
    barber(img)
    village(img)
    b = Brushwork(57, wobble=0.4)
    falling(b)
    b.lay(img, tooth=0.4)
    p.glow(img, *SUN, 420, colour="ffc880", alpha=0.45, power=2.0)
    return img
