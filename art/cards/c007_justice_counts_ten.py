"""Justice counts for hide and seek and cheats: one eye looks out between her fingers; the children sit in her scales.

Technique: gouache in visible strokes, one sun from the upper left.
Back to front: a sunny court in soft focus, hair, dress and scarf, face, the eye, the hand before it, the other hand and
the balance, the two children in its pans.
"""

from __future__ import annotations

import math

import numpy as np

from art import paint as p
from art.paint.voices import gouache as g
from art.paint.voices.brushwork import Brushwork, across, around
from art.paint.voices.printing import PLAIN
from art.paint.voices.rounding import Field, ball, flesh, limb, lit, tube

NUMBER, TITLE = 7, "Justice Counts Ten"
FINISH = PLAIN

SKIN = [(0, "54262e"), (0.3, "7e4232"), (0.55, "ae683f"), (0.8, "d49558"), (1, "f4c488")]
HAND = [(0, "5c2e2e"), (0.3, "884834"), (0.55, "b67043"), (0.8, "da9c5e"), (1, "f8cc92")]
DARK_SKIN = [(0, "2e1822"), (0.4, "5a3026"), (0.7, "86502f"), (1, "bd8250")]
FAIR_SKIN = [(0, "b06a5c"), (0.4, "e8a684"), (0.7, "fbcba4"), (1, "fff0d0")]
GOLD = [(0, "7a4a1c"), (0.3, "b87a1c"), (0.6, "f0b42c"), (0.85, "ffd95e"), (1, "fff6b8")]
TEAL = [(0, "0a4a5a"), (0.4, "0f7f84"), (0.75, "2aa89c"), (1, "8adcc0")]
LINEN = [(0, "7f8cb8"), (0.35, "b4bed8"), (0.65, "ece8e4"), (1, "fffbe8")]
HAIR = [(0, "171024"), (0.5, "2a1a34"), (0.8, "47304e"), (1, "8a5a5c")]
CONTACT, LASH, WHITE = "4a1c26", "20101c", "fff9ec"
HEAD = (392.0, 340.0, -9.0)
END_LEFT, END_RIGHT, PIVOT = (142.0, 904.0), (652.0, 826.0), (352.0, 872.0)


# -- the court -----------------------------------------------------------------------------------------------------


def column(b: Brushwork, x: float, w: float, top: float) -> None:
    """A pale column in sun: capital, fluted shaft."""
    stone = across([(0, "fff4d4"), (0.35, "f4dcc0"), (0.7, "a8a4c4"), (1, "8088b4")], (x - w / 2, 0), (x + w / 2, 0))
    b.brush(p.rect(x - w / 2, top, w, 1000), stone, 1.57, size=w * 0.12, length=150)
    for k in range(1, 5):
        u = x - w / 2 + w * k / 5
        b.line([(u, top + 70), (u + 1, top + 500), (u, 1200)], [w * 0.03, w * 0.045, w * 0.03], "9a94b4")
    b.brush(p.rect(x - w * 0.66, top - 6, w * 1.32, 30, r=12), stone, 0.0, size=12)
    b.brush(p.rect(x - w * 0.8, top - 54, w * 1.6, 46, r=4), stone, 0.0, size=14)


def leaves(b: Brushwork, x: float, y: float, r: float, tones: tuple[str, str]) -> None:
    """A bush as a cloud of dabs, bright where the sun comes from."""
    for _ in range(int(r * 1.3)):
        a, d = b.random.uniform(0, math.tau), r * math.sqrt(b.random.uniform(0, 1))
        u, v = x + d * math.cos(a), y + d * 0.8 * math.sin(a)
        t = float(np.clip(0.5 - (u - x) / r * 0.35 - (v - y) / r * 0.5 + b.random.normal(0, 0.16), 0, 1))
        n = b.random.uniform(10, 24)
        b.mark(p.moved(p.circle(0, 0, n, n * 0.55), u, v, 1, turn=b.random.uniform(0, 180)), p.mix(*tones, t))


def court(img: p.Array) -> None:
    """Blue morning, the colonnade of a court and its garden, all out of focus behind her."""
    far = np.hypot(p.grid.x + 60, (p.grid.y + 20) * 0.8) / 1100 + p.noise(240, 4, 2) * p.f32(0.03)
    tones = [(0, "fffbdc"), (0.16, "d8f0ee"), (0.4, "74c2e6"), (0.75, "3a90d0"), (1, "2a6cb4")]
    air = p.ramp(np.clip(far, 0, 1), tones)
    g.passage(img, p.rect(-10, -10, 820, 1220), air, p.swirl(420, 5, 0.5, -0.5), size=46, length=190, seed=3)
    b = Brushwork(7)
    for x, y, w in ((640, 150, 110), (770, 196, 130), (60, 330, 120)):
        for k in range(5):
            r = w * b.random.uniform(0.24, 0.44)
            b.brush(p.circle(x + w * (k - 2) * 0.36, y - r * 0.5, r * 1.3, r), "eaf4f4", 0.1, size=18)
    column(b, 722, 128, 236)
    column(b, 66, 92, 392)
    for x, y, r in ((10, 800, 120), (130, 760, 90), (760, 820, 120), (640, 780, 90)):
        leaves(b, x, y, r, tones=("1f5a5c", "a8cc5a"))
    for x, y, r in ((20, 960, 170), (780, 1000, 180)):
        leaves(b, x, y, r, tones=("123c50", "5c9c54"))
    b.lay(img, tooth=0.5)
    img[:] = p.blur(img, 5)
    p.glow(img, 30, 60, 620, colour="ffe6a0", alpha=0.75, power=1.8)


