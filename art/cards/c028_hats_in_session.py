"""Down a boardroom table: twelve hats hover over twelve chairs, and the jester's cap has stood up."""

from __future__ import annotations

import math

import numpy as np
import skia

from art import paint as p

# fmt: off
NUMBER, TITLE = 28, "Hats in Session"

EYE = (400.0, 190.0)
LIGHT = (0.6, -0.6, 0.45)
LEATHER = [(0, "140708"), (0.35, "3c1a14"), (0.65, "70382a"), (0.88, "b06c4c"), (1, "ecc8a4")]
BRASS = [(0, "3a1c08"), (0.4, "8a5818"), (0.7, "d8a444"), (1, "fff0c0")]
ROWS = (1.0, 1.2, 1.46, 1.8, 2.26, 2.9)


def at(x: float, y: float, z: float) -> tuple[float, float]:
    """Where a point of the room appears: x from the middle, y down from eye height, z the distance."""
    return EYE[0] + x / z, EYE[1] + y / z


def flat(x: float, y: float, z0: float, z1: float, y1: float) -> p.perspective.Quad:
    """A piece of a side wall between two distances and two heights."""
    return at(x, y, z0), at(x, y, z1), at(x, y1, z1), at(x, y1, z0)


def room() -> p.Array:
    """Panelled walls, a coffered ceiling, tall dusk windows, a dark parquet."""
    img = p.blank("2a1612")
    panel = p.texture.wood("5a3020", 200, True, 5)
    for k in range(4):
        for y in (60, 330, 600, 900):
            p.solid(panel, p.rect(26 + k * 200, y, 148, 230, 4), "6a3a26", 10, (0.5, -0.6, 0.4), 0.4, 0.03, k + y,
                cast=0.4)
    back = 3.9
    p.onto(img, panel, (at(-560, -700, 0.7), at(-560, -700, back), at(-560, 1000, back), at(-560, 1000, 0.7)))
    p.onto(img, panel, (at(560, -700, 0.7), at(560, -700, back), at(560, 1000, back), at(560, 1000, 0.7)))
    p.onto(img, p.texture.tiles("3c2018", "2c1612", 133, 3), (at(-560, -700, 0.7), at(560, -700, 0.7), at(560, -700,
        back), at(-560, -700, back)))
    p.onto(img, p.texture.wood("4a2818", 50, True, 9), (at(-560, 1000, back), at(560, 1000, back), at(560, 1000, 0.7),
        at(-560, 1000, 0.7)))
    p.onto(img, panel, (at(-560, -700, back), at(560, -700, back), at(560, 1000, back), at(-560, 1000, back)), (0, 0,
        800, 900))
    dusk = p.vertical([(0, "3c3a5c"), (0.4, "8a5c70"), (0.72, "d88a60"), (1, "ffc884")], -80, 400)
    panes = p.Layer()
    for x in (-300, 0, 300):
        (x0, y0), (x1, y1) = at(x - 100, -560, back), at(x + 100, 330, back)
        p.over(img, p.mask(p.rect(x0, y0, x1 - x0, y1 - y0)), dusk)
        panes.stroke(p.rect(x0, y0, x1 - x0, y1 - y0), 4, "22110c").stroke(p.line([((x0 + x1) / 2, y0), ((x0 + x1) / 2,
            y1)]), 2.4, "22110c")
        for f in (0.25, 0.5, 0.75):
            panes.stroke(p.line([(x0, y0 + (y1 - y0) * f), (x1, y0 + (y1 - y0) * f)]), 2, "22110c")
    for z0, z1 in ((0.86, 1.12), (1.3, 1.72), (2.05, 2.75)):
        quad = flat(560, -580, z0, z1, 360)
        p.over(img, p.mask(p.poly(quad)), dusk)
        panes.stroke(p.poly(quad), 7 / z0, "22110c")
        middle = (z0 * z1 * 2) / (z0 + z1)
        panes.stroke(p.line([at(560, -580, middle), at(560, 360, middle)]), 5 / z0, "22110c")
        for y in (-345, -110, 125):
            panes.stroke(p.line([at(560, y, z0), at(560, y, z1)]), 4 / z0, "22110c")
    p.lay(img, panes)
    p.glow(img, 400, 260, 300, "ffc88c", 0.35, 1.5)
    return img


