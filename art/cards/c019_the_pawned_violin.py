"""Winter: the grasshopper lays its red violin on the ant's counter and does not quite let go.

Technique: linocut.
"""

from __future__ import annotations

import math

import numpy as np
import skia

from art import paint as p
from art.paint.voices.linocut import Block
from art.paint.voices.printing import PLAIN, paper

NUMBER, TITLE = 19, "The Pawned Violin"
FINISH = PLAIN

BLACK, GOLD, ICE, BLUE, GREEN, RED = "191a22", "f5bd3a", "bfe0ea", "4a8fd0", "8cc34a", "e5402f"
INNER = p.rect(30, 30, 740, 1140)
COUNTER = 792  # height of the counter's top edge


def stroked(path: skia.Path, width: float) -> skia.Path:
    """The band that a pen of this width covers when it follows the outline."""
    band = skia.Path()
    skia.Paint(Style=skia.Paint.kStroke_Style, StrokeWidth=width).getFillPath(path, band)
    return band


def meet(a: skia.Path, b: skia.Path) -> skia.Path:
    """What two outlines share."""
    return skia.Op(a, b, skia.PathOp.kIntersect_PathOp) or skia.Path()


class Print:
    """The blocks of one print: a block for each colour and the black key block over them."""

    def __init__(self) -> None:
        self.key = Block(7)
        self.colours = {c: Block(20 + k) for k, c in enumerate((GOLD, ICE, BLUE, GREEN, RED))}

    def form(
        self,
        path: skia.Path,
        colour: str | None,
        shift: tuple[float, float] = (-14, -10),
        line: float = 6,
        gap: float = 11,
        angle: float | None = None,
    ) -> None:
        """A shape in colour: lit on one side, left black on the other, with gouge marks where light turns to shade."""
        for block in self.colours.values():
            block.carve(path)
        self.key.outline(path, 5)
        self.key.ink(path)
        if colour is not None:
            self.colours[colour].ink(path)
        inner = p.cut(path, stroked(path, line * 2))
        lit = meet(inner, p.moved(path, *shift))
        self.key.carve(lit)
        shade = p.cut(inner, lit)
        turn = math.atan2(-shift[1], -shift[0]) if angle is None else angle
        reach = math.hypot(*shift)
        random = self.key.random
        edge = p.mask(lit)
        cover = p.mask(shade)
        box = path.getBounds()
        y = box.top()
        while y < box.bottom():
            x = box.left()
            while x < box.right():
                qx, qy = x + random.uniform(-3, 3), y + random.uniform(-3, 3)
                bx, by = qx - math.cos(turn) * 9, qy - math.sin(turn) * 9
                if p.grid.at(cover, qx, qy) > 0.5 and p.grid.at(edge, bx, by) > 0.5:
                    far = reach * random.uniform(0.5, 1.0)
                    a = turn + random.normal(0, 0.12)
                    self.key.cut([(qx + math.cos(a) * far, qy + math.sin(a) * far), (bx, by)], 4.2)
                x += gap
            y += gap

    def clear(self, path: skia.Path) -> None:
        """Cut a shape out of every block: bare paper."""
        self.key.carve(path)
        for block in self.colours.values():
            block.carve(path)

    def pull(self, img: p.Array) -> None:
        """Print all blocks, the key last and a little out of register."""
        for k, (colour, block) in enumerate(self.colours.items()):
            block.print(img, colour, ((k % 3 - 1) * 1.6, (k % 2) * 1.8 - 0.6), 0, 0.6, body=True)
        self.key.print(img, BLACK, (1.2, -0.8), 0.06, 0.6, body=True)


def limb(points: list[tuple[float, float]], widths: list[float]) -> skia.Path:
    """A jointless tapered limb."""
    return p.ribbon(points, widths, 40, True)


