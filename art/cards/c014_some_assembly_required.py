"""Two robots kneel on a huge fold-out manual for a baby; the real one has climbed out and takes the cot apart."""

from __future__ import annotations

import math

import numpy as np

from art import paint as p

NUMBER, TITLE = 14, "Some Assembly Required"

LAMP = (-0.5, -0.65, 0.42)
TIN = [(0, "2c2634"), (0.25, "544e5c"), (0.5, "7c7884"), (0.7, "9d9aa2"), (0.88, "cfcaca"), (1, "fffaf4")]
SKIN = [(0, "8a4a44"), (0.3, "cf8a78"), (0.55, "f0b8a0"), (0.78, "ffd8c4"), (1, "fff4ea")]
BLUE = "1c52b0"
SHEET = ((92, 250), (742, 196), (776, 1112), (60, 1156))


def floor() -> p.Array:
    """A blush carpet with a coral border."""
    img = p.texture.linen("dc9490", 4, 4.0)
    tuft = p.noise(5, 3, 3) * 0.06 + p.noise(160, 8, 3) * 0.05
    img = np.clip(img + tuft[..., None], 0, 1).astype(np.float32)
    border = p.cut(p.rect(20, 20, 760, 1160, 60), p.rect(52, 52, 696, 1096, 40))
    p.over(img, p.rough(p.mask(border), 3, 9, 4), "c8584e", 0.85)
    dots = p.Layer()
    for k in range(60):
        a = k / 60 * 4
        side, t = int(a), a % 1
        x, y = [(36 + 728 * t, 36), (764, 36 + 1128 * t), (764 - 728 * t, 1164), (36, 1164 - 1128 * t)][side]
        dots.fill(p.circle(x, y, 7), "f8dcd0", 0.9)
    p.lay(img, dots, tooth=1.5)
    p.brush(img, 16, 6000, p.swirl(60, 5, 1.6), 0.04, 0.5, 6)
    return img


def paper() -> p.Array:
    """The manual, drawn flat on its own sheet: 800 x 1200, folded in panels."""
    img = p.blank("ece3d9")
    img += (p.noise(220, 6, 3) * 0.02 + p.noise(3, 7, 2) * 0.012)[..., None]
    ink = p.Layer()
    for x in (200, 600):
        ink.stroke(p.line([(x, 30), (x, 1170)]), 2, BLUE, 0.45)
    for y in (240, 480, 720, 960):
        for x0, x1 in ((30, 200), (600, 770)):
            ink.stroke(p.line([(x0, y), (x1, y)]), 2, BLUE, 0.45)
    ink.stroke(p.rect(30, 30, 740, 1140, 8), 3, BLUE, 0.7)
    exploded_baby(ink)
    for k, (x, y) in enumerate(
        [
            (115, 140),
            (115, 370),
            (115, 610),
            (115, 850),
            (115, 1070),
            (685, 140),
            (685, 370),
            (685, 610),
            (685, 850),
            (685, 1070),
        ]
    ):
        pictogram(ink, x, y, k)
    p.lay(img, ink, tooth=0.8)
    return img


def part(ink: p.Layer, path: object, fill: float = 0.3) -> None:
    """One piece of the diagram: pale blue, with a firm outline."""
    ink.fill(path, BLUE, fill)  # type: ignore[arg-type]
    ink.stroke(path, 8, BLUE)  # type: ignore[arg-type]


def dashed(ink: p.Layer, points: list[p.Point], arrow: bool = False) -> None:
    """A dotted axis, with or without an arrow head."""
    places = p.sample(points, 25)
    for k in range(0, 24, 2):
        ink.stroke(p.line([tuple(places[k]), tuple(places[k + 1])]), 5, BLUE, 0.9)
    if arrow:
        d = places[-1] - places[-3]
        a = math.degrees(math.atan2(d[1], d[0]))
        ink.fill(p.moved(p.poly([(14, 0), (-8, -10), (-8, 10)]), places[-1][0], places[-1][1], 1, a), BLUE)


