"""All tracks in the snow lead to one warm soup, and nobody is there; the one that left changed as it went, and flew.

Technique: painted relief from above; the snow is a height field, lit by the moon and by the pot. Back to front: the
snow with all its tracks, the cloth, the meal, the bird above.
"""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np
import skia

from art import paint as p
from art.finish import Finish

NUMBER, TITLE = 76, "Where Tracks Meet"
FINISH = Finish(vignette=0.25, vignette_colour="0c1030")

CX, CY, HALF, TURN = 412, 420, 218, -9.0
POT = (424, 424)
LIGHT = (-0.5, -0.6, 0.6)
Mark = Callable[[float, np.random.Generator], list[skia.Path]]


def boot(side: float, random: np.random.Generator) -> list[skia.Path]:
    """A sole and a heel, walking up; side -1 is the left foot."""
    w = random.uniform(0.92, 1.1)
    sole = p.spline(
        [
            (-13 * w, 8, 1),
            (-16 * w, -14),
            (-12 * w + 3 * side, -34),
            (4 * side, -40),
            (14 * w + 2 * side, -30),
            (16 * w, -10),
            (11 * w, 8, 1),
        ]
    )
    return [
        p.moved(q, side * 19, 0, 1, turn=side * 9)
        for q in (sole, p.spline(p.points("-11,15! 11,15! 12,28 0,36 -12,28")))
    ]


def paw(side: float, random: np.random.Generator) -> list[skia.Path]:
    """A wolf's foot: a pad and four toes with claws."""
    claw_tip = p.poly([(-3, -15), (3, -15), (1, -23)])
    toe = p.union(p.circle(0, 0, 7.5, 11), claw_tip)
    pad = p.spline(p.points("0,-6 13,4 17,18 8,22 0,18 -8,22 -17,18 -13,4"))
    toes = [
        p.moved(toe, x, y, random.uniform(0.92, 1.1), turn=a)
        for x, y, a in ((-22, -3, -24), (-8.5, -20, -7), (9, -20, 8), (22, -3, 24))
    ]
    return [p.moved(q, side * 17, 0, 1.05, turn=side * 4) for q in (pad, *toes)]


def hop(side: float, random: np.random.Generator) -> list[skia.Path]:
    """A hare's leap: long hind feet before, small fore feet behind."""
    hind = p.spline(p.points("0,24 -9,12 -8,-14 0,-24 8,-14 9,12"))
    return [
        p.moved(hind, -19, -28, 1.1, turn=-7),
        p.moved(hind, 19, -23 + 6 * side, 1.05, turn=8),
        p.circle(-5 + random.uniform(-3, 3), 22, 8, 11),
        p.circle(6, 46 + random.uniform(-4, 4), 8, 10),
    ]


def claw(side: float, random: np.random.Generator) -> list[skia.Path]:
    """A bird's foot: three toes before, one behind."""
    spread = random.uniform(30, 40)
    out = [
        p.moved(p.ribbon([(0, 0), (0, -20), (0, -40)], [9, 8, 3], 12), 0, 0, random.uniform(0.9, 1.1), turn=a)
        for a in (-spread, 2, spread)
    ]
    return [
        p.moved(
            p.union(*out, p.ribbon([(0, 0), (0, 24)], [8, 3], 8), p.circle(0, 0, 6)), side * 17, 0, 1.1, turn=side * 10
        )
    ]


