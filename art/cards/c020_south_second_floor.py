"""A goose migrates down a stair, through the floors from season to season; the old one stays in the attic.

Technique: gouache in visible strokes; cold light from the attic's window above, warm light from the sun below.
Back to front: the four storeys of the cut-open house, the old goose in its armchair, night and roof, pumpkin, deckchair
and vase, the stair, snow in the air, the traveller on the steps.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from contextlib import contextmanager

import numpy as np

from art import paint as p
from art.paint.voices import gouache as g
from art.paint.voices.brushwork import Brushwork, Tone, across, around
from art.paint.voices.printing import PLAIN

NUMBER, TITLE = 20, "South, Second Floor"
FINISH = PLAIN

SUN, PANE, NOSE, STEP, DEEP = (128, 882), (716, 112), (540, 640), (115, 100), (-50, -60)
WHITE = [(0, "ffc066"), (0.16, "ffe0a2"), (0.4, "fff8e6"), (0.68, "f4f4f4"), (0.86, "c6d4ee"), (1, "9ab0de")]
INK = "1e1a30"
EYE = (215, 250)  # where the boards of all four floors run together
CARPET = ("a01e38", "d02a2c", "dc3024", "e6402a", "de3a3a", "c83050")  # the runner, from the snow down to the blossom
TREAD = ("8c98c8", "c47c3c", "d8923f", "f0b458", "f4c070", "e8a88c")


def nose(k: float) -> tuple[float, float]:
    """The near corner of a step, counted down from the attic."""
    return NOSE[0] - STEP[0] * k, NOSE[1] + STEP[1] * k


def night(b: Brushwork) -> None:
    """Outside: night over the roof, and the roof deep in snow."""
    b.brush(p.rect(-10, -10, 400, 420), across([(0, "1c2c60"), (1, "2e4684")], (0, 0), (160, 380)), -0.9, size=34)
    for x, y, r in ((30, 40, 4), (96, 22, 3), (52, 118, 4)):
        b.mark(p.circle(x, y, r), "b8c8f0")


def roof(b: Brushwork) -> None:
    """The white wall and rafter where the house is cut open, with thick snow on top."""
    wall = p.points("-10,340! 22,300! 18,1220! -10,1220!")
    rafter = p.points("-20,290! 186,-20! 228,-20! 22,304! -20,360!")
    snow = p.points("-30,290! -20,206 24,150 60,116 92,64 118,26 126,-20! 206,-20! 90,146 24,236 -30,318!")
    b.brush(rafter, across([(0, "5a6298"), (1, "b4b8d4")], (230, 0), (0, 320)), -0.96, size=12)
    b.brush(wall, across([(0, "b4b8d4"), (0.4, "ffeed0"), (1, "ffe4d4")], (0, 320), (0, 1000)), 1.57, size=10)
    b.brush(snow, across([(0, "dce8fc"), (0.5, "b4c8f0"), (1, "7c96d0")], (30, 60), (110, 170)), -0.95, size=18)


def attic(b: Brushwork) -> None:
    """Winter: one calm field of cold light from a round window, a drift of snow on the floor."""
    cold = around([(0, "86a8e0"), (0.3, "5478c0"), (0.6, "3a5aa6"), (1, "2a4484")], *PANE, 720)
    b.brush(p.rect(-10, -10, 820, 640), cold, -0.95, size=46, length=230, jitter=0.018)
    window(b)
    floor = p.points("-10,530 50,514 160,522 280,508 420,516 560,506 690,510 810,498 810,650! -10,650!")
    snow = across([(0, "9cb6ea"), (0.5, "7c98da"), (1, "6684cc")], (700, 500), (200, 620))
    b.brush(floor, snow, 0.05, size=30, length=150, jitter=0.015)
    side_wall(b, (200, 522, 582), "2c4686")


def window(b: Brushwork) -> None:
    """Round, crossed by bars, snow on its sill; the cold light comes from here."""
    x, y = PANE
    b.brush(p.circle(x, y, 84, 83), "34508e", lambda u, v: math.atan2(v - y, u - x) + 1.57, size=12)
    b.brush(p.circle(x, y, 68, 67), around([(0, "dcecfc"), (1, "a8c8f2")], x + 10, y - 10, 90), 0.6, size=20)
    b.line([(x - 70, y + 3), (x, y), (x + 70, y + 4)], [8, 7, 8], "46639f")
    b.line([(x + 2, y - 70), (x, y), (x + 3, y + 68)], [7, 6, 7], "46639f")
    sill = p.points("-64,28 -40,46 0,56 40,48 64,30 68,40 44,70 2,82 -42,70 -68,42", at=(x, y))
    b.brush(sill, "e6effc", 0.2, size=10)


def slab(b: Brushwork, box: tuple[float, float, float], tones: tuple[str, str]) -> None:
    """The sawn edge of a floor, from left to right at a height."""
    left, right, y = box
    edge = p.poly([(left, y), (right, y), (right, y + 26), (left, y + 25)])
    b.brush(edge, across([(0, tones[0]), (1, tones[1])], (0, y), (0, y + 26)), 0.0, size=12, length=120, jitter=0.02)


def side_wall(b: Brushwork, levels: tuple[float, float, float], tone: str) -> None:
    """The same house on every floor: its left wall from the ceiling down to the back corner and the floor's edge."""
    top, back, front = levels
    inner = 58 - (front - back) * (EYE[0] - 58) / (back - EYE[1])
    wall = p.poly([(10, top), (58, top), (58, back), (inner, front), (10, front)])
    b.brush(wall, across([(0, p.mix(tone, "ffffff", 0.12)), (1, tone)], (14, 0), (58, 0)), 1.57, size=12, jitter=0.012)


