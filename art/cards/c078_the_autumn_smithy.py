"""A boar smith hammers green leaves red and gold; squirrels hang them, so the left of the wood blazes already."""

from __future__ import annotations

import math

import numpy as np

from art import paint as p
from art.finish import Finish

NUMBER, TITLE = 78, "The Autumn Smithy"
FINISH = Finish(vignette=0.3)

FIRE = (-0.8, -0.25, 0.4)
BRISTLE = [(0, "180c10"), (0.25, "33201e"), (0.5, "5c3a2c"), (0.7, "86573a"), (0.86, "c88a50"), (1, "ffd490")]
BLAZE = ["4a1018", "9c1e1c", "d2401c", "ee7a24", "f8b848"]
GREEN = ["0c1c18", "18352a", "2f5636", "527a42", "86a050"]
HOT = [(0, "a81c10"), (0.35, "f0581c"), (0.65, "ffa838"), (0.85, "ffe48a"), (1, "fffbe0")]


def dusk() -> p.Array:
    """Nightfall between the trunks: plum above, a last ember low down."""
    img = p.sky("dusk", 760, 78, [(0, "1c1a30"), (0.4, "3a2440"), (0.7, "7a3c3c"), (1, "c8703c")])
    p.glow(img, 330, 700, 620, "ffa850", 0.8, 1.5)
    for y, count, colour in ((640, 26, "4a2a34"), (700, 16, "34202c")):
        trunks = p.Layer()
        random = np.random.default_rng(y)
        for x in np.linspace(-10, 810, count):
            w = random.uniform(6, 14) * (1.6 if count < 20 else 1)
            lean = random.normal(0, 14)
            trunks.fill(
                p.ribbon([(x, y + 70), (x + lean * 0.4, y - 200), (x + lean, y - 620)], [w * 1.5, w, w * 0.5], 20),
                colour,
                0.75,
            )
        p.lay(img, trunks)
    return img


def wood(img: p.Array) -> None:
    """Three great trees; left of the middle one every leaf has been through the fire."""
    for x, seed in ((60, 21), (250, 22), (420, 23), (590, 24), (770, 25)):
        tips = p.bare_tree(img, x, 760, 660, "2c1a20", seed, FIRE, depth=6, spread=0.5)
        for colours, side in ((GREEN[:4], 1), (BLAZE[:4], -1)):
            part = [t for t in tips if (t[0] - 400) * side > 0]
            part = [t for t in part if t[1] < 400 + 0.3 * abs(t[0] - 400)]
            p.foliage(img, part, [p.mix(c, "241428", 0.3) for c in colours], 9, 12, 26, seed, FIRE)
    p.glow(img, 360, 660, 470, "ffa050", 0.75, 1.5)
    for x, y, height, seed, lean in ((2, 806, 690, 3, 0.1), (716, 812, 710, 5, 0.0)):
        tips = p.bare_tree(img, x, y, height, "3a241e", seed, FIRE, lean, depth=7, spread=0.6)
        spread = [(tx, ty - 10, a) for tx, ty, a in tips if ty < 470 + 0.4 * abs(tx - 400)]
        red = [t for t in spread if t[0] < 404 + math.sin(t[1] / 30) * 22]
        green = [t for t in spread if t not in red]
        p.foliage(img, green, GREEN, 5, 9.5, 17, seed, (-0.7, 0.35, 0.4))
        p.foliage(img, red, BLAZE, 6, 10, 17, seed + 1, (-0.2, 0.5, 0.4))


def clearing(img: p.Array) -> None:
    """The forest floor, warm near the forge, with fallen work."""
    ground = p.below(p.skyline(800, 10, 4, 4), 2, 3)
    p.over(
        img, ground, p.vertical([(0, "5c3424"), (0.35, "3c2420"), (1, "1c1418")], 790, 1200, p.noise(90, 6, 4) * 0.12)
    )
    p.glow(img, 250, 900, 460, "ff8a3c", 0.42, 1.5)
    p.grass_over(img, ground, 2600, (6, 16), 7, 0.2)
    random = np.random.default_rng(8)
    litter = p.Layer()
    for _ in range(420):
        x, y = random.uniform(-10, 810), random.uniform(815, 1195)
        size = 5 + (y - 800) / 400 * 9
        tints = BLAZE if x < 430 + random.normal(0, 60) else GREEN
        tint = p.mix(tints[random.integers(1, 5)], "1a1016", 0.15 + 0.45 * random.random())
        leaf = p.spline([(-size, 0, 1), (0, -size * 0.42), (size, 0, 1), (0, size * 0.42)])
        litter.fill(p.moved(leaf, x, y, 1, random.uniform(0, 180)), tint, 0.9)
    p.lay(img, litter)


