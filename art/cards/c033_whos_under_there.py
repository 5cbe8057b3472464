"""A child hangs out of bed and shines a torch below, where a monster hangs out of its bed and does the same.

Technique: pen and body colour.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np
import skia

from art import paint as p
from art.paint.colour import Colour
from art.paint.voices import ink
from art.paint.voices.printing import PLAIN, paper

NUMBER, TITLE = 33, "Who's Under There"
FINISH = PLAIN

INK, NIGHT, DARK, DARKER, WOOD, WOOD_DARK = "120e28", "39409a", "241f5c", "191540", "8a4a3c", "6a3840"
RED, ROSE, CREAM, MUSTARD, FUR, PALE, LIGHT = "e8483f", "f7a8a0", "fff4d8", "f3b233", "2fb8ae", "7fdccb", "ffe58a"
SKIN, PYJAMAS, BAND, HAIR = "f2b48a", "7cc4ee", "5596de", "5a2c1e"
SECOND_QUILT = (
    "48,664! 180,658 300,650 400,612 520,590 610,600 668,636! 660,676! 626,658 540,646 440,660 404,706 360,736 "
    "260,724 150,742 48,730!"
)
THIGH = (97, 64), (70, 45), (43, 27), (16, 9)


class Sheet(ink.Board):
    """A board whose body colour lies almost flat: no brush runs across the things."""

    def fill(self, path: skia.Path, colour: Colour, line: float = 3.0, gaps: float = 0.0) -> Sheet:
        """A shape in body colour with its contour."""
        self.seed += 1
        ink.flat(self.img, path, colour, seed=self.seed % 7, bleed=0.7, streak=0.014)
        self.pen.erase(path)
        if line:
            self.pen.outline(path, line, gaps)
        return self


def bent(shoulder: str, forearm: str, widths: tuple[float, float, float]) -> skia.Path:
    """An arm of two bones: from the shoulder to the elbow, and from there to the wrist."""
    upper, elbow, wrist = widths
    bones = p.ribbon(p.points(shoulder), [upper, elbow], 30, True), p.ribbon(p.points(forearm), [elbow, wrist], 30)
    return p.union(*bones)


def shade(board: ink.Board, path: skia.Path, dx: float, dy: float = 9) -> None:
    """A hard-edged shadow on the side away from the torch, which lies towards (dx, dy)."""
    away = p.mask(path) * (1 - p.mask(p.moved(path, dx, dy)))
    p.over(board.img, away, NIGHT, 0.28)


def shade_head(at: ink.Place, outline: p.Points, dx: float) -> None:
    """The shadow side of a head in its own frame."""
    shade(at.board, p.moved(p.spline(outline), at.x, at.y, at.scale, turn=at.turn), dx)


def cast(board: Sheet, path: skia.Path, top: float) -> None:
    """The shadow of a body on the mattress and the rail that it hangs over."""
    edge = p.mask(p.rect(40, top, 720, 98))
    p.over(board.img, p.mask(p.moved(path, 16, 10)) * edge, INK, 0.5)


def torch(board: Sheet, x: float, y: float, turn: float, size: float, colour: str) -> None:
    """A torch whose mouth lies at (x, y), pointing down when turn is 0."""
    at = ink.Place(board, x, y, size, turn=turn)
    at.fill(p.points("-16,-150! 16,-150! 15,-44! -15,-44!"), colour)
    at.fill(p.points("-17,-46! 17,-46! 34,-2! -34,-2!"), colour)
    at.dot(0, -1, 34, 9, colour=CREAM, line=4)


def bedroom(board: Sheet) -> None:
    """A strip of moonlit wall, and under the bed nothing but dark in dark."""
    ink.flat(board.img, p.rect(-10, -10, 820, 330), NIGHT, seed=2, streak=0.012)
    ink.flat(board.img, p.cut(p.circle(660, 62, 46), p.circle(636, 50, 40)), CREAM, seed=3)
    ink.flat(board.img, p.rect(-10, 260, 820, 960), DARK, seed=4, streak=0.01)
    ink.flat(board.img, p.rect(-10, 760, 820, 450), DARKER, seed=5, streak=0.01)


def post(board: Sheet, x: float) -> None:
    """A bedpost that runs through all the storeys, its grain running with it."""
    shape = p.rect(x, 150, 52, 1090)
    board.fill(shape, WOOD, 6)
    ink.flat(board.img, shape, WOOD, seed=3, streak=0.0)
    for k, (top, length) in enumerate(((330, 190), (560, 150), (470, 120), (880, 220))):
        u = x + 16 + 10 * (k % 3)
        board.pen.line([(u, top), (u + 3, top + length / 2), (u, top + length)], 3)


def mattress(board: Sheet, y: float, colour: str) -> None:
    """A thick edge in ticking between the posts, on a rail, and a strip of the sheet on top of it."""
    board.fill(p.rect(44, y - 40, 712, 60, r=12), "a9b0d4", 5)
    board.fill(p.rect(40, y, 720, 72, r=16), colour, 5)
    for x in range(76, 750, 46):
        board.pen.line([(x, y + 12), (x + 2, y + 40), (x, y + 64)], 2.4)
    board.fill(p.rect(40, y + 68, 720, 30), WOOD_DARK, 5)


def beam(board: Sheet, mouth: tuple[float, float], left: tuple[float, float], right: tuple[float, float]) -> None:
    """Torchlight: a wedge with a sharp edge, bright at the lamp and thinner below, and its glow in the dark air."""
    x, y = mouth
    p.glow(board.img, x, y + 90, 300, colour="8a78c8", alpha=0.5)
    wedge = p.mask(p.poly([(x - 28, y), (x + 28, y), right, left]))
    p.over(board.img, wedge, LIGHT, 0.86)
    p.over(board.img, wedge * p.smooth(left[1] + 40, y - 30, p.grid.y), "fff2b8", 0.85)


def child(board: Sheet) -> None:
    """On the back over the edge, upside down: hips on the mattress, bare belly where the shirt has slipped."""
    hips = p.spline(p.points("158,90! 382,90! 378,136 356,172 342,210! 270,220 198,210! 184,172 162,136"))
    belly = p.spline(p.points("204,206! 336,206! 332,240 340,282! 198,282! 208,240"))
    shirt = p.spline(
        p.points("184,262! 222,274 268,266 316,276 356,260! 354,296 370,326 344,356 268,366 196,356 170,326 186,296")
    )
    cast(board, p.union(hips, belly, shirt), 168)
    holding = bent("192,322 112,344", "112,344 112,252", (66, 56, 44))
    board.fill(holding, PYJAMAS, 5)
    shade(board, holding, 12)
    board.fill(belly, SKIN, 5)
    shade(board, belly, 14, 14)
    board.pen.line(p.points("262,236 270,243 278,236"), 4)
    trousers(board, hips)
    board.fill(p.spline(p.points("197,202! 270,212 343,202! 339,222 270,232 201,222")), BAND, 4)
    board.fill(shirt, PYJAMAS, 5)
    shade(board, shirt, 16)
    board.fill(p.spline(p.points("176,330 196,300 224,312 216,346 190,352")), PYJAMAS, 0)
    for y in (288, 312):
        board.fill(p.circle(268, y, 6), CREAM, 3)
    for line in ("206,286 214,304 210,322", "332,286 322,306 326,322"):
        board.pen.line(p.points(line), 3.4)
    hook(ink.Place(board, 112, 178, 1.0))
    cuff(board, "88,258! 136,258! 138,238! 86,238!")
    torch(board, 570, 486, -12, size=1.16, colour=RED)
    lighting = bent("344,320 416,394", "416,394 500,392", (68, 56, 42))
    board.fill(lighting, PYJAMAS, 5)
    shade(board, lighting, 5, 14)
    board.fill(p.spline(p.points("300,306 336,288 362,318 344,344 306,344")), PYJAMAS, 0)
    fist(ink.Place(board, 550, 394, 1.06, turn=172, flip=True))
    cuff(board, "484,366! 506,364! 508,426! 486,424!")
    child_head(ink.Place(board, 268, 460, 1.08, turn=186))
    board.fill(p.ribbon(p.points("236,350 268,336 312,350"), [10, 14, 10], 20, True), BAND, 4)


def trousers(board: Sheet, hips: skia.Path) -> None:
    """Two thighs that go back under the quilt, striped along each leg."""
    board.fill(hips, PYJAMAS, 5)
    seams = [((270 + side * top, 88), (270 + side * low, 222)) for side in (-1, 1) for top, low in THIGH]
    stripes = p.mask(p.union(*[p.ribbon(seam, [12, 8], 8) for seam in seams])) * p.mask(hips)
    p.over(board.img, stripes, BAND)
    shade(board, hips, 16)
    board.fill(p.spline(p.points("240,80! 300,80! 286,126 270,166! 254,126")), DARK, 5)


def cuff(board: Sheet, outline: str) -> None:
    """The band at the end of a sleeve."""
    board.fill(p.spline(p.points(outline)), BAND, 4)


def hook(at: ink.Place) -> None:
    """A hand hooked over an edge from below, its back to us: fingers go over the top, the thumb presses the front."""
    for x, top in ((-27, -8), (-9, -17), (10, -16), (28, -6)):
        at.limb([(x, 22), (x * 1.02, 4), (x * 0.98, top)], [19, 20, 17], SKIN, 4)
    at.limb(p.points("22,52 46,36 54,16"), [24, 20, 16], SKIN, 4)
    at.fill(p.points("-22,76! -30,52 -37,24 -28,10 -18,16 -9,9 1,15 11,9 20,15 30,10 38,24 32,52 22,76!"), SKIN, 4)
    at.path(p.spline(p.points("14,40 34,38 34,56 16,62")), SKIN, 0)


def paw(at: ink.Place) -> None:
    """The monster's: three thick fingers, their claws sunk into the sheet."""
    for x, top, w in ((-29, -10, 27), (0, -20, 30), (29, -12, 27)):
        at.fill([(x - 10, top - 4, 1), (x + 2, top - 32, 1), (x + 10, top - 4, 1)], CREAM, 3)
        at.limb([(x * 0.9, 30), (x, 6), (x, top)], [w, w, w * 0.8], FUR, 4)
    at.limb(p.points("-24,54 -48,42 -58,22"), [28, 24, 18], FUR, 4)
    at.fill([(-66, 20, 1), (-66, -4, 1), (-50, 16, 1)], CREAM, 3)
    at.fill(p.points("-27,84! -36,56 -42,28 -28,14 -14,24 0,12 14,24 28,14 42,28 36,56 27,84!"), FUR, 4)
    at.path(p.spline(p.points("-16,44 -38,42 -38,62 -16,68")), FUR, 0)
    at.path(p.rect(-21, 72, 42, 24), FUR, 0)


