"""A grey miniature city lies in a hospital bed under a quilt of fields, with a thermometer, a drip and a rash of lights."""

from __future__ import annotations

import numpy as np

from art import paint as p

NUMBER, TITLE = 80, "The City Is Ill"

ORIGIN, UNIT = (474, 596), 58
LIGHT = (-0.55, -0.7, 0.45)
RASH = "ff2a1c"
TOP = 2.5  # the mattress
FOLD = 4.5  # where the quilt begins
Point2 = tuple[float, float]


def iso(x: float, y: float, z: float = 0) -> Point2:
    """Space to card: x to the lower right, y to the lower left, z up."""
    return p.perspective.isometric(x, y, z, ORIGIN, UNIT)


def quad(*corners: tuple[float, float, float]) -> tuple[Point2, Point2, Point2, Point2]:
    """Four corners on the card."""
    a, b, c, d = (iso(*q) for q in corners)
    return a, b, c, d


def block(
    img: p.Array,
    x: float,
    y: float,
    w: float,
    d: float,
    z0: float,
    z1: float,
    tint: str,
    texture: p.Array | None = None,
) -> None:
    """A box: top light, left face middle, right face dark."""
    faces = (
        (quad((x, y + d, z1), (x + w, y + d, z1), (x + w, y + d, z0), (x, y + d, z0)), 1.04),
        (quad((x + w, y + d, z1), (x + w, y, z1), (x + w, y, z0), (x + w, y + d, z0)), 0.64),
        (quad((x, y, z1), (x + w, y, z1), (x + w, y + d, z1), (x, y + d, z1)), 1.3),
    )
    for corners, light in faces:
        m = p.mask(p.poly(corners))
        if texture is not None:
            p.onto(img, np.clip(texture * np.float32(light), 0, 1), corners, (0, 0, 300, 300))
            continue
        box = p.bounds(m)
        shade = p.mix("1c1830", tint, light) if light < 1 else p.mix(tint, "fff8ec", light - 1)
        tone = 1 + p.noise(26, 5, 4)[box][..., None] * 0.1 + p.noise(5, 6, 2)[box][..., None] * 0.05
        a = m[box][..., None]
        img[box] = img[box] * (1 - a) + np.clip(p.rgb(shade) * tone, 0, 1) * a


def ward(img: p.Array) -> None:
    """A bare room in beige smog light, striped by the blind."""
    wall = p.texture.plaster("b4ada2", 6, 0.4)
    p.onto(img, wall, quad((-3.2, -3.2, 16), (-3.2, 14, 16), (-3.2, 14, 0), (-3.2, -3.2, 0)), (0, 0, 800, 800))
    p.onto(
        img,
        np.clip(wall * np.float32(0.84), 0, 1),
        quad((-3.2, -3.2, 16), (12, -3.2, 16), (12, -3.2, 0), (-3.2, -3.2, 0)),
        (0, 0, 800, 800),
    )
    floor = p.texture.tiles("b8b4aa", "a19d96", 60, 4)
    p.onto(img, floor, quad((-3.2, -3.2, 0), (18, -3.2, 0), (18, 18, 0), (-3.2, 18, 0)), (0, 0, 800, 800))
    skirting = p.Layer()
    for corners in (
        quad((-3.2, -3.2, 0.5), (-3.2, 14, 0.5), (-3.2, 14, 0), (-3.2, -3.2, 0)),
        quad((-3.2, -3.2, 0.5), (12, -3.2, 0.5), (12, -3.2, 0), (-3.2, -3.2, 0)),
    ):
        skirting.fill(p.poly(corners), "8a857e", 0.75)
    p.lay(img, skirting, tooth=1)
    stripes = p.Layer()
    for k in range(9):
        z = 4.6 + k * 0.62
        stripes.fill(
            p.poly(
                quad(
                    (0.4 + 0.1 * k, -3.2, z + 0.36),
                    (5.4 + 0.1 * k, -3.2, z + 0.36),
                    (5.4 + 0.1 * k, -3.2, z),
                    (0.4 + 0.1 * k, -3.2, z),
                )
            ),
            "fff0cc",
            0.75,
            2,
        )
    for k in range(7):
        y = 9.6 + k * 0.62
        stripes.fill(p.poly(quad((2.5, y, 0), (9, y, 0), (9, y + 0.34, 0), (2.5, y + 0.34, 0))), "fff0cc", 0.5, 2.5)
    p.lay(img, stripes)


