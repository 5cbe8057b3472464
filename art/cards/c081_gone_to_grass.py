"""At misty dawn a lit carousel turns with empty poles; its painted horses graze in the meadow, and one blue one
hesitates.

Technique: painted relief. Back to front: a green dawn, the meadow with its trails, the carousel from far poles to
canopy, the blue horse, mist, the herd.
"""

from __future__ import annotations

import math
from dataclasses import replace
from typing import NamedTuple

import numpy as np

from art import paint as p

NUMBER, TITLE = 81, "Gone to Grass"

SUN = (610.0, 486.0)
LIGHT = (0.62, -0.62, 0.42)
MIST = "eef0d0"
CENTRE, DECK, EAVE, APEX = 268.0, 742.0, 428.0, 266.0  # the carousel's axis, platform, eaves and top
BLUE = "2a6fd8"
GOLD = [(0, "4a3a14"), (0.35, "94742c"), (0.6, "d0a848"), (0.82, "f8e094"), (1, "fffbe4")]


def meadow(img: p.Array) -> None:
    """Trees in the mist, and three folds of wet grass."""
    p.forest_band(img, 566, 90, "a8b890", seed=5, count=70, kind="round", mist=MIST)
    p.mist(img, 560, 60, "f8f4d8", alpha=0.8, seed=3)
    p.forest_band(img, 606, 70, "8aa47c", seed=8, count=50, kind="round", mist=MIST)
    for k, (y, height, tint, blades) in enumerate(
        ((622, 9, "a8b87c", 1800), (700, 12, "8ca864", 2600), (850, 16, "6c8e48", 5200), (1050, 16, "4a6c34", 5200))
    ):
        line = p.skyline(y, height, 11 + k, 4)
        ground = p.below(line, 2, k)
        tone = np.clip((p.grid.y - y) / 260 + p.noise(90, 5 + k, 4, ax=2, ay=0.6) * 0.22, 0, 1)
        p.over(
            img, ground, p.ramp(tone, [(0, p.mix(tint, "f4eebc", 0.5)), (0.35, tint), (1, p.mix(tint, "1c3a2c", 0.42))])
        )
        p.grass_over(
            img,
            ground * p.smooth(y + 260, y + 200, p.grid.y),
            blades,
            (5 + 3 * k, 11 + 7 * k),
            seed=20 + k,
            lean=0.1,
            lift=0.04,
        )
        if k < 3:
            p.mist(img, y + 26, 40 + 14 * k, MIST, alpha=0.6 - 0.12 * k, seed=30 + k)


def trails(img: p.Array) -> None:
    """Hoofprints that fan out through the wet grass from the platform."""
    ways = [
        p.points("392,782 470,770 560,742 628,734"),
        p.points("396,792 500,806 620,830 690,846"),
        p.points("372,806 430,860 470,940 500,1010"),
        p.points("300,816 300,880 240,960 216,1036"),
        p.points("410,776 470,728 530,690 556,664"),
    ]
    for way in ways:
        grow = [(q[1] - 560) / 620 for q in way]
        trod = p.mask(p.ribbon(way, [10 + 38 * g for g in grow], 50), soft=5)
        p.multiply(img, trod, "3a5a34", 0.5)
        prints = p.Layer()
        for j, (x, y) in enumerate(p.sample(way, 17)):
            k = (y - 560) / 620
            dx = (4 + 14 * k) * (1 if j % 2 else -1)
            hoofprint = p.spline(p.points("-6,3 -6,-4 0,-7 6,-4 6,3", at=(x + dx, y), scale=(k, k)), False)
            prints.stroke(hoofprint, 1 + 5 * k, "1c3220", 0.75)
        p.lay(img, prints, tooth=1)


def rim(angle: float, radius: float, y: float, flat: float = 0.17) -> tuple[float, float]:
    """A point on a level circle of the carousel; pi/2 is nearest to us."""
    return CENTRE + radius * math.cos(angle), y + radius * flat * math.sin(angle)


