"""Under a sunny lawn a mole studies the heavens: bulbs are planets, pebbles comets, glow-worms stars.

Technique: painted relief. Back to front: earth and lawn, bulbs, flowers, comets, glow-worms, the burrow with its chart
and lantern, the tripod, the mole, the telescope at his eye, a fork.
"""

from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np

from art import paint as p
from art.finish import Finish

NUMBER, TITLE = 57, "Astronomy Underground"
FINISH = Finish(vignette=0.34)

DAYLIGHT: p.Light = (-0.7, -0.3, 0.5)
LAWN = 176
FLOOR = 1112
LAMP = (640, 930)
LIGHT = (0.62, -0.4, 0.42)
BRASS = [(0, "2c1420"), (0.3, "6a3c24"), (0.52, "b8803a"), (0.7, "e8b85c"), (0.86, "ffe8a8"), (1, "fffbe4")]
EYEPIECE, HUB, LENS = (230, 758), (376, 604), (540, 432)


def dome(grow: float = 0) -> list[tuple[float, float]]:
    """The outline of the burrow."""
    arc = np.linspace(math.pi, 0, 17)
    return [(388 + math.cos(a) * (344 + grow), FLOOR - math.sin(a) * (540 + grow)) for a in arc]


def earth() -> p.Array:
    """Plum soil, darker with depth, brushed and stippled, with ochre root hairs hanging from the turf."""
    plum_soil = [(0, "5c3450"), (0.3, "40224a"), (0.7, "2a1638"), (1, "1c0e28")]
    img = p.texture.soil("4c2a4c", 4)
    p.over(img, np.ones_like(p.grid.x), p.vertical(plum_soil), 0.62)
    p.brush(img, 40, 5000, p.swirl(200, 5, 1.4), jitter=0.09, alpha=0.5, seed=6)
    random = np.random.default_rng(4)
    layer = p.Layer()
    for _ in range(900):
        x, y, r = random.uniform(0, 800), random.uniform(LAWN + 10, 1200), random.uniform(1, 4.5)
        layer.fill(p.circle(x, y, r * 1.3, r), p.mix("1c0c24", "a87c78", random.random() ** 2), 0.6)
    for _ in range(70):
        x, length = random.uniform(0, 800), random.uniform(20, 110)
        bend = random.normal(0, 18)
        root_hair = p.ribbon(
            [(x, LAWN + 6), (x + bend * 0.4, LAWN + length * 0.5), (x + bend, LAWN + length)], [2.6, 1.6, 0.3], 20
        )
        layer.fill(root_hair, p.mix("b88a58", "e0bc84", random.random()), 0.7)
    p.lay(img, layer)
    return img


def lawn(img: p.Array) -> None:
    """The thin bright strip of the world above."""
    summer_sky = [(0, "a4d4e8"), (0.6, "e0f0dc"), (1, "fff6cc")]
    turf_strip = p.poly(p.points("-5,-14 805,-14 805,10 -5,10", at=(0, LAWN)))
    above = p.smooth(1, -1, p.grid.y - LAWN + p.noise(30, 3, 3) * 5)
    p.over(img, above, p.vertical(summer_sky, 0, LAWN))
    p.glow(img, 120, 20, 420, colour="fffbe0", alpha=0.6, power=1.6)
    hedge = p.Layer()
    random = np.random.default_rng(8)
    for _ in range(260):
        hedge.fill(
            p.circle(random.uniform(-10, 810), LAWN - 28 + random.uniform(-24, 22), random.uniform(8, 20)),
            p.mix("6c9c54", "b4cc70", random.random()),
            0.5,
        )
    p.lay(img, hedge)
    turf = p.mask(turf_strip)
    p.over(img, turf, "4c7c38")
    blades = p.Layer()
    for x in np.sort(random.uniform(-10, 810, 2200)):
        tint = p.mix("3c6c30", "c4dc6c", random.random())
        blades.fill(
            p.hair(
                x,
                LAWN + random.uniform(-6, 12),
                -math.pi / 2 + random.normal(0, 0.3),
                random.uniform(14, 40),
                width=3.2,
                bend=random.normal(0, 0.2),
            ),
            tint,
            0.95,
        )
    p.lay(img, blades)