def room(pr: Print) -> None:
    """Left the warm shop with its lamp, right the snow outside; a crooked edge divides them."""
    gold, ice, key = pr.colours[GOLD], pr.colours[ICE], pr.key
    warm = p.spline([(30, 30, 1), (470, 30, 1), (452, 300), (478, 560), (462, COUNTER, 1), (30, COUNTER, 1)])
    gold.ink(warm)
    ice.ink(p.cut(INNER, warm))
    lx, ly = 330, 118
    random = np.random.default_rng(4)
    for ring in range(1, 9):
        n = 10 + ring * 5
        for k in range(n):
            a = 2 * math.pi * k / n + random.uniform(-0.05, 0.05) + ring * 0.3
            r = 78 + ring * 62
            gold.cut([(lx + math.cos(a) * r, ly + math.sin(a) * r), (lx + math.cos(a) * (r + 34), ly + math.sin(a) * (r + 34))], 4.5)
    key.line([(lx, 30), (lx, 70)], 5)
    key.ink(p.spline([(lx - 62, 112, 1), (lx - 30, 70), (lx + 30, 70), (lx + 62, 112, 1)]))
    for k in (-1, 0, 1):
        key.cut([(lx + 32 * k, 104), (lx + 16 * k, 80)], 5)
    gold.carve(p.circle(lx, 120, 25, 22))
    key.line([(lx - 22, 122), (lx, 144), (lx + 22, 122)], 4)
    # the snow outside and far hills
    hills = p.spline([(462, 700, 1), (560, 660), (660, 690), (770, 640, 1), (770, 1100, 1), (462, 1100, 1)])
    ice.carve(hills)
    floor = p.spline([(440, 1092, 1), (600, 1084), (770, 1092, 1), (770, 1170, 1), (440, 1170, 1)])
    key.ink(floor)
    key.rake(floor, 3, 13, 5, 70)
    for _ in range(120):
        x, y = random.uniform(478, 764), random.uniform(36, 1080)
        if y < 660:
            ice.carve(p.circle(x, y, random.uniform(3, 8.5)))
        else:
            ice.cut([(x, y), (x + 26, y - 4)], 4)
    key.line([(464, 32), (450, 300), (476, 560), (462, COUNTER)], 9)
    # what others have pawned: a shelf with a horn and a drum
    key.ink(p.poly([(30, 226), (150, 220), (150, 236), (30, 244)]))
    for x in (52, 128):
        key.line([(x, 240), (x, 276)], 5)
    pr.form(p.spline([(44, 216, 1), (46, 160, 1), (128, 156, 1), (130, 214, 1)]), RED, (-16, 0), 5)
    pr.form(p.circle(87, 158, 42, 13), None, (-2, 0), 4)
    for k in range(4):
        key.line([(50 + 22 * k, 172), (62 + 20 * k, 208)], 4)


def violin(pr: Print) -> None:
    """The violin, scroll to the ant, body to the grasshopper."""
    x, y, turn, s = 572, 640, 20, 1.2

    def at(path: skia.Path) -> skia.Path:
        return p.moved(path, x, y, s, turn)

    body = [(-86, -34), (-48, -46), (-18, -30), (2, -27), (26, -40), (62, -58), (94, -40), (104, 0)]
    outline = [*body, *[(q[0], -q[1]) for q in body[-2::-1]], (-98, 0)]
    pr.form(at(p.poly([(-96, -7), (-226, -6), (-226, 6), (-96, 7)])), None, (0, -5), 3)
    pr.form(at(p.spline([(-222, -10), (-244, -16), (-264, -8), (-266, 8), (-250, 14), (-236, 6), (-222, 9)])), RED, (-4, -4), 4)
    for k, side in enumerate((-1, 1, -1, 1)):
        q = -228 - 8 * k
        pr.key.ink(at(p.ribbon([(q, 0), (q, side * 22)], [5, 8], 8, True)))
    pr.form(at(p.spline(outline)), RED, (-12, -12), 6, 10)
    for side in (-1, 1):
        pr.key.line(
            [tuple(at(p.line([q, q])).getPoint(0)) for q in ((14, 20 * side), (2, 15 * side), (-8, 22 * side), (-22, 17 * side))], 6
        )
    pr.key.ink(at(p.poly([(-150, -6), (10, -9), (10, 9), (-150, 6)])))
    pr.key.ink(at(p.poly([(46, -8), (92, -11), (92, 11), (46, 8)])))
    pr.key.ink(at(p.poly([(28, -20), (34, -20), (34, 20), (28, 20)])))
    for k in range(4):
        v = -4.5 + 3 * k
        pr.key.cut([tuple(at(p.line([(q, v), (q, v)])).getPoint(0)) for q in (80, 0, -110, -222)], 1.8)


def claw(pr: Print, x: float, y: float, turn: float, colour: str, s: float = 1) -> None:
    """An insect's hand: three hooked fingers from a small palm."""
    for a in (-34, 2, 40):
        finger = p.ribbon([(0, 0), (26, -5), (42, 8)], [17, 13, 4], 20, True)
        pr.form(p.moved(finger, x, y, s, turn + a), colour, (-3, -4), 3.4)
    pr.form(p.circle(x, y, 15 * s), colour, (-4, -4), 3.4)


