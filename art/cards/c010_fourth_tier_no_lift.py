"""A wedding cake is an apartment house; the bride sits on the roof before the moon, the groom is leaving by the stairs.

Technique: gouache.
"""

from __future__ import annotations

import math

import numpy as np
import skia

from art import paint as p
from art.finish import Finish
from art.paint.voices import gouache as go

NUMBER, TITLE = 10, "Fourth Tier, No Lift"
FINISH = Finish(touch=0, patches=0, edges=0, bloom=0.3, vignette=0.12, grain=0, split=0.02, contrast=1.04)

MOON = (318.0, 300.0)
LIGHT: p.Light = (-0.75, -0.55, 0.35)
SKIN, HAIR = ("a8664e", "d8966c", "ffd8ac"), ("2c1218", "6a3020", "c87a40")
WHITE, CREAM = ("7a78b4", "d2cdea", "fffaf2"), ("c89cb4", "f2e2e2", "fffdf4")
TREAD, RISE = 62, 50
GROOM = (726, 838)
DARK = "3a1c34"
LIMB, CREASE, SHADOW = ("965240", "d08e66", "f8c89a"), "8a4638", "4e4888"
ARM = p.points(
    "338,404 334,434 333,468 338,502 350,526 366,534 384,527 424,492 470,440 504,400 480,352 446,360 412,410 392,448 "
    "387,468 388,442 383,416 378,396 384,372 391,346 391,300 346,300 337,304 334,314! 330,308 322,309 "
    "317,322 317,340 320,352 331,374 339,392"
)
UNDER_ARM = p.points("418,420 470,420 530,400 560,440 574,500 520,524 452,508 436,470")
UNDER_JAW = p.points("396,280 440,250 462,262 448,300 420,318 402,306")
# middle, half width, foot, top of each storey, from the ground up
TIERS = [(400, 400, 1290, 1040), (408, 312, 1040, 880), (410, 230, 880, 726), (414, 156, 726, 576)]


def night() -> p.Array:
    """Deep blue, a great moon, thin cloud."""
    img = p.vertical(
        [(0, "141a48"), (0.35, "2c3478"), (0.6, "3c3474"), (1, "24184a")], wobble=p.noise(300, 4, 3) * 0.04
    )
    p.brush(img, 120, 1400, p.swirl(340, 5, 0.6), jitter=0.04, alpha=0.55, seed=3)
    p.stars(img, 130, 5, 760, colour="fff0d0", big=0.06, keep_off=p.mask(p.circle(*MOON, 280)))
    p.glow(img, *MOON, 560, colour="a89ae8", alpha=0.55, power=1.6)
    disc = p.mask(p.circle(*MOON, 250), soft=1.5)
    seas = np.clip(0.62 + p.noise(150, 12, 4) * 0.4, 0, 1)
    p.over(img, disc, p.ramp(seas, [(0, "e8c890"), (0.5, "fbe6b4"), (1, "fff6d8")]))
    p.brush(img, 44, 700, p.swirl(200, 8, 0.8), jitter=0.02, alpha=0.5, seed=6, m=p.mask(p.circle(*MOON, 226), soft=8))
    p.glow(img, *MOON, 380, colour="fff0c0", alpha=0.3, power=1.4)
    return img


def rim_y(tier: tuple[float, float, float, float], x: float, flat: float = 0.1) -> float:
    """The front edge of a storey's round top at x."""
    cx, half, _, top = tier
    u = min(1.0, abs(x - cx) / (half + 14))
    return top + (half + 14) * flat * math.sqrt(1 - u * u)


def icing(tier: tuple[float, float, float, float], seed: int) -> skia.Path:
    """The round top and a run of icing over its front edge: no drip as long as the next."""
    random = np.random.default_rng(seed)
    cx, half, _, top = tier
    left, right = cx - half - 14, cx + half + 14
    points: list[tuple[float, ...]] = [
        (left, top),
        *[(float(x), 2 * top - rim_y(tier, float(x))) for x in np.linspace(left + 30, right - 30, 7)],
        (right, top),
    ]
    x = right - 4.0
    while x > left + 24:
        w, drop = random.uniform(16, 32), random.uniform(22, 70) * (1.0 if random.random() < 0.65 else 0.45)
        y = rim_y(tier, x - w / 2)
        points += [
            (x, y + drop * 0.7),
            (x - w * 0.5, y + drop + 8),
            (x - w, y + drop * 0.7),
            (x - w - 8, y + 14 + random.uniform(-3, 4)),
        ]
        x -= w + random.uniform(15, 30)
    return p.spline(points, tension=0.33)


