"""A child hangs out of bed and shines a torch below, where a monster hangs out of its bed and does the same.

Technique: pen and body colour.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from art import paint as p
from art.paint.voices import ink
from art.paint.voices.printing import PLAIN, paper

NUMBER, TITLE = 33, "Who's Under There"
FINISH = PLAIN

INK, NIGHT, DARK, DARKER, WOOD = "120e28", "39409a", "241f5c", "191540", "8a4a3c"
RED, ROSE, CREAM, MUSTARD, FUR, LIGHT = "e8483f", "f7a8a0", "fff4d8", "f3b233", "2fb8ae", "ffe58a"
SKIN, PYJAMAS, HAIR = "f2b48a", "7cc4ee", "5a2c1e"


def limb(board: ink.Board, points: p.Points, widths: Sequence[float], colour: str) -> None:
    """An arm."""
    board.fill(p.ribbon(points, widths, 40, True), colour, 5)


def torch(board: ink.Board, x: float, y: float, turn: float, size: float, colour: str) -> None:
    """A torch whose mouth lies at (x, y), pointing down when turn is 0."""
    at = ink.Place(board, x, y, size, turn=turn)
    at.fill(p.points("-16,-150! 16,-150! 15,-44! -15,-44!"), colour)
    at.fill(p.points("-17,-46! 17,-46! 34,-2! -34,-2!"), colour)
    at.dot(0, -1, 34, 9, colour=CREAM, line=4)


def bedroom(board: ink.Board) -> None:
    """A strip of moonlit wall, and under the bed nothing but dark in dark."""
    ink.flat(board.img, p.rect(-10, -10, 820, 330), NIGHT, seed=2, streak=0.012)
    ink.flat(board.img, p.cut(p.circle(660, 62, 46), p.circle(636, 50, 40)), CREAM, seed=3)
    ink.flat(board.img, p.rect(-10, 260, 820, 960), DARK, seed=4, streak=0.01)
    ink.flat(
        board.img,
        p.spline(p.points("120,700! 680,700! 672,960 684,1210! 112,1210! 128,960")),
        DARKER,
        seed=5,
        streak=0.01,
    )


def post(board: ink.Board, x: float, y: float, width: float, colour: str) -> None:
    """A bedpost from y down, its grain running with it."""
    board.fill(p.rect(x, y, width, 1240 - y), colour, 6)
    ink.flat(board.img, p.rect(x, y, width, 1240 - y), colour, seed=3, streak=0.0)
    for k, (top, length) in enumerate(((150, 190), (420, 150), (260, 120), (700, 220))):
        u = x + width * (0.3 + 0.2 * (k % 3))
        board.pen.line([(u, y + top), (u + 3, y + top + length / 2), (u, y + top + length)], 3)


def beam(board: ink.Board, mouth: tuple[float, float], left: tuple[float, float], right: tuple[float, float]) -> None:
    """Torchlight: a wedge with a sharp edge, bright at the lamp and thinner below, and its glow in the dark air."""
    x, y = mouth
    p.glow(board.img, x, y + 90, 300, colour="8a78c8", alpha=0.5)
    wedge = p.mask(p.poly([(x - 28, y), (x + 28, y), right, left]))
    p.over(board.img, wedge, LIGHT, 0.86)
    p.over(board.img, wedge * p.smooth(left[1] + 40, y - 30, p.grid.y), "fff2b8", 0.85)


def child(board: ink.Board) -> None:
    """Upside down, hair hanging, eyes on what the torch finds."""
    limb(board, p.points("206,312 148,344 112,330 98,276"), [66, 56, 48, 38], PYJAMAS)
    at = ink.Place(board, 268, 462, 1.16, turn=186)
    at.fill(p.points("-30,60 30,60 84,104 96,240! -96,240! -84,104"), PYJAMAS)
    at.fill(p.points("-28,50! 28,50! 32,96 0,112 -32,96"), SKIN)
    at.fill(
        p.points(
            "-80,20 -88,-30 -84,-96! -62,-78 -44,-142! -22,-100 2,-160! 24,-104 56,-136! 64,-84 88,-96! 88,-30 80,20 "
            "0,30"
        ),
        HAIR,
    )
    at.dot(70, 8, 18, 22, colour=SKIN, line=5)
    at.line([(66, 0), (76, 6), (68, 18)], 4)
    face = p.points("-70,-16 -64,-52 -20,-64 30,-62 68,-50 74,-8 62,40 34,70 0,84 -32,82 -54,62 -62,40 -70,20 -64,2")
    at.fill(face, SKIN)
    at.fill(
        p.points("76,4! 86,-46 50,-88 -26,-92 -76,-58 -72,-20! -54,-46 -32,-58! -14,-44 10,-62! 30,-42 56,-30 62,0!"),
        HAIR,
        0,
    )
    for x, w in ((-45, 13.5), (6, 19)):  # turned to the lamp: the far eye is narrower
        at.dot(x, 4, w, 22, colour="fffdf4", line=4)
        at.dot(x - w * 0.36, -5, w * 0.55, 12, colour=INK)
        at.dot(x - w * 0.2, 0, w * 0.17, 3.6, colour="fffdf4")
        at.line([(x - w, -26 - w * 0.4), (x, -36), (x + w, -26)], 6)
    at.dot(34, 42, 15, 11, colour="ef8070")
    at.dot(-56, 38, 8, 9, colour="ef8070")
    at.line(p.points("-26,10 -40,30 -32,38 -22,35"), 5)
    at.fill(p.points("-36,56 -22,52 -6,56 -8,70 -22,75 -34,68"), "8a2430", 4)
    at.fill(p.points("-28,68 -20,65 -12,68 -20,73"), "e2706c", 0)
    torch(board, 556, 474, -12, size=1.16, colour=RED)
    limb(board, p.points("326,318 400,348 470,356 526,366"), [68, 60, 52, 44], PYJAMAS)
    fist(board, ink.Place(board, 540, 380, 1.06, turn=2), SKIN)


def fist(board: ink.Board, at: ink.Place, colour: str, claws: bool = False) -> None:
    """A hand from behind: the wrist at the left, four fingers that go round the handle, the thumb laid over the
    first."""
    at.fill(p.points("-46,-20 -20,-34 6,-36 14,0 8,36 -18,34 -46,22"), colour)
    for y, reach, w in ((28, 24, 17), (11, 31, 19), (-7, 33, 20), (-25, 29, 19)):
        at.limb([(-6, y), (reach * 0.5, y - 1), (reach, y + 2)], [w, w, w * 0.86], colour, 4)
        if claws:
            at.fill([(reach + 4, y - 6, 1), (reach + 21, y + 3, 1), (reach + 3, y + 9, 1)], CREAM, 3)
    at.path(p.spline(p.points("-30,-24 -4,-34 2,-6 0,32 -30,26")), colour, 0)
    at.limb(p.points("-30,-18 -14,-40 8,-47 22,-42"), [24, 20, 18, 13], colour, 4)
    at.path(p.spline(p.points("-38,-12 -28,-26 -16,-26 -16,-8 -30,0")), colour, 0)


def blanket(board: ink.Board, outline: p.Points, colour: str, patches: Sequence[tuple[p.Points, str]]) -> None:
    """A quilt that hangs over the edge: its outline, and the patches that show."""
    path = p.spline(outline)
    board.fill(path, colour, 6)
    for points, tone in patches:
        ink.flat(board.img, p.spline(points), tone, seed=6)
        board.pen.outline(p.spline(points), 3)


def first_bed(board: ink.Board) -> None:
    """Ours: red quilt, big posts."""
    for x in (-6, 756):
        post(board, x, 190, 50, colour=WOOD)
    child(board)
    board.fill(p.spline(p.points("-30,120 10,60 120,52 170,90 160,140 40,156")), CREAM, 6)
    top = p.points(
        "-40,136! 110,120 200,68 300,48 420,90 560,136 700,130 850,140! 850,262! 700,278 640,262 540,284 460,266 "
        "360,282 250,266 150,284 60,266 -40,280!"
    )
    blanket(
        board,
        top,
        RED,
        [
            (p.points("120,124! 200,74 290,58! 300,166! 206,162 112,168!"), ROSE),
            (p.points("300,166! 400,172 500,164! 512,274! 460,262 360,278 296,270!"), CREAM),
            (p.points("566,142! 640,144 706,136! 710,166 704,208! 640,202 574,208!"), MUSTARD),
            (p.points("-40,170! 40,174 112,168! 106,270! 60,262 -40,276!"), MUSTARD),
        ],
    )
    fist(board, ink.Place(board, 100, 266, 0.9, turn=-84), SKIN)


def second_bed(board: ink.Board) -> None:
    """The monster's: mustard quilt, posts inside ours."""
    for x in (112, 652):
        post(board, x, 700, 36, colour="6a3840")
    monster(board)
    board.fill(p.spline(p.points("640,680 560,670 548,630 580,606 670,610 700,640")), CREAM, 6)
    top = p.points(
        "96,670! 180,656 300,670 420,630 520,620 600,660 704,670! 708,770! 640,786 570,768 480,786 390,770 300,786 "
        "200,768 96,784!"
    )
    blanket(
        board,
        top,
        MUSTARD,
        [
            (p.points("190,662! 250,664 312,670! 320,730 312,780! 250,780 200,770! 194,720"), RED),
            (p.points("430,632! 520,626 560,644! 566,700 560,766! 480,782 436,776! 430,700"), PYJAMAS),
        ],
    )


