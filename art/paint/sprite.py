"""Sprites: things made of parts, each relief-lit, placed anywhere at any size.

Every prop, animal and small figure of the library is a Sprite: a list of parts in local units (a thing is about 100
high, its foot at the origin, y up is negative). `draw` paints it, `silhouette` gives its mask; a painter may add parts.
"""

from __future__ import annotations

import math
import typing
from collections.abc import Sequence
from dataclasses import dataclass, field, replace

import cv2
import numpy as np
import skia

from art.paint.colour import CREAM, PLUM, Colour, Stops, is_ramp, mix, ramp, rgb, scale, skia_colour
from art.paint.grid import Array, Point, f32, grid
from art.paint.noise import noise
from art.paint.pigment import contact, glow
from art.paint.relief import UPPER_LEFT, Light, lambert
from art.paint.shape import ribbon, sample, union
from art.paint.strokes import hair


@dataclass
class Part:
    """One painted piece of a sprite."""

    path: skia.Path
    colour: Colour | Stops
    radius: float = 14  # how round the relief is, in local units; 0 paints flat
    alpha: float = 1.0
    width: float = 0  # above 0: the path is drawn as a line of this width
    shine: float = 0  # above 0: it gives light (a glow of this radius is added on top)
    spine: Sequence[Point] | None = None  # direction of fur along this curve
    fur: float = 0  # length of fur strokes in local units, 0: none
    soft: float = 0  # blurred edge in local units
    clip: skia.Path | None = None  # only inside this outline


