"""A glasshouse drifts at a slant among the stars; inside a weightless old tortoise waters one seedling, upside down.

Technique: cut paper.
"""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np
import skia

from art import paint as p
from art.paint.voices import cutpaper as cp
from art.paint.voices.printing import PLAIN

NUMBER, TITLE = 84, "Greenhouse in Orbit"
FINISH = PLAIN

SPACE, WHITE, GREEN, LEAF, LIME, RED, INK = "141b45", "fffdf2", "1f6b4a", "3f9a56", "9bcf4f", "e8352b", "1d2030"
SKIN, DARK_SKIN, SHELL, PLATE = "9fb04a", "74873a", "c98a34", "8a4f22"
MIDDLE, SLANT = (384.0, 560.0), -11.0


def put(img: p.Array, path: skia.Path, colour: str, lift: float = 6, seed: int = 1) -> p.Array:
    """A piece of paper in the slanting frame of the glasshouse, its origin in the middle."""
    return cp.sheet(img, p.moved(path, *MIDDLE, 1, SLANT), colour, lift, seed)


def house() -> skia.Path:
    """Upright walls and a pointed vault."""
    return p.spline(
        [
            (-322, 360, 1),
            (-326, 0, 1),
            (-300, -150),
            (-220, -300),
            (-110, -400),
            (0, -470, 1),
            (110, -400),
            (220, -300),
            (300, -150),
            (326, 0, 1),
            (322, 360, 1),
        ]
    )


def space(img: p.Array) -> None:
    """Night, a pale halo, few stars and the planet left behind."""
    img[:] = cp.stock(SPACE, 2)
    halo = [
        (400 + (420 + 22 * math.sin(3 * t)) * math.cos(t), 560 + (560 + 18 * math.cos(4 * t)) * math.sin(t))
        for t in np.linspace(0, math.tau, 20, endpoint=False)
    ]
    cp.sheet(img, p.spline(halo), "212c6b", 5, 3)
    stars = [p.star(x, y, r, n, 0.4, x) for x, y, r, n in ((70, 90, 12, 5), (186, 180, 6, 4), (60, 330, 7, 5), (620, 60, 8, 4), (748, 420, 11, 5), (742, 640, 6, 4),
                                                          (36, 560, 5, 4), (250, 52, 7, 5), (560, 1140, 8, 5), (748, 900, 8, 4), (410, 1110, 6, 4))]  # fmt: skip
    cp.sheet(img, p.mask(*stars), "ffe9a8", 3, 4, thickness=0.6)
    planet = p.circle(66, 1130, 150)
    m = cp.sheet(img, planet, "b5623c", 8, 4)
    for band, tone in (([(-100, 1090), (60, 1060), (240, 1080)], "d98a52"), ([(-100, 1160), (80, 1140), (240, 1150)], "8f452e")):
        cp.sheet(img, p.mask(p.ribbon(band, [26, 34, 20], 30)) * m, tone, 2, 5, thickness=0.5)


def roots(img: p.Array) -> None:
    """Earth and roots still hanging from the foundation."""
    lines = (
        ([(-250, 430), (-262, 500), (-230, 560), (-250, 610)], [16, 12, 8, 2]), ([(-160, 440), (-140, 520), (-170, 600), (-150, 650)], [18, 13, 8, 2]),
        ([(-40, 460), (-60, 540), (-20, 610), (-46, 690)], [20, 14, 9, 2]), ([(70, 450), (90, 530), (56, 590), (80, 640)], [17, 12, 7, 2]),
        ([(170, 440), (200, 510), (176, 570), (210, 630)], [18, 12, 8, 2]), ([(260, 430), (276, 480), (256, 530)], [13, 9, 2]),
        ([(-20, 600), (30, 640), (24, 680)], [8, 6, 2]), ([(-166, 560), (-206, 590), (-204, 630)], [7, 5, 2]),
    )  # fmt: skip
    for points, widths in lines:
        put(img, p.ribbon(points, widths, 40), "c79a68", 6, 3)
    soil = [
        (-330, 410, 1),
        (-300, 452),
        (-230, 446),
        (-170, 486),
        (-90, 470),
        (-30, 516),
        (50, 484),
        (120, 500),
        (180, 462),
        (260, 468),
        (306, 440),
        (330, 410, 1),
    ]
    put(img, p.spline(soil), "4a2c30", 8, 4)


