"""A music box whose pins are a town: houses, trees and brass people turn towards the steel comb."""

from __future__ import annotations

import math

import numpy as np

from art import paint as p

NUMBER, TITLE = 62, "Comb and Cylinder"

UNIT, ORIGIN = 52.0, (492.0, 440.0)
AX, AY, AZ = np.array((0.8, 0.42)), np.array((-0.62, 0.72)), np.array((0.0, -0.8))  # how the three axes lie on the card
VIEW = np.array((1.0, 1.29, 1.686))
RADIUS, LENGTH = 3.0, 9.0
BOX = ((-3.7, 6.3), (-0.9, 9.9), (-3.4, 0.1))  # x, y and z of the walnut case
TEETH = 30
LAMP: p.Light = (-0.6, -0.65, 0.4)
BRASS = [(0, "2a1408"), (0.25, "6a3c10"), (0.5, "b47a24"), (0.72, "e8b850"), (0.9, "ffe6a0"), (1, "fffbe8")]
ENAMEL = [
    (0, "0a101c"),
    (0.25, "142438"),
    (0.5, "28465c"),
    (0.75, "5c8ca4"),
    (1, "e0f4f4"),
]  # the drum: a night for its gilt town
STEEL = [(0, "1c2028"), (0.4, "5a646c"), (0.7, "a8b4b8"), (1, "f8fafa")]


def at(x: float, y: float, z: float) -> tuple[float, float]:
    """A place in the box, on the card."""
    q = np.array(ORIGIN) + UNIT * (AX * x + AY * y + AZ * z)
    return float(q[0]), float(q[1])


def face(img: p.Array, corners: list[tuple[float, float, float]], picture: p.Array, shade: float) -> p.Array:
    """A flat side of the case, covered with wood and glazed by its share of light."""
    quad = tuple(at(*c) for c in corners)
    m = p.onto(img, picture, quad, (0, 0, 800, 420))  # type: ignore[arg-type]
    p.multiply(img, m, "180808", shade)
    return m


def case_back(img: p.Array) -> None:
    """Floor and far walls of the case, seen inside."""
    (x0, x1), (y0, y1), (z0, z1) = BOX
    walnut = p.texture.wood("7a4626", 110, False, 5)
    face(img, [(x0, y0, z0), (x1, y0, z0), (x1, y1, z0), (x0, y1, z0)], walnut, 0.88)
    face(img, [(x0, y1, z1), (x0, y0, z1), (x0, y0, z0), (x0, y1, z0)], walnut, 0.72)
    face(img, [(x0, y0, z1), (x1, y0, z1), (x1, y0, z0), (x0, y0, z0)], walnut, 0.45)


def lid(img: p.Array) -> None:
    """The open lid behind the drum, lined with midnight cloth and set with gilt stars."""
    (x0, _), (y0, y1), (_, z1) = BOX
    low = [at(x0 - 0.45, y1 + 0.45, z1), at(x0 - 0.45, y0 - 0.45, z1)]
    high = [at(x0 - 1.6, y1 + 0.45, 6.4), at(x0 - 1.6, y0 - 0.45, 6.4)]
    board = p.poly([high[0], high[1], low[1], low[0]])
    p.shadow(img, p.mask(board), 34, 6, 18, 0.6, "080406")
    edge = p.mask(p.poly([high[1], (high[1][0] + 24, high[1][1] + 12), (low[1][0] + 24, low[1][1] + 12), low[1]]))
    p.over(img, edge, p.texture.wood("4a281a", 300, True, 3))
    p.onto(img, p.texture.wood("8a5230", 600, False, 9), (high[0], high[1], low[1], low[0]))

    def inset(u: float, v: float) -> tuple[float, float]:
        top, foot = (np.array(a) * (1 - u) + np.array(b) * u for a, b in (high, low))
        q = top * (1 - v) + foot * v
        return float(q[0]), float(q[1])

    cloth = p.mask(p.poly([inset(0.05, 0.07), inset(0.95, 0.07), inset(0.95, 0.95), inset(0.05, 0.95)]))
    tone = np.clip(0.5 + p.noise(160, 5, 4) * 0.16 + p.noise(3, 6, 2) * 0.07 - (p.grid.x - 180) / 900, 0, 1).astype(
        np.float32
    )
    p.over(img, cloth, p.ramp(tone, [(0, "0c121c"), (0.5, "22323e"), (1, "5a7078")]))
    random = np.random.default_rng(5)
    stars = p.Layer()
    for k in range(90):
        x, y = inset(random.uniform(0.08, 0.92), random.uniform(0.1, 0.9))
        stars.fill(p.star(x, y, random.uniform(2.4, 7), 4 if k % 3 else 6, 0.3, k), "e8b850", random.uniform(0.4, 0.9))
    stars.stroke(p.poly([inset(0.05, 0.07), inset(0.95, 0.07), inset(0.95, 0.95), inset(0.05, 0.95)]), 4, "d8a048", 0.8)
    p.lay(img, stars)
    p.rim_light(img, p.mask(board), "ffd8a0", -2, -3, 0.6, 1.5)


