"""Only hats sit round the table, but on the white wall the low sun shows who wears them; the throne throws only itself.

Technique: gouache.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

import skia

from art import paint as p
from art.paint.props.hats import CHEF, FOOL, HARD, STRAW, Hat, chef, fool, hard, straw
from art.paint.voices import gouache as g
from art.paint.voices.printing import PLAIN

NUMBER, TITLE = 28, "Hats in Session"
FINISH = PLAIN

SLIP = (24.0, -16.0)  # from every thing to its shadow on the wall
FRONT, MIDDLE, BACK, GREEN, GREEN_DARK = "4f4896", "7a6ab4", "9886c6", "23907c", "0f5a58"
GOLD, BRONZE = "f8bf38", "c4781e"


@dataclass(frozen=True)
class Sitter:
    """A hat in its seat, and the pose that its shadow gives away."""

    hat: Callable[[Hat], None]
    outline: p.Points
    x: float
    y: float  # the brim
    face: int  # 1 looks right, -1 left
    turn: float
    tone: str
    gesture: skia.Path


# an elbow on the table, an open hand up
RAISED = p.spline(
    p.points(
        "30,-84! 56,-70 78,-10 92,0! 82,-60 80,-84 66,-98 58,-112 64,-119 74,-112 86,-100! 82,-134 87,-142 94,-137 "
        "97,-112! 98,-146 105,-151 111,-143 110,-112! 116,-138 123,-140 127,-131 120,-98 112,-76 118,10 104,40 70,36 "
        "20,-20!"
    )
)
# chin in hand
LEANING = p.spline(
    p.points("20,-70! 52,-50 70,16 62,-46 44,-82 36,-92 44,-100 58,-92 68,-98 76,-86 84,-50 98,40 80,64 40,50 10,-10!")
)
# palm up: whose turn is it?
OPEN = p.spline(
    p.points(
        "26,-80! 54,-66 76,-6 104,-30 112,-48 106,-64 113,-68 122,-54 140,-62 150,-58 146,-50 134,-38 124,-18 92,34 "
        "64,38 20,-20!"
    )
)
FOLDED = p.spline(p.points("30,-84! 62,-66 74,-10 80,26 50,46 10,40!"))
SEATS = (
    Sitter(chef, CHEF, 268, 380, face=-1, turn=4, tone=BACK, gesture=FOLDED),
    Sitter(hard, HARD, 372, 446, face=1, turn=-4, tone=MIDDLE, gesture=LEANING),
    Sitter(fool, FOOL, 108, 498, face=1, turn=-5, tone=FRONT, gesture=RAISED),
    Sitter(straw, STRAW, 520, 528, face=-1, turn=5, tone=FRONT, gesture=OPEN),
)


def fill(
    img: p.Array, path: skia.Path, colour: p.Colour, seed: int = 1, flow: g.Flow = 0.2, size: float = 16
) -> p.Array:
    """A shape in a few strokes with a clean edge."""
    return g.passage(
        img, path, colour, flow, size=size, length=size * 4, seed=seed, jitter=0.025, ragged=0.8, dry=0.3, sway=0.1
    )


def evening(img: p.Array) -> None:
    """A strip of sea and sky over a whitewashed wall that takes the last sun, and the terrace before it."""
    fill(img, p.rect(-20, -20, 840, 120), "f79a62", 3, flow=0.0, size=26)
    fill(img, p.spline(p.points("-20,52! 260,44 820,60! 820,110! -20,110!")), "ffc27e", 4, flow=0.0, size=20)
    fill(img, p.rect(-20, 88, 840, 110), "1f9fa8", 5, flow=0.0, size=16)
    for k, (x, y, w) in enumerate(((120, 108, 70), (420, 124, 110), (690, 106, 60), (250, 146, 50), (590, 150, 80))):
        g.line(img, [(x - w, y), (x, y - 2), (x + w, y + 1)], "8fe0d0" if k % 2 else "ffe9b0", 6, seed=k)
    g.passage(
        img,
        p.rect(-20, 176, 840, 680),
        "ffe3ae",
        lambda x, y: 0.1 * math.sin(x / 130),
        size=44,
        length=190,
        seed=7,
        jitter=0.015,
        dry=0.5,
    )
    fill(img, p.poly(p.points("-20,160 820,160 820,196 -20,196")), "fffaea", 8, flow=0.0, size=12)
    fill(img, p.poly(p.points("-20,194 820,194 820,208 -20,208")), "e0a87c", 9, flow=0.0, size=8)
    fill(img, p.rect(-20, 846, 840, 380), "d4825c", 6, flow=0.02, size=40)
    fill(img, p.poly(p.points("-20,840 820,840 820,858 -20,858")), "a8584e", 10, flow=0.0, size=8)


def person(s: Sitter) -> skia.Path:
    """The shadow of whoever wears the hat: profile, neck, shoulders, a gesture, and the hat itself."""
    head = p.points(
        "-22,-182 12,-182 30,-164 30,-150 46,-132 42,-127 33,-126 39,-118 34,-113 37,-106 30,-102 33,-92 20,-84 "
        "2,-88 -26,-116 -36,-150"
    )
    trunk = p.points("-60,220! -66,20 -62,-46 -44,-72 -18,-82 -20,-120! 10,-100! 14,-80 40,-70 56,-40 58,20 60,220!")
    body = p.union(p.spline(trunk), p.spline(head), s.gesture)
    k = 1.3
    x, y = s.x + SLIP[0], s.y + SLIP[1] + 160 * k
    hat = p.moved(p.spline(s.outline), s.x + SLIP[0], s.y + SLIP[1], 0.94, turn=s.turn)
    return p.union(p.moved(body, x, y, k, flip=s.face < 0), hat)


def shadows(img: p.Array) -> None:
    """Whole people on the wall, deep in talk; the throne throws only itself."""
    wall = p.mask(p.rect(-20, 208, 840, 634))
    empty = p.moved(p.union(THRONE, *(p.circle(x, y, 17) for x, y in KNOBS)), 696 + SLIP[0], 400 + SLIP[1])
    for k, (shape, tone) in enumerate(((empty, MIDDLE), *((person(s), s.tone) for s in SEATS))):
        g.passage(
            img, p.mask(shape) * wall, tone, 1.4, size=22, length=90, seed=7 + k, jitter=0.025, ragged=0.8, dry=0.35
        )


def chair(img: p.Array, x: float, y: float, k: float, turn: float) -> None:
    """A small green chair, seen from the table."""

    def at(path: skia.Path) -> skia.Path:
        return p.moved(path, x, y, k, turn=turn)

    for dx in (-58, -22, 14, 50):
        fill(img, at(p.rect(dx - 5, 16, 15 if abs(dx) > 30 else 11, 320)), GREEN_DARK, 3, flow=1.5, size=8)
    rail = p.spline(p.points("-70,8! -44,-12 0,-18 44,-12 70,8! 68,40! 0,30 -68,40!"))
    g.cel(img, at(rail), GREEN, GREEN_DARK, slip=(-5, -9), flow=0.0, size=10, seed=int(x))


THRONE = p.spline(p.points("-92,560! -92,90 -80,40! -44,24 0,-46 44,24 80,40! 92,90 92,560!"))
KNOBS = ((-80, 30), (80, 30), (0, -58))


def throne(img: p.Array) -> None:
    """Tall, red, gold, and nobody in it."""
    x, y = 696, 400
    for side in (-1, 1):
        fill(
            img,
            p.poly(
                [
                    (x + side * 100 - 16, y + 400),
                    (x + side * 100 + 16, y + 400),
                    (x + side * 100 + 12, 990),
                    (x + side * 100 - 12, 990),
                ]
            ),
            BRONZE,
            3,
            flow=1.5,
            size=10,
        )
    g.cel(img, p.moved(THRONE, x, y), GOLD, BRONZE, slip=(-16, -6), flow=1.5, size=16, seed=3)
    red = p.spline(p.points("-64,540! -66,100 -36,68 0,14 36,68 66,100 64,540!"))
    g.cel(img, p.moved(red, x, y), "dc3430", "9c1c30", slip=(18, 14), flow=1.5, size=22, seed=4)
    for k, (u, v) in enumerate(((-28, 150), (30, 148), (0, 210), (-30, 268), (32, 270))):
        fill(img, p.circle(x + u, y + v, 7), "7a1428", 5 + k, flow=0.5, size=5)
    cushion = p.spline(p.points("-96,372 -60,346 60,346 96,372 108,408 104,440 0,452 -104,440 -108,408"))
    g.cel(img, p.moved(cushion, x, y), "ff6c4c", "b42432", slip=(-6, -34), flow=0.0, size=16, seed=7)
    for side in (-1, 1):
        arm = p.spline(
            [
                (side * 90, 300),
                (side * 122, 292),
                (side * 134, 312),
                (side * 122, 334),
                (side * 118, 460, 1),
                (side * 92, 460, 1),
            ]
        )
        g.cel(img, p.moved(arm, x, y), GOLD, BRONZE, slip=(-9, -5), flow=1.5, size=10, seed=8)
    for u, v in KNOBS:
        g.cel(img, p.circle(x + u, y + v, 17), "ffdc6c", BRONZE, slip=(-6, -5), flow=0.5, size=8, seed=6)


def table(img: p.Array) -> None:
    """A round white cloth, low before them, its folds cut as shapes."""
    x, y, rx, ry = 340, 1010, 410, 92
    fall = p.union(
        p.circle(x, y + 250, rx * 0.95, ry),
        p.poly([(x - rx, y), (x + rx, y), (x + rx * 0.95, y + 250), (x - rx * 0.95, y + 250)]),
    )
    fill(img, p.spline(p.points("640,1210! 700,1130 800,1096 830,1100! 830,1210!")), "8c4450", 4, flow=0.1, size=20)
    fill(img, fall, "e6d3d8", 3, flow=1.5, size=20)
    for fx, w, lean in ((44, 70, -22), (150, 34, -8), (372, 84, 2), (560, 40, 16), (640, 92, 26)):
        top = y + ry * math.sqrt(max(0.0, 1 - ((fx - x) / rx) ** 2))
        fold = p.spline(
            [
                (fx, top, 1),
                (fx + w * 0.4 + lean * 0.4, top + 70),
                (fx + w + lean, 1215, 1),
                (fx + lean, 1215, 1),
                (fx - 4 + lean * 0.4, top + 80),
            ]
        )
        fill(img, fold, "a890c4", int(fx), flow=1.5, size=14)
    g.passage(img, p.circle(x, y, rx, ry), "fffaee", 0.03, size=34, length=190, seed=4, jitter=0.012, ragged=0.8)


def crown(img: p.Array) -> None:
    """Fallen on its side in their midst."""

    def at(path: skia.Path) -> skia.Path:
        return p.moved(path, 318, 946, 1.28, turn=-68)

    shade = p.points("250,1040 330,1018 452,1024 560,1000! 520,1034 580,1040! 480,1064 330,1068")
    fill(img, p.spline(shade), FRONT, 3, flow=0.0, size=12)
    fill(img, at(p.circle(0, 40, 66, 25)), "8a4a14", 3, flow=0.5, size=10)
    points = p.points("-66,40! -82,-58! -44,-12! -34,-78! 0,-20! 34,-78! 44,-12! 82,-58! 66,40!")
    g.cel(
        img,
        at(p.spline([*points, (36, 60), (0, 66), (-36, 60)])),
        GOLD,
        BRONZE,
        slip=(-4, -24),
        flow=0.6,
        size=16,
        seed=4,
    )
    band = p.points("-66,26! -36,44 0,50 36,44 66,26! 66,40! 36,60 0,66 -36,60 -66,40!")
    fill(img, at(p.spline(band)), "ffe489", 6, flow=1.2, size=8)
    for x, y in p.points("-82,-62 -34,-82 34,-82 82,-62"):
        fill(img, at(p.circle(x, y, 12)), "ffe489", 7, flow=0.5, size=6)
    for x, y, tone in ((-34, 14, "d8302e"), (0, 20, "1b8fb0"), (34, 14, "d8302e")):
        fill(img, at(p.circle(x, y, 11, 13)), tone, 8, flow=0.5, size=6)


def paint() -> p.Array:
    """Wall, shadows, throne, chairs, hats, table, and the crown last."""
    img = g.board()
    evening(img)
    shadows(img)
    throne(img)
    for k, s in enumerate(SEATS):
        chair(
            img, s.x + (0, 8, -4, 6)[k], (790, 796, 806, 812)[k], (0.8, 0.82, 0.96, 0.94)[k], turn=(2.5, -3, -5, 4)[k]
        )
    for s in SEATS:
        s.hat(Hat(img, s.x, s.y, 0.94, turn=s.turn))
    table(img)
    crown(img)
    return img
