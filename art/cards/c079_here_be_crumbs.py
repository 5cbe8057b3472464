"""An embroidered sea chart: biscuit continents, ants in walnut shells under sail, and a child's finger as the monster.

Technique: embroidery. Back to front: blue cloth, waves, biscuits, routes and crumbs, the boats with their ants, the
finger over the border.
"""

from __future__ import annotations

import math

import cv2
import numpy as np
import skia

from art import paint as p
from art.paint.voices import embroidery as em
from art.paint.voices.printing import PLAIN, contours

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
    toasted = [(0, TOAST), (0.35, "eeb047"), (0.7, GOLD), (1, "fbdc86")]
    m = p.mask(path)
    if scallop:
        m = (p.rough(m, scallop, 24, seed) > 0.5).astype(np.float32)
    d = cv2.distanceTransform((m > 0.5).astype(np.uint8), cv2.DIST_L2, 5).astype(np.float32) / p.grid.s
    rim = np.clip(d / 46, 0, 1) + p.noise(60, seed, 3) * 0.22
    colour = p.ramp(np.clip(rim, 0, 1), toasted)
    shallow = np.clip(
        1 - cv2.distanceTransform((m < 0.5).astype(np.uint8), cv2.DIST_L2, 5) / p.grid.s / 40, 0, 1
    ).astype(np.float32)
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


RIGS: dict[str, list[tuple[p.Points, float, bool]]] = {  # sails: outline, angle of the thread, striped
    "sloop": [
        (p.points("4,-150! 44,-120 76,-72 84,-24! 40,-34 2,-20! 12,-84"), 0.35, True),
        (p.points("-4,-134! -30,-88 -62,-30! -34,-34 -8,-24!"), 2.6, False),
    ],
    "square": [(p.points("-62,-124! 0,-132 62,-124! 78,-84 60,-36! 0,-24 -60,-36! -46,-84"), 2.75, False)],
    "leaf": [(p.points("0,-28! -34,-58 -38,-104 4,-146! 34,-108 34,-62"), 1.9, False)],
}


def boat(
    frame: em.Frame, x: float, y: float, scale: float, rig: str, sail: str, flip: bool = False, turn: float = 0.0
) -> None:
    """A walnut shell under one of three rigs."""
    pennant = p.poly([(2, -150), (-44, -164), (2, -178)])
    walnut = [(0, "d99a52"), (0.5, "b87434"), (1, "7c4620")]
    hull = p.spline(p.points("-86,-14! -44,-2 0,2 44,-2 86,-14! 76,22 42,48 0,54 -42,48 -76,22"))

    def put(path: skia.Path) -> skia.Path:
        return p.moved(path, x, y, scale, turn=turn, flip=flip)

    def at(px: float, py: float) -> tuple[float, float]:
        t = math.radians(turn)
        px = -px if flip else px
        return x + scale * (px * math.cos(t) - py * math.sin(t)), y + scale * (px * math.sin(t) + py * math.cos(t))

    lean = math.radians(turn)
    frame.stem([at(-2, 0), at(0, -70), at(1, -156)], "7a4a24", 6 * scale**0.5, 16)
    for outline, angle, striped in RIGS[rig]:
        swell = p.ramp(
            np.clip((p.grid.x - (x - 70 * scale)) / (140 * scale), 0, 1),
            [(0, p.mix(sail, "1c3c78", 0.16)), (0.55, p.rgb(sail)), (1, p.mix(sail, "ffffff", 0.3))],
        )
        if striped:
            band = p.smooth(-0.15, 0.15, np.sin((p.grid.y - y) / (9 * scale)))[..., None]
            swell = swell * (1 - band) + np.asarray(p.rgb(CREAM)) * band
        frame.satin(put(p.spline(outline)), swell.astype(np.float32), (math.pi - angle if flip else angle) + lean, 60)
    frame.satin(put(pennant), "fbd24e" if sail != "fbd24e" else CORAL, math.pi / 2 + lean, 40)
    shade = p.ramp(np.clip((p.grid.y - (y - 8 * scale)) / (60 * scale), 0, 1), walnut)
    frame.satin(put(hull), shade, math.pi / 2 + lean, 30)
    for k in (-50, -20, 14, 44):
        frame.stem([at(k, 6), at(k * 0.82 + 5, 22), at(k * 0.62, 42)], "6a3a1a", 3.4, 10)
    frame.stem([at(-86, -14), at(-44, 0), at(0, 4), at(44, 0), at(86, -14)], "f0bf7a", 5.4, 15)
    frame.settle()
    for k in range(2):
        frame.stem(
            [
                at(-100 + k * 12, 50 + k * 12),
                at(-46, 62 + k * 11),
                at(0, 54 + k * 11),
                at(50, 64 + k * 11),
                at(104 - k * 16, 52 + k * 12),
            ],
            FOAM,
            4,
            14,
        )
    frame.settle()


def ant(
    frame: em.Frame, x: float, y: float, size: float, flip: bool = False, arm: tuple[float, float] = (34, -30)
) -> None:
    """An ant on its hind legs, six thread limbs, looking right; `arm` is what it does with one of them."""
    side = -1 if flip else 1

    def at(px: float, py: float) -> tuple[float, float]:
        return x + side * px * size, y + py * size

    black = "14162a"
    limbs = (
        ((-12, -12), (-20, 4)),
        ((-6, -14), (0, 4)),
        ((4, -26), (20, -16)),
        ((4, -28), arm),
        ((12, -46), (26, -60)),
        ((9, -48), (14, -68)),
    )
    for a, b in limbs:
        frame.stitch(at(*a), at(*b), black, 2.6 * size)
    for px, py, r in ((-14, -12, 9.5), (-9, -18, 9), (0, -26, 6.5), (8, -40, 8.5)):
        frame.knot(*at(px, py), black, r * size)
    frame.settle()


