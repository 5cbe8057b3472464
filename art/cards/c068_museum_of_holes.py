"""A gallery with its roof off; on every plinth a hole is on show, and one hole is the thief's way out."""

from __future__ import annotations

import math

import numpy as np
import skia

from art import paint as p

NUMBER, TITLE = 68, "Museum of Holes"

UNIT, CORNER = 64.0, (400.0, 546.0)  # the far corner of the floor
ROOM, WALL, EARTH = 7.0, 6.4, -1.9
LIGHT: p.Light = (-0.45, -0.75, 0.5)
PLASTER = "e6dcea"
MAUVE, DEEP, NIGHT = "9a7cae", "5c4678", "241c36"
ROPE = [(0, "4a0610"), (0.4, "a01420"), (0.7, "dc2c34"), (0.9, "ff8080"), (1, "ffe0d8")]
BRASS = [(0, "3a2014"), (0.45, "a07438"), (0.7, "e0b868"), (1, "fff6d8")]
IRON = [(0, "14121c"), (0.45, "3c3a48"), (0.7, "6c6a7c"), (1, "dcd8e8")]
# plinths: x, y, height, in the order of the tour
TALL, HATS, LOCKS, MICE, GOLF, DOUGH, STOLEN = (
    (1.1, 1.1, 2.1), (1.1, 3.6, 1.5), (1.15, 6.0, 1.5), (3.6, 1.1, 1.5), (6.0, 1.15, 1.5), (3.7, 3.7, 1.7), (6.0, 4.0, 1.5))  # fmt: skip


def at(x: float, y: float, z: float = 0.0) -> tuple[float, float]:
    """A place in the gallery, on the card."""
    return p.perspective.isometric(x, y, z, CORNER, UNIT)


def slab(img: p.Array, corners: list[tuple[float, float, float]], picture: p.Array, shade: float = 0.0, source: float = 800) -> p.Array:
    """A flat face covered with a picture, glazed towards the dark."""
    m = p.onto(img, picture, tuple(at(*c) for c in corners), (0, 0, source, source))  # type: ignore[arg-type]
    p.multiply(img, m, NIGHT, shade)
    return m


