"""The Scarecrow's Save: the setting sun rolls at a scarecrow keeper, seen from behind, through the net of his goal.

Technique: painted relief.
"""

from __future__ import annotations

import math

import numpy as np

from art import paint as p
from art.finish import Finish

NUMBER, TITLE = 49, "The Scarecrow's Save"
FINISH = Finish(bloom=0.24, shadows="2a1040", lights="ffe2b0", vignette=0.42, vignette_colour="2a0c24")

SUN = (474.0, 590.0, 188.0)
HORIZON = 716.0
BACK = (0.35, -0.85, 0.05)  # the light comes from the sun, behind everything
GLOW = "ffb45c"


def paint() -> p.Array:
    img = sky()
    field(img)
    dive(img)
    scarecrow(img)
    goal(img)
    return img


def sky() -> p.Array:
    """A burning evening with long bars of cloud, and the sun standing on the horizon."""
    stops = [(0, "4a2452"), (0.28, "8c3a5c"), (0.5, "d05a48"), (0.72, "ee8a48"), (0.9, "fcb868"), (1, "ffd692")]
    img = p.sky("ember", HORIZON, 3, stops)
    p.cirrus(img, 330, 120, "e8745a", 0.55, 4, 0.06)
    p.cirrus(img, 470, 70, "ffb070", 0.6, 9, -0.04)
    x, y, r = SUN
    p.back_light(img, x, y, 620, "ff9a48", 0.4)
    disc = p.mask(p.circle(x, y, r), soft=1.0)
    bands = np.clip((p.grid.y - y + r) / (2 * r) + p.noise(70, 4, 3, ax=3, ay=0.6) * 0.06, 0, 1)
    p.over(img, disc, p.ramp(bands, [(0, "ff9a3c"), (0.3, "f8602c"), (0.7, "e03428"), (1, "b81e30")]))
    turn = p.Layer()
    for k in range(5):  # brushed arcs: it is rolling
        rr = r * (0.42 + 0.12 * k)
        arc = [(x + math.cos(a) * rr, y + math.sin(a) * rr) for a in np.linspace(-2.5 + k * 0.2, -0.9 + k * 0.3, 12)]
        turn.fill(p.ribbon(arc, [0.5, 7, 0.5], 40), "ffd07a", 0.4, 2.0)
    p.lay(img, turn, clip=disc)
    p.rim_light(img, disc, "fff4c0", 3, -4, 0.6, 3)
    p.ridge(img, HORIZON - 6, 9, "a8443c", "c85c3c", 6, 60)
    p.forest_band(img, HORIZON + 2, 26, "7c2e3c", 7, 46, "round")
    return img


def field(img: p.Array) -> None:
    """Stubble in rows that run to the sun."""
    x0 = SUN[0]
    m = p.smooth(HORIZON - 1, HORIZON + 1, p.grid.y)
    depth = np.clip((p.grid.y - HORIZON) / (1200 - HORIZON), 0, 1)
    tone = depth**0.8 + p.noise(120, 5, 4, ax=2.4) * 0.07
    p.over(img, m, p.ramp(np.clip(tone, 0, 1), [(0, "ffb452"), (0.16, "ea8a3a"), (0.45, "b4562e"), (0.8, "713448"), (1, "4a2450")]))
    fan = (p.grid.x - x0) / (np.maximum(p.grid.y - HORIZON, 0) + 12)
    rows = np.sin(fan * 34 + p.noise(60, 6, 3) * 0.5)
    p.over(img, (m * np.clip(rows, 0, 1) * p.smooth(0.0, 0.12, depth)).astype(p.f32), "5a2638", 0.42)
    path = np.exp(-(((p.grid.x - x0) / (60 + 260 * depth)) ** 2)) * m * p.smooth(0.75, 0.0, depth)
    p.shine(img, path.astype(p.f32), "ffc060", 0.55)
    groove = p.mask(p.poly([(x0 - 30, HORIZON + 3), (x0 + 30, HORIZON + 3), (x0 + 66, HORIZON + 46), (x0 - 56, HORIZON + 46)]), soft=7)
    p.over(img, groove, "7c2a2c", 0.55)  # the rut where the sun has pressed the ground
    random = np.random.default_rng(8)
    layer = p.Layer()
    for _ in range(9000):
        d = random.random() ** 0.75
        y = HORIZON + 6 + (1210 - HORIZON) * d
        f = round(random.normal(0, 5)) / 34 * 2 * math.pi + random.normal(0, 0.018)
        x = x0 + f * (y - HORIZON + 12)
        if not -10 < x < 810:
            continue
        n = (3 + 42 * d) * random.uniform(0.6, 1.2)
        tint = p.mix("ffc868", "6a2c40", min(1, d * 0.95 + random.uniform(-0.15, 0.25)))
        layer.fill(p.hair(x, y, -math.pi / 2 + random.normal(0, 0.16), n, 0.8 + 3.0 * d, random.normal(0, 0.1)), tint, 0.9)
    p.lay(img, layer)
    p.brush(img, 30, 900, None, 0.05, 0.25, 7, m.astype(p.f32))


