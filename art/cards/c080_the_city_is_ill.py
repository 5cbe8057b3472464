"""The city has a fever: its tallest tower lies in the pillow, blinds half down, a thermometer in its gate.

Technique: flat poster gouache, one lamp from the upper left.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import TypeAlias

import numpy as np

from art import paint as p
from art.paint.voices import gouache as g
from art.paint.voices.poster import Poster
from art.paint.voices.printing import PLAIN

NUMBER, TITLE = 80, "The City Is Ill"
FINISH = PLAIN

GLOOM = "123a3c"
Spot: TypeAlias = Callable[[float, float], tuple[float, float]]

NIGHT, WALL, LIT = "0e3640", "17505a", "2f7a78"
LINEN, FOLD, DEEP = "fbf3e2", "b9c3cf", "7488a2"
FRONT, SIDE, PANE, INK = "a6a2b8", "5a5674", "35324e", "1e1c34"
RED = "ee4128"
FIELDS = (
    ("8fb63e", "7aa032"),
    ("f2cf4a", "dfb530"),
    ("4f8a45", "3f7739"),
    ("dd8a3a", "c6742a"),
    ("b4cc52", "9cb53f"),
    ("2f6e4a", "265c3d"),
)
BED = (368, 850, -8.0)
WOOD, WOOD_D = "b9803f", "7d5330"


def ward(pt: Poster) -> None:
    """A dark wall, a wedge of lamplight, and a plain round headboard with its shadow."""
    lamplit_wall = p.poly(p.points("-20,-20 820,-20 820,420 300,900 -20,900"))
    brightest_wall = p.poly(p.points("-20,-20 420,-20 120,900 -20,900"))
    board = p.points("60,900! 58,420 70,300 150,186 280,128 400,112 530,130 652,190 734,306 744,420 746,900!")
    board_shade = p.points("560,100 800,200 800,920 640,920 664,420 640,280")
    inner_board = p.points("96,900 94,420 106,318 176,218 290,164 400,148 520,164 628,218 698,318 708,420 710,900")
    edge_light = p.points("66,700 64,420 77,304 154,194 282,136 396,120")

    pt.fill(
        p.rect(-10, -10, 820, 900),
        NIGHT,
        [
            (lamplit_wall, WALL),
            (brightest_wall, LIT),
        ],
        flow=1.2,
        streak=0.02,
    )
    with pt.at(28, 18):
        pt.mark(p.spline(board), "0a2a34")
    pt.fill(board, WOOD, [(board_shade, WOOD_D)], flow=1.5)
    pt.line(inner_board, [7, 7, 8, 8, 7, 7, 7, 8, 8, 7, 7], WOOD_D)
    pt.line(edge_light, [4, 7, 8, 8, 7, 2], "e2b26a")


def pillow(pt: Poster) -> None:
    """Plump at both ends, pressed down in the middle where the patient lies; the folds run out of the dent."""
    shape = p.points(
        "-16,366! 30,378 84,346 150,350 210,420 260,480 330,510 470,506 570,466 640,384 700,360 760,384 800,388! "
        "776,470 786,600 772,760 790,900! -10,900! 14,760 2,620 12,470"
    )
    pillow_shades = [
        (p.points("690,350 840,360 840,920 520,920 560,620 640,560 706,470"), FOLD),
        (p.points("600,470! 650,470 690,520 700,640 680,900 560,900 580,640"), DEEP),
        (p.points("196,390! 168,470 150,560 128,640 140,900 240,900 220,560 240,470"), FOLD),
    ]
    with pt.at(14, 22):
        pt.mark(p.spline(shape), "3f2a24", 0.8)
    pt.fill(shape, LINEN, pillow_shades, flow=0.4, streak=0.02)
    folds = (
        (p.points("170,500 120,478 70,476"), FOLD),
        (p.points("156,590 104,590 58,612"), FOLD),
        (p.points("138,690 96,704 66,736"), FOLD),
        (p.points("684,516 724,486 758,482"), DEEP),
        (p.points("700,610 736,600 766,616"), DEEP),
    )
    for fold, tone in folds:
        pt.line(fold, [13, 9, 1], tone)
    for x, y, side in ((-14, 366, 1), (798, 388, -1)):
        corner_tuck = [(x, y), (x + side * 30, y + 12), (x + side * 46, y + 34)]
        pt.line(corner_tuck, [3, 7, 1], FOLD)


def pane(pt: Poster, x: float, y: float, w: float, h: float, tone: str) -> None:
    """A window: hole, glass and a light sill."""
    pt.mark(p.rect(x, y, w, h), tone)
    pt.mark(p.rect(x - 3, y + h, w + 6, 6), "cfc8d4" if tone != RED else "ffd9c0")


def eye(pt: Poster, x: float, y: float, w: float, droop: float) -> None:
    """A great lit window, its blind hanging low and askew: no more than that."""
    h = w * 0.86
    pt.mark(p.rect(x - 12, y - 12, w + 24, h + 24), INK)
    pt.fill(p.rect(x, y, w, h), "ffe9b8", [(p.rect(x, y + h * 0.84, w, h), "f3bd7c")])
    with pt.within(p.rect(x, y, w, h)):
        pt.mark(p.rect(x + w * 0.47, y, 8, h), INK)
        low = (h * (0.6 + droop), h * (0.6 - droop))
        blind = p.poly([(x - 4, y - 4), (x + w + 4, y - 4), (x + w + 4, y + low[1]), (x - 4, y + low[0])])
        pt.fill(blind, "d9a24a")
        for k in range(1, 5):
            t = k / 5
            pt.line([(x - 4, y + low[0] * t), (x + w + 4, y + low[1] * t)], [4, 4], "ac7434")
        pt.line([(x - 4, y + low[0]), (x + w + 4, y + low[1])], [10, 10], INK)
    pt.mark(p.rect(x - 18, y + h + 12, w + 36, 12), "d8d0da")
    pt.mark(p.rect(x - 6, y + h + 24, w + 30, 8), SIDE)


def rows(pt: Poster, xs: tuple[float, ...], ys: tuple[float, ...], floors: tuple[str, ...]) -> None:
    """Windows floor by floor, drawn in letters: `p` a pane, `r` an ill one that burns red, `.` none."""
    for y, floor in zip(ys, floors, strict=True):
        for x, window in zip(xs, floor, strict=True):
            if window != ".":
                dx, dy = pt.random.uniform(-2, 2), pt.random.uniform(-2, 2)
                pane(pt, x + dx, y + dy, 30, h=38, tone=RED if window == "r" else PANE)


def smoke(pt: Poster) -> None:
    """It still smokes."""
    plume = p.points(
        "520,166! 512,128 548,108 552,64 606,52 632,6 700,-6 740,-40 840,-40 840,96 786,84 752,120 706,104 670,142 "
        "622,130 602,164!"
    )
    plume_shade = p.points("530,180 580,136 640,116 700,76 760,54 840,30 840,200 560,240")
    pt.fill(plume, "6a7286", [(plume_shade, "454c64")], flow=-0.5)


def chimney(pt: Poster) -> None:
    """Part of the patient: it leans as the tower leans."""
    stack = p.poly(p.points("240,-640 322,-634 346,60 230,60"))
    stack_shade = p.poly(p.points("288,-660 360,-660 370,80 290,80"))
    rim_band = p.poly(p.points("230,-656 334,-650 334,-616 230,-622"))
    rim_shade = p.poly(p.points("288,-670 350,-670 350,-600 288,-600"))
    white_band = p.poly(p.points("239,-560 325,-554 326,-538 239,-544"))
    with pt.at(*BED[:2], turn=BED[2]):
        pt.fill(stack, "c8553a", [(stack_shade, "7c2c30")], flow=1.5)
        pt.fill(rim_band, "e27a52", [(rim_shade, "94383a")])
        pt.mark(white_band, LINEN)


def block(pt: Poster, x: float, w: float, h: float, turn: float) -> None:
    """A small house of the town that has caught it too, or only keeps close."""
    with pt.at(x, 860, 1, turn=turn):
        dark_side = p.poly([(w, -h), (w + 34, -h + 16), (w + 34, 40), (w, 40)])
        pt.fill(dark_side, "3e3a56", flow=1.5)
        front = p.poly([(0, -h), (w, -h), (w, 40), (0, 40)])
        pt.fill(front, "8682a0", flow=1.5)
        for k in range(int(w // 44)):
            for j in range(int(h // 62)):
                pane(pt, 14 + 44 * k, -h + 26 + 58 * j, 26, h=32, tone=PANE)


def tower(pt: Poster) -> None:
    """The patient: front in the light, side in hard shade; two windows and a gate that look like more."""
    tower_side = p.poly(p.points("160,-604 236,-574 236,60 160,60"))
    tower_side_shade = p.poly(p.points("150,-300 250,-420 250,80 150,80"))
    tower_front = p.poly(p.points("-200,-596 160,-604 160,60 -204,60"))
    tower_front_shade = p.poly(p.points("160,-640 160,80 60,80 118,-300"))
    with pt.at(*BED[:2], turn=BED[2]):
        pt.fill(tower_side, SIDE, [(tower_side_shade, "46425f")], flow=1.5)
        pt.fill(tower_front, FRONT, [(tower_front_shade, "918da6")], flow=1.5, streak=0.04)
        xs = (-180, -126, -72, -18, 36, 104)
        ys = (-492, -282, -224, -166, -94)
        rows(pt, xs, ys, ("pppppp", "rr...p", "rr...p", "rr...p", "......"))
        eye(pt, -152, -420, 116, droop=0.11)
        eye(pt, 14, -420, 116, droop=-0.11)
        for k in range(5):
            y = -560 + 100 * k
            side_window = p.poly(p.points("182,0 214,12 214,50 182,40", at=(0, y)))
            pt.mark(side_window, INK)
        with pt.at(14, -26):
            gate(pt)
    cloth(pt)


def gate(pt: Poster) -> None:
    """The gate with its shutter nearly down: bar and doorstep close on the thermometer as lips do."""
    arch = p.spline(p.points("-92,-88! -88,-160 -56,-204 -8,-218 40,-204 72,-160 76,-88!"))
    shutter = p.points("-100,-240! 90,-240! 90,-128! 40,-146 -8,-152 -60,-146 -100,-128!")
    arch_rim = p.points("-98,-84 -94,-164 -60,-212 -8,-226 44,-212 78,-164 82,-84")
    shutter_bar = p.points("-92,-122 -62,-146 -26,-157 14,-157 52,-146 80,-118")
    shutter_bar_left = p.points("-92,-122 -62,-146 -26,-157 12,-159")
    step = p.points("-106,-70! -104,-100 -62,-119 -20,-124 24,-113 88,-98 92,-70!")
    step_shade = p.points("-110,-86 -8,-92 100,-84 100,-60 -110,-60")

    pt.fill(arch, INK)
    with pt.within(arch):
        pt.fill(shutter, "77738f")
        for y in (-200, -184, -168):
            slat = [(-96, y + 12), (-8, y), (82, y + 12)]
            pt.line(slat, [4, 4, 4], SIDE)
    pt.line(arch_rim, [10, 12, 12, 10], "d8d0da")
    pt.line(shutter_bar, [18, 21, 22, 22, 21, 18], "b4aebe")
    thermometer(pt)
    pt.line(shutter_bar_left, [18, 21, 22, 21], "b4aebe")
    pt.fill(step, "d8d0da", [(step_shade, "a49cb0")], streak=0.02)


def cloth(pt: Poster) -> None:
    """A wet towel over the roof, its stripe following the folds, two drops on their way."""
    towel_shades = [
        (p.points("160,-660 260,-640 260,-430 176,-440 166,-560"), "7fb4c4"),
        (p.points("-60,-640! -36,-590 -30,-500 -4,-500 -10,-590"), "a6d2da"),
        (p.points("70,-640! 96,-580 96,-490 124,-490 116,-580"), "a6d2da"),
        (p.points("-190,-630! -180,-560 -190,-440 -160,-450 -150,-560"), "a6d2da"),
    ]
    towel_stripe = p.points(
        "-234,-500 -196,-486 -160,-514 -120,-548 -76,-532 -20,-556 40,-534 94,-550 130,-520 166,-530 206,-486 236,-500"
    )
    with pt.at(*BED[:2], turn=BED[2]):
        top = p.points(
            "-226,-596! -190,-640 -60,-650 80,-656 190,-644 244,-600! 240,-520 214,-452 182,-468 160,-500 128,-488 "
            "96,-520 40,-504 -20,-528 -80,-500 -130,-520 -166,-482 -206,-448 -232,-476 -236,-540"
        )
        pt.fill(top, "d4eef0", towel_shades, flow=1.4, streak=0.03)
        pt.line(towel_stripe, [9] * 4, "2f7fa8")
        for x, y in ((-84, -474), (206, -418)):
            drop = p.spline(p.points("0,-20! 10,0 0,12 -10,0", at=(x, y)))
            pt.mark(drop, "d4eef0")


def thermometer(pt: Poster) -> None:
    """Its bulb between the lips, the column far over the scale."""
    with pt.at(-30, -131, 1, turn=-12):
        pt.mark(p.rect(108, 18, 268, 32, r=16), "2c2a44", 0.75)
        pt.fill(p.rect(-16, -20, 400, 40, r=19), "fffaf0", [(p.rect(-16, 7, 400, 20), "cfd6de")], streak=0.01)
        pt.mark(p.circle(2, 0, 12), RED)
        pt.mark(p.rect(2, -6, 352, 12, r=6), RED)
        for k in range(10):
            pt.mark(p.rect(112 + 25 * k, -19, 3.5, 12 if k % 5 else 18), INK)


def chest(u: float, v: float) -> tuple[float, float]:
    """A place on the upper quilt: u across, v down; the patient's body lifts the middle."""
    lift = 66 * math.exp(-((u - 0.44) ** 2) / 0.07) * (1 - v * 0.4)
    return 400 + (u - 0.5) * (900 + 200 * v), 872 + v * 200 - lift + 8 * math.sin(u * 11 + v * 3)


