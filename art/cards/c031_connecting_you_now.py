"""Two telephone operators plug their cords from star to star; the third has left her chair for a small red planet.

Technique: painted relief, lit by the lamps of the switchboard. Back to front: the sky and its figures of light, the red
planet, the board, an empty chair, the two at work, their chairs.
"""

from __future__ import annotations

import math
from itertools import pairwise

import numpy as np

from art import paint as p
from art.finish import Finish

NUMBER, TITLE = 31, "Connecting You Now"
FINISH = Finish(vignette=0.25)

BLACK = "140810"
HARE = p.points(
    "612,330 572,272 584,116 540,250 502,128 502,284 440,342 392,430 356,448 404,536 496,520 590,538 566,428 598,374"
)
BOAT = p.points("52,440 98,534 246,538 304,430 176,446 172,190 282,388")
PLANET = (694.0, 206.0, 72.0)
ABOVE: p.Light = (0.1, -0.8, 0.25)
RED = [(0, "3a0814"), (0.35, "8a1c20"), (0.6, "d04030"), (0.84, "ff8a58"), (1, "ffe4b0")]
CREAM = [(0, "4a3a58"), (0.34, "9a8494"), (0.6, "dccabc"), (0.84, "fff2d8"), (1, "ffffff")]
BLOND = [(0, "5a2c10"), (0.34, "a8682a"), (0.6, "e8b04c"), (0.84, "ffe08c"), (1, "fffbd8")]
ROSE = [(0, "5a2420"), (0.34, "b8705a"), (0.6, "ecaa84"), (0.84, "ffd8b0"), (1, "fff6e0")]
BROWN = [(0, "1c0c14"), (0.34, "4a2420"), (0.6, "8a4e34"), (0.84, "cc8452"), (1, "ffd4a0")]
WOOD = [(0, "1c0a08"), (0.36, "54280f"), (0.62, "98581f"), (0.85, "e0a050"), (1, "fff0c0")]
BRASS = [(0, "2a140c"), (0.4, "8a5420"), (0.7, "e8b04c"), (1, "fff8d0")]
SETS = [(0, "08080f"), (0.45, "1f2436"), (0.75, "56607c"), (1, "e0e8f4")]


def sky() -> p.Array:
    """A clear night with its river of stars; warm low down, where the board shines."""
    night_sky = [(0, "0a1238"), (0.35, "15265e"), (0.6, "2c3f80"), (0.75, "5a4a7c"), (1, "241430")]
    img = p.vertical(night_sky, wobble=p.noise(240, 4, 4) * 0.06)
    p.brush(img, 90, 2000, p.swirl(320, 5, 0.7), jitter=0.05, alpha=0.5, seed=3)
    p.milky_way(img, 5, -0.7, 330, width=200, colour="7c94e0")
    p.stars(img, 420, 7, 720, colour="f4f4ff", big=0.04)
    p.ridge(img, 700, 30, "1c1c48", bottom="4a3468", seed=6, depth=120)
    p.glow(img, 400, 840, 560, colour="ffa050", alpha=0.4, power=1.7)
    return img


def hung(a: p.Point, b: p.Point, sag: float = 0.07) -> list[p.Point]:
    """A cord from a to b, sagging a little."""
    return [a, ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + sag * math.dist(a[:2], b[:2])), b]


def cords(img: p.Array, lines: list[list[p.Point]], width: float = 6) -> None:
    """Cords that carry light: a halo, the twisted gold, a bright thread."""
    halo, gold = p.Layer(), p.Layer()
    for line in lines:
        path = p.spline(line, False)
        halo.stroke(path, width * 3.4, "ffb040", 0.5, soft=7)
        gold.stroke(path, width, "e8a030").stroke(path, width * 0.4, "fff4c0")
    p.screen(img, halo.array()[..., :3] * np.float32(0.8))
    p.lay(img, gold)


