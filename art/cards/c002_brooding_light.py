"""A hen broods a nest of lanterns; one of them hatches a small flame.

Technique: painted relief.
"""

from __future__ import annotations

import math

import numpy as np

from art import paint as p
from art.finish import Finish

NUMBER, TITLE = 2, "Brooding Light"
FINISH = Finish(vignette=0.3)

FROM_BELOW: p.Light = (-0.25, 0.8, 0.45)
BRASS = [(0, "1c0c0c"), (0.35, "4a2812"), (0.6, "8a5820"), (0.85, "c89038"), (1, "f4d080")]
CAP = [(0, "140808"), (0.45, "3c2010"), (0.75, "6e451a"), (0.92, "a8742c"), (1, "e8bc64")]
PLUMES = [(0, "1c0c14"), (0.3, "4a2418"), (0.55, "8a4a26"), (0.78, "c98440"), (1, "ffdf98")]
GLOW_X, GLOW_Y = 330, 985

BODY = p.points(
    "176,366 250,250 318,286 372,392 452,458 560,448 640,396 716,470 752,590 752,740 704,870 580,948 430,972 270,956 "
    "140,880 78,750 84,610 128,490"
)


def lantern(broken: bool = False) -> p.Sprite:
    """A round brass lantern of about 100 units; a broken one has lost its upper half."""
    s = p.Sprite()
    globe = p.circle(0, -48, 33, 36)
    crack = p.points("-60,-60 -30,-52 -21,-66 -9,-46 4,-64 15,-48 24,-62 32,-50 60,-58")
    if broken:
        globe = p.cut(globe, p.poly([*crack, (60, -140), (-60, -140)]))
    s.add(p.rect(-20, -14, 40, 12, r=3), BRASS, 6)
    s.add(
        globe,
        [(0, "6a3010"), (0.35, "b8681c"), (0.7, "f4b048"), (0.9, "ffd478"), (1, "ffe8ac")],
        30,
        alpha=0.8 if broken else 0.96,
    )
    if not broken:
        flame = p.spline(p.points("0,-22 -9,-30 -10,-42 -3,-54 2,-66! 9,-50 11,-38 8,-27"))
        s.add(flame, [(0, "f08a28"), (0.6, "ffc860"), (1, "fff4c8")], 6, alpha=0.9, soft=1.5)
    s.add(p.circle(-13, -60 if not broken else -40, 5, 10), "fffbe8", 0, alpha=0.6, soft=2)
    for x in (-20, 0, 20):
        top = -82 if not broken else -50
        end = x * (0.7 if not broken else 1.6)
        wire = p.ribbon(
            [
                (x * 0.7, -12),
                (x * 1.45, -30),
                (x * 1.68, -48),
                (x * 1.5, -66) if not broken else (end, top),
                (end, top - 1),
            ],
            [4, 4.4, 4],
            30,
        )
        s.add(wire, [(0, "2a1410"), (0.6, "7a4618"), (1, "d8983c")], 2)
    if broken:
        lip = [(x, y, 1) for x, y in crack[1:-1]]
        thick = [(x * 0.97, y + 3.4 - abs(x) * 0.03, 1) for x, y in crack[-2:0:-1]]
        s.add(p.spline([*lip, *thick]), [(0, "a8601c"), (0.5, "f0b85c"), (1, "ffe6b4")], 2)
        for start, bend, end in (("-21,-62", "-24,-48", "-19,-38"), ("15,-45", "11,-36", "16,-28")):
            s.line(p.spline(p.points(f"{start} {bend} {end}"), False), 0.8, "8a4a14", 0.7)
    else:
        s.line(p.spline(p.points("-29,-72 -31,-94 -14,-118 8,-120 27,-100 29,-72"), False), 2.8, "8a5a24")
        s.add(p.spline(p.points("-30,-74! -27,-82 -16,-90 -10,-97! 10,-97! 16,-90 27,-82 30,-74! 0,-70")), CAP, 6)
        s.add(p.spline(p.points("-14,-96! -9,-104 9,-104 14,-96! 0,-94")), CAP, 4)
        for x in (-13, 0, 13):
            s.add(p.rect(x - 1.6, -86, 3.2, 8, r=1.6), "ffc860", 0)
    return s