def exploded_baby(ink: p.Layer) -> None:
    """Head, body, arms, legs, socks and bonnet along their axes."""
    for points in (
        [(400, 130), (400, 1080)],
        [(240, 560), (560, 560)],
        [(330, 800), (300, 1090)],
        [(470, 800), (500, 1090)],
    ):
        dashed(ink, points)
    part(ink, p.spline([(330, 150, 1), (340, 92), (400, 66), (460, 92), (470, 150, 1), (400, 166)]))
    part(ink, p.circle(400, 290, 92, 88))
    for side in (-1, 1):
        part(ink, p.circle(400 + side * 100, 292, 15, 20))
        ink.fill(p.circle(400 + side * 34, 284, 9), BLUE)
        ink.stroke(p.circle(400 + side * 58, 318, 14, 10), 3, BLUE, 0.6)
    ink.stroke(p.spline([(366, 330), (400, 350), (434, 330)], False), 5, BLUE)
    ink.stroke(p.spline([(400, 202), (392, 182), (408, 176), (412, 190)], False), 5, BLUE)
    part(
        ink,
        p.spline(
            [
                (336, 470, 1),
                (400, 490),
                (464, 470, 1),
                (486, 540),
                (486, 650),
                (440, 700),
                (400, 706),
                (360, 700),
                (314, 650),
                (314, 540),
            ]
        ),
    )
    for y in (540, 580, 620):
        ink.stroke(p.circle(400, y, 7), 3.6, BLUE)
    for side in (-1, 1):
        part(
            ink,
            p.ribbon(
                [(400 + side * 130, 520), (400 + side * 156, 570), (400 + side * 150, 620)], [46, 44, 38], 30, True
            ),
        )
        part(
            ink,
            p.ribbon([(400 + side * 62, 790), (400 + side * 82, 850), (400 + side * 76, 910)], [58, 54, 44], 30, True),
        )
        part(
            ink,
            p.spline(
                [
                    (400 + side * 62, 986, 1),
                    (400 + side * 106, 986, 1),
                    (400 + side * 108, 1040),
                    (400 + side * 150, 1066),
                    (400 + side * 140, 1096),
                    (400 + side * 84, 1096),
                    (400 + side * 60, 1060),
                ]
            ),
        )
        for y in (1000, 1014):
            ink.stroke(p.line([(400 + side * 64, y), (400 + side * 106, y)]), 3, BLUE)
    dashed(ink, [(250, 440), (280, 400), (320, 400)], True)
    dashed(ink, [(556, 740), (540, 700), (500, 690)], True)


def pictogram(ink: p.Layer, x: float, y: float, kind: int) -> None:
    """A step of the instructions, without words."""
    if kind in (0, 8):
        part(ink, p.rect(x - 24, y - 30, 48, 84, 14))
        part(ink, p.spline([(x - 20, y - 32, 1), (x - 8, y - 52), (x, y - 66), (x + 8, y - 52), (x + 20, y - 32, 1)]))
        for k in range(3):
            ink.stroke(p.line([(x + 4, y - 8 + k * 18), (x + 22, y - 8 + k * 18)]), 3, BLUE)
        if kind == 8:
            ink.stroke(p.line([(x - 60, y - 60), (x + 60, y + 60)]), 8, BLUE, 0.75)
    elif kind in (1, 6):
        part(
            ink,
            p.spline(
                [
                    (x - 34, y - 50, 1),
                    (x + 2, y - 50, 1),
                    (x + 4, y + 4),
                    (x + 46, y + 24),
                    (x + 40, y + 50),
                    (x - 10, y + 50),
                    (x - 36, y + 20),
                ]
            ),
        )
        dashed(ink, [(x - 60, y + 66), (x, y + 80), (x + 56, y + 62)], True)
    elif kind in (2, 9):
        part(ink, p.circle(x, y, 46))
        for side in (-1, 1):
            ink.fill(p.circle(x + side * 16, y - 6, 5), BLUE)
        mouth = (
            p.circle(x, y + 20, 14, 11)
            if kind == 2
            else p.spline([(x - 16, y + 16), (x, y + 28), (x + 16, y + 16)], False)
        )
        ink.stroke(mouth, 4, BLUE)
        if kind == 2:
            for side in (-1, 1):
                for k in range(3):
                    ink.fill(p.circle(x + side * (50 + k * 12), y - 4 + k * 14, 5, 8), BLUE, 0.8)
    elif kind in (3, 5):
        part(ink, p.spline([(x - 56, y + 14, 1), (x - 30, y + 44), (x + 30, y + 44), (x + 56, y + 14, 1), (x, y + 26)]))
        ink.stroke(p.spline([(x - 48, y - 30), (x, y - 56), (x + 48, y - 30)], False), 5, BLUE)
        dashed(ink, [(x - 40, y - 8), (x, y - 24), (x + 40, y - 8)], True)
    else:
        ink.stroke(
            p.spline(
                [(x - 50, y), (x - 20, y - 22), (x + 40, y - 22), (x + 54, y - 6), (x + 40, y + 8), (x - 44, y + 8)],
                False,
            ),
            5,
            BLUE,
        )
        part(ink, p.spline([(x - 58, y - 12), (x - 36, y - 18), (x - 34, y + 16), (x - 58, y + 14)]), 0.3)
        dashed(ink, [(x - 30, y + 50), (x + 10, y + 56), (x + 44, y + 40)], True)


