"""The ninth frame is empty: a cat has torn its way out of its portrait and walks off with blue paws.

Technique: linocut, and a lamp.
"""

from __future__ import annotations

from contextlib import ExitStack
from typing import NamedTuple

import numpy as np
import skia

from art import paint as p
from art.paint.voices.linocut import Print
from art.paint.voices.printing import PLAIN, paper

NUMBER, TITLE = 30, "The Ninth Frame"
FINISH = PLAIN

INKS = {
    "red": "c8262c",
    "wine": "a51d27",
    "gold": "f4b83c",
    "ginger": "f07a28",
    "blue": "5aa4ec",
    "linen": "d9b27c",
}
KEY = "1c1118"


SITTING = p.points(
    "-70,206! -76,140 -66,90 -44,50 -42,30 -72,16 -92,-14 -94,-50 -88,-80! -96,-178! -66,-150 -38,-104! "
    "0,-110 38,-104! 66,-150 96,-180! 88,-80! 94,-50 92,-14 72,16 42,30 46,50 68,90 78,140 74,206!"
)
BODY = p.union(
    p.spline(SITTING), p.ribbon(p.points("60,196 104,186 122,146 104,110 112,74"), [34, 32, 28, 24, 8], 30, True)
)
WHISKERS = (
    p.points("-86,-34! -142,-52! -92,-22!"),
    p.points("-90,-20! -146,-14! -88,-8!"),
    p.points("-86,-6! -136,22! -76,6!"),
    p.points("86,-34! 140,-56! 92,-22!"),
    p.points("90,-20! 146,-18! 88,-8!"),
    p.points("86,-6! 138,20! 76,6!"),
)
PLACE = (338.0, 474.0, 1.56)  # the canvas: its middle and scale; it hangs 3 degrees askew
FLOOR = 1000.0
SPINE = p.points("748,812 676,836 622,800 630,716 688,640 700,566 650,520")
TAIL = p.ribbon(SPINE, [104, 90, 80, 76, 70, 58, 26], 80, True)
HAUNCH = p.spline(
    p.points(
        "830,736! 760,748 700,780 664,838 660,906 678,966 664,1008 630,1042! 634,1068 650,1094 654,1128 674,1150 "
        "740,1156 790,1148 788,1124 766,1108 742,1096 736,1072 754,1048 784,1030 830,1022!"
    )
)
SOCK = p.spline(
    p.points("600,1084! 644,1098 664,1086 680,1106 698,1092 716,1106 764,1084! 840,1100! 840,1190! 600,1190!")
)


def torn(path: skia.Path, step: float, depth: float, seed: int) -> skia.Path:
    """An outline as threads give way: never twice the same tooth."""
    out = skia.Path()
    skia.Paint(PathEffect=skia.DiscretePathEffect.Make(step, depth, seed)).getFillPath(path, out)
    return out


def hole() -> skia.Path:
    """Where the cat went through: two pointed ears, cheeks, a sitting body, and a slit for every whisker."""
    return p.union(torn(BODY, 16, 3.4, 8), *[p.spline(slit) for slit in WHISKERS])


def frame(pr: Print, outer: skia.Path, inner: skia.Path) -> None:
    """Gold round a picture: a plain moulding, one line cut along it."""
    pr.piece(p.cut(outer, inner), "gold", 6)
    box, hole = outer.getBounds(), inner.getBounds()
    k = (box.width() + hole.width()) / 2 / box.width()
    middle = p.moved(p.moved(outer, -box.centerX(), -box.centerY()), box.centerX(), box.centerY(), k)
    for block in (pr["gold"], pr.key):
        block.outline(middle, 4)


def ninth(pr: Print) -> None:
    """The large canvas in the middle, torn in the shape of somebody leaving; the bare wall shows behind."""
    x, y, k = PLACE
    with pr.at(x, y, k, 3):
        inner, outer = p.rect(-148, -206, 296, 412), p.rect(-190, -248, 380, 496)
        pr.piece(inner, "blue", 0)
        with ExitStack() as stack:
            for block in (*pr.blocks.values(), pr.key):
                stack.enter_context(block.at(0, 0, clip=inner))
            slits = [p.spline(slit) for slit in WHISKERS]
            fringe = torn(p.union(BODY, p.moved(BODY, 4, -6), p.moved(BODY, -5, 2)), 17, 2.6, 3)
            pr.piece(p.union(fringe, *[p.moved(slit, 0, 3) for slit in slits]), "linen", 3.5)
            pr.piece(hole(), "red", 0)
        frame(pr, outer, inner)
        curl(pr)


FLAP = p.spline(p.points("-78,178! -84,204 -78,238! 4,252 88,232! 82,204 82,176!"))
ROLL = p.spline(p.points("-90,226! -60,230 0,236 60,230 96,218! 106,236 98,258! 40,270 -30,272 -104,250! -98,238"))
CREASES = ([(-56, 194), (-60, 224)], [(-22, 200), (-22, 222)], [(30, 198), (32, 226)], [(62, 192), (64, 216)])


def curl(pr: Print) -> None:
    """The tongue of canvas that the tear left: bent out over the frame, raw linen outside, its end rolled up."""
    flap, roll = torn(FLAP, 15, 2.2, 5), torn(ROLL, 15, 1.6, 4)
    pr.key.ink(p.moved(p.union(flap, roll), 6, 10))
    pr.piece(flap, "linen", 4)
    for crease in CREASES:
        pr.key.line(crease, 3)
    pr.piece(roll, "linen", 4)
    pr.key.line(p.points("-84,252 -20,262 40,260 84,250"), 4)
    pr.piece(p.moved(p.circle(0, 0, 10, 20), 100, 238, turn=-12), "blue", 4)
    pr.key.line(p.points("102,250 96,236 102,228 104,240"), 3)