def child_head(at: ink.Place) -> None:
    """Hair hanging straight down, eyes on what the torch finds."""
    at.fill(p.points("-30,56! 30,56! 36,98 0,116 -36,98"), SKIN)
    at.fill(
        p.points(
            "-80,20 -90,-40 -92,-116! -72,-92! -60,-142! -46,-116! -30,-158! -10,-122! 4,-148! 18,-118! 44,-162! "
            "54,-110! 72,-138! 78,-92! 94,-112! 90,-30 80,20 0,30"
        ),
        HAIR,
    )
    at.dot(70, 8, 18, 22, colour=SKIN, line=5)
    at.line([(66, 0), (76, 6), (68, 18)], 4)
    face = p.points("-70,-16 -64,-52 -20,-64 30,-62 68,-50 74,-8 62,40 34,70 0,84 -32,82 -54,62 -62,40 -70,20 -64,2")
    at.fill(face, SKIN)
    shade_head(at, face, 15)
    at.fill(
        p.points("76,4! 86,-46 50,-88 -26,-92 -76,-58 -72,-20! -54,-46 -32,-58! -14,-44 10,-62! 30,-42 56,-30 62,0!"),
        HAIR,
        0,
    )
    for x, w in ((-45, 13.5), (6, 19)):  # turned to the lamp: the far eye is narrower
        at.dot(x, 4, w, 22, colour="fffdf4", line=4)
        at.dot(x - w * 0.36, -5, w * 0.55, 12, colour=INK)
        at.dot(x - w * 0.2, 0, w * 0.17, 3.6, colour="fffdf4")
        at.line([(x - w, -26 - w * 0.4), (x, -36), (x + w, -26)], 6)
    at.dot(34, 42, 15, 11, colour="ef8070")
    at.dot(-56, 38, 8, 9, colour="ef8070")
    at.line(p.points("-26,10 -40,30 -32,38 -22,35"), 5)
    at.fill(p.points("-36,56 -22,52 -6,56 -8,70 -22,75 -34,68"), "8a2430", 4)
    at.fill(p.points("-28,68 -20,65 -12,68 -20,73"), "e2706c", 0)


