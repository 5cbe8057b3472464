"""A nursery at night: out of a hatch in the belly of a huge rocking horse climb tin soldiers, by a lantern's light.

Technique: gouache in visible strokes, blue by the moon and gold by the lantern.
Back to front: wall, window and moon, boards with the pool of light, far legs and rocker, the horse, its hatch with
those who wait, near rocker, the officer and his lantern, the rope, the one who slides, the one who is down.
"""

from __future__ import annotations

import math

import numpy as np

from art import paint as p
from art.paint.voices import gouache as g
from art.paint.voices.brushwork import Brushwork, Tone, across, around
from art.paint.voices.printing import PLAIN

NUMBER, TITLE = 38, "The Trojan Nursery"
FINISH = PLAIN

LAMP, MOON = (412.0, 800.0), (122.0, 134.0)
FLOOR = 896
INK, GOLD = "14123c", "ffcf5a"
RED = [(0, "4c0f3c"), (0.35, "a81c34"), (0.7, "e8392c"), (1, "ff9a54")]
WHITE = [(0, "4c4e92"), (0.4, "9a94bc"), (0.75, "f0dcc0"), (1, "fff2cc")]
NAVY = [(0, "151750"), (0.5, "2c3f98"), (0.85, "6a70c0"), (1, "e0b48c")]
BOOT = [(0, "100f34"), (0.6, "2a2a62"), (1, "b0765a")]
FUR = [(0, "0c0c2c"), (0.55, "26254e"), (0.85, "6a4a5c"), (1, "e8a060")]
PALE = [(0, "7a5078"), (0.4, "dc9a80"), (0.75, "fccb9c"), (1, "ffe8bc")]
BROWN = [(0, "2e1836"), (0.4, "6e3e3c"), (0.75, "a8683e"), (1, "eeb070")]
BODY = p.points(
    "-30,392! 60,376 150,396 240,400 318,384 372,340 412,262 452,176 520,120 600,180 622,300 606,380 612,450 634,520 "
    "630,610 590,680 500,728 380,752 240,754 100,738 -30,704!"
)
HATCH = p.points("196,556! 270,546 356,552 424,566! 432,640 424,716! 350,732 270,734 190,724! 186,640")


def wall(img: p.Array) -> None:
    """Deep blue paper in the dark, hardly striped, warm only round the lantern."""
    far = np.hypot(p.grid.x - LAMP[0], (p.grid.y - LAMP[1]) * 1.2) / 460 + p.noise(160, 4, 2) * p.f32(0.04)
    tones = [(0, "e8984e"), (0.24, "9a5450"), (0.5, "3a2c60"), (0.8, "161c52"), (1, "10174a")]
    air = p.ramp(np.clip(far, 0, 1), tones)
    g.passage(img, p.rect(-10, -10, 820, 930), air, 1.5, size=34, length=180, seed=3, jitter=0.03)
    for k, x in enumerate((-20, 88, 204, 308, 428, 532, 650, 756)):
        band = p.ribbon([(x, -20), (x + 5, 400), (x - 3, 900)], [26 + 5 * (k % 3), 34, 30], 20)
        g.passage(img, band, np.clip(air * 0.86, 0, 1), 1.55, size=14, length=120, seed=40 + k, jitter=0.03, dry=0.6)


def window(b: Brushwork) -> None:
    """Small and high up, full of the moon: sill, frame and one cross of bars."""
    wood = across([(0, "4c68b8"), (1, "1e2a70")], (20, 30), (240, 280))
    b.brush(p.points("20,14! 232,18! 230,274! 24,272!"), wood, 1.5, size=9)
    night = around([(0, "c4e0fc"), (0.3, "7cb0ee"), (0.65, "3c6cc4"), (1, "274a9c")], *MOON, 190)
    b.brush(p.points("40,32! 213,35! 211,256! 43,254!"), night, 0.4, size=16, length=60)
    b.brush(
        p.circle(*MOON, 60, 59), around([(0, "fffff4"), (0.8, "fdf6d8"), (1, "f0e4c0")], 108, 116, 90), 0.6, size=13
    )
    for x, y, r in ((104, 122, 12), (142, 156, 15), (140, 108, 7), (112, 164, 7)):
        b.brush(p.circle(x, y, r, r * 0.86), "e6dcc0", 0.5, size=6)
    for x, y, r in ((60, 56, 3), (196, 60, 3.4), (190, 232, 2.6), (62, 226, 3)):
        b.mark(p.circle(x, y, r), "fffbe0")
    for bar, flow in (("150,30! 160,30! 161,258! 150,258!", 1.57), ("40,206! 214,203! 214,213! 40,216!", 0.0)):
        b.brush(p.points(bar), "1c2768", flow, size=6)
    b.brush(p.points("4,266! 248,268! 254,288! 2,288!"), "5c7ccc", 0.0, size=8)
    b.line(p.points("4,268 120,270 248,269"), [2, 5, 2], "b4d4f8")


def pool(x: float, y: float) -> p.Array:
    """The colour of the boards: gold under the lantern, rust, then the night of the room."""
    far = math.hypot((x - 400) / 520, (y - 1050) / 230)
    tones = [(0, "ffe6a4"), (0.35, "f8bc6a"), (0.58, "c07450"), (0.8, "4c3060"), (1, "181c50")]
    return p.ramp(min(1.0, far), tones)


