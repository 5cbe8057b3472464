"""She has stepped out of her own outline of paper planes on the circus board, and walks off smiling."""

from __future__ import annotations

import math
from collections.abc import Callable

import cv2
import numpy as np
import skia

from art import paint as p
from art.finish import Finish
from art.paint.voices import gouache as g
from art.paint.voices import pastel as c

NUMBER, TITLE, STUDIO = 65, "Paper Cuts", "paint"
FINISH = Finish(touch=0, patches=0, edges=0, bloom=0, contrast=1.0, saturation=1.0, split=0, vignette=0, grain=0)

INK, MINT, CREAM, LEMON, CORAL, SKIN = "24404a", "4fc4ae", "fff6e0", "ffd84a", "ef5a4c", "a5643c"
BOARD = (318, 452, 318)


def ring(img: p.Array) -> None:
    """Tent stripes rising behind, sawdust in front, all lightly laid on the pink sheet."""
    for k in range(9):
        a0, a1 = math.radians(200 + k * 17.5), math.radians(200 + k * 17.5 + 8.7)
        far = 1500
        stripe = p.poly(
            [
                (520, 1010),
                (520 + far * math.cos(a0), 1010 + far * math.sin(a0)),
                (520 + far * math.cos(a1), 1010 + far * math.sin(a1)),
            ]
        )
        m = p.mask(stripe) * (p.grid.y < 905).astype(np.float32)
        c.chalk(img, m, "fff0e2", (a0 + a1) / 2, 15, 130, 0.42, 1.6, 20 + k, 0.02, veil=0.22)
    floor = (p.grid.y > 905 + np.sin(p.grid.x / 130) * 8).astype(np.float32)
    c.chalk(
        img, floor, p.vertical([(0, "f7d277"), (1, "fbe6a4")], 900, 1200), 0.04, 15, 150, 0.62, 2.6, 31, 0.04, veil=0.6
    )


def outline() -> skia.Path:
    """The empty figure on the board: cloud of hair, arms thrown wide, wide trousers."""
    half = [
        (336, 286),
        (352, 304),
        (396, 300),
        (444, 262),
        (488, 214),
        (508, 212),
        (512, 232),
        (470, 296),
        (418, 346),
        (382, 366),
        (362, 430),
        (376, 486),
        (412, 590),
        (448, 690, 1),
        (384, 704, 1),
        (346, 620),
        (318, 560),
    ]
    left = [(636 - q[0], *q[1:]) for q in half[:-1]][::-1]
    whole = p.union(p.spline(half + left), p.circle(318, 230, 64, 62))
    return p.moved(p.moved(whole, -318, -452), 318, 466, 0.86)


def board(img: p.Array) -> None:
    """The round board on its stand, mint with a white rim, and the bare shape where she stood."""
    x, y, r = BOARD
    for leg in ([(190, 720), (120, 960)], [(440, 720), (500, 950)]):
        c.line(img, leg, "fbe6c0", 24, 0.9, 3, 2)
        c.line(img, [(q[0] + 10, q[1]) for q in leg], "c98a50", 7, 0.7, 4)
    c.smudge(img, p.mask(p.circle(x + 26, y + 24, r)), "b4584c", 0.4, 12)
    d = np.hypot(p.grid.x - x, p.grid.y - y)
    turning = (np.arctan2(p.grid.y - y, p.grid.x - x) + math.pi / 2).astype(np.float32)
    c.chalk(
        img,
        p.circle(x, y, r),
        c.shade(MINT, 0.62 - (p.grid.x - x + p.grid.y - y) / 1700, "1f6a70", "e8fff0"),
        turning,
        14,
        120,
        0.72,
        3.0,
        41,
        0.05,
        veil=0.8,
    )
    c.chalk(img, ((d < r) & (d > r - 30)).astype(np.float32), CREAM, turning, 10, 110, 0.8, 3, 42, 0.02, veil=0.7)
    c.chalk(
        img, ((d < r - 108) & (d > r - 122)).astype(np.float32), "bff0de", turning, 8, 90, 0.6, 2.4, 43, 0.02, veil=0.4
    )
    figure = outline()
    c.chalk(img, figure, "fffaf0", math.pi / 2 + 0.1, 11, 80, 0.92, 3.4, 45, 0.02, loose=1.5, veil=0.9)
    c.line(img, [(x, y - r), (x + 2, y - r - 2)], CREAM, 4)


