"""A snowman steps out of the heat into the fridge's winter night and looks back at the one who did not get there.

Technique: gouache in visible strokes; noon from the left on the hot wall, cold light out of the fridge over the floor.
Back to front: wall with palm shadows, floor, fridge with its winter, open door, light on the floor, puddle, snowman.
"""

from __future__ import annotations

import math

import numpy as np
import skia

from art import paint as p
from art.paint.voices import gouache as g
from art.paint.voices.brushwork import Brushwork, across, around
from art.paint.voices.printing import PLAIN

NUMBER, TITLE = 37, "Asylum in the Fridge"
FINISH = PLAIN

FLOOR = 858
CREAM = [(0, "fff1d2"), (0.5, "fbe4c4"), (1, "f0cca8")]
SNOW = [(0, "ffffff"), (0.3, "e6f4fa"), (0.55, "b4d2ee"), (0.8, "7c9fdc"), (1, "5a6cb8")]
CARROT = [(0, "ffd080"), (0.4, "fb8a2e"), (1, "b8401c")]
TWIG = [(0, "b07a4c"), (0.5, "6a4030"), (1, "33202c")]
WOOL = [(0, "fff0a0"), (0.4, "ffc832"), (0.75, "e0921e"), (1, "a85a2c")]
COAL = "1c1a30"
OPENING = p.points(
    "330,300! 336,276 350,268! 626,208 648,206 654,228! 654,966 648,984 634,984! 346,912 332,906 330,890!"
)


def ring(dx: float, dy: float) -> float:
    """The direction round a centre."""
    return math.atan2(dy, dx) + math.pi / 2


def room(img: p.Array) -> None:
    """A hot wall, yellow where the sun falls in from the left, and a floor of dark red tiles."""
    far = (p.grid.x * p.f32(0.8) + p.grid.y * p.f32(0.3)) / 900 + p.noise(220, 4, 2) * p.f32(0.05)
    tones = [(0, "ff9a3c"), (0.35, "f4662c"), (0.7, "dd4028"), (1, "b82a2c")]
    turn = p.swirl(500, 5, 0.3, -0.4)
    g.passage(img, p.rect(-10, -10, 820, 880), p.ramp(np.clip(far, 0, 1), tones), turn, size=40, length=150, seed=3)
    near = (p.grid.y - FLOOR) / 340 + p.noise(160, 6, 2) * p.f32(0.06)
    boards = p.ramp(np.clip(near, 0, 1), [(0, "a82c2c"), (0.5, "8c2230"), (1, "601a34")])
    g.passage(img, p.rect(-10, FLOOR, 820, 360), boards, 0.02, size=22, length=110, seed=5)


def sunlight(img: p.Array) -> None:
    """The window's bright shape on the wall and, in it, the palms before the window."""
    patch = p.poly(p.points("-20,40 470,-60 800,-20 800,330 -20,620"))
    leaves = (
        (-80, 400, 400, -52, 3),
        (-110, 470, 330, -6, 4),
        (250, -70, 360, 46, 5),
        (560, -70, 330, 20, 6),
        (-70, 640, 250, -16, 8),
    )
    shade = p.mask(*[frond(x, y, reach, turn, seed=seed) for x, y, reach, turn, seed in leaves], soft=1.6)
    above = p.smooth(FLOOR + 2, FLOOR - 4, p.grid.y)
    lit = p.mask(patch, soft=3) * above
    hot = p.ramp(
        np.clip((p.grid.x + p.grid.y * p.f32(0.5)) / 900, 0, 1), [(0, "ffd05a"), (0.5, "ffa83c"), (1, "ff7a34")]
    )
    g.passage(img, lit * (1 - shade), hot, -0.3, size=26, length=90, seed=9, ragged=2, under=0.85, density=1.7)
    p.multiply(img, shade * lit, "d8323c", 0.62)


