"""The croupier's hand rakes in a small house; behind its lit window a family looks out.

Technique: gouache.
"""

from __future__ import annotations

import math

import numpy as np
import skia

from art import paint as p
from art.paint.voices import gouache as g
from art.paint.voices.printing import PLAIN

NUMBER, TITLE = 34, "The House Wins"
FINISH = PLAIN

TURN, SCALE, CENTRE = math.radians(-32), 1.62, (470, 812)
SKIN = [(0, "6e2f22"), (0.2, "a45638"), (0.42, "cf8259"), (0.62, "e8a67c"), (0.82, "f8c9a0"), (1, "ffe6c8")]
LINE = "6a2a20"
SHADE = "0c4a48"


def at(u: float, v: float) -> tuple[float, float]:
    """From the hand's own axes (v runs down the handle) to the sheet."""
    c, s = math.cos(TURN), math.sin(TURN)
    return CENTRE[0] + SCALE * (u * c - v * s), CENTRE[1] + SCALE * (u * s + v * c)


def put(points: p.Points) -> p.Points:
    """Points in the hand's axes, corners kept."""
    return [(*at(q[0], q[1]), *q[2:]) for q in points]


def axes() -> tuple[p.Array, p.Array]:
    """The hand's coordinates everywhere on the sheet."""
    c, s = math.cos(TURN), math.sin(TURN)
    x, y = (p.grid.x - CENTRE[0]) / SCALE, (p.grid.y - CENTRE[1]) / SCALE
    return (x * c + y * s).astype(np.float32), (-x * s + y * c).astype(np.float32)


def table(img: p.Array) -> None:
    """Turquoise baize in broad strokes, with the pale lines of the game."""
    felt = p.ramp(np.clip((p.grid.x * 0.55 + p.grid.y) / 1640, 0, 1), [(0, "52d0b4"), (0.4, "27ae98"), (0.75, "168c80"), (1, "0f6f6a")])
    g.passage(img, p.grid.zeros() + 1, felt, p.swirl(500, 4, 0.25, -0.5), size=64, length=220, seed=3, jitter=0.03, density=2.6)
    for k, line in enumerate(
        (
            [(-20, 600), (300, 470), (820, 250)],
            [(-20, 300), (330, 140), (560, 40), (660, -20)],
            [(60, 1210), (20, 900), (-20, 760)],
            [(240, 1210), (150, 880), (40, 560), (-20, 420)],
            [(820, 640), (600, 700), (300, 840), (-20, 1010)],
        )
    ):
        g.line(img, line, "c8f2e2", 6, seed=k, taper=False, alpha=0.75)


def chip(img: p.Array, x: float, y: float, colour: str, seed: int, r: float = 58) -> None:
    """One chip lying flat: its rim with four white marks, its face and the pale middle."""
    edge = p.union(p.circle(x, y + 15, r, r * 0.46), p.rect(x - r, y, r * 2, 15))
    dark, pale = p.mix(colour, "10203a", 0.35), p.mix(colour, "ffffff", 0.72)
    g.passage(img, edge, dark, 0.0, size=9, length=50, seed=seed, ragged=0.8)
    rim = p.mask(edge)
    for k in range(4):
        mark = p.rect(x - r + r * (0.2 + 0.5 * k) + (seed % 4) * 4, y - 10, 15, 60)
        g.passage(img, p.mask(mark) * rim, "fbf6e8", 1.5, size=7, length=14, seed=seed + k, jitter=0.02, ragged=0.4)
    g.passage(img, p.circle(x, y, r, r * 0.46), colour, 0.1, size=13, length=60, seed=seed + 4, density=2.4, ragged=0.8)
    middle = p.circle(x, y, r * 0.6, r * 0.27)
    g.passage(img, middle, pale, 0.1, size=9, length=40, seed=seed + 5, jitter=0.03, ragged=0.6)


