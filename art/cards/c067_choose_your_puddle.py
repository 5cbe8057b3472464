"""After rain a child leaps from a puddle; sole to sole with it, in the water, leaps its own old age.

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

YELLOW, OCHRE, RED, TEAL, BROWN = "ffcb2e", "e79a14", "e5402f", "16867c", "8a5235"
CREAM, INK = "fff6e2", "1d2130"
# x, y, half width, half height, seed, paper below
PUDDLES = {
    "old man": (404, 908, 392, 300, 3, "8fd3ec"),
    "planet": (106, 452, 98, 84, 12, "3a2a86"),
}
WATERLINE = 690.0
DEPTH = 0.78  # how much shorter things are in the water
Piece = tuple[skia.Path, str, float]  # outline, colour, lift


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


def planet(img: p.Array) -> None:
    """A ringed planet among stars cut with a punch."""
    x, y = 106, 452
    random = np.random.default_rng(6)
    stars = [
        p.star(
            random.uniform(-20, 230),
            random.uniform(350, 550),
            random.uniform(4, 9),
            int(random.integers(4, 6)),
            inner=0.4,
            turn=random.random(),
        )
        for _ in range(26)
    ]
    cp.sheet(img, p.mask(*stars), "ffe9a8", 1.5, seed=4, thickness=0.4)
    ring = p.cut(p.circle(0, 0, 84, 21), p.circle(0, 0, 63, 11))
    cp.sheet(img, p.moved(ring, x, y, 1, turn=-16), "ffe0a0", 3, seed=4)
    ball = cp.sheet(img, p.circle(x, y, 45), "f08a3c", 6, seed=5)
    bands = p.Layer()
    for k, (dy, width, tone) in enumerate(((-21, 12, "ffc06a"), (3, 15, "d9642c"), (24, 10, "ffb45c"))):
        line = [(x - 66, y + dy + 16), (x, y + dy + 4 * (k % 2)), (x + 66, y + dy - 20)]
        bands.fill(p.ribbon(line, [width * 0.8, width, width * 0.6], 24), tone)
    p.lay(img, bands, clip=ball)
    front = p.intersection(ring, p.rect(-130, 0, 260, 60))
    cp.sheet(img, p.moved(front, x, y, 1, turn=-16), "ffe0a0", 4, seed=4)


def boot(x: float, flip: bool) -> list[Piece]:
    """A rubber boot whose sole just touches the water."""
    shaft = p.points("-30,-62! 30,-62! 32,-14 62,0 84,18 82,34! -30,34! -34,0")
    parts = (
        (p.spline(shaft, tension=0.3), RED, 12.0),
        (p.rect(-36, 28, 122, 15, r=5), "8f1f1c", 3.0),
        (p.rect(-36, -72, 72, 19, r=6), CREAM, 3.0),
    )
    return [(p.moved(path, x, WATERLINE - 43, 1, flip=flip), colour, lift) for path, colour, lift in parts]


def hand(x: float, y: float, turn: float, flip: bool = False) -> skia.Path:
    """An open hand, fingers up."""
    shape = p.circle(2, 2, 20, 21)
    for a, b, w in (
        ((-6, -4), (-32, -20), 13),
        ((-2, -8), (-17, -40), 14),
        ((4, -8), (5, -44), 14),
        ((10, -6), (25, -37), 13),
    ):
        shape = p.union(shape, p.ribbon([a, b], [w, w * 0.8], 12, True))
    return p.moved(p.union(shape, p.ribbon([(8, 4), (36, -6)], [15, 11], 12, True)), x, y, 1, turn=turn, flip=flip)


def mirrored(path: skia.Path) -> skia.Path:
    """What stands on the waterline, head down and a little shorter."""
    matrix = skia.Matrix.Scale(1, -DEPTH)
    matrix.postTranslate(0, WATERLINE * (1 + DEPTH))
    out = skia.Path()
    path.transform(matrix, out)
    return out


def at(path: skia.Path) -> skia.Path:
    """A part of the leaping body, on the card."""
    return p.moved(p.moved(path, -404, -600), 404, 384, 1.06)


def limbs() -> list[Piece]:
    """Legs astride, boots, hands and sleeves: the same above the water and in it."""
    out: list[Piece] = []
    for side, teal in ((-1, TEAL), (1, "1d998d")):
        leg = [(404 + side * 46, 710), (404 + side * 118, 752), (404 + side * 176, 812)]
        out.append((at(p.ribbon(leg, [84, 70, 54], 24, True)), teal, 12))
        out += boot(404 + side * 188, side < 0)
    out += [(at(hand(192, 470, -52)), BROWN, 11), (at(hand(616, 430, 46)), BROWN, 11)]
    out.append((at(p.spline(p.points("372,560 300,526 226,470 200,486 186,516 250,590 340,648"))), "f5bb1f", 16))
    out.append((at(p.spline(p.points("432,560 500,512 582,436 612,446 628,478 570,566 470,640"))), YELLOW, 16))
    return out


def coat() -> skia.Path:
    """The raincoat, its hem flying."""
    left = p.points("404,742 362,770 318,744 264,768! 302,690 332,610")
    return at(p.spline(p.points("356,540 404,528 452,540 478,610 520,690 566,750! 522,756 488,736 446,766") + left))


def hood() -> skia.Path:
    """The hood, with its point."""
    return at(p.spline(p.points("404,330! 464,364 502,432 500,510 460,558 404,570 348,558 308,510 306,432 344,364")))


def old_man(img: p.Array) -> None:
    """The child's reflection in the same leap, limb for limb, seventy years on."""
    m = Mirror(img, 404, WATERLINE)
    m.discs([(-262, 162, 42), (-222, 176, 32), (-294, 178, 28)], "c4ebf7", 2)
    m.discs([(276, 192, 34), (304, 182, 26), (244, 200, 22)], "c4ebf7", 2)
    for path, colour, lift in limbs():
        cp.sheet(img, mirrored(path), colour, lift * 0.35, seed=6)
    cp.sheet(img, mirrored(coat()), YELLOW, 6, seed=5)
    cp.sheet(img, mirrored(hood()), "ffd23f", 6, seed=5)
    m.discs([(0, 358, 94)], OCHRE, 1)
    m.discs([(0, 356, 86)], BROWN, 4)
    old_face(Mirror(img, 404, WATERLINE + 356 - 178 * 1.2, 1.2))
    p.over(img, p.mask(shore("old man")), "8fd3ec", 0.13)


