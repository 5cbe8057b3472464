"""The crown has fallen on the table, and all the hats in session lean in to look."""

from __future__ import annotations

import math

import cv2
import numpy as np

from art import paint as p
from art.finish import Finish

NUMBER, TITLE = 28, "Hats in Session"
FINISH = Finish(edges=0.25, bloom=0.12, contrast=1.03, lights="fff8e8", shadows="24306a")

Spot = tuple[float, float, float]  # right, away and up, in centimetres, from the middle of the table's foot
SUN = (-0.52, 0.3, 0.8)
LIGHT: p.Light = (-0.6, -0.65, 0.45)
PITCH, AWAY, FOCUS, MIDDLE = math.radians(41), 985.0, 1440.0, 690.0
TABLE, CLOTH = 142.0, 74.0  # the table's radius and height
SEATS = [116, 70, 26, -20, -64, -110, -152, 159]  # degrees round the table, the throne first
SHADE = "5a6cb0"


def see(spot: Spot) -> tuple[float, float, float]:
    """Where a spot appears on the card, and how many units a centimetre has there."""
    x, y, z = spot[0], spot[1] + AWAY * math.cos(PITCH), spot[2] - 90 - AWAY * math.sin(PITCH)
    depth = y * math.cos(PITCH) - z * math.sin(PITCH)
    k = FOCUS / depth
    return 400 + x * k, MIDDLE - (y * math.sin(PITCH) + z * math.cos(PITCH)) * k, k


def flat(*spots: Spot) -> list[tuple[float, float]]:
    """Spots as points on the card."""
    return [see(spot)[:2] for spot in spots]


def fallen(spot: Spot, z: float = 0) -> Spot:
    """Where the shadow of a spot falls at height z."""
    fall = (spot[2] - z) / SUN[2]
    return spot[0] - SUN[0] * fall, spot[1] - SUN[1] * fall, z


def disc(x: float, y: float, z: float, r: float, n: int = 60) -> list[Spot]:
    """A level circle."""
    return [(x + r * math.cos(a), y + r * math.sin(a), z) for a in np.linspace(0, 2 * math.pi, n, endpoint=False)]


class Box:
    """A piece of wood: a box that stands level and faces the table."""

    def __init__(
        self, seat: float, u: tuple[float, float], v: tuple[float, float], z: tuple[float, float], tint: p.Colour
    ):
        a = math.radians(seat)
        self.tint = tint

        def put(du: float, dv: float, dz: float) -> Spot:
            r = 206 + dv
            return r * math.cos(a) - du * math.sin(a), r * math.sin(a) + du * math.cos(a), dz

        self.corners = [put(du, dv, dz) for dz in z for dv in v for du in u]
        self.middle = tuple(sum(c[k] for c in self.corners) / 8 for k in range(3))

    def draw(self, layer: p.Layer) -> None:
        """Fill the faces that we see, each in its own light."""
        faces = ((0, 1, 3, 2), (4, 5, 7, 6), (0, 1, 5, 4), (2, 3, 7, 6), (0, 2, 6, 4), (1, 3, 7, 5))
        eye = np.array([0, -AWAY * math.cos(PITCH), 90 + AWAY * math.sin(PITCH)])
        for face in faces:
            spots = np.array([self.corners[k] for k in face])
            centre = spots.mean(0)
            out = centre - np.array(self.middle)
            out /= np.linalg.norm(out)
            if np.dot(out, eye - centre) <= 0:
                continue
            lit = float(np.clip(np.dot(out, SUN), 0, 1))
            tint = p.mix(p.mix(self.tint, "2c3a7c", 0.52), p.mix(self.tint, "fffbe8", 0.24), min(1, lit * 1.25 + 0.1))
            shape = p.poly(flat(*[self.corners[k] for k in face]))
            layer.fill(shape, tint).stroke(shape, 0.8, p.mix(tint, "ffffff", 0.25), 0.6)


