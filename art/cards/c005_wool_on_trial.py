"""A wolf cub in a knitted sheep cardigan before three enormous sheep judges.

Technique: painted relief. Back to front: the wall and its window, three judges, the bench, the floor with the exhibits,
a shaft of light, the cub, the clerk.
"""

from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np

from art import paint as p

NUMBER, TITLE = 5, "Wool on Trial"

GLOOM = "0c0618"
LIGHT: p.Light = (-0.65, -0.6, 0.4)
FLEECE = [(0, "4a3a5c"), (0.35, "8f7c92"), (0.6, "cfbfb4"), (0.82, "f4e8d0"), (1, "fffaf0")]
FACE = [(0, "1c1222"), (0.35, "3a2a3c"), (0.6, "5c4a58"), (0.85, "8a7680"), (1, "c8b4b0")]
ROBE = [(0, "140a24"), (0.4, "2c1848"), (0.65, "4a2c70"), (0.9, "7a56a0"), (1, "b090c8")]
FUR = [(0, "1e1c2a"), (0.35, "43414f"), (0.6, "73717c"), (0.85, "a8a4a8"), (1, "e0d8d0")]
OAK = "6a4430"


class Head(NamedTuple):
    """Where a judge's head is, and how large."""

    x: float
    y: float
    scale: float

    def at(self, points: list[p.Point]) -> list[p.Point]:
        """Local points (drawn for a scale of 1) on the sheet."""
        return [(self.x + x * self.scale, self.y + y * self.scale, *corner) for x, y, *corner in points]


def fleece(img: p.Array, m: p.Array, size: float, seed: int) -> None:
    """Wool in locks of every size, coloured from what is below: tight coils, open hooks and plain tufts."""
    random = np.random.default_rng(seed)
    rows, columns = np.where(m > 0.5)
    pick = random.integers(0, len(rows), int(len(rows) / (p.grid.s * size) ** 2 * 40))
    spots = np.stack([columns[pick], rows[pick]], 1) / p.grid.s
    radii = size * random.choice([1.05, 0.85, 0.66, 0.5, 0.36], len(pick), p=[0.08, 0.16, 0.26, 0.28, 0.22])
    order = np.argsort(-radii, kind="stable")
    kept: list[tuple[float, float, float]] = []
    for (x, y), radius in zip(spots[order], radii[order], strict=True):
        near = np.array(kept) if kept else np.zeros((0, 3))
        if np.all(np.hypot(near[:, 0] - x, near[:, 1] - y) > (near[:, 2] + radius) * 0.5):
            kept.append((float(x), float(y), float(radius)))
    reference, layer = p.blur(img, 3), p.Layer()
    for x, y, radius in sorted(kept, key=lambda lock: lock[1] + 0.4 * lock[2] + random.normal(0, size * 0.3)):
        row, column = min(int(y * p.grid.s), p.grid.h - 1), min(int(x * p.grid.s), p.grid.w - 1)
        body = np.clip(reference[row, column] * (1 + random.normal(0, 0.05)), 0, 1)
        lock(layer, x, y, radius, body=body, random=random)
    p.lay(img, layer)


