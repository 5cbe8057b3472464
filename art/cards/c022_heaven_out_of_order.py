"""In a salt desert a golden escalator climbs into a hole of light in the clouds; it has stopped, and pilgrims walk.

Technique: painted relief.
"""

from __future__ import annotations

import numpy as np

from art import paint as p

NUMBER, TITLE = 22, "Heaven Out of Order"

HORIZON = 812
GATE = (424, 236)  # the hole in the clouds
FOOT, HEAD = 1030, 262  # heights of the first and of the last step
NEAR, FAR = (250, 566), (414, 436)  # ends of a step there
NOON = (-0.15, -0.9, 0.4)
GOLD = [(0, "5a3410"), (0.3, "9a6a20"), (0.55, "d8a440"), (0.75, "f6d478"), (0.92, "fff2bc"), (1, "fffdf0")]
DEVIL = "d8201c"


def level(k: float, count: int = 46) -> float:
    """The height of step edge k, counted from below."""
    t = k / count
    return HEAD + (FOOT - HEAD) * (1 - t) / (1 + 2.6 * t)


def ends(y: float) -> tuple[float, float]:
    """Left and right end of the steps at a height."""
    u = (y - HEAD) / (FOOT - HEAD)
    return FAR[0] + (NEAR[0] - FAR[0]) * u, FAR[1] + (NEAR[1] - FAR[1]) * u


def salt_flat(img: p.Array) -> None:
    """White salt, broken into plates, in perspective."""
    depth = 1 / np.maximum(p.grid.y - HORIZON, 1.5)
    u, v = (p.grid.x - 424) * depth * 7.0, depth * 900 + 3
    cu, cv = np.floor(u), np.floor(v)
    nearest, second = np.full_like(u, 9.0), np.full_like(u, 9.0)
    for du in (-1, 0, 1):
        for dv in (-1, 0, 1):
            a, b = cu + du, cv + dv
            jx = np.abs(np.sin(a * 12.9898 + b * 78.233) * 43758.5453) % 1
            jy = np.abs(np.sin(a * 39.3467 + b * 11.135) * 24634.6345) % 1
            d = np.hypot(a + jx - u, b + jy - v)
            second = np.minimum(second, np.maximum(nearest, d))
            nearest = np.minimum(nearest, d)
    crack = p.smooth(0.09, 0.0, second - nearest) * p.smooth(HORIZON + 8, HORIZON + 90, p.grid.y)
    plain = p.smooth(HORIZON - 1, HORIZON + 2, p.grid.y)
    tone = np.clip((p.grid.y - HORIZON) / 390 + p.noise(90, 5, 4) * 0.16 - (nearest - 0.4) * 0.12, 0, 1)
    p.over(img, plain, p.ramp(tone, [(0, "fdf4dc"), (0.4, "f6ead0"), (0.8, "e8d8b8"), (1, "d4c09c")]))
    p.over(img, plain * crack, "b8a078", 0.55)
    p.over(img, plain * np.clip(p.warp(crack, 0, -3) - crack, 0, 1), "ffffff", 0.6)
    p.brush(img, 30, 2400, np.zeros_like(p.grid.x), jitter=0.03, alpha=0.3, seed=4, m=plain)


def gate(img: p.Array) -> None:
    """Heaven: a round opening with all light behind it."""
    x, y = GATE
    for radius, alpha in ((620, 0.5), (330, 0.6), (170, 0.9)):
        p.glow(img, x, y, radius, colour="fff2c0", alpha=alpha, power=1.5)
    p.rays(img, x, y, 1000, colour="fff6d4", alpha=0.42, seed=5, start=70)
    ring = [
        (230, 330, 330, 170, 3),
        (640, 336, 360, 180, 5),
        (150, 250, 300, 150, 7),
        (710, 240, 300, 150, 8),
        (300, 120, 300, 130, 11),
        (560, 116, 320, 130, 13),
    ]
    for cx, cy, w, h, seed in ring:
        p.cumulus(
            img,
            cx,
            cy,
            w,
            height=h,
            lit="fffbf0",
            middle="f8e2b8",
            dark="d8b890",
            seed=seed,
            puffs=60,
            light=((x - cx) / 260, (y - cy) / 260),
            alpha=0.97,
            base=None,
            soft=1.6,
        )
    p.over(img, p.blur(p.mask(p.circle(x, y, 108, 100)), 16), "fffdf0", 0.96)
    p.glow(img, x, y, 230, colour="fff6d0", alpha=0.6, power=1.4)


