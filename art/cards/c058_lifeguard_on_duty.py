"""A meerkat keeps watch from a red lifeguard chair in endless dunes; behind its back a fin cuts through the sand.

Technique: painted relief. Back to front: a white sky, five dunes, flags and the fin, the chair and its shadow, the
meerkat, the near dune with its things.
"""

from __future__ import annotations

import math

import numpy as np

from art import paint as p

NUMBER, TITLE = 58, "Lifeguard on Duty"

NOON: p.Light = (-0.45, -0.85, 0.35)
SAND, HOLLOW, FAR = "f4d890", "b07a48", "f6e8c8"
RED = [(0, "5a0c18"), (0.35, "a81a20"), (0.6, "dc3428"), (0.85, "f8705a"), (1, "ffd8c0")]
FUR = [(0, "40241e"), (0.4, "85572f"), (0.65, "ba8549"), (1, "f8dca6")]
FAR_FUR = [(t, p.mix(c, "4a2c24", 0.4)) for t, c in FUR]
STEEL = [(0, "1c2430"), (0.4, "4c5a66"), (0.65, "8494a0"), (1, "e8eef0")]
BLACK = [(0, "0c0c14"), (0.5, "2c3038"), (0.75, "5a646c"), (1, "d0dce0")]
CHAIR = (318, 742, 400)
FIN = (628, 846)


def dune(img: p.Array, crest: list[p.Point], spine: list[p.Point], near: float, seed: int) -> p.Array:
    """One dune: a sunny flank, and a shaded lee to the right of the spine that runs down from its peak."""
    line = p.sample(crest, 160)
    m = p.rough(p.mask(p.poly([*line, (860, 1260), (-60, 1260)])), 0.8, 20, seed)
    top = np.interp(p.grid.x[0], line[:, 0], line[:, 1])[None]
    drop = p.grid.y - top
    lit, shade = p.mix(FAR, SAND, near), p.mix("e4c894", HOLLOW, near)
    tone = np.clip(drop / (90 + 330 * near) + p.noise(140, seed, 4) * 0.14, 0, 1)
    p.over(img, m, p.ramp(tone, [(0, p.mix(lit, "fffaf0", 0.6)), (0.25, lit), (1, p.mix(lit, shade, 0.5))]))
    ripple = np.sin(
        (drop * 1.0 + p.grid.x * 0.16 + p.noise(210, seed + 7, 3, 0.4, ax=2.2, ay=0.8) * (16 + 40 * near))
        / (1.5 + 2.6 * near)
    )
    p.over(img, m * p.smooth(0.1, 1, ripple) * p.smooth(4, 60, drop), shade, 0.16 + 0.12 * near)
    p.over(img, m * p.smooth(0.3, 1, -ripple) * p.smooth(4, 60, drop), "fff8e0", 0.14 + 0.16 * near)
    if spine:
        edge = p.sample(spine, 80)
        across = np.interp(p.grid.y[:, 0], edge[:, 1], edge[:, 0], left=edge[0, 0], right=edge[-1, 0])[:, None]
        reach = 1 - p.smooth(edge[-1, 1] - 130 * near - 20, edge[-1, 1], p.grid.y)
        side = p.grid.x - across + p.noise(24, seed + 3, 2) * 3
        away = 1 - p.smooth(120 + 160 * near, 330 + 200 * near, side)
        lee = m * p.smooth(-2, 3, side) * reach * away
        p.over(img, lee, p.mix(shade, "7a4a4c", 0.25 * near), 0.85)
        p.over(img, m * np.exp(-(((side + 3) / 4) ** 2)).astype(np.float32) * reach, "fffdf0", 0.6)
    p.brush(
        img,
        34 + 30 * near,
        int(900 + 1500 * near),
        p.swirl(260, seed, 0.25, 0.1),
        jitter=0.03,
        alpha=0.3,
        seed=seed,
        m=m,
    )
    p.rim_light(img, m, "ffffff", 0, dy=-3, alpha=0.35, soft=2)
    return m


