"""Looking up from a village square: the sky is the underside of a sea, and an anchor has hooked the fountain.

Technique: painted relief.
"""

from __future__ import annotations

import math

import numpy as np
import skia

from art import paint as p

NUMBER, TITLE = 48, "Under Another Sea"

LIGHT = (0.0, -0.9, 0.35)
ZENITH = (410, 250)
RUST = [(0, "060e1c"), (0.4, "182c40"), (0.68, "38566c"), (0.88, "7ca4b0"), (1, "dcfff4")]
STONE = [(0, "16243c"), (0.35, "44566c"), (0.62, "8c98a0"), (0.85, "ccd4cc"), (1, "fbfff4")]
XY = tuple[float, float]


def sea_above() -> p.Array:
    """The rippling underside of the surface, brightest overhead."""
    dx, dy = p.grid.x - ZENITH[0], (p.grid.y - ZENITH[1]) * 0.8
    d = np.hypot(dx, dy)
    t = np.clip(1 - d / 820, 0, 1) + p.noise(120, 4, 4) * 0.07
    img = p.ramp(np.clip(t, 0, 1), [(0, "06184c"), (0.3, "0c3a86"), (0.55, "1470b4"), (0.78, "3cb4cc"), (0.93, "a0ecdc"), (1, "e8fff0")])
    angle = np.arctan2(dy, dx)
    bend = p.noise(150, 9, 3) * 46 + p.noise(50, 11, 3) * 12
    rings = np.sin((d + bend) / (9 + d * 0.035)) * np.sin(angle * 9 + bend / 24)
    ripple = p.smooth(0.25, 0.95, rings) * p.smooth(900, 60, d)
    p.shine(img, p.blur(ripple, 1.5), "b8fff0", 0.42)
    p.multiply(img, p.blur(p.smooth(-0.3, -0.95, rings), 2), "1c5ca0", 0.4)
    return img


def hull(img: p.Array, x: float, y: float, length: float, turn: float, dark: float) -> None:
    """A ship's bottom, seen from the sea bed."""
    half = [(0, -50, 1), (15, -32), (23, -4), (23, 30), (16, 50, 1)]
    ship = p.spline([*half, *[(-q[0], *q[1:]) for q in reversed(half[1:])]])
    outline = p.moved(ship, x, y, length / 100, turn)
    m = p.rough(p.mask(outline), 0.6, 16, 4)
    p.glow(img, x, y, length * 0.75, "c8fff4", 0.3)
    p.form(
        img,
        m,
        [(0, "030a1c"), (0.5, "0a2038"), (0.85, "1c4460"), (1, "3c7488")],
        length * 0.16,
        light=(0.3, 0.2, 0.6),
        texture=0.04,
        seed=5,
        alpha=dark,
    )
    planks = p.Layer()
    for side in (-1, 1):
        for f in (0.35, 0.7):
            way = [(side * q[0] * f, q[1] * 0.97) for q in half]
            planks.stroke(p.moved(p.spline(way, False), x, y, length / 100, turn), max(length * 0.008, 1), "5c98a8", 0.5)
    planks.fill(p.moved(p.spline([(-2.4, 46, 1), (2.4, 46, 1), (4, 60), (0, 63), (-4, 60)]), x, y, length / 100, turn), "071428", dark)
    p.lay(img, planks)
    a = math.radians(turn)
    keel = p.Layer().stroke(
        p.line(
            [
                (x + math.sin(a) * length * 0.46, y - math.cos(a) * length * 0.46),
                (x - math.sin(a) * length * 0.46, y + math.cos(a) * length * 0.46),
            ]
        ),
        length * 0.035,
        "050f24",
        0.8,
    )
    p.lay(img, keel)
    p.rim_light(img, m, "c0fff4", -3, dy=-3, alpha=0.45, soft=2)


def front(wall: str, roof: str, seed: int) -> p.Array:
    """One house front on a sheet of its own, with the edge of its roof."""
    sheet = p.blank("000000")
    p.facade(
        sheet,
        0,
        1200,
        800,
        height=1060,
        wall=wall,
        seed=seed,
        floors=4,
        columns=3,
        roof=None,
        lit_share=0.35,
        lit="ffd890",
        dark="24384c",
        shutters="3c6878",
    )
    p.over(sheet, p.mask(p.rect(0, 90, 800, 70)), p.mix(wall, "ffffff", 0.2))
    p.over(sheet, p.mask(p.rect(0, 0, 800, 100)), p.texture.blocks(roof, 50, 34, 4, mortar=None, vary=0.4, seed=seed))
    return sheet


