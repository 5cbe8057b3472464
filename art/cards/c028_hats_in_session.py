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
YELLOW, OCHRE, VIOLET = "ffc52e", "d88a1a", "6a3a98"
CLOTH, SHADE = "fffaee", "a994cc"
TABLE = (400.0, 944.0, 452.0, 184.0)


def fill(
    img: p.Array, path: skia.Path, colour: p.Colour, seed: int = 1, flow: g.Flow = 0.2, size: float = 16
) -> p.Array:
    """A shape in a few strokes with a clean edge."""
    return g.passage(
        img, path, colour, flow, size=size, length=size * 4, seed=seed, jitter=0.025, ragged=0.8, dry=0.3, sway=0.1
    )


def evening(img: p.Array) -> None:
    """A plain evening sky, the sea, the parapet of the terrace and its floor."""
    ripples = ((370, 470, 50), (764, 478, 60), (400, 512, 40))
    g.passage(img, p.rect(-20, -20, 840, 520), "ffc486", 0.0, size=44, length=240, seed=3, jitter=0.01, ragged=0.8)
    fill(img, p.rect(-20, 442, 840, 120), "1f9fa8", 5, flow=0.0, size=22)
    for k, (x, y, w) in enumerate(ripples):
        ripple = [(x - w, y), (x, y - 2), (x + w, y + 1)]
        g.line(img, ripple, "8fe0d0", 7, seed=k)
    fill(img, p.rect(-20, 548, 840, 120), "f3d9c0", 8, flow=0.0, size=26)
    fill(img, p.rect(-20, 540, 840, 22), "fff8e8", 9, flow=0.0, size=12)
    fill(img, p.rect(-20, 632, 840, 240), "e0a88c", 10, flow=0.0, size=30)


THRONE = (578.0, 150.0, 1.22)


def throne(img: p.Array) -> None:
    """Tall, red, gold, on its step, and nobody in it."""

    def at(text: str) -> skia.Path:
        return p.moved(p.spline(p.points(text)), *THRONE)

    shadow = p.poly([(690, 540), (790, 540), (790, 632), (860, 700), (600, 700)])
    back = at("-92,300! -92,90 -80,40! -44,24 0,-46 44,24 80,40! 92,90 92,300!")
    red = at("-64,300! -66,100 -36,68 0,14 36,68 66,100 64,300!")
    fill(img, shadow, "b77f86", 3, flow=0.0)
    g.cel(img, at("-138,346! 138,346! 152,366! -152,366!"), "d9c0dc", "b899c6", slip=(-8, -4), flow=0.0, size=12)
    fill(img, at("-152,366! 152,366! 152,430! -152,430!"), "9a78b0", 4, flow=0.0, size=14)
    g.cel(img, back, GOLD, BRONZE, slip=(-16, -6), flow=1.5, size=18, seed=3)
    g.cel(img, red, RED, WINE, slip=(22, 16), flow=1.5, size=26, seed=4)
    for u, v in ((-80, 30), (80, 30), (0, -58)):
        ball = p.moved(p.circle(u, v, 18), *THRONE)
        g.cel(img, ball, "ffdc6c", BRONZE, slip=(-8, -6), flow=0.5, size=9, seed=6)
    fill(img, at("-96,290! 96,290! 92,344! -92,344!"), "7c1a2a", 5, flow=1.5, size=14)
    for leg in ("-112,288! -82,288! -88,352! -106,352!", "112,288! 82,288! 88,352! 106,352!"):
        g.cel(img, at(leg), GOLD, BRONZE, slip=(-8, 0), flow=1.5, size=10)
    g.cel(img, at("-114,276! 114,276! 112,304! -112,304!"), GOLD, BRONZE, slip=(0, -14), flow=0.0, size=12)
    g.cel(img, at("-100,278! -104,256 -84,244 84,244 104,256 100,278!"), "ef5340", WINE, slip=(-4, -14), flow=0.0)
    for arm in (
        "-84,178 -112,176 -124,192 -116,208! -110,290! -88,290! -92,216",
        "84,178 112,176 124,192 116,208! 110,290! 88,290! 92,216",
    ):
        g.cel(img, at(arm), GOLD, BRONZE, slip=(-9, -6), flow=1.4, size=11)


