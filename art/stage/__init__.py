"""The 3D studio: build a small stage in Blender, render it, then paint over it.

A card calls `stage.reset()`, builds, `stage.render()`, and returns a picture in display colour; `stage.painting` does the
usual rest. Import it as `from art import stage as st`.
"""

from art.stage.compose import (
    add_glow,
    add_rays,
    behind,
    develop,
    fog,
    light_colour,
    mist,
    to_display,
    to_linear,
)
from art.stage.light import (
    back_light,
    candle_light,
    key_fill,
    light,
    moonlight,
    overcast,
    shaft_light,
    sun,
    window_light,
)
from art.stage.material import (
    brass,
    cloth,
    copper,
    glass,
    glow,
    grass,
    mat,
    plaster,
    skin,
    snow,
    steel,
    stone,
    water,
    wood,
)
from art.stage.mesh import (
    ball,
    box,
    catmull,
    extrude,
    fbm,
    fur_coat,
    group,
    lathe,
    merge,
    mesh,
    organic,
    place,
    surface,
    terrain,
    tube,
    tube_data,
)
from art.stage.painting import painting
from art.stage.render import Passes, render
from art.stage.repaint import detail_map, ink, repaint
from art.stage.scene import (
    bird_eye,
    camera,
    corridor,
    eye_level,
    isometric,
    linear,
    project,
    reset,
    top_down,
    world,
    worm_eye,
)

__all__ = [name for name in dir() if not name.startswith("_")]
