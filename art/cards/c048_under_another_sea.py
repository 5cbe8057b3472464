"""The sky is the underside of another sea: somebody up there has let down an anchor, and fishes for our dog.

Technique: painted relief, the light from above through water. Back to front: the water above and its boats, the square,
shafts of light, chain and anchor, the girl, the bait and the dog.
"""

from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np
import skia

from art import paint as p
from art.finish import Finish
from art.paint import beasts, heads

NUMBER, TITLE = 48, "Under Another Sea"
FINISH = Finish(vignette=0.25)

GLEAM = "d8fff0"
LIGHT = (430.0, 150.0)
ABOVE: p.Light = (0.25, -0.9, 0.25)
IRON = [(0, "020814"), (0.35, "081a30"), (0.6, "123650"), (0.8, "3a8090"), (1, "d4fff0")]
HULL = [(0, "0a1426"), (0.35, "12304a"), (0.7, "2a6a80"), (1, "b8f4e4")]


def water() -> p.Array:
    """Brightest where the sun stands on the other side, sinking into blue."""
    lit_water = [(0, "f4fff0"), (0.13, "b4f4e0"), (0.3, "48bcc0"), (0.5, "1a7c98"), (0.75, "124a70"), (1, "0c2648")]
    x, y = LIGHT
    away = np.hypot((p.grid.x - x) * 0.95, (p.grid.y - y) * 1.05) / 900 + p.noise(220, 3, 4) * 0.04
    img = p.ramp(np.clip(away, 0, 1), lit_water)
    p.brush(
        img,
        80,
        2200,
        (np.arctan2(p.grid.y - y, p.grid.x - x) + np.pi / 2).astype(np.float32),
        jitter=0.04,
        alpha=0.5,
        seed=5,
    )
    depth = p.smooth(470, 40, p.grid.y)
    wave = p.noise(90, 21, 4, ax=2.6) + 0.6 * p.noise(34, 22, 3, ax=2.4)
    crest = np.exp(-((wave / 0.13) ** 2)) * depth
    p.shine(img, crest.astype(np.float32), "e0fff0", 0.42)
    p.multiply(img, (p.smooth(0.25, 0.8, wave) * depth).astype(np.float32), "3a9cb0", 0.55)
    return img


def boat(img: p.Array, x: float, y: float, scale: float, turn: float) -> p.Array:
    """A rowing boat from below: a leaf of planks with its keel, two oars in the water; returns its hull."""
    oars = p.Layer()
    for side in (-1, 1):
        oars.stroke(p.moved(p.line([(side * 60, 10), (side * 178, 64)]), x, y, scale, turn=turn), 9 * scale, "123048")
        blade = p.ribbon([(side * 164, 58), (side * 236, 92)], [12, 30], 14, True)
        oars.fill(p.moved(blade, x, y, scale, turn=turn), "163a52")
    p.lay(img, oars)
    hull = p.moved(
        p.spline(p.points("0,-226! 66,-120 86,10 66,130 40,188! 0,196 -40,188! -66,130 -86,10 -66,-120")),
        x,
        y,
        scale,
        turn=turn,
    )
    m = p.rough(p.mask(hull), 1, 12, 3)
    ring = p.blur(p.mask(p.moved(p.circle(0, 0, 128, 250), x, y, scale, turn=turn)), 20)
    p.shine(img, ring, GLEAM, 0.35)
    p.form(img, m, HULL, 70 * scale, light=(-0.5, -0.5, 0.25), texture=0.05)
    seams = p.Layer()
    for u in (-0.72, -0.4, 0.4, 0.72):
        curve = [(u * 78 * math.cos(t * 1.45) ** 0.8, 20 + 200 * t) for t in np.linspace(-0.98, 0.85, 12)]
        seams.stroke(p.moved(p.spline(curve, False), x, y, scale, turn=turn), 3 * scale, "061426", 0.6)
    keel = p.moved(p.ribbon([(0, -228), (0, 0), (0, 198)], [5, 16, 9], 20), x, y, scale, turn=turn)
    seams.fill(keel, "0a1a30")
    seams.stroke(p.moved(p.line([(-5, -200), (-7, 180)]), x, y, scale, turn=turn), 2.4 * scale, "8adcd4", 0.7)
    p.lay(img, seams, clip=m)
    p.rim_light(img, m, "d4fff0", -4, dy=-3, alpha=0.6, soft=3)
    return m


