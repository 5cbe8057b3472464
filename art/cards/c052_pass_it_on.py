"""Whispers fly into the giant's ear as small paper birds and come out of his city-gate mouth as one large dragon.

Technique: etching with tints. The lines from the head and its gate to the dragon, the girl and the birds; then the
tints; one plate prints all the lines.
"""

from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np
import skia

from art import paint as p
from art.paint.voices.etching import Form, engrave, needle, plate, tint
from art.paint.voices.ink import Pen
from art.paint.voices.printing import PLAIN, paper

NUMBER, TITLE = 52, "Pass It On"
FINISH = PLAIN

INK = "10323c"
SMALL = 1.72  # the girl's scale
BROW = p.points("430,190 330,198! 250,240 186,310 158,390! 124,440 122,484!")
JAW = p.points("146,516 132,584 120,650 128,726! 114,800 126,900 150,1000! 300,1012 520,1006")
NAPE = p.points("660,990! 708,884 734,784! 754,650 759,520 738,394! 686,290 590,214")
HEAD = [*BROW, *JAW, *NAPE]
GATE = (292, 994, 190, 216)  # foot middle, width, height
EAR = (636, 620)
EAR_RIM = p.points(
    "-52,-24 -58,-84 -32,-140 22,-162 76,-136 98,-70 88,-10 62,34 42,70 20,98 -12,106 -36,90 -44,58", at=EAR
)
AREA = p.rect(26, 26, 748, 1144, r=9)
DRAGON = p.points("316,800 322,872 296,950 244,1016 212,1070 250,1114 350,1114 446,1070 496,996 504,890 530,800")


def giant() -> Form:
    """The head as a landscape: skull, brow, nose, cheek, jaw and ear."""
    x, y = EAR
    form = Form().mass(446, 620, 344, 470, depth=250)
    form.mass(266, 474, 176, 48, depth=84, base=176, turn=-5, blend=22)  # brows
    form.mass(500, 462, 130, 46, depth=60, base=176, turn=14, blend=24)
    form.press(210, 548, 62, 44, depth=70).press(412, 552, 92, 50, depth=84)  # sockets
    form.mass(276, 566, 42, 118, depth=96, base=206, turn=6, blend=20)  # nose: ridge, root, tip and wings
    form.mass(262, 520, 34, 40, depth=40, base=250, blend=14)
    form.mass(252, 676, 58, 56, depth=118, base=190, blend=20)
    form.mass(206, 682, 30, 30, depth=60, base=170, blend=12).mass(306, 684, 36, 34, depth=74, base=196, blend=12)
    form.mass(506, 716, 110, 92, depth=84, base=172, turn=20, blend=36)  # cheek
    form.press(416, 800, 36, 130, depth=40, turn=14).press(566, 550, 50, 90, depth=34)  # fold, temple, furrows
    form.press(420, 380, 150, 20, depth=16, turn=4).press(360, 330, 170, 14, depth=12, turn=-4)
    form.mass(480, 930, 150, 60, depth=60, base=150, blend=34)  # chin
    form.mass(x + 20, y - 30, 84, 136, depth=90, base=128, turn=10, blend=12)  # ear: shell, trough, bowl, lobe, tragus
    form.press(x + 22, y - 60, 54, 84, depth=50, turn=10).press(x, y + 4, 30, 46, depth=70)
    form.mass(x - 4, y + 74, 34, 32, depth=54, base=160, blend=12)
    form.mass(x - 38, y + 24, 18, 26, depth=54, base=160, blend=10)
    form.z = form.z + (p.noise(40, 5, 4) * 4 + p.noise(150, 9, 3) * 12).astype(p.f32)
    return form


def bird_shape(size: float, turn: float, flap: float, right: bool = False) -> list[list[tuple[float, float]]]:
    """The folds of one small paper bird flying left: far wing, body, near wing, head, tail."""
    folds = [
        [(-6, -2), (30, -10), (44, -50 * flap - 10)],
        p.points("-60,-18 -26,-4 40,-6 70,-22 20,18 -18,12"),
        p.points("-60,-18 -26,-4 -30,6 -48,-8 -74,-6"),
        [(-20, -4), (34, -6), (12, -74 * flap)],
        [(-20, -4), (34, -6), (6, 14)],
    ]
    a = math.radians(turn)
    out = []
    for fold in folds:
        flat = [(-x if right else x, y) for x, y in fold]
        out.append(
            [
                (size / 100 * (x * math.cos(a) - y * math.sin(a)), size / 100 * (x * math.sin(a) + y * math.cos(a)))
                for x, y in flat
            ]
        )
    return out


