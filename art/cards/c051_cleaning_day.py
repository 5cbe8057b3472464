"""A window cleaner washes off the night; behind it is bright noon, and the stars slide down in the suds.

Technique: painted relief. Back to front: night, the city, the washed swathe of noon with its light, suds and stars,
those who look up, the cradle, the cleaner.
"""

from __future__ import annotations

import math

import numpy as np
import skia

from art import paint as p

NUMBER, TITLE = 51, "Cleaning Day"

LIGHT = (-0.35, -0.85, 0.4)
WIPE = p.points("900,96 560,118 280,128 150,220 270,332 390,350 450,352")
WIDTH = 214
BLADE = (456, 350)
CRADLE = 838
ROPES = (494, 728)


def night() -> p.Array:
    """A deep starry night."""
    deep_night = [(0, "070c34"), (0.3, "10206c"), (0.62, "1c3c8c"), (0.86, "2c5498"), (1, "4c78a8")]
    img = p.sky("night", 900, 4, deep_night)
    p.milky_way(img, 5, -0.7, 560, width=130)
    p.stars(img, 520, 6, 880, big=0.09)
    return img


def noon() -> p.Array:
    """What is behind: azure, fair-weather clouds."""
    azure = [(0, "3c9ce4"), (0.4, "74c4f0"), (0.8, "b8e4f4"), (1, "e8f8f0")]
    img = p.sky("noon", 640, 9, azure)
    for x, y, width, height, seed in ((560, 196, 330, 120, 5), (250, 246, 220, 80, 9), (380, 440, 260, 84, 14)):
        p.cumulus(
            img,
            x,
            y,
            width,
            height=height,
            lit="ffffff",
            middle="e8f0f4",
            dark="a8cce4",
            seed=seed,
            puffs=56,
            base=y + 9,
        )
    p.glow(img, 700, 60, 380, colour="fffbe0", alpha=0.7, power=1.7)
    return img


def swallow() -> p.Sprite:
    """Orange throat and breast, blue-black wings, forked tail; flying right."""
    forked_tail = p.spline(p.points("-28,0 -86,-16! -52,-2 -88,14! -30,6"))
    far_wing = p.spline(p.points("14,-4 -6,-40 -50,-84! -30,-34 -22,0"))
    back = p.spline(p.points("-36,2 -8,-12 24,-12 40,-2 28,9 0,12"))
    orange_breast = p.spline(p.points("-20,8 12,2 38,-1 28,11 2,15"))
    near_wing = p.spline(p.points("8,2 -10,28 -44,54! -30,22 -20,4"))
    beak = p.poly([(38, -4), (50, 1), (38, 2)])

    s = p.Sprite()
    s.add(forked_tail, "1c2450", 5)
    s.add(far_wing, "26306c", 7)
    s.add(back, "2a3468", 9)
    s.add(orange_breast, "ff7a1c", 6)
    s.add(near_wing, "323e80", 6)
    s.add(beak, "1c1c28", 1).add(p.circle(30, -5, 2.4), "0c0c14", 0)
    return s


def washed(img: p.Array) -> None:
    """The wiped swathe: noon with a wet gleam, soapy edges."""
    m = p.rough(p.mask(p.ribbon(WIPE, [WIDTH] * 4, 140)), 2.5, 26, 5)
    p.shine(img, p.blur(m, 60) * (1 - m), "8cc8f0", 0.5)
    p.over(img, m, noon())
    swallows = (
        (330, 96, 60, -12, False),
        (384, 156, 46, 8, False),
        (222, 200, 64, -28, True),
        (340, 318, 50, 6, False),
        (632, 72, 52, -18, True),
    )
    for x, y, size, turn, flip in swallows:
        swallow().draw(img, x, y, size, turn=turn, flip=flip, light=LIGHT)


def star(layer: p.Layer, x: float, y: float, r: float) -> None:
    """A soapy star on its way down."""
    layer.fill(p.circle(x, y, r * 1.5), "fff4c0", 0.3, r * 0.6).fill(
        p.star(x, y, r, 5, inner=0.45, turn=0.2), "fff0a8"
    ).fill(p.circle(x - r * 0.2, y - r * 0.2, r * 0.2), "ffffff")


