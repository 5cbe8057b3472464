"""Before a huge low sun a boar smith lifts his hammer over one glowing leaf; those he has forged hang on the twigs.

Technique: linocut in five inks. Back to front: dusk, sun, wood, twigs and leaves, stump and hot leaf, then the smith:
far arm with tongs, body, apron, head, near arm with the hammer.
"""

from __future__ import annotations

import math

import numpy as np
import skia

from art import paint as p
from art.paint.voices.linocut import Print, gouge
from art.paint.voices.printing import PLAIN, curve, paper

NUMBER, TITLE = 78, "The Autumn Smithy"
FINISH = PLAIN

INKS = {"dusk": "6f93b4", "deep": "2f4668", "gold": "f7b73e", "ember": "dc4a24", "green": "5c9a4e"}
KEY = "15121c"
SUN = (404.0, 486.0, 372.0)
FINGERS = ((-32, 34), (3, 36), (37, 33))  # along the handle and wide
HOT = (202.0, 852.0)  # the leaf on the stump, the second light
BARK = p.points(
    "54,1046 78,1010 100,1098 128,1026 150,1124 182,1050 204,1136 236,1012 256,1118 288,1060 312,1104 350,1040"
)
MAPLE = p.points("0,44 -5,28 -38,36 -32,20 -68,0 -56,-9 -66,-34 -44,-28 -38,-38 -20,-16 -30,-58 -14,-52")


def mark(pr: Print, points: p.Points, width: float, ink: str | None = "dusk") -> None:
    """One cut of the gouge through the black, which lays open one ink below it, or bare paper."""
    shape = gouge(curve(points, 3.0), width, pr.key.random)
    pr.carve(shape)
    if ink is not None:
        pr[ink].ink(shape)


def rows(
    pr: Print, a: str, b: str, n: int, width: tuple[float, float], ink: str | None = "dusk", gap: float = 0.3
) -> None:
    """Gouge marks that turn from curve `a` to curve `b` over a form: broken rows, from the first width to the second.

    `gap` is the share of each row that is left standing.
    """
    one, two, random = p.sample(p.points(a), 90), p.sample(p.points(b), 90), pr.key.random
    step = float(np.hypot(*(one[1:] - one[:-1]).T).sum()) / 90
    for k in range(n):
        t = k / max(n - 1, 1)
        row = one * (1 - t) + two * t
        at = int(random.integers(0, 10))
        while at < 84:
            reach = int(random.choice((26, 44, 70, 110)) * random.uniform(0.8, 1.2) / step)
            part = row[at : at + reach : 4]
            if len(part) > 3:
                broad = width[0] + (width[1] - width[0]) * t
                mark(pr, part, broad * random.uniform(0.6, 1.25), ink)
            at += reach + int(random.uniform(8, 14 + 90 * gap) / step)


def standing(pr: Print, *shapes: skia.Path) -> None:
    """Black shapes over all that was there."""
    for block in pr.blocks.values():
        block.carve(*shapes)
    pr.key.ink(*shapes)


def maple(turn: float = 0, size: float = 1, squash: float = 1, seed: int = 0) -> skia.Path:
    """A leaf with five points, stalk down, about 120 wide, each cut a little otherwise; lying flat with `squash`."""
    random = np.random.default_rng(seed)
    half = [*MAPLE, (0.0, -84.0)]
    ring = np.array([q[:2] for q in (*half, *[(-x, y) for x, y in reversed(half[1:-1])])], float)
    ring += random.normal(0, 2.6, ring.shape) * (1 if seed else 0)
    a = math.radians(turn)
    x, y = ring[:, 0] * math.cos(a) - ring[:, 1] * math.sin(a), ring[:, 0] * math.sin(a) + ring[:, 1] * math.cos(a)
    return p.poly(np.stack([x, y * squash], 1) * size)


