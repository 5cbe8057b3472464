"""The escalator to heaven stands still: an angel in overalls mends it, its halo hung on the barrier, while on the steps
a man and a small devil share a sandwich.

Technique: gouache in visible strokes, by day. Back to front: sky and clouds, the bright gate, far rail, steps, those
who wait, the near side with its open hatch, clouds to stand on, barrier, tool box, the angel.
"""

from __future__ import annotations

import math

import numpy as np

from art import paint as p
from art.paint.voices import gouache as g
from art.paint.voices.brushwork import Brushwork, Tone, across, around
from art.paint.voices.printing import PLAIN

NUMBER, TITLE = 22, "Heaven Out of Order"
FINISH = PLAIN

GATE = (692.0, 196.0)
STEPS, SHRINK = 14, 0.925
FAR_X, FAR_Y = -64, -30  # from the near end of the first step to its far end
SKIN = [(0, "bc745e"), (0.4, "e29e78"), (0.8, "f8c698"), (1, "ffe6c0")]
DENIM = [(0, "1c2f6a"), (0.35, "2b55a4"), (0.7, "4a86d0"), (1, "9accf0")]
WHITE = [(0, "7f9cc8"), (0.35, "bcd2e8"), (0.7, "f2f4f0"), (1, "fffdf0")]
GOLD = [(0, "9c5c2c"), (0.35, "d8952f"), (0.7, "f8c850"), (1, "fff0b0")]
CURLS = [(0, "b0702c"), (0.5, "e8b048"), (1, "ffe694")]
RED = [(0, "7a1430"), (0.5, "d8352f"), (1, "ff8a58")]
HALO = (270.0, 1004.0)
NUT = (310.0, 776.0)
SPANNER = math.radians(28)  # how far the spanner's handle falls away from the nut
SUIT = [(0, "20305c"), (0.5, "3a5c9c"), (1, "8ab4e0")]


def step_at(k: float) -> tuple[float, float, float]:
    """The near nose of a step, and how much smaller it is than the first."""
    s = SHRINK**k
    way = (1 - s) / (1 - SHRINK)
    return 26 + 74 * way, 944 - 77 * way, s


def sky(img: p.Array) -> None:
    """A clear day, warm and pale towards the gate."""
    far = np.hypot(p.grid.x - GATE[0], p.grid.y - GATE[1]) / 1080 + p.noise(240, 4, 2) * p.f32(0.03)
    tones = [(0, "fffbe0"), (0.12, "fff0bc"), (0.24, "cfe9e4"), (0.45, "86c6e4"), (0.75, "4a9cd6"), (1, "2f7cc0")]
    air = p.ramp(np.clip(far, 0, 1), tones)
    g.passage(
        img, p.rect(-10, -10, 820, 1220), air, p.swirl(420, 5, 0.5, -0.5), size=42, length=170, seed=3, jitter=0.02
    )


def cloud(b: Brushwork, x: float, y: float, size: float, puffs: str) -> None:
    """A cloud of round touches about (x, y): each lit from the gate, blue in its lower shade."""
    rows = [[float(n) * size for n in puff.split(",")] for puff in puffs.split()]
    rows += [
        [u + r * b.random.uniform(-0.6, 0.6), v - r * b.random.uniform(0.5, 0.9), r * 0.45] for u, v, r in rows[:5]
    ]
    day = [(0, "9cc2e6"), (0.3, "cfe0f0"), (0.6, "faf6ec"), (1, "fffdf4")]
    whole = across(day, (x - size * 0.4, y + size * 0.85), (x + size * 0.3, y - size * 0.9))
    blobs = [(x + u, y + v, r, blob(b, x + u, y + v, r)) for u, v, r in rows]
    body = p.union(*(p.spline(outline) for *_, outline in blobs))
    b.brush(body, whole, -0.5, size=max(9, size * 0.2), jitter=0.012)
    for cx, cy, r, outline in blobs[:7]:
        lit = across(
            [(0, "b4d0ea"), (0.35, "e6eef2"), (0.7, "fffbf0"), (1, "fffef8")],
            (cx - r * 0.5, cy + r),
            (cx + r * 0.5, cy - r),
        )
        with b.within(outline):
            b.brush(blob(b, cx + r * 0.16, cy - r * 0.14, r * 0.84), lit, 0.6, size=max(7, r * 0.3), jitter=0.012)


def blob(b: Brushwork, x: float, y: float, r: float) -> list[p.Point]:
    """One uneven round of a cloud."""
    around_it = zip(np.linspace(0, math.tau, 10)[:-1], b.random.uniform(0.9, 1.1, 9), strict=True)
    return [(x + r * w * math.cos(a), y + r * 0.88 * w * math.sin(a)) for a, w in around_it]


HEAP = "-1.5,0.2,0.5 1.5,0.25,0.46 -0.9,-0.15,0.66 0.95,-0.1,0.6 0,-0.5,0.8 0.45,0.2,0.66 -0.45,0.25,0.62"
BANK = "-1.9,0,0.5 1.9,0.1,0.5 -1.1,-0.3,0.7 1.1,-0.2,0.7 -0.2,-0.2,0.6 0.5,0.1,0.7 -0.7,0.2,0.7"


