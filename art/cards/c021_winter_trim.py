"""A badger on a ladder trims a great cloud, and what he cuts off snows on the village at the foot of the cape.

Technique: pen and body colour.
"""

from __future__ import annotations

import math

import numpy as np

from art import paint as p
from art.paint.voices import ink
from art.paint.voices.printing import PLAIN, paper

NUMBER, TITLE = 21, "Winter Trim"
FINISH = PLAIN

PINK, WHITE, ICE, BLUE, INK, MINT, GOLD = "f7b3b4", "fdfbf6", "d5e4f3", "2f6fb7", "232430", "9fd8c4", "f0b43c"
LOCKS = [(52, 372, 104, 1), (104, 222, 112, -1), (232, 124, 122, 1), (384, 112, 98, -1), (44, 506, 84, -1), (116, 592, 72, 1)]
SHORN = [(452, 200, 58), (488, 284, 50), (500, 364, 46), (492, 444, 48), (446, 528, 62), (340, 588, 70), (226, 606, 66)]


def spiral(x: float, y: float, r: float, turn: int, start: float, rounds: float = 1.6) -> list[p.Point]:
    """A curl, wound inwards from its rim."""
    out: list[p.Point] = []
    for t in np.linspace(0, 1, 26):
        a = start + turn * t * rounds * math.tau
        q = r * (1 - 0.86 * float(t) ** 0.9)
        out.append((x + q * math.cos(a), y + q * 0.94 * math.sin(a)))
    return out


def cape(board: ink.Board) -> None:
    """The striped cape, wide as a hill."""
    top = [(150 + 34 * k, 610 + 10 * math.sin(k / 7 * math.pi)) for k in range(9)]
    hem = [(-90 + 92 * k, 1010 - 26 * math.sin(k / 8 * math.pi) + (14 if k % 2 else 0)) for k in range(9)]
    for k in range(8):
        (x0, y0), (x1, y1), (x2, y2), (x3, y3) = top[k], top[k + 1], hem[k + 1], hem[k]
        sag = (k - 3.5) * 9
        stripe = p.spline([(x0, y0, 1), (x1, y1, 1), ((x1 + x2) / 2 + sag, (y1 + y2) / 2 + 20), (x2, y2, 1), ((x2 + x3) / 2, (y2 + y3) / 2 + 12), (x3, y3, 1),
                           ((x0 + x3) / 2 + sag - 9, (y0 + y3) / 2 + 20)])  # fmt: skip
        board.fill(stripe, BLUE if k % 2 else WHITE, 3.4)


def cloud(board: ink.Board) -> None:
    """The customer: curly on the left, shorn on the right, eyes closed."""
    face = p.circle(292, 396, 222, 214)
    shape = p.union(face, *[p.circle(x, y, r, r * 0.94) for x, y, r, _ in LOCKS], *[p.circle(x, y, r) for x, y, r in SHORN])
    board.fill(shape, WHITE, 5)
    shade = p.cut(p.cut(shape, p.moved(shape, -12, -26)), p.rect(-50, -50, 900, 330))
    ink.flat(board.img, shade, ICE, seed=5)
    for k, (x, y, r, turn) in enumerate(LOCKS):
        board.pen.line(spiral(x, y, r * 0.72, turn, 0.6 + 1.3 * k, 1.5 + 0.16 * (k % 3)), 7)
    for x, y, r, turn, start in (
        (186, 330, 40, 1, 2.0),
        (180, 462, 34, -1, 0.4),
        (300, 236, 38, -1, 3.2),
        (232, 262, 22, 1, 1.0),
        (140, 402, 20, 1, 4),
    ):
        board.pen.line(spiral(x, y, r, turn, start, 1.3), 5.5)
    for x, y in ((452, 262), (464, 330), (462, 404), (404, 230)):
        board.pen.line([(x - 4, y - 20), (x + 9, y - 10), (x + 12, y + 4), (x + 3, y + 18)], 4.5)
    for x, y in ((248, 470), (428, 466)):
        ink.flat(board.img, p.circle(x, y, 34, 24), "f7a3a8", 0.85, seed=3)
    for x in (270, 402):
        board.pen.line([(x - 34, 404), (x - 14, 424), (x + 12, 424), (x + 32, 402)], 8)
        for dx, dy in ((-30, 0), (-12, 12), (10, 12), (28, 0)):
            board.pen.line([(x + dx, 410 + dy), (x + dx * 1.2, 418 + dy), (x + dx * 1.5, 426 + dy)], 4)
    board.pen.line([(300, 482), (322, 506), (350, 508), (372, 486)], 8)