def knees(u: float, v: float) -> tuple[float, float]:
    """A place on the lower quilt: a long hill over the knees on the right, a lower one on the left."""
    hill = 118 * math.exp(-((u - 0.66) ** 2) / 0.028) + 60 * math.exp(-((u - 0.24) ** 2) / 0.02)
    return 400 + (u - 0.5) * (960 + 420 * v) + 26 * math.sin(v * 3), 1070 + v * 260 - hill * (1 - v * 0.75)


def patches(pt: Poster, spot: Spot, us: tuple[float, ...], vs: tuple[float, ...], order: tuple[str, ...]) -> None:
    """Fields sewn together, each ploughed its own way; `order` has a digit for each field's colour."""
    for j, row in enumerate(order):
        for k, digit in enumerate(row):
            across = np.linspace(us[k], us[k + 1], 14)
            edge = [spot(u, vs[j]) for u in across] + [spot(u, vs[j + 1]) for u in across[::-1]]
            body, furrow = FIELDS[int(digit)]
            flow = (0.2, 1.3, -0.5, 1.7)[(k + 2 * j) % 4]
            pt.fill(p.poly(edge), body, flow=flow)
            pt.dry(p.poly(edge), furrow, flow, gap=15, length=90)
    seams = [[spot(u, v) for v in np.linspace(vs[0], vs[-1], 14)] for u in us[1:-1]]
    seams += [[spot(u, v) for u in np.linspace(0, 1, 30)] for v in vs[1:-1]]
    for seam in seams:
        line = p.sample(seam, 40)
        for k in range(0, 39, 2):
            pt.line([tuple(line[k]), tuple(line[k + 1])], [4, 4], LINEN)


