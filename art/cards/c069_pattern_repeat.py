"""Nursery wallpaper repeats a cottage, a fir and a girl; out of one torn place she leaps, huge, on the wolf's back.

Technique: gouache. Back to front: the printed wall, the hole and the wood behind it, the skirting, moonlight through a
window, the riders' shadow, the riders, curls of torn paper.
"""

from __future__ import annotations

import math

import numpy as np
import skia

from art import paint as p
from art.finish import Finish
from art.paint.voices import gouache as go

NUMBER, TITLE = 69, "Pattern Repeat"
FINISH = Finish(touch=0, patches=0, edges=0, bloom=0.25, vignette=0, grain=0.004, split=0.02, contrast=1.04)

PAPER, PRINT, PALE, HOOD, HILL = "f0f3e8", "9bb5a0", "cbd8c0", "d8705f", "769a83"
SKIRTING = 1124
LIGHT: p.Light = (-0.55, -0.7, 0.42)
FUR = ("262a4a", "5d6788", "b4bfd2")
FAR_FUR = ("1c1f3c", "3c4364", "6d7796")
CREAM_FUR = ("7f7f9c", "d9d3cc", "fff8e6")
RED, DEEP_RED = ("7a1226", "d42c2c", "ff7450"), ("560c24", "a01c2c", "d8402e")
SKIN = ("c07858", "f4bf98", "ffe6c8")
WICKER = ("7a4a1e", "dca03c", "ffe088")
PINE_DRESS = ("143a40", "2c6e64", "7ab896")
CENTRE, TURN, SIZE = (412.0, 690.0), math.radians(15), 1.0
# one motif: x, foot, who is in it
MOTIFS = [
    (134, 172, "walk"),
    (400, 30, "walk"),
    (666, 176, "walk"),
    (400, 322, "empty"),
    (134, 464, "empty"),
    (666, 468, "empty"),
    (400, 614, "walk"),
    (134, 758, "empty"),
    (666, 762, "walk"),
    (400, 906, "gone"),
    (134, 1050, "left"),
    (666, 1054, "walk"),
]
HOLE = p.points(
    "498,900! 540,862 520,820! 584,782 600,730! 660,742 690,690! 750,700 830,650! 830,1104! 770,1078 738,1098! "
    "690,1066 640,1086! 610,1044 556,1054! 560,1008 506,990! 530,946"
)


def at(points: str | p.Points) -> list[p.Point]:
    """Points of the riders, who are drawn level round the wolf's heart, in their leap."""
    c, s = math.cos(TURN) * SIZE, math.sin(TURN) * SIZE
    level = p.points(points) if isinstance(points, str) else points
    return [(CENTRE[0] + q[0] * c - q[1] * s, CENTRE[1] + q[0] * s + q[1] * c, *q[2:]) for q in level]


class Hand:
    """The printer's hand: it shifts every point a little, each time otherwise."""

    def __init__(self, layer: p.Layer, x: float, y: float, seed: int) -> None:
        self.layer, self.x, self.y = layer, x, y
        self.random = np.random.default_rng(seed)

    def points(self, text: str, shake: float = 1.6) -> list[p.Point]:
        """An outline about the motif's foot, unsteady."""
        return [
            (q[0] + self.random.normal(0, shake), q[1] + self.random.normal(0, shake), *q[2:])
            for q in p.points(text, at=(self.x, self.y))
        ]

    def fill(self, text: str, colour: str, alpha: float = 1.0) -> None:
        """A printed shape."""
        self.layer.fill(p.spline(self.points(text)), colour, alpha)

    def line(self, text: str, width: float, colour: str = PRINT) -> None:
        """A printed line that swells and thins."""
        widths = [width * self.random.uniform(0.55, 1.25) for _ in range(5)]
        self.layer.fill(p.ribbon(self.points(text, 1.2), widths, 30, True), colour)


def wall() -> p.Array:
    """Pale paper, brushed by hand, with a paler stripe under every second row of pictures."""
    img = go.board(PAPER, 3)
    go.passage(img, p.rect(-10, -10, 820, 1220), PAPER, 1.57, size=46, length=200, seed=4, jitter=0.012, under=0)
    for x in (267, 533):
        go.line(img, [(x, -10), (x + 2, 600), (x - 1, 1140)], "d6dac0", 5, seed=x, taper=False)
    return img