def floor(b: Brushwork) -> None:
    """Boards that run away from us, each with its own tone; skirting along the wall."""
    edges = [-640, -440, -262, -88, 84, 250, 420, 600, 790, 1000, 1240, 1500]
    for k in range(len(edges) - 1):
        top = [380 + (edges[j] - 380) * 0.56 for j in (k, k + 1)]
        shape = [(top[0], FLOOR), (top[1], FLOOR), (edges[k + 1], 1220), (edges[k], 1220)]
        slope = math.atan2(320, (edges[k] + edges[k + 1]) / 2 - sum(top) / 2)
        shade = b.random.uniform(0.94, 1.04)
        b.brush(p.poly(shape), lambda x, y, s=shade: pool(x, y) * s, slope, size=17, length=90, jitter=0.025)
        b.line([(top[0], FLOOR), (edges[k], 1220)], [2, 5], pool(float(np.clip(edges[k], 0, 800)), 1120) * 0.5)
    for x, y, n in ((150, 1010, 60), (470, 1100, 90), (690, 960, 50), (300, 950, 44), (96, 1130, 90), (560, 1150, 80)):
        b.line([(x - n, y), (x, y + 2), (x + n * 0.6, y)], [1, 3, 1], pool(x, y) * 0.62)
    skirting = across([(0, "161c54"), (0.5, "8c5650"), (1, "161c54")], (-20, 0), (840, 0))
    b.brush(p.points("-20,848! 820,848! 820,900! -20,900!"), skirting, 0.0, size=12, length=80)
    b.line([(-20, 850), (400, 850), (820, 850)], [3, 5, 3], "a06a60")
    b.line([(-20, 900), (400, 900), (820, 900)], [6, 5, 6], "1c1a4c")


def coat(x: float, y: float) -> p.Array:
    """Dapple grey, pale to the last edge of breast and back; only the belly turns into a deep shade."""
    low = (y - 400) / 350 + 0.16 * float(np.clip((x - 500) / 130, 0, 1))
    tones = [(0, "f4f6fa"), (0.22, "dde2ec"), (0.5, "bcc4d8"), (0.68, "8e98ba"), (0.8, "464c80"), (1, "1c2056")]
    warm = math.exp(-((math.hypot((x - 400) * 0.6, y - 790) / 84) ** 2))
    return p.mix(p.ramp(min(1.0, max(0.0, low)), tones), "ffb060", min(0.7, warm))


def leg(b: Brushwork, points: str, widths: list[float], near: bool) -> None:
    """A carved leg down to its painted hoof."""
    line = p.points(points)
    x = line[0][0]
    warm = [(0, "ffdca8"), (0.35, "d0ccd4"), (0.7, "98a2c2"), (1, "6a76a4")] if near else [(0, "6a5474"), (1, "22286a")]
    side = 1 if x > LAMP[0] else -1
    b.brush(
        p.ribbon(line, widths, 50, True), across(warm, (x - side * 60, 0), (x + side * 70, 0)), g.along(line), size=12
    )
    fx, fy = line[-1][:2]
    hoof = p.points(f"{fx - 34},{fy - 22}! {fx + 34},{fy - 26}! {fx + 50},{fy + 34}! {fx - 46},{fy + 36}!")
    b.brush(
        hoof,
        across(
            [(0, "8a5a62"), (1, "1c1c54")] if near else [(0, "4a3860"), (1, "171a50")],
            (fx - side * 40, 0),
            (fx + side * 40, 0),
        ),
        0.2,
        size=9,
    )


def rocker(b: Brushwork, curve: str, widths: list[float], near: bool) -> None:
    """A bent runner of dark red wood, its upper face lit; the far one all but lost in the shade."""
    line = p.points(curve)
    side, top = (
        ([(0, "1e1844"), (0.5, "7c2c34"), (1, "1e1844")], [(0, "4c4a8c"), (0.5, "ff9c5c"), (1, "4c4a8c")])
        if near
        else ([(0, "161444"), (0.5, "54284a"), (1, "161444")], [(0, "26265c"), (0.5, "9a5450"), (1, "26265c")])
    )
    b.brush(p.ribbon(line, widths, 60), across(side, (0, 0), (820, 0)), g.along(line), size=11)
    lit = [(x, y - widths[1] * 0.36) for x, y, *_ in line]
    b.brush(p.ribbon(lit, [w * 0.3 for w in widths], 60), across(top, (0, 0), (820, 0)), g.along(line), size=6)


def lie(x: float, y: float) -> float:
    """The way the hair lies: along the barrel, down the breast, up the neck."""
    breast, neck = math.exp(-(((x - 560) / 120) ** 2)), math.exp(-(((x - 470) / 90) ** 2) - ((y - 250) / 130) ** 2)
    return 0.15 + 0.9 * breast - 1.2 * neck


