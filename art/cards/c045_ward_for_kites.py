"""In the ward for kites one is well again: it pulls so hard at its string that the wheelchair leaves the floor.

Technique: gouache, the morning a shape of light on the floor.
"""

from __future__ import annotations

import math

import numpy as np
import skia

from art import paint as p
from art.paint.voices import gouache as g
from art.paint.voices.printing import PLAIN

NUMBER, TITLE = 45, "Ward for Kites"
FINISH = PLAIN

AXLE, TILT, SIZE = (254.0, 816.0), -20.0, 1.1
REEL, CROSSING, GRIP = (404.0, 428.0), (674.0, 158.0), 50.0
LIT = (13.0, -8.0)
SKIN, TAN, LINE = "f6bf94", "d98a63", "3a1c2c"
HAIR, RUST = "f0682a", "b83c1c"
KNIT, OCHRE = "fcc62e", "d98a1c"
JEANS, NAVY = "3c78c4", "24508e"
IRON, WALL, NIGHT = "10222e", "1f5560", "153c49"


def at(path: skia.Path) -> skia.Path:
    """From the chair's own upright frame (the axle is its origin) to where it hangs in the air."""
    return p.moved(path, AXLE[0], AXLE[1], SIZE, turn=TILT)


def spot(x: float, y: float) -> tuple[float, float]:
    """A point of the chair's frame on the card."""
    a = math.radians(TILT)
    return AXLE[0] + SIZE * (x * math.cos(a) - y * math.sin(a)), AXLE[1] + SIZE * (x * math.sin(a) + y * math.cos(a))


def form(img: p.Array, path: skia.Path, colour: str, shade: str, flow: float = 0.6, seed: int = 1) -> None:
    """A flat form of the rider, lit from the window."""
    g.cel(img, at(path), colour, shade, slip=LIT, flow=flow, size=16, seed=seed)


def room(img: p.Array) -> None:
    """A dark wall and floor; the window lays one warm shape across the boards."""
    g.passage(img, p.rect(-10, -10, 820, 990), WALL, 1.2, size=50, length=190, seed=2, jitter=0.04, dry=0.5)
    floor = p.poly(p.points("-10,962 810,962 810,1210 -10,1210"))
    g.passage(img, floor, "102f3b", 0.0, size=40, length=220, seed=3, jitter=0.06)
    for y, w in ((1000, 3), (1052, 4), (1124, 5)):
        g.line(img, [(-10, y), (400, y + 2), (810, y)], "0a212c", w, seed=y, taper=False)
    beam = p.poly(p.points("300,964 620,964 460,1206 20,1206"))
    g.passage(img, beam, "f2c66a", 0.0, size=30, length=170, seed=4, jitter=0.04, ragged=1.2, dry=0.4)
    for line in ([(272, 1000), (608, 1000)], [(226, 1052), (566, 1052)], [(136, 1124), (520, 1124)]):
        g.line(img, line, "c9923f", 4, seed=7, taper=False)
    skirting = p.poly(p.points("-10,936 810,936 810,966 -10,966"))
    g.passage(img, skirting, "2f7078", 0.0, size=12, length=170, seed=5, jitter=0.03)
    chair = p.union(p.circle(250, 1108, 122, 15), p.spline(p.points("250,1104 330,1090 410,1096 414,1108 330,1116")))
    g.passage(img, chair, "6f5a42", 0.0, size=10, length=70, seed=6, jitter=0.03, ragged=1.2)


def window(img: p.Array) -> None:
    """Open to the morning: sky, one cloud, two hills."""
    x, y, w, h = 470, 40, 300, 730
    g.passage(img, p.rect(x, y, w, h), "6cc6de", 0.1, size=44, length=160, seed=6, jitter=0.025, dry=0.4)
    haze = p.spline([(x, 330, 1), (560, 380), (770, 350, 1), (770, 770, 1), (x, 770, 1)])
    g.passage(img, haze, "a4dfe2", 0.05, size=40, length=150, seed=7, jitter=0.025, dry=0.5)
    cloud = p.points("560,560! 566,530 602,524 622,490 668,486 694,516 740,512 780,560!")
    g.passage(img, p.spline(cloud), "fffaf0", 0.0, size=20, length=60, seed=8, jitter=0.015)
    far = [(x, 640, 1), (540, 610), (640, 640), (770, 590, 1), (770, 770, 1), (x, 770, 1)]
    near = [(x, 690, 1), (560, 700), (660, 668), (770, 690, 1), (770, 770, 1), (x, 770, 1)]
    g.passage(img, p.spline(far), "8fc46a", -0.1, size=24, length=110, seed=9, jitter=0.03)
    g.passage(img, p.spline(near), "4d9a58", -0.1, size=24, length=110, seed=10, jitter=0.03)


