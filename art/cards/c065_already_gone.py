"""A knife-thrower's wheel: the blades outline a woman who is not there; sequins lead to the tent flap."""

from __future__ import annotations

import math

import cv2
import numpy as np

from art import paint as p

NUMBER, TITLE = 65, "Already Gone"

SPOT: p.Light = (-0.55, -0.7, 0.45)
RED, CREAM = "a8201f", "ecd8b0"
STEEL = [(0, "20242c"), (0.4, "6c7880"), (0.65, "b8c4c8"), (0.85, "f0f4f4"), (1, "ffffff")]
HANDLE = [(0, "1c080a"), (0.5, "4a2218"), (0.8, "9a5a34"), (1, "f0c890")]
WOOD = [(0, "1c0c0a"), (0.5, "5a3420"), (0.8, "9a6a3c"), (1, "e8c088")]
FLOOR = 850
WHEEL = ((96, 206), (640, 150), (664, 786), (84, 800))  # where the square around the wheel lies on the card
SIDE = 760.0  # side of that square when it is flat, around (400, 600)
SPIN = -14.0
FLAP = [(566, 884, 1), (600, 720), (650, 560), (682, 470, 1), (712, 560), (738, 690), (752, 866, 1)]
# half of the absent woman, from the crown of her head down the right side, in flat units around her waist
WOMAN: list[p.Point] = [
    (0, -284), (24, -280), (44, -258), (46, -226), (30, -196), (15, -182), (15, -164), (52, -156), (110, -160), (176, -176),
    (220, -194), (236, -180), (222, -162), (176, -136), (116, -116), (72, -106), (58, -66), (40, -10), (56, 36), (98, 96),
    (140, 150), (100, 170), (64, 178), (84, 232), (96, 290), (68, 298), (46, 244), (22, 184), (0, 182),
]  # fmt: skip


def on_wheel(points: np.ndarray) -> np.ndarray:
    """Flat wheel units (its middle is 0, 0) to places on the card."""
    half = SIDE / 2
    square = np.array([(-half, -half), (half, -half), (half, half), (-half, half)], np.float32)
    matrix = cv2.getPerspectiveTransform(square, np.array(WHEEL, np.float32))
    turn = math.radians(SPIN)
    spun = points @ np.array([[math.cos(turn), math.sin(turn)], [-math.sin(turn), math.cos(turn)]])
    return cv2.perspectiveTransform(spun.reshape(-1, 1, 2).astype(np.float32), matrix).reshape(-1, 2)


def outline() -> list[p.Point]:
    """The whole of her, both sides."""
    return [*WOMAN, *[(-x, y) for x, y in reversed(WOMAN[1:-1])]]


