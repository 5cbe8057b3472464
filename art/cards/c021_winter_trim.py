"""A badger barber trims a great curly cloud; the mole sweeps the curls through the floor, and below it snows.

Technique: cut paper.
"""

from __future__ import annotations

import math

import numpy as np

from art import paint as p
from art.paint.voices import cutpaper as cp
from art.paint.voices.printing import PLAIN

NUMBER, TITLE = 21, "Winter Trim"
FINISH = PLAIN
PINK, ROSE, WHITE, INK = "f6b3bd", "ee9cab", "fffaf2", "2b2433"
FLOOR = 772.0
HOLE = (150.0, 286.0)


def lay(img: p.Array, points: list[p.Point], colour: p.Array | str, lift: float = 5, seed: int = 1) -> p.Array:
    """A piece with a curved outline."""
    return cp.sheet(img, p.spline(points), colour, lift, seed)


def strip(img: p.Array, points: list[p.Point], widths: list[float], colour: str, lift: float = 4, seed: int = 1) -> p.Array:
    """A tapering strip."""
    return cp.sheet(img, p.ribbon(points, widths, 30, True), colour, lift, seed)


def curl(img: p.Array, x: float, y: float, r: float, tone: str, turn: float, hand: int, lift: float = 4) -> None:
    """One lock: a round of paper cut into a spiral that stands up a little from what lies below."""
    cp.sheet(img, p.circle(x, y, r, r * 0.94), tone, lift, int(x + y) % 9)
    line = []
    for k in range(26):
        t = k / 25
        a = turn + hand * t * math.tau * 1.35
        q = r * (0.98 - 0.82 * t)
        line.append((x + q * math.cos(a), y + q * 0.94 * math.sin(a)))
    cut = p.ribbon(line, [r * 0.05, r * 0.13, r * 0.12, r * 0.05], 44)
    cp.sheet(img, cut, p.mix(tone, "5f79b8", 0.42), 0.4, 3, shade=0.2)


def wall(img: p.Array) -> None:
    """Striped paper, hung by hand: no two strips quite as wide or as straight."""
    random = np.random.default_rng(3)
    x = -10.0
    while x < 800:
        w = random.uniform(30, 44)
        lean = random.normal(0, 3)
        cp.sheet(img, p.poly([(x, -20), (x + w, -20), (x + w + lean, 800), (x + lean, 800)]), ROSE, 1.2, int(x) % 7)
        x += w + random.uniform(40, 54)
    lay(img, [(-20, 664, 1), (300, 668), (830, 662, 1), (830, 800, 1), (-20, 800, 1)], "fbe3df", 5, 4)
    strip(img, [(-20, 662), (400, 667), (830, 660)], [15, 13, 15], "c9566c", 4, 5)