def casing(img: p.Array) -> None:
    """The cream frame and the sill, before all that is outside."""
    for bar in ((456, 16, 26, 780), (456, 16, 344, 26), (768, 16, 40, 780)):
        g.passage(
            img,
            p.rect(*bar),
            "f7ecd2",
            1.57 if bar[3] > 100 else 0.0,
            size=12,
            length=120,
            seed=int(bar[0]) + 11,
            jitter=0.02,
            ragged=0.9,
        )
    jamb = p.poly(p.points("482,42 494,42 494,768 482,768"))
    g.passage(img, jamb, "c3b79c", 1.57, size=8, length=120, seed=12, jitter=0.03, ragged=0.9)
    sill = p.poly(p.points("450,766 810,766 810,812 448,812"))
    g.passage(img, sill, "fff6df", 0.0, size=14, length=140, seed=13, jitter=0.02, ragged=0.9)
    below = p.poly(p.points("450,810 810,810 810,828 454,828"))
    g.passage(img, below, "0f3542", 0.0, size=10, length=140, seed=14, jitter=0.03)


def curtain(img: p.Array) -> None:
    """One white sheet on its rail, blown into the room."""
    cloth = p.points("320,14! 486,14! 470,90 438,160 384,222 306,262 216,270! 262,226 298,150 314,80")
    flow = g.along([(406, 10), (386, 140), (236, 262)])
    g.passage(img, p.spline(cloth), "f4efe0", flow, size=20, length=110, seed=15, jitter=0.02)
    for fold, tone in (
        (p.points("320,14! 362,14! 348,110 310,200 216,270! 266,222 306,130"), "9fb8bc"),
        (p.points("402,14! 430,14! 410,110 362,188 288,250 350,176 388,100"), "c6d2cc"),
    ):
        flow = g.along([(366, 10), (336, 140), (236, 262)])
        g.passage(img, p.spline(fold), tone, flow, size=12, length=80, seed=16, jitter=0.02)


def kite(img: p.Array, place: tuple[float, float, float, float], tones: tuple[str, str, str, str], spine: str) -> None:
    """A diamond in four flat facets on two sticks; `place` is x, y, scale and turn."""
    x, y, k, turn = place
    top, right, foot, left, mid = (0, -150), (104, -30), (0, 176), (-104, -30), (0, -30)
    for facet, tone in zip(
        ((top, mid, left), (top, mid, right), (mid, right, foot), (mid, left, foot)), tones, strict=True
    ):
        path = p.moved(p.poly(facet), x, y, k, turn=turn)
        g.passage(
            img, path, tone, 0.9, size=20 * k, length=80 * k, seed=len(tone) + int(k * 90), jitter=0.02, ragged=0.8
        )
    sticks = p.Layer()
    for line in ((top, foot), (left, right)):
        sticks.stroke(p.moved(p.line(line), x, y, k, turn=turn), 5 * k, spine)
    p.lay(img, sticks, tooth=0.6)


def tail(img: p.Array) -> None:
    """Three knotted bows, each blown another way."""
    g.line(img, p.points("604,280 582,324 604,362 648,358 686,388 754,372"), LINE, 4, seed=4, taper=False)
    for x, y, turn, tone, k in (
        (584, 328, 70, "2f62b8", 0.9),
        (640, 358, -20, "fcc62e", 0.8),
        (704, 384, 30, "2f62b8", 0.7),
    ):
        bow = p.union(p.spline([(0, 0, 1), (-34, -20), (-30, 16)]), p.spline([(0, 0, 1), (30, -18), (36, 14)]))
        g.dab(img, p.moved(bow, x, y, k, turn=turn), tone, 0.3, size=9, length=24, seed=5)


