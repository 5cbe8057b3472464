"""Down a Gothic nave full of dogs in their pews: on the altar rests one red ball, and the rose window throws.

Technique: painted relief.
"""

from __future__ import annotations

import itertools
import math

import numpy as np
import skia

from art import paint as p

NUMBER, TITLE = 25, "The Holy Ball"

EYE = (400.0, 570.0)  # the vanishing point
END = 2.2  # distance of the east wall
BACK_LIGHT = (0.0, -0.9, 0.2)
STONE = [(0, "170d2a"), (0.35, "3f2c60"), (0.62, "7460a0"), (0.85, "b4a4d4"), (1, "ece2f6")]
GLASS = ("5a48c8", "8a4cc0", "3c78c4", "c05aa8", "e0a83c", "48a0a8")
GOLD = [(0, "4a2208"), (0.35, "9a5a14"), (0.62, "dca034"), (0.85, "ffdc78"), (1, "fff8d8")]


def at(x: float, y: float, z: float) -> tuple[float, float]:
    """Where a point of the nave appears: x from the middle, y down from eye height, z the distance (1: our pew)."""
    return EYE[0] + x / z, EYE[1] + y / z


def pointed(x: float, y: float, w: float, h: float) -> skia.Path:
    """A Gothic opening standing on (x, y) = middle of its foot."""
    spring = y - h * 0.62
    return p.spline(
        [
            (x - w / 2, y, 1),
            (x - w / 2, spring, 1),
            (x - w * 0.36, y - h * 0.84),
            (x, y - h, 1),
            (x + w * 0.36, y - h * 0.84),
            (x + w / 2, spring, 1),
            (x + w / 2, y, 1),
        ],
        tension=0.3,
    )


def arcade() -> p.Array:
    """One side wall straight on: piers, arches, and coloured windows above (0..800 x 0..600)."""
    img = p.texture.blocks("7a68a4", 50, 26, 2, mortar="4c3c74", vary=0.25, seed=5)
    p.over(img, p.mask(p.rect(0, 226, 800, 10), p.rect(0, 8, 800, 8)), "b4a6d0", 0.8)
    glass = p.Layer()
    random = np.random.default_rng(25)
    for k in range(5):
        x = 100 + k * 160
        p.solid(img, pointed(x, 600, 118, 340), "1e1436", 30, light=(0.5, 0.2, 0.4), tooth=0.8)
        p.over(img, p.mask(pointed(x, 540, 34, 190)), "5e58a8", 0.8)
        p.solid(img, pointed(x, 208, 96, 186), "2c2048", 6, light=BACK_LIGHT, tooth=0.6)
        for side in (-1, 1):
            lancet = pointed(x + side * 22, 204, 36, 166)
            glass.fill(lancet, GLASS[(k + side) % 3])
            for _ in range(16):
                gx, gy = x + side * 22 + random.uniform(-16, 16), random.uniform(50, 200)
                glass.canvas.save()
                glass.canvas.clipPath(lancet, doAntiAlias=True)
                glass.fill(p.circle(gx, gy, random.uniform(4, 10)), GLASS[random.integers(6)], 0.75)
                glass.canvas.restore()
    p.lay(img, glass)
    for k in range(6):
        pier = p.union(
            p.rect(6 + k * 160, 0, 28, 600), p.rect(-2 + k * 160, 250, 44, 16, r=4), p.rect(-2 + k * 160, 574, 44, 26)
        )
        p.solid(img, pier, STONE, 12, light=(0.6, -0.5, 0.4), tooth=0.6, cast=0.3)
    return img


def vault(img: p.Array) -> None:
    """The ribbed ceiling, bay by bay, and the floor."""
    t = 0.42 + p.noise(90, 3, 4) * 0.1 - (EYE[1] - p.grid.y) / 2600
    p.over(img, p.mask(p.rect(-5, -5, 810, 900)), p.ramp(np.clip(t, 0, 1), STONE))
    depths = [2.2, 1.86, 1.57, 1.33, 1.13, 0.95]
    for far, near in itertools.pairwise(depths):
        ribs = p.Layer()
        crown = at(0, -870, (far + near) / 2)
        for side in (-1, 1):
            for z in (far, near):
                foot = at(side * 400, -500, z)
                bend = (foot[0] * 0.45 + crown[0] * 0.55, foot[1] * 0.2 + crown[1] * 0.8)
                ribs.stroke(p.spline([foot, bend, crown], False), 13 / z, "241640", 0.8).stroke(
                    p.spline([foot, (bend[0], bend[1] - 3), (crown[0], crown[1] - 3)], False), 7 / z, "a090c8"
                )
        p.lay(img, ribs)
    for z in depths:
        apex, feet = at(0, -880, z), (at(-400, -500, z), at(400, -500, z))
        arch = p.spline([feet[0], at(-270, -730, z), (*apex, 1), at(270, -730, z), feet[1]], False)
        ribs = p.Layer().stroke(arch, 26 / z, "2a1c48").stroke(p.moved(arch, 0, -4 / z), 16 / z, "9484bc")
        ribs.stroke(p.moved(arch, 0, -7 / z), 4 / z, "d8cef0", 0.8)
        p.lay(img, ribs)
    floor = p.texture.tiles("a89ac4", "6c5a94", 60, 4)
    p.onto(
        img, floor, (at(-400, 640, END), at(400, 640, END), at(400, 640, 0.9), at(-400, 640, 0.9)), (0, 0, 800, 1200)
    )