def stack(img: p.Array, x: float, y: float, colours: list[str], seed: int) -> None:
    """A pile of chips with its shadow."""
    p.over(
        img,
        p.mask(p.spline([(x - 58, y + 8), (x, y + 40), (x + 70, y + 60), (x + 120, y + 54), (x + 110, y + 20), (x + 40, y - 10)]), soft=5),
        SHADE,
        0.5,
    )
    for k, colour in enumerate(colours):
        chip(img, x + (k * 7) % 5 - 2, y - k * 19, colour, seed + k * 11)


def face(img: p.Array, x: float, y: float, r: float, skin: str, hair: str, long_hair: bool = False) -> None:
    """A small head at the window: hair, face, eyes, brows and a mouth that says oh."""

    def outline(*points: p.Point) -> skia.Path:
        """A closed curve in units of the head's radius."""
        return p.spline([(x + r * q[0], y + r * q[1], *q[2:]) for q in points])

    layer = p.Layer()
    if long_hair:
        layer.fill(outline((-1.15, 1.2), (-1.2, -0.3), (0, -1.4), (1.2, -0.3), (1.15, 1.2), (0, 0.8)), hair)
    jaw = ((0.86, -0.2), (0.6, 0.66), (0, 1), (-0.6, 0.66))
    layer.fill(outline((-0.86, -0.2), (-0.6, -0.9), (0, -1.08), (0.6, -0.9), *jaw), skin)
    parting = ((0.92, -0.1, 1), (0.5, -0.62), (-0.3, -0.58))
    layer.fill(outline((-0.92, -0.1, 1), (-0.9, -0.8), (0, -1.3), (0.9, -0.8), *parting), hair)
    shaded = outline((0.2, -0.4), (0.84, -0.2), (0.56, 0.66), (0.1, 0.94), (0.34, 0.2))
    layer.fill(shaded, p.mix(skin, "8a3c24", 0.35), 0.6)
    for side in (-1, 1):
        layer.fill(p.circle(x + side * r * 0.36, y - r * 0.02, r * 0.17, r * 0.2), "fffaf0")
        layer.fill(p.circle(x + side * r * 0.36 - r * 0.06, y + r * 0.04, r * 0.11), "241a1c")
        layer.stroke(p.line([(x + side * r * 0.52, y - r * 0.3), (x + side * r * 0.22, y - r * 0.42)]), r * 0.1, hair)
    layer.fill(p.circle(x - r * 0.02, y + r * 0.56, r * 0.15, r * 0.19), "7a2a24")
    p.lay(img, layer, tooth=0.6)


