"""Low over the table's edge: the fallen crown shines like treasure, a jester's fingers walk up to it, and cook, builder
and farmer watch, each in his own way. The throne behind them is empty.

Technique: gouache.
"""

from __future__ import annotations

import math

import numpy as np
import skia

from art import paint as p
from art.paint.voices import gouache as g
from art.paint.voices.printing import PLAIN

NUMBER, TITLE = 28, "Hats in Session"
FINISH = PLAIN

WHITE, INK = "fffaf0", "241430"
GOLD, BRONZE, GLINT = "f8b930", "b0641c", "ffe68c"
RED, WINE, GREEN, PINE = "d8302e", "8a1430", "2f9450", "175446"
YELLOW, OCHRE, VIOLET, PLUM = "ffc52e", "cc7c1c", "6a3a98", "3e1f66"
LIGHT = (590.0, 930.0)
Slip = tuple[float, float]


def fill(
    img: p.Array, path: skia.Path, colour: p.Colour, seed: int = 1, flow: g.Flow = 0.2, size: float = 14
) -> p.Array:
    """A shape in a few strokes with a clean edge."""
    return g.fill(img, path, colour, seed, flow=flow, size=size)


class Person:
    """Someone at the table: shapes round the head's middle, lit from the crown's side."""

    def __init__(self, img: p.Array, x: float, y: float, scale: float, turn: float, slip: Slip) -> None:
        self.img, self.place, self.slip = img, (x, y, scale, turn), slip

    def points(self, text: str) -> list[p.Point]:
        """Points of the head on the sheet."""
        x, y, scale, turn = self.place
        c, s = math.cos(math.radians(turn)) * scale, math.sin(math.radians(turn)) * scale
        return [(x + q[0] * c - q[1] * s, y + q[0] * s + q[1] * c, *q[2:]) for q in p.points(text)]

    def cel(self, text: str, colour: str, shade: str, seed: int = 1, size: float = 12, flow: g.Flow = 1.2) -> p.Array:
        """A shape with its hard shade."""
        return g.cel(
            self.img, p.spline(self.points(text)), colour, shade, slip=self.slip, flow=flow, size=size, seed=seed
        )

    def flat(self, text: str, colour: str, seed: int = 1, size: float = 7) -> None:
        """A small flat shape."""
        fill(self.img, p.spline(self.points(text)), colour, seed, size=size)

    def line(self, text: str, colour: str, width: float, seed: int = 1) -> None:
        """A brush line."""
        g.line(self.img, self.points(text), colour, width * self.place[2], seed=seed)

    def dot(self, text: str, rx: float, ry: float, colour: str) -> None:
        """A round spot, upright on the sheet."""
        (x, y), scale = self.points(text)[0][:2], self.place[2]
        p.lay(self.img, p.Layer().fill(p.circle(x, y, rx * scale, ry * scale), colour), tooth=0.8)


def evening(img: p.Array) -> None:
    """Dusk over the sea behind the terrace."""
    tone = np.clip(p.grid.y / 560 + p.noise(160, 4, 3, ax=3) * 0.05, 0, 1) + p.grid.x * 0
    stops = [(0, "2a2468"), (0.35, "5c3488"), (0.62, "b04a80"), (0.82, "f0805c"), (1, "ffbe6a")]
    sky = p.ramp(np.floor(tone * 12) / 12, stops)
    g.passage(img, p.rect(-20, -20, 840, 600), sky, 0.04, size=26, length=190, seed=3, jitter=0.025)
    g.passage(img, p.rect(-20, 520, 840, 110), "1c7f92", 0.0, size=14, length=120, seed=5, jitter=0.06, ragged=1.0)
    for k, (x, y, w) in enumerate(((60, 540, 50), (262, 552, 30), (760, 546, 44), (240, 582, 26), (782, 590, 30))):
        g.line(img, [(x - w, y), (x, y - 2), (x + w, y + 1)], "f8c88a", 6, seed=k)
    fill(img, p.rect(-20, 616, 840, 260), "4a2a60", 8, flow=0.0, size=26)
    fill(img, p.rect(-20, 606, 840, 22), "8a5a86", 9, flow=0.0, size=12)


