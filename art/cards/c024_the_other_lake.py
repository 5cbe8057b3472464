"""A stag drinks by day; in the water a night city hangs upside down and a crane bends to meet him.

Technique: painted relief. Back to front: the wood and the stag, then the city, painted upright and turned over into the
water, rings, the bank's edge.
"""

from __future__ import annotations

import math

import cv2
import numpy as np

from art import paint as p

NUMBER, TITLE = 24, "The Other Lake"

AXIS = 600
LIGHT: p.Light = (-0.6, -0.6, 0.45)
HIDE = [(0, "1e1418"), (0.3, "4a2a20"), (0.55, "84502c"), (0.78, "bf8348"), (0.92, "eec484"), (1, "fff2cc")]
SHADED = [(0, "140e14"), (0.5, "3a221e"), (0.85, "6e4428"), (1, "a87844")]
HORN = [(0, "2a1c18"), (0.45, "6e5238"), (0.75, "b89468"), (1, "f8e8c0")]
TRUNKS = ((44, 34), (104, 20), (612, 28), (668, 18), (726, 40), (784, 22))  # x and width: birches above, towers below
TOUCH = (488.0, 600.0)
STEEL = [(0, "5c3414"), (0.5, "c88428"), (0.85, "f4b848"), (1, "ffe8a8")]
ANTLER: list[tuple[list[p.Point], list[float]]] = [  # above of horn, below of steel
    (p.points("454,462 460,408 502,356 570,322 630,276"), [17, 15, 13, 10, 4]),
    (p.points("458,438 498,434 532,408"), [12, 9, 3]),
    (p.points("466,402 458,350 474,296"), [12, 9, 3]),
    (p.points("508,354 506,302 530,250"), [12, 9, 3]),
    (p.points("558,328 568,278 600,232"), [11, 8, 3]),
]


def forest(img: p.Array) -> None:
    """Misty woods, white trunks, sap-green leaves and the bank."""
    misty_wood = [(0, "a8d0b8"), (0.25, "cfe6cc"), (0.45, "eef6e0"), (0.5, "d4e6cc"), (1, "d4e6cc")]
    mossy_bank = [(0, "2c4a2c"), (0.5, "5c8440"), (1, "a8bc5c")]
    img[:] = p.vertical(misty_wood, wobble=p.noise(200, 3, 3) * 0.03)
    p.glow(img, 330, 250, 430, colour="fffbe4", alpha=0.6)
    p.underpaint(img, 3, p.swirl(260, 4, 0.6), 0.03)
    for y, h, colour, seed in ((520, 190, "a4ccb4", 3), (556, 150, "74ac98", 8)):
        p.forest_band(img, y, h, colour, seed=seed, count=60, kind="round", mist="dcecd4")
    random = np.random.default_rng(4)
    for _ in range(14):
        x = random.uniform(0, 800)
        if 120 < x < 590:
            continue
        p.over(img, p.mask(p.ribbon([(x, 580), (x + random.normal(0, 10), 0)], [9, 6], 20)), "cfe2d4", 0.7)
    p.over(img, p.below(p.skyline(530, 6, 3)), "b4d8bc", 0.9)
    p.mist(img, 540, 40, "e4f2de", alpha=0.7, seed=5)
    for k, (x, w) in enumerate(TRUNKS):
        p.birch(img, x, 592, 640, width=w, lean=0.012 * (k % 3 - 1), seed=k + 3, light=LIGHT)
    crowns(img)
    bank = p.below(p.skyline(572, 7, 6)) * p.smooth(AXIS + 1, AXIS - 1, p.grid.y)
    p.over(img, bank, p.ramp(np.clip(0.5 + p.noise(40, 4, 3) * 0.3, 0, 1), mossy_bank))
    p.grass_over(img, bank, 2600, (8, 26), seed=5, lean=0.1, lift=0.02)