def horse_body(b: Brushwork) -> None:
    """The barrel, cut by the sheet's edge, breast and neck; dapples of moonlight on it."""
    lower = p.points("-40,560 60,520 160,566 260,530 380,560 470,520 560,560 680,500 680,800! -40,800!")
    b.brush(BODY, coat, lie, size=24, length=76, jitter=0.045, density=4)
    with b.within(BODY):
        b.brush(lower, coat, lie, size=22, length=70, jitter=0.045, density=4)
    b.line(p.points("610,456 631,520 628,606 592,674"), [1, 7, 6, 1], "f0f4ff")
    with b.within(BODY):
        for _ in range(44):
            x, y = b.random.uniform(-10, 600), b.random.uniform(420, 640)
            r = b.random.uniform(7, 19)
            spot = p.points("-1,0.1 -0.5,-0.6 0.3,-0.7 1,-0.1 0.6,0.6 -0.4,0.7", at=(x, y), scale=(r * 1.25, r * 0.8))
            b.mark(spot, np.clip(coat(x, y) * 1.16 + 0.03, 0, 1), 0.62)


def mane(b: Brushwork) -> None:
    """Locks from the poll to the withers, each its own brush stroke."""
    crest = p.sample(p.points("556,92 500,108 450,166 412,250 384,316 366,344"), 30)
    for k, (x, y) in enumerate(crest):
        n, sag = b.random.uniform(70, 124), b.random.uniform(24, 60)
        lock = [
            (x + 8, y - 10),
            (x - n * 0.35, y - 8 + sag * 0.2),
            (x - n * 0.7, y + sag * 0.7),
            (x - n * 0.84, y + sag * 1.6),
        ]
        tone = p.mix("1d2262", "7f9ae0", float(b.random.uniform(0, 1)) ** 1.7)
        b.line(lock, [16, 26, 18, 2], tone)
        if k % 3 == 0:
            b.line([(u + 3, v - 7) for u, v in lock], [2, 5, 3, 1], "c8e0ff")
    for lock in ("566,84 596,104 606,150 600,186", "556,86 578,120 580,160 566,190", "572,84 616,96 634,132 634,160"):
        b.line(p.points(lock), [14, 22, 16, 2], "2a3480")


def head(b: Brushwork) -> None:
    """Bent to see what leaves its belly: round cheek, long nose, one knowing eye, all strapped."""
    for ear in ("530,98 512,50 524,2! 556,42 566,92", "572,92 578,42 604,4! 616,54 604,100"):
        b.brush(p.points(ear), across([(0, "f8faff"), (1, "a8b2d0")], (520, 10), (600, 100)), 1.3, size=9)
    b.brush(p.points("586,84 588,50 602,24! 608,56 600,90"), "5a5c9c", 1.4, size=7)
    skull = p.points(
        "516,150 536,98 580,84 624,104 656,168 694,242 734,308 772,352 790,392 776,428 744,440 714,434 690,410 660,388 "
        "620,372 572,350 530,300 508,230"
    )
    tone = across(
        [(0, "fafcff"), (0.4, "dfe4ee"), (0.7, "b6bfd6"), (0.9, "9c90ac"), (1, "d8a890")], (600, 90), (640, 430)
    )
    b.brush(skull, tone, lambda x, y: 0.98 if x > 600 else 0.98 + (600 - x) * 0.008, size=15, length=52)
    with b.within(skull):
        b.brush(
            p.points("508,220 548,250 590,310 640,352 696,386 700,460 480,420"),
            across([(0, "8c98bc"), (1, "a88e9c")], (540, 260), (660, 410)),
            0.8,
            size=12,
        )
        b.line(p.points("640,186 676,256 716,318 748,354"), [3, 14, 12, 3], "ffffff")
    b.line(p.points("764,364 774,378 768,392"), [5, 14, 5], INK)
    b.line(p.points("788,404 760,410 730,402 714,384"), [3, 5, 5, 2], "2a2a66")
    b.line(p.points("700,408 716,424 742,430"), [2, 6, 2], "f0b090")
    straps(b)
    with b.at(588, 196, 1.12, turn=20):
        eye(b)


def straps(b: Brushwork) -> None:
    """A bridle of red leather with brass rings."""
    for strap, widths in (
        ("524,142 566,214 628,292 654,330", [11, 13, 12, 11]),
        ("654,330 692,296 722,262", [12, 13, 11]),
        ("654,330 680,372 694,400", [12, 12, 10]),
        ("528,146 580,130 650,152", [10, 12, 9]),
        ("654,330 560,392 430,386 318,332", [8, 7, 7, 6]),
    ):
        b.line(p.points(strap), widths, "2b2468")
        b.line([(x - 2, y - 3) for x, y, *_ in p.points(strap)], [1.5, 3, 1.5], "8a86d8")
    for x, y in ((654, 330), (526, 146)):
        b.mark(p.circle(x, y, 14), "b86a34")
        b.mark(p.circle(x - 1, y - 1, 10), GOLD)
        b.mark(p.circle(x, y, 5), "4a2c5c")