def roots_and_shoot(img: p.Array, at: tuple[float, float], r: float, random: np.random.Generator) -> None:
    """Whiskers below a bulb of radius r, and a stalk up to the lawn."""
    x, y = at
    layer = p.Layer()
    for k in range(16):
        a = math.pi / 2 + (k - 7.5) * 0.11
        layer.fill(
            p.ribbon(
                [
                    (x + math.cos(a) * r * 0.6, y + r * 0.86),
                    (x + math.cos(a) * r * 1.1 + random.normal(0, 3), y + r * 1.3),
                    (x + math.cos(a) * r * 1.3 + random.normal(0, 6), y + r * random.uniform(1.5, 1.9)),
                ],
                [2.4, 1.6, 0.3],
                16,
            ),
            "d8b88c",
            0.85,
        )
    sway = [(x, y - r * 0.9), (x + random.normal(0, 7), (y + LAWN) / 2), (x, LAWN - 10)]
    layer.fill(p.ribbon(sway, [r * 0.2 + 3, 6, 6], 30), "86a468")
    layer.stroke(p.spline([(a - 1.5, b) for a, b in sway], False), 1.4, "d4e4a4", 0.7)
    p.lay(img, layer)


def veins(img: p.Array, m: p.Array, at: tuple[float, float], r: float) -> None:
    """The lines of a bulb's papery skin."""
    skin = p.Layer()
    for k in range(-4, 5):
        q = k / 4.4
        vein = p.spline(p.points("0,-1.2 0.9,-0.2 0.85,0.4 0.3,0.95", at=at, scale=(q * r, r)), False)
        skin.stroke(vein, 1.6, "5a2c24", 0.4)
    p.lay(img, skin, clip=m)


def bulb(img: p.Array, x: float, y: float, r: float, colour: str, ringed: bool = False, seed: int = 1) -> None:
    """A tulip bulb as a planet: papery skin, root whiskers, a shoot up to its tulip; perhaps a ring of fibres."""
    random = np.random.default_rng(seed)
    roots_and_shoot(img, (x, y), r, random)
    ring = p.moved(p.cut(p.circle(0, 0, r * 1.9, r * 0.5), p.circle(0, 0, r * 1.5, r * 0.34)), x, y, 1, turn=-16)
    if ringed:
        p.solid(img, ring, BRASS, 5, light=LIGHT, tooth=0.8)
    body = p.spline(
        p.points(
            "0,-1.3! 0.3,-0.86 0.92,-0.2 0.86,0.5 0.34,0.95 -0.34,0.95 -0.86,0.5 -0.92,-0.2 -0.3,-0.86",
            at=(x, y),
            scale=(r, r),
        )
    )
    m = p.solid(
        img,
        body,
        p.tones(colour, "20082c", "fff0cf"),
        r * 0.8,
        light=(0.1, 0.55, 0.55),
        tooth=1.0,
        texture=0.08,
        seed=seed,
        soften=3,
        cast=0.3,
    )
    veins(img, m, (x, y), r)
    if ringed:
        half = p.mask(ring) * p.smooth(-2, 2, (p.grid.y - y) + (p.grid.x - x) * 0.287)
        p.form(img, half, BRASS, 5, light=LIGHT, texture=0.06, seed=3, soften=1)


def comet(img: p.Array, x: float, y: float, r: float, turn: float) -> None:
    """A pebble with a tail of pale rootlets."""
    random = np.random.default_rng(int(x))
    layer = p.Layer()
    for k in range(18):
        a = math.radians(turn) + (k - 8.5) * 0.035
        length = r * random.uniform(3.5, 7)
        layer.fill(
            p.hair(x, y, a, length, width=3.4, bend=random.normal(0, 0.05)),
            p.mix("c89c70", "ffe8c0", random.random()),
            0.6,
        )
    p.lay(img, layer)
    stone = [
        (x + math.cos(t) * r * random.uniform(0.85, 1.15), y + math.sin(t) * r * random.uniform(0.75, 1))
        for t in np.linspace(0, 5.6, 8)
    ]
    p.solid(img, p.spline(stone), "b8a8b4", r * 0.8, light=(0.1, 0.5, 0.6), tooth=0.6)


