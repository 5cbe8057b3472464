"""A sawn trunk: its rings are one spiral road, and one woman walks it, from the heart where she crawls to the bark.

Technique: etching with tints. Lines first, from the wood to the woman's ages, upper ones first; then the tints; one
plate prints all the lines.
"""

from __future__ import annotations

import math

import numpy as np
import skia

from art import paint as p
from art.paint.voices.etching import engrave, plate, tint
from art.paint.voices.ink import Pen
from art.paint.voices.printing import PLAIN, paper

NUMBER, TITLE = 32, "Ring Road"
FINISH = PLAIN

INK = "123f3a"
CX, CY, RX, RY = 400, 592, 390, 374
START, PITCH, START_ANGLE, END = 0.05, 0.335, 122.0, 2.66
SKIN = "a8683f"


def wobble() -> p.Array:
    """How far the rings stray from circles."""
    return (p.noise(300, 12, 2) * 0.05 + p.noise(90, 13, 2) * 0.012).astype(p.f32)


def place(turn: float) -> tuple[float, float]:
    """Where the road is after so many turns."""
    field = wobble()
    a = math.radians(START_ANGLE + 360 * turn)
    r = goal = START + PITCH * (turn + 0.2)
    for _ in range(6):
        x, y = CX + RX * r * math.cos(a), CY - RY * r * math.sin(a)
        r = goal / (1 + p.grid.at(field, x, y))
    return x, y


