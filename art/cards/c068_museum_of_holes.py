"""In the museum of holes a child leans out of the torn canvas and looks at us through the hole of a doughnut.

Technique: linocut.
"""

from __future__ import annotations

import math

import numpy as np
import skia

from art import paint as p
from art.paint.voices.linocut import Print
from art.paint.voices.printing import PLAIN, paper

NUMBER, TITLE = 68, "Museum of Holes"
FINISH = PLAIN

WALL, SHADE, GOLD, BROWN = "bfe3d8", "7fb9b4", "f0b52e", "9a5a34"
TEAL, CORAL, BLACK = "177d86", "f0705c", "1a1a20"


def around(x: float, y: float, scale: float, turn: float, at: tuple[float, float]) -> tuple[float, float, float, float]:
    """The frame in which the local point (x, y) comes to lie at `at`, scaled and turned."""
    a = math.radians(turn)
    dx, dy = x * math.cos(a) - y * math.sin(a), x * math.sin(a) + y * math.cos(a)
    return at[0] - scale * dx, at[1] - scale * dy, scale, turn


HEAD = around(400, 460, 1.28, -7, at=(366, 452))


def bar(pr: Print, corners: p.Points, ribs: tuple[float, ...]) -> None:
    """One side of the gilded frame: outer edge, outer edge, inner edge, inner edge; ribs run along it."""
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = corners
    pr.piece(p.poly(corners), "gold", 8)
    for t in ribs:
        one, two = (ax + (dx - ax) * t, ay + (dy - ay) * t), (bx + (cx - bx) * t, by + (cy - by) * t)
        mid = ((one[0] + two[0]) / 2 + 1.5, (one[1] + two[1]) / 2 + 1.5)
        pr.key.line([one, mid, two], 6 if t < 0.5 else 9, 0)
    random = np.random.default_rng(int(ax + by))
    n = int(math.dist((ax, ay), (bx, by)) / 58)
    for k in range(n):
        t = (k + 0.6 + random.uniform(-0.2, 0.2)) / n
        px, py = ax + (bx - ax) * t, ay + (by - ay) * t
        wx, wy = (dx - ax) * 0.46, (dy - ay) * 0.46
        across = 0.5 if abs(dx - ax) < 1 else 1.0
        if 0.12 < t < 0.9:
            pr["gold"].cut(
                [
                    (px + wx * 0.9, py + wy * 0.9),
                    (px + wx * 1.06 + (bx - ax) * 0.02 * across, py + wy * 1.06 + (by - ay) * 0.02),
                ],
                8,
            )


def gilt(pr: Print) -> None:
    """The wide frame, a little crooked."""
    o = ((34, 40), (752, 22), (770, 948), (52, 966))
    i = ((122, 128), (668, 114), (684, 862), (138, 876))
    for k in range(4):
        n = (k + 1) % 4
        bar(pr, [o[k], o[n], i[n], i[k]], (0.2, 0.72))
    pr.piece(p.poly(i), None, 8)


FLAPS = (  # from the one end of the fold over the bent tip to the other
    p.points("176,170! 132,136 62,116! 82,142 104,196 138,250!"),
    p.points("412,128! 438,100 446,58! 462,92 500,138!"),
    p.points("560,150! 634,128 734,78! 700,130 672,200 644,290!"),
    p.points("142,500! 112,548 40,604! 86,622 120,650 146,700!"),
)


def threads(pr: Print, outline: p.Points, seed: int) -> None:
    """Hatching from the fold of a flap towards its tip, long in the middle, so that the canvas rolls over."""
    random = np.random.default_rng(seed)
    a, tip, b = (np.array(q[:2]) for q in (outline[0], max(outline[1:-1], key=len), outline[-1]))
    n = max(4, int(math.dist(a, b) / 15))
    for k in range(1, n):
        t = (k + random.uniform(-0.2, 0.2)) / n
        foot = a + (b - a) * t
        reach = random.uniform(0.3, 0.6) * math.sin(math.pi * t) * (0.7 if k % 2 else 1)
        pr.key.line([tuple(foot), tuple(foot + (tip - foot) * reach)], 4.5)