def far_shell() -> p.Sprite:
    """The far wall of the broken lantern, seen over its near rim."""
    s = p.Sprite()
    s.add(
        p.spline(p.points("-33,-44! -29,-60! -22,-55! -13,-70! -3,-60! 9,-73! 17,-60! 25,-66! 33,-46! 0,-30")),
        [(0, "5a2408"), (0.6, "9a4e14"), (1, "d8842c")],
        8,
    )
    return s


def flame_chick() -> p.Sprite:
    """A newborn flame that is a chick: in profile, its down blown upwards by its own heat, looking up at the hen."""
    s = p.Sprite()
    fire = [(0, "a81c08"), (0.45, "d83c10"), (0.8, "f4621c"), (1, "ff8430")]
    s.add(
        p.spline(
            p.points(
                "-19,6 -25,-12 -18,-24 -27,-40 -22,-58 -10,-66 -5,-78 -10,-96! 6,-82 12,-68 18,-82 14,-112! 30,-84 "
                "28,-64 37,-72 40,-92! 43,-64 32,-38 31,-12 24,8"
            )
        ),
        fire,
        9,
    )
    s.add(
        p.spline(
            p.points(
                "-13,6 -18,-10 -11,-25 -20,-40 -16,-54 -5,-60 2,-68 1,-78! 10,-66 15,-56 22,-66 23,-82! 28,-60 "
                "23,-36 23,-10 17,6"
            )
        ),
        [(0, "f07818"), (0.6, "ffa030"), (1, "ffbc50")],
        12,
        soft=0.8,
    )
    s.add(
        p.spline(p.points("-8,4 -11,-10 -5,-26 -14,-40 -10,-51 1,-54 10,-45 12,-28 15,-10 10,4")),
        [(0, "ffb83c"), (0.6, "ffd468"), (1, "ffe89c")],
        12,
        soft=2,
    )
    upper_beak = p.spline(p.points("-18,-54! -30,-60 -43,-70! -37,-54 -23,-44!"))
    lower_beak = p.spline(p.points("-24,-45! -33,-49 -40,-54! -34,-41 -21,-37!"))
    s.add(upper_beak, [(0, "7a2406"), (0.6, "a83c0a"), (1, "e07a24")], 4)
    s.add(lower_beak, [(0, "5a1806"), (0.6, "8a2c08"), (1, "b8581c")], 3)
    s.line(p.spline(p.points("-12,-46 -8,-43 -3,-43 0,-46.5"), False), 2.4, "6a1c08")
    return s


def straw(img: p.Array, count: int, seed: int, top: float, bottom: float, sag: float) -> None:
    """Bent stalks that lie round the bowl of the nest, lit by the lamps."""
    random = np.random.default_rng(seed)
    layer = p.Layer()
    for _ in range(count):
        x = random.uniform(-60, 860)
        y = random.uniform(top, bottom) - sag * ((x - 400) / 400) ** 2
        slope = (400 - x) / 400 * 0.5 + random.normal(0, 0.35)
        long = random.uniform(60, 190)
        dx, dy = math.cos(slope) * long / 2, math.sin(slope) * long / 2
        near = math.exp(-(((x - GLOW_X) / 330) ** 2) - ((y - GLOW_Y) / 160) ** 2)
        tone = min(1.0, 0.2 + 0.7 * near + random.normal(0, 0.13))
        colour = p.ramp(np.array([max(tone, 0)]), [(0, "2c1812"), (0.4, "7a5226"), (0.7, "cf9c48"), (1, "ffe7a0")])[0]
        stalk = p.ribbon(
            [(x - dx, y - dy), (x, y + random.normal(0, 9)), (x + dx, y + dy)], [1, random.uniform(3, 6), 1], 14
        )
        layer.stroke(stalk, 1.6, "1c0c0c", 0.4)
        layer.fill(stalk, colour, 0.95)
    p.lay(img, layer)


