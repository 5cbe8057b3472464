"""A window cleaner washes off the night; behind it is bright noon, and the stars slide down in the suds.

Technique: painted relief.
"""

from __future__ import annotations

import math

import numpy as np

from art import paint as p

NUMBER, TITLE = 51, "Cleaning Day"

LIGHT = (-0.35, -0.85, 0.4)
WIPE = p.points("900,96 560,118 280,128 150,220 270,332 400,352 490,356")
WIDTH = 214
BLADE = (494, 352)
CRADLE = 838


def night() -> p.Array:
    """A deep starry night."""
    img = p.sky("night", 900, 4, [(0, "070c34"), (0.3, "10206c"), (0.62, "1c3c8c"), (0.86, "2c5498"), (1, "4c78a8")])
    p.milky_way(img, 5, -0.7, 560, width=130)
    p.stars(img, 520, 6, 880, big=0.09)
    return img


def noon() -> p.Array:
    """What is behind: azure, fair-weather clouds."""
    img = p.sky("noon", 640, 9, [(0, "3c9ce4"), (0.4, "74c4f0"), (0.8, "b8e4f4"), (1, "e8f8f0")])
    p.cumulus(
        img,
        560,
        196,
        330,
        height=120,
        lit="ffffff",
        middle="e8f0f4",
        dark="a8cce4",
        seed=5,
        puffs=60,
        light=(-0.4, -0.9),
        alpha=1.0,
        base=206,
    )
    p.cumulus(
        img,
        250,
        246,
        220,
        height=80,
        lit="ffffff",
        middle="e8f0f4",
        dark="a8cce4",
        seed=9,
        puffs=50,
        light=(-0.4, -0.9),
        alpha=1.0,
        base=254,
    )
    p.cumulus(
        img,
        380,
        440,
        260,
        height=84,
        lit="ffffff",
        middle="e8f0f4",
        dark="b4d4e8",
        seed=14,
        puffs=50,
        light=(-0.4, -0.9),
        alpha=1.0,
        base=448,
    )
    p.glow(img, 700, 60, 380, colour="fffbe0", alpha=0.7, power=1.7)
    return img


def swallow() -> p.Sprite:
    """Orange throat and breast, blue-black wings, forked tail; flying right."""
    s = p.Sprite()
    s.add(p.spline(p.points("-28,0 -86,-16! -52,-2 -88,14! -30,6")), "1c2450", 5)
    s.add(p.spline(p.points("14,-4 -6,-40 -50,-84! -30,-34 -22,0")), "26306c", 7)
    s.add(p.spline(p.points("-36,2 -8,-12 24,-12 40,-2 28,9 0,12")), "2a3468", 9)
    s.add(p.spline(p.points("-20,8 12,2 38,-1 28,11 2,15")), "ff7a1c", 6)
    s.add(p.spline(p.points("8,2 -10,28 -44,54! -30,22 -20,4")), "323e80", 6)
    s.add(p.poly([(38, -4), (50, 1), (38, 2)]), "1c1c28", 1).add(p.circle(30, -5, 2.4), "0c0c14", 0)
    return s


def washed(img: p.Array) -> p.Array:
    """The wiped swathe: noon with a wet gleam, soapy edges. Returns its mask."""
    m = p.rough(p.mask(p.ribbon(WIPE, [WIDTH] * 4, 140)), 2.5, 26, 5)
    p.shine(img, p.blur(m, 60) * (1 - m), "8cc8f0", 0.5)
    p.over(img, m, noon())
    streak = np.sin((p.grid.y + p.grid.x * 0.04 + p.noise(80, 6, 2) * 6) / 5.5)
    p.shine(img, m * np.clip(streak - 0.72, 0, 1).astype(p.f32), "ffffff", 0.35)
    for x, y, size, turn, flip in (
        (330, 96, 60, -12, False),
        (384, 156, 46, 8, False),
        (222, 200, 64, -28, True),
        (340, 318, 50, 6, False),
        (632, 72, 52, -18, True),
    ):
        swallow().draw(img, x, y, size, turn=turn, flip=flip, light=LIGHT)
    return m


def star(layer: p.Layer, x: float, y: float, r: float) -> None:
    """A soapy star on its way down."""
    layer.fill(p.circle(x, y, r * 1.5), "fff4c0", 0.3, r * 0.6).fill(
        p.star(x, y, r, 5, inner=0.45, turn=0.2), "fff0a8"
    ).fill(p.circle(x - r * 0.2, y - r * 0.2, r * 0.2), "ffffff")