# -- the woman -----------------------------------------------------------------------------------------------------


def lock(b: Brushwork, spine: str, widths: list[float], at: float) -> None:
    """One long lock in strokes along it; `at` is how much light it catches."""
    line = p.points(spine)
    tone = [(0, p.ramp(at * 0.3, HAIR)), (0.5, p.ramp(at * 0.7, HAIR)), (1, p.ramp(at, HAIR))]
    b.brush(p.ribbon(line, widths, 60, True), tube(line, widths, tone), g.along(line), size=9, length=70, jitter=0.06)


def hair_behind(b: Brushwork) -> None:
    """The dark mass that falls behind her shoulders, and locks in it, no two alike."""
    mass = p.points(
        "330,44 440,40 540,90 596,190 622,330 640,500 690,680 720,860 742,1040 700,1230! 90,1230! 60,1080 84,900 "
        "130,740 156,560 150,400 158,250 220,110"
    )
    b.brush(mass, "1e142a", 1.5, size=16, length=90)
    for spine, widths, at in (
        ("250,120 170,280 176,480 140,700 84,900 100,1100", [30, 60, 66, 70, 64, 20], 0.86),
        ("240,180 200,340 214,540 190,760 140,960 150,1180", [30, 50, 60, 66, 60, 30], 0.6),
        ("170,640 130,780 70,880 40,960", [30, 36, 28, 3], 0.8),
        ("560,160 616,340 622,520 670,700 690,900 680,1140", [30, 60, 66, 70, 66, 20], 0.5),
        ("600,420 620,600 690,760 752,860", [30, 40, 30, 3], 0.45),
        ("560,500 590,680 610,860 590,1060", [40, 60, 60, 20], 0.36),
    ):
        lock(b, spine, widths, at)
    for spine in ("168,300 178,480 150,660 104,820", "196,420 196,600 164,780", "628,520 664,660 696,820"):
        b.line(p.points(spine), [1, 4, 5, 1], "5e4058")


def sun_on_hair(b: Brushwork) -> None:
    """Broken touches of sun down the side that the light strikes."""
    for spine, widths in (
        ("206,128 172,196 156,280", [2, 9, 2]),
        ("226,98 280,60 330,46", [2, 8, 2]),
        ("153,320 150,400 154,470", [1, 7, 2]),
        ("156,520 150,600 134,680", [2, 8, 2]),
        ("122,740 96,820 78,890", [2, 8, 2]),
    ):
        b.line(p.points(spine), widths, "d69a74")
        b.line(p.points(spine, at=(3, 2)), [w * 0.4 for w in widths], "ffd9a0")


def body(b: Brushwork) -> None:
    """Neck and shoulders, the white dress in folds, and the blindfold, slipped down for a scarf."""
    neck = p.points("330,560! 486,540! 492,660 560,730 620,770! 220,790! 290,730 336,670")
    flesh(
        b,
        neck,
        across([(0, "8f5438"), (0.4, "a4603c"), (0.7, "6e382e"), (1, "54262e")], (320, 740), (500, 600)),
        1.2,
        size=11,
    )
    dress = p.points(
        "190,800 290,752! 350,812 400,830 470,806 540,738! 640,770 730,840 790,960 820,1230! 150,1230! 160,1000 166,880"
    )
    b.brush(dress, across(LINEN, (760, 1050), (170, 860)), 1.4, size=18, length=90)
    for fold, widths, tone in (
        ("300,790 270,900 268,1060 240,1220", [3, 16, 22, 26], "c2c8dc"),
        ("372,830 396,960 400,1090 420,1220", [3, 18, 24, 26], "b4bcd8"),
        ("460,820 486,950 500,1080 540,1220", [3, 20, 26, 30], "a0acd0"),
        ("560,770 590,880 640,1000 660,1210", [3, 16, 22, 26], "8c98c4"),
        ("640,800 700,900 730,1040 740,1210", [3, 12, 18, 26], "8490bc"),
        ("326,820 316,930 322,1080", [2, 12, 2], "fffdf0"),
        ("430,850 446,980 460,1100", [2, 12, 2], "fffdf0"),
        ("520,800 548,900 580,1010", [2, 10, 2], "f4f0ec"),
    ):
        b.line(p.points(fold), widths, tone)
    scarf(b)


