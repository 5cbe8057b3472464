"""A suburb of cards, dice and chips on green baize; a croupier's rake draws in a cottage with its garden."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np
import skia

from art import paint as p

# fmt: off
NUMBER, TITLE = 34, "The House Wins"

LIGHT = (-0.45, -0.8, 0.4)
IVORY, RED, WOOD, EMERALD = "f2e6c8", "d0201c", "6a2f20", "1c7a4c"
XY = tuple[float, float]


def iso(x: float, y: float, z: float = 0) -> XY:
    """Parallel projection of the table: x to the lower right, y to the lower left, z up."""
    return p.perspective.isometric(x, y, z, (384, 540), 46)


def face(img: p.Array, points: Sequence[XY], colour: str, shade: float = 0.0, seed: int = 1) -> p.Array:
    """One lit plane of a miniature: a soft-edged, mottled polygon."""
    m = p.rough(p.mask(p.poly(points)), 0.6, 8, seed)
    body = p.mix(colour, "0a1c1c", shade)
    p.form(img, m, [(0, p.mix(body, "06100c", 0.5)), (0.55, body), (1, p.mix(body, "fff4d0", 0.5))], 7, LIGHT, 0.06,
        seed, 1.5)
    return m


def ground_shadow(img: p.Array, points: Sequence[XY], dx: float, dy: float) -> None:
    """The shadow that a thing throws to the lower right."""
    far = [(x + dx, y + dy) for x, y in points]
    hull = skia.Path()
    for a in range(len(points)):
        b = (a + 1) % len(points)
        hull = p.union(hull, p.poly([points[a], points[b], far[b], far[a]])) if a else p.poly([points[a], points[b],
            far[b], far[a]])
    p.multiply(img, p.mask(p.union(hull, p.poly(far)), soft=5), "0c3028", 0.7)


def pip(kind: int, x: float, y: float, size: float) -> skia.Path:
    """Heart, diamond, club or spade."""
    if kind == 0:
        path = p.spline([(0, 9, 1), (-9, -1), (-6, -9), (0, -5, 1), (6, -9), (9, -1)])
    elif kind == 1:
        path = p.poly([(0, -10), (7, 0), (0, 10), (-7, 0)])
    elif kind == 2:
        path = p.union(p.circle(0, -5, 4.6), p.circle(-5, 2, 4.6), p.circle(5, 2, 4.6), p.poly([(0, 0), (3, 10), (-3,
            10)]))
    else:
        path = p.union(p.spline([(0, -10, 1), (8, 2), (4, 6), (0, 3, 1), (-4, 6), (-8, 2)]), p.poly([(0, 2), (3, 10),
            (-3, 10)]))
    return p.moved(path, x, y, size)


def card_house(img: p.Array, x: float, y: float, w: float, d: float, h: float, seed: int, lit: bool = True) -> None:
    """A cottage of cards: ivory walls with pips, a roof of two patterned backs."""
    a, b, c = iso(x, y + d), iso(x + w, y + d), iso(x + w, y)
    ground_shadow(img, [iso(x, y), c, b, a], h * 26, h * 12)
    left = [iso(x, y + d), iso(x + w, y + d), iso(x + w, y + d, h), iso(x, y + d, h)]
    ridge = h * 1.75
    right = [iso(x + w, y + d), iso(x + w, y), iso(x + w, y, h), iso(x + w, y + d / 2, ridge), iso(x + w, y + d, h)]
    face(img, left, IVORY, 0.06, seed)
    face(img, right, IVORY, 0.42, seed + 1)
    pips = p.Layer()
    for k in range(3):
        px, py = iso(x + w * (0.22 + 0.28 * k), y + d, h * 0.84)
        pips.fill(pip((seed + 2) % 4 if seed % 2 else 3, px, py, 0.62), "2a2420")
    gx, gy = iso(x + w, y + d / 2, h * 1.32)
    pips.fill(pip(2 + seed % 2, gx, gy, 0.9), "1c2420")
    p.lay(img, pips)
    for u0, u1, wall in ((0.14, 0.36, 0), (0.58, 0.84, 0), (0.3, 0.7, 1)):
        if wall == 0:
            pane = [iso(x + w * u0, y + d, h * 0.22), iso(x + w * u1, y + d, h * 0.22), iso(x + w * u1, y + d,
                h * 0.66), iso(x + w * u0, y + d, h * 0.66)]
        else:
            pane = [iso(x + w, y + d * u1, h * 0.3), iso(x + w, y + d * u0, h * 0.3), iso(x + w, y + d * u0, h * 0.78),
                iso(x + w, y + d * u1, h * 0.78)]
        p.over(img, p.mask(p.poly(pane)), "ffdc80" if lit else "3a4a44")
        p.lay(img, p.Layer().stroke(p.poly(pane), 2, "5a3a24"))
        if lit:
            cx, cy = np.mean(pane, axis=0)
            p.glow(img, cx, cy, 38, "ffc860", 0.5)
    o = 0.22
    near = [iso(x - o, y + d + o, h - 0.12), iso(x + w + o, y + d + o, h - 0.12), iso(x + w + o, y + d / 2,
        ridge + 0.1), iso(x - o, y + d / 2, ridge + 0.1)]
    far = [iso(x - o, y - o, h - 0.12), iso(x + w + o, y - o, h - 0.12), iso(x + w + o, y + d / 2, ridge + 0.1),
        iso(x - o, y + d / 2, ridge + 0.1)]
    face(img, far, WOOD, 0.5, seed + 2)
    roof = face(img, near, IVORY, 0.0, seed + 3)
    inset = [tuple(np.array(q) * 0.86 + np.mean(near, axis=0) * 0.14) for q in near]
    lattice = np.minimum(np.abs(np.mod(p.grid.x + p.grid.y * 1.7, 18) - 9), np.abs(np.mod(p.grid.x - p.grid.y * 1.7,
        18) - 9))
    p.over(img, p.mask(p.poly(inset)) * roof, WOOD)
    p.over(img, p.mask(p.poly(inset)) * p.smooth(2.2, 0.8, lattice), "c89878", 0.8)


def chips(img: p.Array, x: float, y: float, count: int, colours: Sequence[str], r: float = 1.0, seed: int = 1) -> None:
    """A tower of chips."""
    random = np.random.default_rng(seed)
    cx, cy = iso(x, y)
    rx, ry, thick = 48 * r, 27.5 * r, 12.0
    tall = count * thick
    p.multiply(img, p.mask(p.ribbon([(cx + 4, cy + 2), (cx + 10 + tall * 0.55, cy + 8 + tall * 0.26)], [rx * 1.7,
        rx * 1.5], 20, True), soft=6), "0c3028", 0.65)
    for k in range(count):
        ox, oy = cx + random.uniform(-2.4, 2.4), cy - k * thick
        colour = colours[k % len(colours)]
        side = p.union(p.circle(ox, oy, rx, ry), p.rect(ox - rx, oy - thick, rx * 2, thick), p.circle(ox, oy - thick,
            rx, ry))
        layer = p.Layer().gradient(side, (ox - rx, 0), (ox + rx, 0), [p.mix(colour, "fff0c8", 0.3), colour,
            p.mix(colour, "04140c", 0.65)])
        for a in np.arange(0.2, 3.1, 0.52):
            bx, by = ox + math.cos(a) * rx, oy + math.sin(a) * ry
            layer.fill(p.poly([(bx - 4, by - thick + 1), (bx + 4, by - thick + 1), (bx + 4, by - 1), (bx - 4, by - 1)]),
                p.mix(IVORY, "0a2018", 0.1 + max(0, 0.45 * math.cos(a))))
        layer.stroke(p.circle(ox, oy - thick, rx, ry), 1.6, p.mix(colour, "04140c", 0.5), 0.7)
        p.lay(img, layer)
    top = cy - count * thick
    colour = colours[(count - 1) % len(colours)]
    m = p.mask(p.circle(cx, top, rx, ry))
    p.form(img, m, p.tones(colour, "04140c"), 12, LIGHT, 0.05, seed)
    ring = p.Layer().stroke(p.circle(cx, top, rx * 0.62, ry * 0.62), 3, IVORY, 0.9)
    for a in np.arange(0, 6.28, math.pi / 4):
        ring.stroke(p.line([(cx + math.cos(a) * rx * 0.78, top + math.sin(a) * ry * 0.78),
            (cx + math.cos(a) * rx * 0.97, top + math.sin(a) * ry * 0.97)]), 8 * r, IVORY, 0.9, 0, False)
    p.lay(img, ring)


def die(img: p.Array, x: float, y: float, s: float, spots: tuple[int, int], seed: int) -> None:
    """A die block of flats: its spots are lit windows."""
    ground_shadow(img, [iso(x, y), iso(x + s, y), iso(x + s, y + s), iso(x, y + s)], s * 26, s * 12)
    face(img, [iso(x, y + s), iso(x + s, y + s), iso(x + s, y + s, s), iso(x, y + s, s)], IVORY, 0.12, seed)
    face(img, [iso(x + s, y + s), iso(x + s, y), iso(x + s, y, s), iso(x + s, y + s, s)], IVORY, 0.45, seed + 1)
    face(img, [iso(x, y, s), iso(x + s, y, s), iso(x + s, y + s, s), iso(x, y + s, s)], IVORY, 0.0, seed + 2)
    grids = {4: [(0.25, 0.25), (0.75, 0.25), (0.25, 0.75), (0.75, 0.75)], 5: [(0.25, 0.25), (0.75, 0.25), (0.5, 0.5),
        (0.25, 0.75), (0.75, 0.75)],
        6: [(0.27, 0.22), (0.73, 0.22), (0.27, 0.5), (0.73, 0.5), (0.27, 0.78), (0.73, 0.78)], 3: [(0.25, 0.25), (0.5,
            0.5), (0.75, 0.75)]}
    for wall, count in enumerate(spots):
        for u, v in grids[count]:
            cx, cy = iso(x + s * u, y + s, s * v) if wall == 0 else iso(x + s, y + s * u, s * v)
            path = p.moved(p.circle(0, 0, s * 3.6, s * 4.6), cx, cy, 1, -8 if wall else 8)
            p.lay(img, p.Layer().fill(path, "ffd870").stroke(path, 2, "5a3820"))
            p.glow(img, cx, cy, 22, "ffcc60", 0.5)
    cx, cy = iso(x + s / 2, y + s / 2, s)
    p.over(img, p.mask(p.circle(cx, cy, s * 5.4, s * 3.2)), "2a2420")


def tree(img: p.Array, x: float, y: float, size: float, seed: int) -> None:
    """A round garden tree."""
    cx, cy = iso(x, y)
    p.multiply(img, p.mask(p.circle(cx + size * 0.3, cy + 3, size * 0.5, size * 0.22), soft=4), "0c3028", 0.7)
    p.bush(img, cx, cy, size * 0.8, size, ["0a2c1c", "14503a", "2c7c4c", "7cb468"], seed)


def roulette(img: p.Array, x: float, y: float, r: float) -> None:
    """The wheel is a roundabout: road outside, one car on it."""
    cx, cy = iso(x, y)
    unit = 46 * 1.1
    q = 0.577
    wheel = p.Layer()
    wheel.fill(p.circle(cx, cy, r * unit * 1.42, r * unit * 1.42 * q), "143c2e").stroke(p.circle(cx, cy,
        r * unit * 1.42, r * unit * 1.42 * q), 3, IVORY, 0.9)
    wheel.stroke(p.circle(cx, cy, r * unit * 1.2, r * unit * 1.2 * q), 2, IVORY, 0.5)
    wheel.fill(p.circle(cx, cy + 8, r * unit, r * unit * q), "2a100c").fill(p.circle(cx, cy, r * unit, r * unit * q),
        WOOD)
    for k in range(24):
        a0, a1 = k * math.pi / 12, (k + 1) * math.pi / 12
        ring = [(cx + math.cos(a) * r * unit * f, cy + math.sin(a) * r * unit * f * q) for f, a in ((0.88, a0), (0.88,
            a1), (0.58, a1), (0.58, a0))]
        wheel.fill(p.poly(ring), (EMERALD if k == 0 else "16181a") if k % 2 == 0 else "a88a58")
    wheel.stroke(p.circle(cx, cy, r * unit * 0.88, r * unit * 0.88 * q), 3, "e8c070").stroke(p.circle(cx, cy,
        r * unit * 0.58, r * unit * 0.58 * q), 3, "e8c070")
    wheel.fill(p.circle(cx, cy, r * unit * 0.55, r * unit * 0.55 * q), "7a4028")
    p.lay(img, wheel)
    p.solid(img, p.union(p.circle(cx, cy - 4, 20, 12), p.ribbon([(cx, cy), (cx, cy - 36)], [14, 8], 8), p.circle(cx,
        cy - 40, 9)), [(0, "4a2a0c"), (0.5, "c89438"), (1, "fff0b8")], 8, LIGHT, 0.3)
    a = 2.25
    bx, by = cx + math.cos(a) * r * unit * 1.3, cy + math.sin(a) * r * unit * 1.3 * q
    car = p.Sprite().add(p.rect(-34, -24, 68, 18, 8), "d8d0b8", 8).add(p.spline([(-20, -22, 1), (-12, -38), (10, -38),
        (20, -22, 1)]), "b8c8b8", 5)
    car.add(p.circle(-19, -6, 8), "14100e", 5).add(p.circle(19, -6, 8), "14100e", 5).add(p.circle(34, -16, 4), "ffe890",
        0, shine=26)
    car.draw(img, bx, by + 4, 74, turn=16, light=LIGHT, ground=0.5)


def rake(img: p.Array) -> None:
    """A giant croupier's rake: the bar lies before the garden, the handle runs out at the top."""
    bar = [iso(-2.6, 4.05, 0.05), iso(5.4, 4.05, 0.05), iso(5.4, 4.05, 0.95), iso(-2.6, 4.05, 0.95)]
    ground_shadow(img, bar[:2], 20, 14)
    m = p.rough(p.mask(p.poly(bar)), 0.6, 8, 4)
    p.clothe(img, m, p.texture.wood("9a4c2c", 44, False, 4), 9, LIGHT)
    top = [iso(-2.6, 4.05, 0.95), iso(5.4, 4.05, 0.95), iso(5.4, 3.8, 0.95), iso(-2.6, 3.8, 0.95)]
    face(img, top, "c87a48", 0.0, 5)
    (x0, y0), (x1, y1) = iso(1.7, 3.9, 1.0), (770, -60)
    p.multiply(img, p.mask(p.ribbon([(x0 + 34, y0 + 20), (x1 + 110, y1 + 60)], [24, 26], 20), soft=9), "0c3028", 0.4)
    p.solid(img, p.ribbon([(x0, y0), (x1, y1)], [24, 30], 20, True), [(0, "2a0c08"), (0.4, "7a3420"), (0.7, "b86838"),
        (0.9, "f0b878"), (1, "fff0d0")], 12, (-0.8, -0.3, 0.45), 0.4)
    p.solid(img, p.moved(p.rect(-17, -14, 34, 30, 6), x0 + 4, y0 - 8, 1, 32), [(0, "4a2a0c"), (0.5, "c89438"), (1,
        "fff0b8")], 9, LIGHT, 0.3)


