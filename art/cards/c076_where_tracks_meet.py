"""Straight down on snow: tracks from every side meet at a laid cloth; one trail leaves, changes, and stops.

Technique: painted relief.
"""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np
import skia

from art import paint as p

NUMBER, TITLE = 76, "Where Tracks Meet"

CLOTH_X, CLOTH_Y, CLOTH_TURN = 388, 500, -11
Print = Callable[[int], list[skia.Path]]


def snow() -> p.Array:
    """A soft field: low drifts, blue hollows, glitter."""
    drift = p.noise(340, 3, 3) * 46 + p.noise(90, 5, 3) * 7
    gx, gy = np.gradient(p.blur(drift, 5))[::-1]
    slope = (gx * 0.7 + gy) * p.grid.s
    t = 0.62 + np.clip(slope * 0.9, -0.4, 0.3) + p.noise(6, 8, 3) * 0.035
    img = p.ramp(np.clip(t, 0, 1), [(0, "98b2d6"), (0.35, "c4d4e8"), (0.62, "e4ecf4"), (0.85, "f8fafc"), (1, "ffffff")])
    p.brush(img, 70, 2600, p.swirl(380, 6, 0.9, 0.5), 0.015, 0.5, 5)
    random = np.random.default_rng(76)
    glitter = p.Layer()
    for _ in range(900):
        glitter.fill(p.circle(random.uniform(0, 800), random.uniform(0, 1200), random.uniform(0.5, 1.3)), "ffffff", random.uniform(0.4, 1))
    p.lay(img, glitter)
    return img


def tree_shadows(img: p.Array) -> None:
    """Bare trees stand outside the picture; only their blue shadows reach in."""
    boughs = p.Layer()
    for x, y, height, seed, lean in ((-60, -40, 620, 5, 2.25), (860, 330, 520, 9, -1.35), (-70, 1180, 480, 14, 1.2)):
        paths, _ = p.branches(x, y, height, seed, lean, 0.5, 6, 0.07)
        for path in paths:
            boughs.fill(path, (1, 1, 1))
    p.multiply(img, p.blur(boughs.alpha(), 3.4), "8fabd6", 0.62)


def paw(side: int) -> list[skia.Path]:
    """A wolf's foot, pointing up."""
    toes = [p.circle(-12, -7, 3.6, 5.4), p.circle(-4.6, -15, 3.8, 6), p.circle(4.6, -15, 3.8, 6), p.circle(12, -7, 3.6, 5.4)]
    return [p.spline([(0, -2), (8, 5), (6, 12), (0, 10), (-6, 12), (-8, 5)]), *toes]


def boot(side: int) -> list[skia.Path]:
    """A child's boot: sole and heel."""
    return [p.spline([(side * 1, -22), (8, -14), (7, 0), (6, 4), (-6, 4), (-7, 0), (-8, -14)]), p.rect(-6, 8, 12, 10, 5)]


def claw(side: int) -> list[skia.Path]:
    """A bird's foot."""
    out = [
        p.ribbon([(0, 6), (math.sin(a) * 10, -5), (math.sin(a) * 18, 6 - math.cos(a) * 24)], [5, 4.4, 1.8], 12, True)
        for a in (-0.62, 0, 0.62)
    ]
    return [*out, p.ribbon([(0, 6), (0, 17)], [4.6, 2], 8, True)]


def leap(side: int) -> list[skia.Path]:
    """The four feet of a hare's bound."""
    return [
        p.spline([(-9, -26), (-4, -14), (-6, 0), (-13, -2), (-14, -16)]),
        p.spline([(9, -30), (14, -18), (13, -4), (6, -4), (5, -18)]),
        p.circle(-2, 16, 4.4, 6),
        p.circle(1, 34, 4.4, 6),
    ]


