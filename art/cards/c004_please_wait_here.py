"""The plan of a waiting room for things that run out; dashed lines remember how large each of them was."""

from __future__ import annotations

import math

import numpy as np
import skia

from art import paint as p
from art.paint.voices.blueprint import Draft, ground
from art.paint.voices.printing import PLAIN

NUMBER, TITLE = 4, "Please Wait Here"
FINISH = PLAIN

OX, OY, K = 74.0, 924.0, 182.0
SEATS = 4
SIZE = 1.26
SEAT = 0.46


def iso(x: float, y: float, z: float) -> tuple[float, float]:
    """Room to sheet: x comes towards us to the right, y goes away along the row, z is up."""
    return OX + (0.70 * x + 0.70 * y) * K, OY + (0.44 * x - 0.60 * y) * K - z * K


def quad(*corners: tuple[float, float, float]) -> skia.Path:
    """A flat surface in the room."""
    return p.poly([iso(*c) for c in corners])


def slab(d: Draft, x0: float, x1: float, y0: float, y1: float, z0: float, z1: float, tone: float = 0.06) -> None:
    """A box: top, front and near end."""
    d.face(quad((x0, y0, z1), (x1, y0, z1), (x1, y1, z1), (x0, y1, z1)), tone)
    d.face(quad((x1, y0, z0), (x1, y1, z0), (x1, y1, z1), (x1, y0, z1)), tone * 2.2)
    d.face(quad((x0, y0, z0), (x1, y0, z0), (x1, y0, z1), (x0, y0, z1)), tone * 0.4)


def chair(d: Draft, y: float) -> tuple[float, float]:
    """One chair of the row; returns where its guest sits."""
    y0, y1 = y + 0.1, y + 0.9
    for cx, cy in ((0.08, y1 - 0.06), (0.08, y0 + 0.06), (0.82, y1 - 0.06), (0.82, y0 + 0.06)):
        slab(d, cx - 0.025, cx + 0.025, cy - 0.025, cy + 0.025, 0, SEAT - 0.08, 0)
    back = [
        iso(0.02, y0, SEAT + 0.06),
        iso(0.02, y0, 1.12),
        iso(0.02, y0 + 0.1, 1.24),
        iso(0.02, y1 - 0.1, 1.24),
        iso(0.02, y1, 1.12),
        iso(0.02, y1, SEAT + 0.06),
    ]
    d.face(p.poly(back), 0.05, 2.2)
    inner = [
        iso(0.02, y0 + 0.1, SEAT + 0.2),
        iso(0.02, y0 + 0.1, 1.06),
        iso(0.02, y1 - 0.1, 1.06),
        iso(0.02, y1 - 0.1, SEAT + 0.2),
    ]
    d.outline(p.poly(inner), 1.3, 0.8)
    slab(d, 0.02, 0.88, y0, y1, SEAT - 0.08, SEAT, 0.07)
    return iso(0.46, y + 0.5, SEAT)


def ring(x: float, y: float, r: float, squash: float = 0.42) -> skia.Path:
    """A circle lying flat."""
    return p.circle(x, y, r, r * squash)


def ball(d: Draft, x: float, y: float, r: float, ry: float, seed: int) -> None:
    """A sphere of snow: outline, two section lines, a hatched crescent."""
    shape = p.circle(x, y, r, ry)
    d.face(shape, 0.8, 3.4)
    shade = skia.Op(shape, p.circle(x - r * 0.36, y - ry * 0.24, r * 1.06, ry * 1.06), skia.PathOp.kDifference_PathOp)
    if shade is not None:
        d.hatch(shade, 58, 7, 2.2, scored=True)