def furniture(img: p.Array) -> None:
    """The mirror full of sky, a shelf of tonics, the pole by the door."""
    cp.sheet(img, p.circle(118, 250, 132, 158), "e9a93c", 9, 3)
    m = cp.sheet(img, p.circle(118, 250, 112, 138), "8fd0e6", 2, 4)
    for x, y, w in ((66, 200, 34), (150, 300, 44)):
        puff = p.union(p.circle(x, y, w, w * 0.4), p.circle(x + w * 0.5, y - w * 0.2, w * 0.5, w * 0.4))
        cp.sheet(img, p.mask(puff) * m, "d9f1f6", 2, 5)
    cp.crease(img, m, (60, 360), (170, 150), 0.22, 40)
    strip(img, [(-20, 470), (140, 474), (246, 470)], [14, 15, 13], "b5643c", 8, 6)
    flasks: list[tuple[float, list[p.Point], str]] = [
        (26, [(-18, 0, 1), (-20, -40), (-6, -52), (-6, -76, 1), (8, -76, 1), (7, -52), (20, -40), (18, 0, 1)], "3f9f9a"),
        (78, [(-22, 0, 1), (-12, -54), (-8, -88, 1), (8, -88, 1), (12, -54), (22, 0, 1)], "f2c14b"),
        (130, [(-16, 0, 1), (-17, -50, 1), (-6, -60, 1), (-6, -70, 1), (6, -70, 1), (6, -60, 1), (17, -50, 1), (16, 0, 1)],
         "c9506a"),
        (190, [(-26, -24), (0, -50), (26, -24), (20, 0, 1), (-20, 0, 1)], "6a6fb8"),
    ]  # fmt: skip
    for k, (x, outline, tone) in enumerate(flasks):
        cp.sheet(img, p.moved(p.spline(outline), x, 464, 1), tone, 6, k)
        cp.sheet(img, p.moved(p.circle(0, -20, 9, 8), x, 462), WHITE, 1, k)
    cp.sheet(img, p.rect(-6 + 190, 404, 12, 16, 3), "5a3f8a", 4, 5)
    turn = np.sin((p.grid.x * 0.55 + p.grid.y) / 84 * math.tau)[..., None]
    red, blue = p.smooth(0.5, 0.56, turn), p.smooth(-0.5, -0.56, turn)
    face = (p.rgb(WHITE) * (1 - red - blue) + p.rgb("d8352f") * red + p.rgb("3566b0") * blue).astype(np.float32)
    cp.sheet(img, p.rect(732, 96, 48, 300, 6), face, 9, 3)
    for y in (78, 384):
        cp.sheet(img, p.rect(722, y, 68, 26, 8), "e9a93c", 8, 4)
    cp.sheet(img, p.circle(756, 56, 28), "e9a93c", 8, 5)


def customer(img: p.Array) -> None:
    """The cloud: already close-cropped on the right, still a wilderness on the left; eyes closed, quite content."""
    random = np.random.default_rng(8)
    lay(img, [(304, 716, 1), (420, 716, 1), (410, 752), (440, FLOOR, 1), (286, FLOOR, 1), (318, 752)], "8a93a8", 7, 3)
    strip(img, [(236, 600), (228, 660), (250, 716)], [26, 24, 20], "c9566c", 6, 4)
    strip(img, [(490, 600), (500, 660), (478, 716)], [26, 24, 20], "c9566c", 6, 4)
    wild = [
        (206, 170, 74), (272, 112, 78), (352, 92, 72), (160, 262, 72), (150, 356, 66), (196, 436, 66), (268, 480, 60),
        (236, 300, 80), (300, 210, 84), (262, 390, 76),
    ]  # fmt: skip
    for x, y, r in wild:
        cp.sheet(img, p.circle(x, y, r, r * 0.95), "d5ddf0", 10, int(x) % 7)
    bumps = ((390, 320, 146, 168), (420, 178, 60, 54), (470, 214, 52, 50), (502, 268, 48, 50), (514, 328, 44, 48),
             (508, 388, 46, 46), (482, 440, 50, 46), (430, 474, 54, 44), (366, 492, 58, 38))  # fmt: skip
    neat = p.union(*[p.circle(*bump) for bump in bumps])
    cp.sheet(img, neat, WHITE, 8, 3)
    spots: list[tuple[float, float, float]] = []
    tries = 0
    while len(spots) < 74 and tries < 9000:
        tries += 1
        r = float(random.choice([20, 26, 33, 42, 52], p=[0.24, 0.26, 0.24, 0.16, 0.1]))
        x, y = random.uniform(96, 400), random.uniform(34, 520)
        inside = any(math.hypot(x - a, y - b) < c + 8 for a, b, c in wild)
        on_face = math.hypot((x - 420) / 120, (y - 340) / 150) < 1
        if inside and not on_face and all(math.hypot(x - a, y - b) > (r + c) * 0.72 for a, b, c in spots):
            spots.append((x, y, r))
    for k in random.permutation(len(spots)):
        x, y, r = spots[k]
        tone = ("ffffff", "eef2fb", "dfe7f6", "fbeef0", "cfd9ee")[int(random.choice(5, p=[0.34, 0.24, 0.18, 0.14, 0.1]))]
        curl(img, x, y, r, tone, random.uniform(0, 6.3), int(random.choice([-1, 1])), random.uniform(3, 7))
    for x, tilt in ((372, -3), (468, 3)):
        strip(img, [(x - 26, 330 + tilt), (x, 348), (x + 26, 330 - tilt)], [5, 8, 5], INK, 1, 3)
        for k in (-1, 0, 1):
            strip(img, [(x + k * 15, 344 - abs(k) * 4), (x + k * 20, 357 - abs(k) * 4)], [4, 3], INK, 0.6, 3)
    for x in (344, 500):
        cp.sheet(img, p.circle(x, 384, 27, 19), "f7b9bd", 0.8, 4)
    strip(img, [(398, 392), (422, 412), (448, 392)], [5, 8, 5], "b8485c", 1, 3)