def lock(layer: p.Layer, x: float, y: float, r: float, body: p.Colour, random: np.random.Generator) -> None:
    """One lock of wool: an uneven tuft, and the line in which its hair winds."""
    shade, lit = "4a3454", "fff8e8"
    edge = random.uniform(0.84, 1.2, 7) * r
    turn, way = random.uniform(0, 6.3), random.choice((-1, 1))
    tuft = p.spline(
        [(x + q * math.cos(turn + k * 0.898), y + q * math.sin(turn + k * 0.898)) for k, q in enumerate(edge)]
    )
    layer.stroke(tuft, r * 0.2, shade, random.uniform(0.2, 0.36), soft=r * 0.16)
    tones = [p.mix(body, lit, 0.42), body, p.mix(body, shade, 0.42)]
    layer.radial(tuft, (x - r * 0.25, y - r * 0.36), r * 1.4, tones, alpha=0.96)
    wound, inner = ((6.2, 0.14), (4.2, 0.3), (3.0, 0.55), (0, 0))[random.choice(4, p=[0.4, 0.3, 0.22, 0.08])]
    if not wound:
        return
    for far in (1.0, 0.62) if wound == 3.0 else (1.0,):
        winding = [
            (
                x + math.cos(turn + way * t) * r * far * (inner + (0.86 - inner) * t / wound),
                y + math.sin(turn + way * t) * r * far * (inner + (0.86 - inner) * t / wound),
            )
            for t in np.linspace(0, wound, 12)
        ]
        line = p.ribbon(winding, [r * 0.04, r * 0.15, r * 0.12, r * 0.03], 24)
        layer.fill(line, p.mix(body, shade, 0.6), random.uniform(0.5, 0.85))


def robe(img: p.Array, head: Head, seed: int) -> None:
    """A dark gown over broad shoulders."""
    shoulders = p.points("-60,60 -170,120 -230,230 -240,420 240,420 230,230 170,120 60,60")
    outline = head.at(shoulders)
    m = p.rough(p.mask(p.spline(outline)), 2, 14, seed)
    p.shadow(img, m, 12, 10, soft=22, colour=GLOOM)
    p.form(img, m, ROBE, 90 * head.scale, light=LIGHT, texture=0.07, seed=seed, soften=8)
    p.hairs(
        img,
        m,
        lambda a, b: 1.57 + (a - head.x) / (900 * head.scale),
        900,
        length=(20, 50),
        width=(1, 2.2),
        jitter=0.16,
        seed=seed,
        alpha=0.5,
    )


def wig(img: p.Array, head: Head, seed: int) -> None:
    """A full wig of the judge's own wool."""
    long_wig = p.points(
        "-118,150 -132,20 -120,-90 -78,-176 0,-206 78,-176 120,-90 132,20 118,150 70,170 62,40 0,-40 -62,40 -70,170"
    )
    outline = head.at(long_wig)
    m = p.mask(p.spline(outline))
    p.shadow(img, m, 10, 12, soft=16, colour=GLOOM)
    p.form(img, m, FLEECE, 90 * head.scale, light=LIGHT, texture=0.05, seed=seed + 2, soften=8)
    fleece(img, m, 23 * head.scale, seed)


def ears(img: p.Array, head: Head, seed: int) -> None:
    """Ears that stick out of the wig."""
    for side in (-1, 1):
        ear_outline = [
            (side * 46, -34),
            (side * 92, -62),
            (side * 150, -30),
            (side * 166, 22),
            (side * 110, 18),
            (side * 58, -2),
        ]
        ear = head.at(ear_outline)
        p.solid(img, p.spline(ear), FACE, 26 * head.scale, light=LIGHT, cast=0.5, seed=seed)
        hollow = [(side * 74, -34), (side * 110, -40), (side * 146, -6), (side * 112, -4)]
        inner = head.at(hollow)
        p.over(img, p.mask(p.spline(inner), soft=4), "a87884", 0.6)


def face(img: p.Array, head: Head, gaze: float, seed: int) -> None:
    """A long dark face with short hair."""
    long_face = [
        (-60, -50),
        (-34, -84),
        (0, -92),
        (34, -84),
        (60, -50),
        (60, 10),
        (44 + gaze, 74),
        (38 + gaze, 118),
        (gaze, 142),
        (-38 + gaze, 118),
        (-44 + gaze, 74),
        (-60, 10),
    ]
    outline = head.at(long_face)
    m = p.mask(p.spline(outline))
    p.shadow(img, m, 6, 14, soft=12, colour="1a0c20")
    p.form(img, m, FACE, 56 * head.scale, light=LIGHT, texture=0.05, seed=seed + 4, soften=7)
    p.hairs(
        img,
        m,
        lambda a, b: 1.57 + (a - head.x) / (160 * head.scale),
        800,
        length=(6, 13),
        width=(0.8, 1.7),
        jitter=0.12,
        seed=seed + 5,
        alpha=0.6,
    )


