"""A waiting room on blue paper: the snowman is getting less, and dashes show what he was when he took his seat.

Technique: blueprint.
"""

from __future__ import annotations

import numpy as np
import skia

from art import paint as p
from art.paint.voices.blueprint import Draft, ground
from art.paint.voices.printing import PLAIN, opaque

NUMBER, TITLE = 4, "Please Wait Here"
FINISH = PLAIN
FIRST = (240.0, 898.0, 2.0)  # the nearest seat and its scale
Pair = tuple[float, float]
TICKET: list[p.Point] = p.points("94,-84! 124,-94! 134,-58! 104,-48!")


class Place:
    """A drawing frame on a seat: local units, y up is negative, the seat's middle is the origin; `lean` tips what is
    above it."""

    def __init__(self, d: Draft, where: tuple[float, float, float], lean: float = 0) -> None:
        self.d = d
        self.lean = lean
        self.x, self.y, self.k = where

    def at(self, x: float, y: float) -> Pair:
        """A point on the sheet."""
        return self.x + (x - self.lean * y) * self.k, self.y + y * self.k

    def path(self, path: skia.Path) -> skia.Path:
        """A shape on the sheet."""
        tipped = skia.Path(path)
        tipped.transform(skia.Matrix().setSkew(-self.lean, 0))
        return p.moved(tipped, self.x, self.y, self.k)

    def face(self, points: list[p.Point], tone: float = 0.0, width: float = 2.0) -> None:
        """A curved surface."""
        self.d.face(self.path(p.spline(points)), tone, max(width * self.k, 1.6))

    def curve(self, points: list[Pair], width: float = 2.0) -> None:
        """A curved line."""
        self.d.curve([self.at(*q) for q in points], max(width * self.k, 1.4))

    def ghost(self, path: skia.Path, width: float = 2.2) -> None:
        """Dashes: what was."""
        self.d.dashes(self.path(path), max(width * self.k * 1.25, 2.2), 9 * self.k + 3, 6 * self.k + 3, alpha=1.0)

    def line(self, a: Pair, b: Pair, width: float = 1.8) -> None:
        """A ruled line."""
        self.d.line(self.at(*a), self.at(*b), max(width * self.k, 1.3))


def stool(c: Place) -> None:
    """A plain broad seat from the front, on four legs."""
    for x, top, low in ((-56, -4, 66), (56, -4, 66), (-76, 20, 92), (76, 20, 92)):
        c.d.face(c.path(p.rect(x - 5, top, 10, low - top, r=2)), 0.0, 2.6 * c.k)
    c.d.face(c.path(p.poly(p.points("-72,-20 72,-20 92,12 -92,12"))), 0.25, 2.8 * c.k)
    c.d.face(c.path(p.rect(-92, 12, 184, 13, r=2)), 0.0, 2.8 * c.k)


def proud(c: Place) -> None:
    """The snowman of this morning, as one broken outline."""
    hat = p.poly(p.points("-56,-336 56,-336 56,-350 34,-350 32,-412 -32,-412 -34,-350 -56,-350"))
    c.ghost(p.union(*[p.circle(0, y, r) for y, r in ((-78, 84), (-208, 62), (-304, 44))], hat), 2.9)


def puddle(c: Place) -> None:
    """What has already gone from him, spread over the floor."""
    pool = p.spline(p.points("-96,92 -58,76 -10,84 52,74 98,88 132,104 96,120 40,116 -6,132 -62,122 -100,112"))
    c.d.face(c.path(pool), 0.8, 3.2 * c.k)