def arm_window(img: p.Array, x: float, y: float, r: float) -> None:
    """The rose: two rings of petals round a medallion with an arm that throws."""
    p.solid(img, p.circle(x, y, r * 1.1), STONE, 16, light=BACK_LIGHT, tooth=0.6)
    lead = p.mask(p.circle(x, y, r))
    p.over(img, lead, "150c24")
    glass = p.Layer()
    random = np.random.default_rng(7)
    for ring, count, r0, r1 in ((0, 20, 0.78, 0.97), (1, 12, 0.5, 0.76)):
        for k in range(count):
            a = 2 * math.pi * k / count + ring * 0.13
            half = math.pi / count * 0.86
            inner = [(x + math.cos(b) * r * r0, y + math.sin(b) * r * r0) for b in (a + half * 0.8, a - half * 0.8)]
            outer = [
                (x + math.cos(b) * r * q, y + math.sin(b) * r * q)
                for b, q in ((a - half, r1 - 0.07), (a, r1), (a + half, r1 - 0.07))
            ]
            glass.fill(
                p.spline([*outer, *[(u, v, 1) for u, v in inner]], tension=0.3),
                p.mix(GLASS[(k * (2 + ring)) % 6], "ffffff", random.uniform(0.05, 0.4)),
            )
    disc = p.circle(x, y, r * 0.48)
    glass.radial(disc, (x, y), r * 0.5, ["fff6d8", "ffd878", "e89a3c"])
    glass.canvas.save()
    glass.canvas.clipPath(disc, doAntiAlias=True)
    k = r / 100
    sleeve = p.ribbon(
        [(x - 44 * k, y + 44 * k), (x - 20 * k, y + 22 * k), (x - 9 * k, y + 4 * k)], [40 * k, 30 * k, 26 * k], 20
    )
    arm = p.ribbon(
        [(x - 12 * k, y + 10 * k), (x + 2 * k, y - 6 * k), (x + 12 * k, y - 20 * k)], [17 * k, 14 * k, 10 * k], 20, True
    )
    fingers = [
        p.ribbon(
            [(x + 12 * k, y - 20 * k), (x + (12 + 15 * math.cos(a)) * k, y + (-20 + 17 * math.sin(a)) * k)],
            [7 * k, 4.5 * k],
            8,
            True,
        )
        for a in (-2.2, -1.5, -1.0, -0.5, 0.25)
    ]
    glass.fill(p.union(arm, *fingers, p.circle(x + 12 * k, y - 20 * k, 7 * k)), "b0583c").fill(sleeve, "3a3cb0")
    for b in (0.0, 0.5, 1.0):
        glass.stroke(
            p.spline([(x + 20 * k, y - (34 + 3 * b) * k), (x + (30 + 4 * b) * k, y - (30 - 6 * b) * k)], False),
            2 * k,
            "8a3c1c",
            0.7,
        )
    glass.canvas.restore()
    glass.stroke(p.line([(x - 12 * k, y + 12 * k), (x - 24 * k, y - 2 * k)]), 1.6 * k, "150c24").stroke(
        disc, 4 * k, "150c24"
    )
    p.lay(img, glass)
    p.glow(img, x, y, r * 2.6, colour="e8b4ff", alpha=0.34, power=1.6)
    p.glow(img, x, y, r * 1.0, colour="ffe8b0", alpha=0.4, power=1.6)