def tent(img: p.Array) -> None:
    """Canvas stripes that run up to the mast, the far ring fence, sawdust."""
    ax, ay = 300, -330
    angle = np.arctan2(p.grid.x - ax, p.grid.y - ay) + p.noise(180, 3, 3) * 0.012
    wave = np.sin(angle * 44)
    sag = np.cos(angle * 44) * 0.5
    tone = p.ramp(np.clip(0.55 + sag * 0.22 + p.noise(90, 5, 4) * 0.12, 0, 1).astype(np.float32), [(0, "3a0c12"), (0.5, RED), (1, "d84a38")])
    pale = p.ramp(np.clip(0.55 + sag * 0.25 + p.noise(90, 6, 4) * 0.12, 0, 1).astype(np.float32), [(0, "8a5a4c"), (0.5, "d0ac84"), (1, "f4e0b8")])
    img[:] = tone
    p.over(img, p.smooth(-0.08, 0.08, wave), pale)
    p.brush(img, 60, 1800, (np.pi / 2 - angle).astype(np.float32), 0.05, 0.35, 5)
    far = np.hypot((p.grid.x - 330) / 520, (p.grid.y - 430) / 560)
    p.multiply(img, p.smooth(0.35, 1.25, far), "240a18", 0.88)
    p.multiply(img, p.grid.zeros() + 1, "8a5a58", 0.35)
    floor = p.smooth(FLOOR - 3, FLOOR + 3, p.grid.y)
    grain = p.noise(3.5, 8, 3, ax=1.3) * 0.13 + p.noise(90, 4, 4, ax=2.4) * 0.14
    lit = 0.66 - np.hypot((p.grid.x - 380) / 620, (p.grid.y - 950) / 320) * 0.36
    p.over(img, floor, p.ramp(np.clip(lit + grain, 0, 1).astype(np.float32), [(0, "1c0c10"), (0.35, "6a4228"), (0.65, "c09050"), (1, "f8dca0")]))
    fence = p.Layer()
    for k in range(22):
        x0, x1 = -30 + k * 42, -30 + (k + 1) * 42
        bow = [FLOOR + 34 - 34 * math.sin(math.pi * np.clip((x + 60) / 940, 0, 1)) for x in (x0, x1)]
        colour = ("7a1a1c", "c8a47c")[k % 2]
        fence.fill(p.poly([(x0, bow[0] - 62), (x1, bow[1] - 62), (x1, bow[1]), (x0, bow[0])]), colour)
        fence.fill(p.poly([(x0, bow[0] - 70), (x1, bow[1] - 70), (x1, bow[1] - 58), (x0, bow[0] - 58)]), p.mix(colour, "ffe0b0", 0.35))
        fence.fill(p.poly([(x0, bow[0] - 12), (x1, bow[1] - 12), (x1, bow[1] + 4), (x0, bow[0] + 4)]), "2a0c10", 0.5, 3)
    fence_mask = fence.alpha()
    p.lay(img, fence, tooth=0.5)
    p.multiply(img, fence_mask * p.smooth(200, 760, np.abs(p.grid.x - 360) + 160), "2a0c18", 0.7)


def flap(img: p.Array) -> None:
    """The open flap: a green morning outside, and its light on the sawdust."""
    m = p.rough(p.mask(p.spline(FLAP)), 1.5, 12, 4)
    p.glow(img, 670, 720, 320, "b8f0a0", 0.5, 1.6)
    p.over(img, m, p.vertical([(0, "e8fcd8"), (0.45, "c0f0b0"), (0.7, "7cc88a"), (0.78, "4c9a64"), (1, "2f7a4c")], 500, 880))
    trees = p.Layer()
    for k in range(9):
        trees.fill(p.circle(580 + k * 20, 772 - (k * 37) % 17, 15, 20), "3c8a5c", 0.75, 2)
    trees.stroke(p.spline([(664, 884), (676, 838), (662, 806), (672, 790)], False), 9, "e4f8d0", 0.8, 2)
    p.lay(img, trees, clip=m)
    light = p.mask(p.poly([(566, 880), (752, 868), (640, 1080), (260, 1080)]), soft=22) * (p.grid.y > 866)
    p.shine(img, light.astype(np.float32) * p.smooth(1060, 880, p.grid.y), "a8f090", 0.42)
    roll = p.Sprite()
    drape = [(742, 868, 1), (728, 690), (704, 570), (682, 470, 1), (738, 540), (800, 640), (830, 868, 1)]
    roll.add(p.spline(drape), RED, 26)
    roll.add(p.spline([(752, 868, 1), (742, 700), (712, 580), (690, 500, 1), (730, 580), (772, 700), (784, 868, 1)]), CREAM, 16)
    left = [(520, 890, 1), (566, 720), (630, 560), (682, 466, 1), (654, 566), (610, 700), (596, 742), (580, 884, 1)]
    roll.add(p.spline(left), RED, 18)
    roll.add(p.spline([(544, 890, 1), (584, 724), (640, 570), (680, 480, 1), (648, 590), (600, 730), (566, 890, 1)]), CREAM, 10)
    roll.draw(img, 0, 0, 100, light=(0.8, -0.3, 0.4), rim="c8ffb0")


