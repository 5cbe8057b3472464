"""A long mint ward: tired kites lie in iron beds; at the far window a nurse lets in the wind and all tails lift."""

from __future__ import annotations

import math

import numpy as np

from art import paint as p

# fmt: off
NUMBER, TITLE = 45, "Ward for Kites"

EYE = (420.0, 410.0)
LIGHT = (0.1, -0.85, 0.35)
ROWS = (1.04, 1.42, 1.92, 2.56, 3.36)
END = 4.6
IRON = [(0, "283438"), (0.4, "566a6e"), (0.7, "a4b8ba"), (1, "f4fcfa")]
KITES = (("5878b0", "c8d8f0"), ("a85c80", "f0c8d8"), ("5c9450", "dcecb0"), ("c8743c", "f4d0a0"), ("6c6cac", "d0d0f4"),
    ("38908c", "b8e8dc"), ("9c6cb0", "e4ccf4"), ("5c84c0", "d4e8fc"), ("dca42c", "fff0b8"), ("b8604c", "f4d0c0"))
XY = tuple[float, float]


def at(x: float, y: float, z: float) -> XY:
    """Where a point of the ward appears: x from the aisle's middle, y down from eye height, z the distance."""
    return EYE[0] + x / z, EYE[1] + y / z


def ward() -> p.Array:
    """Tiled walls, a pale vault, a shining floor, the tall window."""
    img = p.blank("cfe6dc")
    walls = p.texture.tiles("b8dccf", None, 40, 4)
    plaster = p.texture.plaster("cfe4d8", 6, 0.2)
    for side in (-1, 1):
        p.onto(img, plaster, (at(side * 440, -760, 0.7), at(side * 440, -760, END), at(side * 440, 60, END),
            at(side * 440, 60, 0.7)), (0, 0, 800, 400))
        p.onto(img, walls, (at(side * 440, 40, 0.7), at(side * 440, 40, END), at(side * 440, 620, END), at(side * 440,
            620, 0.7)), (0, 0, 1100, 260))
        p.lay(img, p.Layer().stroke(p.line([at(side * 440, 40, 0.7), at(side * 440, 40, END)]), 5, "5c8c80", 0.9))
    p.onto(img, p.texture.plaster("c8ded2", 9, 0.2), (at(-440, -760, 0.7), at(440, -760, 0.7), at(440, -760, END),
        at(-440, -760, END)))
    beams = p.Layer()
    for z in (1.0, 1.35, 1.82, 2.45, 3.25):
        beams.stroke(p.line([at(-440, -760, z), at(440, -760, z)]), 16 / z, "a8ccc0").stroke(p.line([at(-440, -755, z),
            at(440, -755, z)]), 4 / z, "7ca498")
    p.lay(img, beams)
    p.onto(img, p.texture.tiles("d4e8dc", "94c0b2", 66, 3), (at(-440, 620, END), at(440, 620, END), at(440, 620, 0.7),
        at(-440, 620, 0.7)), (0, 0, 800, 1200))
    (x0, y0), (x1, y1) = at(-440, -760, END), at(440, 620, END)
    p.over(img, p.mask(p.rect(x0, y0, x1 - x0, y1 - y0)), plaster)
    for side in (-1, 1):
        for z in (1.18, 1.6, 2.14, 2.86, 3.8):
            pane = p.poly([at(side * 440, -560, z * 0.93), at(side * 440, -560, z * 1.07), at(side * 440, -80,
                z * 1.07), at(side * 440, -80, z * 0.93)])
            p.over(img, p.mask(pane), "e8f8f4")
            p.lay(img, p.Layer().stroke(pane, 7 / z, "6c9488").stroke(p.line([at(side * 440, -320, z * 0.93),
                at(side * 440, -320, z * 1.07)]), 4 / z, "6c9488"))
    return img


