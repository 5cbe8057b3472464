"""The city has a fever: all its houses lie in one pillow, tucked in to the chin under a quilt of fields.

Technique: gouache in visible strokes; one evening light from the upper left, across a bed seen from its foot.
Back to front: wall, headboard, pillow, the chimneys' smoke, the small houses round the great one with the face,
sheet, then the fields with their stitched seams, path, trees and cottage down to us.
"""

from __future__ import annotations

import functools
import itertools
import math
from typing import NamedTuple

import numpy as np
import skia

from art import paint as p
from art.paint.voices import gouache as g
from art.paint.voices.brushwork import Brushwork, across, around
from art.paint.voices.printing import PLAIN

NUMBER, TITLE = 80, "The City Is Ill"
FINISH = PLAIN

INK = "2a1f3c"
LINEN = [(0, "fff6dc"), (0.4, "f6e2cf"), (0.7, "c3b0cb"), (1, "7f79ad")]
WALL = [(0, "fff8e4"), (0.5, "ffe9cc"), (0.8, "f6d2b4"), (1, "e0aea0")]
WOOD = [(0, "d8a068"), (0.5, "a87048"), (1, "6a4048")]
FIELDS = ("a8b862", "e2c878", "86a862", "d8a668", "e2d8a4", "749a6a")
SHADOW = "2f4a5c"
BED = (392.0, 722.0, 1.28)
QUIET = "84789e"


def wall(img: p.Array) -> None:
    """An evening wall, warm where the lamp reaches it, blue far from it."""
    far = np.hypot(p.grid.x + 60, p.grid.y - 300) / 1000 + p.noise(200, 4, 2) * p.f32(0.04)
    tones = [(0, "ffdc94"), (0.22, "f2a274"), (0.5, "9a6286"), (0.78, "4b4478"), (1, "322f60")]
    turn = p.swirl(420, 5, 0.5, -0.5)
    g.passage(img, p.rect(-10, -10, 820, 940), p.ramp(np.clip(far, 0, 1), tones), turn, size=38, length=150, seed=3)


def puffs(b: Brushwork, line: str, first: float, last: float, count: int) -> list[tuple[float, float, float]]:
    """Balls of smoke along a line, (x, y, r): small at the foot, large at the end, never quite on the line."""
    way = p.sample(p.points(line), count)
    t = np.linspace(0, 1, count) ** 1.2
    size = (first + (last - first) * t) * b.random.uniform(0.8, 1.2, count)
    places = way + b.random.normal(0, 0.3, (count, 2)) * size[:, None]
    return [(float(x), float(y), float(r)) for (x, y), r in zip(places, size, strict=True)]


def billow(b: Brushwork, x: float, y: float, r: float) -> skia.Path:
    """The uneven outline of one ball of smoke."""
    return p.spline([(x + r * k * math.cos(a), y + r * k * 0.9 * math.sin(a)) for a, k in puff_edge(b)])


def ring(dx: float, dy: float) -> float:
    """The direction round a centre."""
    return math.atan2(dy, dx) + math.pi / 2


def puff_edge(b: Brushwork) -> list[tuple[float, float]]:
    """Angle and reach of a cloud's uneven edge."""
    return [(k * math.tau / 9 + b.random.normal(0, 0.1), b.random.uniform(0.82, 1.14)) for k in range(9)]


def smoke(b: Brushwork, line: str, first: float, last: float, count: int) -> None:
    """Smoke from a chimney: one soft body, warm at its foot, a paler side to the lamp."""
    balls = puffs(b, line, first, last, count=count)
    way = p.points(line)
    stream = p.ribbon(way, [first * 1.7, first + last, last * 1.9], 40, True)
    plume = p.union(stream, *[billow(b, x, y, r) for x, y, r in balls])
    pale = p.moved(p.ribbon(way, [first, (first + last) * 0.6, last * 1.1], 40, True), -last * 0.22, -last * 0.16)
    for shape, stops in (
        (plume, [(0, "d08c84"), (0.4, "a4809c"), (1, "80709c")]),
        (pale, [(0, "e0a08c"), (0.4, "b490a6"), (1, "8e7ea8")]),
    ):
        b.brush(shape, across(stops, way[0][:2], way[-1][:2]), g.along(way), size=20, length=70, jitter=0.015)


