"""A pike teaches small fish about a delicious worm; the line and hook on the board have been wiped away."""

from __future__ import annotations

import math

import numpy as np

from art import paint as p

# fmt: off
NUMBER, TITLE = 60, "School of Fish"

ROOM = p.Room(150, 190, 664, 700)
LIGHT = (-0.4, -0.8, 0.45)
DEEP = "06343c"
BOARD = (262, 262, 372, 268)  # x, y, width, height


def classroom() -> p.Array:
    """Bottle-green walls, sandy floor, high windows full of sea light."""
    img = p.blank("0c4a50")
    back = p.texture.wood("4c8c80", 60, True, 3)
    walls = p.texture.wood("3c7c78", 90, False, 5)
    sand = p.texture.plaster("c8b888", 6, 0.2)
    ROOM.paint(img, back, sand, walls, p.texture.wood("2c6460", 60, True, 7))
    ripple = np.sin(np.maximum(p.grid.y - 700, 0) ** 0.9 * 0.22 + p.noise(120, 4, 3) * 3)
    floor = p.mask(p.poly(ROOM.floor))
    p.multiply(img, floor * np.clip(ripple, 0, 1).astype(p.f32), "6c8c78", 0.4)
    p.multiply(img, p.mask(p.poly(ROOM.ceiling)), "1c5858", 0.6)
    panes = p.Layer()
    for depth in (0.12, 0.42, 0.78):
        for u in (0.0, 1.0):
            quad = [ROOM.point(u, v, d) for v, d in ((0.1, depth), (0.1, depth + 0.17), (0.42, depth + 0.17),
                (0.42, depth))]
            panes.fill(p.poly(quad), "d8fff0")
            panes.stroke(p.poly(quad), 7 * ROOM.scale(depth), "1c4c48")
            middle = [tuple((np.array(quad[0]) + quad[1]) / 2), tuple((np.array(quad[3]) + quad[2]) / 2)]
            panes.stroke(p.line(middle), 4 * ROOM.scale(depth), "1c4c48")
    p.lay(img, panes, tooth=0.8)
    p.multiply(img, p.smooth(300, 760, np.hypot(p.grid.x - 407, p.grid.y - 470)), "0c4450", 0.75)
    return img


def blackboard(img: p.Array) -> None:
    """The board: a lovingly drawn worm, a chalk line that stops in a smear, the ghost of a hook."""
    x, y, w, h = BOARD
    p.solid(img, p.rect(x - 14, y - 14, w + 28, h + 28, 4), "a87c4c", 9, LIGHT, 0.8, 0.1, 3, cast=0.5)
    m = p.mask(p.rect(x, y, w, h))
    p.over(img, m, p.ramp(np.clip(0.5 + p.noise(60, 8, 4) * 0.3, 0, 1), [(0, "0c3430"), (1, "245850")]))
    p.over(img, m * p.smooth(0.2, 0.9, p.noise(90, 14, 3, ax=3)), "9cc0b0", 0.18)
    cx, cy = x + 214, y + 158
    ghost = p.Layer()
    ghost.stroke(p.spline([(cx - 2, cy - 70), (cx - 2, cy + 50), (cx - 22, cy + 92), (cx - 58, cy + 76),
        (cx - 62, cy + 40)], False), 6, "e8f4e8", 0.36)
    ghost.stroke(p.line([(cx - 62, cy + 40), (cx - 44, cy + 60)]), 6, "e8f4e8", 0.36)
    p.lay(img, ghost, tooth=2.2)
    random = np.random.default_rng(4)
    smear = p.Layer()
    for _ in range(60):
        sx, sy = cx + random.normal(0, 26), y + 66 + random.normal(0, 17)
        smear.fill(p.ribbon([(sx - 44, sy + 8), (sx, sy - 7),
            (sx + 44, sy + 5)], [2, random.uniform(4, 12), 2], 16), "e8f4ec", 0.08, 2)
    p.lay(img, smear, tooth=1.6, clip=m)
    chalk = p.Layer()
    chalk.stroke(p.line([(cx, y + 4), (cx - 1, y + 36)]), 3.6, "f8fff4", 0.95)
    chalk.stroke(p.line([(cx - 1, y + 36), (cx - 1, y + 52)]), 3.2, "f8fff4", 0.3)
    for k in range(9):
        a = math.pi + k * math.pi / 8
        chalk.stroke(p.line([(cx + math.cos(a) * 128, cy + 10 + math.sin(a) * 84),
            (cx + math.cos(a) * 148, cy + 10 + math.sin(a) * 98)]), 2.4, "fff4b8", 0.6)
    p.lay(img, chalk, tooth=1.0, clip=m)
    worm = [(cx - 92, cy + 46), (cx - 66, cy + 4), (cx - 32, cy + 34), (cx + 2, cy + 66), (cx + 40, cy + 20),
        (cx + 30, cy - 30), (cx + 72, cy - 52), (cx + 98, cy - 22)]
    body = p.ribbon(worm, [12, 32, 36, 38, 38, 36, 36, 30], 90, True)
    pink = [(0, "8a1c50"), (0.35, "e03c7c"), (0.6, "ff6c98"), (0.82, "ff9cb4"), (1, "ffe4e4")]
    mw = p.solid(img, body, pink, 18, LIGHT, 0.8, 0.05, 4, 2)
    rings = p.Layer()
    centre = p.sample(worm, 60)
    for i in range(3, 57, 3):
        t = centre[i + 1] - centre[i - 1]
        n = np.array([-t[1], t[0]]) / (np.hypot(*t) + 1e-6) * 20
        rings.stroke(p.line([centre[i] - n, centre[i] + n]), 2, "b83c68", 0.45)
    p.lay(img, rings, clip=mw)
    face = p.Layer().fill(p.circle(cx + 94, cy - 30, 4.6), "2c1024").fill(p.circle(cx + 95.5, cy - 31.5, 1.5),
        "ffffff")
    face.stroke(p.spline([(cx + 90, cy - 14), (cx + 99, cy - 10), (cx + 108, cy - 16)], False), 2.6, "8a2c54")
    p.lay(img, face)
    p.solid(img, p.rect(x - 6, y + h + 10, w + 12, 13, 3), "c8a068", 6, LIGHT, 0.5, cast=0.4)
    p.solid(img, p.rect(x + 300, y + h - 6, 46, 20, 5), "d8cc98", 8, LIGHT, 0.6, cast=0.3)


