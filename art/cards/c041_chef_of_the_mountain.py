"""Inside the volcano a salamander cooks, and tastes; outside a small procession brings up the salt.

Technique: painted relief, lit by the lava. Back to front: dusk and smoke, the mountain; into its hole the pot, the cook
and his hat; the ladder and the procession in front.
"""

from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np

from art import paint as p
from art.finish import Finish

NUMBER, TITLE = 41, "Chef of the Mountain"
FINISH = Finish(vignette=0.25)

POT = (540.0, 866.0)
FROM_POT: p.Light = (0.72, 0.1, 0.26)
HIDE = [(0, "0a0508"), (0.34, "1c0e10"), (0.58, "38190f"), (0.78, "8a3c14"), (0.92, "ffa03c"), (1, "fff0b0")]
BELLY = [(0, "5a2408"), (0.35, "b45c10"), (0.62, "f0a428"), (0.85, "ffdc70"), (1, "fffbd8")]
CLOTH = [(0, "6a4438"), (0.32, "b88a6a"), (0.58, "f0d8b0"), (0.8, "fff4dc"), (1, "ffffff")]
RED = [(0, "3c060c"), (0.35, "8e1414"), (0.62, "d8301c"), (0.85, "ff7a40"), (1, "ffe0a0")]
IRON = [(0, "060408"), (0.4, "1c1218"), (0.66, "48241c"), (0.86, "c0602c"), (1, "ffd890")]
ROCK = [(0, "100818"), (0.3, "281430"), (0.56, "4c2444"), (0.8, "7c4058"), (1, "d08868")]
CAVE = p.points(
    "366,296! 340,340 250,380 156,470 124,620 96,780 60,960 48,1090 96,1146 400,1160 650,1152 704,1100 712,960 "
    "700,840 640,700 570,540 500,400 456,296!"
)
TOP, FOOT = (574.0, 304.0), (796.0, 1010.0)
RUNGS = 24


def evening() -> p.Array:
    """Cold dusk, a few stars."""
    cold_dusk = [(0, "0c2a44"), (0.35, "17506a"), (0.7, "3c7c80"), (1, "7c7c70")]
    img = p.vertical(cold_dusk, wobble=p.noise(260, 4, 4) * 0.05)
    p.brush(img, 90, 2000, p.swirl(320, 5, 0.7), jitter=0.04, alpha=0.5, seed=3)
    p.stars(img, 90, 8, 600, colour="fff4dc", big=0.06)
    p.glow(img, 410, 270, 420, colour="ff8a3c", alpha=0.6, power=1.7)
    return img


def plume(img: p.Array) -> None:
    """Smoke rolling off to the left, lit from below."""
    random = np.random.default_rng(5)
    line = p.sample(p.points("412,296 404,220 350,150 230,110 80,84 -60,60"), 40)
    puffs = [
        (k, random.uniform(-0.75, 0.75), random.uniform(-0.75, 0.6), random.uniform(0.45, 1.1))
        for k in range(39, -1, -1)
    ]
    puffs = [puffs[i] for i in random.permutation(len(puffs))]
    for k, dx, dy, s in [*[(k, 0.0, 0.0, 1.1) for k in range(36, 2, -5)], *puffs]:
        base, hot = 40 + k * 2.5, 1 - k / 44
        x, y, r = float(line[k][0]) + dx * base, float(line[k][1]) + dy * base, base * s
        puff = p.rough(p.mask(p.circle(x, y, r, r * 0.88)), 8, 36, 30 + k)
        ramp = [
            (0, "1c1830"),
            (0.35, "4a3450"),
            (0.6, p.mix("8a5a58", "d8602c", hot)),
            (0.82, p.mix("d89068", "ffa838", hot)),
            (1, "fff0b8"),
        ]
        p.form(img, puff, ramp, r * 0.95, light=(0.4, 0.8, 0.22), texture=0.05, seed=k, soften=6, alpha=0.96)


