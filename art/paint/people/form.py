"""Solid forms in the round: melted ellipsoids, tapered limbs and lids, seen straight on, painted in planes of light.

A form is a list of primitives in card units (z towards the viewer) that melt into one another. `Scene.trace` finds for
every pixel where the form lies and how it is turned; `Scene.paint` lays the colours on with a soft terminator, warm
shadow, sky and bounce light, cast shadow, broken brushwork and a pencil line that is lost in the light.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

import cv2
import numpy as np
import numpy.typing as npt

from art.paint.colour import Colour, rgb, smooth
from art.paint.grid import Array, f32, grid
from art.paint.noise import blur, noise
from art.paint.strokes import brush

Vec = npt.NDArray[np.float64]
Vec3 = Sequence[float] | Vec
TILE = 48


def unit(v: Vec3) -> Vec:
    """The direction of a vector."""
    a = np.asarray(v, float)
    return a / (np.linalg.norm(a) + 1e-9)


def rotation(yaw: float = 0, pitch: float = 0, roll: float = 0) -> Vec:
    """Degrees: yaw turns to the right of the picture, pitch nods down, roll tilts clockwise (axes: x right, y up)."""
    a, b, c = math.radians(yaw), math.radians(pitch), -math.radians(roll)
    ry = np.array([[math.cos(a), 0, math.sin(a)], [0, 1, 0], [-math.sin(a), 0, math.cos(a)]])
    rx = np.array([[1, 0, 0], [0, math.cos(b), -math.sin(b)], [0, math.sin(b), math.cos(b)]])
    rz = np.array([[math.cos(c), -math.sin(c), 0], [math.sin(c), math.cos(c), 0], [0, 0, 1]])
    return rz @ ry @ rx


@dataclass
class Frame:
    """Where a model stands on the card: origin, turn and size. Model axes: x right, y up, z to the viewer."""

    origin: Vec
    turn: Vec = field(default_factory=lambda: np.eye(3))
    size: float = 1.0
    mirror: bool = False

    @staticmethod
    def at(
        x: float,
        y: float,
        size: float,
        yaw: float = 0,
        pitch: float = 0,
        roll: float = 0,
        z: float = 0,
        mirror: bool = False,
    ) -> Frame:
        """A frame at a card position; `mirror` swaps left and right of the model."""
        return Frame(np.array([x, y, z], float), rotation(yaw, pitch, roll), size, mirror)

    @property
    def axes(self) -> Vec:
        """Columns: the model's axes as card directions (y down)."""
        flip = np.diag([1.0, -1.0, 1.0])
        side = np.diag([-1.0 if self.mirror else 1.0, 1.0, 1.0])
        out: Vec = flip @ self.turn @ side
        return out

    def point(self, p: Vec3) -> Vec:
        """A model point in card units."""
        out: Vec = self.origin + self.axes @ (np.asarray(p, float) * self.size)
        return out

    def local(self, x: Array, y: Array, z: Array) -> tuple[Array, Array, Array]:
        """Card positions in model units."""
        m = (self.axes.T / self.size).astype(f32)
        dx, dy, dz = x - f32(self.origin[0]), y - f32(self.origin[1]), z - f32(self.origin[2])
        return (
            m[0, 0] * dx + m[0, 1] * dy + m[0, 2] * dz,
            m[1, 0] * dx + m[1, 1] * dy + m[1, 2] * dz,
            m[2, 0] * dx + m[2, 1] * dy + m[2, 2] * dz,
        )


class Prim:
    """A primitive: `centre` and `reach` bound it; `k` is how softly it melts into what came before; `cut` subtracts."""

    centre: Vec
    reach: float
    k: float = 0.0
    cut: bool = False

    def dist(self, x: Array, y: Array, z: Array) -> Array:
        """Signed distance, negative inside."""
        raise NotImplementedError


