"""A black cat lets a sleeper's bed down a well of books on one rope, towards a moonlit sea where a boat waits.

Technique: gouache. We look down past the cat. Back to front: the sea with moon, stars and boat, the walls of books from
the deepest shelf to the nearest, the bed, the beam with its wheel and lamp, the cat.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from itertools import pairwise

import numpy as np
import skia

from art import paint as p
from art.finish import Finish
from art.paint.voices import gouache as go

NUMBER, TITLE = 77, "Going Down"
FINISH = Finish(touch=0, patches=0, edges=0, bloom=0.35, vignette=0, grain=0, split=0.02, contrast=1.05)

EYE = (424.0, 980.0)
# how far the walls stand from the line of sight, one length before us
LEFT, RIGHT, BACK, FRONT = -690.0, 630.0, -1450.0, 410.0
SHELVES = (0.86, 1.02, 1.22, 1.46, 1.74, 2.08, 2.5)
WATER = SHELVES[-1]
LAMP: p.Light = (0.45, -0.75, 0.42)
LAMP_AT = (706.0, 66.0)
BINDINGS = ("c8502f", "e0a23a", "e4d4ae", "3f8a98", "a83c50", "5a5aa8", "8a5238", "3f7a60", "d8744a", "2f5a8c")
WOOD, DARK = ("4a2018", "b06a34", "f8c078"), ("2c1018", "6a3020", "a85c38")
BRASS, LINEN, BLACK = ("5a3418", "d8982c", "fff0a0"), ("6a68a8", "dcd4e6", "fff6e4"), ("06050f", "14112a", "3a3460")
SKIN, TEAL = ("a0604c", "e8aa80", "ffdcb0"), ("0f4452", "2c929c", "9ae4d4")
IRON, ROPE = ("14122c", "3c3a5c", "9a94b4"), "f0d49c"
WHEEL, RING = (560.0, 196.0), (572.0, 356.0)
BED, BED_TURN, BED_SIZE = (496.0, 676.0), math.radians(9), 0.9
PATCHES = ("e8a832", "d84a34", "7a58b0", "3a6ab4", "ecdcc8", "2f8a80", "f0b8a0", "b83458", "f4d868", "5a9ad0")


def down(x: float, y: float, depth: float) -> tuple[float, float]:
    """A point of the well, seen from above: x and y from the line of sight, and how deep."""
    return EYE[0] + x / depth, EYE[1] + y / depth


def on_wall(side: str, u: float, out: float, depth: float) -> tuple[float, float]:
    """A point on a wall: u from 0 to 1 along it, `out` from it into the well."""
    if side == "back":
        return down(LEFT + (RIGHT - LEFT) * u, BACK + out, depth)
    if side == "front":
        return down(LEFT + (RIGHT - LEFT) * u, FRONT - out, depth)
    edge = LEFT + out if side == "left" else RIGHT - out
    return down(edge, BACK + (FRONT - BACK) * u, depth)


def lit(colour: str, depth: float) -> p.Array:
    """A colour near the lamp, or deep in the blue."""
    t = float(np.clip((depth - 0.95) / (WATER - 0.95), 0, 1))
    warm = p.mix(colour, "ffb04c", 0.3 * (1 - t))
    return p.mix(warm, "1e2668", 0.1 + 0.62 * t)


def sea(img: p.Array) -> None:
    """Far down: dark water full of stars, and the moon broken in it."""
    far = np.hypot((p.grid.x - 440) * 0.9, p.grid.y - 1010) / 560
    water = p.ramp(np.clip(far + p.noise(50, 6, 3, ax=3) * 0.12, 0, 1), [(0, "6fa4dc"), (0.4, "2f5cae"), (1, "121a56")])
    go.passage(img, p.rect(-10, 420, 820, 800), water, 0.0, size=14, length=90, seed=4, jitter=0.05, ragged=1.0)
    random = np.random.default_rng(8)
    layer = p.Layer()
    for _ in range(64):
        x, y = random.uniform(190, 640), random.uniform(440, 1120)
        r = random.choice([1.6, 2.2, 3.0, 4.4], p=[0.4, 0.3, 0.2, 0.1])
        layer.fill(p.circle(x, y, r * 1.3, r), "f4f0d8", random.uniform(0.5, 1))
    for k in range(64):
        y = random.uniform(934, 1084)
        half = 68 * math.sqrt(max(0.02, 1 - ((y - 1008) / 78) ** 2))
        w = half * random.uniform(0.6, 1.08)
        x = 478 + random.normal(0, 5)
        sliver = p.points("-1,0! -0.4,-1 0.4,-1 1,0! 0.4,1 -0.4,1", at=(x, y), scale=(w, random.uniform(3, 7)))
        layer.fill(p.spline(sliver), "fff6d2" if k % 3 else "d8ecff", 0.92)
    for _ in range(44):
        x, y, w = random.uniform(200, 630), random.uniform(450, 1100), random.uniform(24, 64)
        wave = [(x - w, y + 5), (x - w * 0.4, y - 4), (x + w * 0.2, y - 3), (x + w, y + 6)]
        near = math.exp(-((math.hypot(x - 478, y - 1008) / 200) ** 2))
        layer.fill(p.ribbon(wave, [0.6, 5, 6, 0.6], 24), p.mix("4f86d8", "e8f6ff", near), 0.35 + 0.5 * near)
        trough = [(q[0] + 6, q[1] + 8) for q in wave]
        layer.fill(p.ribbon(trough, [0.6, 5, 5, 0.6], 24), "101850", 0.35)
    p.lay(img, layer, tooth=1.0)
    p.glow(img, 478, 1008, 260, colour="bfe0ff", alpha=0.45, power=1.6)


def waterline(img: p.Array, water: p.Array) -> None:
    """The sea laps round the lowest shelves: the dark of the walls on it, thin broken lines where it meets them."""
    wet = p.rough(p.mask(p.rect(194, 448, 436, 649)), 3, 60, 5)
    img[:] = img * (1 - wet[..., None]) + water * wet[..., None]
    p.multiply(img, wet * p.smooth(1.0, 0.5, p.blur(wet, 22) + p.noise(12, 7, 2, ax=3) * 0.1), "181450", 0.7)
    random = np.random.default_rng(21)
    lines = p.Layer()
    for _ in range(56):
        along, off, w = random.uniform(0, 1), abs(random.normal(0, 11)) + 3, random.uniform(10, 34)
        kind = int(random.integers(4))
        if kind < 2:
            x, y = (196 + off, 628 - off)[kind], 452 + 640 * along
            lap = [(x, y - w), (x + random.normal(0, 3), y), (x + random.normal(0, 2), y + w)]
        else:
            x, y = 200 + 424 * along, (452 + off, 1094 - off)[kind - 2]
            lap = [(x - w, y), (x, y + random.normal(0, 3)), (x + w, y + random.normal(0, 2))]
        lines.fill(p.ribbon(lap, [0.5, 3.4, 0.5], 14), "7fb0f0", random.uniform(0.2, 0.6))
    p.lay(img, lines, tooth=0.8, clip=wet)


def boat(img: p.Array) -> None:
    """Red, its sail up: it waits on the moon's reflection."""
    x, y, k = 284, 1038, 0.68
    hull = p.spline(p.points("-74,-10! -30,-2 30,-2 82,-16! 64,20 30,34 -24,34 -58,18", at=(x, y), scale=(k, k)))
    inside = p.spline(p.points("-74,-10! -30,-22 34,-24 82,-16! 30,-2 -30,-2", at=(x, y), scale=(k, k)))
    sail = p.spline(p.points("-6,-16! -22,-90 -14,-152! 40,-96 66,-30! 30,-16", at=(x, y), scale=(k, k)))
    jib = p.spline(p.points("-14,-18! -30,-80 -22,-136! -58,-70 -70,-22! -44,-14", at=(x, y), scale=(k, k)))
    moon: p.Light = (0.6, 0.1, 0.6)
    p.multiply(img, p.blur(p.mask(p.circle(x + 3, y + 22, 50, 9)), 5), "142058", 0.75)
    p.over(img, p.mask(inside), "3a1428")
    go.model(img, jib, ("7a78a8", "d8cbd8", "fff4e4"), moon, flow=1.9, size=7, radius=22, seed=4)
    go.line(img, p.points("-10,-10 -14,-90 -18,-160", at=(x, y), scale=(k, k)), "4a2a30", 6, seed=3, taper=False)
    go.model(img, sail, ("c08a78", "ffe4bc", "fff8e0"), moon, flow=1.2, size=8, radius=28, seed=3)
    go.model(img, hull, ("6a1428", "d4402e", "ff8a58"), (-0.4, -0.5, 0.5), flow=0.0, size=7, radius=18, seed=5)
    go.line(img, p.points("-72,-10 -30,-1 30,-1 80,-15", at=(x, y), scale=(k, k)), "ffd49a", 4, seed=6, taper=False)
    pennant = p.poly(p.points("-18,-160 -52,-150 -18,-144", at=(x, y), scale=(k, k)))
    p.lay(img, p.Layer().fill(pennant, "ffcf4c"), tooth=0.6)


