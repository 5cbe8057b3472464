"""After rain a child leaps into a puddle, and its own old age laughs up at it; a second puddle holds another world.

Technique: gouache in visible strokes, steeply from above and behind the child.
Back to front: wet cobbles, the puddle with the planet, the large puddle with sky and the old man, the child, splashes.
"""

from __future__ import annotations

import math

import numpy as np
import skia

from art import paint as p
from art.paint.voices import gouache as g
from art.paint.voices.brushwork import Brushwork, across, around
from art.paint.voices.printing import PLAIN
from art.paint.voices.rounding import ball, flesh, limb

NUMBER, TITLE = 67, "Choose Your Puddle"
FINISH = PLAIN

COAT = [(0, "8a4a1c"), (0.3, "d08a14"), (0.6, "fbbf22"), (0.85, "ffdf55"), (1, "fff6b0")]
RUBBER = [(0, "5e1024"), (0.35, "a81c2a"), (0.65, "e43a2e"), (1, "ff9a78")]
SKIN = [(0, "33181e"), (0.35, "5f3126"), (0.65, "8f5534"), (1, "cc8c58")]
CLOTH = [(0, "0c3f52"), (0.5, "14757c"), (1, "5cbcb0")]
BEARD = [(0, "8c9cc4"), (0.4, "ccd4e6"), (0.7, "f6f4f0"), (1, "ffffff")]
DARK, WHITE = "2a1218", "fffaf0"
POOL = p.points(
    "470,66 590,74 690,128 742,214 788,330 774,452 730,560 742,650 690,748 600,840 524,896 430,922 330,884 236,790 "
    "150,742 92,650 66,540 104,430 92,330 150,222 236,178 300,108 380,98"
)
SPACE = p.points("560,962 640,928 730,936 790,984 784,1056 742,1116 650,1146 560,1130 494,1086 490,1016")


def stone(b: Brushwork, x: float, y: float, w: float, h: float) -> None:
    """One sett by hand: a bent outline, its own grey, sky on its wet shoulder."""
    r = b.random
    edge = [
        (x + w * u + r.normal(0, w * 0.045), y + h * v + r.normal(0, h * 0.05))
        for u, v in (
            (-0.42, -0.4),
            (0, -0.47),
            (0.42, -0.39),
            (0.48, 0),
            (0.43, 0.4),
            (0, 0.48),
            (-0.42, 0.41),
            (-0.48, 0),
        )
    ]
    tone = p.mix(("3a4566", "4c5678", "5a5f7c", "46607c", "675f78")[r.integers(0, 5)], "28304e", r.uniform(0, 0.3))
    b.brush(
        edge,
        ball(x, y, w * 0.7, h * 0.7, stops=[(0, "232a48"), (0.55, tone), (1, p.mix(tone, "a8c4dc", 0.55))]),
        r.normal(0.2, 0.4),
        size=w * 0.17,
        jitter=0.05,
        density=1.6,
    )
    if r.random() < 0.4:
        u, n = x - w * r.uniform(0.0, 0.22), w * r.uniform(0.12, 0.24)
        v = y - h * r.uniform(0.16, 0.3)
        b.line(
            [(u - n, v + n * 0.12), (u, v), (u + n, v - n * 0.1)],
            [1, h * r.uniform(0.08, 0.17), 1],
            ("bfe0ee", "e8eef0", "ffe2b8")[r.integers(0, 3)],
        )


def street(b: Brushwork) -> None:
    """Setts in bowed rows, larger towards us; water stands in the joints."""
    b.brush(p.rect(-20, -20, 840, 1240), across([(0, "5a6c94"), (1, "1c2240")], (400, 0), (400, 1200)), 0.1, size=40)
    water = p.union(p.spline(POOL), p.spline(SPACE))
    y, row = -10.0, 0
    while y < 1260:
        h = 40 + 46 * y / 1200
        x = -60.0 - (row % 2) * h * 0.7
        while x < 880:
            w = h * b.random.uniform(1.0, 1.55)
            v = y + 34 * ((x + w / 2 - 400) / 400) ** 2 + b.random.normal(0, 2.5)
            if not inner(water, x + w / 2, v, h):
                stone(b, x + w / 2, v, w, h=h)
            x += w
        y, row = y + h, row + 1


def inner(water: skia.Path, x: float, y: float, r: float) -> bool:
    """Whether a sett would lie wholly under water."""
    return all(water.contains(x + u * r, y + v * r) for u, v in ((-0.8, 0), (0.8, 0), (0, -0.6), (0, 0.6)))


