"""Crows file along a branch, each drops a black feather into the urn; in the middle of it shines a white one."""

from __future__ import annotations

import math

import numpy as np
import skia

from art import paint as p

NUMBER, TITLE, STUDIO = 83, "One White Feather", "paint"

EVENING = (-0.35, -0.8, 0.4)
URN_X, RIM, FOOT = 318, 452, 1098
PROFILE = [
    (452, 84),
    (470, 78),
    (520, 74),
    (600, 128),
    (700, 158),
    (800, 160),
    (900, 138),
    (990, 92),
    (1040, 62),
    (1066, 66),
    (1084, 112),
    (1098, 118),
]
BRANCH = [(-40, 452), (120, 436), (300, 428), (480, 436), (640, 424), (850, 440)]


def half_width(y: float) -> float:
    """The urn's half width at a height."""
    return float(np.interp(y, [q[0] for q in PROFILE], [q[1] for q in PROFILE]))


def urn_path(inset: float = 0, top: float = RIM, bottom: float = FOOT) -> skia.Path:
    """The outline of the urn between two heights."""
    ys = np.linspace(top, bottom, 60)
    smooth = [np.mean([half_width(y + d) for d in (-24, -12, 0, 12, 24)]) for y in ys]
    right = [(URN_X + w - inset, y) for y, w in zip(ys, smooth, strict=True)]
    left = [(URN_X - w + inset, y) for y, w in zip(ys, smooth, strict=True)]
    return p.poly([*right, *left[::-1]])


def evening() -> p.Array:
    """Smoke-grey air over far fields; a paler band low down behind the urn."""
    img = p.sky("overcast", 1000, 83, [(0, "7c7f86"), (0.35, "a3a4a6"), (0.7, "cfccc6"), (1, "e6e0d6")])
    p.stratus(img, 150, 130, "686b74", 0.4, 5)
    p.glow(img, URN_X, 760, 460, "fffaf0", 0.42, 1.5)
    p.ridge(img, 930, 16, "a9a8aa", "d4d0ca", 4, 120)
    for x, height, seed in (
        (560, 190, 31),
        (628, 240, 32),
        (716, 170, 33),
        (60, 200, 34),
        (780, 220, 36),
        (8, 150, 37),
    ):
        limbs, _ = p.branches(x, 990, height, seed, 0.0, 0.5, 6, 0.05)
        p.over(img, p.mask(*limbs), "9a999c", 0.8)
    p.ridge(img, 990, 10, "8a898c", "b8b4b0", 8, 140)
    field = p.below(p.skyline(1044, 7, 9, 4), 1.5, 3)
    p.over(img, field, p.vertical([(0, "7c7a7a"), (1, "3a383e")], 1040, 1200, p.noise(90, 4, 4) * 0.1))
    p.grass_over(img, field, 3400, (8, 22), 5, 0.25)
    p.mist(img, 1010, 60, "d8d4ce", 0.6, 3)
    return img


def boughs(img: p.Array) -> None:
    """The bare branch of the queue, its twigs, and one bough overhead."""
    paths = [p.ribbon(BRANCH, [46, 40, 34, 30, 24, 20], 90)]
    for x, y, height, seed, lean in (
        (60, 436, 150, 3, 0.5),
        (742, 428, 170, 6, 0.3),
        (560, 432, 120, 9, -0.5),
        (800, 440, 200, 12, -0.7),
    ):
        limbs, _ = p.branches(x, y, height, seed, lean, 0.5, 5, 0.045)
        paths += limbs
    for x, y, height, seed, lean in ((850, 70, 900, 15, -1.42), (-60, -20, 620, 18, 2.0)):
        over, _ = p.branches(x, y, height, seed, lean, 0.45, 7, 0.035)
        p.over(img, p.mask(*over), "4c4c54", 0.75)
    m = p.rough(p.mask(*paths), 1.6, 9, 4)
    p.form(
        img,
        m,
        [(0, "0c0c12"), (0.4, "1e1d24"), (0.7, "3c3a42"), (0.9, "7c7a80"), (1, "c8c4c0")],
        15,
        EVENING,
        0.14,
        5,
        1.5,
    )


def plume(colour: list[tuple[float, str]], barb: str) -> p.Sprite:
    """A single feather, quill at the origin, 100 long, pointing up, with barbs and a split."""
    s = p.Sprite()
    s.add(
        p.spline(
            [(0, -4, 1), (9, -18), (14, -44), (12, -76), (2, -100, 1), (-7, -84), (-12, -60), (-11, -30), (-6, -14)]
        ),
        colour,
        9,
    )
    for k in range(15):
        y = -14 - k * 5.4
        reach = 12.5 * math.sin((k + 2) / 18 * math.pi) ** 0.7
        s.line(p.spline([(0.5, y), (reach * 0.6, y - 4), (reach, y - 11)], False), 0.9, barb, 0.55)
        s.line(p.spline([(0.5, y), (-reach * 0.55, y - 4), (-reach * 0.85, y - 11)], False), 0.9, barb, 0.55)
    s.add(p.poly([(13, -46), (4, -40), (12, -52)]), barb, 0, alpha=0.4)
    s.line(p.spline([(-2, 16), (0, -8), (1, -92)], False), 1.9, barb)
    return s


