"""Two houses on two peaks wear telephone receivers for roofs; along the cord between them a goat carries a parcel.

Technique: gouache.
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
CORD: list[p.Point] = [
    (336, 520), (334, 620), (346, 724), (388, 816), (452, 866), (530, 882), (612, 864), (682, 792), (722, 680), (726, 540),
    (692, 390), (642, 226),
]  # fmt: skip


def sky(img: p.Array) -> None:
    """A still dawn in long level strokes, and the sun's disc where the goat will stand."""
    tones = p.vertical([(0, "7fb9c4"), (0.3, "b9d6cb"), (0.55, "f6e3bd"), (0.8, "fbc9a4"), (1, "f7a998")], 0, 1150, 0.01)
    g.passage(img, p.mask(p.rect(-20, -20, 840, 1260)), tones, 0.0, 52, 340, 3, 0.013, 2.6)
    g.passage(img, p.circle(480, 672, 226), "fff6d6", 0.0, 30, 130, 5, 0.012, 2.0, ragged=1.4)


def peak(img: p.Array, left: list[p.Point], ridge: list[p.Point], right: list[p.Point], tones: tuple[str, str]) -> None:
    """A pinnacle in two planes: its shade in one sweep, the lit side in another."""
    dark, lit = tones
    g.passage(img, p.poly([*left, *reversed(right)]), lit, 1.35, 34, 170, 7, 0.03, 2.4, ragged=1.6)
    g.passage(img, p.poly([*left, *reversed(ridge)]), dark, 1.75, 34, 170, 8, 0.035, 2.4, ragged=1.6)


def peaks(img: p.Array) -> None:
    """One far and pale, one near and deep."""
    peak(
        img,
        [(656, 262), (650, 400), (628, 560), (630, 720), (592, 900), (560, 1200)],
        [(698, 260), (714, 420), (692, 600), (726, 760), (704, 940), (720, 1200)],
        [(760, 262), (776, 420), (800, 600), (836, 760), (870, 900), (900, 1200)],
        ("9690bd", "d0b5c2"),
    )
    peak(
        img,
        [(68, 622), (56, 730), (20, 850), (4, 980), (-30, 1060), (-60, 1200)],
        [(188, 618), (206, 740), (176, 850), (214, 980), (190, 1080), (200, 1200)],
        [(322, 622), (312, 730), (330, 850), (326, 980), (352, 1080), (380, 1200)],
        (INK, "6157a0"),
    )


def clouds(img: p.Array) -> None:
    """A sea of cloud: three rows of large, unlike heaps."""
    rows = (
        ("f8c6b2", 1056, ((-10, 66), (110, 40), (250, 74), (400, 36), (480, 60), (640, 86), (790, 50))),
        ("fddfca", 1112, ((40, 96), (210, 50), (330, 84), (470, 56), (560, 90), (720, 60), (820, 70))),
        ("fff7ec", 1176, ((-20, 70), (120, 80), (260, 60), (400, 104), (540, 50), (660, 96), (800, 60))),
    )
    for k, (tone, y, puffs) in enumerate(rows):
        bank = p.rect(-20, y, 840, 240)
        for x, r in puffs:
            bank = p.union(bank, p.circle(x, y + 8, r * 1.25, r * 0.82))
        g.passage(img, bank, tone, 0.0, 30, 120, 20 + k, 0.012, 2.0, ragged=1.6)


def coil(line: p.Array, phase: p.Array, size: p.Array) -> list[tuple[bool, list[p.Point], float]]:
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
            halves.append((k % 2 == 0, points, float(size[inside].mean()) * 0.42))
    return halves