def knot_hole(img: p.Array, x: float, y: float) -> None:
    """The astonished eye of a fox behind the wall."""
    rim = p.rough(p.mask(p.circle(x, y, 62, 50)), 6, 30, 4)
    p.form(img, rim, p.tones("3c2218", depth=0.5), 18, light=(-0.4, 0.7, 0.4), texture=0.1, seed=5)
    hole = p.rough(p.mask(p.circle(x, y, 48, 38)), 5, 26, 6)
    p.over(img, hole, "160a0c")
    fur = hole * p.mask(p.circle(x + 4, y + 4, 46, 40), soft=6)
    p.over(img, fur, p.ramp(np.clip(0.5 + p.noise(14, 8, 3) * 0.4, 0, 1), [(0, "4a1c10"), (1, "b85a24")]))
    p.hairs(img, fur, lambda a, b: math.atan2(b - y, a - x), 260, length=(8, 18), width=(1, 2), jitter=0.15, seed=8)
    layer = p.Layer()
    layer.fill(p.circle(x, y, 25, 24), "1a0a0c")
    layer.radial(p.circle(x, y, 22), (x, y + 4), 24, ["ffe27a", "f0a830", "a85a18"])
    layer.fill(p.circle(x, y, 6, 17), "120608")
    layer.fill(p.circle(x - 7, y + 8, 4.5), "fffbe0")
    p.lay(img, layer, clip=hole)
    p.glow(img, x, y, 90, colour="ffb040", alpha=0.28)


def flow(x: float, y: float) -> float:
    """Feathers run down the breast, then back along the flank to the tail."""
    back = p.smooth(250, 560, x) * p.smooth(960, 520, y)
    return float(1.75 - 1.5 * back + 0.3 * p.smooth(260, 80, x))


def hackle_flow(x: float, y: float) -> float:
    """The cape of the neck falls from the skull and spreads over breast and shoulder."""
    return math.atan2(y - 170, (x - 262) * 1.15)


def saddle_flow(x: float, y: float) -> float:
    """The lances of the back run to the tail and hang over the upper edge of the wing."""
    return float(0.1 + 0.5 * p.smooth(440, 640, y) + 0.35 * p.smooth(640, 760, x))


def hen(img: p.Array) -> None:
    """Tail, body, wing, head: facing left, looking down."""
    tail = p.grid.zeros()
    for k in range(8):
        path = p.feather(610 + k * 6, 600 - k * 6, -88 + k * 12, 330 - abs(k - 3) * 20, width=96)
        m = p.rough(p.mask(path), 2.5, 16, k)
        p.shadow(img, m, -6, 10, soft=12, alpha=0.6, colour="140810")
        tone = p.tones(p.mix("52281a", "94562c", k / 8), light="e8a860", depth=0.8)
        p.form(img, m, tone, 36, light=FROM_BELOW, texture=0.1, seed=k)
        p.rim_light(img, m, "f0a860", 3, dy=4, alpha=0.45)
        shaft = p.feather(610 + k * 6, 600 - k * 6, -88 + k * 12, 318 - abs(k - 3) * 20, width=3)
        p.over(img, p.mask(shaft), "d8964c", 0.6)
        tail = np.maximum(tail, m)
    p.hairs(
        img,
        tail,
        lambda x, y: math.atan2(y - 640, x - 600),
        700,
        length=(20, 44),
        width=(0.8, 1.6),
        jitter=0.1,
        seed=7,
        alpha=0.4,
    )
    body = p.rough(p.mask(p.spline(BODY)), 5, 18, 3)
    p.shadow(img, body, 10, -6, soft=30, alpha=0.55, colour="0c0608")
    p.form(img, body, PLUMES, 190, light=FROM_BELOW, texture=0.07, seed=4, soften=12)
    heat = np.exp(-(((p.grid.x - GLOW_X) / 330) ** 2) - ((p.grid.y - 950) / 150) ** 2)
    p.over(img, body, "f0a848", np.clip(heat * 0.8, 0, 1))
    plumage(img, body, heat)
    wing(img)
    over_wing(img)
    head(img)