def cottage(hand: Hand) -> None:
    """Thatch, door, window, a chimney that smokes to one side or the other."""
    lean = hand.random.uniform(-8, 8)
    hand.fill("-92,0! -90,-50! -26,-50! -24,0!", PALE)
    hand.fill("-50,-84! -50,-116! -36,-116! -36,-84!", PRINT)
    hand.fill("-108,-44! -84,-84 -58,-108! -32,-84 -8,-46! -58,-54", PRINT)
    for k in range(5):
        x = -88 + k * 15
        hand.line(f"{-62 + k * 3},-98 {(x - 60) / 2:.0f},-76 {x},-58", 3, PALE)
    hand.fill("-82,0! -82,-24 -73,-36 -64,-24 -64,0!", PRINT)
    hand.fill("-50,-18! -50,-36! -34,-36! -34,-18!", PAPER)
    hand.line("-42,-36 -42,-18", 3)
    hand.line("-50,-27 -34,-27", 3)
    hand.line(f"-43,-120 {-36 + lean:.0f},-134 {-50 + lean:.0f},-148 {-38 + 2 * lean:.0f},-166", 5)


def fir(hand: Hand) -> None:
    """Five drooping tiers, never twice the same."""
    hand.fill("66,2! 68,-30! 78,-30! 80,2!", PRINT)
    bend = hand.random.uniform(-7, 7)
    for k in range(5):
        t = k / 4
        y, half = -16 - 106 * t, 48 - 30 * t + hand.random.uniform(-4, 4)
        x = 73 + bend * t * t
        tier = (
            f"{x:.0f},{y - 52:.0f}! {x + half * 0.5:.0f},{y - 18:.0f} {x + half:.0f},{y + 4:.0f}! "
            f"{x + half * 0.4:.0f},{y - 2:.0f} {x:.0f},{y + 5:.0f} {x - half * 0.4:.0f},{y - 2:.0f} "
            f"{x - half:.0f},{y + 4:.0f}! {x - half * 0.5:.0f},{y - 18:.0f}"
        )
        hand.fill(tier, PRINT)
        hand.line(f"{x - half * 0.6:.0f},{y - 5:.0f} {x:.0f},{y - 2:.0f} {x + half * 0.6:.0f},{y - 5:.0f}", 3, PALE)


def thicket(hand: Hand) -> None:
    """Firs so close that they are one wood, printed darker than all the rest."""
    hand.fill(
        "-124,6! -136,-22! -120,-28! -132,-64! -116,-70! -124,-102! -104,-144! -90,-112! -82,-130! -92,-136! "
        "-68,-188! -50,-144! -58,-138! -40,-152! -30,-160! -36,-166! -10,-216! 14,-170! 8,-164! 26,-152! 40,-146! "
        "32,-152! 60,-198! 84,-150! 76,-144! 92,-124! 104,-152! 122,-108! 112,-102! 130,-66! 120,-60! 138,-22! "
        "128,6! 60,14 0,16 -70,14",
        HILL,
    )
    tiers = ("-82,-148 -69,-144 -58,-148", "-24,-178 -10,-173 3,-179", "46,-162 60,-157 72,-162")
    feet = ("-118,-36 -104,-30 -92,-36", "96,-70 108,-65 120,-70", "-60,-8 -40,-3 -22,-9", "84,-14 100,-9 118,-14")
    for tier in (*tiers, *feet, "98,-112 106,-108 114,-112", "-112,-108 -104,-104 -96,-108"):
        hand.line(tier, 4)


def printed_girl(hand: Hand, gone: bool) -> None:
    """A small red hood with a basket; where she has left, bare white paper in her shape."""
    cape, face = ("fffef4", "fffef4") if gone else (HOOD, "f6dcc0")
    if not gone:
        hand.line("0,-12 -1,2", 6)
        hand.line("12,-12 14,2", 6)
    hand.fill("6,-72! 20,-58 22,-44 30,-10! 6,-6 -12,-10! -4,-42 -8,-56", cape)
    hand.fill("-7,-54 -1,-61 5,-53 0,-45", face)
    hand.fill("-22,-30! -4,-30! -7,-16 -19,-16", cape if gone else PRINT)