def mountain(img: p.Array) -> p.Array:
    """The cone, and the great opening cut in it. Returns the opening."""
    cone = p.spline(
        p.points(
            "246,310! 120,500 20,760 -60,1010 -120,1240! 880,1240! 790,1000 718,770 636,500 566,300! 500,318 430,306 "
            "330,322"
        )
    )
    fire_colours = [(0, "fffbd0"), (0.12, "ffe27a"), (0.32, "ffae34"), (0.56, "ea641c"), (0.8, "a62c16"), (1, "5a1418")]
    m = p.rough(p.mask(cone), 5, 26, 4)
    p.form(img, m, ROCK, 150, light=(-0.1, -0.85, 0.2), texture=0.07, soften=8)
    ridges = np.clip(p.noise(46, 12, 4, ay=4.5), 0, 1)
    p.multiply(img, m * ridges.astype(np.float32), "180c24", 0.6)
    p.rim_light(img, m, "ffb070", 5, dy=-5, alpha=0.5, soft=4)
    hole = p.rough(p.mask(p.spline(CAVE)), 7, 34, 7)
    x, y = POT
    away = (
        np.hypot((p.grid.x - x) * 1.0, (p.grid.y - y) * 0.82) / 620
        + p.noise(90, 5, 4) * 0.07
        + p.noise(26, 8, 3) * 0.02
    )
    fire = p.ramp(np.clip(away, 0, 1), fire_colours)
    p.brush(fire, 60, 2200, (np.arctan2(p.grid.y - y, p.grid.x - x)).astype(np.float32), jitter=0.05, alpha=0.5, seed=5)
    p.over(img, hole, fire)
    lip = np.clip(p.rough(p.blur(hole, 1), 6, 22, 3) - p.warp(hole, -14, -12), 0, 1)
    p.over(img, lip * hole, "3c1018", 0.75)
    lip = np.clip(p.blur(hole, 9) * 1.6 - hole, 0, 1) * m
    p.shine(img, lip, "ff8a3c", 0.5)
    return hole


def ladder(img: p.Array) -> None:
    """Two rails up the slope, a rung for every step."""
    layer = p.Layer()
    dx, dy = FOOT[0] - TOP[0], FOOT[1] - TOP[1]
    n = math.hypot(dx, dy)
    nx, ny = dy / n * 22, -dx / n * 22
    for k in range(RUNGS):
        t = (k + 0.5) / RUNGS
        x, y = TOP[0] + dx * t, TOP[1] + dy * t
        layer.stroke(p.line([(x - nx * 0.1, y - ny * 0.1), (x + nx, y + ny)]), 6, "7a4a24").stroke(
            p.line([(x, y - 2), (x + nx, y + ny - 2)]), 2, "ffd088"
        )
    for f in (-0.1, 1.0):
        rail = [(TOP[0] - dx * 0.04 + nx * f, TOP[1] - dy * 0.04 + ny * f), (FOOT[0] + nx * f, FOOT[1] + ny * f)]
        layer.stroke(p.line(rail), 9, "6a3c1c").stroke(p.line([(x - 2, y - 2) for x, y in rail]), 3, "f0b868")
    p.lay(img, layer, tooth=0.6)


class Climber(NamedTuple):
    """One on the ladder: the rung under the lower foot, counted from above, and which rungs above it the rest holds."""

    rung: int
    size: float
    coat: str
    trousers: str
    hat: str
    hat_colour: str
    skin: str
    hands: tuple[float, float]  # near and far, in rungs
    feet: tuple[float, float]
    sack: bool = False
    skirt: bool = False


def joint(a: p.Point, b: p.Point, reach: float, side: float) -> p.Point:
    """The elbow or knee between two places, where both bones together are `reach` long."""
    d = math.dist(a[:2], b[:2])
    out = side * math.sqrt(max(reach**2 - d**2, 0)) / 2
    return (a[0] + b[0]) / 2 + (b[1] - a[1]) / d * out, (a[1] + b[1]) / 2 - (b[0] - a[0]) / d * out


