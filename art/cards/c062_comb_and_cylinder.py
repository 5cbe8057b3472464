"""A dancer lies on the cylinder of a music box as on a hill of gold and reaches down; on the comb, as on a pier, he
stands on tiptoe: between their fingers one red heart, behind it the setting sun.

Technique: gouache in visible strokes. Back to front: evening and sun, the far wall of the case and the town on it, the
hollow of the case, comb, cylinder and pins, he, she, the heart, the near edge of the case and its key.
"""

from __future__ import annotations

import math

import numpy as np

from art import paint as p
from art.paint.voices import gouache as g
from art.paint.voices.brushwork import Brushwork, Tone, across, around
from art.paint.voices.printing import PLAIN

NUMBER, TITLE = 62, "Comb and Cylinder"
FINISH = PLAIN

SUN = (588.0, 446.0)
NEAR, FAR = (-62.0, 1110.0, 440.0), (164.0, 806.0, 424.0)  # the two ends of the cylinder: middle and radius
HEART = (558.0, 456.0)
SKIN = [(0, "f9c08c"), (0.3, "efa67c"), (0.6, "c07460"), (1, "7c4560")]
RED = [(0, "ffa070"), (0.16, "f4523c"), (0.36, "d3263a"), (0.62, "98183f"), (1, "520f3c")]
BLUE = [(0, "9ccbe8"), (0.16, "4f8fd0"), (0.4, "2a5aa6"), (0.7, "213a78"), (1, "1c2350")]
CREAM = [(0, "fff4d4"), (0.35, "f2dcb8"), (0.7, "b59aa4"), (1, "76688e")]
BROWN = [(0, "c07a44"), (0.25, "7a4030"), (0.6, "47222e"), (1, "2a1428")]
GOLD = [(0, "5c2448"), (0.2, "8e3f3e"), (0.4, "c8702f"), (0.6, "eda53a"), (0.8, "ffca58"), (1, "ffe896")]
STEEL = [(0, "fff0c8"), (0.4, "f6d4b0"), (0.6, "c4b4c0"), (0.8, "8c98ba"), (1, "6478a8")]


def sunward(stops: p.Stops, reach: float = 420) -> Tone:
    """A colour by its distance from the sun: the one light of the card."""
    return around(stops, *SUN, reach)


def sky(img: p.Array) -> None:
    """Evening: apricot round the sun, green and blue above; a few long clouds lit from below."""
    far = np.hypot((p.grid.x - SUN[0]) * 0.86, p.grid.y - SUN[1]) / 640 + p.noise(240, 4, 2) * p.f32(0.035)
    tones = [(0, "ffe9a4"), (0.22, "ffd084"), (0.38, "fba978"), (0.54, "dd8f90"), (0.74, "6f90a8"), (1, "2c6288")]
    air = p.ramp(np.clip(far, 0, 1), tones)
    g.passage(img, p.rect(-10, -10, 820, 860), air, p.swirl(420, 5, 0.4), size=44, length=180, seed=3, jitter=0.022)
    bands: tuple[tuple[str, list[float], str], ...] = (
        ("300,96 440,76 580,92 720,70 830,84", [4, 34, 52, 60, 40], "e89a8c"),
        ("330,112 470,98 600,110 740,92 830,104", [2, 12, 20, 22, 14], "ffd2a0"),
        ("-30,150 60,140 170,152 260,144", [40, 44, 30, 3], "8fb0b8"),
        ("-30,166 60,160 150,170 220,162", [14, 16, 10, 2], "f0b49c"),
        ("610,236 690,226 770,236 830,230", [3, 26, 32, 20], "ffc08c"),
        ("40,54 140,42 250,54", [3, 22, 3], "5c92a4"),
    )
    for k, (curve, widths, tone) in enumerate(bands):
        line = p.points(curve)
        shape = p.ribbon(line, widths, 40, True)
        g.passage(
            img, shape, tone, g.along(line), size=13, length=90, seed=30 + k, jitter=0.03, under=0.0, loose=10, dry=0.8
        )
    g.passage(img, p.circle(*SUN, 158, 156), "fff6d0", -0.4, size=28, length=120, seed=5, jitter=0.01, ragged=1.4)


def swallows(img: p.Array) -> None:
    """A pair of them, high over the town."""
    b = Brushwork(9, wobble=0)
    for x, y, n, turn in ((668, 196, 30, -14), (724, 236, 21, 10)):
        with b.at(x, y, n / 30, turn=turn):
            b.line(p.points("-34,-10 -16,-13 0,0"), [1, 7, 6], "44345c")
            b.line(p.points("0,0 12,-18 34,-22"), [6, 7, 1], "44345c")
            b.line(p.points("8,-4 -4,6 -20,16"), [7, 6, 1], "44345c")
    b.lay(img, tooth=0.4)