def suds(img: p.Array) -> None:
    """Foam along the lower edge, long runs of suds, stars sliding down in them."""
    random = np.random.default_rng(7)
    layer = p.Layer()
    edge = p.sample(p.points("110,330 170,410 270,444 370,458 446,464"), 60)
    upper = p.sample(p.points("260,236 420,230 600,222 820,206"), 60)
    for places, count in ((edge, 22), (upper, 14)):
        for _ in range(count):
            x, y = places[random.integers(60)]
            length = random.uniform(50, 230) if places is edge else random.uniform(20, 90)
            if places is upper and x < 640:
                length *= 0.3
            sway = random.normal(0, 5)
            run_of_suds = p.ribbon(
                [(x, y), (x + sway, y + length * 0.5), (x + sway * 1.4, y + length)], [13, 6, 9], 24, True
            )
            layer.fill(run_of_suds, "d4ecfc", 0.5)
            layer.stroke(p.line([(x - 2, y), (x + sway - 2, y + length * 0.9)]), 1.6, "ffffff", 0.7)
            if random.random() < 0.75:
                star(layer, x + sway * 1.4, y + length + 2, random.uniform(8, 17))
    for places, count in ((edge, 340), (upper, 240)):
        for _ in range(count):
            x, y = places[random.integers(60)] + random.normal(0, 7, 2)
            r = random.uniform(2, 11)
            layer.fill(p.circle(x, y, r), "eaf6fe", 0.72).stroke(p.circle(x, y, r), 1, "90b8e0", 0.6)
            layer.fill(p.circle(x - r * 0.3, y - r * 0.35, r * 0.28), "ffffff", 0.95)
    p.lay(img, layer)


def city(img: p.Array) -> None:
    """Roofs far below, still asleep, but for one street where it is already noon."""
    sunny_street = p.poly(p.points("150,900 300,900 470,1210 -10,1210"))
    street = p.points("196,890 236,890 392,1210 120,1210")
    noon_light = [(0, "fff4d0"), (0.5, "ffe4a4"), (1, "f8c878")]
    random = np.random.default_rng(12)
    layer = p.Layer()
    p.skyline_city(img, 905, 60, "1c3068", seed=4, lit="ffd890", count=40)
    p.over(img, p.smooth(890, 930, p.grid.y), "16264f")
    p.over(img, p.mask(sunny_street, soft=16), "b08458", 0.85)
    light = p.mask(p.poly(street), soft=3)
    p.over(img, light, p.vertical(noon_light, 890, 1200))
    for y in np.arange(918, 1260, 27):
        k = (y - 860) / 340
        size = 22 + 52 * k
        x = -30 + random.uniform(0, size)
        while x < 840:
            left, right = np.interp(y, [890, 1210], [196, 120]), np.interp(y, [890, 1210], [236, 392])
            if x + size * 0.8 < left or x - size * 0.9 > right:
                sunny = x + size * 1.7 > left - 10 and x - size * 1.7 < right + 10
                wall = (
                    ["ffe8bc", "f8d8a0", "fff0d4"][random.integers(3)]
                    if sunny
                    else ["34507c", "3c5888", "2c4470"][random.integers(3)]
                )
                roof = (
                    ["e08c54", "d0744c", "e8a468"][random.integers(3)]
                    if sunny
                    else ["1c2c58", "243668", "182450"][random.integers(3)]
                )
                p.house(
                    layer,
                    x,
                    y,
                    size,
                    wall=wall,
                    roof=roof,
                    lit="ffd27a" if random.random() < 0.5 else "1c2c50",
                    seed=random.integers(999),
                )
            x += size * random.uniform(1.35, 1.7)
    p.lay(img, layer, tooth=0.6)
    paving(img, light)
    p.multiply(img, p.smooth(905, 1200, p.grid.y) * (1 - p.blur(light, 46)), "1c2c60", 0.3)


