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
    "142,960 84,850 56,720 50,570 84,440 82,330 140,222 226,168 300,98 380,74 470,56 600,64 700,120 752,214 786,330 "
    "776,452 752,570 746,670 716,770 660,840 580,908 536,980 506,1072 416,1122 310,1112 226,1040"
)
SPACE = p.points("622,998 682,968 751,972 794,1012 791,1074 758,1128 688,1157 616,1146 568,1108 562,1047")
STRIKE = (424.0, 1022.0)


def stone(b: Brushwork, x: float, y: float, w: float, h: float) -> None:
    """One large sett by hand: a bent outline, its own quiet grey; a few carry a glint of sky."""
    r = b.random
    corners = ((-0.43, -0.4), (0, -0.47), (0.43, -0.4), (0.48, 0), (0.43, 0.4), (0, 0.47), (-0.43, 0.41), (-0.48, 0))
    edge = [(x + w * u + r.normal(0, w * 0.02), y + h * v + r.normal(0, h * 0.025)) for u, v in corners]
    tone = ("465273", "4c5879", "535c7a", "48607c", "5a5c7a")[r.integers(0, 5)]
    wet = [(0, "36405f"), (0.5, tone), (1, p.mix(tone, "9cb4d0", 0.4))]
    b.brush(edge, ball(x, y, w * 0.8, h * 0.8, stops=wet), 0.15, size=w * 0.2, jitter=0.02, density=2.4)
    if r.random() < 0.16:
        u, v, n = x - w * 0.1, y - h * 0.26, w * r.uniform(0.16, 0.24)
        glint = [(u - n, v + n * 0.14), (u, v), (u + n, v - n * 0.06)]
        b.line(glint, [1, h * 0.1, 1], ("cfe6f0", "ffe6c4")[r.integers(0, 2)])


def street(b: Brushwork) -> None:
    """Setts in bowed rows, larger towards us; water stands in the joints."""
    b.brush(p.rect(-20, -20, 840, 1240), across([(0, "3c4668"), (1, "262e4e")], (400, 0), (400, 1200)), 0.1, size=40)
    water = p.union(p.spline(POOL), p.spline(SPACE))
    y, row = -10.0, 0
    while y < 1260:
        h = 74 + 50 * y / 1200
        x = -60.0 - (row % 2) * h * 0.7
        while x < 880:
            w = h * b.random.uniform(1.15, 1.6)
            v = y + 34 * ((x + w / 2 - 400) / 400) ** 2 + b.random.normal(0, 2.5)
            if not inner(water, x + w / 2, v, h):
                stone(b, x + w / 2, v, w, h=h)
            x += w
        y, row = y + h, row + 1


def inner(water: skia.Path, x: float, y: float, r: float) -> bool:
    """Whether a sett would lie wholly under water."""
    return all(water.contains(x + u * r, y + v * r) for u, v in ((-0.8, 0), (0.8, 0), (0, -0.6), (0, 0.6)))


def shores(b: Brushwork) -> None:
    """The rim of both puddles: a dark wet band on the stones, wide and narrow by turns, and sky where water begins."""
    for pool, grow in ((POOL, 1.0), (SPACE, 0.6)):
        rim = p.sample([*pool, pool[0]], 320)
        widths = [grow * w for w in (22, 12, 26, 16, 30, 20, 34, 16, 24, 14, 28, 30, 18, 24, 12, 22)]
        b.mark(p.ribbon([(x + 3, y + 4) for x, y in rim], widths, 320), "222b4c", 0.9)
        k = 0
        while k < 300:
            n = int(b.random.integers(24, 70))
            touch = grow * b.random.uniform(5, 11)
            b.line(rim[k : k + n], [1, touch * 0.6, touch, touch * 0.5, 1], ("dcf0f4", "9ccbe8", "fff0d4")[k % 3])
            k += n + int(b.random.integers(8, 30))