class House(NamedTuple):
    """A house of a street: its left edge, the heights of its eaves and of the roof above them; `gable` faces us."""

    x: float
    width: float
    eaves: float
    roof: float
    gable: bool


def row(img: p.Array, houses: list[House], colour: str, far: float, foot: float, seed: int) -> None:
    """Houses of a street, with lit windows where someone is at home."""
    random = np.random.default_rng(seed)
    for x, w, eaves, roof, gable in houses:
        tip = [(x + w / 2, eaves - roof)] if gable else [(x + w * 0.16, eaves - roof), (x + w * 0.84, eaves - roof)]
        m = p.rough(p.mask(p.poly([(x, foot), (x, eaves), *tip, (x + w, eaves), (x + w, foot)])), 1.2, 14, seed)
        tops = p.mask(p.poly([(x - 7, eaves + 3), *tip, (x + w + 7, eaves + 3)]))
        p.over(
            img,
            m,
            p.vertical(
                [(0, p.mix(colour, "3a8aa0", 0.35)), (0.5, colour), (1, p.mix(colour, "061428", 0.6))],
                eaves - roof,
                foot,
            ),
        )
        p.over(
            img,
            tops,
            p.vertical([(0, p.mix(colour, "2a7088", 0.2)), (1, p.mix(colour, "040c20", 0.45))], eaves - roof, eaves),
        )
        p.rim_light(img, np.maximum(m, tops), "7ae0d8", 2, dy=-5, alpha=0.5 * (1 - far), soft=2.5)
        panes = p.Layer()
        size = 26 * (1 - far * 0.55)
        for j in range(int((foot - eaves) / (size * 3.1))):
            for i in range(max(1, int(w / (size * 2.5)))):
                px, py = x + size * (0.9 + i * 2.3), eaves + size * (0.9 + j * 3.0)
                if random.random() < 0.42 and px + size < x + w:
                    panes.fill(p.rect(px, py, size, size * 1.4, r=2), "ffd890")
                    panes.stroke(
                        p.line([(px + size / 2, py), (px + size / 2, py + size * 1.4)]),
                        2.4,
                        p.mix(colour, "0a1020", 0.5),
                    )
                    panes.stroke(
                        p.line([(px, py + size * 0.7), (px + size, py + size * 0.7)]), 2.4, p.mix(colour, "0a1020", 0.5)
                    )
                    p.glow(img, px + size / 2, py + size * 0.7, size * 2.4, colour="ffb050", alpha=0.3)
                elif random.random() < 0.6 and px + size < x + w:
                    panes.fill(p.rect(px, py, size, size * 1.4, r=2), p.mix(colour, "040a1c", 0.55), 0.8)
        p.lay(img, panes, clip=m)


def square(img: p.Array) -> None:
    """The village square: misty houses behind, cobbles in front, the net of light lying on them."""
    square_corners = p.points("-260,930 1060,930 1500,1280 -700,1280")
    row(
        img,
        [
            House(190, 96, 706, 70, gable=True),
            House(286, 120, 742, 54, gable=False),
            House(400, 100, 700, 84, gable=True),
            House(500, 130, 736, 60, gable=False),
        ],
        "1f6482",
        0.7,
        foot=980,
        seed=3,
    )
    p.haze(img, 700, 960, "3aa0ac", alpha=0.45)
    near = [House(84, 120, 600, 110, gable=True), House(612, 124, 628, 100, gable=True)]
    row(img, near, "164f70", 0.35, foot=1010, seed=8)
    nearest = [House(-70, 176, 470, 150, gable=True), House(716, 180, 500, 140, gable=True)]
    row(img, nearest, "10395a", 0.0, foot=1060, seed=12)
    ground = p.below(p.skyline(950, 5, 4), 2, 2)
    stone = p.blank()
    p.onto(stone, p.texture.cobbles("3c7c90", 46, 5), square_corners, (0, 0, 800, 430))
    p.over(img, ground, stone)
    p.multiply(img, ground * p.smooth(360, 560, np.hypot(p.grid.x - 420, (p.grid.y - 1050) * 2)), "123a5c", 0.75)
    p.caustics(img, ground, GLEAM, 0.24, scale=70, seed=6)


