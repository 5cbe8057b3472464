"""In the museum of holes the best piece has a visitor: a child leans out of the torn canvas and looks at us."""

from __future__ import annotations

import math

import numpy as np
import skia

from art import paint as p
from art.paint.voices.linocut import Block
from art.paint.voices.printing import PLAIN, contours, paper

NUMBER, TITLE = 68, "Museum of Holes"
FINISH = PLAIN

WALL, GOLD, BROWN, TEAL, CORAL, BLACK = "b9e0d6", "f0b52e", "9a5a34", "177d86", "f0705c", "1a1a20"


class Print:
    """The blocks of this print; a nearer piece is cut out of every other block."""

    def __init__(self) -> None:
        self.wall, self.gold, self.brown, self.teal, self.coral, self.key = (Block(k) for k in (2, 3, 4, 5, 6, 7))
        self.all = (self.wall, self.gold, self.brown, self.teal, self.coral, self.key)

    def piece(self, shape: skia.Path, ink: Block | None, line: float = 6) -> None:
        """A shape in one ink (or bare paper) with its black contour."""
        for block in self.all:
            block.carve(shape)
        if ink is not None:
            ink.ink(shape)
        if line:
            for c in contours(shape, 4.0):
                if len(c) > 8:
                    self.key.line([*c[::3], c[0]], line, 0.2)

    def finger(self, points: p.Points, width: float) -> None:
        """A finger lying on something."""
        self.piece(p.ribbon(points, [width, width, width * 0.9], 30, True), self.brown, 5)

    def pull(self, img: p.Array) -> None:
        """Print all the blocks, the black one last."""
        self.wall.print(img, WALL, (1, 1), salt=0.5)
        self.gold.print(img, GOLD, (2.2, -1.4), 0.05, salt=0.5)
        self.teal.print(img, TEAL, (-1.6, 1.6), -0.05, salt=0.5)
        self.coral.print(img, CORAL, (1.5, 1.5), salt=0.4)
        self.brown.print(img, BROWN, (-1.4, -1.2), salt=0.35)
        self.key.print(img, BLACK, salt=0.45)


def frame(pr: Print, x: float, y: float, w: float, h: float, bar: float) -> None:
    """A gilded frame with mitred corners and a carved border; what hangs in it is bare canvas."""
    outer, inner = p.rect(x, y, w, h, 5), p.rect(x + bar, y + bar, w - 2 * bar, h - 2 * bar)
    pr.piece(outer, pr.gold, max(4, bar * 0.085))
    pr.piece(inner, None, max(4, bar * 0.085))
    g = bar * 0.3
    for inset in (g, bar - g * 0.62):
        path = p.rect(x + inset, y + inset, w - 2 * inset, h - 2 * inset)
        for c in contours(path, 4.0):
            pr.key.line([*c, c[0]], bar * 0.045, 0)
    for cx, cy, sx, sy in ((x, y, 1, 1), (x + w, y, -1, 1), (x, y + h, 1, -1), (x + w, y + h, -1, -1)):
        pr.key.line([(cx, cy), (cx + sx * bar, cy + sy * bar)], bar * 0.05)
    mid, step = bar * 0.56, bar * 0.36
    for length, horizontal in ((w, True), (h, False)):
        n = int((length - 2.4 * bar) / step)
        for k in range(n + 1):
            t = 1.2 * bar + (length - 2.4 * bar) * k / n
            for side in (0, 1):
                if horizontal:
                    px, py = x + t, (y + mid if side == 0 else y + h - mid)
                    leaf = [(px - step * 0.34, py), (px, py - step * 0.3), (px + step * 0.34, py)]
                else:
                    px, py = (x + mid if side == 0 else x + w - mid), y + t
                    leaf = [(px, py - step * 0.34), (px - step * 0.3, py), (px, py + step * 0.34)]
                pr.key.line(leaf, bar * 0.07, 0.6)


def hole() -> skia.Path:
    """The ragged hole."""
    random = np.random.default_rng(21)
    points = []
    n = 40
    for k in range(n):
        t = 2 * math.pi * (k + random.uniform(-0.3, 0.3)) / n
        r = 1 + random.uniform(-0.05, 0.045) + 0.03 * math.sin(3 * t + 1)
        points.append((402 + 226 * r * math.cos(t), 470 + 312 * r * math.sin(t)))
    return p.poly(points)


