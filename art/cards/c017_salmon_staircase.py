"""A river comes down the grand staircase of an old house by moonlight, and salmon leap up it, towards a lit door.

Technique: painted relief. Back to front: walls, landing and clock, the river, portraits, the light of the door on the
water, banisters, the moonlight, the salmon, the posts in front.
"""

from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np
import skia

from art import paint as p
from art.finish import Finish

NUMBER, TITLE = 17, "Salmon Staircase"
FINISH = Finish(vignette=0.28)

STEPS = 13
TOP, BOTTOM = 452, 1236  # heights of the landing's edge and of the lowest step
NEAR, FAR = (36, 764), (252, 548)  # left and right end of a step, at the bottom and at the landing
MOON = (-0.35, -0.85, 0.35)
OAK = "1c2a30"
SILVER = [(0, "0c2634"), (0.25, "2a5666"), (0.5, "6c9aa4"), (0.72, "b4d4d4"), (0.9, "ecfaf4"), (1, "ffffff")]


def level(step: float) -> float:
    """The height on the card of a step's edge, counted from below; the steps shrink as they climb."""
    t = step / STEPS
    return TOP + (BOTTOM - TOP) * (1 - t) / (1 + 1.5 * t)


def ends(y: float) -> tuple[float, float]:
    """Left and right end of the stairs at a height."""
    u = (y - TOP) / (BOTTOM - TOP)
    return FAR[0] + (NEAR[0] - FAR[0]) * u, FAR[1] + (NEAR[1] - FAR[1]) * u


def panels() -> p.Array:
    """Old oak panelling as a flat picture."""
    img = p.texture.wood(OAK, 40, True, 4)
    for x in range(0, 800, 160):
        for y, h in ((60, 420), (540, 560)):
            p.solid(
                img,
                p.rect(x + 22, y, 116, h, r=3),
                "2a3c42",
                10,
                light=MOON,
                tooth=0.8,
                texture=0.06,
                seed=x + y,
                soften=2,
                cast=0.4,
            )
            p.solid(
                img,
                p.rect(x + 38, y + 18, 84, h - 36, r=2),
                "20323a",
                6,
                light=(0.35, 0.85, 0.4),
                tooth=0.8,
                texture=0.06,
                seed=x + y + 1,
            )
    return img


def walls(img: p.Array) -> None:
    """Both side walls climb with the stairs; ceiling and landing close them off."""
    left_wall = ((-300, -330), (FAR[0], 70), (FAR[0], TOP), (NEAR[0], 1250))
    right_wall = ((FAR[1], 70), (1100, -330), (NEAR[1], 1250), (FAR[1], TOP))
    end_wall = ((FAR[0], 70), (FAR[1], 70), (FAR[1], TOP), (FAR[0], TOP))
    ceiling = p.poly([(-300, -330), (1100, -330), (FAR[1], 70), (FAR[0], 70)])

    wood = panels()
    p.over(img, np.ones_like(p.grid.x), "0a161c")
    p.onto(img, wood, left_wall)
    p.onto(img, wood, right_wall)
    p.onto(img, wood, end_wall)
    p.over(img, p.mask(ceiling), "0c1a20")
    p.multiply(img, p.smooth(120, 0, p.grid.x) + p.smooth(680, 800, p.grid.x), "1c3038", 0.7)


