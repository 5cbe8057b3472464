"""A baby of sewn felt has pulled its own heart out, thread and all, and holds it up to whoever wants it.

Technique: embroidery; flat felt by hand, and only the heart and the curls are worked in thread. Back to front: the
cloth and its rays, the rug, the suit, boots, one arm, collar and head, the raised arm, the thread to the heart.
"""

from __future__ import annotations

import math

import numpy as np
import skia

from art import paint as p
from art.paint.voices import embroidery as em
from art.paint.voices.printing import PLAIN, Curve, contours

NUMBER, TITLE = 14, "Heart in Hand"
FINISH = PLAIN

CLOTH = "1d4a55"
SKIN, BROWN, FINE = "e3a578", "c27e56", "a8623f"  # felt, its shadow, its thread
MINT, SEA, POOL = "8fd6b8", "57a896", "2c6e6c"
WOOL, SAND, TWINE = "f7ead0", "d6bd92", "a3855a"
RED, GOLD = "e6332f", "f7c757"
HEART = p.points("0,92! -56,40 -98,-16 -88,-68 -48,-88 -14,-68 2,-40! 16,-70 50,-90 90,-66 94,-12 52,44")
HELD = (600, 298, 1.53, 8.0)  # the heart in the hand: place, scale, turn
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
    seam: str = "over",
) -> None:
    """A flat piece of felt with a hard shadow away from the heart, sewn down along its edge."""
    nap = (p.noise(2.2, 5, 2) * 0.05 + p.noise(26, 6, 3) * 0.025)[..., None] + 1
    m = p.mask(path)
    p.shadow(frame.img, m, -5, 9, soft=5, alpha=0.5, colour="081820")
    p.over(frame.img, m, p.blank(colour) * nap)
    p.over(frame.img, p.rough(p.mask(p.cut(path, p.moved(path, *slip))), 1.2, 12, 3), p.blank(shade) * nap)
    random = np.random.default_rng(len(colour) + int(m.sum()) % 97)
    for line in contours(path, 2):
        sew(frame, m, line, thread, seam=seam, random=random)
    frame.settle()


def sew(frame: em.Frame, m: p.Array, line: Curve, thread: str, seam: str, random: np.random.Generator) -> None:
    """Stitches along an edge: `over` it, now hurried and now patient; in small `running` steps; or a `blanket` seam."""
    n = len(line)

    def inside(k: int, depth: float) -> tuple[float, float]:
        (ax, ay), (bx, by) = line[(k - 2) % n], line[(k + 2) % n]
        d = math.hypot(bx - ax, by - ay) or 1.0
        nx, ny = -(by - ay) / d, (bx - ax) / d
        x, y = line[k % n]
        side = 1 if p.grid.at(m, float(x + nx * 6), float(y + ny * 6)) > 0.5 else -1
        return float(x + side * nx * depth), float(y + side * ny * depth)

    at, pace = 4, 10.0
    while at < n - 3:
        pace = float(np.clip(pace + random.normal(0, 2.4), 6, 16))
        if seam == "running":
            frame.stitch(inside(at, 7.5), inside(at + int(pace * 0.45) + 1, 7.5 + random.normal(0, 0.7)), thread, 2.8)
            at += int(pace * 0.9) + 1
        elif seam == "blanket":
            frame.stitch(inside(at, 1.5), inside(at + int(pace) + 1, 1.5), thread, 2.8)
            frame.stitch(inside(at, 0), inside(at + int(random.normal(0, 0.8)), random.uniform(10, 15)), thread, 2.8)
            at += int(pace) + 1
        else:
            slant = int(random.normal(0.5, 1.2))
            frame.stitch(inside(at, -3), inside(at + slant, random.uniform(7, 15)), thread, 3)
            at += int(pace)


