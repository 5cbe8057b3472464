"""After rain a child leaps over the puddles; each holds another world, and the nearest its own old age."""

from __future__ import annotations

import math

import numpy as np
import skia

from art import paint as p
from art.paint.voices.ink import Board, flat, wash
from art.paint.voices.printing import PLAIN, paper

NUMBER, TITLE = 67, "Choose Your Puddle"
FINISH = PLAIN

INK, YELLOW, SHADE, RED = "22303f", "f9cf35", "dd9f1c", "e2463a"
HORIZON = 176.0


def limb(points: list[tuple[float, float]], widths: list[float]) -> skia.Path:
    """A tapered form with round ends."""
    return p.ribbon(points, widths, 40, True)


def ground(b: Board) -> None:
    """A wide square, bright after rain: rows of setts run to the horizon and are drawn only here and there."""
    img = b.img
    wash(
        img,
        p.rect(-20, -20, 840, HORIZON + 24),
        "9fd6e6",
        0.75,
        1 - p.smooth(60, HORIZON, p.grid.y) * 0.75,
        seed=4,
        cloud=0.35,
    )
    for k, (x, w, h) in enumerate(
        ((-10, 90, 92), (74, 70, 130), (140, 96, 76), (232, 60, 112), (560, 76, 84), (632, 90, 128), (718, 100, 96))
    ):
        b.glaze(
            p.poly(
                [
                    (x, HORIZON + 2),
                    (x, HORIZON - h),
                    (x + w * 0.5, HORIZON - h - 22 * (k % 2)),
                    (x + w, HORIZON - h),
                    (x + w, HORIZON + 2),
                ]
            ),
            ("a9c3cf", "c3cfd2", "b5c9c6")[k % 3],
            2,
            0.7,
            0.35,
        )
        for row in range(2):
            for col in range(2):
                b.pen.line(
                    [
                        (x + w * (0.3 + 0.4 * col), HORIZON - h + 26 + 34 * row),
                        (x + w * (0.3 + 0.4 * col), HORIZON - h + 40 + 34 * row),
                    ],
                    4,
                )
    square = p.rect(-20, HORIZON, 840, 1100)
    depth = p.smooth(HORIZON - 40, 1200, p.grid.y)
    wash(img, square, "a9c4d4", 0.62, 0.45 + depth * 0.6, seed=6, cloud=0.3, edge=0.1)
    random = np.random.default_rng(8)
    y, step = HORIZON + 10, 7.0
    row = 0
    tones: list[list[skia.Path]] = [[], [], []]
    while y < 1230:
        k = (y - HORIZON) / 1024
        size = 14 + 118 * k
        x = -40 - (row % 2) * size / 2
        while x < 840:
            lit = math.sin(x * 0.011 + row * 0.5) + math.sin(y * 0.013 - x * 0.004) + random.normal(0, 0.35)
            if lit > 0.1:
                stone = [
                    (x + 3, y + step * 0.14),
                    (x + size * 0.5, y + step * 0.04),
                    (x + size - 4, y + step * 0.16),
                    (x + size - 3, y + step * 0.82),
                    (x + size * 0.5, y + step * 0.95),
                    (x + 4, y + step * 0.84),
                ]
                tones[int(random.integers(0, 3))].append(p.spline(stone))
                if lit > 0.55:
                    b.pen.outline(p.spline(stone), 1.1 + 1.3 * k, 0.3)
            x += size
        y += step
        step *= 1.125
        row += 1
    for k, tone in enumerate(("7f9fb8", "9db4c4", "b6c4cc")):
        wash(img, p.mask(*tones[k]), tone, 0.6, seed=k + 2, bleed=1.2)


