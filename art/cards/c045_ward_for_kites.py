"""In the ward for kites one is well again: it pulls so hard at its line that the wheelchair rears like a horse.

Technique: gouache in visible strokes, morning light and wind from one window.
Back to front: wall, sky and hills, the red kite, window frame and curtain, boards with the window's light, shadows, in
its bed below the window the blue kite that is not well yet, chair and girl, the reel and the line in her hands.
"""

from __future__ import annotations

import math

import numpy as np

from art import paint as p
from art.paint.voices import gouache as g
from art.paint.voices.brushwork import Brushwork, across
from art.paint.voices.printing import PLAIN

NUMBER, TITLE = 45, "Ward for Kites"
FINISH = PLAIN

AXLE, TILT, SIZE = (262.0, 884.0), -18.0, 1.1
NEAR, REEL, FAR, KITE = (374.0, 654.0), (380.0, 596.0), (438.0, 474.0), (634.0, 176.0)
SKIN = [(0, "c4746a"), (0.35, "eca27c"), (0.7, "fac498"), (1, "ffdfb8")]
HAIR = [(0, "8a2424"), (0.4, "d04a20"), (0.75, "f47a2c"), (1, "ffb85c")]
KNIT = [(0, "b4661c"), (0.35, "e8a01c"), (0.7, "fdcb34"), (1, "fff09a")]
JEANS = [(0, "1c3a78"), (0.4, "2f62b4"), (0.75, "4c8cd8"), (1, "a4d0f4")]
SHOE = [(0, "7c1a28"), (0.5, "dc3428"), (1, "ff8a5c")]
LINEN = [(0, "7f9fb4"), (0.4, "c4d4d8"), (0.75, "f8f6ea"), (1, "fffdf0")]
BLANKET = [(0, "a83c5c"), (0.4, "e06c78"), (0.75, "f8988c"), (1, "ffccb0")]
INK = "3a1c30"


def wall(img: p.Array) -> None:
    """Hospital green, deep in the corner, pale where the morning comes in."""
    far = np.hypot(p.grid.x - 520, (p.grid.y - 420) * 0.9) / 640 + p.noise(170, 4, 2) * p.f32(0.05)
    tones = [(0, "8cc8b4"), (0.3, "5aa49c"), (0.6, "357f84"), (1, "1d5664")]
    air = p.ramp(np.clip(far, 0, 1), tones)
    g.passage(img, p.rect(-10, -10, 820, 880), air, p.swirl(300, 5, 0.5, 0.9), size=40, length=160, seed=3, jitter=0.03)


def outside(b: Brushwork) -> None:
    """Sky, one great cloud, hills with their trees and a path."""
    sky = across([(0, "3fa8e0"), (0.5, "86d0ec"), (1, "dcf2e4")], (700, 20), (600, 640))
    b.brush(
        p.rect(440, -10, 360, 760),
        sky,
        lambda x, y: 0.3 + 0.4 * math.sin(x / 130 + y / 210),
        size=26,
        length=110,
        density=4,
    )
    cloud = p.points(
        "446,560! 448,500 476,468 512,478 532,436 584,422 624,452 662,440 700,470 704,500 750,506 760,548 "
        "700,568 560,572"
    )
    b.brush(cloud, across([(0, "ffffff"), (0.55, "fff6e0"), (1, "b8d8e4")], (600, 430), (580, 575)), 0.15, size=17)
    for puff in ("476,520 506,500 540,514", "570,486 606,470 640,490", "640,524 676,508 712,524"):
        b.line(p.points(puff), [2, 15, 2], "d4e6ea")
    b.brush(
        p.points("440,640! 520,596 600,628 690,580 800,600! 800,760! 440,760!"),
        across([(0, "d8ec9c"), (1, "7fbf84")], (700, 580), (500, 740)),
        -0.2,
        size=14,
    )
    b.brush(
        p.points("440,668! 520,690 600,664 700,640 800,664! 800,760! 440,760!"),
        across([(0, "c4e070"), (1, "4c9c5c")], (720, 640), (480, 750)),
        -0.15,
        size=14,
    )
    b.line(p.points("640,760 620,724 660,700 640,676 664,656"), [18, 13, 9, 6, 3], "fff0c0")
    for x, y, r in ((530, 676, 15), (552, 682, 11), (716, 646, 13), (738, 650, 16), (580, 668, 8), (500, 610, 7)):
        b.brush(
            p.circle(x, y - r * 0.8, r, r * 1.15),
            across([(0, "a4cc58"), (1, "2f7a54")], (x + r, y - 2 * r), (x - r, y)),
            1.2,
            size=6,
        )


