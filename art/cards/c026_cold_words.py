"""Two people in fur hoods, face to face: their words have frozen into birds and fallen, and one still flies, red and
warm.

Technique: painted relief, lit by the red bird. Back to front: night, the two faces, the snow, the frozen birds, falling
flakes, the red bird.
"""

from __future__ import annotations

import math

import numpy as np
import skia

from art import paint as p
from art.finish import Finish

NUMBER, TITLE = 26, "Cold Words"
FINISH = Finish(vignette=0.28)

BIRD = (404.0, 492.0)
ICE = [(0, "123a70"), (0.35, "3c7ebc"), (0.62, "80c0ea"), (0.84, "c8ecfc"), (1, "ffffff")]
FUR = [(0, "1c3660"), (0.35, "4e70a0"), (0.6, "93aecb"), (0.82, "d4e0ea"), (1, "fff6ec")]
BROWN = [(0, "1c0f1c"), (0.35, "3c1e1c"), (0.62, "6e3a26"), (0.85, "9c5a34"), (1, "cc8450")]
ROSE = [(0, "2c1826"), (0.35, "744048"), (0.62, "c0806a"), (0.85, "e4a884"), (1, "ffd4ac")]
Line = list[tuple[float, ...]]


def placed(points: p.Points, right: bool = False) -> Line:
    """Points of the left figure, or mirrored for the right one, brought close together."""
    near = [(400 + (q[0] - 400) * 1.12, 440 + (q[1] - 470) * 1.12, *q[2:]) for q in points]
    return [((800 - q[0]) if right else q[0], *q[1:]) for q in near]


def night() -> p.Array:
    """A cold evening, the warm breath of one word in the middle of it."""
    night_sky = [(0, "0c1a3c"), (0.4, "1c3a6c"), (0.75, "3a649a"), (1, "6a94be")]
    img = p.vertical(night_sky, wobble=p.noise(260, 4, 4) * 0.05)
    p.brush(img, 90, 2000, p.swirl(320, 5, 0.7), jitter=0.04, alpha=0.5, seed=3)
    p.stars(img, 60, 6, 420, colour="dcecff", big=0.04)
    p.glow(img, *BIRD, 520, colour="ff7a48", alpha=0.55, power=1.6)
    p.glow(img, *BIRD, 230, colour="ffd090", alpha=0.6, power=1.6)
    return img


def parka(img: p.Array, right: bool, cloth: list[tuple[float, str]]) -> None:
    """Hood, shoulders and sleeve as one dark mass; quilted seams; warm along the front."""
    hood = p.points(
        "290,132 214,96 90,130 10,270 -8,460 20,620 -30,740 -90,860 -120,1240! 318,1240! 338,1000 344,840 318,730 "
        "240,600 240,300"
    )
    m = p.rough(p.mask(p.spline(placed(hood, right))), 1.2, 16, 4)
    way = -1.0 if right else 1.0
    p.form(img, m, cloth, 130, light=(0.75 * way, -0.1, 0.1), texture=0.025, soften=8)
    seams = p.Layer()
    quilting = (
        p.points("300,780 180,760 40,800 -80,880"),
        p.points("332,900 200,880 60,920 -90,1010"),
        p.points("150,112 60,220 24,400 50,600 140,730"),
    )
    for line in quilting:
        seams.stroke(p.spline(placed(line, right), False), 5, cloth[0][1], 0.7, soft=1.5)
        seams.stroke(p.spline(placed([(a, b + 8) for a, b in line], right), False), 3, cloth[3][1], 0.4, soft=1.5)
    p.lay(img, seams, clip=m)
    p.rim_light(img, m, "ff9a60", 7 * way, dy=0, alpha=0.5, soft=6)


def ruff(img: p.Array, right: bool) -> None:
    """The rim of the hood: deep fur, hair by hair, standing off from the face."""
    rim = p.points("312,174 256,166 190,240 146,390 148,550 192,664 272,724 334,742")
    points = placed(rim, right)
    m = p.rough(p.mask(p.ribbon(points, [58, 92, 116, 128, 128, 112, 86, 14], 80, True)), 7, 18, 6)
    way = -1.0 if right else 1.0
    p.shadow(img, m, 10 * way, 12, soft=14, alpha=0.5, colour="0c0c24")
    p.form(img, m, FUR, 62, light=(0.7 * way, -0.35, 0.3), texture=0.1, soften=5)
    line = p.sample(points, 90)
    t = np.gradient(line, axis=0)

    def flow(x: float, y: float) -> float:
        i = int(np.argmin((line[:, 0] - x) ** 2 + (line[:, 1] - y) ** 2))
        u, v = t[i] / math.hypot(*t[i])
        off = (y - line[i, 1]) * u - (x - line[i, 0]) * v
        lie = min(20, i * 1.6 - 20)  # forward at the brow, then back along the rim
        return math.atan2(off * u + v * lie, u * lie - off * v)

    p.hairs(img, m, flow, 4200, length=(26, 58), width=(1.6, 4.2), jitter=0.1, seed=5, curl=0.22, alpha=0.85)
    p.hairs(img, m, flow, 1500, length=(20, 44), width=(1.4, 3.0), jitter=0.06, seed=9, curl=0.25, alpha=0.8, lift=0.1)
    warm = np.exp(-((np.hypot(p.grid.x - BIRD[0], p.grid.y - BIRD[1]) / 260) ** 2)).astype(np.float32)
    p.shine(img, p.blur(m, 6) * warm, "ff8040", 0.3)


