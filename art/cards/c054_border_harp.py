"""A wren plucks a barbed wire like a string of a harp; below it the barbs have opened into yellow flowers.

Technique: linocut. Back to front: sky, upper wires, the wren, lower wires with their flowers, the helmet, the feet on
the wire.
"""

from __future__ import annotations

import math
from itertools import pairwise

import numpy as np

from art import paint as p
from art.paint.voices.linocut import Print
from art.paint.voices.printing import PLAIN, paper

NUMBER, TITLE = 54, "Border Harp"
FINISH = PLAIN

INKS = {"sky": "8fa9bd", "straw": "dcc48c", "rust": "b4602e", "yellow": "ffd02e", "green": "72864e"}
KEY = "1b1820"
SHEET = p.rect(34, 32, 732, 1136)
GRIP = (168.0, 482.0)  # where the beak holds the string
PERCH = 852.0
BODY = p.points(
    "208,566 222,512 262,466 322,448 382,466 424,514 462,552 536,564 606,592 650,648 648,716 604,786 530,832 430,842 "
    "340,816 276,758 236,694 212,642 214,606"
)


def sky(pr: Print) -> None:
    """Grey paper sky that opens behind the bird in one round of light."""
    random = np.random.default_rng(3)
    pr["sky"].ink(p.rect(0, 0, 800, 1200))
    x, y, r = 440, 560, 330
    pr["sky"].carve(p.circle(x, y, r))
    for k in range(76):
        a = (k + random.uniform(-0.3, 0.3)) * math.tau / 76
        far = r + random.uniform(40, 130)
        pr["sky"].cut([(x + q * math.cos(a), y + q * math.sin(a)) for q in (far, r - 6)], random.uniform(8, 13))
    land = p.spline(p.points("-20,962! 180,952 420,964 820,950! 820,1220! -20,1220!"))
    pr.piece(land, "straw", 0)
    for post, tall in ((728, 60), (64, 44)):
        w = tall * 0.32
        far_post = p.poly(
            [
                (post - w, 958),
                (post - w, 958 - tall),
                (post, 944 - tall * 1.16),
                (post + w, 958 - tall),
                (post + w, 958),
            ]
        )
        pr.piece(far_post, "key", 0)
        pr.carve(p.rect(post - w * 0.45, 960 - tall * 0.9, w * 0.9, tall * 0.86))
        pr["sky"].ink(p.rect(post - w * 0.45, 960 - tall * 0.9, w * 0.9, tall * 0.86))


def wire(pr: Print, points: p.Points, width: float = 11) -> None:
    """Two strands twisted: a standing line, notched where they cross."""
    line = p.sample(points, 400)
    pr.key.line([(float(x), float(y)) for x, y in line[::8]], width, 0.0)
    for k in range(4, 396, 9):
        (ax, ay), (bx, by) = line[k - 2], line[k + 2]
        n = math.hypot(bx - ax, by - ay) or 1
        ux, uy = (bx - ax) / n, (by - ay) / n
        mx, my = line[k]
        pr.key.cut([(mx - ux * 6 - uy * 3, my - uy * 6 + ux * 3), (mx + ux * 6 + uy * 3, my + uy * 6 - ux * 3)], 3.4)


def barb(pr: Print, x: float, y: float, spikes: tuple[tuple[float, float], ...]) -> None:
    """A knot of wire with its thorns, each given as angle and length."""
    for angle, n in spikes:
        a = math.radians(angle)
        thorn = p.ribbon(
            [
                (x, y),
                (x + n * 0.5 * math.cos(a), y + n * 0.5 * math.sin(a)),
                (x + n * math.cos(a), y + n * math.sin(a)),
            ],
            [10, 8, 1],
            10,
        )
        pr.key.ink(thorn)
    pr.key.ink(p.circle(x, y, 12, 9))