def garden(img: p.Array) -> None:
    """The plot that is being drawn in: lawn, path, fence, washing line."""
    plot = [iso(-2.4, 0.2), iso(3.7, 0.2), iso(3.7, 3.7), iso(-2.4, 3.7)]
    p.multiply(img, p.mask(p.poly([(x + 6, y + 12) for x, y in plot]), soft=6), "0c3028", 0.6)
    m = p.rough(p.mask(p.poly(plot)), 1.2, 8, 2)
    p.form(img, m, [(0, "1c5c2c"), (0.5, "4c9c48"), (1, "b0d880")], 8, LIGHT, 0.1, 6)
    p.grass_over(img, m, 1400, (4, 8), 5, 0.0, 0.04)
    pulled = p.Layer()
    for k in range(9):
        x, y = iso(-2.3 + k * 0.74, 4.8 + 0.2 * (k % 3))
        pulled.stroke(p.spline([(x, y), (x - 34, y + 22), (x - 60, y + 40)], False), 3, "bfe0b0", 0.35, 1.5)
    p.lay(img, pulled)
    tree(img, 3.0, 0.7, 62, 4)
    card_house(img, -2.1, 0.9, 2.5, 2.0, 1.75, 3)
    supper = p.Layer()
    for u, size in ((0.36, 4.4), (0.5, 3.2), (0.64, 4.4)):
        x, y = iso(0.4, 0.9 + 2.0 * u, 0.72)
        supper.fill(p.circle(x, y - 4, size), "5a3018").fill(p.circle(x, y + 6, size * 1.3, 6), "6a2c1c")
    p.lay(img, supper)
    line = p.Layer()
    (ax, ay), (bx, by) = iso(1.7, 3.2, 1.5), iso(3.4, 1.9, 1.5)
    for x, y in ((1.7, 3.2), (3.4, 1.9)):
        line.stroke(p.line([iso(x, y), iso(x, y, 1.55)]), 4, "6a4028")
    line.stroke(p.spline([(ax, ay), ((ax + bx) / 2, (ay + by) / 2 + 6), (bx, by)], False), 1.8, "f8f0dc")
    for k, colour in enumerate(("fbf4e4", "9cc0b8", "fbf4e4", "d8c090")):
        t = 0.12 + k * 0.22
        x, y = ax + (bx - ax) * t, ay + (by - ay) * t + 4
        line.fill(p.spline([(x, y, 1), (x + 17, y - 5, 1), (x + 18, y + 24), (x + 2, y + 30)]), colour)
    p.lay(img, line)