def clouds(b: Brushwork) -> None:
    """Unlike heaps in the distance, and those that carry the gate."""
    cloud(b, 150, 190, 92, puffs=HEAP)
    cloud(b, 420, 96, 50, puffs=BANK)
    cloud(b, 60, 520, 74, puffs=BANK)
    cloud(b, 760, 470, 54, puffs=BANK)
    cloud(b, 560, 320, 44, puffs=BANK)


def gate(img: p.Array) -> None:
    """The bright gate, its two leaves open, and its light."""
    x, y = GATE
    p.glow(img, x, y, 330, colour="fff2b8", alpha=0.7, power=1.6)
    p.rays(img, x, y, 620, colour="fff6d0", alpha=0.22, seed=5, start=90)
    b = Brushwork(7, wobble=0.6)
    frame = p.points("-74,110! -76,-30 -52,-92 0,-116 52,-92 76,-30 74,110!", at=GATE)
    light = p.points("-52,110! -54,-22 -36,-70 0,-90 36,-70 54,-22 52,110!", at=GATE)
    b.brush(frame, across(GOLD, (x - 90, y + 100), (x + 60, y - 100)), 1.5, size=11)
    b.brush(light, around([(0, "ffffff"), (0.7, "fffbe0"), (1, "ffefb4")], x, y + 10, 120), 1.5, size=14, jitter=0.01)
    for side in (-1, 1):
        leaf = p.points("54,110! 54,-24 60,-56! 96,-46 100,-10 98,126!", at=GATE, scale=(side, 1))
        b.brush(leaf, across(GOLD, (x + side * 110, y + 100), (x + side * 40, y - 40)), 1.5, size=9)
        for v in (-10, 50):
            panel = p.points(f"64,{v - 24}! 88,{v - 20}! 89,{v + 26}! 64,{v + 22}!", at=GATE, scale=(side, 1))
            b.mark(panel, "c07c30", 0.6)
    b.lay(img, tooth=0.4)
    p.glow(img, x, y, 170, colour="fffbe0", alpha=0.7, power=1.5)


def far_rail(b: Brushwork) -> None:
    """The glass and the hand rail beyond the steps."""
    line = [step_at(k) for k in np.linspace(0.9, 12.4, 20)]
    low: list[p.Point] = [(x + FAR_X * s, y + (FAR_Y + 40) * s) for x, y, s in line]
    top: list[p.Point] = [(x + FAR_X * s, y + (FAR_Y - 118) * s) for x, y, s in line]
    glass = across([(0, "7cb8c8"), (0.6, "b4dcd8"), (1, "f0f4d8")], low[0][:2], top[-1][:2])
    b.brush(p.poly([*low, *top[::-1]]), glass, 0.9, size=20)
    for k in range(2, STEPS, 3):
        x, y, s = step_at(k)
        x, y = x + FAR_X * s, y + FAR_Y * s
        b.line([(x, y), (x, y - 116 * s)], [5 * s, 5 * s], "e8f4ec")
    (x, y), end = top[0][:2], top[-1]
    head: list[p.Point] = [(x + 4, y + 74), (x - 8, y + 32)]
    top += [(end[0] + 14, end[1] - 8), (end[0] + 24, end[1] + 4), (end[0] + 20, end[1] + 20)]
    b.line([*head, *top], [26, 26, 22, 18, 13, 9], "7a2438")
    b.line([(x - 3, y - 5) for x, y, *_ in [*head, *top]], [4, 9, 7, 5, 3], "d8645a")


def steps(b: Brushwork) -> None:
    """The far skirting; then from the highest down riser in shade, tread in light, grooves, a worn bright edge."""
    near = [
        (x, y) for k in range(STEPS) for x, y in ((step_at(k)[0], step_at(k)[1]), (step_at(k + 1)[0], step_at(k)[1]))
    ]
    far = [(x + FAR_X * s + 3, y + FAR_Y * s + 3) for x, y, s in map(step_at, range(STEPS - 1, -1, -1))]
    b.mark(p.poly([*near, *far]), "cfa468")
    for k in range(STEPS - 1, -1, -1):
        (x, y, s), (u, v, t) = step_at(k), step_at(k + 1)
        dx, dy = FAR_X * s, FAR_Y * s
        far_u, far_v = u + FAR_X * t, v + FAR_Y * t
        tread: list[p.Point] = [(x, y, 1), (u, y, 1), (u + dx, y + dy, 1), (x + dx, y + dy, 1)]
        riser: list[p.Point] = [(u, y, 1), (u + dx, y + dy, 1), (far_u, far_v, 1), (u, v, 1)]
        if k < STEPS - 1:
            b.brush(riser, across([(0, "8a4a34"), (1, "c8843c")], (u, y), (u + dx, v)), 1.5, size=8 * s + 3)
        b.brush(tread, across([(0, "f4b440"), (1, "fff0b0")], (x + dx, y), (u, y + dy)), 0.0, size=6 * s + 3)
        for q in (0.2, 0.4, 0.6, 0.8) if k < STEPS - 3 else ():
            b.line([(u + dx * q, y + dy * q), (u + (far_u - u) * q, v + (far_v - v) * q)], [2.6 * s, 2.6 * s], "6c3430")
            b.line([(x + dx * q + 4, y + dy * q), (u + dx * q - 2, y + dy * q)], [1.6 * s, 2.2 * s], "d0903c")
        b.line([(x, y), (x + dx, y + dy)], [7 * s, 6 * s], "fffbe0")


