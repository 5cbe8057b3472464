"""A hedgehog with a bunch of balloons; her spines wear corks, all but three, and one balloon hangs a breath above.

Technique: painted relief.
"""

from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np

from art import paint as p

NUMBER, TITLE = 15, "Careful Balloons"

SUN = (560.0, 360.0)
LIGHT: p.Light = (0.5, -0.65, 0.4)
FUR = [(0, "3a2018"), (0.35, "6e4428"), (0.6, "a8743f"), (0.82, "dcae70"), (1, "fff0c8")]
PAW = [(0, "4a2818"), (0.34, "8a5a32"), (0.64, "b88650"), (0.86, "e4bc80"), (1, "fff0c8")]
FAR_FUR = [(0, "2e1814"), (0.35, "5a361f"), (0.6, "8a5c32"), (0.82, "b8884f"), (1, "dcb680")]
WRIST, FAR_WRIST = (704.0, 750.0), (700.0, 808.0)
BACK = (304.0, 876.0, 170.0, 224.0)
FOOT = p.points("-34,-10 0,-26 40,-8 46,10 -30,12")
FACE = "364,720 410,680 468,690 520,730 566,772 590,786 588,806 560,814 500,828 430,836 370,800"
CHERRY, TURQUOISE = "cc1430", "12a8a8"


def hero(text: str) -> p.Points:
    """Points of the hedgehog, brought to her size and place."""
    return p.points(text, at=(-40, -105), scale=(1.12, 1.12))


def balloon(
    img: p.Array,
    x: float,
    y: float,
    r: float,
    colour: str,
    lean: float,
    slim: float = 0.9,
    air: float = 0.0,
    seed: int = 1,
) -> None:
    """A rubber skin full of sunlight: it glows through on the far side, one soft light on the near; `air` is
    distance."""
    w = slim
    skin = p.spline(
        p.points(
            "0,1.12! -0.3,0.92 -0.84,0.34 -0.98,-0.28 -0.62,-0.86 0,-1.04 0.62,-0.86 0.98,-0.28 0.84,0.34 0.3,0.92",
            scale=(w, 1),
        )
    )
    m = p.mask(p.moved(skin, x, y, r, turn=lean))
    p.shadow(img, m, -6, 12, soft=14, alpha=0.28 * (1 - air), colour="5a2410")
    dx, dy = (p.grid.x - x) / r, (p.grid.y - y) / r
    away = math.hypot(SUN[0] - x, SUN[1] - y)
    sx, sy = ((SUN[0] - x) / away, (SUN[1] - y) / away) if away > 40 else (0.3, -0.8)
    d2 = dx * dx / (w * w) + dy * dy
    tone = 0.45 + 0.38 * (dx * sx + dy * sy) + 0.16 * p.smooth(0.7, 1.15, d2) + p.noise(50, seed, 3) * 0.05
    through = p.smooth(0.9, 0.0, (dx + sx * 0.42) ** 2 * 1.6 + (dy + sy * 0.42) ** 2 * 1.6)
    tone = tone + through * 0.2
    stops = [
        (0.1, p.mix(colour, "2a0a24", 0.6)),
        (0.36, p.mix(colour, "3a1030", 0.22)),
        (0.58, p.rgb(colour)),
        (0.78, p.mix(colour, "ffb870", 0.38)),
        (1, p.mix(colour, "fff0c0", 0.72)),
    ]
    picture = p.ramp(np.clip(tone, 0, 1), stops)
    if air:
        picture = picture * (1 - air) + p.rgb("f8d8a0") * air
    p.over(img, m, picture.astype(np.float32), 0.96)
    p.brush(img, 20, int(r * 5), np.arctan2(dx, -dy).astype(np.float32), jitter=0.03, alpha=0.55, seed=seed, m=m)
    light = p.smooth(0.34, 0.0, np.hypot((dx - sx * 0.5) * 1.3, dy - sy * 0.5) + p.noise(16, seed, 2) * 0.05)
    p.shine(img, (light * m).astype(np.float32), "fff2d8", 0.62 * (1 - air))
    t = math.radians(lean)
    kx, ky = x - math.sin(t) * r * 1.14, y + math.cos(t) * r * 1.14
    p.solid(
        img,
        p.moved(p.spline(p.points("0,-9! -9,7 -3,4 3,8 10,5")), kx, ky, r / 80, turn=lean),
        p.mix(colour, "f8d8a0", air),
        4,
        light=LIGHT,
    )


