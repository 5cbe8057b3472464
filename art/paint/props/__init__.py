"""Props: things for tables and rooms. Each returns a Sprite, foot at the origin, about 100 high."""

from art.paint.props.candles import candle
from art.paint.props.lamps import hanging_lamp

__all__ = ["candle", "hanging_lamp"]
