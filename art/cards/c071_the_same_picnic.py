"""A cliff cut through all the ages; in every layer the same checked cloth is spread, and the same wasp arrives."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np

from art import paint as p

NUMBER, TITLE = 71, "The Same Picnic"

LIGHT = (-0.55, -0.7, 0.45)
CHECKS = ("f8f0e0", "c92f2a")


@dataclass(frozen=True)
class Age:
    """One layer: its ceiling and floor, its daylight and its ground."""

    top: float
    floor: float
    sky: list[tuple[float, str]]
    ground: str
    cloth_x: float
    seed: int
    ends: tuple[float, float]  # where the rock closes it, left and right


AGES = {
    "robots": Age(-40, 206, [(0, "6f93a4"), (0.55, "b8cdc8"), (1, "f3ead2")], "8c8a4c", 330, 1, (-90, 890)),
    "family": Age(272, 416, [(0, "8fb4c0"), (1, "f2e8cc")], "949056", 452, 2, (-90, 752)),
    "knights": Age(476, 618, [(0, "c99a5c"), (1, "fae3ae")], "a58c4c", 352, 3, (46, 890)),
    "furs": Age(676, 816, [(0, "7d7580"), (1, "e8cfb6")], "8b7a5c", 440, 4, (-90, 746)),
    "dinosaurs": Age(872, 1006, [(0, "7d8c6c"), (1, "ecdfae")], "78804a", 412, 5, (44, 890)),
    "trilobites": Age(1056, 1128, [(0, "4a6a6a"), (1, "b4c8b4")], "b8a078", 360, 6, (-90, 764)),
}
# how far the guests of an age have moved with their cloth
MOVED = {"robots": -62, "family": 28, "knights": -28, "furs": 16, "dinosaurs": 12, "trilobites": -16}


def cliff_face(img: p.Array) -> None:
    """The rock between the ages: folded strata in clay, sienna, chalk and slate."""
    fold = p.noise(420, 8, 2) * 26 + p.noise(60, 4, 3) * 3 + (p.grid.x - 400) * 0.02
    depth = (p.grid.y + fold) / 1200
    bands = [(0, "a56a42"), (0.17, "c8966a"), (0.2, "e2cdaa"), (0.23, "9a5c3a"), (0.34, "b87850"), (0.37, "dcc4a0"),
             (0.41, "8c5238"), (0.52, "a46848"), (0.545, "d0b490"), (0.57, "7a4a38"), (0.69, "96604a"),
             (0.72, "6c5a58"),
             (0.75, "5e4038"), (0.86, "7c4a38"), (0.9, "584048"), (0.95, "6a2e24"), (1, "8c2c14")]  # fmt: skip
    img[:] = p.ramp(np.clip(depth, 0, 1), bands)
    lines = np.sin((p.grid.y + fold * 1.2) / 3.1) * 0.5 + np.sin((p.grid.y + fold) / 7.7 + 1) * 0.5
    img += (lines * 0.035 + p.noise(5, 12, 2) * 0.03)[..., None]
    p.brush(img, 44, 5000, p.swirl(300, 4, 0.25), 0.06, 0.55, 3)
    bumps = p.blur(p.noise(70, 51, 4) * 16 + p.noise(14, 52, 3) * 2.5, 0.8)
    gx, gy = np.gradient(bumps)[::-1]
    img += np.clip(-(gx * 0.6 + gy) * p.grid.s * 0.16, -0.16, 0.16)[..., None]
    random = np.random.default_rng(71)
    fossils = p.Layer()
    for _ in range(260):
        x, y, r = random.uniform(0, 800), random.uniform(230, 1190), random.uniform(1.5, 6)
        fossils.fill(p.circle(x, y, r * 1.5, r), p.mix("e8d4b0", "4a2c28", random.random()), 0.4)
    for x, y, r in ((112, 446, 13), (706, 640, 12), (96, 842, 14), (664, 246, 9), (610, 1030, 10)):
        spiral = [(x + math.cos(t) * r * t / 15, y + math.sin(t) * r * t / 15) for t in np.linspace(1, 15, 40)]
        fossils.stroke(p.spline(spiral, False), 3, "efdcb8", 0.75)
    p.lay(img, fossils)


def open_age(img: p.Array, age: Age) -> p.Array:
    """Cut a layer open: its sky, its far hills and its ground. Returns its mask."""
    ceiling, floor = p.skyline(age.top, 9, age.seed, 5), p.skyline(age.floor, 5, age.seed + 20, 4)
    hollow = p.below(ceiling, 2.2, age.seed) * (1 - p.below(floor + 14, 2.0, age.seed + 3))
    if age.top > 0:
        (x0, x1), height = age.ends, age.floor - age.top
        hollow = hollow * p.rough(p.mask(p.rect(x0, age.top - 12, x1 - x0, height + 26, 48)), 7, 22, age.seed)
    scene = p.vertical(age.sky, max(age.top, 0), age.floor - 20, p.noise(120, age.seed, 3) * 0.08)
    p.ridge(scene, age.floor - 44, 9, p.mix(age.ground, age.sky[1][1], 0.62), age.sky[-1][1], age.seed + 5, 60)
    p.ridge(
        scene, age.floor - 30, 6, p.mix(age.ground, age.sky[1][1], 0.35), p.mix(age.ground, "fff0d0", 0.4), age.seed, 60
    )
    lawn = p.below(p.skyline(age.floor - 20, 4, age.seed + 9, 5), 1.2, age.seed)
    p.over(
        scene,
        lawn,
        p.vertical([(0, p.mix(age.ground, "fff2c8", 0.35)), (1, age.ground)], age.floor - 24, age.floor + 14),
    )
    p.grass_over(scene, lawn * (p.grid.y < age.floor + 20), 1500, (3, 8), age.seed)
    if age.top > 0:
        p.multiply(scene, hollow * p.smooth(age.top + 46, age.top - 6, p.grid.y + p.noise(40, 3, 3) * 6), "3a2430", 0.8)
        p.multiply(scene, hollow * (1 - p.blur(hollow, 18)), "3a2028", 0.9)
    p.over(img, hollow, scene)
    if age.top > 0:
        p.rim_light(img, 1 - hollow, "ffe6c0", 0, 4, 0.25, 1.5)
    return hollow


def cloth(img: p.Array, x: float, y: float, checks: p.Array) -> None:
    """The red-checked cloth, in perspective, with a fringe of shadow."""
    quad = ((x - 118, y - 20), (x + 118, y - 20), (x + 162, y + 14), (x - 162, y + 14))
    p.over(img, p.blur(p.mask(p.poly([(a, b + 4) for a, b in quad])), 3), "2a1620", 0.45)
    p.onto(img, checks, quad, (0, 0, 418, 190))


def wasp() -> p.Sprite:
    """The guest who always comes."""
    s = p.Sprite()
    for turn in (-30, -62):
        s.add(
            p.moved(p.spline([(0, 0, 1), (14, -12), (40, -10), (46, 0), (34, 7), (12, 5)]), 0, -6, 1, turn),
            "f4f6f0",
            5,
            alpha=0.8,
        )
    s.add(p.spline([(-8, -6), (-30, -8), (-54, 4, 1), (-32, 12), (-10, 9)]), "f2b522", 8)
    for x in (-18, -28, -38):
        s.line(p.spline([(x, -7), (x - 3, 2), (x, 10)], False), 5, "20140e")
    s.add(p.circle(2, 0, 10, 8), "2a1c14", 6)
    s.add(p.circle(17, 1, 7.5), "f2b522", 6)
    s.add(p.circle(19, -1, 2.6), "180c08", 0)
    for dy in (-5, -1):
        s.line(p.spline([(20, -5), (30, -12 + dy), (36, -9 + dy)], False), 1.8, "20140e")
    for x in (-4, 2, 8):
        s.line(p.spline([(x, 6), (x - 3, 15), (x - 9, 20)], False), 1.8, "20140e")
    return s


def trilobite(colour: str) -> p.Sprite:
    """Seen from the side and above: head shield, ribs, feelers; 60 long."""
    s = p.Sprite()
    for k in (-1, 1):
        s.line(p.spline([(26, -16), (42, -24 + k * 5), (54, -18 + k * 9)], False), 1.8, p.mix(colour, "1a0c10", 0.4))
    for k in range(8):
        s.line(p.line([(-24 + k * 6, -4), (-27 + k * 6, 2)]), 2, p.mix(colour, "1a0c10", 0.5))
    s.add(p.spline([(-40, -4, 1), (-30, -18), (-4, -27), (20, -24), (34, -12), (34, -3), (0, -1)]), colour, 12)
    for k in range(8):
        x = -30 + k * 6
        s.line(p.spline([(x, -17 - k * 1.1), (x + 5, -10), (x + 2, -3)], False), 1.6, p.mix(colour, "1a0c10", 0.55))
    s.add(p.spline([(14, -26), (30, -20), (40, -8), (36, -2), (16, -3), (20, -14)]), p.mix(colour, "fff0d0", 0.15), 8)
    s.add(p.circle(27, -14, 3.4), "1a0c10", 0)
    s.add(p.circle(28, -15, 1.1), "fff8e8", 0)
    return s


def sauropod() -> p.Sprite:
    """A mild long-neck, lying, facing right."""
    s = p.Sprite()
    c = "7d9a72"
    s.limb([(-40, -16), (-76, -10), (-112, -4)], [26, 13, 2], c)
    neck = [(26, -30), (54, -48), (62, -78), (70, -98)]
    s.add(
        p.union(
            p.spline([(-54, -4), (-52, -30), (-24, -52), (14, -50), (42, -30), (40, -4), (0, 0)]),
            p.ribbon(neck, [36, 20, 13, 13], 30, True),
        ),
        c,
        24,
    )
    s.add(p.spline([(62, -104), (74, -110), (90, -103), (98, -94), (88, -88), (68, -90)]), c, 9)
    for x in (-34, 18):
        s.add(
            p.spline([(x - 12, 0), (x - 8, -14), (x + 14, -12), (x + 26, -2), (x + 20, 1)]), p.mix(c, "fff0c0", 0.12), 8
        )
    for k in range(7):
        s.add(
            p.circle(-40 + k * 12, -44 - 8 * math.sin((k + 1) * 0.45), 4 - 0.2 * k),
            p.mix(c, "2c4030", 0.45),
            3,
            alpha=0.7,
        )
    s.add(p.circle(80, -101, 2.6), "141410", 0)
    s.add(p.circle(81, -102, 0.9), "fff8e8", 0)
    s.line(p.spline([(97, -93), (90, -91), (84, -93)], False), 1.4, "2c3a24")
    return s


def stegosaur() -> p.Sprite:
    """Its friend with the plates."""
    s = p.Sprite()
    c = "b07a4c"
    for k in range(8):
        x, h = -46 + k * 12.5, 17 + 12 * math.sin((k + 0.7) / 8 * math.pi)
        y = -40 - 16 * math.sin((k + 0.5) / 8 * math.pi)
        s.add(
            p.spline([(x - 8, y + 6), (x - 4, y - h * 0.6), (x + 1, y - h, 1), (x + 8, y - h * 0.4), (x + 9, y + 6)]),
            p.mix("8c4a38", "d8a060", k % 2 * 0.4),
            5,
        )
    s.add(
        p.spline(
            [
                (-98, -14, 1),
                (-66, -26),
                (-42, -44),
                (-4, -58),
                (34, -44),
                (56, -26),
                (76, -24),
                (86, -14),
                (74, -6),
                (50, -10),
                (36, -4),
                (0, -6),
                (-40, -6),
                (-62, -14),
            ]
        ),
        c,
        22,
    )
    for x in (-36, 22):
        s.limb([(x, -18), (x + 2, -6), (x + 6, -2)], [22, 15, 13], p.mix(c, "2a1418", 0.12))
    s.add(p.circle(70, -19, 2.5), "141410", 0)
    s.add(p.circle(71, -20, 0.9), "fff8e8", 0)
    return s


def knight(hair: str) -> p.Sprite:
    """In mail, his helmet beside him."""
    s = p.figure("sit_ground", "8e979f", "7b8690", "jacket", "none", hair=hair)
    helmet = p.Sprite().add(p.spline([(-11, 0, 1), (-12, -14), (0, -26), (12, -14), (11, 0, 1)]), "a4adb4", 9)
    helmet.line(p.line([(-7, -11), (10, -11)]), 2.6, "20242c").line(p.line([(0, -26), (2, -34)]), 3, "6a4a8a")
    return s.attach(helmet, -30, 0, 100)


def food(img: p.Array, x: float, y: float, age: str) -> None:
    """What each age has on its cloth."""
    if age == "family":
        p.props.teapot("c8ccc0").draw(img, x - 14, y, 26, light=LIGHT)
        p.props.bread().draw(img, x + 26, y + 2, 22, light=LIGHT)
    elif age == "knights":
        p.props.bread("b07a40").draw(img, x - 22, y, 26, light=LIGHT)
        p.props.bottle("7a8a9a").draw(img, x + 16, y + 2, 36, light=LIGHT)
    elif age == "furs":
        bone = (
            p.Sprite()
            .limb([(-22, -8), (0, -16), (22, -10)], [9, 22, 9], "a8583c")
            .limb([(20, -10), (34, -6)], [6, 8], "f0e4cc")
        )
        bone.draw(img, x, y, 70, light=LIGHT)
    elif age == "dinosaurs":
        for dx in (-34, 4):
            p.props.egg("e8e0c0").draw(img, x + dx, y + 2, 26, light=LIGHT)
        fern = p.Layer()
        p.fern(fern, x + 34, y, 30, "4c8a48", 2, 7)
        p.lay(img, fern)
    elif age == "trilobites":
        p.over(img, p.mask(p.circle(x, y - 2, 42, 8)), "8fd0d0", 0.85)
        p.over(img, p.mask(p.circle(x - 10, y - 4, 18, 2)), "f0fff8", 0.8)
    else:
        p.props.bottle("3a4048").draw(img, x - 12, y + 1, 40, light=LIGHT)
        p.props.cup("9aa4a8").draw(img, x + 24, y + 2, 22, light=LIGHT)


def far_things(img: p.Array) -> None:
    """One quiet landmark behind each picnic."""
    far = p.Layer()
    for x, h in ((52, 110), (78, 140), (250, 96), (742, 104)):
        far.fill(
            p.spline([(x - 9, 184, 1), (x - 6, 190 - h), (x, 180 - h, 1), (x + 6, 190 - h), (x + 9, 184, 1)]),
            "a9bcb8",
            0.75,
        )
        far.fill(p.circle(x, 186 - h, 13, 5), "c4d2ca", 0.9)
    for x, width, top in ((270, 14, 548), (320, 14, 548), (295, 38, 560), (295, 13, 534)):
        far.fill(p.rect(x - width / 2, top, width, 594 - top), "b38c5a", 0.95)
        if width < 20:
            far.fill(p.poly([(x - width * 0.75, top), (x, top - 26), (x + width * 0.75, top)]), "9a6c48", 0.95)
    mammoth = [
        (392, 790),
        (392, 768),
        (398, 752),
        (416, 746),
        (436, 750),
        (446, 740),
        (460, 742),
        (466, 754),
        (466, 772),
        (472, 780),
        (466, 784),
        (458, 774),
        (452, 770),
        (450, 790),
        (440, 790),
        (438, 776),
        (410, 778),
        (406, 790),
    ]
    far.fill(p.spline(mammoth), "837a80", 0.8)
    far.fill(p.poly([(320, 976), (372, 918), (396, 918), (462, 976)]), "96916a", 0.8)
    p.lay(img, far, tooth=1.0)
    p.smoke(img, 384, 918, 40, "efe6c8", 3, 16, 0.5, 9)
    p.oak(img, 46, 392, 112, ["4a5430", "727a40", "a8a454", "dccf80"], seed=3, light=LIGHT)
    ferns = p.Layer()
    for x, size in ((84, 60), (376, 30), (774, 72), (548, 40)):
        p.fern(ferns, x, 1004, size, "5d7a40", int(x), 8)
    p.lay(img, ferns)


def guests(img: p.Array) -> None:
    """Who sits at the cloth, age by age."""

    def sit(sprite: p.Sprite, x: float, age: str, size: float, flip: bool = False, dy: float = 0) -> None:
        sprite.draw(img, x + MOVED[age], AGES[age].floor + dy, size, flip=flip, light=LIGHT, ground=0.35)

    sit(p.props.robot("a3adb0", "f0c860"), 214, "robots", 122, dy=2)
    sit(p.props.robot("8f9aa6", "8fd8e0"), 566, "robots", 142, dy=-2)
    sit(p.props.robot("b9b4a4", "f0c860"), 664, "robots", 74, dy=6)
    sit(p.props.bicycle("3f5f66"), 118, "family", 78, dy=-8)
    sit(p.figure("sit_ground", "5a6f86", "4a4a58", "jacket", "straw", "d9c088"), 240, "family", 178)
    sit(p.figure("sit_ground", "d8c8a0", garment="dress", hair="6a3a24", long_hair=True), 604, "family", 168, True)
    sit(p.figure("kneel", "7a8a5c", garment="dress", hair="c89850"), 684, "family", 92, True, 4)
    sit(p.quadruped("horse", "graze", "8a7058"), 682, "knights", 96, dy=-14)
    sit(knight("a8682c"), 196, "knights", 178)
    sit(knight("2c2420"), 566, "knights", 176, True, 2)
    sit(p.figure("sit_ground", "7a5a3c", "7a5a3c", "cloak", hair="3a2418", long_hair=True), 238, "furs", 176)
    sit(p.figure("sit_ground", "94724c", "7a5a3c", "cloak", hair="7a3c1c", long_hair=True), 606, "furs", 172, True)
    sit(p.figure("crouch", "684a34", "684a34", "cloak", hair="3a2418"), 690, "furs", 110, True, 4)
    sit(sauropod(), 182, "dinosaurs", 122, dy=2)
    sit(stegosaur(), 638, "dinosaurs", 118, True, 2)
    for colour, x, flip, size in (
        ("6f5a4c", 196, False, 122),
        ("8f5440", 556, True, 132),
        ("4f5a64", 662, True, 96),
        ("846a48", 106, False, 84),
    ):
        sit(trilobite(colour), x, "trilobites", size, flip, 2)
    p.fire(img, 118, AGES["furs"].floor + 2, 34, 52, 3, 0.6)


def embers(img: p.Array) -> None:
    """Under the oldest layer: glowing rock, and the basket, not yet opened."""
    deep = p.smooth(1148, 1180, p.grid.y + p.noise(60, 5, 3) * 8)
    veins = p.smooth(0.1, 0.0, np.abs(p.noise(110, 15, 4))) * p.smooth(1134, 1170, p.grid.y)
    p.over(img, deep, "431410", 0.75)
    p.shine(img, p.blur(veins, 5), "ff7a2c", 0.8)
    p.shine(img, veins, "ffcf6a", 0.9)
    p.glow(img, 672, 1190, 110, "ff8a3c", 0.35)
    p.over(img, p.mask(p.circle(672, 1172, 60, 30), soft=10), "2a0c0a", 0.8)
    p.props.basket("d8a060").draw(img, 672, 1194, 42, light=LIGHT, rim="ffc070")


def paint() -> p.Array:
    img = p.blank("9a6848")
    cliff_face(img)
    for age in AGES.values():
        open_age(img, age)
    p.cumulus(img, 666, 84, 190, 54, "fff8e8", "e4d8cc", "b4b4b4", 4, alpha=0.9)
    far_things(img)
    guests(img)
    checks = p.texture.checks(*CHECKS, 38, 3)
    bug = wasp()
    for name, age in AGES.items():
        y = age.floor + 4
        cloth(img, age.cloth_x, y, checks)
        food(img, age.cloth_x, y, name)
        wx, wy = age.cloth_x + 64, age.floor - (44 if name == "trilobites" else 82)
        trail = p.Layer()
        for k in range(9):
            t = 1 + k * 0.55
            trail.fill(p.circle(wx + 22 + t * 17, wy - 4 - 13 * math.sin(t * 1.5), 1.7), "3a2418", 0.7 - k * 0.06)
        p.lay(img, trail)
        bug.draw(img, wx, wy, 50, -14, True, LIGHT)
    embers(img)
    return img