def dive(img: p.Array) -> None:
    """His shadow on the grass: it has already dived, to the wrong side."""
    body = p.ribbon([(330, 996), (262, 1046), (176, 1086)], [34, 66, 58], 40, True)
    legs = [
        p.ribbon([(326, 1000), (380, 992), (436, 1000)], [34, 26, 15], 30, True),
        p.ribbon([(318, 1010), (372, 1034), (414, 1070)], [34, 24, 14], 30, True),
    ]
    arms = [
        p.ribbon([(176, 1080), (116, 1112), (62, 1150)], [30, 22, 16], 30, True),
        p.ribbon([(190, 1062), (122, 1066), (54, 1092)], [28, 20, 15], 30, True),
    ]
    head = p.union(p.circle(142, 1074, 34, 24), p.ribbon([(106, 1050), (150, 1046), (184, 1066)], [10, 30, 8], 20))
    gloves = [p.circle(56, 1154, 15, 12), p.circle(48, 1094, 15, 12)]
    m = p.mask(body, head, *legs, *arms, *gloves, soft=2.2)
    link = p.mask(p.ribbon([(348, 962), (342, 984), (330, 1000)], [14, 18, 30], 20), soft=3)
    m = p.rough(np.maximum(m, link), 3, 9, 4)
    p.multiply(img, m, "2c1040", 0.88)