def manual(img: p.Array) -> None:
    """Lay the sheet on the floor, with its folds standing a little."""
    m = p.mask(p.poly(SHEET))
    p.shadow(img, m, 8, 10, 9, 0.45, "7a3038")
    p.onto(img, paper(), SHEET)
    a, b, c, d = (np.array(q, float) for q in SHEET)
    for t in (0.25, 0.75):
        fold(img, a + (b - a) * t, d + (c - d) * t)
    for t in (0.2, 0.4, 0.6, 0.8):
        fold(img, a + (d - a) * t, b + (c - b) * t)
    p.multiply(img, m * p.blur(1 - m, 14), "c89a98", 0.5)


def fold(img: p.Array, a: object, b: object) -> None:
    """A crease: light on one side, shade on the other."""
    (x0, y0), (x1, y1) = a, b  # type: ignore[misc]
    nx, ny = -(y1 - y0), x1 - x0
    n = math.hypot(nx, ny)
    nx, ny = nx / n, ny / n
    for side, colour in ((7, "8a6a78"), (-7, "ffffff")):
        band = p.mask(
            p.poly([(x0, y0), (x1, y1), (x1 + nx * side, y1 + ny * side), (x0 + nx * side, y0 + ny * side)]), soft=2.5
        )
        p.over(img, band, colour, 0.3 if side > 0 else 0.6)


def robot(coral: str) -> p.Sprite:
    """A kneeling robot from above, looking up the sheet (towards -y); about 220 wide."""
    s = p.Sprite()
    for side in (-1, 1):
        s.add(p.rect(side * 44 - 26, 40, 52, 92, 12), TIN, 16)
        s.add(p.rect(side * 44 - 28, 116, 56, 34, 10), [(q, p.mix(c, "4a3c44", 0.4)) for q, c in TIN], 10)
    s.add(p.rect(-92, -46, 184, 122, 26), TIN, 30)
    s.add(p.rect(-70, -26, 140, 84, 14), TIN, 8)
    for x, y in ((-76, -30), (76, -30), (-76, 60), (76, 60)):
        s.add(p.circle(x, y, 5), "7c747c", 4)
    for k in range(4):
        s.line(p.line([(-34, 24 + k * 9), (34, 24 + k * 9)]), 3, "6c6470", 0.8)
    s.add(p.rect(-60, -82, 120, 102, 22), "6c6470", 0, soft=6, alpha=0.35)
    s.add(p.rect(-60, -96, 120, 104, 22), TIN, 28)
    s.add(p.rect(-44, -96, 88, 26, 10), "4a3c48", 8)
    for side in (-1, 1):
        s.add(p.circle(side * 22, -86, 9), "ffe9b0", 6, shine=16)
        s.add(p.rect(side * 64 - 8, -64, 16, 42, 6), coral, 6)
    s.add(p.circle(0, -34, 15), coral, 10)
    s.line(p.line([(0, -34), (20, -8)]), 5, "7c747c")
    s.add(p.circle(22, -4, 10), "e8503c", 8)
    return s


def robot_arms(coral: str, arms: list[list[p.Point]]) -> p.Sprite:
    """Ribbed tubes with grippers, each given from shoulder to hand."""
    s = p.Sprite()
    for points in arms:
        s.add(p.circle(points[0][0], points[0][1], 27), coral, 20)
        limb = p.ribbon(points, [30, 26, 24], 40, True)
        s.add(limb, TIN, 14)
        for x, y in p.sample(points, 9)[1:-1]:
            s.parts.append(p.Part(p.circle(x, y, 17), "5c5460", 0, 0.5, 2.4, clip=limb))
        hx, hy = points[-1]
        s.add(p.circle(hx, hy, 19), coral, 14)
        for turn in (-38, 38):
            s.add(p.moved(p.ribbon([(0, 0), (6, -16), (-2, -30)], [12, 11, 6], 16, True), hx, hy, 1, turn), TIN, 6)
    return s


