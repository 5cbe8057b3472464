"""A museum of the far future: dinosaur skeletons in scarves admire an umbrella that was put together wrongly.

Technique: painted relief. Back to front: the hall, the case with the umbrella, the visitors, the child on its mother's
arm, dust.
"""

from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np

from art import paint as p

NUMBER, TITLE = 75, "Ancient Human Umbrella"

BONE = [(0, "2a1a18"), (0.25, "5c4232"), (0.5, "a58662"), (0.7, "dcc499"), (0.88, "f6e8c6"), (1, "fffaea")]
DIM_BONE = [(0, "1c110f"), (0.3, "4a3426"), (0.55, "7a5f45"), (0.75, "a48a66"), (0.9, "c4ac84"), (1, "e0cca4")]
SOCKET = "1a0e0e"
CASE = (226, 232, 372, 520)  # x, y, w, h of the glass
FAMILY = (-66, -140, 120)  # x, y and size of the mother
FROM_RIGHT, FROM_LEFT = (0.75, -0.45, 0.4), (-0.7, 0.1, 0.45)


def bone(s: p.Sprite, points: list[p.Point], width: float, tones: p.Stops = BONE) -> None:
    """A long bone with knobbed ends."""
    s.add(p.ribbon(points, [width * 1.5, width, width * 0.85, width, width * 1.5], 30, True), tones, width * 0.6)


def vertebrae(
    s: p.Sprite, points: list[p.Point], count: int, sizes: tuple[float, float], back: int = 1, spine: float = 0.8
) -> np.ndarray:
    """Bones along a curve: a waisted body, a blade on the side of the back (1 or -1), a short hook below. Their places.

    Every bone is as long as its share of the curve, so that neighbours meet; `spine` is the height of the blades.
    """
    places = p.sample(points, count)
    tangent = np.gradient(places, axis=0)
    for k, (x, y) in enumerate(places):
        r = sizes[0] + (sizes[1] - sizes[0]) * k / (count - 1)
        half = float(np.hypot(*tangent[k])) * 0.47
        turn = math.degrees(math.atan2(tangent[k, 1], tangent[k, 0]))
        blade = p.points(f"-0.3,-0.4! -0.9,{-1 - spine} -0.2,{-1.1 - spine} 0.55,-0.4!", scale=(half, r * back))
        hook = p.points("0.2,0.4! -0.3,1.25 -1.0,1.4! -0.5,0.4!", scale=(half, r * back))
        body = p.points("-1,-0.85 -0.35,-0.5 0.35,-0.5 1,-0.8 1.08,0 1,0.8 0.35,0.5 -0.35,0.5 -1,0.85 -1.08,0")
        for outline, depth in ((hook, 0.3), (blade, 0.4)):
            s.add(p.moved(p.spline(outline), x, y, 1, turn=turn), BONE, r * depth)
        spool = p.spline([(u * half, v * r) for u, v in body])
        s.add(p.moved(spool, x, y, 1, turn=turn), BONE, r * 0.7)
    return places


def ribs(
    s: p.Sprite,
    places: np.ndarray,
    length: float,
    width: float,
    back: float,
    tuck: float = 0.2,
    tones: p.Stops = BONE,
) -> None:
    """Hooped ribs hanging from a stretch of the spine; `back` sweeps them, `tuck` is the share of it at their ends."""
    n = len(places)
    for k, (x, y) in enumerate(places):
        size = math.sin((k + 1.2) / (n + 1) * math.pi) ** 0.6
        reach, sweep = length * size, back * (size if tuck > 0.5 else 1)
        hoop = [(x, y), (x + sweep * 0.9, y + reach * 0.45), (x + sweep * tuck, y + reach)]
        s.add(p.ribbon(hoop, [width, width * 0.9, width * 0.5], 24, True), tones, width * 0.5)


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
    h.add(p.circle(-5, -8, 3.2), "ffe2a0", 0)
    h.add(p.spline(p.points("18,-6 32,-4 34,4 22,5")), SOCKET, 0)
    h.add(p.circle(58, 4, 3.6, 2.8), SOCKET, 0)
    h.add(p.spline(p.points("-34,0 -26,-8 -22,6 -30,10")), SOCKET, 0, alpha=0.8)
    if teeth:
        for k in range(7):
            tx = 14 + k * 7
            h.add(p.poly([(tx - 2.6, 15 + k * 0.7), (tx + 2.6, 16 + k * 0.7), (tx, 23 + k * 0.6)]), "fff4dc", 1.5)
    s.attach(h, x, y, size, turn=turn, flip=flip)