def near_side(b: Brushwork) -> None:
    """The cream side of the machine below the steps: plates, rivets, a red stripe, a dark belly."""
    top: list[p.Point] = []
    for k in range(STEPS):
        (x, y, _), (u, _, _) = step_at(k), step_at(k + 1)
        top += [(x, y), (u, y)]
    low: list[p.Point] = [(x + 50 * s, y + 232 * s) for x, y, s in (step_at(k) for k in np.linspace(STEPS, -1.5, 16))]
    body = p.poly([(-60, 1030), (-60, 944), *top, *low])
    b.brush(
        body, across([(0, "d2b88e"), (0.3, "ecd8ae"), (0.7, "fbeecb"), (1, "fffbe8")], (300, 900), (330, 480)), -0.8, 22
    )
    belly = [
        (x + dx * s, y + h * s) for dx, h in ((46, 190), (50, 234)) for x, y, s in map(step_at, (STEPS, 7, 0, -1.5))
    ]
    b.brush(
        p.poly([*belly[:4], *belly[:3:-1]]), across([(0, "6a6a90"), (1, "b4b0bc")], (60, 1100), (680, 420)), -0.8, 14
    )
    stripe: list[p.Point] = [(x + 20 * s, y + 110 * s) for x, y, s in (step_at(k) for k in np.linspace(-1, STEPS, 14))]
    b.line(stripe, [15, 12, 9, 7, 5], "d84a3c")
    for k in (0.4, 2.1, 6.2, 7.9, 9.8, 11.9):
        x, y, s = step_at(k)
        b.line([(x + 12 * s, y + 40 * s), (x + 46 * s, y + 190 * s)], [3.4 * s, 3.4 * s], "b09a84")
        for t in (0.1, 0.9):
            b.mark(p.circle(x + (24 + 34 * t) * s, y + (40 + 150 * t) * s, 4 * s), "8c7c78")


def gear(b: Brushwork, x: float, y: float, r: float, teeth: int, start: float = 0.0) -> None:
    """A brass wheel with blunt teeth."""
    edge: list[p.Point] = []
    for k in range(teeth):
        for share, out in ((0.1, 0.82), (0.25, 1), (0.6, 1), (0.75, 0.82)):
            a = (k + share + start) / teeth * math.tau
            edge.append((x + r * out * math.cos(a), y + r * out * math.sin(a), 1))
    b.brush(edge, across(GOLD, (x - r, y + r), (x + r, y - r)), 0.7, size=8)
    b.mark(p.circle(x, y, r * 0.46), "8a5430")


def nut(b: Brushwork, x: float, y: float, r: float) -> None:
    """A six-sided nut, its upper faces bright, one side towards the spanner."""
    corners = [(x + r * math.cos(a), y + r * math.sin(a)) for a in np.linspace(0, math.tau, 7)[:-1] + SPANNER]
    b.brush(p.poly(corners), across([(0, "5a648c"), (1, "f4f6f4")], (x - r, y + r), (x + r * 0.6, y - r)), 0.4, size=5)
    b.mark(p.circle(x, y, r * 0.46), "3c4468")
    b.mark(p.circle(x + 1.5, y - 1.5, r * 0.26), "aeb8d0")


def hatch(b: Brushwork) -> None:
    """The open hatch: dark works, two wheels in mesh, and the nut that holds the greater one."""
    hole = p.points("222,808! 330,692! 398,752! 390,808! 288,900! 228,884!")
    b.brush(hole, across([(0, "1c1a3c"), (1, "4a3450")], (250, 880), (380, 720)), -0.8, size=16)
    with b.within(hole):
        gear(b, 252, 850, 40, teeth=9, start=0.1)
        nut(b, 252, 850, 11)
        gear(b, *NUT, r=52, teeth=12)
    nut(b, *NUT, r=17)
    b.line(hole[:2], [7, 7], "fffbe8")
    b.line(hole[1:3], [6, 6], "c8b08c")
    b.line([hole[0], hole[-1]], [5, 5], "fff2d4")


def little_head(b: Brushwork, tones: tuple[str, str, str], brow: str) -> None:
    """A head in profile to the left, 50 high, for those on the steps; tones: shade, skin, blush."""
    shade, skin, blush = tones
    outline = p.points(
        "-11,-21 -16,-13 -16,-6! -25,3! -22,6 -16,6! -19,10! -15,12! -17,16 -14,19! -13,24 -4,26 6,20 13,11 17,-4 "
        "12,-18 0,-25"
    )
    wobble, b.wobble = b.wobble, 0.2
    b.brush(outline, across([(0, shade), (0.5, skin), (1, skin)], (16, 22), (-14, -6)), 1.2, size=6, jitter=0.012)
    b.wobble = wobble
    b.mark(p.circle(-5, 9, 6, 4), blush, 0.55)
    b.mark(p.spline(p.points("-15,-5! -11,-9 -5,-5! -11,-2")), WHITE[3][1])
    b.mark(p.circle(-11.6, -5, 2.5, 3), "20142c")
    b.line(p.points("-16,-6 -11,-9 -4,-6"), [0.8, 2, 0.8], "20142c")
    b.line(p.points("-17,-12 -11,-15 -4,-12"), [1, 2.8, 1], brow)
    b.line(p.points("-18,13 -12,15 -7,11"), [1, 2.4, 1], "8c2438")


