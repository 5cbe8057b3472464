"""A steep street of thin houses goes over like dominoes; against the last one a woman has put a cushion.

Technique: painted relief.
"""

from __future__ import annotations

import math

import numpy as np

from art import paint as p

NUMBER, TITLE = 56, "Domino Street"

LIGHT = (-0.72, -0.5, 0.4)
SLOPE = 20.0  # degrees, the street runs down to the right
WIDE, TALL, PITCH = 134, 536, 178
LAST = (546, 1010)  # lower right corner of the last house
PIPS = {
    1: [(0, 0)],
    2: [(-1, -1), (1, 1)],
    3: [(-1, -1), (0, 0), (1, 1)],
    4: [(-1, -1), (1, -1), (-1, 1), (1, 1)],
    5: [(-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)],
    6: [(-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)],
}
FACES = [((5, 3), "c85c34"), ((2, 6), "e8a05c"), ((4, 1), "b84c34"), ((6, 5), "e08048"), ((3, 2), "f0c088")]


def along(u: float, v: float = 0) -> tuple[float, float]:
    """A place in the street's own frame: u down the slope from the last house, v up at right angles to it."""
    a = math.radians(SLOPE)
    return LAST[0] + u * math.cos(a) + v * math.sin(a), LAST[1] + u * math.sin(a) - v * math.cos(a)


def leaning() -> list[float]:
    """How far each house has tipped: every one rests with its eave on the wall of the next."""
    angles = [1.5]
    for _ in range(len(FACES) - 1):
        phi = math.radians(angles[0])
        foot = (PITCH - WIDE * math.cos(phi), WIDE * math.sin(phi))
        low, high = 0.0, math.radians(75)
        for _ in range(40):
            t = (low + high) / 2
            gap = (foot[0] - TALL * math.sin(t)) * math.cos(phi) - (foot[1] - TALL * math.cos(t)) * math.sin(phi)
            low, high = (t, high) if gap > 0 else (low, t)
        angles.insert(0, math.degrees(low))
    return angles


def backdrop() -> p.Array:
    """Evening sky and a tilted sea."""
    img = p.sky("golden", 900, 8, [(0, "5c94c4"), (0.3, "b4c8c8"), (0.55, "fcdca8"), (0.8, "ffb880"), (1, "ff9c6c")])
    tilt = (p.grid.x - 400) * math.tan(math.radians(SLOPE * 0.72))
    p.cumulus(
        img,
        620,
        170,
        300,
        height=80,
        lit="fff4dc",
        middle="fcc8a0",
        dark="c88c90",
        seed=7,
        puffs=60,
        light=(-0.8, -0.4),
        alpha=0.9,
        base=180,
    )
    p.cumulus(
        img,
        150,
        100,
        240,
        height=56,
        lit="fff4dc",
        middle="fcc8a0",
        dark="c88c90",
        seed=3,
        puffs=50,
        light=(-0.8, -0.4),
        alpha=0.8,
        base=110,
    )
    p.glow(img, -40, 420, 620, colour="fff0b8", alpha=0.6, power=1.6)
    level = p.grid.y - 660 - tilt
    sea = p.smooth(-1, 1, level)
    tone = np.clip(level / 460 + p.noise(80, 5, 3, ax=3) * 0.06, 0, 1)
    p.over(img, sea, p.ramp(tone, [(0, "b8d4cc"), (0.12, "6caac0"), (0.5, "2c78a4"), (1, "18507c")]))
    wave = np.sin((np.maximum(level, 0) ** 0.72 + p.noise(40, 8, 3, ax=2.5) * 3) * 1.1)
    p.over(img, sea * np.clip(wave - 0.5, 0, 1).astype(p.f32), "ffe8c0", 0.5)
    p.over(img, sea * np.clip(-wave - 0.6, 0, 1).astype(p.f32), "123c68", 0.4)
    boats = p.Layer()
    for x, y, k in ((736, 900, 1.0), (776, 800, 0.6)):
        for path, tint in (
            ([(-26, 0), (26, 0), (17, 13), (-18, 13)], "7c3c30"),
            ([(-2, -5), (-2, -56), (-26, -8)], "fff4dc"),
            ([(4, -5), (2, -48), (26, -7)], "f4d8b0"),
        ):
            boats.fill(p.moved(p.poly(path), x, y, k, SLOPE * 0.72), tint)
    p.lay(img, boats, tooth=0.5)
    return img