def scarf(b: Brushwork) -> None:
    """Teal cloth, wound loosely once round the neck, its knot to one side, two ends."""
    tails = (
        ("486,730! 524,742! 560,810 560,880 604,950! 566,948! 540,976! 516,880 512,810", "0f6f78"),
        ("470,740! 506,742! 516,820 498,890 516,962! 480,948! 446,980! 440,890 458,820", "1f9a94"),
    )
    for outline, tone in tails:
        shape = p.spline(p.points(outline))
        b.mark(p.moved(shape, 6, 10), CONTACT, 0.35)
        b.brush(
            shape, across([(0, p.mix(tone, "8adcc0", 0.4)), (0.5, tone), (1, "0a4a5a")], (440, 800), (590, 860)), 1.5
        )
    for fold in ("490,770 484,850 470,930", "524,770 540,850 560,920"):
        b.line(p.points(fold), [2, 7, 2], "0b5a66")
    band = p.points("300,676 336,700 390,722 450,722 506,694 528,650")
    limb(b, band, [50, 68, 78, 76, 62, 40], TEAL, size=11)
    for fold, widths, tone in (
        ("308,672 350,716 420,736 486,722", [2, 7, 7, 2], "0b5a66"),
        ("318,640 366,684 430,700 500,668", [2, 6, 7, 2], "0d666e"),
        ("320,662 370,702 430,716 476,706", [1, 5, 5, 1], "6accb8"),
    ):
        b.line(p.points(fold), widths, tone)
    b.mark(p.circle(492, 738, 40, 38), CONTACT, 0.4)
    b.brush(
        p.points("462,706 496,694 526,716 524,754 490,768 462,748"), ball(490, 732, 42, 42, stops=TEAL), 0.9, size=9
    )
    b.line(p.points("476,718 490,736 486,754"), [1, 5, 1], "0b5a66")


def hair_over_shoulders(b: Brushwork) -> None:
    """Locks that fall forward over scarf and dress."""
    for spine, widths, at in (
        ("232,430 250,560 284,660 262,790 226,900 240,1010", [50, 70, 64, 66, 50, 6], 0.9),
        ("560,430 556,560 528,640 566,760 606,860 600,960", [50, 64, 56, 60, 46, 6], 0.55),
        ("590,520 600,650 636,760 640,850", [40, 50, 36, 4], 0.45),
        ("216,560 226,690 190,800 176,860", [40, 48, 34, 4], 0.75),
    ):
        lock(b, spine, widths, at)
    for spine in ("236,520 268,660 246,790 216,890", "548,600 560,730 596,850"):
        b.line(p.points(spine), [1, 4, 5, 1], "664860")


def face(b: Brushwork) -> None:
    """A round, wide awake face: cheeks pushed up by the smile, the nose that comes out under the fingers."""
    turn = HEAD[2]
    outline = p.points(
        "-10,-232 84,-216 150,-150 174,-40 168,70 138,166 76,242 2,286 -50,284 -104,238 -141,160 -157,70 -160,-40 "
        "-144,-140 -84,-212"
    )
    skin = ball(0, 10, 190, 300, stops=SKIN, turn=turn, flat=0.96)
    b.brush(outline, skin, lambda x, y: 1.57 + x * 0.004, size=13, length=30, jitter=0.014, density=12)
    with b.within(outline):
        flesh(
            b, p.circle(-116, 128, 44, 40), around([(0, "ee9a6c"), (0.5, "dc8c5c"), (1, "c88250")], -122, 120, 46), 0.5
        )
        flesh(b, p.circle(58, 146, 50, 40), around([(0, "cc7a54"), (1, "a4603c")], 48, 138, 52), 0.5)
        shade = across([(0, "9a5838"), (0.5, "7e4232"), (1, "5e2c2e")], (60, 120), (160, 240))
        flesh(b, p.points("90,236 136,150 150,60 176,40 190,120 120,290 20,300 50,266"), shade, 1.9, size=9)
        brow = across([(0, "c4824e"), (0.45, "ac6a42"), (1, "90523a")], (-60, -220), (60, -90))
        flesh(b, p.points("-170,-110 -130,-190 -20,-226 90,-214 160,-140 190,-40 110,-40 -20,-80"), brow, 0.2, size=10)
        dusk = across([(0, "8a4c36"), (0.5, "7a4032"), (1, "a0603c")], (60, -30), (-170, -30))
        flesh(b, p.points("110,-60 -20,-86 -180,-112 -180,30 -40,40 110,30"), dusk, 0.1, size=10)
    nose(b)
    with b.at(0, 3, turn=2.6):
        grin(b)


def nose(b: Brushwork) -> None:
    """Its tip comes out below the little finger, lit from the left."""
    wing = p.points("-14,104 -4,128 -8,148 -30,154 -52,160 -74,152 -82,136 -68,114 -56,70 -30,60")
    flesh(b, wing, across([(0, "ecb478"), (0.45, "cc8850"), (1, "95553a")], (-82, 110), (0, 146)), 1.3, size=7)
    b.line(p.points("-76,148 -62,156 -46,160 -24,154 -8,142"), [2, 4, 5, 4, 1], "6a3028")
    b.mark(p.circle(-28, 153, 7, 3.4), "4a1c22")
    b.mark(p.circle(-64, 154, 5, 2.8), "5a2626")
    b.line(p.points("-60,126 -62,134 -56,140"), [2, 8, 3], "ffdca8")