def frond(x: float, y: float, reach: float, turn: float, seed: int) -> skia.Path:
    """The shadow of a palm leaf: a bent rib, long fingers on both sides, none alike."""
    random = np.random.default_rng(seed)
    rib = p.sample([(0, 0), (reach * 0.5, -reach * 0.12), (reach, reach * 0.16)], 20)
    parts = [p.ribbon([tuple(q) for q in rib], [10, 8, 3], 40, True)]
    for k in range(2, 20):
        (ax, ay), (bx, by) = rib[k - 1], rib[k]
        along = math.atan2(by - ay, bx - ax)
        long = reach * 0.42 * math.sin(math.pi * (0.16 + 0.76 * k / 20))
        for side in (-1, 1):
            a = along + side * random.uniform(0.62, 0.9)
            n = long * random.uniform(0.8, 1.15)
            tip = (bx + n * math.cos(a), by + n * math.sin(a) + n * 0.16)
            mid = (bx + n * 0.5 * math.cos(a - side * 0.16), by + n * 0.5 * math.sin(a - side * 0.16))
            parts.append(p.ribbon([(bx, by), mid, tip], [4, 10, 1], 16, True))
    return p.moved(p.union(*parts), x, y, 1, turn=turn)


def tiles(b: Brushwork) -> None:
    """Joints of the floor tiles, running off to the left, and a skirting board in the shade."""
    for k in range(-3, 11):
        x = -120 + 130 * k
        b.line([(x, FLOOR + 6), (x + (x - 240) * 0.55, 1040), (x + (x - 240) * 1.1, 1220)], [1, 3, 4], "5a1a30")
    for y, w in ((892, 2), (938, 2.6), (1000, 3.2), (1082, 4), (1180, 5)):
        b.line([(-20, y + 2), (400, y - 2), (820, y + 3)], [w, w, w], "5a1a30")
    b.brush(
        p.rect(-10, FLOOR - 30, 820, 34),
        across([(0, "ffb060"), (0.5, "d8603c"), (1, "8a2a34")], (0, 0), (800, 0)),
        0,
        9,
    )


def cabinet(b: Brushwork) -> None:
    """The fridge from its front left: a round-shouldered front round the opening, its shaded side to the right."""
    side = p.points("672,166! 720,150 780,168 830,190! 830,1016! 690,1056!")
    front = p.points(
        "298,300! 300,256 330,236! 640,160 676,156 696,186! 698,1010 694,1044 664,1046! 330,954 300,942 298,910!"
    )
    foot = p.points("320,930! 690,1034! 800,1000! 800,1040! 680,1076! 330,968!")
    b.mark(p.poly(p.points("300,950 690,1066 830,1030 830,1100 660,1090 280,980")), "3a0e2a", 0.6)
    b.brush(foot, "4a1a2c", 0.2, size=10)
    b.brush(
        side,
        across([(0, "c06c5a"), (0.5, "b4625a"), (1, "a4545c")], (690, 300), (820, 900)),
        1.57,
        size=18,
        jitter=0.015,
        density=3,
    )
    b.brush(front, across(CREAM, (290, 400), (760, 800)), 1.57, size=15, jitter=0.015, density=3)
    b.line(p.points("302,290 306,256 334,240 640,164 676,161"), [2, 6, 7, 7, 2], "fffbe8")
    rim = p.spline([(x + (x - 492) * 0.045, y + (y - 600) * 0.02, *c) for x, y, *c in OPENING])
    b.brush(rim, across([(0, "e0a88c"), (1, "a8687c")], (330, 300), (660, 900)), 1.57, size=8)


def night(img: p.Array) -> None:
    """What is inside: a winter night far deeper than the fridge."""
    sky = p.vertical([(0, "0d1c54"), (0.35, "16478c"), (0.7, "3c94c4"), (1, "a0dce0")], 200, 760)
    g.passage(img, p.rect(320, 180, 350, 640), sky, p.swirl(300, 4, 0.2, -0.3), size=24, length=90, seed=13)
    aurora(img)
    b = Brushwork(14, wobble=0.6)
    for x, y, r in (
        (372, 330, 3),
        (412, 300, 2),
        (470, 268, 3.2),
        (540, 300, 2.2),
        (610, 262, 3),
        (628, 400, 4),
        (600, 500, 3),
        (398, 470, 2.2),
        (360, 410, 2.4),
        (640, 560, 2.6),
        (505, 240, 2),
    ):
        b.mark(p.circle(x, y, r), "fffbe0")
    b.lay(img)