def house(b: Brushwork, x: float, foot: float, w: float, h: float, lit: str = "") -> None:
    """A house of the town against the light: wall, pitched roof, perhaps a window."""
    tone = sunward([(0, "e88a60"), (0.4, "a85a68"), (1, "5c3c6c")])
    b.brush(p.points(f"{x},{foot}! {x},{foot - h}! {x + w},{foot - h}! {x + w},{foot}!"), tone, 1.5, size=8)
    roof = p.points(f"{x - 5},{foot - h + 3}! {x + w * 0.46:.0f},{foot - h - w * 0.5:.0f}! {x + w + 5},{foot - h + 3}!")
    b.brush(roof, sunward([(0, "d86a50"), (0.4, "8a4258"), (1, "482e5c")]), 0.5, size=7)
    if lit:
        b.mark(p.rect(x + w * 0.36, foot - h * 0.7, w * 0.24, h * 0.34), lit)


def town(b: Brushwork) -> None:
    """The far wall of the case, and on it the church and its houses, as on a shore."""
    wall = p.points("520,640! 640,632! 830,618! 830,900! 520,900!")
    b.brush(wall, sunward([(0, "ffb878"), (0.34, "d07e56"), (0.6, "94504e"), (1, "5a3050")], 560), 1.5, size=22)
    tree = p.points("784,574 776,596 786,616 812,618 830,596 822,566 800,556")
    b.brush(tree, "6c4668", 0.8, size=9)
    house(b, 654, 630, 34, h=26)
    house(b, 772, 624, 40, h=44, lit="ffd884")
    b.brush(
        p.points("716,626! 716,500! 752,500! 752,624!"), across([(0, "d07a62"), (1, "5c3a68")], (712, 0), (756, 0)), 1.5
    )
    spire = p.points("708,504! 734,404! 760,504!")
    b.brush(spire, across([(0, "b85a58"), (1, "3f2a58")], (710, 0), (756, 0)), 1.3, size=9)
    b.mark(p.arch(734, 548, 12, 26), "ffdc90")
    house(b, 684, 628, 46, h=40, lit="ffe09a")
    house(b, 744, 626, 36, h=30)
    ledge = p.points("520,634! 640,626! 830,612! 830,632! 640,646! 520,654!")
    b.brush(ledge, sunward([(0, "fff0b0"), (0.4, "ffc07c"), (1, "c87c60")], 500), -0.06, size=7)


def hollow(b: Brushwork) -> None:
    """The dark of the case below the comb, warm where the brass throws light back."""
    shade = p.points("380,790! 830,760! 830,1220! 300,1220!")
    b.brush(shade, across([(0, "7a3c48"), (0.4, "4a2448"), (1, "281838")], (520, 800), (740, 1160)), 0.4, size=30)


def tooth_at(k: float) -> p.Point:
    """The tip of a tooth of the comb, counted from us."""
    return 458 + 22 * k, 1092 - 47 * k


def tooth(b: Brushwork, k: int) -> None:
    """One tooth, a plank of steel: its upper face, the side towards us, and the bright edge."""
    (x, y), (u, v) = tooth_at(k), tooth_at(k + 0.56)
    x, u = x + b.random.normal(0, 2.5), u + b.random.normal(0, 2.5)
    down, end = 15, 840
    slope = 0.1 + b.random.normal(0, 0.004)
    low, far = y + (end - x) * slope, v + (end - u) * slope
    side: list[p.Point] = [(x, y, 1), (end, low, 1), (end, low + 20, 1), (x, y + down, 1)]
    top: list[p.Point] = [(x, y, 1), (u, v, 1), (end, far, 1), (end, low, 1)]
    gap = [(x + 6, y + down + 9), (x + 150, y + down + 22), (end, y + (end - x) * slope + 26)]
    b.line(gap, [2, 22, 24], "2c1838")
    b.brush(side, across([(0, "d88a68"), (0.3, "6a5484"), (1, "343866")], (x, y), (x + 330, y)), 0.1, size=7)
    b.brush(top, sunward(STEEL, 640), 0.1, size=9, length=60, jitter=0.06)
    b.line([(x, y), (x + 90, y + 9), (x + 210, y + 21)], [3, 4, 1], "fff4d0")


