"""Down a Gothic nave, dogs in their pews: on the altar rests one red ball, and the rose window throws.

Technique: painted relief.
"""

from __future__ import annotations

import itertools
import math
from typing import NamedTuple

import numpy as np
import skia

from art import paint as p

NUMBER, TITLE = 25, "The Holy Ball"

EYE = (400.0, 570.0)  # the vanishing point
END = 2.2  # distance of the east wall
BACK_LIGHT = (0.0, -0.9, 0.2)
STONE = [(0, "170d2a"), (0.35, "3f2c60"), (0.62, "7460a0"), (0.85, "b4a4d4"), (1, "ece2f6")]
GLASS = ("5a48c8", "8a4cc0", "3c78c4", "c05aa8", "e0a83c", "48a0a8")
GOLD = [(0, "4a2208"), (0.35, "9a5a14"), (0.62, "dca034"), (0.85, "ffdc78"), (1, "fff8d8")]


def at(x: float, y: float, z: float) -> tuple[float, float]:
    """Where a point of the nave appears: x from the middle, y down from eye height, z the distance (1: our pew)."""
    return EYE[0] + x / z, EYE[1] + y / z


def pointed(x: float, y: float, w: float, h: float) -> skia.Path:
    """A Gothic opening standing on (x, y) = middle of its foot."""
    spring = y - h * 0.62
    return p.spline(
        [
            (x - w / 2, y, 1),
            (x - w / 2, spring, 1),
            (x - w * 0.36, y - h * 0.84),
            (x, y - h, 1),
            (x + w * 0.36, y - h * 0.84),
            (x + w / 2, spring, 1),
            (x + w / 2, y, 1),
        ],
        tension=0.3,
    )


def arcade(seed: int) -> p.Array:
    """One side wall straight on: piers, arches into an aisle, and coloured windows above (0..800 x 0..600)."""
    img = p.texture.blocks("7464a0", 50, 26, 0.9, mortar="685892", vary=0.08, seed=5)
    p.over(img, p.mask(p.rect(0, 226, 800, 10), p.rect(0, 8, 800, 8)), "b4a6d0", 0.8)
    glass = p.Layer()
    random = np.random.default_rng(seed)
    for k in range(5):
        x = 100 + k * 160
        aisle(img, x, GLASS[(k * 2 + seed) % 6])
        p.solid(img, pointed(x, 208, 96, 186), "2c2048", 6, light=BACK_LIGHT, tooth=0.6)
        for side in (-1, 1):
            lancet = pointed(x + side * 22, 204, 36, 166)
            glass.fill(lancet, GLASS[(k + side + seed) % 3])
            for _ in range(16):
                gx, gy = x + side * 22 + random.uniform(-16, 16), random.uniform(50, 200)
                glass.canvas.save()
                glass.canvas.clipPath(lancet, doAntiAlias=True)
                glass.fill(p.circle(gx, gy, random.uniform(4, 10)), GLASS[random.integers(6)], 0.75)
                glass.canvas.restore()
    p.lay(img, glass)
    for k in range(6):
        pier = p.union(
            p.rect(6 + k * 160, 0, 28, 600), p.rect(-2 + k * 160, 250, 44, 16, r=4), p.rect(-2 + k * 160, 574, 44, 26)
        )
        p.solid(img, pier, STONE, 12, light=(0.6, -0.5, 0.4), tooth=0.6, cast=0.3)
    p.over(img, p.mask(p.rect(0, 590, 800, 10)), "b4a6d0", 0.9)
    return img


def aisle(img: p.Array, x: float, tint: str) -> None:
    """What an arch of the arcade opens on: a dim aisle, its floor, a small window far back; and the arch's moulding."""
    arch = pointed(x, 600, 122, 286)
    m = p.mask(arch)
    p.over(img, m, p.vertical([(0, "20163e"), (0.55, "3a2c66"), (1, "5c4c92")], 314, 600))
    p.over(img, p.mask(pointed(x + 8, 506, 40, 120)), p.mix(tint, "c8b8f0", 0.3), 0.85)
    p.over(img, m * p.smooth(560, 566, p.grid.y), "8e80ba")
    moulding = p.Layer().stroke(arch, 11, "9486c0").stroke(arch, 4, "d0c4ea", 0.8)
    p.lay(img, moulding)


