"""Two needle peaks over a sea of pink cloud, a small house on each, and a telephone cord that sags between them."""

from __future__ import annotations

import math

import numpy as np

from art import paint as p

NUMBER, TITLE = 29, "Long Distance Call"

DAWN = (0.7, -0.6, 0.3)
GRANITE = [(0, "3c2c4e"), (0.3, "665072"), (0.5, "947488"), (0.7, "cf9ca0"), (0.88, "ffd0c0"), (1, "fff0dc")]
CORD = [(262, 222), (286, 330), (322, 470), (384, 620), (456, 700), (520, 694), (566, 622), (604, 520), (630, 436)]
WINDOW = "ffdc5c"


def needle(img: p.Array, outline: list[p.Point], seed: int) -> None:
    """A slim granite peak, split into facets, lit by the first sun."""
    m = p.rough(p.mask(p.spline(outline)), 5, 22, seed)
    t = p.inflate(m, 70, DAWN, 3)
    facets = p.noise(60, seed, 4, 0.6, 0.45, 1.9)
    cracks = p.smooth(0.16, 0.0, np.abs(p.noise(90, seed + 5, 3, 0.5, 0.5, 1.4)))
    p.over(img, m, p.ramp(np.clip(t + facets * 0.26, 0, 1), GRANITE))
    p.over(img, m * cracks, "3c2850", 0.16)
    p.over(img, m * p.smooth(640, 900, p.grid.y + p.noise(90, seed, 3) * 30), "f4c4c8", 0.9)
    p.rim_light(img, m, "ffe0cc", 4, -2, 0.5, 2)


def home(wall: str, roof: str) -> p.Sprite:
    """A small house, one lit window, a telephone receiver across its ridge."""
    s = p.Sprite()
    s.add(p.poly([(-40, 0), (-40, -44), (-10, -80), (14, -46), (14, 0)]), p.mix(wall, "3c2848", 0.3), 5)
    s.add(p.poly([(14, 0), (14, -46), (46, -46), (46, 0)]), wall, 5)
    s.add(p.poly([(-14, -86), (34, -86), (54, -42), (12, -42)]), roof, 8)
    s.add(p.poly([(-14, -86), (-48, -38), (-41, -36), (-9, -76), (12, -40), (18, -42)]), p.mix(roof, "2a1238", 0.4), 3)
    for k in range(3):
        s.line(p.line([(-7 + k * 8, -76 + k * 11), (39 + k * 5, -76 + k * 11)]), 1.4, p.mix(roof, "2a1238", 0.6), 0.6)
    s.add(p.rect(-24, -42, 22, 27, 2), "3c2230", 0)
    s.add(p.rect(-22, -40, 18, 23, 1), WINDOW, 0, shine=60)
    s.line(p.line([(-13, -40), (-13, -17)]), 2, "3c2230")
    s.line(p.line([(-22, -29), (-4, -29)]), 2, "3c2230")
    s.add(p.rect(24, -28, 14, 28, 2), "5a3440", 3)
    s.add(p.spline([(-2, -84, 1), (2, -96), (22, -96), (26, -84, 1)]), p.mix(roof, "2a1238", 0.3), 4)
    grip = p.ribbon([(-38, -90), (10, -104), (58, -90)], [10, 13, 10], 30)
    s.add(grip, "8e2c50", 6)
    for x, turn in ((-38, 14), (58, -14)):
        s.add(p.moved(p.spline([(-12, -8), (12, -8), (15, 8), (-15, 8)]), x, -82, 1.05, turn), "8e2c50", 7)
    return s


def cord(img: p.Array) -> np.ndarray:
    """The curly cord: the back halves of its turns first, then the front halves. Returns its course."""
    course = p.sample(CORD, 700)
    t = np.gradient(course, axis=0)
    t /= np.hypot(t[:, 0], t[:, 1])[:, None]
    normal = np.stack([-t[:, 1], t[:, 0]], 1)
    turns = np.linspace(0, 2 * math.pi * 62, 700)
    fine = np.linspace(0, 699, 62 * 40)
    phase = np.interp(fine, np.arange(700), turns)
    centre = np.stack([np.interp(fine, np.arange(700), course[:, i]) for i in (0, 1)], 1)
    across = np.stack([np.interp(fine, np.arange(700), normal[:, i]) for i in (0, 1)], 1)
    ahead = np.stack([np.interp(fine, np.arange(700), t[:, i]) for i in (0, 1)], 1)
    helix = centre + across * np.cos(phase)[:, None] * 12 + ahead * np.sin(phase)[:, None] * 5
    front = np.sin(phase) > 0
    layer = p.Layer()
    for want, shades in ((False, (("4a1638", 5.0),)), (True, (("5a1a3c", 6.4), ("a83c62", 4.4), ("e8889c", 1.4)))):
        edges = np.flatnonzero(np.diff(front.astype(int))) + 1
        for piece, lit in zip(np.split(helix, edges), np.split(front, edges), strict=True):
            if lit[0] == want and len(piece) > 2:
                for colour, width in shades:
                    layer.stroke(p.line(piece), width, colour)
    p.lay(img, layer)
    return course


def hung() -> p.Sprite:
    """A hook and a short string that ride on the cord."""
    s = p.Sprite()
    s.line(p.spline([(-7, -10), (-4, -19), (5, -18), (6, -8), (0, 4), (0, 26)], False), 3, "5a3a3c")
    return s