class Figure:
    """One age of the woman: 100 units high, feet at the origin, facing right; drawn in skin, coral, hair and extras."""

    def __init__(self, x: float, y: float, height: float, flip: bool) -> None:
        self.x, self.y, self.scale, self.flip = x, y, height / 100, flip
        self.shapes: list[tuple[str, skia.Path]] = []
        self.marks: list[tuple[list[tuple[float, float]], float]] = []

    def at(self, q: tuple[float, ...]) -> tuple[float, ...]:
        """Local to card units."""
        return (self.x + (-q[0] if self.flip else q[0]) * self.scale, self.y + q[1] * self.scale, *q[2:])

    def limb(self, tone: str, points: list[tuple[float, ...]], widths: list[float]) -> Figure:
        """A tapered arm, leg or stick."""
        self.shapes.append(
            (tone, p.ribbon([self.at(q) for q in points], [w * self.scale for w in widths], round_ends=True))
        )
        return self

    def shape(self, tone: str, points: list[tuple[float, ...]]) -> Figure:
        """A closed outline."""
        self.shapes.append((tone, p.spline([self.at(q) for q in points])))
        return self

    def disc(self, tone: str, x: float, y: float, rx: float, ry: float | None = None) -> Figure:
        """A round form."""
        c = self.at((x, y))
        self.shapes.append((tone, p.circle(c[0], c[1], rx * self.scale, (ry or rx) * self.scale)))
        return self

    def shoe(self, x: float, y: float, rx: float, ry: float) -> Figure:
        """A shoe with its heel, its toe and a flat sole."""
        return self.shape(
            "shoe", p.points("-1,1! -1,-0.9 -0.5,-1.5 0.1,-1 0.9,-0.2 1.15,1!", at=(x, y), scale=(rx, ry))
        )

    def arm(self, points: list[tuple[float, ...]], widths: list[float], thumb: float = 1) -> Figure:
        """A bare arm with its hand in one outline; `thumb` below zero turns the thumb to the other side."""
        (ax, ay), (bx, by) = points[-2][:2], points[-1][:2]
        w = widths[-1]
        d = math.hypot(bx - ax, by - ay)
        ux, uy = (bx - ax) / d, (by - ay) / d
        palm = [(bx, by), (bx + ux * w * 0.9, by + uy * w * 0.9)]
        side = (bx + uy * thumb * w * 0.9 + ux * w * 0.5, by - ux * thumb * w * 0.9 + uy * w * 0.5)
        parts = ((points, widths), (palm, [w * 1.3, w * 1.05]), ([(bx, by), side], [w * 0.6, w * 0.5]))
        outline = [
            p.ribbon([self.at(q) for q in line], [v * self.scale for v in wide], round_ends=True)
            for line, wide in parts
        ]
        self.shapes.append(("skin", p.union(*outline)))
        return self

    def mark(self, points: list[tuple[float, ...]], width: float = 1.6) -> Figure:
        """A pen mark on top."""
        self.marks.append(([self.at(q)[:2] for q in points], width))
        return self

    def head(self, x: float, y: float, r: float, hair: str, tilt: float = 0, mouth: float = 0.6) -> Figure:
        """A head in profile on a neck that starts below; hair tells the age."""
        a = math.radians(tilt)

        def h(px: float, py: float, *corner: float) -> tuple[float, ...]:
            px, py = px * r / 11, py * r / 11
            return (x + px * math.cos(a) - py * math.sin(a), y + px * math.sin(a) + py * math.cos(a), *corner)

        if hair == "puffs":
            self.disc("hair", *h(-9, -9)[:2], r * 0.62).disc("hair", *h(1, -14)[:2], r * 0.58)
        elif hair == "braids":
            self.limb("hair", [h(-7, -2), h(-14, 10), h(-20, 22)], [r * 0.5, r * 0.4, r * 0.2])
        elif hair == "afro":
            self.disc("hair", *h(-3, -5)[:2], r * 1.45, ry=r * 1.38)
        elif hair in ("bun", "grey", "white"):
            self.disc("hair" if hair == "bun" else "grey", *h(-12, -6)[:2], r * 0.55)
        if hair != "baby":
            self.limb("skin", [h(-2, 5), h(-3.4, 13.5)], [r * 0.74, r * 0.84])
        profile = p.points("-9,0 -8,-8 -1,-12 7,-9 9.4,-3 12.6,2.6! 10,4.2 10.4,6.4 9.4,7.6 8,11 2,11.6 -3,9")
        self.shape("skin", [h(*q) for q in profile])
        cap = p.points("-9.6,4 -11,-5 -5,-13 3,-13 8.6,-8.6 3,-7 -1,-3 -3,3")
        down = p.points("-9.4,0 -9,-8 -3,-12.6 4,-12 6,-9.4 0,-8.6 -4,-5")
        if hair == "baby":
            self.shape("hair", [h(*q) for q in down]).disc("hair", *h(2, -12.6)[:2], r * 0.2)
        else:
            self.shape("grey" if hair in ("grey", "white") else "hair", [h(*q) for q in cap])
        self.mark([h(6, -1.4), h(6.4, 0.2), h(6.6, 1.2)], 2.0)
        self.mark([h(4.4, -4.4), h(6.6, -5.2), h(8.4, -4.4)], 1.2)
        self.mark([h(9.4, 7), h(7.6, 7.6 - mouth), h(5.8, 7 - mouth)], 1.3)
        self.mark([h(-1.6, 1), h(0, -0.4), h(0.6, 1.6), h(-0.6, 3)], 1.1)
        if hair == "grey":
            c = h(7, 0)
            self.mark(
                [
                    (c[0] + 3.4 * math.cos(t) * r / 11, c[1] + 3.4 * math.sin(t) * r / 11)
                    for t in np.linspace(0, 6.3, 9)
                ],
                1.1,
            )
            self.mark([h(3.6, 0), h(-2, -1)], 1.0)
        if hair == "white":
            self.mark([h(7.6, -6.4), h(5, -7)], 0.9).mark([h(3.4, 4), h(4.6, 6.4)], 0.9)
        return self