class Scarf(NamedTuple):
    """A scarf round a neck: its middle, half the width of the loop, and two colours."""

    x: float
    y: float
    rx: float
    wool: str
    stripe: str

    def loop(self, s: p.Sprite, near: bool, lift: float) -> None:
        """Half of one turn: the far one is dark and bends up, the near one bends down over the bones."""
        way = 1 if near else -1
        arc = [
            (self.x - math.cos(a) * self.rx, self.y - lift + way * math.sin(a) * self.rx * 0.34)
            for a in np.linspace(-0.12, math.pi + 0.12, 9)
        ]
        w = self.rx * 0.52
        band = p.ribbon(arc, [w * 0.7, w, w * 1.06, w, w * 0.7], 40, True)
        s.add(band, self.wool if near else p.mix(self.wool, "120808", 0.6), w * 0.5)
        if near:
            for side in (-0.2, 0.2):
                rib = p.spline([(x, y + w * side) for x, y in arc], False)
                s.parts.append(p.Part(rib, self.stripe, 0, 0.6, width=w * 0.1, clip=band))

    def behind(self, s: p.Sprite) -> None:
        """What the neck hides."""
        for lift in (self.rx * 0.44, 0):
            self.loop(s, False, lift)

    def before(self, s: p.Sprite, tail: list[p.Point]) -> None:
        """The hanging end with its fringe, both turns, and the tuck that holds it."""
        w = self.rx * 0.6
        end = p.ribbon(tail, [w * 0.8, w, w * 1.1], 40)
        for k in range(5):
            x = tail[-1][0] + (k - 2) * w * 0.22
            s.line(p.line([(x, tail[-1][1] - 3), (x + k - 2, tail[-1][1] + w * (0.34 + 0.08 * (k % 2)))]), 3, self.wool)
        s.add(end, self.wool, w * 0.45)
        for x, y in p.sample(tail, 9)[4:8:2]:
            bar = p.line([(x - w, y + 3), (x + w, y - 3)])
            s.parts.append(p.Part(bar, self.stripe, 0, 0.8, width=w * 0.2, clip=end))
        for lift in (0, self.rx * 0.44):
            self.loop(s, True, lift)
        s.add(p.circle(tail[0][0], tail[0][1] + 2, w * 0.42, w * 0.5), self.wool, w * 0.4)


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


def vitrine(img: p.Array) -> None:
    """The lit case on its plinth, before the umbrella goes in."""
    x, y, w, h = CASE
    p.glow(img, x + w / 2, y + h / 2, 480, colour="ffe2b0", alpha=0.5, power=1.7)
    plinth = p.mask(p.poly([(x - 26, y + h + 26), (x + w + 26, y + h + 26), (x + w + 40, 1062), (x - 40, 1062)]))
    p.clothe(img, plinth, p.texture.wood("5c3a26", 68, True, 8), 30, light=(0, -0.8, 0.5))
    p.contact(img, x + w / 2, 1064, 250, ry=18, alpha=0.6)
    glass = p.mask(p.rect(x, y, w, h))
    p.over(
        img,
        glass,
        p.ramp(
            np.clip(np.hypot((p.grid.x - x - w / 2) / 270, (p.grid.y - y - 210) / 360), 0, 1),
            [(0, "fff8e0"), (0.4, "e6e6cc"), (0.75, "93ab9e"), (1, "47655f")],
        ),
    )
    for dx in (-80, 80):
        p.shaft(
            img, (x + w / 2 + dx, y + 4), (x + w / 2 + dx * 0.4, y + h), (26, 210), colour="fffbe8", alpha=0.5, soft=10
        )
    p.over(img, p.mask(p.poly([(x, y + h), (x + w, y + h), (x + w - 36, y + h - 34), (x + 36, y + h - 34)])), "5a6a60")