def flower(
    pr: Print, x: float, y: float, size: float, petals: tuple[tuple[float, float], ...], heart: tuple[float, float]
) -> None:
    """A blossom cut petal by petal (angle, length); the heart sits where it looks."""
    for angle, n in petals:
        with pr.at(x, y, size, angle):
            petal = p.spline([(6, -7), (n * 0.55, -21), (n, -9), (n + 3, 0), (n, 10), (n * 0.55, 21), (6, 7)])
            pr.piece(petal, "yellow", 5)
            pr.key.line([(16, 0), (n * 0.62, 1)], 3)
    pr.piece(p.circle(x + heart[0], y + heart[1], 15 * size, 13 * size), "rust", 5)


def leaf(pr: Print, x: float, y: float, length: float, turn: float) -> None:
    """A long leaf with its rib."""
    with pr.at(x, y, 1, turn):
        blade = p.spline([(0, 0, 1), (length * 0.4, -length * 0.2), (length, 0, 1), (length * 0.45, length * 0.16)])
        pr.piece(blade, "green", 5)
        pr.cut([(length * 0.2, 0), (length * 0.75, -1)], 4)


def upper_wires(pr: Print) -> None:
    """Cold and taut: one wire with its barbs, and the string drawn down to the beak, still ringing."""
    middle_thorns = ((-84, 44), (-146, 40), (52, 40), (110, 34))
    right_thorns = ((-96, 46), (-140, 36), (86, 38), (36, 44))
    left_thorns = ((-10, 42), (-58, 36), (176, 44), (132, 32))
    wire(pr, [(-20, 62), (300, 66), (820, 46)])
    barbs = (
        (98, 64, ((-70, 42), (-128, 34), (104, 46), (60, 36))),
        (340, 65, ((-96, 40), (-40, 38), (80, 48), (132, 34))),
        (600, 56, ((-58, 42), (-120, 36), (118, 46), (66, 32))),
    )
    for x, y, spikes in barbs:
        barb(pr, x, y, spikes)
    x, y = GRIP
    wire(pr, [(-20, 196, 1), (x - 16, y - 22), (x, y), (x + 24, y - 14), (820, 62, 1)], 13)
    barb(pr, 430, 309, middle_thorns)
    barb(pr, 694, 142, right_thorns)
    barb(pr, 58, 316, left_thorns)
    for echo in (
        p.points("236,406 300,366 370,326"),
        p.points("506,288 560,250 618,214"),
        p.points("500,240 552,208 596,178"),
    ):
        pr.key.line(echo, 4, 1.0)


def tail(pr: Print) -> None:
    """Cocked like a wren's: a narrow fan of five barred feathers, each lying over the next."""
    for turn, n, bars in ((-52, 214, 4), (-62, 246, 5), (-72, 268, 5), (-83, 262, 5), (-94, 240, 4)):
        with pr.at(590, 650, 1, turn):
            tail_feather = p.spline(
                [
                    (0, -10, 1),
                    (n * 0.5, -21),
                    (n - 8, -26),
                    (n + 6, -12),
                    (n + 7, 10),
                    (n - 8, 26),
                    (n * 0.5, 21),
                    (0, 10, 1),
                ]
            )
            pr.piece(tail_feather, "rust", 6)
            pr.key.line([(n * 0.36, 0), (n - 2, 0)], 3)
            for k in range(bars):
                u = n * (0.46 + 0.5 * k / bars) + (turn % 3) * 3
                half = 12 + 10 * k / bars
                pr.key.line([(u, -half), (u + 7, 0), (u + 1, half)], 6 + k * 0.6)


def wren(pr: Print) -> None:
    """One round body, pale below, a white brow, and a wing of a few large feathers."""
    eye_stripe = p.spline(p.points("216,594! 256,570 320,552 398,568! 340,580 280,592"))
    upper_beak = p.spline(p.points("224,570! 170,580 116,595 76,616! 75,624! 100,617 130,609 172,604 226,602!"))
    lower_beak = p.spline(p.points("226,605! 172,611 132,624 92,628! 124,638 170,637 228,631!"))
    culmen = p.points("224,577 172,587 122,600 84,616")
    white_brow = p.spline(p.points("214,572! 258,534 324,520 396,540! 330,540 270,556 222,590!"))
    belly = p.spline(
        p.points("216,626 252,606 310,622 344,680 414,742 530,764 588,778 534,824 430,836 342,810 282,754 240,690")
    )

    body = p.spline(BODY)
    for half in (lower_beak, upper_beak):
        pr.piece(half, "straw", 6)
    pr.key.line(culmen, 11, 0.6)
    pr.piece(body, "rust", 8)
    pr.piece(belly, "straw", 0)
    pr.piece(white_brow, None, 0)
    pr.key.ink(eye_stripe)
    eye = p.circle(276, 574, 15, 16)
    pr.piece(eye, "key", 0)
    pr.key.outline(p.circle(276, 574, 18, 19), 4)
    pr.carve(p.circle(270, 568, 4.6))
    plumage(pr)
    wing(pr)