def wheel(img: p.Array) -> None:
    """The painted wheel on its trestle, tilted, with a paler place where she stood."""
    legs = p.Sprite()
    for a, b in (((330, 470), (150, 946)), ((400, 470), (604, 932)), ((180, 850), (580, 838))):
        legs.limb([a, b], [30, 34], WOOD)
    legs.draw(img, 0, 0, 100, light=SPOT)
    for x, y in ((150, 946), (604, 932)):
        p.contact(img, x + 10, y + 8, 70, 14, 0.6)
    flat = p.texture.wood("d8c090", 64, True, 6)
    x, y = p.grid.x - 400, p.grid.y - 600
    r, a = np.hypot(x, y), np.arctan2(y, x) - math.radians(SPIN)
    wedge = np.maximum(p.smooth(-0.06, 0.06, np.sin(a * 8)) * (r > 296), p.smooth(290, 286, r)) * (r < 330)
    p.multiply(flat, (wedge * p.smooth(0, 4, r)).astype(np.float32), "c8241f", 0.95)
    for inner, outer, colour in ((284, 298, "e8c070"), (330, 372, "f8e8c0"), (324, 332, "3a1410"), (372, 400, "a82a24")):
        p.multiply(flat, (p.smooth(inner - 1, inner + 1, r) * p.smooth(outer + 1, outer - 1, r)).astype(np.float32), colour, 0.95)
    studs = p.Layer()
    for k in range(32):
        t = k * math.tau / 32
        studs.fill(p.star(400 + 351 * math.cos(t), 600 + 351 * math.sin(t), 13, 5, 0.42, k * 11), "c8962c" if k % 2 else "a82a24", 0.95)
    p.lay(flat, studs, tooth=1.5)
    worn = p.smooth(0.2, 0.75, p.noise(34, 9, 4)) * 0.42
    p.over(flat, worn.astype(np.float32), p.texture.wood("b89060", 64, True, 8), 0.55)
    turn = math.radians(SPIN)
    spun = [(400 + px * math.cos(turn) - py * math.sin(turn), 600 + px * math.sin(turn) + py * math.cos(turn)) for px, py in outline()]
    ghost = p.mask(p.spline(spun), soft=2)
    p.over(flat, ghost, p.texture.wood("e4c08c", 64, True, 6), 0.97)
    scars = p.Layer()
    random = np.random.default_rng(7)
    for _ in range(46):
        t, d = random.uniform(0, math.tau), random.uniform(150, 320)
        px, py = 400 + d * math.cos(t), 600 + d * math.sin(t)
        scars.stroke(p.line([(px, py - 8), (px + 2, py + 8)]), 3, "2a0c0c", 0.7)
    p.lay(flat, scars)
    ring = on_wheel(np.array([(380 * math.cos(t), 380 * math.sin(t)) for t in np.linspace(0, math.tau, 90)]))
    disc = p.mask(p.poly(ring))
    p.shadow(img, disc, 40, 34, 22, 0.6, "14060c")
    edge = p.mask(p.poly(ring - np.array((26, -6))), p.poly(ring - np.array((13, -3))))
    p.over(img, edge, p.ramp(np.clip(0.4 + p.noise(14, 3, 3) * 0.2, 0, 1), [(0, "2a1010"), (1, "8a5a34")]))
    p.onto(img, flat, WHEEL, (20, 220, SIDE, SIDE), m=disc)
    p.multiply(img, disc * p.smooth(360, 700, p.grid.x + p.grid.y * 0.5 - 260), "4a1c24", 0.55)
    p.rim_light(img, disc, "fff0c8", -3, -4, 0.6, 2)


def knife() -> p.Sprite:
    """A throwing knife: its point in the wood at the origin, its handle to the right."""
    s = p.Sprite()
    s.add(p.spline([(-2, -2, 1), (18, -7), (50, -8, 1), (50, 8, 1), (18, 6), (-2, 2, 1)]), STEEL, 7)
    s.line(p.line([(4, 0), (48, 0)]), 1.4, "5a6870", 0.8)
    s.add(p.rect(48, -12, 7, 24, 3), "d8a84c", 4)
    s.add(p.spline([(54, -6), (72, -8), (94, -7), (100, 0), (94, 7), (72, 8), (54, 6)]), HANDLE, 8)
    for x in (66, 82):
        s.add(p.circle(x, 0, 2.2), "e8c878", 1)
    return s


