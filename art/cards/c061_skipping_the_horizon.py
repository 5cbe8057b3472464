"""Two children turn the horizon like a skipping rope; a steamship is caught in mid-jump.

Technique: painted relief.
"""

from __future__ import annotations

import math

import numpy as np

from art import paint as p

NUMBER, TITLE = 61, "Skipping the Horizon"

LIGHT = (-0.4, -0.85, 0.4)
LEFT_HAND, RIGHT_HAND = (128, 293), (694, 280)
DEEPEST = 648
BEACH = 1010


def arc(depth: float) -> np.ndarray:
    """Height of the swung horizon over every pixel column; depth 1 is the rope as it hangs, -1 high overhead."""
    x = np.arange(p.grid.w) / p.grid.s
    u = np.clip((x - LEFT_HAND[0]) / (RIGHT_HAND[0] - LEFT_HAND[0]), -0.6, 1.6)
    chord = LEFT_HAND[1] + (RIGHT_HAND[1] - LEFT_HAND[1]) * u
    sag = (1 - np.abs(2 * np.clip(u, 0, 1) - 1) ** 2.3) * (DEEPEST - 286)
    return (chord + sag * depth).astype(p.f32)


def sky() -> p.Array:
    """Brilliant noon, heaped fair-weather clouds, and the faint trace of where the rope has just been."""
    img = p.sky("noon", 760, 4, [(0, "1c74c8"), (0.35, "4ca4e0"), (0.7, "9cd4ee"), (1, "e4f6f4")])
    p.cumulus(
        img,
        250,
        300,
        380,
        height=150,
        lit="ffffff",
        middle="e0eef4",
        dark="98bcdc",
        seed=5,
        puffs=70,
        light=(-0.4, -0.9),
        alpha=0.95,
        base=320,
    )
    p.cumulus(
        img,
        640,
        210,
        300,
        height=110,
        lit="ffffff",
        middle="e0eef4",
        dark="98bcdc",
        seed=9,
        puffs=60,
        light=(-0.4, -0.9),
        alpha=0.9,
        base=226,
    )
    p.cumulus(
        img,
        420,
        660,
        520,
        height=90,
        lit="ffffff",
        middle="e8f4f4",
        dark="b4d4e4",
        seed=12,
        puffs=70,
        light=(-0.4, -0.9),
        alpha=0.8,
        base=690,
    )
    layer = p.Layer()
    inside = range(int(LEFT_HAND[0]), int(RIGHT_HAND[0]) + 1, 4)
    for depth, alpha in ((-0.62, 0.2), (-0.3, 0.26), (0.05, 0.32), (0.38, 0.4), (0.7, 0.55)):
        line = arc(depth)
        points = [(x, float(line[min(int(x * p.grid.s), p.grid.w - 1)])) for x in inside]
        layer.stroke(p.line(points), 16, "1c64b8", alpha * 0.55, 5)
        layer.stroke(p.line(points), 5, "1c64b8", alpha * 0.9, 1)
        layer.stroke(p.line([(x, y - 5) for x, y in points]), 2, "ffffff", alpha)
    p.lay(img, layer, tooth=0.6)
    return img


def sea(img: p.Array) -> None:
    """The whole bay hangs from the rope: wave lines follow the arc and flatten towards the beach."""
    top = arc(1.0)[None]
    shore = BEACH + 14 * np.sin(p.grid.x / 130) + p.noise(60, 3, 2) * 6
    between = p.mask(p.rect(LEFT_HAND[0], 0, RIGHT_HAND[0] - LEFT_HAND[0], 760))
    m = p.smooth(-1, 1, p.grid.y - top) * np.maximum(between, p.smooth(700, 710, p.grid.y))
    t = np.clip((p.grid.y - top) / (shore - top), 0, 1)
    wobble = p.noise(70, 6, 4, ax=2.5) * 0.03
    tone = p.ramp(
        np.clip(t + wobble, 0, 1), [(0, "0c3c9c"), (0.12, "1450b4"), (0.4, "1c78cc"), (0.7, "34a8d8"), (0.9, "84d8dc"), (1, "d4f4e8")]
    )
    p.over(img, m, tone)
    for k, (count, alpha) in enumerate(((34, 0.34), (61, 0.24), (110, 0.16))):
        wave = np.sin((t**0.8 * count + p.noise(50, 11 + k, 4, ax=2.4) * 1.5) * 2 * math.pi)
        p.over(img, m * np.clip(wave - 0.35, 0, 1).astype(p.f32), "dcf8fc", alpha)
        p.over(img, m * np.clip(-wave - 0.45, 0, 1).astype(p.f32), "08307c", alpha)
    sparkle = p.smooth(0.72, 0.95, p.noise(7, 31, 2, ax=2.2)) * p.smooth(0.0, 0.2, t)
    p.over(img, m * sparkle, "ffffff", 0.6)
    rope = p.smooth(9, 3, np.abs(p.grid.y - top - 5)) * between
    p.over(img, rope.astype(p.f32), p.ramp(np.clip(0.5 + 0.5 * np.sin(p.grid.x / 5 + p.grid.y / 5), 0, 1), [(0, "082c80"), (1, "2c78d4")]))
    foam = p.smooth(4, 1, np.abs(p.grid.y - top - p.noise(14, 5, 3) * 3)) * between
    p.over(img, foam.astype(p.f32), "f4ffff", 0.9)


