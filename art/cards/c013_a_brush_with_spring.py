"""A fox paints the grey scenery of a stage forest with its own wet tail, and where the green lies, it is alive.

Technique: gouache. Back to front: the pale hall, grey firs and the tree, what is green already, the bucket, the fox
from its tail to its head.
"""

from __future__ import annotations

import math

import cv2
import numpy as np

from art import paint as p
from art.paint.voices import gouache as g
from art.paint.voices.printing import PLAIN

NUMBER, TITLE = 13, "A Brush with Spring"
FINISH = PLAIN

SHADOW = "5c6a72"
SPRING = ["7ec242", "9ad84e", "5eaa38", "b4e25c", "48983a", "c8ee74"]


def hall(img: p.Array) -> None:
    """A light empty stage: pale wall, daylight from the upper left, boards in front."""
    plaster = [(0, "fbf8ee"), (0.6, "f1f0e8"), (1, "dfe2df")]
    wall = p.vertical(plaster, 0, 900)
    wall = wall * (1 - 0.06 * np.clip((p.grid.x - 300) / 500, 0, 1))[..., None]
    flow = p.swirl(400, 3, 0.5, 0.9)
    g.passage(
        img, p.grid.zeros() + 1, wall.astype(np.float32), flow, size=60, length=200, seed=2, jitter=0.018, density=2.4
    )
    floor = (p.grid.y > 930).astype(np.float32)
    tone = p.vertical([(0, "b9bfc1"), (1, "dfe0da")], 930, 1200)
    g.passage(img, floor, tone, 0.02, size=34, length=240, seed=4, jitter=0.03, density=2.6, ragged=1.5)
    for k in range(7):
        x = 90 + k * 116
        g.line(
            img,
            [(400 + (x - 400) * 0.62, 934), (400 + (x - 400) * 1.25, 1206)],
            "8f989c",
            3,
            seed=k,
            taper=False,
            alpha=0.7,
        )


def cloud(img: p.Array) -> None:
    """A plywood cloud on two ropes."""
    for x in (118, 262):
        g.line(img, [(x, -10), (x, 190)], "a8adae", 4, seed=x, taper=False)
    path = p.union(
        p.circle(190, 190, 92, 58),
        p.circle(104, 214, 64, 42),
        p.circle(276, 214, 70, 44),
        p.rect(50, 214, 290, 44, r=22),
    )
    m = p.mask(path)
    p.shadow(img, m, 22, 18, soft=10, alpha=0.25, colour=SHADOW)
    g.passage(img, np.clip(p.warp(m, -6, -3), 0, 1), "cdb98f", 0, size=14, length=60, seed=6, ragged=1)
    tone = p.vertical([(0, "eceeec"), (1, "b9c0c2")], 130, 262)
    g.passage(img, m, tone, 0.15, size=30, length=110, seed=9, jitter=0.02, density=2.6, ragged=1.2)


def fir(img: p.Array, x: float, y: float, w: float, h: float, tone: str, seed: int) -> None:
    """An unpainted fir of plywood with its brace."""
    g.line(img, [(x + w * 0.1, y - h * 0.5), (x + w * 0.55, y + 6)], "c9b48c", 10, seed=seed, taper=False)
    points = [(x - w * 0.5, y - h * 0.12, 1)]
    for k in range(4):
        t = k / 4
        points += [
            (x - w * (0.5 - t * 0.42) * 0.62, y - h * (0.18 + t * 0.62), 1),
            (x - w * (0.44 - t * 0.34), y - h * (0.2 + t * 0.6 + 0.1), 1),
        ]
    points += [(x, y - h, 1)]
    right = [(2 * x - q[0], q[1], 1) for q in points[:-1]][::-1]
    g.passage(
        img,
        p.rect(x - w * 0.07, y - h * 0.16, w * 0.14, h * 0.16),
        p.mix(tone, "6a7478", 0.3),
        math.pi / 2,
        size=14,
        length=50,
        seed=seed,
    )
    path = p.spline(points + right)
    g.passage(img, path, tone, 1.2, size=26, seed=seed + 1, jitter=0.03, density=2.4, ragged=1.2)
    shade = p.mask(path) * (p.grid.x > x).astype(np.float32)
    g.passage(
        img, shade, p.mix(tone, "6a7478", 0.22), 1.9, length=80, seed=seed + 2, jitter=0.03, ragged=1.5, under=0.8
    )