def bedhead(b: Brushwork) -> None:
    """A plain board and rail between two posts, aslant as the bed is."""
    board = p.points("60,322! 190,252 330,192 480,162 620,170 742,180! 764,760! 60,860!")
    b.brush(
        board, across([(0, "a8744e"), (0.5, "7c5046"), (1, "4e3450")], (60, 420), (740, 520)), 1.5, size=30, length=160
    )
    rail = p.points("52,318! 188,242 330,180 480,148 622,154 748,164! 748,200 620,192 480,186 334,218 196,280 58,354!")
    flow = g.along(p.points("52,330 330,192 480,162 748,174"))
    b.brush(rail, across(WOOD, (60, 310), (820, 230)), flow, size=16, length=90)
    bedpost(b, 52, 262, 1.0)
    bedpost(b, 752, 122, 1.12)


def bedpost(b: Brushwork, x: float, top: float, size: float) -> None:
    """A plain post: a shaft, a ring and a knob."""
    with b.at(x, top, size):
        b.brush(
            p.points("-26,40! 26,40! 32,700! -32,700!"), across(WOOD, (-30, 100), (34, 100)), 1.57, size=16, length=90
        )
        b.brush(p.rect(-38, 40, 76, 20, r=8), across(WOOD, (-40, 50), (40, 50)), 0.0, size=9)
        b.brush(p.circle(0, 0, 43, 45), around(WOOD, -18, -20, 84), ring, size=14)


def pillow(b: Brushwork) -> None:
    """Deep, soft and plain, its ears up left and right, hollow where the city has sunk in."""
    shape = p.points(
        "30,404! 92,424 150,392 236,364 350,340 470,322 560,296 640,290 744,232! 734,330 746,480 742,600 770,760! "
        "500,800 240,820 44,870! 66,760 40,640 54,520"
    )
    b.mark(p.spline([(x + 12, y - 14) for x, y, *_ in shape]), "40284a", 0.5)
    linen = across([(0, "f4e4d0"), (0.4, "dccad0"), (0.75, "b0a2c6"), (1, "8a82b2")], (60, 470), (800, 720))
    b.brush(shape, linen, lambda u, v: 2.2 - u * 0.0016, size=30, length=90, jitter=0.012, density=4)
    for line, tone in (("34,408 76,456 108,500", "bca8c0"), ("740,238 706,306 686,356", "8a82b2")):
        b.line(p.points(line), [3, 14, 1], tone)


def panes(b: Brushwork, places: str) -> None:
    """Dim windows of a quiet house, each cut a little differently."""
    for x, y in p.points(places):
        w, h = 18 * b.random.uniform(0.85, 1.15), 26 * b.random.uniform(0.9, 1.12)
        b.mark(p.rect(x - w / 2, y - h / 2, w, h), "d8a878")


def body(b: Brushwork, w: float, h: float) -> None:
    """A house's front in the quiet tone and its side in shade; foot at the origin."""
    stops = [(0, p.mix(QUIET, "f0d0c0", 0.3)), (1, p.mix(QUIET, "5a4a80", 0.25))]
    front, side = (
        p.poly([(0, -h), (w, -h), (w, 60), (0, 60)]),
        [(w, -h), (w * 1.32, -h + w * 0.16), (w * 1.32, 60), (w, 60)],
    )
    b.brush(front, across(stops, (0, -h), (w, 0)), 1.5, size=16, length=60, jitter=0.015)
    b.brush(p.poly(side), p.mix(QUIET, "3c3268", 0.55), 1.5, size=14, jitter=0.015)