def canvas(pr: Print) -> None:
    """Bare canvas, torn wide open; flaps of it curl over the frame; deep teal behind."""
    edge = p.points(
        "138,250 176,176 190,190 214,176 300,140 352,152 410,126 470,132 556,150 580,178 620,214 652,296 640,350 "
        "660,420 656,520 668,600 650,720 668,864 150,870 152,730 134,650 126,560 146,480 128,380"
    )
    torn = p.poly(edge)
    pr.piece(torn, "teal", 8)
    pr["teal"].comb(torn, lambda x, y: math.atan2(y - 440, x - 380), 46, 6, length=56, density=0.75)
    for k, outline in enumerate(FLAPS):
        flap = p.spline(outline)
        pr.key.ink(p.moved(flap, 6, 9))
        pr.piece(flap, None, 6)
        threads(pr, outline, k)


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
    shape = p.spline(p.points("352,560! 452,560! 462,660 404,700 344,660"))
    pr.piece(shape, "brown", 6)
    pr.key.ink(p.spline(p.points("354,572! 450,572! 440,606 400,620 362,606")))


def face(pr: Print) -> None:
    """A face in a few sure cuts: wide-open eyes that look aside, one raised brow, a smile that knows something."""
    for x in (284, 516):
        pr.piece(p.circle(x, 462, 24, 34), "brown", 6)
        s = 1 if x < 400 else -1
        pr.key.line([(x + 6 * s, 446), (x - 8 * s, 458), (x + 2 * s, 474)], 5)
    skull = p.spline(
        p.points("400,322 472,336 508,396 516,470 504,534 456,588 402,602 346,588 296,534 284,470 292,396 328,336")
    )
    pr.piece(skull, "brown", 7)
    for x in (348, 452):
        eye = p.spline(p.points("-38,466 0,428 38,466 18,494 -18,494", at=(x, 0)))
        pr.piece(eye, None, 0)
        pr.key.line(p.points("-42,470 -24,438 20,434 42,468", at=(x, 0)), 9)
        pr.key.ink(p.circle(x + 9, 464, 22, 27))
        pr.key.carve(p.circle(x + 16, 452, 7.5))
    pr.key.line([(308, 418), (338, 396), (378, 404)], 12, 0.8)
    pr.key.line([(424, 392), (460, 372), (496, 396)], 12, 0.8)
    pr.key.line(p.points("378,516 388,526 402,520 414,528 426,514"), 7)
    pr.key.line([(388, 482), (384, 500)], 4)
    lips = p.spline(p.points("350,544! 392,552 412,550 458,530! 440,562 406,576 372,566"))
    pr.piece(lips, "coral", 0)
    pr["brown"].ink(lips)
    pr["coral"].carve(lips)
    teeth = p.spline(p.points("362,546! 392,552 412,550 448,536! 430,556 404,564 378,558"))
    pr["brown"].carve(teeth)
    pr.key.line(p.points("344,540 372,550 410,552 464,526"), 8)
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
        band.addPath(
            p.moved(p.rect(-reach, k * gap * 2, reach * 2, high), cx, cy, 1, turn=angle + random.uniform(-1, 1))
        )
    pr["gold"].carve(p.intersection(shape, band))


def trunk(pr: Print) -> None:
    """Shoulders that fill the hole."""
    body = p.spline(p.points("290,700! 372,742 470,690! 560,716 636,780 664,866! 148,872! 166,790 214,728"))
    pr.piece(body, "gold", 8)
    stripe(pr, body, -2, 24)
    pr.piece(p.ribbon([(286, 700), (374, 754), (474, 692)], [32, 36, 32], 30, True), "gold", 6)


def finger(pr: Print, points: p.Points, widths: list[float], nail: float) -> None:
    """One finger with its joint and its nail, thinner towards the tip; `nail` is the way the tip points (degrees)."""
    pr.piece(p.ribbon(points, widths, 40, True), "brown", 6)
    x, y, w = points[-1][0], points[-1][1], widths[-1]
    pr.key.line(
        [
            (x + w * 0.1 + w * 0.3 * math.cos(math.radians(nail + t)), y + w * 0.3 * math.sin(math.radians(nail + t)))
            for t in (-115, -70, 0, 70, 115)
        ],
        3.6,
    )
    jx, jy = points[-2][0], points[-2][1]
    turn = math.radians(nail + 90)
    for k in (-5, 4):
        ox, oy = jx - k * math.cos(math.radians(nail)), jy - k * math.sin(math.radians(nail))
        pr.key.line(
            [(ox - 8 * math.cos(turn), oy - 8 * math.sin(turn)), (ox + 8 * math.cos(turn), oy + 8 * math.sin(turn))], 3
        )