class Bird(NamedTuple):
    """A paper bird on the wing; `flap` lifts its wings, and `right` is where it flies to."""

    x: float
    y: float
    size: float
    turn: float
    flap: float
    right: bool

    def paths(self) -> list[skia.Path]:
        """Its folds, where it flies."""
        folds = bird_shape(self.size, self.turn, self.flap, self.right)
        return [p.moved(p.poly(fold), self.x, self.y) for fold in folds]


def birds() -> list[Bird]:
    """A flight of birds, in one swoop over the wood and down into the ear."""
    track = p.sample(
        [(330, 118), (480, 98), (626, 120), (716, 212), (736, 350), (706, 500), (EAR[0] + 2, EAR[1] - 6)], 400
    )
    heading = np.gradient(track, axis=0)
    random = np.random.default_rng(8)
    out = []
    at = 4.0
    while at < 396:
        k = int(at)
        t = k / 400
        size = float(np.interp(t, [0, 0.3, 0.6, 0.85, 1], [124, 112, 88, 52, 16]))
        x, y = track[k] + random.uniform(-1, 1, 2) * np.interp(t, [0, 0.2, 0.6, 1], [8, 22, 16, 3])
        right = bool(heading[k][0] > 0)
        turn = math.degrees(math.atan2(heading[k][1], abs(heading[k][0]))) * (1 if right else -1)
        out.append(
            Bird(
                float(x),
                float(y),
                size,
                turn=float(np.clip(turn, -70, 70)) * 0.7 + random.uniform(-14, 14),
                flap=random.uniform(0.35, 1.15),
                right=right,
            )
        )
        at += size * 0.63
    return out


Folds = dict[str, list[skia.Path]]
Strip = tuple[list[skia.Path], list[skia.Path], list[skia.Path], skia.Path]  # lit, shaded and pale faces; the outline


def dragon_parts() -> Strip:
    """The body, a strip folded to and fro: faces in light, faces in shade, pale belly; and its whole outline."""
    count = 52
    line = p.sample(DRAGON, count + 1)
    t = np.gradient(line, axis=0)
    t /= np.hypot(t[:, 0], t[:, 1])[:, None]
    n = np.stack([-t[:, 1], t[:, 0]], 1)
    widths = np.interp(np.linspace(0, 1, count + 1), [0, 0.3, 0.72, 1], [46, 66, 104, 84])[:, None]
    zig = np.where(np.arange(count + 1) % 2, 1.0, 0.84)[:, None]
    up, low, belly = line - n * widths * 0.5 * zig, line + n * widths * 0.5 * (1.84 - zig), line + n * widths * 0.22
    lit = [p.poly([up[k], up[k + 1], belly[k + 1], belly[k]]) for k in range(0, count, 2)]
    shade = [p.poly([up[k], up[k + 1], belly[k + 1], belly[k]]) for k in range(1, count, 2)]
    pale = [p.poly([belly[k], belly[k + 1], low[k + 1], low[k]]) for k in range(count)]
    spines = [
        p.poly([up[k - 1], up[k + 1], up[k] - n[k] * widths[k] * 0.36 - t[k] * 12])
        for k in range(7, count - 1, 2)
        if not 16 < k < 31
    ]
    return lit + spines, shade, pale, p.union(*lit, *shade, *pale, *spines)