def bed(img: p.Array) -> None:
    """The iron bed, mattress and pillow."""
    foot = p.mask(p.poly(quad((-0.6, -0.4, 0), (5.8, -0.4, 0), (5.8, 9.2, 0), (-0.6, 9.2, 0))), soft=16)
    p.multiply(img, foot, "4a4656", 0.75)
    rail(img, -0.35, 5.6)
    for x, y in ((0.1, 8.9), (5, 8.9), (5, 0.1)):
        leg(img, x, y, 1.5)
    block(img, 0, 0, 5, 8.7, 1.5, TOP, "e4dfd4")
    pillow = p.spline(
        [
            iso(-0.1, 0.1, TOP),
            iso(-0.2, 0, TOP + 1.7),
            iso(2.5, 0.2, TOP + 2.1),
            iso(5.2, 0.0, TOP + 1.5),
            iso(5.2, 0.6, TOP),
            iso(4.9, 2.4, TOP - 0.1),
            iso(2.5, 2.6, TOP + 0.1),
            iso(0, 2.5, TOP),
        ]
    )
    p.solid(
        img,
        pillow,
        [(0, "6a6674"), (0.4, "aaa6aa"), (0.65, "d8d4cc"), (0.85, "f4f0e6"), (1, "fffdf6")],
        46,
        LIGHT,
        1,
        0.05,
        3,
        6,
        0.3,
    )


def leg(img: p.Array, x: float, y: float, height: float) -> None:
    """A tube leg with a small wheel."""
    (x0, y0), (x1, y1) = iso(x, y, height), iso(x, y, 0.25)
    s = p.Sprite().limb([(x0, y0), (x1, y1)], [11, 10], "c4c4c2").add(p.circle(x1, y1 + 8, 10), "3c3a42", 6)
    s.draw(img, 0, 0, 100, light=LIGHT)


def rail(img: p.Array, y: float, height: float) -> None:
    """The head or foot of the bed: tubes."""
    s = p.Sprite()
    for x in (0.1, 5):
        s.limb([iso(x, y, 0.2), iso(x, y, height)], [12, 12], "cfcfcc")
    s.limb([iso(0.1, y, height), iso(5, y, height)], [13, 13], "d8d8d4")
    s.limb([iso(0.1, y, 1.7), iso(5, y, 1.7)], [9, 9], "bcbcba")
    for k in range(1, 7):
        s.limb([iso(0.1 + k * 0.7, y, 1.7), iso(0.1 + k * 0.7, y, height)], [6, 6], "bcbcba")
    s.draw(img, 0, 0, 100, light=LIGHT)


def windows(
    layer: p.Layer, x: float, y: float, w: float, d: float, z0: float, z1: float, random: np.random.Generator
) -> None:
    """Rows of small dull windows on the two faces we see."""
    for k in range(int((z1 - z0) / 0.3)):
        z = z0 + 0.14 + k * 0.3
        for j in range(int(w / 0.22)):
            tint, alpha = ("e8dcb4", 0.9) if random.random() < 0.1 else ("3a3844", 0.6)
            layer.fill(
                p.poly(
                    quad(
                        (x + 0.07 + j * 0.22, y + d, z + 0.15),
                        (x + 0.17 + j * 0.22, y + d, z + 0.15),
                        (x + 0.17 + j * 0.22, y + d, z),
                        (x + 0.07 + j * 0.22, y + d, z),
                    )
                ),
                tint,
                alpha,
            )
        for j in range(int(d / 0.22)):
            layer.fill(
                p.poly(
                    quad(
                        (x + w, y + 0.07 + j * 0.22, z + 0.15),
                        (x + w, y + 0.17 + j * 0.22, z + 0.15),
                        (x + w, y + 0.17 + j * 0.22, z),
                        (x + w, y + 0.07 + j * 0.22, z),
                    )
                ),
                "2a2834",
                0.6,
            )


