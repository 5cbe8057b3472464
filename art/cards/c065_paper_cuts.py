"""The paper-plane thrower leans back for one more throw; on her target a paper doll with raised arms is quite unhurt.

Technique: cut paper, one light from the upper left. Back to front: tent, ring and sawdust, the target with its doll and
planes, then the woman from her far arm to the near one with the plane.
"""

from __future__ import annotations

import math

import numpy as np
import skia

from art import paint as p
from art.paint.voices import cutpaper as cp
from art.paint.voices.printing import PLAIN

NUMBER, TITLE = 65, "Paper Cuts"
FINISH = PLAIN

SKIN, DEEP, GLOW, INK = "8d5334", "6b3a26", "a9673f", "2a1a1c"
HAIR, HAIR_MID, HAIR_LIT = "2b1c22", "38262b", "65474a"
LEMON, AMBER, RED, WINE, GOLD = "f8cb3a", "e3a728", "dd4038", "ae2c30", "f0b429"
WHITE, CREAM, PINK, ROSE = "fdf9ee", "fcecd6", "f2a49c", "e58a88"
MINT, SEA = "2fa79d", "57c2b4"
BOARD = (248.0, 392.0, 226.0)
HEAD = (546.0, 404.0, 0.98, -7.0)  # place, scale and turn of the face


def mark(img: p.Array, points: p.Points, widths: list[float], colour: str = INK, alpha: float = 1.0) -> None:
    """A brushed line on the paper."""
    p.lay(img, p.Layer().fill(p.ribbon(points, widths, 40, True), colour, alpha), tooth=0.4)


def tent(img: p.Array) -> None:
    """Pink cloth and cream panels that hang from one mast, a scalloped valance above."""
    img[:] = cp.stock(PINK, 2)
    random = np.random.default_rng(3)
    for k in range(7):
        x = -250 + k * 214 + random.uniform(-10, 10)
        top, sag = 452 + (x - 400) * 0.12, (x - 400) * 0.1
        panel = [
            (top, -60, 1),
            (top + 15, -60, 1),
            (x + 150 - sag, 420),
            (x + 118, 940, 1),
            (x, 940, 1),
            (x + 66 - sag * 1.2, 420),
        ]
        cp.sheet(img, p.spline(panel), CREAM if k % 2 else "fbe3cb", 5, seed=3 + k)
    dusk = p.smooth(430, 960, p.grid.y) * np.ones_like(p.grid.x)
    p.multiply(img, dusk, "b8586a", 0.62)
    edge: list[p.Point] = [(-40, -40, 1), (840, -40, 1)]
    x = 840.0
    while x > -30:
        wide, deep = random.uniform(82, 112), random.uniform(54, 66)
        edge += [(x, random.uniform(25, 32), 1), (x - wide * 0.3, deep), (x - wide * 0.7, deep - random.uniform(0, 4))]
        x -= wide
    cp.sheet(img, p.spline([*edge, (-40, 28, 1)]), ROSE, 10, seed=5)


def ring(img: p.Array) -> None:
    """The curb of the ring in red and cream, torn sheets of sawdust, and the pool of light on them."""

    def rim(x: float, down: float) -> p.Point:
        return (x, 1190 + down - 300 * math.sqrt(1 - ((x - 400) / 640) ** 2))

    for k in range(10):
        a, b = -70 + k * 96, 26 + k * 96 + 3
        block = p.poly([rim(a, -22), rim((a + b) / 2, -22), rim(b, -22), rim(b, 54), rim(a, 54)])
        cp.sheet(img, block, (RED, CREAM)[k % 2], 5, seed=5 + k)
    band = [rim(x, -34) for x in range(-60, 861, 40)] + [rim(x, -14) for x in range(860, -61, -40)]
    cp.sheet(img, p.poly(band), GOLD, 6, seed=6)
    for dy, tint, seed in ((46, "e6c384", 7), (86, "efd199", 8), (170, "f5deae", 9)):
        sand = [rim(x, dy + 7 * math.sin(x * 0.017 + dy)) for x in range(-60, 861, 46)]
        cp.sheet(img, p.poly([*sand, (840, 1240), (-40, 1240)]), tint, 6, seed=seed, torn=7)
    random = np.random.default_rng(4)
    layer = p.Layer()
    for _ in range(150):
        x, y, a = random.uniform(0, 800), random.uniform(985, 1195), random.uniform(0, 3.1)
        reach = random.uniform(3, 8)
        chip = [(x, y), (x + reach * math.cos(a), y + reach * 0.4 * math.sin(a))]
        layer.fill(p.ribbon(chip, [2.2, 3, 1.4], 6), ("cf9f58", "fff4d4")[int(random.integers(0, 2))], 0.7)
    p.lay(img, layer)