def grin(b: Brushwork) -> None:
    """A smile of mischief under the nose, just open, its corners deep in the raised cheeks."""
    upper = p.points("-112,184! -84,188 -58,184 -42,189 -26,184 4,185 32,180! 2,199 -40,207 -82,201")
    gap = p.points("-104,187! -78,199 -40,205 0,198 26,183! 6,212 -38,225 -82,214")
    lower = p.points("-90,205! -64,217 -38,221 -10,215 14,200! 2,226 -36,243 -74,230")
    b.mark(p.points("-70,244 -36,252 -4,242 -14,256 -38,262 -60,257"), "8a4a36", 0.5)
    b.brush(gap, "641826", 0.0, size=6)
    b.brush(p.points("-96,191! -40,205 18,188! 2,209 -38,219 -78,210"), "fff4e4", 0.1, size=6)
    b.brush(upper, across([(0, "b0524c"), (1, "8a3038")], (-90, 180), (20, 204)), 0.1, size=5)
    b.brush(lower, across([(0, "d0706a"), (0.6, "b84e50"), (1, "963a44")], (-80, 210), (10, 236)), 0.1, size=5)
    b.line(p.points("-62,227 -42,231 -22,227"), [1, 6, 1], "eea08e")
    b.line(p.points("-116,170 -122,184 -114,196"), [1, 6, 2], "7a3c30")
    b.line(p.points("36,166 44,180 36,194"), [1, 6, 2], "6a3028")
    b.line(p.points("-134,96 -140,124 -134,150"), [1, 4, 1], "b87448")


def eye(b: Brushwork) -> None:
    """The eye that should be shut: wide, bright, turned down to the pan at her side; its brow flies up."""
    white = p.points("-148,-24! -128,-60 -92,-73 -58,-62 -34,-28! -62,-17 -94,-14 -126,-17")
    b.brush(white, across([(0, "b8a8b0"), (0.4, "fff8ea"), (1, "fffdf4")], (-90, -76), (-94, 0)), 0.0, size=6)
    with b.within(white):
        b.brush(
            p.circle(-98, -33, 31, 32),
            around([(0, "c87a30"), (0.5, "8a4a20"), (1, "3a1a18")], -98, -22, 34),
            0.8,
            size=5,
        )
        b.mark(p.circle(-99, -34, 16, 17), "140a12")
        b.mark(p.circle(-110, -48, 8, 9), "ffffff")
        b.mark(p.circle(-86, -20, 4, 4), "ffe0b0")
    b.line(p.points("-152,-20 -128,-64 -92,-78 -56,-66 -30,-28"), [4, 11, 12, 11, 5], LASH)
    for x, y, u, v in ((-142, -42, -164, -54), (-128, -62, -146, -82), (-108, -74, -118, -96)):
        b.line([(x, y), ((x + u) / 2 - 2, (y + v) / 2 + 3), (u, v)], [7, 5, 1], LASH)
    b.line(p.points("-144,-20 -96,-9 -44,-21"), [2, 6, 2], "4e2226")
    b.line(p.points("-136,-8 -96,2 -56,-9"), [1, 7, 1], "a8643e")
    b.line(p.points("-150,-142 -122,-166 -84,-172 -40,-152"), [5, 16, 18, 5], "2a1620")


def hair_before(b: Brushwork) -> None:
    """The parted hair over brow and temples, and a strand that has come loose."""
    left = p.points("-20,-296 -110,-280 -176,-200 -192,-60 -186,60 -170,120! -160,0 -150,-110 -104,-184 -30,-226!")
    right = p.points("-34,-296 80,-296 170,-230 206,-90 204,60 190,150! 172,40 160,-80 120,-160 50,-208 -30,-226!")
    for side, a, c in ((left, (-60, -280), (-180, 0)), (right, (30, -280), (200, 20))):
        shine = across([(0, "241630"), (0.25, "4e3450"), (0.4, "7a5058"), (0.55, "38223c"), (1, "1c1226")], a, c)
        b.brush(side, shine, g.along([(-20, -270), a, c]), size=10, length=80, jitter=0.08)
    for spine in ("-40,-290 -120,-250 -170,-160 -180,-40", "-36,-270 -104,-236 -150,-150", "10,-290 100,-256 166,-160"):
        b.line(p.points(spine), [1, 4, 4, 1], "8a6068")
    b.line(p.points("-150,-120 -178,-60 -166,0 -182,60"), [7, 6, 4, 1], "2a1a34")


def circlet(b: Brushwork) -> None:
    """A gold band round the brow that turns with the forehead, and a sun with unlike rays over the parting."""
    band = p.points("-180,-168 -110,-196 -30,-206 70,-200 176,-158")
    b.mark(p.ribbon([(q[0] + 3, q[1] + 9) for q in band], [10, 18, 20, 18, 10], 40), CONTACT, 0.5)
    b.brush(
        p.ribbon(band, [14, 22, 24, 22, 13], 60), across([*GOLD, (1, "fff6b8")], (190, -150), (-120, -215)), 0.0, size=6
    )
    b.line(p.points("-176,-174 -108,-203 -30,-213 60,-208"), [1, 4, 4, 1], "fff4b4")
    b.line(p.points("-120,-184 -30,-196 70,-190 160,-156"), [1, 3, 4, 2], "9a5c18")
    for k in range(11):
        a = k * math.tau / 11 + 0.1
        n = 66 if k % 2 else 54
        n *= b.random.uniform(0.93, 1.06)
        ray = [
            (-30 + 22 * math.cos(a + 0.34), -214 + 22 * math.sin(a + 0.34), 1),
            (-30 + n * math.cos(a), -214 + n * math.sin(a), 1),
        ]
        ray.append((-30 + 22 * math.cos(a - 0.34), -214 + 22 * math.sin(a - 0.34), 1))
        b.mark([(q[0] + 3, q[1] + 5, 1) for q in ray], CONTACT, 0.4)
        b.brush(ray, lit(math.cos(a + 0.7) * 0.9, math.sin(a + 0.7) * 0.9, GOLD, HEAD[2]), a, size=5)
    b.brush(
        p.circle(-30, -214, 31),
        ball(-30, -214, 33, 33, stops=GOLD, turn=HEAD[2]),
        lambda x, y: math.atan2(y + 214, x + 30) + 1.57,
        size=6,
    )
    b.line(p.points("-8,-200 -22,-192 -40,-192"), [1, 5, 1], "9a5c18")


