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
EYE = (676.0, 560.0)  # where the row runs to: the middle of the door
FIRST = (208.0, 900.0, 1.6)  # the nearest seat and its scale
Pair = tuple[float, float]


def seat(t: float) -> tuple[float, float, float]:
    """Where the row is after the share `t` of the way to the door, and how small it has grown."""
    x, y, k = FIRST
    return x + (EYE[0] - x) * t, y + (EYE[1] - y) * t, k * (1 - t)


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
        self.d.dashes(self.path(path), max(width * self.k * 1.25, 2.2), 9 * self.k + 3, 6 * self.k + 3, 1.0)

    def line(self, a: Pair, b: Pair, width: float = 1.8) -> None:
        """A ruled line."""
        self.d.line(self.at(*a), self.at(*b), max(width * self.k, 1.3))


def chair(c: Place) -> None:
    """A plain chair seen from the front: back with three bars, a seat, four legs."""
    for x in (-40, 40):
        c.d.face(c.path(p.rect(x - 4, -112, 8, 108, 3)), 0.12, 1.6 * c.k)
    for y, h in ((-112, 18), (-78, 9), (-52, 9)):
        c.d.face(c.path(p.rect(-48, y, 96, h, 3)), 0.12, 1.6 * c.k)
    for x, top, low in ((-40, -4, 62), (40, -4, 62), (-52, 8, 84), (52, 8, 84)):
        c.d.face(c.path(p.rect(x - 4, top, 8, low - top, 2)), 0.0, 1.6 * c.k)
    c.d.face(c.path(p.poly([(-46, -14), (46, -14), (60, 8), (-60, 8)])), 0.2, 2.0 * c.k)
    c.d.face(c.path(p.rect(-60, 8, 120, 9, 2)), 0.0, 2.0 * c.k)


def proud(c: Place) -> None:
    """The snowman of this morning, arms thrown up."""
    for y, r in ((-78, 84), (-208, 60), (-304, 43)):
        c.ghost(p.circle(0, y, r))
    hat = p.poly([(-52, -340), (52, -340), (52, -350), (32, -350), (30, -412), (-30, -412), (-32, -350), (-52, -350)])
    c.ghost(hat, 2.0)
    for s in (-1, 1):
        c.ghost(p.spline([(50 * s, -224), (84 * s, -262), (100 * s, -316)], False), 2.0)
        c.ghost(p.spline([(96 * s, -300), (112 * s, -318)], False), 1.8)
        c.ghost(p.spline([(94 * s, -296), (82 * s, -316)], False), 1.8)
    c.ghost(p.spline([(-18, -294), (0, -282), (18, -294)], False), 1.8)
    c.ghost(p.circle(-14, -316, 3.4), 1.6)
    c.ghost(p.circle(14, -316, 3.4), 1.6)


def puddle(c: Place) -> None:
    """What has already gone from him, spread over the floor."""
    pool = p.spline([(-104, 92), (-60, 76), (-10, 84), (52, 74), (98, 88), (132, 104), (96, 120), (40, 116), (-6, 132),
                     (-62, 122), (-112, 112)])  # fmt: skip
    c.d.face(c.path(pool), 0.34, 2.4 * c.k)
    for x, y, r in ((30, 98, 22), (-46, 104, 30)):
        c.d.dashes(c.path(p.circle(x, y, r, r * 0.3)), 1.6, 14, 8, 0.9)


