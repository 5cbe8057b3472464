"""At the bottom of a well a stout toad books every wish that falls in; the basket of daggers is the fullest.

Technique: painted relief.
"""

from __future__ import annotations

import math

import numpy as np

from art import paint as p
from art.finish import Finish

NUMBER, TITLE = 11, "Wishing-Well Accounts"
FINISH = Finish(vignette=0.34)

MOUTH_X, MOUTH_Y, MOUTH_R = 452, 214, 108
SHAFT = (0.15, -0.9, 0.35)
COPPER = [(0, "2c1008"), (0.3, "7a3414"), (0.55, "c06a2c"), (0.75, "eca050"), (0.92, "ffdca0"), (1, "fff8e4")]
TOAD = [(0, "121a10"), (0.25, "2c3a1c"), (0.5, "5c6a2c"), (0.7, "8e9442"), (0.88, "cfc878"), (1, "fff4c0")]


def well() -> p.Array:
    """The shaft seen from below: rings of wet stone closing in on a coin of sky."""
    dx, dy = p.grid.x - MOUTH_X, p.grid.y - MOUTH_Y
    r = np.hypot(dx, dy * 0.94) + p.noise(40, 6, 2) * 1.4
    angle = np.arctan2(dy, dx)
    depth = np.log(np.maximum(r, 1) / MOUTH_R)
    row = np.floor(depth * 5.2)
    v = depth * 5.2 - row
    count = 26
    column = (angle / (2 * math.pi) + row * 0.37 + p.noise(80, 3, 2) * 0.002) * count
    u = column - np.floor(column)
    value = np.mod(np.sin(row * 91.7 + np.floor(column) * 47.3) * 4375.85, 1)
    size = r / MOUTH_R
    joint = np.minimum(np.minimum(u, 1 - u) * r * 0.24, np.minimum(v, 1 - v) * r * 0.19)
    bevel = p.smooth(0, 7, joint)
    light = np.exp(-depth / 0.95)
    side = 0.5 + 0.5 * np.cos(angle - 1.35)
    upper = (0.5 - v) * 0.24
    t = 0.08 + 0.72 * light * (0.4 + 0.6 * side) + (value - 0.5) * 0.16 * (0.4 + light) + upper * (0.4 + light) + p.noise(7, 9, 3) * 0.05
    t = t * (0.25 + 0.75 * bevel)
    img = p.ramp(np.clip(t, 0, 1), [(0, "060c0c"), (0.2, "12201c"), (0.42, "2c463a"), (0.65, "68836a"), (0.85, "b8c8a0"), (1, "f4f4d4")])
    moss = p.smooth(0.05, 0.5, p.noise(46, 12, 4) + (1 - bevel) * 0.5 - 0.12) * p.smooth(0.9, 1.3, size)
    green = p.ramp(np.clip(t * 1.25 + 0.05, 0, 1), [(0, "08140c"), (0.3, "1e4020"), (0.6, "5a8a34"), (1, "d4e478")])
    p.over(img, np.clip(moss, 0, 1), green, 0.85)
    p.brush(img, 22, 4200, (angle + math.pi / 2).astype(np.float32), 0.04, 0.4, 5)
    wet = p.smooth(0.62, 0.95, p.noise(9, 33, 2)) * light * bevel
    p.shine(img, np.clip(wet, 0, 1), "e8fff0", 0.4)
    return img


