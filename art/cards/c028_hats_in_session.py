"""Round a white table the hats are in session about a fallen crown: cook, builder and farmer think their own thoughts,
while the jester's fingers walk up to its gate.

Technique: gouache.
"""

from __future__ import annotations

import math

import skia

from art import paint as p
from art.paint.props.hats import Hat, chef, fool, hard, straw
from art.paint.voices import gouache as g
from art.paint.voices.printing import PLAIN

NUMBER, TITLE = 28, "Hats in Session"
FINISH = PLAIN

WHITE = "fffdf6"
GOLD, BRONZE, GLINT = "f8bf38", "c4781e", "ffe489"
RED, WINE, GREEN, PINE, INK = "dc3430", "9c1c30", "2f9a4c", "1b6a44", "2a2036"
CLOTH, SHADE = "fffaee", "a994cc"
TABLE = (400.0, 910.0, 452.0, 206.0)


def fill(
    img: p.Array, path: skia.Path, colour: p.Colour, seed: int = 1, flow: g.Flow = 0.2, size: float = 16
) -> p.Array:
    """A shape in a few strokes with a clean edge."""
    return g.passage(
        img, path, colour, flow, size=size, length=size * 4, seed=seed, jitter=0.025, ragged=0.8, dry=0.3, sway=0.1
    )


def evening(img: p.Array) -> None:
    """A plain evening sky, the sea, and the parapet of the terrace."""
    ripples = ((370, 478, 50), (760, 500, 60), (400, 528, 40))
    fill(img, p.rect(-20, -20, 840, 520), "ffc486", 3, flow=0.0, size=44)
    fill(img, p.rect(-20, 452, 840, 180), "1f9fa8", 5, flow=0.0, size=22)
    for k, (x, y, w) in enumerate(ripples):
        ripple = [(x - w, y), (x, y - 2), (x + w, y + 1)]
        g.line(img, ripple, "8fe0d0", 7, seed=k)
    fill(img, p.rect(-20, 588, 840, 220), "f3d9c0", 8, flow=0.0, size=26)
    fill(img, p.rect(-20, 580, 840, 26), "fff8e8", 9, flow=0.0, size=12)


def throne(img: p.Array) -> None:
    """Tall, red, gold, and nobody in it."""

    def at(path: skia.Path) -> skia.Path:
        return p.moved(path, 566, 178, 1.42)

    back = p.spline(p.points("-92,460! -92,90 -80,40! -44,24 0,-46 44,24 80,40! 92,90 92,460!"))
    red = p.spline(p.points("-64,460! -66,100 -36,68 0,14 36,68 66,100 64,460!"))
    g.cel(img, at(back), GOLD, BRONZE, slip=(-16, -6), flow=1.5, size=18, seed=3)
    g.cel(img, at(red), RED, WINE, slip=(22, 16), flow=1.5, size=26, seed=4)
    for u, v in ((-80, 30), (80, 30), (0, -58)):
        g.cel(img, at(p.circle(u, v, 18)), "ffdc6c", BRONZE, slip=(-8, -6), flow=0.5, size=9, seed=6)


def cook(img: p.Array) -> None:
    """A stout man behind his moustache, who watches the jester from the corner of his eye."""
    shoulders = p.spline(p.points("328,760! 338,706 388,668 506,668 556,704 568,760!"))
    scarf = p.spline(p.points("394,664 448,684 504,662 498,694 448,716 402,696"))
    head = p.spline(p.points("386,560! 382,620 392,664 418,692 450,698 484,688 506,658 512,612 508,560!"))
    left_brow = p.points("392,576 410,570 428,578")
    right_brow = p.points("440,568 460,556 480,566")

    skin, shade, brown = "f6b592", "cf7f6c", "6a3a2a"
    g.cel(img, shoulders, WHITE, "cfcbec", slip=(-14, -6), flow=1.4, size=16, seed=2)
    g.cel(img, scarf, RED, WINE, slip=(-4, -8), size=10, seed=3)
    g.cel(img, p.circle(508, 606, 16, 22), skin, shade, slip=(-5, -5), size=8)
    g.cel(img, head, skin, shade, slip=(-16, -4), flow=1.4, size=14)
    for x, r in ((412, 15), (456, 17)):
        fill(img, p.circle(x, 596, r, r + 1), WHITE, 3, size=6)
        fill(img, p.circle(x - 8, 599, 8, 9), INK, 4, size=5)
        eyelid = p.spline(p.points("-20,-2! 0,-4 20,-3! 20,-20 -20,-20", at=(x, 594)))
        fill(img, eyelid, skin, 5, flow=0.0, size=6)
        lash_line = p.points("-17,-2 0,-4 17,-1", at=(x, 594))
        g.line(img, lash_line, brown, 5, seed=3)
    g.line(img, left_brow, brown, 11, seed=4)
    g.line(img, right_brow, brown, 11, seed=5)
    moustache = "424,640 404,638 382,652 360,640 370,668 402,676 424,664 462,680 504,670 516,638 486,654 452,636"
    fill(img, p.spline(p.points(moustache)), brown, 6, size=8)
    g.cel(img, p.circle(424, 630, 23, 20), "f29c80", shade, slip=(-5, -6), size=8)
    chef(Hat(img, 448, 562, 1.42, turn=-4))