def gable(layer: p.Layer, x: float, y: float, w: float, d: float, z: float, rise: float, tint: str) -> None:
    """A pitched roof along y."""
    a, b = iso(x + w / 2, y, z + rise), iso(x + w / 2, y + d, z + rise)
    layer.fill(p.poly([iso(x, y, z), a, b, iso(x, y + d, z)]), p.mix(tint, "fff4e4", 0.18))
    layer.fill(p.poly([iso(x + w, y, z), a, b, iso(x + w, y + d, z)]), p.mix(tint, "1c1830", 0.3))
    layer.fill(p.poly([iso(x, y + d, z), b, iso(x + w, y + d, z)]), p.mix(tint, "1c1830", 0.08))


def cathedral(img: p.Array) -> None:
    """Nave and spire at the edge of the quilt."""
    x, y = 2.0, 3.35
    block(img, x, y - 0.9, 0.9, 1.5, TOP, TOP + 0.9, "a8a2a0")
    roof = p.Layer()
    gable(roof, x, y - 0.9, 0.9, 1.5, TOP + 0.9, 0.6, "7a7680")
    p.lay(img, roof)
    block(img, x + 0.15, y + 0.4, 0.6, 0.6, TOP, TOP + 1.9, "b4aea8")
    spire = p.Layer()
    tip = iso(x + 0.45, y + 0.7, TOP + 3.5)
    for a, b, tint in (
        ((x + 0.15, y + 1.0), (x + 0.75, y + 1.0), "86828c"),
        ((x + 0.75, y + 1.0), (x + 0.75, y + 0.4), "565260"),
    ):
        spire.fill(p.poly([iso(*a, TOP + 1.9), iso(*b, TOP + 1.9), tip]), tint)
    cx, cy = iso(x + 0.45, y + 1.0, TOP + 1.35)
    spire.fill(p.circle(cx, cy, 9, 9.5), "e8dcb4", 0.9).stroke(p.circle(cx, cy, 9, 9.5), 2, "4a4650")
    p.lay(img, spire)


def city(img: p.Array) -> None:
    """Towers against the pillow, suburbs towards the quilt, in rows with streets between."""
    random = np.random.default_rng(80)
    lots = []
    for i in range(6):
        for j in range(6):
            x, y = 0.28 + i * 0.78, 0.9 + j * 0.6
            if 1.5 < x < 2.9 and y > 2.2:
                continue
            tall = 3.9 - j * 0.62 + random.normal(0, 0.5) - abs(i - 2.3) * 0.34
            lots.append((x, y, 0.52, 0.4, max(tall, 0.35 + 0.3 * random.random())))
    greys = ("9a9698", "aca6a2", "88868c", "bcb4ac", "a09c9a")
    landmarks = [(3.75, chimney), (5.4, cathedral)]
    for x, y, w, d, tall in sorted(lots, key=lambda q: q[0] + q[1]):
        while landmarks and x + y > landmarks[0][0]:
            landmarks.pop(0)[1](img)
        tint = greys[random.integers(len(greys))]
        block(img, x, y, w, d, TOP, TOP + tall, tint)
        layer = p.Layer()
        windows(layer, x, y, w, d, TOP, TOP + tall, random)
        if tall < 1.0:
            gable(layer, x - 0.03, y - 0.03, w + 0.06, d + 0.06, TOP + tall, 0.3, "6c6470")
        p.lay(img, layer)


def chimney(img: p.Array) -> None:
    """The tallest chimney, with the thermometer in its mouth."""
    (x0, y0), (x1, y1) = iso(1.7, 1.9, TOP + 0.6), iso(1.7, 1.9, TOP + 5.4)
    s = p.Sprite().add(p.poly([(x0 - 21, y0), (x0 + 21, y0), (x1 + 13, y1), (x1 - 13, y1)]), "a0908a", 18)
    for t in (0.06, 0.12, 0.86, 0.93):
        y = y0 + (y1 - y0) * t
        r = 21 - 8 * t
        s.line(p.spline([(x0 - r, y - 3), (x0, y + 3), (x0 + r, y - 3)], False), 3, "5a5054", 0.8)
    s.add(p.circle(x1, y1, 13, 6), "2c282e", 0)
    s.draw(img, 0, 0, 100, light=LIGHT)
    t = p.Sprite()
    t.limb(
        [(x1 + 2, y1 + 2), (x1 + 62, y1 - 126)],
        [14, 14],
        [(0, "6a7078"), (0.4, "a8b0b4"), (0.7, "e8eeee"), (1, "ffffff")],
    )
    t.limb([(x1 + 8, y1 - 12), (x1 + 46, y1 - 92)], [4.5, 4.5], "5c6470")
    for k in range(7):
        mx, my = x1 + 18 + k * 6.4, y1 - 28 - k * 13.4
        t.line(p.line([(mx, my), (mx + 8, my + 4)]), 1.6, "3c4048")
    t.draw(img, 0, 0, 100, light=LIGHT)
    p.over(
        img,
        p.mask(p.poly([(x1 - 13, y1), (x1 + 13, y1), (x1 + 13.6, y1 + 10), (x1 - 13.6, y1 + 10)]))
        * p.smooth(y1 + 2, y1 + 5, p.grid.y),
        "8a7c78",
    )