def scarecrow(img: p.Array) -> None:
    """The keeper, arms wide as always, dark against the sun."""
    x, foot = 352.0, 966.0
    s = p.Sprite()
    coat, dark = "4a2a3c", "2a1828"
    s.limb([(0, 4), (0, -62)], [4.4, 4.4], "3a2028")
    s.limb([(-52, -70), (0, -72), (54, -73)], [3.6, 4.4, 3.6], "3a2028")
    ragged = [(-13, -78), (-14, -60), (-17, -40), (-20, -22, 1), (-15, -25, 1), (-12, -17, 1), (-7, -24, 1), (-2, -15, 1), (3, -24, 1)]
    ragged += [(9, -16, 1), (12, -24, 1), (17, -20, 1), (15, -42), (13, -60), (12, -78), (0, -81)]
    for side in (-1, 1):
        sleeve = [(side * 10, -79), (side * 32, -76.5), (side * 49, -77, 1), (side * 45, -70, 1), (side * 50, -66, 1), (side * 44, -62, 1)]
        s.add(p.spline([*sleeve, (side * 28, -65), (side * 11, -63)]), coat, 6)
        for dy in (-3, 1, 5):
            s.limb([(side * 46, -72 + dy * 0.6), (side * 57, -73 + dy * 1.3)], [1.6, 0.6], "e8a850")
        palm = [(side * 52, -76), (side * 60, -79), (side * 64, -72), (side * 60, -65), (side * 52, -67)]
        fingers = [p.ribbon([(side * 60, -77 + k * 3.6), (side * 71, -80 + k * 5.4)], [4.6, 4.2], 8, True) for k in range(4)]
        thumb = p.ribbon([(side * 56, -77), (side * 59, -86)], [4.6, 4], 8, True)
        s.add(p.union(p.spline(palm), *fingers, thumb), "6a3a40", 3.4)
    s.add(p.spline(ragged), coat, 12)
    s.add(p.rect(-11, -52, 9, 9, 1), "7a3c3c", 2)
    for k in range(4):
        s.line(p.line([(-11 + k * 3, -54), (-12 + k * 3, -50)]), 0.6, "e8a850")
    s.limb([(-12, -80), (0, -77), (12, -80)], [5, 6, 5], "7a3038")
    s.limb([(6, -79), (17, -72), (26, -74)], [5, 5, 3], "7a3038")
    s.add(p.circle(0, -91, 10.5, 11.5), "8a5a44", 9)
    for k in range(9):
        s.limb([(-8 + k * 2, -83), (-10 + k * 2.5, -77)], [1.4, 0.4], "e8a850")
    s.add(p.spline([(-11, -97, 1), (-8, -112), (2, -115), (9, -110), (11, -97, 1)]), dark, 7)
    s.add(p.spline([(-22, -96), (0, -99.5), (22, -97), (12, -93), (-12, -92.5)]), dark, 4)
    s.add(p.rect(3, -44, 8, 10, 1), "5a4a5c", 2)
    m = s.draw(img, x, foot, 400, light=BACK, shade="1c0c26", lit="ffb860", rim="ffcf7a", rim_alpha=1.0)
    cloth = m * p.smooth(foot - 330, foot - 316, p.grid.y)
    p.hairs(img, cloth, lambda px, py: 1.5 + (px - x) * 0.002, 2600, (7, 18), (0.9, 2.2), 0.2, 6, alpha=0.6)
    p.hairs(img, p.rim(m, 7, -9, 4), lambda px, py: 1.2, 1300, (5, 12), (0.9, 1.8), 0.08, 7, alpha=0.8, lift=0.22)
    p.rim_light(img, m, "ffb45c", 4, -5, 0.6, 2)
    p.contact(img, x, foot, 46, 9, 0.6, "2a0c24")


def goal(img: p.Array) -> None:
    """Crossbar, posts and the net between us and the field; the crows are silent for once."""
    net = p.Layer()
    for family in (-1, 1):
        for k in range(-22, 34):
            points = []
            for y in np.linspace(128, 1230, 24):
                sag = 20 * math.sin((y - 128) / 1102 * math.pi)
                wave = 5 * math.sin(y / 83 + k * 1.3)
                points.append((k * 62 + family * (y - 128) * 0.72 + wave + family * sag * 0.3, y))
            path = p.spline(points, False)
            net.stroke(path, 3.4, "3a1434", 0.16)
            net.stroke(path, 2.1, "fff6ea", 0.7)
    p.lay(img, net)
    bar = p.union(p.rect(-20, 116, 840, 27, 13), p.rect(6, 120, 28, 1200, 13), p.rect(766, 120, 28, 1200, 13))
    p.solid(img, bar, "f2e2d4", 13, (0.2, -0.9, 0.35), 0.4, 0.05, 3, 1.5)
    m = p.mask(bar)
    p.multiply(img, (m * p.smooth(250, 1150, p.grid.y)).astype(p.f32), "7a4468", 0.75)
    p.rim_light(img, m, "ffc27a", 2, 2, 0.55)
    crow = p.crow("2a2030")
    crows = (
        (92, 92, False),
        (176, 84, True),
        (252, 98, False),
        (338, 80, False),
        (430, 94, True),
        (560, 88, True),
        (640, 100, True),
        (722, 82, False),
    )
    for x, size, flip in crows:
        crow.draw(img, x, 119, size, flip=flip, light=(0.3, 0.8, 0.2), shade="140a1e", lit="b8604c", rim="ffa860", rim_alpha=0.4)
