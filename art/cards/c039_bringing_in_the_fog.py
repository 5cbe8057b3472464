"""Farmers mow the morning fog with scythes; on the cleared stubble a forgotten village comes to light."""

from __future__ import annotations

import math

import numpy as np

from art import paint as p

NUMBER, TITLE = 39, "Bringing in the Fog"

EDGE = [(-40, 900), (90, 868), (220, 800), (340, 700), (470, 604), (620, 530), (740, 486), (860,
        452)]  # foot of the standing fog
MORNING = (0.6, -0.7, 0.4)
PINK = "f0628c"


def wall_height(y: p.Array | float) -> p.Array:
    """How high the fog stands at that distance."""
    return 34 + np.maximum(np.asarray(y) - 440, 0) * 0.2


def ground(img: p.Array) -> None:
    """Far hills, and the stubble of clear air in swaths along the cut."""
    p.ridge(img, 214, 30, "a8b0ba", "ced0d0", 3, 90, 0.3)
    p.ridge(img, 262, 22, "8e989e", "c0c4c0", 8, 110, 0.2)
    t = np.clip((p.grid.y - 300) / 900 + p.noise(200, 4, 4) * 0.12, 0, 1)
    land = p.smooth(292, 306, p.grid.y + p.noise(60, 3, 3) * 6)
    p.over(img, land, p.ramp(t, [(0, "c0bea8"), (0.3, "b4ac84"), (0.65, "a49258"), (1, "6c6238")]))
    edge = np.interp(p.grid.x, *zip(*EDGE, strict=True))
    off = (p.grid.y - edge) / (0.5 + (p.grid.y - 200) / 900) + p.noise(120, 6, 3) * 14
    swath = np.sin(off / 13)
    p.over(img, land * p.smooth(0.1, 1, swath), "d8cca0", 0.3)
    p.over(img, land * p.smooth(-0.2, -1, swath), "5c5c4c", 0.22)
    stubble = land * p.smooth(0, 30, p.grid.y - edge)
    p.hairs(img, stubble, lambda x, y: -1.57 + 0.3 * math.sin(x * 0.05), 5200, (5, 13), (0.8, 1.8), 0.16, 5, 0.3,
            0.7, 0.04)


def fog(img: p.Array) -> None:
    """The uncut fog: a soft top and a mown face of standing strands."""
    edge = np.interp(p.grid.x, *zip(*EDGE, strict=True)).astype(np.float32)
    high = wall_height(edge)
    top = p.smooth(4, -4, p.grid.y - (edge - high) + p.noise(26, 5, 3) * 7) * p.smooth(276, 330,
            p.grid.y + p.noise(90, 9, 3) * 18)
    face = p.smooth(3, -3, p.grid.y - edge + p.noise(8, 6, 3) * 5) * p.smooth(-6, 4, p.grid.y - (edge - high))
    p.over(img, p.smooth(60, -10, p.grid.y - edge - 20) * p.smooth(-4, 8, p.grid.y - edge), "4a5058", 0.45)
    strands = p.noise(9, 12, 3, 0.6, 0.5, 7)
    down = np.clip((edge - p.grid.y) / high, 0, 1)
    p.over(img, face, p.ramp(np.clip(0.3 + down * 0.55 + strands * 0.2, 0, 1), [(0, "949ca6"), (0.4, "c2c8ce"),
            (0.75, "e8eaea"), (1, "fbf8f0")]))
    billows = img.copy()
    random = np.random.default_rng(5)
    p.over(billows, np.ones_like(top), p.vertical([(0, "f0eae0"), (0.4, "dcdedf"), (1, "c8ced6")], 280, 860))
    for row in range(9):
        y = 318 + 560 * (row / 8) ** 1.3
        size = 26 + row * 8
        for k in range(9):
            x = (k + (row % 2) * 0.5) * 104 - 30 + random.normal(0, 16)
            if y < float(np.interp(x, *zip(*EDGE, strict=True))) + 40:
                p.cumulus(billows, x, y + size * 0.7, size * 4.2, size * 0.95, "fffaf0", "e6e7e6", "b2bac6",
                        row * 17 + k, 22, (0.5, -0.85), 0.8,
                          y + size * 0.75, 2.4)
    p.over(img, top, billows)
    lip = p.Layer()
    random = np.random.default_rng(39)
    for _ in range(1500):
        x = random.uniform(-10, 810)
        y = float(np.interp(x, *zip(*EDGE, strict=True)))
        tall = float(wall_height(y))
        base = y - tall * random.uniform(0, 0.85)
        lip.fill(p.hair(x, base, -1.57 + random.normal(0.1, 0.2), tall * random.uniform(0.25, 0.5),
                1.2 + tall * 0.03, random.normal(0, 0.2)), p.mix("ccd2d8", "ffffff", random.random()), 0.55)
    p.lay(img, lip)


def rising_out(img: p.Array, x: float, y: float, width: float) -> None:
    """Fog lapping around the foot of a thing that sticks out."""
    drift = np.exp(-(((p.grid.x - x) / width) ** 2) - ((p.grid.y - y - p.noise(20, 4, 3) * 6) / (width * 0.34)) ** 2)
    p.over(img, np.clip(drift * 1.5, 0, 1).astype(np.float32), "eeeeec", 0.98)