def snowman(d: Draft, x: float, y: float) -> None:
    """Three balls gone soft, twig arms hanging, a pool on the floor; dashed: the proud one of this morning."""
    for dy, r in ((-84, 92), (-222, 68), (-322, 48)):
        d.dashes(p.circle(x - 2, y + dy, r, r))
    puddle = p.spline(
        [
            (x - 60, y + 92),
            (x + 10, y + 70),
            (x + 96, y + 88),
            (x + 130, y + 118),
            (x + 60, y + 138),
            (x - 30, y + 132),
            (x - 84, y + 116),
        ]
    )
    d.face(puddle, 0.4, 2.6)
    d.outline(p.moved(puddle, (1 - 0.6) * (x + 20), (1 - 0.6) * (y + 106), 0.6), 1.2, 0.8)
    d.curve([(x - 62, y - 66), (x - 96, y - 48), (x - 104, y - 8)], 3).curve(
        [(x - 104, y - 10), (x - 114, y + 4)], 2.4
    ).curve([(x - 103, y - 12), (x - 98, y + 4)], 2.4)
    slump = p.spline(
        [
            (x - 74, y + 2),
            (x - 80, y - 36),
            (x - 52, y - 80),
            (x, y - 92),
            (x + 54, y - 80),
            (x + 78, y - 34),
            (x + 78, y + 4),
            (x + 66, y + 24),
            (x + 58, y + 6),
            (x + 34, y + 12),
            (x + 26, y + 40),
            (x + 16, y + 12),
            (x - 26, y + 14),
            (x - 36, y + 30),
            (x - 46, y + 10),
        ]
    )
    d.face(slump, 0.8, 3.6)
    shade = skia.Op(slump, p.circle(x - 22, y - 40, 84, 74), skia.PathOp.kDifference_PathOp)
    d.hatch(shade, 58, 7, 2.2, scored=True)
    ball(d, x + 4, y - 112, 50, 44, 2)
    d.curve([(x + 46, y - 112), (x + 84, y - 90), (x + 92, y - 50)], 3).curve(
        [(x + 92, y - 52), (x + 84, y - 38)], 2.4
    ).curve([(x + 92, y - 54), (x + 100, y - 40)], 2.4)
    ball(d, x + 12, y - 176, 37, 34, 3)
    for bx, by in ((x + 16, y - 128), (x + 16, y - 104), (x + 12, y - 62)):
        d.hide(p.circle(bx, by, 5.4))
    for ex in (x + 4, x + 28):
        d.hide(p.circle(ex, y - 186, 6.2))
    d.face(p.spline([(x + 14, y - 180, 1), (x + 32, y - 174), (x + 50, y - 138, 1), (x + 18, y - 164)]), 0.2, 2.6)
    d.score([(x - 8, y - 152), (x + 3, y - 160), (x + 16, y - 154)], 3.6)
    for dx, dy in ((26, 58), (-36, 50), (58, 44)):
        d.face(
            p.spline([(x + dx, y + dy - 8, 1), (x + dx + 4, y + dy), (x + dx, y + dy + 5), (x + dx - 4, y + dy)]),
            0.5,
            1.5,
        )


def hourglass(d: Draft, x: float, y: float) -> None:
    """Nearly through: a thimble of sand above, a heap below; dashed: where the level was."""
    top, waist, low = y - 196, y - 100, y - 8
    d.face(p.union(ring(x, y - 2, 50), p.rect(x - 50, y - 14, 100, 12), ring(x, y - 14, 50)), 0.12, 2.2).outline(
        ring(x, y - 14, 50), 1.5
    )
    left = [
        (x - 40, low - 8),
        (x - 42, low - 44),
        (x - 22, waist + 22),
        (x - 5, waist),
        (x - 22, waist - 22),
        (x - 42, top + 52),
        (x - 40, top + 14),
    ]
    body = p.spline([*left, *[(2 * x - qx, qy) for qx, qy in reversed(left)]])
    d.face(body, 0.12, 3.2)
    sand = p.spline(
        [
            (x - 38, low - 8, 1),
            (x - 34, low - 26),
            (x, low - 62, 1),
            (x + 34, low - 26),
            (x + 38, low - 8, 1),
            (x, low + 2),
        ]
    )
    d.face(sand, 0.92, 2.4)
    rest = p.spline(
        [(x - 12, waist - 18, 1), (x, waist - 14), (x + 12, waist - 18, 1), (x + 2, waist, 1), (x - 2, waist, 1)]
    )
    d.face(rest, 0.92, 1.8)
    d.dashes(p.line([(x, waist), (x, low - 62)]), 2, 3, 4, 1)
    d.dashes(ring(x, top + 40, 40), 1.6)
    d.dashes(p.spline([(x - 40, top + 40), (x - 20, waist - 20), (x - 12, waist - 18)], False), 1.4, 6, 5).dashes(
        p.spline([(x + 40, top + 40), (x + 20, waist - 20), (x + 12, waist - 18)], False), 1.4, 6, 5
    )
    d.face(p.union(ring(x, top + 8, 50), p.rect(x - 50, top - 4, 100, 12), ring(x, top - 4, 50)), 0.12, 2.2)
    d.face(ring(x, top - 4, 50), 0.2, 2)
    for dx in (-45, 45):
        d.hide(p.rect(x + dx - 4, top + 8, 8, low - top - 14)).line(
            (x + dx - 4, top + 8), (x + dx - 4, low - 4), 1.8
        ).line((x + dx + 4, top + 8), (x + dx + 4, low - 4), 1.8)
    d.curve([(x - 30, top + 30), (x - 32, top + 54), (x - 22, top + 70)], 1.6)


