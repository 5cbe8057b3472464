"""A child leans over a city whose towers are candles, the snuffer in hand, and cannot decide which light goes first.

Technique: gouache. Back to front: dusk, the child, the far rows of towers, one flame below the snuffer, the hand, the
near rows.
"""

from __future__ import annotations

import math

import numpy as np
import skia

from art import paint as p
from art.finish import Finish
from art.paint.voices import gouache as go

NUMBER, TITLE = 18, "Lights Out"
FINISH = Finish(touch=0, patches=0, edges=0, bloom=0.2, vignette=0, grain=0, split=0.02, contrast=1.03)

BRASS = "d8a040"
HEAD, SIZE, TILT = (300.0, 372.0), 1.5, 17.0
CONE = (630.0, 930.0)


def dusk() -> p.Array:
    """A teal evening, peach over the horizon."""
    teal_dusk = [(0, "0e4a5c"), (0.3, "1f7078"), (0.52, "7fae98"), (0.64, "f2c890"), (1, "f4b870")]
    img = p.vertical(teal_dusk, wobble=p.noise(300, 4, 3) * 0.03)
    p.brush(img, 130, 1500, p.swirl(340, 5, 0.6), jitter=0.03, alpha=0.5, seed=3)
    p.brush(img, 60, 1800, p.swirl(260, 6, 0.6), jitter=0.03, alpha=0.4, seed=4)
    return img


def flame(layer: p.Layer, x: float, y: float, h: float, seed: int) -> None:
    """A flame standing on (x, y), each with its own lean, belly and tongue."""
    random = np.random.default_rng(seed)
    t, w = random.normal(0, 0.14) * h, random.uniform(0.22, 0.33) * h
    belly, neck = random.uniform(0.2, 0.34) * h, random.uniform(0.52, 0.68) * h
    left, right = random.uniform(0.3, 0.62, 2) * w
    outer = p.spline(
        [
            (x, y + h * 0.06),
            (x - w, y - belly),
            (x - left + t * 0.2, y - neck),
            (x + t, y - h, 1),
            (x + right + t * 0.35, y - neck),
            (x + w * random.uniform(0.85, 1.05), y - belly),
        ]
    )
    high = random.uniform(0.5, 0.72) * h
    inner = p.spline(
        [
            (x, y + 3),
            (x - w * 0.52, y - belly * 0.85),
            (x + t * 0.45, y - high, 1),
            (x + w * 0.5, y - belly * 0.9),
        ]
    )
    layer.gradient(outer, (x, y), (x + t, y - h), ["ff8c28", "ffc04a", "ffe48a"], positions=[0, 0.4, 1], alpha=0.97)
    layer.gradient(inner, (x, y), (x, y - high), ["ffe292", "fffdf0"], positions=[0, 0.6], alpha=0.98)


def rim(x: float, top: float, w: float, kind: int) -> list[p.Point]:
    """The head of a candle from left to right: a plain rim, a narrower upper floor, a slope, or a burnt-out bowl."""
    profiles = (
        "-1,0.2 -0.86,0 -0.3,0.06 0.2,0.02 0.84,0 1,0.24",
        "-1,1.5 -0.95,1.28 -0.72,1.2 -0.66,1.06 -0.66,0.16 -0.52,0 0,0.05 0.54,0.01 0.66,0.18 0.66,0.98 0.76,1.12 "
        "0.96,1.22 1,1.45",
        "-1,0.1 -0.82,-0.12 -0.4,-0.05 -0.1,0.07 0.4,0.2 0.86,0.32 1,0.56",
        "-1,0.3 -0.95,-0.14 -0.72,-0.18 -0.5,0.05 0.3,0.07 0.62,-0.06 0.9,0 1,0.3",
    )
    return p.points(profiles[kind], at=(x, top), scale=(w / 2, w))


