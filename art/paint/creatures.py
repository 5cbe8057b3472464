"""Small animals: hare, fish; and insects."""

from __future__ import annotations

import math

from art.paint.colour import Colour, mix
from art.paint.shape import circle, points, rect, ribbon, spline
from art.paint.sprite import Sprite


def _eye(s: Sprite, x: float, y: float, r: float = 2.4) -> None:
    """A dark eye of radius r with a highlight above it."""
    s.add(circle(x, y, r), "140c10", 0)
    s.add(circle(x + r * 0.3, y - r * 0.35, r * 0.32), "fff8e8", 0)


def hare(colour: Colour = "9a7450", pose: str = "sit") -> Sprite:
    """A hare in profile: sit, alert (upright) or run."""
    s = Sprite()
    dark, pale = mix(colour, "1a0c18", 0.4), mix(colour, "fff4e0", 0.65)
    if pose == "run":
        for pts in ([(-34, -34), (-58, -26), (-78, -10)], [(30, -30), (52, -26), (70, -16)]):
            s.limb(pts, [14, 8, 6], dark)
        body = spline(points("-46,-36 -30,-54 0,-58 30,-50 46,-40 34,-24 0,-22 -34,-22"))
        s.add(body, colour, 18, spine=[(40, -40), (-46, -36)], fur=6)
        s.limb([(-30, -34), (-52, -30), (-76, -22)], [22, 10, 7], colour, fur=4)
        s.limb([(32, -32), (56, -32), (76, -24)], [12, 8, 6], colour, fur=4)
        s.add(circle(-48, -44, 8), "fff4e0", 7)
        hx, hy, ear = 56.0, -50.0, -160.0
    else:
        tall = 1.25 if pose == "alert" else 1.0
        body = spline(
            [
                (-36, -6),
                (-42, -28 * tall),
                (-26, -52 * tall),
                (4, -64 * tall),
                (24, -58 * tall),
                (28, -36 * tall),
                (22, -10),
                (0, 0),
                (-26, 0),
            ]
        )
        s.limb([(20, -40 * tall), (25, -18), (26, -2)], [12, 8, 7], dark)
        s.add(body, colour, 22, spine=[(20, -58 * tall), (-20, -34), (-38, -8)], fur=6)
        s.add(
            spline(points("-36,-4 -34,-28 -14,-36 8,-22 8,-4 -14,1")),
            colour,
            16,
            alpha=0.85,
            spine=[(-16, -34), (0, -4)],
            fur=5,
        )
        s.add(spline(points("-18,-7 8,-8 18,-3 16,1 -16,1")), colour, 5)
        s.limb([(16, -38 * tall), (20, -18), (22, -2)], [13, 8, 7], colour, fur=4)
        s.add(circle(-42, -10, 8), "fff4e0", 7)
        hx, hy, ear = 26, -68 * tall, -105.0
    for turn, tint in ((14, dark), (-6, colour)):
        a = math.radians(ear + turn)
        tip = (hx - 6 + math.cos(a) * 50, hy - 8 + math.sin(a) * 50)
        mid = ((hx - 6 + tip[0]) / 2 - math.sin(a) * 4, (hy - 8 + tip[1]) / 2)
        s.limb([(hx - 6, hy - 6), mid, tip], [9, 13, 3], tint, fur=3)
        s.limb(
            [(hx - 6, hy - 10), mid, ((mid[0] + tip[0]) / 2, (mid[1] + tip[1]) / 2)],
            [3, 6, 2],
            mix(tint, "e8a090", 0.55),
        )
    head = spline(points("-15,0 -8,-13 6,-13 17,-4 19,4 10,11 -6,13", at=(hx, hy)))
    s.add(head, colour, 13, spine=[(hx + 18, hy), (hx - 15, hy + 2)], fur=4)
    s.add(spline(points("20,1 10,1 2,12 14,12", at=(hx, hy))), pale, 5, alpha=0.85, soft=1.2, clip=head)
    _eye(s, hx + 5, hy - 4, 3)
    s.add(circle(hx + 18.6, hy + 1, 2), "6a3434", 2)
    for dy in (-3, 1, 5):
        s.line(
            spline([(hx + 14, hy + 5), (hx + 26, hy + 3 + dy), (hx + 34, hy + 4 + dy * 1.6)], False), 0.5, "fff4e0", 0.7
        )
    return s


