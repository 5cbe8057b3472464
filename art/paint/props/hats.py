"""Hats in gouache: cook's hat, straw hat, helmet and jester's cap."""

from __future__ import annotations

import skia

from art.paint.colour import Colour
from art.paint.grid import Array
from art.paint.layer import Layer, lay
from art.paint.shape import Points, circle, moved, points, ribbon, spline
from art.paint.voices.gouache import Flow, dab


class Hat:
    """A hat in work: shapes in its own units, about 120 wide, the brim's middle at the origin."""

    def __init__(self, img: Array, x: float, y: float, scale: float, turn: float = 0, flip: bool = False) -> None:
        self.img, self.place = img, (x, y, scale, turn, flip)

    def put(self, points: Points | skia.Path, colour: Colour, flow: Flow = 0.0, size: float = 12) -> skia.Path:
        """A painted shape."""
        path = points if isinstance(points, skia.Path) else spline(points)
        dab(
            self.img,
            moved(path, *self.place),
            colour,
            flow,
            size=size,
            length=size * 3.2,
            seed=int(size) + len(str(colour)),
        )
        return path

    def line(self, points: Points, colour: Colour, width: float) -> None:
        """A brush line."""
        path = moved(ribbon(points, [width * 0.6, width, width * 0.7], 24, True), *self.place)
        lay(self.img, Layer().fill(path, colour), tooth=0.8)


CHEF = points("-40,4! -44,-48 -72,-66 -70,-104 -36,-116 -10,-136 30,-122 66,-112 70,-74 42,-48 40,4! 0,10")
HARD = points("-66,6! -60,-34 -34,-68 0,-76 36,-68 62,-34 68,4 78,14 0,26 -76,16")


def chef(h: Hat) -> None:
    """A cook's hat, not quite starched."""
    left_puff_shade = points("-44,-46 -70,-64 -68,-96 -50,-82 -30,-60 10,-56 40,-64 66,-84 62,-66 40,-46")
    band_shade = points("-40,4! -42,-40! -14,-38 -16,8")
    h.put(CHEF, "fffdf6", 1.5, 14)
    h.put(left_puff_shade, "cfcbec", 0.3)
    h.put(band_shade, "d9d5f0", 1.5)
    for x in (-20, 2, 22):
        h.line([(x, -40), (x + 1, -16), (x, 6)], "b4aedd", 3)


def straw(h: Hat) -> None:
    """A wide straw hat with a red ribbon."""
    brim = points("-112,4 -60,-14 0,-20 60,-14 112,2 70,24 0,32 -70,26")
    under_brim = points("-112,4 -76,22 0,32 70,24 112,4 60,14 0,18 -62,14")
    crown = points("-50,2! -46,-52 -20,-74 22,-74 46,-50 52,0! 0,12")
    hat_ribbon = points("-50,2! -48,-20! 0,-10 50,-22! 52,0! 0,12")

    h.put(brim, "f2c868", 0.1)
    h.put(under_brim, "cf9638", 0.1, 8)
    h.put(crown, "f7d684", 1.3)
    h.put(hat_ribbon, "d8303a", 0.1, 8)
    for r in (0.72, 0.86):
        straw_line = [(-106 * r, 8), (-40 * r, 22 * r + 6), (40 * r, 22 * r + 6), (106 * r, 6)]
        h.line(straw_line, "b67f2c", 2.4)
    for y in (-32, -46, -60):
        h.line([(-44, y), (0, y + 7), (44, y)], "dba84a", 2.6)
    h.line([(-24, -70), (0, -76), (24, -70)], "fff3c0", 5)


def hard(h: Hat) -> None:
    """A builder's helmet."""
    helmet_shade = points("-66,6! -60,-34 -34,-66 -30,-30 -34,14!")
    peak = points("-76,8 0,12 78,6 76,18 0,28 -76,20")
    ridge = ribbon([(2, -78), (6, -40), (4, 12)], [16, 18, 18], 20, True)
    h.put([*HARD[:7], (0, 18)], "ffc91f", 1.2)
    h.put(helmet_shade, "e0940f", 1.3)
    h.put(peak, "f0a814", 0, 8)
    h.put(ridge, "ffdf5e", 1.5, 8)
    h.line([(20, -66), (40, -54), (50, -34)], "fff6c4", 6)


def fool(h: Hat) -> None:
    """A jester's cap: three horns, three bells."""
    left_horn = points("-50,4! -62,-34 -94,-46 -104,-8 -120,-28 -102,-84 -50,-88 -14,-70 -12,10!")
    right_horn = points("52,4! 62,-42 96,-36 114,-10 108,-64 60,-88 16,-72 12,10!")
    middle_horn = points("-26,12! -30,-60 -10,-118 34,-138 52,-112 24,-88 26,-50 24,12!")
    band = ribbon([(-50, 2), (0, 14), (52, 2)], [14, 16, 14], 24, True)

    h.put(left_horn, "3aa24a", 0.8)
    h.put(right_horn, "ffc52e", 2.2)
    h.put(middle_horn, "e5402f", 1.3)
    h.put(band, "5a2a86", 0.1, 7)
    for x, y in ((-108, -2), (112, -4), (54, -108)):
        h.put(circle(x, y, 11), "fff0a8", 0.5, 6)
        bell_slit = [(x - 5, y + 4), (x, y + 6), (x + 5, y + 4)]
        h.line(bell_slit, "a86a14", 3)
