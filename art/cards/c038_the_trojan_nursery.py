"""From the floorboards of a moonlit nursery: tin soldiers slide out of a towering rocking horse's belly.

Technique: painted relief. Back to front: the moonlit room, the horse from its rockers to its bridle, the ribbon, the
raid, a beam with dust in it.
"""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np

from art import paint as p
from art.paint.props.tin import BECKON, CLIMB, HUSH, TIPTOE, soldier
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
ROPE_X = 392.0
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
    """Ears, eye, nostril and mouth."""
    eyelid = p.spline([(624, 304), (640, 294), (660, 306)], False)
    mouth = p.spline([(738, 430), (712, 426), (694, 418)], False)
    for x, y, turn in ((584, 240, -16), (612, 236, 8)):
        ear = p.moved(p.spline(p.points("-15,4! -12,-34 2,-62! 14,-30 15,4!")), x, y, 1, turn=turn)
        p.solid(img, ear, ASH, 9, light=LIGHT, tooth=0.4)
    face = p.Layer()
    face.fill(p.circle(642, 314, 13, 15), "0a0c28").fill(p.circle(637, 308, 4), "ffffff").stroke(eyelid, 4, "1a2454")
    face.fill(p.circle(722, 404, 6, 9), "0e1438").stroke(mouth, 4, "141c48")
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
    """The birthday ribbon: once round the neck, knotted, its two ends hanging and turning over."""
    around = [(508, 436), (560, 470), (644, 474)]
    p.solid(img, p.ribbon(around, [40, 42, 38], 40), RIBBON, 30, light=LIGHT, tooth=0.6, texture=0.04, cast=0.4)
    x, y = 566, 482
    ends = (
        (p.points("0,0 -22,56 -14,112 -40,168", at=(x, y)), (x - 16, y + 108)),
        (p.points("0,0 26,52 20,118 48,188", at=(x, y)), (x + 20, y + 116)),
    )
    for tail, fold in ends:
        path = p.ribbon(tail, [16, 30, 20, 34], 40)
        m = p.solid(img, path, RIBBON, 26, light=LIGHT, tooth=0.5, texture=0.04, cast=0.3)
        shade = np.exp(-(((p.grid.y - fold[1]) / 22) ** 2))
        p.multiply(img, m * shade, "6a0a1c", 0.6)
        p.lay(img, p.Layer().stroke(p.spline(tail, False), 2, "ffb0a8", 0.35, soft=1))
    knot = p.spline(p.points("-20,-16 6,-22 24,-4 16,20 -12,20 -24,0", at=(x, y)))
    p.solid(img, knot, RIBBON, 20, light=LIGHT, tooth=0.4, cast=0.3)
    knot_crease = p.spline([(x - 10, y - 12), (x - 2, y), (x - 8, y + 14)], False)
    p.lay(img, p.Layer().stroke(knot_crease, 3, "6a0a1c", 0.6, soft=1))


def raid(img: p.Array) -> None:
    """The hatch, the skipping rope, and four soldiers: one calls, one climbs down, one bids silence, one is off."""
    hole = p.spline(p.points("326,716 342,664 400,648 460,664 476,712 458,750 400,760 344,752"))
    p.over(img, p.mask(hole, soft=1), "040616")
    p.rim_light(img, p.mask(hole), "8094d4", -3, dy=4, alpha=0.6)
    leaning_out = img.copy()
    soldier(BECKON).draw(leaning_out, 424, 858, 176, **LOOK)
    p.over(img, p.mask(p.union(hole, p.rect(300, 560, 230, 170))), leaning_out)
    hatch(img)
    skipping_rope(img, ROPE_X)
    soldier(CLIMB).draw(img, ROPE_X, 1020, 190, **LOOK)
    for pose, x, y, size, flip in ((TIPTOE, 556, 1146, 206, True), (HUSH, 226, 1166, 216, False)):
        m = soldier(pose).silhouette(x, y, size, flip=flip)
        for *_, foot in pose.legs:
            at = x + (-foot[0] + 4 if flip else foot[0] - 4) * size / 100
            p.multiply(img, p.mask(p.circle(at + 4, y + foot[1] * size / 100 + 10, 30, 7), soft=4), "04051a", 0.85)
        p.cast(img, m, y + 3, dx=-0.42, squash=0.34, colour=GLOOM, alpha=0.65)
        soldier(pose).draw(img, x, y, size, flip=flip, **LOOK)


def skipping_rope(img: p.Array, x: float) -> None:
    """Out of the dark over the sill of the hatch, hanging straight, its handle on the boards."""
    cord = p.line([(x - 26, 700), (x, 748), (x, 1100)])
    p.lay(img, p.Layer().stroke(cord, 11, "2a2c50").stroke(p.moved(cord, -1, 0), 7, "d8d0c4"))
    p.multiply(img, p.mask(p.circle(x - 26, 700, 26, 34), soft=12), "040616", 0.9)
    p.multiply(img, p.mask(p.circle(x + 14, 1126, 24, 6), soft=3), GLOOM, 0.8)
    p.solid(img, p.ribbon([(x, 1084), (x, 1122)], [15, 22], 10, True), "a88a68", 8, light=LIGHT, tooth=0.4)


def hatch(img: p.Array) -> None:
    """The door in the belly, let down on two hinges: three boards."""
    door = p.poly(p.points("332,746 464,752 458,842 340,836"))
    p.solid(img, door, ASH, 6, light=LIGHT, tooth=0.6, texture=0.06, cast=0.5)
    lines = p.Layer()
    for t in (0.34, 0.67):
        lines.stroke(p.line([(332 + 132 * t, 747 + 6 * t), (340 + 118 * t, 836 + 6 * t)]), 3, "1a2454", 0.8)
    for t in (0.12, 0.86):
        x = 334 + 126 * t
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
