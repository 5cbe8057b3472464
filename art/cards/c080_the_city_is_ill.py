"""The city has a fever: all its houses lie in one pillow, tucked in to the chin under a quilt of fields.

Technique: gouache in visible strokes; one evening light from the upper left, across a bed seen from its foot.
Back to front: wall and the chimneys' smoke, headboard, pillow, the small houses round the great one with the face,
sheet, then the fields with their stitched hedges, path, trees and cottage down to us.
"""

from __future__ import annotations

import functools
import itertools
import math
from typing import NamedTuple

import numpy as np
import skia

from art import paint as p
from art.paint.voices import gouache as g
from art.paint.voices.brushwork import Brushwork, across, around
from art.paint.voices.printing import PLAIN

NUMBER, TITLE = 80, "The City Is Ill"
FINISH = PLAIN

INK = "2a1f3c"
LINEN = [(0, "fff6dc"), (0.4, "f6e2cf"), (0.7, "c3b0cb"), (1, "7f79ad")]
WALL = [(0, "fff0d8"), (0.45, "dccac8"), (1, "a498b6")]
WOOD = [(0, "f0b468"), (0.5, "b87440"), (1, "6a3c3c")]
FIELDS = ("a4c044", "ffd04e", "5f9c46", "ee8a3c", "f6e6a0", "3f8452", "f4b040", "c8d85a")
SHADOW = "2f4a5c"
BED = (352.0, 726.0, -9.0)


def wall(img: p.Array) -> None:
    """An evening wall, warm where the lamp reaches it, blue far from it."""
    far = np.hypot(p.grid.x + 60, p.grid.y - 300) / 1000 + p.noise(200, 4, 2) * p.f32(0.04)
    tones = [(0, "ffdc94"), (0.22, "f2a274"), (0.5, "9a6286"), (0.78, "4b4478"), (1, "322f60")]
    turn = p.swirl(420, 5, 0.5, -0.5)
    g.passage(img, p.rect(-10, -10, 820, 940), p.ramp(np.clip(far, 0, 1), tones), turn, size=38, length=150, seed=3)


def puffs(b: Brushwork, line: str, first: float, last: float, count: int) -> list[tuple[float, float, float]]:
    """Balls of smoke along a line, (x, y, r): small at the foot, large at the end, never quite on the line."""
    way = p.sample(p.points(line), count)
    t = np.linspace(0, 1, count) ** 1.2
    size = (first + (last - first) * t) * b.random.uniform(0.8, 1.2, count)
    places = way + b.random.normal(0, 0.3, (count, 2)) * size[:, None]
    return [(float(x), float(y), float(r)) for (x, y), r in zip(places, size, strict=True)]


def billow(b: Brushwork, x: float, y: float, r: float) -> skia.Path:
    """The uneven outline of one ball of smoke."""
    return p.spline([(x + r * k * math.cos(a), y + r * k * 0.9 * math.sin(a)) for a, k in puff_edge(b)])


def ring(dx: float, dy: float) -> float:
    """The direction round a centre."""
    return math.atan2(dy, dx) + math.pi / 2


def puff_edge(b: Brushwork) -> list[tuple[float, float]]:
    """Angle and reach of a cloud's uneven edge."""
    return [(k * math.tau / 9 + b.random.normal(0, 0.1), b.random.uniform(0.82, 1.14)) for k in range(9)]


def smoke(b: Brushwork, line: str, first: float, last: float, count: int) -> None:
    """Smoke from a chimney: one soft body, red at its hot foot, and light on the upper left of every billow."""
    balls = puffs(b, line, first, last, count=count)
    plume = p.union(*[billow(b, x, y, r) for x, y, r in balls])
    way = p.points(line)
    stops = [(0, "ff9a62"), (0.3, "d6808a"), (0.65, "9a7ca8"), (1, "7a6ca4")]
    b.brush(plume, across(stops, way[0][:2], way[-1][:2]), g.along(way), size=12)
    with b.within(plume):
        for k, (x, y, r) in enumerate(balls[::-1]):
            warm = k / count
            shape = billow(b, x - r * 0.16, y - r * 0.2, r * 0.84)
            stops = [
                (0, p.mix("f8d0bc", "ffc488", warm)),
                (0.5, p.mix("c69cb2", "ee9874", warm)),
                (1, p.mix("a080aa", "dc8078", warm)),
            ]
            tone = across(stops, (x - r * 0.9, y - r * 0.8), (x + r * 0.6, y + r * 0.6))
            b.brush(shape, tone, lambda u, v, x=x, y=y: ring(u - x, v - y), size=max(5, r * 0.24))


