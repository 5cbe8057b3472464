"""The washing performs a circus: a striped pyjama flies, and its gloves almost meet the hands of the shirt that catches.

Technique: cut paper.
"""

from __future__ import annotations

import math

import numpy as np
import skia

from art import paint as p
from art.paint.voices import cutpaper as cp
from art.paint.voices.printing import PLAIN

NUMBER, TITLE = 43, "Washing-Line Circus"
FINISH = PLAIN

WHITE, NAVY, DARK, LEMON, GOLD, CORAL, BRICK = "fdfaf1", "27407a", "1b2a52", "fbcb3c", "dd9d1e", "f0907a", "d26a5c"
Place = tuple[float, float, float, float]  # x, y, scale, turn
Mark = tuple[skia.Path, p.Colour]

# four gloves, each cut on its own: wrist at the origin, fingers up
REACHING = [(-20, 6, 1), (-22, -22), (-30, -36), (-48, -54), (-52, -66), (-42, -72), (-26, -58), (-19, -54), (-20, -84), (-22, -108),
            (-13, -116), (-6, -106), (-4, -78), (0, -78), (2, -116), (10, -126), (17, -116), (14, -78), (18, -76), (26, -106), (34, -112),
            (39, -102), (30, -66), (33, -62), (44, -82), (53, -82), (54, -72), (40, -40), (24, -18), (20, 6, 1)]  # fmt: skip
GRASPING = [(-20, 6, 1), (-24, -24), (-40, -40), (-58, -46), (-64, -58), (-54, -68), (-34, -62), (-22, -58), (-30, -86), (-38, -104),
            (-30, -114), (-18, -106), (-8, -80), (-4, -80), (-6, -112), (0, -122), (10, -116), (11, -80), (15, -78), (22, -104), (30, -112),
            (38, -102), (31, -66), (34, -60), (48, -72), (56, -68), (54, -56), (40, -34), (26, -16), (20, 6, 1)]  # fmt: skip
MITT = [(-14, 4, 1), (-20, -18), (-34, -30), (-32, -40), (-18, -38), (-16, -60), (0, -68), (16, -60), (20, -30), (14, 4, 1)]


def glove(img: p.Array, points: p.Points, at: Place, flip: bool = False, lift: float = 12) -> None:
    """A white paper glove with the three seams on its back."""
    seams = [(p.ribbon([(a, -50), (a * 1.2, -26)], [2.4, 2.4], 6, True), "a9bad0") for a in (-12, 3, 17)] if points is not MITT else []
    cp.cutout(img, p.spline(points), WHITE, seams, at, lift, flip, 5)


def bars(points: p.Points, width: float, gap: float, tone: str) -> list[Mark]:
    """Stripes across a limb, square to it all along its bends."""
    line = p.sample(points, 120)
    t = np.gradient(line, axis=0)
    t /= np.hypot(t[:, 0], t[:, 1])[:, None]
    step = float(np.hypot(*np.diff(line, axis=0).T).mean())
    out: list[Mark] = []
    for k in range(0, 120, max(round(gap / step), 1)):
        (x, y), (dx, dy) = line[k], t[k]
        out.append((p.ribbon([(x - dy * width, y + dx * width), (x + dy * width, y - dx * width)], [gap * 0.5, gap * 0.5], 6), tone))
    return out


def limb(img: p.Array, points: p.Points, widths: list[float], at: Place, seed: int, lift: float = 9) -> None:
    """A striped sleeve or trouser leg."""
    cp.cutout(img, p.ribbon(points, widths, 60), WHITE, bars(points, max(widths), 34, NAVY), at, lift, False, seed)


def house(img: p.Array, right: bool) -> None:
    """One front, seen from far below; a few windows, each its own size."""

    def side(x: float) -> float:
        return 800 - x if right else x

    cp.sheet(img, p.poly([(side(-20), -20), (side(58), -20), (side(112), 1220), (side(-20), 1220)]), CORAL if right else BRICK, 16, 3)
    rows = ((60, 150, 0.74), (330, 470, 0.9), (780, 940, 1.1)) if right else ((150, 260, 0.8), (520, 670, 0.95), (900, 1080, 1.15))
    for k, (top, bottom, w) in enumerate(rows):
        x = 26 + 14 * k
        frame = p.poly([(side(-10), top), (side(x + 26 * w), top + 10), (side(x + 34 * w), bottom), (side(-10), bottom + 4)])
        cp.sheet(img, frame, WHITE, 4, k)
        cp.sheet(
            img, p.poly([(side(-10), top + 14), (side(x + 14 * w), top + 22), (side(x + 21 * w), bottom), (side(-10), bottom)]), DARK, 1, k
        )