def glow_worms(img: p.Array) -> None:
    """The fixed stars: a few bright and near, most small and far, no two curled alike."""
    random = np.random.default_rng(21)
    bright = p.points("62,254 206,440 764,322 640,404 58,592 752,676 346,246")
    middle = p.points("146,330 300,268 512,300 128,500 362,470 700,486 766,548 620,516 24,748 524,566 30,470")
    faint = p.points(
        "190,250 300,420 318,520 470,420 480,500 580,440 676,580 780,470 96,690 200,620 660,336 30,340 172,392 770,820"
    )
    worms = p.Layer()
    for places, reach in ((bright, (1.15, 1.6)), (middle, (0.65, 0.95))):
        for x, y in places:
            glow_worm(img, worms, (x, y), random.uniform(*reach), random=random)
    for x, y in faint:
        p.glow(img, x, y, random.uniform(14, 30), colour="9cf05c", alpha=0.5, power=2.2)
        worms.fill(p.circle(x, y, random.uniform(1.4, 2.6)), "e8ffb0", 0.9)
    p.lay(img, worms)


def glow_worm(img: p.Array, worms: p.Layer, at: tuple[float, float], size: float, random: np.random.Generator) -> None:
    """One worm of three to five rings, bent its own way, that shines from its tail."""
    x, y = at
    heading, bend = random.uniform(0, 6.3), random.normal(0, 0.34)
    step = random.uniform(4.4, 6) * size
    p.glow(img, x, y, random.uniform(46, 66) * size, colour="9cf05c", alpha=random.uniform(0.55, 0.8), power=2.2)
    along = (x, y)
    for k in range(int(random.integers(3, 6))):
        along = (along[0] + math.cos(heading) * step, along[1] + math.sin(heading) * step)
        heading += bend
        worms.fill(p.circle(*along, (3.9 - k * 0.35) * size), p.mix("b4c86c", "5c6c3c", k / 4))
    ray, turn = random.uniform(9, 15) * size, random.uniform(-0.5, 0.5)
    worms.fill(p.star(x, y, ray, 4, inner=0.15, turn=turn), "e8ffb0", 0.8)
    worms.fill(p.star(x, y, ray * random.uniform(0.3, 0.7), 4, inner=0.25, turn=turn + 0.8), "e8ffb0", 0.6)
    worms.fill(p.circle(x, y, 4.4 * size), "f4ffc8")


def burrow(img: p.Array) -> None:
    """The observatory: an aubergine dome dug smooth, a slit for the tube, lamplight on the right."""
    rim_earth = [(0, "1c0c24"), (0.5, "4a2a40"), (0.8, "8a5c54"), (1, "c8946c")]
    lamplit_clay = [(0, "160a22"), (0.3, "30183a"), (0.6, "6a3c48"), (0.85, "b8785c"), (1, "e8b078")]
    rim = p.rough(p.mask(p.poly(dome(20))), 3, 20, 4)
    p.form(img, rim, rim_earth, 16, light=(0.4, 0.8, 0.3), texture=0.12, seed=4, soften=3)
    m = p.rough(p.mask(p.poly(dome())), 2.4, 16, 5)
    tone = np.clip(1 - np.hypot(p.grid.x - LAMP[0], p.grid.y - LAMP[1]) / 640 + p.noise(40, 6, 4) * 0.08, 0, 1)
    p.over(img, m, p.ramp(tone, lamplit_clay))
    random = np.random.default_rng(9)
    claws = p.Layer()
    for _ in range(420):
        x, y = random.uniform(40, 740), random.uniform(570, FLOOR)
        turn = math.atan2(FLOOR - y, x - 388) + math.pi / 2
        for k in range(3):
            claw_mark = p.moved(
                p.spline([(-14, k * 5), (0, k * 5 - 2), (14, k * 5)], False), x, y, 1, turn=-math.degrees(turn)
            )
            claws.stroke(claw_mark, 1.5, "1c0c22", 0.28)
    p.lay(img, claws, clip=m)
    p.multiply(img, m * p.smooth(0, 1, p.blur(1 - m, 40) * 1.6), "1c0c28", 0.6)
    boards = p.texture.wood("7c4c38", 22, False, 6)
    ground = p.mask(p.rect(30, FLOOR - 6, 720, 26)) * rim
    p.over(img, ground, boards)


