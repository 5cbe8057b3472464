"""Looking up between two tenements: the washing performs on its lines, pyjamas catch a flying nightshirt."""

from __future__ import annotations

import math

import numpy as np

from art import paint as p

NUMBER, TITLE = 43, "Washing-Line Circus"

SUN = (-0.5, -0.75, 0.45)
LINEN, NAVY, MARINE = "fbf4e6", "2c4c84", "e4eef4"
SHADE, LIT = "5a3a5c", "fffaf0"


def stripes(s: p.Sprite, path: object, colour: str, x0: float, x1: float, y0: float, y1: float, gap: float,
        lean: float = 0) -> None:
    """Stripes down a garment, kept inside its outline."""
    x = x0
    while x < x1:
        s.parts.append(p.Part(p.poly([(x, y0), (x + gap * 0.45, y0), (x + gap * 0.45 + lean, y1), (x + lean, y1)]),
                colour, 0, 0.9, clip=path))
        x += gap


def sleeve(s: p.Sprite, points: list[p.Point], widths: list[float], colour: p.Colour, stripe: str | None = None,
        cuff: p.Colour | None = None) -> None:
    """An empty arm or leg of cloth, wrinkled at its bend; with a cuff, its open end shows the dark inside."""
    outline = p.ribbon(points, widths, 40)
    s.add(outline, colour, max(widths) * 0.5)
    if stripe:
        course = p.sample(points, 30)
        ahead = np.gradient(course, axis=0)
        ahead /= np.hypot(ahead[:, 0], ahead[:, 1])[:, None]
        half = np.interp(np.linspace(0, 1, 30), np.linspace(0, 1, len(widths)), widths)[:, None] / 2
        for shift in (-0.7, -0.23, 0.23, 0.7):
            line = course + np.stack([-ahead[:, 1], ahead[:, 0]], 1) * half * shift
            s.parts.append(p.Part(p.ribbon(line, [w * 0.13 for w in widths], 40), stripe, 0, 0.92, clip=outline))
    bend = p.sample(points, 30)[13:18:2]
    for k, (x, y) in enumerate(bend):
        fold = p.ribbon([(x - 9, y - 5 + k * 3), (x, y + k), (x + 8, y + 4 - k * 3)], [0.4, 2.4, 0.4], 12)
        s.parts.append(p.Part(fold, p.mix(colour, "4a3060", 0.5), 0, 0.5, clip=outline))
    if cuff is not None:
        (x0, y0), (x1, y1) = points[-2][:2], points[-1][:2]
        length, wide = math.hypot(x1 - x0, y1 - y0), widths[-1]
        k = 9 / length
        s.add(p.ribbon([(x1 - (x1 - x0) * k, y1 - (y1 - y0) * k), (x1, y1)], [wide * 1.1, wide * 1.14], 10), cuff, 6)
        angle = math.degrees(math.atan2(y1 - y0, x1 - x0))
        s.add(p.moved(p.circle(0, 0, wide * 0.17, wide * 0.57), x1, y1, 1, angle), cuff, 2)
        s.add(p.moved(p.circle(0, 0, wide * 0.11, wide * 0.47), x1, y1, 1, angle), p.mix(cuff, "2a1c40", 0.72), 0)


def peg(s: p.Sprite, x: float, y: float) -> None:
    """A wooden clothes-peg."""
    s.add(p.spline([(x - 4, y - 12, 1), (x + 4, y - 12, 1), (x + 3, y + 9, 1), (x, y + 4), (x - 3, y + 9, 1)]),
            "c88a4c", 3)