def lifeguard_chair() -> p.Sprite:
    """The tall red chair, turned a little to the left, with a lifebuoy."""
    seat = p.poly(p.points("-24,-56 6,-56 15,-60 -12,-60"))
    s = p.Sprite()
    dark = [(t, p.mix(c, "40101c", 0.45)) for t, c in RED]
    for a, b in (((8, -56), (17, -4)), ((-10, -56), (-7, -4))):
        s.limb([a, b], [2.6, 3], dark)
    s.limb([(-9, -18), (15, -17)], [2, 2], dark)
    s.limb([(-10, -86), (-11, -56)], [2.4, 2.4], dark)
    for k in range(5):
        y = -8 - k * 10.5
        s.limb([(-27 + k * 1.7, y), (9 - k * 0.6, y)], [2.2, 2.2], RED)
    s.limb([(-20, -57), (-30, 0)], [3.2, 3.6], RED)
    s.limb([(4, -57), (12, 0)], [3.2, 3.6], RED)
    s.limb([(12, -4), (9, -30), (8, -56)], [1.6, 1.6, 1.6], dark)
    for y in (-64, -71, -78, -85):
        slat_end = p.poly(p.points("7,0 11,-3 12,2 8,5", at=(0, y)))
        s.add(slat_end, dark, 1)
    s.limb([(12, -90), (10, -55)], [3, 3], RED)
    s.add(seat, RED, 2)
    s.add(p.rect(-25, -57, 32, 4, r=1), RED, 2)
    s.limb([(-18, -57), (-19, -72)], [2.2, 2.2], dark)
    s.limb([(-22, -72), (11, -74)], [2.6, 2.6], dark)
    ring = p.cut(p.circle(3, -38, 9), p.circle(3, -38, 4.8))
    s.add(ring, "f6efe0", 3)
    for k in range(4):
        a = math.radians(45 + 90 * k)
        wedge = p.poly(
            [
                (3, -38),
                (3 + 14 * math.cos(a - 0.34), -38 + 14 * math.sin(a - 0.34)),
                (3 + 14 * math.cos(a + 0.34), -38 + 14 * math.sin(a + 0.34)),
            ]
        )
        s.add(ring, RED, 3, clip=wedge)
    return s


def leg(s: p.Sprite, dx: float, fur: p.Stops, cloth: p.Stops) -> None:
    """Thigh along the seat, knee over its edge, shin and long foot hanging; the trunks end above the knee."""
    trunk_leg = p.spline(p.points("14,-18 -2,-17.5 -19,-16! -21,-7 -20,1.5! -4,2 14,2", at=(dx, 0)))
    hem = p.spline(p.points("-18.6,-15.6 -20.4,-7 -19.4,1", at=(dx, 0)), False)
    s.limb([(dx + 8, -7), (dx - 29, -8)], [18, 12], fur, fur=2)
    s.limb(p.points("-29,-8 -29,8 -32,25", at=(dx, 0)), [12, 8.5, 5.5], fur, fur=2)
    s.limb(p.points("-31,25 -38,27 -46,30", at=(dx, 0)), [6, 6, 4], fur)
    for k in range(3):
        s.line(p.line(p.points("-45,28 -49,30", at=(dx + k * 1.2, k * 1.4))), 1.1, "2c1a18")
    s.add(trunk_leg, cloth, 10)
    s.line(hem, 2.2, "fff0dc", 0.95)


