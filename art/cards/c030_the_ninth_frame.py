"""Nine frames for the cat's nine lives; it sat for eight portraits, and has just walked out of the ninth.

Technique: cut paper.
"""

from __future__ import annotations

import numpy as np
import skia

from art import paint as p
from art.paint.voices import cutpaper as cp
from art.paint.voices.printing import PLAIN

NUMBER, TITLE = 30, "The Ninth Frame"
FINISH = PLAIN

WALL, GOLD, GINGER, STRIPE, CREAM, INK, PAINT = "96212c", "e3b04a", "e8873a", "b4531f", "fbe9cf", "251a22", "2f6fd6"
HEAD: list[p.Point] = [
    (-50, 6), (-47, -28), (-44, -68, 1), (-19, -45), (0, -48), (19, -45), (44, -68, 1), (47, -28), (50, 6), (34, 34),
    (0, 44), (-34, 34),
]  # fmt: skip
Place = tuple[float, float, float, float]  # x, y, scale, turn
Mark = tuple[skia.Path, str]


def eyes(mood: str) -> list[Mark]:
    """What the cat thinks of it."""
    out: list[Mark] = []
    for side in (-1, 1):
        x = side * 20
        shut = mood == "shut" or (mood == "wink" and side == 1)
        if shut:
            out.append((p.ribbon([(x - 11, -4), (x, 3), (x + 11, -4)], [3, 5, 3], 14), INK))
            continue
        r = 14.0 if mood == "wide" else 11.0
        out.append((p.circle(x, -4, r, r * 0.92), "d8df6a"))
        out.append((p.circle(x + (4 if mood == "aside" else 0), -4, 6.5 if mood == "wide" else 3.2, r * 0.82), INK))
        out.append((p.circle(x + 3, -9, 2.2), "ffffff"))
        if mood in ("stern", "half"):
            drop = 6 if mood == "stern" else 0
            lid = [(x - 16, -22), (x + 16, -22), (x + 14, -7 + (drop if side < 0 else -2)), (x - 14, -7 + (drop if side > 0 else -2))]
            out.append((p.poly(lid), GINGER))
    return out


def cat(img: p.Array, at: Place, mood: str, seed: int) -> None:
    """The cat's head from the front."""
    marks: list[Mark] = []
    for side in (-1, 1):
        marks.append((p.poly([(side * 40, -57), (side * 26, -43), (side * 43, -34)]), "f0b6a0"))
        for k in range(2):
            marks.append((p.ribbon([(side * 52, 2 + 13 * k), (side * 40, 5 + 11 * k), (side * 31, 4 + 11 * k)], [6, 5, 1], 12), STRIPE))
    for x, y in ((-13, -28), (0, -22), (13, -29)):
        marks.append((p.ribbon([(x, -50), (x * 0.9, y - 8), (x * 0.8, y)], [7, 6, 1], 12), STRIPE))
    marks += [(p.circle(-11, 22, 15, 13), CREAM), (p.circle(11, 22, 15, 13), CREAM), (p.circle(0, 34, 10, 9), CREAM)]
    marks += eyes(mood)
    marks.append((p.spline([(-7, 11, 1), (7, 11, 1), (0, 19, 1)]), "d2665e"))
    marks.append((p.ribbon([(-11, 27), (-4, 29), (0, 20), (4, 29), (11, 27)], [2, 3, 3, 3, 2], 24), INK))
    cp.cutout(img, p.spline(HEAD), GINGER, marks, at, 8, seed=seed)
    whiskers = p.Layer()
    x, y, s, turn = at
    for side in (-1, 1):
        for k in range(3):
            hair = p.ribbon([(side * 18, 20 + 4 * k), (side * 44, 16 + 8 * k), (side * 66, 16 + 13 * k)], [1.8, 1.6, 0.8], 12)
            whiskers.fill(p.moved(hair, x, y, s, turn), "fff8ea")
    p.lay(img, whiskers)