def inside(img: p.Array) -> None:
    """Warm green light behind the panes, the far glazing bars, and ferns at the foot."""
    put(img, house(), "bfe8c8", 12, 4)
    m = p.mask(p.moved(house(), *MIDDLE, 1, SLANT))
    glow = [
        ((270 + 14 * math.sin(3 * t)) * math.cos(t), -40 + (300 + 10 * math.cos(5 * t)) * math.sin(t))
        for t in np.linspace(0, math.tau, 24, endpoint=False)
    ]
    cp.sheet(img, p.mask(p.moved(p.spline(glow), *MIDDLE, 1, SLANT)) * m, "e9f8c4", 2, 5, thickness=0.4)
    bars = [p.ribbon([(x * 0.16, -440), (x * 0.8, -250), (x, 0), (x, 360)], [4, 6, 6, 6], 40) for x in (-196, -66, 66, 196)]
    bars += [p.ribbon([(-330, y), (0, y + 4), (330, y)], [6, 6, 6], 20) for y in (0, 180)] + [
        p.ribbon([(-250, -250), (0, -240), (250, -250)], [5, 5, 5], 20)
    ]
    cp.sheet(img, p.mask(*[p.moved(b, *MIDDLE, 1, SLANT) for b in bars]) * m, "8fcfae", 2, 5, thickness=0.4)


def frond(img: p.Array, spine: p.Points, leaves: int, length: float, colour: str, seed: int) -> None:
    """A fern: leaflets along a bent spine, cut freely."""
    random = np.random.default_rng(seed)
    line = p.sample(spine, 60)
    shape = p.ribbon(spine, [9, 7, 3], 30)
    for k in range(leaves):
        at = int(8 + 50 * k / leaves)
        (ax, ay), (bx, by) = line[at - 2], line[at]
        heading = math.degrees(math.atan2(by - ay, bx - ax))
        n = length * (1 - 0.68 * k / leaves) * random.uniform(0.85, 1.12)
        for side in (-1, 1):
            blade = p.spline([(0, 0, 1), (n * 0.4, -n * 0.14), (n, 0, 1), (n * 0.4, n * 0.14)])
            shape = p.union(shape, p.moved(blade, float(bx), float(by), 1, heading + side * random.uniform(48, 66)))
    put(img, shape, colour, 5, seed)


def tomato(img: p.Array, x: float, y: float, r: float, turn: float, tone: str = RED) -> None:
    """A fruit with its green star and one spot of light."""
    fruit = p.spline(
        [
            (-r, -r * 0.1),
            (-r * 0.7, -r * 0.8),
            (0, -r * 0.82),
            (r * 0.72, -r * 0.78),
            (r, 0),
            (r * 0.66, r * 0.8),
            (0, r * 0.92),
            (-r * 0.7, r * 0.76),
        ]
    )
    put(img, p.moved(fruit, x, y, 1, turn), tone, 6, 3)
    put(img, p.moved(p.star(0, -r * 0.72, r * 0.6, 5, 0.36, 10), x, y, 1, turn), GREEN, 2, 3)
    put(img, p.moved(p.circle(-r * 0.4, -r * 0.1, r * 0.14, r * 0.24), x, y, 1, turn + 20), "ffb09c", 0.6, 3)


def plants(img: p.Array) -> None:
    """Ferns low on both sides and one tomato vine that climbs the right wall."""
    frond(img, [(-262, 372), (-292, 280), (-270, 190)], 8, 70, GREEN, 3)
    frond(img, [(250, 372), (214, 250), (130, 180)], 8, 88, GREEN, 6)
    frond(img, [(40, 374), (80, 290), (150, 262)], 7, 66, LEAF, 4)
    put(img, p.ribbon([(284, 372), (254, 220), (290, 60), (262, -100), (214, -230), (150, -320)], [15, 13, 11, 9, 7, 3], 60), LEAF, 5, 3)
    for x, y, turn, n in (
        (262, 250, 200, 90),
        (284, 110, 150, 84),
        (276, -20, 215, 88),
        (262, -100, 330, 56),
        (226, -200, 170, 80),
        (180, -290, 240, 62),
    ):
        leaf = p.spline(
            [
                (0, 0, 1),
                (n * 0.3, -n * 0.3, 1),
                (n * 0.42, -n * 0.16),
                (n * 0.7, -n * 0.26, 1),
                (n, 0, 1),
                (n * 0.72, n * 0.24, 1),
                (n * 0.44, n * 0.15),
                (n * 0.3, n * 0.3, 1),
            ]
        )
        put(img, p.moved(leaf, x, y, 1, turn), LEAF if n < 85 else GREEN, 5, 4)
    for x, y, r, turn in ((224, 176, 40, 8), (296, 26, 33, -14), (232, -96, 37, 18), (160, -248, 29, -20)):
        tomato(img, x, y, r, turn)
    tomato(img, -120, -306, 27, 130, "f2603a")


