"""A prisoner has painted a summer valley on the wall of his cell, and walked away into it."""

from __future__ import annotations

import math

import numpy as np

from art import paint as p
from art.finish import Finish

NUMBER, TITLE = 16, "A Better View"
FINISH = Finish(vignette=0.24)

ROOM = p.Room(130, 170, 670, 826)
SUNNY: p.Light = (0.5, -0.7, 0.45)
FROM_WALL: p.Light = (0.05, -0.75, 0.4)
BLUE = "2464c8"
WALK = [(404, 1128), (352, 1060), (400, 990), (432, 920), (408, 862), (396, 826)]  # over the flagstones
ROAD = [
    (396, 830),
    (400, 780),
    (452, 730),
    (508, 684),
    (492, 640),
    (430, 606),
    (392, 576),
    (416, 548),
    (452, 528),
    (458, 510),
]
ROAD_WIDTHS = [118, 104, 84, 66, 50, 38, 28, 20, 14, 9]


def meadow(img: p.Array, points: list[p.Point], colour: str, radius: float, grass: int, seed: int) -> p.Array:
    """One rolling hill of the painted valley."""
    m = p.rough(p.mask(p.spline(points)), 1.5, 14, seed)
    p.form(img, m, p.tones(colour, "1c3c3c", "fff4b0", 0.85), radius, SUNNY, 0.1, seed, 10)
    p.hairs(img, m, lambda x, y: -1.4 + 0.3 * math.sin(x / 60), grass, (5, 13), (0.8, 1.7), 0.14, seed, alpha=0.75)
    return m


def valley() -> p.Array:
    """The painted summer: sky, hills, hay, a road, poplars and swallows."""
    view = p.vertical(
        [(0, "58a4d8"), (0.4, "94ccec"), (0.8, "d8eef0"), (1, "f8f4d4")], 170, 470, p.noise(120, 3, 3) * 0.04
    )
    p.brush(view, 60, 2600, p.swirl(200, 4, 0.5), 0.03, 0.6, 3)
    p.sun(view, 590, 262, 34, "fffce4", "fff0b0", 0.6)
    p.cumulus(view, 250, 330, 220, 70, "ffffff", "f0f4f0", "b4cfe0", 4, 50, (0.6, -0.6), 0.95, 345, 1.3)
    p.cumulus(view, 470, 372, 150, 40, "ffffff", "f4f4ec", "c0d8e4", 7, 40, (0.6, -0.6), 0.85, 380, 1.3)
    meadow(
        view,
        [(60, 470), (180, 440), (300, 462), (430, 432), (560, 452), (740, 424), (740, 640), (60, 640)],
        "8cb4b0",
        40,
        300,
        2,
    )
    meadow(
        view,
        [(60, 520), (170, 482), (290, 506), (420, 494), (560, 480), (740, 508), (740, 700), (60, 700)],
        "7cac7c",
        50,
        700,
        3,
    )
    p.field_patch(view, [(540, 500), (650, 500), (690, 540), (560, 548)], "e4c868", 7, 0.2, 3)
    meadow(view, [(60, 560), (150, 534), (270, 546), (360, 590), (330, 660), (60, 700)], "6ca458", 60, 900, 4)
    p.field_patch(view, [(140, 556), (236, 552), (272, 586), (150, 596)], "e8d078", 7, -0.2, 5)
    meadow(view, [(400, 620), (520, 560), (640, 556), (760, 590), (760, 760), (420, 720)], "78b050", 60, 1300, 5)
    meadow(
        view,
        [(60, 660), (200, 628), (330, 660), (440, 730), (560, 760), (760, 700), (760, 900), (60, 900)],
        "5c9c40",
        80,
        2600,
        6,
    )
    way = p.mask(p.ribbon(ROAD[::-1], ROAD_WIDTHS[::-1], 160))
    p.form(view, p.rough(way, 2, 12, 3), p.tones("e8d49c", "7a5a4c", "fffae0", 0.8), 30, SUNNY, 0.1, 4)
    for x, y, h in ((222, 560, 70), (240, 562, 84), (258, 560, 64), (560, 540, 66), (578, 542, 82), (596, 540, 70)):
        p.poplar(view, x, y, h)
    p.oak(view, 590, 706, 150, seed=4)
    p.meadow_flowers(
        view, p.smooth(690, 760, p.grid.y) * (1 - p.blur(way, 4)), ["fff4d0", "f4d860", "ffffff"], 240, 3, 8
    )
    return view


