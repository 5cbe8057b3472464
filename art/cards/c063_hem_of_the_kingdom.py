"""A queen walks uphill and her cloak is her country; at its hem the villagers have driven in tent pegs.

Technique: painted relief.
"""

from __future__ import annotations

import numpy as np

from art import paint as p

NUMBER, TITLE = 63, "Hem of the Kingdom"

LIGHT = (-0.8, -0.45, 0.35)
TOP, HEM = 232, 1060
LEFT = [(540, 232), (508, 280), (478, 350), (424, 440), (330, 540), (208, 660), (104, 800), (40, 930), (14, 1046)]
RIGHT = [(612, 232), (640, 280), (656, 350), (664, 440), (668, 560), (684, 700), (720, 850), (760, 970), (786, 1046)]
GREENS = ["5c7c3c", "7c9848", "98a850", "c8b45c", "dcc470", "a87c48", "8c6840", "6c8c4c", "b4b860", "4c6c3c"]
PEGS = [(84, 1072), (226, 1092), (352, 1078), (486, 1096), (610, 1076), (716, 1062)]


def edges(y: float) -> tuple[float, float]:
    """The cloak's left and right edge at a height."""
    left, right = np.array(LEFT), np.array(RIGHT)
    return float(np.interp(y, left[:, 1], left[:, 0])), float(np.interp(y, right[:, 1], right[:, 0]))


def spot(u: float, v: float) -> tuple[float, float]:
    """A place on the cloth: u -1..1 across, v 0..1 from the shoulders to the hem."""
    y = TOP + (HEM - TOP) * v
    a, b = edges(y)
    sag = 26 * (1 - u * u) * v
    return (a + b) / 2 + (b - a) / 2 * u, y + sag


def cloak_outline() -> list[tuple[float, ...]]:
    """The whole cloth, with a scalloped hem pulled tight at the pegs."""
    hem: list[tuple[float, ...]] = [(14, 1046, 1)]
    for i, (x, y) in enumerate(PEGS):
        hem.append((x, y + 4, 1))
        if i + 1 < len(PEGS):
            nx, ny = PEGS[i + 1]
            hem.append(((x + nx) / 2, (y + ny) / 2 - 15))
    return [*LEFT[:-1], *hem, (786, 1046, 1), *RIGHT[:-1][::-1]]


def hillside() -> p.Array:
    """Bare evening hill under a thin gold sky."""
    img = p.sky("golden", 250, 3, [(0, "b0a8b8"), (0.35, "e4c49c"), (0.7, "fbdc98"), (1, "fff2c8")])
    p.cirrus(img, 70, 40, "fff4d8", 0.5, 5)
    for y, top, foot, seed in ((236, "b8a4a0", "e8d0a8", 4), (276, "a09478", "d8c498", 9), (320, "8c8860", "c0b080", 12)):
        p.ridge(img, y, 16, top, bottom=foot, seed=seed, depth=90)
    p.mist(img, 330, 36, "fbe8c0", 0.6, 5)
    x = np.arange(p.grid.w) / p.grid.s
    crest = (430 - 250 * p.smooth(0, 800, x) + 10 * np.sin(x / 70)).astype(p.f32)
    slope = p.below(crest, 2, 3)
    drop = p.grid.y - crest[None]
    t = np.clip(drop / 900 + p.noise(150, 3, 4) * 0.16, 0, 1)
    p.over(img, slope, p.ramp(t, [(0, "dcc880"), (0.3, "b4a45c"), (0.7, "847c4c"), (1, "5c5440")]))
    p.rim_light(img, slope, "fff4c0", -1, dy=-4, alpha=0.7, soft=3)
    p.grass_over(img, slope, 12000, (6, 15), 5, 0.25)
    random = np.random.default_rng(14)
    for _ in range(26):
        bx, by = random.uniform(0, 800), random.uniform(330, 1020)
        if by > 470 - 0.3 * bx:
            size = random.uniform(5, 13) * (0.5 + by / 1200)
            p.contact(img, bx + size, by, size * 2.2, size * 0.5, 0.45)
            p.solid(img, p.circle(bx, by - size * 0.4, size * 1.2, size * 0.8), "a89c84", size * 0.8, LIGHT, 1.4)
    return img


