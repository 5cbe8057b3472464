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
HEAPS = ((490, 150, 104), (610, 230, 120), (378, 236, 100), (500, 300, 116), (344, 380, 92), (618, 400, 100))
HEAPS += ((442, 420, 110), (400, 500, 80), (560, 500, 104))  # of leaves: where and how large, back to front


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


def painted(crown: p.Array) -> p.Array:
    """How far the brush has come: the left of the crown, grown round, up to an uneven edge at the tail's tip."""
    edge = p.grid.x - 590 - (p.grid.y - 330) * 0.12 + p.noise(110, 9, 3) * 60
    grown = np.maximum(crown, p.mask(p.union(*(p.circle(*heap) for heap in HEAPS))))
    return ((edge < 0) & (grown > 0.5)).astype(np.float32)


def foliage() -> p.Array:
    """Light and shade of the living crown, 0 to 1: heaps of leaves, each lit from the upper left."""
    shade = p.grid.zeros() + 0.7
    for x, y, r in HEAPS:
        dx, dy = (p.grid.x - x) / r, (p.grid.y - y) / r
        inside = dx * dx + dy * dy + p.noise(40, 5, 2) * 0.3 < 1
        shade = np.where(inside, 0.42 + 0.62 * dy + 0.2 * dx, shade)
    return np.clip(shade + p.noise(60, 6, 3) * 0.16, 0, 1).astype(np.float32)


def green(img: p.Array, crown: p.Array) -> None:
    """The wet paint: broad sweeps of the tail, and over them leaves that have left the board."""
    spring_green = [(0, "d4f26c"), (0.3, "9cd84c"), (0.62, "56a83c"), (1, "226a3a")]
    wet, shade = painted(crown), foliage()
    flow = (np.arctan2(p.grid.y - 1000, p.grid.x - 420) + 1.57 + p.noise(160, 3, 2) * 0.4).astype(np.float32)
    tone = p.ramp(shade, spring_green)
    coats = (
        {"size": 40, "length": 130, "seed": 12, "jitter": 0.05, "density": 3.2, "under": 0.9, "loose": 18},
        {"size": 18, "length": 60, "seed": 13, "jitter": 0.09, "density": 1.2, "under": 0.0},
    )
    for coat in coats:
        g.passage(img, wet, tone, flow, ragged=2, dry=0.6, **coat)
    random = np.random.default_rng(6)
    layer = p.Layer()
    for _ in range(640):
        x, y = random.uniform(280, 720), random.uniform(50, 620)
        if p.grid.at(wet, x, y) > 0.4 and p.grid.at(wet, x + 40, y) > 0.4:
            lit = p.ramp(float(np.clip(p.grid.at(shade, x, y) - random.uniform(-0.12, 0.2), 0, 1)), spring_green)
            leaf(layer, x, y, random.uniform(18, 46), turn=random.uniform(-170, 10), colour=lit)
    p.lay(img, layer, tooth=1.4)
    twig(img)