def garland(hand: Hand) -> None:
    """The sprig that ties one picture to the next."""
    sag = hand.random.uniform(18, 32)
    stem = f"-112,34 -60,{34 + sag:.0f} 0,{38 + sag * 0.7:.0f} 60,{34 + sag:.0f} 112,34"
    hand.line(stem, 3.4)
    for k, (x, y) in enumerate(p.sample(p.points(stem), 15)[1:-1]):
        turn = hand.random.normal(0, 14) + (30 if k % 2 else 150)
        leaf = p.moved(p.spline(p.points("0,0! 6,-10 0,-21! -6,-10")), hand.x + x, hand.y + y, 1, turn=turn)
        hand.layer.fill(leaf, PRINT if k % 3 else PALE)
    for x in (-7, 2, 9):
        hand.layer.fill(p.circle(hand.x + x, hand.y + 46 + sag * 0.7 - abs(x), 5), HOOD)


def motifs(img: p.Array) -> None:
    """The pattern, every repeat drawn anew."""
    layer = p.Layer()
    for k, (x, y, who) in enumerate(MOTIFS):
        hand = Hand(layer, x, y, 40 + k)
        garland(hand)
        hand.fill("-122,2! -60,-6 50,-6 122,2! 66,14 0,18 -70,13", PALE)
        if who == "left":
            thicket(hand)
        else:
            cottage(hand)
            fir(hand)
        if who in ("walk", "gone"):
            printed_girl(hand, who == "gone")
        for _ in range(7):
            gx = hand.random.uniform(-100, 100)
            hand.line(f"{gx:.0f},12 {gx + hand.random.normal(0, 3):.0f},2", 3)
    p.lay(img, layer, tooth=1.1)


def hole(img: p.Array) -> None:
    """Where the paper burst: a real wood at night behind it, white fibres all round."""
    torn = p.rough(p.mask(p.spline(HOLE)), 5, 12, 4)
    rim = p.rough(p.mask(p.ribbon([*HOLE, HOLE[0]], [26, 34, 20, 30, 24, 36, 22], 240)), 6, 10, 8)
    p.over(img, np.clip(rim, 0, 1), "fffdf2")
    night = p.vertical([(0, "1c3a5c"), (0.5, "1d4a56"), (1, "0e2a34")], 650, 1080)
    go.passage(img, torn, night, 1.5, size=22, length=90, seed=5, jitter=0.04, ragged=0.5)
    wood = p.Layer()
    for k, (x, y, h) in enumerate(((640, 1060, 230), (790, 1090, 380), (712, 1100, 300), (748, 1100, 160))):
        shade = ("173f4a", "0c2430", "113240", "081a24")[k]
        for t in np.linspace(0, 1, 7):
            half = h * 0.26 * (1 - t * 0.8)
            yy = y - h * t * 0.84
            tier = p.points("0,-0.9! 1,0.25! 0.3,0.1 0,0.3 -0.3,0.1 -1,0.25!", at=(x, yy), scale=(half, h * 0.22))
            wood.fill(p.spline(tier), shade)
    for x, y in ((676, 760), (748, 742), (782, 700), (726, 800), (618, 860)):
        wood.fill(p.circle(x, y, 3), "fff4c8")
    p.lay(img, wood, clip=torn, tooth=1.2)
    p.multiply(img, torn * p.smooth(0.0, 0.9, 1 - p.blur(torn, 14)), "04101c", 0.8)


def curl(img: p.Array, a: p.Point, b: p.Point, tip: p.Point, seed: int) -> None:
    """A tongue of paper that rolls away from the hole between a and b, its white back to us."""
    middle = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)
    dx, dy = tip[0] - middle[0], tip[1] - middle[1]
    out = [
        ((q[0] * 0.5 + tip[0] * 0.5) + (q[0] - middle[0]) * 0.32, q[1] * 0.5 + tip[1] * 0.5 + (q[1] - middle[1]) * 0.32)
        for q in (a, b)
    ]
    m = p.rough(p.mask(p.spline([(*a, 1), out[0], (*tip, 1), out[1], (*b, 1)])), 2, 9, seed)
    p.shadow(img, m, 12, 16, soft=7, alpha=0.5, colour="1c2c48")
    t = ((p.grid.x - middle[0]) * dx + (p.grid.y - middle[1]) * dy) / (dx * dx + dy * dy)
    roll = [(0, "6c8098"), (0.16, "c4ccce"), (0.45, "fffef4"), (0.7, "e6e8e0"), (0.86, "9fb0bc"), (1, "7688a0")]
    go.passage(img, m, p.ramp(np.clip(t, 0, 1), roll), math.atan2(dx, -dy), size=8, length=40, seed=seed, jitter=0.02)