def trail(
    points: list[p.Point], make: Print, gap: float, width: float, size: float, seed: int, part: tuple[float, float] = (0, 1)
) -> list[skia.Path]:
    """Prints along a path, left and right in turn; `part` limits them to a stretch."""
    random = np.random.default_rng(seed)
    way = p.sample(points, 400)
    steps = np.hypot(*np.gradient(way, axis=0).T)
    along = np.cumsum(steps)
    out: list[skia.Path] = []
    for k, d in enumerate(np.arange(along[-1] * part[0], along[-1] * part[1], gap)):
        i = min(int(np.searchsorted(along, d)), 398)
        dx, dy = way[i + 1] - way[i]
        heading = math.atan2(dy, dx)
        side = 1 if k % 2 else -1
        x = way[i, 0] - math.sin(heading) * side * width + random.normal(0, 1.2)
        y = way[i, 1] + math.cos(heading) * side * width + random.normal(0, 1.2)
        turn = math.degrees(heading) + 90 + side * 4 + random.normal(0, 5)
        out += [p.moved(path, x, y, size, turn) for path in make(side)]
    return out


def runners() -> list[skia.Path]:
    """A sledge's two lines, from the right edge."""
    way = p.sample([(840, 760), (720, 700), (620, 610), (560, 560)], 60)
    t = np.gradient(way, axis=0)
    n = np.stack([-t[:, 1], t[:, 0]], 1) / np.hypot(t[:, 0], t[:, 1])[:, None]
    return [p.ribbon([tuple(q) for q in way + n * d], [8, 9, 8, 7], 60) for d in (-22, 22)]


def wheel_track() -> list[skia.Path]:
    """One wheel: a groove with treads, wobbling in from the top."""
    way = p.sample([(470, -30), (500, 90), (440, 190), (452, 300), (430, 350)], 90)
    out = [p.ribbon([tuple(q) for q in way], [9, 10, 9], 80)]
    t = np.gradient(way, axis=0)
    for k in range(1, 89, 2):
        a = math.degrees(math.atan2(t[k, 1], t[k, 0]))
        out.append(p.moved(p.poly([(-1.6, -8), (1.6, -8), (1.6, 8), (-1.6, 8)]), way[k, 0], way[k, 1], 1, a + 24))
    return out


def press(img: p.Array, paths: list[skia.Path], depth: float = 1.0) -> None:
    """Push shapes into the snow: blue inside, dark at the lit side's lip, bright at the other."""
    m = p.rough(p.mask(*paths), 1.2, 7, 5)
    lip = np.clip(p.warp(m, -3.2, -3.2) - m, 0, 1)
    p.shine(img, p.blur(lip, 1.2), "ffffff", 0.9)
    p.over(img, np.clip(p.warp(m, 2.4, 2.4) - m, 0, 1), "c4d2e8", 0.5)
    p.over(img, m, "86a4d2", 0.92 * depth)
    inner = m * (1 - p.blur(p.warp(m, -3, -3), 1.6))
    p.over(img, inner, "3c5a94", 0.95 * depth)