def chair(img: p.Array, side: int, z: float, pushed: float = 0) -> None:
    """A leather chair at the table's side; its back is the outer plane."""
    x = side * (372 + pushed)
    deep = 0.085 * z
    back = p.spline([at(x, 680, z + deep), at(x, 604, z + deep), at(x, 586, z), at(x, 604, z - deep), at(x, 680,
        z - deep), (*at(x - side * 6, 1000, z - deep), 1),
        (*at(x - side * 6, 1000, z + deep), 1)], tension=0.24)
    outer = p.union(back, *[p.moved(back, side * d / z, d / 6 / z) for d in (8, 16, 24)])
    p.solid(img, outer, LEATHER, 22 / z, LIGHT, 0.6, 0.035, 3)
    seat = p.poly([at(x, 880, z - deep), at(x, 880, z + deep), at(side * 250, 880, z + deep), at(side * 250, 880,
        z - deep)])
    p.solid(img, seat, LEATHER, 12 / z, LIGHT, 0.5)
    buttons = p.Layer()
    for f, d in ((0.25, -0.4), (0.25, 0.4), (0.5, 0.0), (0.75, -0.4), (0.75, 0.4)):
        bx, by = at(x, 600 + 260 * f, z + deep * d)
        buttons.fill(p.circle(bx, by, 7 / z, 9 / z), "200c0a", 0.55, 2.5 / z).fill(p.circle(bx - 1, by - 1, 3 / z),
            "b87850")
    p.lay(img, buttons)
    studs = p.Layer()
    for f in np.linspace(0.06, 0.94, 9):
        cx, cy = at(x + side * 12, 600 + 380 * f, z - deep)
        studs.fill(p.circle(cx, cy, 2.6 / z), "e0b060")
    p.lay(img, studs)


def table(img: p.Array) -> p.Array:
    """Polished mahogany that mirrors the windows. Returns the mask of its top."""
    far, near = 3.2, 0.8
    quad = (at(-205, 770, far), at(205, 770, far), at(205, 770, near), at(-205, 770, near))
    m = p.mask(p.poly(quad))
    p.shadow(img, m, 0, 24, 16, 0.6)
    edge = p.poly([at(-205, 770, near), at(205, 770, near), at(205, 830, near), at(-205, 830, near)])
    p.over(img, p.mask(edge), "2a0f0c")
    p.onto(img, p.texture.wood("7c3422", 100, True, 12), quad)
    mirror = p.vertical([(0, "ffd8a0"), (0.3, "c07858"), (1, "5a2018")], 430, 1150)
    gleam = np.exp(-(((p.grid.x - 400) / (30 + np.abs(p.grid.y - 430) * 0.2)) ** 2)) * p.smooth(1180, 440, p.grid.y)
    p.over(img, m * gleam.astype(np.float32), mirror, 0.75)
    p.multiply(img, m * p.smooth(700, 1180, p.grid.y), "3c1418", 0.6)
    p.shine(img, m * np.clip(1 - np.abs(p.grid.x - 560 + (p.grid.y - 500) * -0.1) / 80, 0, 1).astype(np.float32),
        "ffb878", 0.1)
    p.lay(img, p.Layer().stroke(p.line([quad[0], quad[3]]), 4, "d08a5c", 0.8).stroke(p.line([quad[1], quad[2]]), 4,
        "f4b888", 0.9))
    for z in ROWS:
        for side in (-1, 1):
            sheet = p.poly([at(side * 80, 769, z + 0.06 * z), at(side * 170, 769, z + 0.06 * z), at(side * 170, 769,
                z - 0.05 * z), at(side * 80, 769, z - 0.05 * z)])
            p.solid(img, sheet, "a07c58", 3, LIGHT, 0.3, 0.03, cast=0.25)
    for z in (1.1, 1.62, 2.56):
        x, y = at(0, 770, z)
        k = 1 / z
        p.solid(img, p.union(p.circle(x, y, 40 * k, 11 * k), p.ribbon([(x, y), (x, y - 105 * k)], [9 * k, 6 * k], 8)),
            BRASS, 6 * k, LIGHT, 0.3, cast=0.3)
        p.solid(img, p.spline([(x - 74 * k, y - 92 * k, 1), (x - 60 * k, y - 128 * k), (x, y - 144 * k), (x + 60 * k,
            y - 128 * k), (x + 74 * k, y - 92 * k, 1),
            (x, y - 86 * k)]), [(0, "24140e"), (0.5, "6a4c34"), (0.8, "b89468"), (1, "fff0cc")], 20 * k, LIGHT, 0.3)
        p.glow(img, x, y - 60 * k, 170 * k, "ffd890", 0.6, 1.8)
        p.lamp_pool(img, x, y + 4 * k, 230 * k, 66 * k, "ffd890", 0.55)
    return m