def plumage(img: p.Array, body: p.Array, heat: p.Array) -> None:
    """Soft down on the breast, lances on the back, and the long cape of the neck over both."""
    patches = p.noise(120, 21, 3)
    breast = body * p.smooth(520, 400, p.grid.x + patches * 60 - (p.grid.y - 700) * 0.35)
    p.feather_coat(
        img,
        p.smooth(0.7, 0.95, p.blur(body, 22)),
        flow,
        lambda x, y: 62 + 12 * p.grid.at(patches, x, y),
        slim=0.74,
        spacing=0.36,
        shade="2a0e10",
        edge="ffdc9c",
        crisp=0.75,
        jitter=0.04,
        seed=5,
    )
    p.hairs(img, breast, flow, 1500, length=(26, 54), width=(2, 4), jitter=0.1, seed=11, curl=0.22, alpha=0.22)
    p.hairs(img, breast, flow, 1300, length=(16, 36), width=(0.8, 1.6), jitter=0.12, seed=12, curl=0.3, alpha=0.5)
    fringe = body * p.smooth(0.9, 0.7, p.blur(body, 22)) * p.smooth(560, 640, p.grid.y)
    p.hairs(img, fringe, flow, 900, length=(30, 64), width=(3, 7), jitter=0.1, seed=13, curl=0.3, alpha=0.7)
    back = body * p.smooth(430, 500, p.grid.x + patches * 40) * p.smooth(760, 660, p.grid.y)
    p.feather_coat(
        img,
        back,
        saddle_flow,
        lambda x, y: 84 + 14 * p.grid.at(patches, x, y),
        slim=0.36,
        spacing=0.25,
        shade="1c0a10",
        edge="ffd890",
        pointed=1.0,
        crisp=0.8,
        seed=6,
    )
    cape = body * p.smooth(540, 500, p.grid.y + patches * 26 - (p.grid.x - 260) * 0.12) * (p.grid.x < 440)
    p.feather_coat(
        img,
        cape,
        hackle_flow,
        lambda x, y: 70 + 0.2 * (y - 300) + 22 * p.grid.at(patches, x, y),
        slim=0.36,
        spacing=0.27,
        shade="1c0a10",
        edge="ffd890",
        pointed=1.0,
        crisp=0.8,
        seed=7,
    )
    leak = body * np.clip(heat * 1.1, 0, 1) * p.smooth(0.1, 0.75, p.noise(30, 9, 3) * 0.5 + 0.5)
    p.shine(img, leak, "ff9a34", 0.3)


def on_wing(u: float, v: float) -> tuple[float, float]:
    """A place on the folded wing: u from the shoulder to the tip, v from its upper edge (-1) to its lower one (1)."""
    half = float(np.interp(u, [-0.04, 0.1, 0.25, 0.45, 0.65, 0.85, 1], [70, 112, 142, 148, 126, 92, 66]))
    return 356 + 426 * u, 706 - 96 * max(u, 0) ** 1.4 + half * v