def gable(b: Brushwork, w: float, h: float, rise: float) -> None:
    """A pitched roof: the gable to us, its slope falling away to the right."""
    slope = p.points(
        f"{w * 0.5},{-h - rise}! {w * 0.86},{-h - rise * 0.86}! {w * 1.4},{-h + w * 0.14}! {w * 1.04},{-h}!"
    )
    front = p.points(f"-6,{-h + 4}! {w * 0.5},{-h - rise}! {w + 6},{-h + 4}!")
    b.brush(slope, "4e4074", 0.9, size=14, jitter=0.015)
    b.brush(front, across([(0, "9a7084"), (1, "745878")], (0, -h), (w, -h)), 0.8, size=14, jitter=0.015)


def stack(b: Brushwork, x: float, y: float, w: float, h: float) -> None:
    """A brick chimney with its rim, foot at (x, y)."""
    brick = [(0, "d88c6c"), (0.5, "b0604e"), (1, "6e3c50")]
    b.brush(p.poly([(x, y), (x + 3, y - h), (x + w - 3, y - h), (x + w, y)]), across(brick, (x, y), (x + w, y)), 1.5, 9)
    b.brush(p.rect(x - 4, y - h - 8, w + 8, 15, r=3), across(brick, (x - 4, y), (x + w + 12, y)), 0.0, size=6)


def church(b: Brushwork) -> None:
    """A slim tower with a pointed roof, drooping at its tip."""
    body(b, 72, 250)
    spire = p.points("-8,-246! 30,-330 20,-392 -6,-420! 44,-398 64,-330 102,-240!")
    b.brush(spire, across([(0, "7c8ca0"), (1, "4c4c7c")], (0, -300), (90, -300)), 1.3, size=14, jitter=0.015)
    panes(b, "34,-200")


def left_town(b: Brushwork) -> None:
    """On the lamp's side of the face: the church and a house, leaning out over the pillow."""
    with b.at(150, 780, turn=-16):
        church(b)
    with b.at(92, 838, turn=-14):
        body(b, 96, 150)
        gable(b, 96, 150, 72)
        panes(b, "30,-104 68,-100")


def right_town(b: Brushwork) -> None:
    """On the far side: a mill with a tall chimney and a cottage, in the blue of the shade."""
    with b.at(584, 760, turn=11):
        stack(b, 34, -268, 34, h=92)
        body(b, 100, 280)
        panes(b, "66,-236 68,-180")
    with b.at(640, 780, turn=16):
        body(b, 84, 132)
        gable(b, 84, 132, 64)
        panes(b, "42,-92")


def great_house(b: Brushwork) -> None:
    """The patient's own front: warm plaster, hot at the cheeks, a shaded side; foot at the origin."""
    side = p.points("138,-372! 190,-344! 200,-180 194,40! 150,40! 164,-140")
    front = p.points("-158,40! -174,-100 -168,-220 -150,-366! 138,-376! 156,-220 168,-100 154,40!")
    b.brush(side, across([(0, "a8849c"), (1, "6c5688")], (150, -200), (206, -160)), 1.5, size=16, length=80)
    b.brush(
        front, across(WALL, (-190, -300), (190, -60)), lambda u, v: 1.57 + u * 0.0012, size=18, length=70, jitter=0.012
    )
    with b.within(p.spline(front)):
        for x, y, r in ((-118, -112, 74), (118, -126, 66)):
            cheek = [(x + r * k * math.cos(a), y + r * k * 0.8 * math.sin(a)) for a, k in puff_edge(b)]
            flush = around([(0, "f2907c"), (0.45, "f8b498"), (1, "ffe4c8")], x, y, r * 1.05)
            b.brush(p.spline(cheek), flush, -0.3, size=12, length=36, jitter=0.015)