def village(img: p.Array) -> p.Array:
    """Fronts that lean in over us from all sides."""
    quads = (
        (front("c8b088", "7c4c40", 7), ((236, 640), (404, 626), (418, 1000), (130, 1004))),
        (front("b8a898", "54505c", 9), ((412, 640), (580, 652), (670, 1004), (424, 1000))),
        (front("d0a078", "6c4038", 3), ((68, 396), (252, 604), (178, 1030), (-190, 1270))),
        (front("c4b49c", "5c4c50", 5), ((560, 612), (742, 372), (1000, 1280), (620, 1030))),
    )
    for x, y, h, lean in ((206, 700, 250, 0.16), (598, 700, 230, -0.16)):
        p.poplar(img, x, y + 120, h + 110, dark="103848", light="3c8078", seed=int(x), leaning=lean)
    houses = np.zeros_like(p.grid.x)
    for picture, quad in quads:
        p.onto(img, picture, quad, (0, 0, 800, 1200))
        houses = np.maximum(houses, p.mask(p.poly(quad)))
        p.lay(img, p.Layer().stroke(p.line([quad[0], quad[3]]), 3, "1c2c40", 0.5).stroke(p.line([quad[1], quad[2]]), 3, "1c2c40", 0.5))
    for (x, y), h in (((330, 636), 54), ((480, 646), 44), ((150, 486), 80), ((664, 474), 84)):
        p.solid(img, p.rect(x - h * 0.22, y - h, h * 0.44, h + 6, 2), "7c5048", 8, LIGHT, 0.5)
        p.solid(img, p.rect(x - h * 0.28, y - h - 6, h * 0.56, 11, 2), "5c3c3c", 4, LIGHT, 0.4)
    p.multiply(img, houses, "7cb0d8", 0.62)
    p.multiply(img, houses * p.smooth(700, 1150, p.grid.y), "3c5c8c", 0.45)
    return houses


def square(img: p.Array) -> None:
    """Cobbles at our chin."""
    p.onto(img, p.texture.cobbles("5c7890", 54, 5), ((140, 990), (660, 990), (1300, 1225), (-500, 1225)), (0, 0, 800, 600))
    m = p.smooth(985, 1000, p.grid.y)
    p.multiply(img, m, "5c8cb8", 0.4)


def basin(img: p.Array, part: str) -> None:
    """The village fountain: first its far rim and water, later its front."""
    x, y = 420, 1030
    if part == "back":
        p.contact(img, x, 1150, 250, ry=30, alpha=0.6, colour="0a1c38")
        p.solid(img, p.circle(x, y, 212, 46), STONE, 14, light=LIGHT, tooth=0.8, texture=0.08, seed=3)
        water = p.mask(p.circle(x, y, 184, 34))
        p.over(img, water, "1c6c94")
        p.caustics(img, water, "c8fff4", 0.8, 34, 4)
        return
    wall = p.spline(
        [
            (x - 212, y, 1),
            (x - 120, y + 38),
            (x, y + 48),
            (x + 120, y + 38),
            (x + 212, y, 1),
            (x + 196, y + 70),
            (x + 170, y + 112, 1),
            (x + 80, y + 132),
            (x, y + 136),
            (x - 80, y + 132),
            (x - 170, y + 112, 1),
            (x - 196, y + 70),
        ]
    )
    p.solid(img, wall, STONE, 34, light=LIGHT, tooth=1.0, texture=0.1, seed=6, cast=0.4)
    rim = p.cut(p.union(p.circle(x, y + 4, 214, 50)), p.circle(x, y - 4, 188, 36))
    front_rim = p.mask(rim) * p.smooth(y - 2, y + 6, p.grid.y)
    p.form(img, front_rim, STONE, 9, light=LIGHT, texture=0.08, seed=7)
    blocks = p.Layer()
    for k in range(9):
        bx = x - 176 + k * 44
        blocks.stroke(p.line([(bx, y + 48 + 10 * math.cos((bx - x) / 130)), (x + (bx - x) * 0.86, y + 122)]), 3, "2c3c54", 0.6)
    p.lay(img, blocks)


def anchor() -> skia.Path:
    """Shank, stock, curved arms and flukes; crown at the origin, about 400 high."""
    shank = p.ribbon([(0, 0), (0, -200), (0, -372)], [40, 27, 24], 20)
    arms = p.ribbon([(-176, -122), (-146, -38), (-70, 14), (0, 26), (70, 14), (146, -38), (176, -122)], [14, 30, 40, 50, 40, 30, 14], 60)
    left = p.poly([(-190, -158), (-216, -66), (-176, -82), (-128, -78)])
    right = p.poly([(190, -158), (216, -66), (176, -82), (128, -78)])
    stock = p.ribbon([(-112, -318), (0, -322), (112, -318)], [20, 28, 20], 20, True)
    ring = p.cut(p.circle(0, -400, 36), p.circle(0, -400, 21))
    return p.union(shank, arms, left, right, stock, ring, p.circle(-112, -318, 15), p.circle(112, -318, 15))


