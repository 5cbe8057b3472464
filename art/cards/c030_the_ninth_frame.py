"""Nine frames for the cat's nine lives: eight portraits hang, and it has just walked out of the ninth.

Technique: linocut.
"""

from __future__ import annotations

from contextlib import ExitStack

import skia

from art import paint as p
from art.paint.props import cats
from art.paint.voices.linocut import Print
from art.paint.voices.printing import PLAIN, paper

NUMBER, TITLE = 30, "The Ninth Frame"
FINISH = PLAIN

INKS = {"red": "c8262c", "gold": "f4b83c", "ginger": "f07a28", "teal": "4aa79c", "navy": "2b3f8c", "pink": "f6b8b4", "blue": "2f7de0"}
KEY = "1c1118"
SHEET = p.spline([(20, 22, 1), (400, 18), (781, 21, 1), (779, 600), (782, 1179, 1), (400, 1182), (19, 1178, 1), (22, 600)])


def frame(pr: Print, outer: skia.Path, inner: skia.Path) -> None:
    """Gold round a picture: a plain moulding, one line cut along it."""
    pr.piece(p.cut(outer, inner), "gold", 6)
    box, hole = outer.getBounds(), inner.getBounds()
    k = (box.width() + hole.width()) / 2 / box.width()
    middle = p.moved(p.moved(outer, -box.centerX(), -box.centerY()), box.centerX(), box.centerY(), k)
    for block in (pr["gold"], pr.key):
        block.outline(middle, 4)


def gallery(pr: Print) -> None:
    """Eight portraits round the empty one, each in its own frame; those at the rim run out of the sheet."""
    walls = (
        (p.rect(-94, -120, 188, 240), p.rect(-124, -150, 248, 300), "teal", cats.pirate, 134, 176, 1.0, -3),
        (p.arch(0, 150, 172, 318), p.arch(0, 178, 226, 374), "navy", cats.chef, 400, 210, 0.9, 2),
        (p.circle(0, 0, 108), p.circle(0, 0, 138), "key", cats.cosmonaut, 654, 172, 0.96, 5),
        (p.circle(0, 0, 92, 116), p.circle(0, 0, 120, 144), "red", cats.judge, 98, 510, 0.9, -4),
        (p.rect(-104, -104, 208, 208), p.rect(-134, -134, 268, 268), "teal", cats.boxer, 706, 478, 0.82, 3),
        (p.circle(0, 0, 104), p.circle(0, 0, 134), "teal", cats.diver, 92, 806, 0.8, 6),
        (p.circle(0, 0, 88, 116), p.circle(0, 0, 116, 144), "navy", cats.bride, 694, 782, 0.86, -4),
        (p.rect(-104, -112, 208, 224), p.rect(-134, -142, 268, 284), "pink", cats.detective, 142, 1072, 0.78, -5),
    )  # fmt: skip
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
    with pr.at(396, 680, 0.98, 3):
        inner, outer = p.rect(-148, -206, 296, 412), p.rect(-190, -248, 380, 496)
        pr.piece(inner, None, 0)
        hole = p.spline([(-84, 214, 1), (-92, 120), (-66, 50), (-58, 6), (-84, -30), (-84, -84), (-86, -156, 1), (-44, -118), (0, -124), (42, -118), (84, -158, 1), (84, -88), (86, -34), (60, 4),
                         (70, 50), (98, 116), (92, 214, 1)])  # fmt: skip
        pr.piece(hole, "key", 0)
        for tear in ([(-92, 60, 1), (-74, 96), (-124, 110, 1), (-88, 132, 1)], [(84, -60, 1), (80, -20), (128, -52, 1), (86, -90, 1)], [(66, 30, 1), (96, 90), (124, 62, 1), (80, 20, 1)],
                     [(-30, -120, 1), (-2, -122), (-6, -166, 1), (-34, -124, 1)], [(-84, -30, 1), (-86, -70), (-126, -76, 1), (-92, -40, 1)]):  # fmt: skip
            pr.piece(p.spline(tear), "pink", 5)
        frame(pr, outer, inner)


def prints(pr: Print) -> None:
    """Blue paws down the wall, each pressed differently, and the tip of a tail that leaves."""
    for x, y, s, turn in (
        (424, 958, 1.15, 172),
        (486, 978, 1.1, 150),
        (478, 1034, 1.25, 140),
        (552, 1034, 1.2, 128),
        (568, 1094, 1.3, 112),
        (640, 1072, 1.3, 104),
    ):
        with pr.at(x, y, s, turn):
            for path in (
                p.spline([(-14, 9), (-9, -5), (0, -9), (9, -5), (14, 9), (0, 13)]),
                p.circle(-17, -9, 5.6),
                p.circle(-7, -21, 6),
                p.circle(7, -21, 5.8),
                p.circle(17, -8, 5.4),
            ):
                pr.piece(path, "blue", 0)
    tail = p.ribbon([(830, 1128), (772, 1146), (716, 1120), (708, 1058), (746, 1012), (772, 1020)], [52, 48, 46, 42, 36, 22], 60, True)
    pr.piece(tail, "ginger", 6)
    for line in (
        [(764, 1120), (758, 1170)],
        [(736, 1106), (708, 1146)],
        [(736, 1084), (690, 1094)],
        [(734, 1056), (692, 1040)],
        [(744, 1042), (718, 1012)],
    ):
        pr.key.line(line, 8)


def mouse(pr: Print) -> None:
    """On a short ladder, hammer up: a nail for the ninth."""
    for a, b in (((300, 1200), (284, 976)), ((372, 1200), (352, 976))):
        pr.piece(p.ribbon([a, b], [13, 12], 8), "gold", 4)
    for k in range(4):
        y = 1156 - 48 * k
        pr.piece(p.ribbon([(290 - k * 2, y), (372 - k * 3, y - 3)], [11, 11], 6), "gold", 4)
    with pr.at(318, 966, 1.35):
        pr.key.line([(-20, 20), (-50, 30), (-56, 62), (-40, 80)], 5)
        pr.piece(p.ribbon([(20, -14), (42, -34), (40, -54)], [14, 12, 11], 16, True), None, 4)
        pr.piece(p.ribbon([(28, -44), (58, -66)], [8, 8], 6), "ginger", 3.5)
        pr.piece(p.moved(p.rect(-18, -10, 36, 20, 3), 60, -68, 1, 55), "navy", 4)
        pr.piece(p.spline([(-26, 26), (-28, -2), (-8, -26), (16, -18), (28, 10), (18, 28)]), None, 4.5)
        pr.piece(p.spline([(-24, -34), (-10, -58), (16, -58), (46, -36), (22, -22), (-8, -18)]), None, 4.5)
        pr.piece(p.circle(-16, -60, 18), "pink", 4.5)
        pr.key.ink(p.circle(16, -44, 4.4), p.circle(45, -36, 5))


def paint() -> p.Array:
    """The wall, eight lives, the empty one, and the only witness."""
    img = paper("fbf4e2", tooth=0.006, seed=4)
    pr = Print(INKS, KEY, seed=5)
    pr["red"].ink(p.rect(0, 0, 800, 1200))
    gallery(pr)
    ninth(pr)
    prints(pr)
    mouse(pr)
    pr.carve(p.cut(p.rect(-20, -20, 840, 1240), SHEET))
    pr.pull(img)
    return img