def eye(b: Brushwork) -> None:
    """Painted glass: it looks down and back, the lantern is in it; heavy lid, lashes, a lifted brow."""
    opening = p.points("-44,6! -24,-24 8,-28 38,-4! 18,20 -16,24")
    b.mark(p.spline(p.points("-54,8 -26,-36 12,-40 50,-4 22,32 -20,36")), "56609c")
    b.mark(p.spline(opening), "fbfbf4")
    with b.within(opening):
        b.brush(p.circle(-10, 4, 27, 28), around([(0, "8a4a30"), (1, "381a34")], -6, 14, 30), 0.6, size=5)
        b.mark(p.circle(-11, 5, 15, 16), "0c0a20")
        b.mark(p.circle(-2, -8, 6.5, 6), "ffffff")
        b.line(p.points("-26,18 -14,24 0,20"), [1, 6, 1], "ffb050")
        b.line(p.points("-50,4 -24,-24 10,-27 44,-4"), [4, 14, 14, 4], "8490c4")
    b.line(p.points("-50,8 -26,-26 8,-31 42,-4"), [3, 8, 8, 3], INK)
    b.line(p.points("-44,8 -16,25 18,21 38,-3"), [2, 4, 4, 2], INK)
    for lash in ("-38,-12 -52,-22 -58,-34", "-24,-24 -34,-38 -36,-50", "-6,-29 -10,-44 -8,-56"):
        b.line(p.points(lash), [6, 4, 1], INK)
    b.line(p.points("-36,-56 -4,-70 34,-54"), [2, 9, 2], "48528e")


def saddle(b: Brushwork) -> None:
    """Purple leather with a gold hem, girth and a hanging stirrup."""
    b.line(p.points("140,500 132,640 136,740"), [15, 14, 15], "39216c")
    flap = p.points("84,366! 130,388 200,396 262,388 306,352! 326,400 312,470 262,520 200,534 138,520 96,470 78,410")
    b.brush(
        flap,
        across([(0, "b89af0"), (0.35, "8a5cd0"), (0.75, "5a349c"), (1, "7a3c80")], (130, 370), (240, 540)),
        lambda x, y: 0.2 + (x - 200) * 0.006,
        size=14,
    )
    b.line(p.points("92,420 108,464 146,504 200,518 256,506 300,464 314,412"), [3, 6, 6, 6, 6, 6, 3], GOLD)
    seat = p.points("70,352 96,338 140,368 200,380 256,370 292,322 322,314 322,346 290,392 240,410 160,410 104,392")
    b.brush(seat, across([(0, "d8c4ff"), (0.4, "9a70dc"), (1, "4c2c8c")], (180, 340), (200, 414)), 0.1, size=10)
    b.line(p.points("100,352 142,380 204,390 262,378 300,332"), [2, 6, 6, 5, 2], "e8dcff")


def ribbon(b: Brushwork) -> None:
    """The ribbon of the gift, tied at the breast, its ends hanging in the lantern's light."""
    silk = [(0, "5c1038"), (0.4, "b81c34"), (0.75, "ee3a30"), (1, "ff8a58")]
    for end, widths in (
        ("556,470 580,540 552,612 590,690", [22, 44, 40, 30]),
        ("548,470 520,540 540,600 506,664", [22, 40, 36, 28]),
    ):
        line = p.points(end)
        b.brush(p.ribbon(line, widths, 40), across(silk, (610, 480), (500, 680)), g.along(line), size=9)
        b.line([(x - 6, y) for x, y, *_ in line], [1, 6, 4, 1], "ff9a70")
    band = p.points("340,352 420,412 510,446 604,438")
    b.brush(p.ribbon(band, [40, 46, 44, 38], 40), across(silk, (640, 560), (330, 300)), g.along(band), size=10)
    b.line(p.points("346,342 422,398 510,432 600,426"), [1, 6, 5, 1], "ff9a70")
    for loop, a in (
        ("548,456! 500,404 456,414 452,452 480,490 530,480", (470, 410)),
        ("556,456! 596,400 646,404 656,440 630,484 574,482", (640, 410)),
    ):
        b.brush(p.points(loop), across(silk, (556, 520), a), 0.3, size=10)
    for fold in ("540,458 508,446 482,452", "566,458 602,444 632,446"):
        b.line(p.points(fold), [2, 12, 3], "8a1638")
    b.brush(
        p.points("528,436 560,428 584,446 582,480 552,490 530,476"), across(silk, (580, 490), (530, 430)), 1.2, size=8
    )


def hatch(b: Brushwork) -> None:
    """The open belly: golden planks within, and the hats of those who wait their turn."""
    b.brush(p.ribbon([*HATCH, HATCH[0]], [20, 22, 19, 21], 120), "4a2c54", 0.4, size=7)
    inside = around([(0, "fff2b4"), (0.3, "ffd070"), (0.6, "e88a3c"), (0.85, "8c3c40"), (1, "4c1c44")], 372, 690, 260)
    b.brush(HATCH, inside, 1.5, size=14)
    with b.within(HATCH):
        for x in (232, 286, 338, 392):
            b.line([(x, 540), (x + 4, 640), (x, 740)], [3, 5, 3], "a85432")
        waiting(b)
    for edge in ("190,724 270,735 350,733 424,717", "424,566 432,640 424,716"):
        b.line(p.points(edge), [4, 8, 4], "ffe0a0")


