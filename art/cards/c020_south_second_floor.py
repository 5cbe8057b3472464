"""A doll's house whose floors are seasons; a family of geese moves down the stairs from winter to summer."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from art import paint as p

NUMBER, TITLE = 20, "South, Second Floor"

LIGHT = (-0.5, -0.7, 0.45)
LEFT, RIGHT, DEEP = 84, 664, (62, -44)  # front opening and the vector to the back wall
SCARLET = "d0241c"


@dataclass(frozen=True)
class Floor:
    """One season: its front ceiling and floor heights."""

    top: float
    foot: float


AUTUMN, SUMMER, SPRING = Floor(404, 620), Floor(640, 862), Floor(882, 1108)
ATTIC = Floor(150, 384)


def backdrop() -> p.Array:
    """A pale table and wall, so that the house is a toy on it."""
    img = p.vertical(
        [(0, "cdd8de"), (0.55, "ebeae4"), (0.8, "f6f1e6"), (0.82, "e6dccb"), (1, "cfc2ae")],
        0,
        1200,
        p.noise(240, 4, 4) * 0.02,
    )
    p.brush(img, 90, 2200, p.swirl(400, 6, 0.8), 0.02, 0.5, 5)
    p.over(img, p.mask(p.poly([(60, 1120), (740, 1100), (830, 1170), (160, 1196)]), soft=22), "8a7a70", 0.55)
    return img


def shifted(x: float, y: float, depth: float = 1.0) -> tuple[float, float]:
    """A point of the front plane moved towards the back wall."""
    return x + DEEP[0] * depth, y + DEEP[1] * depth


def room(img: p.Array, f: Floor, wall: p.Array, side: p.Array, ground: p.Array) -> None:
    """Back wall, left wall and floor of one storey."""
    back = (shifted(LEFT, f.top), (RIGHT, f.top + DEEP[1]), (RIGHT, f.foot + DEEP[1]), shifted(LEFT, f.foot))
    clip = p.mask(p.rect(LEFT, f.top, RIGHT - LEFT, f.foot - f.top))
    p.onto(img, wall, back, (0, 0, 560, 230), m=clip)
    p.onto(
        img,
        side,
        ((LEFT, f.top), shifted(LEFT, f.top), shifted(LEFT, f.foot), (LEFT, f.foot)),
        (0, 0, 160, 230),
        m=clip,
    )
    p.onto(
        img,
        ground,
        (shifted(LEFT, f.foot), (RIGHT + DEEP[0], f.foot + DEEP[1]), (RIGHT, f.foot), (LEFT, f.foot)),
        (0, 0, 580, 200),
        m=clip,
    )
    p.multiply(img, clip * p.smooth(f.top + 70, f.top, p.grid.y), "6a6a80", 0.5)
    p.multiply(
        img, clip * p.smooth(LEFT + 66, LEFT + 58, p.grid.x) * p.smooth(LEFT - 5, LEFT + 60, p.grid.x), "5a5068", 0.3
    )


def papered(colour: str, motif: str, seed: int) -> p.Array:
    """Wallpaper with a small printed leaf, flake or flower."""
    img = p.texture.plaster(colour, seed, 0.15)
    ink = p.Layer()
    for row in range(9):
        for column in range(20):
            x, y = column * 32 + (row % 2) * 16, row * 32 + 10
            if motif == "flake":
                for k in range(3):
                    ink.stroke(p.moved(p.line([(-6, 0), (6, 0)]), x, y, 1, k * 60), 1.6, "ffffff", 0.7)
            else:
                tint = {"leaf": "c8842c", "sun": "fff6c8", "sprout": "6a8a48"}[motif]
                ink.fill(
                    p.moved(p.spline([(0, 6, 1), (4.5, 0), (0, -7, 1), (-4.5, 0)]), x, y, 1, 40 if column % 2 else -40),
                    tint,
                    0.55,
                )
    p.lay(img, ink)
    return img


def shell(img: p.Array) -> None:
    """The white frame of the house, its side wall and the roof."""
    side = ((RIGHT, 384), (RIGHT + 84, 330), (RIGHT + 84, 1070), (RIGHT, 1128))
    p.onto(img, p.texture.blocks("e9e4d8", 60, 18, 1.6, "cfc6b8", 0.1, 5, 0.3, 0.5), side)
    p.multiply(img, p.mask(p.poly(side)), "a8a4b4", 0.55)
    win = p.Sprite()
    for y, lit in ((452, "e8b048"), (690, "8ecbe8"), (930, "a8c080")):
        win.add(
            p.poly([(RIGHT + 26, y), (RIGHT + 62, y - 23), (RIGHT + 62, y + 72), (RIGHT + 26, y + 97)]), "f8f4ea", 5
        )
        win.add(p.poly([(RIGHT + 31, y + 4), (RIGHT + 57, y - 13), (RIGHT + 57, y + 66), (RIGHT + 31, y + 84)]), lit, 3)
    win.draw(img, 0, 0, 100, light=LIGHT)
    frame = p.Sprite()
    for y, h in ((384, 22), (620, 22), (862, 22), (1108, 26)):
        frame.add(p.rect(LEFT - 20, y, RIGHT - LEFT + 40, h, 4), "f7f2e6", 7)
    for x in (LEFT - 20, RIGHT - 2):
        frame.add(p.rect(x, 384, 22, 748, 4), "f7f2e6", 8)
    p.shadow(img, frame.silhouette(0, 0), 5, 8, 5, 0.35, "4a4458")
    frame.draw(img, 0, 0, 100, light=LIGHT)


def attic(img: p.Array) -> None:
    """Winter under the gable: snow on the bed, icicles, and the old gander by his stove."""
    apex = ((LEFT + RIGHT) / 2, 96)
    gable = p.poly([(LEFT, 384), apex, (RIGHT, 384)])
    m = p.mask(gable)
    p.over(img, m, papered("b6c9dc", "flake", 3))
    p.multiply(img, m * p.smooth(190, 100, p.grid.y), "6a80a8", 0.5)
    floor = p.mask(p.poly([shifted(LEFT, 384), shifted(RIGHT - 20, 384), (RIGHT, 384), (LEFT, 384)])) * m
    p.over(img, floor, "eef3f8")
    drift = (
        p.mask(
            p.spline(
                [
                    (LEFT + 40, 386, 1),
                    (LEFT + 110, 352),
                    (LEFT + 210, 366),
                    (LEFT + 330, 350),
                    (LEFT + 440, 362),
                    (RIGHT - 30, 386, 1),
                ]
            )
        )
        * m
    )
    p.form(img, drift, [(0, "a8bcd8"), (0.5, "dfe8f2"), (0.8, "ffffff"), (1, "ffffff")], 24, LIGHT, 0.05, 4, 4)
    p.props.bed("c8a468", "8fa8c8").draw(img, 470, 374, 82, flip=True, light=LIGHT)
    p.form(
        img,
        p.mask(p.spline([(402, 336), (430, 318), (480, 322), (524, 316), (542, 336), (480, 344)])),
        [(0, "b8c8e0"), (0.6, "f4f8fc"), (1, "ffffff")],
        14,
        LIGHT,
        0.04,
        3,
        2,
    )
    gander(img)
    roof = p.Sprite()
    for tip, foot in ((-1, LEFT - 44), (1, RIGHT + 44)):
        inner = apex[0] + tip * 4
        roof.add(
            p.poly([(apex[0] - tip * 2, apex[1] - 36), (foot, 384), (foot - tip * 40, 396), (inner, apex[1] + 2)]),
            "f4eee0",
            9,
        )
    right_slope = ((apex[0] + 4, apex[1] - 36), (apex[0] + 92, apex[1] - 66), (RIGHT + 110, 344), (RIGHT + 44, 390))
    p.onto(img, p.texture.blocks("8a97ac", 34, 26, 3, "5c6880", 0.3, 6), right_slope, (0, 0, 400, 400))
    roof.draw(img, 0, 0, 100, light=LIGHT)
    p.snow_cap(img, p.mask(p.poly(right_slope)), 26, "fbfcfd", "b8c8de")
    cap = p.mask(
        p.spline(
            [
                (apex[0] - 14, apex[1] - 30),
                (apex[0] + 40, apex[1] - 74),
                (apex[0] + 96, apex[1] - 78),
                (apex[0] + 190, apex[1] + 4),
                (RIGHT + 104, 300),
                (RIGHT + 118, 340),
                (RIGHT + 56, 372),
                (RIGHT - 10, 320),
                (apex[0] + 60, apex[1] + 4),
            ]
        )
    )
    p.form(img, cap, [(0, "9cb0d0"), (0.45, "d4e0ee"), (0.75, "fbfdff"), (1, "ffffff")], 30, LIGHT, 0.06, 5, 5)
    ice = p.Layer()
    random = np.random.default_rng(3)
    for k in range(26):
        x, length = LEFT - 16 + k * 24, random.uniform(8, 26)
        ice.fill(p.poly([(x - 4, 394), (x + 4, 394), (x, 394 + length)]), "e8f4fc", 0.8)
    p.lay(img, ice)
    flakes = p.Layer()
    for _ in range(90):
        x, y = random.uniform(LEFT + 40, RIGHT - 40), random.uniform(150, 370)
        if p.grid.at(m, x, y) > 0.5:
            flakes.fill(p.circle(x, y, random.uniform(1.2, 3)), "ffffff", 0.9)
    p.lay(img, flakes)


def gander(img: p.Array) -> None:
    """He stays in his armchair by the stove, waving."""
    stove = (
        p.Sprite()
        .add(p.rect(-24, -58, 48, 54, 6), "3c3a44", 12)
        .add(p.rect(-14, -40, 28, 22, 4), "ff9a3c", 6, shine=26)
    )
    stove.add(p.rect(-6, -170, 12, 114), "4a4852", 5).add(p.rect(-28, -64, 56, 9, 3), "54525c", 4)
    stove.draw(img, 232, 382, 92, light=LIGHT)
    p.glow(img, 232, 350, 90, "ffb060", 0.5)
    p.props.armchair("7c8a6c").draw(img, 320, 384, 92, light=LIGHT)
    old = dressed_goose()
    old.add(p.spline([(-2, -64), (-20, -96), (-46, -118, 1), (-40, -88), (-26, -56)]), "e4ddd0", 10)
    old.draw(img, 316, 362, 70, flip=True, light=LIGHT)


def dressed_goose() -> p.Sprite:
    """A goose in a scarlet scarf, facing right."""
    s = p.goose()
    s.limb([(10, -96), (22, -90), (36, -97)], [15, 17, 14], SCARLET)
    s.limb([(14, -92), (0, -82), (-14, -78)], [10, 13, 13], SCARLET)
    return s


def stairs(img: p.Array, top: tuple[float, float], foot: tuple[float, float], steps: int) -> list[p.Point]:
    """A white flight between two floors, with a banister. Returns the places of its treads."""
    dx, dy = (foot[0] - top[0]) / steps, (foot[1] - top[1]) / steps
    profile, treads = [top], []
    for k in range(steps):
        profile += [(top[0] + dx * (k + 1), top[1] + dy * k), (top[0] + dx * (k + 1), top[1] + dy * (k + 1))]
        treads.append((top[0] + dx * (k + 0.5), top[1] + dy * k))
    under = [(foot[0], foot[1]), (foot[0] - dx * 1.4, foot[1]), (top[0] - dx * 0.3, top[1] + dy * 1.3)]
    s = p.Sprite().add(p.poly([*profile, *under]), "f4eee0", 10)
    for k in range(steps):
        x, y = top[0] + dx * k, top[1] + dy * k
        s.add(p.rect(min(x, x + dx) - 2, y - 3, abs(dx) + 4, 7, 2), "b07c4c", 3)
    p.shadow(img, s.silhouette(0, 0), 18, -4, 7, 0.3, "4a4458")
    s.draw(img, 0, 0, 100, light=LIGHT)
    return treads


def autumn(img: p.Array) -> None:
    """Leaves on the carpet, a yellow tree of a lamp."""
    room(
        img,
        AUTUMN,
        papered("e8c079", "leaf", 4),
        papered("d9a860", "leaf", 5),
        p.texture.stripes("a8552c", "c0703c", 40, 0.0, 3),
    )
    p.bare_tree(img, 210, 604, 190, "5a3828", 6, LIGHT, 0.0, 0.6, 5)
    tips = [(t[0], t[1], t[2]) for t in p.branches(210, 604, 190, 6, 0.0, 0.6, 5)[1]]
    p.foliage(img, tips, ["a8441c", "d8782c", "f0ac3c", "fbd868"], 3, 6.5, 9, 3, LIGHT)
    window(img, 330, 560, "c8d0d4")
    p.falling_leaves(img, 40, ["c8501c", "e88c2c", "f4c048"], 8, 4, (LEFT + 30, 430, 620, 600))
    p.falling_leaves(img, 46, ["a83c18", "d8782c", "f0b43c"], 8, 7, (LEFT + 20, 596, 640, 616))


def window(img: p.Array, x: float, y: float, glass: str) -> None:
    """A small sash window on a back wall."""
    p.window(70, 96, glass, "f7f2e6", "sash", False).draw(img, x, y, 100, light=LIGHT)


def summer(img: p.Array) -> None:
    """Lawn, sprinkler, deck chair, and the sun for a lamp."""
    room(img, SUMMER, papered("9ed4e8", "sun", 6), papered("86c0dc", "sun", 7), p.texture.soil("6c9a3c", 4))
    lawn = p.mask(p.poly([shifted(LEFT, 862), (RIGHT, 818), (RIGHT, 862), (LEFT, 862)]))
    p.over(img, lawn, p.vertical([(0, "9cc456"), (1, "5c8c34")], 816, 862))
    p.grass_over(img, lawn, 1500, (5, 13), 5, 0.1)
    p.glow(img, 596, 700, 130, "fff0a0", 0.7)
    p.Sprite().add(p.circle(0, 0, 30), [(0, "f0a020"), (0.5, "ffd040"), (1, "fffbe0")], 26).draw(
        img, 596, 700, 100, light=LIGHT
    )
    rays = p.Layer()
    for k in range(14):
        rays.stroke(p.moved(p.line([(38, 0), (50 if k % 2 else 56, 0)]), 596, 700, 1, k * 25.7), 4, "ffd858", 0.95)
    p.lay(img, rays)
    spray = p.Layer()
    for k in range(9):
        reach, side = 22 + k * 7, (-1 if k % 2 else 1)
        arc = [(468, 838), (468 + side * reach * 0.5, 760 - k * 2), (468 + side * reach, 842 - k)]
        spray.stroke(p.spline(arc, False), 2, "f4fcff", 0.8)
    spray.fill(p.poly([(460, 850), (476, 850), (471, 832), (465, 832)]), "c8a040")
    p.lay(img, spray)
    for x, size in ((628, 96), (652, 78), (604, 70)):
        p.flower("f4c02c", "sunflower").draw(img, x, 858, size, light=LIGHT)
    chair = p.Sprite().limb([(-30, 0), (30, -44)], [5, 5], "a87848").limb([(34, 0), (-14, -40)], [5, 5], "a87848")
    chair.add(p.ribbon([(-34, -34), (-8, -14), (34, -58)], [11, 13, 11], 30), "f4ecd8", 6)
    chair.draw(img, 556, 858, 92, light=LIGHT)


def spring(img: p.Array) -> None:
    """Mud and green by the front door."""
    room(img, SPRING, papered("c8d8a8", "sprout", 8), papered("b0c48c", "sprout", 9), p.texture.soil("7a6040", 6))
    ground = p.mask(p.poly([shifted(LEFT, 1108), (RIGHT, 1064), (RIGHT, 1108), (LEFT, 1108)]))
    p.over(img, ground, p.vertical([(0, "8a7450"), (1, "6a5238")], 1062, 1108, p.noise(40, 4, 3) * 0.2))
    for x, y, rx in ((250, 1092, 50), (430, 1078, 36), (560, 1098, 44)):
        p.over(img, p.mask(p.circle(x, y, rx, 7), soft=1), "b8d0d4", 0.9)
    p.grass_over(img, ground * p.smooth(0.0, 0.5, p.noise(50, 6, 2)), 700, (5, 12), 8, 0.0)
    p.door(66, 140, "5c7a4c", "f7f2e6").draw(img, 566, 1078, 100, light=LIGHT)
    window(img, 250, 1020, "d4e8ec")
    tips = p.bare_tree(img, 408, 1094, 190, "6a5040", 11, LIGHT, 0.0, 0.6, 5)
    p.foliage(img, tips, ["9ab870", "d8e0a8", "f6e4e0", "fffaf4"], 2, 6, 8, 4, LIGHT)
    random = np.random.default_rng(6)
    for k in range(15):
        kind, tint = [("crocus", "a888c8"), ("tulip", "e8b0a8"), ("crocus", "f0e4a0"), ("daisy", "fffaf0")][k % 4]
        p.flower(tint, kind).draw(
            img, 150 + k * 26 + random.normal(0, 5), 1098 + random.normal(0, 5), random.uniform(40, 60), light=LIGHT
        )
    boots = p.Sprite()
    for dx in (0, 22):
        boots.add(
            p.spline(
                [(dx - 8, -38, 1), (dx + 8, -38, 1), (dx + 8, -12), (dx + 20, -8), (dx + 20, 0, 1), (dx - 8, 0, 1)]
            ),
            "7c9a50",
            6,
        )
    boots.draw(img, 488, 1104, 100, light=LIGHT)


def stairwell(img: p.Array, x0: float, x1: float, y: float, shade: str) -> None:
    """A hole in a floor, so that the stairs can pass."""
    hole = p.mask(p.rect(x0, y - 2, x1 - x0, 26, 3))
    p.over(img, hole, p.vertical([(0, p.mix(shade, "2a2030", 0.35)), (1, shade)], y, y + 26))
    p.over(img, p.mask(p.rect(x0, y - 2, 6, 26)), "8a8090", 0.6)


def luggage(kind: str) -> p.Sprite:
    """What a goose carries on its back or head."""
    s = p.Sprite()
    if kind == "case":
        return p.props.suitcase("a87848")
    if kind == "shade":
        s.add(p.poly([(-18, -30), (18, -30), (32, 0), (-32, 0)]), "e8c468", 14)
        return s.line(p.line([(-31, -3), (31, -3)]), 3, "c8a058")
    s.add(p.circle(0, -24, 26, 24), "bfe4ec", 16, alpha=0.8).add(p.circle(0, -20, 21, 14), "7cc4d8", 0, alpha=0.7)
    s.add(p.spline([(-10, -20), (2, -27), (12, -20), (2, -14)]), "f08a2c", 5).add(
        p.poly([(-8, -20), (-18, -27), (-18, -13)]), "f08a2c", 3
    )
    return s.line(p.circle(0, -46, 15, 4), 2.4, "ffffff", 0.9)


def migrate(img: p.Array, first: list[p.Point], second: list[p.Point]) -> None:
    """The family on its way, in order."""
    plan: list[tuple[float, float, float, bool, str | None]] = [
        (*first[1], 74, True, None), (*first[4], 74, True, "case"), (*first[8], 76, True, None),
        (384, 614, 78, True, "shade"), (312, 618, 58, True, None), (262, 616, 52, True, None),
        (*second[2], 74, False, "bowl"), (*second[6], 78, False, None), (412, 859, 88, False, "case"),
    ]  # fmt: skip
    for x, y, size, flip, load in plan:
        goose = dressed_goose()
        if load == "case":
            goose.attach(luggage("case"), -14, -62, 46)
        elif load == "shade":
            goose.attach(luggage("shade"), 34, -128, 84)
        elif load == "bowl":
            goose.attach(luggage("bowl"), -8, -64, 84)
        goose.draw(img, x, y, size, flip=flip, light=LIGHT, ground=0.3)


def paint() -> p.Array:
    img = backdrop()
    autumn(img)
    summer(img)
    spring(img)
    shell(img)
    attic(img)
    stairwell(img, 548, 640, 384, "b8904c")
    stairwell(img, 122, 214, 620, "5c94b0")
    first = stairs(img, (628, 404), (440, 618), 10)
    second = stairs(img, (146, 642), (330, 860), 10)
    migrate(img, first, second)
    return img
