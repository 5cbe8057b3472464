"""After sunset a camel carries a glass globe with a piece of sea for its hump; where it drips, grass grows.

Technique: linocut. Back to front: evening, far camels, dunes, shadows and grass, the camel, its saddle and its globe,
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
GX, GY, GR = 328.0, 400.0, 214.0  # the globe
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
    for x, y, r, n in ((694, 96, 20, 4), (80, 84, 8, 4), (600, 64, 6, 5), (52, 250, 7, 4), (745, 236, 7, 5)):
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
    for x, y, s, stoop in ((700, 726, 0.4, 4), (729, 726, 0.42, 12), (757, 729, 0.38, 0)):
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
    for k in range(5):
        y = 1104 + k * 24
        for x in range(300 + k * 26 % 60, 800, 130):
            rise = (x - 300) * 0.2
            ripple = [(x, y - rise + 14), (x + 44, y - rise - 6), (x + 92 - k * 4, y - rise - 14)]
            pr.cut(ripple, 6)


def trickle(pr: Print) -> None:
    """Where the sea drips, grass."""
    pr.piece(p.circle(44, 1076, 30, 10), "aqua", 0)
    line = p.sample(p.points("36,1072 60,1104 130,1116 150,1138 240,1150 300,1172 330,1200"), 40)
    pr.piece(p.ribbon([(float(x), float(y)) for x, y in line[::4]], [22, 14, 15, 17, 20, 26], 60), "aqua", 0)
    blades = (
        (30, 1128, 62, -10),
        (52, 1142, 50, 8),
        (92, 1104, 58, 12),
        (108, 1108, 44, -10),
        (96, 1160, 66, -16),
        (116, 1166, 48, 10),
        (166, 1120, 46, 14),
        (184, 1128, 62, 22),
        (172, 1180, 58, -14),
        (196, 1184, 44, 6),
        (262, 1146, 70, 14),
        (282, 1152, 50, 26),
        (250, 1190, 52, -12),
        (336, 1178, 60, 20),
    )
    for x, y, n, lean in blades:
        blade = p.ribbon([(x, y), (x + lean * 0.3, y - n * 0.55), (x + lean, y - n)], [17, 12, 1], 14)
        pr.piece(blade, "green", 0)


def globe(pr: Print) -> None:
    """A piece of sea under glass: lighthouse, shoal, a crack."""
    light_beam = p.poly(p.points("72,-140 72,-116 -203,-58 -168,-128"))
    cliff = p.spline(p.points("24,90! 32,20 52,-24 96,-30 118,16 140,96!"))
    lighthouse = p.poly(p.points("58,-26 66,-112 96,-112 104,-26"))
    lighthouse_roof = p.poly([(60, -142), (81, -168), (102, -142)])
    deep_water = p.spline(
        p.points("-190,86! -120,70 -30,92 60,74 140,92 192,82! 150,148 70,200 0,210 -80,196 -150,146")
    )
    fish = p.spline(p.points("-38,0 -8,-20 26,-10 36,0! 26,10 -8,20"))
    fish_tail = p.spline(p.points("-32,0! -58,-20! -50,0 -56,20!"))
    gleam = [(-176, -66), (-150, -128), (-96, -176)]
    girth = p.ribbon([(204, 590), (328, 624), (452, 590)], [30, 34, 30], 40, True)

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
        for x, y, s, turn, flip in ((-88, 52, 1.1, -8, False), (-52, 124, 0.9, 12, False), (-14, 48, 0.55, -20, False)):
            with pr.at(x, y, s, turn, flip=flip):
                pr.piece(fish, "gold", 5)
                pr.piece(fish_tail, "gold", 5)
                pr.key.ink(p.circle(18, -4, 4))
        pr.cut(gleam, 16)
        pr.cut([(-190, -30), (-188, -44)], 12)
        for a, b in (((-204, 62), (-150, 92)), ((-150, 92), (-172, 124)), ((-172, 124), (-112, 148))):
            pr.cut([a, b], 15)
            pr.key.line([a, ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2), b], 4, 0)
    pr.piece(girth, "gold", 7)
    for x, y, r in ((108, 520, 8), (92, 628, 9), (78, 738, 10), (70, 862, 11), (68, 986, 12)):
        drop = p.spline([(x, y - r * 2, 1), (x + r, y + r * 0.3), (x, y + r), (x - r, y + r * 0.3)])
        pr.piece(drop, "aqua", 4)


def guide(pr: Print) -> None:
    """She leads: a blue robe, a pale scarf, one hand up with the rope."""
    rope = p.points("706,802 730,720 718,600 682,522")
    scarf_end = p.spline(p.points("630,712! 584,752 568,820 530,872! 574,866 606,884! 636,800"))
    foot = p.spline(p.points("-20,-20 10,-24 40,-6 48,8! -24,8!"))
    robe = p.spline(
        p.points("618,790 648,772 682,790 690,860 704,930 732,1004! 688,1000 640,1022 570,1014! 594,930 604,860")
    )
    sash = p.ribbon([(604, 866), (648, 876), (690, 862)], [16, 18, 16], 20)
    forearm = p.ribbon([(650, 806), (676, 872), (706, 832)], [46, 40, 32], 30, True)
    palm = p.spline(p.points("692,826! 692,796 704,786 720,794 722,830!"))
    thumb = p.ribbon([(696, 800), (700, 782), (710, 776)], [10, 10, 9], 8, True)
    face = p.spline(p.points("622,716 640,688 676,690 686,716 698,738 686,744 686,760 666,774 634,770"))
    smile = [(664, 724), (674, 728), (682, 724)]
    headscarf = p.spline(
        p.points("684,694 664,668 628,672 604,708 606,764 620,804 660,800 684,784 656,776 640,748 644,712 664,700")
    )

    pr.key.line(rope, 6, 0.1)
    pr.piece(scarf_end, None, 6)
    for x, y, turn in ((604, 1034, -6), (690, 1014, -20)):
        with pr.at(x, y, 0.8, turn):
            pr.piece(foot, "skin", 5)
    pr.piece(robe, "sea", 7)
    for line in ([(640, 880), (632, 950), (612, 1006)], [(662, 890), (668, 950), (680, 990)]):
        pr.key.line(line, 5)
    pr.piece(sash, "coral", 5)
    pr.piece(forearm, "sea", 6)
    pr.piece(palm, "skin", 5)
    for k in range(4):
        pr.piece(p.ribbon([(702, 788 + 9 * k), (724, 784 + 9 * k)], [10, 10], 8, True), "skin", 3.4)
    pr.piece(thumb, "skin", 3.4)
    pr.piece(face, "skin", 6)
    pr.key.line(smile, 5)
    pr.key.line([(688, 754), (676, 756)], 4)
    pr.piece(headscarf, None, 6)


def shadows(pr: Print) -> None:
    """Where feet press the sand."""
    footholds = (
        (90, 1070, 66),
        (226, 1084, 76),
        (366, 1066, 66),
        (518, 1068, 74),
        (566, 1060, 60),
        (654, 1040, 60),
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
    trickle(pr)
    with pr.at(-30, 72, 0.94):
        camel(pr)
        saddle(pr)
        globe(pr)
    with pr.at(-46, 14):
        guide(pr)
    pr.pull(img, salt=0.15)
    return img
