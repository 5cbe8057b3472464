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
FRONT, SIDE, INK = "a6a2b8", "5a5674", "1e1c34"
RED = "ee4128"
FIELDS = (
    ("8fb63e", "7aa032"),
    ("f2cf4a", "dfb530"),
    ("4f8a45", "3f7739"),
    ("dd8a3a", "c6742a"),
    ("b4cc52", "9cb53f"),
    ("2f6e4a", "265c3d"),
)
BED = (384, 866, 1.05)
LEAN = -8.0
WOOD, WOOD_D = "b9803f", "7d5330"


def ward(pt: Poster) -> None:
    """A dark wall, a wedge of lamplight, and the head of a plain bed: a straight board between two posts."""
    lamplit_wall = p.poly(p.points("-20,-20 820,-20 820,420 300,900 -20,900"))
    brightest_wall = p.poly(p.points("-20,-20 420,-20 120,900 -20,900"))
    board, top_rail = p.rect(40, 290, 720, 620), p.rect(40, 262, 720, 44)
    shaded_end = p.rect(600, 250, 220, 700)

    pt.fill(p.rect(-10, -10, 820, 900), NIGHT, [(lamplit_wall, WALL), (brightest_wall, LIT)], flow=1.2, streak=0.02)
    with pt.at(26, 16):
        pt.mark(top_rail, "0a2a34")
    pt.fill(board, WOOD_D, [(shaded_end, "5d3a26")], flow=1.57)
    pt.fill(top_rail, "d39a52", [(shaded_end, WOOD)], flow=0.0)
    pt.mark(p.rect(40, 306, 720, 12), "3f2a24", 0.6)
    for x, tones in ((36, (WOOD, "e2b26a")), (764, (WOOD_D, WOOD))):
        bedpost(pt, x, *tones)


def bedpost(pt: Poster, x: float, tone: str, light: str) -> None:
    """A turned post with a knob on it."""
    with pt.at(x, 0):
        pt.mark(p.rect(-16, 200, 66, 720), "0a2a34", 0.5)
        pt.fill(p.rect(-30, 226, 60, 700), tone, [(p.rect(10, 220, 30, 710), "5d3a26")], flow=1.57)
        pt.mark(p.rect(-22, 240, 8, 660), light)
        pt.fill(p.rect(-40, 214, 80, 24, r=8), tone, [(p.rect(14, 210, 40, 30), "5d3a26")])
        pt.fill(p.circle(0, 176, 44), tone, [(p.spline(p.points("14,120 60,150 60,230 -20,230 24,190")), "5d3a26")])
        pt.mark(p.spline(p.points("-26,168 -18,150 -2,142 -8,156 -18,172")), light)


def pillow(pt: Poster) -> None:
    """A plain pillow with pointed corners, pressed down in the middle where the patient lies."""
    shape = p.points(
        "36,446! 84,474 140,470 270,460 340,470 470,466 560,420 630,384 690,372 748,336! 732,400 752,540 744,700 "
        "770,900! 30,900! 58,720 46,600 62,510"
    )
    pillow_shades = [
        (p.points("700,330 840,300 840,920 470,920 520,600 600,500 676,450"), FOLD),
        (p.points("560,470! 606,470 640,540 640,640 610,900 500,900 520,640"), DEEP),
        (p.points("186,400! 150,480 132,560 112,660 122,900 240,900 220,560 240,470"), FOLD),
    ]
    with pt.at(14, 22):
        pt.mark(p.spline(shape), "3f2a24", 0.8)
    pt.fill(shape, LINEN, pillow_shades, flow=0.4, streak=0.02)
    folds = (
        (p.points("38,448 74,494 104,520"), FOLD),
        (p.points("748,338 712,394 684,430"), DEEP),
        (p.points("126,610 96,612 66,630"), FOLD),
        (p.points("650,700 690,696 726,716"), DEEP),
    )
    for fold, tone in folds:
        pt.line(fold, [5, 11, 1], tone)
    with pt.within(p.spline(shape)), pt.at(590, 690, 1, turn=-22):
        pt.mark(p.rect(0, 0, 190, 38, r=19), DEEP)