class Snow:
    """The snow as heights: drifts, and what has trodden on it."""

    def __init__(self) -> None:
        self.height = p.noise(420, 4, 3) * 30 + p.noise(120, 9, 3) * 5 + p.noise(14, 5, 3) * 0.5
        self.hollow = p.grid.zeros()

    def tread(self, shapes: list[skia.Path], depth: float, seed: int) -> None:
        """Press shapes in; what they push out lies round them."""
        m = p.rough(p.mask(*shapes), 2.4, 12, seed)
        self.height += -depth * p.blur(m, 2.6) + depth * 0.3 * np.clip(p.blur(m, 10) - p.blur(m, 4), 0, 1)
        self.hollow = np.maximum(self.hollow, p.blur(m, 1.6) * min(depth / 9, 1))

    def scuff(self, line: list[p.Point], width: float, depth: float, seed: int) -> None:
        """A dragged or rolled furrow, broken here and there."""
        m = p.mask(p.ribbon(line, [width, width * 1.2, width * 0.9], 60)) * np.clip(
            0.7 + p.noise(40, seed, 3) * 0.9, 0, 1
        )
        self.height += -depth * p.blur(m, 3) + depth * 0.3 * np.clip(p.blur(m, 10) - p.blur(m, 4), 0, 1)
        self.hollow = np.maximum(self.hollow, p.blur(m, 2) * min(depth / 12, 1))

    def trail(self, line: list[p.Point], mark: Mark, steps: list[float], seed: int, size: float = 1.0) -> None:
        """Prints along a way, at the given parts of it: each turned, pressed and slipped in its own manner."""
        random = np.random.default_rng(seed)
        way = p.sample(line, 200)
        for k, t in enumerate(steps):
            i = min(int(t * 199), 197)
            x, y = way[i] + random.normal(0, 5, 2)
            dx, dy = way[i + 2] - way[max(i - 2, 0)]
            turn = math.degrees(math.atan2(dy, dx)) + 90 + random.normal(0, 9)
            shapes = mark(-1 if k % 2 else 1, random)
            if random.random() < 0.3 and len(shapes) > 3:
                shapes = shapes[:-1]
            scale = size * random.uniform(0.86, 1.14)
            self.tread(
                [p.moved(q, float(x), float(y), scale, turn=turn) for q in shapes], random.uniform(6, 12), seed * 20 + k
            )
            if random.random() < 0.6:
                back = np.array([dx, dy]) / max(np.hypot(dx, dy), 1e-6) * -random.uniform(24, 44) * scale
                self.scuff(
                    [
                        (float(x), float(y)),
                        (float(x + back[0] / 2), float(y + back[1] / 2)),
                        (float(x + back[0]), float(y + back[1])),
                    ],
                    10 * scale,
                    3,
                    k + 5,
                )

    def picture(self) -> p.Array:
        """Moon from the upper left, and the warm pot low in the middle of it all."""
        moonlit_snow = [(0, "0c1238"), (0.3, "223672"), (0.5, "4464a6"), (0.72, "84a4d8"), (1, "dce8fa")]
        firelit_snow = [(0, "3c2658"), (0.35, "b8707c"), (0.6, "f8b888"), (1, "fff4d4")]
        gy, gx = np.gradient(self.height)
        gx, gy = gx * p.grid.s, gy * p.grid.s
        moon = np.clip(0.5 + 0.24 * (gx + gy), 0, 1)
        img = p.ramp(moon, moonlit_snow)
        dx, dy = p.grid.x - POT[0], p.grid.y - POT[1]
        far = np.hypot(dx, dy) + 1
        facing = np.clip(0.5 + 0.3 * (gx * dx + gy * dy) / far, 0, 1)
        p.over(img, np.exp(-((far / 400) ** 2.2)), p.ramp(facing, firelit_snow), 0.86)
        p.multiply(img, self.hollow, "38407c", 0.72)
        return img


def arrivals(snow: Snow) -> None:
    """Six ways in: hare, wheel, wolf, bird, boots and sledge."""
    hare_way = [(-10, 40), (90, 120), (220, 210)]
    wolf_way = [(820, 60), (740, 150), (610, 240)]
    bird_way = [(-10, 470), (80, 490), (190, 450)]
    boot_way = [(-20, 850), (90, 770), (240, 640)]
    wheel_way = p.points("488,-20 446,60 472,130 450,230")

    snow.trail(hare_way, hop, [0.06, 0.42, 0.8], 3)
    snow.trail(wolf_way, paw, [0.04, 0.26, 0.43, 0.68, 0.88], 4, size=1.0)
    snow.trail(bird_way, claw, [0.03, 0.3, 0.5, 0.8], 5, size=1.1)
    snow.trail(boot_way, boot, [0.04, 0.25, 0.49, 0.66, 0.9], 6, size=1.15)
    snow.scuff(wheel_way, 17, 9, 8)
    for dy in (0, 58):
        runner = [(830, 610 + dy), (740, 570 + dy), (610, 476 + dy * 1.1)]
        snow.scuff(runner, 14, 9, 9 + dy)