class Ellipsoid(Prim):
    """An ellipsoid; `axes` are its own axes as columns."""

    def __init__(self, centre: Vec, radii: Vec3, axes: Vec, k: float = 0, cut: bool = False) -> None:
        self.centre, self.radii, self.k, self.cut = np.asarray(centre, float), np.asarray(radii, float), k, cut
        self.reach = float(max(self.radii))
        self.m = axes.T.astype(f32)

    def dist(self, x: Array, y: Array, z: Array) -> Array:
        """Signed distance (good near the surface)."""
        c, r, m = self.centre.astype(f32), self.radii.astype(f32), self.m
        dx, dy, dz = x - c[0], y - c[1], z - c[2]
        if r[0] == r[1] == r[2]:
            return np.sqrt(dx * dx + dy * dy + dz * dz) - r[0]
        a = (m[0, 0] * dx + m[0, 1] * dy + m[0, 2] * dz) / r[0]
        b = (m[1, 0] * dx + m[1, 1] * dy + m[1, 2] * dz) / r[1]
        d = (m[2, 0] * dx + m[2, 1] * dy + m[2, 2] * dz) / r[2]
        k0 = np.sqrt(a * a + b * b + d * d)
        a, b, d = a / r[0], b / r[1], d / r[2]
        k1 = np.sqrt(a * a + b * b + d * d) + f32(1e-6)
        out: Array = k0 * (k0 - 1) / k1
        return out


class Limb(Prim):
    """A tapered round limb from a to b."""

    def __init__(self, a: Vec, b: Vec, ra: float, rb: float, k: float = 0, cut: bool = False) -> None:
        self.a, self.b, self.ra, self.rb, self.k, self.cut = np.asarray(a, float), np.asarray(b, float), ra, rb, k, cut
        self.centre = (self.a + self.b) / 2
        self.reach = float(np.linalg.norm(self.b - self.a)) / 2 + max(ra, rb)

    def dist(self, x: Array, y: Array, z: Array) -> Array:
        """Signed distance."""
        a, ab = self.a.astype(f32), (self.b - self.a).astype(f32)
        dx, dy, dz = x - a[0], y - a[1], z - a[2]
        n = f32(float(ab @ ab) + 1e-6)
        t = np.clip((dx * ab[0] + dy * ab[1] + dz * ab[2]) / n, 0, 1)
        dx, dy, dz = dx - ab[0] * t, dy - ab[1] * t, dz - ab[2] * t
        return np.sqrt(dx * dx + dy * dy + dz * dz) - (f32(self.ra) + f32(self.rb - self.ra) * t)


class Cord(Prim):
    """A tapered cord through many points, smooth all along: lips, ropes, seams, folds."""

    def __init__(self, points: Sequence[Vec], radii: Sequence[float], k: float = 0, cut: bool = False) -> None:
        self.limbs = [Limb(a, b, ra, rb) for a, b, ra, rb in zip(points, points[1:], radii, radii[1:], strict=False)]
        pts = np.array(points, float)
        self.centre, self.k, self.cut = (pts.min(0) + pts.max(0)) / 2, k, cut
        self.reach = float(np.linalg.norm(pts - self.centre, axis=1).max()) + max(radii)

    def dist(self, x: Array, y: Array, z: Array) -> Array:
        """Signed distance."""
        out = self.limbs[0].dist(x, y, z)
        for limb in self.limbs[1:]:
            out = np.minimum(out, limb.dist(x, y, z))
        return out


class Block(Prim):
    """A box with round edges."""

    def __init__(self, centre: Vec, half: Vec3, radius: float, axes: Vec, k: float = 0, cut: bool = False) -> None:
        self.centre, self.half, self.radius = np.asarray(centre, float), np.asarray(half, float), radius
        self.k, self.cut, self.m = k, cut, axes.T.astype(f32)
        self.reach = float(np.linalg.norm(self.half))

    def dist(self, x: Array, y: Array, z: Array) -> Array:
        """Signed distance."""
        c, m, r = self.centre.astype(f32), self.m, f32(self.radius)
        h = (self.half - self.radius).astype(f32)
        dx, dy, dz = x - c[0], y - c[1], z - c[2]
        a = np.abs(m[0, 0] * dx + m[0, 1] * dy + m[0, 2] * dz) - h[0]
        b = np.abs(m[1, 0] * dx + m[1, 1] * dy + m[1, 2] * dz) - h[1]
        d = np.abs(m[2, 0] * dx + m[2, 1] * dy + m[2, 2] * dz) - h[2]
        out = np.sqrt(np.maximum(a, 0) ** 2 + np.maximum(b, 0) ** 2 + np.maximum(d, 0) ** 2)
        whole: Array = out + np.minimum(np.maximum(a, np.maximum(b, d)), 0) - r
        return whole