def curl(board: ink.Board, points: list[p.Point], width: float) -> None:
    """A loose curl, fat at the root, thin inside."""
    board.fill(p.ribbon(points, [width, width * 0.9, width * 0.7, width * 0.3], 50), WHITE, 2.6 + width * 0.05)


def ladder(board: ink.Board) -> None:
    """A ladder from the village square to the cloud's ear."""
    for k in range(13):
        t = (k + 0.5) / 13
        x, y = 566 + 134 * t, 420 + 680 * t
        board.fill(p.poly([(x, y), (x + 88, y + 3), (x + 89, y + 15), (x + 1, y + 12)]), GOLD, 3.2)
    for dx in (0, 84):
        board.fill(p.poly([(546 + dx, 380), (562 + dx, 378), (712 + dx, 1110), (694 + dx, 1112)]), GOLD, 3.6)


def badger(board: ink.Board) -> None:
    """The barber: coat, striped head, both arms up."""
    fur, dark = "4a4b57", "2c2d38"
    for points in ([(664, 770), (650, 820), (640, 858)], [(716, 770), (724, 810), (716, 842)]):
        board.fill(p.ribbon(points, [50, 42, 34], 20), fur, 3.4)
    for x, y in ((628, 872), (704, 854)):
        board.fill(p.spline([(x - 38, y + 6, 1), (x - 34, y - 14), (x - 6, y - 24), (x + 26, y - 20), (x + 28, y + 8, 1)]), dark, 3.2)
    board.fill(p.spline([(630, 560), (600, 584), (602, 556), (570, 554), (558, 600), (574, 640), (612, 646), (650, 620)]), MINT, 3.6)
    board.fill(p.spline([(568, 566), (560, 536), (576, 520), (602, 524), (608, 548), (596, 568)]), dark, 3.2)
    arm = p.ribbon([(700, 590), (746, 530), (752, 440), (728, 344)], [104, 76, 58, 42], 60, True)
    coat = p.spline(
        [(612, 548), (650, 520), (710, 522), (748, 566), (764, 660), (776, 786, 1), (700, 800), (628, 790, 1), (634, 700), (618, 620)]
    )
    board.fill(p.union(coat, arm), MINT, 4.2)
    board.pen.line([(690, 540), (712, 580), (708, 640)], 3.4)
    board.pen.line([(648, 560), (664, 660), (660, 788)], 3.6)
    for y in (620, 676, 732):
        ink.flat(board.img, p.circle(642, y, 7), INK, seed=2)
    board.fill(p.rect(692, 690, 54, 58, 8), MINT, 3.2)
    board.fill(p.poly([(700, 654), (736, 650), (738, 664), (716, 667), (718, 690), (704, 690)]), BLUE, 2.6)
    head = p.spline(
        [(534, 424), (556, 404), (598, 384), (640, 378), (682, 398), (700, 440), (692, 490), (650, 524), (606, 512), (566, 478), (538, 448)]
    )
    board.fill(head, WHITE, 4.2)
    ink.flat(
        board.img,
        p.spline([(548, 434), (592, 414), (640, 404), (676, 420), (690, 452), (664, 462), (630, 442), (590, 440), (556, 446)]),
        dark,
        seed=4,
    )
    ink.flat(board.img, p.spline([(688, 470), (694, 492), (650, 522), (610, 510), (644, 494)]), fur, seed=5)
    board.fill(p.spline([(664, 394), (676, 366), (702, 372), (706, 400), (686, 414)]), dark, 3.4)
    board.fill(p.spline([(526, 432), (534, 416), (552, 416), (556, 432), (542, 444)]), INK, 3)
    ink.flat(board.img, p.circle(620, 424, 8), WHITE, seed=6)
    ink.flat(board.img, p.circle(617, 422, 4.4), INK, seed=7)
    board.pen.line([(562, 462), (584, 474), (606, 472)], 4.5)