def doll() -> skia.Path:
    """A paper doll as children cut it from a folded sheet: curly head, arms up, round hands, trousers."""
    half = p.points(
        "0,-176! 12,-182 25,-176 32,-170 45,-164 47,-150 55,-140 54,-126 50,-118 46,-104 34,-98 20,-92 18,-80 40,-72 "
        "74,-92 100,-128 112,-158 106,-178 118,-194 138,-190 146,-172 138,-158 128,-112 104,-66 64,-34 50,-10 52,26 "
        "72,84 96,140! 40,150! 18,92 0,46!"
    )
    return p.spline([*half, *[(-q[0], *q[1:]) for q in reversed(half[1:-1])]])


def target(img: p.Array) -> None:
    """The round board on its trestle, rings of turquoise paper, and the white doll pasted on it."""
    x, y, r = BOARD
    for top, foot in (((x + 40, y + 120), (x + 26, 940)), ((x - 70, y + 180), (x - 142, 1004))):
        cp.sheet(img, p.ribbon([top, foot], [24, 30], 20), "b97a3e", 9, seed=4)
    cp.sheet(img, p.ribbon([(x + 70, y + 180), (x + 150, 1000)], [26, 32], 20), "cf9450", 10, seed=5)
    cp.sheet(img, p.ribbon([(x - 116, 800), (x + 118, 806)], [18, 18], 20), "c58840", 7, seed=6)
    cp.sheet(img, p.circle(x, y, r), WHITE, 18, seed=5)
    rings = ((r - 15, MINT, 3.0), (r - 62, SEA, 3.5), (r - 110, MINT, 3.5), (r - 160, "86d6c8", 3.5))
    for k, (radius, colour, lift) in enumerate(rings):
        cp.sheet(img, p.circle(x + k * 0.8, y - k, radius, radius - 1), colour, lift, seed=6 + k)
    m = cp.sheet(img, p.moved(doll(), x + 2, y + 22, 0.98, turn=-5), WHITE, 9, seed=4)
    cp.crease(img, m, (x - 16, y - 170), (x + 8, y + 70), amount=0.13, width=20)
    face = p.Layer()
    for shape in (
        p.circle(-18, -138, 4.6, 6.4),
        p.circle(19, -139, 4.6, 6.4),
        p.ribbon(p.points("-21,-123 0,-111 22,-124"), [3, 6, 3], 20, True),
        p.spline(p.points("0,-18! -15,-36 -10,-48 0,-42! 10,-48 15,-36")),
    ):
        face.fill(p.moved(shape, x + 2, y + 22, 0.98, turn=-5), "2a8f88")
    p.lay(img, face, tooth=0.4)


def plane(img: p.Array, x: float, y: float, turn: float, size: float, tint: str, lift: float = 7) -> None:
    """A paper plane with its nose at (x, y), flying along `turn` degrees: far wing, keel in shade, near wing."""
    panes = (
        (p.points("0,0 -88,-42 -74,-4"), p.mix(tint, "ffffff", 0.25), lift),
        (p.points("0,0 -74,-4 -80,22 -56,6"), p.mix(tint, "54506e", 0.36), lift * 0.4),
        (p.points("0,0 -62,3 -84,40"), tint, lift * 0.7),
    )
    for k, (points, colour, up) in enumerate(panes):
        cp.sheet(img, p.moved(p.poly(points), x, y, size, turn=turn), colour, up, seed=4 + k)