def pins(img: p.Array) -> None:
    """The leftover safety pins, laid out in a row to be counted."""
    for k in range(5):
        s = p.Sprite()
        s.line(p.spline([(-24, 8), (22, 8), (32, 2), (24, -5), (-20, -2)], False), 5, "6a6676")
        s.add(p.spline([(-38, 4), (-28, -9), (-16, -6), (-15, 14), (-30, 14)]), "d0604e" if k % 2 else "e8a088", 6)
        x, y = 212 + k * 48, 726 + (k % 2) * 10
        p.over(img, p.mask(p.moved(p.rect(-34, -4, 66, 14, 6), x + 4, y + 6, 1, 80), soft=3), "7a5a68", 0.3)
        s.draw(img, x, y, 116, 80 + 6 * math.sin(k * 2), light=LAMP)


def swaddled_teapot() -> p.Sprite:
    """A teapot in a blanket, rocked by mistake; somebody has given it a face."""
    s = p.Sprite()
    s.add(
        p.spline([(-74, -34), (-40, -74), (30, -76), (76, -36), (78, 34), (40, 80), (-30, 82), (-78, 40)]), "f6c9c0", 36
    )
    for points in ([(-60, 50), (0, 30), (66, 46)], [(-70, 10), (-50, 50), (-20, 76)], [(70, 10), (50, 52), (24, 78)]):
        s.line(p.spline(points, False), 3.4, "c88a84", 0.7)
    s.attach(p.props.teapot("d0402c", "fff0dc"), 2, 40, 132)
    for side in (-1, 1):
        s.add(p.circle(2 + side * 17, -24, 5, 6), "2a1418", 0)
    s.line(p.spline([(-8, -6), (2, 1), (12, -6)], False), 4, "2a1418")
    s.add(p.spline([(-72, 20), (-30, 14), (0, 24), (34, 14), (74, 18), (60, 70), (0, 86), (-58, 70)]), "f8d4ca", 20)
    return s


def cot_and_baby(img: p.Array) -> None:
    """Top corner: the cot with bars missing, and who is taking them off."""
    s = p.Sprite()
    s.add(p.rect(34, 34, 300, 168, 10), "fdf5ea", 14)
    s.add(p.spline([(150, 42, 1), (330, 42, 1), (330, 196, 1), (156, 196, 1), (138, 120)]), "f2b8ae", 22)
    s.add(p.rect(48, 66, 76, 104, 26), "ffffff", 20)
    for y in (28, 194):
        s.add(p.rect(20, y, 326, 18, 8), "cf9c6c", 8)
    for x in (18, 330):
        s.add(p.rect(x, 20, 20, 198, 8), "cf9c6c", 8)
    for k in range(12):
        if k not in (7, 8, 9):
            s.add(p.circle(54 + k * 25, 204, 7), "e4bc8c", 6)
        else:
            s.add(p.circle(54 + k * 25, 204, 4.5), "6a442c", 0)
    p.shadow(img, s.silhouette(0, 0), 8, 10, 8, 0.4, "7a3038")
    s.draw(img, 0, 0, 100, light=LAMP)
    for x, y, turn in ((428, 92, 20), (474, 120, -14)):
        bar = p.Sprite().add(p.rect(-7, -58, 14, 116, 6), "d8a878", 7)
        p.shadow(img, bar.silhouette(x, y, 100, turn), 5, 6, 4, 0.35, "7a3038")
        bar.draw(img, x, y, 100, turn, light=LAMP)
    b = p.Sprite()
    for side in (-1, 1):
        b.limb([(side * 20, 44), (side * 34, 70), (side * 30, 92)], [34, 30, 24], "f4cf7c")
        b.add(
            p.spline(
                [
                    (side * 30 - 13, 92),
                    (side * 30 - 12, 114),
                    (side * 30, 122),
                    (side * 30 + 12, 114),
                    (side * 30 + 13, 92),
                ]
            ),
            SKIN,
            11,
        )
        for t in range(5):
            b.add(p.circle(side * 30 - side * 10 + side * t * 5, 122 - abs(t - 1) * 2.2, 4.4 - t * 0.4), SKIN, 3)
    b.add(
        p.spline([(-44, -6), (-30, -34), (30, -34), (44, -6), (46, 40), (26, 64), (-26, 64), (-46, 40)]), "f4cf7c", 30
    )
    b.limb([(36, -20), (60, -40), (54, -66)], [28, 25, 20], "f4cf7c")
    b.limb([(-36, -20), (-58, -38), (-44, -68)], [28, 25, 20], "f4cf7c")
    b.add(p.circle(54, -72, 12), SKIN, 9).add(p.circle(-44, -74, 12), SKIN, 9)
    b.limb([(-44, -70), (-40, -96)], [9, 8], "d8584c")
    b.limb([(-40, -96), (-37, -116)], [4.4, 4], "9c969c")
    b.add(p.circle(0, -40, 42, 40), SKIN, 34)
    for side in (-1, 1):
        b.add(p.circle(side * 42, -40, 8, 10), SKIN, 6)
    for k in range(5):
        b.line(p.spline([(0, -44), (-8 + k * 4, -58 - k), (-12 + k * 7, -64 + abs(k - 2) * 3)], False), 3.4, "a8683c")
    b.line(p.spline([(-4, -46), (6, -60), (16, -52), (8, -44)], False), 3.6, "a8683c")
    p.shadow(img, b.silhouette(258, 352, 138, -4), 10, 12, 9, 0.4, "7a3038")
    b.draw(img, 258, 352, 138, -4, light=LAMP)