def throne(img: p.Array) -> None:
    """Tall, red, gold, and nobody in it."""

    def at(text: str) -> skia.Path:
        return p.spline(p.points(text))

    frame = at("420,760! 402,300 396,232! 448,216 500,150 550,66 600,150 652,216 706,232! 700,300 684,760!")
    panel = at("456,760! 444,330 452,282 498,250 530,196 550,152 570,196 604,250 650,282 658,330 648,760!")
    g.cel(img, frame, "d8942c", "84442c", slip=(4, 12), flow=1.5, size=16, seed=3)
    g.cel(img, panel, "b4202e", "6a1030", slip=(-6, 26), flow=1.5, size=22, seed=4)
    for k, text in enumerate(
        (
            "460,330 500,380 552,420 600,384 650,332",
            "458,430 500,474 552,510 600,476 650,434",
            "464,540 506,580 552,610 598,580 644,540",
        )
    ):
        g.line(img, p.points(text), "861428", 7, seed=k)
    for x, y in (
        (500, 318),
        (552, 262),
        (604, 320),
        (478, 420),
        (552, 378),
        (628, 422),
        (500, 470),
        (602, 472),
        (552, 520),
    ):
        g.cel(img, p.circle(x, y, 9, 10), "e8b048", "84442c", slip=(1, 4), size=5)
    for x, y, r in ((396, 226, 21), (706, 226, 21), (550, 54, 28)):
        g.cel(img, p.circle(x, y, r), "f0b03c", "84442c", slip=(3, 9), flow=0.5, size=9, seed=6)
    for text in ("424,300 430,450 438,620", "680,300 676,450 668,620"):
        g.line(img, p.points(text), "f8cc60", 8, seed=3)
    for text in (
        "352,664 346,640 366,624 420,628 440,644 432,670! 430,780! 372,780!",
        "748,664 754,640 734,624 690,628 668,644 674,670! 676,780! 730,780!",
    ):
        g.cel(img, at(text), "d8942c", "84442c", slip=(4, 10), flow=1.4, size=12)


def cook(img: p.Array) -> None:
    """Shocked: brows up, eyes round, moustache on end; even the hat jumps."""
    c = Person(img, 402, 606, 1.06, turn=6, slip=(9, 9))
    skin, shade, brown = "f4ac86", "a85c6a", "5a2c2c"
    c.cel("-120,240! -116,140 -100,96 -50,70 48,70 96,94 116,140 118,240!", "e6e2f2", "8a7eb4", 2, size=16)
    for text in ("-16,118", "-14,158", "34,118", "36,158"):
        c.dot(text, 8, 8, "8a7eb4")
    c.cel("-52,50 0,70 54,48 60,84 4,106 -56,84", RED, WINE, 3, size=10)
    c.cel("-78,-18 -64,-28 -54,-10 -58,20 -72,20", skin, shade, 4, size=7)
    c.cel("-50,-74! -64,-40 -66,10 -58,48 -30,76 4,82 38,74 60,44 66,6 62,-40 50,-74!", skin, shade, 5, size=14)
    for x, r in ((-24, 23), (30, 24)):
        c.dot(f"{x},-22", r + 3, r + 4, shade)
        c.dot(f"{x},-22", r, r + 1, WHITE)
        c.dot(f"{x + 9},-11", 8.5, 9.5, INK)
        c.dot(f"{x + 12},-14", 2.6, 2.8, "ffe68c")
    for text in ("-54,-50 -32,-62 -8,-54", "14,-54 36,-64 60,-50"):
        c.line(text, brown, 13, 4)
    c.cel("-12,54 4,48 20,54 22,72 4,80 -10,72", "6a1626", "4a0c1e", 7, size=6)
    c.cel(
        "2,24 -22,20 -48,32 -66,10 -92,4 -88,34 -58,54 -20,48 4,38 30,50 62,50 92,26 92,-2 70,10 52,30 26,20",
        brown,
        "381826",
        6,
        size=8,
    )
    c.cel("-20,12 -16,-8 4,-14 26,-8 30,14 16,28 -8,28", "ee8c70", "b0566a", 8, size=8)
    hat = Person(img, 408, 514, 1.1, turn=-4, slip=(9, 8))
    hat.cel(
        "-60,8! -56,-44 -88,-62 -92,-108 -56,-130 -34,-164 10,-158 36,-172 76,-142 96,-104 84,-64 58,-44 62,12! 0,22",
        "fffaf2",
        "9a8cc0",
        3,
        size=16,
        flow=1.4,
    )
    for text in (
        "-24,-40 -22,-14 -24,10",
        "4,-40 6,-12 4,14",
        "30,-42 32,-14 30,10",
        "-50,-46 -10,-36 54,-46",
        "-40,-66 -30,-92 -44,-116",
        "20,-60 30,-96 22,-120",
    ):
        hat.line(text, "b4a8d4", 5, 2)