def paving(img: p.Array, light: p.Array) -> None:
    """Courses of stone, closer together far away, and the shade of the houses along one side."""
    stones = p.Layer()
    for k in range(12):
        y = 896 + 300 * (k / 11) ** 1.7
        stones.stroke(p.line([(100, y), (400, y)]), 1 + k * 0.22, "c88c48", 0.45)
    for t in np.linspace(0.12, 0.88, 6):
        stones.stroke(p.line([(196 + 40 * t, 890), (120 + 272 * t, 1210)]), 1.6, "c88c48", 0.32)
    for y, reach in ((930, 14), (976, 22), (1036, 34), (1106, 44), (1190, 56)):
        right = np.interp(y, [890, 1210], [236, 392])
        eave = [
            (right + 4, y - reach * 1.1),
            (right - reach * 0.7, y - reach * 0.6),
            (right - reach, y),
            (right + 8, y),
        ]
        stones.fill(p.poly(eave), "7a5a78", 0.5, 2)
    p.lay(img, stones, clip=light)


def long_shadow(img: p.Array, x: float, y: float, scale: float) -> None:
    """What somebody of that size throws on the street, towards us."""
    shade = [
        (x - 9 * scale, y - 2),
        (x + 11 * scale, y - 2),
        (x + 50 * scale, y + 74 * scale),
        (x + 40 * scale, y + 90 * scale),
        (x + 26 * scale, y + 76 * scale),
    ]
    p.over(img, p.mask(p.spline(shade), soft=1.2), "8a5c58", 0.55)


def gazer(img: p.Array, x: float, y: float, size: float, coat: str, skirt: bool = False, arms: p.Points = ()) -> None:
    """Somebody in the street seen from behind, head thrown back; a long shadow falls towards us."""
    thrown_back_face = p.spline(p.points("-7,-96 0,-102 7,-96 4,-91 -4,-91"))
    long_shadow(img, x, y, size / 100)
    s = p.Sprite()
    for dx in (-7, 8):
        leg = [(dx * 0.8, -42), (dx, -20), (dx, -2)]
        s.limb(leg, [11, 8, 7], "5a4a5c").add(p.circle(dx, -1, 6, 3.4), "3a2c34", 3)
    hem = -16 if skirt else -34
    s.add(
        p.spline(
            [
                (-13, -76),
                (0, -80),
                (13, -76),
                (12, -54),
                (18 if skirt else 13, hem, 1),
                (-18 if skirt else -13, hem, 1),
                (-12, -54),
            ]
        ),
        coat,
        11,
    )
    for side, (elbow, hand) in zip((-1, 1), arms, strict=True):
        s.limb([(side * 12, -73), elbow, hand], [8, 7, 5.4], coat).add(p.circle(*hand, 4.4), "e0a884", 4)
    s.add(p.circle(0, -89, 10, 11), "6a4028", 8)
    s.add(thrown_back_face, "e0a884", 4)
    s.draw(img, x, y, size, light=(-0.4, -0.8, 0.3), rim="fff4d0")


def onlookers(img: p.Array) -> None:
    """Four who look up: one points, one shades the eyes, a child stretches, one far away waves."""
    long_shadow(img, 224, 966, 0.42)
    p.figure_front("wave", p.Look(coat="c84838", garment="jacket", trousers="5a4a5c", hat="none")).draw(
        img, 224, 966, 42, light=LIGHT
    )
    gazer(img, 186, 1052, 70, coat="2f7fb0", arms=(((-18, -58), (-16, -42)), ((28, -84), (44, -104))))
    gazer(img, 274, 1096, 86, coat="d8445c", skirt=True, arms=(((-26, -84), (-10, -97)), ((18, -58), (16, -42))))
    gazer(img, 206, 1146, 66, coat="3c9a68", arms=(((-22, -90), (-26, -116)), ((22, -90), (26, -116))))