def features(img: p.Array, head: Head, gaze: float, spectacles: bool) -> None:
    """Slit pupils below heavy lids, nostrils, a thin mouth."""
    x, y, scale = head
    layer = p.Layer()
    for side in (-1, 1):
        ex, ey = x + (side * 36 + gaze * 0.2) * scale, y + 2 * scale
        layer.fill(p.circle(ex, ey, 17 * scale, 15 * scale), "140a18")
        layer.fill(p.circle(ex, ey + scale, 14.5 * scale, 12.5 * scale), "e8c878")
        layer.fill(
            p.rect(ex - 9 * scale + gaze * 0.12 * scale, ey + 3 * scale, 18 * scale, 6 * scale, r=3 * scale), "140a12"
        )
        lid = p.points("-19,2 -12,-16 12,-16 19,2 0,-1", at=(ex, ey), scale=(scale, scale))
        layer.fill(p.spline(lid), "54424f")
        eyelid = p.spline([(ex - 18 * scale, ey + scale), (ex, ey - 2 * scale), (ex + 18 * scale, ey + scale)], False)
        layer.stroke(eyelid, 3 * scale, "140a18")
        brow = p.spline(
            [
                (ex - side * 20 * scale, ey - 16 * scale),
                (ex, ey - 24 * scale),
                (ex + side * 20 * scale, ey - 20 * scale),
            ],
            False,
        )
        layer.stroke(brow, 5 * scale, "c8b8b4", 0.6, soft=2)
        nostril = [(side * 8 + gaze, 98), (side * 20 + gaze, 90), (side * 26 + gaze, 98), (side * 16 + gaze, 106)]
        layer.fill(p.spline(head.at(nostril)), "0e060e")
        if spectacles:
            layer.stroke(p.circle(ex, ey + 4 * scale, 24 * scale, 22 * scale), 3.6 * scale, "d8b060")
    if spectacles:
        layer.stroke(p.spline(head.at([(-12, 2), (0, -6), (12, 2)]), False), 3.6 * scale, "d8b060")
    mouth = [(gaze, 104), (gaze, 120), (-24 + gaze, 128)]
    layer.stroke(p.spline(head.at(mouth), False), 3 * scale, "140a14", 0.8)
    layer.stroke(p.spline(head.at([(gaze, 120), (24 + gaze, 128)]), False), 3 * scale, "140a14", 0.8)
    p.lay(img, layer)


def judge(img: p.Array, x: float, y: float, scale: float, gaze: float, spectacles: bool = False, seed: int = 1) -> None:
    """A sheep from the front, looking down its nose; gaze shifts the muzzle sideways."""
    fringe = p.points("-84,-60 -70,-150 0,-188 70,-150 84,-60 30,-66 0,-54 -30,-66")
    head = Head(x, y, scale)
    robe(img, head, seed)
    wig(img, head, seed)
    ears(img, head, seed)
    face(img, head, gaze, seed)
    features(img, head, gaze, spectacles)
    crown = p.mask(p.spline(head.at(fringe)))
    p.form(img, crown, FLEECE, 60 * scale, light=LIGHT, texture=0.05, seed=seed + 3, soften=8)
    fleece(img, crown, 21 * scale, seed + 8)


