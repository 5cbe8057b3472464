"""The city has a fever: its tallest tower lies on the pillow, blinds half down, a thermometer in its door.

Technique: flat poster gouache, one lamp from the upper left.
"""

from __future__ import annotations

import math

import numpy as np

from art import paint as p
from art.paint.voices import gouache as g
from art.paint.voices.poster import Poster
from art.paint.voices.printing import PLAIN

NUMBER, TITLE = 80, "The City Is Ill"
FINISH = PLAIN

NIGHT, WALL, LIT = "0e3640", "17505a", "2f7a78"
LINEN, FOLD, DEEP = "fbf3e2", "b9c3cf", "7488a2"
FRONT, SIDE, PANE, INK = "a6a2b8", "5a5674", "35324e", "1e1c34"
RED, FLUSH, AMBER = "ee4128", "d98a92", "f7c948"
FIELDS = (
    ("8fb63e", "7aa032"),
    ("f2cf4a", "dfb530"),
    ("4f8a45", "3f7739"),
    ("dd8a3a", "c6742a"),
    ("b4cc52", "9cb53f"),
    ("2f6e4a", "265c3d"),
)
ORDER = ((2, 1, 0, 3, 5, 1), (5, 3, 4, 2, 1, 0), (4, 0, 1, 5, 0, 3))


def ward(pt: Poster) -> None:
    """A dark wall, a wedge of lamplight, and the white iron bed-head with its shadow."""
    pt.fill(
        p.rect(-10, -10, 820, 900),
        NIGHT,
        [
            (p.poly(p.points("-20,-20 820,-20 820,420 300,900 -20,900")), WALL),
            (p.poly(p.points("-20,-20 420,-20 120,900 -20,900")), LIT),
        ],
        flow=1.2,
        streak=0.06,
    )
    arch = p.points("66,760 64,400 92,236 210,118 392,80 590,112 706,226 738,400 742,760")
    for dx, dy, tone in ((30, 26, "0a2a34"), (0, 0, LINEN)):
        with pt.at(dx, dy):
            for x, top in ((170, 140), (284, 96), (396, 84), (508, 92), (624, 138)):
                pt.line([(x, top), (x + 3, 700)], [13, 15], tone)
            pt.line(arch, [26, 27, 25, 24, 25, 24, 25, 27, 26], tone)
            for x in (64, 740):
                pt.mark(p.circle(x, 352, 30, 28), tone)
    pt.line(p.points("74,740 73,400 101,244 214,127 394,90"), [5, 7, 7, 6, 3], FOLD)
    pt.line(p.points("748,740 744,400 711,224 596,108"), [7, 8, 8, 3], DEEP)


def pillow(pt: Poster) -> None:
    """Large, dented by the weight of a capital; its shade is one shape."""
    shape = p.points(
        "6,460! 60,404 190,430 400,398 610,424 740,386 798,452! 772,600 804,760 790,900! 10,900! 0,760 34,610"
    )
    with pt.at(26, 24):
        pt.mark(p.spline(shape), "0a2a34")
    pt.fill(
        shape,
        LINEN,
        [
            (p.points("600,380 900,380 900,950 420,950 470,700 640,640 690,500"), FOLD),
            (p.points("690,640! 800,560 900,700 900,950 560,950 600,780"), DEEP),
            (p.points("8,470! 70,520 110,600 60,560"), FOLD),
            (p.points("0,650! 80,660 130,700 60,690"), FOLD),
        ],
        flow=0.4,
        streak=0.02,
    )


def pane(pt: Poster, x: float, y: float, w: float, h: float, tone: str) -> None:
    """A window: hole, glass and a light sill."""
    pt.mark(p.rect(x, y, w, h), tone)
    pt.mark(p.rect(x - 3, y + h, w + 6, 6), "cfc8d4" if tone != RED else "ffd9c0")