def forge(img: p.Array) -> None:
    """A hearth of field stones with its fire."""
    body = p.spline(
        [
            (10, 870, 1),
            (14, 740),
            (40, 660),
            (70, 560),
            (84, 470, 1),
            (146, 470, 1),
            (160, 560),
            (196, 660),
            (222, 740),
            (226, 870, 1),
        ]
    )
    m = p.rough(p.mask(body), 3, 16, 4)
    p.clothe(img, m, p.texture.cobbles("54464a", 40, 6), 46, (0.3, -0.4, 0.5))
    mouth = p.arch(120, 838, 132, 124)
    p.over(img, p.mask(mouth), p.vertical([(0, "5c1408"), (0.6, "e8601c"), (1, "ffd05c")], 710, 838))
    p.fire(img, 120, 836, 104, 104, 5, 0.5)
    for k, x in enumerate((78, 104, 138, 164)):
        p.leaf("6a9a3c" if k % 2 else "8a8a30", "oval").draw(img, x, 838, 44, -60 + k * 34, light=FIRE)
    p.glow(img, 120, 790, 250, "ffa040", 0.6, 1.7)
    p.shade_side(img, m, 0, -1, "1a1018", 0.3, 40)
    p.smoke(img, 116, 470, 260, "6a4a4c", 3, 50, 0.5, 26)


def anvil(img: p.Array) -> None:
    """The stump, and on it the leaf in work."""
    stump = p.mask(
        p.spline(
            [
                (262, 856, 1),
                (258, 930),
                (226, 1010, 1),
                (300, 1000),
                (340, 1016),
                (392, 1000),
                (440, 1008, 1),
                (410, 930),
                (406, 856, 1),
            ]
        )
    )
    p.contact(img, 332, 1008, 130, 16, 0.6)
    p.clothe(img, stump, p.texture.wood("5c3c2c", 400, True, 3), 46, FIRE)
    p.solid(img, p.circle(334, 856, 75, 22), "b88850", 18, FIRE)
    rings = p.Layer()
    for k in range(1, 6):
        rings.stroke(p.circle(336, 856, 12 * k, 3.4 * k), 1.8, "6a4428", 0.6)
    p.lay(img, rings)
    p.glow(img, 334, 838, 170, "ffb048", 0.8, 1.8)
    blade = p.leaf("e0581c", "maple")
    for part in blade.parts:
        part.colour = HOT if not part.width else "fff0b0"
    blade.draw(img, 298, 862, 96, 66, light=(0.2, -0.9, 0.3))


def seed_sparks(img: p.Array) -> None:
    """Sparks that fly off as winged seeds."""
    random = np.random.default_rng(12)
    for _ in range(46):
        angle, reach = random.uniform(-math.pi * 1.02, 0.02), random.uniform(40, 330) ** 1.0
        x, y = 334 + math.cos(angle) * reach, 832 + math.sin(angle) * reach * 0.95
        size = random.uniform(12, 26) * (1.25 - reach / 460)
        layer = p.Layer()
        wing = p.spline(
            [
                (0, 0, 1),
                (size * 0.5, -size * 0.42),
                (size * 1.5, -size * 0.3),
                (size * 1.7, size * 0.06),
                (size * 0.7, size * 0.12),
            ]
        )
        turn = random.uniform(0, 360)
        layer.fill(p.moved(wing, x, y, 1, turn), p.mix("ff9a2c", "fff0a0", random.random()), 0.9)
        layer.fill(p.circle(x, y, size * 0.24), "fffbe0")
        p.lay(img, layer)
        p.glow(img, x, y, size * 1.9, "ffb840", 0.55)


def bristles(x: float, y: float) -> float:
    """Hair runs down the back, away from the snout."""
    return math.atan2(y - 600, x - 360) + 0.5