def quilt(img: p.Array) -> None:
    """The patchwork of fields, stitched, falling over the sides of the bed."""
    patches = p.blank("a8a48c")
    random = np.random.default_rng(5)
    colours = ("8c9470", "a8a47c", "bcb08c", "7c8868", "c4bca0", "98946c", "b09c78")
    for i in range(6):
        for j in range(6):
            x, y = i * 134, j * 134
            path = [(x, y), (x + 134, y), (x + 134, y + 134), (x, y + 134)]
            p.field_patch(
                patches,
                path,
                colours[(i * 3 + j * 5 + int(random.integers(2))) % 7],
                9 + 4 * ((i + j) % 2),
                float(random.uniform(0, 3)),
                i * 7 + j,
            )
    seams = p.Layer()
    for k in range(7):
        for line in ([(k * 134, 0), (k * 134, 1200)], [(0, k * 134), (800, k * 134)]):
            seams.stroke(p.line(line), 5, "5c5a4c", 0.5).stroke(p.moved(p.line(line), -3, -3), 2, "f4ecd4", 0.55)
    p.lay(img=patches, layer=seams)
    z, y1 = TOP + 0.75, 8.8
    for corners, light in (
        (quad((-0.1, y1, z - 0.1), (5.25, y1, z - 0.1), (5.25, y1, 1.0), (-0.1, y1, 1.0)), 0.86),
        (quad((5.25, y1, z - 0.1), (5.25, FOLD, z - 0.1), (5.25, FOLD, 0.9), (5.25, y1, 0.9)), 0.6),
        (quad((-0.1, FOLD, z), (5.25, FOLD, z), (5.25, y1, z), (-0.1, y1, z)), 1.08),
    ):
        p.onto(img, np.clip(patches * np.float32(light), 0, 1), corners, (0, 0, 800, 800 if light > 1 else 330))
    top = p.mask(p.poly(quad((-0.1, FOLD, z), (5.25, FOLD, z), (5.25, y1, z), (-0.1, y1, z))))
    swell = p.noise(150, 12, 3)
    p.multiply(img, top * p.smooth(0.1, 0.7, swell), "6a6678", 0.45)
    p.shine(img, top * p.smooth(0.1, 0.7, -swell), "fff4d8", 0.22)
    sheet = p.spline(
        [
            (*iso(-0.2, FOLD - 0.1, z - 0.1), 1),
            iso(2.5, FOLD - 0.25, z + 0.3),
            (*iso(5.35, FOLD - 0.1, z), 1),
            (*iso(5.35, FOLD + 0.1, 1.0), 1),
            (*iso(5.35, FOLD + 0.75, 1.0), 1),
            (*iso(5.35, FOLD + 0.75, z), 1),
            iso(2.5, FOLD + 0.8, z + 0.25),
            (*iso(-0.2, FOLD + 0.75, z - 0.1), 1),
        ]
    )
    p.solid(
        img,
        sheet,
        [(0, "7a7680"), (0.4, "b8b4b2"), (0.65, "e4e0d6"), (0.85, "faf6ec"), (1, "fffef8")],
        22,
        LIGHT,
        0.8,
        0.05,
        5,
        3,
        0.4,
    )


