"""Two telephones, one huge and near, one tiny on a far peak; up the cord between them a goat carries a parcel.

Technique: gouache in visible strokes, against the sun.
Back to front: sky and sun, far ranges, the sea of cloud, the far peak with its telephone, the cord, the goat, our cliff
with the near telephone, wisps of cloud before it all.
"""

from __future__ import annotations

import math

import cv2
import numpy as np

from art import paint as p
from art.paint.voices import gouache as g
from art.paint.voices.brushwork import Brushwork, across, around
from art.paint.voices.printing import PLAIN

NUMBER, TITLE = 29, "Long Distance Call"
FINISH = PLAIN
SUN = (494, 478)
RED, LIGHT = "e2382c", "ff9068"
LACQUER = [(0, "6e1430"), (0.3, "a81e30"), (0.62, "e2382c"), (0.88, "f8604a"), (1, "ffb080")]
COAT = [(0, "1a1738"), (0.4, "2b2760"), (0.75, "48418c"), (1, "8a74b4")]
HOOVES = ((399, 778), (447, 750), (553, 674))  # where the cord gives under the goat
CORD = p.points("330,786 362,788 399,778 447,750 500,713 553,674 604,614 660,546 708,470 734,396 744,320 741,236")


def sky(img: p.Array) -> None:
    """Morning round the pale disc of the sun, a few long clouds laid with a full brush."""
    far = np.hypot(p.grid.x - SUN[0], (p.grid.y - SUN[1]) * 0.95) / 720 + p.noise(260, 4, 2) * p.f32(0.03)
    tones = [(0, "ffeeb4"), (0.3, "ffdc98"), (0.46, "fcbf94"), (0.62, "e8a8a0"), (0.8, "8fa4bc"), (1, "4a86a8")]
    air = p.ramp(np.clip(far, 0, 1), tones)
    g.passage(img, p.rect(-10, -10, 820, 1220), air, p.swirl(420, 5, 0.35), size=46, length=190, seed=3, jitter=0.02)
    bands: tuple[tuple[str, list[float], str], ...] = (
        ("-60,120 90,100 230,118 380,98 470,108", [74, 62, 36, 46, 4], "9fbccc"),
        ("-40,196 80,184 170,196 250,188", [30, 34, 22, 3], "d8b8bc"),
        ("390,64 500,52 600,66 690,56", [3, 26, 30, 3], "a8b8c4"),
        ("-40,420 60,410 150,424 230,416", [26, 30, 18, 3], "ffd4a8"),
    )
    for k, (curve, widths, tone) in enumerate(bands):
        line = p.points(curve)
        band = p.ribbon(line, widths, 40, True)
        g.passage(
            img, band, tone, g.along(line), size=16, length=110, seed=30 + k, jitter=0.03, under=0.0, loose=14, dry=0.8
        )
    disc = p.circle(*SUN, 214, 212)
    g.passage(img, disc, "fffbe4", -0.5, size=34, length=150, seed=5, jitter=0.008, density=2.2, ragged=1.4)


def ranges(b: Brushwork) -> None:
    """Three far ridges, each paler than the next, that stand in the cloud."""
    ridges = (
        (
            "-20,800! -20,690 60,640! 96,672 150,622! 214,690 280,664! 350,730 440,760! 440,860! -20,860!",
            "c9a4b4",
            "e8bcae",
        ),
        ("380,860! 420,790 470,756! 520,800 590,730! 640,770 720,700! 780,740 820,720! 820,860!", "bd9cb6", "e4b6b0"),
        ("-20,860! -20,770 50,726! 120,780 190,748! 260,800 330,792! 400,850!", "9784b0", "cfa0ac"),
    )
    for outline, shade, lit in ridges:
        b.brush(p.points(outline), across([(0, lit), (1, shade)], (300, 640), (360, 850)), 0.9, size=14, jitter=0.03)