def aurora(img: p.Array) -> None:
    """Curtains of light in upright strokes, green below, violet above."""
    random, layer = np.random.default_rng(21), p.Layer()
    curtains = ("320,560 400,520 440,440 520,420 560,360 670,330", "330,420 390,400 450,330 540,330 600,270 680,250")
    for c, text in enumerate(curtains):
        for x, y in p.sample(p.points(text), 150):
            tall = random.uniform(60, 150) * (1 - 0.3 * c)
            for k in range(5):
                t = k / 4
                tone = p.ramp(t, [(0, "e4ffd8"), (0.25, "7ef0b4"), (0.6, "3cc0a8"), (1, "7a6cc8")])
                g.stroke(
                    layer,
                    x + random.normal(0, 3),
                    y - tall * t,
                    1.45,
                    length=tall * 0.4,
                    width=random.uniform(4, 8),
                    colour=tone,
                    random=random,
                    alpha=0.34 * (1 - 0.75 * t),
                )
    p.lay(img, layer)


def fir(b: Brushwork, x: float, y: float, h: float, far: float) -> None:
    """A fir with snow on its boughs, paler when far."""
    for k in range(6):
        t = k / 5
        w, top = h * (0.06 + 0.2 * t), y - h * (1 - 0.78 * t)
        bough = p.points(
            f"0,{-h * 0.17}! {w},{h * 0.08}! {w * 0.4},{h * 0.05} 0,{h * 0.09} {-w * 0.5},{h * 0.05} {-w},{h * 0.07}!",
            at=(x, top),
        )
        b.brush(bough, p.mix("123058", "4c8cb4", far), 1.3, size=6)
        b.line(
            [(x - w * 0.8, top + h * 0.05), (x - w * 0.3, top - h * 0.02), (x, top - h * 0.13)],
            [1, h * 0.035, 1],
            p.mix("d8f2fa", "a0d0e4", far),
        )


def winter(b: Brushwork) -> None:
    """Hills of snow with firs, and the bank that has drifted up to the sill and over it."""
    far = p.points("300,742! 400,716 500,736 600,704 690,716! 690,900! 300,900!")
    b.brush(far, across([(0, "a8d8e8"), (1, "5c9ccc")], (330, 720), (650, 800)), 0.1, size=12)
    for x, y, h, d in (
        (402, 732, 96, 0.55),
        (438, 738, 70, 0.6),
        (560, 730, 90, 0.6),
        (596, 730, 150, 0.3),
        (636, 760, 250, 0.0),
        (352, 760, 150, 0.2),
    ):
        fir(b, x, y, h, far=d)
    near = p.points("300,800! 380,788 470,806 570,776 690,790! 690,1060! 300,960!")
    b.brush(near, across([(0, "f4fcff"), (0.4, "c4e2f2"), (1, "7ca8dc")], (340, 780), (620, 980)), 0.15, size=16)
    for line in ("350,830 430,824 500,838", "560,810 600,802 650,808", "340,872 400,872 450,886"):
        b.line(p.points(line), [1, 7, 1], "8cb6e0")


def lining(b: Brushwork) -> None:
    """The inner wall on the left, of which frost has left two shelves; snow lies on them, icicles hang."""
    wall = p.points("320,260! 384,262! 380,400 388,600 372,760! 366,800 320,830!")
    b.brush(wall, across([(0, "e4f6fc"), (0.5, "a4d2ea"), (1, "5a9ccc")], (330, 300), (392, 420)), 1.57, size=9)
    for y, reach in ((452, 520), (636, 470)):
        shelf = p.points(
            f"324,{y}! 384,{y - 14}! {reach},{y - 22}! {reach + 16},{y - 14} {reach - 60},{y - 2} "
            f"384,{y + 6}! 324,{y + 24}!"
        )
        b.brush(shelf, across([(0, "f4fdff"), (0.6, "a8dcea"), (1, "4ca0bc")], (324, y), (reach, y)), -0.08, size=7)
        snow = p.points(
            f"324,{y + 2}! 344,{y - 20} 380,{y - 30} 420,{y - 28} {reach - 20},{y - 26}! 400,{y - 12} 360,{y - 2}"
        )
        b.brush(snow, across([(0, "ffffff"), (1, "c8e6f6")], (330, y - 20), (reach, y)), -0.1, size=7)
        for x, n in ((340, 38), (358, 60), (380, 30), (404, 44), (430, 22)):
            icicle(b, x, y + 6 - (x - 324) * 0.12, 6, n=n)


