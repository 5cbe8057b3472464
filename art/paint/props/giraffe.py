"""A giraffe cut for a press of several blocks: neck, mane, plates, and a head that looks left."""

from __future__ import annotations

import math

import numpy as np
import skia

from art.paint.shape import circle, intersection, moved, points, ribbon, sample, spline
from art.paint.voices.linocut import Press


def patches(press: Press, line: list[tuple[float, float]], widths: list[float], seed: int, rows: int) -> None:
    """The giraffe's net: uneven brown plates, larger towards the shoulder, with pale lanes between."""
    random = np.random.default_rng(seed)
    centre = sample(line, rows * 10)
    for row in range(rows):
        i = row * 10 + 4
        d = centre[min(i + 3, len(centre) - 1)] - centre[max(i - 3, 0)]
        d = d / np.hypot(*d)
        width = float(np.interp(row / rows, np.linspace(0, 1, len(widths)), widths))
        gap = math.dist(centre[max(i - 5, 0)], centre[min(i + 5, len(centre) - 1)])
        count = 3 if row % 2 else 2
        for k in range(count):
            off = ((k + 0.5) / count - 0.5) * width * (0.94 if row % 2 else 0.8)
            c = (
                centre[i]
                + np.array([-d[1], d[0]]) * (off + random.normal(0, width * 0.035))
                + d * random.normal(0, gap * 0.11)
            )
            a, b = width / count * random.uniform(0.44, 0.56), gap * random.uniform(0.38, 0.52)
            turn = random.uniform(0, 1)
            spots = []
            for j in range(6):
                t = turn + j * math.pi / 3 + random.normal(0, 0.13)
                r = random.uniform(0.7, 1.1)
                u, v = a * r * math.cos(t), b * r * math.sin(t)
                spots.append((float(c[0] - d[1] * u + d[0] * v), float(c[1] + d[0] * u + d[1] * v)))
            press.put("brown", intersection(spline(spots, tension=0.2), ribbon(line, [w - 8 for w in widths], 40)))


def giraffe(
    press: Press,
    line: list[tuple[float, float]],
    widths: list[float],
    head: tuple[float, float, float, float],
    seed: int,
    rows: int,
) -> None:
    """Neck from the fog upwards along `line`, mane, and a head that looks left (place, scale, turn)."""
    ear_outline = spline(points("48,-26! 78,-52 122,-58! 104,-28 64,-8"))
    ear_hollow = spline(points("66,-26 84,-44 106,-48 92,-30"))
    skull_outline = spline(
        points("62,-26 36,-50 -14,-48 -58,-22 -108,0 -136,16 -144,36 -132,54 -100,60")
        + points("-56,54 -10,54 30,60 60,36")
    )
    muzzle = spline(points("-100,-2 -136,16 -144,36 -132,54 -100,60 -88,30"))
    eye = spline(points("-42,-8 -28,-24 -8,-20 -4,-4 -20,6"))
    nostril = [(-120, 16), (-114, 22), (-118, 28)]
    mouth = points("-138,42 -112,46 -86,38 -78,30")

    x, y, s, turn = head
    neck = ribbon(line, widths, 40)
    back = sample(line, 60)
    d = np.gradient(back, axis=0)
    d /= np.hypot(d[:, 0], d[:, 1])[:, None]
    half = np.interp(np.linspace(0, 1, 60), np.linspace(0, 1, len(widths)), widths) / 2
    for k in range(2, 58):
        root = back[k] + np.array([-d[k, 1], d[k, 0]]) * (half[k] - 3)
        reach = press.random.uniform(11, 19) * s
        tip = root + np.array([-d[k, 1], d[k, 0]]) * reach - d[k] * reach * 0.7
        press.put("brown", ribbon([tuple(root), tuple(tip)], [11 * s, 3], 8))
    press.put("ochre", neck)
    patches(press, line, widths, seed, rows=rows)
    press.contour(neck, 4.5 * s**0.4)

    def at(path: skia.Path) -> skia.Path:
        return moved(path, x, y, s, turn=turn)

    ear = at(ear_outline)
    press.put("ochre", ear)
    press.contour(ear, 4)
    press.put("brown", at(ear_hollow))
    for ox, lean in ((14, -10), (36, 4)):
        horn = ribbon([(ox, -44), (ox + lean * 0.6, -66), (ox + lean, -90)], [17, 12, 12], 16)
        press.put("ochre", at(horn))
        press.put("key", at(circle(ox + lean, -94, 11, 12)))
    skull = at(skull_outline)
    press.bare(skull)
    press.put("ochre", skull)
    for spot in (
        points("10,12 34,4 46,24 26,40"),
        points("-40,6 -18,2 -14,22 -34,28"),
        points("-6,-34 16,-38 20,-24 0,-20"),
        points("-62,32 -44,30 -42,44 -58,46"),
    ):
        press.put("brown", at(spline(spot)))
    press.bare(at(muzzle))
    press.contour(skull, 5 * s**0.4)
    with press.blocks["key"].at(x, y, s, turn) as key:
        key.ink(eye)
        key.carve(circle(-27, -11, 4.6))
        for a in ((-44, -12, -62, -16), (-38, -20, -54, -30), (-28, -25, -38, -40)):
            lash = [(a[0], a[1]), ((a[0] + a[2]) / 2, (a[1] + a[3]) / 2 - 2), (a[2], a[3])]
            key.line(lash, 4, 0.5)
        key.line(nostril, 6, 0.4)
        key.line(mouth, 4.5, 0.6)