def anchor_path(x: float, y: float, scale: float, turn: float) -> skia.Path:
    """An old anchor standing on its crown: shank, stock, two arms with flukes."""
    shank = p.ribbon([(0, -8), (0, -250), (0, -512)], [48, 36, 28], 30)
    stock_bar = p.ribbon([(-142, -420), (0, -436), (142, -420)], [18, 28, 18], 30, True)
    stock = p.union(stock_bar, p.circle(-146, -419, 20), p.circle(146, -419, 20))
    arms = p.ribbon(p.points("-214,-150 -150,-56 0,-4 150,-56 214,-150"), [22, 40, 56, 40, 22], 60, True)
    flukes = [p.moved(p.poly(p.points("196,-240 262,-120 150,-118 186,-150")), flip=side) for side in (False, True)]
    ring = p.cut(p.circle(0, -548, 48), p.circle(0, -548, 29))
    return p.moved(p.union(shank, stock, arms, *flukes, ring), x, y, scale, turn=turn)


def chain(img: p.Array, a: p.Point, b: p.Point, hull: p.Array) -> None:
    """Links growing towards us, now broad, now on edge; the first hang over the boat's far side, behind its hull."""
    n, behind = 11, img.copy()
    for k in range(n):
        t = ((k + 0.5) / n) ** 0.86
        x, y = a[0] + (b[0] - a[0]) * t + 10 * math.sin(t * 3), a[1] + (b[1] - a[1]) * t
        size = 0.5 + 0.5 * t
        link = p.cut(p.circle(0, 0, 15, 25), p.circle(0, 0, 7, 16)) if k % 2 else p.rect(-5, -26, 10, 52, r=5)
        p.solid(img, p.moved(link, x, y, size, turn=3), IRON, 7 * size, light=ABOVE, tooth=0, texture=0.02, soften=0.6)
    p.over(img, hull, behind)


def girl() -> p.Sprite:
    """In a red coat on the anchor's arm, her feet braced on it, both hands round her parcel, her face to the boat."""
    red_coat = p.spline(p.points("-6,-46 6,-48 12,-36 14,-18 29,-13 32,-5 27,3 16,6 9,8 1,4 -7,-4 -11,-12 -11,-26"))
    hem = p.spline([(10, -12), (20, -9), (31, -6)], False)
    back_fold = p.spline([(-7, -30), (-5, -14), (2, -4)], False)
    long_hair = p.spline(p.points("9,-74 -2,-75 -9,-66 -14,-52 -17,-34! -6,-38 -3,-50 -1,-60 4,-68"))
    fringe = p.spline(p.points("12,-72 4,-75 -3,-70 4,-66"))
    parcel = p.poly(p.points("13,-33 36,-37 38,-14 15,-10"))
    lid = p.poly(p.points("13,-33 17,-37 39,-40.5 36,-37"))
    bow = p.union(p.circle(23, -40, 4, 2.6), p.circle(31, -41.4, 4, 2.6))
    palm = p.spline(p.points("15,-19 19,-21 24,-18.6 24,-13 19,-11.4 15,-13"))

    s = p.Sprite()
    skin = "e8b898"
    for knee, foot in (((35, -4), (39, 21)), ((30, -3), (32, 19))):
        s.limb([(2, -2), knee, foot], [15, 10, 6], "24344c")
        shoe = p.spline(p.points("-4,-3 4,-3 10,1 12,6 4,6 -4,3", at=(foot[0], foot[1])))
        s.add(shoe, "2a1418", 3)
    s.add(red_coat, "d02a2c", 15)
    s.line(hem, 1.6, "8a1420", 0.7).line(back_fold, 1.6, "8a1420", 0.55)
    p.profile(s, 4, -60, 11, tilt=0.5, skin=skin, hair="3a1a18")
    s.add(long_hair, "3a1a18", 6)
    s.line(p.line([(12.8, -55.6), (15, -57)]), 2, "e0ae90")
    s.line(p.spline([(16.3, -58.2), (14.6, -57.4), (12.8, -58.8)], False), 1.2, "6a3028")
    s.limb([(9, -45), (11.4, -39), (10.6, -31)], [10, 10, 7], "98161e")
    s.limb([(-5, -50), (2, -46), (10, -47)], [9, 9, 8], "a81c24")
    s.add(fringe, "3a1a18", 4)
    s.add(lid, "fff6d8", 0).add(parcel, "f4e4bc", 6)
    s.line(p.line([(27.5, -38.6), (25, -35), (27, -12)]), 2.6, "d88a2a")
    s.line(p.line([(14, -22), (37, -26)]), 2.6, "d88a2a")
    s.add(bow, "e89a34", 2)
    for k in range(3):
        s.limb([(36.4 + k * 0.3, -31 + k * 3.4), (33 + k * 0.3, -30.4 + k * 3.4)], [3.4, 3], skin)
    s.limb([(0, -40), (3, -22), (15, -16)], [11, 9.5, 7.5], "e03a34")
    s.limb([(13, -17), (15.4, -16)], [8.6, 8.6], "b82028")
    s.add(palm, skin, 5)
    for k in range(4):
        s.limb([(22, -19.4 + k * 2.5), (28.4 - abs(k - 1), -20.4 + k * 2.7)], [3.2, 2.6], skin)
    s.limb([(18.6, -20), (22, -23.6)], [3.4, 2.8], skin)
    return s


