"""Straight down into a hedge maze: at its heart the Minotaur dozes by a paddling pool; the red thread dries washing."""

from __future__ import annotations

import math

import numpy as np
import skia

from art import paint as p

NUMBER, TITLE = 53, "Minotaur's Day Off"

HEART = (400.0, 540.0)
LIGHT = (-0.55, -0.6, 0.55)
RINGS = (388, 330, 272, 214)  # outer radius of each hedge, in x; the maze is taller than wide
TALL = 1.28
HEDGE = 30
GAPS = ((1.62, 0.15), (-1.2, 0.17), (2.5, 0.2), (0.55, 0.26))  # angle and half width of each ring's gate
CROSS = (
    (0, 0.7),
    (0, 2.3),
    (0, -2.4),
    (1, -0.4),
    (1, 1.2),
    (1, 3.0),
    (2, -1.9),
    (2, 0.2),
    (2, 1.75),
)  # radial hedges: ring and angle
RED = "e01818"
XY = tuple[float, float]


def polar(r: float, a: float) -> XY:
    """A point of the maze."""
    return HEART[0] + math.cos(a) * r, HEART[1] + math.sin(a) * r * TALL


def hedges() -> skia.Path:
    """The plan of the labyrinth: rings with gates, and radial walls."""
    parts = []
    for radius, (gate, half) in zip(RINGS, GAPS, strict=True):
        ring = p.cut(
            p.circle(*HEART, radius, radius * TALL), p.circle(*HEART, radius - HEDGE, (radius - HEDGE * 0.98) * TALL)
        )
        wedge = p.poly(
            [
                polar(radius - HEDGE - 24, gate - half),
                polar(radius + 20, gate - half),
                polar(radius + 20, gate + half),
                polar(radius - HEDGE - 24, gate + half),
            ]
        )
        parts.append(p.cut(ring, wedge))
    for ring, angle in CROSS:
        parts.append(p.ribbon([polar(RINGS[ring] - 10, angle), polar(RINGS[ring + 1] - 14, angle)], [HEDGE, HEDGE], 8))
    return p.union(*parts)


def gravel() -> p.Array:
    """A lawn outside, sunny gravel in the alleys, grass at the heart."""
    t = 0.5 + p.noise(70, 4, 4) * 0.2 + p.noise(8, 6, 3) * 0.1
    img = p.ramp(np.clip(t, 0, 1), [(0, "3c6c20"), (0.5, "6ca434"), (1, "b8d868")])
    p.hairs(
        img,
        np.ones_like(p.grid.x),
        lambda x, y: -1.4 + math.sin(x * 0.03) * 0.4,
        6000,
        (5, 11),
        (0.8, 1.6),
        0.08,
        3,
        alpha=0.6,
    )
    yard = p.mask(p.circle(*HEART, RINGS[0] - 8, (RINGS[0] - 8) * TALL))
    path = p.mask(p.spline([(356, 1010, 1), (446, 1010, 1), (452, 1100), (470, 1215, 1), (300, 1215, 1), (346, 1100)]))
    sand = p.ramp(
        np.clip(0.6 + p.noise(4, 9, 2) * 0.18 + p.noise(90, 3, 3) * 0.12, 0, 1),
        [(0, "b89c6c"), (0.5, "e4cfa0"), (1, "fff4d4")],
    )
    p.over(img, p.rough(np.maximum(yard, path), 2, 14, 3), sand)
    lawn = p.mask(p.circle(*HEART, RINGS[3] - HEDGE + 4, (RINGS[3] - HEDGE + 4) * TALL))
    p.over(
        img, p.rough(lawn, 2, 12, 5), p.ramp(np.clip(t + 0.12, 0, 1), [(0, "5c9028"), (0.5, "94c448"), (1, "d4ec88")])
    )
    p.grass_over(img, lawn, 2600, (5, 9), 7, 0.1, 0.05)
    return img