def gavel(img: p.Array) -> None:
    """The elbow on the bench, the forearm raised out of a wide sleeve, a cloven hoof closed round the handle."""
    sleeve = p.spline(
        p.points("560,414! 558,444 546,466 514,478 478,496 470,560 620,562 640,536 640,480 632,440 626,406!")
    )
    crease = p.points("560,462 574,478 598,490")
    back_cuff = p.spline(p.points("556,414 570,402 596,396 620,398 630,406 596,416"))
    front_cuff = p.ribbon(p.points("557,417 576,423 600,421 630,407"), [9, 13, 14, 10], 40, True)
    shank = p.ribbon(p.points("593,420 600,394 604,366"), [42, 38, 40], 24, True)
    handle = p.ribbon([(571, 386), (592, 280), (612, 192)], [15, 13, 13], 20, True)
    palm = p.spline(p.points("586,384 612,392 628,366 626,330 612,304 598,300 592,334 586,360"))
    upper_claw = p.spline(p.points("620,326! 608,302 586,294 564,298 550,314! 568,324 590,328 614,342"))
    lower_claw = p.spline(p.points("624,362! 610,338 588,331 566,334 553,351! 570,361 592,363 616,376"))
    horn = [(0, "0a060c"), (0.4, "221824"), (0.7, "4a3a48"), (0.9, "8c7884"), (1, "e0ccc4")]

    m = p.solid(img, sleeve, ROBE, 34, light=LIGHT, cast=0.7)
    p.rim_light(img, m, "a884d0", dx=-4, dy=-4, alpha=0.7)
    folds = p.Layer().stroke(p.spline(crease, False), 8, "180a2c", 0.55, soft=5)
    for fold in (
        "578,428 584,456 582,474",
        "606,426 616,462 612,500",
        "500,506 530,512 566,504",
        "590,504 612,516 622,540",
    ):
        folds.stroke(p.spline(p.points(fold), False), 7, "1c0e34", 0.45, soft=5)
    p.lay(img, folds)
    p.solid(img, back_cuff, [(0, "2a1a34"), (1, "6a5470")], 8, light=LIGHT)
    p.solid(img, shank, FACE, 18, light=LIGHT, cast=0.6)
    p.solid(img, front_cuff, [(0, "2a1c3c"), (0.5, "7c6c90"), (1, "dcd0dc")], 8, light=LIGHT, cast=0.4)
    p.solid(img, palm, FACE, 18, light=LIGHT, cast=0.7)
    p.solid(img, handle, "8a5a34", 6, light=LIGHT, cast=0.3)
    for claw in (lower_claw, upper_claw):
        m = p.solid(img, claw, horn, 12, light=LIGHT, cast=0.5)
        p.rim_light(img, m, "ffe8d8", dx=-3, dy=-4, alpha=0.8)
    block = p.moved(p.rect(-62, -30, 124, 60, r=10), 616, 172, 1, turn=16)
    p.solid(img, block, "8a5a34", 22, light=LIGHT, cast=0.4)
    for dx in (-42, 42):
        p.solid(img, p.moved(p.rect(dx - 6, -33, 12, 66, r=4), 616, 172, 1, turn=16), "c8985c", 6, light=LIGHT)


def bench(img: p.Array) -> None:
    """The oak front, higher than a house."""
    front_board = p.poly(p.points("-10,550 810,550 810,1010 -10,1010"))
    m = p.mask(front_board)
    p.over(img, m, p.texture.wood(OAK, 60, True, 4))
    layer = p.Layer()
    for x in (-52, 178, 408, 638):
        panel = p.rect(x, 634, 190, 320, r=6)
        layer.stroke(panel, 12, "24121c", 0.8, soft=3)
        layer.stroke(p.rect(x + 4, 638, 182, 312, r=6), 3, "b88a60", 0.5)
        layer.stroke(p.rect(x + 34, 672, 122, 246, r=6), 5, "2c1820", 0.7, soft=2)
    p.lay(img, layer, clip=m)
    p.multiply(img, m * p.smooth(580, 1010, p.grid.y), "3a2048", 0.75)
    p.solid(img, p.rect(-20, 530, 840, 52, r=10), "8a5c3c", 22, light=LIGHT, tooth=0.4, cast=0.5)
    p.solid(img, p.rect(-20, 578, 840, 20, r=4), "5a3828", 8, light=LIGHT, tooth=0.4)