def cook(img: p.Array) -> None:
    """A stout man behind his moustache, who watches the jester from the corner of his eye."""
    x, y = 434, 592
    skin, shade, brown = "f6b592", "cf7f6c", "6a3a2a"

    def at(text: str) -> skia.Path:
        return p.spline(p.points(text, at=(x, y)))

    chest = at("-106,240! -104,150 -94,104 -60,78 -34,66 38,66 62,78 90,102 98,150 98,240!")
    g.cel(img, chest, "e8e8f8", "b3b0dc", slip=(-16, -6), flow=1.4, size=16, seed=2)
    g.line(img, p.points("4,98 10,150 8,220", at=(x, y)), "b3b0dc", 5, seed=5)
    for u, v in ((-20, 124), (-18, 160), (30, 122), (32, 158)):
        fill(img, p.circle(x + u, y + v, 7), "8f8ac4", 3, size=4)
    g.cel(img, at("-50,48 0,66 52,46 50,78 2,98 -46,80"), RED, WINE, slip=(-4, -8), size=10, seed=3)
    g.cel(img, p.circle(x + 62, y - 8, 14, 20), skin, shade, slip=(-5, -5), size=8)
    head = at("-48,-80! -62,-40 -62,0 -54,40 -30,66 2,72 34,62 56,36 64,-8 60,-44 48,-80!")
    g.cel(img, head, skin, shade, slip=(-16, -4), flow=1.4, size=14)
    for u, r in ((-38, 17), (8, 19)):
        fill(img, p.circle(x + u, y - 24, r, r), WHITE, 3, size=6)
        fill(img, p.circle(x + u - 9, y - 17, 9, 10), INK, 4, size=5)
        fill(img, p.moved(at("-24,-4! 0,-5 24,-3! 24,-26 -24,-26"), u, -24), skin, 5, flow=0.0, size=6)
        g.line(img, p.points("-21,-5 0,-6 21,-4", at=(x + u, y - 25)), brown, 5, seed=3)
    for brow in ("-62,-48 -40,-48 -22,-38", "-8,-46 14,-58 36,-50"):
        g.line(img, p.points(brow, at=(x, y)), brown, 12, seed=4)
    fill(img, at("-24,18 -44,16 -64,30 -86,16 -78,44 -46,54 -24,42 12,58 54,48 68,14 38,32 4,14"), brown, 6, size=8)
    g.cel(img, p.circle(x - 25, y + 6, 23, 20), "f29c80", shade, slip=(-5, -6), size=8)
    chef(Hat(img, x + 1, y - 68, 1.14, turn=-3))


def builder(img: p.Array) -> None:
    """Young and small: she has to hold on to the table to see over it."""
    x, y, skin, shade = 588, 696, "a8643e", "74402e"

    def at(text: str) -> skia.Path:
        return p.spline(p.points(text, at=(x, y)))

    g.cel(img, at("-70,160! -70,86 -48,62 -16,52 18,52 48,62 70,86 72,160!"), "f2743a", "c24a2c", slip=(-10, -6))
    g.cel(img, at("-20,34! 20,34! 24,60 0,72 -24,60"), shade, "5c3026", slip=(-4, 4), size=8)
    g.cel(img, at("-46,-40! -50,0 -40,34 -16,55 14,55 40,34 52,0 46,-40!"), skin, shade, slip=(-12, -4), flow=1.4)
    for u in (-21, 19):
        fill(img, p.circle(x + u, y - 2, 17, 18), WHITE, 3, size=7)
        fill(img, p.circle(x + u - 5, y + 5, 9, 10), INK, 4, size=5)
        fill(img, p.circle(x + u - 8, y + 1, 3.2), "ffffff", 5, size=3)
    g.line(img, p.points("-7,20 -2,26 6,22", at=(x, y)), shade, 5, seed=3)
    g.line(img, p.points("-14,38 -2,41 12,37", at=(x, y)), "5c241e", 5, seed=4)
    hard(Hat(img, x, y - 36, 0.8, turn=-3))