def away(snow: Snow) -> None:
    """The one that left: boots, then paws, then claws, then two wings in the snow and nothing more."""
    way: list[p.Point] = p.points("500,670 590,750 660,860 664,966 614,1042 518,1066")
    snow.trail(way, boot, [0.03, 0.13, 0.25, 0.36], 8, size=1.15)
    snow.trail(way, paw, [0.46, 0.56, 0.665], 12, size=0.86)
    snow.trail(way, claw, [0.77, 0.86, 0.95], 10, size=1.05)
    for side in (-1, 1):
        arm = p.sample(p.points("16,6 48,-30 88,-42 124,-26"), 9)
        feathers = [p.moved(p.ribbon(arm, [8, 10, 5], 20), 446, 1062, 0.82, turn=-62, flip=side < 0)]
        for k, (x, y) in enumerate(arm):
            a = math.radians(104 - 11 * k)
            reach = (50, 58, 64, 68, 72, 78, 82, 78, 66)[k]
            root, tip = (float(x), float(y)), (float(x) + reach * math.cos(a), float(y) + reach * math.sin(a))
            feathers.append(p.moved(p.ribbon([root, tip], [5, 19, 9], 14), 446, 1062, 0.82, turn=-62, flip=side < 0))
        snow.tread(feathers, 7, 60 + side)


def cloth(img: p.Array) -> None:
    """The red-checked cloth, creased where it was folded, its corners lifted by the frost."""
    red_check = [(0, "fff4e4"), (0.5, "f08a78"), (1, "cc2a28")]
    a = math.radians(TURN)
    x, y = p.grid.x - CX, p.grid.y - CY
    u, v = (x * math.cos(a) + y * math.sin(a)) / HALF, (-x * math.sin(a) + y * math.cos(a)) / HALF
    u, v = u + 0.02 * np.sin(v * 5), v + 0.03 * np.sin(u * 4 + 1)
    m = np.clip((1 - np.maximum(np.abs(u), np.abs(v))) * HALF * 0.7, 0, 1).astype(np.float32)
    m = p.rough(m, 2, 20, 3)
    band = [p.smooth(-0.12, 0.12, np.cos(w * math.pi * 4.5)) for w in (u, v)]
    check = p.ramp((band[0] + band[1]) / 2, red_check)
    folds = (
        p.noise(160, 7, 3) * 9
        + 7 * np.exp(-((u / 0.06) ** 2))
        + 6 * np.exp(-(((v - 0.05) / 0.05) ** 2))
        + 10 * (u * v) ** 2
    )
    gy, gx = np.gradient(folds)
    shade = np.clip(0.86 + 0.3 * (gx + gy) * p.grid.s, 0.4, 1.15)[..., None]
    far = np.hypot(p.grid.x - POT[0], p.grid.y - POT[1])[..., None]
    night = np.clip(1.1 - far / 420, 0.42, 1)
    cool = np.array([0.62, 0.68, 0.98]) * (1 - night) + np.array([1.0, 0.95, 0.86]) * night
    p.shadow(img, m, 12, 14, soft=12, alpha=0.6, colour="0c1440")
    p.over(img, m, np.clip(check * shade * cool, 0, 1).astype(np.float32))