def cradle(img: p.Array) -> None:
    """Planks on two ropes, a rail, a bucket that drips stars."""
    ropes = p.Layer()
    for x in ROPES:
        for dx, tint in ((0, "3c2c30"), (-1.6, "d8bc8c")):
            ropes.stroke(p.line([(x + dx, -10), (x + dx, CRADLE)]), 6 if dx == 0 else 2.4, tint)
        for y in range(0, CRADLE, 13):
            ropes.stroke(p.line([(x - 3, y + 5), (x + 3, y)]), 1.4, "5c4034", 0.8)
    p.lay(img, ropes)
    p.solid(img, p.rect(476, CRADLE, 280, 30, r=5), "a8743c", 12, light=LIGHT, tooth=1.0, texture=0.1, seed=4, cast=0.4)
    p.solid(img, p.rect(476, CRADLE + 24, 280, 14, r=4), "6c4428", 6, light=LIGHT, tooth=0.8)
    p.solid(img, p.rect(490, CRADLE - 128, 242, 11, r=5), "8c98a8", 6, light=LIGHT, tooth=0.5, cast=0.3)
    for x in ROPES:
        p.solid(img, p.rect(x - 6, CRADLE - 132, 12, 136, r=4), "8c98a8", 6, light=LIGHT, tooth=0.5)


def bucket(img: p.Array) -> None:
    """The bucket hangs from the cradle, brimming with suds."""
    tin = [(0, "20344c"), (0.4, "5c7c98"), (0.65, "a8c4d4"), (0.85, "e8f4f8"), (1, "ffffff")]
    x, y = 534, CRADLE + 52
    handle = p.spline([(x - 38, y + 8), (x, y - 46), (x + 38, y + 8)], False)
    hang = p.Layer().stroke(handle, 4, "c8d4dc")
    p.lay(img, hang)
    pail = p.poly(p.points("-42,0 42,0 31,88 -31,88", at=(x, y)))
    p.solid(img, pail, tin, 32, light=LIGHT, tooth=0.6, texture=0.05, seed=4, cast=0.4)
    p.solid(img, p.circle(x, y, 43, 11), "5c7c98", 4, light=LIGHT, tooth=0.3)
    random = np.random.default_rng(9)
    foam = p.Layer()
    for _ in range(70):
        bx, by = x + np.clip(random.normal(0, 20), -42, 42), y - 4 - abs(random.normal(0, 8))
        r = random.uniform(4, 12)
        foam.fill(p.circle(bx, by, r), "f4faff", 0.85).stroke(p.circle(bx, by, r), 1, "90b8e0", 0.6)
    for dx, length in ((-30, 60), (-8, 120), (16, 84), (33, 40)):
        top = y + (60 if abs(dx) < 20 else 8)
        foam.fill(p.ribbon([(x + dx, top), (x + dx, top + length)], [8, 5], 10, True), "d8ecfc", 0.7)
        star(foam, x + dx, top + length + 8, 13)
    star(foam, x + 8, y - 14, 15)
    star(foam, x - 22, y - 10, 11)
    p.lay(img, foam)


def fist(img: p.Array, x: float, y: float, turn: float) -> None:
    """A hand closed on a bar: the back of the hand, four fingers laid round the bar, the thumb along it. `turn`: of the
    bar."""
    back_of_hand = p.spline(p.points("4,-22 20,-18 24,0 18,20 2,22"))
    thumb = p.ribbon([(14, -16), (4, -26), (-3, -36)], [11, 10, 7], 12, True)

    def at(path: skia.Path) -> skia.Path:
        return p.moved(path, x, y, 1.02, turn=turn)

    tones = [(0, "7a4034"), (0.4, "c88464"), (0.75, "f0bc98"), (1, "fff0dc")]
    p.solid(img, at(back_of_hand), tones, 12, light=LIGHT, tooth=0.2)
    p.solid(img, at(thumb), tones, 6, light=LIGHT, tooth=0.2)
    for k in range(4):
        v = -16 + 10.5 * k
        finger = p.ribbon([(14, v + 1), (0, v - 1), (-11, v + 2)], [11, 11, 9], 14, True)
        p.solid(img, at(finger), tones, 6, light=LIGHT, tooth=0.2, cast=0.35)


