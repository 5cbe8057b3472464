"""On the far side of the moon the craters are bowls of lost things; an astronaut brings one red mitten."""

from __future__ import annotations

import math

import numpy as np

from art import paint as p

NUMBER, TITLE = 70, "Everything Ever Lost"

SUN: p.Light = (-0.8, -0.5, 0.3)
GREY, BONE, INK = "8c8c92", "e8e2d4", "101018"
SUIT = [(0, "24242e"), (0.3, "6c6c78"), (0.55, "c4c2c0"), (0.8, "f4f0e6"), (1, "ffffff")]
MOON = [(0, "0e0e16"), (0.25, "3a3a44"), (0.5, "7c7c82"), (0.7, "b0aea8"), (0.88, "dedacc"), (1, "fbf8ec")]
Crater = tuple[float, float, float, float]  # x, y, and the two radii of the rim
KITES, BALLS, MITTENS, KEYS, BOATS, BEARS, LAST = (
    (318, 318, 132, 42), (118, 452, 176, 70), (520, 566, 236, 112), (112, 716, 176, 92), (652, 872, 180, 104),
    (706, 334, 110, 36), (150, 1082, 128, 78))  # fmt: skip
GREAT: tuple[Crater, ...] = (KITES, BALLS, MITTENS, KEYS, BOATS, BEARS, LAST)
ASTRONAUT = (416, 952, 214)
MUTED = ("d8d0c0", "a8aab0", "8a94a0", "b8a890", "6c7480", "c8bca8", "94908c")


def small_craters() -> list[Crater]:
    """Pock marks between the great ones, flatter towards the edge."""
    random = np.random.default_rng(70)
    out: list[Crater] = []
    while len(out) < 76:
        x, y = random.uniform(-20, 820), random.uniform(220, 1220)
        near = (y - 150) / 1050
        r = (6 + 26 * random.random() ** 2.4) * (0.35 + near)
        if all(
            ((x - c[0]) / (c[2] * 1.12 + r)) ** 2 + ((y - c[1]) / (c[3] * 1.12 + r)) ** 2 > 1 for c in (*GREAT, *out)
        ):
            out.append((x, y, r, r * (0.3 + 0.32 * near)))
    return out


def surface(img: p.Array) -> None:
    """Height field of bowls and rims under a hard, low sun."""
    edge = 176 + ((p.grid.x - 400) / 400) ** 2 * 62
    ground = p.smooth(-1.2, 1.2, p.grid.y - edge).astype(np.float32)
    height = p.noise(150, 3, 4, ax=1.8) * 9 + p.noise(16, 5, 4, ax=1.6) * 1.3 + p.noise(4, 6, 2, ax=1.4) * 0.5
    shade = p.grid.zeros()
    for x, y, rx, ry in (*GREAT, *small_craters()):
        d = np.sqrt(((p.grid.x - x) / rx) ** 2 + ((p.grid.y - y) / ry) ** 2) + p.noise(46, 9, 3) * 0.035
        deep = rx * 0.34
        bowl = np.where(d < 1, (d**2 - 1) * deep, 0)
        rim = np.exp(-(((d - 1.03) / 0.15) ** 2)) * rx * 0.1
        height = height + bowl + rim
        inside = p.smooth(1.0, 0.95, d)
        moved = np.sqrt(
            ((p.grid.x - x - rx * 0.5) / (rx * 1.02)) ** 2 + ((p.grid.y - y - ry * 0.08) / (ry * 1.04)) ** 2
        )
        shade = np.maximum(shade, inside * p.smooth(0.98, 1.03, moved))
    gx = np.gradient(height, axis=1) * p.grid.s
    gy = np.gradient(height, axis=0) * p.grid.s
    tone = np.clip(0.54 + gx * 0.5 + gy * 0.1 + p.noise(220, 12, 3) * 0.07, 0.04, 1)
    far = p.smooth(420, 190, p.grid.y) * 0.1
    p.over(img, ground, p.ramp(np.clip(tone + far, 0, 1).astype(np.float32), MOON))
    p.brush(img, 22, 5200, None, 0.04, 0.35, 5, ground)
    p.over(img, (shade * ground).astype(np.float32), "14141e", 0.86)
    rim = p.smooth(14, 0, p.grid.y - edge) * ground
    p.shine(img, rim.astype(np.float32), "fffaf0", 0.35)


