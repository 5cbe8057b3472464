"""A sawn trunk from straight above: its year rings are running tracks, and a whole life goes round them."""

from __future__ import annotations

import math

import numpy as np

from art import paint as p

NUMBER, TITLE = 32, "Ring Road"

CENTRE, RADII, HEART = (402, 566), (372, 520), (-34, 46)  # of the trunk; HEART: how far the pith is off the middle
DAYLIGHT = (-0.4, -0.8, 0.45)
WOOD = [(0, "7a4a1c"), (0.25, "b8792c"), (0.5, "dca548"), (0.75, "f2cb78"), (1, "fdeab4")]
CHARRED, GOLDEN = 0.655, 0.44  # the burnt ring and the wedding ring, as parts of the radius


def radius(angle: p.Array | float) -> p.Array:
    """The trunk's radius in a direction: not quite an ellipse."""
    c, s = np.cos(angle) / RADII[0], np.sin(angle) / RADII[1]
    return (1 + 0.022 * np.sin(3 * angle + 1.2) + 0.014 * np.sin(5 * angle + 0.4) + 0.01 * np.sin(9
            * angle)) / np.sqrt(c * c + s * s)


def spot(ring: float, degrees: float) -> tuple[float, float, float]:
    """The place on a ring, and the turn of a figure that stands there with its head outwards."""
    a = math.radians(degrees)
    r = float(radius(a)) * ring
    x = CENTRE[0] + HEART[0] * (1 - ring) + r * math.cos(a)
    y = CENTRE[1] + HEART[1] * (1 - ring) + r * math.sin(a)
    return x, y, degrees + 90


def polar() -> tuple[p.Array, p.Array]:
    """For every pixel: how far out it lies (1: under the bark) and in which direction."""
    x, y = p.grid.x + p.noise(120, 3, 3) * 7, p.grid.y + p.noise(120, 4, 3) * 7
    ring = np.full_like(x, 0.5)
    angle = np.zeros_like(x)
    for _ in range(6):
        dx = x - CENTRE[0] - HEART[0] * (1 - np.minimum(ring, 1))
        dy = y - CENTRE[1] - HEART[1] * (1 - np.minimum(ring, 1))
        angle = np.arctan2(dy, dx)
        ring = np.hypot(dx, dy) / radius(angle)
    return ring.astype(np.float32), angle.astype(np.float32)


def blades(x: float, y: float) -> float:
    """The lean of the grass."""
    return -1.57 + 0.5 * math.sin(x * 0.03 + y * 0.02)


def forest_floor() -> p.Array:
    """Grass and sawdust around the stump."""
    img = p.blank("6a6a34")
    img[:] = p.ramp(np.clip(0.5 + p.noise(90, 7, 5) * 0.4, 0, 1), [(0, "2c3c20"), (0.5, "5a7034"), (1, "9aa04c")])
    p.hairs(img, np.ones_like(p.grid.x), lambda x, y: math.atan2(y - CENTRE[1], x - CENTRE[0]), 5200, (16, 40), (2,
            4.5), 0.2, 3, 0.5)
    p.hairs(img, np.ones_like(p.grid.x), blades, 4200, (14, 34), (1.4, 3.2), 0.22, 8, 0.45, 0.8, 0.06)
    dust = p.smooth(0.2, 1.1, p.noise(60, 12, 5) + p.noise(3, 4, 2) * 0.7)
    p.over(img, dust, "ecc880", 0.4)
    return img


