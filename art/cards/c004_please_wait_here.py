"""A waiting room on blue paper: what sits there is getting less, and dashes show what each was when it took its seat.

Technique: blueprint.
"""

from __future__ import annotations

import math

import numpy as np
import skia

from art import paint as p
from art.paint.voices.blueprint import Draft, ground
from art.paint.voices.printing import PLAIN, opaque

NUMBER, TITLE = 4, "Please Wait Here"
FINISH = PLAIN
FIRST = (240.0, 898.0, 2.0)  # the nearest seat and its scale
Pair = tuple[float, float]


class Place:
    """A drawing frame on a seat: local units, y up is negative, the seat's middle is the origin."""

    def __init__(self, d: Draft, where: tuple[float, float, float]) -> None:
        self.d = d
        self.x, self.y, self.k = where

    def at(self, x: float, y: float) -> Pair:
        """A point on the sheet."""
        return self.x + x * self.k, self.y + y * self.k

    def path(self, path: skia.Path) -> skia.Path:
        """A shape on the sheet."""
        return p.moved(path, self.x, self.y, self.k)

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
    """A plain seat from the front, on four legs."""
    for x, top, low in ((-40, -4, 62), (40, -4, 62), (-52, 8, 84), (52, 8, 84)):
        c.d.face(c.path(p.rect(x - 4, top, 8, low - top, r=2)), 0.0, 2.6 * c.k)
    c.d.face(c.path(p.poly(p.points("-46,-14 46,-14 60,8 -60,8"))), 0.3, 2.8 * c.k)
    c.d.face(c.path(p.rect(-60, 8, 120, 9, r=2)), 0.0, 2.8 * c.k)


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
            "-66,4 -80,-18 -72,-62 -48,-96 -8,-110 34,-102 64,-74 76,-30 70,6 60,32 54,10 36,14 30,50 20,14 -14,12 "
            "-22,36 -32,12 -50,12 -56,24"
        )
    )
    c.d.face(c.path(body), 1.0, 2.6 * c.k)
    shade = p.spline(p.points("-66,2 -78,-20 -70,-62 -48,-94 -30,-102 -52,-66 -58,-26 -44,8"))
    c.d.hatch(c.path(shade), 62, 8, 2.6, scored=True)
    c.curve(p.points("-64,-66 -92,-44 -96,-6 -90,26"), 4.2)
    for tip in ((-100, 38), (-88, 42), (-80, 34)):
        c.curve([(-91, 22), (tip[0] * 0.99, tip[1] * 0.8), tip], 3.2)
    for x, y in ((12, -66), (18, -40), (20, -12)):
        c.d.hide(c.path(p.circle(x, y, 4.6)))
    head = p.spline(p.points("-38,-132 -34,-168 0,-184 36,-172 50,-142 40,-110 6,-98 -26,-106"))
    c.d.face(c.path(head), 1.0, 2.6 * c.k)
    c.d.hatch(
        c.path(p.spline(p.points("-36,-132 -32,-164 -14,-178 -22,-144 -10,-106 -28,-110"))), 62, 8, 2.6, scored=True
    )
    scarf = p.spline(p.points("-34,-114 0,-96 44,-108 50,-96 44,-86 0,-76 -36,-92"))
    c.d.face(c.path(scarf), 0.0, 2.4 * c.k)
    tail = p.spline(p.points("-26,-96! -4,-88! -12,-40 -8,8 -14,64! -40,60! -34,6 -36,-46"))
    c.d.face(c.path(tail), 0.0, 2.4 * c.k)
    for k in range(6):
        y = -72 + k * 19
        c.line((-36 + abs(k - 3) * 0.6, y), (-10 + abs(k - 3) * 0.4, y + 3), 2.6)
        c.line((-37, y + 6), (-10, y + 9), 1.4)
    for k in range(5):
        c.line((-38 + k * 6, 60 + k), (-40 + k * 6, 76 + k), 1.6)
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
    c.curve(p.points("62,-84 92,-66 100,-38 74,-22 50,-26"), 4.4)
    c.d.score([c.at(76, -23), c.at(64, -24), c.at(50, -26)], 4.4 * c.k)
    ticket: list[p.Point] = p.points("14,-44! 48,-58! 62,-22! 28,-8!")
    c.face(ticket, 0.0, 2.4)
    for x, y, s in ((30, 62, 1.0), (60, 46, 0.9), (30, 78, 0.7)):
        drop = p.spline(p.points("0,-9! 4.6,0 0,6 -4.6,0"))
        c.d.face(c.path(p.moved(drop, x, y, s)), 1.0, 1.4)