def builder(img: p.Array) -> None:
    """Young, and no more of her over the edge than two round eyes."""
    skin, shade = "a8643e", "74402e"
    head = p.spline(p.points("516,650! 512,720 526,800! 612,800! 626,720 622,650!"))
    g.cel(img, head, skin, shade, slip=(-14, 4), flow=1.4, size=12)
    for x in (547, 592):
        fill(img, p.circle(x, 696, 20, 21), WHITE, 3, size=7)
        fill(img, p.circle(x - 9, 703, 10, 11), INK, 4, size=5)
        fill(img, p.circle(x - 12, 699, 3.4), "ffffff", 5, size=3)
    hard(Hat(img, 569, 660, 0.98, turn=-3))


def farmer(img: p.Array) -> None:
    """An old man in profile, his beard on the table, lost in the sight of gold."""
    lash_line = p.points("-44,-12 -26,-19 -8,-9", at=(738, 640))
    brow = p.points("-48,-26 -28,-34 -8,-24", at=(738, 640))
    skin, shade = "e0a46c", "ac6c42"

    def at(text: str) -> skia.Path:
        return p.spline(p.points(text, at=(738, 640)))

    g.cel(img, at("-70,190! -60,110 -14,72 60,70 120,100! 120,190!"), "3f7fc0", "28588f", slip=(10, -8), size=18)
    face = at("-42,-50! -46,-26 -44,-14 -66,8 -84,24 -74,36 -50,32! -54,60 -20,80 40,60 54,0 48,-50!")
    g.cel(img, face, skin, shade, slip=(-12, -6), flow=1.3, size=12)
    fill(img, at("20,-50! 22,-10 14,20 30,60 58,40 62,-10 56,-50!"), "e4dccf", 4, flow=1.4, size=8)
    beard = at("22,14! -6,36 -34,34 -62,40 -50,52! -66,72 -74,120 -50,140 0,120 34,70")
    g.cel(img, beard, "fffaf0", "cdbfc4", slip=(-10, -8), flow=1.8, size=10, seed=4)
    g.cel(img, at("6,-16 22,-22 30,-6 22,16 10,10"), skin, shade, slip=(-4, -4), size=6)
    fill(img, at("-40,-8! -26,-18 -10,-8! -24,2"), WHITE, 3, size=5)
    fill(img, p.circle(738 - 31, 640 - 5, 6.5, 7.5), INK, 4, size=4)
    g.line(img, lash_line, shade, 6, seed=3)
    g.line(img, brow, "fffaf0", 12, seed=3)
    straw(Hat(img, 744, 594, 0.94, turn=-7))


def table(img: p.Array) -> None:
    """A round white cloth, its folds cut as shapes."""
    x, y, rx, ry = TABLE
    fill(img, p.rect(-20, y, 840, 320), "d9c4dc", 3, flow=1.5, size=22)
    for fx, w, lean in ((28, 64, -18), (236, 84, -8), (482, 72, 8), (664, 92, 20)):
        top = y + ry * math.sqrt(1 - ((fx - x) / rx) ** 2) - 10
        fold = p.poly([(fx, top), (fx + 12, top), (fx + w + lean, 1215), (fx + lean, 1215)])
        fill(img, fold, "b49cca", fx, flow=1.5, size=14)
    g.passage(img, p.circle(x, y, rx, ry), CLOTH, 0.03, size=40, length=200, seed=4, jitter=0.012, ragged=0.8)


def rim(t: float, axis: float = 0.0, flare: float = 1.0) -> tuple[float, float]:
    """A place on the crown's open end: t in degrees, 0 nearest to us; `axis` out towards the jester."""
    a = math.radians(t)
    return 664 - axis + 66 * flare * math.cos(a), 892 + axis * 0.14 + 126 * flare * math.sin(a)


