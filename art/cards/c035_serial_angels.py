"""Straight down on a drill yard: robots have pressed snow angels in a perfect grid; one print is a lopsided bird."""

from __future__ import annotations

import math

import numpy as np
import skia

from art import paint as p

# fmt: off
NUMBER, TITLE = 35, "Serial Angels"

COLUMNS, ROWS = 5, 7
ODD = (3, 2)  # column and row of the one that rolled over
TO_SUN = (-0.84, 0.54)  # the low sun stands at the lower left
STEEL = [(0, "1c2430"), (0.35, "48545f"), (0.62, "85939e"), (0.85, "c4d0d8"), (1, "ffffff")]
SHADE = "4c6ea8"


def cell(column: int, row: int) -> tuple[float, float]:
    """The middle of a square."""
    return 80 + column * 160, 86 + row * 171


def yard() -> p.Array:
    """Fresh snow in a cold low sun."""
    drift = p.noise(260, 5, 3) * 30 + p.noise(70, 8, 3) * 6 + p.noise(12, 3, 2) * 0.5
    gx, gy = np.gradient(p.blur(drift, 3))[::-1]
    slope = (gx * -TO_SUN[0] + gy * -TO_SUN[1]) * p.grid.s
    t = 0.68 + np.clip(slope * 0.9, -0.3, 0.25) + p.noise(5, 9, 3) * 0.03 - (p.grid.x + (1200 - p.grid.y)) / 9000
    img = p.ramp(np.clip(t, 0, 1), [(0, "8fb0da"), (0.35, "bcd2ea"), (0.62, "dfeaf4"), (0.82, "faf8f2"), (1, "fff6e4")])
    p.brush(img, 60, 2000, p.swirl(380, 6, 0.9, 0.7), 0.012, 0.4, 5)
    lanes = p.Layer()
    for k in range(1, COLUMNS):
        lanes.stroke(p.line([(k * 160, -5), (k * 160, 1205)]), 9, SHADE, 0.16, 3)
    for k in range(1, ROWS):
        lanes.stroke(p.line([(-5, 4 + k * 171), (805, 4 + k * 171)]), 9, SHADE, 0.16, 3)
    p.lay(img, lanes)
    random = np.random.default_rng(35)
    glitter = p.Layer()
    for _ in range(900):
        glitter.fill(p.circle(random.uniform(0, 800), random.uniform(0, 1200), random.uniform(0.5, 1.3)), "ffffff",
            random.uniform(0.4, 1))
    p.lay(img, glitter)
    return img


def angel() -> list[skia.Path]:
    """Head, body, two swept wings, a fan of legs; the middle is the origin."""
    wings = []
    for side in (-1, 1):
        wings.append(p.spline([(side * 8, -22, 1), (side * 30, -50), (side * 47, -44), (side * 53, -22), (side * 50, 4),
            (side * 38, 18), (side * 26, 8), (side * 10, 2, 1)]))
    skirt = p.spline([(-10, -4, 1), (-32, 46), (-16, 53), (0, 55), (16, 53), (32, 46), (10, -4, 1)])
    return [p.union(p.circle(0, -36, 12), p.spline([(-11, -26), (11, -26), (12, 8), (-12, 8)]), skirt, *wings)]


def strokes(x: float, y: float, size: float) -> list[skia.Path]:
    """The sweeps that arms and legs left in one print."""
    out = []
    for side in (-1, 1):
        for r in (24, 34, 44):
            arc = [(x + side * (8 + math.cos(a) * r) * size, y + (-20 + math.sin(a) * r) * size) for a in (-0.75, -0.2,
                0.35, 0.85)]
            out.append(p.ribbon(arc, [0.8, 2.6, 2.6, 0.8], 20))
        for r in (30, 42):
            arc = [(x + side * math.sin(a) * r * size, y + (2 + math.cos(a) * r) * size) for a in (0.12, 0.3, 0.5)]
            out.append(p.ribbon(arc, [0.8, 2.4, 0.8], 12))
    return out


def bird() -> list[skia.Path]:
    """The print that went wrong, or right: a bird in flight, heading up left."""
    body = p.spline([(-46, -26), (-30, -40), (-10, -32), (16, -8), (42, 24), (60, 60, 1), (44, 56), (34, 70, 1), (22,
        52), (4, 34), (-22, 6), (-40, -10)])
    beak = p.poly([(-42, -30), (-68, -34), (-44, -16)])
    near = p.spline([(-14, -26, 1), (6, -66), (48, -94), (62, -88), (58, -70), (70, -62), (54, -48), (60, -34), (36,
        -22), (16, -6, 1)])
    far = p.spline([(-28, -4, 1), (-62, 14), (-78, 44), (-70, 58), (-58, 50), (-52, 64), (-38, 50), (-28, 56), (-10, 26,
        1)])
    return [p.union(body, beak, near, far)]


def press(img: p.Array, paths: list[skia.Path], depth: float = 5.0) -> None:
    """Push shapes into the snow: shade falls from the sunward lip, the far lip shines."""
    m = p.rough(p.mask(*paths), 1.0, 7, 5)
    dx, dy = TO_SUN[0] * depth, TO_SUN[1] * depth
    lip = np.clip(p.warp(m, dx * 0.8, dy * 0.8) - m, 0, 1)
    p.shine(img, p.blur(lip, 1.2), "ffffff", 0.95)
    p.over(img, m, "7ea2d6", 0.92)
    p.over(img, m * (1 - p.blur(p.warp(m, dx, dy), 2.4)), "4468a8", 0.95)
    p.over(img, m * (1 - p.blur(p.warp(m, -dx, -dy), 2)), "e4eefa", 0.6)


