"""Looking up between two tenements: the washing performs on its lines, pyjamas catch a flying nightshirt."""

from __future__ import annotations

import math

from art import paint as p

NUMBER, TITLE, STUDIO = 43, "Washing-Line Circus", "paint"

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


def sleeve(s: p.Sprite, points: list[p.Point], widths: list[float], colour: str, stripe: str | None = None,
        cuff: p.Colour | None = None) -> None:
    """An arm or leg of cloth, striped along its length if asked."""
    s.limb(points, widths, colour)
    outline = p.ribbon(points, widths, 30, round_ends=True)
    if stripe:
        for shift in (-0.3, 0.0, 0.3):
            line = [(x + shift * w * 0.9, y) for (x, y), w in zip(points, widths, strict=True)]
            s.parts.append(p.Part(p.ribbon(line, [w * 0.15 for w in widths], 24), stripe, 0, 0.9, clip=outline))
    if cuff is not None:
        (x0, y0), (x1, y1) = points[-2][:2], points[-1][:2]
        k = 9 / math.hypot(x1 - x0, y1 - y0)
        s.limb([(x1 - (x1 - x0) * k, y1 - (y1 - y0) * k), (x1, y1)], [widths[-1] * 1.12, widths[-1] * 1.12], cuff)


def peg(s: p.Sprite, x: float, y: float) -> None:
    """A wooden clothes-peg."""
    s.add(p.spline([(x - 4, y - 12, 1), (x + 4, y - 12, 1), (x + 3, y + 9, 1), (x, y + 4), (x - 3, y + 9, 1)]),
            "c88a4c", 3)


def pyjamas() -> p.Sprite:
    """The catcher: hangs by the ankles, arms out."""
    s = p.Sprite()
    for x in (-18, 16):
        sleeve(s, [(x, 2), (x * 1.15, 52), (x * 0.7, 108)], [24, 31, 38], MARINE, NAVY)
    jacket = p.spline([(-36, 96, 1), (38, 96, 1), (42, 150), (34, 196), (12, 206), (0, 196, 1), (-12, 206), (-32,
            196), (-40, 150)])
    s.add(jacket, MARINE, 22)
    stripes(s, jacket, NAVY, -42, 46, 90, 210, 14)
    s.line(p.line([(0, 100), (0, 196)]), 2, "8aa0b8", 0.8)
    for y in (116, 142, 168):
        s.add(p.circle(4, y, 3.4), "f4c890", 2)
    for side, reach in ((-1, [(-30, 184), (-62, 212), (-86, 262)]), (1, [(30, 184), (72, 206), (108, 256)])):
        sleeve(s, reach, [28, 25, 22], MARINE, NAVY, "b8d0e0")
        del side
    for x in (-18, 16):
        peg(s, x, 0)
    return s


def nightshirt() -> p.Sprite:
    """The flyer: in the middle of a somersault."""
    s = p.Sprite()
    sleeve(s, [(20, -50), (52, -74), (70, -112)], [30, 27, 24], p.mix(LINEN, "8a7a98", 0.25))
    shirt = p.spline([(-24, -66), (0, -56), (24, -66), (36, -40), (34, 10), (52, 70), (70, 112, 1), (40, 104), (14,
            118), (-18, 106), (-44, 116, 1), (-40, 60),
                      (-36, 0), (-38, -40)])
    s.add(shirt, LINEN, 30)
    for x0, x1 in ((-14, -24), (4, 6), (18, 40)):
        s.line(p.spline([(x0, -20), ((x0 + x1) / 2, 40), (x1, 108)], False), 2.4, "b8a8b8", 0.6)
    s.add(p.spline([(-20, -68), (0, -54), (20, -68), (14, -48), (0, -40), (-14, -48)]), "fffdf6", 5)
    for y in (-30, -14, 2):
        s.add(p.circle(0, y, 3), "c8b0a0", 2)
    sleeve(s, [(-22, -50), (-50, -78), (-60, -122)], [32, 28, 25], LINEN, None, "fffdf6")
    return s


