"""A wren plucks barbed wire like a harp; where it has played, the barbs have opened into yellow flowers.

Technique: painted relief.
"""

from __future__ import annotations

import math

import numpy as np

from art import paint as p

NUMBER, TITLE = 54, "Border Harp"

LIGHT = (-0.55, -0.75, 0.4)
HORIZON = 700
TEAR = (250, 300)
BEAK = (238, 746)
LEFT_POST = [(96, 1230), (104, 800), (120, 400), (112, 60)]
RIGHT_POST = [(640, 1230), (662, 900), (702, 480), (752, 90)]
HEIGHTS = [(170, 150), (318, 296), (470, 452), (626, 612), (786, 778), (904, 912), (1054, 1070)]
PERCH, PLUCKED = 5, 4


def strand(i: int) -> list[tuple[float, float]]:
    """The i-th wire from post to post; one is pulled up by the beak, the perch hangs under the bird."""
    left, right = HEIGHTS[i]
    x0, x1 = 112 - (left - 200) * 0.012, 744 - (right - 90) * 0.094
    if i == PLUCKED:
        return [(x0, left), (BEAK[0] - 30, BEAK[1] + 10), (BEAK[0], BEAK[1], 1), (BEAK[0] + 60, BEAK[1] + 6), (x1, right)]
    dip = 12 if i == PERCH else 5
    return [(x0, left), ((x0 * 2 + x1) / 3, (left * 2 + right) / 3 + dip), ((x0 + x1 * 2) / 3, (left + right * 2) / 3 + dip), (x1, right)]


def heath() -> p.Array:
    """Grey morning, one bright tear in the cloud, bleak brown ground in mist."""
    img = p.sky("overcast", HORIZON, 6, [(0, "6c7880"), (0.4, "8c969a"), (0.75, "b0b4b0"), (1, "d0d0c4")])
    for y, alpha, seed in ((60, 0.6, 3), (180, 0.5, 8), (470, 0.4, 12)):
        p.stratus(img, y, 90, "59646e", alpha, seed)
    along = p.grid.x - TEAR[0]
    across = p.grid.y - TEAR[1] + along * 0.22 + p.noise(120, 9, 4) * 46
    rip = np.exp(-((along / 300) ** 2) - (across / 44) ** 2)
    p.glow(img, *TEAR, 460, "fff8e4", 0.5, 1.7)
    p.over(img, np.clip(rip * 1.5, 0, 1).astype(p.f32), "fffbea", 0.95)
    p.rays(img, TEAR[0], TEAR[1] - 30, 760, "fff6dc", 0.2, 4, 60, (0.3, 2.8))
    p.ridge(img, 668, 14, "9aa0a0", "c4c6bc", 4, 90)
    p.ridge(img, HORIZON, 8, "847c78", "a89c8c", 8, 120)
    ground = p.hill(img, 740, 12, "7a6a5c", 5, LIGHT, 160, 5000, (8, 18))
    p.mist(img, 736, 40, "dcdcd2", 0.75, 5)
    p.multiply(img, ground * p.smooth(820, 1200, p.grid.y), "6a5c58", 0.5)
    return img


def far_story(img: p.Array) -> None:
    """Two empty sentry boxes at the distant fence."""
    for x, stripe in ((186, "9c9488"), (772, "8c8c90")):
        p.solid(img, p.poly([(x - 17, 742), (x - 17, 672), (x, 652), (x + 17, 672), (x + 17, 742)]), stripe, 6, LIGHT, 0.5)
        p.over(img, p.mask(p.arch(x, 742, 20, 58), soft=0.6), "3c3c44", 0.85)
    fence = p.Layer()
    for x in range(150, 660, 46):
        fence.stroke(p.line([(x, 748), (x + 1, 714)]), 2.6, "5c5854", 0.8)
    for y in (720, 730, 740):
        fence.stroke(p.line([(110, y), (690, y)]), 0.9, "5c5854", 0.7)
    p.lay(img, fence, tooth=0.5)