def cloth(img: p.Array) -> p.Array:
    """The red checked cloth, lightly crumpled, its corners lifted by the cold."""
    corners = [
        (-176, -158),
        (-60, -168),
        (70, -160),
        (174, -168),
        (184, -40),
        (176, 90),
        (186, 166),
        (60, 160),
        (-70, 170),
        (-180, 160),
        (-174, 40),
        (-186, -60),
    ]
    outline = p.moved(
        p.spline([(x, y, 1) if k in (0, 3, 6, 9) else (x, y) for k, (x, y) in enumerate(corners)]), CLOTH_X, CLOTH_Y, 1, CLOTH_TURN
    )
    m = p.rough(p.mask(outline), 1.0, 8, 3)
    p.shadow(img, m, 9, 10, 8, 0.55, "5f80b4")
    a = math.radians(CLOTH_TURN)
    crumple = p.noise(120, 21, 3) * 6
    u = (p.grid.x - CLOTH_X) * math.cos(a) + (p.grid.y - CLOTH_Y) * math.sin(a) + crumple
    v = -(p.grid.x - CLOTH_X) * math.sin(a) + (p.grid.y - CLOTH_Y) * math.cos(a) - crumple
    size = 30.0
    across, down = np.sin(u / size * math.pi) > 0, np.sin(v / size * math.pi) > 0
    weave = 0.5 + 0.5 * np.sin((u + v) * 1.4)
    tone = np.where(across & down, 1.0, np.where(across | down, 0.52 + 0.1 * weave, 0.0))
    picture = p.ramp(p.blur(tone.astype(np.float32), 0.5), [(0, "fbf4ea"), (0.5, "e07a72"), (1, "c3201f")])
    gx, gy = np.gradient(p.blur(p.noise(70, 33, 3) * 10 + crumple, 2))[::-1]
    fold = np.clip((gx + gy) * p.grid.s * 1.1, -0.4, 0.3)
    p.over(img, m, np.clip(picture * (1 + fold[..., None] * 0.6), 0, 1).astype(np.float32))
    p.multiply(img, m * p.blur(1 - m, 8), "8a7098", 0.6)
    fringe = p.Layer()
    measure = skia.PathMeasure(outline, True)
    for k in range(150):
        at, direction = measure.getPosTan(measure.getLength() * k / 150)
        nx, ny = direction.y(), -direction.x()
        fringe.stroke(p.line([(at.x(), at.y()), (at.x() + nx * 8, at.y() + ny * 8)]), 1.8, "f6e6dc", 0.9)
    p.lay(img, fringe)
    return m


def on_cloth(x: float, y: float) -> tuple[float, float]:
    """A place on the turned cloth."""
    a = math.radians(CLOTH_TURN)
    return CLOTH_X + x * math.cos(a) - y * math.sin(a), CLOTH_Y + x * math.sin(a) + y * math.cos(a)


def bowl(colour: str, soup: str, seed: int) -> p.Sprite:
    """A bowl of soup from above, about 80 across."""
    s = p.Sprite()
    s.add(p.circle(0, 0, 40), colour, 12)
    s.add(p.circle(0, 0, 31), p.mix(colour, "3a2030", 0.35), 0)
    s.add(p.circle(1, 1.5, 29), soup, 20)
    random = np.random.default_rng(seed)
    for _ in range(9):
        angle, r = random.uniform(0, 6.3), random.uniform(2, 22)
        s.add(
            p.circle(math.cos(angle) * r, math.sin(angle) * r, random.uniform(2, 4)), ["f0d890", "7c9a48", "e8b868"][random.integers(3)], 2
        )
    s.add(p.spline([(-20, -14), (-10, -22), (2, -24), (-8, -17)]), "fff4dc", 0, alpha=0.5)
    return s


def spoon() -> p.Sprite:
    """A wooden spoon from above, its bowl at the top."""
    s = p.Sprite().limb([(0, 34), (0, 0), (0, -24)], [7, 5, 5], "a87444")
    return s.add(p.circle(0, -34, 10, 14), "b8844c", 8).add(p.circle(0, -35, 6, 9.5), "8a5a34", 6)


