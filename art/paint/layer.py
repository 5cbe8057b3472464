"""Vector layers: draw with Skia in card units, then lay the layer on the picture."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import skia

from art.paint.colour import Colour, skia_colour
from art.paint.grid import Array, f32, grid
from art.paint.noise import blur, rough


class Layer:
    """A transparent RGBA sheet to draw paths on."""

    def __init__(self) -> None:
        self.pixels = np.zeros((grid.h, grid.w, 4), np.uint8)
        self.surface = skia.Surface(self.pixels, colorType=skia.kRGBA_8888_ColorType, alphaType=skia.kPremul_AlphaType)
        self.canvas = self.surface.getCanvas()
        self.canvas.scale(grid.s, grid.s)

    def fill(self, path: skia.Path, colour: Colour, alpha: float = 1.0, soft: float = 0) -> Layer:
        """Fill a path; `soft` blurs its edge by so many units."""
        paint = skia.Paint(AntiAlias=True, Color4f=skia_colour(colour, alpha))
        if soft:
            paint.setMaskFilter(skia.MaskFilter.MakeBlur(skia.kNormal_BlurStyle, soft))
        self.canvas.drawPath(path, paint)
        return self

    def stroke(
        self, path: skia.Path, width: float, colour: Colour, alpha: float = 1.0, soft: float = 0, round_cap: bool = True
    ) -> Layer:
        """Draw a path as a line."""
        paint = skia.Paint(
            AntiAlias=True, Color4f=skia_colour(colour, alpha), Style=skia.Paint.kStroke_Style, StrokeWidth=width
        )
        if round_cap:
            paint.setStrokeCap(skia.Paint.kRound_Cap)
            paint.setStrokeJoin(skia.Paint.kRound_Join)
        if soft:
            paint.setMaskFilter(skia.MaskFilter.MakeBlur(skia.kNormal_BlurStyle, soft))
        self.canvas.drawPath(path, paint)
        return self

    def gradient(
        self,
        path: skia.Path,
        start: tuple[float, float],
        end: tuple[float, float],
        colours: Sequence[Colour],
        positions: Sequence[float] | None = None,
        alpha: float = 1.0,
    ) -> Layer:
        """Fill a path with a linear gradient from start to end."""
        values = [skia_colour(c, alpha).toColor() for c in colours]
        points = [skia.Point(float(start[0]), float(start[1])), skia.Point(float(end[0]), float(end[1]))]
        shader = skia.GradientShader.MakeLinear(points, values, list(positions) if positions else None)
        self.canvas.drawPath(path, skia.Paint(AntiAlias=True, Shader=shader))
        return self

    def radial(
        self, path: skia.Path, centre: tuple[float, float], radius: float, colours: Sequence[Colour], alpha: float = 1.0
    ) -> Layer:
        """Fill a path with a radial gradient, the first colour in the centre."""
        values = [skia_colour(c, alpha).toColor() for c in colours]
        shader = skia.GradientShader.MakeRadial(skia.Point(*map(float, centre)), float(radius), values)
        self.canvas.drawPath(path, skia.Paint(AntiAlias=True, Shader=shader))
        return self

    def array(self) -> Array:
        """Premultiplied RGBA floats."""
        return self.pixels.astype(f32) / f32(255)

    def alpha(self) -> Array:
        """The layer's coverage."""
        return self.pixels[..., 3].astype(f32) / f32(255)


def mask(*paths: skia.Path, soft: float = 0) -> Array:
    """Coverage of the paths, 0..1; `soft` blurs it."""
    layer = Layer()
    for path in paths:
        layer.fill(path, (1, 1, 1))
    out = layer.alpha()
    return blur(out, soft) if soft else out


def lay(img: Array, layer: Layer | Array, alpha: float = 1.0, tooth: float = 0, clip: Array | None = None) -> None:
    """Lay a layer on the picture; `tooth` roughens its edges, `clip` limits it to a mask."""
    rgba = layer.array() if isinstance(layer, Layer) else layer
    if tooth:
        rgba = rough(rgba, tooth, 8, 9)
    if clip is not None:
        rgba = rgba * clip[..., None]
    img[:] = img * (1 - rgba[..., 3:] * f32(alpha)) + rgba[..., :3] * f32(alpha)
