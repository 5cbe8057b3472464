"""The target of the paper-plane thrower has walked off: her outline stays on the board, and she took the last plane.

Technique: cut paper. Back to front: the tent and its ring, the board, the planes, then the woman from her legs to her
near arm.
"""

from __future__ import annotations

import math
from itertools import pairwise

import numpy as np
import skia

from art import paint as p
from art.paint.voices import cutpaper as cp
from art.paint.voices.printing import PLAIN, contours

NUMBER, TITLE = 65, "Paper Cuts"
FINISH = PLAIN

SKIN, DEEP, HAIR, INK = "8a5236", "6a3a28", "2e2028", "2a1c22"
LEMON, RED, WHITE, MINT = "f9cf3e", "e0443c", "fdf9ee", "38b0a4"
BOARD = (292.0, 408.0, 272.0)


def line(img: p.Array, points: p.Points, width: float, colour: str = INK) -> None:
    """A drawn line with round ends on the paper."""
    p.lay(img, p.Layer().fill(p.ribbon(points, [width * 0.7, width, width * 0.7], 40, True), colour))


def tent(img: p.Array) -> None:
    """Pink and rose panels of the tent, a row of pennants, sand, and the curb of the ring."""
    img[:] = cp.stock("f7a9a0", 2)
    for k in range(7):
        x = -160 + k * 190
        panel = p.poly([(400 + (x - 400) * 0.16, -30), (400 + (x + 95 - 400) * 0.16, -30), (x + 105, 960), (x, 960)])
        cp.sheet(img, panel, "fbc7bb", 3, seed=3 + k)
    sand = p.spline(p.points("-30,930! 200,908 560,906 830,934! 830,1230! -30,1230!"))
    for k in range(9):
        a, b = -40 + k * 100, 40 + k * 100
        curb_block = p.poly([(a, 880), (b + 12, 878), (b + 12, 950), (a, 950)])
        cp.sheet(img, curb_block, (RED, WHITE)[k % 2], 4, seed=5)
    cp.sheet(img, p.rect(-30, 866, 860, 22), "f9cf3e", 6, seed=6)
    cp.sheet(img, sand, "f3d79a", 8, seed=7)
    random = np.random.default_rng(4)
    layer = p.Layer()
    for _ in range(90):
        x, y = random.uniform(0, 800), random.uniform(945, 1190)
        layer.fill(p.circle(x, y, random.uniform(2, 5), random.uniform(1.4, 2.6)), "d9b36c", 0.6)
    p.lay(img, layer)


def outline() -> skia.Path:
    """The empty figure: cloud of hair, arms thrown wide, wide trousers."""
    x, y = BOARD[0], BOARD[1]
    out = p.circle(x, y - 146, 52, 48)
    for k in range(14):
        a = 2 * math.pi * k / 14
        out = p.union(out, p.circle(x + 50 * math.cos(a), y - 148 + 46 * math.sin(a), 14))
    parts = (
        p.ribbon([(x, y - 120), (x, y - 80)], [30, 40], 10, True),
        p.spline(p.points("-52,-84 52,-84 42,0 46,50 -46,50 -42,0", at=(x, y))),
        p.ribbon([(x - 34, y - 66), (x - 106, y - 92), (x - 156, y - 158)], [44, 36, 26], 30, True),
        p.ribbon([(x + 34, y - 66), (x + 106, y - 92), (x + 156, y - 158)], [44, 36, 26], 30, True),
        p.spline(p.points("-46,40! 4,40! -14,120 -24,206! -106,200! -70,120", at=(x, y))),
        p.spline(p.points("46,40! -4,40! 14,120 24,206! 106,200! 70,120", at=(x, y))),
    )
    for part in parts:
        out = p.union(out, part)
    for side in (-1, 1):
        for a in (-62, -34, -8, 20):
            t = math.radians(a * 1.0 + side * 24)
            bx, by = x + side * 158, y - 164
            out = p.union(out, p.ribbon([(bx, by), (bx + 40 * math.sin(t), by - 40 * math.cos(t))], [13, 10], 8, True))
    return p.moved(p.moved(out, -x, -y), x, y + 8, 0.93)