def meerkat() -> p.Sprite:
    """Sitting up in red trunks, both hands round the binoculars, looking left; 100 high."""
    tail = p.points("18,-6 36,2 46,22 42,48 49,62")
    body = p.spline(p.points("-4,-66 12,-68 22,-46 26,-18 22,0 -6,0 -13,-14 -11,-40"))
    pale_belly = p.spline(p.points("-8,-58 0,-60 0,-36 -2,-18 -11,-18 -10,-38"))
    back_marks = ("19,-50 16,-49 13,-46", "21,-43 16,-41 10,-39", "23,-35 18,-34 12,-31", "24,-28 17,-26 10,-25")
    waist = p.spline(p.points("-13,-21 6,-19 26,-22 28,-10 22,0 4,1 -8,-2 -13,-10"))
    side_stripe = p.spline(p.points("22,-20 18,-12 4,-8 -19,-7"), False)
    skull = p.spline(p.points("-8,-92 2,-99 13,-96 19,-85 15,-72 4,-64 -8,-63 -22,-67 -31,-72 -31,-76 -22,-80 -13,-84"))
    jaw = p.spline(p.points("-29,-71 -16,-72 -4,-68 4,-65 -8,-63 -22,-67"))
    mouth = p.spline([(-29, -70.5), (-20, -70), (-14, -71)], False)
    near_ear = p.spline(p.points("11,-85 15,-89 19,-86 19,-79 14,-77 11.5,-80"))
    ear_hollow = p.spline(p.points("13.5,-84 16.5,-86 17,-81 14.5,-79.5"))
    eye_patch = p.spline(p.points("-14,-87 -7,-92 2,-88 4,-82 -3,-77 -12,-79"))
    upper_tube = [(-8, -88), (-20, -90), (-35, -92)]
    lower_tube = [(-8, -84), (-20, -85), (-33, -86)]
    whistle_cord = p.spline([(-2, -64), (-7, -48), (-5, -37)], False)
    whistle = p.spline(p.points("-9,-38 -1,-39 1,-33 -4,-29 -9,-32"))

    s = p.Sprite()
    far_red = [(t, p.mix(c, "40101c", 0.4)) for t, c in RED]
    s.limb(tail, [7, 6, 5, 4, 2], FUR, fur=3)
    leg(s, -7, FAR_FUR, far_red)
    s.limb(p.points("-4,-55 -17,-49 -24,-52"), [9, 8, 7], FAR_FUR)
    s.limb(p.points("-23,-51 -29,-66 -29,-84"), [7, 6, 5], FAR_FUR)
    s.add(body, FUR, 15, spine=[(4, -66), (8, 0)], fur=4)
    s.add(pale_belly, "f2dcae", 7)
    for mark in back_marks:
        s.line(p.spline(p.points(mark), False), 2, "5a3828", 0.55)
    leg(s, 0, FUR, RED)
    s.add(waist, RED, 10)
    s.line(side_stripe, 2.6, "fff0dc", 0.9)
    s.line(whistle_cord, 1.4, "fff4e0", 0.9)
    s.add(whistle, "e8ecec", 3)
    s.add(skull, FUR, 11, spine=[(-28, -74), (16, -84)], fur=2.4)
    s.add(jaw, "f2dcae", 3)
    s.line(mouth, 1.1, "4a2c24", 0.8)
    s.add(p.circle(-31, -74.5, 3.2, 2.6), "1c1018", 2)
    s.add(near_ear, "6a4834", 4)
    s.add(ear_hollow, "3a241f", 0, alpha=0.8)
    s.add(eye_patch, "3a241f", 4)
    s.limb(upper_tube, [7, 9, 13], BLACK)
    s.add(p.circle(-35.5, -92, 3, 6.2), "9cc4cc", 2)
    for x, y in p.points("-29,-98 -26,-97.6 -23,-97"):
        s.limb([(x - 1, y - 1), (x, y + 4)], [3.4, 3], FAR_FUR)
    s.limb(lower_tube, [6, 8, 11], BLACK)
    s.add(p.circle(-33.5, -86, 2.6, 5.2), "9cc4cc", 2)
    s.limb(p.points("12,-57 4,-47 -6,-43"), [13, 11, 9], FUR, fur=2.5)
    s.limb(p.points("-6,-43 -14,-57 -19,-76"), [9.5, 8, 6], FUR, fur=2.5)
    s.add(p.spline(p.points("-25,-80 -20,-83 -14,-80 -14,-74 -19,-71 -24,-74")), FUR, 4)
    for k, (x, y) in enumerate(p.points("-24,-79 -20.6,-80 -17.2,-80 -14,-79")):
        s.limb([(x, y), (x - 0.6, y - 5), (x + 0.6, y - 9 + k * 0.5)], [4, 3.6, 2.8], FUR)
        s.line(p.line([(x + 0.6, y - 9 + k * 0.5), (x + 1.4, y - 11 + k * 0.5)]), 1.2, "2c1a18")
    return s