def fist(at: ink.Place) -> None:
    """A hand shut round an upright handle: the palm at the left, fingers that come round the right edge, tips on the
    front, the thumb across them."""
    at.fill(p.points("-58,-19 -40,-27 -16,-40 2,-36 4,40 -16,42 -42,28 -58,19"), SKIN)
    for y, out, tip, w in ((33, 25, -6, 17), (15, 33, -16, 20), (-6, 35, -18, 22), (-27, 30, -10, 21)):
        at.limb([(out, y - 1), (8, y), (tip, y + 3)], [w * 0.9, w, w * 0.8], SKIN, 3.4)
    at.limb(p.points("-42,-10 -28,-34 -4,-44 22,-35"), [27, 24, 21, 15], SKIN, 4)
    at.path(p.spline(p.points("-56,-12 -42,-22 -30,-16 -30,4 -42,14 -56,12")), SKIN, 0)


def pinch(at: ink.Place) -> None:
    """A paw that hangs from its wrist: thumb and forefinger hold the torch by its end, the others keep well away."""
    for points, claw in (
        ("-10,-66 -54,-68 -78,-44", "-88,-46! -86,-18! -68,-38!"),
        ("-14,-50 -50,-42 -60,-10", "-71,-14! -62,14! -50,-10!"),
        ("18,-44 36,-14 22,12", "32,8! 4,30! 12,4!"),
        ("-16,-44 -30,-10 -16,14", "-26,10! 0,34! -6,8!"),
    ):
        at.fill(p.points(claw), CREAM, 3)
        at.limb(p.points(points), [30, 27, 20], FUR, 4)
    at.fill(p.points("60,-76! 20,-92 -16,-84 -34,-64 -30,-42 -8,-32 24,-30 56,-34!"), FUR, 4)
    at.path(p.spline(p.points("-22,-62 -14,-72 26,-76 72,-66 66,-40 20,-40 -14,-46")), FUR, 0)