def pyjamas() -> p.Sprite:
    """The catcher: hangs by the ankles, arms out."""
    s = p.Sprite()
    for x in (-19, 17):
        sleeve(s, [(x, 0), (x * 1.2, 50), (x * 0.75, 112)], [33, 29, 38], MARINE, NAVY)
        s.add(p.rect(x - 18, -3, 36, 9, 3), "b8d0e0", 4)
    for reach in ([(-28, 180), (-66, 206), (-104, 246)], [(28, 180), (74, 200), (112, 252)]):
        sleeve(s, reach, [34, 27, 33], MARINE, NAVY, "b8d0e0")
    jacket = p.spline([(-42, 92, 1), (-14, 97), (12, 92), (44, 96, 1), (41, 146), (37, 186), (14, 206), (0, 194, 1),
            (-14, 206), (-36, 188), (-38, 146)])
    s.add(jacket, MARINE, 20)
    stripes(s, jacket, NAVY, -42, 46, 90, 210, 14)
    s.add(p.spline([(-16, 205), (0, 193), (16, 205), (10, 214), (0, 217), (-10, 214)]), "2a2c4c", 0)
    for side in (-1, 1):
        s.add(p.spline([(side * 3, 178, 1), (side * 20, 190), (side * 20, 212, 1), (side * 6, 200)]), "d0e0ea", 5)
    s.line(p.line([(0, 98), (0, 180)]), 2, "8aa0b8", 0.8)
    for y in (112, 136, 160):
        s.add(p.circle(4, y, 3.4), "f4c890", 2)
    for x in (-19, 17):
        peg(s, x, 0)
    return s


def nightshirt() -> p.Sprite:
    """The flyer: in the middle of a somersault."""
    s = p.Sprite()
    sleeve(s, [(20, -46), (56, -70), (78, -112)], [34, 28, 36], p.mix(LINEN, "a898b8", 0.3), None, "efe4dc")
    s.add(p.spline([(-44, 108), (-14, 96), (20, 108), (44, 94), (72, 106), (40, 126), (10, 128), (-24, 124)]),
            "9a8aa0", 0)
    shirt = p.spline([(-26, -64), (0, -52), (26, -64), (35, -36), (34, 10), (54, 64), (76, 108, 1), (44, 98), (16,
            116),
            (-16, 100), (-48, 114, 1), (-42, 60), (-34, 4), (-36, -36)])
    s.add(shirt, LINEN, 26)
    for x0, x1, wide in ((-16, -32, 7), (-2, -8, 5), (8, 20, 8), (20, 46, 7)):
        fold = p.ribbon([(x0, -26), ((x0 + x1) / 2, 40), (x1, 112)], [0.5, wide * 0.6, wide], 30)
        s.parts.append(p.Part(fold, "b4a4bc", 0, 0.42, clip=shirt, soft=1.4))
    s.add(p.spline([(-18, -64), (0, -54), (18, -64), (10, -72), (0, -74), (-10, -72)]), "6a5a78", 0)
    for side in (-1, 1):
        s.add(p.spline([(side * 2, -42, 1), (side * 22, -50), (side * 22, -68, 1), (side * 6, -56)]), "fffdf6", 5)
    for y in (-30, -14, 2):
        s.add(p.circle(0, y, 3), "c8b0a0", 2)
    sleeve(s, [(-22, -46), (-52, -76), (-58, -124)], [35, 29, 37], LINEN, None, "fffdf6")
    return s