def crowns(img: p.Array) -> None:
    """Birch crowns as masses: shaded boughs, lit boughs before them, and small leaves only along their edges."""
    bough_rows = (
        (270, [(0, "5a9468"), (1, "a4cc94")], 0.75),
        (215, [(0, "2c5a34"), (0.6, "5c8c40"), (1, "94b854")], 0.92),
        (150, [(0, "3a6634"), (0.5, "7aa44c"), (1, "c8dc8c")], 0.95),
    )
    side = np.maximum(p.smooth(330, 20, p.grid.x) * 1.0, p.smooth(500, 790, p.grid.x))
    random = np.random.default_rng(12)
    for k, (low, colours, alpha) in enumerate(bough_rows):
        hang = low * (0.16 + 0.84 * side) + p.noise(120, 20 + k, 4) * 74 + p.noise(26, 30 + k, 3) * 20 - p.grid.y
        m = p.rough(p.smooth(-5, 5, hang) * p.smooth(0.06, 0.14, side), 5, 9, 40 + k)
        tone = np.clip(0.5 + p.noise(64, 50 + k, 4) * 0.5 - hang / 520 + (330 - np.abs(p.grid.x - 330)) / 1400, 0, 1)
        p.over(img, m, p.ramp(tone, colours), alpha)
        leaves = p.Layer()
        leaf = p.spline(p.points("0,0! 0.5,-0.28 1,0! 0.5,0.28"))
        for _ in range(1500):
            x, y = random.uniform(-10, 810), random.uniform(-10, low + 90)
            if -26 < p.grid.at(hang, x, y) < 60 and p.grid.at(side, x, y) > 0.1:
                tint = p.mix(
                    colours[0][1], colours[-1][1], float(np.clip(p.grid.at(tone, x, y) + random.normal(0, 0.2), 0, 1))
                )
                leaves.fill(p.moved(leaf, x, y, random.uniform(7, 13), turn=random.normal(70, 40)), tint, 0.9)
        p.lay(img, leaves)


def shallows(img: p.Array) -> p.Array:
    """A small bay in the bank, where the water comes up to the muzzle; grass hangs over its far side."""
    shore = p.points("424,604! 432,592 456,583 496,578 548,578 596,584 626,594 640,604!")
    bay = p.rough(p.mask(p.spline(shore)), 1.2, 14, 3) * p.smooth(AXIS + 1, AXIS - 1, p.grid.y)
    p.over(img, bay, p.vertical([(0, "1c3a30"), (0.3, "4c8478"), (1, "9cc8b4")], 576, AXIS))
    blades, random = p.Layer(), np.random.default_rng(11)
    for x in np.sort(random.uniform(428, 636, 150)):
        y = 579 + ((x - 532) / 104) ** 4 * 16 + random.uniform(-2, 3)
        bend = random.normal(0, 0.4)
        blade = p.hair(x, y, -math.pi / 2 + random.normal(0, 0.5), random.uniform(7, 18), width=2.2, bend=bend)
        blades.fill(blade, p.mix("2c5a2c", "94b454", random.random()), 0.95)
    p.lay(img, blades)
    return bay


def furry(
    img: p.Array, path: object, stops: list[tuple[float, str]], radius: float, flow: p.Flow, count: int, seed: int
) -> p.Array:
    """One part of the stag: relief, then hair."""
    m = p.rough(p.mask(path), 1.4, 8, seed)
    p.form(img, m, stops, radius, light=LIGHT, texture=0.06, seed=seed, soften=5)
    p.hairs(img, m, flow, count, length=(7, 16), width=(0.9, 1.8), jitter=0.12, seed=seed, alpha=0.75)
    return m


def hoof(img: p.Array, x: float, y: float, tone: str = "241a1c") -> None:
    """A cloven hoof, its toe to the right."""
    p.solid(img, p.spline(p.points("-11,10! -9,-8 7,-9 18,10!", at=(x, y))), tone, 7, light=LIGHT, tooth=0.3)
    p.lay(img, p.Layer().stroke(p.line([(x + 5, y - 5), (x + 8, y + 9)]), 1.6, "0c0608", 0.7))


