"""In a hot red kitchen an open fridge frames a small winter; a snowman with a suitcase has found asylum there.

Technique: painted relief.
"""

from __future__ import annotations

import math

import numpy as np

from art import paint as p

NUMBER, TITLE = 37, "Asylum in the Fridge"

COLD = (0.1, -0.7, 0.5)
INSIDE = (236, 222, 566, 944)  # left, top, right, bottom of the opening
FLOOR = 1004
ENAMEL = [(0, "2a0a14"), (0.35, "6a1c24"), (0.6, "b04a48"), (0.82, "f0c8b8"), (1, "fff8f0")]
SNOW = [(0, "5a7cc0"), (0.4, "9cc0e8"), (0.7, "e0f0fa"), (1, "ffffff")]


def kitchen() -> p.Array:
    """Chilli wall, palm shadows, hot tiles."""
    img = p.texture.plaster("8c1a1c", 4, 0.25)
    p.multiply(img, p.smooth(500, 0, p.grid.y), "5a0c1c", 0.55)
    moon = p.mask(p.poly([(-20, 60), (200, 10), (240, 560), (-20, 640)]), soft=14)
    p.shine(img, moon, "e0502c", 0.3)
    fronds = p.Layer()
    for cx, cy, size, start in ((-60, 60, 340, 0.5), (-40, 420, 300, -0.1)):
        for k in range(7):
            a = start + (k - 3) * 0.42
            tip = (cx + math.cos(a) * size, cy + math.sin(a) * size + size * 0.16)
            mid = (cx + math.cos(a) * size * 0.55, cy + math.sin(a) * size * 0.55 - size * 0.05)
            spine = p.sample([(cx, cy), mid, tip], 22)
            fronds.stroke(p.spline([(cx, cy), mid, tip], False), 4, "12040a")
            for i in range(3, 22):
                x, y = spine[i]
                for side in (-1, 1):
                    b = a + side * 0.8
                    r = size * 0.22 * math.sin(math.pi * (0.12 + 0.8 * i / 22))
                    fronds.fill(p.ribbon([(x, y), (x + math.cos(b) * r, y + math.sin(b) * r + r * 0.3)], [9, 0.8], 6), "12040a")
    p.multiply(img, p.blur(fronds.alpha(), 1.6), "5a0c18", 0.8)
    tiles = p.texture.tiles("9c2a20", "5a1018", 100, 3)
    p.onto(img, tiles, ((-160, FLOOR - 30), (960, FLOOR - 30), (1500, 1220), (-700, 1220)), (0, 0, 800, 300))
    p.lay(
        img,
        p.Layer().fill(p.rect(-5, FLOOR - 52, 810, 24), "3c0a12").stroke(p.line([(-5, FLOOR - 52), (805, FLOOR - 52)]), 3, "c0483c", 0.6),
    )
    return img


def winter(img: p.Array) -> None:
    """What is inside: northern lights, pine hills, deep snow."""
    x0, y0, x1, y1 = INSIDE
    world = p.vertical([(0, "0c1c4c"), (0.35, "1c4484"), (0.6, "5a9cc8"), (0.8, "b8e0ee")], y0, y1)
    p.stars(world, 260, 5, 560, "ffffff", 0.04)
    p.aurora(world, 4, 400, 190, ("5fe8c0", "58b0f0"))
    p.ridge(world, 610, 44, "4a7cb4", "a8d0e8", 5, 160, 0.7)
    trees = p.Layer()
    random = np.random.default_rng(8)
    for k in range(40):
        y = 640 + k * 1.7
        p.pine(trees, random.uniform(x0 - 20, x1 + 20), y, 50 + k * 1.2, "143c64", "3c7090", k, "e8f6ff")
    p.lay(world, trees)
    p.form(world, p.below(p.skyline(700, 16, 6), 2), SNOW, 60, COLD, 0.05, 3)
    p.snowfall(world, 500, "ffffff", 4, 2.6)
    opening = p.mask(p.rect(x0, y0, x1 - x0, y1 - y0, 16))
    p.over(img, opening, world)
    walls = p.Layer()
    for quad in (
        ((x0, y0), (x0 + 38, y0 + 30), (x0 + 38, y1 - 40), (x0, y1)),
        ((x1, y0), (x1 - 38, y0 + 30), (x1 - 38, y1 - 40), (x1, y1)),
    ):
        walls.gradient(p.poly(quad), (quad[0][0], 0), (quad[1][0], 0), ["bcdcf0", "6aa0d0"], None, 0.55)
    walls.gradient(
        p.poly([(x0, y0), (x1, y0), (x1 - 38, y0 + 30), (x0 + 38, y0 + 30)]), (0, y0), (0, y0 + 30), ["ffffff", "a8d8f8"], None, 0.8
    )
    p.lay(img, walls)
    p.glow(img, 400, y0 + 30, 210, "eafcff", 0.6, 1.8)
    ice = p.Layer()
    for k in range(17):
        x = x0 + 14 + k * 19.4
        ice.fill(p.spline([(x - 8, y0 + 4, 1), (x + 8, y0 + 4, 1), (x, y0 + random.uniform(26, 84), 1)]), "e4f6ff", 0.9)
    p.lay(img, ice)