def waiting(b: Brushwork) -> None:
    """Two shapes against the gold: a plumed hat, a fur cap, a spear."""
    b.line([(392, 536), (404, 730)], [5, 6], "5a2038")
    b.brush(
        p.points("362,740! 360,662 366,628 362,590 372,570 400,572 408,592 402,630 410,664 414,740!"),
        "5c2038",
        1.5,
        size=9,
    )
    b.brush(
        p.points("206,740! 200,664 214,640 212,622! 206,578! 244,578! 242,622! 240,642 252,664 254,740!"),
        "4c1c3c",
        1.5,
        size=9,
    )
    b.brush(p.points("220,578 214,560 226,540 238,560 232,578"), "a02c34", 1.5, size=6)
    for x, y in ((222, 634), (236, 633), (378, 642), (393, 641)):
        b.mark(p.circle(x, y, 5, 5.6), "fff4d0")
        b.mark(p.circle(x + 1.4, y + 1, 2.6), "2a1030")


def flap(b: Brushwork) -> None:
    """The lid hangs by two straps, its planks lit from the lantern."""
    lid = p.points("214,744! 300,752 376,746! 384,812! 300,826 206,812!")
    b.brush(lid, across([(0, "3c4488"), (0.5, "a87870"), (1, "ffd49a")], (200, 770), (390, 790)), 1.5, size=10)
    for x in (254, 296, 340):
        b.line([(x, 748), (x - 2, 818)], [3, 4], "5a3c60")
    for x in (232, 360):
        b.line([(x, 722), (x, 740), (x - 2, 772)], [11, 12, 10], "3a1c44")
        b.mark(p.circle(x - 1, 766, 5), GOLD)


def lantern(b: Brushwork) -> None:
    """Brass and glass, origin at its ring."""
    b.line(p.points("-16,22 -16,4 0,-6 16,4 16,22"), [3, 4, 5, 4, 3], "6a3428")
    b.mark(p.spline(p.points("-24,28! 0,10 24,28! 20,36! -20,36!")), "8a4a2c")
    b.mark(p.spline(p.points("-20,36! 20,36! 24,88! -24,88!")), "fff8cc")
    b.mark(p.spline(p.points("0,44 9,64 0,80 -9,64")), "ffffff")
    for x in (-21, 21):
        b.line([(x * 0.94, 36), (x * 1.12, 90)], [5, 5], "7a3c28")
    b.mark(p.spline(p.points("-28,86! 28,86! 26,100! -26,100!")), "8a4a2c")
    b.line([(-26, 89), (0, 91), (26, 89)], [2, 4, 2], "ffd070")


def limb(b: Brushwork, points: str, widths: list[float], tone: Tone) -> None:
    """A sleeve or a leg along its joints."""
    line = p.points(points)
    b.brush(p.ribbon(line, widths, 40, True), tone, g.along(line), size=8)


def fist(b: Brushwork, x: float, y: float, turn: float, skin: Tone, size: float = 1.0) -> None:
    """A closed hand round something that runs along its own y: back of the hand, four fingers, the thumb over them."""
    with b.at(x, y, size, turn=turn):
        b.brush(p.points("-17,-14 -4,-19 12,-17 17,-4 16,12 4,19 -12,17 -18,4"), skin, 0.4, size=5)
        for k, v in enumerate((-13, -4.5, 4, 12)):
            b.line(
                [(0, v), (10, v + 0.6), (18 - abs(k - 1.4), v + 1)],
                [8.4, 9.4, 7],
                "fbc898" if skin is not DUSK else "b87848",
            )
            b.line([(2, v + 4.6), (17, v + 5)], [1, 1.8], "7a4048")
        b.line([(-10, -10), (0, -14), (9, -9)], [9, 9, 6], "ffd8a8" if skin is not DUSK else "c88850")


DAY: Tone = across(PALE, (-20, 12), (16, -10))
DUSK: Tone = across(BROWN, (-20, 12), (16, -10))


def face(b: Brushwork, stops: p.Stops, hair: str, mouth: str, look: float = 3.0, lit: float = 1.0) -> None:
    """Three quarters to the right, origin in its middle, 90 high: round tin cheek, long nose, wide eyes."""
    skin = across(stops, (-34 * lit, 10), (40 * lit, 6))
    b.brush(p.points("-8,30 22,30 24,62 -14,62"), across(stops, (-30, 10), (70, 30)), 1.5, size=7)
    b.brush(p.points("-32,-16 -24,-38 2,-46 28,-38 37,-18 38,0 36,22 24,40 6,45 -14,38 -28,18"), skin, 1.2, size=9)
    b.line(p.points("-30,-30 -30,-8 -22,14"), [10, 17, 4], hair)
    b.brush(p.circle(-19, 6, 8.5, 11), skin, 1.3, size=5)
    b.line(p.points("-21,2 -16,6 -20,12"), [1, 3, 1], "9a4a4c")
    b.mark(p.circle(12, 17, 10.5, 8), "e8604c", 0.5)
    for x, w in ((8, 8.2), (29, 6.4)):
        b.mark(p.circle(x, -9, w, 9.4), "fffaf0")
        b.mark(p.circle(x + look, -8, w * 0.56, 6), "1a1030")
        b.mark(p.circle(x + look + 1.4, -10.6, 1.8), "ffffff")
        b.line([(x - w, -13), (x, -19), (x + w, -14)], [1.5, 3, 1.5], "3a1c30")
    b.line(p.points("-2,-26 8,-31 17,-27"), [2, 5, 2], hair)
    b.line(p.points("24,-29 31,-32 37,-26"), [2, 4.6, 2], hair)
    b.mark(p.spline(p.points("22,-8! 34,-2 48,10 44,17 30,16 24,12")), p.ramp(0.88 if lit > 0 else 0.5, stops))
    b.line(p.points("27,15 36,18 46,15"), [1, 3.4, 1.4], "a85040")
    if mouth == "oh":
        b.mark(p.circle(25, 29, 5.4, 7), "5a1428")
    elif mouth == "grin":
        b.mark(p.spline(p.points("10,24! 24,27 38,22! 32,34 20,35")), "5a1428")
        b.line([(14, 26), (25, 28.4), (35, 25)], [2, 4, 2], "fff6e4")
    else:
        for curl in ("26,22 14,24 2,18", "28,22 36,25 44,20"):
            b.line(p.points(curl), [4, 6.4, 1], hair)
        b.line(p.points("20,30 27,31 33,29"), [1, 3, 1], "7a2434")


