"""Nursery wallpaper, one scene over and over; each repeat is a little wrong, and at last she rides the wolf home.

Technique: painted relief. Back to front: the wall, its motifs from top to bottom, seams and wear, the torn corner, the
skirting, the riders, moonlight.
"""

from __future__ import annotations

import math

import numpy as np

from art import paint as p

NUMBER, TITLE = 69, "Pattern Repeat"

INK, PINE, SAGE, CREAM, RED = "33453f", "2c5443", "a9b892", "f1ead2", "b8392c"
PERIOD, SKIRTING = 300, 1116
# one motif: x, foot, what happens in it
MOTIFS = [
    (134, 190, "walk"),
    (400, 40, "walk"),
    (666, 190, "walk"),
    (400, 340, "tail"),
    (134, 490, "tail"),
    (666, 490, "peep"),
    (400, 640, "peep"),
    (134, 790, "gone"),
    (666, 790, "gone"),
]
SIDE_LIGHT = (-0.6, -0.6, 0.5)


def wall() -> p.Array:
    """Sage paper with a paler stripe and a faint damask leaf."""
    stripe = p.smooth(-0.25, 0.25, np.sin((p.grid.x - 134) / 266.0 * 2 * math.pi + math.pi / 2))
    base = p.texture.linen(SAGE, 3)
    pale = p.texture.linen("c3cda8", 8)
    img = base * (1 - stripe[..., None] * 0.75) + pale * stripe[..., None] * 0.75
    ghost = p.Layer()
    for column in range(13):
        for row in range(19):
            x, y = column * 66.5 + 4, row * 66 + (column % 2) * 33
            for turn in (-40, 0, 40):
                damask_leaf = p.moved(p.spline(p.points("0,0! 6,-12 0,-24! -6,-12")), x, y, 0.8, turn=turn)
                ghost.fill(damask_leaf, CREAM, 0.2)
    p.lay(img, ghost)
    return img.astype(np.float32)


def hatch(layer: p.Layer, x0: float, x1: float, y: float, rows: int, gap: float, slope: float = 0.0) -> None:
    """Engraver's lines."""
    for k in range(rows):
        inset = k * slope
        layer.stroke(p.line([(x0 + inset, y + k * gap), (x1 - inset, y + k * gap)]), 1.3, INK, 0.55)


def cottage(layer: p.Layer, x: float, y: float, gate_open: bool) -> None:
    """The grandmother's house: thatch, door, a lit window, a gate."""
    layer.fill(p.rect(x - 34, y - 50, 68, 50), CREAM)
    hatch(layer, x + 12, x + 33, y - 46, rows=11, gap=4.2)
    layer.fill(p.arch(x - 14, y, 20, 36), INK)
    layer.fill(p.rect(x + 12, y - 36, 15, 16), "e9c97a")
    layer.stroke(p.line([(x + 19.5, y - 36), (x + 19.5, y - 20)]), 1.6, INK)
    layer.stroke(p.rect(x + 12, y - 36, 15, 16), 1.8, INK)
    layer.fill(p.rect(x + 14, y - 116, 13, 34), "8d9c88")
    layer.stroke(p.rect(x + 14, y - 116, 13, 34), 1.6, INK)
    roof = p.spline(p.points("-50,-44! -26,-84 0,-108! 26,-84 50,-44! 0,-52", at=(x, y)))
    layer.fill(roof, "7d9278")
    for k in range(19):
        t = k / 18
        layer.stroke(p.line([(x - 6 + 12 * t, y - 104), (x - 48 + 96 * t, y - 47)]), 1.5, INK, 0.65)
    layer.stroke(roof, 2.2, INK)
    wall_line = p.line(p.points("-34,-48 -34,0 34,0 34,-48", at=(x, y)))
    layer.stroke(wall_line, 2, INK)
    smoke = p.points("20,-118 30,-132 18,-146 32,-160 26,-172", at=(x, y))
    layer.stroke(p.spline(smoke, False), 3, INK, 0.6)
    for k in range(5):
        post = x + 46 + k * 8
        if gate_open and k in (1, 2):
            continue
        picket = p.poly(p.points("-2,2 -2,-17 0,-21 2,-17 2,2", at=(post, y)))
        layer.fill(picket, CREAM)
        layer.stroke(p.line([(post + 2, y + 2), (post + 2, y - 18)]), 1.2, INK)
    if gate_open:
        open_gate = p.poly(p.points("68,3 68,-18 78,-12 78,11", at=(x, y)))
        layer.fill(open_gate, CREAM)
        layer.stroke(open_gate, 1.6, INK)


