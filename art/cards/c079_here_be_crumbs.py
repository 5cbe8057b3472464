"""An embroidered sea chart: biscuit continents, ants in walnut shells under sail, and a child's finger as the monster.

Technique: embroidery.
"""

from __future__ import annotations

import math

import cv2
import numpy as np
import skia

from art import paint as p
from art.paint.voices import embroidery as em
from art.paint.voices.printing import PLAIN

NUMBER, TITLE = 79, "Here Be Crumbs"
FINISH = PLAIN

GOLD, TOAST, CREAM, CORAL, DEEP, FOAM = "f6c75a", "d98a2e", "fdf4dc", "f0614e", "1c5fa8", "c8ecf8"


def waves(frame: em.Frame) -> None:
    """Lines of foam in stem stitch, a few darker ones between."""
    random = np.random.default_rng(8)
    for k in range(30):
        y = 60 + k * 39 + random.normal(0, 7)
        x = random.uniform(-60, 120)
        while x < 820:
            length = random.uniform(70, 150)
            line = [(x + length * t, y + math.sin(t * 2 * math.pi * length / 76 + k) * 6) for t in np.linspace(0, 1, 7)]
            frame.stem(line, FOAM if random.random() < 0.45 else "2f7cc4", 3.2, 13)
            x += length + random.uniform(60, 190)
    frame.settle()


def biscuit(frame: em.Frame, outline: p.Points, angle: float, holes: float, seed: int, scallop: float = 0.0) -> None:
    """A biscuit as a land: gold inside, toasted towards its coast, with rows of pricked holes."""
    path = p.spline(outline)
    m = p.mask(path)
    if scallop:
        m = (p.rough(m, scallop, 24, seed) > 0.5).astype(np.float32)
    d = cv2.distanceTransform((m > 0.5).astype(np.uint8), cv2.DIST_L2, 5).astype(np.float32) / p.grid.s
    rim = np.clip(d / 46, 0, 1) + p.noise(60, seed, 3) * 0.22
    colour = p.ramp(np.clip(rim, 0, 1), [(0, TOAST), (0.35, "eeb047"), (0.7, GOLD), (1, "fbdc86")])
    shallow = np.clip(1 - cv2.distanceTransform((m < 0.5).astype(np.uint8), cv2.DIST_L2, 5) / p.grid.s / 40, 0, 1).astype(np.float32)
    p.multiply(frame.img, p.blur(shallow, 3) * 0.6, "123c78", 0.5)
    frame.satin(m, colour, angle, 38)
    contours, _ = cv2.findContours((p.blur(m, 1.5) > 0.5).astype(np.uint8), cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_NONE)
    for contour in contours:
        line = contour[:, 0].astype(float) / p.grid.s
        if len(line) < 30:
            continue
        step = max(1, int(9 * p.grid.s))
        line = np.concatenate([line[::step], line[:1]])
        inside = (line[:, 0] > 3) & (line[:, 0] < 797) & (line[:, 1] > 3)
        for run in np.split(np.arange(len(line)), np.where(np.diff(inside.astype(int)) != 0)[0] + 1):
            if inside[run[0]] and len(run) > 2:
                frame.stem([tuple(v) for v in line[run]], "b8641c", 6.5, 16)
    frame.settle()
    random = np.random.default_rng(seed)
    c, s = math.cos(0.3), math.sin(0.3)
    for u in np.arange(-900, 900, holes):
        for v in np.arange(-900, 900, holes):
            x, y = 400 + c * u - s * v, 500 + s * u + c * v
            if 0 < x < 800 and 0 < y < 1200 and p.grid.at(d, x, y) > 26:
                frame.knot(x + random.normal(0, 1.5), y + random.normal(0, 1.5), "b8701f", 5.2)
    frame.settle()