def comb(b: Brushwork) -> None:
    """The teeth run out like the planks of a pier; the shadow of each falls on the next."""
    for k in range(6, -2, -1):
        tooth(b, k)


def on_drum(t: float, angle: float, out: float = 0.0) -> tuple[float, float]:
    """A place on the cylinder: t from the near end to the far, the angle from the right up, `out` above the brass."""
    x, y, r = (a + (c - a) * t for a, c in zip(NEAR, FAR, strict=True))
    a = math.radians(angle)
    return x + (r + out) * math.cos(a), y - (r + out) * math.sin(a)


def drum_angle(x: float, y: float) -> tuple[float, float]:
    """The place on the cylinder seen at a point: t and the angle in degrees."""
    dx, dy, dr = (c - a for a, c in zip(NEAR, FAR, strict=True))
    px, py = x - NEAR[0], y - NEAR[1]
    a, h = dx * dx + dy * dy - dr * dr, px * dx + py * dy + NEAR[2] * dr
    t = (h - math.sqrt(max(0.0, h * h - a * (px * px + py * py - NEAR[2] ** 2)))) / a
    return t, math.degrees(math.atan2(-(py - t * dy), px - t * dx))


def brass(x: float, y: float) -> p.Array:
    """The gold of the hill: it burns where it faces the sun and turns to plum below and behind."""
    t, angle = drum_angle(x, y)
    facing = math.cos(math.radians(angle - 46) * 0.94)
    low = 0.25 * max(0.0, (8 - angle) / 40)
    warm = 0.86 * max(0.0, facing) ** 1.5 + 0.16 * t - low
    return p.ramp(float(np.clip(warm, 0, 1)), GOLD)


def around_drum(x: float, y: float) -> float:
    """The brush goes round the cylinder."""
    return math.radians(90 - drum_angle(x, y)[1])


def hill(b: Brushwork) -> None:
    """The cylinder's round back, its turned rims, and its end, which lies in shade."""
    back = [on_drum(1, a) for a in range(150, -46, -4)] + [on_drum(0, a) for a in range(-44, 152, 4)]
    b.brush(p.poly(back), brass, around_drum, size=24, length=110, density=3.4, jitter=0.05)
    for t, w, tone in ((0.035, 9.0, "ffe9a0"), (0.075, 5.0, "9a4a38"), (0.95, 5.0, "b86a34"), (0.985, 5.0, "fff2b8")):
        for lo, hi, share in ((-20, 16, 0.5), (16, 84, 1.0), (84, 140, 0.4)):
            arc = [on_drum(t, a) for a in np.linspace(lo, hi, 14)]
            b.line(arc, [1, w * share, w * share, 1], tone)
    x, y, r = NEAR
    b.brush(
        p.circle(x, y, r),
        across([(0, "c0683c"), (0.18, "8a4340"), (0.5, "5c2a46"), (1, "351a3e")], (x + 330, y - 330), (x, y)),
        lambda u, v: math.atan2(v - y, u - x) + 1.57,
        size=22,
        length=90,
        density=6,
    )
    for ring, w, tone in ((0.9, 7, "7a3a42"), (0.87, 3, "d08a50"), (0.44, 8, "7a3a42"), (0.41, 3, "c07848")):
        arc = [(x + r * ring * math.cos(a), y - r * ring * math.sin(a)) for a in np.linspace(0.0, 1.57, 24)]
        b.line(arc, [1, w, w * 1.3, w, 1], tone)
    for a in (12, 46, 80):
        spoke_hole(b, a)


def spoke_hole(b: Brushwork, angle: float) -> None:
    """An opening in the cylinder's end, dark, its lower lip lit."""
    x, y, r = NEAR
    ring = [(0.52, -11), (0.78, -13), (0.8, 0), (0.78, 13), (0.52, 11), (0.5, 0)]
    edge = [
        (x + r * k * math.cos(math.radians(angle + d)), y - r * k * math.sin(math.radians(angle + d))) for k, d in ring
    ]
    b.brush(edge, across([(0, "1e1030"), (1, "3c1a3a")], edge[2], edge[5]), 0.8, size=14)
    b.line([edge[0], edge[5], edge[4]], [1, 5, 1], "b06a48")


