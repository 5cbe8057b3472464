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


def fill(
    img: p.Array, path: skia.Path, colour: p.Colour, seed: int = 1, flow: g.Flow = 0.3, size: float = 16
) -> p.Array:
    """A shape in a few strokes with a clean edge."""
    return g.passage(
        img,
        path,
        colour,
        flow,
        size=size,
        length=size * 3.4,
        seed=seed,
        jitter=0.03,
        density=1.8,
        ragged=0.8,
        dry=0.25,
        sway=0.1,
    )


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
    for k, line in enumerate(
        (
            [(-20, 262), (300, 218), (820, 196)],
            [(96, 880), (40, 1150)],
            [(40, 1150), (640, 1164)],
            [(640, 1164), (590, 880)],
        )
    ):
        points = (
            line
            if len(line) > 2
            else [line[0], ((line[0][0] + line[1][0]) / 2, (line[0][1] + line[1][1]) / 2), line[1]]
        )
        g.line(img, points, "d8f5e4", 9, seed=k, taper=False, alpha=0.85)


def won(img: p.Array, x: float, y: float, k: float, roof: str, seed: int, tilt: float) -> None:
    """A house that the bank has already."""

    def at(*corners: tuple[float, float]) -> skia.Path:
        return p.moved(p.poly(corners), x, y, k, turn=tilt)

    p.over(img, p.mask(at((0, 4), (74, 10), (150, 0), (140, -18), (90, -20)), soft=4), SHADE, 0.55)
    fill(img, at((0, 0), (0, -62), (74, -60), (74, 6)), "f6ead2", seed, flow=0.2, size=12)
    fill(img, at((74, 6), (74, -60), (92, -104), (112, -66), (112, -6)), "8fb4a6", seed + 1, flow=1.5, size=10)
    fill(img, at((-9, -56), (78, -54), (96, -108), (14, -110)), roof, seed + 2, flow=1.8, size=12)
    fill(img, at((24, -40), (50, -39), (50, -14), (24, -15)), "2c4a52", seed + 3, flow=0.2, size=8)


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
    fill(room, p.spline(p.points("168,880 180,782 240,756 300,784 316,880")), "1f7f8c", 3, flow=1.4, size=14)
    fill(room, p.spline(p.points("300,880 312,770 372,742 432,770 450,880")), "d9502f", 4, flow=1.4, size=14)
    face(room, 240, 716, 45, head=Head("f0b78c", "7a2c1c", True))
    face(room, 372, 702, 47, head=Head("b9794c", "1d181e", look=(0.07, -0.08)))
    fill(room, p.spline(p.points("250,900 262,838 306,820 350,838 362,900")), "fbf2dc", 5, flow=1.4, size=10)
    face(room, 306, 788, 36, head=Head("d49464", "2c1b18", gasp=0.15))
    for x in (266, 346):
        fill(
            room,
            p.spline(p.points("-13,872 -14,846 -6,836 2,840 10,837 14,850 13,872", at=(x, 0))),
            "d49464",
            6,
            flow=1.5,
            size=8,
        )
        g.line(room, [(x - 2, 842), (x - 2, 852), (x - 2, 860)], "9c6038", 3, seed=2)
        g.line(room, [(x + 6, 842), (x + 6, 852), (x + 6, 860)], "9c6038", 3, seed=3)
    p.over(img, m, room)


def house(img: p.Array) -> None:
    """White walls, red roof, the big window alight."""
    shadow(img, p.points("150,940 500,946 640,880 770,890 790,800 640,700"), 0.62, 6)
    fill(img, p.poly(p.points("478,548 604,498 606,852 480,940")), "9cc0b2", 5, flow=1.5, size=24)
    fill(img, p.poly([(474, 560), (610, 506), (536, 340)]), "9cc0b2", 6, flow=1.5, size=22)
    fill(img, p.poly(p.points("130,560 478,548 480,940 142,932")), "fff6e2", 7, flow=0.05, size=30)
    fill(img, p.poly(p.points("134,584 478,566 478,604 136,612")), "d9d3bc", 8, flow=0.05, size=12)
    fill(img, p.poly(p.points("526,640 578,612 580,866 528,902")), "2b5f9c", 9, flow=1.5, size=14)
    fill(img, p.circle(537, 756, 5), "f6c445", 3, flow=0, size=4)
    fill(img, p.poly(p.points("172,636 438,626 440,876 178,876")), "2b5f9c", 10, flow=0.05, size=14)
    glow = p.ramp(
        np.clip(np.hypot(p.grid.x - 306, p.grid.y - 700) / 190, 0, 1), [(0, "fff3b0"), (0.6, "ffd65c"), (1, "f4a72e")]
    )
    m = fill(img, p.poly(p.points("190,654 422,645 424,860 194,860")), glow, 11, flow=0.05, size=18)
    family(img, m)
    fill(img, p.poly(p.points("160,868 450,868 454,888 164,888")), "e7dcc2", 12, flow=0.05, size=10)
    fill(img, p.poly(p.points("270,250 322,248 322,400 270,400")), "fff0d8", 13, flow=1.5, size=14)
    fill(img, p.poly(p.points("322,248 350,238 350,400 322,400")), "9cc0b2", 14, flow=1.5, size=12)
    fill(img, p.poly(p.points("86,590 496,570 534,312 192,328")), "e8452f", 15, flow=1.75, size=30)
    fill(
        img,
        p.poly(p.points("496,570 534,312 552,316 640,512 616,526 546,368 514,574")),
        "a82a22",
        16,
        flow=1.2,
        size=12,
    )