def ant(pr: Print) -> None:
    """The pawnbroker behind the counter: abdomen, waist, thorax and a big head with feelers and jaws."""
    key = pr.key
    abdomen = p.spline([(66, 806), (40, 730), (74, 652), (140, 634), (204, 676), (222, 750), (196, 812)])
    pr.form(abdomen, BLUE, (-26, -16), 7, 12)
    for k in range(3):
        key.line([(46 + 6 * k, 706 + 36 * k), (126, 684 + 40 * k), (214 - 2 * k, 716 + 34 * k)], 5)
    pr.form(limb([(150, 640), (146, 604)], [30, 26]), BLUE, (-6, 0), 5)
    far = limb([(222, 540), (300, 632), (350, 608), (388, 574)], [34, 30, 24, 20])
    pr.form(limb([(176, 490), (204, 440), (216, 410)], [70, 44, 44]), BLUE, (-8, -4), 5)
    pr.form(
        p.spline([(92, 596), (88, 530), (126, 470), (184, 458), (232, 492), (236, 552), (196, 606), (140, 622)]), BLUE, (-22, -14), 7, 12
    )
    key.line([(100, 546), (150, 566), (222, 536)], 5)
    # feelers: a long first link, an elbow, a beaded second
    for a, b, c in (((268, 268), (326, 178), (430, 224)), ((232, 258), (214, 150), (292, 64))):
        pr.form(limb([a, b], [15, 12]), BLUE, (-4, -2), 4)
        for k in range(6):
            t = (k + 0.35) / 5.6
            pr.form(p.circle(b[0] + (c[0] - b[0]) * t, b[1] + (c[1] - b[1]) * t - 12 * math.sin(t * 3), 12, 10), BLUE, (-4, -3), 3.4)
    # the jaws, then the head above them
    pr.form(
        p.spline([(268, 424, 1), (306, 432), (338, 462), (330, 500, 1), (318, 476), (304, 470, 1), (298, 460), (284, 464, 1), (262, 450)]),
        BLUE,
        (-5, -5),
        4.5,
    )
    pr.form(
        p.spline([(296, 392, 1), (344, 396), (380, 430), (374, 482, 1), (360, 452), (344, 450, 1), (338, 436), (318, 440, 1), (290, 424)]),
        BLUE,
        (-5, -6),
        4.5,
    )
    head = p.spline(
        [(136, 366), (128, 306), (158, 254), (216, 236), (276, 256), (318, 312), (338, 378), (318, 424), (270, 444), (206, 440), (160, 416)]
    )
    pr.form(head, BLUE, (-22, -14), 7, 12)
    eye = p.spline([(226, 330), (236, 300), (264, 296), (282, 320), (278, 354), (250, 364), (230, 354)])
    pr.clear(eye)
    key.line([(226, 336), (232, 302), (262, 294), (284, 320), (280, 354), (250, 366), (226, 350), (225, 334)], 6, 0)
    key.ink(p.circle(262, 336, 14, 17))
    key.carve(p.circle(266, 328, 5))
    key.line([(296, 404), (312, 386), (320, 364)], 4.5)
    # eyeshade
    pr.form(p.spline([(132, 322, 1), (150, 252), (212, 224), (276, 244), (304, 284, 1), (250, 262), (190, 270)]), GREEN, (-6, -8), 5)
    pr.form(p.spline([(206, 286, 1), (290, 268), (372, 300), (388, 322, 1), (320, 304), (240, 312, 1)]), GREEN, (-4, -8), 5, 9)
    pr.form(far, BLUE, (-7, -6), 5)