def rash(b: Brushwork) -> None:
    """Six windows on the cheeks burn red, no two alike."""
    spots = ((-146, -130, 25), (-110, -140, 22), (-124, -92, 27), (82, -148, 21), (112, -152, 24), (142, -142, 22))
    for x, y, w in spots:
        with b.at(x, y, 1, turn=b.random.uniform(-7, 7)):
            b.brush(
                p.rect(-w / 2, -w * 0.6, w, w * 1.2),
                across([(0, "f04a34"), (1, "c82a34")], (0, -w), (0, w)),
                1.5,
                size=6,
            )


def eye(b: Brushwork, x: float, y: float, side: float) -> None:
    """An arched lit window, its blind half down and slack at the outer end; `side` is -1 for the left."""
    with b.at(x, y, 1.14):
        frame = p.points("-55,56! -57,-8 -38,-54 0,-66 38,-54 57,-8 55,56!")
        arch = p.spline(p.points("-46,48! -48,-6 -32,-44 0,-56 32,-44 48,-6 46,48!"))
        lid = p.points("-52,-24 -20,-17 18,-5 54,14", scale=(side, 1))
        blind = [*lid, (side * 60, -80), (-side * 60, -80)]
        b.brush(frame, "d8a898", 0.8, size=8, jitter=0.015)
        b.brush(arch, around([(0, "fff6c0"), (0.55, "ffe48c"), (1, "ffbe58")], 0, 14, 64), 0.5, size=12, jitter=0.012)
        with b.within(arch):
            b.mark(p.circle(8, 18, 27, 30), INK)
            b.mark(p.circle(-1, 8, 8.5), "fffbe8")
            b.brush(p.poly(blind), across([(0, "b490a4"), (1, "8a6c94")], (0, -60), (0, 14)), 0.1 * side, size=12)
        b.line(lid[0:4], [8, 13, 14, 8], INK)
        brow = p.points("-40,-92 -12,-82 24,-66 58,-42", scale=(side, 1))
        b.line(brow, [14, 17, 13, 5], "6c4a64")
        b.line([(-58, 56), (0, 60), (58, 56)], [9, 12, 9], "fff4e0")
        b.line([(-36, 74), (4, 82), (40, 72)], [1, 6, 1], "c48c94")


def nose(b: Brushwork) -> None:
    """A balcony on its bracket, where a nose would be."""
    b.brush(p.points("-20,-146! 20,-148! 12,-128 0,-122 -14,-128"), "b88c94", 0.4, size=8)
    b.brush(p.rect(-27, -160, 54, 15, r=5), across([(0, "fff4e0"), (1, "d8b4ac")], (-30, 0), (30, 0)), 0.0, size=8)
    for x in (-21, 0, 21):
        b.line([(x, -160), (x + 1, -180)], [4, 4], "8c6478")
    b.line([(-26, -180), (0, -182), (25, -181)], [5, 6, 5], "8c6478")


def mouth(b: Brushwork) -> None:
    """The gate, open and drooping at both ends; it closes on the thermometer like lips."""
    frame = p.points("-82,-22! -78,-62 -50,-96 2,-108 54,-96 84,-62 88,-22! 60,-34 4,-44 -54,-34")
    gate = p.points("-68,-32! -64,-62 -42,-84 2,-93 46,-84 70,-62 74,-32! 50,-44 4,-54 -44,-44")
    b.brush(frame, across([(0, "d8948a"), (1, "b8707c")], (0, -108), (0, -30)), 0.2, size=9, jitter=0.015)
    b.brush(gate, across([(0, "6a3048"), (1, "3a1c38")], (0, -92), (0, -44)), 0.0, size=9, jitter=0.015)
    thermometer(b)
    b.line(p.points("-76,-26 -36,-38 4,-44 46,-38 80,-26"), [8, 15, 17, 15, 8], "e8a898")