def constellations(img: p.Array) -> None:
    """A boat and a hare, hung between their stars."""
    fill = p.Layer()
    for shape in ([BOAT[0], BOAT[1], BOAT[2], BOAT[3]], [BOAT[4], BOAT[5], BOAT[6]], HARE):
        fill.fill(p.poly(shape), "9cb4ff", 0.26, 5)
    p.lay(img, fill)
    lines = [hung(a, b) for a, b in pairwise([*HARE, HARE[0]])]
    lines += [hung(BOAT[a], BOAT[b]) for a, b in pairwise([0, 1, 2, 3, 4, 0])] + [
        hung(BOAT[a], BOAT[b]) for a, b in pairwise([4, 5, 6, 4])
    ]
    cords(img, lines)
    stars = p.Layer()
    for k, (x, y) in enumerate([*HARE, *BOAT]):
        r = (26, 18, 22, 16, 20)[k % 5]
        p.glow(img, x, y, r * 3.2, colour="fff0c0", alpha=0.6, power=2.0)
        stars.fill(p.star(x, y, r, 4, inner=0.26, turn=0.15 * (k % 4)), "fffdf0").fill(
            p.circle(x, y, r * 0.3), "ffffff"
        )
    p.lay(img, stars)


def planet(img: p.Array) -> None:
    """Small, red, and on it the third of them, still on the line."""
    red_planet = [(0, "2c0814"), (0.35, "8a1c1c"), (0.62, "d84a2c"), (0.85, "ff9a60"), (1, "ffe8c0")]
    x, y, r = PLANET
    p.glow(img, x, y, r * 2.4, colour="ff6a40", alpha=0.45, power=1.8)
    m = p.mask(p.circle(x, y, r))
    tone = 0.5 + ((p.grid.x - x) * -0.5 - (p.grid.y - y) * 0.6) / r * 0.5 + p.noise(34, 9, 4, ax=2.2) * 0.16
    p.over(img, m, p.ramp(np.clip(tone, 0, 1), red_planet))
    for dx, dy, rr in ((-22, 10, 14), (24, 30, 10), (10, -14, 8)):
        p.lay(img, p.Layer().stroke(p.circle(x + dx, y + dy, rr, rr * 0.7), 3, "7a1414", 0.6, soft=1))
    p.rim_light(img, m, "ffd0a0", -4, dy=-5, alpha=0.8, soft=3)
    who = p.figure("sit_ground", p.Look(coat="3f9a9c", garment="dress", hair="5a2414", skin="ecb48c", long_hair=True))
    who.draw(img, x + 2, y - r + 5, 104, flip=True, light=(-0.4, -0.7, 0.4), rim="fff0d0")


def board(img: p.Array) -> None:
    """The switchboard along the foot of the night, its small lamps lit."""
    desk_edge = p.poly(p.points("-10,980 810,980 820,1020 -20,1020"))
    m = p.rough(p.mask(p.rect(-10, 776, 820, 210)), 1, 20, 3)
    p.shadow(img, m, 0, -10, soft=16, alpha=0.4, colour="0c0618")
    p.over(img, m, p.texture.wood("8a5028", 200, seed=6))
    p.multiply(img, m * p.smooth(120, 420, np.abs(p.grid.x - 420)), "4a2038", 0.6)
    p.solid(img, p.rect(-10, 762, 820, 26, r=5), WOOD, 12, light=ABOVE, tooth=0.6, cast=0.3)
    random = np.random.default_rng(12)
    for row, y in enumerate((826, 884, 942)):
        for k in range(15):
            x = 18 + k * 56 + row % 2 * 26
            p.solid(img, p.circle(x, y, 14), BRASS, 8, light=(-0.3, -0.7, 0.4), tooth=0)
            p.over(img, p.mask(p.circle(x, y, 7.5)), "140a10")
            if random.random() < 0.36:
                p.over(img, p.mask(p.circle(x, y - 22, 5)), "ffe8a0")
                p.glow(img, x, y - 22, 34, colour="ffb040", alpha=0.7, power=1.8)
    p.solid(img, desk_edge, WOOD, 16, light=ABOVE, tooth=0.6, cast=0.4)
    p.over(img, p.mask(p.rect(-10, 1020, 820, 200)), p.vertical([(0, "2a1424"), (1, "0c0814")], 1020, 1200))