def at_work(
    img: p.Array,
    x: float,
    y: float,
    size: float,
    turn: float,
    coral: str,
    arms: list[list[p.Point]],
    load: tuple[p.Sprite, float, float, float, float] | None = None,
) -> None:
    """Draw a robot, what it holds, and its arms on top."""
    body, limbs = robot(coral), robot_arms(coral, arms)
    p.shadow(img, body.silhouette(x, y, size, turn), 14, 18, 14, 0.45, "4a2030")
    body.draw(img, x, y, size, turn, light=LAMP)
    if load is not None:
        thing, px, py, scale, angle = load
        p.shadow(img, thing.silhouette(px, py, scale, angle), 12, 14, 9, 0.45, "4a2030")
        thing.draw(img, px, py, scale, angle, light=LAMP)
    p.shadow(img, limbs.silhouette(x, y, size, turn), 7, 9, 6, 0.35, "4a2030")
    limbs.draw(img, x, y, size, turn, light=LAMP)


def toys(img: p.Array) -> None:
    """A few blocks and a ball around the edge."""
    ball = p.Sprite().add(p.circle(0, 0, 46), "f0a090", 36)
    ball.parts.append(
        p.Part(p.ribbon([(-46, -8), (0, 8), (46, -8)], [22, 26, 22], 30), "fdf3e6", 10, clip=p.circle(0, 0, 46))
    )
    for sprite, x, y in ((ball, 700, 116),):
        p.shadow(img, sprite.silhouette(x, y), 9, 11, 8, 0.4, "7a3038")
        sprite.draw(img, x, y, 100, light=LAMP)
    for x, y, turn, tint in ((604, 120, 20, "f8e4d4"), (84, 1118, -18, "f0a090"), (150, 1142, 12, "fdf3e6")):
        block = (
            p.Sprite()
            .add(p.rect(-30, -30, 60, 60, 6), tint, 10)
            .add(p.rect(-19, -19, 38, 38, 4), p.mix(tint, "ffffff", 0.4), 4)
        )
        block.add(p.star(0, 0, 13), "d9766c", 3)
        p.shadow(img, block.silhouette(x, y, 100, turn), 8, 9, 6, 0.4, "7a3038")
        block.draw(img, x, y, 100, turn, light=LAMP)


def paint() -> p.Array:
    img = floor()
    manual(img)
    toys(img)
    cot_and_baby(img)
    pins(img)
    at_work(
        img, 296, 920, 104, 8, "d8705e", [[(-88, -8), (-112, -70), (-62, -118)], [(88, -8), (116, -72), (70, -124)]]
    )
    pot = swaddled_teapot()
    hug = [[(-88, -8), (-130, -84), (-84, -170)], [(88, -8), (130, -84), (84, -170)]]
    at_work(img, 604, 738, 100, -24, "e89a86", hug, (pot, 520, 548, 128, -24))
    p.lamp_pool(img, 360, 480, 560, 720, "fff0dc", 0.16)
    p.multiply(img, p.smooth(520, 900, np.hypot(p.grid.x - 400, p.grid.y - 580)), "8a4450", 0.55)
    return img
