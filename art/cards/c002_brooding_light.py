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
        s.line(p.spline([(x, y, 1) for x, y in crack[1:-1]], False), 1.8, "fff4d0", 0.9)
    else:
        s.add(p.spline(p.points("-20,-80! -14,-94 14,-94 20,-80!")), BRASS, 6)
        s.add(p.rect(-6, -102, 12, 9, r=3), BRASS, 4)
        s.line(p.circle(0, -112, 11), 3, "8a5a24")
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
    s.add(p.spline(p.points("-18,-54! -30,-60 -43,-70! -37,-54 -23,-44!")), "b8480c", 4)
    s.add(p.spline(p.points("-24,-45! -33,-49 -40,-54! -34,-41 -21,-37!")), "8a2c08", 3)
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


def hen(img: p.Array) -> None:
    """Tail, body, wing, head: facing left, looking down."""
    tail = p.grid.zeros()
    for k in range(8):
        path = p.feather(610 + k * 6, 600 - k * 6, -88 + k * 12, 330 - abs(k - 3) * 20, width=96)
        m = p.rough(p.mask(path), 2.5, 16, k)
        p.shadow(img, m, -6, 10, soft=12, alpha=0.6, colour="140810")
        p.form(img, m, p.mix("6a3420", "b8743c", k / 8), 36, light=FROM_BELOW, texture=0.12, seed=k)
        p.rim_light(img, m, "f0a860", 3, dy=4, alpha=0.45)
        tail = np.maximum(tail, m)
    p.hairs(
        img,
        tail,
        lambda x, y: math.atan2(y - 640, x - 600),
        2200,
        length=(20, 44),
        width=(1, 2.2),
        jitter=0.16,
        seed=7,
        alpha=0.7,
    )
    body = p.rough(p.mask(p.spline(BODY)), 5, 18, 3)
    p.shadow(img, body, 10, -6, soft=30, alpha=0.55, colour="0c0608")
    p.form(img, body, PLUMES, 190, light=FROM_BELOW, texture=0.07, seed=4, soften=12)
    heat = np.exp(-(((p.grid.x - GLOW_X) / 330) ** 2) - ((p.grid.y - 950) / 150) ** 2)
    p.over(img, body, "f0a848", np.clip(heat * 0.8, 0, 1))
    plumage(img, body, heat)
    wing(img)
    head(img)


def plumage(img: p.Array, body: p.Array, heat: p.Array) -> None:
    """Soft down on the breast, clear feathers on back and flank, and the long cape of the neck over both."""
    patches = p.noise(120, 21, 3)
    breast = body * p.smooth(520, 400, p.grid.x + patches * 60 - (p.grid.y - 700) * 0.35)
    p.feather_coat(
        img,
        p.smooth(0.7, 0.95, p.blur(body, 22)),
        flow,
        lambda x, y: 74 + 34 * p.grid.at(patches, x, y),
        slim=0.8,
        spacing=0.4,
        shade="2a0e10",
        edge="ffdc9c",
        crisp=0.55,
        jitter=0.05,
        seed=5,
    )
    p.hairs(img, breast, flow, 2600, length=(26, 62), width=(2, 5), jitter=0.1, seed=11, curl=0.22, alpha=0.34)
    p.hairs(img, breast, flow, 1500, length=(16, 40), width=(0.8, 1.8), jitter=0.12, seed=12, curl=0.3, alpha=0.6)
    fringe = body * p.smooth(0.9, 0.7, p.blur(body, 22)) * p.smooth(560, 640, p.grid.y)
    p.hairs(img, fringe, flow, 900, length=(30, 64), width=(3, 7), jitter=0.1, seed=13, curl=0.3, alpha=0.7)
    back = body * p.smooth(470, 560, p.grid.x + patches * 50) * p.smooth(900, 780, p.grid.y)
    p.feather_coat(
        img,
        back,
        flow,
        lambda x, y: 66 + 24 * p.grid.at(patches, x, y),
        slim=0.6,
        spacing=0.5,
        shade="1c0a10",
        edge="ffe6b0",
        crisp=0.9,
        dots=0.16,
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


def wing(img: p.Array) -> None:
    """The folded wing: long quills below, coverts above."""
    for k in range(8):
        u = k / 7
        path = p.feather(430 + 40 * u, 800 - 170 * u, 4 - 17 * u, 250 + 70 * math.sin(u * 3), width=66)
        m = p.rough(p.mask(path), 1.6, 12, k)
        p.shadow(img, m, 2, 9, soft=8, colour="140810")
        p.form(
            img,
            m,
            p.tones(p.mix("6a3420", "94552c", 1 - u), light="e8a860", depth=0.8),
            26,
            light=FROM_BELOW,
            texture=0.12,
            seed=k,
        )
        p.hairs(
            img, m, lambda a, b, t=u: -0.3 * t, 130, length=(18, 40), width=(0.9, 1.8), jitter=0.16, seed=k, alpha=0.6
        )
        p.rim_light(img, m, "e89848", 0, dy=4, alpha=0.25)
    shoulder = p.points("352,650 392,560 470,530 560,560 600,620 560,720 500,800 430,836 372,780")
    m = p.rough(p.mask(p.spline(shoulder)), 5, 16, 8)
    p.shadow(img, m, 8, 10, soft=14, alpha=0.55, colour="140810")
    p.form(img, m, PLUMES, 90, light=FROM_BELOW, texture=0.08, seed=7, soften=8)
    p.multiply(img, m, "c88a60", 0.6)
    p.feather_coat(
        img,
        m,
        lambda x, y: -0.15 + (y - 560) / 900,
        lambda x, y: 50 + (x - 350) * 0.16,
        slim=0.62,
        spacing=0.42,
        shade="1c0a10",
        edge="ffe0a8",
        dots=0.3,
        seed=8,
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
    flame_chick().draw(img, 224, 1056, 236, turn=2, light=(0, -0.3, 0.9))
    lantern(True).draw(img, 232, 1164, 256, turn=-6, light=(0.2, 0.6, 0.5))
    p.glow(img, 240, 950, 130, colour="ff6a20", alpha=0.1)
    straw(img, 420, 3, 1140, bottom=1230, sag=50)
    p.sparks(img, 240, 920, 120, height=330, count=14, seed=4)
    return img