def scissors(board: ink.Board) -> None:
    """The near paw with the great scissors, open around the last long curl."""
    board.fill(p.poly([(700, 366), (752, 344), (758, 318), (706, 338)]), WHITE, 3.2)
    for turn, y in ((16, 1), (-16, -1)):
        ring = p.cut(p.circle(92, 20 * y, 33, 27), p.circle(92, 20 * y, 19, 14))
        board.fill(p.moved(ring, 634, 240, 1, turn * 0.9), GOLD, 3.2)
        blade = p.spline([(-112, 0, 1), (-60, -10 * y), (0, -11 * y), (60, 2 * y, 1), (60, 12 * y, 1), (0, 7 * y), (-60, 4 * y)])
        board.fill(p.moved(blade, 634, 240, 1, turn), "cfd9e2", 3.2)
    board.fill(p.circle(634, 240, 6), INK, 2)
    dark = "2c2d38"
    board.fill(p.spline([(706, 344), (696, 306), (706, 276), (730, 262), (756, 274), (764, 306), (752, 338)]), dark, 3.6)
    board.fill(p.spline([(708, 296), (694, 272), (700, 246), (718, 244), (728, 266), (726, 290)]), dark, 3.2)


def thunder(board: ink.Board) -> None:
    """The next one, black and cross."""
    shape = p.union(
        p.circle(690, 78, 44),
        p.circle(640, 94, 32),
        p.circle(738, 94, 34),
        p.circle(668, 56, 30),
        p.circle(718, 52, 32),
        p.circle(690, 104, 36, 26),
    )
    board.fill(p.poly([(664, 118), (644, 148), (660, 148), (648, 178), (684, 140), (668, 140), (684, 116)]), GOLD, 3.2)
    board.fill(shape, "4a4b62", 4)
    for x, d in ((672, 1), (712, -1)):
        ink.flat(board.img, p.circle(x, 86, 8.5), WHITE, seed=8)
        ink.flat(board.img, p.circle(x - 1, 88, 4.4), INK, seed=9)
        board.pen.line([(x - 15 * d, 68), (x + 10 * d, 79)], 6)
    board.pen.line([(678, 110), (692, 103), (706, 110)], 5)


def house(board: ink.Board, x: float, y: float, w: float, h: float, wall: str, lean: float) -> None:
    """A small house under thick snow, one window lit."""
    board.fill(p.poly([(x, y), (x + w, y), (x + w + lean, y - h), (x + lean, y - h)]), wall, 3)
    roof = p.spline([(x - 12 + lean, y - h + 8, 1), (x + w * 0.2 + lean, y - h - w * 0.3), (x + w * 0.5 + lean, y - h - w * 0.56, 1),
                     (x + w * 0.82 + lean, y - h - w * 0.26), (x + w + 12 + lean, y - h + 6, 1), (x + w * 0.66 + lean, y - h + 13), (x + w * 0.3 + lean, y - h + 4)])  # fmt: skip
    board.fill(roof, WHITE, 3.2)
    board.fill(p.rect(x + w * 0.34 + lean * 0.5, y - h * 0.66, w * 0.27, h * 0.34), "ffe08a", 2.4)