def pike() -> p.Sprite:
    """The teacher, horizontal, facing right, 200 long: duck's bill, far-back fins, spotted flank."""
    s = p.Sprite()
    coat, fin = "6c8a4c", "8a7c48"
    s.add(p.spline([(-84, 0), (-116, -30, 1), (-106, 0), (-116, 30, 1)]), fin, 8)
    s.add(p.spline([(-40, -16), (-62, -42, 1), (-78, -30), (-78, -10)]), fin, 6)
    s.add(p.spline([(-44, 14), (-62, 38, 1), (-78, 26), (-78, 8)]), fin, 6)
    body = p.spline([(-90, -7), (-50, -21), (0, -25), (44, -24), (66, -19), (92, -9), (108, -3, 1), (102, 3),
        (70, 12), (44, 21), (0, 25), (-50, 19), (-90, 7)])
    s.add(body, coat, 24)
    s.parts.append(p.Part(p.spline([(-90, 6), (-20, 10), (40, 8), (104, 2), (70, 30), (0, 40),
        (-80, 24)]), "e0dca8", 12, 0.85, soft=4, clip=body))
    random = np.random.default_rng(3)
    for _ in range(70):
        x, y = random.uniform(-84, 40), random.uniform(-20, 14)
        s.parts.append(p.Part(p.circle(x, y, random.uniform(2.2, 4.4), random.uniform(1.4, 2.4)), "d4dc94", 0, 0.75,
            clip=body))
    s.line(p.spline([(42, -22), (34, 0), (42, 20)], False), 2, "2c3c24", 0.7)
    s.line(p.spline([(108, -2), (88, 2), (66, 3)], False), 1.8, "1c2c1c", 0.9)
    for k in range(7):
        s.add(p.poly([(72 + k * 5, 1.6), (74.4 + k * 5, 6), (76 + k * 5, 1.4)]), "fffbe8", 0)
    s.add(p.circle(66, -11, 6.4), "f0d868", 5).add(p.circle(67.5, -11, 3.2), "14140c", 0)
    s.line(p.spline([(58, -18), (66, -20), (75, -16)], False), 2.4, "2c3c24", 0.9)
    s.add(p.spline([(28, 6), (12, 24), (2, 20), (16, 4)]), fin, 5)
    for side in (-1, 1):
        s.add(p.spline([(38, 24), (38 + side * 15, 15, 1), (38 + side * 17, 34, 1)]), "8a2c34", 5)
    s.add(p.circle(38, 24, 4.6), "b04048", 4)
    return s