def climber(who: Climber, step: float) -> p.Sprite:
    """In profile, soles on the rungs and hands round them; `step` is the way from rung to rung."""
    s = p.Sprite()
    near_hand, far_hand = ((27.0, -n * step) for n in who.hands)
    near_foot, far_foot = ((20.0, -n * step - 3) for n in who.feet)
    if who.sack:
        near_hand = (9.0, -73.0)
    shoulder, hip = (-1.0, -70.0), (-4.0, -42.0)
    trunk = p.spline(p.points("-13,-38 -14,-58 -8,-75 3,-78 10,-68 9,-46 4,-37"))
    shade = p.mix(who.coat, "140818", 0.45)
    s.limb([(shoulder[0] + 4, shoulder[1]), joint(shoulder, far_hand, 44, -1), far_hand], [9, 7, 5], shade)
    s.add(p.circle(*far_hand, 4.4, 4), p.mix(who.skin, "3a1418", 0.35), 4)
    shoe(s, far_foot, "120c14")
    s.limb([hip, joint(hip, far_foot, 47, 1), far_foot], [14, 11, 7], p.mix(who.trousers, "000008", 0.45))
    shoe(s, near_foot, "2a181c")
    s.limb([hip, joint(hip, near_foot, 48, 1), near_foot], [15, 12, 7.6], who.trousers)
    if who.skirt:
        s.add(p.spline(p.points("-12,-50! 8,-50! 20,-34 12,-22! -4,-20 -22,-26! -16,-40")), who.coat, 10)
    s.add(trunk, who.coat, 13)
    p.profile(s, 4, -88, 10, tilt=0.55 if who.skirt else 0.3, skin=who.skin, hair="2a1614")
    s.add(p.spline(p.points("5,-99 -4,-98 -9,-90 -7,-82 -2,-86 0,-93")), "2a1614", 4)
    if who.skirt:
        s.limb([(-6, -86), (-14, -80), (-15, -66)], [6, 7, 2], "2a1614")
    p.add_hat(s, (3, -89), who.hat, who.hat_colour)
    if who.sack:
        s.add(p.spline(p.points("-6,-74! -18,-80 -34,-74 -42,-56 -36,-38 -22,-34 -12,-44 -9,-60")), "e4d8c4", 16)
        s.limb([(-10, -74), (0, -78), (8, -74)], [10, 6, 7], "d0c0a8")
    s.limb([shoulder, joint(shoulder, near_hand, 30 if who.sack else 43, -1), near_hand], [10, 8.4, 6], who.coat)
    s.add(p.circle(*near_hand, 4.8, 4.4), who.skin, 4)
    return s


def shoe(s: p.Sprite, at: p.Point, colour: str) -> None:
    """Its arch on the rung."""
    s.add(p.spline(p.points("-5,-4 4,-5 14,0 15,4 -5,4", at=(at[0], at[1]))), colour, 3)


def procession(img: p.Array) -> None:
    """Three on the ladder, one with a sack, and the first with the salt at the rim."""
    salt = [(0, "6a6a8a"), (0.45, "b0aabc"), (0.72, "e8dcd8"), (1, "ffffff")]
    dx, dy = FOOT[0] - TOP[0], FOOT[1] - TOP[1]
    n, lean = math.hypot(dx, dy), -math.atan2(dx, dy)
    climbers = (
        Climber(6, 114, "c83a2c", "2c3050", hat="cap", hat_colour="3a2438", skin="e2ae8a", hands=(3, 4), feet=(1, 0)),
        Climber(
            11,
            118,
            "e8a030",
            "5a3a28",
            hat="straw",
            hat_colour="d8b060",
            skin="9a6242",
            hands=(0, 4),
            feet=(0, 1),
            sack=True,
        ),
        Climber(
            18,
            108,
            "3a78a8",
            "b83a48",
            hat="bobble",
            hat_colour="d84a3c",
            skin="e8b898",
            hands=(4, 3),
            feet=(1, 0),
            skirt=True,
        ),
    )
    for who in climbers:
        t, out = (who.rung + 0.5) / RUNGS, 11 + 27 * who.size / 100
        x, y = TOP[0] + dx * t + dy / n * out, TOP[1] + dy * t - dx / n * out
        sprite = climber(who, n / RUNGS * 100 / who.size)
        sprite.draw(img, x, y, who.size, turn=math.degrees(lean), flip=True, light=(-0.6, -0.5, 0.35), rim="ffc890")
    first = p.figure("carry", p.Look(coat="f0c040", garment="jacket", hat="none", hair="241418", skin="c88a64"))
    first.draw(img, 530, 317, 142, flip=True, light=(-0.7, 0.1, 0.35), rim="ffc060", rim_alpha=1.0, ground=0.4)
    x, y = 484, 227
    p.glow(img, x, y - 30, 80, colour="fff0d8", alpha=0.2)
    salt_dish = p.spline(p.points("-42,2 -46,-12 0,-8 46,-12 42,2 0,12", at=(x, y)))
    p.solid(img, salt_dish, RED, 12, light=(-0.3, -0.6, 0.4))
    salt_heap = p.spline(p.points("-32,-8! -22,-34 -4,-58 12,-44 30,-8!", at=(x, y)))
    p.solid(img, salt_heap, salt, 22, light=(-0.6, -0.3, 0.3))