def candle(c: Place, warm: Draft) -> None:
    """A stub that has run over its chair, and the tall taper that it was."""
    c.ghost(p.line(p.points("-32,-20 -32,-330 32,-330 32,-20")), 2.8)
    wax = p.spline(
        p.points(
            "-30,-44! -30,-10 -46,0 -44,14 -36,34 -28,12 -10,8 0,10 6,44 14,12 30,8 40,22 46,4 30,-10 30,-38! 10,-48 "
            "-10,-40"
        )
    )
    c.d.face(c.path(wax), 1.0, 2.4 * c.k)
    c.d.hatch(c.path(p.rect(-27, -34, 11, 36)), 90, 5, 2.0, scored=True)
    c.d.score([c.at(-24, -38), c.at(0, -34), c.at(24, -36)], 2)
    c.curve([(0, -44), (3, -54), (0, -62)], 3)
    flame = c.path(p.spline(p.points("2,-124! 20,-86 14,-62 0,-56 -14,-64 -16,-86")))
    c.d.hide(flame)
    warm.layer.fill(flame, (1, 1, 1))
    c.d.outline(flame, 2.0)


def hourglass(c: Place) -> None:
    """A thimble of sand above, a heap below; dashed, where the level was."""
    for x in (-42, 42):
        c.d.face(c.path(p.rect(x - 3.5, -204, 7, 200, r=2)), 0.2, 1.6)
    left: list[Pair] = p.points("-34,-16 -36,-60 -18,-92 -4,-106 -18,-120 -36,-150 -34,-196")
    glass = p.spline([*left, *[(-x, y) for x, y in reversed(left)]])
    c.d.face(c.path(glass), 0.14, 2.6 * c.k)
    c.face(p.points("-33,-16! -32,-34 0,-74! 32,-34 33,-16!"), 1.0, 1.6)
    c.face(p.points("-12,-124! 0,-120 12,-124! 2,-106! -2,-106!"), 1.0, 1.4)
    c.d.dashes(p.line([c.at(0, -106), c.at(0, -74)]), 2, 3, 4, alpha=1)
    c.ghost(p.line([(-34, -178), (34, -178)]), 2.0)
    for y in (-212, -10):
        c.d.face(c.path(p.rect(-50, y, 100, 13, r=4)), 1.0, 1.8)


def gone(c: Place, light: Draft) -> None:
    """Only a dashed round and its rays, blue in the light: whoever sat here was called a moment ago."""
    for k in range(14):
        arc = np.linspace(k * math.tau / 14, (k + 0.56) * math.tau / 14, 4)
        light.hide(c.path(p.ribbon([(44 * math.cos(a), -178 + 44 * math.sin(a)) for a in arc], [4.4], 8, True)))
    for k in range(10):
        a = k * math.tau / 10 + 0.12
        ray = [(r * math.cos(a), -178 + r * math.sin(a)) for r in (56, 70 - 3 * (k % 2))]
        light.hide(c.path(p.ribbon(ray, [4.6], 8, True)))


def room(d: Draft, warm: Draft) -> None:
    """Only what a room needs: the corner, the floor, an open door, and a clock that has lost its hands."""
    corner, floor = 527.0, 742.0
    d.line((corner, 40), (corner, floor), 2.0, 0, alpha=0.4)
    d.line((corner, floor), (800, floor), 3.6, 0, alpha=0.9)
    d.line((corner, floor), (20, 1040), 3.6, 0, alpha=0.9)
    d.hide(p.rect(630, 352, 136, 390))
    warm.layer.fill(p.rect(642, 364, 112, 378), (1, 1, 1))
    d.outline(p.rect(632, 354, 132, 388), 3.4)
    d.face(p.circle(668, 206, 84), 0.0, 5.0)
    for k in range(12):
        a = k * math.pi / 6
        r = 52 if k % 3 == 0 else 62
        d.line((668 + r * math.cos(a), 206 + r * math.sin(a)), (668 + 70 * math.cos(a), 206 + 70 * math.sin(a)), 4.2)
    d.face(p.circle(668, 206, 7), 1.0, 1.5)


