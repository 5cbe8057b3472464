"""In the museum of holes a child leans out of the torn canvas and looks at us through the hole of a doughnut.

Technique: linocut.
"""

from __future__ import annotations

import math

import numpy as np
import skia

from art import paint as p
from art.paint.voices.linocut import Print
from art.paint.voices.printing import PLAIN, contours, paper

NUMBER, TITLE = 68, "Museum of Holes"
FINISH = PLAIN

WALL, GOLD, BROWN, TEAL, CORAL, BLACK = "b9e0d6", "f0b52e", "9a5a34", "177d86", "f0705c", "1a1a20"


def finger(pr: Print, points: p.Points, width: float) -> None:
    """A finger lying on something."""
    pr.piece(p.ribbon(points, [width, width, width * 0.88], 30, True), "brown", 5)


def frame(pr: Print, x: float, y: float, w: float, h: float, bar: float) -> None:
    """A gilded frame with mitred corners and a carved border; what hangs in it is bare canvas."""
    outer, inner = p.rect(x, y, w, h, 5), p.rect(x + bar, y + bar, w - 2 * bar, h - 2 * bar)
    pr.piece(outer, "gold", max(4, bar * 0.085))
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


def torn_edge() -> list[tuple[float, float]]:
    """The corners of the ragged hole, turn by turn."""
    random = np.random.default_rng(21)
    out = []
    for k in range(26):
        t = math.tau * (k + random.uniform(-0.25, 0.25)) / 26
        r = 1 + random.uniform(-0.05, 0.05) + 0.04 * math.sin(3 * t + 1)
        out.append((402 + 222 * r * math.cos(t), 472 + 318 * r * math.sin(t)))
    return out


def canvas(pr: Print) -> None:
    """Bare canvas, torn; flaps of it curl outward; a deep teal dark behind."""
    edge = torn_edge()
    torn = p.poly(edge)
    pr.piece(torn, "teal", 7)
    pr["teal"].comb(torn, lambda x, y: math.atan2(y - 430, x - 402), 40, 5, 50, density=0.8)
    for k, reach, slip in ((0, 52, 20), (12, 56, -16), (14, 44, 18), (16, 66, -14), (19, 40, 24), (21, 62, 16), (23, 58, -20)):
        (ax, ay), (mx, my), (bx, by) = edge[k], edge[k + 1], edge[(k + 2) % 26]
        t = math.atan2(my - 472, mx - 402)
        tip = (mx + reach * math.cos(t) - slip * math.sin(t), my + reach * math.sin(t) + slip * math.cos(t))
        flap = p.spline([(ax, ay, 1), ((ax + tip[0]) / 2 + 5, (ay + tip[1]) / 2 + 4), (*tip, 1), (bx, by, 1), (mx, my, 1)], tension=0.3)
        pr.key.ink(p.moved(flap, 7, 9))
        pr.piece(flap, None, 5)
        pr.key.rake(flap, math.degrees(t) + 8, 11, 3.6, 30, 0.75, carve=False)


def hair(pr: Print) -> None:
    """A cloud of curls, black, its curls cut out with the small gouge."""
    random = np.random.default_rng(5)
    puffs = p.circle(398, 372, 168, 158)
    for k in range(26):
        t = 2 * math.pi * k / 26 + random.uniform(-0.06, 0.06)
        puffs = p.union(puffs, p.circle(398 + 166 * math.cos(t), 376 + 158 * math.sin(t), random.uniform(22, 32)))
    pr.carve(puffs)
    pr.key.ink(puffs)
    for ring, n in ((1.0, 25), (0.86, 21), (0.72, 16)):
        for k in range(n):
            t = 2 * math.pi * (k + ring * 3) / n
            x, y = 398 + 166 * ring * math.cos(t), 372 + 158 * ring * math.sin(t)
            x, y = x + random.uniform(-9, 9), y + random.uniform(-8, 8)
            r, a = random.uniform(6, 14), random.uniform(0, 6.3)
            curl = [(x + r * math.cos(a + s), y + r * math.sin(a + s)) for s in (0, 1.1, 2.2, 3.4)]
            pr.key.cut(curl, random.uniform(3.2, 5.6))


def neck(pr: Print) -> None:
    """The neck, in the shadow of the chin."""
    shape = p.spline([(352, 560, 1), (452, 560, 1), (462, 660), (404, 700), (344, 660)])
    pr.piece(shape, "brown", 6)
    pr.key.ink(p.spline([(354, 572, 1), (450, 572, 1), (440, 606), (400, 620), (362, 606)]))