def tower(layer: p.Layer, x: float, top: float, w: float, seed: int, far: float) -> None:
    """A candle as a house: its own kind of head, wax running down, windows lit in rows, a wick."""
    random = np.random.default_rng(seed)
    warm = p.mix(["f6dcae", "f2cf9c", "f0d8bc"][seed % 3], "eebc84", far * 0.7)
    dark = p.mix("7a4028", "c48656", far)
    r, y, kind = w / 2, 1215, seed % 4
    room = 0.6 if kind == 1 else 0.85
    body = p.spline([(x - r, y, 1), *rim(x, top, w, kind), (x + r, y, 1)])
    layer.gradient(
        body,
        (x - r, 0),
        (x + r, 0),
        [dark, warm, p.mix(warm, "ffffff", 0.35), p.mix(dark, warm, 0.35)],
        positions=[0, 0.34, 0.6, 1],
    )
    layer.gradient(
        body, (0, top), (0, top + w * 2.6), ["ffe9a8", "eca050", "5a2a1c"], positions=[0, 0.28, 1], alpha=0.74
    )
    for _ in range(int(random.integers(2, 7))):
        dx, length = random.uniform(-room, room) * r, random.uniform(0.2, 1.3) * w
        wide = random.uniform(0.09, 0.15) * w
        layer.fill(
            p.ribbon([(x + dx, top + 2), (x + dx, top + length)], [wide * 0.7, wide * 1.25], 14, True),
            p.mix(warm, "fff0cc", 0.5),
            0.55,
        )
        layer.stroke(
            p.line([(x + dx + wide * 0.6, top + w * 0.2), (x + dx + wide * 0.6, top + length)]), w * 0.025, dark, 0.35
        )
    if seed % 8 == 4:
        for turn in np.arange(0.4, 4, 0.42):
            line = p.points(f"-1,{turn} -0.2,{turn + 0.2} 1,{turn + 0.3}", at=(x, top), scale=(r, w))
            layer.stroke(p.spline(line, False), w * 0.05, dark, 0.4)
    for i in range(1, 9):
        for j in range(3):
            if random.random() < 0.6:
                apart = 0.19 if kind == 1 and i < 3 else 0.27
                pane = p.rect(
                    x + (j - 1) * w * apart - w * 0.05, top + w * 0.34 + i * w * 0.36, w * 0.1, w * 0.17, r=w * 0.03
                )
                layer.fill(pane, "ffdf7a" if random.random() < 0.5 else "5a2c18", 0.9)
    layer.stroke(p.line([(x, top + w * 0.05), (x + w * 0.03, top - w * 0.16)]), max(w * 0.055, 1.2), "3a2418")


Row = tuple[float, list[tuple[float, float, float, int]]]


def rows() -> list[Row]:
    """The city: rows from far to near, each (distance, [(x, top, width, seed)]); none before the snuffer."""
    random = np.random.default_rng(14)
    out = []
    for k in range(6):
        near = k / 5
        w = 24 + 80 * near**1.35
        spots, x = [], -10.0 + random.uniform(0, w)
        while x < 820:
            wide = w * random.uniform(0.7, 1.3)
            if k > 1 and abs(x - CONE[0]) < 84 + 0.3 * w:
                x = CONE[0] + 96 + 0.3 * w
            top = 838 + 285 * near**1.15 + random.uniform(-0.9, 0.7) * w
            spots.append((x, top, wide, int(random.integers(9999))))
            x += w * random.uniform(1.15, 1.75)
        out.append((1 - near, spots))
    return out


def draw_row(img: p.Array, row: Row) -> None:
    """One row with its flames and its haze of light."""
    far, spots = row
    layer, lights = p.Layer(), p.Layer()
    for x, top, w, seed in spots:
        tower(layer, x, top, w, seed=seed, far=far)
        flame(lights, x + w * 0.02, top - w * 0.1, w * (0.64 + 0.05 * (seed % 9)), seed=seed)
    p.lay(img, layer, tooth=0.8)
    for x, top, w, _ in spots:
        p.glow(img, x, top - w * 0.4, w * 1.6, colour="ffa838", alpha=0.26)
    p.lay(img, lights)
    base = float(np.mean([s[1] for s in spots])) + 90
    p.over(img, p.smooth(base, base + 190, p.grid.y), p.mix("6e3420", "e8a05c", far), 0.5)


