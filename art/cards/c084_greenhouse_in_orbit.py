"""A Victorian glasshouse drifts at a slant in space; inside an old tortoise floats upside down and waters one seedling.

Technique: painted relief.
"""

from __future__ import annotations

import math

import cv2
import numpy as np
import skia

from art import paint as p
from art.finish import Finish

NUMBER, TITLE = 84, "Greenhouse in Orbit"
FINISH = Finish(vignette=0.2, grain=0.036)

SUN = (-0.75, -0.55, 0.4)
FOOT = 860.0
NAVE = (232.0, 568.0, 596.0, 330.0)  # left, right, eaves and crown of the tall middle
WINGS = ((86.0, 232.0), (568.0, 714.0))
WING_EAVES, WING_CROWN = 700.0, 590.0
IRON = [(0, "0c1a18"), (0.35, "2c4a42"), (0.6, "7ca08c"), (0.82, "e0f4e0"), (1, "ffffff")]
TOMATO = [(0, "4a0610"), (0.35, "b01c18"), (0.6, "e83a26"), (0.82, "ff8a68"), (1, "fff0e0")]
SLANT = 15.0  # degrees


def nave() -> skia.Path:
    """The middle: upright walls and a pointed vault."""
    x0, x1, eaves, crown = NAVE
    mid = (x0 + x1) / 2
    return p.spline(
        [
            (x0, FOOT, 1),
            (x0, eaves, 1),
            (x0 + 34, eaves - 130),
            (mid - 62, crown + 40),
            (mid, crown, 1),
            (mid + 62, crown + 40),
            (x1 - 34, eaves - 130),
            (x1, eaves, 1),
            (x1, FOOT, 1),
        ],
        tension=0.3,
    )


def wing(x0: float, x1: float) -> skia.Path:
    """A side wing: its half-vault leans against the nave."""
    inner, outer = (x1, x0) if x0 < 400 else (x0, x1)
    s = 1 if inner > outer else -1
    return p.spline(
        [
            (outer, FOOT, 1),
            (outer, WING_EAVES, 1),
            (outer + s * 30, WING_EAVES - 64),
            (inner - s * 40, WING_CROWN + 10),
            (inner, WING_CROWN, 1),
            (inner, FOOT, 1),
        ],
        tension=0.3,
    )


def house_mask() -> p.Array:
    """Everything under glass."""
    return p.mask(nave(), *(wing(*w) for w in WINGS))


def interior(img: p.Array, m: p.Array) -> None:
    """Warm, wet green light, brightest where the sun comes in."""
    p.over(img, m, p.vertical([(0, "f6fce0"), (0.3, "e8f8d4"), (0.6, "b8e0b4"), (1, "5c9c74")], NAVE[3], FOOT, 20))
    p.brush(img, 34, 1600, p.swirl(200, 6, 1.0), 0.03, 0.5, 5, m)
    p.shine(img, m * np.exp(-((np.hypot(p.grid.x - 300, p.grid.y - 480) / 240) ** 2)), "fffbe0", 0.75)


def bars(img: p.Array, m: p.Array, width: float, alpha: float, step: float, shift: float = 0.0) -> None:
    """Glazing bars: uprights that bend with the vault, and level rails."""
    layer = p.Layer()
    x0, x1, eaves, crown = NAVE
    mid = (x0 + x1) / 2
    for k in range(-8, 9):
        x = mid + k * step + shift
        lean = (x - mid) * 0.52
        way = p.spline([(x, FOOT), (x, eaves), (x - lean * 0.32, eaves - 140), (mid + (x - mid) * 0.22, crown + 30)], False)
        if x0 < x < x1:
            layer.stroke(p.moved(way, 1.2, 1.2), width, "1c4438", alpha * 0.6).stroke(way, width, "f4fff4", alpha)
    for w0, w1 in WINGS:
        inner, outer = (w1, w0) if w0 < 400 else (w0, w1)
        for t in (0.25, 0.5, 0.75):
            x = outer + (inner - outer) * t + shift
            way = p.spline(
                [(x, FOOT), (x, WING_EAVES), (x + (inner - x) * 0.3, WING_CROWN + 40 - 26 * t), (x + (inner - x) * 0.5, WING_CROWN)], False
            )
            layer.stroke(p.moved(way, 1.2, 1.2), width, "1c4438", alpha * 0.6).stroke(way, width, "f4fff4", alpha)
    for y, rail in ((eaves, 1.6), (WING_EAVES, 1.3), (760, 1.0), (eaves - 130, 1.0)):
        layer.stroke(p.line([(60, y), (740, y)]), width * rail, "e4f4e4", alpha)
    p.lay(img, layer, clip=m)