def grip(img: p.Array) -> None:
    """The builder's fingers over the table's edge."""
    left = ((514, 770, 13, -3), (529, 769, 19, -2), (544, 770, 18, 0), (558, 773, 12, 2))
    right = ((622, 784, 12, -2), (637, 786, 18, 1), (652, 790, 17, 3), (665, 796, 10, 5))
    for k, (x, y, long, lean) in enumerate(left + right):
        finger = p.ribbon([(x, y - 7), (x + lean / 2, y + long / 2), (x + lean, y + long)], [17, 17, 14], 16, True)
        fill(img, p.moved(finger, 5, 4), SHADE, 3, flow=0.0, size=6)
        g.cel(img, finger, "b8704a", "7c4632", slip=(-4, -3), flow=1.4, size=6, seed=k)


def farmer(img: p.Array) -> None:
    """An old man in profile, lost in the sight of gold."""
    x, y = 732, 618
    skin, shade = "e0a46c", "ac6c42"

    def at(text: str) -> skia.Path:
        return p.spline(p.points(text, at=(x, y)))

    chest = at("-60,250! -62,150 -46,104 -10,76 54,72 84,92 120,120! 120,250!")
    g.cel(img, chest, "3f7fc0", "28588f", slip=(10, -8), size=18)
    face = at("-40,-62! -48,-34 -44,-16 -58,4 -76,24 -74,37 -52,36! -54,60 -20,80 40,60 54,0 48,-62!")
    g.cel(img, face, skin, shade, slip=(-12, -6), flow=1.3, size=12)
    fill(img, at("20,-50! 22,-10 14,20 30,60 54,48 60,-10 54,-50!"), "e4dccf", 4, flow=1.4, size=8)
    g.cel(img, at("6,-16 22,-22 30,-6 22,16 10,10"), skin, shade, slip=(-4, -4), size=6)
    fill(img, at("-45,-7! -26,-15 -5,-8! -24,10"), WHITE, 3, size=5)
    fill(img, p.circle(x - 33, y + 2, 8, 8), INK, 4, size=4)
    g.line(img, p.points("-47,-9 -28,-16 -5,-9", at=(x, y)), shade, 6, seed=3)
    g.line(img, p.points("-50,-26 -30,-31 -8,-25", at=(x, y)), "fffaf0", 9, seed=5)
    beard = at("24,12! -6,36 -34,33 -62,40 -50,52! -62,80 -66,120 -52,158 -38,146 -26,164 -8,142 8,148 24,112 38,66")
    g.cel(img, beard, "fffaf0", "cdbfc4", slip=(-10, -8), flow=1.8, size=10, seed=4)
    straw(Hat(img, x + 3, y - 56, 0.8, turn=-7))


def table(img: p.Array) -> None:
    """A round white cloth, its folds cut as shapes."""
    x, y, rx, ry = TABLE
    fill(img, p.rect(-20, y, 840, 320), "d9c4dc", 3, flow=1.5, size=22)
    for fx, w, lean in ((28, 64, -18), (236, 84, -8), (482, 72, 8), (664, 92, 20)):
        top = y + ry * math.sqrt(1 - ((fx - x) / rx) ** 2) - 10
        fold = p.poly([(fx, top), (fx + 12, top), (fx + w + lean, 1215), (fx + lean, 1215)])
        fill(img, fold, "b49cca", fx, flow=1.5, size=14)
    g.passage(img, p.circle(x, y, rx, ry), CLOTH, 0.03, size=40, length=200, seed=4, jitter=0.012, ragged=0.8)


CROWN = (95.0, 162.0, 0.88)


def rim(t: float, axis: float = 0.0, flare: float = 1.0) -> tuple[float, float]:
    """A place on the crown's open end: t in degrees, 0 nearest to us; `axis` out towards the jester."""
    a = math.radians(t)
    return 664 - axis + 66 * flare * math.cos(a), 892 + axis * 0.14 + 126 * flare * math.sin(a)


def tooth(img: p.Array, t: float, colour: str, shade: str) -> None:
    """One point of the crown and its ball."""
    (tx, ty), long = rim(t, 60, 1.18), 24
    side = [rim(t + d) for d in (-long, -12, 0, 12, long)]
    point = p.moved(p.spline([(tx, ty, 1), (*side[0], 1), *side[1:4], (*side[4], 1)]), *CROWN)
    g.cel(img, point, colour, shade, slip=(-8, -9), size=12)
    g.cel(img, p.moved(p.circle(tx, ty, 16), *CROWN), GLINT, BRONZE, slip=(-5, -6), flow=0.5, size=7, seed=9)