def monster(board: ink.Board) -> None:
    """Shaggy, horned, fanged, and every bit as afraid."""
    random = np.random.default_rng(5)
    at = ink.Place(board, 516, 884, 1.02, turn=174)
    at.fill(p.points("-90,40 90,40 120,160! -120,160!"), FUR, 5)
    for side in (-1, 1):
        at.fill(
            [(side * 62, -70, 1), (side * 78, -120), (side * 120, -140, 1), (side * 120, -96), (side * 100, -50, 1)],
            CREAM,
        )
    rim: list[p.Point] = []
    for k in range(34):
        a = k * math.tau / 34
        out = 1.16 + random.uniform(-0.03, 0.07) if k % 2 else 0.98
        rim.append((142 * out * math.cos(a + 0.05), 104 * out * math.sin(a + 0.05), 1))
    at.fill(rim, FUR, 5)
    at.fill(p.points("-58,30 -30,6 20,4 62,24 66,66 40,92 -20,96 -58,72"), "7fdccb", 0)  # a pale muzzle
    for x, y, r in ((-50, -22, 27), (38, -20, 38)):  # one eye smaller than the other, both on the lamp
        at.dot(x, y, r, r * 1.06, colour=LIGHT, line=5)
        at.dot(x + r * 0.3, y + r * 0.12, r * 0.36, r * 0.62, colour=INK)
        at.dot(x + r * 0.16, y - r * 0.2, r * 0.13, r * 0.15, colour="fffdf4")
    at.limb([(-82, -52), (-52, -66), (-22, -54)], [6, 15, 9], "14746e", 4)
    at.limb([(2, -62), (42, -78), (82, -56)], [9, 17, 6], "14746e", 4)
    at.fill(p.points("-16,22 8,12 34,20 30,36 10,44 -10,36"), "14746e", 4)
    at.dot(0, 28, 4.5, 5, colour=INK)
    at.dot(20, 28, 4.5, 5, colour=INK)
    at.line([(10, 44), (10, 56)], 4)
    at.fill(p.points("-38,70 -14,58 10,64 36,56 54,68 30,82 -14,84"), "5a1636", 5)
    at.fill([(-22, 82, 1), (-14, 60, 1), (-4, 82, 1)], "fffdf4", 3)
    at.fill([(26, 80, 1), (36, 58, 1), (44, 76, 1)], "fffdf4", 3)
    for x, y in p.points("-112,14 -98,44 108,20 98,48 -6,-82 -116,-20"):
        at.line([(x - 7, y + 8), (x, y - 4), (x + 7, y + 8)], 4)
    torch(board, 262, 930, 16, size=1.0, colour=MUSTARD)
    limb(board, p.points("420,776 364,808 318,822 290,836"), [74, 66, 58, 54], FUR)
    fist(board, ink.Place(board, 284, 852, 1.14, turn=-8, flip=True), FUR, True)
    limb(board, p.points("620,780 646,810 660,792 656,756"), [56, 52, 50, 44], FUR)