def skin(img: p.Array, face: p.Points, right: bool, ramp: list[tuple[float, str]]) -> p.Array:
    """A profile that turns from the night into the light of the bird."""
    m = p.rough(p.mask(p.spline(placed(face, right))), 0.6, 10, 3)
    way = -1.0 if right else 1.0
    p.form(img, m, ramp, 120, light=(0.8 * way, 0.2, 0.2), texture=0.05, soften=7)
    d = np.hypot(p.grid.x - BIRD[0], p.grid.y - BIRD[1])
    p.shine(img, m * np.exp(-((d / 150) ** 2)).astype(np.float32), "ff8a48", 0.3)
    p.multiply(img, m * p.smooth(150, 330, d).astype(np.float32), "5a6aa8", 0.45)
    under_jaw = p.points("314,604! 274,606 230,580 204,530 150,560 160,740 280,740! 262,690 268,640 286,616")
    p.multiply(img, p.mask(p.spline(placed(under_jaw, right)), soft=4) * m, "3a2440", 0.62)
    return m


def marks(
    img: p.Array,
    right: bool,
    lines: list[tuple[p.Points, list[float], str]],
    cheek: tuple[float, float],
    blush: str,
    m: p.Array,
) -> None:
    """Brow, lid, mouth and nostril as brush lines; a cold cheek."""
    ((cx, cy),) = [q[:2] for q in placed([cheek], right)]
    p.over(img, p.blur(p.mask(p.circle(cx, cy, 44, 34)), 12) * m, blush, 0.6)
    layer = p.Layer()
    for points, widths, colour in lines:
        layer.fill(p.ribbon(placed(points, right), [w * 1.12 for w in widths], 30, True), colour)
    p.lay(img, layer, tooth=0.6)


def he(img: p.Array) -> None:
    """Broad brow, broad nose; he has just said it and waits."""
    blue_parka = [(0, "060c1e"), (0.35, "0e2040"), (0.6, "1c3c68"), (0.85, "38649a"), (1, "6a94c0")]
    face = p.points(
        "210,200! 300,200 326,270 332,326 322,352 334,384 360,426 354,446 330,454! 340,468 346,484 326,494! 342,505 "
        "337,522 324,534 335,558 333,586 316,606 284,618 268,642 264,716! 210,700! 170,600 140,500 140,300"
    )
    cropped_hair = p.points("304,190! 306,218 290,240 268,248 254,276 250,330 240,384! 226,400 196,380 170,300 200,190")
    black_hair = [(0, "07050c"), (0.5, "140c16"), (0.8, "34202a"), (1, "6a4038")]
    eyeball = p.spline(placed(p.points("272,384! 290,370 308,368! 313,378 308,389 292,392")))
    iris = p.circle(*placed([(305, 379)])[0][:2], 7, 11)
    parka(img, False, blue_parka)
    m = skin(img, face, False, BROWN)
    hair = p.rough(p.mask(p.spline(placed(cropped_hair))), 1.5, 10, 4)
    p.form(img, hair * m, black_hair, 40, light=(0.8, 0.1, 0.2))
    ink = "1a0c12"
    eye = p.mask(eyeball)
    p.over(img, eye, "f2dcc0")
    p.over(img, eye * p.mask(iris), "2a120e")
    his_features = [
        ([(258, 336), (288, 316), (322, 330)], [6, 13, 8], ink),
        ([(266, 386), (288, 368), (316, 368)], [3, 9, 7], ink),
        ([(278, 392), (296, 396), (309, 390)], [2, 4, 2], "5a2a1c"),
        ([(296, 490), (312, 497), (330, 494)], [3, 6, 5], "4a1a16"),
        ([(338, 446), (344, 438), (340, 428)], [4, 6, 3], "4a2418"),
    ]
    marks(img, False, his_features, (252, 452), blush="c0502c", m=m)
    p.over(img, p.mask(p.circle(*placed([(307, 376)])[0][:2], 2.6)), "fff0d0", 0.95)
    ruff(img, False)


