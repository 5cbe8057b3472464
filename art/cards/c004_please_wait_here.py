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
SEAT = (250.0, 904.0, 1.96)  # where he sits, and the scale
Pair = tuple[float, float]
TICKET: list[p.Point] = p.points(
    "-20,40! -20,-34! -16,-39! -12,-35! -8,-40! -3,-36! 1,-41! 5,-36! 9,-40! 13,-35! 17,-39! 20,-35! 20,40!"
)
HELD = (144.0, -111.0, 1.0, 7.0)  # where the ticket is, its scale and turn
BODY: list[p.Point] = p.points(
    "-64,0 -80,-18 -72,-62 -48,-96 -8,-110 34,-102 64,-74 76,-30 72,-6 66,4 61,38 54,8 36,6 31,56 24,6 -14,5 "
    "-44,6 -50,28 -56,4"
)


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

    def ghost(self, path: skia.Path, width: float = 2.2) -> None:
        """Dashes: what was."""
        self.d.dashes(self.path(path), max(width * self.k * 1.25, 2.2), 9 * self.k + 3, 6 * self.k + 3, alpha=1.0)

    def line(self, a: Pair, b: Pair, width: float = 1.8) -> None:
        """A ruled line."""
        self.d.line(self.at(*a), self.at(*b), max(width * self.k, 1.3))


def bench(c: Place) -> None:
    """A plain broad seat from the front, on four legs, with its shadow on the floor between them."""
    shadow = p.poly(p.points("-84,50 76,50 92,92 -112,92"))
    c.d.hatch(c.path(shadow), 0, 7, 1.8, alpha=0.28)
    for x, top, low in ((-80, -4, 50), (80, -4, 50), (-98, 20, 92), (98, 20, 92)):
        c.d.face(c.path(p.rect(x - 5, top, 10, low - top, r=2)), 0.0, 2.6 * c.k)
    c.d.face(c.path(p.poly(p.points("-92,-20 92,-20 112,12 -112,12"))), 0.25, 2.8 * c.k)
    c.d.face(c.path(p.rect(-112, 12, 224, 13, r=2)), 0.0, 2.8 * c.k)


def proud(c: Place) -> None:
    """The snowman of this morning on the same seat, as one broken outline."""
    hat = p.poly(p.points("-58,-330 58,-330 58,-343 36,-343 33,-398 -33,-398 -36,-343 -58,-343"))
    ball = p.cut(p.circle(0, -80, 100, 96), p.rect(-120, -4, 240, 60))
    whole = p.union(ball, p.circle(0, -206, 64), p.circle(0, -296, 44), hat)
    c.d.hide(c.path(whole))
    c.d.layer.fill(c.path(whole), (1, 1, 1), 0.07)
    c.ghost(whole, 2.9)
    c.d.hide(c.path(p.circle(89, -31, 13)))  # no dash where his elbow will be


def puddle(c: Place) -> None:
    """What has already gone from him, spread over the floor; the front legs of the bench are mirrored in it."""
    pool = p.spline(p.points("-104,88 -58,76 -10,84 52,74 98,84 132,102 96,120 40,116 -6,132 -62,122 -106,112"))
    c.d.face(c.path(pool), 0.8, 3.2 * c.k)
    for x in (-98, 98):
        for y, r in ((95, 6), (99.5, 5.4), (104.5, 4.2), (110, 2.6)):
            c.d.score([c.at(x - r, y), c.at(x, y + 0.6), c.at(x + r, y)], 3.4)


def twig(c: Place, *sticks: tuple[p.Points, list[float]]) -> skia.Path:
    """A forked stick in one piece, dark as hat and scarf, so that it shows on snow, paper and blue; its outline."""
    fork = c.path(p.union(*(p.ribbon(points, widths, 24, True) for points, widths in sticks)))
    c.d.face(fork, 0.0, 2.1 * c.k)
    return fork


def body(c: Place) -> None:
    """What is left of him, running off the seat, and one stiff arm to prop it up."""
    c.d.face(c.path(p.spline(BODY)), 1.0, 2.6 * c.k)
    shade = p.spline(p.points("-66,2 -78,-20 -70,-62 -48,-94 -30,-102 -52,-66 -58,-26 -44,8"))
    c.d.hatch(c.path(shade), 62, 8, 2.6, scored=True)
    for x, y in ((12, -66), (18, -40), (20, -12)):
        c.d.hide(c.path(p.circle(x, y, 4.6)))
    twig(
        c,
        (p.points("-44,-80 -72,-60 -92,-42 -92,-22 -90,-4"), [12, 11, 10, 9.4, 9]),
        (p.points("-88,-44 -101,-54 -103,-66"), [6.4, 5.4, 4.6]),
        (p.points("-90,-6 -100,0 -108,9"), [7, 6.4, 5]),
        (p.points("-91,-5 -93,8 -90,17"), [7, 6.4, 5]),
        (p.points("-89,-9 -80,-1 -68,1"), [7, 6, 4.8]),
    )
    for x, y, s in ((30, 62, 1.0), (60, 46, 0.9), (30, 78, 0.7)):
        c.d.face(c.path(p.moved(p.spline(p.points("0,-9! 4.6,0 0,6 -4.6,0")), x, y, s)), 1.0, 1.4)