def frame(img: p.Array, far: bool) -> None:
    """The chair: the far wheel and tubes, or the near ones."""
    ink = p.Layer()
    if far:
        for k in range(12):
            a = k * math.tau / 12
            ink.stroke(at(p.line([(56, -16), (56 + 104 * math.cos(a), -16 + 108 * math.sin(a))])), 2, "5d8a90", 0.8)
        ink.stroke(at(p.circle(56, -16, 104, 108)), 13, "0b1a24")
        ink.stroke(at(p.circle(56, -16, 95, 99)), 4, "8fb4b4")
        ink.stroke(at(p.line([(130, -62), (172, 66), (226, 62)])), 10, "0b1a24")
        ink.fill(at(p.circle(146, 80, 26)), "0b1a24")
        p.lay(img, ink, tooth=0.7)
        return
    for k in range(14):
        a = k * math.tau / 14 + 0.13
        ink.stroke(
            at(p.line([(12 * math.cos(a), 12 * math.sin(a)), (112 * math.cos(a), 112 * math.sin(a))])),
            2.4,
            "b8d4d2",
            0.85,
        )
    ink.stroke(at(p.circle(0, 0, 118)), 17, IRON)
    ink.stroke(at(p.circle(0, 0, 101)), 4, "d9ece6")
    ink.stroke(at(p.spline(p.points("72,-92 100,-62 117,-16 112,32"), False)), 4, "f7ecd2")
    ink.fill(at(p.circle(0, 0, 15)), "d9ece6")
    ink.fill(at(p.circle(0, 0, 6)), IRON)
    p.lay(img, ink, tooth=0.7)


def chair(img: p.Array) -> None:
    """Back, seat, arm rest, foot rest and castor."""
    ink = p.Layer()
    ink.stroke(at(p.spline(p.points("-118,-214 -92,-218 -80,-196 -68,-40"), False)), 12, IRON)
    ink.stroke(at(p.line([(-118, -215), (-146, -212)])), 18, IRON)
    ink.stroke(at(p.line([(-70, -38), (116, -38), (150, 84)])), 12, IRON)
    ink.stroke(at(p.line([(136, 86), (204, 78)])), 12, IRON)
    ink.stroke(at(p.line([(96, -38), (94, 60)])), 10, IRON)
    ink.fill(at(p.circle(94, 88, 30)), IRON)
    ink.fill(at(p.circle(94, 88, 15)), "b8d4d2")
    p.lay(img, ink, tooth=0.7)
    form(img, p.rect(-76, -62, 176, 24, r=10), "d8452e", "9c2624", flow=0.0, seed=3)
    g.dab(
        img,
        at(p.ribbon([(-92, -192), (-82, -130), (-74, -62)], [18, 20, 18], 12, True)),
        "b8302a",
        1.4,
        size=10,
        seed=4,
    )


def face_at(path: skia.Path) -> skia.Path:
    """From the head's own frame, level and looking right, to where it is thrown back."""
    return p.moved(path, 202, 404, 0.9, turn=-22)


def plait(img: p.Array) -> None:
    """Three strands in overlapping lobes, blown out behind, with a blue tie and a tuft."""
    line = p.sample(p.points("152,452 118,472 104,510 80,534 50,544"), 7)
    x, y = line[-1]
    tuft = p.points("8,-10! -30,-2 -44,26! -22,20 -16,38! 8,10", at=(x, y))
    g.dab(img, p.spline(tuft), HAIR, 0.3, size=8, seed=6)
    for k, (x, y) in enumerate(line[:-1]):
        dx, dy = line[k + 1] - line[k]
        r = 27 - 2.3 * k
        lobe = p.spline([(-r, -r * 0.3), (0, -r * 0.9), (r * 1.1, -r * 0.2), (r * 0.9, r * 0.6), (-r * 0.1, r * 0.8)])
        turn = math.degrees(math.atan2(dy, dx)) + (14 if k % 2 else -14)
        g.cel(img, p.moved(lobe, x, y, 1.0, turn=turn), HAIR, RUST, slip=(5, -9), flow=0.5, size=10, seed=k + 3)
    x, y = line[-1]
    g.dab(img, p.circle(x + 4, y - 4, 11), "2f62b8", size=8, seed=3)


