"""Two firefighters turn the hose on a grey street: a great plume of blossom comes out of it.

Technique: cut paper. Back to front: the grey street, settled blossom, the plume in five sheets with its flowers, the
engine, the crew and their hose.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import NamedTuple

import numpy as np
import skia

from art import paint as p
from art.paint.voices import cutpaper as cp
from art.paint.voices.printing import PLAIN

NUMBER, TITLE = 40, "Emergency Spring"
FINISH = PLAIN

NAVY, LIME, RED, DEEP, WHITE = "26385c", "f4d23c", "e2402f", "b52a24", "faf7f0"
PINKS = ("d95f8a", "ee86a8", "f7aec3", "fcd3dd", "fff1f1")
LEAF = ("4f9a4c", "77b84f", "a4cf62")
FIST_REAR, FIST_FRONT = (150, 973, -18), (312, 869, -62)
CRADLE_REAR, CRADLE_FRONT = (106, 1004, -40), (263, 945, -34)
JET = p.points("318,846 372,706 410,560 430,420 480,300 560,220")


def limb(points: list[tuple[float, float]], widths: list[float]) -> skia.Path:
    """A tapered form with round ends."""
    return p.ribbon(points, widths, 40, True)


def street(img: p.Array) -> None:
    """Grey sheets: a white sky, five fronts of unlike height, the kerb and the road."""
    far_haze = p.spline(p.points("-20,240! 120,200 330,250 560,190 830,230! 830,700! -20,700!"))
    pavement = p.poly(p.points("-20,914 820,906 820,1220 -20,1220"))
    road = p.poly(p.points("-20,954 820,946 820,1220 -20,1220"))
    img[:] = cp.stock("e6e8ea", 1)
    cp.sheet(img, far_haze, "d8dbde", 6, seed=3)
    fronts = [
        (250, 300, 190, "b4b8be", 0),
        (600, 250, 230, "b9bdc2", 1),
        (-30, 130, 240, "8f959e", 2),
        (410, 392, 210, "9aa0a8", 3),
        (664, 330, 180, "878d97", 4),
    ]
    for x, top, w, tone, k in fronts:
        roof = p.poly([(x, 960), (x, top), (x + w * 0.5, top - (64 if k in (0, 3) else 0)), (x + w, top), (x + w, 960)])
        cp.sheet(img, roof, tone, 12, seed=10 + k)
        if k not in (0, 3):
            cp.sheet(img, p.rect(x - 8, top - 6, w + 16, 24), p.mix(tone, "ffffff", 0.25), 6, seed=20 + k)
        if k < 2:
            continue
        step = w / 2
        for row in range(4):
            for col in range(2):
                wx, wy = x + step * (col + 0.5), top + 68 + row * 148
                if wy > 860:
                    continue
                if k == 2 and row == 2 and col == 1:
                    continue
                window(img, wx, wy, 62, h=96, tone=tone, seed=row + col + k)
    oldster(img, 150, 494)
    cp.sheet(img, pavement, "b3b6ba", 10, seed=31)
    cp.sheet(img, road, "7c828c", 7, seed=32)
    for x in (40, 300, 560):
        road_mark = p.poly(p.points("0,1180 150,1177 158,1194 4,1197", at=(x, 0)))
        cp.sheet(img, road_mark, "c9ccd0", 2, seed=33)


def window(img: p.Array, x: float, y: float, w: float, h: float, tone: str, seed: int) -> None:
    """A grey window: frame, dark pane, bars, a sill."""
    cp.sheet(img, p.rect(x - w / 2, y - h / 2, w, h), p.mix(tone, "ffffff", 0.3), 4, seed=seed)
    cp.sheet(img, p.rect(x - w / 2 + 7, y - h / 2 + 7, w - 14, h - 14), "565d6a", 1.5, seed=seed + 1)
    cp.sheet(
        img,
        p.union(p.rect(x - 2.5, y - h / 2 + 6, 5, h - 12), p.rect(x - w / 2 + 6, y - 14, w - 12, 5)),
        p.mix(tone, "ffffff", 0.3),
        1.5,
        seed=seed,
    )
    cp.sheet(img, p.rect(x - w / 2 - 8, y + h / 2 - 4, w + 16, 12), p.mix(tone, "ffffff", 0.42), 5, seed=seed)


def oldster(img: p.Array, x: float, y: float) -> None:
    """An old man leans out of a window that is still grey and holds an empty pot into the air."""
    cp.sheet(img, p.rect(x - 52, y - 78, 104, 150), "c2c6cb", 6, seed=5)
    cp.sheet(img, p.rect(x - 42, y - 68, 84, 132), "4a515e", 2, seed=6)
    shoulders = p.spline(p.points("-36,64! -34,18 -10,-2 22,6 36,64!", at=(x, y)))
    cp.sheet(img, shoulders, "6f7784", 6, seed=7)
    face = p.points("-14,-32 -8,-50 10,-54 22,-44 24,-34 33,-26 25,-20 24,-8 10,2 -8,-6", at=(x, y))
    cp.sheet(img, p.spline(face), "c9c3c0", 4, seed=8)
    white_hair = p.spline(p.points("-18,-26 -16,-52 4,-62 18,-54 2,-46 -4,-30 -10,-16", at=(x, y)))
    cp.sheet(img, white_hair, "eceef0", 2, seed=9)
    moustache = p.spline(p.points("14,-18 28,-18 26,-12 14,-11", at=(x, y)))
    cp.sheet(img, moustache, "eceef0", 1, seed=9)
    cp.sheet(img, p.circle(x + 16, y - 36, 2.8), "363c46", 0.5, seed=9)
    reaching_arm = [(x - 4, y + 26), (x + 30, y + 44), (x + 66, y + 30)]
    cp.sheet(img, limb(reaching_arm, [26, 24, 20]), "5d6572", 7, seed=10)
    flower_pot = p.poly(p.points("62,-12 118,-16 108,42 76,44", at=(x, y)))
    cp.sheet(img, flower_pot, "aeb1b6", 9, seed=11)
    pot_rim = p.poly(p.points("56,-20 124,-25 124,-8 58,-3", at=(x, y)))
    cp.sheet(img, pot_rim, "c4c7cb", 3, seed=11)
    holding_hand = p.spline(p.points("64,22 84,14 98,20 92,30 70,38", at=(x, y)))
    cp.sheet(img, holding_hand, "c9c3c0", 3, seed=12)
    cp.sheet(img, p.rect(x - 62, y + 62, 124, 15), "d4d7da", 6, seed=12)


def bloom(img: p.Array, x: float, y: float, r: float, turn: float, tone: str, seed: int, lift: float = 6) -> None:
    """One blossom, cut by hand: five notched petals of unlike length, some flowers seen from the side, some double."""
    petal = p.points("0,0! 0.3,-0.34 0.36,-0.8 0.16,-1.0! 0,-0.88! -0.16,-1.0! -0.36,-0.8 -0.3,-0.34")
    random = np.random.default_rng(seed * 7 + 1)
    tilt = float(random.choice([1, 0.96, 0.78, 0.86]))
    tipped = skia.Matrix()
    tipped.setRotate(turn)
    tipped.postScale(1, tilt)
    tipped.postRotate(float(random.uniform(-60, 60)))
    tipped.postTranslate(x, y)

    def ring(size: float, first: float) -> tuple[skia.Path, list[skia.Path]]:
        leaves, veins = [p.circle(0, 0, size * 0.3)], []
        for k in range(5):
            length, way = size * random.uniform(0.88, 1.1), first + 72 * k + random.uniform(-6, 6)
            leaves.append(p.moved(p.spline(petal), 0, 0, length, turn=way))
            veins.append(p.moved(p.line([(0, 0), (0, -length * random.uniform(0.42, 0.6))]), turn=way))
        flower = skia.Path()
        p.union(*leaves).transform(tipped, flower)
        return flower, veins

    flower, veins = ring(r, 0)
    m = cp.sheet(img, flower, tone, lift, seed=seed)
    if r > 44 and seed % 3:
        flower, veins = ring(r * 0.62, 36)
        m = cp.sheet(img, flower, p.mix(tone, PINKS[2], 0.2), 3, seed=seed)
    marks = p.Layer()
    for vein in veins:
        drawn = skia.Path()
        vein.transform(tipped, drawn)
        marks.stroke(drawn, max(r * 0.06, 1.2), "d95f8a", 0.8)
    p.lay(img, marks, clip=m)
    cp.sheet(img, p.circle(x, y, r * 0.19, r * 0.19 * tilt), "f6c63c", 2, seed=seed)


def scallops(centres: list[tuple[float, float, float]], seed: int) -> p.Array:
    """A mass of blossom as one sheet: its rim is cut in small round bites."""
    random = np.random.default_rng(seed)
    paths = []
    for x, y, r in centres:
        paths.append(p.circle(x, y, r * 0.92))
        n = max(int(r * 0.34), 7)
        for k in range(n):
            a = 2 * math.pi * (k + random.uniform(-0.2, 0.2)) / n
            q = random.uniform(0.84, 0.98) * r
            paths.append(p.circle(x + math.cos(a) * q, y + math.sin(a) * q, random.uniform(8, 13) + r * 0.05))
    return p.mask(*paths)


def clouds_of_blossom(img: p.Array) -> None:
    """Five sheets with scalloped edges, darker below, smaller and paler above."""
    line = p.sample(JET, 40)
    crown = [
        (352, 262, 84),
        (386, 146, 96),
        (476, 84, 108),
        (600, 96, 122),
        (724, 160, 116),
        (640, 240, 118),
        (510, 220, 122),
        (430, 300, 84),
        (744, 330, 100),
        (770, 460, 74),
        (690, 400, 66),
    ]
    jet = [(float(x), float(y), 13 + 62 * (k / 39) ** 1.3) for k, (x, y) in enumerate(line)]
    layers = [
        ([(x + 14, y + 26, r * 1.02) for x, y, r in [*crown, *jet[4:]]], PINKS[0], 20),
        ([*crown[:9], *jet], PINKS[1], 14),
        (
            [(x - 12, y - 20, r * 0.84) for x, y, r in crown[:9]] + [(x - 8, y - 4, r * 0.72) for x, y, r in jet],
            PINKS[2],
            11,
        ),
        (
            [(x - 24 + 14 * (k % 3), y - 40, r * 0.56) for k, (x, y, r) in enumerate(crown[:8])]
            + [(x - 12, y - 6, r * 0.4) for x, y, r in jet[3:30]],
            PINKS[3],
            9,
        ),
        ([(470, 34, 34), (590, 44, 40), (706, 106, 34), (366, 106, 26)], PINKS[4], 7),
    ]
    for k, (centres, tone, lift) in enumerate(layers):
        cp.sheet(img, scallops(centres, 60 + k), tone, lift, seed=40 + k, shade=0.34)
    for k, (x, y, r) in enumerate(layers[-1][0]):
        for size, tone in ((0.72, PINKS[4]), (0.44, "fbe3e8")):
            cp.sheet(img, scallops([(x + 3 - k % 3 * 3, y + 2, r * size)], 70 + k), tone, 4, seed=70 + k)


def blooms(img: p.Array) -> None:
    """Whole flowers, large above, small in the jet."""
    flowers = [
        (360, 190, 46, 40, 3),
        (470, 120, 60, 5, 4),
        (620, 124, 56, 30, 3),
        (724, 214, 50, 12, 4),
        (372, 296, 34, 50, 4),
        (540, 236, 62, 20, 4),
        (660, 306, 46, 60, 3),
        (752, 350, 38, 5, 4),
        (452, 352, 42, 33, 4),
        (420, 486, 32, 0, 4),
        (394, 606, 25, 40, 4),
        (364, 712, 19, 12, 4),
        (766, 470, 30, 25, 3),
    ]
    for k, (x, y, r, turn, tone) in enumerate(flowers):
        bloom(img, x, y, r * 1.1, turn=turn, tone=PINKS[tone], seed=80 + k, lift=8)


def petals(img: p.Array) -> None:
    """Single petals that drift down over the street."""
    falling = p.points(
        "250,420 330,440 520,470 560,560 640,500 480,700 720,560 280,560 600,690 500,600 760,660 316,640 680,640 "
        "232,660"
    )
    petal = p.spline(p.points("0,0! 9,-14 2,-30 -9,-14"))
    for k, (x, y) in enumerate(falling):
        cp.sheet(img, p.moved(petal, x, y, 0.8 + 0.1 * (k % 4), turn=k * 67), PINKS[2 + k % 3], 8, seed=90 + k)


def plume(img: p.Array) -> None:
    """The jet: thin and hard at the nozzle, then ever wider sheets of pink that tumble over the roofs."""
    clouds_of_blossom(img)
    leaves = (
        (290, 180, -80, 1.0, 0),
        (312, 330, -110, 1.0, 1),
        (586, 376, 160, 1.0, 2),
        (660, 474, 170, 1.0, 1),
        (736, 536, 200, 1.0, 0),
        (420, 44, -40, 0.9, 2),
    )
    for x, y, turn, s, k in leaves:
        leaf(img, x, y, turn, s=s, tone=LEAF[k], seed=k)
    blooms(img)
    petals(img)


def leaf(img: p.Array, x: float, y: float, turn: float, s: float, tone: str, seed: int) -> None:
    """A folded green leaf."""
    folded_leaf = p.moved(p.spline(p.points("0,0! 20,-26 0,-70! -20,-26")), x, y, s, turn=turn)
    m = cp.sheet(img, folded_leaf, tone, 7, seed=seed)
    a = math.radians(turn - 90)
    cp.crease(img, m, (x, y), (x + math.cos(a) * 66 * s, y + math.sin(a) * 66 * s), amount=0.2, width=14)


def drifts(img: p.Array) -> None:
    """Blossom that has settled: in heaps at the kerb."""
    heaps = (
        ([(20, 1010, 50), (90, 1020, 34), (-20, 980, 50)], PINKS[1]),
        ([(0, 1010, 40), (56, 1024, 26)], PINKS[3]),
    )
    for centres, tone in heaps:
        cp.sheet(img, scallops(centres, 51), tone, 9, seed=52)
    bloom(img, 40, 1000, 26, turn=20, tone=PINKS[4], seed=3)


def lamp(img: p.Array) -> None:
    """A lamp post that has come into leaf."""
    lamp_glass = p.poly(p.points("680,636 674,572 728,572 722,636"))
    lamp_roof = p.poly([(666, 574), (701, 544), (736, 574)])
    leaves_on_post = ((668, 60), (690, -60), (716, 50), (740, -64), (764, 66), (796, -56))
    cp.sheet(
        img, p.union(p.rect(694, 640, 15, 310), p.rect(686, 900, 32, 50), p.rect(674, 636, 54, 9)), "4c5462", 9, seed=60
    )
    cp.sheet(img, lamp_glass, "f7e9a8", 6, seed=61)
    cp.sheet(img, lamp_roof, "4c5462", 6, seed=62)
    for k, (y, turn) in enumerate(leaves_on_post):
        leaf(img, 701, y, turn, s=0.85, tone=LEAF[k % 3], seed=k)
    bloom(img, 668, 668, 22, turn=10, tone=PINKS[3], seed=4)
    bloom(img, 738, 722, 20, turn=40, tone=PINKS[4], seed=5)


def engine(img: p.Array) -> None:
    """The fire engine on the road, ladder on its back."""
    body = p.spline(p.points("404,1026! 404,960 420,930 446,920 470,838 486,826! 566,826! 572,900! 802,900! 802,1026!"))
    windscreen = p.spline(p.points("472,922! 488,846! 546,846! 546,922!"))
    reflection = p.poly(p.points("500,922 516,846 530,846 514,922"))
    shade = p.spline(p.points("398,1068 430,1050 520,1042 820,1040! 820,1082! 520,1084 424,1080"))
    chassis = p.rect(436, 1016, 370, 34)
    cp.sheet(img, shade, "4f5560", 0.5, seed=70)
    cp.sheet(img, chassis, "343840", 2, seed=70)
    cp.sheet(img, p.union(p.rect(556, 828, 246, 180, r=8)), DEEP, 9, seed=71)
    cp.sheet(img, body, RED, 10, seed=72)
    cp.sheet(img, windscreen, "cfe8ee", 3, seed=73)
    cp.sheet(img, reflection, "eef8f8", 1, seed=73)
    cp.sheet(img, p.rect(404, 968, 398, 14), WHITE, 3, seed=74)
    for x in (596, 664, 732):
        cp.sheet(img, p.rect(x, 846, 58, 46, r=4), "c8352b", 3, seed=75)
        cp.sheet(img, p.rect(x + 20, 864, 18, 6, r=3), WHITE, 2, seed=76)
    cp.sheet(img, p.circle(620, 936, 30), "c98a3a", 5, seed=77)
    for r in (22, 14, 6):
        cp.sheet(img, p.circle(620, 936, r), ("e8b25c" if r != 14 else "b87a30"), 1.5, seed=78)
    cp.sheet(img, p.circle(420, 956, 13), "fff3bf", 4, seed=78)
    cp.sheet(img, p.rect(392, 1010, 50, 20, r=6), "d4d8dc", 5, seed=79)
    cp.sheet(img, p.union(p.rect(500, 808, 40, 14, r=4), p.circle(520, 808, 15, 14)), "4aa3d8", 4, seed=79)
    for a, b in (((560, 812), (810, 744)), ((566, 838), (816, 770))):
        cp.sheet(img, p.ribbon([a, b], [10, 10], 10), WHITE, 7, seed=80)
    for k in range(8):
        t = (k + 0.6) / 8.2
        cp.sheet(
            img, p.ribbon([(560 + 250 * t, 812 - 68 * t), (566 + 250 * t, 838 - 68 * t)], [8, 8], 6), WHITE, 4, seed=81
        )
    for x in (480, 716):
        cp.sheet(img, p.circle(x, 1020, 52), "8f2320", 2, seed=82)
        cp.sheet(img, p.circle(x, 1022, 47), "2b2f38", 7, seed=83)
        cp.sheet(img, p.circle(x, 1022, 25), "e9ebec", 3, seed=84)
        cp.sheet(img, p.circle(x, 1022, 10), RED, 2, seed=85)


def hose(img: p.Array) -> None:
    """Canvas hose from the engine, in a long bow over the road, up under two arms to the nozzle."""
    run = p.points(
        "620,946 600,1040 540,1124 400,1158 240,1150 96,1172 40,1124 62,1050 104,1005 152,972 214,966 262,946 292,908"
    )
    cp.sheet(img, p.ribbon(run, [17, 17], 140), "f0dfae", 7, seed=90)
    cp.sheet(img, p.ribbon([(282, 926), (334, 826)], [23, 15], 10), "c9a24a", 6, seed=95)
    cp.sheet(img, p.ribbon([(329, 836), (336, 823)], [22, 22], 6), "e8c870", 3, seed=96)
    cp.sheet(img, p.ribbon([(282, 924), (288, 913)], [26, 26], 6), "e8c870", 2, seed=97)


class Firefighter(NamedTuple):
    """One of the crew: the place of the feet, how body and head turn (degrees), knees and feet, both arms."""

    x: float
    y: float
    size: float
    skin: str
    hair: str
    lean: float
    look: float
    legs: list[p.Point]  # knee and foot in front, knee and foot behind
    far: list[p.Point]  # shoulder, elbow, wrist, where they lie on the card
    near: list[p.Point]
    beard: bool
    seed: int


FRONT = Firefighter(
    214,
    1136,
    0.92,
    skin="f0bd96",
    hair="9a4a2a",
    lean=6,
    look=-8,
    legs=p.points("34,-88 70,-24 -30,-78 -92,-24"),
    far=p.points("232,912 268,916 297,882"),
    near=p.points("200,912 206,980 250,961"),
    beard=False,
    seed=110,
)
REAR = Firefighter(
    106,
    1122,
    0.86,
    skin="8a5638",
    hair="20181a",
    lean=-9,
    look=-18,
    legs=p.points("46,-96 66,-24 -6,-72 -66,-24"),
    far=p.points("98,906 136,928 147,955"),
    near=p.points("66,914 54,984 92,1009"),
    beard=True,
    seed=100,
)


def turned(points: list[p.Point], about: p.Point, turn: float) -> list[p.Point]:
    """Points turned by degrees about one of them."""
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    x, y = about[0], about[1]
    return [(x + (q[0] - x) * c - (q[1] - y) * s, y + (q[0] - x) * s + (q[1] - y) * c, *q[2:]) for q in points]


def crew(img: p.Array, man: Firefighter) -> None:
    """A firefighter in profile, braced against the thrust of the hose."""
    coat = p.points("-58,-122! -60,-190 -44,-256 -14,-276 18,-268 32,-230 26,-180 30,-118! -14,-110")
    face = p.points("-28,-310 -20,-340 8,-346 24,-334 25,-322 36,-310 26,-304 26,-292 14,-280 -8,-280 -24,-292")
    hair_outline = p.points("-30,-296 -32,-330 -8,-340 -6,-318 -14,-296 -20,-284")
    beard = p.points("-18,-306 -6,-300 8,-300 27,-297 26,-284 14,-274 -8,-276 -20,-288")
    mouth = p.points("10,-296 18,-291 26,-296")
    helmet = p.points("-62,-318! -38,-332 -30,-362 -2,-376 24,-364 32,-338 44,-330! 6,-330 -30,-326")
    helmet_crest = p.points("-18,-336 -10,-372 4,-374 4,-336")
    s, seed = man.size, man.seed

    def at(points: list[p.Point]) -> list[p.Point]:
        return [(man.x + q[0] * s, man.y + q[1] * s, *q[2:]) for q in points]

    def body(points: list[p.Point]) -> list[p.Point]:
        return at(turned(points, (-16, -130), man.lean))

    def head(points: list[p.Point]) -> list[p.Point]:
        return body(turned(points, (-8, -276), man.look))

    def leg(hip: p.Point, knee: p.Point, foot: p.Point, tone: str) -> None:
        cp.sheet(img, limb(at([hip, knee, foot]), [52 * s, 42 * s, 34 * s]), tone, 7, seed=seed)
        band = (knee[0] * 0.45 + foot[0] * 0.55, knee[1] * 0.45 + foot[1] * 0.55)
        turnup = at(p.points("-20,-3 20,4", at=band))
        cp.sheet(img, p.ribbon(turnup, [11 * s, 11 * s], 8), LIME, 1.5, seed=seed)
        boot = p.points("-20,-14! 18,-14! 22,2 50,12 50,24! -22,24!", at=(foot[0], foot[1]))
        cp.sheet(img, p.spline(at(boot)), "1c2230", 4, seed=seed + 1)

    leg((-16, -150), *man.legs[:2], "1f2f4e")
    cp.sheet(img, limb(man.far, [36 * s, 32 * s, 25 * s]), "1f2f4e", 6, seed=seed)
    cuff(img, man.far, seed)
    leg((-22, -150), *man.legs[2:], NAVY)
    cp.sheet(img, p.spline(body(coat)), NAVY, 9, seed=seed + 2)
    for dy in (-144, -190):
        reflective_band = p.points("-60,-7 28,-7 28,7 -60,7", at=(0, dy))
        cp.sheet(img, p.poly(body(reflective_band)), LIME, 1.5, seed=seed)
    cp.sheet(img, limb(body([(-10, -284), (-6, -262)]), [26 * s, 30 * s]), man.skin, 2, seed=seed)
    cp.sheet(img, p.spline(head(face)), man.skin, 5, seed=seed + 3)
    cp.sheet(img, p.spline(head(hair_outline)), man.hair, 2, seed=seed)
    if man.beard:
        cp.sheet(img, p.spline(head(beard)), man.hair, 2, seed=seed)
    eye = head([(14, -318)])[0]
    cp.sheet(img, p.circle(eye[0], eye[1], 3.4 * s), "20242c", 0.5, seed=seed)
    lips = "c8645c" if man.beard else "8a3a34"
    cp.sheet(img, p.ribbon(head(mouth), [2 * s, 4 * s, 2 * s], 10), lips, 0.3, seed=seed)
    cp.sheet(img, p.spline(head(helmet)), LIME, 6, seed=seed + 4)
    cp.sheet(img, p.spline(head(helmet_crest)), "d9ad22", 1.5, seed=seed)


def cuff(img: p.Array, arm: list[p.Point], seed: int) -> None:
    """The yellow band at the end of a sleeve, square to the forearm."""
    (ex, ey), (wx, wy) = arm[1][:2], arm[2][:2]
    a = math.atan2(wy - ey, wx - ex)
    ends = [(wx - math.sin(a) * k, wy + math.cos(a) * k) for k in (-14, 14)]
    cp.sheet(img, p.ribbon(ends, [12, 12], 8), LIME, 2, seed=seed)


def hand(x: float, y: float, turn: float) -> Callable[..., skia.Path]:
    """What sets parts of a hand on the hose at (x, y), which runs along `turn`."""

    def part(points: str, *widths: float) -> skia.Path:
        return p.moved(limb(p.points(points), list(widths)), x, y, 1, turn=turn)

    return part


def palms(img: p.Array) -> None:
    """What lies behind the hose: the heel of each hand, from the wrist."""
    for man, place, wrist in ((REAR, FIST_REAR, "-2,-18 0,-8"), (FRONT, FIST_FRONT, "-10,-16 0,-8")):
        cp.sheet(img, hand(*place)(wrist, 24, 30), man.skin, 3, seed=man.seed + 20)
    for man, place, wrist in ((REAR, CRADLE_REAR, "-14,2 2,10"), (FRONT, CRADLE_FRONT, "-14,10 2,9")):
        cp.sheet(img, hand(*place)(wrist, 22, 26), man.skin, 3, seed=man.seed + 21)


def fingers(img: p.Array) -> None:
    """What closes round the hose: the far hands grip it from above, the near ones carry it, thumb in front."""
    clefts = p.Layer()
    for man, place in ((REAR, FIST_REAR), (FRONT, FIST_FRONT)):
        part, shade = hand(*place), p.mix(man.skin, "4a2018", 0.45)
        rows = ("-16,-13 -16,9", "-5.5,-15 -5.5,12", "5,-15 5,12", "15,-13 15,9")
        four = p.union(*[part(row, 12.5, 10.5) for row in rows])
        cp.sheet(img, four, man.skin, 4, seed=man.seed + 22)
        for dx in (-10.6, -0.2, 10.2):
            clefts.stroke(p.moved(p.line([(dx, -9), (dx, 14)]), *place[:2], 1, turn=place[2]), 1.7, shade)
    for man, place in ((REAR, CRADLE_REAR), (FRONT, CRADLE_FRONT)):
        part, shade = hand(*place), p.mix(man.skin, "4a2018", 0.45)
        tips = p.union(*[part(f"{dx},-13 {dx + 1},-5", 9.6, 9) for dx in (-13, -4, 5, 14)])
        cp.sheet(img, tips, man.skin, 3, seed=man.seed + 23)
        for dx in (-8.4, 0.6, 9.6):
            clefts.stroke(p.moved(p.line([(dx, -15), (dx, -3)]), *place[:2], 1, turn=place[2]), 1.5, shade)
        cp.sheet(img, part("-12,13 4,10 17,3", 15, 13, 10), man.skin, 4, seed=man.seed + 24)
    p.lay(img, clefts)


def arm(img: p.Array, man: Firefighter) -> None:
    """The near sleeve, over the hose."""
    s = man.size
    sleeve = p.union(limb(man.near[:2], [44 * s, 38 * s]), limb(man.near[1:], [38 * s, 28 * s]))
    cp.sheet(img, sleeve, "304670", 8, seed=man.seed + 10)
    cuff(img, man.near, man.seed + 11)


def paint() -> p.Array:
    """The grey street, then the plume, then those who let it loose."""
    img = p.blank()
    street(img)
    lamp(img)
    drifts(img)
    plume(img)
    engine(img)
    crew(img, REAR)
    crew(img, FRONT)
    palms(img)
    hose(img)
    arm(img, REAR)
    arm(img, FRONT)
    fingers(img)
    return img