def chair(seat: float, throne: bool) -> list[Box]:
    """Legs, seat and back, from the far pieces to the near ones; the throne is taller and red."""
    wood, cloth = ("c8963c", "e0543f") if throne else ("2f9c9c", "46b8b0")
    wide, top = (28, 128) if throne else (23, 97)
    pieces = [((s * wide - 2.4, s * wide + 2.4), (v - 2.4, v + 2.4), (0, 42)) for s in (-0.9, 0.9) for v in (-19, 19)]
    boxes = [Box(seat, u, v, z, wood) for u, v, z in pieces]
    boxes.append(Box(seat, (-wide, wide), (-22, 22), (42, 48), cloth))
    for s in (-0.9, 0.9):
        boxes.append(Box(seat, (s * wide - 2.4, s * wide + 2.4), (18, 22), (48, top + 3), wood))
    if throne:
        boxes.append(Box(seat, (-wide * 0.8, wide * 0.8), (18.6, 22), (54, top - 6), cloth))
        boxes.append(Box(seat, (-wide * 0.9, wide * 0.9), (18, 22.4), (top - 6, top), wood))
    else:
        boxes.append(Box(seat, (-wide * 0.9, wide * 0.9), (18.4, 21.6), (84, 95), wood))
        boxes.append(Box(seat, (-wide * 0.9, wide * 0.9), (18.4, 21.6), (56, 61), wood))
        for u in (-10, 0, 10):
            boxes.append(Box(seat, (u - 2, u + 2), (19, 21), (61, 84), wood))
    return sorted(boxes, key=lambda box: (-box.middle[1], box.middle[2]))


def terrace() -> p.Array:
    """White flags in the sun, a low wall, the sea, and the shade of a tree that we do not see."""
    img = p.blank("3fb4c0")
    sea = np.ones_like(p.grid.x)
    p.over(
        img, sea, p.vertical([(0, "2c9cb4"), (0.5, "3cb4c0"), (1, "6cd4c8")], -20, 330, p.noise(60, 3, 3, ax=6) * 0.2)
    )
    p.over(img, sea * p.smooth(0.45, 0.8, p.noise(9, 5, 3, ax=9)), "d8fbf4", 0.6)
    wall_top, wall_foot = (
        flat((-900, 500, 46), (900, 500, 46), (900, 534, 46), (-900, 534, 46)),
        flat((-900, 500, 0), (900, 500, 0)),
    )
    ground = p.smooth(-1, 1, p.grid.y - wall_foot[0][1])
    tone = 0.7 + p.noise(220, 4, 3) * 0.14 + p.noise(14, 8, 3) * 0.05
    p.over(img, ground, p.ramp(np.clip(tone, 0, 1), [(0, "e4d8cc"), (0.5, "f4ece0"), (1, "fffaf0")]))
    joints = p.Layer()
    for k in range(-14, 15):
        joints.stroke(p.line(flat((k * 64 + 20, -760, 0), (k * 64 + 20, 500, 0))), 1.6, "d2c2b4", 0.8)
    for k in range(-11, 8):
        joints.stroke(p.line(flat((-1000, k * 64, 0), (1000, k * 64, 0))), 1.6, "d2c2b4", 0.8)
    p.lay(img, joints, tooth=1, clip=ground)
    front = p.mask(p.poly([*wall_top[:2], wall_foot[1], wall_foot[0]]))
    p.over(
        img, front, p.vertical([(0, "ccd2e8"), (1, "dcdcea")], wall_top[0][1], wall_foot[0][1], p.noise(80, 9, 3) * 0.2)
    )
    p.over(img, p.mask(p.poly(wall_top)), "fffaf0")
    p.multiply(img, ground * p.smooth(60, 0, p.grid.y - wall_foot[0][1]), "c4c8e4", 0.7)
    fronds = p.Layer()
    for x, y, size, start in ((-420, -240, 330, 0.55), (-440, 120, 300, 0.1), (-330, -560, 300, 0.9)):
        for k in range(6):
            a = start + (k - 2.5) * 0.4
            spine = p.sample(
                [
                    (x, y),
                    (x + math.cos(a) * size * 0.5, y + math.sin(a) * size * 0.5 + 24),
                    (x + math.cos(a) * size, y + math.sin(a) * size),
                ],
                26,
            )
            fronds.stroke(p.line(flat(*[(float(u), float(v), 0) for u, v in spine])), 4, SHADE)
            for i in range(2, 26):
                u, v = spine[i]
                long = size * 0.26 * math.sin(math.pi * (0.16 + 0.76 * i / 26))
                for side in (-1, 1):
                    b = a + side * 0.75
                    tip = (u + math.cos(b) * long, v + math.sin(b) * long, 0)
                    fronds.fill(
                        p.ribbon(flat((u, v, 0), ((u + tip[0]) / 2, (v + tip[1]) / 2, 0), tip), [4, 9, 0.5], 8), SHADE
                    )
    p.multiply(img, p.blur(fronds.alpha(), 1.6) * ground, "8c9cd4", 0.7)
    return img