def head(img: p.Array) -> None:
    """In profile, thrown back: round brow, short nose, wide laugh, one bright eye on the kite."""
    plait(img)
    neck = p.spline(p.points("172,450 220,452 240,476 244,530 206,548 172,530"))
    g.cel(img, neck, TAN, "b8684a", slip=(26, 0), flow=1.2, size=12, seed=7)
    outline = p.points(
        "20,-76 54,-62 76,-34 80,-6 76,10 84,18 97,22 98,34 82,42! 86,52 76,58! 44,58! 62,86 72,94! 73,110 50,119 "
        "14,106 -20,76 -44,20"
    )
    g.cel(img, face_at(p.spline(outline)), SKIN, "e8a078", slip=(9, -15), flow=1.2, size=14, seed=8)
    mouth = p.spline(p.points("78,57! 62,60 34,50! 38,74 54,88 68,92!"))
    g.dab(img, face_at(mouth), "8e1f2c", 0.4, size=8, length=20, seed=3)
    g.dab(img, face_at(p.spline(p.points("48,84! 58,76 66,84 67,91!"))), "e8687a", 0.4, size=6, length=12, seed=3)
    g.dab(
        img,
        face_at(p.spline(p.points("78,57! 62,60 36,52! 40,62 62,69 76,65!"))),
        "fffaf0",
        0.4,
        size=6,
        length=18,
        seed=3,
    )
    g.dab(img, face_at(p.circle(22, 42, 21, 17)), "f4946c", 0.4, size=8, length=20, seed=4)
    marks = p.Layer()
    marks.fill(face_at(p.circle(55, 4, 8.5, 12.5)), LINE).fill(face_at(p.circle(58, -1, 3.2)), "ffffff")
    marks.fill(face_at(p.ribbon([(38, 4), (50, -11), (65, -8)], [3, 6, 3], 16, True)), LINE)
    marks.fill(face_at(p.ribbon([(38, -26), (54, -37), (70, -30)], [4, 7, 3], 16, True)), RUST)
    marks.fill(face_at(p.ribbon([(83, 41), (78, 37), (80, 31)], [2, 4, 2], 10, True)), "b8603c")
    marks.fill(face_at(p.ribbon([(33, 40), (30, 50), (34, 60)], [2, 4, 2], 10, True)), "c46a48")
    for x, y in p.points("50,24 62,27 72,24 56,34 67,35"):
        marks.fill(face_at(p.circle(x, y, 2.4)), "c46a3c")
    p.lay(img, marks, tooth=0.5)
    hair(img)


def hair(img: p.Array) -> None:
    """Combed back into the plait, a fringe lifted by the wind, an ear left free."""
    cap = p.points(
        "74,-42! 52,-44 36,-52 22,-24 8,-2 10,24 0,48 -16,66 -44,92 -70,88 -92,40 -96,-14 -78,-66 -36,-98 14,-104! "
        "2,-92 48,-92! 36,-82 72,-70! 58,-62"
    )
    flow = g.along([(246, 336), (186, 328), (134, 388), (142, 440)])
    g.cel(img, face_at(p.spline(cap)), HAIR, RUST, slip=(18, -8), flow=flow, size=14, seed=9)
    for lock in (
        p.points("36,-64 -6,-50 -34,-6 -52,56"),
        p.points("18,-84 -32,-68 -62,-20 -66,50"),
        p.points("26,-40 4,-26 -10,10 -34,62"),
    ):
        g.dab(img, face_at(p.ribbon(lock, [2, 6, 5, 1], 24)), "ffa24e", 0.5, size=5, seed=4)
    ear = face_at(p.spline(p.points("-20,10 -4,-2 10,12 8,34 -6,46 -16,32")))
    g.cel(img, ear, SKIN, "e8a078", slip=(4, -5), flow=1.2, size=8, seed=5)
    g.dab(img, face_at(p.ribbon([(-8, 12), (2, 18), (-4, 32)], [2, 4, 2], 10)), "b8603c", size=4, seed=5)