class Shelf:
    """One board of one wall with all that stands on it."""

    def __init__(self, layer: p.Layer, side: str, top: float, foot: float, seed: int) -> None:
        self.layer, self.side, self.top, self.foot = layer, side, top, foot
        self.random = np.random.default_rng(seed)

    def quad(
        self, u0: float, u1: float, a: tuple[float, float], b: tuple[float, float], lean: float = 0.0
    ) -> skia.Path:
        """A face between two edges; each edge is (out, depth); the first is shifted along the wall by `lean`."""
        shake = self.random.normal(0, 0.0012, 4)
        return p.poly(
            [
                on_wall(self.side, u0 + lean + shake[0], *a),
                on_wall(self.side, u1 + lean + shake[1], *a),
                on_wall(self.side, u1 + shake[2], *b),
                on_wall(self.side, u0 + shake[3], *b),
            ]
        )

    def board(self) -> None:
        """The plank, from above, with its lit edge."""
        thick = self.foot + 0.024
        t = (self.foot - SHELVES[0]) / (WATER - SHELVES[0])
        edge = p.mix(lit("b87848", self.foot), p.mix("e0985c", "6c8ce0", float(np.clip(t * 1.5 - 0.5, 0, 1))), 0.5)
        self.layer.fill(self.quad(-0.1, 1.1, (0, self.foot), (118, self.foot)), lit("4a2a38", self.foot))
        self.layer.fill(self.quad(-0.1, 1.1, (118, self.foot), (118, thick)), edge)

    def back(self) -> None:
        """The dark behind the books."""
        self.layer.fill(self.quad(-0.1, 1.1, (0, self.top), (0, self.foot)), lit("2a1430", self.foot))

    def book(self, u: float, w: float, tall: float, lean: float) -> None:
        """The pages seen from above, the back of the binding, bands on it."""
        head = self.foot - (self.foot - self.top) * tall
        deep = self.random.uniform(80, 108)
        colour = BINDINGS[int(self.random.integers(len(BINDINGS)))]
        cloth = p.mix(lit(colour, self.foot), "140c30", self.random.uniform(0, 0.22))
        pages = lit("f0e2c0", head)
        self.layer.fill(self.quad(u, u + w, (4, head), (deep, head)), cloth)
        self.layer.fill(self.quad(u + w * 0.14, u + w * 0.86, (10, head), (deep - 8, head)), pages, 0.9)
        self.layer.fill(self.quad(u, u + w, (deep, head), (deep, self.foot), lean=lean), cloth)
        dark, pale = p.mix(cloth, "0c0824", 0.4), p.mix(cloth, "fff0c0", 0.45)
        self.layer.fill(self.quad(u + w * 0.78, u + w, (deep, head), (deep, self.foot), lean=lean), dark, 0.5)
        self.layer.fill(self.quad(u + w * 0.1, u + w * 0.26, (deep, head), (deep, self.foot), lean=lean), pale, 0.35)
        for at in self.random.choice([0.14, 0.24, 0.5, 0.78, 0.86], int(self.random.integers(0, 3)), replace=False):
            a, b = head + (self.foot - head) * at, head + (self.foot - head) * (at + 0.05)
            gap = lean * (1 - at)
            band = self.quad(u + w * 0.06 + gap, u + w * 0.94 + gap, (deep, a), (deep, b))
            self.layer.fill(band, pale, 0.85)

    def pile(self, u: float, w: float) -> None:
        """A few books lying on each other."""
        foot = self.foot
        for _ in range(int(self.random.integers(2, 4))):
            head = foot - (self.foot - self.top) * self.random.uniform(0.12, 0.2)
            shift = self.random.normal(0, w * 0.06)
            colour = lit(BINDINGS[int(self.random.integers(len(BINDINGS)))], self.foot)
            face = self.quad(u + shift, u + w + shift, (100, head), (100, foot))
            self.layer.fill(face, colour)
            self.layer.fill(self.quad(u + shift, u + w + shift, (8, head), (100, head)), p.mix(colour, "ffe0a0", 0.25))
            foot = head

    def fill(self) -> None:
        """Books of all sizes from one end to the other, with gaps, piles and some that lean."""
        run = 1320 if self.side in ("back", "front") else 1860
        u = -0.02
        while u < 1.02:
            kind = self.random.random()
            if kind < 0.06:
                u += self.random.uniform(26, 70) / run
            elif kind < 0.12:
                w = self.random.uniform(90, 130) / run
                self.pile(u, w)
                u += w + 8 / run
            else:
                w = self.random.gamma(5, 7) / run + 14 / run
                leans = self.random.random() < 0.14
                lean = self.random.uniform(18, 42) / run * self.random.choice([-1, 1]) if leans else 0.0
                u += max(0.0, -lean)
                self.book(u, w, self.random.uniform(0.56, 0.95), lean)
                u += w + max(0.0, lean) + self.random.uniform(0, 4) / run