def kite(b: Brushwork, tones: tuple[str, str, str, str], spar: str) -> None:
    """A bellied diamond in four fields on two sticks, origin where they cross."""
    top, right, foot, left = (0, -132), (110, 4), (0, 200), (-110, 4)
    for (ax, ay), (bx, by), tone in zip((top, top, foot, foot), (left, right, right, left), tones, strict=True):
        mid = ((ax + bx) * 0.54, (ay + by) * 0.54)
        cloth = [(0, 0, 1), (ax, ay, 1), mid, (bx, by, 1)]
        light = across(
            [(0, p.mix(tone, "fff0c8", 0.3)), (0.5, tone), (1, p.mix(tone, "40103c", 0.25))], (60, -120), (-60, 160)
        )
        b.brush(cloth, light, math.atan2(by - ay, bx - ax), size=12)
    b.line([top, (3, 20), foot], [5, 6, 4], spar)
    b.line([left, (0, -3), right], [4, 7, 4], spar)
    b.mark(p.circle(0, 2, 7), spar)


def bow(b: Brushwork, x: float, y: float, turn: float, tone: str) -> None:
    """A twist of cloth knotted into a tail."""
    with b.at(x, y, turn=turn):
        for side in (-1, 1):
            wing = p.points(f"0,0! {side * 16},-15 {side * 34},-13! {side * 28},2 {side * 33},15! {side * 14},11")
            b.brush(
                wing,
                across([(0, p.mix(tone, "ffffff", 0.3)), (1, p.mix(tone, "200c40", 0.25))], (10, -16), (-6, 16)),
                0.2,
                size=5,
            )
        b.mark(p.circle(0, 0, 5), p.mix(tone, "200c40", 0.35))


def flying(b: Brushwork) -> None:
    """The red one, well again, far out in the sky, its tail dancing."""
    b.line(p.points("594,272 574,312 598,340 572,378 600,410 636,404"), [2.6, 2.4, 2.4, 2.2, 2, 1.6], INK)
    for x, y, turn, tone in (
        (576, 308, 64, "2f6cd0"),
        (592, 344, 100, "fcc62e"),
        (574, 380, 60, "2f6cd0"),
        (606, 411, 4, "fcc62e"),
    ):
        with b.at(x, y, 0.58):
            bow(b, 0, 0, turn, tone=tone)
    with b.at(*KITE, 0.52, turn=24):
        kite(b, ("f4503a", "ff7050", "c82222", "e4342a"), "8a1c20")


def frame(b: Brushwork) -> None:
    """One leaf pushed open outwards on the right; cream casing on four sides, a deep sill."""
    wood = across([(0, "fff8e0"), (1, "c8c4a8")], (700, 100), (420, 600))
    leaf = p.points("774,66! 712,158! 712,704! 774,742!")
    panes = (p.points("760,118! 724,166! 724,408! 760,404!"), p.points("760,432! 724,434! 724,682! 760,704!"))
    b.brush(leaf, across([(0, "fff4d4"), (1, "b8bca4")], (770, 300), (710, 300)), 1.57, size=8)
    for pane in panes:
        b.brush(pane, across([(0, "bce4f0"), (1, "7cc0dc")], (750, 130), (730, 700)), 1.2, size=8)
    b.line([(748, 200), (734, 300)], [1, 5, 1], "f4fcfc")
    b.brush(p.points("418,38! 452,38! 452,752! 420,770!"), wood, 1.57, size=11)
    b.brush(p.points("450,76! 460,76! 461,742! 451,752!"), "a4b0a0", 1.57, size=6)
    b.brush(p.points("770,38! 810,38! 810,760! 772,746!"), wood, 1.57, size=11)
    b.brush(p.points("406,36! 810,34! 810,76! 408,78!"), wood, 0.0, size=11)
    b.line([(452, 80), (620, 79), (770, 80)], [4, 5, 4], "8ca098")
    b.brush(
        p.points("440,738! 772,738! 810,752! 810,800! 404,800! 404,768!"),
        across([(0, "fffbe6"), (0.6, "f4e6bc"), (1, "c4b48c")], (500, 738), (500, 802)),
        0.0,
        size=11,
    )
    b.brush(p.points("410,800! 810,800! 810,818! 416,820!"), "1f5a64", 0.0, size=8)


def curtain(b: Brushwork) -> None:
    """One white sheet on its rail; the wind throws it far into the room."""
    cloth = p.points(
        "310,22! 474,22! 478,96 452,186 396,256 330,268 276,302 214,282 170,322 112,318 84,366 22,372! 58,330 44,286 "
        "60,240! 104,196 166,156 226,112 288,66"
    )
    b.brush(
        cloth,
        across(LINEN, (20, 200), (330, 200)),
        g.along(p.points("380,-10 370,120 270,200 60,320")),
        size=18,
        length=80,
    )
    with b.within(cloth):
        for fold, widths, tone in (
            ("316,-10 300,80 230,160 120,230 40,300", [10, 26, 36, 30, 4], "9cc0d0"),
            ("366,-10 360,100 290,190 190,236 90,320", [6, 18, 30, 26, 4], "b8ccd4"),
            ("424,-10 424,100 370,196 290,238 220,252", [4, 14, 22, 18, 3], "ccdadc"),
            ("342,-10 334,92 262,176 150,236 60,312", [3, 10, 14, 10, 2], "ffffff"),
            ("398,-10 396,110 336,200 250,240 160,268", [3, 10, 16, 12, 2], "ffffff"),
            ("456,-10 458,90 424,180 360,240", [3, 10, 12, 2], "fff6cc"),
        ):
            line = p.points(fold)
            b.brush(p.ribbon(line, widths, 40), tone, g.along(line), size=8)
    b.line(p.points("22,372 84,366 112,318 170,322 214,282 276,302 330,268"), [2, 5, 4, 4, 4, 4, 2], "a4bcc8")
    b.line([(292, 16), (540, 14), (810, 15)], [10, 10, 10], "b88a4c")
    b.line([(292, 13), (540, 11), (810, 12)], [2, 3, 2], "f0cc84")
    b.mark(p.circle(290, 16, 11), "c8964c")
    for x in (322, 349, 381, 408, 436, 462):
        b.line([(x - 5, 26), (x - 7, 14), (x, 7), (x + 7, 14), (x + 5, 26)], [4, 4, 4, 4, 4], "8a5c2c")