def antler(img: p.Array, dx: float, dy: float, stops: list[tuple[float, str]]) -> None:
    """One antler: a beam and four tines."""
    for points, widths in ANTLER:
        beam = p.ribbon([(x + dx, y + dy) for x, y in points], widths, 40, True)
        p.solid(img, beam, stops, 6, light=LIGHT, tooth=0.4)


def far_legs(img: p.Array) -> None:
    """The two legs of the other side, a step ahead of the near ones, in shade."""
    hind = p.points(
        "186,396 256,392 252,432 240,462 224,486 219,506 219,552 227,580! 206,582! 205,556 203,526 196,504 182,484! "
        "190,458 180,430"
    )
    fore = p.points(
        "340,400 396,404 400,440 405,478 409,502 405,520 407,558 416,580! 394,582! 393,562 391,530 387,506 378,480 "
        "356,446"
    )
    for outline, flow, seed in ((hind, [(216, 400), (206, 580)], 3), (fore, [(372, 400), (400, 580)], 4)):
        furry(img, p.spline(outline), SHADED, 22, flow=p.along(flow), count=700, seed=seed)
    hoof(img, 215, 582, "181014")
    hoof(img, 404, 582, "181014")


def tone(img: p.Array, m: p.Array, text: str, alpha: float) -> None:
    """A soft muscle shadow within the coat."""
    p.multiply(img, m * p.mask(p.spline(p.points(text)), soft=11), "6a3c24", alpha)


def stag_body(img: p.Array) -> None:
    """Level back, withers, deep chest, thigh and hock in one coat; then its shadows, the pale rump and the tail."""
    outline = p.spline(
        p.points(
            "130,356 138,330 160,310 206,302 262,307 304,304 336,298 364,309 393,338 424,380 448,424 466,458 "
            "446,486 424,486 410,466 398,452 386,450 378,462 373,480 375,502 369,518 367,550 371,564 378,580! 356,582! "
            "355,564 354,530 351,506 343,480 330,454 310,442 280,430 254,412 246,406 240,432 214,462 186,484 174,502 "
            "172,528 172,552 180,580! 158,582! 157,556 156,530 148,506 130,484! 138,466 146,446 134,420 124,386"
        )
    )
    tail = p.ribbon([(150, 322), (130, 340), (124, 374)], [12, 18, 5], 16)
    back, down = p.along([(400, 330), (270, 340), (140, 350)]), p.along([(190, 380), (150, 480), (170, 580)])
    throat = p.along([(352, 330), (406, 398), (446, 472)])

    def coat(x: float, y: float) -> float:
        """Hair lies back along the trunk, down the legs and along the neck."""
        if y > 420:
            return down(x, y) if x < 390 else throat(x, y)
        return back(x, y) if x < 350 else throat(x, y)

    m = furry(img, outline, HIDE, 70, flow=coat, count=6200, seed=5)
    tone(img, m, "226,404 270,404 330,420 356,444 330,470 290,450 240,430", 0.6)
    tone(img, m, "238,340 252,370 246,412 232,420 236,380", 0.55)
    tone(img, m, "300,330 314,360 318,410 330,440 312,438 300,400 294,360", 0.5)
    tone(img, m, "372,372 392,396 418,440 424,480 392,452 372,440 366,410", 0.5)
    tone(img, m, "204,446 240,420 218,466 186,494 166,506 170,490", 0.6)
    tone(img, m, "345,460 354,458 362,510 364,580 352,580", 0.3)
    p.over(
        img, p.mask(p.spline(p.points("196,330 222,338 224,372 200,400 172,392 176,350")), soft=22) * m, "d89a58", 0.3
    )
    p.over(
        img, p.mask(p.spline(p.points("332,312 356,336 360,390 346,420 328,400 322,350")), soft=20) * m, "d89a58", 0.3
    )
    p.rim_light(img, m, "fff0c0", 2, dy=-4, alpha=0.6, soft=2)
    rump = p.mask(p.spline(p.points("126,372 140,328 160,336 160,384 146,420 132,410")), soft=7) * m
    p.over(img, rump, "fbe8c4", 0.62)
    furry(img, tail, HIDE, 10, flow=p.along([(144, 326), (126, 372)]), count=160, seed=7)
    hoof(img, 168, 582)
    hoof(img, 366, 582)