def landing(img: p.Array) -> None:
    """The moonlit window, the door ajar on lamplight, and the cradle."""
    lamplight = [(0, "fff4c0"), (0.5, "ffcc60"), (1, "f09a38")]
    door_leaf = p.poly(p.points("478,190 530,172 530,462 478,448"))
    rockers = p.spline(p.points("-54,-6 -30,-15 30,-15 54,-6 40,0 -40,0"))
    crib = p.spline(p.points("-46,-44! 44,-40! 38,-10 -38,-10"))
    hood = p.spline(p.points("-48,-44! -50,-76 -26,-88 -4,-74 0,-44!"))
    pillow = p.spline(p.points("-4,-46 20,-56 42,-44 40,-36 0,-38"))

    pane = p.arch(352, 420, 116, 312)
    m = p.mask(pane)
    p.over(img, m, p.vertical([(0, "0e2c48"), (1, "3c7c94")], 110, 420))
    p.stars(img, 50, 5, 400, keep_off=1 - m)
    p.moon(img, 366, 200, 34, phase=1.0, colour="f4fffa", halo="b8f0e8")
    ink = p.Layer()
    ink.stroke(pane, 9, "0c161a")
    for x in (332, 372):
        ink.stroke(p.line([(x, 112), (x, 420)]), 4, "0c161a")
    for y in (190, 270, 345):
        ink.stroke(p.line([(294, y), (410, y)]), 4, "0c161a")
    p.lay(img, ink)
    p.glow(img, 358, 240, 260, colour="9ce8e0", alpha=0.34, power=1.7)
    frame = p.mask(p.rect(444, 180, 92, 272, r=2))
    p.over(img, frame, "0c1418")
    lit = p.mask(p.rect(452, 188, 76, 262, r=1))
    p.over(img, lit, p.ramp(np.clip((p.grid.x - 452) / 76, 0, 1), lamplight))
    p.solid(img, door_leaf, "24343a", 6, light=(-0.8, -0.3, 0.4), tooth=0.6)
    knob = p.Layer()
    knob.fill(p.circle(486, 326, 4), "ffd878")
    p.lay(img, knob)
    for radius, alpha in ((230, 0.5), (90, 0.6)):
        p.glow(img, 466, 320, radius, colour="ffb040", alpha=alpha, power=1.7)
    cradle = p.Sprite()
    cradle.add(rockers, "3a2c22", 5)
    cradle.add(crib, "8a7048", 14)
    cradle.add(hood, "9a8054", 14)
    for k in range(4):
        slat = p.spline([(-44, -38 + k * 8), (0, -34 + k * 8), (42, -36 + k * 8)], False)
        cradle.line(slat, 1.6, "3a2c1c", 0.7)
    for k in range(8):
        cradle.line(p.line([(-40 + k * 11, -42), (-36 + k * 10, -12)]), 1.4, "3a2c1c", 0.6)
    cradle.add(pillow, "dcecec", 7)
    cradle.draw(img, 388, 446, 84, light=(0.6, -0.6, 0.4), rim="ffd890", rim_alpha=0.6)


def river(img: p.Array) -> None:
    """Step by step: wet oak at the sides, a sheet of water that falls and foams in between."""
    wet_oak = [(0, "35505a"), (0.1, "1c2c34"), (1, "0a1418")]
    moonlit_water = [(0, "0a2630"), (0.3, "1f5862"), (0.55, "4a98a0"), (0.78, "a8dcd8"), (1, "f6fffa")]
    streak = p.noise(13, 6, 4, 0.6, ax=0.5, ay=8)
    fine = p.noise(4, 9, 3, 0.6, ax=0.5, ay=8)
    for k in reversed(range(STEPS)):
        top, foot = level(k + 1), level(k)
        (l1, r1), (l0, r0) = ends(top), ends(foot)
        high = foot - top
        riser_face = p.poly([(l1, top), (r1, top), (r0, foot + 1), (l0, foot + 1)])
        riser = p.mask(riser_face)
        down = np.clip((p.grid.y - top) / high, 0, 1)
        p.over(img, riser, p.ramp(np.clip(down + fine * 0.1, 0, 1), wet_oak))
        inset = (r1 - l1) * (0.06 + 0.02 * math.sin(k * 2.4))
        bulge = high * 0.1
        sheet = p.spline(
            [
                (l1 + inset, top - 3, 1),
                ((l1 + r1) / 2, top - 3 - bulge * 0.3),
                (r1 - inset * 0.8, top - 3, 1),
                (r0 - inset * 1.1, foot + 2, 1),
                ((l0 + r0) / 2, foot + bulge),
                (l0 + inset * 1.2, foot + 2, 1),
            ]
        )
        water = p.rough(p.mask(sheet), 2.5, 11, k)
        middle = np.exp(-(((p.grid.x - 380) / (70 + (foot - TOP) * 0.3)) ** 2))
        aside = int(k * 171 * p.grid.s)
        ragged = np.roll(streak, aside, 1) * 0.2 + np.roll(fine, aside, 1) * 0.1
        tone = 0.25 + ragged + 0.3 * middle + 0.28 * (1 - down) ** 3 + 0.18 * down**4
        p.over(img, water, p.ramp(np.clip(tone, 0, 1), moonlit_water), 0.95)
        foam(img, k, l0 + inset, r0 - inset, y=foot, high=high)


