"""After sunset a camel carries a glass globe with a piece of sea for its hump; where it drips, things sprout.

Technique: linocut. Back to front: evening, far camels, dunes, shadows and sprouts, the camel, its saddle and its globe,
the one who leads it.
"""

from __future__ import annotations

import math

import numpy as np

from art import paint as p
from art.paint.props.camel import camel, saddle
from art.paint.voices.linocut import Print
from art.paint.voices.printing import PLAIN, paper

NUMBER, TITLE = 27, "Caravan of Seas"
FINISH = PLAIN

INKS = {
    "night": "4a2a78",
    "magenta": "b8306c",
    "coral": "f2604c",
    "orange": "ffa544",
    "dune": "c23444",
    "plum": "5c1c4c",
    "aqua": "a6ece2",
    "sea": "22a0c8",
    "deep": "1a4fa4",
    "hide": "d08c46",
    "dark": "9a5a34",
    "gold": "ffd24c",
    "green": "58b45a",
    "skin": "8c5230",
}
KEY = "1d0f22"
GX, GY, GR = 312.0, 400.0, 214.0  # the globe
CREST: list[p.Point] = p.points("-20,1056! 180,1046 380,1036 560,1014 700,972 820,916!")


def evening(pr: Print) -> None:
    """Bands of the afterglow, one star, a far dune."""
    far_dune = p.spline(p.points("-20,742! 160,712 420,744 640,722 820,744! 820,1220! -20,1220!"))
    random = np.random.default_rng(7)
    pr["night"].ink(p.rect(0, 0, 800, 1200))
    for radius, ink in ((860, "magenta"), (610, "coral"), (390, "orange")):
        disc = p.circle(520, 900, radius)
        pr.piece(disc, ink, 0)
        for k in range(int(radius / 7)):
            a = -math.pi * (k + random.uniform(0, 0.5)) / (radius / 7)
            reach = random.uniform(24, 60)
            pr[ink].cut([(520 + q * math.cos(a), 900 + q * math.sin(a)) for q in (radius - reach, radius + 4)], 7)
    for x, y, r, n in ((704, 168, 24, 4), (80, 84, 8, 4), (52, 250, 7, 4), (752, 268, 7, 5)):
        pr.piece(p.star(x, y, r, n, inner=0.3, turn=0), None, 0)
    pr.piece(far_dune, "dune", 0)
    ripples = (
        (800, 20, 110),
        (850, -10, 90),
        (804, 560, 600),
        (860, 700, 800),
        (806, 716, 800),
        (930, 300, 360),
        (900, 290, 400),
        (980, 250, 340),
    )
    for y, x0, x1 in ripples:
        ripple = [(x0, y + 6), ((x0 + x1) / 2, y - 6), (x1, y)]
        pr.cut(ripple, 6)


def far_camels(pr: Print) -> None:
    """The rest of the caravan, one behind the other on the far crest."""
    small_body = p.spline(p.points("-34,-26 -28,-42 20,-42 30,-30 20,-18 -26,-18"))
    small_sea = p.spline(p.points("-28,-56! -4,-58 20,-56! 12,-40 -4,-34 -20,-42"))
    for x, y, s, stoop in ((722, 726, 0.38, 4), (749, 726, 0.42, 12), (775, 729, 0.34, 0)):
        with pr.at(x, y, s):
            pr.key.ink(small_body)
            for ax, bx in ((-26, -32), (-20, -14), (16, 10), (22, 30)):
                small_leg = p.ribbon([(ax, -24), (ax + (bx - ax) * 0.3, -10), (bx, 8)], [10, 7, 6], 10)
                pr.key.ink(small_leg)
            small_neck = p.ribbon([(22, -32), (38, -28 + stoop), (44, -46 + stoop * 2)], [14, 9, 8], 14)
            pr.key.ink(small_neck, p.ribbon([(42, -48 + stoop * 2), (56, -44 + stoop * 2)], [10, 7], 6, True))
            pr.piece(p.circle(-4, -58, 27), "aqua", 5)
            pr.piece(small_sea, "sea", 0)