def cape(img: p.Array) -> None:
    """A striped cape with a paper collar, lying in folds over the arms of the chair."""
    across = p.grid.x + (p.grid.x - 366) * (p.grid.y - 520) * -0.0018 + p.noise(60, 4, 2) * 5
    w = p.smooth(-0.1, 0.1, np.sin(across / 21 * math.pi))[..., None]
    face = (p.rgb(WHITE) * (1 - w) + p.rgb("3f7fc0") * w).astype(np.float32)
    m = lay(img, [(278, 516, 1), (366, 536), (462, 512, 1), (512, 590), (556, 690), (548, 716, 1), (470, 704), (430, 722),
                  (360, 706), (300, 724), (248, 706), (190, 720, 1), (184, 690), (232, 586)], face, 12, 5)  # fmt: skip
    for a, b in (((320, 540), (250, 700)), ((372, 544), (352, 700)), ((424, 536), (474, 694))):
        cp.crease(img, m, a, b, 0.2, 26)
    lay(img, [(262, 512), (300, 500), (366, 520), (440, 500), (476, 506), (470, 528), (366, 548), (272, 534)], WHITE, 6, 6)


def coat(img: p.Array) -> None:
    """The badger's legs and his mint coat, cut full, open a little over dark trousers."""
    for x in (590, 672):
        strip(img, [(x, 690), (x - 2, 730), (x - 4, 760)], [48, 42, 38], "3a3350", 4, 3)
        lay(img, [(x - 58, FLOOR, 1), (x - 52, 752), (x - 22, 744), (x + 20, 746), (x + 22, FLOOR, 1)], INK, 5, 4)
    m = lay(img, [(566, 446), (600, 410), (660, 406), (714, 430), (738, 500), (744, 620), (752, 716, 1), (660, 728),
                  (540, 720, 1), (548, 620), (546, 520)], "d8efe4", 11, 5)  # fmt: skip
    cp.crease(img, m, (604, 430), (590, 716), 0.1, 34)
    cp.crease(img, m, (704, 500), (700, 716), 0.08, 40)
    for y in (500, 552, 606, 660):
        cp.sheet(img, p.circle(578, y, 9), "3f9f9a", 2, 3)
    lay(img, [(626, 590, 1), (706, 588, 1), (702, 664), (664, 680), (630, 666)], "c4e4d6", 3, 6)
    for x, h, tone in ((644, 46, "e9a93c"), (664, 60, "c9506a"), (684, 40, "6a6fb8")):
        strip(img, [(x, 606), (x + 2, 590 - h)], [9, 7], tone, 3, 3)
    lay(img, [(626, 600, 1), (706, 598, 1), (702, 664), (664, 680), (630, 666)], "c4e4d6", 2, 6)