def boat(frame: em.Frame, x: float, y: float, scale: float, sail: str, flip: bool = False, turn: float = 0.0) -> None:
    """A walnut shell with a swelling sail and an ant at the helm."""

    def put(path: skia.Path) -> skia.Path:
        return p.moved(path, x, y, scale, turn, flip)

    def at(px: float, py: float) -> tuple[float, float]:
        t = math.radians(turn)
        px = -px if flip else px
        return x + scale * (px * math.cos(t) - py * math.sin(t)), y + scale * (px * math.sin(t) + py * math.cos(t))

    lean = math.radians(turn)
    frame.stem([at(-4, 0), at(0, -60), at(2, -128)], "7a4a24", 6 * scale**0.5, 16)
    main = p.spline([(4, -124, 1), (34, -104), (60, -66), (66, -24, 1), (34, -30), (2, -18, 1), (10, -70)])
    back = p.spline([(-4, -112, 1), (-26, -76), (-48, -30, 1), (-28, -32), (-8, -22, 1)])
    swell = p.ramp(
        np.clip((p.grid.x - (x - 70 * scale)) / (140 * scale), 0, 1),
        [(0, p.mix(sail, "1c3c78", 0.16)), (0.55, p.rgb(sail)), (1, p.mix(sail, "ffffff", 0.3))],
    )
    frame.satin(put(main), swell, (math.pi - 0.35 if flip else 0.35) + lean, 60)
    frame.satin(put(back), p.mix(sail, "ffffff", 0.25), (0.5 if flip else math.pi - 0.5) + lean, 60)
    pennant = p.poly([(2, -126), (-46, -140), (2, -154)])
    frame.satin(put(pennant), CORAL if sail != CORAL else "fbd24e", math.pi / 2 + lean, 40)
    hull = p.spline([(-74, -8, 1), (-40, -2), (0, 0), (40, -2), (74, -8, 1), (66, 24), (36, 46), (0, 52), (-36, 46), (-66, 24)])
    shade = p.ramp(np.clip((p.grid.y - (y - 8 * scale)) / (60 * scale), 0, 1), [(0, "d99a52"), (0.5, "b87434"), (1, "7c4620")])
    frame.satin(put(hull), shade, math.pi / 2 + lean, 30)
    for k in (-44, -18, 12, 38):
        frame.stem([at(k, 6), at(k * 0.82 + 5, 22), at(k * 0.62, 42)], "6a3a1a", 3.4, 10)
    frame.stem([at(-74, -8), at(-40, 0), at(0, 3), at(40, 0), at(74, -8)], "f0bf7a", 5.4, 15)
    frame.settle()
    for k, r in ((-46, 6.2), (-37, 4.6), (-28, 5.6)):
        frame.knot(*at(k, -14 - (k + 46) * 0.35), "181a2a", r * scale)
    for a, b in (((-28, -20), (-18, -36)), ((-26, -20), (-12, -30)), ((-38, -12), (-34, -2)), ((-44, -8), (-48, 0))):
        frame.stitch(at(*a), at(*b), "181a2a", 2)
    frame.settle()
    for k in range(3):
        frame.stem(
            [at(-86 + k * 6, 50 + k * 9), at(-40, 60 + k * 9), at(0, 54 + k * 9), at(44, 62 + k * 9), at(88 - k * 8, 52 + k * 9)],
            FOAM,
            3.6,
            14,
        )
    frame.settle()


