"""A wren plucks barbed wire like a harp; where it has played, the barbs have opened into yellow flowers."""

from __future__ import annotations

import math

import numpy as np

from art import paint as p

# fmt: off
NUMBER, TITLE = 54, "Border Harp"

LIGHT = (-0.55, -0.75, 0.4)
HORIZON = 700
TEAR = (250, 300)
BEAK = (360, 990)
LEFT_POST = [(96, 1230), (104, 800), (120, 400), (112, 60)]
RIGHT_POST = [(640, 1230), (662, 900), (702, 480), (752, 90)]
HEIGHTS = [(170, 150), (318, 296), (470, 452), (626, 612), (786, 778), (904, 912), (1054, 1070)]
PERCH = 5


def strand(i: int) -> list[tuple[float, float]]:
    """The i-th wire from post to post; the lowest is pulled up by the beak, the perch hangs under the bird."""
    left, right = HEIGHTS[i]
    x0, x1 = 112 - (left - 200) * 0.012, 744 - (right - 90) * 0.094
    if i == len(HEIGHTS) - 1:
        return [(x0, left), (BEAK[0] - 30, BEAK[1] + 12), (BEAK[0], BEAK[1], 1), (BEAK[0] + 40, BEAK[1] + 10),
            (x1, right)]
    dip = 12 if i == PERCH else 5
    return [(x0, left), ((x0 * 2 + x1) / 3, (left * 2 + right) / 3 + dip),
        ((x0 + x1 * 2) / 3, (left + right * 2) / 3 + dip), (x1, right)]


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
    """Two empty sentry boxes, and two figures back to back against the distant fence."""
    for x, stripe in ((196, "9c9488"), (386, "8c8c90")):
        p.solid(img, p.poly([(x - 17, 742), (x - 17, 672), (x, 652), (x + 17, 672),
            (x + 17, 742)]), stripe, 6, LIGHT, 0.5)
        p.over(img, p.mask(p.arch(x, 742, 20, 58), soft=0.6), "3c3c44", 0.85)
    fence = p.Layer()
    for x in range(150, 660, 46):
        fence.stroke(p.line([(x, 748), (x + 1, 714)]), 2.6, "5c5854", 0.8)
    for y in (720, 730, 740):
        fence.stroke(p.line([(110, y), (690, y)]), 0.9, "5c5854", 0.7)
    p.lay(img, fence, tooth=0.5)
    sitter = p.figure("sit_ground", "5c6450", hat="none")
    sitter.draw(img, 312, 754, 66, light=LIGHT, haze=("c4c4bc", 0.25), ground=0.4)
    p.figure("sit_ground", "6c5c58", hat="none").draw(img, 282, 754, 66, flip=True, light=LIGHT, haze=("c4c4bc",
        0.25), ground=0.4)


def post(img: p.Array, points: list, widths: list, seed: int) -> None:
    """A weathered timber with grain and cracks."""
    m = p.solid(img, p.ribbon(points, widths, 80), [(0, "241c24"), (0.35, "4a4244"), (0.6, "7c7470"),
        (0.8, "a8a098"), (1, "e0dccc")], 30, LIGHT, 2.2, 0.1, seed, 4, cast=0.3)
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
        layer.fill(p.moved(p.spline([(0, 0), (size * 0.9, -size * 0.34), (size * 1.7, 0),
            (size * 0.9, size * 0.34)]), x, y, 1, math.degrees(a) + random.normal(0, 12)), "6c7c48")
    start = random.random() * 6
    for k in range(5):
        petal = p.spline([(0, 0), (size * 0.6, -size * 0.46), (size * 1.12, -size * 0.2),
            (size * 1.12, size * 0.2), (size * 0.6, size * 0.46)])
        turn = math.degrees(start + k * 1.257)
        layer.fill(p.moved(petal, x, y, 1, turn), p.mix("f8c820", "ffe868", random.random()))
        layer.stroke(p.moved(p.line([(size * 0.2, 0), (size * 0.8, 0)]), x, y, 1, turn), 1.3, "d08c14", 0.7)
    layer.fill(p.circle(x, y, size * 0.3), "c87818").fill(p.circle(x - 1, y - 1, size * 0.16), "fff0a0")