def face(pr: Print) -> None:
    """A face in a few sure cuts: wide-open eyes that look aside, one raised brow, a smile that knows something."""
    for x in (284, 516):
        pr.piece(p.circle(x, 462, 24, 34), "brown", 6)
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
    pr.piece(skull, "brown", 7)
    for x in (348, 452):
        eye = p.spline([(x - 38, 466), (x, 428), (x + 38, 466), (x + 18, 494), (x - 18, 494)])
        pr.piece(eye, None, 0)
        pr.key.line([(x - 42, 470), (x - 24, 438), (x + 20, 434), (x + 42, 468)], 9)
        pr.key.ink(p.circle(x + 9, 464, 22, 27))
        pr.key.carve(p.circle(x + 16, 452, 7.5))
    pr.key.line([(308, 418), (338, 396), (378, 404)], 12, 0.8)
    pr.key.line([(424, 392), (460, 372), (496, 396)], 12, 0.8)
    pr.key.line([(378, 516), (388, 526), (402, 520), (414, 528), (426, 514)], 7)
    pr.key.line([(388, 482), (384, 500)], 4)
    lips = p.spline([(350, 544, 1), (392, 552), (412, 550), (458, 530, 1), (440, 562), (406, 576), (372, 566)])
    pr.piece(lips, "coral", 0)
    pr["brown"].ink(lips)
    pr["coral"].carve(lips)
    teeth = p.spline([(362, 546, 1), (392, 552), (412, 550), (448, 536, 1), (430, 556), (404, 564), (378, 558)])
    pr["brown"].carve(teeth)
    pr.key.line([(344, 540), (372, 550), (410, 552), (464, 526)], 8)
    pr.key.line([(366, 566), (404, 580), (440, 562)], 6)
    for x in (318, 482):
        for dx, dy in ((-10, 0), (8, -4), (0, 11)):
            pr.key.ink(p.circle(x + dx, 514 + dy, 3.2))


def stripe(pr: Print, shape: skia.Path, angle: float, gap: float) -> None:
    """Printed stripes on a pullover, never quite of one width."""
    random = np.random.default_rng(int(gap + angle + 90))
    box = shape.getBounds()
    cx, cy, reach = box.centerX(), box.centerY(), box.width() + box.height()
    band = skia.Path()
    for k in range(-14, 15):
        high = gap * random.uniform(0.8, 1.15)
        band.addPath(p.moved(p.rect(-reach, k * gap * 2, reach * 2, high), cx, cy, 1, angle + random.uniform(-1, 1)))
    pr["gold"].carve(skia.Op(shape, band, skia.PathOp.kIntersect_PathOp))


def trunk(pr: Print) -> None:
    """Shoulders in the hole, and the arm that lies along the lower bar of the frame, its hand over the edge."""
    body = p.spline(
        [(330, 640, 1), (404, 676), (474, 640, 1), (556, 668), (612, 730), (616, 806, 1), (206, 806, 1), (196, 740), (250, 672)]
    )
    pr.piece(body, "gold", 7)
    stripe(pr, body, 0, 18)
    pr.piece(p.ribbon([(336, 644), (404, 684), (470, 644)], [24, 26, 24], 30, True), "gold", 5)
    arm = p.ribbon([(252, 706), (190, 772), (252, 816), (400, 822)], [72, 100, 92, 70], 60, True)
    pr.piece(arm, "gold", 7)
    stripe(pr, arm, 84, 18)
    pr.piece(p.spline([(398, 796), (440, 790), (482, 806), (492, 842), (458, 862), (398, 852)]), "brown", 6)
    for k, (x, y) in enumerate(((428, 908), (456, 922), (486, 918), (512, 896))):
        finger(pr, [(424 + k * 20, 840 - k * 3), ((424 + k * 20 + x) / 2 + 6, 870), (x, y)], 29)
    finger(pr, [(412, 842), (396, 866), (398, 888)], 27)
    pr.piece(p.ribbon([(398, 782), (402, 858)], [28, 28], 10, True), "gold", 6)


def raised_arm(pr: Print) -> None:
    """The elbow on the corner of the frame, outside the picture; the fingers hold the doughnut before one eye."""
    upper = p.ribbon([(548, 706), (604, 762), (668, 804)], [84, 92, 96], 40, True)
    pr.piece(upper, "gold", 7)
    stripe(pr, upper, 128, 18)
    fore = p.spline([(620, 838), (700, 846), (722, 800), (690, 720), (650, 640), (578, 660), (602, 740), (610, 790)])
    pr.piece(fore, "gold", 7)
    stripe(pr, fore, -20, 18)
    palm = p.spline([(588, 642), (552, 590), (534, 540), (552, 500), (590, 492), (620, 530), (648, 620)])
    for points in (
        [(574, 520), (560, 452), (520, 408)],
        [(594, 516), (590, 440), (552, 390)],
        [(606, 524), (622, 452), (604, 396)],
        [(614, 546), (652, 492), (660, 436)],
    ):
        finger(pr, points, 30)
    pr.piece(palm, "brown", 6)
    pr.key.line([(600, 540), (586, 566), (588, 596)], 4)
    pr.piece(p.ribbon([(574, 664), (654, 626)], [30, 30], 10, True), "gold", 6)


