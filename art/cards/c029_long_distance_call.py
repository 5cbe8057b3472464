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
CORD: list[p.Point] = p.points(
    "348,474 350,520 344,620 344,740 360,850 412,914 477,932 522,935 568,932 628,914 690,862 742,766 764,620 774,430 "
    "772,218"
)
HOOVES = (-72, -20, 58, 106)


def sky(img: p.Array) -> None:
    """Dawn round the disc of the sun, where the goat will stand, and a few broad bands of cloud laid with a full
    brush."""
    far = np.clip(np.hypot((p.grid.x - 500) / 1.1, p.grid.y - 700) / 760 + p.noise(260, 4, 2) * 0.03, 0, 1)
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
        g.passage(
            img,
            p.ribbon(line, widths, 40, True),
            tone,
            g.along(line),
            size=26,
            length=120,
            seed=30 + k,
            jitter=0.012,
            ragged=1.0,
        )
    g.passage(
        img, p.circle(500, 700, 226), "fffbe6", 0.0, size=30, length=130, seed=5, jitter=0.008, density=2.0, ragged=1.2
    )


def peak(img: p.Array, left: list[p.Point], ridge: list[p.Point], right: list[p.Point], tones: tuple[str, str]) -> None:
    """A pinnacle in two planes: its shade in one sweep, the lit side in another."""
    dark, lit = tones
    g.passage(
        img,
        p.poly([*left, *reversed(right)]),
        lit,
        1.35,
        size=34,
        length=170,
        seed=7,
        jitter=0.03,
        density=2.4,
        ragged=1.6,
    )
    g.passage(
        img,
        p.poly([*left, *reversed(ridge)]),
        dark,
        1.75,
        size=34,
        length=170,
        seed=8,
        jitter=0.035,
        density=2.4,
        ragged=1.6,
    )


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
        p.points("34,622 38,730 20,850 4,980 -30,1060 -60,1200"),
        p.points("188,618 206,740 176,850 214,980 190,1080 200,1200"),
        p.points("346,622 326,730 330,850 326,980 352,1080 380,1200"),
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