def thermometer(b: Brushwork) -> None:
    """Its bulb in the mouth, the column far up its scale."""
    with b.at(0, -62, 1, turn=-11):
        b.mark(p.rect(76, 22, 196, 30, r=14), "4a3468", 0.45)
        b.mark(p.rect(-20, -31, 292, 62, r=31), "4a3a66")
        glass = across([(0, "fffdf4"), (0.6, "fbf6ec"), (1, "ccc6dc")], (0, -26), (0, 26))
        b.brush(p.rect(-16, -26, 284, 52, r=26), glass, 0.0, size=12, jitter=0.01)
        b.line([(0, 4), (130, 4), (236, 4)], [19, 19, 17], "e8281c")
        for k in range(5):
            b.line([(102 + 34 * k, -25), (102 + 34 * k, -11)], [5, 5], "4a3a66")


def roof(b: Brushwork) -> None:
    """The great house's own roof, steep and old, its shaded end to the right."""
    front = p.points("-182,-346! -128,-446! 112,-458! 166,-360!")
    end = p.points("112,-458! 158,-436! 210,-326! 166,-360!")
    b.brush(end, across([(0, "8a5468"), (1, "5c4270")], (120, -440), (216, -330)), 1.0, size=14)
    tiles = across([(0, "c86a50"), (0.5, "b45c50"), (1, "94505c")], (-180, -420), (170, -380))
    b.brush(front, tiles, 1.4, size=18, length=60, jitter=0.03)
    b.line([(-190, -344), (-10, -352), (174, -358)], [9, 11, 8], "ffecd0")


def cloth(b: Brushwork) -> None:
    """A wet cloth laid over the roof and down on the brow, slipped to one side; its stripe follows the folds."""
    shape = p.points(
        "-70,-462! -20,-476 50,-480 104,-466! 126,-420 140,-386 156,-350! 126,-336 96,-352 56,-338 12,-354 -28,-338 "
        "-66,-346 -96,-322 -138,-332! -118,-370 -96,-416"
    )
    b.mark(p.spline([(x + 7, y + 12) for x, y, *_ in shape]), "a06878", 0.5)
    stops = [(0, "f4fcf4"), (0.5, "cfe8ea"), (1, "94bcd4")]
    b.brush(shape, across(stops, (-150, -420), (150, -330)), lambda u, v: 1.57 + u * 0.002, size=18, length=60)
    for fold in ("-30,-464 -54,-420 -58,-356", "66,-468 82,-420 90,-360"):
        b.line(p.points(fold), [1, 9, 3], "a4cada")
    for x, y, k in ((-136, -284, 1.2), (146, -300, 1.0)):
        b.mark(p.spline(p.points("0,-16! 9,2 0,12 -9,2", at=(x, y), scale=(k, k))), "8cc8e4")


@functools.cache
def outline(text: str) -> p.Array:
    """A crest as close points; each is asked for many thousand times."""
    return p.sample(p.points(text), 120)


class Hill(NamedTuple):
    """One swell of the quilt: its crest from left to right, its depth, and how wide its fields are at the crest."""

    crest: str
    depth: float
    wide: float
    near: float
    lean: float

    def top(self, x: float) -> float:
        """The height of the crest above x."""
        line = outline(self.crest)
        return float(np.interp(x, line[:, 0], line[:, 1]))

    def spot(self, u: float, v: float) -> tuple[float, float]:
        """A place on it: u in fields from the middle, v from the crest down to its foot."""
        x = 400 + u * self.wide * (1 + 0.7 * v) + self.lean * v
        flat = self.top(400 + (x - 400) / (1 + 0.5 * v))
        mean = self.top(400)
        return x, mean + (flat - mean) * (1 - 0.55 * v) + self.depth * v**1.15

    def light(self, u: float, v: float) -> float:
        """How far a place is turned to the lamp: above 0 lit, below 0 in shade."""
        (xa, ya), (xb, yb) = self.spot(u - 0.2, v), self.spot(u + 0.2, v)
        x = (xa + xb) / 2
        return float(np.clip((ya - yb) / (xb - xa) * 1.7 + 0.28 - 0.4 * v - x * 0.0004, -0.75, 0.9))


