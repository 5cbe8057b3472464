"""Eight portraits of one cat, cut for a press of several blocks: every life has its own pose. About 200 wide."""

from __future__ import annotations

from art.paint.shape import circle, points, poly, rect, ribbon, spline, star, union
from art.paint.voices.linocut import Print


def eye(pr: Print, x: float, y: float, r: float, pupil: tuple[float, float, float], lid: float = 0.0) -> None:
    """A round eye: pupil as dx, dy and half width; `lid` covers its upper part."""
    pr.piece(circle(x, y, r, r * 0.94), "gold", 4)
    pr.key.ink(circle(x + pupil[0], y + pupil[1], pupil[2], r * 0.7))
    pr.carve(circle(x + pupil[0] + r * 0.2, y + pupil[1] - r * 0.34, r * 0.17))
    if lid:
        pr.piece(
            poly(
                [
                    (x - r * 1.25, y - r * 1.2),
                    (x + r * 1.25, y - r * 1.2),
                    (x + r * 1.2, y - r + lid),
                    (x - r * 1.2, y - r + lid),
                ]
            ),
            "ginger",
            0,
        )
        pr.key.line([(x - r * 1.1, y - r + lid), (x + r * 1.1, y - r + lid)], 5)


def whiskers(pr: Print, lines: tuple[tuple[float, float, float, float], ...]) -> None:
    """Cut white, each where it grows."""
    for ax, ay, bx, by in lines:
        pr.cut([(bx, by), ((ax + bx) / 2, (ay + by) / 2 - 2), (ax, ay)], 4)


def muzzle(pr: Print, x: float, y: float, w: float) -> None:
    """Two pale cheeks and a nose, from the front."""
    pr.piece(
        union(
            circle(x - w * 0.45, y + w * 0.4, w * 0.58, w * 0.5), circle(x + w * 0.45, y + w * 0.4, w * 0.58, w * 0.5)
        ),
        None,
        3.5,
    )
    pr.piece(spline([(x - w * 0.3, y - w * 0.1, 1), (x + w * 0.3, y - w * 0.1, 1), (x, y + w * 0.26, 1)]), "red", 3.5)


def pirate(pr: Print) -> None:
    """Turned to the left, one eye patched, a crooked grin."""
    pr.piece(spline(points("-60,60! 0,44 60,58! 96,150! -96,150!")), "navy", 5)
    pr.piece(poly(points("-22,54 16,50 6,150 -26,150")), None, 4)
    pr.piece(spline(points("-66,-20 -62,22 -44,52 -6,64 36,50 58,16 58,-30 0,-46")), "ginger", 5)
    muzzle(pr, -32, 20, 24)
    pr.key.line([(-58, 44), (-34, 52), (0, 40)], 5)
    pr.piece(rect(-48, 46, 10, 11), "gold", 3)
    eye(pr, 14, -8, 15, pupil=(-5, 1, 5))
    pr.piece(spline(points("-62,-18 -34,-24 -28,-4 -46,10 -62,0")), "key", 0)
    pr.key.line([(-34, -20), (10, -30), (58, -30)], 5)
    for line in ([(56, 0), (40, 4)], [(56, 18), (38, 18)]):
        pr.key.line(line, 6)
    whiskers(pr, ((-52, 30, -94, 20), (-52, 36, -94, 40)))
    pr.piece(spline(points("-96,-22! -76,-66 -30,-106 20,-104 70,-74 98,-32! 40,-48 -20,-46 -60,-34")), "key", 0)
    pr.carve(star(-4, -74, 17, 5, inner=0.45, turn=8))


def chef(pr: Print) -> None:
    """From the front, eyes shut over what is on the spoon."""
    pr.piece(spline(points("-50,70! 0,82 50,70! 92,170! -92,170!")), None, 5)
    pr.piece(poly(points("-50,74 0,84 52,70 30,108 0,94 -32,110")), "red", 4)
    pr.piece(spline(points("-74,34 -60,-4 -62,-46! -28,-28 28,-28 58,-48! 60,-4 72,36 40,72 0,80 -42,74")), "ginger", 5)
    for x in (-30, 30):
        pr.key.line([(x - 18, 14), (x, 3), (x + 18, 14)], 6)
    muzzle(pr, 0, 34, 30)
    pr.key.line([(-14, 56), (0, 66), (16, 54)], 4)
    for line in (
        [(-70, 28), (-52, 30)],
        [(-68, 46), (-50, 44)],
        [(70, 30), (52, 32)],
        [(-8, -26), (-6, -10)],
        [(10, -26), (9, -12)],
    ):
        pr.key.line(line, 6)
    whiskers(pr, ((30, 46, 92, 38), (30, 54, 90, 60), (-30, 46, -90, 42), (-30, 54, -88, 62)))
    pr.piece(
        spline(
            points("-44,-30! -50,-76 -84,-96 -72,-138 -24,-140 10,-162 48,-136 86,-126 84,-86 50,-74 44,-30! 0,-22")
        ),
        None,
        5,
    )
    for x in (-18, 4, 26):
        pr.key.line([(x, -46), (x + 2, -92)], 4)


def cosmonaut(pr: Print) -> None:
    """Small in a large helmet, looking up at something."""
    pr.piece(spline(points("-70,70! 0,88 70,70! 100,140! -100,140!")), None, 5)
    pr.piece(rect(-34, 96, 28, 18), "red", 4)
    pr.piece(circle(0, 0, 92, 86), None, 6)
    pr.piece(circle(0, -2, 76, 70), "teal", 5)
    pr.piece(
        spline(points("-46,16 -44,-14 -54,-50! -20,-36 14,-38 46,-56! 42,-16 48,14 26,48 -4,56 -34,44")), "ginger", 5
    )
    eye(pr, -20, -2, 17, pupil=(3, -6, 8))
    eye(pr, 22, -4, 17, pupil=(3, -6, 8))
    muzzle(pr, 2, 22, 18)
    pr.piece(circle(2, 43, 6, 7), "key", 0)
    for line in ([(-8, -36), (-6, -24)], [(4, -38), (4, -24)], [(-44, 18), (-32, 20)], [(46, 16), (34, 20)]):
        pr.key.line(line, 5)
    pr.cut([(-64, 14), (-66, -20), (-44, -52)], 9)


def detective(pr: Print) -> None:
    """Head on one side, one eye enormous in the lens."""
    pr.piece(spline(points("-50,50! 20,56 70,50! 98,150! -98,150!")), "teal", 5)
    pr.piece(spline(points("-60,12 -56,-40 0,-60 56,-44 66,8 44,50 0,62 -42,48")), "ginger", 5)
    pr.piece(spline(points("-96,-10! -64,-40 -50,-78 0,-98 52,-80 66,-44 98,-20! 50,-34 0,-40 -50,-30")), "navy", 5)
    pr.key.line([(-44, -72), (-20, -44)], 5)
    pr.key.line([(0, -96), (4, -42)], 5)
    pr.key.line([(46, -80), (32, -44)], 5)
    eye(pr, -28, -6, 12, pupil=(5, 2, 4), lid=6)
    muzzle(pr, -4, 26, 20)
    pr.piece(ribbon([(62, 36), (94, 92)], [15, 17], 8, True), "key", 0)
    pr.piece(circle(40, 2, 46), "key", 0)
    pr.piece(circle(40, 2, 38), None, 0)
    pr.piece(circle(40, 2, 30), "gold", 4)
    pr.key.ink(circle(46, 6, 9, 25))
    pr.carve(circle(54, -8, 6))