def sandwich(b: Brushwork, tones: tuple[str, str]) -> None:
    """Half a sandwich in a hand that comes from the right: palm below, bread, leaf, bread, fingers round the front."""
    shade, skin = tones
    b.mark(p.spline(p.points("22,0 24,10 12,17 -8,16 -14,10 0,6")), shade)
    b.mark(p.points("-17,5! 15,8! 14,15! -15,13!"), "e8b468")
    b.line(p.points("-19,3 -8,6 4,3 18,7"), [5, 6, 6, 5], "5fa845")
    b.line(p.points("-16,0 16,3"), [4, 4], "e8503c")
    b.mark(p.spline(p.points("-15,-3! -8,-13 10,-12 17,-1!")), "f8d898")
    for k in range(3):
        x = 10 - 7.5 * k
        b.line([(x + 2, 17), (x - 1, 11), (x, 3)], [7, 7.4, 5.4], shade)
        b.line([(x + 2, 17), (x - 1, 11), (x, 4)], [5.4, 5.6, 4], skin)
    b.line(p.points("22,4 18,-5 9,-9"), [9, 7, 5], skin)


def leg(b: Brushwork, joints: str, tone: Tone) -> None:
    """A trouser leg over hip, knee and ankle, and its shoe."""
    hip, knee, ankle = (q[:2] for q in p.points(joints))
    shoe = p.points("-24,9! -20,1 -6,-3 2,-9! 12,-7! 11,9!", at=ankle)
    b.mark(p.spline(shoe), "4a2434")
    b.line([(ankle[0] - 22, ankle[1] + 9), (ankle[0] + 11, ankle[1] + 9)], [3, 3], "2a1626")
    b.brush(
        p.union(p.ribbon([hip, knee], [36, 29], 14, True), p.ribbon([knee, ankle], [28, 19], 14)), tone, 1.2, size=6
    )


def man(b: Brushwork) -> None:
    """A traveller in a blue suit, seated at the origin, legs down the steps to the left, his half held out."""
    suit = across(SUIT, (-60, 40), (50, -110))
    jacket = p.points("-18,4! -21,-48 -14,-78 0,-92 18,-92 32,-72 37,-24 34,6!")
    skin = ("c07c62", "f2b98e", "f08068")
    leg(b, "6,-16 -50,-22 -58,40", "1f2f60")
    leg(b, "10,-8 -34,-12 -38,56", suit)
    b.line(p.points("-28,0 -38,6 -40,24"), [1, 4, 1], "20305c")
    b.brush(jacket, suit, 1.4, size=8)
    b.line(p.points("4,-84 4,-96 2,-104"), [19, 17, 17], "c88a6c")
    b.mark(p.points("-13,-84! -4,-95! 3,-62! -12,-44!"), "fff6e4")
    b.line(p.points("-7,-84 -9,-66 -7,-50"), [4, 7, 2], "d8453c")
    b.line(p.points("-2,-96 6,-72 -8,-44"), [3, 8, 2], "20305c")
    with b.at(0, -114, 1.05, turn=-3):
        little_head(b, skin, brow="4a2c24")
        hair = p.points("-15,-15! -14,-27 2,-32 19,-26 25,-8 21,10 13,15! 11,5 6,2! 5,-8 0,-14 -8,-13")
        b.brush(hair, across([(0, "3a2220"), (1, "7a5038")], (20, 10), (-10, -30)), 0.4, size=5)
        b.mark(p.circle(8, 3, 4.6, 6.4), "e0a27c")
        b.line(p.points("8,-1 10,3 7,7"), [0.8, 2, 0.8], "b07458")
    with b.at(-60, -62):
        sandwich(b, skin[:2])
    b.line(p.points("-42,-52 -34,-50"), [15, 15], "fff6e4")
    sleeve = p.union(
        p.ribbon([(17, -74), (2, -40)], [30, 25], 12, True), p.ribbon([(2, -40), (-36, -50)], [24, 16], 12)
    )
    b.brush(sleeve, across([(0, "2a4a8c"), (0.5, "5080c4"), (1, "9cc4ec")], (-10, -26), (4, -82)), 0.6, size=6)
    b.line(p.points("8,-46 2,-40 -6,-40"), [1, 3, 1], "1c2c5c")


def travelling_case(b: Brushwork) -> None:
    """A brown case, 70 wide, standing at the origin."""
    b.line(p.points("-12,-46 -10,-58 10,-58 12,-46"), [5, 6, 5], "5a3028")
    b.brush(
        p.points("-36,0! -36,-46! 36,-46! 36,0!"), across([(0, "7a4030"), (1, "d8945c")], (-36, 0), (36, -46)), 0.0, 8
    )
    for x in (-20, 20):
        b.line([(x, -46), (x, 0)], [5, 5], "f0cc90")