def sky_map(img: p.Array) -> None:
    """The chart on the wall: orbits, bulbs and worms, beautifully wrong."""
    x, y = 604, 782
    sheet = p.moved(p.rect(-92, -84, 184, 168, r=3), x, y, 1, turn=4)
    m = p.mask(sheet)
    p.shadow(img, m, -7, 8, soft=5, alpha=0.5)
    p.over(img, m, p.texture.parchment("ecd8a8", 4))
    ink = p.Layer()
    for r in (22, 42, 62, 78):
        ink.stroke(p.circle(x, y, r, r * 0.8), 1.4, "5a3048", 0.8)
    charted_bulbs = (
        (0.4, 42, 8, "b86a3c"),
        (2.2, 62, 11, "8a4a5c"),
        (4.1, 78, 8, "c89038"),
        (5.2, 42, 5, "6a7c4c"),
        (3.2, 22, 4, "6a3c5c"),
        (1.2, 78, 6, "a85c54"),
    )
    for a, r, size, tint in charted_bulbs:
        bx, by = x + math.cos(a) * r, y + math.sin(a) * r * 0.8
        bulb_outline = p.spline([(bx, by - size * 1.5, 1), (bx + size, by), (bx, by + size), (bx - size, by)])
        ink.fill(bulb_outline, tint)
    for a in np.arange(0, 6.28, 0.52):
        ink.stroke(p.line([(x, y), (x + math.cos(a) * 80, y + math.sin(a) * 64)]), 0.7, "5a3048", 0.5)
    ink.fill(p.star(x, y, 13, 8, inner=0.5), "c88a2c")
    for dx, dy in ((-84, -78), (86, -66)):
        ink.fill(p.circle(x + dx, y + dy, 5), "8a5a2c")
    p.lay(img, ink, tooth=0.4)


def tripod(img: p.Array) -> None:
    """Three wooden legs under the hub of the telescope."""
    for foot in ((320, FLOOR), (404, FLOOR + 2), (470, FLOOR)):
        p.solid(img, p.ribbon([HUB, foot], [13, 10]), "6a3c2c", 6, light=LIGHT, tooth=0.6, texture=0.08, cast=0.3)


def telescope(img: p.Array) -> None:
    """Brass tubes that widen towards the lens, with a leather cup at the eye."""
    d = np.array(LENS) - np.array(EYEPIECE)
    length = float(np.hypot(*d))
    turn = math.degrees(math.atan2(d[1], d[0]))
    tube = p.Sprite()
    tube_parts = (
        (6, 40, 17, 17),
        (34, 130, 26, 27),
        (124, 260, 37, 40),
        (252, length - 26, 52, 58),
        (length - 34, length, 70, 74),
    )
    for a, b, w0, w1 in tube_parts:
        tube_part = p.poly([(a, -w0 / 2), (b, -w1 / 2), (b, w1 / 2), (a, w0 / 2)])
        tube.add(tube_part, BRASS, 24)
    for a, w in ((36, 31), (126, 46), (254, 62), (length - 34, 80)):
        tube.add(p.rect(a - 5, -w / 2, 11, w, r=4), BRASS, 6)
    tube.add(p.circle(length, 0, 10, 36), "bfe8dc", 9)
    eye_cup = p.spline(p.points("-7,-17! -4,-18 6,-13 16,-10! 16,10! 6,13 -4,18 -7,17! -3,0"))
    tube.add(eye_cup, "a8643c", 9)
    tube.draw(img, *EYEPIECE, 100, turn=turn, light=LIGHT)
    p.solid(img, p.circle(*HUB, 17), BRASS, 12, light=LIGHT, tooth=0.3, cast=0.4)
    p.solid(img, p.circle(*HUB, 7), BRASS, 5, light=LIGHT, tooth=0.2)