def held_string(pr: Print) -> None:
    """The near end of the string, which comes down before the upper beak and is bitten fast."""
    x, y = GRIP
    near = [(x - 36, y - 54), (x - 17, y - 24), (x - 5, y - 4), (x + 9, y - 1)]
    pr.key.outline(p.ribbon(near[1:], [15, 15, 11], 24, True), 6)
    pr.key.line(near, 14, 0.0)
    for dx, dy in ((-28, -41), (-19, -26), (-10, -12)):
        pr.key.cut([(x + dx - 5, y + dy - 3), (x + dx + 5, y + dy + 4)], 3.4)


def plumage(pr: Print) -> None:
    """Small strokes that follow the bird's round: streaks on crown and nape, cut light on the back, bars on the
    flank."""
    random = np.random.default_rng(12)
    for row, (x0, y0, x1, y1, n) in enumerate(
        ((250, 506, 404, 500, 7), (270, 484, 392, 482, 6), (296, 466, 360, 464, 4), (400, 540, 470, 566, 4))
    ):
        for k in range(n):
            t = (k + 0.5 * (row % 2)) / n
            x, y = (
                x0 + (x1 - x0) * t + random.uniform(-4, 4),
                y0 + (y1 - y0) * t - 16 * math.sin(math.pi * t) + random.uniform(-3, 3),
            )
            m = random.uniform(16, 26)
            streak = [(x, y), (x + m * 0.5, y + 2), (x + m, y + 5 + 14 * t)]
            pr.key.line(streak, 5)
    for x, y in p.points("404,604 448,596 500,590 556,600 300,500 338,496 366,514"):
        light_cut = [(x, y), (x + 13, y + 4), (x + 26, y + 12)]
        pr.cut(light_cut, 5)
    for row in range(7):  # broken bars across the breast, thicker on the shaded underside
        y = 646 + row * 26
        for k in range(9):
            x = 236 + row * 15 + k * 31 + random.uniform(-5, 5) + (14 if row % 2 else 0)
            if p.spline(
                p.points("236,640 306,640 344,700 410,752 560,776 520,818 430,826 348,802 290,750 250,700")
            ).contains(x, y):
                n = random.uniform(12, 20)
                breast_bar = [(x - n / 2, y - 3), (x, y + 4), (x + n / 2, y + 2)]
                pr.key.line(breast_bar, 3 + row * 0.55)
    shade = p.spline(
        p.points("300,782 360,800 440,818 530,812 606,778 640,730 636,760 590,800 520,832 430,840 340,816")
    )
    pr.key.rake(shade, 14, 9, 4.6, length=44, density=0.9, carve=False)