def doughnut(pr: Print, x: float, y: float) -> None:
    """Iced and sprinkled, and the eye that looks through it."""
    pr.piece(p.circle(x, y, 84, 82), "gold", 7)
    random = np.random.default_rng(3)
    points = []
    for k in range(22):
        t = math.tau * k / 22
        r = 71 + 6 * math.sin(k * 2.6) + random.uniform(-3, 3)
        points.append((x + r * math.cos(t), y + r * math.sin(t)))
    pr.piece(p.spline(points), "coral", 5)
    for k in range(19):
        t, r, a = math.tau * k / 19 + random.uniform(-0.1, 0.1), random.uniform(44, 64), random.uniform(0, 6.3)
        sx, sy = x + r * math.cos(t), y + r * math.sin(t)
        mark = [(sx, sy), (sx + 13 * math.cos(a), sy + 13 * math.sin(a))]
        if k % 3:
            pr["coral"].cut(mark, 6.5)
        else:
            pr.key.line(mark, 5)
    hole = p.circle(x, y, 34, 33)
    pr.piece(hole, "brown", 6)
    pr.piece(p.circle(x, y + 1, 29, 25), None, 0)
    pr.key.ink(p.circle(x - 2, y + 1, 18, 21))
    pr.key.carve(p.circle(x + 5, y - 8, 6.5))
    finger(pr, [(572, 564), (548, 542), (528, 502)], 33)
    pr.key.line([(521, 508), (526, 495), (537, 498)], 3)


def oval(pr: Print, x: float, y: float, rx: float, ry: float) -> None:
    """A small oval frame with a carved wreath."""
    pr.piece(p.circle(x, y, rx, ry), "gold", 5)
    for k in range(24):
        t = math.tau * k / 24
        c, s_ = math.cos(t), math.sin(t)
        pr.key.line([(x + (rx - 9) * c, y + (ry - 9) * s_), (x + (rx - 19) * math.cos(t + 0.09), y + (ry - 19) * math.sin(t + 0.09))], 4.5)
    pr.piece(p.circle(x, y, rx - 27, ry - 27), "teal", 5)
    pr["teal"].comb(p.circle(x, y, rx - 36, ry - 36), lambda a, b: math.atan2(b - y, a - x), 22, 4, 16, density=0.6)


def small(pr: Print) -> None:
    """Two smaller pieces of the collection: a keyhole, and the empty place of the doughnut."""
    pr.key.line([(212, 958), (198, 984)], 4)
    pr.key.line([(212, 958), (226, 984)], 4)
    oval(pr, 212, 1064, 84, 98)
    key = p.union(p.circle(212, 1042, 24), p.poly([(202, 1050), (222, 1050), (236, 1108), (188, 1108)]))
    pr.piece(key, None, 5)
    pr.key.line([(560, 958), (528, 986)], 4)
    pr.key.line([(560, 958), (584, 976)], 4)
    with pr.at(560, 1064, 1, -7):
        frame(pr, -90, -90, 180, 184, 30)
        gap = p.poly(
            [
                (47 * r * math.cos(math.tau * k / 18), 2 + 46 * r * math.sin(math.tau * k / 18))
                for k, r in enumerate((1, 1.12, 0.94, 1.05, 0.9, 1.1) * 3)
            ]
        )
        pr.piece(gap, "key", 0)
    for k, (x, y) in enumerate(((452, 972), (470, 1000), (446, 1040), (482, 934), (436, 1090))):
        pr.piece(p.moved(p.rect(-9, -4, 18, 8, 4), x, y, 1 - k % 2 * 0.25, 40 + 57 * k), "coral", 3)


def paint() -> p.Array:
    """The wall, the frame, the canvas with its hole, and who leans out of it."""
    img = paper("fbf6ea", tooth=0.006, seed=4)
    pr = Print({"wall": WALL, "gold": GOLD, "teal": TEAL, "coral": CORAL, "brown": BROWN}, BLACK)
    wall = p.rect(24, 24, 752, 1152, 3)
    pr["wall"].ink(wall)
    pr["wall"].rake(wall, 90, 30, 4.5, 70, 0.5)
    with pr.at(13, -20, 1, 1.8):
        frame(pr, 74, 66, 652, 826, 74)
        canvas(pr)
    with pr.at(-45, 42, 1.0, -6):
        hair(pr)
        neck(pr)
    trunk(pr)
    with pr.at(-45, 42, 1.0, -6):
        face(pr)
    raised_arm(pr)
    doughnut(pr, 470, 452)
    small(pr)
    pr.pull(img)
    return img