def altar(img: p.Array) -> None:
    """Steps, cloth, a gold canopy, candles, and the ball on its cushion."""
    for k in range(3):
        w, y = 168 - k * 26, 858 - k * 15
        p.solid(img, p.rect(400 - w, y - 15, w * 2, 17, r=2), STONE, 6, light=BACK_LIGHT, tooth=0.5, cast=0.2)
    p.solid(img, p.rect(318, 738, 164, 84, r=3), "c8b8d8", 14, light=BACK_LIGHT, tooth=0.8)
    p.over(img, p.mask(p.rect(318, 738, 164, 20)), p.texture.stripes("d8a43c", "f4dc9c", 7))
    p.glow(img, 400, 660, 170, colour="ffcf70", alpha=0.7, power=1.7)
    for x in (306, 494):
        p.solid(
            img,
            p.union(p.rect(x - 5, 600, 10, 224), p.rect(x - 9, 806, 18, 18, r=2), p.circle(x, 600, 9)),
            GOLD,
            5,
            light=BACK_LIGHT,
            tooth=0.3,
        )
    canopy = p.spline(
        p.points(
            "284,604! 300,566 352,540 400,494! 448,540 500,566 516,604! 497,622 478,604! 458,622 439,604! 420,622 "
            "400,604! 380,622 361,604! 342,622 322,604! 303,622"
        )
    )
    p.solid(img, canopy, GOLD, 24, light=BACK_LIGHT, tooth=0.5, cast=0.3)
    p.solid(img, p.star(400, 490, 14, 6), GOLD, 5, light=BACK_LIGHT, tooth=0)
    for x in (338, 462):
        p.props.candle("f4e8c8", True, 70).draw(img, x, 740, 46)
    p.solid(
        img,
        p.spline(p.points("354,740 350,722 372,716 400,722 428,716 450,722 446,740 400,736")),
        "7a4cb0",
        10,
        light=BACK_LIGHT,
        tooth=0.5,
    )


def holy_ball(img: p.Array) -> None:
    """It shines, as it should."""
    for a in range(18):
        t = a * math.pi / 9
        ray = p.ribbon(
            [
                (400 + math.cos(t) * 44, 684 + math.sin(t) * 44),
                (400 + math.cos(t) * (66 + 9 * (a % 2)), 684 + math.sin(t) * (66 + 9 * (a % 2))),
            ],
            [4, 1],
            6,
        )
        p.shine(img, p.mask(ray), "ffe49a", 0.8)
    p.solid(
        img,
        p.circle(400, 684, 38),
        [(0, "4a0408"), (0.4, "b8141c"), (0.72, "e4201c"), (0.94, "ff5a40"), (1, "ffb090")],
        36,
        light=(-0.4, -0.7, 0.5),
        tooth=0.4,
        texture=0.03,
    )
    p.over(img, p.mask(p.moved(p.circle(0, 0, 9, 6), 386, 668, 1, turn=-30), soft=2), "ffffff", 0.7)


def dog(colour: str, ears: str, face: str | None = None) -> p.Sprite:
    """A dog sitting upright, seen from behind; ears: up, flop, half or long."""
    s = p.Sprite()
    dark = p.mix(colour, "140818", 0.35)
    s.limb([(0, -2), (0, -34), (0, -62)], [66, 58, 38], colour, fur=7)
    s.limb([(0, -60), (0, -76)], [36, 34], colour, fur=5)
    if ears == "long":
        for side in (-1, 1):
            s.limb([(side * 15, -96), (side * 24, -84), (side * 24, -64)], [8, 12, 11], dark, fur=3)
    s.limb([(-7, -86), (0, -87), (7, -86)], [36, 38, 36], colour, fur=5)
    if face:
        s.limb([(0, -104), (0, -90), (0, -70)], [10, 12, 8], face, fur=4)
    for side in (-1, 1):
        if ears == "up":
            s.add(
                p.spline([(side * 19, -90), (side * 22, -122, 1), (side * 4, -103), (side * 8, -96)]),
                dark,
                5,
                fur=4,
                spine=[(side * 10, -92), (side * 20, -120)],
            )
        elif ears == "half":
            s.add(p.spline(p.points("18,-92 15,-118 21,-120 29,-108! 20,-108 6,-101", scale=(side, 1))), dark, 4)
        elif ears == "flop":
            s.limb([(side * 13, -100), (side * 24, -98), (side * 27, -82)], [11, 14, 10], dark, fur=4)
    return s