def blanket(board: Sheet, outline: p.Points, colour: str, patches: Sequence[tuple[p.Points, str]]) -> None:
    """A quilt that hangs over the edge: its outline, and the patches that show."""
    path = p.spline(outline)
    board.fill(path, colour, 6)
    for points, tone in patches:
        ink.flat(board.img, p.spline(points), tone, seed=6, streak=0.014)
        board.pen.outline(p.spline(points), 3)


def first_bed(board: Sheet) -> None:
    """Ours: red quilt."""
    mattress(board, 168, "dfe6f4")
    child(board)
    top = p.points(
        "-40,112! 60,104 150,54 270,34 400,72 520,112 640,118 850,120! 850,212! 740,226 640,206 540,222 440,206 "
        "396,176 380,132 340,112 270,104 200,110 160,130 146,152 40,150 -40,216!"
    )
    patches = [
        (p.points("150,56! 210,38 280,36! 284,70 282,104! 240,105 200,110! 168,88"), ROSE),
        (p.points("470,98! 540,114 600,118! 606,160 600,212! 540,222 474,212! 466,150"), CREAM),
    ]
    blanket(board, top, RED, patches)


def second_bed(board: Sheet) -> None:
    """The monster's: mustard quilt."""
    mattress(board, 684, "c9b6d8")
    monster(board)
    board.fill(p.spline(p.points("56,672 60,636 130,622 196,634 206,668 130,688")), CREAM, 6)
    patches = [
        (p.points("236,656! 300,652 346,636! 352,690 348,732! 290,726 240,728! 232,690"), RED),
        (p.points("470,598! 530,590 584,600! 588,626 586,648! 540,644 474,649! 468,626"), CREAM),
    ]
    blanket(board, p.points(SECOND_QUILT), MUSTARD, patches)
    lit = p.mask(p.circle(564, 606, 112, 60)) * p.mask(p.spline(p.points(SECOND_QUILT)))
    p.over(board.img, lit, LIGHT, 0.34)