def plane(img: p.Array, x: float, y: float, turn: float, size: float = 1.0, tint: str = "ffffff") -> None:
    """A paper plane, nose at (x, y), flying along `turn` degrees: two wings and the fold between."""

    def put(points: p.Points) -> skia.Path:
        return p.moved(p.poly(points), x, y, size, turn)

    wing, other, keel = (
        [(0, 0), (-78, -30), (-64, -4)],
        [(0, 0), (-64, -4), (-74, 22), (-66, 26)],
        [(0, 0), (-64, -4), (-60, 14)],
    )
    c.smudge(
        img,
        p.mask(p.moved(p.poly([(0, 0), (-78, -30), (-64, -4), (-70, 26)]), x + 9, y + 12, size, turn)),
        "17525a",
        0.5,
        3,
    )
    c.press(img, p.Layer().fill(put(other), p.mix(tint, "5a8ca0", 0.35)).array(), 1.0)
    c.press(img, p.Layer().fill(put(keel), p.mix(tint, "4a7c94", 0.55)).array(), 1.0)
    c.press(img, p.Layer().fill(put(wing), tint).array(), 1.1)
    c.line(img, spin([(0, 0), (-64, -4)], x, y, size, turn), INK, 2.4, 0.7)


def spin(points: p.Points, x: float, y: float, size: float, turn: float) -> list[p.Point]:
    """Points scaled, turned (degrees) and moved."""
    t = math.radians(turn)
    return [
        (x + size * (q[0] * math.cos(t) - q[1] * math.sin(t)), y + size * (q[0] * math.sin(t) + q[1] * math.cos(t)))
        for q in points
    ]


def planes(img: p.Array) -> None:
    """All round the figure, stuck by their noses, pointing inwards."""
    shape = p.mask(outline())
    measure = skia.PathMeasure(outline(), True)
    total, count = measure.getLength(), 90
    tints = ["ffffff", "fff2c0", "ffffff", "ffc4b4", "ffffff", "ffe37a"]
    tails: list[tuple[float, float]] = []
    for k in range(count):
        place, tangent = measure.getPosTan(total * (k + 0.35) / count)
        nx, ny = tangent.y(), -tangent.x()
        if p.grid.at(shape, place.x() + nx * 9, place.y() + ny * 9) > 0.5:
            nx, ny = -nx, -ny
        x, y = place.x() + nx * 5, place.y() + ny * 5
        tail = (x + nx * 54, y + ny * 54)
        crowded = any(math.hypot(tail[0] - q[0], tail[1] - q[1]) < 55 for q in tails) or p.grid.at(shape, *tail) > 0.5
        if crowded or math.hypot(tail[0] - BOARD[0], tail[1] - BOARD[1]) > 300 or (abs(x - 318) < 40 and 520 < y < 640):
            continue
        tails.append(tail)
        plane(img, x, y, math.degrees(math.atan2(-ny, -nx)) + (k * 37 % 17) - 8, 0.84, tints[len(tails) % 6])


def limb(img: p.Array, points: p.Points, widths: list[float], light: float, seed: int, colour: str = SKIN) -> None:
    """An arm: rounded by chalk laid along it, lit from the left."""
    path = p.ribbon(points, widths, 50, True)
    m = p.mask(path)
    edge = p.blur(m, widths[0] * 0.3)
    side = p.warp(edge, widths[0] * 0.3, widths[0] * 0.1) - p.warp(edge, -widths[0] * 0.3, -widths[0] * 0.1)
    c.chalk(
        img,
        m,
        c.shade(colour, light - side * 0.75, "4a2230", "ffd8a8", 0.62),
        g.along(points),
        9,
        54,
        0.95,
        3.6,
        seed,
        0.04,
        loose=1.2,
        veil=0.9,
    )