def grow(img: p.Array, plan: skia.Path) -> None:
    """Clipped hedges seen from above: shadow, dark side, thousands of leaves."""
    m = p.rough(p.mask(plan), 3, 12, 4)
    p.multiply(img, p.blur(p.warp(m, -11, -13), 3), "5a5c70", 0.62)
    p.form(
        img, m, [(0, "0c2c10"), (0.35, "1c5420"), (0.6, "3c8430"), (0.85, "8cc048"), (1, "e0f090")], 14, LIGHT, 0.12, 5
    )
    random = np.random.default_rng(53)
    leaves = p.Layer()
    for _ in range(9000):
        x, y = random.uniform(-5, 805), random.uniform(-5, 1205)
        if float(p.grid.at(m, x, y)) > 0.4:
            tone = ("1c5420", "2c7028", "4c9834", "84c04c", "b4d868")[random.integers(5)]
            leaves.fill(
                p.moved(
                    p.spline([(0, 0, 1), (2.6, -2), (6.4, 0, 1), (2.6, 2)]),
                    x,
                    y,
                    random.uniform(0.7, 1.3),
                    random.uniform(0, 360),
                ),
                tone,
                0.9,
            )
    p.lay(img, leaves)
    p.rim_light(img, m, "f8ffb0", -2, -2, 0.35, 1.5)


def shade(img: p.Array, sprite: p.Sprite, x: float, y: float, size: float, turn: float = 0, drop: float = 9) -> None:
    """A thing on the ground from above, with its short noon shadow."""
    p.multiply(img, p.blur(p.warp(sprite.silhouette(x, y, size, turn), -drop, -drop), 2.4), "54586c", 0.65)
    sprite.draw(img, x, y, size, turn=turn, light=LIGHT)


def deckchair(img: p.Array, x: float, y: float) -> None:
    """Striped cloth in a wooden frame, from above."""
    frame = p.Sprite()
    for dx in (-66, 66):
        frame.add(p.rect(dx - 6, -128, 12, 250, 5), "b87c44", 6)
    for dy in (-128, 112):
        frame.add(p.rect(-72, dy, 144, 12, 5), "b87c44", 6)
    shade(img, frame, x, y, 100, -8, 14)
    cloth = p.moved(p.rect(-58, -122, 116, 238, 6), x, y, 1, -8)
    p.clothe(img, p.mask(cloth), p.texture.stripes("fbf4e0", "e8a83c", 17, -0.14, 4), 30, LIGHT)


def minotaur(img: p.Array, x: float, y: float) -> None:
    """Asleep on his back: belly, arms behind the head, a bull's head with wide horns, a sock on each."""
    hide = [(0, "2c140c"), (0.35, "5c3018"), (0.62, "94562c"), (0.85, "d09858"), (1, "ffe8bc")]
    skin = [(0, "5c2c1c"), (0.4, "a8683c"), (0.65, "d89c64"), (1, "ffeccc")]
    s, horns = p.Sprite(), p.Sprite()
    for side in (-1, 1):
        s.limb([(side * 22, 58), (side * 30, 96), (side * 24, 128)], [44, 36, 26], hide, fur=6)
        s.add(
            p.spline(
                [
                    (side * 24 - 15, 124),
                    (side * 24 + 15, 124),
                    (side * 24 + 17, 146),
                    (side * 24, 150),
                    (side * 24 - 17, 146),
                ]
            ),
            "2c2020",
            8,
        )
        s.limb([(side * 40, -38), (side * 84, -56), (side * 66, -94), (side * 26, -104)], [30, 27, 23, 18], skin)
    s.add(
        p.spline([(-42, -46), (-54, -10), (-52, 30), (-38, 58), (38, 58), (52, 30), (54, -10), (42, -46), (0, -56)]),
        skin,
        42,
    )
    s.add(p.circle(0, 26, 3.4, 4), "7c4424", 2)
    s.add(
        p.spline([(-50, 38), (0, 48), (50, 38), (50, 66), (46, 92), (8, 92), (0, 72), (-8, 92), (-46, 92), (-50, 66)]),
        "3c8cb8",
        16,
    )
    for k in range(7):
        s.add(p.circle(-36 + k * 12, 58 + (k % 2) * 16, 3.4), "e8f8fc", 0)
    for side in (-1, 1):
        horns.limb(
            [(side * 16, -106), (side * 58, -116), (side * 84, -142), (side * 80, -176)],
            [24, 21, 15, 4],
            [(0, "4c3418"), (0.4, "b89458"), (0.7, "f0dca8"), (1, "fffdf0")],
        )
        s.limb([(side * 24, -86), (side * 46, -80), (side * 58, -72)], [14, 17, 6], hide, fur=4)
    s.parts += horns.parts
    s.limb([(0, -104), (0, -80), (0, -58)], [50, 46, 38], hide, fur=6)
    s.limb([(0, -120), (0, -106), (0, -92)], [22, 26, 10], "4c2814", fur=7)
    s.add(p.spline([(-22, -62), (-24, -44), (-12, -32), (12, -32), (24, -44), (22, -62), (0, -70)]), "d8ac8c", 14)
    for side in (-1, 1):
        s.add(p.circle(side * 9, -44, 4, 3), "4c2418", 2).line(
            p.spline([(side * 8, -82), (side * 14, -78), (side * 20, -82)], False), 3, "1c0c08"
        )
    s.line(p.circle(0, -36, 7, 6), 3, "f0c040")
    for side, colour in ((-1, "7cc0d8"), (1, "f4ecd8")):
        sock = p.moved(
            p.spline([(-12, -26, 1), (12, -26, 1), (12, 6), (28, 18), (26, 32), (4, 30), (-11, 12)]),
            side * 80,
            -168,
            1,
            0,
            side < 0,
        )
        s.add(sock, colour, 8).line(
            p.line([(side * 80 - 11, -188), (side * 80 + 11, -188)]), 4, p.mix(colour, "3c5c70", 0.4)
        )
    shade(img, s, x, y, 88, -8, 10)