def long_johns() -> p.Sprite:
    """Riding a wheel along the line: the origin is where the wheel stands."""
    s = p.Sprite()
    cloth, dark, pale = "e88a62", p.mix("d8684c", "6a2a3c", 0.4), "f8d8b4"
    sleeve(s, [(-6, -168), (-42, -134), (-30, -84)], [36, 28, 22], dark, None, p.mix(pale, "6a2a3c", 0.3))
    s.limb([(-28, -78), (28, -20)], [6, 6], "4a3434")
    s.add(p.cut(p.circle(0, -48, 48), p.circle(0, -48, 40)), "5a3c3c", 4)
    for k in range(8):
        a = k * math.pi / 8
        c, r = math.cos(a) * 41, math.sin(a) * 41
        s.line(p.line([(-c, -48 - r), (c, -48 + r)]), 1.8, "8a6a5c")
    s.add(p.circle(0, -48, 7), "c8a070", 4)
    s.line(p.line([(0, -50), (0, -146)]), 6, "4a3434")
    s.add(p.spline([(-26, -148), (0, -154), (28, -148), (8, -140), (-10, -140)]), "4a3434", 4)
    sleeve(s, [(8, -170), (52, -118), (32, -34)], [38, 29, 23], cloth, None, pale)
    trunk = p.spline([(-26, -252, 1), (0, -247), (26, -252, 1), (30, -214), (34, -176), (18, -150), (-4, -146), (-26,
            -154),
            (-34, -180), (-30, -214)])
    s.add(trunk, cloth, 18)
    for x in (-18, 16):
        s.parts.append(p.Part(p.ribbon([(x, -240), (x * 1.2, -200), (x * 0.7, -160)], [0.5, 5, 0.5], 20), dark, 0,
                0.5, clip=trunk, soft=1))
    s.line(p.line([(4, -244), (4, -176)]), 2, "8a3424", 0.8)
    for y in (-230, -212, -194):
        s.add(p.circle(9, y, 3.2), "fffaf0", 2)
    s.add(p.spline([(-28, -262), (0, -256), (28, -262), (28, -248), (0, -243), (-28, -248)]), pale, 4)
    s.add(p.circle(0, -261, 27, 5.4), "6a3434", 0)
    return s


def apron(colour: str) -> p.Sprite:
    """A net-holder; its bib at the origin, its string reaches out to the right and is tied to the net."""
    s = p.Sprite()
    light = p.mix(colour, "ffffff", 0.3)
    skirt = p.spline([(-20, -6, 1), (20, -6, 1), (21, 28), (40, 44, 1), (44, 90), (56, 138, 1), (34, 146), (12, 138),
            (-12, 147),
            (-34, 139), (-54, 146, 1), (-46, 90), (-40, 44, 1), (-21, 28)])
    s.add(skirt, colour, 16)
    for x, wide in ((-30, 5), (-8, 6), (14, 5), (34, 6)):
        s.parts.append(p.Part(p.ribbon([(x * 0.6, 48), (x, 96), (x * 1.25, 146)], [0.5, wide * 0.6, wide], 24),
                p.mix(colour, "3a1c40", 0.6), 0, 0.4,
                clip=skirt, soft=1.2))
    s.add(p.spline([(-22, 64, 1), (22, 64, 1), (20, 100), (0, 106), (-20, 100)]), p.mix(colour, "ffffff", 0.16), 7)
    s.line(p.line([(-22, 69), (22, 69)]), 2, light, 0.9)
    s.line(p.spline([(-19, -4), (-13, -34), (13, -34), (19, -4)], False), 6, light)
    s.line(p.line([(-40, 45), (40, 45)]), 5, light)
    s.line(p.spline([(40, 45), (62, 40), (84, 34)], False), 6, light)
    for y in (18, 46):
        s.add(p.spline([(84, 34), (94, y), (106, y + 4), (96, 34)]), light, 4)
    peg(s, 0, -36)
    return s


def gloves() -> p.Sprite:
    """A clapping pair."""
    s = p.Sprite()
    for side in (-1, 1):
        colour = "f4d8a8" if side < 0 else "fbe6c0"
        s.limb([(side * 13, 2), (side * 12, 26)], [17, 20], colour)
        s.add(p.spline([(side * 2, 24), (side * 23, 24), (side * 22, 50), (side * 10, 56), (side * 1, 48)]), colour,
                9)
        for k in range(4):
            s.limb([(side * (4 + k * 5.6), 46), (side * (2 + k * 5), 70 - abs(k - 1.5) * 3)], [7, 6], colour)
        s.limb([(side * 4, 32), (side * -5, 46)], [8, 6], colour)
        peg(s, side * 13, 0)
    for a in (-0.7, 0, 0.7):
        s.line(p.line([(math.sin(a) * 20, 74 + math.cos(a) * 8), (math.sin(a) * 32, 78 + math.cos(a) * 18)]), 2.4,
                "ffffff", 0.9)
    return s


