"""Props: things for tables and rooms. Each returns a Sprite, foot at the origin, about 100 high."""

from art.paint.props.candles import candle
from art.paint.props.lamps import hanging_lamp
from art.paint.props.toys import teddy

__all__ = ["candle", "hanging_lamp", "teddy"]