def badger(img: p.Array) -> None:
    """His head in profile: white, the black band through the eye, a round ear, gold spectacles."""
    cp.sheet(img, p.circle(726, 282, 34, 36), INK, 7, 3)
    cp.sheet(img, p.circle(728, 284, 20, 22), "f6e6dc", 1, 3)
    lay(img, [(538, 372, 1), (530, 352), (552, 330), (594, 306), (640, 262), (698, 254), (744, 296), (756, 352), (738, 410),
              (682, 434), (622, 420), (578, 398)], WHITE, 10, 4)  # fmt: skip
    lay(img, [(558, 350), (594, 318), (638, 290), (698, 270), (748, 312), (756, 356), (746, 392), (712, 372), (662, 352),
              (612, 356), (572, 366)], INK, 2, 5)  # fmt: skip
    lay(img, [(618, 420), (668, 424), (726, 408), (750, 372), (762, 420), (726, 452), (662, 456)], "5a566a", 3, 5)
    cp.sheet(img, p.circle(536, 354, 19, 17), INK, 4, 6)
    cp.sheet(img, p.circle(531, 348, 5, 4), "8a8698", 0.5, 6)
    strip(img, [(546, 378), (582, 392), (612, 384)], [4, 6, 3], INK, 0.6, 3)
    cp.sheet(img, p.circle(632, 326, 13, 14), WHITE, 1, 3)
    cp.sheet(img, p.circle(628, 326, 6.4, 7), INK, 0.5, 3)
    ring = p.cut(p.circle(630, 326, 32), p.circle(630, 326, 26))
    cp.sheet(img, ring, "e9a93c", 4, 3)
    strip(img, [(661, 322), (698, 306), (722, 302)], [6, 5, 4], "e9a93c", 3, 3)
    strip(img, [(600, 336), (584, 342)], [6, 5], "e9a93c", 3, 3)


def paw(img: p.Array, x: float, y: float, turn: float, seed: int) -> None:
    """A black paw closed on something: a back and four knuckles with pale claws."""
    back = p.spline([(-24, 20), (-26, -8), (-8, -24), (16, -20), (26, 4), (20, 24)])
    cp.sheet(img, p.moved(back, x, y, 1.1, turn), INK, 6, seed)
    for k, (fx, fy) in enumerate(((-25, -4), (-18, -19), (-3, -27), (13, -24))):
        knuckle = p.moved(p.circle(fx, fy, 10.4, 9.4), x, y, 1.1, turn)
        cp.sheet(img, knuckle, "3a3346", 3, seed + k)
        cp.sheet(img, p.moved(p.spline([(fx - 3, fy - 6, 1), (fx, fy - 17, 1), (fx + 4, fy - 6, 1)]), x, y, 1.1, turn), "f1e6da", 1,
                 seed)  # fmt: skip


def scissors(img: p.Array) -> None:
    """The far arm, raised behind his head, with the scissors at the last big lock."""
    curl(img, 318, 66, 46, "ffffff", 0.6, 1, 8)
    curl(img, 392, 120, 34, "eef2fb", 2.6, -1, 7)
    for blade in (
        [(494, 196, 1), (440, 150), (356, 92, 1), (426, 156), (484, 212, 1)],
        [(500, 186, 1), (440, 172), (352, 158, 1), (436, 186), (496, 204, 1)],
    ):
        lay(img, list(blade), "9fb0c4", 6, 4)
    for x, y in ((540, 206), (514, 238)):
        cp.sheet(img, p.cut(p.circle(x, y, 26, 22), p.circle(x, y, 15, 12)), "c9506a", 5, 4)
    cp.sheet(img, p.circle(494, 198, 7), "e9a93c", 3, 3)
    strip(img, [(680, 440), (650, 400), (596, 330), (558, 262)], [70, 64, 54, 44], "c9e6da", 9, 6)
    strip(img, [(528, 284), (556, 274), (586, 268)], [18, 20, 18], "3f9f9a", 4, 6)
    paw(img, 538, 236, -22, 5)


def comb(img: p.Array) -> None:
    """The near arm with the comb."""
    lay(img, [(420, 566, 1), (536, 520, 1), (544, 540, 1), (428, 588, 1)], "6a3f2c", 7, 4)
    for k in range(11):
        x, y = 424 + k * 10, 580 - k * 4.2
        strip(img, [(x, y), (x + 8, y + 24)], [5, 3], "6a3f2c", 3, 3)
    m = strip(img, [(690, 500), (652, 560), (596, 566), (560, 546)], [70, 64, 54, 46], "d8efe4", 10, 6)
    cp.crease(img, m, (676, 540), (580, 562), 0.08, 30)
    strip(img, [(566, 520), (556, 544), (556, 570)], [18, 20, 18], "3f9f9a", 4, 6)
    paw(img, 532, 540, -82, 8)