def counter(pr: Print) -> None:
    """The counter, black with carved panels, and on it a tall stack of coins and three single ones."""
    key = pr.key
    top = p.poly([(30, COUNTER), (520, COUNTER), (536, COUNTER + 34), (30, COUNTER + 40)])
    front = p.poly([(30, COUNTER + 38), (508, COUNTER + 34), (500, 1170), (30, 1170)])
    for block in pr.colours.values():
        block.carve(top, front)
    key.carve(top)
    pr.colours[GOLD].ink(front)
    pr.form(top, GOLD, (0, -14), 6, 14)
    key.ink(front)
    for x0, x1 in ((62, 258), (288, 474)):
        for y0, y1 in ((868, 990), (1016, 1136)):
            key.outline(p.poly([(x0, y0), (x1, y0 - 2), (x1 - 3, y1), (x0, y1)]), 6)
            key.rake(p.poly([(x0 + 14, y0 + 16), (x1 - 16, y0 + 14), (x1 - 18, y1 - 16), (x0 + 14, y1 - 16)]), -2, 17, 4, 60, 0.8)
            cx, cy = (x0 + x1) / 2, (y0 + y1) / 2
            key.ink(p.circle(cx, cy, 19))
            key.carve(p.circle(cx, cy, 13))
    key.cut([(40, COUNTER + 54), (300, COUNTER + 50), (496, COUNTER + 48)], 5)
    for k in range(5):
        coin(pr, 300 + (k % 2) * 6 - (k == 3) * 8, COUNTER + 4 - 20 * k)
    for x, y in ((400, COUNTER + 16), (466, COUNTER - 2)):
        coin(pr, x, y)


def coin(pr: Print, x: float, y: float) -> None:
    """A thick gold coin lying flat."""
    rim = p.union(p.rect(x - 48, y - 18, 96, 18), p.circle(x, y - 18, 48, 16), p.circle(x, y, 48, 16))
    pr.form(rim, GOLD, (-40, 0), 4, 30)
    pr.key.carve(p.circle(x, y - 18, 43, 12))
    pr.colours[GOLD].carve(p.circle(x, y - 18, 36, 8.5))
    pr.key.line([(x - 46, y - 14), (x - 24, y - 3), (x + 24, y - 3), (x + 46, y - 14)], 4, 0)


def grasshopper(pr: Print) -> None:
    """The player: long face with a lowered lid, worn wings, the great hind leg folded up behind."""
    key = pr.key
    for a in ([(640, 226), (660, 120), (720, 74), (752, 150)], [(612, 224), (590, 112), (640, 52), (700, 52)]):
        pr.form(limb(a, [11, 9, 7, 4]), GREEN, (-2, -2), 3.2)
    # far hind leg
    pr.form(limb([(640, 880), (624, 1010), (612, 1096)], [26, 18, 16]), GREEN, (-5, 0), 4.5)
    pr.form(p.spline([(634, 1086), (560, 1104), (548, 1118), (640, 1120)]), GREEN, (-3, -4), 4)
    # wings along the back
    pr.form(p.spline([(690, 450, 1), (744, 560), (752, 760), (724, 960, 1), (672, 860), (660, 600)]), GREEN, (-22, -6), 6, 13)
    for k in range(4):
        key.line([(694 + 6 * k, 500 + 12 * k), (716 + 7 * k, 690), (708 + 5 * k, 880 - 22 * k)], 3.6)
    # abdomen in rings
    pr.form(
        p.spline([(600, 640), (588, 760), (606, 880), (650, 948), (692, 930), (706, 820), (700, 660), (660, 600)]), GREEN, (-26, -8), 7, 12
    )
    for k in range(6):
        y = 690 + 40 * k
        key.line([(592 + 4 * max(k - 2, 0), y), (640, y + 20), (700 - 3 * k, y - 2)], 5)
    # chest, then the saddle
    pr.form(p.spline([(584, 470), (570, 560), (590, 650), (650, 676), (704, 640), (716, 540), (690, 450)]), GREEN, (-22, -10), 7, 12)
    pr.form(
        p.spline([(596, 440), (620, 398), (684, 396), (726, 440), (740, 548), (724, 590, 1), (676, 546), (610, 520)]),
        GREEN,
        (-18, -12),
        6,
        11,
    )
    key.cut([(640, 420), (668, 470), (680, 530)], 5)
    # head
    head = p.spline(
        [
            (598, 240),
            (640, 218),
            (684, 240),
            (704, 300),
            (704, 376),
            (680, 428),
            (630, 446),
            (582, 440),
            (552, 420),
            (548, 388),
            (570, 340),
            (578, 280),
        ]
    )
    pr.form(head, GREEN, (-18, -12), 7, 12)
    key.line([(552, 402), (580, 410), (604, 398), (616, 408)], 6)
    key.line([(590, 444), (590, 464), (584, 480)], 5)
    key.line([(646, 372), (660, 400), (650, 430)], 4)
    eye = p.spline([(600, 312), (610, 272), (640, 262), (664, 290), (664, 334), (640, 356), (612, 346)])
    pr.clear(eye)
    pr.key.ink(eye)
    key.carve(p.cut(eye, stroked(eye, 10)))
    key.ink(p.circle(622, 332, 13, 15))
    key.carve(p.circle(626, 326, 4))
    lid = p.spline([(596, 316, 1), (606, 266), (640, 254), (672, 290), (668, 326, 1), (634, 312)])
    pr.form(lid, GREEN, (-6, -8), 5)
    key.line([(588, 246), (608, 240), (624, 246)], 5)
    # near hind leg: thigh up, shin down with its thorns
    shin = limb([(752, 650), (738, 860), (722, 1094)], [22, 18, 18])
    pr.form(shin, GREEN, (-5, 0), 4.5)
    for k in range(7):
        y = 800 + 40 * k
        key.ink(p.poly([(748 - 0.08 * (y - 800), y), (764 - 0.08 * (y - 800), y + 16), (744 - 0.08 * (y - 800), y + 14)]))
    pr.form(p.spline([(736, 1082), (660, 1102), (640, 1124), (740, 1126)]), GREEN, (-3, -5), 4)
    thigh = p.spline(
        [(640, 902), (620, 850), (648, 770), (700, 690), (740, 626), (762, 636), (756, 690), (732, 780), (700, 864), (672, 912)]
    )
    pr.form(thigh, GREEN, (-20, -10), 7, 11)
    for k in range(6):
        t = k / 5
        x, y = 656 + 76 * t, 866 - 190 * t
        key.line([(x - 16 + 6 * t, y - 12), (x + 4, y + 4), (x + 20 - 8 * t, y - 4)], 4.4)


