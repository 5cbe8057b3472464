"""A wedding cake is an old apartment house; the sugar bride sits on the roof, the sugar groom is leaving."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np

from art import paint as p

NUMBER, TITLE = 10, "Fourth Tier, No Lift"

LIGHT: p.Light = (-0.6, -0.6, 0.45)
SPONGE = [(0, "4a2c58"), (0.3, "8a5078"), (0.55, "cf7f98"), (0.78, "f0acb8"), (1, "ffe0dc")]
ICING = [(0, "7468a0"), (0.35, "b0a0c4"), (0.6, "e4d4e0"), (0.82, "fbf2f0"), (1, "ffffff")]
PETAL = [(0, "7a2850"), (0.4, "c05078"), (0.7, "ec88a0"), (1, "ffd8d8")]
SILVER = [(0, "24283c"), (0.35, "5c6480"), (0.6, "98a4bc"), (0.82, "d8e0ec"), (1, "ffffff")]
SHADE = "2a1430"


@dataclass(frozen=True)
class Tier:
    """A round storey: the middle of its foot, its radii and its height."""

    base: float
    rx: float
    h: float
    x: float = 420

    @property
    def ry(self) -> float:
        return self.rx * 0.27

    def at(self, degrees: float, v: float) -> tuple[float, float]:
        """A point of the wall: 0 degrees faces us, v 0 is the foot and 1 the rim."""
        a = math.radians(degrees)
        return self.x + self.rx * math.sin(a), self.base + self.ry * math.cos(a) - v * self.h


TIERS = (Tier(1072, 318, 216), Tier(856, 250, 206), Tier(650, 186, 196), Tier(454, 128, 184))


def wall(img: p.Array, t: Tier) -> p.Array:
    """The pink wall, shaded round, with a brushed surface, and the white top."""
    m = p.mask(p.union(p.rect(t.x - t.rx, t.base - t.h, t.rx * 2, t.h), p.circle(t.x, t.base, t.rx, t.ry)))
    turn = np.arcsin(np.clip((p.grid.x - t.x) / t.rx, -1, 1))
    tone = np.clip(
        0.14
        + 0.62 * np.clip(np.cos(turn + 0.75), 0, 1)
        + p.noise(26, int(t.rx), 4) * 0.05
        + p.streaks(4, 0, 40, 2) * 0.03,
        0,
        1,
    )
    p.shadow(img, m, 22, 12, 20, 0.4, "1c1438")
    p.over(img, m, p.ramp(tone, SPONGE))
    top = p.mask(p.circle(t.x, t.base - t.h, t.rx, t.ry))
    p.over(img, top, p.ramp(np.clip(0.62 - (p.grid.x - t.x) / t.rx * 0.2 + p.noise(30, 5, 3) * 0.08, 0, 1), ICING))
    return m


def piping(img: p.Array, t: Tier, seed: int) -> None:
    """Icing that ran over the rim, and shells along rim and foot."""
    random = np.random.default_rng(seed)
    edge = [t.at(a, 1) for a in range(-90, 91, 5)]
    drips = [(*t.at(a, 1 - random.uniform(0.05, 0.3) * math.cos(math.radians(a)) ** 0.5),) for a in range(88, -89, -9)]
    low = []
    for k, (x, y) in enumerate(drips):
        rim_y = t.at(88 - k * 9, 1)[1]
        low += [(x, y if k % 2 else rim_y + 10)]
    m = p.mask(p.union(p.poly([*edge, *edge[::-1]]), p.spline([edge[0], *edge[4:-4:4], edge[-1], *low])))
    p.form(img, m, ICING, 11, LIGHT, 0.05, seed, 2)
    layer = p.Layer()
    for v, size in ((1.0, 12.0), (0.0, 15.0)):
        count = int(t.rx / 6.4)
        for k in range(count + 1):
            a = -90 + 180 * k / count
            x, y = t.at(a, v)
            r = size * (0.62 + 0.38 * math.cos(math.radians(a))) * (0.75 + t.rx / 1200)
            layer.fill(p.circle(x + 2, y + 3, r), "3c2450", 0.3, 2)
            shade = 0.5 + 0.5 * math.sin(math.radians(a))
            layer.radial(
                p.circle(x, y, r, r * 0.86),
                (x - r * 0.4, y - r * 0.4),
                r * 1.5,
                ["ffffff", p.mix("fbf0f0", "c8b4d0", shade), p.mix("b8a4c4", "6c5c94", shade)],
            )
    p.lay(img, layer)


def opening(t: Tier, degrees: float, v: float, wide: float, tall: float) -> object:
    """An arched outline bent round the wall."""
    half = math.degrees(wide / 2 / t.rx)
    points = [t.at(degrees - half, v), t.at(degrees - half, v + tall * 0.66 / t.h)]
    for k in range(9):
        b = math.pi - k * math.pi / 8
        points.append(t.at(degrees + half * math.cos(b), v + (tall * 0.66 + tall * 0.34 * math.sin(b)) / t.h))
    return p.poly([*points, t.at(degrees + half, v + tall * 0.66 / t.h), t.at(degrees + half, v)])


def window(img: p.Array, t: Tier, degrees: float, scene: str, balcony: bool) -> None:
    """A lit window with somebody's evening in it, a flower box or a balcony below."""
    v, wide, tall = 0.22, 52, 90
    p.solid(img, opening(t, degrees, v - 0.03, wide + 16, tall + 16), ICING, 7, LIGHT, 0.5)
    m = p.mask(opening(t, degrees, v, wide, tall))
    x, y = t.at(degrees, v)
    glow = np.clip(1.05 - np.hypot(p.grid.x - x, p.grid.y - y + 40) / 84, 0, 1)
    p.over(
        img, m, p.ramp(glow, [(0, "d87c1c"), (0.5, "ffbc44"), (1, "fff0ac")]) if scene != "dark" else p.blank("4a3468")
    )
    before = img.copy()
    ink = "5a2818"
    layer = p.Layer()
    if scene == "supper":
        layer.fill(p.rect(x - 24, y - 24, 48, 5), ink).fill(p.circle(x - 13, y - 44, 8), ink).fill(
            p.circle(x + 14, y - 42, 8), ink
        )
        layer.fill(p.spline([(x - 26, y - 20, 1), (x - 20, y - 38), (x - 6, y - 36), (x - 2, y - 20, 1)]), ink).fill(
            p.spline([(x + 4, y - 20, 1), (x + 8, y - 36), (x + 22, y - 36), (x + 26, y - 20, 1)]), ink
        )
    elif scene == "quarrel":
        for side in (-1, 1):
            layer.fill(p.circle(x + side * 12, y - 48, 8), ink)
            layer.fill(
                p.spline(
                    [(x + side * 4, y, 1), (x + side * 6, y - 38), (x + side * 18, y - 38), (x + side * 22, y, 1)]
                ),
                ink,
            )
        layer.stroke(p.line([(x - 8, y - 34), (x + 3, y - 46)]), 5, ink).stroke(
            p.line([(x + 16, y - 36), (x + 20, y - 60)]), 5, ink
        )
    elif scene == "one":
        layer.fill(p.circle(x + 4, y - 46, 9), ink).fill(
            p.spline([(x - 10, y, 1), (x - 6, y - 36), (x + 14, y - 36), (x + 18, y, 1)]), ink
        )
    elif scene == "cat":
        layer.fill(
            p.spline([(x - 12, y, 1), (x - 8, y - 26), (x + 4, y - 34), (x + 14, y - 22), (x + 14, y, 1)]), ink
        ).fill(p.circle(x + 5, y - 34, 9), ink)
        layer.fill(p.poly([(x - 3, y - 38), (x, y - 50), (x + 6, y - 42)]), ink).fill(
            p.poly([(x + 6, y - 42), (x + 13, y - 49), (x + 14, y - 36)]), ink
        )
    p.lay(img, layer)
    bars = p.Layer().stroke(p.line([t.at(degrees, v), t.at(degrees, v + tall / t.h)]), 3.4, "fbf0f0", 0.9)
    half = math.degrees(wide / 2 / t.rx)
    bars.stroke(
        p.line([t.at(degrees - half, v + 0.58 * tall / t.h), t.at(degrees + half, v + 0.58 * tall / t.h)]),
        3.4,
        "fbf0f0",
        0.9,
    )
    p.lay(img, bars)
    img[:] = before * (1 - m[..., None]) + img * m[..., None]
    if scene != "dark":
        p.glow(img, x, y - 40, 92, "ffb848", 0.32)
    if balcony:
        bx, by = x, y + 8
        p.solid(img, p.circle(bx, by + 6, 44, 13), ICING, 8, LIGHT, 0.3, cast=0.4)
        rail = p.Layer()
        for k in range(9):
            a = math.pi * k / 8
            px, py = bx - 41 * math.cos(a), by + 4 + 10 * math.sin(a)
            rail.stroke(p.line([(px, py), (px, py - 24)]), 4, "e4d4e0").fill(p.circle(px, py - 12, 3.4), "ffffff")
        curve = [(bx - 41 * math.cos(math.pi * k / 8), by - 20 + 10 * math.sin(math.pi * k / 8)) for k in range(9)]
        rail.stroke(p.spline(curve, False), 6, "fffafa")
        p.lay(img, rail)
    else:
        roses(img, [(x - 20, y + 8, 12), (x, y + 12, 13), (x + 20, y + 8, 12)], int(x))