def dusk(pr: Print) -> None:
    """Blue evening cut in rings round the sun; the sun itself is gold with an ember rim."""
    x, y, r = SUN
    random = np.random.default_rng(8)
    pr["dusk"].ink(p.rect(0, 0, 800, 1200))
    pr.carve(p.circle(x, y, r + 9))
    pr["gold"].ink(p.circle(x, y, r))
    radius = r + 26.0
    while radius < 800:
        a = random.uniform(0, 0.3)
        while a < math.tau:
            reach = random.uniform(24, 130) / radius
            arc = [(x + radius * math.cos(a + reach * t), y + radius * math.sin(a + reach * t)) for t in (0, 0.5, 1)]
            pr["dusk"].cut(arc, random.uniform(4, 9))
            a += reach + random.uniform(14, 80) / radius
        radius += random.uniform(17, 25)
    for k in range(76):
        a = (k + random.uniform(-0.3, 0.3)) * math.tau / 76
        near = r * (0.94 - 0.4 * random.random() ** 3)
        pr["gold"].cut([(x + q * math.cos(a), y + q * math.sin(a)) for q in (near, r - 6)], random.uniform(4, 10))


def wood(pr: Print) -> None:
    """Far trees before the foot of the sun, each of its own height, and the dark floor."""
    random = np.random.default_rng(5)
    trees = p.spline(p.points("-20,760! 90,772 190,830 320,872 520,880 700,852 820,820! 820,1230! -20,1230!"))
    for x, foot, h in ((22, 790, 170), (70, 790, 230), (116, 800, 138), (152, 830, 92)):
        crown = [(x + random.uniform(-6, 6), foot - h)]
        for t in (0.3, 0.52, 0.74, 0.96):
            wide = h * 0.24 * t + 5
            crown = [(x - wide * random.uniform(0.85, 1.2), foot - h + h * t), *crown]
            crown = [*crown, (x + wide * random.uniform(0.85, 1.2), foot - h + h * t)]
        trees = p.union(trees, p.poly(crown))
    pr.carve(trees)
    pr["deep"].ink(trees)
    rows(pr, "390,930 440,924 470,930", "400,1180 440,1176 470,1180", 11, width=(5, 7), ink="dusk", gap=0.3)


def hung_leaf(pr: Print, twig: p.Point, x: float, y: float, size: float, turn: float, ink: str) -> None:
    """A leaf on its thread, ribs cut out of it."""
    pr.key.line([twig[:2], ((twig[0] + x) / 2 + 3, (twig[1] + y) / 2), (x, y)], 4, 0.1)
    with pr.at(x, y, size, turn):
        pr.key.line([(0, 0), (3, 22), (0, 50)], 6)
        with pr.at(0, 88, 1, 180):
            pr.piece(maple(seed=int(x)), ink, 5)
            pr.cut([(0, 40), (2, 0), (-1, -66)], 7)
            for tx, ty in p.points("-48,-4 48,-4 -46,-24 44,-26 -24,28 24,28"):
                pr.cut([(tx * 0.1, 22 + ty * 0.2), (tx * 0.55, ty * 0.5 + 8), (tx, ty)], 4.6)


def twigs(pr: Print) -> None:
    """Two branches reach in from above; what hangs on the left is finished, the one on the right is still green."""
    standing(
        pr,
        p.ribbon(p.points("-30,40 60,54 150,34 226,44 270,24"), [38, 28, 20, 12, 6], 40, True),
        p.ribbon(p.points("70,54 110,82 172,92"), [15, 10, 5], 20, True),
        p.ribbon(p.points("830,34 740,62 668,44 612,52"), [30, 20, 12, 6], 40, True),
        p.ribbon(p.points("-22,1240 4,900 -14,560 8,240 -30,-20"), [60, 46, 40, 40, 60], 60),
    )
    rows(pr, "10,200 -2,560 16,860", "2,200 -10,560 6,860", 2, width=(6, 5))
    rows(pr, "20,44 120,36 210,40", "20,50 120,44 210,46", 1, width=(6, 6))
    rows(pr, "640,46 720,54 790,42", "640,46 720,54 790,42", 1, width=(6, 6))
    for twig, x, y, size, turn, ink in (
        ((86, 60), 90, 96, 1.14, 8, "gold"),
        ((172, 92), 180, 196, 0.84, -10, "ember"),
        ((206, 42), 212, 54, 0.58, 10, "ember"),
        ((706, 52), 712, 86, 0.98, -6, "green"),
    ):
        hung_leaf(pr, twig, x, y, size=size, turn=turn, ink=ink)