def waiting(img: p.Array) -> None:
    """On the bench a small thundercloud, next in turn and already cross, behind a magazine."""
    for x in (30, 130):
        strip(img, [(x, 700), (x - 3, FLOOR)], [12, 11], "8a5a3c", 4, 3)
    strip(img, [(-20, 696), (150, 700)], [18, 18], "b5643c", 6, 4)
    for bolt in (
        [(22, 566), (2, 534), (20, 536), (6, 500), (38, 546), (22, 544)],
        [(128, 566), (142, 532), (130, 532), (156, 498), (150, 528), (162, 526)],
    ):
        cp.sheet(img, p.poly(bolt), "ffcf3f", 5, 3)
    body = p.union(*[p.circle(x, y, r) for x, y, r in ((40, 634, 42), (86, 606, 48), (128, 640, 38), (84, 656, 46), (52, 600, 30))])
    cp.sheet(img, body, "4a4860", 9, 4)
    for x, y, r, h in ((40, 634, 25, 1), (128, 642, 21, -1), (60, 590, 19, -1), (106, 582, 22, 1)):
        curl(img, x, y, r, "5d5b76", 1.4 * h, h, 3)
    for x, s in ((68, 1), (104, -1)):
        cp.sheet(img, p.circle(x, 632, 11, 12), WHITE, 1, 3)
        cp.sheet(img, p.circle(x + 3, 634, 5), INK, 0.5, 3)
        strip(img, [(x - 14 * s, 611), (x + 12 * s, 622)], [7, 6], INK, 2, 3)
    lay(img, [(34, 656, 1), (84, 664, 1), (136, 652, 1), (140, 708, 1), (86, 720, 1), (36, 710, 1)], "f6f0e2", 7, 4)
    lay(img, [(46, 668, 1), (76, 673, 1), (76, 700, 1), (47, 696, 1)], "6fb3c9", 1, 4)
    for y in (672, 684, 696):
        strip(img, [(94, y + 1), (128, y - 4)], [4, 4], "a9a39a", 0.5, 3)


def floor(img: p.Array) -> None:
    """The boards in section, with the open hatch."""
    a, b = HOLE
    for x0, x1 in ((-20, a), (b, 830)):
        lay(img, [(x0, FLOOR, 1), ((x0 + x1) / 2, FLOOR + 2), (x1, FLOOR, 1), (x1, FLOOR + 42, 1), (x0, FLOOR + 44, 1)], "8a4a3c", 10, 4)
        strip(img, [(x0, FLOOR + 9), ((x0 + x1) / 2, FLOOR + 7), (x1, FLOOR + 9)], [18, 16, 18], "c9805a", 2, 5)
    lay(img, [(b - 2, FLOOR + 2, 1), (b + 10, FLOOR + 8, 1), (b - 34, FLOOR + 132, 1), (b - 54, FLOOR + 124, 1)], "b5643c", 9, 5)


def mole(img: p.Array) -> None:
    """The apprentice, bent over his broom."""
    strip(img, [(424, 640), (380, 700), (336, 748)], [9, 9, 9], "d99a4a", 5, 3)
    lay(img, [(344, 726, 1), (362, 744, 1), (330, 772), (282, 776, 1), (304, 748)], "f2c866", 5, 4)
    for k in range(5):
        strip(img, [(346 - k * 6, 744 + k * 2), (322 - k * 8, 768)], [2.4, 2], "b98a3a", 0.6, 3)
    lay(img, [(392, FLOOR, 1), (386, 722), (404, 676), (444, 662), (484, 690), (496, 740), (486, FLOOR, 1)], "4d4657", 9, 5)
    lay(img, [(392, 700), (356, 704), (340, 714, 1), (356, 722), (396, 728)], "4d4657", 3, 5)
    cp.sheet(img, p.circle(344, 713, 10, 9), "ee8d9a", 3, 5)
    cp.sheet(img, p.circle(388, 700, 4.4), WHITE, 0.6, 5)
    cp.sheet(img, p.circle(387, 700, 2.4), INK, 0.3, 5)
    lay(img, [(420, 690), (448, 690), (470, 760, 1), (410, 766, 1)], "7fb8d9", 4, 6)
    for x, y, turn in ((398, 676, 20), (376, 712, 10)):
        hand = p.spline([(-16, 8), (-12, -8), (6, -12), (18, 0), (8, 12)])
        cp.sheet(img, p.moved(hand, x, y + 4, 0.95, turn), "f0a9b0", 5, 6)
    for x in (410, 470):
        lay(img, [(x - 26, FLOOR, 1), (x - 20, 760), (x + 14, 760), (x + 16, FLOOR, 1)], "f0a9b0", 4, 6)


