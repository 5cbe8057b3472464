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


def flame(layer: p.Layer, x: float, y: float, h: float, lean: float) -> None:
    """A flame standing on (x, y)."""
    w, t = h * 0.3, lean * h
    outer = p.spline(
        [
            (x, y + h * 0.06),
            (x - w, y - h * 0.26),
            (x - w * 0.5 + t * 0.4, y - h * 0.62),
            (x + t, y - h, 1),
            (x + w * 0.62 + t * 0.3, y - h * 0.58),
            (x + w, y - h * 0.26),
        ]
    )
    inner = p.moved(p.spline([(0, 4), (-w * 0.55, -h * 0.22), (t * 0.5, -h * 0.66, 1), (w * 0.55, -h * 0.22)]), x, y)
    layer.gradient(outer, (x, y), (x + t, y - h), ["ff9a30", "ffc84e", "ffe890"], positions=[0, 0.4, 1], alpha=0.97)
    layer.gradient(inner, (x, y), (x, y - h * 0.66), ["ffe9a0", "fffdf0"], positions=[0, 0.6], alpha=0.98)


def tower(layer: p.Layer, x: float, top: float, w: float, seed: int, far: float) -> None:
    """A candle as a house: wax running down, windows lit in rows, a wick."""
    random = np.random.default_rng(seed)
    warm = p.mix(["f6dcae", "f2cf9c", "f0d8bc"][seed % 3], "eebc84", far * 0.7)
    dark = p.mix("7a4028", "c48656", far)
    r, y = w / 2, 1215
    body = p.spline(
        [
            (x - r, y, 1),
            (x - r, top + w * 0.2),
            (x - r * 0.86, top),
            (x - r * 0.3, top + w * 0.06),
            (x + r * 0.2, top + w * 0.02),
            (x + r * 0.84, top),
            (x + r, top + w * 0.24),
            (x + r, y, 1),
        ]
    )
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
    for _ in range(5):
        dx, length = random.uniform(-0.85, 0.85) * r, random.uniform(0.2, 1.3) * w
        wide = random.uniform(0.09, 0.15) * w
        layer.fill(
            p.ribbon([(x + dx, top + 2), (x + dx, top + length)], [wide * 0.7, wide * 1.25], 14, True),
            p.mix(warm, "fff0cc", 0.5),
            0.55,
        )
        layer.stroke(
            p.line([(x + dx + wide * 0.6, top + w * 0.2), (x + dx + wide * 0.6, top + length)]), w * 0.025, dark, 0.35
        )
    for i in range(1, 9):
        for j in range(3):
            if random.random() < 0.6:
                pane = p.rect(
                    x + (j - 1) * w * 0.27 - w * 0.05, top + w * 0.34 + i * w * 0.36, w * 0.1, w * 0.17, r=w * 0.03
                )
                layer.fill(pane, "ffdf7a" if random.random() < 0.5 else "5a2c18", 0.9)
    layer.stroke(p.line([(x, top + w * 0.05), (x + w * 0.03, top - w * 0.16)]), max(w * 0.055, 1.2), "3a2418")


Row = tuple[float, list[tuple[float, float, float, int]]]


def rows() -> list[Row]:
    """The city: rows from far to near, each (distance, [(x, top, width, seed)])."""
    random = np.random.default_rng(14)
    out = []
    for k in range(6):
        near = k / 5
        w = 24 + 80 * near**1.35
        spots, x = [], -10.0 + random.uniform(0, w)
        while x < 820:
            top = 838 + 285 * near**1.15 + random.uniform(-0.75, 0.75) * w
            spots.append((x, top, w * random.uniform(0.85, 1.15), int(random.integers(9999))))
            x += w * random.uniform(1.15, 1.75)
        out.append((1 - near, spots))
    return out