def hall(img: p.Array) -> None:
    """Floor, two walls with dado and cornice, and the cut edges of the model."""
    n, h, t = ROOM, WALL, 0.28
    floor = p.texture.tiles("d8cce0", "a48cb8", 100, 4)
    under = [at(-t, n + 0.1, EARTH), at(n + 0.1, n + 0.1, EARTH), at(n + 0.1, -t, EARTH)]
    p.over(img, p.mask(p.poly([*under, at(0, 0, EARTH)]), soft=26), "0c0816", 0.8)
    slab(img, [(0, 0, 0), (n, 0, 0), (n, n, 0), (0, n, 0)], floor)
    wall = p.texture.plaster(MAUVE, 5, 0.3)
    slab(img, [(0, n, h), (0, 0, h), (0, 0, 0), (0, n, 0)], wall, 0.1)
    slab(img, [(0, 0, h), (n, 0, h), (n, 0, 0), (0, 0, 0)], wall, 0.36)
    for z0, z1, colour, alpha in ((0, 1.0, "6a5284", 0.55), (0.96, 1.06, "f0e4f4", 0.75), (0, 0.16, "f0e4f4", 0.6), (h - 0.5, h - 0.42, "f0e4f4", 0.5)):
        p.over(img, p.mask(p.poly([at(0, n, z1), at(0, 0, z1), at(0, 0, z0), at(0, n, z0)])), colour, alpha)
        p.over(img, p.mask(p.poly([at(0, 0, z1), at(n, 0, z1), at(n, 0, z0), at(0, 0, z0)])), p.mix(colour, NIGHT, 0.35), alpha)
    top = p.mask(p.poly([at(0, n, h), at(0, 0, h), at(n, 0, h), at(n, -t, h), at(-t, -t, h), at(-t, n, h)]))
    p.over(img, top, "f4ecf4")
    p.over(img, p.mask(p.poly([at(-t, n, h), at(0, n, h), at(0, n, 0), at(-t, n, 0)])), "c8b8d0")
    p.over(img, p.mask(p.poly([at(n, 0, h), at(n, -t, h), at(n, -t, 0), at(n, 0, 0)])), "6a5880")
    earth = p.texture.soil("7a6088", 4)
    near_left = slab(img, [(-t, n, 0), (n, n, 0), (n, n, EARTH), (-t, n, EARTH)], earth, 0.1)
    near_right = slab(img, [(n, n, 0), (n, -t, 0), (n, -t, EARTH), (n, n, EARTH)], earth, 0.62)
    for depth, colour, alpha in ((-0.45, "3a2c4c", 0.5), (-1.15, "b49ac0", 0.22)):
        for m, line in ((near_left, [(-t, n), (n, n)]), (near_right, [(n, n), (n, -t)])):
            (x0, y0), (x1, y1) = at(*line[0], depth), at(*line[1], depth)
            slope = y0 + (p.grid.x - x0) * (y1 - y0) / (x1 - x0) + p.noise(50, 6, 3) * 9
            p.over(img, m * np.exp(-(((p.grid.y - slope) / 15) ** 2)).astype(np.float32), colour, alpha)
    stones = p.Sprite()
    random = np.random.default_rng(8)
    for _ in range(34):
        x, y = at(random.uniform(0, n), n, random.uniform(EARTH + 0.15, -0.25))
        r = random.uniform(3, 10)
        stones.add(p.spline([(x - r, y), (x - r * 0.3, y - r * 0.6), (x + r, y - r * 0.1), (x + r * 0.4, y + r * 0.6)]), "9c86a8", 4)
    stones.draw(img, 0, 0, 100, light=LIGHT)
    p.over(img, p.mask(p.poly([at(-t, n, 0), at(n, n, 0), at(n, n, -0.1), at(-t, n, -0.1)])), "f0e6f0", 0.9)
    p.over(img, p.mask(p.poly([at(n, n, 0), at(n, -t, 0), at(n, -t, -0.1), at(n, n, -0.1)])), "8a7a98", 0.9)
    corner = np.exp(-(((p.grid.x - CORNER[0]) / 90) ** 2)).astype(np.float32) * p.smooth(CORNER[1], CORNER[1] - 40, p.grid.y)
    inside = p.mask(p.poly([at(0, n, h), at(0, 0, h), at(n, 0, h), at(n, 0, 0), at(0, 0, 0), at(0, n, 0)]))
    p.multiply(img, corner * inside, DEEP, 0.5)


def tunnel(img: p.Array) -> None:
    """Where the thief's way comes out, in the cut side of the ground: a round mouth, a lamp left burning, spoil."""
    x, y, r = 1.7, ROOM, 0.62

    def ring(k: float) -> skia.Path:
        return p.poly([at(x + k * r * math.cos(a), y, -1.05 + k * r * math.sin(a)) for a in np.linspace(0, math.tau, 40)])

    p.over(img, p.rough(p.mask(ring(1.16)), 4, 10, 5), "c4aecc", 0.7)
    mouth = p.rough(p.mask(ring(1.0)), 2, 10, 5)
    cx, cy = at(x, y, -1.05)
    p.over(img, mouth, "0a0612")
    p.shine(img, mouth * np.exp(-(((p.grid.x - cx - 12) / 22) ** 2 + ((p.grid.y - cy - 8) / 20) ** 2)).astype(np.float32), "ffc070", 0.8)
    foot = at(x + 0.1, y, EARTH)
    p.contact(img, foot[0], foot[1] + 30, 120, 16, 0.6, "0c0816")
    spoil = p.Sprite()
    random = np.random.default_rng(11)
    for k in range(60):
        px = foot[0] - 6 + random.normal(0, 34)
        py = foot[1] + 22 - abs(random.normal(0, 11)) * max(1 - abs(px - foot[0]) / 90, 0) + random.uniform(0, 10)
        s = random.uniform(4, 10)
        spoil.add(p.spline([(px - s, py), (px - s * 0.4, py - s * 0.8), (px + s, py - s * 0.2), (px + s * 0.4, py + s * 0.5)]), ("9c86a8", "7a6088", "b8a4c0")[k % 3], 5)
    spoil.draw(img, 0, 0, 100, light=LIGHT)


