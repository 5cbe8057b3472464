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

INK, NIGHT, DARK, DARKER, WOOD, WOOD_DARK = "120e28", "39409a", "241f5c", "191540", "8a4a3c", "6a3840"
RED, ROSE, CREAM, MUSTARD, FUR, LIGHT = "e8483f", "f7a8a0", "fff4d8", "f3b233", "2fb8ae", "ffe58a"
SKIN, PYJAMAS, HAIR = "f2b48a", "7cc4ee", "5a2c1e"
SECOND_QUILT = (
    "30,664! 180,658 300,652 400,616 520,600 640,622 770,650! 770,742! 700,752 660,712 540,700 410,706 360,736 "
    "260,724 150,742 30,728!"
)


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
    ink.flat(board.img, p.rect(-10, 760, 820, 450), DARKER, seed=5, streak=0.01)


def post(board: ink.Board, x: float) -> None:
    """A bedpost that runs through all the storeys, its grain running with it."""
    shape = p.rect(x, 150, 52, 1090)
    board.fill(shape, WOOD, 6)
    ink.flat(board.img, shape, WOOD, seed=3, streak=0.0)
    for k, (top, length) in enumerate(((330, 190), (560, 150), (470, 120), (880, 220))):
        u = x + 16 + 10 * (k % 3)
        board.pen.line([(u, top), (u + 3, top + length / 2), (u, top + length)], 3)


def mattress(board: ink.Board, y: float, colour: str) -> None:
    """A thick edge in ticking between the posts, on a rail."""
    board.fill(p.rect(40, y, 720, 72, r=16), colour, 5)
    for x in range(76, 750, 46):
        board.pen.line([(x, y + 12), (x + 2, y + 40), (x, y + 64)], 2.4)
    board.fill(p.rect(40, y + 68, 720, 30), WOOD_DARK, 5)


def beam(board: ink.Board, mouth: tuple[float, float], left: tuple[float, float], right: tuple[float, float]) -> None:
    """Torchlight: a wedge with a sharp edge, bright at the lamp and thinner below, and its glow in the dark air."""
    x, y = mouth
    p.glow(board.img, x, y + 90, 300, colour="8a78c8", alpha=0.5)
    wedge = p.mask(p.poly([(x - 28, y), (x + 28, y), right, left]))
    p.over(board.img, wedge, LIGHT, 0.86)
    p.over(board.img, wedge * p.smooth(left[1] + 40, y - 30, p.grid.y), "fff2b8", 0.85)


def child(board: ink.Board) -> None:
    """Bent over the edge, upside down, one arm held fast under the quilt, the other with the torch."""
    limb(board, p.points("196,318 138,352 104,328 100,250 104,180"), [68, 58, 50, 46, 44], PYJAMAS)
    trunk = p.spline(p.points("184,176! 356,176! 350,250 376,308 346,350 268,366 196,354 166,312 190,250"))
    board.fill(trunk, PYJAMAS, 5)
    board.fill(p.spline(p.points("176,326 200,290 224,310 214,346 190,350")), PYJAMAS, 0)
    for line in ("206,206 222,226 226,252", "330,200 318,224 318,250", "262,214 266,236 260,256"):
        board.pen.line(p.points(line), 3.4)
    torch(board, 566, 486, -12, size=1.16, colour=RED)
    limb(board, p.points("330,316 404,358 470,374 522,380"), [72, 62, 52, 40], PYJAMAS)
    board.fill(p.spline(p.points("296,300 336,288 356,312 340,344 304,346")), PYJAMAS, 0)
    fist(ink.Place(board, 546, 394, 1.06, turn=170, flip=True), SKIN)
    child_head(ink.Place(board, 268, 466, 1.08, turn=186))


