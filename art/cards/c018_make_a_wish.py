"""A city whose towers are lit candles; all flames lean one way, for over the horizon the first gust is arriving."""

from __future__ import annotations

import math

import numpy as np

from art import paint as p

NUMBER, TITLE = 18, "Make a Wish"

HORIZON, VANISH = 214, 120
FLAME_LIGHT = (0.1, -0.9, 0.4)
SIDE = (-0.75, -0.25, 0.4)
AVENUE = [(150, 232), (120, 270), (180, 340), (110, 440), (230, 560), (250, 680), (380, 800), (440, 940), (420, 1220)]
WIND = "6fc0f8"
WAXES = ["f3e2ba", "ecd096", "f7ead0", "e4bd78", "f0d8a8"]
RIVER = [(520, 226), (470, 262), (540, 320), (600, 400), (500, 500), (420, 600), (520, 760), (690, 900), (850, 1010)]


def scale_at(y: float) -> float:
    """Size of things standing at height y on the plain."""
    return max((y - VANISH) / (1200 - VANISH), 0.02)


def night() -> p.Array:
    """Smoke-brown night with the city's own glow on its belly."""
    img = p.sky("ember", HORIZON + 40, 18, [(0, "1c1520"), (0.5, "43291f"), (0.85, "97602a"), (1, "e0a044")])
    plain = p.smooth(HORIZON - 2, HORIZON + 4, p.grid.y)
    p.over(
        img,
        plain,
        p.vertical(
            [(0, "d08a34"), (0.12, "8a5222"), (0.4, "57321a"), (1, "2c1a14")], HORIZON, 1200, p.noise(120, 5, 4) * 0.05
        ),
    )
    p.brush(img, 40, 3600, p.swirl(300, 4, 0.3), 0.05, 0.5, 4)
    return img


def party_hat(img: p.Array) -> None:
    """The mountain on the horizon."""
    x, top, foot, half = 604, 62, HORIZON + 6, 118
    cone = p.spline(
        [
            (x, top, 1),
            (x + half * 0.52, (top + foot) / 2),
            (x + half, foot, 1),
            (x, foot + 12),
            (x - half, foot, 1),
            (x - half * 0.5, (top + foot) / 2),
        ]
    )
    m = p.mask(cone)
    p.glow(img, x, foot - 40, 240, "d08a3c", 0.4, 1.6)
    p.form(img, m, [(0, "180e16"), (0.4, "35212a"), (0.7, "5c3a34"), (1, "c0844c")], 60, (-0.6, 0.3, 0.4), 0.08, 4, 4)
    dots = p.Layer()
    for row in range(7):
        for column in range(-4, 5):
            dx, dy = column * 30 + (row % 2) * 15, top + 26 + row * 22
            dots.fill(p.circle(x + dx, dy + abs(dx) * 0.06, 6, 5.4), "e8b468", 0.75)
    p.lay(img, dots, clip=m * p.smooth(top, top + 30, p.grid.y))
    pom = p.Layer()
    random = np.random.default_rng(4)
    for _ in range(90):
        a = random.uniform(0, 6.3)
        pom.fill(p.hair(x, top - 2, a, random.uniform(10, 20), 2.4), p.mix("8a6858", "f0d0a0", random.random()), 0.95)
    p.lay(img, pom)


def gust(img: p.Array) -> None:
    """The one cold thing: a streak of blue wind that curls round the hat and reaches for the city."""
    streams = [
        [(860, 60), (760, 96), (690, 150), (560, 166), (430, 150), (330, 176), (250, 230)],
        [(860, 96), (770, 130), (700, 182), (560, 200), (430, 196), (340, 240), (296, 306)],
        [(860, 30), (740, 60), (640, 118), (500, 128), (380, 106), (280, 118), (196, 160)],
        [(860, 130), (790, 156), (716, 208), (600, 236), (500, 250), (430, 300)],
    ]
    for k, points in enumerate(streams):
        broad = p.mask(p.ribbon(points, [34, 26, 24, 18, 12, 6, 1], 90), soft=9)
        p.shine(img, broad, WIND, 0.2)
        fine = p.mask(p.ribbon(points, [9, 9, 8, 7, 5, 3, 1], 90), soft=1.0)
        p.shine(img, fine, WIND, 0.85 - k * 0.1)
    curls = p.Layer()
    for x, y, r in ((262, 222, 26), (188, 150, 20), (300, 300, 22), (436, 296, 18)):
        spiral = [
            (x + math.cos(t) * r * (1 - t / 9), y + math.sin(t) * r * (1 - t / 9)) for t in np.linspace(-0.6, 6.4, 30)
        ]
        curls.stroke(p.spline(spiral, False), 4, WIND, 0.9)
    p.lay(img, curls)