def planes(img: p.Array) -> None:
    """Landed all round the doll by their noses, none on it; two more on their way, the nearer the larger."""
    x, y, _ = BOARD
    for dx, dy, turn, size, tint in (
        (-76, -98, 84, 0.56, LEMON),
        (-22, -160, 78, 0.84, "f58f92"),
        (62, -94, 118, 0.64, "9fd0ea"),
        (110, -38, 188, 0.62, LEMON),
        (70, 26, 203, 0.96, WHITE),
        (120, 122, 238, 0.66, "f58f92"),
        (18, 112, 262, 0.8, LEMON),
        (-86, 142, -62, 0.62, "9fd0ea"),
        (-78, 54, -24, 0.9, WHITE),
        (-116, -44, 22, 0.6, "f58f92"),
    ):
        plane(img, x + dx, y + dy, turn, size=size, tint=tint, lift=6)
    plane(img, 470, 186, 168, size=0.95, tint="f58f92", lift=20)
    plane(img, 196, 1106, -16, size=1.3, tint=LEMON, lift=9)
    plane(img, 486, 1064, 200, size=0.66, tint="f58f92", lift=6)


def hand(shape: skia.Path, fingers: tuple[tuple[p.Points, float], ...]) -> skia.Path:
    """A palm with its fingers, each tapering to its tip."""
    return p.union(shape, *[p.ribbon(line, [w * 1.06, w, w * 0.94, w * 0.66], 24, True) for line, w in fingers])


def far_arm(img: p.Array) -> None:
    """It stretches towards the target for balance, palm up, the fingers loosely spread."""
    arm = p.spline(p.points("520,572 470,604 430,640 388,672 346,690 352,716 400,706 450,684 500,652 540,640"))
    palm = p.spline(p.points("360,686 330,690 306,706 304,724 326,732 354,722"))
    fingers = (
        (p.points("330,702 316,686 310,670 314,656"), 17),
        (p.points("320,702 294,688 274,682 256,684"), 16.5),
        (p.points("316,710 288,702 266,702 246,708"), 17),
        (p.points("318,718 292,718 272,722 256,732"), 16.5),
        (p.points("326,724 304,732 290,740 280,750"), 14.5),
    )
    m = cp.sheet(img, p.union(arm, hand(palm, fingers)), DEEP, 12, seed=5)
    p.lay(img, p.Layer().fill(p.ribbon(p.points("330,700 400,668 470,612"), [4, 14, 20], 30), SKIN, 0.5), clip=m)
    cp.sheet(img, p.ribbon(p.points("358,676 366,698 364,718"), [12, 13, 12], 14, True), GOLD, 4, seed=5)
    sleeve = p.spline(p.points("540,546! 492,552 450,598 442,626! 470,650 506,664! 540,650"))
    cp.sheet(img, sleeve, AMBER, 8, seed=6)


SHOE = p.points("-62,4! -36,-12 -4,-22 18,-34! 46,-34! 52,6 54,30! 30,30! 26,20 -6,28 -58,28! -72,18")


def far_leg(img: p.Array) -> None:
    """Kicked up before her: thigh, knee and a wide cuff that swings after it."""
    trouser = p.spline(
        p.points(
            "540,770! 466,776 408,790 366,820 316,866 240,914! 268,972 332,1014! 386,962 448,924 524,906 "
            "594,868! 620,780!"
        )
    )
    shade = p.spline(p.points("610,800! 594,868! 524,906 448,924 386,962 332,1014! 314,1002! 380,936 452,896 530,870"))
    ankle = p.ribbon(p.points("314,924 284,964 262,994"), [44, 34, 34], 20)
    cp.sheet(img, ankle, DEEP, 8, seed=4)
    cp.sheet(img, p.moved(p.spline(SHOE), 222, 994, 1.0, turn=40), WINE, 10, seed=4)
    m = cp.sheet(img, trouser, "efe6d6", 14, seed=5)
    p.multiply(img, p.mask(shade, soft=1) * m, "b9b4c8", 0.55)
    cp.crease(img, m, (392, 808), (288, 960), amount=0.09, width=30)
    cp.crease(img, m, (410, 842), (550, 808), amount=0.07, width=22)