def candle(d: Draft, x: float, y: float) -> None:
    """A stub with its flame; dashed: the tall one that was lit."""
    d.dashes(p.poly([(x - 28, y - 210), (x + 28, y - 210), (x + 28, y - 60), (x - 28, y - 60)]), 1.7).dashes(
        ring(x, y - 210, 28), 1.7
    )
    d.face(ring(x, y, 52), 0.1, 2.2).outline(ring(x, y - 3, 40), 1.3)
    stub = p.spline(
        [
            (x - 29, y - 50, 1),
            (x - 30, y - 6),
            (x - 38, y + 2),
            (x - 20, y + 8),
            (x, y + 9),
            (x + 22, y + 8),
            (x + 34, y + 2),
            (x + 29, y - 6),
            (x + 29, y - 50, 1),
            (x, y - 62),
        ]
    )
    d.face(stub, 0.72, 2.8)
    d.face(ring(x, y - 52, 29), 0.2, 2).outline(ring(x, y - 51, 20), 1.4)
    for dx, n in ((-20, 30), (4, 42), (20, 24)):
        d.face(p.ribbon([(x + dx, y - 44), (x + dx, y - 44 + n)], [8, 10], round_ends=True), 0.95, 1.7)
    d.curve([(x, y - 52), (x + 1, y - 62), (x - 2, y - 70)], 2.6)
    flame = p.spline(
        [(x - 2, y - 126, 1), (x + 14, y - 92), (x + 11, y - 72), (x - 1, y - 66), (x - 14, y - 74), (x - 12, y - 94)]
    )
    d.face(flame, 1.0, 2.6)
    d.hide(p.spline([(x - 1, y - 92, 1), (x + 5, y - 78), (x - 1, y - 71), (x - 7, y - 78)]))
    for a in np.linspace(-2.9, -0.24, 9):
        d.line(
            (x + 38 * math.cos(a), y - 92 + 46 * math.sin(a)), (x + 56 * math.cos(a), y - 92 + 64 * math.sin(a)), 1.5
        )


def bubble(d: Draft, x: float, y: float) -> None:
    """Only the dashed circle and a burst: it was called a moment ago."""
    cy = y - 70
    d.dashes(p.circle(x, cy, 50), 3.0, 9, 8, 1)
    d.dashes(p.spline([(x - 34, cy - 8), (x - 28, cy - 27), (x - 10, cy - 37)], False), 1.6, 7, 6)
    random = np.random.default_rng(3)
    for k in range(15):
        a = k * 2 * math.pi / 15 + 0.1
        r0, r1 = 58 + 3 * random.random(), 69 + 8 * random.random()
        d.line((x + r0 * math.cos(a), cy + r0 * math.sin(a)), (x + r1 * math.cos(a), cy + r1 * math.sin(a)), 2.8)
        d.face(p.circle(x + (r1 + 8) * math.cos(a + 0.12), cy + (r1 + 8) * math.sin(a + 0.12), 2.8), 0.8, 1.3)


def room(d: Draft) -> None:
    """Floor tiles, the back wall, and at the end of the row a door that stands ajar on light."""
    end, high = 4.42, 2.75
    for k in range(-1, 10):
        y = 0.5 * k
        d.line(iso(0, y, 0), iso(2.6, y, 0), 1.0, 0, 0.3)
    for k in range(1, 6):
        d.line(iso(0.5 * k, -0.7, 0), iso(0.5 * k, end, 0), 1.0, 0, 0.3)
    d.line(iso(0, -0.7, 0), iso(0, end, 0), 2.2, 10)
    for z in (1.5, 1.58):
        d.line(iso(0, -0.7, z), iso(0, end, z), 1.4, 0, 0.7)
    wall = quad((0, end, 0), (1.3, end, 0), (1.3, end, high), (0, end, high))
    d.hide(wall)
    d.line(iso(0, end, 0), iso(0, end, high), 2.2, 14).line(iso(0, end, 0), iso(1.3, end, 0), 2.2, 0)
    light = quad((0.3, end, 0), (1.08, end, 0), (2.0, 2.1, 0), (1.2, 2.1, 0))
    d.layer.fill(light, (1, 1, 1), 0.34)
    opening = quad((0.2, end, 0), (1.08, end, 0), (1.08, end, 2.2), (0.2, end, 2.2))
    d.face(opening, 0.9, 2.8)
    d.outline(quad((0.13, end, 0), (1.15, end, 0), (1.15, end, 2.28), (0.13, end, 2.28)), 1.8)
    leaf = quad((1.08, end, 0), (1.42, end - 0.5, 0), (1.42, end - 0.5, 2.2), (1.08, end, 2.2))
    d.face(leaf, 0.12, 2.8)
    d.outline(
        quad((1.13, end - 0.08, 1.2), (1.37, end - 0.43, 1.2), (1.37, end - 0.43, 2.0), (1.13, end - 0.08, 2.0)),
        1.3,
        0.8,
    )
    d.outline(
        quad((1.13, end - 0.08, 0.2), (1.37, end - 0.43, 0.2), (1.37, end - 0.43, 1.0), (1.13, end - 0.08, 1.0)),
        1.3,
        0.8,
    )
    d.face(p.circle(*iso(1.39, end - 0.45, 1.08), 5), 0.8, 1.6)
    d.line(iso(0, -0.4, high), iso(0, end, high), 2.2, 12).line(iso(0, end, high), iso(1.3, end, high), 2.2, 0)
    for r, w in ((0.42, 3.2), (0.38, 1.4)):
        d.curve([iso(0, 2.2 + r * math.cos(t), 2.2 + r * math.sin(t)) for t in np.linspace(0, 2 * math.pi, 25)], w)
    for t in np.linspace(0, 2 * math.pi, 13)[:-1]:
        d.line(
            iso(0, 2.2 + 0.3 * math.cos(t), 2.2 + 0.3 * math.sin(t)),
            iso(0, 2.2 + 0.36 * math.cos(t), 2.2 + 0.36 * math.sin(t)),
            2.2,
        )
    d.face(p.circle(*iso(0, 2.2, 2.2), 4), 0.9, 1.5)