def storey(img: p.Array, k: int) -> None:
    """A drum of pink sponge, moonlit on the left, with its icing."""
    tier = TIERS[k]
    cx, half, foot, top = tier
    bend = half * 0.1
    arc = [(cx + half * math.cos(t), foot + bend * math.sin(t)) for t in np.linspace(0, math.pi, 20)]
    wall = p.mask(p.poly([(cx - half, top), (cx + half, top), *arc]))
    u = (p.grid.x - cx) / half + p.noise(60, 9, 2) * 0.06
    shade = p.smooth(top + 10, top + 76, p.grid.y)
    tone = np.clip(0.62 - 0.42 * u - 0.25 * u * u, 0, 1) * (0.62 + 0.38 * shade)
    pink = p.ramp(tone.astype(np.float32), [(0, "5a2050"), (0.3, "a83c70"), (0.6, "e8789c"), (0.95, "ffc0c4")])
    go.passage(
        img,
        wall,
        pink,
        go.along([(cx - half, foot), (cx, foot + bend), (cx + half, foot)]),
        size=15,
        length=70,
        seed=7 + k,
        jitter=0.03,
    )
    ice = p.mask(icing(tier, k + 20))
    p.multiply(img, p.blur(p.warp(ice, -6, -14), 7) * wall, "5a2058", 0.55)
    go.model(img, ice, CREAM, LIGHT, flow=0.1, size=11, radius=22, seed=30 + k)


def lit(img: p.Array, pane: skia.Path, dark: list[skia.Path], bars: list[skia.Path], lamp: bool = True) -> None:
    """A window with a sugar rim: lamplight, who is at home, bars; it glows on the wall."""
    box = pane.getBounds()
    cx, cy = box.centerX(), box.centerY()
    frame = p.moved(p.moved(pane, -cx, -cy), cx, cy, 1.0 + 18 / box.height())
    if lamp:
        p.glow(img, cx, cy, box.height() * 1.25, colour="ffb050", alpha=0.42)
    go.model(img, frame, ("b8788c", "fbe8e0", "fffdf4"), LIGHT, flow=0.2, size=8, radius=8, seed=5)
    m = p.mask(pane)
    tones = [(0, "ffe9a0"), (0.5, "ffc858"), (1, "f08c38")] if lamp else [(0, "3a3a7c"), (1, "1c1a4a")]
    d = np.hypot(p.grid.x - cx, p.grid.y - cy) / box.height()
    go.passage(
        img,
        m,
        p.ramp(np.clip(d, 0, 1).astype(np.float32), tones),
        0.3,
        size=9,
        length=30,
        seed=6,
        jitter=0.02,
        ragged=0.8,
    )
    for shapes, colour in ((dark, "5a2238"), (bars, "fff0dc")):
        if shapes:
            p.over(img, p.mask(*shapes) * m, colour, 0.95)


