"""After rain a child leaps over puddles; each is a hole into another world, and the nearest holds its own old age.

Technique: cut paper.
"""

from __future__ import annotations

import math

import numpy as np
import skia

from art import paint as p
from art.paint.voices import cutpaper as cp
from art.paint.voices.printing import PLAIN

NUMBER, TITLE = 67, "Choose Your Puddle"
FINISH = PLAIN

YELLOW, OCHRE, RED, NAVY, BROWN = "ffcb2e", "e79a14", "e5402f", "24345e", "8a5235"
CREAM, INK = "fff6e2", "1d2130"
# x, y, half width, half height, seed, paper below
PUDDLES = {
    "old man": (408, 1022, 352, 146, 3, "8fd3ec"),
    "wheel": (122, 716, 150, 122, 5, "ff9db4"),
    "galleon": (672, 676, 168, 140, 8, "ff8a5c"),
    "planet": (126, 432, 152, 104, 12, "3a2a86"),
    "tower": (676, 372, 142, 122, 4, "ffd98a"),
    "tree": (276, 178, 176, 90, 9, "dfe3f2"),
    "boat": (610, 132, 128, 66, 14, "12243c"),
}


def shore(name: str, grow: float = 0.0) -> skia.Path:
    """A puddle's uneven outline, `grow` units wider."""
    x, y, rx, ry, seed, _ = PUDDLES[name]
    random = np.random.default_rng(seed)
    n = 11
    out = []
    for k in range(n):
        t = 2 * math.pi * k / n + random.normal(0, 0.07)
        r = 1 + random.uniform(-0.14, 0.1)
        out.append((x + (rx * r + grow) * math.cos(t), y + (ry * r + grow * 0.8) * math.sin(t)))
    return p.spline(out, tension=0.4)


class Mirror:
    """Cuts things that hang head down below a waterline: x to the right, y upwards from the ground they stand on."""

    def __init__(self, img: p.Array, x: float, y: float, scale: float = 1.0) -> None:
        self.img, self.x, self.y, self.scale = img, x, y, scale

    def pts(self, points: p.Points) -> list[tuple[float, ...]]:
        """Points as they lie on the card."""
        return [(self.x + q[0] * self.scale, self.y + q[1] * self.scale, *q[2:]) for q in points]

    def cut(self, points: p.Points, colour: str, lift: float = 3.5) -> p.Array:
        """A smooth piece."""
        return cp.sheet(self.img, p.spline(self.pts(points)), colour, lift, seed=5)

    def strips(self, many: list[tuple[p.Points, list[float]]], colour: str, lift: float = 2.5) -> None:
        """Thin strips of one paper, laid in one go."""
        paths = [p.ribbon(self.pts(a), [w * self.scale for w in widths], 24, True) for a, widths in many]
        cp.sheet(self.img, p.mask(*paths), colour, lift, seed=6, thickness=0.8)

    def discs(self, many: list[tuple[float, float, float]], colour: str, lift: float = 2.5) -> p.Array:
        """Round pieces."""
        paths = [p.circle(self.x + a * self.scale, self.y + b * self.scale, r * self.scale) for a, b, r in many]
        return cp.sheet(self.img, p.mask(*paths), colour, lift, seed=7, thickness=0.8)


def galleon(img: p.Array) -> None:
    """Three masts before a red evening, keel in the clouds."""
    g = Mirror(img, 668, 584, 1.04)
    g.discs([(66, 148, 54)], "ffd05e", 2)
    g.cut(p.points("-230,-60! 230,-60! 230,22 120,14 20,26 -90,12 -230,24"), "1f7f86")
    g.strips(
        [([(-62, 40), (-64, 136)], [6, 4]), ([(4, 40), (4, 178)], [7, 4]), ([(70, 40), (73, 128)], [6, 4])], "5c2c1e"
    )
    g.cut(p.points("-62,66! -28,70 -34,96 -30,122! -66,118! -92,92"), CREAM)
    g.cut(p.points("4,62! 44,64 38,92 40,116! 0,112! -26,86"), CREAM)
    g.cut(p.points("6,120! 34,122 30,144 32,160! 4,158! -16,138"), "fbe3c0")
    g.cut(p.points("70,62! 104,66 100,90 102,108! 70,106! 50,84"), "fbe3c0")
    g.cut(p.points("-120,58! -84,44 -20,36 60,36 108,52 130,70! 108,4! 66,-16 -76,-16 -108,8"), "8c3b22", 5)
    g.strips([(p.points("-112,44 -40,26 50,25 116,46"), [6, 7, 6])], "f6b545", 1)
    g.cut(p.points("4,176! -44,186 -20,178 -42,168! 4,168!"), RED, 2)