def daylight(d: Draft) -> None:
    """The light that lies on the floor, from the sill towards us."""
    d.layer.fill(p.poly(p.points("642,742 754,742 860,1230 452,1230")), (1, 1, 1), 0.94)


def cast(light: Draft, c: Place) -> None:
    """The chair in the light stands out blue, and throws its shadow towards us."""
    light.hide(c.path(p.rect(-60, 8, 120, 9, r=2)), c.path(p.poly(p.points("-46,-14 46,-14 60,8 -60,8"))))
    for x, y, w, h in ((-48, -112, 96, 18), (-48, -78, 96, 9), (-48, -52, 96, 9)):
        light.hide(c.path(p.rect(x, y, w, h, r=3)))
    for x, top, low in ((-40, -112, 62), (40, -112, 62), (-52, 8, 84), (52, 8, 84)):
        light.hide(c.path(p.rect(x - 4, top, 8, low - top, r=2)))
    for leg in ([(-52, 82), (-74, 190)], [(52, 82), (40, 190)], [(-40, 60), (-58, 150)], [(40, 60), (34, 150)]):
        light.hide(c.path(p.ribbon(leg, [8, 9], 6)))
    light.hide(c.path(p.poly(p.points("-66,148 38,148 46,196 -80,196"))))


def glow(img: p.Array, snow: p.Array) -> None:
    """The one thing in the room that is not drawn: the warmth from the door. It is what melts him."""
    p.over(img, snow * p.smooth(250, 430, p.grid.x + 0.25 * (p.grid.y - 800)), "ffe08a", 0.5)
    p.multiply(img, snow * p.smooth(230, 90, p.grid.x), "7c9ce0", 0.7)
    p.glow(img, 698, 560, 330, colour="ffc860", alpha=0.55, power=1.6)
    p.glow(img, 698, 560, 150, colour="fff4c8", alpha=0.7, power=1.6)
    p.glow(img, 490, 730, 130, colour="ffd070", alpha=0.6, power=1.6)


def paint() -> p.Array:
    """White lines on deep blue; only flame, door and nose are touched with a crayon."""
    img = ground("174f9c", "0c3373", (-90, -90), 4)
    p.multiply(img, np.clip(np.hypot((p.grid.x - 640) / 900, (p.grid.y - 620) / 900) - 0.2, 0, 1), "0a1c50", 0.75)
    d, warm, red, light = Draft(5), Draft(6), Draft(7), Draft(9)
    daylight(light)
    room(d, warm)
    far, middle, first = (Place(d, where) for where in ((574, 706, 0.66), (490, 806, 0.92), FIRST))
    called = Place(d, (690, 1000, 1.1))
    stool(far)
    hourglass(far)
    cast(light, called)
    gone(called, light)
    stool(middle)
    candle(middle, warm)
    proud(first)
    puddle(first)
    stool(first)
    snowman(first, red)
    d.hide(p.cut(p.rect(-20, -20, 840, 1240), p.rect(28, 28, 744, 1144)))
    d.outline(p.rect(20, 20, 760, 1160), 2.4)
    sheet = p.mask(p.rect(20, 20, 760, 1160))
    opaque(img, "ffd766", (light.layer.alpha() * sheet).astype(np.float32))
    opaque(img, "ffe07a", warm.layer.alpha())
    solid = p.mask(first.path(p.rect(-90, -190, 190, 260)), middle.path(p.rect(-60, -50, 120, 100))) * d.layer.alpha()
    opaque(img, "fbfdfd", solid)
    d.lay(img)
    red.lay(img, "ff8a35")
    glow(img, p.mask(first.path(p.rect(-90, -190, 190, 260))) * d.layer.alpha())
    return img
