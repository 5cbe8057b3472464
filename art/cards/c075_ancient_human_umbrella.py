"""A museum of the far future: dinosaur skeletons in scarves admire an umbrella that was put together wrongly.

Technique: painted relief. Back to front: the hall, the case with the umbrella, the barrier, the visitors, the duck and
its guard, dust.
"""

from __future__ import annotations

import math

import numpy as np

from art import paint as p

NUMBER, TITLE = 75, "Ancient Human Umbrella"

BONE = [(0, "2a1a18"), (0.25, "5c4232"), (0.5, "a58662"), (0.7, "dcc499"), (0.88, "f6e8c6"), (1, "fffaea")]
SOCKET = "1a0e0e"
CASE = (254, 262, 316, 400)  # x, y, w, h of the glass
FROM_RIGHT, FROM_LEFT = (0.75, -0.45, 0.4), (-0.7, 0.1, 0.45)


def bone(s: p.Sprite, points: list[p.Point], width: float) -> None:
    """A long bone with knobbed ends."""
    s.add(p.ribbon(points, [width * 1.5, width, width * 0.85, width, width * 1.5], 30, True), BONE, width * 0.6)


def vertebrae(
    s: p.Sprite, points: list[p.Point], count: int, sizes: tuple[float, float], spine: float = 1.0
) -> np.ndarray:
    """A chain of knuckles along a curve, each with its spur. Returns their places."""
    places = p.sample(points, count)
    tangent = np.gradient(places, axis=0)
    for k, (x, y) in enumerate(places):
        r = sizes[0] + (sizes[1] - sizes[0]) * k / (count - 1)
        a = math.degrees(math.atan2(tangent[k, 1], tangent[k, 0]))
        spur = p.spline(
            [(-r * 0.5, -r * 0.5), (-r * 0.7, -r * (1 + spine)), (r * 0.1, -r * (1.1 + spine)), (r * 0.5, -r * 0.5)]
        )
        if math.cos(math.radians(a)) < 0:
            a += 180
        s.add(p.moved(spur, x, y, 1, turn=a), BONE, r * 0.4)
        s.add(p.moved(p.circle(0, 0, r * 0.86, r), x, y, 1, turn=a), BONE, r * 0.9)
    return places


def ribs(s: p.Sprite, places: np.ndarray, length: float, width: float, back: float) -> None:
    """Hooped ribs hanging from a stretch of the spine; `back` sweeps them."""
    n = len(places)
    for k, (x, y) in enumerate(places):
        reach = length * math.sin((k + 1.2) / (n + 1) * math.pi) ** 0.6
        s.add(
            p.ribbon(
                [(x, y), (x + back * 0.9, y + reach * 0.45), (x + back * 0.2, y + reach)],
                [width, width * 0.9, width * 0.4],
                24,
                True,
            ),
            BONE,
            width * 0.5,
        )


def skull(
    s: p.Sprite, x: float, y: float, size: float, turn: float, flip: bool, crest: bool = False, teeth: bool = True
) -> None:
    """A long-snouted skull with its jaw, facing right before `flip`."""
    h = p.Sprite()
    h.add(p.spline(p.points("-34,4 -10,12 30,20 62,26 58,36 20,34 -24,24")), BONE, 7)
    if crest:
        h.add(p.spline(p.points("-20,-18 -56,-42 -84,-44! -58,-22 -34,2")), BONE, 9)
    h.add(p.spline(p.points("-40,-4 -30,-24 -6,-30 18,-20 44,-12 66,0 70,14 54,20 20,14 -8,12 -30,16")), BONE, 15)
    h.add(p.circle(-8, -8, 9.5, 10), SOCKET, 0)
    h.add(p.circle(-7, -8, 3.2), "ffe2a0", 0)
    h.add(p.spline(p.points("18,-6 32,-4 34,4 22,5")), SOCKET, 0)
    h.add(p.circle(58, 4, 3.6, 2.8), SOCKET, 0)
    h.add(p.spline(p.points("-34,0 -26,-8 -22,6 -30,10")), SOCKET, 0, alpha=0.8)
    if teeth:
        for k in range(7):
            tx = 14 + k * 7
            h.add(p.poly([(tx - 2.6, 15 + k * 0.7), (tx + 2.6, 16 + k * 0.7), (tx, 23 + k * 0.6)]), "fff4dc", 1.5)
    s.attach(h, x, y, size, turn=turn, flip=flip)