def lit(low: float, high: float, shade: str, middle: str, bright: str) -> p.Array:
    """Colour under candle light: dark above `high`, bright below `low`."""
    t = p.smooth(high, low, p.grid.y + p.noise(60, 9, 2) * 14)[..., None]
    a, b, c = p.rgb(shade), p.rgb(middle), p.rgb(bright)
    return np.where(t < 0.5, a + (b - a) * t * 2, b + (c - b) * (t * 2 - 1)).astype(np.float32)


def turned(points: p.Points) -> list[p.Point]:
    """Points of the upright head, bent over the city."""
    c, s = math.cos(math.radians(TILT)) * SIZE, math.sin(math.radians(TILT)) * SIZE
    return [(HEAD[0] + q[0] * c - q[1] * s, HEAD[1] + q[0] * s + q[1] * c, *q[2:]) for q in points]


def shape(points: p.Points) -> skia.Path:
    """A closed outline of the bent head."""
    return p.spline(turned(points))


def mark(img: p.Array, points: p.Points, colour: str, width: float, seed: int = 3) -> None:
    """A brush line on the face."""
    go.line(img, turned(points), colour, width, seed=seed)


def body(img: p.Array) -> None:
    """Neck and shoulder come in from the left; the arm reaches over the towers, bent at the elbow."""
    shoulder, elbow, wrist = (206.0, 676.0), (410.0, 748.0), (546.0, 674.0)
    upper = p.ribbon([shoulder, (316, 716), elbow], [150, 122, 90], 40, True)
    fore = p.ribbon([elbow, (476, 716), wrist], [90, 92, 68], 40, True)
    neck_outline = p.points("-92,40! 52,96! 36,150 30,196 -150,220 -150,120")
    trunk = p.spline(p.points("-30,470! 60,520 150,580 236,640 306,740 330,900 330,1100! -30,1100!"))
    collar = p.ribbon([(92, 520), (170, 600), (262, 650)], [34, 44, 30], 30, True)

    cloth = lit(900, 560, "7a2a30", "c04a34", bright="f59a4e")
    go.passage(img, upper, cloth, 0.42, size=22, seed=5, jitter=0.03)
    go.passage(img, fore, cloth * np.float32(1.05), -0.7, size=20, seed=6, jitter=0.03)
    for k, fold in enumerate(("392,690 414,714 414,748", "408,692 432,708 440,734", "500,664 512,686 510,706")):
        go.line(img, p.points(fold), "7a2a30", 8 - k, seed=4 + k)
    neck = shape(neck_outline)
    go.passage(
        img, neck, lit(690, 440, "4a2a2e", "9a5236", bright="eaa056"), 1.2, size=18, length=60, seed=6, jitter=0.03
    )
    go.passage(img, trunk, cloth, 0.9, size=26, length=110, seed=7, jitter=0.03)
    go.passage(
        img, collar, lit(800, 520, "8a3436", "d8603e", bright="ffb464"), 0.7, size=14, length=50, seed=8, jitter=0.03
    )