def nail(b: Brushwork, x: float, y: float, scale: float, turn: float) -> None:
    """A short fingernail, its moon and its gleam."""
    with b.at(x, y, scale, turn=turn):
        b.mark(p.points("-14,-10 4,-12 15,-6 17,0 15,7 4,12 -14,10 -18,0"), "8a4a3a")
        b.brush(p.points("-13,-8 4,-10 14,-5 16,0 14,6 4,10 -13,8 -16,0"), "e8a888", 0.0, size=4)
        b.line([(-8, -5), (2, -6), (10, -3)], [1, 3, 1], "ffe4cc")


def knuckle(b: Brushwork, x: float, y: float, turn: float, size: float = 1.0) -> None:
    """Folds of skin over a bent joint."""
    with b.at(x, y, size, turn=turn):
        b.line(p.points("-1,-13 -5,0 -1,12"), [1, 3.6, 1], "7e4232")
        b.line(p.points("7,-11 4,0 7,10"), [1, 3, 1], "8a4a34")
        b.line(p.points("-9,-8 -12,0 -9,7"), [1, 5, 1], "eab478")


def peeking_hand(b: Brushwork) -> None:
    """The back of her left hand over both eyes; index and middle finger have parted, and between them is the eye.

    The thumb is stretched away from them over her temple.
    """
    turn = HEAD[2]
    spine = p.points("60,16 150,30 232,62 296,112 350,210 424,360 520,560")
    back = p.points("96,-80 132,-80 180,-62 244,0 306,60 306,120 268,160 214,164 156,150 104,126 90,92 90,30 100,-28")
    arm = p.ribbon(p.points("266,88 296,116 350,210 424,360 520,560"), [122, 100, 112, 146, 176], 60, True)
    thumb, girth = p.points("244,34 218,-42 186,-100 146,-142"), [104, 84, 64, 55, 54, 50, 36]
    whole = p.union(p.spline(back), arm, p.ribbon(thumb, girth, 60, True))
    with b.within(p.rect(-300, -300, 480, 700)):
        b.mark(p.moved(whole, 4, 16), CONTACT, 0.4)
    palm = tube(spine, [240, 236, 176, 104, 116, 146, 176], HAND, turn)
    flesh(b, whole, palm, g.along(spine), size=11)
    with b.within(whole):
        heel = p.points("110,138 170,160 236,164 300,140")
        flesh(b, p.ribbon(heel, [8, 30, 38, 6], 30), across([(0, "b06c42"), (1, "985a3a")], (0, 140), (0, 180)), 0.2)
    finger(b, thumb, girth, 1.0, tone=merged(palm, tube(thumb, girth, HAND, turn), 1, ends=(0, -70)))
    for spine, widths, size in (
        ("126,100 84,104 10,112 -36,124", [44, 43, 42, 40, 38, 38, 37, 28], 0.76),
        ("126,58 76,58 -40,68 -112,90", [48, 47, 46, 44, 44, 42, 41, 31], 0.88),
        ("124,8 74,8 -50,20 -146,48", [50, 49, 48, 46, 46, 44, 43, 32], 0.92),
        ("124,-52 72,-66 -46,-106 -136,-116", [50, 49, 47, 45, 45, 43, 42, 31], 0.9),
    ):
        line = p.points(spine)
        finger(b, line, widths, size, tone=merged(palm, tube(line, widths, HAND, turn), 0, ends=(112, 44)))
    b.line(p.points("88,-30 102,-27 116,-23"), [4, 5, 1], "7a3c30")
    for x, y, to in ((98, -58, (226, 14)), (94, 8, (236, 52)), (98, 60, (240, 86)), (106, 102, (236, 116))):
        b.line([(x + 26, y + 4), ((x + to[0]) / 2, (y + to[1]) / 2 - 4), to], [2, 6, 1], "dca264")
        b.line([(x + 10, y - 12), (x + 17, y), (x + 11, y + 12)], [1, 4, 1], "a4623e")
        b.line([(x - 6, y - 11), (x, y - 4), (x, y + 5)], [2, 9, 2], "f0bf84")
    bracelet(b, p.points("268,160 308,178 346,150 358,104"), turn)
    bracelet(b, p.points("294,204 336,218 374,190 388,144"), turn)


def merged(palm: Field, own: Field, axis: int, ends: tuple[float, float]) -> Field:
    """The tones of the palm that become a finger's own between two places along an axis."""

    def tone(x: float, y: float) -> p.Array:
        t = p.smooth(*ends, (x, y)[axis])
        return palm(x, y) * (1 - t) + own(x, y) * t

    return tone