def pin(b: Brushwork, t: float, angle: float, tall: float) -> None:
    """A pin of the tune: its shadow along the brass, its body, its lit tip."""
    foot, tip = on_drum(t, angle), on_drum(t, angle, tall)
    mid = ((foot[0] + tip[0]) / 2, (foot[1] + tip[1]) / 2)
    away = math.hypot(foot[0] - SUN[0], foot[1] - SUN[1]) / 26
    dark = (foot[0] + (foot[0] - SUN[0]) / away, foot[1] + (foot[1] - SUN[1]) / away)
    b.line([foot, ((foot[0] + dark[0]) / 2, (foot[1] + dark[1]) / 2), dark], [9, 8, 2], "94492f")
    b.line([foot, mid, tip], [12, 11, 10], "8a3f34")
    b.line([(foot[0] + 2, foot[1] - 1), (mid[0] + 2, mid[1] - 1), (tip[0] + 1, tip[1])], [6, 6, 6], "ffcf6c")
    b.mark(p.circle(tip[0], tip[1], 5.4, 4.8), "fff3bc")


def pins(b: Brushwork) -> None:
    """The tune itself: pins in uneven runs round the cylinder, none where she lies."""
    tracks = (
        (0.9, (18, 26, 35, 103, 112, 121)),
        (0.76, (6, 21, 29, 44, 118)),
        (0.63, (-4, 12, 33, 40, 60, 101)),
        (0.5, (4, 24, 47, 54)),
        (0.37, (-8, 14, 19, 36, 60)),
        (0.24, (8, 30, 42, 57, 84)),
        (0.13, (-2, 20, 50, 76, 99)),
    )
    for t, places in tracks:
        for angle in places:
            pin(b, t + b.random.normal(0, 0.012), angle + b.random.normal(0, 1), tall=b.random.uniform(17, 23))


def hand(b: Brushwork, tone: str, dark: str) -> None:
    """An open hand that reaches along x from the wrist at the origin, thumb above."""
    fingers = ("18,-7 32,-11 45,-9", "20,-2 36,-4 52,-1", "20,4 35,5 48,9", "16,9 28,13 38,17")
    for finger in fingers:
        b.line(p.points(finger), [9.6, 9, 5.5], dark)
    for finger in fingers:
        b.line(p.points(finger), [8, 7.4, 4.4], tone)
    b.brush(p.points("-4,-8 8,-12 20,-11 25,-2 22,10 8,12 -4,8"), tone, 0.1, size=5)
    b.line(p.points("4,-8 13,-19 23,-24"), [9, 8, 4.5], tone)


def face(b: Brushwork, stops: p.Stops) -> None:
    """A young face in profile to the right, 84 high round the origin: brow, nose, parted lips, an eye on the other."""
    outline = p.points(
        "-30,-8 -24,-34 0,-44 20,-38 28,-24 27,-13! 36,-2 42,5! 38,9 31,9! 34,14 35,18! 29,20! 33,25 29,30! 28,37 "
        "16,42 2,36 -14,22 -26,12"
    )
    wobble, b.wobble = b.wobble, 0
    b.brush(outline, across(stops, (40, 0), (-44, 10)), 1.2, size=7)
    b.wobble = wobble
    b.mark(p.circle(12, 13, 9, 6), "f08068", 0.55)
    b.mark(p.spline(p.points("12,-8! 17,-12 23,-9! 18,-6")), "fff4e0")
    b.mark(p.circle(19.8, -8.8, 2.7, 3.2), "2a1830")
    b.line(p.points("8,-7 15,-13 25,-11"), [1.2, 3.6, 1.6], "3c1c30")
    b.line(p.points("9,-21 17,-25 25,-21"), [1.4, 3.2, 1.4], "6a3838")
    b.line(p.points("33,20 27,21 20,16"), [1.4, 3.2, 1], "a03444")
    b.line(p.points("37,9 33,9 31,6"), [1, 2.4, 1], "b06a5c")