def puddle(b: Board, x: float, y: float, rx: float, ry: float, colour: str, seed: int) -> skia.Path:
    """A flat pool on the ground: its uneven shore, a bright rim and its own sky. Returns its outline."""
    random = np.random.default_rng(seed)
    n = 14
    lobes = 1 + 0.1 * np.sin(np.arange(n) * 2.3 + seed) + random.uniform(-0.05, 0.05, n)
    shore = [
        (x + rx * lobes[k] * math.cos(2 * math.pi * k / n), y + ry * lobes[k] * math.sin(2 * math.pi * k / n))
        for k in range(n)
    ]
    path = p.spline(shore)
    flat(b.img, p.moved(path, 0, ry * 0.1), "e9f4f6", 1, 1.5, seed)
    flat(b.img, path, colour, 1, 1.2, seed)
    water = p.mask(path)
    b.pen.erase(p.moved(path, 0, ry * 0.08), path)
    low = p.smooth(y - ry, y + ry, p.grid.y)
    b.img[:] = b.img + (1 - b.img) * (water * low * 0.2)[..., None]
    b.pen.outline(path, 1.6 + ry * 0.018, 0.1)
    return path


class Mirror:
    """Draws upside down in a pool: x and y are given upright from the waterline, and fall below it, pressed flat."""

    def __init__(self, b: Board, water: skia.Path, x: float, y: float, s: float, press: float = 0.8) -> None:
        self.b, self.water = b, water
        self.x, self.y, self.s, self.press = x, y, s, press

    def pts(self, points: list[tuple[float, ...]]) -> list[tuple[float, ...]]:
        """Mirrored points."""
        return [(self.x + q[0] * self.s, self.y - q[1] * self.s * self.press, *q[2:]) for q in points]

    def fill(self, path: skia.Path, colour: str, line: float = 2.2) -> None:
        """A shape inside the water."""
        wet = skia.Op(path, self.water, skia.PathOp.kIntersect_PathOp) or path
        flat(self.b.img, wet, colour, 1, 0.6, 3)
        self.b.pen.erase(wet)
        if line:
            self.b.pen.outline(wet, line, 0.1)

    def shape(self, points: list[tuple[float, ...]], colour: str, line: float = 2.2) -> None:
        """A mirrored spline."""
        self.fill(p.spline(self.pts(points)), colour, line)

    def rod(self, points: list[tuple[float, float]], widths: list[float], colour: str, line: float = 0) -> None:
        """A mirrored stroke."""
        self.fill(p.ribbon(self.pts(points), [w * self.s for w in widths], 30), colour, line)


def ripple(b: Board, x: float, y: float, rx: float, ry: float) -> None:
    """A few broken rings on the water."""
    layer = p.Layer()
    for k, (a0, a1) in enumerate(((0.3, 2.2), (3.5, 5.6), (2.5, 3.2), (5.8, 6.25))):
        r = 0.8 + 0.09 * (k % 2)
        pts = [(x + rx * r * math.cos(a), y + ry * r * math.sin(a)) for a in np.linspace(a0, a1, 12)]
        layer.stroke(p.spline(pts, False), 2 + ry * 0.015, "ffffff", 0.75)
    p.lay(b.img, layer)


def worlds(b: Board) -> None:
    """From far to near: a dark pool with a paper boat, then tower, tree, planet, wheel and galleon."""
    puddle(b, 470, 214, 84, 14, "1d2b40", 1)
    boat(b, 470, 212, 0.6)
    water = puddle(b, 222, 258, 132, 30, "f6d9a0", 2)
    tower(Mirror(b, water, 222, 232, 0.66))
    water = puddle(b, 652, 288, 132, 34, "dfe8e6", 3)
    tree(Mirror(b, water, 652, 258, 0.72))
    water = puddle(b, 410, 352, 150, 48, "35307e", 4)
    planet(b, water, 410, 352)
    water = puddle(b, 128, 430, 166, 66, "f59ab0", 5)
    wheel(Mirror(b, water, 138, 370, 0.92))
    water = puddle(b, 630, 500, 196, 92, "2aa3b4", 6)
    galleon(Mirror(b, water, 634, 424, 1.12, 0.92))
    for x, y, rx, ry in (
        (222, 258, 132, 30),
        (652, 288, 132, 34),
        (410, 352, 150, 48),
        (128, 430, 166, 66),
        (630, 500, 196, 92),
    ):
        ripple(b, x, y, rx, ry)