def footprints(layer: p.Layer, path: list[p.Point], count: int, horizon: float, size: float, vivid: float) -> None:
    """Bare feet, left and right, smaller with distance."""
    steps = p.sample(path, count + 1)
    for k in range(count):
        (x, y), (nx, ny) = steps[k], steps[k + 1]
        near = max((y - horizon) / (1130 - horizon), 0.05) * size
        side = 1 if k % 2 else -1
        a = math.atan2((ny - y) / 0.6, nx - x) + math.pi / 2
        c, s = math.cos(a), math.sin(a)

        def at(
            u: float,
            v: float,
            ox: float = x + side * near * 0.5,
            oy: float = y,
            n: float = near,
            c: float = c,
            s: float = s,
        ) -> p.Point:
            return ox + (u * c - v * s) * n, oy + (u * s + v * c) * n * 0.6

        sole = [(-0.2, 0.5), (0, 0.6), (0.2, 0.5), (0.15, 0.1), (0.28, -0.28), (0, -0.46), (-0.3, -0.36), (-0.2, 0.1)]
        layer.fill(p.spline([at(-u * side, v) for u, v in sole]), BLUE, vivid)
        for toe in range(5):
            tx, ty = at(-side * (-0.3 + toe * 0.14), -0.5 - 0.12 * math.sin((toe + 1) / 5 * math.pi))
            layer.fill(p.circle(tx, ty, near * (0.1 - toe * 0.008), near * 0.06), BLUE, vivid)


def cell(img: p.Array) -> None:
    """Stone walls, a shut iron door on the left, a barred window on the right."""
    wall = p.texture.blocks("7e8288", 150, 92, 5, "2c2c34", 0.3, 3, 0.5, 3)
    flags = p.texture.blocks("85868a", 150, 150, 6, "33333a", 0.26, 6, 0.5, 4)
    ROOM.paint(img, wall, flags, wall, p.texture.blocks("54565e", 150, 110, 5, "1e1e26", 0.3, 9))
    p.shade_side(img, p.mask(p.poly(ROOM.left_wall)), -1, 0, "1a1828", 0.5)
    door = p.texture.wood("4c4a50", 90, True, 5)
    p.onto(img, door, ((14, 250), (98, 318), (98, 806), (14, 1096)))
    iron = p.Layer()
    for t in (0.16, 0.5, 0.84):
        y0, y1 = 250 + (1096 - 250) * t, 318 + (806 - 318) * t
        iron.stroke(p.line([(14, y0), (98, y1)]), 14, "2a2a32")
        for u in (0.15, 0.5, 0.85):
            iron.fill(p.circle(14 + 84 * u, y0 + (y1 - y0) * u, 5), "8a8c92")
    iron.fill(p.poly([(38, 390), (72, 402), (72, 456), (38, 450)]), "101018")
    for x in (46, 55, 64):
        iron.stroke(p.line([(x, 394), (x, 452)]), 3, "7a7c84")
    iron.stroke(p.poly([(14, 250), (98, 318), (98, 806), (14, 1096)]), 9, "24242c")
    p.lay(img, iron, tooth=0.8)


def window(img: p.Array) -> None:
    """The real window: bars and rain."""
    quad = ((712, 306), (776, 264), (776, 470), (712, 484))
    m = p.mask(p.poly(quad))
    p.over(img, p.mask(p.poly([(702, 300), (788, 246), (788, 486), (702, 496)])), "4a4c54")
    p.over(img, m, p.vertical([(0, "6c7a88"), (1, "a8b4bc")], 260, 490))
    streaks = p.Layer()
    random = np.random.default_rng(5)
    for _ in range(60):
        x, y = random.uniform(708, 780), random.uniform(250, 490)
        streaks.stroke(p.line([(x, y), (x - 5, y + 22)]), 1.4, "e8f0f4", 0.7)
    for x, top, bottom in ((728, 294, 482), (744, 284, 478), (760, 274, 474)):
        streaks.stroke(p.line([(x, top), (x, bottom)]), 7, "1c1c24")
        streaks.stroke(p.line([(x - 1.6, top), (x - 1.6, bottom)]), 1.6, "8a909a", 0.8)
    p.lay(img, streaks, clip=m)
    p.glow(img, 742, 380, 130, "b8c8d4", 0.22)