def fields(img: p.Array, m: p.Array) -> None:
    """The patchwork: ploughed strips, meadows and corn, each with its own furrows."""
    random = np.random.default_rng(11)
    rows = [0.13, 0.22, 0.32, 0.43, 0.55, 0.68, 0.82, 1.03]
    for r in range(len(rows) - 1):
        n = 4 + r // 2
        cuts = [-1.06, *[(-1 + 2 * (k + random.uniform(-0.25, 0.25)) / n) for k in range(1, n)], 1.06]
        for c in range(n):
            skew = random.uniform(-0.02, 0.02)
            corners = [
                spot(cuts[c], rows[r] + skew),
                spot(cuts[c + 1], rows[r] - skew),
                spot(cuts[c + 1], rows[r + 1] - skew),
                spot(cuts[c], rows[r + 1] + skew),
            ]
            colour = GREENS[random.integers(len(GREENS))]
            patch = p.mask(p.poly(corners)) * m
            grain = 0.5 + p.noise(16, r * 9 + c, 3) * 0.3
            p.over(img, patch, p.ramp(np.clip(grain, 0, 1), [(0, p.mix(colour, "2a2430", 0.3)), (1, p.mix(colour, "fff0b8", 0.25))]))
            if random.random() < 0.75:
                furrow = p.Layer()
                steps = int(5 + 9 * random.random())
                for k in range(steps + 1):
                    q = k / steps
                    nw, ne, se, sw = (np.array(corner) for corner in corners)
                    a, b = (nw + (ne - nw) * q, sw + (se - sw) * q) if c % 2 else (nw + (sw - nw) * q, ne + (se - ne) * q)
                    furrow.stroke(p.line([a, b]), 1.2 + 1.6 * rows[r], p.mix(colour, "241a2c", 0.5), 0.5)
                    furrow.stroke(p.line([a + 1.5, b + 1.5]), 0.8 + rows[r], p.mix(colour, "fff4c0", 0.5), 0.4)
                p.lay(img, furrow, tooth=1.0, clip=patch)
            hedge = p.Layer()
            for a, b in ((corners[0], corners[1]), (corners[1], corners[2])):
                for q in np.linspace(0, 1, 22):
                    x = a[0] + (b[0] - a[0]) * q + random.normal(0, 1.5)
                    y = a[1] + (b[1] - a[1]) * q + random.normal(0, 1.5)
                    size = (1.6 + 4.4 * rows[r]) * random.uniform(0.6, 1.3)
                    hedge.fill(p.circle(x + size * 0.6, y + size * 0.4, size), "1c2420", 0.35)
                    hedge.fill(p.circle(x, y, size, size * 0.85), p.mix("2c4c2c", "7c9848", random.random()))
            p.lay(img, hedge, clip=m)


def velvet(img: p.Array, m: p.Array) -> None:
    """Near her shoulders the country is still cloth: brown velvet with an embroidered border."""
    v = (p.grid.y - TOP) / (HEM - TOP)
    cloth = m * p.smooth(0.18, 0.12, v + p.noise(40, 3, 3) * 0.02)
    p.over(img, cloth, p.ramp(np.clip(0.5 + p.noise(30, 5, 3) * 0.3, 0, 1), [(0, "3c2028"), (1, "7c5040")]))