def boat(b: Board, x: float, y: float, s: float) -> None:
    """A folded paper boat that floats, with its short reflection."""
    flat(
        b.img,
        p.poly([(x - 44 * s, y + 4), (x + 44 * s, y + 4), (x + 24 * s, y + 18 * s), (x - 24 * s, y + 18 * s)]),
        "5f7390",
        0.8,
    )
    b.fill(p.poly([(x - 24 * s, y - 22 * s), (x, y - 74 * s), (x + 24 * s, y - 22 * s)]), "ffffff", 2)
    b.fill(
        p.poly(
            [
                (x - 62 * s, y - 34 * s),
                (x, y - 18 * s),
                (x + 62 * s, y - 34 * s),
                (x + 36 * s, y + 8 * s),
                (x - 36 * s, y + 8 * s),
            ]
        ),
        "ffffff",
        2.2,
    )
    b.pen.line([(x, y - 18 * s), (x - 4 * s, y + 6 * s)], 1.6)


def tower(m: Mirror) -> None:
    """A tower in flames."""
    m.shape([(-90, 0, 1), (90, 0, 1), (70, -14), (-70, -12)], "c07a3c", 0)
    m.shape([(-26, 0, 1), (-22, -44, 1), (22, -44, 1), (26, 0, 1)], "4a2f38", 1.6)
    m.shape(
        [
            (-34, -40, 1),
            (-40, -60),
            (-24, -76, 1),
            (-16, -66),
            (0, -92, 1),
            (14, -68),
            (26, -80, 1),
            (40, -58),
            (32, -40, 1),
        ],
        "ef5a2a",
        1.4,
    )
    m.shape([(-16, -42, 1), (-14, -58), (0, -70, 1), (14, -56), (16, -42, 1)], "fbd24a", 0)


def tree(m: Mirror) -> None:
    """A bare tree and its crow."""
    m.rod([(0, 4), (2, -34), (-4, -60)], [15, 10, 5], "2a3038")
    for end, mid in (
        ((-60, -62), (-26, -40)),
        ((-34, -82), (-14, -56)),
        ((30, -84), (14, -52)),
        ((66, -58), (28, -36)),
        ((-84, -44), (-40, -34)),
        ((90, -40), (40, -28)),
    ):
        m.rod([(0, -24), mid, end], [8, 5, 2.5], "2a3038")
    m.shape([(58, -62), (70, -76), (88, -76), (100, -70, 1), (86, -66), (70, -56)], "11151c", 0)


def planet(b: Board, pool: skia.Path, x: float, y: float) -> None:
    """A ringed planet among stars."""
    water = p.mask(pool)
    random = np.random.default_rng(2)
    stars = [
        p.circle(x + random.uniform(-110, 110), y + random.uniform(-32, 32), random.uniform(1, 2.6)) for _ in range(34)
    ]
    flat(b.img, p.mask(*stars) * water, "fdf6d8", 1, 0.2)
    ring = p.cut(p.moved(p.circle(0, 0, 74, 15), x, y, 1, -9), p.moved(p.circle(0, 0, 54, 8), x, y, 1, -9))
    flat(b.img, p.circle(x, y, 36, 26), "f4b86a", 1, 0.5)
    flat(
        b.img,
        p.mask(p.ribbon([(x - 36, y - 6), (x, y), (x + 36, y - 8)], [7, 8, 7], 20)) * p.mask(p.circle(x, y, 36, 26)),
        "d98a4a",
        1,
        0.5,
    )
    b.pen.outline(p.circle(x, y, 36, 26), 1.8)
    front = p.mask(ring) * np.clip(1 - p.mask(p.circle(x, y, 36, 26)) * (p.grid.y < y - 0.16 * (p.grid.x - x)), 0, 1)
    flat(b.img, front * water, "fbe6b8", 1, 0.3)