def stool(img: p.Array) -> None:
    """The stool, a plate of colours, jars and brushes, all left behind."""
    p.contact(img, 176, 1106, 130, 26, 0.55)
    for pts in ([(120, 960), (92, 1112)], [(232, 960), (262, 1104)], [(176, 966), (184, 1128)]):
        p.solid(img, p.ribbon(pts, [20, 15], 10, True), "6a4a34", 9, FROM_WALL)
    p.solid(img, p.ribbon([(106, 1046), (252, 1042)], [10, 10], 8), "543826", 5, FROM_WALL)
    seat = p.union(p.circle(176, 946, 108, 34), p.rect(68, 946, 216, 18, 9), p.circle(176, 962, 108, 34))
    p.solid(img, seat, "5a3c2a", 14, FROM_WALL)
    p.clothe(img, p.mask(p.circle(176, 944, 106, 32)), p.texture.wood("9a7048", 30, False, 3), 10, FROM_WALL)
    for x, y, colour in ((120, 930, "5c9c40"), (166, 922, "e4c868"), (214, 932, "94ccec")):
        jar = p.spline([(x - 20, y - 44, 1), (x + 20, y - 44, 1), (x + 21, y), (x, y + 8), (x - 21, y)])
        p.solid(img, jar, [(0, "4a4c50"), (0.5, "a0a4a4"), (0.8, "d8dcd4"), (1, "ffffff")], 14, FROM_WALL, cast=0.25)
        p.over(img, p.mask(jar) * p.smooth(y - 32, y - 30, p.grid.y), colour, 0.65)
        p.lay(img, p.Layer().fill(p.circle(x, y - 44, 20, 6), "3a3a40").fill(p.circle(x, y - 43, 17, 4.6), colour))
    brush = p.Layer()
    for base, tip, tint in (
        ((170, 882), (150, 806), "e4c868"),
        ((122, 890), (96, 822), "5c9c40"),
        ((128, 888), (140, 812), "c8b488"),
    ):
        brush.stroke(p.line([base, tip]), 5, "b08448")
        dx, dy = tip[0] - base[0], tip[1] - base[1]
        brush.stroke(p.line([tip, (tip[0] + dx * 0.14, tip[1] + dy * 0.14)]), 8, "a8acb0")
        brush.fill(
            p.ribbon([(tip[0] + dx * 0.12, tip[1] + dy * 0.12), (tip[0] + dx * 0.4, tip[1] + dy * 0.4)], [11, 2], 10),
            tint,
        )
    p.lay(img, brush)


def spilt(img: p.Array) -> None:
    """The overturned pot of blue, and a brush in it."""
    pool = p.rough(
        p.mask(p.spline([(398, 1150), (440, 1120), (520, 1112), (600, 1130), (620, 1160), (560, 1180), (450, 1180)])),
        6,
        24,
        5,
    )
    p.form(img, pool, [(0, "10347c"), (0.5, BLUE), (0.85, "5c98e8"), (1, "e4f4ff")], 12, FROM_WALL)
    pot = p.spline([(560, 1090, 1), (632, 1072, 1), (650, 1112), (640, 1146, 1), (566, 1148, 1), (550, 1120)])
    p.contact(img, 600, 1150, 60, 9, 0.5)
    p.solid(img, pot, [(0, "3a3c42"), (0.5, "8a8e94"), (0.8, "c8ccc8"), (1, "ffffff")], 26, FROM_WALL)
    p.lay(img, p.Layer().fill(p.circle(557, 1120, 14, 29), "1c2c54").fill(p.circle(554, 1126, 10, 22), BLUE))