def wing(pr: Print) -> None:
    """Folded close: dark quills that run to one point, and over their roots two rows of rounded coverts."""
    folded = p.spline(
        p.points("352,650 372,606 424,582 492,590 566,618 628,652 684,696! 632,716 560,728 480,730 410,714 366,690")
    )
    quill_edges = (
        p.points("470,592 566,622 626,656 680,694"),
        p.points("470,628 560,650 622,672 678,695"),
        p.points("470,664 556,680 620,688 676,697"),
        p.points("470,698 552,706 616,704 672,699"),
        p.points("470,728 556,726 624,716 672,702"),
    )
    great_coverts = ((524, 714, 12), (536, 690, 8), (540, 664, 5), (530, 638, 6), (508, 614, 6))
    small_coverts = ((452, 708, 18), (466, 684, 11), (470, 657, 5), (462, 629, 1), (440, 604, -6))

    pr.key.outline(folded, 7)
    pr.piece(folded, "key", 0)
    lines = [p.sample(edge, 40) for edge in quill_edges]
    for line in lines[1:-1]:
        pr.cut([(float(x), float(y)) for x, y in line[::3]], 4.5)
    for row, (upper, lower) in enumerate(pairwise(lines)):
        for k in range(4):
            t = 17 + k * 4 + (row % 2) * 2
            (ax, ay), (bx, by) = upper[t], lower[t]
            pr.cut([(ax * (1 - q) + bx * q + 7 * q * (1 - q) * 4, ay * (1 - q) + by * q) for q in (0.2, 0.5, 0.82)], 6)
    for row, coverts in enumerate((great_coverts, small_coverts)):
        long, high = ((112, 19), (92, 19))[row]
        for x, y, turn in coverts:
            with pr.at(x, y, 1, turn):
                covert = p.spline(
                    [
                        (-long, -high * 0.7),
                        (-30, -high),
                        (-6, -high * 0.8),
                        (2, 0),
                        (-6, high * 0.8),
                        (-30, high),
                        (-long, high * 0.7),
                    ]
                )
                pr.piece(covert, "rust", 6)
                if row == 0:
                    pr.key.line([(-20, -high * 0.66), (-13, 0), (-20, high * 0.66)], 6)
                else:
                    pr.cut([(-20, -8), (-12, 1), (-20, 9)], 5)
    shoulder = p.spline(p.points("346,646 368,602 410,584 434,598 440,636 432,676 412,708 384,712 358,690"))
    pr.piece(shoulder, "rust", 0)
    pr.key.line(p.points("408,586 434,596 441,636 433,676 412,708 384,713 360,694"), 6, 0.6)
    for x, y in p.points("382,624 414,612 370,656 408,646 384,690 416,678"):
        pr.cut([(x - 9, y - 6), (x + 3, y + 4), (x + 11, y - 5)], 6)


def feet(pr: Print) -> None:
    """Two thin legs; the toes close over the wire and hook back beneath it."""
    for x, knee, foot, toes in ((384, -16, 358, (21, -2, -25)), (474, 12, 494, (24, 1, -22))):
        shank = p.ribbon([(x, 770), (x + knee, 812), (foot, PERCH - 10)], [26, 14, 13], 20, True)
        pr.piece(shank, "straw", 5)
        for dx in toes:
            toe = [
                (foot + dx * 0.2, PERCH - 15),
                (foot + dx * 0.9, PERCH - 13),
                (foot + dx * 1.15, PERCH + 2),
                (foot + dx * 1.1 + 3, PERCH + 17),
            ]
            claw = [(foot + dx * 1.1 + 2, PERCH + 13), (foot + dx * 1.1 + 3, PERCH + 22), (foot + dx + 13, PERCH + 27)]
            pr.key.ink(p.ribbon(claw, [11, 8, 1], 12, True))
            pr.piece(p.ribbon(toe, [12, 15, 15, 11], 24, True), "straw", 4.5)