def wheel(m: Mirror) -> None:
    """A big wheel at a fair."""
    cx, cy, r = 0, -72, 60
    m.rod([(-40, 4), (cx, cy)], [7, 5], "5b3a68")
    m.rod([(40, 4), (cx, cy)], [7, 5], "5b3a68")
    rim = [(cx + r * math.cos(a), cy + r * math.sin(a)) for a in np.linspace(0, 2 * math.pi, 25)]
    m.rod(rim, [5, 5], "ffffff", 1.2)
    for k in range(10):
        a = k * math.pi / 5
        q = (cx + r * math.cos(a), cy + r * math.sin(a))
        m.rod([(cx, cy), q], [3, 3], "ffffff")
        c = m.pts([q])[0]
        m.fill(p.circle(c[0], c[1], 11, 9), ("f9cf35", "2aa3b4", "e2463a", "fff4dc", "6a4fa0")[k % 5], 1.6)


def galleon(m: Mirror) -> None:
    """A galleon under full sail, keel to the sky."""
    m.shape([(-130, 0, 1), (130, 0, 1), (120, -10), (-120, -10)], "1a7f92", 0)
    for x, h in ((-48, 128), (14, 146), (66, 112)):
        m.rod([(x, -20), (x, -h)], [6, 4], "4a2c20")
    for x, y0, y1, w in (
        (-48, 40, 76, 34),
        (-48, 82, 112, 25),
        (14, 40, 82, 38),
        (14, 88, 126, 28),
        (66, 40, 70, 26),
        (66, 76, 100, 18),
    ):
        m.shape(
            [
                (x - w, -y0, 1),
                (x - w * 0.7, -y1, 1),
                (x + w * 0.8, -y1, 1),
                (x + w * 1.25, -(y0 + y1) / 2),
                (x + w, -y0, 1),
                (x, -y0 - 8),
            ],
            "fdf5e0",
            1.8,
        )
    m.shape([(-96, -46, 1), (-70, -30), (50, -26), (92, -48, 1), (84, -4), (40, 6), (-50, 6), (-82, -6)], "a5582f", 2.2)
    m.rod([(-88, -22), (0, -12), (86, -24)], [4, 5, 4], "f4c65a")
    m.shape([(14, -146, 1), (30, -152), (50, -144, 1), (30, -138)], "e2463a", 1.4)


def old_self(b: Board) -> None:
    """The nearest pool: an old man in the same yellow hood looks up out of it, upside down."""
    water = puddle(b, 400, 1050, 352, 128, "8fd0e2", 9)
    m = Mirror(b, water, 352, 928, 1.12, 0.92)
    m.shape([(-190, -6), (-150, -60), (-94, -96), (94, -96), (150, -60), (190, -6), (120, 20), (-120, 20)], YELLOW, 3)
    for x in (-60, 60):
        m.rod([(x, -20), (x * 0.8, -84)], [4, 3], SHADE)
    m.shape(
        [(-96, -104), (-112, -150), (-86, -206), (0, -232), (86, -206), (112, -150), (96, -104), (56, -78), (-56, -78)],
        YELLOW,
        3.4,
    )
    m.shape(
        [(-76, -118), (-84, -152), (-62, -190), (0, -204), (62, -190), (84, -152), (76, -118), (44, -88), (-44, -88)],
        SHADE,
        2,
    )
    m.shape(
        [(-62, -116), (-68, -150), (-46, -184), (0, -194), (46, -184), (68, -150), (62, -116), (32, -90), (-32, -90)],
        "94603f",
        2.6,
    )
    m.shape(
        [
            (-64, -132),
            (-54, -138),
            (-26, -128),
            (0, -134),
            (26, -128),
            (54, -138),
            (64, -132),
            (62, -96),
            (34, -66),
            (0, -52),
            (-34, -66),
            (-62, -96),
        ],
        "fdfbf4",
        2.8,
    )
    for x in (-34, -12, 14, 34):
        b.pen.line(m.pts([(x, -108), (x * 0.9, -86), (x * 0.6, -70)]), 2.2)
    m.shape([(-22, -118), (0, -112), (22, -118), (0, -106)], "b4564a", 2)
    m.shape(
        [(-38, -128), (-20, -140), (0, -132), (20, -140), (38, -128), (16, -122), (0, -126), (-16, -122)], "ffffff", 2.2
    )
    m.shape([(-11, -138), (-7, -160), (7, -160), (12, -138), (0, -132)], "7d4c33", 2.4)
    for side in (-1, 1):
        b.pen.line(m.pts([(side * 16, -158), (side * 28, -166), (side * 40, -157)]), 3.6)
        c = m.pts([(side * 28, -159)])[0]
        b.pen.solid(p.circle(c[0], c[1], 5, 4.4))
        m.shape([(side * 14, -172), (side * 30, -180), (side * 46, -170), (side * 30, -174)], "ffffff", 1.8)
        b.pen.line(m.pts([(side * 44, -160), (side * 54, -166)]), 1.8)
        b.pen.line(m.pts([(side * 44, -156), (side * 54, -154)]), 1.8)
    ripple(b, 400, 1050, 352, 128)


