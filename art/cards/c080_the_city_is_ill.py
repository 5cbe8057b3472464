"""The city has a fever: a big tired tower lies on the pillow with a thermometer in its mouth, under a quilt of fields.

Technique: gouache, flat shapes with a drawn line.
"""

from __future__ import annotations

import math

import numpy as np
import skia

from art import paint as p
from art.paint.voices import gouache as g
from art.paint.voices.printing import PLAIN

NUMBER, TITLE = 80, "The City Is Ill"
FINISH = PLAIN

WALL, WHITE, SHADE, LINE, FEVER, GREY, GREY_DARK, GREY_PALE = "1f7f82", "fff8ea", "a8c4cc", "26283c", "e8402e", "8d93a6", "5d6380", "b3b8c6"
FIELDS = ("8fb63e", "f2cf4a", "5b9140", "d9893a", "a9c84e", "f6e08a", "3f7a44", "b8743a", "c8b93c")


def fill(img: p.Array, path: skia.Path, colour: p.Colour, seed: int = 1, flow: g.Flow = 0.2, size: float = 18) -> p.Array:
    """A shape in a few strokes with a clean edge."""
    return g.passage(img, path, colour, flow, size, size * 3.6, seed, 0.025, 1.8, 0.8, 0.25, sway=0.1)


def lines(img: p.Array, many: list[tuple[p.Points, float]], colour: str = LINE) -> None:
    """Brush lines of one colour, laid together."""
    layer = p.Layer()
    for points, width in many:
        layer.fill(p.ribbon(points, [width * 0.45, width, width * 0.9, width * 0.5], 40, True), colour)
    p.lay(img, layer, tooth=0.8)


def ward(img: p.Array) -> None:
    """A bare wall and the white iron bed-head."""
    g.passage(img, p.rect(-20, -20, 840, 1240), WALL, 1.4, 60, 240, 3, 0.025, 1.8)
    rods = p.Layer()
    for x, top in ((150, 186), (262, 128), (376, 104), (490, 108), (604, 140), (700, 200)):
        rods.stroke(p.line([(x, top), (x + 3, 520)]), 13, "cfe0e0")
    rods.stroke(p.spline([(62, 330), (84, 214), (190, 128), (410, 92), (630, 132), (726, 220), (744, 330)], False), 26, WHITE)
    for x in (62, 744):
        rods.stroke(p.line([(x, 300), (x, 800)]), 28, WHITE).fill(p.circle(x, 296, 30), WHITE)
    p.lay(img, rods, tooth=1.0)


def pillow(img: p.Array) -> None:
    """Large, soft, dented by the weight of a capital."""
    shape = [
        (20, 420),
        (60, 360),
        (200, 392),
        (400, 372),
        (610, 388),
        (744, 350),
        (788, 420),
        (762, 560),
        (796, 720),
        (700, 780),
        (400, 790),
        (90, 784),
    ]
    fill(img, p.spline([*shape, (6, 724), (44, 570)]), WHITE, 4, 0.1, 34)
    fill(
        img,
        p.spline([(6, 724), (44, 640), (120, 700), (400, 730), (690, 700), (764, 640), (796, 720), (700, 784), (400, 792), (90, 786)]),
        SHADE,
        5,
        0.05,
        24,
    )
    lines(img, [([(60, 388), (92, 430), (98, 486)], 9), ([(744, 380), (716, 430), (714, 492)], 9)], "9ab8c2")


def tower(img: p.Array, spine: p.Points, widths: list[float], colour: str, seed: int) -> skia.Path:
    """A house that cannot hold itself upright."""
    shape = p.ribbon(spine, widths, 50)
    fill(img, shape, colour, seed, g.along(spine), 22)
    return shape


def windows(img: p.Array, places: list[tuple[float, float, float, float]], colour: str, turn: float = 0) -> None:
    """A handful of windows, set by hand."""
    layer = p.Layer()
    for x, y, w, h in places:
        layer.fill(p.moved(p.rect(-w / 2, -h / 2, w, h, 2), x, y, 1, turn), colour)
    p.lay(img, layer, tooth=1.0)