class Cap(Prim):
    """The part of an ellipsoid on the positive side of planes through given points: lids, hairlines, half shells."""

    def __init__(self, body: Prim, planes: Sequence[tuple[Vec, Vec]], soft: float = 0, k: float = 0) -> None:
        self.body, self.planes, self.soft, self.k = body, [(np.asarray(p, float), unit(n)) for p, n in planes], soft, k
        self.centre, self.reach = body.centre, body.reach

    def dist(self, x: Array, y: Array, z: Array) -> Array:
        """Signed distance."""
        d = self.body.dist(x, y, z)
        for point, n in self.planes:
            p, m = point.astype(f32), n.astype(f32)
            side = -((x - p[0]) * m[0] + (y - p[1]) * m[1] + (z - p[2]) * m[2])
            d = blend_max(d, side, self.soft)
        return d


def blend_min(a: Array, b: Array, k: float) -> Array:
    """Soft union."""
    if k <= 0:
        return np.minimum(a, b)
    h = np.clip(0.5 + (b - a) * f32(0.5 / k), 0, 1)
    out: Array = b + (a - b) * h - f32(k) * h * (1 - h)
    return out


def blend_max(a: Array, b: Array, k: float) -> Array:
    """Soft intersection."""
    return -blend_min(-a, -b, k)


@dataclass
class Stain:
    """Colour on a surface near a primitive: blush, lips, nails. `soft` is how far it fades out, in card units."""

    prim: Prim
    colour: Colour
    alpha: float = 1.0
    soft: float = 4.0


Pigment = Callable[[Array, Array, Array], Array]


@dataclass
class Part:
    """One piece of a scene: its primitives, its colour and what it is made of (skin, eye, hair, cloth, plain)."""

    prims: list[Prim]
    colour: Colour
    kind: str = "skin"
    stains: list[Stain] = field(default_factory=list)
    pigment: Pigment | None = None
    bump: float = 0.0
    shine: float = 0.0
    line: float = 1.0

    def dist(self, x: Array, y: Array, z: Array, prims: Sequence[Prim] | None = None) -> Array:
        """Signed distance to the melted primitives."""
        out = np.full_like(x, 1e4)
        for prim in self.prims if prims is None else prims:
            d = prim.dist(x, y, z)
            out = blend_max(out, -d, prim.k) if prim.cut else blend_min(out, d, prim.k)
        return out

    def surface(self, frame: Frame, x: float, y: float) -> Vec:
        """The card position of the surface at a model's (x, y), looked for from the model's front."""
        forward = frame.axes @ np.array([0.0, 0, 1])
        p = frame.point((x, y, 3.0))
        for _ in range(60):
            a = [np.array([v], f32) for v in p]
            d = float(self.dist(a[0], a[1], a[2])[0])
            if d < 0.05:
                break
            p = p - forward * d * 0.85
        return p


