"""Things for play, music and power: crown, mask, drum, violin, piano, chess, dice, snow globe, robot, sock."""

from __future__ import annotations

import math

from art.paint.colour import Colour, mix
from art.paint.shape import circle, cut, line, poly, rect, spline, union
from art.paint.sprite import Part, Sprite


def crown(colour: Colour = "e0b040", jewel: Colour = "c8342c") -> Sprite:
    """A crown."""
    s = Sprite()
    s.add(circle(0, -12, 50, 9), mix(colour, "3a1c10", 0.5), 4)
    s.add(poly([(-50, -10), (-56, -70), (-30, -38), (0, -84), (30, -38), (56, -70), (50, -10)]), colour, 12)
    s.add(
        spline([(-50, -22, 1), (0, -12), (50, -22, 1), (50, -8, 1), (0, 2), (-50, -8, 1)]),
        mix(colour, "fff0c0", 0.2),
        6,
    )
    for x, y in ((-56, -72), (0, -86), (56, -72)):
        s.add(circle(x, y, 6), jewel, 5)
    for x in (-30, 0, 30):
        s.add(circle(x, -10 + abs(x) * -0.12, 5), jewel, 4)
    return s


def mask_prop(colour: Colour = "f4ead4", smile: bool = True) -> Sprite:
    """A theatre mask."""
    s = Sprite()
    s.add(spline([(-40, -94), (0, -100), (40, -94), (42, -54), (26, -14), (0, 0), (-26, -14), (-42, -54)]), colour, 30)
    for x in (-17, 17):
        s.add(spline([(x - 12, -60), (x, -68), (x + 12, -60), (x, -56)]), "1a1018", 0)
    d = 10 if smile else -10
    s.add(
        spline([(-20, -28 - d * 0.4, 1), (0, -28 + d * 0.9), (20, -28 - d * 0.4, 1), (0, -28 + d * 0.2)]), "1a1018", 0
    )
    s.limb([(0, -58), (2, -40)], [4, 8], mix(colour, "8a5a48", 0.2))
    return s


def drum(colour: Colour = "b8342c", skin: Colour = "f0e4c8") -> Sprite:
    """A side drum with cords."""
    s = Sprite()
    s.add(spline([(-44, -56, 1), (-44, -10, 1), (0, 2), (44, -10, 1), (44, -56, 1)]), colour, 34)
    for k in range(5):
        x = -40 + k * 18
        s.line(line([(x, -52), (x + 9, -6), (x + 18, -52)]), 1.6, "f4ecd8")
    for y in (-56, -10):
        s.line(spline([(-45, y), (0, y + 11), (45, y)], False), 6, "d8a83c")
    s.add(circle(0, -58, 45, 11), skin, 8)
    return s


def violin(colour: Colour = "a8481c", bow: bool = False) -> Sprite:
    """A violin, standing upright."""
    s = Sprite()
    body = spline(
        [
            (0, 0),
            (26, -8),
            (28, -26),
            (15, -38),
            (16, -48),
            (23, -60),
            (14, -74),
            (0, -76),
            (-14, -74),
            (-23, -60),
            (-16, -48),
            (-15, -38),
            (-28, -26),
            (-26, -8),
        ]
    )
    s.limb([(0, -70), (0, -112)], [7, 5.5], "2a1814")
    s.add(body, colour, 13)
    s.add(cut(circle(0, -118, 6), circle(1, -118, 2.4)), "2a1814", 3)
    for x in (-9.0, 9.0):
        s.line(spline([(x, -28), (x - 1.5, -37), (x + 1.5, -46)], False), 1.6, "1a0c0a")
    s.add(poly([(-5, -6), (5, -6), (4, -24), (-4, -24)]), "2a1814", 2)
    for x in (-2.4, -0.8, 0.8, 2.4):
        s.line(line([(x, -22), (x * 0.7, -112)]), 0.5, "f4ecd8", 0.9)
    if bow:
        s.line(line([(-50, -20), (52, -60)]), 2.2, "5a3018")
    return s


def piano(colour: Colour = "2a2228") -> Sprite:
    """An upright piano from the front."""
    s = Sprite()
    s.add(rect(-70, -100, 140, 96, 3), colour, 8)
    s.add(rect(-62, -92, 124, 38, 2), mix(colour, "5a3a30", 0.3), 5)
    s.add(rect(-74, -50, 148, 12, 2), "f4eede", 3)
    for k in range(28):
        x = -73 + k * 5.25
        s.line(line([(x, -50), (x, -39)]), 0.5, "8a8078")
        if k % 7 not in (2, 6):
            s.add(rect(x + 3.4, -50, 3, 7), "140e12", 0)
    for x in (-66, 60):
        s.add(rect(x, -38, 7, 38, 1), colour, 4)
    return s


