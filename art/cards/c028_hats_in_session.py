"""Round a white table the hats are in session about a fallen crown: three only peep over the edge, while the jester's
fingers walk towards it.

Technique: gouache.
"""

from __future__ import annotations

import math
from typing import NamedTuple

import skia

from art import paint as p
from art.paint.props.hats import Hat, chef, fool, hard, straw
from art.paint.voices import gouache as g
from art.paint.voices.printing import PLAIN

NUMBER, TITLE = 28, "Hats in Session"
FINISH = PLAIN

GOLD, BRONZE, GLINT = "f8bf38", "c4781e", "ffe489"
RED, WINE, GREEN, PINE, PURPLE, INK = "dc3430", "9c1c30", "2f9a4c", "1b6a44", "5a2a86", "2a2036"
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
    fill(img, p.rect(-20, -20, 840, 520), "ffc486", 3, flow=0.0, size=44)
    fill(img, p.rect(-20, 452, 840, 180), "1f9fa8", 5, flow=0.0, size=22)
    for k, (x, y, w) in enumerate(((370, 478, 50), (760, 500, 60), (400, 528, 40))):
        g.line(img, [(x - w, y), (x, y - 2), (x + w, y + 1)], "8fe0d0", 7, seed=k)
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


class Peeper(NamedTuple):
    """A head behind the table's edge, as far up as it dares."""

    x: float
    y: float  # between the eyes
    skin: str
    shade: str
    hair: str
    gaze: tuple[float, float]
    brow: tuple[float, float]  # the inner ends, up or down
    lid: float  # how far the upper lid hangs


COOK = Peeper(424, 640, "f6b592", "cf7f6c", hair="6a3a2a", gaze=(7, 11), brow=(12, 12), lid=0)
BUILDER = Peeper(556, 652, "a8643e", "74402e", hair="2a2036", gaze=(-10, 5), brow=(-8, -8), lid=14)
FARMER = Peeper(684, 682, "e0a46c", "ac6c42", hair="f3ece2", gaze=(-9, 9), brow=(14, 6), lid=0)


def peeper(img: p.Array, one: Peeper) -> None:
    """A round head with its nose just over the table's edge."""

    def at(path: skia.Path) -> skia.Path:
        return p.moved(path, one.x, one.y, 0.94)

    for side in (-1, 1):
        g.cel(img, at(p.circle(side * 74, 14, 17, 24)), one.skin, one.shade, slip=(-5, -5), size=8)
    skull = p.spline(p.points("-74,0 -70,-60 -30,-92 30,-92 70,-60 74,0 70,70 40,130 -40,130 -70,70"))
    g.cel(img, at(skull), one.skin, one.shade, slip=(-16, 0), flow=1.4, size=14)
    fill(img, at(p.spline(p.points("-76,-30! 0,-40 76,-30! 72,-80 -72,-80"))), one.shade, 4, flow=0.0, size=8)
    for side in (-1, 1):
        eye = p.circle(side * 31, 2, 23, 26)
        fill(img, at(eye), "fffdf6", 3, size=8)
        u, v = side * 31 + one.gaze[0], 2 + one.gaze[1]
        fill(img, at(p.circle(u, v, 11, 13)), INK, 4, size=6)
        fill(img, at(p.circle(u - 3, v - 5, 3.6)), "ffffff", 5, size=3)
        if one.lid:
            g.passage(img, p.mask(at(eye)) * p.mask(at(p.rect(-80, -40, 160, 26 + one.lid))), one.shade, 0.0, size=8)
        brow = [(side * 9, -34 - one.brow[side > 0]), (side * 32, -42), (side * 56, -30)]
        g.line(img, [(one.x + a * 0.94, one.y + b * 0.94) for a, b in brow], one.hair, 11, seed=2)
    g.cel(img, at(p.circle(one.gaze[0] / 3, 42, 19, 21)), one.skin, one.shade, slip=(-6, -6), size=8)


def grip(img: p.Array, x: float, one: Peeper) -> None:
    """Four fingers hooked over the edge, and their shadow on the cloth."""
    cx, cy, rx, ry = TABLE
    u = (x - cx) / rx
    y, turn = cy - ry * math.sqrt(1 - u * u), math.degrees(math.atan(ry / rx * u / math.sqrt(1 - u * u)))
    fill(img, p.moved(p.rect(-32, 0, 76, 40, r=18), x + 6, y, 0.9, turn=turn), SHADE, 4, size=8)
    for k, long in enumerate((20, 28, 29, 22)):
        finger = p.rect(-36 + k * 18, -20, 17, 20 + long, r=8.5)
        g.cel(img, p.moved(finger, x, y, 0.9, turn=turn), one.skin, one.shade, slip=(-4, -3), flow=1.5, size=6, seed=k)