def spots(img: p.Array, m: p.Array, places: list[tuple[float, float, float, float, float]]) -> None:
    """Yellow blotches on the hide (x, y, rx, ry, turn), following its light."""
    for k, (x, y, rx, ry, turn) in enumerate(places):
        blotch = p.moved(
            p.spline(p.points("-1,0 -0.5,-1 0.4,-0.8 1,-0.1 0.5,1 -0.5,0.8", scale=(rx, ry))), x, y, 1, turn=turn
        )
        b = p.rough(p.mask(blotch), 2.5, 12, 40 + k) * m
        lit = np.clip(0.42 + (p.grid.x - 250) / 420, 0.2, 0.8).astype(np.float32)
        p.over(img, b, p.ramp(lit + p.noise(16, k, 3) * 0.05, BELLY))


def hand(img: p.Array, x: float, y: float, turn: float) -> None:
    """Four round-tipped fingers closed on the ladle."""
    fingers = (
        ((-20, -4), (4, -22), (26, -18)),
        ((-20, 6), (8, -4), (32, -2)),
        ((-18, 14), (6, 12), (28, 14)),
        ((-14, 20), (2, 26), (20, 28)),
    )
    for k, (a, b, c) in enumerate(fingers):
        path = p.moved(p.ribbon([a, b, c], [17, 15, 12], 20, True), x, y, 1, turn=turn)
        p.solid(img, path, HIDE, 9, light=(0.6, -0.3, 0.35), seed=k, tooth=0.4)
        tip = p.moved(p.circle(c[0], c[1], 9), x, y, 1, turn=turn)
        p.solid(img, tip, HIDE, 9, light=(0.6, -0.3, 0.4), seed=k, tooth=0.3)