def roses(img: p.Array, places: list[tuple[float, float, float]], seed: int) -> None:
    """Sugar roses with two leaves."""
    leaves = p.Layer()
    for x, y, r in places:
        for side in (-1, 1):
            leaves.fill(
                p.spline(
                    [
                        (x, y, 1),
                        (x + side * r, y + 2),
                        (x + side * r * 1.7, y + r * 0.7, 1),
                        (x + side * r * 0.8, y + r),
                    ]
                ),
                "8cac9c",
            )
    p.lay(img, leaves)
    m = p.mask(*[p.circle(x, y, r) for x, y, r in places])
    p.form(img, m, PETAL, 9, LIGHT, 0.04, seed)
    for x, y, r in places:
        p.wool(img, p.mask(p.circle(x, y, r * 0.5)), r * 1.05, seed, shade="8a2c54", lit="ffe0e0")


def stairs(img: p.Array, t: Tier, start: float, end: float) -> list[tuple[float, float]]:
    """A flight of icing steps round the wall, from the rim down to the foot. Returns the treads."""
    count = 11
    treads = []
    for k in range(count):
        u = k / (count - 1)
        a = start + (end - start) * u
        x, y = t.at(a, 0.94 - 0.94 * u)
        treads.append((x + 14 * math.sin(math.radians(a)), y + 12))
    for x, y in treads:
        block = p.union(p.circle(x, y, 27, 9), p.rect(x - 27, y, 54, 46), p.circle(x, y + 46, 27, 9))
        p.solid(img, block, ICING, 22, LIGHT, 0.3, cast=0.2)
        p.lay(img, p.Layer().fill(p.circle(x, y, 25, 8), "fffafa", 0.9))
    return treads