def fridge(img: p.Array) -> None:
    """A round-shouldered fridge: its body round the opening, the door swung to the right."""
    x0, y0, x1, y1 = INSIDE
    body = p.cut(p.rect(198, 168, 406, 848, 46), p.rect(x0, y0, x1 - x0, y1 - y0, 16))
    m = p.mask(p.rect(198, 168, 406, 848, 46))
    p.shadow(img, m, -22, 14, 26, 0.7, "10020a")
    winter(img)
    p.solid(img, body, ENAMEL, 16, COLD, 0.5, 0.05, 4, 2)
    for x in (226, 576):
        p.solid(img, p.rect(x - 14, 1010, 28, 24, 5), "2a1018", 6, COLD, 0.4)
    p.lay(
        img,
        p.Layer()
        .stroke(p.rect(x0 + 1, y0 + 1, x1 - x0 - 2, y1 - y0 - 2, 16), 6, "f4fbff", 0.9)
        .stroke(p.rect(x0 - 8, y0 - 8, x1 - x0 + 16, y1 - y0 + 16, 20), 5, "3c1018", 0.7),
    )
    door(img)


def on_door(u: float, v: float, out: float = 0) -> tuple[float, float]:
    """A point of the open door on the card: u from the hinge to the free edge, v from its top to its foot, `out` units
    off its inner face (below 0: into its thickness). One eye at (400, 560) sees fridge and door."""
    x, depth = 204 + 70 * u - 0.985 * out, 400 * u + 0.17 * out
    k = 2200 / (2200 - depth)
    return 400 + x * k, 560 + (168 + 848 * v - 560) * k


def slab(out: float, inset: float = 0) -> list[p.Point]:
    """The outline of the door's face, its corners rounded like those of the fridge."""
    e, w = 0.054 + inset * 0.5, 0.11 + inset * 0.6
    lo, hi, left, right = inset * 0.5, 1 - inset * 0.5, inset, 1 - inset
    corners = [
        (left, hi - e),
        (left, lo + e),
        (left + w * 0.3, lo + e * 0.3),
        (left + w, lo),
        (right - w, lo),
        (right - w * 0.3, lo + e * 0.3),
        (right, lo + e),
        (right, hi - e),
        (right - w * 0.3, hi - e * 0.3),
        (right - w, hi),
        (left + w, hi),
        (left + w * 0.3, hi - e * 0.3),
    ]
    return [on_door(u, v, out) for u, v in corners]