def icicle(b: Brushwork, x: float, y: float, w: float, n: float) -> None:
    """One icicle, lit on its left."""
    b.mark(
        p.spline([(x - w, y, 1), (x + w, y, 1), (x + w * 0.4, y + n * 0.5), (x, y + n, 1), (x - w * 0.5, y + n * 0.5)]),
        "cfeefa",
    )
    b.line([(x - w * 0.4, y + 2), (x - w * 0.2, y + n * 0.6)], [w * 0.5, 1], "ffffff")


def ceiling(b: Brushwork) -> None:
    """Frost along the top of the opening and a row of icicles, long and short."""
    frost = p.points(
        "322,262! 490,226 670,190! 670,236 640,244 600,240 560,262 520,256 470,274 420,272 380,294 350,288 322,312!"
    )
    places = (
        (350, 62),
        (374, 34),
        (402, 92),
        (430, 44),
        (462, 70),
        (490, 30),
        (520, 104),
        (548, 50),
        (580, 78),
        (606, 36),
        (634, 88),
    )
    for x, n in places:
        icicle(b, x, 286 - (x - 330) * 0.16, 9 + n * 0.05, n=n)
    b.brush(frost, across([(0, "ffffff"), (1, "c4e6f6")], (330, 250), (660, 260)), -0.2, size=9)


def sill(b: Brushwork) -> None:
    """Snow lies over the lower rim and thins out on the floor before it."""
    drift = p.points(
        "322,904! 400,908 480,926 560,948 660,972! 676,1010 700,1050 664,1060 616,1046 566,1040 520,1022 470,1016 "
        "424,994 372,984 318,962!"
    )
    b.mark(p.spline([(x - 2, y + 10) for x, y, *_ in drift]), "4c80c0", 0.6)
    b.brush(drift, across([(0, "ffffff"), (0.6, "eef8fd"), (1, "b4d4f0")], (400, 890), (470, 1050)), 0.25, size=12)
    b.line(p.points("330,958 376,980 426,990 470,1011"), [1, 6, 6, 1], "90b4e0")
    b.line(p.points("530,1022 568,1036 616,1042 664,1056"), [1, 6, 6, 1], "90b4e0")


def door(b: Brushwork) -> None:
    """Hinged on the far edge and thrown open to the left: its cold inside, two racks, a bottle of milk."""
    back = p.points("300,250! 262,236 150,198 118,196 104,226! 98,980 104,1010 128,1012! 260,968 300,944!")
    inner = p.points("284,300! 276,282 158,244 134,246 128,268! 122,930 128,952 148,954! 270,912 284,900!")
    b.mark(p.poly(p.points("110,1004 300,944 300,980 60,1060")), "3a0e2a", 0.5)
    b.brush(
        back,
        across([(0, "ffefd0"), (0.5, "fbdcba"), (1, "eebf9e")], (100, 400), (310, 700)),
        1.57,
        size=13,
        jitter=0.015,
    )
    b.line(p.points("104,980 108,600 112,230 124,200 150,200"), [3, 8, 8, 6, 2], "fff6da")
    b.brush(inner, across([(0, "6c9cc4"), (0.5, "9cd0e8"), (1, "dff8ff")], (124, 500), (290, 520)), 1.57, size=12)
    bottle(b, 204, 560)
    for y, d in ((560, 18), (800, 34)):
        rack = p.points(f"126,{y - 8}! 286,{y - 14 - d * 0.3}! 286,{y + 34 - d}! 126,{y + 52}!")
        b.brush(rack, across([(0, "5a8cbc"), (1, "b4e0f2")], (126, y), (286, y)), -0.06, size=9)
        b.line([(126, y - 6), (286, y - 13 - d * 0.3)], [6, 6], "f0fcff")
    for x, n in ((150, 26), (176, 40), (214, 22), (250, 34)):
        icicle(b, x, 614 - (x - 126) * 0.12, 5, n=n)