def heap(b: Brushwork, x: float, y: float, w: float, tones: tuple[str, str]) -> None:
    """One cloud of the sea: a few round heads, lit above, a long flat foot."""
    heads = p.rect(x - w, y, 2 * w, w * 0.22, r=w * 0.1)
    for _ in range(6):
        u, r = b.random.uniform(-0.8, 0.8), b.random.uniform(0.2, 0.38)
        heads = p.union(heads, p.circle(x + u * w, y + w * 0.06, r * w * 1.15, r * w * (1 - 0.5 * abs(u))))
    light, shade = tones
    b.brush(
        heads, across([(0, light), (0.45, light), (1, shade)], (x, y - w * 0.34), (x, y + w * 0.2)), 0.1, size=w * 0.12
    )


def clouds(b: Brushwork, rows: tuple[tuple[float, float, float], ...], tones: tuple[str, str]) -> None:
    """A row of unlike heaps."""
    for x, y, w in rows:
        heap(b, x, y, w, tones=tones)


def sea(b: Brushwork) -> None:
    """The cloud that hides the ground, small far off and large below us."""
    deep = across([(0, "f6c8b4"), (0.4, "d8a4b4"), (1, "8f86b8")], (400, 820), (400, 1200))
    b.brush(p.rect(-20, 830, 840, 400), deep, 0.05, size=26, length=140)
    clouds(
        b,
        ((40, 836, 70), (170, 830, 50), (300, 842, 84), (430, 836, 56), (540, 842, 76), (660, 834, 60)),
        ("fce0c4", "e8b4ac"),
    )
    clouds(b, ((-10, 890, 80), (360, 896, 100), (520, 886, 64), (640, 900, 90), (780, 890, 80)), ("fff0d4", "e2aaac"))


def valley(b: Brushwork) -> None:
    """Through a hole in the cloud, so far down that it is only colour: fields, a wood, a thread of river."""
    b.brush(p.points("440,1060 520,1040 640,1050 700,1090 690,1150 600,1190 480,1186 430,1130"), "c4b89c", 0.1, size=14)
    for field, tone in (
        ("452,1080! 506,1066! 520,1096! 464,1112!", "d2c49a"),
        ("512,1064! 560,1056! 580,1084! 526,1096!", "a4ac8c"),
        ("470,1118! 526,1102! 540,1136! 490,1150!", "b4b48c"),
        ("584,1060! 640,1066! 650,1094! 594,1090!", "d8bc94"),
        ("556,1112! 604,1100! 622,1136! 566,1146!", "c0c094"),
        ("626,1104! 670,1102! 676,1130! 636,1138!", "a0a890"),
    ):
        b.brush(p.points(field), tone, 0.2, size=7)
    b.line(p.points("500,1056 530,1080 540,1104 580,1112 596,1136 640,1150"), [1, 2.4, 3, 3, 4, 4], "dcecec")
    for x, y in ((552, 1092), (558, 1096), (549, 1099), (612, 1122)):
        b.mark(p.rect(x, y, 4, 3.4), "c86a5a")


def far_peak(b: Brushwork) -> None:
    """The one on the other side: a needle in broken planes, pale with distance, its sunward edge bright."""
    needle = p.points(
        "672,256! 690,248! 800,252! 830,300! 830,1040! 540,1040! 572,910! 566,884! 600,806! 596,770! 622,700! 618,664! "
        "640,566! 634,530! 654,440! 648,404! 664,330! 658,296!"
    )
    stone = across([(0, "f4c8b2"), (0.35, "cfa4b0"), (1, "9a88b0")], (610, 500), (830, 560))
    b.brush(needle, stone, 1.45, size=20, length=90, jitter=0.05)
    planes = (
        (
            "728,254! 716,300! 734,352! 706,420! 722,490! 690,560! 712,650! 676,740! 700,830! 664,920! 680,1040! "
            "840,1040! 840,250!",
            "8078a8",
        ),
        ("760,300! 800,280! 820,420! 772,470! 748,400!", "9488b4"),
        ("744,520! 790,500! 800,640! 756,690! 730,610!", "6c669c"),
        ("720,730! 770,700! 810,820! 750,860!", "9084b0"),
        ("704,880! 760,850! 800,960! 720,1030!", "6c669c"),
        ("658,296! 716,300! 688,344! 664,330!", "b48fa8"),
        ("648,404! 700,440! 676,520! 660,470! 654,440!", "bb96aa"),
        ("618,664! 660,640! 676,690! 640,760! 646,710! 622,700!", "a888a8"),
        ("566,884! 610,840! 672,870! 640,950! 604,930! 572,910!", "a080a6"),
    )
    for outline, tone in planes:
        b.brush(p.points(outline), tone, 1.3, size=12, length=50, jitter=0.05)
    for glint in (
        "666,336 660,366 651,398",
        "656,446 646,486 637,524",
        "642,572 634,612 621,658",
        "624,706 614,738 599,764",
        "602,812 588,846 570,878",
    ):
        b.line(p.points(glint), [2, 9, 7, 2], "ffe6c0")


