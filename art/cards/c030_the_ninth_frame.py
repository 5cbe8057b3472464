"""Portraits of a cat's earlier lives hang round the last one, and it has just torn its way out of that.

Technique: linocut, and a lamp.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack
from typing import NamedTuple

import numpy as np
import skia

from art import paint as p
from art.paint.props import cats
from art.paint.voices.linocut import Print
from art.paint.voices.printing import PLAIN, paper

NUMBER, TITLE = 30, "The Ninth Frame"
FINISH = PLAIN

INKS = {
    "red": "c8262c",
    "gold": "f4b83c",
    "ginger": "f07a28",
    "teal": "4aa79c",
    "navy": "2b3f8c",
    "pink": "f6b8b4",
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
PLACE = (450.0, 590.0, 1.38)  # the large canvas: its middle and scale; it hangs 3 degrees askew
FLOOR = 1012.0
SPINE = p.points("940,990 836,1064 756,1036 722,956 752,880 760,812 726,772")
TAIL = p.ribbon(SPINE, [96, 94, 86, 78, 70, 58, 28], 80, True)


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


class Portrait(NamedTuple):
    """A life, and where it hangs."""

    sitter: Callable[[Print], None]
    ground: str
    inner: skia.Path
    outer: skia.Path
    x: float
    y: float
    size: float
    turn: float

    def hang(self, pr: Print) -> None:
        with pr.at(self.x, self.y, self.size, self.turn):
            pr.piece(self.inner, self.ground, 0)
            with ExitStack() as stack:
                for block in (*pr.blocks.values(), pr.key):
                    stack.enter_context(block.at(0, 0, clip=self.inner))
                self.sitter(pr)
            frame(pr, self.outer, self.inner)


def gallery(pr: Print) -> None:
    """Four earlier lives; the detective already looks at the prints."""
    upright = p.rect(-94, -120, 188, 240), p.rect(-124, -150, 248, 300)
    square = p.rect(-104, -112, 208, 224), p.rect(-134, -142, 268, 284)
    arch = p.arch(0, 150, 172, 318), p.arch(0, 178, 226, 374)
    disc = p.circle(0, 0, 108), p.circle(0, 0, 138)
    Portrait(cats.pirate, "teal", *upright, x=118, y=124, size=0.64, turn=-5).hang(pr)
    Portrait(cats.chef, "navy", *arch, x=412, y=112, size=0.5, turn=2).hang(pr)
    Portrait(cats.cosmonaut, "key", *disc, x=676, y=122, size=0.66, turn=5).hang(pr)
    Portrait(cats.detective, "pink", *square, x=84, y=850, size=0.52, turn=-6).hang(pr)


def ninth(pr: Print) -> None:
    """The large canvas in the middle, torn in the shape of somebody leaving; the bare wall shows behind."""
    x, y, k = PLACE
    with pr.at(x, y, k, 3):
        inner, outer = p.rect(-148, -206, 296, 412), p.rect(-190, -248, 380, 496)
        pr.piece(inner, None, 0)
        with ExitStack() as stack:
            for block in (*pr.blocks.values(), pr.key):
                stack.enter_context(block.at(0, 0, clip=inner))
            slits = [p.spline(slit) for slit in WHISKERS]
            fringe = torn(p.union(BODY, p.moved(BODY, 4, -6), p.moved(BODY, -5, 2)), 17, 2.6, 3)
            pr.piece(p.union(fringe, *[p.moved(slit, 0, 3) for slit in slits]), "linen", 3.5)
            pr.piece(hole(), "red", 0)
        frame(pr, outer, inner)
        curls(pr)


FLAPS: tuple[tuple[list[p.Point], list[list[p.Point]]], ...] = (
    (
        p.points("-74,186! -76,222 -66,240! -60,214! -40,254! -22,222! -2,232! 18,208! 46,216! 66,240! 84,212 82,186!"),
        [[(-68, 200), (-72, 218)], [(-40, 202), (-42, 228)], [(-6, 202), (-8, 216)], [(64, 202), (66, 220)]],
    ),
)


def curls(pr: Print) -> None:
    """What the tear left hanging: tongues of canvas that droop by their own weight, raw linen outside."""
    for shape, creases in FLAPS:
        path = torn(p.spline(shape), 9, 1.6, len(creases) + 2)
        pr.key.ink(p.moved(path, 4, 9))
        pr.piece(path, "linen", 4)
        for crease in creases:
            pr.key.line(crease, 3)


class Paw(NamedTuple):
    """A print: its place and size, where it points (degrees), how flat it is seen, and how wet it is."""

    x: float
    y: float
    size: float
    turn: float
    flat: float
    wet: float


PAWS = (
    Paw(438, 906, 1.0, turn=184, flat=1, wet=1.0),
    Paw(484, 948, 1.0, turn=172, flat=1, wet=1.0),
    Paw(440, 1046, 1.25, turn=166, flat=0.55, wet=0.95),
    Paw(506, 1056, 1.4, turn=136, flat=0.55, wet=0.9),
    Paw(516, 1112, 1.6, turn=118, flat=0.55, wet=0.85),
    Paw(608, 1094, 1.75, turn=106, flat=0.55, wet=0.8),
    Paw(640, 1160, 2.05, turn=100, flat=0.55, wet=0.8),
    Paw(728, 1132, 2.0, turn=96, flat=0.55, wet=0.75),
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
            layer.fill(p.moved(turned, paw.x, paw.y), "2f7de0", 0.5 + paw.wet * 0.5)
    p.lay(img, layer, tooth=1.0)


def floor(pr: Print) -> None:
    """Boards that run away from us, and the skirting that they meet."""
    boards = p.rect(-10, FLOOR, 820, 1200)
    pr.piece(boards, "linen", 6)
    for k in range(-5, 6):
        pr.key.line([(430 + k * 96, FLOOR + 4), (430 + k * 172, 1210)], 3.5)
    pr.piece(p.rect(-10, FLOOR - 34, 820, 34), "gold", 5)


def tail(pr: Print) -> None:
    """All that is still to be seen of it: a great ringed tail, going."""
    pr.key.ink(p.moved(TAIL, 8, 12))
    pr.piece(TAIL, "ginger", 8)
    line = p.sample(SPINE, 80)
    for k in (20, 30, 40, 50, 61):
        (x, y), (dx, dy) = line[k], (line[k + 1] - line[k - 1])
        n = float(np.hypot(dx, dy))
        w = 46 - k * 0.25
        ax, ay = -dy / n * w, dx / n * w
        pr.key.line([(x + ax, y + ay), (x + dx * 1.6, y + dy * 1.6), (x - ax * 0.75, y - ay * 0.75)], 15 - k * 0.1)


def lamplight(img: p.Array) -> None:
    """One lamp from above: the frame throws its shadow on the wall, the canvas on what lies behind the hole."""
    x, y, k = PLACE
    outer = p.moved(p.rect(-190, -248, 380, 496), x, y, k, turn=3)
    inner = p.moved(p.rect(-148, -206, 296, 412), x, y, k, turn=3)
    wall = p.mask(p.cut(p.rect(0, 0, 800, FLOOR - 34), p.union(TAIL, p.moved(TAIL, 8, 12))))
    p.multiply(img, np.clip(p.mask(p.moved(outer, 10, 30), soft=8) - p.mask(outer), 0, 1) * wall, "3a0c24", 0.7)
    p.multiply(
        img, p.mask(inner) * p.mask(p.cut(p.rect(-20, -20, 840, 1240), p.moved(inner, 6, 16)), soft=9), "6a4a3c", 0.6
    )
    gap = p.mask(p.moved(hole(), x, y, k, turn=3)) * p.mask(inner)
    gap = gap * (1 - p.mask(*[p.moved(p.spline(shape), x, y, k, turn=3) for shape, _ in FLAPS]))
    p.multiply(img, gap, "3c1428", 0.85)
    p.multiply(img, np.clip(gap - p.warp(gap, -10, -22), 0, 1), "14081c", 0.75)


def paint() -> p.Array:
    """The wall, four lives, the empty one, and what leaves."""
    img = paper("fbf4e2", tooth=0.006, seed=4)
    pr = Print(INKS, KEY, seed=5)
    pr["red"].ink(p.rect(0, 0, 800, 1200))
    floor(pr)
    gallery(pr)
    ninth(pr)
    tail(pr)
    pr.pull(img, salt=0.2)
    lamplight(img)
    prints(img)
    return img