def curls(img: p.Array) -> None:
    """Torn tongues round the hole, one of them long."""
    curl(img, (690, 692), (600, 732), (604, 636), seed=6)
    curl(img, (506, 990), (556, 1054), (476, 1096), seed=4)
    curl(img, (642, 1084), (736, 1098), (664, 1152), seed=5)
    curl(img, (522, 818), (508, 986), (388, 960), seed=3)


def skirting(img: p.Array) -> None:
    """A moulded board under the paper."""
    bands = ((0, 18, "f2f0e0"), (18, 8, "9aa69c"), (26, 40, "dfe0cf"), (66, 30, "b9c0b2"))
    for k, (y, h, tone) in enumerate(bands):
        board = p.rect(-10, SKIRTING + y, 820, h + 2)
        go.passage(img, board, tone, 0.0, size=min(h, 14), length=150, seed=k, jitter=0.02, ragged=1.0)


def moonlight(img: p.Array) -> None:
    """The room is dusky blue; six panes of light lie slanting over the wall."""
    corners = (np.array(q, float) for q in ((40, 64), (640, -60), (760, 1010), (22, 1118)))
    a, b, c, d = corners
    panes = []
    for i in range(2):
        for j in range(3):
            u0, u1, v0, v1 = i / 2 + 0.012, (i + 1) / 2 - 0.012, j / 3 + 0.008, (j + 1) / 3 - 0.008
            square = ((u0, v0), (u1, v0), (u1, v1), (u0, v1))
            quad = [(a + (b - a) * u) * (1 - v) + (d + (c - d) * u) * v for u, v in square]
            panes.append(p.poly([tuple(q) for q in quad]))
    glass = p.rough(p.mask(*panes, soft=5), 3, 30, 5)
    dusk = (1 - glass) * (1 + p.noise(80, 7, 3) * 0.05)
    p.multiply(img, np.clip(dusk, 0, 1), "7f9ab4", 0.9)


def tinted(img: p.Array, path: skia.Path, m: p.Array, colour: str, seed: int, flow: go.Flow = 0.5) -> None:
    """A soft-edged patch of another colour on a modelled part."""
    patch = p.rough(p.blur(p.mask(path), 6), 7, 10, seed) * m
    go.passage(img, patch, colour, flow, size=8, length=30, seed=seed, jitter=0.04, ragged=1.0, under=0.7)


def leg(img: p.Array, line: str, widths: list[float], tones: tuple[str, str, str], seed: int) -> p.Array:
    """One leg along its bones, with the paw's toes at the end."""
    bones = at(line)
    shape = p.ribbon(bones, [w * SIZE for w in widths], 60, True)
    return go.model(img, shape, tones, LIGHT, flow=go.along(bones), size=9, radius=widths[0] * 0.4, seed=seed)


def paw(img: p.Array, x: float, y: float, turn: float, tones: tuple[str, str, str]) -> None:
    """A paw with three toes, pointing left before it is turned."""
    foot = p.points("24,-17 -6,-21 -28,-15 -43,-3 -40,11! -26,15 -24,11! -12,18 -6,12! 10,18 28,14")
    c, s = math.cos(turn), math.sin(turn)
    outline = at([(x + q[0] * c - q[1] * s, y + q[0] * s + q[1] * c, *q[2:]) for q in foot])
    go.model(img, p.spline(outline), tones, LIGHT, flow=0.2, size=7, radius=16, seed=6)
    for line in ([(-26, 13), (-27, 3), (-22, -4)], [(-8, 14), (-11, 4), (-7, -3)]):
        bent = [(x + q[0] * c - q[1] * s, y + q[0] * s + q[1] * c) for q in line]
        go.line(img, at(bent), "4a4a6c", 3.4, seed=3)