def near_leg(img: p.Array) -> None:
    """She stands on this one, knee soft, the cuff broad over a red shoe."""
    trouser = p.spline(
        p.points("534,772! 634,764! 662,850 670,930 686,1010 722,1076! 656,1096 572,1094! 584,1010 574,930 546,850")
    )
    fold = p.spline(p.points("634,764! 662,850 670,930 686,1010 722,1076! 688,1090! 658,1010 642,930 634,850"))
    cp.sheet(img, p.moved(p.spline(SHOE), 622, 1100, 1.06, turn=-2), RED, 8, seed=4)
    m = cp.sheet(img, trouser, WHITE, 12, seed=6)
    p.multiply(img, p.mask(fold, soft=1) * m, "c4bccb", 0.6)
    cp.crease(img, m, (588, 810), (618, 1086), amount=0.08, width=26)
    cp.crease(img, m, (566, 850), (650, 822), amount=0.07, width=20)
    cp.crease(img, m, (560, 820), (640, 786), amount=0.06, width=14)


def trunk(img: p.Array) -> None:
    """Neck, lemon blouse twisted by the swing, red sash whose ends fly."""
    neck = p.spline(p.points("534,450! 612,450! 610,510 640,546 590,590 532,566 546,516"))
    blouse = p.spline(
        p.points(
            "512,556! 544,538 560,554 590,566 618,552 632,530 672,546! 694,604 668,676 640,716 640,758! 530,764! "
            "534,716 512,672 500,616"
        )
    )
    side = p.spline(p.points("672,546! 694,604 668,676 640,716 640,758! 600,760! 612,710 640,660 656,606"))
    for points, colour in (
        (p.points("622,772 676,800 706,850 760,862"), WINE),
        (p.points("628,766 690,772 734,806 790,792"), RED),
    ):
        cp.sheet(img, p.ribbon(points, [24, 34, 38, 46], 40), colour, 9, seed=5)
    cp.sheet(img, neck, DEEP, 4, seed=4)
    m = cp.sheet(img, blouse, LEMON, 11, seed=5)
    p.multiply(img, p.mask(side, soft=1) * m, "d88f2a", 0.5)
    for a, b in (((700, 560), (520, 780)), ((700, 620), (580, 790)), ((490, 610), (560, 780))):
        cp.crease(img, m, a, b, amount=0.08, width=16)
    sash = p.spline(p.points("529,750! 582,760 642,744! 648,786! 586,804 530,790!"))
    m = cp.sheet(img, sash, RED, 7, seed=6)
    cp.crease(img, m, (526, 768), (646, 766), amount=0.12, width=10)
    m = cp.sheet(img, p.spline(p.points("614,746! 642,740! 654,764 644,796! 614,790! 606,768")), RED, 6, seed=7)
    cp.crease(img, m, (618, 742), (612, 796), amount=0.16, width=8)
    cp.crease(img, m, (640, 740), (638, 798), amount=0.16, width=8)


def curls(random: np.random.Generator, centre: p.Point, radii: tuple[float, float], size: float, n: int) -> skia.Path:
    """A rim of round curls, each of its own size, about a filled middle."""
    x, y = centre[:2]
    out = p.circle(x, y, radii[0], radii[1])
    for k in range(n):
        a = (k + random.uniform(-0.3, 0.3)) * math.tau / n
        r = size * random.uniform(0.75, 1.3)
        out = p.union(out, p.circle(x + radii[0] * math.cos(a), y + radii[1] * math.sin(a), r, r * 0.92))
    return out