def crown(img: p.Array) -> None:
    """Fallen on its side, the open end like a gate before the jester's fingers."""

    def at(points: list[p.Point]) -> skia.Path:
        return p.moved(p.spline(points), *CROWN)

    shade = at(p.points("516,1012 600,1004 700,980 800,930 840,950 840,1020 750,1044 650,1066 560,1056"))
    fill(img, shade, SHADE, 3, flow=0.0)
    for t in (180, 228, 132):
        tooth(img, t, "d08e24", "9a5a18")
    fill(img, at([rim(t) for t in range(0, 360, 20)]), "7c3f12", 3, flow=1.4, size=14)
    near = [rim(t) for t in range(-90, 91, 15)]
    far = p.points("746,978! 776,946 788,872 776,798 746,764!")
    g.cel(img, at([(*near[0], 1), *near[1:-1], (*near[-1], 1), *far]), GOLD, BRONZE, slip=(-6, -30), flow=0.2, seed=4)
    band = at(p.points("722,990! 752,956 766,876 754,794 724,758! 746,764! 778,798 792,872 780,946 746,978!"))
    fill(img, band, GLINT, 6, flow=1.4, size=9)
    for t in (-64, 64, -20, 20):
        tooth(img, t, GOLD, BRONZE)
    for x, y, tone in ((728, 812, RED), (746, 880, "1b8fb0"), (730, 948, RED)):
        fill(img, p.moved(p.circle(x, y, 15, 20), *CROWN), tone, 8, flow=0.5, size=7)


SKIN, TAN = "f4b183", "cc7658"
HEAD = (158.0, 516.0)


def jester(img: p.Array) -> None:
    """Body and head, leaning in from the left with a sly profile."""
    body = p.spline(p.points("-40,950! -40,720 -10,650 60,614 160,608 240,648 276,730 290,950!"))
    half = p.spline(p.points("140,590! 260,620! 320,720! 320,950! 190,950! 164,740"))
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
    ear = p.spline(p.points("-26,-16 -8,-28 10,-14 4,12 -10,30 -24,16"))
    white_of_eye = p.spline(p.points("22,-18! 40,-34 60,-18! 58,-4 38,0"))

    g.cel(img, body, GREEN, PINE, slip=(-16, 6), flow=1.2, size=24, seed=3)
    g.passage(img, p.mask(half) * p.mask(body), VIOLET, 1.3, size=20, length=80, seed=5, jitter=0.02, ragged=0.8)

    def at(path: skia.Path) -> skia.Path:
        return p.moved(path, *HEAD, 1.06, turn=12)

    fill(img, at(neck), TAN, 2, flow=1.4, size=12)
    ruff = p.moved(p.spline(collar), HEAD[0] + 4, HEAD[1] + 2, 1.06, turn=6)
    g.cel(img, ruff, YELLOW, OCHRE, slip=(-6, -10), size=12, seed=6)
    g.cel(img, at(p.spline(head)), SKIN, TAN, slip=(8, -12), flow=1.2, size=16, seed=4)
    fill(img, at(nape), "6a3420", 4, flow=1.4, size=10)
    fill(img, at(brow_band), TAN, 4, flow=0.0, size=8)
    fill(img, at(p.circle(42, 34, 24, 18)), "f08a70", 3, flow=0.0, size=8)
    g.line(img, [at_point(86, 57), at_point(62, 62), at_point(34, 50)], "8a2c2c", 8, seed=3)
    g.line(img, [at_point(28, 60), at_point(28, 48), at_point(38, 40)], "8a2c2c", 6, seed=4)
    g.cel(img, at(ear), "f8bd92", "b8604a", slip=(-6, -5), size=8)
    fill(img, at(white_of_eye), WHITE, 3, size=8)
    fill(img, at(p.circle(50, -11, 9, 11)), INK, 4, size=6)
    g.line(img, [at_point(16, -20), at_point(40, -32), at_point(64, -16)], INK, 8, seed=5)
    g.line(img, [at_point(14, -44), at_point(42, -52), at_point(70, -36)], INK, 10, seed=6)
    fool(Hat(img, HEAD[0] + 10, HEAD[1] - 56, 1.36, turn=6))