def pool(img: p.Array, x: float, y: float) -> None:
    """A round paddling pool and a toy boat."""
    s = p.Sprite().add(p.circle(0, 0, 74), "48b0dc", 14)
    shade(img, s, x, y, 100, 0, 12)
    for k, colour in enumerate(("48b0dc", "f8f4e4", "48b0dc")):
        r = 74 - k * 8
        p.solid(img, p.cut(p.circle(x, y, r), p.circle(x, y, r - 9)), colour, 5, LIGHT, 0.3, 0.02)
    water = p.mask(p.circle(x, y, 50))
    p.over(img, water, "4cc8ec")
    p.caustics(img, water, "ffffff", 0.8, 30, 7)
    p.multiply(img, water * (1 - p.blur(p.warp(water, -8, -8), 4)), "1c6ca8", 0.6)
    boat = (
        p.Sprite()
        .add(p.spline([(0, -20, 1), (10, -4), (8, 16), (-8, 16), (-10, -4)]), "fbf6ea", 5)
        .add(p.circle(0, 4, 4), "c89448", 2)
    )
    shade(img, boat, x + 8, y - 6, 110, 34, 4)


def laundry(img: p.Array) -> None:
    """The hero's thread across every alley, hung with sheets and one enormous pair of shorts."""
    spiral = [polar(352 - 146 * t, 1.5 - 8.2 * t) for t in np.linspace(0, 1, 34)]
    line = [(402, 1215), (398, 1130), polar(392, 1.6), *spiral, (500, 400), (406, 400)]
    way = p.spline(line, False)
    thread = (
        p.Layer()
        .stroke(p.moved(way, 7, 8), 7, "4c5060", 0.5, 2)
        .stroke(way, 6.4, RED)
        .stroke(p.moved(way, -1, -1.4), 1.8, "ff8a70", 0.8)
    )
    sheet = p.Sprite().add(
        p.spline([(-22, -4, 1), (22, -4, 1), (24, 30), (20, 58, 1), (2, 54), (-22, 58, 1), (-24, 26)]), "fdfaf0", 9
    )
    for k in (-8, 8):
        sheet.line(p.spline([(k, 2), (k + 3, 28), (k - 2, 52)], False), 2, "a8b4c0", 0.7)
    shorts = p.Sprite().add(
        p.poly([(-40, -6), (40, -6), (52, 66), (10, 72), (0, 30), (-10, 72), (-52, 66)]), "7cc4e4", 14
    )
    for k in range(8):
        shorts.add(p.circle(-34 + (k * 23) % 68, 12 + (k * 17) % 46, 4.4), "fdfaf0", 0)
    shorts.add(p.rect(-41, -10, 82, 11, 4), "3c84ac", 4)
    towel = (
        p.Sprite()
        .add(p.poly([(-16, -4), (16, -4), (17, 44), (-15, 46)]), "f4cc54", 6)
        .line(p.line([(-15, 36), (16, 35)]), 3, "fdfaf0")
    )
    hung = (
        (0.17, sheet),
        (0.215, towel),
        (0.275, sheet),
        (0.345, sheet),
        (0.372, towel),
        (0.445, sheet),
        (0.478, shorts),
        (0.512, sheet),
        (0.59, towel),
        (0.628, sheet),
        (0.70, sheet),
        (0.785, towel),
        (0.82, sheet),
        (0.9, sheet),
    )
    p.lay(img, thread)
    pegs = p.Layer()
    points = p.sample(line, 600)
    for t, thing in hung:
        i = int(t * 598)
        dx, dy = points[i + 1] - points[i]
        turn = math.degrees(math.atan2(dy, dx))
        inward = -dy * (HEART[0] - points[i][0]) + dx * (HEART[1] - points[i][1])
        turn += 0 if inward > 0 else 180  # the washing hangs towards the heart
        shade(img, thing, points[i][0], points[i][1], 88 if thing is not shorts else 108, turn, 11)
        for side in (-1, 1):
            a = math.radians(turn)
            px, py = points[i][0] + math.cos(a) * side * 17, points[i][1] + math.sin(a) * side * 17
            pegs.stroke(
                p.line([(px + math.sin(a) * 5, py - math.cos(a) * 5), (px - math.sin(a) * 6, py + math.cos(a) * 6)]),
                4,
                "a87840",
            )
    p.lay(img, pegs)