def rake(img: p.Array) -> None:
    """The long bar before the house, the handle beside it, up to the bank."""
    shadow(img, p.points("210,1000 830,1040 830,1074 214,1028"), 0.6, 5)
    shadow(img, p.points("700,960 684,960 736,440 754,440"), 0.35, 6)
    fill(img, p.poly(p.points("668,950 644,950 641,66 665,66")), WOOD, 4, flow=1.57, size=12)
    fill(img, p.poly(p.points("668,950 660,950 657,66 665,66")), WOOD_DARK, 5, flow=1.57, size=6)
    fill(img, p.poly(p.points("196,918 830,954 830,1036 197,996")), WOOD, 5, flow=0.06, size=16)
    fill(img, p.poly(p.points("196,916 830,952 830,980 194,942")), "f8cc78", 6, flow=0.06, size=16)
    fill(img, p.poly(p.points("194,942 830,980 830,1040 196,1000")), WOOD, 7, flow=0.06, size=24)
    fill(img, p.poly(p.points("195,984 830,1022 830,1040 196,1000")), WOOD_DARK, 8, flow=0.06, size=10)


def hand(img: p.Array) -> None:
    """Black sleeve, white cuff, and a fist that has done this all evening."""
    fill(img, p.poly(p.points("694,102 856,262 920,200 920,-80 790,-80")), "1b1d2c", 3, flow=2.4, size=30)
    back = p.spline(p.points("664,232 700,196 726,152! 812,244! 790,300 756,372 722,420 690,424 676,330"))
    fill(img, back, SKIN, 4, flow=2.2, size=24)
    low = p.spline(p.points("824,236 790,300 756,372 722,424 700,424 724,372 754,300 784,236"))
    fill(img, p.intersection(back, low), SHADED, 5, flow=2.2, size=14)
    fill(img, p.poly(p.points("682,140 708,112 836,238 812,270")), "fffdf4", 5, flow=0.75, size=18)
    fill(img, p.circle(752, 188, 13), "f6c445", 6, flow=0.4, size=8)
    grip = (  # little finger to forefinger: from the knuckle to the middle joint, which hides the end of the finger
        ([(704, 404), (664, 412), (632, 412)], 37),
        ([(722, 362), (668, 368), (618, 366)], 43),
        ([(728, 316), (668, 318), (606, 314)], 46),
        ([(718, 270), (664, 266), (614, 262)], 44),
    )
    for k, (line, w) in enumerate(grip):
        bone = p.ribbon(line, [w * 1.06, w * 0.96, w * 0.98, w * 0.8], 40, True)
        fill(img, p.moved(bone, -1, 5), FOLD, 20 + k, flow=0.05, size=12)
        fill(img, bone, SKIN, 7 + k, flow=0.05, size=14)
        under = p.moved(p.ribbon(line, [w * 0.4, w * 0.34, w * 0.4], 40, True), 3, w * 0.34)
        fill(img, p.intersection(bone, under), SHADED, 9 + k, flow=0.05, size=8)
        x, y = line[2]
        g.line(
            img, [(x + 4, y - w * 0.3), (x - 6, y), (x - 2, y + w * 0.28)], "f2c49c", 8, seed=k, taper=True, alpha=0.8
        )
        x, y = line[0]
        g.line(
            img,
            [(x + 4, y - w * 0.36), (x + 14, y - 2), (x + 6, y + w * 0.3)],
            "efbc92",
            9,
            seed=k + 5,
            taper=True,
            alpha=0.8,
        )
    g.line(img, [(730, 286), (724, 292), (716, 292)], FOLD, 4, seed=3, taper=True, alpha=0.6)
    thumb = p.ribbon(p.points("724,236 694,214 672,186 660,150 658,118"), [60, 50, 38, 38, 35, 26], 40, True)
    fill(img, p.moved(thumb, -5, 9), FOLD, 11, flow=1.2, size=12)
    fill(img, thumb, "e9b085", 12, flow=1.2, size=14)
    g.line(img, p.points("644,152 654,182 672,212 700,238"), SHADED, 9, seed=4, taper=True, alpha=0.9)
    g.line(img, [(662, 176), (670, 171), (680, 172)], FOLD, 3.5, seed=6, taper=True, alpha=0.7)
    fill(img, p.spline(p.points("649,128 650,112 659,104 668,111 669,127 659,132")), "f8d8bc", 13, flow=1.5, size=6)


def last_chip(img: p.Array) -> None:
    """All that is left on our side."""
    x, y = 716, 1118
    shadow(img, p.points("-50,20 60,44 84,24 40,0", at=(x, y)), 0.55)
    fill(img, p.union(p.circle(x, y + 16, 62, 30), p.rect(x - 62, y, 124, 16)), "16324f", 4, flow=0.0, size=10)
    fill(img, p.circle(x, y, 62, 30), "2b5f9c", 5, flow=0.0, size=12)
    for a in range(6):
        t = a * math.pi / 3 + 0.3
        mark = p.ribbon(
            [(x + 44 * math.cos(t), y + 21 * math.sin(t)), (x + 60 * math.cos(t), y + 29 * math.sin(t))], [13, 16], 8
        )
        fill(img, mark, "fbf2dc", 6, flow=0.2, size=6)
    fill(img, p.circle(x, y, 32, 15), "fbf2dc", 7, flow=0.0, size=8)


def paint() -> p.Array:
    """Table and bank, the house, the rake before it, the hand above."""
    img = g.board()
    table(img)
    won(img, 52, 170, 1.05, roof="f2b93c", seed=21, tilt=-3)
    won(img, 226, 150, 0.86, roof="3f86c6", seed=31, tilt=4)
    won(img, 372, 158, 0.95, roof="c9d7c4", seed=41, tilt=-2)
    house(img)
    rake(img)
    hand(img)
    last_chip(img)
    return img