def village(board: ink.Board) -> None:
    """Snow hills, four houses, and a child on a sledge."""
    board.fill(
        p.spline([(-20, 990, 1), (140, 968), (320, 992), (520, 976), (700, 1000), (820, 984, 1), (820, 1220, 1), (-20, 1220, 1)]), ICE, 3.4
    )
    house(board, 70, 1042, 70, 66, "e0574a", 0)
    house(board, 186, 1034, 46, 92, GOLD, 4)
    house(board, 420, 1040, 84, 56, "e0574a", -3)
    house(board, 540, 1050, 52, 76, "7d8fc4", 2)
    board.fill(
        p.spline([(-20, 1050, 1), (120, 1040), (330, 1070), (560, 1120), (820, 1084, 1), (820, 1220, 1), (-20, 1220, 1)]), WHITE, 3.6
    )
    for dy in (0, 15):
        board.pen.line([(-10, 1062 + dy * 1.6), (90, 1078 + dy * 1.4), (180, 1106 + dy * 1.2), (246, 1130 + dy)], 3)
    sledge = p.moved(p.union(p.rect(-46, -8, 84, 9, 4), p.ribbon([(-44, 10), (30, 10), (52, -8)], [6, 6, 5], 20)), 300, 1132, 1.35, 10)
    board.fill(sledge, "e0574a", 2.8)
    for shape, colour in ((p.spline([(-22, -8, 1), (-26, -40), (-8, -56), (10, -42), (12, -8, 1)]), BLUE), (p.ribbon([(-2, -12), (22, -22), (38, -8)], [17, 15, 12], 16, True), INK),
                          (p.ribbon([(-4, -36), (22, -54), (36, -76)], [15, 13, 10], 14, True), BLUE), (p.circle(38, -80, 8), INK), (p.circle(-6, -70, 17), "f3c6a0"),
                          (p.spline([(-24, -72), (-18, -92), (-2, -98), (12, -84), (12, -74)]), GOLD)):  # fmt: skip
        board.fill(p.moved(shape, 300, 1132, 1.35, 10), colour, 2.8)


def falling(board: ink.Board) -> None:
    """Cut curls come down and are snow before they land."""
    for x, y, r, turn, start in (
        (556, 330, 22, 1, 0.4),
        (536, 640, 24, -1, 2.0),
        (596, 700, 16, 1, 4.0),
        (570, 790, 17, -1, 0.2),
        (516, 760, 13, 1, 3.0),
        (790, 690, 15, 1, 1),
    ):
        curl(board, spiral(x, y, r, turn, start, 1.25), r * 0.62)
    for x, y, r in ((548, 690, 6), (610, 640, 5), (560, 860, 7), (612, 780, 6), (640, 900, 7), (600, 920, 8), (790, 780, 6), (770, 850, 7), (744, 930, 6), (790, 930, 8),
                    (520, 850, 6), (660, 960, 8), (470, 800, 6), (440, 900, 8), (300, 860, 6), (200, 940, 7), (90, 880, 7), (30, 960, 8), (360, 960, 8), (540, 960, 7),
                    (250, 1010, 7), (150, 990, 6), (510, 1010, 7), (690, 1050, 7), (380, 1016, 6), (60, 1010, 6), (770, 1030, 7), (620, 1040, 6)):  # fmt: skip
        board.pen.erase(p.circle(x, y, r))
        ink.flat(board.img, p.circle(x, y, r), WHITE, seed=1)


def paint() -> p.Array:
    """The card."""
    img = paper(PINK, seed=21)
    board = ink.Board(img, INK, PINK, 21)
    thunder(board)
    cape(board)
    curl(board, [(420, 236), (496, 170), (552, 184), (578, 230), (552, 264), (518, 252), (520, 222), (544, 218)], 34)
    cloud(board)
    ladder(board)
    badger(board)
    scissors(board)
    village(board)
    falling(board)
    board.lay()
    return np.clip(img, 0, 1)