def post(img: p.Array, points: list, widths: list, seed: int) -> None:
    """A weathered timber with grain and cracks."""
    m = p.solid(
        img,
        p.ribbon(points, widths, 80),
        [(0, "241c24"), (0.35, "4a4244"), (0.6, "7c7470"), (0.8, "a8a098"), (1, "e0dccc")],
        30,
        LIGHT,
        2.2,
        0.1,
        seed,
        4,
        cast=0.3,
    )
    grain = p.streaks(seed, math.pi / 2 + (0.0 if seed == 1 else 0.1), 90, 3)
    p.over(img, m * np.clip(grain * 1.1 - 0.15, 0, 1).astype(p.f32), "1c161c", 0.34)
    p.over(img, m * np.clip(-grain * 1.6 - 0.4, 0, 1).astype(p.f32), "ccc4b4", 0.3)
    p.over(img, m * p.smooth(0.3, 0.7, p.noise(50, seed + 3, 3)), "7c8060", 0.35)


def wire(layer: p.Layer, points: list, shiver: bool) -> None:
    """Two twisted strands with a cold glint; a plucked one shivers."""
    centre = p.sample(points, 220)
    if shiver:
        for k in (-12, -7, 7, 12):
            bow = np.sin(np.linspace(0, math.pi, 220)) * k
            layer.stroke(p.line(np.stack([centre[:, 0], centre[:, 1] + bow], 1)), 1.6, "f0f0e4", 0.45)
    for phase, tint in ((0.0, "3a3032"), (math.pi, "5c4c48")):
        twist = np.sin(np.arange(220) * 0.9 + phase) * 2.6
        layer.stroke(p.line(np.stack([centre[:, 0], centre[:, 1] + twist], 1)), 4.6, tint)
        layer.stroke(p.line(np.stack([centre[:, 0], centre[:, 1] + twist - 1.3], 1)), 1.2, "d4cfc4", 0.75)


def barb(layer: p.Layer, x: float, y: float, turn: float) -> None:
    """Four iron thorns and the coil that holds them."""
    for a in (0.9, 2.2, 4.0, 5.4):
        end = (x + math.cos(a + turn) * 27, y + math.sin(a + turn) * 27)
        layer.fill(p.ribbon([(x, y), end], [5.4, 0.6], 8), "352a2c")
        layer.stroke(p.line([(x - 1, y - 1), (end[0] - 1, end[1] - 1)]), 1.0, "b87c5c", 0.8)
    for dx in (-5, 0, 5):
        layer.stroke(p.line([(x + dx - 1.5, y - 6), (x + dx + 1.5, y + 6)]), 3.6, "6a4638")


def blossom(layer: p.Layer, x: float, y: float, size: float, seed: int) -> None:
    """A thorn that has opened: five yellow petals and two leaves."""
    random = np.random.default_rng(seed)
    for a in (2.4, 0.6):
        layer.fill(
            p.moved(
                p.spline([(0, 0), (size * 0.9, -size * 0.34), (size * 1.7, 0), (size * 0.9, size * 0.34)]),
                x,
                y,
                1,
                math.degrees(a) + random.normal(0, 12),
            ),
            "6c7c48",
        )
    start = random.random() * 6
    for k in range(5):
        petal = p.spline(
            [(0, 0), (size * 0.6, -size * 0.46), (size * 1.12, -size * 0.2), (size * 1.12, size * 0.2), (size * 0.6, size * 0.46)]
        )
        turn = math.degrees(start + k * 1.257)
        layer.fill(p.moved(petal, x, y, 1, turn), p.mix("f8c820", "ffe868", random.random()))
        layer.stroke(p.moved(p.line([(size * 0.2, 0), (size * 0.8, 0)]), x, y, 1, turn), 1.3, "d08c14", 0.7)
    layer.fill(p.circle(x, y, size * 0.3), "c87818").fill(p.circle(x - 1, y - 1, size * 0.16), "fff0a0")


def fence(img: p.Array) -> None:
    """All wires: thorns above, flowers where the tune has passed."""
    layer = p.Layer()
    for i in range(len(HEIGHTS)):
        wire(layer, strand(i), i == PLUCKED)
    p.shadow(img, layer.alpha(), 4, 8, 4, 0.35)
    for i in range(len(HEIGHTS)):
        points = p.sample(strand(i), 120)
        for k, t in enumerate(range(10 + i * 5, 116, 15)):
            x, y = points[t]
            if i == PLUCKED and abs(x - BEAK[0]) < 40:
                continue
            played = i > PLUCKED or (i == PLUCKED and x > BEAK[0]) or (i == 3 and x > 560)
            if played:
                blossom(layer, x, y, 17 + (k * 7 + i * 3) % 6, k * 9 + i)
            else:
                barb(layer, x, y, k * 0.7 + i)
    p.lay(img, layer, tooth=0.5)