def parcel() -> p.Sprite:
    """Brown paper and string."""
    s = hung()
    s.add(p.poly([(-40, 30), (40, 26), (42, 84), (-38, 88)]), "c8966c", 16)
    s.line(p.line([(0, 28), (2, 86)]), 4, "f4e4d0")
    s.line(p.line([(-39, 58), (41, 54)]), 4, "f4e4d0")
    for side in (-1, 1):
        s.line(p.spline([(0, 28), (side * 16, 14), (side * 20, 26), (0, 29)], False), 3, "f4e4d0")
    return s


def soup() -> p.Sprite:
    """A jar of soup with a cloth lid."""
    s = hung()
    s.add(
        p.spline([(-26, 40, 1), (26, 40, 1), (32, 58), (32, 96), (24, 106), (-24, 106), (-32, 96), (-32, 58)]),
        "e8d8dc",
        14,
        alpha=0.8,
    )
    s.add(p.spline([(-28, 62), (0, 60), (28, 62), (28, 94), (22, 102), (-22, 102), (-28, 94)]), "d8784c", 14)
    for x, y in ((-12, 78), (8, 88), (12, 72), (-4, 92)):
        s.add(p.circle(x, y, 5), "f4d8a0", 4)
    s.add(
        p.spline(
            [
                (-28, 42),
                (-34, 52, 1),
                (-12, 46),
                (0, 54, 1),
                (12, 46),
                (34, 52, 1),
                (28, 42),
                (22, 28),
                (0, 24),
                (-22, 28),
            ]
        ),
        "f6e8ec",
        9,
    )
    s.line(p.line([(-27, 42), (27, 42)]), 3, "a83c62")
    return s


def bootee() -> p.Sprite:
    """One knitted baby's bootee."""
    s = hung()
    s.add(
        p.spline([(-22, 30, 1), (18, 28, 1), (17, 56), (44, 66), (50, 82), (38, 92), (-16, 92), (-25, 80), (-19, 56)]),
        "b05a84",
        16,
    )
    for k in range(5):
        s.line(
            p.spline([(-20 + (k == 4) * 2, 40 + k * 11), (6, 44 + k * 11), (18 + k * 7, 40 + k * 11)], False),
            1.6,
            "f4d0dc",
            0.8,
        )
    s.add(p.rect(-25, 26, 46, 11, 5), "fff0f4", 5)
    return s


def bank(img: p.Array, y: float, size: float, seed: int, count: int) -> None:
    """One row of the sea of cloud."""
    random = np.random.default_rng(seed)
    for k in range(count):
        x = (k + 0.5) / count * 900 - 50 + random.normal(0, 30)
        p.cumulus(
            img,
            x,
            y + size * 0.6 + random.normal(0, size * 0.15),
            size * 3.2,
            size * 1.15,
            "fff0e4",
            "f6bcc0",
            "b088b4",
            seed * 31 + k,
            36,
            (0.6, -0.8),
            0.97,
            y + size * 0.75,
            1.3,
        )


def paint() -> p.Array:
    img = p.sky("rose", 860, 29, [(0, "a894c8"), (0.25, "d4a8cc"), (0.5, "f4b8c0"), (0.75, "ffd2bc"), (1, "fff0d0")])
    p.glow(img, 640, 760, 520, "fff0c8", 0.6, 1.6)
    p.cirrus(img, 170, 110, "fff0f0", 0.55, 8, -0.1)
    p.ridge(img, 730, 40, "c8a0bc", "f6ccc8", 6, 110, 0.9, 0.8)
    bank(img, 770, 60, 3, 8)
    bank(img, 830, 90, 4, 6)
    needle(
        img,
        [
            (126, 316, 1),
            (150, 300),
            (248, 304),
            (246, 350),
            (258, 470),
            (262, 620),
            (292, 800),
            (330, 1000),
            (360, 1260),
            (-60, 1260),
            (-10, 960),
            (52, 760),
            (76, 600),
            (108, 440),
        ],
        5,
    )
    needle(
        img,
        [
            (622, 496, 1),
            (634, 484),
            (708, 486),
            (708, 540),
            (722, 640),
            (744, 800),
            (790, 1000),
            (830, 1260),
            (540, 1260),
            (580, 980),
            (612, 780),
            (622, 630),
        ],
        9,
    )
    home("e8c4b8", "8a4a6c").draw(img, 186, 308, 128, light=DAWN, rim="ffe8d8")
    home("ecccc0", "7a5488").draw(img, 664, 492, 86, light=DAWN, rim="ffe8d8")
    course = cord(img)
    for sprite, at, size, turn in ((parcel(), 150, 92, 8), (soup(), 262, 92, 6), (bootee(), 366, 92, 4)):
        sprite.draw(img, *course[at], size, turn, light=DAWN, rim="ffe8d8")
    lowest = course[452]
    goat = p.quadruped("goat", "stand", "8c6474")
    goat.draw(img, lowest[0] + 14, lowest[1] - 2, 96, 0, flip=True, light=DAWN, rim="fff0e0")
    p.quadruped("goat", "run", "fff4ec").draw(img, lowest[0] - 20, lowest[1] - 126, 100, -14, light=DAWN, rim="fff0e0")
    bank(img, 960, 120, 5, 5)
    bank(img, 1090, 170, 6, 4)
    birds = p.Layer()
    p.flock(birds, [(430, 250, 9), (462, 232, 7), (404, 226, 6), (500, 262, 6)], "7a5a84", 0.8)
    p.lay(img, birds)
    return img