class Balloon(NamedTuple):
    """One of the bunch; `air` is its distance."""

    x: float
    y: float
    r: float
    colour: str
    lean: float
    slim: float
    air: float


BUNCH = [
    Balloon(108, 150, 60, "d8404a", lean=-16, slim=0.86, air=0.5),
    Balloon(716, 226, 66, TURQUOISE, lean=12, slim=0.92, air=0.4),
    Balloon(404, 120, 80, "0f8f9c", lean=-6, slim=0.9, air=0.22),
    Balloon(588, 170, 112, CHERRY, lean=5, slim=0.94, air=0.0),
    Balloon(226, 246, 92, "2cb8b0", lean=-13, slim=0.84, air=0.0),
    Balloon(700, 420, 80, "0a8a94", lean=10, slim=0.96, air=0.0),
    Balloon(498, 340, 116, "dc2c38", lean=-3, slim=0.9, air=0.0),
    Balloon(590, 530, 58, "28b4ac", lean=4, slim=0.88, air=0.0),
    Balloon(348, 415, 84, "b8102c", lean=-17, slim=0.92, air=0.0),
]


def bunch(img: p.Array) -> None:
    """Nine balloons, no two alike, the strings first; the lowest hangs over the bare spines."""
    strings = p.Layer()
    for x, y, r, _, lean, *_ in BUNCH:
        t = math.radians(lean)
        foot = (x - math.sin(t) * r * 1.16, y + math.cos(t) * r * 1.16)
        middle = ((foot[0] + WRIST[0]) / 2 + 14, (foot[1] + WRIST[1]) / 2 + 14)
        strings.stroke(p.spline([foot, middle, WRIST], False), 2.4, "fff6e4", 0.95)
    p.lay(img, strings)
    for k, (x, y, r, colour, lean, slim, air) in enumerate(BUNCH):
        balloon(img, x, y, r, colour=colour, lean=lean, slim=slim, air=air, seed=20 + k)


class Spine(NamedTuple):
    """A direction out of the back: x, y and z towards us; whether it is fine, corked or bare."""

    x: float
    y: float
    z: float
    kind: str


def directions(random: np.random.Generator) -> list[Spine]:
    """Fine needles everywhere, corked ones evenly between them, three bare ones on the crest."""
    found = []
    for kind, n in (("fine", 2600), ("corked", 226)):
        for k in range(n):
            z = 1 - 2 * (k + 0.5) / n
            a = k * 2.39996 + random.normal(0, 0.05)
            x, y = math.sqrt(1 - z * z) * math.cos(a), math.sqrt(1 - z * z) * math.sin(a)
            crest = kind == "corked" and ((x > -0.62 and y < -0.74) or (x > -0.04 and y < -0.1))
            if z > -0.08 and x < 0.2 - 0.25 * max(0.0, y, z - 0.5) and y < 0.88 and not crest:
                found.append(Spine(x, y, z, kind))
    for degrees in (237, 253, 270):
        found.append(Spine(math.cos(math.radians(degrees)), math.sin(math.radians(degrees)), 0.12, "bare"))
    return sorted(found, key=lambda q: q.z + {"fine": 0, "corked": 0.22, "bare": 0.1}[q.kind])


def quill(layer: p.Layer, x: float, y: float, a: float, length: float, width: float, lit: float) -> tuple[float, float]:
    """One spine: thick in the middle, banded dark, pale, dark, ending in a point. Returns its tip."""
    tx, ty = x + math.cos(a) * length, y + math.sin(a) * length
    pale = p.mix("9a6c44", "ffe6b4", lit)
    layer.gradient(
        p.ribbon([(x, y), ((x + tx) / 2, (y + ty) / 2), (tx, ty)], [width * 0.5, width, 0.4], 10),
        (x, y),
        (tx, ty),
        ["1c0e0e", p.mix("5a3826", "a87848", lit), pale, "4a2c1c", p.mix(pale, "fff6e0", 0.5)],
        positions=[0, 0.3, 0.62, 0.86, 1],
    )
    return tx, ty