def canvas(pr: Print) -> None:
    """Bare canvas, torn; flaps of it curl outward; a deep teal dark behind."""
    torn = hole()
    pr.piece(torn, pr.teal, 7)
    pr.teal.comb(torn, lambda x, y: math.atan2(y - 430, x - 402), 44, 4.5, 46, density=0.75)
    for t0, width, reach in ((-2.5, 0.2, 66), (-1.25, 0.17, 62), (-0.62, 0.24, 76), (0.2, 0.16, 50), (2.86, 0.2, 54)):
        a, b = ((402 + 214 * math.cos(t), 470 + 296 * math.sin(t)) for t in (t0 - width, t0 + width))
        tip = (402 + (214 + reach) * math.cos(t0 + 0.06), 470 + (296 + reach) * math.sin(t0 + 0.06))
        flap = p.spline([(*a, 1), ((a[0] + tip[0]) / 2, (a[1] + tip[1]) / 2), (*tip, 1), (*b, 1)])
        pr.piece(flap, None, 5)
        pr.key.rake(flap, math.degrees(t0), 9, 3.4, 34, 0.9, carve=False)
    for crack in (
        [(430, 166), (440, 146), (432, 140)],
        [(628, 450), (650, 440), (660, 446)],
        [(182, 440), (158, 446), (148, 440)],
    ):
        pr.key.line(crack, 4)


def hair(pr: Print) -> None:
    """A cloud of curls, black, its curls cut out with the small gouge."""
    random = np.random.default_rng(5)
    puffs = p.circle(398, 372, 168, 158)
    for k in range(26):
        t = 2 * math.pi * k / 26 + random.uniform(-0.06, 0.06)
        puffs = p.union(puffs, p.circle(398 + 166 * math.cos(t), 376 + 158 * math.sin(t), random.uniform(22, 32)))
    for block in pr.all:
        block.carve(puffs)
    pr.key.ink(puffs)
    for ring, n in ((0.98, 30), (0.84, 26), (0.7, 22)):
        for k in range(n):
            t = 2 * math.pi * (k + ring * 3) / n
            x, y = 398 + 166 * ring * math.cos(t), 372 + 158 * ring * math.sin(t)
            r, a = random.uniform(7, 11), random.uniform(0, 6.3)
            curl = [(x + r * math.cos(a + s), y + r * math.sin(a + s)) for s in (0, 1.1, 2.2, 3.4)]
            pr.key.cut(curl, 4.2)


def face(pr: Print) -> None:
    """A face in a few sure cuts: wide-open eyes that look aside, one raised brow, a smile that knows something."""
    neck = p.spline([(352, 560, 1), (452, 560, 1), (462, 660), (404, 700), (344, 660)])
    pr.piece(neck, pr.brown, 6)
    pr.key.ink(p.spline([(354, 572, 1), (450, 572, 1), (440, 606), (400, 620), (362, 606)]))
    for x in (284, 516):
        pr.piece(p.circle(x, 462, 24, 34), pr.brown, 6)
        s = 1 if x < 400 else -1
        pr.key.line([(x + 6 * s, 446), (x - 8 * s, 458), (x + 2 * s, 474)], 5)
    skull = p.spline(
        [
            (400, 322),
            (472, 336),
            (508, 396),
            (516, 470),
            (504, 534),
            (456, 588),
            (402, 602),
            (346, 588),
            (296, 534),
            (284, 470),
            (292, 396),
            (328, 336),
        ]
    )
    pr.piece(skull, pr.brown, 7)
    for x in (348, 452):
        eye = p.spline([(x - 38, 466), (x, 428), (x + 38, 466), (x + 18, 494), (x - 18, 494)])
        pr.piece(eye, None, 0)
        pr.key.line([(x - 42, 470), (x - 24, 438), (x + 20, 434), (x + 42, 468)], 9)
        pr.key.ink(p.circle(x + 13, 464, 22, 27))
        pr.key.carve(p.circle(x + 20, 452, 7.5))
    pr.key.line([(308, 418), (338, 396), (378, 404)], 12, 0.8)
    pr.key.line([(424, 392), (460, 372), (496, 396)], 12, 0.8)
    pr.key.line([(378, 516), (388, 526), (402, 520), (414, 528), (426, 514)], 7)
    pr.key.line([(388, 482), (384, 500)], 4)
    lips = p.spline([(350, 544, 1), (392, 552), (412, 550), (458, 530, 1), (440, 562), (406, 576), (372, 566)])
    pr.piece(lips, pr.coral, 0)
    pr.brown.ink(lips)
    pr.coral.carve(lips)
    teeth = p.spline([(362, 546, 1), (392, 552), (412, 550), (448, 536, 1), (430, 556), (404, 564), (378, 558)])
    pr.brown.carve(teeth)
    pr.key.line([(344, 540), (372, 550), (410, 552), (464, 526)], 8)
    pr.key.line([(366, 566), (404, 580), (440, 562)], 6)
    for x in (318, 482):
        for dx, dy in ((-10, 0), (8, -4), (0, 11)):
            pr.key.ink(p.circle(x + dx, 514 + dy, 3.2))


