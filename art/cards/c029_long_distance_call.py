"""Two houses on two peaks, one telephone cord between them: soup, a parcel and a bootee travel on it, and so do goats.

Technique: gouache.
"""

from __future__ import annotations

import math

import numpy as np
import skia

from art import paint as p
from art.paint.voices import gouache as g
from art.paint.voices.printing import PLAIN

NUMBER, TITLE = 29, "Long Distance Call"
FINISH = PLAIN
RED, DARK, LIGHT, CREAM, INK = "e0322f", "8c1a2b", "ff7a62", "fff3dc", "2b2140"
CORD: list[p.Point] = [
    (306, 262), (324, 380), (346, 520), (376, 690), (424, 846), (490, 930), (546, 862), (578, 710), (586, 570), (572, 440),
]  # fmt: skip


class Brush:
    """Small things painted wet on wet: shapes gather on one sheet and are laid with a brushed edge."""

    def __init__(self, img: p.Array, seed: int = 1) -> None:
        self.img = img
        self.layer = p.Layer()
        self.random = np.random.default_rng(seed)

    def fill(self, path: skia.Path, colour: str, streaks: int = 4, angle: float = 80) -> None:
        """A flat shape with a few dry strokes over it."""
        self.layer.fill(path, colour)
        box = path.getBounds()
        canvas = self.layer.canvas
        canvas.save()
        canvas.clipPath(path, skia.ClipOp.kIntersect, True)
        a = math.radians(angle)
        reach = math.hypot(box.width(), box.height())
        for _ in range(streaks):
            x, y = self.random.uniform(box.left(), box.right()), self.random.uniform(box.top(), box.bottom())
            n = reach * self.random.uniform(0.2, 0.5)
            ends = [(x - n * math.cos(a), y - n * math.sin(a)), (x + n * 0.1, y + 2), (x + n * math.cos(a), y + n * math.sin(a))]
            tone = p.mix(colour, "ffffff" if self.random.random() < 0.5 else "3a1f50", self.random.uniform(0.08, 0.2))
            w = reach * self.random.uniform(0.03, 0.08)
            self.layer.fill(p.ribbon(ends, [w * 0.3, w, w * 0.2], 12), tone, 0.8)
        canvas.restore()

    def line(self, points: list[p.Point], width: float, colour: str, end: float = 0.5) -> None:
        """A stroke of the round brush."""
        w = [width * 0.7, width * self.random.uniform(0.9, 1.15), width * end]
        self.layer.fill(p.ribbon(points, w, 24, True), colour)

    def lay(self) -> None:
        """Put it on the picture and take a clean sheet."""
        p.lay(self.img, self.layer, tooth=1.1)
        self.layer = p.Layer()


def sky(img: p.Array) -> None:
    """Dawn in broad strokes, rose over a band of gold, the night still in the upper corner."""
    tones = p.vertical([(0, "3a3f86"), (0.2, "7a5fa6"), (0.4, "d57a9c"), (0.56, "f6a58a"), (0.74, "fcd08c"), (1, "fde6b0")], 0, 960, 0.02)
    flow = (0.09 * np.sin(p.grid.x / 170 + p.grid.y / 90)).astype(np.float32)
    g.passage(img, p.mask(p.rect(-20, -20, 840, 1260)), tones, flow, 34, 190, 3, 0.05, 2.6)
    b = Brush(img, 4)
    for y, x0, x1, tone in (
        (92, 420, 780, "b88ac0"),
        (140, 540, 800, "c894bc"),
        (210, 330, 560, "e6a0ae"),
        (64, 60, 250, "8a70b0"),
        (330, 640, 820, "fcc0a0"),
    ):
        for k in range(5):
            yy = y + k * 7 + b.random.normal(0, 3)
            b.line(
                [(x0 + b.random.uniform(-30, 40), yy), ((x0 + x1) / 2, yy - 6), (x1 + b.random.uniform(-60, 20), yy + 2)],
                b.random.uniform(5, 13),
                tone,
                0.1,
            )
    for x, y, s in ((500, 262, 13), (538, 240, 10), (552, 286, 9), (470, 300, 8)):
        b.line([(x - s * 1.4, y - s * 0.4), (x - s * 0.4, y - s * 0.6), (x, y)], 3.4, INK, 0.8)
        b.line([(x, y), (x + s * 0.5, y - s * 0.7), (x + s * 1.5, y - s * 0.5)], 3.4, INK, 0.3)
    b.lay()