def mane(img: p.Array) -> None:
    """Long dark hair on the throat."""
    hair = p.Layer()
    random = np.random.default_rng(6)
    for _ in range(260):
        t = random.random()
        x, y = 366 + 66 * t + random.normal(0, 12), 396 + 90 * t + random.normal(0, 10)
        hair.fill(
            p.hair(x, y, random.normal(1.9, 0.25), random.uniform(18, 38), width=2.4, bend=random.normal(0, 0.2)),
            p.mix("3a2018", "a06c3c", random.random()),
            0.8,
        )
    p.lay(img, hair)


def stag_head(img: p.Array) -> None:
    """An ear, and the face down to the water."""
    near_ear = p.spline(p.points("440,474 414,446 376,438! 386,466 424,490"))
    inner_ear = p.spline(p.points("430,474 410,454 388,446! 398,464 420,482"))
    face = p.points(
        "428,476 446,452 470,458 480,486 486,520 495,556 504,584 496,602 474,600 464,574 448,548 430,524 422,498"
    )
    nose = p.spline(p.points("478,588 492,574 505,586 498,603 476,601"))
    eye = p.spline(p.points("450,500! 458,490 469,494! 464,503 455,505"))

    p.solid(img, near_ear, HIDE, 12, light=LIGHT, tooth=0.6, cast=0.3)
    p.over(img, p.mask(inner_ear, soft=3), "6a3c2c", 0.55)
    m = furry(img, p.spline(face), HIDE, 30, flow=p.along([(490, 596), (460, 510), (436, 470)]), count=800, seed=9)
    tone(img, m, "420,500 440,510 462,550 474,590 462,580 440,550", 0.6)
    p.over(img, p.mask(p.spline(p.points("468,572 486,564 500,580 494,602 472,600")), soft=6) * m, "e8cca0", 0.55)
    layer = p.Layer()
    layer.fill(nose, "1c1214").fill(p.circle(493, 583, 4, 2.4), "c8b0a8", 0.7)
    layer.fill(eye, "0e080a").fill(p.circle(461, 495, 1.7), "fff8e8")
    layer.stroke(p.spline(p.points("444,498 456,486 471,490"), False), 3, "3a2018", 0.7)
    p.lay(img, layer)


def stag(img: p.Array) -> None:
    """Drinking, facing right; the muzzle touches the water at TOUCH."""
    far_antler = [(0, "1e1614"), (0.6, "54402e"), (1, "a08460")]
    p.contact(img, 270, 588, 170, ry=12, alpha=0.45, colour="142418")
    antler(img, 18, -14, far_antler)
    far_legs(img)
    stag_body(img)
    mane(img)
    stag_head(img)
    antler(img, 0, 0, HORN)


def lattice(
    layer: p.Layer,
    a: tuple[float, float],
    b: tuple[float, float],
    width: tuple[float, float],
    cells: int,
    colour: str,
    line: float = 3,
) -> None:
    """A girder: two chords and zigzag bracing."""
    t = math.atan2(b[1] - a[1], b[0] - a[0]) + math.pi / 2
    nx, ny = math.cos(t), math.sin(t)

    def at(u: float, side: int) -> tuple[float, float]:
        w = (width[0] + (width[1] - width[0]) * u) / 2 * side
        return a[0] + (b[0] - a[0]) * u + nx * w, a[1] + (b[1] - a[1]) * u + ny * w

    for side in (-1, 1):
        layer.stroke(p.line([at(0, side), at(1, side)]), line, colour)
    for k in range(cells):
        side = 1 if k % 2 else -1
        layer.stroke(p.line([at(k / cells, side), at((k + 1) / cells, -side)]), line * 0.6, colour)
        layer.stroke(p.line([at(k / cells, 1), at(k / cells, -1)]), line * 0.5, colour)


