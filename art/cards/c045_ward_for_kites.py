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

AXLE, TILT, SIZE = (276.0, 806.0), -17.0, 1.1
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
    g.passage(
        img,
        p.poly(p.points("-10,962 810,962 810,1210 -10,1210")),
        "102f3b",
        0.0,
        size=40,
        length=220,
        seed=3,
        jitter=0.06,
    )
    for y, w in ((1000, 3), (1052, 4), (1124, 5)):
        g.line(img, [(-10, y), (400, y + 2), (810, y)], "0a212c", w, seed=y, taper=False)
    beam = p.poly(p.points("300,964 620,964 460,1206 20,1206"))
    g.passage(img, beam, "f2c66a", 0.0, size=30, length=170, seed=4, jitter=0.04, ragged=1.2, dry=0.4)
    for line in ([(272, 1000), (608, 1000)], [(226, 1052), (566, 1052)], [(136, 1124), (520, 1124)]):
        g.line(img, line, "c9923f", 4, seed=7, taper=False)
    g.passage(
        img,
        p.poly(p.points("-10,936 810,936 810,966 -10,966")),
        "2f7078",
        0.0,
        size=12,
        length=170,
        seed=5,
        jitter=0.03,
    )
    chair = p.union(p.circle(250, 1108, 122, 15), p.spline(p.points("250,1104 330,1090 410,1096 414,1108 330,1116")))
    g.passage(img, chair, "6f5a42", 0.0, size=10, length=70, seed=6, jitter=0.03, ragged=1.2)


def window(img: p.Array) -> None:
    """Open to the morning: sky, one cloud, two hills, a cream frame, a curtain that the wind lifts."""
    x, y, w, h = 410, 40, 360, 730
    g.passage(img, p.rect(x, y, w, h), "6cc6de", 0.1, size=44, length=160, seed=6, jitter=0.025, dry=0.4)
    g.passage(
        img,
        p.spline([(x, 330, 1), (560, 380), (770, 350, 1), (770, 770, 1), (x, 770, 1)]),
        "a4dfe2",
        0.05,
        size=40,
        length=150,
        seed=7,
        jitter=0.025,
        dry=0.5,
    )
    cloud = p.points("560,560! 566,530 602,524 622,490 668,486 694,516 740,512 780,560!")
    g.passage(img, p.spline(cloud), "fffaf0", 0.0, size=20, length=60, seed=8, jitter=0.015)
    far = [(x, 640, 1), (500, 606), (620, 640), (770, 590, 1), (770, 770, 1), (x, 770, 1)]
    near = [(x, 690, 1), (520, 700), (650, 668), (770, 690, 1), (770, 770, 1), (x, 770, 1)]
    g.passage(img, p.spline(far), "8fc46a", -0.1, size=24, length=110, seed=9, jitter=0.03)
    g.passage(img, p.spline(near), "4d9a58", -0.1, size=24, length=110, seed=10, jitter=0.03)
    for bar in ((386, 16, 26, 780), (386, 16, 414, 26), (768, 16, 40, 780)):
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
    g.passage(
        img,
        p.poly(p.points("412,42 424,42 424,768 412,768")),
        "c3b79c",
        1.57,
        size=8,
        length=120,
        seed=12,
        jitter=0.03,
        ragged=0.9,
    )
    g.passage(
        img,
        p.poly(p.points("386,766 810,766 810,812 384,812")),
        "fff6df",
        0.0,
        size=14,
        length=140,
        seed=13,
        jitter=0.02,
        ragged=0.9,
    )
    g.passage(
        img,
        p.poly(p.points("386,810 810,810 810,828 390,828")),
        "0f3542",
        0.0,
        size=10,
        length=140,
        seed=14,
        jitter=0.03,
    )


def curtain(img: p.Array) -> None:
    """One white sheet on its rail, blown into the room."""
    cloth = p.points("254,14! 420,14! 404,90 372,160 318,222 240,262 150,270! 196,226 232,150 248,80")
    g.passage(
        img,
        p.spline(cloth),
        "f4efe0",
        g.along([(340, 10), (320, 140), (170, 262)]),
        size=20,
        length=110,
        seed=15,
        jitter=0.02,
    )
    for fold, tone in (
        (p.points("254,14! 296,14! 282,110 244,200 150,270! 200,222 240,130"), "9fb8bc"),
        (p.points("336,14! 364,14! 344,110 296,188 222,250 284,176 322,100"), "c6d2cc"),
    ):
        g.passage(
            img,
            p.spline(fold),
            tone,
            g.along([(300, 10), (270, 140), (170, 262)]),
            size=12,
            length=80,
            seed=16,
            jitter=0.02,
        )