def twig(img: p.Array) -> None:
    """Real branches grow over the cut edge into the air, with leaves and blossom; a few leaves fly."""
    random = np.random.default_rng(16)
    bare, layer = p.Layer(), p.Layer()
    twigs = (
        [(340, 330), (290, 330), (236, 368)],
        [(400, 170), (360, 120), (352, 62)],
        [(500, 150), (524, 100), (574, 74)],
    )
    for points in twigs:
        bare.fill(p.ribbon(points, [4, 6, 3], 30), "5a7a34")
        line = p.sample(points, 9)
        way = math.degrees(math.atan2(points[2][1] - points[0][1], points[2][0] - points[0][0]))
        for k, (x, y) in enumerate(line[1:]):
            for side in (-1, 1):
                leaf(
                    layer,
                    float(x),
                    float(y),
                    random.uniform(36, 54),
                    turn=way + side * 58 + random.normal(0, 14),
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
    """The sitting body in profile, its haunch and the white of its chest; returns the colours of the coat."""
    down_the_back = p.points("280,650 220,780 170,930 160,1130")
    fox_orange = [(0, "ffb056"), (0.3, "f58a34"), (0.62, "e06a24"), (0.85, "bd4a1e"), (1, "9a381e")]
    body = p.spline(
        p.points(
            "196,676 262,650 340,672 384,736 404,816 402,900 380,970 350,1030 322,1130! 150,1136 104,1096 90,1010 "
            "106,910 136,800 164,730"
        )
    )
    belly_shade = p.spline(p.points("394,930! 360,960 316,970 286,1010 290,1070 312,1132! 350,1130! 372,1010"))
    bib = p.spline(
        p.points(
            "350,690! 388,724 412,790 414,856 402,918! 392,890 380,934! 370,890 356,912! 350,860 334,872! 332,800 "
            "322,740"
        )
    )
    haunch = p.spline(p.points("108,1050 126,970 180,926 240,936 284,990 292,1066 266,1124 190,1140 124,1122"))
    round_the_haunch = p.points("130,1000 200,950 270,1000 280,1090")
    haunch_edge = p.points("214,930 268,960 292,1024 284,1090")

    flow = g.along(down_the_back)
    x_light = np.clip((p.grid.x - 120) / 340 + (p.grid.y - 900) / 1400 + p.noise(60, 4, 2) * 0.12, 0, 1)
    coat = p.ramp(x_light, fox_orange)
    fore_leg(img, p.points("384,880 410,980 414,1060 418,1124"), [84, 52, 40, 40], coat * 0.72, seed=71)
    g.passage(img, body, coat, flow, length=92, seed=21, jitter=0.055, density=3.4, ragged=3.4, dry=0.4, sway=0.18)
    g.passage(img, belly_shade, "8f3a20", 1.9, size=16, length=60, seed=22, jitter=0.06, ragged=3)
    fore_leg(img, p.points("336,850 356,970 366,1060 372,1130"), [120, 68, 46, 46], coat * 0.97, seed=74)
    chest_white = [(0, "fffaf0"), (0.4, "f4ece0"), (0.85, "b4aeb4")]
    chest = p.ramp(np.clip((p.grid.x - 330) / 110 + (p.grid.y - 800) / 600, 0, 1), chest_white)
    down_the_chest = g.along(p.points("356,690 384,780 378,930"))
    g.passage(img, bib, chest, down_the_chest, size=13, length=64, seed=24, jitter=0.03, density=2.8, ragged=4)
    hip_light = np.clip((p.grid.x - 110) / 260 + (p.grid.y - 930) / 420 + p.noise(50, 4, 2) * 0.1, 0, 1)
    hip = p.ramp(hip_light, fox_orange)
    around = g.along(round_the_haunch)
    g.passage(img, haunch, hip, around, size=18, length=70, seed=23, jitter=0.06, density=2.8, ragged=2.4)
    g.line(img, haunch_edge, "8f361c", 8, seed=4)
    return coat


def fore_leg(img: p.Array, bones: list[p.Point], widths: list[float], coat: p.Array, seed: int) -> None:
    """A foreleg from the shoulder down, dark from below the elbow, and its paw."""
    x, y = bones[-1][:2]
    paw = p.spline(p.points("-26,20 -24,-14 0,-24 30,-14 48,6 44,20", at=(x, y)))
    sock = p.smooth(1010, 1075, p.grid.y + p.noise(24, 3, 2) * 16)[..., None]
    tone = (coat * (1 - sock) + p.rgb("3a282c") * sock).astype(np.float32)
    leg = p.ribbon(bones, widths, 50, True)
    g.passage(img, leg, tone, g.along(bones), size=16, length=60, seed=seed, jitter=0.06, density=3, ragged=2.6)
    g.passage(img, paw, "38272b", 0.2, size=11, length=34, seed=seed + 1, jitter=0.08, density=3, ragged=2)
    for d in (14, 30):
        g.line(img, [(x + d, y + 4), (x + d + 4, y + 19)], "140e12", 4, seed=3)


def hind_paw(img: p.Array) -> None:
    """The long hind foot flat on the boards, in its dark sock."""
    foot = p.spline(p.points("146,1142 160,1124 212,1112 268,1112 308,1124 326,1142 314,1154 240,1152 170,1154"))
    dark_sock = [(0, "d4621f"), (0.3, "8a3a20"), (0.55, "3e2a2c"), (1, "2e2226")]
    tone = p.ramp(np.clip((p.grid.x - 150) / 170 + p.noise(24, 3, 2) * 0.12, 0, 1), dark_sock)
    g.passage(img, foot, tone, 0.1, size=11, length=40, seed=27, jitter=0.08, density=3, ragged=2.4)
    for x in (290, 306):
        g.line(img, [(x, 1134), (x + 6, 1150)], "140e12", 4, seed=3)


def ruff(img: p.Array, coat: p.Array) -> None:
    """Loose strokes of fur below the neck."""
    fur = p.spline(p.points("196,690! 260,716 326,704! 326,750 310,800 270,830 220,800 180,750"))
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
    """The painter sits and lifts its nose, eyes shut; the tail sweeps from behind it to the tree."""
    p.contact(img, 270, 1142, 240, ry=28, alpha=0.5, colour=SHADOW)
    coat = fox_body(img)
    hind_paw(img)
    ruff(img, coat)


def fox_tail(img: p.Array) -> None:
    """The brush itself: orange from the root, then dripping green."""
    brush_orange = [(0, "ffb056"), (0.35, "f28432"), (0.7, "d65f22"), (1, "a84020")]
    brush_white = [(0, "fffdf4"), (0.6, "f2ead8"), (1, "c4c4c0")]
    brush_green = [(0, "9ae04e"), (0.4, "4eb43c"), (1, "1f7a3c")]
    spine = p.points("330,1070 450,1116 566,1084 636,990 676,870 708,740 716,620 686,510 612,420")

    widths = [50, 76, 100, 118, 128, 128, 110, 80, 4]
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
    w1, w2 = p.smooth(0.63, 0.67, t)[..., None], p.smooth(0.8, 0.85, t)[..., None]
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
    for x, y, h in ((704, 560, 64), (738, 590, 44), (678, 530, 40)):
        drip = [(x, y), (x + 2, y + h * 0.6), (x + 1, y + h)]
        g.line(img, drip, "5cae3c", 8, seed=int(x), taper=True)


def fox_head(img: p.Array) -> None:
    """In profile, nose lifted to the tree, eyes shut."""
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
    p.shadow(img, m, 0, 16, soft=8, alpha=0.28, colour="7a2a14", clip=p.mask(p.rect(206, 650, 170, 140), soft=14))
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
