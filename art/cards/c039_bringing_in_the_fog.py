"""A woman mows the fog like hay, and giraffes come to light behind it; the tallest bends down to see who is working.

Technique: colour linocut, one block for each ink. Back to front: sky and meadow, mown fog, the standing fog with the
giraffes, the woman from her far arm to her near one.
"""

from __future__ import annotations

import math
from contextlib import ExitStack

import numpy as np
import skia

from art import paint as p
from art.paint.props.giraffe import giraffe
from art.paint.voices.linocut import Press
from art.paint.voices.printing import PLAIN, paper

NUMBER, TITLE = 39, "Bringing in the Fog"
FINISH = PLAIN

INKS = {
    "sky": "1f8f9a",
    "green": "7cb342",
    "mist": "7fb9c9",
    "ochre": "f7b733",
    "brown": "9c5127",
    "red": "e2412c",
    "key": "17202e",
}
SHEET = p.poly(p.points("12,14! 790,10! 788,1162! 14,1166!"))
Points = list[tuple[float, float]]


def sky(press: Press) -> None:
    """A strong turquoise morning, cut in rings about the sun; far hills and thorn trees."""
    far_hills = p.spline(p.points("-20,800! -20,706 120,672 300,722 470,690 640,730 840,700 840,830!"))
    x, y = 168, 214
    press.put("sky", p.rect(0, 0, 800, 830))
    for r in range(104, 900, 21):
        t = press.random.uniform(0, 1)
        while t < 2 * math.pi + 0.4:
            span = press.random.uniform(40, 120) / r
            arc = [(x + r * math.cos(a), y + r * math.sin(a)) for a in np.linspace(t, t + span, 8)]
            if press.random.random() < 0.86 and 10 < arc[4][1] < 800:
                press.blocks["sky"].cut(arc, 2.2 + r * 0.0055)
            t += span + press.random.uniform(12, 34) / r
    press.bare(p.circle(x, y, 88))
    press.put("ochre", p.circle(x, y, 76))
    press.put("green", far_hills)
    press.blocks["green"].rake(p.rect(0, 690, 800, 130), 4, 15, 3.4, length=60, density=0.8)
    for tx, ty, s in ((82, 772, 1.0), (372, 762, 0.62)):
        trunk = p.moved(p.ribbon([(0, 0), (-4, -40), (6, -78)], [13, 8, 5], 20), tx, ty, s)
        press.put("key", trunk)
        for end in ((-46, -98), (-18, -104), (26, -108), (52, -96)):
            press.put("key", p.moved(p.ribbon([(0, -44), (end[0] * 0.5, -76), end], [6, 5, 3], 16), tx, ty, s))
        crown = p.spline(p.points("-98,-96 -66,-124 -10,-136 56,-128 96,-102 40,-96 -10,-104 -56,-92"))
        press.put("key", p.moved(crown, tx, ty, s))
        with press.blocks["key"].at(tx, ty, s) as k:
            for gx in range(-70, 80, 17):
                k.cut([(gx, -104 - (gx % 3)), (gx + 8, -112), (gx + 14, -124 + abs(gx) * 0.1)], 4)


def meadow(press: Press) -> None:
    """The mown green, lit in short cuts of the gouge."""
    ground = p.spline(p.points("-20,806! 200,796 500,806 840,800! 840,1230! -20,1230!"))
    press.put("green", ground)
    press.blocks["green"].comb(ground, lambda x, y: -1.45 + 0.25 * math.sin(x * 0.02), 27, 4.2, length=19, density=0.62)
    shade = p.spline(p.points("92,1142 200,1118 330,1114 470,1130 460,1150 300,1158 150,1160"))
    press.blocks["key"].rake(shade, 2, 9, 6, length=40, density=0.95, carve=False)
    for _ in range(34):
        x, y = press.random.uniform(20, 780), press.random.uniform(850, 1180)
        for lean in (-7, 1, 8):
            end = (x + lean * 1.4, y - press.random.uniform(14, 26))
            press.blocks["key"].line([(x + lean * 0.3, y), (x + lean, y - 10), end], 3, 0.9)