def walls(img: p.Array) -> None:
    """Three walls of books, from the water up; each shelf hides a little of the one below it."""
    layer = p.Layer()
    for k in range(len(SHELVES) - 2, -1, -1):
        for n, side in enumerate(("front", "back", "left", "right")):
            shelf = Shelf(layer, side, SHELVES[k], SHELVES[k + 1], seed=17 + 10 * k + n)
            shelf.back()
            shelf.board()
            shelf.fill()
    cover = layer.alpha()
    before = img.copy()
    p.lay(img, layer, tooth=0.8)
    radial = np.arctan2(p.grid.y - EYE[1], p.grid.x - EYE[0])
    p.brush(img, 12, 9000, radial, jitter=0.04, alpha=0.5, seed=6)
    img[:] = before * (1 - cover[..., None]) + img * cover[..., None]
    shade_walls(img, cover)


def shade_walls(img: p.Array, cover: p.Array) -> None:
    """Lamplight above, moonlight off the water below, shadow in the corners."""
    away = np.hypot(p.grid.x - LAMP_AT[0], p.grid.y - LAMP_AT[1])
    p.multiply(img, cover * p.smooth(380, 980, away + p.noise(90, 4, 3) * 60), "34388e", 0.5)
    lamp = p.smooth(640, 60, away)
    p.shine(img, cover * lamp, "ff9a38", 0.5)
    moon = p.smooth(420, 60, np.hypot(p.grid.x - 560, (p.grid.y - 1000) * 0.6))
    p.shine(img, cover * moon, "5c94ff", 0.36)
    for side, shade, strength in (("right", "30246a", 0.5), ("left", "4a3a7c", 0.24), ("front", "241c5c", 0.5)):
        corner = 118 / (RIGHT - LEFT if side == "front" else FRONT - BACK)
        ends = ((corner, 0.5), (1 - corner, 0.5), (1 - corner, WATER), (corner, WATER))
        rim = [on_wall(side, u, 118, depth) for u, depth in ends]
        p.multiply(img, p.mask(p.poly(rim)) * cover, shade, strength)
    for x in (LEFT, RIGHT):
        dark = p.mask(p.ribbon([down(x, BACK, 0.9), down(x, BACK, WATER)], [90, 40], 20), soft=18)
        p.multiply(img, dark * cover, "140c34", 0.7)