def bottle(b: Brushwork, x: float, y: float) -> None:
    """Milk, with a red cap, standing in the rack."""
    glass = p.points("-38,20! -40,-80 -34,-112 -18,-140 -16,-176! 16,-178! 18,-142 34,-116 40,-84 38,20!", at=(x, y))
    b.brush(glass, across([(0, "c4d8ec"), (0.6, "f6fbff"), (1, "ffffff")], (x - 40, y), (x + 36, y)), 1.57, size=9)
    b.brush(
        p.rect(x - 20, y - 194, 40, 22, r=5), across([(0, "b82a30"), (1, "ff6a4c")], (x - 20, y), (x + 20, y)), 0.0, 6
    )
    b.line([(x + 24, y - 96), (x + 29, y - 50), (x + 28, y - 16)], [1, 5, 1], "ffffff")


def spill(img: p.Array) -> None:
    """The cold light falls out of the fridge in a wedge over the floor, torn at its edges, fading towards us."""
    wedge = p.poly(p.points("300,946 400,960 690,1050 640,1220 -20,1220 -20,1090 112,1010"))
    fade = np.clip(np.hypot(p.grid.x - 470, (p.grid.y - 960) * 1.6) / 640, 0, 1)
    tone = p.ramp(fade, [(0, "e4faff"), (0.22, "a8dcf4"), (0.55, "6ea8e0"), (1, "6a5cac")])
    g.passage(img, p.mask(wedge, soft=2), tone, 0.05, size=20, length=90, seed=31, ragged=4, jitter=0.05)
    b = Brushwork(15, wobble=0.6)
    with b.within(wedge):
        for k in range(-3, 11):
            x = -120 + 130 * k
            b.line([(x, FLOOR + 6), (x + (x - 240) * 0.55, 1040), (x + (x - 240) * 1.1, 1220)], [1, 3, 4], "6a80b8")
        for y, w in ((1000, 3.2), (1082, 4), (1180, 5)):
            b.line([(-20, y + 2), (400, y - 2), (820, y + 3)], [w, w, w], "6a80b8")
    b.lay(img, tooth=0.8)


def puddle(b: Brushwork) -> None:
    """All that is left of a friend: water with the night's light in it, a nose, two coals, a twig."""
    pool = p.points(
        "34,1110 76,1076 150,1070 210,1052 300,1060 352,1082 420,1092 444,1122 396,1150 320,1150 "
        "262,1178 170,1172 108,1178 60,1152"
    )
    b.mark(p.spline([(x + 3, y + 9) for x, y in pool]), "3a2458", 0.7)
    stops = [(0, "3c9cb0"), (0.3, "58b8c0"), (0.55, "3a78b8"), (1, "2c3c88")]
    b.brush(pool, across(stops, (420, 1060), (80, 1180)), 0.0, size=9, length=60)
    with b.within(pool):
        for line, tone in (
            ("280,1076 340,1092 410,1104", "d8fff0"),
            ("150,1086 210,1074 260,1080", "8ae8d0"),
            ("90,1146 150,1158 220,1156", "8ab8e8"),
            ("300,1136 350,1138 390,1128", "8ae8d0"),
        ):
            b.line(p.points(line), [1, 6, 1], tone)
    b.line(p.points("40,1106 78,1078 150,1073 210,1055 300,1063 352,1085 418,1094"), [1, 4, 5, 4, 1], "f4ffff")
    for x, y in ((150, 1098), (238, 1086)):
        b.mark(p.circle(x + 3, y + 8, 19, 8), "1e2a60", 0.7)
        b.brush(
            p.circle(x, y, 17, 13), around([(0, "7a80a4"), (0.4, "302e4a"), (1, COAL)], x + 6, y - 7, 24), 0.5, size=5
        )
    b.mark(p.spline(p.points("130,1146 190,1134 290,1140 300,1150 220,1160")), "1e2a60", 0.6)
    carrot(b, "116,1118! 132,1104 152,1108 220,1124 304,1142! 210,1150 140,1144 120,1134", (160, 1106), (190, 1150))
    b.line(p.points("330,1132 372,1108 420,1080"), [7, 9, 5], "33202c")
    b.line(p.points("332,1129 372,1105 418,1078"), [2, 4, 2], "b07a4c")
    b.line(p.points("376,1106 378,1090 388,1078"), [6, 5, 2], "4a2c2c")


