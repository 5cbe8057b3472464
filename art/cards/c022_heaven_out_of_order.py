"""The escalator to heaven stands still: travellers climb on foot, an angel's boots stick out of the hatch, a devil shares his lunch.

Technique: pen and body colour.
"""

from __future__ import annotations

import math

import numpy as np

from art import paint as p
from art.paint.voices import ink
from art.paint.voices.printing import PLAIN, paper

NUMBER, TITLE = 22, "Heaven Out of Order"
FINISH = PLAIN

INK, SKY, SAND, GOLD, GOLD_DARK, WHITE = "2a1622", "8fd0ea", "f7e2b4", "f7b92f", "d98a1c", "fffaee"
RED, SKIN, BROWN, RUBBER = "e2382c", "f0b48c", "9a5632", "3a2a3c"
STEPS = [
    (90, 1130, 980, 220), (220, 980, 850, 333), (333, 850, 736, 431), (431, 736, 637, 517), (517, 637, 551, 591), (591, 551, 476, 656),
    (656, 476, 411, 712), (712, 411, 354, 761), (761, 354, 305, 803),
]  # fmt: skip  # left, foot, top, right of every step, smaller towards heaven


def sky(board: ink.Board) -> None:
    """Blue, sand, and a cloud with a bright door in it."""
    ink.flat(board.img, p.rect(-10, 1040, 820, 170), SAND, seed=2, streak=0.01)
    for a, b in ((2.72, 2.86), (2.98, 3.08), (3.2, 3.36), (2.4, 2.56)):
        ray = [(712, 190), (712 + 1400 * math.cos(a), 190 + 1400 * math.sin(a)), (712 + 1400 * math.cos(b), 190 + 1400 * math.sin(b))]
        ink.flat(board.img, p.poly(ray), "a9def0", seed=4, streak=0.01)
    puffs = (
        (470, 140, 92),
        (574, 76, 104),
        (712, 60, 120),
        (820, 120, 100),
        (414, 226, 66),
        (510, 276, 80),
        (630, 306, 74),
        (810, 290, 90),
    )
    board.fill(p.union(*[p.circle(x, y, r, r * 0.88) for x, y, r in puffs], p.circle(670, 180, 150, 120)), WHITE, 6)
    for r, tone in ((124, "fff0a8"), (86, "ffdf5c")):
        ink.flat(board.img, p.circle(712, 190, r, r * 1.02), tone, seed=3, streak=0.01)
    for x, y, w in ((430, 216, 44), (500, 108, 50), (576, 50, 44), (520, 286, 44)):
        board.pen.line([(x - w / 2, y), (x - w / 4, y - 18), (x + w / 4, y - 18), (x + w / 2, y + 4)], 5)


def balustrade(board: ink.Board) -> None:
    """The far side: glass, and the black handrail."""
    rail = [
        (70, 1120),
        (26, 1060),
        (22, 930),
        (70, 840),
        (250, 690),
        (360, 592),
        (455, 510),
        (540, 436),
        (610, 374),
        (675, 318),
        (760, 250),
    ]
    board.fill(p.poly([*p.sample(rail, 50).tolist(), (803, 330), (803, 1130), (90, 1130)]), "dff4f4", 0)
    board.fill(p.ribbon(rail, [42, 42, 40, 38, 32, 27, 23, 19, 16, 13, 8], 90, True), RUBBER, 5)


def flight(board: ink.Board) -> None:
    """The near side: golden steps and the panel below them."""
    edge = [q for x, foot, top, right in STEPS for q in ((x, foot), (x, top), (right, top))]
    board.fill(p.poly([*edge, (830, 305), (830, 1132), (90, 1132)]), GOLD, 6)
    for x, foot, top, right in STEPS:
        w = right - x
        board.fill(p.poly([(x - w * 0.1, top), (right, top), (right, top + w * 0.15), (x - w * 0.1, top + w * 0.15)]), "ffe08a", 4)
        for k in range(1, 5):
            board.pen.line([(x + w * 0.1, top + (foot - top) * (0.14 + 0.17 * k)), (x + w * 0.2, top + (foot - top) * (0.14 + 0.17 * k)),
                            (x + w * 0.32, top + (foot - top) * (0.14 + 0.17 * k))], 1 + w * 0.02)  # fmt: skip
    low = [(166, 1104), (262, 1020), (372, 900), (470, 790), (552, 694), (630, 604), (700, 524), (830, 400)]
    board.fill(p.poly([(x + 30, y + 26) for x, y in low] + [(860, 1132), (196, 1132)]), GOLD_DARK, 5)