def snowman(c: Place, red: Draft) -> None:
    """Slumped, hat over the ears, the scarf too long; he looks towards the door and holds his blank ticket."""
    body = p.spline([(-66, 4), (-80, -18), (-72, -62), (-48, -96), (-8, -110), (34, -102), (64, -74), (76, -30), (70, 6),
                     (60, 32), (54, 10), (36, 14), (30, 50), (20, 14), (-14, 12), (-22, 36), (-32, 12), (-50, 12),
                     (-56, 24)])  # fmt: skip
    c.d.face(c.path(body), 1.0, 2.6 * c.k)
    shade = p.spline([(-66, 2), (-78, -20), (-70, -62), (-48, -94), (-30, -102), (-52, -66), (-58, -26), (-44, 8)])
    c.d.hatch(c.path(shade), 62, 8, 2.6, scored=True)
    c.curve([(-64, -66), (-92, -44), (-96, -6), (-90, 26)], 3.2)
    for tip in ((-100, 38), (-88, 42), (-80, 34)):
        c.curve([(-91, 22), (tip[0] * 0.99, tip[1] * 0.8), tip], 2.4)
    for x, y in ((12, -66), (18, -40), (20, -12)):
        c.d.hide(c.path(p.circle(x, y, 4.6)))
    head = p.spline([(-38, -132), (-34, -168), (0, -184), (36, -172), (50, -142), (40, -110), (6, -98), (-26, -106)])
    c.d.face(c.path(head), 1.0, 2.6 * c.k)
    c.d.hatch(c.path(p.spline([(-36, -132), (-32, -164), (-14, -178), (-22, -144), (-10, -106), (-28, -110)])), 62, 8, 2.6,
              scored=True)  # fmt: skip
    scarf = p.spline([(-34, -114), (0, -96), (44, -108), (50, -96), (44, -86), (0, -76), (-36, -92)])
    c.d.face(c.path(scarf), 0.0, 2.4 * c.k)
    tail = p.spline([(-26, -96, 1), (-4, -88, 1), (-12, -40), (-8, 8), (-14, 64, 1), (-40, 60, 1), (-34, 6), (-36, -46)])
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
    nose = c.path(p.spline([(24, -140, 1), (50, -134), (84, -118, 1), (48, -122), (25, -127, 1)]))
    c.d.hide(nose)
    c.d.outline(nose, 2.0)
    red.layer.fill(nose, (1, 1, 1))
    hat = p.spline([(-54, -150, 1), (-38, -160), (-30, -216, 1), (28, -232, 1), (40, -178), (58, -176, 1), (64, -166, 1),
                    (0, -156), (-52, -140, 1)])  # fmt: skip
    c.d.face(c.path(hat), 0.0, 2.8 * c.k)
    c.d.hatch(c.path(p.poly([(-35, -172), (38, -194), (40, -180), (-37, -158)])), -16, 5, 2.2)
    c.curve([(58, -80), (86, -62), (92, -34), (72, -22)], 3.4)
    ticket: list[p.Point] = [(20, -40, 1), (46, -52, 1), (60, -18, 1), (34, -6, 1)]
    c.face(ticket, 0.0, 2.4)
    c.line((27, -24), (53, -36), 1.4)
    for tip in ((50, -34), (52, -24), (56, -14)):
        c.d.score([c.at(76, -22), c.at((tip[0] + 76) / 2, tip[1] + 2), c.at(*tip)], 2.8 * c.k)
        c.curve([(76, -22), ((tip[0] + 76) / 2 - 4, tip[1] + 1), (tip[0], tip[1])], 2.2)
    for x, y, s in ((30, 62, 1.0), (60, 46, 0.9), (30, 78, 0.7)):
        drop = p.spline([(0, -9, 1), (4.6, 0), (0, 6), (-4.6, 0)])
        c.d.face(c.path(p.moved(drop, x, y, s)), 1.0, 1.4)


def candle(c: Place, warm: Draft) -> None:
    """A stub that has run over its chair, and the tall taper that it was."""
    c.ghost(p.rect(-26, -372, 52, 320, 4))
    c.ghost(p.spline([(0, -452, 1), (20, -408), (0, -384), (-20, -408)]), 2.0)
    wax = p.spline([(-30, -44, 1), (-30, -10), (-46, 0), (-44, 14), (-36, 34), (-28, 12), (-10, 8), (0, 10), (6, 44),
                    (14, 12), (30, 8), (40, 22), (46, 4), (30, -10), (30, -38, 1), (10, -48), (-10, -40)])  # fmt: skip
    c.d.face(c.path(wax), 1.0, 2.4 * c.k)
    c.d.hatch(c.path(p.rect(-27, -34, 11, 36)), 90, 5, 2.0, scored=True)
    c.d.score([c.at(-24, -38), c.at(0, -34), c.at(24, -36)], 2)
    c.curve([(0, -44), (3, -54), (0, -62)], 3)
    flame = c.path(p.spline([(2, -124, 1), (20, -86), (14, -62), (0, -56), (-14, -64), (-16, -86)]))
    c.d.hide(flame)
    warm.layer.fill(flame, (1, 1, 1))
    c.d.outline(flame, 2.0)
    for k in range(11):
        a = -math.pi * (0.04 + 0.092 * k)
        r0, r1 = 52, 66 + (k % 2) * 12
        c.line((r0 * math.cos(a), -84 + r0 * math.sin(a)), (r1 * math.cos(a), -84 + r1 * math.sin(a)), 2.0)