def boards(b: Brushwork, levels: tuple[float, float], gap: float, tone: str) -> None:
    """Seams of a floor from its front edge to the back wall, all towards one point."""
    back, front = levels
    t = (front - back) / (front - EYE[1])
    for k in range(int(1100 / gap)):
        x = -60 + k * gap + b.random.normal(0, gap * 0.05)
        b.line([(x, front), (x + (EYE[0] - x) * t, back)], [3.4, 1.6], tone)


def autumn(b: Brushwork) -> None:
    """First floor down: one field of ochre light, its ground a little deeper."""
    air = around([(0, "ffe6a0"), (0.35, "f8c566"), (0.7, "e8a850"), (1, "d8944a")], *SUN, 760)
    b.brush(p.rect(-10, 600, 820, 250), air, -0.12, size=42, length=220, jitter=0.015)
    ground = p.points("-10,746! 300,744! 520,746! 810,744! 810,850! -10,850!")
    b.brush(
        ground, across([(0, "e0a254"), (1, "c88848")], (0, 750), (800, 850)), 0.02, size=26, length=160, jitter=0.012
    )
    boards(b, (745, 846), 62, "bc7c42")
    side_wall(b, (600, 745, 800), "cc8c44")


def maple(b: Brushwork, x: float, y: float, r: float, turn: float, tone: str) -> None:
    """One leaf with five points, a lighter half and a stalk."""
    half = "0,-100 14,-58 46,-76 40,-34 94,-34 62,4 78,34 26,32 0,52"
    right = p.points(half)
    left = [(-u, v) for u, v, *_ in right[::-1]]
    with b.at(x, y, r / 80, turn=turn):
        b.line([(0, 20), (4, 70), (16, 104)], [7, 8, 6], p.mix(tone, "4a1c20", 0.5))
        b.brush(p.poly([q[:2] for q in (*right, *left)]), tone, 1.2, size=20, length=60, jitter=0.06)
        b.mark(p.poly([q[:2] for q in left]), p.mix(tone, "ffd060", 0.45), 0.8)
        for end in ((0, -84), (60, -26), (-60, -26), (40, 22), (-40, 22)):
            b.line([(0, 40), (end[0] * 0.5, end[1] * 0.5 + 18), end], [5, 4, 1], p.mix(tone, "4a1c20", 0.35))


def pumpkin(b: Brushwork) -> None:
    """Ribs of unlike width, a crooked stalk, origin at its foot."""
    b.brush(p.points("-70,0 0,8 70,6 170,2 214,-8 160,-16 60,-18 -60,-10"), "8a4a2c", 0.02, size=9)
    for x, rx, k in ((-46, 32, 0.2), (50, 34, 0.9), (-24, 32, 0.1), (28, 34, 0.55), (2, 34, 0.3)):
        lobe = across(
            [(0, "ffb648"), (0.4, "f2862a"), (1, "a8441e")], (x - rx - 14 + k * 10, -60), (x + rx + 8 - k * 14, -8)
        )
        b.brush(
            p.circle(x, -46, rx, 46 - abs(x) * 0.1),
            lobe,
            lambda u, v, c=x: 1.57 + (u - c) * 0.01 * (v + 46) / 30,
            size=8,
        )
    b.brush(
        p.points("-10,-84! 12,-86! 8,-108 24,-124! 8,-128! -6,-110"),
        across([(0, "a8b450"), (1, "4e6a30")], (-10, -100), (20, -100)),
        1.4,
        size=5,
    )


def summer(b: Brushwork) -> None:
    """Second floor down: green-gold air over a meadow, the sun where the stair leads."""
    air = around([(0, "fff0a0"), (0.16, "fae88e"), (0.5, "dce084"), (1, "b4cc74")], *SUN, 700)
    b.brush(p.rect(-10, 800, 820, 270), air, 0.05, size=42, length=220, jitter=0.012)
    meadow = p.points("-10,926! 120,924 300,926 480,924 640,927 810,925! 810,1070! -10,1070!")
    grass = across([(0, "d4dc68"), (0.5, "a2c458"), (1, "7cac50")], (100, 960), (760, 1020))
    disc = around([(0, "ffec8a"), (0.55, "ffd23c"), (1, "ffa62a")], *SUN, 66)
    b.brush(p.circle(*SUN, 64), disc, 0.6, size=20, jitter=0.008)
    b.brush(meadow, grass, -0.05, size=26, length=140, jitter=0.012)
    boards(b, (926, 1026), 74, "98bc56")
    side_wall(b, (800, 926, 1026), "b4b860")