def leaves(b: Brushwork) -> None:
    """What the wind brings in from the hills."""
    for x, y, n, turn in (
        (352, 338, 17, 24),
        (96, 436, 13, -30),
        (394, 404, 11, 60),
        (60, 628, 16, 10),
        (330, 786, 12, -50),
        (30, 764, 10, 40),
    ):
        with b.at(x, y, n / 16, turn=turn):
            b.brush(
                p.points("-18,0! -4,-9 18,-3! 4,7"),
                across([(0, "dcec7c"), (1, "5caa4c")], (6, -8), (-6, 8)),
                0.1,
                size=5,
            )
            b.line([(-22, 2), (0, -1), (14, -3)], [1.6, 1.6, 1], "3f8a48")


def boards(b: Brushwork) -> None:
    """A worn floor, and over it the shape of the open window."""
    edges = [-760, -500, -270, -60, 130, 320, 520, 740, 980, 1240, 1500]
    light = p.points("440,846! 776,846! 560,1220! -60,1220!")
    for tones, path in (
        ([(0, "4f8a80"), (0.5, "2f6a70"), (1, "1c4c5c")], None),
        ([(0, "fff2b8"), (0.45, "f8d284"), (1, "e2a85c")], p.spline(light)),
    ):
        with b.within(path or p.rect(-20, 830, 860, 400)):
            for k in range(len(edges) - 1):
                top = [480 + (edges[j] - 480) * 0.42 for j in (k, k + 1)]
                slope = math.atan2(380, (edges[k] + edges[k + 1]) / 2 - sum(top) / 2)
                shade = b.random.uniform(0.94, 1.05)
                stops = [(t, p.rgb(c) * p.f32(shade)) for t, c in tones]
                plank = p.poly([(top[0], 840), (top[1], 840), (edges[k + 1], 1220), (edges[k], 1220)])
                b.brush(plank, across(stops, (640, 840), (240, 1220)), slope, size=15, length=80, jitter=0.03)
                b.line([(top[0], 840), (edges[k], 1220)], [2, 5], p.rgb(tones[-1][1]) * p.f32(0.72))
    b.brush(
        p.points("-20,800! 810,806! 810,842! -20,842!"),
        across([(0, "2c6c74"), (1, "7cbcaa")], (0, 820), (700, 820)),
        0.0,
        size=10,
    )


def laid(u: float, h: float) -> tuple[float, float]:
    """Where the shadow of a point falls that is u beside and h above the wheel's foot."""
    return AXLE[0] + u - 0.62 * h, AXLE[1] + 128 + 0.4 * h


def chair_shadow(img: p.Array) -> None:
    """Both wheels from where they stand, frame and girl as one mass, laid out away from the window."""
    shade = p.Layer()
    for dx, dy, r, w in ((0, 0, 122, 15), (0, 0, 106, 4), (56, -32, 122, 13)):
        tyre = [laid(r * math.cos(t), 122 - r * math.sin(t)) for t in np.linspace(0, math.tau, 50)]
        shade.stroke(p.line([(x + dx, y + dy) for x, y in tyre]), w, "ffffff")
    for t in np.linspace(0, math.pi, 8)[:-1]:
        c, s = 110 * math.cos(t + 0.2), 110 * math.sin(t + 0.2)
        shade.stroke(p.line([laid(c, 122 - s), laid(-c, 122 + s)]), 3, "ffffff")
    legs = ((-120, 170), (20, 120), (110, 130), (156, 116), (192, 74), (250, 62, 1), (272, 112, 1), (222, 190))
    girl = (*legs, (120, 250), (80, 340), (-60, 460), (-150, 400))
    shade.fill(p.spline([(*laid(u, h), *corner) for u, h, *corner in girl]), "ffffff")
    p.multiply(img, p.blur(shade.alpha(), 2.5), "5c5a86", 0.82)
    for x, y, r in ((AXLE[0] - 14, AXLE[1] + 131, 52), (AXLE[0] + 42, AXLE[1] + 99, 46)):
        p.multiply(img, p.mask(p.circle(x, y, r, r * 0.16), soft=4), "2c2448", 0.95)
    bed = p.mask(p.poly([(514, 850), (810, 850), (810, 1150), (548, 1130)]), soft=10)
    p.multiply(img, bed, "46466e", 0.85)