def hourglass(c: Place) -> None:
    """A thimble of sand above, a heap below; dashed, where the level was."""
    for x in (-42, 42):
        c.d.face(c.path(p.rect(x - 3.5, -204, 7, 200, 2)), 0.2, 1.6)
    left: list[Pair] = [(-34, -16), (-36, -60), (-18, -92), (-4, -106), (-18, -120), (-36, -150), (-34, -196)]
    glass = p.spline([*left, *[(-x, y) for x, y in reversed(left)]])
    c.d.face(c.path(glass), 0.14, 2.6 * c.k)
    c.face([(-33, -16, 1), (-32, -34), (0, -74, 1), (32, -34), (33, -16, 1)], 1.0, 1.6)
    c.face([(-12, -124, 1), (0, -120), (12, -124, 1), (2, -106, 1), (-2, -106, 1)], 1.0, 1.4)
    c.d.dashes(p.line([c.at(0, -106), c.at(0, -74)]), 2, 3, 4, 1)
    c.ghost(p.line([(-34, -178), (34, -178)]), 2.0)
    for y in (-212, -10):
        c.d.face(c.path(p.rect(-50, y, 100, 13, 4)), 1.0, 1.8)


def gone(c: Place, *lights: Draft) -> None:
    """Only a dashed round and its burst: a bubble, called a moment ago. Where it stands in light it is edged blue."""
    random = np.random.default_rng(3)
    marks: list[tuple[list[Pair], float]] = []
    for k in range(18):
        arc = np.linspace(k * math.tau / 18, (k + 0.55) * math.tau / 18, 4)
        marks.append(([(46 * math.cos(a), -166 + 46 * math.sin(a)) for a in arc], 3.0))
    for k in range(14):
        a = k * math.tau / 14 + 0.1
        ends = (57 + 4 * random.random(), 70 + 16 * random.random())
        marks.append(([(r * math.cos(a), -166 + r * math.sin(a)) for r in ends], 3.4))
    for line, width in marks:
        for light in lights:
            light.hide(c.path(p.ribbon(line, [width + 5], 8, True)))
        c.d.layer.fill(c.path(p.ribbon(line, [width], 8, True)), (1, 1, 1))


def room(d: Draft, warm: Draft) -> None:
    """Two walls and the floor in one-point perspective; all lines run into the open door."""
    vx, vy = EYE
    corner, floor, top = 478.0, 712.0, 190.0

    def ray(x: float, y: float, length: float, width: float, alpha: float) -> None:
        dx, dy = x - vx, y - vy
        d.line((x, y), (x + dx * length, y + dy * length), width, 0, alpha)

    for x in range(-200, 1500, 92):
        fx = vx + (x - vx) * 0.35
        if fx > corner:
            ray(fx, floor, 4, 1.3, 0.42)
    for k in range(9):
        y = floor + 8 * 1.62**k
        if y < 1170:
            share = (y - vy) / (floor - vy)
            d.line((max(vx + (corner - vx) * share, 28), y), (772, y), 1.2, 0, 0.36)
    ray(corner, floor, 4, 2.6, 1)
    ray(corner, top, 4, 2.4, 1)
    for y in (608, 618):
        ray(corner, y, 4, 1.4, 0.7)
        d.line((corner, y), (800, y), 1.4, 0, 0.7)
    d.line((corner, top), (corner, floor), 2.6).line((corner, floor), (800, floor), 2.6)
    d.line((corner, top), (800, top), 2.2)
    d.hide(p.rect(592, 390, 168, 322))
    d.outline(p.rect(594, 392, 164, 320), 2.4)
    opening = p.rect(606, 404, 140, 308)
    warm.layer.fill(opening, (1, 1, 1))
    leaf = p.poly([(746, 404), (796, 370), (796, 758), (746, 712)])
    d.face(leaf, 0.16, 2.4)
    d.outline(p.poly([(754, 422), (784, 404), (784, 532), (754, 528)]), 1.5, 0.9)
    d.outline(p.poly([(754, 556), (784, 566), (784, 716), (754, 692)]), 1.5, 0.9)
    d.face(p.circle(676, 290, 70), 0.1, 4.4).outline(p.circle(676, 290, 61), 1.4)
    for k in range(12):
        a = k * math.pi / 6
        r = 42 if k % 3 == 0 else 49
        d.line((676 + r * math.cos(a), 290 + r * math.sin(a)), (676 + 56 * math.cos(a), 290 + 56 * math.sin(a)), 3.2)
    d.face(p.circle(676, 290, 5), 1.0, 1.5)
    d.line((330, 20), (330, 128), 2.2)
    d.face(p.spline([(316, 128, 1), (344, 128, 1), (352, 150), (394, 176, 1), (266, 176, 1), (308, 150)]), 0.14, 2.4)
    d.face(p.spline([(312, 177, 1), (348, 177, 1), (346, 190), (330, 198), (314, 190)]), 0.5, 1.8)