def headland(img: p.Array, outline: list, seed: int) -> None:
    """A chalk cliff with a turf cap."""
    m = p.rough(p.mask(p.spline(outline)), 3, 16, seed)
    p.shadow(img, m, 8, 16, soft=12, alpha=0.3, colour="0c2c5c")
    p.cliff(img, m, "d8c8a0", LIGHT, 34, seed)
    crown = np.argmax(m > 0.5, axis=0) / p.grid.s
    drop = p.grid.y - crown[None]
    turf = m * p.smooth(34, 22, drop + p.noise(24, seed, 3) * 12)
    p.over(img, turf, p.ramp(np.clip(0.5 + p.noise(20, seed + 1, 3) * 0.4, 0, 1), [(0, "4c8438"), (1, "a8cc58")]))
    p.grass_over(img, turf, 900, (8, 16), seed)
    base = m * p.smooth(-40, 0, p.grid.y - max(q[1] for q in outline) + 60)
    p.over(img, base, "8cb4b8", 0.4)


def steamer() -> p.Sprite:
    """A small steamship in profile, 200 long, centred on its waterline."""
    s = p.Sprite()
    navy, white = "24345c", "f8f4e8"
    s.limb([(58, -40), (60, -112)], [3, 2], "7c5c3c")
    s.line(p.line([(60, -110), (96, -26)]), 0.9, "3c3c48").line(p.line([(60, -110), (-6, -70)]), 0.9, "3c3c48")
    s.add(p.rect(-46, -46, 88, 22, 3), white, 8)
    s.add(p.rect(-30, -66, 56, 22, 3), white, 8)
    s.add(p.rect(14, -80, 18, 16, 2), "e8dcc0", 5)
    funnel = p.poly([(-24, -64), (-20, -116), (2, -116), (4, -64)])
    s.add(funnel, "e4281c", 12)
    s.add(p.poly([(-20.8, -106), (-20, -118), (2, -118), (2.4, -106)]), "241c24", 8)
    s.add(p.poly([(-22.4, -84), (-21.8, -91), (2.8, -91), (3.2, -84)]), white, 5)
    hull = p.spline(
        [(-92, -28, 1), (-40, -24), (40, -26), (104, -40, 1), (96, -16), (80, 14), (70, 22, 1), (-70, 22), (-86, 6), (-96, -14)]
    )
    s.add(hull, navy, 18)
    s.parts.append(p.Part(p.poly([(-100, 10), (110, 4), (110, 40), (-100, 40)]), "8a4438", 6, clip=hull))
    s.line(p.spline([(-92, -26), (-40, -22), (40, -24), (102, -37)], False), 3, white)
    for k in range(7):
        s.add(p.circle(-64 + k * 20, -8 - max(k - 4, 0), 4.2), "ffe8a8", 2).line(
            p.circle(-64 + k * 20, -8 - max(k - 4, 0), 4.2), 1.4, white
        )
    for k in range(5):
        s.add(p.rect(-38 + k * 16, -41, 8, 10, 1), "5c98b8", 2)
    for k in range(3):
        s.add(p.circle(-18 + k * 16, -55, 4.4), "5c98b8", 2)
    return s


def lifebelt(img: p.Array, x: float, y: float, r: float, turn: float) -> None:
    """A white ring with four blue bands, tumbling."""
    ring = p.moved(p.cut(p.circle(0, 0, r, r * 0.72), p.circle(0, 0, r * 0.5, r * 0.34)), x, y, 1, turn)
    m = p.solid(img, ring, "f8f4ec", r * 0.3, LIGHT, 0.3)
    band = p.Layer()
    for a in (0.6, 2.2, 3.8, 5.3):
        band.stroke(p.moved(p.line([(0, 0), (math.cos(a) * r, math.sin(a) * r * 0.72)]), x, y, 1, turn), r * 0.3, "2c64b4")
    p.lay(img, band, clip=m)