def puff(press: Press, x: float, y: float, r: float, squash: float = 1.0, rings: int = 3, side: float = -2.2) -> None:
    """One curl of fog: bare paper with a few blue lines that follow its round."""
    press.bare(p.circle(x, y, r, r * squash))
    for k in range(rings):
        q = r * (0.86 - 0.22 * k)
        start = side - 0.9 + 0.25 * k + press.random.uniform(-0.2, 0.2)
        stop = side + 1.0 - 0.2 * k + press.random.uniform(-0.2, 0.3)
        arc = [(x + q * math.cos(t), y + q * squash * math.sin(t)) for t in np.linspace(start, stop, 9)]
        press.blocks["mist"].line(arc, 3.2 + r * 0.035, 0.85)


def swathes(press: Press) -> None:
    """Rows of mown fog behind her, rolled like hay."""
    for y, x0, x1, r in ((838, -10, 420, 15), (886, -20, 300, 21), (956, -30, 214, 28), (1056, -40, 150, 38)):
        x = x0 + press.random.uniform(-10, 10)
        curls = []
        while x < x1:
            size = r * press.random.uniform(0.65, 1.25)
            curls.append((x, y - size * 0.35 + press.random.normal(0, r * 0.1), size))
            x += size * press.random.uniform(0.95, 1.45)
        for k in press.random.permutation(len(curls)):
            across, down, size = curls[k]
            puff(press, across, down, size, squash=0.82, rings=2)
        x = x0
        while x < x1:
            w = press.random.uniform(1.0, 2.6) * r
            low = y + r * press.random.uniform(0.42, 0.56)
            underside = [(x, low), (x + w * 0.5, low + r * 0.1), (x + w, low)]
            press.blocks["key"].line(underside, r * 0.16 + 2, 0.9)
            x += w + press.random.uniform(0.3, 1.4) * r


def fog(press: Press, curls: list[tuple[float, float, float]]) -> None:
    """A part of the bank, back to front."""
    for x, y, r in curls:
        puff(press, x, y, r, squash=press.random.uniform(0.86, 0.98))


def bank(press: Press) -> None:
    """The standing fog, and those who come to light in it."""
    right_neck = p.points("778,720 764,600 748,500 742,446")
    great_neck = p.points("654,760 640,560 604,390 530,240")
    behind_fog = [
        (776, 660, 84),
        (690, 652, 66),
        (560, 668, 62),
        (622, 684, 74),
        (532, 742, 66),
        (742, 756, 100),
        (626, 782, 96),
    ]
    low_neck = p.points("600,930 566,850 534,802 516,786")
    before_fog = [
        (500, 858, 52),
        (560, 880, 76),
        (786, 870, 104),
        (668, 884, 112),
        (478, 934, 58),
        (566, 968, 92),
        (744, 978, 108),
        (488, 1016, 62),
        (640, 1008, 90),
        (560, 1036, 56),
        (790, 1030, 66),
    ]

    giraffe(press, right_neck, [96, 74, 58, 50], (730, 424, 0.58, -8), seed=4, rows=7)
    fog(press, [(792, 588, 58), (716, 600, 40)])
    giraffe(press, great_neck, [196, 152, 116, 88], (512, 206, 1.3, -24), seed=7, rows=10)
    fog(press, behind_fog)
    giraffe(press, low_neck, [86, 70, 54, 48], (500, 776, 0.55, 6), seed=9, rows=5)
    fog(press, before_fog)
    press.bare(p.rect(450, 1030, 360, 48))
    for x in np.arange(440, 800, 9.5):
        lean = press.random.normal(0, 5)
        h = press.random.uniform(22, 46)
        y = 1092 + press.random.normal(0, 5)
        standing_blade = p.ribbon([(x, y), (x + lean * 0.4, y - h * 0.5), (x + lean, y - h)], [8, 6, 2], 10)
        press.bare(standing_blade)
        if press.random.random() < 0.7:
            press.blocks["mist"].line([(x + 2, y - 4), (x + 2 + lean * 0.8, y - h * 0.9)], 3.4, 0.8)