def girder(img: p.Array, points: list[p.Point], widths: list[float], cells: int, tint: str) -> None:
    """A boom in straight pieces: a dark filling, so that it reads as one bar, and the lattice over it."""
    layer = p.Layer()
    for k in range(len(points) - 1):
        a, b, width = points[k], points[k + 1], (widths[k], widths[k + 1])
        layer.fill(p.ribbon([a, b], list(width), 8), p.mix(tint, "3c2410", 0.72))
        lattice(layer, a, b, width, cells=cells, colour=tint, line=max(3.0, width[1] * 0.14))
    p.lay(img, layer)


def crane(img: p.Array) -> None:
    """The stag in steel, of the same outline: four legs, engine house, bent jib, booms for antlers, a hanging beam."""
    house = p.spline(
        p.points(
            "124,384 127,352! 140,326! 162,309! 206,302 262,307 304,304! 336,294! 366,306! 394,338! 406,362! 404,430! "
            "388,452! 366,464! 334,456! 300,440 254,414! 242,432! 216,460! 184,470! 150,448! 134,420!"
        )
    )
    roof = p.poly(p.points("140,326 162,309 206,302 262,307 304,304 336,294 366,306 380,322 300,324 206,322 150,336"))
    haunch_seam = p.spline(p.points("240,322 258,356 254,412"), False)
    shoulder_seam = p.spline(p.points("318,322 324,370 318,446"), False)
    head = p.poly(p.points("424,480 446,452 472,460 484,496 502,582 480,590 460,558 430,522"))
    muzzle = p.poly(p.points("495,550 502,582 480,590 467,569"))
    ear = p.poly(p.points("440,476 412,446 376,438 388,466 424,492"))
    steel, far = "ffc860", "b07c3c"
    p.glow(img, 320, 400, 400, colour="3c9c98", alpha=0.6)
    girder(img, p.points("226,404 200,490 212,590"), [46, 22, 18], cells=5, tint=far)
    girder(img, p.points("372,420 396,500 402,590"), [40, 22, 18], cells=5, tint=far)
    for points, widths in ANTLER:
        girder(img, points, [w * 1.3 for w in widths], cells=3, tint=steel)
    girder(img, p.points("182,440 150,486 168,590"), [76, 30, 22], cells=5, tint=steel)
    girder(img, p.points("356,430 362,500 365,590"), [50, 28, 22], cells=5, tint=steel)
    girder(img, p.points("358,380 448,476"), [84, 46], cells=4, tint=steel)
    stays = p.Layer().stroke(p.line(p.points("336,292 474,296 530,250 600,232 630,276")), 2.6, "e8c890", 0.75)
    p.lay(img, stays.stroke(p.line(p.points("336,292 460,408")), 3, "e8c890", 0.85))
    p.solid(img, house, STEEL, 54, light=LIGHT, tooth=0.4)
    p.over(img, p.mask(roof), "ffe4a0", 0.55)
    p.solid(img, ear, STEEL, 6, light=LIGHT, tooth=0.4)
    p.solid(img, head, STEEL, 10, light=LIGHT, tooth=0.4)
    details = p.Layer()
    for x, tint in ((162, "0c3a48"), (198, "0c3a48"), (268, "0c3a48"), (334, "fff0b0"), (362, "0c3a48")):
        details.fill(p.rect(x, 344, 22, 32), tint)
    details.fill(muzzle, "6a3c14")
    for seam in (haunch_seam, shoulder_seam):
        details.stroke(seam, 4, "7c4818", 0.8)
    for x in (168, 212, 365, 402):
        details.fill(p.poly(p.points("-13,10 -10,-8 12,-8 18,10", at=(x, 590))), "8a5620")
    details.fill(p.poly(p.points("444,488 462,478 470,500 452,508")), "fff4c0")
    details.fill(p.circle(488, 594, 9), "ffe8b8").fill(p.circle(488, 594, 4), "6a3c14")
    for x, y in p.points("150,486 200,490 362,500 396,500"):
        details.fill(p.circle(x, y, 10), "d09038").fill(p.circle(x, y, 4), "6a3c14")
    details.stroke(p.line(p.points("533,408 533,466")), 2.6, "e8c890", 0.9)
    details.stroke(p.line(p.points("503,492 533,466 563,492")), 2.2, "e8c890", 0.9)
    details.fill(p.rect(494, 490, 78, 12, r=1), "c84c2c").fill(p.rect(526, 458, 14, 12, r=2), "ffe8b8")
    for x, y in p.points("250,334 260,358 262,384 258,404 312,334 317,358 317,384 314,410 314,434"):
        details.fill(p.circle(x, y, 2), "7c4818")
    p.lay(img, details)
    for points, _ in ANTLER:
        x, y = points[-1]
        p.glow(img, x, y, 38, colour="ffc050", alpha=0.95)
        p.lay(img, p.Layer().fill(p.circle(x, y, 6), "fff4d0"))