def wheel(img: p.Array) -> None:
    """A big wheel with gondolas that are all a little askew."""
    w = Mirror(img, 116, 606, 1.02)
    w.cut(p.points("-220,-60! 220,-60! 220,14 60,20 -80,10 -220,22"), "7a3570")
    w.strips([([(-44, 6), (0, 112)], [9, 7]), ([(44, 6), (0, 112)], [9, 7])], "7a3570", 3)
    random = np.random.default_rng(2)
    angles = [k * math.pi / 5 + 0.2 + random.normal(0, 0.04) for k in range(10)]
    w.strips([([(0, 112), (80 * math.cos(t), 112 + 80 * math.sin(t))], [3.4, 2.6]) for t in angles], CREAM)
    ring = [(82 * math.cos(t), 112 + 82 * math.sin(t)) for t in np.linspace(0, 2 * math.pi, 40)]
    w.strips([(ring, [6, 7, 5.5, 6.5])], CREAM)
    for colour, start in (("f6c02f", 0), ("2f9f9a", 1), ("e5402f", 2)):
        spots = [
            (84 * math.cos(t) + random.normal(0, 2), 108 + 84 * math.sin(t), random.uniform(12, 16.5))
            for t in angles[start::3]
        ]
        w.discs(spots, colour, 4)
    w.discs([(0, 112, 13)], "7a3570")


def planet(img: p.Array) -> None:
    """A ringed planet among stars cut with a punch."""
    x, y = 122, 432
    random = np.random.default_rng(6)
    stars = [
        p.star(
            random.uniform(-20, 290),
            random.uniform(336, 530),
            random.uniform(4, 9),
            int(random.integers(4, 6)),
            inner=0.4,
            turn=random.random(),
        )
        for _ in range(26)
    ]
    cp.sheet(img, p.mask(*stars), "ffe9a8", 1.5, seed=4, thickness=0.4)
    ring = p.cut(p.circle(0, 0, 112, 27), p.circle(0, 0, 84, 15))
    cp.sheet(img, p.moved(ring, x, y, 1, turn=-16), "ffe0a0", 3, seed=4)
    ball = cp.sheet(img, p.circle(x, y, 56), "f08a3c", 6, seed=5)
    bands = p.Layer()
    for k, (dy, width, tone) in enumerate(((-26, 15, "ffc06a"), (4, 18, "d9642c"), (30, 12, "ffb45c"))):
        line = [(x - 66, y + dy + 16), (x, y + dy + 4 * (k % 2)), (x + 66, y + dy - 20)]
        bands.fill(p.ribbon(line, [width * 0.8, width, width * 0.6], 24), tone)
    p.lay(img, bands, clip=ball)
    front = skia.Op(ring, p.rect(-130, 0, 260, 60), skia.PathOp.kIntersect_PathOp)
    cp.sheet(img, p.moved(front, x, y, 1, turn=-16), "ffe0a0", 4, seed=4)


def tower(img: p.Array) -> None:
    """A tower head down, its roof on fire."""
    t = Mirror(img, 672, 268, 0.98)
    t.cut(p.points("-230,-60! 230,-60! 230,16 90,26 -60,14 -230,30"), "b3672a")
    t.cut(
        p.points("-52,112! -74,136 -50,142 -42,172 -18,152 16,208 30,164 62,184 58,152") + [(94, 150), (56, 112, 1)],
        "e5402f",
        4,
    )
    t.cut(p.points("-38,114! -46,134 -26,136 -12,154 14,180 20,148 40,158 46,114!"), "ff9a2e", 3)
    t.cut(p.points("-22,114! -24,130 -8,130 12,156 16,132 30,134 28,114!"), "ffe36e", 2)
    t.cut(p.points("30,56! 46,78 60,66 76,96 52,84 40,96 26,72!"), "ff9a2e", 2)
    battlement = p.points("-44,4! -34,84! -52,96! -52,128! -36,128! -35,116! -18,116! -17,129!")
    battlement += p.points("2,128! 2,115! 18,116! 19,129! 36,127! 37,115! 50,116! 52,96! 34,84! 44,4!")
    cp.sheet(img, p.poly(t.pts(battlement)), "46304e", 6, seed=5)
    t.strips(
        [([(-4, 56), (-3, 76)], [14, 12]), ([(-16, 22), (-16, 34)], [9, 9]), ([(18, 34), (18, 42)], [7, 7])],
        "ffd05e",
        0.8,
    )
    t.discs([(-96, 96, 5), (104, 120, 6), (84, 78, 4), (-70, 70, 4)], "ff9a2e", 1.5)


