"""Two children on two cliffs swing the sea like a skipping rope, and a steamship jumps.

Technique: cut paper.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np
import skia

from art import paint as p
from art.paint.voices import cutpaper as cp
from art.paint.voices.printing import PLAIN

NUMBER, TITLE = 61, "Skipping the Horizon"
FINISH = PLAIN

SKY, ROPE, INK = "ffd9a0", "fff6e4", "1d2140"
LEFT, RIGHT = (218.0, 548.0), (584.0, 524.0)  # the two hands


def arc(dy: float = 0, deep: float = 0) -> list[p.Point]:
    """The rope from hand to hand, sagging; `deep` sinks its ends."""
    (x0, y0), (x1, y1) = LEFT, RIGHT
    return [
        (x0, y0 + dy + deep),
        (232, 690 + dy + deep * 0.6),
        (292, 838 + dy),
        (400, 900 + dy),
        (512, 828 + dy),
        (572, 676 + dy + deep * 0.6),
        (x1, y1 + dy + deep),
    ]


def sea(img: p.Array) -> None:
    """Sheets of blue, hung from the rope one behind the other, darker towards us."""
    tones = ("4fb3e0", "2f93d0", "1f74b8", "175a9c", "12467f")
    for k, tone in enumerate(tones):
        top = [(x, y) for x, y, *_ in arc(k * 66, k * 40)]
        wave = (
            [(x, y + (13 if j % 2 else -13) * (k > 0)) for j, (x, y) in enumerate(p.sample(top, 13).tolist())]
            if k
            else p.sample(top, 40).tolist()
        )
        left, right = (-40, wave[0][1] - 4), (840, wave[-1][1] - 4)
        shape = (
            p.spline([(left[0], left[1], 1), *wave, (right[0], right[1], 1), (840, 1260, 1), (-40, 1260, 1)])
            if k
            else p.spline([(*wave[0], 1), *wave[1:-1], (*wave[-1], 1), (840, 1260, 1), (-40, 1260, 1)])
        )
        cp.sheet(img, shape, tone, 8 if k else 5, seed=k)
    rope = p.ribbon(arc(), [13, 15, 17, 17, 17, 15, 13], 90, True)
    cp.sheet(img, rope, ROPE, 5, seed=4)
    line = p.sample(arc(), 44)
    twist = []
    for (x0, y0), (x1, y1) in zip(line[:-2:1], line[2::1], strict=True):
        dx, dy = (x1 - x0) / 2, (y1 - y0) / 2
        long = float(np.hypot(dx, dy)) + 1e-6
        cx, cy, ux, uy = (x0 + x1) / 2, (y0 + y1) / 2, dx / long, dy / long
        twist.append(
            (
                p.ribbon([(cx - 5 * ux - 6 * uy, cy - 5 * uy + 6 * ux), (cx + 5 * ux + 6 * uy, cy + 5 * uy - 6 * ux)], [3.4, 3.4], 6),
                "e8433a",
            )
        )
    marks(img, twist)


def cliffs(img: p.Array) -> None:
    """White cliffs in two sheets each, with a strip of grass."""
    for k, (points, tone) in enumerate((
        ([(-40, 880, 1), (196, 884, 1), (204, 960), (176, 1010), (196, 1090), (170, 1150), (190, 1260, 1), (-40, 1260, 1)], "f6e7cf"),
        ([(-40, 1010, 1), (70, 1000), (150, 1022, 1), (60, 1034), (-40, 1030, 1)], "d9bd98"),
        ([(840, 852, 1), (612, 856, 1), (604, 930), (634, 990), (610, 1070), (636, 1140), (616, 1260, 1), (840, 1260, 1)], "f6e7cf"),
        ([(840, 1050, 1), (740, 1040), (660, 1064, 1), (750, 1074), (840, 1072, 1)], "d9bd98"),
        ([(-40, 862, 1), (60, 856), (150, 866), (216, 872, 1), (206, 908), (186, 890), (160, 914), (130, 894), (96, 920), (60, 898), (20, 922), (-40, 904, 1)], "4fa55a"),
        ([(840, 832, 1), (740, 830), (660, 836), (594, 846, 1), (604, 882), (630, 864), (656, 888), (690, 868), (730, 894), (764, 872), (840, 886, 1)], "4fa55a"),
    )):  # fmt: skip
        cp.sheet(img, p.spline(points), tone, (7, 1, 7, 1, 4, 4)[k], seed=10 + k)


def piece(img: p.Array, points: p.Points, colour: str, lift: float = 4, seed: int = 1) -> None:
    """One cut shape."""
    cp.sheet(img, p.spline(points), colour, lift, seed=seed)


def limb(img: p.Array, points: p.Points, widths: Sequence[float], colour: str, lift: float = 4) -> None:
    """An arm or a leg."""
    cp.sheet(img, p.ribbon(points, widths, 40, True), colour, lift, seed=7)


def marks(img: p.Array, shapes: Sequence[tuple[skia.Path, str]]) -> None:
    """Small printed marks without a shadow."""
    layer = p.Layer()
    for path, colour in shapes:
        layer.fill(path, colour)
    p.lay(img, layer, tooth=0.4)


def boy(img: p.Array) -> None:
    """Left: leaning back on his heels, both hands on the rope."""
    skin = "8a5232"
    limb(img, [(84, 740), (66, 800), (84, 862)], [46, 36, 26], skin)
    piece(img, [(62, 846), (92, 842), (132, 866), (134, 880, 1), (60, 880, 1)], "e8433a")
    limb(img, [(98, 740), (146, 794), (158, 858)], [48, 38, 26], skin)
    piece(img, [(138, 842), (168, 840), (212, 864), (214, 878, 1), (136, 878, 1)], "e8433a")
    piece(img, [(58, 690, 1), (124, 686, 1), (152, 742), (172, 790, 1), (112, 818, 1), (100, 790), (92, 818, 1), (40, 804, 1)], "1f5f9e")
    limb(img, [(108, 566), (152, 612), (206, 588)], [40, 34, 26], skin)
    torso = p.spline([(60, 530), (106, 524), (134, 560), (136, 630), (130, 700, 1), (50, 706, 1), (38, 620)])
    cp.sheet(img, torso, "fffaf0", 4, seed=3)
    layer = p.Layer()
    for y in (556, 592, 628, 664):
        layer.stroke(p.spline([(20, y + 6), (90, y + 10), (160, y)], False), 15, "1f5f9e")
    p.lay(img, layer, clip=p.mask(torso))
    piece(img, [(76, 500, 1), (110, 496, 1), (116, 536), (94, 548), (72, 538)], skin, 3)
    piece(
        img,
        [(40, 440), (58, 396), (106, 386), (146, 412), (152, 446), (166, 470), (150, 480), (148, 502), (120, 522), (84, 518), (52, 494)],
        skin,
    )
    piece(img, [(36, 470), (20, 430), (36, 386), (84, 362), (140, 376), (162, 412, 1), (120, 416), (98, 436), (88, 470), (66, 480)], INK, 4)
    marks(img, [(p.circle(128, 448, 6, 8), INK), (p.circle(112, 482, 13, 9), "b4603c"), (p.ribbon([(126, 496), (138, 500), (150, 492)], [3, 6, 3], 12, True), "fffaf0"),
                (p.circle(80, 462, 11, 14), skin)])  # fmt: skip
    limb(img, [(86, 562), (120, 640), (200, 606)], [50, 42, 28], skin)
    piece(img, [(56, 552), (84, 532), (116, 548), (126, 596), (96, 620), (66, 600)], "fffaf0", 3)
    limb(img, [(196, 650), (206, 600), (218, 546)], [20, 22, 18], "b8642c", 3)
    for x, y in ((202, 612), (210, 582)):
        piece(img, [(x - 18, y - 18), (x + 6, y - 22), (x + 20, y - 4), (x + 14, y + 16), (x - 10, y + 18)], skin, 3)


def girl(img: p.Array) -> None:
    """Right: on tiptoe, her pigtails thrown up by the swing."""
    skin = "f2b88e"
    for leg, shoe in (
        ([(700, 720), (676, 780), (664, 832)], [(640, 822), (664, 812), (684, 828), (682, 850, 1), (622, 850, 1), (622, 838)]),
        ([(730, 720), (748, 780), (744, 828)], [(722, 818), (746, 808), (766, 824), (764, 846, 1), (706, 846, 1), (706, 834)]),
    ):
        limb(img, leg, [42, 34, 25], skin)
        piece(img, shoe, "1d2140")
    limb(img, [(694, 540), (650, 586), (600, 562)], [38, 32, 25], skin)
    piece(
        img,
        [
            (682, 520),
            (716, 506),
            (748, 522),
            (764, 600),
            (800, 690),
            (816, 740, 1),
            (766, 760),
            (720, 744),
            (680, 760),
            (636, 742, 1),
            (660, 680),
            (676, 600),
        ],
        "e8433a",
    )
    limb(img, [(742, 380), (780, 330), (776, 268), (742, 226)], [26, 50, 46, 8], "c8642a")
    limb(img, [(742, 366), (766, 388)], [22, 22], "e8433a", 2)
    piece(img, [(690, 484, 1), (724, 480, 1), (728, 520), (708, 532), (686, 522)], skin, 3)
    piece(
        img,
        [
            (760, 424),
            (742, 380),
            (694, 370),
            (656, 394),
            (650, 430),
            (634, 456),
            (650, 464),
            (654, 488),
            (682, 506),
            (716, 500),
            (748, 476),
        ],
        skin,
    )
    piece(
        img,
        [(764, 462), (780, 420), (764, 374), (716, 346), (664, 358), (642, 394, 1), (684, 402), (704, 420), (712, 450), (736, 470)],
        "c8642a",
        4,
    )
    marks(img, [(p.circle(672, 432, 6, 8), INK), (p.circle(690, 466, 13, 9), "ef7f6a"), (p.spline([(652, 474, 1), (672, 480), (680, 470, 1), (670, 494), (656, 488)]), "8a2430"),
                (p.circle(722, 450, 11, 14), skin)])  # fmt: skip
    limb(img, [(722, 538), (680, 620), (602, 588)], [46, 38, 27], skin)
    piece(img, [(752, 530), (724, 508), (694, 524), (690, 570), (716, 590), (744, 572)], "e8433a", 3)
    limb(img, [(612, 622), (598, 574), (584, 522)], [20, 22, 18], "b8642c", 3)
    for x, y in ((600, 590), (594, 558)):
        piece(img, [(x + 18, y - 18), (x - 6, y - 22), (x - 20, y - 4), (x - 14, y + 16), (x + 10, y + 18)], skin, 3)


def ship(img: p.Array) -> None:
    """The steamer in mid-jump, spray below, its captain at the rail with a fist in the air."""

    def at(path: skia.Path) -> skia.Path:
        return p.moved(path, 398, 476, 1.06, -11)

    for k, (x, y, r) in enumerate(
        (
            (300, 716, 16),
            (344, 760, 20),
            (398, 740, 13),
            (440, 772, 22),
            (492, 734, 15),
            (380, 808, 14),
            (462, 822, 11),
            (326, 690, 9),
            (500, 686, 9),
        )
    ):
        cp.sheet(img, p.spline([(x, y - r * 1.5, 1), (x + r, y + r * 0.3), (x, y + r), (x - r, y + r * 0.3)]), "dff3fb", 5, seed=k)
    for x, y, r in ((398, 108, 60), (452, 84, 66), (520, 104, 52), (364, 150, 34), (344, 188, 24)):
        cp.sheet(img, p.circle(x, y, r, r * 0.86), "fff8ea", 5, seed=3)
    for path, colour in (
        (p.poly([(-8, -120), (50, -120), (46, -250), (-4, -250)]), "e8433a"),
        (p.poly([(-6, -222), (48, -222), (46, -252), (-4, -252)]), INK),
        (p.poly([(-84, -20), (-76, -76), (96, -76), (104, -20)]), "fffaf0"),
        (p.poly([(-52, -72), (-48, -126), (70, -126), (76, -72)]), "fff2d2"),
    ):
        cp.sheet(img, at(path), colour, 5, seed=5)
    captain(img, at)
    hull = p.spline([(-168, -40, 1), (-60, -22), (60, -22), (190, -52, 1), (170, 20), (140, 84, 1), (0, 96), (-118, 84, 1), (-150, 30)])
    cp.sheet(img, at(hull), "26305e", 8, seed=6)
    cp.sheet(img, at(p.spline([(-128, 66, 1), (0, 76), (148, 64, 1), (138, 88, 1), (0, 100), (-116, 88, 1)])), "e8433a", 2, seed=7)
    marks(img, [(at(p.circle(x, y, 15)), "ffd98a") for x, y in ((-96, 14), (-40, 22), (20, 24), (80, 18), (132, 4))])
    marks(img, [(at(p.rect(x, -56, 24, 22, 4)), "2f93d0") for x in (-56, 40, 72)])
    marks(img, [(at(p.rect(x, -110, 22, 20, 4)), "2f93d0") for x in (-30, 40)])


def captain(img: p.Array, at: Callable[[skia.Path], skia.Path]) -> None:
    """A white beard, a cap, one fist."""
    cp.sheet(img, at(p.ribbon([(-120, -56), (-158, -82), (-166, -128)], [28, 24, 19], 20, True)), "26305e", 4, seed=2)
    cp.sheet(img, at(p.circle(-166, -142, 17)), "e8a47c", 3, seed=2)
    cp.sheet(img, at(p.spline([(-142, -24, 1), (-138, -70), (-110, -84), (-82, -70), (-78, -20, 1)])), "26305e", 4, seed=2)
    cp.sheet(img, at(p.circle(-110, -106, 27)), "e8a47c", 4, seed=2)
    cp.sheet(img, at(p.spline([(-138, -104, 1), (-112, -92), (-82, -106, 1), (-84, -76), (-110, -58), (-134, -76)])), "fffaf0", 3, seed=2)
    cp.sheet(
        img, at(p.spline([(-142, -116, 1), (-138, -146), (-108, -156), (-80, -144), (-78, -118, 1), (-110, -124)])), "fffaf0", 3, seed=2
    )
    marks(
        img,
        [
            (at(p.poly([(-142, -114), (-78, -116), (-78, -126), (-142, -124)])), INK),
            (at(p.circle(-120, -108, 4)), INK),
            (at(p.circle(-102, -109, 4)), INK),
        ],
    )


def gull(img: p.Array) -> None:
    """One gull gets out of the way."""
    piece(img, [(78, 176, 1), (112, 150), (150, 160), (176, 186), (206, 150), (240, 140), (282, 158, 1), (238, 164), (212, 190), (186, 220), (160, 212), (146, 184), (116, 170)],
          "fffaf0", 6)  # fmt: skip
    marks(
        img,
        [
            (p.poly([(182, 216), (204, 222), (184, 226)]), "f0902c"),
            (p.poly([(78, 176), (104, 156), (110, 170)]), INK),
            (p.poly([(282, 158), (252, 143), (246, 160)]), INK),
        ],
    )


def paint() -> p.Array:
    """The card."""
    img = cp.stock(SKY, 1)
    cp.sheet(img, p.circle(410, 372, 300), "fff0cc", 4, seed=2)
    gull(img)
    sea(img)
    ship(img)
    cliffs(img)
    boy(img)
    girl(img)
    return np.clip(img, 0, 1)