def ground(pr: Print) -> None:
    """The dune under their feet, combed by the wind."""
    pr.piece(p.spline([*CREST, (820, 1220, 1), (-20, 1220, 1)]), "plum", 0)
    ripples = (
        (484, 1106, 66),
        (560, 1086, 120),
        (716, 1040, 90),
        (516, 1136, 84),
        (628, 1112, 130),
        (500, 1184, 90),
        (610, 1160, 76),
        (716, 1128, 100),
        (650, 1188, 120),
    )
    for x, y, length in ripples:
        pr.cut([(x, y + 6), (x + length * 0.5, y - 10), (x + length, y - length * 0.2)], 6)


def sprout(pr: Print, x: float, y: float, height: float, leaves: str) -> None:
    """One plant: a stem and its leaves ("l" and "r", from below), each with a cut vein."""
    bend = 0.12 * height * (1 if leaves[-1] == "r" else -1)
    stem = [(x, y + 4), (x - bend * 0.4, y - height * 0.5), (x + bend, y - height)]
    pr.piece(p.ribbon(stem, [10, 8, 4], 20), "green", 0)
    for k, side in enumerate(leaves):
        up = (k + 1) / len(leaves)
        reach = height * (0.62 - 0.26 * up) + 8
        dx = reach if side == "r" else -reach
        leaf_x, leaf_y = x + bend * (up - 0.35), y - height * up * 0.86
        leaf = p.points("0,0! 0.4,-0.46 1,-0.7! 0.86,-0.14 0.4,0.06", at=(leaf_x, leaf_y), scale=(dx, reach))
        pr.piece(p.spline(leaf), "green", 0)
        pr.cut([(leaf_x + dx * 0.7, leaf_y - reach * 0.44), (leaf_x + dx * 0.2, leaf_y - reach * 0.12)], 4)


def sprouts(pr: Print) -> None:
    """Along the way they came, from the drop that lands now to the oldest plant, nearest to us."""
    plants = (
        (84, 1118, 22, "lr"),
        (128, 1140, 38, "rl"),
        (184, 1146, 26, "lr"),
        (244, 1174, 64, "lrl"),
        (320, 1178, 42, "rlr"),
        (412, 1190, 92, "lrlr"),
    )
    for x, y, height, leaves in plants:
        pr.piece(p.circle(x, y + 3, 10 + height * 0.2, 5 + height * 0.03), "key", 0)
        sprout(pr, x, y, height, leaves=leaves)


def leak(pr: Print) -> None:
    """From the crack a jet that bends and breaks, drop after drop straight down, and the splash of the last."""
    jet = p.ribbon(p.points("92,511 70,506 51,520 42,556 39,612 38,668"), [6, 15, 19, 17, 13, 3], 40)
    pr.piece(jet, "sea", 5)
    for x, y, r in ((62, 484, 5), (36, 500, 4), (20, 540, 5), (70, 548, 4)):
        pr.piece(p.circle(x, y, r), "sea", 4)
    pr.cut(p.points("46,596 47,558 57,526"), 6)
    for y, r in ((712, 11), (776, 12), (846, 14), (924, 14), (1010, 16)):
        x = 38 + (y - 712) * 0.006
        drop = p.spline([(x, y - r * 2.3, 1), (x + r, y + r * 0.2), (x, y + r), (x - r, y + r * 0.2)])
        pr.piece(drop, "sea", 5)
        pr.cut([(x - r * 0.4, y + r * 0.5), (x - r * 0.3, y - r * 0.5)], 4.5)
    pr.piece(p.circle(40, 1080, 34, 9), "aqua", 0)
    for dx, dy in ((-22, -24), (0, -38), (24, -22)):
        pr.piece(p.ribbon([(40 + dx * 0.5, 1076), (40 + dx, 1076 + dy)], [9, 3], 8, True), "aqua", 0)


