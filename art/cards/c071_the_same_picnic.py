"""One checked cloth runs like a road through all ages, and at every one somebody is having the same picnic.

Technique: gouache.
"""

from __future__ import annotations

import itertools
import math

import numpy as np
import skia

from art import paint as p
from art.paint.voices import gouache as g
from art.paint.voices.printing import PLAIN

NUMBER, TITLE = 71, "The Same Picnic"
FINISH = PLAIN

WAY = [(452, 1170, 330), (424, 1050, 284), (476, 930, 244), (560, 830, 206), (570, 740, 166), (476, 664, 134), (370, 600, 110), (340, 536, 88), (410, 478, 70),
       (478, 430, 56), (470, 386, 44), (418, 346, 34), (400, 312, 26), (412, 282, 18)]  # fmt: skip
SKIN, DARK = "8a4f32", "3a2328"


def land(img: p.Array) -> None:
    """Sky, sun, and the ages one behind the other: dark and near, pale and far."""
    g.passage(img, p.rect(-10, -10, 820, 330), p.vertical([(0, "8fd0d0"), (1, "d9eee2")], 0, 300), 0.03, 40, 160, seed=2, jitter=0.02)
    g.passage(img, p.circle(424, 172, 92), "fff2c2", 0.8, 22, 70, seed=3, jitter=0.015)
    hills = [
        ("f8e3b4", [(-20, 296), (200, 284), (400, 278), (600, 286), (820, 300)]),
        ("f3cf8f", [(-20, 400), (180, 376), (360, 388), (600, 366), (820, 386)]),
        ("e9b268", [(-20, 500), (160, 494), (400, 516), (620, 488), (820, 470)]),
        ("d88d4c", [(-20, 606), (240, 640), (480, 636), (660, 604), (820, 590)]),
        ("b2613c", [(-20, 760), (260, 786), (520, 800), (700, 776), (820, 790)]),
        ("74352f", [(-20, 1030), (200, 1044), (420, 1060), (640, 1030), (820, 1010)]),
    ]
    for k, (colour, line) in enumerate(hills):
        shape = p.spline([(-20, 1240, 1), (-20, line[0][1], 1), *line[1:-1], (820, line[-1][1], 1), (820, 1240, 1)])
        g.passage(img, shape, colour, g.along(line), 24 + 4 * k, 130, seed=10 + k, jitter=0.03, ragged=1.6)


def at(t: float, u: float) -> tuple[float, float]:
    """A place on the cloth: t 0 near .. 1 far, u -1..1 across."""
    places = p.sample([(x, y) for x, y, _ in WAY], 240)
    i = min(int(t * 239), 237)
    x, y = places[i]
    wide = float(np.interp(y, [q[1] for q in WAY[::-1]], [q[2] for q in WAY[::-1]]))
    dx, dy = places[min(i + 2, 239)] - places[max(i - 2, 0)]
    long = math.hypot(dx, dy)
    side = (-dy / long, dx / long * 0.5)
    return float(x) + side[0] * u * wide / 2, float(y) + side[1] * u * wide / 2


def cloth(img: p.Array) -> None:
    """The cloth: white, pink bands, red where they cross; squares shrink with the years."""
    ts = [0.0]
    while ts[-1] < 1:
        y = at(ts[-1], 0)[1]
        ts.append(ts[-1] + 0.0052 + 0.02 * max(0.0, (y - 270) / 900))
    ts[-1] = 1.0
    cells = 7
    us = np.linspace(-1, 1, cells + 1)
    layers: dict[str, list[skia.Path]] = {"pink": [], "red": []}
    for i in range(len(ts) - 1):
        for j in range(cells):
            if i % 2 and j % 2:
                continue
            corners = ((i, j), (i, j + 1), (i + 1, j + 1), (i + 1, j))
            layers["pink" if i % 2 or j % 2 else "red"].append(p.poly([at(ts[a], float(us[b])) for a, b in corners]))
    edge = [at(float(t), -1) for t in np.linspace(0, 1, 200)] + [at(float(t), 1) for t in np.linspace(1, 0, 200)]
    whole = p.poly(edge)
    p.shadow(img, p.mask(whole), 7, 9, 3, 0.4, "4a1a20")
    g.passage(img, whole, "fdf6ea", 0.2, 14, 40, seed=30, jitter=0.012, ragged=0.8)
    for kind, colour in (("pink", "f09a8a"), ("red", "d8322c")):
        g.passage(img, p.mask(*layers[kind]), colour, 0.2, 10, 26, seed=31, jitter=0.035, ragged=0.8)