def end_window(img: p.Array) -> None:
    """Both wings stand open; a tiny nurse holds one."""
    (x0, y0), (x1, y1) = at(-250, -560, END), at(250, 520, END)
    p.glow(img, EYE[0], 410, 330, "ffffff", 0.6, 1.6)
    sky = p.vertical([(0, "a8d8e8"), (0.7, "e8f8f4"), (1, "fffbe8")], y0, y1)
    p.over(img, p.mask(p.rect(x0, y0, x1 - x0, y1 - y0, 2)), sky)
    p.cumulus(img, EYE[0] - 8, y0 + 120, 84, 46, "ffffff", "f0f6f4", "bcd8dc", 5, 30)
    leaves = p.Layer()
    for side in (-1, 1):
        edge = EYE[0] + side * 250 / END
        wing = p.poly([(edge, y0), (edge + side * 34, y0 + 16), (edge + side * 34, y1 + 22), (edge, y1)])
        leaves.fill(wing, "e4f6f4", 0.75).stroke(wing, 5, "5c8478")
        for f in (0.25, 0.5, 0.75):
            leaves.stroke(p.line([(edge, y0 + (y1 - y0) * f), (edge + side * 34, y0 + 16 + (y1 - y0 + 6) * f)]), 3,
                "5c8478")
    leaves.stroke(p.rect(x0, y0, x1 - x0, y1 - y0), 6, "5c8478")
    p.lay(img, leaves)
    curtain = p.Layer()
    for side in (-1, 1):
        edge = EYE[0] + side * 46
        curtain.fill(p.spline([(edge, y0 + 4, 1), (edge + side * 22, y0 + 2, 1), (edge - side * 2 + 30, y0 + 90),
            (edge + 46, y0 + 168), (edge + 16, y0 + 160), (edge - 2, y0 + 90)]), "ffffff", 0.7)
    p.lay(img, curtain)
    p.figure_back("arms_out", "5c9c94", "dce8e4", "apron", "bonnet", "ffffff").draw(img, EYE[0] - 4, y1 + 16, 112,
        light=LIGHT, shade="1c5450", lit="e8f4f0", ground=0.4)


def tail(img: p.Array, start: XY, side: int, size: float, colour: str, scarlet: bool) -> None:
    """A tail with bows, lifted by the draught towards us."""
    x, y = start
    way = [(x + side * dx * size, y - dy * size) for dx, dy in ((0, 0), (40, 24), (66, 84), (128, 96), (164, 158))]
    string = p.Layer().stroke(p.spline(way, False), max(3.6 * size, 1.2), "8a4a44" if scarlet else "70868a")
    p.lay(img, string)
    bows = p.Sprite()
    bow = "e01c20" if scarlet else colour
    points = p.sample(way, 50)
    for k, i in enumerate((6, 13, 20, 27, 34, 41, 48)):
        bx, by = points[i]
        turn = 30 * math.sin(k * 2.1)
        for side in (-1, 1):
            bows.add(p.moved(p.spline([(0, 0, 1), (side * 22, -15, 1), (side * 18, 0), (side * 23, 13, 1)]), bx, by,
                size * (1.2 if scarlet else 1.0), turn), bow, 5 * size)
        bows.add(p.circle(bx, by, 4 * size), p.mix(bow, "2a2030", 0.25), 3)
    bows.draw(img, 0, 0, 100, light=LIGHT, shade="38504c")