def mole_head(coat: str, pink: str) -> p.Sprite:
    """Head, thick spectacles and cap, level, round the nape; the eye is wide open at the glass."""
    head = p.spline(p.points("-46,20 -52,-36 -16,-82 36,-94 80,-80 120,-63 146,-50 138,-33 104,-20 74,6 24,32"))
    nose_to_nape = [(136, -47), (30, -40), (-50, 0)]
    snout = p.spline(p.points("98,-70 126,-66 152,-54 156,-41 136,-29 108,-23 98,-42"))
    spectacle_arm = [(54, -64), (4, -58), (-36, -40)]
    thick_glass = [(0, "3c5c68"), (0.5, "8cb8b8"), (0.8, "dcf4e8"), (1, "ffffff")]
    cap = p.spline(p.points("-34,-78 -14,-110 26,-124 54,-104 44,-88 0,-78"))

    s = p.Sprite()
    s.add(head, coat, 46, spine=nose_to_nape, fur=13)
    s.add(snout, pink, 15, spine=[(152, -49), (94, -46)], fur=0)
    s.add(p.circle(154, -48, 11, 10), "d87c80", 8)
    for k in range(4):
        whisker = p.spline([(118, -40 + k * 4), (134, -18 + k * 8), (136, 2 + k * 10)], False)
        s.line(whisker, 1.3, "f0dcd0", 0.6)
    s.limb(spectacle_arm, [5, 5, 4], BRASS)
    s.add(p.circle(60, -66, 29), BRASS, 7)
    s.add(p.circle(60, -66, 22), thick_glass, 18)
    s.add(p.circle(64, -70, 10), "2a1c2c", 0).add(p.circle(60, -74, 3.4), "ffffff", 0)
    s.add(cap, "7c2c4c", 14)
    return s


def mole() -> p.Sprite:
    """The astronomer on a stool, head tipped back to the eyepiece, notebook on the knee."""
    far_leg = [(20, -92), (96, -86), (104, -20)]
    far_foot = p.spline(p.points("84,-22 116,-24 146,-8 140,2 86,2"))
    body = p.spline(p.points("-84,-88 -118,-140 -112,-230 -74,-310 -14,-346 40,-322 70,-250 86,-170 88,-104 50,-84"))
    waistcoat = p.spline(p.points("26,-300 70,-240 88,-150 70,-96 30,-120 18,-210"))
    cap_tip = [(-44, -410), (-92, -426), (-116, -380)]
    notebook = p.poly(p.points("76,-152 152,-196 186,-150 106,-112"))
    near_arm = [(0, -254), (30, -172), (86, -146)]

    s = p.Sprite()
    coat, pink = "4c4258", "e8a898"
    for x in (-62, 0, 50):
        s.limb([(x * 0.7, -84), (x, 0)], [13, 10], "6a3c2c")
    s.add(p.rect(-84, -98, 160, 20, r=8), "8a5434", 9)
    s.limb(far_leg, [52, 40, 26], p.mix(coat, "1a0c28", 0.4), fur=9)
    s.add(far_foot, p.mix(pink, "5a2c40", 0.3), 9)
    s.add(body, coat, 74, spine=[(0, -340), (-20, -90)], fur=15)
    s.add(waistcoat, "7c2c4c", 20)
    for y in (-220, -180, -140):
        s.add(p.circle(64, y, 5), "e8b85c", 3)
    s.limb(cap_tip, [26, 17, 6], "7c2c4c")
    s.attach(mole_head(coat, pink), -10, -320, turn=-28)
    s.add(p.circle(-118, -368, 11), "e8b85c", 8)
    s.add(notebook, "f4e8c8", 6)
    s.line(p.line([(108, -150), (152, -174)]), 2, "5a3048", 0.7).line(p.circle(132, -148, 12, 8), 2, "5a3048", 0.7)
    s.limb(near_arm, [56, 48, 34], coat, fur=11)
    for k in range(5):
        s.limb([(92, -148), (126, -164 + k * 9)], [15, 6], pink)
        s.limb([(122, -163 + k * 9), (138, -168 + k * 9)], [5, 1.5], "f8e8d0")
    return s