def suds(img: p.Array, m: p.Array) -> None:
    """Foam along the lower edge, long runs of suds, stars sliding down in them."""
    random = np.random.default_rng(7)
    layer = p.Layer()
    edge = p.sample(p.points("110,330 170,410 270,444 390,460 480,466"), 60)
    upper = p.sample(p.points("260,236 420,230 600,222 820,206"), 60)
    for places, count in ((edge, 22), (upper, 14)):
        for _ in range(count):
            x, y = places[random.integers(60)]
            length = random.uniform(50, 230) if places is edge else random.uniform(20, 90)
            if places is upper and x < 640:
                length *= 0.3
            sway = random.normal(0, 5)
            layer.fill(
                p.ribbon([(x, y), (x + sway, y + length * 0.5), (x + sway * 1.4, y + length)], [13, 6, 9], 24, True),
                "d4ecfc",
                0.5,
            )
            layer.stroke(p.line([(x - 2, y), (x + sway - 2, y + length * 0.9)]), 1.6, "ffffff", 0.7)
            if random.random() < 0.75:
                star(layer, x + sway * 1.4, y + length + 2, random.uniform(8, 17))
    for places, count in ((edge, 340), (upper, 240)):
        for _ in range(count):
            x, y = places[random.integers(60)] + random.normal(0, 7, 2)
            r = random.uniform(2, 11)
            layer.fill(p.circle(x, y, r), "eaf6fe", 0.72).stroke(p.circle(x, y, r), 1, "90b8e0", 0.6)
            layer.fill(p.circle(x - r * 0.3, y - r * 0.35, r * 0.28), "ffffff", 0.95)
    p.lay(img, layer)


def smiling_sun(img: p.Array) -> None:
    """In the wet strip beside the swathe a finger on the other side has drawn a sun."""
    strip = p.rough(p.mask(p.ribbon([(830, 330), (700, 338), (640, 344)], [170, 180, 150], 40)), 5, 30, 8)
    p.over(img, strip, p.ramp(np.clip(0.5 + p.noise(30, 5, 4) * 0.4, 0, 1), [(0, "5c88c8"), (1, "a4c8ec")]), 0.62)
    x, y = 722, 336
    lines = [
        p.circle(x, y, 36),
        p.spline([(x - 16, y + 8), (x, y + 20), (x + 17, y + 6)], False),
        p.line([(x - 12, y - 10), (x - 12, y - 9)]),
        p.line([(x + 12, y - 11), (x + 12, y - 10)]),
    ]
    for k in range(9):
        a = k * 2 * math.pi / 9 + 0.2
        lines.append(
            p.line([(x + math.cos(a) * 46, y + math.sin(a) * 46), (x + math.cos(a) * 62, y + math.sin(a) * 60)])
        )
    layer = p.Layer()
    for path in lines:
        layer.stroke(path, 9, "1c5cac", 0.35).stroke(path, 6.4, "fffbe4", 0.95)
    p.lay(img, layer, tooth=1.4)
    drip = p.Layer()
    for dx, length in ((-30, 46), (6, 70), (34, 40)):
        drip.fill(p.ribbon([(x + dx, y + 34), (x + dx + 2, y + 34 + length)], [4, 6], 12, True), "fffbe4", 0.6)
    p.lay(img, drip)