@dataclass
class Sprite:
    """Parts from back to front."""

    parts: list[Part] = field(default_factory=list)

    def add(
        self,
        path: skia.Path,
        colour: Colour | Stops,
        radius: float = 14,
        *,
        alpha: float = 1.0,
        width: float = 0,
        shine: float = 0,
        spine: Sequence[Point] | None = None,
        fur: float = 0,
        soft: float = 0,
        clip: skia.Path | None = None,
    ) -> Sprite:
        """Add a filled, relief-lit part; `Part` says what the options do."""
        part = Part(path, colour, radius, alpha, width=width, shine=shine, spine=spine, fur=fur, soft=soft, clip=clip)
        self.parts.append(part)
        return self

    def line(self, path: skia.Path, width: float, colour: Colour, alpha: float = 1.0) -> Sprite:
        """Add a flat line."""
        return self.add(path, colour, 0, alpha=alpha, width=width)

    def limb(self, points: Sequence[Point], widths: Sequence[float], colour: Colour | Stops, fur: float = 0) -> Sprite:
        """Add a tapered limb with round ends; its fur follows it."""
        path = ribbon(points, widths, 30, round_ends=True)
        return self.add(path, colour, max(widths) * 0.55, spine=list(points), fur=fur)

    def attach(
        self, other: Sprite, x: float, y: float, size: float = 100, *, turn: float = 0, flip: bool = False
    ) -> Sprite:
        """Add another sprite as a part of this one (a lantern in a hand), in local units."""
        matrix = _matrix(x, y, size / 100, turn, flip=flip)
        self.parts += [_moved(part, matrix, size / 100) for part in other.parts]
        return self

    def outline(self) -> skia.Path:
        """One outline around all parts."""
        return union(*[p.path for p in self.parts if p.width == 0])

    def tinted(self, colour: Colour, amount: float) -> Sprite:
        """The same sprite, every colour pulled towards one (haze, night, statues)."""
        return Sprite([replace(p, colour=_tint(p.colour, colour, amount)) for p in self.parts])

    def draw(
        self,
        img: Array,
        x: float,
        y: float,
        size: float = 100,
        *,
        turn: float = 0,
        flip: bool = False,
        light: Light = UPPER_LEFT,
        shade: Colour = PLUM,
        lit: Colour = CREAM,
        rim: Colour | None = None,
        rim_alpha: float = 0.8,
        haze: tuple[Colour, float] | None = None,
        ground: float = 0,
        alpha: float = 1.0,
        seed: int = 1,
    ) -> Array:
        """Paint the sprite with its origin at (x, y), 100 local units being `size` card units. Returns its mask.

        light: direction of the light; shade/lit: ends of the tone ramps; rim: colour of a back-light edge (on its
        side); haze=(colour, amount): aerial perspective; ground: opacity of a contact shadow at the foot.
        """
        scale = size / 100
        matrix = _matrix(x, y, scale, turn, flip=flip)
        placed = [_moved(p, matrix, scale) for p in self.parts]
        box = _box(placed)
        out = np.zeros((grid.h, grid.w), f32)
        if box is None:
            return out
        if ground:
            b = self.silhouette(x, y, size, turn=turn, flip=flip)
            columns = np.where(b.max(0) > 0.3)[0]
            if len(columns):
                rx = (columns[-1] - columns[0]) / grid.s * 0.4
                contact(img, (columns[0] + columns[-1]) / 2 / grid.s, y, rx, ry=max(rx * 0.11, 2), alpha=ground)
        rows, columns_ = box
        colour = np.ascontiguousarray(img[box])
        cover = np.zeros(colour.shape[:2], f32)
        origin = (columns_.start, rows.start)
        for i, part in enumerate(placed):
            _paint_part(colour, cover, part, origin, light=light, shade=shade, lit=lit, seed=seed + i * 7)
        region = img[box]
        if haze:
            a = (cover * f32(haze[1]))[..., None]
            colour = colour * (1 - a) + rgb(haze[0]) * a
        if rim is not None:
            colour = _rim(colour, cover, light, rim, alpha=rim_alpha, reach=max(0.8, 1.6 * scale) * grid.s)
        img[box] = region * f32(1 - alpha) + colour * f32(alpha)
        for part in placed:
            if part.shine:
                b = part.path.computeTightBounds()
                glow(img, b.centerX(), b.centerY(), part.shine, colour=_glow_colour(part.colour), alpha=0.8 * alpha)
        out[box] = cover
        return out

    def silhouette(self, x: float, y: float, size: float = 100, *, turn: float = 0, flip: bool = False) -> Array:
        """The mask of the sprite at a place."""
        matrix = _matrix(x, y, size / 100, turn, flip=flip)
        out = np.zeros((grid.h, grid.w, 4), np.uint8)
        canvas = skia.Surface(out, colorType=skia.kRGBA_8888_ColorType, alphaType=skia.kPremul_AlphaType).getCanvas()
        canvas.scale(grid.s, grid.s)
        for part in self.parts:
            moved = _moved(part, matrix, size / 100)
            canvas.drawPath(moved.path, _paint(moved))
        return out[..., 3].astype(f32) / f32(255)


def _matrix(x: float, y: float, scale: float, turn: float, flip: bool) -> skia.Matrix:
    """From a sprite's own units to the card: scaled, turned, flipped, moved."""
    m = skia.Matrix()
    m.setScale(-scale if flip else scale, scale)
    m.postRotate(turn)
    m.postTranslate(x, y)
    return m


def _moved(part: Part, matrix: skia.Matrix, scale: float) -> Part:
    """A part as it lies on the card; lengths grow with it."""
    path = skia.Path()
    part.path.transform(matrix, path)
    spine = part.spine
    if spine is not None:
        spine = [(q.x(), q.y()) for q in (matrix.mapXY(float(p[0]), float(p[1])) for p in spine)]
    clip = part.clip
    if clip is not None:
        moved = skia.Path()
        clip.transform(matrix, moved)
        clip = moved
    return replace(
        part,
        path=path,
        spine=spine,
        clip=clip,
        radius=part.radius * scale,
        width=part.width * scale,
        fur=part.fur * scale,
        soft=part.soft * scale,
        shine=part.shine * scale,
    )