def planet(b: Brushwork) -> None:
    """Night in the second puddle: a ringed planet, stars, a haze of more of them."""
    with b.within(SPACE):
        b.brush(
            p.rect(500, 930, 310, 240),
            around([(0, "7a4ab0"), (0.5, "3c2a8a"), (1, "17164e")], 664, 1054, 180),
            0.4,
            size=20,
        )
        for _ in range(46):
            x, y, r = b.random.uniform(530, 790), b.random.uniform(956, 1150), b.random.uniform(1, 3.4)
            b.mark(p.circle(x, y, r), ("fff0c0", "d8d4ff")[b.random.integers(0, 2)])
        with b.at(680, 1063, 0.86, turn=-18):
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
        p.rect(30, 30, 780, 1090),
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
    for x, y, turn, flip in ((-226, 40, -34, False), (216, 30, 30, True)):
        with b.at(x, y, 1.12, turn=turn, flip=flip):
            palm(b, FINGERS, SKIN, turn)
    limb(b, p.points("-70,300 -160,220 -222,58"), [150, 122, 88], COAT, size=13)
    limb(b, p.points("90,290 176,200 212,50"), [150, 122, 88], COAT, size=13)
    coat = p.points("-130,230 0,200 140,220 170,330 176,460 150,640! 90,610 40,660! -20,616 -70,640! -120,460 -150,340")
    flesh(b, coat, ball(0, 400, 210, 300, stops=COAT), 1.4, size=14)
    for fold in ("-60,400 -64,500 -50,620", "20,420 30,520 24,640", "96,380 112,500 104,610"):
        b.line(p.points(fold), [2, 14, 18], "c98412")
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
        warm = [(0, "5e2c24"), (0.4, "7e4530"), (0.7, "a6643f"), (1, "e0a070")]
        flesh(b, p.circle(x, 54, 47, 38), ball(x, 58, 58, 54, stops=warm, flat=0.9), 0.4, size=7)
    for side in (-1, 1):
        arc = p.points("-42,8 -22,-16 2,-20 24,-10 42,12", at=(2 + side * 66, -8), scale=(side, 1))
        b.line(arc, [5, 11, 12, 11, 5], DARK)
        for dx, dy, u, v in ((50, 6, 72, -6), (50, 14, 76, 16), (46, 22, 66, 34)):
            b.line([(2 + side * (66 + dx), dy - 8), (2 + side * (66 + u), v - 8)], [5, 2], "47241f")
        brow = p.points("-44,22 -26,0 4,-10 34,-4 58,10", at=(2 + side * 66, -62), scale=(side, 1))
        b.line(brow, [8, 22, 26, 22, 6], "e6eaf2")
        for k in range(12):
            x, y = p.sample(brow, 14)[k + 1]
            n = b.random.uniform(12, 20)
            hair = [(x - side * n, y + n * 0.4), (x, y - 2), (x + side * n, y - 4 + n * 0.3)]
            b.line(hair, [1, 5, 1], ("ffffff", "c8d0e4", "fbf9f4")[k % 3])
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
    """Rings that run out from where the boot strikes the water; they break the reflection into strips."""
    for k in range(84):
        rx = 84 + 4.6 * k + b.random.normal(0, 4)
        start, n = b.random.uniform(4.1, 5.7), b.random.uniform(0.2, 0.5)
        arc = np.linspace(start, start + n, 9)
        ring = [(STRIKE[0] + rx * math.cos(t), STRIKE[1] + rx * 0.5 * math.sin(t)) for t in arc]
        w = b.random.uniform(5, 12) * (1 - k / 110)
        b.line(ring, [1, w, 1], ("7cc4ea", "a4dcf2", "5aaede")[k % 3])
    for rx, ry, a, c in ((96, 32, -0.4, 3.5), (96, 32, 3.9, 5.6), (158, 56, 4.2, 6.5), (158, 56, 0.5, 1.3)):
        ring = [(STRIKE[0] + rx * math.cos(t), STRIKE[1] + ry * math.sin(t)) for t in np.linspace(a, c, 14)]
        b.line(ring, [1, 6, 5, 1], "f2fcff")
        b.line([(x, y + 7) for x, y in ring], [1, 4, 1], "2f74b0")
    for spine in ("600,816 640,810 690,816", "240,1010 290,1016"):
        b.line(p.points(spine), [1, 7, 1], "c8ecf6")


