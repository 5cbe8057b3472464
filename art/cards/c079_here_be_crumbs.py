"""An embroidered sea chart: biscuit continents, ants in walnut shells under sail, and a child's finger as the monster.

Technique: embroidery. Back to front: blue cloth, waves, biscuits, routes, the boats with their ants, the large
crumb, the finger over the border.
"""

from __future__ import annotations

import itertools
import math
from typing import NamedTuple

import cv2
import numpy as np
import skia

from art import paint as p
from art.paint.voices import embroidery as em
from art.paint.voices.printing import PLAIN, contours

NUMBER, TITLE = 79, "Here Be Crumbs"
FINISH = PLAIN

GOLD, TOAST, CREAM, CORAL = "f6c75a", "d98a2e", "fdf4dc", "f0614e"
FOAM, TROUGH, BLACK = "c8ecf8", "2f7cc4", "14162a"


class Swell(NamedTuple):
    """A family of wave crests: its middle, its length, its height, how many lie below each other, its first colour."""

    x: float
    y: float
    length: float
    height: float
    crests: int
    colour: str


SWELLS = (
    Swell(706, 66, 150, 9, crests=3, colour=FOAM),
    Swell(770, 196, 96, 5, crests=2, colour=TROUGH),
    Swell(590, 276, 60, 4, crests=1, colour=FOAM),
    Swell(548, 452, 128, 8, crests=2, colour=FOAM),
    Swell(40, 462, 92, 6, crests=2, colour=TROUGH),
    Swell(178, 520, 84, 5, crests=1, colour=FOAM),
    Swell(520, 556, 54, 4, crests=1, colour=TROUGH),
    Swell(70, 668, 74, 6, crests=2, colour=FOAM),
    Swell(746, 742, 118, 8, crests=2, colour=FOAM),
    Swell(610, 726, 70, 4, crests=1, colour=TROUGH),
    Swell(150, 822, 110, 7, crests=2, colour=FOAM),
    Swell(286, 866, 52, 4, crests=1, colour=TROUGH),
    Swell(586, 968, 74, 5, crests=2, colour=FOAM),
    Swell(330, 962, 46, 4, crests=1, colour=FOAM),
    Swell(640, 1092, 160, 9, crests=3, colour=FOAM),
    Swell(748, 1174, 84, 6, crests=2, colour=TROUGH),
    Swell(250, 1172, 104, 7, crests=2, colour=FOAM),
    Swell(30, 1164, 90, 5, crests=1, colour=TROUGH),
)


def waves(frame: em.Frame) -> None:
    """Crests in stem stitch that come in families, a long one and shorter ones in its lee; calm water between."""
    random = np.random.default_rng(8)
    for swell in SWELLS:
        beat = swell.length / max(2, round(swell.length / (swell.height * 9)))
        for k in range(swell.crests):
            length = swell.length * (1 - 0.3 * k) * random.uniform(0.92, 1.08)
            left = swell.x - length / 2 + k * swell.length * 0.14
            y = swell.y + k * (swell.height + 9)
            line = [
                (left + length * t, y - abs(math.sin((length * t / beat + 0.3 * k) * math.pi)) ** 1.5 * swell.height)
                for t in np.linspace(0, 1, int(length / 5))
            ]
            frame.stem(line, swell.colour if k == 0 else TROUGH, 3.9 - 0.5 * k, 12)
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
    "square": [(p.points("-62,-124! 0,-132 62,-124! 78,-84 60,-36! 0,-24 -60,-36! -46,-84"), 0.39, False)],
    "leaf": [(p.points("0,-28! -34,-58 -38,-104 4,-146! 34,-108 34,-62"), 1.24, False)],
}


def boat(frame: em.Frame, x: float, y: float, scale: float, rig: str, sail: str, turn: float = 0.0) -> None:
    """A walnut shell under one of three rigs."""
    pennant = p.poly([(0, -150), (46, -166), (0, -178)])
    walnut = [(0, "d99a52"), (0.5, "b87434"), (1, "7c4620")]
    hull = p.spline(p.points("-86,-14! -44,-2 0,2 44,-2 86,-14! 76,22 42,48 0,54 -42,48 -76,22"))

    def put(path: skia.Path) -> skia.Path:
        return p.moved(path, x, y, scale, turn=turn)

    def at(px: float, py: float) -> tuple[float, float]:
        t = math.radians(turn)
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
        frame.satin(put(p.spline(outline)), swell.astype(np.float32), angle + lean, 60)
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