def tower(img: p.Array, x: float, width: float, height: float, seed: int) -> None:
    """A slim lit tower standing on the axis."""
    dark_tower = [(0, "08222c"), (0.5, "15424e"), (0.85, "2c6a74"), (1, "64a4a4")]
    random = np.random.default_rng(seed)
    top = AXIS - height
    m = p.mask(p.rect(x - width / 2, top, width, height + 4, r=2))
    p.form(img, m, dark_tower, width * 0.5, light=LIGHT, texture=0.05, seed=seed)
    layer = p.Layer()
    columns = max(int(width / 13), 2)
    gap = width / columns
    for row in range(int(height / 17) - 1):
        for k in range(columns):
            if random.random() < 0.2:
                tint = p.mix("e88820", "ffdc88", random.random())
                layer.fill(
                    p.rect(x - width / 2 + k * gap + 3, top + 10 + row * 17, gap - 6, 10), tint, random.uniform(0.7, 1)
                )
    layer.stroke(p.line([(x, top), (x, top - 40)]), 3, "2c6a74").fill(p.circle(x, top - 40, 3), "ffc050")
    p.lay(img, layer)


def watcher(img: p.Array) -> None:
    """At one window somebody in a red coat stands, looks across and waves."""
    x, y = 726, 322
    window = p.rect(x - 33, y - 96, 66, 98, r=2)
    curtains = [p.poly(p.points("33,-96 17,-96 25,-40 29,2 33,2", at=(x, y), scale=(side, 1))) for side in (-1, 1)]
    coat = p.spline(p.points("-16,2! -15,-26 -13,-42 -6,-47 4,-47 11,-42 14,-26 15,2!", at=(x, y)))
    waving_arm = p.ribbon(p.points("9,-42 21,-50 19,-72", at=(x, y)), [8, 8, 6], 20, True)
    hair = p.spline(p.points("-11,-58 -9,-72 0,-76 9,-72 11,-60 6,-68 -4,-68", at=(x, y)))
    lamp = np.clip(1 - np.hypot(p.grid.x - x, p.grid.y - y + 50) / 90, 0, 1)
    p.over(img, p.mask(window), p.ramp(lamp, [(0, "f0a43c"), (1, "fff0bc")]))
    layer = p.Layer()
    for curtain in curtains:
        layer.fill(curtain, "d8742c", 0.85)
    layer.fill(coat, "a82c2c").fill(waving_arm, "a82c2c").fill(p.circle(x + 19, y - 77, 5.5), "c88858")
    layer.fill(p.circle(x, y - 60, 10.5, 12.5), "c88858").fill(hair, "2c1814")
    layer.stroke(window, 6, "0c2c38").fill(p.rect(x - 39, y, 78, 8, r=1), "4c8c90")
    p.lay(img, layer)