def hatch(board: ink.Board) -> None:
    """A dark opening, two wings too wide for it, two soles, and the halo hung up."""
    board.fill(p.spline([(414, 1132, 1), (412, 930), (440, 886), (540, 878), (680, 880), (708, 926), (706, 1132, 1)]), "2c1a34", 6)
    board.fill(p.poly([(716, 890), (800, 850), (804, 1070), (716, 1132)]), "ffe08a", 5)
    for flip, x in ((False, 486), (True, 636)):
        at = ink.Place(board, x, 1042, 1.12, 0, flip)
        for tip, up in (((-150, 66), 40), ((-176, 16), 14), ((-180, -40), -12), ((-160, -96), -36), ((-112, -136), -50)):
            tx, ty = tip
            at.fill(
                [
                    (8, 30 + up * 0.3, 1),
                    (tx * 0.5, ty * 0.5 + up * 0.3 + 26),
                    (tx, ty + 14),
                    (tx - 6, ty - 8),
                    (tx * 0.5, ty * 0.5 + up * 0.2 - 20),
                    (8, -26 + up * 0.3, 1),
                ],
                WHITE,
                5,
            )
        at.fill([(20, 50), (-28, 54), (-62, 24), (-64, -34), (-44, -78), (-10, -60), (20, -20)], WHITE, 5)
        for y in (-34, -4, 26):
            at.line([(-46, y), (-30, y + 10), (-16, y)], 4)
    at = ink.Place(board, 561, 1060, 1.15)
    at.fill([(-66, -30), (0, -60), (66, -30), (72, 44, 1), (-72, 44, 1)], "4b7fd0", 5)
    for side in (-1, 1):
        at.fill([(side * 10, 10), (side * 40, -2), (side * 72, 12), (side * 78, 62), (side * 8, 62)], "3a66b4", 5)
        sole = [
            (side * 14, 108, 1),
            (side * 10, 70),
            (side * 12, 20),
            (side * 36, -8),
            (side * 64, 10),
            (side * 76, 60),
            (side * 78, 108, 1),
        ]
        at.fill([(x + side * 6, y - 12, *c) for x, y, *c in sole], BROWN, 5)
        for y in (24, 44, 64):
            at.line([(side * 28, y), (side * 50, y - 4), (side * 72, y)], 5)
    board.fill(p.cut(p.circle(760, 872, 46, 22), p.circle(760, 872, 30, 11)), "ffdf3c", 5)


def lunch(board: ink.Board) -> None:
    """One who has given up, on the lowest step, and the company he keeps."""
    devil = ink.Place(board, 296, 850, 0.98)
    devil.limb([(30, -16), (70, -30), (86, -76), (66, -104)], [13, 11, 9, 6], RED, 4)
    devil.fill([(66, -96, 1), (48, -112, 1), (58, -134), (70, -142, 1), (82, -126), (88, -106, 1)], RED, 4)
    devil.limb([(-4, -20), (-46, -22), (-58, 20), (-54, 74)], [44, 38, 28, 20], RED)
    devil.fill([(-44, 70), (-50, 100), (-88, 102, 1), (-84, 84), (-66, 66)], INK, 4)
    devil.fill([(-34, -112), (4, -118), (34, -84), (38, -24), (20, 0), (-28, 0), (-40, -40)], RED)
    devil.fill(
        [(-70, -160), (-62, -196), (-22, -214), (20, -200), (36, -160), (20, -118), (-22, -108), (-50, -118), (-62, -136), (-84, -142)], RED
    )
    for x, y, tip in ((-40, -204, (-62, -250)), (0, -210, (14, -252))):
        devil.fill([(x - 10, y + 4, 1), (tip[0], tip[1], 1), (x + 16, y + 2, 1)], "ffe08a", 4)
    devil.dot(-46, -168, 8, 10, WHITE, 3)
    devil.dot(-49, -167, 4, 5, INK)
    devil.line([(-62, -190), (-46, -186), (-34, -194)], 6)
    devil.line([(-62, -128), (-46, -126), (-36, -138)], 6)
    man = ink.Place(board, 124, 980, 1.02)
    man.limb([(10, -20), (-56, -26), (-72, 30), (-66, 108)], [62, 56, 44, 36], "2c4f78")
    man.fill([(-50, 96), (-46, 134, 1), (-118, 134, 1), (-112, 116), (-82, 100)], INK, 4)
    man.limb([(26, -18), (-26, -18), (-38, 40), (-30, 110)], [62, 58, 46, 38], "35608f")
    man.fill([(-14, 98), (-10, 136, 1), (-82, 136, 1), (-76, 118), (-46, 102)], INK, 4)
    man.fill([(-52, -160), (-10, -178), (38, -160), (56, -90), (54, 0, 1), (-46, 2, 1), (-62, -80)], "35608f")
    man.fill([(-16, -172, 1), (6, -110, 1), (24, -170, 1)], WHITE, 4)
    man.fill([(0, -160), (10, -160), (12, -112), (4, -96), (-4, -112)], RED, 3)
    man.fill(
        [(-46, -216), (-40, -262), (-4, -284), (36, -268), (44, -240), (62, -218), (46, -210), (42, -186), (14, -168), (-24, -178)], SKIN
    )
    man.fill([(-50, -212), (-58, -250), (-32, -292), (12, -298), (42, -274), (6, -262), (-10, -240), (-16, -208), (-34, -200)], "6b6470", 4)
    man.dot(-12, -222, 9, 12, SKIN, 4)
    man.dot(26, -236, 4, 5, INK)
    man.line([(16, -252), (28, -256), (38, -250)], 5)
    man.line([(22, -196), (34, -194), (44, -202)], 5)
    man.dot(12, -208, 11, 8, "e2785c")
    man.limb([(-34, -140), (-46, -84), (0, -84), (42, -104)], [44, 40, 34, 28], "2c4f78")
    sandwich(board, 184, 846, -14)
    man.dot(46, -108, 17, 16, SKIN, 5)
    devil.limb([(14, -96), (14, -62), (-22, -52), (-54, -64)], [28, 26, 22, 18], RED)
    sandwich(board, 222, 786, 200)
    devil.dot(-56, -66, 14, 14, RED, 5)