def cord(img: p.Array) -> None:
    """The curly cord: wide loops near us, small ones far away, pulled open where the goat weighs on them."""
    line = p.sample(CORD, 1400)
    t = np.linspace(0, 1, 1400)
    size = np.interp(t, [0, 0.3, 0.5, 0.75, 1], [42, 36, 30, 22, 12])
    pitch = np.interp(t, [0, 0.3, 0.42, 0.55, 0.7, 1], [50, 46, 42, 40, 34, 22])
    step = np.hypot(*np.gradient(line, axis=0).T)
    phase = np.cumsum(step / pitch) * math.tau
    halves = coil(line, phase, size)
    for front, tone in ((False, DARK), (True, RED)):
        layer = p.Layer()
        for ahead, points, width in halves:
            if ahead == front:
                layer.fill(p.ribbon(points, [width, width * 1.12, width], 24, True), tone)
                if front:
                    part = points[len(points) // 4 : len(points) // 2 + 1]
                    if len(part) > 2:
                        layer.fill(p.ribbon(part, [width * 0.1, width * 0.3, width * 0.1], 12), LIGHT)
        p.lay(img, layer, tooth=0.8)


def receiver(img: p.Array, x: float, y: float, scale: float, turn: float, seed: int) -> None:
    """A telephone receiver that lies over a roof like a hat."""

    def at(path: skia.Path) -> skia.Path:
        return p.moved(path, x, y, scale, turn)

    handle = p.spline(
        [
            (-150, 4),
            (-128, -58),
            (-60, -96),
            (20, -100),
            (96, -78),
            (140, -34),
            (152, 8),
            (96, 8),
            (70, -24),
            (0, -40),
            (-66, -30),
            (-92, 6),
        ]
    )
    cups = [
        p.spline([(-186, 2, 1), (-150, -20), (-84, -14, 1), (-66, 34), (-84, 60, 1), (-134, 68), (-180, 54, 1), (-192, 26)]),
        p.spline([(84, -14, 1), (140, -22), (184, 0, 1), (192, 30), (180, 56, 1), (132, 68), (84, 58, 1), (68, 30)]),
    ]
    flow = g.along([(x - 150 * scale, y), (x, y - 80 * scale), (x + 150 * scale, y)])
    g.passage(img, at(handle), RED, flow, 22 * scale + 6, 110 * scale, seed, 0.02, 2.2, ragged=1.2)
    for k, cup in enumerate(cups):
        g.passage(img, at(cup), RED, 0.0, 20 * scale + 5, 70 * scale, seed + k, 0.02, 2.2, ragged=1.2)
        side = -1 if k == 0 else 1
        g.passage(img, at(p.circle(side * 131, 60, 48, 11)), DARK, 0.0, 10, 40, seed + 5, 0.02)
    layer = p.Layer()
    layer.fill(at(p.ribbon([(-112, -58), (-50, -82), (26, -84)], [3, 13, 2], 20)), LIGHT)
    layer.fill(at(p.ribbon([(-170, 12), (-174, 30), (-166, 46)], [2, 8, 2], 12)), LIGHT)
    layer.fill(at(p.ribbon([(100, 4), (96, 26), (102, 44)], [2, 8, 2], 12)), LIGHT)
    p.lay(img, layer, tooth=0.8)


def house(img: p.Array, x: float, y: float, w: float, h: float, wall: str, someone: bool) -> None:
    """A small house with one lit window, and who listens in it."""
    g.passage(img, p.rect(x - w / 2, y - h, w, h), wall, 1.57, w * 0.14, h * 0.5, 31, 0.015, ragged=1.2)
    layer = p.Layer()
    layer.fill(p.rect(x - w * 0.36, y - h * 0.66, w * 0.3, h * 0.4, 2), "4a3a6a")
    layer.fill(p.rect(x - w * 0.33, y - h * 0.64, w * 0.24, h * 0.36, 1), "ffc84a")
    layer.fill(p.rect(x + w * 0.1, y - h * 0.62, w * 0.26, h * 0.62, 3), "2f8a86")
    layer.fill(p.circle(x + w * 0.31, y - h * 0.3, w * 0.022), CREAM)
    if someone:
        hx, hy, r = x - w * 0.2, y - h * 0.47, w * 0.058
        layer.fill(p.circle(hx, hy, r, r * 1.1), INK)
        layer.fill(
            p.spline([(hx - r * 1.7, y - h * 0.28, 1), (hx - r * 1.1, hy + r), (hx + r * 1.1, hy + r), (hx + r * 1.7, y - h * 0.28, 1)]),
            INK,
        )
    p.lay(img, layer, tooth=0.7)


def goat(img: p.Array, x: float, y: float, scale: float) -> None:
    """A dark goat on the cord: three hooves set down, one feeling for the next loop."""

    def at(path: skia.Path) -> skia.Path:
        return p.moved(path, x, y, scale)

    far = p.union(
        p.ribbon([(50, -118), (86, -76), (84, -44)], [34, 20, 13], 30),
        p.ribbon([(86, -64), (90, -40), (104, -24)], [16, 13, 14], 20, True),
        p.ribbon([(-62, -126), (-34, -86), (-50, -46), (-20, -4)], [54, 32, 15, 14], 40),
    )
    g.passage(img, at(far), "1c1838", 1.5, 10, 40, 41, 0.03, ragged=1.0)
    body = p.spline(
        [
            (44, -178), (-20, -168), (-78, -174), (-104, -158), (-108, -126), (-66, -104), (0, -98), (54, -108), (84, -136),
            (98, -172), (114, -206), (134, -206), (164, -196), (178, -206), (172, -222), (148, -246), (124, -258), (106, -244),
            (84, -206),
        ]
    )  # fmt: skip
    near = p.union(
        body,
        p.ribbon([(58, -130), (68, -66), (62, -50), (58, -4)], [52, 22, 15, 15], 40),
        p.ribbon([(-80, -140), (-66, -98), (-92, -56), (-72, -4)], [66, 42, 17, 15], 40),
        p.spline([(-98, -166), (-128, -196), (-134, -206, 1), (-110, -200), (-88, -172)]),
        p.ribbon([(132, -208), (136, -186), (126, -166)], [20, 12, 2], 20),
        p.ribbon([(122, -250), (110, -296), (62, -312)], [17, 12, 2], 30),
        p.ribbon([(134, -250), (134, -300), (96, -330)], [15, 11, 2], 30),
    )
    g.passage(img, at(near), INK, g.along([(x - 100, y - 140), (x, y - 130), (x + 100, y - 150)]), 14, 60, 42, 0.04, ragged=1.2)
    layer = p.Layer()
    layer.fill(at(p.spline([(108, -236, 1), (84, -242), (64, -226, 1), (86, -216)])), "463c7c")
    layer.fill(at(p.spline([(144, -232, 1), (152, -237), (160, -229, 1), (151, -226)])), "ffd76a")
    layer.fill(at(p.circle(153, -231, 2.6)), "17132c")
    for hx, hy in ((58, -2), (-72, -2), (-20, -2)):
        layer.fill(at(p.poly([(hx - 9, hy - 9), (hx + 9, hy - 9), (hx + 13, hy + 5), (hx - 9, hy + 5)])), "f3d9b4")
    layer.fill(at(p.ribbon([(8, -170), (14, -134), (6, -98)], [7, 7, 7], 20)), RED)
    box = p.moved(p.rect(-58, -84, 104, 84, 3), -24, -166, 1, 2)
    layer.fill(at(box), "e9b878")
    layer.fill(at(p.moved(p.poly([(-58, -84), (46, -84), (46, -62), (-58, -60)]), -24, -166, 1, 2)), "f5d09a")
    layer.fill(at(p.moved(p.rect(-13, -84, 12, 84), -24, -166, 1, 2)), RED)
    layer.fill(at(p.moved(p.rect(-58, -44, 104, 11), -24, -166, 1, 2)), RED)
    for side in (-1, 1):
        loop = p.spline([(-7, -84, 1), (-7 + side * 14, -112), (-7 + side * 38, -108), (-7 + side * 30, -90)])
        layer.fill(at(p.moved(loop, -24, -166, 1, 2)), RED)
    p.lay(img, layer, tooth=0.8)


def paint() -> p.Array:
    """Dawn, the far peak, the near peak, cord, goat, and the cloud that hides the ground."""
    img = g.board("fbe9cf", 2)
    sky(img)
    peaks(img)
    house(img, 708, 264, 88, 64, "f3dcc4", False)
    receiver(img, 704, 192, 0.48, 4, 60)
    house(img, 196, 622, 206, 146, CREAM, True)
    cord(img)
    receiver(img, 203, 462, 1.06, -4, 70)
    goat(img, 490, 852, 1.17)
    clouds(img)
    return img