def farmer(img: p.Array) -> None:
    """He pretends to sleep on his fist, and looks out under one lid."""
    f = Person(img, 684, 640, 1.06, turn=8, slip=(-9, 8))
    skin, shade = "dc9a68", "945050"
    f.cel("-70,250! -84,150 -64,92 -20,70 60,60 130,90! 160,250!", "3a6cb0", "223a78", 2, size=18)
    f.cel("-62,-60! -66,-20 -60,20 -36,60 10,70 48,40 64,-6 62,-60!", skin, shade, 3, size=13)
    f.cel("56,-24 72,-26 74,-4 62,18 52,8", skin, shade, 4, size=7)
    beard = (
        "-66,6! -52,20 -34,26 -6,24 24,22 44,2 60,-20! 76,30 70,80 52,112 44,146 20,140 4,168 -20,146 -44,150 -54,112 "
        "-74,80 -78,40"
    )
    f.cel(beard, "fffaf0", "a898c0", 5, size=11, flow=1.5)
    for text in ("-50,50 -48,90 -36,124", "-16,60 -10,104 -2,142", "20,60 26,96 24,124", "48,40 46,76 40,100"):
        f.line(text, "c4b6d0", 6, 3)
    f.cel("-34,16 -4,8 26,14 46,6 36,28 0,32 -26,30 -52,34 -50,18", "fffdf6", "b4a6c8", 6, size=8)
    f.line("-22,36 -10,40 4,37", "8a3c3c", 5, 2)
    f.cel("-34,4 -32,-14 -16,-26 -6,-14 2,4 -8,16 -26,16", "ea9470", "a04c50", 7, size=8)
    f.line("8,-18 24,-9 42,-18", INK, 7, 3)
    f.flat("-64,-20! -50,-36 -32,-20! -46,-8", WHITE, 3, 5)
    f.dot("-52,-16", 7.5, 8, INK)
    f.dot("-54,-18", 2.4, 2.4, "ffe68c")
    f.cel("-67,-21! -52,-38 -28,-22! -30,-16 -48,-24", skin, shade, 8, size=5)
    f.line("-66,-20 -50,-25 -30,-18", INK, 4.5, 4)
    f.line("-68,-44 -50,-54 -28,-46", WHITE, 11, 5)
    f.line("6,-34 24,-38 48,-30", WHITE, 11, 6)
    h = Person(img, 680, 562, 0.95, turn=4, slip=(-8, 8))
    h.cel("-124,18 -70,-12 0,-22 70,-16 128,8 80,28 0,38 -76,36", "e8b450", "a0683c", 2, size=11, flow=0.1)
    h.cel("-58,4! -54,-60 -24,-88 24,-88 54,-58 60,0! 0,14", "f0c464", "a8703e", 3, size=12, flow=1.3)
    h.cel("-58,4! -56,-22! 0,-8 58,-26! 60,0! 0,14", RED, WINE, 4, size=8, flow=0.1)
    for text in ("-52,-44 0,-32 52,-46", "-44,-66 0,-54 44,-66", "-100,20 -40,32 30,32", "40,26 80,20 112,10"):
        h.line(text, "b87c38", 4, 3)
    h.line("58,-10 96,-2 122,-26", "f0c464", 4, 4)