def bust(img: p.Array, at: Place, colour: str, marks: list[Mark], seed: int) -> None:
    """Shoulders in a costume."""
    shape = p.spline([(-26, 30, 1), (0, 36), (26, 30, 1), (56, 50), (72, 96), (80, 190, 1), (-80, 190, 1), (-72, 96), (-56, 50)])
    cp.cutout(img, shape, colour, marks, at, 7, seed=seed)


def on(img: p.Array, at: Place, shape: skia.Path, colour: str, marks: list[Mark] | None = None, lift: float = 5) -> None:
    """Something worn or held."""
    cp.cutout(img, shape, colour, marks or [], at, lift, seed=7)


def pirate(img: p.Array, at: Place) -> None:
    """Eye patch and a hat too large."""
    bust(img, at, "2a2836", [(p.rect(-8, 30, 16, 170), "e9e0d0"), (p.circle(-24, 90, 6), GOLD), (p.circle(-26, 124, 6), GOLD)], 3)
    cat(img, at, "stern", 4)
    on(img, at, p.ribbon([(-48, -34), (-20, -8), (8, -2)], [5, 5, 5], 12), INK, lift=2)
    on(img, at, p.circle(-20, -4, 16, 14), INK, lift=3)
    bones: list[Mark] = [(p.star(0, -64, 15, 5, 0.5), CREAM)]
    on(
        img,
        at,
        p.spline([(-78, -40, 1), (-60, -62), (-34, -92), (0, -104), (36, -92), (62, -60), (80, -36, 1), (40, -42), (0, -38), (-40, -44)]),
        "2a2836",
        bones,
        7,
    )


def detective(img: p.Array, at: Place) -> None:
    """One eye huge in the magnifying glass."""
    check: list[Mark] = [(p.rect(-90 + 26 * k, 30, 9, 170), "6d5138") for k in range(7)]
    bust(img, at, "9a7650", check, 5)
    cat(img, at, "aside", 6)
    on(
        img,
        at,
        p.spline([(-62, -30, 1), (-44, -62), (0, -78), (44, -62), (60, -32, 1), (30, -44), (0, -47), (-30, -44)]),
        "9a7650",
        [(p.rect(-4, -90, 8, 50), "6d5138")],
        6,
    )
    on(img, at, p.circle(0, -79, 8), "6d5138", lift=3)
    on(img, at, p.ribbon([(44, 26), (66, 84)], [11, 13], 10, True), "4a2f20", lift=6)
    on(
        img,
        at,
        p.circle(26, -2, 36),
        "4a2f20",
        [
            (p.circle(26, -2, 30), "cfe8e0"),
            (p.circle(26, -2, 22, 20), "d8df6a"),
            (p.circle(28, -2, 8, 18), INK),
            (p.circle(34, -12, 5), "ffffff"),
        ],
        7,
    )


def boxer(img: p.Array, at: Place) -> None:
    """A plaster, a headband, two fat gloves."""
    bust(
        img,
        at,
        GINGER,
        [(p.ribbon([(-30, 70), (0, 84), (30, 70)], [5, 5], 12), STRIPE), (p.ribbon([(-34, 100), (0, 114), (34, 100)], [5, 5], 12), STRIPE)],
        8,
    )
    cat(img, at, "half", 9)
    on(img, at, p.poly([(-51, -22), (50, -30), (51, -16), (-50, -8)]), "f2ede0", [(p.rect(-60, -21, 120, 4), "c8342e")], 3)
    for x, y, turn in ((-52, 84, -14.0), (46, 66, 20.0)):
        glove = p.moved(p.spline([(-30, 34), (-38, -4), (-22, -36), (12, -38), (32, -16), (30, 22), (20, 40)]), x, y, 1, turn)
        thumb = p.moved(p.ribbon([(8, 22), (20, 2), (8, -12)], [4, 4, 4], 16), x, y, 1, turn)
        on(img, at, glove, "c8342e", [(thumb, "8a1f22")], 9)