def uprights(img: p.Array) -> None:
    """In the two far corners of the well a post, from above us down to the water."""
    layer = p.Layer()
    for x, edge in ((LEFT + 118, 1), (RIGHT - 118, -1)):
        depths = np.linspace(WATER, 0.8, 36)
        for a, b in pairwise(depths):
            (u, v), (r, s) = down(x, BACK + 118, a), down(x, BACK + 118, b)
            half, wider = 24 / a, 24 / b
            wood = p.mix(lit("94583a", a), "4a6cc8", 0.25 * (a - 0.8) / WATER)
            layer.fill(p.poly([(u - half, v), (u + half, v), (r + wider, s), (r - wider, s)]), wood)
            lip = [(u + edge * half, v), (u + edge * half / 2, v), (r + edge * wider / 2, s), (r + edge * wider, s)]
            layer.fill(p.poly(lip), p.mix(wood, "ffe0a8", 0.35))
    p.lay(img, layer, tooth=0.8)


def rope(img: p.Array, points: p.Points, width: float = 11) -> None:
    """A lit rope with its dark side and its twist."""
    line = p.sample(points, 80)
    path = [(float(x), float(y)) for x, y in line]
    dark, pale = (p.ribbon(path, [w, w], 80, True) for w in (width + 4, width))
    layer = p.Layer().fill(dark, "5a3820").fill(pale, ROPE)
    length = float(np.hypot(*np.diff(line, axis=0).T).sum())
    for x, y in p.sample(points, max(4, int(length / 11))):
        near = int(np.argmin(np.hypot(line[:, 0] - x, line[:, 1] - y)))
        a, b = line[max(near - 1, 0)], line[min(near + 1, 79)]
        turn = math.atan2(b[1] - a[1], b[0] - a[0]) + 0.9
        dx, dy = math.cos(turn) * width * 0.5, math.sin(turn) * width * 0.5
        layer.fill(p.ribbon([(x - dx, y - dy), (x + dx, y + dy)], [1.6, 2.6], 5, True), "a87840", 0.8)
    p.lay(img, layer, tooth=0.6)


def bd(points: str | p.Points) -> list[p.Point]:
    """Points of the bed, drawn with its head upwards round its middle, as it hangs."""
    c, s = math.cos(BED_TURN) * BED_SIZE, math.sin(BED_TURN) * BED_SIZE
    level = p.points(points) if isinstance(points, str) else points
    return [(BED[0] + q[0] * c - q[1] * s, BED[1] + q[0] * s + q[1] * c, *q[2:]) for q in level]


def rod(img: p.Array, line: p.Points, widths: list[float], tones: tuple[str, str, str], size: float = 8) -> None:
    """A round thing along a line: a sleeve, a finger, a post."""
    shape = p.ribbon(line, widths, 40, True)
    go.model(img, shape, tones, LAMP, flow=go.along(line), size=size, radius=max(widths) * 0.5, seed=3)


def post(img: p.Array, x: float, top: float, foot: float) -> None:
    """A turned post with its brass knob."""
    rod(img, bd([(x, top), (x * 0.99, foot)]), [25, 21], WOOD)
    go.model(img, p.circle(*bd([(x, top - 12)])[0], 19), BRASS, LAMP, flow=0.4, size=5, radius=16, seed=5)