def doorlight(img: p.Array) -> None:
    """The lamp behind the door runs down the upper steps and breaks on every edge of the falling water."""
    down = np.clip(p.grid.y - TOP, 0, None)
    fall = np.exp(-(((p.grid.x - 466) / (26 + down * 0.24)) ** 2)) * p.smooth(TOP + 230, TOP - 20, p.grid.y)
    stairs = p.mask(p.poly([(FAR[0], TOP - 4), (FAR[1], TOP - 4), (NEAR[1], BOTTOM), (NEAR[0], BOTTOM)]))
    gold = [(0, "5a401c"), (0.4, "e0a850"), (0.7, "ffe09a"), (1, "fffdec")]
    gilded = p.ramp(np.clip(img.mean(-1) * 1.3, 0, 1), gold)
    p.over(img, fall * stairs, gilded, 0.85)


def foam(img: p.Array, k: int, left: float, right: float, y: float, high: float) -> None:
    """Spray where the water hits the next step."""
    random = np.random.default_rng(k + 170)
    layer = p.Layer()
    for _ in range(int(60 + high * 2)):
        x = random.uniform(left, right)
        r = high * random.uniform(0.02, 0.09)
        layer.fill(
            p.circle(x, y + random.normal(0, high * 0.05), r * 1.6, r),
            p.mix("9cd0d0", "ffffff", random.random()),
            random.uniform(0.3, 0.85),
            0.8,
        )
    for _ in range(int(high * 0.5)):
        x = random.uniform(left, right)
        layer.fill(
            p.circle(x, y - abs(random.normal(0, high * 0.35)), high * random.uniform(0.008, 0.02)), "f4fffc", 0.85
        )
    p.lay(img, layer)


ARCHED = p.points("-98,34 -62,6 -10,-17 44,-10 98,26")
STRAIGHT = p.points("-100,5 -58,2 -8,-4 46,-4 100,4")
THRUST = p.points("-92,-36 -56,-3 -8,8 46,2 98,-10")
WHIPPED = p.points("-92,46 -70,10 -22,-14 38,-4 98,-12")
DOUBLED = p.points("-70,62 -62,16 -22,-16 34,-16 84,26")


