"""Crows file along a branch, each drops a black feather into the urn; in the middle of it shines a white one."""

from __future__ import annotations

import math

import numpy as np
import skia

from art import paint as p

NUMBER, TITLE = 83, "One White Feather"

EVENING = (-0.35, -0.8, 0.4)
URN_X, RIM, FOOT = 318, 452, 1098
PROFILE = [
    (452, 132),
    (470, 122),
    (520, 126),
    (600, 176),
    (700, 204),
    (800, 206),
    (900, 182),
    (990, 122),
    (1040, 72),
    (1066, 74),
    (1084, 130),
    (1098, 138),
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
    heap = 618 + p.noise(70, 6, 2) * 16
    p.over(sheet, inside * p.smooth(-8, 8, p.grid.y - heap), "0e0e14", 0.95)
    random = np.random.default_rng(83)
    black = plume(BLACK, "0a0a10")
    for k in range(300):
        y = 1064 - k / 300 * 420 + random.normal(0, 8)
        x = URN_X + random.uniform(-1, 1) * (half_width(y) - 12)
        side = 1 if random.random() < 0.5 else -1
        black.draw(sheet, x, y, random.uniform(84, 126), side * random.uniform(52, 112), light=EVENING, seed=k)
    p.glow(sheet, URN_X + 10, 800, 230, "ffffff", 0.55, 1.7)
    white_one(sheet)
    for dx, y, turn in ((-92, 938, 70), (-30, 950, 96), (4, 966, -60)):
        black.draw(sheet, URN_X + dx, y, 112, turn, light=EVENING)
    p.over(img, inside, sheet)
    p.glow(img, URN_X + 12, 764, 220, "ffffff", 0.22, 1.8)


def white_one(img: p.Array) -> None:
    """The vote that is not black: a broad curved plume, its barbs parting."""
    spine = [(URN_X - 92, 936), (URN_X - 50, 868), (URN_X + 16, 776), (URN_X + 92, 676)]
    vane = p.ribbon(spine[1:], [8, 62, 86, 78, 46, 4], 80)
    for gap in (
        [(URN_X + 78, 790), (URN_X + 44, 776), (URN_X + 74, 783)],
        [(URN_X - 40, 772), (URN_X - 4, 778), (URN_X - 34, 765)],
    ):
        vane = p.cut(vane, p.poly(gap))
    m = p.rough(p.mask(vane), 1.6, 8, 3)
    p.shadow(img, m, 8, 10, 9, 0.8, "000004")
    p.form(img, m, [(0, "8c90a0"), (0.45, "c4c6d0"), (0.7, "f4f2ee"), (1, "ffffff")], 34, EVENING, 0.05, 3, 4)
    barbs = p.Layer()
    run = np.array(p.sample(spine, 60))
    for k in range(18, 57):
        (x, y), (dx, dy) = run[k], run[k] - run[k - 1]
        n = math.hypot(dx, dy)
        for side in (-1, 1):
            tip = (x + dx / n * 40 - side * dy / n * 44, y + dy / n * 40 + side * dx / n * 44)
            barbs.stroke(
                p.spline([(x, y), ((x + tip[0]) / 2 - side * dy / n * 5, (y + tip[1]) / 2), tip], False),
                1.3,
                "9ca0ac",
                0.6,
            )
    p.lay(img, barbs, clip=m)
    quill = p.Layer()
    quill.fill(p.ribbon(spine, [9, 7, 5, 2], 60), "fffdf4").stroke(p.spline(spine, False), 1.4, "8c90a0", 0.8)
    p.lay(img, quill)


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
    for y, w, h in ((RIM + 2, 130, 17), (1066, 72, 9)):
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

    perch(crow(False), 116, 430, 170)
    perch(crow(True), 600, 426, 132)
    perch(crow(True), 478, 428, 164, -7)
    plume(WHITE, "a8a8b0").draw(img, 708, 392, 56, 116, light=EVENING)
    perch(p.crow("16161c"), 716, 426, 98)
    black = plume(BLACK, "0a0a10")
    black.draw(img, URN_X + 16, 500, 110, 150, light=EVENING)


def paint() -> p.Array:
    img = evening()
    boughs(img)
    stone = p.rough(
        p.mask(p.spline([(120, 1184), (132, 1108), (220, 1090), (416, 1090), (504, 1108), (520, 1188), (320, 1198)])),
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