def rug(frame: em.Frame) -> None:
    """A round felt rug in three rings, with a fringe of loose thread."""
    random = np.random.default_rng(3)
    for t in np.arange(-0.1, math.pi + 0.12, 0.03):
        x, y = 392 + 356 * math.cos(t), 1060 + 108 * math.sin(t)
        out, sway = random.uniform(16, 34), random.normal(0, 6)
        frame.stitch((x, y), (x + out * math.cos(t) * 0.8 + sway, y + out * (0.35 + 0.6 * math.sin(t))), "f0d9a8", 3)
    frame.settle()
    felt(frame, p.circle(392, 1060, 360, 110), "d9573f", "b03c34", thread="f7c757", slip=(0, -16))
    felt(frame, p.circle(392, 1054, 318, 90), "f0d9a8", "d6b880", thread="d9573f", slip=(0, -8), seam="running")
    felt(frame, p.circle(392, 1050, 280, 74), "e8714a", "c85438", thread="8a2f30", slip=(0, -8))


def bootee(frame: em.Frame, x: float, y: float, turn: float, flip: bool, size: float) -> None:
    """A soft bootee, sole towards us."""

    def at(path: skia.Path) -> skia.Path:
        return p.moved(path, x, y, size, turn=turn, flip=flip)

    felt(
        frame,
        at(p.spline(p.points("-50,-52 -6,-72 44,-56 58,-8 40,44 6,74 -34,62 -58,10"))),
        WOOL,
        SAND,
        thread=TWINE,
        seam="blanket",
    )
    sole = p.spline(p.points("-24,-30 -2,-42 24,-32 30,-4 18,26 2,40 -16,32 -28,4"))
    p.over(frame.img, p.mask(at(sole)), "d9573f")
    frame.running([(float(a), float(b)) for a, b in contours(at(sole), 6)[0]], "ffd8a8", 3, 9, off=7)
    frame.settle()


def suit(frame: em.Frame) -> None:
    """The romper suit: legs apart, a round belly, and the heart-shaped place where only the cloth is left."""
    right = p.spline(p.points("400,1000 470,930 556,930 628,976 640,1052 586,1096 480,1110 404,1084"))
    left = p.spline(p.points("330,1000 272,926 186,916 112,958 98,1050 176,1104 280,1112 340,1080"))
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


def cuff(frame: em.Frame, points: p.Points) -> None:
    """A gold band round a wrist."""
    band = p.ribbon(points, [24, 27, 24], 24, True)
    felt(frame, band, GOLD, "d09a34", thread="8a5a1c", slip=(4, -8))


def resting_arm(frame: em.Frame) -> None:
    """The other arm, its elbow out, its mitten planted on the knee."""
    mitten = p.spline(p.points("146,934 190,902 220,918 240,952 236,990 208,1010 174,1000 150,972"))
    thumb = p.spline(p.points("204,918 226,898 252,904 260,928 246,950 222,952"))
    sleeve = p.spline(
        p.points("282,716 226,732 164,774 110,816 86,850 96,890 134,932! 206,896! 194,876 206,858 240,840 288,786")
    )
    p.multiply(frame.img, p.blur(p.warp(p.mask(mitten), 6, -12), 6), "0c3c40", 0.55)
    felt(frame, thumb, WOOL, SAND, thread=TWINE, slip=(8, -6), seam="blanket")
    felt(frame, mitten, WOOL, SAND, thread=TWINE, seam="blanket")
    felt(frame, sleeve, MINT, SEA, thread=POOL)
    frame.stem([(186, 872), (168, 866), (152, 870)], POOL, 4, 9)
    frame.stem([(200, 858), (184, 842), (168, 838)], POOL, 3.6, 9)
    cuff(frame, [(128, 930), (172, 922), (210, 890)])


def collar(frame: em.Frame) -> None:
    """Two soft flaps under the chin, and the shadow in which the head sits."""
    left = p.spline(p.points("352,704! 300,688 246,706 234,742 270,766 330,758 362,734!"))
    right = p.spline(p.points("360,734! 396,756 448,752 480,724 466,692 414,686 352,704!"))
    for flap in (left, right):
        felt(frame, flap, WOOL, SAND, thread=TWINE, slip=(8, -6), seam="running")
    chin = p.mask(p.circle(348, 690, 150, 46))
    p.multiply(frame.img, p.blur(chin, 10), "0c3c40", 0.5)