def ring(b: Brushwork, centre: tuple[float, float], r: float, w: float, tone: p.Colour) -> None:
    """A wheel's tyre or rim."""
    line = [(centre[0] + r * math.cos(t), centre[1] + r * math.sin(t)) for t in np.linspace(0, math.tau, 60)]
    b.layer.fill(p.ribbon(line, [w, w * 1.08, w * 0.94, w], 90), tone)


def wheel(b: Brushwork, centre: tuple[float, float], near: bool) -> None:
    """A large wheel: spokes crossed in pairs, tyre, hand rim."""
    x, y = centre
    for k in range(20):
        a = k * math.tau / 20 + b.random.normal(0, 0.02)
        lean = 0.26 if k % 2 else -0.26
        hub = (x + 12 * math.cos(a + lean * 3), y + 12 * math.sin(a + lean * 3))
        tone = ("e8f4ec" if math.cos(a + 0.6) > 0 else "9cc0c4") if near else "4c7c88"
        b.line([hub, (x + 108 * math.cos(a), y + 108 * math.sin(a))], [2.6, 1.8], tone)
    ring(b, centre, 111, 15, tone="12222e" if near else "0d2430")
    if not near:
        return
    ring(b, centre, 96, 5, tone="c8e0e0")
    ring(b, centre, 111, 3.4, tone="3a5a6c")
    for start, end, w, tone in ((-1.3, 0.2, 4.6, "fff2c4"), (2.2, 3.0, 3, "5a8494")):
        arc = [(x + 113 * math.cos(t), y + 113 * math.sin(t)) for t in np.linspace(start, end, 14)]
        b.line(arc, [1, w, 1], tone)
    b.mark(p.circle(x, y, 16), "8fb0b4")
    b.mark(p.circle(x + 2, y - 2, 10), "f4fbf0")
    b.mark(p.circle(x, y, 4), "12222e")


def tube(b: Brushwork, points: str, w: float) -> None:
    """A bent steel tube with the window along it."""
    line = p.points(points)
    b.line(line, [w] * 3, "16293a")
    b.line([(x + w * 0.14, y - w * 0.2) for x, y, *_ in line], [w * 0.24] * 3, "a8ccd4")


def castor(b: Brushwork, x: float, y: float, fork: str) -> None:
    """A small front wheel in its fork, off the ground."""
    tube(b, fork, 10)
    b.mark(p.circle(x, y, 26), "12222e")
    b.mark(p.circle(x, y, 17), "a4c4c8")
    b.mark(p.circle(x, y, 13), "35525e")
    b.mark(p.circle(x, y, 5), "eef6ee")
    b.line([(x + 8, y - 27), (x + 23, y - 16), (x + 28, y)], [1, 3.4, 1], "fff2c4")


def shoe(b: Brushwork, x: float, y: float, turn: float, shade: float) -> None:
    """A red shoe with white sole, toe cap and laces."""
    stops = [(t, p.rgb(c) * p.f32(shade)) for t, c in SHOE]
    with b.at(x, y, turn=turn):
        b.brush(
            p.points("-27,-14! 0,-18 22,-14! 42,0 66,6 76,22 74,28! -28,28!"),
            across(stops, (-20, 30), (40, -10)),
            0.2,
            size=8,
        )
        b.brush(p.points("50,6 66,6 77,20 75,28! 52,28! 46,16"), "fff2dc", 0.4, size=5)
        b.line([(-28, 31), (20, 33), (76, 30)], [10, 10, 9], "fff8e6")
        for u in (18, 28, 38):
            b.line([(u - 4, -6 + (u - 18) * 0.5), (u + 4, 6 + (u - 18) * 0.4)], [3, 3], "fff2dc")