def shores(b: Brushwork) -> None:
    """The wet dark edge of both puddles, and the sky that breaks on it here and there."""
    for pool, grow in ((POOL, 12), (SPACE, 9)):
        b.layer.stroke(b.by_hand(pool), grow * 2.2, "1a2040", 0.62)
        rim, k = p.sample([*pool, pool[0]], 300), 0
        while k < 280:
            n = int(b.random.integers(9, 34))
            widths = [1, grow * b.random.uniform(0.3, 0.8), grow * b.random.uniform(0.2, 0.6), 1]
            b.line(rim[k : k + n], widths, ("e8f6f6", "a8d0e8", "ffe8c4")[b.random.integers(0, 3)])
            k += n + int(b.random.integers(1, 12))


def planet(b: Brushwork) -> None:
    """Night in the second puddle: a ringed planet, stars, a haze of more of them."""
    with b.within(SPACE):
        b.brush(
            p.rect(470, 900, 340, 260),
            around([(0, "7a4ab0"), (0.5, "3c2a8a"), (1, "17164e")], 640, 1040, 180),
            0.4,
            size=20,
        )
        for _ in range(46):
            x, y, r = b.random.uniform(490, 790), b.random.uniform(930, 1140), b.random.uniform(1, 3.4)
            b.mark(p.circle(x, y, r), ("fff0c0", "d8d4ff")[b.random.integers(0, 2)])
        with b.at(640, 1036, 1, turn=-18):
            for half in (0, 1):
                if half:
                    b.brush(
                        p.circle(0, 0, 58),
                        ball(
                            0,
                            0,
                            62,
                            62,
                            stops=[(0, "6a2440"), (0.4, "c8522e"), (0.75, "f8943c"), (1, "ffdc90")],
                            turn=-18,
                        ),
                        0.0,
                        size=9,
                    )
                    for y, w, tone in ((-24, 9, "ffc878"), (2, 12, "b8482c"), (26, 8, "ffb860")):
                        n = math.sqrt(56 * 56 - y * y)
                        b.line([(-n, y - 2), (0, y + 6), (n, y - 2)], [w * 0.6, w, w * 0.5], tone)
                ends = [
                    (116 * math.cos(t), 28 * math.sin(t))
                    for t in np.linspace(0, math.pi, 14) + (0 if half else math.pi)
                ]
                b.line(ends, [13, 17, 13], "c89858" if not half else "ffe6a8")
                b.line([(x * 0.84, y * 0.72) for x, y in ends], [4, 6, 4], "a86a58")


def sky(b: Brushwork) -> None:
    """What the large puddle has of the sky: deep blue, tall clouds lit from the side."""
    b.brush(
        p.rect(40, 40, 770, 850),
        across([(0, "2f8fd4"), (0.5, "63bde6"), (1, "bfeaf0")], (500, 60), (380, 860)),
        0.2,
        size=34,
        length=150,
    )
    for x, y, w in ((178, 360, 130), (690, 300, 120), (150, 620, 110), (664, 690, 150), (430, 110, 140)):
        for _ in range(8):
            u, r = b.random.uniform(-0.8, 0.8), w * b.random.uniform(0.22, 0.36)
            cx, cy = x + u * w, y - (1 - abs(u)) * w * 0.25 * b.random.uniform(0, 1.6)
            b.brush(
                p.circle(cx, cy, r * 1.2, r),
                ball(cx, cy, r * 1.3, r * 1.2, stops=[(0, "a8c8e4"), (0.5, "e4eef4"), (1, "fffbe8")]),
                0.2,
                size=12,
            )


def palm(b: Brushwork, digits: tuple[str, ...], stops: p.Stops, turn: float) -> None:
    """An open hand, fingers up, wrist at the origin."""
    for digit in digits:
        limb(b, p.points(digit), [17, 16, 15, 11], stops, size=5, turn=turn, drop=(2, 3))
    flesh(
        b,
        p.points("-20,4 -26,-24 -22,-46 0,-52 22,-46 26,-22 20,4"),
        ball(0, -22, 34, 40, stops=stops, turn=turn),
        1.3,
        size=6,
    )


FINGERS = (
    "-18,-36 -28,-66 -34,-84",
    "-7,-44 -10,-80 -12,-98",
    "6,-44 10,-80 13,-96",
    "17,-36 30,-62 38,-78",
    "20,-14 42,-28 54,-42",
)