def salmon(spine: list[p.Point], seed: int) -> p.Sprite:
    """A salmon about 200 long, head to the right, bent along a spine that runs from the tail to the snout."""
    bones = p.sample(spine, 101)

    def skin(t: float, up: float) -> tuple[float, float]:
        """The place beside the spine, t of the way from the tail, `up` towards the back."""
        k = min(max(int(t * 100), 1), 99)
        (x0, y0), (x1, y1) = bones[k - 1], bones[k + 1]
        long = math.hypot(x1 - x0, y1 - y0)
        return bones[k][0] + up * (y1 - y0) / long, bones[k][1] - up * (x1 - x0) / long

    def outline(*places: tuple[float, ...]) -> skia.Path:
        """A fin through places beside the spine."""
        return p.spline([(*skin(t, up), *corner) for t, up, *corner in places])

    (x0, y0), (x1, y1) = bones[0], bones[6]
    long = math.hypot(x1 - x0, y1 - y0)
    ax, ay = (x0 - x1) / long, (y0 - y1) / long
    lobes = ((-8, -7), (34, -27), (24, 2), (32, 29), (-8, 7))
    tail_fin = p.spline([(x0 + a * ax - b * ay, y0 + a * ay + b * ax, abs(b) > 2) for a, b in lobes])
    back_fin = outline((0.44, 24, 1), (0.48, 43), (0.6, 36, 1), (0.62, 24, 1))
    small_fin = outline((0.19, 12, 1), (0.13, 26, 1), (0.24, 15, 1))
    body = p.ribbon(spine, [13, 34, 56, 60, 44, 12], 60)
    dark_back = p.ribbon([skin(t, 17) for t in (0.01, 0.2, 0.45, 0.72, 0.97)], [6, 16, 26, 26, 22, 6], 60)
    blush = p.ribbon([skin(t, -4) for t in (0.2, 0.45, 0.7)], [4, 12, 6], 40)
    breast_fin = outline((0.64, -10, 1), (0.56, -42), (0.49, -46, 1), (0.57, -16))
    belly_fin = outline((0.3, -14, 1), (0.2, -31, 1), (0.36, -20, 1))
    gill = p.spline([skin(0.79, 24), skin(0.75, 4), skin(0.78, -22)], False)
    eye, pupil = skin(0.885, 9), skin(0.892, 9)
    mouth = p.spline([skin(0.99, -3), skin(0.95, -7), skin(0.88, -11)], False)

    s = p.Sprite()
    s.add(tail_fin, "5c8088", 6)
    s.add(back_fin, "4a6c78", 4)
    s.add(small_fin, "4a6c78", 3)
    s.add(body, SILVER, 28)
    s.add(dark_back, "1a3c4a", 8, clip=body, soft=2, alpha=0.92)
    random = np.random.default_rng(seed)
    for _ in range(46):
        spot = skin(random.uniform(0.1, 0.8), random.uniform(4, 24))
        s.add(p.circle(*spot, random.uniform(1, 2.4)), "12303c", 0, clip=body, alpha=0.8)
    s.add(blush, "d8a8a0", 0, clip=body, soft=5, alpha=0.45)
    s.add(breast_fin, "5c8088", 4)
    s.add(belly_fin, "5c8088", 4)
    s.line(gill, 2.6, "24485a", 0.7)
    s.add(p.circle(*eye, 6), "f0e8b8", 4)
    s.add(p.circle(*pupil, 3.2), "0a1418", 0)
    s.line(mouth, 2.4, "0f2832", 0.9)
    return s


def on_wall(x: float, outer: float, v: float) -> tuple[float, float]:
    """A place on a side wall: at x, and v of the way from the ceiling down to the stairs; `outer` is -1 or 1."""
    near = (FAR[0] - x) if outer < 0 else (x - FAR[1])
    ceiling, foot = 70 - near * 0.725, TOP + near * 3.69
    return x, ceiling + (foot - ceiling) * v


def portrait(img: p.Array, quad: list[tuple[float, float]], seed: int) -> None:
    """A dark gilt portrait on a side wall, painted flat and laid in the wall's perspective."""
    shoulders = p.spline(p.points("-64,250! -56,166 -24,136 24,136 56,166 64,250!"))
    collar = p.spline(p.points("-26,134 0,150 26,134 16,166 0,176 -16,166"))
    face = p.spline(p.points("-30,72 -27,104 0,132 27,104 30,72 0,46"))
    bun = p.union(p.circle(0, 34, 17), p.spline(p.points("-34,88 -34,48 0,34 34,48 34,88 20,62 -20,62")))
    top_hat = p.union(p.rect(-27, 6, 54, 52, r=2), p.rect(-43, 52, 86, 11, r=5))
    wig = p.spline(p.points("-46,120 -44,60 0,36 44,60 46,120 30,122 26,70 0,60 -26,70 -30,122"))

    flat = p.blank("5c5a48")
    canvas = p.mask(p.rect(122, 22, 156, 216))
    p.solid(flat, p.rect(100, 0, 200, 260), "5f5c48", 9, light=MOON, tooth=0.6)
    p.over(flat, canvas, p.ramp(np.clip(0.4 + p.noise(30, seed, 3) * 0.3, 0, 1), [(0, "0c1c20"), (1, "2f4c4c")]))
    sitter = p.Sprite()
    sitter.add(shoulders, "1c2c34", 14).add(collar, "647874", 6).add(face, "7f928c", 20)
    sitter.add((bun, top_hat, wig)[seed % 3], ("4a5252", "10181c", "78837e")[seed % 3], 8)
    for x in (-12, 12):
        sitter.line(p.line([(x - 5, 86), (x + 5, 86)]), 4, "2c3a3c", 0.9)
    sitter.line(p.line([(-8, 113), (8, 113)]), 3, "4c5654", 0.9)
    picture = flat.copy()
    sitter.draw(picture, 200, 0, light=MOON)
    p.over(flat, canvas, picture)
    p.shadow(img, p.mask(p.poly(quad)), 0, 8, soft=8, alpha=0.6, colour="040a0c")
    p.onto(img, flat, quad, source=(100, 0, 200, 260))