def cord(img: p.Array, over_hooves: bool = False) -> None:
    """The curly cord: wide loops near us, small ones far away, pulled open where the goat weighs on them.

    `over_hooves` paints again only what passes in front of the hooves.
    """
    line = p.sample(CORD, 1400)
    t = np.linspace(0, 1, 1400)
    size = np.interp(t, [0, 0.2, 0.3, 0.48, 0.57, 0.75, 1], [32, 28, 23, 23, 27, 22, 12])
    thick = np.interp(t, [0, 0.3, 0.5, 1], [17, 14, 12, 5.5])
    pitch = np.interp(t, [0, 0.2, 0.3, 0.48, 0.6, 1], [44, 40, 30.5, 30.5, 34, 22])
    step = np.hypot(*np.gradient(line, axis=0).T)
    phase = np.cumsum(step / pitch) * math.tau
    halves = coil(line, phase, size, thick)
    for front, tone in ((True, RED),) if over_hooves else ((False, DARK), (True, RED)):
        layer = p.Layer()
        for ahead, points, width in halves:
            x, y = points[len(points) // 2]
            if ahead == front and (not over_hooves or (y > 880 and 380 < x < 660)):
                layer.fill(p.ribbon(points, [width, width * 1.12, width], 24, True), tone)
                part = points[len(points) // 4 : len(points) // 2 + 1]
                if front and len(part) > 2:
                    layer.fill(p.ribbon(part, [width * 0.1, width * 0.3, width * 0.1], 12), LIGHT)
        p.lay(img, layer, tooth=0.8)


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
        g.passage(
            img,
            at(p.rect(side * 62 - 16, -196, 32, 40, r=6)),
            DARK,
            1.5,
            size=10,
            length=30,
            seed=seed + 2,
            jitter=0.02,
        )
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


def goat(img: p.Array, x: float, y: float, scale: float) -> None:
    """A dark goat on the cord: knees bent, four cloven hooves set down in the loops."""

    def at(path: skia.Path) -> skia.Path:
        return p.moved(path, x, y, scale)

    far = p.union(
        p.ribbon(p.points("50,-122 94,-74 92,-48 106,-6"), [40, 21, 15, 14], 40),
        p.ribbon(p.points("-62,-126 -34,-86 -50,-46 -20,-4"), [54, 32, 15, 14], 40),
    )
    g.passage(img, at(far), "1c1838", 1.5, size=10, length=40, seed=41, jitter=0.03, ragged=1.0)
    body = p.spline(
        p.points(
            "44,-178 -20,-168 -78,-174 -104,-158 -108,-126 -66,-104 0,-98 54,-108 84,-136 98,-172 114,-206 134,-206 "
            "164,-196 178,-206 172,-222 148,-246 124,-258 106,-244 84,-206"
        )
    )
    near = p.union(
        body,
        p.ribbon(p.points("58,-130 68,-66 62,-50 58,-4"), [52, 22, 15, 15], 40),
        p.ribbon(p.points("-80,-140 -66,-98 -92,-56 -72,-4"), [66, 42, 17, 15], 40),
        p.spline(p.points("-98,-166 -128,-196 -134,-206! -110,-200 -88,-172")),
        p.ribbon([(132, -208), (136, -186), (126, -166)], [20, 12, 2], 20),
        p.ribbon([(122, -250), (110, -296), (62, -312)], [17, 12, 2], 30),
        p.ribbon([(134, -250), (134, -300), (96, -330)], [15, 11, 2], 30),
    )
    g.passage(
        img,
        at(near),
        INK,
        g.along([(x - 100, y - 140), (x, y - 130), (x + 100, y - 150)]),
        size=14,
        length=60,
        seed=42,
        jitter=0.04,
        ragged=1.2,
    )
    p.rim_light(img, p.mask(at(near)), "ffb070", dx=3, dy=-3, alpha=0.8)
    layer = p.Layer()
    layer.fill(at(p.spline(p.points("108,-236! 84,-242 64,-226! 86,-216"))), "463c7c")
    layer.fill(at(p.spline(p.points("144,-232! 152,-237 160,-229! 151,-226"))), "ffd76a")
    layer.fill(at(p.circle(153, -231, 2.6)), "17132c")
    for hx in HOOVES:
        for toe in (p.points("-9,-16! 1,-16! -2,10 -18,20! -20,6"), p.points("1,-16! 10,-16! 22,6 20,20! 3,10")):
            layer.fill(at(p.moved(p.spline(toe), hx, 0)), "c8803c")
        layer.fill(at(p.ribbon([(hx, -12), (hx, 12)], [2, 6], 8)), "4a2a34")
    layer.fill(at(p.ribbon([(8, -170), (14, -134), (6, -98)], [7, 7, 7], 20)), RED)
    box = p.moved(p.rect(-58, -84, 104, 84, r=3), -24, -166, 1, turn=2)
    layer.fill(at(box), "e9b878")
    layer.fill(at(p.moved(p.poly(p.points("-58,-84 46,-84 46,-62 -58,-60")), -24, -166, 1, turn=2)), "f5d09a")
    layer.fill(at(p.moved(p.rect(-13, -84, 12, 84), -24, -166, 1, turn=2)), RED)
    layer.fill(at(p.moved(p.rect(-58, -44, 104, 11), -24, -166, 1, turn=2)), RED)
    for side in (-1, 1):
        loop = p.spline([(-7, -84, 1), (-7 + side * 14, -112), (-7 + side * 38, -108), (-7 + side * 30, -90)])
        layer.fill(at(p.moved(loop, -24, -166, 1, turn=2)), RED)
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
    house(img, 190, 626, 1.0, seed=75)
    p.glow(img, 500, 700, 420, colour="ffeab0", alpha=0.3, power=1.6)
    cord(img)
    receiver(img, 192, 440, 1.0, turn=-4, seed=70)
    goat(img, 504, 902, 1.17)
    cord(img, over_hooves=True)
    clouds(img)
    p.glow(img, 500, 1000, 380, colour="fff0cc", alpha=0.3, power=1.8)
    return img