def antlers() -> p.Sprite:
    """The head of antlers that moves through the fog."""
    s = p.Sprite()
    for side in (-1, 1):
        beam = [(side * 6, 0), (side * 26, -26), (side * 34, -60), (side * 22, -96)]
        s.limb(beam, [8, 7, 5, 2.5], "5c4a40")
        for root, tip in (((20, -18), (44, -32)), ((31, -44), (56, -62)), ((33, -64), (52, -92)), ((27, -82), (8,
                -108))):
            s.limb([(side * root[0], root[1]), (side * (root[0] + tip[0]) / 2, (root[1] + tip[1]) / 2 + 4),
                    (side * tip[0], tip[1])], [5, 4, 1.6], "6c584a")
    return s


def mower(coat: str, hat: str) -> p.Sprite:
    """A farmer at the end of the swing."""
    s = p.Sprite()
    s.limb([(20, -66), (30, -40), (52, -8)], [3.4, 3.2, 3.2], "7a5c3c")
    s.add(p.spline([(50, -9, 1), (68, -12), (88, -4), (98, 8, 1), (80, 1), (62, -3), (51, -3, 1)]), "6a7278", 3)
    return s.attach(p.figure("push", coat, "5a5c60", "jacket", hat, "d8c088"), 0, 0)


def bale(seed: int) -> p.Sprite:
    """A bundle of fog, tied with straw."""
    s = p.Sprite()
    body = p.spline([(-50, -4), (-56, -28), (-44, -54), (0, -60), (44, -54), (56, -28), (50, -4), (0, 2)])
    s.add(body, "dfe2e4", 26, spine=[(-52, -30), (52, -28)], fur=12)
    for x in (-24, 22):
        s.line(p.spline([(x, -57), (x + 4, -28), (x, 0)], False), 4, "b89860")
        s.add(p.spline([(x - 7, -62), (x, -57), (x + 7, -63), (x + 2, -54), (x - 2, -54)]), "c8a868", 3)
    return s


def church() -> p.Sprite:
    """The village church, freshly uncovered."""
    s = p.Sprite()
    s.add(p.poly([(-4, 0), (-4, -46), (62, -46), (62, 0)]), "d8d2c4", 6)
    s.add(p.poly([(-8, -44), (4, -76), (58, -76), (70, -44)]), "6c7680", 8)
    s.add(p.rect(-34, -92, 34, 92), "e4ded0", 8)
    s.add(p.poly([(-38, -90), (-17, -150), (4, -90)]), "5c6874", 8)
    s.line(p.line([(-17, -150), (-17, -166)]), 2.4, "4a4a50")
    s.line(p.line([(-22, -160), (-12, -160)]), 2.4, "4a4a50")
    s.add(p.arch(-17, -58, 12, 24), "4a525c", 0)
    s.add(p.arch(-17, 0, 16, 28), "5a4438", 0)
    for x in (16, 34, 52):
        s.add(p.arch(x, -12, 9, 24), "5a6874", 0)
    return s


def well() -> p.Sprite:
    """A well with a small roof."""
    s = p.Sprite()
    s.add(p.spline([(-24, -26, 1), (24, -26, 1), (22, 0), (-22, 0)]), "a8a498", 12)
    s.add(p.circle(0, -26, 24, 6), "4a525c", 0)
    for x in (-20, 20):
        s.limb([(x, -24), (x, -66)], [4, 4], "6a5440")
    s.add(p.poly([(-34, -60), (0, -88), (34, -60)]), "7a6a5c", 7)
    return s


def wedding_table(img: p.Array, x: float, y: float, k: float) -> None:
    """The long table, still laid, under its pink cloth."""
    def at(u: float, v: float) -> tuple[float, float]:
        return x + (u * 1.0 + v * 0.4) * k, y + (v - u * 0.24) * k

    p.contact(img, x + 100 * k, y + 14 * k, 120 * k, 26 * k, 0.4, "3a3c40")
    p.solid(img, p.poly([at(-6, 20), at(200, 20), at(198, 46), at(-8, 46)]), p.mix(PINK, "7a2c50", 0.3), 6, MORNING,
            0.6)
    p.solid(img, p.poly([at(0, -16), at(204, -16), at(202, 22), at(-6, 22)]), PINK, 5, MORNING, 0.6)
    ware = p.Layer()
    for u in range(14, 200, 26):
        for v in (-8, 14):
            px, py = at(u, v)
            ware.fill(p.circle(px, py, 5.4 * k, 2.6 * k), "fffaf4")
    for u in (48, 110, 170):
        px, py = at(u, 2)
        ware.fill(p.ribbon([(px, py), (px, py - 20 * k)], [7 * k, 3 * k], 8), "6c8a74", 0.95)
    p.lay(img, ware)
    legs = p.Layer()
    for u in (0, 66, 132, 194):
        px, py = at(u, 45)
        legs.fill(p.ribbon([(px, py), (px, py + 18 * k)], [5 * k, 4 * k], 6), "6a5440")
    p.lay(img, legs)