def devil(b: Brushwork) -> None:
    """A small red devil, seated at the origin and turned to the right, glad of its half; its tail hangs down."""
    red = across(RED, (-34, 20), (30, -90))
    b.line(p.points("-16,-4 -48,0 -58,30 -44,50"), [7, 6, 5, 4], "a81f34")
    b.mark(p.points("-54,46! -34,48! -42,70!"), "a81f34")
    b.line(p.points("-2,-8 38,-16 40,12 48,24"), [22, 17, 12, 10], "a01c34")
    b.mark(p.points("40,18! 55,17! 61,31! 41,33!"), "3a1428")
    b.brush(p.points("-24,4! -28,-36 -14,-58 8,-58 22,-34 18,4!"), red, 1.4, size=7)
    b.line(p.points("-8,-2 26,-8 24,20 31,32"), [25, 20, 14, 11], "f0583c")
    b.line(p.points("-8,4 20,0 20,22"), [2, 6, 2], "b8242e")
    b.mark(p.points("23,27! 38,26! 45,41! 23,43!"), "8a4a48")
    b.line(p.points("-3,-54 0,-64"), [17, 15], "b8242e")
    with b.at(2, -82, 1.05, flip=True):
        for horn in ("-8,-22 -17,-35 -11,-46", "9,-22 14,-38 24,-44"):
            b.line(p.points(horn), [11, 8, 1], "ffe6b0")
        little_head(b, ("a81f34", "f0583c", "ff8a58"), brow="5a1028")
        b.mark(p.spline(p.points("5,-2! 16,-12 36,-20! 24,4 10,8")), "c8302e")
        b.line(p.points("10,0 20,-8 28,-13"), [1, 3, 1], "8a1830")
        b.mark(p.points("-14,21! -4,25! -15,36!"), "7a1430")
        b.line(p.points("-19,12 -12,17 -4,10"), [1.4, 3.8, 1.4], "5a0e24")
    with b.at(58, -44, flip=True):
        sandwich(b, ("a81f34", "f46a4c"))
    b.brush(
        p.union(p.ribbon([(2, -46), (14, -22)], [20, 16], 12, True), p.ribbon([(14, -22), (40, -34)], [16, 11], 12)),
        across([(0, "b8242e"), (1, "ff6e48")], (16, -10), (4, -56)),
        0.6,
        size=5,
    )


def waiting(b: Brushwork, x: float, y: float, size: float, tones: tuple[str, str, str]) -> None:
    """Somebody who waits, seen from behind, foot at (x, y): legs, coat, head, hat or hair."""
    with b.at(x, y, size / 100):
        coat, head, hat = tones
        for leg in (-7, 7):
            b.line([(leg, -34), (leg * 1.1, 0)], [11, 8], "3c3454")
        b.brush(p.points("-18,-24! -19,-60 -10,-78 10,-78 19,-58 18,-24!"), coat, 1.5, size=8)
        b.mark(p.circle(1, -88, 11, 12), head)
        b.mark(p.points("-17,-90! -10,-95 -10,-108 11,-108 12,-95 18,-90!"), hat)


def queue(b: Brushwork) -> None:
    """Those higher up: one with an umbrella, one with a case, one almost at the gate."""
    for k, size, tones in (
        (12.55, 66, ("8a6aa4", "7a4a34", "4a3a6c")),
        (11.2, 80, ("3f8a7c", "4a2f30", "f0e4c8")),
        (9.5, 98, ("c8553f", "d8c4b4", "5a3050")),
    ):
        x, y, s = step_at(k)
        y = step_at(math.floor(k))[1]
        waiting(b, x + 8 * s, y - 12 * s, size=size, tones=tones)
        if size == 98:
            b.line([(x + 8 * s + 20, y - 76), (x + 8 * s + 28, y - 12 * s)], [3, 3], "4a2a44")
        if size == 80:
            with b.at(x + 8 * s - 22, y - 12 * s + 2, 0.34):
                travelling_case(b)


def lunch(b: Brushwork) -> None:
    """The man and the devil, and what they share."""
    x, y, _ = step_at(8)
    with b.at(x + 24, y - 6, 0.8):
        travelling_case(b)
    x, y, _ = step_at(6)
    with b.at(x + 36, y - 16, 1.28):
        man(b)
    x, y, _ = step_at(4)
    with b.at(x - 14, y - 6, 1.4):
        devil(b)


def floor(b: Brushwork) -> None:
    """The clouds that everything below stands on."""
    cloud(b, 70, 1130, 120, puffs=BANK)
    cloud(b, 640, 1150, 150, puffs=BANK)
    cloud(b, 360, 1190, 130, puffs=BANK)
    cloud(b, 40, 1220, 90, puffs=HEAP)
    cloud(b, 760, 1230, 110, puffs=HEAP)