def child_head(at: ink.Place) -> None:
    """Hair hanging straight down, eyes on what the torch finds."""
    at.fill(p.points("-30,56! 30,56! 36,98 0,116 -36,98"), SKIN)
    at.fill(
        p.points(
            "-80,20 -90,-40 -88,-112! -68,-80 -56,-144! -36,-96 -14,-160! 8,-100 30,-150! 46,-94 66,-134! 76,-80 "
            "92,-104! 90,-30 80,20 0,30"
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


def fist(at: ink.Place, colour: str, claws: bool = False) -> None:
    """A hand shut round an upright handle: the palm at the left, fingers that come round the right edge, tips on the
    front, the thumb across them."""
    at.fill(p.points("-58,-17 -40,-27 -16,-40 2,-36 4,40 -16,42 -42,26 -58,17"), colour)
    for y, out, tip, w in ((32, 27, -11, 18), (14, 33, -18, 21), (-6, 34, -19, 22), (-26, 31, -14, 21)):
        at.limb([(out, y - 1), (8, y), (tip, y + 2)], [w * 0.94, w, w * 0.8], colour, 4)
        if claws:
            at.fill([(tip + 2, y - 7, 1), (tip - 20, y + 3, 1), (tip + 2, y + 9, 1)], CREAM, 3)
    at.limb(p.points("-42,-10 -28,-34 -4,-42 20,-34"), [26, 23, 20, 15], colour, 4)
    at.path(p.spline(p.points("-56,-12 -42,-22 -30,-16 -30,4 -42,14 -56,12")), colour, 0)


def blanket(board: ink.Board, outline: p.Points, colour: str, patches: Sequence[tuple[p.Points, str]]) -> None:
    """A quilt that hangs over the edge: its outline, and the patches that show."""
    path = p.spline(outline)
    board.fill(path, colour, 6)
    for points, tone in patches:
        ink.flat(board.img, p.spline(points), tone, seed=6)
        board.pen.outline(p.spline(points), 3)


def first_bed(board: ink.Board) -> None:
    """Ours: red quilt."""
    mattress(board, 188, "dfe6f4")
    child(board)
    top = p.points(
        "-40,120! 60,112 150,64 270,44 400,84 520,128 640,136 850,140! 850,232! 740,246 640,226 540,244 440,216 "
        "370,200 270,192 184,202 132,240 60,250 -40,236!"
    )
    patches = [
        (p.points("150,66! 210,48 280,46! 290,120 286,190! 230,192 184,202! 160,140"), ROSE),
        (p.points("470,114! 540,132 600,136! 606,180 600,230! 540,242 474,226! 466,170"), CREAM),
    ]
    blanket(board, top, RED, patches)


def second_bed(board: ink.Board) -> None:
    """The monster's: mustard quilt."""
    mattress(board, 684, "c9b6d8")
    monster(board)
    board.fill(p.spline(p.points("56,672 60,636 130,622 196,634 206,668 130,688")), CREAM, 6)
    patches = [
        (p.points("236,656! 300,652 346,636! 352,690 348,732! 290,726 240,728! 232,690"), RED),
        (p.points("470,604! 530,600 584,608! 592,660 588,702! 530,700 472,702! 466,650"), PYJAMAS),
    ]
    blanket(board, p.points(SECOND_QUILT), MUSTARD, patches)
    lit = p.mask(p.circle(564, 616, 108, 54)) * p.mask(p.spline(p.points(SECOND_QUILT)))
    p.over(board.img, lit, LIGHT, 0.34)


def monster(board: ink.Board) -> None:
    """Shaggy, horned, fanged, and every bit as afraid."""
    limb(board, p.points("646,790 706,824 732,790 728,700"), [78, 66, 58, 52], FUR)
    trunk = p.spline(p.points("412,676! 654,676! 664,730 690,780 676,830 620,862 520,868 400,852 360,806 396,740"))
    board.fill(trunk, FUR, 5)
    board.fill(p.spline(p.points("650,780 690,770 704,800 690,836 650,836")), FUR, 0)
    for x, y in p.points("450,736 520,752 596,734 484,778 560,780 630,772"):
        board.pen.line([(x - 8, y - 6), (x, y + 6), (x + 8, y - 6)], 3.6)
    torch(board, 262, 936, 14, size=1.0, colour=MUSTARD)
    limb(board, p.points("416,800 372,846 330,850 296,850"), [84, 70, 58, 48], FUR)
    board.fill(p.spline(p.points("396,790 430,764 456,790 440,832 404,836")), FUR, 0)
    fist(ink.Place(board, 277, 858, 1.1, turn=194), FUR, True)
    monster_head(ink.Place(board, 532, 912, 0.95, turn=174))


def monster_head(at: ink.Place) -> None:
    """Horns, one eye larger than the other, a mouth that would rather be elsewhere."""
    random = np.random.default_rng(5)
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


def last_bed(board: ink.Board) -> None:
    """And there, in the red quilt, the same child, fast asleep and smiling in the light."""
    board.fill(p.rect(40, 1158, 720, 70, r=16), "dfe6f4", 5)
    board.fill(p.spline(p.points("112,1160 92,1090 140,1050 330,1046 404,1086 396,1152 260,1180")), CREAM, 5)
    at = ink.Place(board, 276, 1092, 0.84, turn=-76)
    at.fill(
        p.points("-80,20 -92,-30 -96,-70! -66,-80 -50,-118! -14,-96 20,-122! 44,-92 84,-96! 88,-30 80,20 0,30"), HAIR, 4
    )
    at.dot(-78, 4, 17, 20, colour=SKIN, line=4)
    at.fill(p.points("-76,-12 -66,-52 0,-62 66,-52 76,-12 64,44 32,76 0,82 -32,76 -64,44"), SKIN, 4)
    at.fill(p.points("-78,4! -82,-54 0,-94 82,-54 78,4! 68,-40 34,-64 18,-50! -8,-66 -34,-52! -66,-44"), HAIR, 0)
    for side in (-1, 1):
        at.line([(side * 44, -4), (side * 30, 10), (side * 14, -2)], 6)
        at.dot(side * 48, 32, 14, 10, colour="ef8070")
    at.line(p.points("-26,42 -12,56 4,58 18,52 28,40"), 6)
    p.over(board.img, p.mask(p.poly(p.points("236,936 288,936 440,1150 440,1170 140,1170"))), LIGHT, 0.26)
    top = p.points("352,1190! 350,1136 404,1092 500,1076 600,1092 700,1100 770,1110! 770,1230! 340,1230!")
    blanket(board, top, RED, [(p.points("470,1080! 530,1078 590,1090! 600,1150 596,1230! 470,1230! 464,1150"), ROSE)])


def paint() -> p.Array:
    """One bunk bed from the front: room, posts and beams of light, then the beds from the lowest up."""
    img = paper(DARK, seed=33)
    board = ink.Board(img, INK, DARK, 33)
    bedroom(board)
    for x in (-6, 754):
        post(board, x)
    beam(board, (566, 486), (380, 720), (720, 720))
    beam(board, (262, 936), (130, 1170), (460, 1170))
    last_bed(board)
    second_bed(board)
    first_bed(board)
    board.lay()
    return np.clip(img, 0, 1)
