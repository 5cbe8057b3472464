"""What every print and drawing shares: paper, transparent ink, and lines drawn by a hand."""

from __future__ import annotations

import itertools
import math

import cv2
import numpy as np
import numpy.typing as npt
import skia

from art.finish import Finish
from art.paint.colour import Colour, rgb
from art.paint.grid import HEIGHT, WIDTH, Array, f32, grid
from art.paint.layer import mask
from art.paint.noise import noise
from art.paint.shape import Points, poly, sample

Curve = npt.NDArray[np.floating]

PLAIN = Finish(
    touch=0, patches=0, edges=0, bloom=0, contrast=1.0, saturation=1.0, split=0, vignette=0, grain=0
)  # the technique brings its own paper, so the common finish stays away


def paper(colour: Colour = "f7f3e8", tooth: float = 0.012, cloud: float = 0.012, seed: int = 1) -> Array:
    """A sheet of paper: fine tooth, a few fibres, the faint unevenness of the pulp."""
    fine = noise(1.6, seed, 2) * f32(tooth) + noise(5, seed + 1, 2) * f32(tooth * 0.6)
    pulp = noise(160, seed + 2, 4) * f32(cloud)
    img = np.empty((grid.h, grid.w, 3), f32)
    img[:] = rgb(colour)
    img += (fine + pulp)[..., None]
    return np.clip(img, 0, 1)


def multiply(img: Array, colour: Colour, cover: Array) -> None:
    """Lay transparent ink: it darkens and colours what lies below."""
    ink = 1 - cover[..., None] * (1 - rgb(colour))
    img *= ink.astype(f32)


def opaque(img: Array, colour: Colour, cover: Array) -> None:
    """Lay body colour: it hides what lies below."""
    img[:] = img * (1 - cover[..., None]) + rgb(colour) * cover[..., None]


def shifted(field: Array, dx: float = 0, dy: float = 0, turn: float = 0) -> Array:
    """A mask moved by card units and turned by degrees about the middle of the sheet."""
    centre = (WIDTH * grid.s / 2, HEIGHT * grid.s / 2)
    matrix = cv2.getRotationMatrix2D(centre, turn, 1.0)
    matrix[:, 2] += np.array([dx * grid.s, dy * grid.s])
    size = (grid.w, grid.h)
    return cv2.warpAffine(field, matrix, size, flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE).astype(f32)


def contours(path: skia.Path, step: float = 4.0) -> list[Curve]:
    """Every contour of a path as evenly spaced points."""
    out = []
    measure = skia.PathMeasure(path, False, 1.0)
    while True:
        length = measure.getLength()
        if length > step:
            n = max(int(length / step), 3)
            places = [measure.getPosTan(length * i / (n - 1) * 0.9999)[0] for i in range(n)]
            out.append(np.array([(q.x(), q.y()) for q in places]))
        if not measure.nextContour():
            break
    return out


def wander(n: int, scale: float, random: np.random.Generator) -> npt.NDArray[np.floating]:
    """Slow random change along a line, about -1..1; `scale` is the number of steps between two turns."""
    knots = max(int(n / scale) + 3, 4)
    return np.interp(np.linspace(0, knots - 1, n), np.arange(knots), random.standard_normal(knots) * 0.6)


def stroke(
    curve: Curve,
    width: float,
    random: np.random.Generator,
    start: float = 0.25,
    end: float = 0.15,
    life: float = 0.35,
    wobble: float = 0.5,
    reach: float = 30,
) -> skia.Path:
    """A pen stroke along points: it swells and thins, begins and ends as the hand lifts, and trembles a little."""
    n = len(curve)
    tangent = np.gradient(curve, axis=0)
    tangent /= np.hypot(tangent[:, 0], tangent[:, 1])[:, None] + 1e-9
    normal = np.stack([-tangent[:, 1], tangent[:, 0]], 1)
    along = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(curve, axis=0).T))])
    total = float(along[-1]) + 1e-6
    ends = min(reach, total * 0.5)
    lift = np.minimum(
        start + (1 - start) * np.clip(along / ends, 0, 1), end + (1 - end) * np.clip((total - along) / ends, 0, 1)
    )
    scale = max(n * 22 / total, 3)
    half = width / 2 * lift * np.clip(1 + wander(n, scale, random) * life, 0.25, 1.9)
    centre = curve + normal * (wander(n, scale * 1.3, random) * wobble)[:, None]
    return poly(np.concatenate([centre + normal * half[:, None], (centre - normal * half[:, None])[::-1]]))


def curve(points: Points, step: float = 4.0) -> Curve:
    """Points on the open spline through the points, about `step` units apart."""
    rough_length = sum(math.dist(a[:2], b[:2]) for a, b in itertools.pairwise(points))
    return np.asarray(sample(points, max(int(rough_length / step), 6)))


def clipped_lines(
    path: skia.Path, angle: float, gap: float, random: np.random.Generator, jitter: float = 0.25, step: float = 5.0
) -> list[Curve]:
    """Parallel lines (degrees) inside a path, as pieces; gaps differ a little."""
    cover = mask(path)
    box = path.getBounds()
    cx, cy = box.centerX(), box.centerY()
    reach = math.hypot(box.width(), box.height()) / 2 + gap
    a = math.radians(angle)
    d, nrm = np.array([math.cos(a), math.sin(a)]), np.array([-math.sin(a), math.cos(a)])
    out: list[Curve] = []
    offset = -reach
    while offset < reach:
        t = np.arange(-reach, reach, step)
        line = np.array([cx, cy]) + nrm * offset + t[:, None] * d
        out += inside(line, cover)
        offset += gap * (1 + random.uniform(-jitter, jitter))
    return out


def inside(line: Curve, cover: Array, least: int = 3, level: float = 0.5) -> list[Curve]:
    """The pieces of a line that lie in a mask."""
    rows = np.clip((line[:, 1] * grid.s).astype(int), 0, grid.h - 1)
    columns = np.clip((line[:, 0] * grid.s).astype(int), 0, grid.w - 1)
    on_sheet = (line[:, 0] > -2) & (line[:, 0] < WIDTH + 2) & (line[:, 1] > -2) & (line[:, 1] < HEIGHT + 2)
    keep = (cover[rows, columns] > level) & on_sheet
    edges = np.flatnonzero(np.diff(np.concatenate([[0], keep.astype(int), [0]])))
    return [line[a:b] for a, b in zip(edges[::2], edges[1::2], strict=True) if b - a >= least]
