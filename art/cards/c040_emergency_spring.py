"""A fire engine rears into a colourless street; its hose throws blossom, and where it hits, the houses turn pink."""

from __future__ import annotations

import math

import numpy as np

from art import paint as p

NUMBER, TITLE = 40, "Emergency Spring"

LIGHT = (-0.5, -0.75, 0.4)
STREET = 900
HIT = (330, 330)
JET = [(226, 984), (156, 840), (128, 690), (166, 520), (320, 360)]
PETALS = ("ffd8e2", "ffb4cc", "f78cb0", "ffffff", "f8a0b8", "ffe6ec")
RED = [(0, "4a0608"), (0.35, "a81410"), (0.6, "e42c1c"), (0.85, "ff7a5c"), (1, "fff0e0")]
BRASS = [(0, "4a2a0c"), (0.4, "a8701c"), (0.7, "f0c04c"), (1, "fffbe0")]
CHROME = [(0, "202430"), (0.4, "707a88"), (0.7, "c8d0d8"), (1, "ffffff")]


def flowers(
    layer: p.Layer, places: list[tuple[float, float, float]], seed: int, colours: tuple[str, ...] = PETALS
) -> None:
    """Five-petalled blossoms at (x, y, size)."""
    random = np.random.default_rng(seed)
    for x, y, size in places:
        colour = colours[random.integers(len(colours))]
        turn = random.uniform(0, 2)
        flat = random.uniform(0.65, 1)
        for k in range(5):
            a = turn + k * 1.2566
            layer.fill(
                p.circle(
                    x + math.cos(a) * size * 0.52, y + math.sin(a) * size * 0.52 * flat, size * 0.44, size * 0.44 * flat
                ),
                colour,
                0.95,
            )
        layer.fill(p.circle(x, y, size * 0.2), "c83c6c", 0.9)


def street() -> p.Array:
    """A dull sky, ash-grey tenements, wet cobbles."""
    img = p.sky("overcast", 900, 40, [(0, "8c8c92"), (0.5, "a8a8aa"), (1, "c4c2c0")])
    p.stratus(img, 120, 200, "7c7c84", 0.6, 5)
    p.back_light(img, 260, 190, 420, "fff0e4", 0.75)
    p.rays(img, 270, 260, 640, "ffe4e8", 0.3, 7, 60)
    for x, width, height, wall, seed in (
        (-40, 212, 700, "8e8c8e", 3),
        (172, 250, 792, "9c9a9a", 5),
        (422, 196, 640, "858488", 8),
        (618, 240, 730, "96949a", 11),
    ):
        p.facade(img, x, STREET, width, height, wall, seed, 5, 3, "5c5a60", 0.0, "e8e4dc", "4a4a52", None, seed == 8)
    p.onto(
        img,
        p.texture.cobbles("84828a", 40, 4),
        ((0, STREET), (800, STREET), (1100, 1215), (-300, 1215)),
        (0, 0, 800, 420),
    )
    p.over(
        img, p.mask(p.poly([(-5, STREET - 4), (805, STREET - 4), (805, STREET + 18), (-5, STREET + 18)])), "a09ea2", 0.9
    )
    p.multiply(img, p.mask(p.rect(-5, STREET + 18, 810, 10), soft=4), "4a4850", 0.6)
    ash = img.mean(axis=2, keepdims=True)
    return (img * 0.12 + ash * np.float32(0.88)).astype(np.float32)


def spring(img: p.Array) -> None:
    """Where the stream hits, colour comes back and everything flowers."""
    d = np.hypot((p.grid.x - HIT[0]) * 1.0, (p.grid.y - HIT[1]) * 0.72) + p.noise(90, 6, 4) * 70
    back = p.smooth(330, 150, d) * p.smooth(STREET + 6, STREET - 30, p.grid.y)
    p.multiply(img, back, "ffa4c0", 0.85)
    p.shine(img, back, "ff9cc0", 0.22)
    random = np.random.default_rng(9)
    places = []
    for _ in range(5200):
        x, y = random.uniform(-10, 640), random.uniform(60, 900)
        if random.uniform() < float(p.grid.at(back, x, y)) * 0.42 * (
            0.35 + p.smooth(0.25, 0.6, np.float32(p.grid.at(p.noise(60, 31, 3), x, y) + 0.4))
        ):
            places.append((x, y, random.uniform(5, 11)))
    leaves = p.Layer()
    for x, y, size in places[::3]:
        leaves.fill(
            p.moved(p.spline([(0, 0, 1), (6, -5), (15, 0, 1), (6, 5)]), x + 4, y + 4, size / 9, random.uniform(0, 360)),
            ("6ca44c", "8cc060", "4c8440")[int(x) % 3],
        )
    p.lay(img, leaves)
    blossoms = p.Layer()
    flowers(blossoms, places, 4)
    p.lay(img, blossoms)
    p.glow(img, *HIT, 190, "fff4f4", 0.75, 1.7)


