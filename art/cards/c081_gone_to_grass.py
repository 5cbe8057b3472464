"""At misty dawn a lit carousel turns with empty poles; its painted horses graze in the meadow, and one blue one
hesitates.

Technique: painted relief. Back to front: a green dawn, the meadow with its trails, the carousel from far poles to
canopy, the blue horse, mist, the herd.
"""

from __future__ import annotations

import math
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


def copse(img: p.Array, y: float, height: float, tint: str, seed: int) -> None:
    """A far line of trees, in clumps and with gaps, no two of one shape; the mist eats their feet."""
    random = np.random.default_rng(seed)
    trees, x = [], -30.0
    while x < 830:
        tall = height * random.uniform(0.4, 1.1)
        wide = tall * random.uniform(0.45, 0.75)
        trees.append(p.ribbon([(x, y), (x + random.uniform(-4, 4), y - tall * 0.6)], [tall * 0.07, tall * 0.04], 8))
        for k in range(14):
            up = 0.24 + 0.6 * k / 13
            spread = wide * math.sqrt(1.0 - up) * random.uniform(-0.62, 0.62)
            trees.append(p.circle(x + spread, y - tall * up, wide * random.uniform(0.16, 0.34)))
        x += wide * random.uniform(0.5, 1.1) + (random.uniform(20, 70) if random.random() < 0.16 else 0)
    m = p.rough(p.mask(*trees), 1.6, 10, seed)
    p.over(img, m, p.vertical([(0, tint), (0.45, tint), (1, MIST)], y - height, y))
    p.rim_light(img, m, "fff4cc", 3, dy=-3, alpha=0.35, soft=2)


def meadow(img: p.Array) -> None:
    """Trees in the mist, and three folds of wet grass."""
    copse(img, 572, 118, "a9bd9a", seed=5)
    p.mist(img, 560, 60, "f8f4d8", alpha=0.7, seed=3)
    copse(img, 616, 96, "7fa07c", seed=9)
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
        base = "2f6a4a" if k % 2 else "f4e8c4"
        tint = p.mix(p.mix(base, "2a3424", 0.42), p.mix(base, "fffbe0", 0.25), lit)
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


class Leg(NamedTuple):
    """A leg from the trunk to the pastern, and where its hoof is; `turn` tips the hoof."""

    way: str
    hoof: tuple[float, float]
    turn: float = 0


class Stance(NamedTuple):
    """What differs from pose to pose: neck and head (withers to breast), mane, ear, eye, nostril, bridle and legs."""

    neck: str
    mane: str
    ear: str
    eye: tuple[float, float]
    nostril: tuple[float, float]
    bridle: tuple[str, ...]
    fore: tuple[Leg, Leg]  # far, near
    hind: tuple[Leg, Leg]


HIND = (
    Leg("-24,-50 -19,-38 -27,-23 -23,-13 -21,-7 -19,-3", (-18, 0)),
    Leg("-31,-54 -30,-41 -39,-25 -37,-13 -35,-7 -33,-3", (-32, 0)),
)
GRAZE = Stance(
    neck="28,-71 41,-59 51,-43 58,-31 63,-24 66,-13 67,-4 65,1 58,1 55,-4 53,-11 48,-18 44,-27 41,-36 37,-46 33,-47",
    mane=(
        "15,-74 30,-73 43,-61 53,-45 61,-30 62,-20! 56,-27 52,-26! 49,-36 44,-34! 42,-46 36,-44! 34,-56 27,-54! 25,-64 "
        "18,-64!"
    ),
    ear="57,-31 67,-39! 63,-26",
    eye=(60.5, -19),
    nostril=(63.6, -3.5),
    bridle=("56,-27 54,-16 57,-7", "66,-10 59,-7 54,-9", "63,-23 58,-23 51,-19"),
    fore=(
        Leg("29,-50 36,-36 38,-23 40,-13 41,-7 43,-3", (44, 0)),
        Leg("25,-50 25,-36 25,-23 24,-13 23,-7 25,-3", (26, 0)),
    ),
    hind=HIND,
)
RAISED = {
    "neck": (
        "23,-80 31,-94 40,-105 48,-107 55,-100 62,-90 67,-82 67,-76 62,-74 56,-78 50,-84 45,-88 43,-77 42,-64 39,-53 "
        "35,-47"
    ),
    "mane": (
        "52,-107 40,-108 29,-96 16,-75 17,-64! 23,-71 27,-67! 29,-78 34,-76! 35,-87 41,-85! 41,-95 47,-95! 47,-101 "
        "55,-97!"
    ),
    "ear": "42,-105 43,-117! 48,-106",
    "eye": (54, -96),
    "nostril": (64.6, -79),
    "bridle": ("45,-104 49,-93 58,-80", "63,-90 59,-85 57,-78", "52,-104 48,-98 46,-90"),
}
WALK = Stance(
    **RAISED,
    fore=(
        Leg("29,-50 38,-38 43,-25 44,-14 45,-8 47,-4", (48, -1), -8),
        Leg("25,-50 23,-36 19,-23 16,-13 14,-7 16,-3", (17, 0)),
    ),
    hind=(
        Leg("-24,-50 -14,-40 -19,-25 -13,-14 -10,-7 -8,-3", (-7, 0)),
        Leg("-31,-54 -34,-41 -46,-26 -46,-14 -47,-7 -45,-3", (-44, 0)),
    ),
)
STEP = WALK._replace(
    fore=(
        Leg("28,-50 29,-36 31,-23 31,-13 31,-7 33,-3", (34, 0)),
        Leg("26,-51 38,-46 50,-40 49,-29 46,-22 49,-18", (50, -15), 16),
    ),
    hind=HIND,
)
RUN = Stance(
    **RAISED,
    fore=(
        Leg("28,-50 42,-48 56,-44 66,-36 72,-32 75,-30", (77, -27), -30),
        Leg("26,-51 40,-42 50,-38 48,-28 43,-24 41,-21", (39, -18), 60),
    ),
    hind=(
        Leg("-24,-50 -30,-38 -44,-32 -54,-24 -60,-20 -62,-17", (-64, -14), 50),
        Leg("-31,-54 -36,-40 -52,-34 -64,-30 -70,-26 -72,-23", (-74, -20), 50),
    ),
)