def old_man(b: Brushwork) -> None:
    """The same coat, seventy years on: arms flung up, head thrown back, laughing. Origin at the root of the nose."""
    for x, y, turn, flip in ((-236, 66, -38, False), (232, 40, 30, True)):
        with b.at(x, y, 1.12, turn=turn, flip=flip):
            palm(b, FINGERS, SKIN, turn)
    limb(b, p.points("-70,300 -150,220 -232,84"), [150, 118, 84], COAT, size=13)
    limb(b, p.points("90,290 170,200 226,62"), [150, 118, 84], COAT, size=13)
    flesh(
        b,
        p.points("-130,230 0,200 140,220 176,330 130,430 30,470 -80,450 -150,340"),
        ball(0, 330, 200, 190, stops=COAT),
        1.4,
        size=14,
    )
    hood = p.points(
        "20,-232! 96,-190 172,-104 196,20 168,150 96,232 0,256 -100,232 -170,150 -194,20 -170,-100 -90,-188"
    )
    b.mark(p.moved(p.spline(hood), 8, 14), "8a4a1c", 0.5)
    b.brush(hood, ball(0, 20, 210, 260, stops=COAT), lambda x, y: math.atan2(y - 20, x) + 1.57, size=15, jitter=0.02)
    b.brush(p.circle(2, 26, 150, 178), "7a4416", 1.2, size=12)
    flesh(
        b,
        p.circle(2, 34, 140, 166),
        ball(2, 34, 156, 190, stops=SKIN, flat=0.96),
        lambda x, y: 1.57 + x * 0.004,
        size=11,
    )
    beard(b)
    laugh(b)


def beard(b: Brushwork) -> None:
    """A great white beard that flies out of the hood in locks."""
    shape = p.points(
        "-138,40! -120,100 -70,112 0,104 70,112 124,96 142,36! 168,120 150,200! 140,236 104,300! 96,284 60,352! 46,320 "
        "0,396! -24,330 -56,362! -74,300 -112,312! -116,250 -152,220! -164,130"
    )
    b.mark(p.moved(p.spline(shape), 6, 14), "6a3a14", 0.5)
    b.brush(
        shape, ball(-10, 150, 190, 250, stops=BEARD), lambda x, y: 1.57 - x * 0.005, size=10, length=60, jitter=0.03
    )
    for k in range(34):
        u = b.random.uniform(-1, 1)
        x, y = u * 116, 130 + b.random.uniform(0, 120) * (1 - abs(u) * 0.5)
        n = b.random.uniform(40, 84)
        b.line(
            [(x, y), (x * 1.08 + 4, y + n * 0.5), (x * 1.1 - 4, y + n)],
            [1, b.random.uniform(3, 6), 1],
            ("b4c0dc", "ffffff", "d0d8ea")[k % 3],
        )


def laugh(b: Brushwork) -> None:
    """Eyes shut to two arcs, brows like clouds, round cheeks and nose, a mouth wide open."""
    for x in (-84, 86):
        flesh(
            b,
            p.circle(x, 56, 48, 40),
            around([(0, "b8664a"), (0.5, "a05c3e"), (1, "96593a")], x - 8, 48, 48),
            0.4,
            size=7,
        )
    for side in (-1, 1):
        arc = p.points("-42,8 -22,-16 2,-20 24,-10 42,12", at=(2 + side * 66, -8), scale=(side, 1))
        b.line(arc, [5, 11, 12, 11, 5], DARK)
        for dx, dy, u, v in ((50, 6, 72, -6), (50, 14, 76, 16), (46, 22, 66, 34)):
            b.line([(2 + side * (66 + dx), dy - 8), (2 + side * (66 + u), v - 8)], [5, 2], "47241f")
        for k in range(9):
            u = -46 + 11.5 * k
            x, y = 2 + side * (66 + u), -62 - 15 * math.sin((u + 50) / 100 * math.pi)
            b.line(
                [(x - side * 10, y + 10), (x, y), (x + side * 15, y - 12 + b.random.normal(0, 3))],
                [4, 14, 3],
                ("ffffff", "e4e8f2", "f8f6f2")[k % 3],
            )
    for y, n in ((-98, 52), (-116, 40)):
        b.line([(-n, y + 4), (0, y - 4), (n + 4, y + 4)], [1, 5, 1], "5a2e24")
    mouth = p.points("-68,98! -30,106 0,108 34,106 74,96! 66,152 34,186 2,192 -32,184 -60,150")
    b.brush(mouth, "5a1420", 0.0, size=8)
    with b.within(mouth):
        b.brush(p.points("-40,190 -26,160 4,152 36,160 44,196"), "d8606a", 0.1, size=8)
        b.brush(p.points("-64,96! 0,104 70,94! 58,122 0,130 -52,122"), WHITE, 0.0, size=7)
    for side in (-1, 1):
        b.brush(
            p.points("0,92! 40,84 84,96 118,82! 106,118 64,126 24,116", at=(2, -2), scale=(side, 1)),
            across([(0, "ffffff"), (1, "c4cee4")], (0, 80), (0, 128)),
            0.2 * side,
            size=7,
        )
    flesh(
        b, p.points("-22,26 0,6 24,26 42,62 34,88 0,96 -32,88 -38,62"), ball(2, 58, 50, 52, stops=SKIN[1:]), 1.2, size=7
    )
    b.line(p.points("-12,48 -16,58 -8,66"), [3, 12, 4], "e8b080")