def chair(img: p.Array, x: float, top: float, half: float, *, spindles: bool = False) -> None:
    """The bow of a bentwood chair from behind, within it a second bow or three spindles."""
    bow = [
        (x - half, 1240),
        (x - half * 1.05, top + 130),
        (x - half * 0.62, top + 26),
        (x, top),
        (x + half * 0.62, top + 26),
        (x + half * 1.05, top + 130),
        (x + half, 1240),
    ]
    inner = [
        (x - half * 0.5, 1240),
        (x - half * 0.46, top + 150),
        (x, top + 76),
        (x + half * 0.46, top + 150),
        (x + half * 0.5, 1240),
    ]
    within = [p.ribbon(inner, [15] * 5, 60)]
    if spindles:
        ends = [(x + k * half * 0.3, x + k * half * 0.4) for k in (-1, 0, 1)]
        within = [p.ribbon([(above, top + 4), (below, 1240)], [11, 14], 20) for above, below in ends]
    m = p.mask(p.union(p.ribbon(bow, [24] * 7, 80), *within))
    p.shadow(img, m, 6, 14, soft=8, alpha=0.5, colour="0c0410")
    p.form(img, m, WOOD, 11, light=(0.1, -0.8, 0.4), texture=0.03, soften=2)


def cup(img: p.Array, x: float, y: float, r: float) -> None:
    """An ear piece of a headset."""
    p.solid(img, p.circle(x, y, r, r * 1.2), SETS, r, light=(-0.3, -0.6, 0.4), tooth=0.3, cast=0.3)
    p.solid(img, p.circle(x, y, r * 0.55, r * 0.68), RED, r * 0.5, light=(-0.3, -0.6, 0.4), tooth=0.2)


def plug(img: p.Array, x: float, y: float, turn: float) -> None:
    """A plug with its red sleeve; the cord leaves it at (x, y)."""
    p.solid(img, p.moved(p.rect(-8, 0, 16, 62, r=5), x, y, 1, turn=turn), RED, 8, light=ABOVE, tooth=0.2)
    p.solid(img, p.moved(p.rect(-4.5, 60, 9, 26, r=3), x, y, 1, turn=turn), BRASS, 5, light=ABOVE, tooth=0)


def finger(img: p.Array, points: list[p.Point], widths: list[float], ramp: list[tuple[float, str]]) -> None:
    """One finger: joints, a soft shadow beside it."""
    m = p.mask(p.ribbon(points, widths, 30, True))
    p.shadow(img, m, 2, 3, soft=3, alpha=0.45, colour="2a0c14")
    p.form(img, m, ramp, max(widths) * 0.6, light=(-0.3, -0.7, 0.4), texture=0.02, soften=1)


def cardigan(img: p.Array) -> None:
    """Her back and her raised sleeve, in red wool with pale trimmings."""
    collar = p.ribbon([(170, 908), (222, 926), (276, 908)], [22, 26, 22], 30, True)
    cuff = p.ribbon([(64, 800), (90, 794), (116, 806)], [24, 26, 24], 20, True)
    sleeve = p.spline(
        p.points("65,798! 54,866 40,944 36,1000 54,1030 96,1034 150,1016 176,950 146,930 122,926 112,876 115,798!")
    )
    back = p.spline(p.points("104,1250! 98,1040 118,956 176,912 222,902 270,910 330,952 352,1040 350,1250!"))

    neck = p.ribbon([(222, 840), (222, 920)], [70, 86], 20)
    p.solid(img, neck, ROSE, 34, light=(0.2, -0.3, 0.3), cast=0.2)
    m = p.rough(p.mask(p.union(back, sleeve)), 1, 14, 4)
    p.shadow(img, m, 0, 8, soft=16, alpha=0.5, colour="0c0410")
    p.form(img, m, RED, 76, light=ABOVE, texture=0.05, soften=5)
    folds = p.Layer()
    fold_lines = (
        [(130, 950), (112, 962), (82, 964)],
        [(120, 1010), (110, 1000), (106, 984)],
        [(166, 1040), (158, 1120), (168, 1200)],
        [(222, 960), (226, 1080), (220, 1220)],
        [(300, 1000), (304, 1100), (296, 1200)],
        [(78, 900), (98, 892), (112, 880)],
    )
    for line in fold_lines:
        folds.fill(p.ribbon(line, [1, 8, 1], 30), "5a0c14", 0.6, 2)
    p.lay(img, folds, clip=m)
    p.rim_light(img, m, "ffd8a0", 0, dy=-6, alpha=0.7, soft=3)
    p.solid(img, collar, CREAM, 12, light=ABOVE, cast=0.2)
    p.solid(img, cuff, CREAM, 12, light=ABOVE, cast=0.3)