def dish(
    img: p.Array, x: float, y: float, r: float, ware: str, full: float, bits: list[tuple[float, float, float, str]]
) -> None:
    """A bowl from above, `full` of soup, with what swims in it; its shadow points away from the pot."""
    dx, dy = x - POT[0], y - POT[1]
    far = math.hypot(dx, dy) + 1
    light = (-dx / far * 0.7, -dy / far * 0.7, 0.6)
    p.over(img, p.mask(p.circle(x + dx / far * r * 0.34, y + dy / far * r * 0.34, r * 1.06), soft=7), "3a0c24", 0.6)
    p.solid(img, p.circle(x, y, r, r * 0.98), ware, r * 0.24, light=light, tooth=0.4)
    p.over(img, p.mask(p.circle(x, y, r * 0.78), soft=2), p.mix(ware, "140a20", 0.55))
    if full:
        well = p.circle(x + r * 0.02, y + r * 0.03, r * 0.74 * full)
        p.lay(
            img,
            p.Layer().radial(well, (x - dx / far * r * 0.3, y - dy / far * r * 0.3), r, ["ffd070", "e88a2c", "a84a18"]),
        )
    for u, v, q, kind in bits:
        morsel(img, x + u * r, y + v * r, q * r, kind=kind, light=light)


def morsel(img: p.Array, x: float, y: float, r: float, kind: str, light: p.Light) -> None:
    """What swims in the soup: a dumpling, a slice of carrot, a sprig, or a crust laid on the rim."""
    leaf = p.spline(p.points("0,-10! 6,-3 5,5 0,10! -5,5 -6,-3"))
    sprig = p.union(*(p.moved(leaf, x + q * r * 0.7, y - abs(q) * r * 0.3, r * 0.08, turn=q * 62) for q in (-1, 0, 1)))
    crust = p.spline(p.points("-12,6! -13,-4 -4,-10 8,-9 13,-2 12,7!"))
    shape, tone = {
        "dumpling": (p.circle(x, y, r, r * 0.84), "fbe8b8"),
        "carrot": (p.circle(x, y, r, r * 0.92), "d8481c"),
        "sprig": (sprig, "4a8a34"),
        "crust": (p.moved(crust, x, y, r * 0.08, turn=-24), "b8742c"),
    }[kind]
    p.solid(img, shape, tone, r * 0.5, light=light, tooth=0.3, cast=0.25)
    if kind == "crust":
        crumb = p.moved(p.spline(p.points("-9,4! -9,-3 -3,-7 7,-6 9,-1 9,4!")), x, y, r * 0.08, turn=-24)
        p.over(img, p.mask(crumb, soft=1), "f4d698", 0.9)


def meal(img: p.Array) -> None:
    """The pot that lights it all, and six bowls, none like another, as six guests left them."""
    blue_bowl = [(-0.3, 0.14, 0.2, "dumpling"), (0.24, -0.28, 0.15, "carrot"), (0.12, 0.36, 0.15, "dumpling")]
    brown_bowl = [(-0.3, -0.14, 0.16, "carrot"), (0.04, 0.28, 0.17, "sprig"), (0.62, -0.5, 0.42, "crust")]
    white_bowl = [(0.24, -0.2, 0.2, "sprig"), (-0.3, -0.24, 0.15, "carrot"), (-0.06, 0.34, 0.2, "dumpling")]
    black_iron = [(0, "0a0a10"), (0.5, "2c2a34"), (0.85, "6a5c5c"), (1, "f0c890")]
    dish(img, 300, 286, 54, ware="3a5ca8", full=0.92, bits=blue_bowl)
    dish(img, 548, 302, 62, ware="9a5c34", full=0.96, bits=brown_bowl)
    dish(img, 436, 264, 30, ware="d8a040", full=0.8, bits=[(0.1, 0.1, 0.26, "dumpling")])
    dish(img, 268, 486, 44, ware="b83434", full=0.55, bits=[(0.08, 0.05, 0.16, "sprig")])
    dish(img, 378, 592, 58, ware="e8e0d0", full=0.9, bits=white_bowl)
    p.solid(img, p.rect(590, 543, 26, 15, r=7), "2f7a78", 6, light=LIGHT, tooth=0.4, cast=0.4)
    dish(img, 572, 552, 27, ware="2f7a78", full=0.9, bits=[])
    x, y = POT
    p.over(img, p.mask(p.circle(x + 10, y + 14, 112), soft=14), "2a0818", 0.6)
    for dx in (-104, 104):
        p.solid(img, p.rect(x + dx - 18, y - 24, 36, 48, r=14), "24242c", 10, light=LIGHT, tooth=0.4)
    p.solid(img, p.circle(x, y, 100, 98), black_iron, 20, light=LIGHT, tooth=0.4)
    p.lay(img, p.Layer().radial(p.circle(x, y, 82, 80), (x, y), 86, ["fff6c0", "ffcc58", "f08c28", "b04c14"]))
    bits = (
        (-48, -22, 14, "fff0c0"),
        (30, 34, 18, "fff0c0"),
        (-26, 38, 11, "d83c28"),
        (40, -32, 12, "d83c28"),
        (-8, -46, 10, "6a9c3c"),
    )
    for dx, dy, q, tone in bits:
        p.solid(img, p.circle(x + dx, y + dy, q, q * 0.85), tone, q * 0.7, light=LIGHT, tooth=0.3, cast=0.25)
    p.glow(img, x, y, 330, colour="ffb050", alpha=0.75, power=1.6)
    rim = p.mask(p.cut(p.circle(x, y, 101, 99), p.circle(x, y, 83, 81)), soft=1.5)
    p.multiply(img, rim, "6a4038", 0.7)
    p.rim_light(img, rim, "ffd890", dx=0, dy=5, alpha=0.5)
    p.glow(img, x, y, 110, colour="fff0b0", alpha=0.6, power=1.4)
    for dx, tall, seed in ((-16, 300, 3), (20, 230, 8)):
        p.smoke(img, x + dx, y - 10, tall, colour="fff0dc", seed=seed, drift=-60, alpha=0.6, width=30)


