"""The library. Import it as `from art import paint as p`; art/CATALOGUE.md lists what is in it."""

from art.paint import perspective, props, texture  # noqa: F401
from art.paint.birds import *  # noqa: F403
from art.paint.buildings import *  # noqa: F403
from art.paint.clouds import *  # noqa: F403
from art.paint.colour import *  # noqa: F403
from art.paint.creatures import *  # noqa: F403
from art.paint.figure import *  # noqa: F403
from art.paint.grid import *  # noqa: F403
from art.paint.land import *  # noqa: F403
from art.paint.layer import *  # noqa: F403
from art.paint.light import *  # noqa: F403
from art.paint.noise import *  # noqa: F403
from art.paint.perspective import Room, fisheye, ground, onto  # noqa: F401
from art.paint.pigment import *  # noqa: F403
from art.paint.quadruped import *  # noqa: F403
from art.paint.relief import *  # noqa: F403
from art.paint.shape import *  # noqa: F403
from art.paint.sky import *  # noqa: F403
from art.paint.sprite import *  # noqa: F403
from art.paint.strokes import *  # noqa: F403
from art.paint.trees import *  # noqa: F403
from art.paint.water import *  # noqa: F403
from art.paint.weather import *  # noqa: F403