def escalator(img: p.Array) -> None:
    """Grooved steps between two balustrades, all of gold."""
    count = 46
    for k in reversed(range(count)):
        top, foot = level(k + 1), level(k)
        (l1, r1), (l0, r0) = ends(top), ends(foot)
        riser = p.mask(p.poly([(l1, top), (r1, top), (r0, foot + 0.6), (l0, foot + 0.6)]))
        down = np.clip((p.grid.y - top) / max(foot - top, 1), 0, 1)
        grooves = np.sin((p.grid.x - 424) / (r0 - l0) * 130) * 0.12
        p.over(img, riser, p.ramp(np.clip(0.86 - down * 0.5 + grooves * p.smooth(3, 9, np.full_like(down, foot - top)), 0, 1), GOLD))
        edge = p.mask(p.poly([(l1, top - 0.4), (r1, top - 0.4), (r1, top + (foot - top) * 0.14), (l1, top + (foot - top) * 0.14)]))
        p.over(img, edge, "fffbe0", 0.9)
    for side in (-1, 1):
        balustrade(img, side)
    plate = p.mask(p.poly([(NEAR[0] - 14, FOOT), (NEAR[1] + 14, FOOT), (650, 1128), (166, 1128)]))
    p.over(
        img,
        plate,
        p.ramp(np.clip(0.6 + np.sin((p.grid.x - 408) / 5) * 0.06 + p.noise(50, 4, 3) * 0.16 - (p.grid.y - FOOT) / 400, 0, 1), GOLD),
    )
    p.rim_light(img, plate, "fffbe0", 0, dy=-3, alpha=0.6, soft=1)
    lip = p.Layer()
    lip.fill(p.poly([(166, 1128), (650, 1128), (654, 1142), (162, 1142)]), "8a5c1c")
    p.lay(img, lip)


def balustrade(img: p.Array, side: int) -> None:
    """One side: a panel of brass and a handrail that curls round at its foot."""
    i = 0 if side < 0 else 1
    base, far = (NEAR[i], FOOT), (FAR[i], HEAD)
    rail = [(NEAR[i] + side * 66, FOOT - 176), (NEAR[i] + (FAR[i] - NEAR[i]) * 0.5 + side * 28, FOOT - 470), (FAR[i] + side * 4, HEAD - 14)]
    curl = [
        (NEAR[i] + side * 14, FOOT + 46),
        (NEAR[i] + side * 84, FOOT + 26),
        (NEAR[i] + side * 104, FOOT - 76),
        (NEAR[i] + side * 66, FOOT - 176),
    ]
    panel = p.mask(p.poly([*p.sample(rail, 20), far, base, (NEAR[i] + side * 14, FOOT + 46), *p.sample(curl, 20)]))
    p.form(img, panel, GOLD, 22, light=(-side * 0.6, -0.7, 0.4), texture=0.04, seed=3, soften=2)
    sheen = np.sin((p.grid.y * 0.62 - p.grid.x * side * 1.2) / 46) * 0.6 + np.sin((p.grid.y * 0.62 - p.grid.x * side * 1.2) / 17) * 0.3
    p.over(img, panel * p.smooth(0.25, 0.8, sheen), "fffbe6", 0.5)
    p.over(img, panel * p.smooth(-0.3, -0.85, sheen), "8a5c1c", 0.4)
    seams = p.Layer()
    for t in (0.0, 0.16, 0.3, 0.43, 0.55, 0.66, 0.76, 0.85):
        x0, y0 = base[0] + (far[0] - base[0]) * t, base[1] + (far[1] - base[1]) * t
        x1, y1 = p.sample(rail, 50)[int(t * 49)]
        seams.stroke(p.line([(x0, y0), (x1, y1)]), 4 * (1.1 - t), "6a4414", 0.8)
        seams.stroke(p.line([(x0 + 3 * (1 - t), y0), (x1 + 3 * (1 - t), y1)]), 2 * (1.1 - t), "fffbe0", 0.8)
    p.lay(img, seams, clip=panel)
    p.over(img, np.clip(panel - p.warp(panel, side * -5, 2), 0, 1), "7a4e18", 0.5)
    grip = p.ribbon([curl[0], *curl[1:], *rail[1:]], [22, 30, 34, 31, 16, 4], 90, True)
    p.solid(
        img,
        grip,
        [(0, "0e0808"), (0.5, "2c1c16"), (0.78, "5a3c28"), (0.92, "c8986c"), (1, "fff0d0")],
        12,
        light=NOON,
        tooth=0.3,
        texture=0.02,
    )