def rib(start: tuple[float, float], end: tuple[float, float]) -> skia.Path:
    """A rib of the vault between two points of its springing (x, z), rising in a pointed curve."""
    line = []
    for u in np.linspace(0, 1, 41):
        x, z = start[0] + (end[0] - start[0]) * u, start[1] + (end[1] - start[1]) * u
        line.append(at(x, -500 - 380 * (1 - (abs(x) / 400) ** 1.5), z))
    return p.line(line)


def vault(img: p.Array) -> None:
    """The ribbed ceiling, bay by bay, and the floor."""
    t = 0.34 + p.noise(90, 3, 4) * 0.06 - (EYE[1] - p.grid.y) / 3000
    p.over(img, p.mask(p.rect(-5, -5, 810, 900)), p.ramp(np.clip(t, 0, 1), STONE))
    depths = [END, 1.72, 1.36, 1.08, 0.86]
    for far, near in itertools.pairwise(depths):
        ribs = p.Layer()
        z = (far + near) / 2
        for side in (-1, 1):
            path = rib((-400 * side, far), (400 * side, near))
            ribs.stroke(path, 13 / z, "241640").stroke(p.moved(path, 0, -2), 6 / z, "7e6ea8")
        path = rib((-400, near), (400, near))
        ribs.stroke(path, 26 / near, "241640").stroke(p.moved(path, 0, -4 / near), 15 / near, "9484bc")
        ribs.stroke(p.moved(path, 0, -8 / near), 4 / near, "d8cef0", 0.7)
        p.lay(img, ribs)
    floor = p.texture.tiles("a89ac4", "6c5a94", 60, 4)
    p.onto(
        img, floor, (at(-400, 640, END), at(400, 640, END), at(400, 640, 0.9), at(-400, 640, 0.9)), (0, 0, 800, 1200)
    )


def petals(glass: p.Layer, x: float, y: float, r: float) -> None:
    """One ring of coloured panes around the medallion, no two neighbours alike."""
    random = np.random.default_rng(7)
    count = 18
    for k in range(count):
        a, half = math.tau * k / count, math.pi / count * 0.84
        inner = [(x + math.cos(v) * r * 0.72, y + math.sin(v) * r * 0.72, 1) for v in (a + half, a - half)]
        outer = [
            (x + math.cos(v) * r * q, y + math.sin(v) * r * q)
            for v, q in ((a - half, 0.88), (a, 0.97), (a + half, 0.88))
        ]
        colour = p.mix(GLASS[(k * 5) % 6], "ffffff", random.uniform(0.0, 0.25))
        glass.fill(p.spline([*outer, *inner], tension=0.3), colour)


def thrower(glass: p.Layer, x: float, y: float, k: float) -> None:
    """An arm drawn back to throw: sleeve, bare wrist, and a hand closed around a ball. Dark against the gold."""
    dark, lead = "2a1240", "fff0c0"
    glass.canvas.save()
    glass.canvas.translate(x, y)
    glass.canvas.scale(k, k)
    glass.fill(p.spline(p.points("-20,10! 14,-34 30,-44 44,-30 38,-14 4,34!")), dark)
    glass.fill(p.circle(40, -58, 33), "d81820").fill(p.circle(42, -76, 9, 6), "ff9a80", 0.8)
    for finger in ("14,-30 2,-54 8,-76 22,-86", "20,-28 16,-48 22,-62 34,-70", "28,-26 32,-38 40,-46 50,-50"):
        path = p.ribbon(p.points(finger), [13, 12, 11, 9], 24, True)
        glass.stroke(path, 3, lead, 0.9).fill(path, dark)
    thumb = p.ribbon(p.points("36,-16 58,-18 72,-34"), [14, 13, 9], 20, True)
    glass.fill(thumb, dark)
    glass.fill(p.spline(p.points("-110,62! -40,-4 -18,-8! 18,38! 8,52 -50,130!")), "3a2a9c")
    glass.fill(p.spline(p.points("-26,-6! -14,-16! 26,34! 14,44!")), "e8c048")
    glass.stroke(p.spline(p.points("-90,84 -44,40 -10,20"), False), 3, "150c24")
    glass.canvas.restore()