def baby(f: Figure) -> None:
    """Crawling."""
    far_leg = [(-24, -30), (-16, -8), (-38, -6)]
    romper = p.points("-42,-34 -30,-56 4,-58 30,-56 36,-38 20,-24 -14,-22 -34,-18")
    near_leg = [(-22, -32), (-4, -10), (-26, -6)]
    f.limb("skin", [(24, -36), (34, -18), (38, -4)], [14, 12, 11]).limb("coral", far_leg, [24, 20, 14])
    f.shape("coral", romper)
    f.limb("coral", near_leg, [26, 20, 14]).disc("skin", -34, -6, 8, ry=6)
    f.limb("coral", [(22, -44), (20, -26)], [18, 15]).limb("skin", [(20, -26), (24, -5)], [12, 10]).disc(
        "skin", 29, -4, 8, ry=5
    )
    f.head(44, -66, 24, "baby", tilt=0, mouth=2)


def toddler(f: Figure) -> None:
    """The first steps, arms out."""
    far_leg = [(-5, -30), (-10, -16), (-16, -3)]
    far_arm = [(-6, -58), (-22, -64), (-34, -74)]
    dress = p.points("-8,-64 4,-66 12,-60 20,-28! 0,-23 -20,-29!")
    f.limb("skin", far_leg, [13, 11, 9]).limb("skin", [(6, -30), (14, -16), (13, -3)], [13, 11, 9])
    f.shoe(-13, -2, 8, 4.4).shoe(17, -2, 8, 4.4)
    f.arm(far_arm, [10, 9, 8])
    f.shape("coral", dress)
    f.arm([(8, -58), (24, -62), (38, -70)], [10, 9, 8])
    f.head(4, -80, 17, "puffs", tilt=4, mouth=2)


def girl(f: Figure) -> None:
    """Six, running with a pinwheel."""
    far_leg = [(-3, -38), (-16, -24), (-34, -26)]
    far_arm = [(-2, -64), (-16, -60), (-24, -48)]
    dress = p.points("-6,-70 6,-72 13,-66 16,-44 26,-34! 2,-30 -22,-36! -10,-50")
    f.limb("skin", far_leg, [11, 9, 7]).disc("shoe", -38, -28, 5, ry=8)
    f.arm(far_arm, [8, 7, 6])
    f.limb("skin", [(6, -38), (22, -26), (20, -4)], [12, 10, 7]).shoe(25, -2, 9, 4)
    f.shape("coral", dress)
    f.limb("stick", [(34, -66), (40, -96)], [2, 2])
    for k in range(4):
        a = k * math.pi / 2 + 0.4
        sail = [
            (40, -96, 1),
            (40 + 14 * math.cos(a), -96 + 14 * math.sin(a), 1),
            (40 + 12 * math.cos(a + 0.9), -96 + 12 * math.sin(a + 0.9), 1),
        ]
        f.shape("yellow", sail)
    f.arm([(9, -64), (22, -60), (33, -68)], [8, 7, 6])
    f.head(9, -84, 14, "puffs", tilt=8, mouth=2)


def pupil(f: Figure) -> None:
    """Ten, with a school bag."""
    dress = p.points("-7,-74 4,-77 11,-70 12,-54 18,-34! 0,-31 -16,-35! -9,-54")
    school_bag = p.points("-8,-76 -22,-74 -26,-62 -24,-48 -10,-48")
    bag_strap = p.points("-6,-75 3,-70 2,-60 -8,-52")
    f.limb("skin", [(-3, -40), (-9, -22), (-20, -5)], [10, 8, 6]).shoe(-17, -3, 8, 4)
    f.limb("skin", [(4, -40), (13, -22), (13, -4)], [10, 8, 6]).shoe(18, -2, 8, 3.6)
    f.shape("coral", dress)
    f.shape("yellow", school_bag)
    f.arm([(3, -70), (1, -57), (9, -49)], [7.5, 6.5, 5.5])
    f.mark(bag_strap, 1.6)
    f.head(5, -88, 11.5, "braids", tilt=-2, mouth=1)