def city() -> p.Array:
    """The night city, painted upright on the axis; paint() turns it over."""
    night_sky = [(0, "041420"), (0.5, "0a3040"), (0.8, "16505a"), (1, "3c8080")]
    img = p.vertical(night_sky, 0, AXIS, p.noise(200, 6, 3) * 0.04)
    p.underpaint(img, 5, p.swirl(260, 7, 0.4), 0.03)
    p.glow(img, 380, 600, 420, colour="e89838", alpha=0.3, power=1.6)
    p.skyline_city(img, AXIS, 430, "0c3442", seed=8, lit="0f3a48", count=16, modern=True)
    p.mist(img, 520, 120, "1c5c64", alpha=0.5, seed=9)
    p.mist(img, 570, 50, "3c8484", alpha=0.35, seed=4)
    heights = [500, 330, 400, 300, 548, 360]
    for k, (x, w) in enumerate(TRUNKS):
        tower(img, x, w * 1.5 + 24, heights[k], seed=k + 2)
    watcher(img)
    quay = p.Layer().fill(p.rect(-10, 584, 820, 20), "0a2c38")
    for x in range(40, 800, 144):
        quay.fill(p.rect(x, 578, 4, 14), "2c6470").fill(p.circle(x + 2, 576, 4), "ffd070")
    p.lay(img, quay)
    for x in range(40, 800, 144):
        p.glow(img, x + 2, 576, 26, colour="ffb848", alpha=0.6)
    crane(img)
    return img


def paint() -> p.Array:
    """Bank and stag above the axis, the city turned over below it, then the rings where they touch."""
    paper_cup = p.poly(p.points("-16,0 -22,-52 22,-52 16,0"))
    sleeve = p.poly(p.points("-19,-18 -21,-40 21,-40 19,-18"))
    night = city()
    img = p.blank()
    forest(img)
    bay = shallows(img)
    muzzle = p.mask(p.spline(p.points("440,520! 484,520! 495,556 504,584 498,603 476,601 462,574!")))
    stag(img)
    wave = p.noise(14, 8, 3, ax=5.0, ay=0.5) * (0.3 + np.maximum(p.grid.y - AXIS, 0) * 0.0008)
    mx = ((p.grid.x + wave * 1.5) * p.grid.s).astype(p.f32)
    my = ((2 * AXIS - p.grid.y + wave * 1.2) * p.grid.s).astype(p.f32)
    mirrored = cv2.remap(night, mx, my, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REFLECT)
    water = p.smooth(AXIS - 1, AXIS + 1, p.grid.y)
    p.over(img, water, mirrored)
    p.over(img, water * p.smooth(AXIS + 34, AXIS, p.grid.y), "9cc8b4", 0.35)
    glint = p.smooth(0.5, 0.9, p.noise(9, 12, 3, ax=9.0, ay=0.5)) * water * p.smooth(760, 610, p.grid.y)
    p.shine(img, glint, "c8ecd8", 0.35)
    rings = p.Layer()
    for k, rx in enumerate((24, 54, 90, 132)):
        rings.stroke(p.circle(*TOUCH, rx, rx * 0.19), 3.4 - k * 0.5, "f4fff0", 0.95 - k * 0.18)
    p.lay(img, rings, clip=np.maximum(water, bay) * (1 - muzzle))
    cup = p.Sprite()
    cup.add(paper_cup, "f8f4ea", 12)
    cup.add(sleeve, "6c9c8c", 10)
    cup.add(p.rect(-25, -60, 50, 9, r=4), "fffaf0", 4)
    cup.draw(img, 668, 590, 74, turn=78, light=LIGHT, ground=0.3)
    front = p.Layer()
    p.fern(front, 26, 600, 70, colour="4c7a3c", seed=4)
    p.fern(front, 770, 600, 64, colour="4c7a3c", seed=7)
    p.lay(img, front, clip=1 - water)
    return img