def head(img: p.Array) -> None:
    """A profile, lit from below: the lids lowered over the flames, a small smile."""
    face = p.points(
        "20,-176 76,-150 108,-104 114,-58 106,-22! 118,4 142,30 146,44 126,54! 122,64 130,76 124,86 110,89! 122,96 "
        "122,108 108,118 112,134 100,154 70,160 10,132 -50,96 -96,30 -90,-80"
    )
    jaw_shade = p.points("112,140 100,154 70,160 10,132 -50,96 0,112 60,132 94,132")
    warm_cheek = p.points("36,78 76,64 92,84 70,108 34,106")
    brow = [(58, -38), (82, -54), (106, -46)]
    smile = p.points("126,88 102,90 86,80 82,72")
    hair = p.points(
        "92,-128! 74,-168 20,-196 -56,-196 -124,-158 -156,-80 -154,16 -134,84 -96,118! -100,74 -74,84! -66,40 "
        "-40,52! -34,6 -22,-34 0,-50 22,-40! 26,-76 48,-62! 56,-100 86,-90! 82,-112"
    )
    along_hair = p.points("80,-160 -60,-170 -140,-60 -120,100")
    crown_lock = [(40, -190), (-60, -180), (-130, -100)]
    middle_lock = p.points("20,-150 -60,-140 -110,-60 -120,30")
    low_lock = p.points("30,-120 -30,-100 -70,-40 -84,40")
    forelock = [(60, -130), (20, -120), (0, -80)]
    ear_outline = p.points("-42,0 -26,-18 -4,-18 8,0 6,26 -4,42 -10,54 -22,58 -32,48 -38,24")
    ear_hollow = p.points("-28,10 -16,-4 -3,4 -5,24 -14,32 -24,28")
    ear_root = p.points("5,10 4,26 -4,42 -9,54 -20,58")
    ear_edge = p.points("-36,28 -37,4 -22,-12 -4,-12 3,6")

    skin = lit(650, 300, "7a4434", "b86a42", bright="f6b468")
    m = go.passage(img, shape(face), skin, 0.5, size=17, length=60, seed=11, jitter=0.025)
    under = p.mask(shape(jaw_shade))
    p.over(img, under * m, p.rgb("ffd48c"), 0.75)
    lit_from_below = (
        p.points("146,44 126,54 108,50 120,40 138,36"),
        p.points("130,78 122,87 110,89 112,80"),
        p.points("124,100 120,112 106,118 108,106"),
    )
    for lightened in lit_from_below:
        p.over(img, p.mask(shape(lightened)) * m, p.rgb("ffd08a"), 0.55)
    p.over(img, p.blur(p.mask(shape(warm_cheek)), 9) * m, p.rgb("f07a48"), 0.5)
    mark(img, [(62, 6), (78, 18), (102, 14)], "1c1014", 8, seed=2)
    for a, b in (((102, 14), (116, 22)), ((92, 17), (104, 29)), ((82, 18), (90, 31))):
        mark(img, [a, ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + 3), b], "1c1014", 5, seed=3)
    mark(img, [(66, -10), (82, -8), (100, -10)], "6a3428", 5, seed=4)
    mark(img, brow, "1c1014", 11, seed=5)
    mark(img, smile, "5a1e1c", 7, seed=6)
    mark(img, [(118, 46), (110, 40), (114, 32)], "7a3a28", 5, seed=7)
    dark = lit(640, 260, "14202a", "24202a", bright="7a4224")
    go.passage(img, shape(hair), dark, go.along(turned(along_hair)), size=13, length=80, seed=12)
    for k, points in enumerate(
        (
            crown_lock,
            middle_lock,
            low_lock,
            forelock,
        )
    ):
        mark(img, points, "1f3a45" if k < 1 else "35282c", 7, seed=20 + k)
    ear = shape(ear_outline)
    p.over(img, p.blur(p.mask(p.moved(ear, -7, -6)), 4), p.rgb("3a2024"), 0.5)
    go.passage(
        img, ear, lit(500, 360, "94523a", "cc7c48", bright="f8bc74"), 1.2, size=9, length=26, seed=13, jitter=0.03
    )
    go.passage(img, shape(ear_hollow), "7c4030", 1.2, size=7, length=18, seed=14, jitter=0.03)
    mark(img, ear_root, "84482f", 4.5, seed=9)
    mark(img, ear_edge, "d08850", 6, seed=8)