def suitcase(colour: str) -> p.Sprite:
    """A travelling case with straps."""
    s = p.Sprite()
    s.line(p.spline([(-12, -52), (-10, -64), (10, -64), (12, -52)], False), 5, p.mix(colour, "1a0c10", 0.4))
    s.add(p.rect(-38, -54, 76, 54, 7), colour, 12)
    for x in (-20, 16):
        s.add(p.rect(x, -54, 7, 54), p.mix(colour, "1a0c10", 0.45), 2)
    return s


def pilgrims(img: p.Array) -> None:
    """A few who carry their luggage up on foot."""
    folk = [
        (8.5, 0.4, "8a6a4c", "brim", "a87844"),
        (14.5, 0.62, "a08c74", "straw", "7a5c3c"),
        (22, 0.4, "7c6a5c", "bobble", "b08a54"),
        (31, 0.6, "9a8468", "cap", "8a6840"),
    ]
    for k, share, coat, hat, case in reversed(folk):
        y = level(k)
        left, right = ends(y)
        size = (right - left) * 0.62
        x = left + (right - left) * share
        p.contact(img, x, y, size * 0.2, ry=size * 0.04, alpha=0.5, colour="6a4414")
        suitcase(case).draw(img, x + size * 0.27, y - size * 0.02, size * 0.4, 4, light=NOON, shade="4a2c10")
        walker = p.figure_back("walk", p.Look(coat=coat, trousers="6a5844", garment="coat", hat=hat, hat_colour=p.mix(coat, "3a2414", 0.4)))
        walker.draw(img, x, y, size, 3, light=NOON, shade="4a2c10", rim="fffbe6", rim_alpha=0.9)


def cone(img: p.Array) -> None:
    """The striped cone on the first step."""
    s = p.Sprite()
    s.add(p.poly([(-40, 0), (40, 0), (34, -10), (-34, -10)]), "7a6a58", 4)
    body = p.spline([(-26, -8, 1), (-7, -96, 1), (0, -100), (7, -96, 1), (26, -8, 1)])
    s.add(body, "fffaf0", 14)
    for y0, y1 in ((-24, -42), (-60, -78)):
        s.add(p.poly([(-40, y0), (40, y0), (40, y1), (-40, y1)]), "a8641c", 10, clip=body)
    y = level(2)
    p.contact(img, 352, y + 2, 34, ry=7, alpha=0.5, colour="6a4414")
    s.draw(img, 352, y + 2, 92, light=NOON, shade="6a5040")


def mechanic(img: p.Array) -> None:
    """The open hatch in the floor: boots, a toolbox, and two folded wings."""
    hole = p.mask(p.poly([(214, 1062), (372, 1062), (360, 1112), (182, 1112)]))
    p.over(img, hole, p.vertical([(0, "1c1008"), (1, "4a2c10")], 1062, 1112))
    p.over(img, np.clip(p.blur(hole, 2) - hole, 0, 1), "fff0b8", 0.8)
    for x, lean in ((226, -1), (336, 1)):
        wing = p.Sprite()
        for row, (count, length, wide) in enumerate(((7, 128, 22), (6, 84, 20), (5, 50, 18))):
            for k in range(count):
                turn = 270 + lean * (4 + k * 9 + row * 3)
                tint = p.mix("fffdf6", "d8cab4", k / 9 + 0.1 * row)
                wing.add(p.feather(lean * k * 2.5, -2 - row * 2, turn, length - k * 9, wide), tint, 7)
        wing.draw(img, x, 1104, 96, light=(-0.5, -0.75, 0.4), shade="8a7468", rim="ffffff", rim_alpha=0.5)
    boots = p.Sprite()
    for x, turn in ((0, -8), (40, 10)):
        leg = p.Sprite().limb([(0, -8), (0, -26)], [24, 22], "6c7c8c")
        leg.add(p.spline([(-14, -24), (14, -24), (15, -50), (26, -62), (20, -70), (-12, -68), (-15, -46)]), "6a4a34", 10).add(
            p.rect(-14, -74, 40, 7, 3), "2c2018", 3
        )
        boots.attach(leg, x, 0, 100, turn)
    boots.draw(img, 266, 1106, 88, light=NOON)
    p.over(img, p.mask(p.poly([(182, 1100), (362, 1100), (360, 1113), (182, 1113)])), "5c3a14")
    p.solid(img, p.poly([(396, 1070), (486, 1066), (512, 1102), (408, 1108)]), GOLD, 6, NOON, 0.5, cast=0.4)
    box = p.Sprite()
    box.add(p.rect(-40, -34, 80, 34, 3), "6c7c8c", 9).add(p.rect(-42, -42, 84, 12, 3), "8094a4", 5)
    box.line(p.spline([(-20, -42), (-18, -58), (18, -58), (20, -42)], False), 6, "3c4854")
    box.limb([(26, -40), (44, -78)], [8, 8], "a8a8a4").add(
        p.cut(p.circle(46, -84, 12), p.poly([(46, -84), (44, -100), (60, -96)])), "a8a8a4", 4
    )
    p.contact(img, 126, 1136, 54, ry=9, alpha=0.5, colour="6a5030")
    box.draw(img, 126, 1136, 92, light=NOON)