def bite(img: p.Array) -> None:
    """Someone has begun with the ground floor."""
    t = TIERS[0]
    hole = p.union(*[p.circle(*q) for q in ((126, 1020, 46), (110, 1080, 48), (158, 1096, 40), (98, 956, 38))])
    m = p.rough(p.mask(hole), 4, 12, 5) * p.mask(
        p.union(p.rect(t.x - t.rx - 2, t.base - t.h + 30, t.rx * 2, t.h), p.circle(t.x, t.base, t.rx, t.ry))
    )
    layers = np.sin((p.grid.y - 940) / 9.5)
    cake = p.ramp(np.clip(0.5 + p.noise(7, 6, 3) * 0.3, 0, 1), [(0, "9a6c48"), (1, "ecc890")])
    p.over(img, m, cake)
    p.over(img, m * p.smooth(0.7, 0.95, layers), "fff0e8", 0.85)
    p.shade_side(img, m, -1, -0.4, "3a1c38", 0.6, 26)
    p.rim_light(img, m, "ffe8d8", 3, 3, 0.4)
    random = np.random.default_rng(8)
    for _ in range(46):
        x, y = 116 + random.normal(0, 66), 1142 + random.normal(0, 20)
        r = random.uniform(2, 8)
        p.solid(img, p.circle(x, y, r, r * 0.8), "d8ac74", r * 0.7, LIGHT, 0.6, cast=0.2)


def fork(img: p.Array) -> None:
    """It leans on the facade like a ladder."""
    a, b = (36.0, 1172.0), (190.0, 830.0)
    c, s = (b[0] - a[0]) / math.hypot(b[0] - a[0], b[1] - a[1]), (b[1] - a[1]) / math.hypot(b[0] - a[0], b[1] - a[1])

    def at(u: float, v: float) -> tuple[float, float]:
        return a[0] + c * u - s * v, a[1] + s * u + c * v

    handle = p.ribbon([at(0, 0), at(90, 0), at(230, 0)], [24, 15, 13], 30, True)
    head = p.spline(
        [
            at(220, -7),
            at(246, -26),
            at(286, -30),
            at(
                290,
                30,
            ),
            at(250, 26),
            at(222, 7),
        ]
    )
    tines = [p.ribbon([at(276, v), at(364, v * 1.04)], [11, 4], 10, True) for v in (-25, -8.5, 8.5, 25)]
    m = p.mask(handle, head, *tines)
    p.shadow(img, m, 16, 8, 7, 0.5, SHADE)
    p.form(img, m, SILVER, 9, LIGHT, 0.03, 4, 1.5)