def cosmonaut(img: p.Array, at: Place) -> None:
    """In a glass helmet, eyes wide."""
    bust(img, at, "e9e6de", [(p.rect(-30, 90, 26, 20), "c8342e"), (p.circle(30, 100, 9), "4a78b8")], 10)
    cat(img, at, "wide", 11)
    on(img, at, p.cut(p.circle(0, -8, 86, 80), p.circle(0, -8, 74, 69)), "d6d4d0", lift=6)
    shine = p.Layer().fill(p.moved(p.ribbon([(-58, 10), (-60, -30), (-34, -60)], [3, 11, 4], 20), *at), "ffffff", 0.75)
    p.lay(img, shine)


def chef(img: p.Array, at: Place) -> None:
    """A tall hat and a fish bone on the ladle."""
    bust(
        img,
        at,
        "f6f1e6",
        [(p.circle(-16, 84 + 34 * k, 5), INK) for k in range(3)] + [(p.circle(16, 84 + 34 * k, 5), INK) for k in range(3)],
        12,
    )
    on(img, at, p.spline([(-38, 34, 1), (0, 50), (38, 34, 1), (30, 60), (0, 56), (-32, 62)]), "3f8a62", lift=4)
    cat(img, at, "wink", 13)
    puff = p.union(
        p.circle(-34, -112, 30), p.circle(4, -128, 36), p.circle(38, -108, 28), p.poly([(-44, -110), (46, -106), (38, -40), (-38, -42)])
    )
    on(img, at, puff, "fbf8f0", [(p.rect(-16, -100, 3, 60), "cfd6d8"), (p.rect(12, -96, 3, 56), "cfd6d8")], 7)


def curl(img: p.Array, at: Place, x: float, y: float, r: float, lift: float) -> None:
    """One paper curl of a wig, with its hollow."""
    hollow = p.cut(p.circle(x, y, r * 0.6), p.circle(x + 2, y + 1, r * 0.38))
    on(img, at, p.circle(x, y, r), "efe9dc", [(hollow, "c2b8a8")], lift)


def judge(img: p.Array, at: Place) -> None:
    """Curls of paper, very strict."""
    bust(img, at, "3a2430", [(p.poly([(-14, 36), (14, 36), (20, 110), (-20, 110)]), "f6f1e6")], 14)
    for k, (x, y, r) in enumerate(((-52, 44, 22), (54, 40, 20), (-58, 10, 23), (58, 6, 22), (-52, -26, 22), (52, -30, 23))):
        curl(img, at, x, y, r, 4 + k % 2)
    cat(img, at, "stern", 15)
    for x, y, r in ((-34, -50, 20), (34, -52, 19), (-12, -60, 20), (14, -62, 21)):
        curl(img, at, x, y, r, 5)


def bride(img: p.Array, at: Place) -> None:
    """Eyes shut, a veil and flowers."""
    on(img, at, p.spline([(0, -76), (-60, -50), (-84, 40), (-96, 190, 1), (96, 190, 1), (84, 40), (60, -50)]), "f3ecec", lift=6)
    bust(img, at, "fffaf4", [(p.circle(-20 + 10 * k, 52 + 4 * (2 - abs(k - 2)), 4.4), "e3c98a") for k in range(5)], 16)
    cat(img, at, "shut", 17)
    for k, (x, y) in enumerate(((-34, -52), (-14, -62), (8, -64), (30, -55))):
        on(
            img,
            at,
            p.star(x, y, 13 + k % 2 * 3, 6, 0.6, k),
            ("f4a6b4", "ffffff", "f6cf62", "f4a6b4")[k],
            [(p.circle(x, y, 4), "e0a030")],
            4,
        )


def diver(img: p.Array, at: Place) -> None:
    """A brass helmet, its round door open, and a fish that looks in."""
    on(img, at, p.spline([(-84, 120), (-92, 10), (-56, -74), (0, -90), (56, -74), (92, 10), (84, 120)]), "c98a3c", lift=6)
    on(img, at, p.circle(0, 0, 68, 62), "8a5a2a", [(p.circle(0, 0, 58, 53), "23404a")], 5)
    cat(img, (at[0], at[1] + 4 * at[2], at[2] * 0.84, at[3]), "aside", 19)
    on(
        img,
        at,
        p.cut(p.circle(0, 0, 72, 66), p.circle(0, 0, 56, 51)),
        "dba552",
        [(p.circle(64 * c, 59 * s, 4.4), "8a5a2a") for c, s in ((1, 0), (0.5, 0.87), (-0.5, 0.87), (-1, 0), (-0.5, -0.87), (0.5, -0.87))],
        6,
    )
    fish = p.union(p.circle(96, -54, 22, 12), p.poly([(112, -54), (132, -68), (130, -40)]))
    on(img, at, fish, "f2703c", [(p.circle(86, -57, 3), INK), (p.rect(96, -70, 5, 40), "fbe9cf")], 7)