def kite(img: p.Array, place: tuple[float, float, float, float], tones: tuple[str, str, str, str], spine: str) -> None:
    """A diamond in four flat facets on two sticks; `place` is x, y, scale and turn."""
    x, y, k, turn = place
    top, right, foot, left, mid = (0, -150), (104, -30), (0, 176), (-104, -30), (0, -30)
    for facet, tone in zip(
        ((top, mid, left), (top, mid, right), (mid, right, foot), (mid, left, foot)), tones, strict=True
    ):
        g.passage(
            img,
            p.moved(p.poly(facet), x, y, k, turn=turn),
            tone,
            0.9,
            size=20 * k,
            length=80 * k,
            seed=len(tone) + int(k * 90),
            jitter=0.02,
            ragged=0.8,
        )
    sticks = p.Layer()
    for line in ((top, foot), (left, right)):
        sticks.stroke(p.moved(p.line(line), x, y, k, turn=turn), 5 * k, spine)
    p.lay(img, sticks, tooth=0.6)


def tail(img: p.Array) -> None:
    """Three knotted bows, each blown another way."""
    g.line(img, p.points("549,362 536,420 580,452 632,440 676,470 700,452"), LINE, 4, seed=4, taper=False)
    for x, y, turn, tone, k in (
        (540, 424, 70, "2f62b8", 1.0),
        (622, 441, -20, "fcc62e", 0.86),
        (696, 458, 30, "2f62b8", 0.74),
    ):
        bow = p.union(p.spline([(0, 0, 1), (-34, -20), (-30, 16)]), p.spline([(0, 0, 1), (30, -18), (36, 14)]))
        g.dab(img, p.moved(bow, x, y, k, turn=turn), tone, 0.3, size=9, length=24, seed=5)


def frame(img: p.Array, far: bool) -> None:
    """The chair: the far wheel and tubes, or the near ones."""
    ink = p.Layer()
    if far:
        ink.stroke(at(p.circle(26, -8, 104)), 10, "0b1a24")
        ink.stroke(at(p.line([(112, -62), (148, 70), (196, 66)])), 10, "0b1a24")
        ink.fill(at(p.circle(118, 92, 26)), "0b1a24")
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
    ink.stroke(at(p.spline(p.points("-118,-214 -92,-218 -80,-196 -68,-62"), False)), 12, IRON)
    ink.stroke(at(p.line([(-118, -215), (-146, -212)])), 18, IRON)
    ink.stroke(at(p.line([(-70, -58), (116, -58), (150, 84)])), 12, IRON)
    ink.stroke(at(p.line([(136, 86), (204, 78)])), 12, IRON)
    ink.stroke(at(p.line([(96, -56), (94, 60)])), 10, IRON)
    ink.fill(at(p.circle(94, 88, 30)), IRON)
    ink.fill(at(p.circle(94, 88, 15)), "b8d4d2")
    p.lay(img, ink, tooth=0.7)
    form(img, p.rect(-76, -84, 176, 26, r=10), "d8452e", "9c2624", flow=0.0, seed=3)
    g.dab(
        img,
        at(p.ribbon([(-92, -192), (-82, -140), (-74, -84)], [18, 20, 18], 12, True)),
        "b8302a",
        1.4,
        size=10,
        seed=4,
    )