def pupil(colour: str, seed: int) -> p.Sprite:
    """A small fish in profile, all attention: big eye, open mouth, fins spread."""
    s = p.Sprite()
    fin = p.mix(colour, "fff4d0", 0.4)
    deep = 24 + (seed * 7) % 9
    s.add(p.spline([(-34, 0), (-60, -25, 1), (-52, 0), (-60, 25, 1)]), fin, 8)
    s.add(p.spline([(-24, -deep * 0.6), (-14, -deep - 20, 1), (-4, -deep - 12), (8, -deep - 18, 1),
        (20, -deep * 0.7)]), fin, 6)
    s.add(p.spline([(-10, deep * 0.7), (-16, deep + 16, 1), (10, deep * 0.8)]), fin, 5)
    body = p.spline([(-40, 0), (-18, -deep * 0.8), (10, -deep), (34, -deep * 0.66), (47, -4), (47, 6),
        (34, deep * 0.6), (8, deep), (-20, deep * 0.72)])
    s.add(body, colour, 20)
    s.parts.append(p.Part(p.spline([(-40, 6), (8, 9), (48, 5), (30, deep + 8),
        (-24, deep + 6)]), "f4f0cc", 8, 0.7, soft=4, clip=body))
    if seed % 3 == 1:
        for x in (-20, -4, 12):
            s.parts.append(p.Part(p.ribbon([(x, -40), (x + 4, 0),
                (x, 40)], [6, 7, 5], 12), p.mix(colour, "0c2c3c", 0.6), 0, 0.6, clip=body))
    else:
        for row in range(4):
            for k in range(6):
                x, y = -30 + k * 8 + (row % 2) * 4, -14 + row * 8
                s.line(p.spline([(x + 4, y - 4), (x, y),
                    (x + 4, y + 4)], False), 0.8, p.mix(colour, "0c2c3c", 0.5), 0.5)
    s.line(p.spline([(23, -16), (18, 0), (23, 15)], False), 1.4, p.mix(colour, "0c2c3c", 0.6), 0.8)
    s.add(p.circle(33, -6, 7.4), "fffbe8", 5).add(p.circle(35, -7, 4.2), "0c1418", 0).add(p.circle(36.6, -8.6, 1.4),
        "ffffff", 0)
    s.add(p.circle(46, 4, 3, 4), "3c2430", 2)
    s.add(p.spline([(10, 4), (-6, 14), (-10, 4), (2, 0)]), fin, 3)
    return s


def desk(img: p.Array, u: float, depth: float, width: float) -> None:
    """A school bench seen from behind, scaled by depth."""
    k = ROOM.scale(depth)
    x, y = ROOM.point(u, 0.98, depth)
    w, h = width * k, 150 * k
    tint = p.mix("9c7448", "2c6c68", min(depth * 1.1, 0.75))
    for dx in (-0.44, 0.44):
        p.solid(img, p.ribbon([(x + dx * w, y), (x + dx * w, y - h)], [20 * k, 18 * k]), tint, 8 * k, LIGHT, 0.6)
    p.contact(img, x, y, w * 0.56, 12 * k, 0.45, DEEP)
    p.solid(img, p.rect(x - w / 2, y - h * 0.66, w, h * 0.42, 4 * k), tint, 10 * k, LIGHT, 0.8, 0.12, int(x),
        cast=0.3)
    p.solid(img, p.poly([(x - w * 0.54, y - h), (x + w * 0.54, y - h), (x + w * 0.5, y - h * 1.2),
        (x - w * 0.5, y - h * 1.2)]), p.mix(tint, "fff0c8", 0.18), 6 * k, LIGHT, 0.6, 0.1, 5, cast=0.3)


def veteran() -> p.Sprite:
    """The fish that knows: profile, a scar through its lip."""
    s = p.Sprite()
    coat, fin = "b08c54", "d8c088"
    s.add(p.spline([(-38, 0), (-60, -26, 1), (-64, -20), (-56, 0), (-64, 22), (-58, 28, 1)]), fin, 8)
    s.add(p.spline([(-26, -18), (-22, -40, 1), (-14, -34), (-8, -46, 1), (0, -38), (8, -45, 1), (14, -34),
        (24, -36, 1), (28, -20)]), fin, 6)
    s.add(p.spline([(-14, 20), (-22, 38, 1), (-8, 36), (4, 22)]), fin, 5)
    body = p.spline([(-44, 0), (-22, -21), (8, -29), (34, -22), (50, -5), (53, 5), (44, 16), (14, 28), (-20, 19)])
    s.add(body, coat, 22)
    s.parts.append(p.Part(p.spline([(-40, 8), (10, 14), (50, 8), (40, 36),
        (-30, 36)]), "f0e0b0", 10, 0.7, soft=4, clip=body))
    for row in range(5):
        for k in range(7):
            x, y = -36 + k * 8.6 + (row % 2) * 4.3, -17 + row * 8
            s.line(p.spline([(x + 4, y - 4.6), (x - 1, y),
                (x + 4, y + 4.6)], False), 0.8, p.mix(coat, "2a1820", 0.55), 0.55)
    s.line(p.spline([(27, -20), (22, 0), (27, 18)], False), 1.4, "5a4024", 0.85)
    s.add(p.circle(37, -7, 5.6), "fff4dc", 4).add(p.circle(38.5, -6.5, 3.3), "140c10", 0).add(p.circle(39.6, -8, 1),
        "ffffff", 0)
    s.line(p.spline([(52, 6), (46, 9), (40, 8)], False), 1.3, "5a3420", 0.9)
    s.add(p.spline([(14, 4), (-2, 16), (-8, 8), (4, 2)]), fin, 4)
    s.line(p.spline([(45, 0), (49.5, 7), (44, 15)], False), 1.8, "fff0e0", 0.95)
    for k in range(3):
        s.line(p.line([(44 + (k % 2), 2 + k * 5), (50 - (k % 2), 3 + k * 5)]), 1.0, "8a3c3c", 0.95)
    s.line(p.spline([(30, -15), (38, -15), (45, -11)], False), 2.2, "4a3420", 0.9)
    return s


