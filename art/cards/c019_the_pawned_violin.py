"""A grasshopper hands his violin over the counter to the ant: gold light on one side, snow on the other."""

from __future__ import annotations

import math

import numpy as np

from art import paint as p
from art.finish import Finish
from art.paint.voices.stainedglass import Window

NUMBER, TITLE, STUDIO = 19, "The Pawned Violin", "paint"
FINISH = Finish(touch=0, patches=0, edges=0, bloom=0, contrast=1.0, saturation=1.0, split=0, vignette=0, grain=0)

HEART = (432, 560)
WARM = ["ffb52a", "ffd04a", "ffc238", "ffde70", "ffca3e"]
COLD = ["8fd0f4", "c4ebfb", "6fbcec", "a8def6", "dff6ff"]


def rays(w: Window) -> None:
    """The ground: light that goes out from the violin, gold on the ant's side, icy on the other."""
    random = np.random.default_rng(5)
    angles = np.sort(np.linspace(0, 2 * math.pi, 15, endpoint=False) + random.normal(0, 0.05, 15))
    for k in range(15):
        a, b = angles[k], angles[(k + 1) % 15] + (2 * math.pi if k == 14 else 0)
        middle = math.cos((a + b) / 2)
        for low, high, lift in ((0, 360, 0.35), (360, 1600, 0.0)):
            high_k = high * (1 + 0.06 * math.sin(k * 2.1)) if high < 1000 else high
            low_k = low * (1 + 0.06 * math.sin(k * 2.1))
            ring = [(HEART[0] + math.cos(t) * high_k, HEART[1] + math.sin(t) * high_k) for t in np.linspace(a, b, 8)]
            inner = [(HEART[0] + math.cos(t) * low_k, HEART[1] + math.sin(t) * low_k) for t in np.linspace(b, a, 8)]
            colour = (COLD if middle > 0.02 else WARM)[(k * 2 + (high > 1000)) % 5]
            base = p.mix(colour, "fffbe8", lift)
            w.glass(p.poly(ring + inner), base, p.mix(base, "ffffff", 0.4), (a + b) / 2)


def snow(w: Window) -> None:
    """Flakes etched out of the cold panes."""
    random = np.random.default_rng(11)
    for _ in range(80):
        x, y = random.uniform(500, 800), random.uniform(0, 1130)
        if random.random() < (x - 440) / 360:
            w.etch(p.circle(x, y, random.uniform(4, 11)))


def counter(w: Window) -> None:
    """The counter between them, with three coins on it, and the floor."""
    for k in range(5):
        w.glass(
            p.poly([(k * 170 - 40, 1142), (k * 170 + 130, 1142), (k * 170 + 130, 1220), (k * 170 - 40, 1220)]),
            ("1c4f8c", "2a66a8")[k % 2],
        )
    for x0, x1, colour in ((292, 398, "12807c"), (398, 506, "0f9488")):
        w.glass(p.poly([(x0, 800), (x1, 800), (x1, 1144), (x0, 1144)]), colour, "2fc0ac", 1.5)
    for x0, x1, colour in ((316, 378, "0c5f68"), (420, 484, "0c6a70")):
        w.glass(p.rect(x0, 850, x1 - x0, 240, 26), colour, "24a0a0", 1.4)
    w.glass(p.rect(262, 752, 274, 52, 8), "c4f0dc", "f4fff4", 0.05)
    for k in range(3):
        w.glass(p.circle(336, 742 - k * 22, 42, 14), "ffe14a", "fff6b0", 0.1)


def limb(w: Window, points: list[p.Point], widths: list[float], colour: str, second: str) -> None:
    """A leg or arm of one piece."""
    w.glass(p.ribbon(points, widths, 40, True), colour, second, 1.2)