class Scene:
    """A small group in its own units, about 100 high, feet at the origin."""

    def __init__(self, img: p.Array, x: float, y: float, size: float, flip: bool = False) -> None:
        self.img, self.x, self.y, self.size, self.flip = img, x, y, size / 100, flip

    def put(self, shape: skia.Path, colour: str, flow: float = 0.4) -> None:
        """A painted shape."""
        g.passage(self.img, p.moved(shape, self.x, self.y, self.size, 0, self.flip), colour, flow, max(5, 11 * self.size), max(14, 36 * self.size),
                  seed=int(self.x), jitter=0.03, ragged=0.9)  # fmt: skip

    def limb(self, points: list[p.Point], widths: list[float], colour: str) -> None:
        """An arm, a leg, a pole."""
        self.put(p.ribbon(points, widths, 30, True), colour)


def dinosaur(img: p.Array) -> None:
    """The first guest, enormous, its head down over the salad."""
    green, light, deep = "1f8f7c", "57b79a", "14695f"
    far = p.union(
        p.spline([(196, 900), (262, 900), (252, 1000), (268, 1050, 1), (190, 1050, 1), (196, 990)]),
        p.spline([(-20, 900), (40, 900), (34, 1050, 1), (-30, 1050, 1)]),
    )
    g.passage(img, far, deep, 1.5, 18, 70, seed=40, jitter=0.04, ragged=1)
    p.contact(img, 130, 1082, 230, 26, 0.45, "3a1418")
    body = p.spline([
        (-40, 742), (60, 690), (150, 684), (206, 650), (250, 596), (306, 562), (370, 566), (424, 604), (456, 662), (494, 692), (528, 742), (532, 772), (512, 786),
        (482, 772), (446, 742), (420, 708), (398, 664), (362, 636), (322, 650), (300, 706), (296, 790), (280, 868), (262, 916), (258, 1000), (276, 1078, 1),
        (160, 1080, 1), (168, 1000), (150, 946), (92, 958), (40, 950), (34, 1010), (40, 1078, 1), (-40, 1078, 1),
    ])  # fmt: skip
    flow = g.along([(-40, 800), (60, 770), (180, 760), (260, 660), (340, 600), (420, 660), (500, 760)])
    g.passage(img, body, green, flow, 26, 90, seed=41, jitter=0.045, ragged=1.2)
    belly = p.spline([(298, 720), (294, 800), (274, 880), (200, 930), (90, 946), (20, 936), (110, 910), (210, 870), (262, 800), (280, 740)])
    g.passage(img, belly, light, flow, 16, 70, seed=42, jitter=0.03, ragged=2)
    throat = p.spline([(318, 652), (344, 620), (380, 634), (408, 672), (430, 712), (404, 684), (366, 652)])
    g.passage(img, throat, light, flow, 10, 50, seed=43, jitter=0.03)
    for x, y, r in ((70, 740, 26), (140, 726, 20), (110, 790, 17), (190, 720, 17), (30, 800, 22), (236, 660, 14), (286, 606, 12), (170, 790, 12),
                    (340, 584, 9)):  # fmt: skip
        g.dab(img, p.circle(x, y, r, r * 0.8), deep, 0.3, 9, 24, seed=x)
    g.dab(img, p.circle(476, 700, 10, 9), "fdf6ea", 0, 6, 10, seed=2)
    g.dab(img, p.circle(478, 701, 5.4), "231a20", 0, 5, 8, seed=3)
    g.line(img, [(526, 770), (500, 764), (474, 746)], "0f4f49", 5, seed=4)
    g.dab(img, p.circle(518, 738, 3.4, 4), "0f4f49", 0, 4, 6, seed=5)
    for x in (178, 204, 230, 256):
        g.dab(img, p.circle(x, 1074, 10, 8), light, 0, 6, 10, seed=x)


def bowl(img: p.Array) -> None:
    """Salad for one, and an egg."""
    leaves = p.spline([(508, 842), (520, 796), (560, 800), (580, 776), (604, 798), (640, 790), (660, 838)])
    g.passage(img, leaves, "3f8f3c", 1.2, 12, 36, seed=50, jitter=0.12)
    dish = p.spline([(492, 830, 1), (586, 846), (676, 828, 1), (656, 884), (586, 902), (516, 886)])
    g.passage(img, dish, "f2b33c", 0.1, 14, 60, seed=51, jitter=0.04, ragged=1)
    g.line(img, [(504, 850), (586, 866), (664, 848)], "c9812a", 6, seed=52)
    egg = p.spline([(430, 996), (414, 966), (430, 932), (452, 930), (468, 964), (456, 994)])
    g.passage(img, egg, "fdf6ea", 0.4, 12, 30, seed=53, jitter=0.02, ragged=1)
    g.line(img, [(450, 938), (461, 964), (452, 988)], "c9c2b8", 6, seed=54)


