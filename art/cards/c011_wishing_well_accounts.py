"""At the bottom of the wishing well a toad keeps the books: love, dreams, revenge, a basket for each.

Technique: linocut. Back to front: the shaft, the one who wishes, falling coins, the toad with his book, the baskets.
"""

from __future__ import annotations

import math

import numpy as np
import skia

from art import paint as p
from art.paint.voices.linocut import Print
from art.paint.voices.printing import PLAIN, paper

NUMBER, TITLE = 11, "Wishing-Well Accounts"
FINISH = PLAIN

INKS = {
    "moss": "1f6a58",
    "pool": "7fbf9a",
    "green": "6fa83a",
    "lime": "d6dc7a",
    "gold": "f5b632",
    "red": "dc4632",
    "straw": "c8803a",
}
KEY = "10221f"
MOUTH = (440.0, 176.0)  # the well's mouth, far up


def ring(r: float, squash: float = 0.94) -> skia.Path:
    """A circle of the shaft, its middle sinking as it nears us."""
    return p.circle(MOUTH[0] - (r - 120) * 0.05, MOUTH[1] + (r - 120) * 0.22, r, r * squash)


def shaft(pr: Print) -> None:
    """Courses of stone around a disc of daylight: pale near the light, black near us."""
    random = np.random.default_rng(5)
    pr.key.ink(p.rect(0, 0, 800, 1200))
    radii = (128, 190, 272, 384, 540, 760)
    for r, ink in ((540, "moss"), (272, "pool")):
        pr.carve(ring(r))
        pr[ink].ink(ring(r))
    for k, r in enumerate(radii):
        n = (0, 15, 14, 13, 12, 11)[k]
        line = [
            (MOUTH[0] - (r - 120) * 0.05 + r * math.cos(t), MOUTH[1] + (r - 120) * 0.22 + r * 0.94 * math.sin(t))
            for t in np.linspace(0, math.tau, 60)
        ]
        if r <= 400:
            pr.key.line(line, 5 + r / 80, 0)
        else:
            pr.key.cut(line[:30], 6)
            pr.key.cut(line[29:], 6)
            pr["moss"].line(line, 8, 0)
        inner = radii[k - 1] if k else 0
        for j in range(n):
            t = math.tau * (j + random.uniform(0.2, 0.8)) / n
            ends = [
                (MOUTH[0] - (q - 120) * 0.05 + q * math.cos(t), MOUTH[1] + (q - 120) * 0.22 + q * 0.94 * math.sin(t))
                for q in (inner + 2, (inner + r) / 2, r - 2)
            ]
            if r <= 540:
                pr.key.line(ends, 4 + r / 90, 0.2)
            else:
                pr.key.cut(ends, 6)
                pr["moss"].line(ends, 8, 0)
    pr.carve(ring(128))
    pr.piece(p.spline(p.points("-40,1108! 200,1082 600,1082 840,1108! 840,1230! -40,1230!")), "moss", 0)


def wisher(pr: Print) -> None:
    """Somebody leans over the rim, an arm stretched out, and lets go."""
    face = p.spline(
        p.points("500,148 472,138 446,148 438,168! 424,184! 436,190! 434,204 448,214 474,216 504,206 514,176")
    )
    body = p.spline(p.points("472,204! 466,222 446,234 444,262 462,310! 620,310! 620,140! 560,190 526,204 504,196!"))
    arm = p.ribbon(p.points("470,246 424,254 386,226"), [42, 30, 20], 30, True)
    fingers = [
        p.ribbon(p.points(finger), [12, 10, 7], 16, True)
        for finger in ("388,228 372,212 356,208", "386,230 366,224 348,226", "388,234 370,238 356,246")
    ]
    seen = p.intersection(p.union(face, p.circle(516, 148, 17), body, arm, *fingers), ring(124))
    pr.piece(seen, "key", 0)


def coin(pr: Print, x: float, y: float, r: float, squash: float, turn: float) -> None:
    """A copper coin in its fall."""
    with pr.at(x, y, 1, turn):
        pr.piece(p.circle(0, r * 0.12, r, r * squash), "straw", 6)
        pr.piece(p.circle(0, 0, r, r * squash), "gold", 5)
        rim = [(r * 0.66 * math.cos(t), r * 0.66 * squash * math.sin(t)) for t in np.linspace(0.3, 5.6, 30)]
        pr.key.line(rim, 4)


def falling(pr: Print) -> None:
    """One after the other they come down in an arc from the hand, larger and larger, each at another tilt."""
    coins = (
        (340, 248, 12, 0.7, 24),
        (296, 284, 17, 0.45, -30),
        (228, 318, 25, 0.86, -20),
        (142, 374, 33, 0.5, 36),
        (78, 474, 43, 0.82, 20),
        (62, 622, 52, 0.5, -34),
    )
    for x, y, r, squash, turn in coins:
        coin(pr, x, y, r, squash=squash, turn=turn)


def finger(pr: Print, points: list[p.Point], w: float) -> None:
    """A toad's finger: slim, with a round tip."""
    x, y = points[-1]
    pr.piece(p.union(p.ribbon(points, [w, w * 0.8, w * 0.72], 24, True), p.circle(x, y, w * 0.62)), "green", 6)