def cork(layer: p.Layer, at: tuple[float, float], q: Spine, size: float, random: np.random.Generator) -> None:
    """A wine cork pushed on a tip and pointing as the spine does: its barrel foreshortened, its round end to us.

    One in five has a sparkling wine's mushroom head, one in six is stained by red wine, some are chipped."""
    x, y = at
    flat = math.hypot(q.x, q.y)
    turn = math.degrees(math.atan2(q.y, q.x))
    r, length = 15 * size * random.uniform(0.82, 1.12), 44 * size * flat * random.uniform(0.62, 1.3)
    neck, oval = r * random.uniform(0.74, 1.0), max(0.22, abs(q.z))
    lit = 0.36 + 0.55 * max(0.0, q.x * LIGHT[0] + q.y * LIGHT[1] + q.z * LIGHT[2]) + random.uniform(-0.06, 0.16)
    tint = p.mix("8a5430", "f0cc96", min(1.0, max(0.0, lit)))
    mushroom, stained, chipped = random.random() < 0.2, random.random() < 0.16, random.random() < 0.3
    profile = [(0.0, neck), (0.5, (neck + r) / 2), (1.0, r)]
    if mushroom:
        profile = [(0.0, r * 0.98), (0.46, r * 0.76), (0.56, r * 0.8), (0.64, r * 1.12), (1.0, r)]
    sides = [(u * length, -v) for u, v in profile] + [(u * length, v) for u, v in reversed(profile)]
    first = profile[0][1]
    barrel = p.union(p.circle(0, 0, first * oval, first), p.poly(sides), p.circle(length, 0, r * oval, r))
    if chipped:
        notch = random.uniform(0.3, 0.8) * length
        barrel = p.cut(barrel, p.spline([(notch - 6 * size, r * 1.2), (notch, r * 0.68), (notch + 7 * size, r * 1.2)]))
    body = p.moved(barrel, x, y, 1, turn=turn)
    side = 1 if math.cos(math.radians(turn)) > 0 else -1
    across = (-math.sin(math.radians(turn)) * r * side, math.cos(math.radians(turn)) * r * side)
    layer.stroke(p.moved(body, -3, 5), 6, "1c0c0a", 0.5, soft=4)
    shades = [p.mix(tint, "fff4dc", 0.4), tint, p.mix(tint, "3a1a10", 0.66)]
    layer.gradient(body, (x - across[0], y - across[1]), (x + across[0], y + across[1]), shades)
    end = p.moved(p.circle(length, 0, r * oval, r), x, y, 1, turn=turn)
    layer.fill(end, p.mix(p.mix(tint, "fff2d4", 0.3), "94503c", 0.36) if stained else p.mix(tint, "fff2d4", 0.5))
    layer.stroke(end, 1.4, "6a3c20", 0.5)
    for _ in range(random.integers(2, 8)):
        u, v = random.uniform(0, length), random.uniform(-0.7, 0.7) * r
        spot = p.circle(u, v, random.uniform(0.9, 2.2), random.uniform(0.8, 1.4))
        layer.fill(p.moved(spot, x, y, 1, turn=turn), "5a3018", 0.7)


def bare(layer: p.Layer, root: tuple[float, float], q: Spine, length: float) -> None:
    """A long needle that has lost its cork: pale in the middle, dark and very sharp at the point."""
    tip = (root[0] + q.x * length, root[1] + q.y * length)
    middle = (root[0] + q.x * length * 0.4, root[1] + q.y * length * 0.4)
    needle = p.ribbon([root, middle, tip], [12, 17, 0.6], 16)
    layer.stroke(needle, 4, "fff6dc", 0.35, soft=2)
    layer.gradient(needle, root, tip, ["2a1410", "f4dcae", "7a4028", "1c0a0a"], positions=[0, 0.34, 0.62, 0.8])