def rose(img: p.Array, x: float, y: float, r: float) -> None:
    """The window above the altar: a ring of panes, and a golden medallion with the arm that throws."""
    p.solid(img, p.circle(x, y, r * 1.1), STONE, 16, light=BACK_LIGHT, tooth=0.4)
    p.over(img, p.mask(p.circle(x, y, r)), "150c24")
    glass = p.Layer()
    petals(glass, x, y, r)
    disc = p.circle(x, y, r * 0.68)
    glass.radial(disc, (x, y), r * 0.7, ["fff6d8", "ffdc80", "f0a83c"])
    glass.canvas.save()
    glass.canvas.clipPath(disc, doAntiAlias=True)
    thrower(glass, x - 12, y + 18, r / 142)
    glass.canvas.restore()
    glass.stroke(disc, 5, "150c24")
    p.glow(img, x, y, r * 2.4, colour="e8b4ff", alpha=0.3, power=1.6)
    p.lay(img, glass)


def altar(img: p.Array) -> None:
    """Steps, a cloth with a gold hem, two candles, and the cushion."""
    for k in range(3):
        w, y = 206 - k * 26, 872 - k * 15
        p.solid(img, p.rect(400 - w, y - 15, w * 2, 17, r=2), STONE, 6, light=BACK_LIGHT, tooth=0.3, cast=0.2)
    p.solid(img, p.rect(276, 732, 248, 100, r=3), "d4c6e0", 14, light=BACK_LIGHT, tooth=0.5)
    p.over(img, p.mask(p.rect(276, 732, 248, 14)), "e4b44c")
    p.over(img, p.mask(p.rect(276, 812, 248, 8)), "c8963c", 0.8)
    for x, tall in ((292, 104), (508, 92)):
        p.props.candle("f4e8c8", True, 70).draw(img, x, 736, tall)
    cushion = p.spline(p.points("334,736 326,714 356,704 400,712 444,704 474,714 466,736 400,732"))
    p.solid(img, cushion, "7a4cb0", 12, light=BACK_LIGHT, tooth=0.4)


def holy_ball(img: p.Array, x: float, y: float, r: float) -> None:
    """The ball before a sunburst of beaten gold, long rays and short ones."""
    p.glow(img, x, y, 260, colour="ffcf70", alpha=0.75, power=1.7)
    rays = p.Sprite()
    for k in range(24):
        a, long = math.tau * k / 24, r * (2.05 if k % 2 == 0 else 1.6)
        tip = [(x + math.cos(a) * r * q, y + math.sin(a) * r * q) for q in (0.8, long / r)]
        if tip[1][1] < 716:
            rays.add(p.ribbon(tip, [15, 3] if k % 2 == 0 else [11, 6], 10), GOLD, 5)
    rays.draw(img, 0, 0, 100, light=BACK_LIGHT)
    p.contact(img, x, y + r - 2, r * 0.6, ry=8, alpha=0.7)
    red = [(0, "4a0408"), (0.4, "b8141c"), (0.72, "e4201c"), (0.94, "ff5a40"), (1, "ffb090")]
    p.solid(img, p.circle(x, y, r), red, r, light=(-0.4, -0.7, 0.5), tooth=0.3, texture=0.02)
    p.over(img, p.mask(p.moved(p.circle(0, 0, 14, 9), x - r * 0.36, y - r * 0.42, 1, turn=-30), soft=3), "ffffff", 0.75)


class Dog(NamedTuple):
    """One of the congregation: where it sits (screen x, distance), how large, its coat, its head and how that tilts."""

    x: float
    z: float
    size: float
    coat: str
    head: str
    tilt: float = 0
    broad: float = 1.0
    patch: str = ""
    ear: str = ""
    nose: int = 0  # the side on which the muzzle shows, of a head turned a little