def seated(b: Brushwork) -> None:
    """In the chair's own frame, its axle the origin: far wheel, frame, legs on the rest, body thrown back."""
    wheel(b, (58, -14), False)
    castor(b, 176, 82, "140,-44 166,40 176,82")
    tube(b, "140,-50 176,60 232,58", 11)
    b.brush(
        p.points("112,-122 152,-118 174,-44 190,32 154,50 130,-10 106,-66"),
        across([(0, "16305f"), (1, "3a70bc")], (90, 0), (210, -60)),
        1.2,
        size=11,
    )
    shoe(b, 168, 42, 8, shade=0.78)
    tube(b, "-146,-214 -104,-220 -84,-200 -68,-40", 12)
    b.line([(-150, -213), (-116, -218)], [19, 19], "16202c")
    b.brush(
        p.ribbon(p.points("-94,-196 -84,-130 -76,-56"), [22, 24, 22], 20, True),
        across(SHOE, (-110, 0), (-60, -100)),
        1.4,
        size=8,
    )
    body = p.points("-56,-216 -22,-274 34,-292 84,-266 96,-214 84,-150 74,-96 50,-66 -58,-66 -78,-110 -76,-170")
    b.brush(body, across(KNIT, (-90, -90), (96, -220)), lambda x, y: 1.5 - x * 0.003, size=14)
    for fold in ("-66,-120 -20,-112 30,-124", "-62,-98 0,-92 58,-104", "-60,-150 -30,-140 0,-146"):
        b.line(p.points(fold), [1, 6, 1], "c8801c")
    b.line(p.points("-70,-76 0,-70 62,-78"), [12, 14, 12], "f0b428")
    b.brush(p.rect(-80, -64, 190, 25, r=9), across(SHOE, (-80, 0), (110, -60)), 0.0, size=8)
    leg = p.points("-66,-104 0,-124 86,-126 134,-114 154,-82 154,-18 164,44 118,54 102,-8 86,-48 -50,-46 -78,-70")
    b.brush(leg, across(JEANS, (-40, -20), (110, -130)), lambda x, y: 0.05 if x < 100 else 1.3, size=13)
    for fold in ("92,-62 112,-78 136,-78", "96,-50 118,-60 142,-56", "-30,-60 10,-66 60,-60"):
        b.line(p.points(fold), [1, 5, 1], "234c94")
    b.line([(114, 44), (138, 52), (166, 40)], [13, 14, 13], "8cbcec")
    shoe(b, 140, 54, 14, shade=1.0)
    tube(b, "-70,-36 112,-36 146,84 222,96", 12)
    castor(b, 140, 94, "112,-36 132,30 140,94")
    wheel(b, (0, 0), True)
    tube(b, "-64,-128 20,-134 70,-132", 13)
    tube(b, "70,-132 84,-96 86,-40", 10)


def braid(b: Brushwork) -> None:
    """Blown out behind her: fat lobes left and right of its line, a tie, a loose brush of hair."""
    line = p.sample(p.points("-52,34 -92,50 -128,30 -148,-12 -182,-36"), 11)
    for k in range(10):
        (x, y), (u, v) = line[k], line[k + 1]
        a = math.degrees(math.atan2(v - y, u - x))
        w = 1.0 - 0.05 * k
        for side in (-1, 1):
            with b.at(x, y, w, turn=a):
                lobe = p.points(f"-8,{side * 2} 4,{side * 19} 24,{side * 20} 32,{side * 6} 20,{side * -4}")
                b.brush(lobe, across(HAIR, (0, 22), (20, -24)), side * 0.7, size=6)
                b.line(
                    p.points(f"2,{side * 4} 12,{side * 12} 24,{side * 12}"),
                    [1, 3, 1],
                    "ffb45c" if side < 0 else "b43c1c",
                )
    for tip in ("0,0 -26,8 -46,-4", "0,-2 -26,-12 -36,-32", "0,4 -22,16 -44,18", "0,0 -30,-2 -54,-14"):
        b.line(p.points(tip, at=(-182, -36)), [16, 12, 1], "f07428")
    b.line([(-178, -50), (-185, -36), (-184, -20)], [11, 12, 11], "2f8cb4")


def head(b: Brushwork) -> None:
    """Thrown back with laughter, face to the kite: freckles, snub nose, a gap in the teeth; hair in the wind."""
    braid(b)
    b.brush(p.points("-34,50 18,70 26,124 -44,124"), across(SKIN, (-60, 60), (60, 100)), 1.5, size=9)
    b.brush(
        p.points("-62,-30 -50,-72 0,-92 46,-80 68,-44 74,-8 76,26 62,62 28,86 -10,78 -44,52 -60,14"),
        across(SKIN, (-80, 70), (70, -50)),
        1.1,
        size=13,
        jitter=0.018,
        density=3.4,
    )
    b.mark(p.circle(14, 26, 24, 18), "f0705c", 0.5)
    mouth(b)
    for x, w in ((18, 1.0), (56, 0.76)):
        b.line([(x - 15 * w, -8), (x - 6 * w, -21), (x + 6 * w, -21), (x + 14 * w, -6)], [3, 6.4, 6.4, 3], INK)
        b.line([(x - 10 * w, -4), (x, -9), (x + 9 * w, -3)], [1, 3, 1], "d08468")
        b.line([(x + 12 * w, -12), (x + 20 * w, -16)], [4, 1], INK)
    b.line(p.points("4,-42 18,-52 34,-46"), [3, 8, 2], "c0481c")
    b.line(p.points("50,-48 62,-52 70,-42"), [3, 7, 2], "c0481c")
    b.mark(p.spline(p.points("42,-8! 62,-2 82,4 86,16 74,22 54,18")), "ffd2a4")
    b.line(p.points("56,19 70,24 84,17"), [1, 4, 1.6], "c86a54")
    for x, y in ((2, 14), (12, 20), (24, 14), (20, 24), (34, 20), (66, 10), (58, 8), (8, 28), (30, 8)):
        b.mark(p.circle(x, y, 2.3, 2), "c0683c")
    b.brush(p.points("-46,2 -40,-14 -26,-12 -20,8 -28,26 -42,24"), across(SKIN, (-50, 20), (-10, -10)), 1.3, size=6)
    b.line(p.points("-38,-4 -29,0 -33,12"), [1, 4, 1], "b4605c")
    b.line(p.points("-40,24 -28,27 -19,10 -25,-12"), [1, 3, 3, 1], "c4745c")
    b.line(p.points("-30,58 0,76 28,84 56,66"), [1, 5, 5, 1], "d4866c")
    hair(b)