def dog() -> p.Sprite:
    """Sitting very straight, nose to the sky."""
    tail = [(-26, -10), (-44, -14), (-56, -30)]
    far_paw = p.spline(p.points("10,-2 12,-7 20,-6 24,0 10,1"))
    trunk = p.spline(p.points("2,-76 18,-70 22,-52 18,-34 4,-14 -10,-3 -30,-2 -34,-18 -24,-40 -10,-62"))
    haunch = p.spline(p.points("-4,-34 -24,-32 -34,-14 -26,0 -4,0 4,-14"))
    near_paw = p.spline(p.points("0,-2 2,-8 12,-7 17,0 0,1"))

    s = p.Sprite()
    coat, shade = "f2e2ca", "c8b09a"
    s.limb(tail, [8, 6, 3], coat, fur=3)
    s.limb([(12, -46), (13, -24), (12, -4)], [13, 8, 6], shade, fur=2)
    s.add(far_paw, shade, 3)
    s.add(trunk, coat, 24, fur=4)
    s.add(haunch, coat, 16, fur=3)
    s.limb([(-16, -3), (2, -2)], [8, 7], coat)
    s.limb([(6, -48), (5, -26), (3, -4)], [15, 9, 7], coat, fur=2)
    s.add(near_paw, coat, 4)
    s.limb([(8, -62), (12, -80)], [26, 20], coat, fur=3)
    heads.dog(s, beasts.KINDS["dog"], (14, -85), -0.8, coat=coat, under="fff8ea", hair=4)
    s.limb([(-2, -70), (10, -63), (24, -66)], [5, 5.5, 5], "d8342c")
    return s


