"""From the floorboards of a moonlit nursery: tin soldiers slide out of a towering rocking horse's belly.

Technique: painted relief. Back to front: the moonlit room, the horse from its rockers to its bridle, the ribbon, the
raid, a beam with dust in it.
"""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np

from art import paint as p
from art.paint.props.tin import BECKON, CLIMB, HUSH, TIPTOE, Tin, soldier, tones
from art.paint.props.tin import RED as RIBBON

NUMBER, TITLE = 38, "The Trojan Nursery"

GLOOM = "080a2c"
LIGHT = (-0.62, -0.68, 0.3)
FLOOR = 936
ASH = [(0, "0a0f30"), (0.32, "26366e"), (0.6, "6078b0"), (0.84, "aec4e4"), (1, "f2f8ff")]
RAIL = p.points("34,892 160,992 396,1034 632,992 736,902")
BODY = p.points(
    "176,574 196,520 268,488 350,508 428,512 488,470 528,400 548,318 562,262 592,226 626,224 660,262 706,340 738,388 "
    "742,424 716,446 690,434 664,414 640,420 632,474 646,560 640,660 588,722 480,752 370,758 268,738 200,680"
)
ROPE_X = 392
ROPE = p.points(
    "360,690 384,728 392,760 392,900 392,1010 390,1064 380,1102 392,1127 426,1131 438,1114 412,1104 370,1118 342,1142 "
    "366,1162 404,1166"
)
LOOK = {"light": LIGHT, "shade": "060824", "lit": "f4faff", "rim": "dcecff", "rim_alpha": 0.5}
NIGHT = [(0, "060824"), (0.4, "141c4c"), (0.7, "2c3c7c"), (1, "8098d0")]


def room() -> p.Array:
    """Striped wall, a tall window full of moon, long boards."""
    moonlit_sky = [(0, "3c5cb4"), (0.6, "7a9ce0"), (1, "bcd4f8")]
    left_boards = ((60, FLOOR - 20), (700, FLOOR - 20), (1500, 1210), (-700, 1210))
    right_boards = ((-300, FLOOR - 20), (1100, FLOOR - 20), (1700, 1210), (-900, 1210))
    img = p.texture.stripes("1c2660", "232f70", 46, 0, seed=4)
    p.multiply(img, p.smooth(900, 0, p.grid.y), "2c3078", 0.4)
    sky = p.vertical(moonlit_sky, 60, 640)
    glass = p.rect(52, 66, 236, 560, r=4)
    p.solid(img, p.rect(32, 46, 276, 606, r=6), NIGHT, 12, light=LIGHT, tooth=0.6, cast=0.4)
    p.over(img, p.mask(glass), sky)
    moon = p.mask(p.circle(150, 190, 62))
    p.over(img, moon, p.ramp(np.clip(0.7 + p.noise(40, 8, 3) * 0.3, 0, 1), [(0, "c8d8f0"), (1, "ffffff")]))
    p.glow(img, 150, 190, 240, colour="e8f2ff", alpha=0.55, power=1.8)
    bars = p.Layer()
    for y in (206, 346, 486):
        bars.stroke(p.line([(52, y), (288, y)]), 12, "141a48").stroke(
            p.line([(52, y - 4), (288, y - 4)]), 2, "90a8e0", 0.7
        )
    bars.stroke(p.line([(170, 66), (170, 626)]), 14, "141a48").stroke(p.line([(165, 66), (165, 626)]), 2, "90a8e0", 0.7)
    p.lay(img, bars)
    p.solid(img, p.rect(20, 640, 300, 26, r=5), NIGHT, 9, light=LIGHT, tooth=0.5, cast=0.4)
    boards = p.texture.wood("34427a", 80, True, 6)
    p.onto(img, boards, left_boards, (0, 0, 800, 700))
    p.onto(img, boards, right_boards, (0, 0, 800, 700))
    p.solid(img, p.rect(-10, FLOOR - 78, 820, 62, r=4), NIGHT, 12, light=LIGHT, tooth=0.6)
    p.multiply(img, p.mask(p.rect(-10, FLOOR - 18, 820, 16), soft=5), GLOOM, 0.7)
    floor = p.smooth(FLOOR - 18, FLOOR - 12, p.grid.y)
    for k in range(3):
        x = 120 + k * 178
        light_on_floor = [(x, FLOOR), (x + 120, FLOOR), (x + 440, 1210), (x + 250, 1210)]
        p.window_light(img, light_on_floor, "a8c8ff", 0.5, bars=1, clip=floor)
    return img