def heap(
    img: p.Array,
    crater: Crater,
    things: list[p.Sprite],
    count: int,
    size: float,
    tall: float,
    seed: int,
    spin: float = 180,
) -> None:
    """A mound of things in a bowl, the far ones first, the upper ones brighter."""
    random = np.random.default_rng(seed)
    x, y, rx, ry = crater
    places = []
    for _ in range(count):
        a, r = random.uniform(0, math.tau), math.sqrt(random.random())
        px, depth = r * math.cos(a), r * math.sin(a)
        places.append((y + depth * ry * 0.74 + ry * 0.1, x + px * rx * 0.76, max(1 - r * r, 0) ** 0.7 * tall))
    mound = p.spline(
        [
            (x - rx * 0.78, y + 2),
            (x - rx * 0.4, y - tall * 0.6),
            (x, y - tall),
            (x + rx * 0.4, y - tall * 0.6),
            (x + rx * 0.78, y + 2),
            (x, y + ry * 0.8),
        ]
    )
    p.shadow(img, p.mask(mound), rx * 0.22, 8, 8, 0.7, INK)
    p.over(img, p.mask(mound, soft=3), "2a2a34", 0.95)
    for k, (py, px, up) in enumerate(sorted(places)):
        thing = things[int(random.integers(0, len(things)))]
        dark = 0.5 * float(np.clip((px - x) / rx, 0, 1)) + 0.12 * (1 - up / max(tall, 1))
        thing.draw(img, px, py - up, size * random.uniform(0.85, 1.15), random.uniform(-spin, spin), bool(random.random() < 0.5), light=SUN,
                shade=INK, haze=("1a1a26", min(dark, 0.5)), seed=k)  # fmt: skip


def mitten(colour: str) -> p.Sprite:
    """A child's mitten with a ribbed cuff."""
    s = p.Sprite()
    s.limb([(18, -42), (36, -58), (40, -72)], [18, 17, 14], colour)
    s.add(p.spline([(-24, -18), (-30, -56), (-22, -90), (0, -104), (22, -90), (28, -56), (22, -18)]), colour, 22)
    s.add(p.rect(-27, -24, 54, 25, 7), p.mix(colour, "ffffff", 0.3), 8)
    for x in range(-20, 24, 9):
        s.line(p.line([(x, -21), (x, -3)]), 2, p.mix(colour, INK, 0.35), 0.6)
    return s


def lost_ball(colour: str, other: str) -> p.Sprite:
    """A ball, panelled or striped."""
    s = p.Sprite()
    body = p.circle(0, -50, 50)
    s.add(body, colour, 46)
    s.parts.append(
        p.Part(p.spline([(-60, -62), (0, -38), (60, -62), (60, -40), (0, -14), (-60, -40)]), other, 26, 0.9, clip=body)
    )
    return s


def toy_boat(hull: str) -> p.Sprite:
    """A bathtub boat with a sail."""
    s = p.Sprite()
    s.limb([(0, -20), (0, -100)], [5, 4], "a89a84")
    s.add(p.spline([(4, -98, 1), (48, -34), (4, -30, 1)]), BONE, 12)
    s.add(p.spline([(-4, -88, 1), (-34, -34), (-4, -30, 1)]), "c8c4bc", 10)
    s.add(p.spline([(-52, -26, 1), (0, -22), (56, -26, 1), (38, 0), (-36, 0)]), hull, 12)
    return s