FLOCK = (
    Dog(250, 1.8, 222, "8a6a4c", head="up", tilt=6, broad=0.9),
    Dog(478, 1.8, 230, "8c7468", head="long", tilt=5, ear="3c2c30"),
    Dog(572, 1.8, 190, "c07a40", head="half", tilt=-8),
    Dog(178, 1.32, 196, "e6ddd2", head="flop", tilt=11, ear="3a2c34"),
    Dog(302, 1.32, 236, "b8703a", head="half", tilt=12, patch="f4ecdc", nose=1),
    Dog(494, 1.32, 176, "5c4a50", head="flop", tilt=-14, broad=0.86),
    Dog(612, 1.32, 232, "a88866", head="rose", tilt=3, broad=1.24, nose=-1),
    Dog(84, 0.95, 252, "5c4436", head="up", tilt=9, patch="b4875c", nose=1),
    Dog(246, 0.95, 206, "cc8a50", head="long", tilt=-13, broad=1.12, ear="6a3a22"),
    Dog(566, 0.95, 216, "efe6d8", head="front", tilt=8, patch="8a4c30"),
)


def ears(s: p.Sprite, kind: str, dark: str) -> None:
    """A pair of ears seen from behind, the two never quite the same."""
    for side, slack in ((-1, 0), (1, 4)):
        if kind == "up":
            ear = p.points("21,-20 27,-56! 14,-48 3,-32 12,-25", scale=(side, 1 - slack * 0.03))
            s.add(p.spline(ear), dark, 6, fur=4, spine=[(side * 10, -16), (side * 22, -50)])
        elif kind == "half":
            s.add(p.spline(p.points("22,-21! 29,-40 43,-33! 34,-52 20,-50 5,-34!", scale=(side, 1))), dark, 5)
        elif kind == "rose":
            s.add(p.spline(p.points("13,-28 24,-32 36,-20 31,-12 23,-20", scale=(side, 1))), dark, 5)
        elif kind == "flop":
            s.limb([(side * 13, -29), (side * 26, -22), (side * 30, -2 + slack)], [12, 16, 13], dark, fur=4)
        elif kind == "long":
            line = [(side * 11, -28), (side * 23, -22), (side * 30, 2), (side * 31, 26 + slack)]
            s.limb(line, [8, 14, 20, 15], dark, fur=4)


def poll(d: Dog) -> p.Sprite:
    """The back of a head, its nape at the origin: cheeks, a darker parting down to the nape, a ruff if it has one."""
    s = p.Sprite()
    dark = d.ear or p.mix(d.coat, "140818", 0.42)
    if d.nose:
        s.limb([(d.nose * 12, -8), (d.nose * 22, -7), (d.nose * 31, -7)], [24, 17, 12], d.patch or d.coat, fur=3)
        s.add(p.circle(d.nose * 36, -10, 4.6, 4), "1a0c14", 3)
    for side in (-1, 1):
        s.limb([(side * 12, -8), (side * 19, -1), (side * 22, 7)], [22, 15, 4], d.coat, fur=6)
    s.limb([(-7, -13), (0, -16), (7, -13)], [36, 40, 36], d.coat, fur=5)
    parting = p.spline(p.points("-2,-33! 3,-24 6,-8 3,10! -3,10! -5,-8 -4,-24"))
    s.add(parting, p.mix(d.coat, "140818", 0.4), 4, alpha=0.55, soft=3, fur=4, spine=[(0, -34), (0, 10)])
    if d.patch:
        for x, turn in ((-17, 24), (17, -24), (-9, 12), (9, -12), (0, 0)):
            tuft = p.moved(p.spline(p.points("-9,-7 0,-10 9,-7 7,6 1,17! -6,7")), x, 8 - abs(x) * 0.3, 1, turn=turn)
            s.add(tuft, d.patch, 8, alpha=0.92, soft=2, fur=8, spine=[(x * 0.8, -2), (x * 1.15, 22)])
    ears(s, d.head, dark)
    return s