def snowman(c: Place, red: Draft) -> None:
    """Slumped, hat over the ears, the scarf too long; he looks towards the door and holds his blank ticket."""
    body = p.spline(
        p.points(
            "-64,0 -80,-18 -72,-62 -48,-96 -8,-110 34,-102 64,-74 76,-30 72,-6 66,4 61,38 54,8 36,6 31,56 24,6 -14,5 "
            "-44,6 -50,28 -56,4"
        )
    )
    c.d.face(c.path(body), 1.0, 2.6 * c.k)
    shade = p.spline(p.points("-66,2 -78,-20 -70,-62 -48,-94 -30,-102 -52,-66 -58,-26 -44,8"))
    c.d.hatch(c.path(shade), 62, 8, 2.6, scored=True)
    c.curve(p.points("-68,-64 -98,-50 -102,-20 -78,2"), 4.4)
    for tip in ((-80, 21), (-71, 23), (-62, 19)):
        c.curve([(-78, 2), ((tip[0] - 76) / 2, 12), tip], 3.4)
    for x, y in ((12, -66), (18, -40), (20, -12)):
        c.d.hide(c.path(p.circle(x, y, 4.6)))
    head = p.spline(p.points("-38,-132 -34,-168 0,-184 36,-172 50,-142 40,-110 6,-98 -26,-106"))
    c.d.face(c.path(head), 1.0, 2.6 * c.k)
    c.d.hatch(
        c.path(p.spline(p.points("-36,-132 -32,-164 -14,-178 -22,-144 -10,-106 -28,-110"))), 62, 8, 2.6, scored=True
    )
    scarf = p.spline(p.points("-34,-114 0,-96 44,-108 50,-96 44,-86 0,-76 -36,-92"))
    c.d.face(c.path(scarf), 0.0, 2.4 * c.k)
    plumb = Place(c.d, (c.x + 20 * c.k, c.y, c.k))
    tail = p.spline(p.points("-26,-96! -4,-88! -6,-40 -4,8 -6,60! -32,56! -30,6 -30,-46"))
    c.d.face(plumb.path(tail), 0.0, 2.4 * c.k)
    for k in range(6):
        y = -72 + k * 20
        plumb.line((-29, y), (-6, y + 3), 2.6)
        plumb.line((-30, y + 6), (-6, y + 9), 1.4)
    for k in range(5):
        plumb.line((-30 + k * 5.6, 57 + k), (-31 + k * 5.6, 73 + k), 1.6)
    for k in range(6):
        c.line((-28 + k * 14, -108 + (k - 3) ** 2 * -0.6 + 8), (-30 + k * 14, -88 + (k - 3) ** 2 * -0.8), 2.2)
    for x, y in ((14, -146), (38, -142)):
        c.d.hide(c.path(p.circle(x, y, 4.8, 5.4)))
        c.d.layer.fill(c.path(p.circle(x + 1.6, y - 1.8, 1.5)), (1, 1, 1))
    c.d.score([c.at(4, -158), c.at(12, -163), c.at(20, -160)], 2.4 * c.k)
    c.d.score([c.at(32, -157), c.at(40, -158), c.at(46, -152)], 2.4 * c.k)
    c.d.score([c.at(16, -117), c.at(25, -121), c.at(35, -116)], 2.6 * c.k)
    nose = c.path(p.spline(p.points("24,-140! 50,-134 84,-118! 48,-122 25,-127!")))
    c.d.hide(nose)
    c.d.outline(nose, 2.0)
    red.layer.fill(nose, (1, 1, 1))
    hat = p.spline(p.points("-54,-150! -38,-160 -30,-216! 28,-232! 40,-178 58,-176! 64,-166! 0,-156 -52,-140!"))
    c.d.face(c.path(hat), 0.0, 2.8 * c.k)
    c.d.hatch(c.path(p.poly(p.points("-34,-172 34,-193 36,-180 -36,-158"))), -16, 5, 2.2)
    c.face(TICKET, 1.0, 2.4)
    c.curve([(60, -82), (76, -54), (98, -58)], 4.6)
    for tip in ((113, -80), (118, -69), (117, -58)):
        c.curve([(94, -58), (100, (tip[1] - 62) / 2), (102, tip[1] * 0.5 - 32)], 3.2)
        c.d.score([c.at(100, (tip[1] - 62) / 2), c.at(108, tip[1] + 2), c.at(*tip)], 3.6 * c.k)
    c.curve([(94, -58), (104, -44), (112, -46)], 3.2)
    for x, y, s in ((30, 62, 1.0), (60, 46, 0.9), (30, 78, 0.7)):
        drop = p.spline(p.points("0,-9! 4.6,0 0,6 -4.6,0"))
        c.d.face(c.path(p.moved(drop, x, y, s)), 1.0, 1.4)