def spines(img: p.Array) -> None:
    """The coat of the back, a dome that turns towards us: at its rim we see corks from the side, in its middle their
    ends."""
    random = np.random.default_rng(5)
    cx, cy, rx, ry = BACK
    layer = p.Layer()
    for q in directions(random):
        root = (cx + rx * q.x, cy + ry * q.y)
        a = math.atan2(q.y, q.x)
        lit = min(1.0, 0.2 + 0.7 * max(0.0, q.x * LIGHT[0] + q.y * LIGHT[1] + q.z * LIGHT[2]))
        flat = math.hypot(q.x, q.y)
        if q.kind == "fine":
            quill(layer, *root, a + random.normal(0, 0.12), length=14 + 58 * flat, width=random.uniform(4, 7), lit=lit)
        elif q.kind == "bare":
            bare(layer, root, q, 176 - 60 * abs(q.x))
        else:
            near = 0.94 + 0.4 * max(0.0, q.z)
            length = random.uniform(86, 118) * flat
            quill(layer, *root, a, length=length, width=13, lit=0.5 + lit / 2)
            seat = (root[0] + math.cos(a) * length * 0.64, root[1] + math.sin(a) * length * 0.64)
            cork(layer, seat, q, near * random.uniform(0.86, 1.16), random=random)
    p.lay(img, layer, tooth=0.4)


def lost_corks(img: p.Array) -> None:
    """The three that fell lie at her feet."""
    random = np.random.default_rng(8)
    layer = p.Layer()
    for x, y, turn, size in ((596, 1128, 20, 1.15), (664, 1082, -32, 0.95), (700, 1150, 74, 1.25)):
        t = math.radians(turn)
        p.contact(img, x + 20 * math.cos(t), y + 12 * size + 10 * math.sin(t), 32 * size, ry=9, alpha=0.7)
        cork(layer, (x, y), Spine(0.9 * math.cos(t), 0.5 * math.sin(t), 0.5, "corked"), size, random=random)
    p.lay(img, layer)


def body(img: p.Array) -> None:
    """Upright, in an apron, on tiptoe."""
    outline = "330,1100 220,1084 160,1000 138,890 168,770 250,690 340,672 410,720 430,900 400,1090"
    back = p.rough(p.mask(p.spline(hero(outline))), 3, 10, 3)
    p.form(img, back, [(0, "1c0f10"), (0.5, "3a2218"), (1, "7a5030")], 90, light=LIGHT, texture=0.08, seed=3)
    for x in (360, 446):
        foot = p.spline(hero(" ".join(f"{x + dx},{1112 + dy}" for dx, dy in FOOT)))
        p.contact(img, x * 1.12 - 30, 1152, 66, ry=11, alpha=0.6)
        p.solid(img, foot, FUR, 16, light=LIGHT)
    belly = p.spline(hero("372,800 440,800 486,870 496,970 474,1070 420,1104 350,1100 316,1020 320,890"))
    m = p.rough(p.mask(belly), 3, 10, 4)
    p.shadow(img, m, -6, 4, soft=12, alpha=0.5, colour="1c0c08")
    p.form(img, m, FUR, 80, light=LIGHT, texture=0.06, seed=4, soften=7)
    p.hairs(img, m, lambda x, y: 1.6 - (x - 400) / 300, 2200, length=(10, 22), width=(1, 2), jitter=0.13, seed=5)
    apron(img)


def apron(img: p.Array) -> None:
    """Linen with one pocket."""
    m = p.mask(p.spline(hero("398,862 470,856 500,960 494,1060 430,1082 362,1072 360,960")))
    p.shadow(img, m, -4, 5, soft=6, alpha=0.35, colour="2a1408")
    p.clothe(img, m, p.texture.linen("e8d8b4", 3), 60, light=LIGHT, shade="4a2c28", soften=6)
    pocket = p.Layer().stroke(p.spline(hero("404,972! 410,1026 462,1026 468,966!"), False), 3, "8a6a48", 0.8)
    pocket.stroke(p.spline(hero("404,974 436,972 468,968"), False), 4, "b89468")
    pocket.stroke(p.spline(hero("398,864 420,830 440,812"), False), 6, "cfb88c")
    p.lay(img, pocket)