def bait(img: p.Array, x: float, y: float, start: p.Point) -> None:
    """A roast leg threaded on a bright hook, shank and barb above it, at the end of the second boat's line."""
    hook = p.points("0,-76 0,-20 0,22 -10,46 -33,56 -56,44 -64,20 -64,-2", at=(x, y))
    barb = p.poly(p.points("-69,-2 -64,-22 -59,-4 -47,14 -60,8", at=(x, y)))
    roast_colours = [(0, "4a1408"), (0.35, "a04410"), (0.66, "ea9030"), (0.9, "ffdc80"), (1, "fffae0")]
    meat = p.points("-80,66 -66,36 -34,26 4,32 30,56 42,90 40,122! 22,130! -14,122 -54,108 -76,88", at=(x, y))
    folds = (
        p.points("38,108 24,104 14,108", at=(x, y)),
        p.points("36,96 20,90 6,93", at=(x, y)),
        p.points("-60,92 -44,102 -24,106", at=(x, y)),
    )
    p.glow(img, x - 10, y + 60, 190, colour="ffb850", alpha=0.6, power=1.8)
    line = p.Layer().stroke(p.spline([start, (x + 8, (start[1] + y) / 2), (x, y - 92)], False), 3, "eafffa", 0.9)
    line.stroke(p.circle(x, y - 84, 8), 5, "eafffa")
    line.stroke(p.spline(hook, False), 9, "9cc4cc").stroke(p.moved(p.spline(hook, False), -1.4, -0.6), 5, "f2fffc")
    line.fill(barb, "f2fffc")
    p.lay(img, line)
    bone = p.ribbon(p.points("22,116 34,134 43,148", at=(x, y)), [24, 15, 14], 20, True)
    for end in (p.circle(x + 38, y + 159, 11), p.circle(x + 54, y + 148, 11), bone):
        p.solid(img, end, "fff2d4", 9, light=ABOVE, tooth=0.3)
    m = p.solid(img, p.spline(meat), roast_colours, 50, light=(-0.4, -0.8, 0.3), tooth=0.6, texture=0.07)
    p.rim_light(img, m, "fff0c0", -3, dy=-4, alpha=0.6)
    skin = p.Layer()
    for fold in folds:
        skin.fill(p.ribbon(fold, [1, 4, 1], 16), "7a2c0c", 0.7)
    for dx, dy in ((-1, 36), (-62, 41)):
        skin.fill(p.circle(x + dx, y + dy, 10, 4.5), "5a1c08", 0.85, soft=1)
    for top, foot in (((x, y + 10), (x, y + 35)), ((x - 64, y + 18), (x - 61, y + 39))):
        skin.stroke(p.line([top, foot]), 9, "9cc4cc").stroke(p.moved(p.line([top, foot]), -1.4, -0.6), 5, "f2fffc")
    skin.fill(p.ribbon(p.points("-58,66 -48,50 -28,42", at=(x, y)), [2, 8, 2], 16), "fff6cc", 0.7, soft=2)
    p.lay(img, skin)


def paint() -> p.Array:
    """Water, boats, light, the square, the anchor with the girl, the bait and the dog."""
    rising_bubbles = [(500, 640, 7), (512, 600, 4), (492, 566, 5), (230, 720, 6), (238, 690, 4)]
    img = water()
    boat(img, 690, 96, 0.42, turn=38)
    hull = boat(img, *LIGHT, 0.92, turn=14)
    square(img)
    shafts = (
        ((330, 120), (120, 1100), (60, 190), 0.2),
        ((440, 120), (420, 1150), (90, 300), 0.3),
        ((540, 120), (690, 1120), (50, 200), 0.24),
    )
    for top, low, wide, alpha in shafts:
        p.shaft(img, top, low, wide, colour="c8fff0", alpha=alpha, soft=22)
    chain(img, (444, 230), (450, 530), hull)
    place = (384.0, 1092.0, 0.98, 6.0)
    m = p.rough(p.mask(anchor_path(*place)), 1, 14, 3)
    p.contact(img, 384, 1098, 190, ry=30, alpha=0.75, colour="04142a")
    p.form(img, m, IRON, 26, light=ABOVE, texture=0.03)
    p.rim_light(img, m, "d0fff0", 3, dy=-4, alpha=0.75, soft=2)
    p.shadow(img, girl().silhouette(254, 1001, 240), 6, 16, soft=8, alpha=0.7, colour="020814", clip=m)
    girl().draw(img, 254, 1001, 240, light=ABOVE, rim=GLEAM, rim_alpha=0.7)
    bait(img, 677, 676, (676, 130))
    dog().draw(img, 668, 1134, 200, light=ABOVE, rim=GLEAM, ground=0.7)
    layer = p.Layer()
    p.bubbles(layer, rising_bubbles)
    p.lay(img, layer)
    return np.clip(img, 0, 1)