def barred(s: p.Sprite, x: float, y: float, angle: float, length: float, width: float, tint: p.Array, first: float) -> None:
    """One long feather with dark bars across it, from `first` of its length on."""
    s.add(p.feather(x, y, angle, length, width), tint, width * 0.4)
    c, n = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    for q in np.arange(first, 0.96, 0.12):
        r, half = length * q, width * 0.42 * (1 - q**4)
        ends = [
            (x + c * r - n * half, y + n * r + c * half),
            (x + c * (r + 4), y + n * (r + 4)),
            (x + c * r + n * half, y + n * r - c * half),
        ]
        s.line(p.spline(ends, False), 3.4, "3c2214", 0.75)


def wren() -> p.Sprite:
    """A wren facing left in card units: round breast, tail cocked straight up, one clear barred wing, slim beak."""
    s = p.Sprite()
    coat, buff, dark = "a0622c", "e8cda0", "4a2c1c"
    for k in range(7):
        spread = (k * 3) % 7  # the middle ones lie on top
        barred(s, 592 + spread * 2, 782, -100 + spread * 7, 176 - abs(spread - 3) * 7, 32, p.mix(coat, dark, 0.2 + 0.1 * (spread % 2)), 0.3)
    body = p.spline(
        [
            (318, 738),
            (328, 706),
            (362, 684),
            (404, 690),
            (434, 716),
            (490, 724),
            (552, 732),
            (600, 754),
            (616, 786),
            (598, 826),
            (562, 862),
            (506, 890),
            (440, 896),
            (374, 876),
            (334, 834),
            (318, 792),
            (314, 762),
        ]
    )
    s.parts.append(p.Part(body, coat, 62, spine=[(320, 740), (430, 770), (610, 790)], fur=13))
    breast = p.spline(
        [(310, 764), (340, 770), (366, 800), (400, 838), (470, 862), (560, 850), (560, 900), (440, 920), (340, 880), (306, 820)]
    )
    s.parts.append(p.Part(breast, buff, 40, 0.95, soft=7, clip=body, spine=[(316, 776), (380, 850), (540, 876)], fur=12))
    for x, y in ((536, 862), (560, 846), (512, 874), (580, 826), (548, 880)):
        s.line(p.spline([(x - 9, y + 3), (x, y - 2), (x + 9, y + 3)], False), 3, dark, 0.5)
    for k in range(6):
        barred(s, 470 + k * 3, 836 - k * 11, 1 + k * 1.5 - 6, 188 - k * 10, 26, p.mix(coat, dark, 0.34 + 0.12 * (k % 2)), 0.34)
    for row, (x0, count, size) in enumerate(((500, 6, 74), (462, 6, 62), (426, 5, 50))):
        for k in range(count):
            y = 842 - k * 14 - row * 4
            s.add(
                p.feather(x0 - abs(k - count / 2) * 3, y, 2 - (k - 2) * 2, size, 24),
                p.mix(p.mix(coat, dark, 0.55), "d8a060", 0.22 * row + 0.06 * (k % 2)),
                7,
            )
    s.parts.append(
        p.Part(
            p.ribbon([(320, 730), (352, 716), (412, 722)], [4, 11, 4], 24),
            "f8ecd0",
            5,
            0.95,
            soft=1.5,
            spine=[(320, 730), (412, 722)],
            fur=7,
        )
    )
    s.parts.append(
        p.Part(p.ribbon([(318, 746), (350, 742), (404, 748)], [4, 11, 4], 24), dark, 4, 0.8, soft=2, spine=[(318, 746), (404, 748)], fur=6)
    )
    s.add(p.spline([(326, 734, 1), (292, 733), (256, 739), (230, 748, 1), (262, 750), (320, 752, 1)]), "4c382c", 6)
    s.add(p.spline([(324, 753, 1), (290, 752), (258, 752), (236, 752, 1), (262, 759), (324, 766, 1)]), "8a6c4c", 5)
    s.add(p.circle(348, 738, 12), "0c0808", 0).add(p.circle(344, 733, 4), "ffffff", 0)
    s.line(p.circle(348, 738, 13.5), 2.4, "e8cda0", 0.7)
    return s