def head_parts() -> Folds:
    """The dragon's head in folds, facing right: towards the girl."""
    folds = {
        "lit": [
            p.points("0,0 60,-36 152,-6 74,12"),
            [(74, 12), (112, 34), (60, 42)],
            [(40, -24), (-44, -112), (66, -36)],
            p.points("60,46 104,74 182,86 150,108 44,96"),
            [(-18, 40), (-92, 8), (-6, 10)],
        ],
        "shade": [
            p.points("152,-6 208,8 198,32 112,34 74,12"),
            p.points("0,0 74,12 60,42 10,62 -24,40"),
            [(10, -8), (-78, -60), (38, -24)],
            p.points("10,62 60,46 44,96 6,92"),
            [(-20, 48), (-84, 78), (6, 66)],
        ],
        "pale": [
            [(120, 34), (128, 54), (138, 34)],
            [(146, 33), (154, 52), (164, 33)],
            [(174, 32), (181, 48), (190, 32)],
            [(110, 75), (118, 58), (128, 78)],
            [(140, 80), (148, 64), (158, 83)],
            [(66, -4), (100, -6), (84, 8)],
        ],
        "tongue": [p.points("66,52 120,58 196,52 222,64 200,62 214,78 182,66 112,70")],
    }
    return {name: [p.moved(p.poly(f), 540, 766, 1.0, turn=11) for f in many] for name, many in folds.items()}


def gate(pen: Pen) -> tuple[skia.Path, skia.Path]:
    """The mouth: an arch of dressed stone with a raised portcullis of teeth; returns opening and stonework."""
    x, y, w, h = GATE
    opening = p.arch(x, y, w, h)
    ring = p.cut(p.arch(x, y, w + 86, h + 43), opening)
    centre = (x, y - h + w / 2)
    pen.outline(p.arch(x, y, w + 86, h + 43), 3)
    for k in range(13):
        a = math.pi + math.pi * k / 12
        pen.line(
            [(centre[0] + math.cos(a) * r, centre[1] + math.sin(a) * r) for r in (w / 2, w / 2 + 22, w / 2 + 43)],
            2.6,
            0.8,
            0.8,
        )
    for side in (-1, 1):
        for yy in (y - 30, y - 68, y - 106):
            pen.line([(x + side * w / 2, yy), (x + side * (w / 2 + 43), yy + 1)], 2.6, 0.8, 0.8)
    return opening, ring


def girl(pen: Pen) -> dict[str, skia.Path]:
    """The small one with the next bird in her hands, looking up at what has come of the others."""
    brow = p.points("-14,-46 10,-48 28,-40 34,-22 33,-8")
    nose_and_lips = p.points("37,2 45,11 41,18 34,20 40,26 34,31 37,38")
    chin_and_nape = p.points("31,43 32,52 22,60 6,60 -10,48 -24,28 -32,0 -28,-30")
    fringe = p.points("30,-32 22,-54 -8,-66 -44,-52 -58,-14 -74,20")
    far_bones = [(-4, -86), (-20, -76), (-36, -86)]
    near_bones = [(6, -86), (-12, -70), (-36, -80)]
    dress_outline = p.points("-8,-93 2,-96 13,-92 16,-70 28,-34! 3,-28 -22,-34! -11,-68")
    open_mouth = p.points("35,29 27,30 24,36 32,38")

    def at(x: float, y: float, *corner: float) -> tuple[float, ...]:
        return (712 + SMALL * x, 1150 + SMALL * y, *corner)

    def limb(points: list[tuple[float, float]], widths: list[float]) -> skia.Path:
        return p.ribbon([at(*q) for q in points], [SMALL * w for w in widths], round_ends=True)

    def shape(points: list[tuple[float, ...]]) -> skia.Path:
        return p.spline([at(*q) for q in points])

    def skull(points: list[tuple[float, ...]]) -> list[tuple[float, ...]]:
        """Head coordinates, facing left and tilted up."""
        a, scale = math.radians(-20), 0.31
        return [
            at(
                1 - scale * (q[0] * math.cos(a) - q[1] * math.sin(a)),
                -112 + scale * (q[0] * math.sin(a) + q[1] * math.cos(a)),
                *q[2:],
            )
            for q in points
        ]

    face = p.spline(skull([*brow, *nose_and_lips, *chin_and_nape]))
    hair = p.spline(skull([*fringe, (-92, 60, 1), (-50, 44), (-22, 34), (-14, 10), (-6, -14), (14, -28)]))
    far = limb(far_bones, [8, 7, 6])
    near = limb(near_bones, [9, 7.5, 6.5])
    dress = shape(dress_outline)
    parts = {
        "skin": p.union(
            face,
            limb([(2, -100), (2, -90)], [9, 10]),
            far,
            limb([(-6, -36), (-7, -6)], [9, 7]),
            limb([(9, -36), (10, -6)], [9, 7]),
        ),
        "dress": dress,
        "arm": near,
        "hair": hair,
        "shoes": p.union(limb([(-5, -3), (-18, -1)], [9, 7]), limb([(12, -3), (-1, -1)], [9, 7])),
    }
    pen.outline(parts["skin"], 2.2)
    pen.erase(dress)
    pen.outline(dress, 2.4)
    pen.hatch(dress, 74, 9, 1.3, lift=0.5)
    pen.erase(near)
    pen.outline(near, 2.2)
    pen.solid(parts["hair"], parts["shoes"])
    pen.solid(p.circle(*skull([(23, -4)])[0], 2.3))
    pen.line(skull([(14, -18), (22, -23), (31, -19)]), 1.8)
    pen.solid(p.spline(skull(open_mouth)))
    return parts