def robot_shadow() -> skia.Path:
    """A standing robot as its long shadow: feet at the origin, pointing up."""
    return p.union(p.rect(-9, -26, 7, 27), p.rect(2, -26, 7, 27), p.rect(-13, -62, 26, 38, 3), p.rect(-18, -58, 5, 30,
        2), p.rect(13, -58, 5, 30, 2),
        p.rect(-9, -82, 18, 18, 4), p.rect(-1.5, -96, 3, 16), p.circle(0, -97, 4))


def robot_standing() -> p.Sprite:
    """To attention, its back to us: square body, square head, antenna; 100 high."""
    s = p.Sprite()
    dark = [(0, "141c28"), (0.45, "3c4854"), (0.75, "74828e"), (1, "d4e0e8")]
    for side in (-1, 1):
        s.add(p.rect(side * 11 - 7, -26, 14, 26, 4), dark, 6).add(p.rect(side * 12 - 9, -7, 18, 9, 4), "222c36", 4)
        s.add(p.rect(side * 29 - 5, -62, 10, 36, 5), dark, 5).add(p.circle(side * 29, -24, 6.5), STEEL, 5)
    s.add(p.rect(-23, -68, 46, 46, 8), STEEL, 12).add(p.rect(-14, -58, 28, 22, 3), dark, 4)
    s.add(p.rect(-17, -98, 34, 27, 8), STEEL, 11).line(p.line([(0, -98), (0, -113)]), 3.6, "2c3640")
    return s.add(p.circle(0, -115, 5.5), dark, 4)


def robot_lying() -> p.Sprite:
    """On its back, arms and legs flung out; the chest lamp is on."""
    s = p.Sprite()
    for side in (-1, 1):
        s.limb([(side * 18, -22), (side * 36, -34), (side * 50, -52)], [9, 8, 7], "7a8894").add(p.circle(side * 52, -56,
            7), STEEL, 5)
        s.limb([(side * 9, 22), (side * 15, 40), (side * 20, 56)], [10, 9, 8], "66737e").add(p.rect(side * 22 - 9, 54,
            18, 13, 5), "3c4650", 5)
    s.add(p.rect(-22, -30, 44, 54, 9), STEEL, 14).add(p.rect(-15, -62, 30, 28, 8), STEEL, 11).add(p.rect(-4, -36, 8, 8),
        "48545f", 2)
    s.line(p.line([(0, -62), (3, -78)]), 2.6, "48545f").add(p.circle(3, -80, 4), STEEL, 3)
    for side in (-1, 1):
        s.add(p.circle(side * 6.4, -49, 4), "18222c", 0).add(p.circle(side * 6.4 - 1, -50, 1.5), "e8f4ff", 0)
    s.line(p.spline([(-6, -41), (0, -38.5), (6, -41)], False), 1.8, "18222c")
    for x in (-16, 16):
        for y in (-24, 18):
            s.add(p.circle(x, y, 2), "36424e", 0)
    return s.add(p.circle(0, -6, 10), "2c343e", 4)


def inspector(img: p.Array) -> None:
    """A long shadow with a peaked cap and a clipboard reaches in from the lower left."""
    figure = p.figure("stand", garment="coat", hat="cap")
    figure.add(p.moved(p.rect(0, 0, 22, 30, 2), 9, -66, 1, 12), "000000", 0).limb([(0, -70), (12, -60), (22, -50)], [8,
        7, 6], "000000")
    m = figure.silhouette(-96, 1228, 600, turn=50)
    p.multiply(img, p.blur(m, 3.5), "5878b4", 0.82)


def paint() -> p.Array:
    """The card."""
    img = yard()
    prints, shadows = [], []
    for column in range(COLUMNS):
        for row in range(ROWS):
            if (column, row) == ODD:
                continue
            x, y = cell(column, row)
            prints += [p.moved(path, x - 4, y - 14, 1.16) for path in angel()]
            shadows.append(p.moved(robot_shadow(), x - 2, y + 83, 0.86, 60))
    press(img, prints)
    sweeps = [path for c in range(COLUMNS) for r in range(ROWS) if (c, r) != ODD for path in strokes(cell(c, r)[0] - 4,
        cell(c, r)[1] - 14, 1.16)]
    p.over(img, p.mask(*sweeps, soft=0.8), "d4e4f6", 0.75)
    x, y = cell(*ODD)
    press(img, [p.moved(path, x - 6, y - 12, 1.42, -4) for path in bird()], 8)
    p.multiply(img, p.blur(p.mask(*shadows), 1.6), "6f90c8", 0.8)
    inspector(img)
    light = (TO_SUN[0], TO_SUN[1], 0.55)
    for column in range(COLUMNS):
        for row in range(ROWS):
            if (column, row) != ODD:
                cx, cy = cell(column, row)
                robot_standing().draw(img, cx - 4, cy + 84, 50, light=light, shade="1c2c50", lit="ffffff")
    lying = robot_lying()
    p.multiply(img, p.blur(p.warp(lying.silhouette(x + 54, y + 62, 66, 38), -9, 8), 2.4), "4c70b0", 0.8)
    lying.draw(img, x + 54, y + 62, 66, turn=38, light=light, shade="1c2c50", lit="ffffff")
    a = math.radians(38)
    lx, ly = x + 54 + 6 * 0.66 * math.sin(a), y + 62 - 6 * 0.66 * math.cos(a)
    p.over(img, p.mask(p.circle(lx, ly, 7)), "ff2418")
    p.over(img, p.mask(p.circle(lx - 2, ly - 1, 2)), "fff0e0")
    p.glow(img, lx, ly, 54, "ff3020", 0.7, 2)
    return img