def house(img: p.Array) -> None:
    """White walls, coral roof, the big window alight."""
    shadow = p.poly([(416, 522), (602, 562), (728, 606), (798, 566), (798, 436), (680, 468)])
    p.over(img, p.mask(shadow, soft=5), SHADE, 0.62)
    front = p.poly([(408, 302), (602, 332), (602, 546), (408, 512)])
    side = p.poly([(602, 332), (702, 268), (702, 468), (602, 546)])
    gable = p.poly([(598, 336), (708, 268), (652, 174)])
    g.passage(
        img,
        front,
        p.ramp(np.clip((p.grid.x - 408) / 200, 0, 1), [(0, "fffdf4"), (1, "f4ead6")]),
        0.16,
        size=22,
        seed=5,
        jitter=0.02,
        density=2.6,
        ragged=0.8,
    )
    g.passage(img, p.union(side, gable), "a9c4c8", 1.5, size=20, length=80, seed=6, jitter=0.03, density=2.4, ragged=0.8)
    g.passage(
        img, p.poly([(634, 406), (676, 378), (676, 488), (634, 520)]), "2f6fa8", 1.5, size=12, length=60, seed=7, jitter=0.04, ragged=0.6
    )
    pane = p.poly([(434, 344), (576, 366), (576, 484), (434, 458)])
    g.passage(
        img, p.poly([(424, 332), (586, 357), (586, 498), (424, 470)]), "2f6fa8", 0.16, size=12, length=60, seed=8, jitter=0.04, ragged=0.6
    )
    glow = p.ramp(np.clip(np.hypot(p.grid.x - 504, p.grid.y - 386) / 100, 0, 1), [(0, "fff8c0"), (0.6, "ffdf6a"), (1, "fbb83c")])
    m = g.passage(img, pane, glow, 0.16, size=16, length=60, seed=9, jitter=0.03, density=2.4, ragged=0.6)
    inside = img.copy()
    for x, colour in ((470, "2c8c9c"), (544, "e2574c")):
        g.passage(
            inside,
            p.spline([(x - 36, 506), (x - 30, 452), (x, 438), (x + 30, 454), (x + 38, 506)]),
            colour,
            1.4,
            size=10,
            length=40,
            seed=int(x),
            ragged=0.8,
        )
    face(inside, 468, 410, 26, "f0bd94", "8a3420", long_hair=True)
    face(inside, 544, 406, 27, "c98a5c", "1f1a20")
    g.passage(
        inside,
        p.spline([(478, 506), (486, 476), (508, 468), (530, 480), (536, 506)]),
        "fbf6e8",
        1.4,
        size=8,
        length=30,
        seed=77,
        jitter=0.03,
        ragged=0.8,
    )
    face(inside, 507, 450, 21, "c8855a", "33211c")
    p.over(img, m, inside)
    g.passage(
        img, p.poly([(420, 468), (590, 498), (590, 510), (420, 480)]), "e9f2f0", 0.16, size=7, length=60, seed=10, jitter=0.02, ragged=0.6
    )
    roof = p.poly([(384, 318), (610, 352), (660, 170), (458, 142)])
    tone = p.ramp(np.clip((p.grid.x - 388) / 260, 0, 1), [(0, "ff8064"), (1, "ea5548")])
    p.over(img, p.mask(p.poly([(398, 312), (602, 346), (602, 366), (408, 336)]), soft=2), "8a9a98", 0.5)
    g.passage(img, roof, tone, 1.85, size=18, length=70, seed=11, density=3, ragged=1)
    g.passage(
        img,
        p.poly([(610, 352), (660, 170), (674, 172), (722, 272), (706, 282), (660, 202), (626, 354)]),
        "c23f3c",
        1.3,
        size=11,
        length=60,
        seed=12,
        density=2.4,
        ragged=0.8,
    )
    g.passage(
        img, p.poly([(498, 98), (536, 104), (536, 182), (498, 174)]), "fbf4e4", 1.5, size=14, length=50, seed=13, jitter=0.03, ragged=0.8
    )
    g.passage(
        img, p.poly([(536, 104), (556, 94), (556, 176), (536, 182)]), "9fb6bb", 1.5, size=10, length=50, seed=14, jitter=0.03, ragged=0.8
    )


def small_house(img: p.Array, x: float, y: float, k: float, roof: str, seed: int) -> None:
    """Another stake, further off."""

    def wall(*corners: tuple[float, float]) -> skia.Path:
        """A flat piece from its corners in the house's own units."""
        return p.poly([(x + px * k, y + py * k) for px, py in corners])

    p.over(img, p.mask(wall((0, 0), (100, 16), (170, 24), (160, -20), (130, -40)), soft=4), SHADE, 0.5)
    front = wall((0, -74), (84, -60), (84, 16), (0, 0))
    side = wall((84, -60), (130, -90), (108, -130), (130, -90), (130, -20), (84, 16))
    gable = wall((84, -56), (132, -88), (108, -132))
    for n, (path, colour, flow) in enumerate(((front, "fbf6e8", 0.2), (side, "a9c4c8", 1.5), (gable, "a9c4c8", 1.5))):
        g.passage(img, path, colour, flow, size=12, length=50, seed=seed + n, jitter=0.02, ragged=0.8)
    tiles = wall((-10, -66), (88, -50), (110, -134), (22, -146))
    g.passage(img, tiles, roof, 1.9, size=12, length=50, seed=seed + 3, density=2.4, ragged=0.8)
    pane = wall((24, -46), (54, -41), (54, -14), (24, -20))
    g.passage(img, pane, "ffdf6a", 0.2, size=8, length=30, seed=seed + 4, jitter=0.02, ragged=0.5)