def pillow(colour: str) -> p.Sprite:
    """A plump pillow in its case, leaning over a rail, two corners up like ears."""
    s = p.Sprite()
    s.add(p.spline([(-36, -84, 1), (-15, -66), (15, -66), (36, -84, 1), (33, -50), (42, -16), (34, 10), (0, 18),
            (-34, 10),
            (-42, -16), (-33, -50)]), colour, 30)
    for side in (-1, 1):
        s.line(p.spline([(side * 32, -76), (side * 22, -52), (side * 24, -30)], False), 2, "9a808c", 0.55)
        s.line(p.spline([(side * 30, 6), (side * 20, -8), (side * 8, -10)], False), 2, "9a808c", 0.45)
    return s


def sock() -> p.Sprite:
    """The one that does not dare."""
    s = p.Sprite()
    shape = p.spline([(-15, 0, 1), (15, 0, 1), (15, 50), (30, 70), (46, 80), (42, 98), (18, 100), (-6, 88), (-15,
            66)])
    s.add(shape, "fffaf2", 14)
    for k in range(6):
        s.parts.append(p.Part(p.poly([(-20, 12 + k * 17), (50, 12 + k * 17 + k * 1.5), (50, 20 + k * 17 + k * 1.5),
                (-20, 20 + k * 17)]), "d8182c", 8, 1.0, clip=shape))
    peg(s, 0, 0)
    return s


def front(seed: int) -> p.Array:
    """A flat house front: peach plaster, shuttered windows, balconies with an audience of pillowcases."""
    img = p.texture.plaster("fac4b0", seed, 0.5)
    tints = [LINEN, "f8dccc", "dcecf4", "fbe8c8"]
    window = p.window(96, 150, "6c94b0", "fbf0e0", "sash", False, "b85c40")
    for row in range(5):
        y = 210 + row * 236
        for column in range(3):
            x = 140 + column * 260
            p.contact(img, x, y + 6, 110, 14, 0.4, "7a3a3c")
            window.draw(img, x, y, 100, light=SUN)
            rail = p.Layer()
            rail.fill(p.rect(x - 100, y + 4, 200, 12, 3), "8a5048")
            for k in range(13):
                rail.fill(p.rect(x - 94 + k * 15, y + 14, 4, 44), "6a3c3c", 0.9)
            rail.fill(p.rect(x - 104, y + 56, 208, 14, 3), "d88a6c")
            p.lay(img, rail)
            if (row + column + seed) % 2 == 0:
                for k in range(3):
                    pillow(tints[(row + column + k) % 4]).draw(img, x - 66 + k * 66, y + 14 + (k % 2) * 8, 88,
                            light=SUN,
                            shade=SHADE)
    return img


def court(img: p.Array) -> None:
    """Both walls, leaning together towards the sky, and their eaves."""
    p.onto(img, front(2), ((26, -20), (268, -60), (176, 1240), (-420, 1240)))
    p.onto(img, front(3), ((532, -60), (774, -20), (1220, 1240), (624, 1240)))
    left = p.mask(p.poly([(-10, -30), (268, -60), (176, 1240), (-10, 1240)]))
    right = p.mask(p.poly([(532, -60), (810, -30), (810, 1240), (624, 1240)]))
    p.over(img, p.mask(p.poly([(-10, -10), (28, -10), (-10, 400)])) + p.mask(p.poly([(810, -10), (772, -10), (810,
            400)])), "c8806c")
    p.multiply(img, left * p.smooth(120, 260, p.grid.x + (p.grid.y - 600) * 0.06), "a8687c", 0.45)
    p.shine(img, right * p.smooth(760, 560, p.grid.x), "fff0d0", 0.2)
    p.multiply(img, left, "e8b0b8", 0.45)
    eaves = p.Layer()
    eaves.fill(p.poly([(-10, -10), (300, -10), (288, 20), (-10, 34)]), "a8543c")
    eaves.fill(p.poly([(500, -10), (810, -10), (810, 34), (512, 20)]), "b8604a")
    p.lay(img, eaves, tooth=1)