def lantern(img: p.Array) -> None:
    """A small table with books and the one lamp."""
    book_pile = ((92, "5a3c6c"), (80, "7c4c3c"), (86, "4c5c54"))
    for x in (560, 704):
        p.solid(img, p.ribbon([(x, 1000), (x, FLOOR)], [13, 11]), "6a3c2c", 6, light=LIGHT, tooth=0.5)
    p.solid(img, p.rect(534, 988, 196, 16, r=4), "9c6040", 7, light=(0.1, -0.9, 0.4), tooth=0.6, texture=0.08, cast=0.4)
    for k, (w, tint) in enumerate(book_pile):
        p.solid(img, p.rect(546 + k * 4, 970 - k * 17, w, 17, r=3), tint, 6, light=LIGHT, tooth=0.4, cast=0.2)
    x, y = 684, 988
    p.solid(img, p.rect(x - 26, y - 12, 52, 12, r=3), BRASS, 6, light=LIGHT, tooth=0.3)
    p.over(img, p.mask(p.rect(x - 20, y - 70, 40, 58, r=12)), "ffe8a0", 0.9)
    p.flame().draw(img, x, y - 14, 44)
    lamp_cap = p.spline(p.points("-26,-68! -12,-88 12,-88 26,-68!", at=(x, y)))
    p.solid(img, lamp_cap, BRASS, 8, light=LIGHT, tooth=0.3)
    ring = p.Layer().stroke(p.circle(x, y - 100, 13), 4, "e8b85c")
    for dx in (-21, 0, 21):
        ring.stroke(p.line([(x + dx, y - 68), (x + dx, y - 12)]), 3, "8a5a2c")
    p.lay(img, ring)
    p.glow(img, x, y - 40, 330, colour="ffb458", alpha=0.55, power=1.8)


def fork(img: p.Array) -> None:
    """Four shining tines break into the universe."""
    steel = [(0, "20242c"), (0.4, "545e6c"), (0.6, "98a6b0"), (0.78, "dce6e8"), (1, "ffffff")]
    for k, reach in enumerate((300, 322, 318, 296)):
        x = 612 + k * 42
        p.glow(img, x - 6, LAWN + 100, 60, colour="fff4dc", alpha=0.2)
        tine = p.ribbon([(x, 60), (x - 2, LAWN + 40), (x - 8, reach)], [13, 12, 1.5])
        p.solid(img, tine, steel, 6, light=DAYLIGHT, tooth=0.3, texture=0.02, seed=k, soften=1, cast=0.4)
    yoke = p.spline(p.points("606,74 612,46 650,34 676,24 702,34 738,46 744,74 720,58 676,52 632,58"))
    p.solid(img, yoke, steel, 9, light=DAYLIGHT, tooth=0.4, cast=0.3)
    p.solid(img, p.ribbon([(676, 36), (680, -20)], [24, 22]), "a8743c", 11, light=DAYLIGHT, tooth=0.5)
    dirt = p.Layer()
    random = np.random.default_rng(5)
    for _ in range(60):
        k = random.integers(4)
        dirt.fill(
            p.circle(612 + k * 42 + random.normal(0, 14), LAWN + 6 + random.uniform(0, 90), random.uniform(2, 7)),
            p.mix("5c3450", "a87c6c", random.random()),
        )
    p.lay(img, dirt, 0.9)


class Planet(NamedTuple):
    """A bulb that hangs in the earth as a planet."""

    x: float
    y: float
    r: float
    tint: str
    ringed: bool
    seed: int


def paint() -> p.Array:
    """A cut through the garden: earth and lawn, bulbs and flowers, comets, glow-worms, then the burrow and the fork."""
    img = earth()
    lawn(img)
    planets = (
        Planet(104, 366, 40, "c87c48", ringed=False, seed=2),
        Planet(246, 330, 27, "b85c58", ringed=False, seed=3),
        Planet(392, 356, 50, "d89a58", ringed=True, seed=4),
        Planet(560, 318, 24, "a86a7c", ringed=False, seed=5),
    )
    for x, y, r, tint, ringed, seed in planets:
        bulb(img, x, y, r, colour=tint, ringed=ringed, seed=seed)
    for x, size, tint in ((104, 118, "e8503c"), (246, 94, "f8c84c"), (392, 128, "e878a0"), (560, 96, "f4f0dc")):
        p.flower(tint).draw(img, x, LAWN + 2, size, light=(-0.5, -0.75, 0.45))
    for x, y, r, turn in ((176, 560, 13, 205), (706, 430, 15, -28), (486, 236, 9, 170)):
        comet(img, x, y, r, turn=turn)
    glow_worms(img)
    burrow(img)
    sky_map(img)
    lantern(img)
    tripod(img)
    mole().draw(img, 206, FLOOR + 2, 84, light=LIGHT, rim="ffc888", rim_alpha=0.5)
    telescope(img)
    fork(img)
    return img