def boot(b: Brushwork, turn: float) -> None:
    """A red rubber boot from the side, the middle of its cuff at the origin, toe to the right."""
    shape = p.points("-38,-6! 38,-6! 38,46 48,66 88,74 108,94 108,116! 40,120 -40,116! -44,80 -36,40")
    b.mark(p.moved(p.spline(shape), 5, 8), "1a1430", 0.4)
    b.brush(shape, ball(6, 50, 110, 100, stops=RUBBER, turn=turn), 1.4, size=10)
    b.brush(p.points("-42,104! 40,108 108,104! 110,124! 40,130 10,126 -42,126!"), "6a1424", 0.0, size=6)
    b.brush(p.rect(-42, -16, 84, 24, r=9), across([(0, WHITE), (1, "b8a8b8")], (-42, 0), (42, 0)), 0.0, size=6)
    b.line(p.points("-22,18 -24,44 -20,70"), [2, 9, 2], "ffb49a")
    b.line(p.points("56,80 76,84 92,94"), [2, 7, 2], "ffb49a")


def child(b: Brushwork) -> None:
    """From behind in full leap: coat blown back, arms out, the head turned aside, one leg far behind."""
    limb(b, p.points("250,890 240,962 218,1012 168,1038 112,1040"), [116, 108, 96, 82, 74], CLOTH, size=10)
    with b.at(114, 1040, 0.92, turn=80):
        boot(b, 80)
    limb(b, p.points("286,896 370,876 436,880 444,920 432,962"), [116, 112, 100, 86, 74], CLOTH, size=10)
    with b.at(430, 960, 0.92, turn=8):
        boot(b, 8)
    with b.at(58, 626, 0.9, turn=-20):
        palm(b, FINGERS, SKIN, -20)
    with b.at(470, 634, 0.9, turn=24, flip=True):
        palm(b, FINGERS, SKIN, 24)
    limb(b, p.points("316,800 400,770 464,640"), [112, 98, 66], COAT, size=11)
    coat = p.points(
        "180,720 250,700 330,730 362,800 368,860 392,926! 346,930 308,964! 272,936 226,972! 186,938 132,962! "
        "120,926 70,922! 116,870 144,800"
    )
    b.mark(p.moved(p.spline(coat), 10, 18), "1a1430", 0.4)
    b.brush(coat, ball(230, 830, 190, 230, stops=COAT), lambda x, y: 1.57 - (x - 240) * 0.004, size=15, length=60)
    for fold, widths, tone in (
        ("200,770 180,870 140,930", [2, 12, 16], "d99518"),
        ("250,790 250,880 238,946", [2, 14, 18], "c98412"),
        ("310,780 330,880 334,936", [2, 14, 18], "b87010"),
        ("226,790 214,880 192,930", [1, 10, 4], "ffe778"),
        ("282,800 290,880 288,926", [1, 9, 4], "ffdd60"),
    ):
        b.line(p.points(fold), widths, tone)
    limb(b, p.points("196,800 108,764 62,634"), [112, 98, 66], COAT, size=11)
    with b.at(236, 654, 1.02, turn=-16):
        head(b)


