"""Mosaic: stone and glass cubes set in rows that follow the contours of what they show, with grout between."""

from __future__ import annotations

import math
from dataclasses import dataclass

import cv2
import numpy as np
import numpy.typing as npt
import skia

from art.paint.colour import Colour, mix, rgb
from art.paint.grid import HEIGHT, WIDTH, Array, f32, grid
from art.paint.layer import Layer, lay
from art.paint.noise import blur, noise

Quad = npt.NDArray[np.floating]
Bytes = npt.NDArray[np.uint8]


@dataclass(frozen=True)
class Bed:
    """A region of one setting: where it lies, its colours, the cube size, the field whose level lines it follows."""

    m: Array
    colour: Colour | Array
    size: float = 13
    field: Array | None = None  # default: the distance from the region's edge
    vary: float = 0.07
    long: float = 1.0  # length of a cube along its row, in sizes
    gloss: float = 0.1


@dataclass(frozen=True)
class Cube:
    """One laid cube: its corners in card units and its colour."""

    corners: Quad
    colour: Array
    gloss: float


def sheet_size(field: Array) -> Array:
    """A field brought to one pixel per card unit, so that the setting is the same at every working scale."""
    return cv2.resize(field, (WIDTH, HEIGHT), interpolation=cv2.INTER_AREA if grid.s > 1 else cv2.INTER_LINEAR)


def inside(m: Array) -> Array:
    """The distance from a region's edge, inwards (card units, one pixel each)."""
    return cv2.distanceTransform((np.pad(m, 0) > 0.5).astype(np.uint8), cv2.DIST_L2, 5).astype(f32)


def outside(m: Array) -> Array:
    """The distance from a shape, outwards: rows that echo it through the ground. At the working scale."""
    d = cv2.distanceTransform((m < 0.5).astype(np.uint8), cv2.DIST_L2, 5).astype(f32)
    return d / f32(grid.s)


def quad(x: float, y: float, tx: float, ty: float, length: float, width: float) -> Quad:
    """A cube's face around (x, y), its row running along (tx, ty)."""
    a, b = length / 2, width / 2
    return np.array(
        [(x + i * a * tx - j * b * ty, y + i * a * ty + j * b * tx) for i, j in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    )


def claim(taken: Bytes, corners: Quad, limit: float) -> bool:
    """Take the place of a cube unless too much of it is taken already."""
    low, high = np.floor(corners.min(0)).astype(int), np.ceil(corners.max(0)).astype(int) + 1
    x0, y0 = max(low[0], 0), max(low[1], 0)
    x1, y1 = min(high[0], WIDTH), min(high[1], HEIGHT)
    if x1 <= x0 or y1 <= y0:
        return False
    patch: Bytes = np.zeros((y1 - y0, x1 - x0), np.uint8)
    cv2.fillConvexPoly(patch, np.round((corners - (x0, y0)) * 16).astype(np.int32), 1, shift=4)
    area = int(patch.sum())
    if not area or int((patch & taken[y0:y1, x0:x1]).sum()) > limit * area:
        return False
    taken[y0:y1, x0:x1] |= patch
    return True


def rows(bed: Bed, m: Array, taken: Bytes, random: np.random.Generator) -> list[Quad]:
    """Cubes along the level lines of the bed's field."""
    field = inside(m) if bed.field is None else sheet_size(bed.field)
    values = field[m > 0.5]
    if not len(values):
        return []
    out: list[Quad] = []
    step = bed.size * bed.long
    for level in np.arange(values.min() + bed.size * 0.5, values.max() + bed.size * 0.5, bed.size):
        lines, _ = cv2.findContours((field > level).astype(np.uint8), cv2.RETR_LIST, cv2.CHAIN_APPROX_NONE)
        for contour in lines:
            points = contour[:, 0].astype(float) + 0.5
            if len(points) < 4:
                continue
            width = int(min(bed.size * 0.9, len(points) // 2)) | 1
            wrapped = np.concatenate([points[-width:], points, points[:width]])
            kernel = np.ones(width) / width
            soft = np.stack([np.convolve(wrapped[:, i], kernel, "same")[width:-width] for i in (0, 1)], 1)
            along = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(soft, axis=0).T))])
            place = random.uniform(0, step)
            while place < along[-1]:
                i = int(np.searchsorted(along, place))
                x, y = soft[min(i, len(soft) - 1)]
                reach = max(2, int(step * 0.4))
                t = soft[(i + reach) % len(soft)] - soft[(i - reach) % len(soft)]
                length = float(np.hypot(*t)) or 1.0
                stretch = random.uniform(0.84, 1.18)
                if 0 <= x < WIDTH and 0 <= y < HEIGHT and m[int(y), int(x)] > 0.5:
                    for share in (1.0, 0.72, 0.5):
                        face = quad(
                            x,
                            y,
                            t[0] / length,
                            t[1] / length,
                            length=(step * stretch - 1.6) * share,
                            width=bed.size - 1.7,
                        )
                        if claim(taken, face, 0.16):
                            out.append(face)
                            break
                place += step * stretch
    return out