def carrot(b: Brushwork, outline: str, lit: tuple[float, float], dark: tuple[float, float]) -> None:
    """A carrot and the rings on it."""
    shape = p.points(outline)
    b.brush(shape, across(CARROT, lit, dark), 0.3, size=7)
    (ax, ay), (bx, by) = shape[0][:2], shape[4][:2]
    nx, ny = (by - ay) / math.dist((ax, ay), (bx, by)), (ax - bx) / math.dist((ax, ay), (bx, by))
    with b.within(shape):
        for t in (0.2, 0.36, 0.55, 0.72):
            x, y = ax + (bx - ax) * t, ay + (by - ay) * t
            b.line([(x + nx * 16, y + ny * 16), (x + 4, y), (x + nx * -2, y + ny * -2)], [3, 4, 1], "c8501e")


def ball(b: Brushwork, x: float, y: float, rx: float, ry: float) -> None:
    """One ball of snow: the fridge lights it from the right, the hot wall reddens its left edge."""
    random = b.random
    edge = [
        (x + rx * k * math.cos(a), y + ry * k * math.sin(a))
        for a, k in ((j * math.tau / 14, random.uniform(0.97, 1.03)) for j in range(14))
    ]
    b.brush(
        edge,
        across(SNOW, (x + rx * 0.8, y - ry * 0.7), (x - rx * 0.7, y + ry * 0.8)),
        lambda u, v: ring((u - x) / rx, (v - y) / ry),
        size=16,
        jitter=0.025,
    )
    with b.within(p.spline(edge)):
        warm = [
            (x + rx * k * math.cos(a), y + ry * k * math.sin(a))
            for a, k in ((2.5, 0.96), (2.9, 0.97), (3.3, 0.97), (3.7, 0.97), (4.1, 0.96))
        ]
        b.line(warm, [1, rx * 0.05, rx * 0.08, rx * 0.05, 1], "f4b8a4")
        for _ in range(int(rx / 5)):
            a, k = random.uniform(0, math.tau), random.uniform(0.1, 0.85)
            u, v, n = x + rx * k * math.cos(a), y + ry * k * math.sin(a), random.uniform(5, 11)
            b.line([(u - n, v + 2), (u, v), (u + n, v - 3)], [1, 3, 1], "ffffff" if random.random() < 0.6 else "9cb8e4")


def foot(b: Brushwork, x: float, y: float, w: float, h: float) -> None:
    """A stump of snow for a foot, flat below."""
    shape = p.points(
        f"{-w},0! {-w * 1.02},{-h * 0.6} {-w * 0.5},{-h} {w * 0.4},{-h * 1.02} {w},{-h * 0.5} {w * 0.96},0! 0,6",
        at=(x, y),
    )
    b.brush(shape, across(SNOW, (x + w, y - h), (x - w, y + h * 0.3)), 0.4, size=11)


def twig(b: Brushwork, text: str, widths: list[float]) -> None:
    """A piece of branch, lit from the right."""
    line = p.points(text)
    b.brush(
        p.ribbon(line, widths, 40, True),
        across(TWIG, (line[0][0] + 30, line[0][1] - 30), (line[0][0] - 30, line[0][1] + 40)),
        g.along(line),
        size=5,
    )
    b.line([(x + 1, y - w * 0.22) for (x, y, *_), w in zip(line, widths, strict=False)], [1, 3, 1], "cf9a64")


def suitcase(b: Brushwork) -> None:
    """An old case, held out before him into the cold."""
    with b.at(628, 838, 1.0, turn=7):
        b.mark(p.rect(-70, 74, 140, 18, r=9), "4a6cb0", 0.6)
        b.line(p.points("-26,-34 -24,-60 22,-62 26,-36"), [9, 10, 10, 9], "4a2226")
        b.brush(
            p.rect(-74, -38, 148, 116, r=13),
            across([(0, "f2b070"), (0.5, "b0622e"), (1, "6a3028")], (76, -40), (-70, 80)),
            0.03,
            size=11,
        )
        for x in (-46, 36):
            b.brush(p.rect(x, -39, 16, 118), across([(0, "8a4426"), (1, "522426")], (x, -40), (x, 80)), 1.57, size=6)
            b.mark(p.rect(x + 2, 0, 12, 12, r=2), "ffd880")
        b.line([(-72, 4), (0, 6), (72, 4)], [2, 4, 2], "5c2a24")