def tail(img: p.Array) -> None:
    """The brush streams out behind, still half in the wood."""
    brush = at(
        "190,-88! 220,-118 258,-150 300,-162 346,-158! 330,-138 300,-112! 290,-108 264,-82! 250,-80 224,-56 202,-42!"
    )
    m = go.model(img, p.spline(brush), FUR, LIGHT, flow=go.along(at("196,-60 270,-112 350,-136")), size=9, radius=34)
    tinted(img, p.spline(at("306,-176 360,-170 350,-130 306,-104 288,-134")), m, "22264a", seed=4, flow=TURN - 0.3)


def far_legs(img: p.Array) -> None:
    """Those of the far side: one pushes off, one reaches."""
    leg(img, "168,-20 226,38 290,66 346,110", [110, 74, 40, 32], FAR_FUR, seed=4)
    paw(img, 354, 120, math.pi + 0.5, tones=FAR_FUR)
    leg(img, "-120,10 -190,56 -272,62 -322,86", [92, 68, 40, 34], FAR_FUR, seed=5)
    paw(img, -334, 96, -0.5, tones=FAR_FUR)


def body(img: p.Array) -> None:
    """A long deep-chested body, ruffled neck, tucked belly, rump bunched for the push."""
    outline = at(
        "-222,-166 -176,-168 -132,-140! -138,-128 -70,-104 10,-92 100,-102 172,-94 218,-62 226,-10 196,40 146,34 "
        "108,26 66,40! 60,52 10,66! 0,78 -54,88! -66,98 -120,96! -130,104 -172,76! -182,82 -204,42! -216,44 -226,0! "
        "-240,0 -246,-50 -252,-110"
    )
    flow = go.along(at("-230,-110 -110,-50 60,-30 210,-20"))
    m = go.model(img, p.spline(outline), FUR, LIGHT, flow=flow, size=11, radius=92, seed=7)
    belly = "-252,-90 -204,-40 -160,20 -90,54 0,48 70,26 120,30 60,70 -60,120 -190,110 -270,20"
    tinted(img, p.spline(at(belly)), m, "d6cfcb", seed=5, flow=flow)
    saddle = "-150,-150 -60,-116 90,-112 190,-104 214,-70 90,-66 -40,-62 -120,-84"
    tinted(img, p.spline(at(saddle)), m, "333a60", seed=6, flow=flow)


def melted(img: p.Array, before: p.Array, top: float, bottom: float) -> None:
    """Lets a muscle grow out of the body: level with `top` it is not yet there, level with `bottom` wholly."""
    across = (p.grid.y - CENTRE[1]) * math.cos(TURN) - (p.grid.x - CENTRE[0]) * math.sin(TURN)
    f = p.smooth(top, bottom, across + p.noise(14, 5, 3) * 14)[..., None]
    img[:] = before * (1 - f) + img * f


def near_legs(img: p.Array) -> None:
    """Thigh and shoulder over the body, pale below the joints."""
    thigh = at("108,-66 164,-88 216,-56 232,-6 232,44 262,76 290,92! 286,112 262,118! 226,116 180,104 140,76 114,30")
    shank = at("266,84! 290,88 300,106 320,144 350,164 340,190! 308,178 288,150 262,116!")
    down = go.along(at("140,-60 180,50 280,100"))
    go.model(img, p.spline(shank), CREAM_FUR, LIGHT, flow=0.9, size=8, radius=18, seed=9)
    paw(img, 346, 184, math.pi + 0.35, tones=CREAM_FUR)
    before = img.copy()
    m = go.model(img, p.spline(thigh), FUR, LIGHT, flow=down, size=10, radius=80, seed=9)
    melted(img, before, -60, 30)
    tinted(img, p.spline(at("236,66 300,90 290,126 220,128 180,112 214,96")), m, "b4b4bc", seed=3, flow=down)
    shoulder = at("-150,-60 -104,-66 -70,-20 -84,44 -110,100 -146,116 -172,80 -178,0")
    before = img.copy()
    go.model(img, p.spline(shoulder), FUR, LIGHT, flow=1.4, size=10, radius=70, seed=10)
    melted(img, before, -50, 50)
    before = img.copy()
    m = leg(img, "-112,20 -138,78 -198,118 -258,138 -306,176", [96, 78, 54, 37, 33], FUR, seed=12)
    melted(img, before, 24, 92)
    tinted(img, p.spline(at("-226,112 -262,114 -330,170 -310,206 -262,166 -232,156")), m, "ddd7d0", seed=4, flow=0.6)
    paw(img, -316, 186, -0.55, tones=CREAM_FUR)