def folds(img: p.Array, m: p.Array) -> None:
    """Long folds from the shoulders to the pegs, under raking light."""
    left = np.interp(p.grid.y[:, 0], *np.array(LEFT)[:, ::-1].T)
    right = np.interp(p.grid.y[:, 0], *np.array(RIGHT)[:, ::-1].T)
    u = (p.grid.x - ((left + right) / 2)[:, None]) / ((right - left) / 2)[:, None]
    v = np.clip((p.grid.y - TOP) / (HEM - TOP), 0, 1)
    phase = u * 10.5 + 1.1 * np.sin(v * 4.2) + p.noise(230, 7, 2) * 0.9
    slope = np.cos(phase) + 0.35 * np.cos(phase * 2.3 + 1)
    depth = (0.95 - 0.25 * p.smooth(0.05, 0.45, v) + 0.25 * p.smooth(0.6, 1.0, v)).astype(p.f32)
    p.shine(img, m * np.clip(slope * depth, 0, 1).astype(p.f32), "ffdc94", 0.4)
    p.multiply(img, m * np.clip(-slope * depth, 0, 1).astype(p.f32), "3c2448", 0.85)
    p.shade_side(img, m, 1, 0.2, colour="3c2448", amount=0.6, soft=50)
    p.rim_light(img, m, "ffecb0", -4, dy=-2, alpha=0.7, soft=2)


def river(img: p.Array, m: p.Array) -> None:
    """Couched in silver thread: a pale band held down by stitches."""
    course = [
        spot(u, v)
        for u, v in (
            (0.1, 0.14),
            (-0.16, 0.24),
            (0.2, 0.36),
            (0.34, 0.46),
            (-0.1, 0.56),
            (-0.34, 0.68),
            (-0.04, 0.8),
            (0.24, 0.9),
            (0.16, 1.04),
        )
    ]
    band = p.mask(p.ribbon(course, [4, 6, 9, 11, 14, 18, 22, 26], 120)) * m
    p.shadow(img, band, 3, 3, soft=3, alpha=0.4, colour="1c2030", clip=m)
    p.form(
        img,
        band,
        [(0, "4c5c74"), (0.4, "8ca0b0"), (0.65, "ccd8dc"), (0.85, "f4fafa"), (1, "ffffff")],
        5,
        light=LIGHT,
        texture=0.06,
        seed=3,
        soften=1.5,
    )
    stitch = p.Layer()
    centre = p.sample(course, 150)
    for i in range(2, 148, 2):
        t = centre[i + 1] - centre[i - 1]
        n = np.array([-t[1], t[0]]) / (np.hypot(*t) + 1e-6) * (3 + 14 * i / 150)
        if i % 6 == 2:
            stitch.stroke(p.line([centre[i] - n * 1.15, centre[i] + n * 1.15 + t * 0.5]), 1.4 + 2 * i / 150, "ffffff", 0.9)
            stitch.stroke(p.line([centre[i] - n * 1.15 + 2, centre[i] + n * 1.15 + t * 0.5 + 2]), 1.2, "2c3848", 0.6)
    for off in (-0.6, -0.2, 0.2, 0.6):
        side = np.gradient(centre, axis=0)[:, ::-1] * (-1, 1)
        side = side / (np.hypot(*side.T)[:, None] + 1e-6) * (2 + np.linspace(1, 11, 150))[:, None] * off
        stitch.stroke(p.spline(list(centre + side), False), 1.1, "ffffff" if off < 0 else "5c6c80", 0.6)
    p.lay(img, stitch, clip=m)