def gaze(d: Dog) -> p.Sprite:
    """A face turned back to us over the bench, its eyes on the other ball, down to the left."""
    s = p.Sprite()
    s.limb([(-8, -12), (0, -15), (8, -12)], [40, 44, 40], d.coat, fur=5)
    s.add(
        p.spline(p.points("4,-36 20,-30 22,-10 10,-4 3,-18")), d.patch, 8, alpha=0.95, fur=4, spine=[(8, -34), (14, -6)]
    )
    for side in (-1, 1):
        ear = [(side * 15, -30), (side * 28, -24), (side * 31, -2)]
        s.limb(ear, [10, 17, 12], p.mix(d.patch, "140818", 0.2), fur=4)
        s.add(p.circle(side * 10, -17, 5.4, 5.8), "fff8ea", 3).add(p.circle(side * 10 - 2, -15, 3.9, 4.2), "1a0c14", 0)
        s.add(p.circle(side * 10 - 3, -17, 1.3), "ffffff", 0)
        s.line(p.spline(p.points("-6,-24 0,-27 6,-25", at=(side * 10, 0)), False), 2, "5a3424", 0.8)
    s.add(p.spline(p.points("-12,-4 -7,-12 0,-14 7,-12 12,-4 8,6 0,9 -8,6")), "fff6ea", 9)
    s.add(p.spline(p.points("-6,-10 0,-13 6,-10 3,-4 -3,-4")), "1a0c14", 3)
    s.line(p.spline(p.points("-7,1 -3,3 0,-2 3,3 7,1"), False), 1.5, "4a2420", 0.9)
    return s


def seated(d: Dog) -> p.Sprite:
    """A dog upright on the bench, seen from behind: back, shoulders, neck and head."""
    s = p.Sprite()
    w = d.broad
    s.limb([(0, -2), (0, -30), (0, -58)], [70 * w, 64 * w, 44 * w], d.coat, fur=7)
    s.limb([(0, -54), (0, -76)], [44 * w, 38 * w], d.coat, fur=6)
    s.add(p.circle(0, -62, 24 * w, 10), p.mix(d.coat, "140818", 0.6), 0, alpha=0.4, soft=5)
    return s.attach(gaze(d) if d.head == "front" else poll(d), 0, -76, 100, turn=d.tilt)


def sleeper(img: p.Array, x: float, y: float, size: float) -> None:
    """An old hound whose chin has sunk on the back of the bench, facing the aisle."""
    s = p.Sprite()
    s.limb([(38, 44), (34, 6), (22, -14)], [74, 66, 44], "8c5a3c", fur=7)
    s.add(
        p.spline(p.points("30,-8 26,-34 4,-42 -14,-36 -22,-24 -44,-18 -52,-8 -48,0 -20,1 8,2")),
        "9c6844",
        15,
        fur=5,
        spine=[(-46, -8), (0, -22), (28, -20)],
    )
    s.add(p.spline(p.points("-20,-14 -44,-14 -51,-7 -47,0 -22,0 -12,-6")), "e8d8c0", 7)
    s.add(p.circle(-49, -11, 5, 4.2), "1a0c14", 3)
    s.line(p.spline(p.points("-17,-23 -11,-19 -4,-21"), False), 2.4, "2a1418")
    s.limb([(8, -36), (17, -22), (15, 2), (8, 14)], [10, 20, 24, 14], "6c4028", fur=4)
    s.draw(img, x, y, size, light=BACK_LIGHT, rim="ffdca0", seed=9)


def bench(img: p.Array, z: float, side: int, oak: p.Array) -> None:
    """The back of one pew and its carved end on the aisle."""
    (xa, ya), (xb, yb) = at(side * 64, 520, z), at(side * 372, 640, z)
    back = p.mask(p.rect(min(xa, xb), ya, abs(xb - xa), yb - ya + 4, r=3))
    p.shadow(img, back, 0, -5 / z, soft=8 / z, alpha=0.5)
    p.clothe(img, back, oak * np.float32(0.86 - 0.12 * (z - 1)), 8 / z, light=BACK_LIGHT)
    p.multiply(img, back * p.smooth(ya, yb, p.grid.y), "3a2050", 0.7)
    end = p.union(p.rect(xa - 13 / z, ya - 26 / z, 26 / z, yb - ya + 30 / z, r=5), p.circle(xa, ya - 30 / z, 13 / z))
    p.solid(img, end, "6a4030", 8 / z, light=BACK_LIGHT, tooth=0.3)
    p.over(img, p.mask(p.rect(min(xa, xb), ya - 3 / z, abs(xb - xa), 10 / z, r=3)), "b07c50")