def head(img: p.Array) -> None:
    """A glad wolf: ears back in the wind, mouth open, one amber eye."""
    far_ear = at("-256,-194! -250,-232 -224,-262! -214,-226 -214,-188!")
    near_ear = at("-240,-184! -222,-222 -178,-248! -176,-206 -192,-164!")
    inner_ear = at("-226,-186 -208,-214 -188,-232 -188,-202 -202,-176")
    jaw = at("-262,-86! -320,-84 -366,-78 -374,-66 -352,-54 -300,-50 -250,-58!")
    tongue = at("-276,-84! -330,-88 -366,-86 -374,-72 -352,-64 -300,-68!")
    skull = at(
        "-214,-196 -250,-204 -282,-188 -306,-166 -350,-154 -390,-144 -404,-132 -402,-114 -384,-104 -336,-92 "
        "-296,-94 -264,-112! -270,-80 -262,-50! -250,-52 -230,-22! -224,-34 -196,-8! -192,-40 -166,-36! "
        "-172,-90 -176,-150"
    )
    cheek = at("-384,-104 -340,-122 -296,-118 -262,-128 -226,-104 -190,-60 -170,-20 -240,-10 -276,-70 -330,-96")
    go.model(img, p.spline(far_ear), FAR_FUR, LIGHT, flow=1.4, size=8, radius=20, seed=3)
    go.dab(img, p.spline(at("-300,-110! -380,-108 -372,-74 -262,-66! -250,-100")), "5a1428", 0.2, size=8)
    go.model(img, p.spline(jaw), CREAM_FUR, LIGHT, flow=0.2, size=7, radius=18, seed=4)
    go.model(img, p.spline(tongue), ("b84a58", "f08080", "ffb4a0"), LIGHT, flow=0.2, size=7, radius=14, seed=5)
    flow = go.along(at("-400,-130 -300,-150 -200,-90"))
    m = go.model(img, p.spline(skull), FUR, LIGHT, flow=flow, size=9, radius=70, seed=6)
    tinted(img, p.spline(cheek), m, "e6dfd6", seed=7, flow=flow)
    tinted(img, p.spline(at("-214,-200 -260,-204 -300,-176 -270,-160 -230,-170")), m, "3c4468", seed=8, flow=flow)
    go.model(img, p.spline(near_ear), FUR, LIGHT, flow=1.0, size=8, radius=24, seed=7)
    go.dab(img, p.spline(inner_ear), "a5818e", 1.0, size=7, length=26)
    go.dab(img, p.spline(at("-388,-150! -410,-142 -412,-124 -396,-118 -380,-128")), "14122a", 0.3, size=7, length=18)
    go.line(img, at("-268,-108 -258,-114 -250,-126"), "2a2440", 5, seed=4)
    eye(img)


def eye(img: p.Array) -> None:
    """Warm amber under a pale brow, narrowed from below by a smile."""
    layer = p.Layer()
    layer.fill(p.spline(at("-312,-138! -302,-158 -278,-162 -254,-144! -272,-138 -294,-135")), "1a1834")
    layer.fill(p.spline(at("-305,-141! -297,-153 -279,-156 -262,-145! -276,-142 -292,-140")), "e8982e")
    layer.fill(p.circle(*at([(-286, -148)])[0], 9.5), "140c20")
    layer.fill(p.circle(*at([(-290, -152)])[0], 3.2), "fff6dc")
    p.lay(img, layer, tooth=0.5)
    go.line(img, at("-300,-172 -282,-181 -256,-176"), "cfcbd0", 8, seed=4)
    go.line(img, at("-306,-128 -280,-128 -256,-135"), "a9a9bc", 5, seed=4)


def cape(img: p.Array) -> None:
    """Red cloth, blown far out behind her in three great folds."""
    outline = at(
        "-92,-226! -40,-232 20,-262 90,-264 150,-296 214,-298 266,-346! 268,-298 306,-272! 276,-244 280,-206! "
        "230,-196 170,-160 100,-158 40,-128 -20,-120 -60,-150"
    )
    flow = go.along(at("-80,-200 40,-190 160,-230 300,-280"))
    m = go.model(img, p.spline(outline), RED, LIGHT, flow=flow, size=13, radius=60, seed=4)
    folds = (
        "-80,-200 -10,-196 60,-216 130,-222 200,-262 280,-296! 200,-246 130,-204 60,-196 -10,-176",
        "-60,-166 10,-160 80,-180 150,-184 210,-214 294,-222! 220,-200 150,-166 80,-162 0,-136",
    )
    for k, fold in enumerate(folds):
        shade = p.mask(p.spline(at(fold))) * m
        go.passage(img, shade, "9c1a2c", flow, size=10, length=50, seed=k, jitter=0.05, ragged=2.0)