# --- the hats: 100 wide, brim at the origin, turned to the right ---
def dome(w: float, h: float, y: float = 0) -> skia.Path:
    """A rounded crown."""
    return p.spline([(-w, y, 1), (-w * 0.95, y - h * 0.6), (-w * 0.5, y - h), (w * 0.5, y - h), (w * 0.95, y - h * 0.6),
        (w, y, 1), (0, y + 5)])


def captain() -> p.Sprite:
    """White top, dark band, peak to the right."""
    s = p.Sprite().add(p.spline([(-52, -34), (-40, -54), (0, -62), (44, -54), (56, -34), (30, -24), (-30, -24)]),
        "f0ece4", 14)
    s.add(p.rect(-38, -30, 76, 22, 4), "2a2a3c", 8).add(p.spline([(6, -8), (40, -10), (62, 6), (30, 4), (4, 2)]),
        "16141c", 4)
    return s.add(p.circle(14, -24, 8), "e0b450", 5)


def toque() -> p.Sprite:
    """The cook's tall white hat."""
    s = p.Sprite().add(p.union(p.circle(-24, -74, 28), p.circle(20, -80, 30), p.circle(0, -96, 28), p.circle(36, -64,
        20), p.circle(-36, -62, 18),
        p.rect(-32, -70, 64, 50)), "f6f0e6", 20)
    for x in (-16, 0, 16):
        s.line(p.line([(x, -32), (x * 1.2, -70)]), 2.4, "b8a894", 0.7)
    return s.add(p.rect(-35, -34, 70, 34, 6), "fffaf0", 10)


def mitre() -> p.Sprite:
    """A bishop's split point."""
    s = p.Sprite().add(p.spline([(-30, 0, 1), (-44, -50), (-8, -124, 1), (30, -60), (34, 0, 1)]), "b8a88c", 12)
    s.add(p.spline([(-34, 0, 1), (-40, -54), (4, -120, 1), (42, -54), (34, 0, 1)]), "efe6d2", 16)
    return s.add(p.rect(-35, -18, 70, 18, 3), "c8963c", 5).add(p.rect(-4, -96, 9, 80, 2), "c8963c", 3).add(p.rect(-20,
        -66, 41, 9, 2), "c8963c", 3)


def veil() -> p.Sprite:
    """A wreath of blossom and the bride's tulle."""
    s = p.Sprite().add(p.spline([(-30, -46), (0, -58), (32, -44), (40, 10), (30, 74), (0, 92), (-44, 90), (-60, 40),
        (-46, -10)]), "f4f0ec", 22, alpha=0.75)
    for x in (-34, -14, 8):
        s.line(p.spline([(x, -40), (x - 8, 20), (x - 6, 84)], False), 1.6, "ffffff", 0.8)
    for k in range(9):
        s.add(p.star(-36 + k * 9, -36 - 16 * math.sin(k / 8 * math.pi), 11, 5, 0.6), "fff4ec", 5)
    return s