def pot(img: p.Array) -> None:
    """The one seedling."""
    put(img, p.ribbon([(-180, 262), (-178, 226), (-186, 192)], [12, 10, 7], 24), LIME, 5, 3)
    put(img, p.spline([(-186, 196, 1), (-226, 200), (-262, 166), (-212, 150), (-188, 174)]), LIME, 5, 3)
    put(img, p.spline([(-186, 196, 1), (-180, 150), (-134, 130), (-112, 166), (-150, 196)]), "b9e05c", 5, 4)
    put(img, p.poly([(-232, 276), (-126, 276), (-142, 362), (-216, 362)]), "d8683a", 7, 4)
    put(img, p.poly([(-242, 254), (-116, 254), (-122, 286), (-236, 286)]), "ec8250", 5, 3)


def tortoise(img: p.Array) -> None:
    """On his back in the air, head stretched towards the plant, spectacles and all."""

    def part(path: skia.Path, colour: str, lift: float = 6, seed: int = 2) -> p.Array:
        return put(img, p.moved(path, 92, -36, 1.14, 181), colour, lift, seed)

    part(p.ribbon([(70, 20), (104, 74), (150, 84)], [50, 40, 34], 30, True), DARK_SKIN, 5)
    part(p.ribbon([(-70, 20), (-116, 66), (-150, 112)], [50, 40, 34], 30, True), DARK_SKIN, 5)
    part(p.spline([(-150, -4, 1), (-186, 4), (-206, 26, 1), (-170, 26), (-140, 20, 1)]), DARK_SKIN, 4)
    part(p.ribbon([(120, -10), (180, -34), (214, -52)], [66, 50, 44], 30, True), SKIN, 5)
    part(p.spline([(182, -62), (202, -108), (250, -120), (292, -100), (308, -66), (288, -32), (238, -20), (194, -32)]), SKIN, 6)
    dome = p.spline([(-166, 8), (-152, -66), (-92, -132), (0, -154), (92, -132), (152, -66), (168, 8), (90, 24), (0, 28), (-90, 24)])
    part(dome, PLATE, 8)
    for plate in (
        [(-44, -60, 1), (0, -72, 1), (46, -60, 1), (54, -16, 1), (0, -2, 1), (-52, -16, 1)],
        [(-50, -72, 1), (-34, -124, 1), (0, -142, 1), (36, -124, 1), (50, -70, 1), (0, -82, 1)],
        [(-58, -62, 1), (-62, -18, 1), (-108, -20, 1), (-128, -62, 1), (-92, -112, 1), (-46, -118, 1)],
        [(60, -62, 1), (64, -18, 1), (110, -20, 1), (130, -64, 1), (92, -114, 1), (48, -120, 1)],
        [(-138, -50, 1), (-118, -14, 1), (-152, 0, 1)], [(140, -52, 1), (120, -14, 1), (154, 0, 1)],
    ):  # fmt: skip
        part(p.spline(plate), SHELL, 3, 4)
    part(p.spline([(-176, 0), (-90, 10), (0, 16), (92, 10), (178, 0), (170, 32), (90, 44), (0, 48), (-92, 44), (-168, 32)]), "ecc468", 5)
    for x in (-96, -34, 36, 98):
        part(p.ribbon([(x, 14), (x * 1.03, 44)], [5, 5], 6), PLATE, 0.5)
    part(p.ribbon([(-112, 22), (-128, 92), (-96, 140)], [62, 52, 44], 34, True), SKIN, 7)
    part(p.ribbon([(104, 22), (124, 90), (94, 138)], [62, 52, 44], 34, True), SKIN, 7)
    for x, y in ((-110, 152), (-94, 160), (-78, 154), (78, 152), (94, 158), (110, 150)):
        part(p.circle(x, y, 7, 9), "f3e7b4", 1)
    glasses(part)


def glasses(part: Callable[..., p.Array]) -> None:
    """Round lenses, a kind eye, a smile."""
    part(p.circle(254, -80, 31), WHITE, 3)
    part(p.circle(254, -80, 24), "cfeef2", 0.5)
    part(p.circle(260, -84, 11), INK, 0.5)
    ring = p.cut(p.circle(254, -80, 32), p.circle(254, -80, 25))
    part(ring, INK, 2)
    part(p.ribbon([(224, -82), (206, -84), (190, -78)], [5, 5, 4], 12), INK, 1)
    part(p.ribbon([(298, -52), (274, -40), (236, -44), (220, -54)], [3, 6, 5, 2], 16), INK, 0.5)