def deckchair(b: Brushwork) -> None:
    """Striped canvas slung in a wooden frame, turned to the sun; origin under it."""
    b.brush(p.points("-60,4 20,12 110,10 196,4 230,-8 170,-16 60,-14 -20,-8"), "4c8a3c", 0.02, size=8)
    wood = across([(0, "f2b86a"), (1, "9a5a34")], (-80, 0), (80, 0))
    far, near = (((-92, -8), (66, -136)), ((-66, -66), (58, -8))), (((-48, 6), (118, -122)), ((-16, -54), (104, 6)))
    for rail in far:
        b.brush(p.ribbon([*rail], [8, 8], 10), wood, 0.6, size=5)
    sling = p.points("70,-132 40,-66 0,-28 -44,-32 -68,-66")
    for k, tone in enumerate(("2f8ac4", "fff8e4", "2f8ac4", "fff8e4", "2570a8")):
        line = [(x + k * 10, y + k * 2.6) for x, y, *_ in sling]
        b.brush(p.ribbon(line, [13, 15, 17, 15, 13], 40), tone, g.along(line), size=5)
    for rail in near:
        b.brush(p.ribbon([*rail], [8, 8], 10), wood, 0.6, size=5)


def spring(b: Brushwork) -> None:
    """Last floor: rosy morning air, a paler floor."""
    air = across([(0, "ffe2da"), (0.5, "fcccd2"), (1, "f6b2c2")], (200, 1050), (800, 1180))
    b.brush(p.rect(-10, 1020, 820, 200), air, -0.08, size=40, length=200, jitter=0.012)
    floor = p.points("-10,1112! 240,1110! 480,1112! 810,1110! 810,1220! -10,1220!")
    b.brush(floor, across([(0, "f8dcc8"), (1, "e0a4ac")], (200, 0), (800, 0)), 0.0, size=16, jitter=0.012)
    boards(b, (1111, 1216), 66, "e2a8a8")


def vase(b: Brushwork) -> None:
    """A blue vase and a branch in blossom that grows past its ceiling; origin at the foot."""
    b.brush(p.points("-30,0 0,10 60,8 130,2 160,-8 120,-14 40,-12"), "c07c8c", 0.02, size=7)
    bark = across([(0, "a8645a"), (1, "5a2c34")], (-60, 0), (60, 0))
    for curve, widths in (
        ("2,-92 -6,-140 18,-186 4,-232 16,-268", [14, 13, 11, 8, 3]),
        ("-2,-128 -40,-150 -62,-190 -92,-204", [10, 8, 6, 2]),
        ("14,-176 46,-194 56,-226", [8, 6, 2]),
        ("-40,-150 -72,-140 -100,-152", [7, 5, 2]),
    ):
        line = p.points(curve)
        b.brush(p.ribbon(line, widths, 30, True), bark, g.along(line), size=5)
    body = p.points("-26,-98! 26,-98! 20,-78 46,-48 42,-16 28,2! -28,2! -44,-18 -46,-50 -20,-78")
    b.brush(
        body,
        across([(0, "86bcf4"), (0.35, "3f7cd0"), (1, "1c3f8c")], (-44, -60), (46, -30)),
        lambda x, y: 1.57 - x * 0.012,
        size=8,
    )
    b.brush(p.circle(0, -98, 27, 6), "1f4690", 0.0, size=4)
    b.line(p.points("-30,-50 -32,-34 -26,-18"), [2, 8, 2], "cfe6fc")
    for x, y, r in (
        (16, -268, 20),
        (-94, -206, 22),
        (56, -230, 19),
        (-66, -188, 15),
        (4, -226, 18),
        (-102, -152, 17),
        (-44, -158, 14),
        (30, -196, 15),
        (-74, -138, 13),
        (36, -256, 12),
        (-6, -250, 12),
    ):
        blossom(b, x, y, r)


def blossom(b: Brushwork, x: float, y: float, r: float) -> None:
    """Five petals by single touches, a red heart."""
    start = b.random.uniform(0, 2)
    for k in range(5):
        a = start + k * math.tau / 5 + b.random.normal(0, 0.14)
        petal = [
            (x + r * 0.25 * math.cos(a), y + r * 0.25 * math.sin(a)),
            (x + r * 0.68 * math.cos(a), y + r * 0.64 * math.sin(a)),
        ]
        lit = 0.5 - 0.5 * math.cos(a - 0.6)
        b.line(petal, [r * 0.6, r * b.random.uniform(0.8, 1.0), r * 0.76], p.mix("f48cac", "fff6f2", lit))
    b.mark(p.circle(x, y, r * 0.24), "d03c68")


def stair(b: Brushwork) -> None:
    """One flight along the open front: wood, a red runner, each step in the light of its storey."""
    (dx, dy), (run, rise) = DEEP, STEP
    for k in range(6):
        x, y = nose(k)
        right = x + run if k else 820
        for inset, tones in (((0.0, 1.0), TREAD), ((0.17, 0.84), CARPET)):
            a, z = inset
            riser = [
                (x + dx * a, y + dy * a),
                (x + dx * a, y + rise + dy * a),
                (x + dx * z, y + rise + dy * z),
                (x + dx * z, y + dy * z),
            ]
            tread = [
                (x + dx * a, y + dy * a),
                (right + dx * a, y + dy * a),
                (right + dx * z, y + dy * z),
                (x + dx * z, y + dy * z),
            ]
            lit, below = tones[k], tones[min(k + 1, 5)]
            b.brush(
                p.poly(tread),
                across([(0, p.mix(lit, "ffd890", 0.22)), (1, p.mix(lit, INK, 0.22))], (x, y), (x + run, y - 20)),
                0.03,
                size=10,
            )
            face = across(
                [(0, p.mix(below, "ffe890", 0.12)), (1, p.mix(below, "4a1430", 0.55))], (x, y + rise), (x, y - 40)
            )
            b.brush(p.poly(riser), face, 1.57, size=9)
        b.line([(x, y), (x + dx, y + dy)], [3, 4, 3], p.mix(TREAD[min(k + 1, 5)], "fff8dc", 0.2))