def chart(b: Brushwork) -> None:
    """The map in his other hand, half unfolded, blown towards us by the cold air."""
    leaves = (
        "232,690! 292,668! 304,792! 240,812!",
        "172,664! 232,690! 240,812! 184,780!",
        "112,694! 172,664! 184,780! 122,820!",
    )
    for k, leaf in enumerate(leaves):
        shape = p.points(leaf)
        tones = [(0, "fff0c0"), (1, "f0c878")] if k != 1 else [(0, "dcae74"), (1, "b07a60")]
        b.mark(p.poly([(x + 4, y + 7) for x, y, *_ in shape]), "2c4c80", 0.45)
        b.brush(p.poly(shape), across(tones, shape[1][:2], shape[3][:2]), 1.4, size=9)
    b.brush(p.points("130,730 150,712 166,724 160,744 138,752"), "5aa4d0", 0.2, size=6)
    b.brush(p.points("250,716 276,700 288,722 268,736"), "6aa864", 0.2, size=6)
    b.line(p.points("128,796 152,762 182,772 208,730 236,766 262,752 292,776"), [5, 6, 6, 5], "d83a28")


def scarf(b: Brushwork) -> None:
    """Yellow wool round his neck; the fridge's breath blows both its ends back into the heat."""
    tail = p.points("396,566! 350,560 300,588 250,570 196,590! 204,634 256,622 304,640 356,612 404,612!")
    wrap = p.points("378,548 420,566 476,572 534,548 556,566 546,596 500,622 440,626 390,606 370,580")
    b.brush(
        tail, across(WOOL, (420, 560), (200, 650)), g.along(p.points("396,590 350,586 300,612 250,596 196,612")), size=9
    )
    b.brush(wrap, across(WOOL, (550, 540), (370, 620)), g.along(p.points("374,570 430,592 500,596 556,570")), size=9)
    for line in (
        "404,560 398,584 404,610",
        "440,570 438,596 446,622",
        "480,572 484,596 486,620",
        "516,562 526,584 524,606",
        "346,566 348,588 356,608",
        "302,592 300,612 306,636",
        "254,576 252,596 258,618",
    ):
        b.line(p.points(line), [2, 5, 2], "c87a20")
    for k in range(6):
        y = 592 + 8 * k
        b.line(
            [(204, y), (190, y + 2), (174 - 6 * (k % 3), y - 3 + 3 * (k % 2))],
            [4, 4, 2],
            "ffd04a" if k % 2 else "e0921e",
        )


def head(b: Brushwork) -> None:
    """Turned back over his shoulder and bowed: brows raised in the middle, eyes down on the water."""
    ball(b, 0, 0, 100, ry=96)
    for x, y, rx, ry in ((-50, -18, 13, 16), (24, -28, 15, 18)):
        b.brush(
            p.circle(x, y, rx, ry), around([(0, "565478"), (0.5, "26243c"), (1, COAL)], x + 5, y - 6, 22), 0.4, size=5
        )
        b.mark(p.circle(x - 5, y + 7, 4), "ffffff")
    b.line(p.points("-80,-34 -64,-54 -38,-62"), [4, 9, 7], "4a2c28")
    b.line(p.points("2,-68 30,-64 56,-46"), [7, 9, 4], "4a2c28")
    b.mark(p.spline(p.points("-8,10 -34,30 -72,56 -46,52 -8,34")), "7c9fdc", 0.7)
    carrot(b, "-4,-16! 2,-2 -4,16 -44,34 -112,60! -88,32 -56,4 -26,-16", (-60, -2), (-20, 38))
    for x, y, r in ((-38, 63, 5.2), (-22, 53, 6.2), (-3, 47, 7), (18, 47, 6.8), (37, 53, 6.2), (52, 64, 5.2)):
        b.mark(p.circle(x, y, r, r * 0.9), COAL)
        b.mark(p.circle(x + 2, y - 2, r * 0.3), "8088b0")