def miner() -> p.Sprite:
    """A ridged helmet with its lamp."""
    s = p.Sprite().add(dome(44, 58), "9a8060", 22).add(p.ribbon([(-46, -8), (-6, -58), (36, -40)], [4, 7, 5], 20),
        "6a543c", 3)
    s.add(p.circle(2, 0, 60, 9), "8a7050", 6).add(p.circle(40, -26, 15), "5a4a3c", 7)
    return s.add(p.circle(43, -26, 9), "fff0b0", 0, shine=40)


def nurse() -> p.Sprite:
    """A folded white cap."""
    s = p.Sprite().add(p.spline([(-46, -2, 1), (-56, -40), (-20, -58), (20, -58), (58, -40), (46, -2, 1)]), "f8f6f2",
        14)
    s.add(p.spline([(-48, 2, 1), (-58, -26), (0, -16), (60, -26), (48, 2, 1)]), "ffffff", 8)
    s.line(p.spline([(-55, -24), (0, -14), (57, -24)], False), 2, "98a4b4", 0.9)
    return s.line(p.spline([(-52, -8), (0, -3), (53, -8)], False), 5, "5c7ca8")


def laurel() -> p.Sprite:
    """A wreath of leaves, muted with age."""
    s = p.Sprite()
    for side in (-1, 1):
        for k in range(8):
            a = math.radians(200 + side * (10 + k * 20))
            s.add(p.moved(p.spline([(0, 0, 1), (9, -12), (0, -30, 1), (-8, -12)]), 50 * math.cos(a),
                -18 + 20 * math.sin(a), 1, side * (40 + k * 14)), "8a8450", 5)
    return s


def space() -> p.Sprite:
    """A round helmet with a dark visor."""
    s = p.Sprite().add(p.circle(0, -38, 52), "e4e0dc", 40).add(p.rect(-38, 2, 76, 16, 6), "a8a4a4", 7)
    s.add(p.spline([(-4, -66), (36, -68), (48, -40), (36, -12), (-2, -16), (-14, -40)]), [(0, "14101c"), (0.6,
        "3c3448"), (0.85, "b08868"), (1, "fff0d8")], 22)
    return s


def straw() -> p.Sprite:
    """A wide farmer's hat."""
    s = p.Sprite().add(dome(36, 46), "d8b468", 18).add(p.rect(-37, -14, 74, 12, 3), "6a3c2c", 4)
    s.add(p.spline([(-78, 6), (-40, -8), (40, -8), (78, 2), (40, 10), (-40, 12)]), "e4c47c", 6)
    for k in range(5):
        s.line(p.spline([(-60 + k * 6, 2), (0, -4 + k * 3), (60 - k * 5, 1)], False), 1, "a8823c", 0.6)
    return s


def wig() -> p.Sprite:
    """A judge's curls."""
    s = p.Sprite().add(dome(44, 66), "e8e2d6", 24)
    for row in range(5):
        for k in range(4 + (row < 3) * 2):
            x = -42 + k * 17 if row < 3 else (-48 + k * 11 if k < 2 else 26 + (k - 2) * 12)
            s.add(p.circle(x, -44 + row * 20, 11), "f0ebe0", 8).line(p.circle(x, -44 + row * 20, 5), 1.6, "a89c90", 0.7)
    return s