def track_lamps(img: p.Array) -> None:
    """Small black spotlights along the tops of both walls."""
    for k in range(5):
        for x, y, way in ((0.0, 0.9 + k * 1.35, 1), (0.9 + k * 1.35, 0.0, -1)):
            s = p.Sprite()
            px, py = at(x, y, WALL - 0.22)
            s.limb([(0, 0), (10 * way, 10)], [5, 5], IRON)
            s.add(p.moved(p.rect(-10, -3, 20, 30, 6), 12 * way, 10, 1, -24 * way), IRON, 8)
            s.add(p.moved(p.circle(0, 27, 9, 4), 12 * way, 10, 1, -24 * way), "fff8e8", 0, shine=26)
            s.draw(img, px, py, 100, light=LIGHT)


def pool(img: p.Array, x: float, y: float, wide: float, alpha: float) -> None:
    """A spotlight: its pool on the floor and a faint cone in the air."""
    cx, cy = at(x, y)
    p.lamp_pool(img, cx, cy, wide * UNIT * 0.87, wide * UNIT * 0.5, "fff0e0", alpha)


def cone(img: p.Array, spot: tuple[float, float, float], alpha: float) -> None:
    """The beam above an exhibit."""
    x, y = at(*spot)
    p.shaft(img, (x, y - 330), (x, y + 10), (26, 150), "fff0ec", alpha, 14)


def plinth(img: p.Array, spot: tuple[float, float, float], wide: float = 1.25) -> tuple[float, float]:
    """A plaster plinth with a plain cap and a blank brass plate. Returns the middle of its top."""
    x, y, h = spot
    a = wide / 2
    foot = p.mask(p.poly([at(x + a, y - a), at(x + a + 1.1, y - a + 0.5), at(x + a + 1.1, y + a + 0.9), at(x - a + 0.2, y + a + 0.7), at(x - a, y + a)]), soft=9)
    p.multiply(img, foot, NIGHT, 0.65)
    stone = p.texture.marble(PLASTER, "b8a8c0", 7)
    for z0, z1, b in ((0, 0.16, a + 0.07), (0.16, h - 0.16, a), (h - 0.16, h, a + 0.08)):
        slab(img, [(x - b, y + b, z1), (x + b, y + b, z1), (x + b, y + b, z0), (x - b, y + b, z0)], stone, 0.12, 400)
        slab(img, [(x + b, y + b, z1), (x + b, y - b, z1), (x + b, y - b, z0), (x + b, y + b, z0)], stone, 0.55, 400)
        m = slab(img, [(x - b, y - b, z1), (x + b, y - b, z1), (x + b, y + b, z1), (x - b, y + b, z1)], stone, 0.0, 400)
        p.shine(img, m, "ffffff", 0.4)
    under = p.mask(p.poly([at(x - a, y + a, h - 0.16), at(x + a, y + a, h - 0.16), at(x + a, y + a, h - 0.3), at(x - a, y + a, h - 0.3)]))
    p.multiply(img, under, NIGHT, 0.4)
    plate = [at(x - 0.22, y + a, h * 0.62), at(x + 0.22, y + a, h * 0.62), at(x + 0.22, y + a, h * 0.62 - 0.2), at(x - 0.22, y + a, h * 0.62 - 0.2)]
    p.over(img, p.mask(p.poly(plate)), "c8a058", 0.95)
    return at(x, y, h)