def frame(img: p.Array) -> None:
    """The iron ribs of the outline, the cresting and the finial."""
    ribs = p.Sprite()
    for path in (wing(*WINGS[0]), wing(*WINGS[1]), nave()):
        ribs.line(path, 13, "16302a").line(path, 9, "5c8474").line(p.moved(path, -1.6, -1.8), 3, "f0fff4")
    x1, eaves, crown = NAVE[1:]
    for side in (-1, 1):
        edge = p.sample([(400, crown), (462, crown + 40), (x1 - 34, eaves - 130), (x1, eaves)], 26, 0.3)
        for (ax, ay), (bx, by) in zip(edge[2:22:2], edge[3:23:2], strict=True):
            turn = math.degrees(math.atan2(by - ay, bx - ax))
            spike = p.moved(p.spline([(-5, -4, 1), (-4, -12), (0, -22, 1), (4, -12), (5, -4, 1)]), 0, 0, 1, turn)
            x = 400 + side * (ax - 400)
            ribs.add(p.moved(spike, x, ay, 1, 0, side < 0), IRON, 4)
    ribs.limb([(400, NAVE[3]), (400, NAVE[3] - 52)], [12, 4], IRON).add(p.circle(400, NAVE[3] - 30, 10), IRON, 7).add(
        p.star(400, NAVE[3] - 62, 14, 4, 0.34), IRON, 5
    )
    ribs.draw(img, 0, 0, 100, light=SUN, shade="0c1a18")


def plinth(img: p.Array) -> p.Array:
    """A brick foot, torn from the ground, with soil and roots hanging under it. Returns its mask."""
    clod = p.rough(
        p.mask(
            p.spline(
                [
                    (82, FOOT + 50, 1),
                    (130, 940),
                    (210, 930),
                    (280, 984),
                    (350, 952),
                    (420, 1004),
                    (500, 950),
                    (570, 972),
                    (640, 926),
                    (718, FOOT + 50, 1),
                ]
            )
        ),
        8,
        22,
        4,
    )
    p.clothe(img, clod, p.texture.soil("4a382c", 6), 60, SUN, "0c0c18")
    roots = p.Layer()
    random = np.random.default_rng(4)
    for x in np.linspace(130, 670, 17):
        way = [(x, 925.0)]
        for _ in range(4):
            way.append((way[-1][0] + random.normal(0, 13), way[-1][1] + random.uniform(12, 32)))
        roots.fill(p.ribbon(way, [5, 3.6, 2.2, 0.6], 24), p.mix("7a5c44", "c8a888", random.random()))
    p.lay(img, roots)
    base = p.mask(p.rect(74, FOOT - 4, 652, 58, 4))
    p.clothe(img, base, p.texture.bricks("98604a", 5), 14, SUN, "1a0c18")
    p.solid(img, p.rect(68, FOOT - 12, 664, 16, 4), IRON, 7, SUN, 0.5)
    return np.clip(clod + base + roots.alpha() + p.mask(p.rect(68, FOOT - 12, 664, 16, 4)), 0, 1)


