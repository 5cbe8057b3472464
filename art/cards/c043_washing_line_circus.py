"""The washing performs a circus: a striped pyjama flies, and its gloves almost meet the hands of the shirt that catches.

Technique: cut paper.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np
import skia

from art import paint as p
from art.paint.voices import cutpaper as cp
from art.paint.voices.printing import PLAIN

NUMBER, TITLE = 43, "Washing-Line Circus"
FINISH = PLAIN

WHITE, NAVY, CORAL, LEMON, MINT = "fbf8f0", "27406e", "ee6a55", "f8cf4e", "7cc8a8"


@dataclass(frozen=True)
class Guest:
    """Who leans out of a window: a garment with its print, or bedding hung over the sill."""

    kind: str
    colour: str
    turn: float = 0
    size: float = 1
    pattern: str = "plain"
    other: str = "fbf8f0"
    gloves: str = ""


@dataclass(frozen=True)
class Window:
    """A window of the house fronts: its place, size and slant, how it is dressed, and who is in it."""

    x: float
    y: float
    k: float
    lean: float
    dress: str
    guests: tuple[Guest, ...]


LEFT = [
    Window(52, 226, 0.66, -0.16, "blind", (Guest("shirt", "3f6db4", 30, 1.24, "plain", gloves="f8cf4e"),)),
    Window(70, 410, 0.7, -0.15, "shutters", (Guest("sheet", "fdfdf6", pattern="check", other="7cb4dc"),)),
    Window(78, 660, 0.86, -0.14, "curtain", (Guest("pullover", "4fae86", 30, 1.3, "zigzag", "f4e9c8"),)),
    Window(104, 940, 1.0, -0.13, "box", (Guest("tee", "f3a43c", 6, 0.8, "stripes"), Guest("tee", "8a6fc0", 42, 0.98, "check", "cdbcf0"))),
    Window(112, 1240, 1.1, -0.12, "shutters", (Guest("sheet", "8cc8e8"),)),
]
RIGHT = [
    Window(760, 92, 0.54, 0.16, "curtain", ()),
    Window(746, 290, 0.7, 0.15, "shutters", (Guest("robe", "fbf8f0", -38, 1.4, "plain", "8fb7d8"),)),
    Window(734, 520, 0.78, 0.14, "curtain", (Guest("sheet", "f8cf4e", pattern="dots", other="ee8a4a"),)),
    Window(716, 800, 0.95, 0.13, "blind", (Guest("dress", "d8433c", -34, 1.36, "dots", "ffe9d8", gloves="fbf8f0"),)),
    Window(726, 1136, 1.04, 0.12, "box", (Guest("sheet", "3f9a8c", pattern="stripes", other="cfe8d8"),)),
]


def place(points: p.Points, x: float, y: float, scale: float, turn: float, flip: bool = False) -> skia.Path:
    """A spline outline, scaled, turned and moved."""
    return p.moved(p.spline(points), x, y, scale, turn, flip)


GLOVE = [
    (-17, 4, 1), (-19, -20), (-24, -34), (-38, -50), (-43, -62), (-36, -68), (-26, -58), (-17, -50),
    (-16, -66), (-20, -92), (-15, -101), (-8, -96), (-5, -72), (-2, -70), (-1, -100), (5, -110), (11, -102),
    (10, -70), (13, -69), (18, -96), (25, -102), (30, -94), (25, -64), (27, -61), (36, -80), (43, -82),
    (45, -74), (35, -44), (24, -22), (17, 4, 1),
]  # fmt: skip


def glove(img: p.Array, x: float, y: float, scale: float, turn: float, flip: bool = False, lift: float = 12) -> None:
    """A white paper glove, wrist at (x, y), fingers up before turning."""
    m = cp.sheet(img, place(GLOVE, x, y, scale, turn, flip), WHITE, lift, 5)
    marks = p.Layer()
    for a in (-10, 2, 14):
        marks.stroke(p.moved(p.line([(a, -42), (a * 1.25, -22)]), x, y, scale, turn, flip), 1.6 * scale, "9fb2c8", 0.9)
    p.lay(img, marks, clip=m)


def stripes(a: str, b: str, width: float, angle: float) -> p.Array:
    """Printed stripes at an angle (degrees)."""
    t = math.radians(angle)
    across = p.grid.x * math.cos(t) + p.grid.y * math.sin(t)
    w = p.smooth(-0.05, 0.05, np.sin(across / width * math.pi))[..., None]
    return (p.rgb(a) * (1 - w) + p.rgb(b) * w).astype(np.float32)


def printed(colour: str, pattern: str, other: str, x: float, y: float, turn: float, size: float) -> p.Array:
    """Paper printed with a pattern that turns and grows with the garment."""
    t = math.radians(turn)
    u = ((p.grid.x - x) * math.cos(t) + (p.grid.y - y) * math.sin(t)) / size
    v = (-(p.grid.x - x) * math.sin(t) + (p.grid.y - y) * math.cos(t)) / size
    if pattern == "dots":
        shift = np.floor(v / 17) % 2 * 10
        w = p.smooth(5.4, 4.6, np.hypot((u + shift) % 20 - 10, v % 17 - 8.5))
    elif pattern == "stripes":
        w = p.smooth(-0.1, 0.1, np.sin(v / 7.5 * math.pi))
    elif pattern == "check":
        w = (p.smooth(-0.1, 0.1, np.sin(u / 9 * math.pi)) + p.smooth(-0.1, 0.1, np.sin(v / 9 * math.pi))) * 0.45
    elif pattern == "zigzag":
        w = p.smooth(5, 4, np.abs((v + np.abs(u % 22 - 11) * 0.9) % 34 - 12))
    else:
        w = p.grid.zeros()
    return (p.rgb(colour) * (1 - w[..., None]) + p.rgb(other) * w[..., None]).astype(np.float32)


def window(img: p.Array, win: Window, seed: int) -> None:
    """An open window with its sill in front of whoever leans out; `lean` slants it with the wall."""
    x, y, k = win.x, win.y, win.k

    def at(px: float, py: float) -> tuple[float, float]:
        return x + px * k, y + (py + px * win.lean) * k

    cp.sheet(img, p.poly([at(-54, -152), at(54, -152), at(54, 0), at(-54, 0)]), WHITE, 6, seed)
    cp.sheet(img, p.poly([at(-44, -142), at(44, -142), at(44, 0), at(-44, 0)]), ("2f5d80", "38486e", "2a6a78")[seed % 3], 1, seed + 1)
    if win.dress == "shutters":
        for side in (-1, 1):
            board = p.poly([at(52 * side, -154), at(96 * side, -146), at(96 * side, -2), at(52 * side, 2)])
            cp.sheet(img, board, "5aa79a" if seed % 2 else "4f86a8", 7, seed + 4)
            for n in range(5):
                slat = [at(60 * side, -134 + 25 * n), at(88 * side, -130 + 25 * n)]
                cp.sheet(img, p.ribbon(slat, [5 * k, 5 * k], 6), "3f7f7c" if seed % 2 else "3a688c", 0.8, seed)
    elif win.dress == "blind":
        cp.sheet(img, p.poly([at(-44, -142), at(44, -142), at(44, -96), at(-44, -102)]), "f3b04a", 4, seed + 4)
    elif win.dress == "curtain":
        for side in (-1, 1):
            drape = [(*at(44 * side, -142), 1), (*at(8 * side, -142), 1), at(16 * side, -90), at(38 * side, -46), (*at(44 * side, -40), 1)]
            cp.sheet(img, p.spline(drape), "f4e3b8" if seed % 2 else "f2c6cf", 3, seed + 4)
    for n, guest in enumerate(win.guests):
        if guest.kind == "sheet":
            bedding(img, *at(-44, -8), 88 * k, (112 + seed % 5 * 9) * k, guest, math.degrees(math.atan(win.lean)), seed)
        else:
            shift = 0 if len(win.guests) == 1 else (-26 + 52 * n) * k
            spectator(img, x + shift, y - 20 * k, k * guest.size, guest, seed + 2 + n)
    cp.sheet(img, p.poly([at(-66, -6), at(66, -6), at(66, 12), at(-66, 12)]), "c94f45" if seed % 2 else "b8604a", 7, seed + 3)
    if win.dress == "box":
        random = np.random.default_rng(seed)
        for n in range(7):
            px, py = -52 + 17 * n + random.uniform(-4, 4), -6 - random.uniform(4, 20)
            cp.sheet(
                img,
                p.moved(p.star(0, 0, random.uniform(8, 13), 7, 0.62, n), *at(px, py + 26)),
                str(random.choice(["ffffff", "f8cf4e", "f4a0b4"])),
                4,
                n,
            )
        cp.sheet(img, p.poly([at(-60, 18), at(60, 18), at(52, 44), at(-52, 44)]), "8a5a3c", 6, seed + 5)


def houses(img: p.Array) -> None:
    """Two fronts that lean together above us, cut from peach and coral sheets; the whole wardrobe is at the windows."""
    cp.sheet(img, p.poly([(-20, -20), (112, -20), (226, 1220), (-20, 1220)]), "f9b597", 20, 2)
    cp.sheet(img, p.poly([(820, -20), (704, -20), (596, 1220), (820, 1220)]), "f59a84", 20, 3)
    for y, high in ((26, 14), (232, 11), (452, 16), (700, 12), (990, 17)):
        band = [(-20, y + 24), (122 + y * 0.092, y - 6), (121 + y * 0.092, y - 6 + high), (-20, y + 24 + high)]
        cp.sheet(img, p.poly(band), "fcd0b6", 4, 4)
    for y, high in ((126, 12), (330, 16), (560, 11), (842, 17), (1176, 14)):
        band = [(820, y + 24), (688 - y * 0.087, y - 6), (689 - y * 0.087, y - 6 + high), (820, y + 24 + high)]
        cp.sheet(img, p.poly(band), "fbbba6", 4, 5)
    for n, win in enumerate((*LEFT, *RIGHT)):
        window(img, win, 30 + n * 7)


GARMENTS: dict[str, list[p.Point]] = {
    "shirt": [
        (-30, 0, 1), (-36, -52), (-40, -84), (-66, -122), (-74, -142), (-62, -156, 1), (-46, -150, 1), (-34, -126),
        (-22, -110), (-14, -118, 1), (0, -108), (14, -118, 1), (22, -110), (36, -128), (52, -160), (66, -168, 1),
        (80, -156, 1), (72, -136), (42, -84), (36, -50), (30, 0, 1)],
    "pullover": [
        (-36, 0, 1), (-40, -50), (-46, -80), (-76, -92), (-104, -118), (-96, -142, 1), (-80, -136, 1), (-48, -116),
        (-20, -112), (-17, -132, 1), (17, -134, 1), (20, -112), (38, -118), (44, -152), (40, -186, 1), (68, -188, 1),
        (74, -140), (52, -84), (40, -50), (36, 0, 1)],
    "tee": [
        (-30, 0, 1), (-32, -60), (-34, -84), (-56, -92, 1), (-68, -122, 1), (-44, -134), (-18, -128, 1), (0, -114),
        (18, -128, 1), (42, -138), (66, -128, 1), (58, -94, 1), (36, -84), (34, -56), (30, 0, 1)],
    "robe": [
        (-30, 0, 1), (-34, -52), (-44, -86), (-82, -112), (-112, -150, 1), (-84, -170, 1), (-52, -134), (-22, -116),
        (-12, -124, 1), (0, -92, 1), (14, -124, 1), (26, -116), (56, -118), (96, -146, 1), (112, -116, 1), (72, -84),
        (44, -74), (36, -46), (30, 0, 1)],
    "dress": [
        (-34, -2, 1), (-28, -34), (-20, -58, 1), (-28, -86), (-44, -88), (-58, -108), (-46, -128), (-26, -124, 1),
        (-10, -106), (8, -106), (24, -124, 1), (44, -132), (58, -112), (46, -90), (30, -86), (22, -58, 1), (34, -34),
        (38, -2, 1)],
}  # fmt: skip
TRIMS: dict[str, list[list[p.Point]]] = {
    "shirt": [[(-76, -138), (-60, -158), (-47, -151), (-62, -128)], [(51, -157), (66, -170), (82, -157), (69, -141)],
              [(-15, -119), (0, -107), (15, -119), (17, -104), (1, -94), (-17, -104)]],
    "pullover": [[(-19, -134), (19, -136), (20, -116), (-20, -114)], [(-36, -12), (37, -12), (36, 2), (-36, 2)],
                 [(38, -190), (70, -191), (71, -174), (39, -172)], [(-108, -120), (-98, -145), (-84, -138), (-94, -111)]],
    "tee": [[(-19, -129), (0, -114), (19, -129), (21, -121), (0, -104), (-21, -121)]],
    "robe": [[(-13, -126), (1, -92), (15, -126), (24, -118), (6, -60), (8, 2), (-8, 2), (-4, -60), (-22, -118)],
             [(-42, -58), (42, -52), (41, -40), (-42, -46)], [(-116, -150), (-86, -173), (-78, -162), (-104, -140)]],
    "dress": [[(-22, -62), (24, -62), (24, -50), (-22, -50)]],
}  # fmt: skip
CUFFS = {"shirt": ((-61, -148, -34), (66, -162, 30)), "dress": ((-56, -118, -24), (56, -122, 26))}


def spectator(img: p.Array, x: float, y: float, scale: float, guest: Guest, seed: int) -> None:
    """A garment leaning out over its sill with its sleeves thrown up, each of its own cut."""
    turn, flip = guest.turn, guest.turn < 0
    for gx, gy, angle in CUFFS.get(guest.kind, ()) if guest.gloves else ():
        hand = p.moved(p.spline(GLOVE), gx, gy, 0.44, angle, angle < 0)
        cp.sheet(img, p.moved(hand, x, y, scale, turn, flip), guest.gloves, 9, seed)
    face = printed(guest.colour, guest.pattern, guest.other, x, y, turn, scale)
    m = cp.sheet(img, place(GARMENTS[guest.kind], x, y, scale, turn, flip), face, 10, seed)
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    cp.crease(img, m, (x + s * 10 * scale, y), (x + s * 100 * scale, y - c * 100 * scale), 0.12, 16)
    for trim in TRIMS[guest.kind]:
        cp.sheet(img, p.moved(p.poly(trim), x, y, scale, turn, flip), guest.other, 2, seed)
    if guest.kind == "shirt":
        for dy in (-74, -52, -28):
            cp.sheet(img, p.moved(p.circle(1, dy, 4.2), x, y, scale, turn, flip), WHITE, 1.2, seed)


def bedding(img: p.Array, x: float, y: float, w: float, h: float, guest: Guest, turn: float, seed: int) -> None:
    """A bed sheet hung over the sill, its hem waving."""
    random = np.random.default_rng(seed)
    hem = [(w * t, h * (0.95 + random.uniform(-0.06, 0.06))) for t in (0.8, 0.62, 0.42, 0.22)]
    path = p.spline(
        [
            (0, 0, 1),
            (w, 0, 1),
            (w * 1.05, h * 0.6),
            (w * random.uniform(0.9, 1.06), h, 1),
            *hem,
            (0, h * random.uniform(0.8, 1), 1),
            (-w * 0.04, h * 0.5),
        ]
    )
    face = printed(guest.colour, guest.pattern, guest.other, x, y, turn, w / 80)
    m = cp.sheet(img, p.moved(path, x, y, 1, turn), face, 9, seed)
    for k in (0.3, 0.62):
        cp.crease(img, m, (x + w * k, y), (x + w * k + 4, y + h), 0.12, 12)


def peg(img: p.Array, x: float, y: float, turn: float = 0) -> None:
    """A wooden peg on a line."""
    cp.sheet(
        img,
        p.moved(p.spline([(-7, -24, 1), (7, -24, 1), (8, 20), (3, 24, 1), (1, 2), (-3, 24, 1), (-8, 20)]), x, y, 1.05, turn),
        "e8b56a",
        4,
        3,
    )


def rope(img: p.Array, points: list[p.Point]) -> None:
    """A washing line."""
    cp.sheet(img, p.ribbon(points, [4.5, 4.5], 50), "f4efe2", 9, 6)


def catcher(img: p.Array) -> None:
    """The yellow shirt that hangs by its hem from the line, arms stretched down to catch."""
    rope(img, [(88, 62), (300, 92), (520, 76), (722, 34)])
    for x, y in ((88, 62), (722, 34)):
        cp.sheet(img, p.circle(x, y, 13), "c94f45", 6, 3)
        cp.sheet(img, p.circle(x, y, 5), WHITE, 2, 3)
    body = [
        (204, 80, 1), (206, 150), (196, 220), (200, 268), (232, 336), (276, 412), (292, 436, 1), (334, 408, 1),
        (304, 350), (284, 306), (296, 296, 1), (330, 306, 1), (366, 292, 1), (382, 300), (394, 350), (404, 430, 1),
        (452, 424, 1), (450, 350), (438, 262), (420, 214), (408, 150), (410, 74, 1), (300, 92),
    ]  # fmt: skip
    m = cp.sheet(img, p.spline(body), LEMON, 18, 11)
    for a, b in (((232, 100), (262, 290)), ((380, 96), (362, 280)), ((222, 280), (304, 420)), ((416, 270), (432, 424))):
        cp.crease(img, m, a, b, 0.16, 20)
    cp.sheet(img, p.spline([(300, 88, 1), (322, 88, 1), (336, 200), (344, 300, 1), (322, 306, 1), (312, 200)]), "fde596", 2, 4)
    for t in (0.1, 0.38, 0.66, 0.92):
        cp.sheet(img, p.circle(312 + t * 20, 92 + t * 200, 6.5), CORAL, 2, 3)
    cp.sheet(img, p.poly([(238, 196), (290, 190), (294, 244), (266, 262), (240, 250)]), "fbd968", 3, 5)
    for wing in ([(286, 288), (330, 300), (308, 346), (276, 322)], [(374, 284), (332, 300), (358, 344), (388, 314)]):
        cp.sheet(img, p.poly(wing), WHITE, 6, 5)
    peg(img, 222, 86, -4)
    peg(img, 394, 80, 3)
    glove(img, 314, 424, 0.92, 152, False)
    glove(img, 428, 428, 0.92, 178, True)
    cp.sheet(img, p.poly([(276, 416), (322, 386), (340, 412), (294, 442)]), WHITE, 4, 4)
    cp.sheet(img, p.poly([(398, 406), (456, 400), (458, 430), (400, 436)]), WHITE, 4, 4)


def flyer(img: p.Array) -> None:
    """The striped pyjama in mid-flight: legs kicked up behind, both sleeves reaching for the catcher."""
    blue = stripes(WHITE, NAVY, 13, 64)
    trousers = [
        (414, 885, 1), (464, 863), (514, 891), (584, 939), (646, 969), (694, 981, 1), (684, 1037, 1), (624, 1023),
        (560, 995), (514, 983, 1), (554, 1037), (584, 1093), (598, 1143, 1), (542, 1157, 1), (518, 1103),
        (470, 1033), (418, 983), (384, 945),
    ]  # fmt: skip
    m = cp.sheet(img, p.spline(trousers), stripes(WHITE, NAVY, 13, 118), 18, 12)
    for a, b in (((444, 903), (634, 993)), ((424, 963), (564, 1113))):
        cp.crease(img, m, a, b, 0.16, 20)
    jacket = [
        (294, 803, 1), (280, 759), (274, 723), (284, 673), (312, 643, 1), (354, 665, 1), (340, 703), (346, 733),
        (360, 749, 1), (374, 739, 1), (396, 727), (414, 733), (426, 705), (434, 669), (436, 637, 1), (484, 637, 1),
        (486, 683), (480, 743), (472, 781), (482, 833), (496, 883, 1), (444, 929), (390, 963, 1), (350, 913),
        (318, 853),
    ]  # fmt: skip
    m = cp.sheet(img, p.spline(jacket), blue, 16, 13)
    for a, b in (((294, 733), (344, 663)), ((460, 753), (464, 653)), ((414, 763), (444, 923)), ((344, 813), (394, 933))):
        cp.crease(img, m, a, b, 0.16, 18)
    placket = p.spline([(378, 745, 1), (394, 733, 1), (424, 823), (456, 917, 1), (438, 931, 1), (402, 833)])
    cp.sheet(img, placket, WHITE, 2, 4)
    for t in (0.12, 0.38, 0.64, 0.88):
        cp.sheet(img, p.circle(386 + t * 60, 743 + t * 176, 6), CORAL, 2, 3)
    collar = p.spline(
        [
            (350, 733, 1),
            (372, 749, 1),
            (386, 739, 1),
            (418, 723, 1),
            (428, 749, 1),
            (394, 773, 1),
            (380, 759, 1),
            (370, 781, 1),
            (340, 759, 1),
        ]
    )
    cp.sheet(img, collar, NAVY, 5, 5)
    glove(img, 338, 655, 0.94, 16, False)
    glove(img, 460, 641, 0.94, -4, True)
    cp.sheet(img, p.poly([(306, 653), (326, 627), (366, 653), (350, 681)]), CORAL, 4, 4)
    cp.sheet(img, p.poly([(432, 647), (432, 623), (488, 623), (487, 649)]), CORAL, 4, 4)


def sky(img: p.Array) -> None:
    """Layered sheets that open, ever bluer, towards the height of a clear morning, with paper clouds."""
    img[:] = cp.stock("2f93c4", 1)
    for k, (colour, r) in enumerate((("4fb0d4", 215), ("7cc8e0", 335), ("a8dcea", 475), ("d2eef2", 640))):
        hole = p.spline(
            [
                (
                    430 + r * (1 + 0.05 * math.sin(a * 3 + k)) * math.cos(a) * 0.82,
                    520 + r * (1 + 0.05 * math.cos(a * 2 + k * 2)) * math.sin(a) * 1.1,
                )
                for a in np.linspace(0, 2 * math.pi, 14, endpoint=False)
            ]
        )
        cp.sheet(img, p.cut(p.rect(-30, -30, 860, 1260), hole), colour, 13, 20 + k)
    for x, y, s, c in ((560, 330, 1.0, WHITE), (230, 560, 0.8, "eaf6f6"), (330, 1120, 1.2, WHITE)):
        cloud = p.union(
            p.circle(0, 0, 62, 40),
            p.circle(-58, 18, 44, 28),
            p.circle(56, 16, 50, 30),
            p.circle(18, -22, 40, 34),
            p.rect(-100, 14, 200, 32, 16),
        )
        cp.sheet(img, p.moved(cloud, x, y, s), c, 12, 30)


def paint() -> p.Array:
    """Sky, houses with their guests, then the two artists in the middle of the air."""
    img = p.blank()
    sky(img)
    houses(img)
    catcher(img)
    flyer(img)
    return img