def black_hole(img: p.Array) -> None:
    """Under a glass bell whose sides bend inwards."""
    x, y = plinth(img, TALL)
    top = y - 176
    bell = [(x - 66, y - 2, 1), (x - 66, y - 36), (x - 52, y - 90), (x - 66, y - 134), (x - 40, top + 12), (x, top), (x + 40, top + 12),
            (x + 66, y - 134), (x + 52, y - 90), (x + 66, y - 36), (x + 66, y - 2, 1), (x, y + 24)]  # fmt: skip
    m = p.mask(p.spline(bell))
    p.over(img, m, "1c1236", 0.82)
    p.glow(img, x, y - 86, 92, "b890f8", 0.8, 1.5)
    layer = p.Layer()
    for k in range(60):
        r = 27 + k * 0.5
        layer.stroke(p.moved(p.circle(0, 0, r * 1.5, r * 0.42), x, y - 86, 1, -16), 1.2, p.mix("fff6e0", "a878e8", k / 60), 0.8 * (1 - k / 60))
    layer.fill(p.circle(x, y - 86, 30), "05030a", 1)
    layer.stroke(p.circle(x, y - 86, 31), 3, "fff0d8", 0.95, 0.6)
    front = [(x + 60 * math.cos(t) * math.cos(-0.28) - 16 * math.sin(t) * math.sin(-0.28),
              y - 86 + 60 * math.cos(t) * math.sin(-0.28) + 16 * math.sin(t) * math.cos(-0.28)) for t in np.linspace(0.15, math.pi - 0.15, 24)]  # fmt: skip
    layer.stroke(p.spline(front, False), 6, "fff4dc", 0.95, 1.5)
    p.lay(img, layer, clip=m)
    p.over(img, m * (1 - p.blur(m, 4)), "f4ecff", 0.85)
    shine = p.Layer()
    shine.stroke(p.spline([(x - 46, y - 30), (x - 30, y - 78), (x - 44, y - 124)], False), 5, "ffffff", 0.6, 1.5)
    shine.fill(p.circle(x, top - 6, 9), "e8dcf8", 1)
    shine.stroke(p.spline([(x - 66, y - 2), (x - 40, y + 16), (x, y + 23), (x + 40, y + 16), (x + 66, y - 2)], False), 6, "d8b070", 1)
    p.lay(img, shine)


def doughnut(img: p.Array) -> None:
    """The prize of the house, behind velvet ropes."""
    x, y = plinth(img, DOUGH, 1.5)
    cx, cy = x, y - 84
    stand = p.Sprite()
    stand.add(p.spline([(-44, 4), (-40, -12), (-14, -16), (14, -16), (40, -12), (44, 4), (0, 12)]), BRASS, 8)
    stand.draw(img, x, y + 2, 100, light=LIGHT, ground=0.4)
    ring = p.cut(p.circle(cx, cy, 82, 80), p.circle(cx, cy, 29, 28))
    dough = p.rough(p.mask(ring), 1, 12, 3)
    p.form(img, dough, [(0, "4a2418"), (0.4, "a8683c"), (0.7, "dca468"), (1, "ffeac0")], 28, LIGHT, 0.06)
    drip = [(cx + (72 + 5 * math.sin(t * 9) + 3 * math.sin(t * 5 + 1)) * math.cos(t), cy + (70 + 5 * math.sin(t * 9) + 3 * math.sin(t * 5 + 1)) * math.sin(t))
            for t in np.linspace(0, math.tau, 60, endpoint=False)]  # fmt: skip
    glaze = p.mask(p.cut(p.spline(drip), p.circle(cx, cy, 36, 35)))
    p.form(img, glaze, [(0, "5a3a78"), (0.4, "a478c8"), (0.7, "d8b4f0"), (0.9, "fbeaff"), (1, "ffffff")], 18, LIGHT, 0.04, 5)
    random = np.random.default_rng(68)
    sugar = p.Layer()
    for k in range(70):
        t, r = random.uniform(0, math.tau), random.uniform(40, 66)
        px, py = cx + r * math.cos(t), cy + r * math.sin(t)
        sugar.fill(p.moved(p.rect(-5, -1.6, 10, 3.2, 1.6), px, py, 1, random.uniform(0, 180)), ("fffbe8", "f0d890", "8a6ab8")[k % 3], 0.95)
    p.lay(img, sugar, clip=glaze)


def hat(img: p.Array) -> None:
    """A top hat; light falls through the hole in it."""
    x, y = plinth(img, HATS)
    s = p.Sprite()
    s.add(p.circle(0, -8, 66, 20), IRON, 10)
    s.add(p.spline([(-40, -12, 1), (-36, -60), (-42, -104, 1), (0, -112), (42, -104, 1), (36, -60), (40, -12, 1), (0, -2)]), IRON, 30)
    s.add(p.circle(0, -105, 42, 11), "4a4658", 5)
    s.add(p.spline([(-39, -32, 1), (0, -24), (39, -32, 1), (39, -14, 1), (0, -4), (-39, -14, 1)]), "8a6ab0", 6)
    s.add(p.star(4, -68, 15, 9, 0.7), "8a8498", 3)
    s.add(p.circle(4, -68, 9.5), "fff8e8", 0, shine=26)
    s.draw(img, x, y + 6, 100, light=LIGHT, ground=0.5)