def rect(x: float, y: float, w: float, h: float) -> skia.Path:
    """A frame's opening about its middle."""
    return p.rect(x - w / 2, y - h / 2, w, h, 3)


def frame(img: p.Array, outer: skia.Path, inner: skia.Path, colour: str, seed: int) -> None:
    """A frame of gold card in two layers."""
    cp.sheet(img, p.cut(outer, inner), colour, 12, seed)
    box = inner.getBounds()
    k = 1 + 15 / box.width()
    ring = p.moved(inner, box.centerX() * (1 - k), box.centerY() * (1 - k), k)
    cp.sheet(img, p.cut(ring, inner), "f2cf7e", 4, seed + 1)


def gallery(img: p.Array) -> None:
    """Eight portraits, hung as the family grew: no two frames alike."""
    rows = (
        (rect(170, 214, 176, 226), rect(170, 214, 236, 286), "2f7a78", pirate, (168, 216, 0.96, -4), GOLD),
        (p.circle(402, 172, 74, 92), p.circle(402, 172, 104, 122), "dcb45c", detective, (398, 176, 0.74, 6), "c9963a"),
        (rect(652, 196, 192, 186), rect(652, 196, 246, 240), "45649e", boxer, (652, 184, 0.92, 3), "d8a545"),
        (p.circle(150, 548, 98), p.circle(150, 548, 128), "1d2446", cosmonaut, (150, 554, 0.9, -9), "c9963a"),
        (rect(410, 520, 170, 276), rect(410, 520, 232, 338), "7fb89c", chef, (408, 560, 0.94, 4), GOLD),
        (p.arch(664, 638, 172, 250), p.arch(664, 666, 228, 306), "c05a3e", judge, (664, 520, 0.86, -3), "d8a545"),
        (p.circle(128, 872, 72, 94), p.circle(128, 872, 102, 124), "b98aa6", bride, (128, 868, 0.72, 5), GOLD),
        (rect(366, 852, 190, 168), rect(366, 852, 244, 222), "3aa0a6", diver, (358, 856, 0.86, -5), "c9963a"),
    )  # fmt: skip
    for k, (inner, outer, ground, sitter, at, gold) in enumerate(rows):
        picture = img.copy()
        cp.sheet(picture, p.moved(inner, 0, 0), ground, 1, 20 + k)
        sitter(picture, at)
        p.over(img, p.mask(inner), picture)
        frame(img, outer, inner, gold, 40 + 2 * k)


def ninth(img: p.Array) -> None:
    """The last canvas, torn in the shape of somebody leaving."""
    inner, outer = p.moved(rect(0, 0, 190, 250), 640, 886, 1, 5), p.moved(rect(0, 0, 252, 312), 640, 886, 1, 5)
    canvas = p.moved(rect(0, 0, 210, 270), 640, 886, 1, 5)
    cp.sheet(img, canvas, "1c1016", 1, 60)
    body = p.spline(
        [
            (-40, 140, 1),
            (-46, 60),
            (-30, 20),
            (-46, -8),
            (-44, -66, 1),
            (-18, -42),
            (18, -42),
            (44, -66, 1),
            (46, -8),
            (30, 20),
            (52, 70),
            (60, 140, 1),
        ]
    )
    hole = p.moved(body, 632, 892, 1.0, 5)
    cp.sheet(img, p.cut(canvas, hole), "efe0bf", 10, 61, torn=5)
    frame(img, outer, inner, GOLD, 62)