def quill(layer: p.Layer, u: float, v: float, long: float, wide: float, lit: float, tip: p.Colour) -> None:
    """One feather of the wing along its line of growth: vane, shaft, barbs, a dark spangle and a pale lip."""
    x, y = on_wing(u, v)
    ahead = on_wing(min(u + long / 426, 1.04), v)
    angle = math.atan2(ahead[1] - y, ahead[0] - x)
    c, sn = math.cos(angle), math.sin(angle)

    def at(along: float, across: float) -> tuple[float, float]:
        return x + c * along * long - sn * across * wide, y + sn * along * long + c * across * wide

    body = p.ramp(np.array([lit]), [(0, "45201a"), (0.35, "75381e"), (0.65, "a8602c"), (1, "d9963f")])[0]
    vane = p.spline(
        [
            at(0, 0),
            at(0.3, 0.46),
            at(0.8, 0.48),
            at(0.97, 0.24),
            at(1, 0),
            at(0.96, -0.26),
            at(0.8, -0.46),
            at(0.3, -0.44),
        ]
    )
    bar = [at(0.78, 0.5), at(0.9, 0.34), at(0.93, 0), at(0.89, -0.34), at(0.78, -0.5)]
    lip = [at(0.82, 0.47), at(0.97, 0.23), at(0.995, 0), at(0.96, -0.25), at(0.82, -0.45)]
    lower = [at(0.25, 0.46), at(0.55, 0.49), at(0.82, 0.47)]
    layer.stroke(vane, 9, "14060a", 0.34, soft=5)
    layer.gradient(
        vane, at(0, 0), at(1, 0), [p.mix(body, "1c0a10", 0.5), body, p.mix(body, "ffdc9c", 0.16)], positions=[0, 0.6, 1]
    )
    for k in range(5, int(long / 7)):
        t = k * 7 / long
        for side in (-1, 1):
            barb = [at(t - 0.06, side * 0.03), at(t + 0.05, side * 0.42)]
            layer.stroke(p.spline(barb, False), 1, p.mix(body, "1c0a10", 0.5), 0.35)
    layer.stroke(p.spline(bar, False), wide * 0.22, "2a1014", 0.5)
    layer.stroke(p.spline([at(0.06, 0), at(0.93, 0)], False), 2, p.mix(body, "ffe0a0", 0.4), 0.7)
    layer.stroke(p.spline(lip, False), wide * 0.06 + 0.6, p.mix(body, tip, 0.62), 0.75)
    layer.stroke(p.spline(lower, False), 1.8, p.mix(body, tip, 0.5), 0.6)


def wing(img: p.Array) -> None:
    """The folded wing: long quills, over them the coverts in rows that grow shorter towards the shoulder."""
    random = np.random.default_rng(8)
    edge = [on_wing(u, -0.9) for u in (0.16, 0.25, 0.45, 0.65, 0.85, 1)]
    edge += [on_wing(u, 0.9) for u in (0.9, 0.65, 0.45, 0.25, 0.16)]
    m = p.rough(p.mask(p.spline(edge)), 3, 16, 8)
    p.shadow(img, m, 4, 16, soft=18, alpha=0.7, colour="140810")
    p.over(img, m, "4a2218")
    layer = p.Layer()
    for u, long, count, wide, tip in (
        (0.42, 250, 8, 58, "f0b060"),
        (0.28, 176, 8, 52, "f0b060"),
        (0.2, 124, 8, 48, "ffe2a8"),
        (0.125, 92, 7, 44, "f0b868"),
        (0.06, 76, 6, 40, "f0b868"),
        (0.005, 62, 5, 36, "f0b868"),
    ):
        for k in range(count):
            v = 0.94 - 1.88 * k / (count - 1) + random.normal(0, 0.02)
            back = 0.05 * (1 - v * v) - 0.05 * v - 0.12 * max(v, 0) * u + random.normal(0, 0.007)
            lit = 0.46 + 0.36 * v + 0.3 * (0.34 - u) + random.normal(0, 0.05)
            size = random.uniform(0.94, 1.06)
            quill(layer, u + back, v, long * size, wide=wide * size, lit=lit, tip=tip)
    p.lay(img, layer)


def over_wing(img: p.Array) -> None:
    """What hides the wing's roots: feathers of the breast at its bend, lances of the back along its upper edge."""
    bend = p.mask(p.spline(p.points("322,600 350,610 346,680 344,730 350,764 336,768 318,740 310,680")))
    p.feather_coat(
        img,
        bend,
        lambda x, y: 0.35 - (y - 700) / 260,
        lambda x, y: 50,
        slim=0.7,
        spacing=0.38,
        shade="2a0e10",
        edge="ffdc9c",
        crisp=0.75,
        jitter=0.04,
        seed=15,
    )
    ridge = p.mask(
        p.spline(p.points("404,572 440,534 520,512 620,508 720,506 800,516 800,556 700,552 600,552 470,566"))
    )
    p.over(img, p.blur(ridge, 6), "74401f", 0.85)
    p.feather_coat(
        img,
        ridge,
        saddle_flow,
        lambda x, y: 92,
        slim=0.34,
        spacing=0.24,
        shade="1c0a10",
        edge="ffd890",
        pointed=1.0,
        crisp=0.8,
        seed=17,
    )