def head(b: Brushwork) -> None:
    """In profile, turned up to the old man; origin the middle of the skull: hood, a laughing face deep in it."""
    face = p.points(
        "10,-96 52,-88 78,-60 84,-30 84,-14 98,2 108,14 100,27 88,30 91,39! 78,52 87,64 82,84 58,104 16,104 -20,70 "
        "-30,0"
    )
    mouth = p.points("91,39! 68,42 40,32! 44,60 62,78 84,70!")
    hood = p.points(
        "72,-104 30,-124 -40,-116 -96,-72 -116,-8 -104,56 -70,104 -10,128 40,120 16,92 4,46 4,-8 16,-54 44,-86"
    )
    rim = p.points("66,-100 40,-84 15,-52 4,-6 5,46 16,90 38,114")
    flesh(b, face, ball(30, 6, 96, 120, stops=SKIN, turn=-16), 1.3, size=7)
    for x, y, size in ((72, -66, 13), (54, -78, 15), (34, -74, 14), (60, -60, 11)):
        b.brush(p.circle(x, y, size), "24121a", 0.6, size=5)
    b.line(p.points("50,-82 26,-46 16,-4 17,46 28,88 42,104"), [2, 18, 24, 24, 18, 2], "4a2018")
    b.line(p.points("42,-10 56,-25 74,-12"), [3, 8, 3], DARK)
    b.line(p.points("42,-40 58,-49 74,-42"), [3, 8, 2], DARK)
    flesh(b, p.circle(46, 22, 21, 18), around([(0, "c86a44"), (1, "8a5032")], 43, 18, 21), 0.3, size=5)
    b.brush(mouth, "6a1820", 0.0, size=5)
    with b.within(mouth):
        b.brush(p.circle(64, 76, 20, 13), "d8606a", 0.2, size=5)
        b.brush(p.points("90,36! 68,40 38,30! 44,44 68,54 90,50!"), WHITE, 0.2, size=5)
    b.line(p.points("86,29 94,24 100,27"), [2, 4, 1], "47241f")
    b.mark(p.moved(p.spline(hood), -4, 14), "8a4a1c", 0.5)
    b.brush(hood, ball(-40, 6, 120, 136, stops=COAT, turn=-16), lambda x, y: math.atan2(y, x + 20) + 1.57, size=13)
    b.line(p.points("-104,44 -112,-8 -92,-66 -40,-108 26,-118"), [1, 7, 8, 7, 1], "fffbd0")
    for fold in ("-40,118 -34,92 -8,76", "-74,96 -60,80 -40,72", "-50,-92 -20,-70 0,-60"):
        b.line(p.points(fold), [1, 8, 1], "d99518")
    b.line(rim, [10, 14, 16, 16, 15, 14, 10], "c98412")
    b.line([(x - 3, y - 1) for x, y, *_ in rim], [5, 7, 8, 8, 7, 7, 5], "ffe778")


def splash(b: Brushwork) -> None:
    """A low crown of water at the edge of the boot, a few drops over it. Origin where the sole strikes."""
    for spine, widths in (
        ("-34,8 -66,-6 -84,-34 -112,-52", [18, 20, 12, 1]),
        ("-22,14 -60,14 -96,2 -130,-8", [16, 16, 9, 1]),
        ("84,4 104,-12 112,-40 132,-62", [16, 20, 12, 1]),
        ("80,12 104,10 122,-2 142,-12", [16, 15, 9, 1]),
        ("-36,12 20,28 80,10", [10, 26, 10]),
    ):
        line = p.points(spine)
        water = across([(0, "8accea"), (0.5, "d4f2f8"), (1, "ffffff")], line[0][:2], line[-1][:2])
        b.brush(p.ribbon(line, widths, 30, True), water, g.along(line), size=5)
    for x, y, r, turn in (
        (-130, -74, 9, -40),
        (-96, -92, 6, -24),
        (-160, -22, 6, -60),
        (146, -90, 9, 30),
        (120, -112, 6, 16),
        (168, -46, 6, 50),
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
        with b.at(466, 322, 1.06, turn=5):
            old_man(b)
    b.lay(img, tooth=0.5)
    p.over(img, p.mask(p.spline(POOL)) * p.smooth(620, 1000, p.grid.y), "4aa4e0", 0.2)
    b = Brushwork(68, wobble=0.8)
    with b.within(POOL):
        ripples(b)
    shores(b)
    b.lay(img, tooth=0.5)
    b = Brushwork(69, wobble=0.8)
    with b.at(20, 50, 0.92):
        child(b)
    p.shadow(img, b.layer.alpha(), 3, 3, soft=18, alpha=0.4, colour="4a3a1c")
    p.shadow(img, b.layer.alpha(), 20, 26, soft=9, alpha=0.5, colour="3c2440")
    with b.at(*STRIKE, 0.9):
        splash(b)
    b.lay(img, tooth=0.5)
    p.glow(img, 0, 0, 700, colour="ffdf9a", alpha=0.35, power=1.8)
    return img