def draw_row(img: p.Array, row: Row) -> None:
    """One row with its flames and its haze of light."""
    far, spots = row
    layer, lights = p.Layer(), p.Layer()
    for x, top, w, seed in spots:
        tower(layer, x, top, w, seed=seed, far=far)
        flame(lights, x + w * 0.02, top - w * 0.1, w * (0.74 + 0.05 * (seed % 8)), lean=0.13 * math.sin(seed))
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
    """Neck and shoulder come in from the left; the far arm reaches over the towers."""
    arm = p.ribbon(p.points("170,640 330,742 452,738 548,676"), [150, 128, 104, 74], 60, True)
    along_arm = p.points("170,640 330,742 452,738 548,676")
    sleeve_fold = [(300, 690), (390, 700), (470, 682)]
    neck_outline = p.points("-92,40! 52,96! 36,150 30,196 -150,220 -150,120")
    trunk = p.spline(p.points("-30,470! 60,520 150,580 236,640 306,740 330,900 330,1100! -30,1100!"))
    collar = p.ribbon([(92, 520), (170, 600), (262, 650)], [34, 44, 30], 30, True)

    cloth = lit(900, 560, "7a2a30", "c04a34", bright="f59a4e")
    go.passage(img, arm, cloth, go.along(along_arm), size=22, seed=5, jitter=0.03)
    go.line(img, sleeve_fold, "7a2a30", 8, seed=4)
    neck = shape(neck_outline)
    go.passage(
        img, neck, lit(760, 470, "4a2a2e", "84462f", bright="d98848"), 1.2, size=18, length=60, seed=6, jitter=0.03
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
    ear_outline = p.points("-30,4 -6,-8 10,10 4,44 -16,62 -30,40")
    ear_fold = p.points("-16,10 0,14 -6,36 -16,42")

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
    go.passage(
        img, ear, lit(600, 420, "8a4c34", "c87844", bright="ffc47a"), 1.2, size=10, length=26, seed=13, jitter=0.03
    )
    mark(img, ear_fold, "6a3428", 5, seed=8)


def hand(img: p.Array) -> None:
    """The fist on the rod: palm behind, the rod, four fingers closed over it, the thumb on top."""
    palm = p.spline(p.points("528,668 548,606 584,594 620,612 624,700 590,736 548,726"))
    thumb = p.ribbon([(560, 640), (566, 604), (590, 580)], [38, 34, 26], 24, True)
    skin = lit(760, 560, "7a4030", "c07a48", bright="ffc880")
    go.passage(img, palm, skin, 0.4, size=14, length=40, seed=31, jitter=0.03)
    cuff = p.ribbon([(524, 634), (560, 722)], [34, 34], 20, True)
    go.passage(
        img, cuff, lit(760, 600, "8a3436", "d8603e", bright="ffb464"), 1.2, size=12, length=40, seed=32, jitter=0.03
    )
    layer = p.Layer()
    top, low = (578.0, 520.0), (628.0, 852.0)
    layer.fill(p.ribbon([top, low], [13, 13], 20, True), BRASS).fill(
        p.ribbon([(top[0] + 3, top[1]), (low[0] + 3, low[1])], [4, 4], 20), "ffe9a0"
    )
    layer.fill(p.circle(576, 512, 17), BRASS).fill(p.circle(581, 516, 6), "ffe9a0")
    x, y = CONE
    cone = p.spline(p.points("-8,-92! 8,-92! 30,-30 50,6! 0,16 -50,6! -30,-30", at=(x, y)))
    layer.gradient(cone, (x - 50, y), (x + 50, y), ["8a5a20", "e8b048", "ffe28a", "b87a2c"], positions=[0, 0.4, 0.6, 1])
    layer.fill(p.circle(x, y + 7, 50, 11), "ffdf86").fill(p.circle(x, y + 8, 43, 8), "7a4418")
    p.lay(img, layer)
    for k, w in enumerate((34, 35, 34, 30)):
        yy, xx = 622 + k * 29, 622 + k * 4
        finger = p.ribbon(
            [(xx + 8, yy), (xx - 10, yy - 6), (xx - 50 + k * 2, yy + 5)], [w * 0.9, w, w * 0.84], 24, True
        )
        if k:
            gap_between = [(xx + 16, yy - 14), (xx - 10, yy - 22), (xx - 52, yy - 10)]
            go.line(img, gap_between, "6a3428", 6, seed=40 + k)
        go.passage(
            img,
            finger,
            skin * np.float32(1.04 - 0.02 * k),
            0.1,
            size=10,
            length=26,
            seed=33 + k,
            jitter=0.02,
            ragged=1.0,
        )
    go.passage(img, thumb, skin, 1.2, size=10, length=26, seed=39, jitter=0.02, ragged=1.0)


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
    tower(layer, CONE[0], CONE[1] + 96, 92, seed=5, far=0.1)
    p.lay(img, layer, tooth=0.8)
    light = p.Layer()
    flame(light, CONE[0], CONE[1] + 88, 80, lean=0.04)
    p.glow(img, CONE[0], CONE[1] + 50, 190, colour="ffb848", alpha=0.6)
    p.lay(img, light)
    hand(img)
    for row in city[4:]:
        draw_row(img, row)
    return np.clip(img, 0, 1)