def village(img: p.Array) -> None:
    """Far below: a blue evening, hills under fresh snow, houses with their lamps lit, and children out at once."""
    img[:] = cp.stock("2f5a94", 3)
    lay(img, [(-20, 1000, 1), (120, 960), (280, 990), (450, 952), (640, 986), (830, 950, 1), (830, 1230, 1), (-20, 1230, 1)], "8fb4dc",
        8, 3)  # fmt: skip
    random = np.random.default_rng(6)
    for k in range(15):
        x = 20 + k * 54 + random.normal(0, 12)
        h = random.uniform(40, 84)
        y = 986 + random.uniform(-8, 12)
        lay(img, [(x - h * 0.24, y, 1), (x + random.normal(0, 3), y - h, 1), (x + h * 0.24, y, 1)], ("24487c", "2f5f7c", "1f3f6c")[k % 3],
            4, k)  # fmt: skip
    lay(img, [(-20, 1066, 1), (160, 1010), (360, 1040), (560, 1004), (830, 1050, 1), (830, 1230, 1), (-20, 1230, 1)], "d3e4f4", 9, 4)
    homes = ((352, 1058, 62, 54, "c9566c", "7a3040"), (446, 1052, 48, 80, "e9a93c", "8a4a3c"), (532, 1034, 70, 46, "8f6fb0", "4d3a70"),
             (620, 1040, 54, 62, "d97a4a", "7a3c3c"), (712, 1050, 66, 48, "6fa8a0", "2f5a60"))  # fmt: skip
    for k, (x, y, w, h, tone, roof) in enumerate(homes):
        lean = random.normal(0, 3)
        cp.sheet(img, p.poly([(x - w / 2, y), (x - w / 2 + lean, y - h), (x + w / 2 + lean, y - h + 3), (x + w / 2, y)]), tone, 6, k)
        if k in (1, 3):
            cp.sheet(img, p.rect(x + 8, y - h - 34, 12, 30), roof, 5, k)
        peak = (x + lean, y - h - random.uniform(26, 40))
        cp.sheet(img, p.poly([(x - w / 2 - 9, y - h + 4), peak, (x + w / 2 + 9, y - h + 5)]), roof, 5, k)
        lay(img, [(x - w / 2 - 11, y - h + 2, 1), (x - w / 5, y - h - 18), (peak[0], peak[1] - 7), (x + w / 5, y - h - 18), (x + w / 2 + 11, y - h + 3, 1),
                  (x + w / 5, y - h - 2), (peak[0], peak[1] + 14), (x - w / 5, y - h - 2)], WHITE, 3, k)  # fmt: skip
        for wx in (-0.22, 0.22) if w > 50 else (0,):
            cp.sheet(img, p.rect(x + wx * w - 6 + lean, y - h + 14 + random.normal(0, 2), 12, 14), "ffe28a", 1, k)
        if k % 2 == 0:
            cp.sheet(img, p.arch(x + random.uniform(-8, 8), y, 14, 24), roof, 1, k)
    lay(img, [(-20, 1130, 1), (140, 1060), (300, 1076), (520, 1122), (830, 1094, 1), (830, 1230, 1), (-20, 1230, 1)], WHITE, 9, 5)