def far_arm(img: p.Array) -> None:
    """The other arm comes from behind the chest; its paw holds the strings below the near one, their ends hang out."""
    x, y = FAR_WRIST
    ends = p.Layer()
    for dx, length in ((-9, 62), (-3, 92), (4, 78), (9, 48)):
        tail = [(x + dx * 0.4, y + 40), (x + dx * 1.5, y + 52 + length * 0.6), (x + dx * 1.1, y + 52 + length)]
        ends.stroke(p.spline(tail, False), 2.4, "fff6e4", 0.95)
    p.lay(img, ends)
    bone = [(500, 972), (552, 962), (614, 918), (676, 860)]
    m = p.rough(p.mask(p.ribbon(bone, [54, 50, 42, 28], 30, True)), 2, 8, 9)
    p.form(img, m, FAR_FUR, 24, light=LIGHT, texture=0.06, seed=16)
    p.hairs(img, m, p.along(bone), 360, length=(9, 18), width=(1, 2), jitter=0.13, seed=16)
    fist(img, FAR_WRIST, 0.92, FAR_FUR)


def arm(img: p.Array) -> None:
    """From a round shoulder under the jaw to a fist that closes round the strings."""
    x, y = WRIST
    held = p.ribbon([(x, y - 16), (x, y + 66)], [5, 10], 8)
    p.lay(img, p.Layer().fill(held, "fff6e4"))
    upper, fore = hero("360,872 408,900 458,918"), hero("458,918 550,880 650,826")
    bones = p.union(p.ribbon(upper, [88, 74, 56], 30, True), p.ribbon(fore, [56, 52, 44, 30], 30, True))
    m = p.rough(p.mask(bones), 2, 8, 5)
    p.shadow(img, m, -2, 10, soft=8, alpha=0.4, colour="2a1008")
    p.form(img, m, FUR, 30, light=LIGHT, texture=0.06, seed=6)
    p.hairs(img, m, p.along([*upper, *fore[1:]]), 700, length=(9, 18), width=(1, 2), jitter=0.13, seed=6)
    fist(img, WRIST, 1.0, PAW)


def fist(img: p.Array, at: tuple[float, float], size: float, fur: p.Stops) -> None:
    """The back of a paw: four fingers go round the strings and out of sight, the thumb lies across on top."""
    scale = (size, size)
    back = p.spline(p.points("-34,58 -36,24 -16,4 12,6 20,30 12,66 -14,76", at=at, scale=scale))
    p.solid(img, back, fur, 20, light=LIGHT)
    for dy, reach, w in ((62, 17, 17), (47, 22, 19), (31, 24, 20), (14, 22, 19)):
        bone = p.points(f"-12,{dy + 2} 6,{dy - 2} {reach},{dy + 1}", at=at, scale=scale)
        p.solid(img, p.ribbon(bone, [w * size, w * size, w * size * 0.9], 16, True), fur, 9, light=LIGHT, cast=0.35)
    thumb = p.ribbon(p.points("-30,26 -18,4 2,-6 18,-3", at=at, scale=scale), [20, 20, 17, 13], 20, True)
    p.solid(img, thumb, fur, 10, light=LIGHT, cast=0.5)


def brow(img: p.Array) -> None:
    """Short spines that begin on the forehead and lie back over the neck, so that coat and face are one."""
    random = np.random.default_rng(12)
    edge = p.sample(hero("448,684 404,676 372,706 354,752 352,800 346,850 330,900"), 150)
    layer = p.Layer()
    for k, (x, y) in enumerate(edge):
        a = math.radians(250 - 80 * k / len(edge)) + random.normal(0, 0.16)
        root = (x + random.uniform(-6, 16), y + random.uniform(-4, 12))
        length = random.uniform(34, 62)
        quill(layer, *root, a, length=length, width=random.uniform(4, 7), lit=random.uniform(0.4, 0.9))
    p.lay(img, layer, tooth=0.4)