def accordion(colour: Colour = "c8282c", open_: float = 1.0) -> Sprite:
    """An accordion; open_ spreads its bellows."""
    s = Sprite()
    w = 14 + 26 * open_
    n = 9
    for k in range(n):
        x = -w + 2 * w * k / (n - 1)
        s.add(
            rect(x - w / n * 1.1, -62 + (k % 2) * 3, 2.2 * w / n, 54 - (k % 2) * 6, 2),
            mix(colour, "1a0810", 0.5 if k % 2 else 0.2),
            3,
        )
    for side in (-1, 1):
        s.add(rect(side * w - (0 if side > 0 else 18), -70, 18, 68, 4), colour, 7)
        for k in range(6):
            s.add(circle(side * (w + 9), -60 + k * 10, 2.4), "f8f0dc", 1.5)
    return s


def trumpet(colour: Colour = "e0b040") -> Sprite:
    """A trumpet pointing right, mouthpiece at the origin."""
    s = Sprite()
    s.limb([(0, 0), (60, 0)], [4, 5], colour)
    s.add(
        cut(
            spline([(16, -8), (54, -8), (58, 6), (54, 14), (16, 14), (12, 3)]),
            spline([(20, -3), (50, -3), (52, 5), (48, 9), (20, 9)]),
        ),
        colour,
        3,
    )
    s.add(spline([(56, -4), (80, -8), (100, -24, 1), (104, 0), (100, 24, 1), (80, 8), (56, 4)]), colour, 12)
    for x in (26, 34, 42):
        s.limb([(x, -14), (x, 6)], [5, 5], colour)
    return s


def chess_piece(kind: str = "pawn", colour: Colour = "efe2c4") -> Sprite:
    """A chess piece: pawn, king, queen, rook or bishop."""
    s = Sprite()
    s.add(
        spline(
            [
                (-30, 0, 1),
                (-28, -10),
                (-14, -16),
                (-9, -40),
                (-11, -56),
                (11, -56),
                (9, -40),
                (14, -16),
                (28, -10),
                (30, 0, 1),
            ]
        ),
        colour,
        16,
    )
    s.add(circle(0, -57, 16, 5), colour, 4)
    if kind == "pawn":
        s.add(circle(0, -73, 16), colour, 15)
    elif kind == "rook":
        s.add(
            poly(
                [
                    (-17, -60),
                    (-19, -90),
                    (-11, -90),
                    (-11, -83),
                    (-4, -83),
                    (-4, -90),
                    (4, -90),
                    (4, -83),
                    (11, -83),
                    (11, -90),
                    (19, -90),
                    (17, -60),
                ]
            ),
            colour,
            9,
        )
    elif kind == "bishop":
        s.add(spline([(-14, -60), (-15, -78), (0, -100, 1), (15, -78), (14, -60)]), colour, 13)
        s.line(line([(2, -92), (10, -78)]), 2.4, mix(colour, "14081c", 0.6))
        s.add(circle(0, -101, 4), colour, 3)
    else:
        s.add(
            spline([(-12, -58), (-19, -92, 1), (-8, -84), (0, -96, 1), (8, -84), (19, -92, 1), (12, -58)]), colour, 11
        )
        if kind == "king":
            s.add(union(rect(-2.5, -114, 5, 20), rect(-8, -109, 16, 5)), colour, 3)
        else:
            s.add(circle(0, -99, 5), colour, 4)
    return s


def dice(pips: int = 5, colour: Colour = "f8f0e0", dot: Colour = "c8282c") -> Sprite:
    """A die in three-quarter view."""
    s = Sprite()
    s.add(poly([(-40, -58), (0, -76), (44, -60), (4, -42)]), mix(colour, "ffffff", 0.3), 4)
    s.add(poly([(4, -42), (44, -60), (42, -16), (4, 2)]), mix(colour, "5a3a60", 0.45), 4)
    s.add(poly([(-40, -58), (4, -42), (4, 2), (-38, -14)]), colour, 5)
    spots = {
        1: [(0, 0)],
        2: [(-1, -1), (1, 1)],
        3: [(-1, -1), (0, 0), (1, 1)],
        4: [(-1, -1), (1, -1), (-1, 1), (1, 1)],
        5: [(-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)],
        6: [(-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)],
    }
    for u, v in spots[pips]:
        s.add(circle(-17.5 + u * 11, -28 + v * 11 + u * 4, 3.6, 4.2), dot, 2)
    s.add(circle(2, -59, 4.2, 2.6), dot, 2)
    return s