def scarf(s: p.Sprite, points: list[p.Point], width: float, a: str, b: str, tail: list[p.Point]) -> None:
    """A striped woollen scarf wound twice round a neck, one end hanging."""
    end = p.ribbon(tail, [width * 0.5, width * 0.66, width * 0.74], 40)
    s.add(end, a, width * 0.3)
    places = p.sample(tail, 16)
    tangent = np.gradient(places, axis=0)
    for k in range(6, 16, 3):
        nx, ny = np.array([-tangent[k, 1], tangent[k, 0]]) / np.hypot(*tangent[k]) * width * 0.6
        x, y = places[k]
        s.parts.append(p.Part(p.line([(x - nx, y - ny), (x + nx, y + ny)]), b, 0, 0.85, width=width * 0.12, clip=end))
    foot = tail[-1]
    for k in range(6):
        x = foot[0] - width * 0.34 + k * width * 0.135
        s.line(p.line([(x, foot[1] - 2), (x + 1, foot[1] + width * 0.34)]), width * 0.06, b)
    for lift in (width * 0.34, 0.0):
        curve = [(x, y - lift) for x, y in points]
        band = p.ribbon(curve, [width * 0.3, width * 0.5, width * 0.54, width * 0.5, width * 0.3], 40, True)
        s.add(band, a, width * 0.26)
        for side in (-0.12, 0.1):
            s.parts.append(
                p.Part(
                    p.spline([(x, y + width * side) for x, y in curve], False), b, 0, 0.8, width=width * 0.07, clip=band
                )
            )


def hall() -> p.Array:
    """Dim panelled wall, arches, parquet."""
    img = p.vertical([(0, "2c1c18"), (0.5, "4a3224"), (0.82, "3a261c")], 0, 1000, p.noise(200, 3, 4) * 0.06)
    d = np.hypot((p.grid.x - 394) / 1.05, p.grid.y - 450)
    p.over(img, p.smooth(620, 120, d), "8a6846", 0.75)
    p.brush(img, 60, 3000, p.swirl(300, 5, 0.7, 1.2), jitter=0.05, alpha=0.55, seed=4)
    niches = p.mask(p.arch(20, 984, 236, 760), p.arch(786, 984, 236, 760))
    p.multiply(img, niches, "2a1610", 0.6)
    stone = p.Sprite()
    for x in (20, 786):
        for k in range(13):
            a = math.pi * (1 - (k + 0.5) / 13)
            bx, by = x + math.cos(a) * 132, 342 - math.sin(a) * 132
            stone.add(p.moved(p.rect(-17, -15, 34, 30, r=3), bx, by, 1, turn=90 - math.degrees(a)), "6c4c36", 6)
    for x in (168, 640):
        stone.add(p.rect(x - 24, 150, 48, 834), "5c3e2c", 20)
        for k in range(3):
            stone.line(p.line([(x - 12 + k * 12, 176), (x - 12 + k * 12, 940)]), 3, "38241a", 0.6)
        stone.add(p.rect(x - 38, 118, 76, 36, r=6), "6c4c36", 10).add(p.rect(x - 32, 946, 64, 38, r=5), "6c4c36", 10)
    stone.add(p.rect(-10, 66, 820, 40, r=3), "5c3e2c", 12).add(p.rect(-10, 102, 820, 16, r=3), "745238", 6)
    stone.draw(img, 0, 0, 100, light=(0.1, -0.4, 0.5), haze=("3a2418", 0.35))
    p.over(img, p.smooth(560, 120, d) * (p.grid.y < 990), "9a7650", 0.3)
    p.multiply(img, p.smooth(420, 760, d), "2a1812", 0.55)
    floor = p.blank()
    p.onto(floor, p.texture.wood("6a4428", 36, True, 5), ((-160, 996), (960, 996), (1500, 1240), (-700, 1240)))
    p.over(img, p.mask(p.rect(-10, 1000, 820, 210)), floor)
    p.multiply(
        img, p.smooth(380, 700, np.hypot(p.grid.x - 394, (p.grid.y - 1010) * 1.8)) * (p.grid.y > 1000), "241410", 0.75
    )
    p.over(img, p.mask(p.rect(-10, 984, 820, 16)), "2a1812")
    return img