def fin(img: p.Array, sand: p.Array) -> None:
    """The grey fin, the furrow behind it and the thrown sand."""
    x, y = FIN
    wake = p.Layer()
    back = p.points("24,8 82,-4 132,-16 220,-28", at=(x, y))
    wake.stroke(p.spline(back, False), 30, "8a5a44", 0.55, soft=7)
    wake.stroke(p.spline([(a, b - 13) for a, b in back], False), 9, "fff2cc", 0.8, soft=3)
    wake.stroke(p.spline([(a - 8, b + 17) for a, b in back], False), 11, "fff2cc", 0.75, soft=3)
    p.lay(img, wake, clip=sand)
    blade = p.spline(p.points("-92,10! -58,-44 -6,-108 66,-146! 50,-96 50,-40 78,8! 0,18", at=(x, y)))
    m = p.rough(p.mask(blade), 1, 10, 4)
    p.cast(img, m, y + 8, -0.7, squash=0.35, colour="5a3440", alpha=0.5, soft=4)
    p.form(img, m, STEEL, 26, light=NOON, texture=0.08, seed=5)
    p.rim_light(img, m, "fffdf0", -3, dy=-4, alpha=0.6)
    random = np.random.default_rng(58)
    spray = p.Layer()
    for k, (dx, dy, wide, tall) in enumerate(((36, -2, 80, 15), (-6, 6, 108, 22), (-84, 4, 58, 26), (-52, 14, 96, 20))):
        heap = p.rough(p.mask(p.circle(x + dx, y + dy + tall * 0.6, wide, tall)), 6, 16, 7 + k)
        heap = heap * p.smooth(y + dy + tall * 1.5, y + dy + tall * 0.2, p.grid.y)
        p.form(img, heap, p.tones("ecc878", "8a5a50", "fffbe8"), 18, light=NOON, texture=0.1, seed=3 + k)
    for _ in range(900):
        a, r = random.uniform(-2.9, -1.5), abs(random.normal(0, 58))
        px, py = x - 84 + random.normal(0, 24) + math.cos(a) * r, y + 4 + math.sin(a) * r * 0.8
        spray.fill(p.circle(px, py, random.uniform(0.7, 2.6)), p.mix("d8a858", "fffbe8", random.random()), 0.9)
    p.lay(img, spray)


def footprints(img: p.Array) -> None:
    """Out from the towel to the place where the fin is now."""
    layer = p.Layer()
    path = p.sample(p.points("318,1090 362,1050 398,1004 430,960 470,920 500,882"), 15)
    for k, (x, y) in enumerate(path):
        near = p.ground(y, 420)
        heading = np.arctan2(*(path[min(k + 1, 14)] - path[max(k - 1, 0)])[::-1])
        side = 15 * near * (1 if k % 2 else -1)
        px, py = x - math.sin(heading) * side, y + math.cos(heading) * side * 0.6
        turn = math.degrees(heading)
        for sole in (p.circle(0, 0, 15, 6.4), p.circle(13, 0, 8, 7)):
            layer.fill(p.moved(sole, px, py, near * 0.86, turn=turn), "7a4a3c", 0.75)
            layer.fill(p.moved(sole, px + 2, py + 3 * near, near * 0.7, turn=turn), "a8703c", 0.8)
    p.lay(img, layer, tooth=1)


def beach_things(img: p.Array) -> None:
    """The towel with its folds, a novel lying open on its face, two flippers."""
    left_edge = p.poly(p.points("-36,4 8,20 8,30 -36,13"))
    page_edge = p.poly(p.points("8,20 40,-2 40,8 8,30"))
    cover = p.poly(p.points("-38,3 -4,-18 42,-3 8,20"))
    label = p.poly(p.points("-18,1 -3,-8 21,0 6,10"))
    towel = p.texture.stripes("f8f0dc", "8aa4a4", 70, 0, seed=3)
    quad = ((42, 1066), (232, 1040), (318, 1128), (92, 1168))
    m = p.mask(p.poly(quad))
    p.shadow(img, p.rough(m, 3, 30, 4), 5, 8, soft=4, alpha=0.5, colour="5a3430")
    p.onto(img, towel, quad, (0, 0, 800, 700), m=p.rough(m, 3, 40, 4))
    folds = p.noise(60, 12, 2, ax=2.4)
    p.multiply(img, m * p.smooth(0.1, 0.8, folds), "8a6a70", 0.5)
    p.shine(img, m * p.smooth(0.1, 0.8, -folds), "fffbe8", 0.4)
    novel = p.Sprite()
    novel.add(left_edge, "2a4c58", 2)
    novel.add(page_edge, "f8ecd0", 2)
    for k in (3, 6):
        novel.line(p.line([(8, 20 + k), (40, -2 + k)]), 0.8, "a88a6a", 0.8)
    novel.add(cover, "3c7484", 3)
    novel.add(label, "d8c89a", 1)
    novel.draw(img, 248, 1092, 104, light=NOON, ground=0.3)
    flipper(img, (114, 1152))
    flipper(img, (180, 1140))