def lobes(cx: float, cy: float, rx: float, ry: float, n: int, seed: int, depth: float = 0.1) -> list[p.Point]:
    """A crown's cut outline."""
    random = np.random.default_rng(seed)
    out: list[p.Point] = []
    for k in range(n):
        a = 2 * math.pi * k / n
        r = 1 + random.normal(0, 0.035)
        out.append((cx + rx * r * math.cos(a), cy + ry * r * math.sin(a)))
        b = a + math.pi / n
        out.append((cx + rx * (r - depth * 2) * math.cos(b), cy + ry * (r - depth * 2) * math.sin(b), 1))
    return out


CROWN = lobes(545, 330, 262, 282, n=13, seed=4)


def tree(img: p.Array) -> p.Array:
    """The big flat that is being painted: grey board, edge and brace seen; returns the crown."""
    trunk = p.spline(p.points("508,560! 584,560! 588,760 612,960! 484,960! 504,760"))
    tufts = p.points("420,240 470,150 600,130 690,220 720,340 380,360")
    both = np.maximum(p.mask(p.spline(CROWN)), p.mask(trunk))
    p.shadow(img, both, 26, 16, soft=10, alpha=0.28, colour=SHADOW)
    g.line(img, [(640, 560), (742, 962)], "c9b48c", 13, seed=3, taper=False)
    g.line(img, [(600, 958), (752, 958)], "b8a27a", 13, seed=4, taper=False)
    g.passage(img, np.clip(p.warp(both, -7, -2), 0, 1), "cdb98f", 1.2, size=14, length=60, seed=6, ragged=1)
    g.passage(img, trunk, "9aa3a6", math.pi / 2, size=18, length=120, seed=7)
    flow = p.swirl(200, 5, 0.7, 0.5)
    m = g.passage(
        img, p.spline(CROWN), "a9b1b3", flow, size=44, length=130, seed=8, jitter=0.035, density=2.6, ragged=1.5
    )
    for k, (x, y) in enumerate(tufts):
        tuft = p.points("-44,14 -16,-18 20,-12 40,18", at=(x, y))
        g.line(img, tuft, "8b9599", 5, seed=10 + k)
    return m


def leaf(layer: p.Layer, x: float, y: float, size: float, turn: float, colour: p.Array) -> None:
    """One leaf in two touches: body, and the lighter half."""
    body = p.spline(p.points("0,0! 0.3,-0.26 0.72,-0.2 1,0! 0.7,0.22 0.28,0.24"))
    half = p.spline(p.points("0,0! 0.3,-0.26 0.72,-0.2 1,0! 0.5,-0.02"))
    layer.fill(p.moved(body, x, y, size, turn=turn), colour)
    layer.fill(p.moved(half, x, y, size, turn=turn), p.mix(colour, "f4ffc8", 0.35))


def green(img: p.Array, crown: p.Array) -> None:
    """The wet paint: broad swathes from the tail's tip outward, then leaves that have left the board."""
    spring_green = [(0, "c4ec62"), (0.35, "8fd048"), (0.7, "5cae3c"), (1, "3a8a3c")]
    reach = np.sqrt((p.grid.x - 560) ** 2 + ((p.grid.y - 480) / 1.15) ** 2) + p.noise(90, 9, 3) * 42
    wet = ((reach < 225) & (crown > 0.5)).astype(np.float32)
    flow = (np.arctan2(p.grid.y - 760, p.grid.x - 540) + 0.5 + p.noise(160, 3, 2) * 0.5).astype(np.float32)
    shade = np.clip((p.grid.x - 430 + p.grid.y - 300) / 520 + p.noise(70, 6, 3) * 0.35, 0, 1)
    tone = p.ramp(shade, spring_green)
    g.passage(
        img,
        wet,
        tone,
        flow,
        size=40,
        length=150,
        seed=12,
        jitter=0.07,
        density=3.2,
        ragged=2,
        dry=0.6,
        under=0.9,
        loose=26,
    )
    lighter = np.clip(tone * 1.12, 0, 1).astype(np.float32)
    g.passage(
        img, wet, lighter, flow, size=20, length=80, seed=13, jitter=0.1, density=0.9, ragged=2, dry=0.6, under=0.0
    )
    random = np.random.default_rng(6)
    layer = p.Layer()
    for _ in range(260):
        a, r = random.uniform(0, 2 * math.pi), abs(random.normal(0, 0.55)) * 190
        x, y = 572 + math.cos(a) * r * 1.05, 460 + math.sin(a) * r * 1.1
        if p.grid.at(wet, x, y) > 0.4:
            leaf(
                layer,
                x,
                y,
                random.uniform(16, 50),
                turn=random.uniform(-170, 10),
                colour=p.rgb(SPRING[random.integers(6)]) * random.uniform(0.86, 1.05),
            )
    p.lay(img, layer, tooth=1.4)
    twig(img)