def monster(board: Sheet) -> None:
    """Shaggy, horned, fanged, and every bit as afraid: the waist lies over the edge, one paw holds on."""
    trunk = p.spline(
        p.points(
            "440,636! 632,636! 654,676 650,696! 676,714! 644,720! 660,748! 630,748! 650,778 688,806 676,842 616,866 "
            "520,870 410,856 372,812 412,778 440,748! 408,750! 432,722! 400,714! 424,696! 420,676"
        )
    )
    holding = bent("650,812 722,838", "722,838 712,764", (80, 64, 48))
    cast(board, trunk, 684)
    holding = p.union(holding, p.poly(p.points("700,856 716,888 724,862 746,878 748,842")))
    board.fill(holding, FUR, 5)
    shade(board, holding, -14)
    board.fill(trunk, FUR, 5)
    shade(board, trunk, -18)
    board.fill(p.spline(p.points("640,790 680,780 700,812 684,842 640,840")), FUR, 0)
    board.fill(p.spline(p.points("480,650 590,650 596,700 574,742 590,800 540,850 480,800 500,742 476,700")), PALE, 0)
    paw(ink.Place(board, 710, 698, 0.98))
    torch(board, 262, 966, -12, size=0.95, colour=MUSTARD)
    lighting = bent("414,812 334,840", "334,840 272,784", (82, 66, 50))
    lighting = p.union(lighting, p.poly(p.points("356,862 344,894 332,870 312,884 308,850")))
    board.fill(lighting, FUR, 5)
    shade(board, lighting, -5, 14)
    board.fill(p.spline(p.points("392,790 430,770 456,800 440,838 396,840")), FUR, 0)
    pinch(ink.Place(board, 234, 830, 1.0, turn=10))
    monster_head(ink.Place(board, 532, 912, 0.95, turn=174))