def boots(press: Press) -> None:
    """A long step: the back heel is up, the weight on the front foot."""
    back_calf = p.points("166,950 140,996 112,1050 104,1072")
    front_calf = p.points("330,940 352,990 366,1050 368,1084")
    boot = p.spline(p.points("-29,-56! 29,-58! 28,-24 60,-13 82,6 80,20! -32,20! -34,-18"))
    both_legs = ((back_calf, (92, 1096, 25.0)), (front_calf, (374, 1122, -3.0)))
    for calf, (bx, by, turn) in both_legs:
        press.bare(p.ribbon(calf, [58, 56, 45, 40], 24))
        press.put("brown", p.ribbon(calf, [48, 46, 35, 30], 24))
        (x0, y0), (x1, y1) = calf[1], calf[2]
        press.blocks["brown"].cut([(x1 - 8, y1 - 8), (x0 - 11, (y0 + y1) / 2), (x0 - 10, y0 + 10)], 5)
        path = p.moved(boot, bx, by, 1, turn=turn)
        press.put("sky", path)
        press.contour(path, 5)
        with press.blocks["sky"].at(bx, by, 1, turn) as k:
            for a in range(5):
                k.cut([(-19 + a * 9, -47), (-20 + a * 9, -34), (-19 + a * 9, -18 - a * 2)], 3.4)
            k.cut([(70, 2), (46, -10), (24, -14)], 5)


def skirt(press: Press) -> None:
    """A yellow skirt that swings with her step, cut in folds, with a border of red leaves."""
    path = p.spline(
        p.points("196,836! 290,830! 330,884 366,938 396,990! 350,1006 298,992 244,1010")
        + p.points("186,992 130,1008 78,984! 122,930 166,884")
    )
    press.put("ochre", path)
    with press.blocks["ochre"].at(0, 0, clip=path) as k:
        pleats = (
            ((212, 846), (112, 992)),
            ((228, 850), (172, 986)),
            ((246, 850), (236, 1000)),
            ((262, 848), (304, 984)),
            ((280, 844), (358, 992)),
        )
        for a, b in pleats:
            mid = ((a[0] + b[0]) / 2 + press.random.uniform(-6, 6), (a[1] + b[1]) / 2 + 8)
            k.cut([b, mid, a], 8)
            k.cut([(b[0] + 14, b[1] - 8), (mid[0] + 12, mid[1] + 20)], 5)
    sprigs = (
        (108, 976, 30, 1.0),
        (149, 986, 4, 0.72),
        (190, 978, 20, 1.12),
        (246, 990, -8, 0.86),
        (281, 974, 12, 0.66),
        (322, 982, -16, 1.08),
        (368, 982, -30, 0.8),
    )
    for x, y, turn, size in sprigs:
        for lean in press.random.normal((-40, 0, 40), 9):
            leaf = p.spline(p.points("0,0! -6,-12 0,-26! 6,-12"))
            press.put("red", p.moved(leaf, x, y, size * press.random.uniform(0.8, 1.15), turn=turn + lean))
    press.contour(path, 5.5)