def hold(along_stick: float) -> tuple[float, float, float]:
    """A place on the reel's stick, which lies across the string, and its turn in degrees."""
    a = math.atan2(CROSSING[1] - REEL[1], CROSSING[0] - REEL[0]) + math.pi / 2
    return REEL[0] + along_stick * math.cos(a), REEL[1] + along_stick * math.sin(a), math.degrees(a)


def reel(img: p.Array) -> None:
    """A stick across the string, the string wound thick in its middle."""
    x, y, turn = hold(0)
    stick = p.moved(p.rect(-116, -9, 232, 18, r=8), x, y, 1.0, turn=turn)
    g.cel(img, stick, "c47a3c", "7e4422", slip=(3, -6), size=8, seed=25)
    spool = p.moved(p.spline(p.points("-17,-17 0,-21 17,-17 17,17 0,21 -17,17")), x, y, 1.0, turn=turn)
    g.cel(img, spool, "fff0d0", "c8a878", slip=(3, -8), size=7, seed=26)
    for k in (-9, 0, 9):
        g.dab(
            img,
            p.moved(p.ribbon([(k - 3, -17), (k + 3, 17)], [3, 3], 6), x, y, 1.0, turn=turn),
            "8a5a3c",
            size=3,
            seed=2,
        )


def hand(img: p.Array, side: int) -> None:
    """A hand on one end of the reel: the back towards the wrist, four fingers over the stick, the thumb inwards."""
    x, y, turn = hold(side * (GRIP + 10))
    tone, edge = (SKIN, "c87a54") if side > 0 else ("e8a67c", "a85a40")

    def here(path: skia.Path) -> skia.Path:
        return p.moved(path, x, y, 1.0, turn=turn)

    back = p.spline(p.points("-30,-8 30,-8 34,18 24,44 14,60 -14,60 -26,44 -34,18"))
    g.cel(img, here(back), tone, TAN, slip=(8, -6), flow=0.6, size=10, seed=24)
    for k in range(4):
        u = (k - 1.5) * 16
        finger = p.ribbon([(u, 16), (u, -4), (u + 1, -17 + 2 * abs(k - 1.5))], [18, 18, 16], 14, True)
        g.dab(img, here(finger), edge, 0.4, size=8, length=18, seed=5 + k)
        inner = p.ribbon([(u, 15), (u, -4), (u + 1, -16 + 2 * abs(k - 1.5))], [13.5, 13.5, 12], 14, True)
        g.dab(img, here(inner), tone, 0.4, size=8, length=18, seed=5 + k)
    thumb = p.points(f"{-side * 20},38 {-side * 36},22 {-side * 44},2")
    g.dab(img, here(p.ribbon(thumb, [20, 18, 15], 16, True)), edge, 0.4, size=8, length=18, seed=9)
    g.dab(img, here(p.ribbon(thumb, [16, 14, 11], 16, True)), tone, 0.4, size=8, length=18, seed=9)


def arm(img: p.Array, far: bool) -> None:
    """A sleeve from the shoulder over a slightly bent elbow to the wrist, a knitted cuff."""
    line = p.points("232,534 286,480 324,420") if far else p.points("190,556 244,574 312,566 384,514")
    widths = [60, 54, 42] if far else [80, 74, 62, 44]
    tones = ("e09a20", "a8641a") if far else (KNIT, OCHRE)
    g.cel(img, p.ribbon(line, widths, 40, True), *tones, slip=(8, -12), flow=g.along(line), size=14, seed=23)
    (x, y), (dx, dy) = line[-1][:2], (line[-1][0] - line[-2][0], line[-1][1] - line[-2][1])
    n = math.hypot(dx, dy)
    ends = [(x + dy / n * 24, y - dx / n * 24), (x - dy / n * 24, y + dx / n * 24)]
    g.cel(
        img,
        p.ribbon(ends, [20, 20], 8, True),
        "fbd868" if not far else "c8861c",
        tones[1],
        slip=(4, -6),
        size=8,
        seed=4,
    )
    if not far:
        g.line(img, [(276, 548), (296, 556), (304, 572)], "b8721a", 6, seed=3)
        collar = p.ribbon(p.points("160,520 182,538 216,542 248,526"), [20, 22, 22, 18], 20, True)
        g.cel(img, collar, "fbd868", OCHRE, slip=(4, -8), flow=0.2, size=8, seed=8)