def leafy(x: float, y: float, w: float, h: float, random: np.random.Generator) -> skia.Path:
    """A broad tree: boughs of uneven size, heaped as they grew."""
    boughs = [p.circle(x, y, w * 0.62, h * 0.6)]
    for a in np.arange(random.uniform(0, 1), 6.28, random.uniform(0.75, 1.05)):
        out, r = random.uniform(0.5, 0.8), random.uniform(0.24, 0.46) * min(w, h)
        boughs.append(p.circle(x + w * out * math.cos(a), y + h * out * math.sin(a), r * 1.15, r))
    return p.union(*boughs)


def fir(x: float, y: float, w: float, h: float, random: np.random.Generator) -> skia.Path:
    """A fir, its skirts one above the other, a little crooked."""
    lean, tiers = random.uniform(-0.12, 0.12) * w, int(random.integers(3, 6))
    left, right = [], []
    for k in range(tiers):
        up, low = 1 - k / tiers, 1 - (k + 1) / tiers
        for side, edge in ((-1, left), (1, right)):
            reach = (k + 0.7) / tiers * w * random.uniform(0.8, 1.15)
            edge.append((x + lean * up + side * reach, y - h * low + random.uniform(-3, 3)))
            edge.append((x + lean * up + side * reach * 0.5, y - h * low - h * 0.03))
    return p.poly([(x + lean, y - h), *right, *left[::-1]])


def crown() -> list[skia.Path]:
    """The wood on the skull, from its far edge to the brow: groves of broad trees, firs in twos and threes."""
    random = np.random.default_rng(23)
    out = [p.ribbon(p.points("236,318 300,262 430,232 570,250 664,318 704,386"), [50, 70, 80, 80, 70, 40])]
    for row, count in enumerate((17, 13, 10, 8)):
        inset = 38 * row
        left = [(170 + inset * 0.9, 346 + inset * 0.1), (236 + inset * 0.6, 248 + inset * 0.5), (330, 198 + inset)]
        top = [(440, 184 + inset), (590, 210 + inset)]
        right = [(690 - inset * 0.5, 290 + inset * 0.8), (752 - inset * 0.7, 404 + inset * 0.5)]
        edge = p.sample([*left, *top, *right], 200)
        stand = np.cumsum(random.uniform(0.5, 1.6, count + 1))
        for k, t in enumerate((stand[:-1] - stand[0]) / (stand[-1] - stand[0])):
            x, y = edge[int(t * 199)] + random.uniform(-7, 7, 2)
            room = (stand[k + 1] - stand[k]) / stand[-1] * 800
            w = float(np.clip(room * random.uniform(0.5, 0.75), 16, 58))
            if random.random() < 0.34:
                for shift in (-0.5, 0.5, 0.1)[: 2 + row % 2]:
                    high = random.uniform(46, 84)
                    out.append(fir(x + shift * 34, y + 22 + abs(shift) * 8, high * 0.24, high, random=random))
            else:
                out.append(leafy(x, y - 6, w, w * random.uniform(0.62, 0.95), random=random))
    for x, y, w in ((214, 476, 82), (420, 472, 100)):
        boughs = [
            p.circle(x + w * t, y + 20 * t**2 + random.uniform(-14, -5), random.uniform(13, 24), random.uniform(10, 19))
            for t in np.linspace(-0.95, 0.95, 13)
        ]
        out.append(p.union(*boughs))
    return out