def shoal(pr: Print) -> None:
    """Three fish, on their way to the rock."""
    fish = p.spline(p.points("-38,0 -8,-20 26,-10 36,0! 26,10 -8,20"))
    fish_tail = p.spline(p.points("-32,0! -58,-20! -50,0 -56,20!"))
    for x, y, size, turn in ((-74, 50, 1.05, -8), (-46, 128, 0.85, 12), (-8, 46, 0.5, -20)):
        with pr.at(x, y, size, turn):
            pr.piece(fish, "gold", 5)
            pr.piece(fish_tail, "gold", 5)
            pr.key.ink(p.circle(18, -4, 4))


def globe(pr: Print) -> None:
    """A piece of sea under glass: lighthouse, shoal, a crack."""
    light_beam = p.poly(p.points("72,-140 72,-116 -203,-58 -168,-128"))
    cliff = p.spline(p.points("24,90! 32,20 52,-24 96,-30 118,16 140,96!"))
    lighthouse = p.poly(p.points("58,-26 66,-112 96,-112 104,-26"))
    lighthouse_roof = p.poly([(60, -142), (81, -168), (102, -142)])
    deep_water = p.spline(
        p.points("-190,86! -120,70 -30,92 60,74 140,92 192,82! 150,148 70,200 0,210 -80,196 -150,146")
    )
    gleam = [(-176, -66), (-150, -128), (-96, -176)]
    crack = (
        "-184,-6 -192,30 -208,62",
        "-120,58 -164,72 -210,68",
        "-144,128 -168,92 -208,72",
        "-116,98 -140,90 -166,92",
    )

    pr.piece(p.circle(GX, GY, GR), "aqua", 9)
    waves: list[p.Point] = p.points("-213,10! -180,-12 -140,10 -96,-16 -50,8 -4,-14 44,8 90,-14 136,8 176,-12 213,8!")
    bowl = [(GR * 0.985 * math.cos(a), GR * 0.985 * math.sin(a)) for a in np.linspace(0.06, math.pi - 0.06, 14)]
    with pr.at(GX, GY):
        pr.piece(light_beam, "gold", 0)
        pr.piece(cliff, "plum", 6)
        pr.piece(lighthouse, None, 6)
        for y, w in ((-96, 17), (-60, 20)):
            band = p.poly([(81 - w, y + 18), (81 - w + 1, y), (81 + w - 1, y), (81 + w, y + 18)])
            pr.piece(band, "coral", 4)
        pr.piece(p.rect(66, -142, 30, 28), "gold", 5)
        pr.piece(lighthouse_roof, "coral", 5)
        sea = p.spline([*waves, *[(float(a), float(b)) for a, b in bowl]])
        pr.piece(sea, "sea", 0)
        pr.key.line([(q[0], q[1]) for q in waves], 6, 0.1)
        pr.piece(deep_water, "deep", 0)
        rock = p.points(
            "34,16! 26,60! 2,96 -6,140! -34,176 -44,204! 60,202 132,160 172,110! 150,84! 138,50 120,16! 76,4"
        )
        pr.piece(p.spline(rock), "plum", 0)
        for face in ("102,30 116,66 140,92", "84,52 96,92 116,116", "60,36 52,76 58,100", "34,104 26,134 34,158"):
            pr.cut(p.points(face), 6)
        shoal(pr)
        pr.cut(gleam, 16)
        pr.cut([(-190, -30), (-188, -44)], 12)
        for branch in crack:
            pr.cut(p.points(branch), 8)


def cradle(pr: Print) -> None:
    """A wooden trough, lashed in three places, in which the globe lies."""
    trough = p.spline(
        p.points(
            "-206,112! -190,96! -150,150 -84,194 0,208 84,194 150,150 190,96! 206,112! 182,196 100,236 0,246 "
            "-100,236 -182,196"
        )
    )
    with pr.at(GX, GY):
        pr.piece(trough, "gold", 7)
        for x, y, turn in ((-126, 196, 36), (0, 227, 0), (126, 196, -36)):
            with pr.at(x, y, 1, turn):
                pr.piece(p.rect(-11, -21, 22, 42, r=4), "coral", 5)