def gripping_arm(pr: Print) -> None:
    """One arm pushes itself out: the elbow juts over the frame, the forearm comes down to the lower bar."""
    upper = p.spline(p.points("236,716! 284,744 300,800 262,842 180,872 100,872 66,832 84,788 150,738"))
    fore = p.spline(p.points("76,800 120,782 190,802 284,838! 256,930! 176,914 104,892 66,858"))
    pr.key.ink(p.moved(fore, 8, 18))
    pr.piece(upper, "gold", 8)
    stripe(pr, upper, 58, 24)
    pr.piece(fore, "gold", 8)
    stripe(pr, fore, 106, 24)


def gripping_hand(pr: Print) -> None:
    """The back of the hand lies on the lower bar, four fingers go over its edge, each of its own length."""
    back = p.spline(p.points("276,836! 330,832 384,848 420,884 414,924 376,936 330,946 284,948 258,924!"))
    four = (
        (p.points("276,922 266,950 268,984 276,1006"), [36, 38, 36, 32, 26], 84),
        (p.points("312,924 306,956 308,1000 314,1026"), [40, 42, 40, 36, 28], 86),
        (p.points("352,916 352,954 356,1000 360,1030"), [42, 44, 42, 38, 29], 88),
        (p.points("392,898 400,936 404,980 404,1008"), [42, 44, 42, 37, 28], 92),
    )
    pr.key.ink(*(p.moved(p.ribbon(points, widths, 40, True), 12, 8) for points, widths, _ in four))
    finger(pr, p.points("384,868 424,884 446,916 452,946"), [56, 50, 46, 42, 32], 80)
    pr.piece(back, "brown", 7)
    for points, widths, turn in four:
        finger(pr, points, widths, turn)
    knuckles = p.spline(p.points("262,912 300,894 350,884 394,868 412,890 404,918 360,930 316,938 272,938"))
    pr.key.carve(knuckles)
    pr["brown"].ink(knuckles)
    for x, y in ((282, 920), (318, 914), (358, 904), (396, 890)):
        pr.key.line([(x - 10, y + 4), (x, y - 4), (x + 10, y + 2)], 3.6)
    pr.piece(p.ribbon([(284, 836), (268, 884), (256, 932)], [36, 38, 36], 16, True), "gold", 7)


def raised_arm(pr: Print) -> None:
    """The elbow stands on the frame; a straight forearm, a slim wrist, the thumb behind the doughnut."""
    upper = p.spline(p.points("548,712! 606,722 650,764 704,836 708,900 672,914 612,876 566,806"))
    fore = p.spline(p.points("612,690! 704,678! 722,762 738,838 738,888 708,920 668,912 634,872 616,780"))
    hand = p.spline(
        p.points(
            "626,690! 618,648 596,622 562,600 532,574 518,548 534,530 562,536 592,554 614,560 618,500 626,430 640,392 "
            "676,392 706,432 722,484 724,540 712,596 696,640 694,684!"
        )
    )
    pr.key.ink(p.moved(fore, 12, 12), p.spline(p.points("640,896 690,930 734,934 748,918 744,890 700,890")))
    pr.piece(upper, "gold", 8)
    stripe(pr, upper, -36, 24)
    pr.piece(fore, "gold", 8)
    stripe(pr, fore, -5, 24)
    for fold in ("612,806 636,812 652,826", "618,834 642,836 662,848"):
        pr.key.line(p.points(fold), 5)
    pr.piece(hand, "brown", 7)
    pr.key.line([(614, 562), (626, 588), (630, 612)], 5)
    pr.piece(p.ribbon([(612, 690), (704, 678)], [34, 34], 20, True), "gold", 7)


