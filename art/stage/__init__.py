"""The 3D studio: build a small stage in Blender, render it, then paint over it.

A card calls `st.reset()`, builds, `st.render()`, and returns a picture in display colour; `st.painting` does the rest.
Import it as `from art import stage as st`. Where a name exists in several modules, go through the module:
`st.nature.sea`, `st.animals.bird`, `st.things.mushroom`.
"""

import bpy  # noqa: F401 - first: it brings mathutils

from art.stage import actors, animals, architecture, light, material, mesh, nature, quality, scene, things  # noqa: F401
from art.stage.actors import *  # noqa: F403
from art.stage.architecture import *  # noqa: F403
from art.stage.compose import *  # noqa: F403
from art.stage.light import *  # noqa: F403
from art.stage.material import *  # noqa: F403
from art.stage.mesh import *  # noqa: F403
from art.stage.nature import *  # noqa: F403
from art.stage.painting import *  # noqa: F403
from art.stage.render import *  # noqa: F403
from art.stage.repaint import *  # noqa: F403
from art.stage.scene import *  # noqa: F403
from art.stage.things import *  # noqa: F403