def room(d: Draft, warm: Draft) -> None:
    """Only what a room needs: the floor, and one door that stands open."""
    d.line((20, 742), (780, 742), 3.6, 0, alpha=0.9)
    d.hide(p.rect(578, 250, 168, 492))
    warm.layer.fill(p.rect(586, 262, 148, 480), (1, 1, 1))
    d.outline(p.rect(576, 252, 168, 490), 3.6)
    leaf = p.poly(p.points("586,262 502,228 502,800 586,742"))
    d.face(leaf, 0.14, 3.6)
    for a, b in (
        ((520, 262), (570, 280)),
        ((570, 280), (570, 474)),
        ((570, 474), (520, 482)),
        ((520, 482), (520, 262)),
        ((520, 530), (570, 520)),
        ((570, 520), (570, 716)),
        ((570, 716), (520, 750)),
        ((520, 750), (520, 530)),
    ):
        d.line(a, b, 2.0, 0, alpha=0.8)
    d.face(p.circle(514, 506, 8), 1.0, 1.5)


def daylight(d: Draft) -> None:
    """The light that lies on the floor, from the sill towards us."""
    d.layer.fill(p.poly(p.points("586,742 734,742 866,1230 410,1230")), (1, 1, 1), 0.94)


def cast(light: Draft, c: Place) -> None:
    """The chair in the light stands out blue."""
    light.hide(c.path(p.rect(-60, 8, 120, 9, r=2)), c.path(p.poly(p.points("-46,-14 46,-14 60,10 -60,10"))))
    for x, y, w, h in ((-48, -112, 96, 18), (-48, -78, 96, 9), (-48, -52, 96, 9)):
        light.hide(c.path(p.rect(x, y, w, h, r=3)))
    for x, top, low in ((-40, -112, 62), (40, -112, 62), (-52, 8, 84), (52, 8, 84)):
        light.hide(c.path(p.rect(x - 4, top, 8, low - top, r=2)))


def shadow(c: Place) -> p.Array:
    """What that chair throws towards us."""
    legs = ([(-52, 82), (-74, 190)], [(52, 82), (40, 190)], [(-40, 60), (-58, 150)], [(40, 60), (34, 150)])
    seat = p.poly(p.points("-66,148 38,148 46,196 -80,196"))
    return p.mask(c.path(p.union(seat, *[p.ribbon(leg, [8, 9], 6) for leg in legs])), soft=2)


def glow(img: p.Array, snow: p.Array) -> None:
    """The one thing in the room that is not drawn: the warmth from the door. It is what melts him."""
    p.over(img, snow * p.smooth(250, 450, p.grid.x + 0.25 * (p.grid.y - 800)), "ffe08a", 0.5)
    p.multiply(img, snow * p.smooth(230, 90, p.grid.x), "7c9ce0", 0.7)
    p.glow(img, 662, 520, 360, colour="ffc860", alpha=0.5, power=1.6)
    p.glow(img, 662, 520, 170, colour="fff4c8", alpha=0.6, power=1.6)


def paint() -> p.Array:
    """White lines on deep blue; only door, light and nose are touched with a crayon."""
    img = ground("174f9c", "0c3373", (-90, -90), 4)
    p.multiply(img, np.clip(np.hypot((p.grid.x - 640) / 900, (p.grid.y - 620) / 900) - 0.2, 0, 1), "0a1c50", 0.75)
    d, warm, red, light = Draft(5), Draft(6), Draft(7), Draft(9)
    daylight(light)
    room(d, warm)
    first = Place(d, FIRST)
    called = Place(d, (664, 906, 1.2))
    cast(light, called)
    proud(first)
    puddle(first)
    stool(first)
    leaning = Place(d, FIRST, lean=0.24)
    snowman(leaning, red)
    d.hide(p.cut(p.rect(-20, -20, 840, 1240), p.rect(28, 28, 744, 1144)))
    d.outline(p.rect(20, 20, 760, 1160), 2.4)
    sheet = p.mask(p.rect(20, 20, 760, 1160))
    opaque(img, "ffd766", (light.layer.alpha() * sheet).astype(np.float32))
    p.multiply(img, shadow(called) * light.layer.alpha(), "a87a3c", 0.8)
    opaque(img, "ffe07a", warm.layer.alpha())
    snow = (
        p.mask(first.path(p.rect(-110, -190, 230, 260)), leaning.path(p.spline(TICKET)))
        * d.layer.alpha()
        * p.smooth(1050, 960, p.grid.y)
    )
    opaque(img, "fbfdfd", snow)
    d.lay(img)
    red.lay(img, "ff8a35")
    glow(img, snow)
    return img