def can(img: p.Array) -> None:
    """Held in a forefoot; the water leaves it as beads."""

    def part(path: skia.Path, colour: str, lift: float = 5) -> None:
        put(img, p.moved(path, -70, -226, 1.12, -24), colour, lift, 3)

    part(
        p.cut(
            p.spline([(30, -44), (84, -60), (112, -10), (92, 42), (36, 40)]), p.spline([(36, -28), (76, -40), (94, -8), (80, 24), (38, 22)])
        ),
        "2f6fc4",
    )
    part(p.ribbon([(-30, 20), (-84, -12), (-112, -44)], [22, 15, 12], 20), "2f6fc4")
    part(p.spline([(-128, -30, 1), (-98, -62, 1), (-90, -40), (-110, -22)]), "5b9ae0")
    part(p.spline([(-46, -46, 1), (46, -46, 1), (52, 46, 1), (0, 54), (-52, 46, 1)]), "3f86dc", 7)
    part(p.circle(0, -46, 46, 12), "1f4f94", 2)
    part(p.ribbon([(-48, 10), (0, 16), (50, 10)], [7, 7, 7], 14), "7fb4ee", 0.6)
    for x, y, r in (
        (-232, -186, 12),
        (-252, -134, 21),
        (-282, -92, 11),
        (-262, -44, 15),
        (-284, 10, 22),
        (-262, 70, 14),
        (-278, 106, 8),
        (-236, 128, 10),
    ):
        put(img, p.spline([(x - r, y), (x, y - r * 1.06), (x + r, y + r * 0.1), (x, y + r)]), "4aa8ea", 5, 3)
        put(img, p.circle(x - r * 0.3, y - r * 0.35, r * 0.26), WHITE, 0.5, 3)


def frame(img: p.Array) -> None:
    """White iron round the glass, a finial, the brick foot; two glints say that it is glass."""
    edge = p.cut(house(), p.moved(house(), 0, -2, 0.953))
    put(img, edge, WHITE, 8, 3)
    put(img, p.union(p.ribbon([(0, -462), (0, -530)], [12, 5], 10), p.circle(0, -500, 14)), WHITE, 5, 3)
    for y, h, w, shift in ((358, 30, 340, 0), (388, 32, 334, 26)):
        put(img, p.rect(-w, y, 2 * w, h, 3), "8e3b34", 7, 4)
        bricks = [
            p.moved(p.rect(x + 3 + (k * 7 % 5), y + 3, 52 + (k * 11 % 9) - 4, h - 6, 3), *MIDDLE, 1, SLANT)
            for k, x in enumerate(range(-w + shift - 26, w - 30, 64))
            if x > -w - 4
        ]
        cp.sheet(img, p.mask(*bricks), "d2694a", 1.5, 5)
    m = p.mask(p.moved(p.moved(house(), 0, 0, 0.95), *MIDDLE, 1, SLANT))
    glints = [p.poly([(-120, -420), (-60, -420), (-330, 40), (-330, -70)]), p.poly([(-30, -450), (-10, -450), (-330, 100), (-330, 66)])]
    p.over(img, p.mask(*[p.moved(q, *MIDDLE, 1, SLANT) for q in glints]) * m, "ffffff", 0.28)


def clogs(img: p.Array) -> None:
    """Left outside, on a string."""
    cp.sheet(img, p.ribbon([(290, 66), (400, 34), (540, 44), (640, 92), (682, 150), (704, 196)], [5] * 6, 60), WHITE, 3, 3)
    for x, y, turn, tone in ((738, 214, 74, "d99a40"), (676, 246, 112, "f0bc5c")):
        shoe = p.spline(
            [
                (-64, -6),
                (-60, -32),
                (-40, -40),
                (-6, -34),
                (24, -34),
                (56, -26),
                (74, -34),
                (92, -52, 1),
                (94, -16),
                (72, 14),
                (40, 24),
                (-44, 24),
                (-62, 16),
            ]
        )
        cp.sheet(img, p.moved(shoe, x, y, 0.82, turn), tone, 7, 4)
        cp.sheet(
            img, p.moved(p.spline([(-56, -30), (-36, -38), (-4, -33), (8, -26), (-12, -16), (-44, -18)]), x, y, 0.82, turn), "6a3d20", 1, 4
        )


def paint() -> p.Array:
    """Space, earth, glasshouse, and its gardener."""
    img = p.blank(SPACE)
    space(img)
    roots(img)
    inside(img)
    outside = img.copy()
    plants(img)
    pot(img)
    tortoise(img)
    can(img)
    glass = p.mask(p.moved(house(), *MIDDLE, 1, SLANT))[..., None]
    img = outside * (1 - glass) + img * glass
    frame(img)
    clogs(img)
    return img