def twig(img: p.Array) -> None:
    """Real branches grow over the cut edge into the air, with leaves and blossom; a few leaves fly."""
    random = np.random.default_rng(16)
    bare, layer = p.Layer(), p.Layer()
    twigs = (
        [(690, 520), (736, 560), (772, 640)],
        [(660, 590), (690, 650), (694, 720)],
        [(716, 430), (762, 430), (804, 400)],
    )
    for points in twigs:
        bare.fill(p.ribbon(points, [9, 6, 3], 30), "5a7a34")
        line = p.sample(points, 9)
        for k, (x, y) in enumerate(line[2:]):
            for side in (-1, 1):
                leaf(
                    layer,
                    float(x),
                    float(y),
                    random.uniform(36, 54),
                    turn=60 + side * 58 + random.normal(0, 14),
                    colour=p.rgb(SPRING[random.integers(6)]),
                )
            if k % 3 == 1:
                for b in range(5):
                    t = b * 2 * math.pi / 5
                    layer.fill(p.circle(float(x) + 7 * math.cos(t), float(y) + 7 * math.sin(t), 6.5), "fffdf4")
                layer.fill(p.circle(float(x), float(y), 4), "f6c83a")
    m = np.maximum(layer.alpha(), bare.alpha())
    p.shadow(img, m, 9, 12, soft=5, alpha=0.3, colour="3c5a4a")
    p.lay(img, bare, tooth=1)
    p.lay(img, layer, tooth=0.7)


def fox_body(img: p.Array) -> p.Array:
    """The sitting body and its haunches; returns the colours of the coat."""
    down_the_back = p.points("286,640 270,800 250,960 240,1140")
    fox_orange = [(0, "ffb056"), (0.3, "f58a34"), (0.62, "e06a24"), (0.85, "bd4a1e"), (1, "9a381e")]
    round_the_paw = [(160, 1000), (130, 1080), (180, 1130)]
    left_haunch_line = [(232, 1128), (240, 1076), (212, 1014)]
    right_haunch_line = [(326, 1126), (322, 1080), (344, 1020)]
    body = p.points(
        "214,690 268,660 330,676 372,740 396,830 424,930 430,1030 404,1104 340,1132 230,1134 140,1126 94,1076 96,980 "
        "134,870 160,780"
    )

    path = p.spline(body)
    m = p.mask(path)
    flow = g.along(down_the_back)
    x_light = np.clip((p.grid.x - 120) / 320 + (p.grid.y - 900) / 1400 + p.noise(60, 4, 2) * 0.12, 0, 1)
    coat = p.ramp(x_light, fox_orange)
    g.passage(img, m, coat, flow, length=92, seed=21, jitter=0.055, density=3.4, ragged=3.4, dry=0.4, sway=0.18)
    haunches = (
        (0, p.points("120,1010 108,1080 140,1128 210,1132 232,1090 200,1020")),
        (1, p.points("330,1030 326,1100 370,1128 416,1100 424,1040 390,1000")),
    )
    for side, points in haunches:
        g.passage(
            img,
            p.spline(points),
            coat * (1.04 if side == 0 else 0.9),
            g.along(round_the_paw),
            size=18,
            length=60,
            seed=23 + side,
            jitter=0.06,
            density=2.2,
            ragged=2,
        )
    g.line(img, left_haunch_line, "8f361c", 7, seed=4)
    g.line(img, right_haunch_line, "8f361c", 7, seed=5)
    return coat


