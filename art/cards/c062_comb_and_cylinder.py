"""A town lives on the cylinder of a music box; once in every turn one red pin strikes the comb, between her and him.

Technique: painted relief, the light behind the town.
"""

from __future__ import annotations

import math

import numpy as np

from art import paint as p
from art.finish import Finish

NUMBER, TITLE = 62, "Comb and Cylinder"
FINISH = Finish(vignette=0.3)

CAP, RX, R = (150.0, 704.0), 66.0, 196.0  # the visible end of the cylinder
GLOW = (452.0, 420.0)
BRASS = [(0, "1e0d10"), (0.25, "5a3016"), (0.5, "b87a28"), (0.72, "eebb50"), (0.9, "ffe9a0"), (1, "fffbe4")]
STEEL = [(0, "101828"), (0.35, "3a4a62"), (0.62, "8498ac"), (0.85, "d4e0e6"), (1, "ffffff")]
WALNUT = [(0, "140806"), (0.4, "43200f"), (0.7, "7a4220"), (1, "d8935a")]
ENAMEL = [(0, "4a0410"), (0.4, "c01420"), (0.7, "ff4638"), (1, "ffd8b8")]
ABOVE: p.Light = (0.1, -0.85, 0.4)


def lining() -> p.Array:
    """The lid is lined with an evening: gold where the town stands, blue above, a few stars."""
    x, y = GLOW
    away = np.hypot((p.grid.x - x) / 1.05, p.grid.y - y) / 620 + p.noise(160, 3, 4) * 0.05
    img = p.ramp(
        np.clip(away, 0, 1),
        [(0, "ffeebc"), (0.14, "ffca76"), (0.34, "d8805c"), (0.56, "6a4a72"), (0.8, "23305e"), (1, "121a40")],
    )
    p.brush(
        img,
        70,
        2600,
        (np.arctan2(p.grid.y - y, p.grid.x - x) + np.pi / 2).astype(np.float32),
        jitter=0.04,
        alpha=0.5,
        seed=5,
    )
    p.stars(img, 90, 4, 300, keep_off=p.smooth(0.62, 0.4, away))
    p.moon(img, x, y, 118, phase=1.0, colour="fff6d8", halo="ffd890")
    return img


def lid(img: p.Array) -> None:
    """A walnut frame round the lining, darker towards us."""
    frame = p.cut(p.rect(-20, -20, 840, 760), p.spline(p.points("58,740! 46,128 92,58 400,44 708,58 754,128 742,740!")))
    m = p.rough(p.mask(frame), 1.0, 14, 3)
    p.shadow(img, m, 0, 14, soft=18, alpha=0.7, colour="0c0618")
    p.clothe(img, m, p.texture.wood("6a3a20", 300, seed=6), 40, light=ABOVE, shade="1a0a10")
    p.rim_light(img, m, "ffb060", 0, dy=5, alpha=0.35, soft=3)