def finger(frame: em.Frame) -> None:
    """The monster at the edge of the map: a child's finger, a little bent, reaching for a crumb."""
    nail_pink = [(0, "fffaf2"), (0.14, "fff4ea"), (0.2, "ffc2b4"), (1, "ffa898")]
    warm_skin = [(0, "cf7a4a"), (0.3, "f0a270"), (0.6, "ffc294"), (1, "ffe0c0")]
    bone = p.points("846,1076 760,1010 690,934 622,862 566,826 520,812")
    nail = p.moved(p.spline(p.points("-46,-20 -18,-27 26,-25 38,0 26,25 -18,27 -46,20 -54,0")), 545, 800, 0.92, turn=30)

    path = p.ribbon(bone, [152, 140, 122, 116, 104, 80], 60, True)
    m = p.mask(path)
    d = cv2.distanceTransform((m > 0.5).astype(np.uint8), cv2.DIST_L2, 5).astype(np.float32) / p.grid.s
    side = ((p.grid.x - 680) * 0.72 - (p.grid.y - 930) * 0.7) / 70  # the light comes from above
    light = np.clip(0.4 + d / 90 + side * 0.28 + p.noise(90, 3, 2) * 0.03, 0, 1)
    tip = p.smooth(150, 20, np.hypot(p.grid.x - 520, p.grid.y - 816))[..., None]
    skin = p.ramp(light, warm_skin)
    skin = skin * (1 - tip * 0.35) + np.asarray(p.rgb("f58d7c")) * tip * 0.35
    frame.satin(m, skin.astype(np.float32), math.radians(44), 46)
    pink = p.ramp(np.clip((p.grid.x - 492) / 100, 0, 1), nail_pink)
    frame.satin(nail, pink, math.radians(30), 70)
    skin_lines = (
        [(646, 846), (634, 872), (612, 896)],
        [(662, 862), (650, 886), (630, 912)],
        [(578, 798), (584, 812), (576, 830)],
        [(746, 962), (732, 992), (706, 1016)],
        [(760, 980), (748, 1006), (724, 1032)],
    )
    for line in skin_lines:
        frame.stem(line, "c9764e", 3.2, 12)
    for rim in contours(path, 9):
        frame.stem([(x, y) for x, y in [*rim, rim[0]] if x < 798], "9c4f30", 4.4, 15)
    frame.settle()


def biscuits(frame: em.Frame) -> None:
    """A continent and two islands."""
    land = p.points(
        "-30,-30! 520,-30! 548,60 600,96 618,150 560,190 548,240 470,252 446,300 470,352 420,400 350,392 312,340 "
        "244,350 220,412 150,452 96,420 80,360 20,350 -30,380!"
    )
    eastern_island = p.points("664,330 720,300 790,318 830,380 800,450 730,470 672,430 650,380")
    biscuit(frame, land, 0.5, 62, seed=4, scallop=5)
    biscuit(
        frame,
        [
            (
                150 + 132 * math.cos(a) * (1 + 0.04 * math.sin(a * 12)),
                1010 + 128 * math.sin(a) * (1 + 0.04 * math.sin(a * 12)),
            )
            for a in np.linspace(0, 2 * math.pi, 48, endpoint=False)
        ],
        -0.6,
        54,
        seed=7,
    )
    biscuit(frame, eastern_island, 1.0, 48, seed=9, scallop=4)


def crumbs(frame: em.Frame) -> None:
    """Knots of gold: a reef in the middle, sand off the coast."""
    random = np.random.default_rng(2)
    scattered = (
        (470, 776, 13),
        (446, 800, 9),
        (484, 748, 8),
        (436, 768, 7),
        (462, 820, 6),
        (508, 760, 6),
        (420, 792, 5),
        (448, 740, 5),
        (426, 826, 4.5),
    )
    for x, y, r in scattered:
        frame.knot(x, y, GOLD if r > 6 else TOAST, r)
    for _ in range(26):
        frame.knot(random.normal(560, 60), random.normal(330, 50), GOLD, random.uniform(3, 5.5))


def paint() -> p.Array:
    """Blue cloth, waves, biscuits, routes, the fleet, the finger over the border."""
    img = em.cloth("3f97dc", 3, 4.4, 0.7)
    frame = em.Frame(img, 3.6, 5)
    waves(frame)
    biscuits(frame)
    routes = (
        [(270, 930), (330, 860), (340, 800)],
        p.points("450,760 520,640 600,560 650,480"),
        p.points("40,870 20,700 90,560 120,480"),
    )
    for route in routes:
        frame.running(route, "fff2c4", 4.4, 15, off=13)
    crumbs(frame)
    frame.settle()
    boat(frame, 300, 690, 1.75, rig="sloop", sail=CORAL, turn=-4)
    ant(frame, 216, 690, 1.35, arm=(30, -2))
    ant(frame, 396, 682, 1.2, arm=(34, -52))
    boat(frame, 640, 612, 1.05, rig="square", sail=CREAM, flip=True, turn=5)
    ant(frame, 596, 604, 1.0, flip=True)
    boat(frame, 420, 1080, 1.15, rig="leaf", sail="8fe3b4", flip=True, turn=8)
    ant(frame, 384, 1068, 1.05, flip=True, arm=(30, -50))
    finger(frame)
    return img