def underside(tree: skia.Path) -> skia.Path:
    """The part of a tree that lies in its own shade: on the right and below."""
    box = tree.getBounds()
    return p.cut(tree, p.moved(tree, -box.width() * 0.2, -box.height() * 0.24))


def wood_shade(foliage: list[skia.Path]) -> p.Array:
    """Where the wood is in shade, nearer trees before the farther ones."""
    layer = p.Layer()
    for k, tree in enumerate(foliage):
        layer.fill(tree, ("000000", "383838", "181818")[k % 3]).fill(underside(tree), "ffffff", soft=2)
    return layer.array()[..., 0]


def leaves(pen: Pen, shape: skia.Path, random: np.random.Generator) -> None:
    """Scribbled foliage: small loops, close together in a tree's shade, next to none in the light."""
    box, shade = shape.getBounds(), underside(shape)
    for _ in range(int(box.width() * box.height() / 46)):
        x, y = random.uniform(box.left(), box.right()), random.uniform(box.top(), box.bottom())
        if shape.contains(x, y) and (shade.contains(x, y) or random.random() < 0.08):
            a = random.uniform(0, 6.28)
            pen.line([(x + 4 * math.cos(a + q), y + 3 * math.sin(a + q)) for q in (0, 1.3, 2.6, 3.8)], 1.6)


def weather(pen: Pen) -> None:
    """Cracks in the old stone."""
    cracks = (
        p.points("560,300 540,350 566,398 552,430"),
        [(208, 300), (226, 336), (220, 372)],
    )
    for crack in cracks:
        pen.line(crack, 4)


def eyes(pen: Pen) -> list[skia.Path]:
    """Heavy lids, a look towards the ear, bags of stone; returns the openings."""
    out = []
    for x, y, w in ((203, 552, 42), (410, 556, 68)):
        eye = p.spline(p.points("-1,0! -0.4,-17 0.4,-18 1,-2! 0.4,17 -0.4,18", at=(x, y), scale=(w, 1)))
        out.append(eye)
        pen.erase(eye)
        pen.outline(eye, 3)
        lid = [(x - w * 1.08, y + 3), (x - w * 0.4, y - 17), (x + w * 0.4, y - 18), (x + w * 1.08, y)]
        pen.line(lid, 8)
        lid_crease = [(x - w * 0.95, y - 20), (x, y - 38), (x + w, y - 20)]
        pen.line(lid_crease, 4)
        bag = [(x - w * 0.7, y + 30), (x, y + 40), (x + w * 0.8, y + 28)]
        pen.line(bag, 3.4)
        lower_bag = [(x - w * 0.4, y + 48), (x + w * 0.2, y + 54), (x + w * 0.7, y + 44)]
        pen.line(lower_bag, 2.6)
        pen.solid(p.circle(x + w * 0.46, y - 3, 15))
        pen.erase(p.circle(x + w * 0.46 + 5, y - 8, 4))
    return out


def nose_and_ear(pen: Pen) -> None:
    """The drawn lines of the nose, the fold beside the mouth, and the ear."""
    nose_bridge = p.points("258,522 249,556 246,600 218,650 186,680 184,706 206,716")
    nose_wing = p.points("300,570 306,628 334,664 342,698 322,716 300,708")
    nose_tip = p.points("206,716 232,738 268,740 300,712")
    left_nostril = p.spline(p.points("198,716 208,704 226,703 240,712 238,720 220,717"))
    right_nostril = p.spline(p.points("272,718 280,706 300,702 320,712 318,720 298,717"))
    cheek_fold = p.points("380,700 420,748 446,820 448,890")

    pen.line(nose_bridge, 4.4)
    pen.line(nose_wing, 4)
    pen.line(nose_tip, 4)
    pen.solid(left_nostril, right_nostril)
    pen.line(cheek_fold, 3.6)
    inner_rim = p.points("-20,-8 -36,-44 -36,-92 -14,-126 26,-138 64,-112 76,-64 68,-14 46,24 34,46", at=EAR)
    fold = p.points("34,-92 46,-50 40,-8 22,26 6,48 -12,54", at=EAR)
    fork = p.points("-6,-76 20,-66 44,-36", at=EAR)
    bowl = p.spline(p.points("-20,-14 -2,-34 20,-26 26,-4 14,24 -6,42 -20,40 -12,20", at=EAR))
    tragus = p.points("-46,-6 -30,-4 -16,10 -14,26 -26,38 -42,44", at=EAR)
    pen.line(EAR_RIM, 5.6, 0.7, 0.6)
    for line, width in ((inner_rim, 4.2), (fold, 3.8), (fork, 3), (tragus, 4.4)):
        pen.line(line, width, 0.6, 0.6)
    pen.solid(bowl)