def street(img: p.Array) -> None:
    """Paving, kerb and a stone wall below, all on the slant."""
    quad = [along(-760, 0), along(420, 0), along(420, -78), along(-760, -78)]
    p.onto(img, p.texture.cobbles("c89870", 34, 5), quad, (0, 0, 800, 110))
    m = p.mask(p.poly(quad))
    p.multiply(img, m * 0.5, "a86c50", 0.5)
    wall = [along(-760, -70), along(420, -70), along(420, -800), along(-760, -800)]
    p.onto(img, p.texture.blocks("a8704c", 60, 32, 3, mortar=None, vary=0.4, seed=7), wall, (0, 0, 800, 620))
    below = p.mask(p.poly(wall))
    p.multiply(img, below * p.smooth(900, 1250, p.grid.y), "4c2434", 0.6)
    lip = p.ribbon([along(-760, -76), along(420, -76)], [22, 22])
    p.solid(img, lip, "e4b484", 9, light=LIGHT, tooth=1.0, texture=0.1, seed=4, cast=0.5)
    random = np.random.default_rng(6)
    plants = p.Layer()
    for _ in range(9):
        u = random.uniform(-640, 100)
        for _ in range(44):
            x, y = along(u + random.normal(0, 24), -84 - abs(random.normal(0, 26)))
            plants.fill(
                p.hair(x, y, math.pi / 2 + random.normal(0, 0.7), random.uniform(10, 22), 6),
                p.mix("4c5c30", "a8ac54", random.random()),
                0.9,
            )
    p.lay(img, plants)


def window(s: p.Sprite, x: float, y: float, kind: int, turn: float) -> None:
    """A round window as a pip, with life going on inside."""
    s.add(p.circle(x, y, 23), "fff0d4", 7)
    pane = p.circle(x, y, 18)
    lit = kind % 3 != 2
    s.add(pane, [(0, "f0a840"), (0.5, "ffd470"), (1, "fff4c0")] if lit else [(0, "1c4060"), (0.6, "3c7090"), (1, "a8d0dc")], 10)
    ink = "4c2028"
    lamp, _k = 15.6, 1.2
    if kind in (0, 3):
        s.parts.append(
            p.Part(p.union(p.circle(x - 1, y - 2, 4), p.ribbon([(x - 1, y + 2), (x - 1, y + 13)], [7, 12], 8)), ink, 0, 0.9, clip=pane)
        )
        s.parts.append(p.Part(p.ribbon([(x, y + 4), (x + 8, y - 4)], [3, 2.4], 8), ink, 0, 0.9, clip=pane))
    elif kind == 1:
        plumb = math.radians(turn)
        dx, dy = math.sin(plumb) * lamp, math.cos(plumb) * lamp
        s.line(p.line([(x, y - 16), (x + dx, y - 16 + dy)]), 1.3, ink).add(p.circle(x + dx, y - 16 + dy, 5), ink, 0)
    elif kind == 4:
        s.parts.append(
            p.Part(
                p.spline(
                    [
                        (x - 8, y + 13),
                        (x - 7, y + 2),
                        (x - 10, y - 5, 1),
                        (x - 4, y - 2),
                        (x + 1, y - 6, 1),
                        (x + 1, y + 2),
                        (x + 8, y + 13),
                    ]
                ),
                ink,
                0,
                0.95,
                clip=pane,
            )
        )
    s.line(pane, 1.6, "8c4c34", 0.8)


def house(number: int, turn: float) -> p.Sprite:
    """A domino of a house; its origin is the lower right corner, on which it tips."""
    (upper, lower), colour = FACES[number]
    s = p.Sprite()
    w, h = WIDE, TALL
    s.add(p.rect(-w * 0.8, -h - 84, 22, 60, 2), p.mix(colour, "6c2c28", 0.4), 6).add(p.rect(-w * 0.8 - 4, -h - 90, 30, 11, 2), "8c4434", 4)
    s.add(p.poly([(-w, 0), (0, 0), (0, -h), (-w, -h)]), colour, 12)
    s.parts.append(p.Part(p.poly([(-24, 0), (0, 0), (0, -h), (-24, -h)]), "5c1c2c", 0, 0.3, soft=9, clip=p.rect(-w, -h, w, h)))
    random = np.random.default_rng(number)
    for _ in range(26):
        x, y = random.uniform(-w + 6, -6), random.uniform(-h + 10, -16)
        s.parts.append(
            p.Part(
                p.circle(x, y, random.uniform(4, 16), random.uniform(3, 9)),
                p.mix(colour, random.choice(["fff0d0", "6c2428"]), 0.35),
                0,
                0.3,
                soft=3,
                clip=p.rect(-w, -h, w, h),
            )
        )
    s.add(p.rect(-w - 4, -24, w + 8, 24, 3), "d8b08c", 7)
    s.add(p.rect(-w - 5, -h * 0.5 - 7, w + 10, 13, 4), "fff0d4", 5)
    s.add(p.rect(-w - 7, -h - 8, w + 14, 14, 4), "fff0d4", 5)
    roof = p.spline([(-w - 16, -h - 6, 1), (-w * 0.86, -h - 52, 1), (-w * 0.14, -h - 52, 1), (16, -h - 6, 1)])
    s.add(roof, "b04a30", 12)
    for row in range(4):
        for k in range(15):
            x, y = -w - 12 + k * (w + 24) / 14 + (row % 2) * 4, -h - 10 - row * 11
            s.parts.append(p.Part(p.spline([(x - 5, y - 5), (x, y + 1), (x + 5, y - 5)], False), "6c2424", 0, 0.6, 1.5, clip=roof))
    s.add(p.arch(-w * 0.5, -22, 40, 66), "fff0d4", 4).add(p.arch(-w * 0.5, -22, 30, 58), "5c2c28", 6)
    s.add(p.circle(-w * 0.5 + 9, -44, 2.4), "f0c860", 2)
    kind = number * 2
    for count, middle in ((upper, -h * 0.75), (lower, -h * 0.315)):
        for dx, dy in PIPS[count]:
            window(s, -w / 2 + dx * 40, middle + dy * (78 if middle < -h * 0.5 else 62), kind % 5, turn)
            kind += 1
    return s