BLACK = [(0, "08080c"), (0.35, "14141b"), (0.6, "24252e"), (0.8, "3f4350"), (0.94, "747c8c"), (1, "b4bcc8")]
WHITE = [(0, "a8aab4"), (0.3, "d8d8dc"), (0.55, "f6f4ee"), (0.8, "ffffff"), (1, "ffffff")]


def filling(img: p.Array) -> None:
    """The urn packed with black feathers, and the one that is not."""
    inside = p.mask(urn_path(9, RIM + 8, 1040))
    sheet = img.copy()
    heap = 598 + p.noise(70, 6, 2) * 16
    p.over(sheet, inside * p.smooth(-8, 8, p.grid.y - heap), "0e0e14", 0.95)
    random = np.random.default_rng(83)
    black = plume(BLACK, "0a0a10")
    for k in range(200):
        y = 1064 - k / 200 * 440 + random.normal(0, 10)
        x = URN_X + random.uniform(-1, 1) * (half_width(y) - 12)
        black.draw(sheet, x, y, random.uniform(74, 118), random.normal(0, 46), light=EVENING, seed=k)
    p.glow(sheet, URN_X + 14, 770, 190, "ffffff", 0.5, 1.7)
    plume(WHITE, "b4b4bc").draw(sheet, URN_X - 20, 866, 216, 13, light=EVENING)
    for dx, y, turn in ((-52, 896, 60), (44, 906, -58), (-8, 930, 18)):
        black.draw(sheet, URN_X + dx, y, 104, turn, light=EVENING)
    p.over(img, inside, sheet)
    p.glow(img, URN_X + 12, 764, 220, "ffffff", 0.22, 1.8)


def glass(img: p.Array) -> None:
    """The urn itself: thick edges, long gleams, rim and foot."""
    m = p.mask(urn_path())
    edge = np.clip(m - p.blur(p.mask(urn_path(9)), 3), 0, 1)
    p.over(img, edge, "dfe4e6", 0.5)
    p.over(img, np.clip(m - p.mask(urn_path(2.6)), 0, 1), "5c626c", 0.8)
    foot = p.mask(urn_path(0, 1036, FOOT))
    p.over(img, foot, p.vertical([(0, "c4c8ca"), (0.5, "8c9298"), (0.8, "d8dcdc"), (1, "6c7078")], 1036, FOOT), 0.75)
    gleams = p.Layer()
    left = [(URN_X - half_width(y) * 0.8, y) for y in (540, 640, 760, 880, 980)]
    right = [(URN_X + half_width(y) * 0.86, y) for y in (600, 700, 800, 900)]
    gleams.fill(p.ribbon(left, [3, 15, 19, 12, 2], 60), "ffffff", 0.5, 3)
    gleams.fill(p.ribbon([(x + 24, y) for x, y in left[1:4]], [1, 5, 1], 40), "ffffff", 0.5, 1.5)
    gleams.fill(p.ribbon(right, [1, 7, 8, 1], 50), "ffffff", 0.4, 2.5)
    for y, w, h in ((RIM + 2, 84, 13), (1066, 62, 8)):
        gleams.stroke(p.circle(URN_X, y, w, h), 5, "eef2f2", 0.85)
        gleams.stroke(p.circle(URN_X, y + 2, w, h), 1.8, "4c525c", 0.8)
    p.lay(img, gleams)
    p.contact(img, URN_X, FOOT + 3, 150, 14, 0.55)


def crow(feather: bool) -> p.Sprite:
    """A crow with or without its vote in the beak; faces right."""
    s = p.Sprite()
    bird = p.crow("16161c")
    s.attach(bird, 0, 0, 100)
    if feather:
        s.attach(plume(BLACK, "0a0a10"), 62, -84, 42, 164)
    return s


def queue(img: p.Array) -> None:
    """All look straight ahead with great effort; the last one is the smallest."""

    def perch(sprite: p.Sprite, x: float, y: float, size: float, turn: float = 0) -> None:
        sprite.draw(img, x, y, size, turn, True, EVENING, "040408", "8c929e", "e4e8e8", 0.55)

    for x, y, size, feather in ((118, 428, 176, False), (656, 420, 144, True), (560, 424, 160, True)):
        perch(crow(feather), x, y, size)
    perch(crow(True), 446, 426, 184, -7)
    plume(WHITE, "a8a8b0").draw(img, 722, 386, 56, 116, light=EVENING)
    perch(p.crow("16161c"), 730, 424, 106)
    black = plume(BLACK, "0a0a10")
    black.draw(img, URN_X + 6, 560, 96, 158, light=EVENING)


def paint() -> p.Array:
    img = evening()
    boughs(img)
    stone = p.rough(
        p.mask(p.spline([(150, 1180), (160, 1108), (236, 1090), (400, 1090), (478, 1108), (492, 1184), (320, 1196)])),
        3,
        16,
        5,
    )
    p.form(img, stone, p.tones("7c7c80", "24242c", "e8e8e8"), 40, EVENING, 0.14, 4, 3)
    filling(img)
    glass(img)
    queue(img)
    for x, y, turn in ((560, 1130, 70), (640, 1160, 110)):
        p.contact(img, x, y + 4, 40, 7, 0.3)
        plume(BLACK, "0a0a10").draw(img, x, y, 64, turn, light=EVENING)
    return img