def mouth(b: Brushwork) -> None:
    """Wide open: upper teeth with a gap, tongue."""
    open_mouth = p.points("14,36! 40,38 72,28! 72,52 54,70 32,66")
    b.mark(p.spline(open_mouth), "6a1428")
    with b.within(open_mouth):
        b.brush(p.circle(46, 68, 22, 14), "f06a6a", 0.2, size=5)
        b.mark(p.spline(p.points("12,32! 42,36 74,24! 72,36 44,47 20,45")), "fffaf0")
        b.line([(52, 34), (53, 46)], [3, 2.4], "6a1428")
    b.line(p.points("8,30 14,37 16,42"), [2, 5, 2], "b85a4c")


def hair(b: Brushwork) -> None:
    """Combed back by the wind, strands loose over the brow."""
    cap = p.points("-40,22 -34,-16 -14,-44 20,-66 58,-70! 74,-66 66,-88 30,-108 -14,-112 -56,-92 -80,-50 -80,0 -62,40")
    b.brush(cap, across(HAIR, (-80, 40), (50, -100)), g.along(p.points("64,-76 10,-88 -40,-60 -58,20")), size=10)
    for lock in ("50,-74 70,-60 76,-40", "34,-74 48,-56 46,-44", "16,-66 14,-48 2,-36", "-8,-50 -14,-30 -26,-22"):
        b.line(p.points(lock), [15, 10, 1], "ee7026")
    for lock in (
        "58,-72 10,-78 -32,-48 -48,10",
        "62,-80 8,-92 -46,-66 -62,6",
        "46,-94 0,-102 -54,-78 -72,-10",
        "44,-68 4,-66 -26,-38 -40,6",
    ):
        b.line(p.points(lock), [1, 5, 5, 1], "a83420")
        b.line([(x + 1, y - 7) for x, y, *_ in p.points(lock)], [1, 4, 3, 1], "ffb45c")
    for lock in (
        "10,-108 -30,-128 -66,-124",
        "-24,-110 -60,-118 -92,-104",
        "-66,-80 -100,-84 -122,-70",
        "40,-104 16,-126 -14,-134",
    ):
        b.line(p.points(lock), [13, 8, 1], "ec6c26")


def sleeve(b: Brushwork, points: str, widths: list[float], stops: p.Stops) -> None:
    """A knitted arm with a ribbed cuff."""
    line = p.points(points)
    (ax, ay), (bx, by) = line[-2][:2], line[-1][:2]
    light = across(stops, (ax - 70, ay + 60), (ax - 20, ay - 60))
    b.brush(p.ribbon(line, widths, 40, True), light, g.along(line), size=12)
    with b.at(bx, by, turn=math.degrees(math.atan2(by - ay, bx - ax))):
        b.brush(p.rect(-14, -25, 26, 50, r=9), across(stops, (0, 40), (0, -34)), 0.0, size=6)
        for v in (-15, -5, 6, 16):
            b.line([(-11, v), (10, v)], [2, 3], p.rgb(stops[1][1]) * p.f32(0.9))


def fist(b: Brushwork, shade: float) -> None:
    """The near hand about a stick along y, seen on its back: knuckles in front, the thumb over the top."""
    stops = [(t, p.rgb(c) * p.f32(shade)) for t, c in SKIN]
    b.brush(
        p.points("-42,-14 -22,-28 4,-28 14,-10 14,14 2,30 -24,28 -42,18"), across(stops, (-34, 34), (10, -26)), 0.2, 7
    )
    for k, v in enumerate((-19, -6, 8, 21)):
        reach = (27, 31, 30, 24)[k]
        b.line([(-2, v + 1), (14, v + 2), (reach - 4, v + 3)], [13, 15, 12], p.ramp(0.16, stops))
        b.line([(-4, v - 1), (14, v - 0.6), (reach - 5, v + 0.6)], [9, 11.4, 9], p.ramp(0.8, stops))
    thumb = [(-26, -18), (-10, -33), (8, -34), (20, -28)]
    b.line([(x, y + 2) for x, y in thumb], [17, 18, 15, 11], p.ramp(0.16, stops))
    b.line([(x, y - 1) for x, y in thumb], [13, 14, 11.6, 8], p.ramp(0.9, stops))


def grip(b: Brushwork, shade: float) -> None:
    """The far hand about the line along y, seen into the palm: fingertips come round to us, the thumb locks them."""
    stops = [(t, p.rgb(c) * p.f32(shade)) for t, c in SKIN]
    b.brush(
        p.points("-34,12 -36,-12 -20,-28 8,-30 28,-22 30,14 14,30 -16,32"), across(stops, (-30, 36), (24, -30)), 0.4, 7
    )
    for k, v in enumerate((-16, -2, 12, 25)):
        tip = (-6, -9, -8, -3)[k]
        b.line([(26 - k, v + 1), (10, v + 3), (tip, v + 3)], [14, 15, 12], p.ramp(0.16, stops))
        b.line([(25 - k, v - 1), (10, v), (tip, v + 1)], [11, 11.4, 9], p.ramp(0.8, stops))
    thumb = [(-26, 4), (-18, -16), (-2, -27), (14, -28)]
    b.line([(x, y + 2) for x, y in thumb], [18, 19, 15, 11], p.ramp(0.16, stops))
    b.line([(x, y - 1) for x, y in thumb], [14, 15, 11.6, 8], p.ramp(0.92, stops))
    b.line([(9, -30), (15, -29)], [5, 4], "fff0e0")