def head(img: p.Array) -> None:
    """Comb, beak, wattle and a lowered eye."""
    comb = p.points("196,236 170,196 196,206 200,158 228,192 250,144 266,190 300,166 300,214 322,230 290,262")
    p.solid(img, p.spline(comb), "a83424", 20, light=FROM_BELOW, cast=0.3)
    p.solid(img, p.spline(p.points("142,356 170,346 190,372 184,424 160,440 146,404")), "a83424", 18, light=FROM_BELOW)
    skull = p.rough(
        p.mask(p.spline(p.points("158,300 186,244 244,222 300,250 318,316 290,390 210,400 168,360"))), 3, 12, 5
    )
    p.form(img, skull, PLUMES, 60, light=FROM_BELOW, seed=6, soften=6)
    p.hairs(
        img,
        skull,
        lambda x, y: math.atan2(y - 330, x - 150) * 0.8 + 0.55,
        1800,
        length=(12, 26),
        width=(1.2, 2.6),
        jitter=0.14,
        seed=6,
    )
    p.solid(
        img, p.spline(p.points("180,300! 150,304 106,348 94,378! 132,364 176,354!")), "e0a848", 16, light=FROM_BELOW
    )
    p.solid(img, p.spline(p.points("174,350! 136,364 112,378! 140,382 178,366!")), "a8702c", 9, light=FROM_BELOW)
    layer = p.Layer()
    layer.fill(p.spline(p.points("186,302 206,282 238,284 252,308 232,330 200,328")), "c8643c", 0.75, 3)
    layer.fill(p.circle(218, 308, 19, 18), "1a0a0c")
    layer.fill(p.circle(216, 311, 14, 12), "7a3c14")
    layer.fill(p.circle(214, 313, 8), "0c0406")
    layer.fill(p.circle(208, 318, 4), "ffe8b0")
    layer.fill(p.spline(p.points("194,306! 204,288 230,286 242,308! 220,300")), "8a4428")
    layer.stroke(p.spline([(194, 306), (216, 299), (242, 308)], False), 3, "2a1010")
    layer.fill(p.circle(136, 344, 5, 2.4), "6a3c14", 0.8)
    p.lay(img, layer)


def paint() -> p.Array:
    """From the nest's height: boards and an eye, straw, lanterns, the hen, and before her the hatching flame."""
    img = p.texture.wood("4a2c20", 92, True, 3)
    p.multiply(img, np.clip(p.smooth(900, 100, p.grid.y), 0, 1), "5a3a44", 0.8)
    p.glow(img, 330, 860, 760, colour="d87a2c", alpha=0.55, power=1.6)
    knot_hole(img, 662, 132)
    straw(img, 700, 1, 860, bottom=1080, sag=60)
    lamp = lantern()
    for x, y, size, turn in ((96, 1030, 200, -26), (600, 1040, 200, 10), (716, 1010, 190, 28), (400, 1050, 190, -4)):
        p.glow(img, x, y - 90, 170, colour="f0983c", alpha=0.5)
        lamp.draw(img, x, y, size, turn=turn, light=(0, 0.35, 0.75))
    hen(img)
    straw(img, 620, 2, 1010, bottom=1170, sag=70)
    for x, y, size, turn in ((486, 1136, 170, 26), (640, 1160, 232, -9)):
        p.glow(img, x, y - 90, 170, colour="f0983c", alpha=0.4)
        lamp.draw(img, x, y, size, turn=turn, light=(-0.35, 0.1, 0.75))
    p.glow(img, 236, 990, 300, colour="ff8a30", alpha=0.45)
    far_shell().draw(img, 232, 1164, 256, turn=-6, light=(0.2, 0.6, 0.5))
    flame_chick().draw(img, 224, 1056, 236, turn=2, light=(0, -0.3, 0.9))
    lantern(True).draw(img, 232, 1164, 256, turn=-6, light=(0.2, 0.6, 0.5))
    p.glow(img, 240, 950, 130, colour="ff6a20", alpha=0.1)
    straw(img, 420, 3, 1140, bottom=1230, sag=50)
    p.sparks(img, 240, 920, 120, height=330, count=14, seed=4)
    return img