def fingers(pr: Print) -> None:
    """Four fingers bent over the rim, each from its own knuckle, their tips on the glaze."""
    for points, widths, turn in (
        (p.points("694,556 666,528 640,522 576,530"), [36, 35, 34, 31, 23], 164),
        (p.points("702,516 670,480 642,474 580,490"), [42, 40, 39, 35, 25], 166),
        (p.points("696,470 662,424 632,416 566,440"), [45, 43, 41, 37, 27], 160),
        (p.points("676,430 638,370 606,360 546,396"), [44, 43, 41, 36, 27], 150),
    ):
        finger(pr, points, widths, turn)
    knuckles = p.spline(p.points("662,412 684,412 708,446 718,500 718,556 700,584 684,566 690,520 686,470 674,440"))
    pr.key.carve(knuckles)
    pr["brown"].ink(knuckles)
    for x, y in ((688, 434), (702, 476), (706, 520)):
        pr.key.line([(x - 6, y - 9), (x + 2, y - 1), (x, y + 9)], 3.4)


def doughnut(pr: Print, x: float, y: float) -> None:
    """Iced and sprinkled, and the eye that looks through it."""
    pr.piece(p.circle(x, y, 122, 120), "gold", 9)
    random = np.random.default_rng(3)
    points = []
    for k in range(18):
        t = math.tau * k / 18
        r = 103 + 8 * math.sin(k * 2.6) + random.uniform(-4, 4)
        points.append((x + r * math.cos(t), y + r * math.sin(t)))
    pr.piece(p.spline(points), "coral", 6)
    for k, (a, r, lean) in enumerate(
        (
            (0.3, 74, 1.2),
            (0.95, 86, 2.4),
            (1.5, 66, 0.3),
            (2.0, 88, 1.0),
            (2.5, 70, 2.9),
            (3.05, 86, 0.6),
            (3.55, 68, 1.9),
            (4.05, 84, 2.6),
            (4.6, 70, 0.9),
            (5.05, 88, 1.6),
            (5.5, 66, 2.8),
            (5.95, 84, 0.2),
        )
    ):
        sx, sy = x + r * math.cos(a), y + r * math.sin(a)
        mark = [
            (sx - 11 * math.cos(lean), sy - 11 * math.sin(lean)),
            (sx + 11 * math.cos(lean), sy + 11 * math.sin(lean)),
        ]
        if k % 3:
            pr["coral"].cut(mark, 9, 0.8)
        else:
            pr.key.line(mark, 7)
    pr.piece(p.circle(x, y, 50, 49), "brown", 8)
    pr.piece(p.circle(x, y + 1, 43, 38), None, 0)
    pr.key.ink(p.circle(x + 4, y + 1, 29, 32))
    pr.key.carve(p.circle(x + 13, y - 11, 10))


def plate(pr: Print) -> None:
    """The brass label below, as a museum has it; what it tells is a keyhole, and somebody at it."""
    brass = p.spline(p.points("-150,-70! 148,-74! 152,66! -146,72!"), tension=0.1)
    bow, eye = p.circle(0, -16, 40), p.spline(p.points("-34,-14! 0,-40 34,-14! 0,8"))
    keyhole = p.union(bow, p.poly(p.points("-16,-6 16,-6 34,58 -34,58")))
    with pr.at(592, 1096, 0.88, -1.4):
        pr["shade"].ink(p.moved(brass, 14, 16))
        pr.piece(brass, "gold", 8)
        for x, y, turn in ((-122, -2, 30), (122, -4, -50)):
            with pr.at(x, y, 1, turn):
                pr.piece(p.circle(0, 0, 12), "gold", 5)
                pr.key.line([(-9, 0), (9, 0)], 4, 0)
        pr.piece(keyhole, "key", 0)
        pr.key.carve(eye)
        pr.key.ink(p.circle(5, -20, 15))
        pr.key.carve(p.circle(10, -26, 5))


def paint() -> p.Array:
    """The wall, the frame, the canvas with its hole, and who leans out of it."""
    img = paper("fbf6ea", tooth=0.006, seed=4)
    pr = Print({"wall": WALL, "shade": SHADE, "gold": GOLD, "teal": TEAL, "coral": CORAL, "brown": BROWN}, BLACK)
    pr["wall"].ink(p.rect(-10, -10, 820, 1220))
    pr["shade"].ink(p.poly(p.points("64,70 782,52 800,986 82,1006")))
    gilt(pr)
    canvas(pr)
    with pr.at(*HEAD):
        hair(pr)
        neck(pr)
    trunk(pr)
    with pr.at(*HEAD):
        face(pr)
    plate(pr)
    gripping_arm(pr)
    gripping_hand(pr)
    raised_arm(pr)
    doughnut(pr, 478, 462)
    fingers(pr)
    pr.pull(img)
    return img