def umbrella(img: p.Array) -> None:
    """Hung on wires with its ribs spread like a bat's wings, handle for a head."""
    cx, cy = 436, 450
    s = p.Sprite()
    for wx in (-118, -52, 52, 118):
        s.line(p.line([(wx * 0.9, -224), (wx, -34 - abs(wx) * 0.03)]), 1.2, "5a5450")
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
    p.shadow(img, s.silhouette(cx + 18, cy + 14, 97), 0, 0, soft=8, alpha=0.22, colour="4a4038")
    s.draw(img, cx, cy, 97, light=(0, -0.9, 0.4))


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
    """A tall biped from the left; the far arm goes behind the little one."""
    s = p.Sprite()
    wrap = Scarf(166, 516, 34, "8c3448", stripe="d8b090")
    leg(s, p.points("148,812 202,884 158,950 176,1044"), 18, tones=DIM_BONE)
    vertebrae(s, p.points("126,800 60,860 -10,960 -60,1000"), 11, (17, 8), back=-1)
    wrap.behind(s)
    spine = vertebrae(s, p.points("120,806 150,720 164,640 160,560 170,480 196,420"), 18, (18, 11))
    ribs(s, spine[3:10], 40, 11, back=60, tuck=1.0, tones=DIM_BONE)
    bone(s, p.points("178,634 206,668 226,702"), 9, DIM_BONE)
    bone(s, p.points("226,702 252,704 276,700"), 8, DIM_BONE)
    s.add(p.spline(p.points("92,792 120,764 166,770 176,806 150,834 110,832")), BONE, 18)
    s.add(p.circle(134, 802, 12), SOCKET, 0, alpha=0.75)
    leg(s, p.points("126,812 182,886 110,956 108,1060"), 24, tones=BONE)
    skull(s, 224, 396, 118, turn=4, flip=False, crest=True, teeth=False)
    wrap.before(s, p.points("182,530 194,570 186,628"))
    return s


def leg(s: p.Sprite, joints: list[p.Point], width: float, tones: p.Stops) -> None:
    """Three straight bones, hip to knee, knee to heel, heel to toes, each knob on the next, and the toes."""
    hip, knee, heel, ball = joints
    foot(s, ball[0], ball[1] + 8, width / 20, tones=tones)
    for a, b, share in ((heel, ball, 0.7), (knee, heel, 0.82), (hip, knee, 1.0)):
        bow = ((a[0] + b[0]) / 2 + width * 0.12, (a[1] + b[1]) / 2 - width * 0.1)
        bone(s, [a, bow, b], width * share, tones)
    s.add(p.circle(*knee, width * 0.5, width * 0.46), tones, width * 0.4)


def foot(s: p.Sprite, x: float, y: float, k: float, tones: p.Stops) -> None:
    """Three toes flat on the floor, the middle one longest."""
    for dx, dy, w in ((34, -3, 8), (58, 2, 9), (46, 8, 9)):
        bone(s, [(x, y), (x + dx * k * 0.6, y + dy * k - 4), (x + dx * k, y + dy * k)], w * k, tones)


def near_arm() -> p.Sprite:
    """Her other arm, in front of the child: it sits on the forearm, three fingers round its thigh."""
    s = p.Sprite()
    bone(s, p.points("170,640 184,700 208,762"), 13)
    bone(s, p.points("208,762 246,770 284,766"), 11)
    s.add(p.circle(288, 765, 10, 9), BONE, 7)
    for line in ("288,760 300,750 302,732", "294,763 312,756 317,737", "294,769 318,767 330,744"):
        bone(s, p.points(line), 5.5)
    return s