def teeth(pen: Pen) -> list[skia.Path]:
    """The portcullis in the gate; returns its bars."""
    out = []
    for k, xx in enumerate(np.linspace(GATE[0] - 78, GATE[0] + 78, 6)):
        top = GATE[1] - GATE[3] + GATE[2] / 2 - math.sqrt(max((GATE[2] / 2) ** 2 - (xx - GATE[0]) ** 2, 0))
        foot = GATE[1] - 126 + (8 if k % 2 else 0)
        bar = p.poly([(xx - 11, top - 9), (xx + 11, top - 9), (xx + 10, foot - 18), (xx, foot), (xx - 10, foot - 18)])
        tooth = p.intersection(bar, p.arch(*GATE))
        pen.erase(tooth)
        out.append(tooth)
        pen.outline(tooth, 2.6)
        pen.hatch(tooth, 84, 4.5, 1.2, lift=0.5)

    return out


def far_city(pen: Pen, random: np.random.Generator) -> None:
    """Roofs on the horizon, at the left edge."""
    city = []
    horizon = [(30, 979), (80, 978), (118, 979)]
    x = 34.0
    while x < 112:
        w, h = random.uniform(8, 16), random.uniform(14, 56)
        city.append(p.rect(x, 978 - h, w, h))
        x += w + random.uniform(0, 4)
    for block in city:
        pen.outline(block, 1.5)
        pen.hatch(block, 90, 4, 1.1)
    pen.line(horizon, 2)


def dragon_lines(strip: Strip, face: Folds) -> p.Array:
    """The folds of the dragon, hatched on their shaded side."""
    lit, shade, pale, body = strip
    pen = Pen((1, 1, 1), 21)
    for path in (*lit, *shade, *pale):
        pen.outline(path, 1.7)
    for path in shade:
        pen.hatch(path, 66, 5.5, 1.2, lift=0.3)
    pen.outline(body, 3)
    for name in ("tongue", "shade", "lit", "pale"):
        for path in face[name]:
            pen.erase(path)
            pen.outline(path, 2.4)
            if name == "shade":
                pen.hatch(path, 24, 6, 1.3, lift=0.3)
    pen.solid(p.circle(626, 780, 5))
    return pen.layer.alpha()


def bird_lines(flock: list[list[skia.Path]]) -> p.Array:
    """The folds of the small birds."""
    pen = Pen((1, 1, 1), 31)
    for paths in flock:
        for k, path in enumerate(paths):
            pen.erase(path)
            pen.outline(path, 1.9)
            if k in (0, 4):
                pen.hatch(path, 60, 4.5, 1.1, lift=0.3)
    return pen.layer.alpha()


def stone_lines(dark: p.Array, warp: p.Array) -> p.Array:
    """The head in lines that follow its form, crossed where it is dark."""
    flat = engrave(dark, (p.grid.y + warp) / 8.8, 0.1, 1.15, sharp=1.1, seed=2)
    steep = (p.grid.x * 0.9 - p.grid.y * 0.45 + warp * 0.8) / 9.2
    return np.maximum(flat, engrave(dark - 0.42, steep, 0.0, 0.9, sharp=1.1, seed=5))


def cave_lines() -> p.Array:
    """The dark of the gate: black under the vault, in flat lines where light falls on the floor."""
    cave = 1.5 - 0.95 * p.smooth(905, 1000, p.grid.y)
    return np.maximum(engrave(cave, p.grid.y / 8, seed=8), p.smooth(940, 890, p.grid.y))