def sandwich(board: ink.Board, x: float, y: float, turn: float) -> None:
    """Half a sandwich."""
    at = ink.Place(board, x, y, 1.0, turn)
    at.fill([(-44, 26, 1), (36, 30, 1), (42, -34, 1)], "f3cf8e", 4)
    at.fill([(-44, 26, 1), (-20, 14), (10, -2), (42, -34, 1), (44, -20), (16, 8), (-12, 22)], "5cb848", 3)


def trunk(board: ink.Board, x: float, y: float, size: float, turn: float, colour: str) -> None:
    """A suitcase with two straps, standing on (x, y)."""
    at = ink.Place(board, x, y, size, turn)
    at.fill([(-24, -96), (-20, -122), (20, -122), (24, -96), (14, -96), (10, -110), (-10, -110), (-14, -96)], INK, 0)
    at.path(p.rect(-76, -100, 152, 100, 14), colour, 5)
    for k in (-44, 36):
        at.path(p.rect(k, -100, 14, 100), "f3cf8e", 4)


def climbers(board: ink.Board) -> None:
    """One hauls a trunk as big as herself; far above another is nearly there."""
    trunk(board, 462, 640, 0.8, -12, BROWN)
    at = ink.Place(board, 570, 551, 0.95)
    at.limb([(-6, -92), (-18, -44), (-12, -6)], [42, 32, 24], "4a2f58")
    at.fill([(-32, -14), (8, -14), (24, -2, 1), (-30, 0, 1)], INK, 3)
    at.limb([(8, -100), (52, -126), (48, -92)], [44, 36, 26], "4a2f58")
    at.fill([(32, -96), (66, -96), (82, -80, 1), (34, -78, 1)], INK, 3)
    at.fill([(-2, -214), (38, -218), (62, -180), (60, -120), (70, -78, 1), (16, -58), (-44, -64, 1), (-30, -120), (-24, -176)], "b0418c")
    at.limb([(10, -196), (-50, -136), (-104, -42)], [40, 34, 26], "b0418c")
    at.dot(-110, -30, 16, 15, "c98256", 4)
    at.fill(
        [(18, -226), (14, -262), (40, -284), (72, -272), (82, -250), (94, -236), (82, -230), (76, -212), (50, -204), (28, -210)],
        "c98256",
        5,
    )
    at.fill([(4, -250), (20, -298), (70, -300), (96, -268, 1), (54, -264), (40, -236), (26, -222), (6, -226)], "ffdf5c", 5)
    at.dot(70, -246, 4, 5, INK)
    at.line([(62, -222), (72, -220), (80, -226)], 4)
    at = ink.Place(board, 735, 354, 0.42)
    at.limb([(-4, -92), (-20, -44), (-16, -6)], [38, 30, 22], RUBBER, 3)
    at.limb([(4, -96), (44, -104), (46, -72)], [38, 30, 22], RUBBER, 3)
    at.fill([(-30, -190), (10, -204), (38, -176), (32, -84, 1), (-30, -80, 1)], "2a8a86", 4)
    at.dot(6, -230, 28, 30, SKIN, 4)
    at.fill([(-34, -238, 1), (-18, -270), (30, -270), (46, -242, 1)], RUBBER, 3)
    at.limb([(-6, -176), (-36, -150), (-14, -120)], [30, 24, 20], "2a8a86", 4)
    trunk(board, 712, 344, 0.26, -8, RED)


def cone(board: ink.Board) -> None:
    """The striped cone that says it all."""
    at = ink.Place(board, 758, 1176, 1.0)
    at.fill([(-14, -160, 1), (14, -160, 1), (52, -14, 1), (-52, -14, 1)], RED)
    for a, b, x0, x1 in ((-126, -96, 23, 31), (-62, -34, 40, 47)):
        at.fill([(-x0, a, 1), (x0, a, 1), (x1, b, 1), (-x1, b, 1)], WHITE, 4)
    at.fill([(-76, -14, 1), (76, -14, 1), (80, 6, 1), (-80, 6, 1)], RED)


def paint() -> p.Array:
    """The card."""
    img = paper(SKY, seed=22)
    board = ink.Board(img, INK, SKY, 22)
    sky(board)
    balustrade(board)
    flight(board)
    climbers(board)
    hatch(board)
    lunch(board)
    cone(board)
    board.lay()
    return np.clip(img, 0, 1)