def leg(s: p.Sprite, leg_: Leg, widths: list[float], coat: p.Array) -> None:
    """One carved leg, thick above, with a knee and a fetlock, on a gilded hoof."""
    hoof = p.moved(p.poly(p.points("-4.5,-6 3,-6.5 6.5,0 -5.5,0")), *leg_.hoof, 1, turn=leg_.turn)
    s.add(p.ribbon(p.points(leg_.way), widths, 40, True), coat, widths[0] * 0.55)
    s.add(hoof, "b98a34", 3)


def painted_horse(stance: Stance, coat: str, cloth: str, mane: str = "d8a840") -> p.Sprite:
    """A carousel horse off its pole: lacquered coat, gilded mane, saddle, bridle, and the stump of its brass pole."""
    back, belly = "-43,-54 -41,-66 -30,-74 -12,-70 4,-68 15,-72", "29,-42 18,-38 0,-37 -16,-40 -27,-44 -38,-46"
    body = p.spline(p.points(f"{back} {stance.neck} {belly}"))
    tail = p.spline(p.points("-39,-70 -49,-70 -56,-58 -54,-40 -60,-22! -51,-26 -46,-40 -46,-52 -40,-60"))
    strands = ("-43,-67 -51,-58 -50,-40 -55,-27", "-42,-64 -47,-56 -48,-44")
    saddle_cloth = p.spline(p.points("-16,-74 0,-71 14,-74 17,-58 10,-43 -8,-43 -18,-56"))
    cloth_braid = p.spline(p.points("-16,-58 -8,-46 9,-46 15,-58"), False)
    saddle = p.spline(p.points("-14,-79 -3,-74 9,-82 12,-75 1,-67 -12,-70"))
    stump, dark = p.rect(-3, -104, 6, 34, r=2), p.mix(coat, "3a4440", 0.32)
    s = p.Sprite().add(stump, GOLD, 3)
    for y in range(-102, -76, 8):
        s.add(p.line([(-3, y + 3), (3, y - 2)]), "6a5018", 0, alpha=0.8, width=1.3, clip=stump)
    leg(s, stance.fore[0], [15, 11, 8, 6, 7, 6], dark)
    leg(s, stance.hind[0], [22, 15, 8, 6, 7, 6], dark)
    s.add(tail, mane, 6)
    for strand in strands:
        s.line(p.spline(p.points(strand), False), 1.2, "8a6420", 0.7)
    s.add(p.spline(p.points(stance.ear)), dark, 2)
    s.add(body, coat, 20)
    leg(s, stance.hind[1], [27, 22, 10.5, 7, 7.8, 6.2], p.rgb(coat))
    leg(s, stance.fore[1], [18, 13, 9.2, 7, 7.8, 6.2], p.rgb(coat))
    s.add(p.spline(p.points(stance.mane)), mane, 5)
    s.add(saddle_cloth, cloth, 8).line(cloth_braid, 2.6, "f4d478").add(saddle, "a8723c", 5)
    for strap in stance.bridle:
        s.line(p.spline(p.points(strap), False), 1.9, p.mix(cloth, "2a2418", 0.35))
    s.add(p.circle(*stance.eye, 1.7, 2), "1c1a20", 0)
    s.add(p.circle(stance.eye[0] - 0.5, stance.eye[1] - 0.7, 0.6), "ffffff", 0)
    s.add(p.circle(*stance.nostril, 1.1, 1.5), "5a4038", 0)
    return s