def table(img: p.Array) -> None:
    """A mauve cloth with a lace doily under the cake."""
    cloth = p.below(p.skyline(905, 3, 4))
    p.over(img, cloth, p.texture.linen("7a5c90", 4))
    p.multiply(img, cloth * p.smooth(300, 800, p.grid.x), "5c4c80", 0.6)
    t = TIERS[0]
    lace = p.Layer()
    for k in range(44):
        a = k / 44 * 2 * math.pi
        lace.fill(p.circle(t.x + 398 * math.cos(a), t.base + 116 * math.sin(a), 34, 15), "f4ecf4")
    lace.fill(p.circle(t.x, t.base, 398, 116), "f4ecf4")
    p.shadow(img, lace.alpha(), 6, 8, 8, 0.35, "1c1438")
    p.lay(img, lace)
    holes = p.Layer()
    for ring, count, size in ((394, 44, 9), (366, 66, 4.5), (344, 44, 8)):
        for k in range(count):
            a = (k + 0.5 * (ring == 366)) / count * 2 * math.pi
            holes.fill(
                p.circle(t.x + ring * math.cos(a), t.base + ring * 0.292 * math.sin(a), size, size * 0.5), "6c5488", 0.9
            )
    for k in range(44):
        a = k / 44 * 2 * math.pi
        holes.fill(p.circle(t.x + 416 * math.cos(a), t.base + 123 * math.sin(a), 6, 3.4), "6c5488", 0.8)
    p.lay(img, holes)


def bride(img: p.Array) -> None:
    """On the edge of the roof, chin in hand, shoes off."""
    x, y = TIERS[3].at(-22, 1)
    skin = [(0, "7a4858"), (0.5, "d8a090"), (0.8, "f8d4bc"), (1, "fff4e4")]

    def at(points: list[p.Point]) -> object:
        return p.spline([(x + u * 1.06, y + v * 1.06, *corner) for u, v, *corner in points])

    veil = p.Layer()
    veil.fill(
        at([(-4, -152, 1), (16, -150), (36, -112), (58, -50), (90, 4), (96, 18, 1), (40, 16), (10, -60)]), "ffffff", 0.6
    )
    for u in (0, 14, 28):
        veil.stroke(
            p.spline([(x + 10, y - 150), (x + 24 + u * 0.7, y - 80), (x + 42 + u * 1.5, y + 14)], False),
            1.6,
            "b8a8d0",
            0.6,
        )
    p.lay(img, veil)
    for u in (-84, -66):
        p.solid(
            img,
            at([(u - 6, 82), (u + 6, 82), (u + 4, 104), (u - 4, 118), (u - 14, 116), (u - 8, 102)]),
            skin,
            7,
            LIGHT,
            0.3,
        )
    skirt = [
        (-10, -66),
        (18, -64),
        (46, -32),
        (62, 0),
        (68, 16),
        (20, 16),
        (-22, 14),
        (-42, 24),
        (-46, 60),
        (-50, 92),
        (-70, 100),
        (-92, 92),
        (-88, 40),
        (-66, -8),
        (-38, -38),
    ]
    p.solid(img, at(skirt), ICING, 24, LIGHT, 0.5, cast=0.35)
    folds = p.Layer()
    for pts in ([(-20, -40), (-54, 0), (-66, 88)], [(0, -40), (-20, -10), (-40, 20)], [(14, -46), (30, -14), (40, 14)]):
        folds.stroke(p.spline([(x + u, y + v) for u, v in pts], False), 3, "9888b8", 0.5, 1.5)
    p.lay(img, folds)
    p.solid(img, at([(-12, -62), (-16, -92), (-2, -110), (16, -106), (24, -82), (20, -60)]), ICING, 15, LIGHT, 0.4)
    p.solid(img, p.ribbon([(x - 2, y - 112), (x - 8, y - 128)], [15, 14], 10, True), skin, 7, LIGHT, 0.2)
    p.solid(
        img,
        at(
            [
                (-32, -138),
                (-26, -154),
                (-6, -158),
                (8, -142),
                (2, -122),
                (-16, -116),
                (-28, -120),
                (-31, -127),
                (-37, -131),
            ]
        ),
        skin,
        16,
        LIGHT,
        0.2,
    )
    p.solid(
        img,
        at([(-26, -154), (-10, -168), (12, -160), (22, -142), (14, -122), (4, -126), (-2, -142), (-14, -148)]),
        "7a4830",
        12,
        LIGHT,
        0.5,
    )
    p.solid(img, p.circle(x + 20, y - 158, 14), "7a4830", 11, LIGHT, 0.5)
    p.solid(
        img,
        p.ribbon([(x + 6, y - 104), (x - 36, y - 66), (x - 27, y - 118)], [15, 12, 10], 30, True),
        skin,
        6,
        LIGHT,
        0.2,
        cast=0.3,
    )
    face = p.Layer().stroke(p.spline([(x - 28, y - 142), (x - 24, y - 139), (x - 19, y - 141)], False), 2.4, "4a2428")
    face.fill(p.circle(x - 20, y - 130, 5, 3.4), "f08890", 0.5, 2)
    for k in range(6):
        face.fill(p.circle(x - 24 + k * 8, y - 164 - 5 * math.sin(k / 5 * 3), 4.6), "fffafa").fill(
            p.circle(x - 25 + k * 8, y - 165 - 5 * math.sin(k / 5 * 3), 1.6), "f0a8b8"
        )
    p.lay(img, face)
    for sx, sy, tilt in ((x + 120, y - 18, -4), (x + 150, y - 8, 12)):
        shoe = p.spline(
            [(-14, 0, 1), (-13, -13), (-6, -12), (4, -5), (15, -2), (15, 2, 1), (-8, 2), (-10, 6), (-13, 6)]
        )
        p.solid(img, p.moved(shoe, sx, sy, 1.2, tilt), PETAL, 5, LIGHT, 0.2, cast=0.35)