def at_point(u: float, v: float) -> tuple[float, float]:
    """A place on the jester's tilted head."""
    box = p.moved(p.circle(u, v, 1), *HEAD, 1.06, turn=12).getBounds()
    return box.centerX(), box.centerY()


def reach(img: p.Array) -> None:
    """The red sleeve: a full upper arm, the elbow on the cloth, a long forearm, a cuff with points."""
    arm_shadow = p.spline(p.points("-40,990 60,1012 150,980 256,934 300,930 250,976 150,1024 60,1050 -40,1056"))
    upper = p.spline(p.points("18,760 22,690 58,644 108,646 146,696 152,780 140,850 104,930 50,985 4,950 0,860"))
    fore = p.spline(p.points("0,940 24,896 64,872! 150,842 236,812! 262,892! 180,938 104,992 66,1016 28,1006 6,976"))
    cuff = p.spline(p.points("-26,-46! 4,-52! 40,-60! 30,-34! 56,-24! 36,-4! 56,14! 32,22! 42,56! 4,52! -26,46!"))
    fill(img, arm_shadow, SHADE, 5, flow=0.0)
    g.cel(img, upper, RED, WINE, slip=(-16, -8), flow=1.4, size=20)
    g.cel(img, fore, RED, WINE, slip=(-8, -18), flow=-0.35, size=16, seed=4)
    for fold in ("62,884 98,880 132,852", "46,936 74,930 100,906"):
        g.line(img, p.points(fold), WINE, 9, seed=4)
    hand(img)
    g.cel(img, p.moved(cuff, 244, 852, 0.96, turn=-17), YELLOW, OCHRE, slip=(-7, -6), flow=0.9, size=10)


FOREFINGER = (
    "458,792 504,804 542,840 566,884 572,916 568,960 558,1004 548,1036 532,1048 515,1042 512,1018 520,972 522,936 "
    "512,912 480,884 440,856"
)
MIDDLE = (
    "474,818 494,862 506,912 506,942 486,972 450,1008 418,1040 397,1060 376,1066 364,1054 376,1032 414,990 450,950 "
    "452,926 440,894 416,856"
)
RING = "386,850 426,850 446,876 442,906 420,922 386,918 368,896"
LITTLE = "320,852 366,850 392,874 392,902 372,920 336,916 312,892"
THUMB = "310,880 334,900 366,908 400,906 420,914 420,930 402,940 362,942 324,926 306,902"
BACK = "276,816 300,810 340,798 400,787 452,786 486,802 496,830 480,858 440,872 390,884 330,896 296,898 276,892"
SLIDE = (-36.0, 0.0)


def hand(img: p.Array) -> None:
    """Its back level, fore and middle finger stride on bent knees; thumb, ring and little finger are folded away."""

    def part(text: str, seed: int, slip: tuple[float, float] = (-7, -5), flow: float = 1.3) -> None:
        g.cel(img, p.spline(p.points(text, at=SLIDE)), SKIN, TAN, slip=slip, flow=flow, size=10, seed=seed)

    back_foot = "318,1062 362,1052 450,1050 464,1058 410,1072 340,1074"
    front_foot = "470,1042 516,1034 572,1036 506,1056"
    for foot in (back_foot, front_foot):
        fill(img, p.spline(p.points(foot)), SHADE, 4, flow=0.0, size=9)
    part(THUMB, 1)
    part(FOREFINGER, 2)
    part(MIDDLE, 3)
    part(BACK, 4, slip=(-3, -13), flow=0.2)
    part(RING, 5, slip=(-6, -7))
    part(LITTLE, 6, slip=(-6, -7))
    for nail in ("551,1012 557,1016 546,1038 538,1040 541,1024", "418,1034 423,1040 402,1057 393,1057 402,1045"):
        fill(img, p.spline(p.points(nail, at=SLIDE)), "ffdcc0", 6, flow=1.5, size=5)
    for crease in ("546,900 558,902 567,896", "486,926 496,928 504,922", "448,806 462,802 474,806"):
        g.line(img, p.points(crease, at=SLIDE), TAN, 4, seed=3)


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
    grip(img)
    crown(img)
    reach(img)
    return img