def ant(frame: em.Frame, at: p.Point, size: float, arms: tuple[p.Points, ...]) -> None:
    """An ant on its hind legs, looking right: satin body, bent thread limbs; each of its `arms` has elbow and hand."""
    abdomen = p.moved(p.circle(0, 0, 22, 15), -19, -19, turn=-32)
    thorax = p.moved(p.circle(0, 0, 15, 10), 3, -42, turn=-66)
    head = p.spline(p.points("2,-68 12,-78 24,-78 34,-68 37,-60 28,-55 14,-54 4,-58"))
    legs = (p.points("-2,-34 -6,-12 -14,6"), p.points("2,-32 12,-18 4,7"), p.points("6,-36 25,-20 24,6"))
    feelers = (p.points("20,-76 21,-94 36,-104"), p.points("27,-75 34,-90 50,-92"))

    def place(line: p.Points) -> list[tuple[float, float]]:
        return [(at[0] + x * size, at[1] + y * size) for x, y, *_ in line]

    def limb(line: p.Points, width: float) -> None:
        for a, b in itertools.pairwise(place(line)):
            frame.stitch(a, b, BLACK, width * size)

    for leg in legs:
        limb(leg, 4.6)
    for feeler in feelers:
        limb(feeler, 3.2)
    frame.settle()
    shine = p.ramp(np.clip((p.grid.y - at[1]) / (84 * size) + 1, 0, 1), [(0, "46466e"), (0.5, BLACK), (1, "0a0c1a")])
    for part, angle in ((abdomen, 1.0), (thorax, 0.4), (head, 1.3)):
        frame.satin(p.moved(part, *at, size), shine, angle, 40)
    for arm in arms:
        limb([(7, -46), *arm], 4.2)
    frame.knot(*place([(24, -67)])[0], CREAM, 4.2 * size)
    frame.settle()


def finger(frame: em.Frame) -> None:
    """The monster at the edge of the map: a child's finger that presses the largest crumb down."""
    nail_pink = [(0, "fffaf2"), (0.14, "fff4ea"), (0.22, "ffc2b4"), (1, "ffa898")]
    warm_skin = [(0, "a8502f"), (0.3, "e08c5c"), (0.6, "ffc294"), (1, "ffe6cc")]
    outline = p.spline(
        p.points(
            "860,946! 806,900 764,862 728,834 690,820 650,794 612,766 574,750 534,752 502,770 482,800 480,832 498,856 "
            "536,866 576,866 606,886 634,922 660,962 686,996 730,1056 776,1112 860,1196!"
        )
    )
    nail = p.spline(p.points("496,800 506,781 530,768 562,766 577,779 570,797 540,808 512,812"))
    wrinkles = (
        p.points("618,782 622,800 612,818"),
        p.points("634,796 637,812 629,830"),
        p.points("714,842 722,868 712,896"),
        p.points("738,856 746,884 736,914"),
        p.points("700,850 704,868 698,884"),
    )
    folds = (p.points("582,866 598,852 606,836"), p.points("664,962 686,938 694,916"))

    m = p.mask(outline)
    lifted = np.clip(np.hypot(p.grid.x - 490, p.grid.y - 850) / 300, 0, 1)
    for dx, dy, share in ((4, 10, 1.0), (-10, 44, 0.8)):  # the further from the tip, the higher above the sea
        shadow = p.blur(p.warp(m, -dx, -dy), 3 + dy / 4)
        p.multiply(frame.img, shadow * (1 - lifted if dy < 20 else lifted) * share, "0e2c60", 0.62)
    d = cv2.distanceTransform((m > 0.5).astype(np.uint8), cv2.DIST_L2, 5).astype(np.float32) / p.grid.s
    across = ((p.grid.x - 640) * 0.6 - (p.grid.y - 868) * 0.8) / 66  # the light comes from above
    light = np.clip(0.36 + p.blur(d, 4) / 130 + np.clip(across, -1, 1) * 0.36 + p.noise(90, 3, 2) * 0.03, 0, 1)
    tip = p.smooth(120, 20, np.hypot(p.grid.x - 500, p.grid.y - 836))[..., None]
    skin = p.ramp(light, warm_skin)
    skin = skin * (1 - tip * 0.4) + np.asarray(p.rgb("f2806c")) * tip * 0.4
    frame.satin(m, skin.astype(np.float32), math.radians(40), 46)
    pink = p.ramp(np.clip((p.grid.x - 494) / 90, 0, 1), nail_pink)
    frame.satin(nail, pink, math.radians(-16), 70)
    for line in wrinkles:
        frame.stem(line, "c9764e", 3.2, 12)
    for line in (*folds, p.points("577,779 572,796 556,805")):
        frame.stem(line, "a4532f", 3.8, 13)
    for rim in contours(outline, 9):
        start = next(k for k, (x, _) in enumerate(rim) if x > 830)
        frame.stem([(x, y) for x, y in [*rim[start:], *rim[:start]] if x < 820], "9c4f30", 4.4, 15)
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