def shadows(img: p.Array) -> None:
    """What table, chairs and hats throw on the flags, in one blue."""
    layer = p.Layer()
    layer.fill(p.poly(flat(*[fallen(s) for s in disc(0, 0, CLOTH, TABLE)])), SHADE)
    for k, seat in enumerate(SEATS):
        for box in chair(seat, k == 0):
            cast = np.array(flat(*[fallen(c) for c in box.corners]), np.float32)
            layer.fill(p.poly([(float(x), float(y)) for x, y in cv2.convexHull(cast)[:, 0]]), SHADE)
        if k:
            x, y, z = brow(seat)
            layer.fill(p.poly(flat(*[fallen(s) for s in disc(x, y, z + 8, 24, 24)])), SHADE)
    p.multiply(img, p.blur(layer.alpha(), 1.6), "8c9cd4", 0.8)


def brow(seat: float) -> Spot:
    """Where the brow of somebody on this chair would be."""
    a = math.radians(seat)
    return 200 * math.cos(a), 200 * math.sin(a), 116


def table(img: p.Array) -> None:
    """A round table under a white cloth that hangs in folds; a sheet of paper at every place."""
    n = 200
    around = np.linspace(0, 2 * math.pi, n, endpoint=False)
    hem = [
        (
            (TABLE + 5 + 4 * math.sin(a * 22)) * math.cos(a),
            (TABLE + 5 + 4 * math.sin(a * 22)) * math.sin(a),
            24 + 3 * math.sin(a * 8),
        )
        for a in around
    ]
    drape = p.union(p.poly(flat(*hem)), p.poly(flat(*disc(0, 0, CLOTH, TABLE))))
    m = p.mask(drape)
    p.over(img, m, "d4daf0")
    folds = p.Layer()
    for k, a in enumerate(around):
        out = (math.cos(a), math.sin(a))
        if out[1] > 0.35:
            continue
        lit = 0.5 + 0.5 * math.sin(a * 22) * 0.9 + 0.55 * (out[0] * SUN[0] + out[1] * SUN[1])
        top, foot = (TABLE * out[0], TABLE * out[1], CLOTH), hem[k]
        b = around[(k + 1) % n]
        after = (TABLE * math.cos(b), TABLE * math.sin(b), CLOTH)
        strip = p.poly(flat(top, after, hem[(k + 1) % n], foot))
        tint = p.ramp(np.array([np.clip(lit, 0, 1)]), [(0, "9aa8d8"), (0.5, "c8d0ec"), (1, "f8f6f4")])[0]
        folds.fill(strip, tint).stroke(strip, 0.8, tint)
    p.lay(img, folds)
    img[:] = np.where(m[..., None] > 0.5, p.blur(img, 1.2), img)
    top = p.mask(p.poly(flat(*disc(0, 0, CLOTH, TABLE))))
    p.over(
        img,
        top,
        p.ramp(
            np.clip(0.72 - p.grid.x / 3000 + p.noise(160, 5, 3) * 0.14, 0, 1),
            [(0, "e0e4f4"), (0.6, "fbf9f6"), (1, "ffffff")],
        ),
    )
    sheets = p.Layer()
    for k, seat in enumerate(SEATS):
        a = math.radians(seat + (k * 7) % 9 - 4)
        c, s = math.cos(a), math.sin(a)
        page = [
            ((112 + v) * c - u * s, (112 + v) * s + u * c, CLOTH)
            for u, v in ((-11, -15), (11, -15), (11, 15), (-11, 15))
        ]
        sheets.fill(p.moved(p.poly(flat(*page)), 2.4, 2), "a8b4dc", 0.7, 1.5).fill(p.poly(flat(*page)), "fffdf4")
        for row in (-9, -4, 1, 6):
            line = flat(*[((112 + row) * c - u * s, (112 + row) * s + u * c, CLOTH) for u in (-7, 7 - (row % 3) * 2)])
            sheets.stroke(p.line(line), 1, "9ca8c8", 0.8)
    p.lay(img, sheets, clip=top)