class Kid:
    """The child's own frame: everything drawn about (404, 930), moved to a place and scaled."""

    def __init__(self, b: Board, x: float, y: float, s: float) -> None:
        self.b, self.s = b, s
        self.shift = (x - 404 * s, y - 930 * s)

    def at(self, path: skia.Path) -> skia.Path:
        """A path in its place."""
        return p.moved(path, *self.shift, self.s)

    def fill(self, path: skia.Path, colour: str, line: float) -> None:
        """A shape with its contour."""
        self.b.fill(self.at(path), colour, line)

    def spot(self, path: skia.Path, colour: str) -> None:
        """Colour without a contour."""
        flat(self.b.img, self.at(path), colour, 0.95, 0.5)

    def shade(self, form: skia.Path, path: skia.Path) -> None:
        """The side of a yellow form that is turned from the light."""
        flat(self.b.img, p.mask(self.at(form)) * p.mask(self.at(path)), SHADE, 0.78, 0.9)

    def line(self, points: list[tuple[float, float]], width: float) -> None:
        """A stroke of the pen."""
        self.b.pen.line([(q[0] * self.s + self.shift[0], q[1] * self.s + self.shift[1]) for q in points], width)


def boot(b: Kid, x: float, y: float, turn: float, s: float, flip: bool = False) -> None:
    """A rubber boot seen from behind and the side, its top at the origin."""
    shape = p.spline(
        [(-25, -6, 1), (25, -6, 1), (24, 40), (28, 62), (66, 78), (78, 96), (74, 108, 1), (-26, 108, 1), (-27, 60)]
    )
    b.fill(p.moved(shape, x, y, s, turn, flip), RED, 3.6)
    b.fill(p.moved(p.poly([(-27, 98), (77, 98), (75, 110), (-28, 110)]), x, y, s, turn, flip), "9c2a28", 2.4)
    b.fill(p.moved(p.poly([(-28, -10), (28, -10), (27, 8), (-27, 8)]), x, y, s, turn, flip), "f5e6d0", 2.6)
    b.spot(p.moved(p.spline([(8, 18), (16, 18), (16, 56), (10, 56)]), x, y, s, turn, flip), "f89080")