def stump(pr: Print) -> None:
    """The anvil: bark cut in long strokes, roots below, the rings of its top red in the glow."""
    side = p.spline(p.points("20,872! 40,960 34,1060 -20,1130! -20,1230! 456,1230! 410,1130 384,1050 376,960 390,872!"))
    top = p.circle(205, 872, 188, 60)
    standing(pr, side)
    for k, (x, foot) in enumerate(BARK):
        rim = 888 + 60 * math.sqrt(1 - ((x - 205) / 188) ** 2)
        mark(
            pr,
            [(x + (x - 205) * 0.06, foot), (x - 4, (foot + rim) / 2), (x, rim)],
            (9, 13, 7, 11, 8)[k % 5],
            ("gold", "ember")[k % 2],
        )
    for a, b, n in (
        ("46,1090 32,1140 2,1200", "180,1150 176,1180 166,1220", 6),
        ("232,1150 236,1180 246,1220", "372,1076 390,1130 440,1210", 6),
    ):
        rows(pr, a, b, n, width=(7, 7), gap=0.25)
    standing(pr, top)
    for r, a, b, w in (
        (0.96, 0.1, 3.1, 9),
        (0.95, 3.3, 6.1, 6),
        (0.78, 0.3, 2.4, 7),
        (0.8, 2.8, 3.9, 6),
        (0.76, 5.2, 6.2, 6),
    ):
        ring = [(205 + 188 * r * math.cos(t), 872 + 60 * r * math.sin(t)) for t in np.linspace(a, b, 9)]
        mark(pr, ring, w, "ember")


def glowing(pr: Print) -> None:
    """The leaf lies white-hot on the stump, its stalk to the right; sparks jump away."""
    x, y = HOT
    pr.piece(p.ribbon(p.points("250,850 290,842 326,826"), [12, 8], 10, True), "gold", 0)
    for size, ink in ((1.76, "ember"), (1.46, "gold"), (1.0, None)):
        pr.piece(p.moved(maple(-78, size, 0.76), x + 8 * (1.76 - size), y), ink, 0)
    pr["ember"].line(p.points("268,846 200,858 96,876"), 6)
    for tip in p.points("132,812 196,792 216,924 138,924"):
        pr["ember"].line([(244, 852), ((240 + tip[0]) / 2 + 4, (852 + tip[1]) / 2), tip[:2]], 4.5)
    for a, near, reach, width, ink in (
        (-170, 150, 44, 9, None),
        (-161, 128, 60, 12, "gold"),
        (-150, 172, 40, 10, None),
        (-143, 128, 96, 14, "gold"),
        (-134, 232, 46, 12, None),
        (-128, 120, 74, 13, None),
        (-119, 176, 84, 15, "ember"),
        (-110, 108, 52, 14, "ember"),
        (-105, 236, 30, 12, "ember"),
        (-97, 130, 96, 17, "ember"),
        (-85, 112, 50, 14, "ember"),
        (-80, 196, 58, 14, "ember"),
        (-69, 118, 84, 15, "ember"),
    ):
        t = math.radians(a)
        line = [
            (x + q * math.cos(t), y + q * math.sin(t) * 0.9 + fall)
            for q, fall in ((near, 0), (near + reach * 0.6, -4), (near + reach, 4))
        ]
        mark(pr, line, width, ink)


def fist(pr: Print, light: str) -> None:
    """A hoofed hand shut round a handle along x: three fingers come over it, their tips in the palm, the thumb bars."""
    palm = p.spline(p.points("-50,8 -54,44 -34,78 10,90 48,76 62,40 56,4 0,-6"))
    thumb = p.ribbon(p.points("-34,66 -66,46 -76,18 -52,0"), [34, 33, 30, 24], 24, True)
    standing(pr, palm)
    for x, w in reversed(FINGERS):
        finger = p.ribbon([(x - 2, -22), (x, 4), (x + 2, 28)], [w, w + 5, w - 2], 20, True)
        nail = p.spline(p.points("-11,27! 0,20 11,27! 9,40! -8,41!", at=(x + 2, 0)))
        standing(pr, finger)
        pr.piece(nail, "dusk", 0)
        mark(pr, [(x - w * 0.3, 8), (x - w * 0.34, -12), (x - w * 0.16, -30)], 6, light)
    for x in (-14, 21):
        mark(pr, [(x, -38), (x, 0), (x + 2, 40)], 5, None)
    standing(pr, thumb)
    pr.piece(p.spline(p.points("-58,-8! -46,-10 -38,-3! -42,9! -58,8")), "dusk", 0)
    mark(pr, p.points("-44,60 -46,36 -40,18 -30,10"), 5, None)
    mark(pr, p.points("-66,44 -78,26 -74,4"), 6, light)
    mark(pr, p.points("-14,64 12,72 40,60"), 6, light)