def stone_age(img: p.Array) -> None:
    """A woman in furs with a leg of something, and a mammoth who looks on."""
    m = Scene(img, 744, 606, 122, True)
    m.put(p.spline([(-44, 0, 1), (-46, -50), (-30, -88), (4, -94), (24, -104), (46, -96), (54, -74), (62, -48), (70, -26), (60, -20), (50, -40), (42, -60), (36, -30), (36, 0, 1),
                    (18, 0, 1), (16, -24), (-16, -24), (-20, 0, 1)]), "5a3426", 1.3)  # fmt: skip
    m.put(p.spline([(44, -52, 1), (62, -40), (82, -54, 1), (66, -30), (46, -40)]), "fbf1da")
    m.put(p.circle(38, -76, 3), "fdf6ea")
    s = Scene(img, 738, 762, 140)
    s.limb([(14, -8), (-22, -34), (-38, -2)], [20, 16, 12], SKIN)
    s.put(p.spline([(-16, 0, 1), (-14, -44), (2, -58), (22, -44), (30, 0, 1)]), "e0a44c", 1.2)
    s.put(p.spline([(24, -40), (10, -96), (-10, -92), (-16, -72), (0, -62), (4, -30), (22, -16)]), DARK, 1.4)
    s.put(p.circle(-6, -72, 14, 16), SKIN)
    s.limb([(10, -44), (-12, -30), (-34, -46)], [13, 11, 9], SKIN)
    s.limb([(-32, -44), (-42, -60)], [5, 5], "fdf6ea")
    s.put(p.circle(-46, -70, 12, 15), "c8632e")


def knight(img: p.Array) -> None:
    """A knight with his visor up and a goblet."""
    s = Scene(img, 196, 560, 122, True)
    s.limb([(10, -8), (-26, -12), (-58, 0)], [20, 16, 13], "6c7f96")
    s.limb([(6, -8), (-20, -38), (-40, -2)], [19, 16, 13], "8ea2b6")
    s.put(p.spline([(-14, 0, 1), (-16, -44), (4, -60), (24, -46), (28, 0, 1)]), "8ea2b6", 1.2)
    s.put(p.spline([(6, -92), (30, -112), (46, -100), (40, -72), (30, -86), (12, -82)]), "d8322c")
    s.put(p.spline([(-20, -62), (-22, -86), (-4, -98), (16, -90), (20, -62), (0, -56)]), "6c7f96")
    s.put(p.circle(-10, -74, 9, 10), "e9b98c")
    s.limb([(8, -46), (-16, -36), (-38, -52)], [13, 11, 9], "6c7f96")
    s.put(p.spline([(-50, -76, 1), (-34, -76, 1), (-38, -60), (-40, -46, 1), (-46, -46, 1), (-46, -60)]), "f2b33c")


def today(img: p.Array) -> None:
    """Somebody's Sunday: bicycle, summer dress."""
    b = Scene(img, 664, 470, 88)
    for x in (-34, 34):
        b.put(p.cut(p.circle(x, -24, 26), p.circle(x, -24, 20)), "3a3a4c")
    for line in (
        [(-34, -24), (-12, -62), (24, -62), (34, -24)],
        [(-34, -24), (2, -24), (24, -62)],
        [(2, -24), (-12, -62)],
        [(24, -62), (22, -80), (36, -82)],
        [(-20, -70), (-2, -70)],
    ):
        for a, c in itertools.pairwise(line):
            b.limb([a, c], [5, 5], "1f8f9c")
    s = Scene(img, 586, 486, 104)
    s.limb([(10, -8), (-24, -22), (-48, -2)], [15, 12, 9], "9c5a3a")
    s.put(p.spline([(-22, 2, 1), (-12, -42), (4, -56), (20, -44), (36, 2, 1)]), "d8322c", 1.2)
    s.put(p.circle(0, -70, 13, 15), "9c5a3a")
    s.put(p.spline([(-26, -76, 1), (-12, -84), (-8, -96), (12, -96), (16, -82), (30, -74, 1), (2, -78)]), "f2b33c")
    s.limb([(8, -44), (18, -20), (30, -4)], [10, 9, 8], "9c5a3a")