def quilt(pt: Poster) -> None:
    """It swells over chest and knees like country; every slope away from the lamp is in shade."""
    chest_shadow = p.spline(p.points("470,800 560,830 820,850 820,1100 600,1000 520,900"))
    patches(pt, chest, (0.0, 0.15, 0.3, 0.46, 0.62, 0.8, 1.0), (0.0, 0.42, 1.0), order=("210351", "534210"))
    pt.mark(chest_shadow, GLOOM, 0.34)
    crest = [knees(u, 0) for u in np.linspace(0, 1, 40)]
    pt.mark(p.poly([*[(x + 4, y - 26) for x, y in crest], (900, 1300), (-100, 1300)]), GLOOM, 0.5)
    patches(pt, knees, (0.0, 0.2, 0.36, 0.53, 0.7, 0.86, 1.0), (0.0, 0.36, 1.0), order=("401543", "153402"))
    for left, right, low in ((0.27, 0.47, 0.7), (0.69, 1.05, 1.2)):
        slope = [knees(u, 0) for u in np.linspace(left, right, 16)]
        slope += [knees(left + (right - left) * (0.75 - 0.5 * t), low * t) for t in np.linspace(0.2, 1, 8)]
        pt.mark(p.poly([*slope, knees(left + 0.02, low * 0.5)]), GLOOM, 0.36)
    for x, y, k in ((500, 1024, 0.5), (566, 976, 0.62), (676, 984, 0.44)):
        tree(pt, x, y, k)
    cottage(pt)