def corner(img: p.Array) -> None:
    """Beyond the table's edge a child builds another house, of matches."""
    edge = [(-30, 962), (440, 1233), (-30, 1233)]
    p.over(img, p.mask(p.poly(edge)), p.texture.wood("2c1a1c", 60, False, 9) * np.float32(0.6))
    rim = p.ribbon([(-40, 932), (470, 1226)], [64, 64], 10)
    p.shadow(img, p.mask(rim), -6, 30, 16, 0.7)
    m = p.rough(p.mask(rim), 1.0, 10, 3)
    p.clothe(img, m, p.texture.wood("7c3824", 200, False, 5), 26, LIGHT)
    p.glow(img, 112, 1130, 150, "ffd890", 0.3)
    sticks = p.Layer()
    def stick(a: XY, b: XY) -> None:
        sticks.stroke(p.line([a, b]), 4.6, "5a3a20").stroke(p.line([a, b]), 3, "f0d49c").fill(p.circle(*b, 3.6),
            "5a2c24")
    for k in range(5):
        stick((56, 1172 - k * 10), (108, 1184 - k * 10))
        stick((108, 1184 - k * 10), (150, 1168 - k * 10))
    for x, y in ((56, 1130), (78, 1136)):
        stick((x, y), (x + 26, y - 34))
        stick((x + 54, y + 8), (x + 28, y - 34))
    stick((78, 1098), (112, 1104))
    p.lay(img, sticks)
    p.figure("crouch", "4a7a6c", "3a3440", "jacket", "none", hair="a8743c").draw(img, 206, 1186, 122, flip=True,
        light=LIGHT, ground=0.5)