def ferns(
    img: p.Array, m: p.Array, count: int, dark: str, light: str, seed: int, size: tuple[float, float], y: float, keep_off: float = 0
) -> None:
    """A bank of ferns along the foot of the glass."""
    random = np.random.default_rng(seed)
    layer = p.Layer()
    for x in np.linspace(90, 710, count):
        if abs(x - 442) < keep_off:
            continue
        p.fern(
            layer,
            x + random.normal(0, 8),
            y + random.uniform(-4, 8),
            random.uniform(*size) * (1.25 if x < 240 or x > 560 else 0.75),
            p.mix(dark, light, random.random()),
            int(random.integers(99)),
        )
    p.lay(img, layer, clip=m)


def vine(img: p.Array, m: p.Array, points: list[tuple[float, float]], seed: int) -> None:
    """A hanging tomato vine: stem, leaves and fruit like small red planets."""
    random = np.random.default_rng(seed)
    way = p.sample(points, 26)
    stem = p.Layer().fill(p.ribbon(points, [7, 5, 2.4], 40), "3c6a34")
    p.lay(img, stem, clip=m)
    for k in range(2, 26):
        x, y = way[k]
        for side in (-1, 1):
            if random.random() < 0.75:
                p.leaf(p.mix("2c6a38", "8cc060", random.random())).draw(
                    img, x, y, random.uniform(20, 34), 90 + side * random.uniform(50, 90) - 90, light=SUN, shade="0c2a20"
                )
    for k in range(5, 26, 5):
        x, y = way[k]
        dx, r = random.uniform(10, 18) * (1 if k % 2 else -1), random.uniform(12, 17)
        p.solid(img, p.circle(x + dx, y + 10, r, r * 0.94), TOMATO, r * 0.9, SUN, 0, 0.03)
        p.over(img, p.mask(p.circle(x + dx - r * 0.4, y + 10 - r * 0.4, r * 0.2, r * 0.15)), "fff8f0", 0.9)
        p.over(img, p.mask(p.star(x + dx, y + 10 - r * 0.8, r * 0.6, 5, 0.3)), "3c7a38")


def tortoise() -> p.Sprite:
    """Very old, in an oatmeal cardigan and spectacles; in profile, facing right, paws adrift; about 200 long."""
    s, skin, wool = p.Sprite(), "7c8c54", "d8b878"
    s.limb([(-92, -20), (-106, -14), (-116, -4)], [10, 7, 2], skin)
    for points in ([(-62, -14), (-74, 16), (-70, 40)], [(34, -10), (54, 18), (80, 26)]):
        s.limb(points, [34, 29, 24], p.mix(wool, "4a3c38", 0.35)).add(
            p.circle(points[2][0] + 3, points[2][1] + 7, 13, 11), p.mix(skin, "2c2c28", 0.3), 9
        )
    s.add(p.spline([(-96, -22), (-84, 2), (-30, 14), (40, 12), (84, -4), (92, -26), (0, -34)]), wool, 22)
    for x in range(-80, 88, 12):
        s.line(p.spline([(x, -20), (x + 4, -4), (x + 2, 12)], False), 1.8, "b8a078", 0.6)
    s.limb([(76, -22), (106, -40), (124, -58)], [36, 30, 26], skin)
    for t in (0, 9, 18):
        s.line(p.spline([(92 + t, -22 - t), (100 + t, -34 - t), (98 + t, -48 - t)], False), 1.8, "5a6444", 0.7)
    s.add(p.spline([(82, -2), (74, -28), (84, -46), (100, -44), (104, -26), (96, -4)]), p.mix(wool, "fff8e8", 0.3), 9)
    shell = p.spline([(-104, -24, 1), (-96, -62), (-56, -98), (0, -110), (54, -96), (88, -60), (92, -28, 1), (0, -18)])
    s.add(shell, [(0, "1c1c14"), (0.35, "4a4a28"), (0.6, "8a7c40"), (0.82, "d0bc74"), (1, "fff4c8")], 44)
    for x, y, r in ((-66, -58, 23), (-22, -72, 26), (24, -72, 26), (64, -54, 20), (-44, -34, 16), (2, -34, 18), (46, -32, 16)):
        plate = p.moved(p.spline([(r * math.cos(a), r * 0.86 * math.sin(a), 1) for a in np.arange(6) * math.pi / 3 + 0.3]), x, y)
        s.parts.append(p.Part(plate, [(0, "2c2c18"), (0.4, "6a6030"), (0.65, "a8944c"), (1, "f4e0a0")], 10, clip=shell))
        s.parts.append(p.Part(plate, "2a2818", 0, 0.8, 2.4, clip=shell))
    s.add(p.spline([(112, -52), (112, -76), (130, -90), (152, -84), (162, -70), (156, -58), (136, -48)]), skin, 18)
    s.line(p.spline([(158, -64), (148, -58), (138, -58)], False), 2.2, "4a5434")
    s.add(p.circle(143, -74, 4), "18140f", 0).add(p.circle(144.4, -75.4, 1.3), "fffbe8", 0)
    s.line(p.circle(144, -74, 10), 2.4, "d8b050").line(p.line([(134, -75), (116, -78)]), 2.2, "d8b050")
    for x, y in ((90, -8), (70, 4), (46, 9)):
        s.add(p.circle(x, y, 3.6), "6a4c34", 3)
    for points in ([(-54, -8), (-46, 24), (-30, 42)], [(52, -6), (82, 14), (112, 8)]):
        s.limb(points, [38, 31, 25], wool)
        s.add(p.circle(points[2][0] + 6, points[2][1] + 4, 14, 12), skin, 10)
        for t in (0.3, 0.5, 0.7):
            x, y = p.sample(points, 11)[int(t * 10)]
            s.line(p.spline([(x - 11, y - 8), (x - 2, y + 2), (x - 4, y + 13)], False), 1.8, "b8a078", 0.6)
    return s