def barrier(img: p.Array) -> None:
    """A velvet rope between two brass posts."""
    post = p.Sprite().add(p.spline(p.points("-16,0! -14,-6 0,-9 14,-6 16,0!")), "a8803c", 6)
    post.add(p.rect(-3.5, -92, 7, 86, r=3), "a8803c", 4).add(p.circle(0, -96, 8), "c89a4c", 7)
    rope = p.mask(p.ribbon(p.points("268,968 330,1004 420,1016 510,1004 566,968"), [13, 13, 13], 60, True))
    p.form(img, rope, "6c2c3c", 7, light=(0, -0.8, 0.5), texture=0.06, seed=4, soften=1.5)
    for x in (268, 566):
        post.draw(img, x, 1060, 100, light=(0, -0.7, 0.5), ground=0.5)


def vitrine(img: p.Array) -> None:
    """The lit case on its plinth, before the umbrella goes in."""
    x, y, w, h = CASE
    p.glow(img, x + w / 2, y + h / 2, 480, colour="ffe2b0", alpha=0.5, power=1.7)
    plinth = p.mask(p.poly([(x - 26, y + h + 26), (x + w + 26, y + h + 26), (x + w + 40, 1022), (x - 40, 1022)]))
    p.clothe(img, plinth, p.texture.wood("5c3a26", 68, True, 8), 30, light=(0, -0.8, 0.5))
    p.contact(img, x + w / 2, 1024, 230, ry=16, alpha=0.6)
    glass = p.mask(p.rect(x, y, w, h))
    p.over(
        img,
        glass,
        p.ramp(
            np.clip(np.hypot((p.grid.x - x - w / 2) / 230, (p.grid.y - y - 150) / 330), 0, 1),
            [(0, "fffaea"), (0.45, "efe6cf"), (0.8, "c9c3b2"), (1, "8f8c84")],
        ),
    )
    for dx in (-80, 80):
        p.shaft(
            img, (x + w / 2 + dx, y + 4), (x + w / 2 + dx * 0.4, y + h), (26, 210), colour="fffbe8", alpha=0.5, soft=10
        )
    p.over(img, p.mask(p.poly([(x, y + h), (x + w, y + h), (x + w - 36, y + h - 34), (x + 36, y + h - 34)])), "8d8574")


def umbrella(img: p.Array) -> None:
    """Hung on wires with its ribs spread like a bat's wings, handle for a head."""
    cx, cy = 412, 430
    s = p.Sprite()
    for wx in (-118, -52, 52, 118):
        s.line(p.line([(wx * 0.9, -190), (wx, -54 + abs(wx) * 0.16)]), 1.2, "5a5450")
    tips = p.points("150,-36 142,34 104,92 52,132")
    for side in (-1, 1):
        wing = [(0, -26, 1)]
        for k, (tx, ty) in enumerate(tips):
            wing.append((side * tx, ty, 1))
            if k < len(tips) - 1:
                nx, ny = tips[k + 1]
                wing.append((side * (tx + nx) * 0.40, (ty + ny) * 0.40 + 4))
        wing.append((0, 62, 1))
        s.add(p.spline(wing), "3a3640", 26)
        for tx, ty in tips:
            s.line(p.spline([(0, -24), (side * tx * 0.55, ty * 0.5 - 22), (side * tx, ty)], False), 3.4, "a8a49c")
            s.add(p.circle(side * tx, ty, 4.5), "d8d0bc", 3)
            s.line(p.spline([(0, 30), (side * tx * 0.34, ty * 0.36)], False), 2, "8a867e")
        s.add(p.poly([(side * 96, 16), (side * 112, 22), (side * 100, 42)]), "e4dcc6", 0)
    s.line(p.line([(0, -80), (0, 150)]), 6, "8a867e")
    s.add(p.ribbon(p.points("0,-70 0,-104 14,-124 36,-118 38,-98"), [10, 11, 12, 11, 9], 30, True), "7c4a2c", 6)
    s.add(p.poly([(-4, 146), (4, 146), (0, 176)]), "8a867e", 3)
    p.shadow(img, s.silhouette(cx + 16, cy + 12, 88), 0, 0, soft=8, alpha=0.22, colour="4a4038")
    s.draw(img, cx, cy, 88, light=(0, -0.9, 0.4))


