"""People who queue in pen and wash: four heads, each with its own look, and the dishes that they have brought."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import skia

from art.paint.colour import smooth
from art.paint.grid import Array, Point, grid
from art.paint.layer import mask
from art.paint.noise import noise
from art.paint.shape import Points, circle, cut, moved, points, rect, ribbon, spline, union
from art.paint.voices.ink import Board, wash

# four heads, each its own: weary with a long nose, turned to us, nose in the steam, mouth open
WEARY: list[Point] = points(
    "-8,-83 -9.5,-92 -5,-100 3,-101 8,-96 8.4,-91.6 14.5,-85! 10,-84.6 10.4,-81.6 8.4,-78.4 2,-77 -4,-79"
)
TURNED: list[Point] = points("-8.4,-86 -8.6,-95 -3,-101 5,-101 9.4,-95 9.6,-88 7,-82 2.4,-79.4 -4,-80.6")
SNIFFING: list[Point] = points(
    "-8,-83 -9.4,-91 -6,-98 1,-101 7.4,-97.6 9.4,-93.4 15,-92.6 13.4,-88.8 9.8,-88 9.6,-84 5,-79.6 -2,-79"
)
GAPING: list[Point] = points(
    "-7.4,-84 -8.8,-92 -5,-99 3,-100.6 8,-97 8.8,-93 12.2,-90 9.6,-88.4 9.6,-87.4! 6.6,-85.2 8.8,-82.4! 7,-78.6 0,-78.4"
)


@dataclass(frozen=True)
class Guest:
    """One of the queue: place and size, the cut of the coat (points of its outline), what they wear and hold."""

    x: float
    y: float
    size: float
    coat: list[Point]
    tone: str
    hat: str
    vessel: str
    drunk: float = 0  # up to which share of their height they have turned to colour
    colour: str = "e8352a"
    reach: tuple[float, float] = (21, -54)  # where the hand is
    head: tuple[Point, ...] = tuple(WEARY)
    tilt: float = 0.0  # of the head, degrees; below zero it looks up
    feet: tuple[tuple[float, float], tuple[float, float]] = ((-8, 0), (8, 0))  # where the feet stand

    def nod(self, path: skia.Path) -> skia.Path:
        """Something on the head, turned with it about the neck."""
        return moved(moved(path, 0, 81), 0, -81, 1, turn=self.tilt)


def headgear(b: Board, g: Guest) -> None:
    """Hair, hats and scarves."""

    def at(points: Points) -> skia.Path:
        return moved(g.nod(spline(points)), g.x, g.y, g.size / 100)

    if g.hat == "brim":
        b.glaze(at(points("-9,-93! -8,-104 0,-107 7,-103 9,-95!")), "5d6168", 2.8)
        b.glaze(at(points("-15,-93 -3,-97 14,-97 17,-94 2,-92")), "4a4d55", 2.8)
    elif g.hat == "scarf":
        hood = points("11,-97 4,-105 -6,-104 -13,-96 -13,-84 -7,-77 2,-75.6 9,-79 12.4,-88")
        b.glaze(cut(at(hood), at(points("-6,-88 -5,-96 2,-99.6 8,-95 8.6,-88 5,-81.6 -2,-82"))), "d4d3cf", 2.8)
        b.glaze(at(points("2,-77! -3,-68 2,-66 6,-70 10,-67 9,-73")), "d4d3cf", 2.4)
    elif g.hat == "bald":
        b.glaze(at(points("-8,-84! -10,-91 -5,-94 -3,-88 -2,-82!")), "eceae4", 2.2)
        b.glaze(at(points("8.6,-86! 10,-80 7,-73 1,-72 -3,-80! 2,-83")), "f4f2ea", 2.2)
    elif g.hat == "cap":
        b.glaze(at(points("-9,-92! -10,-100 0,-106 10,-100 18,-95 12,-94 0,-95")), "7c8087", 2.8)


def vessel(b: Board, g: Guest, x: float, y: float) -> None:
    """Nobody has the same dish."""

    def at(path: skia.Path) -> skia.Path:
        return moved(path, g.x + x * g.size / 100, g.y + y * g.size / 100, g.size / 100)

    white = "eeece6"
    if g.vessel == "pan":
        b.glaze(at(ribbon([(4, -2), (-14, 3)], [3, 3], 8)), "5d6168", 2)
        b.glaze(at(spline(points("2,-6! 24,-6! 22,4 4,4"))), "8b8f98", 2.6)
    elif g.vessel == "mug":
        b.glaze(at(cut(circle(15, 0, 5), circle(15, 0, 3))), white, 2)
        b.glaze(at(rect(2, -7, 12, 14, r=2)), white, 2.6)
    elif g.vessel == "cup":
        b.glaze(at(spline(points("0,-6! 14,-6! 11,3 3,3"))), white, 2.4)
        b.glaze(at(spline(points("-3,4 7,3 17,4 7,7"))), white, 2)
    else:
        b.glaze(at(spline(points("-2,-4! 20,-4! 16,6 3,6"))), white, 2.6)


def level(g: Guest) -> Array:
    """Where somebody has already turned to colour: below a wavering line."""
    line = g.y - g.size * g.drunk + np.sin(grid.x / 7) * 4 + noise(20, int(g.x), 2) * 7
    return (
        smooth(-3, 3, grid.y - line) * smooth(g.size * 0.34, g.size * 0.3, np.abs(grid.x - g.x))
        if g.drunk
        else grid.zeros()
    )


def part(b: Board, g: Guest, path: skia.Path, tone: str, line: float = 3.2) -> None:
    """A part of somebody: grey above the line, colour below it."""
    gone, path = level(g), moved(path, g.x, g.y, g.size / 100)
    b.glaze(path, tone, line, 0.9, fade=(1 - gone).astype(np.float32))
    if g.drunk:
        wash(b.img, mask(path) * gone, g.colour, 0.95, edge=0.4, bleed=1.5, seed=int(g.x) % 9)


def guest(b: Board, g: Guest) -> None:
    """Somebody in profile, drawn with a few lines, washed grey, and what the soup has done to them so far."""
    scale = g.size / 100
    for hip, (fx, fy) in zip((-5, 5), g.feet, strict=True):
        knee = ((hip + fx) / 2 + 2.4, -17 + fy)
        part(b, g, ribbon([(hip, -34), knee, (fx, fy - 4)], [11, 9, 7], 20), "5d6168", line=3)
        part(b, g, spline(points("-4,-5! 4,-6 12,-1 11,1! -5,1!", at=(fx, fy))), "3d4048", line=3)
    part(b, g, g.nod(spline(g.head)), "ece8e0", line=3)
    part(b, g, spline(g.coat), g.tone, line=3.4)
    headgear(b, g)
    features(b, g)
    for n in range(3):
        x = g.x + (-10 + 7 * n) * scale
        b.pen.line([(x, g.y - 46 * scale), (x - 3, g.y - 34 * scale), (x - 4, g.y - 26 * scale)], 1.8)


def features(b: Board, g: Guest) -> None:
    """Eyes, brows and mouth, as each of them feels."""

    def on(path: skia.Path) -> skia.Path:
        return moved(g.nod(path), g.x, g.y, g.size / 100)

    def mark(points: Points, width: float = 0.8) -> None:
        b.pen.solid(on(ribbon(points, [width * 0.5, width, width * 0.5], 16, True)))

    if g.hat == "brim":  # heavy lids, a drooping moustache
        mark([(3, -91), (5, -90.2), (7, -91)])
        mark([(2.4, -94), (5, -94.6), (7.6, -93.4)])
        b.glaze(on(spline(points("10.6,-85! 6,-85 1.5,-80! 6,-81.4 10.6,-82.4!"))), "6f737b", 2)
    elif g.hat == "scarf":  # looks out of the picture at us, and smiles
        for x in (-1.2, 5):
            b.pen.solid(on(circle(x, -91, 0.95, 1.2)))
            mark([(x - 1.8, -94.4), (x, -95.2), (x + 1.8, -94.4)])
        mark([(2.6, -91), (3.8, -87.6), (2.2, -87.2)], 0.7)
        mark([(-1, -84.8), (2, -83.4), (4.8, -85)])
        wash(b.img, on(circle(-2.6, -87.4, 1.7)), "9b9da2", 0.5, seed=3)
    elif g.hat == "bald":  # eyes shut, breathing it in
        mark([(3, -91.4), (5.2, -90.2), (7.4, -91.6)], 0.9)
        mark([(2.6, -95), (5, -96), (7.6, -95)], 1.1)
        mark([(13.4, -89.6), (12.2, -90.4), (11.6, -89.6)], 0.6)
    else:  # sees the colour
        b.pen.solid(on(circle(5.4, -93, 1.2, 1.5)))
        mark([(3.6, -97), (5.8, -98), (8, -96.6)])
    if g.hat != "scarf":
        mark([(-2, -91), (-4.2, -89), (-2.4, -86.4)], 0.6)


def arm(b: Board, g: Guest) -> None:
    """The near arm with its dish, before the back of whoever stands in front."""
    hx, hy = g.reach
    vessel(b, g, hx, hy)
    elbow = (hx * 0.3 - 3, min(hy + 14, -44))
    part(
        b,
        g,
        ribbon([(-3, -71), elbow, (hx * 0.7, hy + 5), (hx - 2, hy + 2)], [13, 11, 9, 7], 30, True),
        g.tone,
        line=3.2,
    )
    hand = union(
        circle(hx, hy + 1, 3.6, 3.3),
        ribbon([(hx, hy + 2.6), (hx + 4, hy + 4), (hx + 8, hy + 3)], [3.8, 3.6, 2.6], 16, True),
        ribbon([(hx + 0.5, hy - 0.6), (hx + 2.4, hy - 3.6), (hx + 5, hy - 4.4)], [3.2, 2.8, 2], 16, True),
    )
    part(b, g, hand, "ece8e0", line=2.4)