def flipper(img: p.Array, heel: tuple[float, float]) -> None:
    """A flipper lying on the towel, its heel towards us; outlines are across and along it, 100 long."""

    def lying(text: str) -> list[p.Point]:
        along, across = (-0.40, -0.84), (0.92, -0.13)
        return [
            (heel[0] + u * across[0] + v * along[0], heel[1] + u * across[1] + v * along[1], *corner)
            for u, v, *corner in p.points(text)
        ]

    blade = p.spline(lying("-14,30 -20,55 -31,97! -11,90 0,98! 11,90 31,97! 20,55 14,30"))
    foot_pocket = p.spline(lying("-14,2 -18,22 -14,44 0,50 14,44 18,22 14,2 0,-4"))
    opening = p.spline(lying("-9,5 -10,16 0,23 10,16 9,5 0,1"))
    s = p.Sprite()
    s.add(blade, "2c8094", 6)
    for rib in ("-8,46 -19,90", "0,50 0,92", "8,46 19,90"):
        s.line(p.line(lying(rib)), 3, "8ad0d4", 0.9)
    s.add(foot_pocket, "1f5468", 10)
    s.add(opening, "0e2430", 0)
    p.shadow(img, s.silhouette(0, 0), 4, 5, soft=3, alpha=0.5, colour="5a3430")
    s.draw(img, 0, 0, light=NOON)


def flag(img: p.Array, x: float, y: float, size: float) -> None:
    """A bathing flag planted in the sand."""
    cloth = p.spline(p.points("2,-99! 16,-104 32,-97 50,-100! 48,-82 50,-67! 34,-64 18,-70 2,-66!"))
    s = p.Sprite()
    s.limb([(0, 0), (1, -100)], [2.6, 2.2], "d8c8a8")
    s.add(cloth, RED, 8)
    m = s.draw(img, x, y, size, light=NOON, ground=0.25)
    p.cast(img, m, y, -0.5, squash=0.3, colour="6a4040", alpha=0.4, soft=2)


def paint() -> p.Array:
    """Dunes from the farthest to the nearest, flags and fin between them, the chair and its guard, things before us."""
    noon_sky = [(0, "c4d0c8"), (0.4, "dcdcc8"), (0.75, "f2ead0"), (1, "fff8e4")]
    farthest_crest = p.points("-60,486 120,462 260,478 430,446 560,470 720,456 860,476")
    far_crest = p.points("-60,500 80,508 250,534 420,508 590,462 700,486 860,530")
    far_ridge = p.points("590,462 560,500 586,540 620,590")
    middle_crest = p.points("-60,540 90,500 180,530 300,572 480,604 660,578 860,552")
    middle_ridge = p.points("88,501 60,540 110,590 150,650")
    near_crest = p.points("-60,700 120,672 330,706 480,700 640,640 740,606 860,640")
    near_ridge = p.points("740,607 700,660 742,716 720,790 770,860")
    watch_crest = p.points("-60,800 120,742 318,720 470,746 640,790 860,770")
    front_crest = p.points("-60,946 90,962 250,1010 430,1080 620,1146 860,1196")

    img = p.sky("desert", 520, 58, noon_sky)
    p.glow(img, 190, 130, 420, colour="fffdf0", alpha=0.8, power=1.6)
    p.over(img, p.mask(p.circle(190, 130, 44), soft=3), "ffffff", 0.95)
    p.cirrus(img, 300, 60, "ffffff", alpha=0.35, seed=5, tilt=0.05)
    dune(img, farthest_crest, [], 0.08, seed=3)
    dune(img, far_crest, far_ridge, 0.25, seed=8)
    dune(img, middle_crest, middle_ridge, 0.42, seed=12)
    dune(img, near_crest, near_ridge, 0.62, seed=21)
    x, y, size = CHAIR
    sand = dune(img, watch_crest, [], 0.82, seed=33)
    flag(img, 84, 790, 128)
    flag(img, 486, 768, 124)
    fin(img, sand)
    seat = lifeguard_chair()
    p.cast(
        img,
        seat.silhouette(x, y, size) + meerkat().silhouette(x - 16, y - 236, 224),
        y,
        -0.55,
        squash=0.3,
        colour="6a4040",
        alpha=0.5,
        soft=3,
    )
    m = seat.draw(img, x, y, size, light=NOON, ground=0)
    p.rim_light(img, m, "fff4e0", -2, dy=-2, alpha=0.3)
    m = meerkat().draw(img, x - 16, y - 236, 224, light=NOON)
    p.rim_light(img, m, "fffbe8", -2, dy=-3, alpha=0.4)
    for foot, depth in ((-30, 4), (12, 3), (17, -13), (-7, -13)):
        p.over(img, p.mask(p.circle(x + foot * 4, y + depth, 14, 4), soft=2), "f0d48c", 0.9)
    front = dune(img, front_crest, [], 1.0, seed=44)
    p.multiply(img, front * p.smooth(1080, 1240, p.grid.y), "c8905c", 0.4)
    footprints(img)
    beach_things(img)
    return img