def pole(img: p.Array, angle: float) -> None:
    """A twisted brass pole from the platform to the eaves, with nothing on it."""
    x, foot = rim(angle, 158, DECK - 4)
    head = rim(angle, 158, EAVE + 20)[1]
    near = 0.5 + 0.5 * math.sin(angle)
    w = 4.5 + 3 * near
    s = p.Sprite().add(p.rect(x - w / 2, head, w, foot - head, r=w / 2), GOLD, w * 0.6)
    for y in np.arange(head + 4, foot - 4, 9):
        s.line(p.line([(x - w * 0.4, y + 3), (x + w * 0.4, y - 2)]), 1.5, "6a5018", 0.8)
    s.draw(img, 0, 0, 100, light=LIGHT, haze=(MIST, 0.3 * (1 - near)))


def platform(img: p.Array) -> None:
    """The round floor with its gilded skirt."""
    gilded_skirt = [(0, "28341c"), (0.4, "5a6a38"), (0.7, "8c9858"), (1, "e8e4b0")]
    deck_boards = [(0, "6a5434"), (0.5, "a88c5c"), (0.8, "d8c08c"), (1, "fff4cc")]
    p.contact(img, CENTRE, DECK + 66, 236, ry=30, alpha=0.6, colour="1c3424")
    side = p.union(p.circle(CENTRE, DECK + 44, 208, 36), p.rect(CENTRE - 208, DECK, 416, 44))
    p.solid(img, side, gilded_skirt, 20, light=LIGHT, tooth=0.4, texture=0.05)
    panels = p.Layer()
    for k in range(19):
        a = math.pi * (k + 0.5) / 19
        x, y = rim(a, 206, DECK + 26, 0.175)
        squeeze = abs(math.sin(a))
        panels.fill(p.circle(x, y, 11 * squeeze + 1, 11), "e8c868").fill(p.circle(x, y, 6 * squeeze + 0.5, 6), "f8f0d0")
    p.lay(img, panels)
    p.solid(img, p.circle(CENTRE, DECK, 208, 36), deck_boards, 8, light=LIGHT, tooth=0.4, texture=0.08)
    boards = p.Layer()
    for k in range(40):
        boards.stroke(p.line([rim(k * math.pi / 20, 60, DECK), rim(k * math.pi / 20, 204, DECK)]), 1.2, "5a4428", 0.5)
    p.lay(img, boards)
    p.lay(img, p.Layer().stroke(p.circle(CENTRE, DECK, 208, 36), 3.4, "f8e094", 0.95))


def column(img: p.Array) -> None:
    """The middle: mirrors between gilded pilasters."""
    old_gilding = [(0, "3c4428"), (0.4, "74784a"), (0.7, "b0ac74"), (1, "f8f0c8")]
    mirror_glass = [(0, "fff8d8"), (0.5, "c8d4b0"), (1, "8ca080")]
    p.solid(
        img, p.rect(CENTRE - 58, EAVE, 116, DECK - EAVE + 8, r=6), old_gilding, 40, light=LIGHT, tooth=0.4, texture=0.05
    )
    for x, w in ((-38, 26), (0, 36), (38, 26)):
        glass = p.mask(p.rect(CENTRE + x - w / 2, EAVE + 76, w, 172, r=w / 2))
        p.over(img, glass, p.vertical(mirror_glass, EAVE + 76, EAVE + 250, 10))
        p.lay(img, p.Layer().stroke(p.rect(CENTRE + x - w / 2, EAVE + 76, w, 172, r=w / 2), 3.4, "d8b050"))


def bulbs(img: p.Array, places: list[tuple[float, float]], size: float) -> None:
    """Small warm lamps, still burning."""
    dots = p.Layer()
    for x, y in places:
        dots.fill(p.circle(x, y, size), "fffbe0")
    p.lay(img, dots)
    for x, y in places:
        p.glow(img, x, y, size * 6.5, colour="ffd674", alpha=0.75)


def valance(img: p.Array, count: int, radius: float) -> None:
    """Scallops along the front of the edge."""
    edge = p.Sprite()
    for k in range(count):
        a0, a1 = math.pi * k / count, math.pi * (k + 1) / count
        (x0, y0), (x1, y1) = rim(a0, radius, EAVE), rim(a1, radius, EAVE)
        tint = "e8c868" if k % 2 else "f4ead0"
        scallop = p.spline([(x0, y0, 1), (x1, y1, 1), (x1, y1 + 22, 1), ((x0 + x1) / 2, y1 + 40), (x0, y0 + 22, 1)])
        edge.add(scallop, tint, 5)
    edge.draw(img, 0, 0, 100, light=LIGHT, shade="3a4424")