def barrier(b: Brushwork) -> None:
    """Two posts before the first step, red and white tape between them."""
    line = p.sample(p.points("40,918 90,972 160,1000 222,976"), 13)
    b.line(line, [26, 25, 26], "fff8ec")
    for k in range(0, 12, 2):
        (x, y), (u, v) = line[k], line[k + 1]
        b.mark(p.points(f"{x - 3},{y - 13}! {u - 3},{v - 13}! {u + 5},{v + 13}! {x + 5},{y + 13}!"), "e03a34")
    for x, top, foot in ((40, 894, 1080), (222, 944, 1122)):
        b.brush(p.circle(x, foot, 36, 12), "5a6a94", 0.0, size=7)
        b.brush(
            p.ribbon([(x, top), (x, foot)], [17, 18], 10),
            across([(0, "c04038"), (1, "ff8a5c")], (x - 9, 0), (x + 9, 0)),
            1.5,
            6,
        )
        for y in range(int(top) + 40, int(foot) - 20, 64):
            b.mark(p.rect(x - 9, y, 18, 26), "fff4e4")
        b.brush(p.circle(x, top - 4, 14), across(RED, (x - 12, top + 8), (x + 10, top - 14)), 0.4, size=5)


def halo(b: Brushwork) -> None:
    """The halo, hung on the hook of the post like a hat on its peg."""
    ring = [(42 * math.cos(a), 52 * math.sin(a)) for a in np.linspace(-1.4, 4.9, 60)]
    with b.at(HALO[0], HALO[1], 1.0, turn=-8):
        b.line(ring, [14, 15, 15, 14], "e09a28")
        b.line([(x - 2, y - 2) for x, y in ring], [9, 10, 10, 9], "fbc848")
        b.line([(x - 3, y - 3) for x, y in ring[24:52]], [2, 5, 2], "fff6c0")
    b.line(p.points("228,956 256,952 270,950 276,938"), [9, 9, 8, 6], "c8443a")


def tool_box(b: Brushwork) -> None:
    """A green tool box on the cloud, a hammer and a screwdriver looking out."""
    b.line(p.points("316,1112 326,1074 322,1058"), [9, 9, 8], "c88848")
    b.mark(p.points("304,1062! 308,1046! 342,1048! 344,1064!"), "6a7090")
    b.line(p.points("364,1110 376,1080 380,1066"), [5, 5, 5], "8a94b0")
    b.line(p.points("380,1068 386,1048 390,1034"), [14, 15, 12], "e8a23a")
    b.brush(
        p.points("262,1094! 408,1090! 412,1160! 266,1166!"),
        across([(0, "1f5a54"), (1, "4cb09a")], (262, 1166), (410, 1090)),
        0.0,
        12,
    )
    b.line(p.points("260,1096 334,1096 410,1092"), [9, 10, 9], "8ce0c4")
    b.line(p.points("316,1126 338,1127 360,1125"), [7, 8, 7], "f4d088")


def feathers(b: Brushwork, rows: tuple[tuple[str, float], ...]) -> None:
    """Long feathers, each one touch with its shaded edge."""
    for curve, w in rows:
        line = p.points(curve)
        tip, root = line[-1][:2], line[0][:2]
        shade: list[p.Point] = [(x - 3, y + 5) for x, y, *_ in line]
        b.line(shade, [w * 0.5, w, w * 0.9, 3], "86a4cc")
        tone = across([(0, "fffdf2"), (0.6, "f0f2f0"), (1, "bcd0e6")], root, tip)
        b.brush(p.ribbon(line, [w * 0.5, w, w * 0.92, 4], 40, True), tone, g.along(line), size=7)


def far_wing(b: Brushwork) -> None:
    """The far wing, lifted for balance."""
    feathers(
        b,
        (
            ("596,820 690,790 746,772 782,774", 40),
            ("596,812 690,750 746,714 784,694", 42),
            ("592,806 676,714 734,652 784,612", 44),
            ("588,800 650,690 694,610 730,548", 44),
            ("584,800 624,690 650,606 664,532", 42),
            ("580,800 600,720 606,650 606,590", 38),
            ("600,822 660,778 708,750 740,736", 40),
            ("594,812 640,742 676,692 700,660", 42),
            ("586,806 612,740 630,690 640,650", 40),
            ("596,826 630,790 656,768 676,756", 42),
            ("588,816 604,770 614,740 620,716", 40),
        ),
    )
    coverts = p.points("570,830 580,760 606,712 640,706 664,736 668,776 640,816 600,846")
    b.brush(coverts, across(WHITE, (590, 860), (640, 700)), -0.9, size=13)


def near_wing(b: Brushwork) -> None:
    """The near wing, folded along the back down to the cloud."""
    feathers(
        b,
        (
            ("640,900 704,990 736,1080 742,1160", 46),
            ("644,890 724,972 764,1056 776,1130", 46),
            ("640,872 734,940 780,1010 796,1080", 46),
            ("628,880 690,970 712,1050 712,1116", 46),
            ("636,850 720,898 770,956 794,1020", 46),
            ("618,880 672,950 694,1010 698,1060", 48),
            ("620,850 690,900 732,950 752,1000", 50),
            ("606,862 650,916 674,960 684,1004", 50),
            ("606,836 664,872 702,912 722,950", 54),
            ("596,838 630,876 652,910 662,942", 54),
        ),
    )
    b.brush(
        p.points("572,838 590,812 628,812 660,838 676,876 640,880 600,880"),
        across(WHITE, (590, 890), (640, 800)),
        0.5,
        12,
    )