def board(img: p.Array) -> None:
    """The round board on its stand; her shape is cut out of it and the pale tent shines through."""
    x, y, r = BOARD
    for dx in (-130, 60):
        cp.sheet(
            img, p.ribbon([(x + dx * 0.7, y + 180), (x + dx * 1.25, 1010)], [26, 30], 20, True), "cf9450", 8, seed=4
        )
    cp.sheet(img, p.circle(x, y, r), WHITE, 12, seed=5)
    hole = outline()
    rings = ((r - 16, MINT), (r - 62, "5cc4b6"), (r - 112, MINT), (r - 166, "5cc4b6"))
    for k, (radius, colour) in enumerate(rings):
        cp.sheet(
            img,
            p.cut(p.circle(x, y, radius), hole),
            colour,
            5 if k == 0 else 1.2,
            seed=6 + k,
            shade=0.5 if k == 0 else 0.2,
        )
    for a in np.linspace(0, 2 * math.pi, 20, endpoint=False):
        cp.sheet(img, p.circle(x + (r - 8) * math.cos(a), y + (r - 8) * math.sin(a), 5), LEMON, 1.5, seed=3)


def plane(img: p.Array, x: float, y: float, turn: float, size: float, tint: str, lift: float = 7) -> None:
    """A paper plane with its nose at (x, y), flying along `turn` degrees."""
    dark = p.mix(tint, "46506a", 0.3)
    panes = (
        ([(0, 0), (-84, -34), (-70, -4)], tint, lift),
        (p.points("0,0 -70,-4 -76,18 -52,4"), dark, lift * 0.5),
        ([(0, 0), (-60, 4), (-80, 36)], p.mix(tint, "ffffff", 0.4), lift * 0.6),
    )
    for points, colour, up in panes:
        cp.sheet(img, p.moved(p.poly(points), x, y, size, turn=turn), colour, up, seed=4)


def planes(img: p.Array) -> None:
    """All round the outline, stuck by their noses."""
    hole = outline()
    edge = max(contours(hole, 4.0), key=len)
    inside = p.mask(hole)
    tints = ("fdfaf0", "f9cf3e", "d3dbe2", "f58f9a", "fdfaf0", "8ecbe8")
    n = 0
    for i in range(10, len(edge) - 10, 19):
        q, t = edge[i], edge[i + 3] - edge[i - 3]
        t = t / (np.hypot(*t) + 1e-6)
        nx, ny = -float(t[1]), float(t[0])
        if p.grid.at(inside, q[0] + nx * 9, q[1] + ny * 9) > 0.5:
            nx, ny = -nx, -ny
        tail = (q[0] + nx * 76, q[1] + ny * 76)
        if p.grid.at(inside, *tail) > 0.3 or math.dist(tail, BOARD[:2]) > BOARD[2] + 8:
            continue
        clear = [(a * nx - b * ny, a * ny + b * nx) for a in (24, 44, 64) for b in (-20, 0, 20)]
        if any(p.grid.at(inside, q[0] + dx, q[1] + dy) > 0.3 for dx, dy in clear):
            continue
        wobble = 16 * math.sin(i * 1.7)
        plane(
            img,
            float(q[0]) - nx * 3,
            float(q[1]) - ny * 3,
            math.degrees(math.atan2(-ny, -nx)) + wobble,
            size=0.78,
            tint=tints[n % 6],
        )
        n += 1


def legs(img: p.Array) -> None:
    """A long stride to the right in wide white trousers, red slippers."""
    shadow_on_sand = p.spline(p.points("330,1128 480,1112 760,1126 770,1146 540,1160 340,1150"))
    shoe = p.spline(p.points("-34,-22! 14,-26! 34,-8 70,0 82,22 70,28! 10,26 -8,20 -14,30! -34,30!"))
    far = p.spline(p.points("470,800! 590,800! 560,920 500,1010 462,1092! 346,1058! 420,940"))
    near = p.spline(p.points("462,790! 604,790! 640,880 700,980 752,1094! 616,1116! 560,1010 496,900"))
    trouser_stripe = p.spline(p.points("600,800! 640,880 700,980 752,1094! 730,1098! 676,984 618,884"))

    cp.sheet(img, shadow_on_sand, "d9b673", 0.5, seed=3, shade=0)
    cp.sheet(img, p.moved(shoe, 388, 1078, 1.0, turn=40), "b8322e", 5, seed=4)
    m = cp.sheet(img, far, "e3dccc", 8, seed=5)
    cp.crease(img, m, (520, 830), (410, 1070), amount=0.07, width=24)
    cp.sheet(img, p.moved(shoe, 690, 1110, 1.05, turn=-4), RED, 5, seed=4)
    m = cp.sheet(img, near, WHITE, 10, seed=6)
    cp.crease(img, m, (556, 830), (690, 1090), amount=0.08, width=26)
    cp.sheet(img, trouser_stripe, LEMON, 1.5, seed=7)


