"""From the loser's chair: the croupier's rake draws a small house away, and the family in its window looks back at us.

Technique: gouache.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np
import skia

from art import paint as p
from art.paint.voices import gouache as g
from art.paint.voices.printing import PLAIN

NUMBER, TITLE = 34, "The House Wins"
FINISH = PLAIN
SHADE, WOOD, WOOD_DARK, SKIN, SHADED, FOLD = "06382f", "efb04c", "a8692a", "dd9f73", "c4835a", "8f4f34"


def shadow(img: p.Array, points: p.Points, amount: float = 0.6, soft: float = 5) -> None:
    """A cast shadow on the cloth."""
    p.over(img, p.mask(p.poly(points), soft=soft), SHADE, amount)


def table(img: p.Array) -> None:
    """Green baize under the lamp, the box where the stake stood, and the line of the bank."""
    light = np.clip(np.hypot((p.grid.x - 330) / 620, (p.grid.y - 760) / 760), 0, 1)
    felt = p.ramp(light, [(0, "1fa27c"), (0.45, "148a69"), (1, "0a5a4a")])
    g.passage(
        img,
        p.grid.zeros() + 1,
        felt,
        -0.12,
        size=60,
        length=230,
        seed=3,
        jitter=0.02,
        density=2.4,
        ragged=2,
        dry=0.25,
        sway=0.06,
    )
    box = ("290,994 178,1072 66,1150", "66,1150 310,1158 556,1166", "556,1166 674,1086 800,1000")
    for k, line in enumerate(("-20,262 300,218 820,196", *box)):
        g.line(img, p.points(line), "d8f5e4", 9, seed=k, taper=False, alpha=0.85)


def won(img: p.Array, x: float, y: float, k: float, roof: str, seed: int, tilt: float) -> None:
    """A house that the bank has already."""

    def at(*corners: tuple[float, float]) -> skia.Path:
        return p.moved(p.poly(corners), x, y, k, turn=tilt)

    p.over(img, p.mask(at((10, 2), (74, 8), (124, 0), (174, -22), (150, -32), (100, -20)), soft=2.5), SHADE, 0.7)
    g.fill(img, at((0, 0), (0, -62), (74, -60), (74, 6)), "f6ead2", seed, flow=0.2, size=12)
    g.fill(img, at((74, 6), (74, -60), (92, -104), (112, -72), (112, -14)), "8fb4a6", seed + 1, flow=1.5, size=10)
    g.fill(img, at((-9, -56), (78, -54), (96, -108), (14, -110)), roof, seed + 2, flow=1.8, size=12)
    g.fill(img, at((24, -40), (50, -39), (50, -14), (24, -15)), "2c4a52", seed + 3, flow=0.2, size=8)


@dataclass(frozen=True)
class Head:
    """Who looks out: colours, hair down to the shoulders or not, where the eyes go, how far the mouth is open."""

    skin: str
    hair: str
    long_hair: bool = False
    look: tuple[float, float] = (0.0, 0.04)
    gasp: float = 0.0


def face(img: p.Array, x: float, y: float, r: float, head: Head) -> None:
    """A head at the window: wide eyes, brows up in the middle, a small mouth."""

    def at(*points: p.Point) -> skia.Path:
        return p.spline([(x + r * q[0], y + r * q[1], *q[2:]) for q in points])

    def stroke(points: list[tuple[float, float]], *widths: float) -> skia.Path:
        return p.ribbon([(x + r * a, y + r * b) for a, b in points], [r * w for w in widths], 14, True)

    layer = p.Layer()
    if head.long_hair:
        layer.fill(
            at((-1.1, 1.5), (-1.25, 0.2), (-0.9, -1), (0, -1.4), (0.9, -1), (1.25, 0.2), (1.1, 1.5), (0, 1.2)),
            head.hair,
        )
    layer.fill(
        at((-0.9, -0.3), (-0.6, -1), (0.6, -1), (0.9, -0.3), (0.8, 0.5), (0.36, 1.04), (-0.36, 1.04), (-0.8, 0.5)),
        head.skin,
    )
    fringe = ((0.98, 0, 1), (0.72, -0.5), (0.1, -0.78), (-0.6, -0.56))
    layer.fill(at((-0.98, 0, 1), (-0.98, -0.8), (0, -1.34), (0.98, -0.8), *fringe), head.hair)
    dx, dy = head.look
    for side in (-1, 1):
        layer.fill(p.circle(x + side * r * 0.36, y + r * 0.08, r * 0.2, r * 0.23), "fffaf0")
        layer.fill(p.circle(x + r * (side * 0.35 + dx), y + r * (0.08 + dy), r * 0.115, r * 0.135), "20181c")
        layer.fill(
            stroke([(side * 0.62, -0.2), (side * 0.42, -0.33), (side * 0.18, -0.42)], 0.06, 0.11, 0.09), head.hair
        )
        layer.fill(p.circle(x + side * r * 0.52, y + r * 0.5, r * 0.17, r * 0.12), "d8664a", 0.45)
    layer.fill(stroke([(0.02, 0.22), (0.1, 0.42), (-0.03, 0.46)], 0.04, 0.08, 0.05), p.mix(head.skin, "7a3020", 0.5))
    if head.gasp:
        layer.fill(p.circle(x, y + r * 0.74, r * 0.12, r * head.gasp), "7a2a26")
    else:
        layer.fill(stroke([(-0.2, 0.76), (0, 0.69), (0.2, 0.76)], 0.05, 0.1, 0.05), "8a2f2a")
    p.lay(img, layer, tooth=0.5)


def family(img: p.Array, m: p.Array) -> None:
    """Mother, father, child behind the pane."""
    room = img.copy()
    g.fill(room, p.spline(p.points("159,888 171,790 231,764 291,792 307,888")), "1f7f8c", 3, flow=1.4, size=14)
    g.fill(room, p.spline(p.points("291,888 303,778 363,750 423,778 441,888")), "d9502f", 4, flow=1.4, size=14)
    face(room, 231, 724, 45, head=Head("f0b78c", "7a2c1c", True))
    face(room, 361, 712, 47, head=Head("b9794c", "1d181e", look=(0.07, -0.08)))
    g.fill(room, p.spline(p.points("241,908 253,846 297,828 341,846 353,908")), "fbf2dc", 5, flow=1.4, size=10)
    face(room, 297, 796, 36, head=Head("d49464", "2c1b18", gasp=0.15))
    for x in (257, 337):
        g.fill(
            room,
            p.spline(p.points("-13,872 -14,846 -6,836 2,840 10,837 14,850 13,872", at=(x, 8))),
            "d49464",
            6,
            flow=1.5,
            size=8,
        )
        g.line(room, [(x - 2, 850), (x - 2, 860), (x - 2, 868)], "9c6038", 3, seed=2)
        g.line(room, [(x + 6, 850), (x + 6, 860), (x + 6, 868)], "9c6038", 3, seed=3)
    p.over(img, m, room)


def tipped(text: str) -> skia.Path:
    """A part of the house, leaning back about its near corner."""
    return p.moved(p.moved(p.poly(p.points(text)), -480, -940), 480, 940, 1, turn=-3)


def shadows(img: p.Array) -> None:
    """The lamp stands left of us: gable, handle and fist lie on the cloth in one sharp shadow, darkest at the wall."""
    gable = p.poly(p.points("470,950 690,906 716,890 840,806 840,742 796,734 606,846"))
    handle = p.poly(p.points("668,946 702,940 806,388 782,380"))
    fist = p.spline(p.points("742,402 748,470 772,496 830,490 840,380 780,360"))
    p.over(img, p.mask(p.union(gable, handle, fist), soft=2.5), SHADE, 0.72)
    shadow(img, p.points("470,950 520,938 640,862 606,832"), 0.6, 7)


def house(img: p.Array) -> None:
    """White walls, red roof, the big window alight; it tips back as it is pulled."""
    g.fill(img, tipped("478,548 604,498 606,852 480,940"), "9cc0b2", 5, flow=1.5, size=24)
    g.fill(img, tipped("474,560 610,506 536,340"), "9cc0b2", 6, flow=1.5, size=22)
    g.fill(img, tipped("130,560 478,548 480,940 142,932"), "fff6e2", 7, flow=0.05, size=30)
    g.fill(img, tipped("134,584 478,566 478,604 136,612"), "d9d3bc", 8, flow=0.05, size=12)
    g.fill(img, tipped("526,640 578,612 580,866 528,902"), "2b5f9c", 9, flow=1.5, size=14)
    g.fill(img, p.circle(529, 763, 6), "f6c445", 3, flow=0, size=4)
    g.fill(img, tipped("172,636 438,626 440,876 178,876"), "2b5f9c", 10, flow=0.05, size=14)
    glow = p.ramp(
        np.clip(np.hypot(p.grid.x - 306, p.grid.y - 700) / 190, 0, 1), [(0, "fff3b0"), (0.6, "ffd65c"), (1, "f4a72e")]
    )
    m = g.fill(img, tipped("190,654 422,645 424,860 194,860"), glow, 11, flow=0.05, size=18)
    family(img, m)
    g.fill(img, tipped("160,868 450,868 454,888 164,888"), "e7dcc2", 12, flow=0.05, size=10)
    g.fill(img, tipped("270,250 322,248 322,400 270,400"), "fff0d8", 13, flow=1.5, size=14)
    g.fill(img, tipped("322,248 350,238 350,400 322,400"), "9cc0b2", 14, flow=1.5, size=12)
    g.fill(img, tipped("86,590 496,570 534,312 192,328"), "e8452f", 15, flow=1.75, size=30)
    g.fill(
        img,
        tipped("496,570 534,312 552,316 640,512 616,526 546,368 514,574"),
        "a82a22",
        16,
        flow=1.2,
        size=12,
    )


def rake(img: p.Array) -> None:
    """The long bar pressed along the foot of the house, the handle beside it, up to the bank."""
    shadow(img, p.points("84,1006 830,1030 830,1050 90,1028"), 0.7, 4)
    above_the_bar = p.poly(p.points("96,896 500,906 500,950 96,950"))
    pressed = p.intersection(tipped("130,560 478,548 480,940 142,932"), above_the_bar)
    p.over(img, p.mask(pressed, soft=3), "6f5a44", 0.7)
    g.fill(img, p.poly(p.points("672,950 636,950 634,60 666,60")), WOOD, 4, flow=1.57, size=12)
    g.fill(img, p.poly(p.points("672,950 660,950 656,60 666,60")), WOOD_DARK, 5, flow=1.57, size=6)
    g.fill(img, p.poly(p.points("92,908 830,928 830,960 86,940")), "f8cc78", 6, flow=0.03, size=16)
    g.fill(img, p.poly(p.points("86,938 830,958 830,1034 88,1012")), WOOD, 7, flow=0.03, size=24)
    g.fill(img, p.poly(p.points("87,994 830,1016 830,1036 88,1014")), WOOD_DARK, 8, flow=0.03, size=10)
    socket(img)


def socket(img: p.Array) -> None:
    """The iron foot in which the handle stands on the bar: a collar, a flange over the edge, two screws."""
    flange = p.poly(p.points("604,928 698,931 700,958 700,986 602,983 602,955"))
    cone = p.poly(p.points("630,874 677,874 692,944 614,942"))
    shaded = p.poly(p.points("661,874 677,874 692,944 668,943"))
    g.fill(img, p.moved(flange, 7, 6), WOOD_DARK, 31, flow=0.03, size=10)
    g.fill(img, flange, "2c3350", 32, flow=0.03, size=12)
    g.fill(img, cone, "46507a", 34, flow=1.57, size=12)
    g.fill(img, shaded, "1b1d2c", 35, flow=1.57, size=8)
    for x in (620, 681):
        g.fill(img, p.circle(x, 970, 6), "f6c445", 36, flow=0.0, size=5)


@dataclass(frozen=True)
class Finger:
    """A finger round the handle: how far it stands out behind it, how far its tip reaches, height, thickness, slant."""

    out: float
    tip: float
    y: float
    w: float
    turn: float


FINGERS = (
    Finger(44, 32, y=402, w=38, turn=-7),
    Finger(58, 46, y=364, w=46, turn=-3),
    Finger(66, 54, y=318, w=50, turn=1),
    Finger(54, 42, y=272, w=47, turn=6),
)


def finger(img: p.Array, f: Finger, seed: int) -> None:
    """It comes from behind the handle, bends at its left edge and lies across the front, nail to us."""
    h, left, tip = f.w / 2, -f.out, f.tip

    def put(path: skia.Path) -> skia.Path:
        return p.moved(path, 650, f.y, 1, turn=f.turn)

    back = [(left + 22, -h), (left + 3, -h * 0.5), (left, 2), (left + 8, h * 0.74), (left + 30, h)]
    end = [(tip - 12, h * 0.86), (tip + 2, h * 0.3), (tip, -h * 0.4), (tip - 16, -h * 0.72)]
    shape = p.spline([(0, -h * 0.94), *back, (2, h * 0.94), *end])
    g.fill(img, p.moved(put(shape), 4, 5), FOLD, seed, flow=0.05, size=10)
    g.fill(img, put(shape), SKIN, seed + 1, flow=0.05, size=14)
    away = p.spline([(left - 8, -f.w), (left + 20, -h), (left + 13, 0), (left + 24, h), (left - 8, f.w)])
    g.fill(img, put(p.intersection(shape, away)), SHADED, seed + 2, flow=1.5, size=10)
    under = p.rect(left, h * 0.52, tip - left + 10, h)
    g.fill(img, put(p.intersection(shape, under)), SHADED, seed + 3, flow=0.05, size=8)
    nail = p.spline([(tip - 22, -h * 0.36), (tip - 4, -h * 0.28), (tip - 4, h * 0.22), (tip - 22, h * 0.28)])
    g.fill(img, put(nail), "f0c3a0", seed + 4, flow=0.0, size=7)
    for dx in (-4, 3):
        x = 656 + (left + tip) / 2 + dx
        g.line(img, [(x, f.y - h * 0.5), (x + 2, f.y), (x, f.y + h * 0.24)], FOLD, 2.6, seed=seed, alpha=0.6)


def thumb(img: p.Array) -> None:
    """It closes over the front, across the handle and the forefinger."""
    upper = "790,290 772,236 742,204 706,194 664,200 634,214 624,232"
    shape = p.spline(p.points(upper + " 634,248 664,250 696,252 716,268 728,304 752,336"))
    g.fill(img, p.moved(shape, -3, 8), FOLD, 11, flow=0.4, size=12)
    g.fill(img, shape, "e9b085", 12, flow=0.4, size=14)
    below = p.spline(p.points("626,240 664,240 700,240 728,262 744,310 760,340 700,340 640,270"))
    g.fill(img, p.intersection(shape, below), SHADED, 13, flow=0.4, size=8)
    g.fill(img, p.spline(p.points("632,224 642,213 662,208 668,220 658,231 640,234")), "f8d8bc", 14, flow=0.1, size=6)
    for x in (702, 711):
        g.line(img, [(x, 202), (x + 5, 212), (x + 5, 224)], FOLD, 3, seed=6, alpha=0.6)


def hand(img: p.Array) -> None:
    """Black sleeve, white cuff, and a fist shut round the handle."""
    g.fill(img, p.poly(p.points("694,102 856,262 920,200 920,-80 790,-80")), "1b1d2c", 3, flow=2.4, size=30)
    palm = p.spline(p.points("680,240 704,206 732,158! 812,244! 796,296 780,350 752,404 714,430 680,424 668,330"))
    g.fill(img, palm, SKIN, 4, flow=2.2, size=24)
    heel = p.spline(p.points("824,236 800,300 784,352 754,410 700,440 660,430 700,396 736,350 760,300 790,236"))
    g.fill(img, p.intersection(palm, heel), SHADED, 5, flow=2.2, size=14)
    g.fill(img, p.poly(p.points("682,140 708,112 836,238 812,270")), "fffdf4", 5, flow=0.75, size=18)
    g.fill(img, p.circle(752, 188, 13), "f6c445", 6, flow=0.4, size=8)
    for k, f in enumerate(FINGERS):
        finger(img, f, 20 + 7 * k)
    thumb(img)


def last_chip(img: p.Array) -> None:
    """All that is left on our side."""
    x, y = 722, 1128
    shadow(img, p.points("-50,20 60,44 84,24 40,0", at=(x, y)), 0.55)
    g.fill(img, p.union(p.circle(x, y + 16, 62, 30), p.rect(x - 62, y, 124, 16)), "16324f", 4, flow=0.0, size=10)
    g.fill(img, p.circle(x, y, 62, 30), "2b5f9c", 5, flow=0.0, size=12)
    for a in range(6):
        t = a * math.pi / 3 + 0.3
        mark = p.ribbon(
            [(x + 44 * math.cos(t), y + 21 * math.sin(t)), (x + 60 * math.cos(t), y + 29 * math.sin(t))], [13, 16], 8
        )
        g.fill(img, mark, "fbf2dc", 6, flow=0.2, size=6)
    g.fill(img, p.circle(x, y, 32, 15), "fbf2dc", 7, flow=0.0, size=8)


def paint() -> p.Array:
    """Table and bank, the house, the rake before it, the hand above."""
    img = g.board()
    table(img)
    won(img, 34, 186, 1.24, roof="f2b93c", seed=21, tilt=-3)
    won(img, 250, 122, 0.8, roof="3f86c6", seed=31, tilt=2)
    won(img, 396, 172, 1.0, roof="c9d7c4", seed=41, tilt=-1)
    shadows(img)
    house(img)
    rake(img)
    hand(img)
    last_chip(img)
    return img