def snuffer(img: p.Array) -> None:
    """The golden rod with its knob, and the cone at its end."""
    layer = p.Layer()
    top, low = (592.0, 500.0), (628.0, 852.0)
    layer.fill(p.ribbon([top, low], [14, 14], 20, True), BRASS).fill(
        p.ribbon([(top[0] + 3, top[1]), (low[0] + 3, low[1])], [4, 4], 20), "ffe9a0"
    )
    layer.fill(p.circle(591, 494, 18), BRASS).fill(p.circle(596, 499, 6.5), "ffe9a0")
    x, y = CONE
    cone = p.spline(p.points("-8,-92! 8,-92! 30,-30 50,6! 0,16 -50,6! -30,-30", at=(x, y)))
    layer.gradient(cone, (x - 50, y), (x + 50, y), ["8a5a20", "e8b048", "ffe28a", "b87a2c"], positions=[0, 0.4, 0.6, 1])
    layer.fill(p.circle(x, y + 7, 50, 11), "ffdf86").fill(p.circle(x, y + 8, 43, 8), "7a4418")
    p.lay(img, layer)


def hand(img: p.Array) -> None:
    """The fist on the rod: palm behind, the rod, four fingers bent round it towards us, the thumb across them."""
    palm = p.spline(p.points("530,668 546,618 574,598 612,600 632,628 636,700 600,738 552,730"))
    cuff = p.ribbon([(522, 630), (562, 724)], [36, 36], 20, True)
    skin = lit(760, 560, "7a4030", "c07a48", bright="ffc880")
    crease, nail = "5e2c26", "f2b47e"

    def part(path: skia.Path, tone: float, seed: int) -> None:
        p.lay(img, p.Layer().stroke(path, 5, crease, 0.85), tooth=0.8)
        go.passage(img, path, skin * np.float32(tone), 0.1, size=10, length=26, seed=seed, jitter=0.02, ragged=1.0)

    go.passage(img, palm, skin * np.float32(0.86), 0.4, size=14, length=40, seed=31, jitter=0.03)
    snuffer(img)
    for k, (w, back) in enumerate(((32, 0), (34, 5), (33, 3), (28, -6))):
        x, y = 606 + k * 3, 634 + k * 27
        tip, bend = (x - 26, y + 6), (x + 30 + back, y - 3)
        finger = p.union(
            p.ribbon([bend, (x, y), tip], [w * 0.94, w, w * 0.78], 20, True),
            p.ribbon([(x + 16, y - 9), bend], [w * 0.8, w * 0.94], 12, True),
        )
        part(finger, 1.06 - 0.02 * k, seed=33 + k)
        if k > 1:
            go.dab(img, p.circle(tip[0] - 3, tip[1] - 1, 9, 7), nail, 0.1, size=5, length=12)
    thumb = p.union(
        p.ribbon([(556, 672), (562, 634)], [42, 38], 14, True), p.ribbon([(562, 634), (610, 618)], [36, 27], 14, True)
    )
    part(thumb, 1.0, seed=39)
    go.dab(img, p.moved(p.circle(0, 0, 11, 7), 608, 614, turn=-16), nail, -0.3, size=5, length=14)
    go.line(img, p.points("556,622 564,630 566,640"), "8a4a34", 4, seed=3)
    go.passage(
        img, cuff, lit(760, 600, "8a3436", "d8603e", bright="ffb464"), 1.2, size=12, length=40, seed=32, jitter=0.03
    )


def paint() -> p.Array:
    """Dusk, the child bent in from the left, the city in front, the snuffer over one flame."""
    img = dusk()
    city = rows()
    p.glow(img, 470, 830, 520, colour="ffb050", alpha=0.5)
    body(img)
    head(img)
    for row in city[:4]:
        draw_row(img, row)
    layer = p.Layer()
    tower(layer, CONE[0], CONE[1] + 108, 96, seed=8, far=0.1)
    p.lay(img, layer, tooth=0.8)
    light = p.Layer()
    flame(light, CONE[0], CONE[1] + 99, 74, seed=5)
    p.glow(img, CONE[0], CONE[1] + 50, 190, colour="ffb848", alpha=0.6)
    p.lay(img, light)
    hand(img)
    for row in city[4:]:
        draw_row(img, row)
    return np.clip(img, 0, 1)