def chef(img: p.Array) -> None:
    """A fire salamander on its haunches: soft back, pale throat and belly, eyes shut over the taste."""
    tail = p.ribbon(p.points("250,1070 150,1110 84,1062 84,986 134,956 164,990"), [110, 84, 58, 42, 28, 12], 60, True)
    body = p.spline(
        p.points("226,690 176,780 150,900 150,1020 190,1110 270,1146 372,1142 410,1090 408,980 386,880 366,800 356,700")
    )
    near_haunch = p.spline(
        p.points("258,1060 300,1010 360,1020 392,1080 396,1120 440,1122 470,1140 440,1158 300,1158 262,1120")
    )
    t = p.solid(img, tail, HIDE, 40, light=FROM_POT, texture=0.015, cast=0.3)
    spots(img, t, [(112, 1086, 20, 13, 30), (84, 1020, 13, 18, 10), (176, 1092, 22, 14, 0)])
    m = p.rough(p.mask(body), 1, 14, 3)
    p.shadow(img, m, -20, 16, soft=18, alpha=0.45, colour="3c0808")
    p.form(img, m, HIDE, 120, light=FROM_POT, texture=0.02, soften=8)
    belly = (
        p.rough(
            p.mask(p.spline(p.points("340,730 372,800 398,900 406,1000 400,1090 352,1110 336,1000 332,880 326,790"))),
            2,
            16,
            6,
        )
        * m
    )
    p.over(
        img,
        p.blur(belly, 3) * m,
        p.ramp(np.clip(0.3 + (p.grid.x - 320) / 150 + 0.06 * np.sin(p.grid.y / 7), 0, 1).astype(np.float32), BELLY),
    )
    spots(
        img,
        m,
        [
            (214, 790, 20, 30, 20),
            (190, 900, 18, 30, -8),
            (258, 860, 22, 16, 30),
            (214, 1010, 26, 20, 40),
            (286, 960, 18, 26, 10),
            (190, 1080, 16, 12, 0),
        ],
    )
    leg = p.solid(img, near_haunch, HIDE, 46, light=FROM_POT, texture=0.015, cast=0.3)
    spots(img, leg, [(312, 1064, 26, 18, 20), (352, 1110, 14, 10, 0)])
    for dx in (0, 16, 30):
        p.solid(img, p.circle(444 + dx, 1144 + dx * 0.2, 15, 10), HIDE, 9, light=FROM_POT, tooth=0.3)


def head(img: p.Array) -> None:
    """Broad and flat, the mouth a long contented line, the lid down."""
    shape = p.spline(
        p.points(
            "196,660 206,600 256,560 300,560 326,540 364,546 384,578 430,604 468,634 476,656 456,684 390,708 300,726 "
            "226,716"
        )
    )
    lid_outline = p.spline(p.points("324,588 330,556 356,552 378,572 380,598 352,606"))
    shut_lid = p.spline(p.points("328,588 344,604 364,606 382,596"), False)
    mouth = p.spline(p.points("474,658 440,668 380,676 330,664 314,640"), False)
    neckerchief = p.spline(p.points("212,704 280,728 366,712 378,736 350,762 280,776 214,756"))
    neckerchief_end = p.spline(p.points("340,742! 392,758 408,806! 372,800 348,826! 330,780"))

    m = p.rough(p.mask(shape), 0.8, 12, 5)
    p.shadow(img, m, -12, 18, soft=14, alpha=0.5, colour="2c0808")
    p.form(img, m, HIDE, 84, light=FROM_POT, texture=0.02, soften=6)
    throat = p.mask(p.spline(p.points("474,660 440,676 380,686 320,684 300,726 390,712 456,690")), soft=2) * m
    p.over(img, throat, p.ramp(np.clip(0.24 + (p.grid.x - 280) / 260, 0, 1).astype(np.float32), BELLY))
    spots(img, m, [(250, 610, 26, 18, -20), (236, 672, 18, 14, 10), (300, 640, 14, 10, 20)])
    lid = p.rough(p.mask(lid_outline), 0.6, 8, 4)
    p.form(img, lid, BELLY, 24, light=FROM_POT, texture=0.04)
    marks = p.Layer()
    marks.stroke(shut_lid, 6, "140808")
    for a, b in (((340, 602), (334, 612)), ((354, 607), (352, 618)), ((370, 604), (374, 614))):
        marks.stroke(p.line([a, b]), 3.6, "140808")
    marks.stroke(mouth, 5, "0c0406")
    marks.fill(p.circle(452, 634, 6, 4), "0c0406")
    p.lay(img, marks)
    p.solid(img, neckerchief, RED, 24, light=FROM_POT, cast=0.3)
    p.solid(img, neckerchief_end, RED, 16, light=FROM_POT, cast=0.2)


