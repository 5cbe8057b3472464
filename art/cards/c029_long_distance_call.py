"""Two houses on two peaks are telephones, with a dial for a window; along the cord between them a goat carries a
parcel.

Technique: gouache, against the sun.
"""

from __future__ import annotations

import math

import numpy as np
import skia

from art import paint as p
from art.paint.voices import gouache as g
from art.paint.voices.printing import PLAIN

NUMBER, TITLE = 29, "Long Distance Call"
FINISH = PLAIN
RED, DARK, LIGHT, CREAM, INK = "e2332c", "9c1c2e", "ff8468", "fff3dc", "2a2350"
FLEECE, SHINE = "3a3270", "5d52a0"
CORD: list[p.Point] = p.points(
    "312,520 314,580 324,700 342,820 362,916 394,966 436,976 478,958 520,932 566,934 610,936 654,904 694,820 738,670 "
    "763,500 769,340 768,222"
)
HOOVES = ((402, 930), (474, 930), (570, 905), (638, 890))


def sky(img: p.Array) -> None:
    """Dawn round the disc of the sun, where the goat will stand, and a few broad bands of cloud laid with a full
    brush."""
    far = np.clip(np.hypot((p.grid.x - 528) / 1.1, p.grid.y - 640) / 760 + p.noise(260, 4, 2) * 0.03, 0, 1)
    tones = [(0, "fff2c0"), (0.28, "ffdf9c"), (0.46, "f9c39c"), (0.66, "c3b6c4"), (0.85, "7aa6c0"), (1, "4682aa")]
    p.over(img, p.grid.zeros() + 1, p.ramp(far, tones))
    p.brush(img, 120, 1300, p.swirl(420, 5, 0.35), jitter=0.015, alpha=0.5, seed=3)
    bands: tuple[tuple[list[p.Point], list[float], str], ...] = (
        (p.points("-60,84 120,78 290,88 400,86"), [40, 70, 58, 26], "a9c3d0"),
        ([(-60, 118), (80, 112), (230, 126)], [30, 42, 20], "dcd2d2"),
        (p.points("270,214 380,196 480,202 560,208"), [18, 52, 44, 16], "e3c9c6"),
        ([(-60, 268), (60, 250), (190, 262)], [36, 46, 18], "f0cdb8"),
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
    peak(
        img,
        p.points("656,262 650,400 628,560 630,720 592,900 560,1200"),
        p.points("698,260 714,420 692,600 726,760 704,940 720,1200"),
        p.points("760,262 776,420 800,600 836,760 870,900 900,1200"),
        tones=("8a86b8", "d6b4bc"),
    )


def near_peak(img: p.Array) -> None:
    """The one on our side, deep in shade but for its sunward face."""
    peak(
        img,
        p.points("26,648 30,740 12,850 0,980 -30,1060 -60,1200"),
        p.points("160,645 178,750 150,850 184,980 164,1080 176,1200"),
        p.points("302,648 284,740 290,850 286,980 308,1080 336,1200"),
        tones=(INK, "6a5aa4"),
    )


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


def coil(line: p.Array, phase: p.Array, size: p.Array, thick: p.Array) -> list[tuple[bool, list[p.Point], float]]:
    """The loops of the cord as half turns: whether in front, its points, its thickness."""
    t = np.gradient(line, axis=0)
    t /= np.hypot(t[:, 0], t[:, 1])[:, None]
    normal = np.stack([-t[:, 1], t[:, 0]], 1)
    place = line + normal * (np.sin(phase) * size)[:, None] + t * (np.cos(phase) * size * 0.42)[:, None]
    halves = []
    first = math.ceil((float(phase[0]) - math.pi / 2) / math.pi)
    last = math.floor((float(phase[-1]) - math.pi / 2) / math.pi)
    for k in range(first, last):
        a, b = math.pi / 2 + k * math.pi, math.pi / 2 + (k + 1) * math.pi
        inside = (phase > a - 0.12) & (phase < b + 0.12)
        points = [(float(x), float(y)) for x, y in place[inside][::3]]
        if len(points) > 2:
            halves.append((k % 2 == 0, points, float(thick[inside].mean())))
    return halves


def turns() -> tuple[p.Array, p.Array, p.Array, p.Array]:
    """The cord's line, phase, radius and thickness: pulled open by the weight, close together under the hooves."""
    line = p.sample(CORD, 1600)
    t = np.linspace(0, 1, 1600)
    size = np.interp(t, [0, 0.16, 0.3, 0.52, 0.62, 1], [30, 24, 25, 25, 20, 11])
    thick = np.interp(t, [0, 0.3, 0.5, 1], [17, 15, 14, 5.5])
    pitch = np.interp(t, [0, 0.08, 0.22, 0.3, 0.52, 0.6, 0.75, 1], [30, 46, 48, 25, 25, 44, 36, 20])
    step = np.hypot(*np.gradient(line, axis=0).T)
    return line, np.cumsum(step / pitch) * math.tau, size, thick


def cord(img: p.Array) -> None:
    """The curly cord: wide loops near us, small ones far away."""
    halves = coil(*turns())
    for front, tone in ((False, DARK), (True, RED)):
        layer = p.Layer()
        for ahead, points, width in halves:
            if ahead == front:
                layer.fill(p.ribbon(points, [width, width * 1.12, width], 24, True), tone)
                part = points[len(points) // 4 : len(points) // 2 + 1]
                if front and len(part) > 2:
                    layer.fill(p.ribbon(part, [width * 0.1, width * 0.3, width * 0.1], 12), LIGHT)
        p.lay(img, layer, tooth=0.8)


def footholds() -> list[tuple[float, float]]:
    """The crowns of the four loops that the goat stands on: the nearest to where it wants its hooves."""
    line, phase, size, thick = turns()
    crowns = [
        (float(line[i, 0]), float(line[i, 1] - size[i] - thick[i] * 0.4))
        for k in range(int(phase[-1] / math.tau))
        for i in [int(np.argmin(np.abs(phase - (k + 0.75) * math.tau)))]
    ]
    return [min(crowns, key=lambda c: math.hypot(c[0] - x, c[1] - y)) for x, y in HOOVES]


def receiver(img: p.Array, x: float, y: float, scale: float, turn: float, seed: int) -> None:
    """A telephone receiver that lies over a roof like a hat."""

    def at(path: skia.Path) -> skia.Path:
        return p.moved(path, x, y, scale, turn=turn)

    handle = p.spline(p.points("-150,4 -128,-58 -60,-96 20,-100 96,-78 140,-34 152,8 96,8 70,-24 0,-40 -66,-30 -92,6"))
    cups = [
        p.spline(p.points("-186,2! -150,-20 -84,-14! -66,34 -84,60! -134,68 -180,54! -192,26")),
        p.spline(p.points("84,-14! 140,-22 184,0! 192,30 180,56! 132,68 84,58! 68,30")),
    ]
    flow = g.along([(x - 150 * scale, y), (x, y - 80 * scale), (x + 150 * scale, y)])
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
    layer.fill(at(p.ribbon([(-112, -58), (-50, -82), (26, -84)], [3, 13, 2], 20)), LIGHT)
    layer.fill(at(p.ribbon([(-170, 12), (-174, 30), (-166, 46)], [2, 8, 2], 12)), LIGHT)
    layer.fill(at(p.ribbon([(100, 4), (96, 26), (102, 44)], [2, 8, 2], 12)), LIGHT)
    p.lay(img, layer, tooth=0.8)


def house(img: p.Array, x: float, y: float, k: float, seed: int) -> None:
    """A telephone to live in: the dial is the lit window, with who listens in it; a door, steps, a cradle for the
    roof."""

    def at(path: skia.Path) -> skia.Path:
        return p.moved(path, x, y, k)

    base = p.spline(p.points("-150,0! -146,-26 -104,-120 -84,-166! 84,-166! 104,-120 146,-26 150,0!"))
    tone = p.ramp(
        np.clip((p.grid.x - x) / (300 * k) + 0.5 + (y - p.grid.y) / (900 * k), 0, 1),
        [(0, "8a1830"), (0.45, RED), (0.8, "f4503c"), (1, "ff8a5c")],
    )
    g.passage(img, at(base), tone, 1.4, size=22 * k + 5, length=90 * k, seed=seed, jitter=0.02, density=2.2, ragged=1.0)
    for side in (-1, 1):
        prong = at(p.rect(side * 62 - 16, -196, 32, 40, r=6))
        g.passage(img, prong, DARK, 1.5, size=10, length=30, seed=seed + 2, jitter=0.02)
    layer = p.Layer()
    layer.fill(at(p.ribbon([(-142, -8), (0, -4), (142, -8)], [8, 10, 8], 20)), DARK)
    layer.fill(at(p.circle(-14, -92, 66)), DARK).fill(at(p.circle(-14, -94, 61)), CREAM)
    for i in range(9):
        a = math.radians(-60 + 33 * i)
        layer.fill(at(p.circle(-14 + 47 * math.cos(a), -94 - 47 * math.sin(a), 9.5)), "ffb43c")
    layer.fill(at(p.circle(-14, -94, 32)), "4a2a4c").fill(at(p.circle(-14, -94, 28)), "ffd45c")
    layer.fill(at(p.circle(-14, -98, 9, 10.5)), INK)
    layer.fill(at(p.spline(p.points("-33,-73! -26,-84 -14,-88 -2,-84 5,-73! -14,-66"))), INK)
    layer.fill(at(p.ribbon([(-4, -84), (1, -94), (-5, -102)], [5, 5, 5], 12, True)), INK)
    layer.fill(at(p.arch(92, -4, 40, 66)), "174c50").fill(at(p.arch(92, -4, 32, 61)), "2f9a90").fill(
        at(p.circle(102, -30, 3.4)), CREAM
    )
    layer.fill(at(p.ribbon([(98, -126), (118, -86), (138, -30)], [2, 9, 3], 20)), LIGHT)
    p.lay(img, layer, tooth=0.7)
    p.glow(img, x - 14 * k, y - 94 * k, 120 * k, colour="ffd070", alpha=0.5)


def leg(img: p.Array, points: list[p.Point], widths: list[float], tone: str, foot: tuple[float, float]) -> None:
    """One leg from the body down to its foothold, with a dew claw and a cloven hoof set on the loop."""
    x, y = foot
    leg = p.ribbon([*points, (x - 4, y - 40), (x + 1, y - 16)], [*widths, 24, 25], 50, True)
    g.cel(img, leg, tone, INK if tone == FLEECE else "14112c", slip=(7, -4), flow=1.4, size=10, seed=int(x))
    layer = p.Layer()
    layer.fill(p.ribbon([(x - 26, y + 7), (x, y + 10), (x + 30, y + 7)], [5, 10, 5], 12, True), "6a1022")
    layer.fill(p.spline(p.points("-13,-26! 14,-28! 28,4! -17,6!", at=(x, y))), "f0ac58")
    layer.fill(p.spline(p.points("-13,-26! -2,-27! -4,6! -17,6!", at=(x, y))), "b06a30")
    layer.fill(p.ribbon([(x + 7, y - 16), (x + 11, y + 5)], [1, 6], 8), "4a2430")
    p.lay(img, layer, tooth=0.8)


def goat(img: p.Array) -> None:
    """Uphill along the cord: haunches folded under the load, chest and neck thrust forward, a hoof to a loop."""
    near_hind, far_hind, near_fore, far_fore = footholds()
    leg(img, p.points("444,736 502,792 462,852"), [74, 54, 30], INK, foot=far_hind)
    leg(img, p.points("590,730 632,784 648,822"), [60, 44, 32], INK, foot=far_fore)
    body = p.spline(
        p.points(
            "366,716 374,680 404,664 450,668 510,660 556,638 592,606 612,556 630,536 660,548 662,580 648,626 640,690 "
            "620,750 580,778 520,772 466,782 420,790 384,770"
        )
    )
    tail = p.spline(p.points("378,694 358,672 338,660 340,640! 362,642 394,668"))
    skull = p.spline(p.points("614,530 634,506 660,506 690,538 716,564 718,580 702,592 676,588 646,586 622,568"))
    far_horn = p.ribbon(p.points("652,514 650,464 626,424 588,408"), [20, 17, 12, 2], 40)
    near_horn = p.ribbon(p.points("636,516 626,470 596,440 552,436"), [24, 20, 13, 2], 40)
    g.dab(img, far_horn, "8a5a3c", 1.2, size=8, seed=40)
    whole = p.union(p.union(body, tail), skull)
    g.cel(img, whole, FLEECE, INK, slip=(12, -20), flow=g.along([(380, 720), (500, 710), (640, 640)]), size=14, seed=42)
    p.rim_light(img, p.mask(whole), "ffb070", dx=4, dy=-4, alpha=0.9)
    leg(img, p.points("588,700 586,776 584,838"), [88, 54, 33], FLEECE, foot=near_fore)
    leg(img, p.points("420,726 456,800 382,864"), [108, 78, 32], FLEECE, foot=near_hind)
    for points in (
        p.points("482,716 492,756 470,800"),
        p.points("630,690 624,744 604,778"),
        p.points("546,716 552,750 566,776"),
    ):
        g.line(img, points, SHINE, 5, seed=4)
    g.cel(img, near_horn, "d89a58", "8a5a3c", slip=(4, -6), flow=1.0, size=9, seed=43)
    head(img)
    parcel(img)


def head(img: p.Array) -> None:
    """Ear laid back, a gold eye with its bar, nostril, mouth, beard."""
    layer = p.Layer()
    layer.fill(p.spline(p.points("666,584! 692,586! 690,612 676,640! 668,616")), INK)
    layer.fill(p.spline(p.points("632,536! 606,528 578,542! 600,560 626,554")), SHINE)
    layer.fill(p.spline(p.points("626,540 606,536 590,544! 606,551")), "c07a86")
    layer.fill(p.spline(p.points("654,542! 664,532 678,543! 666,549")), "ffd76a")
    layer.fill(p.rect(661, 538, 11, 5, r=2), "17132c")
    layer.fill(p.ribbon([(650, 538), (662, 529), (680, 540)], [2, 5, 2], 12), "17132c")
    layer.fill(p.ribbon([(706, 565), (711, 568), (710, 573)], [2, 4, 2], 8), "17132c")
    layer.fill(p.ribbon([(713, 582), (696, 580), (684, 572)], [2, 4, 2], 10), "17132c")
    p.lay(img, layer, tooth=0.8)


def parcel(img: p.Array) -> None:
    """Seated in the hollow of the back, tied on under the belly."""
    layer = p.Layer()
    layer.fill(p.ribbon(p.points("514,660 534,716 528,774"), [9, 10, 9], 24), RED)

    def at(path: skia.Path) -> skia.Path:
        return p.moved(path, 462, 672, 1.0, turn=-5)

    layer.fill(at(p.rect(-66, -4, 132, 9, r=4)), "14112c")
    layer.fill(at(p.rect(-62, -104, 124, 104, r=3)), "e9b878")
    layer.fill(at(p.poly(p.points("-62,-104 62,-104 62,-78 -62,-76"))), "f8d8a4")
    layer.fill(at(p.poly(p.points("-62,-104 -34,-104 -34,0 -62,0"))), "c8905a")
    layer.fill(at(p.rect(-8, -104, 15, 104)), RED).fill(at(p.rect(-62, -56, 124, 14)), RED)
    for side in (-1, 1):
        layer.fill(at(p.spline([(0, -104, 1), (side * 18, -138), (side * 46, -132), (side * 36, -110)])), RED)
        layer.fill(at(p.spline([(0, -106, 1), (side * 20, -126), (side * 36, -122), (side * 28, -112)])), DARK)
    p.lay(img, layer, tooth=0.8)


def paint() -> p.Array:
    """Dawn, the far peak, the near peak, cord, goat, and the cloud that hides the ground."""
    img = g.board("fbe9cf", 2)
    sky(img)
    far_peak(img)
    p.over(img, p.smooth(500, 1060, p.grid.y), "ffd9b4", 0.55)
    house(img, 706, 266, 0.48, seed=60)
    receiver(img, 704, 178, 0.5, turn=3, seed=60)
    p.over(img, p.mask(p.rect(600, 100, 220, 180), soft=30), "e8c4b8", 0.12)
    near_peak(img)
    house(img, 164, 652, 0.86, seed=75)
    p.glow(img, 520, 690, 420, colour="ffeab0", alpha=0.3, power=1.6)
    cord(img)
    receiver(img, 168, 492, 0.86, turn=-4, seed=70)
    goat(img)
    clouds(img)
    p.glow(img, 500, 1060, 340, colour="fff0cc", alpha=0.2, power=1.8)
    return img