def cliff(b: Brushwork) -> None:
    """Our side: a ledge that breaks off sheer in dark planes, the sun on its edge, grass and one bent pine."""
    wall = p.points("-20,1030! 452,1034! 476,1052! 462,1084! 474,1108! 446,1140! 456,1170! 436,1220! -20,1220!")
    b.brush(
        wall,
        across([(0, "1d1a40"), (0.7, "3a3066"), (1, "6a4a80")], (60, 1160), (470, 1120)),
        1.4,
        size=18,
        jitter=0.06,
    )
    planes = (
        (
            "412,1060! 476,1052! 462,1084! 474,1108! 446,1140! 456,1170! 436,1220! 396,1220! 414,1160! 398,1120!",
            "b8708c",
        ),
        ("300,1066! 356,1060! 340,1130! 352,1220! 286,1220! 306,1150!", "4a3c78"),
        ("150,1070! 230,1064! 214,1220! 130,1220!", "2e2858"),
        ("356,1060! 412,1060! 398,1120! 372,1160!", "5a4884"),
        ("20,1070! 90,1066! 70,1160! 30,1220! -10,1150!", "3a3268"),
    )
    for outline, tone in planes:
        b.brush(p.points(outline), tone, 1.4, size=12, length=60, jitter=0.06)
    top = p.points("-20,1020! 120,1030 260,1026 400,1034 458,1034! 478,1052! 380,1066 230,1058 80,1068 -20,1060!")
    b.brush(top, across([(0, "3f5a5a"), (0.6, "6f7a5a"), (1, "e8b070")], (0, 1040), (470, 1040)), 0.05, size=10)
    for _ in range(110):
        x = b.random.uniform(-10, 474)
        y = 1050 + b.random.uniform(-4, 20) - 8 * (x > 430)
        a, n = b.random.normal(-1.45, 0.35), b.random.uniform(12, 34)
        tone = p.mix("2c4a54", "f0c078", float(np.clip(x / 520 + b.random.normal(0, 0.12), 0, 1)))
        tip = (x + n * math.cos(a - 0.2), y + n * math.sin(a))
        b.line([(x, y), (x + n * 0.5 * math.cos(a), y + n * 0.6 * math.sin(a)), tip], [4, 3, 1], tone)


def turns() -> tuple[p.Array, p.Array, p.Array, p.Array]:
    """The cord's line, phase, radius and thickness: large by us, fine far off, no two turns alike."""
    line = p.sample(CORD, 2400)
    t = np.linspace(0, 1, 2400)
    random = np.random.default_rng(11)
    size = np.interp(t, [0, 0.18, 0.5, 0.68, 1], [24, 17, 13, 8, 3.5])
    thick = np.interp(t, [0, 0.18, 0.5, 0.68, 1], [13, 10, 8, 5.4, 3])
    pitch = np.interp(t, [0, 0.18, 0.5, 0.68, 1], [34, 25, 20, 13, 7])
    pitch *= np.interp(t, np.linspace(0, 1, 34), random.uniform(0.74, 1.3, 34))
    size *= np.interp(t, np.linspace(0, 1, 70), random.uniform(0.88, 1.12, 70))
    for x, y in HOOVES:
        size *= 1 - 0.3 * np.exp(-((np.hypot(line[:, 0] - x, line[:, 1] - y) / 22) ** 2))
    step = np.hypot(*np.gradient(line, axis=0).T)
    return line, np.cumsum(step / pitch) * math.tau, size, thick