def jester() -> p.Sprite:
    """Three horns in green and yellow, with bells."""
    green, yellow = "2ea83c", "ffd21c"
    s = p.Sprite()
    s.add(p.spline([(-20, -30), (-50, -74), (-98, -66), (-112, -30, 1), (-90, -44), (-64, -34), (-40, 0, 1)]), yellow,
        16)
    s.add(p.spline([(20, -30), (50, -78), (100, -72), (116, -36, 1), (92, -48), (66, -36), (40, 0, 1)]), yellow, 16)
    s.add(p.spline([(-40, 0, 1), (-36, -46), (-14, -96), (14, -128, 1), (18, -92), (38, -44), (40, 0, 1), (0, 8)]),
        green, 22)
    for k in range(5):
        x = -36 + k * 18
        s.add(p.spline([(x - 11, -6, 1), (x + 11, -6, 1), (x, 24, 1)]), green if k % 2 else yellow, 5)
    for x, y in ((-112, -24), (117, -30), (15, -134)):
        s.add(p.circle(x, y, 10), BRASS, 8)
    return s


def crown() -> p.Sprite:
    """The head of the table."""
    return p.props.crown("d8a848", "6a2c2c")


HATS = {-1: (captain, straw, miner, toque, wig, veil), 1: (nurse, None, space, mitre, laurel, None)}


def hover(img: p.Array, hat: p.Sprite, x: float, y: float, size: float, turn: float, flip: bool, z: float) -> None:
    """A hat in the air, a little dimmed by distance."""
    hat.draw(img, x, y, size, turn=turn, flip=flip, light=LIGHT, rim="ffd8a0", rim_alpha=0.6, haze=("7a4c38", max(0.0,
        (z - 1.2) * 0.16)))


def paint() -> p.Array:
    """The card."""
    img = room()
    stand = p.union(p.ribbon([(92, 900), (92, 270)], [15, 11], 20), p.circle(92, 264, 11))
    hooks = [p.ribbon([(92, y), (92 + d * 36, y - 6), (92 + d * 50, y - 30)], [9, 8, 6], 16, True) for y, d in ((330,
        -1), (330, 1), (390, -1))]
    p.solid(img, p.union(stand, *hooks), "5a3420", 6, LIGHT, 0.5, cast=0.4)
    woolly = p.Sprite().add(dome(30, 50), "8ea0ac", 16).limb([(-32, 0), (32, 0)], [17, 17], "d4dce0").add(p.circle(0,
        -56, 14), "e8ecec", 10, fur=5, spine=[(0, -50), (0, -60)])
    woolly.draw(img, 143, 336, 88, turn=14, light=LIGHT)
    for z in reversed(ROWS):
        for side in (-1, 1):
            chair(img, side, z, 60 if side > 0 and z == ROWS[1] else 0)
    p.multiply(img, p.smooth(60, 520, np.hypot(p.grid.x - 400, (p.grid.y - 300) * 0.8)), "4a2c38", 0.62)
    x, y = at(0, 600, 3.3)
    p.solid(img, p.rect(x - 36, y - 10, 72, 100, 14), LEATHER, 14, LIGHT, 0.5)
    on_table = table(img)
    for k, z in enumerate(ROWS):  # pale ghosts of the hats in the polish
        for side in (-1, 1):
            make = HATS[side][k]
            if make is not None:
                gx, gy = at(side * 150, 800, z)
                ghost = p.blur(make().silhouette(gx, gy, 120 / z, 180), 7 / z)
                p.over(img, ghost * on_table, "f0d8c0", 0.15)
    hover(img, crown(), x, y - 22, 104, 8, False, 1.6)
    for k, z in reversed(list(enumerate(ROWS))):
        for side in (-1, 1):
            make = HATS[side][k]
            if make is None:
                continue
            hx, hy = at(side * (296 if z > 1.1 else 278), 520, z)
            turn = -10 if side < 0 else (16 if z < 1.1 else -14)
            hover(img, make(), hx, hy, 166 / z**0.84, turn, side > 0 and z > 1.1, z)
    hx, hy = at(256, 226, ROWS[1])
    p.glow(img, hx, hy - 50, 250, "ffe8b0", 0.45)
    hover(img, jester(), hx, hy, 124, 8, False, 1.0)
    return img
