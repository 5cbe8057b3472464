"""A painted cave: the herd still gallops, but the great bison has stepped off the wall and walks into the snow.

Technique: painted relief. Back to front: the wall and its herd, the bare place, the mouth of the cave with the snow
outside, floor and hoofprints, the child.
"""

from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np
import skia

from art import paint as p

NUMBER, TITLE = 82, "The Bison Left"

DAYLIGHT: p.Light = (-0.8, -0.2, 0.4)
RUST, CHARCOAL, TORCH = "8c2f18", "2a1a18", "ffd23c"
MOUTH = p.points(
    "452,930 446,820 470,700 462,600 508,500 560,452 628,440 690,470 730,540 756,640 748,760 772,850 764,934"
)


def bison() -> skia.Path:
    """A cave painter's bison, facing right, 100 high, foot at the origin."""
    far_horn = p.ribbon([(58, -84), (68, -96), (64, -110)], [8, 6, 1], 16)
    near_horn = p.ribbon([(70, -76), (84, -86), (84, -100)], [8, 6, 1], 16)
    tail = p.ribbon(p.points("-70,-58 -84,-50 -86,-30 -82,-22"), [5, 3.5, 4, 6], 20)
    body = p.points(
        "-70,-60 -48,-70 -20,-74 6,-92 28,-103 48,-96 62,-80 76,-66 84,-44 82,-32 72,-30 64,-14! 56,-30 44,-26 "
        "30,-26 0,-32 -30,-36 -52,-34 -68,-42"
    )

    legs = [
        [(36, -38), (38, -18), (34, 0)],
        [(20, -36), (16, -16), (20, 0)],
        [(-46, -46), (-40, -20), (-48, 0)],
        [(-60, -50), (-66, -22), (-62, 0)],
    ]
    parts = [p.spline(body)]
    parts += [p.ribbon(leg, [20, 8, 6.5], 20, True) for leg in legs]
    parts.append(far_horn)
    parts.append(near_horn)
    parts.append(tail)
    return p.union(*parts)


def rock_height() -> p.Array:
    """The bulges of the wall."""
    return p.noise(260, 3, 4) * 70 + p.noise(60, 9, 4) * 9 + p.noise(12, 5, 3) * 1.6


def cave_wall() -> p.Array:
    """Ochre limestone, lit by the torch from the right."""
    limestone = [(0, "140a0c"), (0.25, "4a2418"), (0.5, "a05a2a"), (0.75, "dc9848"), (1, "ffdc90")]
    h = p.blur(rock_height(), 1.2)
    gx, gy = np.gradient(h)[::-1]
    slope = (gx * 0.8 - gy * 0.35) * p.grid.s
    near = np.exp(-((np.hypot(p.grid.x - 470, (p.grid.y - 620) * 0.85) / 470) ** 2))
    t = 0.27 + 0.5 * near + np.clip(-slope * 0.34, -0.22, 0.22) + p.noise(4, 31, 2) * 0.03
    img = p.ramp(np.clip(t, 0, 1), limestone)
    p.brush(img, 40, 4200, None, jitter=0.05, alpha=0.5, seed=6)
    return img


def pigment(img: p.Array, m: p.Array, colour: str, alpha: float, seed: int) -> None:
    """Blown and rubbed earth colour: it takes on the bumps and misses the hollows."""
    grain = np.clip(0.62 + p.noise(26, seed, 3) * 0.5 + p.noise(3, seed + 4, 2) * 0.35, 0, 1)
    p.multiply(img, p.rough(m, 2.4, 12, seed) * grain, colour, alpha)


class Beast(NamedTuple):
    """A beast on the wall of the cave."""

    kind: str
    pose: str
    x: float
    y: float
    size: float
    colour: str
    turn: float


def herd(img: p.Array) -> None:
    """What still runs along the wall."""
    beasts = (
        Beast("deer", "run", 96, 196, size=118, colour=RUST, turn=-6),
        Beast("horse", "run", 300, 176, size=124, colour=CHARCOAL, turn=-2),
        Beast("stag", "run", 520, 236, size=126, colour=RUST, turn=4),
        Beast("deer", "gather", 700, 330, size=96, colour=CHARCOAL, turn=14),
        Beast("horse", "gather", 104, 744, size=122, colour=CHARCOAL, turn=0),
        Beast("goat", "run", 300, 712, size=92, colour=RUST, turn=2),
        Beast("bull", "run", 190, 862, size=112, colour=RUST, turn=0),
        Beast("deer", "run", 378, 816, size=82, colour=CHARCOAL, turn=0),
        Beast("goat", "run", 660, 176, size=70, colour=CHARCOAL, turn=8),
    )
    for kind, pose, x, y, size, colour, turn in beasts:
        m = p.quadruped(kind, pose, fur=False).silhouette(x, y, size, turn=turn)
        pigment(img, m, colour, 0.92, seed=int(x + y))
        edge = np.clip(m - p.blur(m, 3.2) * 0.9, 0, 1) * 2
        pigment(img, np.clip(edge, 0, 1), "120808", 0.75, seed=int(x))
    dots = p.Layer()
    for k in range(26):
        dots.fill(p.circle(30 + k * 15 + 4 * math.sin(k), 272 + 14 * math.sin(k * 0.45), 4.4), RUST, 0.8)
    p.lay(img, dots, 0.8, 2)