def homes(img: p.Array) -> None:
    """Who lives below: a cat, a pair that does not speak, an empty chair of a plant; the top door stands open."""
    cat = p.points("-22,4! -20,-28 -12,-42 -17,-64! -5,-56 8,-64! 6,-42 20,-22 22,4!")
    tail = p.ribbon([(16, -2), (42, -12), (38, -44)], [8, 7, 4], 16, True)
    lit(img, p.arch(322, 872, 78, 84), [p.moved(p.spline(cat), 314, 874), p.moved(tail, 314, 874)], [])
    lit(img, p.circle(486, 836, 38), [], [p.rect(483, 790, 5, 100), p.rect(430, 833, 110, 5)])
    left = p.union(
        p.circle(-36, -62, 17, 19),
        p.spline(p.points("-74,6! -64,-30 -38,-42 -12,-30 -10,6!")),
        p.poly([(-58, -62), (-48, -70), (-48, -54)]),
    )
    right = p.union(
        p.circle(42, -50, 16, 18),
        p.circle(28, -66, 9),
        p.spline(p.points("8,6! 14,-22 38,-32 66,-20 74,6!")),
        p.poly([(63, -48), (53, -56), (53, -42)]),
    )
    lit(
        img,
        p.rect(198, 958, 184, 80, r=12),
        [p.moved(left, 290, 1038), p.moved(right, 290, 1038)],
        [p.rect(287, 954, 5, 90)],
    )
    lit(img, p.arch(478, 1044, 64, 88), [], [p.rect(475.5, 950, 5, 100), p.rect(440, 992, 80, 5)], lamp=False)
    leaves = [
        p.ribbon([(0, -20), (a * 0.5, -56), (a, -84 + abs(a) * 0.5)], [8, 15, 2], 14) for a in (-42, -17, 6, 28, 46)
    ]
    lit(
        img,
        p.arch(322, 1216, 104, 110),
        [p.moved(q, 318, 1214) for q in (p.poly(p.points("-15,4 -20,-28 20,-28 15,4")), *leaves)],
        [],
    )
    lit(img, p.rect(456, 1122, 118, 98, r=8), [], [p.rect(512, 1118, 6, 120), p.rect(450, 1166, 140, 6)])
    lit(img, p.arch(474, 736, 62, 104), [], [])


def stairs(img: p.Array) -> None:
    """A solid flight of sugar from the open door down the right flank; the door's light lies on it."""
    line, slabs = [], []
    for k in range(6):
        x, y = 540 + TREAD * k, 756 + RISE * k
        line += [(x, y), (x + TREAD, y)]
        slabs.append(p.rect(x - 5, y - 6, TREAD + 10, 17, r=5))
    side = p.poly([*line, (920, 1230), (720, 1230), (690, 1130), (640, 1010), (590, 900)])
    p.multiply(img, p.blur(p.warp(p.mask(side), 14, -4), 10), "3a1850", 0.5)
    p.over(img, p.mask(side), "b04e7c")
    go.model(img, side, ("5a2458", "b85480", "f09cac"), (-0.5, -0.75, 0.4), flow=0.8, size=16, radius=40, seed=5)
    for k, slab in enumerate(slabs):
        p.multiply(img, p.blur(p.warp(p.mask(slab), 0, -10), 4) * p.mask(side), "5a2050", 0.5)
        go.model(img, slab, ("b07a90", "f6e4da", "fff6d8"), (-0.6, -0.75, 0.3), flow=0.0, size=7, radius=8, seed=8 + k)
    p.shine(img, p.mask(p.poly(p.points("520,730 640,820 600,860 520,760")), soft=14), "ffc060", 0.35)


def shape(
    img: p.Array,
    points: p.Points,
    tones: tuple[str, str, str],
    flow: float = 1.0,
    size: float = 10,
    radius: float = 40,
    seed: int = 1,
) -> p.Array:
    """A modelled shape with the moon's edge."""
    m = go.model(img, p.spline(points), tones, LIGHT, flow=flow, size=size, radius=radius, seed=seed)
    p.rim_light(img, m, "fff0c8", -3, dy=-3, alpha=0.45)
    return m