def monster_head(at: ink.Place) -> None:
    """Horns, one eye larger than the other, a mouth that would rather be elsewhere."""
    random = np.random.default_rng(5)
    for side in (-1, 1):
        at.fill(
            [(side * 62, -70, 1), (side * 78, -120), (side * 120, -140, 1), (side * 120, -96), (side * 100, -50, 1)],
            CREAM,
        )
    rim: list[p.Point] = []
    for k in range(34):
        a = k * math.tau / 34
        out = 1.16 + random.uniform(-0.03, 0.07) if k % 2 else 0.98
        rim.append((142 * out * math.cos(a + 0.05), 104 * out * math.sin(a + 0.05), 1))
    at.fill(rim, FUR, 5)
    shade_head(at, rim, -22)
    at.fill(p.points("-58,30 -30,6 20,4 62,24 66,66 40,92 -20,96 -58,72"), PALE, 0)  # a pale muzzle
    for x, y, r in ((-50, -22, 27), (38, -20, 38)):  # one eye smaller than the other, both on the lamp
        at.dot(x, y, r, r * 1.06, colour=LIGHT, line=5)
        at.dot(x + r * 0.3, y + r * 0.12, r * 0.36, r * 0.62, colour=INK)
        at.dot(x + r * 0.16, y - r * 0.2, r * 0.13, r * 0.15, colour="fffdf4")
    at.limb([(-82, -52), (-52, -66), (-22, -54)], [6, 15, 9], "14746e", 4)
    at.limb([(2, -62), (42, -78), (82, -56)], [9, 17, 6], "14746e", 4)
    at.fill(p.points("-16,22 8,12 34,20 30,36 10,44 -10,36"), "14746e", 4)
    at.dot(0, 28, 4.5, 5, colour=INK)
    at.dot(20, 28, 4.5, 5, colour=INK)
    at.line([(10, 44), (10, 56)], 4)
    at.fill(p.points("-38,70 -14,58 10,64 36,56 54,68 30,82 -14,84"), "5a1636", 5)
    at.fill([(-22, 82, 1), (-14, 60, 1), (-4, 82, 1)], "fffdf4", 3)
    at.fill([(26, 80, 1), (36, 58, 1), (44, 76, 1)], "fffdf4", 3)
    for x, y in p.points("-112,14 -98,44 108,20 98,48 -6,-82 -116,-20"):
        at.line([(x - 7, y + 8), (x, y - 4), (x + 7, y + 8)], 4)


def last_bed(board: Sheet) -> None:
    """And there, in the red quilt, the same child, fast asleep and smiling in the light."""
    board.fill(p.rect(40, 1158, 720, 70, r=16), "dfe6f4", 5)
    board.fill(p.spline(p.points("112,1160 92,1090 140,1050 330,1046 404,1086 396,1152 260,1180")), CREAM, 5)
    at = ink.Place(board, 276, 1092, 0.84, turn=-76)
    at.fill(
        p.points("-80,20 -92,-30 -96,-70! -66,-80 -50,-118! -14,-96 20,-122! 44,-92 84,-96! 88,-30 80,20 0,30"), HAIR, 4
    )
    at.dot(-78, 4, 17, 20, colour=SKIN, line=4)
    at.fill(p.points("-76,-12 -66,-52 0,-62 66,-52 76,-12 64,44 32,76 0,82 -32,76 -64,44"), SKIN, 4)
    at.fill(p.points("-78,4! -82,-54 0,-94 82,-54 78,4! 68,-40 34,-64 18,-50! -8,-66 -34,-52! -66,-44"), HAIR, 0)
    for side in (-1, 1):
        at.line([(side * 44, -4), (side * 30, 10), (side * 14, -2)], 6)
        at.dot(side * 48, 32, 14, 10, colour="ef8070")
    at.line(p.points("-26,42 -12,56 4,58 18,52 28,40"), 6)
    p.over(board.img, p.mask(p.poly(p.points("240,966 292,966 456,1150 470,1170 150,1170"))), LIGHT, 0.26)
    top = p.points("352,1190! 350,1136 404,1092 500,1076 600,1092 700,1100 770,1110! 770,1230! 340,1230!")
    blanket(board, top, RED, [(p.points("470,1080! 530,1078 590,1090! 600,1150 596,1230! 470,1230! 464,1150"), ROSE)])


def paint() -> p.Array:
    """One bunk bed from the front: room, posts and beams of light, then the beds from the lowest up."""
    img = paper(DARK, seed=33)
    board = Sheet(img, INK, DARK, 33)
    bedroom(board)
    for x in (-6, 754):
        post(board, x)
    beam(board, (570, 486), (384, 720), (724, 720))
    beam(board, (262, 966), (150, 1170), (470, 1170))
    last_bed(board)
    second_bed(board)
    first_bed(board)
    board.lay()
    return np.clip(img, 0, 1)