def clock(img: p.Array) -> None:
    """The tall clock by the right wall."""
    bonnet = p.spline(p.points("-26,-176! -12,-192 0,-204 12,-192 26,-176!"))
    s = p.Sprite()
    s.add(p.rect(-22, -30, 44, 30, r=2), "20302f", 5).add(p.rect(-16, -126, 32, 98, r=2), "283a3a", 6).add(
        p.rect(-24, -178, 48, 54, r=3), "243434", 6
    )
    s.add(bonnet, "2c4040", 6)
    s.add(p.circle(0, -151, 19), "cfe0d4", 4)
    s.line(p.line([(0, -151), (0, -164)]), 2.4, "10181a").line(p.line([(0, -151), (9, -146)]), 2.4, "10181a")
    s.add(p.circle(0, -66, 7), "d8c890", 5).line(p.line([(0, -118), (0, -72)]), 2, "b8a878")
    s.draw(img, 588, 560, 110, turn=3, light=MOON, rim="9ce0dc", rim_alpha=0.4)


def banister(img: p.Array, side: int) -> None:
    """Handrail and balusters along one side, ending in a turned post."""
    rail = p.Sprite()
    for k in range(STEPS + 1):
        y = level(k)
        left, right = ends(y)
        x = left + 4 if side < 0 else right - 4
        scale = (right - left) / (NEAR[1] - NEAR[0])
        high = 210 * scale
        baluster = [(x, y), (x, y - high * 0.4), (x, y - high)]
        rail.limb(baluster, [13 * scale, 22 * scale, 11 * scale], "223a42")
    tops = []
    for k in (0, STEPS / 2, STEPS):
        left, right = ends(level(k))
        scale = (right - left) / (NEAR[1] - NEAR[0])
        tops.append((left + 4 if side < 0 else right - 4, level(k) - 210 * scale))
    rail.limb(tops, [34, 20, 12], "2c464e")
    rail.draw(img, 0, 0, 100, light=MOON, rim="a8e8e4", rim_alpha=0.5)


def newel(img: p.Array, x: float) -> None:
    """The turned post that the rail ends in, wet with spray."""
    turned_shaft = p.spline(p.points("-24,-162! -12,-190 -22,-226 -16,-262! 16,-262! 22,-226 12,-190 24,-162!"))
    post = p.Sprite()
    post.add(p.rect(-26, -150, 52, 150, r=3), "263c44", 16)
    post.add(p.rect(-32, -162, 64, 14, r=4), "304a52", 6)
    post.add(turned_shaft, "2a424a", 18)
    post.add(p.rect(-26, -274, 52, 13, r=5), "304a52", 6)
    post.add(p.circle(0, -302, 30, 29), "34525a", 28)
    post.draw(img, x, 1224, 100, light=MOON, shade="060c10", rim="a8e8e4", rim_alpha=0.55)


class Leap(NamedTuple):
    """A salmon on its way up: where it is, how it bends, and the height of the water that it leaves."""

    x: float
    y: float
    size: float
    turn: float
    spine: list[p.Point]
    flip: bool
    water: float


