"""A baby of sewn felt has pulled its own heart out, thread and all, and holds it up to whoever wants it.

Technique: embroidery; flat felt by hand, and only the heart and the curls are worked in thread. Back to front: the
cloth and its rays, the rug, the suit, boots, one arm, the head, the raised arm, the thread to the heart.
"""

from __future__ import annotations

import math

import numpy as np
import skia

from art import paint as p
from art.paint.voices import embroidery as em
from art.paint.voices.printing import PLAIN, contours

NUMBER, TITLE = 14, "Heart in Hand"
FINISH = PLAIN

CLOTH = "1d4a55"
SKIN, BROWN, FINE = "e3a578", "c27e56", "a8623f"  # felt, its shadow, its thread
MINT, SEA, POOL = "8fd6b8", "57a896", "2c6e6c"
WOOL, SAND, TWINE = "f7ead0", "d6bd92", "a3855a"
RED, GOLD = "e6332f", "f7c757"
HEART = p.points("0,92! -56,40 -98,-16 -88,-68 -48,-88 -14,-68 2,-40! 16,-70 50,-90 90,-66 94,-12 52,44")
HELD = (606, 290, 1.62, 8.0)  # the heart in the hand: place, scale, turn
HOLE = (366, 902, 0.98, -7.0)  # the place it was taken from


def heart(place: tuple[float, float, float, float], grow: float = 1.0) -> skia.Path:
    """The heart's outline at a place."""
    x, y, scale, turn = place
    return p.moved(p.spline(HEART), x, y, scale * grow, turn=turn)


def dyed(path: skia.Path, tones: tuple[str, str, str, str], radius: float = 120) -> p.Array:
    """Threads chosen from four dyes, shade to light, as the form turns to the glowing heart."""
    m = p.mask(path)
    near = p.smooth(900, 150, np.hypot(p.grid.x - HELD[0], p.grid.y - HELD[1]))
    t = p.inflate(m, radius, (0.62, -0.7, 0.35), 8) + p.noise(16, 5, 2) * 0.05 + near * 0.16 - 0.1
    return p.ramp(np.clip(t, 0, 1), [(0.3, tones[0]), (0.52, tones[1]), (0.74, tones[2]), (0.94, tones[3])])


def edge(frame: em.Frame, path: skia.Path, colour: str, width: float = 5.0, length: float = 15) -> None:
    """Stem stitch around a shape."""
    for line in contours(path, 9):
        frame.stem([(float(x), float(y)) for x, y in line], colour, width, length)


def felt(
    frame: em.Frame,
    path: skia.Path,
    colour: str,
    shade: str,
    thread: str,
    slip: tuple[float, float] = (16.0, -12.0),
    length: float = 1.0,
) -> None:
    """A flat piece of felt with a hard shadow away from the heart, sewn down with uneven stitches over its edge."""
    nap = (p.noise(2.2, 5, 2) * 0.05 + p.noise(26, 6, 3) * 0.025)[..., None] + 1
    m = p.mask(path)
    p.shadow(frame.img, m, -5, 9, soft=5, alpha=0.5, colour="081820")
    p.over(frame.img, m, p.blank(colour) * nap)
    p.over(frame.img, p.rough(p.mask(p.cut(path, p.moved(path, *slip))), 1.2, 12, 3), p.blank(shade) * nap)
    random = np.random.default_rng(len(colour) + int(m.sum()) % 97)
    for line in contours(path, 2):
        at, n = 4, len(line)
        while at < n - 3:
            (ax, ay), (bx, by) = line[at - 1], line[(at + 1) % n]
            d = math.hypot(bx - ax, by - ay) or 1.0
            nx, ny = -(by - ay) / d, (bx - ax) / d
            x, y = line[at]
            if p.grid.at(m, float(x + nx * 6), float(y + ny * 6)) < 0.5:
                nx, ny = -nx, -ny
            deep, lean = random.uniform(8, 14) * length, random.normal(0, 2)
            frame.stitch(
                (float(x - nx * 3), float(y - ny * 3)), (float(x + nx * deep + lean), float(y + ny * deep)), thread, 3
            )
            at += int(random.integers(7, 11))
    frame.settle()