def lay_table(img: p.Array) -> None:
    """Six places, bread, and a great steaming pot; five spoons."""
    light = (-0.5, -0.7, 0.5)
    places = [(-112, -96), (2, -116), (116, -96), (112, 92), (2, 118), (-114, 96)]
    colours = ["d9b27c", "e8d8b8", "c49a6a", "efe6d4", "d9b27c", "c9a884"]
    for k, (u, v) in enumerate(places):
        x, y = on_cloth(u, v)
        m = p.mask(p.circle(x, y, 37))
        p.shadow(img, m, 6, 7, 4, 0.45, "5a2030")
        bowl(colours[k], "c98a3c", k).draw(img, x, y, 92, light=light)
        if k != 4:
            sx, sy = on_cloth(u + (48 if u > 0 else -48), v)
            p.shadow(img, p.mask(p.circle(sx, sy, 5, 24)), 4, 5, 3, 0.3, "5a2030")
            spoon().draw(img, sx, sy, 66, CLOTH_TURN + (8 if k % 2 else -10), light=light)
    x, y = on_cloth(-28, 2)
    p.shadow(img, p.mask(p.circle(x, y, 60)), 9, 10, 6, 0.5, "5a2030")
    pot = p.Sprite()
    for side in (-1, 1):
        pot.add(p.rect(side * 66 - 12, -11, 24, 22, 8), "4a4a54", 7)
    pot.add(p.circle(0, 0, 62), "5c5c66", 14).add(p.circle(0, 0, 51), "2c2a32", 0).add(p.circle(1, 2, 49), "c98a3c", 36)
    for ax, ay, r in ((-20, -10, 8), (14, -22, 7), (22, 12, 9), (-8, 22, 7), (2, 0, 6), (-30, 14, 5)):
        pot.add(p.circle(ax, ay, r), "eac88a" if r > 6 else "86a050", 4)
    pot.draw(img, x, y, 96, 20, light=light)
    bx, by = on_cloth(72, 0)
    p.shadow(img, p.mask(p.circle(bx, by, 24, 46)), 7, 8, 5, 0.4, "5a2030")
    loaf = p.Sprite().add(p.spline([(0, -52), (22, -36), (26, 0), (20, 38), (0, 50), (-20, 38), (-26, 0), (-22, -36)]), "b57a40", 20)
    for k in range(4):
        loaf.add(p.ribbon([(-14, -30 + k * 20), (0, -36 + k * 20), (15, -30 + k * 20)], [2, 8, 2], 12), "ecc690", 3)
    loaf.draw(img, bx, by, 86, CLOTH_TURN + 6, light=light)
    steam = p.Layer()
    random = np.random.default_rng(3)
    for u, v, big in [(-28, 2, 2.0), *[(a, b, 1.0) for a, b in places]]:
        sx, sy = on_cloth(u, v)
        for _ in range(int(3 * big)):
            ox = random.uniform(-18, 18) * big
            curl = [
                (sx + ox, sy + 8),
                (sx + ox + 12, sy - 12 * big),
                (sx + ox + 2, sy - 30 * big),
                (sx + ox + 20, sy - 48 * big),
                (sx + ox + 16, sy - 66 * big),
            ]
            steam.fill(p.ribbon(curl, [2, 9 * big, 12 * big, 8, 1], 40), "ffffff", 0.5, 5)
    p.lay(img, steam)


def paint() -> p.Array:
    img = snow()
    tree_shadows(img)
    leaving = [(470, 690), (530, 770), (516, 860), (436, 930), (388, 1006), (436, 1080), (530, 1104), (590, 1070)]
    press(img, [*runners(), *wheel_track()])
    press(img, [
        *trail([(-30, 120), (90, 190), (170, 300), (250, 380)], leap, 92, 0, 1.3, 1),
        *trail([(840, 130), (740, 210), (660, 300), (560, 370)], paw, 46, 15, 1.3, 2),
        *trail([(-30, 560), (60, 610), (130, 560), (200, 545)], claw, 38, 10, 1.3, 3),
        *trail([(-20, 1010), (80, 920), (170, 800), (256, 680)], boot, 52, 16, 1.3, 4),
        *trail(leaving, boot, 50, 16, 1.3, 6, (0.0, 0.34)),
        *trail(leaving, paw, 40, 15, 1.3, 7, (0.40, 0.68)),
        *trail(leaving, claw, 36, 10, 1.35, 8, (0.72, 1.0)),
    ])  # fmt: skip
    cloth(img)
    lay_table(img)
    p.shadow(img, spoon().silhouette(598, 858, 96, 64), 5, 6, 3, 0.6, "6f8fc0")
    spoon().draw(img, 598, 858, 96, 64, light=(-0.5, -0.7, 0.5))
    return img