def body(img: p.Array) -> None:
    """White wide trousers, lemon top with a coral sash; she walks to the right, weight on the near foot."""
    c.smudge(
        img,
        p.mask(p.spline([(444, 1180), (534, 1150), (694, 1160), (814, 1180), (814, 1220), (434, 1220)])),
        "c98a3c",
        0.4,
        14,
    )
    limb(img, [(460, 762), (412, 850), (366, 930)], [56, 46, 36], 0.5, 51)
    hand(img, 356, 950, 118)
    light = 0.74 - (p.grid.x - 454) / 420 + p.noise(50, 3, 2) * 0.06
    legs = [
        (474, 980, 1),
        (624, 972, 1),
        (678, 1080),
        (746, 1230, 1),
        (614, 1230, 1),
        (570, 1090, 1),
        (494, 1230, 1),
        (350, 1230, 1),
        (426, 1090),
    ]
    c.chalk(
        img,
        p.spline(legs),
        c.shade("f6f2ee", light, "7fb0b4", "ffffff", 0.8),
        1.45,
        12,
        90,
        0.8,
        3.0,
        52,
        0.03,
        veil=0.75,
        loose=1.5,
    )
    for fold in (
        [(514, 1020), (474, 1110), (414, 1220)],
        [(534, 1020), (522, 1090), (464, 1210)],
        [(590, 1016), (626, 1110), (664, 1220)],
        [(614, 1010), (664, 1110), (704, 1210)],
    ):
        c.line(img, fold, "8fb8ba", 5, 0.6, 3)
    top = [
        (448, 738),
        (486, 712),
        (520, 706, 1),
        (554, 746),
        (592, 704, 1),
        (624, 716),
        (652, 744),
        (642, 800),
        (626, 870),
        (622, 930),
        (634, 990, 1),
        (466, 998, 1),
        (480, 930),
        (474, 860),
        (456, 800),
    ]
    c.chalk(
        img,
        p.spline(top),
        c.shade(LEMON, light + 0.06, "e08a1c", "fffbd8", 0.75),
        1.35,
        11,
        80,
        0.82,
        3.0,
        53,
        0.05,
        veil=0.8,
        loose=1.3,
    )
    for k in range(4):
        c.line(
            img,
            [(494 + k * 34, 760 + k % 2 * 8), (502 + k * 30, 860), (496 + k * 32, 950)],
            "fffbe0" if k < 2 else "e8a020",
            4,
            0.5,
            k,
        )
    sash = [(466, 962, 1), (544, 974), (630, 956, 1), (636, 1006, 1), (550, 1022), (462, 1010, 1)]
    c.chalk(
        img,
        p.spline(sash),
        c.shade(CORAL, light + 0.05, "9a2430", "ffb090", 0.6),
        0.02,
        9,
        60,
        0.82,
        3,
        54,
        0.06,
        veil=0.8,
        loose=1.2,
    )
    c.chalk(
        img,
        p.spline([(474, 990, 1), (494, 1000), (474, 1080), (440, 1130, 1), (426, 1110, 1), (458, 1060)]),
        c.shade(CORAL, light, "9a2430", "ffb090", 0.6),
        1.9,
        8,
        50,
        0.95,
        3,
        55,
        0.04,
        veil=0.9,
        loose=1.2,
    )


def hand(img: p.Array, x: float, y: float, turn: float, light: float = 0.5) -> None:
    """A relaxed open hand, wrist at (x, y), fingers along `turn` degrees."""

    def put(points: p.Points) -> skia.Path:
        return p.spline(spin(points, x, y, 1.0, turn))

    tone = c.shade(SKIN, p.grid.zeros() + light, "4a2230", "ffd8a8", 0.62)
    fingers = [
        [(30, -18), (58, -26), (84, -26), (86, -18), (60, -14), (34, -8)],
        [(34, -8), (64, -12), (94, -8), (94, 0), (64, 0), (34, 2)],
        [(32, 2), (62, 4), (88, 10), (86, 17), (60, 14), (32, 12)],
        [(26, 11), (50, 17), (70, 26), (67, 32), (46, 27), (24, 20)],
    ]
    thumb = [(2, -14), (20, -32), (44, -46), (52, -40), (36, -24), (20, -8)]
    palm = [(-14, -14), (8, -20), (34, -20), (40, 0), (34, 18), (10, 22), (-14, 14)]
    for k, shape in enumerate([thumb, *fingers[::-1], palm]):
        c.chalk(
            img,
            put(shape),
            tone * (0.9 + 0.03 * k),
            math.radians(turn),
            6,
            26,
            1.0,
            3.6,
            61 + k,
            0.04,
            loose=0.8,
            veil=0.95,
        )
    for f in fingers[1:]:
        c.line(img, spin([f[0], f[1], f[2]], x, y, 1.0, turn), "5a2c28", 2.2, 0.7)


