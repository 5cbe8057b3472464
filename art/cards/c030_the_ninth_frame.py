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


HOLE = p.spline(
    p.points(
        "-84,232! -92,120 -66,50 -58,6 -84,-30 -84,-84 -86,-156! -44,-118 0,-124 42,-118 84,-158! 84,-88 86,-34 60,4 "
        "70,50 98,116 92,232!"
    )
)
PLACE = (436.0, 622.0, 1.4)  # the large canvas: its middle and scale; it hangs 3 degrees askew


def torn(path: skia.Path, step: float, depth: float, seed: int) -> skia.Path:
    """An outline as threads give way: never twice the same tooth."""
    out = skia.Path()
    skia.Paint(PathEffect=skia.DiscretePathEffect.Make(step, depth, seed)).getFillPath(path, out)
    return out


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
    Portrait(cats.pirate, "teal", *upright, x=134, y=142, size=0.82, turn=-5).hang(pr)
    Portrait(cats.chef, "navy", *arch, x=398, y=124, size=0.6, turn=2).hang(pr)
    Portrait(cats.cosmonaut, "key", *disc, x=662, y=136, size=0.84, turn=5).hang(pr)
    Portrait(cats.detective, "pink", *square, x=124, y=1062, size=0.78, turn=-6).hang(pr)


def ninth(pr: Print) -> None:
    """The large canvas in the middle, torn in the shape of somebody leaving; the bare wall shows behind."""
    x, y, k = PLACE
    with pr.at(x, y, k, 3):
        inner, outer = p.rect(-148, -206, 296, 412), p.rect(-190, -248, 380, 496)
        pr.piece(inner, None, 0)
        with ExitStack() as stack:
            for block in (*pr.blocks.values(), pr.key):
                stack.enter_context(block.at(0, 0, clip=inner))
            fringe = torn(p.union(HOLE, p.moved(HOLE, 5, -6), p.moved(HOLE, -7, 3)), 15, 8, 3)
            pr.piece(fringe, "linen", 3.5)
            pr.piece(torn(HOLE, 13, 5.5, 8), "red", 0)
        frame(pr, outer, inner)
        curls(pr)


FLAPS: tuple[tuple[list[p.Point], list[list[p.Point]]], ...] = (
    (
        p.points("87,-50! 104,-38 116,-4 112,34 122,82! 100,66 92,30 78,10 62,2! 76,-24"),
        [[(84, -20), (98, 0), (104, 30)], [(96, -28), (108, 0)], [(104, 40), (112, 60)]],
    ),
    (p.points("-60,34! -84,52 -104,92 -110,150! -94,132 -90,100 -78,78"), [[(-76, 62), (-92, 88), (-98, 118)]]),
    (
        p.points("-86,192! -88,222 -72,238! -60,216! -40,252! -22,222! -2,232! 18,208! 46,216! 66,236! 92,214 92,192!"),
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


PAWS = (
    (470, 968, 2.1, 150, 1.0),
    (566, 1004, 2.15, 132, 0.92),
    (498, 1096, 2.1, 136, 0.85),
    (606, 1124, 2.15, 112, 0.75),
)


def prints(img: p.Array) -> None:
    """Wet blue paint, brushed on by four soles: fuller at first, then drier, each slipped in its own way."""
    random = np.random.default_rng(5)
    layer = p.Layer()
    for x, y, size, turn, wet in PAWS:
        w = random.uniform(0.9, 1.12)
        pad = p.spline(
            [(-15 * w, 9), (-10, -5), (random.uniform(-3, 3), -10), (10, -6), (15, 8 * w), (5, 13), (-6, 14 * w)]
        )
        toes = [
            p.moved(
                p.circle(0, 0, 5.4 * random.uniform(0.85, 1.2), 7 * random.uniform(0.85, 1.15)), tx, ty, 1, turn=lean
            )
            for tx, ty, lean in ((-19, -8, -30), (-7, -21, -8), (8, -22 + random.uniform(-2, 3), 10), (19, -9, 32))
        ]
        for path in (pad, *toes):
            layer.fill(p.moved(path, x, y, size, turn=turn), "2f7de0", 0.4 + wet * 0.6)
    p.lay(img, layer, tooth=1.0)


def tail(pr: Print) -> None:
    """All that is still to be seen of it: a great ringed tail, going."""
    spine = p.points("870,1120 790,1152 722,1110 704,1020 744,940 750,866 712,824")
    pr.key.ink(p.moved(p.ribbon(spine, [104, 98, 92, 84, 74, 62, 30], 80, True), 10, 14))
    pr.piece(p.ribbon(spine, [104, 98, 92, 84, 74, 62, 30], 80, True), "ginger", 8)
    line = p.sample(spine, 80)
    for k in (16, 27, 38, 49, 60):
        (x, y), (dx, dy) = line[k], (line[k + 1] - line[k - 1])
        n = float(np.hypot(dx, dy))
        w = 50 - k * 0.26
        ax, ay = -dy / n * w, dx / n * w
        pr.key.line([(x + ax, y + ay), (x + dx * 1.6, y + dy * 1.6), (x - ax * 0.75, y - ay * 0.75)], 15 - k * 0.1)


def lamplight(img: p.Array) -> None:
    """After hours: one picture lamp burns over the ninth, whose frame throws its shadow; the others watch from the
    dark."""
    x, y, k = PLACE
    outer = p.moved(p.rect(-190, -248, 380, 496), x, y, k, turn=3)
    inner = p.moved(p.rect(-148, -206, 296, 412), x, y, k, turn=3)
    frame_ = p.mask(outer)
    p.multiply(
        img,
        np.clip(p.mask(p.moved(outer, 14, 34), soft=14) - frame_, 0, 1) * p.smooth(800, 640, p.grid.x),
        "3a0c24",
        0.75,
    )
    p.multiply(
        img, p.mask(inner) * p.mask(p.cut(p.rect(-20, -20, 840, 1240), p.moved(inner, 6, 16)), soft=9), "6a4a3c", 0.6
    )
    hole = p.mask(p.moved(torn(HOLE, 13, 5.5, 8), x, y, k, turn=3)) * p.mask(inner)
    hole = hole * (1 - p.mask(*[p.moved(p.spline(shape), x, y, k, turn=3) for shape, _ in FLAPS]))
    p.multiply(img, hole, "3c1428", 0.85)
    p.multiply(img, np.clip(hole - p.warp(hole, -16, -30), 0, 1), "14081c", 0.75)
    cone = p.mask(p.poly(p.points("380,150 466,150 860,1250 30,1250")), soft=60)
    pool = np.exp(-((((p.grid.x - 430) / 340) ** 2 + ((p.grid.y - 660) / 520) ** 2) ** 1.5))
    light = np.clip(np.maximum(pool, cone * 0.8 * p.smooth(1300, 500, p.grid.y)), 0, 1)
    p.multiply(img, 1 - light, "3c1c4c", 0.6)
    p.shine(img, pool * frame_ * (1 - hole), "fff0c0", 0.2)


def paint() -> p.Array:
    """The wall, four lives, the empty one, and what leaves."""
    img = paper("fbf4e2", tooth=0.006, seed=4)
    pr = Print(INKS, KEY, seed=5)
    pr["red"].ink(p.rect(0, 0, 800, 1200))
    gallery(pr)
    ninth(pr)
    tail(pr)
    pr.pull(img, salt=0.2)
    prints(img)
    lamplight(img)
    return img
