"""Props: things for hands, tables, rooms and journeys. Each returns a Sprite, foot at the origin, about 100 high."""

from art.paint.props.house import hanging_lamp
from art.paint.props.play import teddy
from art.paint.props.table import candle

__all__ = ["candle", "hanging_lamp", "teddy"]