def ant(w: Window) -> None:
    """The pawnbroker: deep blue, green eyeshade, one hand already at the neck of the violin."""
    blue, mid, pale = "1b458f", "2a62ba", "6ba2ea"
    limb(w, [(110, 950), (30, 1050), (64, 1146)], [22, 34, 14], "173f86", pale)
    w.glass(
        p.spline(
            [(26, 900), (40, 800), (104, 738), (176, 736), (240, 800), (256, 900), (212, 1000), (130, 1046), (58, 1000)]
        ),
        blue,
        pale,
        1.9,
    )
    for k, y in enumerate((826, 918)):
        w.came(p.spline([(34 - k * 6, y), (140, y - 34), (248 + k * 4, y + 4)], False), 8)
    limb(w, [(180, 960), (276, 1046), (236, 1146)], [22, 38, 14], mid, pale)
    w.glass(p.spline([(122, 716), (148, 694), (178, 716), (172, 748), (130, 748)]), mid, pale)
    w.glass(
        p.spline([(94, 606), (112, 534), (166, 508), (216, 534), (230, 610), (200, 678), (150, 704), (108, 676)]),
        mid,
        pale,
        1.4,
    )
    limb(w, [(126, 574), (108, 668), (196, 742)], [14, 42, 28], "173f86", pale)
    limb(w, [(190, 744), (250, 730), (304, 720)], [26, 30, 14], mid, pale)
    head = [
        (62, 332),
        (96, 252),
        (168, 216),
        (242, 236),
        (290, 296),
        (304, 360),
        (284, 422),
        (218, 464),
        (142, 462),
        (82, 412),
    ]
    w.glass(p.spline([(256, 396, 1), (306, 390), (346, 414), (342, 450, 1), (316, 424), (262, 430)]), "173f86", pale)
    w.glass(p.spline([(122, 452, 1), (190, 452, 1), (198, 486), (188, 520, 1), (134, 520, 1), (120, 486)]), blue, pale)
    w.glass(p.spline(head), mid, "7fb2f0", 0.7)
    w.glass(p.spline([(222, 436, 1), (262, 436, 1), (292, 452), (336, 456, 1), (310, 486), (254, 482)]), blue, pale)
    w.glass(
        p.spline([(188, 364), (202, 326), (238, 318), (262, 344), (256, 384), (224, 400), (196, 392)]),
        "fff8e0",
        "ffffff",
    )
    w.paint.fill(p.circle(240, 366, 15, 18), "101010")
    w.paint.fill(p.circle(245, 359, 5), "ffffff")
    w.glass(p.ribbon([(58, 340), (122, 298), (208, 282), (298, 310)], [30, 30, 28, 24], 40), "14904e", "7ae09a", 0.2)
    w.glass(
        p.spline([(188, 282, 1), (282, 282), (358, 304), (390, 344, 1), (320, 336), (232, 326)]),
        "4fd07c",
        "b4f4c4",
        0.2,
    )
    w.trace(p.spline([(180, 434), (208, 436), (232, 424)], False), 5)
    w.came(p.spline([(198, 228), (206, 130), (228, 80), (296, 56), (348, 68)], False), 13)
    w.came(p.spline([(154, 222), (138, 130), (116, 84), (52, 56)], False), 12)


def violin(w: Window) -> None:
    """Big and red in the middle of everything."""
    turn, x, y = 15, 524, 612

    def put(path: object) -> object:
        return p.moved(path, x, y, 1.12, turn)  # type: ignore[arg-type]

    w.glass(put(p.poly([(-212, -9), (-60, -15), (-60, 15), (-212, 9)])), "f0a848", "ffd890", 0)  # type: ignore[arg-type]
    w.glass(
        put(p.spline([(-212, -12, 1), (-240, -18), (-258, -2), (-250, 16), (-232, 18), (-212, 12, 1)])),
        "e88a2c",
        "ffc060",
        0,
    )  # type: ignore[arg-type]
    body = p.spline(
        [
            (-78, 0),
            (-74, -40),
            (-46, -58),
            (-14, -50),
            (4, -36),
            (26, -36),
            (52, -60),
            (96, -66),
            (128, -40),
            (136, 0),
            (128, 40),
            (96, 66),
            (52, 60),
            (26, 36),
            (4, 36),
            (-14, 50),
            (-46, 58),
            (-74, 40),
        ]
    )
    w.glass(put(body), "e8321e", "ff7a3a", 0.3)  # type: ignore[arg-type]
    w.glass(put(p.poly([(-150, -9), (6, -13), (6, 13), (-150, 9)])), "241820", "4a3440", 0)  # type: ignore[arg-type]
    w.glass(put(p.spline([(84, -12, 1), (130, -15), (140, 0), (130, 15), (84, 12, 1)])), "241820", "4a3440", 0)  # type: ignore[arg-type]
    for dy in (-7, -2.4, 2.4, 7):
        w.paint.stroke(put(p.line([(-200, dy * 0.6), (40, dy), (96, dy * 0.8)])), 1.5, "fff2d0", 0.95)  # type: ignore[arg-type]
    w.trace(put(p.line([(40, -18), (40, 18)])), 7)  # type: ignore[arg-type]
    for side in (-1, 1):
        w.trace(
            put(p.spline([(14, 34 * side), (22, 27 * side), (44, 29 * side), (62, 35 * side), (70, 28 * side)], False)),
            4.5,
        )  # type: ignore[arg-type]