class Runaway(NamedTuple):
    """A horse that has left the carousel; `haze` is its distance."""

    x: float
    y: float
    size: float
    stance: Stance
    coat: str
    cloth: str
    flip: bool
    haze: float


def tufts(img: p.Array, meadow_: p.Array, horse: Runaway, random: np.random.Generator) -> None:
    """Blades of the meadow's own green before the hooves and a grazing muzzle, which have sunk into it."""
    blades, size = p.Layer(), horse.size
    sunk = [leg_.hoof[0] for leg_ in (*horse.stance.fore, *horse.stance.hind)]
    for at in [*sunk, 62] if horse.stance is GRAZE else sunk:
        x = horse.x + at * size / 100 * (-1 if horse.flip else 1)
        for _ in range(30):
            root = (x + random.normal(0, 0.075) * size, horse.y + random.uniform(0.0, 0.07) * size)
            tall = random.uniform(0.07, 0.15) * size
            lean = random.uniform(-0.35, 0.5) * tall
            green = p.mix(meadow_[int(root[1] * p.grid.s), int(root[0] * p.grid.s)], "2c5a2c", random.uniform(0.1, 0.7))
            way = [root, (root[0] + lean * 0.3, root[1] - tall * 0.6), (root[0] + lean, root[1] - tall)]
            blades.fill(p.ribbon(way, [0.014 * size, 0.011 * size, 0.3], 10), green, 1 - horse.haze)
    p.lay(img, blades)


def herd(img: p.Array) -> None:
    """The runaways, from the mist to the foreground, up to their fetlocks in grass."""
    places = (
        Runaway(548, 666, 40, GRAZE, coat="e4dcc4", cloth="8a9c74", flip=True, haze=0.5),
        Runaway(650, 728, 74, RUN, coat="f6f0e0", cloth="b08a50", flip=False, haze=0.3),
        Runaway(748, 690, 48, GRAZE, coat="e4dcc4", cloth="94a078", flip=True, haze=0.45),
        Runaway(660, 850, 108, GRAZE, coat="f6eeda", cloth="7c8a58", flip=False, haze=0.14),
        Runaway(206, 1044, 156, WALK, coat="f4ead2", cloth="4f7a52", flip=True, haze=0.03),
        Runaway(524, 1064, 212, GRAZE, coat="fbf3e0", cloth="93503c", flip=False, haze=0.0),
    )
    random = np.random.default_rng(55)
    for horse in places:
        meadow_ = img.copy()
        x, y, size = horse.x, horse.y, horse.size
        shade = p.mask(p.circle(x - size * 0.05, y + size * 0.05, size * 0.5, size * 0.09), soft=size * 0.05)
        p.multiply(img, shade, "1c4428", 0.62 * (1 - horse.haze))
        sprite = painted_horse(horse.stance, horse.coat, horse.cloth)
        air = (MIST, horse.haze)
        sprite.draw(img, x, y, size, flip=horse.flip, light=LIGHT, shade="4a5050", rim="fffbe0", haze=air)
        if horse.stance is not RUN:
            tufts(img, meadow_, horse, random)


def blue_horse(img: p.Array) -> None:
    """The one that is left, a hoof held out over the edge."""
    s = painted_horse(STEP, BLUE, "f4ead0", "f0d070")
    x, y = rim(0.5, 150, DECK + 4)
    p.contact(img, x + 12, y + 8, 52, ry=8, alpha=0.65, colour="2c2a18")
    s.draw(img, x + 18, y + 8, 132, light=LIGHT, shade="0c1c54", rim="e8f4ff")


def paint() -> p.Array:
    """From the meadow: dawn, trails, the carousel from its far poles to its canopy, the blue horse, mist, the herd."""
    green_dawn = [(0, "6f9c94"), (0.35, "abc6a8"), (0.62, "ecdca6"), (0.86, "ffd9a2"), (1, "fff0c8")]
    img = p.sky("green_dawn", 640, 81, green_dawn)
    p.cirrus(img, 190, 130, "fff8dc", alpha=0.4, seed=6, tilt=0.08)
    p.sun(img, *SUN, 44, colour="fffdf0", halo="ffd890", alpha=0.8)
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
    p.multiply(img, p.smooth(1060, 1230, p.grid.y), "1c4a30", 0.55)
    p.glow(img, *SUN, 420, colour="fff2c0", alpha=0.3, power=1.4)
    return img