def keyhole(img: p.Array) -> None:
    """An iron lock plate with its keyhole."""
    x, y = plinth(img, LOCKS)
    s = p.Sprite()
    s.add(p.spline([(-46, 0, 1), (-46, -66), (-32, -112), (0, -132), (32, -112), (46, -66), (46, 0, 1), (0, 6)]), IRON, 12)
    s.add(p.spline([(-36, -8, 1), (-36, -66), (-25, -104), (0, -120), (25, -104), (36, -66), (36, -8, 1)]), BRASS, 7)
    s.add(p.union(p.circle(0, -76, 17), p.poly([(-8, -70), (8, -70), (15, -24), (-15, -24)])), "0a0612", 0)
    for sx, sy in ((-26, -16), (26, -16), (0, -108)):
        s.add(p.circle(sx, sy, 4), IRON, 3)
    s.draw(img, x, y + 8, 96, light=LIGHT, ground=0.5)


def mousehole(img: p.Array) -> None:
    """A slice of skirting board with a mousehole in it."""
    x, y = plinth(img, MICE)
    s = p.Sprite()
    s.add(p.poly([(66, 4), (84, -4), (84, -88), (66, -80)]), "8a7090", 4)
    s.add(p.rect(-66, -80, 132, 86, 2), "f0e4ec", 8)
    s.add(p.poly([(-66, -80), (66, -80), (84, -88), (-48, -88)]), "fffaff", 2)
    s.line(p.line([(-64, -66), (64, -66)]), 3, "b8a4bc", 0.8)
    s.add(p.arch(2, 6, 64, 62), "b89a88", 4)
    s.add(p.arch(2, 7, 52, 54), "0c0812", 0)
    s.draw(img, x - 6, y + 10, 88, light=LIGHT, ground=0.5)


def golf(img: p.Array) -> None:
    """A disc of turf with its hole and its flag."""
    x, y = plinth(img, GOLF)
    s = p.Sprite()
    s.add(p.circle(0, 6, 62, 24), "5a4434", 10)
    s.add(p.circle(0, -2, 62, 24), "7a9a84", 12)
    s.add(p.circle(6, 0, 21, 9), "0c0a14", 0)
    s.line(p.spline([(-14, 3), (4, 9), (26, 3)], False), 2, "f4ecf4", 0.8)
    s.limb([(8, 1), (8, -128)], [4, 4], "f4ecf4")
    s.add(p.spline([(9, -128, 1), (34, -122), (58, -110, 1), (34, -102), (9, -92, 1)]), "f0d890", 8)
    s.draw(img, x, y, 92, light=LIGHT, ground=0.4)


def ropes(img: p.Array, back: bool) -> None:
    """Brass posts and red velvet around the doughnut; first the far half, then the near one."""
    a = 1.62
    cx, cy = DOUGH[0], DOUGH[1]
    ring = [(cx - a, cy + a), (cx - a, cy - a), (cx + a, cy - a), (cx + a, cy + a)]
    pairs = ((0, 1), (1, 2)) if back else ((2, 3), (3, 0))
    posts = () if back else (2, 0, 3)
    for i, j in pairs:
        s = p.Sprite()
        ends = [0.8 if q == 1 else 1.05 for q in (i, j)]  # the far post is hidden
        (x0, y0), (x1, y1) = at(*ring[i], ends[0]), at(*ring[j], ends[1])
        s.limb([(x0, y0), ((x0 * 3 + x1) / 4, (y0 * 3 + y1) / 4 + 27), ((x0 + x1) / 2, (y0 + y1) / 2 + 36),
                ((x0 + x1 * 3) / 4, (y0 + y1 * 3) / 4 + 27), (x1, y1)], [10, 12, 12, 12, 10], ROPE)  # fmt: skip
        s.draw(img, 0, 0, 100, light=LIGHT)
    for i in posts:
        x, y = at(*ring[i])
        s = p.Sprite()
        s.add(p.circle(0, 0, 21, 10), BRASS, 6)
        s.limb([(0, -2), (0, -66)], [7, 7], BRASS)
        s.add(p.circle(0, -72, 10), BRASS, 8)
        s.draw(img, x, y, 100, light=LIGHT, ground=0.5)