def tree(img: p.Array) -> None:
    """A bare tree with one crow."""
    t = Mirror(img, 268, 92, 1.04)
    t.cut(p.points("-230,-60! 230,-60! 230,12 60,20 -70,8 -230,20"), "aab3cf")
    many: list[tuple[p.Points, list[float]]] = [
        (p.points("0,-10 4,40 -4,76 4,120"), [34, 20, 14, 4]),
        ([(0, 44), (-36, 70), (-62, 112)], [14, 9, 3]),
        ([(-34, 68), (-76, 76), (-108, 66)], [8, 6, 2]),
        (p.points("2,52 40,70 82,74 112,92"), [14, 10, 8, 3]),
        ([(50, 72), (62, 98), (58, 124)], [8, 5, 2]),
        ([(-2, 78), (-22, 104), (-20, 134)], [9, 6, 2]),
        ([(0, 84), (22, 106), (30, 132)], [8, 5, 2]),
        ([(84, 75), (108, 66), (128, 70)], [5, 4, 2]),
        ([(-56, 104), (-84, 108), (-98, 120)], [5, 4, 2]),
    ]
    t.strips(many, INK, 4)
    crow = p.points("78,70 84,94 96,116 112,124 126,118 148,108! 128,104 122,86 106,74 62,48!")
    t.cut(crow, INK, 5)
    t.discs([(115, 114, 3.4)], "ffd05e", 0.5)


def boat(img: p.Array) -> None:
    """A paper boat afloat on the dark one: this is no reflection."""
    x, y = 612, 154
    cp.sheet(img, p.spline([(x - 60, y + 6), (x, y + 22), (x + 66, y + 4), (x, y - 4)]), "1f3c60", 2, seed=4)
    cp.sheet(img, p.poly([(x - 26, y - 28), (x + 2, y - 86), (x + 34, y - 30)]), CREAM, 5, seed=4)
    cp.sheet(img, p.poly([(x + 2, y - 86), (x + 34, y - 30), (x + 6, y - 20)]), "e4dcd0", 1, seed=4)
    cp.sheet(
        img,
        p.poly(
            [
                (x - 76, y - 42),
                (x - 22, y - 26),
                (x + 4, y - 10),
                (x + 30, y - 28),
                (x + 82, y - 46),
                (x + 50, y + 8),
                (x - 44, y + 10),
            ]
        ),
        "ffffff",
        7,
        seed=4,
    )
    cp.sheet(img, p.poly([(x + 4, y - 10), (x + 82, y - 46), (x + 50, y + 8), (x + 2, y + 9)]), "e9e2d6", 1, seed=4)