def knives(img: p.Array) -> None:
    """All around her, evenly, a hand's breadth away."""
    path = p.sample([*outline(), outline()[0]], 600)
    step = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(path, axis=0).T))])
    count = 52
    picks = [int(np.searchsorted(step, step[-1] * (k + 0.5) / count)) for k in range(count)]
    tangent = np.gradient(path, axis=0)
    normal = np.stack([tangent[:, 1], -tangent[:, 0]], 1) / np.hypot(*tangent.T)[:, None]
    lean = np.stack([np.convolve(np.tile(normal[:, i], 3), np.ones(31) / 31, "same")[600:1200] for i in (0, 1)], 1)
    lean /= np.hypot(*lean.T)[:, None] + 0.05
    free = [np.sort(np.hypot(*(path[::6] - path[i] - lean[i] * 58).T))[0] > 41 for i in picks]
    picks = [i for i, clear in zip(picks, free, strict=True) if clear]
    places = on_wheel(np.array([path[i] + normal[i] * 4 for i in picks]))
    random = np.random.default_rng(65)
    blade = knife()
    tips = on_wheel(np.array([path[i] + lean[i] * 80 for i in picks])) - places + np.array((14, 8))
    turns = np.degrees(np.arctan2(tips[:, 1], tips[:, 0])) + random.normal(0, 5, len(picks))
    throws = sorted(((float(q[0]), float(q[1]), float(t)) for q, t in zip(places, turns, strict=True)), key=lambda q: q[1])
    shade = p.Layer()
    for x, y, turn in throws:
        reach = 58
        shade.stroke(p.line([(x, y), (x + reach * math.cos(math.radians(turn)) + 14, y + reach * math.sin(math.radians(turn)) + 22)]), 8,
                "2a080c", 0.5, 2)  # fmt: skip
    p.lay(img, shade)
    for k, (x, y, turn) in enumerate(throws):
        blade.draw(img, x, y, 60, turn, light=SPOT, rim="ffffff", rim_alpha=0.5, seed=k)


def glove(img: p.Array) -> None:
    """One white glove, pinned through the heart, its fingers hanging."""
    s = p.Sprite()
    white = [(0, "8a7a80"), (0.4, "d8d0cc"), (0.65, "fbf8f2"), (1, "ffffff")]
    for points, widths in (([(-12, 34), (-22, 58), (-24, 82)], [13, 11, 8]), ([(-4, 38), (-8, 68), (-8, 96)], [13, 11, 8]),
            ([(6, 38), (8, 68), (8, 92)], [13, 11, 8]), ([(14, 32), (22, 56), (24, 76)], [12, 10, 7]),
            ([(-16, 12), (-34, 28), (-38, 48)], [13, 11, 8])):  # fmt: skip
        s.limb(points, widths, white)
    s.add(p.spline([(-16, -34), (16, -34), (18, 0), (20, 34), (2, 44), (-18, 36), (-20, 6)]), white, 14)
    s.add(p.spline([(-24, -52, 1), (24, -52, 1), (18, -30), (-18, -30)]), white, 8)
    s.line(p.line([(-17, -31), (17, -31)]), 2, "b0a4a8", 0.8)
    x, y = on_wheel(np.array([(24.0, -96.0)]))[0]
    m = s.silhouette(float(x), float(y), 70, SPIN * 0.4)
    p.shadow(img, m, 12, 13, 4, 0.75, "3a100c")
    s.draw(img, float(x), float(y), 70, SPIN * 0.4, light=SPOT, rim="ffffff")
    knife().draw(img, float(x), float(y) - 4, 84, -24, light=SPOT, rim="ffffff")