def rubble(img: p.Array, angles: list[float]) -> None:
    """Falling tiles, a flower pot, dust at the feet of the fallen."""
    random = np.random.default_rng(9)
    for k in range(len(FACES)):
        x, y = along(-PITCH * (len(FACES) - 1 - k) - WIDE, 4)
        if angles[k] > 6:
            for _ in range(4):
                p.cumulus(
                    img,
                    x + random.normal(0, 26),
                    y + 16 + random.normal(0, 5),
                    70 * angles[k] / 25,
                    height=34 * angles[k] / 25,
                    lit="fff0d8",
                    middle="e8c4a0",
                    dark="b88c78",
                    seed=int(random.integers(99)),
                    puffs=18,
                    light=(-0.8, -0.5),
                    alpha=0.6,
                    base=None,
                    soft=2,
                )
    layer = p.Layer()
    for _ in range(46):
        u, v = random.uniform(-620, 60), random.uniform(200, 700)
        x, y = along(u, v)
        size = random.uniform(4, 11)
        tile = p.moved(p.rect(-size, -size * 0.6, size * 2, size * 1.2, 2), x, y, 1, random.uniform(0, 180))
        layer.fill(p.moved(tile, 2, 3), "3c1424", 0.4).fill(tile, p.mix("8c3828", "e08858", random.random()))
    p.lay(img, layer, tooth=0.4)
    pot = p.Sprite().add(p.poly([(-14, -24), (14, -24), (10, 0), (-10, 0)]), "c86840", 6)
    for dx in (-9, 0, 9):
        pot.limb([(dx * 0.4, -24), (dx, -46)], [3, 2], "5c7c3c").add(p.circle(dx, -50, 6), "fff0d4", 4)
    x, y = along(70, 400)
    pot.draw(img, x, y, 80, turn=64, light=LIGHT)


def cushion_lady(img: p.Array) -> None:
    """She has thought of everything."""
    x, y = along(54, 2)
    pillow = p.spline(
        [(-36, 2), (-38, -2), (-33, -32), (-38, -62), (-34, -67), (0, -63), (34, -67), (38, -62), (33, -32), (38, -2), (35, 3), (0, -1)]
    )
    path = p.moved(pillow, x - 16, y - 4, 1.06, SLOPE + 3)
    m = p.solid(
        img,
        path,
        [(0, "04403c"), (0.35, "0c8c8c"), (0.6, "1cd4cc"), (0.82, "7cf4e8"), (1, "ffffff")],
        26,
        light=LIGHT,
        tooth=0.8,
        texture=0.03,
        seed=4,
        soften=3,
        cast=0.5,
    )
    lines = p.Layer()
    for dx in (-14, 0, 14):
        lines.stroke(p.moved(p.spline([(dx, -56), (dx * 1.3, -32), (dx, -8)], False), x - 16, y - 4, 1.06, SLOPE + 3), 2, "0c6c70", 0.6)
    p.lay(img, lines, clip=m)
    lady = p.figure("push", p.Look(coat="f4e4c8", trousers="6c4c48", garment="dress", hair="8c8484"))
    fx, fy = along(122, -10)
    lady.draw(img, fx, fy, 128, flip=True, light=LIGHT, ground=0.5, shade="4c2438")


def paint() -> p.Array:
    """The card."""
    img = backdrop()
    street(img)
    angles = leaning()
    for k in reversed(range(len(FACES))):
        x, y = along(-PITCH * (len(FACES) - 1 - k))
        turn = SLOPE + angles[k]
        sprite = house(k, turn)
        m = sprite.silhouette(x, y, 100, turn)
        p.shadow(img, m, 16, 10, soft=9, alpha=0.4, colour="3c1830")
        sprite.draw(img, x, y, 100, turn=turn, light=LIGHT, shade="4c1830")
    for k in (1, 3):
        x, y = along(-PITCH * (len(FACES) - 1 - k))
        a = math.radians(SLOPE + angles[k])
        out = (-WIDE * 0.72, -TALL - 92)
        p.smoke(
            img,
            x + out[0] * math.cos(a) - out[1] * math.sin(a),
            y + out[0] * math.sin(a) + out[1] * math.cos(a),
            150,
            colour="fff4e8",
            seed=k,
            drift=40,
            alpha=0.7,
            width=14,
        )
    rubble(img, angles)
    cushion_lady(img)
    gulls = p.Layer()
    p.flock(gulls, [(660, 330, 13), (712, 296, 10), (606, 262, 8), (750, 356, 9), (560, 226, 7)], "5c4450")
    p.lay(img, gulls)
    return img