def hand_at_boat(img: p.Array) -> None:
    """Her fist round the plug below the boat, the thumb closed upon it."""
    palm = p.spline(p.points("72,798 66,764 70,726 92,708 114,716 122,752 110,798"))
    thumb = [(112, 780), (127, 748), (112, 712)]
    plug(img, 114, 652, 7)
    p.solid(img, palm, ROSE, 24, light=(-0.3, -0.7, 0.4), cast=0.3)
    for k, y in enumerate((768, 752, 735, 718)):
        gripping = [(71 + k % 2, y + 4), (88, y - 6), (106 + k * 3, y - 1)]
        finger(img, gripping, [16, 18, 13], ROSE)
    finger(img, thumb, [21, 18, 14], ROSE)


def fair_hair(img: p.Array) -> None:
    """The back of a head, a bun, and the headset over it."""
    head = p.spline(p.points("222,706 278,730 298,790 284,850 250,884 196,884 160,850 146,790 166,730"))
    headband = p.ribbon(
        p.points("150,806 160,752 196,728 224,724 252,728 286,752 296,806"), [9, 10, 11, 11, 11, 10, 9], 50
    )
    h = p.rough(p.mask(head), 1, 10, 3)
    p.shadow(img, h, 0, 14, soft=12, alpha=0.5, colour="2a0c14")
    p.form(img, h, BLOND, 70, light=ABOVE, texture=0.05, soften=4)
    p.hairs(
        img,
        h,
        lambda x, y: math.atan2(700 - y, 222 - x),
        1500,
        length=(26, 60),
        width=(1.4, 3.2),
        jitter=0.12,
        seed=5,
        curl=0.06,
        alpha=0.7,
    )
    bun = p.rough(p.mask(p.circle(224, 690, 52, 46)), 2, 10, 6)
    p.shadow(img, bun, 0, 12, soft=8, alpha=0.5, colour="4a1c08", clip=h)
    p.form(img, bun, BLOND, 44, light=ABOVE, texture=0.05)
    p.hairs(
        img,
        bun,
        lambda x, y: math.atan2(y - 690, x - 224) + 1.9,
        600,
        length=(22, 46),
        width=(1.4, 3.0),
        jitter=0.12,
        seed=8,
        curl=0.1,
        alpha=0.75,
    )
    p.rim_light(img, np.maximum(h, bun), "fff0b8", 0, dy=-5, alpha=0.6, soft=3)
    p.solid(img, headband, SETS, 6, light=ABOVE, tooth=0.2)
    cup(img, 148, 818, 20)
    cup(img, 298, 818, 20)


def first(img: p.Array) -> None:
    """From behind: fair hair pinned up, a red cardigan, one arm up to the boat."""
    cardigan(img)
    hand_at_boat(img)
    fair_hair(img)


def face(points: p.Points) -> list[p.Point]:
    """Points of the profile on the sheet."""
    return [(500 + q[0] * 0.74, 792 + q[1] * 0.74, *q[2:]) for q in points]


def blouse(img: p.Array) -> p.Array:
    """Neck, back and red collar; returns the mask of the back."""
    back = p.spline(p.points("378,1250! 370,1050 392,956 444,906 506,900 562,922 594,980 606,1080 606,1250!"))
    collar = p.ribbon([(426, 914), (480, 932), (544, 908)], [24, 30, 26], 30, True)
    p.solid(
        img, p.spline([*face([(-70, 60, 1), (56, 96, 1)]), (528, 912), (420, 930)]), BROWN, 40, light=(0.5, -0.2, 0.3)
    )
    m = p.rough(p.mask(back), 1, 14, 4)
    p.shadow(img, m, 0, 8, soft=16, alpha=0.5, colour="0c0410")
    p.form(img, m, CREAM, 90, light=ABOVE, texture=0.04, soften=6)
    p.rim_light(img, m, "ffe8c0", 0, dy=-6, alpha=0.7, soft=3)
    p.solid(img, collar, RED, 14, light=ABOVE, cast=0.2)
    return m