def city(img: p.Array) -> None:
    """Roofs far below, still asleep, but for one street where it is already noon."""
    random = np.random.default_rng(12)
    layer = p.Layer()
    street = p.points("196,890 236,890 392,1210 120,1210")
    p.skyline_city(img, 905, 60, "1c3068", seed=4, lit="ffd890", count=40)
    p.over(img, p.smooth(890, 930, p.grid.y), "16264f")
    light = p.mask(p.poly(street), soft=3)
    p.over(img, light, p.vertical([(0, "fff4d0"), (0.5, "ffe4a4"), (1, "f8c878")], 890, 1200))
    for y in np.arange(918, 1260, 27):
        k = (y - 860) / 340
        size = 22 + 52 * k
        x = -30 + random.uniform(0, size)
        while x < 840:
            left, right = np.interp(y, [890, 1210], [196, 120]), np.interp(y, [890, 1210], [236, 392])
            if x + size * 0.8 < left or x - size * 0.9 > right:
                sunny = x + size * 1.7 > left - 10 and x - size * 1.7 < right + 10
                wall = (
                    ["ffe8bc", "f8d8a0", "fff0d4"][random.integers(3)]
                    if sunny
                    else ["34507c", "3c5888", "2c4470"][random.integers(3)]
                )
                roof = (
                    ["e08c54", "d0744c", "e8a468"][random.integers(3)]
                    if sunny
                    else ["1c2c58", "243668", "182450"][random.integers(3)]
                )
                p.house(
                    layer,
                    x,
                    y,
                    size,
                    wall=wall,
                    roof=roof,
                    lit="ffd27a" if random.random() < 0.5 else "1c2c50",
                    seed=random.integers(999),
                )
            x += size * random.uniform(1.35, 1.7)
    p.lay(img, layer, tooth=0.6)
    coats = ["e8503c", "3c8cc8", "f4f0e0", "58a868", "f0b83c", "c86c9c", "fff8ec"]
    for k, (x, y) in enumerate(p.points("222,962 208,1000 250,1040 196,1078 282,1108 232,1136 180,1164 330,1174")):
        pose = ("arms_up", "wave", "stand", "walk")[k % 4]
        p.figure_front(
            pose,
            p.Look(
                coat=coats[k % 7],
                garment=("dress", "jacket")[k % 2],
                trousers="f0dcb8",
                hat=("straw", "none", "straw")[k % 3],
                hat_colour="f8e0a0",
            ),
        ).draw(img, x, y, 20 + (y - 920) * 0.2, light=LIGHT, ground=0.35)
    p.multiply(img, p.smooth(905, 1200, p.grid.y) * (1 - p.blur(light, 46)), "1c2c60", 0.3)


def cradle(img: p.Array) -> None:
    """Planks on two ropes, a rail, a bucket that drips stars."""
    ropes = p.Layer()
    for x in (440, 728):
        for dx, tint in ((0, "3c2c30"), (-1.6, "d8bc8c")):
            ropes.stroke(p.line([(x + dx, -10), (x + dx, CRADLE)]), 6 if dx == 0 else 2.4, tint)
        for y in range(0, CRADLE, 13):
            ropes.stroke(p.line([(x - 3, y + 5), (x + 3, y)]), 1.4, "5c4034", 0.8)
    p.lay(img, ropes)
    p.solid(img, p.rect(426, CRADLE, 330, 30, r=5), "a8743c", 12, light=LIGHT, tooth=1.0, texture=0.1, seed=4, cast=0.4)
    p.solid(img, p.rect(426, CRADLE + 24, 330, 14, r=4), "6c4428", 6, light=LIGHT, tooth=0.8)
    p.solid(img, p.rect(440, CRADLE - 128, 300, 11, r=5), "8c98a8", 6, light=LIGHT, tooth=0.5, cast=0.3)
    for x in (440, 728):
        p.solid(img, p.rect(x - 6, CRADLE - 132, 12, 136, r=4), "8c98a8", 6, light=LIGHT, tooth=0.5)


def bucket(img: p.Array) -> None:
    """The bucket hangs from the cradle, brimming with suds."""
    x, y = 470, CRADLE + 52
    hang = p.Layer().stroke(p.spline([(x - 38, y + 8), (x, y - 46), (x + 38, y + 8)], False), 4, "c8d4dc")
    p.lay(img, hang)
    p.solid(
        img,
        p.poly([(x - 42, y), (x + 42, y), (x + 31, y + 88), (x - 31, y + 88)]),
        [(0, "20344c"), (0.4, "5c7c98"), (0.65, "a8c4d4"), (0.85, "e8f4f8"), (1, "ffffff")],
        32,
        light=LIGHT,
        tooth=0.6,
        texture=0.05,
        seed=4,
        cast=0.4,
    )
    p.solid(img, p.circle(x, y, 43, 11), "5c7c98", 4, light=LIGHT, tooth=0.3)
    random = np.random.default_rng(9)
    foam = p.Layer()
    for _ in range(70):
        bx, by = x + random.normal(0, 20), y - 4 - abs(random.normal(0, 8))
        r = random.uniform(4, 12)
        foam.fill(p.circle(bx, by, r), "f4faff", 0.85).stroke(p.circle(bx, by, r), 1, "90b8e0", 0.6)
    for dx, length in ((-30, 60), (-8, 120), (16, 84), (33, 40)):
        top = y + (60 if abs(dx) < 20 else 8)
        foam.fill(p.ribbon([(x + dx, top), (x + dx, top + length)], [8, 5], 10, True), "d8ecfc", 0.7)
        star(foam, x + dx, top + length + 8, 13)
    star(foam, x + 8, y - 14, 15)
    star(foam, x - 22, y - 10, 11)
    p.lay(img, foam)