def gloom_lines(gloom: p.Array) -> p.Array:
    """The same dark over the dragon where it is still inside: lines that swell towards the vault."""
    return engrave(gloom * 0.8, (p.grid.y - p.grid.x * 0.3) / 8, 0.05, 1.0, seed=8)


def sky_lines() -> p.Array:
    """A few long clouds, thinner towards the horizon."""
    cloud = np.clip(p.noise(240, 31, 4, ax=1.7, ay=0.7) - 0.06, 0, 1) * p.smooth(800, 200, p.grid.y)
    return engrave(0.3 * cloud + 0.02, (p.grid.y + p.noise(300, 33, 2) * 10) / 14, 0.1, 1.0, sharp=1.1, seed=12)


def free(ink: p.Array, shape: p.Array) -> p.Array:
    """The lines behind a shape, stopped a little before it, so that it stands clear."""
    return ink * (1 - p.smooth(0.03, 0.3, p.blur(shape, 3.5)))


def bushes(pen: Pen, foliage: list[skia.Path]) -> None:
    """The wood that is the giant's hair, before the far city."""
    random = np.random.default_rng(3)
    far_city(pen, random)
    for path in foliage:
        pen.erase(path)
        leaves(pen, path, random)
        pen.outline(path, 2)


def tint_dragon(img: p.Array, strip: Strip, face: Folds, beast_m: p.Array, bare: p.Array) -> None:
    """Coral folds, red in the shade, a pale belly; the head over them, with a golden tongue."""
    lit, shade, pale = (p.mask(*paths) for paths in strip[:3])
    head_lit, head_shade, bright, gold = (p.mask(*face[part]) for part in ("lit", "shade", "pale", "tongue"))
    behind = np.clip(head_lit + head_shade + bright + gold, 0, 1)
    tint(img, lit * beast_m * (1 - behind) * bare, "f6876c", 0.95, seed=8)
    tint(img, shade * beast_m * (1 - behind) * (1 - lit) * bare, "e0483a", 0.95, seed=9)
    tint(img, pale * beast_m * (1 - behind) * bare, "fbdcae", 0.9, seed=9)
    tint(img, head_shade * (1 - head_lit) * (1 - bright) * bare, "e0483a", 0.95, seed=9)
    tint(img, head_lit * (1 - bright) * bare, "f6876c", 0.95, seed=8)
    tint(img, gold * (1 - head_lit) * (1 - head_shade) * (1 - bright) * bare, "f7c63c", 0.95, seed=9)