def far_arm(pr: Print) -> None:
    """The elbow is behind the apron; the forearm reaches out, and its fist closes round the tongs at the stalk."""
    forearm = p.spline(p.points("404,800 440,786 490,836 560,850 560,960 470,956 432,900 402,846"))
    for rein in (
        p.points("452,724 388,758 312,806 290,842 266,854"),
        p.points("460,744 392,774 312,806 286,818 262,836"),
    ):
        pr.piece(p.ribbon(rein, [17, 17, 20, 15, 8], 40, True), "dusk", 5)
    pr.piece(p.circle(311, 806, 16), "dusk", 5)
    pr.key.ink(p.circle(311, 806, 5))
    standing(pr, forearm)
    with pr.at(394, 768, 0.78, -28):
        fist(pr, "ember")
    rows(pr, "408,842 436,896 466,946", "446,812 468,844 494,872", 4, width=(10, 5), ink="ember", gap=0.1)


def body(pr: Print) -> None:
    """One heavy leaning barrel, bristles along its crest."""
    shape = p.spline(
        p.points(
            "500,520 560,400 640,476 712,570 764,690 792,850 800,1040 790,1230! 440,1230! 432,1080 440,960 "
            "476,820 480,740"
        )
    )
    for x, y, a, n in (
        (580, 430, -74, 52),
        (606, 450, -62, 66),
        (634, 480, -54, 50),
        (742, 640, -22, 50),
        (760, 690, -18, 38),
        (772, 736, -8, 46),
        (784, 800, -4, 30),
    ):
        t = math.radians(a)
        u, v = math.cos(t), math.sin(t)
        shape = p.union(shape, p.poly([(x - 20 * v, y + 20 * u), (x + n * u, y + n * v), (x + 20 * v, y - 20 * u)]))
    standing(pr, shape)
    rows(pr, "776,760 790,900 784,1190", "676,760 700,900 672,1190", 8, width=(12, 5), gap=0.2)
    rows(pr, "742,690 770,740 786,830", "664,740 690,790 706,840", 4, width=(10, 6), gap=0.2)


def apron(pr: Print) -> None:
    """Ember-red leather from chest to knee, tied behind with a knot."""
    bib = p.spline(p.points("484,742! 540,722 590,738! 622,850 646,1000 652,1230! 438,1230! 430,1090 440,960 474,830"))
    tie = p.ribbon(p.points("620,880 700,866 806,890"), [24, 22, 26], 30)
    pr.piece(p.ribbon(p.points("508,750 494,700 500,640"), [22, 20, 20], 20), "ember", 6)
    pr.piece(bib, "ember", 6)
    pr.piece(tie, "ember", 6)
    for a, b, n, w in (
        ("492,790 462,920 454,1190", "546,780 528,920 520,1190", 4, (11, 6)),
        ("628,940 636,1060 638,1200", "600,880 610,1040 612,1200", 3, (7, 4)),
    ):
        rows(pr, a, b, n, width=w, ink=None, gap=0.5)
    for fold in ("624,886 596,930 576,1010", "624,894 612,960 606,1040"):
        pr.key.line(p.points(fold), 6, 0.9)


def head(pr: Print) -> None:
    """A wedge bent over the work: snout disc, tusk, small bright eye, bristling cheek."""
    with pr.at(-8, -34):
        skull = p.spline(
            p.points(
                "610,500 566,414! 520,398 470,396 424,422 388,458 332,496 272,522 232,534! 206,548 192,590 204,628 "
                "232,636! 262,660 318,664 346,686! 384,672 400,704! 430,684 452,716! 484,690 520,730! 560,660 610,580"
            )
        )
        ear = p.spline(p.points("486,420! 470,352 492,290! 540,330 556,424!"))
        standing(pr, p.union(skull, ear))
        rows(pr, "494,404 488,360 495,328", "530,408 524,376 502,340", 4, width=(9, 8), ink="ember", gap=0.05)
        features(pr)
        for a, b, n, w, ink in (
            ("264,538 330,510 396,470", "300,556 350,536 392,512", 3, (4, 7), "dusk"),
            ("322,580 370,584 430,600", "330,612 380,620 440,660", 3, (5, 8), "dusk"),
            ("270,650 330,652 376,676", "340,634 390,654 450,704", 3, (9, 9), "ember"),
            ("460,480 520,510 570,580", "460,580 490,620 520,690", 6, (8, 9), "dusk"),
            ("440,420 490,412 540,440", "470,448 510,444 560,490", 3, (7, 7), "dusk"),
        ):
            rows(pr, a, b, n, width=w, ink=ink, gap=0.25)