def quilt(img: p.Array) -> None:
    """Patches of every size over a round sleeper, who lies with one knee drawn up."""
    cover = bd(
        "-144,-84! -146,-30 -158,20 -164,70 -152,104 -144,160 -146,206! -60,196 40,200 150,204! 146,150 158,104 166,56 "
        "152,16 144,-30 146,-84! 80,-96 0,-88 -80,-98"
    )
    sleeper = p.spline(bd("-92,-110 -20,-124 62,-112 96,-60 92,10 112,70 84,130 56,196 -26,204 -52,140 -60,60 -96,0"))
    cloth, lump = p.mask(p.spline(cover)), p.mask(sleeper)
    tone = p.inflate(lump, 64, LAMP, 12) * lump + p.inflate(cloth, 26, LAMP, 6) * (1 - lump)
    tone = p.blur(tone, 5) + p.noise(22, 5, 3) * 0.06
    columns = ((-180, -178), (-84, -70), (-8, -22), (64, 76), (180, 182))
    rows = (-120, -38, 34, 98, 160, 226)
    random = np.random.default_rng(12)
    grid = [[(c[0] * (1 - r / 5) + c[1] * r / 5 + random.normal(0, 5), rows[r] + random.normal(0, 6)) for c in columns]
            for r in range(6)]  # fmt: skip
    order = [0, 3, 6, 1, 4, 8, 2, 5, 7, 9, 0, 4, 1, 6, 3, 8, 5, 2, 9, 7]
    for r in range(5):
        for c in range(4):
            corners = [grid[r][c], grid[r][c + 1], grid[r + 1][c + 1], grid[r + 1][c]]
            patch(img, bd(bulged(corners)), PATCHES[order[r * 4 + c]], cloth=cloth, tone=tone, seed=r * 4 + c)
    hill = p.blur(lump, 14)
    slope = p.warp(hill, 12, -14) - p.warp(hill, -12, 14)
    p.multiply(img, np.clip(slope * 1.5, 0, 1) * cloth, "2a1c66", 0.75)
    p.shine(img, np.clip(-slope, 0, 1) * cloth, "ffdc9a", 0.5)
    p.multiply(img, p.rim(cloth, -10, -16, 12.0) * cloth, "241858", 0.55)


def bulged(corners: list[tuple[float, float]]) -> list[tuple[float, float]]:
    """A patch's edge in many points, lifted where the sleeper lies under it."""
    out = []
    for k in range(4):
        a, b = corners[k], corners[(k + 1) % 4]
        for t in np.linspace(0, 1, 7)[:-1]:
            x, y = a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t
            lift = 20 * math.exp(-((x - 10) ** 2) / 4200)
            out.append((x, y - lift))
    return out


def patch(img: p.Array, outline: p.Points, colour: str, cloth: p.Array, tone: p.Array, seed: int) -> None:
    """One patch of the quilt: plain, dotted or checked, with its seam."""
    m = p.mask(p.poly(outline)) * cloth
    shades = [(0.28, p.mix(colour, "241452", 0.62)), (0.62, p.rgb(colour)), (0.92, p.mix(colour, "fff2d0", 0.45))]
    go.passage(
        img, m, p.ramp(np.clip(tone, 0, 1), shades), 1.2 if seed % 2 else 0.3, size=10, length=34, seed=9 + seed,
        jitter=0.03, ragged=1.0
    )  # fmt: skip
    middle = np.mean([q[:2] for q in outline], axis=0)
    marks, random = p.Layer(), np.random.default_rng(seed)
    for k in range(12 if seed % 3 == 0 else 0):
        x, y = middle[0] - 30 + k % 4 * 20 + random.normal(0, 2), middle[1] - 20 + k // 4 * 20 + random.normal(0, 2)
        marks.fill(p.circle(x, y, 4), "fff0d0", 0.75)
    for k in range(5 if seed % 3 == 1 else 0):
        x = middle[0] - 36 + k * 18 + random.normal(0, 2)
        marks.stroke(p.line([(x - 4, middle[1] - 46), (x + 8, middle[1] + 46)]), 3.4, "fff0d0", 0.4)
    marks.stroke(p.line([*outline, outline[0]]), 3, "30184c", 0.55)
    p.lay(img, marks, clip=m, tooth=0.9)


def sleeper(img: p.Array) -> None:
    """A face turned to us from the pillow, fast asleep, the nightcap's tail over the bedhead."""

    def lying(points: str | p.Points) -> list[p.Point]:
        level = p.points(points) if isinstance(points, str) else points
        c, s = math.cos(-0.2) * 1.08, math.sin(-0.2) * 1.08
        return bd([(10 + q[0] * c - (q[1] + 140) * s, -140 + q[0] * s + (q[1] + 140) * c, *q[2:]) for q in level])

    face = lying("-44,-158 -40,-190 -6,-206 32,-196 46,-164 42,-128 20,-100 -6,-94 -30,-110")
    tail = lying("34,-196 84,-232 128,-236 170,-206 186,-160")
    cap = lying("-50,-164! -46,-204 -14,-236 30,-240 64,-214 62,-168! 40,-186 0,-192 -34,-178")
    rod(img, tail, [58, 48, 38, 26, 14], TEAL, size=9)
    go.model(img, p.circle(*lying([(188, -146)])[0], 17), LINEN, LAMP, flow=0.4, size=6, radius=18, seed=4)
    for ear in ("-46,-150 -56,-152 -56,-134 -42,-128", "46,-150 57,-150 56,-132 42,-128"):
        go.dab(img, p.spline(lying(ear)), "d89470", 1.0, size=6, length=14)
    m = go.model(img, p.spline(face), SKIN, LAMP, flow=0.8, size=7, radius=50, seed=5)
    for x in (-26, 28):
        p.over(img, p.blur(p.mask(p.circle(*lying([(x, -126)])[0], 12)), 4) * m, "e8604c", 0.5)
    features = (
        ("-30,-150 -20,-143 -8,-149", 5),
        ("12,-148 22,-142 34,-149", 5),
        ("-32,-164 -20,-169 -8,-164", 4),
        ("12,-164 24,-168 35,-163", 4),
        ("3,-146 7,-132 -1,-128", 4),
        ("-10,-114 2,-110 14,-115", 5),
    )
    for points, w in features:
        go.line(img, lying(points), "5a2a28", w, seed=3)
    go.model(img, p.spline(cap), TEAL, LAMP, flow=0.6, size=9, radius=40, seed=6)
    go.line(img, lying("-50,-164 -34,-180 2,-192 40,-186 62,-168"), "fff4e4", 17, seed=7, taper=False)