def door(img: p.Array) -> None:
    """The door, swung past a right angle: its red edge, its white inside, three pockets and four bottles."""
    whole = p.union(
        p.poly(slab(0)), p.poly(slab(-42)), p.poly([on_door(1, 0.05), on_door(1, 0.05, -42), on_door(1, 0.95, -42), on_door(1, 0.95)])
    )
    m = p.mask(whole)
    p.shadow(img, m, 16, 12, 18, 0.6, "10020a")
    p.over(
        img, m, p.ramp(np.clip((p.grid.x - 690) / 100 + p.noise(40, 4, 3) * 0.08, 0, 1), [(0, "6a1c24"), (0.6, "c06058"), (1, "8a3438")])
    )
    for y in (0.1, 0.9):
        x, at = on_door(0, y)
        p.solid(img, p.rect(x - 9, at - 24, 18, 48, 6), [(0, "2a2430"), (0.5, "8c8894"), (1, "ffffff")], 8, (-0.7, -0.4, 0.4))
    face = p.mask(p.poly(slab(0)))
    p.over(img, face, p.vertical([(0, "f4fbff"), (0.6, "cfe2f0"), (1, "9caed0")], 80, 1120, p.noise(90, 5, 3) * 0.05))
    liner = p.mask(p.spline(slab(0, 0.1), tension=0.35))
    p.over(img, liner, p.ramp(np.clip((p.grid.x - 610) / 120 + p.noise(70, 6, 3) * 0.06, 0, 1), [(0, "a4c2e0"), (1, "dcecf8")]))
    lines = p.Layer().stroke(p.spline(slab(0, 0.1), tension=0.35), 4, "8098c0", 0.8).stroke(p.poly(slab(0, 0.03)), 3, "5a3040", 0.45)
    p.lay(img, lines)
    bottles = {0.36: ((0.28, 150, "8a4c3c"), (0.68, 182, "4a7c5c")), 0.63: ((0.3, 140, "6a7ca0"), (0.7, 150, "c89c5c")), 0.9: ()}
    for v, row in bottles.items():
        back = [on_door(0.1, v), on_door(0.9, v), on_door(0.9, v, 30), on_door(0.1, v, 30)]
        p.lay(img, p.Layer().fill(p.poly(back), "86a4cc"))
        for u, size, colour in row:
            x, y = on_door(u, v - 0.004, 15)
            p.props.bottle(colour).draw(img, x, y, size, light=(-0.8, -0.4, 0.4))
        lip = [on_door(0.1, v, 30), on_door(0.9, v, 30), on_door(0.9, v - 0.075, 30), on_door(0.1, v - 0.075, 30)]
        end = [on_door(0.9, v, 30), on_door(0.9, v), on_door(0.9, v - 0.075), on_door(0.9, v - 0.075, 30)]
        glass = p.Layer().fill(p.poly(end), "c8dcee", 0.9).fill(p.poly(lip), "eaf5fc", 0.82)
        glass.stroke(p.line([lip[3], lip[2], end[2]]), 4, "ffffff").stroke(p.line([lip[0], lip[1], end[1]]), 3, "6a84b0", 0.8)
        p.lay(img, glass)


def snowman(img: p.Array) -> None:
    """On the butter dish, in a blanket, with a map, a suitcase and a picture of home."""
    dish = p.spline([(262, 906), (300, 886), (400, 880), (500, 886), (540, 906), (470, 928), (400, 932), (330, 928)])
    p.solid(img, dish, [(0, "5a7098"), (0.5, "c8dcea"), (1, "ffffff")], 14, COLD, 0.5, cast=0.4)
    p.solid(img, p.rect(312, 846, 172, 48, 10), [(0, "a87824"), (0.5, "f0d070"), (1, "fff8d0")], 16, COLD, 0.6, 0.05)
    x, y = 392, 850
    for r, cy in ((66, y - 56), (50, y - 150), (38, y - 224)):
        p.solid(
            img,
            p.circle(x, cy, r, r * 0.94),
            [(0, "5c7cb8"), (0.35, "a4c4e6"), (0.62, "e8f2fa"), (1, "ffffff")],
            r * 0.9,
            COLD,
            1.0,
            0.04,
            int(r),
        )
    blanket = p.spline(
        [
            (x - 46, y - 186),
            (x - 70, y - 140),
            (x - 84, y - 60),
            (x - 78, y - 2, 1),
            (x - 30, y - 6),
            (x - 26, y - 70),
            (x - 12, y - 140),
            (x - 4, y - 176),
            (x + 4, y - 178),
            (x + 18, y - 140),
            (x + 44, y - 70),
            (x + 52, y - 4),
            (x + 84, y - 2, 1),
            (x + 86, y - 60),
            (x + 68, y - 140),
            (x + 44, y - 188),
            (x, y - 194),
        ]
    )
    m = p.rough(p.mask(blanket), 1.2, 8, 4)
    p.shadow(img, m, 4, 6, 4, 0.4, "2a3c70")
    plaid = p.texture.stripes("4c5c8c", "7c8cb4", 17)
    rows = p.smooth(0.2, 0.6, np.sin(p.grid.y / 6.5))[..., None]
    p.clothe(img, m, (plaid * (1 - rows * 0.22)).astype(np.float32), 22, COLD)
    carrot = p.spline([(x - 6, y - 232, 1), (x + 54, y - 222, 1), (x - 6, y - 216, 1)])
    p.solid(img, carrot, [(0, "a83c08"), (0.5, "ff7a14"), (1, "ffd090")], 6, COLD, 0.3)
    face = p.Layer()
    for ex in (x - 12, x + 14):
        face.fill(p.circle(ex, y - 240, 4.6), "141828").fill(p.circle(ex - 1.4, y - 241.6, 1.3), "ffffff")
        face.stroke(p.line([(ex - 7, y - 252 + (4 if ex < x else -4)), (ex + 7, y - 252 + (-4 if ex < x else 4))]), 2.6, "2a3454", 0.8)
    face.stroke(p.spline([(x - 10, y - 202), (x + 4, y - 207), (x + 18, y - 201)], False), 3, "2a3454")
    face.stroke(p.spline([(x + 40, y - 140), (x + 66, y - 118), (x + 60, y - 96)], False), 6, "3a2a28").stroke(
        p.spline([(x - 46, y - 132), (x - 70, y - 106), (x - 40, y - 92)], False), 6, "3a2a28"
    )
    p.lay(img, face)
    sheet = p.poly([(x - 52, y - 112), (x + 6, y - 100), (x + 66, y - 114), (x + 70, y - 40), (x + 8, y - 26), (x - 56, y - 38)])
    p.solid(img, sheet, "e8dcb8", 6, COLD, 0.6, 0.06, cast=0.4)
    lines = (
        p.Layer()
        .stroke(p.line([(x + 7, y - 100), (x + 8, y - 28)]), 2, "9a8a68")
        .stroke(p.spline([(x - 40, y - 52), (x - 20, y - 86), (x + 4, y - 60), (x + 30, y - 88), (x + 54, y - 62)], False), 3, "5a7ca8")
    )
    lines.stroke(p.spline([(x - 44, y - 92), (x - 28, y - 78), (x - 30, y - 60)], False), 2, "7a9468").fill(
        p.star(x + 52, y - 64, 6, 4), "2a3454"
    )
    p.lay(img, lines)
    p.props.suitcase("7a5040").draw(img, 500, 892, 86, light=COLD, ground=0.5)
    paper = p.poly([(270, 806), (318, 800), (322, 872), (274, 878)])
    p.solid(img, paper, "fbf6ea", 4, COLD, 0.4, 0.03, cast=0.3)
    p.lay(
        img,
        p.Layer()
        .stroke(p.poly([(282, 856), (282, 836), (296, 820), (310, 834), (310, 852)]), 2.4, "5a6c9c")
        .fill(p.circle(312, 814, 5), "c8b060")
        .stroke(p.line([(278, 866), (316, 862)]), 2.4, "8ab0d0"),
    )