def listening_face(img: p.Array, back: p.Array) -> None:
    """A profile with lowered lids; its shadow falls on her back."""
    profile_outline = p.points(
        "20,-176 76,-150 106,-104 112,-58 106,-22! 118,4 138,30 142,44 124,54! 122,64 134,76 126,87 110,90! "
        "126,98 124,110 108,120 112,134 100,154 70,160 10,132 -50,96 -96,30 -90,-80"
    )
    profile = face(profile_outline)
    f = p.rough(p.mask(p.spline(profile)), 0.6, 10, 4)
    p.shadow(img, f, 0, 12, soft=10, alpha=0.4, colour="1c0810", clip=back)
    p.form(img, f, BROWN, 80, light=(0.75, -0.05, 0.28), texture=0.03, soften=6)
    p.over(img, p.blur(p.mask(p.circle(*face([(72, 66)])[0][:2], 24, 18)), 8) * f, "c04a34", 0.5)
    marks = p.Layer()
    features = (
        ([(62, 6), (80, 17), (104, 12)], 7, BLACK),
        ([(104, 12), (117, 19)], 4, BLACK),
        ([(92, 16), (103, 27)], 4, BLACK),
        ([(66, -10), (82, -9), (100, -10)], 3.4, "4a2018"),
        ([(54, -38), (80, -54), (106, -44)], 8, BLACK),
        (p.points("128,89 106,92 88,84 82,76"), 5, "4a1414"),
        ([(118, 47), (110, 40), (114, 32)], 4, "4a2018"),
    )
    for pts, w, colour in features:
        marks.fill(p.ribbon(face(pts), [w * 0.5, w, w * 0.4], 24, True), colour)
    p.lay(img, marks)


def curls(img: p.Array, hair: p.Array) -> None:
    """Single curls, long and short, that spring from the crown and roll in at their ends."""
    random = np.random.default_rng(17)
    crown = face([(-20, -150)])[0]
    deep = p.blur(hair, 14)
    roots = []
    while len(roots) < 220:
        x, y = random.uniform(368, 572), random.uniform(626, 862)
        if p.grid.at(deep, x, y) > 0.8 and x < 640 - y * 0.14:
            roots.append((y, x))
    layer = p.Layer()
    for y, x in sorted(roots):
        way = math.atan2(y - crown[1], x - crown[0]) + random.normal(0, 0.5)
        side, size = random.choice([-1, 1]), random.uniform(0.6, 1.15)
        line = [(x, y)]
        for k in range(7):
            step = size * (9 - 0.6 * k)
            line.append((line[-1][0] + step * math.cos(way), line[-1][1] + step * math.sin(way)))
            way += side * (0.15 + 0.17 * k)
        tone = p.mix("1c1116", "7a4c34", np.clip(random.normal(0.95 - (y - 620) / 300, 0.2), 0, 1))
        layer.fill(p.ribbon(line, [12 * size, 16 * size, 11 * size, 5 * size], 24, True), "0a060c", 0.8, 1)
        layer.fill(p.ribbon(line, [9 * size, 13 * size, 8 * size, 3 * size], 24, True), tone)
        lit = [(a - 1.5 * size, b - 2.5 * size) for a, b in line[1:5]]
        layer.fill(p.ribbon(lit, [0.5, 3.2 * size, 0.5], 16, True), p.mix(tone, "e8b074", 0.55), 0.9)
    p.lay(img, layer)