def arm(img: p.Array) -> None:
    """One arm has slipped out: over the rail and down, the hand open above the sea."""
    sleeve = bd("-84,-92 -132,-80 -172,-34 -186,28")
    hand_at = bd([(-186, 36)])[0]
    palm = p.spline(p.points("-13,-8 13,-8 19,14 16,40 2,46 -12,40 -16,14", at=hand_at[:2]))
    fingers = ("-10,32 -15,50 -17,64", "-4,36 -7,60 -10,78", "4,38 4,62 0,82", "11,34 14,56 12,72", "13,8 25,22 27,42")
    p.multiply(img, p.blur(p.mask(p.ribbon(bd("-84,-82 -126,-68 -150,-40"), [50, 46, 30], 20, True)), 6), "1a1448", 0.5)
    for finger in fingers:
        rod(img, p.points(finger, at=hand_at[:2]), [12, 11, 8], SKIN, size=5)
    go.model(img, palm, SKIN, LAMP, flow=1.5, size=6, radius=16, seed=5)
    rod(img, sleeve, [56, 52, 46, 40], TEAL, size=9)
    for fold in ("-150,-84 -140,-64 -128,-56", "-178,-46 -164,-34 -150,-34"):
        go.line(img, bd(fold), "17606c", 6, seed=4)
    go.line(img, bd("-206,26 -186,31 -166,28"), "fff4e4", 15, seed=3, taper=False)


def bed(img: p.Array) -> None:
    """One solid bed, and somebody who knows nothing of it."""
    board = bd("-140,-176! -142,-252 -80,-284 0,-296 80,-284 142,-252 140,-176!")
    mattress = bd("-136,-196! 136,-196! 146,200! -146,200!")
    pillow = bd("-118,-204 -60,-216 0,-210 60,-218 116,-204 122,-150 112,-98 40,-90 -40,-92 -114,-100 -124,-150")
    fold = bd("-148,-94! -80,-104 0,-94 80,-104 148,-92! 150,-58 80,-66 0,-54 -80,-68 -150,-56!")
    footboard = bd("-150,174! -80,152 0,146 80,152 152,174! 150,250! -150,250!")
    below = p.mask(p.poly(bd("-130,-160 130,-160 136,220 -136,220")))
    p.shadow(img, below, -34, 30, soft=20, alpha=0.4, colour="0a0c3c")
    for x in (-150, 150):
        post(img, x, 196, 292)
    go.model(img, p.spline(board), WOOD, LAMP, flow=1.5, size=9, radius=20, seed=3)
    for x in (-92, -46, 0, 46, 92):
        go.line(img, bd([(x, -270), (x, -190)]), "6a3424", 5, seed=4)
    go.model(img, p.spline(mattress), LINEN, LAMP, flow=1.5, size=10, radius=16, seed=7)
    go.model(img, p.spline(pillow), LINEN, LAMP, flow=0.5, size=10, radius=40, seed=8)
    p.multiply(img, p.blur(p.mask(p.circle(*bd([(-4, -138)])[0], 58, 66)), 9), "6a5aa0", 0.45)
    sleeper(img)
    for x in (-154, 154):
        rod(img, bd([(x * 0.95, -190), (x, 190)]), [19, 21], WOOD)
    quilt(img)
    arm(img)
    m = p.mask(p.spline(fold))
    p.shadow(img, m, -2, 8, soft=6, alpha=0.4)
    go.model(img, m, LINEN, LAMP, flow=0.1, size=9, radius=18, seed=20)
    for x in (-144, 144):
        post(img, x, -262, -196)
    m = p.mask(p.spline(footboard))
    p.shadow(img, m, -2, -8, soft=7, alpha=0.4)
    go.model(img, m, WOOD, LAMP, flow=0.0, size=9, radius=20, seed=5)
    for x in (-96, -48, 0, 48, 96):
        go.line(img, bd([(x, 176), (x + 1, 232)]), "7a4026", 5, seed=4)
    go.line(img, bd("-140,172 -70,160 0,156 70,160 140,172"), "ffd898", 5, seed=6)
    for x in (-152, 152):
        post(img, x, 166, 270)


def ropes(img: p.Array) -> None:
    """Down from the wheel to the ring, and from it to the four posts."""
    rope(img, [(WHEEL[0] + 55, WHEEL[1]), RING], 12)
    shades = [p.ribbon([RING, bd([(x, 168)])[0]], [6, 9], 20) for x in (-152, 152)]
    p.shadow(
        img, p.mask(*shades), -12, 10, soft=4, alpha=0.4, clip=p.mask(p.poly(bd("-146,-200 146,-200 150,160 -150,160")))
    )
    for x, y in ((-144, -262), (144, -262), (-152, 168), (152, 168)):
        rope(img, [RING, bd([(x, y + 12)])[0]], 8)
        for dy in (8, 17):
            rope(img, bd([(x - 13, y + dy), (x + 13, y + dy + 3)]), 7)
    go.model(img, p.cut(p.circle(*RING, 21), p.circle(*RING, 10)), BRASS, LAMP, flow=0.4, size=5, radius=9, seed=3)