def lower_wires(pr: Print) -> None:
    """Where the bird has been: the thorns are petals now."""
    perch_wire = [(-20, 830), (240, PERCH), (460, PERCH + 4), (820, 822)]
    low_wire = [(-20, 984), (400, 992), (820, 974)]
    left_thorns = ((-66, 40), (116, 38), (-120, 34), (60, 32))
    small_petals = ((30, 50), (150, 50), (62, 56), (118, 58), (90, 62))
    great_petals = ((-172, 46), (-112, 52), (-56, 46), (4, 50), (66, 52), (124, 44))
    bud_petals = ((-60, 56), (-120, 54), (-90, 62))
    open_petals = ((-146, 42), (-34, 44), (20, 50), (160, 50), (-90, 40), (58, 54), (122, 54), (90, 58))
    last_thorns = ((-76, 46), (-8, 44), (72, 44))
    last_petals = ((-170, 44), (-104, 50), (-40, 50), (36, 42), (104, 52))

    wire(pr, perch_wire, 13)
    wire(pr, low_wire, 13)
    barb(pr, 60, 838, left_thorns)
    barb(pr, 200, 850, ((-50, 44), (172, 58), (8, 58)))
    leaf(pr, 208, 850, 56, turn=-128)
    flower(pr, 200, 850, 0.9, petals=small_petals, heart=(0, -6))
    with pr.at(672, 834, 1.8):
        barb(pr, 0, 0, ((-26, 50), (94, 52)))
    leaf(pr, 690, 834, 74, turn=62)
    leaf(pr, 690, 834, 58, turn=-34)
    flower(pr, 672, 834, 1.4, petals=great_petals, heart=(4, -3))
    barb(pr, 346, 990, ((66, 44), (118, 42), (-14, 52)))
    leaf(pr, 330, 990, 56, turn=-150)
    flower(pr, 346, 990, 0.95, petals=bud_petals, heart=(0, 2))
    with pr.at(498, 990, 1.8):
        barb(pr, 0, 0, ((-62, 50), (-118, 48)))
    leaf(pr, 520, 990, 84, turn=-24)
    leaf(pr, 500, 990, 76, turn=160)
    flower(pr, 498, 990, 1.5, petals=open_petals, heart=(-2, -8))
    barb(pr, 672, 980, last_thorns)
    flower(pr, 672, 980, 0.62, petals=last_petals, heart=(-3, 3))


def helmet(pr: Print) -> None:
    """One helmet, left lying as it fell; a flower has found the hole in it."""
    chin_strap = p.ribbon(p.points("96,4 136,26 150,14 176,34"), [9, 9, 9, 9], 24, True)
    rust_hole = p.spline(p.points("30,-40 56,-56 84,-34 78,-14 48,-20"))
    stalk = p.ribbon([(-4, -60), (-8, -100), (2, -132)], [12, 10, 8], 20)
    helmet_petals = ((-100, 48), (-28, 46), (40, 50), (112, 48), (178, 46))

    with pr.at(206, 1132, 1.06, -8):
        pr.piece(chin_strap, "key", 0)
        dome = p.spline(p.points("-134,18! -106,2 -98,-50 -52,-94 10,-102 66,-84 98,-40 106,-2 132,18! 0,28"))
        pr.piece(dome, "green", 7)
        pr.piece(rust_hole, "rust", 0)
        pr.key.line([(-106, 0), (0, 10), (106, -2)], 7)
        shade = p.spline(p.points("40,-86 96,-40 104,-6 60,-2 70,-40"))
        pr.key.rake(shade, 62, 9, 4.4, length=40, density=0.9, carve=False)
        for line in ([(-76, -36), (-54, -66), (-24, -82)], [(-52, -34), (-38, -50)]):
            pr.cut(line, 8)
        pr.piece(stalk, "green", 4)
    leaf(pr, 196, 1030, 44, turn=-160)
    flower(pr, 190, 992, 1.05, petals=helmet_petals, heart=(3, 2))
    grass = (
        (40, 1190, -8, 60),
        (60, 1190, 10, 44),
        (400, 1190, -14, 58),
        (424, 1188, 8, 76),
        (446, 1190, 20, 50),
        (700, 1190, 12, 64),
        (724, 1190, 24, 44),
    )
    for x, y, lean, n in grass:
        grass_blade = p.ribbon([(x, y), (x + lean * 0.4, y - n * 0.5), (x + lean, y - n)], [12, 8, 1], 12)
        pr.key.ink(grass_blade)


def paint() -> p.Array:
    """Sky, wires, bird and flowers, printed in six inks."""
    img = paper("fbf4e2", tooth=0.006, seed=4)
    pr = Print(INKS, KEY, seed=5)
    sky(pr)
    upper_wires(pr)
    tail(pr)
    with pr.at(414, 730, 1, 18), pr.at(-430, -780):
        wren(pr)
    held_string(pr)
    lower_wires(pr)
    helmet(pr)
    feet(pr)
    pr.carve(p.cut(p.rect(-20, -20, 840, 1240), SHEET))
    pr.pull(img)
    return img