CHEST = Hill("-60,900 80,872 240,806 380,784 560,776 700,812 860,800", 230, 128, 0.1, lean=20)
KNEES = Hill("-60,1030 60,1016 200,978 340,930 470,874 570,858 660,886 740,942 860,962", 250, 165, 0.42, lean=40)
FEET = Hill("-60,1080 40,1050 150,1030 260,1050 380,1112 500,1150 640,1142 740,1104 860,1076", 250, 230, 0.8, lean=-30)


def tinted(tone: p.Colour, amount: float) -> p.Array:
    """A field's colour in light or shade."""
    return p.mix(tone, "fff0a0", amount * 0.4) if amount > 0 else p.mix(tone, SHADOW, -amount * 0.5)


def field(b: Brushwork, hill: Hill, us: tuple[float, float], vs: tuple[float, float], tone: str, kind: int) -> None:
    """One patch: its colour turns with the slope, then its furrows or tufts."""
    (u0, u1), (v0, v1) = us, vs
    t = np.linspace(0, 1, 9)
    edge = [hill.spot(u0 + (u1 - u0) * k, v0) for k in t] + [hill.spot(u1, v0 + (v1 - v0) * k) for k in t]
    edge += [hill.spot(u1 - (u1 - u0) * k, v1) for k in t] + [hill.spot(u0, v1 - (v1 - v0) * k) for k in t]
    mid = (v0 + v1) / 2
    stops = [(float(k), tinted(tone, hill.light(u0 + (u1 - u0) * k, mid))) for k in np.linspace(0, 1, 5)]
    a, z = hill.spot(u0, mid), hill.spot(u1, mid)
    across_it, down = [a, hill.spot((u0 + u1) / 2, mid), z], [hill.spot((u0 + u1) / 2, v) for v in (v0, mid, v1)]
    b.brush(
        p.poly(edge), across(stops, a, z), g.along(across_it if kind else down), size=16 + 12 * hill.near, jitter=0.02
    )
    with b.within(p.poly(edge)):
        crop(b, hill, us, vs, tone=tone, kind=kind)


def crop(b: Brushwork, hill: Hill, us: tuple[float, float], vs: tuple[float, float], tone: str, kind: int) -> None:
    """What grows in a field: furrows down it, furrows across, or tufts."""
    (u0, u1), (v0, v1) = us, vs
    dark = tinted(p.mix(tone, "4a6a3a", 0.16), hill.light((u0 + u1) / 2, (v0 + v1) / 2))
    n = 3 + 4 * hill.near
    for k in range(5):
        s = (k + 0.5 + b.random.normal(0, 0.1)) / 5
        if kind == 0:
            b.line([hill.spot(u0 + (u1 - u0) * s, v) for v in np.linspace(v0, v1, 6)], [1, n, 1.5], dark)
        elif kind == 1:
            b.line([hill.spot(u, v0 + (v1 - v0) * s) for u in np.linspace(u0, u1, 8)], [1.5, n, 1.5], dark)
        else:
            for _ in range(4):
                x, y = hill.spot(b.random.uniform(u0, u1), v0 + (v1 - v0) * s)
                b.line([(x - n, y - n * 0.6), (x, y + n * 0.4), (x + n, y - n * 0.8)], [1, n * 0.6, 1], dark)


def seam(b: Brushwork, line: list[tuple[float, float]], near: float) -> None:
    """Two fields sewn together: a soft furrow and large slanting stitches of pale thread."""
    long = sum(math.dist(a, z) for a, z in itertools.pairwise(line))
    way = p.sample(line, max(4, int(long / (24 + 10 * near))))
    b.line([(float(x), float(y)) for x, y in way], [5, 6 + 3 * near, 5], "66885c")
    step = np.gradient(way, axis=0)
    for (x, y), d in zip(way[1:-1], step[1:-1], strict=True):
        dx, dy = d / (np.hypot(*d) + 1e-9)
        n = (8 + 6 * near) * b.random.uniform(0.85, 1.15)
        ends = [(x - dy * n + dx * n * 0.6, y + dx * n + dy * n * 0.6), (x + dy * n, y - dx * n)]
        b.line(ends, [3 + near, 5 + 2 * near, 3 + near], "f6eccc")