def ox_cart(img: p.Array, x: float, y: float, k: float) -> None:
    """Two oxen and a cart, heaped with fog."""
    p.contact(img, x, y, 190 * k, 18 * k, 0.4, "3a3c34")
    for dx, tint in ((-152, "8a8078"), (-142, "b4a898")):
        p.quadruped("cow", "walk", tint).draw(img, x + dx * k, y + (0 if dx < -150 else 6) * k - 4, 84 * k,
                flip=True, light=MORNING)
    cart = p.Sprite()
    cart.limb([(-110, -40), (-40, -36)], [5, 6], "6a5038")
    for bx, by, size in ((-14, -58, 86), (44, -58, 86), (100, -58, 80), (16, -102, 84), (74, -102, 82), (46, -142,
            76)):
        cart.attach(bale(1), bx, by + 12, size)
    cart.add(p.poly([(-52, -58), (142, -62), (134, -34), (-44, -32)]), "7a5c3e", 7)
    for bx in (-6, 94):
        cart.add(p.cut(p.circle(bx, -24, 27), p.circle(bx, -24, 21)), "5a4430", 4)
        for j in range(6):
            a = j * math.pi / 6
            cart.line(p.line([(bx - 22 * math.cos(a), -24 - 22 * math.sin(a)), (bx + 22 * math.cos(a),
                    -24 + 22 * math.sin(a))]), 3, "5a4430")
    cart.draw(img, x, y, 100 * k, light=MORNING)


def paint() -> p.Array:
    img = p.sky("fog", 300, 39, [(0, "c4c8d0"), (0.5, "dcdcd8"), (0.85, "f2e8d8"), (1, "fff2dc")])
    p.sun(img, 600, 172, 34, "fffaf0", "ffe4b8", 0.8)
    p.rays(img, 600, 172, 560, "fff0d0", 0.2, 4, 50)
    ground(img)
    fog(img)
    for x, y, tall in ((70, 560, 130), (112, 540, 150), (150, 566, 110)):
        p.poplar(img, x, y, tall, "4a5a54", "8a9a84", int(x))
        rising_out(img, x, y, 34)
    belfry = church()
    belfry.draw(img, 412, 520, 72, light=MORNING, haze=("d8dadc", 0.35))
    rising_out(img, 424, 512, 92)
    antlers().draw(img, 262, 584, 70, 5, light=MORNING, haze=("d0d4d8", 0.15))
    rising_out(img, 262, 586, 36)
    houses = p.Layer()
    for k, (x, y, size) in enumerate(((640, 634, 42), (706, 580, 38), (764, 608, 44), (756, 700, 56), (556, 690,
            46))):
        p.house(houses, x, y, size, ["cfc8ba", "c4c4c0", "d8ccb4"][k % 3], ["7c7468", "6c7680", "8a7a6c"][k % 3],
                "5c6670", k)
    p.lay(img, houses, tooth=0.6)
    church().draw(img, 660, 706, 92, light=MORNING, ground=0.35)
    well().draw(img, 560, 766, 62, light=MORNING, ground=0.4)
    wedding_table(img, 560, 856, 0.94)
    for x, y, size, coat, hat, flip in ((566, 606, 66, "6c7680", "straw", True), (436, 700, 92, "7c6c60", "straw",
            True), (318, 842, 214, "4a5a72", "straw", True)):
        p.contact(img, x, y, size * 0.3, size * 0.05, 0.4, "3a3c34")
        mower(coat, hat).draw(img, x, y, size, flip=flip, light=MORNING, rim="fff4e0", rim_alpha=0.5)
    for x, y, size in ((470, 812, 56), (512, 742, 38), (84, 1024, 108), (190, 946, 84)):
        bale(2).draw(img, x, y, size, light=MORNING, ground=0.4)
    ox_cart(img, 372, 1112, 1.02)
    p.contact(img, 684, 1156, 70, 11, 0.4, "3a3c34")
    cloud = bale(3)
    cloud.attach(p.figure("lie", "6c8090", "5a5048", "jacket", "straw", "d8c088", "7a5838"), 2, -54, 84)
    cloud.draw(img, 684, 1096, 116, -5, light=MORNING, rim="fffaf0", rim_alpha=0.5)
    wisps = p.Layer()
    random = np.random.default_rng(8)
    for _ in range(70):
        x = random.uniform(0, 800)
        y = float(np.interp(x, *zip(*EDGE, strict=True))) - random.uniform(-6, 40)
        reach = 20 + (y - 400) * 0.12
        course = [(x, y), (x + reach * 0.4, y - reach * 0.5), (x + reach * 0.2, y - reach), (x + reach * 0.7,
                y - reach * 1.5)]
        wisps.fill(p.ribbon(course, [1, reach * 0.16, reach * 0.12, 0.5], 24), "ffffff", random.uniform(0.1, 0.35),
                reach * 0.05)
    p.lay(img, wisps)
    return img