def trunk(img: p.Array) -> None:
    """Bark, sapwood, rings, rays, saw marks and cracks."""
    ring, angle = polar()
    outer = p.smooth(1.085, 1.07, ring + p.noise(16, 5, 3) * 0.022)
    p.shadow(img, outer, 14, 22, 20, 0.6, "1c1008")
    bark = np.clip(0.5 + p.noise(14, 6, 4) * 0.5 - (ring - 1.02) * 5 + np.sin(angle * 90 + p.noise(30, 2,
            3) * 5) * 0.16, 0, 1)
    p.over(img, outer, p.ramp(bark, [(0, "1c100c"), (0.4, "40281a"), (0.7, "6c4626"), (1, "a07a48")]))
    face = p.smooth(1.0, 0.992, ring + p.noise(30, 8, 3) * 0.006)
    random = np.random.default_rng(32)
    edges = np.cumsum(random.uniform(0.6, 1.6, 64))
    edges /= edges[-1]
    position = np.interp(ring, np.concatenate([[0], edges, [1.3]]), np.concatenate([np.arange(65), [70]]))
    within = position - np.floor(position)
    grain = p.warp(p.noise(7, 9, 3, 0.6, 0.6, 9), (angle + math.pi) / math.tau * 780 - p.grid.x, np.minimum(ring,
            1) * 1100 - p.grid.y)
    tone = 0.86 - 0.34 * ring**1.6 - 0.44 * within**3 + grain * 0.07 + p.noise(160, 4, 4) * 0.06
    tone = tone + 0.12 * p.smooth(0.9, 0.98, ring) + np.sin((p.grid.x * 0.94 + p.grid.y * 0.34) / 2.6) * 0.012
    p.over(img, face, p.ramp(np.clip(tone, 0, 1), WOOD))
    for at, width, colour, alpha in ((GOLDEN, 0.03, "fff0b8", 0.75), (0.27, 0.02, "9a5c20", 0.3), (0.8, 0.02,
            "9a5c20", 0.25)):
        p.over(img, face * np.exp(-(((ring - at) / width) ** 2)).astype(np.float32), colour, alpha)
    burnt = np.exp(-(((ring - CHARRED + p.noise(18, 3, 3) * 0.004) / 0.0145) ** 4)).astype(np.float32)
    p.over(img, face * p.blur(burnt, 7), "6a3410", 0.55)
    p.over(img, face * burnt, p.ramp(np.clip(0.4 + p.noise(6, 5, 3) * 0.5, 0, 1), [(0, "0c0808"), (1, "3a2a24")]),
            0.97)
    pith = p.smooth(0.035, 0.012, ring)
    p.over(img, pith, "8a5020", 0.85)
    cracks = p.Layer()
    for start, end, degrees, wide in ((0.03, 0.2, 38, 5), (0.03, 0.16, 158, 4), (1.0, 0.74, -98, 9), (0.03, 0.14,
            275, 3)):
        line = [spot(start + (end - start) * k / 5,
                degrees + 0.7 * math.sin(k * 2.1) / (start + 0.2))[:2] for k in range(6)]
        cracks.fill(p.ribbon(line, [wide, wide * 0.7, 0.4], 30), "3a1c0c", 0.85)
    p.lay(img, cracks, tooth=1)
    p.over(img, face * p.smooth(0.955, 1.0, ring), "7a4a1c", 0.4)
    p.shine(img, outer * p.smooth(900, -100, p.grid.x + p.grid.y), "fff0c8", 0.16)


def on_ring(img: p.Array, sprite: p.Sprite, ring: float, degrees: float, size: float) -> None:
    """Stand a sprite on a ring, with a short shadow on the wood."""
    x, y, turn = spot(ring, degrees)
    p.shadow(img, sprite.silhouette(x, y, size, turn), 5, 7, 3, 0.4, "4a2408")
    sprite.draw(img, x, y, size, turn, light=DAYLIGHT)


def pram() -> p.Sprite:
    """A pram, and who pushes it."""
    s = p.figure("push", "7a5a8a", "4a3a50", "dress", "bonnet", "e8d8c0")
    s.limb([(28, -62), (44, -46)], [3, 3], "4a3428")
    s.add(p.spline([(40, -48, 1), (98, -48, 1), (92, -26), (72, -18), (52, -22)]), "4a7a78", 14)
    s.add(p.spline([(70, -48, 1), (72, -70), (90, -76), (102, -62), (100, -48, 1)]), "5c9490", 12)
    for x in (54, 88):
        s.add(p.circle(x, -9, 10), "3a2820", 3)
        s.add(p.circle(x, -9, 6.5), "e8d4a8", 3)
    return s


def soldier() -> p.Sprite:
    """Marching, rifle on the shoulder."""
    s = p.Sprite()
    s.limb([(-16, -104), (4, -62)], [3.4, 5], "2a1c18")
    return s.attach(p.figure("walk", "4c5040", "34382e", "jacket", "helmet", "3a3e34", bag="2e3028"), 0, 0)


def old_man() -> p.Sprite:
    """Bent over his stick."""
    s = p.figure("carry", "5a4a44", "3c3230", "coat", "brim", "3a2c28", "ece8e0", scarf="b07848")
    s.limb([(17, -56), (24, 0)], [3.6, 3.4], "4a2c18")
    return s