def crown(img: p.Array) -> None:
    """It lies on its side, still rocking, and shows us the red inside."""
    x, y, k = see((18, -22, CLOTH))
    gold = [(0, "6a3c08"), (0.35, "b87814"), (0.6, "e8ac2c"), (0.8, "ffd860"), (1, "fff8d0")]
    inside = [(0, "4a0a14"), (0.5, "9c2428"), (1, "d85a48")]
    s = p.Sprite()
    s.add(p.circle(0, -30, 30, 13), inside, 10)
    points = [(-30, -30), (-37, -74), (-20, -50), (-13, -84), (0, -54), (14, -84), (21, -50), (37, -74), (30, -30)]
    near = [
        (-30, -30, 1),
        (-37, -70, 1),
        (-20, -42),
        (-12, -76, 1),
        (0, -40),
        (13, -76, 1),
        (20, -42),
        (37, -70, 1),
        (30, -30, 1),
        (20, -20),
        (0, -16),
        (-20, -20),
    ]
    s.add(p.poly(points), p.mix("b87814", "6a3c08", 0.3), 6)
    s.add(p.circle(0, -60, 33, 12), inside, 12)
    s.add(p.spline(near), gold, 16)
    s.add(p.ribbon([(-30, -28), (-18, -18), (0, -14), (18, -18), (30, -28)], [8, 9, 9, 9, 8], 30, True), gold, 5)
    for px, py in ((-37, -72), (-12, -78), (13, -78), (37, -72)):
        s.add(p.circle(px, py, 4.4), "fff0c0", 4)
    for px, py, tint in ((-19, -27, "2f9c9c"), (0, -23, "e0543f"), (19, -27, "2f9c9c")):
        s.add(p.circle(px, py, 4), tint, 3)
    top = p.mask(p.poly(flat(*disc(0, 0, CLOTH, TABLE))))
    shape = s.silhouette(x, y, 106 * k, 64)
    p.multiply(img, np.clip(p.blur(p.warp(shape, -16 * k * 0.6, -7 * k * 0.6), 2.5), 0, 1) * top, "7c8cc8", 0.8)
    s.draw(img, x, y, 106 * k, 64, light=LIGHT, shade="4a2408", lit="fffbe0")


def sombrero() -> p.Sprite:
    """Straw, with a coral band."""
    s = p.Sprite()
    s.add(p.spline([(-62, -4), (-50, -20), (0, -26), (50, -20), (62, -4), (54, 12), (0, 25), (-54, 12)]), "ecc468", 16)
    s.line(p.circle(0, 0, 50, 17), 2, "c89438", 0.7)
    s.add(
        p.spline([(-25, -4, 1), (-22, -30), (-13, -50), (0, -55), (13, -50), (22, -30), (25, -4, 1), (0, 4)]),
        "f4d488",
        22,
    )
    s.add(p.ribbon([(-25, -8), (0, 0), (25, -8)], [9, 10, 9], 20), "e0543f", 4)
    return s