def pews(img: p.Array) -> None:
    """Three rows, the far ones first; the dogs sit beyond each bench back, one turned round, one asleep."""
    oak = p.texture.wood("7a4c34", 30, False, 6)
    for z in (1.8, 1.32, 0.95):
        for k, d in enumerate(FLOCK):
            if d.z == z:
                haze = ("a888c8", max(0.0, (z - 1) * 0.3))
                y = at(0, 610, z)[1]
                seated(d).draw(
                    img, d.x, y, d.size / z, light=BACK_LIGHT, rim="ffd088", rim_alpha=0.85, seed=k, haze=haze
                )
        for side in (-1, 1):
            bench(img, z, side, oak)
    sleeper(img, 712, 1117, 190)


def latecomer(img: p.Array) -> None:
    """In the aisle, in profile, a pale dog with another ball, looking innocent."""
    x, y, size = 392, 1184, 196
    p.quadruped("dog", "sit", "e4c49c").draw(img, x, y, size, light=BACK_LIGHT, rim="ffdca0", ground=0.6)
    bx, by, r = x + 75 * size / 148, y - 82 * size / 148, 19
    p.solid(img, p.circle(bx, by, r), "b8cc30", r, light=BACK_LIGHT, tooth=0.3, texture=0.06)
    seam = p.points("-12,-14 0,-3 16,-5", at=(bx, by))
    p.lay(img, p.Layer().stroke(p.spline(seam, False), 2.4, "f4f8d8"))


def paint() -> p.Array:
    """Down the nave: vault, rose and arcades, the altar with the ball, the pews, and the latecomer nearest to us."""
    img = p.blank("2a1c48")
    vault(img)
    east = p.spline(
        [
            (*at(-400, 640, END), 1),
            (*at(-400, -500, END), 1),
            at(-270, -730, END),
            (*at(0, -880, END), 1),
            at(270, -730, END),
            (*at(400, -500, END), 1),
            (*at(400, 640, END), 1),
        ]
    )
    p.over(img, p.mask(east), p.texture.blocks("544480", 40, 22, 0.8, mortar="4c3c74", vary=0.07, seed=8))
    p.multiply(img, p.mask(east) * p.smooth(560, 860, p.grid.y), "5a3c78", 0.5)
    rose(img, 400, 346, 142)
    for side in (-1, 1):
        quad = (
            at(side * 400, -500, 0.95),
            at(side * 400, -500, END),
            at(side * 400, 640, END),
            at(side * 400, 640, 0.95),
        )
        m = p.onto(img, arcade(25 + side), quad, (0, 0, 800, 600))
        p.multiply(img, m * p.smooth(620, 1080, p.grid.y), "3a2860", 0.4)
    altar(img)
    for k, (x, colour) in enumerate(
        ((250, "a060ff"), (300, "ff70c0"), (360, "60a8ff"), (450, "ffc860"), (520, "ff70c0"))
    ):
        p.shaft(
            img,
            (400 + (x - 400) * 0.3, 360),
            (x + (x - 400) * 0.6, 1040),
            (60, 150),
            colour=colour,
            alpha=0.2,
            soft=18,
            seed=k,
        )
    holy_ball(img, 400, 648, 66)
    pews(img)
    for x, y, rx, ry, colour in (
        (400, 930, 60, 16, "ff80c8"),
        (384, 1010, 66, 20, "80a0ff"),
        (420, 1092, 80, 24, "ffc860"),
    ):
        p.lamp_pool(img, x, y, rx, ry=ry, colour=colour, alpha=0.5)
    latecomer(img)
    p.dust(img, 160, "ffe8c8", 0.5, seed=4)
    return img