def finger(b: Brushwork, line: p.Points, widths: list[float], size: float, tone: Field) -> None:
    """A finger of that hand from its knuckle to the nail; what it covers lies in its shade."""
    with b.within(p.rect(-300, -300, 394, 600)):
        shadow = [(q[0] + 2, q[1] + 9) for q in line]
        b.mark(p.ribbon(shadow, widths, 48, True), CONTACT, 0.5)
    flesh(b, p.ribbon(line, widths, 60, True), tone, g.along(line), size=6)
    (ax, ay), (cx, cy) = line[-2][:2], line[-1][:2]
    lean = math.degrees(math.atan2(cy - ay, cx - ax))
    nail(b, cx + 4, cy - 2, size, turn=lean)
    middle, last = p.sample(line, 20)[10], p.sample(line, 20)[15]
    knuckle(b, *middle, lean + 180, size=size * 0.86)
    knuckle(b, *last, lean + 180, size=size * 0.6)


def bracelet(b: Brushwork, line: p.Points, turn: float = 0.0) -> None:
    """A gold ring that goes round the arm."""
    b.mark(p.ribbon([(q[0] + 5, q[1] + 8) for q in line], [12, 19, 19, 12], 40, True), CONTACT, 0.45)
    b.brush(p.ribbon(line, [13, 19, 19, 13], 40, True), tube(line, [14, 20, 20, 14], GOLD, turn), g.along(line), size=5)
    b.line(line[:3], [1, 4, 2], "fff6c0")


# -- the balance ---------------------------------------------------------------------------------------------------


def holding_arm(b: Brushwork) -> None:
    """Her right arm comes up before the dress; the wrist with its bracelets."""
    limb(b, p.points("250,1260 276,1100 316,960 342,840 348,772"), [160, 146, 112, 86, 92], SKIN, size=15)
    bracelet(b, p.points("286,904 316,930 352,936 382,918"))
    bracelet(b, p.points("276,946 306,974 348,980 380,958"))


def rod(b: Brushwork) -> None:
    """The stem of the balance, which she holds; a ball on top."""
    b.mark(p.rect(349, 790, 24, 80, r=8), CONTACT, 0.5)
    b.brush(p.rect(340, 628, 24, 240, r=8), across(GOLD, (368, 0), (336, 0)), 1.57, size=6)
    b.line([(347, 800), (347, 850)], [3, 4, 3], "fff4b4")
    b.brush(p.circle(352, 624, 21), ball(352, 624, 23, 23, stops=GOLD), 0.6, size=5)


def fist(b: Brushwork) -> None:
    """Four fingers closed round the stem, the thumb over them."""
    back = p.points("292,706 318,694 392,700 412,730 410,790 392,832 316,836 288,800 282,750")
    b.mark(p.moved(p.spline(back), 6, 10), CONTACT, 0.4)
    flesh(b, back, ball(340, 764, 84, 86, stops=SKIN), 1.2)
    for spine, widths in (
        ("300,820 330,828 368,826 392,816", [34, 36, 34, 26]),
        ("292,790 326,800 374,798 404,786", [38, 41, 39, 29]),
        ("288,756 324,764 378,762 410,748", [40, 43, 41, 31]),
        ("294,722 326,726 376,726 406,714", [40, 42, 40, 31]),
    ):
        limb(b, p.points(spine), widths, SKIN, size=7)
        knuckle(b, *p.points(spine)[1][:2], 8, size=0.8)
    limb(b, p.points("378,884 402,846 430,800 430,768 404,742 366,736"), [26, 54, 62, 52, 42, 32], SKIN, size=8)
    nail(b, 372, 735, 0.95, turn=-172)
    knuckle(b, 412, 750, 34, size=0.8)


def beam(b: Brushwork) -> None:
    """The beam, which swells to its middle and leans to the heavier side; a small sun where it turns."""
    line = [END_LEFT, (236, 884), PIVOT, (496, 842), END_RIGHT]
    b.mark(p.ribbon([(x + 6, y + 14) for x, y in line], [12, 22, 32, 22, 12], 60, True), CONTACT, 0.36)
    b.brush(
        p.ribbon(line, [14, 22, 34, 22, 14], 80, True), tube(line, [14, 22, 34, 22, 14], GOLD), g.along(line), size=6
    )
    b.line([(x, y - 5) for x, y in line], [1, 4, 7, 4, 1], "fff4b4")
    b.brush(p.circle(*PIVOT, 30), ball(*PIVOT, 32, 32, stops=GOLD), 0.6, size=6)
    b.mark(p.circle(PIVOT[0], PIVOT[1], 13), "9a5c18")
    b.brush(p.circle(PIVOT[0] - 1, PIVOT[1] - 1, 11), ball(*PIVOT, 12, 12, stops=GOLD), 0.6, size=4)
    for x, y in (END_LEFT, END_RIGHT):
        b.brush(p.circle(x, y, 16), ball(x, y, 18, 18, stops=GOLD), 0.6, size=5)


def chain(b: Brushwork, a: tuple[float, float], c: tuple[float, float]) -> None:
    """A chain of unlike links, every other one edge on."""
    n = max(3, int(math.hypot(c[0] - a[0], c[1] - a[1]) / 15))
    angle = math.degrees(math.atan2(c[1] - a[1], c[0] - a[0]))
    for k in range(n):
        t = (k + 0.5) / n
        with b.at(a[0] + (c[0] - a[0]) * t, a[1] + (c[1] - a[1]) * t, 1, turn=angle + b.random.normal(0, 4)):
            tone = ("e0a42a", "ffd65a", "c88c20")[k % 3]
            if k % 2:
                b.line([(-9, 0), (0, 0), (9, 0)], [4, 5, 4], tone)
            else:
                b.mark(p.cut(p.circle(0, 0, 10, 6), p.circle(0, 0, 6, 2.4)), tone)