def slope(b: Brushwork, hill: Hill, rows: tuple[float, ...], seed: int) -> None:
    """One hill of fields: the shadow behind its crest, the patches, the seams between them."""
    random = np.random.default_rng(seed)
    crest = [hill.spot(u, 0) for u in np.linspace(-4.2, 4.2, 60)]
    for lift, alpha in ((26, 0.1), (22, 0.1), (18, 0.11), (14, 0.12), (10, 0.13), (6, 0.14)):
        b.mark(p.poly([*[(x + lift * 0.5, y - lift) for x, y in crest], (900, 1300), (-100, 1300)]), SHADOW, alpha)
    last = 0
    for j, vs in enumerate(itertools.pairwise(rows)):
        cuts = [-4.4 + 0.8 * (j % 2) + k * 1.7 + random.normal(0, 0.14) for k in range(6)]
        for us in itertools.pairwise(cuts):
            last = (last + int(random.integers(1, 5))) % 6
            field(b, hill, us, vs, tone=FIELDS[last], kind=int(random.integers(0, 3)))
        for u in cuts[1:-1]:
            seam(b, [hill.spot(u + 0.04 * math.sin(v * 9 + u), v) for v in np.linspace(*vs, 6)], hill.near)
        if j:
            seam(b, [hill.spot(u, vs[0] + 0.012 * math.sin(u * 3 + j)) for u in np.linspace(-4, 4, 30)], hill.near)
    b.line(crest, [3, 4, 3], "f6ec9a")


def lane(b: Brushwork, hill: Hill, way: str, widths: list[float]) -> None:
    """A pale lane over one hill; the places on it are u and v."""
    points = [hill.spot(u, v) for u, v in p.points(way)]
    b.line([(x + 3, y + 3) for x, y in points], [w + 5 for w in widths], "8a8a64")
    b.line(points, widths, "ecdcb0")


def quilt(b: Brushwork) -> None:
    """Chest, knees and feet lie under it as three hills, each nearer and larger."""
    slope(b, CHEST, (0, 1.2), seed=4)
    for x, y, size in ((190, 946, 0.56), (730, 880, 0.5)):
        tree(b, x, y, size)
    slope(b, KNEES, (0, 0.6, 1.3), seed=11)
    lane(b, KNEES, "-1.7,0.0 -1.1,0.16 -0.1,0.3 0.2,0.55 -0.2,0.8 -0.9,1.1", [10, 13, 16, 20, 24])
    cottage(b, 610, 1000, 0.84)
    slope(b, FEET, (0, 1.1), seed=14)
    tree(b, 136, 1066, 1.1)


def tree(b: Brushwork, x: float, y: float, size: float) -> None:
    """A round tree with its long evening shadow."""
    with b.at(x, y, size):
        b.mark(p.spline(p.points("0,-4 46,6 110,30 120,46 80,44 30,18")), SHADOW, 0.6)
        b.line([(0, 4), (2, -40)], [12, 8], "6a4048")
        crown = [(2 + 40 * k * math.cos(a), -72 + 44 * k * math.sin(a)) for a, k in puff_edge(b)]
        stops = [(0, "c8cc80"), (0.4, "8cac64"), (1, "4c7464")]
        b.brush(p.spline(crown), across(stops, (-44, -110), (48, -34)), 0.8, size=12, length=22, jitter=0.08)