def arms(pr: Print) -> None:
    """The grasshopper's near arm over the violin, its middle arm below it: offered, and still held."""
    pr.form(limb([(604, 650), (580, 752), (520, 738), (502, 690)], [34, 28, 23, 19]), GREEN, (-6, -5), 5)
    claw(pr, 502, 684, -112, GREEN, 0.95)


def embrace(pr: Print) -> None:
    """The near arm that lies across the violin's body."""
    pr.form(limb([(668, 540), (676, 640), (636, 664), (604, 636)], [36, 32, 24, 19]), GREEN, (-7, -6), 5)
    claw(pr, 600, 634, 196, GREEN, 0.95)


def highlights(pr: Print) -> None:
    """Cuts in the colour blocks, where the lamp and the snow glance off a shell and paper shows."""
    blue, green, red = pr.colours[BLUE], pr.colours[GREEN], pr.colours[RED]
    for k in range(5):
        blue.cut([(152 + 5 * k, 400 - 22 * k), (150 + 8 * k, 366 - 20 * k)], 6)
        blue.cut([(106 + 4 * k, 580 - 22 * k), (112 + 7 * k, 548 - 18 * k)], 5.5)
        blue.cut([(62 + 3 * k, 768 - 24 * k), (64 + 9 * k, 738 - 22 * k)], 6)
        green.cut([(590 + 3 * k, 384 - 26 * k), (594 + 2 * k, 352 - 24 * k)], 5)
        green.cut([(606 + 3 * k, 800 + 20 * k), (603 + 2 * k, 774 + 20 * k)], 5)
        green.cut([(662 + 14 * k, 806 - 36 * k), (672 + 15 * k, 776 - 36 * k)], 6)
        red.cut([(486 + 9 * k, 588 - 4 * k), (504 + 10 * k, 580 - 2 * k)], 5)
        green.cut([(628 + 8 * k, 414 + 2 * k), (642 + 10 * k, 410 + 4 * k)], 5)


def paint() -> p.Array:
    """Cut all blocks from back to front and pull the print."""
    img = paper("f8f3e6", seed=5)
    pr = Print()
    room(pr)
    ant(pr)
    counter(pr)
    grasshopper(pr)
    arms(pr)
    violin(pr)
    embrace(pr)
    claw(pr, 390, 572, 40, BLUE, 0.8)
    pr.form(limb([(190, 590), (232, 668), (262, 676)], [32, 27, 18]), BLUE, (-7, -5), 5)
    claw(pr, 272, 682, 52, BLUE, 0.95)
    highlights(pr)
    frame = p.cut(p.rect(-20, -20, 840, 1240), INNER)
    pr.clear(frame)
    pr.pull(img)
    return img