def far(img: p.Array) -> None:
    """Distant teeth of the same range, flat as cut-outs in the haze."""
    ridge = [
        (-20, 920, 1), (60, 830, 1), (120, 890, 1), (330, 780, 1), (400, 880, 1), (470, 790, 1), (540, 890, 1),
        (690, 750, 1), (750, 850, 1), (830, 790, 1), (830, 1090, 1), (-20, 1090, 1),
    ]  # fmt: skip
    g.passage(img, p.spline(list(ridge)), "d9a0b4", 1.0, 18, 70, 5, 0.03, 2.0)
    near = [
        (-20, 990, 1), (210, 950, 1), (360, 870, 1), (430, 950, 1), (520, 890, 1), (600, 970, 1), (760, 880, 1),
        (830, 940, 1), (830, 1130, 1), (-20, 1130, 1),
    ]  # fmt: skip
    g.passage(img, p.spline(list(near)), "b884b0", 1.1, 18, 70, 6, 0.03, 2.0)


def peak(img: p.Array, x: float, y: float, half: float, foot: float, spread: float, seed: int) -> None:
    """A pinnacle in facets: lit from the right, its left in violet shade, edges broken by the knife of the brush."""
    random = np.random.default_rng(seed)
    high = foot - y
    left, right, mid = [], [], []
    for k in range(8):
        t = k / 7
        grow = half + (spread - half) * t**1.25
        left.append((x - grow + random.normal(0, 7 * t + 2), y + high * t, 1))
        right.append((x + grow * 0.94 + random.normal(0, 7 * t + 2), y + high * t + random.normal(0, 6), 1))
        mid.append((x + grow * (0.1 + 0.16 * (k % 2)) + random.normal(0, 6), y + high * t, 1))
    g.passage(img, p.spline([*left, *reversed(right)]), "f3a983", 1.45, 20, 90, seed, 0.05, 2.2)
    g.passage(img, p.spline([*left, *reversed(mid)]), "6b4f8e", 1.62, 20, 90, seed + 1, 0.06, 2.2)
    for k in range(16):
        t = 0.02 + 0.9 * (k + random.uniform(0, 1)) / 16
        grow = half + (spread - half) * t**1.25
        lit = k % 2
        px = x + grow * (random.uniform(0.3, 0.72) if lit else random.uniform(-0.85, -0.2))
        py = y + high * t * 0.86
        w, h = grow * random.uniform(0.14, 0.26), random.uniform(60, 150)
        lean = 0.1 * h if lit else -0.1 * h
        shard = p.poly(
            [
                (px - w, py),
                (px + w * 0.7, py - 14),
                (px + w + lean, py + h * 0.7),
                (px + lean * 1.2, py + h),
                (px - w * 0.6 + lean, py + h * 0.6),
            ]
        )
        tones = ("fccf9e", "e8888a", "ffdcae", "f0b07a") if lit else ("4d3d7c", "86649c", "584a8c", "7a62ac")
        g.passage(img, shard, tones[k // 2 % 4], 1.45 if lit else 1.7, 12, 50, seed + k, 0.05, 2.0)
    b = Brush(img, seed)
    for _ in range(9):
        t = random.uniform(0.05, 0.8)
        grow = half + (spread - half) * t**1.25
        px, py = x + grow * random.uniform(0.3, 0.85), y + high * t
        b.line([(px, py), (px + 5, py + 16), (px + 3, py + random.uniform(30, 60))], random.uniform(4, 8), "fff0cf", 0.2)
        px = x - grow * random.uniform(0.1, 0.8)
        b.line([(px, py), (px - 5, py + 18), (px - 4, py + random.uniform(30, 70))], random.uniform(4, 8), "342a66", 0.2)
    b.lay()


def house(img: p.Array, x: float, y: float, k: float, wall: str, shade: str, seed: int) -> None:
    """A small house that stands a little crooked, one window alight, somebody in the door."""
    b = Brush(img, seed)

    def at(path: skia.Path) -> skia.Path:
        return p.moved(path, x, y, k)

    b.fill(at(p.poly([(-62, 6), (-58, -82), (64, -86), (66, 6)])), wall, 14)
    b.fill(at(p.poly([(26, 6), (28, -85), (64, -86), (66, 6)])), shade, 6)
    b.fill(at(p.poly([(-80, -74), (-46, -140), (54, -144), (84, -78)])), "5a3f7a", 14, 4)
    b.fill(at(p.poly([(-40, -138), (-40, -166), (-22, -166), (-22, -138)])), "a8503f", 4)
    b.fill(at(p.rect(-46, -62, 40, 40, 2)), "ffe07a", 3)
    b.line([(x - 26 * k, y - 62 * k), (x - 26 * k, y - 42 * k), (x - 26 * k, y - 22 * k)], 4.4 * k, "6a3f3a", 0.8)
    b.line([(x - 46 * k, y - 42 * k), (x - 26 * k, y - 43 * k), (x - 6 * k, y - 42 * k)], 4.4 * k, "6a3f3a", 0.8)
    b.fill(at(p.arch(30, 6, 38, 70)), "ffcf66", 3)
    b.lay()


def handset(img: p.Array, x: float, y: float, k: float, turn: float) -> None:
    """The receiver lies on the roof like a cat: two cups and a bow, red, with the light along its back."""
    b = Brush(img, 7)

    def at(path: skia.Path) -> skia.Path:
        return p.moved(path, x, y, k, turn)

    b.fill(at(p.rect(-28, -30, 56, 44, 8)), "6b1a30", 4)
    shape = p.spline(
        [
            (-128, 20), (-126, -22), (-92, -54), (0, -72), (92, -54), (126, -22), (128, 20), (104, 36), (66, 28),
            (58, -6), (30, -26), (-30, -26), (-58, -6), (-66, 28), (-104, 36),
        ]
    )  # fmt: skip
    b.fill(at(shape), RED, 22, 8)
    for sx in (-1, 1):
        b.fill(at(p.spline([(sx * 64, 26), (sx * 98, 42), (sx * 132, 22), (sx * 126, 50), (sx * 96, 60), (sx * 68, 48)])), DARK, 4, 6)
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    for line, w in (([(-112, -20), (-84, -44), (-20, -60)], 9), ([(10, -62), (70, -54), (104, -30)], 7)):
        b.line([(x + k * (u * c - v * s), y + k * (u * s + v * c)) for u, v in line], w * k, LIGHT, 0.3)
    b.lay()


def coil(img: p.Array) -> None:
    """The cord, loop by loop: the back of each turn dark, the front bright, wider where it is stretched."""
    line = p.sample(CORD, 900)
    d = np.gradient(line, axis=0)
    d /= np.hypot(d[:, 0], d[:, 1])[:, None]
    n = np.stack([-d[:, 1], d[:, 0]], 1)
    along = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(line, axis=0).T))])
    stretch = np.interp(line[:, 1], [300, 900], [17.0, 24.0])
    theta = np.concatenate([[0], np.cumsum(np.diff(along) / stretch[1:] * math.tau)])
    random = np.random.default_rng(4)
    wave = np.interp(np.arange(900), np.linspace(0, 899, 40), random.normal(0, 1.2, 40))
    turn = line + n * ((19 + wave) * np.cos(theta))[:, None] + d * (9 * np.sin(theta))[:, None]
    back, front = p.Layer(), p.Layer()
    start = 0
    for i in range(1, 900):
        if int(theta[i] / math.pi) != int(theta[i - 1] / math.pi) or i == 899:
            piece = turn[max(start - 2, 0) : i + 2]
            pts = [(float(u), float(v)) for u, v in piece]
            if int(theta[start] / math.pi) % 2:
                back.fill(p.ribbon(pts, [8, 9, 8], 16, True), DARK)
            else:
                front.fill(p.ribbon(pts, [9, 12, 9], 16, True), RED)
                q = [(u - 1.6, v - 2.0) for u, v in pts[len(pts) // 4 : -len(pts) // 4 or None]]
                if len(q) > 3:
                    front.fill(p.ribbon(q, [1, 3.4, 1], 12), LIGHT)
            start = i
    p.lay(img, back, tooth=0.8)
    p.lay(img, front, tooth=0.8)


def hung(img: p.Array, x: float, y: float, tilt: float) -> Brush:
    """A loop of string over the cord, from which something hangs."""
    b = Brush(img, int(x))
    b.line([(x - 17, y + 14), (x - 4, y - 24), (x + 16, y - 8)], 4.4, CREAM, 0.9)
    b.line([(x - 17, y + 12), (x - 6, y + 44), (x + tilt, y + 62)], 4.4, CREAM, 0.9)
    b.line([(x + 16, y - 8), (x + 12, y + 36), (x + tilt, y + 62)], 4.4, CREAM, 0.9)
    return b


def post(img: p.Array) -> None:
    """What is sent across: a parcel, a jar of soup, one bootee, each on its own loop and swinging."""
    b = hung(img, 326, 352, -8)
    m = [(-44, 0), (40, -8), (46, 60), (-40, 68)]
    b.fill(p.moved(p.poly(m), 318, 414), "c98a4a", 10)
    b.line([(316, 412), (320, 446), (318, 478)], 6, CREAM, 0.9)
    b.line([(276, 448), (320, 442), (362, 442)], 6, CREAM, 0.9)
    b.lay()
    for loop in ([(318, 412), (286, 390), (290, 414), (318, 414)], [(318, 412), (350, 384), (346, 410), (318, 414)]):
        b.line(list(loop), 6, "3f7f8a", 0.9)
    b.lay()
    b = hung(img, 352, 538, 10)
    b.fill(
        p.spline(
            [
                (332, 626), (330, 610, 1), (404, 602, 1), (404, 618), (420, 634), (422, 696), (408, 714), (348, 718),
                (330, 702), (324, 646),
            ]
        ),
        "dff0ee",
        8,
    )  # fmt: skip
    b.fill(p.spline([(332, 654), (376, 646), (418, 652), (418, 694), (406, 708), (350, 712), (334, 698)]), "f2892c", 8)
    for x, y in ((354, 674), (384, 666), (400, 688), (366, 696)):
        b.fill(p.circle(x, y, 7.5), "ffd45a", 0)
    b.fill(p.spline([(322, 614), (328, 588), (368, 576), (406, 580), (414, 604), (368, 604)]), "d94f6a", 6)
    b.line([(332, 634), (330, 660), (336, 686)], 5, "ffffff", 0.3)
    b.lay()
    b = hung(img, 584, 518, 6)
    b.fill(
        p.spline([(568, 582, 1), (610, 576, 1), (614, 618), (648, 624), (660, 646), (648, 662, 1), (574, 666, 1), (566, 634)]), "8fd0d8", 10
    )
    b.fill(p.spline([(562, 570), (612, 562), (620, 584), (568, 594)]), CREAM, 4)
    b.fill(p.spline([(568, 656), (612, 658), (656, 652), (652, 670), (572, 674)]), CREAM, 4, 4)
    b.line([(576, 608), (592, 616), (612, 610)], 5, RED, 0.6)
    b.lay()


def goat(
    b: Brush,
    x: float,
    y: float,
    k: float,
    coat: str,
    shade: str,
    legs: list[list[p.Point]],
    head: tuple[float, float, float],
    flip: bool,
    arch: float,
) -> None:
    """A goat with an arched back, horns, beard and a tail that stands up; `legs` run from the body to the hoof."""

    def at(path: skia.Path) -> skia.Path:
        return p.moved(path, x, y, k, 0, flip)

    for n, leg in enumerate(legs):
        b.fill(at(p.ribbon(leg, [17, 10, 8], 16, True)), shade if n % 2 else coat, 2)
        end = leg[-1]
        b.fill(at(p.circle(end[0], end[1], 5.6, 5)), INK, 0)
    b.fill(
        at(
            p.spline(
                [
                    (-58, -8), (-62, -34), (-40, -50 - arch), (0, -50 - arch * 1.4), (36, -54), (56, -40), (54, -12),
                    (28, 2), (-10, -2 - arch * 0.6), (-40, 4),
                ]
            )
        ),
        coat,
        12,
        10,
    )  # fmt: skip
    b.fill(at(p.spline([(-52, -40), (-70, -60, 1), (-60, -66), (-44, -48)])), coat, 2)
    hx, hy, tilt = head
    b.fill(at(p.ribbon([(40, -36), ((40 + hx) / 2 + 4, (-36 + hy) / 2), (hx, hy)], [38, 28, 22], 20, True)), coat, 4)

    def skull(path: skia.Path) -> skia.Path:
        return at(p.moved(path, hx, hy, 1, tilt))

    for horn in ([(-4, -12), (-10, -38), (-32, -54)], [(4, -13), (4, -38), (-14, -58)]):
        b.fill(skull(p.ribbon(horn, [10, 7, 2], 16)), "5a4658", 0)
    b.fill(skull(p.spline([(-16, 2), (-12, -14), (8, -16), (32, 0), (40, 12), (30, 20), (8, 16), (-8, 14)])), coat, 5, 10)
    b.fill(skull(p.spline([(-8, -10), (-34, -8), (-40, 2), (-20, 4)])), shade, 0)
    b.fill(skull(p.spline([(14, 16), (28, 18), (20, 40, 1)])), shade, 0)
    b.fill(skull(p.circle(10, -3, 3.8)), INK, 0)


def goats(img: p.Array) -> None:
    """One has just been thrown up by the cord, the other is about to be."""
    b = Brush(img, 12)
    goat(b, 486, 918, 1.0, "8a5a3c", "6a4030",
         [[(-36, -10), (-48, 4), (-34, 22)], [(-22, -8), (-22, 10), (-10, 22)], [(34, -8), (26, 8), (36, 22)], [(46, -12), (56, 4), (50, 20)]],
         (66, -74, -34), True, -6)  # fmt: skip
    goat(b, 444, 548, 0.92, "fffaf0", "e3d3d8",
         [[(-46, -16), (-66, 6), (-60, 36)], [(-32, -10), (-48, 18), (-34, 44)], [(40, -14), (66, -10), (58, 18)],
          [(48, -20), (76, -24), (74, 4)]],
         (72, -80, -26), False, 10)  # fmt: skip
    for dx, top, low in ((-44, 612, 716), (-6, 604, 780), (30, 618, 706)):
        b.line([(466 + dx, top), (470 + dx * 0.9, (top + low) / 2), (476 + dx * 0.7, low)], 6, "fff0d8", 0.1)
    b.lay()


def banks(img: p.Array) -> None:
    """A sea of cloud in four rows, nearer and lighter: round tops, each stroked around its own form."""
    random = np.random.default_rng(21)
    rows = ((1004, 46, "b98ab8", "eab2c0"), (1050, 58, "d79cb4", "f9ccc2"), (1100, 72, "ecb4b8", "ffe2cd"), (1170, 92, "fad6c4", "fff6e6"))
    for k, (y, r, body, top) in enumerate(rows):
        puffs = []
        x = -40.0
        while x < 850:
            q = r * random.uniform(0.55, 1.25)
            puffs.append((x, y + random.normal(0, r * 0.22), q))
            x += q * random.uniform(0.9, 1.5)
        shape = p.union(*[p.circle(px, py, q, q * 0.8) for px, py, q in puffs], p.rect(-20, y + r * 0.2, 840, 400))
        g.passage(img, shape, body, 0.1, 20, 80, 30 + k, 0.03, 2.0)
        b = Brush(img, 40 + k)
        for px, py, q in puffs:
            for n in range(5):
                rr = q * (0.94 - 0.13 * n)
                start = -2.2 + 0.12 * n + random.uniform(-0.2, 0.2)
                stop = -0.5 - 0.16 * n + random.uniform(-0.2, 0.3)
                arc = [(px + rr * math.cos(a), py + rr * 0.8 * math.sin(a)) for a in np.linspace(start, stop, 7)]
                b.line([(float(u), float(v)) for u, v in arc], r * 0.13 * (1 - 0.1 * n), top if n < 3 else body, 0.15)
        b.lay()


def people(img: p.Array) -> None:
    """In the one door a grandmother with the next jar; in the other a mother with the child in her arms."""
    b = Brush(img, 16)
    b.fill(p.spline([(216, 332, 1), (216, 300), (226, 288), (240, 290), (246, 332, 1)]), "3f7f8a", 3)
    b.fill(p.circle(231, 279, 9.5), "e8b48c", 0)
    b.fill(p.spline([(221, 280), (222, 266), (238, 264), (243, 276), (232, 271)]), "f4f0ee", 0)
    b.line([(236, 298), (250, 300), (258, 294)], 6, "3f7f8a", 0.8)
    b.fill(p.rect(254, 280, 13, 16, 3), "f2892c", 0)
    b.fill(p.spline([(684, 502, 1), (686, 476), (696, 468), (706, 472), (708, 502, 1)]), "a83f5c", 2)
    b.fill(p.circle(696, 461, 7.6), "c98a5c", 0)
    b.fill(p.spline([(688, 462), (688, 450), (702, 449), (706, 458), (704, 472), (700, 456)]), INK, 0)
    b.fill(p.circle(688, 480, 7, 8), CREAM, 0)
    b.lay()


def paint() -> p.Array:
    """Back to front; the cord before the peaks, the clouds over their feet."""
    img = g.board("f4d8c0", 2)
    sky(img)
    far(img)
    peak(img, 672, 496, 56, 1130, 142, 51)
    peak(img, 172, 334, 88, 1180, 204, 61)
    house(img, 672, 500, 0.78, "f3dcc0", "c4a8b0", 5)
    house(img, 180, 340, 1.16, "fbe8cc", "ccb2b8", 6)
    people(img)
    handset(img, 674, 394, 0.84, -4)
    handset(img, 184, 190, 1.2, 5)
    banks(img)
    coil(img)
    post(img)
    goats(img)
    return img
