"""Two telephones on two peaks, their dials lit like windows; along the cord between them a goat carries a parcel.

Technique: gouache, against the sun.
"""

from __future__ import annotations

import math

import cv2
import numpy as np
import skia

from art import paint as p
from art.paint.voices import gouache as g
from art.paint.voices.printing import PLAIN

NUMBER, TITLE = 29, "Long Distance Call"
FINISH = PLAIN
BLACK = "17132c"
RED, DARK, LIGHT, CREAM, INK = "e2332c", "9c1c2e", "ff8468", "fff3dc", "2a2350"
FLEECE, SHINE = "3a3270", "5d52a0"
CORD: list[p.Point] = p.points(
    "281,538 283,590 292,680 310,780 334,866 362,930 388,968 410,980 430,974 450,952 470,974 492,986 514,976 538,940 "
    "564,962 590,978 614,964 634,940 660,958 686,928 706,876 730,780 748,660 762,500 770,350 770,205"
)
HOOVES = (408, 489, 590, 664)


def sky(img: p.Array) -> None:
    """Dawn round the disc of the sun, where the goat will stand, and a few broad bands of cloud laid with a full
    brush."""
    far = np.clip(np.hypot((p.grid.x - 528) / 1.1, p.grid.y - 640) / 760 + p.noise(260, 4, 2) * 0.03, 0, 1)
    tones = [(0, "fff2c0"), (0.28, "ffdf9c"), (0.46, "f9c39c"), (0.66, "c3b6c4"), (0.85, "7aa6c0"), (1, "4682aa")]
    p.over(img, p.grid.zeros() + 1, p.ramp(far, tones))
    p.brush(img, 120, 1300, p.swirl(420, 5, 0.35), jitter=0.015, alpha=0.5, seed=3)
    bands: tuple[tuple[list[p.Point], list[float], str], ...] = (
        (p.points("-60,112 70,96 190,110 330,96 430,104"), [70, 62, 34, 46, 4], "a9c3d0"),
        (p.points("250,216 350,206 450,192 560,204"), [4, 30, 44, 3], "e3c9c6"),
    )
    for k, (line, widths, tone) in enumerate(bands):
        band = p.ribbon(line, widths, 40, True)
        g.passage(img, band, tone, g.along(line), size=26, length=120, seed=30 + k, jitter=0.012, ragged=1.0)
    g.passage(
        img, p.circle(528, 640, 232), "fffbe6", 0.0, size=30, length=130, seed=5, jitter=0.008, density=2.0, ragged=1.2
    )


def peak(img: p.Array, left: list[p.Point], ridge: list[p.Point], right: list[p.Point], tones: tuple[str, str]) -> None:
    """A pinnacle in two planes: its shade in one sweep, the lit side in another."""
    dark, lit = tones
    face = p.poly([*left, *reversed(right)])
    g.passage(img, face, lit, 1.35, size=34, length=170, seed=7, jitter=0.03, density=2.4, ragged=1.6)
    shade = p.poly([*left, *reversed(ridge)])
    g.passage(img, shade, dark, 1.75, size=34, length=170, seed=8, jitter=0.035, density=2.4, ragged=1.6)


def far_peak(img: p.Array) -> None:
    """The one on the other side, pale with distance."""
    left_edge = p.points("628,262 636,284 650,330 640,420 628,560 630,720 592,900 560,1200")
    ridge_line = p.points("706,260 698,320 714,420 692,600 726,760 704,940 720,1200")
    right_edge = p.points("794,262 786,284 774,306 782,420 806,600 836,760 870,900 900,1200")
    peak(img, left_edge, ridge_line, right_edge, tones=("8a86b8", "d6b4bc"))


def near_peak(img: p.Array) -> None:
    """The one on our side, deep in shade but for its sunward face."""
    left_edge = p.points("26,648 30,740 12,850 0,980 -30,1060 -60,1200")
    ridge_line = p.points("160,645 178,750 150,850 184,980 164,1080 176,1200")
    right_edge = p.points("302,648 284,740 290,850 286,980 308,1080 336,1200")
    peak(img, left_edge, ridge_line, right_edge, tones=(INK, "6a5aa4"))