def rash(img: p.Array) -> None:
    """Brake lights along the streets."""
    random = np.random.default_rng(3)
    spots = p.Layer()
    places = []
    for i in range(6):
        for _ in range(9):
            places.append(iso(0.12 + i * 0.78 + 0.1 * random.normal(), random.uniform(2.2, 4.3), TOP + 0.12))
    for j in range(3):
        for _ in range(6):
            places.append(iso(random.uniform(0.1, 4.8), 2.84 + j * 0.6, TOP + 0.12))
    for x, y in places:
        spots.fill(p.circle(x, y, 3.0), RASH)
    p.lay(img, spots)
    for x, y in places:
        p.glow(img, x, y, 13, RASH, 0.4)


def drip_stand(img: p.Array) -> Point2:
    """The stand behind the bed; returns the end of its arm."""
    x, y = -1.3, 3.9
    (x0, y0), (x1, y1) = iso(x, y, 0), iso(x, y, 8.4)
    p.contact(img, x0, y0, 50, 14, 0.5, "2c2838")
    s = p.Sprite()
    for dx, dy in ((-34, 8), (34, 6), (4, -16)):
        s.limb([(x0, y0 - 14), (x0 + dx, y0 + dy)], [8, 7], "a8a8a8")
    s.limb([(x0, y0 - 8), (x1, y1)], [9, 8], "c4c4c2").limb([(x1 - 4, y1), (x1 + 40, y1 + 2)], [7, 6], "c4c4c2")
    s.draw(img, 0, 0, 100, light=LIGHT)
    return x1 + 38, y1 + 10


def drip(img: p.Array, hook: Point2) -> None:
    """The bottle of clear water and the tube into the river."""
    bx, by = hook
    bag = p.spline(
        [
            (bx - 26, by + 4),
            (bx, by - 3),
            (bx + 26, by + 4),
            (bx + 28, by + 78),
            (bx + 10, by + 100),
            (bx - 10, by + 100),
            (bx - 28, by + 78),
        ]
    )
    p.solid(img, bag, [(0, "54707c"), (0.4, "8cb0bc"), (0.7, "c8e4e8"), (1, "ffffff")], 24, LIGHT, 0, 0.02)
    p.over(img, p.mask(p.rect(bx - 18, by + 14, 6, 60, 3), soft=1), "ffffff", 0.75)
    end = iso(0.35, 4.25, TOP + 0.2)
    way = p.spline([(bx, by + 100), (bx + 2, by + 200), (bx + 24, end[1] - 120), end], False)
    p.lay(
        img, p.Layer().stroke(p.moved(way, 2, 2), 5, "4a5660", 0.5).stroke(way, 4, "d8ecee").stroke(way, 1.4, "ffffff")
    )