def joined(pr: Print, shape: skia.Path) -> None:
    """Where fingers grow out of the hand: no line between them."""
    pr.key.carve(shape)
    pr["green"].ink(shape)


def body(pr: Print) -> None:
    """Broad as a sack, knees out to both sides, a pale belly."""
    for side in (-1, 1):
        knee = p.points("150,960 210,850 300,836 340,930 320,1080 160,1090", at=(400, 0), scale=(side, 1))
        pr.piece(p.spline(knee), "green", 9)
        for dx, dy in ((268, 900), (304, 950), (262, 968)):
            pr["green"].cut([(400 + side * dx, dy), (400 + side * (dx + 16), dy + 20)], 9)
    trunk = p.spline(p.points("400,600 560,640 640,760 650,900 600,1040 400,1070 200,1040 150,900 160,760 240,640"))
    pr.piece(trunk, "green", 9)
    belly = p.spline(p.points("400,690 470,706 514,760 530,850 500,1000 300,1000 270,850 286,760 330,706"))
    pr.piece(belly, "lime", 0)


def head(pr: Print) -> None:
    """A wide head under a green shade; heavy lids, a mouth that has heard it all."""
    skull = p.spline(p.points("400,366 520,386 612,470 662,590 606,676 400,716 194,676 138,590 188,470 280,386"))
    throat = p.spline(p.points("172,624! 280,660 400,668 520,660 628,624! 590,686 400,716 210,686"))
    mouth = p.points("150,596 186,630 290,660 400,668 510,660 614,630 650,596")
    for side in (-1, 1):
        pr.piece(p.circle(400 + side * 158, 494, 84, 80), "green", 9)
    pr.piece(skull, "green", 9)
    pr.piece(throat, "lime", 0)
    pr.key.line(mouth, 11, 0.3)
    for side in (-1, 1):
        x = 400 + side * 150
        pr.piece(p.circle(x, 506, 66, 62), "gold", 7)
        pupil = p.spline(p.points("-44,526 0,508 44,526 0,544", at=(x, 0)))
        pr.key.ink(pupil)
        pr.key.carve(p.circle(x + 14, 520, 6))
        lid = p.spline(p.points("-78,512! 0,500 78,512! 56,446 0,428 -56,446", at=(x, 0)))
        pr.piece(lid, "green", 7)
        pr.key.ink(p.circle(400 + side * 24, 590, 7, 9))
    for x, y, r in ((250, 600, 9), (214, 574, 6), (560, 604, 8), (590, 576, 6), (320, 616, 6), (470, 612, 7)):
        pr["green"].carve(p.circle(x, y, r))


def shade(pr: Print) -> None:
    """The accountant's eye shade."""
    brim = p.spline(p.points("214,450! 310,414 400,404 490,414 586,450! 634,512! 520,476 400,464 280,476 166,512!"))
    band = p.ribbon(p.points("200,452 300,410 400,398 500,410 600,452"), [22, 26, 26, 26, 22], 60, True)
    pr.piece(brim, "pool", 8)
    pr.piece(band, "key", 0)
    for points in ([(250, 462), (310, 442), (372, 434)], [(420, 434), (480, 440), (520, 452)]):
        pr["pool"].cut(points, 9)


def book(pr: Print) -> None:
    """The ledger on his knees, a thumb behind it."""
    finger(pr, p.points("176,860 184,816 210,780"), 30)
    cover = p.poly(p.points("196,806 400,850 604,806 626,936 400,984 174,936"))
    pr.piece(cover, "red", 8)
    for side in (-1, 1):
        page = p.spline(
            p.points("0,842! 60,806 140,796 192,800! 210,920! 140,920 60,938 0,966!", at=(400, 0), scale=(side, 1))
        )
        pr.piece(page, None, 7)
        for k in range(4):
            y = 834 + k * 25
            end = 168 if side < 0 or k < 2 else 84
            ruled_line = [(400 + side * 36, y + 18), (400 + side * 90, y), (400 + side * end, y - 6)]
            pr.key.line(ruled_line, 5, 0.8)


def arms(pr: Print) -> None:
    """Short arms with real elbows, bent round the book."""
    for side in (-1, 1):
        arm = p.spline(
            p.points(
                "150,640 226,676 290,760 300,842 262,902 190,916 180,866 214,836 204,780 140,740",
                at=(400, 0),
                scale=(side, 1),
            )
        )
        pr.piece(arm, "green", 9)
    warts = (
        (142, 764, 22),
        (128, 826, 24),
        (158, 872, 16),
        (654, 752, 20),
        (672, 812, 26),
        (640, 868, 18),
        (196, 712, 18),
    )
    for x, y, n in warts:
        pr["green"].cut([(x, y), (x + 4, y + n)], 9)


