"""Only hats sit at the table, but on the white wall the low sun shows who wears them, and one points at the fallen
crown.

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

HAT = 0.88
DARK, PALE, ROSE = "453c8e", "9a88ce", "c48cb8"
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
POINTING = p.union(  # a straight arm, the fist rolled, one finger out
    p.ribbon([(26, -46), (68, -10), (104, 22)], [46, 37, 24], 30, True),
    p.spline(p.points("92,14 108,6 124,16 132,30 127,44 114,54 98,48 90,34")),
    p.ribbon([(120, 40), (138, 62), (152, 82)], [14, 12, 9], 20, True),
    p.ribbon([(116, 16), (134, 18), (146, 28)], [14, 12, 8], 20, True),
)
BACK_ARM = p.spline(p.points("-31,-14! -26,40 -32,90 -42,128! -40,60 -37,20"))  # the gap between arm and side
FOLDED = p.spline(p.points("30,-84! 56,-66 64,-10 66,26 50,46 10,40!"))
SEATS = (
    Sitter(chef, CHEF, 240, 378, face=1, turn=4, tone=PALE, gesture=FOLDED),
    Sitter(hard, HARD, 368, 426, face=1, turn=-4, tone=ROSE, gesture=FOLDED),
    Sitter(fool, FOOL, 112, 470, face=1, turn=-5, tone=DARK, gesture=RAISED),
    Sitter(straw, STRAW, 510, 466, face=-1, turn=5, tone=DARK, gesture=POINTING),
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
    trunk = p.points("-54,260! -58,20 -56,-46 -42,-72 -18,-82 -20,-120! 10,-100! 14,-80 38,-70 52,-40 54,20 56,260!")
    k = 1.2
    hat = p.moved(p.spline(s.outline), s.x, s.y, HAT, turn=s.turn)
    body = p.union(p.cut(p.spline(trunk), BACK_ARM), p.spline(head), s.gesture)
    if s.gesture is FOLDED:
        body = p.cut(body, p.moved(BACK_ARM, 0, 4, 1, flip=True))
    return p.union(p.moved(body, s.x, s.y + 160 * k, k, flip=s.face < 0), hat)


def shadows(img: p.Array) -> None:
    """A row of whole people on the wall; the two in deep shade are those who gesture."""
    wall = p.mask(p.rect(-20, 208, 840, 634))
    for k, s in enumerate(SEATS):
        g.passage(
            img,
            p.mask(person(s)) * wall,
            s.tone,
            1.4,
            size=22,
            length=90,
            seed=7 + k,
            jitter=0.02,
            ragged=0.8,
            dry=0.35,
        )


THRONE = p.spline(p.points("-92,560! -92,90 -80,40! -44,24 0,-46 44,24 80,40! 92,90 92,560!"))
KNOBS = ((-80, 30), (80, 30), (0, -58))


def throne(img: p.Array) -> None:
    """Tall, red, gold, and nobody in it."""

    def at(path: skia.Path) -> skia.Path:
        return p.moved(path, 690, 360, 0.82)

    fill(
        img, p.spline(p.points("580,990 640,962 800,960 830,1000! 830,1030! 600,1012")), "8c4450", 4, flow=0.0, size=14
    )
    for side in (-100, 100):
        fill(
            img,
            at(p.poly([(side - 16, 400), (side + 16, 400), (side + 12, 750), (side - 12, 750)])),
            BRONZE,
            3,
            flow=1.5,
            size=10,
        )
    g.cel(img, at(THRONE), GOLD, BRONZE, slip=(-14, -6), flow=1.5, size=16, seed=3)
    red = p.spline(p.points("-64,540! -66,100 -36,68 0,14 36,68 66,100 64,540!"))
    g.cel(img, at(red), "dc3430", "9c1c30", slip=(16, 12), flow=1.5, size=22, seed=4)
    cushion = p.spline(p.points("-96,372 -60,346 60,346 96,372 108,408 104,440 0,452 -104,440 -108,408"))
    g.cel(img, at(cushion), "ff6c4c", "b42432", slip=(-6, -30), flow=0.0, size=16, seed=7)
    for side in (-1, 1):
        arm = [
            (side * 90, 300),
            (side * 122, 292),
            (side * 134, 312),
            (side * 122, 334),
            (side * 118, 460, 1),
            (side * 92, 460, 1),
        ]
        g.cel(img, at(p.spline(arm)), GOLD, BRONZE, slip=(-9, -5), flow=1.5, size=10, seed=8)
    for u, v in KNOBS:
        g.cel(img, at(p.circle(u, v, 17)), "ffdc6c", BRONZE, slip=(-6, -5), flow=0.5, size=8, seed=6)


def table(img: p.Array) -> None:
    """A round white cloth before them, its folds cut as shapes."""
    x, y, rx, ry = 330, 950, 400, 128
    sides = p.poly([(x - rx, y), (x + rx, y), (x + rx * 0.95, y + 300), (x - rx * 0.95, y + 300)])
    fill(img, p.spline(p.points("600,1210! 680,1120 780,1090 830,1094! 830,1210!")), "8c4450", 4, flow=0.1, size=20)
    fill(img, p.union(p.circle(x, y + 250, rx * 0.95, ry), sides), "d9c4dc", 3, flow=1.5, size=20)
    for fx, w, lean in ((40, 52, -16), (196, 66, -6), (390, 58, 4), (552, 64, 14), (654, 40, 16)):
        top = y + ry * math.sqrt(max(0.0, 1 - ((fx - x) / rx) ** 2)) - 8
        fold = [
            (fx, top, 1),
            (fx + w * 0.5, top + 4, 1),
            (fx + w * 0.8 + lean * 0.4, top + 80),
            (fx + w + lean, 1215, 1),
            (fx + lean, 1215, 1),
            (fx + lean * 0.4, top + 90),
        ]
        fill(img, p.spline(fold), "b49cca", int(fx), flow=1.5, size=14)
    g.passage(img, p.circle(x, y, rx, ry), "fffaee", 0.03, size=34, length=190, seed=4, jitter=0.012, ragged=0.8)


def crown(img: p.Array) -> None:
    """Fallen on its side in their midst, its shadow thrown back along the cloth."""
    points = p.points("-66,40! -82,-58! -44,-12! -34,-78! 0,-20! 34,-78! 44,-12! 82,-58! 66,40!")
    tips = ((-82, -62), (-34, -82), (34, -82), (82, -62))

    def at(path: skia.Path) -> skia.Path:
        return p.moved(path, 296, 924, 1.62, turn=-76)

    whole = at(p.union(p.spline([*points, (36, 60), (0, 66), (-36, 60)]), *(p.circle(x, y, 12) for x, y in tips)))
    ground = whole.getBounds().bottom() - 8
    shade = skia.Path(whole)
    shade.transform(skia.Matrix.MakeAll(1, -0.5, 0.5 * ground, 0, 0.26, 0.74 * ground, 0, 0, 1))
    fill(img, shade, DARK, 3, flow=0.0, size=12)
    fill(img, at(p.circle(0, 40, 66, 25)), "8a4a14", 3, flow=0.5, size=10)
    g.cel(
        img,
        at(p.spline([*points, (36, 60), (0, 66), (-36, 60)])),
        GOLD,
        BRONZE,
        slip=(-4, -26),
        flow=0.6,
        size=16,
        seed=4,
    )
    band = p.points("-66,26! -36,44 0,50 36,44 66,26! 66,40! 36,60 0,66 -36,60 -66,40!")
    fill(img, at(p.spline(band)), "ffe489", 6, flow=1.2, size=8)
    for x, y in tips:
        fill(img, at(p.circle(x, y, 12)), "ffe489", 7, flow=0.5, size=6)
    for x, y, tone in ((-34, 14, "d8302e"), (0, 20, "1b8fb0"), (34, 14, "d8302e")):
        fill(img, at(p.circle(x, y, 11, 13)), tone, 8, flow=0.5, size=6)


def paint() -> p.Array:
    """Wall, shadows, throne, hats, table, and the crown last."""
    img = g.board()
    evening(img)
    shadows(img)
    throne(img)
    for s in SEATS:
        s.hat(Hat(img, s.x, s.y, HAT, turn=s.turn))
    table(img)
    crown(img)
    return img