def wood() -> p.Array:
    """The colour of the turned handle, lit on its left."""
    u, _ = axes()
    grain = np.clip(0.5 + u / 34 + p.noise(30, 5, 2) * 0.1, 0, 1)
    return p.ramp(grain, [(0, "ffe2a0"), (0.4, "f0b85a"), (1, "b87a2c")])


def rake(img: p.Array) -> None:
    """Blade behind the house, handle down to the hand."""
    blade = p.poly([(-40, 491), (560, 158), (572, 182), (580, 218), (-40, 561)])
    p.over(img, p.mask(p.poly([(-40, 561), (580, 218), (614, 250), (-40, 610)]), soft=4), SHADE, 0.55)
    _, v = axes()
    handle = p.poly([at(-13, -324), at(13, -324), at(16, 420), at(-16, 420)])
    p.over(img, p.warp(p.mask(handle, soft=5), -34, -22) * (v > -300).astype(np.float32), SHADE, 0.45)
    g.passage(img, handle, wood(), TURN + math.pi / 2, size=14, length=150, seed=23, jitter=0.04, density=3, ragged=0.6)
    g.passage(img, blade, "e8ac50", -0.5, size=20, length=140, seed=21, density=2.6, ragged=0.8)
    g.passage(
        img, p.poly([(-40, 531), (572, 192), (580, 218), (-40, 561)]), "b4772e", -0.5, size=12, length=120, seed=22, density=2.2, ragged=0.8
    )


def part(img: p.Array, points: p.Points, light: p.Array, flow: g.Flow, seed: int, size: float = 15, length: float = 60) -> p.Array:
    """One form of the hand in skin tones, from a light field 0..1."""
    warm = p.noise(70, 8, 2) * 0.04
    return g.passage(
        img,
        p.spline(put(points)),
        p.ramp(np.clip(0.66 + (light - 0.72) * 1.5 + warm, 0, 1), SKIN),
        flow,
        size=size,
        length=length,
        seed=seed,
        jitter=0.035,
        density=3.4,
        ragged=1.0,
        dry=0.25,
        sway=0.08,
    )


def crease(img: p.Array, points: p.Points, width: float = 5, alpha: float = 0.8, colour: str = LINE) -> None:
    """A drawn line in the hand's axes."""
    g.line(img, put(points), colour, width, seed=3, taper=True, alpha=alpha)


def back_of_hand(img: p.Array) -> None:
    """Sleeve, cuff, wrist and the heel of the palm, behind handle and fingers."""
    u, v = axes()
    whole = p.mask(p.spline(put([(-96, -60), (-60, -124), (60, -120), (128, -30), (150, 90), (190, 400), (-30, 400), (-60, 120)])))
    p.over(img, p.blur(p.warp(whole, -44, -26), 12), SHADE, 0.5)
    sleeve = [(-34, 252, 1), (176, 232, 1), (230, 520, 1), (-30, 520, 1)]
    g.passage(
        img,
        p.spline(put(sleeve)),
        p.ramp(np.clip((u + 40) / 230, 0, 1), [(0, "3a5a8c"), (0.4, "27406e"), (1, "162848")]),
        TURN + math.pi / 2,
        size=26,
        length=120,
        seed=31,
        density=2.6,
        ragged=1.2,
    )
    palm = [
        (-70, 60),
        (-64, 110),
        (-40, 150),
        (-12, 190),
        (-8, 240, 1),
        (142, 240, 1),
        (140, 190),
        (146, 120),
        (138, 40),
        (116, -30),
        (80, -70),
        (20, -60),
        (-20, 0),
    ]
    part(img, palm, 0.78 - np.clip((u - 20) / 150, -0.3, 1) * 0.5 - np.clip((v - 130) / 160, 0, 1) * 0.15, TURN + math.pi / 2, 32, 22, 90)
    cuff = [(-32, 214, 1), (60, 206), (166, 194, 1), (180, 262, 1), (70, 280), (-36, 282, 1)]
    g.passage(
        img,
        p.spline(put(cuff)),
        p.ramp(np.clip((u + 30) / 200, 0, 1), [(0, "ffffff"), (0.55, "f4f2ec"), (1, "b4c4d0")]),
        TURN,
        size=20,
        seed=33,
        jitter=0.02,
        density=2.8,
        ragged=1,
    )
    g.passage(img, p.circle(*at(18, 246), 15), "f6c445", 0.5, size=8, length=20, seed=34, jitter=0.06)
    g.passage(img, p.circle(*at(15, 243), 6), "fff4c0", 0.5, size=5, length=8, seed=35, jitter=0.02)
    crease(img, [(-10, 190), (40, 200), (120, 192)], 4, 0.5)