def dark_hair(img: p.Array) -> None:
    """Dark curls, and the headset with its microphone."""
    bob = p.points(
        "84,-126 74,-180 20,-222 -70,-216 -146,-160 -174,-70 -160,30 -110,84 -56,80 -30,30 -16,-26 24,-56 64,-86"
    )
    dark_brown = [(0, "08060c"), (0.4, "20141c"), (0.7, "3c2624"), (1, "7a4c34")]
    headband = p.points("-28,30 -46,-60 -30,-150 10,-214")
    microphone_arm = p.points("-14,60 30,132 96,150 140,118")

    hair = p.spline(face(bob))
    h = p.rough(p.mask(hair), 5, 16, 6)
    p.form(img, h, dark_brown, 70, light=ABOVE, texture=0.05)
    curls(img, h)
    p.solid(img, p.ribbon(face(headband), [10, 11, 11, 9], 40, True), SETS, 6, light=ABOVE, tooth=0.2)
    ear = face([(-22, 34)])[0]
    cup(img, ear[0], ear[1], 24)
    p.solid(img, p.ribbon(face(microphone_arm), [6, 6, 6, 6], 40, True), SETS, 4, light=ABOVE, tooth=0.1)
    mic = face([(146, 112)])[0]
    p.solid(img, p.circle(mic[0], mic[1], 11), RED, 10, light=ABOVE, tooth=0.2)


def arm_to_hare(img: p.Array) -> None:
    """A bent arm, and the hand that brings the plug."""
    limb = p.ribbon(p.points("556,968 596,1064 652,1080 662,990 650,902"), [92, 90, 84, 66, 48], 80, True)
    cuff = p.ribbon([(624, 906), (650, 898), (676, 906)], [22, 24, 22], 20, True)
    palm = p.spline(p.points("628,900 620,868 628,838 652,826 676,838 680,872 672,902"))
    thumb = [(634, 872), (626, 842), (640, 816)]

    a = p.rough(p.mask(limb), 1, 12, 5)
    p.shadow(img, a, -6, 12, soft=12, alpha=0.5, colour="1c0c20")
    p.form(img, a, CREAM, 44, light=(0.3, -0.7, 0.25), texture=0.03, soften=4)
    folds = p.Layer()
    for line in ([(606, 1056), (630, 1050), (644, 1034)], [(596, 1030), (622, 1030), (640, 1018)]):
        folds.fill(p.ribbon(line, [1, 7, 1], 30), "6a566c", 0.6, 2)
    p.lay(img, folds, clip=a)
    p.solid(img, cuff, RED, 12, light=ABOVE, cast=0.3)
    plug(img, 640, 764, -4)
    p.solid(img, palm, BROWN, 26, light=(0.2, -0.7, 0.4), cast=0.3)
    for k, y in enumerate((836, 852, 868, 883)):
        gripping = [(676, y + 2), (660, y - 5), (630 + k * 2, y - 1)]
        finger(img, gripping, [16, 17, 13], BROWN)
    finger(img, thumb, [20, 17, 13], BROWN)


def second(img: p.Array) -> None:
    """In profile, listening with lowered lids; her hand brings the hare its cord."""
    back = blouse(img)
    listening_face(img, back)
    dark_hair(img)
    arm_to_hare(img)


def third(img: p.Array) -> None:
    """An empty chair, and the cord that goes up from it."""
    chair(img, 744, 996, 62)


def paint() -> p.Array:
    """Night, the figures of light, the board, two at work and one gone."""
    img = sky()
    constellations(img)
    planet(img)
    board(img)
    x, y, r = PLANET
    third_cord = [
        (724, 846),
        (754, 778),
        (716, 660),
        (768, 500),
        (738, 390),
        (778, 300),
        (788, 200),
        (764, 118),
        (726, 106),
        (x + 10, y - r - 34),
    ]
    cords(img, [third_cord], 6)
    p.multiply(img, p.mask(p.circle(722, 892, 15, 10), soft=4), "2a1018", 0.7)
    p.solid(img, p.moved(p.rect(-6, 34, 12, 12, r=3), 724, 842, 1, turn=9), BRASS, 5, light=ABOVE, tooth=0)
    p.solid(img, p.moved(p.rect(-9, 0, 18, 38, r=5), 724, 842, 1, turn=9), RED, 8, light=ABOVE, tooth=0.2)
    third(img)
    cords(img, [[BOAT[1], (86, 580), (114, 654)], [HARE[11], (640, 600), (660, 690), (640, 764)]], 7)
    first(img)
    second(img)
    chair(img, 226, 1060, 112)
    chair(img, 490, 1074, 104, spindles=True)
    return np.clip(img, 0, 1)