def she(img: p.Array) -> None:
    """A rounder forehead, a lifted nose, the lids lowered to what is coming."""
    red_parka = [(0, "14061a"), (0.35, "3c1030"), (0.6, "74244a"), (0.85, "a04860"), (1, "c87880")]
    face = p.points(
        "210,200! 300,204 326,280 326,334 316,362 326,392 354,424 348,442 330,450! 340,464 346,480 326,492! 342,503 "
        "337,519 325,530 334,552 331,580 314,600 284,612 268,638 264,716! 210,700! 170,600 140,500 140,300"
    )
    side_hair = p.points("304,190! 300,232 268,268 240,330 224,410 220,500 232,590 228,680! 130,660 130,250")
    dark_hair = [(0, "0a060e"), (0.5, "22141e"), (0.8, "46262e"), (1, "8a5046")]

    parka(img, True, red_parka)
    m = skin(img, face, True, ROSE)
    hair = p.mask(p.spline(placed(side_hair, True)))
    p.form(img, p.rough(hair, 1, 12, 4), dark_hair, 60, light=(-0.8, 0.1, 0.2))
    ink = "201018"
    her_features = [
        ([(264, 334), (292, 318), (320, 334)], [5, 10, 6], ink),
        ([(268, 378), (294, 386), (320, 380)], [4, 9, 6], ink),
        ([(318, 380), (328, 386)], [5, 3], ink),
        ([(308, 384), (316, 393)], [5, 2], ink),
        ([(270, 364), (294, 360), (316, 370)], [2, 5, 2], "8a4a3c"),
        ([(298, 488), (314, 495), (328, 492)], [3, 6, 5], "8a2c2c"),
        ([(338, 442), (344, 434), (340, 426)], [4, 6, 3], "8a4a38"),
    ]
    marks(img, True, her_features, (254, 450), blush="f0705c", m=m)
    ruff(img, True)


def red_bird(img: p.Array) -> None:
    """The one that flies: it is warm, and lights both faces."""
    far_wing = p.spline(p.points("-14,-6 -44,-44 -48,-104! -30,-82! -22,-96! -4,-62 14,-20"))
    deep_red = [(0, "5a0810"), (0.5, "a81818"), (1, "ff9a58")]
    tail = p.spline(p.points("-36,6 -78,16! -66,28 -76,44! -28,32"))
    body = p.spline(p.points("-48,18 -30,-10 6,-18 22,-34 44,-34 54,-20 70,-15! 54,-8 44,20 10,38 -28,36"))
    near_wing = p.spline(p.points("-16,10 -8,-40 18,-104! 26,-84! 34,-96! 42,-56 32,-10 10,18"))
    beak = p.poly([(53, -22), (72, -15), (53, -10)])

    red = [(0, "5a060c"), (0.4, "b81414"), (0.68, "ee2c1c"), (0.9, "ff7a48"), (1, "ffe0a8")]
    s = p.Sprite()
    s.add(far_wing, deep_red, 14)
    s.add(tail, red, 10)
    s.add(body, red, 30)
    s.add(near_wing, red, 18)
    for line in ([(-4, 2), (8, -40), (20, -84)], [(8, 4), (22, -34), (30, -76)]):
        s.line(p.spline(line, False), 2.4, "8a1410", 0.7)
    s.add(p.circle(41, -21, 4.8), "1a0c10", 2).add(p.circle(42.6, -22.6, 1.6), "ffffff", 0)
    s.add(beak, "ffc860", 3)
    s.draw(img, BIRD[0] - 6, BIRD[1] + 10, 92, turn=-8, light=(-0.2, -0.8, 0.5), rim="fff0b0")
    p.glow(img, *BIRD, 150, colour="ff5a28", alpha=0.2, power=1.8)


# body, folded wing, tail, eye
BIRDS: tuple[tuple[Line, Line, Line, tuple[float, float]], ...] = (
    (
        p.points("-92,16 -64,-36 -4,-56 36,-92 72,-102 98,-84 130,-72! 98,-60 88,-14 48,40 -20,56 -72,46"),
        p.points("-40,-24 14,-34 44,-4 0,30 -112,34!"),
        p.points("-70,14 -150,6! -140,30 -158,52! -66,46"),
        (76, -80),
    ),
    (
        p.points("-84,20 -78,-34 -30,-74 30,-72 74,-40 96,-32! 82,-12 76,30 34,58 -40,58"),
        p.points("-54,-20 0,-44 36,-8 4,34 -70,44!"),
        p.points("-70,20 -116,40! -100,52 -106,70! -50,54"),
        (60, -34),
    ),
    (
        p.points("-110,26 -60,-14 0,-30 56,-44 84,-40 118,-20! 86,-12 70,18 20,36 -50,42"),
        p.points("46,-34 26,-66 -24,-120! -30,-94! -60,-104! -58,-78! -90,-76! -64,-40 -44,-18! 0,-22"),
        p.points("-90,20 -164,20! -148,38 -160,56! -80,42"),
        (76, -26),
    ),
)