def winding_key() -> p.Sprite:
    """The key of the works, lying on the table."""
    s = p.Sprite()
    for side in (-1, 1):
        s.add(p.cut(p.circle(side * 30, -70, 28, 24), p.circle(side * 32, -70, 12, 10)), BRASS, 9)
    s.limb([(0, -76), (0, 10)], [16, 14], BRASS)
    s.add(p.rect(-10, 0, 20, 16, 3), BRASS, 5)
    s.add(p.circle(0, -70, 14), BRASS, 9)
    return s


def case_front(img: p.Array) -> p.Array:
    """The near walls and the rim, with an inlaid line. Returns the mask of what stands before the drum."""
    (x0, x1), (y0, y1), (z0, z1) = BOX
    wall = 0.45
    walnut = p.texture.wood("8a5230", 130, False, 9)
    left = [
        (x0 - wall, y1 + wall, z1),
        (x1 + wall, y1 + wall, z1),
        (x1 + wall, y1 + wall, z0 - 0.3),
        (x0 - wall, y1 + wall, z0 - 0.3),
    ]
    right = [
        (x1 + wall, y1 + wall, z1),
        (x1 + wall, y0 - wall, z1),
        (x1 + wall, y0 - wall, z0 - 0.3),
        (x1 + wall, y1 + wall, z0 - 0.3),
    ]
    face(img, left, walnut, 0.3)
    face(img, right, walnut, 0.72)
    inlay = p.Layer()
    for side in (left, right):
        for t in (0.2, 0.8):
            a, b = (tuple(np.array(at(*side[i])) * (1 - t) + np.array(at(*side[3 - i])) * t) for i in (0, 1))
            inlay.stroke(p.line([a, b]), 3.4, "d8a048", 0.7 if side is left else 0.32)
    p.lay(img, inlay)
    outer = p.poly(
        [
            at(x0 - wall, y0 - wall, z1),
            at(x1 + wall, y0 - wall, z1),
            at(x1 + wall, y1 + wall, z1),
            at(x0 - wall, y1 + wall, z1),
        ]
    )
    inner = p.poly([at(x0, y0, z1), at(x1, y0, z1), at(x1, y1, z1), at(x0, y1, z1)])
    m = p.mask(p.cut(outer, inner))
    p.over(img, m, p.texture.wood("a8683c", 300, False, 3))
    p.multiply(img, m * p.smooth(200, 900, p.grid.x), "3a1c18", 0.6)
    p.rim_light(img, m, "ffd8a0", -1, -2, 0.7, 1)
    walls = [p.mask(p.poly([at(*c) for c in side])) for side in (left, right)]
    near_rim = m * p.mask(p.poly([at(x0 - 1, y1, z1), at(x1, y1, z1), at(x1, y0 - 1, z1), at(x1 + 1, y0 - 1, z1), at(x1 + 1, y1 + 1, z1),
            at(x0 - 1, y1 + 1, z1)]))  # fmt: skip
    return np.maximum(np.maximum(*walls), near_rim)


