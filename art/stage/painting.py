"""The usual way from passes to a painted picture, in one call."""

from __future__ import annotations

from art.paint.colour import Colour
from art.paint.grid import Array
from art.stage.compose import add_rays, behind, develop
from art.stage.compose import fog as add_fog
from art.stage.render import Passes
from art.stage.repaint import ink, repaint


def painting(
    passes: Passes,
    sky: Array,
    fog: tuple[Colour | Array, float, float] | None = None,
    rays: tuple[float, float, Colour, float] | None = None,
    exposure: float = 1.2,
    white: float = 3.0,
    bloom: float = 0.5,
    line: float = 0.45,
    line_colour: Colour = "1a1622",
    seed: int = 1,
    strength: float = 0.72,
) -> Array:
    """Sky behind, fog=(colour, start, length), rays=(x, y, colour, amount) from bright sky, develop, ink, repaint."""
    x = behind(passes, sky)
    if fog:
        x = add_fog(x, passes, *fog)
    if rays:
        source = (1 - passes.alpha) * sky.max(-1)
        x = add_rays(x, source, rays[0], rays[1], rays[2], rays[3])
    img = develop(x, exposure, white, bloom)
    if line:
        near = float(passes.depth[passes.depth < 1e4].min()) if (passes.depth < 1e4).any() else 10.0
        img = ink(img, passes, line, line_colour, (near * 2.2, near * 4))
    return repaint(img, seed, strength=strength)