def bare_place(img: p.Array) -> None:
    """Where the great bison stood: clean pale stone, a crumbled rim, and ochre dust that has trickled down."""
    pale_stone = [(0, "6a4c3c"), (0.4, "a5805c"), (0.7, "dcb98c"), (1, "f8e2bc")]
    shape = p.moved(bison(), 226, 560, 2.35)
    m = p.rough(p.mask(shape), 2.4, 10, 3)
    halo = np.clip(p.blur(m, 16) * 1.5 - m, 0, 1)
    pigment(img, halo, "5c1c10", 0.75, seed=12)
    h = p.blur(rock_height(), 1.0)
    gx, gy = np.gradient(h)[::-1]
    t = (
        0.5
        + np.clip((p.grid.x - 40) / 900, 0, 0.45)
        + np.clip(-(gx * 0.8 - gy * 0.3) * p.grid.s * 0.3, -0.2, 0.2)
        + p.noise(5, 44, 3) * 0.05
    )
    p.over(img, m, p.ramp(np.clip(t, 0, 1), pale_stone))
    p.multiply(img, m * (1 - p.blur(p.warp(m, 8, -6), 4)), "3a1810", 0.9)
    p.shine(img, m * (1 - p.blur(p.warp(m, -4, 3), 2)), "ffe0a8", 0.4)
    dust, random = p.Layer(), np.random.default_rng(5)
    for _ in range(420):
        x, fall = random.choice([96, 118, 292, 318]) + random.normal(0, 9), random.exponential(90)
        dust.fill(
            p.circle(x + random.normal(0, 3 + fall * 0.03), 560 + fall, random.uniform(0.7, 2.2)),
            p.mix("d89a4c", "f4cc84", random.random()),
            0.7,
        )
    p.lay(img, dust, clip=1 - m)


def outside() -> p.Array:
    """Snow glare, white birches, and the beast, thin as paint."""
    snow_glare = [(0, "b4c6d8"), (0.5, "dfe7ee"), (0.72, "f6f4f0"), (1, "ffffff")]
    red_earth = [(0, "d0682c"), (0.35, "b04a1e"), (0.7, "8c3016"), (1, "521a10")]
    snow_tones = [(0, "f2f5f8"), (0.4, "ffffff"), (1, "dbe6f2")]
    walked_way = p.sample(p.points("590,916 608,884 606,852 592,824"), 9)
    img = p.vertical(snow_glare, 420, 930, p.noise(120, 4, 3) * 0.06)
    p.ridge(img, 700, 12, "a8b8cc", bottom="dde5ee", seed=5, depth=90)
    snow = p.below(p.skyline(742, 9, 7, 4), 1.5, 4)
    p.over(img, snow, p.vertical(snow_tones, 740, 940, p.noise(70, 8, 3) * 0.12))
    far_birches = (
        (500, 756, 420, 9, 2),
        (574, 752, 420, 11, 3),
        (676, 752, 420, 10, 5),
        (726, 758, 420, 13, 6),
    )
    for x, y, height, width, seed in far_birches:
        p.birch(img, x, y, height, width=width, bark="f4f2ee", lean=0.0, seed=seed, light=DAYLIGHT)
    beast = p.rough(p.mask(p.moved(bison(), 647, 812, 1.02)), 1.2, 8, 5)
    p.cast(img, beast, 810, -0.5, squash=0.3, colour="7c98c0", alpha=0.75, soft=3)
    trodden = p.mask(*[p.circle(647 + x * 1.02, 811, 13, 4.5) for x in (-62, -48, 20, 34)], soft=2)
    p.over(img, trodden, "7c98c0", 0.9)
    worn = np.clip(0.5 + p.noise(14, 6, 3) * 0.7 + p.noise(4, 9, 2) * 0.2 + (p.grid.y - 760) / 260, 0, 1)
    p.over(img, beast, p.ramp(worn, red_earth))
    p.over(img, np.clip(beast - p.blur(beast, 3.4) * 0.92, 0, 1) * 1.6, "2c0c0a", 0.9)
    for x, y, height, width, seed in ((470, 850, 560, 18, 9), (766, 880, 560, 18, 10)):
        p.birch(img, x, y, height, width=width, bark="f8f6f2", lean=0.0, seed=seed, light=DAYLIGHT)
    prints = p.Layer()
    for k, (x, y) in enumerate(walked_way):
        s = 1 - k * 0.07
        for toe in (-3.3, 3.3):
            prints.fill(p.circle(x + ((7 if k % 2 else -7) + toe) * s, y, 2.7 * s, 4.2 * s), "86a0c4", 0.95)
    p.lay(img, prints)
    return img


