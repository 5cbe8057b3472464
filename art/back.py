"""The card back: two sleeping hills, a hare under a star tree on each, and one gold star between them.

The picture is the same upside down, so that a back never tells which way a card lies.
"""

from __future__ import annotations

import math

import numpy as np
import skia

from art import paint as p
from art.finish import Finish, finish

CENTRE = (400.0, 600.0)
GOLD = [(0, "6a4416"), (0.3, "a8782c"), (0.55, "dcb050"), (0.8, "f8dc90"), (1, "fff6d4")]
PEAK = 1000  # where the hill begins


def turned(field: p.Array) -> p.Array:
    """The field after half a turn."""
    return np.ascontiguousarray(field[::-1, ::-1])


def symmetric(img: p.Array) -> p.Array:
    """Join the lower half with its own half-turn along a soft S-curve."""
    bend = 60 * np.sin((p.grid.x - CENTRE[0]) / 800 * 2 * math.pi)
    lower = p.smooth(-40, 40, p.grid.y - CENTRE[1] - bend)
    share = (lower / (lower + turned(lower)))[..., None]
    return img * share + turned(img) * (1 - share)


def gold(img: p.Array, m: p.Array, alpha: float = 1.0) -> None:
    """Gold ink through a mask: uneven, as it lies on paper."""
    sheen = np.clip(0.62 + p.noise(70, 5, 4) * 0.3 + p.noise(5, 6, 2) * 0.12, 0, 1)
    p.over(img, m, p.ramp(sheen, GOLD), alpha)


def inked(img: p.Array, draw: list[tuple[skia.Path, float]], alpha: float = 1.0, tooth: float = 1.0) -> None:
    """Draw paths in gold ink; a width of 0 fills."""
    layer = p.Layer()
    for path, width in draw:
        layer.fill(path, "ffffff") if width == 0 else layer.stroke(path, width, "ffffff")
    gold(img, p.rough(layer.alpha(), tooth, 6), alpha)


def heaven(img: p.Array) -> None:
    """A river of star dust that winds through the middle, and stars."""
    x, y = p.grid.x - CENTRE[0], p.grid.y - CENTRE[1]
    river = x - 190 * np.sin(y / 800 * 2 * math.pi) + p.noise(120, 8, 5) * 60
    band = np.exp(-((river / 120) ** 2)) * (0.62 + 0.38 * p.noise(60, 9, 5))
    p.shine(img, np.clip(band, 0, 1), "7088e0", 0.5)
    p.shine(img, np.clip(np.exp(-((river / 46) ** 2)) * (0.5 + 0.5 * p.noise(26, 12, 4)), 0, 1), "e8c8d8", 0.3)
    p.stars(img, 620, 3, 1000, colour="f4ecd8", big=0.02)


def rings(img: p.Array) -> None:
    """The orbits round the star, with beads and a crown of fine rays."""
    x, y = CENTRE
    marks: list[tuple[skia.Path, float]] = []
    for radius, width in ((304, 1.8), (295, 4.6), (205, 1.6), (128, 1.4)):
        marks.append((p.circle(x, y, radius), width))
    for k in range(96):
        a = k * math.pi / 48
        inner, outer = (266, 292) if k % 8 == 0 else (280, 292)
        marks.append((p.line([polar(a, inner), polar(a, outer)]), 2.4 if k % 8 == 0 else 1.4))
    for k in range(48):
        a = k * math.pi / 24
        marks.append((p.line([polar(a, 140), polar(a, 150 + 40 * (k % 2) + 12 * (k % 4 == 0))]), 1.3))
    for k in range(8):
        a = (k + 0.5) * math.pi / 4
        marks.append((p.circle(*polar(a, 205), 7 if k % 2 else 4.5), 0))
        marks.append((p.circle(*polar(a, 322), 3.4), 0))
    inked(img, marks, 0.92, 0.25)


def polar(angle: float, radius: float) -> tuple[float, float]:
    """A point around the centre."""
    return CENTRE[0] + math.cos(angle) * radius, CENTRE[1] + math.sin(angle) * radius


def facet(angle: float, reach: float, waist: float, side: int, spread: float = math.pi / 4) -> skia.Path:
    """Half of one ray of the star, with a hollow flank."""
    tip, root = polar(angle, reach), polar(angle + side * spread, waist)
    flank = polar(angle + side * spread * 0.34, reach * 0.36)
    return p.spline([(*CENTRE, 1), (*tip, 1), flank, (*root, 1)], tension=0.24)