def flight_feathers() -> list[skia.Path]:
    """Those of the right wing, from the tip to the body: fingers outside, blunt and close inside."""
    arm = p.sample(p.points("10,-8 60,-44 118,-52 168,-22"), 13)
    out = []
    for k, (x, y) in enumerate((float(x), float(y)) for x, y in arm):
        a = math.radians(104 - 9.2 * k)
        reach = (92, 96, 98, 100, 102, 106, 112, 122, 136, 148, 154, 148, 132)[k]
        tip = (x + reach * math.cos(a), y + reach * math.sin(a))
        middle = ((x + tip[0]) / 2 + 6, (y + tip[1]) / 2 - 5)
        out.append(p.ribbon([(x, y), middle, tip], [22, 36, 34, 8 if k > 7 else 20], 20, True))
    return out[::-1]


def wing_coverts() -> list[skia.Path]:
    """The short feathers over the roots of the long ones, from the tip to the body."""
    arm = p.sample(p.points("12,-10 60,-44 112,-50 150,-32"), 10)
    out = []
    for k, (x, y) in enumerate((float(x), float(y)) for x, y in arm):
        a = math.radians(104 - 10 * k)
        tip = (x + 56 * math.cos(a), y + 56 * math.sin(a))
        out.append(p.ribbon([(x, y), ((x + tip[0]) / 2, (y + tip[1]) / 2), tip], [18, 27, 14], 16, True))
    return out[::-1]


def bird(img: p.Array, x: float, y: float, scale: float, turn: float) -> None:
    """Seen from above, on the way home with the wooden spoon; its shadow slides over the snow."""
    arm = p.ribbon(p.points("2,8 58,-36 114,-46 166,-22"), [34, 32, 24, 9], 40, True)
    body_outline = p.spline(p.points("0,-74 22,-58 31,-26 28,16 16,58 0,74 -16,58 -28,16 -31,-26 -22,-58"))
    ink = [(0, "04050f"), (0.45, "0a0e28"), (0.75, "19214c"), (0.92, "5060a0"), (1, "c0ccf0")]
    light = (0.6, -0.65, 0.45)

    def put(path: skia.Path, flip: bool = False) -> skia.Path:
        return p.moved(path, x, y, scale, turn=turn, flip=flip)

    wings = [put(feather, flip) for flip in (True, False) for feather in flight_feathers()]
    coverts = [put(feather, flip) for flip in (True, False) for feather in wing_coverts()]
    arms = [put(arm, flip) for flip in (False, True)]
    body = put(body_outline)
    tail = [
        put(p.ribbon([(0, 44), (7 * k, 92), (13 * k, 142 - 4 * k * k)], [16, 24, 18], 16, True))
        for k in (-2, 2, -1, 1, 0)
    ]
    whole = p.mask(*wings, *arms, body, *tail)
    p.shadow(img, whole, 26, 44, soft=10, alpha=0.6, colour="0a1242")
    for shape in (*tail, *wings):
        p.solid(img, shape, ink, 9 * scale, light=light, tooth=0.6, cast=0.3)
    for shape in coverts:
        p.solid(img, shape, ink, 7 * scale, light=light, tooth=0.6, cast=0.4)
    for shape in (*arms, body):
        m = p.solid(img, shape, ink, 20 * scale, light=light, tooth=1.4, cast=0.3)
        p.hairs(
            img,
            m,
            lambda u, v: math.radians(turn + 90),
            300,
            length=(9, 20),
            width=(1, 2.2),
            jitter=0.14,
            seed=6,
            alpha=0.45,
        )
    p.rim_light(img, whole, "ffc070", dx=4, dy=-4, alpha=0.8)
    a = math.radians(turn)
    head(img, x + 88 * scale * math.sin(a), y - 88 * scale * math.cos(a), scale * 1.12, turn=turn + 58)