def long_johns() -> p.Sprite:
    """Riding a wheel along the line: the origin is where the wheel stands."""
    s = p.Sprite()
    wheel = (0, -40)
    s.add(p.cut(p.circle(*wheel, 40), p.circle(*wheel, 33)), "6a4a44", 4)
    for k in range(8):
        a = k * math.pi / 8
        s.line(p.line([(-34 * math.cos(a), -40 - 34 * math.sin(a)), (34 * math.cos(a), -40 + 34 * math.sin(a))]),
                1.6, "8a6a5c")
    cloth, dark, pale = "e07c58", p.mix("d8684c", "6a2a3c", 0.4), "f4c8a0"
    s.line(p.line([(0, -40), (0, -150)]), 5, "4a3434")
    sleeve(s, [(-8, -158), (-40, -118), (-16, -66)], [31, 24, 16], dark, None, p.mix(pale, "6a2a3c", 0.3))
    s.limb([(-18, -62), (18, -18)], [5, 5], "4a3434")
    trunk = p.spline([(-22, -236, 1), (22, -236, 1), (31, -186), (29, -156), (4, -144), (-22, -152), (-31, -196)])
    sleeve(s, [(8, -160), (46, -104), (20, -24)], [33, 25, 17], cloth, None, pale)
    s.add(trunk, cloth, 18)
    s.line(p.line([(6, -232), (6, -168)]), 2, "8a3424", 0.8)
    for y in (-220, -202, -184):
        s.add(p.circle(10, y, 3), "fffaf0", 2)
    s.add(p.rect(-24, -243, 48, 11, 4), pale, 4)
    return s


def apron(colour: str) -> p.Sprite:
    """A net-holder; its bib at the origin, its strings reach out to the right."""
    s = p.Sprite()
    s.add(p.spline([(-18, -4, 1), (18, -4, 1), (22, 30), (40, 44), (48, 130), (40, 142), (-40, 142), (-48, 130),
            (-40, 44), (-22, 30)]), colour, 20)
    s.add(p.spline([(-24, 66, 1), (24, 66, 1), (22, 104), (-22, 104)]), p.mix(colour, "ffffff", 0.2), 8)
    s.line(p.spline([(-18, -2), (-12, -34), (12, -34), (18, -2)], False), 5, p.mix(colour, "ffffff", 0.3))
    for x in (-26, 0, 28):
        s.line(p.spline([(x * 0.7, 46), (x, 100), (x * 1.3, 140)], False), 2, p.mix(colour, "3a1c30", 0.5), 0.5)
    s.line(p.spline([(38, 46), (70, 54), (96, 40)], False), 7, p.mix(colour, "ffffff", 0.3))
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
    """A pillowcase that bulges over a rail, two corners up like ears."""
    s = p.Sprite()
    s.add(p.spline([(-32, -74, 1), (-13, -58), (13, -58), (32, -74, 1), (27, -44), (37, -14), (24, 14), (0, 19),
            (-24, 14), (-37, -14), (-27, -44)]), colour, 22)
    s.line(p.spline([(-24, -60), (-12, -40), (-16, -10)], False), 1.8, "a8909c", 0.5)
    s.line(p.spline([(22, -58), (10, -30), (14, -6)], False), 1.8, "a8909c", 0.5)
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
                    pillow(tints[(row + column + k) % 4]).draw(img, x - 62 + k * 62, y + 26, 98, light=SUN,
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
    for k in range(12):
        u = k / 11
        layer.stroke(p.spline([(268 + u * 264, 1010 + 60 * math.sin(math.pi * u)), (300 + u * 200,
                1096 + 56 * math.sin(math.pi * u))], False), 2.4, "fff6e4", 0.95)
    for k in range(6):
        t = k / 5
        layer.stroke(p.spline([(268 + 32 * t, 1010 + 86 * t), (400, 1076 + 82 * t), (532 - 32 * t, 1010 + 86 * t)],
                False), 2.4 + (k in (0, 5)) * 2.6, "fff6e4", 0.95)
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
    nightshirt().draw(img, 502, 684, 118, -30, light=SUN, shade=SHADE, lit=LIT)
    long_johns().draw(img, 296, 812, 88, -4, light=SUN, shade=SHADE, lit=LIT)
    net(img)
    apron("d8744c").draw(img, 230, 968, 92, light=SUN, shade=SHADE)
    apron("4c8cb8").draw(img, 570, 968, 92, flip=True, light=SUN, shade=SHADE)
    wind = p.Layer()
    for x, y, length in ((560, 470, 90), (430, 520, 70), (470, 770, 90)):
        p.wind(wind, x, y, length, "ffffff", 0.7, 2)
    p.lay(img, wind)
    sill = p.Layer()
    sill.stroke(p.spline([(640, 1010), (714, 1026), (812, 1004)], False), 3.4, "fffaf0")
    p.lay(img, sill)
    sock().draw(img, 712, 1028, 132, light=SUN, shade=SHADE, lit=LIT)
    return img