def clouds(img: p.Array) -> None:
    """A sea of cloud: three rows of large, unlike heaps."""
    rows = (
        ("f8c6b2", 1056, ((-10, 66), (110, 40), (264, 92), (400, 50), (480, 60), (640, 86), (790, 50))),
        ("fddfca", 1112, ((40, 96), (210, 50), (330, 84), (470, 56), (560, 90), (720, 60), (820, 70))),
        ("fff7ec", 1176, ((-20, 70), (120, 80), (260, 60), (400, 104), (540, 50), (660, 96), (800, 60))),
    )
    for k, (tone, y, puffs) in enumerate(rows):
        bank = p.rect(-20, y, 840, 240)
        for x, r in puffs:
            bank = p.union(bank, p.circle(x, y + 8, r * 1.25, r * 0.82))
        g.passage(img, bank, tone, 0.0, size=30, length=120, seed=20 + k, jitter=0.012, density=2.0, ragged=1.6)


def turns() -> tuple[p.Array, p.Array, p.Array, p.Array]:
    """The cord's line, phase, radius and thickness: drawn out long where it bears the load, squeezed flat and close
    under each hoof, no two turns alike."""
    line = p.sample(CORD, 2400)
    t = np.linspace(0, 1, 2400)
    random = np.random.default_rng(11)
    size = np.interp(t, [0, 0.02, 0.05, 0.2, 0.3, 0.52, 0.58, 0.8, 0.97, 1], [2, 5, 24, 19, 26, 25, 16, 12, 9, 2])
    thick = np.interp(t, [0, 0.26, 0.32, 0.5, 0.55, 1], [17, 15, 13, 12.5, 12, 5.5])
    pitch = np.interp(t, [0, 0.04, 0.14, 0.24, 0.3, 0.52, 0.58, 0.8, 1], [34, 34, 60, 54, 29, 28, 46, 36, 17])
    for x in HOOVES:
        near = np.exp(-(((line[:, 0] - x) / 19) ** 2)) * (line[:, 1] > 880)
        size, pitch = size * (1 - 0.3 * near), pitch * (1 - 0.36 * near)
    pitch *= np.interp(t, np.linspace(0, 1, 56), random.uniform(0.74, 1.32, 56))
    size *= np.interp(t, np.linspace(0, 1, 70), random.uniform(0.84, 1.18, 70))
    step = np.hypot(*np.gradient(line, axis=0).T)
    return line, np.cumsum(step / pitch) * math.tau, size, thick


def coil() -> list[tuple[bool, list[p.Point], float]]:
    """The loops of the cord as half turns: whether in front, its points, its thickness."""
    line, phase, size, thick = turns()
    t = cv2.blur(np.gradient(line, axis=0), (1, 201))
    t /= np.hypot(t[:, 0], t[:, 1])[:, None]
    normal = np.stack([-t[:, 1], t[:, 0]], 1)
    lean = size * np.interp(phase / math.tau, np.arange(80), np.random.default_rng(4).uniform(0.12, 0.5, 80))
    place = line + normal * (np.sin(phase) * size)[:, None] + t * (np.cos(phase) * lean)[:, None]
    halves: list[tuple[bool, list[p.Point], float]] = []
    for k in range(int(phase[-1] / math.pi) - 1):
        inside = np.abs(phase - (k + 1) * math.pi) < math.pi / 2 + 0.16
        points: list[p.Point] = [(float(x), float(y)) for x, y in place[inside][::3]]
        if len(points) > 2:
            halves.append((k % 2 == 0, points, float(thick[inside].mean())))
    return halves