def watering_can() -> p.Sprite:
    """A tin can, spout to the right; its handle at the origin."""
    s = p.Sprite()
    tin = [(0, "1c2c34"), (0.35, "54747c"), (0.6, "9cbcc0"), (0.82, "e4f4f4"), (1, "ffffff")]
    s.line(p.spline([(-14, 44), (-40, 26), (-30, 2), (0, 0), (20, 18)], False), 7, "54747c")
    s.limb([(26, 58), (52, 40), (74, 14)], [14, 10, 8], tin).add(p.spline([(66, 8), (84, 18), (88, 8), (76, 0)]), tin, 5)
    s.add(p.spline([(-26, 22, 1), (28, 22, 1), (32, 76, 1), (0, 82), (-30, 76, 1)]), tin, 20)
    s.add(p.circle(1, 22, 27, 6), "2c444c", 3)
    return s


def water(img: p.Array, places: list[tuple[float, float, float]]) -> None:
    """Hanging beads of water."""
    for x, y, r in places:
        p.solid(
            img, p.circle(x, y, r, r * 0.95), [(0, "3c8a8c"), (0.4, "8cd0cc"), (0.7, "dcf8f0"), (1, "ffffff")], r, (0.5, 0.6, 0.4), 0, 0
        )
        p.over(img, p.mask(p.circle(x - r * 0.35, y - r * 0.4, r * 0.24)), "ffffff", 0.95)


def seedling(img: p.Array, x: float, y: float) -> None:
    """One pot, two leaves."""
    s = p.Sprite().add(p.poly([(-26, -46), (26, -46), (19, 0), (-19, 0)]), "b87048", 12).add(p.rect(-30, -54, 60, 13, 3), "c88058", 5)
    s.limb([(0, -50), (2, -72), (-2, -88)], [5, 4, 3], "a8e070")
    s.add(p.spline([(-2, -86, 1), (-18, -104), (-36, -100), (-24, -86)]), "b8ec78", 6).add(
        p.spline([(-2, -86, 1), (10, -108), (32, -110), (22, -90)]), "c8f48c", 6
    )
    p.glow(img, x, y - 90, 80, "e8ffc0", 0.5)
    s.draw(img, x, y, 116, light=SUN, shade="1c2a24")