def bedside(img: p.Array) -> None:
    """The gifts: a shell, grapes, and a jar whose little tree has cracked the glass."""
    x, y = 5.85, 1.75
    p.multiply(
        img,
        p.mask(
            p.poly(quad((x - 0.2, y - 0.2, 0), (x + 2.2, y - 0.2, 0), (x + 2.2, y + 2.3, 0), (x - 0.2, y + 2.3, 0))),
            soft=10,
        ),
        "4a4656",
        0.7,
    )
    block(img, x, y, 1.7, 1.9, 0.2, 2.7, "c8c2b6")
    block(img, x - 0.1, y - 0.1, 1.9, 2.1, 2.7, 2.9, "e8e2d6")
    drawer = p.Layer()
    for z in (0.6, 1.7):
        drawer.stroke(
            p.poly(
                quad(
                    (x + 0.15, y + 1.9, z + 0.8),
                    (x + 1.55, y + 1.9, z + 0.8),
                    (x + 1.55, y + 1.9, z),
                    (x + 0.15, y + 1.9, z),
                )
            ),
            2.4,
            "6a6468",
            0.8,
        )
        drawer.fill(p.circle(*iso(x + 0.85, y + 1.9, z + 0.4), 4.5), "5a5458")
    p.lay(img, drawer)
    jx, jy = iso(x + 0.75, y + 0.8, 2.9)
    p.contact(img, jx, jy, 36, 9, 0.5, "2c2838")
    soil = p.Sprite().add(p.spline([(-27, -4), (-28, -26), (0, -30), (28, -26), (27, -4), (0, 2)]), "5a4838", 10)
    for points in ([(0, -26), (-12, -14), (-26, -6)], [(0, -26), (8, -12), (24, -6)], [(0, -26), (2, -10), (-4, -2)]):
        soil.limb(points, [5, 3, 1.5], "a88a60")
    soil.draw(img, jx, jy, 100, light=LIGHT)
    trunk = p.Sprite().limb([(0, -24), (2, -60), (-2, -92)], [8, 6, 3], "7a5c40")
    trunk.draw(img, jx, jy, 100, light=LIGHT)
    random = np.random.default_rng(6)
    p.foliage(
        img,
        [(jx + random.normal(0, 17), jy - 106 + random.normal(0, 15), 0.0) for _ in range(34)],
        ["3c5c34", "5c8a44", "8cb85c", "c8dc8c"],
        5,
        6,
        8,
        3,
    )
    glass = p.Layer()
    outline = p.spline(
        [
            (jx - 32, jy),
            (jx - 33, jy - 50),
            (jx - 26, jy - 66),
            (jx + 26, jy - 66),
            (jx + 33, jy - 50),
            (jx + 32, jy),
            (jx, jy + 6),
        ]
    )
    glass.fill(outline, "dceef0", 0.2).stroke(outline, 2.4, "eefafa", 0.9)
    glass.stroke(
        p.line([(jx + 30, jy - 6), (jx + 18, jy - 18), (jx + 26, jy - 30), (jx + 12, jy - 46)]), 2, "ffffff"
    ).stroke(p.line([(jx + 18, jy - 18), (jx + 4, jy - 20)]), 1.6, "ffffff")
    p.lay(img, glass)
    gx, gy = iso(x + 1.35, y + 1.6, 2.9)
    grapes = p.Sprite()
    for row, count in enumerate((1, 2, 3, 3)):
        for k in range(count):
            grapes.add(p.circle((k - (count - 1) / 2) * 13, -8 - row * 9, 7.5), "6c6480", 6)
    grapes.draw(img, gx - 4, gy, 100, light=LIGHT)
    sx, sy = iso(x + 0.25, y + 1.7, 2.9)
    shell = p.Sprite().add(p.spline([(0, 0, 1), (-18, -12), (-16, -30), (0, -36), (16, -30), (18, -12)]), "e4d0bc", 9)
    for k in (-9, -4, 4, 9):
        shell.line(p.spline([(0, -2), (k * 0.8, -18), (k * 1.2, -32)], False), 1.3, "a88c7c", 0.8)
    shell.draw(img, sx, sy, 100, light=LIGHT)


def paint() -> p.Array:
    img = p.blank("b0a89c")
    ward(img)
    hook = drip_stand(img)
    bed(img)
    p.shadow(
        img,
        p.mask(p.poly(quad((0.3, 0.9, TOP), (4.9, 0.9, TOP), (4.9, 4.4, TOP), (0.3, 4.4, TOP)))),
        6,
        4,
        12,
        0.6,
        "2c2838",
    )
    ground = p.mask(p.poly(quad((0.05, 0.7, TOP), (4.95, 0.7, TOP), (4.95, 4.6, TOP), (0.05, 4.6, TOP))))
    p.over(img, ground, p.ramp(np.clip(0.5 + p.noise(30, 4, 4) * 0.4, 0, 1), [(0, "6a666c"), (1, "8c8886")]), 0.92)
    river = p.mask(
        p.ribbon([iso(0.3, 4.5, TOP), iso(0.6, 3.6, TOP), iso(0.2, 2.8, TOP), iso(0.1, 1.6, TOP)], [26, 22, 18, 12], 30)
    )
    p.over(img, river * ground, "b8d4d8")
    city(img)
    rash(img)
    quilt(img)
    rail(img, 8.95, 4.0)
    for x, y, z, seed in ((4.1, 2.9, 1.6, 4), (0.9, 3.9, 0.9, 6), (3.4, 4.0, 0.8, 9)):
        sx, sy = iso(x, y, TOP + z)
        p.smoke(img, sx, sy, 90, "e8e0d4", seed, 22, 0.85, 13)
    drip(img, hook)
    bedside(img)
    p.haze(img, 420, 0, "cfc6b4", 0.4)
    return img