def shako(b: Brushwork, lit: float = 1.0) -> None:
    """Tall, wider above, gold bands, a peak and a red plume; origin at the middle of its brim."""
    b.brush(
        p.points("-12,-92 -26,-128 -4,-172! 20,-140 14,-92"),
        across(RED, (-26 * lit, -90), (24 * lit, -160)),
        1.4,
        size=8,
    )
    b.brush(
        p.points("-38,4! -47,-96! 0,-108 47,-98! 39,4! 0,14"),
        across(NAVY, (-50 * lit, 0), (54 * lit, -20)),
        1.5,
        size=11,
    )
    for band, w in (("-47,-93 0,-84 47,-95", 10), ("-39,-6 0,5 39,-7", 9)):
        b.line(p.points(band), [w, w, w], "c07a34")
        b.line([(x, y - 2) for x, y, *_ in p.points(band)], [2, w * 0.5, w * 0.4], "ffe08a")
    b.mark(p.star(8, -48, 20, 8, inner=0.6), "ffd66a")
    b.mark(p.circle(8, -48, 7), "c03a34")
    b.brush(p.points("-8,8! 38,-2! 58,10 44,18 14,17"), across(BOOT, (0, 20), (56, 0)), 0.1, size=5)


def epaulette(b: Brushwork, x: float, y: float) -> None:
    """Gold on the shoulder, its fringe hanging."""
    for k in range(7):
        u = x - 20 + k * 6.5
        b.line(
            [(u, y), (u + b.random.normal(0, 1.5), y + 15 + b.random.uniform(-3, 3))],
            [5, 3],
            "d08a34" if k % 2 else "ffc858",
        )
    b.mark(p.circle(x, y - 1, 25, 10), "ffd468")
    b.line([(x - 16, y - 4), (x, y - 7), (x + 16, y - 4)], [1, 4, 1], "fff2b8")


def boot(b: Brushwork, x: float, y: float, turn: float) -> None:
    """High and black, origin at the ankle."""
    with b.at(x, y, turn=turn):
        b.brush(
            p.points("-17,-44! 17,-46! 17,-8 44,4 50,20! -20,20! -19,-8"),
            across(BOOT, (-24, 10), (34, -20)),
            1.2,
            size=7,
        )
        b.line([(-18, -42), (0, -39), (17, -43)], [4, 6, 4], "d89a5a")


def officer(b: Brushwork) -> None:
    """He leans out of the hatch: one hand beckons, the other holds the lantern into the dark."""
    red = across(RED, (240, 640), (372, 700))
    with b.within(HATCH):
        b.brush(p.points("236,760! 244,700 268,668 310,658 346,676 356,712 352,760!"), red, 1.2, size=10)
        b.line([(276, 670), (330, 752)], [11, 13], "fff0d0")
    with b.at(306, 622, 1.0, turn=10):
        face(b, PALE, "4a2434", "moustache", look=4)
        b.brush(
            p.points("-62,-14! -44,-44 -18,-72 16,-80 44,-66 60,-38 72,-16! 30,-34 -10,-36"),
            across(NAVY, (-60, -20), (70, -40)),
            0.2,
            size=9,
        )
        b.line(p.points("-60,-16 -12,-37 30,-35 71,-17"), [3, 6, 6, 3], "ffd468")
        b.line(p.points("-52,-34 -20,-70 16,-82 46,-68 66,-30"), [2, 5, 5, 5, 2], "ffc858")
        b.mark(p.circle(10, -58, 11), "e8402e")
        b.mark(p.circle(10, -58, 5), "fff0c8")
    b.line(p.points("216,729 270,736 350,734 400,724"), [3, 9, 9, 3], "ffd890")
    limb(b, "338,690 392,716 422,744", [38, 34, 26], across(RED, (300, 640), (470, 800)))
    limb(b, "254,696 218,704 208,664", [38, 36, 26], across(RED, (200, 720), (280, 660)))
    epaulette(b, 340, 680)
    epaulette(b, 262, 684)
    beckoning(b)
    fist(b, 428, 752, 70, skin=DAY, size=0.92)