def raised_arm(img: p.Array) -> None:
    """Her other arm comes up with one last plane between thumb and fingers."""
    upper = p.spline(
        [(622, 744), (650, 736), (676, 766), (716, 834), (742, 880), (738, 908), (712, 912), (676, 880), (636, 816)]
    )
    fore = p.spline(
        [
            (742, 900),
            (718, 914),
            (700, 880),
            (706, 800),
            (718, 716),
            (728, 690),
            (750, 690),
            (754, 720),
            (756, 810),
            (754, 872),
        ]
    )
    for k, (path, light) in enumerate(((upper, 0.46), (fore, 0.58))):
        m = p.mask(path)
        soft = p.blur(m, 14)
        side = p.warp(soft, 14, 2) - p.warp(soft, -14, -2)
        c.chalk(
            img,
            m,
            c.shade(SKIN, light - side * 0.7, "4a2230", "ffd8a8", 0.62),
            g.along([(640, 750), (730, 900)]) if k == 0 else 1.5,
            9,
            54,
            0.92,
            3.6,
            71 + k,
            0.05,
            loose=1.2,
            veil=0.9,
        )
    c.line(img, [(704, 872), (712, 896), (730, 910)], "5a2c28", 3, 0.6)
    plane(img, 796, 566, -38, 1.25)
    tone = c.shade(SKIN, p.grid.zeros() + 0.6, "4a2230", "ffd8a8", 0.62)
    fist = [(722, 700), (712, 672), (718, 648), (738, 640), (758, 650), (764, 678), (754, 702)]
    c.chalk(img, p.spline(fist), tone, 1.3, 7, 34, 1.0, 3.6, 73, 0.04, loose=0.8, veil=0.95)
    for k, shape in enumerate(
        (
            [(722, 654), (734, 636), (752, 628), (762, 634), (756, 646), (738, 658)],
            [(726, 668), (744, 650), (766, 646), (772, 654), (762, 664), (742, 674)],
            [(732, 682), (748, 668), (766, 664), (772, 672), (762, 682), (746, 688)],
            [(714, 672), (710, 646), (720, 622), (732, 614), (738, 622), (730, 644), (730, 664)],
        )
    ):
        c.chalk(
            img,
            p.spline(shape),
            tone * (1.08 if k == 3 else 1.0),
            -0.6,
            5,
            20,
            1.0,
            3.6,
            74 + k,
            0.03,
            loose=0.6,
            veil=0.95,
        )
        c.line(img, [shape[-1], shape[-2], shape[-3]], "5a2c28", 2.4, 0.7, k)