def grain(img: p.Array, m: p.Array, flow: Callable[[float, float], float], seed: int) -> None:
    """Brush marks of old paint on carved wood, along the form; a second pass where it has worn bright."""
    area, painted = int(m.sum() / p.grid.s**2), img.copy()
    p.hairs(painted, m, flow, area // 70, length=(16, 44), width=(2, 5), jitter=0.11, seed=seed, curl=0.05, alpha=0.4)
    p.hairs(
        painted,
        m,
        flow,
        area // 300,
        length=(14, 36),
        width=(0.8, 1.8),
        jitter=0.1,
        seed=seed + 1,
        curl=0.05,
        alpha=0.5,
        lift=0.12,
    )
    p.over(img, m, painted)


def shadow(img: p.Array) -> None:
    """The whole horse thrown long over the boards, away from the window."""
    rail = p.ribbon(RAIL, [16, 32, 36, 32, 16], 80, True)
    hind_leg, fore_leg = p.poly(p.points("170,640 300,700 190,960 150,960")), p.rect(600, 640, 52, 320)
    horse_shape = p.mask(p.spline(BODY), rail, p.moved(rail, 44, -36), hind_leg, fore_leg)
    floor = p.smooth(FLOOR - 14, FLOOR, p.grid.y)
    p.cast(img, horse_shape, 1050, dx=-0.42, squash=0.34, colour=GLOOM, alpha=0.75, clip=floor)
    for dx, dy in ((0, 0), (44, -36)):
        p.multiply(img, p.mask(p.moved(rail, dx + 22, dy + 18), soft=7) * floor, "060824", 0.55)


def hoof(img: p.Array, x: float, y: float, near: bool) -> None:
    """A dark hoof under a pale fetlock, flat on its rail."""
    black_hoof = [(0, "04061c"), (0.5, "141c48"), (0.8, "3c4e90"), (1, "a8bcec")]
    p.multiply(img, p.mask(p.circle(x + 8, y + 2, 44, 8), soft=4), "060824", 0.8)
    shape = p.spline(p.points("-21,-36! 20,-36! 38,2! -26,2!", at=(x, y)))
    p.solid(img, shape, black_hoof, 12, light=LIGHT, tooth=0.5)
    if near:
        tuft = p.spline(p.points("-24,-44 0,-50 23,-42 22,-31 0,-28 -25,-31", at=(x, y)))
        p.solid(img, tuft, ASH, 9, light=LIGHT, tooth=1.2)


def legs(img: p.Array) -> None:
    """The far rocker with its legs, then the near one, each on its own dark line of contact."""
    for dx, dy, ramp in ((44, -36, NIGHT), (0, 0, ASH)):
        rail = p.moved(p.ribbon(RAIL, [16, 32, 36, 32, 16], 80, True), dx, dy)
        p.multiply(img, p.mask(p.circle(400 + dx, 1054 + dy, 190, 9), soft=4), "04051a", 0.9)
        p.solid(img, rail, ramp, 14, light=LIGHT, tooth=0.6, texture=0.07, seed=3)
        four_legs = (
            (640, 974, p.points("586,640 610,770 622,836 632,900 640,946"), [112, 66, 46, 33, 38]),
            (172, 979, p.points("244,630 198,752 154,834 166,900 172,950"), [140, 80, 44, 33, 38]),
        )
        for x, y, way, widths in four_legs:
            leg = p.ribbon([(qx + dx * k / 4, qy + dy * k / 4) for k, (qx, qy) in enumerate(way)], widths, 40)
            m = p.solid(img, leg, ramp, 24, light=LIGHT, tooth=0.5, texture=0.02, seed=5)
            grain(img, m, lambda x, y: 1.4 + (0.4 if x < 400 else 0), 6)
            hoof(img, x + dx, y + dy, near=dx == 0)


def tail(img: p.Array, random: np.random.Generator) -> None:
    """Long loose hair down to the rocker."""
    hair = p.Layer()
    for _ in range(46):
        s = random.uniform(-1, 1)
        way = [
            (186, 560),
            (120 + s * 16, 560 + s * 20),
            (76 + s * 30, 660 + s * 20),
            (60 + s * 42, 780),
            (84 + s * 40, 872 + random.uniform(-40, 30)),
        ]
        hair.fill(p.ribbon(way, [10, 9, 8, 6, 1], 40), p.mix("182458", "90a8dc", random.uniform(0, 0.8)))
    p.lay(img, hair)


def trunk(img: p.Array, random: np.random.Generator) -> p.Array:
    """Body, neck and head of one piece of ash, dappled; returns its mask."""
    m = p.solid(img, p.spline(BODY), ASH, 92, light=LIGHT, tooth=0.5, texture=0.02, seed=7, soften=4)
    grain(img, m, lambda x, y: 0.16 * math.sin(x * 0.012) + (1.2 if y < 470 else 0.25 * (y - 600) / 120), 4)
    for _ in range(42):
        x, y = random.uniform(196, 620), random.uniform(500, 720)
        spot = p.rough(p.mask(p.circle(x, y, random.uniform(6, 14), random.uniform(6, 12)), soft=3), 1.5, 14, 5) * m
        p.over(img, spot, "e4eefc", 0.3)
    return m


def features(img: p.Array) -> None:
    """Ears, and the carved face: cheek, socket and lids, nostril, and a mouth with its lip."""
    cheek = p.spline(p.points("602,286 598,340 614,388 644,404 668,382"), False)
    socket = p.spline(p.points("616,316 630,292 654,288 670,308 658,332 634,334"))
    eye = p.spline(p.points("624,318! 632,303 646,300 661,311 666,322! 652,329 636,328"))
    upper_lid = p.points("618,322 628,302 646,296 662,307 670,324")
    lower_lid = p.spline(p.points("630,331 646,334 660,329"), False)
    nose = p.spline(p.points("642,262 676,306 708,356 732,392"), False)
    nostril = p.spline(p.points("714,398 722,390 730,398 727,412 720,414 722,404"))
    nostril_wing = p.spline(p.points("709,400 716,386 729,386"), False)
    mouth = p.points("740,429 722,431 704,426 690,414")
    lip = p.spline(p.points("732,438 716,440 700,432"), False)
    for x, y, turn in ((584, 240, -16), (612, 236, 8)):
        ear = p.moved(p.spline(p.points("-15,4! -12,-34 2,-62! 14,-30 15,4!")), x, y, 1, turn=turn)
        p.solid(img, ear, ASH, 9, light=LIGHT, tooth=0.4)
    carved = p.Layer().stroke(cheek, 16, "16205a", 0.5, soft=9)
    carved.stroke(p.moved(cheek, -13, -8), 12, "dcebff", 0.3, soft=7)
    carved.stroke(nose, 12, "eef5ff", 0.45, soft=6).fill(socket, "0e1644", 0.75, soft=7)
    carved.stroke(nostril_wing, 6, "eef5ff", 0.55, soft=2).stroke(lip, 6, "dcebff", 0.5, soft=3)
    carved.stroke(p.moved(p.spline(mouth, False), 0, 5), 9, "0e1644", 0.5, soft=4)
    p.lay(img, carved)
    face = p.Layer().fill(eye, "070920")
    face.fill(p.circle(648, 316, 11, 12), "24357c").fill(p.circle(648, 317, 7, 8), "04061a")
    face.stroke(lower_lid, 3.4, "c4d6f4", 0.8).fill(p.ribbon(upper_lid, [2, 7, 8, 6, 2], 30), "dfeafc")
    face.stroke(p.moved(p.spline(upper_lid, False), 1, 5), 2.4, "0a0f30").fill(p.circle(642, 311, 4), "ffffff")
    face.fill(nostril, "090d2c").fill(p.ribbon(mouth, [2, 5, 4, 1.4], 24), "0b1034")
    p.lay(img, face)


def mane(img: p.Array, random: np.random.Generator) -> None:
    """Strands down the neck, and a forelock."""
    hair = p.Layer()
    for k in range(90):
        t = k / 89
        root = p.sample(p.points("600,226 560,268 540,340 514,420 476,478"), 90)[k]
        reach = random.uniform(46, 84) * (0.6 + 0.6 * math.sin(t * 3))
        hair.fill(
            p.ribbon(
                [
                    (root[0] + 10, root[1]),
                    (root[0] - reach * 0.5, root[1] + 4),
                    (root[0] - reach, root[1] + random.uniform(24, 60)),
                ],
                [9, 7, 0.8],
                16,
            ),
            p.mix("0e1644", "a8bce8", random.uniform(0, 0.85)),
        )
    for k in range(12):
        forelock = p.ribbon([(606, 232), (630 + k, 252 + k * 3), (640 + k * 2, 282 + k * 3)], [8, 6, 1], 14)
        hair.fill(forelock, p.mix("0e1644", "a8bce8", random.uniform(0, 0.8)))
    p.lay(img, hair)


def harness(img: p.Array) -> None:
    """Saddle and bridle."""
    saddle = p.spline(p.points("312,506! 330,486 400,506 452,478 474,486! 470,560 440,622 390,634 342,610 316,560"))
    blue_leather = [(0, "0c0c30"), (0.4, "2c2c6c"), (0.7, "5a5ca8"), (1, "c0c8f4")]
    p.solid(img, saddle, blue_leather, 26, light=LIGHT, tooth=0.6, texture=0.04, cast=0.4)
    bridle = p.Layer()
    straps = (
        [(690, 340), (672, 384), (664, 416)],
        [(590, 262), (612, 330), (640, 420)],
        [(612, 356), (650, 366), (682, 360)],
    )
    for way in straps:
        bridle.stroke(p.spline(way, False), 8, "141a4c").stroke(
            p.moved(p.spline(way, False), -1.5, -1.5), 2.4, "8494d0"
        )
    p.lay(img, bridle)


def horse(img: p.Array) -> p.Array:
    """Ash wood, dappled, on rockers: it towers."""
    shadow(img)
    legs(img)
    random = np.random.default_rng(3)
    tail(img, random)
    m = trunk(img, random)
    features(img)
    mane(img, random)
    harness(img)
    return m


def ribbon(img: p.Array) -> None:
    """The birthday ribbon: once round the neck, tied in a bow, its two ends hanging and turning over."""
    x, y = 566, 482
    band = p.ribbon(p.points("506,430 536,458 578,476 620,478 652,472"), [38, 42, 42, 38, 34], 40)
    around = p.intersection(band, p.moved(p.spline(BODY), 3, 0))
    ends = (
        (p.points("0,0 -22,56 -14,112 -40,168", at=(x, y)), (x - 16, y + 108)),
        (p.points("0,0 26,52 20,118 48,188", at=(x, y)), (x + 20, y + 116)),
    )
    loops = (
        ("-8,-10 -44,-46 -82,-52 -98,-26 -84,4 -46,16 -8,10", "-40,-16 -66,-36 -86,-34 -78,-16 -58,-8", -1),
        ("8,-10 44,-34 84,-32 98,-4 82,22 44,20 8,10", "40,-10 66,-22 86,-12 74,2 56,2", 1),
    )
    p.solid(img, around, RIBBON, 30, light=LIGHT, tooth=0.6, texture=0.04, cast=0.4)
    for tail, fold in ends:
        path = p.ribbon(tail, [16, 30, 20, 34], 40)
        m = p.solid(img, path, RIBBON, 26, light=LIGHT, tooth=0.5, texture=0.04, cast=0.3)
        shade = np.exp(-(((p.grid.y - fold[1]) / 22) ** 2))
        p.multiply(img, m * shade, "6a0a1c", 0.6)
        p.lay(img, p.Layer().stroke(p.spline(tail, False), 2, "ffb0a8", 0.35, soft=1))
    for loop, hollow, side in loops:
        creases = p.union(
            p.ribbon(p.points("14,4 44,8 66,10", at=(x, y), scale=(side, 1)), [7, 5, 1], 20),
            p.ribbon(p.points("14,-6 34,-18 56,-26", at=(x, y), scale=(side, 1)), [6, 4, 1], 20),
        )
        p.solid(img, p.spline(p.points(loop, at=(x, y))), RIBBON, 26, light=LIGHT, tooth=0.5, texture=0.04, cast=0.45)
        p.over(img, p.mask(p.spline(p.points(hollow, at=(x, y))), soft=1.5), "5a0818", 0.85)
        p.over(img, p.mask(creases, soft=1.5), "7a0c20", 0.6)
    knot = p.spline(p.points("-20,-16 6,-22 24,-4 16,20 -12,20 -24,0", at=(x, y)))
    p.solid(img, knot, RIBBON, 20, light=LIGHT, tooth=0.4, cast=0.3)
    knot_crease = p.spline([(x - 10, y - 12), (x - 2, y), (x - 8, y + 14)], False)
    p.lay(img, p.Layer().stroke(knot_crease, 3, "6a0a1c", 0.6, soft=1))


def recruit(pose: Tin) -> p.Sprite:
    """A soldier with a neck in a stiff blue collar, and a finger raised where his part asks for it."""
    s = soldier(pose)
    (nx, ny), (x, y) = pose.neck, pose.arms[1][-1][:2]
    neck = p.moved(p.spline(p.points("-6,0! 8,-4! 9,8! -6,9!")), nx, ny, 1, turn=pose.tilt)
    collar = p.moved(p.spline(p.points("-7,4! 1,6 10,1! 11,8! 1,12 -8,10!")), nx, ny, 1, turn=pose.tilt)
    edge = p.moved(p.spline([(-7, 4.6), (1, 6.6), (10, 1.8)], False), nx, ny, 1, turn=pose.tilt)
    s.add(collar, tones("5466b0"), 6).line(edge, 1.8, "e6c468")
    s.parts.insert(0, p.Sprite().add(neck, tones(pose.skin), 8).parts[0])
    if pose is HUSH:
        s.limb([(x + 1, y - 3), (x + 2, y - 18)], [5, 4], tones(pose.skin))
    elif pose is BECKON:
        s.limb([(x - 3, y - 4), (x - 5, y - 12), (x + 2, y - 15)], [5.4, 5, 4.2], tones(pose.skin))
    return s


def raid(img: p.Array) -> None:
    """The hatch, the skipping rope, and four soldiers: one calls, one climbs down, one bids silence, one is off."""
    hole = p.spline(p.points("308,714 324,660 400,642 478,660 496,710 476,750 400,761 328,752"))
    p.over(img, p.mask(hole, soft=1), "6a82b8")
    p.over(img, p.mask(p.intersection(hole, p.moved(hole, 11, 7)), soft=1), "040616")
    p.rim_light(img, p.mask(hole), "8094d4", -3, dy=4, alpha=0.6)
    leaning_out = img.copy()
    recruit(BECKON).draw(leaning_out, 436, 862, 176, **LOOK)
    p.over(img, p.mask(p.union(hole, p.rect(300, 560, 230, 170))), leaning_out)
    hatch(img)
    skipping_rope(img)
    slider = recruit(CLIMB)
    p.shadow(img, slider.silhouette(ROPE_X, 1020, 190), 20, 12, soft=8, alpha=0.5, colour=GLOOM)
    slider.draw(img, ROPE_X, 1020, 190, **LOOK)
    gripped = p.mask(p.rect(ROPE_X - 14, 924, 28, 12), p.rect(ROPE_X - 14, 966, 28, 20))
    p.lay(img, cord(), clip=gripped)
    for pose, x, y, size, flip in ((TIPTOE, 566, 1146, 206, True), (HUSH, 222, 1166, 212, False)):
        m = recruit(pose).silhouette(x, y, size, flip=flip)
        for *_, foot in pose.legs:
            at = x + (-foot[0] + 4 if flip else foot[0] - 4) * size / 100
            p.multiply(img, p.mask(p.circle(at + 4, y + foot[1] * size / 100 + 10, 30, 7), soft=4), "04051a", 0.85)
        p.cast(img, m, y + 3, dx=-0.42, squash=0.34, colour=GLOOM, alpha=0.65)
        recruit(pose).draw(img, x, y, size, flip=flip, **LOOK)


def cord() -> p.Layer:
    """The laid strands of the skipping rope: taut under the slider, loose upon the boards."""
    way = p.sample(ROPE, 240)
    rope = p.Layer().stroke(p.line(way), 13, "2a2438").stroke(p.line(way), 10, "c9b28c")
    rope.stroke(p.moved(p.line(way), -2, -1), 3.6, "fff4dc")
    for a, b in zip(way[::3], way[2::3], strict=False):
        dx, dy = (b - a) / np.hypot(*(b - a)) * 4.6
        rope.stroke(p.line([(a[0] - dy - dx, a[1] + dx - dy), (a[0] + dy + dx, a[1] - dx + dy)]), 1.7, "6a4a38", 0.8)
    return rope


def skipping_rope(img: p.Array) -> None:
    """Out of the dark over the sill of the hatch, down to the boards, and in a loop to its handle."""
    loose = p.line(p.sample(ROPE[6:], 80))
    p.multiply(img, p.mask(p.ribbon([(402, 760), (404, 836)], [14, 14], 8), soft=4), GLOOM, 0.6)
    p.lay(img, p.Layer().stroke(p.moved(loose, 5, 8), 14, GLOOM, 0.75, soft=4))
    p.lay(img, cord())
    p.multiply(img, p.mask(p.circle(362, 692, 30, 34), soft=12), "040616", 0.95)
    p.multiply(img, p.mask(p.ribbon([(404, 1176), (456, 1182)], [18, 24], 10, True), soft=4), GLOOM, 0.8)
    p.solid(img, p.ribbon([(400, 1166), (420, 1168), (456, 1171)], [15, 17, 23], 16, True), "c06a44", 9, light=LIGHT)
    p.lay(img, p.Layer().stroke(p.line([(424, 1159), (423, 1178)]), 4, "f4e4c0", 0.9))


def hatch(img: p.Array) -> None:
    """The door in the belly, let down on two hinges: three boards."""
    door = p.poly(p.points("318,746 484,752 477,850 327,842"))
    p.solid(img, door, ASH, 6, light=LIGHT, tooth=0.6, texture=0.06, cast=0.5)
    lines = p.Layer()
    for t in (0.34, 0.67):
        lines.stroke(p.line([(318 + 166 * t, 747 + 6 * t), (327 + 150 * t, 842 + 8 * t)]), 3, "1a2454", 0.8)
    for t in (0.1, 0.88):
        x = 320 + 160 * t
        lines.stroke(p.line([(x, 742 + 8 * t), (x + 3 - 4 * t, 776 + 6 * t)]), 9, "141a48")
    p.lay(img, lines)


def paint() -> p.Array:
    """From the floor: room, horse, ribbon, the soldiers' raid, and the moonbeam over all."""
    moonbeam = p.poly(p.points("60,80 290,70 760,1120 250,1180"))
    img = room()
    p.glow(img, 400, 470, 520, colour="5a78d0", alpha=0.3, power=1.4)
    m = horse(img)
    p.rim_light(img, m, "dcebff", -4, dy=-4, alpha=0.5, soft=2.5)
    ribbon(img)
    raid(img)
    beam = p.mask(moonbeam, soft=26)
    p.shine(img, beam * p.smooth(1250, 100, p.grid.y), "88a8f0", 0.13)
    p.dust(img, 130, "dce8ff", 0.5, seed=3, m=beam)
    return img