def head(img: p.Array) -> None:
    """Thrown back in profile, laughing at the sky, the plait flying behind."""

    def here(points: p.Points) -> skia.Path:
        return at(p.moved(p.spline(points), 8, -352, 1.04, turn=-20))

    plait = p.points("-60,28 -80,50 -100,52 -114,76 -116,106")
    line = p.sample([spot(8 + x, -352 + y) for x, y in plait], 6)
    for k, (x, y) in enumerate(line[:-1]):
        dx, dy = line[k + 1] - line[k]
        turn = math.degrees(math.atan2(dy, dx))
        r = 34 - 3.4 * k
        lobe = p.moved(
            p.spline([(-r, -r * 0.3), (0, -r * 0.9), (r * 1.1, -r * 0.2), (r * 0.9, r * 0.5), (-r * 0.1, r * 0.8)]),
            x,
            y,
            1.0,
            turn=turn,
        )
        g.cel(img, lobe, HAIR, RUST, slip=(5, -9), flow=0.5, size=10, seed=k + 3)
    x, y = line[-1]
    g.dab(img, p.circle(x, y, 12), "2f62b8", size=8, seed=3)
    g.dab(
        img,
        p.spline(
            [
                (x, y - 6, 1),
                (x - 40, y - 14),
                (x - 52, y + 14, 1),
                (x - 36, y + 12),
                (x - 40, y + 34, 1),
                (x - 6, y + 12),
            ]
        ),
        HAIR,
        0.3,
        size=8,
        seed=6,
    )
    g.cel(img, here(p.points("-44,30 10,44 14,92 -14,116 -54,96")), TAN, RUST, slip=(22, 0), flow=1.2, size=12, seed=7)
    face = p.points(
        "10,-70 46,-52 62,-24 58,-2 66,6 80,12 78,24 63,28! 68,38! 36,36! 56,60! 52,74 34,80 4,72 -28,48 -40,-10"
    )
    g.cel(img, here(face), SKIN, TAN, slip=(15, -10), flow=1.2, size=14, seed=8)
    g.dab(img, here(p.points("66,36! 32,33! 32,46 55,61!")), "8e1f2c", 0.4, size=8, length=20, seed=3)
    g.dab(img, here(p.points("67,36! 36,33! 38,42! 65,45!")), "fffaf0", 0.4, size=6, length=18, seed=3)
    g.dab(img, here(p.points("12,22 26,14 36,22 30,36 16,38")), "f08c68", 0.4, size=8, length=20, seed=4)
    marks = p.Layer()
    ends = (
        [(24, 0), (36, -12), (50, -5)],
        [(22, -34), (38, -42), (52, -34)],
        [(63, 28), (56, 23), (58, 16)],
        [(24, 28), (30, 34), (31, 44)],
    )
    for points, w in zip(ends, (6, 6, 4, 4), strict=True):
        marks.fill(
            at(p.moved(p.ribbon(points, [w * 0.5, w, w * 0.5], 20, True), 8, -352, 1.04, turn=-20)),
            LINE if w > 4 else "a85a40",
        )
    for x, y in p.points("42,10 52,16 50,5 34,14 44,20"):
        marks.fill(at(p.moved(p.circle(x, y, 2.4), 8, -352, 1.04, turn=-20)), "b8603c")
    p.lay(img, marks, tooth=0.5)
    cap = p.points("58,-46! 34,-48 22,-58 8,-34 -6,-10 4,6 -6,34 -30,54 -58,48 -74,16 -74,-30 -52,-72 -10,-90 32,-80")
    g.cel(
        img,
        here(cap),
        HAIR,
        RUST,
        slip=(16, -12),
        flow=g.along([spot(50, -410), spot(0, -400), spot(-40, -340)]),
        size=14,
        seed=9,
    )
    for lock in (p.points("20,-62 -8,-48 -32,-10 -50,24"), p.points("14,-80 -28,-64 -54,-20 -60,20")):
        g.dab(
            img, at(p.moved(p.ribbon(lock, [2, 5, 4, 1], 24), 8, -352, 1.04, turn=-20)), "ffa24e", 0.5, size=5, seed=4
        )
    g.dab(img, here(p.points("-18,10 -4,2 6,14 2,32 -10,36")), SKIN, 1.2, size=8, seed=5)
    g.dab(
        img,
        at(p.moved(p.ribbon([(-8, 14), (0, 18), (-4, 30)], [2, 4, 2], 10), 8, -352, 1.04, turn=-20)),
        "a85a40",
        size=4,
        seed=5,
    )