def reel(b: Brushwork) -> None:
    """A wooden reel, wound full, on the handle in the near fist."""
    with b.at(*REEL, turn=-84):
        b.line([(-102, 0), (0, 0), (34, 0)], [13, 13, 13], "8a5428")
        b.line([(-102, -3), (0, -3), (34, -3)], [3, 3, 3], "d89a58")
        b.brush(
            p.points("-15,-25! 15,-25! 17,0 15,25! -15,25! -17,0"),
            across([(0, "6cd0e8"), (1, "1f7cb0")], (0, 25), (0, -25)),
            1.57,
            size=6,
        )
        for u in (-10, -4, 3, 9):
            b.line([(u - 1, -24), (u + 2, 0), (u, 24)], [2, 2.6, 2], "135a8a")
        for u in (-20, 20):
            b.brush(
                p.rect(u - 5, -36, 10, 72, r=4), across([(0, "e8ac64"), (1, "9a5c2c")], (0, 36), (0, -36)), 1.5, size=5
            )


def pull(b: Brushwork) -> None:
    """Both arms out: the near hand holds the reel, the far one, higher, the line that runs thin into the sky."""
    shaded = [(0, "b8701c"), (0.35, "d8981c"), (0.75, "f0b42c"), (1, "ffdc6c")]
    sleeve(b, "302,602 336,582 374,544 409,500", [60, 60, 54, 44], shaded)
    for fold in ("330,616 340,590 334,572", "346,600 356,578 350,562"):
        b.line(p.points(fold), [1, 6, 1], "b8741c")
    b.line([FAR, (486, 400), (540, 314), (574, 250)], [2.2, 2, 1.8, 1.5], INK)
    for end in ((646, 148), (616, 218)):
        b.line([(574, 250), end], [1.6, 1.4], INK)
    b.line([(402, 594), (420, 540), (434, 490)], [2.2, 2, 2.2], INK)
    with b.at(*FAR, turn=20):
        grip(b, 0.96)
    reel(b)
    sleeve(
        b, "172,636 206,680 258,702 302,684 336,664", [84, 82, 74, 58, 48], [(0, "d08a1c"), (0.3, "f0ae24"), *KNIT[2:]]
    )
    b.line(p.points("132,652 152,696 196,728 248,742 296,722"), [1, 6, 9, 8, 1], "b0681c")
    b.line(p.points("160,600 138,626 132,652"), [1, 6, 2], "b8741c")
    b.line(p.points("204,636 238,660 278,660 300,652"), [1, 6, 7, 1], "b8741c")
    b.brush(
        p.ribbon(p.points("196,588 226,606 268,604 300,586"), [22, 25, 25, 20], 24, True),
        across(KNIT, (180, 620), (290, 580)),
        0.1,
        size=7,
    )
    for x, y in ((206, 594), (222, 602), (240, 606), (258, 605), (276, 600), (290, 592)):
        b.line([(x - 1, y - 9), (x + 1, y + 9)], [2, 3], "d8941c")
    for fold in ("236,690 258,686 272,672", "248,706 270,698 282,684"):
        b.line(p.points(fold), [1, 6, 1], "c8801c")
    with b.at(*NEAR, turn=4):
        fist(b, 1.0)


def knob(b: Brushwork, x: float, y: float, r: float) -> None:
    """A brass knob."""
    b.mark(p.circle(x, y, r), "b87a24")
    b.mark(p.circle(x + 1, y - 1, r * 0.8), "ffcf4a")
    b.mark(p.circle(x + r * 0.3, y - r * 0.35, r * 0.26), "fff6c8")


def bedstead(b: Brushwork, near: bool) -> None:
    """White iron with brass knobs, its head to the wall below the window, its foot towards us out of the picture."""
    white = across([(0, "fffdf0"), (1, "94b4bc")], (800, 700), (560, 1000))
    if not near:
        for x in (556, 788):
            b.brush(p.rect(x - 6, 634, 12, 210), white, 1.57, size=6)
            knob(b, x, 628, 12)
        b.line(p.points("556,664 610,640 672,632 734,640 788,664"), [8, 9, 9, 9, 8], "f4f6ea")
        return
    b.brush(p.points("566,820! 614,948! 614,976! 566,840!"), white, 1.2, size=6)
    b.brush(p.rect(600, 836, 22, 284), white, 1.57, size=8)
    for x in (664, 716, 770):
        b.brush(p.rect(x - 6, 888, 12, 176), white, 1.57, size=6)
    for y, w in ((884, 17), (1064, 15)):
        b.line([(612, y), (700, y + 1), (812, y)], [w, w, w], "8cacb4")
        b.line([(612, y - 3), (700, y - 2), (812, y - 3)], [w * 0.6] * 3, "fffdf0")
    knob(b, 611, 826, 20)