def propped_arm(img: p.Array) -> None:
    """The farmer's forearm, upright from the elbow on the cloth, and the fist under his cheekbone."""
    skin, shade = "dc9a68", "945050"
    upper = p.spline(p.points("822,742! 798,756 778,786 764,830 778,868 822,868!"))
    forearm = p.ribbon(p.points("763,708 758,750 752,800 752,842"), [33, 36, 46, 50], 30, True)
    sleeve = p.spline(p.points("722,800! 750,808 780,798! 788,824 786,862 720,862! 716,830"))
    fist = p.spline(p.points("737,684 740,668 754,658 774,660 788,672 792,694 784,714 762,722 743,712"))
    thumb = p.ribbon(p.points("742,716 757,709 771,702"), [16, 17, 13], 16, True)
    whiskers = p.spline(p.points("722,656! 742,660 750,676 746,698 738,724 730,744! 722,700"))
    fill(img, p.spline(p.points("690,836 716,826 760,830 800,832! 800,862! 740,862")), "a88aa6", 3, flow=0.0)
    g.cel(img, upper, "3a6cb0", "223a78", slip=(-8, 8), flow=0.9, size=11, seed=5)
    g.cel(img, forearm, skin, shade, slip=(-9, 3), flow=1.4, size=9, seed=4)
    g.cel(img, sleeve, "4a80c4", "223a78", slip=(-8, 6), flow=1.3, size=11, seed=5)
    g.line(img, p.points("722,803 750,811 780,801"), "8ab4e0", 7, seed=3)
    g.cel(img, fist, skin, shade, slip=(-8, 6), flow=0.8, size=9, seed=6)
    for k, (x, y) in enumerate(((747, 680), (759, 674), (771, 675), (782, 682))):
        finger = p.ribbon([(x, y - 7), (x - 1, y + 8), (x - 3, y + 22 - abs(k - 1.4) * 3)], [12, 13, 11], 16, True)
        p.lay(img, p.Layer().stroke(finger, 3.2, shade, 0.9), tooth=0.8)
        g.cel(img, finger, "e6a674", "b06c58", slip=(-4, 3), flow=1.4, size=6, seed=k)
    p.lay(img, p.Layer().stroke(thumb, 3.2, shade, 0.9), tooth=0.8)
    g.cel(img, thumb, skin, shade, slip=(-3, -4), flow=0.2, size=6, seed=7)
    g.cel(img, whiskers, "fffaf0", "a898c0", slip=(-5, 2), flow=1.5, size=8, seed=2)


def builder(img: p.Array) -> None:
    """Young and eager: she has to hold on to the table to see over it, and her eyes are full of gold."""
    b = Person(img, 548, 716, 1.0, turn=-5, slip=(4, 8))
    skin, shade = "a8643f", "6a3640"
    b.cel("-74,120! -70,84 -40,70 40,70 76,84 84,120!", "e8703a", "a03c3c", 3, size=11)
    b.cel("-62,-50! -72,-10 -64,24 -50,14 -50,-50!", "2a1a2a", "1a1020", 2, size=7)
    b.cel("50,-50! 50,14 64,22 72,-10 62,-50!", "2a1a2a", "1a1020", 3, size=7)
    b.cel("-55,-46! -58,0 -50,36 -24,66 0,73 24,66 50,36 58,0 55,-46!", skin, shade, 2, size=12)
    for x in (-23, 25):
        b.flat(f"{x - 17},4! {x - 10},-12 {x + 2},-17 {x + 13},-11 {x + 18},3! {x + 11},15 {x - 8},16", WHITE, 3, 5)
        b.dot(f"{x + 5},6", 10, 10, INK)
        b.dot(f"{x + 6},9", 5, 4.5, "f0a428")
        b.dot(f"{x + 8},4", 2.6, 2.6, "fff6c8")
        b.line(f"{x - 19},4 {x - 9},-13 {x + 3},-18 {x + 20},2", INK, 5, 3)
    b.line("-44,-24 -26,-34 -8,-29", INK, 7, 2)
    b.line("10,-29 28,-34 46,-24", INK, 7, 3)
    b.line("-9,28 0,34 11,27", shade, 6, 3)
    b.cel("-20,44! 2,49 25,42! 16,60 0,63 -12,58", "6a1626", "4a0c1e", 4, size=5)
    b.flat("-17,46! 2,51 22,44! 18,51 2,56 -12,53", WHITE, 3, 4)
    h = Person(img, 548, 704, 1.0, turn=-5, slip=(4, 9))
    h.cel("-76,-26! -68,-70 -40,-106 0,-116 40,-106 68,-72 76,-28! 0,-40", "ffc21c", "b8701c", 4, size=13)
    h.cel(
        "-88,-22 -40,-42 0,-46 42,-42 90,-24 84,-12 40,-26 0,-30 -40,-26 -80,-10",
        "ffd445",
        "c07c1c",
        5,
        size=8,
        flow=0.0,
    )
    h.cel("-10,-46! -12,-90 -8,-120 10,-120 14,-90 12,-46!", "ffdc5e", "c8861c", 6, size=7)
    h.line("-52,-52 -46,-76 -32,-92", "ffe890", 7, 2)