def arm(img: p.Array, far: bool) -> None:
    """Stretched to the string: full at the shoulder, an elbow, a wrist, and a fist around the reel."""
    if far:
        form(
            img,
            p.spline(p.points("0,-262 50,-290 112,-306 168,-340 184,-322 126,-276 60,-240")),
            "e09a20",
            "b8721a",
            flow=-0.4,
            seed=21,
        )
        form(
            img,
            p.spline(p.points("152,-346 166,-366 188,-370 204,-356 202,-336 176,-326")),
            "e8a67c",
            TAN,
            flow=0.4,
            seed=22,
        )
        return
    sleeve = p.points(
        "-52,-262 -34,-288 0,-288 44,-268 88,-262 112,-276 150,-312 174,-294 140,-248 108,-222 80,-214 30,-216 -20,-222"
    )
    form(img, p.spline(sleeve), KNIT, OCHRE, flow=-0.4, seed=23)
    g.line(img, [spot(78, -258), spot(90, -246), spot(94, -232)], "b8721a", 5, seed=3)
    g.dab(img, at(p.ribbon([(146, -316), (162, -304), (178, -290)], [14, 14, 14], 8)), OCHRE, 0.6, size=8, seed=4)
    g.cel(
        img,
        at(p.ribbon([(168, -366), (196, -318), (218, -278)], [15, 17, 15], 12, True)),
        "c47a3c",
        "7e4422",
        slip=(-6, 2),
        size=8,
        seed=25,
    )
    fist = p.points("160,-302 166,-326 182,-342 204,-342 220,-324 222,-304 208,-288 182,-284")
    form(img, p.spline(fist), SKIN, TAN, flow=0.4, seed=24)
    for a, mid, b in (
        ((190, -342), (196, -330), (192, -318)),
        ((206, -334), (210, -322), (205, -308)),
        ((220, -318), (218, -306), (210, -296)),
    ):
        g.line(img, [spot(*a), spot(*mid), spot(*b)], "a85a40", 4, seed=5)
    thumb = p.points("166,-308 176,-322 196,-320 204,-308 194,-302 178,-302")
    g.cel(img, at(p.spline(thumb)), "ffd2a8", TAN, slip=(2, -7), flow=0.3, size=8, seed=6)


def rider(img: p.Array) -> None:
    """Legs on the rest, body pulled forward, arms to the sky."""
    frame(img, True)
    arm(img, True)
    form(
        img, p.spline(p.points("118,-96 150,-84 166,20 172,62 136,66 124,0 100,-60")), "2c5ca0", NAVY, flow=1.4, seed=10
    )
    chair(img)
    body = p.points("-56,-258 -30,-292 16,-288 40,-256 36,-180 44,-120 30,-84 -66,-84 -78,-150 -72,-210")
    form(img, p.spline(body), KNIT, OCHRE, flow=1.4, seed=11)
    leg = p.points(
        "-60,-130 0,-144 80,-142 126,-132 146,-104 152,-40 164,40 160,58 120,60 112,0 98,-60 84,-78 -50,-76 -72,-98"
    )
    form(img, p.spline(leg), JEANS, NAVY, flow=0.2, seed=12)
    form(img, p.spline(p.points("116,54 164,50 196,62 218,72 216,84! 118,88!")), "e8402c", "a82424", flow=0.0, seed=13)
    g.dab(img, at(p.ribbon([(114, 86), (216, 82)], [9, 9], 6)), "fff6df", 0.0, size=6, seed=14)
    head(img)
    arm(img, False)
    frame(img, False)


def bed(img: p.Array) -> None:
    """Close to us: a blue kite with a plaster, tucked up to its waist."""
    posts = p.Layer()
    posts.stroke(p.line([(774, 1200), (774, 872)]), 18, "e6efe8")
    posts.stroke(p.line([(774, 930), (830, 930)]), 12, "e6efe8")
    posts.fill(p.circle(774, 866, 17), "fcc62e")
    p.lay(img, posts, tooth=0.7)
    g.cel(
        img,
        p.spline(p.points("600,1010 640,972 740,960 812,968 830,1090 700,1110 612,1090")),
        "fffaf0",
        "bccfd2",
        slip=(-8, -18),
        flow=0.1,
        size=18,
        seed=31,
    )
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
    blanket = p.points("452,1210! 452,1080 500,1034 580,1010 640,1020 724,1060 830,1090! 830,1210!")
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
    curtain(img)
    tail(img)
    kite(img, (596, 216, 1.06, 30), ("ff6a48", "e8301f", "c4221c", "f24a30"), "7a1418")
    start = spot(200, -330)
    g.line(
        img, [start, ((start[0] + 600) / 2 + 4, (start[1] + 190) / 2 + 10), (612, 190)], LINE, 4, seed=9, taper=False
    )
    rider(img)
    bed(img)
    return np.clip(img, 0, 1)