def head(frame: em.Frame) -> None:
    """A round head turned up to the heart: wide eyes on it, a mouth not yet sure. Few marks, each a stitch."""
    x, y = 322, 548
    felt(frame, p.circle(x - 150, y + 46, 34, 40), SKIN, BROWN, thread=FINE, slip=(10, -8), seam="running")
    frame.stem([(x - 166, y + 34), (x - 146, y + 40), (x - 152, y + 62)], FINE, 3.4, 8)
    skull = p.spline(
        p.points(
            "-20,-172 92,-156 152,-84 160,-10 176,56 136,130 36,166 -84,146 -146,84 -164,-6 -140,-104 -88,-154",
            at=(x, y),
        )
    )
    felt(frame, skull, SKIN, BROWN, thread=FINE, slip=(30, -20), seam="running")
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
    """The heart warms the cloth, and gold stitches stand out from it all round, a long one and a short one."""
    p.glow(frame.img, HELD[0], HELD[1], 360, colour="d8a468", alpha=0.3, power=1.5)
    random = np.random.default_rng(9)
    rim = contours(heart(HELD, 1.17), 2)[0]
    x, y = HELD[0], HELD[1] - 10
    at, k = 10, 0
    while at < len(rim):
        px, py = (float(v) for v in rim[at])
        d = math.hypot(px - x, py - y)
        ux, uy = (px - x) / d, (py - y) / d
        room = min(38.0 if k % 2 else 20.0, (786 - px) / ux if ux > 0.1 else 99)
        if py < 352 and room > 8 and math.hypot(px - 614, py - 224) > 40:
            reach = room * random.uniform(0.85, 1.1)
            frame.stitch((px, py), (px + ux * reach, py + uy * reach), GOLD if k % 2 else "fbdf9c", 5.4 - (k + 1) % 2)
        at += int(random.integers(14, 18))
        k += 1
    frame.settle()


def raised_arm(frame: em.Frame) -> None:
    """Sewn in at the armhole, bent at the elbow; the heart stands in the mitten, fingers behind it, thumb before."""
    palm = p.points("548,504 540,456 556,420 592,404 640,400 672,378 700,344 724,346 732,374 716,416 686,464 650,516")
    felt(frame, p.spline(palm), WOOL, SAND, thread=TWINE, seam="blanket")
    sleeve = p.spline(
        p.points("456,730! 474,700 512,684 540,652 550,596 550,508! 652,516! 668,600 666,690 642,762 594,812 548,842")
        + p.points("512,858! 504,806 482,764")
    )
    p.multiply(frame.img, p.blur(p.warp(p.mask(sleeve), -12, 14), 8), "0c3c40", 0.55)
    felt(frame, sleeve, MINT, SEA, thread=POOL, slip=(20, -8))
    frame.stem([(546, 662), (572, 680), (604, 680)], POOL, 4, 9)
    cuff(frame, [(540, 506), (596, 498), (656, 520)])
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
    felt(frame, thumb, WOOL, SAND, thread=TWINE, slip=(9, -7), seam="blanket")


def thread(frame: em.Frame) -> None:
    """The loose red thread from the empty place to the heart; it lies on the cloth and casts a shadow."""
    points = p.points("444,888 482,862 530,890 590,906 664,866 716,780 696,690 716,600 742,530")
    points += p.points("738,462 706,478 716,520 758,480 752,400 712,342")
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
    bootee(frame, 128, 1052, -16, flip=False, size=1.0)
    bootee(frame, 626, 1050, 14, flip=True, size=1.06)
    resting_arm(frame)
    collar(frame)
    head(frame)
    raised_arm(frame)
    thread(frame)
    return frame.img