def lost_kite(a: str, b: str) -> p.Sprite:
    """A diamond kite with a scrap of tail."""
    s = p.Sprite()
    s.add(p.poly([(0, -60), (40, -10), (0, 60), (-40, -10)]), a, 8)
    s.add(p.poly([(0, -60), (40, -10), (0, -10)]), b, 5)
    s.add(p.poly([(0, 60), (-40, -10), (0, -10)]), b, 5)
    s.line(p.spline([(0, 60), (14, 78), (-4, 92), (12, 108)], False), 4, BONE)
    return s


def astronaut() -> p.Sprite:
    """From behind, a little from above: the pack, the helmet, one arm up."""
    s = p.Sprite()
    s.limb([(9, -40), (17, -22), (22, -4)], [19, 16, 14], SUIT)
    s.add(p.spline([(13, -8), (30, -8), (37, 1), (14, 3)]), "585864", 6)
    s.limb([(-9, -40), (-13, -20), (-20, -2)], [20, 16, 14], SUIT)
    s.add(p.spline([(-29, -5), (-13, -6), (-5, 3), (-28, 5)]), "585864", 6)
    s.limb([(16, -68), (34, -82), (40, -106)], [15, 13, 11], SUIT)
    s.add(p.circle(40, -108, 7.5), "a8a8ac", 6)
    s.add(p.spline([(-20, -72), (0, -80), (20, -72), (22, -50), (18, -34), (-18, -34), (-22, -50)]), SUIT, 15)
    s.add(p.circle(3, -92, 21, 20), SUIT, 19)
    s.add(p.spline([(10, -108), (22, -102), (25, -90), (18, -80), (12, -84), (14, -96)]), "20242e", 7)
    s.add(p.circle(18, -98, 2.6, 4), "fffaf0", 0, alpha=0.8)
    s.add(p.rect(-19, -78, 31, 40, 7), SUIT, 9)
    s.add(p.rect(-14, -70, 21, 9, 3), "6c6c78", 3)
    for y in (-54, -47):
        s.line(p.line([(-13, y), (6, y)]), 2, "6c6c78", 0.8)
    s.limb([(-19, -66), (-32, -54), (-42, -40)], [14, 12, 10], SUIT)
    s.add(p.circle(-43, -39, 7), "a8a8ac", 5)
    return s


def sledge(img: p.Array, x: float, y: float) -> None:
    """Laden with this trip's finds."""
    s = p.Sprite()
    for dy, dim in ((-12, 0.4), (4, 0.0)):
        s.limb([(-66, dy), (40, dy), (62, dy - 8), (68, dy - 22)], [6, 6, 6, 5], p.mix("9a8468", INK, dim))
        for px in (-46, 0, 36):
            s.limb([(px, dy), (px, dy - 18)], [5, 5], p.mix("9a8468", INK, dim))
    s.add(p.poly([(-70, -22), (44, -22), (54, -36), (-58, -36)]), "b8a080", 4)
    m = s.silhouette(x, y)
    p.cast(img, m, y, -1.5, 0.22, INK, 0.75, 2)
    s.draw(img, x, y, 100, light=SUN, shade=INK)
    p.props.teddy("a8987c").draw(img, x - 34, y - 26, 70, -6, light=SUN, shade=INK)
    lost_ball("c8c4bc", "6c7480").draw(img, x + 14, y - 28, 40, 20, light=SUN, shade=INK)


def tracks(img: p.Array) -> None:
    """Runner lines and boot prints that wind between the rims."""
    path = p.sample([(400, 960), (320, 976), (318, 1080), (400, 1170), (520, 1260)], 60)
    layer = p.Layer()
    for side in (-9, 9):
        layer.stroke(p.spline([(float(q[0]), float(q[1]) + side) for q in path[8::6]], False), 3, "3a3a44", 0.7)
        layer.stroke(p.spline([(float(q[0]), float(q[1]) + side + 2.5) for q in path[8::6]], False), 1.4, "f0ece0", 0.6)
    for k, q in enumerate(path[2::2]):
        layer.fill(
            p.circle(float(q[0]) + (6 if k % 2 else -6), float(q[1]) + (4 if k % 2 else -4), 8, 4.5), "34343e", 0.8
        )
    p.lay(img, layer)