def bride(img: p.Array) -> None:
    """Bent over her knees on the roof, chin on her hand, bare feet on the tier below."""
    veil = p.points("452,120! 518,156 566,260 590,380 614,490 656,582! 608,588 580,600! 548,566 510,430 470,280")
    m = p.mask(p.spline(veil))
    p.over(img, m, p.vertical([(0, "e8e2fa"), (0.5, "b4aee0"), (1, "8c86c8")], 130, 600), 0.62)
    for fold in (
        p.points("478,158 544,300 580,450 612,572"),
        p.points("466,170 526,330 556,480 586,584"),
        p.points("500,160 566,290 596,430 626,560"),
    ):
        go.line(img, fold, "e4e0fa", 5, seed=4, alpha=0.6)
    legs(img)
    skirt(img)
    torso = p.points("418,368 432,332 470,316 516,344 556,422 578,506 520,530 456,512 440,470 422,420")
    bodice = shape(img, torso, WHITE, 1.2, size=12, radius=60, seed=7)
    p.multiply(img, p.mask(p.spline(UNDER_ARM), soft=12) * bodice, "6660aa", 0.42)
    go.line(img, [(452, 500), (510, 512), (572, 496)], "8a86bc", 7, seed=4)
    p.multiply(img, p.mask(p.ribbon(p.points("440,494 464,522 530,540"), [4, 12, 4], 20), soft=4), "6a64b0", 0.6)
    neck = p.points("402,284 436,248 462,240 472,276 484,302 502,333! 478,350 446,362 424,360 420,330 412,304")
    m = shape(img, neck, ("8a4c44", "b8765a", "d89878"), 1.2, size=9, radius=30, seed=8)
    calm(img, m)
    p.multiply(img, p.mask(p.spline(UNDER_JAW), soft=7) * m, "7a3a3c", 0.6)
    arm(img, bodice)
    head(img)
    go.line(img, p.points("341,298 346,304 357,307 378,303 391,298"), "5a2422", 4.2, seed=4)


def legs(img: p.Array) -> None:
    """Two calves come out of the hem; the bare feet stand on the icing, the far one a little drawn in."""
    for dx, dy, seed in ((-16, 3, 3), (14, 14, 5)):
        p.contact(img, 262 + dx, 718 + dy, 70, ry=9, alpha=0.55, colour="5a3a78")
        leg = p.points(
            "258,590 306,590 309,640 302,678 310,702 302,716! 262,713 236,718 204,718 197,709 210,699 242,688 262,666 "
            "263,630",
            at=(dx, dy),
        )
        calm(img, shape(img, leg, SKIN, 1.5, size=7, radius=22, seed=seed))
        for k in range(4):
            x, y = 203 + dx + k * 9.5, 711 + dy + k * 0.8
            if k < 3:
                go.line(img, [(x + 4, y - 6), (x + 5, y), (x + 4, y + 5)], "a8624a", 2, seed=3)
            p.lay(img, p.Layer().fill(p.circle(x - 1, y - 1, 2.8, 2.3), "f6cca6", 0.9))
        go.line(img, p.points("286,692 293,687 299,692", at=(dx, dy)), "9a5440", 3, seed=4)


def skirt(img: p.Array) -> None:
    """Thighs to the left, over the raised knees, and down to the hem."""
    outline = p.points(
        "440,468 520,446 574,496 594,552 582,594! 500,606 420,600 366,602 354,622 350,646! 296,656 222,640! 220,588 "
        "228,524 256,486 300,478 350,500 400,508"
    )
    m = shape(img, outline, WHITE, 1.9, size=15, radius=80, seed=6)
    p.multiply(img, p.mask(p.circle(382, 562, 70, 36), soft=22) * m, "8a84c4", 0.35)
    for fold in (
        "248,556 241,596 246,640",
        "280,548 276,600 288,650",
        "308,552 316,596 330,646",
        "388,534 450,540 530,548",
        "370,572 440,576 540,578",
        "548,500 562,548 550,594",
    ):
        go.line(img, p.points(fold), "a29cce", 6, seed=4, alpha=0.75)
    knee(img, m)
    for x, y in p.sample(p.points("226,643 258,652 296,657 324,653 347,647"), 14):
        go.dab(img, p.circle(x, y, 7, 6), "f4f0fc", size=4, length=8)


def knee(img: p.Array, cloth: p.Array) -> None:
    """The near knee under the cloth: its cap in the moon, the thigh's top lit, its flank and the hollow behind dark."""
    cap = p.circle(268, 512, 26, 22)
    top = p.ribbon(p.points("262,496 310,492 356,510 420,518"), [10, 18, 20, 6], 30, True)
    flank = p.points("300,552 350,544 420,550 500,556 560,572 574,592 500,602 420,598 366,600 340,580")
    hollow = p.points("304,560 328,550 352,566 360,598 348,642 330,646 322,600")
    p.multiply(img, p.mask(p.spline(flank), soft=9) * cloth, "7a74bc", 0.42)
    p.multiply(img, p.mask(p.spline(hollow), soft=7) * cloth, "6a64b0", 0.36)
    p.over(img, p.mask(cap, top, soft=9) * cloth, "fffaf2", 0.7)
    p.multiply(
        img, p.mask(p.ribbon(p.points("238,524 262,546 296,538 312,512"), [3, 9, 8, 3], 20), soft=4), "9a94d0", 0.6
    )
    go.line(img, p.points("300,536 322,548 340,574"), "8680c0", 5, seed=5, alpha=0.8)