def cub(img: p.Array, x: float, y: float) -> None:
    """The accused, from behind, on his box."""
    box = p.poly(p.points("-130,0 130,0 138,96 -138,96", at=(x, y)))
    gold_wool = [(0, "7a4c10"), (0.5, "d8a02c"), (1, "ffe08a")]
    m = p.mask(box)
    p.shadow(img, m, 40, 10, soft=18, alpha=0.6, colour=GLOOM)
    p.over(img, m, p.texture.wood("7a5238", 32, False, 9))
    p.multiply(img, m * p.smooth(x - 60, x + 130, p.grid.x), "3a2050", 0.7)
    box_top = p.poly(p.points("-112,-22 112,-22 134,4 -134,4", at=(x, y)))
    p.solid(img, box_top, "9a6c48", 8, light=LIGHT)
    for side in (-1, 1):
        hind_leg = p.ribbon(
            [(x + side * 40, y - 100), (x + side * 46, y - 40), (x + side * 50, y - 8)], [62, 46, 56], 20, True
        )
        leg = p.rough(p.mask(hind_leg), 3, 8, 3)
        p.form(img, leg, FUR, 26, light=LIGHT, seed=3)
        p.hairs(img, leg, lambda a, b: 1.5, 300, length=(8, 18), width=(1, 2), jitter=0.12, seed=4)
    tail = p.points("30,-90 110,-66 150,-10 132,50", at=(x, y))
    m = p.rough(p.mask(p.ribbon(tail, [30, 52, 56, 10], 40)), 4, 9, 5)
    p.shadow(img, m, 14, 10, soft=10, colour=GLOOM)
    p.form(img, m, FUR, 30, light=LIGHT, seed=5)
    p.hairs(img, m, p.along(tail, spread=0.5), 900, length=(14, 30), width=(1, 2.2), jitter=0.13, seed=6)
    body = p.points("-62,-318 0,-330 62,-318 106,-240 116,-130 102,-66 0,-54 -102,-66 -116,-130 -106,-240", at=(x, y))
    knit = p.texture.knit("d8a02c", 15, 3)
    for side in (-1, 1):
        sleeve = p.ribbon(
            [(x + side * 78, y - 290), (x + side * 128, y - 210), (x + side * 118, y - 120)], [58, 56, 48], 24, True
        )
        arm = p.mask(sleeve)
        p.solid(img, p.circle(x + side * 112, y - 96, 24, 26), FUR, 20, light=LIGHT)
        p.clothe(img, arm, knit, 28, light=LIGHT)
    m = p.rough(p.mask(p.spline(body)), 1.2, 10, 2)
    p.shadow(img, m, 10, 8, soft=14, alpha=0.4, colour="2a1020")
    p.clothe(img, m, knit, 80, light=LIGHT, soften=8)
    hem_band = p.ribbon([(x - 106, y - 76), (x, y - 58), (x + 106, y - 76)], [30, 30, 30], 30)
    hem = p.mask(hem_band)
    p.clothe(img, hem, p.texture.knit("b87c1c", 10, 5), 16, light=LIGHT)
    puff = p.mask(p.circle(x - 6, y - 104, 30))
    p.form(img, puff, gold_wool, 24, light=LIGHT)
    p.wool(img, puff, 13, 4, shade="7a4c10", lit="ffe8a8")
    cub_head(img, x, y - 330)