def burst(img: p.Array, x: float, y: float, size: float) -> None:
    """The water that a leaping body throws up: a heap of foam and drops in a fan."""
    random = np.random.default_rng(int(x))
    foam_heap, drops = p.Layer(), p.Layer()
    for _ in range(70):
        off = random.normal(0, 0.3)
        r = size * random.uniform(0.03, 0.1) * (1.2 - min(abs(off), 0.8))
        place = (x + off * size, y - abs(random.normal(0, 0.1)) * size * (1 - min(abs(off), 0.9)))
        foam_heap.fill(p.circle(*place, r * 1.3, r), p.mix("b4dede", "ffffff", random.random()), 0.75, 1)
    for _ in range(30):
        way, far = random.normal(-math.pi / 2, 0.62), size * random.uniform(0.2, 0.9)
        place = (x + math.cos(way) * far, y + math.sin(way) * far)
        drops.fill(p.circle(*place, size * random.uniform(0.008, 0.03)), "f4fffc", 0.9)
    p.splash(drops, x, y, size * 0.5, colour="e8fcf8", seed=int(x))
    p.lay(img, foam_heap)
    p.lay(img, drops)


def leaping(img: p.Array, one: Leap) -> None:
    """A salmon in the air, its shade on the falling water, and the burst where it leaves the water."""
    angle = one.turn + 180 if one.flip else one.turn
    fish = salmon(one.spine, int(one.x))
    bones = p.moved(p.line(p.sample(one.spine, 60)), one.x, one.y, scale=one.size / 100, turn=angle, flip=one.flip)
    leaving = ([q.x() for q in bones.getPoints(60) if q.y() >= one.water] or [bones.getPoint(0).x()])[-1]
    dry = p.smooth(one.water + 3, one.water - 3, p.grid.y)
    shade = fish.silhouette(one.x, one.y, one.size, turn=angle, flip=one.flip) * dry
    p.shadow(img, shade, one.size * 0.12, one.size * 0.2, soft=one.size * 0.07, alpha=0.42, colour="0a4450")
    picture = img.copy()
    fish.draw(
        picture,
        one.x,
        one.y,
        one.size,
        turn=angle,
        flip=one.flip,
        light=MOON,
        shade="0c2030",
        lit="ffffff",
        rim="f0fffa",
        rim_alpha=0.8,
    )
    p.over(img, dry, picture)
    burst(img, leaving, one.water, one.size * 0.62)


def paint() -> p.Array:
    """Up the stairs from their foot: walls, landing, river, portraits, the leaping fish, the posts beside us."""
    img = p.blank("0a161c")
    walls(img)
    landing(img)
    clock(img)
    river(img)
    portraits = ((-1, 66, 160, (0.26, 0.47), 3), (-1, 190, 234, (0.31, 0.5), 4), (1, 738, 644, (0.22, 0.43), 5))
    for side, outer, inner, (top, foot), seed in portraits:
        corners = [on_wall(x, side, v) for x, v in ((outer, top), (inner, top), (inner, foot), (outer, foot))]
        quad = corners if side < 0 else [corners[k] for k in (1, 0, 3, 2)]
        portrait(img, quad, seed)
    doorlight(img)
    banister(img, -1)
    banister(img, 1)
    p.shaft(img, (350, 240), (400, 1120), (110, 460), colour="a8f0e8", alpha=0.24, soft=34)
    fish = [
        Leap(412, 512, 36, turn=-62, spine=STRAIGHT, flip=False, water=level(10)),
        Leap(344, 580, 52, turn=-112, spine=THRUST, flip=True, water=level(8)),
        Leap(482, 622, 66, turn=-46, spine=DOUBLED, flip=False, water=level(6)),
        Leap(296, 722, 92, turn=-126, spine=WHIPPED, flip=True, water=level(4)),
        Leap(548, 772, 108, turn=-52, spine=STRAIGHT, flip=False, water=level(3)),
        Leap(276, 944, 180, turn=-46, spine=ARCHED, flip=False, water=level(1) + 8),
    ]
    for one in fish:
        leaping(img, one)
    newel(img, 28)
    newel(img, 772)
    p.mist(img, 1190, 60, "8cc8c8", alpha=0.4, seed=5)
    return img