def teen(f: Figure) -> None:
    """Fifteen, hands in the pockets, head full of music."""
    pullover = p.points("-8,-78 2,-81 10,-75 12,-58 10,-42! -9,-42! -10,-60")
    f.limb("blue", [(-2, -46), (-6, -24), (-14, -4)], [10, 9, 8]).shoe(-11, -2.4, 7.5, 3.4)
    f.limb("blue", [(3, -46), (10, -25), (13, -4)], [11, 9.5, 8.5]).shoe(18, -2.4, 7.5, 3.4)
    f.shape("coral", pullover)
    f.limb("coral", [(0, -74), (-4, -60), (4, -49)], [8, 7.5, 6.5])
    f.mark([(10, -46), (4, -46)], 1.4)
    f.head(6, -91, 9.2, "afro", tilt=6, mouth=0)
    f.mark([(-6, -103), (-2, -97), (2, -91)], 3.2)


def leaving(f: Figure) -> None:
    """Twenty-three, striding out with a suitcase."""
    far_leg = [(-2, -30), (-12, -18), (-24, -5)]
    suitcase = p.points("-30,-40! -4,-40! -4,-20! -30,-20!")
    carrying_arm = [(-2, -74), (-14, -61), (-18, -49)]
    dress = p.points("-6,-79 3,-82 9,-76 8,-60 14,-44 22,-26! 2,-22 -16,-27! -7,-46 -7,-60")

    f.limb("skin", far_leg, [7.5, 6, 4.6]).shoe(-22, -3.4, 7, 3.2)
    f.shape("yellow", suitcase).mark(p.points("-30,-34 -17,-34 -5,-34"), 1.3)
    f.mark(p.points("-24,-40 -22,-46 -14,-46 -12,-40"), 2.2)
    f.arm(carrying_arm, [6.5, 5.5, 5])
    f.limb("skin", [(4, -30), (16, -17), (20, -4)], [8, 6, 4.8]).shoe(25, -2.4, 7, 3)
    f.shape("coral", dress)
    f.arm([(5, -75), (16, -66), (24, -76)], [6.5, 5.5, 5])
    f.head(6, -91, 8.6, "afro", tilt=-6, mouth=1.4)


def mother(f: Figure) -> None:
    """Thirty-two, a hand on the round belly."""
    round_dress = p.points("-7,-79 2,-82 9,-77 12,-68 21,-58 20,-46 13,-40 15,-20! 2,-17 -13,-20! -8,-44 -9,-62")
    f.limb("skin", [(-2, -26), (-5, -14), (-10, -4)], [7.5, 6, 5]).shoe(-7, -2.6, 7, 3)
    f.limb("skin", [(3, -26), (8, -14), (8, -4)], [8, 6.4, 5]).shoe(12, -2.4, 7, 3)
    f.shape("coral", round_dress)
    f.arm([(1, -75), (-3, -60), (12, -52)], [7, 6, 5])
    f.head(6, -91, 8.4, "bun", tilt=14, mouth=1)


def worker(f: Figure) -> None:
    """Forty-six, a heavy basket on the shoulder."""
    raised_arm = [(0, -77), (-14, -86), (-12, -102)]
    blouse = p.points("-8,-79 2,-82 10,-76 13,-60 12,-38! -11,-38! -10,-60")
    basket = p.points("-22,-117! 26,-120! 18,-102 2,-98 -14,-102")
    upper_weave = [(-20, -112), (2, -113), (23, -115)]
    lower_weave = [(-17, -107), (2, -108), (20, -109)]

    f.limb("blue", [(-2, -46), (-9, -24), (-16, -4)], [11, 9, 7]).shoe(-13, -2.4, 7.4, 3.2)
    f.arm(raised_arm, [7, 6, 5])
    f.limb("blue", [(4, -46), (13, -25), (13, -4)], [11.5, 9.5, 7.5]).shoe(18, -2.4, 7.4, 3.2)
    f.shape("coral", blouse)
    f.head(7, -90, 8.4, "bun", tilt=4, mouth=-1)
    f.shape("yellow", basket)
    f.mark(upper_weave, 1.3).mark(lower_weave, 1.3)
    f.arm([(3, -75), (-5, -62), (6, -54)], [7.4, 6.4, 5.4])