def patient(b: Brushwork) -> None:
    """The blue kite sits up against its pillow, two strips of plaster crossed where it was torn."""
    pillow = p.points("570,760 566,700 588,668 640,660 700,664 756,660 780,690 780,760 700,776")
    b.brush(pillow, across(LINEN, (560, 790), (720, 660)), 0.1, size=14)
    for fold in ("586,744 604,728 618,730", "764,684 752,704 758,724"):
        b.line(p.points(fold), [1, 6, 1], "a8c0cc")
    b.mark(p.spline(p.points("584,704 626,640 670,600 730,700 716,790 620,790")), "7f9fb4", 0.5)
    with b.at(674, 676, 0.86, turn=9):
        kite(b, ("4c94ec", "6cb4f8", "2f68cc", "2a5cb8"), "17305e")
        for turn in (38, -46):
            with b.at(30, -34, turn=turn):
                b.mark(p.rect(-52, -17, 104, 36, r=15), "7a4a50", 0.5)
                b.brush(
                    p.rect(-51, -18, 102, 34, r=14),
                    across([(0, "ffe4bc"), (1, "eab488")], (0, -16), (0, 16)),
                    0.0,
                    size=7,
                )
                for x in (-37, -28, 28, 37):
                    b.mark(p.circle(x, -6 + (x % 3) * 4, 2.2), "c08458")
        b.brush(p.rect(15, -49, 30, 30, r=4), "fff0d8", 0.6, size=6)


def blanket(b: Brushwork) -> None:
    """Pink wool up to its middle, the sheet turned down, hanging at the side; the tail lies out upon it."""
    side = p.points("552,752! 572,752! 634,866! 626,1010 606,1024 600,990 584,960 582,920 566,900 562,860 550,840!")
    top = p.points("556,756! 600,744 680,738 760,742 812,750! 812,890! 720,884 640,882 612,880! 580,812")
    end = p.points("612,874! 700,880 812,878! 812,1034! 770,1046 730,1030 690,1048 650,1032 610,1044!")
    b.brush(side, across(BLANKET, (560, 1060), (640, 800)), 1.4, size=12)
    b.brush(end, across(BLANKET, (640, 1120), (720, 860)), 1.5, size=14)
    b.brush(top, across(BLANKET, (560, 940), (720, 740)), lambda x, y: 0.1 + (x - 600) * 0.002, size=16)
    for fold in ("640,800 660,834 652,876", "720,790 742,830 738,880", "600,800 616,840 628,874"):
        b.line(p.points(fold), [1, 8, 2], "d0647a")
        b.line([(x + 10, y) for x, y, *_ in p.points(fold)], [1, 5, 1], "ffc0a8")
    for fold in ("640,896 634,950 642,1020", "690,900 700,950 688,1030", "750,896 742,960 752,1026"):
        b.line(p.points(fold), [1, 8, 2], "b04c68")
    b.brush(
        p.ribbon(p.points("552,764 610,758 680,752 750,758 812,766"), [26, 34, 36, 36, 34], 30),
        across(LINEN, (560, 790), (740, 740)),
        0.05,
        size=9,
    )
    b.line(p.points("554,778 610,776 680,771 750,777 812,784"), [1, 4, 4, 4, 2], "a8c0cc")
    b.line(p.points("688,784 720,806 764,800 786,830 756,852 716,846"), [3, 3, 3, 3, 3, 2], INK)
    for x, y, turn, tone in ((722, 806, 20, "ffd84a"), (772, 808, 40, "fffbe8"), (748, 852, 6, "ffd84a")):
        with b.at(x, y, 0.62):
            bow(b, 0, 0, turn, tone=tone)


def paint() -> p.Array:
    """Room and window, the patient, and before it the rider of the wind."""
    img = g.board("357f84", 2)
    wall(img)
    b = Brushwork(45, wobble=0.7)
    with b.within(p.rect(440, 40, 340, 710)):
        outside(b)
        flying(b)
    frame(b)
    boards(b)
    curtain(b)
    leaves(b)
    b.lay(img, tooth=0.5)
    chair_shadow(img)
    p.glow(img, 620, 420, 520, colour="fff0b0", alpha=0.12, power=1.4)
    b = Brushwork(48, wobble=0.6)
    bedstead(b, False)
    patient(b)
    blanket(b)
    bedstead(b, True)
    b.lay(img, tooth=0.4)
    b = Brushwork(46, wobble=0.6)
    with b.at(*AXLE, SIZE, turn=TILT):
        seated(b)
    b.lay(img, tooth=0.4)
    b = Brushwork(47, wobble=0.6)
    with b.at(232, 482, 1.0, turn=-16):
        head(b)
    pull(b)
    b.lay(img, tooth=0.4)
    p.rim_light(img, b.layer.alpha(), "fff0a8", dx=5, dy=-4, alpha=0.4)
    return np.clip(img, 0, 1)