def fence(img: p.Array) -> None:
    """All wires: thorns above, flowers where the tune has passed."""
    layer = p.Layer()
    for i in range(len(HEIGHTS)):
        wire(layer, strand(i), i == len(HEIGHTS) - 1)
    p.shadow(img, layer.alpha(), 4, 8, 4, 0.35)
    for i in range(len(HEIGHTS)):
        points = p.sample(strand(i), 120)
        for k, t in enumerate(range(10 + i * 5, 116, 15)):
            x, y = points[t]
            played = (i == 6 and abs(x - BEAK[0]) > 50) or i == 5 or (i == 4 and x > 330) or (i == 3 and x > 560)
            if played:
                blossom(layer, x, y, 17 + (k * 7 + i * 3) % 6, k * 9 + i)
            else:
                barb(layer, x, y, k * 0.7 + i)
    p.lay(img, layer, tooth=0.5)


def wren() -> p.Sprite:
    """A round wren facing right, tail cocked, barred wings, pale brow; 250 units long."""
    s = p.Sprite()
    coat, buff, dark = "96602f", "dcb888", "4a2c1c"
    for k in range(6):
        angle = -118 + k * 7
        s.add(p.feather(-78, -26, angle, 104 - abs(k - 2) * 6, 21), p.mix(coat, dark, 0.25 + 0.08 * (k % 2)), 6)
        for q in range(4):
            r = 42 + q * 15
            c, n = math.cos(math.radians(angle)), math.sin(math.radians(angle))
            s.line(p.line([(-78 + c * r - n * 8, -26 + n * r + c * 8),
                (-78 + c * r + n * 8, -26 + n * r - c * 8)]), 3, dark, 0.55)
    body = p.spline([(-96, -22), (-70, -56), (-10, -80), (46, -86), (88, -100), (124, -98), (150, -76), (156, -50),
        (144, -24), (120, 0), (108, 34), (66, 70), (10, 80), (-46, 58), (-86, 14)])
    s.parts.append(p.Part(body, coat, 62, spine=[(150, -60), (40, -20), (-96, -10)], fur=13))
    breast = p.spline([(150, -44), (112, -26), (86, 0), (30, 40), (-50, 44), (-40, 80), (40, 96), (120, 50),
        (150, -10)])
    s.parts.append(p.Part(breast, buff, 40, 0.92, soft=8, clip=body, spine=[(146, -40), (90, 20), (-50, 60)], fur=12))
    p.plumage(s, 34, -34, 8, 5, (-22, 6), 168, 62, 21, p.mix(coat, dark, 0.65), p.mix(coat, "d09858", 0.35), 9, 17)
    for k in range(5):
        s.add(p.feather(-34, -2 + k * 7, 166 + k * 5, 84 - k * 6, 15), p.mix(coat, dark, 0.3 + 0.1 * (k % 2)), 4)
        for q in range(4):
            s.line(p.line([(-50 - q * 14, -2 + k * 8 - 4), (-53 - q * 14, -2 + k * 8 + 7)]), 3, dark, 0.6)
    s.parts.append(p.Part(p.ribbon([(152, -70), (118, -80),
        (74, -74)], [4, 10, 3], 24), "f4e4c4", 5, 0.9, soft=1.5, spine=[(152, -70), (74, -74)], fur=6))
    s.parts.append(p.Part(p.ribbon([(154, -58), (118, -60),
        (80, -52)], [3, 9, 3], 24), dark, 4, 0.75, soft=2, spine=[(154, -58), (80, -52)], fur=6))
    s.add(p.spline([(146, -66, 1), (178, -60), (212, -40, 1), (180, -46), (148, -48, 1)]), "5c4434", 5)
    s.add(p.spline([(148, -50, 1), (180, -46), (204, -36, 1), (174, -38), (146, -38, 1)]), "3c2a24", 4)
    s.add(p.circle(126, -60, 9.5), "0c0808", 0).add(p.circle(129, -64, 3.2), "ffffff", 0).add(p.circle(123, -56, 2),
        "7c5a3c", 0)
    return s


