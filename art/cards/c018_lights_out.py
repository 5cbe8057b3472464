"""A child leans over a city whose towers are candles, the snuffer in hand, and cannot decide which light goes first."""

from __future__ import annotations

import math

import numpy as np

from art import paint as p
from art.finish import Finish
from art.paint import people as who

NUMBER, TITLE = 18, "Lights Out"
FINISH = Finish(touch=0, patches=0.25, edges=0.25, bloom=0.22, vignette=0, grain=0.028, split=0.03, contrast=1.05)

LIGHT = (0.25, 0.3, 0.92)
SKIN = "c08358"
BRASS = "d8a040"


def dusk() -> p.Array:
    """A teal evening, peach over the horizon."""
    img = p.vertical(
        [(0, "0e4a5c"), (0.3, "1f7078"), (0.52, "7fae98"), (0.64, "f2c890"), (1, "f4b870")],
        wobble=p.noise(300, 4, 3) * 0.03,
    )
    p.brush(img, 130, 1500, p.swirl(340, 5, 0.6), 0.03, 0.5, 3)
    p.brush(img, 60, 1800, p.swirl(260, 6, 0.6), 0.03, 0.4, 4)
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
    layer.gradient(outer, (x, y), (x + t, y - h), ["ff9a30", "ffc84e", "ffe890"], [0, 0.4, 1], 0.97)
    layer.gradient(inner, (x, y), (x, y - h * 0.66), ["ffe9a0", "fffdf0"], [0, 0.6], 0.98)


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
        [0, 0.34, 0.6, 1],
    )
    layer.gradient(body, (0, top), (0, top + w * 2.6), ["ffe9a8", "eca050", "5a2a1c"], [0, 0.28, 1], 0.74)
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
                    x + (j - 1) * w * 0.27 - w * 0.05, top + w * 0.34 + i * w * 0.36, w * 0.1, w * 0.17, w * 0.03
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
        tower(layer, x, top, w, seed, far)
        flame(lights, x + w * 0.02, top - w * 0.1, w * (0.74 + 0.05 * (seed % 8)), 0.13 * math.sin(seed))
    p.lay(img, layer, tooth=0.8)
    for x, top, w, _ in spots:
        p.glow(img, x, top - w * 0.4, w * 1.6, "ffa838", 0.26)
    p.lay(img, lights)
    base = float(np.mean([s[1] for s in spots])) + 90
    p.over(img, p.smooth(base, base + 190, p.grid.y), p.mix("6e3420", "e8a05c", far), 0.5)


def snuffer(scene: who.Scene, hand: who.Hand) -> None:
    """A brass rod through the fist, with a cone over one flame."""
    along = hand.across / np.linalg.norm(hand.across)
    along = along if along[1] > 0 else -along
    low, high = hand.hold + along * 165, hand.hold - along * 110
    scene.add(
        who.Part(
            [who.Limb(high, low, 9, 8), who.Ellipsoid(high, (15, 15, 15), np.eye(3), 4)], BRASS, "plain", shine=0.5
        )
    )
    mouth = np.array([CONE[0], CONE[1], low[2]])
    apex = mouth - np.array([0, 96, 0.0])
    ring = [
        mouth + np.array([43 * math.cos(t), 8 * math.sin(t), 30 * math.sin(t)]) for t in np.linspace(0, 2 * math.pi, 25)
    ]
    cone = who.Cap(who.Limb(apex, mouth + np.array([0, 40, 0.0]), 9, 58), [(mouth, np.array([0, -1.0, 0]))])
    scene.add(
        who.Part([cone], BRASS, "plain", shine=0.5), who.Part([who.Cord(ring, [5.0] * 25)], BRASS, "plain", shine=0.5)
    )
    scene.add(who.Part([who.Limb(low, apex, 8, 8)], BRASS, "plain", shine=0.5))


def paint() -> p.Array:
    """The whole card."""
    img = dusk()
    city = rows()
    scene = who.Scene()
    head = who.Head(
        348,
        500,
        275,
        "child",
        LOOK,
        SKIN,
        who.Hair("short", "21130d", 1, 0.5),
        "3a1e10",
        yaw=16,
        pitch=13,
        roll=7,
        gaze=(14, 24),
        blush=1.2,
    ).add(scene)
    who.bust(scene, head, "c8503c", breadth=0.95, drop=-0.1)
    scene.paint(img, LIGHT, key="ffdca8", sky="3f8f9c", bounce="ffb060", shade=1.2, strokes=0.6, seed=8)
    p.over(img, p.smooth(830, 960, p.grid.y), "d88c4c", 0.85)
    for row in city[:5]:
        draw_row(img, row)
    front = who.Scene()
    hand = who.Hand(742, 716, 150, "grip", SKIN, "left", yaw=10, pitch=0, roll=-62, z=200, plump=1.08, long=0.95).add(
        front
    )
    hand.arm(front, (960, 800, 140), "c8503c", 0.3)
    snuffer(front, hand)
    layer = p.Layer()
    tower(layer, CONE[0], CONE[1] + 84, 92, 5, 0.1)
    p.lay(img, layer, tooth=0.8)
    light = p.Layer()
    flame(light, CONE[0], CONE[1] + 74, 82, 0.04)
    p.glow(img, CONE[0], CONE[1] + 40, 190, "ffb848", 0.6)
    p.lay(img, light)
    front.paint(img, (-0.4, 0.5, 0.75), key="ffe0a8", sky="3f8f9c", bounce="ffb060", shade=1.2, strokes=0.5, seed=9)
    draw_row(img, city[5])
    return img


CONE = (560.0, 900.0)
LOOK = who.Feeling(upper=30, lower=-24, inner=0.06, outer=0.02, arch=0.05, corner=0.03, width=0.2, cheek=0.3)