def sequins(img: p.Array) -> None:
    """From the foot of the wheel to the flap."""
    random = np.random.default_rng(4)
    path = p.sample([(330, 960), (400, 1010), (500, 1020), (580, 976), (640, 926), (664, 884)], 80)
    layer = p.Layer()
    for k in range(190):
        x, y = path[int(random.integers(0, 80))]
        near = p.ground(y, 640)
        x, y = x + random.normal(0, 26 * near), y + random.normal(0, 10 * near)
        r = random.uniform(6, 11) * near
        layer.fill(p.circle(x + 2, y + 3, r, r * 0.55), "2a1010", 0.5, 1)
        layer.fill(p.circle(x, y, r, r * 0.55), p.mix("c89a5c", "fff4e0", random.random()), 0.95)
        if k % 5 == 0:
            layer.fill(p.star(x, y, r * 2.3, 4, 0.16), "ffffff", 0.95)
    p.lay(img, layer)


def table(img: p.Array) -> None:
    """The thrower's table: a blindfold, the knife he did not throw, a ring."""
    top = p.mask(p.circle(128, 1060, 214, 62))
    cloth = p.rough(p.mask(p.spline([(-90, 1060, 1), (342, 1060, 1), (350, 1120), (330, 1230, 1), (-90, 1230, 1)])), 2, 16, 4)
    p.shadow(img, np.maximum(top, cloth), 30, 6, 16, 0.6, "14060c")
    p.over(img, cloth, p.texture.drapery("7a1a20", 58, 9))
    p.over(img, top, p.ramp(np.clip(0.6 + p.noise(70, 6, 4) * 0.12 - (p.grid.x - 60) / 700, 0, 1).astype(np.float32), [(0, "3a0c12"), (0.6, "9a2424"), (1, "d86a50")]))
    p.over(img, p.rim(top, 0, 5, 1.2), "e0b468", 0.7)
    things = p.Sprite()
    silk = [(0, "08060c"), (0.5, "241c2c"), (0.8, "5a5068"), (1, "c8bcd0")]
    things.add(p.spline([(92, 1066, 1), (60, 1092), (14, 1096, 1), (24, 1108, 1), (10, 1118, 1), (70, 1112), (108, 1080, 1)]), silk, 3)
    things.add(p.spline([(96, 1070, 1), (124, 1096), (126, 1118, 1), (136, 1108, 1), (150, 1116, 1), (146, 1090), (110, 1064, 1)]), silk, 3)
    things.add(p.spline([(-40, 1034, 1), (10, 1022), (64, 1030), (104, 1058, 1), (102, 1086, 1), (60, 1070), (6, 1068), (-40, 1084, 1)]), silk, 5)
    things.add(p.spline([(92, 1056), (112, 1060), (116, 1080), (100, 1090), (90, 1076)]), silk, 6)
    for dy in (2, 12, 22, 32):
        things.line(p.spline([(-38, 1040 + dy), (8, 1029 + dy), (60, 1036 + dy * 0.85), (98, 1062 + dy * 0.5)], False), 1.5, "7a7088", 0.5)
    m = things.silhouette(0, 0)
    p.shadow(img, m, 6, 8, 4, 0.5, "14060c")
    things.draw(img, 0, 0, 100, light=SPOT)
    blade = knife()
    p.shadow(img, blade.silhouette(160, 1046, 128, 12), 4, 8, 3, 0.5, "14060c")
    blade.draw(img, 160, 1046, 128, 12, light=SPOT, rim="ffffff")
    ring = p.Layer()
    ring.stroke(p.circle(206, 1098, 17, 9), 6, "3a1408", 0.6, 2)
    ring.stroke(p.circle(204, 1094, 17, 9), 5.5, "d89a30", 1)
    ring.stroke(p.spline([(188, 1091), (196, 1086), (208, 1085)], False), 2.4, "fff4c8", 1)
    ring.fill(p.star(190, 1090, 14, 4, 0.14), "ffffff", 0.9)
    p.lay(img, ring)


def paint() -> p.Array:
    img = p.blank()
    tent(img)
    flap(img)
    p.glow(img, 330, 930, 420, "ffe0a0", 0.3, 1.6)
    wheel(img)
    knives(img)
    glove(img)
    sequins(img)
    img = p.tilt(img, 5, 1.1)
    beam = p.shaft(img, (40, -60), (420, 980), (90, 900), "ffecc0", 0.2, 60)
    p.dust(img, 160, "fff0d0", 0.5, 6, np.clip(beam, 0, 1))
    table(img)
    return img