def paintings(img: p.Array) -> None:
    """On the walls: a buttonhole, a slice of cheese, a cut canvas."""
    frames = [("left", 2.35, "slit"), ("left", 4.9, "button"), ("right", 2.35, "cheese"), ("right", 4.9, "torn")]
    for side, middle, what in frames:
        flat = p.blank("d8b878")
        p.form(flat, p.mask(p.cut(p.rect(100, 100, 600, 600), p.rect(170, 170, 460, 460))), BRASS, 34, LIGHT)
        p.over(flat, p.mask(p.rect(170, 170, 460, 460)), p.texture.linen("efe4ea" if what != "cheese" else "8a76a0", 3))
        if what == "button":
            p.form(flat, p.mask(p.circle(400, 400, 170)), p.tones("8a6ab0"), 60, LIGHT)
            p.form(flat, p.mask(p.circle(400, 400, 120)), p.tones("7a5aa0"), 30, LIGHT)
            p.over(flat, p.mask(*[p.circle(400 + dx, 400 + dy, 25) for dx in (-44, 44) for dy in (-44, 44)]), "0c0812")
        elif what == "cheese":
            wedge = p.mask(p.cut(p.poly([(210, 520), (590, 520), (590, 360), (250, 300)]), p.union(p.circle(330, 420, 44), p.circle(470, 450, 52), p.circle(540, 380, 26))))
            p.form(flat, wedge, p.tones("f0d080"), 24, LIGHT)
        elif what == "torn":
            p.over(flat, p.mask(p.star(400, 400, 190, 11, 0.55)), "f8f0f0")
            p.over(flat, p.mask(p.star(400, 400, 150, 9, 0.6)), "120c1c")
        else:
            p.over(flat, p.mask(p.rect(170, 170, 460, 460)), p.texture.knit("b09cc4", 34, 4))
            p.over(flat, p.mask(p.circle(400, 400, 26, 150)), "0c0812")
            stitches = p.Layer()
            for k in range(22):
                for way in (-1, 1):
                    stitches.stroke(p.line([(400 + way * 30, 262 + k * 13), (400 + way * 66, 262 + k * 13)]), 8, "fff6e8", 0.95)
            p.lay(flat, stitches)
        a, z = 0.82, 4.1
        if side == "left":
            quad = (at(0, middle + a, z + a), at(0, middle - a, z + a), at(0, middle - a, z - a), at(0, middle + a, z - a))
        else:
            quad = (at(middle - a, 0, z + a), at(middle + a, 0, z + a), at(middle + a, 0, z - a), at(middle - a, 0, z - a))
        p.shadow(img, p.mask(p.poly(quad)), 10, 14, 7, 0.5, NIGHT)
        m = p.onto(img, flat, quad, (100, 100, 600, 600))
        if side == "right":
            p.multiply(img, m, NIGHT, 0.25)


def getaway(img: p.Array) -> None:
    """The bare plinth, the round hole in the floor, and the tag that is already tied to it."""
    plinth(img, STOLEN)
    cx, cy = at(4.5, 6.0)
    hole = p.rough(p.mask(p.circle(cx, cy, 74, 41)), 3, 14, 4)
    p.over(img, p.rough(p.mask(p.circle(cx, cy, 82, 47)), 5, 12, 6), "f0e6ee", 0.8)
    p.over(img, hole, p.vertical([(0, "5a4868"), (0.35, "241a30"), (1, "08050e")], cy - 41, cy + 30))
    rubble = p.Sprite()
    random = np.random.default_rng(3)
    for _ in range(26):
        t = random.uniform(0, math.tau)
        x, y, r = cx + 94 * math.cos(t) * random.uniform(0.94, 1.25), cy + 54 * math.sin(t) * random.uniform(0.94, 1.25), random.uniform(3, 9)
        rubble.add(p.poly([(x - r, y), (x - r * 0.3, y - r), (x + r, y - r * 0.4), (x + r * 0.5, y + r * 0.5)]), "dccfe0", 4)
    rubble.draw(img, 0, 0, 100, light=LIGHT)
    tag = p.Layer()
    tag.stroke(p.spline([(cx + 62, cy + 12), (cx + 82, cy + 26), (cx + 98, cy + 20)], False), 2.6, "f0d890", 0.95)
    p.lay(img, tag)
    card = p.Sprite()
    card.add(p.poly([(0, -8), (12, -16), (58, -16), (58, 16), (12, 16), (0, 8)]), "fff6e0", 4)
    card.add(p.circle(9, 0, 4), "5a4868", 0)
    for k in range(3):
        card.line(p.line([(20, -7 + k * 7), (50, -7 + k * 7)]), 1.8, "8a7a98", 0.9)
    card.draw(img, cx + 94, cy + 22, 100, -24, light=LIGHT, ground=0.3)