def squeegee(img: p.Array, hand: p.Point) -> None:
    """A long blade flat on the sky, its handle running down through the hand."""
    dx, dy = hand[0] - BLADE[0], hand[1] - BLADE[1]
    grip = p.ribbon([(BLADE[0] + 8, BLADE[1]), (hand[0] + dx * 0.55, hand[1] + dy * 0.55)], [13, 15], 20, True)
    p.solid(img, grip, "c89858", 7, light=LIGHT, tooth=0.4, cast=0.4)
    brass = [(0, "3c3424"), (0.5, "b89c50"), (0.8, "f0dc98"), (1, "ffffff")]
    p.solid(img, p.rect(BLADE[0] - 4, BLADE[1] - 116, 17, 232, r=5), brass, 9, light=LIGHT, tooth=0.4, cast=0.4)
    p.solid(img, p.rect(BLADE[0] - 12, BLADE[1] - 114, 10, 228, r=3), "20242c", 3, light=LIGHT, tooth=0.3)


def cleaner(img: p.Array) -> None:
    """From behind, stretched on the toes of one foot, one hand on the rope, the other swinging the squeegee."""
    free_leg = [(12, -158), (34, -104), (54, -58)]
    free_boot = p.spline(p.points("42,-62 56,-70 68,-56 82,-36 78,-26 66,-30 52,-46"))
    standing_leg = [(-13, -158), (-11, -88), (-3, -26)]
    standing_boot = p.spline(p.points("-18,1 -22,-8 -15,-22 -12,-38 8,-38 11,-22 8,-6 4,1"))
    rope_arm = [(10, -252), (50, -242), (68, -288)]
    torso = p.points("-56,-250 -40,-268 -6,-266 18,-250 24,-200 32,-142 -33,-146 -40,-196")
    trousers_seat = p.spline(p.points("-38,-186 26,-182 36,-132 30,-110 -30,-114 -38,-136"))
    left_brace = [(-28, -184), (-18, -226), (-4, -262)]
    right_brace = [(18, -182), (-14, -226), (-36, -262)]
    wiping_arm = [(-44, -248), (-78, -304), (-92, -362)]
    white_cap = p.spline(p.points("-60,-308 -54,-330 -28,-338 -4,-326 -1,-302 -30,-298"))

    x, foot, scale = 646, CRADLE + 3, 1.22
    s = p.Sprite()
    blue, dark, shirt, skin, boot = "2c4c8c", "243f78", "e8e4d8", "e0a884", "3c2c2c"
    s.limb(free_leg, [38, 31, 25], dark)
    s.add(free_boot, boot, 8)
    s.limb(standing_leg, [40, 32, 23], blue)
    s.add(standing_boot, boot, 8)
    s.limb(rope_arm, [29, 24, 19], shirt)
    s.add(p.spline(torso), shirt, 24)
    s.add(trousers_seat, blue, 20)
    s.limb(left_brace, [10, 9, 9], dark).limb(right_brace, [10, 9, 9], dark)
    s.add(p.rect(2, -150, 22, 24, r=5), dark, 5)
    s.limb([(-22, -256), (-27, -280)], [21, 20], skin)
    s.limb(wiping_arm, [32, 25, 19], shirt)
    s.add(p.circle(-30, -300, 25, 27), "5c3824", 20).add(p.circle(-54, -300, 6, 8), skin, 5).add(
        p.circle(-6, -292, 6, 8), skin, 5
    )
    s.add(white_cap, "f0f4f4", 14)
    p.contact(img, x - 8, foot + 2, 34, ry=7, alpha=0.6)
    s.draw(img, x, foot, 100 * scale, light=(-0.6, -0.75, 0.3), rim="e8f6ff", rim_alpha=0.8)
    hand = (x - 94 * scale, foot - 374 * scale)
    squeegee(img, hand)
    fist(img, *hand, turn=math.degrees(math.atan2(hand[1] - BLADE[1], hand[0] - BLADE[0])) - 90)
    fist(img, ROPES[1], foot - 300 * scale, turn=0)


def paint() -> p.Array:
    """From high outside: night, city, the washed swathe, suds, those who look up, cradle and cleaner."""
    img = night()
    city(img)
    washed(img)
    p.shaft(img, (284, 446), (262, 1190), (296, 440), colour="ffe8a8", alpha=0.62, soft=9, seed=4)
    suds(img)
    onlookers(img)
    cradle(img)
    bucket(img)
    cleaner(img)
    return img