def string(b: Brushwork) -> None:
    """The near cheek of the stair: one long board, its grain along the slope, dark towards us."""
    edge: list[tuple[float, float]] = [(690.0, 640.0)]
    for k in range(6):
        (x, y), (u, v) = nose(k), nose(k + 1)
        edge += [(x, y), (x, v)]
    slope = math.atan2(-STEP[1], STEP[0])
    board = p.poly([*edge, (u, v), (-60, 1316), (671, 676), (690, 676)])
    wood = across([(0, "5a3a48"), (0.3, "7e4a3c"), (0.6, "9c5e3e"), (1, "b87848")], (660, 660), (60, 1180))
    b.brush(board, wood, slope, size=13, length=150, jitter=0.025)
    b.line([(678, 672), (360, 949), (-40, 1296)], [5, 9, 7], "3c2038")
    for k in range(6):
        (x, y), (u, v) = nose(k), nose(k + 1)
        b.line([(x, v), (u, v)], [5, 6, 5], p.mix(TREAD[min(k + 1, 5)], "fff4d0", 0.22))
        b.line([(x, y), (x + 1, v)], [3, 5, 3], p.mix("7c4638", TREAD[min(k + 1, 5)], 0.35))


def footing(img: p.Array) -> None:
    """The shadows in which the feet stand: dim under the whole bird, dark just where the webs touch."""
    tread = p.poly(p.points("375,680 490,680 540,740 425,740"))
    bird, print_ = p.circle(478, 712, 78, 30), p.spline(p.points("412,726! 440,714 486,704 504,708 500,720 430,744!"))
    p.multiply(img, p.mask(bird, soft=12) * p.mask(tread), "8a2a40", 0.45)
    p.multiply(img, p.mask(print_, soft=3) * p.mask(tread), "5a1028", 0.75)
    sway, back = p.circle(648, 622, 96, 20), p.spline(p.points("588,640! 620,622 664,610 684,614 676,626 608,652!"))
    p.multiply(img, p.mask(sway, soft=12), "7c96dc", 0.6)
    p.multiply(img, p.mask(back, soft=3), "4a62b0", 0.8)


def litter(b: Brushwork) -> None:
    """What autumn left on the steps: three leaves."""
    for x, y, r, turn, tone in (
        (318, 812, 26, 70, "f0a030"),
        (206, 908, 20, 120, "e88a2e"),
        (262, 836, 15, 10, "f0b440"),
    ):
        maple(b, x, y, r, turn=turn, tone=tone)


def landing(b: Brushwork) -> None:
    """Snow has crept to the very edge of the attic and hangs over it and over the near floor."""
    heap = p.points(
        "484,592 500,572 560,564 640,566 810,552! 810,660! 770,668 720,658 672,664 620,660 576,668 544,666 524,660 "
        "508,630 490,620 482,606"
    )
    snow = [(0, "cfdefa"), (0.45, "bccff6"), (0.8, "9ab2e8"), (1, "88a0dc")]
    b.brush(heap, across(snow, (600, 570), (590, 672)), 0.1, size=16, jitter=0.015)
    lip = p.points(
        "486,604! 512,628 540,646 580,650 640,646 720,642 810,638! 810,660! 770,668 720,658 672,664 620,660 576,668 "
        "544,666 524,660 508,630 490,620"
    )
    b.brush(lip, across([(0, "a4b8ea"), (1, "6e88cc")], (600, 640), (598, 668)), 0.05, size=9, jitter=0.015)
    b.line(p.points("486,598 510,624 540,643 590,648 680,643"), [2, 6, 6, 4, 1], "eef5ff")
    for x, y in ((742, 612), (700, 584)):
        b.brush(p.points("-24,0 -6,-8 18,-6 24,2 4,9 -16,7", at=(x, y)), "86a0de", 0.1, size=6)