def ground(layer: p.Layer, x: float, y: float) -> None:
    """The small island that every motif stands on, with grass and a path."""
    island = p.spline(p.points("-118,-4! -60,-11 50,-10 118,-4! 70,12 0,19 -70,12", at=(x, y)))
    layer.fill(island, "8aa27c")
    footpath = p.spline(p.points("-70,-2 -10,-4 66,1 20,10 -40,4", at=(x, y)))
    layer.fill(footpath, "d8d6b4", 0.9)
    random = np.random.default_rng(int(x + y))
    for k in range(70):
        gx = x + random.uniform(-108, 108)
        gy = y + random.uniform(-6, 13) * (1 - abs(gx - x) / 125)
        layer.stroke(p.line([(gx, gy), (gx + random.normal(0, 2), gy - random.uniform(4, 10))]), 1.2, PINE, 0.7)
        if k < 9:
            layer.stroke(p.line([(gx - 8, gy + 6), (gx + 8, gy + 6)]), 1.1, INK, 0.5)


def garland(layer: p.Layer, x: float, y: float) -> None:
    """The printed sprig that ties one motif to the next."""
    for side in (-1, 1):
        stem = [(x, y + 6), (x + side * 36, y + 26), (x + side * 84, y + 18), (x + side * 112, y - 10)]
        layer.stroke(p.spline(stem, False), 2, PINE, 0.8)
        for k, (lx, ly) in enumerate(p.sample(stem, 12)[1:]):
            turn = side * (35 if k % 2 else 125)
            leaf = p.spline(p.points("0,0! 4.5,-9 0,-20! -4.5,-9"))
            layer.fill(p.moved(leaf, lx, ly, 0.95, turn=turn), PINE if k % 2 else "6d8a68", 0.85)
    for dx, dy in ((0, 6), (-7, 13), (7, 13)):
        layer.fill(p.circle(x + dx, y + dy, 4.6), CREAM)
        layer.stroke(p.circle(x + dx, y + dy, 4.6), 1.3, INK)


def big_pine(layer: p.Layer, x: float, y: float) -> None:
    """A printed pine: drooping tiers of ink strokes."""
    layer.fill(p.rect(x - 4, y - 24, 8, 26), INK)
    treetop = p.poly([(x - 5, y - 160), (x, y - 194), (x + 5, y - 160)])
    layer.fill(treetop, PINE)
    random = np.random.default_rng(5)
    for k in range(11):
        t = k / 10
        yy, half = y - 18 - 142 * t, 45 * (1 - t) ** 0.8 + 4
        tier = p.points("0,-24 0.6,-5 1,8! 0.45,3 0,7 -0.45,3 -1,8! -0.6,-5", at=(x, yy), scale=(half, 1))
        layer.fill(p.spline(tier), p.mix(PINE, "1d3a33", 0.5 if k % 2 else 0.0))
        for _ in range(7):
            u = random.uniform(-0.85, 0.5)
            layer.stroke(p.line([(x + half * u, yy - 4), (x + half * u * 1.15 - 2, yy + 5)]), 1.3, "8fb08c", 0.75)


def girl() -> p.Sprite:
    """Red hood, seen from the side, a basket on her arm; walks left."""
    cape = p.spline(p.points("0,-84 13,-66 20,-38 25,-18! 0,-14 -18,-18! -13,-44 -11,-66"))
    hood = p.spline(p.points("2,-101! 17,-88 16,-70 0,-64 -14,-70 -13,-88"))
    near_arm = [(-6, -58), (-17, -44), (-24, -42)]
    basket = p.spline(p.points("-35,-40! -17,-40! -20,-28 -32,-28"))
    basket_handle = p.spline([(-34, -40), (-26, -52), (-18, -40)], False)

    s = p.Sprite()
    s.limb([(-4, -22), (-9, -2)], [7, 5], INK)
    s.limb([(4, -22), (8, -2)], [7, 5], INK)
    s.add(cape, RED, 12)
    s.add(hood, RED, 9)
    s.add(p.circle(-8, -79, 7.6, 8.6), "ecc9a4", 5)
    s.limb(near_arm, [8, 6, 5], p.mix(RED, "400c14", 0.25))
    s.add(basket, "d8b878", 4)
    s.line(basket_handle, 1.8, "8a6a40")
    return s