def ball(colour: Colour = "c8342c", stripe: Colour | None = None) -> Sprite:
    """A toy ball."""
    s = Sprite()
    path = circle(0, -50, 50)
    s.add(path, colour, 48)
    if stripe is not None:
        s.parts.append(
            Part(spline([(-60, -62), (0, -40), (60, -62), (60, -38), (0, -16), (-60, -38)]), stripe, 30, 0.9, clip=path)
        )
    s.add(circle(-18, -70, 9, 12), "ffffff", 0, alpha=0.5, soft=4)
    return s


def snow_globe(base: Colour = "6a3a2c", inside: Colour = "8ab0c8") -> Sprite:
    """A snow globe with a house in it."""
    s = Sprite()
    glass = circle(0, -62, 42)
    s.add(glass, inside, 38)
    s.parts.append(
        Part(
            spline([(-46, -34), (-10, -44), (20, -40), (46, -34), (46, -10), (-46, -10)]), "f6f8fa", 14, 1.0, clip=glass
        )
    )
    s.add(poly([(-14, -40), (-14, -58), (-2, -70), (10, -58), (10, -40)]), "c88a60", 5)
    s.add(poly([(-19, -57), (-2, -75), (15, -57)]), "f6f8fa", 5)
    s.add(rect(-6, -52, 7, 8), "ffd070", 0, shine=24)
    for k in range(26):
        a, r = k * 2.4, 6 + (k * 37 % 33)
        s.add(circle(math.cos(a) * r, -66 + math.sin(a) * r, 1.4), "ffffff", 0)
    s.add(spline([(-38, -24, 1), (-44, 0, 1), (44, 0, 1), (38, -24, 1), (0, -16)]), base, 8)
    s.limb([(-28, -84), (-33, -62)], [5, 3], "ffffff", alpha=0.6, radius=0)
    return s


def rocking_horse(colour: Colour = "d8b078", saddle: Colour = "b8342c") -> Sprite:
    """A rocking horse in profile."""
    from art.paint.quadruped import quadruped

    s = Sprite()
    s.attach(quadruped("horse", "stand", colour, fur=False), 0, -10, 88)
    s.add(rect(-16, -82, 28, 20, 6), saddle, 6)
    s.line(spline([(-70, -16), (-30, 0), (20, 0), (66, -18)], False), 7, "8a4a2c")
    return s


def teddy(colour: Colour = "b07a48") -> Sprite:
    """A sitting teddy bear from the front."""
    s = Sprite()
    for side in (-1, 1):
        s.add(circle(side * 20, -84, 9), colour, 7)
        s.add(circle(side * 24, -12, 13, 14), colour, 10)
        s.add(circle(side * 25, -10, 7, 8), mix(colour, "fff0d0", 0.5), 5)
        s.limb([(side * 20, -50), (side * 32, -34)], [15, 15], colour)
    s.add(circle(0, -34, 25, 28), colour, 24, spine=[(0, -60), (0, -6)], fur=4)
    s.add(circle(0, -72, 24, 22), colour, 20, spine=[(0, -92), (0, -52)], fur=4)
    s.add(circle(0, -65, 11, 9), mix(colour, "fff0d0", 0.55), 8)
    s.add(circle(0, -69, 4, 3), "1a1014", 2)
    for x in (-9, 9):
        s.add(circle(x, -76, 2.4), "1a1014", 0)
    return s