def villages(img: p.Array) -> None:
    """Clusters of houses with smoking chimneys, leaning downhill; trees between."""
    random = np.random.default_rng(5)
    layer = p.Layer()
    smoke = []
    things = []
    for u, v, n in ((-0.5, 0.3, 4), (0.55, 0.28, 3), (-0.55, 0.5, 6), (0.5, 0.6, 7), (-0.62, 0.82, 6), (0.62, 0.86, 5), (0.02, 0.68, 4)):
        for k in range(n):
            x, y = spot(u + random.normal(0, 0.1), v + random.normal(0, 0.018))
            things.append((y, x, 12 + 30 * v + random.uniform(-2, 4), "house", k))
        for _ in range(9):
            x, y = spot(float(np.clip(u + random.normal(0, 0.16), -0.8, 0.86)), v + random.normal(0, 0.03))
            things.append((y, x, 5 + 11 * v, "tree", 0))
    for y, x, size, kind, k in sorted(things):
        if kind == "house":
            top = p.house(
                layer,
                x,
                y,
                size,
                wall=["e8d8b0", "d8bc90", "f0e4c4"][k % 3],
                roof=["7c4438", "8c5c3c", "5c4448"][k % 3],
                lit="ffd890",
                seed=int(x),
            )
            if k % 2 == 0:
                smoke.append(top)
        else:
            layer.fill(p.circle(x + size * 0.5, y + 1, size, size * 0.4), "1c2420", 0.4)
            for _ in range(26):
                dx, dy = random.normal(0, 0.42) * size, random.normal(0, 0.42) * size
                lit = np.clip(0.5 - (dx + dy) / size * 0.6 + random.normal(0, 0.15), 0, 1)
                layer.fill(p.circle(x + dx, y - size * 0.7 + dy, size * 0.3), p.mix("22381f", "9cac54", lit), 0.95)
    p.shadow(img, layer.alpha(), 6, 3, 3, 0.4)
    p.lay(img, layer, tooth=0.5)
    for k, (x, y) in enumerate(smoke):
        p.smoke(img, x, y, 50 + k % 3 * 16, colour="f4ece0", seed=k, drift=26, alpha=0.6, width=6)


def queen(img: p.Array) -> None:
    """From behind: crown, coiled hair, ermine collar; the cloak begins at her shoulders."""
    s = p.Sprite()
    collar = p.spline([(-30, -44), (-16, -58), (0, -61), (16, -58), (30, -44), (20, -30), (0, -25), (-20, -30)])
    s.parts.append(p.Part(collar, "f8f0e4", 9, spine=[(0, -60), (0, -26)], fur=5))
    for x, y in ((-20, -42), (-8, -36), (6, -46), (16, -38), (-2, -52), (24, -44)):
        s.add(p.hair(x, y, 1.5, 7, 2.6), "2a2028", 0)
    s.limb([(0, -62), (0, -76)], [13, 12], "e0ac88")
    s.parts.append(
        p.Part(
            p.spline([(-17, -92), (-12, -106), (0, -110), (12, -106), (17, -92), (15, -78), (7, -70), (-7, -70), (-15, -78)]),
            "8c4c28",
            13,
            spine=[(0, -108), (0, -72)],
            fur=7,
        )
    )
    for k in range(-3, 4):
        s.line(p.spline([(k * 2, -106), (k * 5.4, -92), (k * 2.6, -78)], False), 1, "3c1c14", 0.55)
    s.add(p.circle(0, -79, 9.5, 8.5), "a8602f", 7)
    for r in (3, 6):
        s.line(p.circle(0, -79, r * 1.1, r), 1, "4c2414", 0.6)
    crown = p.spline(
        [
            (-16, -98, 1),
            (-20, -120, 1),
            (-10, -108),
            (-7, -124, 1),
            (0, -110),
            (7, -124, 1),
            (10, -108),
            (20, -120, 1),
            (16, -98, 1),
            (0, -95),
        ]
    )
    s.add(crown, [(0, "5c3414"), (0.4, "b88430"), (0.65, "f0c85c"), (1, "fffbe0")], 5)
    for x, y in ((-20, -121), (-7, -125), (7, -125), (20, -121)):
        s.add(p.circle(x, y, 2.6), "fff4d0", 2)
    s.draw(img, 576, 298, 178, light=LIGHT, rim="fff0c0", turn=3)


def lining(img: p.Array) -> None:
    """Where the hem is turned over, the crimson lining shows."""
    edge = [(x + 4, y) for x, y in LEFT[4:]]
    flap = p.ribbon([edge[0], *[(x + 12, y) for x, y in edge[1:-1]], (34, 1050)], [1, 20, 44, 58, 66], 80)
    m = p.solid(
        img,
        flap,
        [(0, "3c0818"), (0.4, "8c1428"), (0.65, "d0243c"), (0.85, "f05858"), (1, "ffc0a8")],
        30,
        light=LIGHT,
        tooth=1.0,
        texture=0.06,
        seed=4,
        soften=4,
        cast=0.6,
    )
    p.multiply(img, m * np.clip(np.sin(p.grid.y / 11 + p.grid.x / 24) - 0.5, 0, 1).astype(p.f32), "5c0c24", 0.5)
    p.over(img, p.rim(m, 5, -1, 1.5), "e8c468", 0.9)