def toque(img: p.Array) -> None:
    """The hat, tall and white, warm on the side of the fire."""
    puff = p.spline(
        p.points("222,540 207,490 179,468 186,422 231,405 263,380 314,384 339,411 377,431 375,470 342,495 332,540")
    )
    m = p.rough(p.mask(puff), 0.8, 14, 4)
    p.form(img, m, CLOTH, 70, light=(0.7, 0.1, 0.35), texture=0.03, soften=5)
    folds = p.Layer()
    pleats = (
        [(245, 540), (236, 490), (222, 458)],
        [(272, 540), (272, 481), (269, 431)],
        [(301, 540), (312, 490), (328, 458)],
    )
    for line in pleats:
        folds.fill(p.ribbon(line, [3, 10, 1], 30), "9a6a54", 0.6, 2.5)
    p.lay(img, folds, clip=m)
    p.rim_light(img, m, "ffc878", 6, dy=2, alpha=0.6, soft=4)
    band = p.spline(p.points("213,530! 274,540 335,526! 342,560! 276,580 216,575!"))
    p.solid(img, band, CLOTH, 22, light=(0.7, 0.1, 0.35), texture=0.02, cast=0.4)


def arm(img: p.Array) -> None:
    """The near arm lifts the ladle to the lips."""
    ladle_handle = p.spline(p.points("500,846 512,790 524,730 512,690"), False)
    handle_light = p.spline(p.points("503,846 516,790 528,730 516,694"), False)
    ladle_bowl = p.spline(p.points("458,660! 536,652! 530,690 500,708 468,696"))
    limb = p.ribbon(p.points("276,812 300,880 356,930 420,890 484,822"), [92, 84, 74, 58, 44], 70, True)

    ladle = p.Layer()
    ladle.stroke(ladle_handle, 13, "1c0c10").stroke(handle_light, 4, "ffb060")
    p.lay(img, ladle)
    p.solid(img, ladle_bowl, IRON, 26, light=(0.6, 0.3, 0.3))
    p.over(img, p.mask(p.circle(497, 657, 39, 9)), "ffd050")
    p.glow(img, 497, 654, 100, colour="ffe080", alpha=0.6, power=1.7)
    m = p.rough(p.mask(limb), 0.8, 12, 8)
    p.shadow(img, m, -8, 16, soft=12, alpha=0.5, colour="2c0808")
    p.form(img, m, HIDE, 42, light=(0.55, -0.35, 0.15), texture=0.015, soften=4)
    spots(img, m, [(290, 850, 18, 24, -20), (354, 926, 24, 14, 20), (420, 886, 16, 11, -40)])
    hand(img, 496, 806, -18)


def fire(img: p.Array) -> None:
    """Six flames below the pot, each of four colours."""
    flames = (
        (408, 110, -0.1, 1),
        (466, 170, 0.12, 2),
        (530, 130, 0.0, 3),
        (592, 180, -0.12, 4),
        (650, 140, 0.1, 5),
        (690, 90, 0.2, 6),
    )
    for fx, h, lean, seed in flames:
        tongues = (
            (0.34, 1.0, "c8281c"),
            (0.25, 0.8, "f4641c"),
            (0.16, 0.56, "ffb02c"),
            (0.09, 0.34, "fff0a8"),
        )
        for w, t, colour in tongues:
            tip, r = (fx + lean * h * 1.6 * t, 1150 - h * t), w * h
            tongue = p.spline(
                [
                    (fx, 1166),
                    (fx - r, 1128),
                    (fx - r * 0.3 + lean * h * 0.4, 1150 - h * t * 0.6),
                    (*tip, 1),
                    (fx + r * 0.7 + lean * h * 0.3, 1150 - h * t * 0.5),
                    (fx + r, 1128),
                ]
            )
            p.over(img, p.rough(p.mask(tongue, soft=2), 4, 26, seed), colour, 0.92)