def tooth(img: p.Array, t: float, colour: str, shade: str) -> None:
    """One point of the crown and its ball."""
    (tx, ty), long = rim(t, 60, 1.18), 24
    side = [rim(t + d) for d in (-long, -12, 0, 12, long)]
    g.cel(img, p.spline([(tx, ty, 1), (*side[0], 1), *side[1:4], (*side[4], 1)]), colour, shade, slip=(-8, -9), size=12)
    g.cel(img, p.circle(tx, ty, 16), GLINT, BRONZE, slip=(-5, -6), flow=0.5, size=7, seed=9)


def crown(img: p.Array) -> None:
    """Fallen on its side, the open end like a gate before the jester's fingers."""
    shade = p.spline(p.points("500,1022 570,1030 660,1016 760,984 830,986 830,1032 750,1046 650,1070 560,1066"))
    fill(img, shade, SHADE, 3, flow=0.0)
    for t in (180, 228, 132):
        tooth(img, t, "d08e24", "9a5a18")
    fill(img, p.spline([rim(t) for t in range(0, 360, 20)]), "7c3f12", 3, flow=1.4, size=14)
    near = [rim(t) for t in range(-90, 91, 15)]
    far = p.points("746,978! 776,946 788,872 776,798 746,764!")
    body = p.spline([(*near[0], 1), *near[1:-1], (*near[-1], 1), *far])
    g.cel(img, body, GOLD, BRONZE, slip=(-6, -30), flow=0.2, size=18, seed=4)
    band = p.spline(p.points("722,990! 752,956 766,876 754,794 724,758! 746,764! 778,798 792,872 780,946 746,978!"))
    fill(img, band, GLINT, 6, flow=1.4, size=9)
    for t in (-64, 64, -20, 20):
        tooth(img, t, GOLD, BRONZE)
    for x, y, tone in ((728, 812, RED), (746, 880, "1b8fb0"), (730, 948, RED)):
        fill(img, p.circle(x, y, 15, 20), tone, 8, flow=0.5, size=7)


SKIN, TAN = "f4b183", "cc7658"


def jester(img: p.Array) -> None:
    """Body and head, leaning in from the left with a sly profile."""
    body = p.spline(p.points("-40,900! -40,720 -10,650 70,606 170,600 250,640 286,720 300,900!"))
    red = p.spline(p.points("150,590! 260,620! 320,720! 320,900! 190,900! 170,740"))
    neck = p.spline(p.points("-44,30! 44,60! 50,130! -50,130!"))
    collar = p.points(
        "-104,120! -70,84 0,74 60,80 112,108! 96,170! 66,132! 44,190! 14,140! -16,196! -42,138! -80,182! -82,132!"
    )
    head = p.points(
        "58,-70! 66,-44 66,-26 92,-4 122,26 116,38 84,36! 88,48 84,56! 88,66 82,74 92,92 84,112 62,114 14,92 -34,56 "
        "-66,6 -66,-70!"
    )
    nape = p.spline(p.points("-70,-70! -30,-70! -26,-20 -34,20 -24,58 -50,66 -74,30 -80,-20"))
    brow_band = p.spline(p.points("-66,-40! 66,-44! 62,-70! -66,-70!"))
    nose = p.spline(p.points("-26,-16 -8,-28 10,-14 4,12 -10,30 -24,16"))
    white_of_eye = p.spline(p.points("22,-18! 40,-34 60,-18! 58,-4 38,0"))

    g.cel(img, body, GREEN, PINE, slip=(-16, 6), flow=1.2, size=24, seed=3)
    g.passage(img, p.mask(red) * p.mask(body), RED, 1.3, size=20, length=80, seed=5, jitter=0.02, ragged=0.8)

    def at(path: skia.Path) -> skia.Path:
        return p.moved(path, 176, 506, 1.06, turn=12)

    fill(img, at(neck), TAN, 2, flow=1.4, size=12)
    g.cel(img, p.moved(p.spline(collar), 180, 508, 1.06, turn=6), "ffc52e", "d88a1a", slip=(-6, -10), size=12, seed=6)
    g.cel(img, at(p.spline(head)), SKIN, TAN, slip=(8, -12), flow=1.2, size=16, seed=4)
    fill(img, at(nape), "6a3420", 4, flow=1.4, size=10)
    fill(img, at(brow_band), TAN, 4, flow=0.0, size=8)
    fill(img, at(p.circle(42, 34, 24, 18)), "f08a70", 3, flow=0.0, size=8)
    g.line(img, [at_point(86, 57), at_point(62, 62), at_point(34, 50)], "8a2c2c", 8, seed=3)
    g.line(img, [at_point(28, 60), at_point(28, 48), at_point(38, 40)], "8a2c2c", 6, seed=4)
    g.cel(img, at(nose), "f8bd92", "b8604a", slip=(-6, -5), size=8)
    fill(img, at(white_of_eye), WHITE, 3, size=8)
    fill(img, at(p.circle(50, -12, 9, 11)), INK, 4, size=6)
    g.line(img, [at_point(16, -20), at_point(40, -32), at_point(64, -16)], INK, 8, seed=5)
    g.line(img, [at_point(14, -44), at_point(42, -52), at_point(70, -36)], INK, 10, seed=6)
    fool(Hat(img, 186, 450, 1.4, turn=6))