def robot(img: p.Array) -> None:
    """The last guest, at the end of the cloth, before the sun."""
    s = Scene(img, 470, 312, 150)
    s.limb([(-12, -30), (-26, -22), (-40, -2)], [8, 8, 9], "3a4a5c")
    s.limb([(6, -30), (-8, -16), (-22, 0)], [8, 8, 9], "3a4a5c")
    s.limb([(-12, -62), (-32, -50), (-46, -60)], [8, 7, 7], "3a4a5c")
    s.put(p.rect(-20, -76, 42, 52, 8), "2f8fa0", 1.5)
    s.put(p.circle(0, -52, 9), "fff2c2")
    s.limb([(2, -112), (2, -126)], [4, 4], "3a4a5c")
    s.put(p.circle(2, -130, 6), "d8322c")
    s.put(p.rect(-18, -114, 40, 34, 12), "2f8fa0", 0)
    s.put(p.union(p.circle(-8, -98, 7), p.circle(12, -98, 7)), "fff2c2")
    s.put(p.union(p.circle(-9, -98, 3), p.circle(11, -98, 3)), DARK)
    s.put(p.spline([(-56, -74, 1), (-40, -74, 1), (-43, -56, 1), (-53, -56, 1)]), "fdf6ea")


def wasp(img: p.Array) -> None:
    """The guest nobody asked, at all of them."""
    stops = [
        (540, 258),
        (632, 288),
        (650, 336),
        (560, 372),
        (400, 412),
        (276, 440),
        (300, 500),
        (440, 522),
        (560, 514),
        (634, 530),
        (630, 580),
    ]
    way = p.sample(stops, 66)
    for x, y in way[:-1]:
        g.dab(img, p.circle(float(x), float(y), 3), "5a3430", 0, 4, 6, seed=int(x))
    s = Scene(img, 576, 606, 142)
    s.put(p.moved(p.circle(0, -20, 12, 25), 2, -8, 1, 30), "e4f1ef", 1.2)
    s.put(p.moved(p.circle(0, -20, 12, 26), -8, -8, 1, -8), "f9fdfc", 1.2)
    s.put(p.spline([(-20, 0), (-8, -14), (14, -13), (38, 2, 1), (14, 14), (-8, 13)]), "f5b52a", 0)
    for dx, h in ((-5, 12), (7, 12), (19, 9)):
        s.limb([(dx + 2, -h), (dx - 1, 0), (dx + 2, h)], [6, 6.5, 6], "231a20")
    s.put(p.circle(-25, -1, 11), "231a20")
    s.limb([(-32, -8), (-40, -18), (-47, -14)], [3, 3, 2.4], "231a20")


def fossil(img: p.Array) -> None:
    """An older guest, in the ground."""
    s = Scene(img, 716, 1112, 118)
    turned = p.moved(p.spline([(0, -52), (34, -40), (40, -8), (30, 30), (0, 54), (-30, 30), (-40, -8), (-34, -40)]), 0, 0, 1, 62)
    s.put(turned, "96543f", 0.3)
    lines = [
        [(-38, -14), (0, -22), (38, -14)],
        [(-12, -20), (-11, 14), (-4, 48)],
        [(12, -20), (11, 14), (4, 48)],
        [(-18, -42), (0, -34), (18, -42)],
    ]
    for k in range(5):
        y, w = -4 + 10 * k, 37 - 4.4 * k
        lines += [[(-12 + k, y), (-w, y + 7)], [(12 - k, y), (w, y + 7)]]
    c, q = math.cos(math.radians(62)), math.sin(math.radians(62))
    for line in lines:
        s.limb([(x * c - y * q, x * q + y * c) for x, y in line], [3.4] * len(line), "5c2826")


def hollow(img: p.Array) -> None:
    """The dark inside of the basket."""
    g.passage(img, p.circle(452, 1136, 182, 40), "4a2018", 0, 14, 60, seed=59)


def basket(img: p.Array) -> None:
    """Out of which it all comes."""
    g.line(img, [(290, 1150), (300, 1090), (330, 1076)], "8a5a2c", 18, seed=60, taper=False)
    g.line(img, [(612, 1150), (604, 1090), (580, 1072)], "8a5a2c", 18, seed=61, taper=False)
    front = p.spline([(272, 1138, 1), (450, 1164), (632, 1136, 1), (610, 1230, 1), (296, 1230, 1)])
    g.passage(img, front, "c98a3c", 0, 16, 60, seed=62, jitter=0.05, ragged=1)
    for k in range(9):
        for row in range(3):
            x, y = 288 + 38 * k + 18 * (row % 2), 1164 + 22 * row + 10 * math.sin((k + 0.5) / 9 * math.pi)
            g.line(img, [(x, y), (x + 14, y + 4), (x + 28, y)], "9a6428", 7, seed=k)
    g.line(img, [(268, 1136), (360, 1156), (452, 1162), (550, 1154), (636, 1134)], "e0a858", 20, seed=63, taper=False)


def paint() -> p.Array:
    """The card."""
    img = g.board("f3cf8f", 71)
    land(img)
    fossil(img)
    robot(img)
    hollow(img)
    cloth(img)
    today(img)
    knight(img)
    stone_age(img)
    dinosaur(img)
    bowl(img)
    wasp(img)
    basket(img)
    return np.clip(img, 0, 1)