def rug(frame: em.Frame) -> None:
    """A round felt rug in three rings, with a fringe of loose thread."""
    random = np.random.default_rng(3)
    for t in np.arange(-0.1, math.pi + 0.12, 0.03):
        x, y = 392 + 356 * math.cos(t), 1060 + 108 * math.sin(t)
        out, sway = random.uniform(16, 34), random.normal(0, 6)
        frame.stitch((x, y), (x + out * math.cos(t) * 0.8 + sway, y + out * (0.35 + 0.6 * math.sin(t))), "f0d9a8", 3)
    frame.settle()
    felt(frame, p.circle(392, 1060, 360, 110), "d9573f", "b03c34", thread="f7c757", slip=(0, -16))
    felt(frame, p.circle(392, 1054, 318, 90), "f0d9a8", "d6b880", thread="d9573f", slip=(0, -8))
    felt(frame, p.circle(392, 1050, 280, 74), "e8714a", "c85438", thread="8a2f30", slip=(0, -8))


def bootee(frame: em.Frame, x: float, y: float, turn: float, flip: bool, size: float) -> None:
    """A soft bootee, sole towards us."""

    def at(path: skia.Path) -> skia.Path:
        return p.moved(path, x, y, size, turn=turn, flip=flip)

    felt(
        frame, at(p.spline(p.points("-50,-52 -6,-72 44,-56 58,-8 40,44 6,74 -34,62 -58,10"))), WOOL, SAND, thread=TWINE
    )
    sole = p.spline(p.points("-24,-30 -2,-42 24,-32 30,-4 18,26 2,40 -16,32 -28,4"))
    p.over(frame.img, p.mask(at(sole)), "d9573f")
    frame.running([(float(a), float(b)) for a, b in contours(at(sole), 6)[0]], "ffd8a8", 3, 9, off=7)
    frame.settle()


def suit(frame: em.Frame) -> None:
    """The romper suit: legs apart, a round belly, and the heart-shaped place where only the cloth is left."""
    right = p.spline(p.points("400,1000 470,930 556,930 628,976 640,1052 586,1096 480,1110 404,1084"))
    left = p.spline(p.points("330,1000 268,934 192,938 124,986 118,1062 176,1104 280,1112 340,1080"))
    felt(frame, right, MINT, SEA, thread=POOL)
    felt(frame, left, MINT, SEA, thread=POOL)
    trunk = p.spline(
        p.points("268,720 360,690 462,716 516,800 538,920 506,1036 416,1086 316,1086 232,1036")
        + [(196, 930), (214, 810)]
    )
    felt(frame, trunk, MINT, SEA, thread=POOL, slip=(26, -16))
    shade = p.mask(heart(HOLE))
    p.over(frame.img, shade, em.cloth(CLOTH, 4, 3.6, 0.8))
    p.multiply(frame.img, shade, "06161e", 0.62)
    lip = p.mask(p.cut(heart(HOLE), p.moved(heart(HOLE), -9, 14)))
    p.over(frame.img, lip, "04121a", 0.7)
    around(frame, heart(HOLE, 1.12))


def around(frame: em.Frame, path: skia.Path) -> None:
    """Red running stitches around the empty place; the last ones are already pulled out."""
    line = contours(path, 3)[0]
    n = len(line)
    at, random = 8, np.random.default_rng(6)
    while at < n - 10:
        on = int(random.integers(6, 9))
        if not 0.66 < at / n < 0.8:
            a, b = line[at], line[min(at + on, n - 1)]
            frame.stitch((float(a[0]), float(a[1])), (float(b[0]), float(b[1])), RED, 6)
        at += on + 5
    frame.settle()


def resting_arm(frame: em.Frame) -> None:
    """The other arm, its mitten planted on the knee."""
    thumb = p.spline(p.points("196,920 222,916 236,934 226,954 198,958"))
    felt(frame, thumb, WOOL, SAND, thread=TWINE, slip=(8, -6))
    felt(
        frame,
        p.spline(p.points("140,896 178,884 210,900 216,946 196,990 160,998 132,972 126,930")),
        WOOL,
        SAND,
        thread=TWINE,
    )
    sleeve = p.spline(p.points("270,722 226,742 186,800 160,850 140,888 172,912 222,914 244,872 272,838 300,800"))
    felt(frame, sleeve, MINT, SEA, thread=POOL)
    frame.stem([(206, 838), (224, 850), (246, 850)], POOL, 4, 9)
    felt(
        frame,
        p.ribbon([(132, 880), (176, 904), (226, 910)], [24, 26, 24], 24, True),
        "f7c757",
        "d09a34",
        thread="8a5a1c",
        slip=(4, -8),
    )