def fish(
    colour: Colour = "e8803c", fin: Colour | None = None, stripes: Colour | None = None, slim: float = 1.0
) -> Sprite:
    """Swimming right, centred on the origin, about 110 long."""
    s = Sprite()
    fin = fin if fin is not None else mix(colour, "fff0d0", 0.25)
    h = 26 / slim
    s.add(spline(points("-36,0 -64,-24! -56,0 -64,24!")), fin, 8)
    s.add(spline([(-18, -h * 0.7), (-4, -h * 1.7), (20, -h * 0.8)]), fin, 6)
    s.add(spline([(-8, h * 0.7), (-14, h * 1.4), (10, h * 0.8)]), fin, 5)
    body = spline(
        [(-42, 0), (-20, -h * 0.75), (12, -h), (40, -h * 0.55), (52, 0), (42, h * 0.5), (14, h * 0.9), (-20, h * 0.65)]
    )
    s.add(body, colour, 18)
    if stripes is not None:
        for x in (-22.0, 2.0, 24.0):
            s.add(ribbon([(x, -h * 1.2), (x + 3, 0), (x, h * 1.2)], [7, 8, 6], 12), stripes, 0, alpha=0.85, clip=body)
    for row in range(4):
        for k in range(6):
            x, y = -26 + k * 9 + (row % 2) * 4.5, -h * 0.45 + row * h * 0.3
            s.add(circle(x, y, 4.4), mix(colour, "1a0c28", 0.5), 0, alpha=0.4, width=0.8, clip=body)
    s.line(spline([(28, -h * 0.5), (23, 0), (28, h * 0.5)], False), 1.3, mix(colour, "1a0c28", 0.55), 0.8)
    s.add(circle(38, -h * 0.18, 4.6), "fff4dc", 3)
    s.add(circle(39, -h * 0.18, 2.8), "140c10", 0)
    s.add(spline([(14, h * 0.2), (0, h * 0.5), (4, h * 0.05)]), fin, 3)
    return s


def butterfly(colour: Colour = "e88a34", edge: Colour = "2a1a24", open_: float = 1.0) -> Sprite:
    """From above, centred; `open_` below 1 folds the wings."""
    s = Sprite()
    for side in (-1, 1):
        w = side * open_
        for path, tint in (
            (spline([(w * 3, 0), (w * 22, 8), (w * 36, 28), (w * 26, 42), (w * 10, 32)]), mix(colour, edge, 0.15)),
            (spline([(w * 3, -4), (w * 20, -36), (w * 46, -46), (w * 52, -26), (w * 34, -2), (w * 10, 4)]), colour),
        ):
            s.add(path, edge, 6)
            b = path.computeTightBounds()
            inner = spline(
                [
                    (b.centerX() + (x - b.centerX()) * 0.82, b.centerY() + (y - b.centerY()) * 0.8)
                    for x, y in _outline(path)
                ]
            )
            s.add(inner, tint, 10)
        for t in (0.3, 0.55, 0.8):
            s.line(spline([(w * 4, -3), (w * 40 * t, -40 * t + 10)], False), 0.8, edge, 0.6)
        s.add(circle(w * 42, -34, 3), "fff4dc", 2)
        s.line(spline([(0, -16), (side * 6, -30), (side * 12, -36)], False), 0.9, edge)
    s.limb([(0, -18), (0, 2), (0, 26)], [5, 6, 3], edge)
    return s


def _outline(path: object, n: int = 14) -> list[tuple[float, float]]:
    """n points along a closed path, evenly spaced."""
    import skia

    measure = skia.PathMeasure(path, True)
    length = measure.getLength()
    points = [measure.getPosTan(length * i / n)[0] for i in range(n)]
    return [(q.x(), q.y()) for q in points]


def moth(colour: Colour = "e8dcc4") -> Sprite:
    """A pale moth from above, furry."""
    s = butterfly(colour, mix(colour, "6a4a3a", 0.55))
    s.limb([(0, -18), (0, 4), (0, 24)], [11, 12, 5], mix(colour, "fff8ec", 0.4), fur=5)
    for side in (-1, 1):
        s.add(circle(side * 28, -24, 6), mix(colour, "6a4a3a", 0.6), 4)
        s.add(circle(side * 28, -24, 3), "fff4dc", 2)
    return s


def bee(colour: Colour = "e8b030") -> Sprite:
    """Flying right, centred."""
    s = Sprite()
    body = circle(0, 0, 24, 15)
    s.add(body, colour, 13)
    for x in (-14, -3, 8):
        s.add(rect(x, -18, 5, 36), "2a1a14", 0, alpha=0.9, clip=body)
    s.add(circle(24, -2, 9), "3a2a1c", 7)
    for dx in (-6, 4):
        s.add(spline(points("0,-12 -16,-36 -2,-42 8,-24", at=(dx, 0))), "f4f8f4", 0, alpha=0.6)
    _eye(s, 28, -4, 2)
    return s