def sky_coin(img: p.Array) -> None:
    """The disc of noon above, ferns at its edge, and a small head looking down."""
    m = p.rough(p.mask(p.circle(MOUTH_X, MOUTH_Y, MOUTH_R, MOUTH_R * 1.04)), 3, 12, 4)
    sky = p.vertical([(0, "a8dcf0"), (1, "fdfbe8")], MOUTH_Y - 110, MOUTH_Y + 110)
    p.over(img, m, sky)
    p.cumulus(img, MOUTH_X + 10, MOUTH_Y + 30, 120, 40, "ffffff", "f4f4ec", "d0e0e4", 4, alpha=0.8)
    gear = p.Layer()
    gear.stroke(p.line([(MOUTH_X - 110, MOUTH_Y - 34), (MOUTH_X + 110, MOUTH_Y - 50)]), 9, "2c2a22")
    gear.stroke(p.line([(MOUTH_X - 20, MOUTH_Y - 40), (MOUTH_X - 24, MOUTH_Y + 6)]), 2.4, "3c3426")
    gear.fill(
        p.spline(
            [(MOUTH_X - 40, MOUTH_Y + 4, 1), (MOUTH_X - 8, MOUTH_Y + 4, 1), (MOUTH_X - 13, MOUTH_Y + 34), (MOUTH_X - 35, MOUTH_Y + 34)]
        ),
        "3c3426",
    )
    gear.fill(p.circle(MOUTH_X + 78, MOUTH_Y + 62, 25, 27), "2c3426")
    gear.fill(
        p.spline(
            [(MOUTH_X + 48, MOUTH_Y + 112), (MOUTH_X + 60, MOUTH_Y + 82), (MOUTH_X + 102, MOUTH_Y + 74), (MOUTH_X + 130, MOUTH_Y + 104)]
        ),
        "2c3426",
    )
    gear.fill(
        p.ribbon([(MOUTH_X + 62, MOUTH_Y + 92), (MOUTH_X + 36, MOUTH_Y + 62), (MOUTH_X + 18, MOUTH_Y + 50)], [12, 9, 7], 20, True), "2c3426"
    )
    p.lay(img, gear, clip=m)
    edge = p.Layer()
    random = np.random.default_rng(4)
    for _ in range(220):
        a = random.uniform(0, 2 * math.pi)
        x, y = MOUTH_X + math.cos(a) * MOUTH_R * 1.04, MOUTH_Y + math.sin(a) * MOUTH_R * 1.06
        inward = a + math.pi + random.normal(0, 0.5)
        edge.fill(p.hair(x, y, inward, random.uniform(10, 26), 3), p.mix("1e3c1c", "6a9a3c", random.random()), 0.95)
    p.lay(img, edge)
    p.glow(img, MOUTH_X, MOUTH_Y, 330, "fff8d8", 0.5, 1.9)


def coin(turn: float, squash: float) -> p.Sprite:
    """A copper coin at an angle, about 60 across, with a plain wreath."""
    s = p.Sprite()
    rim = p.moved(p.circle(0, 3, 30, 30 * squash), 0, 0, 1, turn)
    s.add(rim, p.mix("7a3414", "2c1008", 0.3), 3)
    s.add(p.moved(p.circle(0, 0, 30, 30 * squash), 0, 0, 1, turn), COPPER, 5)
    s.add(p.moved(p.circle(0, 0, 23, 23 * squash), 0, 0, 1, turn), COPPER, 3)
    s.add(p.moved(p.star(0, 0, 11, 5, 0.5), 0, 0, max(squash, 0.35), turn), "8a4018", 2, alpha=0.7)
    return s


def falling(img: p.Array) -> None:
    """Copper rain, lit by the shaft."""
    random = np.random.default_rng(11)
    places = [
        (448, 330, 24),
        (392, 420, 30),
        (508, 452, 32),
        (438, 540, 40),
        (322, 560, 36),
        (566, 600, 44),
        (640, 470, 34),
        (250, 690, 46),
        (690, 690, 52),
        (500, 700, 46),
        (180, 500, 34),
        (600, 330, 24),
        (120, 800, 50),
    ]
    for x, y, size in places:
        trail = p.mask(
            p.ribbon(
                [(x, y), (x + (MOUTH_X - x) * 0.08, y - size * 1.1), (x + (MOUTH_X - x) * 0.2, y - size * 2.4)],
                [size * 0.5, size * 0.3, 1],
                20,
            ),
            soft=3,
        )
        p.shine(img, trail, "ff9a50", 0.28)
        p.glow(img, x, y, size * 1.5, "ffb060", 0.5)
        coin(random.uniform(-50, 50), random.uniform(0.35, 0.95)).draw(img, x, y, size * 1.2, light=SHAFT)