def gardener(f: Figure) -> None:
    """Sixty-three, spectacles, a watering can."""
    dress = p.points("-9,-77 1,-81 10,-75 13,-60 12,-46 16,-22! 2,-19 -15,-22! -11,-46 -11,-62")
    watering_can = p.points("14,-40! 30,-40! 31,-24! 14,-24!")
    can_handle = p.points("14,-38 16,-47 26,-47 29,-39")
    f.limb("skin", [(-2, -26), (-6, -14), (-12, -4)], [7.5, 6, 5]).shoe(-9, -2.6, 7, 3)
    f.limb("skin", [(3, -26), (10, -14), (10, -4)], [8, 6.4, 5]).shoe(14, -2.4, 7, 3)
    f.shape("coral", dress)
    f.shape("yellow", watering_can).limb("yellow", [(30, -28), (40, -38), (44, -40)], [4, 3, 5])
    f.arm([(4, -72), (7, -57), (19, -48)], [7.5, 6.5, 5.4])
    f.mark(can_handle, 1.8)
    f.head(6, -90, 8.6, "grey", tilt=6, mouth=1)


def old(f: Figure) -> None:
    """Eighty-four, bent over a stick, before her the bark and a seedling."""
    bent_coat = p.points("-12,-66 -4,-76 8,-80 18,-74 17,-62 10,-46 12,-22! -4,-18 -19,-23! -15,-44")
    f.limb("skin", [(-6, -28), (-8, -14), (-12, -4)], [7.5, 6, 5]).shoe(-9, -2.6, 7.4, 3.2)
    f.limb("skin", [(0, -28), (5, -14), (4, -4)], [8, 6.4, 5]).shoe(8, -2.4, 7.4, 3.2)
    f.arm([(14, -66), (22, -54), (29, -47)], [6.5, 5.5, 5])
    f.limb("stick", [(32, -54), (33, -26), (35, 0)], [2.6, 2.6, 2.6])
    f.shape("coral", bent_coat)
    f.arm([(12, -70), (14, -54), (28, -51)], [7.5, 6.4, 5.2])
    f.head(20, -86, 9, "white", tilt=16, mouth=1.6)


AGES = [
    (0.09, 100, baby),
    (0.48, 120, toddler),
    (0.79, 138, girl),
    (1.06, 158, pupil),
    (1.335, 178, teen),
    (1.605, 202, leaving),
    (1.82, 192, mother),
    (2.05, 190, worker),
    (2.285, 224, gardener),
    (2.415, 224, old),
]
TONES = {
    "skin": SKIN,
    "coral": "ef5b45",
    "hair": "1c2430",
    "grey": "dfe6e2",
    "shoe": "1c3a3c",
    "yellow": "f6c343",
    "blue": "5aa6b8",
    "stick": "7fa65a",
}