def legs(b: Brushwork) -> None:
    """Kneeling: far knee up with its boot on the cloud, near knee down, the boot behind."""
    far = p.points("610,1020 500,988 440,1000 432,1090 428,1128")
    b.brush(
        p.ribbon(far, [96, 84, 66, 54, 50], 60, True), across(DENIM, (430, 1130), (560, 940)), g.along(far), size=12
    )
    boot = [(0, "3c2030"), (0.5, "7a4434"), (1, "c8845c")]
    b.brush(
        p.points("456,1108! 402,1106! 396,1130 366,1144 362,1164! 458,1166!"),
        across(boot, (380, 1166), (450, 1100)),
        0.2,
        9,
    )
    shin = p.points("520,1134 600,1140 690,1138")
    b.brush(p.ribbon(shin, [70, 62, 50], 40, True), across(DENIM[:3], (520, 1180), (600, 1060)), 0.0, size=12)
    b.brush(
        p.points("680,1112! 726,1108 752,1120 758,1172! 738,1180 728,1164 684,1164!"),
        across(boot, (690, 1170), (740, 1104)),
        1.2,
        9,
    )
    thigh = p.points("630,1026 578,1070 530,1126")
    b.brush(p.ribbon(thigh, [124, 104, 80], 40, True), across(DENIM, (540, 1150), (650, 980)), g.along(thigh), size=13)
    b.line(p.points("590,1030 556,1066 528,1104"), [2, 8, 2], "7ab0e4")
    b.line(p.points("612,1088 584,1110 560,1142"), [2, 9, 2], "20387a")
    b.brush(p.points("502,1100! 548,1090! 560,1134! 516,1148!"), "3f78c0", 0.4, 9)


def torso(b: Brushwork) -> None:
    """White shirt, the bib of the overalls and its strap, a rag in the hip pocket."""
    shirt = p.points("486,846 508,812 560,796 612,812 644,862 658,930 640,990! 520,980! 496,910")
    b.brush(shirt, across(WHITE, (490, 940), (600, 800)), 1.2, size=14)
    bib = p.points("492,874! 528,866 566,900! 600,930 664,920! 684,980 676,1048 620,1078 540,1050 506,1010 492,940")
    b.brush(bib, across(DENIM, (500, 1060), (640, 890)), 1.1, size=14)
    b.line(p.points("508,880 544,830 584,810 622,836 640,920"), [17, 18, 18, 18, 17], "3a70bc")
    b.line(p.points("506,876 542,826 580,806"), [3, 5, 3], "9accf0")
    b.mark(p.circle(508, 886, 8), "f8d070")
    b.line(p.points("510,930 560,950 600,952"), [2, 6, 2], "20387a")
    b.brush(
        p.points("634,1000! 676,996! 690,1024 684,1064! 668,1046 652,1060! 640,1030"),
        across(RED, (640, 1060), (690, 1000)),
        1.3,
        7,
    )


def angel_face(b: Brushwork) -> None:
    """In profile to the right (the card turns it), 84 high: intent and content."""
    outline = p.points(
        "-30,-8 -24,-34 0,-44 20,-38 28,-24 27,-13! 35,-3 43,4! 39,9 31,9! 34,14 34,18! 29,20! 32,25 28,30! 27,37 "
        "14,42 0,36 -14,22 -26,12"
    )
    wobble, b.wobble = b.wobble, 0
    b.brush(outline, across(SKIN[1:], (40, 60), (-14, -44)), 1.2, size=9, jitter=0.014)
    b.wobble = wobble
    b.mark(p.circle(12, 14, 10, 7), "ee7a62", 0.5)
    b.mark(p.spline(p.points("12,-8! 17,-13 24,-9! 18,-5")), "fffaf0")
    b.mark(p.circle(20.6, -8.8, 2.8, 3.4), "28406c")
    b.line(p.points("8,-8 15,-14 25,-12"), [1.2, 3.2, 1.6], "4a2a34")
    b.line(p.points("8,-20 17,-25 26,-20"), [1.6, 3.6, 1.6], "b07838")
    b.line(p.points("33,20 26,21 18,16"), [1.4, 3, 1], "a03444")
    b.mark(p.spline(p.points("-14,-4 -20,4 -14,14 -6,6")), "f0b088")


def curls(b: Brushwork) -> None:
    """Round golden curls over brow, crown and nape, each one a turn of the brush."""
    for x, y, r in (
        (-26, 26, 11), (-36, 12, 13), (-40, -6, 14), (-36, -24, 15), (-22, -40, 16), (-4, -48, 15), (12, -48, 13),
        (23, -40, 10), (-20, -14, 13), (-14, -30, 14), (2, -36, 12), (-26, 4, 11), (14, -36, 9),
    ):  # fmt: skip
        b.brush(p.circle(x, y, r, r * 0.94), across(CURLS, (x + r, y + r), (x - r, y - r)), 0.8, size=5)
        turn = [(x + r * 0.62 * q * math.cos(a), y + r * 0.6 * q * math.sin(a)) for a, q in
                zip(np.linspace(0.4, 5.6, 16), np.linspace(1, 0.4, 16), strict=True)]  # fmt: skip
        b.line(turn[: int(b.random.integers(8, 15))], [0.8, 2.2, 1], "c4862f" if r > 12 else "fff0b0")