def pews(img: p.Array) -> None:
    """Seven rows, the far ones first; the dogs sit beyond each bench back."""
    coats = ("8a5a38", "d8c4a4", "3a2c30", "b07c48", "e8e0d4", "6a6068", "c8743c", "54382c")
    kinds = ("up", "flop", "half", "up", "long", "up", "half", "flop")
    oak = p.texture.wood("7a4c34", 30, False, 6)
    random = np.random.default_rng(11)
    count = 0
    for z in (1.98, 1.72, 1.5, 1.32, 1.17, 1.04, 0.93):
        for side in (-1, 1):
            places = (118, 208, 296) if side < 0 else (112, 206, 300)
            for k, x in enumerate(places):
                size = (150 if (count + k) % 3 else 112) * random.uniform(0.85, 1.16) / z
                x0, y0 = at(side * x + random.uniform(-10, 10), 600, z)
                i = (count * 5 + k * 3) % 8
                dog(coats[i], kinds[(i + count) % 8], "f4ecdc" if i in (2, 6) else None).draw(
                    img,
                    x0,
                    y0,
                    size,
                    turn=random.uniform(-5, 5),
                    light=BACK_LIGHT,
                    rim="ffdca0",
                    rim_alpha=0.75,
                    seed=count,
                    haze=("a888c8", max(0.0, (z - 1) * 0.32)),
                )
                count += 1
            (xa, ya), (xb, yb) = at(side * 64, 520, z), at(side * 356, 640, z)
            back = p.mask(p.rect(min(xa, xb), ya, abs(xb - xa), yb - ya + 4, r=3))
            p.clothe(img, back, oak * np.float32(0.86 - 0.12 * (z - 1)), 8 / z, light=BACK_LIGHT)
            p.multiply(img, back * p.smooth(ya, yb, p.grid.y), "3a2050", 0.7)
            end = p.union(
                p.rect(xa - 13 / z, ya - 26 / z, 26 / z, yb - ya + 30 / z, r=5), p.circle(xa, ya - 30 / z, 13 / z)
            )
            p.solid(img, end, "6a4030", 8 / z, light=BACK_LIGHT, tooth=0.5)
            p.over(img, p.mask(p.rect(min(xa, xb), ya - 3 / z, abs(xb - xa), 9 / z, r=3)), "b07c50")


def heretic(img: p.Array) -> None:
    """Bottom corner: a puppy in profile with another ball, looking innocent."""
    p.quadruped("dog", "sit", "d8b48c").draw(img, 424, 1172, 148, light=BACK_LIGHT, rim="ffdca0", ground=0.5)
    p.solid(img, p.circle(499, 1090, 14), "b8cc30", 13, light=BACK_LIGHT, tooth=0.4, texture=0.08)
    p.lay(img, p.Layer().stroke(p.spline([(490, 1080), (499, 1088), (511, 1086)], False), 1.8, "f4f8d8"))


def paint() -> p.Array:
    """The card."""
    img = p.blank("2a1c48")
    vault(img)
    east = p.spline(
        [
            (*at(-400, 640, END), 1),
            (*at(-400, -500, END), 1),
            at(-270, -730, END),
            (*at(0, -880, END), 1),
            at(270, -730, END),
            (*at(400, -500, END), 1),
            (*at(400, 640, END), 1),
        ]
    )
    p.over(img, p.mask(east), p.texture.blocks("5c4a84", 34, 18, 2, mortar="382858", vary=0.25, seed=8))
    p.multiply(img, p.mask(east) * p.smooth(560, 860, p.grid.y), "5a3c78", 0.5)
    for x in (-96, 96):
        p.over(img, p.mask(pointed(400 + x, 730, 44, 150)), "6a54b8")
    arm_window(img, 400, 352, 142)
    wall = arcade()
    for side in (-1, 1):
        quad = (
            at(side * 400, -500, 0.95),
            at(side * 400, -500, END),
            at(side * 400, 640, END),
            at(side * 400, 640, 0.95),
        )
        m = p.onto(img, wall, quad, (0, 0, 800, 600))
        p.multiply(img, m * p.smooth(560, 1000, p.grid.y), "3a2860", 0.5)
    altar(img)
    for k, (x, colour) in enumerate(
        ((250, "a060ff"), (300, "ff70c0"), (360, "60a8ff"), (450, "ffc860"), (520, "ff70c0"))
    ):
        p.shaft(
            img,
            (400 + (x - 400) * 0.3, 360),
            (x + (x - 400) * 0.6, 1040),
            (60, 150),
            colour=colour,
            alpha=0.2,
            soft=18,
            seed=k,
        )
    holy_ball(img)
    pews(img)
    for x, y, rx, ry, colour in (
        (400, 930, 60, 16, "ff80c8"),
        (384, 1010, 66, 20, "80a0ff"),
        (420, 1092, 80, 24, "ffc860"),
        (180, 900, 120, 40, "b070ff"),
        (640, 980, 120, 44, "ff78b8"),
        (250, 1110, 140, 40, "70a0ff"),
    ):
        p.lamp_pool(img, x, y, rx, ry=ry, colour=colour, alpha=0.5)
    heretic(img)
    p.dust(img, 160, "ffe8c8", 0.5, seed=4)
    return img