class Paw(NamedTuple):
    """A print: its place and size, where it points (degrees), how flat it is seen, and how wet it is."""

    x: float
    y: float
    size: float
    turn: float
    flat: float
    wet: float


PAWS = (
    Paw(534, 850, 1.05, turn=150, flat=0.9, wet=1.0),
    Paw(372, 1050, 1.3, turn=140, flat=0.55, wet=1.0),
    Paw(318, 1098, 1.5, turn=122, flat=0.55, wet=0.95),
    Paw(440, 1090, 1.6, turn=104, flat=0.55, wet=0.9),
    Paw(500, 1146, 1.8, turn=98, flat=0.55, wet=0.85),
    Paw(582, 1102, 1.75, turn=94, flat=0.55, wet=0.8),
)


def prints(img: p.Array) -> None:
    """Wet blue paint: over the frame, down the wall, then along the floor, larger as they come nearer."""
    random = np.random.default_rng(5)
    layer = p.Layer()
    for paw in PAWS:
        w = random.uniform(0.9, 1.12)
        pad = p.spline(
            [(-15 * w, 9), (-10, -5), (random.uniform(-3, 3), -10), (10, -6), (15, 8 * w), (5, 13), (-6, 14 * w)]
        )
        toes = [
            p.moved(p.circle(0, 0, 5.4 * random.uniform(0.9, 1.15), 7), tx, ty, 1, turn=lean)
            for tx, ty, lean in ((-19, -8, -30), (-7, -21, -8), (8, -22 + random.uniform(-2, 3), 10), (19, -9, 32))
        ]
        for path in (pad, *toes):
            turned = p.moved(path, 0, 0, paw.size, turn=paw.turn)
            turned.transform(skia.Matrix.Scale(1, paw.flat))
            layer.fill(p.moved(turned, paw.x, paw.y), "3a88e4", 0.5 + paw.wet * 0.5)
    p.lay(img, layer, tooth=1.0)


def floor(pr: Print) -> None:
    """Boards that run away from us, and the skirting that they meet."""
    boards = p.rect(-10, FLOOR, 820, 1200)
    pr.piece(boards, "linen", 6)
    for k in range(-5, 6):
        pr.key.line([(430 + k * 96, FLOOR + 4), (430 + k * 172, 1210)], 3.5)
    pr.piece(p.rect(-10, FLOOR - 34, 820, 34), "wine", 5)


def rings(pr: Print) -> None:
    """Black bands round the tail, closer and thinner towards its tip."""
    line = p.sample(SPINE, 80)
    for k in (16, 26, 36, 46, 56, 65):
        (x, y), (dx, dy) = line[k], (line[k + 1] - line[k - 1])
        n = float(np.hypot(dx, dy))
        w = 46 - k * 0.25
        ax, ay = -dy / n * w, dx / n * w
        pr.key.line([(x + ax, y + ay), (x + dx * 1.6, y + dy * 1.6), (x - ax * 0.75, y - ay * 0.75)], 17 - k * 0.12)


def cat(pr: Print) -> None:
    """All that is still to be seen of it: a hind leg with a blue sock, and a great ringed tail, going."""
    pr.piece(p.union(TAIL, HAUNCH), "ginger", 8)
    rings(pr)
    pr.piece(p.intersection(HAUNCH, SOCK), "blue", 6)
    for stripe in (
        p.points("664,902 706,896 742,914"),
        p.points("760,752 772,796 764,840"),
        p.points("704,780 722,818 720,846"),
        p.points("680,966 716,948 750,958"),
        p.points("644,1044 676,1030 704,1042"),
    ):
        pr.key.line(stripe, 15)
    for x in (724, 756):
        pr.key.line([(x, 1126), (x + 8, 1138), (x + 4, 1152)], 5)


def lamplight(img: p.Array) -> None:
    """One lamp from above: hard shadows of frame and cat on the wall, of the canvas on what lies behind the hole."""
    x, y, k = PLACE
    outer = p.moved(p.rect(-190, -248, 380, 496), x, y, k, turn=3)
    inner = p.moved(p.rect(-148, -206, 296, 412), x, y, k, turn=3)
    creature = p.union(TAIL, HAUNCH)
    near = p.union(creature, p.moved(p.union(FLAP, ROLL), x, y, k, turn=3))
    bare = 1 - p.mask(near)
    wall = p.mask(p.rect(0, 0, 800, FLOOR)) * bare
    p.multiply(img, np.clip(p.mask(p.moved(outer, 16, 30), soft=1) - p.mask(outer), 0, 1) * wall, "3a0c24", 0.7)
    p.multiply(img, p.mask(p.moved(creature, 34, 40), soft=1) * wall, "3a0c24", 0.6)
    p.multiply(img, p.mask(p.circle(760, 1154, 126, 20), soft=1) * bare, "5a2c2c", 0.7)
    p.multiply(img, p.mask(p.cut(inner, p.moved(inner, 8, 16)), soft=1) * bare, "28305c", 0.6)
    gap = p.mask(p.moved(hole(), x, y, k, turn=3)) * p.mask(inner) * bare
    p.multiply(img, gap, "3c1428", 0.3)
    p.multiply(img, np.clip(gap - p.warp(gap, -20, -34), 0, 1), "14081c", 0.85)


def paint() -> p.Array:
    """The wall, the torn canvas, and what leaves."""
    img = paper("fbf4e2", tooth=0.006, seed=4)
    pr = Print(INKS, KEY, seed=5)
    pr["red"].ink(p.rect(0, 0, 800, 1200))
    floor(pr)
    ninth(pr)
    cat(pr)
    pr.pull(img, salt=0.2)
    lamplight(img)
    prints(img)
    return img