def calm(img: p.Array, m: p.Array) -> None:
    """Skin: the strokes half blended while wet."""
    p.over(img, m * p.blur(m, 3) ** 2, p.blur(img, 5), 0.65)


def head(img: p.Array) -> None:
    """Profile to the left against the moon, lids down; a loose bun, a wreath of small flowers."""
    shape(img, p.points("462,106 504,86 538,108 536,150 502,170 466,156"), HAIR, 0.8, size=8, radius=30, seed=3)
    face = p.points(
        "378,114 352,136 342,170 341,188 328,210 318,228 322,236 333,239! 328,249 334,257! 329,266 337,278 340,294 "
        "356,306 382,300 420,278 446,248 454,186 430,132"
    )
    m = shape(img, face, ("a05a48", "d49068", "ffd8ac"), 1.2, size=7, radius=90, seed=4)
    calm(img, m)
    p.over(img, p.blur(p.mask(p.circle(378, 242, 20, 14)), 7) * m, "e0604a", 0.5)
    for points, w, tone in (
        ([(344, 196), (356, 205), (376, 198)], 6, DARK),
        ([(350, 203), (347, 212)], 3, DARK),
        ([(358, 205), (358, 214)], 3, DARK),
        ([(344, 172), (358, 162), (380, 170)], 6, "5a2820"),
        ([(334, 258), (346, 258), (356, 264)], 5, "a83244"),
        ([(328, 234), (338, 229)], 3, "8a4438"),
        ([(319, 231), (323, 237), (332, 240)], 2, "b87858"),
        ([(330, 266), (337, 278), (339, 294)], 2, "b87858"),
    ):
        go.line(img, points, tone, w, seed=3)
    hair = p.points("354,154! 352,124 386,90 438,88 478,120 488,182 472,242 448,268 432,250 436,208 416,170 384,146")
    shape(img, hair, HAIR, 0.9, size=9, radius=44, seed=5)
    for lock in (
        [(366, 122), (420, 116), (474, 166)],
        [(380, 104), (440, 108), (480, 146)],
        [(394, 144), (440, 172), (452, 248)],
        [(476, 112), (514, 102), (528, 136)],
    ):
        go.line(img, lock, "8a4a2c", 5, seed=4)
    go.line(img, [(446, 254), (452, 286), (444, 312)], "6a3020", 5, seed=4)
    go.dab(img, p.spline(p.points("424,208 437,196 448,208 442,232 429,236")), "c8805c", 1.2, size=6, length=18)
    random = np.random.default_rng(4)
    for x, y, r in ((358, 126, 13), (380, 103, 16), (404, 89, 12), (430, 84, 16), (456, 92, 11), (474, 108, 14)):
        for k in range(5):
            a = k * 1.257 + random.uniform(0, 1)
            go.dab(
                img,
                p.circle(x + math.cos(a) * r * 0.6, y + math.sin(a) * r * 0.6, r * 0.52),
                "fff6ec" if k % 2 else "e0daf2",
                a,
                size=5,
                length=10,
                seed=3 + k,
            )
        go.dab(img, p.circle(x, y, r * 0.3), "f4b840", size=4, length=8)