def stripe(pr: Print, shape: skia.Path, angle: float, gap: float) -> None:
    """Printed stripes on a pullover."""
    box = shape.getBounds()
    cx, cy, reach = box.centerX(), box.centerY(), box.width() + box.height()
    band = skia.Path()
    for k in range(-14, 15):
        band.addPath(p.moved(p.rect(-reach, k * gap * 2, reach * 2, gap), cx, cy, 1, angle))
    pr.gold.carve(skia.Op(shape, band, skia.PathOp.kIntersect_PathOp))


def arms(pr: Print) -> None:
    """Shoulders in the hole, forearms folded on the lower bar of the frame, both hands resting over it."""
    trunk = p.spline(
        [
            (330, 640, 1),
            (404, 676),
            (474, 640, 1),
            (556, 672),
            (606, 740),
            (600, 800, 1),
            (206, 800, 1),
            (200, 740),
            (250, 672),
        ]
    )
    pr.piece(trunk, pr.gold, 7)
    stripe(pr, trunk, 0, 17)
    pr.piece(p.ribbon([(336, 644), (404, 684), (470, 644)], [24, 26, 24], 30, True), pr.gold, 5)
    back = p.ribbon([(536, 700), (598, 770), (540, 812), (330, 812)], [70, 96, 88, 70], 60, True)
    pr.piece(back, pr.gold, 7)
    stripe(pr, back, 92, 17)
    # the hand of the arm behind comes out on the left, its fingers over the edge of the bar
    pr.piece(
        p.spline([(330, 776), (250, 786), (196, 800), (188, 838), (232, 862), (300, 852), (340, 844)]), pr.brown, 6
    )
    for k, (x, y) in enumerate(((200, 884), (228, 898), (258, 900), (286, 886))):
        pr.finger([(212 + k * 24, 826), ((212 + k * 24 + x) / 2 - 2, 850), (x, y)], 29)
    front = p.ribbon([(262, 704), (202, 776), (286, 800), (496, 800)], [70, 98, 90, 68], 60, True)
    pr.piece(front, pr.gold, 7)
    stripe(pr, front, 90, 17)
    pr.piece(p.ribbon([(502, 766), (504, 836)], [28, 28], 10, True), pr.gold, 6)
    pr.piece(p.spline([(514, 772), (560, 770), (604, 790), (612, 830), (572, 848), (514, 834)]), pr.brown, 6)
    for k, (x, y) in enumerate(((546, 886), (574, 898), (604, 896), (632, 878))):
        pr.finger([(546 + k * 19, 826 - k * 5), ((546 + k * 19 + x) / 2 + 5, 848), (x, y)], 28)
    pr.finger([(526, 826), (512, 846), (510, 862)], 27)


def small(pr: Print) -> None:
    """Two smaller pieces of the collection: a keyhole and a doughnut."""
    frame(pr, 168, 972, 178, 184, 30)
    key = p.union(p.circle(257, 1048, 25), p.poly([(246, 1056), (268, 1056), (282, 1112), (232, 1112)]))
    pr.piece(p.rect(198, 1002, 118, 124), pr.teal, 5)
    pr.piece(key, None, 5)
    frame(pr, 456, 972, 178, 184, 30)
    pr.piece(p.cut(p.circle(545, 1064, 47), p.circle(545, 1064, 15)), pr.coral, 5)
    pr.piece(p.circle(545, 1064, 15), None, 5)
    random = np.random.default_rng(3)
    for k in range(11):
        t, a = 2 * math.pi * k / 11, random.uniform(0, 6.3)
        x, y = 545 + 31 * math.cos(t), 1064 + 31 * math.sin(t)
        pr.coral.cut([(x, y), (x + 10 * math.cos(a), y + 10 * math.sin(a))], 5)


def paint() -> p.Array:
    """The wall, the frame, the canvas with its hole, and who leans out of it."""
    img = paper("fbf6ea", tooth=0.006, seed=4)
    pr = Print()
    wall = p.rect(24, 24, 752, 1152, 3)
    pr.wall.ink(wall)
    pr.wall.rake(wall, 90, 30, 4.5, 70, 0.5)
    frame(pr, 74, 62, 652, 826, 74)
    canvas(pr)
    hair(pr)
    face(pr)
    arms(pr)
    small(pr)
    pr.pull(img)
    return img