def scarf(c: Place) -> None:
    """Wound round a neck that has gone, and far too long."""
    c.d.face(c.path(p.spline(p.points("-34,-114 0,-96 44,-108 50,-96 44,-86 0,-76 -36,-92"))), 0.0, 2.4 * c.k)
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


def head(c: Place, red: Draft) -> None:
    """Hat over the ears, a small worried mouth; he looks towards the door."""
    skull = p.spline(p.points("-38,-132 -34,-168 0,-184 36,-172 50,-142 40,-110 6,-98 -26,-106"))
    c.d.face(c.path(skull), 1.0, 2.6 * c.k)
    shade = p.spline(p.points("-36,-132 -32,-164 -14,-178 -22,-144 -10,-106 -28,-110"))
    c.d.hatch(c.path(shade), 62, 8, 2.6, scored=True)
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


def slip(c: Place) -> skia.Path:
    """The waiting ticket on the sheet: torn off at the top, a round hole in it, notched where the stub comes off."""
    holes = p.union(p.circle(0, -22, 6), p.circle(-20, 8, 4), p.circle(20, 8, 4))
    x, y, scale, turn = HELD
    return c.path(p.moved(p.cut(p.spline(TICKET), holes), x, y, scale, turn=turn))


def ticket(c: Place, light: Draft) -> None:
    """One stick arm from his side, dark before the light: two twigs under the ticket, the thumb before it."""
    x, y, scale, turn = HELD
    arm = twig(
        c,
        (p.points("52,-79 72,-59 92,-42 108,-47 123,-56"), [13, 12.4, 11.6, 10, 9.4]),
        (p.points("121,-55 137,-56 151,-63 160,-76"), [8, 7.4, 6.8, 5.6]),
        (p.points("119,-54 134,-46 152,-46"), [7.8, 7, 5.6]),
    )
    light.hide(arm)
    c.d.hide(c.path(p.moved(p.spline(TICKET), x, y, scale * 1.13, turn=turn)))
    c.d.face(slip(c), 1.0, 2.2 * c.k)
    for k in range(6):
        u = -13 + k * 5.2
        c.d.hide(c.path(p.moved(p.rect(u - 1.5, 7, 3, 2), x, y, scale, turn=turn)))
    twig(c, (p.points("122,-54 128,-66 137,-77 142,-87"), [8.6, 8.4, 7.4, 6]))
    palm = p.ribbon(p.points("100,-44.5 108,-47 121,-55 130,-56"), [7.6, 7.4, 7, 5], 24, True)
    c.d.hide(c.path(p.union(palm, p.circle(126, -52.3, 2.8))))


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
    d.layer.fill(p.poly(p.points("586,742 734,742 866,1230 330,1230")), (1, 1, 1), 0.94)


def glow(img: p.Array, snow: p.Array) -> None:
    """The one thing in the room that is not drawn: the warmth from the door. It is what melts him."""
    p.over(img, snow * p.smooth(250, 450, p.grid.x + 0.25 * (p.grid.y - 800)), "ffe08a", 0.5)
    p.multiply(img, snow * p.smooth(230, 90, p.grid.x), "7c9ce0", 0.7)
    p.glow(img, 662, 520, 170, colour="fff4c8", alpha=0.6, power=1.6)


def paint() -> p.Array:
    """White lines on deep blue; only door, light and nose are touched with a crayon."""
    img = ground("174f9c", "0c3373", (-90, -90), 4)
    p.multiply(img, np.clip(np.hypot((p.grid.x - 640) / 900, (p.grid.y - 620) / 900) - 0.2, 0, 1), "0a1c50", 0.75)
    d, warm, red, light = Draft(5), Draft(6), Draft(7), Draft(9)
    daylight(light)
    room(d, warm)
    seat, leaning = Place(d, SEAT), Place(d, SEAT, lean=0.24)
    proud(seat)
    puddle(seat)
    bench(seat)
    body(leaning)
    head(leaning, red)
    scarf(leaning)
    ticket(seat, light)
    d.hide(p.cut(p.rect(-20, -20, 840, 1240), p.rect(28, 28, 744, 1144)))
    d.outline(p.rect(20, 20, 760, 1160), 2.4)
    sheet = p.mask(p.rect(20, 20, 760, 1160))
    p.over(img, 1 - sheet, "0c2e6c", 0.85)
    opaque(img, "ffd766", (light.layer.alpha() * sheet).astype(np.float32))
    opaque(img, "ffe07a", warm.layer.alpha())
    snow = (
        p.mask(seat.path(p.rect(-110, -190, 240, 260)), slip(seat))
        * p.smooth(0.15, 0.3, d.layer.alpha())
        * d.layer.alpha()
        * p.smooth(1050, 960, p.grid.y)
    )
    opaque(img, "fbfdfd", snow)
    d.lay(img)
    red.lay(img, "ff8a35")
    glow(img, snow)
    return img