def hem_people(img: p.Array, cloth: p.Array) -> None:
    """Gold trim, tent pegs, villagers with mallets, and the seamstress with her scissors open."""
    trim = p.rim(cloth, 0, 9, 2) * p.smooth(1010, 1040, p.grid.y)
    p.over(img, np.clip(trim * 1.3, 0, 1), "e0b858", 0.9)
    for x, y in PEGS:
        p.solid(img, p.poly([(x - 7, y - 26), (x + 8, y - 28), (x + 3, y + 20), (x - 1, y + 20)]), "9c6c40", 6, LIGHT, 0.5, cast=0.5)
        p.solid(img, p.circle(x, y - 27, 10, 5), "c89c64", 4, LIGHT, 0.3)
    coats = ["6c5c48", "8c6c4c", "54604c", "7c5c54", "a08858"]
    mallet = p.Sprite().limb([(0, 0), (0, -30)], [3.4, 3], "8c5c38").add(p.rect(-12, -42, 24, 14, 3), "6c4428", 5)
    for k, (dx, pose, flip) in enumerate(
        ((32, "reach", True), (-30, "pull", False), (34, "push", True), (-32, "reach", False), (30, "pull", True))
    ):
        x, y = PEGS[k + (1 if k > 0 else 0)] if k > 0 else PEGS[0]
        person = p.figure(
            pose,
            p.Look(
                coat=coats[k],
                trousers="4c4038",
                garment=("jacket", "apron", "jacket", "dress", "jacket")[k],
                hat=("straw", "cap", "none", "bonnet", "brim")[k],
                hat_colour="c8a868",
            ),
        )
        if pose == "reach":
            person.attach(mallet, *p.hand(pose), 70, 20)
        person.draw(img, x + dx + (18 if k == 0 else 0), y + 34 + 8 * (k % 2), 84, flip=flip, light=LIGHT, ground=0.5)


def seamstress(img: p.Array) -> None:
    """In the corner she waits for the next step."""
    woman = p.figure("crouch", p.Look(coat="5c5470", trousers="4c4038", garment="dress", hat="bonnet", hat_colour="f0e8d8"))
    woman.draw(img, 722, 1178, 132, flip=True, light=LIGHT, ground=0.5)
    steel = [(0, "30343c"), (0.5, "98a0a8"), (0.75, "e8f0f0"), (1, "ffffff")]
    s = p.Sprite()
    for side in (-1, 1):
        s.add(p.spline([(0, side * 4, 1), (40, side * 15), (84, side * 26, 1), (44, side * 4), (0, -side * 4, 1)]), steel, 4)
        s.add(p.cut(p.circle(-34, -side * 17, 19, 14), p.circle(-34, -side * 17, 12, 8)), "4c4448", 4)
        s.limb([(0, 0), (-18, -side * 9)], [7, 6], "4c4448")
    s.draw(img, 664, 1132, 74, turn=-128, light=LIGHT)


def paint() -> p.Array:
    """The card."""
    img = hillside()
    m = p.rough(p.mask(p.spline(cloak_outline())), 1.6, 14, 4)
    p.shadow(img, m, 20, 8, soft=12, alpha=0.55, colour="2a1c30")
    p.over(img, m, "7c9848")
    fields(img, m)
    velvet(img, m)
    river(img, m)
    folds(img, m)
    villages(img)
    queen(img)
    lining(img)
    hem_people(img, m)
    seamstress(img)
    p.glow(img, 0, 240, 640, colour="ffd888", alpha=0.4, power=1.6)
    return img