def child(board: Board) -> None:
    """The child from behind in mid-leap, arms out, coat flying; both boots are off the ground."""
    b = Kid(board, 344, 912, 0.84)
    # far arm, legs
    b.fill(limb([(366, 822), (330, 868), (312, 880)], [58, 48, 40]), "3a5f94", 3.4)
    boot(b, 306, 878, 24, 0.9, True)
    b.fill(limb([(444, 822), (504, 850), (548, 838)], [60, 50, 42]), "3a5f94", 3.4)
    boot(b, 556, 836, -42, 0.92)
    for side, hand in ((-1, (196, 560)), (1, (626, 540))):
        sx = 404 + side * 62
        sleeve = p.spline(
            [
                (sx, 588),
                (404 + side * 130, 566),
                (hand[0] - side * 6, hand[1] - 24, 1),
                (hand[0] - side * 0, hand[1] + 32, 1),
                (404 + side * 134, 634),
                (sx + side * 4, 668),
            ]
        )
        palm = p.union(
            limb([(hand[0] - side * 10, hand[1] + 4), (hand[0] + side * 14, hand[1])], [36, 32]),
            *[
                limb(
                    [
                        (hand[0] + side * 12, hand[1] - 10 + 9 * k),
                        (hand[0] + side * (40 - 3 * abs(k - 1)), hand[1] - 26 + 16 * k),
                    ],
                    [11, 9],
                )
                for k in range(4)
            ],
            limb([(hand[0], hand[1] - 10), (hand[0] + side * 10, hand[1] - 36)], [12, 10]),
        )
        b.fill(palm, "8a5638", 2.8)
        b.fill(sleeve, YELLOW, 3.8)
        b.shade(
            sleeve,
            p.spline(
                [
                    (sx, 668),
                    (404 + side * 134, 634),
                    (hand[0], hand[1] + 32),
                    (hand[0], hand[1] + 16),
                    (404 + side * 124, 612),
                    (sx, 640),
                ]
            ),
        )
        b.line([(404 + side * 100, 580), (404 + side * 112, 604), (404 + side * 106, 628)], 2.4)
    coat = p.spline(
        [
            (342, 574, 1),
            (404, 552),
            (466, 574, 1),
            (480, 650),
            (506, 740),
            (552, 812, 1),
            (506, 838),
            (450, 826),
            (404, 848),
            (352, 830),
            (300, 846),
            (256, 818, 1),
            (304, 740),
            (330, 650),
        ]
    )
    b.fill(coat, YELLOW, 4)
    b.shade(
        coat,
        p.spline(
            [(342, 574), (330, 650), (304, 740), (256, 818), (300, 846), (340, 834), (352, 740), (366, 650), (364, 580)]
        ),
    )
    for line in (
        [(404, 640), (406, 730), (404, 846)],
        [(440, 660), (452, 740), (480, 828)],
        [(370, 700), (360, 770), (346, 830)],
        [(466, 760), (490, 800)],
    ):
        b.line(line, 2.6)
    hood = p.spline(
        [
            (404, 390),
            (456, 404),
            (488, 452),
            (490, 516),
            (466, 566),
            (404, 588),
            (342, 566),
            (318, 516),
            (320, 452),
            (352, 404),
        ]
    )
    b.fill(hood, YELLOW, 4)
    b.shade(
        hood, p.spline([(352, 404), (320, 452), (318, 516), (342, 566), (404, 588), (376, 560), (350, 500), (354, 440)])
    )
    b.line([(404, 392), (412, 440), (410, 520), (404, 584)], 2.8)
    b.spot(p.spline([(440, 420), (464, 446), (470, 480), (458, 470), (446, 444)]), "fff2b0")
    b.line([(346, 574), (404, 596), (462, 574)], 3)


def drops(b: Board) -> None:
    """Water that the boots have torn off the last puddle."""
    random = np.random.default_rng(3)
    for _ in range(18):
        x, y = random.choice([236, 520]) + random.normal(0, 44), 938 + random.normal(0, 22)
        r = random.uniform(3, 8)
        b.fill(p.circle(x, y, r, r * 1.2), "e4f4f8", 1.6)


def paint() -> p.Array:
    """Square, far puddles, the near one, and the child above it."""
    img = paper("fbf8ee", seed=3)
    b = Board(img, INK)
    ground(b)
    worlds(b)
    old_self(b)
    child(b)
    drops(b)
    b.lay()
    return img