def star(img: p.Array) -> None:
    """Four long rays and four short ones; each ray has a bright and a dark face."""
    p.glow(img, *CENTRE, 330, colour="ffd890", alpha=0.5, power=1.6)
    for start, reach, waist in ((math.pi / 4, 156, 44), (0, 256, 56)):
        for k in range(4):
            angle = start + k * math.pi / 2
            long = reach * (1.12 if k % 2 and start == 0 else 1)
            for side, tone in ((-1, 0.16), (1, -0.26)):
                m = p.rough(p.mask(facet(angle, long, waist, side)), 0.6, 5)
                away = np.hypot(p.grid.x - CENTRE[0], p.grid.y - CENTRE[1]) / long
                t = 0.72 + tone - away * 0.12 + p.noise(40, 4, 4) * 0.12 + p.noise(4, 7, 2) * 0.06
                p.over(img, m, p.ramp(np.clip(t, 0, 1), GOLD))
                p.rim_light(img, m, "fffbe8", 1.2, dy=-1.2, alpha=0.5, soft=0.8)
    p.glow(img, *CENTRE, 90, colour="fffbe0", alpha=0.85, power=1.8)


def constellation(img: p.Array) -> None:
    """A bird in stars beside the orbits."""
    places = p.points("690,300 744,336 716,410 748,470 688,372 640,352 752,404")
    joins = [(0, 1), (1, 2), (2, 3), (2, 4), (4, 5), (2, 6)]
    inked(img, [(p.line([places[a], places[b]]), 1.4) for a, b in joins], 0.7)
    for k, (x, y) in enumerate(places):
        p.glow(img, x, y, 22, colour="ffe8b0", alpha=0.7)
        inked(img, [(p.star(x, y, 9 if k % 3 else 12, 4, inner=0.26), 0)], 1, 0.3)


def moon(img: p.Array) -> None:
    """A crescent with a drawn halo."""
    x, y, r = 676, 890, 46
    p.glow(img, x, y, 150, colour="ffe0a0", alpha=0.5, power=1.6)
    crescent = p.cut(p.circle(x, y, r), p.circle(x - 20, y - 12, r * 0.86))
    inked(img, [(crescent, 0), (p.circle(x, y, r + 15), 1.3)])
    dots = [
        (p.circle(x + math.cos(a) * (r + 26), y + math.sin(a) * (r + 26), 2), 0.0) for a in np.arange(24) * math.pi / 12
    ]
    inked(img, dots, 0.8)


def hill(img: p.Array) -> None:
    """A hill engraved in gold, line under line."""
    for k, (y, height, seed, tint) in enumerate(
        ((PEAK, 26, 4, "1a2258"), (1062, 30, 9, "121a48"), (1128, 22, 12, "0c1238"))
    ):
        line = p.skyline(y, height, seed, 5)
        ground = p.below(line, 1.0, seed)
        p.over(
            img,
            ground,
            p.vertical(
                [(0, p.mix(tint, "4a5cb0", 0.35)), (0.5, tint), (1, p.mix(tint, "04061c", 0.5))], y - 30, y + 130
            ),
        )
        depth = p.grid.y - line
        cut = np.abs(np.sin(depth / (9 + k * 2.4) * math.pi + p.noise(80, 20 + k, 3) * 1.4))
        engraved = (
            p.smooth(0.34, 0.1, cut) * np.clip(1.15 - depth / 130, 0, 1) * p.smooth(-0.7, 0.1, p.noise(50, 30 + k, 3))
        )
        gold(img, ground * engraved, 0.75)
        gold(img, ground * p.smooth(4.4, 1.4, depth), 0.95)


def ground_at(x: float) -> float:
    """The height of the hill's top line."""
    return p.grid.at(p.skyline(PEAK, 26, 4, 5) + p.grid.y * 0, x, 600)


def tree(img: p.Array) -> None:
    """The star tree: bare twigs with a light on every tip."""
    limbs, tips = p.branches(150, ground_at(150) + 6, 190, 5, lean=0.06, spread=0.6, depth=6, thick=0.07)
    trunk = p.mask(*limbs)
    p.over(img, p.blur(trunk, 1.4), "0a1038", 0.9)
    gold(img, trunk, 0.95)
    random = np.random.default_rng(4)
    for tip in tips:
        x, y = tip[0], tip[1]
        if random.random() < 0.3:
            p.glow(img, x, y, 13, colour="ffe6a8", alpha=0.4)
            inked(img, [(p.star(x, y, random.uniform(4, 7.5), 4, inner=0.3), 0)], 1, 0)


def paint() -> p.Array:
    """The whole back, finished and symmetric."""
    img = p.sky("indigo_night", 1200, 84, [(0, "0a0e34"), (0.5, "16205c"), (0.78, "2a3684"), (1, "4a54a4")])
    p.brush(img, 34, 2600, p.swirl(300, 5, 1.2), jitter=0.02, alpha=0.4, seed=6)
    heaven(img)
    constellation(img)
    moon(img)
    hill(img)
    tree(img)
    hare = p.hare("d8a848", "alert")
    hare.draw(img, 300, ground_at(300) + 4, 84, light=(0.2, -0.8, 0.4), rim="fff6d4")
    img = symmetric(img)
    rings(img)
    star(img)
    img = finish(img, Finish(touch=0.12, vignette=0.42))
    return symmetric(img)