def prints(img: p.Array) -> None:
    """Blue paw prints from the frame to the lower edge, each pressed differently."""
    random = np.random.default_rng(30)
    layer = p.Layer()
    way = p.sample([(636, 1034), (560, 1070), (430, 1048), (300, 1090), (180, 1130), (60, 1180)], 13)
    for k, (px, py) in enumerate(way):
        s, turn = random.uniform(0.8, 1.15), -68 + random.uniform(-22, 22)
        x, y = float(px), float(py) + (15 if k % 2 else -13)
        layer.fill(
            p.moved(p.spline([(-13, 8), (-9, -5), (0, -9), (9, -5), (13, 8), (0, 12)]), x, y, s, turn), PAINT, random.uniform(0.7, 1)
        )
        for dx, dy in ((-15, -9), (-6, -19), (6, -19), (15, -9)):
            if random.random() > 0.08:
                layer.fill(p.moved(p.circle(dx, dy, random.uniform(4.4, 5.8)), x, y, s, turn), PAINT, random.uniform(0.75, 1))
    p.lay(img, layer, tooth=1.6)


def mouse(img: p.Array) -> None:
    """On a ladder between the frames, a nail in its mouth, the hammer raised for a tenth."""
    for x, lean in ((484, 8), (520, -6)):
        cp.sheet(img, p.ribbon([(x - lean, 1128), (x, 740)], [9, 8], 8), "c79a5e", 7, 3)
    for k in range(10):
        y = 1100 - 37 * k
        cp.sheet(img, p.ribbon([(480 + k % 2, y), (526 - k % 3, y - 2 + k % 3)], [8, 7], 6), "b58548", 3, 4)
    at = (502.0, 728.0, 1.0, 0.0)
    on(img, at, p.ribbon([(-6, 14), (-34, 30), (-30, 62), (-44, 78)], [5, 4, 3, 2], 30), "c98f96", lift=4)
    on(img, at, p.spline([(-18, 26), (-20, 0), (-4, -18), (14, -10), (20, 12), (14, 28)]), "8b8792", lift=6)
    on(img, at, p.ribbon([(10, -4), (30, -22), (34, -40)], [9, 8, 7], 16, True), "8b8792", lift=4)
    on(img, at, p.ribbon([(24, -34), (46, -52)], [5, 5], 8), "7a5230", lift=4)
    on(img, at, p.moved(p.rect(-14, -7, 28, 14, 3), 48, -54, 1, 50), "4a4a55", lift=5)
    on(
        img,
        at,
        p.spline([(-18, -26), (-8, -46), (12, -44), (32, -28), (16, -18), (-6, -14)]),
        "8b8792",
        [(p.circle(14, -34, 3), INK), (p.circle(31, -28, 4), "d2665e")],
        6,
    )
    on(img, at, p.circle(-12, -46, 14), "8b8792", [(p.circle(-12, -46, 9), "e6b4b0")], 5)


def wall(img: p.Array) -> None:
    """Red paper with a faint stripe of leaves, a skirting board below."""
    img[:] = cp.stock(WALL, 2)
    random = np.random.default_rng(9)
    leaves = p.Layer()
    for k in range(9):
        for n in range(19):
            x, y = 46 + 90 * k + random.uniform(-4, 4), 20 + 62 * n + 31 * (k % 2) + random.uniform(-5, 5)
            for side in (-1, 1):
                leaf = p.moved(
                    p.spline([(0, 0, 1), (9, -12), (4, -27, 1), (-4, -12)]), x, y, random.uniform(0.8, 1.1), side * random.uniform(24, 42)
                )
                leaves.fill(leaf, "7f1823")
    p.lay(img, leaves, tooth=1.0)
    cp.sheet(img, p.poly([(-20, 1126), (820, 1118), (820, 1240), (-20, 1240)]), "5a2a20", 8, 6)
    cp.sheet(img, p.poly([(-20, 1126), (820, 1118), (820, 1134), (-20, 1142)]), "7c4030", 4, 7)


def paint() -> p.Array:
    """The wall, eight lives, the empty one, and the only witness."""
    img = p.blank()
    wall(img)
    gallery(img)
    ninth(img)
    prints(img)
    mouse(img)
    return img