def guest(img: p.Array, at: Place, colour: str, marks: list[Mark], arms: tuple[p.Points, p.Points]) -> None:
    """A garment that leans out and cheers."""
    x, y, k, turn = at
    for arm in arms:
        cp.cutout(img, p.ribbon(arm, [46, 40, 36], 30), colour, marks, at, 7, False, 3)
        (ax, ay), (bx, by) = arm[-2][:2], arm[-1][:2]
        tip = p.moved(p.circle(bx, by, 0.1), x, y, k, turn).getBounds()
        glove(img, MITT, (tip.centerX(), tip.centerY(), k * 1.05, turn + math.degrees(math.atan2(bx - ax, ay - by))), bx > 0, 6)
    body = [(-50, 96, 1), (-52, 20), (-60, -22), (-28, -38, 1), (0, -22), (28, -38, 1), (60, -22), (52, 20), (50, 96, 1)]
    cp.cutout(img, p.spline(body), colour, marks, at, 9, False, 4)
    cp.cutout(img, p.spline([(-28, -38, 1), (0, -46), (28, -38, 1), (0, -20)]), DARK, [], at, 0.6, False, 4)


def sill(img: p.Array, x: float, y: float, w: float) -> None:
    """The ledge in front of a guest."""
    cp.sheet(img, p.rect(x, y, w, 20, 3), WHITE, 8, 3)


def audience(img: p.Array) -> None:
    """Three from the wardrobe: one waves, one claps over its head, one throws up both arms."""
    dots = [
        (p.circle(x, y, 8), WHITE)
        for x, y in ((-34, 8), (-4, -8), (24, 16), (-20, 42), (14, 52), (-40, 76), (40, -14), (36, 78), (-2, 86), (70, -40), (-70, -44))
    ]
    guest(img, (62, 622, 0.94, 14), "3f78c8", [], ([(-40, -10), (-52, -70), (-20, -120)], [(40, -10), (92, -40), (132, -96)]))
    sill(img, -20, 688, 140)
    guest(img, (748, 424, 0.9, -16), "e0382f", dots, ([(-38, -10), (-92, -36), (-120, -100)], [(38, -10), (52, -70), (30, -128)]))
    sill(img, 690, 484, 140)
    zig = [(p.ribbon([(-90 + 18 * i, y + (9 if i % 2 else -9)) for i in range(11)], [9, 9], 60), "f8e8b8") for y in (-60, 0, 36, 72)]
    guest(img, (722, 892, 1.08, -10), "2f9a78", zig, ([(-40, -10), (-74, -74), (-34, -130)], [(40, -10), (70, -76), (26, -126)]))
    sill(img, 650, 966, 180)