def rider(img: p.Array) -> None:
    """She leans forward, one fist in his mane, the other swings her basket over her head."""
    dress = at(
        "-66,-226 -36,-206 -14,-160 16,-110 26,-70 4,-44 -40,-32 -88,-34 -126,-44! -134,-72 -114,-98 -86,-120 -98,-170 "
        "-96,-206"
    )
    shin = at("-102,-58 -92,-8 -54,38")
    boot = at("-76,16! -38,0! -22,42 -20,60 -34,72 -66,78 -98,88 -112,78 -96,64 -70,50")
    sleeve = at("-66,-196 -100,-154 -150,-146")
    fist = at("-150,-162 -172,-164 -188,-152 -186,-138 -170,-132 -150,-134")
    basket(img)
    on_flank = p.union(p.moved(p.spline(dress), 10, 16), p.moved(p.ribbon(shin, [42, 36, 27], 30, True), 12, 10))
    p.multiply(img, p.mask(p.union(on_flank, p.moved(p.spline(boot), 12, 10)), soft=6), "1c2044", 0.55)
    go.model(img, p.ribbon(shin, [42, 36, 27], 30, True), ("a8a4b4", "f0e8da", "fffaf0"), LIGHT, flow=1.3, size=8)
    go.model(img, p.spline(boot), ("2c1420", "6e3428", "b86a48"), LIGHT, flow=1.0, size=8, radius=18, seed=6)
    go.model(img, p.spline(dress), PINE_DRESS, LIGHT, flow=1.2, size=10, radius=44, seed=5)
    for fold in ("-46,-130 -30,-100 -18,-62", "-70,-116 -70,-90 -76,-56"):
        go.line(img, at(fold), "1c4c4c", 7, seed=4)
    girl_head(img)
    go.model(img, p.ribbon(sleeve, [52, 46, 32], 30, True), RED, LIGHT, flow=go.along(sleeve), size=9, radius=22)
    go.model(img, p.spline(fist), SKIN, LIGHT, flow=0.4, size=6, radius=14, seed=7)
    for finger in ("-180,-157 -164,-155", "-180,-149 -163,-147", "-178,-141 -164,-140"):
        go.line(img, at(finger), "a05a48", 3, seed=3)


def basket(img: p.Array) -> None:
    """The raised arm and the basket, which flies after the hand."""
    sleeve = at("-50,-206 16,-250 66,-318")
    cuff = at("60,-310 70,-324")
    hand = at("62,-332 68,-352 86,-354 96,-342 92,-326 78,-320")
    pot = at("72,-320! 122,-324 164,-306! 152,-268 136,-250 94,-254 78,-278")
    cloth = at("68,-318! 82,-338 112,-344 136,-334 166,-314! 164,-300 136,-300 118,-288! 106,-302 80,-300")
    handle = at("74,-316 72,-350 106,-372 146,-352 162,-308")
    go.model(img, p.ribbon(sleeve, [54, 48, 36], 30, True), DEEP_RED, LIGHT, flow=go.along(sleeve), size=9, radius=20)
    go.line(img, cuff, "ffe8d8", 34, seed=4, taper=False)
    go.model(img, p.spline(pot), WICKER, LIGHT, flow=0.4, size=8, radius=26, seed=5)
    for row in ("78,-292 118,-282 160,-288", "84,-272 118,-262 150,-268"):
        go.line(img, at(row), "9a6424", 5, seed=3)
    go.model(img, p.spline(cloth), ("b4b4c8", "fff4e4", "ffffff"), LIGHT, flow=0.4, size=8, radius=14, seed=6)
    go.line(img, handle, "a8742c", 9, seed=3, taper=False)
    go.model(img, p.spline(hand), SKIN, LIGHT, flow=0.5, size=6, radius=12, seed=8)
    for finger in ("76,-353 80,-344", "86,-353 88,-344"):
        go.line(img, at(finger), "a05a48", 3, seed=3)