def boar(img: p.Array) -> None:
    """The smith: facing left, hammer high."""
    limbs = p.Sprite()
    limbs.limb([(566, 880), (584, 950), (574, 1006)], [70, 46, 34], BRISTLE, fur=8)
    limbs.add(p.spline([(552, 1004, 1), (594, 1004, 1), (600, 1026, 1), (542, 1026, 1)]), "1a1014", 8)
    hammer = p.Sprite().limb([(664, 584), (600, 486), (548, 412)], [15, 13, 12], "8a5a34")
    hammer.add(
        p.moved(p.rect(-62, -30, 124, 60, 8), 538, 402, 1, -32),
        [(0, "101018"), (0.4, "2a2c36"), (0.7, "4c4c56"), (0.88, "b8845c"), (1, "ffdc98")],
        14,
    )
    torso = p.spline(
        [
            (466, 664),
            (432, 730),
            (424, 810),
            (440, 890),
            (498, 940),
            (576, 936),
            (632, 880),
            (648, 780),
            (630, 690),
            (588, 634),
            (520, 616),
        ]
    )
    limbs.add(torso, BRISTLE, 70, spine=[(520, 640), (600, 720), (600, 920)], fur=16)
    p.contact(img, 540, 1022, 130, 18, 0.6)
    limbs.draw(img, 0, 0, 100, light=FIRE, rim="ff9a48", rim_alpha=0.5)
    hammer.draw(img, 0, 0, 100, light=FIRE, rim="ffb860", rim_alpha=0.6)
    raised = p.Sprite().limb([(592, 706), (676, 660), (652, 556)], [84, 62, 46], BRISTLE, fur=9)
    fist = raised.add(p.spline([(618, 560), (632, 530), (662, 528), (676, 554), (664, 580), (632, 582)]), BRISTLE, 20)
    ridge = p.mask(p.ribbon([(470, 566), (560, 590), (636, 670), (664, 790)], [44, 76, 70, 36], 60))
    p.over(img, p.blur(ridge, 4), "2a1a1a", 0.9)
    p.hairs(img, ridge, lambda x, y: bristles(x, y) - 0.75, 700, (26, 54), (2, 4.2), 0.09, 6, 0.22, 0.85)
    fist.draw(img, 0, 0, 100, light=FIRE, rim="ff9a48", rim_alpha=0.5)
    apron = p.Sprite()
    apron.limb([(566, 640), (516, 690), (478, 720)], [15, 14, 13], "4a2a1c")
    apron.add(
        p.spline(
            [
                (450, 704, 1),
                (520, 716, 1),
                (548, 790),
                (566, 830, 1),
                (572, 984, 1),
                (500, 996),
                (424, 976, 1),
                (416, 850),
                (424, 770),
            ]
        ),
        [(0, "240c0c"), (0.3, "542014"), (0.55, "943e20"), (0.75, "c8682c"), (1, "ffc880")],
        34,
    )
    apron.line(p.spline([(422, 838), (500, 852), (640, 822)], False), 12, "35201a")
    apron.add(p.rect(462, 872, 62, 54, 8), "7c3018", 8)
    near = p.Sprite().limb([(532, 988), (536, 1000), (520, 1016)], [46, 40, 34], BRISTLE)
    near.limb([(498, 940), (494, 985), (486, 1010)], [76, 50, 38], BRISTLE, fur=8)
    near.add(p.spline([(464, 1006, 1), (508, 1006, 1), (514, 1030, 1), (454, 1030, 1)]), "1a1014", 8)
    near.draw(img, 0, 0, 100, light=FIRE, rim="ff9a48", rim_alpha=0.4)
    apron.draw(img, 0, 0, 100, light=FIRE)
    head(img)
    tongs = p.Sprite()
    for dy in (-6, 6):
        tongs.limb([(470, 842 + dy), (430, 838 - dy * 0.6), (392, 846 - dy)], [9, 8, 6], "2c2a30")
    tongs.draw(img, 0, 0, 100, light=FIRE, rim="ffb860")
    arm = p.Sprite().limb([(528, 720), (520, 800), (462, 842)], [70, 54, 44], BRISTLE, fur=8)
    arm.draw(img, 0, 0, 100, light=FIRE, rim="ff9a48", rim_alpha=0.4)