def eye(pt: Poster, x: float, y: float, side: float) -> None:
    """A great lit window that droops outwards as a whole, its blind more than half down; `side` is -1 for the left."""
    w, h = 68 * side, 56
    window = p.poly([(x - w, y - h), (x + w, y - h + 22), (x + w, y + h + 14), (x - w, y + h - 10)])
    lid = [(x - w * 1.1, y - 6), (x, y + 10), (x + w * 1.1, y + 30)]
    blind = p.poly([(x - w * 1.1, y - h - 10), (x + w * 1.1, y - h - 10), *lid[::-1]])
    pt.fill(window, "ffe9b8")
    with pt.within(window):
        pt.mark(p.circle(x + 16, y + 20, 19, 27), INK)
        pt.fill(blind, "d9a24a")
        for dy in (-24, -46):
            pt.line([(q[0], q[1] + dy) for q in lid], [4, 4, 4], "b98038")
    pt.line(lid, [13, 16, 13], INK)
    for dy, tone in ((12, SIDE), (2, "d8d0da")):
        pt.line([(x - w * 1.1, y + h - 8 + dy), (x + w * 1.12, y + h + 18 + dy)], [12, 12], tone)


def rash(pt: Poster) -> None:
    """Six windows on one cheek burn red, no two alike."""
    spots = ((-180, -262, 34), (-128, -272, 28), (-172, -202, 27), (-126, -210, 36), (-180, -146, 31), (-130, -142, 26))
    for x, y, w in spots:
        with pt.at(x, y, 1, turn=pt.random.uniform(-4, 4)):
            pt.mark(p.rect(0, 0, w, w * 1.2), RED)
            pt.mark(p.rect(-3, w * 1.2, w + 6, 6), "ffd9c0")


def smoke(pt: Poster) -> None:
    """It still smokes."""
    plume = p.points(
        "386,100! 366,62 402,42 416,4 478,8 512,-30 840,-60 840,64 776,34 724,92 650,62 606,108 540,78 506,106 462,98!"
    )
    plume_shade = p.points("400,110 450,66 520,40 600,56 680,20 760,16 840,-10 840,200 420,160")
    pt.fill(plume, "6a7286", [(plume_shade, "454c64")], flow=-0.3)


def chimney(pt: Poster) -> None:
    """On the roof, behind the cloth: it leans as the tower leans."""
    stack = p.poly(p.points("104,-716 176,-712 184,-560 98,-560"))
    stack_shade = p.poly(p.points("146,-760 200,-760 200,-540 146,-540"))
    rim_band = p.poly(p.points("94,-732 186,-728 186,-698 94,-702"))
    rim_shade = p.poly(p.points("146,-780 200,-780 200,-700 146,-700"))
    with pt.at(*BED, turn=LEAN):
        pt.fill(stack, "c8553a", [(stack_shade, "7c2c30")], flow=1.5)
        pt.fill(rim_band, "e27a52", [(rim_shade, "94383a")])