class Scene:
    """Parts that are traced and painted together, so that they hide and shade one another."""

    def __init__(self) -> None:
        self.parts: list[Part] = []
        self.after: list[Callable[[Array, Scene], None]] = []
        self.depth = self.cover = grid.zeros()
        self.index = np.zeros((grid.h, grid.w), np.int16)
        self.normal = np.zeros((grid.h, grid.w, 3), f32)
        self.lit = grid.zeros()
        self.traced = (0, 0.0)

    def add(self, *parts: Part) -> Scene:
        """Put parts into the scene."""
        self.parts += parts
        return self

    def trace(self) -> Scene:
        """Find depth, cover, part and normal for every pixel (again only if parts were added)."""
        if self.traced == (len(self.parts), grid.s):
            return self
        self.traced = (len(self.parts), grid.s)
        h, w, s = grid.h, grid.w, grid.s
        depth, cover = np.full((h, w), -1e4, f32), np.zeros((h, w), f32)
        index, normal = np.full((h, w), -1, np.int16), np.zeros((h, w, 3), f32)
        prims = [(i, q) for i, part in enumerate(self.parts) for q in part.prims]
        if not prims:
            return self
        boxes = np.array([(*q.centre, q.reach, q.k) for _, q in prims])
        for top in range(0, h, TILE):
            for left in range(0, w, TILE):
                bottom, right = min(top + TILE, h), min(left + TILE, w)
                cx, cy, rad = (left + right) / 2 / s, (top + bottom) / 2 / s, TILE * 0.72 / s + 3
                near = np.hypot(boxes[:, 0] - cx, boxes[:, 1] - cy) < boxes[:, 3] + boxes[:, 4] + rad
                if not near.any():
                    continue
                local: dict[int, list[Prim]] = {}
                for j in np.where(near)[0]:
                    local.setdefault(prims[j][0], []).append(prims[j][1])
                local = {i: q for i, q in local.items() if not all(v.cut for v in q)}
                if not local:
                    continue
                high = float((boxes[near, 2] + boxes[near, 3]).max()) + 2
                low = float((boxes[near, 2] - boxes[near, 3]).min()) - 2
                tile = (slice(top, bottom), slice(left, right))
                self._trace_tile(local, tile, high, low, (depth, cover, index, normal))
        self.depth, self.cover, self.index, self.normal = depth, cover, index, normal
        return self

    def _trace_tile(
        self,
        local: dict[int, list[Prim]],
        tile: tuple[slice, slice],
        high: float,
        low: float,
        out: tuple[Array, Array, npt.NDArray[np.int16], Array],
    ) -> None:
        x, y = grid.x[tile].ravel(), grid.y[tile].ravel()

        def field_at(px: Array, py: Array, pz: Array) -> tuple[Array, npt.NDArray[np.int16]]:
            best, which = np.full_like(px, 1e4), np.full(px.shape, -1, np.int16)
            for i, q in local.items():
                d = self.parts[i].dist(px, py, pz, q)
                closer = d < best
                best, which = np.where(closer, d, best), np.where(closer, np.int16(i), which)
            return best, which

        n = len(x)
        z, least = np.full(n, high, f32), np.full(n, 1e4, f32)
        at_least = z.copy()
        alive = np.arange(n)
        hit = np.zeros(n, bool)
        eps = f32(0.12 / max(grid.s, 0.4))
        for _ in range(96):
            d, _ = field_at(x[alive], y[alive], z[alive])
            closer = d < least[alive]
            at_least[alive] = np.where(closer, z[alive], at_least[alive])
            least[alive] = np.minimum(least[alive], d)
            done = d < eps
            hit[alive[done]] = True
            z[alive] -= np.where(done, 0, np.maximum(d * f32(0.82), eps * 2))
            alive = alive[~done & (z[alive] > low)]
            if len(alive) == 0:
                break
        hit[alive] |= least[alive] < 2
        pixel = f32(1 / grid.s)
        edge = np.where(hit, 1, np.clip(1 - least / pixel, 0, 1)).astype(f32)
        z = np.where(hit, z, at_least).astype(f32)
        shown = np.where(edge > 0.01)[0]
        if len(shown) == 0:
            return
        px, py, pz = x[shown], y[shown], z[shown]
        _, which = field_at(px, py, pz)
        e = f32(0.9)
        grad = np.zeros((len(shown), 3), f32)
        for k in ((1, -1, -1), (-1, -1, 1), (-1, 1, -1), (1, 1, 1)):
            d, _ = field_at(px + e * k[0], py + e * k[1], pz + e * k[2])
            grad += d[:, None] * np.array(k, f32)
        grad /= np.linalg.norm(grad, axis=1, keepdims=True) + f32(1e-6)
        shape = (tile[0].stop - tile[0].start, tile[1].stop - tile[1].start)
        rows, columns = np.unravel_index(shown, shape)
        rows, columns = rows + tile[0].start, columns + tile[1].start
        depth, cover, index, normal = out
        depth[rows, columns], cover[rows, columns] = pz, edge[shown]
        index[rows, columns], normal[rows, columns] = which, grad

    def mask(self, *parts: Part) -> Array:
        """Where the given parts are seen (none: all)."""
        if not parts:
            return self.cover
        wanted = [i for i, q in enumerate(self.parts) if any(q is part for part in parts)]
        return self.cover * np.isin(self.index, wanted).astype(f32)

    def occlusion(self) -> Array:
        """How much a place is shut in by its neighbours, 0..1."""
        inside = (self.cover > 0.5).astype(f32)
        z = np.where(inside > 0, self.depth, 0).astype(f32)
        out = grid.zeros()
        for radius, weight in ((5.0, 0.3), (14.0, 0.4), (38.0, 0.4)):
            mean = blur(z, radius) / (blur(inside, radius) + f32(1e-3))
            out += np.clip((mean - z) / f32(radius * 0.9), 0, 1) * f32(weight)
        return np.clip(out, 0, 1) * inside

    def cast(self, light: Vec, reach: float = 260, steps: int = 34, thick: float = 260) -> Array:
        """Shadow that parts throw on one another, 0 (light) to 1."""
        small = (max(grid.w // 2, 1), max(grid.h // 2, 1))
        z = cv2.resize(self.depth, small, interpolation=cv2.INTER_NEAREST)
        out = np.zeros_like(z)
        for j in range(1, steps + 1):
            far = reach * (j / steps) ** 1.5
            dx, dy = light[0] * far * grid.s / 2, light[1] * far * grid.s / 2
            moved = cv2.warpAffine(
                z,
                np.array([[1, 0, -dx], [0, 1, -dy]], f32),
                small,
                flags=cv2.INTER_NEAREST,
                borderMode=cv2.BORDER_CONSTANT,
                borderValue=-1e4,
            )
            above = moved - (z + f32(light[2] * far))
            soft = 1.5 + far * 0.09
            out = np.maximum(out, smooth(soft * 0.3, soft * 1.4, above) * (above < thick))
        out = cv2.resize(out.astype(f32), (grid.w, grid.h), interpolation=cv2.INTER_LINEAR)
        return blur(out, 1.6)

    def paint(
        self,
        img: Array,
        light: Vec3 = (-0.55, -0.65, 0.6),
        key: Colour = "fff0d8",
        sky: Colour = "9cc0dc",
        bounce: Colour = "e8b088",
        shade: float = 1.0,
        wobble: float = 0.06,
        strokes: float = 0.55,
        line: float = 0.55,
        ink: Colour = "4a1c20",
        cover: float = 1.0,
        seed: int = 3,
        ambient: float = 0.0,
        planes: float = 0.3,
        thick: float = 260,
    ) -> None:
        """Lay the traced scene on the picture. `shade` deepens shadow, `wobble` breaks planes, `line` is the pencil."""
        self.trace()
        to_light = unit(light)
        n = self.normal.copy()
        eyes = [i for i, part in enumerate(self.parts) if part.kind == "eye"]
        firm = 1 - np.isin(self.index, eyes).astype(f32)
        for c in range(3):
            n[..., c] += (noise(44, seed + c, 3) * f32(wobble) + noise(12, seed + 7 + c, 2) * f32(wobble * 0.3)) * firm
        for i, part in enumerate(self.parts):
            if part.bump:
                here = self.index == i
                for c in range(2):
                    n[..., c] += np.where(here, noise(22, seed + 20 + c + i, 3, ax=0.5, ay=1.6) * f32(part.bump), 0)
        n /= np.linalg.norm(n, axis=2, keepdims=True) + f32(1e-6)
        lambert = n @ to_light.astype(f32)
        shut, cast = self.occlusion(), self.cast(to_light, thick=thick)
        lit = smooth(-0.22, 0.88, lambert) * (1 - cast * f32(0.8)) * (1 - shut * f32(0.55)) + f32(ambient)
        step = lit * f32(5) + noise(70, seed + 50, 2) * f32(0.22)
        level = np.floor(step) + smooth(0.3, 0.7, step - np.floor(step))
        lit = lit + (level / f32(5) - lit) * f32(planes) * firm
        self.lit = lit
        away = np.clip(-(n[..., 0] * f32(to_light[0])) / f32(abs(to_light[0]) + 1e-3), 0, 1)
        up, under = np.clip(-n[..., 1], 0, 1), np.clip(n[..., 1], 0, 1)
        colour = np.zeros((grid.h, grid.w, 3), f32)
        shine = grid.zeros()
        half = unit(to_light + np.array([0, 0, 1.0])).astype(f32)
        gloss = np.clip(self.normal @ half, 0, 1)
        k, s, b = rgb(key), rgb(sky), rgb(bounce)
        for i, part in enumerate(self.parts):
            here = self.index == i
            if not here.any():
                continue
            rows, columns = np.where(here)
            box = (slice(rows.min(), rows.max() + 1), slice(columns.min(), columns.max() + 1))
            base = self._albedo(part, box)
            t = lit[box][..., None]
            skin = part.kind == "skin"
            deep = base ** f32(1.0 + 0.25 * shade) * (rgb("bc8e8a") if skin else rgb("8a86a0"))
            cold = deep * (1 - f32(0.16)) + deep * s * f32(0.5)
            fill = cold + base * s * up[box][..., None] * f32(0.16) + base * b * under[box][..., None] * f32(0.26)
            fill = fill + base * s * away[box][..., None] * f32(0.34)
            glow = base * k
            c = fill + (glow - fill) * smooth(0.02, 0.62, t)
            if skin:
                seam = np.exp(-(((t - f32(0.34)) / f32(0.17)) ** 2))
                c = c + (c * rgb("ff9a78") * f32(1.12) - c) * seam * f32(0.2)
            high = 1 - (1 - c) * (1 - k * f32(0.3) * np.clip(base.mean(2, keepdims=True) * f32(1.6) - f32(0.05), 0, 1))
            c = c + (high - c) * smooth(0.62, 1.05, t)
            colour[box] = np.where(here[box][..., None], c, colour[box])
            strength = part.shine or {"skin": 0.13, "eye": 0.0, "hair": 0.1}.get(part.kind, 0.04)
            spec = gloss[box] ** f32(26 if skin else 60) * strength * smooth(0.2, 0.7, lit[box])
            shine[box] = np.where(here[box], spec, shine[box])
        colour += shine[..., None] * k
        colour = np.clip(colour, 0, 1)
        m = (self.cover * f32(cover))[..., None]
        img[:] = img * (1 - m) + colour * m
        if strokes:
            inner = smooth(0.86, 0.99, blur(self.cover, 6))
            for i, part in enumerate(self.parts):
                if part.kind == "eye":
                    inner = inner * (1 - smooth(0.02, 0.2, blur((self.index == i).astype(f32), 7)))
            change = (self.index != np.roll(self.index, 1, 0)) | (self.index != np.roll(self.index, 1, 1))
            inner = inner * (1 - smooth(0.01, 0.09, blur(change.astype(f32), 4.5)))
            area = float(inner.mean())
            flow = self.flow(seed)
            brush(img, 30, int(9000 * area) + 20, flow, 0.028, strokes * 0.7, seed, inner, 2.2)
            brush(img, 15, int(16000 * area) + 20, flow, 0.03, strokes * 0.55, seed + 1, inner, 1.0)
        if line:
            self.contour(img, line, ink, seed)
        for finish in self.after:
            finish(img, self)

    def flow(self, seed: int = 2) -> Array:
        """Brush direction: across the form, along its contour lines."""
        angle = np.arctan2(blur(self.normal[..., 1], 5), blur(self.normal[..., 0], 5)) + f32(math.pi / 2)
        out: Array = (angle + noise(70, seed + 30, 2) * f32(0.5)).astype(f32)
        return out

    def contour(self, img: Array, amount: float, ink: Colour, seed: int) -> None:
        """A pencil line where the form turns away, heavier in shadow, lost in the light."""
        z = np.maximum(self.depth, -900)
        step = np.maximum(
            np.abs(cv2.Sobel(z, cv2.CV_32F, 1, 0, ksize=3)), np.abs(cv2.Sobel(z, cv2.CV_32F, 0, 1, ksize=3))
        ) * f32(grid.s / 8)
        crease = smooth(2.6, 12.0, blur(step, 0.7) * f32(1 / max(grid.s, 0.3)))
        m = blur(crease.astype(f32), 0.5) * (self.cover > 0.2)
        weight = np.array([part.line for part in self.parts] + [0.0], f32)[self.index]
        pressure = np.clip(0.72 + noise(46, seed + 40, 3) * 0.5, 0, 1) * (1.1 - 0.75 * np.clip(self.lit, 0, 1))
        a = (m * weight * pressure * f32(amount))[..., None]
        img[:] = img * (1 - a) + img * rgb(ink) * a

    def _albedo(self, part: Part, box: tuple[slice, slice]) -> Array:
        """The colour of a part with its stains, before light."""
        x, y, z = grid.x[box], grid.y[box], self.depth[box]
        base = part.pigment(x, y, z) if part.pigment else np.zeros((*x.shape, 3), f32) + rgb(part.colour)
        for stain in part.stains:
            cover = smooth(stain.soft, -stain.soft * 0.3, stain.prim.dist(x, y, z)) * f32(stain.alpha)
            base = base * (1 - cover[..., None]) + rgb(stain.colour) * cover[..., None]
        if part.kind == "skin":
            base = base * (1 + noise(55, 61, 3)[box][..., None] * rgb((0.02, 0.035, 0.04)))
        return np.clip(base, 0, 1)