def shoe(img: p.Array, ankle: p.Point, droop: float, tones: tuple[str, str]) -> None:
    """A red shoe that hangs from the ankle, its toe `droop` degrees down, with a white sole."""
    upper = p.spline(p.points("-24,-10 0,-14 24,-8 44,6 68,12 76,26! -26,28!"))
    sole = p.ribbon([(-26, 28), (76, 27)], [9, 9], 6, True)
    form(img, p.moved(upper, *ankle, turn=droop), *tones, flow=0.2, seed=13)
    g.dab(img, at(p.moved(sole, *ankle, turn=droop)), "fff6df", 0.2, size=6, seed=14)


def rider(img: p.Array) -> None:
    """Legs on the rest, body pulled forward, arms to the sky."""
    frame(img, True)
    shin = p.points("112,-116 150,-112 172,-40 194,24 160,44 134,-10 112,-66")
    form(img, p.spline(shin), "2c5ca0", NAVY, flow=1.2, seed=10)
    shoe(img, (176, 34), 34, ("b8302a", "7e1c24"))
    chair(img)
    arm(img, True)
    body = p.points("-44,-226 -14,-270 40,-286 84,-262 92,-214 74,-150 62,-96 40,-72 -56,-72 -74,-110 -66,-170")
    form(img, p.spline(body), KNIT, OCHRE, flow=1.4, seed=11)
    leg = p.points("-62,-108 0,-124 84,-124 128,-114 148,-84 146,-20 150,42 112,50 98,-10 86,-52 -50,-50 -74,-74")
    form(img, p.spline(leg), JEANS, NAVY, flow=0.2, seed=12)
    shoe(img, (130, 48), 52, ("e8402c", "a82424"))
    head(img)
    reel(img)
    hand(img, -1)
    arm(img, False)
    hand(img, 1)
    frame(img, False)


def bed(img: p.Array) -> None:
    """Close to us: a blue kite with a plaster, tucked up to its waist."""
    posts = p.Layer()
    posts.stroke(p.line([(774, 1200), (774, 872)]), 18, "e6efe8")
    posts.stroke(p.line([(774, 930), (830, 930)]), 12, "e6efe8")
    posts.fill(p.circle(774, 866, 17), "fcc62e")
    p.lay(img, posts, tooth=0.7)
    pillow = p.spline(p.points("600,1010 640,972 740,960 812,968 830,1090 700,1110 612,1090"))
    g.cel(img, pillow, "fffaf0", "bccfd2", slip=(-8, -18), flow=0.1, size=18, seed=31)
    kite(img, (668, 982, 0.86, -58), ("4f8fe0", "2f68c4", "2a5cb0", "3f7cd4"), "17305e")
    for turn in (20, -66):
        g.dab(
            img,
            p.moved(p.rect(-34, -11, 68, 22, r=9), 690, 940, 1.0, turn=turn),
            "f7c9a0",
            0.3,
            size=8,
            length=30,
            seed=5,
        )
    blanket = p.points("452,1250! 452,1080 500,1034 580,1010 640,1020 724,1060 830,1090! 830,1250!")
    g.cel(img, p.spline(blanket), "f0836a", "c4554e", slip=(-10, -16), flow=0.3, size=24, seed=32)
    turned = p.points("560,1016 600,1000 648,1006 740,1046 830,1072 830,1106 730,1082 640,1042 570,1036")
    g.cel(img, p.spline(turned), "fffaf0", "bccfd2", slip=(-4, -10), flow=0.4, size=12, seed=33)
    for fold in ([(520, 1190), (530, 1120), (574, 1074)], [(660, 1196), (656, 1140), (676, 1098)]):
        g.line(img, fold, "c4554e", 8, seed=3)


def paint() -> p.Array:
    """Room, window, kite, string, the rider in the air, and the patient still in bed."""
    img = g.board(WALL, 2)
    room(img)
    window(img)
    tail(img)
    kite(img, (664, 176, 0.68, 30), ("ff6a48", "e8301f", "c4221c", "f24a30"), "7a1418")
    casing(img)
    curtain(img)
    g.line(img, [REEL, CROSSING], LINE, 5, seed=9, taper=False)
    rider(img)
    bed(img)
    return np.clip(img, 0, 1)