def shanks(b: Brushwork) -> None:
    """Her legs lie on the brass down to the knee and are bent up from there, in red shoes."""
    far_thigh, near_thigh = p.points("176,412 120,424 86,430"), p.points("176,456 110,468 58,474")
    far_shank = p.points("66,440 68,394 80,344 86,314 102,316 110,352 110,396 102,444")
    near_shank = p.points("32,484 24,436 26,388 26,346 43,340 58,380 70,424 74,468")
    far_shoe = p.points("82,326 87,294 97,262 108,246 116,256 113,286 105,326")
    near_shoe = p.points("22,356 17,324 10,298 13,274 24,272 36,300 46,350")
    for thigh, widths, shank, shoe, tones in (
        (far_thigh, [60, 52, 42], far_shank, far_shoe, [(0, "d88a70"), (0.6, "b06a66"), (1, "84506c")]),
        (near_thigh, [76, 64, 48], near_shank, near_shoe, [(0, "f9c08c"), (0.6, "eeaa84"), (1, "c47c6c")]),
    ):
        knee = thigh[2]
        skin = across(tones, (knee[0] + 90, knee[1] - 60), (knee[0] - 30, knee[1] + 10))
        b.brush(p.ribbon(thigh, widths, 40, True), skin, g.along(thigh), size=8)
        b.brush(shank, skin, 1.5, size=8)
        b.brush(shoe, sunward(RED, 800), 1.3, size=6)
    b.line(p.points("74,462 70,430 58,386 44,346"), [1, 4, 4, 1], "ffdcac")
    b.line(p.points("84,456 76,444 74,428"), [1, 4, 1], "9a545c")
    b.line(p.points("110,434 112,392 103,322"), [1, 4, 1], "f4b890")
    b.line(p.points("110,424 105,452 106,492"), [4, 9, 7], "a4585a")


def skirt(b: Brushwork) -> None:
    """The red skirt lies over hips and thighs and falls down the brass in folds."""
    outline = p.points(
        "262,398 226,380 186,374 148,382 116,394! 104,414 112,438 98,464 108,490 94,520 98,544! 118,552 134,536 "
        "150,552 160,588 182,602 202,578 216,560 238,570 252,542 264,522 284,508! 286,460 284,420"
    )
    b.brush(outline, sunward(RED, 640), lambda x, y: 1.9 - (x - 60) * 0.0018 if y > 470 else 2.9, size=13)
    folds = (
        ("262,420 210,452 150,462 104,466", [2, 9, 12, 4], "84153f"),
        ("262,440 206,482 150,500 98,522", [2, 11, 14, 4], "6c123e"),
        ("266,452 222,504 190,550 178,596", [2, 12, 18, 4], "7c133f"),
        ("274,460 256,500 240,530 238,560", [2, 8, 10, 3], "84153f"),
        ("254,404 206,392 160,398 118,410", [1, 7, 8, 2], "f0584a"),
        ("258,412 206,420 158,430 116,436", [1, 6, 6, 1], "da3440"),
        ("262,432 212,468 160,486 108,494", [1, 6, 8, 2], "e0404a"),
        ("264,446 214,494 168,528 148,546", [1, 6, 7, 1], "d83648"),
        ("270,456 238,506 214,540 206,566", [1, 5, 7, 1], "f0584a"),
        ("278,462 266,494 256,520 252,534", [1, 4, 5, 1], "ff8a68"),
    )
    for curve, widths, tone in folds:
        b.line(p.points(curve), widths, tone)


def planted_arm(b: Brushwork) -> None:
    """Her near arm carries her: the elbow stands on the brass, the forearm lies forward, the hand is flat."""
    upper, fore = p.points("332,420 322,462 320,502"), p.points("320,504 354,516 396,520")
    b.line(p.points("302,520 350,532 420,536"), [4, 14, 4], "9a5030")
    with b.at(392, 520, 0.86, turn=8):
        hand(b, "efa880", "a85c58")
    b.brush(p.ribbon(fore, [31, 28, 17], 40, True), across(SKIN, (430, 470), (290, 600)), g.along(fore), size=7)
    b.brush(p.ribbon(upper, [36, 32, 29], 40, True), across(SKIN, (400, 420), (270, 520)), g.along(upper), size=7)
    b.line(p.points("338,448 335,476 336,500"), [1, 4, 1], "ffdcac")
    b.line(p.points("336,504 364,507 396,512"), [1, 4, 1], "ffdcac")
    sleeve = p.points("310,396 338,388 358,406 354,440 346,456! 306,452! 300,420")
    b.brush(sleeve, sunward(RED, 460), 1.3, size=7)
    b.line(p.points("304,450 326,458 347,454"), [2, 5, 2], "6c123e")
    b.line(p.points("336,396 350,412 346,444"), [1, 5, 1], "ff7c5c")


def hair(b: Brushwork) -> None:
    """Long dark hair, which the wind lays back along her."""
    for curve, widths in (
        ("372,330 330,318 280,330 236,312 196,322", [34, 44, 36, 22, 2]),
        ("366,350 320,352 276,366 236,352", [30, 36, 24, 2]),
        ("376,322 340,296 296,298 262,280", [24, 30, 20, 2]),
    ):
        line = p.points(curve)
        b.brush(p.ribbon(line, widths, 40, True), sunward(BROWN, 420), g.along(line), size=6)
    for curve in ("370,326 326,316 276,326 220,314", "366,346 322,346 280,356", "376,318 342,302 300,304"):
        b.line(p.points(curve), [1, 4, 4, 1], "b8703f")