def lamps(img: p.Array, radius: float) -> None:
    """Bulbs along the edge, and five strings of them up to the top."""
    bulbs(img, [rim(math.pi * k / 26, radius + 1, EAVE + 3) for k in range(27)], 3.4)
    for a in (0.16, 0.33, 0.5, 0.67, 0.84):
        x, y = rim(math.pi * a, radius, EAVE)
        bulbs(
            img,
            [
                (CENTRE + (x - CENTRE) * t * (0.9 + 0.1 * t), APEX + 8 + (y - APEX) * t + 10 * math.sin(t * 3))
                for t in (0.22, 0.4, 0.58, 0.76)
            ],
            2.4,
        )


def finial(img: p.Array) -> None:
    """A gilt ball and a pennant on top."""
    pennant = p.spline(p.points("0,-78! 22,-74 44,-66! 20,-60 0,-56!", at=(CENTRE, APEX)))
    top = (
        p.Sprite()
        .limb([(CENTRE, APEX + 6), (CENTRE, APEX - 30)], [8, 5], GOLD)
        .add(p.circle(CENTRE, APEX - 34, 9), GOLD, 7)
    )
    top.add(pennant, "f0e6c0", 6)
    top.limb([(CENTRE, APEX - 40), (CENTRE, APEX - 80)], [3, 3], GOLD)
    top.draw(img, 0, 0, 100, light=LIGHT)


def canopy(img: p.Array) -> None:
    """The striped tent roof, its scalloped edge and the lamps."""
    count, radius = 20, 224
    under = p.mask(p.circle(CENTRE, EAVE + 4, radius - 4, (radius - 4) * 0.17))
    p.over(img, under, "5a5a34")
    p.shine(img, under * p.smooth(EAVE + 40, EAVE, p.grid.y), "ffdc90", 0.3)
    for k in range(count):
        a0, a1 = math.pi * 2 * k / count, math.pi * 2 * (k + 1) / count
        if math.sin((a0 + a1) / 2) < -0.35:
            continue
        lit = 0.55 + 0.4 * math.cos((a0 + a1) / 2 - 0.5)
        base = "5c7c48" if k % 2 else "f0e6c0"
        tint = p.mix(p.mix(base, "2a3424", 0.62), p.mix(base, "fffbe0", 0.25), lit)
        (x0, y0), (x1, y1) = rim(a0, radius, EAVE), rim(a1, radius, EAVE)
        bow0, bow1 = (
            ((CENTRE + x0) / 2 + (CENTRE - x0) * 0.09, (APEX + y0) / 2 + 16),
            ((CENTRE + x1) / 2 + (CENTRE - x1) * 0.09, (APEX + y1) / 2 + 16),
        )
        gore = p.spline([(CENTRE, APEX, 1), bow0, (x0, y0, 1), (x1, y1, 1), bow1])
        m = p.mask(gore)
        p.over(
            img,
            m,
            p.ramp(
                np.clip(0.5 + p.noise(40, 8, 4) * 0.3 + p.noise(5, 9, 2) * 0.1, 0, 1),
                [(0, p.mix(tint, "2a3424", 0.2)), (1, p.mix(tint, "fff8dc", 0.2))],
            ),
        )
    valance(img, 2 * count, radius)
    lamps(img, radius)
    finial(img)


def gilded(part: p.Part, mane: str) -> p.Part:
    """A dark part (mane, tail, hooves) turned to old gold."""
    if part.radius <= 0 or isinstance(part.colour, list) or float(np.mean(p.rgb(part.colour))) > 0.3:
        return part
    return replace(part, colour=mane)


def painted_horse(pose: str, coat: str, cloth: str, mane: str = "d8ac50") -> p.Sprite:
    """A carousel horse off its pole: lacquered coat, gilded mane, slipped saddle, and the stump of its brass pole."""
    saddle_cloth = p.spline(p.points("-16,-78 0,-74 14,-78 17,-60 10,-44 -8,-44 -18,-58"))
    cloth_braid = p.spline(p.points("-16,-60 -8,-47 9,-47 15,-60"), False)
    saddle = p.spline(p.points("-13,-80 -2,-76 10,-84 12,-76 0,-69 -12,-72"))
    horse = p.quadruped("horse", pose, coat, p.mix(coat, "fff8e8", 0.5), fur=False)
    s = p.Sprite([gilded(part, mane) for part in horse.parts])
    stump = p.rect(-3, -104, 6, 30, r=2)
    s.parts.insert(0, p.Part(p.rect(-3, -112, 6, 60, r=2), GOLD, 3))
    for y in range(-108, -78, 8):
        s.parts.insert(1, p.Part(p.line([(-3, y + 3), (3, y - 2)]), "6a5018", 0, 0.8, width=1.3, clip=stump))
    s.add(saddle_cloth, cloth, 8)
    s.line(cloth_braid, 2.6, "f4d478")
    s.add(saddle, "a8823c", 5)
    return s