def old_man(img: p.Array) -> None:
    """The child's reflection in the same leap, seventy years on."""
    m = Mirror(img, 408, 858, 1.0)
    m.discs([(-250, 92, 46), (-206, 104, 40), (-290, 108, 34)], "c4ebf7", 2)
    m.discs([(262, 196, 40), (300, 206, 32), (222, 210, 28)], "c4ebf7", 2)
    for side in (-1, 1):
        for k in range(4):
            end = (side * (232 + 8 * k), 168 - k * 17 + 24)
            m.strips([([(side * 196, 150), end], [22, 15])], BROWN, 2)
        m.discs([(side * 200, 150, 27)], BROWN, 2)
        m.strips(
            [([(side * 50, 78), (side * 120, 106), (side * 178, 138)], [78, 70, 60])],
            YELLOW if side < 0 else "f7bd22",
            5,
        )
    m.cut(p.points("-150,-30! 150,-30! 122,40 84,112 40,150 -40,150 -84,112 -122,40"), YELLOW, 6)
    m.strips([([(0, 20), (2, 90)], [5, 4])], OCHRE, 0.8)
    m.discs([(0, 176, 98)], YELLOW, 8)
    m.discs([(0, 170, 78)], OCHRE, 1)
    m.discs([(0, 178, 68)], BROWN, 4)
    m.cut(p.points("-66,172! -70,120 -44,92 -20,78 4,66 24,84 48,94 70,122 66,172! 36,158 0,166 -36,158"), "ffffff", 5)
    m.strips(
        [([(-30, 100), (-20, 128)], [3, 4]), ([(6, 88), (4, 124)], [3, 4]), ([(36, 104), (26, 130)], [3, 4])],
        "d9dfe6",
        0.6,
    )
    m.cut(p.points("-20,144! 0,138 22,145! 2,127"), "b03a32", 1)
    m.cut(p.points("-46,142 -22,158 0,152 24,159 48,142 24,146 0,148 -22,145"), "ffffff", 3)
    m.discs([(1, 166, 16)], "9c6244", 3)
    arcs = [([(-44, 192), (-30, 200), (-16, 191)], [4, 6, 4]), ([(16, 191), (31, 200), (46, 193)], [4, 6, 4])]
    m.strips(arcs, INK, 0.6)
    m.strips(
        [([(-50, 208), (-32, 219), (-14, 212)], [7, 12, 7]), ([(14, 213), (34, 219), (52, 206)], [7, 12, 7])],
        "ffffff",
        2,
    )


def stones(random: np.random.Generator) -> list[list[skia.Path]]:
    """Setts in bowed rows, none like another, sorted by paper."""
    papers: list[list[skia.Path]] = [[], [], [], []]
    y = -30.0
    while y < 1260:
        size = 40 + 58 * (y / 1200)
        x = -60 - random.uniform(0, size)
        while x < 860:
            w = size * random.uniform(0.8, 1.3)
            h = size * 0.74 * random.uniform(0.86, 1.04)
            bow = -26 * math.cos((x - 400) / 400 * 1.3) * (0.6 + y / 1500) + random.normal(0, 2.2)
            a = w / 2 - random.uniform(3, 6)
            b = h / 2 - random.uniform(1.5, 4)
            corners = [(-a, -b), (0, -b * 1.1), (a, -b), (a * 1.06, 0), (a, b), (0, b * 1.08), (-a, b), (-a * 1.06, 0)]
            turn = random.normal(0, 2.5)
            knobs = [(cx + random.normal(0, size * 0.02), cy + random.normal(0, size * 0.02)) for cx, cy in corners]
            if random.random() > 0.05:
                papers[int(random.integers(0, 4))].append(
                    p.moved(p.spline(knobs, tension=0.36), x + w / 2, y + bow, 1, turn=turn)
                )
            x += w
        y += size * 0.74
    return papers


def street(img: p.Array) -> None:
    """Wet grey setts as one thick sheet with seven holes; a paler sheet below shows at the rims."""
    whole = p.rect(-40, -40, 880, 1280)
    holes = p.mask(*[shore(name) for name in PUDDLES])
    cp.sheet(img, p.mask(whole) * (1 - holes), "9fb3c4", 16, seed=3, shade=0.62)
    wide = p.mask(*[shore(name, 11) for name in PUDDLES])
    cp.sheet(img, p.mask(whole) * (1 - wide), "2f3a4c", 9, seed=4, shade=0.5)
    keep = 1 - p.mask(*[shore(name, 13) for name in PUDDLES])
    far = 1 - p.smooth(0, 420, p.grid.y)
    for paths, tone in zip(stones(np.random.default_rng(11)), ("414e64", "3b485d", "495870", "44566b"), strict=True):
        face = p.mix(tone, "8aa0b4", 0.0) + far[..., None] * (p.rgb("7c90a6") - p.rgb(tone)) * np.float32(0.45)
        cp.sheet(img, p.mask(*paths) * keep, face.astype(np.float32), 2.6, seed=5, thickness=0.7)