def chips(m: Array, taken: Bytes, random: np.random.Generator) -> list[Quad]:
    """Small cut pieces for the gaps that the rows left."""
    out: list[Quad] = []
    for _ in range(3):
        free = ((m > 0.5) & (taken == 0)).astype(np.uint8)
        room = cv2.distanceTransform(free, cv2.DIST_L2, 3)
        peaks = (room >= cv2.dilate(room, np.ones((5, 5), np.uint8))) & (room > 2.2)
        for y, x in zip(*np.where(peaks), strict=True):
            r = float(room[y, x])
            turn = random.uniform(0, math.pi)
            face = quad(
                x + 0.5, y + 0.5, math.cos(turn), math.sin(turn), length=r * 2.0, width=r * random.uniform(1.5, 2.0)
            )
            if random.random() < 0.4:
                face = face[:3]
            if claim(taken, face, 0.3):
                out.append(face)
    return out


def lay_bed(bed: Bed, taken: Bytes, seed: int = 1) -> list[Cube]:
    """Set one region: rows first, then chips; `taken` remembers what is covered."""
    random = np.random.default_rng(seed)
    m = sheet_size(bed.m)
    local: Bytes = taken | (m < 0.5).astype(np.uint8)
    faces = rows(bed, m, local, random) + chips(m, local, random)
    picture = bed.colour if isinstance(bed.colour, np.ndarray) and bed.colour.ndim == 3 else None
    flat = None if picture is not None else rgb(bed.colour)
    cubes = []
    for face in faces:
        x, y = face.mean(0)
        row, column = min(int(y * grid.s), grid.h - 1), min(int(x * grid.s), grid.w - 1)
        base = picture[row, column] if picture is not None else flat
        assert base is not None
        value = 1 + random.normal(0, bed.vary)
        colour = np.clip(base * value + random.normal(0, bed.vary * 0.22, 3), 0, 1).astype(f32)
        wobble = random.normal(0, 0.5, face.shape)
        cubes.append(Cube(face + wobble, colour, bed.gloss if random.random() < 0.25 else 0.0))
    taken |= (m > 0.5).astype(np.uint8)
    return cubes


def set_cubes(img: Array, cubes: list[Cube], grout: Colour | Array = "d8d0c0", seed: int = 1) -> None:
    """Draw the grout and the cubes, each slightly tipped to the light."""
    random = np.random.default_rng(seed)
    base = grout if isinstance(grout, np.ndarray) and grout.ndim == 3 else rgb(grout)
    img[:] = base * (1 + (noise(60, seed + 1, 3) * 0.04)[..., None])
    mean = base.mean((0, 1)) if base.ndim == 3 else base
    joints, under, top = Layer(), Layer(), Layer()
    for cube in cubes:
        path = skia.Path()
        path.addPoly([skia.Point(float(x), float(y)) for x, y in cube.corners], True)
        joints.stroke(path, 7, mix(mix(cube.colour, mean, 0.3), "0c1c28", 0.2))
        under.canvas.save()
        under.canvas.translate(0.9, 1.2)
        under.fill(path, "10242c", 0.34)
        under.canvas.restore()
        tip = random.normal(0, 0.05)
        low, high = cube.corners.min(0), cube.corners.max(0)
        light = mix(cube.colour, "ffffff", max(0.0, 0.12 + tip + cube.gloss))
        dark = mix(cube.colour, "10141c", max(0.0, 0.07 - tip))
        top.gradient(path, (float(low[0]), float(low[1])), (float(high[0]), float(high[1])), [light, cube.colour, dark])
    lay(img, np.dstack([blur(joints.array()[..., k], 1.5) for k in range(4)]))
    lay(img, np.dstack([blur(under.array()[..., k], 0.7) for k in range(4)]))
    lay(img, top)
    stone = noise(14, seed + 4, 3) * 0.035
    img[:] = blur(img * (1 + stone)[..., None], 0.45)