def case_front(img: p.Array) -> None:
    """Wooden posts, a cornice and gleams on the glass."""
    x, y, w, h = CASE
    frame = p.Sprite()
    for px in (x - 10, x + w - 6):
        frame.add(p.rect(px, y, 16, h), "6c4630", 7)
    frame.add(p.rect(x - 30, y - 34, w + 60, 40, r=6), "6c4630", 12)
    frame.add(p.rect(x - 40, y - 44, w + 80, 16, r=6), "825838", 7)
    frame.add(p.rect(x - 34, y + h - 2, w + 68, 32, r=6), "6c4630", 12)
    frame.add(p.rect(x + w / 2 - 46, y + h + 52, 92, 44, r=4), "b89a5c", 6)
    for k in range(3):
        frame.line(
            p.line([(x + w / 2 - 30, y + h + 64 + k * 10), (x + w / 2 + 30 - k * 9, y + h + 64 + k * 10)]), 2, "6a4c28"
        )
    frame.draw(img, 0, 0, 100, light=(0.1, -0.8, 0.5))
    gleam = p.mask(
        p.poly([(x + 30, y + h), (x + 120, y), (x + 150, y), (x + 60, y + h)]),
        p.poly([(x + 84, y + h), (x + 172, y), (x + 180, y), (x + 92, y + h)]),
        soft=2,
    )
    p.shine(img, gleam * p.mask(p.rect(x, y, w, h)), "ffffff", 0.2)


def mother() -> p.Sprite:
    """A tall biped from the left, her little one held up in her arms."""
    s = p.Sprite()
    bone(s, [(146, 806), (188, 880), (150, 952)], 20)
    bone(s, [(150, 952), (164, 1010), (178, 1052)], 15)
    bone(s, [(170, 1052), (226, 1058)], 12)
    tail = vertebrae(s, p.points("126,800 60,860 -10,960 -60,1000"), 13, (17, 7), spine=0.7)
    assert len(tail)
    back = vertebrae(s, p.points("120,806 150,720 164,640 158,560 170,480 196,420"), 19, (18, 11), spine=0.6)
    ribs(s, back[2:10], 92, 10, back=62)
    s.add(p.spline(p.points("92,792 120,764 166,770 176,806 150,834 110,832")), BONE, 18)
    s.add(p.circle(134, 802, 12), SOCKET, 0, alpha=0.75)
    bone(s, [(124, 812), (190, 880), (116, 950)], 24)
    bone(s, [(116, 950), (128, 1020), (112, 1064)], 18)
    bone(s, [(104, 1066), (144, 1070), (172, 1076)], 14)
    skull(s, 224, 396, 118, turn=4, flip=False, crest=True, teeth=False)
    bone(s, [(184, 640), (222, 700), (240, 716)], 11)
    bone(s, [(240, 716), (276, 690), (292, 672)], 9)
    scarf(
        s,
        p.points("118,508 136,534 172,542 206,524 212,508"),
        38,
        "6f4a5c",
        b="b79a86",
        tail=[(150, 536), (134, 590), (140, 650)],
    )
    return s


def little_one() -> p.Sprite:
    """The child, bouncing with excitement; facing right, origin at its seat."""
    s = p.Sprite()
    vertebrae(s, [(-6, -8), (-34, 8), (-58, -6)], 8, (7, 3), spine=0.5)
    back = vertebrae(s, [(-4, -10), (0, -40), (10, -66)], 9, (8, 6), spine=0.5)
    ribs(s, back[1:6], 30, 5, back=26)
    bone(s, [(0, -8), (30, 0), (46, 14)], 8)
    bone(s, [(8, -44), (34, -52), (52, -70)], 6)
    bone(s, [(8, -40), (36, -38), (58, -44)], 6)
    skull(s, 24, -84, 66, turn=-10, flip=False, crest=False, teeth=False)
    scarf(
        s,
        p.points("-12,-64 -4,-56 8,-53 22,-57 27,-64"),
        13,
        "5c6a74",
        b="a8a494",
        tail=[(0, -54), (-18, -44), (-28, -30)],
    )
    return s


def long_neck() -> p.Sprite:
    """It comes from the right and has to look in from above."""
    s = p.Sprite()
    bone(s, [(706, 900), (690, 990), (706, 1066)], 26)
    trunk = vertebrae(s, [(860, 770), (790, 780), (726, 820)], 8, (27, 25), spine=0.7)
    ribs(s, trunk, 190, 15, back=-46)
    bone(s, [(752, 850), (738, 960), (756, 1078)], 32)
    bone(s, [(726, 1084), (766, 1080), (796, 1088)], 18)
    vertebrae(s, p.points("730,822 682,740 668,600 688,440 694,300 650,190 570,146 506,156"), 34, (25, 12), spine=0.5)
    skull(s, 470, 178, 92, turn=-38, flip=True, crest=False, teeth=False)
    scarf(
        s,
        p.points("622,622 640,652 676,664 712,652 726,624"),
        48,
        "5c6a74",
        b="b3aa98",
        tail=[(690, 656), (716, 720), (706, 800)],
    )
    return s