def cord(img: p.Array, front: bool) -> None:
    """The curly cord, its far or its near half turns: each with a dark edge, so that it lies over the one before."""
    layer = p.Layer()
    for ahead, points, width in coil():
        if ahead != front:
            continue
        layer.fill(p.ribbon(points, [width + 5, width + 7, width + 5], 24, True), "6a1022")
        layer.fill(p.ribbon(points, [width, width * 1.12, width], 24, True), RED if front else DARK)
        part = points[len(points) // 2 : -len(points) // 8]
        if front and len(part) > 2:
            layer.fill(p.ribbon(part, [width * 0.1, width * 0.32, width * 0.1], 12), LIGHT)
    p.lay(img, layer, tooth=0.35)


def footholds() -> list[tuple[float, float, float]]:
    """Where the four hooves press into the cord, and its slope there in degrees."""
    line, _, size, _ = turns()
    low = line[:, 1] > 880
    found: list[tuple[float, float, float]] = []
    for x in HOOVES:
        i = int(np.argmin(np.abs(line[:, 0] - x) + 1e4 * ~low))
        dx, dy = line[i + 16] - line[i - 16]
        found.append((x, float(line[i, 1] - size[i] - 14), math.degrees(math.atan2(dy, dx))))
    return found


def pressed(img: p.Array) -> None:
    """The shadow of each hoof on the turns that it presses down."""
    turns_below = p.Layer()
    for _, points, width in coil():
        turns_below.fill(p.ribbon(points, [width + 5, width + 7, width + 5], 24, True), BLACK)
    for x, y, _ in footholds():
        p.over(img, turns_below.alpha() * p.mask(p.circle(x + 4, y + 14, 33, 11), soft=4), "4a0822", 0.8)


def receiver(img: p.Array, x: float, y: float, scale: float, turn: float, seed: int) -> None:
    """A telephone receiver that lies over its house like a roof."""
    handle = p.spline(p.points("-150,4 -128,-58 -60,-96 20,-100 96,-78 140,-34 152,8 96,8 70,-24 0,-40 -66,-30 -92,6"))
    handle_light = p.ribbon([(-112, -58), (-50, -82), (26, -84)], [3, 13, 2], 20)
    left_cup_light = p.ribbon([(-170, 12), (-174, 30), (-166, 46)], [2, 8, 2], 12)
    right_cup_light = p.ribbon([(100, 4), (96, 26), (102, 44)], [2, 8, 2], 12)

    def at(path: skia.Path) -> skia.Path:
        return p.moved(path, x, y, scale, turn=turn)

    cups = [
        p.spline(p.points("-186,2! -150,-20 -84,-14! -66,34 -84,60! -134,68 -180,54! -192,26")),
        p.spline(p.points("84,-14! 140,-22 184,0! 192,30 180,56! 132,68 84,58! 68,30")),
    ]
    over_the_handle = [(x - 150 * scale, y), (x, y - 80 * scale), (x + 150 * scale, y)]
    flow = g.along(over_the_handle)
    g.passage(
        img,
        at(handle),
        RED,
        flow,
        size=22 * scale + 6,
        length=110 * scale,
        seed=seed,
        jitter=0.02,
        density=2.2,
        ragged=1.2,
    )
    for k, cup in enumerate(cups):
        g.passage(
            img,
            at(cup),
            RED,
            0.0,
            size=20 * scale + 5,
            length=70 * scale,
            seed=seed + k,
            jitter=0.02,
            density=2.2,
            ragged=1.2,
        )
        side = -1 if k == 0 else 1
        g.passage(img, at(p.circle(side * 131, 60, 48, 11)), DARK, 0.0, size=10, length=40, seed=seed + 5, jitter=0.02)
    layer = p.Layer()
    layer.fill(at(handle_light), LIGHT)
    layer.fill(at(left_cup_light), LIGHT)
    layer.fill(at(right_cup_light), LIGHT)
    p.lay(img, layer, tooth=0.35)


def house(img: p.Array, x: float, y: float, k: float, seed: int) -> None:
    """A telephone as large as a house: the dial is its lit window, the cradle waits for the roof."""
    red_lacquer = [(0, "8a1830"), (0.45, RED), (0.8, "f4503c"), (1, "ff8a5c")]
    base = p.spline(p.points("-150,0! -146,-26 -104,-120 -84,-166! 84,-166! 104,-120 146,-26 150,0!"))
    foot_line = p.ribbon([(-142, -8), (0, -4), (142, -8)], [8, 10, 8], 20)
    side_light = p.ribbon([(98, -126), (118, -86), (138, -30)], [2, 9, 3], 20)

    def at(path: skia.Path) -> skia.Path:
        return p.moved(path, x, y, k)

    tone = p.ramp(np.clip((p.grid.x - x) / (300 * k) + 0.5 + (y - p.grid.y) / (900 * k), 0, 1), red_lacquer)
    g.passage(img, at(base), tone, 1.4, size=22 * k + 5, length=90 * k, seed=seed, jitter=0.02, density=2.2, ragged=1.0)
    for side in (-1, 1):
        prong = at(p.rect(side * 62 - 16, -196, 32, 40, r=6))
        g.passage(img, prong, DARK, 1.5, size=10, length=30, seed=seed + 2, jitter=0.02)
    layer = p.Layer()
    layer.fill(at(foot_line), DARK)
    layer.fill(at(p.circle(-14, -92, 66)), DARK).fill(at(p.circle(-14, -94, 61)), CREAM)
    for i in range(9):
        a = math.radians(-60 + 33 * i)
        layer.fill(at(p.circle(-14 + 47 * math.cos(a), -94 - 47 * math.sin(a), 9.5)), "ffb43c")
    layer.fill(at(p.circle(-14, -94, 32)), "4a2a4c").fill(at(p.circle(-14, -94, 28)), "ffd45c")
    layer.fill(at(side_light), LIGHT)
    p.lay(img, layer, tooth=0.3)
    p.glow(img, x - 14 * k, y - 94 * k, 120 * k, colour="ffd070", alpha=0.5)


def leg(img: p.Array, points: list[p.Point], widths: list[float], tone: str, foot: tuple[float, float, float]) -> None:
    """One leg from the body down to its foothold, with a cloven hoof turned to the slope of the cord."""
    x, y, slope = foot
    leg = p.ribbon([*points, (x - 4, y - 40), (x + 1, y - 14)], [*widths, 24, 25], 50, True)
    g.cel(img, leg, tone, INK if tone == FLEECE else "14112c", slip=(7, -4), flow=1.4, size=10, seed=int(x))
    layer = p.Layer()
    hoof_parts = (
        ("-14,-28! 14,-28! 27,6! 20,12 -14,12 -18,6!", "f0ac58"),
        ("-14,-28! -3,-28! -4,12! -14,12 -18,6!", "b06a30"),
        ("6,-18! 9,-18! 13,12! 6,12!", "4a2430"),
    )
    for outline, colour in hoof_parts:
        hoof_part = p.moved(p.spline(p.points(outline)), x, y, turn=slope * 0.7)
        layer.fill(hoof_part, colour)
    p.lay(img, layer, tooth=0.35)


def goat(img: p.Array) -> None:
    """Along the cord: haunches folded under the load, chest and neck thrust forward, every hoof pressed into it."""
    far_hind_leg = p.points("444,736 510,796 476,860")
    far_fore_leg = p.points("590,730 636,768 662,812 660,850")
    far_horn = p.ribbon(p.points("652,514 650,464 626,424 588,408"), [20, 17, 12, 2], 40)
    body = p.spline(
        p.points(
            "366,716 374,680 404,664 450,668 510,660 556,638 592,606 612,556 630,536 660,548 662,580 648,626 640,690 "
            "620,750 580,778 520,772 466,782 420,790 384,770"
        )
    )
    tail = p.spline(p.points("372,700 360,672 366,640 384,624! 388,646 398,672"))
    skull = p.spline(p.points("614,530 634,506 660,506 690,538 716,564 718,580 702,592 676,588 646,586 622,568"))
    along_back = [(380, 720), (500, 710), (640, 640)]
    near_fore_leg = p.points("588,700 596,772 584,826 588,866")
    near_hind_leg = p.points("420,726 458,802 386,872")
    near_horn = p.ribbon(p.points("636,516 626,470 596,440 552,436"), [24, 20, 13, 2], 40)

    near_hind, far_hind, near_fore, far_fore = footholds()
    leg(img, far_hind_leg, [78, 56, 34], INK, foot=far_hind)
    leg(img, far_fore_leg, [64, 48, 38, 27], INK, foot=far_fore)
    g.dab(img, far_horn, "8a5a3c", 1.2, size=8, seed=40)
    whole = p.union(p.union(body, tail), skull)
    g.cel(img, whole, FLEECE, INK, slip=(12, -20), flow=g.along(along_back), size=14, seed=42)
    p.rim_light(img, p.mask(whole), "ffb070", dx=4, dy=-4, alpha=0.9)
    leg(img, near_fore_leg, [88, 52, 40, 27], FLEECE, foot=near_fore)
    leg(img, near_hind_leg, [112, 80, 37], FLEECE, foot=near_hind)
    fleece_lines = (
        p.points("482,716 492,756 470,800"),
        p.points("630,690 624,744 604,778"),
        p.points("546,716 552,750 566,776"),
    )
    for points in fleece_lines:
        g.line(img, points, SHINE, 5, seed=4)
    g.cel(img, near_horn, "d89a58", "8a5a3c", slip=(4, -6), flow=1.0, size=9, seed=43)
    head(img)
    parcel(img)


def head(img: p.Array) -> None:
    """Ear laid back, a gold eye with its bar, nostril, mouth, beard."""
    beard = p.spline(p.points("666,584! 692,586! 690,612 676,640! 668,616"))
    near_ear = p.spline(p.points("632,536! 606,528 578,542! 600,560 626,554"))
    inner_ear = p.spline(p.points("626,540 606,536 590,544! 606,551"))
    iris = p.spline(p.points("654,542! 664,532 678,543! 666,549"))
    lid = p.ribbon([(650, 538), (662, 529), (680, 540)], [2, 5, 2], 12)
    nostril = p.ribbon([(706, 565), (711, 568), (710, 573)], [2, 4, 2], 8)
    mouth = p.ribbon([(713, 582), (696, 580), (684, 572)], [2, 4, 2], 10)

    layer = p.Layer()
    layer.fill(beard, INK)
    layer.fill(near_ear, SHINE)
    layer.fill(inner_ear, "c07a86")
    layer.fill(iris, "ffd76a")
    layer.fill(p.rect(661, 538, 11, 5, r=2), BLACK)
    layer.fill(lid, BLACK)
    layer.fill(nostril, BLACK)
    layer.fill(mouth, BLACK)
    p.lay(img, layer, tooth=0.35)


def parcel(img: p.Array) -> None:
    """Seated in the hollow of the back, tied on under the belly."""
    girth = p.ribbon(p.points("514,660 534,716 528,774"), [9, 10, 9], 24)
    lid_band = p.poly(p.points("-62,-104 62,-104 62,-78 -62,-76"))
    shaded_side = p.poly(p.points("-62,-104 -34,-104 -34,0 -62,0"))
    layer = p.Layer()
    layer.fill(girth, RED)

    def at(path: skia.Path) -> skia.Path:
        return p.moved(path, 462, 672, 1.0, turn=-5)

    layer.fill(at(p.rect(-66, -4, 132, 9, r=4)), "14112c")
    layer.fill(at(p.rect(-62, -104, 124, 104, r=3)), "e9b878")
    layer.fill(at(lid_band), "f8d8a4")
    layer.fill(at(shaded_side), "c8905a")
    layer.fill(at(p.rect(-8, -104, 15, 104)), RED).fill(at(p.rect(-62, -56, 124, 14)), RED)
    for side in (-1, 1):
        loop = p.spline([(0, -104, 1), (side * 18, -138), (side * 46, -132), (side * 36, -110)])
        layer.fill(at(loop), RED)
        loop_shade = p.spline([(0, -106, 1), (side * 20, -126), (side * 36, -122), (side * 28, -112)])
        layer.fill(at(loop_shade), DARK)
    p.lay(img, layer, tooth=0.35)


def paint() -> p.Array:
    """Dawn, the far peak, the near peak, the cord with the goat on it, and the cloud that hides the ground."""
    img = g.board("fbe9cf", 2)
    sky(img)
    far_peak(img)
    p.over(img, p.smooth(500, 1060, p.grid.y), "ffd9b4", 0.55)
    house(img, 712, 266, 0.42, seed=60)
    receiver(img, 711, 188, 0.44, turn=3, seed=60)
    p.over(img, p.mask(p.rect(600, 100, 220, 180), soft=30), "e8c4b8", 0.12)
    near_peak(img)
    house(img, 164, 652, 0.86, seed=75)
    p.glow(img, 520, 690, 420, colour="ffeab0", alpha=0.3, power=1.6)
    cord(img, front=False)
    cord(img, front=True)
    pressed(img)
    goat(img)
    receiver(img, 168, 492, 0.86, turn=-4, seed=70)
    clouds(img)
    return img