def strands(img: p.Array, random: np.random.Generator, area: skia.Path, n: int) -> None:
    """Little hooked strips of lighter paper, curled as with a scissor blade, none on another."""
    cover, made, placed = p.mask(area), p.Layer(), list[tuple[float, float, float]]()
    for _ in range(3000):
        x, y, a, r = *random.uniform((410, 220), (720, 560)), random.uniform(0, 6.3), random.uniform(6, 16)
        free = all(math.dist((x, y), q[:2]) > (r + q[2]) * 1.15 for q in placed)
        if (
            len(placed) == n
            or not free
            or min(p.grid.at(cover, x + dx, y + dy) for dx in (-r, r) for dy in (-r, r)) < 0.5
        ):
            continue
        turn = random.choice((-1, 1)) * random.uniform(3.2, 5.2)
        hook = [
            (x + r * (1 - t * 0.5) * math.cos(a + turn * t), y + r * (1 - t * 0.5) * math.sin(a + turn * t))
            for t in np.linspace(0, 1, 7)
        ]
        made.fill(p.ribbon(hook, [2, 4.6, 2.4], 24, True), HAIR_LIT, random.uniform(0.55, 1))
        placed.append((x, y, r))
    p.lay(img, made)


def on_head(points: str) -> skia.Path:
    """An outline given in the face's own frame."""
    return p.moved(p.spline(p.points(points)), HEAD[0], HEAD[1], HEAD[2], turn=HEAD[3])


def brow(img: p.Array, points: str, widths: list[float], colour: str = INK) -> None:
    """A line given in the face's own frame."""
    path = p.moved(p.ribbon(p.points(points), widths, 30, True), HEAD[0], HEAD[1], HEAD[2], turn=HEAD[3])
    p.lay(img, p.Layer().fill(path, colour), tooth=0.3)


def head(img: p.Array) -> None:
    """Three quarters to the left, laughing, in a great cloud of curls."""
    random = np.random.default_rng(6)
    back = curls(random, (592, 360), (114, 102), 26, n=19)
    cp.sheet(img, back, HAIR, 12, seed=3)
    strands(img, random, back, 40)
    ear = on_head("62,-6 78,-14 86,4 78,26 64,30")
    cp.sheet(img, ear, SKIN, 4, seed=4)
    m = cp.sheet(
        img,
        on_head("-40,-82 -61,-44 -57,-16 -65,10 -62,42 -46,74 -20,93 10,91 44,70 64,34 70,-10 62,-64 10,-96"),
        SKIN,
        6,
        seed=4,
        grain=1.3,
    )
    p.multiply(
        img,
        p.mask(on_head("70,-60 44,-30 50,10 40,44 12,74 -24,90! -18,100 20,100 80,50 86,-40"), soft=2) * m,
        "7a4650",
        0.42,
    )
    features(img, m)
    hoop = p.cut(p.circle(0, 0, 25, 27), p.circle(-1, -1, 18, 20))
    cp.sheet(img, p.moved(hoop, HEAD[0] + 80, HEAD[1] + 52), GOLD, 6, seed=4)
    for centre, radii, size, n in (
        ((612, 306), (74, 40), 24, 13),
        ((548, 302), (58, 26), 20, 13),
        ((664, 366), (26, 40), 17, 9),
    ):
        lock = curls(random, centre, radii, size, n=n)
        cp.sheet(img, lock, HAIR_MID, 7, seed=3)
        strands(img, random, lock, 9)
    temple = p.union(p.circle(494, 330, 19), p.circle(486, 354, 12), p.circle(632, 346, 19))
    cp.sheet(img, temple, HAIR_MID, 4, seed=4)