def huddle(img: p.Array) -> None:
    """Cook, builder and farmer behind the far edge."""
    peeper(img, COOK)
    chef(Hat(img, COOK.x, COOK.y - 50, 1.76, turn=-3))
    peeper(img, FARMER)
    straw(Hat(img, FARMER.x, FARMER.y - 66, 1.06, turn=5))
    peeper(img, BUILDER)
    hard(Hat(img, BUILDER.x, BUILDER.y - 66, 1.16, turn=-4))


def table(img: p.Array) -> None:
    """A round white cloth, its folds cut as shapes."""
    x, y, rx, ry = TABLE
    fill(img, p.rect(-20, y, 840, 320), "d9c4dc", 3, flow=1.5, size=22)
    for fx, w, lean in ((28, 64, -18), (236, 84, -8), (482, 72, 8), (664, 92, 20)):
        top = y + ry * math.sqrt(1 - ((fx - x) / rx) ** 2) - 10
        fold = p.poly([(fx, top), (fx + 12, top), (fx + w + lean, 1215), (fx + lean, 1215)])
        fill(img, fold, "b49cca", fx, flow=1.5, size=14)
    g.passage(img, p.circle(x, y, rx, ry), CLOTH, 0.03, size=40, length=200, seed=4, jitter=0.012, ragged=0.8)


def crown(img: p.Array) -> None:
    """Fallen on its side, its open top towards the jester."""

    def at(path: skia.Path) -> skia.Path:
        return p.moved(path, 624, 928, 1.62, turn=-74)

    far = p.spline(p.points("-86,-26! -60,-88! -30,-50! 0,-98! 30,-50! 60,-88! 86,-26! 0,20"))
    near = p.spline(p.points("-66,62! -92,-70! -52,-8! -36,-62! 0,2! 36,-62! 52,-8! 92,-70! 66,62! 36,80 0,86 -36,80"))
    band = p.spline(p.points("-66,40! -36,58 0,64 36,58 66,40! 66,62! 36,80 0,86 -36,80 -66,62!"))
    fill(
        img,
        p.spline(p.points("452,1038 560,1040 700,1012 800,1018 792,1054 706,1076 580,1084 490,1070")),
        SHADE,
        3,
        flow=0.0,
    )
    g.cel(img, at(far), "e2a12c", BRONZE, slip=(-8, -12), flow=0.6, size=12, seed=3)
    for x, y in ((-60, -90), (0, -100), (60, -90)):
        g.cel(img, at(p.circle(x, y, 10)), GLINT, BRONZE, slip=(-4, -5), flow=0.5, size=5, seed=7)
    fill(img, at(p.circle(0, -22, 76, 30)), "7c3f12", 3, flow=1.4, size=12)
    g.cel(img, at(near), GOLD, BRONZE, slip=(-4, -30), flow=0.6, size=18, seed=4)
    fill(img, at(band), GLINT, 6, flow=1.2, size=9)
    for x, y in ((-92, -74), (-36, -66), (36, -66), (92, -74)):
        g.cel(img, at(p.circle(x, y, 13)), GLINT, BRONZE, slip=(-4, -6), flow=0.5, size=6, seed=7)
    for x, y, tone in ((-40, 26, RED), (0, 36, "1b8fb0"), (40, 26, RED)):
        fill(img, at(p.circle(x, y, 12, 15)), tone, 8, flow=0.5, size=6)


SKIN, TAN = "f4b183", "cc7658"