def wrench(b: Brushwork) -> None:
    """A spanner along x: its open jaw round the origin, the end of its handle at 152."""
    b.line(p.points("20,0 90,0 152,0"), [15, 13, 17], "4a547e")
    b.line(p.points("24,-3 90,-3 150,-3"), [4, 4, 4], "dfe8f4")
    jaw = p.cut(p.circle(5, 0, 32, 30), p.poly([(-40, -18), (17, -15), (17, 15), (-40, 18)]))
    b.brush(jaw, across([(0, "4a5484"), (1, "dfe7f2")], (-4, 32), (10, -30)), 0.3, size=6)


def working_arm(b: Brushwork) -> None:
    """The near arm in its rolled sleeve, up to the works, the spanner firm in the fist."""
    arm = p.points("540,860 486,914 442,896 416,852")
    b.brush(p.ribbon(arm, [64, 58, 46, 33], 60, True), across(SKIN, (440, 920), (470, 830)), g.along(arm), size=9)
    b.brush(
        p.points("560,812 586,850 572,896 520,928! 486,882! 512,836"),
        across(WHITE, (520, 930), (560, 810)),
        0.7,
        size=11,
    )
    b.line(p.points("520,926 500,908 486,882"), [9, 15, 9], "cddcec")
    with b.at(*NUT, turn=math.degrees(SPANNER)):
        wrench(b)
        fist(b)


def fist(b: Brushwork) -> None:
    """The hand on the spanner, in its frame: thumb beyond the handle, back of the hand, four fingers over the top."""
    b.line(p.points("92,-14 72,-13 58,-5"), [15, 14, 11], "c07a62")
    b.line(p.points("92,-15 72,-14 59,-6"), [12, 11.4, 8], "f2bc90")
    back = p.points("70,6 74,-10 96,-16 122,-12 136,2 148,18 138,36 116,34 88,24 74,16")
    b.brush(back, across(SKIN, (100, 40), (104, -18)), 0.6, size=7)
    for k, tone in enumerate(("e8ac84", "f0b88c", "f6c498", "fbd0a4")):
        x = 117 - k * 13.4
        b.line([(x + 2, 10), (x - 2, -6), (x - 1, -17)], [13, 16, 12], "a8605a")
        b.line([(x + 2, 11), (x - 2, -5), (x - 1, -15)], [11, 13, 10], tone)


def steadying_arm(b: Brushwork) -> None:
    """The far arm, its fingers over the edge of the hatch."""
    arm = p.points("510,846 464,848 428,818 402,782")
    shade = [(0, "a8604e"), (0.5, "cf8a6a"), (1, "e8aa80")]
    b.brush(p.ribbon(arm, [50, 46, 36, 27], 50, True), across(shade, (430, 860), (450, 770)), g.along(arm), size=8)
    b.brush(p.points("418,794 392,794 380,770 388,750 406,750 420,768"), across(shade, (400, 804), (390, 744)), 0.6, 6)
    for k in range(4):
        x, y = 390 - k * 2.0, 748 + k * 12.0
        b.line([(x + 14, y + 2), (x - 4, y), (x - 15, y + 6)], [12, 13, 10], "8a4a46")
        b.line([(x + 14, y + 1), (x - 4, y - 1), (x - 14, y + 5)], [10, 10.6, 8], "dc9a74")


def angel(b: Brushwork) -> None:
    """The mechanic: wings, kneeling legs, body, head bent to the work, arm."""
    far_wing(b)
    steadying_arm(b)
    legs(b)
    torso(b)
    near_wing(b)
    b.line(p.points("548,830 530,800 522,776"), [54, 48, 46], "d8936c")
    with b.at(500, 736, 1.55, turn=-10, flip=True):
        angel_face(b)
        curls(b)
    working_arm(b)


def paint() -> p.Array:
    """Sky, gate, machine, those who wait, floor, barrier, angel, tool box."""
    img = g.board("f4f1ea", 2)
    sky(img)
    b = Brushwork(22, wobble=0.7)
    clouds(b)
    b.lay(img, tooth=0.4)
    gate(img)
    b = Brushwork(23, wobble=0.6)
    far_rail(b)
    steps(b)
    queue(b)
    near_side(b)
    cloud(b, 746, 352, 56, puffs=BANK)
    hatch(b)
    lunch(b)
    floor(b)
    barrier(b)
    halo(b)
    b.lay(img, tooth=0.4)
    p.glow(img, *HALO, radius=120, colour="ffe070", alpha=0.35)
    b = Brushwork(24, wobble=0.5)
    angel(b)
    m = b.layer.alpha()
    p.shadow(img, m, -16, 18, soft=14, alpha=0.32, colour="2a4a8c", clip=p.mask(p.rect(-10, 1060, 820, 160), soft=20))
    b.lay(img, tooth=0.4)
    p.rim_light(img, m, "fff4cc", dx=3, dy=-3, alpha=0.3, soft=1.0)
    b = Brushwork(25, wobble=0.6)
    with b.at(-18, 16):
        tool_box(b)
    b.lay(img, tooth=0.4)
    return img