def cub_head(img: p.Array, x: float, y: float) -> None:
    """The back of a head that looks up, ears lowered."""
    for side in (-1, 1):
        ear = p.spline(p.points("40,-66 74,-128 126,-136! 116,-70 88,-22", at=(x, y), scale=(side, 1)))
        m = p.rough(p.mask(ear), 2, 8, 3)
        p.form(img, m, FUR, 22, light=LIGHT, seed=4)
        p.hairs(img, m, lambda a, b, s=side: -1.0 if s > 0 else -2.1, 320, length=(9, 20), width=(1, 2), jitter=0.13)
    skull = p.points("-72,10 -102,-20 -88,-86 -40,-122 0,-128 40,-122 88,-86 102,-20 72,10 0,26", at=(x, y))
    m = p.rough(p.mask(p.spline(skull)), 4, 9, 6)
    p.shadow(img, m, 6, 14, soft=12, colour="2a1408")
    p.form(img, m, FUR, 70, light=LIGHT, seed=7, soften=6)
    p.hairs(
        img,
        m,
        lambda a, b: math.atan2(b - (y - 170), (a - x) * 1.3),
        3600,
        length=(12, 26),
        width=(1, 2.4),
        jitter=0.14,
        seed=8,
    )
    p.hairs(
        img,
        m * p.smooth(0.45, 0.8, img[..., 0]),
        lambda a, b: math.atan2(b - (y - 170), (a - x) * 1.3),
        700,
        length=(14, 30),
        width=(1, 2),
        jitter=0.1,
        seed=9,
        lift=0.12,
    )
    collar_band = p.ribbon([(x - 66, y + 16), (x, y + 34), (x + 66, y + 16)], [26, 34, 26], 30, True)
    collar = p.mask(collar_band)
    p.clothe(img, collar, p.texture.knit("c88c20", 10, 6), 16, light=LIGHT)


def exhibits(img: p.Array) -> None:
    """Two knitting needles and a half-eaten dandelion on a small table."""
    top = p.poly(p.points("520,884 752,884 790,922 500,922"))
    stalk = p.spline([(676, 916), (706, 904), (742, 906)], False)
    flower = p.spline(p.points("694,908 706,888 724,894 716,904"))
    for x in (516, 760):
        p.solid(img, p.rect(x, 920, 16, 200), "4a2c24", 8, light=LIGHT)
    p.over(img, p.mask(p.rect(500, 922, 290, 26)), p.texture.wood("5a3828", 30, False, 2))
    p.over(img, p.mask(top), p.texture.wood("8a5c3e", 40, False, 6))
    layer = p.Layer()
    for a, b in (((540, 912), (640, 872)), ((552, 880), (650, 908))):
        layer.stroke(p.line([(a[0] + 3, a[1] + 5), (b[0] + 3, b[1] + 5)]), 5, "1c0c14", 0.5, soft=2)
        layer.stroke(p.line([a, b]), 5, "e8dcc8")
        layer.fill(p.circle(*a, 7), "c8b49c")
    layer.stroke(stalk, 5, "7a9a4c")
    layer.fill(flower, "6a8a44")
    p.lay(img, layer)
    head = p.mask(p.cut(p.circle(678, 906, 22, 17), p.union(p.circle(664, 892, 9), p.circle(680, 888, 8))))
    p.form(img, head, "d8c490", 12, light=LIGHT)
    p.hairs(
        img, head, lambda a, b: math.atan2(b - 908, a - 680), 160, length=(5, 10), width=(0.8, 1.6), jitter=0.15, seed=3
    )