def child(img: p.Array) -> None:
    """In the middle of the leap, seen from behind: yellow coat flying, red boots, arms like wings."""

    def at(path: skia.Path) -> skia.Path:
        return p.moved(p.moved(path, -404, -600), 396, 600, 0.86, turn=-7)

    def lay(path: skia.Path, colour: str, lift: float, shade: float = 0.46) -> p.Array:
        return cp.sheet(img, at(path), colour, lift, seed=6, shade=shade)

    def fold(m: p.Array, a: tuple[float, float], b: tuple[float, float], amount: float = 0.15) -> None:
        ends = [at(p.circle(*q, 1)).getBounds() for q in (a, b)]
        cp.crease(
            img,
            m,
            (ends[0].centerX(), ends[0].centerY()),
            (ends[1].centerX(), ends[1].centerY()),
            amount=amount,
            width=14,
        )

    def hand(x: float, y: float, turn: float) -> None:
        shape = p.circle(2, 2, 20, 21)
        for a, b, w in (
            ((-6, -4), (-32, -20), 13),
            ((-2, -8), (-17, -40), 14),
            ((4, -8), (5, -44), 14),
            ((10, -6), (25, -37), 13),
        ):
            shape = p.union(shape, p.ribbon([a, b], [w, w * 0.8], 12, True))
        lay(p.moved(p.union(shape, p.ribbon([(8, 4), (36, -6)], [15, 11], 12, True)), x, y, 1, turn=turn), BROWN, 11)

    def boot(x: float, y: float, turn: float, flip: bool) -> None:
        shaft = p.points("-30,-62! 30,-62! 32,-14 62,0 84,18 82,34! -30,34! -34,0")
        lay(p.moved(p.spline(shaft, tension=0.3), x, y, 1, turn=turn, flip=flip), RED, 16)
        lay(p.moved(p.rect(-36, 28, 122, 15, r=5), x, y, 1, turn=turn, flip=flip), "8f1f1c", 3)
        lay(p.moved(p.rect(-36, -72, 72, 19, r=6), x, y, 1, turn=turn, flip=flip), CREAM, 3)

    lay(p.ribbon([(366, 700), (322, 758), (276, 796)], [70, 60, 48], 24, True), NAVY, 16)
    boot(240, 832, 40, True)
    lay(p.ribbon([(446, 700), (504, 752), (522, 800)], [70, 62, 48], 24, True), "2b3e70", 16)
    boot(540, 844, -22, False)
    hand(196, 468, -52)
    hand(612, 432, 46)
    left = p.spline(p.points("372,560 300,526 226,470 200,486 186,516 250,590 340,648"))
    right = p.spline(p.points("432,560 500,512 582,436 612,446 628,478 570,566 470,640"))
    fold(lay(left, "f5bb1f", 16), (250, 540), (330, 570), 0.1)
    fold(lay(right, YELLOW, 16), (480, 570), (560, 520), 0.1)
    coat = p.spline(
        p.points("356,540 404,528 452,540 478,610 520,690 566,750! 522,756 488,736 446,766")
        + p.points("404,742 362,770 318,744 264,768! 302,690 332,610")
    )
    m = lay(coat, YELLOW, 22, 0.55)
    for a, b in (
        ((368, 740), (384, 600)),
        ((446, 736), (430, 606)),
        ((498, 734), (458, 630)),
        ((314, 736), (348, 640)),
    ):
        fold(m, a, b)
    hood = p.spline(p.points("404,374! 454,402 484,456 482,518 450,558 404,568 358,558 326,518 324,456") + [(354, 402)])
    fold(lay(hood, "ffd23f", 13), (404, 560), (404, 384), 0.14)
    lay(p.ribbon([(360, 554), (404, 568), (450, 554)], [11, 13, 11], 24, True), OCHRE, 2)


def ripples(img: p.Array) -> None:
    """A few cut slivers of light on the water."""
    random = np.random.default_rng(4)
    paths = []
    for x, y, rx, ry, _, _ in list(PUDDLES.values())[:5]:
        for side in (-1, 1):
            start = (math.pi if side < 0 else 0) + random.uniform(-0.5, 0.1)
            r = random.uniform(0.76, 0.84)
            arc = [
                (x + rx * r * math.cos(t), y + ry * r * math.sin(t))
                for t in np.linspace(start, start + random.uniform(0.35, 0.8), 8)
            ]
            paths.append(p.ribbon(arc, [1, 5, 1], 24))
    cp.sheet(img, p.mask(*paths), "ffffff", 1.5, seed=3, thickness=0.3)


def paint() -> p.Array:
    """The whole card."""
    img = cp.stock("2f3a4c", 2)
    for name, (*_, colour) in PUDDLES.items():
        p.over(img, p.mask(shore(name, 20)), cp.stock(colour, 3))
    for world in (tree, boat, planet, tower, wheel, galleon, old_man):
        world(img)
    ripples(img)
    street(img)
    child(img)
    return img