def paint() -> p.Array:
    """The card."""
    img = classroom()
    blackboard(img)
    random = np.random.default_rng(6)
    pointer = p.Layer().stroke(p.line([(246, 596), (432, 452)]), 5, "5a3c24").stroke(p.line([(245, 594),
        (431, 450)]), 1.8, "e8c888")
    p.underwater(img, "8ce4d0", "0a3c4c", 5, 0.3, 0.25)
    p.caustics(img, p.mask(p.poly(ROOM.floor)), "e0fff0", 0.2, 60)
    for u, depth in ((0, 0.2), (0, 0.5), (0, 0.85), (1, 0.2), (1, 0.5), (1, 0.85)):
        p.glow(img, *ROOM.point(u, 0.26, depth), 190 * ROOM.scale(depth), "d0fff0", 0.4)
    teacher = pike()
    m = teacher.silhouette(196, 602, 178, -62)
    p.shadow(img, m, 20, 16, 9, 0.4, DEEP)
    p.lay(img, pointer)
    teacher.draw(img, 196, 602, 178, turn=-62, light=LIGHT, shade="0c2c38", rim="e8fff0", rim_alpha=0.4)
    colours = ["c8a868", "8ab0a0", "d8c898", "6c9c94", "b89c70", "a4b488", "ccb47c", "7ca8a0", "d0c0a0"]
    bubbles = []
    number = 0
    for depth, seats in ((0.66, (0.2, 0.4, 0.6, 0.8)), (0.38, (0.18, 0.5, 0.82)), (0.17, (0.2, 0.6))):
        for u in seats:
            k = ROOM.scale(depth)
            x, y = ROOM.point(u, 0.98, depth)
            desk(img, u, depth, 190)
            size = 142 * k * random.uniform(0.92, 1.08)
            left = x > 400
            tilt = random.uniform(16, 30)
            pupil(colours[number % 9], number).draw(
                img, x + random.normal(0, 6), y - 222 * k - random.uniform(0, 22) * k, size, flip=left, light=LIGHT,
                shade="0a2c3c", lit="f0fff0", haze=("3c9c98", 0.3 * depth), turn=tilt if left else -tilt)
            for q in range(4):
                bubbles.append((x + random.normal(0, 7) * k, y - (310 + q * 34) * k, random.uniform(4, 9) * k))
            number += 1
    shafts = ((ROOM.point(0, 0.2, 0.5), (330, 900)), (ROOM.point(0, 0.2, 0.15), (420, 1150)),
        (ROOM.point(0, 0.2, 0.85), (360, 700)))
    for top, bottom in shafts:
        p.shaft(img, top, bottom, (60, 190), "d8fff0", 0.36, 16)
    desk(img, 0.78, 0.02, 300)
    m = veteran().silhouette(628, 1052, 250, 6, True)
    p.shadow(img, m, 10, 20, 12, 0.45, DEEP)
    veteran().draw(img, 628, 1052, 250, flip=True, turn=6, light=LIGHT, shade="0a2838", lit="fff8e0", rim="e8fff0",
        rim_alpha=0.4)
    note = p.moved(p.poly([(-44, -28), (38, -34), (44, 26), (-38, 32)]), 452, 1128, 1, -10)
    p.solid(img, note, "fffbe8", 7, LIGHT, 0.6, 0.04, cast=0.5)
    ink = p.Layer().stroke(p.line([(424, 1136), (484, 1112)]), 1.2, "a8a890", 0.7)
    ink.stroke(p.spline([(462, 1100), (466, 1132), (452, 1150), (436, 1140), (436, 1126)], False), 4.4, "2c4c5c")
    ink.stroke(p.line([(436, 1126), (446, 1134)]), 4.4, "2c4c5c").stroke(p.circle(461, 1096, 4), 2.6, "2c4c5c")
    p.lay(img, ink, tooth=0.6)
    layer = p.Layer()
    p.bubbles(layer, bubbles)
    p.bubbles(layer, [(728, 930 - q * 40, 9 - q) for q in range(5)])
    p.lay(img, layer)
    return img