def bowl_back(b: Brushwork, x: float, y: float, tilt: float) -> None:
    """The inside of a pan."""
    with b.at(x, y, 1, turn=tilt):
        b.brush(p.circle(0, 0, 128, 30), across([(0, "6e4218"), (1, "b87a24")], (-116, 0), (116, 10)), 0.0, size=8)


def bowl_front(b: Brushwork, x: float, y: float, tilt: float, end: tuple[float, float]) -> None:
    """The outside of a pan, its hammered gold, its rim and the two chains."""
    with b.at(x, y, 1, turn=tilt):
        bowl = p.points("-130,0! -64,24 0,30 64,24 130,0! 116,40 72,74 0,86 -72,74 -116,40")
        b.brush(bowl, ball(-6, 0, 142, 106, stops=GOLD, turn=tilt), lambda u, v: 0.004 * u, size=11, jitter=0.04)
        for _ in range(20):
            u, v = b.random.uniform(-88, 88), b.random.uniform(34, 70)
            if v < 80 - u * u / 190:
                b.line([(u - 8, v), (u, v + 3), (u + 8, v)], [1, 3.4, 1], ("ffe88a", "c88a20")[b.random.integers(0, 2)])
        rim = p.points("-131,0 -64,25 0,31 64,25 131,0")
        b.line(rim, [9, 13, 14, 13, 9], "b87a1c")
        b.line([(u, v - 3) for u, v in rim], [4, 9, 10, 7, 3], "ffe27a")
    a = math.radians(tilt)
    for side in (-1, 1):
        chain(b, end, (x + side * 126 * math.cos(a), y + side * 126 * math.sin(a)))


def small_fingers(b: Brushwork, x: float, y: float, stops: p.Stops, side: int) -> None:
    """A child's hand hooked over the rim: its back, four fingers."""
    with b.at(x, y, flip=side > 0):
        flesh(b, p.points("-20,-24 0,-30 20,-22 24,-4 0,4 -22,-2"), ball(0, -12, 28, 24, stops=stops), 1.4, size=4)
        for u, n in ((-17, 17), (-6, 21), (6, 20), (17, 15)):
            limb(b, [(u * 0.9, -10), (u, 2), (u + 1, n)], [11, 12, 9], stops, size=4, drop=(1, 3))


def shoulders(b: Brushwork, stops: p.Stops, skin: p.Stops) -> None:
    """Neck, shirt and both sleeves down to the rim of the pan."""
    limb(b, p.points("-48,110 -88,114 -118,132"), [50, 44, 36], stops, size=6)
    limb(b, p.points("48,110 88,114 118,132"), [50, 44, 36], stops, size=6)
    shirt = p.points("-26,82! 26,82! 66,96 84,130 78,220! -78,220! -84,130 -66,96")
    b.brush(shirt, ball(-6, 140, 100, 90, stops=stops), 1.4, size=8)
    flesh(b, p.points("-22,56! 22,56! 26,90 0,104 -26,90"), across(skin, (0, 110), (-10, 20)), 1.4, size=6)


def red_child(b: Brushwork) -> None:
    """Origin between the eyes: eyes shut with giggling, red hair with two plaits over the shoulders."""
    red = [(0, "6e1a1c"), (0.4, "b83a1c"), (0.7, "ea6a28"), (1, "ffb45a")]
    b.brush(p.points("-70,-20 -58,-66 0,-90 58,-66 72,-18 70,50 50,84 -50,84 -68,50"), "8a2a1c", 1.4, size=8)
    shoulders(b, [(0, "22406e"), (0.5, "3a6eb0"), (1, "9cc8ec")], FAIR_SKIN)
    head = p.points("-60,-26 -40,-52 0,-58 42,-50 62,-22 63,18 48,54 20,78 0,82 -20,78 -48,54 -63,18")
    flesh(b, head, ball(0, 4, 84, 94, stops=FAIR_SKIN, flat=0.84), 1.2, size=7)
    for x in (-40, 40):
        flesh(b, p.circle(x, 28, 17, 13), around([(0, "f69a80"), (1, "f8bc9c")], x, 28, 17), 0.2, size=5)
    b.line(p.points("-42,6 -29,-5 -14,5"), [2, 6, 2], "4a1c20")
    b.line(p.points("14,5 29,-5 42,6"), [2, 6, 2], "4a1c20")
    b.line(p.points("-44,-16 -30,-22 -14,-18"), [1, 4, 2], "a83c1c")
    b.line(p.points("14,-18 30,-22 44,-16"), [2, 4, 1], "a83c1c")
    b.line(p.points("-8,24 0,28 8,24"), [2, 5, 1], "d07c60")
    b.brush(p.points("-24,42! 0,46 24,42! 16,58 0,64 -16,58"), "8a1f2c", 0.0, size=4)
    b.line(p.points("-18,45 0,49 18,45"), [1, 6, 1], WHITE)
    left = p.points("6,-92! -44,-86 -74,-46 -76,10 -68,44! -62,0 -52,-28 -24,-50 4,-58!")
    right = p.points("0,-92! 48,-84 76,-44 78,10 68,44! 64,0 52,-28 30,-50 2,-58!")
    for half, a, c in ((left, (-60, -80), (-40, 40)), (right, (0, -70), (80, 30))):
        b.brush(
            half,
            across([(0, "ffb050"), (0.4, "ea6a28"), (1, "b03c1e")], a, c),
            g.along([(0, -90), a, c]),
            size=6,
            jitter=0.06,
        )
    for x, side in ((-66, -1), (68, 1)):
        for k in range(4):
            y, r = 58 + k * 24, 17 - k * 1.6
            u = x - side * k * 3 + (3 if k % 2 else -3)
            b.brush(p.circle(u, y, r, r * 0.95), ball(u, y, r * 1.1, r, stops=red), 0.9, size=5)
        b.mark(p.circle(x - side * 12, 148, 9, 6), "2aa89c")
        b.line([(x - side * 12, 150), (x - side * 13, 178)], [12, 3], "ea6a28")