class Runaway(NamedTuple):
    """A horse that has left the carousel; `haze` is its distance."""

    x: float
    y: float
    size: float
    pose: str
    coat: str
    cloth: str
    flip: bool
    haze: float


def herd(img: p.Array) -> None:
    """The runaways, from the mist to the foreground."""
    places = (
        Runaway(556, 662, 40, "graze", coat="d8ccb0", cloth="8a9c74", flip=True, haze=0.66),
        Runaway(640, 726, 66, "run", coat="efe6d0", cloth="a89a60", flip=False, haze=0.48),
        Runaway(736, 694, 50, "graze", coat="cfc0a0", cloth="94a078", flip=True, haze=0.62),
        Runaway(664, 846, 108, "graze", coat="f0e4c8", cloth="8c6c3c", flip=False, haze=0.24),
        Runaway(212, 1040, 150, "walk", coat="e4d4b0", cloth="6c8050", flip=True, haze=0.06),
        Runaway(520, 1046, 200, "graze", coat="f6ecd4", cloth="a0702c", flip=False, haze=0.0),
    )
    for x, y, size, pose, coat, cloth, flip, haze in places:
        p.contact(img, x, y, size * 0.42, ry=size * 0.06, alpha=0.5 * (1 - haze), colour="1c3424")
        painted_horse(pose, coat, cloth).draw(
            img, x, y, size, flip=flip, light=LIGHT, shade="3a3a34", rim="fffbe0", haze=(MIST, haze)
        )
    tufts = p.below(p.skyline(1032, 6, 3), 3, 3) * p.smooth(1064, 1050, p.grid.y)
    p.grass_over(img, tufts, 1500, (14, 30), seed=55, lean=0.1, lift=0.03)


def blue_horse(img: p.Array) -> None:
    """The one that is left, a hoof held out over the edge."""
    s = painted_horse("trot", BLUE, "f4ead0", "f0d070")
    x, y = rim(0.5, 150, DECK + 4)
    p.contact(img, x - 6, y, 40, ry=7, alpha=0.6, colour="2c2a18")
    s.draw(img, x + 16, y + 6, 124, turn=-2, light=LIGHT, shade="0c1c54", rim="e8f4ff")


def paint() -> p.Array:
    """From the meadow: dawn, trails, the carousel from its far poles to its canopy, the blue horse, mist, the herd."""
    green_dawn = [(0, "8fae9c"), (0.35, "bccbaa"), (0.65, "e6e2b4"), (0.88, "fbeebc"), (1, "fff6d4")]
    img = p.sky("green_dawn", 640, 81, green_dawn)
    p.cirrus(img, 190, 130, "fff8dc", alpha=0.4, seed=6, tilt=0.08)
    p.sun(img, *SUN, 44, colour="fffdf0", halo="ffe9a8", alpha=0.75)
    p.rays(img, *SUN, 760, colour="fff4c8", alpha=0.2, seed=4, start=60)
    meadow(img)
    trails(img)
    platform(img)
    angles = [math.pi * 2 * (k + 0.3) / 11 for k in range(11)]
    for a in sorted(angles, key=math.sin):
        if math.sin(a) < 0:
            pole(img, a)
    column(img)
    for a in sorted(angles, key=math.sin):
        if math.sin(a) >= 0:
            pole(img, a)
    canopy(img)
    p.glow(img, CENTRE, 600, 300, colour="ffe0a0", alpha=0.28, power=1.5)
    blue_horse(img)
    p.mist(img, 690, 40, MIST, alpha=0.3, seed=44)
    herd(img)
    p.glow(img, *SUN, 420, colour="fff2c0", alpha=0.3, power=1.4)
    return img