def rider() -> p.Sprite:
    """She rides the wolf to the left, one hand on each ear, her cape flying."""
    wolf_tail = p.points("44,-62 66,-58 88,-72 104,-66")
    cape = p.points("-4,-104 20,-104 44,-116 74,-112 92,-124! 88,-104 96,-92! 70,-84 44,-78 14,-68")
    skirt = p.spline(p.points("-14,-70 -2,-82 18,-78 22,-60 4,-50 -16,-52"))
    shin = [(0, -60), (-12, -46), (-12, -34)]
    shoe = p.spline(p.points("-8,-38! -16,-38! -17,-30 -27,-25 -26,-21! -8,-21!"))
    bodice = p.spline(p.points("-2,-110 14,-100 20,-76 10,-64 -8,-64 -15,-80 -12,-100"))
    nose = p.spline([(-17, -118), (-22.5, -113.5), (-17, -111)])
    fringe = p.spline(p.points("-6,-127 -14,-126 -17,-121 -10,-121 -4,-112"))
    smile = p.spline([(-17, -108.5), (-14, -107), (-11.5, -108)], False)
    hood = p.points("-16,-126! -6,-136 10,-136 24,-146! 20,-126 14,-106 2,-100 -12,-103! -5,-108 -3,-118 -9,-125")
    hood_edge = p.spline(p.points("-15,-125 -8,-124 -2,-117 -4,-108 -11,-103"), False)
    near_arm = [(-2, -94), (-22, -86), (-44, -88)]
    basket_handle = p.spline([(8, -84), (14, -74), (16, -62)], False)
    basket = p.spline(p.points("4,-62! 28,-62! 25,-46 8,-46"))

    s = p.quadruped("wolf", "trot", "4c5c5e", "aab0a4")
    mirrored = p.Sprite().limb(wolf_tail, [8, 17, 15, 2], "4c5c5e", fur=5)
    mirrored.attach(s, 0, 0, 100, turn=0, flip=True)
    dark, deep = p.mix(RED, "50101c", 0.3), p.mix(RED, "280818", 0.6)
    mirrored.add(p.spline(cape), dark, 10)
    for fold in ([(6, -96), (36, -98), (84, -112)], [(8, -84), (40, -86), (80, -94)]):
        mirrored.line(p.spline(fold, False), 1.6, deep, 0.7)
    mirrored.add(skirt, "e8e2cc", 8)
    mirrored.limb(shin, [11, 8, 6.5], "e8e2cc")
    mirrored.add(shoe, "3c2a2c", 4)
    mirrored.add(bodice, RED, 12)
    mirrored.add(p.circle(-9, -116, 10.5, 11.5), "f0c8a4", 7)
    mirrored.add(nose, "f0c8a4", 2)
    mirrored.add(fringe, "5a3420", 3)
    mirrored.add(p.circle(-14.6, -115.5, 1.3, 1.8), "241418", 0)
    mirrored.line(smile, 1.2, "8a2c2c")
    mirrored.add(p.circle(-11, -111, 2.6), "e89080", 0, alpha=0.6)
    mirrored.add(p.spline(hood), RED, 9)
    mirrored.line(hood_edge, 2.2, deep, 0.8)
    mirrored.limb(near_arm, [10, 8, 6], p.mix(RED, "400c14", 0.12))
    mirrored.add(p.circle(-47, -88, 4.6), "f0c8a4", 4)
    mirrored.line(basket_handle, 1.6, "6a4a2c")
    mirrored.add(basket, "c8a060", 6)
    for y in (-57, -52):
        mirrored.line(p.line([(6, y), (27, y)]), 1.2, "7a5830", 0.8)
    return mirrored


def print_motif(img: p.Array, x: float, y: float, story: str) -> None:
    """One repeat of the pattern."""
    hidden_tail = p.points("0,-30 24,-26 46,-44 62,-42")
    layer = p.Layer()
    garland(layer, x, y + 44)
    ground(layer, x, y)
    cottage(layer, x - 58, y - 6, story in ("peep", "gone"))
    p.lay(img, layer, 0.95, 1.0)
    wolf = p.quadruped("wolf", "walk", "5f6d6c", "a8aea2")
    if story == "tail":
        bush = p.Sprite().limb(hidden_tail, [9, 16, 15, 2], "56676a", fur=5)
        bush.draw(img, x + 76, y - 2, 100, light=SIDE_LIGHT)
    if story == "peep":
        wolf.draw(img, x + 78, y - 2, 80, flip=True, light=SIDE_LIGHT)
    trees = p.Layer()
    big_pine(trees, x + 74, y - 2)
    p.lay(img, trees, 0.96, 1.0)
    if story in ("walk", "tail", "peep"):
        girl().draw(img, x + 14, y + 4, 58, light=SIDE_LIGHT, ground=0.3)


def ride_out(img: p.Array) -> None:
    """She has left the paper: large as life they trot along the skirting board, and throw a shadow on the wall."""
    pair = rider()
    p.shadow(img, pair.silhouette(330, SKIRTING + 12, 268), 34, 10, soft=16, alpha=0.55, colour="14282a")
    pair.draw(img, 300, SKIRTING + 16, 268, light=SIDE_LIGHT, shade="1a1830", rim="fffbe0", rim_alpha=0.7, ground=0.6)