def features(img: p.Array, m: p.Array) -> None:
    """Eyes that look to the target and laugh, a soft nose, an open smile."""
    layer = p.Layer()
    layer.fill(on_head("4,26 28,12 50,22 44,44 20,48"), "b05a3e", 0.6, soft=4)
    layer.fill(on_head("-62,20 -52,14 -46,26 -52,40 -62,36"), "b05a3e", 0.5, soft=2)
    layer.fill(on_head("-22,-14 -30,10 -38,22 -30,28 -22,10 -16,-8"), GLOW, 0.7, soft=2)
    p.lay(img, layer, clip=m)
    for white, x, y in (
        ("-2,-1! 8,-16 26,-16 36,-1! 18,-4", 13, -9),
        ("-55,-3! -48,-16 -34,-17 -26,-3! -40,-5", -44, -10),
    ):
        eye = on_head(white)
        p.lay(img, p.Layer().fill(eye, "fffaf0"), clip=m, tooth=0.3)
        ball = p.moved(p.circle(x, y, 9, 10), HEAD[0], HEAD[1], HEAD[2], turn=HEAD[3])
        glint = p.moved(p.circle(x - 3, y - 3, 2.6), HEAD[0], HEAD[1], HEAD[2], turn=HEAD[3])
        p.lay(img, p.Layer().fill(p.intersection(ball, eye), "2a1512").fill(glint, "ffffff"))
    brow(img, "-4,0 8,-17 26,-17 37,-2 44,-6", [3, 7, 7, 5, 2])
    brow(img, "-58,-5 -48,-17 -34,-18 -25,-4", [2, 6, 6, 2])
    brow(img, "2,4 18,1 34,5", [2, 3.4, 2], DEEP)
    brow(img, "-52,3 -40,0 -30,3", [2, 3, 2], DEEP)
    brow(img, "-2,-39 16,-48 44,-38", [4, 7, 3], HAIR)
    brow(img, "-60,-34 -46,-44 -30,-40", [3, 7, 4], HAIR)
    brow(img, "-42,24 -43,32 -34,34", [2, 4, 2], DEEP)
    brow(img, "-30,36 -20,38 -12,33 -10,26", [2, 4, 4, 2], DEEP)
    mouth = on_head("-48,50! -30,53 -10,52 24,41! 20,60 2,75 -20,77 -40,68")
    cp.sheet(img, mouth, "74202c", 0.8, seed=4, shade=0.2)
    p.lay(img, p.Layer().fill(p.intersection(mouth, on_head("-26,72 -8,65 10,69 6,84 -20,86")), "d9706a"))
    cp.sheet(img, on_head("-46,51! -30,54 -10,53 22,42.5! 16,53 -10,63 -38,60"), "fffdf4", 0.6, seed=5, shade=0.2)
    brow(img, "-50,49 -30,51 -10,50 26,39", [2, 4, 4, 2], "7a3430")
    brow(img, "-40,69 -20,80 3,77 20,61", [1.5, 6, 6, 1.5], "9a4a40")
    brow(img, "26,33 33,40 31,49", [2, 4, 2], DEEP)