def gate(img: p.Array) -> None:
    """Outside: a row of abandoned swords, and a boy in a bathing cap with a rubber ring."""
    for k in range(5):
        x = 520 + k * 54
        sword = p.Sprite().add(
            p.poly([(-5, 10), (5, 10), (4, -70), (0, -84), (-4, -70)]),
            [(0, "3c4858"), (0.5, "a8b8c4"), (1, "ffffff")],
            4,
        )
        sword.add(p.rect(-19, 8, 38, 7, 3), "c89838", 4).add(p.rect(-4, 14, 8, 24, 3), "6c4028", 3).add(
            p.circle(0, 42, 6), "c89838", 4
        )
        shade(img, sword, x, 1096 + (k % 2) * 8, 80, 168 + (k * 13) % 24, 6)
    boy = p.Sprite()
    for side, step in ((-1, -22), (1, 14)):
        boy.add(p.circle(side * 11, step, 8, 13), "e2ae8a", 6)
    boy.add(p.circle(0, 0, 46), "f4a02c", 14)
    for k in range(8):
        a0, a1 = k * math.pi / 4, k * math.pi / 4 + math.pi / 8
        boy.add(
            p.poly([(math.cos(a) * r, math.sin(a) * r) for r, a in ((45, a0), (45, a1), (24, a1), (24, a0))]),
            "fdfaf0",
            3,
        )
    boy.limb([(-20, 4), (-40, -6)], [15, 11], "e2ae8a").limb([(20, 4), (40, -10)], [15, 11], "e2ae8a")
    boy.add(p.circle(0, 2, 27, 18), "e2ae8a", 12).add(p.circle(0, -4, 17, 18), "3c84ac", 12)
    boy.line(p.spline([(0, -20), (2, -4), (0, 12)], False), 2.4, "e8f8fc")
    shade(img, boy, 404, 1112, 92, 0, 8)


def paint() -> p.Array:
    """The card."""
    img = gravel()
    plan = hedges()
    grow(img, plan)
    pool(img, 484, 636)
    deckchair(img, 332, 530)
    minotaur(img, 330, 530)
    drink = (
        p.Sprite()
        .add(p.circle(0, 0, 17), "c89458", 6)
        .add(p.circle(0, 0, 10), "f8f4e4", 4)
        .add(p.circle(0, 0, 7), "f0c040", 3)
    )
    shade(img, drink, 446, 500, 120, 0, 5)
    laundry(img)
    gate(img)
    return img