def neighbours(img: p.Array) -> None:
    """Four lesser houses lean on the big one; a chimney coughs."""
    tower(img, [(690, 800), (676, 640), (640, 520), (668, 448), (730, 456)], [124, 118, 108, 96, 84], GREY_DARK, 5)
    windows(img, [(640, 560, 22, 30), (684, 566, 22, 30), (650, 622, 22, 30), (700, 626, 22, 30), (662, 690, 22, 30)], "ffd76a", 8)
    tower(img, [(110, 800), (128, 660), (160, 560), (140, 494), (82, 496)], [120, 116, 106, 94, 84], GREY_DARK, 6)
    windows(img, [(118, 600, 22, 30), (164, 604, 22, 30), (108, 668, 22, 30), (152, 672, 22, 30)], "ffd76a", -8)
    tower(img, [(250, 800), (238, 560), (214, 380), (206, 300)], [130, 120, 112, 104], GREY_PALE, 7)
    windows(img, [(186, 344, 20, 30), (228, 340, 20, 30), (190, 410, 20, 30), (234, 402, 20, 30), (200, 480, 20, 30)], GREY_DARK, -5)
    tower(img, [(560, 800), (568, 540), (592, 330), (598, 236)], [70, 66, 58, 56], "b3573f", 8)
    fill(img, p.moved(p.rect(-38, -16, 76, 32, 4), 599, 232, 1, 3), "8a3d33", 9, 0, 12)
    for k, (x, y, r) in enumerate(((604, 176, 34), (646, 132, 44), (706, 84, 54), (770, 44, 48))):
        fill(
            img,
            p.spline(
                [
                    (x - r, y),
                    (x - r * 0.6, y - r * 0.8),
                    (x + r * 0.5, y - r),
                    (x + r * 1.1, y - r * 0.1),
                    (x + r * 0.5, y + r * 0.7),
                    (x - r * 0.6, y + r * 0.6),
                ]
            ),
            "53586f",
            10 + k,
            0.4,
            16,
        )


def patient(img: p.Array) -> None:
    """The big tower: cold cloth on its roof, blinds half down, red cheeks, a sour mouth."""
    body = p.spline([(262, 820, 1), (268, 560), (276, 300, 1), (330, 286), (460, 282), (536, 296, 1), (546, 560), (560, 820, 1)])
    fill(img, body, GREY, 3, 1.5, 30)
    fill(img, p.spline([(490, 288, 1), (536, 296, 1), (546, 560), (560, 820, 1), (512, 820, 1), (502, 560)]), GREY_DARK, 4, 1.5, 18)
    windows(img, [(316, 340, 26, 34), (366, 336, 26, 34), (416, 334, 26, 34), (466, 336, 26, 34)], GREY_DARK)
    fill(
        img,
        p.spline(
            [
                (250, 300),
                (300, 250),
                (400, 240),
                (500, 252),
                (562, 296),
                (566, 336, 1),
                (520, 316),
                (480, 330, 1),
                (400, 300),
                (322, 322, 1),
                (262, 330, 1),
            ]
        ),
        "bfe3ea",
        5,
        0.1,
        16,
    )
    lines(img, [([(300, 268), (380, 272), (470, 266)], 6), ([(280, 300), (330, 286), (380, 290)], 6)], "7fb4c4")
    for x, gap in ((338, 0), (466, 4)):
        fill(img, p.rect(x - 46, 418, 92, 96, 5), WHITE, 6, 0.1, 14)
        fill(img, p.circle(x + 8, 486, 24, 27), "2c4a78", 7, 0.3, 10)
        fill(img, p.circle(x + 10, 488, 12, 14), LINE, 8, 0.3, 8)
        fill(img, p.circle(x + 16, 478, 5), WHITE, 8, 0.3, 4)
        fill(img, p.poly([(x - 52, 404), (x + 52, 404), (x + 52, 466 + gap), (x - 52, 462 - gap)]), "d9a53c", 9, 0.0, 12)
        slats: list[tuple[p.Points, float]] = [([(x - 50, y), (x, y + 1), (x + 50, y + 1)], 4) for y in (420, 436, 451)]
        lines(img, slats, "a8742a")
        lines(img, [([(x - 46, 516), (x, 518), (x + 46, 516)], 8), ([(x - 36, 540), (x, 550), (x + 30, 544)], 6)], GREY_DARK)
    for x, y in ((306, 590), (508, 586)):
        p.over(img, p.mask(p.circle(x, y, 40, 30), soft=7), FEVER, 0.75)
    spots = p.Layer()
    for x, y, r in (
        (296, 388, 9),
        (524, 384, 10),
        (402, 404, 8),
        (404, 470, 9),
        (292, 680, 11),
        (520, 690, 9),
        (470, 742, 10),
        (340, 750, 8),
        (150, 552, 9),
        (668, 520, 9),
        (232, 540, 8),
    ):
        spots.fill(p.circle(x, y, r, r * 0.9), FEVER)
    p.lay(img, spots, tooth=1.2)
    lines(img, [([(398, 520), (386, 570), (406, 582)], 9)], GREY_DARK)
    lines(img, [([(338, 676), (366, 648), (404, 638), (440, 646)], 15)], LINE)