def helmet(img: p.Array, x: float, y: float, fill: str) -> None:
    """An iron helmet upside down in the grass, full of rain or of seed."""
    bowl = p.spline([(x - 86, y - 34, 1), (x - 78, y + 20), (x - 40, y + 56), (x, y + 64), (x + 40, y + 56),
        (x + 78, y + 20), (x + 86, y - 34, 1)])
    m = p.solid(img, bowl, [(0, "1c1c24"), (0.4, "44484a"), (0.65, "747876"), (0.85, "a4a8a0"),
        (1, "e4e8dc")], 50, LIGHT, 1.0, 0.1, 3, 4, cast=0.4)
    p.over(img, m * p.smooth(0.1, 0.6, p.noise(34, 7, 4)), "8c4c2c", 0.6)
    p.solid(img, p.circle(x, y - 34, 110, 26), "5c5e5c", 9, LIGHT, 0.8)
    strap = p.Layer().fill(p.ribbon([(x + 60, y - 26), (x + 92, y + 6), (x + 108, y + 50)], [8, 9, 8], 20), "5c3c28")
    p.lay(img, strap)
    inside = p.mask(p.circle(x, y - 33, 80, 17))
    if fill == "rain":
        p.over(img, inside, p.vertical([(0, "e8eee8"), (1, "70808a")], y - 52, y - 14))
        p.lay(img, p.Layer().stroke(p.circle(x + 14, y - 33, 24, 5), 1.6, "ffffff", 0.8).stroke(p.circle(x + 14,
            y - 33, 44, 9), 1.2, "ffffff", 0.6), clip=inside)
        return
    random = np.random.default_rng(4)
    p.over(img, inside, "5c4024")
    seeds = p.Layer()
    for _ in range(260):
        a, r = random.uniform(0, 6.3), random.random() ** 0.5
        px, py = x + math.cos(a) * r * 76, y - 36 + math.sin(a) * r * 14 - (1 - r) * 15
        seeds.fill(p.moved(p.circle(0, 0, 5, 2.8), px, py, 1, random.uniform(0, 180)), p.mix("c89858", "ecd8a8",
            random.random()))
    p.lay(img, seeds)


def grass(img: p.Array, top: float, count: int, seed: int, dark: str, lit: str) -> None:
    """Long heath grass along the bottom edge."""
    random = np.random.default_rng(seed)
    layer = p.Layer()
    for y in np.sort(random.uniform(top, 1240, count)):
        tint = p.mix(dark, lit, random.random() * (0.5 + 0.5 * (1240 - y) / (1240 - top)))
        layer.fill(p.hair(random.uniform(-10, 810), y + 30, -math.pi / 2 + random.normal(0.08, 0.26),
            random.uniform(44, 112), random.uniform(2.4, 5), random.normal(0, 0.16)), tint, 0.92)
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
    for x, root in ((496, 866), (546, 850)):
        y = 922
        feet.stroke(p.line([(x + 14, root), (x, y - 8)]), 8, "5c4030").stroke(p.line([(x + 12, root),
            (x - 2, y - 8)]), 2, "b08c68", 0.8)
        for dx in (-14, -4, 8):
            feet.stroke(p.spline([(x, y - 8), (x + dx, y - 4), (x + dx * 1.1, y + 8)], False), 5.4, "5c4030")
    p.lay(img, feet)
    wren().draw(img, 508, 784, 118, flip=True, turn=-64, light=LIGHT, rim="fff4dc", rim_alpha=0.5)
    grass(img, 1130, 420, 9, "37302e", "8c7c60")
    helmet(img, 230, 1136, "rain")
    grass(img, 1188, 420, 14, "2c2628", "7c6c54")
    return img