def beckoning(b: Brushwork) -> None:
    """The hand above the hatch's sill: palm to us, the first finger crooked."""
    with b.at(206, 640, 1.0, turn=-8):
        b.line([(-15, 20), (0, 24), (15, 20)], [10, 13, 10], "ffe0a0")
        b.brush(p.points("-16,16 -19,-8 -8,-17 10,-16 17,-4 15,16"), across(PALE, (-24, 0), (20, 6)), 1.5, size=5)
        for x, tip in ((-12, -34), (-2, -39), (8, -36)):
            b.line([(x, -8), (x - 1, -22), (x + 3, tip)], [8.6, 8.4, 6.4], "f0b48c")
            b.line([(x + 4.4, -10), (x + 4, -24)], [1.6, 1], "9a5060")
        b.line([(14, -2), (24, -12), (28, -24)], [10, 8.6, 6], "ffd8a8")


def rope(b: Brushwork, top: tuple[float, float], foot: tuple[float, float]) -> None:
    """A skipping rope in two twisted strands."""
    b.line([top, foot], [10, 10, 10], "a8683c")
    y = top[1] + 6
    while y < foot[1] - 6:
        x = top[0] + (foot[0] - top[0]) * (y - top[1]) / (foot[1] - top[1])
        b.line([(x - 5, y + 5), (x + 5, y - 4)], [3.4, 3], "ffdc98")
        y += b.random.uniform(9.5, 12)


def slider(b: Brushwork) -> None:
    """Halfway down, the rope between hands and knees, coat tails up, his hat already lost."""
    red, white = across(RED, (-90, 0), (10, 0)), across(WHITE, (-90, 60), (50, 60))
    limb(b, "-46,76 30,52 10,128", [40, 36, 28], across(WHITE, (-110, 60), (90, 60)))
    boot(b, 12, 142, 14)
    limb(b, "-34,-6 -2,-50 0,-112", [34, 30, 22], across(RED, (-80, 0), (60, -60)))
    b.brush(p.points("-66,60 -104,40 -136,-10! -98,0 -70,6 -50,30"), across(RED, (-130, 10), (0, 50)), 0.9, size=8)
    b.brush(p.points("-72,-14 -44,-28 -18,-16 -10,26 -14,76 -46,92 -78,70 -76,24"), red, 1.4, size=10)
    b.line([(-64, -14), (-14, 60)], [9, 11], "fff0d0")
    b.line([(-74, 58), (-42, 70), (-12, 60)], [9, 10, 9], "fff0d0")
    rope(b, (0, -190), (0, 190))
    with b.at(-62, -68, 1.0, turn=-10):
        face(b, PALE, "c4602c", "oh", look=2.4)
        b.brush(
            p.points("-36,-4 -42,-34 -20,-58 14,-60 36,-42 38,-26 22,-34 0,-34 -18,-22 -22,0"),
            across([(0, "6a2430"), (0.5, "d86a2c"), (1, "ffc070")], (-40, 0), (40, -40)),
            0.4,
            size=7,
        )
        for tuft in ("-10,-56 -14,-76 -4,-88", "4,-58 6,-78 18,-86", "-26,-48 -36,-66 -32,-78"):
            b.line(p.points(tuft), [12, 8, 1], "d86a2c")
    limb(b, "-46,82 40,84 4,160", [44, 40, 30], white)
    boot(b, 6, 176, 8)
    limb(b, "-60,8 -32,48 -4,12", [38, 34, 24], red)
    epaulette(b, -58, 0)
    fist(b, 2, -116, 0, skin=DAY, size=0.9)
    fist(b, 2, 4, 0, skin=DAY, size=0.9)


def kneeler(b: Brushwork) -> None:
    """On one knee at the edge of the light, his spear upright, a finger at his lips."""
    red, white = across(RED, (-70, -120), (60, -190)), across(WHITE, (-90, -20), (100, -90))
    limb(b, "4,-188 66,-160 96,-112", [36, 34, 26], across(RED, (-60, -120), (120, -180)))
    limb(b, "-14,-92 -18,-22 -92,-22", [62, 52, 34], across(WHITE, (-120, 0), (40, -70)))
    boot(b, -106, -20, 84)
    b.line(p.points("-48,-44 -36,-34 -28,-40"), [1, 4, 1], "4c4e92")
    limb(b, "-8,-84 88,-92 84,-36", [64, 50, 36], white)
    boot(b, 84, -22, 0)
    b.brush(
        p.points("-44,-100 -84,-70 -108,-26! -70,-34 -50,-50! -30,-36 -4,-66"),
        across(RED, (-110, -20), (20, -100)),
        1.9,
        size=9,
    )
    b.brush(p.points("-46,-196 -14,-218 26,-212 46,-186 44,-136 34,-80 -8,-66 -50,-82 -52,-140"), red, 1.4, size=12)
    b.line([(-34, -206), (38, -98)], [12, 14], "fff0d0")
    b.line([(-52, -94), (-8, -80), (38, -92)], [13, 15, 13], "fff0d0")
    b.mark(p.circle(8, -84, 11), "ffd468")
    spear(b, 104)
    fist(b, 104, -112, 4, skin=DUSK, size=1.0)
    with b.at(6, -258, 1.12):
        face(b, BROWN, "1c1028", "oh", look=2.5)
        with b.at(2, -40, 1.0, turn=-4):
            shako(b)
        b.line(p.points("-30,-28 -22,20 6,45"), [4, 5, 4], "e0a848")
    limb(b, "-32,-188 6,-122 44,-168", [46, 42, 30], across(RED, (-80, -130), (74, -170)))
    epaulette(b, -30, -198)
    hush(b)