def grip(img: p.Array) -> None:
    """The builder's raised arm beside her chin, and her fingers over the table's far edge."""
    sleeve = p.spline(p.points("466,812! 470,782 484,764 506,760 522,776 530,812!"))
    hand = p.spline(p.points("440,806! 442,782 454,768 478,764 496,772 504,792 504,806!"))
    edge = p.circle(*TABLE)
    g.cel(img, p.cut(sleeve, edge), "e8703a", "a03c3c", slip=(3, 6), flow=1.2, size=8, seed=2)
    g.cel(img, p.cut(hand, edge), "a8643f", "6a3640", slip=(3, 6), flow=0.4, size=7, seed=3)
    for k, (x, y, long) in enumerate(((450, 790, 20), (466, 788, 27), (482, 789, 26), (497, 792, 18))):
        finger = p.ribbon([(x, y - 10), (x, y + long / 2), (x + 1, y + long)], [16, 17, 14], 16, True)
        fill(img, p.moved(finger, -3, 5), "b08a9c", 3, flow=0.0, size=6)
        g.cel(img, finger, "b06c44", "5c2c3c", slip=(3, 4), flow=1.4, size=6, seed=k)


TABLE = (400.0, 944.0, 560.0, 160.0)


def table(img: p.Array) -> None:
    """A round white cloth: gold round the crown, violet where its light does not reach, its front in heavy folds."""
    x, y, rx, ry = TABLE
    fall = p.ramp(
        np.clip(1 - abs(p.grid.x - 600) / 620 + p.noise(60, 3, 2) * 0.06, 0, 1) + p.grid.y * 0,
        [(0, "54407e"), (0.6, "8c6aa0"), (1, "d0a0a0")],
    )
    g.passage(img, p.rect(-20, y, 840, 300), fall, 1.5, size=20, length=110, seed=3, jitter=0.03)
    folds = (
        (-6, 34, -14, "473672"),
        (96, 20, -10, "7a619c"),
        (176, 60, -16, "564280"),
        (330, 26, 4, "a886ac"),
        (404, 74, -8, "745a92"),
        (566, 22, 8, "ecc4a4"),
        (624, 58, 14, "9c7698"),
        (752, 30, 20, "7c6096"),
    )
    for fx, w, lean, tone in folds:
        top = y + ry * math.sqrt(max(0.0, 1 - ((fx - x) / rx) ** 2)) - 14
        fold = p.spline(
            [
                (fx, top, 1),
                (fx + w * 0.6, top, 1),
                (fx + w * 0.8, 1150),
                (fx + w + lean, 1215, 1),
                (fx + lean, 1215, 1),
                (fx + w * 0.1, 1140),
            ]
        )
        fill(img, fold, tone, fx + 30, flow=1.5, size=13)
    away = np.hypot(p.grid.x - LIGHT[0], (p.grid.y - LIGHT[1] - 60) * 2.6) / 700 + p.noise(90, 6, 3) * 0.05
    tone = p.ramp(
        np.floor(np.clip(away, 0, 1) * 9) / 9,
        [(0, "fff3b0"), (0.25, "ffe8b8"), (0.45, "f4d4b8"), (0.7, "c8a8c0"), (1, "8a74b0")],
    )
    g.passage(img, p.circle(x, y, rx, ry), tone, 0.03, size=22, length=150, seed=4, jitter=0.012, ragged=0.8)
    for k, text in enumerate(("470,830 458,900 440,960", "120,1046 250,1066 380,1072")):
        g.line(img, p.points(text), "ecd0b8", 6, seed=k)
    hem = [(q, y + ry * math.sqrt(1 - ((q - x) / rx) ** 2)) for q in range(-20, 821, 40)]
    g.line(img, hem, "fff4d8", 9, seed=3, taper=False)


CROWN = (728.0, 928.0, 0.97, -92.5)  # middle of its base, scale, turn


def ring(t: float, up: float, r: float) -> tuple[float, float]:
    """A place on the crown before it fell: t in degrees, 0 nearest to us; up along its axis; r its radius there."""
    a = math.radians(t)
    return r * math.sin(a), -up + 0.46 * r * math.cos(a)


def tooth(img: p.Array, t: float, colour: str, shade: str) -> None:
    """One point of the crown and its pearl."""
    tip = ring(t, 172, 132)
    foot = [ring(t + d, 84, 122) for d in (-30, -15, 0, 15, 30)]
    left, right = ring(t - 12, 112, 124), ring(t + 12, 112, 124)
    point = p.spline([(*tip, 1), left, (*foot[0], 1), *foot[1:4], (*foot[4], 1), right])
    g.cel(img, p.moved(point, *CROWN), colour, shade, slip=(-7, -6), size=11, seed=int(t) + 200)
    ball = p.moved(p.circle(*tip, 18), *CROWN)
    g.cel(img, ball, "ffd654", BRONZE, slip=(-7, -6), flow=0.5, size=7, seed=9)