def line(layer: p.Layer, y0: float, y1: float, sag: float) -> None:
    """A washing line from wall to wall."""
    x0, x1 = 262 - y0 * 0.075, 538 + y1 * 0.075
    layer.stroke(p.spline([(x0, y0), (400, (y0 + y1) / 2 + sag), (x1, y1)], False), 3, "f4ecdc", 0.95)
    for x, y in ((x0, y0), (x1, y1)):
        layer.fill(p.circle(x, y, 7), "6a4a44")
        layer.fill(p.circle(x, y, 3), "d8b890")


def net(img: p.Array) -> None:
    """The safety net between the aprons."""
    layer = p.Layer()
    for k in range(13):
        u = k / 12
        hang = math.sin(math.pi * u)
        layer.stroke(p.line([(312 + u * 176, 1004 + 66 * hang), (326 + u * 148, 1078 + 74 * hang)]), 2.4, "fff6e4",
                0.95)
    for k in range(6):
        t = k / 5
        course = [(312 + 14 * t, 1004 + 74 * t), (400, 1086 + 80 * t), (488 - 14 * t, 1004 + 74 * t)]
        layer.stroke(p.spline(course, False), 5 if k in (0, 5) else 2.4, "fff6e4", 0.95)
    p.lay(img, layer)


def paint() -> p.Array:
    img = p.sky("noon", 1200, 43, [(0, "3c8cd0"), (0.4, "6cb0e0"), (0.8, "a8d4ec"), (1, "dcecea")])
    for x, y, w, h, seed in ((420, 300, 330, 120, 3), (350, 700, 300, 130, 5), (470, 1010, 300, 130, 9)):
        p.cumulus(img, x, y, w, h, "ffffff", "eef0f2", "b8c8dc", seed, 50, (-0.5, -0.8), 0.95, y + 30, 2)
    court(img)
    ropes = p.Layer()
    for y0, y1, sag in ((86, 70, 12), (250, 232, 22), (800, 822, 18), (936, 936, 26)):
        line(ropes, y0, y1, sag)
    p.lay(img, ropes)
    for x, y, size in ((308, 90, 84), (370, 94, 86), (434, 92, 86), (494, 84, 82)):
        gloves().draw(img, x, y, size, light=SUN, shade=SHADE)
    pyjamas().draw(img, 352, 256, 128, 6, light=SUN, shade="2a2c5c", lit=LIT)
    nightshirt().draw(img, 512, 690, 112, -30, light=SUN, shade=SHADE, lit=LIT)
    long_johns().draw(img, 300, 814, 84, -5, light=SUN, shade=SHADE, lit=LIT)
    net(img)
    apron("e8b04c").draw(img, 222, 972, 92, light=SUN, shade=SHADE)
    apron("3c7cb0").draw(img, 578, 972, 92, flip=True, light=SUN, shade=SHADE)
    wind = p.Layer()
    for x, y, length in ((560, 470, 90), (430, 520, 70), (470, 770, 90)):
        p.wind(wind, x, y, length, "ffffff", 0.7, 2)
    p.lay(img, wind)
    sill = p.Layer()
    sill.stroke(p.spline([(640, 1010), (714, 1026), (812, 1004)], False), 3.4, "fffaf0")
    p.lay(img, sill)
    sock().draw(img, 712, 1028, 132, light=SUN, shade=SHADE, lit=LIT)
    return img