def lamp(img: p.Array) -> None:
    """One low lamp with a green shade."""
    x, y = 176, 96
    p.lay(img, p.Layer().stroke(p.line([(x, -10), (x, y - 70)]), 6, "1a1008"))
    shade = p.spline([(x - 150, y + 36, 1), (x - 120, y - 24), (x - 40, y - 74), (x + 40, y - 74), (x + 120, y - 24),
        (x + 150, y + 36, 1), (x, y + 58)])
    p.shadow(img, p.mask(shade), 30, 60, 30, 0.35, "02100a")
    p.over(img, p.mask(p.circle(x, y + 38, 148, 26)), "fff4c0")
    p.solid(img, p.cut(shade, p.circle(x, y + 46, 140, 22)), [(0, "02180e"), (0.4, "0c5a38"), (0.7, "2c9c68"), (0.9,
        "8ce0b0"), (1, "f0ffe8")], 46, LIGHT, 0.4, 0.03)
    p.solid(img, p.rect(x - 42, y - 84, 84, 16, 6), [(0, "4a2a0c"), (0.5, "c89438"), (1, "fff0b8")], 7, LIGHT, 0.3)
    p.glow(img, x, y + 50, 330, "f8ffc8", 0.34, 1.7)


def paint() -> p.Array:
    """The card."""
    t = 0.55 + p.noise(5, 3, 2) * 0.05 + p.noise(160, 6, 3) * 0.06 - np.hypot(p.grid.x - 390,
        (p.grid.y - 520) * 0.8) / 1500
    img = p.ramp(np.clip(t, 0, 1), [(0, "03140f"), (0.25, "083424"), (0.5, "14714a"), (0.75, "3a9c66")])
    p.hairs(img, np.ones_like(p.grid.x), lambda x, y: 0.5, 9000, (4, 9), (0.7, 1.3), 0.05, 4, alpha=0.35)
    streets = p.Layer()
    for a, b in (((-9, 5.2), (8, 5.2)), ((-9, 6.4), (8, 6.4)), ((4.6, -6), (4.6, 12)), ((5.8, -6), (5.8, 12))):
        streets.stroke(p.line([iso(*a), iso(*b)]), 3, IVORY, 0.75)
    for k in range(16):
        streets.stroke(p.line([iso(-8.6 + k, 5.8), iso(-8.1 + k, 5.8)]), 3, IVORY, 0.6)
        streets.stroke(p.line([iso(5.2, -5.6 + k), iso(5.2, -5.1 + k)]), 3, IVORY, 0.6)
    p.lay(img, streets)
    chips(img, -5.0, -1.9, 15, [WOOD, IVORY], 0.9, 2)
    chips(img, -4.0, -0.1, 9, [EMERALD, IVORY, EMERALD], 0.9, 3)
    card_house(img, -6.4, 0.9, 2.0, 1.8, 1.4, 6)
    die(img, 1.6, -4.4, 1.9, (5, 3), 4)
    garden(img)
    tree(img, -3.8, 3.9, 64, 7)
    card_house(img, 6.2, -1.6, 2.2, 1.9, 1.5, 8)
    chips(img, 8.0, 2.0, 12, [RED, RED, IVORY, RED], 1.0, 5)
    tree(img, 6.8, 3.4, 60, 9)
    rake(img)
    roulette(img, 2.2, 8.9, 2.2)
    die(img, 6.6, 5.6, 2.1, (4, 6), 7)
    card_house(img, 9.6, 8.0, 2.3, 1.9, 1.5, 10)
    tree(img, 9.6, 11.2, 70, 12)
    chips(img, 11.6, 5.2, 6, [EMERALD, IVORY], 0.95, 8)
    chips(img, 13.6, 6.4, 4, [WOOD, IVORY], 0.9, 9)
    corner(img)
    lamp(img)
    p.glow(img, 380, 470, 560, "f4ffc8", 0.16, 1.4)
    d = np.hypot((p.grid.x - 380) / 520, (p.grid.y - 560) / 760)
    p.multiply(img, p.smooth(0.7, 1.25, d), "04140f", 0.75)
    return img