def head(frame: em.Frame) -> None:
    """A round head turned up to the heart: wide eyes on it, a mouth not yet sure. Few marks, each a stitch."""
    x, y = 322, 530
    felt(frame, p.circle(x - 150, y + 46, 34, 40), SKIN, BROWN, thread=FINE, slip=(10, -8), length=0.55)
    frame.stem([(x - 166, y + 34), (x - 146, y + 40), (x - 152, y + 62)], FINE, 3.4, 8)
    skull = p.spline(
        p.points(
            "-20,-172 92,-156 152,-84 160,-10 176,56 136,130 36,166 -84,146 -146,84 -164,-6 -140,-104 -88,-154",
            at=(x, y),
        )
    )
    felt(frame, skull, SKIN, BROWN, thread=FINE, slip=(30, -20), length=0.55)
    for cx, cy, r in ((x - 20, y + 74, 34), (x + 146, y + 52, 25)):
        p.over(frame.img, p.mask(p.circle(cx, cy, r, r * 0.86)), "ee7a5e")
    curls(frame, x, y)
    for ex, ey, rx, ry in ((x + 22, y + 12, 31, 35), (x + 120, y - 6, 25, 33)):
        p.over(frame.img, p.mask(p.moved(p.circle(0, 0, rx, ry), ex, ey, 1, turn=10)), "fbf1dc")
        frame.satin(p.circle(ex + rx * 0.34, ey - ry * 0.36, rx * 0.58, ry * 0.58), "24141c", math.radians(100), 60)
        frame.stem(p.points("-0.98,0 -0.7,-0.74 0,-1.02 0.7,-0.76 0.98,0", at=(ex, ey), scale=(rx, ry)), "24141c", 4, 8)
        frame.settle()
        frame.knot(ex + rx * 0.52, ey - ry * 0.56, "fffdf4", 5)
    for brow in ("-14,-44 10,-60 38,-66", "100,-72 122,-70 144,-56"):
        frame.stem(p.points(brow, at=(x, y)), "5c3222", 6, 10)
    frame.stem([(x + 76, y + 38), (x + 92, y + 48), (x + 104, y + 34)], FINE, 5, 8)
    p.over(frame.img, p.mask(p.spline(p.points("72,90! 94,92 116,82! 112,100 94,108 80,102", at=(x, y)))), "9c2430")
    frame.stem(p.points("64,84 74,91 94,93 114,83 120,74", at=(x, y)), "6e1c28", 4.4, 9)
    frame.settle()


def curls(frame: em.Frame, x: float, y: float) -> None:
    """The hair is French knots, hundreds, in browns that lighten to the heart, loose at the brow."""
    random = np.random.default_rng(5)
    cap = p.spline(
        p.points(
            "-170,6 -178,-80 -120,-172 -10,-206 100,-184 158,-112 120,-122 60,-128 20,-108 -40,-96 -96,-40 -128,24",
            at=(x, y),
        )
    )
    colour = dyed(cap, ("24120f", "4a291b", "7a4a2c", "c88a48"), 110)
    p.over(frame.img, p.rough(p.mask(cap), 5, 12, 4), "2a1612")
    m = p.mask(cap)
    spots = []
    for row in range(30):
        for column in range(46):
            q = (
                x - 196 + column * 8.6 + (4 if row % 2 else 0) + random.normal(0, 2.4),
                y - 216 + row * 8.6 + random.normal(0, 2.4),
            )
            if p.grid.at(m, *q) > 0.5:
                spots.append(q)
    for qx, qy in sorted(spots, key=lambda q: q[1]):
        tone = np.array([p.grid.at(colour[..., c], qx, qy) for c in range(3)])
        frame.knot(qx, qy, tone * random.uniform(0.8, 1.2), random.uniform(4.4, 7.6))
    frame.settle()