def jester(img: p.Array) -> None:
    """Body and head, leaning in from the left with a sly profile."""
    body = p.spline(p.points("-40,900! -40,720 -10,650 70,606 170,600 250,640 286,720 300,900!"))
    g.cel(img, body, GREEN, PINE, slip=(-16, 6), flow=1.2, size=24, seed=3)
    red = p.spline(p.points("150,590! 260,620! 320,720! 320,900! 190,900! 170,740"))
    g.passage(img, p.mask(red) * p.mask(body), RED, 1.3, size=20, length=80, seed=5, jitter=0.02, ragged=0.8)

    def at(path: skia.Path) -> skia.Path:
        return p.moved(path, 176, 506, 1.06, turn=12)

    fill(img, at(p.spline(p.points("-44,30! 44,60! 50,130! -50,130!"))), TAN, 2, flow=1.4, size=12)
    collar = p.points(
        "-104,120! -70,84 0,74 60,80 112,108! 96,170! 66,132! 44,190! 14,140! -16,196! -42,138! -80,182! -82,132!"
    )
    g.cel(img, p.moved(p.spline(collar), 180, 508, 1.06, turn=6), "ffc52e", "d88a1a", slip=(-6, -10), size=12, seed=6)
    head = p.points(
        "58,-70! 66,-44 66,-26 92,-4 122,26 116,38 84,36! 88,48 84,56! 88,66 82,74 92,92 84,112 62,114 14,92 -34,56 "
        "-66,6 -66,-70!"
    )
    g.cel(img, at(p.spline(head)), SKIN, TAN, slip=(8, -12), flow=1.2, size=16, seed=4)
    nape = p.spline(p.points("-70,-70! -30,-70! -26,-20 -34,20 -24,58 -50,66 -74,30 -80,-20"))
    fill(img, at(nape), "6a3420", 4, flow=1.4, size=10)
    fill(img, at(p.spline(p.points("-66,-40! 66,-44! 62,-70! -66,-70!"))), TAN, 4, flow=0.0, size=8)
    fill(img, at(p.circle(42, 34, 24, 18)), "f08a70", 3, flow=0.0, size=8)
    g.line(img, [at_point(86, 57), at_point(62, 62), at_point(34, 50)], "8a2c2c", 8, seed=3)
    g.line(img, [at_point(28, 60), at_point(28, 48), at_point(38, 40)], "8a2c2c", 6, seed=4)
    g.cel(
        img,
        at(p.spline(p.points("-26,-16 -8,-28 10,-14 4,12 -10,30 -24,16"))),
        "f8bd92",
        "b8604a",
        slip=(-6, -5),
        size=8,
    )
    fill(img, at(p.spline(p.points("22,-18! 40,-34 60,-18! 58,-4 38,0"))), "fffdf6", 3, size=8)
    fill(img, at(p.circle(50, -12, 9, 11)), INK, 4, size=6)
    g.line(img, [at_point(16, -20), at_point(40, -32), at_point(64, -16)], INK, 8, seed=5)
    g.line(img, [at_point(14, -44), at_point(42, -52), at_point(70, -36)], INK, 10, seed=6)
    fool(Hat(img, 190, 450, 1.48, turn=10))


def at_point(u: float, v: float) -> tuple[float, float]:
    """A place on the jester's tilted head."""
    box = p.moved(p.circle(u, v, 1), 176, 506, 1.06, turn=12).getBounds()
    return box.centerX(), box.centerY()


def reach(img: p.Array) -> None:
    """The arm over the edge, its elbow on the cloth, and two fingers that walk."""
    fill(img, p.spline(p.points("120,900 260,910 380,900 470,906 462,926 340,936 200,944")), SHADE, 5, flow=0.0)
    arm = p.union(
        p.ribbon([(120, 690), (140, 790), (206, 872)], [124, 108, 88], 40, True),
        p.ribbon([(200, 872), (270, 838), (330, 806)], [92, 78, 62], 40, True),
    )
    g.cel(
        img, arm, GREEN, PINE, slip=(-6, -22), flow=g.along([(120, 690), (140, 790), (206, 872), (330, 806)]), size=18
    )
    cuff = p.ribbon([(318, 764), (336, 806), (346, 846)], [26, 30, 26], 20, True)
    hand(img)
    g.cel(img, cuff, "ffc52e", "d88a1a", slip=(-8, -4), flow=1.4, size=10)


def hand(img: p.Array) -> None:
    """Seen from the side: the back of the hand, two curled fingers, two that stand on the cloth, the thumb."""
    parts = (
        ([(398, 808), (434, 828), (446, 866), (454, 914)], [36, 33, 29, 22]),  # the forefinger, a step ahead
        ([(384, 818), (410, 852), (400, 884), (384, 914)], [34, 32, 28, 21]),  # the middle finger behind
    )
    for line, widths in parts:
        g.cel(img, p.ribbon(line, widths, 30, True), SKIN, TAN, slip=(-7, -3), flow=1.4, size=8)
    palm = p.spline(p.points("326,780 370,764 410,774 428,802 416,832 382,848 338,844"))
    g.cel(img, palm, SKIN, TAN, slip=(-4, -16), flow=0.3, size=12)
    for line in ([(372, 838), (380, 858), (364, 862)], [(352, 838), (358, 856), (344, 858)]):
        g.cel(img, p.ribbon(line, [26, 24, 18], 20, True), SKIN, TAN, slip=(-5, -5), flow=0.3, size=8)


def paint() -> p.Array:
    """Evening, throne, those behind the table, the table, then what is on it."""
    img = g.board()
    evening(img)
    throne(img)
    huddle(img)
    jester(img)
    table(img)
    for x, who in ((368, COOK), (482, COOK), (612, BUILDER), (744, FARMER)):
        grip(img, x, who)
    crown(img)
    reach(img)
    return img
