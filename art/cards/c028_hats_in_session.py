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
TABLE = (400.0, 950.0, 452.0, 180.0)


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
    fill(img, p.rect(-20, -20, 840, 520), "ffc486", 3, flow=0.0, size=44)
    fill(img, p.rect(-20, 442, 840, 120), "1f9fa8", 5, flow=0.0, size=22)
    for k, (x, y, w) in enumerate(ripples):
        ripple = [(x - w, y), (x, y - 2), (x + w, y + 1)]
        g.line(img, ripple, "8fe0d0", 7, seed=k)
    fill(img, p.rect(-20, 548, 840, 120), "f3d9c0", 8, flow=0.0, size=26)
    fill(img, p.rect(-20, 540, 840, 22), "fff8e8", 9, flow=0.0, size=12)
    fill(img, p.rect(-20, 632, 840, 240), "e0a88c", 10, flow=0.0, size=30)


def throne(img: p.Array) -> None:
    """Tall, red, gold, on its step, and nobody in it."""

    def at(text: str) -> skia.Path:
        return p.moved(p.spline(p.points(text)), 590, 150, 1.3)

    shadow = p.poly([(690, 540), (790, 540), (790, 632), (860, 700), (600, 700)])
    back = at("-92,300! -92,90 -80,40! -44,24 0,-46 44,24 80,40! 92,90 92,300!")
    red = at("-64,300! -66,100 -36,68 0,14 36,68 66,100 64,300!")
    fill(img, shadow, "b77f86", 3, flow=0.0)
    g.cel(img, at("-138,346! 138,346! 152,366! -152,366!"), "d9c0dc", "b899c6", slip=(-8, -4), flow=0.0, size=12)
    fill(img, at("-152,366! 152,366! 152,430! -152,430!"), "9a78b0", 4, flow=0.0, size=14)
    g.cel(img, back, GOLD, BRONZE, slip=(-16, -6), flow=1.5, size=18, seed=3)
    g.cel(img, red, RED, WINE, slip=(22, 16), flow=1.5, size=26, seed=4)
    for u, v in ((-80, 30), (80, 30), (0, -58)):
        ball = p.moved(p.circle(u, v, 18), 590, 150, 1.3)
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
    x, y, size = 452, 652, 1.06
    skin, shade, brown = "f6b592", "cf7f6c", "6a3a2a"

    def at(text: str) -> skia.Path:
        return p.moved(p.spline(p.points(text)), x, y, size)

    def brush(text: str, width: float) -> None:
        g.line(img, p.points(text, at=(x, y), scale=(size, size)), brown, width, seed=4)

    shoulders = at("-150,190! -142,110 -90,62 -40,48 60,48 104,60 148,106 160,190!")
    g.cel(img, shoulders, "e2e2f6", "b3b0dc", slip=(-14, -6), flow=1.4, size=16, seed=2)
    g.cel(img, at("-54,40 0,62 56,38 52,72 2,94 -48,74"), RED, WINE, slip=(-4, -8), size=10, seed=3)
    g.cel(img, p.circle(x + 64, y - 10, 16, 22), skin, shade, slip=(-5, -5), size=8)
    head = at("-50,-80! -64,-40 -66,0 -56,44 -30,72 2,78 36,68 58,38 66,-8 62,-44 50,-80!")
    g.cel(img, head, skin, shade, slip=(-16, -4), flow=1.4, size=14)
    for u, r in ((-38, 18), (10, 20)):
        fill(img, p.circle(x + u, y - 24, r, r), WHITE, 3, size=6)
        fill(img, p.circle(x + u - 10, y - 20, 9, 10), INK, 4, size=5)
        fill(img, p.moved(at("-24,-4! 0,-5 24,-3! 24,-26 -24,-26"), u, -24), skin, 5, flow=0.0, size=6)
        g.line(img, p.points("-21,-5 0,-6 21,-4", at=(x + u, y - 25)), brown, 5, seed=3)
    brush("-62,-46 -40,-46 -20,-36", 12)
    brush("-6,-46 14,-58 38,-50", 12)
    fill(img, at("-24,20 -44,18 -66,32 -90,18 -80,48 -46,58 -24,44 14,62 58,52 72,16 40,34 4,16"), brown, 6, size=8)
    g.cel(img, p.circle(x - 25, y + 8, 25, 22), "f29c80", shade, slip=(-5, -6), size=8)
    chef(Hat(img, x + 2, y - 70, 1.34, turn=-4))


def builder(img: p.Array) -> None:
    """Young, and no more of her over the edge than two round eyes."""
    x, y, skin, shade = 580, 756, "a8643e", "74402e"
    head = p.spline(p.points("-50,-48! -55,22 -43,102! 43,102! 57,22 50,-48!", at=(x, y)))
    g.cel(img, head, skin, shade, slip=(-14, 4), flow=1.4, size=12)
    for u in (-22, 22):
        fill(img, p.circle(x + u, y, 20, 21), WHITE, 3, size=7)
        fill(img, p.circle(x + u - 9, y + 8, 10, 11), INK, 4, size=5)
        fill(img, p.circle(x + u - 12, y + 4, 3.4), "ffffff", 5, size=3)
    hard(Hat(img, x, y - 36, 0.94, turn=-3))


FARMER = (728.0, 656.0)