def jump(img: p.Array) -> None:
    """The ship in the air over the rope: smoke, spray, dripping keel, flying belts."""
    x, y = 404, 500
    for k, (dx, dy, w) in enumerate(((-34, -154, 60), (-76, -190, 90), (-136, -214, 110), (-204, -224, 110))):
        p.cumulus(
            img,
            x + dx,
            y + dy,
            w,
            height=w * 0.62,
            lit="f4f0ea",
            middle="b8b8c0",
            dark="6c7080",
            seed=3 + k,
            puffs=24,
            light=(-0.4, -0.9),
            alpha=0.9 - 0.14 * k,
            base=None,
            soft=1.4,
        )
    drips = p.Layer()
    random = np.random.default_rng(6)
    for _ in range(150):
        dx = random.uniform(-96, 92)
        top = y + 26 - dx * 0.16
        length = random.uniform(6, 60) * (1 - abs(dx) / 150)
        drips.fill(
            p.hair(x + dx, top + random.uniform(-8, 60), math.pi / 2 + random.normal(0, 0.06), length, 3.4),
            p.mix("a8e0f4", "ffffff", random.random()),
            0.8,
        )
    for _ in range(90):
        a, r = random.uniform(math.pi * 1.05, math.pi * 1.95), random.uniform(20, 140)
        drips.fill(p.circle(x + math.cos(a) * r, DEEPEST + 4 + math.sin(a) * r * 0.5, random.uniform(1.5, 5)), "f4ffff", 0.9)
    p.lay(img, drips)
    steamer().draw(img, x, y, 118, turn=-9, light=LIGHT, shade="14204c", lit="ffffff")
    for bx, by, r, turn in ((560, 440, 19, 20), (282, 520, 16, -34), (530, 560, 13, 60)):
        lifebelt(img, bx, by, r, turn)


def child(coat: str, hair: str, garment: str) -> p.Sprite:
    """A child who turns a rope with one outstretched arm."""
    return p.figure("point", p.Look(coat=coat, trousers="3c5478", garment=garment, hair=hair, long_hair=garment == "dress"))


def gulls(img: p.Array) -> None:
    """A row of gulls on the breakwater, counting."""
    for k in range(6):
        x = 54 + k * 62
        y = 968 + k * 5
        p.solid(img, p.ribbon([(x, y + 74 + k * 2), (x, y)], [21, 19]), "7c6450", 9, light=LIGHT, tooth=0.8, texture=0.1, seed=k, cast=0.3)
        ring = p.Layer()
        p.rings(ring, x, y + 72 + k * 2, 22, 2)
        p.lay(img, ring)
        p.gull().draw(img, x, y + 1, 70 + k * 3, light=LIGHT, flip=k == 5, turn=-4 if k % 2 else 3)