def hands(pr: Print) -> None:
    """One keeps the page, the other writes."""
    left_fingers = (
        [(168, 864), (208, 844), (250, 838)],
        [(166, 888), (220, 880), (268, 880)],
        [(168, 908), (208, 918), (240, 920)],
    )
    feather = p.spline(p.points("498,900! 560,800 598,690 640,590 708,512! 724,600 700,700 640,790 570,850"))
    quill_shaft = p.points("496,904 580,790 640,680 700,530")
    wrist = p.spline(p.points("612,846 640,852 648,900 622,918 606,890"))
    for points, w in zip(left_fingers, (30, 31, 27), strict=True):
        finger(pr, points, w)
    joined(pr, p.spline(p.points("150,850 176,850 182,890 178,926 152,916")))
    pr.piece(feather, None, 7)
    pr.key.line(quill_shaft, 6)
    barbs = (
        ((612, 734), (590, 720)),
        ((640, 680), (616, 672)),
        ((600, 760), (634, 762)),
        ((648, 664), (684, 662)),
        ((664, 624), (642, 612)),
    )
    for a, b in barbs:
        pr.key.line([a, b], 5)
    right_fingers = (
        [(622, 904), (574, 908), (536, 898)],
        [(624, 880), (568, 874), (524, 878)],
        [(618, 856), (578, 838), (548, 842)],
    )
    for points, w in zip(right_fingers, (27, 30, 32), strict=True):
        finger(pr, points, w)
    joined(pr, wrist)
    pr.key.ink(p.poly(p.points("508,880 518,892 484,920")))


HEART = p.spline(p.points("0,44! -46,0 -40,-40 -12,-42 0,-20! 12,-42 40,-40 46,0"))
CLOUD = p.union(
    p.circle(-40, 8, 23),
    p.circle(-10, -20, 29),
    p.circle(30, -6, 25),
    p.circle(52, 14, 18),
    p.rect(-52, -4, 112, 36, r=15),
)
DAGGER = p.spline(
    p.points(
        "0,84! -17,44 -15,-4! -30,-2 -42,8! -40,-16 -10,-22! -8,-50 -15,-60 0,-74 15,-60 8,-50 10,-22! 40,-16 42,8! "
        "30,-2 15,-4! 17,44"
    )
)


def basket(
    pr: Print,
    x: float,
    y: float,
    w: float,
    heap: tuple[tuple[float, float, float], ...],
    sign: skia.Path,
    ink: str | None,
    size: float,
    turn: float,
) -> None:
    """A basket with its sign; `heap`: where its coins lie, x, y and tilt."""
    weave = ((0.95, 0.56), (-0.94, -0.6), (-0.9, -0.52), (0.9, 0.5))
    foot = 1130 + y * 0.04
    inside = p.circle(x, y, w, 26)
    pr.key.ink(p.circle(x + 14, foot - 2, w * 0.98, 17))
    pr.piece(inside, "key", 6)
    for dx, dy, tilt in heap:
        coin(pr, x + dx, y + dy, 36, squash=0.46, turn=tilt)
    side = p.spline(
        [
            (x - w, y, 1),
            (x - w * 0.5, y + 20),
            (x, y + 26),
            (x + w * 0.5, y + 20),
            (x + w, y, 1),
            (x + w * 0.84, foot - 10, 1),
            (x + w * 0.4, foot + 2),
            (x - w * 0.4, foot + 2),
            (x - w * 0.84, foot - 10, 1),
        ]
    )
    pr.piece(side, "straw", 8)
    rim = [(x - w, y), (x - w * 0.5, y + 22), (x, y + 28), (x + w * 0.5, y + 22), (x + w, y)]
    pr.piece(p.ribbon(rim, [22, 24, 24, 24, 22], 50, True), "gold", 6)
    for row, (a, b) in enumerate(weave):
        yy = y + 62 + row * 22
        withe = [(x + w * a * 0.94, yy - 6), (x + w * (a + b) / 2, yy + 4), (x + w * b, yy + 8)]
        pr["straw"].cut(withe, 8)
    with pr.at(x, y + 96, size, turn):
        pr.piece(sign, ink, 7)


def baskets(pr: Print) -> None:
    """Love, dreams, revenge; the last one is full."""
    basket(pr, 146, 1002, 118, heap=((-40, -4, 8), (36, -10, -14)), sign=HEART, ink="red", size=1.14, turn=-4)
    basket(pr, 396, 1024, 100, heap=((10, -2, 10),), sign=CLOUD, ink=None, size=1.02, turn=2)
    heap = ((-60, -10, 10), (50, -14, -12), (-8, -30, 4), (66, -40, 14), (-46, -52, -16), (14, -66, 8))
    basket(pr, 650, 992, 126, heap=heap, sign=DAGGER, ink=None, size=1.0, turn=46)


def paint() -> p.Array:
    """The shaft with its light, coins on their way, the clerk and his baskets."""
    img = paper("fdf6df", tooth=0.006, seed=4)
    pr = Print(INKS, KEY, seed=6)
    shaft(pr)
    wisher(pr)
    falling(pr)
    body(pr)
    arms(pr)
    head(pr)
    shade(pr)
    book(pr)
    hands(pr)
    baskets(pr)
    pr.pull(img, salt=0.2)
    return img