def drum(img: p.Array) -> None:
    """The brass cylinder, shaded point by point: rings, pins as dots, and a raking light."""
    basis = np.linalg.inv(np.stack([AX, AZ], 1) * UNIT)
    dx, dy = p.grid.x - ORIGIN[0], p.grid.y - ORIGIN[1]
    px, pz = (basis[i, 0] * dx + basis[i, 1] * dy for i in (0, 1))
    qx, qz = basis @ (AY * UNIT)
    dot, norm = px * qx + pz * qz, qx * qx + qz * qz
    root = dot**2 - norm * (px**2 + pz**2 - RADIUS**2)
    y = (dot + np.sqrt(np.maximum(root, 0))) / norm
    x, z = px - y * qx, pz - y * qz
    angle = np.arctan2(x, z)
    body = np.clip(root / norm * 60, 0, 1) * np.clip((y + 0.02) * 30, 0, 1) * np.clip((LENGTH - y) * 30, 0, 1)
    cap = np.clip((RADIUS - np.hypot(px - LENGTH * qx, pz - LENGTH * qz)) * 30, 0, 1)
    light = np.cos(angle + 0.42)
    glint = np.exp(-(((angle + 0.42) / 0.16) ** 2)) * 0.4 + np.exp(-(((angle - 1.1) / 0.3) ** 2)) * 0.12
    turned = np.sin(y * 150 + p.noise(60, 3, 2) * 2) * 0.018 + p.noise(50, 4, 4) * 0.07 + p.noise(5, 8, 2) * 0.03
    falloff = 0.12 * (1 - y / LENGTH)
    tone = np.clip(0.14 + 0.44 * np.clip(light, 0, 1) + glint + turned - falloff, 0, 1).astype(np.float32)
    groove = np.abs(np.mod(y / LENGTH * TEETH, 1) - 0.5) < 0.05
    tone = np.where(groove, tone * 0.78, tone).astype(np.float32)
    p.over(img, body.astype(np.float32), p.ramp(tone, ENAMEL))
    radius = np.hypot(px - LENGTH * qx, pz - LENGTH * qz) / RADIUS
    sheen = np.cos(2 * np.arctan2(px - LENGTH * qx, pz - LENGTH * qz) + 0.9) * 0.2
    disc = np.clip(
        0.36 + sheen + np.sin(radius * 60) * 0.03 + p.noise(30, 6, 3) * 0.06 - (radius > 0.9) * 0.12, 0, 1
    ).astype(np.float32)
    end = (cap * np.clip(1 - body, 0, 1)).astype(np.float32)
    p.over(img, end, p.ramp(disc, BRASS))
    layer = p.Layer()
    for r, colour, alpha in ((0.92, "fff0b8", 0.6), (0.3, "3a1c0c", 0.7)):
        ring = [at(RADIUS * r * math.sin(a), LENGTH, RADIUS * r * math.cos(a)) for a in np.linspace(0, math.tau, 60)]
        layer.stroke(p.poly(ring), 3, colour, alpha)
    for k in range(6):
        a = k * math.tau / 6 + 0.3
        hole = [at(RADIUS * (0.62 * math.sin(a) + 0.14 * math.sin(b)), LENGTH, RADIUS * (0.62 * math.cos(a) + 0.14 * math.cos(b)))
                for b in np.linspace(0, math.tau, 24)]  # fmt: skip
        layer.fill(p.poly(hole), "2a1208", 0.9)
    p.lay(img, layer, clip=end)
    axle = p.Sprite()
    axle.add(p.circle(0, 0, 24, 22), BRASS, 16)
    axle.add(p.circle(0, 0, 9, 8), "3a1c0c", 6)
    axle.draw(img, *at(0, LENGTH + 0.3, 0), 100, light=LAMP)