def brew(img: p.Array) -> None:
    """The rim, the lava in it under a broken crust, its bubbles, and what has boiled over."""
    glowing = [(0, "c8300c"), (0.35, "f4641c"), (0.65, "ff9e2c"), (1, "ffe484")]
    molten = [(0, "6a1008"), (0.4, "c02808"), (0.66, "f05c10"), (0.86, "ff9a24"), (1, "ffe480")]
    x, y = POT
    p.solid(img, p.circle(x, y, 166, 38), IRON, 18, light=(-0.2, -0.7, 0.4), tooth=0.5)
    top = p.mask(p.circle(x, y - 3, 146, 28))
    tone = 0.55 + p.noise(36, 9, 3, ax=2.4) * 0.5
    p.over(img, top, p.ramp(np.clip(tone, 0, 1), glowing))
    crust = p.smooth(0.04, 0.2, p.noise(26, 4, 3, ax=3.0))
    p.over(img, top * crust, "6a1410", 0.85)
    for bx, by, r in ((x - 78, y + 2, 22), (x - 8, y - 6, 29), (x + 42, y - 10, 14), (x + 104, y - 6, 20)):
        dome = p.points("-1,0.1 -0.86,-0.5 0,-0.88 0.86,-0.5 1,0.1 0.5,0.4 -0.5,0.4", at=(bx, by), scale=(r, r))
        p.solid(img, p.spline(dome), molten, r, light=(-0.3, -0.7, 0.4), tooth=0.4, texture=0.03)
        p.lay(img, p.Layer().fill(p.circle(bx - r * 0.3, by - r * 0.5, r * 0.2, r * 0.12), "fffbd8", 0.95, 1))
    rim_light = p.spline(p.points("-150,6 -60,34 60,34 150,6", at=(x, y)), False)
    p.lay(img, p.Layer().stroke(rim_light, 5, "ffb860", 0.8))
    overflow = p.points(
        "-14,22! 0,33 7,44 8,62 15,72 22,62 22,45 32,37 44,37 54,48 55,92 63,108 71,92 71,46 80,33 104,15! 60,18 20,21",
        at=(x, y),
    )
    p.glow(img, x + 50, y + 60, 80, colour="ff8a2c", alpha=0.3)
    p.solid(img, p.spline(overflow), molten, 8, light=(-0.5, -0.4, 0.3), tooth=0.4)


def hearth(img: p.Array) -> None:
    """The stones round the fire."""
    stones = ((414, 30), (470, 24), (524, 28), (584, 24), (640, 30), (690, 24))
    for k, (sx, r) in enumerate(stones):
        stone = p.spline(
            [
                (sx - r, 1164),
                (sx - r * 0.9, 1140),
                (sx - r * 0.2, 1128 + k % 2 * 5),
                (sx + r * 0.7, 1136),
                (sx + r, 1164),
            ]
        )
        p.solid(img, stone, IRON, 18, light=(0.0, -0.85, 0.15), texture=0.03, seed=k)


def cauldron(img: p.Array) -> None:
    """Black iron full of light; below it, fire."""
    x, y = POT
    p.glow(img, x, y - 20, 320, colour="fff0a0", alpha=0.6, power=1.7)
    fire(img)
    body = p.spline(p.points("-148,0! -152,70 -116,164 -50,212 50,212 116,164 152,70 148,0!", at=(x, y)))
    m = p.rough(p.mask(body), 0.8, 14, 4)
    p.form(img, m, IRON, 110, light=(0.0, 0.85, 0.1), texture=0.02, soften=6)
    p.rim_light(img, m, "ff8a30", -5, dy=3, alpha=0.5, soft=4)
    for side in (-1, 1):
        foot = p.points("66,178! 112,148! 124,200 132,262 138,284! 104,284! 104,250", at=(x, y), scale=(side, 1))
        p.solid(img, p.spline(foot), IRON, 16, light=(-side * 0.8, 0.3, 0.2), tooth=0.5, cast=0.3)
    brew(img)
    hearth(img)
    p.sparks(img, x, y - 40, 200, height=460, count=50, seed=6)


def paint() -> p.Array:
    """Dusk, smoke, the open mountain, the cook, the pot, those outside."""
    img = evening()
    plume(img)
    hole = mountain(img)
    inside = img.copy()
    cauldron(inside)
    chef(inside)
    head(inside)
    toque(inside)
    arm(inside)
    p.over(img, hole, inside)
    ladder(img)
    procession(img)
    return np.clip(img, 0, 1)