def bedhead(b: Brushwork) -> None:
    """A board of planks between two turned posts, aslant as the bed is."""
    board = p.points("60,392! 190,322 330,262 480,232 620,240 742,250! 764,760! 60,860!")
    b.brush(board, across([(0, "c98a50"), (0.5, "8f5640"), (1, "523048")], (60, 420), (740, 520)), 1.5, size=22)
    for x in (150, 252, 356, 470, 580, 672):
        b.line([(x, 220 + abs(x - 500) * 0.3), (x + 4, 500), (x - 4, 800)], [2, 6, 3], "5a3240")
    rail = p.points("52,388! 188,312 330,250 480,218 622,224 748,234! 748,270 620,262 480,256 334,288 196,350 58,424!")
    b.brush(rail, across(WOOD, (60, 380), (820, 300)), g.along(p.points("52,400 330,262 480,232 748,244")), size=13)
    b.line(p.points("60,386 190,313 330,252 480,221 560,221"), [2, 6, 6, 4, 1], "ffdf9c")
    bedpost(b, 52, 330, 1.0)
    bedpost(b, 752, 176, 1.12)


def bedpost(b: Brushwork, x: float, top: float, size: float) -> None:
    """A turned post: a long shaft, two rings and a knob."""
    with b.at(x, top, size):
        shaft = p.points("-26,40! 26,40! 32,640! -32,640!")
        b.brush(shaft, across(WOOD, (-30, 100), (34, 100)), 1.57, size=11)
        for y, w in ((40, 40), (66, 34)):
            b.brush(p.rect(-w, y, 2 * w, 18, r=8), across(WOOD, (-40, 50), (40, 50)), 0.0, size=7)
        b.brush(p.circle(0, 0, 43, 45), around(WOOD, -18, -20, 74), ring, size=9)
        b.mark(p.spline(p.points("-28,-8 -20,-26 -4,-33 -10,-20 -20,-4")), "ffe6ac")


def pillow(b: Brushwork) -> None:
    """Deep and soft, its ears up left and right, hollow where the city has sunk in."""
    shape = p.points(
        "34,484! 92,500 150,462 236,430 350,404 470,384 560,350 640,346 736,300! 728,380 744,480 742,600 770,730! "
        "500,780 240,800 44,850! 66,760 44,660 56,560"
    )
    b.mark(p.spline([(x + 12, y - 14) for x, y, *_ in shape]), "40284a", 0.5)
    b.brush(
        shape,
        across(LINEN, (60, 470), (800, 720)),
        lambda u, v: 2.2 - u * 0.0016,
        size=20,
        length=46,
        jitter=0.02,
        density=4,
    )
    folds = (
        ("38,488 84,530 118,566", "b8a0b8", 13),
        ("50,640 84,630 122,642", "c8b0c4", 11),
        ("732,306 692,372 664,420", "7f79ad", 15),
        ("742,560 700,556 668,580", "7f79ad", 13),
        ("748,660 712,640 676,650", "6f6aa0", 11),
        ("640,360 636,396 616,430", "9a8cb8", 10),
    )
    for line, tone, width in folds:
        b.line(p.points(line), [3, width, 1], tone)
    hollow = p.points("120,600 150,500 240,450 400,420 560,440 640,520 660,640 640,780 140,800")
    b.brush(
        hollow, across([(0, "e6cabe"), (0.5, "bda6c0"), (1, "7a70a4")], (130, 520), (660, 640)), 1.3, size=18, length=40
    )


def panes(b: Brushwork, places: str, tone: str, w: float, h: float) -> None:
    """Small windows of a house at the places, each cut a little differently, each with its sill."""
    for x, y in p.points(places):
        u, v = w * b.random.uniform(0.85, 1.15), h * b.random.uniform(0.9, 1.12)
        b.mark(p.rect(x - u / 2 - 2, y - v / 2 - 2, u + 4, v + 4), INK, 0.75)
        b.mark(p.rect(x - u / 2, y - v / 2, u, v), tone)
        b.line([(x, y - v / 2), (x, y + v / 2)], [1.6, 1.6], "7a5060")


def body(b: Brushwork, w: float, h: float, tone: str) -> None:
    """A house's front in the light and its side in shade; foot at the origin."""
    stops = [(0, p.mix(tone, "fff0d0", 0.5)), (0.6, tone), (1, p.mix(tone, "5a4a80", 0.4))]
    b.brush(p.poly([(0, -h), (w, -h), (w, 60), (0, 60)]), across(stops, (0, -h), (w, 0)), 1.5, size=9)
    side = p.poly([(w, -h), (w * 1.32, -h + w * 0.16), (w * 1.32, 60), (w, 60)])
    b.brush(side, across([(0, p.mix(tone, "4a3c74", 0.66)), (1, "4a4078")], (w, -h), (w * 1.3, 0)), 1.5, size=8)