def brass_house(tall: float, kind: int) -> p.Sprite:
    """A house as a brass pin: three-quarter walls, roof, dark windows; kind 2 is a church."""
    s = p.Sprite()
    dark = [(t, p.mix(c, "2a1408", 0.5)) for t, c in BRASS]
    s.add(p.poly([(-16, 4), (8, 8), (8, -tall), (-16, -tall)]), BRASS, 5)
    s.add(p.poly([(8, 8), (22, 2), (22, -tall), (8, -tall)]), dark, 5)
    s.add(p.poly([(-19, -tall + 3), (11, -tall + 6), (2, -tall - 22), (-12, -tall - 22)]), BRASS, 6)
    s.add(p.poly([(11, -tall + 6), (25, -tall + 1), (2, -tall - 22)]), dark, 5)
    for row in range(max(int(tall // 20), 1)):
        for x in (-11, -1):
            s.add(p.rect(x, -tall + 10 + row * 18, 6, 9), "2a1208", 0)
    if kind == 2:
        s.add(p.rect(-20, -tall - 34, 15, tall + 38), BRASS, 6)
        s.add(p.poly([(-23, -tall - 33), (-2, -tall - 33), (-12.5, -tall - 76)]), BRASS, 5)
    if kind == 1:
        s.add(p.rect(-12, -tall - 32, 7, 18), dark, 2)
    return s


def brass_tree() -> p.Sprite:
    """A turned tree of three cones."""
    s = p.Sprite()
    s.add(p.rect(-3, -20, 6, 24), BRASS, 3)
    for y, w in ((-14, 18), (-32, 14), (-50, 10)):
        s.add(p.spline([(-w, y, 1), (0, y + 5), (w, y, 1), (0, y - 30, 1)]), BRASS, 9)
    return s


def brass_person(pose: str, garment: str) -> p.Sprite:
    """A little figure, all of brass."""
    person = p.figure(
        pose, "b47a24", "b47a24", garment, "brim" if garment == "coat" else "none", "b47a24", "8a5a1c", "e8b850"
    )
    gilded = p.Sprite([*person.parts])
    for part in gilded.parts:
        part.colour = BRASS if part.radius > 0 and not part.width else "6a3c10"
    return gilded


def lover(woman: bool) -> p.Sprite:
    """A brass figure that stretches both arms to the right: a bell skirt, or a coat and a top hat."""
    s = p.Sprite()
    if woman:
        s.add(p.spline([(-30, 4, 1), (-22, -24), (-9, -52), (9, -52), (20, -24), (30, 4, 1), (0, 9)]), BRASS, 16)
        s.add(p.spline([(-9, -48, 1), (-14, -70), (0, -76), (14, -70), (9, -48, 1)]), BRASS, 8)
        s.add(p.circle(-9, -98, 8), BRASS, 6)
    else:
        for x in (-8, 8):
            s.limb([(x * 0.7, -34), (x, 2)], [11, 10], BRASS)
        s.add(p.spline([(-15, -26, 1), (-13, -72), (13, -72), (15, -26, 1)]), BRASS, 10)
    for y in (-66, -60):
        s.limb([(4, y - 2), (24, y - 6), (44, y - 16)], [9, 7, 6], BRASS)
    s.add(p.circle(2, -86, 14), BRASS, 12)
    if not woman:
        s.add(p.rect(-9, -122, 22, 28, 2), BRASS, 7)
        s.add(p.rect(-16, -99, 36, 6, 3), BRASS, 3)
    return s


def heart_pin() -> p.Sprite:
    """The one enamel pin."""
    s = p.Sprite()
    s.limb([(0, 4), (0, -36)], [6, 5], BRASS)
    s.add(p.spline([(0, -28, 1), (-34, -62), (-32, -86), (-16, -92), (0, -78, 1), (16, -92), (32, -86), (34, -62)]),
            [(0, "5a0410"), (0.45, "c01020"), (0.7, "f03430"), (0.92, "ff9a88"), (1, "ffffff")], 18)  # fmt: skip
    return s


def town() -> list[tuple[float, float, float, p.Sprite, bool]]:
    """Everything that stands on the drum: place along it, angle, size, sprite, flipped."""
    random = np.random.default_rng(62)
    taken: list[tuple[float, float]] = [
        (5.1, 0.3),
        (2.2, -0.92),
        (5.7, 1.3),
        (6.3, 1.5),
        (5.1, 1.5),
        (5.1, 1.1),
        (6.3, 1.1),
        (5.7, 0.9),
        (8.5, 1.6),
        (8.3, 1.2),
        (2.6, -0.8),
        (1.8, -0.9),
        (3.0, -0.75),
        (2.7, -0.5),
        (3.4, -0.9),
        (4.6, 0.1),
        (5.5, 0.1),
    ]
    out: list[tuple[float, float, float, p.Sprite, bool]] = [
        (5.1, 0.3, 140, heart_pin(), False),
        (2.2, -0.92, 152, lover(True), False), (5.7, 1.3, 140, lover(False), True),
    ]  # fmt: skip
    tries = 0
    while len(out) < 46 and tries < 3000:
        tries += 1
        y, a = random.uniform(0.35, LENGTH - 0.3), random.uniform(-1.02, 1.85)
        if any(math.hypot(y - b, (a - c) * RADIUS * 1.05) < 0.92 for b, c in taken):
            continue
        taken.append((y, a))
        roll = random.random()
        sprite = (
            brass_house(random.uniform(22, 44), int(random.integers(0, 2)))
            if roll < 0.56
            else brass_tree()
            if roll < 0.86
            else brass_house(40, 2)
        )
        out.append((y, a, random.uniform(104, 134), sprite, False))
    return out


def place_town(img: p.Array) -> None:
    """From the far ones to the near ones, each standing straight out of the drum."""

    def depth(item: tuple[float, float, float, p.Sprite, bool]) -> float:
        return float(VIEW @ np.array((RADIUS * math.sin(item[1]), item[0], RADIUS * math.cos(item[1]))))

    for k, (y, a, size, sprite, flip) in enumerate(sorted(town(), key=depth)):
        out = AX * math.sin(a) + AZ * math.cos(a)
        turn = math.degrees(math.atan2(out[0], -out[1]))
        foot = at(RADIUS * math.sin(a), y, RADIUS * math.cos(a))
        p.over(img, p.mask(p.circle(foot[0] + 12, foot[1] + 8, size * 0.3, size * 0.12), soft=5), "2a1008", 0.5)
        dim = float(np.clip((a - 0.6) / 1.2, 0, 1)) * (0.5 if size < 130 else 0.1)
        sprite.draw(
            img, *foot, size, turn, flip, light=LAMP, haze=("2a1208", dim), rim="ffe8a8", rim_alpha=0.35, seed=k
        )


def comb(img: p.Array) -> None:
    """Steel teeth, long for the low notes, screwed to a brass bridge."""
    near, z = RADIUS + 0.28, 0.1
    plate = RADIUS + 2.1
    block = [
        at(plate, 0.1, z),
        at(BOX[0][1] - 0.25, 0.1, z),
        at(BOX[0][1] - 0.25, LENGTH - 0.1, z),
        at(plate, LENGTH - 0.1, z),
    ]
    p.over(img, p.mask(p.poly([(x + 4, y + 34) for x, y in block]), soft=8), "0c0408", 0.7)
    for k in range(TEETH):
        y = 0.15 + k * (LENGTH - 0.3) / TEETH
        wide = (LENGTH - 0.3) / TEETH * 0.72
        tooth = p.Sprite()
        top = [at(near, y, z), at(plate + 0.1, y, z), at(plate + 0.1, y + wide, z), at(near, y + wide, z)]
        tooth.add(
            p.poly([(top[3][0], top[3][1]), top[2], (top[2][0], top[2][1] + 7), (top[3][0], top[3][1] + 7)]),
            "3a424c",
            0,
        )
        tooth.add(p.poly([top[0], top[3], (top[3][0], top[3][1] + 7), (top[0][0], top[0][1] + 7)]), "e8eef0", 0)
        tooth.add(p.poly(top), STEEL, 9)
        tooth.draw(img, 0, 0, 100, light=(-0.5, -0.6, 0.7), seed=k)
    m = p.mask(p.poly(block))
    p.over(
        img,
        p.mask(p.poly([block[3], block[2], (block[2][0], block[2][1] + 20), (block[3][0], block[3][1] + 20)])),
        "30363e",
    )
    sheen = 0.55 + np.sin((p.grid.x + p.grid.y) / 46) * 0.14 + p.streaks(4, 2.28, 60) * 0.1
    p.over(img, m, p.ramp(np.clip(sheen + p.noise(60, 5, 3) * 0.08, 0, 1).astype(np.float32), STEEL))
    p.rim_light(img, m, "ffffff", -2, -2, 0.6, 1)
    for y in (1.2, 4.5, 7.8):
        screw = p.Sprite()
        screw.add(p.circle(0, 0, 19, 15), BRASS, 12)
        screw.line(p.line([(-11, -6), (11, 6)]), 4, "3a1c0c")
        screw.draw(img, *at((plate + BOX[0][1] - 0.25) / 2, y, z), 100, light=LAMP)


def paint() -> p.Array:
    img = p.texture.wood("4a2a1e", 150, False, 12)
    p.multiply(img, p.grid.zeros() + 1, "5a3430", 0.6)
    p.brush(img, 60, 1600, np.zeros_like(p.grid.x), 0.05, 0.3, 6)
    p.glow(img, 130, 250, 620, "ffb860", 0.5, 1.5)
    (x0, x1), (y0, y1), (z0, _) = BOX
    base = [
        at(x0 - 0.5, y1 + 0.5, z0 - 0.3),
        at(x1 + 0.5, y1 + 0.5, z0 - 0.3),
        at(x1 + 0.5, y0 - 0.5, z0 - 0.3),
        at(x0 - 0.5, y0 - 0.5, z0 - 0.3),
    ]
    p.over(img, p.mask(p.poly([(x + 40, y + 30) for x, y in base]), soft=24), "080406", 0.8)
    lid(img)
    winding_key().draw(img, 640, 236, 100, 64, light=LAMP, ground=0)
    near = case_front(img)
    front = img.copy()
    inside = p.mask(p.poly([at(x0, y0, 0.1), at(x1, y0, 0.1), at(x1, y1, 0.1), at(x0, y1, 0.1)]))
    well = img.copy()
    case_back(well)
    p.over(img, inside, well)
    drum(img)
    shade = p.mask(
        p.spline(
            [at(RADIUS, 0, -0.6), at(RADIUS + 1.6, 0, -1.6), at(RADIUS + 1.6, LENGTH, -1.6), at(RADIUS, LENGTH, -0.6)]
        ),
        soft=14,
    )
    p.multiply(img, shade, "180808", 0.5)
    comb(img)
    p.over(img, near, front)
    place_town(img)
    x, y = at(4.0, 10.1, 0.1)
    p.contact(img, x + 14, y + 2, 40, 8, 0.7)
    brass_person("walk", "coat").draw(img, x, y + 4, 172, light=LAMP, rim="fff0c0")
    p.glow(img, 200, 420, 460, "ffc870", 0.22, 1.6)
    p.dust(img, 70, "ffe8b0", 0.4, 5)
    return img