def guide(pr: Print) -> None:
    """She leads: a blue robe, a pale scarf, one fist closed on the rope, the rest of it coiled below the hand."""
    rope = p.ribbon(p.points("686,538 706,602 726,694 735,780 732,850"), [9, 9, 9, 9, 9], 40)
    loops = ("728,850 704,890 708,932 734,938 750,902 736,852", "730,852 722,892 732,916 754,914 764,884 740,850")
    rope_end = p.ribbon(p.points("732,852 746,900 742,956 752,984"), [8, 8, 8, 11], 24)
    scarf_end = p.spline(p.points("630,712! 584,752 568,820 530,872! 574,866 606,884! 636,800"))
    foot = p.spline(p.points("-20,-20 10,-24 40,-6 48,8! -24,8!"))
    robe = p.spline(
        p.points("618,790 648,772 682,790 690,860 704,930 732,1004! 688,1000 640,1022 570,1014! 594,930 604,860")
    )
    sash = p.ribbon([(604, 866), (648, 876), (690, 862)], [16, 18, 16], 20)
    sleeve = p.spline(p.points("630,798 660,792 672,836! 690,842 712,826! 730,862! 700,884 668,900 640,890 626,846"))
    fist = p.spline(p.points("706,838! 712,822 726,812 744,814 752,828 750,846 742,860 728,866 716,862!"))
    thumb = p.ribbon([(716, 824), (728, 812), (742, 812)], [13, 13, 11], 12, True)
    face = p.spline(p.points("622,716 640,688 676,690 686,716 698,738 686,744 686,760 666,774 634,770"))
    eyelid = [(662, 722), (673, 715), (685, 719)]
    headscarf = p.spline(
        p.points("684,694 664,668 628,672 604,708 606,764 620,804 660,800 684,784 656,776 640,748 644,712 664,700")
    )

    pr.piece(rope_end, "gold", 4)
    for loop in loops:
        pr.piece(p.ribbon(p.points(loop), [8, 8], 40), "gold", 4)
    pr.piece(rope, "gold", 4)
    pr.piece(scarf_end, None, 6)
    for x, y, turn in ((604, 1034, -6), (690, 1014, -20)):
        with pr.at(x, y, 0.8, turn):
            pr.piece(foot, "skin", 5)
    pr.piece(robe, "sea", 7)
    for line in ([(640, 880), (632, 950), (612, 1006)], [(662, 890), (668, 950), (680, 990)]):
        pr.key.line(line, 5)
    pr.piece(sash, "coral", 5)
    pr.piece(fist, "skin", 5)
    for y in (828, 840, 851):
        pr.key.line([(754, y), (736, y + 3)], 4)
    pr.piece(thumb, "skin", 4)
    pr.piece(sleeve, "sea", 6)
    pr.piece(face, "skin", 6)
    pr.key.line(eyelid, 5)
    pr.key.ink(p.circle(678, 721, 4.5))
    pr.key.line([(690, 752), (681, 757), (670, 752)], 4)
    pr.piece(headscarf, None, 6)


def shadows(pr: Print) -> None:
    """Where feet press the sand."""
    footholds = (
        (108, 1070, 66),
        (242, 1084, 76),
        (382, 1066, 66),
        (534, 1068, 74),
        (580, 1060, 60),
        (668, 1040, 60),
    )
    for x, y, rx in footholds:
        pressed_sand = p.spline(
            [(x - rx, y), (x - rx * 0.3, y - 10), (x + rx, y - 5), (x + rx * 0.4, y + 9), (x - rx * 0.6, y + 10)]
        )
        pr.piece(pressed_sand, "key", 0)


def paint() -> p.Array:
    """Evening, dunes, the camel and its sea, the one who leads it."""
    img = paper("fbf4e2", tooth=0.006, seed=4)
    pr = Print(INKS, KEY, seed=5)
    evening(pr)
    far_camels(pr)
    ground(pr)
    shadows(pr)
    with pr.at(-14, 72, 0.94):
        camel(pr)
        saddle(pr)
        globe(pr)
        cradle(pr)
    leak(pr)
    sprouts(pr)
    with pr.at(-34, 14):
        guide(pr)
    pr.pull(img, salt=0.15)
    return img