def she(b: Brushwork) -> None:
    """Prone over the crest, propped on her near arm, the far one stretched out and down with all its length."""
    far_arm = p.points("350,412 384,446 432,466 482,468")
    bodice = p.points("270,402 306,388 340,380 362,390 370,420 356,450 316,470 282,500! 268,470 258,430")
    shanks(b)
    hair(b)
    skirt(b)
    b.brush(p.ribbon(far_arm, [36, 30, 25, 17], 50, True), sunward(SKIN, 300), g.along(far_arm), size=7)
    b.line(p.points("372,420 398,440 440,453 478,457"), [1, 5, 5, 2], "ffe8bc")
    with b.at(478, 467, 0.92, turn=-4):
        hand(b, "f0ae80", "a4564c")
    b.brush(p.points("340,396 366,396 386,420 384,446! 356,450 336,430"), sunward(RED, 560), 0.9, size=7)
    b.line(p.points("346,402 366,386 378,372"), [36, 30, 30], "d88e70")
    b.brush(bodice, sunward(RED, 520), -0.3, size=9)
    b.line(p.points("264,404 272,446 282,494"), [3, 11, 4], "5c0f3c")
    with b.at(396, 346, 1.04, turn=20):
        face(b, SKIN)
        crown = p.points("24,-36! 8,-52 -20,-50 -40,-30 -42,0 -30,20! -14,18 -10,0 -4,-14 10,-22 26,-28!")
        b.brush(crown, across(BROWN, (40, -40), (-44, 10)), 2.2, size=6)
        for lock in ("20,-40 34,-34 36,-22", "-16,16 -20,34 -12,44", "14,-44 -6,-58 -34,-52", "-26,14 -36,28 -52,32"):
            b.line(p.points(lock), [9, 7, 1], "47222e")
        for shine in ("14,-40 -8,-36 -24,-12", "8,-46 -18,-40 -34,-18"):
            b.line(p.points(shine), [1, 3.4, 1], "a8653c")
    planted_arm(b)


def tails(b: Brushwork) -> None:
    """The tails of his coat, blown back along the lifted leg."""
    b.brush(
        p.points("628,706 660,712 690,744 712,784 722,822! 694,806 662,778 636,740"), sunward(BLUE, 460), 0.9, size=8
    )
    b.line(p.points("662,722 690,762 712,804"), [2, 6, 1], "6aa4dc")


def trousers(b: Brushwork) -> None:
    """One leg stretched to the ball of its foot on the tooth, the other bent back from the knee for balance."""
    thigh, shin = p.points("632,712 650,756 662,796"), p.points("660,794 694,818 724,836")
    stand = p.points("616,706 600,796 600,866 592,944")
    hanging_shoe = p.points("718,818! 736,832 748,840 750,860 742,888 728,902 716,896 716,872 708,850!")
    shoe = p.points("578,934! 604,940! 610,956 600,976! 594,964 586,980 570,998 536,1000! 534,990 552,980 568,960")
    b.brush(p.ribbon(shin, [42, 36, 22], 40, True), sunward(CREAM, 580), g.along(shin), size=8)
    b.brush(p.ribbon(thigh, [58, 50, 44], 40, True), sunward(CREAM, 700), g.along(thigh), size=8)
    b.brush(hanging_shoe, sunward(BROWN, 500), 1.8, size=6)
    b.line(p.points("740,842 742,862 734,888"), [1, 4, 1], "a86a58")
    b.brush(p.ribbon(stand, [64, 50, 41, 21], 50, True), sunward(CREAM, 820), g.along(stand), size=8)
    b.line(p.points("590,726 580,800 584,880"), [2, 7, 2], "fff8dc")
    b.line(p.points("640,744 624,790 621,860 604,936"), [2, 9, 8, 2], "b49aa8")
    b.line(p.points("602,790 612,798 622,796"), [1, 4, 1], "a890a4")
    b.brush(p.points("534,996 572,994 590,1004 620,1022 640,1036! 590,1030 552,1014"), "3c2c58", 0.4, size=6)
    b.brush(shoe, sunward(BROWN, 700), 1.9, size=6)
    b.line(p.points("582,944 572,966 552,984"), [1, 4, 1], "a86a58")