def axe() -> p.Sprite:
    """An axe lying flat, its handle to the right."""
    s = p.Sprite()
    s.add(p.ribbon([(-8, 0), (40, -3), (100, 4), (150, 2), (164, 8)], [11, 10, 10, 12, 15], 40, True), "b8843c", 7)
    s.add(p.spline([(-22, -12, 1), (14, -10, 1), (14, 12, 1), (2, 26), (-2, 58, 1), (-36, 52), (-44, 44, 1), (-30,
            22), (-22, 12)]), "7c8288", 9)
    s.add(p.spline([(-2, 58, 1), (-24, 56), (-44, 44, 1), (-40, 40), (-22, 49), (-3, 51)]), "e8ecec", 2)
    return s


def seedling() -> p.Sprite:
    """Two leaves on a thread of a stem."""
    s = p.Sprite()
    s.limb([(0, 0), (3, -30), (0, -56)], [6, 5, 4], "6c8a34")
    for side, lift in ((-1, 0), (1, -6)):
        s.add(p.spline([(0, -54, 1), (side * 22, -78 + lift), (side * 52, -72 + lift, 1), (side * 34, -50 + lift)]),
                "8cb03c", 10)
        s.line(p.spline([(0, -54), (side * 26, -64 + lift), (side * 50, -72 + lift)], False), 1.6, "d8e89c", 0.8)
    return s


def paint() -> p.Array:
    img = forest_floor()
    trunk(img)
    on_ring(img, pram(), 0.05, -100, 124)
    coats = ["e0582c", "2c7ca8", "6c9a2c", "c8446c"]
    for k, coat in enumerate(coats):
        child = p.figure("run" if k % 2 else "walk", coat, "4a3c44", "jacket", "cap" if k in (0, 3) else "none",
                "6a3c2c", bag="7a4a2c")
        on_ring(img, child, 0.275, -196 + k * 38, 104)
    groom = p.figure("walk", "3c3844", "34303c", "coat", "top", "2a2630")
    bride = p.figure("walk", "fffaf0", "e8dcc8", "dress", long_hair=True, hair="c88a48")
    on_ring(img, bride, GOLDEN, -62, 122)
    on_ring(img, groom, GOLDEN, -46, 128)
    for degrees in (130, 84, 20):
        worker = p.figure("walk", ["2c8a6c", "b8562c", "3c6cac"][degrees % 3], "3c3438", "coat",
                "cap" if degrees > 90 else "none", bag="8a5a34")
        on_ring(img, worker, 0.45, degrees, 116)
    for k in range(7):
        on_ring(img, soldier(), CHARRED + 0.014, 156 + k * 12.4, 112)
    gardener = p.figure("walk", "6c7c4c", "4a4038", "jacket", "straw", "e8c878")
    widow = p.figure("walk", "6c3c94", "34283c", "dress", "bonnet", "2a2430", "c8c0b8")
    on_ring(img, gardener, 0.72, 58, 126)
    on_ring(img, widow, 0.66, 8, 112)
    on_ring(img, p.figure("walk", "9a6a3c", "4a3a34", "coat", "brim", "5a3a28", "b8b0a8", bag="6a4a34"), 0.72, 112,
            126)
    on_ring(img, old_man(), 0.72, -70, 132)
    tool = axe()
    p.shadow(img, tool.silhouette(560, 1108, 128, -14), 6, 10, 5, 0.6, "1c0c04")
    tool.draw(img, 560, 1108, 128, -14, light=DAYLIGHT)
    p.contact(img, 128, 1140, 46, 14, 0.6, "1c1408")
    seedling().draw(img, 128, 1142, 128, light=DAYLIGHT, rim="fff8d0", rim_alpha=0.5)
    random = np.random.default_rng(4)
    chips = p.Layer()
    for _ in range(150):
        x, y = random.uniform(10, 790), random.uniform(1060, 1195)
        chips.fill(p.moved(p.poly([(-4, -2), (4, -3), (5, 2), (-3, 3)]), x, y, random.uniform(0.4, 1.3),
                random.uniform(0, 180)), p.mix("c8943c", "fff0c0", random.random()), 0.85)
    p.lay(img, chips)
    tool.draw(img, 560, 1108, 128, -14, light=DAYLIGHT)
    p.dust(img, 120, "fff0c8", 0.4, 5)
    return img