def cottage(b: Brushwork, x: float, y: float, size: float) -> None:
    """White walls, a red roof, a lit window and a lit door: somebody is still up."""
    with b.at(x, y, size):
        b.mark(p.poly(p.points("60,0 150,34 96,52 -20,10")), SHADOW, 0.6)
        b.brush(p.points("44,6! 44,-44! 92,-34! 92,14!"), "9a8cb4", 1.5, size=8)
        b.brush(
            p.points("-40,6! -40,-44! 2,-84! 44,-44! 44,6!"),
            across([(0, "fff8e0"), (1, "e4cfcc")], (-40, 0), (44, 0)),
            1.5,
            size=8,
        )
        b.brush(
            p.points("0,-92! 52,-80! 102,-32! 50,-40!"),
            across([(0, "e8563a"), (1, "a8343c")], (0, -90), (90, -30)),
            0.8,
            size=8,
        )
        b.line([(-50, -36), (0, -90), (50, -38)], [9, 10, 9], "ff8a5a")
        b.brush(p.rect(60, -104, 16, 34), "b8504a", 1.5, size=6)
        b.mark(p.rect(-28, -38, 26, 26), INK)
        b.mark(p.rect(-25, -35, 20, 20), "ffd25a")
        b.line([(-15, -35), (-15, -15)], [2.4, 2.4], INK)
        b.mark(p.rect(12, -32, 20, 38), "8a4a3c")


def hem(b: Brushwork) -> None:
    """The sheet turned down over the quilt, drawn up to the chin and round it."""
    band = p.points(
        "-20,842 60,836 130,806 180,764 240,730 330,712 430,708 520,700 580,704 640,726 720,724 820,690 820,770 "
        "730,800 640,806 580,786 500,772 420,780 330,790 250,812 190,850 120,886 50,908 -20,914"
    )
    b.mark(p.spline([(x - 2, y - 16) for x, y, *_ in band]), "43305c", 0.5)
    b.mark(p.spline([(x + 8, y + 22) for x, y, *_ in band]), "2a4458", 0.55)
    flow = g.along(p.points("-20,876 130,846 250,772 420,744 580,746 640,766 820,730"))
    b.brush(band, across(LINEN, (60, 760), (860, 790)), flow, size=20, length=80, density=6)
    for fold, tone in (("176,776 200,806 196,846", "d8bcc0"), ("640,730 650,764 640,802", "a898c0")):
        b.line(p.points(fold), [1, 10, 2], tone)
    edge = "-20,902 50,896 120,874 190,838 250,800 330,778 420,768 500,760 580,774 640,794 730,788 820,758"
    thread = p.sample(p.points(edge), 44)
    for k in range(0, 43, 2):
        b.line([tuple(thread[k]), tuple(thread[k + 1])], [4, 5], "c07060" if k < 28 else "96607c")


def paint() -> p.Array:
    """Wall, bed, smoke, the houses, and the fields down to us."""
    img = g.board("e8c8a8", 2)
    wall(img)
    b = Brushwork(80, wobble=0.7)
    bedhead(b)
    pillow(b)
    smoke(b, "177,138 164,96 184,50 160,4 176,-50", 15, 38, count=9)
    smoke(b, "703,408 710,364 684,312 700,250 668,190", 15, 36, count=11)
    smoke(b, "410,70 432,34 500,36 580,4 680,10 820,-30", 24, 74, count=13)
    left_town(b)
    right_town(b)
    b.lay(img, tooth=0.4)
    b = Brushwork(81, wobble=0.7)
    x, y, size = BED
    with b.at(x, y, size, turn=-8):
        stack(b, 66, -430, 46, h=66)
        stack(b, -122, -408, 36, h=60)
        great_house(b)
        rash(b)
        eye(b, -80, -230, -1)
        eye(b, 76, -234, 1)
        nose(b)
        mouth(b)
        roof(b)
        cloth(b)
    quilt(b)
    hem(b)
    b.lay(img, tooth=0.4)
    p.glow(img, -20, 260, 620, colour="ffc070", alpha=0.22)
    return np.clip(img, 0, 1)