def lamp(img: p.Array) -> None:
    """A lantern on the beam: the one warm light."""
    x, y = LAMP_AT
    go.line(img, [(x, -10), (x, 20)], "2a1420", 7, seed=3, taper=False)
    go.model(img, p.spline(p.points("-34,-18! -20,-42 20,-42 34,-18!", at=LAMP_AT)), IRON, LAMP, size=7, radius=14)
    glass = p.spline(p.points("-28,-18! 28,-18! 34,20 22,44! -22,44! -34,20", at=LAMP_AT))
    go.dab(img, glass, "ffe69a", 1.4, size=9, length=30)
    go.dab(img, p.spline(p.points("0,-12! 12,12 8,30 -8,30 -12,12", at=LAMP_AT)), "fffdf0", 1.4, size=6, length=18)
    go.model(img, p.rect(x - 28, y + 42, 56, 11, r=4), IRON, LAMP, size=6, radius=6)
    for dx in (-29, 29):
        go.line(img, [(x + dx, y - 18), (x + dx * 1.15, y + 14), (x + dx * 0.85, y + 44)], "2a1c30", 5, seed=4)
    p.glow(img, x, y + 10, 260, colour="ffb048", alpha=0.75, power=1.7)


def beam(img: p.Array) -> None:
    """The ridge that cat and wheel hang on."""
    log = p.poly(p.points("-20,196 300,186 820,160 820,212 300,240 -20,250"))
    top = p.poly(p.points("-20,186 300,176 820,150 820,164 300,190 -20,200"))
    p.shadow(img, p.mask(log), -10, 40, soft=22, alpha=0.5, colour="140a2c")
    go.passage(img, log, "7a3c2c", -0.05, size=11, length=120, seed=4, jitter=0.08)
    go.passage(img, top, "e09a54", -0.05, size=8, length=120, seed=5, jitter=0.06)
    for k, (a, b) in enumerate(((-10, 220), (180, 460), (520, 790))):
        y = 222 - k * 12
        go.line(img, [(a, y), ((a + b) / 2, y - 2), (b, y - 12)], "4a1c20", 5, seed=k)


def wheel(img: p.Array) -> None:
    """A spoked wheel on an iron strap; the rope comes from the paws, lies in the groove and goes down."""
    x, y = WHEEL
    arc = [(x + 55 * math.cos(a), y + 55 * math.sin(a)) for a in np.linspace(math.radians(-128), 0, 10)]
    p.shadow(img, p.mask(p.circle(x, y, 62)), -8, 16, soft=10, alpha=0.5)
    go.model(img, p.cut(p.circle(x, y, 63), p.circle(x, y, 38)), DARK, LAMP, flow=0.6, size=8, radius=10, seed=5)
    for k in range(5):
        a = k * math.tau / 5 + 0.3
        rod(img, [(x, y), (x + 42 * math.cos(a), y + 42 * math.sin(a))], [14, 11], DARK, size=6)
    go.model(img, p.cut(p.circle(x, y, 49), p.circle(x, y, 36)), WOOD, LAMP, flow=0.6, size=6, radius=8, seed=6)
    rope(img, [(388, 282), (452, 218), *arc], 12)
    strap = p.spline(p.points("-11,-78! 11,-78! 10,6 0,14 -10,6", at=WHEEL))
    go.model(img, strap, IRON, LAMP, flow=1.57, size=6, radius=8, seed=4)
    go.model(img, p.circle(x, y, 13), BRASS, LAMP, flow=0.4, size=5, radius=12, seed=6)


def fur(img: p.Array, shape: skia.Path, flow: go.Flow = 1.2, radius: float = 40, rim: float = 0.7) -> None:
    """A black part of the cat with the lamp along its edge."""
    m = go.model(img, shape, BLACK, (0.6, -0.6, 0.3), flow=flow, size=10, radius=radius, seed=13)
    p.rim_light(img, m, "4a6ad0", -4, dy=5, alpha=0.45)
    p.rim_light(img, m, "ffc060", 5, dy=-4, alpha=rim)


def cat(img: p.Array) -> None:
    """It lies along the beam, big and careful, and looks down after what it lowers."""
    tail = p.points("52,170 22,230 36,310 78,366 70,430 30,452")
    body = p.spline(p.points("24,206 2,150 16,84 74,30 150,14 226,36 286,84 336,150 340,214 300,236 180,204 90,210"))
    haunch = p.spline(p.points("28,204 18,150 44,104 96,92 142,118 152,166 196,186 214,206 150,214"))
    far_arm = p.points("330,170 402,220 452,226")
    near_arm = p.points("262,170 300,262 350,296 392,284")
    slack = p.points("386,286 346,346 290,368 240,336 214,276 210,244")
    rope(img, slack, 12)
    rope(img, p.points("172,244 162,282 168,316 160,346"), 12)
    rope(img, p.points("153,326 172,334"), 13)
    for x in (176, 193, 210):
        rope(img, [(x + 5, 198), (x + 1, 226), (x - 5, 246)], 12)
    fur(img, p.ribbon(tail, [40, 36, 33, 30, 25, 16], 40, True), flow=go.along(tail), radius=16)
    fur(img, p.ribbon(far_arm, [70, 50, 38], 30, True), flow=go.along(far_arm), radius=20)
    fur(img, body, flow=0.5, radius=80)
    fur(img, haunch, flow=0.9, radius=50, rim=0.45)
    fur(img, p.ribbon(near_arm, [84, 66, 52, 42], 40, True), flow=go.along(near_arm), radius=28)
    rope(img, [(360, 309), (388, 282), (470, 201)], 12)
    paw(img, 452, 222)
    paw(img, 392, 282)
    cat_head(img)