def heap(img: p.Array) -> None:
    """The floor of coins."""
    ground = p.below(930 + p.skyline(0, 22, 5, 4) + np.abs(np.arange(p.grid.w) / p.grid.s - 400) * -0.05, 2, 3)
    p.over(img, ground, p.vertical([(0, "5c3018"), (0.5, "3a1e12"), (1, "1a0e0c")], 900, 1200))
    random = np.random.default_rng(5)
    spots = sorted((random.uniform(915, 1230), random.uniform(-20, 820)) for _ in range(420))
    for y, x in spots:
        size = 34 + (y - 900) / 300 * 34
        lit = math.exp(-(((x - 430) / 300) ** 2))
        coin(random.normal(0, 14), random.uniform(0.3, 0.55)).draw(
            img, x, y, size, light=SHAFT, haze=("0c1410", 0.62 - 0.5 * lit), seed=int(x)
        )


def stack(img: p.Array, x: float, y: float, width: float, count: int) -> float:
    """A pile of coins seen from a little above; returns its top."""
    s = p.Sprite()
    random = np.random.default_rng(int(x))
    for k in range(count):
        dx, yy = random.normal(0, width * 0.02), -k * 15
        s.add(
            p.union(
                p.circle(dx, yy, width / 2, width * 0.13),
                p.rect(dx - width / 2, yy - 13, width, 13),
                p.circle(dx, yy - 13, width / 2, width * 0.13),
            ),
            COPPER,
            7,
        )
        s.add(p.circle(dx, yy - 13, width / 2 - 1, width * 0.125), COPPER, 10)
        s.line(p.spline([(dx - width / 2, yy - 6), (dx, yy - 6 + width * 0.13), (dx + width / 2, yy - 6)], False), 1.6, "5c2810", 0.6)
    s.draw(img, x, y, 100, light=SHAFT)
    return y - count * 15