def glass(img: p.Array, m: p.Array) -> None:
    """Hard sunlight sliding over the panes."""
    for offset, width, alpha in ((470, 34, 0.3), (540, 12, 0.24), (980, 46, 0.2), (1060, 14, 0.18)):
        band = np.exp(-(((p.grid.x * 0.9 + p.grid.y * 0.5 - offset) / width) ** 2))
        p.shine(img, m * band, "f4fff4", alpha)
    p.rim_light(img, m, "ffffff", -5, -4, 0.7, 2)


def space() -> p.Array:
    """Black with a breath of green; raw sun from the upper left; the Earth small, and rather brown."""
    img = p.sky("space", 1200, 84, [(0, "0a1c1c"), (0.4, "061214"), (1, "03080e")])
    p.milky_way(img, 7, -0.9, 620, 200, "4c7c74")
    p.stars(img, 900, 84, 1500, "f0fff8", 0.05)
    p.glow(img, 40, 50, 560, "fff0c0", 0.75, 2.2)
    p.glow(img, 40, 50, 150, "ffffff", 1.0, 1.4)
    p.rays(img, 40, 50, 900, "fff4d0", 0.1, 6, 40)
    x, y, r = 690, 1080, 58
    globe = p.mask(p.circle(x, y, r))
    p.glow(img, x, y, 110, "c8a888", 0.35)
    p.form(img, globe, [(0, "080608"), (0.3, "3c2a20"), (0.55, "8a6444"), (0.8, "c8a06c"), (1, "f4e0b8")], 60, SUN, 0.1, 3)
    p.over(img, globe * p.smooth(0.1, 0.35, p.noise(36, 12, 4)) * p.smooth(x + 40, x - 40, p.grid.x + (p.grid.y - y) * 0.4), "4c7c94", 0.7)
    p.over(img, globe * p.smooth(0.25, 0.6, p.noise(24, 15, 4, ax=2)), "f0e8dc", 0.35)
    return img


def slanted(field: p.Array) -> p.Array:
    """The field turned and a little enlarged, black outside."""
    matrix = cv2.getRotationMatrix2D((p.grid.w / 2, p.grid.h * 0.53), SLANT, 0.99)
    matrix[1, 2] -= 12 * p.grid.s
    return cv2.warpAffine(field, matrix, (p.grid.w, p.grid.h), flags=cv2.INTER_CUBIC)


def paint() -> p.Array:
    house = p.blank("000000")
    m = house_mask()
    interior(house, m)
    bars(house, m, 1.6, 0.55, 56, 20)
    ferns(house, m, 26, "3c7a54", "8cc47c", 5, (150, 230), FOOT)
    seedling(house, 442, FOOT - 8)
    vine(house, m, [(254, 610), (272, 690), (256, 800)], 3)
    vine(house, m, [(556, 540), (540, 640), (552, 740)], 7)
    vine(house, m, [(130, 690), (138, 740), (126, 810)], 9)
    vine(house, m, [(668, 690), (660, 740), (674, 806)], 12)
    tortoise().draw(house, 352, 522, 98, 172, flip=True, light=SUN, shade="14201c", rim="fffbe0", rim_alpha=0.6)
    watering_can().draw(house, 452, 450, 96, 24, light=SUN, shade="14201c", rim="fffbe0", rim_alpha=0.6)
    water(house, [(534, 566, 8), (496, 622, 12), (500, 656, 7), (464, 676, 15), (482, 712, 8), (450, 726, 6)])
    ferns(house, m, 24, "1c5038", "5ca05c", 8, (70, 120), FOOT + 6, 62)
    bars(house, m, 2.6, 0.6, 56)
    glass(house, m)
    solid = np.maximum(m, plinth(house))
    before = house.copy()
    frame(house)
    ribs = np.clip(np.abs(house - before).max(2) * 30, 0, 1)
    cover = np.maximum(solid, ribs)
    img = space()
    p.glow(img, 400, 620, 560, "6cd0a4", 0.42, 1.4)
    p.over(img, np.clip(slanted(cover), 0, 1), np.clip(slanted(house), 0, 1))
    return img