def eye(pt: Poster, x: float, y: float, w: float, droop: float) -> None:
    """A great lit window with the blind hanging low; what is left of the pane looks down at the thermometer."""
    h = w * 0.86
    pt.mark(p.rect(x - 12, y - 12, w + 24, h + 24), INK)
    pt.fill(p.rect(x, y, w, h), "ffe9b8", [(p.rect(x, y + h * 0.88, w, h), "eeb47c")])
    with pt.within(p.rect(x, y, w, h)):
        pt.mark(p.circle(x + w * 0.6, y + h * 0.72, w * 0.25), "1c4a6c")
        pt.mark(p.circle(x + w * 0.6, y + h * 0.74, w * 0.13), INK)
        low = (h * (0.56 + droop), h * (0.56 - droop))
        pt.fill(p.poly([(x - 4, y - 4), (x + w + 4, y - 4), (x + w + 4, y + low[1]), (x - 4, y + low[0])]), "e0a53c")
        for k in range(1, 5):
            t = k / 5
            pt.line([(x - 4, y + low[0] * t), (x + w + 4, y + low[1] * t)], [4, 4], "b4742c")
        pt.line([(x - 4, y + low[0]), (x + w + 4, y + low[1])], [9, 9], INK)
    pt.mark(p.rect(x - 18, y + h + 12, w + 36, 12), "d8d0da")
    pt.mark(p.rect(x - 6, y + h + 24, w + 30, 8), SIDE)


def rows(pt: Poster, xs: tuple[float, ...], ys: tuple[float, ...], floors: tuple[str, ...]) -> None:
    """Windows floor by floor, drawn in letters: `p` a pane, `r` an ill one that burns red, `.` none."""
    for y, floor in zip(ys, floors, strict=True):
        for x, window in zip(xs, floor, strict=True):
            if window != ".":
                dx, dy = pt.random.uniform(-2, 2), pt.random.uniform(-2, 2)
                pane(pt, x + dx, y + dy, 30, h=38, tone=RED if window == "r" else PANE)


def neighbours(pt: Poster) -> None:
    """A slim block that leans on the big one, and a chimney that should give up smoking."""
    smoke = p.points(
        "560,208! 548,170 584,146 576,100 626,84 640,34 720,26 760,-20 830,-20 830,116 770,106 742,150 690,146 "
        "668,186 626,180 616,208!"
    )
    pt.fill(
        smoke,
        "6a7286",
        [(p.points("560,220 600,170 640,150 690,110 760,84 840,60 840,200 560,240"), "454c64")],
        flow=-0.5,
    )
    for curl in (
        [(596, 128), (612, 112), (634, 118)],
        [(664, 66), (690, 50), (714, 64)],
        [(742, 34), (768, 26), (786, 40)],
    ):
        pt.line(curl, [2, 7, 3], "9aa0ae")
    pt.fill(
        p.poly(p.points("540,206 634,210 650,860 520,860")),
        "c8553a",
        [(p.poly(p.points("598,200 680,200 680,880 590,880")), "7c2c30")],
        flow=1.5,
    )
    pt.fill(
        p.poly(p.points("530,200 644,204 644,240 530,236")),
        "e27a52",
        [(p.poly(p.points("600,190 660,190 660,250 600,250")), "94383a")],
    )
    for y in (300, 330):
        pt.mark(p.poly(p.points("537,0 640,3 640,15 537,12", at=(0, y))), LINEN if y == 300 else "c8553a")
    with pt.at(160, 830, 1, turn=7):
        pt.fill(
            p.poly(p.points("-96,40 -96,-350 44,-356 44,40")),
            "8c89a4",
            [(p.poly(p.points("-100,-100 60,-190 60,60 -100,60")), "78748f")],
            flow=1.5,
        )
        pt.fill(p.poly(p.points("44,-356 86,-340 86,40 44,40")), "46425f", flow=1.5)
        rows(pt, (-76, -32, 8), (-322, -260, -198, -136), ("ppp", "rpp", "ppr", "ppp"))
    with pt.at(716, 850, 1, turn=-5):
        pt.fill(p.poly(p.points("-66,40 -66,-262 40,-256 40,40")), "78748f", flow=1.5)
        pt.fill(p.poly(p.points("40,-256 80,-244 80,40 40,40")), "3e3a56", flow=1.5)
        rows(pt, (-44, -2), (-226, -164, -102), ("pr", "pp", "pp"))