def cone() -> p.Sprite:
    """A field worker's cone of palm leaf."""
    s = p.Sprite()
    cover = p.spline(
        [(-50, 0, 1), (-24, -19), (0, -36, 1), (24, -19), (50, 0, 1), (44, 12), (24, 20), (0, 23), (-24, 20), (-44, 12)]
    )
    s.add(cover, "e8cf94", 30)
    for k in range(-5, 6):
        s.parts.append(p.Part(p.line([(0, -35), (k * 9.8, 22 - k * k * 0.8)]), "b08c4c", 0, 0.5, 1.1, clip=cover))
    for k in (0.4, 0.7):
        s.parts.append(
            p.Part(
                p.spline([(-48 * k, -44 + 48 * k), (0, -44 + 106 * k), (48 * k, -44 + 48 * k)], False),
                "b08c4c",
                0,
                0.5,
                1.2,
                clip=cover,
            )
        )
    return s


def hard_hat() -> p.Sprite:
    """A builder's, yellow."""
    s = p.Sprite()
    s.add(p.spline([(-35, 4), (-30, -6), (30, -6), (35, 4), (20, 15), (0, 18), (-20, 15)]), "f0b41c", 7)
    s.add(
        p.spline([(-28, 2, 1), (-27, -22), (-14, -38), (0, -42), (14, -38), (27, -22), (28, 2, 1), (0, 9)]),
        "ffd02c",
        24,
    )
    for x in (-9, 9):
        s.line(p.spline([(x, 5), (x * 1.05, -22), (x * 0.6, -39)], False), 3.4, "d89c10", 0.7)
    s.line(p.spline([(-18, -20), (-13, -30), (-6, -35)], False), 4, "fffbd8", 0.8)
    return s


def toque() -> p.Sprite:
    """A cook's."""
    s = p.Sprite()
    s.add(
        p.union(p.circle(-15, -46, 17), p.circle(15, -47, 17), p.circle(0, -55, 19), p.circle(0, -38, 24, 16)),
        "f6f4f6",
        18,
    )
    s.add(p.spline([(-23, 4, 1), (-22, -32, 1), (0, -26), (22, -32, 1), (23, 4, 1), (0, 12)]), "ffffff", 16)
    for x in (-14, -5, 5, 14):
        s.line(p.spline([(x, 8), (x * 1.02, -10), (x * 1.1, -30)], False), 1.4, "b4bcdc", 0.8)
    return s


def chullo() -> p.Sprite:
    """A knitted one from the high Andes, with flaps and a tassel."""
    s = p.Sprite()
    for side in (-1, 1):
        s.add(
            p.spline([(side * 27, -4, 1), (side * 28, 18), (side * 20, 34), (side * 10, 18), (side * 8, 4, 1)]),
            "e0543f",
            7,
        )
        s.line(p.spline([(side * 20, 33), (side * 21, 44), (side * 18, 54)], False), 2.4, "f4d488")
    cap = p.spline([(-28, 2, 1), (-27, -22), (-15, -42), (0, -52), (15, -42), (27, -22), (28, 2, 1), (0, 12)])
    s.add(cap, "e86a4c", 24)
    for y, tint in ((-4, "fff4dc"), (-14, "2f9c9c"), (-24, "fff4dc"), (-34, "f0b41c")):
        zig = [(-30 + k * 5, y + (3 if k % 2 else -3) + 5 * math.cos((k - 6) * 0.25)) for k in range(13)]
        s.parts.append(p.Part(p.line(zig), tint, 0, 0.95, 3.2, clip=cap))
    return s.add(p.circle(0, -54, 7), "f0b41c", 5)