def old_one(b: Brushwork) -> None:
    """At the attic's far end: armchair, woolly hat, fast asleep, all in the blue of the distance; origin under it."""
    chair, arm = [(0, "34549a"), (1, "22387a")], [(0, "3a5ca4"), (1, "223a7e")]
    feather = [(0, "e8f0fe"), (0.6, "c2d2f2"), (1, "8ca6dc")]
    b.mark(p.circle(0, 2, 108, 12), "4a68b4", 0.7)
    back = p.points("-82,-4! -86,-106 -62,-172 2,-194 62,-170 84,-108 82,-4!")
    b.brush(back, across(chair, (-70, -170), (80, -60)), 1.4, size=16, jitter=0.015)
    breast = p.points("-60,-8 -62,-62 -26,-96 28,-98 58,-62 60,-8")
    b.brush(breast, across(feather, (-50, -80), (50, -30)), 1.2, size=12, jitter=0.015)
    b.brush(p.points("-6,-60 24,-66 56,-40 60,-6 30,-4 4,-22"), across(feather, (-30, -90), (50, 0)), 0.8, size=9)
    b.line(p.points("-8,-62 0,-26 28,-6"), [1, 5, 2], "7c96d2")
    neck = p.points("14,-66 18,-108 4,-136")
    b.brush(p.ribbon(neck, [66, 52, 50], 20, True), across(feather, (-14, -110), (44, -80)), g.along(neck), size=9)
    with b.at(-8, -130, 1.35, turn=-30):
        beak = p.points("-18,-4! -42,2 -58,10 -52,17 -14,17!")
        b.brush(beak, across([(0, "f0b078"), (1, "c88466")], (-40, 0), (-36, 18)), 0.2, size=6)
        skull = p.points("-24,0 -12,-22 10,-24 26,-8 24,12 6,22 -16,18")
        b.brush(skull, across(feather, (-10, -20), (18, 20)), 0.4, size=7)
        b.line([(-17, 0), (-8, 5), (2, 0)], [2, 4, 2], "2c3a70")
        hat = p.points("-27,-8! -22,-36 4,-52 28,-38 34,-2! 4,-12")
        b.brush(hat, across([(0, "9a86d8"), (1, "6656a8")], (-16, -40), (28, -10)), 1.4, size=7, jitter=0.03)
        b.brush(p.ribbon(p.points("-29,-6 2,-16 35,0"), [15, 16, 15], 20, True), "b8aae8", 1.5, size=5, jitter=0.03)
        b.brush(p.circle(4, -56, 13, 12), "dcd8f6", 0.4, size=5)
    for x in (-84, 84):
        side = p.points("-20,0! -22,-56 0,-74 22,-56 20,0!", at=(x, 0))
        b.brush(side, across(arm, (x - 20, -60), (x + 18, 0)), 1.4, size=12, jitter=0.015)


def leg(b: Brushwork, joints: str, toe: tuple[float, float], near: bool) -> None:
    """An orange shank bent at the heel, three toes in a web flat on the ground; toe is where the middle one ends."""
    line = p.points(joints)
    skin = [(0, "ffb23c"), (0.5, "f08a20"), (1, "b8521c")] if near else [(0, "f4a03c"), (0.5, "d0702c"), (1, "94485a")]
    x, y = line[-1][:2]
    tx, ty = toe
    n = x - tx
    web = [
        (x + 12, y - 4),
        (x - n * 0.3, y - 12),
        (tx + n * 0.24, ty - 23, 1),
        (tx + n * 0.34, ty - 9),
        (tx, ty, 1),
        (tx + n * 0.34, ty + 9),
        (tx + n * 0.16, ty + 22, 1),
        (x - n * 0.2, y + 15),
        (x + 10, y + 8),
    ]
    b.brush(p.ribbon(line, [30, 23, 20, 22], 30, True), across(skin, (x - 14, y), (x + 16, y)), g.along(line), size=5)
    b.brush(web, across(skin, (tx, ty - 10), (x + 16, y + 10)), 0.1, size=6)
    for end in ((tx + n * 0.25, ty - 22), (tx + 2, ty), (tx + n * 0.17, ty + 21)):
        middle = ((x + end[0]) / 2, (y + end[1]) / 2 - 3)
        b.line([(x, y), middle, end], [10, 7, 3], "ffcf6c" if near else "f4a850")
    u, v = line[1][:2]
    b.line([(x + (u - x) * 0.6 - 4, y + (v - y) * 0.6), (x - 3, y - 5)], [1, 5, 1], "fff0b4" if near else "ffc470")


def plumage(a: tuple[float, float] = (330, 640), z: tuple[float, float] = (470, 330)) -> Tone:
    """White feathers: gold from the sun below, cold from the window above."""
    return across(WHITE, a, z)


BODY = p.points(
    "286,470 300,420 350,392 420,378 500,376 580,392 628,430 640,470 612,530 560,578 500,606 430,612 360,594 306,546"
)


def body(b: Brushwork) -> None:
    """Breast thrown forward over the step, belly in the warm light, tail up."""
    tail = p.points("560,480! 590,430 622,392! 628,404! 642,406! 638,420! 650,430! 636,456 606,520")
    b.brush(tail, across([(0, "f8ecd4"), (0.5, "c4d0ee"), (1, "8298d0")], (580, 520), (640, 380)), -0.9, size=9)
    flow = g.along(p.points("290,500 380,560 500,560 640,440"))
    b.brush(BODY, plumage(), flow, size=15, jitter=0.02)
    with b.within(BODY):
        for _ in range(90):
            x, y = b.random.uniform(300, 620), b.random.uniform(470, 606)
            n, a = b.random.uniform(10, 22), b.random.normal(0.35 - (x - 300) / 330, 0.2)
            tone = p.mix("f2b868", "ffffff", float(np.clip((620 - y) / 110 + b.random.normal(0, 0.3), 0, 1)))
            b.line(
                [
                    (x, y),
                    (x + n * math.cos(a) / 2, y + n * math.sin(a) / 2 + 3),
                    (x + n * math.cos(a), y + n * math.sin(a)),
                ],
                [1, 3.4, 1],
                tone,
            )


def thigh(b: Brushwork, shape: str, near: bool) -> None:
    """The feathered thigh, its lower edge in tufts."""
    points = p.points(shape)
    ys = [q[1] for q in points]
    tones = [(0, "ffcf86"), (0.5, "fff4da"), (1, "eef0f4")] if near else [(0, "d0a088"), (1, "a8b0d4")]
    b.brush(points, across(tones, (480, max(ys)), (500, min(ys))), 1.2, size=9, jitter=0.03)