def finger(frame: em.Frame) -> None:
    """The monster at the edge of the map: a child's finger, reaching for a crumb."""
    skin = [(0, "a84e28"), (0.3, "d07a42"), (0.6, "ee9f62"), (0.85, "ffc48c"), (1, "ffdcae")]
    outline = [
        *((842, 930), (760, 862), (672, 806), (590, 762), (536, 748), (494, 762), (480, 800)),
        *((500, 842), (560, 900), (640, 976), (716, 1044), (780, 1096)),
    ]  # along the upper side to the tip, and back along the lower one
    m = p.mask(p.spline([(842, 1108, 1), (842, 930, 1), *outline[1:]]))
    c, s = math.cos(math.radians(36)), math.sin(math.radians(36))
    across = (-(p.grid.x - 500) * s + (p.grid.y - 800) * c) / (74 + np.clip((p.grid.x - 480) * 0.1, 0, 40))
    light = 0.96 - np.abs(across + 0.3) ** 1.6 * 0.62 + p.noise(90, 3, 2) * 0.04
    frame.satin(m, p.ramp(np.clip(light, 0, 1), skin), math.radians(36) + math.pi / 2 + 0.12, 58)
    nail = p.spline([(500, 782), (520, 762), (560, 770), (600, 798), (610, 826), (590, 842), (546, 826), (510, 804)])
    frame.satin(
        nail,
        p.ramp(np.clip((p.grid.x - 490) / 120, 0, 1), [(0, "fff6ec"), (0.2, "ffe4dc"), (0.3, "f6b8a4"), (1, "f2a890")]),
        math.radians(36),
        60,
    )
    frame.stem(
        [(502, 784), (520, 764), (560, 772), (600, 800), (610, 826), (590, 843), (546, 827), (510, 806), (502, 786)], "9a5636", 4, 12
    )
    for k in range(3):
        x, y = 664 + k * 12, 826 + k * 6
        frame.stem([(x, y), (x - 18, y + 40), (x - 20, y + 78)], "9a5636", 4, 12)
    edge = p.sample([*outline, (842, 1130)], 40)
    frame.stem([tuple(v) for v in edge], "7c4024", 6, 16)
    frame.settle()


def paint() -> p.Array:
    """Blue cloth, waves, biscuits, routes, the fleet, the finger over the border."""
    img = em.cloth("3f97dc", 3, 4.4, 0.7)
    frame = em.Frame(img, 3.6, 5)
    waves(frame)
    land = [
        (-30, -30, 1),
        (520, -30, 1),
        (548, 60),
        (600, 96),
        (618, 150),
        (560, 190),
        (548, 240),
        (470, 252),
        (446, 300),
        (470, 352),
        (420, 400),
        (350, 392),
        (312, 340),
        (244, 350),
        (220, 412),
        (150, 452),
        (96, 420),
        (80, 360),
        (20, 350),
        (-30, 380, 1),
    ]
    biscuit(frame, land, 0.5, 62, 4, 5)
    biscuit(
        frame,
        [
            (150 + 132 * math.cos(a) * (1 + 0.04 * math.sin(a * 12)), 1010 + 128 * math.sin(a) * (1 + 0.04 * math.sin(a * 12)))
            for a in np.linspace(0, 2 * math.pi, 48, endpoint=False)
        ],
        -0.6,
        54,
        7,
    )
    biscuit(frame, [(664, 330), (720, 300), (790, 318), (830, 380), (800, 450), (730, 470), (672, 430), (650, 380)], 1.0, 48, 9, 4)
    for route in (
        [(270, 920), (330, 800), (300, 660), (240, 560), (230, 470)],
        [(450, 760), (520, 640), (600, 560), (650, 480)],
        [(40, 870), (20, 700), (90, 560), (120, 480)],
    ):
        frame.running(route, "fff2c4", 4.4, 15, 13)
    random = np.random.default_rng(2)
    for _ in range(34):
        x, y = random.normal(440, 46), random.normal(724, 30)
        frame.knot(x, y, GOLD if random.random() < 0.6 else TOAST, random.uniform(3.5, 7))
    for _ in range(26):
        frame.knot(random.normal(560, 60), random.normal(330, 50), GOLD, random.uniform(3, 5.5))
    frame.settle()
    boat(frame, 150, 706, 1.2, CREAM)
    boat(frame, 356, 590, 1.34, CORAL)
    boat(frame, 598, 610, 1.1, "fbd24e")
    boat(frame, 420, 1076, 1.26, "7fe0c4", True, 6)
    boat(frame, 690, 206, 0.86, CREAM, True, -4)
    finger(frame)
    return img