def plan(d: Draft) -> None:
    """Below, the same row from above, small, with its axes and an empty title block."""
    x0, y0, s = 456, 1038, 62
    for k in range(SEATS):
        x = x0 + k * (s + 8)
        d.outline(p.rect(x, y0, s, s, 5), 1.8).line((x + 4, y0 + 9), (x + s - 4, y0 + 9), 1.5)
        d.line((x + s / 2, y0 - 20), (x + s / 2, y0 + s + 16), 0.9, 0, 0.6)
    cy = y0 + 36
    c = [x0 + s / 2 + k * (s + 8) for k in range(SEATS)]
    d.outline(p.circle(c[0], cy, 20), 1.6).outline(p.circle(c[0], cy, 12), 1.3).outline(p.circle(c[0] + 1, cy, 6), 1.3)
    d.outline(p.circle(c[1], cy, 14), 1.6).outline(p.circle(c[1], cy, 8), 1.3)
    d.outline(p.circle(c[2], cy, 15), 1.6).outline(p.circle(c[2], cy, 3), 1.6)
    d.dashes(p.circle(c[3], cy, 19), 1.6, 5, 5)
    d.dimension((x0, y0 + s + 26), (x0 + SEATS * (s + 8) - 8, y0 + s + 26))
    d.line((x0 - 24, cy), (x0 + SEATS * (s + 8) + 16, cy), 0.9, 0, 0.6)


def paint() -> p.Array:
    """One sheet: the room in parallel projection, a small plan, measures without numbers."""
    img = ground("2f93cf", "1a6cb0", (404, 596), 4)
    d = Draft(5)
    room(d)
    guests = [snowman, candle, hourglass, bubble]
    places = {}
    for k in range(SEATS - 1, -1, -1):
        places[k] = chair(d, float(k) * 1.04)
        x, y = places[k]
        with d.scaled(x, y, SIZE):
            guests[k](d, x, y)
    plan(d)
    x, y = places[0]
    d.dimension((44, y), (44, y - 370 * SIZE)).line((50, y), (x - 96 * SIZE, y), 0.9, 0, 0.6).line(
        (50, y - 370 * SIZE), (x - 10, y - 370 * SIZE), 0.9, 0, 0.6
    )
    d.dimension((70, y), (70, y - 210 * SIZE)).line((76, y - 210 * SIZE), (x - 10, y - 210 * SIZE), 0.9, 0, 0.6)
    x, y = places[1]
    d.dimension((x + 64, y - 66), (x + 64, y - 210 * SIZE)).line(
        (x + 70, y - 210 * SIZE), (x + 36, y - 210 * SIZE), 0.9, 0, 0.6
    ).line((x + 70, y - 66), (x + 36, y - 66), 0.9, 0, 0.6)
    d.hide(p.cut(p.rect(-20, -20, 840, 1240), p.rect(28, 28, 744, 1144)))
    d.outline(p.rect(20, 20, 760, 1160), 2.2)
    d.outline(p.rect(28, 28, 744, 1144), 1.0, 0.7)
    d.lay(img)
    return img