def pinch(img: p.Array) -> None:
    """The far arm comes up in front: thumb and forefinger pinch the keel of the last plane, three fingers fan out."""
    far_arm = p.ribbon([(566, 612), (650, 684), (684, 588)], [58, 50, 36], 50, True)
    x, y = 690.0, 560.0
    cp.sheet(img, far_arm, DEEP, 7, seed=5)
    for bend, tip, w in (((28, -36), (50, -58), 17), ((36, -18), (66, -32), 17), ((36, 0), (64, -4), 15)):
        fanned_finger = p.ribbon(
            [(x + 12, y), (x + bend[0], y + bend[1]), (x + tip[0], y + tip[1])], [w, w, w * 0.8], 24, True
        )
        cp.sheet(img, fanned_finger, DEEP, 3, seed=5)
    forefinger = p.ribbon([(x + 12, y - 8), (x + 22, y - 50), (x + 4, y - 74)], [20, 19, 14], 24, True)
    cp.sheet(img, forefinger, DEEP, 3, seed=5)
    plane(img, x + 92, y - 138, -36, size=1.5, tint="fdfaf0", lift=9)
    palm = p.spline(p.points("-20,26 -22,-10 2,-24 26,-8 22,20 2,34", at=(x, y)))
    cp.sheet(img, palm, DEEP, 2, seed=5)
    thumb = p.ribbon([(x - 10, y + 4), (x - 24, y - 36), (x - 6, y - 72)], [24, 20, 14], 24, True)
    cp.sheet(img, thumb, DEEP, 4, seed=5)
    cp.sheet(img, p.ribbon([(x - 22, y + 32), (x + 22, y + 40)], [11, 11], 10, True), LEMON, 3, seed=5)


def trunk(img: p.Array) -> None:
    """Lemon top, red sash with flying ends."""
    sash_fold = [(480, 786), (534, 800), (590, 786)]
    neck = p.ribbon([(536, 520), (522, 566), (514, 612)], [52, 50, 62], 16, True)
    sash = p.ribbon([(464, 782), (532, 796), (604, 780)], [40, 44, 40], 30, True)
    top = p.spline(
        p.points("474,592 520,612 566,590 604,636 606,690 588,740 594,790! 466,790! 476,740 468,690 454,640")
    )

    flying_ends = (
        (p.points("484,792 458,836 462,890 430,930"), "bc322e"),
        (p.points("480,790 440,820 432,880 392,906"), RED),
    )
    for points, colour in flying_ends:
        cp.sheet(img, p.ribbon(points, [30, 32, 34, 40], 40), colour, 7, seed=5)
    cp.sheet(img, neck, DEEP, 3, seed=4)
    m = cp.sheet(img, top, LEMON, 9, seed=5)
    for a, b in (((512, 640), (508, 780)), ((560, 640), (564, 780))):
        cp.crease(img, m, a, b, amount=0.07, width=18)
    cp.sheet(img, sash, RED, 6, seed=6)
    line(img, sash_fold, 4, "b8322e")


def near_arm(img: p.Array) -> None:
    """The near arm swings back, the hand open."""
    palm = p.spline(p.points("366,754 400,768 402,790 396,808 374,812 354,802 352,782"))
    cuff = p.ribbon([(370, 746), (392, 760), (414, 768)], [11, 11], 10, True)
    sleeve = p.ribbon([(506, 612), (478, 642), (456, 664)], [62, 70, 68], 20)
    elbow_crease = [(432, 642), (452, 664), (482, 690)]

    x, y = 378.0, 778.0
    thumb = p.ribbon(p.points("8,-4 30,18 34,40 29,54", at=(x, y)), [26, 22, 18, 12], 30, True)
    cp.sheet(img, thumb, DEEP, 2, seed=5)
    hand = p.ribbon(p.points("500,614 452,664 420,706 396,742 384,768"), [66, 58, 54, 50, 42, 34], 50, True)
    hand = p.union(hand, palm)
    fingers = (  # little finger to forefinger, each a little straighter than the last
        ((-19, 14), (-34, 44), (-33, 68), 15),
        ((-9, 16), (-20, 56), (-15, 84), 17),
        ((3, 18), (-4, 62), (2, 92), 18),
        ((14, 16), (13, 56), (20, 82), 17),
    )
    for root, bend, tip, w in fingers:
        hand = p.union(
            hand, p.ribbon([(x + q[0], y + q[1]) for q in (root, bend, tip)], [w + 3, w, w, w * 0.7], 30, True)
        )
    cp.sheet(img, hand, SKIN, 7, seed=5)
    for one, two in pairwise(fingers):
        seam = [(x + (one[k][0] + two[k][0]) / 2, y + (one[k][1] + two[k][1]) / 2 + (18, 0, -14)[k]) for k in range(3)]
        line(img, seam, 3.2, DEEP)
    cp.sheet(img, cuff, LEMON, 3, seed=5)
    cp.sheet(img, p.union(sleeve, p.circle(506, 616, 31)), LEMON, 3, seed=5)
    line(img, elbow_crease, 5, "d9a21e")