def guard_corner(img: p.Array) -> None:
    """A rubber duck on a velvet cushion, and the sabre-tooth who guards it, asleep."""
    stand = p.Sprite()
    stand.add(p.rect(-62, -66, 124, 66, r=4), "54362a", 14).add(p.rect(-72, -78, 144, 16, r=5), "7c543a", 7)
    stand.add(p.spline(p.points("-64,-80 -70,-92 -56,-102 0,-106 56,-102 70,-92 64,-80 0,-76")), "6c2c48", 12)
    for x in (-66, 66):
        stand.add(p.circle(x, -84, 5), "c8a050", 4)
    duck = p.Sprite()
    duck.add(p.spline(p.points("-34,-22 -44,-34! -26,-34 0,-32 20,-30 32,-16 22,-1 -16,0 -32,-8")), "f6c821", 18)
    duck.add(p.circle(18, -44, 18), "f6c821", 15)
    duck.add(p.spline(p.points("-16,-22 4,-24 10,-14 -4,-7 -20,-12")), "e8ae14", 7)
    duck.add(p.spline(p.points("33,-46 48,-43 49,-37 34,-36")), "e8742c", 4)
    duck.add(p.circle(23, -49, 3), "1a0c0c", 0)
    stand.attach(duck, 0, -100, 86)
    p.contact(img, 430, 1164, 110, ry=12, alpha=0.6)
    stand.draw(img, 430, 1164, 108, light=(-0.2, -0.8, 0.5))
    p.glow(img, 432, 1018, 90, colour="ffdc60", alpha=0.3)
    cat = p.Sprite()
    vertebrae(cat, p.points("116,-34 150,-14 120,-4 84,-3"), 11, (6, 3), spine=0.4)
    back = vertebrae(cat, p.points("-34,-38 10,-58 70,-60 118,-34"), 15, (10, 9), spine=0.6)
    ribs(cat, back[1:9], 50, 6, back=12)
    cat.add(p.spline(p.points("92,-40 124,-44 136,-24 112,-12 92,-20")), BONE, 12)
    bone(cat, [(112, -26), (82, -8), (128, -5)], 10)
    bone(cat, [(-26, -34), (-10, -8), (-62, -4)], 9)
    head = p.Sprite()
    head.add(p.spline(p.points("26,10 -4,14 -34,12 -30,22 2,24 28,20")), BONE, 6)
    head.add(p.spline(p.points("36,-6 24,-26 -2,-28 -26,-16 -42,-8 -44,6 -22,10 10,12 32,12")), BONE, 15)
    head.add(p.ribbon([(-31, 4), (-34, 20), (-26, 36)], [9, 7, 1], 16), "fff4dc", 4)
    head.line(p.spline([(-4, -8), (-12, -3), (-20, -7)], False), 3.4, SOCKET)
    head.add(p.circle(-39, -3, 3.4), SOCKET, 0)
    head.add(p.spline(p.points("-8,-26! -6,-46 16,-52 32,-42 32,-24!")), "3a3f54", 9)
    head.add(p.spline(p.points("-30,-22 -10,-31 14,-29 12,-23 -8,-22")), "23263a", 4)
    cat.attach(head, -52, -32, 100, turn=-4)
    cat.draw(img, 602, 1172, 88, light=(-0.4, -0.75, 0.45), ground=0.55)


def paint() -> p.Array:
    img = hall()
    vitrine(img)
    umbrella(img)
    case_front(img)
    barrier(img)
    for sprite, light in ((long_neck(), FROM_LEFT), (mother(), FROM_RIGHT)):
        x = -30 if light is FROM_RIGHT else 12
        m = sprite.silhouette(x, 0, 100)
        p.shadow(img, m, -14 if light is FROM_RIGHT else 14, 10, soft=14, alpha=0.45, colour="160a08")
        sprite.draw(img, x, 0, 100, light=light, rim="fff0cc", rim_alpha=0.6)
    for x in (110, 764):
        p.contact(img, x, 1082, 90, ry=10, alpha=0.4)
    little_one().draw(img, 262, 690, 112, light=FROM_RIGHT, rim="fff0cc")
    guard_corner(img)
    p.dust(img, 90, "fff0c8", 0.5, seed=6, m=p.mask(p.circle(394, 460, 330), soft=60))
    return img