def paws(img: p.Array) -> None:
    """Dark socks and claws."""
    dark_sock = [(0, "b4481e"), (0.35, "5c3024"), (1, "33242a")]
    for k, (x, flip) in enumerate(((176, 1), (386, -1))):
        foot = p.points("-52,1132 -34,1100 6,1088 46,1104 56,1132 30,1150 -30,1150", at=(x, 0), scale=(flip, 1))
        sock = p.ramp(np.clip((p.grid.y - 1086) / 56 + p.noise(24, 3, 2) * 0.2, 0, 1), dark_sock)
        g.passage(
            img,
            p.spline(foot),
            sock,
            math.pi / 2 + 0.2 * flip,
            size=11,
            length=40,
            seed=27 + k,
            jitter=0.07,
            density=3,
            ragged=3,
        )
        for d in (-18, 4, 26):
            g.line(img, [(x + d * flip, 1128), (x + (d + 2) * flip, 1148)], "1c1418", 4, seed=3)


def ruff(img: p.Array, coat: p.Array) -> None:
    """Loose strokes of fur below the neck."""
    fur = p.spline(p.points("200,690! 270,720 350,690! 366,750 330,800 280,830 230,800 186,750"))
    g.passage(
        img,
        fur,
        np.clip(coat * 1.08, 0, 1).astype(np.float32),
        g.along([(280, 680), (276, 840)]),
        size=16,
        length=70,
        seed=33,
        jitter=0.07,
        density=1.6,
        ragged=4,
        dry=0.6,
        under=0,
        sway=0.3,
        loose=8,
    )


def fox(img: p.Array) -> None:
    """The painter sits with its back to us and looks up over its shoulder; the tail sweeps round to the tree."""
    p.contact(img, 300, 1128, 260, ry=34, alpha=0.4, colour=SHADOW)
    coat = fox_body(img)
    paws(img)
    ruff(img, coat)


def fox_tail(img: p.Array) -> None:
    """The brush itself: orange from the root, then dripping green."""
    brush_orange = [(0, "ffb056"), (0.35, "f28432"), (0.7, "d65f22"), (1, "a84020")]
    brush_white = [(0, "fffdf4"), (0.6, "f2ead8"), (1, "c4c4c0")]
    brush_green = [(0, "c8f070"), (0.4, "8ed24a"), (1, "4c9c38")]
    spine = p.points("380,1080 480,1120 590,1080 648,970 640,850 598,740 560,610 548,560")

    widths = [46, 92, 124, 134, 120, 92, 40, 8]
    path = p.ribbon(spine, widths, 60)
    m = p.rough(p.mask(path), 5, 20, 3)
    line = p.sample(spine, 100)
    near = (
        np.argmin((p.grid.x[::4, ::4, None] - line[:, 0]) ** 2 + (p.grid.y[::4, ::4, None] - line[:, 1]) ** 2, -1) / 99
    )

    t = (
        cv2.resize(near.astype(np.float32), (p.grid.w, p.grid.h), interpolation=cv2.INTER_LINEAR)
        + p.noise(30, 3, 2) * 0.03
    )
    p.shadow(img, m, 20, 14, soft=9, alpha=0.32, colour="4c5a62")
    centre_x = np.interp(t, np.linspace(0, 1, 100), line[:, 0])
    centre_y = np.interp(t, np.linspace(0, 1, 100), line[:, 1])
    side = np.clip(0.5 + ((p.grid.x - centre_x) * 0.8 + (p.grid.y - centre_y) * 0.7) / 130, 0, 1)
    orange = p.ramp(side, brush_orange)
    white = p.ramp(side, brush_white)
    wet = p.ramp(side, brush_green)
    w1, w2 = p.smooth(0.58, 0.66, t)[..., None], p.smooth(0.7, 0.78, t)[..., None]
    tone = (orange * (1 - w1) + white * w1) * (1 - w2) + wet * w2
    g.passage(
        img,
        m,
        tone.astype(np.float32),
        g.along(spine),
        size=20,
        length=110,
        seed=31,
        jitter=0.055,
        density=4.2,
        ragged=3,
        dry=0.5,
        sway=0.2,
        loose=9,
    )
    for x, y, h in ((604, 780, 60), (632, 830, 46), (585, 720, 40)):
        drip = [(x, y), (x + 2, y + h * 0.6), (x + 1, y + h)]
        g.line(img, drip, "5cae3c", 8, seed=int(x), taper=True)