def curl(b: Brushwork, x: float, y: float, r: float) -> None:
    """One dark curl in the sun."""
    dark = [(0, "1a0e1c"), (0.5, "2e1c28"), (0.8, "4a3034"), (1, "7a5448")]
    b.brush(
        p.circle(x, y, r), ball(x, y, r * 1.15, r * 1.15, stops=dark), lambda u, v: math.atan2(v - y, u - x), size=4
    )


def dark_child(b: Brushwork) -> None:
    """Origin between the eyes: short dark curls, a shy smile, the eyes turned up to her."""
    for k in range(17):
        a = -math.pi * (-0.06 + 1.12 * k / 16)
        curl(b, 64 * math.cos(a), -18 + 60 * math.sin(a), b.random.uniform(15, 22))
    shoulders(b, [(0, "7a2a3a"), (0.5, "d0604a"), (1, "ffb088")], DARK_SKIN)
    for x in (-64, 64):
        flesh(b, p.circle(x, 10, 10, 15), ball(x, 10, 12, 17, stops=DARK_SKIN), 1.4, size=4)
    head = p.points("-60,-28 -38,-52 0,-58 40,-50 62,-22 62,16 47,54 20,78 0,82 -20,78 -47,54 -62,16")
    flesh(b, head, ball(0, 4, 84, 94, stops=DARK_SKIN, flat=0.84), 1.2, size=7)
    for x, y, r in ((-54, -38, 15), (-34, -54, 17), (-10, -60, 18), (14, -60, 17), (36, -52, 17), (54, -36, 14)):
        curl(b, x, y, r)
    for x in (-40, 40):
        flesh(b, p.circle(x, 30, 16, 12), around([(0, "a8603e"), (1, "8a5030")], x, 30, 16), 0.2, size=5)
    for x in (-27, 27):
        b.mark(p.points(f"{x - 15},4! {x - 8},-9 {x + 6},-10 {x + 15},3! {x + 6},10 {x - 7},10"), "fff6ea")
        b.mark(p.circle(x - 4, -1, 9, 10), "26120f")
        b.mark(p.circle(x - 7, -5, 3), "ffffff")
        b.line([(x - 17, 5), (x - 8, -10), (x + 6, -11), (x + 17, 4)], [2, 5, 5, 2], "1c0c12")
    b.line(p.points("-44,-22 -28,-28 -13,-22"), [2, 5, 2], "1c0c12")
    b.line(p.points("13,-22 28,-28 44,-21"), [2, 5, 2], "1c0c12")
    b.line(p.points("-10,26 0,30 10,26"), [2, 5, 1], "4a241f")
    b.brush(p.points("-24,45! 0,50 24,44! 14,58 0,63 -14,58"), "6a1824", 0.0, size=4)
    b.line(p.points("-18,48 0,53 18,47"), [1, 6, 1], WHITE)


def pans(b: Brushwork) -> None:
    """Two pans, the left one lower, a child in each."""
    for at, tilt, end, child, stops in (
        ((142.0, 1096.0), 3.0, END_LEFT, red_child, FAIR_SKIN),
        ((652.0, 1006.0), -4.0, END_RIGHT, dark_child, DARK_SKIN),
    ):
        x, y = at
        bowl_back(b, x, y, tilt)
        with b.at(x, y - 82, 0.67, turn=tilt * 2):
            child(b)
        bowl_front(b, x, y, tilt, end=end)
        for side in (-1, 1):
            small_fingers(b, x + side * 78, y + 16 + side * tilt * 1.4, stops, side=side)


def paint() -> p.Array:
    """The court, the woman, the balance in her hand and those who hide in it."""
    img = g.board("74c2e6", 2)
    court(img)
    b = Brushwork(71, wobble=0.7)
    hair_behind(b)
    sun_on_hair(b)
    body(b)
    hair_over_shoulders(b)
    with b.at(*HEAD[:2], turn=HEAD[2]):
        face(b)
        eye(b)
        hair_before(b)
        circlet(b)
        peeking_hand(b)
    holding_arm(b)
    rod(b)
    with b.at(0, -38):
        fist(b)
    beam(b)
    pans(b)
    b.lay(img, tooth=0.4)
    p.glow(img, 0, 0, 560, colour="ffdf9a", alpha=0.35, power=1.8)
    return img