def head(img: p.Array, x: float, y: float, scale: float, turn: float) -> None:
    """The bird's head in profile, looking where it flies; the spoon's handle lies across between the halves of the
    beak."""
    skull = p.spline(p.points("-27,-4 -20,-20 0,-27 22,-20 38,-2 52,20 30,36 12,26 -10,20 -24,10"))
    upper_beak = p.spline(p.points("-20,-12! -44,-11 -66,-2 -76,12! -58,5 -24,4!"))
    lower_beak = p.spline(p.points("-22,6! -46,11 -66,15! -44,19 -18,15!"))
    handle = p.ribbon(p.points("-41,-62 -46,8 -50,52"), [8, 9, 10], 20, True)
    bowl = p.circle(-53, 70, 16, 23)
    hollow = p.circle(-53, 72, 10, 16)
    ink = [(0, "04050f"), (0.45, "10163a"), (0.75, "26326a"), (0.92, "6474b0"), (1, "ccd6f4")]
    spoon_wood = [(0, "5a3018"), (0.5, "c89454"), (1, "ffe8b8")]
    beak_yellow = [(0, "8a5410"), (0.6, "f0b030"), (1, "fff0a0")]
    light = (0.6, -0.65, 0.45)

    def put(path: skia.Path) -> skia.Path:
        return p.moved(path, x, y, scale, turn=turn)

    p.shadow(img, p.mask(put(p.union(handle, bowl, upper_beak))), 22, 38, soft=8, alpha=0.5, colour="0a1242")
    p.solid(img, put(lower_beak), beak_yellow, 5, light=light, tooth=0.3)
    p.solid(img, put(p.union(handle, bowl)), spoon_wood, 7, light=light, tooth=0.4, cast=0.3)
    p.over(img, p.mask(put(hollow), soft=2), "8a5428", 0.55)
    p.solid(img, put(upper_beak), beak_yellow, 6, light=light, tooth=0.3, cast=0.4)
    m = p.solid(img, put(skull), ink, 16 * scale, light=light, tooth=1.2, cast=0.3)
    p.hairs(img, m, lambda u, v: math.radians(turn + 20), 120, length=(8, 16), width=(1, 2), jitter=0.14, seed=7)
    p.rim_light(img, m, "ffc070", dx=3, dy=-4, alpha=0.7)
    eye = p.Layer()
    eye.fill(put(p.circle(-10, -7, 7.4)), "ffd878")
    eye.fill(put(p.circle(-11, -7, 4.4)), "0a0a14")
    eye.fill(put(p.circle(-9.4, -9, 1.6)), "ffffff")
    p.lay(img, eye)


def paint() -> p.Array:
    """From above: all tracks are pressed into the snow before it is lit; then cloth, meal, and the bird over them."""
    snow = Snow()
    arrivals(snow)
    away(snow)
    img = snow.picture()
    cloth(img)
    meal(img)
    bird(img, 272, 950, 0.93, turn=-40)
    return img