def groom(img: p.Array, x: float, y: float) -> None:
    """Going down with a very small suitcase."""
    p.contact(img, x, y, 24, 5, 0.5)
    p.figure("walk", coat="2c2a44", trousers="24223a", garment="jacket", hair="1c1416", skin="9a6240").draw(
        img, x, y, 122, light=LIGHT, rim="ffd8a0", rim_alpha=0.4
    )
    hx, hy = x + 22, y - 60
    p.solid(img, p.rect(hx - 13, hy, 27, 19, 4), "a86c48", 6, LIGHT, 0.2)
    p.lay(img, p.Layer().stroke(p.spline([(hx - 5, hy), (hx, hy - 6), (hx + 6, hy)], False), 3, "5c3828"))


def paint() -> p.Array:
    """The card."""
    img = p.vertical(
        [(0, "27315c"), (0.3, "465088"), (0.6, "80709c"), (0.78, "c08ca4"), (1, "c08ca4")],
        wobble=p.noise(220, 4, 3) * 0.04,
    )
    p.underpaint(img, 4, p.swirl(300, 6, 0.7, 0.2), 0.03)
    p.cirrus(img, 250, 220, "c890b0", 0.28, 5, 0.12)
    p.stars(img, 60, 4, 420)
    random = np.random.default_rng(5)
    for _ in range(16):
        p.glow(
            img,
            random.uniform(0, 800),
            random.uniform(620, 890),
            random.uniform(14, 34),
            "ffc888",
            random.uniform(0.12, 0.35),
            0.7,
        )
    p.glow(img, 420, 640, 520, "f0a8b8", 0.28)
    table(img)
    scenes = [["supper", "cat", "quarrel", "one"], ["one", "supper", "quarrel"], ["quarrel", "dark", "supper"], ["one"]]
    angles = [[-38, -12, 14, 40], [-44, -8, 20], [-46, -4, 34], [-4]]
    spans = [(66, 22), (30, 70), (62, 18), (16, 66)]
    treads: list[list[tuple[float, float]]] = []
    for level, t in enumerate(TIERS):
        wall(img, t)
        piping(img, t, level + 3)
        if level == 0:
            bite(img)
        for k, a in enumerate(angles[level]):
            window(img, t, a, scenes[level][k], (k + level) % 2 == 0)
    for level in (3, 2, 1, 0):
        treads.append(stairs(img, TIERS[level], *spans[level]))
    roses(img, [(330, 690, 17), (364, 700, 15), (210, 894, 19), (246, 908, 16), (646, 892, 17), (290, 490, 14)], 4)
    bride(img)
    groom(img, treads[2][5][0] - 2, treads[2][5][1] + 4)
    fork(img)
    return img