def wing(b: Brushwork) -> None:
    """Folded, but lifted a little off the flank for balance: coverts in rows, long quills crossing over the tail."""
    for k, (root, end) in enumerate(
        (
            ((520, 552), (612, 534)),
            ((520, 534), (630, 510)),
            ((514, 514), (644, 484)),
            ((506, 494), (652, 458)),
            ((500, 474), (652, 432)),
        )
    ):
        mid = ((root[0] + end[0]) / 2, (root[1] + end[1]) / 2 + 9)
        quill = [root, mid, end]
        tone = across([(0, "e8e4ea"), (0.5, "8496c4"), (1, "46568e")], root, end)
        b.brush(p.ribbon(quill, [24, 32, 28, 20, 3], 30, True), tone, g.along(quill), size=7)
        b.line([root, mid, (end[0] - 14, end[1] + 3)], [1, 2.6, 1], ("c8d2ee", "5a6aa0")[k % 2])
    shape = p.points("338,470 360,432 420,416 500,424 566,450 600,478 584,520 540,556 470,568 400,552 350,520")
    b.brush(p.moved(p.spline(shape), 2, 10), "dcb898", 0.3, size=9)
    b.brush(shape, plumage((400, 590), (480, 410)), g.along(p.points("340,490 440,500 600,500")), size=12, jitter=0.02)
    with b.within(shape):
        for row, (y0, n) in enumerate(((546, 7), (518, 7), (488, 7), (458, 6), (436, 4))):
            for k in range(n):
                covert(b, 392 - row * 4 + k * 32 + b.random.normal(0, 4), y0 + k * 4 + b.random.normal(0, 3))
    b.line(p.points("342,476 366,436 424,420 500,428 562,452"), [2, 7, 8, 6, 2], "f8fbff")


def covert(b: Brushwork, x: float, y: float) -> None:
    """One small feather of the wing: a shade under its round end, pale on top, warmer the lower it lies."""
    n, turn = b.random.uniform(0.85, 1.2), b.random.normal(14, 5)
    warm = float(np.clip((y - 440) / 110, 0, 1))
    with b.at(x, y, n, turn=turn):
        b.mark(p.points("-26,-12 6,-14 27,1 8,16 -24,13"), p.mix("93a6d6", "d8a482", warm), 0.85)
        top = across([(0, p.mix("dfe8fa", "fff0cc", warm)), (1, p.mix("fbfdff", "fffaf0", warm))], (20, 8), (-20, -8))
        b.brush(p.points("-28,-13 4,-15 23,-1 5,11 -26,9"), top, 0.1, size=6, jitter=0.02)


def suitcase(b: Brushwork) -> None:
    """Teal, carried as a rucksack: upright on the back, two leather straps, brass locks, a rolled blanket on top."""
    with b.at(492, 384, 1.0, turn=4):
        box = p.rect(-96, -146, 196, 144, r=16)
        b.brush(
            p.ribbon([(-66, -160), (0, -164), (72, -160)], [38, 40, 38], 20),
            across([(0, "f4d890"), (0.5, "d89a4c"), (1, "8a5a4c")], (0, -182), (0, -142)),
            0.0,
            size=8,
        )
        for x, tone in ((-70, "c88a48"), (76, "a86c40")):
            b.brush(p.circle(x, -161, 13, 19), tone, 1.0, size=5)
            b.line([(x + 4, -161), (x - 3, -167), (x - 6, -158), (x + 3, -153)], [2, 3, 2], "7a4430")
        b.brush(
            box,
            across([(0, "5cc4bc"), (0.3, "2a9a98"), (0.7, "17696f"), (1, "123f5c")], (-96, -30), (100, -120)),
            0.05,
            size=13,
            jitter=0.05,
        )
        b.line([(-90, -74), (0, -71), (98, -74)], [4, 5, 4], "0f3c50")
        for x in (-52, 50):
            strap = [(x, -182), (x + 2, -90), (x, 4)]
            b.brush(
                p.ribbon(strap, [20, 21, 20], 20),
                across([(0, "c87a48"), (1, "6a3028")], (x - 10, -40), (x + 12, -120)),
                1.57,
                size=6,
            )
            b.brush(p.rect(x - 14, -66, 28, 22, r=4), "f4c860", 0.4, size=5)
            b.mark(p.rect(x - 7, -60, 14, 10, r=2), "7a3c2c")
        for corner in (
            "-98,-130! -98,-150 -80,-150! -76,-128!",
            "-98,-20! -76,-24! -78,0! -98,-2",
            "102,-130! 102,-150 82,-150! 78,-128!",
            "102,-20! 78,-24! 80,0! 102,-2",
        ):
            b.brush(p.points(corner), "a8603c", 0.6, size=5)


def straps(b: Brushwork) -> None:
    """One belt round the breast before the wing, one that goes under it, hold the load."""
    for belt in ("441,374 410,392 362,414 330,462 324,524 342,576 360,612", "544,380 562,406 570,440 566,480"):
        line = p.points(belt)
        leather = across([(0, "e0985c"), (1, "7a3a2c")], (400, 600), (440, 400))
        with b.within(p.union(p.spline(BODY), p.rect(300, 340, 300, 160))):
            b.brush(p.ribbon(line, [19, 17, 16, 16, 15], 40, True), leather, g.along(line), size=5)