def ice_bird(
    img: p.Array, kind: int, at: tuple[float, float, float, float], flip: bool = False, snow: p.Array | None = None
) -> None:
    """A word that froze: clear at the edges, the eye shut, sunk in the snow; `at` is x, y, scale, turn."""
    blue_ice = [(0, "1c4a80"), (0.5, "5a9ccc"), (1, "d8f0fc")]
    body, wing, tail, eye = BIRDS[kind]
    x, y, scale, turn = at

    def put(path: skia.Path) -> skia.Path:
        return p.moved(path, x, y, scale, turn=turn, flip=flip)

    whole = p.mask(p.union(put(p.spline(body)), put(p.spline(tail))))
    if snow is not None:
        p.shadow(img, whole, 4, 20, soft=12, alpha=0.55, colour="1c3a6a")
    light = (-0.35, -0.75, 0.35)
    p.form(img, p.mask(put(p.spline(tail))), blue_ice, 16 * scale, light=light, texture=0.03)
    m = p.mask(put(p.spline(body)))
    p.form(img, m, ICE, 46 * scale, light=light, texture=0.05)
    crack = p.Layer()
    for a, b, c in (((-60, 30), (0, 8), (40, 30)), ((10, -60), (30, -20), (70, -20))):
        crack.stroke(put(p.line([a, b, c])), 2.4, "ffffff", 0.6)
    p.lay(img, crack, clip=m)
    w = p.mask(put(p.spline(wing)))
    p.shadow(img, w, 2, 5, soft=4, alpha=0.4, colour="1c4a80", clip=m)
    p.form(img, w, ICE, 22 * scale, light=light, texture=0.04)
    p.rim_light(img, m, "ffffff", -2, dy=-4, alpha=0.8, soft=2)
    p.rim_light(img, m, "ff9a6a", 0, dy=-7, alpha=0.35, soft=3)
    ex, ey = eye
    shut_lid = p.spline([(ex - 8, ey - 1), (ex, ey + 5), (ex + 8, ey - 1)], False)
    p.lay(img, p.Layer().stroke(put(shut_lid), 4 * scale, "1c3c6c"))
    if snow is not None:
        foot = y + (62, 64, 46)[kind] * scale
        mound = p.points("-126,20 -84,0 -40,-12 10,-6 56,-14 96,0 130,20 60,34 -70,34")
        ridge = p.rough(p.mask(p.moved(p.spline(mound), x, foot, scale, turn=turn * 0.5, flip=flip)), 2.4, 12, kind + 2)
        p.over(img, ridge * p.smooth(foot + 26 * scale, foot - 4 * scale, p.grid.y), snow)
        p.rim_light(img, ridge * whole, "ffffff", 0, dy=-4, alpha=0.6, soft=2)


def drift(img: p.Array) -> None:
    """Snow to their elbows, blue in the hollows."""
    line = p.sample(p.points("-20,1000 120,984 270,1030 400,1056 540,1024 680,980 820,1004"), 80)
    blue_snow = [(0, "4a70a8"), (0.4, "8caed4"), (0.7, "d0e0f0"), (1, "ffffff")]
    m = p.rough(p.mask(p.poly([*[(float(a), float(b)) for a, b in line], (820, 1220), (-20, 1220)])), 2, 16, 5)
    tone = 0.74 - (p.grid.y - 1000) / 520 + p.noise(130, 8, 4, ax=2) * 0.16 + p.noise(4, 3, 2) * 0.03
    p.shadow(img, m, 0, -12, soft=16, alpha=0.4, colour="0a1a3c")
    p.over(img, m, p.ramp(np.clip(tone, 0, 1), blue_snow))
    p.shine(img, m * np.exp(-(((p.grid.x - 404) / 210) ** 2)) * p.smooth(1160, 1000, p.grid.y), "ff9a60", 0.28)
    p.rim_light(img, m, "fff4e4", 0, dy=-5, alpha=0.8, soft=3)


def paint() -> p.Array:
    """Night, two people, the snow, what was said, and what is being said."""
    img = night()
    he(img)
    she(img)
    drift(img)
    snow = img.copy()
    ice_bird(img, 1, (150, 1040, 0.7, -24), snow=snow)
    ice_bird(img, 0, (640, 1056, 0.72, 12), True, snow=snow)
    ice_bird(img, 2, (300, 1116, 0.86, 8), snow=snow)
    ice_bird(img, 1, (520, 1122, 0.9, 6), True, snow=snow)
    ice_bird(img, 0, (388, 866, 0.62, 76))
    p.snowfall(img, 150, "ffffff", 4, big=4.0, keep_off=None)
    red_bird(img)
    return np.clip(img, 0, 1)