def head(img: p.Array) -> None:
    """A laughing profile under a cloud of curls, turned to where she is going."""
    face = p.points(
        "0,-96 50,-92 76,-66 82,-36 76,-12 86,8 102,26 100,40 84,44! 86,52 94,58 88,66! 82,90 90,97 84,108 78,124 "
        "56,134 22,122 -14,96 -40,60 -44,-20"
    )
    open_mouth = p.points("90,65! 66,68 40,58! 46,80 62,92 86,92!")
    teeth = p.points("90,65! 66,68 42,59! 54,73 87,76!")
    laughing_eye = p.points("38,6 46,-8 58,-10 68,2")
    hairline = p.points("-42,-8 -34,-44 -8,-72 24,-88 56,-84")

    cx, cy, s = 532.0, 470.0, 0.84
    random = np.random.default_rng(6)
    for k in range(22):
        a = 2 * math.pi * k / 22
        if math.sin(a) > -0.42 and math.cos(a) > 0.6:
            continue
        cp.sheet(
            img,
            p.circle(cx - 34 + 88 * math.cos(a), cy - 40 + 84 * math.sin(a), random.uniform(20, 27)),
            HAIR,
            2.5,
            seed=3,
        )
    cp.sheet(img, p.circle(cx - 36, cy - 40, 86, 84), HAIR, 0.5, seed=3, shade=0, thickness=0)

    def q(points: p.Points) -> list[p.Point]:
        return [(cx + u[0] * s, cy + u[1] * s - 6, *u[2:]) for u in points]

    m = cp.sheet(img, p.spline(q(face)), SKIN, 4, seed=4)
    p.lay(img, p.Layer().fill(p.circle(*q([(30, 46)])[0], 17, 14), "a85c40", 0.6), clip=m)
    mouth = p.spline(q(open_mouth))
    p.lay(img, p.Layer().fill(mouth, "8a2430").fill(p.circle(*q([(72, 92)])[0], 14, 8), "e2706c"), clip=m)
    p.lay(img, p.Layer().fill(p.spline(q(teeth)), "fffdf6"), clip=m)
    line(img, q([(34, 54), (38, 60), (44, 62)]), 5, DEEP)
    line(img, q(laughing_eye), 7)
    for u, v in (((40, 2), (32, -2)), ((45, -6), (39, -13))):
        line(img, q([u, ((u[0] + v[0]) / 2, (u[1] + v[1]) / 2), v]), 4)
    line(img, q([(36, -36), (54, -48), (72, -42)]), 7, HAIR)
    line(img, q([(82, 36), (76, 30), (80, 24)]), 4, DEEP)
    cp.sheet(img, p.circle(*q([(-26, 14)])[0], 17, 22), SKIN, 3, seed=4)
    line(img, q([(-32, 6), (-20, 10), (-26, 24)]), 4, DEEP)
    ring = p.cut(p.circle(*q([(-26, 62)])[0], 20, 21), p.circle(*q([(-26, 62)])[0], 14, 15))
    cp.sheet(img, ring, LEMON, 3, seed=4)
    for x, y in p.sample(hairline, 9):
        cp.sheet(img, p.circle(cx + float(x), cy + float(y), random.uniform(15, 18)), HAIR, 2, seed=3)
    curls = p.Layer()
    for _ in range(46):
        a, r = random.uniform(0, 6.3), 92 * math.sqrt(random.uniform(0.1, 1))
        x, y = cx - 26 + r * math.cos(a), cy - 44 + r * math.sin(a)
        if x > cx - 50 and y > cy - 84:
            continue
        b = random.uniform(0, 6.3)
        curls.fill(
            p.ribbon([(x + 8 * math.cos(b + t), y + 8 * math.sin(b + t)) for t in (0, 1.2, 2.4, 3.4)], [3, 3.4, 2], 16),
            "6a4a50",
            0.9,
        )
    p.lay(img, curls)


def paint() -> p.Array:
    """Tent and ring, the board with its planes, then she walks off."""
    img = p.blank()
    tent(img)
    board(img)
    planes(img)
    legs(img)
    pinch(img)
    trunk(img)
    head(img)
    near_arm(img)
    return img