def floor(img: p.Array) -> None:
    """Trodden earth; the day lies across it from the mouth."""
    trodden_earth = [(0, "5c301c"), (0.35, "3a1e18"), (1, "140a0c")]
    line = 900 + p.noise(160, 21, 2) * 10
    m = p.smooth(-4, 4, p.grid.y - line)
    p.over(img, m, p.vertical(trodden_earth, 895, 1200, p.noise(70, 12, 4) * 0.14))
    beam = p.mask(p.poly(p.points("462,922 760,922 640,1220 120,1220")), soft=18) * p.smooth(1230, 920, p.grid.y) * m
    p.shine(img, beam * (0.8 + 0.3 * p.noise(30, 7, 3)), "ffe8d0", 0.62)
    p.brush(img, 34, 2600, p.swirl(200, 9, 0.4), jitter=0.05, alpha=0.5, seed=8, m=m)
    random = np.random.default_rng(82)
    for _ in range(46):
        x, y = random.uniform(0, 800), random.uniform(930, 1190)
        r = random.uniform(2, 7) * (0.5 + (y - 900) / 300)
        p.Sprite().add(p.circle(0, 0, r * 1.3, r * 0.8), "3c221a", r).draw(img, x, y, 100, light=(0.4, -0.8, 0.3))


def hoofprints(img: p.Array) -> None:
    """Pressed in ochre dust, from the wall to the light; the dust wears off on the way."""
    random = np.random.default_rng(3)
    way = p.sample(p.points("112,950 186,1018 310,1058 432,1044 526,992 580,928"), 15)
    for k, (x, y) in enumerate(way):
        dx, dy = way[min(k + 1, 14)] - way[max(k - 1, 0)]
        s = (y - 800) / 172 * random.uniform(0.88, 1.1)
        angle = math.atan2(dy / 0.62, dx) + math.pi / 2 + random.normal(0, 0.12)
        c, d = math.cos(angle), math.sin(angle)
        side, splay = (17 if k % 2 else -17) + random.normal(0, 2), random.uniform(1.5, 4)
        cloven = []
        for flip in (-1, 1):
            toe = ((splay, -18), (8 + splay, -8), (12.5, 4), (9, 11), (1.5, 8))
            turned = [((flip * u + side) * c - v * d, (flip * u + side) * d + v * c) for u, v in toe]
            cloven.append(p.spline([(x + u * s, y + v * 0.62 * s) for u, v in turned]))
        m = p.rough(p.mask(*cloven), 1.0, 6, k)
        left = 1 - 0.035 * k
        dust = np.clip(p.blur(m, 5) * 0.9, 0, 1) * np.clip(0.5 + p.noise(5, k, 2), 0, 1)
        p.over(img, dust, "e0a050", 0.55 * left)
        p.over(
            img, m * np.clip(0.9 + p.noise(4, k + 30, 2) * 0.5, 0, 1), p.mix("c87c34", "f0b860", random.random()), left
        )
        p.shine(img, np.clip(m - p.warp(m, -1.6, 1.8), 0, 1), "fff0c8", 0.5)
    heap, random = p.Layer(), np.random.default_rng(9)
    for _ in range(700):
        x, y = random.choice([104, 306]) + random.normal(0, 20), 918 + abs(random.normal(0, 7))
        heap.fill(
            p.circle(x, y, random.uniform(0.8, 2.4), random.uniform(0.6, 1.6)),
            p.mix("b87434", "f0c078", random.random()),
            0.8,
        )
    p.lay(img, heap)