def old_face(m: Mirror) -> None:
    """A white beard, white brows, eyes shut with pleasure."""
    beard = p.points(
        "-62,166! -76,126 -66,100 -58,70! -44,70 -32,40! -16,44 -2,8! 14,42 30,38! 42,68 60,68! 66,100 76,128 64,166! "
        "34,156 0,164 -34,156"
    )
    m.cut(beard, "ffffff", 5)
    m.strips(
        [([(-30, 92), (-20, 126)], [3, 4]), ([(4, 74), (4, 120)], [3, 4]), ([(36, 94), (26, 128)], [3, 4])],
        "d9dfe6",
        0.6,
    )
    m.cut(p.points("-22,144! 0,138 24,145! 2,122"), "b03a32", 1)
    m.cut(p.points("-50,140 -22,159 0,152 24,160 52,140 24,147 0,149 -22,146"), "ffffff", 3)
    m.discs([(1, 168, 16)], "9c6244", 3)
    m.strips(
        [([(-48, 188), (-32, 199), (-16, 187)], [5, 8, 5]), ([(16, 187), (33, 199), (50, 189)], [5, 8, 5])], INK, 0.6
    )
    m.strips(
        [
            ([(-56, 178), (-64, 172)], [3, 2]),
            ([(-56, 186), (-65, 186)], [3, 2]),
            ([(57, 178), (65, 172)], [3, 2]),
            ([(57, 186), (66, 186)], [3, 2]),
        ],
        "5e3320",
        0.4,
    )
    m.strips(
        [([(-54, 206), (-34, 219), (-13, 210)], [9, 16, 9]), ([(13, 211), (35, 219), (56, 204)], [9, 16, 9])],
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
            papers[int(random.integers(0, 4))].append(
                p.moved(p.spline(knobs, tension=0.36), x + w / 2, y + bow, 1, turn=turn)
            )
            x += w
        y += size * 0.74
    return papers


def street(img: p.Array) -> None:
    """Wet grey setts as one thick sheet with two holes; a paler sheet below shows at the rims."""
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
    """Just off the water, seen from behind: yellow coat flying, red boots, arms like wings."""

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

    for path, colour, lift in limbs():
        cp.sheet(img, path, colour, lift, seed=6)
    m = cp.sheet(img, coat(), YELLOW, 22, seed=6, shade=0.55)
    for a, b in (
        ((368, 740), (384, 600)),
        ((446, 736), (430, 606)),
        ((498, 734), (458, 630)),
        ((314, 736), (348, 640)),
    ):
        fold(m, a, b)
    fold(cp.sheet(img, hood(), "ffd23f", 13, seed=6), (404, 560), (404, 344), 0.14)
    rim = p.ribbon([(346, 556), (404, 571), (462, 556)], [11, 13, 11], 24, True)
    cp.sheet(img, at(rim), OCHRE, 2, seed=6)


def ripples(img: p.Array) -> None:
    """Rings on the water where the soles have just left it."""
    paths = []
    for side in (-1, 1):
        for rx, ry, start, end in ((96, 26, 0.5, 2.7), (96, 26, 3.7, 5.6), (132, 42, 0.9, 2.2)):
            arc = [
                (404 + side * (212 + rx * math.cos(t)), WATERLINE + 4 + ry * math.sin(t))
                for t in np.linspace(start, end, 12)
            ]
            paths.append(p.ribbon(arc, [1.5, 7, 1.5], 30))
    cp.sheet(img, p.mask(*paths), "ffffff", 1.5, seed=3, thickness=0.3)


def drops(img: p.Array) -> None:
    """Water thrown up by the heels."""
    paths = []
    for x, y, r, turn in (
        (96, 640, 11, -40),
        (136, 614, 8, -24),
        (72, 678, 7, -60),
        (712, 636, 11, 40),
        (672, 610, 8, 22),
        (742, 672, 7, 58),
    ):
        paths.append(p.moved(p.spline([(0, -r * 2.1, 1), (r, 0), (0, r), (-r, 0)]), x, y, 1, turn=turn))
    cp.sheet(img, p.mask(*paths), "c4ebf7", 6, seed=3, thickness=0.8)


def paint() -> p.Array:
    """From straight above: the puddles and what they show, the street cut out round them, and the child over all."""
    img = cp.stock("2f3a4c", 2)
    for name, (*_, colour) in PUDDLES.items():
        p.over(img, p.mask(shore(name, 20)), cp.stock(colour, 3))
    for world in (planet, old_man):
        world(img)
    ripples(img)
    street(img)
    child(img)
    drops(img)
    return img