def tower(wax: str, height: float, rows: int, seed: int, lit: bool) -> p.Sprite:
    """A candle with windows: 60 wide, foot at the origin, without its flame."""
    random = np.random.default_rng(seed)
    s = p.Sprite()
    s.add(p.circle(0, 0, 44, 13), p.mix(wax, "8a5a24", 0.25), 8)
    body = p.union(p.rect(-30, -height, 60, height), p.circle(0, 0, 30, 9))
    ramp = [
        (0, p.mix(wax, "2c120c", 0.9)),
        (0.3, p.mix(wax, "6a3414", 0.72)),
        (0.55, p.mix(wax, "b06a24", 0.45)),
        (0.8, p.mix(wax, "f0b050", 0.15)),
        (1, "fff6d8"),
    ]
    s.add(body, ramp, 30)
    for share, alpha in ((0.85, 0.32), (0.55, 0.42), (0.3, 0.4)):
        s.parts.append(
            p.Part(
                p.rect(-34, -height * share, 68, height * share + 12),
                "3c1808",
                0,
                alpha if lit else 0.3,
                soft=9,
                clip=body,
            )
        )
    if seed % 3 == 0:
        for k in range(int(height / 20) + 2):
            band = p.spline(
                [(-32, -height + 22 + k * 24), (0, -height + 12 + k * 24), (32, -height - 6 + k * 24)], False
            )
            s.parts.append(p.Part(band, p.mix(wax, "8a4a1c", 0.75), 0, 0.55, 7, clip=body))
    if lit:
        s.parts.append(p.Part(p.rect(-30, -height - 4, 60, 26), "ffd070", 0, 0.6, soft=8, clip=body))
    gap = (height - 44) / max(rows, 1)
    for row in range(rows):
        for k, x in enumerate((-19, -6.5, 6.5, 19)):
            if random.random() < 0.2:
                continue
            w, y = (6.4 if k in (1, 2) else 4.6), -height + 34 + row * gap + abs(x) * -0.06
            s.add(p.arch(x, y + gap * 0.5, w, gap * 0.52), "ffe28a" if random.random() < 0.7 else "4a2412", 0)
    for _ in range(6):
        x = random.uniform(-29, 29)
        drop = random.uniform(14, height * 0.6)
        s.add(
            p.ribbon([(x, -height), (x + 0.6, -height + drop * 0.6), (x, -height + drop)], [8, 5, 8.5], 20, True),
            ramp,
            5,
        )
    s.add(p.circle(0, -height, 32, 11.5), ramp, 7)
    s.add(p.circle(0, -height, 25, 8), "ffe9a8" if lit else p.mix(wax, "6a4428", 0.4), 6)
    s.line(p.spline([(0, -height + 1), (0, -height - 7), (-3 if lit else 2, -height - 14)], False), 2.8, "2a1610")
    return s


def blown_out(x: float, y: float) -> bool:
    """The first candles under the gust are out already."""
    return y < 360 and x > 330 + (y - 214) * 1.1


def flame_at(img: p.Array, x: float, y: float, size: float, lean: float) -> None:
    """A flame bent by the wind, with its glow."""
    p.glow(img, x - size * 0.12, y - size * 0.4, size * 2.1, "ffae48", 0.5, 2.0)
    outer = p.spline([(0, 0), (24, -18), (16, -52), (-30 * lean, -100, 1), (-20, -48), (-22, -16)])
    s = p.Sprite().add(outer, [(0, "f07a1c"), (0.45, "ffb43c"), (0.8, "ffe488"), (1, "fffbe0")], 16)
    s.add(p.spline([(0, -4), (13, -18), (6, -42), (-14 * lean, -66, 1), (-12, -36), (-12, -14)]), "fffbe0", 8)
    s.draw(img, x, y, size, -18 * lean, light=(0, 0.4, 0.6))