def thermometer(img: p.Array) -> None:
    """Glass, long, and red nearly to the end."""

    def at(path: skia.Path) -> skia.Path:
        return p.moved(path, 428, 650, 1.06, -24)

    fill(img, at(p.rect(-10, -17, 330, 34, 17)), WHITE, 3, -0.4, 12)
    fill(img, at(p.rect(-4, -6, 268, 12, 6)), FEVER, 4, -0.4, 8)
    marks: list[tuple[p.Points, float]] = []
    for k in range(6):
        q = [at(p.circle(120 + 32 * k, y, 0.1)).getBounds() for y in (-15, -10, -5)]
        marks.append(([(b.centerX(), b.centerY()) for b in q], 4))
    lines(img, marks)
    lines(img, [([(392, 640), (412, 624), (440, 622), (466, 634)], 13), ([(410, 672), (430, 680), (452, 676)], 9)])


def quilt_at(u: float, v: float) -> tuple[float, float]:
    """A place on the quilt: u across, v from the turned-down sheet to the foot; two knees make hills of it."""
    left, right = 4 - 60 * v, 796 + 60 * v
    y = 812 + 440 * v
    knees = math.exp(-(((u - 0.32) / 0.15) ** 2)) + 0.8 * math.exp(-(((u - 0.7) / 0.15) ** 2))
    y -= 64 * knees * math.sin(math.pi * min(1, v * 1.3)) ** 1.2
    return left + (right - left) * u + 12 * math.sin(v * 5 + u * 3), y + 14 * math.sin(u * 5 + v * 2)


def quilt(img: p.Array) -> None:
    """Fields sewn together, no two alike, with three trees; over them the turned-down sheet."""
    us = ((0, 0.2, 0.46, 0.64, 0.86, 1.0), (0, 0.3, 0.52, 0.78, 1.0), (0, 0.16, 0.4, 0.66, 0.84, 1.0))
    vs = (0.0, 0.34, 0.66, 1.0)
    k = 0
    seams: list[tuple[p.Points, float]] = []
    for row in range(3):
        for u0, u1 in zip(us[row], us[row][1:], strict=False):
            edge = [quilt_at(u0 + (u1 - u0) * t, vs[row]) for t in np.linspace(0, 1, 8)]
            edge += [quilt_at(u1 + (u0 - u1) * t, vs[row + 1]) for t in np.linspace(0, 1, 8)]
            furrow = (0.1, 1.3, 0.5, 2.2)[k % 4]
            fill(img, p.poly(edge), FIELDS[(k * 4 + row) % len(FIELDS)], 20 + k, furrow, 26)
            seams.append(([quilt_at(u1, vs[row] + (vs[row + 1] - vs[row]) * t) for t in np.linspace(0, 1, 8)], 5))
            k += 1
        seams.append(([quilt_at(t, vs[row + 1]) for t in np.linspace(0, 1, 20)], 5))
    layer = p.Layer()
    for points, width in seams:
        stitch = p.sample(points, 3 * int(math.dist(points[0], points[-1]) / 26))
        for i in range(0, len(stitch) - 1, 3):
            layer.stroke(p.line([tuple(stitch[i]), tuple(stitch[i + 1])]), width, WHITE)
    p.lay(img, layer, tooth=0.8)
    for x, y, s in ((300, 936, 1.05), (610, 984, 1.25), (110, 1080, 1.45)):
        fill(img, p.rect(x - 5 * s, y - 30 * s, 10 * s, 34 * s), "6b4228", 3, 1.5, 6)
        fill(
            img,
            p.spline(
                [
                    (x - 32 * s, y - 40 * s),
                    (x - 20 * s, y - 74 * s),
                    (x + 6 * s, y - 86 * s),
                    (x + 30 * s, y - 62 * s),
                    (x + 28 * s, y - 34 * s),
                    (x, y - 22 * s),
                ]
            ),
            "2c6a3a",
            4,
            0.5,
            14,
        )
    sheet = [
        (-20, 772),
        (120, 786),
        (300, 766),
        (480, 778),
        (640, 764),
        (820, 780),
        (820, 846),
        (640, 832),
        (470, 848),
        (300, 832),
        (130, 852),
        (-20, 836),
    ]
    fill(img, p.spline(sheet), WHITE, 7, 0.02, 22)
    fill(
        img,
        p.spline(
            [
                (-20, 818),
                (130, 836),
                (300, 816),
                (470, 832),
                (640, 816),
                (820, 830),
                (820, 848),
                (640, 834),
                (470, 850),
                (300, 834),
                (130, 854),
                (-20, 838),
            ]
        ),
        SHADE,
        8,
        0.02,
        8,
    )


def paint() -> p.Array:
    """From the wall to the quilt."""
    img = g.board()
    ward(img)
    pillow(img)
    neighbours(img)
    patient(img)
    thermometer(img)
    quilt(img)
    return img