def flakes(b: Brushwork) -> None:
    """Snow on the cold air that blows out into the room, fewer and smaller the farther it gets."""
    for _ in range(46):
        t = b.random.uniform(0, 1) ** 1.5
        x, y = 640 - 560 * t + b.random.normal(0, 20), b.random.uniform(300, 900) + 130 * t
        size = (5.4 - 3.2 * t) * b.random.uniform(0.6, 1.2)
        b.mark(p.circle(x, y, size * 1.15, size), "ffffff", 0.92)


def snowman(b: Brushwork) -> None:
    """One foot still on the hot floor, one in the snow; he leans in, an arm held back, and looks back."""
    b.mark(p.spline(p.points("300,1030 380,1012 470,1030 440,1056 340,1060")), "4c8cc0", 0.8)
    b.line(p.points("320,1040 372,1054 430,1046"), [1, 5, 1], "f0fdff")
    twig(b, "424,650 372,662 340,682 324,710", [22, 19, 17, 15])
    twig(b, "356,670 340,648 336,626", [11, 8, 3])
    twig(b, "566,664 616,690 640,740 634,776", [20, 16, 13, 10])
    b.mark(p.spline(p.points("420,966 500,944 650,974 664,1004 580,1016 470,1000")), "6a94d4", 0.8)
    foot(b, 604, 1004, 62, h=70)
    b.line(p.points("538,1002 566,1010 604,1013 646,1010 670,998"), [2, 7, 8, 7, 2], "6a88cc")
    foot(b, 398, 1036, 66, h=74)
    ball(b, 490, 868, 146, ry=124)
    b.line(p.points("560,962 592,944 622,910"), [2, 7, 2], "6a88cc")
    b.mark(p.spline(p.points("400,756 480,782 580,758 560,800 480,812 410,796")), "6a8cd0", 0.5)
    ball(b, 488, 688, 116, ry=106)
    suitcase(b)
    for line in ("626,780 634,786 648,784", "640,772 650,778 652,790"):
        b.line(p.points(line), [7, 6, 4], "5a3628")
    for x, y in ((474, 660), (480, 712)):
        b.brush(p.circle(x, y, 11, 12), around([(0, "6a6a90"), (1, COAL)], x + 4, y - 4, 14), 0.4, size=4)


def held_map(b: Brushwork) -> None:
    """The map pinched in the forked end of the arm: one prong goes behind the paper, two lie over its edge."""
    twig(b, "326,708 312,700 296,692 270,690", [13, 11, 10, 6])
    chart(b)
    b.line(p.points("262,734 248,722 236,700"), [4, 3, 1], "d8a868")
    b.mark(p.spline(p.points("318,742 292,748 262,744 284,756")), "7a5040", 0.5)
    b.mark(p.spline(p.points("314,752 298,774 274,780 300,782")), "7a5040", 0.5)
    twig(b, "326,706 314,728 294,738 264,734", [14, 13, 11, 5])
    twig(b, "322,714 312,742 296,760 276,768", [13, 11, 9, 4])


def paint() -> p.Array:
    """The hot room, the fridge and its night, the light on the floor, the water, the one who goes in."""
    img = g.board("d8482c", 37)
    room(img)
    sunlight(img)
    b = Brushwork(37, wobble=0.6)
    tiles(b)
    cabinet(b)
    b.lay(img, tooth=0.4)
    inside = img.copy()
    night(inside)
    b = Brushwork(38, wobble=0.6)
    winter(b)
    lining(b)
    ceiling(b)
    b.lay(inside, tooth=0.4)
    p.over(img, p.mask(p.spline(OPENING)), inside)
    spill(img)
    b = Brushwork(39, wobble=0.6)
    door(b)
    puddle(b)
    sill(b)
    flakes(b)
    snowman(b)
    held_map(b)
    scarf(b)
    with b.at(450, 466, 1.04, turn=-11):
        head(b)
    b.lay(img, tooth=0.4)
    p.glow(img, 500, 940, 260, colour="c8f0ff", alpha=0.2)
    return np.clip(img, 0, 1)