def little_one() -> p.Sprite:
    """The child leans to the glass, both hands out to it; facing right, origin at its seat."""
    s = p.Sprite()
    wrap = Scarf(14, -64, 13, "c8922c", stripe="fff0c8")
    vertebrae(s, [(-6, -8), (-22, 14), (-16, 54)], 8, (7, 3), back=-1)
    bone(s, [(12, -46), (38, -54), (58, -76)], 5)
    wrap.behind(s)
    spine = vertebrae(s, [(-4, -10), (2, -40), (18, -72)], 9, (8, 5))
    ribs(s, spine[1:6], 18, 5, back=24, tuck=0.92)
    s.add(p.circle(0, -6, 11, 9), BONE, 8)
    bone(s, [(38, 0), (40, 15), (38, 30)], 6)
    bone(s, [(38, 30), (48, 32), (58, 31)], 4.5)
    bone(s, [(0, -4), (20, -5), (38, 0)], 8)
    bone(s, [(10, -40), (40, -36), (64, -52)], 6)
    for x, y in ((58, -76), (64, -52)):
        for dx, dy in ((7, -9), (10, -2), (8, 6)):
            bone(s, [(x, y), (x + dx, y + dy)], 3)
    skull(s, 36, -92, 72, turn=-16, flip=False, crest=False, teeth=False)
    wrap.before(s, [(8, -58), (-8, -46), (-14, -26)])
    return s


def long_neck() -> p.Sprite:
    """It comes from the right and has to look in from above: shoulder, ribs and one leg planted in front of us."""
    s = p.Sprite()
    wrap = Scarf(676, 640, 46, "2f6470", stripe="c8c0a0")
    bone(s, [(800, 850), (806, 970), (794, 1076)], 26)
    for dx, w in ((34, 13), (10, 14)):
        bone(s, [(794, 1082), (794 - dx * 0.6, 1092), (794 - dx, 1102)], w)
    trunk = vertebrae(s, [(900, 760), (820, 770), (744, 806)], 6, (30, 27), back=-1)
    ribs(s, trunk[:5], 250, 17, back=-34)
    wrap.behind(s)
    vertebrae(s, p.points("758,822 692,736 672,600 690,440 694,300 650,190 570,146 512,160"), 22, (27, 13), back=-1)
    s.add(p.spline(p.points("770,750 792,760 782,836 756,900 720,900 708,874 736,826")), BONE, 16)
    bone(s, [(718, 1000), (730, 1056), (728, 1112)], 24)
    bone(s, [(732, 884), (716, 940), (710, 994)], 33)
    s.add(p.circle(713, 998, 19, 17), BONE, 14)
    for dx, w in ((40, 15), (14, 17), (-18, 16)):
        bone(s, [(728, 1116), (728 - dx * 0.6, 1126), (728 - dx, 1136)], w)
    skull(s, 476, 190, 104, turn=-38, flip=True, crest=False, teeth=False)
    wrap.before(s, p.points("656,660 640,730 650,806"))
    return s


def visitor(img: p.Array, sprite: p.Sprite, place: tuple[float, float, float], light: p.Light) -> None:
    """A grown skeleton: bright towards the case, its legs in the gloom of the hall."""
    away = -16 if light[0] > 0 else 16
    p.shadow(img, sprite.silhouette(*place), away, 10, soft=14, alpha=0.45, colour="160a08")
    m = sprite.draw(img, *place, light=light, rim="fff0cc", rim_alpha=0.7)
    far = np.hypot(p.grid.x - 412, p.grid.y - 470)
    p.multiply(img, m * p.smooth(330, 760, far), "5a3c30", 0.62)


def paint() -> p.Array:
    """The hall and the case with the umbrella, then the visitors, the largest first and the child last."""
    img = hall()
    vitrine(img)
    umbrella(img)
    case_front(img)
    for x, y in ((706, 1142), (772, 1108), (120, 1146), (190, 1122)):
        p.contact(img, x, y, 84, ry=13, alpha=0.8)
    visitor(img, long_neck(), (-18, 0, 100), FROM_LEFT)
    visitor(img, mother(), FAMILY, FROM_RIGHT)
    for sprite, place in ((little_one(), (286, 752, 140)), (near_arm(), FAMILY)):
        p.shadow(img, sprite.silhouette(*place), -9, 9, soft=8, alpha=0.6, colour="160a08")
        sprite.draw(img, *place, light=FROM_RIGHT, rim="fffbe8", rim_alpha=0.9)
    p.dust(img, 90, "fff0c8", 0.5, seed=6, m=p.mask(p.circle(394, 460, 330), soft=60))
    return img