def head(img: p.Array) -> None:
    """A long wedge with snout disc, tusk and a glint of fire in the eye."""
    s = p.Sprite()
    s.add(p.spline([(536, 560), (560, 512), (586, 496, 1), (592, 540), (570, 586)]), BRISTLE, 12)
    skull = p.spline(
        [
            (566, 600),
            (548, 554),
            (500, 538),
            (452, 562),
            (408, 612),
            (372, 642),
            (364, 668),
            (376, 690),
            (420, 702),
            (470, 712),
            (530, 704),
            (566, 660),
        ]
    )
    s.add(skull, BRISTLE, 44, spine=[(370, 670), (470, 610), (560, 620)], fur=12)
    s.add(p.spline([(500, 556), (506, 512), (530, 486, 1), (546, 520), (536, 562)]), BRISTLE, 14)
    s.add(p.spline([(512, 550), (516, 522), (529, 504, 1), (535, 530), (528, 556)]), "5a2c2c", 7)
    s.add(p.spline([(376, 636), (360, 640), (352, 664), (360, 690), (378, 694), (388, 664)]), "a4705c", 9)
    for y in (654, 674):
        s.add(p.circle(364, y, 4, 6), "2a1216", 0)
    s.add(p.ribbon([(420, 700), (404, 690), (400, 668), (406, 652)], [14, 13, 9, 1], 24), "fff0d0", 6)
    s.line(p.spline([(382, 694), (424, 694), (462, 686)], False), 4, "1a0c10")
    s.add(p.circle(462, 616, 9, 9.5), "0c0608", 0)
    s.add(p.circle(458, 612, 3.4), "ffd070", 0)
    s.line(p.spline([(440, 594), (462, 592), (484, 604)], False), 7, "1c1014")
    m = s.draw(img, 0, 0, 100, light=FIRE, rim="ff9a48", rim_alpha=0.6)
    p.shine(img, m * p.smooth(520, 360, p.grid.x), "ff8a38", 0.16)


def squirrels(img: p.Array) -> None:
    """Ladders in the trees, and porters with hot leaves."""
    for x, y, height, turn in [(262, 836, 500, -5)]:
        p.props.ladder("8a5c34", 11, height, 34).draw(img, x, y, 100, turn, light=FIRE)
    for x, y, size, turn, flip in ((250, 640, 104, -24, False), (224, 440, 92, -16, True)):
        hot = p.leaf("f0581c", "maple")
        for part in hot.parts:
            part.colour = HOT if not part.width else "fff0b0"
        s = p.squirrel("b0562c")
        s.draw(img, x, y, size, turn, flip, FIRE, rim="ffb060")
        lx = x + (-size * 0.34 if flip else size * 0.3)
        hot.draw(img, lx, y - size * 0.45, size * 0.62, -30 if flip else 30)
        p.glow(img, lx, y - size * 0.7, size * 0.9, "ff9a38", 0.5)


def dormouse(img: p.Array) -> None:
    """Asleep in the warm ash under the last green leaf."""
    ash = p.mask(p.spline([(596, 1176), (640, 1128), (704, 1112), (770, 1132), (812, 1180), (700, 1196)]), soft=4)
    p.form(img, ash, p.tones("6a5c60", "1c1218", "d8b8a0"), 40, FIRE, 0.16, 5, 4)
    for x, y in ((630, 1164), (668, 1180), (768, 1170), (740, 1186), (610, 1180)):
        p.glow(img, x, y, 26, "ff7a2c", 1.0)
    s = p.Sprite()
    s.limb([(46, -8), (70, -10), (74, -30), (56, -40)], [12, 14, 13, 6], "c8843c", fur=7)
    s.add(
        p.spline([(-46, -6), (-44, -30), (-14, -48), (26, -46), (52, -22), (46, -2), (0, 2)]),
        "d09048",
        24,
        spine=[(-40, -16), (50, -20)],
        fur=7,
    )
    s.add(
        p.spline([(-66, -6), (-60, -24), (-40, -34), (-22, -22), (-26, -4), (-48, 2)]),
        "d89a54",
        13,
        spine=[(-64, -8), (-24, -16)],
        fur=5,
    )
    s.add(p.circle(-34, -35, 9, 10), "e8b088", 6)
    s.line(p.spline([(-54, -16), (-47, -12), (-40, -16)], False), 2.2, "2a1410")
    s.add(p.circle(-66, -7, 3), "5a2c2c", 2)
    s.draw(img, 706, 1150, 82, light=FIRE)
    p.leaf("6fae3c", "oval").draw(img, 672, 1124, 104, 74, light=(-0.5, -0.7, 0.5))


def paint() -> p.Array:
    img = dusk()
    wood(img)
    clearing(img)
    forge(img)
    squirrels(img)
    anvil(img)
    seed_sparks(img)
    boar(img)
    dormouse(img)
    return img