def torn_corner(img: p.Array) -> None:
    """The paper is pinned back: behind it is no plaster but a real wood at night."""
    hole = p.spline(p.points("812,846! 776,880 742,948 700,1008 672,1062 640,1116! 812,1120!"))
    night_wood = [(0, "0d2024"), (0.6, "16383a"), (1, "2d5b56")]
    pines = ((700, 130), (738, 190), (786, 230), (764, 120))
    flap = p.spline(
        p.points("812,838! 770,872 734,940 694,1000 664,1056 632,1117! 606,1050 632,976 650,902 704,850 764,826")
    )

    m = p.rough(p.mask(hole), 5, 16, 4)
    wood = p.vertical(night_wood, 850, 1120)
    p.over(img, m, wood)
    trees = p.Layer()
    for k, (tx, height) in enumerate(pines):
        p.pine(trees, tx, 1122, height, dark="081618", light="1c4440", seed=k)
    p.lay(img, trees, clip=m)
    p.multiply(img, m * (1 - p.blur(m, 12)), "04080c", 0.9)
    f = p.rough(p.mask(flap), 3, 14, 6)
    p.shadow(img, f, -9, 10, soft=9, alpha=0.5, colour="101c20")
    p.form(img, f, p.tones("d9cfae", "4c5a50", "fffbe8"), 34, light=(-0.7, -0.4, 0.4), texture=0.08, seed=3, soften=5)
    pin = p.Sprite().add(p.circle(0, 0, 9), "c9a24a", 8)
    pin.draw(img, 662, 948, 100)
    p.contact(img, 666, 954, 10, ry=7, alpha=0.3)
    pin.draw(img, 661, 946, 100)


def skirting(img: p.Array) -> None:
    """A moulded board, and one real pine needle on it."""
    moulding = [
        (0, "eae6d4"),
        (0.1, "fbf8ea"),
        (0.16, "8a968c"),
        (0.2, "c9ccbc"),
        (0.34, "dcdccb"),
        (0.4, "8d988e"),
        (0.44, "c4c8b8"),
        (1, "9aa498"),
    ]
    board = p.mask(p.rect(-10, SKIRTING, 820, 120))
    p.over(img, board, p.vertical(moulding, SKIRTING, 1200))
    p.over(img, board * (0.5 + 0.5 * p.streaks(4, 0.0, 80, 2.0)), "6a7a74", 0.14)
    p.shadow(img, board, 0, -7, soft=6, alpha=0.0)
    twig = p.Layer()
    for dy in (0, 6):
        pine_needle = p.ribbon([(520, SKIRTING + 9), (552, SKIRTING + 5 - dy), (584, SKIRTING + 8 - dy)], [3, 2.6, 0.6])
        twig.fill(pine_needle, "2c6a34")
    twig.fill(p.circle(519, SKIRTING + 9, 2.6), "7a5236")
    p.lay(img, twig)


def moonlight(img: p.Array) -> None:
    """Dark room; the window's light lies slanting across the paper."""
    lit = img.copy()
    p.multiply(img, np.ones_like(p.grid.x), "5a7c88", 0.7)
    panes = []
    a, b, c, d = (np.array(q, float) for q in ((330, 120), (690, 30), (470, 1180), (20, 1120)))
    for i in range(2):
        for j in range(3):
            u0, u1, v0, v1 = i / 2 + 0.02, (i + 1) / 2 - 0.02, j / 3 + 0.012, (j + 1) / 3 - 0.012
            quad = [
                (a + (b - a) * u) * (1 - v) + (d + (c - d) * u) * v for u, v in ((u0, v0), (u1, v0), (u1, v1), (u0, v1))
            ]
            panes.append(p.poly([tuple(q) for q in quad]))
    glass = p.mask(*panes, soft=4)
    lit = 1 - (1 - np.clip(lit, 0, 1)) * (1 - 0.13 * p.rgb("fff8da"))
    img[:] = img * (1 - glass[..., None]) + lit * glass[..., None]
    twigs = p.Layer()
    paths, _ = p.branches(760, 700, 760, 12, lean=-0.75, spread=0.5, depth=5, thick=0.03)
    for path in paths:
        twigs.fill(path, "27484a", 0.5, 3)
    p.lay(img, twigs, 0.55, clip=glass)


def paint() -> p.Array:
    """Straight at the wall: paper, motifs, wear, the torn corner, the skirting, and the riders who leave."""
    img = wall()
    for x, y, story in sorted(MOTIFS, key=lambda q: q[1]):
        print_motif(img, x, y, story)
    seams = p.Layer()
    for x in (267, 533):
        seams.stroke(p.line([(x, 0), (x, SKIRTING)]), 1.4, INK, 0.35)
    p.lay(img, seams)
    worn = p.smooth(0.25, 0.9, p.noise(46, 31, 4))
    p.over(img, worn, "cdd2ae", 0.3)
    p.over(img, p.smooth(0.3, 0.9, p.noise(240, 9, 3)), "8a8a5c", 0.25)
    torn_corner(img)
    skirting(img)
    ride_out(img)
    moonlight(img)
    return img