# knuckle, upper edge, lower edge and tip of each, from the index finger down, in the hand's axes
FINGERS = [(-92, -116, -58, 46), (-102, -60, 0, 58), (-97, -3, 52, 60), (-84, 48, 96, 52)]


def fingers(img: p.Array) -> None:
    """Four fingers round the handle, the nails towards the palm; the lowest first."""
    u, v = axes()
    for k in (3, 2, 1, 0):
        left, top, bottom, tip = FINGERS[k]
        middle, half = (top + bottom) / 2, (bottom - top) / 2
        across = (v - middle) / half
        light = (
            0.86
            - 0.2 * across
            - 0.22 * np.abs(across) ** 3
            - 0.5 * np.clip((left + 34 - u) / 34, 0, 1) ** 2 * 0.5
            - np.clip((u - 4) / 70, 0, 1) * 0.26
        )
        light = light * (1 - 0.05 * k)
        shape = [
            (left, middle + half * 0.1),
            (left + 5, top + half * 0.5),
            (left + 24, top + 1),
            (left + 60, top + 2),
            (0, top + 4),
            (tip - 20, top + 5),
            (tip - 2, middle - half * 0.45),
            (tip, middle + half * 0.1),
            (tip - 6, middle + half * 0.6),
            (tip - 26, bottom - 3),
            (0, bottom),
            (left + 50, bottom),
            (left + 20, bottom - 2),
            (left + 4, bottom - half * 0.55),
        ]
        m = p.mask(p.spline(put(shape)))
        p.over(img, p.blur(p.warp(m, -3, -9), 4), LINE, 0.42)
        part(img, shape, light, TURN, 40 + k, 13, 54)
        crease(img, [(left + 6, bottom - 8), (left + 40, bottom - 1), (0, bottom - 1), (tip - 20, bottom - 5)], 5.5, 0.75)
        for d in (-3, 6):
            crease(img, [(left + 62 + d, middle - half * 0.5), (left + 66 + d, middle), (left + 62 + d, middle + half * 0.5)], 3, 0.4)
        crease(img, [(6, middle - half * 0.62), (11, middle), (6, middle + half * 0.62)], 3.4, 0.5)
        nail = [
            (22, middle - half * 0.4),
            (36, middle - half * 0.5),
            (tip - 6, middle - half * 0.28),
            (tip - 3, middle + half * 0.1),
            (tip - 10, middle + half * 0.42),
            (34, middle + half * 0.5),
            (22, middle + half * 0.36),
        ]
        g.passage(
            img,
            p.spline(put(nail)),
            p.ramp(np.clip((u - 20) / 34, 0, 1), [(0, "e89a82"), (0.6, "f8c4ac"), (1, "fff0e2")]),
            TURN,
            size=8,
            length=26,
            seed=50 + k,
            jitter=0.03,
            density=2.4,
            ragged=0.6,
        )
        crease(img, [(24, middle + half * 0.42), (19, middle), (24, middle - half * 0.42), (38, middle - half * 0.54)], 2.6, 0.55)
    crease(img, [(-70, -108), (-30, -112), (20, -110)], 3.5, 0.9, "ffeed4")