def _paint(part: Part) -> skia.Paint:
    """Skia's paint for a part: filled or stroked, sharp or soft."""
    paint = skia.Paint(AntiAlias=True, Color=skia.ColorWHITE)
    if part.width:
        paint.setStyle(skia.Paint.kStroke_Style)
        paint.setStrokeWidth(max(part.width, 0.5))
        paint.setStrokeCap(skia.Paint.kRound_Cap)
        paint.setStrokeJoin(skia.Paint.kRound_Join)
    if part.soft:
        paint.setMaskFilter(skia.MaskFilter.MakeBlur(skia.kNormal_BlurStyle, part.soft))
    return paint


def _box(parts: list[Part]) -> tuple[slice, slice] | None:
    """The pixel box around all parts, inside the sheet."""
    boxes = [(p.path.computeTightBounds(), p.width + p.fur + p.soft * 2 + 3) for p in parts]
    s = grid.s
    x0, y0 = min(b.left() - m for b, m in boxes), min(b.top() - m for b, m in boxes)
    x1, y1 = max(b.right() + m for b, m in boxes), max(b.bottom() + m for b, m in boxes)
    left, top = max(math.floor(x0 * s), 0), max(math.floor(y0 * s), 0)
    right, bottom = min(math.ceil(x1 * s), grid.w), min(math.ceil(y1 * s), grid.h)
    return (slice(top, bottom), slice(left, right)) if right > left and bottom > top else None


def _paint_part(
    colour: Array,
    cover: Array,
    part: Part,
    origin: tuple[int, int],
    light: Light,
    shade: Colour,
    lit: Colour,
    seed: int,
) -> None:
    """Lay one shaded part onto the sprite's colour and cover."""
    h, w = cover.shape
    s = grid.s
    buffer = np.zeros((h, w, 4), np.uint8)
    canvas = skia.Surface(buffer, colorType=skia.kRGBA_8888_ColorType, alphaType=skia.kPremul_AlphaType).getCanvas()
    canvas.translate(-origin[0], -origin[1])
    canvas.scale(s, s)
    if part.clip is not None:
        canvas.clipPath(part.clip, skia.ClipOp.kIntersect, True)
    canvas.drawPath(part.path, _paint(part))
    b = part.path.computeTightBounds()
    margin = part.width + part.soft * 2 + 2
    y0, y1 = (int(np.clip(v * s - origin[1], 0, h)) for v in (b.top() - margin, b.bottom() + margin + 1))
    x0, x1 = (int(np.clip(v * s - origin[0], 0, w)) for v in (b.left() - margin, b.right() + margin + 1))
    if x1 <= x0 or y1 <= y0:
        return
    box = (slice(y0, y1), slice(x0, x1))
    m = buffer[box][..., 3].astype(f32) / f32(255)
    if part.radius > 0 and not part.width:
        t = lambert(np.pad(m, 3), part.radius, light, min(part.radius * 0.12, 4), scale=s)[3:-3, 3:-3]
        field_box = (slice(y0 + origin[1], y1 + origin[1]), slice(x0 + origin[0], x1 + origin[0]))
        t = t + noise(60, 11, 4)[field_box] * f32(0.045) + noise(4, 18, 2)[field_box] * f32(0.035)
        tint = ramp(np.clip(t, 0, 1), scale(part.colour, shade, lit))
    else:
        tint = rgb(_flat(part.colour))
    a = (m * f32(part.alpha))[..., None]
    colour[box] = colour[box] * (1 - a) + tint * a
    cover[box] = np.maximum(cover[box], m * f32(part.alpha))
    if part.fur * s > 2.2 and part.spine is not None:
        _fur(colour, cover, part, m, box=box, origin=origin, seed=seed)