def last_bed(board: ink.Board) -> None:
    """And there, in the red quilt, the same child, fast asleep."""
    board.fill(p.spline(p.points("182,1150 176,1080 224,1046 350,1050 396,1090 380,1150 270,1176")), CREAM, 5)
    at = ink.Place(board, 292, 1096, 0.76, turn=-76)
    at.fill(
        p.points("-80,20 -92,-30 -96,-70! -66,-80 -50,-118! -14,-96 20,-122! 44,-92 84,-96! 88,-30 80,20 0,30"), HAIR, 4
    )
    at.dot(-78, 4, 17, 20, colour=SKIN, line=4)
    at.fill(p.points("-76,-12 -66,-52 0,-62 66,-52 76,-12 64,44 32,76 0,82 -32,76 -64,44"), SKIN, 4)
    at.fill(p.points("-78,4! -82,-54 0,-94 82,-54 78,4! 68,-40 34,-64 18,-50! -8,-66 -34,-52! -66,-44"), HAIR, 0)
    for side in (-1, 1):
        at.line([(side * 44, -2), (side * 30, 10), (side * 14, 0)], 6)
        at.dot(side * 50, 34, 14, 10, colour="ef8070")
    at.line([(-12, 50), (0, 56), (12, 50)], 6)
    top = p.points("340,1176! 352,1130 400,1092 480,1082 560,1100 636,1110! 640,1230! 160,1230! 160,1176! 250,1184")
    blanket(
        board,
        top,
        RED,
        [
            (p.points("440,1086! 490,1084 540,1096! 546,1160! 490,1154 436,1160!"), ROSE),
            (p.points("160,1190! 230,1192 300,1184! 304,1230! 160,1230!"), MUSTARD),
        ],
    )


def paint() -> p.Array:
    """The card."""
    img = paper(DARK, seed=33)
    board = ink.Board(img, INK, DARK, 33)
    bedroom(board)
    beam(board, (556, 474), (360, 700), (700, 700))
    beam(board, (262, 930), (188, 1110), (452, 1110))
    last_bed(board)
    second_bed(board)
    first_bed(board)
    board.lay()
    return np.clip(img, 0, 1)