def thumb(img: p.Array) -> None:
    """The thumb closes over the index finger; the ball of the thumb swells below."""
    u, v = axes()
    swell = np.clip(0.9 - np.hypot((u - 74) / 100, (v - 10) / 190) * 0.5, 0.42, 1)
    ball = [(44, -30), (66, -70), (104, -64), (132, -10), (144, 60), (138, 130), (110, 160), (72, 130), (50, 80), (46, 20)]
    part(img, ball, swell, g.along([at(70, -60), at(96, 40), at(108, 160)]), 61, 18, 70)
    shape = [
        (132, -24),
        (124, -76),
        (92, -112),
        (44, -128),
        (0, -130),
        (-34, -126),
        (-50, -110),
        (-50, -90),
        (-36, -76),
        (4, -72),
        (44, -66),
        (66, -48),
        (72, -10),
        (86, 30),
        (118, 34),
    ]
    m = p.mask(p.spline(put(shape)))
    p.over(img, p.blur(p.warp(m, -6, -12), 5) * (v < 20), LINE, 0.5)
    across = np.clip((v + 100 - np.clip(u - 30, 0, 100) * 0.85) / 40, -1, 1)
    light = 0.88 - 0.16 * across - 0.14 * np.abs(across) ** 3
    light = light + (swell - light) * p.smooth(-60, 0, v) * p.smooth(60, 84, u)
    part(img, shape, light, g.along([at(-50, -100), at(40, -98), at(94, -70), at(118, 0)]), 62, 15, 60)
    crease(img, [(-48, -90), (-30, -76), (4, -71), (44, -65), (64, -48), (72, -14)], 6, 0.8)
    for d in (0, 9):
        crease(img, [(40 + d, -122), (47 + d, -100), (46 + d, -80)], 3.2, 0.5)
    nail = [(-42, -112), (-26, -121), (2, -120), (10, -106), (2, -92), (-26, -89), (-42, -96)]
    g.passage(
        img,
        p.spline(put(nail)),
        p.ramp(np.clip((u + 46) / 50, 0, 1), [(0, "fff2e6"), (0.3, "f8c8b0"), (1, "e89c84")]),
        TURN,
        size=10,
        length=34,
        seed=63,
        jitter=0.03,
        density=2.6,
        ragged=0.6,
    )
    crease(img, [(-26, -88), (2, -91), (11, -106), (3, -121), (-24, -122)], 3, 0.6)
    crease(img, [(128, -20), (140, 50), (140, 120)], 4, 0.4)
    crease(img, [(52, 70), (62, 104), (84, 136)], 4, 0.5)


def paint() -> p.Array:
    """Table, stakes, rake and house, then the hand in front of everything."""
    img = g.board()
    table(img)
    small_house(img, 60, 214, 1.0, "fbcf4c", 81)
    small_house(img, 280, 150, 0.8, "3d84c4", 91)
    rake(img)
    house(img)
    stack(img, 150, 612, ["fbf6e8", "e2574c", "fbf6e8"], 101)
    stack(img, 76, 700, ["27406e", "e2574c", "27406e", "fbcf4c", "27406e"], 141)
    back_of_hand(img)
    _, v = axes()
    handle = p.mask(p.poly([at(-14, -140), at(14, -140), at(16, 420), at(-16, 420)]))
    p.over(img, p.blur(p.warp(handle, -16, -6), 4) * (v > 60), LINE, 0.35)
    g.passage(img, handle, wood(), TURN + math.pi / 2, size=14, length=150, seed=24, jitter=0.04, density=3, ragged=0.6)
    fingers(img)
    thumb(img)
    return img