def cylinder(img: p.Array) -> None:
    """A brass barrel on its side: bright above, a dark belly, light from the comb below; pins in the order of a
    tune."""
    x, y = CAP
    body = p.mask(p.union(p.rect(x, y - R, 800, 2 * R), p.circle(x, y, RX, R)))
    v = (p.grid.y - y) / R
    tone = (
        0.44
        - 0.3 * np.sin(np.clip(v, -1, 1) * 1.45)
        + 0.2 * np.exp(-(((v + 0.7) / 0.12) ** 2))
        - 0.16 * p.smooth(-0.82, -1, v)
        + 0.1 * p.smooth(0.75, 1.0, v)
    )
    tone = tone + p.noise(8, 5, 3, ax=30) * 0.05 + p.noise(140, 9, 3) * 0.05 - p.smooth(560, 860, p.grid.x) * 0.16
    p.shadow(img, body, 0, 22, soft=22, alpha=0.7, colour="0c0410")
    p.over(img, body, p.ramp(np.clip(tone, 0, 1), BRASS))
    random = np.random.default_rng(11)
    pins = p.Layer()
    cells = random.permutation(26 * 11)[:104]
    for cell in cells:
        angle, along = -0.72 + 1.58 * (cell // 26 + random.uniform(0.1, 0.9)) / 11, x + 34 + cell % 26 * 25.2
        py = y + R * math.sin(angle)
        px = along + RX * (1 - math.cos(angle)) * -0.9
        size = random.uniform(5.2, 7.4)
        squash = 0.45 + 0.55 * math.cos(angle)
        pins.fill(p.circle(px + 3, py + 9, size * 1.1, size * 0.9 * squash + 2), "2a1008", 0.55, 1.6)
        pins.fill(p.circle(px, py, size, size * squash + 1), p.mix("8a4a1a", "ffd878", 0.5 - 0.45 * math.sin(angle)))
        pins.fill(p.circle(px - 1, py - size * 0.35, size * 0.55, size * 0.35), "fff4c8", 0.85)
    p.lay(img, pins)
    cap = p.mask(p.circle(x, y, RX, R))
    p.form(img, cap, BRASS, 30, light=(-0.4, -0.6, 0.15), texture=0.08)
    p.multiply(img, cap, "5a2c20", 0.5)
    dark = p.Layer()
    for ring, colour in ((0.86, "ffdc88"), (0.82, "2a120c"), (0.34, "ffd070"), (0.28, "180808")):
        dark.stroke(p.circle(x, y, RX * ring, R * ring), 5, colour, 0.85)
    dark.fill(p.circle(x, y, RX * 0.13, R * 0.13), "f0c060")
    for k in range(5):
        a = k * math.tau / 5 + 0.3
        dark.fill(
            p.circle(x + RX * 0.58 * math.cos(a), y + R * 0.58 * math.sin(a), RX * 0.15, R * 0.15), "160608", 0.95
        )
    p.lay(img, dark)
    p.rim_light(img, cap, "ffe0a0", -3, dy=-4, alpha=0.7, soft=2)
    post = p.union(
        p.poly(p.points("134,704 166,704 176,1090 124,1090")), p.circle(x, y, 27), p.rect(92, 1062, 116, 30, r=5)
    )
    m = p.solid(img, post, BRASS, 15, light=(-0.5, -0.6, 0.2), tooth=0.4, texture=0.03, cast=0.6)
    p.multiply(img, m, "8a5434", 0.6)
    p.solid(img, p.circle(x, y, 11), BRASS, 10, light=ABOVE, tooth=0)


def house(s: p.Sprite, x: float, y: float, w: float, h: float, roof: float, lean: float = 0.0) -> None:
    """A house standing on (x, y), its gable towards us, two or three panes lit."""
    t = lean * h
    s.add(p.poly([(x - w / 2, y), (x - w / 2 + t, y - h), (x + w / 2 + t, y - h), (x + w / 2, y)]), "7a4a30", 10)
    s.add(
        p.poly([(x - w * 0.62 + t, y - h + 2), (x + t * 1.3, y - h - roof), (x + w * 0.62 + t, y - h + 2)]), "4a2028", 9
    )
    for k, row in enumerate(np.arange(16, h - 10, 25)):
        for side in (-0.24, 0.2):
            if (k + (side > 0)) % 3 != 2:
                s.add(p.rect(x + side * w - 5 + t * row / h, y - row - 12, 10, 14, r=2), "ffe08a", 0, shine=10)


def town(img: p.Array) -> None:
    """Houses, church and tree on the crown of the barrel, against the light."""
    top = CAP[1] - R + 12
    s = p.Sprite()
    house(s, 186, top + 2, 54, h=66, roof=40, lean=-0.14)
    house(s, 246, top, 60, h=94, roof=44, lean=-0.07)
    s.add(p.poly([(286, top), (284, top - 172), (330, top - 172), (332, top)]), "7a4a30", 12)
    s.add(p.poly([(276, top - 168), (307, top - 300), (340, top - 168)]), "3a1a26", 11)
    s.add(p.circle(307, top - 140, 11, 17), "ffe08a", 0, shine=10)
    s.add(p.arch(308, top, 20, 34), "ffd070", 0, shine=10)
    house(s, 566, top, 58, h=72, roof=46, lean=0.04)
    s.limb([(614, top), (615, top - 48)], [9, 6], "3a1c18")
    s.add(
        p.spline(
            [(615, top - 132), (640, top - 98), (640, top - 58), (614, top - 38), (590, top - 58), (592, top - 100)]
        ),
        "7a6a2c",
        22,
    )
    house(s, 668, top + 2, 64, h=108, roof=52, lean=0.1)
    house(s, 732, top + 8, 52, h=70, roof=40, lean=0.16)
    s.draw(img, 0, 0, 100, light=(0.1, -0.6, -0.1), rim="ffd890", rim_alpha=0.9)
    p.over(img, p.mask(p.rect(150, top - 4, 650, 20), soft=5), "8a5420", 0.55)


def comb(img: p.Array) -> float:
    """A steel plate screwed down before the barrel, its teeth shorter from left to right. Returns the tip of the struck
    one."""
    struck = 9
    for k in range(14):
        x = 226 + k * 30.4
        tip = 812 + k * 3.6
        lift = -26 if k == struck else 0
        tooth = p.poly(
            [
                (x - 12.5, 1010),
                (x - 9, tip + lift),
                (x - 4, tip - 7 + lift),
                (x + 4, tip - 7 + lift),
                (x + 9, tip + lift),
                (x + 12.5, 1010),
            ]
        )
        m = p.mask(tooth)
        p.shadow(img, m, 7, 12, soft=6, alpha=0.6, colour="0a0410")
        tone = (
            0.46
            + (p.grid.y - 900) / 420
            + 0.3 * np.sin((p.grid.x - x) / 12.5 * 1.3 + 0.7)
            + p.noise(10, k, 2, ay=20) * 0.05
        )
        p.over(img, m, p.ramp(np.clip(tone, 0, 1), STEEL))
    plate = p.mask(p.poly(p.points("196,992 820,992 830,1082 170,1082")))
    p.shadow(img, plate, 0, 12, soft=10, alpha=0.6, colour="0a0410")
    tone = 0.66 - (p.grid.y - 1000) / 260 + p.noise(6, 5, 2, ax=30) * 0.07 - np.abs(p.grid.x - 540) / 1500
    p.over(img, plate, p.ramp(np.clip(tone, 0, 1), STEEL))
    p.rim_light(img, plate, "ffffff", 0, dy=-4, alpha=0.8, soft=1.5)
    for x in (262, 560):
        p.solid(img, p.circle(x, 1040, 27, 19), BRASS, 14, light=ABOVE, cast=0.5)
        p.over(img, p.mask(p.poly([(x - 19, 1046), (x - 16, 1050), (x + 19, 1036), (x + 16, 1031)])), "2a1008", 0.85)
    return 226 + struck * 30.4


def heart(img: p.Array, x: float) -> None:
    """The one pin in red enamel, at the moment it leaves the tooth."""
    p.glow(img, x, 764, 230, colour="ff4a28", alpha=0.8, power=1.7)
    shape = p.points("0,34! -30,4 -40,-22 -28,-42 -9,-38 0,-24! 9,-38 28,-42 40,-22 30,4")
    m = p.solid(img, p.moved(p.spline(shape), x + 1, 776, 0.86, turn=-5), ENAMEL, 20, light=(-0.3, -0.8, 0.4), cast=0.5)
    p.rim_light(img, m, "ffe0c0", -2, dy=-4, alpha=0.8, soft=2)


def hands(s: p.Sprite, shoulder: p.Point, arms: list[list[p.Point]], cloth: str, skin: str) -> None:
    """Two arms held out, elbow bent, each hand with its thumb up."""
    for elbow, wrist in arms:
        (ex, ey), (wx, wy) = elbow[:2], wrist[:2]
        s.limb([shoulder, elbow, wrist], [8, 6.4, 4.4], cloth)
        dx, dy = (wx - ex) / math.hypot(wx - ex, wy - ey), (wy - ey) / math.hypot(wx - ex, wy - ey)
        s.limb([(wx - dx, wy - dy), (wx + dx * 7, wy + dy * 7)], [4.2, 2.6], skin)
        s.limb([(wx + dx * 2, wy + dy * 2), (wx + dx * 4.4 + dy * 3.4, wy + dy * 4.4 - dx * 3.4)], [2.2, 1.4], skin)


def lovers(img: p.Array) -> None:
    """She is carried over the crown, leaning after him; he stands on the comb, which does not turn."""
    she = p.Sprite()
    skin = "c88a68"
    hands(she, (9, -73), [[(21, -64), (36, -68)]], "5a1428", skin=skin)
    for x in (-5, 9):
        she.limb([(x - 1, -14), (x, -3), (x + 7, -1)], [5, 3.4, 3], "3a1420")
    she.add(
        p.spline(p.points("-3,-54! 9,-53! 15,-36 22,-8! 8,-11 -8,-7 -22,-12 -42,-12! -24,-24 -10,-38")), "a02a3c", 14
    )
    she.add(p.spline(p.points("-4,-52! -4,-66 1,-79 9,-81 14,-72 10,-52!")), "a02a3c", 8)
    she.limb([(7, -78), (12, -86)], [5, 4.4], skin)
    p.profile(she, 15, -92, 10, tilt=0.0, skin=skin, hair="3a1618")
    she.add(p.spline(p.points("20,-101 12,-103 4,-98 2,-90 -8,-82 -22,-80! -10,-74 4,-78 9,-86 12,-95")), "3a1618", 5)
    hands(she, (6, -75), [[(18, -70), (33, -77)]], "a02a3c", skin=skin)
    she.draw(img, 416, CAP[1] - R + 10, 186, turn=6, light=(0.2, -0.6, 0.1), rim="ffe0a0", ground=0.4)
    he = p.Sprite()
    hands(he, (8, -74), [[(21, -70), (33, -80)]], "14223c", skin=skin)
    for leg in ([(0, -46), (-6, -24), (-12, -3)], [(4, -46), (9, -24), (10, -2)]):
        he.limb(leg, [11, 8, 6], "2a3048")
        he.add(
            p.spline([(leg[2][0] - 4, -5), (leg[2][0] + 3, -6), (leg[2][0] + 12, 0), (leg[2][0] - 4, 1)]), "14141c", 3
        )
    he.add(p.spline(p.points("-6,-76 4,-81 12,-75 12,-58 11,-44! 2,-40 -10,-26 -17,-22! -12,-40 -9,-58")), "3c5a8a", 11)
    he.limb([(5, -79), (6, -86)], [6, 5], skin)
    p.profile(he, 7, -93, 10, tilt=0.3, skin=skin, hair="2a1a18")
    he.add(p.spline(p.points("6,-103 -3,-101 -6,-92 -3,-84! 1,-89 2,-96")), "2a1a18", 4)
    he.add(p.poly(p.points("-8,-99 13,-106 14,-104 -7,-96")), "14182a", 2)
    he.add(p.spline(p.points("-4,-100! -9,-117! 5,-122! 10,-105!")), "1c2440", 5)
    hands(he, (3, -75), [[(15, -66), (29, -70)]], "3c5a8a", skin=skin)
    he.draw(img, 716, 1042, 226, flip=True, light=(-0.5, -0.6, 0.4), rim="ffb884", ground=0.7)


def box(img: p.Array) -> None:
    """The walnut front, and the brass key before it."""
    m = p.rough(p.mask(p.rect(-10, 1088, 820, 130)), 1, 20, 4)
    p.over(img, m, p.texture.wood("7a4424", 300, seed=4) * np.float32(0.72))
    p.shine(img, m * p.smooth(520, 60, np.hypot(p.grid.x - 480, (p.grid.y - 1088) * 2)), "ffa858", 0.3)
    p.rim_light(img, m, "ffd090", 0, dy=-5, alpha=0.8, soft=2)
    shaft = p.union(
        p.rect(-6, -9, 150, 18, r=5), p.rect(2, 4, 20, 36, r=2), p.rect(34, 4, 18, 24, r=2), p.circle(140, 0, 16)
    )
    ring = p.union(p.circle(176, -24, 27), p.circle(176, 24, 27), p.circle(204, 0, 27))
    holes = p.union(p.circle(178, -24, 12), p.circle(178, 24, 12), p.circle(207, 0, 12))
    key = p.moved(p.cut(p.union(shaft, ring), holes), 118, 1150, 1.12, turn=-4)
    p.solid(img, key, BRASS, 7, light=(0.4, -0.8, 0.35), tooth=0, texture=0.02, soften=1, cast=0.8)


def paint() -> p.Array:
    """Light, lid, town, barrel, comb, the struck pin, two people, the key."""
    img = lining()
    lid(img)
    p.over(img, p.smooth(560, 760, p.grid.y), "180a14", 0.96)
    town(img)
    cylinder(img)
    heart(img, comb(img))
    lovers(img)
    box(img)
    p.glow(img, GLOW[0], 500, 300, colour="ffc878", alpha=0.22, power=1.8)
    return np.clip(img, 0, 1)