def clerk(img: p.Array, x: float, y: float) -> None:
    """The clerk's sheepskin has a zip, and the zip has slipped."""
    tail = [(x - 70, y - 30), (x - 130, y - 20), (x - 168, y - 60)]
    m = p.rough(p.mask(p.ribbon(tail, [34, 50, 8], 30)), 4, 8, 5)
    p.form(img, m, FUR, 24, light=LIGHT, seed=4)
    p.hairs(img, m, p.along(tail, spread=0.5), 600, length=(12, 26), width=(1, 2), jitter=0.13)
    fleece_back = p.spline(p.points("-100,30 -112,-80 -80,-160 0,-190 90,-160 124,-60 110,30", at=(x, y)))
    back = p.mask(fleece_back)
    head = p.mask(p.circle(x + 10, y - 214, 62, 56))
    for part in (back, head):
        p.shadow(img, part, -6, 4, soft=14, colour=GLOOM)
        p.form(img, part, FLEECE, 70, light=LIGHT, texture=0.05, seed=6, soften=7)
        fleece(img, part, 20, 9)
    for side in (-1, 1):
        clerk_ear = p.spline(p.points("50,-226 96,-222 104,-196 56,-200", at=(x + 10, y), scale=(side, 1)))
        p.solid(img, clerk_ear, FACE, 12, light=LIGHT)
    open_zip = p.spline(p.points("-4,-168! -34,-90 -26,10! 22,10! 26,-90", at=(x, y)))
    gap = p.mask(open_zip)
    p.shadow(img, gap, 0, 0, soft=6, alpha=0.7, colour="1a0c20")
    p.form(img, gap, FUR, 30, light=LIGHT, seed=2)
    p.hairs(img, gap, lambda a, b: 1.57 + (a - x) / 90, 700, length=(10, 22), width=(1, 2), jitter=0.14, seed=3)
    zip_ = p.Layer()
    for side in (-1, 1):
        edge = p.sample([(x - 4, y - 168), (x - 2 + side * 31, y - 90), (x - 2 + side * 26, y + 6)], 26)
        zip_.stroke(p.line(edge), 5, "4a4450")
        for ex, ey in edge:
            zip_.fill(p.rect(ex - 4 - side * 3, ey - 1.6, 8, 3.2), "d8d0c0")
    p.lay(img, zip_)
    slider = p.rect(x - 14, y - 186, 20, 26, r=6)
    pull = p.moved(p.cut(p.rect(-8, 0, 16, 34, r=7), p.circle(0, 24, 3.5)), x - 4, y - 168, 1, turn=14)
    p.shadow(img, p.mask(slider, pull), 3, 6, soft=4, alpha=0.7, colour=GLOOM)
    for part in (slider, pull):
        p.solid(img, part, [(0, "4a2c10"), (0.5, "c08c34"), (1, "ffe8a0")], 5, light=LIGHT, tooth=0.3, cast=0.4)


def paint() -> p.Array:
    """The judges and their bench, seen from the floor of the court; before them the exhibits, the cub and the clerk."""
    img = p.texture.blocks("4a3468", 130, 210, 5, mortar="1c1030", vary=0.16, seed=2, offset=0.0, wobble=1.0)
    p.multiply(img, p.smooth(240, 800, p.grid.x + p.grid.y * 0.4), "2a1a40", 0.85)
    window = p.arch(92, 246, 128, 230)
    p.solid(img, p.arch(92, 258, 156, 256), "5a4668", 12, light=LIGHT)
    p.over(img, p.mask(window), p.vertical([(0, "fff2d8"), (1, "d8c0d8")], 60, 300))
    bars = (
        p.Layer()
        .stroke(p.line([(92, 20), (92, 246)]), 6, "3a2848")
        .stroke(p.line([(28, 120), (156, 120)]), 6, "3a2848")
    )
    bars.stroke(p.line([(28, 184), (156, 184)]), 5, "3a2848")
    p.lay(img, bars)
    p.glow(img, 96, 180, 330, colour="f4dce8", alpha=0.4)
    judge(img, 150, 372, 0.94, gaze=16, seed=11)
    judge(img, 690, 380, 0.94, gaze=-16, spectacles=True, seed=31)
    judge(img, 404, 314, 1.2, gaze=-8, seed=21)
    gavel(img)
    bench(img)
    floor = p.mask(p.rect(-5, 1000, 810, 210))
    p.over(img, floor, p.texture.tiles("6a5474", "3a2a50", 80, 2))
    p.multiply(img, floor, "6a4a78", 0.5)
    exhibits(img)
    p.multiply(img, np.clip(p.smooth(420, 800, p.grid.x), 0, 1), "4a3468", 0.45)
    p.shaft(img, (96, 170), (300, 1130), (130, 430), colour="fbe6d8", alpha=0.26)
    p.contact(img, 300, 1170, 230, ry=24, alpha=0.6)
    cub(img, 282, 1102)
    clerk(img, 676, 1214)
    p.dust(img, 90, "fff0d8", 0.4, seed=4)
    return img