def neck(b: Brushwork) -> None:
    """Stretched out and down to where it is going."""
    line = p.points("386,500 316,446 280,378 272,316 244,262")
    shape = p.ribbon(line, [110, 150, 96, 72, 68], 50, True)
    b.brush(
        shape,
        across([(0, "ffd890"), (0.25, "fff2d4"), (0.6, "f6f6f8"), (1, "a8bae4")], (230, 440), (350, 330)),
        g.along(line),
        size=11,
        jitter=0.02,
    )


def head(b: Brushwork) -> None:
    """Facing left: a wedge of a beak with the hint of a smile, sunglasses with the evening in them."""
    skull = p.points("-52,-2 -40,-34 -6,-50 34,-40 54,-8 48,28 16,48 -24,42 -48,22")
    upper = p.points("-44,-18! -78,-10 -116,10 -128,26! -112,32 -76,30 -40,28!")
    lower = p.points("-42,24! -76,30 -108,34! -98,44 -66,46 -36,40!")
    b.brush(lower, across([(0, "ffb04a"), (1, "b04a20")], (-80, 48), (-60, 28)), 0.1, size=6)
    b.brush(upper, across([(0, "ffcf6a"), (0.4, "f88a2a"), (1, "c8541e")], (-110, 34), (-60, -16)), 0.3, size=7)
    b.line(p.points("-126,27 -100,31 -70,27 -44,30 -32,22"), [1, 4, 4, 4, 1], "7a2c1c")
    b.mark(p.points("-92,6! -82,1 -78,5 -86,9"), "8a3418")
    b.brush(
        skull,
        across([(0, "ffdc98"), (0.3, "fff6e0"), (0.65, "f6f8fc"), (1, "a4b8e6")], (-50, 44), (20, -46)),
        0.5,
        size=9,
        jitter=0.02,
    )
    b.brush(p.circle(-22, 22, 15, 11), "ffc48a", 0.3, size=6, jitter=0.02)
    b.line(p.points("-6,-16 24,-17 50,-10"), [8, 8, 6], INK)
    lens = p.spline(p.points("-52,-24! -30,-26 2,-22! 2,-4 -10,9 -30,11 -46,1"))
    b.brush(
        lens,
        across([(0, "ff9a3c"), (0.35, "b0405c"), (0.75, "2a1e48"), (1, "15122a")], (-46, 14), (-10, -26)),
        -0.4,
        size=6,
    )
    b.line(p.points("-55,-25 -30,-29 4,-24"), [4, 8, 6], INK)
    b.line(p.points("-52,-22 -47,2 -30,13 -9,10 3,-5 4,-22"), [3, 4, 4, 4, 4, 3], INK)
    b.brush(p.points("-60,-22! -56,-27! -52,-6 -60,-2! -68,-10"), "2a1e48", 1.4, size=4)
    b.line(p.points("-40,-14 -30,-17 -22,-17"), [1, 4, 1], "ffe8c0")
    for x, y, u, v in ((30, -44, 52, -66), (22, -48, 34, -74), (38, -38, 66, -52)):
        b.line([(x, y), ((x + u) / 2 + 3, (y + v) / 2), (u, v)], [7, 5, 1], "d4def4")


def scarf(b: Brushwork) -> None:
    """Red wool round the neck, its end flying behind in one long curve over the suitcase."""
    wool = [(0, "ff7a48"), (0.35, "ec3a2e"), (0.75, "cc2430"), (1, "a81c34")]
    line = p.points("302,374 350,350 376,298 396,234 432,186 482,168 526,182 574,154")
    tail = p.ribbon(line, [30, 34, 28, 42, 56, 44, 58, 50], 60, True)
    b.brush(tail, across(wool, (300, 380), (600, 130)), g.along(line), size=10)
    way = p.sample(line, 60)
    b.line([(x + 2, y + 12) for x, y in way[26:58]], [1, 7, 6, 2], "b01e34")
    b.line([(x + 9, y + 6) for x, y in way[8:27]], [1, 8, 9, 1], "a81c34")
    b.line([(x - 4, y - 13) for x, y in way[14:46]], [1, 5, 5, 1], "ff8058")
    (ex, ey), (bx, by) = way[-2], way[-6]
    turn = math.atan2(ey - by, ex - bx)
    for k in range(7):
        off, n = (k - 3) * 8, b.random.uniform(36, 52)
        x, y = ex - off * math.sin(turn), ey + off * math.cos(turn)
        tip = (x + n * math.cos(turn + off * 0.012), y + n * math.sin(turn + off * 0.012))
        b.line([(x - 4, y), ((x + tip[0]) / 2, (y + tip[1]) / 2 + 2), tip], [10, 7, 3], ("e0342e", "b41e34")[k % 2])
    wrap = p.points("228,352 262,386 308,386 342,346")
    b.brush(p.ribbon(wrap, [46, 62, 62, 46], 30, True), across(wool, (236, 400), (350, 330)), g.along(wrap), size=10)
    b.line(p.points("238,362 268,388 306,388 334,362"), [1, 4, 4, 1], "a01a32")


@contextmanager
def leaning(b: Brushwork) -> Iterator[None]:
    """The goose is drawn level; in mid-step it leans down the stair."""
    with b.at(515, 562, turn=-6), b.at(-480, -560):
        yield