def chain(img: p.Array, way: list[XY], size: float) -> None:
    """Links that shrink with height."""
    points = p.sample(way, 240)
    s, i, k = p.Sprite(), 0, 0
    while i < 236:
        f = 1 - i / 300
        r = size * f
        x, y = points[i]
        dx, dy = points[min(i + 3, 239)] - points[i]
        turn = math.degrees(math.atan2(dy, dx)) + 90
        front, edge = p.cut(p.circle(0, 0, 0.62, 1), p.circle(0, 0, 0.3, 0.66)), p.rect(-0.17, -1, 0.34, 2, 0.16)
        link = edge if k % 2 else front
        s.add(p.moved(link, x, y, r, turn), RUST, r * 0.3)
        step = r * 1.36
        while i < 239 and math.dist(points[i], (x, y)) < step:
            i += 1
        k += 1
    s.draw(img, 0, 0, 100, light=(-0.5, -0.6, 0.4))


def hook(img: p.Array) -> None:
    """The anchor in the basin, its chain, and the girl with the parcel."""
    turn = 11
    chain(img, [(486, 596), (468, 440), (462, 260), (478, 60)], 25)
    m = p.rough(p.mask(p.moved(anchor(), 408, 1010, 1.0, turn)), 1.2, 10, 5)
    p.shadow(img, m, 10, 14, soft=12, alpha=0.4, colour="0a1c38")
    p.form(img, m, RUST, 20, light=(-0.45, -0.7, 0.4), texture=0.09, seed=8)
    p.rim_light(img, m, "c8fff4", -3, dy=-4, alpha=0.6, soft=2)
    basin(img, "front")
    x, y = 262, 896
    p.figure("sit", p.Look(coat="c86c58", trousers="3c4868", garment="dress", hair="5c3420", long_hair=True)).draw(
        img, x - 8, y + 22, 138, light=LIGHT, shade="1c2c50", lit="f4fff4", rim="d8fff4"
    )
    parcel = (
        p.Sprite()
        .add(p.poly([(-26, -40), (24, -42), (26, -2), (-24, 0)]), "a8743c", 8)
        .add(p.poly([(-26, -40), (-16, -50), (32, -52), (24, -42)]), "c8945c", 4)
    )
    for way in ([(0, -41), (1, -1)], [(-25, -21), (25, -23)], [(0, -41), (7, -51)]):
        parcel.line(p.line(way), 4.4, "e01c1c")
    for side in (-1, 1):
        parcel.add(p.spline([(4, -48, 1), (4 + side * 12, -62), (4 + side * 18, -52)]), "e01c1c", 3)
    parcel.draw(img, x + 44, y + 8, 92, light=LIGHT)


def temptation(img: p.Array) -> None:
    """Right: a roast chicken on a line, and the village dog considering."""
    p.lay(img, p.Layer().stroke(p.spline([(640, -10), (668, 300), (678, 760)], False), 2.6, "e8fff8", 0.9))
    x, y = 680, 806
    s = p.Sprite().add(p.spline([(-52, -6), (-40, -38), (0, -48), (40, -34), (54, -4), (36, 22), (-6, 28), (-40, 20)]), "c0702c", 24)
    s.limb([(34, 6), (62, -4), (80, -16)], [26, 16, 7], "b4642a").add(p.circle(84, -20, 7), "f4e4c4", 4).add(
        p.circle(88, -12, 6), "f4e4c4", 4
    )
    s.limb([(-20, 8), (2, 16), (24, 2)], [16, 18, 9], "d0843c")
    s.draw(img, x, y, 92, turn=-8, light=LIGHT)
    p.lay(img, p.Layer().stroke(p.spline([(678, 744), (690, 762), (682, 774), (672, 766)], False), 4, "d8e4e8"))
    p.quadruped("dog", "look_up", "d8c4a0").draw(img, 694, 1168, 146, flip=True, light=LIGHT, shade="1c2c50", ground=0.5, rim="c8fff4")


def paint() -> p.Array:
    """The card."""
    img = sea_above()
    hull(img, 420, 176, 300, 24, 0.96)
    hull(img, 176, 150, 150, -50, 0.8)
    hull(img, 668, 214, 124, 80, 0.75)
    hull(img, 300, 372, 88, 10, 0.6)
    p.flock(fish := p.Layer(), [(560, 420, 10), (586, 432, 9), (604, 416, 8), (150, 330, 9), (170, 342, 8)], "0c3054", 0.7)
    p.lay(img, fish)
    houses = village(img)
    square(img)
    basin(img, "back")
    p.rays(img, *ZENITH, 1150, "c8fff0", 0.26, 5, 90, (0.5, 2.7))
    hook(img)
    temptation(img)
    p.caustics(img, np.clip(houses + p.smooth(990, 1010, p.grid.y), 0, 1), "c8fff0", 0.2, 60, 9)
    bubbles = p.Layer()
    random = np.random.default_rng(4)
    p.bubbles(bubbles, [(random.uniform(40, 760), random.uniform(120, 1000), random.uniform(2, 7)) for _ in range(36)])
    p.lay(img, bubbles)
    return img