def grasshopper(w: Window) -> None:
    """The player: thin and green, head bowed, the great hind leg folded beside him."""
    green, leaf, pale = "2f9e3c", "7cc843", "c8ee6a"
    limb(w, [(642, 850), (596, 980), (622, 1146)], [34, 22, 16], "257f34", leaf)
    for k in range(5):
        t0, t1 = k / 5, (k + 1) / 5
        x0, x1, y0, y1 = 650 + 24 * t0, 650 + 24 * t1, 580 + 480 * t0, 580 + 480 * t1
        h0, h1 = 62 - 34 * t0, 62 - 34 * t1 - (16 if k == 4 else 0)
        w.glass(
            p.spline([(x0 - h0, y0, 1), (x0 + h0, y0, 1), (x1 + h1, y1, 1), (x1, y1 + 10), (x1 - h1, y1, 1)]),
            ("d8ee7c", "b4de58")[k % 2],
            "f4fbc0",
            0.1,
        )
    w.glass(
        p.spline(
            [(676, 430, 1), (728, 500), (750, 640), (752, 820), (736, 980, 1), (704, 860), (676, 700), (660, 560)]
        ),
        green,
        leaf,
        1.4,
    )
    w.glass(
        p.spline([(548, 470), (586, 414), (648, 400), (704, 428), (726, 500), (712, 590), (648, 622), (588, 596)]),
        "4cb840",
        pale,
        0.9,
    )
    limb(w, [(692, 834), (724, 690), (744, 568)], [84, 66, 36], leaf, pale)
    limb(w, [(746, 562), (738, 820), (722, 1040)], [30, 22, 18], green, leaf)
    w.glass(
        p.spline([(726, 1034, 1), (744, 1040), (742, 1120), (728, 1146, 1), (660, 1146, 1), (700, 1112)]),
        "257f34",
        leaf,
    )
    head = [
        (606, 214),
        (656, 232),
        (684, 290),
        (680, 360),
        (650, 414),
        (604, 430),
        (572, 470),
        (536, 492),
        (508, 476),
        (510, 432),
        (530, 360),
        (550, 280),
        (572, 230),
    ]
    w.glass(p.spline(head), leaf, pale, 1.1)
    w.glass(p.spline([(512, 440), (548, 430), (580, 446), (570, 472), (536, 492), (508, 478)]), "b4de58", "f0f8b0", 0.4)
    w.glass(
        p.spline([(574, 270), (606, 246), (636, 266), (642, 310), (620, 344), (588, 336), (570, 306)]),
        "fff8e0",
        "ffffff",
        0.3,
    )
    w.glass(p.spline([(566, 286, 1), (580, 254), (606, 238), (640, 256), (648, 290, 1), (606, 284)]), green, leaf, 0.3)
    w.paint.fill(p.circle(594, 318, 14, 16), "101010")
    w.paint.fill(p.circle(589, 312, 4.5), "ffffff")
    w.trace(p.spline([(520, 466), (546, 454), (570, 460)], False), 5)
    w.came(p.spline([(588, 222), (572, 150), (590, 88), (646, 52), (712, 66), (744, 110)], False), 11)
    w.came(p.spline([(616, 216), (622, 160), (656, 122), (706, 124), (724, 158)], False), 10)
    limb(w, [(596, 516), (528, 566), (470, 520)], [20, 36, 14], green, leaf)
    w.came(p.spline([(560, 452), (610, 500), (716, 520)], False), 8)


def hands(w: Window) -> None:
    """The two hands on the violin: his still under its body, the ant's around its neck."""
    limb(w, [(668, 520), (704, 640), (684, 716)], [16, 52, 26], "3fae3e", "a8e060")
    limb(w, [(690, 712), (664, 744), (622, 744)], [24, 32, 22], "6cc644", "c0ec70")
    for k, (x, y) in enumerate(((546, 706), (566, 722), (592, 732))):
        limb(w, [(640, 744 - k * 3), (x + 20, y + 10), (x, y - 10)], [18, 17, 13], "8fd44a", "d8f48a")
    limb(w, [(178, 580), (208, 650), (262, 668)], [16, 48, 26], "3a76cc", "8ab8f2")
    limb(w, [(254, 670), (296, 654), (332, 596)], [24, 34, 22], "4f8ad8", "a0c8f6")
    for k, (x, y) in enumerate(((326, 520), (346, 528), (366, 538))):
        limb(w, [(322 + k * 8, 604), (x + 8, y + 38), (x, y)], [18, 17, 13], "6aa2e8", "b4d6fa")


def border(w: Window) -> None:
    """The window's own edge: a narrow strip of small panes, clear squares between them."""
    b, deep = 24, ("0f7f80", "149a90", "0d6a74")
    for k in range(8):
        for x in (-6, 800 - b):
            y0, y1 = k * 150 + b, (k + 1) * 150
            w.glass(p.rect(x, y0, b + 6, y1 - y0), deep[(k + (x > 0)) % 3], "4fd0bc", 1.6)
            w.glass(p.rect(x, k * 150, b + 6, b), "fff4c8", "ffffff", 0.4)
    for k in range(6):
        for y in (-6, 1200 - b):
            x0, x1 = k * 133 + b, (k + 1) * 133
            w.glass(p.rect(x0, y, x1 - x0, b + 6), deep[(k + (y < 0)) % 3], "4fd0bc", 0.1)
            w.glass(p.rect(k * 133, y, b, b + 6), "fff4c8", "ffffff", 0.4)
    for x in (0, 800 - b):
        for y in (-4, 1200 - b):
            w.glass(p.rect(x, y, b, b + 6), "fff4c8", "ffffff", 0.4)


def paint() -> p.Array:
    """Ground, counter, the two and what passes between them."""
    w = Window(6.2)
    rays(w)
    w.ground = len(w.pieces)
    snow(w)
    counter(w)
    ant(w)
    grasshopper(w)
    violin(w)
    hands(w)
    border(w)
    return w.develop((430, 500), 900, 3)