def spear(b: Brushwork, x: float) -> None:
    """Upright from the floor to over his hat."""
    b.line([(x + 8, 6), (x, -200), (x - 8, -400)], [11, 12, 11], "4a2030")
    b.line([(x + 5, 0), (x - 3, -200), (x - 11, -398)], [2, 3, 2], "ffd898")
    blade = across([(0, "7a3c34"), (0.5, "e89a3c"), (1, "fff0b0")], (x - 26, 0), (x + 10, 0))
    b.mark(p.spline(p.points(f"{x - 17},-388! {x - 34},-410! {x - 10},-484! {x + 17},-412! {x + 1},-388!")), INK)
    b.brush(p.points(f"{x - 14},-396! {x - 26},-410! {x - 10},-470! {x + 9},-412! {x - 2},-396!"), blade, 1.5, size=5)


def hush(b: Brushwork) -> None:
    """The hand before the mouth: one finger up, three folded, the thumb across."""
    with b.at(42, -186, 1.12, turn=-6):
        b.line([(-14, 16), (0, 20), (14, 14)], [9, 12, 9], "fff0d0")
        b.line([(-4, -6), (-3, -26), (-4, -52)], [16, 15, 12.4], "4a2434")
        b.line([(-4, -6), (-3, -26), (-4, -52)], [12, 11.4, 8.8], "c88850")
        b.line([(-4, -50), (-4.6, -55)], [5, 3], "e8b888")
        b.brush(p.points("-15,10 -16,-8 -6,-16 10,-14 18,-2 14,13"), DUSK, 0.5, size=5)
        for v in (-9, 0, 8.4):
            b.line([(4, v), (12, v + 1), (16, v + 2)], [9, 9.4, 6.6], "b87848")
            b.line([(5, v + 4.8), (16, v + 5.8)], [1, 1.8], "5c3034")
        b.line([(-10, 6), (-2, -1), (7, -3)], [9.4, 9, 6.4], "c88850")


def lost_hat(b: Brushwork) -> None:
    """The slider's hat came down before him."""
    b.mark(p.circle(372, 1158, 74, 11), "5a2c50", 0.7)
    with b.at(330, 1136, 0.6, turn=102):
        shako(b, -1.0)


def shades(img: p.Array) -> None:
    """What stands in the light lays its shadow away from the lantern."""
    for shape, alpha in (
        ("500,1168 600,1140 720,1150 830,1180 830,1230 640,1226", 0.8),
        ("200,1136 250,1122 300,1130 270,1150 214,1152", 0.55),
    ):
        p.over(img, p.mask(p.spline(p.points(shape)), soft=7), "1c1450", alpha * 0.8)


def paint() -> p.Array:
    """The room, the horse, and its soldiers."""
    img = g.board("1c2264", 2)
    wall(img)
    b = Brushwork(38, wobble=0.7)
    window(b)
    floor(b)
    b.lay(img, tooth=0.5)
    p.glow(img, *MOON, 200, colour="a8ccff", alpha=0.35, power=1.8)
    b = Brushwork(39, wobble=0.7)
    rocker(b, "-40,950 200,986 480,978 660,930 770,846", [26, 28, 28, 26, 20], False)
    leg(b, "610,640 654,760 640,850 650,920", [90, 60, 44, 50], False)
    leg(b, "560,660 566,790 548,890 556,980", [130, 84, 56, 60], True)
    leg(b, "-10,680 20,800 -4,900 10,990", [150, 90, 60, 62], True)
    horse_body(b)
    saddle(b)
    mane(b)
    ribbon(b)
    head(b)
    b.lay(img, tooth=0.5)
    p.glow(img, LAMP[0] + 24, LAMP[1] + 14, 300, colour="ffb450", alpha=0.7, power=2.2)
    shades(img)
    b = Brushwork(40, wobble=0.6)
    rocker(b, "-40,1010 180,1050 430,1052 640,1010 772,912", [34, 38, 40, 36, 26], True)
    hatch(b)
    flap(b)
    rope(b, (250, 728), (250, 1132))
    with b.at(250, 1126):
        b.brush(
            p.points("-11,-8! 9,-8! 14,34 0,46 -15,36"),
            across([(0, "7a2c3c"), (1, "ffb464")], (-14, 0), (14, 0)),
            1.5,
            size=6,
        )
    officer(b)
    b.lay(img, tooth=0.4)
    b = Brushwork(41, wobble=0.6)
    with b.at(430, 760, 1.0, turn=6):
        lantern(b)
    lost_hat(b)
    with b.at(250, 926, 0.98):
        slider(b)
    b.lay(img, tooth=0.4)
    b = Brushwork(42, wobble=0.6)
    with b.at(640, 1172, 0.98, flip=True):
        kneeler(b)
    b.lay(img, tooth=0.4)
    p.rim_light(img, b.layer.alpha(), "9cc4ff", dx=-4, dy=-5, alpha=0.45)
    p.glow(img, 434, 826, 130, colour="ffe08a", alpha=0.6, power=2.2)
    return np.clip(img, 0, 1)