def child(img: p.Array) -> None:
    """At the mouth of the cave, seen from behind: bare legs, a hide over one shoulder, the torch held high."""
    left_leg = p.points("0,-66 -5,-42 -10,-27 -9,-5")
    left_foot = p.spline(p.points("-14,-9 -5,-9 4,-5 11,-2 12,1 4,2 -12,2 -16,-2"))
    right_leg = p.points("14,-66 23,-43 20,-28 26,-9")
    right_foot = p.spline(p.points("21,-13 30,-13 38,-9 45,-6 46,-3 38,-2 23,-2 19,-6"))
    hanging_arm = p.points("-9,-113 -24,-97 -25,-84 -31,-69")
    hanging_palm = p.spline(p.points("-35,-71 -28,-72 -26,-65 -29,-60 -35,-61"))
    fingers = (
        "-34,-63 -37,-56 -37,-51",
        "-32,-62 -33,-54 -33,-49",
        "-30,-62 -29.5,-55 -29.5,-51",
        "-28,-68 -24,-63 -24,-60",
    )
    cheek = p.spline(p.points("14,-148 23,-149 27,-143 30,-137 27,-134 27,-129 22,-124 12,-126"))
    bare_back = p.spline(p.points("-12,-120! 8,-124 24,-119 27,-100 22,-84 -12,-84 -16,-104"))
    raised_arm = [(22, -116), (37, -134), (41, -160)]
    raised_hand = p.spline(p.points("34,-166 38,-172 47,-171 50,-164 46,-156 37,-157"))
    fur_coat = p.points(
        "-15,-116! -4,-112 10,-104 25,-92! 26,-74 31,-46! 20,-50! 14,-43! 4,-49! -6,-42! -12,-49! -21,-44! "
        "-16,-74 -18,-98"
    )
    mop = p.points(
        "-12,-136 -11,-154 4,-163 20,-156 24,-138 23,-124 26,-112! 18,-116 13,-107! 6,-114 -1,-106! -6,-115 "
        "-14,-110! -12,-124"
    )

    skin = [(0, "1c0e0a"), (0.3, "4a2816"), (0.55, "7c4826"), (0.8, "b4743c"), (1, "f4c88c")]
    hide = [(0, "1a100c"), (0.3, "4c3018"), (0.55, "86592c"), (0.8, "b88a4c"), (1, "f4dca0")]
    hair = [(0, "0a0608"), (0.5, "1c1214"), (0.8, "3c2a24"), (1, "b08c68")]
    s = p.Sprite()
    s.limb(right_leg, [18, 13, 13, 7], skin)
    s.add(right_foot, skin, 5)
    s.limb(left_leg, [18, 13, 13, 7.5], skin)
    s.add(left_foot, skin, 5)
    for x, y in ((10, 0), (44, -4)):
        for k in range(3):
            s.line(p.line([(x - k * 3, y - 1), (x - k * 3 - 1.6, y - 3)]), 0.8, "2c140c", 0.7)
    s.limb(hanging_arm, [11, 9, 8.5, 6], skin)
    s.add(hanging_palm, skin, 4)
    for finger in fingers:
        s.limb(p.points(finger), [3.4, 3, 2], skin)
    s.add(bare_back, skin, 16)
    s.add(p.spline(fur_coat), hide, 16, spine=[(0, -112), (4, -46)], fur=9)
    s.limb(raised_arm, [12, 10, 7], skin)
    s.limb([(41, -138), (43, -188)], [4.5, 6], "4a2c18")
    s.add(raised_hand, skin, 4)
    for k in range(3):
        s.line(p.line([(39 + k * 3.4, -171), (38.6 + k * 3.4, -163)]), 0.9, "3c1c10", 0.7)
    s.limb([(5, -118), (6, -130)], [11, 11], skin)
    s.add(cheek, skin, 7)
    s.add(p.spline(mop), hair, 14, spine=[(5, -160), (6, -138), (6, -108)], fur=11)
    light = (0.75, -0.45, 0.25)
    m = s.draw(img, 486, 968, 150, light=light, shade="120808", rim="fff4d8", rim_alpha=0.75, ground=0.5)
    hand = (486 + 43 * 1.5, 968 - 190 * 1.5)
    p.rim_light(img, m, "ff9a30", 4, dy=-2, alpha=0.55, soft=1.6)
    p.glow(img, hand[0] + 1, hand[1] - 24, 150, colour="ffc040", alpha=0.85, power=1.7)
    p.flame("fffce0", TORCH, "f07a1c", -0.1).draw(img, *hand, 70)
    p.sparks(img, hand[0], hand[1] - 40, 50, height=120, count=16, seed=4)


def paint() -> p.Array:
    """Out of the cave: wall and herd, the bare place, the snow in the cave's mouth, floor and prints, the child."""
    img = cave_wall()
    herd(img)
    bare_place(img)
    mouth = p.rough(p.mask(p.spline(MOUTH)), 9, 34, 6)
    lip = np.clip(p.blur(mouth, 22) * 1.3 - mouth, 0, 1)
    p.shine(img, lip, "fff2e0", 0.5)
    p.over(img, mouth, outside())
    p.multiply(img, np.clip(p.warp(mouth, -10, 0) - mouth, 0, 1), "4a2418", 0.3)
    floor(img)
    hoofprints(img)
    p.glow(img, 610, 620, 260, colour="fffaf0", alpha=0.14, power=1.6)
    child(img)
    return img