def tower(pt: Poster) -> None:
    """The patient: front in the light, side in hard shade, a face made of its own windows and door."""
    with pt.at(376, 850, 1, turn=-8):
        pt.mark(p.poly(p.points("190,-500 250,-440 250,40 190,40")), "2c2a44", 0.85)
        pt.fill(
            p.poly(p.points("160,-604 226,-578 226,60 160,60")),
            SIDE,
            [(p.poly(p.points("150,-300 240,-420 240,80 150,80")), "46425f")],
            flow=1.5,
        )
        pt.fill(
            p.poly(p.points("-200,-596 160,-604 160,60 -204,60")),
            FRONT,
            [
                (p.poly(p.points("160,-640 160,80 60,80 118,-300")), "918da6"),
                (p.poly(p.points("-210,-40 170,-96 170,80 -210,80")), "918da6"),
            ],
            flow=1.5,
            streak=0.04,
        )
        for x, y in ((-128, -246), (86, -250)):
            pt.fill(p.circle(x, y, 62, 42), FLUSH, flow=0.3)
        xs = (-180, -126, -72, -18, 36, 104)
        ys = (-492, -274, -214, -154, -94)
        rows(pt, xs, ys, ("pppppp", "rr..rr", "pr...p", "r....r", "pr...p"))
        eye(pt, -152, -420, 116, droop=0.11)
        eye(pt, 14, -420, 116, droop=-0.11)
        door = p.points("-86,-106! -72,-176 -14,-222 48,-176 66,-106! 30,-126 -12,-134 -54,-126")
        pt.fill(door, INK)
        pt.line(p.points("-98,-98 -80,-184 -14,-236 58,-184 78,-98"), [9, 11, 12, 11, 9], "d8d0da")
        for k in range(5):
            y = -560 + 100 * k
            pt.mark(p.poly(p.points("178,0 208,12 208,50 178,40", at=(0, y))), INK)
    cloth(pt)
    thermometer(pt)


def cloth(pt: Poster) -> None:
    """A wet towel over the roof, its stripe following the folds, three drops on their way."""
    with pt.at(376, 850, 1, turn=-8):
        top = p.points(
            "-226,-596! -190,-640 -60,-650 80,-656 190,-644 244,-600! 240,-520 214,-452 182,-468 160,-500 128,-488 "
            "96,-520 40,-504 -20,-528 -80,-500 -130,-520 -166,-482 -206,-448 -232,-476 -236,-540"
        )
        pt.fill(
            top,
            "d4eef0",
            [
                (p.points("160,-660 260,-640 260,-430 176,-440 166,-560"), "7fb4c4"),
                (p.points("-60,-640! -36,-590 -30,-500 -4,-500 -10,-590"), "a6d2da"),
                (p.points("70,-640! 96,-580 96,-490 124,-490 116,-580"), "a6d2da"),
                (p.points("-190,-630! -180,-560 -190,-440 -160,-450 -150,-560"), "a6d2da"),
            ],
            flow=1.4,
            streak=0.03,
        )
        pt.line(
            p.points(
                "-234,-500 -196,-486 -160,-514 -120,-548 -76,-532 -20,-556 40,-534 94,-550 130,-520 166,-530 "
                "206,-486 236,-500"
            ),
            [9] * 4,
            "2f7fa8",
        )
        for x, y in ((-208, -424), (-84, -474), (206, -418)):
            pt.mark(p.spline(p.points("0,-20! 10,0 0,12 -10,0", at=(x, y))), "d4eef0")


def thermometer(pt: Poster) -> None:
    """From the door up to the right, far over the scale."""
    with pt.at(376, 680, 1, turn=-29):
        pt.mark(p.rect(6, 10, 356, 40, r=18), "3a3752", 0.8)
        pt.fill(p.rect(-16, -19, 380, 38, r=19), "fffaf0", [(p.rect(-16, 6, 380, 20), "cfd6de")], streak=0.01)
        pt.mark(p.rect(2, -7, 336, 13, r=6), RED)
        for k in range(11):
            pt.mark(p.rect(84 + 24 * k, -18, 3.5, 13 if k % 5 else 19), INK)