def icing(img: p.Array) -> None:
    """The river: a piped rope of shells."""
    way = p.sample(RIVER, 420)
    last = -99.0
    shells = []
    for x, y in way:
        w = 62 * scale_at(y) + 2
        if abs(y - last) > 0 and (not shells or math.hypot(x - shells[-1][0], y - shells[-1][1]) > w * 0.55):
            shells.append((float(x), float(y), w))
    for k, (x, y, w) in enumerate(shells):
        nx, ny, _ = shells[min(k + 1, len(shells) - 1)]
        a = math.degrees(math.atan2(ny - y, nx - x)) if k < len(shells) - 1 else 40
        s = p.Sprite().add(p.circle(0, 8, 62, 52), "4a2a1a", 0, soft=8, alpha=0.5)
        s.add(
            p.spline([(-58, 0), (-30, -46), (20, -48), (58, -10), (60, 10), (20, 48), (-30, 46)]),
            [(0, "8a5a4c"), (0.4, "d8a890"), (0.7, "f8dcc4"), (0.9, "fff4e4"), (1, "ffffff")],
            36,
        )
        for dy in (-24, 0, 24):
            s.line(p.spline([(-44, dy * 0.7), (0, dy * 1.1), (50, dy * 0.35)], False), 4, "c08a74", 0.55)
        s.draw(img, x, y, w * 0.9, a, light=FLAME_LIGHT)


def streets(img: p.Array) -> None:
    """Pools of light and the trams that thread between them."""
    way = p.sample(AVENUE, 200)
    for x, y in way[::3]:
        p.glow(img, x, y, 110 * scale_at(y) + 4, "ffb450", 0.13)
    rails = p.Layer()
    for side in (-1, 1):
        line = [(x + side * 15 * scale_at(y), y) for x, y in way]
        rails.stroke(p.line(line), 2.4, "ffdc90", 0.65)
    p.lay(img, rails)
    for i in (60, 104, 142, 178):
        (x, y), (x1, y1) = way[i], way[i + 2]
        k, turn = scale_at(y), math.degrees(math.atan2(y1 - y, x1 - x))
        p.glow(img, x, y, 130 * k, "ffd070", 0.55)
        s = p.Sprite()
        for dx in (-66, 4):
            s.add(p.rect(dx, -22, 62, 44, 10), "ffe39a", 6)
            s.add(p.rect(dx + 1, -17, 60, 34, 9), "96402a", 12)
            s.add(p.rect(dx + 12, -7, 38, 14, 5), "c86a44", 5)
        s.draw(img, x, y, 78 * k, turn, light=FLAME_LIGHT)


def city(img: p.Array) -> None:
    """Candles from the horizon to our feet."""
    random = np.random.default_rng(18)
    river, street = p.sample(RIVER, 200), p.sample(AVENUE, 200)
    y, places = HORIZON + 6.0, []
    while y < 1290:
        k = scale_at(y)
        step = 112 * k + 6
        x = -40 + random.uniform(0, step)
        while x < 850:
            px, py = x + random.normal(0, step * 0.14), y + random.normal(0, step * 0.1)
            clear = np.min(np.hypot(river[:, 0] - px, (river[:, 1] - py) * 1.6)) > 62 * k + 8
            clear = clear and np.min(np.hypot(street[:, 0] - px, (street[:, 1] - py) * 1.5)) > 64 * k + 4
            front_roof = px < 350 and py > 1010
            if clear and not front_roof and random.random() < 0.86:
                places.append(
                    (
                        py,
                        px,
                        random.choice([0.55, 0.8, 1.0, 1.2, 1.5, 1.9], p=[0.16, 0.26, 0.26, 0.17, 0.1, 0.05]),
                        int(random.integers(5)),
                    )
                )
            x += step * random.uniform(0.85, 1.3)
        y += step * 0.62
    for n, (y, x, tall, tint) in enumerate(sorted(places)):
        k = scale_at(y) * (0.82 + 0.1 * (n % 5))
        out = blown_out(x, y)
        height = 112 * tall
        lean = 1.0 + 0.7 * math.exp(-math.hypot(x - 560, y - 230) / 330)
        p.contact(img, x, y, 60 * k, 17 * k, 0.45, "1c0e0a")
        if not out:
            p.glow(img, x, y, 96 * k, "ff9a38", 0.3)
        wax = WAXES[tint] if not out else p.mix(WAXES[tint], "54505c", 0.55)
        rows = int(height / 24) if k > 0.12 else 0
        tower(wax, height, rows, n, not out).draw(
            img, x, y, 100 * k, light=SIDE, haze=("b8742c", max(0.0, 0.34 - k * 1.1)) if not out else None
        )
        if out:
            if k > 0.1:
                p.smoke(img, x, y - (height + 14) * k, 70 * k, "b8c0cc", n, -30 * k, 0.6, 7 * k)
        else:
            flame_at(img, x, y - (height + 10) * k, 52 * k, lean)