def gable(b: Brushwork, w: float, h: float, rise: float, tone: str) -> None:
    """A pitched roof: the gable to us, its slope falling away to the right."""
    slope = p.points(
        f"{w * 0.5},{-h - rise}! {w * 0.86},{-h - rise * 0.86}! {w * 1.4},{-h + w * 0.14}! {w * 1.04},{-h}!"
    )
    front = p.points(f"-6,{-h + 4}! {w * 0.5},{-h - rise}! {w + 6},{-h + 4}!")
    b.brush(slope, p.mix(tone, "3a2858", 0.4), 0.9, size=8)
    b.brush(front, across([(0, p.mix(tone, "ffe0a0", 0.45)), (1, tone)], (0, -h), (w, -h)), 0.8, size=8)
    b.line([(-9, -h + 6), (w * 0.5, -h - rise)], [5, 5], p.mix(tone, "fff0c0", 0.6))


def stack(b: Brushwork, x: float, y: float, w: float, h: float) -> None:
    """A brick chimney with its rim, foot at (x, y)."""
    brick = [(0, "f29a6a"), (0.5, "c4583f"), (1, "6e2c44")]
    b.brush(p.poly([(x, y), (x + 3, y - h), (x + w - 3, y - h), (x + w, y)]), across(brick, (x, y), (x + w, y)), 1.5, 7)
    b.brush(p.rect(x - 4, y - h - 8, w + 8, 15, r=3), across(brick, (x - 4, y), (x + w + 12, y)), 0.0, size=5)
    for k in range(int(h // 15)):
        b.line([(x + 4, y - 10 - 15 * k), (x + w - 4, y - 9 - 15 * k)], [1, 2, 1], "8a3a44")


def church(b: Brushwork) -> None:
    """A slim tower with a pointed roof, drooping at its tip."""
    body(b, 66, 250, "94a0aa")
    b.brush(
        p.points("-8,-246! 30,-330 20,-392 -6,-420! 44,-398 62,-330 96,-240!"),
        across([(0, "86b0a4"), (0.5, "4a7c88"), (1, "38406e")], (0, -300), (90, -300)),
        1.3,
        size=9,
    )
    panes(b, "32,-206", "ffd070", 20, h=34)
    panes(b, "20,-150 48,-140 30,-90", "6a5a86", 13, h=20)


def left_town(b: Brushwork) -> None:
    """Houses on the lamp's side of the face, leaning out over the pillow like hair."""
    with b.at(232, 700, turn=-34):
        body(b, 78, 230, "c08a86")
        gable(b, 78, 230, 66, tone="c86a52")
        panes(b, "24,-194 56,-190 26,-148 56,-146", "ffcf6a", 15, h=21)
    with b.at(206, 780, turn=-24):
        church(b)
    with b.at(134, 812, turn=-24):
        body(b, 84, 170, "d2a27e")
        gable(b, 84, 170, 62, tone="a05a6a")
        stack(b, 58, -206, 18, h=46)
        panes(b, "24,-136 60,-132 26,-88 60,-86", "ffcf6a", 16, h=22)
    with b.at(92, 830, turn=-18):
        body(b, 78, 92, "dcb4a0")
        gable(b, 78, 92, 52, tone="c87850")
        panes(b, "24,-60 56,-58", "ffd880", 15, h=21)


def right_town(b: Brushwork) -> None:
    """Houses on the far side: a mill with a tall chimney, a block of flats, cottages, all in the blue of the shade."""
    with b.at(470, 730, turn=14):
        body(b, 92, 286, "6f80a8")
        panes(b, "24,-256 64,-256 24,-216 66,-214 24,-174 64,-132", "ffc468", 16, h=22)
        panes(b, "66,-174 24,-134", "5c5488", 16, h=22)
        stack(b, 16, -284, 28, h=70)
    with b.at(548, 742, turn=19):
        body(b, 84, 208, "a07890")
        gable(b, 84, 208, 62, tone="8a4c62")
        panes(b, "24,-170 58,-168 26,-126 58,-124", "ffc468", 15, h=21)
    with b.at(606, 752, turn=24):
        body(b, 78, 130, "7484a6")
        gable(b, 78, 130, 52, tone="a4585a")
        panes(b, "24,-96 54,-94 24,-56", "ffd070", 15, h=19)


def near_town(b: Brushwork) -> None:
    """Low roofs before the great house, half under the sheet."""
    with b.at(168, 800, turn=-14):
        body(b, 66, 78, "e4c69c")
        gable(b, 66, 78, 44, tone="d07a50")
        panes(b, "20,-50 46,-48", "ffd880", 13, h=18)
    with b.at(500, 740, turn=8):
        body(b, 70, 66, "b08e9c")
        gable(b, 70, 66, 44, tone="b05a58")
        panes(b, "22,-40 50,-38", "ffd070", 14, h=18)


def behind_town(b: Brushwork) -> None:
    """Roofs that look over the great house's shoulders."""
    with b.at(300, 560, turn=-16):
        body(b, 74, 190, "a898b4")
        gable(b, 74, 190, 64, tone="7a5a80")
        panes(b, "22,-150 52,-148", "ffcf6a", 15, h=21)
    with b.at(468, 560, turn=6):
        body(b, 78, 150, "9a8eb2")
        gable(b, 78, 150, 60, tone="6a6a94")
        panes(b, "24,-110 56,-108", "ffc468", 15, h=21)


def great_house(b: Brushwork) -> None:
    """The patient's own front: plaster, soft at the cheeks, a shaded side; foot at the origin."""
    side = p.points("138,-372! 204,-340! 216,-180 210,40! 150,40! 164,-140")
    front = p.points("-158,40! -172,-100 -166,-220 -150,-366! 138,-376! 156,-220 166,-100 154,40!")
    b.brush(side, across([(0, "7a6c9c"), (1, "4c4480")], (150, -200), (216, -160)), 1.5, size=13)
    b.brush(front, across(WALL, (-190, -260), (190, -80)), lambda u, v: 1.57 + u * 0.0012, size=15)
    for x, y, r in ((-116, -108, 66), (112, -112, 60)):
        for _ in range(26):
            a, k = b.random.uniform(0, math.tau), b.random.uniform(0, 1) ** 0.6
            u, v = x + r * k * math.cos(a), y + r * k * 0.7 * math.sin(a)
            tone = p.mix("e87868", "c8a0b0", k)
            b.line([(u - 14, v + 5), (u, v), (u + 14, v - 5)], [2, 9, 2], tone)
    panes(b, "178,-290 182,-230 186,-60", "5a4c84", 15, h=28)
    panes(b, "184,-170", "ffc060", 15, h=28)
    for line in ("-128,-336 -108,-326 -112,-310", "60,-20 84,-30 90,-14", "-60,-24 -76,-14 -70,2"):
        b.line(p.points(line), [1, 3, 1], "8a7aa0")


def rash(b: Brushwork) -> None:
    """Six windows on the cheeks burn red, no two alike."""
    spots = ((-136, -132, 22), (-102, -136, 19), (-120, -94, 24), (80, -138, 20), (112, -142, 22), (142, -136, 19))
    for x, y, w in spots:
        with b.at(x, y, 1, turn=b.random.uniform(-5, 5)):
            b.mark(p.rect(-w / 2 - 2, -w * 0.6 - 2, w + 4, w * 1.2 + 4), "7a2438")
            b.mark(p.rect(-w / 2, -w * 0.6, w, w * 1.2), "ff5a3c")
            b.mark(p.rect(-w / 2, -w * 0.6, w * 0.5, w * 0.5), "ffa070")
            b.line([(-w / 2 - 3, w * 0.66), (w / 2 + 3, w * 0.66)], [4, 4], "f4d8cc")


def eye(b: Brushwork, x: float, y: float, side: float) -> None:
    """An arched lit window, its blind more than half down and slack at the outer end; `side` is -1 for the left."""
    arch = p.spline(p.points("-46,48! -48,-6 -32,-44 0,-56 32,-44 48,-6 46,48!", at=(x, y), scale=(side, 1)))
    lid = p.points("-60,-16 -20,-12 20,0 60,18", at=(x, y), scale=(side, 1))
    blind = [*lid, (x + side * 60, y - 80), (x - side * 60, y - 80)]
    b.brush(p.spline(p.points("-55,56! -57,-8 -38,-54 0,-66 38,-54 57,-8 55,56!", at=(x, y))), "f0e0d4", 0.8, size=7)
    b.brush(arch, around([(0, "fff2b8"), (0.6, "ffd57c"), (1, "f0a050")], x, y + 14, 60), 0.5, size=8)
    with b.within(arch):
        b.mark(p.circle(x + 10, y + 24, 21, 25), INK)
        b.mark(p.circle(x + 3, y + 16, 6.5), "fffbe8")
        b.mark(p.circle(x + 17, y + 33, 3.4), "ffe0a8")
        b.mark(p.poly([(q[0], q[1] + 9) for q in blind]), "c06a3a", 0.55)
        b.brush(p.poly(blind), across([(0, "c9b0be"), (1, "8f7ea6")], (x, y - 60), (x, y + 14)), 0.1 * side, size=8)
        for dy in (-16, -32):
            b.line([(q[0], q[1] + dy) for q in lid], [3, 4, 3], "74648f")
    b.line(lid[0:4], [5, 9, 10, 6], INK)
    brow = p.points("-44,-88 -10,-84 24,-70 52,-48", at=(x, y), scale=(side, 1))
    b.line(brow, [10, 15, 14, 5], "5c4468")
    b.line([(q[0], q[1] - 4) for q in brow[:3]], [2, 5, 2], "a88aa4")
    b.line([(x - 60, y + 57), (x, y + 61), (x + 60, y + 57)], [9, 12, 9], "fbead6")
    b.line([(x - 44, y + 70), (x, y + 79), (x + 44, y + 70)], [1, 5, 1], "8a7aa4")


def nose(b: Brushwork) -> None:
    """A balcony on two brackets, where a nose would be."""
    b.brush(p.points("-24,-132! 22,-134! 14,-108 0,-102 -16,-108"), "8a7aa4", 0.4, size=6)
    b.brush(p.rect(-31, -146, 60, 15, r=5), across([(0, "fff0dc"), (1, "b8a4bc")], (-30, 0), (30, 0)), 0.0, size=6)
    for x in (-25, -13, -1, 11, 23):
        b.line([(x, -146), (x + 1, -168)], [3, 3], "6a5478")
    b.line([(-29, -168), (0, -170), (28, -169)], [4, 5, 4], "6a5478")


def mouth(b: Brushwork) -> None:
    """The gate, its shutter let down but for a crooked gap: bar and doorstep close on the thermometer like lips."""
    gate = p.spline(p.points("-48,-40! -48,-66 -28,-84 2,-89 32,-84 50,-66 52,-40!"))
    b.brush(p.spline(p.points("-58,-38! -58,-70 -34,-93 2,-99 38,-93 60,-70 62,-38!")), "f4e2d2", 0.4, size=7)
    b.brush(gate, across([(0, "b07a80"), (1, "7c4a66")], (0, -88), (0, -44)), 0.0, size=7)
    for y in (-76, -66):
        b.line([(-46, y + 8), (2, y), (48, y + 8)], [2, 3, 2], "5c3454")
    b.line(p.points("-46,-36 -26,-50 4,-55 34,-50 52,-35"), [4, 9, 10, 9, 4], "3a2444")
    thermometer(b)
    b.line(p.points("-44,-32 -20,-40 8,-41 34,-38 50,-30"), [6, 11, 13, 11, 6], "f0dccc")


def thermometer(b: Brushwork) -> None:
    """Its bulb in the mouth, the column far up its scale."""
    with b.at(4, -56, 1, turn=-13):
        b.mark(p.rect(70, 16, 214, 22, r=10), "3a2c5c", 0.55)
        b.mark(p.rect(-12, -21, 312, 42, r=21), "4a3a66")
        b.brush(
            p.rect(-10, -17, 306, 34, r=17),
            across([(0, "fffdf0"), (0.6, "f2ece4"), (1, "b4b0d0")], (0, -17), (0, 17)),
            0.0,
            size=8,
        )
        b.line([(0, 2), (140, 2), (268, 2)], [11, 12, 10], "e8321f")
        b.line([(40, 0), (150, -1), (250, 0)], [1, 3, 1], "ff9a78")
        for k in range(10):
            b.line([(84 + 20 * k, -16), (84 + 20 * k, -6 if k % 3 else -1)], [3, 3], "4a3a66")


def roof(b: Brushwork) -> None:
    """The great house's own roof, steep and old, its tiles in rows, its shaded end to the right."""
    front = p.points("-182,-346! -128,-446! 112,-458! 166,-360!")
    end = p.points("112,-458! 170,-432! 226,-322! 166,-360!")
    b.brush(end, across([(0, "6a4468"), (1, "40346a")], (120, -440), (226, -330)), 1.0, size=11)
    b.brush(front, across([(0, "f0a878"), (0.4, "c06a5a"), (1, "8a4a64")], (-180, -420), (170, -380)), 1.4, size=11)
    with b.within(front):
        for k in range(6):
            for j in range(14):
                x, y = -176 + 26 * j + 12 * (k % 2), -434 + 17 * k - 3 * j * 0.3
                b.line([(x - 11, y), (x, y + 8), (x + 11, y - 1)], [1, 3.4, 1], "7a3c52")
    b.line([(-190, -344), (-10, -352), (174, -358)], [9, 11, 8], "f6dcc4")


def cloth(b: Brushwork) -> None:
    """A wet cloth laid over the roof and down on the brow, slipped to one side; its stripe follows the folds."""
    shape = p.points(
        "-70,-456! -20,-472 50,-476 104,-462! 122,-420 132,-370 150,-306! 126,-288 96,-306 56,-292 12,-310 -28,-294 "
        "-66,-300 -96,-272 -130,-284! -118,-340 -96,-400"
    )
    b.mark(p.spline([(x + 9, y + 14) for x, y, *_ in shape]), "4a3468", 0.5)
    stops = [(0, "fbfff2"), (0.4, "d8f0ee"), (0.75, "9ccbdc"), (1, "6a92c4")]
    b.brush(shape, across(stops, (-150, -420), (150, -330)), lambda u, v: 1.57 + u * 0.002, size=13)
    for fold in ("-40,-460 -60,-390 -62,-306", "10,-468 14,-400 10,-316", "76,-464 90,-390 96,-312"):
        b.line(p.points(fold), [1, 9, 3], "8cbcd4")
    b.line(
        p.points("-124,-312 -96,-306 -66,-334 -28,-326 12,-342 56,-324 96,-338 124,-322 144,-334"), [8, 9, 8], "3a86b4"
    )
    for x, y, k in ((-112, -252, 1.0), (132, -262, 0.8)):
        b.mark(p.spline(p.points("0,-16! 9,2 0,12 -9,2", at=(x, y), scale=(k, k))), "e4fbff")


@functools.cache
def outline(text: str) -> p.Array:
    """A crest as close points; each is asked for many thousand times."""
    return p.sample(p.points(text), 120)


class Hill(NamedTuple):
    """One swell of the quilt: its crest from left to right, its depth, and how wide its fields are at the crest."""

    crest: str
    depth: float
    wide: float
    near: float
    lean: float

    def top(self, x: float) -> float:
        """The height of the crest above x."""
        line = outline(self.crest)
        return float(np.interp(x, line[:, 0], line[:, 1]))

    def spot(self, u: float, v: float) -> tuple[float, float]:
        """A place on it: u in fields from the middle, v from the crest down to its foot."""
        x = 400 + u * self.wide * (1 + 0.7 * v) + self.lean * v
        flat = self.top(400 + (x - 400) / (1 + 0.5 * v))
        mean = self.top(400)
        return x, mean + (flat - mean) * (1 - 0.55 * v) + self.depth * v**1.15

    def light(self, u: float, v: float) -> float:
        """How far a place is turned to the lamp: above 0 lit, below 0 in shade."""
        (xa, ya), (xb, yb) = self.spot(u - 0.2, v), self.spot(u + 0.2, v)
        x = (xa + xb) / 2
        return float(np.clip((ya - yb) / (xb - xa) * 1.7 + 0.28 - 0.4 * v - x * 0.0004, -0.75, 0.9))


CHEST = Hill("-60,900 80,872 240,806 380,784 560,776 700,812 860,800", 230, 128, 0.1, lean=20)
KNEES = Hill("-60,1030 60,1016 200,978 340,930 470,874 570,858 660,886 740,942 860,962", 250, 165, 0.42, lean=40)
FEET = Hill("-60,1080 40,1050 150,1030 260,1050 380,1112 500,1150 640,1142 740,1104 860,1076", 250, 230, 0.8, lean=-30)


def tinted(tone: p.Colour, amount: float) -> p.Array:
    """A field's colour in light or shade."""
    return p.mix(tone, "fff0a0", amount * 0.62) if amount > 0 else p.mix(tone, SHADOW, -amount * 0.95)


def field(b: Brushwork, hill: Hill, us: tuple[float, float], vs: tuple[float, float], tone: str, kind: int) -> None:
    """One patch: its colour turns with the slope, then its furrows or tufts."""
    (u0, u1), (v0, v1) = us, vs
    t = np.linspace(0, 1, 9)
    edge = [hill.spot(u0 + (u1 - u0) * k, v0) for k in t] + [hill.spot(u1, v0 + (v1 - v0) * k) for k in t]
    edge += [hill.spot(u1 - (u1 - u0) * k, v1) for k in t] + [hill.spot(u0, v1 - (v1 - v0) * k) for k in t]
    mid = (v0 + v1) / 2
    stops = [(float(k), tinted(tone, hill.light(u0 + (u1 - u0) * k, mid))) for k in np.linspace(0, 1, 5)]
    a, z = hill.spot(u0, mid), hill.spot(u1, mid)
    across_it, down = [a, hill.spot((u0 + u1) / 2, mid), z], [hill.spot((u0 + u1) / 2, v) for v in (v0, mid, v1)]
    b.brush(
        p.poly(edge), across(stops, a, z), g.along(across_it if kind else down), size=9 + 9 * hill.near, jitter=0.05
    )
    with b.within(p.poly(edge)):
        crop(b, hill, us, vs, tone=tone, kind=kind)


def crop(b: Brushwork, hill: Hill, us: tuple[float, float], vs: tuple[float, float], tone: str, kind: int) -> None:
    """What grows in a field: furrows down it, furrows across, or tufts."""
    (u0, u1), (v0, v1) = us, vs
    dark = tinted(p.mix(tone, "4a6a3a", 0.34), hill.light((u0 + u1) / 2, (v0 + v1) / 2))
    n = 3 + 4 * hill.near
    for k in range(7):
        s = (k + 0.5 + b.random.normal(0, 0.1)) / 7
        if kind == 0:
            b.line([hill.spot(u0 + (u1 - u0) * s, v) for v in np.linspace(v0, v1, 6)], [1, n, 1.5], dark)
        elif kind == 1:
            b.line([hill.spot(u, v0 + (v1 - v0) * s) for u in np.linspace(u0, u1, 8)], [1.5, n, 1.5], dark)
        else:
            for _ in range(4):
                x, y = hill.spot(b.random.uniform(u0, u1), v0 + (v1 - v0) * s)
                b.line([(x - n, y - n * 0.6), (x, y + n * 0.4), (x + n, y - n * 0.8)], [1, n * 0.6, 1], dark)


def hedge(b: Brushwork, line: list[tuple[float, float]], near: float) -> None:
    """A seam: a low hedge in dabs, sewn down with slanting stitches of white thread."""
    long = sum(math.dist(a, z) for a, z in itertools.pairwise(line))
    way = p.sample(line, max(6, int(long / (6 + 5 * near))))
    for x, y in way:
        r = (3.4 + 4.4 * near) * b.random.uniform(0.7, 1.3)
        b.mark(p.circle(x + b.random.normal(0, 1), y, r * 1.2, r), p.mix("2f6a48", "35506a", b.random.uniform(0, 0.7)))
    for x, y in way:
        r = (1.8 + 2.6 * near) * b.random.uniform(0.7, 1.3)
        b.mark(p.circle(x - r, y - r, r * 1.2, r), p.mix("86b84e", "d8d868", b.random.uniform(0, 0.6)))
    step = np.gradient(way, axis=0)
    for k in range(1, len(way) - 1, 2):
        (x, y), (dx, dy) = way[k], step[k] / (np.hypot(*step[k]) + 1e-9)
        n = (5.4 + 5 * near) * b.random.uniform(0.85, 1.15)
        ends = [(x - dy * n + dx * n * 0.6, y + dx * n + dy * n * 0.6), (x + dy * n, y - dx * n)]
        b.line(ends, [2 + near, 3.4 + 2 * near, 2 + near], "fff6dc")


def slope(b: Brushwork, hill: Hill, rows: tuple[float, ...], seed: int) -> None:
    """One hill of fields: the shadow behind its crest, the patches, the hedges between them."""
    random = np.random.default_rng(seed)
    crest = [hill.spot(u, 0) for u in np.linspace(-4.2, 4.2, 60)]
    for lift, alpha in ((30, 0.22), (18, 0.26), (8, 0.3)):
        b.mark(p.poly([*[(x + lift * 0.5, y - lift) for x, y in crest], (900, 1300), (-100, 1300)]), SHADOW, alpha)
    last = 0
    for j, vs in enumerate(itertools.pairwise(rows)):
        cuts = [-4.2 + 0.45 * (j % 2) + k * 1.05 + random.normal(0, 0.11) for k in range(9)]
        for us in itertools.pairwise(cuts):
            last = (last + int(random.integers(1, 7))) % 8
            field(b, hill, us, vs, tone=FIELDS[last], kind=int(random.integers(0, 3)))
        for u in cuts[1:-1]:
            hedge(b, [hill.spot(u + 0.04 * math.sin(v * 9 + u), v) for v in np.linspace(*vs, 6)], hill.near)
        if j:
            hedge(b, [hill.spot(u, vs[0] + 0.012 * math.sin(u * 3 + j)) for u in np.linspace(-4, 4, 30)], hill.near)
    b.line(crest, [3, 4, 3], "f6ec9a")


def lane(b: Brushwork, hill: Hill, way: str, widths: list[float]) -> None:
    """A pale lane over one hill; the places on it are u and v."""
    points = [hill.spot(u, v) for u, v in p.points(way)]
    b.line([(x + 3, y + 3) for x, y in points], [w + 5 for w in widths], "8a7458")
    b.line(points, widths, "fbe3b0")


def quilt(b: Brushwork) -> None:
    """Chest, knees and feet lie under it as three hills, each nearer and larger."""
    slope(b, CHEST, (0, 0.4, 0.8, 1.2), seed=4)
    lane(b, CHEST, "0.3,0.0 0.7,0.2 0.3,0.45 -0.5,0.62 -1.2,0.9", [5, 7, 9, 11])
    for x, y, size in ((150, 918, 0.42), (186, 926, 0.5), (700, 866, 0.46), (742, 880, 0.54)):
        tree(b, x, y, size)
    slope(b, KNEES, (0, 0.42, 0.9, 1.3), seed=11)
    lane(b, KNEES, "-1.7,0.0 -1.1,0.16 -0.1,0.3 0.2,0.55 -0.2,0.8 -0.9,1.1", [10, 13, 16, 20, 24])
    for x, y, size in ((560, 868, 0.5), (592, 866, 0.42), (470, 1010, 0.7), (760, 1060, 0.86)):
        tree(b, x, y, size)
    cottage(b, 600, 1010, 0.98)
    slope(b, FEET, (0, 0.5, 1.1), seed=14)
    for x, y, size in ((66, 1080, 0.95), (158, 1064, 1.15)):
        tree(b, x, y, size)


def tree(b: Brushwork, x: float, y: float, size: float) -> None:
    """A round tree with its long evening shadow."""
    with b.at(x, y, size):
        b.mark(p.spline(p.points("0,-4 46,6 110,30 120,46 80,44 30,18")), SHADOW, 0.6)
        b.line([(0, 4), (2, -40)], [12, 8], "6a4048")
        crown = [(2 + 40 * k * math.cos(a), -72 + 44 * k * math.sin(a)) for a, k in puff_edge(b)]
        stops = [(0, "f2ea84"), (0.3, "a8c850"), (0.62, "4f9050"), (1, "2c5468")]
        b.brush(p.spline(crown), across(stops, (-44, -110), (48, -34)), 0.8, size=12, length=22, jitter=0.08)


def cottage(b: Brushwork, x: float, y: float, size: float) -> None:
    """White walls, a red roof, a lit window and a lit door: somebody is still up."""
    with b.at(x, y, size):
        b.mark(p.poly(p.points("60,0 150,34 96,52 -20,10")), SHADOW, 0.6)
        b.brush(p.points("44,6! 44,-44! 92,-34! 92,14!"), "9a8cb4", 1.5, size=8)
        b.brush(
            p.points("-40,6! -40,-44! 2,-84! 44,-44! 44,6!"),
            across([(0, "fff8e0"), (1, "e4cfcc")], (-40, 0), (44, 0)),
            1.5,
            size=8,
        )
        b.brush(
            p.points("0,-92! 52,-80! 102,-32! 50,-40!"),
            across([(0, "e8563a"), (1, "a8343c")], (0, -90), (90, -30)),
            0.8,
            size=8,
        )
        b.line([(-50, -36), (0, -90), (50, -38)], [9, 10, 9], "ff8a5a")
        b.brush(p.rect(60, -104, 16, 34), "b8504a", 1.5, size=6)
        b.mark(p.rect(-28, -38, 26, 26), INK)
        b.mark(p.rect(-25, -35, 20, 20), "ffd25a")
        b.line([(-15, -35), (-15, -15)], [2.4, 2.4], INK)
        b.mark(p.rect(12, -32, 20, 38), "8a4a3c")


def hem(b: Brushwork) -> None:
    """The sheet turned down over the quilt, drawn up to the chin and round it."""
    band = p.points(
        "-20,842 60,836 130,806 180,764 240,730 330,712 430,708 520,700 580,704 640,726 720,724 820,690 820,770 "
        "730,800 640,806 580,786 500,772 420,780 330,790 250,812 190,850 120,886 50,908 -20,914"
    )
    b.mark(p.spline([(x - 2, y - 16) for x, y, *_ in band]), "43305c", 0.5)
    b.mark(p.spline([(x + 8, y + 22) for x, y, *_ in band]), "2a4458", 0.55)
    flow = g.along(p.points("-20,876 130,846 250,772 420,744 580,746 640,766 820,730"))
    b.brush(band, across(LINEN, (60, 760), (860, 790)), flow, size=16, length=60, density=4)
    folds = (
        "60,842 74,870 70,904",
        "176,776 200,806 196,846",
        "262,726 276,760 266,806",
        "412,712 420,744 414,778",
        "548,704 566,740 560,780",
        "640,730 650,764 640,802",
        "738,722 748,760 738,796",
    )
    for k, fold in enumerate(folds):
        b.line(p.points(fold), [1, 8 + k % 3 * 2, 2], "a898c0" if k > 2 else "d0b4bc")
    lace = p.sample(
        p.points("-20,902 50,896 120,874 190,838 250,800 330,778 420,768 500,760 580,774 640,794 730,788 820,758"), 64
    )
    for k in range(0, 63, 2):
        b.line([tuple(lace[k]), tuple(lace[k + 1])], [3, 4], "c8563f" if k < 40 else "9a4460")


def paint() -> p.Array:
    """Wall, bed, smoke, the houses, and the fields down to us."""
    img = g.board("e8c8a8", 2)
    wall(img)
    b = Brushwork(80, wobble=0.7)
    bedhead(b)
    pillow(b)
    smoke(b, "90,548 96,506 130,462 124,404 168,350 190,270 260,200", 12, 40, count=26)
    smoke(b, "586,372 604,330 586,270 620,200 600,130 660,70", 14, 56, count=24)
    smoke(b, "364,262 372,214 440,170 500,110 600,80 820,-30", 20, 96, count=28)
    behind_town(b)
    left_town(b)
    right_town(b)
    with b.at(*BED[:2], 0.86, turn=BED[2]):
        stack(b, 66, -430, 46, h=84)
        great_house(b)
        rash(b)
        eye(b, -76, -226, -1)
        eye(b, 68, -230, 1)
        nose(b)
        mouth(b)
        roof(b)
        cloth(b)
    near_town(b)
    quilt(b)
    hem(b)
    b.lay(img, tooth=0.4)
    p.glow(img, -20, 260, 620, colour="ffc070", alpha=0.22)
    return np.clip(img, 0, 1)