def lamp_post(img: p.Array) -> None:
    """A street lamp that has begun to leaf."""
    x = 470
    post = p.union(
        p.ribbon([(x, 942), (x, 560)], [15, 8], 20),
        p.rect(x - 14, 920, 28, 26, 4),
        p.spline([(x - 20, 560, 1), (x - 26, 506), (x, 484), (x + 26, 506), (x + 20, 560, 1)]),
    )
    p.solid(img, post, [(0, "26262c"), (0.5, "54545c"), (1, "c8c8cc")], 7, LIGHT, 0.4)
    tips = [(x + math.sin(k * 1.7) * 26, 930 - k * 17, -1.2 + k) for k in range(26)]
    p.foliage(img, tips, ["2c5a2c", "4c8c3c", "84b850", "c8e084"], 7, 9, 13, 5, LIGHT)
    sprig = p.Layer()
    random = np.random.default_rng(3)
    flowers(sprig, [(x + random.normal(0, 22), random.uniform(480, 900), random.uniform(6, 10)) for _ in range(40)], 8)
    p.lay(img, sprig)


def jet(img: p.Array) -> None:
    """The bucking stream of blossom."""
    way = p.sample(JET, 200)
    widths = np.linspace(14, 150, 200)
    veil = p.mask(p.ribbon(JET, [16, 46, 80, 120, 190], 60), soft=14)
    p.shine(img, veil, "ffd0e0", 0.65)
    random = np.random.default_rng(12)
    tangent = np.gradient(way, axis=0)
    streaks, petals, places = p.Layer(), p.Layer(), []
    for _ in range(120):
        k = int(random.uniform(0, 150))
        off = random.uniform(-0.45, 0.45)
        line = [
            tuple(way[i] + np.array([-tangent[i][1], tangent[i][0]]) / np.hypot(*tangent[i]) * widths[i] * off)
            for i in range(k, min(k + 44, 199), 6)
        ]
        streaks.fill(p.ribbon(line, [1, random.uniform(3, 7), 1], 24), ("ffffff", "ffe0ea", "ffb8d0")[k % 3], 0.75)
    for _ in range(900):
        k = int(199 * random.uniform() ** 0.7)
        n = np.array([-tangent[k][1], tangent[k][0]]) / np.hypot(*tangent[k])
        x, y = way[k] + n * widths[k] * random.normal(0, 0.3)
        places.append((x, y, random.uniform(4, 7) + widths[k] * 0.055))
    for _ in range(240):
        a, r = random.uniform(-3.1, 3.1), abs(random.normal(0, 170)) + 40
        places.append((HIT[0] + math.cos(a) * r, HIT[1] + math.sin(a) * r, random.uniform(5, 11)))
    flowers(petals, places, 5)
    p.lay(img, streaks)
    p.lay(img, petals)


def engine() -> p.Sprite:
    """An old fire engine in profile, facing left; rear wheel at the origin, about 250 long."""
    s = p.Sprite()
    for k in range(2):
        y = -112 - k * 11
        s.line(p.line([(30, y + 20), (-214, y - 62)]), 5.5, "e4dccc")
    for t in np.linspace(0.04, 0.98, 15):
        x, y = 30 - 244 * t, -92 - 82 * t
        s.line(p.line([(x, y), (x, y - 11)]), 3, "b8ac9c")
    s.add(p.spline([(44, -24, 1), (46, -88), (36, -96), (-70, -96), (-78, -88, 1), (-78, -24, 1)]), RED, 18)
    s.add(
        p.spline(
            [
                (-76, -24, 1),
                (-76, -108),
                (-88, -118),
                (-126, -116),
                (-140, -82),
                (-194, -76),
                (-208, -62),
                (-210, -24, 1),
            ]
        ),
        RED,
        20,
    )
    s.add(
        p.spline([(-84, -82, 1), (-84, -104), (-120, -104), (-130, -82, 1)]),
        [(0, "1c2834"), (0.5, "54687c"), (0.8, "b8d0dc"), (1, "ffffff")],
        10,
    )
    s.add(p.rect(-210, -34, 256, 9, 3), BRASS, 4).add(p.rect(-216, -26, 264, 10, 4), "3a1012", 4)
    for x in (-58, -22, 14):
        s.add(p.rect(x - 14, -82, 30, 40, 4), "b81c14", 8).line(p.rect(x - 14, -82, 30, 40, 4), 1.6, "ffcf70")
    s.add(p.circle(-22, -62, 13), "e8d8b0", 8).add(p.circle(-22, -62, 6), "8a6a3c", 4)
    s.add(p.circle(-208, -58, 9, 11), [(0, "c89438"), (0.6, "fff0b0"), (1, "ffffff")], 6, shine=70)
    s.add(p.spline([(-112, -116, 1), (-118, -128), (-112, -136), (-104, -136), (-98, -128), (-104, -116, 1)]), BRASS, 6)
    for x in (0, -164):
        s.add(p.circle(x, -22, 27), "1c1a20", 10).add(p.circle(x, -22, 17), RED, 7).add(p.circle(x, -22, 6), BRASS, 4)
        for k in range(8):
            a = k * math.pi / 4
            s.line(
                p.line([(x + math.cos(a) * 6, -22 + math.sin(a) * 6), (x + math.cos(a) * 16, -22 + math.sin(a) * 16)]),
                2.4,
                "ffd890",
            )
    s.add(
        p.spline([(-30, -30, 1), (-24, -52), (0, -58), (24, -52), (32, -30, 1), (20, -44), (0, -49), (-20, -44)]),
        RED,
        6,
    )
    s.add(
        p.spline(
            [
                (-196, -30, 1),
                (-190, -52),
                (-164, -58),
                (-138, -52),
                (-130, -30, 1),
                (-144, -44),
                (-164, -49),
                (-184, -44),
            ]
        ),
        RED,
        6,
    )
    return s