def traveller(img: p.Array) -> None:
    """One foot in the snow still, the other in the sun; the window's cold along its back, the sun under it."""
    b = Brushwork(21, wobble=0.6)
    leg(b, "570,552 626,566 662,608", (592, 620), near=False)
    thigh(b, "488,584 518,524 590,520 634,542 650,572! 636,576! 624,592! 608,582! 582,598! 530,602", near=False)
    with leaning(b):
        suitcase(b)
        body(b)
    leg(b, "452,580 488,634 480,698", (408, 707), near=True)
    thigh(b, "394,590 408,538 474,528 516,566 512,606 498,634! 488,622! 476,650! 462,630! 448,642! 420,618", near=True)
    with leaning(b):
        neck(b)
        straps(b)
        wing(b)
        scarf(b)
        with b.at(236, 252, 1.14, turn=-4):
            head(b)
    b.lay(img, tooth=0.4)
    m = b.layer.alpha()
    p.multiply(img, m * p.smooth(500, 640, p.grid.y + p.grid.x * p.f32(-0.12) + 60), "ffc27a", 0.55)
    p.multiply(img, m * p.smooth(470, 330, p.grid.y) * p.smooth(250, 330, p.grid.x), "b4c0ee", 0.3)
    p.rim_light(img, m, "ffcf6a", dx=-4, dy=5, alpha=0.75, soft=1.4)
    p.rim_light(img, m, "dcecff", dx=2, dy=-4, alpha=0.7, soft=1.2)


def flakes(b: Brushwork) -> None:
    """Snow in the attic air, melting away where the warm begins."""
    for _ in range(56):
        x, y = b.random.uniform(40, 800), b.random.uniform(0, 1) ** 1.3 * 540
        r = b.random.uniform(1.6, 4.4)
        b.mark(p.circle(x, y, r, r * 0.9), "e8f0ff", float(np.clip((640 - y) / 500, 0.2, 0.8)))


def props(img: p.Array) -> None:
    """In the shade under the stair one thing of each season: pumpkin, deckchair in the grass, vase."""
    under = p.poly(p.points("640,668 756,668 60,1290 -60,1290"))
    p.multiply(img, p.blur(p.mask(under), 16) * p.smooth(660, 676, p.grid.y), "8a4a6a", 0.3)
    b = Brushwork(24, wobble=0.6)
    with b.at(696, 808, 0.8):
        pumpkin(b)
    for x, y, r, turn in ((606, 804, 17, 100), (634, 812, 12, 40), (776, 812, 13, -60)):
        maple(b, x, y, r, turn=turn, tone="d8602e")
    with b.at(540, 984, 0.92):
        deckchair(b)
    for x, y, n in ((462, 986, 16), (476, 990, 22), (500, 992, 14), (590, 988, 18), (636, 990, 22), (650, 988, 15)):
        for lean in (-0.5, 0.1, 0.6):
            b.line([(x + lean * 8, y), (x + n * lean, y - n)], [5, 3, 1], ("6ca844", "8cbc4c")[n % 2])
    with b.at(690, 1180, 0.56):
        vase(b)
    for x, y, r in ((612, 1178, 8), (632, 1188, 6), (748, 1190, 7), (596, 1192, 5)):
        b.mark(p.circle(x, y, r, r * 0.5), "f08cae")
    b.lay(img, tooth=0.4)


def paint() -> p.Array:
    """The house from behind, the stair, the goose on it, the nearest things."""
    img = g.board("24386f", 2)
    b = Brushwork(20, wobble=0.7)
    attic(b)
    with b.at(738, 530, 0.66):
        old_one(b)
    with b.within(p.poly([(-10, 608), (540, 608), (540, 668), (810, 668), (810, 1220), (-10, 1220)])):
        autumn(b)
    slab(b, (-10, 500, 582), ("e4ecfc", "b4a4b0"))
    slab(b, (500, 810, 642), ("dfe8fc", "a08a94"))
    with b.within(p.poly([(-10, 806), (400, 806), (400, 846), (810, 846), (810, 1220), (-10, 1220)])):
        summer(b)
    slab(b, (-10, 300, 780), ("ffe6b0", "d8a05c"))
    slab(b, (380, 810, 820), ("f8d090", "c88a50"))
    with b.within(p.rect(-10, 1026, 820, 190)):
        spring(b)
    slab(b, (180, 810, 1000), ("f4ecb0", "ccaa70"))
    with b.within(p.points("-20,300! 200,-20! -20,-20!")):
        night(b)
    roof(b)
    b.lay(img, tooth=0.5)
    props(img)
    p.over(img, p.smooth(664, 690, p.grid.y) * p.smooth(300, 420, p.grid.x), "f2d6b4", 0.2)
    p.glow(img, *SUN, 460, colour="ffd878", alpha=0.3, power=1.8)
    b = Brushwork(22, wobble=0.6)
    stair(b)
    string(b)
    landing(b)
    litter(b)
    flakes(b)
    maple(b, 148, 690, 34, turn=28, tone="d8602e")
    b.lay(img, tooth=0.5)
    p.glow(img, 90, 900, 460, colour="ffc850", alpha=0.35, power=1.8)
    footing(img)
    traveller(img)
    p.rays(img, *SUN, 620, colour="ffe6a0", alpha=0.1, start=84, span=(-1.5, 0.3))
    return img
