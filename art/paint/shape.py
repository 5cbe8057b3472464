"""Geometry: splines with marked corners, tapered ribbons, simple outlines and their transforms."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np
import numpy.typing as npt
import skia

from art.paint.grid import Point

Points = Sequence[Point] | npt.NDArray[np.floating]


def points(text: str, at: tuple[float, float] = (0, 0), scale: tuple[float, float] = (1, 1)) -> list[Point]:
    """An outline as SVG writes it, "12,40 60,8.5! 90,40": pairs of x and y; an exclamation mark makes a corner.

    `scale` is what x and y are multiplied by, then `at` is where the origin lies.
    """
    return [_point(pair, at, scale) for pair in text.split()]


def _point(pair: str, at: tuple[float, float], scale: tuple[float, float]) -> Point:
    """One pair of an outline in its place; whole numbers stay whole."""
    x, y = (float(number) if "." in number else int(number) for number in pair.rstrip("!").split(","))
    x, y = at[0] + x * scale[0], at[1] + y * scale[1]
    return (x, y, 1) if pair.endswith("!") else (x, y)


def spline(points: Points, closed: bool = True, tension: float = 0.36) -> skia.Path:
    """A smooth curve through the points; a third element in a point, e.g. (x, y, 1), makes it a sharp corner."""
    pos = [np.array(p[:2], float) for p in points]
    corner = [len(p) > 2 for p in points]
    n = len(pos)
    path = skia.Path()
    path.moveTo(float(pos[0][0]), float(pos[0][1]))

    def tangent(i: int) -> npt.NDArray[np.floating]:
        a, b = (pos[(i - 1) % n], pos[(i + 1) % n]) if closed else (pos[max(i - 1, 0)], pos[min(i + 1, n - 1)])
        d = b - a
        length = float(np.hypot(*d))
        return d / length if length > 0 else d

    for i in range(n if closed else n - 1):
        j = (i + 1) % n
        d = pos[j] - pos[i]
        length = float(np.hypot(*d))
        straight = d / (length + 1e-9)
        a = pos[i] + (straight if corner[i] else tangent(i)) * length * tension
        b = pos[j] - (straight if corner[j] else tangent(j)) * length * tension
        path.cubicTo(*[float(v) for v in (*a, *b, *pos[j])])
    if closed:
        path.close()
    return path


def sample(points: Points, n: int = 80, tension: float = 0.36) -> npt.NDArray[np.floating]:
    """n points, evenly spaced, on the open spline through the points."""
    measure = skia.PathMeasure(spline(points, False, tension), False)
    length = measure.getLength()
    out = [measure.getPosTan(length * i / (n - 1) * 0.99999)[0] for i in range(n)]
    return np.array([(p.x(), p.y()) for p in out])


def ribbon(points: Points, widths: Sequence[float], n: int = 48, round_ends: bool = False) -> skia.Path:
    """A tapered stroke: the widths are spread along the spline."""
    centre = sample(points, n)
    t = np.gradient(centre, axis=0)
    t /= np.hypot(t[:, 0], t[:, 1])[:, None] + 1e-9
    normal = np.stack([-t[:, 1], t[:, 0]], 1)
    half = np.interp(np.linspace(0, 1, n), np.linspace(0, 1, len(widths)), widths)[:, None] / 2
    path = poly(np.concatenate([centre + normal * half, (centre - normal * half)[::-1]]))
    if round_ends:
        for end, width in ((centre[0], widths[0]), (centre[-1], widths[-1])):
            path = union(path, circle(float(end[0]), float(end[1]), width / 2))
    return path


def poly(points: Points) -> skia.Path:
    """A closed polygon."""
    path = skia.Path()
    path.addPoly([skia.Point(float(p[0]), float(p[1])) for p in points], True)
    return path


def line(points: Points) -> skia.Path:
    """An open polyline."""
    path = skia.Path()
    path.addPoly([skia.Point(float(p[0]), float(p[1])) for p in points], False)
    return path


def circle(x: float, y: float, rx: float, ry: float | None = None) -> skia.Path:
    """A circle or ellipse."""
    ry = rx if ry is None else ry
    path = skia.Path()
    path.addOval(skia.Rect.MakeLTRB(x - rx, y - ry, x + rx, y + ry))
    return path


def rect(x: float, y: float, w: float, h: float, r: float = 0) -> skia.Path:
    """A rectangle from its top left corner, with optional round corners."""
    path = skia.Path()
    path.addRoundRect(skia.Rect.MakeXYWH(x, y, w, h), r, r)
    return path


def star(x: float, y: float, r: float, points: int = 5, inner: float = 0.42, turn: float = 0) -> skia.Path:
    """A star."""
    out = []
    for k in range(points * 2):
        t, rr = k * math.pi / points + turn, r if k % 2 == 0 else r * inner
        out.append((x + rr * math.sin(t), y - rr * math.cos(t)))
    return poly(out)


def arch(x: float, y: float, w: float, h: float) -> skia.Path:
    """A round-headed opening standing on (x, y) = middle of its foot."""
    r = w / 2
    path = skia.Path()
    path.moveTo(x - r, y)
    path.lineTo(x - r, y - h + r)
    path.arcTo(skia.Rect.MakeLTRB(x - r, y - h, x + r, y - h + w), 180, 180, False)
    path.lineTo(x + r, y)
    path.close()
    return path


def union(*paths: skia.Path) -> skia.Path:
    """One outline around all."""
    out = paths[0]
    for path in paths[1:]:
        joined = skia.Op(out, path, skia.PathOp.kUnion_PathOp)
        out = joined if joined is not None else out
    return out


def simplified(path: skia.Path) -> skia.Path:
    """The same outline without overlaps."""
    return union(path, path)


def intersection(a: skia.Path, b: skia.Path) -> skia.Path:
    """What both outlines have in common."""
    return skia.Op(a, b, skia.PathOp.kIntersect_PathOp) or skia.Path()


def cut(a: skia.Path, b: skia.Path) -> skia.Path:
    """The first outline without the second."""
    return skia.Op(a, b, skia.PathOp.kDifference_PathOp) or a


def moved(
    path: skia.Path, x: float = 0, y: float = 0, scale: float = 1, turn: float = 0, flip: bool = False
) -> skia.Path:
    """The path scaled, turned (degrees, about the origin), flipped left-right and moved."""
    matrix = skia.Matrix()
    matrix.setScale(-scale if flip else scale, scale)
    matrix.postRotate(turn)
    matrix.postTranslate(x, y)
    out = skia.Path()
    path.transform(matrix, out)
    return out