def daylight(d: Draft) -> None:
    """The light that lies on the floor, from the sill towards us, rubbed on with a crayon."""
    shape = p.poly([(606, 712), (746, 712), (880, 1230), (300, 1230)])
    d.layer.fill(shape, (1, 1, 1), 0.82)
    d.hatch(shape, 64, 7, 4.6, 1.0)


def cast(light: Draft, c: Place) -> None:
    """The chair in the light stands out blue, and throws its shadow towards us."""
    light.hide(c.path(p.rect(-60, 8, 120, 9, 2)), c.path(p.poly([(-46, -14), (46, -14), (60, 8), (-60, 8)])))
    for x, y, w, h in ((-48, -112, 96, 18), (-48, -78, 96, 9), (-48, -52, 96, 9)):
        light.hide(c.path(p.rect(x, y, w, h, 3)))
    for x, top, low in ((-40, -112, 62), (40, -112, 62), (-52, 8, 84), (52, 8, 84)):
        light.hide(c.path(p.rect(x - 4, top, 8, low - top, 2)))
    for leg in ([(-52, 82), (-74, 190)], [(52, 82), (40, 190)], [(-40, 60), (-58, 150)], [(40, 60), (34, 150)]):
        light.hide(c.path(p.ribbon(leg, [8, 9], 6)))
    light.hide(c.path(p.poly([(-66, 148), (38, 148), (46, 196), (-80, 196)])))


def paint() -> p.Array:
    """White lines on deep blue; only flame, door and nose are touched with a crayon."""
    img = ground("16509a", "0b3474", (404, 596), 4)
    d, warm, red, light = Draft(5), Draft(6), Draft(7), Draft(9)
    daylight(light)
    room(d, warm)
    row = [Place(d, seat(t)) for t in (0.0, 0.42, 0.62)]
    called = Place(d, (590, 930, 1.22))
    chair(row[2])
    hourglass(row[2])
    cast(light, called)
    chair(called)
    gone(called, light, warm)
    chair(row[1])
    candle(row[1], warm)
    proud(row[0])
    puddle(row[0])
    chair(row[0])
    snowman(row[0], red)
    c = row[0]
    high, now, low = c.at(0, -412)[1], c.at(0, -232)[1], c.at(0, 8)[1]
    d.dimension((46, low), (46, high), 1.8, 13).line((46, high), (c.at(-40, 0)[0], high), 1.0, 0, 0.6)
    d.dimension((76, low), (76, now), 1.8, 13).line((76, now), (c.at(-20, 0)[0], now), 1.0, 0, 0.6)
    d.hide(p.cut(p.rect(-20, -20, 840, 1240), p.rect(28, 28, 744, 1144)))
    d.outline(p.rect(20, 20, 760, 1160), 2.4)
    fade = p.smooth(1420, 700, p.grid.y) * 0.94
    opaque(img, "ffeeb4", (light.layer.alpha() * fade * p.mask(p.rect(20, 20, 760, 1160))).astype(np.float32))
    opaque(img, "fff0b8", warm.layer.alpha())
    d.lay(img)
    red.lay(img, "ff9240")
    return img