def cap() -> p.Sprite:
    """A ball cap."""
    s = p.Sprite()
    s.add(p.spline([(-6, 2, 1), (18, -4), (44, 2), (56, 14), (30, 16), (4, 12)]), "2c7c9c", 6)
    s.add(
        p.spline([(-28, 4, 1), (-28, -18), (-16, -34), (0, -38), (16, -33), (26, -16), (27, 6, 1), (0, 13)]),
        "38a0bc",
        22,
    )
    s.line(p.spline([(0, -38), (4, -14), (6, 11)], False), 1.4, "1c6484", 0.8)
    s.line(p.spline([(0, -38), (-14, -18), (-18, 9)], False), 1.4, "1c6484", 0.7)
    return s.add(p.circle(0, -38, 3), "fff4dc", 2)


def fool() -> p.Sprite:
    """The fool's, three horns and bells; it has known all along."""
    s = p.Sprite()
    for points, tint in (
        ([(12, -18), (34, -40), (56, -30), (60, -6)], "f0b41c"),
        ([(-12, -18), (-34, -40), (-54, -28), (-58, -4)], "3fa45c"),
        ([(0, -20), (6, -48), (-6, -70), (-22, -72)], "e0543f"),
    ):
        s.add(p.ribbon(points, [30, 24, 13, 4], 30, True), tint, 11)
        s.add(p.circle(points[-1][0], points[-1][1] + 4, 6), "ffd860", 5)
    s.add(p.spline([(-27, 4, 1), (-26, -18), (-10, -32), (0, -10, 1), (0, 12)]), "3fa45c", 14)
    s.add(p.spline([(27, 4, 1), (26, -18), (10, -32), (0, -10, 1), (0, 12)]), "f0b41c", 14)
    return s.add(p.ribbon([(-28, 3), (0, 12), (28, 3)], [7, 8, 7], 20, True), "e0543f", 4)


HATS = {70: toque, 26: chullo, -20: sombrero, -64: hard_hat, -110: cone, -152: fool, 159: cap}


def hat(img: p.Array, seat: float) -> None:
    """A hat over its chair, at the height of a head, leaning towards the crown."""
    x, y, k = see(brow(seat))
    cx = see((18, -22, CLOTH))[0]
    lean = 26 * np.clip((cx - x) / 190, -1, 1)
    toward = 4 * k * np.clip((cx - x) / 190, -1, 1)
    HATS[int(seat)]().draw(
        img,
        x + toward,
        y,
        (86 if HATS[int(seat)] in (fool, sombrero) else 104) * k,
        lean,
        flip=x > cx and HATS[int(seat)] is cap,
        light=LIGHT,
        shade="3c3a80",
        lit="fffbe8",
    )


def seat_shadow(img: p.Array, seat: float) -> None:
    """The hat's small shadow on the seat or the back of its own chair."""
    a = math.radians(seat)
    spots = [
        (206 * math.cos(a) + 17 * math.cos(t) + 14, 206 * math.sin(a) + 15 * math.sin(t) - 6, 48)
        for t in np.linspace(0, 6.28, 24)
    ]
    p.multiply(img, p.mask(p.poly(flat(*spots)), soft=1.4), "7088c4", 0.5)


def paint() -> p.Array:
    """The card."""
    img = terrace()
    shadows(img)
    far = sorted((s for s in SEATS if math.sin(math.radians(s)) > -0.05), key=lambda s: -math.sin(math.radians(s)))
    near = sorted((s for s in SEATS if s not in far), key=lambda s: -math.sin(math.radians(s)))
    for group in (far, near):
        if group is near:
            table(img)
            crown(img)
        for seat in group:
            wood = p.Layer()
            for box in chair(seat, seat == SEATS[0]):
                box.draw(wood)
            p.lay(img, wood, tooth=0.7)
            if seat != SEATS[0]:
                hat(img, seat)
    return img