def crown(img: p.Array) -> None:
    """Fallen on its side, the open end like a gate before the jester's fingers."""

    def at(points: list[p.Point]) -> skia.Path:
        return p.moved(p.spline(points), *CROWN)

    fill(
        img,
        p.spline(p.points("500,1062 600,1040 740,1030 830,1016! 830,1036! 740,1054 640,1068 560,1080")),
        "a87c64",
        3,
        flow=0.0,
    )
    for t in (185, 125, -115):
        tooth(img, t, "c8801c", "7a3c1c")
    mouth = [ring(t, 84, 122) for t in range(0, 360, 20)]
    fill(img, at(mouth), "7a1830", 3, flow=1.4, size=14)
    lining = p.cut(at(mouth), p.moved(at(mouth), 20, -6))
    fill(img, lining, "4a0c28", 4, flow=1.4, size=10)
    body = [*[ring(t, 84, 122) for t in range(-90, 91, 15)], *[ring(t, 0, 116) for t in range(90, -91, -15)]]
    shell = [(*q, 1) if k in (0, 12, 13, 25) else q for k, q in enumerate(body)]
    g.cel(img, at(shell), GOLD, BRONZE, slip=(-4, -30), flow=1.2, size=15, seed=4)
    for t in (65, -55, 5):
        tooth(img, t, "ffc636", BRONZE)
    for up, r, w in ((10, 117, 22), (76, 122, 13)):
        hoop = [ring(t, up, r) for t in range(-88, 89, 11)]
        line = p.moved(p.ribbon(hoop, [w * 0.7, w, w * 0.8], 40, True), *CROWN)
        g.cel(img, line, GLINT, "d08a24", slip=(-2, -6), flow=1.2, size=7, seed=up)
    for t, tone, dark in (
        (-58, "1b9ab0", "0c5478"),
        (-19, "e83a34", "901430"),
        (21, "38a858", "14604c"),
        (57, "e83a34", "901430"),
    ):
        wide = 6 + 11 * math.cos(math.radians(t))
        gem = p.moved(p.circle(*ring(t, 43, 120), wide, 18), *CROWN)
        g.cel(img, gem, tone, dark, slip=(-4, -5), size=6, seed=7)
        x, y = gem.getBounds().centerX(), gem.getBounds().centerY()
        g.line(img, [(x - 6, y - 3), (x - 3, y - 7), (x + 2, y - 8)], "fff6d8", 4, seed=2)


SKIN, TAN = "f6b284", "b0605c"


def doublet(img: p.Array) -> None:
    """The jester's body behind the table's edge."""
    body = p.spline(p.points("-40,980! -40,770 10,734 110,736 200,758 250,800 260,980!"))
    g.cel(img, body, YELLOW, OCHRE, slip=(12, 8), flow=1.2, size=22, seed=3)


def jester(img: p.Array) -> None:
    """Low over the cloth, chin out, lids half down: nothing could be more innocent."""
    j = Person(img, 158, 628, 1.3, turn=9, slip=(10, 7))
    neck = p.spline(p.points("74,640! 84,700 70,756! 120,800 176,790! 172,740 170,690!"))
    collar = p.spline(
        p.points(
            "26,744! 66,732 112,748 160,758 200,752! 228,780! 190,780! 182,810! 142,794! 112,848! 78,796! 40,822! "
            "30,782! -8,796!"
        )
    )
    g.cel(img, neck, "e09870", "98505a", slip=(16, 4), flow=1.2, size=11, seed=5)
    g.cel(img, collar, GREEN, PINE, slip=(10, 7), flow=1.2, size=11, seed=6)
    for x, y in ((40, 822), (112, 848), (182, 810)):
        bell(img, x, y, 13)
    j.cel("-60,-54! -66,-10 -56,26 -36,44 -30,0 -34,-54!", "6a3020", "3e1a24", 2, size=8)
    j.cel("-54,-56! 50,-60! 60,-30 58,-6 64,20 58,44 68,66 66,90 48,98 14,80 -28,50 -46,14", SKIN, TAN, 4, size=14)
    j.cel("-50,-10 -36,-22 -22,-8 -28,16 -42,20", SKIN, TAN, 3, size=7)
    j.flat("-8,30 8,22 22,32 16,46 0,46", "f08a6c", 3, 7)
    j.flat("-10,-16! 6,-30 28,-20! 24,-4 6,-2", WHITE, 3, 6)
    j.flat("40,-18! 50,-30 61,-20! 59,-6 48,-4", WHITE, 4, 5)
    j.dot("19,-9", 8, 8.5, INK)
    j.dot("55,-9", 6.5, 7.5, INK)
    j.dot("22,-10", 2.3, 2.3, "ffe68c")
    j.dot("57,-10", 2, 2, "ffe68c")
    j.cel("-14,-16! 4,-34 30,-22! 30,-14 10,-18", "e89a70", TAN, 5, size=5)
    j.cel("38,-20! 50,-34 63,-22! 62,-14 50,-18", "e89a70", TAN, 6, size=5)
    j.line("-14,-15 8,-19 30,-13", INK, 5, 2)
    j.line("38,-16 50,-18 62,-14", INK, 4.5, 3)
    j.line("-16,-36 8,-52 30,-40", "5a2420", 9, 4)
    j.line("40,-42 52,-50 63,-40", "5a2420", 8, 5)
    j.cel("30,-14 42,-6 62,12 84,30 82,40 64,42 42,34 32,22", "f8b68a", TAN, 7, size=9)
    j.cel("-4,46! 12,62 36,66 62,60! 54,78 34,82 12,74", "7a1626", "5a0e20", 8, size=5)
    j.flat("2,54! 16,63 38,67 58,62! 52,70 34,73 14,68", WHITE, 3, 4)
    j.line("-10,50 -6,42 2,40", "8a2c2c", 5, 6)
    cap(img)