def body(press: Press) -> None:
    """A dark blouse with scattered white dots, bent into the swing."""
    path = p.spline(p.points("196,846! 194,780 210,716 248,680 292,678 322,710 314,772 292,842! 244,856"))
    belt = p.ribbon([(192, 840), (244, 852), (296, 836)], [22, 25, 22], 24)
    press.bare(p.moved(p.moved(path, -246, -760), 246, 760, 1.05))
    press.put("key", path)
    random = np.random.default_rng(8)
    for k in range(38):
        x, y = (
            186 + (k % 6) * 22 + (11 if k // 6 % 2 else 0) + random.normal(0, 2.5),
            694 + k // 6 * 25 + random.normal(0, 2.5),
        )
        press.blocks["key"].carve(p.circle(x, y, random.uniform(2.6, 4.6), random.uniform(2.6, 4.6)))
    press.put("red", belt)


def fist(press: Press, x: float, y: float, turn: float) -> None:
    """A hand closed round the shaft, which runs along its x: knuckles in a row, the thumb laid along the wood."""
    back_of_hand = p.spline(p.points("-27,2 -24,26 -6,36 16,34 28,18 28,-4 10,-16 -16,-14"))
    fingers = ((17, 14.5), (20, 15), (20, 14.5), (16, 13))
    thumb = p.points("-18,26 -33,12 -46,-2 -52,-8")

    def at(path: skia.Path) -> skia.Path:
        return p.moved(path, x, y, 1.06, turn=turn)

    back = at(back_of_hand)
    press.bare(p.moved(p.moved(back, -x, -y), x, y, 1.14))
    press.put("brown", back)
    for k, (reach, w) in enumerate(fingers):
        u = -20 + k * 13.6
        bent = [(u + 3, 20), (u + 1, 4), (u - 2, -reach * 0.6), (u + 3, -reach)]
        press.bare(at(p.ribbon(bent, [w + 4, w + 5, w + 5, w + 3], 16, True)))
        press.put("brown", at(p.ribbon(bent, [w, w, w * 0.96, w * 0.8], 16, True)))
    press.bare(at(p.ribbon(thumb, [22, 20, 18, 15], 20, True)))
    press.put("brown", at(p.ribbon(thumb, [18, 15.5, 13.5, 10], 20, True)))


def arm(press: Press, upper: Points, lower: Points, sleeve: Points) -> None:
    """A bare arm with its elbow and a tapering forearm, under a short puffed sleeve with a red hem."""
    wide = p.union(p.ribbon(upper, [60, 56, 52], 24, True), p.ribbon(lower, [52, 57, 52, 42, 34], 30, True))
    bone = p.union(p.ribbon(upper, [50, 46, 42], 24, True), p.ribbon(lower, [42, 47, 42, 33, 26], 30, True))
    press.bare(wide)
    press.put("brown", bone)
    line = p.sample(lower, 40)
    for off, a, b in ((-9, 34, 8), (-3, 30, 12)):
        mark = [(float(line[k][0]), float(line[k][1]) + off) for k in (a, (a + b) // 2, b)]
        press.blocks["brown"].cut(mark, 4)
    puff = p.spline(sleeve)
    box = puff.getBounds()
    press.bare(p.moved(p.moved(puff, -box.centerX(), -box.centerY()), box.centerX(), box.centerY(), 1.12))
    press.put("key", puff)
    random = np.random.default_rng(int(sleeve[0][0]))
    for k in range(16):
        x, y = box.left() + 14 + k % 4 * 19 + random.normal(0, 3), box.top() + 16 + k // 4 * 21 + random.normal(0, 3)
        press.blocks["key"].carve(p.circle(x, y, random.uniform(2.6, 4.4)))
    press.put("red", p.ribbon([sleeve[2], sleeve[3], sleeve[4]], [12, 14, 12], 16, True))


def head(press: Press) -> None:
    """Her profile, eyes on the blade, a small content smile, and the great red headscarf."""
    neck = p.ribbon([(252, 700), (262, 664), (272, 630)], [56, 46, 48], 20)
    face = p.spline(
        p.points("246,560 296,552 322,572 325,592 340,616! 326,624! 330,634 325,641 328,650")
        + p.points("318,668 292,676 262,660 238,620")
    )
    mouth = [(300, 642), (314, 642), (328, 640)]
    jaw = [(254, 652), (276, 668), (296, 674)]
    eye = p.spline(p.points("290,602 303,594 316,600 303,606"))
    ear_fold = [(262, 598), (268, 612), (258, 622)]
    lash_line = [(288, 601), (302, 593), (319, 600)]
    brow = [(288, 582), (304, 576), (320, 582)]
    wrap = p.spline(p.points("232,634 214,584 228,528 276,504 320,524 334,566 296,566 262,588"))

    press.put("brown", neck)
    press.bare(p.moved(p.moved(face, -280, -620), 281, 620, 1.06))
    press.put("brown", face)
    with press.blocks["brown"].at(0, 0) as k:
        k.cut(mouth, 4)
        k.cut(jaw, 4)
        k.carve(eye)
        k.cut(ear_fold, 4)
    press.blocks["key"].ink(p.circle(307, 600, 5.4, 6))
    press.blocks["key"].line(lash_line, 4, 0.3)
    press.blocks["key"].line(brow, 5, 0.5)
    press.put("ochre", p.circle(252, 640, 9, 11))
    knot_ends = (
        p.points("222,600 170,610 128,660 112,640 134,590 196,566"),
        p.points("226,590 178,556 120,556 104,530 150,520 226,556"),
    )
    for tail in knot_ends:
        path = p.spline(tail)
        press.bare(p.moved(p.moved(path, -180, -580), 180, 580, 1.06))
        press.put("red", path)
        a, b = tail[1], tail[4]
        press.blocks["red"].cut([((a[0] + b[0]) / 2 - 24, (a[1] + b[1]) / 2 + 4), (206, 582)], 6)
    press.bare(p.moved(p.moved(wrap, -272, -566), 272, 566, 1.07))
    press.put("red", wrap)
    scarf_folds = (
        [(330, 556), (280, 540), (236, 566)],
        [(322, 534), (280, 520), (232, 546)],
        [(300, 562), (262, 562), (232, 598)],
        [(296, 514), (262, 512), (238, 530)],
    )
    for a in scarf_folds:
        press.blocks["red"].cut(a, 6)
    press.put("red", p.circle(222, 586, 18, 20))
    press.contour(p.circle(222, 586, 18, 20), 3)


def scythe(press: Press) -> None:
    """A long shaft with a peg for one hand, and the blade hooked round the foot of the fog, its edge towards her."""
    blade = p.spline(
        p.points("512,1078! 530,1108 582,1128 652,1128 720,1100 764,1052 776,996!")
        + p.points("744,1046 700,1076 644,1090 582,1088 536,1068!")
    )
    blade_gleam = [(756, 1050), (710, 1090), (640, 1110), (566, 1106)]
    shaft = p.points("300,752 352,820 424,944 526,1088")
    shaft_gleam = [(516, 1068), (430, 944), (372, 850)]
    peg = [(402, 910), (446, 884)]

    press.bare(p.moved(p.moved(blade, -640, -1070), 640, 1070, 1.05))
    press.put("mist", blade)
    press.contour(blade, 5)
    press.blocks["mist"].cut(blade_gleam, 6)
    for wood, widths in ((peg, [15, 17]), (shaft, [21, 20, 21, 23])):
        path = p.ribbon(wood, widths, 40, True)
        press.bare(p.ribbon(wood, [w + 12 for w in widths], 40, True))
        press.put("ochre", path)
        press.contour(path, 4.5)
    press.blocks["ochre"].cut(shaft_gleam, 4)


def paint() -> p.Array:
    """Sky, meadow and fog, then the woman from her far arm to her near one; all blocks are printed at the end."""
    far_upper_arm = [(306, 720), (348, 758), (386, 808)]
    far_forearm = p.points("386,808 408,840 418,884 412,930")
    far_sleeve = p.points("278,694 334,690 378,744 358,770 326,788 284,754")
    near_upper_arm = [(238, 724), (204, 782), (176, 832)]
    near_forearm = p.points("176,832 222,848 278,830 330,796")
    near_sleeve = p.points("212,700 266,698 264,772 218,794 168,772 180,728")

    press = Press(INKS, 5)
    sky(press)
    meadow(press)
    swathes(press)
    bank(press)
    arm(press, far_upper_arm, far_forearm, far_sleeve)
    boots(press)
    skirt(press)
    body(press)
    scythe(press)
    fist(press, 422, 934, 59)
    with ExitStack() as bowed:
        for block in press.blocks.values():
            bowed.enter_context(block.at(90, -22, turn=6))
        head(press)
    arm(press, near_upper_arm, near_forearm, near_sleeve)
    fist(press, 340, 802, 52)
    img = paper("fbf6ea")
    press.print(img, SHEET)
    return img