def captain() -> p.Sprite:
    """The old captain, facing right: striped bathing suit, one foot forward, elbows bent, about to run in."""
    s = p.Sprite()
    skin, white, navy = "c88a60", "f8f4ec", "24447c"
    far = p.mix(skin, "6c3038", 0.3)
    s.limb([(12, -73), (25, -65), (33, -76)], [7.5, 6.4, 4.6], far)
    s.add(p.spline([(30, -77), (33, -83), (38, -81), (38, -76), (34, -74)]), far, 2.5)
    s.limb([(-2, -46), (-4, -27), (-21, -10)], [13, 9.6, 5.6], far)
    s.add(p.spline([(-25, -12), (-20, -14), (-15, -6), (-9, -1, 1), (-18, 0), (-24, -5)]), far, 2.5)
    s.limb([(1, -46), (13, -27), (9, -6)], [15, 11.4, 6.4], skin)
    s.add(p.spline([(5, -8), (12, -9), (17, -4), (24, -2), (24, 0, 1), (5, 0, 1)]), skin, 3)
    s.line(p.spline([(11, -31), (14.4, -27), (12, -23)], False), 0.8, "7c4430", 0.6)
    torso = p.spline([(-7, -43), (-9, -56), (-4, -70), (3, -79), (12, -79), (17, -71), (19, -58), (14, -44), (4, -39)])
    far_short = p.ribbon([(-1, -47), (-4, -33)], [15, 14], 14)
    near_short = p.ribbon([(2, -48), (10, -33)], [18, 16], 14)
    suit = p.union(torso, far_short, near_short)
    s.add(suit, white, 12)
    for k in range(8):
        y = -76 + k * 6.2
        s.parts.append(p.Part(p.ribbon([(-14, y + 1), (4, y + 3), (22, y - 1)], [3, 3, 3], 20), navy, 0, 0.95, clip=suit))
    s.limb([(6, -73), (-6, -60), (5, -51)], [9, 8, 5.4], skin)
    s.add(p.spline([(3, -54), (8, -55), (12, -51), (10, -46), (4, -47)]), skin, 3)
    for k in range(3):
        s.line(p.line([(8.4 + k * 0.4, -53 + k * 2), (11 + k * 0.2, -51.6 + k * 2)]), 0.6, "7c4430", 0.7)
    p.profile(s, 15, -91, 9, tilt=0.1, skin=skin, hair="f4f4f0")
    s.parts.append(
        p.Part(
            p.spline([(11, -88), (15, -84), (22, -86), (26, -84), (25, -76), (19, -70), (12, -75), (9, -82)]),
            "f4f4f0",
            6,
            spine=[(14, -88), (20, -70)],
            fur=4,
        )
    )
    s.parts.append(p.Part(p.spline([(6, -94), (10, -96), (11, -86), (8, -83), (5, -88)]), "f4f4f0", 3, spine=[(8, -95), (8, -84)], fur=3))
    s.add(p.spline([(4, -95, 1), (14, -98), (25, -97, 1), (27, -104), (20, -109), (8, -108), (3, -102)]), "f8f8f4", 6)
    s.add(p.spline([(4, -96), (14, -99), (25, -98), (25, -95), (14, -96), (5, -93)]), navy, 3)
    s.add(p.spline([(22, -97), (33, -94), (32, -92), (20, -94)]), "14203c", 3)
    return s


def beach(img: p.Array) -> None:
    """Warm sand, the last foam, footprints behind the captain."""
    line = (BEACH + 40 + 16 * np.sin(np.arange(p.grid.w) / p.grid.s / 130)).astype(p.f32)
    m = p.below(line, 5, 4)
    p.over(
        img, m, p.ramp(np.clip((p.grid.y - BEACH) / 240 + p.noise(60, 5, 4) * 0.12, 0, 1), [(0, "d8c090"), (0.25, "f4e0ac"), (1, "e8c888")])
    )
    p.over(img, m * p.smooth(0.5, 0.9, p.noise(3, 9, 2)), "b08c5c", 0.4)
    edge = p.smooth(9, 2, np.abs(p.grid.y - line[None] + p.noise(20, 7, 3) * 8))
    p.over(img, edge.astype(p.f32), "ffffff", 0.95)
    second = p.smooth(5, 1, np.abs(p.grid.y - line[None] + 26 + p.noise(26, 17, 3) * 9))
    p.over(img, second.astype(p.f32), "ffffff", 0.7)
    prints = p.Layer()
    for k in range(7):
        x, y = 700 + k * 19, 1168 + (9 if k % 2 else 0) + k * 3
        prints.fill(p.circle(x, y, 9, 4), "a8845c", 0.6).fill(p.circle(x + 1, y + 2.4, 8, 2.4), "fff4d4", 0.5)
    p.lay(img, prints)


def paint() -> p.Array:
    """The card."""
    img = sky()
    sea(img)
    headland(
        img, [(-40, 360), (40, 346), (96, 350), (126, 370, 1), (136, 470), (150, 580), (172, 690), (206, 770), (120, 800), (-40, 800)], 4
    )
    headland(
        img, [(840, 300), (770, 306), (720, 318), (694, 336, 1), (682, 420), (676, 540), (650, 650), (600, 752), (700, 790), (840, 790)], 8
    )
    child("e8e4dc", "5c3420", "jacket").draw(img, 104, 356, 84, light=LIGHT, ground=0.4)
    child("f0ece0", "b8843c", "dress").draw(img, 716, 322, 84, flip=True, light=LIGHT, ground=0.4)
    jump(img)
    gulls(img)
    beach(img)
    old = captain()
    p.cast(img, old.silhouette(640, 1164, 190, flip=True), 1164, 0.7, squash=0.24, colour="6c5044", alpha=0.5, soft=2)
    old.draw(img, 640, 1164, 190, flip=True, light=LIGHT, shade="3c2450", lit="fff8e8", ground=0.3)
    return img
