"""Nine frames for the cat's nine lives: eight portraits hang, and it has just walked out of the ninth.

Technique: linocut, and a lamp.
"""

from __future__ import annotations

from contextlib import ExitStack

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
    "blue": "2f7de0",
}
KEY = "1c1118"


HOLE = p.spline(
    p.points(
        "-84,214! -92,120 -66,50 -58,6 -84,-30 -84,-84 -86,-156! -44,-118 0,-124 42,-118 84,-158! 84,-88 86,-34 60,4 "
        "70,50 98,116 92,214!"
    )
)
MOUSE = p.union(
    p.spline(p.points("-26,26 -28,-2 -8,-26 16,-18 28,10 18,28")),
    p.spline(p.points("-24,-34 -10,-58 16,-58 46,-36 22,-22 -8,-18")),
    p.circle(-16, -60, 20),
    p.ribbon([(20, -14), (42, -34), (40, -54)], [14, 12, 11], 16, True),
    p.moved(p.rect(-20, -12, 40, 24, r=3), 60, -68, 1, turn=55),
)


def frame(pr: Print, outer: skia.Path, inner: skia.Path) -> None:
    """Gold round a picture: a plain moulding, one line cut along it."""
    pr.piece(p.cut(outer, inner), "gold", 6)
    box, hole = outer.getBounds(), inner.getBounds()
    k = (box.width() + hole.width()) / 2 / box.width()
    middle = p.moved(p.moved(outer, -box.centerX(), -box.centerY()), box.centerX(), box.centerY(), k)
    for block in (pr["gold"], pr.key):
        block.outline(middle, 4)


def gallery(pr: Print) -> None:
    """Eight portraits round the empty one, none of a size: the lives that mattered hang larger."""
    walls = (
        (p.rect(-94, -120, 188, 240), p.rect(-124, -150, 248, 300), "teal", cats.pirate, 108, 140, 0.74, -5),
        (p.arch(0, 150, 172, 318), p.arch(0, 178, 226, 374), "navy", cats.chef, 288, 118, 0.54, 3),
        (p.circle(0, 0, 108), p.circle(0, 0, 138), "key", cats.cosmonaut, 474, 112, 0.66, 5),
        (p.circle(0, 0, 92, 116), p.circle(0, 0, 120, 144), "red", cats.judge, 76, 432, 0.6, -4),
        (p.rect(-104, -104, 208, 208), p.rect(-134, -134, 268, 268), "teal", cats.boxer, 680, 124, 0.74, -3),
        (p.circle(0, 0, 104), p.circle(0, 0, 134), "teal", cats.diver, 72, 664, 0.46, 6),
        (p.circle(0, 0, 88, 116), p.circle(0, 0, 116, 144), "navy", cats.bride, 739, 400, 0.44, 5),
        (p.rect(-104, -112, 208, 224), p.rect(-134, -142, 268, 284), "pink", cats.detective, 112, 1058, 0.74, -6),
    )
    for inner, outer, ground, sitter, x, y, size, turn in walls:
        with pr.at(x, y, size, turn):
            pr.piece(inner, ground, 0)
            with ExitStack() as stack:
                for block in (*pr.blocks.values(), pr.key):
                    stack.enter_context(block.at(0, 0, clip=inner))
                sitter(pr)
            frame(pr, outer, inner)


def ninth(pr: Print) -> None:
    """The large canvas in the middle, torn in the shape of somebody leaving."""
    with pr.at(414, 616, 1.36, 3):
        inner, outer = p.rect(-148, -206, 296, 412), p.rect(-190, -248, 380, 496)
        pr.piece(inner, None, 0)
        pr.piece(HOLE, "key", 0)
        for root, tip, end in (
            ((-84, -32), (-134, -58), (-86, -86)),
            ((-74, 66), (-128, 108), (-92, 118)),
            ((85, -44), (136, -88), (85, -96)),
            ((70, 50), (130, 64), (93, 104)),
            ((-36, -120), (-20, -172), (2, -124)),
        ):
            flap = p.spline(
                [(*root, 1), ((root[0] + tip[0] * 2) / 3, (root[1] + tip[1] * 2) / 3 + 5), (*tip, 1), (*end, 1)]
            )
            pr.key.ink(p.moved(flap, 5, 8))
            pr.piece(flap, "pink", 5)
            for t in (0.3, 0.6):
                a, b = (
                    (root[0] + (tip[0] - root[0]) * t, root[1] + (tip[1] - root[1]) * t),
                    (end[0] + (tip[0] - end[0]) * t, end[1] + (tip[1] - end[1]) * t),
                )
                pr.key.line([a, ((a[0] * 2 + b[0]) / 3, (a[1] * 2 + b[1]) / 3)], 3)
        frame(pr, outer, inner)