def ripples(b: Brushwork) -> None:
    """Rings that run out from where the boot strikes the water."""
    for rx, ry, a, c in (
        (88, 34, 3.3, 6.1),
        (150, 60, 3.5, 4.5),
        (150, 60, 4.9, 6.2),
        (226, 92, 3.6, 4.2),
        (226, 92, 5.2, 6.2),
    ):
        ring = [(530 + rx * math.cos(t), 832 + ry * math.sin(t)) for t in np.linspace(a, c, 12)]
        b.line(ring, [1, 6, 5, 1], "f2fcff")
        b.line([(x, y + 7) for x, y in ring], [1, 4, 1], "3f8cc4")


def boot(b: Brushwork, turn: float) -> None:
    """A red rubber boot from behind, its shaft at the origin, toe down and out."""
    shape = p.points("-44,-20! 44,-20! 46,50 64,92 92,118 86,146! 20,150 -36,142! -46,96 -40,40")
    b.mark(p.moved(p.spline(shape), 5, 8), "1a1430", 0.4)
    b.brush(shape, ball(8, 60, 90, 110, stops=RUBBER, turn=turn), 1.4, size=11)
    b.brush(p.points("-40,134! 20,140 90,134! 88,154! 20,164 -40,154!"), "6a1424", 0.0, size=6)
    b.brush(p.rect(-50, -32, 100, 26, r=10), across([(0, WHITE), (1, "b8a8b8")], (-50, 0), (50, 0)), 0.0, size=7)
    b.line(p.points("-28,6 -30,50 -28,84"), [2, 10, 2], "ffb49a")


def child(b: Brushwork) -> None:
    """From behind in full leap: coat and hood blown back, arms out, a laughing cheek past the edge of the hood."""
    limb(b, p.points("270,930 340,920 404,872"), [110, 100, 80], CLOTH, size=10)
    with b.at(404, 872, 0.94, turn=-104):
        boot(b, -104)
    limb(b, p.points("220,920 206,980 186,1016"), [104, 92, 78], CLOTH, size=10)
    with b.at(184, 1020, 0.9, turn=50):
        boot(b, 50)
    with b.at(76, 690, 0.9, turn=-34):
        palm(b, FINGERS, SKIN, -40)
    with b.at(452, 706, 0.9, turn=44, flip=True):
        palm(b, FINGERS, SKIN, 44)
    limb(b, p.points("320,800 390,780 446,714"), [110, 92, 66], COAT, size=11)
    coat = p.points(
        "180,720 250,700 330,730 366,800 372,880 396,962! 350,966 316,1004! 276,972 230,1010! 186,972 130,1000! "
        "120,960 66,958! 116,890 144,800"
    )
    b.mark(p.moved(p.spline(coat), 10, 18), "1a1430", 0.4)
    b.brush(coat, ball(230, 830, 190, 230, stops=COAT), lambda x, y: 1.57 - (x - 240) * 0.004, size=15, length=60)
    for fold, widths, tone in (
        ("200,770 180,870 140,970", [2, 12, 16], "d99518"),
        ("250,790 250,880 236,990", [2, 14, 18], "c98412"),
        ("310,780 330,880 338,980", [2, 14, 18], "b87010"),
        ("226,790 214,880 190,960", [1, 10, 4], "ffe778"),
        ("282,800 290,880 288,960", [1, 9, 4], "ffdd60"),
    ):
        b.line(p.points(fold), widths, tone)
    limb(b, p.points("190,790 134,766 86,706"), [110, 92, 66], COAT, size=11)
    head(b)