def rings() -> tuple[p.Array, dict[str, p.Array]]:
    """The engraved wood: its lines, and the masks of wood, road and bark."""
    u, v = (p.grid.x - CX) / RX, -(p.grid.y - CY) / RY
    field = wobble()
    r = np.sqrt(u * u + v * v) * (1 + field)
    theta = (np.arctan2(v, u) - math.radians(START_ANGLE)) / (2 * math.pi)
    theta = theta - np.floor(theta)
    s = (r - START) / PITCH - theta
    turn = np.floor(s) + theta
    part = s - np.floor(s)
    reach = 0.36 * p.smooth(-0.1, 0.22, turn) * p.smooth(2.66, 2.5, turn)
    road = (p.smooth(0.0, 0.03, part) * p.smooth(0.0, -0.03, part - reach) * (turn > -0.12) * (turn < END)).astype(
        p.f32
    )
    wood = p.smooth(1.0, 0.992, r)
    bark_top = p.smooth(0.99, 1.0, r) * p.smooth(1.075, 1.06, r + p.noise(16, 3, 2) * 0.012)
    year = np.floor(part * 14)
    tone = 0.2 + 0.17 * np.sin(year * 2.4) * np.cos(year * 0.7 + 4 * r) + 0.1 * p.noise(120, 7, 3)
    scar = np.exp(-(((r - 0.64) / 0.02) ** 2)) * 0.5
    dark = np.clip(tone + scar + 0.16 * u - 0.1 * v, 0.06, 0.9)
    phase = ((r - START) / PITCH - theta) * 14
    ink = engrave(dark * (1 - road), phase, 0.04, 1.0, sharp=1.0, seed=3) * wood
    edge = (
        np.clip(np.exp(-((part / 0.018) ** 2)) + np.exp(-(((part - reach) / 0.014) ** 2)) * 0.8, 0, 1)
        * (turn > -0.1)
        * (turn < END)
        * wood
    )
    ink = np.maximum(ink, edge * 0.95)
    ink = np.maximum(ink, engrave(0.7 + 0.2 * u, np.arctan2(v, u) * 46 + p.noise(50, 5, 2) * 0.6, seed=6) * bark_top)
    return ink.astype(p.f32), {"wood": wood, "road": road * wood, "bark": bark_top}


def seedling(pen: Pen, x: float, y: float) -> skia.Path:
    """Two leaves and a bud at the end of the road."""
    grown = (1.25, 1.25)
    pen.line(p.points("0,0 3,-34 -1,-66", at=(x, y), scale=grown), 6)
    leaves = [
        p.spline(p.points(leaf, at=(x, y), scale=grown))
        for leaf in (
            "0,-58! 18,-86 54,-90! 38,-62",
            "0,-54! -18,-80 -52,-78! -32,-54",
            "-1,-60! 11,-80 3,-104! -10,-80",
        )
    ]
    for leaf in leaves:
        pen.outline(leaf, 2.6)
    for vein in ("4,-61 30,-76 48,-87", "-4,-57 -28,-68 -46,-76"):
        pen.line(p.points(vein, at=(x, y), scale=grown), 1.8)
    pen.hatch(p.circle(x + 22, y - 1, 34, 7), 4, 4.2, 1.9, lift=0.12)
    return p.union(*leaves)


def trunk_side(m: dict[str, p.Array]) -> tuple[p.Array, p.Array]:
    """The bark below the sawn face: its mask and its lines."""
    u = (p.grid.x - CX) / (RX * 1.07)
    below = (p.grid.y > CY) * (np.abs(u) < 1) * p.smooth(1182, 1176, p.grid.y)
    side = (below * (1 - m["bark"]) * (1 - m["wood"])).astype(p.f32)
    grain = p.noise(60, 21, 3, ax=0.35, ay=3.0)
    side_dark = np.clip(0.5 + 0.28 * u + 0.32 * grain + 0.25 * p.smooth(1010, 1180, p.grid.y), 0.1, 0.95)
    phase = np.arcsin(np.clip(u, -1, 1)) * 46 + p.noise(70, 22, 3, ax=0.5, ay=2.0) * 0.9
    return side, engrave(side_dark, phase, 0.05, 1.0, sharp=1.0, seed=23) * side


def air_lines(back: p.Array) -> p.Array:
    """A few clouds in lines behind the trunk."""
    air = back * p.smooth(420, 40, p.grid.y) * np.clip(0.02 + 0.26 * p.noise(220, 41, 3, ax=1.8, ay=0.6), 0, 1)
    return engrave(air, (p.grid.y + p.noise(260, 42, 2) * 9) / 11, 0.06, 1.0, sharp=1.0, seed=31) * back


def ink_shadow(pen: Pen, f: Figure) -> skia.Path:
    """Her own shape laid down on the wood, always to the right and a little away from us."""
    fallen = skia.Matrix()
    fallen.setAll(1, -0.62, 0.62 * f.y, 0, 0.2, 0.8 * f.y, 0, 0, 1)
    shadow = p.union(*(path for _, path in f.shapes))
    shadow.transform(fallen)
    pen.hatch(shadow, 0, 4.4, 1.6, lift=0.1)
    return shadow


