"""Cut paper: sheets laid in layers, each with its grain, its cut or torn edge and the shadow it really casts."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import skia

from art.paint.colour import Colour, mix, rgb, smooth
from art.paint.grid import Array, f32, grid
from art.paint.layer import Layer, lay, mask
from art.paint.noise import blur, noise, rough, streaks, warp
from art.paint.pigment import blank, bounds
from art.paint.shape import moved

SHADE = "1c2a4a"
"""The colour of the shadow that a sheet of paper casts on the next one."""


def stock(colour: Colour | Array, seed: int = 1, grain: float = 1.0) -> Array:
    """A sheet of coloured paper: pulp, fibres and the faint cloud of its dye. `colour` may be a printed picture."""
    base = (
        colour
        if isinstance(colour, np.ndarray) and colour.ndim == 3
        else np.zeros((grid.h, grid.w, 3), f32) + rgb(colour)
    )
    pulp = noise(2.4, 41 + seed % 3, 2) * 0.016 + noise(9, 44, 3) * 0.012 + noise(140, 46 + seed % 4, 3) * 0.02
    fibres = streaks(47, 0.5, 14, 1.2) * 0.010 + streaks(48, 2.2, 11, 1.2) * 0.010
    return (base * (1 + (pulp + fibres)[..., None] * f32(grain * 1.6))).astype(f32)


def sheet(
    img: Array,
    shape: skia.Path | Array,
    colour: Colour | Array,
    lift: float = 7,
    seed: int = 1,
    torn: float = 0.0,
    light: tuple[float, float] = (0.55, 0.83),
    shade: float = 0.46,
    thickness: float = 1.3,
    grain: float = 1.0,
) -> Array:
    """Lay a cut shape on the picture. `lift` is its height: the shadow falls as far along `light`. Returns the mask.

    `torn` widens a pale fibrous edge, as when the sheet is ripped instead of cut.
    """
    m = mask(shape) if isinstance(shape, skia.Path) else shape
    m = rough(m, 0.7, 34, seed) if not torn else rough(m, torn * 0.5, 18, seed)
    dx, dy = light
    far = blur(warp(m, -dx * lift, -dy * lift), max(lift * 0.42, 0.8))
    near = blur(warp(m, -dx * min(lift, 4) * 0.5, -dy * min(lift, 4) * 0.5), 1.6)
    cover = np.clip(far * f32(shade) + near * f32(shade * 0.55), 0, 0.82)
    box = bounds(cover, 3)
    dark = img[box] * (mix(SHADE, "ffffff", 0.12) * f32(0.9))
    img[box] = img[box] * (1 - cover[box][..., None]) + dark * cover[box][..., None]
    face = stock(colour, seed, grain)
    box = bounds(m, 4)
    lit = np.clip(m - warp(m, -dx * thickness, -dy * thickness), 0, 1)
    back = np.clip(m - warp(m, dx * thickness, dy * thickness), 0, 1)
    top = face[box]
    top = top + (1 - top) * (lit[box] * f32(0.5))[..., None]
    top = top * (1 - (back[box] * f32(0.22))[..., None])
    if torn:
        core = np.clip(m - rough(warp(m, 0, 0), torn, 9, seed + 5) * blur(m, torn * 0.5), 0, 1) * smooth(0.02, 0.3, m)
        pale = mix("ffffff", top.mean((0, 1)), 0.12)
        w = np.clip(core[box] * 1.6, 0, 1)[..., None]
        top = top * (1 - w) + pale * w
    cover = m[box][..., None]
    img[box] = img[box] * (1 - cover) + top * cover
    return m


def cutout(
    img: Array,
    shape: skia.Path,
    colour: Colour,
    marks: Sequence[tuple[skia.Path, Colour]],
    at: tuple[float, float, float, float],
    lift: float = 6,
    flip: bool = False,
    seed: int = 1,
) -> Array:
    """A piece of printed paper, cut out: `marks` are printed on it, `at` is x, y, scale and turn. Returns the mask."""
    x, y, scale, turn = at
    face, ink = blank(colour), Layer()
    for path, tone in marks:
        ink.fill(moved(path, x, y, scale, turn=turn, flip=flip), tone)
    lay(face, ink, tooth=0.5)
    return sheet(img, moved(shape, x, y, scale, turn=turn, flip=flip), face, lift, seed=seed)


def crease(
    img: Array, m: Array, a: tuple[float, float], b: tuple[float, float], amount: float = 0.16, width: float = 26
) -> None:
    """A fold from a to b: one side catches light, the other turns away, both fading within `width`."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    length = float(np.hypot(dx, dy))
    side = ((grid.x - a[0]) * dy - (grid.y - a[1]) * dx) / f32(length)
    along = ((grid.x - a[0]) * dx + (grid.y - a[1]) * dy) / f32(length)
    reach = smooth(-6, 10, along) * smooth(length + 6, length - 10, along) * m
    left = np.where(side < 0, np.exp(side / f32(width)), 0) * reach * f32(amount)
    right = np.where(side >= 0, np.exp(-side / f32(width)), 0) * reach * f32(amount)
    img[:] = (img + (1 - img) * left[..., None] * f32(0.8)) * (1 - right[..., None])