def picnic(img: p.Array) -> None:
    """One has given up, and shares a sandwich with a devil who came by the stairs."""
    p.contact(img, 664, 1172, 130, ry=16, alpha=0.45, colour="6a5030")
    suitcase("9a7448").draw(img, 600, 1168, 108, light=NOON, shade="4a2c10")
    man = p.figure("sit", p.Look(coat="a89478", trousers="6a5a48", garment="jacket", hat="straw", hat_colour="e8cc88", hair="8a6a4c"))
    man.draw(img, 594, 1172, 166, light=NOON, shade="4a3020", rim="fffbe6", rim_alpha=0.6)
    imp = p.Sprite()
    imp.limb([(-8, -12), (-32, -6), (-46, -22), (-38, -36)], [6, 5, 4, 3], DEVIL)
    imp.add(p.poly([(-46, -34), (-30, -34), (-40, -52)]), DEVIL, 4)
    imp.attach(p.figure("sit_ground", p.Look(coat=DEVIL, trousers="b01818", garment="jacket", skin="f04030", hair="7a0c10")), 0, 0)
    for x in (-7, 5):
        imp.add(p.spline([(x - 3, -58, 1), (x - 3, -68), (x + 3, -76, 1), (x + 4, -66), (x + 4, -58, 1)]), "4a1010", 3)
    imp.draw(img, 722, 1170, 158, flip=True, light=NOON, shade="4a0810", rim="ffd8b0", rim_alpha=0.6)
    bread = p.Sprite()
    for dx, turn in ((-17, -10), (17, 10)):
        half = (
            p.Sprite()
            .add(p.spline([(-16, -4, 1), (16, -4, 1), (13, -14), (-13, -14)]), "d8a860", 5)
            .add(p.rect(-17, -5, 34, 4, 2), "8cb04c", 2)
        )
        half.add(p.spline([(-16, -1, 1), (16, -1, 1), (14, 7), (-14, 7)]), "e8bc78", 4)
        bread.attach(half, dx, 0, 100, turn)
    bread.draw(img, 660, 1110, 88, light=NOON)


def paint() -> p.Array:
    img = p.sky("white_noon", HORIZON, 22, [(0, "b88e50"), (0.3, "d4ac6c"), (0.6, "ecd09c"), (1, "fff2d4")])
    p.ridge(img, HORIZON - 16, 16, "e4d2b0", bottom="f6eacc", seed=6, depth=60, sharp=0.5)
    salt_flat(img)
    gate(img)
    p.contact(img, 410, 1136, 330, ry=34, alpha=0.5, colour="8a6a3c")
    escalator(img)
    pilgrims(img)
    for cx, cy, w, h, seed in ((300, 356, 230, 90, 21), (548, 362, 240, 92, 23)):
        p.cumulus(
            img,
            cx,
            cy,
            w,
            height=h,
            lit="fffdf4",
            middle="fae8c4",
            dark="dcc09a",
            seed=seed,
            puffs=46,
            light=(0.3, -0.9),
            alpha=0.96,
            base=None,
            soft=1.6,
        )
    p.glow(img, *GATE, 200, "fff8dc", 0.55, 1.5)
    cone(img)
    mechanic(img)
    picnic(img)
    return img