def near_arm(img: p.Array) -> None:
    """Swung up and back, the back of the hand to us: thumb behind the keel, two fingers on it, two in the palm."""
    arm = p.spline(
        p.points("650,590 700,560 726,510 736,440 720,372 700,318 734,306 752,362 784,430 788,500 760,568 700,630")
    )
    back = p.spline(p.points("697,324 695,296 702,262 716,232 739,222 758,234 765,264 758,292 739,322"))
    thumb = p.ribbon(p.points("734,250 734,218 722,198 700,186"), [32, 27, 23, 17], 24, True)
    fingers = (
        (p.points("742,301 723,292 707,296 702,306"), 20),
        (p.points("751,283 728,269 707,273 700,287"), 22),
        (p.points("755,259 730,241 704,243 684,252"), 23),
        (p.points("746,238 721,218 695,222 667,234"), 23),
    )
    cp.sheet(img, thumb, DEEP, 6, seed=5)
    plane(img, 556, 156, 188, size=2.0, tint="7cc3e6", lift=20)
    m = cp.sheet(img, p.union(arm, back), SKIN, 10, seed=5)
    shade = p.spline(p.points("752,362 784,430 788,500 760,568 700,630 690,610 740,550 760,490 756,430 736,380"))
    p.multiply(img, p.mask(shade, soft=1) * m, "7a4650", 0.5)
    for line, w in fingers:
        cp.sheet(img, p.ribbon(line, [w * 1.06, w, w * 0.94, w * 0.7], 24, True), SKIN, 3.5, seed=5)
    knuckles = p.spline(p.points("748,227 762,259 755,292 742,313 725,313 723,285 728,252 732,232"))
    cp.sheet(img, knuckles, SKIN, 0, seed=5, thickness=0)
    for x, y in ((741, 243), (746, 264), (743, 285)):
        mark(img, p.points("-6,-6 2,-1 1,7", at=(x, y)), [1.5, 3, 1.5], DEEP)
    cp.sheet(img, p.ribbon(p.points("696,334 716,332 742,322"), [12, 13, 12], 14, True), GOLD, 4, seed=5)
    sleeve = p.spline(p.points("632,542! 676,526 726,520! 760,560 764,580! 720,640 672,652 640,610"))
    m = cp.sheet(img, sleeve, LEMON, 9, seed=6)
    cp.crease(img, m, (620, 606), (790, 540), amount=0.1, width=18)
    cp.crease(img, m, (620, 640), (790, 590), amount=0.08, width=16)


def cast_shadows(img: p.Array) -> None:
    """What she throws on the tent behind her, and with the trestle on the sawdust, away from the light."""
    whole = p.union(
        p.circle(590, 366, 136, 126),
        p.ribbon(p.points("660,580 764,490 716,300"), [80, 66, 50], 30),
        p.ribbon(p.points("580,560 580,660 576,790"), [170, 150, 110], 30),
        p.ribbon(p.points("520,590 430,656 300,710"), [80, 50, 50], 30),
        p.ribbon(p.points("560,820 420,850 290,966"), [110, 124, 110], 30),
        p.ribbon(p.points("590,800 624,930 640,1080"), [110, 96, 130], 30),
    )
    fade = p.smooth(1000, 880, p.grid.y)
    p.multiply(img, p.mask(p.moved(whole, 24, 36), soft=14) * fade, "6a3a58", 0.36)
    for shape, alpha, soft in (
        (p.spline(p.points("572,1124 628,1116 708,1118 768,1134 800,1150 708,1152 608,1140")), 0.5, 5),
        (p.spline(p.points("250,1066 310,1058 400,1064 450,1082 390,1094 300,1086")), 0.26, 9),
        (p.ribbon(p.points("108,1000 150,1014 200,1022"), [22, 16, 8], 20), 0.34, 5),
        (p.ribbon(p.points("396,996 440,1010 486,1016"), [22, 16, 8], 20), 0.34, 5),
    ):
        p.multiply(img, p.mask(shape, soft=soft), "8a5a50", alpha)


def fibres(img: p.Array) -> None:
    """Single hairs in the pulp, pale and dark, over every sheet."""
    random = np.random.default_rng(12)
    layer = p.Layer()
    for k in range(240):
        x, y, a, r = random.uniform(0, 800), random.uniform(0, 1200), random.uniform(0, 6.3), random.uniform(4, 12)
        bend = a + random.uniform(-1.2, 1.2)
        line = [(x, y), (x + r * math.cos(a), y + r * math.sin(a))]
        line.append((line[1][0] + r * math.cos(bend), line[1][1] + r * math.sin(bend)))
        layer.fill(p.ribbon(line, [0.6, 1.1, 0.6], 10), ("ffffff", "5a3430")[k % 3 == 0], 0.2)
    p.lay(img, layer)


def paint() -> p.Array:
    """Tent and ring, the target with its planes, then the woman from back to front."""
    img = p.blank()
    tent(img)
    ring(img)
    target(img)
    planes(img)
    fibres(img)
    cast_shadows(img)
    far_arm(img)
    far_leg(img)
    near_leg(img)
    trunk(img)
    head(img)
    near_arm(img)
    return img