def arm(img: p.Array, bodice: p.Array) -> None:
    """The elbow set on her thigh, the forearm up, the wrist straight, the chin on her curled hand."""
    bent = p.mask(p.spline(ARM))
    cap = p.points("434,372 444,340 480,322 514,340 528,378 516,404 486,412 456,404 440,392")
    over = np.maximum(bent, p.mask(p.spline(cap)))
    p.multiply(img, p.blur(p.warp(over, -9, -13), 6) * bodice, "5a549e", 0.55)
    p.multiply(img, p.mask(p.ribbon(p.points("346,528 372,540 420,530 452,520"), [8, 20, 16, 4], 20), soft=5), SHADOW)
    go.model(img, bent, LIMB, LIGHT, flow=go.along(p.points("480,374 366,516 358,384")), size=9, radius=26, seed=12)
    calm(img, bent)
    p.multiply(img, p.mask(p.ribbon(p.points("388,468 380,486 392,496"), [3, 7, 3], 16), soft=2) * bent, CREASE, 0.5)
    go.line(img, p.points("344,521 353,531 367,536 382,530"), "3e3460", 4, seed=4, alpha=0.85)
    for dent in ("346,526 332,533 312,532", "356,540 352,550 354,562", "392,530 420,534 446,530"):
        go.line(img, p.points(dent), "7670b4", 4, seed=6, alpha=0.8)
    shape(img, cap, WHITE, 0.9, size=10, radius=36, seed=9)
    go.line(img, p.points("440,388 472,405 520,398"), "7a76b4", 5, seed=4)
    for gather in ("458,394 458,376 466,356", "480,402 484,380 488,362", "502,400 506,384 504,368"):
        go.line(img, p.points(gather), "a6a0d4", 4, seed=5, alpha=0.5)
    hand(img)


def hand(img: p.Array) -> None:
    """Her left hand from its back: four knuckles, four fingers bent away under the chin, the thumb along the jaw."""
    thumb = p.ribbon(p.points("374,408 391,377 404,342 401,312"), [10, 22, 21, 19, 18, 13], 24, True)
    m = p.mask(p.spline(ARM), thumb)
    p.lay(img, p.Layer().stroke(thumb, 3, CREASE, 0.8), tooth=0.6, clip=p.mask(p.rect(384, 290, 40, 100), soft=6))
    calm(img, go.model(img, thumb, LIMB, LIGHT, flow=1.8, size=5, radius=12, seed=14))
    p.over(img, p.mask(p.circle(368, 398, 17, 19), soft=5) * p.blur(m, 4) ** 4, p.blur(img, 8))
    go.dab(img, p.spline(p.points("400,317 402,308 406,309 407,318 403,322")), "fad8ba", 1.5, size=4, length=9)
    go.line(img, p.points("391,304 392,336 388,358 382,372"), CREASE, 3.4, seed=4)
    for tendon in ("337,356 342,370 347,384", "353,354 355,368 357,382", "371,354 369,368 366,382"):
        p.multiply(img, p.mask(p.ribbon(p.points(tendon), [9, 6, 2], 12), soft=2.5) * m, CREASE, 0.5)
    for x, y in ((325, 348), (344, 340), (362, 337), (381, 342)):
        p.multiply(img, p.mask(p.ribbon([(x + 5, y - 4), (x + 5, y - 34)], [5, 6], 8), soft=2) * m, CREASE, 0.3)
        p.over(img, p.mask(p.circle(x - 1, y, 6.5, 6), soft=2.5) * m, "fbd2a4", 0.65)
        p.over(img, p.mask(p.ribbon([(x - 3, y - 15), (x - 2, y - 32)], [5, 6], 8), soft=2) * m, "fdd8aa", 0.5)
        go.line(img, [(x - 5, y - 8), (x, y - 10.5), (x + 4, y - 8)], CREASE, 1.8, seed=3, alpha=0.6)
    for gap in ("334,310 332,332 335,355", "353,304 351,326 354,350", "372,304 373,326 371,350"):
        p.lay(img, p.Layer().fill(p.ribbon(p.points(gap), [4, 3.6, 3, 1], 24, True), "84432f", 0.9))
    shade = p.mask(p.ribbon(p.points("330,300 358,313 384,308 408,296"), [6, 13, 6], 16), soft=4)
    p.multiply(img, shade * m, "7a3a34", 0.6)
    edge = p.points("342,512 334,484 333,440 339,393 331,374 320,352 317,340 317,322 322,310 330,309")
    go.line(img, edge, "9c5844", 2.2, seed=4, alpha=0.65)