def block(pt: Poster, x: float, w: float, h: float, turn: float) -> None:
    """A small house of the town that keeps close: a parapet, two windows still lit."""
    dark_side = p.poly([(w, -h), (w + 34, -h + 16), (w + 34, 40), (w, 40)])
    front = p.poly([(0, -h), (w, -h), (w, 40), (0, 40)])
    edge = p.poly([(0, -h), (24, -h), (8, 40), (0, 40)])
    with pt.at(x, 860, 1, turn=turn):
        pt.fill(dark_side, "3e3a56", flow=1.5)
        pt.fill(front, "8f8aab", [(edge, "aaa5c2")], flow=1.5)
        pt.fill(p.rect(-6, -h - 8, w + 12, 15), "b9b3cc", [(p.rect(w * 0.7, -h - 12, w, 20), "8f8aab")])
        for k in range(2):
            for j in range(int(h // 46)):
                pane = p.rect(w * (0.16 + 0.42 * k), -h + 24 + 44 * j, w * 0.26, 26)
                pt.mark(pane, "ffd98a" if (k + 2 * j) % 5 == 1 else "625e80")


def rooftops(pt: Poster) -> None:
    """What stands on the two small roofs: an aerial on the left one, a water tank on the right."""
    with pt.at(58, 860, 1, turn=5):
        pt.line([(66, -112), (66, -168)], [5, 4], "3e3a56")
        for y, half in ((-162, 20), (-146, 14)):
            pt.line([(66 - half, y + 3), (66 + half, y - 3)], [4, 4], "3e3a56")
    with pt.at(650, 860, 1, turn=-4):
        for x in (24, 50):
            pt.line([(x, -138), (x, -156)], [5, 5], "3e3a56")
        pt.fill(p.rect(17, -186, 40, 34, r=4), "9a5b3c", [(p.rect(41, -190, 24, 44), "6a3a2c")])
        tank_roof, roof_shade = p.poly(p.points("12,-184 37,-204 62,-184")), p.poly(p.points("37,-206 64,-182 44,-182"))
        pt.fill(tank_roof, "7a4630", [(roof_shade, "54302a")])


def tower(pt: Poster) -> None:
    """The patient: front in the light, side in hard shade; two windows and a gate that look like more."""
    tower_side = p.poly(p.points("160,-604 236,-574 236,60 160,60"))
    tower_side_shade = p.poly(p.points("150,-300 250,-420 250,80 150,80"))
    tower_front = p.poly(p.points("-200,-596 160,-604 160,60 -204,60"))
    tower_front_shade = p.poly(p.points("160,-640 160,80 60,80 118,-300"))
    with pt.at(*BED, turn=LEAN):
        pt.fill(tower_side, SIDE, [(tower_side_shade, "46425f")], flow=1.5)
        pt.fill(tower_front, FRONT, [(tower_front_shade, "918da6")], flow=1.5, streak=0.04)
        for k in range(1, 5):
            pt.mark(p.poly(p.points("184,0 214,11 214,52 184,42", at=(0, -450 + 92 * k))), "3b3755")
        with pt.within(p.union(tower_front, tower_side)), pt.at(60, -120, 1, turn=-14):
            pt.mark(p.rect(0, -10, 320, 40, r=18), "2c2a44", 0.6)
        rash(pt)
        eye(pt, -104, -392, -1)
        eye(pt, 70, -392, 1)
        with pt.at(14, -40):
            gate(pt)
    cloth(pt)


def gate(pt: Poster) -> None:
    """The gate with its shutter down to the step: the two close on the thermometer as lips do, its bulb inside."""
    arch = p.spline(p.points("-92,-80! -88,-160 -56,-204 -8,-218 40,-204 72,-160 76,-80!"))
    shutter = p.points("-100,-240! 90,-240! 90,-112! 40,-124 -8,-130 -60,-124 -100,-112!")
    arch_rim = p.points("-98,-80 -94,-164 -60,-212 -8,-226 44,-212 78,-164 82,-80")
    upper_lip = p.points("-104,-92! -82,-122 -48,-142 -14,-140 20,-143 58,-126 88,-94! 50,-104 10,-110 -50,-108")
    upper_shade = p.points("-110,-90 -60,-112 0,-116 60,-110 100,-86 80,-80 -100,-80")
    pinch = p.points("-104,-92! -82,-122 -48,-142 -14,-141 8,-132 12,-118 -2,-110 -30,-107 -66,-104")
    lower_lip = p.points("-104,-90! -70,-101 -30,-104 0,-103 16,-94 40,-90 90,-94! 78,-66 30,-52 -24,-50 -78,-62")
    lower_shade = p.points("-110,-72 -50,-66 20,-66 96,-84 96,-40 -110,-40")

    pt.fill(arch, INK)
    with pt.within(arch):
        pt.fill(shutter, "77738f")
        for y in (-204, -188, -172, -156):
            slat = [(-96, y + 12), (-8, y), (82, y + 12)]
            pt.line(slat, [4, 4, 4], SIDE)
    pt.line(arch_rim, [10, 12, 12, 10], "d8d0da")
    pt.fill(upper_lip, "bcaaba", [(upper_shade, "94849c")], streak=0.02)
    thermometer(pt)
    pt.fill(pinch, "bcaaba", [(upper_shade, "94849c")], streak=0.02)
    pt.fill(lower_lip, "d6c4cf", [(lower_shade, "a594ab")], streak=0.02)
    pt.line(p.points("-112,-76 -92,-94 -58,-106 -24,-109 8,-109"), [5, 10, 10, 8, 4], INK)
    pt.line(p.points("24,-95 58,-99 84,-92 98,-76"), [3, 9, 10, 5], INK)
    pt.line(p.points("-40,-82 -14,-86 8,-82"), [2, 7, 2], "f2e0e2")


def cloth(pt: Poster) -> None:
    """A wet towel, folded once and laid over the roof: two stripes along its fringed hem, drops on their way."""
    flap = p.points(
        "-214,-590! -198,-626 -110,-638 0,-644 110,-642 166,-628! 170,-540 166,-466! 104,-456 20,-466 -70,-454 "
        "-150,-464 -222,-448! -226,-530"
    )
    side = p.points("160,-630! 206,-622 248,-590! 254,-520 248,-440! 206,-458 164,-466!")
    folds = [
        (p.points("-70,-650! -44,-600 -40,-520 -50,-440 -18,-440 -14,-540 -24,-600"), "a6d2da"),
        (p.points("74,-650! 92,-590 86,-520 96,-440 126,-440 114,-540 108,-600"), "a6d2da"),
        (p.points("-200,-640! -186,-580 -200,-440 -176,-440 -160,-560"), "a6d2da"),
    ]
    doubled = p.points("-224,-530 -150,-540 -60,-532 30,-544 110,-534 170,-542")
    stripes = (
        (p.points("-224,-496 -150,-508 -70,-498 20,-510 104,-500 168,-510"), 13),
        (p.points("-223,-472 -150,-486 -70,-476 20,-488 104,-478 168,-488"), 5),
    )
    with pt.at(*BED, turn=LEAN), pt.at(0, -18):
        with pt.at(8, 16):
            pt.mark(p.spline(flap), "4a4666", 0.55)
        fringe(pt, p.points("164,-468 206,-460 248,-442"), 7, "7fb4c4")
        pt.fill(side, "7fb4c4", [(p.points("214,-640 270,-600 270,-420 226,-440"), "6aa0b4")], flow=1.4, streak=0.03)
        pt.line(p.points("166,-508 206,-502 250,-484"), [12, 12, 12], "225f80")
        pt.line(p.points("166,-486 206,-480 249,-462"), [5, 5, 5], "225f80")
        fringe(pt, p.points("-218,-452 -150,-467 -70,-457 20,-469 104,-459 162,-468"), 27, "c2e4e8")
        pt.fill(flap, "d8f0f1", folds, flow=1.4, streak=0.03)
        pt.line([(x, y + 5) for x, y in doubled], [5] * 4, "8fc0cc")
        pt.line(doubled, [5] * 4, "f4fdfc")
        for stripe, width in stripes:
            pt.line(stripe, [width] * 4, "2f7fa8")
        for x, y, k in ((-16, -392, 1.0), (204, -390, 1.1), (-196, -398, 0.8)):
            drop = p.spline(p.points("0,-22! 10,0 0,12 -10,0", at=(x, y), scale=(k, k)))
            pt.mark(drop, "d4eef0")


def fringe(pt: Poster, hem_line: list[p.Point], count: int, tone: str) -> None:
    """Short threads along a towel's hem, no two hanging alike."""
    for x, y in p.sample(hem_line, count):
        slant, long = pt.random.uniform(-3, 3), pt.random.uniform(11, 18)
        pt.line([(x, y - 6), (x + slant, y + long)], [6, 4], tone)


def thermometer(pt: Poster) -> None:
    """Its bulb behind the lips, the column far over the scale."""
    with pt.at(-44, -100, 1, turn=-14):
        pt.mark(p.rect(6, -25, 399, 50, r=24), INK)
        pt.fill(p.rect(6, -20, 394, 40, r=19), "fffaf0", [(p.rect(0, 7, 400, 20), "cfd6de")], streak=0.01)
        pt.mark(p.rect(44, -6, 320, 12), RED)
        for k in range(10):
            pt.mark(p.rect(122 + 25 * k, -19, 3.5, 12 if k % 5 else 18), INK)


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
    block(pt, 650, w=72, h=134, turn=-4)
    chimney(pt)
    tower(pt)
    block(pt, 58, w=96, h=108, turn=5)
    rooftops(pt)
    quilt(pt)
    hem(pt)
    pt.lay(img, tooth=0.4)
    return img