def features(pr: Print) -> None:
    """Snout, mouth, tusk and eye."""
    disc = p.spline(p.points("228,538 246,586 234,634 208,626 194,588 208,546"))
    pr.piece(disc, "ember", 6)
    pr.key.ink(p.circle(212, 574, 6, 11), p.circle(214, 604, 6, 11))
    mark(pr, p.points("242,636 280,634 330,624 352,600"), 8, "ember")
    tusk = p.spline(p.points("264,644! 246,596 258,528! 284,582 322,630!"))
    pr.piece(tusk, None, 6)
    pr.key.line(p.points("282,626 270,598 264,566"), 3)
    pr.piece(p.spline(p.points("384,516! 408,502 436,514! 408,526")), "gold", 0)
    pr.key.ink(p.circle(400, 515, 8, 9))
    pr.carve(p.circle(397, 512, 2.6))
    mark(pr, p.points("368,494 404,484 452,494"), 10, "dusk")
    mark(pr, p.points("384,532 410,538 436,530"), 5, "dusk")


def near_arm(pr: Print) -> None:
    """Shoulder, elbow and wrist as one black shape, cut free of the back by pale lines."""
    arm = p.spline(
        p.points(
            "540,640 566,570 622,530 650,470 662,420 640,350 612,290 660,262 694,276 728,340 768,410 782,470 766,540 "
            "716,640 650,716 576,720"
        )
    )
    standing(pr, arm)
    mark(pr, p.points("552,700 550,650 566,598 600,550 644,508"), 12, "gold")
    mark(pr, p.points("664,726 694,684 730,626 756,562"), 12, "dusk")
    for a, b, n, w in (
        ("770,440 764,540 690,660", "690,470 680,570 620,670", 5, (11, 5)),
        ("572,690 584,610 646,540", "640,760 636,680 690,590", 5, (8, 6)),
        ("756,420 720,350 690,296", "686,440 672,370 650,312", 5, (9, 4)),
    ):
        rows(pr, a, b, n, width=w, gap=0.2)


def hammer(pr: Print) -> None:
    """High over the leaf, face down; three hoofed fingers and a thumb close round the handle."""
    with pr.at(650, 260, 1, 21):
        pr.piece(p.ribbon(p.points("104,2 0,0 -190,0 -330,2"), [32, 27, 24, 24], 30), "ember", 6)
        pr.cut(p.points("-80,-3 -160,-2 -250,-3"), 6)
        pr.piece(p.poly(p.points("-414,-15 -370,-13 -370,15 -412,14")), "ember", 6)
        iron = p.spline(
            p.points(
                "-360,-96! -334,-112 -304,-104! -288,-40! -284,60! -268,76! -270,122! -332,130 "
                "-394,122! -394,76! -378,60! -378,-40!"
            )
        )
        standing(pr, iron)
        mark(pr, p.points("-352,-72 -364,-20 -366,52"), 13, None)
        rows(pr, "-342,-84 -346,0 -346,56", "-308,-80 -300,0 -298,56", 4, width=(8, 5), gap=0.2)
        mark(pr, p.points("-386,84 -330,90 -276,84"), 9, None)
        fist(pr, "dusk")


def paint() -> p.Array:
    """Dusk and sun, wood, twigs, stump and hot leaf, and the smith over all."""
    img = paper("fbf3df", tooth=0.006, seed=4)
    pr = Print(INKS, KEY, seed=5)
    dusk(pr)
    wood(pr)
    twigs(pr)
    stump(pr)
    glowing(pr)
    far_arm(pr)
    body(pr)
    apron(pr)
    head(pr)
    near_arm(pr)
    hammer(pr)
    pr.pull(img, salt=0.3)
    return img