def head(b: Brushwork) -> None:
    """The hood with its seam, and what shows of the face: cheek, nose, the corner of a laugh."""
    face = p.points("300,570 344,584 366,612 372,636 388,654 382,668 370,670 370,700 350,728 310,736 280,690")
    flesh(b, face, ball(316, 650, 80, 96, stops=SKIN), 1.3, size=7)
    b.line(p.points("340,632 354,622 366,630"), [3, 7, 3], DARK)
    b.line(p.points("338,604 352,598 364,604"), [3, 7, 2], DARK)
    b.brush(p.points("338,686! 356,690 372,682! 368,706 350,712"), "6a1820", 0.0, size=4)
    b.line(p.points("342,688 356,693 370,685"), [2, 7, 3], WHITE)
    flesh(b, p.circle(330, 668, 19, 16), around([(0, "b8603e"), (1, "8a5032")], 326, 664, 19), 0.3, size=5)
    hood = p.points(
        "208,534! 268,536 318,566 344,606! 330,640 324,690 332,744! 280,776 214,772 160,742 136,684 146,610 172,560"
    )
    b.mark(p.moved(p.spline(hood), 8, 14), "8a4a1c", 0.5)
    b.brush(hood, ball(232, 650, 120, 136, stops=COAT), lambda x, y: math.atan2(y - 660, x - 240) + 1.57, size=13)
    b.line(p.points("212,538 228,600 230,680 214,770"), [2, 6, 7, 3], "c98412")
    b.line(p.points("205,540 219,600 220,680 205,764"), [1, 5, 5, 1], "fff0a0")
    b.line(p.points("140,690 148,614 174,564 210,540 266,542"), [1, 7, 8, 6, 1], "fffbd0")
    b.line(p.points("344,606 331,642 325,690 333,742"), [5, 12, 12, 5], "e0a020")


def splash(b: Brushwork) -> None:
    """A crown of water round the boot, and drops flying every way."""
    for spine, widths in (
        ("380,862 340,820 326,760 300,716", [22, 20, 12, 1]),
        ("400,868 372,840 356,800 350,770", [26, 18, 9, 1]),
        ("450,868 500,820 520,770 556,722", [26, 22, 13, 1]),
        ("440,872 474,850 494,820 500,790", [24, 16, 8, 1]),
        ("470,872 540,846 586,812 640,796", [20, 16, 9, 1]),
        ("420,880 416,850 410,830", [26, 16, 2]),
    ):
        line = p.points(spine)
        b.brush(
            p.ribbon(line, widths, 30, True),
            across([(0, "6ab8e0"), (0.5, "c4ecf6"), (1, "ffffff")], line[0][:2], line[-1][:2]),
            g.along(line),
            size=5,
        )
    for x, y, r, turn in (
        (286, 690, 11, -30),
        (566, 700, 12, 30),
        (600, 744, 8, 46),
        (660, 782, 9, 60),
        (540, 660, 7, 20),
        (520, 728, 6, 10),
        (620, 660, 6, 30),
        (690, 742, 6, 60),
        (470, 930, 9, 150),
        (528, 900, 10, 110),
        (580, 880, 6, 100),
        (350, 700, 6, -12),
        (72, 1150, 8, 200),
        (200, 1120, 7, 170),
        (40, 1100, 6, 230),
        (710, 830, 7, 80),
        (484, 700, 5, 6),
    ):
        with b.at(x, y, 1, turn=turn):
            drop = p.points(f"0,{-r * 2}! {r},0 0,{r} {-r},0")
            b.mark(drop, "2a6ca8", 0.6)
            b.mark(p.moved(p.spline(drop), -r * 0.12, -r * 0.12, 0.86), "bfeaf6")
            b.mark(p.circle(-r * 0.3, -r * 0.2, r * 0.3), "ffffff")


def paint() -> p.Array:
    """Street, the two puddles, the child and the water it throws up."""
    img = g.board("3a4566", 2)
    b = Brushwork(67, wobble=0.8)
    street(b)
    planet(b)
    with b.within(POOL):
        sky(b)
        with b.at(478, 330, 1.06, turn=7):
            old_man(b)
    b.lay(img, tooth=0.5)
    p.over(img, p.mask(p.spline(POOL)) * p.smooth(400, 800, p.grid.y), "2f7fc4", 0.58)
    b = Brushwork(68, wobble=0.8)
    with b.within(POOL):
        ripples(b)
    shores(b)
    child(b)
    with b.at(112, -14):
        splash(b)
    b.lay(img, tooth=0.5)
    p.glow(img, 0, 0, 700, colour="ffdf9a", alpha=0.35, power=1.8)
    return img