def prepared(img: p.Array) -> None:
    """On one small roof a candle burns upright under a jam jar."""
    roof = p.spline([(-20, 1220, 1), (-20, 1128, 1), (120, 1042, 1), (300, 1150, 1), (330, 1220, 1)])
    m = p.mask(roof)
    tiles = p.texture.blocks("6a3c28", 30, 22, 3, "2c1610", 0.4, 5)
    p.shadow(img, m, 6, -6, 10, 0.5, "140a08")
    p.clothe(img, m, tiles, 40, (0.3, -0.8, 0.4))
    ridge = p.Sprite().limb([(-20, 1130), (120, 1044), (304, 1152)], [16, 16, 16], "8a5234")
    ridge.draw(img, 0, 0, 100, light=FLAME_LIGHT)
    x, y = 124, 1058
    stack = p.Sprite().add(p.rect(-52, -18, 104, 60, 4), "7c4a34", 10).add(p.rect(-60, -30, 120, 18, 5), "96604a", 7)
    stack.draw(img, x, y, 100, light=FLAME_LIGHT)
    p.glow(img, x, y - 90, 150, "ffc860", 0.7)
    candle = p.Sprite().add(p.rect(-13, -66, 26, 38, 4), "fff0cc", 10)
    candle.draw(img, x, y, 100, light=FLAME_LIGHT)
    p.flame("fffce8", "ffd060", "f08a2c").draw(img, x, y - 66, 46)
    jar = p.Sprite()
    jar.add(
        p.spline(
            [(-42, -30, 1), (-44, -90), (-40, -126), (-28, -138, 1), (28, -138, 1), (40, -126), (44, -90), (42, -30, 1)]
        ),
        "e8f0e8",
        10,
        alpha=0.16,
    )
    jar.draw(img, x, y, 100, light=FLAME_LIGHT)
    glass = p.Layer()
    glass.stroke(
        p.spline(
            [
                (-42 + x, y - 30, 1),
                (-44 + x, y - 90),
                (-40 + x, y - 126),
                (-28 + x, y - 138, 1),
                (28 + x, y - 138, 1),
                (40 + x, y - 126),
                (44 + x, y - 90),
                (42 + x, y - 30, 1),
            ]
        ),
        3,
        "fff8e4",
        0.85,
    )
    glass.stroke(p.circle(x, y - 138, 29, 7), 3, "fff8e4", 0.85)
    glass.stroke(p.circle(x, y - 31, 42, 8), 2.4, "fff8e4", 0.6)
    glass.fill(p.ribbon([(x - 33, y - 122), (x - 36, y - 86), (x - 34, y - 50)], [3, 9, 3], 30), "ffffff", 0.55, 1.5)
    p.lay(img, glass)


def paint() -> p.Array:
    img = night()
    party_hat(img)
    p.glow(img, 300, HORIZON + 10, 420, "ffb048", 0.35, 1.6)
    icing(img)
    streets(img)
    city(img)
    gust(img)
    prepared(img)
    p.sparks(img, 420, 900, 700, 700, 50, 6)
    return img