def helmet(img: p.Array, x: float, y: float, fill: str) -> None:
    """An iron helmet upside down in the grass, full of rain or of seed."""
    bowl = p.spline(
        [(x - 86, y - 34, 1), (x - 78, y + 20), (x - 40, y + 56), (x, y + 64), (x + 40, y + 56), (x + 78, y + 20), (x + 86, y - 34, 1)]
    )
    m = p.solid(
        img, bowl, [(0, "1c1c24"), (0.4, "44484a"), (0.65, "747876"), (0.85, "a4a8a0"), (1, "e4e8dc")], 50, LIGHT, 1.0, 0.1, 3, 4, cast=0.4
    )
    p.over(img, m * p.smooth(0.1, 0.6, p.noise(34, 7, 4)), "8c4c2c", 0.6)
    p.solid(img, p.circle(x, y - 34, 110, 26), "5c5e5c", 9, LIGHT, 0.8)
    strap = p.Layer().fill(p.ribbon([(x + 60, y - 26), (x + 92, y + 6), (x + 108, y + 50)], [8, 9, 8], 20), "5c3c28")
    p.lay(img, strap)
    inside = p.mask(p.circle(x, y - 33, 80, 17))
    if fill == "rain":
        p.over(img, inside, p.vertical([(0, "e8eee8"), (1, "70808a")], y - 52, y - 14))
        p.lay(
            img,
            p.Layer()
            .stroke(p.circle(x + 14, y - 33, 24, 5), 1.6, "ffffff", 0.8)
            .stroke(p.circle(x + 14, y - 33, 44, 9), 1.2, "ffffff", 0.6),
            clip=inside,
        )
        return
    random = np.random.default_rng(4)
    p.over(img, inside, "5c4024")
    seeds = p.Layer()
    for _ in range(260):
        a, r = random.uniform(0, 6.3), random.random() ** 0.5
        px, py = x + math.cos(a) * r * 76, y - 36 + math.sin(a) * r * 14 - (1 - r) * 15
        seeds.fill(p.moved(p.circle(0, 0, 5, 2.8), px, py, 1, random.uniform(0, 180)), p.mix("c89858", "ecd8a8", random.random()))
    p.lay(img, seeds)


def grass(img: p.Array, top: float, count: int, seed: int, dark: str, lit: str) -> None:
    """Long heath grass along the bottom edge."""
    random = np.random.default_rng(seed)
    layer = p.Layer()
    for y in np.sort(random.uniform(top, 1240, count)):
        tint = p.mix(dark, lit, random.random() * (0.5 + 0.5 * (1240 - y) / (1240 - top)))
        layer.fill(
            p.hair(
                random.uniform(-10, 810),
                y + 30,
                -math.pi / 2 + random.normal(0.08, 0.26),
                random.uniform(44, 112),
                random.uniform(2.4, 5),
                random.normal(0, 0.16),
            ),
            tint,
            0.92,
        )
    p.lay(img, layer)


def paint() -> p.Array:
    """The card."""
    img = heath()
    far_story(img)
    img[:] = p.blur(img, 1.6)
    grass(img, 1010, 700, 4, "4a4038", "9a8c70")
    helmet(img, 540, 1108, "seed")
    post(img, LEFT_POST, [92, 78, 66, 58], 1)
    post(img, RIGHT_POST, [88, 76, 66, 60], 2)
    fence(img)
    feet = p.Layer()
    for x, root in ((446, 886), (506, 882)):
        y = 924
        feet.stroke(p.line([(x + 12, root), (x, y - 6)]), 8, "5c4030").stroke(p.line([(x + 10, root), (x - 2, y - 6)]), 2, "b08c68", 0.8)
        for dx in (-16, -5, 8):
            feet.stroke(p.spline([(x, y - 8), (x + dx, y - 8), (x + dx * 1.2, y + 7)], False), 5.6, "5c4030")
    p.lay(img, feet)
    wren().draw(img, 0, 0, 100, light=LIGHT, rim="fff4dc", rim_alpha=0.5)
    grass(img, 1130, 420, 9, "37302e", "8c7c60")
    helmet(img, 230, 1136, "rain")
    grass(img, 1188, 420, 14, "2c2628", "7c6c54")
    return img