def tree(pt: Poster, x: float, y: float, k: float) -> None:
    """One small tree of the quilt, with its shadow down the slope."""
    tree_shadow = p.spline(p.points("0,-4 50,2 108,22 96,42 48,30"))
    crown_shade = p.points("14,-130 60,-110 60,-20 -30,-24 10,-60")
    with pt.at(x, y, k):
        pt.mark(tree_shadow, "1d4a38", 0.8)
        pt.line([(0, 0), (2, -40)], [13, 9], "6a3c28")
        crown = p.points(
            "-40,-34 -56,-58 -42,-78 -46,-104 -20,-114 -4,-138 24,-124 30,-102 52,-84 44,-58 54,-38 20,-24 -10,-30"
        )
        lit = p.points("-50,-60 -44,-98 -22,-112 -8,-132 6,-116 -12,-92 -20,-60")
        pt.fill(crown, "4ea040", [(crown_shade, "1f6a44"), (lit, "93c44c")])


def cottage(pt: Poster) -> None:
    """In one of the fields somebody is still up."""
    cottage_shadow = p.poly(p.points("30,2 96,22 60,34 -30,8"))
    cottage_wall = p.poly(p.points("-34,4 -34,-38 30,-38 30,4"))
    cottage_roof = p.poly(p.points("-46,-34 -24,-72 24,-72 42,-34"))
    with pt.at(196, 1046, 0.92):
        pt.mark(cottage_shadow, "1d4a38", 0.8)
        pt.fill(cottage_wall, LINEN, [(p.rect(4, -40, 40, 50), FOLD)])
        pt.fill(cottage_roof, "a8402c")
        pt.mark(p.rect(-22, -28, 22, 24), INK)
        pt.mark(p.rect(-19, -25, 16, 18), "ffd25a")