def robot(colour: Colour = "9aa8ac", lamp: Colour = "f0b030") -> Sprite:
    """A boxy robot from the front."""
    s = Sprite()
    dark = mix(colour, "14141c", 0.45)
    for side in (-1, 1):
        s.limb([(side * 12, -26), (side * 12, -4)], [9, 9], dark)
        s.add(rect(side * 12 - 10, -7, 20, 8, 3), colour, 4)
        s.limb([(side * 26, -60), (side * 36, -44), (side * 34, -26)], [7, 6, 6], dark)
        s.add(cut(circle(side * 34, -22, 7), circle(side * 34, -18, 3.4)), colour, 3)
    s.add(rect(-26, -66, 52, 42, 5), colour, 10)
    s.add(circle(0, -46, 7), lamp, 0, shine=26)
    for x in (-18, -12, 12, 18):
        s.line(line([(x, -34), (x, -28)]), 1.4, dark)
    s.limb([(0, -70), (0, -64)], [8, 8], dark)
    s.add(rect(-20, -98, 40, 30, 6), colour, 10)
    for x in (-9, 9):
        s.add(circle(x, -84, 6), "142028", 3)
        s.add(circle(x, -84, 3), "9ff0e0", 0, shine=10)
    s.line(line([(0, -98), (0, -110)]), 2, dark)
    s.add(circle(0, -112, 4), lamp, 3)
    return s


def snowman(scarf: Colour = "b8342c", melted: float = 0.0) -> Sprite:
    """A snowman with a carrot; melted 0..1 lets it sink."""
    s = Sprite()
    k = 1 - 0.35 * melted
    white = "f2f5f8"
    if melted:
        s.add(circle(0, -1, 50 + 24 * melted, 7), "c8dce8", 4, alpha=0.8)
    s.add(circle(0, -26 * k, 34, 28 * k), white, 26)
    s.add(circle(0, -62 * k, 24, 22 * k), white, 20)
    s.add(circle(0, -90 * k, 17, 16 * k), white, 14)
    s.add(poly([(10, -92 * k), (32, -86 * k), (10, -86 * k)]), "e8822c", 4)
    for x in (1, 12):
        s.add(circle(x, -96 * k, 2.2), "1a1418", 0)
    s.limb([(-18, -76 * k), (0, -72 * k), (18, -76 * k)], [7, 8, 7], scarf)
    s.limb([(10, -74 * k), (17, -52 * k)], [8, 8], scarf)
    for side in (-1, 1):
        s.line(spline([(side * 20, -66 * k), (side * 42, -80 * k), (side * 50, -92 * k)], False), 2.6, "4a2c1c")
    return s


def sock(a: Colour = "f6efe2", b: Colour = "d0302c") -> Sprite:
    """The red-and-white striped sock."""
    s = Sprite()
    path = spline(
        [
            (-16, -96, 1),
            (16, -96, 1),
            (15, -44),
            (22, -26),
            (48, -16),
            (52, -4),
            (40, 1),
            (2, 0),
            (-16, -12),
            (-17, -44),
        ]
    )
    s.add(path, a, 13)
    for k in range(5):
        y = -84 + k * 17
        s.parts.append(Part(rect(-30, y, 100, 8.5), b, 0, 0.95, clip=path))
    s.parts.append(Part(circle(46, -6, 14), b, 6, 0.95, clip=path))
    s.add(rect(-18, -101, 36, 10, 4), a, 5)
    return s


def glove(colour: Colour = "c8342c") -> Sprite:
    """A mitten, cuff down."""
    s = Sprite()
    s.add(spline([(-20, -14), (-26, -52), (-20, -84), (0, -98), (20, -84), (24, -52), (20, -14)]), colour, 20)
    s.limb([(20, -38), (34, -56), (36, -64)], [14, 14, 12], colour)
    s.add(rect(-23, -20, 46, 20, 5), mix(colour, "ffffff", 0.35), 7)
    return s


def flag(colour: Colour = "c8342c") -> Sprite:
    """A waving flag on a pole."""
    s = Sprite()
    s.limb([(0, 0), (0, -112)], [3.4, 3], "8a6a3c")
    s.add(
        spline([(1, -110, 1), (20, -116), (40, -106), (62, -112, 1), (60, -78, 1), (40, -72), (20, -82), (1, -76, 1)]),
        colour,
        12,
    )
    return s


def bunting(
    length: float = 300, colours: tuple[Colour, ...] = ("c8342c", "e8b040", "3c7a8a", "f2e6cc"), sag: float = 40
) -> Sprite:
    """A string of pennants from the origin to (length, 0)."""
    s = Sprite()
    n = max(4, int(length / 26))
    points = [(length * k / n, 4 * sag * (k / n) * (1 - k / n)) for k in range(n + 1)]
    s.line(spline(points, False), 1.4, "5a4030")
    for k in range(n):
        (x0, y0), (x1, y1) = points[k], points[k + 1]
        s.add(poly([(x0 + 2, y0), (x1 - 2, y1), ((x0 + x1) / 2, (y0 + y1) / 2 + 24)]), colours[k % len(colours)], 5)
    return s