def spot(u: float, v: float) -> tuple[float, float]:
    """A place on the quilt: u across, v down; the patient's body lifts the middle."""
    lift = 46 * math.exp(-((u - 0.48) ** 2) / 0.09) * (1 - v * 0.5)
    return 400 + (u - 0.5) * (900 + 380 * v) + 20 * math.sin(v * 5), 836 + v * 420 - lift + 12 * math.sin(
        u * 11 + v * 3
    )


def quilt(pt: Poster) -> None:
    """Fields sewn together, each ploughed its own way; the sheet is turned down over them."""
    us, vs = (0.0, 0.17, 0.32, 0.47, 0.65, 0.81, 1.0), (0.03, 0.24, 0.52, 1.0)
    for j in range(3):
        for k in range(6):
            edge = [(us[k] + (us[k + 1] - us[k]) * t, vs[j]) for t in np.linspace(0, 1, 6)] + [
                (us[k + 1] - (us[k + 1] - us[k]) * t, vs[j + 1]) for t in np.linspace(0, 1, 6)
            ]
            patch = p.poly([spot(u, v) for u, v in edge])
            body, furrow = FIELDS[ORDER[j][k]]
            flow = (0.2, 1.3, -0.5, 1.7)[(k + 2 * j) % 4]
            pt.fill(patch, body, flow=flow)
            pt.dry(patch, furrow, flow, gap=15, length=110)
    for seam in [[(u, v) for v in np.linspace(0, 1, 14)] for u in us[1:-1]] + [
        [(u, v) for u in np.linspace(0, 1, 30)] for v in vs[1:-1]
    ]:
        line = p.sample([spot(u, v) for u, v in seam], 46)
        for k in range(0, 45, 2):
            pt.line([tuple(line[k]), tuple(line[k + 1])], [4, 4], LINEN)
    for x, y, s in ((112, 1022, 1.0), (690, 968, 0.8), (560, 1130, 1.35)):
        with pt.at(x, y, s):
            pt.mark(p.spline(p.points("0,-4 50,2 108,22 96,42 48,30")), "1d4a38", 0.8)
            pt.line([(0, 0), (2, -40)], [13, 9], "6a3c28")
            crown = p.points(
                "-40,-34 -56,-58 -42,-78 -46,-104 -20,-114 -4,-138 24,-124 30,-102 52,-84 44,-58 54,-38 20,-24 -10,-30"
            )
            pt.fill(
                crown,
                "4ea040",
                [
                    (p.points("14,-130 60,-110 60,-20 -30,-24 10,-60"), "1f6a44"),
                    (p.points("-44,-98 -22,-108 -8,-130 4,-116 -12,-92 -34,-80"), "93c44c"),
                    (p.points("-50,-56 -30,-64 -14,-50 -34,-40"), "93c44c"),
                ],
                flow=-0.7,
            )
    hem = p.points("-20,818 150,796 330,778 480,786 650,800 820,812 820,880 650,862 480,848 330,842 150,860 -20,884")
    with pt.at(8, 24):
        pt.mark(p.spline(hem), "1d4a38", 0.75)
    pt.fill(
        hem,
        LINEN,
        [
            (p.points("520,750 830,790 830,900 640,880 600,820"), FOLD),
            (p.points("-20,860 150,834 330,818 480,828 650,842 650,900 -20,900"), FOLD),
        ],
        streak=0.02,
    )
    for crease in (
        [(212, 800), (196, 822), (204, 844)],
        [(398, 784), (410, 806), (404, 832)],
        [(586, 806), (572, 828), (580, 848)],
        [(60, 818), (72, 846), (66, 866)],
    ):
        pt.line(crease, [2, 7, 2], DEEP)


def paint() -> p.Array:
    """Ward, bed, the city, and the quilt over it."""
    img = g.board(NIGHT, 2)
    pt = Poster(80)
    ward(pt)
    pillow(pt)
    neighbours(pt)
    tower(pt)
    quilt(pt)
    pt.lay(img)
    return img