def ink_figure(pen: Pen, f: Figure) -> None:
    """One age in outlines; hair and shoes are solid, the shaded half of a large dress is hatched."""
    for tone, path in f.shapes:
        pen.erase(path)
        if tone in ("hair", "shoe"):
            pen.solid(path)
            continue
        pen.outline(path, 2.0 if f.scale > 0.7 else 1.7)
        if tone == "coral" and f.scale > 0.8:
            box = path.getBounds()
            middle = box.left() + box.width() * (0.5 if f.flip else 0.56)
            half = p.rect(middle, box.top(), box.width() * 0.5, box.height())
            pen.hatch(p.intersection(path, half), 64, 5, 1.2, lift=0.35)
    for line, width in f.marks:
        pen.line(line, width * max(f.scale, 0.85))


def walk(pen: Pen) -> tuple[list[tuple[str, skia.Path]], list[skia.Path]]:
    """All ages of the woman, the upper ones first; returns their shapes, each with its tone, and their shadows."""
    figures = []
    for turn, height, draw in AGES:
        x, y = place(turn)
        flip = math.sin(math.radians(START_ANGLE + 360 * turn)) > 0.06 and draw not in (baby,)
        f = Figure(x, y + 4, height, flip)
        draw(f)
        figures.append((y, f))
    colours, shadows = [], []
    for _, f in sorted(figures, key=lambda item: item[0]):
        shadows.append(ink_shadow(pen, f))
        ink_figure(pen, f)
        colours += f.shapes
    return colours, shadows


def tint_woman(img: p.Array, colours: list[tuple[str, skia.Path]], sheet: p.Array) -> None:
    """The colours of her shapes, each only where no later one covers it."""
    done = p.grid.zeros()
    for tone, path in reversed(colours):
        one = p.mask(path) * (1 - done)
        done = np.clip(done + one, 0, 1)
        if tone not in ("hair", "shoe"):
            tint(img, one * sheet, TONES[tone], 0.96, seed=9)


def paint() -> p.Array:
    """Wood and bark are lines; only the woman and the seedling carry colour."""
    img = paper("fbf8ee", tooth=0.004, seed=8)
    ink, m = rings()
    side, side_lines = trunk_side(m)
    back = 1 - np.clip(m["wood"] + m["bark"] + side, 0, 1)
    ink = np.maximum(np.maximum(ink, side_lines), air_lines(back))
    pen = Pen((1, 1, 1), 5)
    colours, shadows = walk(pen)
    cover = p.mask(*[path for _, path in colours])
    sx, sy = place(2.525)
    leaf = seedling(pen, sx, sy + 14)
    leaf_m = p.mask(leaf)
    air = np.clip(p.blur(np.maximum(cover, leaf_m), 3) * 2.6, 0, 1)  # the ring lines keep off her and the leaves
    ink = np.maximum(ink * (1 - air), pen.layer.alpha())

    sheet = p.mask(p.rect(24, 24, 752, 1148, r=9))
    bare = (1 - cover) * sheet
    tint(img, back * bare * (0.45 + 0.55 * p.smooth(100, 1100, p.grid.y)), "bfe3c0", 0.85, seed=3)
    tint(img, m["wood"] * (1 - m["road"]) * bare, "f7e4a4", 0.75, seed=4)
    tint(img, np.clip(side + m["bark"], 0, 1) * bare, "8fc3a4", 0.9, seed=5)
    tint(img, p.mask(*shadows) * m["wood"] * bare, "8fb4a8", 0.75, seed=7)
    tint(img, leaf_m * sheet, "7cc23c", 0.95, seed=6)
    tint_woman(img, colours, sheet)
    plate(img, ink, INK, (24, 24, 24, 28), film=0.02)
    return img