def farmer(img: p.Array) -> None:
    """An old man in profile, lost in the sight of gold."""
    lash_line = p.points("-45,-9 -28,-15 -6,-9", at=FARMER)
    skin, shade = "e0a46c", "ac6c42"

    def at(text: str) -> skia.Path:
        return p.spline(p.points(text, at=FARMER))

    g.cel(img, at("-70,250! -60,110 -14,72 60,70 120,100! 120,250!"), "3f7fc0", "28588f", slip=(10, -8), size=18)
    face = at("-40,-62! -48,-34 -44,-16 -62,4 -80,22 -78,36 -52,36! -54,60 -20,80 40,60 54,0 48,-62!")
    g.cel(img, face, skin, shade, slip=(-12, -6), flow=1.3, size=12)
    fill(img, at("20,-50! 22,-10 14,20 30,60 58,40 62,-10 56,-50!"), "e4dccf", 4, flow=1.4, size=8)
    g.cel(img, at("6,-16 22,-22 30,-6 22,16 10,10"), skin, shade, slip=(-4, -4), size=6)
    fill(img, at("-44,-7! -26,-14 -6,-8! -24,9"), WHITE, 3, size=5)
    fill(img, p.circle(FARMER[0] - 30, FARMER[1], 8, 8), INK, 4, size=4)
    g.line(img, lash_line, shade, 6, seed=3)
    straw(Hat(img, FARMER[0] + 6, FARMER[1] - 56, 0.94, turn=-7))


def beard(img: p.Array) -> None:
    """The farmer's beard, which comes to lie on the table."""
    outline = "22,14! -6,36 -34,34 -62,40 -50,52! -66,80 -78,132 -66,170 -48,156 -34,176 -14,152 6,164 20,120 36,70"
    g.cel(img, p.spline(p.points(outline, at=FARMER)), "fffaf0", "cdbfc4", slip=(-10, -8), flow=1.8, size=10, seed=4)


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
    """The red sleeve: a full upper arm, the elbow on the cloth, a straight forearm, a cuff with points."""
    arm_shadow = p.spline(p.points("-40,1000 60,1010 150,986 236,962 250,982 180,1018 80,1044 -40,1050"))
    upper = p.spline(p.points("18,760 22,690 58,644 108,646 146,696 148,780 130,850 90,930 40,985 4,950 0,860"))
    fore = p.spline(p.points("4,950 30,916! 126,854 250,764! 296,828! 196,916 110,998 72,1020 36,1010 12,984"))
    cuff = p.spline(p.points("-26,-44! 4,-50! 40,-60! 30,-34! 58,-24! 36,-4! 58,14! 32,22! 44,56! 4,50! -26,44!"))
    fill(img, arm_shadow, SHADE, 5, flow=0.0)
    g.cel(img, upper, RED, WINE, slip=(-16, -8), flow=1.4, size=20)
    g.cel(img, fore, RED, WINE, slip=(-8, -18), flow=-0.62, size=16, seed=4)
    for fold in ("62,884 96,878 126,856", "50,934 76,926 98,904"):
        g.line(img, p.points(fold), WINE, 9, seed=4)
    hand(img)
    g.cel(img, p.moved(cuff, 262, 800, 1.0, turn=-36), YELLOW, OCHRE, slip=(-7, -6), flow=0.9, size=10)


FOREFINGER = (
    "470,796 514,850 538,888 543,936 538,986 531,1020 518,1033 503,1026 503,992 507,942 500,906 474,868 430,830"
)
MIDDLE = "448,822 466,876 470,924 456,958 420,998 388,1030 368,1038 356,1026 366,1006 400,964 430,928 424,890 400,846"
RING = "368,836 404,832 428,860 430,894 412,914 382,908 364,884"
LITTLE = "322,836 358,834 378,856 382,884 366,900 338,892 322,866"
THUMB = "322,862 352,888 394,908 404,922 392,932 358,922 326,898 312,876"
BACK = "276,774 312,746 366,742 424,760 470,792 480,822 450,850 404,862 350,862 308,850 284,828"
SLIDE = (-25.0, 0.0)


def hand(img: p.Array) -> None:
    """Fore and middle finger stride; the thumb holds ring and little finger back."""

    def part(text: str, seed: int, slip: tuple[float, float] = (-7, -5), flow: float = 1.3) -> None:
        g.cel(img, p.spline(p.points(text, at=SLIDE)), SKIN, TAN, slip=slip, flow=flow, size=10, seed=seed)

    for foot in ("340,1030 380,1024 446,1034 424,1046 356,1044", "484,1024 526,1020 572,1030 546,1042 496,1038"):
        fill(img, p.spline(p.points(foot)), SHADE, 4, flow=0.0, size=9)
    part(THUMB, 1)
    part(FOREFINGER, 2)
    part(MIDDLE, 3)
    part(BACK, 4, slip=(-3, -13), flow=0.2)
    part(RING, 5, slip=(-6, -7))
    part(LITTLE, 6, slip=(-6, -7))
    for nail in ("531,1002 537,1008 528,1026 521,1026 524,1010", "402,1021 406,1026 384,1039 376,1037 388,1028"):
        fill(img, p.spline(p.points(nail, at=SLIDE)), "ffdcc0", 6, flow=1.5, size=5)
    for crease in ("520,892 530,894 538,890", "452,932 460,930 467,924"):
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
    beard(img)
    crown(img)
    reach(img)
    return img