def at_point(u: float, v: float) -> tuple[float, float]:
    """A place on the jester's tilted head."""
    box = p.moved(p.circle(u, v, 1), 176, 506, 1.06, turn=12).getBounds()
    return box.centerX(), box.centerY()


def reach(img: p.Array) -> None:
    """The elbow on the cloth, the forearm up, the hand hanging from its wrist."""
    arm_shadow = p.spline(p.points("-40,990 60,1004 150,984 230,986 210,1012 120,1040 -40,1046"))
    cuff = p.ribbon([(216, 768), (250, 806), (280, 848)], [30, 34, 30], 20, True)
    fill(img, arm_shadow, SHADE, 5, flow=0.0)
    upper, fore = [(70, 690), (40, 830), (78, 962)], [(78, 958), (168, 876), (250, 806)]
    arm = p.union(p.ribbon(upper, [136, 124, 112], 40, True), p.ribbon(fore, [112, 96, 74], 40, True))
    g.cel(img, arm, GREEN, PINE, slip=(-10, -18), flow=g.along([*upper, *fore[1:]]), size=18)
    for fold in ("62,858 92,884 100,908", "118,862 110,892 112,916"):
        g.line(img, p.points(fold), PINE, 9, seed=4)
    hand(img)
    g.cel(img, cuff, "ffc52e", "d88a1a", slip=(-8, -4), flow=0.9, size=10)


HAND = (264.0, 784.0, 1.22)
FINGERS = (
    ("108,4 166,62 172,178", [44, 40, 38, 28]),  # the forefinger, a step ahead
    ("12,52 44,86 78,84", [34, 30, 24]),  # the thumb, from beyond
    ("92,24 120,104 58,186", [48, 42, 40, 28]),  # the middle finger pushes off
)
CURLED = (("58,2 84,48 48,74", [44, 42, 34]), ("24,8 42,52 12,68", [38, 36, 28]))


def hand(img: p.Array) -> None:
    """Fore and middle finger stride, ring and little finger are curled to us, knuckles above."""

    def bone(text: str, widths: list[float], seed: int) -> None:
        a, knee, b = p.points(text)
        finger = p.union(p.ribbon([a, knee], widths[:2], 20, True), p.ribbon([knee, b], widths[1:], 20, True))
        g.cel(img, p.moved(finger, *HAND), SKIN, TAN, slip=(-8, -4), flow=1.3, size=10, seed=seed)

    for x, w in ((338, 54), (466, 40)):
        fill(img, p.circle(x + 22, 1012, w, 13), SHADE, 4, flow=0.0, size=9)
    for k, (text, widths) in enumerate(FINGERS):
        bone(text, widths, k)
    fill(img, p.moved(p.circle(181, 168, 5, 12), *HAND), "ffdcc0", 6, flow=1.5, size=5)
    back = p.spline(p.points("-30,-26 20,-44 76,-38 118,-20 134,8 120,34 80,48 20,50 -20,40"))
    g.cel(img, p.moved(back, *HAND), SKIN, TAN, slip=(-4, -16), flow=0.3, size=12)
    for k, (text, widths) in enumerate(CURLED):
        bone(text, widths, k + 5)


def paint() -> p.Array:
    """Evening, throne, those behind the table, the table, then what is on it."""
    img = g.board()
    evening(img)
    throne(img)
    cook(img)
    farmer(img)
    builder(img)
    jester(img)
    table(img)
    crown(img)
    reach(img)
    return img