def rays(frame: em.Frame) -> None:
    """Gold stitches fly out from the heart, no two alike."""
    random = np.random.default_rng(9)
    x, y = HELD[0], HELD[1] - 10
    for ring, (r, count, width) in enumerate(((204, 26, 5.4), (262, 31, 4.2))):
        for k in range(count):
            t = 2 * math.pi * (k + 0.5 * (ring % 2)) / count + random.normal(0, 0.025)
            a = r + random.normal(0, 8)
            b = a + random.uniform(16, 46)
            ends = [(x + q * math.cos(t), y + q * math.sin(t) * 0.98) for q in (a, b)]
            if all(14 < ex < 786 and 14 < ey < 330 for ex, ey in ends):
                frame.stitch(ends[0], ends[1], p.mix(GOLD, "fff4dc", 0.3 * ring), width)
    frame.settle()


def raised_arm(frame: em.Frame) -> None:
    """Sewn in at the armhole, bent at the elbow; the heart stands in the mitten, fingers behind it, thumb before."""
    palm = p.points("548,504 540,456 556,420 592,404 640,400 672,378 700,344 724,346 732,374 716,416 686,464 650,516")
    felt(frame, p.spline(palm), WOOL, SAND, thread=TWINE)
    sleeve = p.spline(
        p.points("456,706! 506,690 540,656 550,596 550,508! 652,516! 668,600 666,690 642,762 594,812 548,840 506,852!")
        + p.points("506,800 486,748")
    )
    p.multiply(frame.img, p.blur(p.warp(p.mask(sleeve), -12, 14), 8), "0c3c40", 0.55)
    felt(frame, sleeve, MINT, SEA, thread=POOL, slip=(20, -8))
    frame.stem([(546, 662), (572, 680), (604, 680)], POOL, 4, 9)
    felt(
        frame,
        p.ribbon([(540, 506), (596, 498), (656, 520)], [24, 27, 24], 24, True),
        "f7c757",
        "d09a34",
        thread="8a5a1c",
        slip=(4, -8),
    )
    held = heart(HELD)
    m = p.mask(held)
    p.multiply(frame.img, p.blur(p.warp(m, 5, -12), 5), "081820", 0.55)
    tone = p.blank("e2302c")
    p.over(tone, p.mask(p.cut(held, p.moved(held, 22, -20))), "a01626")
    for x, y, rx, ry, turn in ((512, 184, 44, 22, -38), (690, 208, 52, 24, -24)):
        p.over(tone, p.mask(p.moved(p.circle(0, 0, rx, ry), x, y, 1, turn=turn)), "ff7a5c")
    p.over(frame.img, m, tone)
    frame.satin(held, tone, math.radians(32), 46)
    edge(frame, held, "7a0c1c", 3.2, length=13)
    frame.settle()
    thumb = p.spline(p.points("556,494 532,456 530,406 546,374 572,372 586,404 598,444 600,490"))
    p.multiply(frame.img, p.blur(p.warp(p.mask(thumb), 8, 6), 5), "3a0410", 0.6)
    felt(frame, thumb, WOOL, SAND, thread=TWINE, slip=(9, -7))


def thread(frame: em.Frame) -> None:
    """The loose red thread from the empty place to the heart; it lies on the cloth and casts a shadow."""
    points = p.points("444,888 482,862 530,890 590,906 664,866 716,780 696,690 716,600 742,530")
    points += p.points("738,462 706,478 716,520 758,480 760,400 726,338")
    line = p.ribbon(points, [6.5, 6.5], 200)
    p.multiply(frame.img, p.blur(p.warp(p.mask(line), -5, -9), 2.5), "081820", 0.6)
    frame.stem(points, RED, 8, 22)
    frame.settle()


def paint() -> p.Array:
    """Cloth and rug first, then the child from its suit to its head, and last the raised arm and the thread."""
    img = em.cloth(CLOTH, 4, 3.6, 0.8)
    frame = em.Frame(img, 2.5, 7, 0.42)
    rays(frame)
    rug(frame)
    suit(frame)
    bootee(frame, 138, 1046, -16, flip=False, size=1.0)
    bootee(frame, 626, 1050, 14, flip=True, size=1.06)
    resting_arm(frame)
    head(frame)
    raised_arm(frame)
    thread(frame)
    return frame.img