def toad(img: p.Array, x: float, y: float) -> None:
    """Stout, warty, in sleeve garters and an eyeshade; facing right, pen in hand."""
    s = p.Sprite()
    body = p.spline([(-150, -6), (-166, -90), (-130, -190), (-50, -250), (40, -244), (96, -190), (110, -110), (92, -30), (40, 0), (-80, 4)])
    s.add(body, TOAD, 110)
    belly = p.spline([(60, -196), (108, -150), (116, -80), (92, -20), (40, -4), (10, -60), (20, -140)])
    s.add(belly, "d8cc90", 50, soft=6, alpha=0.85, clip=body)
    waist = p.spline([(-156, -60), (-158, -110), (-120, -180), (-60, -210), (-10, -150), (20, -60), (6, -8), (-80, 2), (-140, -14)])
    s.add(waist, [(0, "180c0c"), (0.4, "3a2018"), (0.7, "6a3c26"), (0.9, "b07c50"), (1, "f0d0a0")], 60)
    for k in range(3):
        s.add(p.circle(4 - k * 2, -44 - k * 34, 5), COPPER, 4)
    s.add(p.spline([(-120, -14), (-150, -60), (-110, -110), (-50, -96), (-20, -44), (-30, -6), (-70, 6)]), TOAD, 50)
    s.add(p.spline([(-64, 4), (-20, -22), (40, -20), (74, -6), (66, 8), (0, 10)]), TOAD, 16)
    for tx in (44, 62, 76):
        s.add(p.circle(tx, 0, 11, 9), TOAD, 8)
    head = p.spline(
        [(-44, -226), (-20, -284), (40, -306), (104, -296), (152, -266), (168, -236), (150, -212), (96, -196), (20, -190), (-30, -204)]
    )
    s.add(head, TOAD, 56)
    s.add(
        p.spline([(160, -246), (168, -234), (150, -210), (96, -194), (30, -190), (80, -208), (130, -226)]), "d8cc90", 16, soft=3, alpha=0.9
    )
    s.line(p.spline([(164, -240), (130, -226), (80, -216), (30, -222)], False), 4.4, "1c2410")
    s.add(p.circle(64, -302, 33, 32), TOAD, 24)
    s.add(p.circle(70, -304, 23, 22), "e8b83c", 14)
    s.add(p.spline([(52, -302), (70, -309), (90, -302), (70, -294)]), "100c08", 0)
    s.add(p.spline([(36, -306), (50, -336), (84, -338), (100, -310), (70, -320)]), TOAD, 12)
    s.add(p.circle(148, -254, 3.4), "1c2410", 0)
    random = np.random.default_rng(3)
    for wx, wy in [
        (-10, -250),
        (20, -262),
        (-24, -222),
        (112, -270),
        (96, -246),
        (52, -238),
        (10, -220),
        (128, -286),
        (-100, -80),
        (-70, -54),
        (-112, -46),
        (-50, -78),
    ]:
        s.add(p.circle(wx, wy, random.uniform(5, 9)), TOAD, 6)
    s.add(p.ribbon([(-40, -262), (-16, -292), (30, -318), (66, -328)], [8, 9, 9, 8], 30), "2c2418", 4)
    s.add(p.spline([(30, -326), (96, -334), (150, -316), (176, -296, 1), (120, -312), (62, -314)]), "3c8a5c", 8, alpha=0.9)
    sleeve = [(-6, -176), (36, -120), (104, -112)]
    s.add(p.ribbon(sleeve, [74, 58, 40], 40, True), "efe6cc", 28)
    s.add(p.ribbon([(30, -152), (48, -124), (40, -92)], [12, 13, 12], 20), "8c2c20", 6)
    s.add(p.ribbon([(104, -114), (132, -116), (146, -110)], [26, 26, 24], 20, True), TOAD, 12)
    for k, (fx, fy) in enumerate(((162, -120), (166, -108), (160, -97))):
        s.limb([(144, -112 + k * 3), (fx, fy)], [11, 8], TOAD)
    s.add(p.feather(156, -104, 286, 132, 26), "f4f0e0", 6)
    s.line(p.line([(156, -104), (194, -226)]), 2, "a89878")
    s.line(p.line([(156, -104), (150, -84)]), 3, "3a2a1c")
    m = s.silhouette(x, y, 92)
    p.shadow(img, m, 14, 12, 12, 0.5, "060806")
    s.draw(img, x, y, 92, light=SHAFT, rim="f4ffd0", rim_alpha=0.55)


def desk(img: p.Array, x: float, y: float) -> None:
    """A tiny sloping desk with the open ledger, ink and one hidden coin."""
    s = p.Sprite()
    for lx in (-66, 66):
        s.add(p.poly([(lx - 9, -70), (lx + 9, -70), (lx + 6, 6), (lx - 6, 6)]), "5c3a24", 6)
    s.add(p.poly([(-84, -64), (92, -88), (92, -66), (-84, -50)]), "4a2c1c", 8)
    s.add(p.poly([(-92, -82), (100, -104), (104, -84), (-90, -62)]), "84552f", 8)
    s.add(
        p.spline([(-80, -92, 1), (-40, -112), (4, -104, 1), (48, -120), (90, -112, 1), (92, -102, 1), (4, -94), (-80, -80, 1)]), "f6eed6", 8
    )
    s.line(p.spline([(4, -104), (4, -94)], False), 2, "a89878")
    for k in range(4):
        s.line(p.line([(-66, -91 - k * 3.4), (-18, -99 - k * 2.6)]), 1.2, "6a5a48", 0.8)
        s.line(p.line([(24, -104 - k * 2.8), (74, -108 - k * 1.4)]), 1.2, "6a5a48", 0.8)
    s.add(p.spline([(92, -106, 1), (94, -122), (112, -122), (114, -106, 1)]), "1c2420", 7)
    s.draw(img, x, y, 100, light=SHAFT, ground=0.4)