def coil() -> list[tuple[bool, list[p.Point], float]]:
    """The loops of the cord as half turns: whether in front, its points, its thickness."""
    line, phase, size, thick = turns()
    t = cv2.blur(np.gradient(line, axis=0), (1, 201))
    t /= np.hypot(t[:, 0], t[:, 1])[:, None]
    normal = np.stack([-t[:, 1], t[:, 0]], 1)
    place = line + normal * (np.sin(phase) * size)[:, None] + t * (np.cos(phase) * size * 0.3)[:, None]
    halves: list[tuple[bool, list[p.Point], float]] = []
    for k in range(int(phase[-1] / math.pi) - 1):
        inside = np.abs(phase - (k + 1) * math.pi) < math.pi / 2 + 0.16
        points: list[p.Point] = [(float(x), float(y)) for x, y in place[inside][::2]]
        if len(points) > 2:
            halves.append((k % 2 == 0, points, float(thick[inside].mean())))
    return halves


def cord(b: Brushwork, front: bool) -> None:
    """The curly cord, its far or its near half turns, each with a dark edge, so that it lies over the one before."""
    for ahead, points, width in coil():
        if ahead != front:
            continue
        b.line(points, [width * 1.3, width * 1.5, width * 1.3], "6a1028")
        b.line(points, [width, width * 1.12, width], RED if front else "a02036")
        part = points[: max(3, len(points) // 2)]
        if front:
            b.line(part, [width * 0.1, width * 0.36, width * 0.1], LIGHT)


def body_of_telephone(b: Brushwork) -> None:
    """A telephone as large as a house, foot at the origin, 300 wide: flared foot, waisted body, cradle."""
    foot = p.points("-158,0! -160,-18 -146,-34! 146,-34! 162,-18 160,0! 0,8")
    body = p.points("-146,-30! -126,-70 -104,-124 -88,-170! 0,-180 88,-170! 106,-124 128,-70 148,-30! 0,-18")
    for side in (-1, 1):
        b.brush(
            p.rect(side * 60 - 17, -204, 34, 50, r=7),
            across(LACQUER, (side * 60 - 50, 0), (side * 60 + 40, 0)),
            1.5,
            size=7,
        )
    b.brush(body, across(LACQUER, (-150, -60), (130, -120)), lambda x, y: 1.57 - 0.003 * x, size=15)
    b.brush(foot, across([(0, "5a1028"), (0.6, "b8242e"), (1, "ff8a5c")], (-160, 0), (160, -20)), 0.0, size=9)
    b.line(p.points("96,-158 112,-120 132,-74 150,-36"), [2, 8, 8, 2], "ffc49a")
    b.line(p.points("-80,-174 0,-183 84,-174"), [1, 6, 2], "ffa078")


def dial(b: Brushwork) -> None:
    """The dial, lit like a window: ten round holes, a little bar to stop the finger."""
    b.brush(p.circle(0, 0, 74, 72), "7a1630", 0.6, size=9)
    b.brush(
        p.circle(0, -2, 67, 65),
        around([(0, "fffbe0"), (0.6, "ffeebc"), (1, "f4c888")], 8, -6, 74),
        lambda x, y: math.atan2(y, x) + 1.57,
        size=9,
    )
    for k in range(10):
        a = math.radians(-52 + 30.5 * k + b.random.normal(0, 1))
        x, y, r = 48 * math.cos(a), -2 - 47 * math.sin(a), b.random.uniform(9.6, 10.8)
        b.mark(p.circle(x, y, r, r * 0.96), "c8632e")
        b.mark(p.circle(x + 1.4, y + 1.6, r * 0.8, r * 0.76), "ffb444")
    b.line([(36, 34), (46, 42), (53, 47)], [4, 6, 5], "a05a3c")
    b.brush(p.circle(0, -2, 30, 29), "8a2038", 0.6, size=6)
    b.brush(p.circle(1, -3, 25, 24), around([(0, "fff0b0"), (1, "ffc860")], 4, -6, 26), 0.6, size=6)


def receiver(b: Brushwork) -> None:
    """A telephone receiver that lies over its house like a roof, origin in the middle under its arch."""
    handle = p.points("-150,4 -132,-56 -64,-94 16,-100 94,-80 138,-36 152,8 96,8 70,-24 0,-40 -66,-30 -92,6")
    cups = (
        p.points("-186,2! -150,-20 -84,-14! -66,34 -84,60! -134,70 -180,54! -194,26"),
        p.points("84,-14! 140,-22 184,0! 194,30 180,56! 132,70 84,58! 68,30"),
    )
    b.brush(handle, across(LACQUER, (-150, 40), (90, -110)), g.along([(-150, 0), (0, -80), (150, 0)]), size=15)
    for k, cup in enumerate(cups):
        side = -1 if k == 0 else 1
        b.brush(cup, across(LACQUER, (side * 131 - 70, 60), (side * 131 + 60, -30)), 0.05, size=13)
        b.brush(
            p.circle(side * 131, 60, 50, 12), across([(0, "4a0e26"), (1, "a83040")], (-180, 0), (180, 0)), 0.0, size=6
        )
        b.line(p.points("-54,14 0,26 54,14", at=(side * 131, 22)), [2, 5, 2], "86182c")
    b.line(p.points("-116,-58 -54,-84 22,-89 86,-70 124,-36"), [2, 10, 14, 10, 2], "ffb08a")
    b.line(p.points("168,-4 182,14 184,40"), [1, 9, 2], "ffc49a")


def telephone(b: Brushwork, lift: float) -> None:
    """The whole of it: house, window, and the roof, which stirs as if it rang."""
    body_of_telephone(b)
    with b.at(-6, -98, 1.0):
        dial(b)
    with b.at(0, -194, 1.0, turn=lift):
        receiver(b)


def shank(b: Brushwork, points: str, widths: list[float], near: bool) -> None:
    """One leg along its joints, from the hip or the shoulder to the fetlock, and its small cloven hoof."""
    line = p.points(points)
    stops = COAT if near else [(0, "151230"), (1, "2a2556")]
    b.brush(
        p.ribbon(line[:-1], widths, 60, True),
        across(stops, (line[0][0] - 10, line[0][1] + 100), (line[0][0] + 10, line[0][1] - 56)),
        g.along(line),
        size=7,
    )
    (ax, ay), (bx, by) = line[-2][:2], line[-1][:2]
    with b.at(ax, ay, turn=math.degrees(math.atan2(by - ay, bx - ax)) - 90):
        n = math.hypot(bx - ax, by - ay)
        hoof = p.points(f"-7,-3! 7,-3! 10,{n:.1f}! 1,{n + 1:.1f}! 0,{n * 0.5:.1f} -2,{n + 1:.1f}! -9,{n:.1f}!")
        b.mark(hoof, "e0a864" if near else "8a5f50")


def goat(b: Brushwork) -> None:
    """Uphill: the hind leg thrusts, the shoulder bears, one fore hoof is lifted and feels for the next turn."""
    trunk = p.points(
        "392,566 402,548 424,538 470,528 512,500 540,466 562,430 586,392 604,374 622,392 628,420 620,450 616,490 "
        "606,530 580,562 540,574 500,594 462,612 430,622 400,616 388,594"
    )
    shank(b, "452,580 474,628 438,674 444,722 451,739", [70, 48, 21, 13, 13], near=False)
    shank(b, "580,514 600,530 642,502 640,540 630,553", [50, 36, 18, 12, 12], near=False)
    b.brush(p.points("396,560! 384,548 372,520 380,500! 392,520 408,546"), "2b2760", 1.2, size=6)
    horn(b, "618,372 624,322 606,282 570,262", "a87452")
    flow = g.along(p.points("392,580 470,566 540,520 600,400"))
    b.brush(trunk, across(COAT, (440, 640), (540, 440)), flow, size=11)
    coat(b, trunk)
    fleece(b)
    shank(b, "430,574 456,626 402,686 395,746 403,766", [92, 62, 25, 15, 14], near=True)
    shank(b, "576,506 556,548 560,606 552,650 557,665", [78, 44, 20, 14, 14], near=True)
    b.line(p.points("446,548 470,576 474,610 452,636"), [1, 4, 4, 1], "6a5ca8")
    b.line(p.points("546,486 566,520 556,552"), [1, 4, 1], "6a5ca8")


def coat(b: Brushwork, trunk: list[p.Point]) -> None:
    """Where the light gets through to the flank: rump, barrel and neck in short lit strokes."""
    lit = (
        ("398,578 410,552 440,544 452,560 430,572", 0.1, "554c9a"),
        ("480,540 514,512 536,500 530,540 500,566 478,570", -0.5, "3c3678"),
        ("548,470 570,432 592,404 604,420 594,470 566,500", -1.0, "6a5cac"),
        ("430,600 456,592 500,578 560,556 540,574 470,606", -0.4, "141230"),
    )
    with b.within(trunk):
        for shape, flow, tone in lit:
            b.brush(p.points(shape), tone, flow, size=6, length=22, jitter=0.1)
        for _ in range(70):
            x, y = b.random.uniform(396, 610), b.random.uniform(410, 610)
            tone = p.mix("2b2760", "8a7cc4", float(np.clip((620 - y) / 300 + b.random.normal(0, 0.15), 0, 1)))
            n = b.random.uniform(8, 18)
            b.line([(x, y), (x - n * 0.5, y + n * 0.5), (x - n * 0.8, y + n)], [1, 2.6, 1], tone)


def fleece(b: Brushwork) -> None:
    """Long hair under belly, throat and brisket, in single strokes."""
    for k in range(26):
        t = k / 25
        x, y = 440 + 150 * t, 616 - 66 * t + 6 * math.sin(t * 9)
        x, n = x + b.random.normal(0, 4), b.random.uniform(5, 26)
        b.line([(x, y - 10), (x - 3, y + n * 0.4), (x - 8, y + n)], [4, 5, 1], ("1a1738", "2b2760")[k % 2])
    for k in range(16):
        t = k / 15
        x, y = 622 - 10 * t, 440 + 90 * t
        n = b.random.uniform(10, 20)
        b.line([(x - 8, y - 8), (x, y + n * 0.3), (x - 2, y + n)], [4, 5, 1], ("48418c", "2b2760")[k % 2])


def horn(b: Brushwork, curve: str, tone: str) -> None:
    """A horn swept back, ringed."""
    line = p.points(curve)
    b.brush(p.ribbon(line, [19, 17, 12, 2], 40, True), tone, g.along(line), size=5)
    for x, y in p.sample(line, 12)[1:9]:
        b.line([(x - 6, y - 1), (x + 6, y + 3)], [1, 2.4, 1], "7a4a3c")


def head(b: Brushwork) -> None:
    """Ear back, a gold eye on the way ahead, nostril, mouth, beard."""
    skull = p.points("592,388 606,366 626,360 650,378 676,396 690,408 690,420 676,430 650,430 624,436 602,424")
    b.line(p.points("664,428 660,446 650,470"), [16, 12, 2], "1a1738")
    b.line(p.points("670,428 668,444 662,462"), [8, 6, 1], "48418c")
    b.brush(skull, across(COAT, (610, 440), (650, 350)), 0.5, size=7)
    b.brush(p.points("676,398 690,408 690,420 676,429 666,414"), "6a5ca8", 0.5, size=5)
    b.brush(p.points("604,388! 586,384 562,398! 580,410 602,404"), "48418c", 0.1, size=5)
    b.mark(p.points("598,393 584,391 572,398! 586,403"), "c88090")
    b.mark(p.spline(p.points("630,388! 638,379 649,388! 639,393")), "ffd76a")
    b.mark(p.rect(635, 383.5, 9, 4, r=2), "120e24")
    b.line(p.points("627,387 637,379 651,388"), [2, 5, 2], "120e24")
    b.line(p.points("680,405 685,408 684,412"), [2, 3.4, 1], "120e24")
    b.line(p.points("689,420 674,420 662,414"), [1, 3, 1], "120e24")
    horn(b, "606,370 594,326 562,300 516,304", "e0a864")


def parcel(b: Brushwork) -> None:
    """Seated on a saddle cloth in the hollow of the back, tied round belly and breast, its ribbon blown behind."""
    paper = [(0, "8a4c40"), (0.5, "cc8250"), (1, "f2b878")]
    saddle_cloth = p.points("412,548! 470,524 530,490! 548,520 546,546! 512,566 476,580! 452,578 428,570!")
    b.brush(saddle_cloth, across([(0, "7a1c34"), (1, "d8483c")], (440, 590), (530, 500)), -0.4, size=7)
    b.line(p.points("428,572 452,579 476,581 512,567 547,547"), [3, 5, 5, 5, 3], "f2b878")
    for strap in ("462,530 484,568 480,606", "506,512 530,548 526,586", "522,496 566,506 616,488"):
        b.line(p.points(strap), [6, 8, 6], "0f5a68")
        b.line(p.points(strap), [3, 5, 3], "2a9c98")
    with b.at(468, 526, 1.0, turn=-24):
        b.brush(p.points("-56,2! -54,-82! 54,-84! 56,0!"), across(paper, (-56, 0), (50, -70)), 1.5, size=10)
        b.brush(p.points("-60,-66! -60,-90! 60,-92! 60,-68!"), across(paper, (-90, -60), (40, -90)), 0.0, size=7)
        b.brush(
            p.points("-9,2! -8,-91! 9,-91! 8,1!"),
            across([(0, "146a74"), (1, "3ab4a8")], (-8, 0), (8, -90)),
            1.5,
            size=5,
        )
        for loop in ("0,-90! -16,-118 -42,-120 -36,-98", "0,-90! 14,-122 40,-126 36,-102"):
            b.brush(p.points(loop), "2a9c98", 0.6, size=5)
            inner = [(x * 0.66, -92 + (y + 92) * 0.6) for x, y, *_ in p.points(loop)]
            b.mark(p.spline(inner), "0f5a68")
        b.line(p.points("-4,-92 -34,-90 -58,-104 -80,-98"), [5, 8, 7, 2], "2a9c98")
        b.line(p.points("2,-90 -18,-78 -40,-80 -52,-70"), [4, 7, 6, 2], "1f8a8c")


def climber(img: p.Array) -> None:
    """The goat, its parcel, and the sun along their edges."""
    b = Brushwork(31, wobble=0.5)
    with b.at(-4, -5):
        goat(b)
        head(b)
    b.lay(img, tooth=0.4)
    p.rim_light(img, b.layer.alpha(), "ffc27a", dx=2, dy=-4, alpha=0.6, soft=1.0)
    load = Brushwork(32, wobble=0.5)
    with load.at(-4, -5):
        parcel(load)
    load.lay(img, tooth=0.4)


def birds(b: Brushwork) -> None:
    """Far below the hooves, the height of the gap."""
    for x, y, n in ((540, 800, 13), (572, 816, 9), (516, 824, 7)):
        b.line([(x - n, y - n * 0.5), (x - n * 0.4, y - n * 0.55), (x, y)], [1, 3.4, 2], "5a4a80")
        b.line([(x, y), (x + n * 0.5, y - n * 0.7), (x + n * 1.1, y - n * 0.4)], [2, 3.4, 1], "5a4a80")


def paint() -> p.Array:
    """Sky, far side, cord and goat, our side."""
    img = g.board("fbe9cf", 2)
    sky(img)
    b = Brushwork(29, wobble=0.7)
    ranges(b)
    sea(b)
    far_peak(b)
    with b.at(734, 254, 0.33):
        telephone(b, lift=2)
    valley(b)
    clouds(b, ((560, 960, 96), (720, 966, 120), (450, 1000, 90)), ("fff4dc", "d8a0b0"))
    clouds(b, ((620, 1030, 80), (790, 1050, 130), (480, 1040, 70)), ("fff8e8", "c898b4"))
    birds(b)
    cord(b, front=False)
    cord(b, front=True)
    b.lay(img, tooth=0.4)
    p.glow(img, 732, 222, 80, colour="ffd070", alpha=0.4)
    climber(img)
    b = Brushwork(33, wobble=0.7)
    clouds(b, ((740, 1160, 130), (560, 1196, 120), (450, 1190, 60)), ("fffaf0", "c49ab8"))
    cliff(b)
    with b.at(218, 1048, 1.13):
        telephone(b, lift=-6)
    b.lay(img, tooth=0.4)
    p.glow(img, 211, 937, 160, colour="ffc860", alpha=0.4)
    return img