def cleaner(img: p.Array) -> None:
    """From behind: overalls, cap, one arm up with the squeegee, a cloth in the back pocket."""
    x, foot = 600, CRADLE + 4
    s = p.Sprite()
    blue, shirt, skin = "2c4c8c", "e8e4d8", "e0a884"
    for dx in (-15, 15):
        s.limb([(dx * 0.7, -150), (dx, -76), (dx * 1.1, -10)], [36, 30, 24], blue)
        s.add(
            p.spline(
                [(dx * 1.1 - 16, -10), (dx * 1.1, -18), (dx * 1.1 + 16, -10), (dx * 1.1 + 17, 2), (dx * 1.1 - 17, 2)]
            ),
            "3c2c2c",
            8,
        )
    s.limb([(30, -232), (52, -190), (42, -150)], [26, 22, 18], shirt).add(p.circle(41, -143, 11), skin, 8)
    torso = p.spline(p.points("-34,-240 -18,-256 18,-256 36,-240 34,-190 33,-138 -33,-138 -34,-190"))
    s.add(torso, shirt, 24)
    s.add(p.spline(p.points("-33,-176 33,-176 37,-128 30,-108 -30,-108 -37,-128")), blue, 20)
    for dx in (-1, 1):
        s.limb([(dx * 22, -174), (dx * 4, -214), (dx * -16, -250)], [10, 9, 9], "243f78")
    s.add(p.rect(8, -142, 22, 26, r=4), "243f78", 6)
    s.add(p.spline(p.points("12,-138 20,-146 28,-136 34,-106 22,-116 14,-104")), "f8d070", 6)
    s.limb([(-26, -238), (-54, -290), (-60, -348)], [28, 23, 19], shirt).add(p.circle(-61, -356, 13), skin, 9)
    s.limb([(0, -250), (0, -270)], [20, 19], skin)
    s.add(p.circle(0, -290, 25, 27), "5c3824", 20)
    s.add(p.circle(-25, -286, 6, 8), skin, 5).add(p.circle(25, -286, 6, 8), skin, 5)
    s.add(p.spline(p.points("-29,-292 -27,-316 0,-326 27,-316 29,-292 0,-285")), "f0f4f4", 14)
    s.draw(img, x, foot, 100, light=(-0.6, -0.75, 0.3), rim="e8f6ff", rim_alpha=0.8)
    hand = (x - 61, foot - 356)
    p.solid(
        img,
        p.ribbon([(hand[0] + 8, hand[1] + 22), (BLADE[0] + 8, BLADE[1])], [13, 11], 20, True),
        "c89858",
        6,
        light=LIGHT,
        tooth=0.4,
        cast=0.4,
    )
    p.solid(img, p.circle(hand[0], hand[1] + 1, 14), "e0a884", 10, light=LIGHT, tooth=0.4)
    p.solid(
        img,
        p.rect(BLADE[0] - 4, BLADE[1] - 112, 15, 224, r=5),
        [(0, "3c3424"), (0.5, "b89c50"), (0.8, "f0dc98"), (1, "ffffff")],
        9,
        light=LIGHT,
        tooth=0.4,
        cast=0.4,
    )
    p.solid(img, p.rect(BLADE[0] - 11, BLADE[1] - 110, 9, 220, r=3), "20242c", 3, light=LIGHT, tooth=0.3)


def paint() -> p.Array:
    """The card."""
    img = night()
    city(img)
    m = washed(img)
    smiling_sun(img)
    suds(img, m)
    p.shaft(img, (300, 420), (246, 1180), (170, 330), colour="fff4c8", alpha=0.3, soft=30, seed=4)
    cradle(img)
    bucket(img)
    cleaner(img)
    return img