def groom(img: p.Array) -> None:
    """Half-way down with his suitcase, not looking back."""
    for x, y in ((686, 851), (758, 901)):
        p.contact(img, x, y, 34, ry=6, alpha=0.6, colour="4a2040")
    suit, skin, shoe = ("0e0c22", "221e40", "5a5480"), ("4a2620", "8a5238", "d09468"), ("0a0a18", "1a1a30", "4a4a68")

    def put(
        points: p.Points, tones: tuple[str, str, str], flow: float = 1.3, radius: float = 24, seed: int = 1
    ) -> None:
        m = go.model(
            img,
            p.spline([(GROOM[0] + q[0] * 1.3, GROOM[1] + q[1] * 1.3, *q[2:]) for q in points]),
            tones,
            LIGHT,
            flow=flow,
            size=7,
            radius=radius,
            seed=seed,
        )
        p.rim_light(img, m, "ffe4b4", -3, dy=-1, alpha=0.75)

    put(p.points("-18,-92 4,-90 0,-56 -16,-30 -30,-8 -46,-14 -34,-44"), ("0a0818", "181430", "3c3860"), seed=2)
    put(p.points("-49,-12 -32,-9 -18,0 -5,4 -4,10! -50,10!"), shoe, 0.2, seed=3)
    put(p.points("-12,-92 20,-90 34,-50 30,-4 26,32 6,32 8,-10 4,-46"), suit, seed=4)
    put(p.points("4,28 26,28 38,38 51,42 52,48! 2,48!"), shoe, 0.2, seed=5)
    put(p.points("-24,-84 -26,-124 -14,-156 6,-164 22,-152 28,-118 26,-78 0,-74"), suit, seed=6)
    put([(8, -160, 1), (20, -152, 1), (22, -124, 1)], ("8a8ab0", "e8e4f0", "fffaf2"), seed=7)
    put(p.points("-6,-158 -4,-176 12,-174 12,-156 2,-152"), ("221012", "4a2a20", "7a4c38"), seed=8)
    put(
        p.points("-12,-186 -6,-204 14,-210 26,-196 27,-188 36,-180 34,-176 28,-175 28,-166 16,-160 -2,-168"),
        skin,
        seed=9,
    )
    put(
        p.points("-14,-176 -18,-198 -4,-216 18,-216 28,-200 12,-198 4,-186 -4,-170"),
        ("08070e", "1a1620", "5a4a58"),
        seed=10,
    )
    for feature, width in (
        ("20,-243 27,-240 35,-244", 4),
        ("18,-257 27,-261 37,-254", 4),
        ("29,-220 35,-221 39,-219", 2.4),
    ):
        go.line(img, p.points(feature, at=GROOM), "1a0a10", width, seed=3)
    for k in range(5):
        petal = p.circle(20 + GROOM[0] + 6 * math.cos(k * 1.26), GROOM[1] - 168 + 6 * math.sin(k * 1.26), 5)
        go.dab(img, petal, "fff6ec", size=4, length=7, seed=k)
    put(p.points("-14,-148 4,-144 8,-116 20,-88 8,-80 -8,-104"), ("141028", "2c284e", "6c6694"), seed=11)
    put(p.points("8,-88 20,-90 28,-80 24,-70 12,-70"), skin, radius=10, seed=12)
    suitcase(img)


def suitcase(img: p.Array) -> None:
    """All that he takes."""
    layer = p.Layer().stroke(p.spline(p.points("10,-90 14,-108 38,-108 42,-90", at=GROOM), False), 7, "5a2c1c")
    p.lay(img, layer)
    go.model(
        img,
        p.rect(GROOM[0] - 14, GROOM[1] - 92, 80, 60, r=9),
        ("7a3a14", "d8882c", "ffc460"),
        LIGHT,
        flow=0.1,
        size=9,
        radius=16,
        seed=13,
    )
    for x in (4, 40):
        go.line(img, p.points(f"{x},-90 {x},-60 {x},-33", at=GROOM), "8a4a1c", 9, seed=3, taper=False)


def paint() -> p.Array:
    """Night, the house storey by storey, the stairs, and two people."""
    img = night()
    for k in range(4):
        storey(img, k)
    homes(img)
    p.glow(img, 750, 720, 260, colour="7c78d8", alpha=0.4, power=1.5)
    stairs(img)
    bride(img)
    groom(img)
    return np.clip(img, 0, 1)