def head(img: p.Array) -> None:
    """Her face, turned to us over the shoulder: round cheeks, a wide easy smile, a cloud of curls."""
    cx, cy = 548, 604
    random = np.random.default_rng(7)
    hair = p.mask(
        p.spline(
            [
                (cx - 118, cy + 30),
                (cx - 132, cy - 40),
                (cx - 104, cy - 110),
                (cx - 40, cy - 150),
                (cx + 36, cy - 148),
                (cx + 98, cy - 108),
                (cx + 126, cy - 40),
                (cx + 112, cy + 40),
                (cx + 70, cy + 80),
                (cx - 76, cy + 84),
            ]
        )
    )
    c.chalk(img, hair, "2c2230", 0.8, 10, 40, 0.95, 3.4, 80, 0.1, sway=1.5, loose=4, veil=0.95)
    curls = p.Layer()
    for _ in range(230):
        x, y = random.uniform(cx - 130, cx + 126), random.uniform(cy - 150, cy + 84)
        if p.grid.at(hair, x, y) > 0.5:
            r, t = random.uniform(5, 11), random.uniform(0, 6.3)
            lit = np.clip(0.6 - (x - cx) / 260 - (y - cy) / 330, 0, 1)
            path = p.spline(
                [(x + r * math.cos(t + a), y + r * math.sin(t + a)) for a in (0, 1.2, 2.4, 3.6, 4.8)], False
            )
            curls.stroke(path, 3, p.mix("17121c", "a8604c", float(lit) * random.uniform(0.3, 1)), 0.9)
    c.press(img, curls.array(), 0.8)
    neck = p.spline([(512, 650, 1), (586, 650, 1), (588, 706), (622, 740), (560, 786), (492, 742), (512, 706)])
    c.chalk(
        img,
        neck,
        c.shade(SKIN, 0.2 + np.clip((p.grid.y - 690) / 110, 0, 0.5) - (p.grid.x - 548) / 420, "4a2230", "ffd8a8", 0.62),
        1.5,
        9,
        44,
        0.95,
        3.6,
        81,
        0.04,
        loose=1,
        veil=0.95,
    )
    face = [
        (cx - 62, cy - 30),
        (cx - 54, cy - 76),
        (cx - 4, cy - 92),
        (cx + 46, cy - 78),
        (cx + 60, cy - 30),
        (cx + 60, cy + 14),
        (cx + 46, cy + 56),
        (cx + 16, cy + 84),
        (cx - 6, cy + 88),
        (cx - 32, cy + 78),
        (cx - 56, cy + 48),
        (cx - 66, cy + 10),
    ]
    light = 0.66 - (p.grid.x - cx) / 190 - (p.grid.y - cy) / 600
    for bx, by, br, v in (
        (-30, 22, 30, 0.16),
        (32, 24, 24, 0.1),
        (-8, -62, 44, 0.12),
        (-4, 8, 13, 0.16),
        (-6, 76, 16, 0.08),
    ):
        light = light + v * np.exp(-(((p.grid.x - cx - bx) / br) ** 2 + ((p.grid.y - cy - by) / br) ** 2))
    for bx, by, br, v in ((-30, -22, 20, 0.1), (26, -22, 20, 0.12), (10, 16, 9, 0.16), (-4, 64, 14, 0.1)):
        light = light - v * np.exp(-(((p.grid.x - cx - bx) / br) ** 2 + ((p.grid.y - cy - by) / (br * 0.7)) ** 2))
    m = p.mask(p.spline(face))
    around = np.hypot((p.grid.x - cx) / 64, (p.grid.y - cy) / 90)
    c.chalk(
        img,
        m,
        c.shade(SKIN, light - np.clip(around - 0.75, 0, 1) * 0.5, "4a2230", "ffd8a8", 0.66),
        (np.arctan2(p.grid.y - cy, p.grid.x - cx) + 1.57).astype(np.float32),
        7,
        30,
        1.0,
        4.5,
        82,
        0.03,
        loose=0.8,
        veil=0.98,
    )
    features(img, cx, cy)
    fringe = p.Layer()
    for _ in range(60):
        t = random.uniform(math.pi * 1.02, math.pi * 1.98)
        x, y, r = cx - 2 + 64 * math.cos(t), cy - 12 + 84 * math.sin(t), random.uniform(5, 9)
        s = random.uniform(0, 6.3)
        fringe.stroke(
            p.spline([(x + r * math.cos(s + a), y + r * math.sin(s + a)) for a in (0, 1.3, 2.6, 3.9)], False),
            3.6,
            p.mix("17121c", "7a4238", random.uniform(0, 0.7)),
            0.95,
        )
    c.press(img, fringe.array(), 0.9)
    for x in (cx - 66, cx + 62):
        c.line(
            img,
            [(x + 11 * math.sin(a), cy + 50 - 15 * math.cos(a)) for a in np.linspace(0.2, 6.0, 9)],
            "ffd84a",
            4.5,
            0.95,
            5,
            2,
        )


def tilted(img: p.Array, centre: tuple[float, float], degrees: float, painter: Callable[[p.Array], None]) -> None:
    """Let a painter work upright, then turn what it painted about a point."""
    size = (p.grid.w, p.grid.h)
    there = cv2.getRotationMatrix2D((centre[0] * p.grid.s, centre[1] * p.grid.s), -degrees, 1)
    back = cv2.getRotationMatrix2D((centre[0] * p.grid.s, centre[1] * p.grid.s), degrees, 1)
    turned = cv2.warpAffine(img, there, size, flags=cv2.INTER_CUBIC, borderMode=cv2.BORDER_REFLECT)
    before = turned.copy()
    painter(turned)
    touched = (np.abs(turned - before).max(2) > 0.006).astype(np.float32)
    m = p.blur(cv2.warpAffine(touched, back, size), 0.8)[..., None]
    result = cv2.warpAffine(turned, back, size, flags=cv2.INTER_CUBIC, borderMode=cv2.BORDER_REFLECT)
    img[:] = img * (1 - m) + np.clip(result, 0, 1) * m


