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
FUR = [(0, "4a2c24"), (0.4, "94663c"), (0.65, "c8985c"), (1, "fbe4b4")]
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
    for a, b in (((8, -56), (22, 0)), ((-10, -56), (-4, -2))):
        s.limb([a, b], [2.6, 3], dark)
    s.limb([(-8, -18), (20, -16)], [2, 2], dark)
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
    s.limb([(-20, -57), (-21, -67)], [2.4, 2.4], RED)
    s.limb([(-23, -67), (12, -69)], [2.8, 2.8], RED)
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


def meerkat() -> p.Sprite:
    """Sitting up in red trunks, binoculars at its eyes, looking left; 100 high."""
    tail = p.points("16,-6 34,2 46,22 42,50 50,66")
    body = p.spline(p.points("-4,-66 12,-68 22,-46 26,-18 22,0 -8,2 -13,-14 -11,-40"))
    pale_belly = p.spline(p.points("-8,-58 0,-60 0,-36 -2,-16 -11,-16 -10,-38"))
    trunks = p.spline(p.points("-14,-17 8,-14 27,-19 26,-2 10,4 -18,6 -30,4 -29,-7 -18,-10"))
    skull = p.spline(p.points("-8,-92 2,-99 13,-96 19,-85 15,-72 4,-64 -8,-63 -22,-67 -31,-72 -31,-76 -22,-80 -13,-84"))
    jaw = p.spline(p.points("-29,-71 -16,-72 -4,-68 4,-65 -8,-63 -22,-67"))
    mouth = p.spline([(-29, -70.5), (-20, -70), (-14, -71)], False)
    near_ear = p.spline(p.points("10,-86 15,-91 20,-87 20,-79 14,-76 11,-80"))
    ear_hollow = p.spline(p.points("13,-85 17,-87 17.5,-81 14.5,-79"))
    eye_patch = p.spline(p.points("-16,-86 -8,-92 0,-88 2,-82 -5,-78 -14,-79"))
    upper_tube = [(-8, -87), (-22, -89), (-38, -91)]
    lower_tube = [(-8, -83), (-22, -84), (-35, -85)]
    near_arm = p.points("12,-54 -2,-52 -16,-62 -20,-82")
    whistle_cord = p.spline([(-2, -64), (-8, -50), (-6, -40)], False)
    whistle = p.spline(p.points("-10,-41 -2,-42 0,-36 -5,-32 -10,-35"))

    s = p.Sprite()
    s.limb(tail, [7, 6, 5, 4, 2], FUR, fur=3)
    s.limb([(14, -52), (8, -40), (-6, -34)], [9, 7, 5], [(t, p.mix(c, "4a2c24", 0.35)) for t, c in FUR])
    s.add(body, FUR, 15, spine=[(4, -66), (8, 0)], fur=4)
    s.add(pale_belly, "f2dcae", 7)
    for k in range(5):
        s.line(
            p.spline([(22 - abs(k - 4), -52 + k * 8), (16, -50 + k * 8), (11, -47 + k * 8)], False), 2, "6a4430", 0.6
        )
    s.add(trunks, RED, 9)
    s.limb([(-26, 0), (-32, 10), (-32, 22)], [8, 6, 5], FUR)
    s.limb([(-31, 22), (-40, 25)], [5, 4], FUR)
    s.add(skull, FUR, 11, spine=[(-28, -74), (16, -84)], fur=2.4)
    s.add(jaw, "f2dcae", 3)
    s.line(mouth, 1.1, "4a2c24", 0.8)
    s.add(p.circle(-31, -74.5, 3.2, 2.6), "1c1018", 2)
    s.add(near_ear, "6a4834", 4)
    s.add(ear_hollow, "3a241f", 0, alpha=0.8)
    s.add(eye_patch, "4a3028", 4)
    s.limb(upper_tube, [7, 9, 13], BLACK)
    s.add(p.circle(-38.5, -91, 3, 6.2), "9cc4cc", 2)
    s.limb(lower_tube, [6, 8, 11], BLACK)
    s.add(p.circle(-35.5, -85, 2.6, 5.2), "9cc4cc", 2)
    s.limb(near_arm, [10, 8, 6, 6], FUR, fur=2.5)
    s.line(whistle_cord, 1.4, "fff4e0", 0.9)
    s.add(whistle, "e8ecec", 3)
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
    path = p.sample(p.points("262,1108 352,1056 398,1004 430,960 470,920 500,882"), 15)
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
    blade = p.spline(p.points("-30,-16! 20,-9 52,-24! 58,0 54,24! 20,9 -30,14!"))
    foot_pocket = p.spline(p.points("-34,0 -28,-14 -8,-12 -2,0 -8,12 -28,13"))

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
    novel.draw(img, 218, 1096, 110, light=NOON, ground=0.3)
    flipper = p.Sprite()
    flipper.add(blade, "2c3e48", 8)
    for y0, y1 in ((-4, -14), (0, 0), (4, 14)):
        flipper.line(p.line([(8, y0), (52, y1)]), 3, "5a7480", 0.9)
    flipper.add(foot_pocket, "3c525c", 8)
    flipper.add(p.circle(-26, 0, 8, 7), "141c24", 0)
    for x, y, turn in ((96, 1098, -118), (150, 1084, -100)):
        flipper.draw(img, x, y, 84, turn=turn, light=NOON, ground=0)


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
        seat.silhouette(x, y, size) + meerkat().silhouette(x - 16, y - 238, 190),
        y,
        -0.55,
        squash=0.3,
        colour="6a4040",
        alpha=0.5,
        soft=3,
    )
    m = seat.draw(img, x, y, size, light=NOON, ground=0)
    p.rim_light(img, m, "fff4e0", -2, dy=-2, alpha=0.3)
    m = meerkat().draw(img, x - 16, y - 238, 190, light=NOON)
    p.rim_light(img, m, "fffbe8", -2, dy=-3, alpha=0.4)
    for foot in (-30, 12, 22, -4):
        p.over(img, p.mask(p.circle(x + foot * 4, y + (2 if abs(foot) < 20 else 4), 16, 5), soft=2), "f0d48c", 0.9)
    front = dune(img, front_crest, [], 1.0, seed=44)
    p.multiply(img, front * p.smooth(1080, 1240, p.grid.y), "c8905c", 0.4)
    footprints(img)
    beach_things(img)
    return img