def sand(frame: em.Frame) -> None:
    """Fine knots of gold off the coast, where the biscuit was bitten."""
    random = np.random.default_rng(2)
    for _ in range(26):
        frame.knot(random.normal(560, 60), random.normal(330, 50), GOLD, random.uniform(3, 5.5))
    frame.settle()


def crumbs(frame: em.Frame) -> None:
    """What is wanted: one large broken crumb under the fingertip, smaller ones that it sheds."""
    broken = p.points("406,838! 415,804! 444,794! 462,776! 508,790! 530,830! 528,872! 500,892! 470,882! 440,894!")
    shed = ((394, 872, 9), (392, 806, 7.5), (372, 842, 6), (350, 822, 5), (366, 876, 4.5), (552, 900, 7))
    toasted = p.ramp(
        np.clip((p.grid.x - 402) / 110 + p.noise(14, 5, 2) * 0.4, 0, 1), [(0, "ffe9a8"), (0.6, GOLD), (1, TOAST)]
    )
    path = p.spline(broken)
    p.multiply(frame.img, p.blur(p.warp(p.mask(path), -4, -9), 5), "0e2c60", 0.6)
    frame.satin(path, toasted, 0.9, 18)
    frame.stem([*broken, broken[0]], "a85a18", 5, 13)
    for x, y in ((434, 832), (456, 864), (470, 808)):
        frame.knot(x, y, "b8701f", 5.2)
    for x, y, r in shed:
        frame.knot(x, y, GOLD if r > 6 else TOAST, r)
    frame.settle()


def fleet(frame: em.Frame) -> None:
    """Three boats and their crews: a helmsman at the halyard, a lookout who has seen the finger, two who sail on."""
    boat(frame, 286, 704, 1.75, rig="sloop", sail=CORAL, turn=-4)
    ant(frame, (200, 702), 1.25, (p.points("22,-42 34,-34"), p.points("22,-50 38,-52")))
    frame.stem(p.points("278,520 262,594 243,664 238,698"), CREAM, 3.8, 11)
    frame.settle()
    ant(frame, (378, 690), 1.2, (p.points("26,-44 40,-62"), p.points("24,-34 44,-38")))
    boat(frame, 630, 622, 1.05, rig="square", sail=CREAM, turn=-4)
    ant(frame, (578, 616), 0.92, (p.points("22,-40 36,-54"), p.points("18,-30 32,-28")))
    boat(frame, 428, 1110, 1.12, rig="leaf", sail="8fe3b4", turn=-7)
    ant(frame, (366, 1106), 0.96, (p.points("24,-36 38,-50"), p.points("-6,-58 -30,-48")))


def paint() -> p.Array:
    """Blue cloth, waves, biscuits, routes, the fleet, the finger over the border."""
    img = em.cloth("3f97dc", 3, 4.4, 0.7)
    frame = em.Frame(img, 3.6, 5)
    waves(frame)
    biscuits(frame)
    routes = (
        [(262, 930), (318, 876), (330, 822)],
        p.points("498,736 528,652 600,560 650,480"),
        p.points("40,870 20,700 90,560 120,480"),
    )
    for route in routes:
        frame.running(route, "fff2c4", 4.4, 15, off=13)
    frame.settle()
    sand(frame)
    fleet(frame)
    crumbs(frame)
    finger(frame)
    return img