def features(img: p.Array, cx: float, cy: float) -> None:
    """Eyes with laughing lids, nose, and the smile."""
    layer = p.Layer()
    for side, ex in ((-1, cx - 31), (1, cx + 25)):
        ey, w = cy - 18, 17 if side < 0 else 16
        layer.fill(
            p.spline(
                [
                    (ex - w, ey + 2, 1),
                    (ex - w * 0.4, ey - 8),
                    (ex + w * 0.4, ey - 8),
                    (ex + w, ey + 1, 1),
                    (ex + w * 0.3, ey + 6),
                    (ex - w * 0.4, ey + 6),
                ]
            ),
            "fffaf2",
        )
        layer.fill(p.circle(ex - 1, ey - 1, 7), "34201a")
        layer.fill(p.circle(ex - 3.5, ey - 4, 2.2), "ffffff")
        layer.stroke(
            p.spline(
                [(ex - w - 3, ey + 3), (ex - w * 0.5, ey - 8), (ex + w * 0.4, ey - 9), (ex + w + 3, ey + 1)], False
            ),
            4.2,
            "1c1216",
        )
        layer.stroke(
            p.spline(
                [(ex - w - 4, ey - 17), (ex - w * 0.2, ey - 25), (ex + w + 1, ey - 20)]
                if side < 0
                else [(ex - w - 1, ey - 20), (ex + w * 0.2, ey - 25), (ex + w + 4, ey - 17)],
                False,
            ),
            5,
            "241820",
            0.95,
        )
    layer.stroke(p.spline([(cx + 3, cy - 10), (cx + 7, cy + 8), (cx + 12, cy + 18)], False), 2.6, "6a3630", 0.6)
    layer.stroke(
        p.spline(
            [(cx - 17, cy + 20), (cx - 12, cy + 25), (cx - 3, cy + 24), (cx + 6, cy + 26), (cx + 13, cy + 20)], False
        ),
        3.6,
        "5a2a28",
        0.9,
    )
    mouth = [
        (cx - 38, cy + 36, 1),
        (cx - 18, cy + 40),
        (cx - 3, cy + 41),
        (cx + 14, cy + 40),
        (cx + 34, cy + 35, 1),
        (cx + 22, cy + 56),
        (cx, cy + 65),
        (cx - 24, cy + 57),
    ]
    layer.fill(p.spline(mouth), "5c1a24")
    layer.fill(
        p.spline(
            [
                (cx - 34, cy + 38, 1),
                (cx - 16, cy + 42),
                (cx - 3, cy + 43),
                (cx + 14, cy + 42),
                (cx + 30, cy + 37, 1),
                (cx + 20, cy + 50),
                (cx - 2, cy + 54),
                (cx - 22, cy + 51),
            ]
        ),
        "fffdf6",
    )
    layer.stroke(
        p.spline(
            [
                (cx - 40, cy + 35),
                (cx - 18, cy + 38),
                (cx - 8, cy + 35),
                (cx - 2, cy + 38),
                (cx + 5, cy + 35),
                (cx + 14, cy + 38),
                (cx + 36, cy + 34),
            ],
            False,
        ),
        4.6,
        "c8403f",
    )
    layer.stroke(
        p.spline(
            [(cx - 36, cy + 40), (cx - 23, cy + 58), (cx - 1, cy + 67), (cx + 21, cy + 57), (cx + 32, cy + 39)], False
        ),
        6,
        "d8514a",
    )
    layer.stroke(p.spline([(cx - 46, cy + 26), (cx - 45, cy + 36), (cx - 41, cy + 42)], False), 2.4, "7c4434", 0.55)
    layer.stroke(p.spline([(cx + 41, cy + 25), (cx + 41, cy + 34), (cx + 37, cy + 41)], False), 2.4, "7c4434", 0.55)
    layer.fill(p.circle(cx - 5, cy + 10, 6, 7), "e8ac7c", 0.55, 2)
    c.press(img, layer.array(), 1.15)


def paint() -> p.Array:
    """Paper, tent and sand, board with its planes, then she, close to us."""
    img = c.paper("f2a79a", 2)
    ring(img)
    board(img)
    planes(img)
    body(img)
    raised_arm(img)
    tilted(img, (548, 700), -7, head)
    c.open_grain(img, "f2a79a", 0.32)
    return img