def hose(img: p.Array) -> None:
    """It bucks across the cobbles from the engine to the nozzle."""
    way = [(640, 1040), (540, 1078), (430, 1098), (356, 1070), (292, 1036), (226, 984)]
    p.solid(img, p.ribbon(way, [15, 15, 15, 14, 13, 12], 70), "d8ccb0", 6, LIGHT, 0.5, 0.06, cast=0.4)


def crew(img: p.Array) -> None:
    """Two firefighters lean on it."""
    for x, y, size, pose in ((382, 1102, 146, "push"), (302, 1092, 152, "push")):
        p.figure(pose, "3c4252", "2c303c", "jacket", "helmet", "f0bc3c").draw(
            img, x, y, size, flip=True, light=LIGHT, rim="ffd8e4", ground=0.5
        )
    p.solid(img, p.ribbon([(254, 1008), (222, 978)], [15, 9], 10, True), BRASS, 6, LIGHT, 0.3)


def drifts(img: p.Array) -> None:
    """Flowers bury the cobbles, deepest at the left."""
    random = np.random.default_rng(21)
    heap = p.mask(
        p.spline(
            [
                (-20, 960),
                (60, 930),
                (130, 968),
                (180, 1040),
                (150, 1120),
                (300, 1150),
                (520, 1170),
                (820, 1178),
                (820, 1230),
                (-20, 1230),
            ]
        )
    )
    p.form(img, p.rough(heap, 14, 30, 4), [(0, "b04870"), (0.5, "f08cb0"), (1, "fff0f4")], 40, LIGHT, 0.12, 5)
    layer, places = p.Layer(), []
    for _ in range(2600):
        x, y = random.uniform(-10, 810), random.uniform(920, 1205)
        if float(p.grid.at(heap, x, y)) > 0.5 or random.uniform() < 0.07:
            places.append((x, y, 5 + (y - 900) / 34 * random.uniform(0.6, 1.2)))
    places.sort(key=lambda q: q[1])
    flowers(layer, places, 6)
    p.lay(img, layer)


def neighbour(img: p.Array) -> None:
    """At one window, still grey, an old man holds out an empty pot."""
    x, sill = 664, 470
    frame, room = p.rect(x - 50, sill - 128, 100, 130, 4), img.copy()
    p.solid(img, frame, "77757c", 6, LIGHT, 0.4)
    p.over(room, p.mask(frame), "34343c")
    p.figure_front("hold", coat="7c7c84", hair="e8e8e8", skin="c8c0bc", garment="jacket").draw(
        room, x, sill + 62, 160, light=LIGHT, shade="2c2c34", lit="f4f4f4"
    )
    p.over(img, p.mask(p.rect(x - 42, sill - 120, 84, 120)), room)
    p.solid(img, p.rect(x - 60, sill, 120, 15, 3), "a4a2a6", 5, LIGHT, 0.4, cast=0.4)
    pot = (
        p.Sprite()
        .add(p.poly([(-22, -40), (22, -40), (15, 0), (-15, 0)]), "8a8488", 9)
        .add(p.rect(-26, -48, 52, 12, 3), "a8a2a4", 5)
    )
    pot.draw(img, x - 8, sill + 4, 86, light=LIGHT, shade="2c2c34", lit="f4f4f4")


def paint() -> p.Array:
    """The card."""
    img = street()
    spring(img)
    lamp_post(img)
    neighbour(img)
    jet(img)
    p.contact(img, 560, 1084, 170, 16, 0.5)
    hose(img)
    engine().draw(img, 616, 1080, 146, turn=9, light=LIGHT, rim="ffe4e8", rim_alpha=0.5)
    crew(img)
    drifts(img)
    p.falling_leaves(img, 130, list(PETALS), 8, 4)
    return p.tilt(img, 7, 1.09)