def hem(pt: Poster) -> None:
    """The sheet is turned down over the quilt, up to the chin and round it."""
    band = p.points(
        "-20,862 90,854 160,826 220,800 340,780 470,784 570,808 640,832 720,842 820,842 820,914 700,910 620,892 "
        "550,866 460,844 340,842 236,860 170,890 90,916 -20,926"
    )
    right_fold = p.points("540,740 830,800 830,930 640,900 590,836")
    under_fold = p.points("-20,898 90,890 170,866 236,838 340,820 460,822 560,846 620,940 -20,950")
    with pt.at(0, -16):
        pt.mark(p.spline(band), "2c2a44", 0.45)
    with pt.at(6, 24):
        pt.mark(p.spline(band), GLOOM, 0.7)
    pt.fill(
        band,
        LINEN,
        [
            (right_fold, FOLD),
            (under_fold, FOLD),
        ],
        streak=0.02,
    )
    creases = (
        p.points("196,814 204,840 192,870"),
        p.points("386,782 400,806 396,832"),
        p.points("608,824 594,848 600,878"),
        p.points("70,852 82,876 74,904"),
    )
    for crease in creases:
        pt.line(crease, [2, 7, 2], DEEP)


def paint() -> p.Array:
    """Ward, bed, the city, and the quilt over it."""
    img = g.board(NIGHT, 2)
    pt = Poster(80, wobble=0.7)
    ward(pt)
    smoke(pt)
    pillow(pt)
    block(pt, 708, w=74, h=206, turn=-5)
    chimney(pt)
    tower(pt)
    block(pt, 40, w=100, h=128, turn=4)
    quilt(pt)
    hem(pt)
    pt.lay(img, tooth=0.4)
    return img