def top_hat(b: Brushwork) -> None:
    """A top hat, crown up, rim at the origin."""
    black = [(0, "7a5a70"), (0.4, "3a2c54"), (1, "1e1838")]
    b.brush(p.points("-34,-4! -36,-66! 0,-74 36,-64! 32,-2! 0,6"), across(black, (-40, 0), (34, 0)), 1.5, size=8)
    b.line(p.points("-34,-12 0,-4 33,-12"), [13, 14, 13], "b0284a")
    b.brush(p.points("-58,-8 -30,-2 0,2 34,-2 58,-10 50,8 0,16 -48,8"), across(black, (-60, 0), (60, 0)), 0.0, size=6)
    b.brush(p.circle(0, -68, 36, 8), "5a4668", 0.0, size=5)


def coat(b: Brushwork) -> None:
    """The blue tailcoat over a pale waistcoat, bent back by the reach."""
    body = p.points(
        "566,612 584,588 616,580 646,594 660,628 658,676 650,726! 626,722 604,702! 590,714! 582,676 572,648"
    )
    b.brush(body, sunward(BLUE, 330), 1.3, size=10)
    waistcoat = p.points("572,604 590,596 596,640 606,700 600,726! 588,714 582,680 572,650")
    b.brush(waistcoat, sunward(CREAM, 420), 1.4, size=6)
    b.line(p.points("594,590 606,630 606,668 612,728"), [4, 11, 9, 3], "1c2c64")
    b.line(p.points("646,612 648,660 642,716"), [2, 8, 2], "1f2a5c")
    b.line(p.points("612,606 622,650 616,696"), [2, 6, 2], "5c98d4")
    for x, y in ((586, 636), (591, 660), (595, 684)):
        b.mark(p.circle(x, y, 3.4), "c8843c")


def he(b: Brushwork) -> None:
    """On tiptoe at the end of the pier, one arm up to her, the top hat in the other, swept back."""
    reach = p.points("590,612 556,576 552,540 557,514")
    swept = p.points("642,612 676,644 696,672 706,692")
    tails(b)
    trousers(b)
    b.brush(p.ribbon(swept, [46, 38, 30, 22], 50, True), sunward(BLUE, 360), g.along(swept), size=8)
    with b.at(706, 686, 0.8, turn=70):
        hand(b, "e0a080", "a05c58")
    with b.at(724, 722, 0.8, turn=152):
        top_hat(b)
    b.line(p.points("704,694 698,708 702,722"), [9, 9, 6], "e8aa86")
    b.line(p.points("716,696 724,706 724,718"), [9, 8, 6], "e8aa86")
    b.line(p.points("612,596 618,578 620,562"), [34, 30, 30], "d08a6c")
    coat(b)
    b.line(p.points("596,590 612,596 634,586"), [8, 15, 8], "fff2d8")
    with b.at(622, 536, 1.0, turn=36, flip=True):
        face(b, SKIN)
        crown = p.points("27,-30! 18,-46 -6,-54 -32,-44 -44,-20 -42,6 -30,24! -20,20 -16,0 -10,-12 2,-20 14,-26!")
        b.brush(crown, across([(0, "7a4a48"), (0.5, "3a2238"), (1, "22142c")], (30, -40), (-44, 10)), 2.2, size=6)
        b.mark(p.spline(p.points("-16,0 -20,8 -14,16 -8,8")), "e0946c")
        for lock in (
            "16,-40 32,-40 38,-28",
            "10,-46 0,-60 -14,-64",
            "-10,-50 -28,-58 -40,-54",
            "-30,-40 -46,-42 -54,-32",
            "-38,-20 -54,-16 -58,-4",
            "-38,4 -48,14 -46,26",
        ):
            b.line(p.points(lock), [12, 9, 1], "3a2238")
        for shine in ("14,-42 -8,-44 -24,-34", "-4,-34 -24,-26 -32,-8", "16,-36 30,-36 34,-30"):
            b.line(p.points(shine), [1, 3.4, 1], "8a5450")
    b.brush(p.ribbon(reach, [50, 40, 33, 26], 50, True), sunward(BLUE, 220), g.along(reach), size=8)
    b.line(p.points("544,516 558,519 572,517"), [8, 12, 8], "fff6dc")
    with b.at(558, 510, 0.9, turn=-112):
        hand(b, "f0ae80", "a4564c")