def fox_head(img: p.Array) -> None:
    """Seen from behind in lost profile, nose lifted to the tree."""
    ear_far = p.points("322,560! 346,492 364,456! 390,506 386,562!")
    inner_far = p.spline(p.points("340,524! 352,490 364,462! 378,500 374,530!"))
    head = p.points(
        "180,640 196,572 246,532 312,522 366,540 404,566 446,570 490,574 506,588 494,606 452,622 414,650 372,690 "
        "306,712 232,702"
    )
    head_orange = [(0, "ffb45c"), (0.4, "f58a34"), (0.8, "dd6826"), (1, "c04e20")]
    back_to_nose = p.points("180,660 260,590 360,590 500,592")
    along_cheek = [(300, 700), (380, 650), (490, 600)]
    cheek = p.spline(p.points("300,700! 330,652 384,628 440,612 492,602! 452,626 416,652 376,690"))
    nose_tip = p.spline(p.points("486,572 508,574 516,588 504,600 488,594"))
    shut_lid = [(372, 590), (392, 578), (414, 582)]
    lid_light = [(376, 584), (394, 572), (412, 574)]
    ear = p.points("190,600! 182,520 190,462 200,448! 246,490 290,548! 250,566")
    inner = p.spline(p.points("188,532! 186,490 193,460 201,450! 226,474 248,504! 216,512"))

    g.passage(img, p.spline(ear_far), "d8602a", 1.4, size=13, length=50, seed=41, jitter=0.06)
    g.passage(img, inner_far, "3a2a2a", 1.4, size=11, length=44, seed=42, jitter=0.08)
    m = p.mask(p.spline(head))
    tone = p.ramp(np.clip((p.grid.y - 520) / 200 + (p.grid.x - 200) / 900 + p.noise(50, 5, 2) * 0.1, 0, 1), head_orange)
    p.shadow(img, m, 0, 16, soft=8, alpha=0.28, colour="7a2a14", clip=p.mask(p.rect(150, 650, 280, 140)))
    flow = g.along(back_to_nose)
    g.passage(img, m, tone, flow, size=19, length=72, seed=43, density=3.4, ragged=2.6, dry=0.4, sway=0.16)
    flow = g.along(along_cheek)
    g.passage(img, cheek, "fdf6e6", flow, size=12, length=60, seed=44, jitter=0.03, density=2.4, ragged=2)
    g.passage(img, nose_tip, "2a2024", 0.4, size=8, length=16, seed=45)
    g.line(img, shut_lid, "2a2024", 9, seed=6)
    g.line(img, lid_light, "fff4dc", 3, seed=7)
    g.passage(img, p.spline(ear), "e06a24", 1.3, size=15, length=60, seed=46, jitter=0.06)
    g.passage(img, inner, "33262a", 1.3, size=13, length=50, seed=47, jitter=0.08, density=2.4, ragged=3)


def bucket(img: p.Array) -> None:
    """A tin of spring green, spilling a little."""
    tin = p.poly(p.points("658,1050 768,1050 756,1160 670,1160"))
    side = p.poly(p.points("730,1050 768,1050 756,1160 724,1160"))
    p.contact(img, 712, 1160, 80, ry=16, alpha=0.4, colour=SHADOW)
    g.passage(img, tin, "e9ecec", math.pi / 2, size=18, seed=51, jitter=0.03)
    g.passage(img, side, "b4bcc0", math.pi / 2, size=14, length=80, seed=52, jitter=0.03)
    g.passage(img, p.circle(713, 1050, 56, 17), "8ed24a", 0, size=12, length=50, seed=53, jitter=0.08)
    for x, h in ((676, 60), (700, 34), (742, 46)):
        drip = [(x, 1056), (x + 1, 1056 + h * 0.6), (x, 1056 + h)]
        g.line(img, drip, "7cc43e", 10, seed=x)


def paint() -> p.Array:
    """Grey stage first, then green, then the fox."""
    img = g.board()
    hall(img)
    cloud(img)
    fir(img, 110, 950, 230, h=560, tone="bcc4c7", seed=61)
    fir(img, 250, 940, 190, h=420, tone="cdd3d4", seed=64)
    fir(img, 730, 950, 200, h=480, tone="c2cacc", seed=67)
    crown = tree(img)
    green(img, crown)
    bucket(img)
    fox_tail(img)
    fox(img)
    fox_head(img)
    return img
