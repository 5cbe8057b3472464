"""Props: things for hands, tables, rooms and journeys. Each returns a Sprite, foot at the origin, about 100 high."""

from art.paint.props.house import *  # noqa: F403
from art.paint.props.play import *  # noqa: F403
from art.paint.props.table import *  # noqa: F403
from art.paint.props.travel import *  # noqa: F403