def head(img: p.Array) -> None:
    """Snout up, an eye on the balloon, worried brow, round ear."""
    m = p.rough(p.mask(p.spline(hero(FACE))), 2, 8, 4)
    p.shadow(img, m, -4, 10, soft=10, alpha=0.45, colour="1c0c08")
    p.form(img, m, FUR, 56, light=LIGHT, texture=0.05, seed=7, soften=6)
    fur = m * p.smooth(622, 588, p.grid.x)
    p.hairs(
        img, fur, lambda x, y: math.atan2(y - 780, x - 644), 1900, length=(8, 18), width=(0.9, 1.8), jitter=0.12, seed=8
    )
    p.rim_light(img, m, "ffe0a0", 3, dy=-5, alpha=0.5, soft=3)
    brow(img)
    p.solid(img, p.circle(420, 706, 30, 33), FUR, 18, light=LIGHT, cast=0.4)
    p.over(img, p.mask(p.circle(424, 708, 17, 20), soft=3), "8a4434", 0.7)
    p.solid(img, p.circle(619, 780, 18, 16), [(0, "0a0608"), (0.7, "241418"), (1, "c8a8a0")], 12, light=LIGHT)
    layer = p.Layer()
    layer.fill(p.circle(502, 737, 20, 22), "fff4e0")
    layer.fill(p.circle(496, 730, 14, 15), "140a0c")
    layer.fill(p.circle(500, 724, 4.6), "fff8e8")
    layer.stroke(p.spline([(480, 706), (495, 695), (516, 692)], False), 6, "3a2018")
    layer.stroke(p.spline([(606, 804), (574, 810), (548, 800)], False), 3.4, "3a1c14", 0.8)
    layer.fill(p.circle(542, 780, 22, 13), "e07a58", 0.35, 6)
    p.lay(img, layer)


def square(img: p.Array) -> None:
    """Pale gables in the haze, and the cobbles before them."""
    layer = p.Layer()
    random = np.random.default_rng(2)
    x = -30.0
    while x < 800:
        h, w = random.uniform(170, 340), random.uniform(70, 120)
        outline = [(x, 800), (x, 800 - h), (x + w / 2, 800 - h - w * random.uniform(0.4, 0.8)), (x + w, 800 - h)]
        layer.fill(p.poly([*outline, (x + w, 800)]), p.mix("d8a068", "f4d098", random.random()), 0.7)
        for row in range(random.integers(2, 5)):
            for u in (0.26, 0.62):
                layer.fill(p.rect(x + w * u, 824 - h + row * 56, w * 0.15, w * 0.24), "c08850", 0.5)
        x += w
    p.lay(img, layer, 0.8, 1.5)
    p.haze(img, 460, 820, "fbe0b0", alpha=0.6)
    street = p.smooth(800, 812, p.grid.y)
    cobbles = p.blank()
    p.onto(cobbles, p.texture.cobbles("9a7048", 40, 4), ((-100, 800), (900, 800), (1700, 1300), (-900, 1300)))
    p.over(img, street, "a87c50")
    p.over(img, street, cobbles, 0.6)
    p.brush(img, 40, 1500, np.zeros_like(p.grid.x), jitter=0.04, alpha=0.5, seed=6, m=street)
    p.over(img, street * p.smooth(960, 800, p.grid.y), "f4cf98", 0.7)


def paint() -> p.Array:
    """The empty square, the balloons, and the hedgehog from its body and spines to the hand that holds the strings."""
    img = p.vertical(
        [(0, "c88a4c"), (0.3, "f0c078"), (0.55, "f8dca4"), (0.8, "d8a468"), (1, "8a5a38")],
        wobble=p.noise(220, 3, 3) * 0.05,
    )
    p.glow(img, *SUN, 620, colour="fff0c0", alpha=0.75, power=1.5)
    p.underpaint(img, 4, p.swirl(260, 6, 0.8), 0.03)
    square(img)
    bunch(img)
    ground = p.blur(p.mask(p.spline(p.points("90,1140 300,1110 520,1126 540,1160 330,1224 -20,1230 0,1180"))), 16)
    p.multiply(img, ground, "4a2438", 0.7)
    far_arm(img)
    body(img)
    spines(img)
    arm(img)
    head(img)
    lost_corks(img)
    return img