def bell(img: p.Array, x: float, y: float, r: float) -> None:
    """A round bell with its slit."""
    g.cel(img, p.circle(x, y, r, r * 0.95), "ffe07a", BRONZE, slip=(5, 5), size=7)
    g.line(img, [(x - r / 2, y + r / 4), (x, y + r * 0.42), (x + r / 2, y + r / 4)], "7a3c14", r * 0.26, seed=2)


def cap(img: p.Array) -> None:
    """Three horns, each with its bell."""
    c = Person(img, 164, 556, 1.3, turn=5, slip=(9, 7))
    c.cel(
        "-54,6! -62,-34 -80,-44 -96,-28 -92,8 -106,14 -124,-24 -108,-78 -66,-92 -18,-66 -6,0!",
        GREEN,
        PINE,
        2,
        size=13,
        flow=0.8,
    )
    c.cel(
        "56,0! 66,-32 84,-40 98,-24 94,10 108,10 122,-32 104,-78 62,-90 18,-66 6,0!",
        YELLOW,
        OCHRE,
        3,
        size=13,
        flow=2.2,
    )
    c.cel(
        "-32,8! -36,-64 -26,-124 10,-164 58,-172 62,-152 36,-136 26,-100 34,-50 34,6!", RED, WINE, 4, size=13, flow=1.4
    )
    c.cel("-60,-4 0,-16 58,-12 62,4 0,4 -58,16", VIOLET, PLUM, 5, size=7, flow=0.0)
    for text in ("-98,24", "102,26", "70,-158"):
        x, y = c.points(text)[0][:2]
        bell(img, x, y, 19)


def arm(img: p.Array) -> None:
    """The jester's chest over the table's edge, the red sleeve along the cloth, its cuff, and the walking hand."""
    chest = p.spline(p.points("40,770! 200,762! 222,786 218,812 190,836! 60,860!"))
    shadow = p.spline(p.points("-20,1018! 80,1000 180,976 262,990 180,1024 80,1050 -20,1064!"))
    upper = p.spline(p.points("-30,752! 10,734 60,738 96,774 104,822 70,880 -30,960!"))
    sleeve = p.spline(p.points("-30,880! 20,836 90,826 150,826 206,822! 222,900! 160,924 90,960 30,996 -30,1012!"))
    cuff = p.spline(
        p.points("182,822! 210,812! 238,806! 236,832! 260,842! 246,862! 264,882! 246,894! 250,922! 218,920! 192,926!")
    )
    fill(img, shadow, "8a6aa0", 5, flow=0.0)
    g.cel(img, chest, YELLOW, OCHRE, slip=(-6, -9), flow=1.2, size=14, seed=2)
    g.cel(img, upper, RED, WINE, slip=(10, 12), flow=1.3, size=18, seed=3)
    g.cel(img, sleeve, RED, WINE, slip=(6, 16), flow=-0.2, size=18, seed=4)
    for k, text in enumerate(("60,846 96,870 104,904", "130,842 150,862 152,886", "14,900 50,920 60,950")):
        g.line(img, p.points(text), WINE, 8, seed=k)
    hand(img)
    g.cel(img, cuff, YELLOW, OCHRE, slip=(8, 6), flow=0.9, size=10)