def trail(img: p.Array) -> None:
    """Across the hot floor: a wet trail, a puddle, a carrot."""
    path = p.mask(
        p.ribbon([(-30, 1040), (60, 1062), (120, 1092), (190, 1116)], [10, 16, 20, 34], 40),
        p.spline([(150, 1120), (200, 1096), (280, 1098), (330, 1124), (300, 1154), (210, 1160), (160, 1146)]),
    )
    m = p.rough(path, 3, 16, 5)
    p.multiply(img, m, "4a1c30", 0.75)
    p.shine(img, m * p.smooth(-0.1, 0.5, p.noise(60, 5, 3, ax=2)), "6aa8e0", 0.22)
    p.rim_light(img, m, "d8f0ff", 2, -3, 0.5, 1.0)
    carrot = p.Sprite().add(p.spline([(-40, 0, 1), (36, -13), (46, 0), (36, 13)]), [(0, "a83c08"), (0.5, "ff7a14"), (1, "ffd090")], 10)
    for k in range(3):
        carrot.line(p.line([(-8 + k * 16, -6), (-4 + k * 16, 2)]), 1.6, "b04a08")
    p.contact(img, 246, 1132, 40, 8, 0.5)
    carrot.draw(img, 246, 1126, 96, turn=-14, light=COLD)


def paint() -> p.Array:
    """The card."""
    img = kitchen()
    fridge(img)
    snowman(img)
    spill = p.mask(p.poly([(226, 1018), (580, 1018), (660, 1210), (140, 1210)]), soft=26)
    p.shine(img, spill * p.smooth(1240, 1010, p.grid.y), "8cc8f0", 0.34)
    trail(img)
    p.glow(img, 400, 560, 460, "9cd8ff", 0.14, 1.3)
    p.shaft(img, (400, 930), (400, 1240), (300, 520), "a8dcff", 0.14, 30)
    mist = p.Layer()
    for k in range(9):
        x = 250 + k * 38
        mist.fill(p.ribbon([(x, 948), (x - 10, 980), (x + 14, 1012), (x - 6, 1040)], [6, 20, 26, 2], 30), "e8f8ff", 0.22, 9)
    p.lay(img, mist)
    return img