def guard_chair(img: p.Array) -> None:
    """Nobody on it, only half a ring biscuit."""
    x, y, a = 2.55, 6.2, 0.46
    p.multiply(img, p.mask(p.poly([at(x - a, y + a), at(x + a, y - a), at(x + 1.2, y), at(x + 0.8, y + 0.8)]), soft=8), NIGHT, 0.6)
    frame = p.Sprite()
    for dx, dy, high in ((-a, -a, 2.0), (-a, a, 2.0), (a, -a, 0.85), (a, a, 0.85)):
        frame.limb([at(x + dx, y + dy, 0.02), at(x + dx, y + dy, high)], [8, 8], "5a3c64")
    for z in (1.25, 1.6, 1.92):
        frame.limb([at(x - a, y - a, z), at(x - a, y + a, z)], [11, 11], "7a5888")
    frame.draw(img, 0, 0, 100, light=LIGHT)
    seat = p.Sprite()
    for z0, z1, colour in ((0.72, 0.86, "5a3c64"), (0.86, 1.0, "8a6ab0")):
        seat.add(p.poly([at(x - a, y + a, z1), at(x + a, y + a, z1), at(x + a, y + a, z0), at(x - a, y + a, z0)]), colour, 4)
        seat.add(p.poly([at(x + a, y + a, z1), at(x + a, y - a, z1), at(x + a, y - a, z0), at(x + a, y + a, z0)]), p.mix(colour, NIGHT, 0.4), 4)
        seat.add(p.poly([at(x - a, y - a, z1), at(x + a, y - a, z1), at(x + a, y + a, z1), at(x - a, y + a, z1)]), p.mix(colour, "ffffff", 0.15), 6)
    cx, cy = at(x, y, 1.02)
    bite = p.union(p.circle(cx, cy - 2, 8, 4.6), p.circle(cx + 22, cy + 6, 12, 9))
    seat.add(p.cut(p.circle(cx, cy, 23, 13), bite), "e0a858", 5)
    seat.draw(img, 0, 0, 100, light=LIGHT)



def paint() -> p.Array:
    img = p.vertical([(0, "3a2e52"), (0.5, "4a3a66"), (1, "1c1630")], 0, 1200, 30)
    p.underpaint(img, 4, p.swirl(300, 5, 0.6))
    p.glow(img, 400, 600, 720, "b898d8", 0.6, 1.4)
    hall(img)
    for k in (2.35, 4.9):
        for x, y in (at(0, k, 4.3), at(k, 0, 4.3)):
            p.lamp_pool(img, x, y, 150, 190, "fff0e4", 0.34)
    paintings(img)
    track_lamps(img)
    tunnel(img)
    for spot in (TALL, HATS, LOCKS, MICE, GOLF, STOLEN):
        pool(img, spot[0] + 0.1, spot[1] + 0.1, 1.7, 0.42)
    pool(img, DOUGH[0], DOUGH[1], 2.9, 0.6)
    black_hole(img)
    hat(img)
    mousehole(img)
    ropes(img, True)
    keyhole(img)
    golf(img)
    doughnut(img)
    ropes(img, False)
    guard_chair(img)
    getaway(img)
    for spot in (TALL, HATS, LOCKS, MICE, GOLF):
        cone(img, spot, 0.16)
    cone(img, DOUGH, 0.22)
    return img