def case(b: Brushwork) -> None:
    """His travelling case, set down on the pier."""
    leather = [(0, "f0a060"), (0.4, "a85238"), (1, "5c2838")]
    b.brush(p.points("664,996! 782,1006! 812,1034! 700,1026!"), "2e2450", 0.1, size=8)
    b.line(p.points("706,926 712,906 736,906 742,928"), [5, 7, 7, 5], "4a2030")
    b.brush(p.points("664,930! 780,940! 782,1012! 666,1000!"), across(leather, (660, 930), (790, 1010)), 0.1, size=10)
    for x in (692, 752):
        b.line([(x, 933), (x + 1, 968), (x + 2, 1004)], [7, 8, 7], "f4c488")
    b.line(p.points("666,932 724,937 780,942"), [2, 5, 3], "ffd8a0")


def heart(img: p.Array) -> None:
    """The heart between their fingers, and the sun's own light round it."""
    x, y = HEART
    p.glow(img, x, y, 70, colour="ff8a50", alpha=0.5)
    b = Brushwork(5, wobble=0.5)
    outline = p.points("0,24! -14,10 -24,-4 -20,-18 -9,-20 0,-10! 9,-21 21,-18 24,-3 13,11", at=(x, y - 8))
    b.brush(
        outline, across([(0, "ff6a4c"), (0.5, "e02038"), (1, "a00f3c")], (x - 14, y - 26), (x + 16, y + 12)), 0.7, 6
    )
    b.line(p.points("-16,-10 -13,-17 -7,-17", at=(x, y - 8)), [1, 4.5, 1], "ffc8a0")
    b.lay(img, tooth=0.4)


def near_edge(b: Brushwork) -> None:
    """The front of the walnut case, and on it the key that winds it all."""
    board = p.points("-20,1128! 300,1120 560,1124 830,1112! 830,1220! -20,1220!")
    b.brush(
        board, across([(0, "3c1a2e"), (0.5, "6e3430"), (1, "9c5236")], (0, 1170), (800, 1170)), 0.0, size=16, length=120
    )
    for curve in ("-10,1166 200,1158 420,1172 640,1160 820,1168", "80,1192 300,1186 520,1196 760,1188"):
        b.line(p.points(curve), [2, 4, 3, 4, 2], "4a2230")
    b.line(p.points("-20,1130 300,1122 560,1126 830,1114"), [6, 8, 10, 11], "e89a60")
    b.line(p.points("520,1186 600,1184 700,1186"), [10, 16, 8], "34162a")
    key(b)


def key(b: Brushwork) -> None:
    """A brass key: a bow like a clover leaf, a stem, two teeth."""
    b.line(p.points("566,1168 640,1166 706,1162"), [14, 13, 12], "8a4030")
    b.line(p.points("566,1164 640,1162 706,1158"), [9, 9, 8], "f4b44c")
    for x in (682, 702):
        b.line([(x, 1164), (x + 1, 1176), (x + 1, 1186)], [10, 9, 9], "d8903c")
    for x, y in ((520, 1148), (518, 1182), (550, 1165)):
        bow: list[p.Point] = [(x + 17 * math.cos(a), y + 14 * math.sin(a)) for a in np.linspace(0.4, 6.5, 18)]
        b.line(bow, [9, 10, 9], "c8782f")
        b.line([(u, v - 1) for u, v in bow[9:17]], [2, 5, 2], "ffe08c")


def figures(img: p.Array) -> None:
    """He and she, each with the sun along the edge."""
    for seed, who, shift, dx in ((31, he, 26, -3), (32, she, 14, 3)):
        b = Brushwork(seed, wobble=0.5)
        with b.at(shift, 0):
            who(b)
        m = b.layer.alpha()
        if who is she:
            p.shadow(img, m, -9, 14, soft=8, alpha=0.5, colour="6a2030", clip=brass_only())
        b.lay(img, tooth=0.4)
        p.rim_light(img, m, "ffdc90", dx=dx, dy=-1, alpha=0.32, soft=1.0)


def brass_only() -> p.Array:
    """Where her shadow can fall: on the brass alone."""
    return np.maximum(p.mask(p.circle(*FAR)), p.mask(p.circle(*NEAR)))


def paint() -> p.Array:
    """Evening, town, comb, cylinder, the two, the edge of the case."""
    img = g.board("fbe3c4", 2)
    sky(img)
    b = Brushwork(62, wobble=0.7)
    town(b)
    hollow(b)
    hill(b)
    pins(b)
    comb(b)
    case(b)
    b.lay(img, tooth=0.4)
    p.glow(img, *SUN, 330, colour="ffc070", alpha=0.3, power=1.6)
    swallows(img)
    figures(img)
    heart(img)
    b = Brushwork(63, wobble=0.7)
    near_edge(b)
    b.lay(img, tooth=0.4)
    return img