def bed(img: p.Array, side: int, z: float, kite: tuple[str, str] | None, scarlet: bool, seed: int) -> None:
    """An iron bed, its head at the wall; a kite under the blanket, or the blanket thrown back."""
    near, far = z * 0.9, z * 1.1
    middle = (near + far) / 2
    head, foot, top, floor = side * 418, side * 168, 330, 620

    def rail(x: float, height: float) -> None:
        bars = p.Layer()
        for depth, w in ((far, 8), (near, 11)):
            bars.stroke(p.line([at(x, floor, depth), at(x, height, depth)]), w / z, "4c6064").stroke(p.line([at(x - 2,
                floor, depth), at(x - 2, height, depth)]), w * 0.3 / z, "d8e8e8")
        for f in (0.25, 0.5, 0.75):
            depth = far + (near - far) * f
            bars.stroke(p.line([at(x, top + 70, depth), at(x, height, depth)]), 5 / z, "5c7074")
        bars.stroke(p.line([at(x, height, far), at(x, height, near)]), 10 / z, "4c6064").stroke(p.line([at(x,
            height - 2, far), at(x, height - 2, near)]), 3 / z, "d8e8e8")
        p.lay(img, bars)

    p.multiply(img, p.mask(p.poly([at(head, floor, far), at(foot, floor, far), at(foot, floor, near), at(head, floor,
        near)]), soft=10 / z), "4c7c78", 0.55)
    rail(head, 160)
    if kite is not None:
        x, y = at(head - side * 150, 620, far * 1.05)
        stand_top = at(head - side * 150, -30, far * 1.05)
        drip = p.Layer().stroke(p.line([(x, y), stand_top]), 4.6 / z, "5c7074").stroke(p.line([(stand_top[0] - 20 / z,
            stand_top[1]), (stand_top[0] + 20 / z, stand_top[1])]), 4 / z, "5c7074")
        drip.fill(p.rect(stand_top[0] - 15 / z, stand_top[1] + 4 / z, 30 / z, 52 / z, 8 / z), "dff4f4",
            0.9).stroke(p.rect(stand_top[0] - 15 / z, stand_top[1] + 4 / z, 30 / z, 52 / z, 8 / z), 2 / z, "5c8484")
        p.lay(img, drip)
    side_face = [at(head, top + 40, near), at(foot, top + 40, near), at(foot, top + 130, near), at(head, top + 130,
        near)]
    p.solid(img, p.poly(side_face), "d4dcd0", 10 / z, LIGHT, 0.6, 0.05, seed)
    mattress = [at(head, top + 34, far), at(foot, top + 34, far), at(foot, top + 42, near), at(head, top + 42, near)]
    p.solid(img, p.poly(mattress), "f4f6ee", 12 / z, LIGHT, 0.6, 0.04, seed)
    pillow = [at(head - side * 14, top - 16, far * 0.985), at(head - side * 92, top + 4, far * 0.985),
        at(head - side * 96, top + 30, near * 1.02), at(head - side * 10, top + 10, near * 1.02)]
    p.solid(img, p.spline(pillow), "ffffff", 14 / z, LIGHT, 0.5, 0.03, seed, cast=0.25)
    cloth = p.texture.stripes("7cb4a8", "94c8bc", 24)
    if kite is None:
        heap = [at(foot + side * 4, top + 40, near), at(foot + side * 6, top - 6, middle), at(foot + side * 30,
            top - 34, far), at(foot + side * 96, top + 4, far), at(foot + side * 84, top + 4, middle),
            at(foot + side * 120, top + 42, near), at(foot + side * 96, top + 90, near * 0.99), at(foot + side * 60,
                top + 128, near * 0.99), at(foot + side * 12, top + 96, near * 0.99)]
        m = p.rough(p.mask(p.spline(heap)), 1, 10, seed)
        p.shadow(img, m, 4, 6, 6, 0.35)
        p.clothe(img, m, cloth, 34 / z, LIGHT, "2c5c58")
        rail(foot, 250)
        return
    body, light = kite
    hx, hy = at(head - side * 176, top + 16, middle)
    lean, unit = math.radians(12 * side), 1.75 / z
    nose, left, right, low, cross = (
        (hx + (x * math.cos(lean) - y * math.sin(lean)) * unit, hy + (x * math.sin(lean) + y * math.cos(lean)) * unit)
        for x, y in ((0, -132), (-66, -62), (66, -62), (0, 56), (0, -62)))
    p.solid(img, p.poly([nose, left, low, right]), body, 10 / z, LIGHT, 0.4, 0.06, seed, cast=0.4)
    p.solid(img, p.poly([nose, left, cross]), light, 8 / z, LIGHT, 0.3, 0.05, seed)
    p.solid(img, p.poly([cross, right, low]), light, 8 / z, LIGHT, 0.3, 0.05, seed)
    drip_top = at(head - side * 150, 28, far * 1.05)
    p.lay(img, p.Layer().stroke(p.spline([drip_top, ((drip_top[0] + nose[0]) / 2 + side * 14 / z,
        drip_top[1] + 130 / z), nose], False), 2.4 / z, "7c9498"))
    spars = p.Layer().stroke(p.line([nose, low]), 4 / z, "4a3a34", 0.9).stroke(p.line([left, right]), 4 / z, "4a3a34", 0.9)
    p.lay(img, spars.stroke(p.poly([nose, left, low, right]), 3.4 / z, "4a3a34", 0.9))
    blanket = [at(head - side * 130, top + 26, far), at(head - side * 150, top - 6, middle), at(head - side * 140,
        top + 40, near), at(head - side * 138, top + 150, near * 0.99), at(foot + side * 2, top + 146, near * 0.99),
        at(foot + side * 2, top + 36, near), at(foot + side * 2, top + 4, middle), at(foot + side * 2, top + 30, far)]
    m = p.rough(p.mask(p.spline(blanket, tension=0.2)), 0.8, 10, seed)
    p.clothe(img, m, cloth, 30 / z, LIGHT, "2c5c58")
    fold = p.ribbon([at(head - side * 134, top + 28, far), at(head - side * 148, top, middle), at(head - side * 144,
        top + 44, near), at(head - side * 142, top + 148, near * 0.99)], [16 / z, 20 / z, 22 / z, 22 / z], 24)
    p.solid(img, fold, "fbfaf2", 8 / z, LIGHT, 0.4)
    rail(foot, 250)
    hang = at(foot - side * 4, top + 20, middle)
    tail(img, hang, -side, (1.12 if scarlet else 0.62) / z, body, scarlet)