def catcher(img: p.Array) -> None:
    """The yellow shirt: pegged by its hem, collar down, both arms out."""

    def put(path: skia.Path, colour: str, lift: float, seed: int) -> p.Array:
        return cp.sheet(img, p.moved(path, 62, 0), colour, lift, seed)

    p.lay(img, p.Layer().stroke(p.spline([(-20, 10), (242, 66), (400, 84), (560, 68), (820, 6)], False), 6, WHITE), tooth=0.6)
    for arm, seed in (([(214, 296), (206, 380), (258, 446)], 4), ([(430, 300), (470, 380), (448, 452)], 5)):
        put(p.ribbon(arm, [92, 76, 58], 40), LEMON, 9, seed)
    body = [
        (196, 70, 1),
        (330, 96),
        (464, 68, 1),
        (456, 200),
        (470, 320),
        (416, 352),
        (372, 346, 1),
        (330, 322),
        (284, 346, 1),
        (234, 350),
        (174, 320),
        (192, 200),
    ]
    m = put(p.spline(body), LEMON, 13, 6)
    cp.crease(img, m, (302, 120), (288, 300), 0.14, 30)
    cp.crease(img, m, (482, 120), (492, 300), 0.14, 30)
    put(p.spline([(284, 346, 1), (328, 318), (374, 346, 1), (330, 366)]), DARK, 0.8, 3)
    for points in (
        [(276, 336, 1), (322, 318, 1), (316, 366, 1), (288, 390, 1)],
        [(382, 336, 1), (336, 318, 1), (342, 366, 1), (372, 390, 1)],
    ):
        put(p.poly(points), WHITE, 5, 4)
    put(p.rect(314, 92, 32, 226), GOLD, 1.5, 5)
    for y in (132, 196, 262):
        put(p.circle(330, y, 9), CORAL, 2, 3)
    for x, y, turn in ((236, 74, 4), (424, 76, -6)):
        put(p.moved(p.rect(-11, -34, 22, 64, 5), x, y, 1, turn), "c98a4a", 7, 3)
    for x, y, turn, points, flip in ((262, 450, 146, REACHING, False), (446, 458, 192, GRASPING, False)):
        put(p.moved(p.rect(-36, -14, 72, 34, 6), x, y, 1, turn), WHITE, 6, 4)
        glove(img, points, (x + 62, y, 1.16, turn), flip)


def flyer(img: p.Array) -> None:
    """The pyjama: arms up, back bent, one knee drawn in; nobody inside."""
    at = (410.0, 886.0, 0.86, 9.0)

    def put(points: p.Points, colour: str, lift: float) -> None:
        cp.cutout(img, p.spline(points), colour, [], at, lift, False, 4)

    limb(img, [(38, 170), (104, 214), (176, 214), (214, 288), (228, 350)], [108, 98, 88, 80, 86], at, 3)
    put([(186, 356), (228, 340), (270, 342), (230, 362)], DARK, 0.8)
    limb(img, [(-30, 170), (-58, 240), (-112, 272), (-104, 340), (-66, 376)], [110, 98, 88, 80, 86], at, 4)
    put([(-98, 410), (-70, 372), (-36, 344), (-60, 390)], DARK, 0.8)
    limb(img, [(70, 16), (116, -58), (94, -140)], [82, 72, 60], at, 5)
    limb(img, [(-66, 16), (-124, -52), (-112, -140)], [82, 72, 60], at, 6)
    for x, y, turn, points, flip in ((-112, -148, 8, GRASPING, True), (92, -148, -22, REACHING, False)):
        t = math.radians(at[3])
        px, py = at[0] + at[2] * (x * math.cos(t) - y * math.sin(t)), at[1] + at[2] * (x * math.sin(t) + y * math.cos(t))
        glove(img, points, (px, py, 1.14, turn + at[3]), flip)
        cp.sheet(img, p.moved(p.rect(-36, -12, 72, 34, 6), px, py, 0.96, turn + at[3]), CORAL, 6, 4)
    jacket = [(-104, 6), (-52, -22, 1), (0, 44, 1), (54, -22, 1), (104, 6), (92, 90), (100, 196, 1), (0, 216), (-98, 200, 1), (-90, 96)]
    stripes: list[Mark] = [(p.ribbon([(-130, y - 8), (0, y + 6), (130, y - 8)], [17, 17, 17], 20), NAVY) for y in range(-20, 230, 34)]
    cp.cutout(img, p.spline(jacket), WHITE, stripes, at, 13, False, 4)
    put([(-52, -22, 1), (0, -34), (54, -22, 1), (0, 46, 1)], DARK, 0.8)
    put([(-66, -22, 1), (-40, -34, 1), (2, 44, 1), (-30, 62, 1)], CORAL, 5)
    put([(68, -22, 1), (42, -34, 1), (2, 44, 1), (32, 62, 1)], CORAL, 5)
    for y in (92, 134, 176):
        put([(-2, y - 10), (9, y), (-2, y + 10), (-12, y)], CORAL, 2)


def paint() -> p.Array:
    """Sky, one round of light, two house fronts, three guests, two artists."""
    img = cp.stock("2f8fcb", 3)
    cp.sheet(img, p.circle(398, 600, 330), "8fd3ef", 5, 4)
    house(img, False)
    house(img, True)
    audience(img)
    flyer(img)
    catcher(img)
    return img