def paint() -> p.Array:
    """The masks first, then the lines from back to front, the tints, and one plate with all the lines."""
    img = paper("f9f6ec", tooth=0.004, seed=6)
    form, pen, kid = giant(), Pen((1, 1, 1), 4), Pen((1, 1, 1), 11)
    head, foliage = p.spline(HEAD), crown()
    opening, ring = gate(pen)
    strip, face = dragon_parts(), head_parts()
    body = strip[-1]
    flock = [bird.paths() for bird in (*birds(), Bird(626, 1008, 84, turn=-8, flap=0.95, right=False))]
    parts = girl(kid)
    head_m, open_m, ring_m, green = p.mask(head), p.mask(opening), p.mask(ring), p.mask(*foliage)
    gloom = open_m * p.smooth(960, 830, p.grid.y)  # the body is still in the dark of the gate
    grating = teeth(pen)
    grating_m = p.mask(*grating) * open_m
    beast = p.union(body, *[path for many in face.values() for path in many])
    beast_m = p.mask(beast) * (1 - grating_m)
    bird_m = p.mask(*[path for paths in flock for path in paths])
    kid_m = p.mask(*parts.values())
    front = np.clip(beast_m + bird_m + kid_m, 0, 1)
    stone = head_m * (1 - open_m) * (1 - green)
    ground_m = p.smooth(1086, 1092, p.grid.y + p.noise(140, 3, 2) * 6) * (1 - front)
    plain = p.smooth(976, 980, p.grid.y) * (1 - head_m) * (1 - front)
    sky = (1 - head_m) * (1 - green) * (1 - front) * p.smooth(980, 972, p.grid.y)

    dark = np.clip(1.0 - form.shade((-0.52, -0.56, 0.66), 2) * 1.1, 0, 1) * 0.92
    dark = dark * (0.55 + 0.5 * p.smooth(0.1, 0.6, dark))
    ear = p.spline(EAR_RIM)
    behind_ear = p.mask(p.cut(p.moved(ear, 16, 16), ear), soft=5)
    dark = dark * (1 - 0.55 * p.mask(ear, soft=2))  # the ear stands out pale, so that the birds find it
    dark = dark * (1 - 0.85 * p.mask(p.circle(262, 714, 66, 26), soft=12))  # nostrils in clear stone
    dark = dark * (1 - ring_m) + ring_m * (0.18 + 0.4 * (p.grid.x - GATE[0] + 60) / 240)
    cast = p.mask(p.moved(beast, 22, 40), soft=3) * stone * (1 - beast_m) * p.smooth(1010, 960, p.grid.y)
    dark = np.clip(dark * 0.86 + cast * 0.4 + behind_ear * 0.34, 0, 0.96)
    ink = np.maximum(stone_lines(dark, form.z * 0.42) * stone, cave_lines() * open_m)
    weather(pen)
    pen.outline(head, 4.2)
    sockets = eyes(pen)
    for eye in sockets:
        ink *= 1 - p.mask(eye)
    nose_and_ear(pen)
    ink *= 1 - grating_m
    shade = p.mask(p.circle(730, 1152, 62, 8), p.moved(body, 20, 22), soft=4)  # under the girl and the dragon
    shade = shade * p.smooth(1000, 1040, p.grid.y) * (1 - front)
    grass = np.clip(plain * 0.2 + ground_m * (1 - head_m) * 0.22 + shade * 0.6, 0, 1)
    ink = np.maximum(ink, needle(grass, 0.02, 16, 84, width=2, seed=9))
    bushes(pen, foliage)
    ink = np.maximum(ink, sky_lines() * sky)
    ink = np.maximum(ink, pen.layer.alpha() * (1 - front))
    ink = np.where(open_m > 0.5, ink * (1 - beast_m), free(ink, beast_m))
    ink = np.maximum(ink, dragon_lines(strip, face) * (1 - grating_m))
    ink = np.maximum(ink, gloom_lines(gloom) * beast_m)
    ink = np.maximum(free(ink, kid_m), kid.layer.alpha())
    ink = np.maximum(free(ink, bird_m), bird_lines(flock))

    bare = (1 - bird_m) * (1 - kid_m) * p.mask(AREA)
    stone = stone * (1 - p.mask(*sockets))
    tint(img, sky * bare * p.smooth(380, 900, p.grid.y), "fbe49a", 0.85, seed=3)
    tint(img, sky * bare * p.smooth(760, 120, p.grid.y), "7ec8cf", 0.85, seed=12)
    tint(img, stone * (1 - beast_m) * bare * (0.5 + 0.5 * dark), "a4d6c9", 0.9, seed=4)
    tint(img, cast * bare, "5fa0aa", 0.85, seed=4)
    tint(img, open_m * (1 - beast_m) * bare, "245a66", 0.85, seed=5)
    tint(img, green * bare * (1 - beast_m), "a9d24e", 0.95, seed=6)
    tint(img, wood_shade(foliage) * bare * (1 - beast_m), "7fb46a", 0.8, seed=6)
    tint(img, np.clip(plain + ground_m * (1 - head_m), 0, 1) * bare, "cfe3a0", 0.8, seed=7)
    tint(img, shade * bare * (1 - head_m), "9dbf86", 0.8, seed=7)
    tint_dragon(img, strip, face, beast_m, bare=bare)
    skin, dress, arm = p.mask(parts["skin"]), p.mask(parts["dress"]), p.mask(parts["arm"])
    tint(img, np.clip(skin * (1 - dress) + arm, 0, 1) * (1 - bird_m), "c98a5c", 0.9, seed=10)
    tint(img, gloom * beast_m * p.mask(body) * bare, "2c6a74", 0.8, seed=5)
    tint(img, dress * (1 - arm) * (1 - bird_m), "f4c542", 0.95, seed=11)
    plate(img, ink, INK, (26, 26, 26, 30), film=0.03)
    return img