def escaped(img: p.Array) -> None:
    """The nearest patient has gone: its string runs up, along the ceiling and out."""
    way = [at(330, 330, 1.06), at(330, 120, 1.1), at(250, -260, 1.2), at(150, -560, 1.7), at(90, -690, 2.6), at(40,
        -600, 4.0), at(10, -260, END)]
    p.lay(img, p.Layer().stroke(p.moved(p.spline(way, False), 3, 5), 4, "5c8c84", 0.4, 2).stroke(p.spline(way, False),
        3.6, "fbf4dc").stroke(p.spline(way, False), 1.2, "a89468"))
    p.props.kite("d8b45c", "f4ecd4").draw(img, EYE[0] + 14, 340, 46, turn=30, light=LIGHT)


def paint() -> p.Array:
    """The card."""
    img = ward()
    end_window(img)
    k = 0
    for z in reversed(ROWS):
        for side in (-1, 1):
            empty = side > 0 and z == ROWS[0]
            bed(img, side, z, None if empty else KITES[k % 10], side < 0 and z == ROWS[0], k)
            k += 1
    for z in (3.0, 2.1, 1.5):
        x, y = at(-60, -520, z)
        p.lay(img, p.Layer().stroke(p.line([(x, y), at(-60, -760, z)]), 4 / z, "5c8478"))
        p.solid(img, p.circle(x, y, 52 / z), [(0, "88b4a8"), (0.5, "e8f6ec"), (1, "ffffff")], 46 / z, LIGHT, 0.3)
    escaped(img)
    floor = p.smooth(480, 560, p.grid.y)
    spread = 20 + np.abs(p.grid.y - 540) * 0.16
    gleam = np.exp(-(((p.grid.x - EYE[0]) / spread) ** 2)).astype(np.float32)
    p.shine(img, floor * gleam * p.smooth(1250, 560, p.grid.y), "ffffff", 0.5)
    p.rays(img, EYE[0], 400, 620, "ffffff", 0.1, 3, 60)
    wind = p.Layer()
    for x, y, length in ((300, 300, 150), (520, 236, 120), (360, 210, 110), (330, 720, 130)):
        p.wind(wind, x, y, length, "ffffff", 0.55, 3)
    p.lay(img, wind)
    p.multiply(img, p.smooth(420, 760, np.hypot(p.grid.x - 420, (p.grid.y - 500) * 0.8)), "8cc0b4", 0.45)
    return img