def _fur(
    colour: Array, cover: Array, part: Part, m: Array, box: tuple[slice, slice], origin: tuple[int, int], seed: int
) -> None:
    """Hair strokes along the part's spine, coloured from its own relief."""
    random = np.random.default_rng(seed)
    s = grid.s
    rows, columns = np.where(m > 0.5)
    if len(rows) == 0 or part.spine is None:
        return
    width = max(part.fur * 0.11, 0.7)
    count = int(min(len(rows) / (s * s) / (part.fur * width) * 2.6, 6000))
    centre = sample(list(part.spine), 40)
    tangent = np.gradient(centre, axis=0)
    angles = np.arctan2(tangent[:, 1], tangent[:, 0])
    h, w = cover.shape
    buffer = np.zeros((h, w, 4), np.uint8)
    canvas = skia.Surface(buffer, colorType=skia.kRGBA_8888_ColorType, alphaType=skia.kPremul_AlphaType).getCanvas()
    canvas.translate(-origin[0], -origin[1])
    canvas.scale(s, s)
    reference = cv2.GaussianBlur(colour[box], (0, 0), max(1.2 * s, 0.4))
    for i in random.integers(0, len(rows), count):
        r, c = rows[i], columns[i]
        x, y = (c + box[1].start + origin[0]) / s, (r + box[0].start + origin[1]) / s
        j = int(np.argmin((centre[:, 0] - x) ** 2 + (centre[:, 1] - y) ** 2))
        side = (x - centre[j, 0]) * -math.sin(angles[j]) + (y - centre[j, 1]) * math.cos(angles[j])
        angle = angles[j] + np.clip(side / (part.fur * 8), -0.7, 0.7) * 0.6 + random.normal(0, 0.16)
        tint = np.clip(reference[r, c] * (1 + random.normal(0.02, 0.11)) + random.normal(0, 0.02, 3), 0, 1)
        path = hair(
            x,
            y,
            float(angle),
            part.fur * random.uniform(0.6, 1.2),
            width=width * random.uniform(0.6, 1.3),
            bend=random.normal(0, 0.15),
        )
        canvas.drawPath(path, skia.Paint(AntiAlias=True, Color4f=skia_colour(tint, 0.78 * part.alpha)))
    rgba = buffer.astype(f32) / f32(255)
    colour[:] = colour * (1 - rgba[..., 3:]) + rgba[..., :3]
    np.maximum(cover, rgba[..., 3], out=cover)


def _rim(colour: Array, cover: Array, light: Light, tint: Colour, alpha: float, reach: float) -> Array:
    """A bright edge on the side that the light comes from, `reach` units wide."""
    length = math.hypot(light[0], light[1]) or 1
    dx, dy = light[0] / length * reach, light[1] / length * reach
    padded = np.pad(cover, 8)
    matrix = np.array([[1, 0, -dx], [0, 1, -dy]], f32)
    moved = cv2.warpAffine(padded, matrix, (padded.shape[1], padded.shape[0]))[8:-8, 8:-8]
    edge = np.clip(cover * (1 - cv2.GaussianBlur(moved, (0, 0), max(reach * 0.5, 0.5))), 0, 1)
    return 1 - (1 - np.clip(colour, 0, 1)) * (1 - (edge * f32(alpha))[..., None] * rgb(tint))


def _flat(colour: Colour | Stops) -> Colour:
    """One colour that stands for a ramp: the one just above its middle."""
    return colour[len(colour) // 2 + 1][1] if is_ramp(colour) else typing.cast(Colour, colour)


def _glow_colour(colour: Colour | Stops) -> Array:
    """The colour of a glow around something of this colour."""
    return mix(_flat(colour), "ffffff", 0.1)


def _tint(colour: Colour | Stops, target: Colour, amount: float) -> Colour | Stops:
    """A colour, or every stop of a ramp, moved towards another."""
    if is_ramp(colour):
        return [(p, mix(c, target, amount)) for p, c in colour]
    return mix(typing.cast(Colour, colour), target, amount)