def children(img: p.Array) -> None:
    """Three of them: one on the sledge, one throwing up her arms, one with his mouth open for the flakes."""
    strip(img, [(250, 1112), (320, 1134), (350, 1132)], [6, 6, 5], "8a4a3c", 3, 3)
    strip(img, [(262, 1100), (330, 1120)], [7, 7], "b5643c", 3, 3)
    lay(img, [(266, 1104, 1), (262, 1066), (286, 1056), (300, 1078), (336, 1098), (342, 1116, 1), (300, 1112)], "d8352f", 5, 4)
    cp.sheet(img, p.circle(288, 1040, 17), "dca27c", 4, 4)
    lay(img, [(268, 1038), (272, 1016), (296, 1014), (308, 1034), (288, 1030)], "3566b0", 4, 4)
    strip(img, [(276, 1068), (304, 1074), (322, 1064)], [12, 10, 8], "d8352f", 3, 4)
    for x, y, flip, coat_, cap in ((150, 1142, 1, "e9a93c", "c9506a"), (560, 1166, -1, "3f9f9a", "f2c14b")):
        for dx in (-8, 8):
            strip(img, [(x + dx, y - 26), (x + dx * 1.3, y)], [13, 10], INK, 3, 3)
        lay(img, [(x - 22, y - 20, 1), (x - 14, y - 62), (x + 14, y - 62), (x + 24, y - 20, 1)], coat_, 5, 4)
        for s in (-1, 1):
            up = 92 if s == flip or coat_ == "e9a93c" else 40
            strip(img, [(x + s * 12, y - 58), (x + s * 28, y - 66), (x + s * 34, y - up)], [12, 10, 8], coat_, 4, 4)
        cp.sheet(img, p.circle(x + 2 * flip, y - 76, 16), "c98a5c" if flip > 0 else "f0c49c", 4, 4)
        lay(img, [(x - 17, y - 78), (x - 10, y - 98), (x + 10, y - 98), (x + 17, y - 78), (x, y - 86)], cap, 4, 4)
        cp.sheet(img, p.circle(x, y - 101, 7), WHITE, 3, 4)


def snow(img: p.Array) -> None:
    """Curls through the hatch; the deeper they fall, the smaller they are, until they are flakes."""
    random = np.random.default_rng(12)
    for k in range(16):
        t = k / 15
        x = 216 + random.normal(0, 16 + 50 * t) + 46 * t
        y = FLOOR - 10 + 240 * t + random.normal(0, 8)
        curl(
            img,
            x,
            y,
            random.uniform(20, 30) * (1 - 0.62 * t),
            ("ffffff", "eef2fb", "dfe7f6")[k % 3],
            random.uniform(0, 6),
            1 - 2 * (k % 2),
            6,
        )
    flakes, shade = p.Layer(), p.Layer()
    for _ in range(110):
        x, y, r = random.uniform(10, 790), random.uniform(836, 1180), random.uniform(2.2, 5.6)
        flake = p.star(x, y, r, 6, random.uniform(0.6, 0.9), random.uniform(0, 60))
        shade.fill(p.moved(flake, 2.5, 4), "1c2a4a", 0.35, 1.2)
        flakes.fill(flake, "ffffff")
    p.lay(img, shade)
    p.lay(img, flakes)
    for x, y, r in ((262, 756, 24), (246, 734, 18), (300, 760, 14), (560, 758, 13)):
        curl(img, x, y, r, "ffffff", x, 1 if r > 16 else -1, 5)


def paint() -> p.Array:
    """The evening below, the salon above it, then everybody in it."""
    img = p.blank()
    village(img)
    room = cp.stock(PINK, 2)
    wall(room)
    upper = p.rough(p.mask(p.rect(-10, -10, 820, FLOOR + 12)), 0.7, 30, 3)[..., None]
    img[:] = img * (1 - upper) + room * upper
    furniture(img)
    waiting(img)
    floor(img)
    customer(img)
    cape(img)
    scissors(img)
    coat(img)
    badger(img)
    comb(img)
    mole(img)
    children(img)
    snow(img)
    return img