def keys(img: p.Array, x: float, y: float) -> None:
    """Real keys on a painted nail in a painted post."""
    for rail in (20, 100):
        p.solid(
            img,
            p.poly(
                [(x - 70, y + rail - 6), (x + 118, y + rail + 26), (x + 118, y + rail + 40), (x - 70, y + rail + 14)]
            ),
            "8a6844",
            7,
            SUNNY,
        )
    p.solid(img, p.rect(x + 96, y + 6, 20, 150, 4), "846240", 9, SUNNY)
    p.solid(img, p.rect(x - 13, y - 34, 26, 220, 4), "94724c", 11, SUNNY)
    ring = p.Layer()
    for off, colour, a in ((7, "1c2c14", 0.4), (0, "4a4c54", 1)):
        ring.stroke(p.circle(x + off, y + 34 + off, 24), 5, colour, a)
        for turn in (-22, 4, 30):
            s, c = math.sin(math.radians(turn)), math.cos(math.radians(turn))
            kx, ky = x + off - s * 24, y + 34 + off + c * 24
            ring.stroke(p.line([(kx, ky), (kx - s * 56, ky + c * 56)]), 6, colour, a)
            for t in (40, 52):
                ring.stroke(
                    p.line([(kx - s * t, ky + c * t), (kx - s * t + c * 13, ky + c * t + s * 13)]), 5, colour, a
                )
    ring.stroke(p.circle(x - 1, y + 33, 24), 1.6, "d8dce0", 0.8)
    ring.fill(p.circle(x, y + 8, 6), "2a2c30").fill(p.circle(x - 1.5, y + 6, 2.4), "e8ecf0")
    p.lay(img, ring)


def paint() -> p.Array:
    """The card."""
    img = p.blank("50525a")
    cell(img)
    view = valley()
    figure = p.figure_back("wave", coat="e8e8e0", garment="jacket", trousers="6a6c74", hair="3a2418", face=True)
    figure.draw(view, 424, 556, 58, light=SUNNY, ground=0.3)
    prints = p.Layer()
    footprints(prints, ROAD[:8], 17, 480, 62, 0.95)
    p.lay(view, prints)
    swallows = p.Layer()
    p.flock(swallows, [(300, 262, 17), (356, 224, 13), (440, 290, 11), (250, 420, 8), (506, 236, 9)], "1c2c48", 0.95)
    p.lay(view, swallows)
    keys(view, 196, 560)
    edge = np.minimum(np.minimum(p.grid.x - 136, 664 - p.grid.x), np.minimum((p.grid.y - 176) * 1.3, 900 - p.grid.y))
    bristles = p.streaks(3, 0.12, 70, 3) * 9 + p.noise(60, 4, 2) * 9
    patch = p.smooth(12, 17, edge + bristles) * p.mask(p.poly(ROOM.back))
    p.over(img, patch, view)
    floor = p.mask(p.poly(ROOM.floor))
    spill = p.mask(p.poly([(146, 820), (656, 820), (720, 1096), (6, 1122)]), soft=5) * floor
    p.multiply(img, np.clip(floor - spill, 0, 1), "42465c", 0.85)
    p.shine(img, spill * p.smooth(1180, 800, p.grid.y), "ffe480", 0.66)
    p.over(img, spill, "b8d070", 0.12)
    for quad in (ROOM.left_wall, ROOM.right_wall, ROOM.ceiling):
        side = p.mask(p.poly(quad))
        near = np.exp(
            -((np.maximum(np.maximum(130 - p.grid.x, p.grid.x - 670), np.maximum(170 - p.grid.y, 0)) / 60) ** 2)
        )
        p.multiply(img, side * (1 - near * 0.7), "4c506a", 0.85)
        p.shine(img, side * near.astype(p.f32), "e8e090", 0.32)
    window(img)
    marks = p.Layer()
    footprints(marks, WALK, 9, 430, 74, 0.92)
    spilt(img)
    p.lay(img, marks, tooth=1.2)
    stool(img)
    beam = p.mask(p.poly([(590, 250), (640, 300), (560, 1120), (60, 1100)]), soft=30)
    p.shine(img, beam * p.smooth(1150, 500, p.grid.y), "fff4c0", 0.1)
    p.dust(img, 120, "fff4d0", 0.5, 6, spill + beam * 0.5)
    return img