def paw(img: p.Array, x: float, y: float) -> None:
    """A paw closed over the rope: the back of the fist, four toes curled under."""

    def at(points: str) -> list[p.Point]:
        c, s = math.cos(math.radians(-42)) * 1.3, math.sin(math.radians(-42)) * 1.3
        return [(x + q[0] * c - q[1] * s, y + q[0] * s + q[1] * c, *q[2:]) for q in p.points(points)]

    fist = p.spline(at("-24,2 -20,-15 0,-22 20,-16 25,0 22,15! 14,18 11,14! 3,20 0,15! -9,19 -11,13! -20,15"))
    m = go.model(img, fist, BLACK, (0.6, -0.6, 0.3), flow=1.2, size=6, radius=16, seed=30)
    p.rim_light(img, m, "ffc060", 4, dy=-4, alpha=0.85)
    for cleft in ("11,14 13,4 12,-3", "0,15 2,5 1,-3", "-11,13 -9,4 -10,-2"):
        go.line(img, at(cleft), "6a62a0", 3.4, seed=3)
    for claw in ("17,15 19,20 16,23", "6,17 8,22 5,25", "-5,17 -3,22 -6,24", "-16,13 -14,18 -17,20"):
        go.line(img, at(claw), "d8ccb8", 3.2, seed=3)


def cat_head(img: p.Array) -> None:
    """Bent over the beam's edge, ears forward; the eyes are on the bed below."""

    def at(points: str | p.Points) -> list[p.Point]:
        c, s = math.cos(math.radians(16)) * 1.4, math.sin(math.radians(16)) * 1.4
        level = p.points(points) if isinstance(points, str) else points
        return [(306 + q[0] * c - q[1] * s, 168 + q[0] * s + q[1] * c, *q[2:]) for q in level]

    outline = at(
        "-62,8 -66,-22 -72,-86! -42,-62 -18,-50! 14,-50 38,-62! 68,-88! 66,-24 64,8! 70,14 56,30! 56,38 36,50 12,60 "
        "-10,60 -36,50 -54,38! -58,28 -70,14!"
    )
    fur(img, p.spline(outline), flow=1.4, radius=70)
    for ear in ("-62,-68 -48,-54 -60,-34", "60,-70 46,-54 58,-34"):
        go.dab(img, p.spline(at(ear)), "6a4060", 1.2, size=7, length=18)
    for side in (-1, 1):
        eye(img, at, side)
    go.dab(img, p.spline(at("-9,22! 0,19 9,22! 2,32 -2,32")), "e08a8c", 0, size=5, length=10)
    for mouth in ("0,32 -6,42 -18,42", "0,32 6,42 18,41"):
        go.line(img, at(mouth), "8a80b0", 3.4, seed=3)
    for side in (-1, 1):
        for dy in (-4, 3, 10):
            hair = [(side * 22, 32 + dy * 0.5), (side * 52, 30 + dy), (side * 92, 36 + dy * 2.6)]
            go.line(img, at(hair), "f0e4cc", 2.4, seed=3, alpha=0.75)


def eye(img: p.Array, at: Callable[[str | p.Points], list[p.Point]], side: int) -> None:
    """Amber, the upper lid low, the pupil at the bottom, towards the bed."""
    x = side * 29
    layer = p.Layer()
    layer.fill(
        p.spline(at(p.points("-20,0! -10,-11 8,-12 20,-3! 14,14 0,19 -13,14", at=(x, 2), scale=(-side, 1)))), "ffd84c"
    )
    layer.fill(p.spline(at([(x + 4 - 7, 12), (x + 4, 1), (x + 4 + 7, 12), (x + 4, 21)])), "0a0818")
    layer.fill(p.circle(*at([(x + 7, 7)])[0], 3.4), "fffbe8")
    p.lay(img, layer, tooth=0.6)
    lid = p.points("-21,-1 -8,-11 8,-12 21,-4", at=(x, 2), scale=(-side, 1))
    go.line(img, at(lid), "0a0818", 9, seed=4, taper=False)


def paint() -> p.Array:
    """From the water up to the cat."""
    img = p.blank("121a56")
    sea(img)
    boat(img)
    water = img.copy()
    walls(img)
    uprights(img)
    waterline(img, water)
    bed(img)
    beam(img)
    lamp(img)
    wheel(img)
    ropes(img)
    cat(img)
    return np.clip(img, 0, 1)