def symbol(kind: str) -> object:
    """Heart, cloud or dagger, about 40 wide."""
    if kind == "heart":
        return p.spline([(0, 18, 1), (-20, -2), (-14, -18), (0, -8, 1), (14, -18), (20, -2)])
    if kind == "cloud":
        return p.union(p.circle(-11, 4, 10), p.circle(2, -4, 13), p.circle(14, 4, 9), p.rect(-13, 2, 28, 11, 5))
    blade = p.spline([(-6, -6, 1), (7, -6, 1), (9, 10), (1, 32, 1), (-5, 12)])
    guard = p.ribbon([(-17, -2), (-8, -8), (8, -8), (17, -14)], [5, 6, 6, 5], 20, True)
    grip = p.union(p.rect(-4, -26, 8, 20, 3), p.circle(0, -28, 6))
    return p.moved(p.union(blade, guard, grip), 2, -2, 0.88, 42)


def baskets(img: p.Array) -> None:
    """Three baskets with their tags; the daggers overflow."""
    random = np.random.default_rng(9)
    for x, y, kind, fill in ((128, 1168, "heart", 7), (330, 1178, "cloud", 3), (640, 1176, "dagger", 34)):
        p.contact(img, x, y, 100, 14, 0.7, "060806")
        back = p.Sprite().add(p.circle(0, -92, 82, 18), "3a2414", 6)
        back.draw(img, x, y, 100, light=SHAFT)
        for k in range(fill):
            level = 84 + (k // 9) * 14 + random.normal(0, 3)
            reach = 66 * (1 - (k // 9) / 6)
            coin(random.normal(0, 20), random.uniform(0.35, 0.7)).draw(
                img, x + random.uniform(-1, 1) * reach, y - level, 62, light=SHAFT, seed=k
            )
        front = p.Sprite()
        body = p.spline([(-84, -92, 1), (-76, -40), (-62, 0, 1), (0, 8), (62, 0, 1), (76, -40), (84, -92, 1), (0, -74)])
        front.add(body, "8a6234", 26)
        for row in range(6):
            for column in range(12):
                bx, by = -78 + column * 14 + (row % 2) * 7, -74 + row * 14 + 8 * (1 - ((column - 5.5) / 6) ** 2)
                front.parts.append(p.Part(p.circle(bx, by, 7.4, 5), p.mix("b08448", "6a4824", random.random() * 0.6), 4, clip=body))
        front.add(p.cut(p.circle(0, -90, 88, 21), p.circle(0, -95, 80, 17)), "a87c44", 6)
        front.add(p.rect(-34, -62, 68, 52, 5), "f0e4c4", 6)
        front.add(p.moved(symbol(kind), 0, -37, 1.05), "7a2c20" if kind == "heart" else "4a6470" if kind == "cloud" else "2c2a30", 4)  # type: ignore[arg-type]
        front.draw(img, x, y, 100, light=SHAFT)
    for x, y in ((752, 1150), (540, 1186), (736, 1186)):
        coin(10, 0.4).draw(img, x, y, 62, light=SHAFT)


def paint() -> p.Array:
    img = well()
    sky_coin(img)
    p.shaft(img, (MOUTH_X, MOUTH_Y), (400, 1060), (150, 560), "f8ffd8", 0.4, 30)
    heap(img)
    falling(img)
    top = stack(img, 330, 1052, 260, 5)
    toad(img, 336, top + 2)
    coin(0, 0.4).draw(img, 420, top + 12, 60, light=SHAFT)
    stack(img, 566, 1058, 210, 4)
    desk(img, 560, 1000)
    baskets(img)
    p.dust(img, 120, "f4ffd0", 0.5, 5, p.mask(p.poly([(380, 300), (520, 300), (640, 1000), (160, 1000)]), soft=40))
    return img