def finger(joints: str, widths: tuple[float, float, float, float]) -> skia.Path:
    """A finger bone by bone, from its knuckle over two joints to its tip."""
    bones = p.points(joints)
    return p.union(
        *(p.ribbon([bones[k], bones[k + 1]], [widths[k], widths[k] * 0.9, widths[k + 1]], 14, True) for k in range(3))
    )


def hand(img: p.Array) -> None:
    """Fore and middle finger stride on bent knees; the others are curled under the palm, the thumb along them."""

    def part(path: skia.Path, seed: int, colour: str = SKIN, shade: str = TAN, slip: Slip = (8, 3)) -> None:
        p.lay(img, p.Layer().stroke(path, 4.5, "8a4048", 0.9), tooth=0.8)
        g.cel(img, path, colour, shade, slip=slip, flow=1.2, size=9, seed=seed)

    for text in (
        "306,1012 274,998 196,1002 124,1016 190,1028 284,1026",
        "462,1010 430,1000 372,1008 306,1028 372,1036 448,1026",
    ):
        fill(img, p.spline(p.points(text)), "8a6aa0", 4, flow=0.0, size=9)
    middle = finger("350,888 372,946 342,986 302,1010", (46, 41, 33, 23))
    fore = finger("362,870 424,900 450,948 454,1004", (50, 44, 36, 25))
    little = p.ribbon(p.points("310,902 300,945 277,950 264,922"), [40, 34, 30, 26], 24, True)
    ring_finger = p.ribbon(p.points("338,894 334,936 308,942 294,912"), [36, 35, 32, 28], 24, True)
    back = p.spline(p.points("214,838 250,832 296,826 340,834 376,852 386,874 372,896 340,908 300,916 256,914 214,900"))
    thumb = p.ribbon(p.points("242,876 276,900 308,912 342,908"), [46, 40, 33, 31, 23], 30, True)
    part(middle, 2, "dc9470", "98505a")
    part(little, 3, "cc8464", "8a4650")
    part(ring_finger, 4, "e29c76", "a05a5c")
    fill(img, p.intersection(p.moved(thumb, -2, 10), p.union(little, ring_finger)), "a05a5c", 3, size=6)
    part(p.union(back, fore), 5, slip=(7, 10))
    part(thumb, 6, slip=(6, 4))
    ball = p.spline(p.points("216,846 246,842 268,856 272,876 254,888 216,890"))
    fill(img, ball, SKIN, 7, flow=0.6, size=9)
    for text in (
        "467,974 468,998 460,1009 452,998 455,976",
        "327,1000 313,1012 301,1016 305,1005 317,994",
        "352,904 342,915 327,915 332,904",
    ):
        fill(img, p.spline(p.points(text)), "ffe0c4", 6, flow=1.5, size=4)
    for text in (
        "422,880 436,887 443,900",
        "428,875 443,883 450,897",
        "458,940 465,949 465,959",
        "377,930 387,940 388,952",
        "352,838 368,844 380,858",
        "318,830 330,832 340,840",
        "366,898 376,892 384,880",
    ):
        g.line(img, p.points(text), TAN, 4, seed=3)


def glow(img: p.Array) -> None:
    """The crown's light: gold near it, violet dusk far away."""
    away = np.hypot(p.grid.x - LIGHT[0], (p.grid.y - LIGHT[1]) * 0.9) / 900 + p.noise(120, 5, 2) * 0.02
    m = p.smooth(0.35, 1.0, away)
    p.multiply(img, m, "6a5aa0", 0.55)
    p.glow(img, *LIGHT, 520, colour="ffb040", alpha=0.42, power=1.7)


def paint() -> p.Array:
    """Dusk, throne, those behind the table, the table, then what is on it."""
    img = g.board()
    evening(img)
    throne(img)
    p.multiply(img, p.mask(p.rect(-20, -20, 840, 680), soft=60), "6c5490", 0.3)
    cook(img)
    farmer(img)
    builder(img)
    doublet(img)
    table(img)
    grip(img)
    propped_arm(img)
    glow(img)
    crown(img)
    p.glow(img, 640, 930, 300, colour="ffc850", alpha=0.22, power=1.4)
    arm(img)
    jester(img)
    return np.clip(img, 0, 1)