def girl_head(img: p.Array) -> None:
    """Laughing with her eyes shut, hair blown out of the hood."""

    def up(points: str | p.Points) -> list[p.Point]:
        level = p.points(points) if isinstance(points, str) else points
        return at([(q[0] + 20, q[1] - 10, *q[2:]) for q in level])

    back_hood = up("-70,-312 -40,-310 -18,-296 -16,-262 -28,-226 -60,-206 -104,-206 -120,-220")
    face = up(
        "-128,-316 -156,-312 -172,-290 -176,-272 -190,-258 -188,-250 -176,-246! -180,-232 -170,-218 -146,-208 "
        "-112,-212 -90,-240 -92,-290"
    )
    hood = up(
        "-158,-320! -136,-350 -88,-354 -50,-330 -34,-290 -46,-240 -84,-204 -126,-204! -112,-226 -100,-256 -104,-290 "
        "-124,-314"
    )
    go.model(img, p.spline(back_hood), DEEP_RED, LIGHT, flow=0.6, size=9, radius=30, seed=3)
    m = go.model(img, p.spline(face), SKIN, LIGHT, flow=1.0, size=8, radius=46, seed=4)
    p.over(img, p.blur(p.mask(p.circle(*up([(-138, -246)])[0], 15)), 5) * m, "f0725c", 0.6)
    go.dab(img, p.spline(up("-178,-242! -160,-240 -138,-244! -144,-226 -160,-220 -174,-226")), "7a1c2a", 0.2, size=5)
    go.line(img, up("-174,-239 -160,-237 -144,-241"), "fffaf0", 6, seed=4)
    go.line(img, up("-172,-276 -160,-284 -146,-274"), "43202a", 6, seed=3)
    go.line(img, up("-176,-296 -162,-304 -146,-298"), "6a3420", 5, seed=3)
    for lock, w in (
        ("-130,-322 -152,-310 -156,-292 -146,-280", 15),
        ("-120,-318 -128,-296 -118,-270", 14),
        ("-148,-324 -172,-316 -180,-304", 10),
        ("-112,-300 -112,-272 -118,-250", 12),
    ):
        go.line(img, up(lock), "6e3a20", w, seed=5)
    go.model(img, p.spline(hood), RED, LIGHT, flow=go.along(up("-150,-326 -70,-330 -60,-230")), size=10, radius=44)
    go.line(img, up("-158,-320 -128,-314 -106,-290 -101,-256 -112,-226 -126,-204"), "8a1628", 6, seed=3)


def riders(img: p.Array) -> None:
    """Wolf and girl in one leap."""
    tail(img)
    far_legs(img)
    body(img)
    cape(img)
    near_legs(img)
    rider(img)
    head(img)
    for tuft in ("-196,-150 -170,-126 -164,-104!", "-190,-124 -166,-98 -158,-78!", "-184,-96 -160,-70 -148,-52!"):
        go.line(img, at(tuft), "3c4468", 11, seed=4)


def silhouette() -> p.Array:
    """The riders' outline."""
    apart = np.full((p.grid.h, p.grid.w, 3), -1.0, np.float32)
    riders(apart)
    return p.smooth(-0.9, -0.1, apart.mean(2))


def left_white(img: p.Array, m: p.Array, x: float, y: float, scale: float) -> None:
    """The place in the pattern that they have left: bare paper in their shape."""
    bare = p.warp(m, CENTRE[0] + (p.grid.x - x) / scale - p.grid.x, CENTRE[1] + (p.grid.y - y) / scale - p.grid.y)
    bare = bare * p.smooth(430 * scale, 420 * scale, np.abs(p.grid.x - x))
    p.over(img, np.clip(p.blur(bare, 2.4) * 4, 0, 1), PRINT)
    p.over(img, p.rough(bare, 1, 9, 3), "fffef6")


def paint() -> p.Array:
    """Straight at the wall, and two who come out of it."""
    img = wall()
    pair = silhouette()
    motifs(img)
    left_white(img, pair, 140, 990, scale=0.245)
    skirting(img)
    moonlight(img)
    hole(img)
    curls(img)
    p.shadow(img, pair, 40, 66, soft=9, alpha=0.42, colour="263a5c")
    riders(img)
    return np.clip(img, 0, 1)