PAWS = (
    (440, 908, 1.4, 176, 0.95),
    (508, 968, 1.42, 160, 0.9),
    (470, 1048, 1.46, 166, 0.85),
    (556, 1066, 1.4, 140, 0.75),
    (546, 1148, 1.46, 126, 0.65),
    (632, 1128, 1.4, 104, 0.55),
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
        if wet > 0.75:
            drip = p.ribbon([(x + 6, y + 10), (x + 7, y + 44 * wet), (x + 6, y + 74 * wet)], [7, 5, 7], 16, True)
            layer.fill(drip, "2f7de0", 0.9)
    p.lay(img, layer, tooth=1.0)


def tail(pr: Print) -> None:
    """The tip of a tail that leaves."""
    shape = p.ribbon(
        p.points("840,1140 772,1150 706,1112 700,1036 748,982 784,996"), [66, 62, 58, 52, 44, 26], 60, True
    )
    pr.piece(shape, "ginger", 7)
    for line in (
        [(770, 1118), (762, 1180)],
        [(738, 1098), (704, 1146)],
        [(730, 1070), (674, 1080)],
        [(732, 1036), (680, 1012)],
        [(752, 1010), (726, 974)],
    ):
        pr.key.line(line, 9)


def lamplight(img: p.Array) -> None:
    """After hours: one picture lamp burns over the ninth, whose frame throws its shadow; the others watch from the
    dark."""
    outer = p.moved(p.rect(-190, -248, 380, 496), 414, 616, 1.36, turn=3)
    inner = p.moved(p.rect(-148, -206, 296, 412), 414, 616, 1.36, turn=3)
    frame_ = p.mask(outer)
    front = np.maximum(frame_, p.mask(p.moved(MOUSE, 311, 1036, 1.431)))
    p.multiply(img, np.clip(p.mask(p.moved(outer, 14, 34), soft=14) - front, 0, 1), "3a0c24", 0.75)
    p.multiply(
        img, p.mask(inner) * p.mask(p.cut(p.rect(-20, -20, 840, 1240), p.moved(inner, 6, 16)), soft=9), "6a4a3c", 0.6
    )
    cone = p.mask(p.poly(p.points("380,150 466,150 860,1250 30,1250")), soft=60)
    pool = np.exp(-((((p.grid.x - 420) / 330) ** 2 + ((p.grid.y - 640) / 480) ** 2) ** 1.5))
    light = np.clip(np.maximum(pool, cone * 0.8 * p.smooth(1300, 500, p.grid.y)), 0, 1)
    p.multiply(img, 1 - light, "3c1c4c", 0.7)
    hole = p.mask(p.moved(HOLE, 414, 616, 1.36, turn=3)) * p.mask(inner)
    p.shine(img, pool * frame_ * (1 - hole), "fff0c0", 0.2)
    p.multiply(img, hole, "14102c", 0.8)


def mouse(pr: Print) -> None:
    """On a short ladder, hammer up: a nail for the ninth."""
    for a, b in (((300, 1200), (284, 976)), ((372, 1200), (352, 976))):
        pr.piece(p.ribbon([a, b], [13, 12], 8), "gold", 4)
    for k in range(4):
        y = 1156 - 48 * k
        pr.piece(p.ribbon([(290 - k * 2, y), (372 - k * 3, y - 3)], [11, 11], 6), "gold", 4)
    with pr.at(318, 966, 1.35):
        pr.key.line(p.points("-20,20 -50,30 -56,62 -40,80"), 5)
        pr.piece(p.ribbon([(20, -14), (42, -34), (40, -54)], [14, 12, 11], 16, True), None, 4)
        pr.piece(p.ribbon([(28, -44), (58, -66)], [8, 8], 6), "ginger", 3.5)
        pr.piece(p.moved(p.rect(-18, -10, 36, 20, r=3), 60, -68, 1, turn=55), "navy", 4)
        pr.piece(p.spline(p.points("-26,26 -28,-2 -8,-26 16,-18 28,10 18,28")), None, 4.5)
        pr.piece(p.spline(p.points("-24,-34 -10,-58 16,-58 46,-36 22,-22 -8,-18")), None, 4.5)
        pr.piece(p.circle(-16, -60, 18), "pink", 4.5)
        pr.key.ink(p.circle(16, -44, 4.4), p.circle(45, -36, 5))


def paint() -> p.Array:
    """The wall, eight lives, the empty one, and the only witness."""
    img = paper("fbf4e2", tooth=0.006, seed=4)
    pr = Print(INKS, KEY, seed=5)
    pr["red"].ink(p.rect(0, 0, 800, 1200))
    gallery(pr)
    ninth(pr)
    tail(pr)
    with pr.at(-26, 12, 1.06):
        mouse(pr)
    pr.pull(img, salt=0.2)
    prints(img)
    lamplight(img)
    return img