def last_crater(img: p.Array) -> None:
    """A dented crown, a milk tooth, and the sock."""
    x, y, _, _ = LAST
    crown = p.Sprite()
    crown.add(p.spline([(-44, 0, 1), (-50, -50, 1), (-26, -28, 1), (-12, -62, 1), (4, -34, 1), (30, -54, 1), (36, -24, 1), (52, -38, 1), (42, 0, 1), (0, 8)]),
            [(0, "2a2418"), (0.4, "84744c"), (0.7, "c8b888"), (1, "fff8e0")], 9)  # fmt: skip
    crown.add(p.spline([(-46, -8, 1), (0, 0), (44, -8, 1), (42, 6, 1), (0, 14), (-44, 6, 1)]), "a8986c", 5)
    tooth = p.Sprite()
    tooth.add(
        p.spline(
            [
                (-16, -34),
                (-6, -42),
                (0, -38),
                (7, -42),
                (17, -33),
                (15, -14),
                (9, 2, 1),
                (3, -10),
                (-3, -10),
                (-8, 2, 1),
                (-14, -14),
            ]
        ),
        "fffaf0",
        10,
    )
    for thing, px, py, size, turn in ((crown, x - 46, y + 22, 84, -10), (tooth, x + 16, y + 54, 52, 14)):
        p.shadow(img, thing.silhouette(px, py, size, turn), 14, 4, 3, 0.7, INK)
        thing.draw(img, px, py, size, turn, light=SUN, shade=INK)
    sock = p.props.sock()
    p.shadow(img, p.mask(p.moved(sock.parts[0].path, x + 58, y + 34, 0.92, 16)), 14, 4, 3, 0.7, INK)
    sock.draw(img, x + 58, y + 34, 92, 16, light=SUN, shade=INK)


def paint() -> p.Array:
    img = p.blank("06060c")
    p.stars(img, 240, 7, 260, "f4f0e4", 0.06)
    surface(img)
    heap(
        img,
        KITES,
        [lost_kite(a, b) for a, b in (("c8bca8", "8a94a0"), ("a8aab0", "e8e2d4"), ("94908c", "c8bca8"))],
        34,
        44,
        40,
        3,
    )
    heap(img, BEARS, [p.props.teddy(c) for c in ("a8987c", "c8bca8", "84808a")], 30, 44, 40, 4, 60)
    heap(img, BALLS, [lost_ball(a, b) for a, b in zip(MUTED, MUTED[3:] + MUTED[:3], strict=True)], 64, 50, 70, 5)
    heap(img, MITTENS, [mitten(c) for c in MUTED], 230, 58, 220, 6)
    heap(img, KEYS, [p.props.key(c) for c in ("b8a890", "a8aab0", "8a8478", "d8d0c0")], 96, 60, 66, 7)
    heap(img, BOATS, [toy_boat(c) for c in ("8a94a0", "94806c", "6c7480", "a8a098")], 46, 78, 84, 8, 40)
    tracks(img)
    last_crater(img)
    x, y, size = ASTRONAUT
    sledge(img, x - 142, y + 12)
    explorer = astronaut()
    m = explorer.silhouette(x, y, size)
    p.cast(img, m, y, -1.7, 0.24, INK, 0.8, 2)
    rope = p.Layer()
    rope.stroke(p.spline([(x - 92, y - 83), (x - 90, y - 48), (x - 76, y - 12)], False), 3, "d8d0c0", 0.9)
    p.lay(img, rope)
    explorer.draw(img, x, y, size, light=SUN, shade=INK, rim="ffffff", rim_alpha=0.5)
    red = mitten("d8242c")
    red.draw(img, x + 85, y - 234, 84, 6, light=SUN, shade="2a0810", rim="ffc0b0", rim_alpha=0.5)
    return img
