"""Geese migrate down a staircase: one season on each floor of a doll's house, and the old one stays in the attic.

Technique: flat poster gouache.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence

from art import paint as p
from art.paint.voices import gouache as g
from art.paint.voices.poster import Poster
from art.paint.voices.printing import PLAIN

NUMBER, TITLE = 20, "South, Second Floor"
FINISH = PLAIN

NIGHT, WALL, SNOW, BLUE = "16284e", "fbf4e6", "ffffff", "a9bfe0"
WHITE, BEAK, RED, CRIMSON, INK = "fffdf6", "f58a1f", "e2322c", "a81e2c", "23202e"
FLOORS = (372, 622, 890, 1134)  # the ground line of winter, autumn, summer, spring


def house(pt: Poster) -> None:
    """Night, the white doll's house, and four rooms, each in its own light."""
    pt.fill(
        p.rect(-10, -10, 820, 1220),
        NIGHT,
        [(p.points("-20,1080 200,1100 480,1070 820,1104 820,1220! -20,1220!"), "2d4a80")],
        flow=0.5,
    )
    pt.fill(
        p.poly(p.points("62,356 400,40 738,356 738,1168 62,1168")),
        WALL,
        [(p.rect(704, 300, 60, 900), "cfc6c4")],
        flow=1.5,
        streak=0.02,
    )
    pt.fill(
        p.poly([(96, 372), (400, 90), (704, 372)]),
        "5f86bc",
        [(p.poly([(250, 372), (400, 90), (720, 380)]), "4a6ea6")],
        flow=0.6,
    )
    pt.fill(
        p.rect(96, 392, 608, 230),
        "f3a634",
        [(p.poly(p.points("420,380 720,380 720,640 300,640")), "e08a26"), (p.rect(90, 586, 640, 50), "b4541e")],
    )
    pt.fill(p.rect(96, 642, 608, 248), "6cc8ee", [(p.rect(90, 818, 640, 90), "5aa53a")])
    pt.fill(
        p.rect(96, 910, 608, 224),
        "fbc3cc",
        [(p.poly(p.points("90,900 460,900 250,1150 90,1150")), "fdd9dc"), (p.rect(90, 1090, 640, 60), "9ecb62")],
    )
    snow = p.points(
        "10,372 22,330 200,160 330,40 400,4 470,40 600,160 778,330 792,372 760,386 700,340 560,212 400,78 240,212 "
        "100,342 40,388"
    )
    pt.fill(
        p.poly(p.points("596,60 668,60 668,240 596,170")),
        "b8503c",
        [(p.poly(p.points("640,50 680,50 680,260 640,220")), "7e2e34")],
    )
    pt.fill(p.points("584,64 590,36 632,26 676,40 682,66 632,72"), SNOW)
    pt.fill(
        snow, SNOW, [(p.points("400,40 560,170 720,318 800,360 800,400 690,350 400,96"), BLUE)], flow=0.7, streak=0.02
    )
    for x, y, r in (
        (40, 120, 7),
        (120, 60, 5),
        (210, 96, 8),
        (520, 40, 6),
        (740, 130, 8),
        (760, 40, 5),
        (28, 520, 6),
        (770, 470, 7),
        (34, 760, 5),
        (768, 700, 5),
        (84, 236, 5),
        (700, 216, 6),
    ):
        pt.mark(p.circle(x, y, r), SNOW)
    pt.fill(
        p.points("-20,1164 160,1150 400,1162 640,1148 820,1160 820,1220! -20,1220!"),
        SNOW,
        [(p.points("420,1180 640,1160 830,1172 830,1230 380,1230"), BLUE)],
        streak=0.02,
    )


def flight(pt: Poster, top: tuple[float, float], foot: tuple[float, float], steps: int) -> None:
    """A flight of stairs with a red runner: the same one on every floor, so that the seasons hang together."""
    (x0, y0), (x1, y1) = top, foot
    dx, dy = (x1 - x0) / steps, (y1 - y0) / steps
    edge = [(x0, y0)]
    for k in range(steps):
        edge += [(x0 + dx * k, y0 + dy * (k + 1)), (x0 + dx * (k + 1), y0 + dy * (k + 1))]
    side = 1 if dx < 0 else -1
    back = [(x1 + side * 62, y1), (x0 + side * 62, y0 - 2)]
    pt.fill(
        p.poly([*edge, *back]),
        "8e4630",
        [(p.poly([(x1 + side * 34, y1 + 4), (x0 + side * 34, y0 - 4), back[1], back[0]]), "652c26")],
        flow=0.9,
    )
    for a, b in itertools.pairwise(edge):
        flat = abs(a[1] - b[1]) < 1
        pt.line([a, b], [13, 13] if flat else [8, 8], RED if flat else CRIMSON)


def scarf(pt: Poster, x: float, y: float, turn: float, tail: Sequence[tuple[float, float]]) -> None:
    """Red, wound once about a neck; its end hangs or flies."""
    pt.line(list(tail), [10, 18, 20], CRIMSON)
    with pt.at(x, y, turn=turn):
        pt.fill(p.rect(-25, -11, 50, 23, r=9), RED, [(p.rect(-4, 2, 40, 14), CRIMSON)])


def head(
    pt: Poster, x: float, y: float, turn: float = 0, scale: float = 1, flip: bool = False, eye: str = "open"
) -> None:
    """A goose's head, facing left: a wedge of a beak, one eye."""
    with pt.at(x, y, scale, turn=turn, flip=flip):
        pt.fill(
            p.points("-16,-8! -42,-1 -58,7 -54,13 -14,15!"), BEAK, [(p.points("-60,8 -14,4 -14,20 -60,20"), "d0641a")]
        )
        pt.fill(p.points("-22,-4 -12,-20 8,-23 24,-10 24,8 8,20 -14,16"), WHITE, streak=0.01)
        if eye == "open":
            pt.mark(p.circle(-6, -5, 4.6, 5.4), INK)
        elif eye == "shut":
            pt.line([(-13, -5), (-6, -1), (2, -5)], [2, 4, 2], INK)
        else:
            pt.mark(p.spline(p.points("-19,-12! 4,-13! 2,0 -10,3")), INK)
            pt.line([(2, -11), (22, -9)], [4, 4], INK)


def foot(pt: Poster, x: float, y: float, knee: tuple[float, float], left: bool = True) -> None:
    """An orange leg and its web."""
    pt.line([knee, (x, y - 4)], [9, 8], "d0641a")
    s = -1 if left else 1
    pt.fill(p.poly([(x - s * 6, y - 8), (x + s * 34, y - 4), (x + s * 30, y + 5), (x - s * 8, y + 4)]), BEAK)


def body(pt: Poster, shape: p.Points, shade: str, wing: p.Points) -> None:
    """White above, one hard shade below, and a wing with three cut feathers."""
    path = p.spline(shape)
    pt.fill(path, WHITE, [(p.cut(path, p.moved(path, -4, -24)), shade)], flow=0.3, streak=0.015)
    pt.fill(p.moved(p.spline(wing), 3, 7), shade, streak=0)
    pt.fill(wing, WHITE, streak=0.015)


def feathers(pt: Poster, lines: Sequence[p.Points], shade: str) -> None:
    """Cut lines in a wing."""
    for line in lines:
        pt.line(line, [1, 5, 4], shade)


def old_one(pt: Poster) -> None:
    """In the attic: armchair, nightcap, spectacles, a blanket, one wing up; he is not going anywhere."""
    shade = "9fb4d8"
    pt.fill(
        p.points("300,372! 296,262 318,196 384,176 446,198 466,264 462,372!"),
        "2f7a5a",
        [(p.points("400,170 480,200 480,380 420,380"), "205a48")],
        flow=1.4,
    )
    wing = p.points(
        "428,306 452,268 456,230 450,196 464,190 478,216 478,176 494,174 500,212 510,184 526,190 520,228 534,216 "
        "544,228 524,272 486,316 444,336"
    )
    pt.fill(wing, WHITE, [(p.points("470,330 560,230 560,340 440,350"), shade)], streak=0.015)
    feathers(pt, [[(482, 222), (484, 252), (474, 276)], [(506, 226), (502, 254), (490, 278)]], shade)
    pt.fill(p.points("326,366 330,304 368,276 410,280 440,312 440,370"), WHITE, streak=0.015)
    pt.fill(
        p.ribbon([(384, 300), (376, 262), (384, 232)], [50, 38, 36], 20, True),
        WHITE,
        [(p.rect(388, 200, 40, 100), shade)],
        streak=0.01,
    )
    scarf(pt, 380, 272, 4, tail=[(398, 276), (410, 304), (404, 336)])
    head(pt, 378, 224, turn=-6, scale=0.95, eye="shut")
    pt.line(p.points("362,232 356,222 362,212 374,212 380,222 374,232 362,232"), [3] * 3, "b8862c")
    pt.fill(
        p.points("352,208! 366,178 392,168 420,180 446,214 440,218 412,204 406,216! 380,204"),
        "5a4aa0",
        [(p.points("396,160 460,190 460,230 404,220"), "43367e")],
    )
    pt.mark(p.circle(444, 220, 11), WHITE)
    pt.fill(
        p.points("312,372! 318,330 360,322 420,328 452,340 456,372!"),
        "f0b52e",
        [(p.rect(352, 310, 16, 80), CRIMSON), (p.rect(404, 310, 16, 80), CRIMSON), (p.rect(300, 346, 200, 9), CRIMSON)],
    )
    for x in (286, 448):
        pt.fill(
            [(x, 372, 1), (x - 4, 318), (x + 14, 304), (x + 34, 318), (x + 32, 372, 1)],
            "3c9068",
            [(p.rect(x + 18, 300, 30, 90), "205a48")],
        )
    pt.fill(p.rect(196, 306, 56, 66, r=4), "3a3a4c", [(p.rect(234, 300, 30, 80), "26263a")])
    pt.fill(p.rect(206, 324, 30, 30, r=3), "ffb02e", [([(210, 354), (220, 330), (230, 354)], "fff0a0")])
    pt.line([(224, 306), (224, 250)], [11, 11], "3a3a4c")


def lamp_goose(pt: Poster) -> None:
    """On the first flight, stiff as a porter, the standing lamp over the shoulder."""
    shade = "e2b48a"
    foot(pt, 508, 528, (536, 500))
    foot(pt, 566, 470, (566, 500))
    body(
        pt,
        p.points("486,452 494,424 530,420 580,444 626,440! 612,476 574,506 526,512 494,488"),
        shade,
        p.points("512,450 540,436 584,448 612,446! 592,476 552,486 520,476"),
    )
    pt.fill(p.ribbon([(506, 462), (490, 432), (496, 410)], [52, 34, 26], 24, True), WHITE, streak=0.01)
    head(pt, 494, 408, scale=0.72)
    pt.line([(640, 470), (560, 468), (468, 462)], [7, 7, 7], "5c3a2c")
    pt.fill(
        p.poly(p.points("474,434 474,490 404,514 404,410")),
        "f6e27a",
        [(p.poly(p.points("474,466 474,490 404,514 404,474")), "d8b440")],
        flow=0,
    )
    for a, b in (((474, 446), (404, 436)), ((474, 460), (404, 462)), ((474, 474), (404, 488))):
        pt.line([a, b], [2, 3], "c08a2a")
    pt.line([(406, 410), (403, 462), (406, 514)], [8, 8, 8], RED)
    pt.line(p.points("642,484 650,520 628,540 640,566 626,580"), [3, 4, 4, 4, 4], INK)
    pt.mark(p.rect(618, 578, 18, 18, r=4), INK)
    pt.fill(p.points("636,448 646,452 648,488 638,492"), "5c3a2c")
    pt.fill(p.points("520,458 548,450 574,460 566,482 534,486"), WHITE, streak=0.01)
    feathers(pt, [[(540, 484), (536, 472), (540, 462)], [(556, 482), (552, 472), (556, 464)]], shade)
    scarf(pt, 497, 440, -10, tail=[(508, 444), (522, 462), (520, 486)])


def suitcase_goose(pt: Poster) -> None:
    """The biggest, in a hurry for the sun: neck out, sunglasses on, scarf flying, one wing behind with the suitcase."""
    shade = "a4c4e0"
    foot(pt, 346, 852, (306, 800), left=False)
    foot(pt, 226, 752, (262, 790), left=False)
    with pt.at(152, 742, 1, turn=8):
        pt.fill(
            p.rect(-50, 0, 92, 72, r=8),
            "e9b23a",
            [
                (p.rect(-60, 40, 120, 50), "c98a24"),
                (p.rect(-30, -4, 12, 90), "7a3c2c"),
                (p.rect(12, -4, 12, 90), "7a3c2c"),
            ],
        )
        pt.line(p.points("-18,2 -14,-18 8,-18 12,2"), [7] * 3, "7a3c2c")
    body(
        pt,
        p.points("384,736 372,776 336,812 280,820 232,794 196,752 164,738! 196,724 252,726 300,714 350,706"),
        shade,
        p.points("330,734 300,728 240,738 190,726 150,716 146,730 176,744 216,768 262,784 312,772"),
    )
    feathers(
        pt,
        [
            [(190, 730), (226, 742), (262, 746)],
            [(196, 746), (236, 758), (272, 760)],
            [(226, 766), (256, 772), (286, 770)],
        ],
        shade,
    )
    pt.fill(
        p.ribbon(p.points("348,752 388,726 416,730 448,716"), [84, 50, 36, 34], 30, True),
        WHITE,
        [(p.points("350,800 380,752 420,748 470,730 470,800"), shade)],
        streak=0.01,
    )
    head(pt, 462, 708, turn=8, flip=True, eye="glasses", scale=1.1)
    pt.line(p.points("390,718 352,690 318,694 290,676"), [18, 24, 20, 15], CRIMSON)
    with pt.at(398, 728, turn=64):
        pt.fill(p.rect(-31, -14, 60, 28, r=10), RED, [(p.rect(2, -20, 40, 40), CRIMSON)])


def gosling(pt: Poster) -> None:
    """The youngest takes the stairs by air, wings out like a bat."""
    down, shade = "ffe27a", "d8a838"
    for wing in (
        p.points("586,972 610,936 640,926 632,950 644,960 622,972 626,990 600,996"),
        p.points("546,976 520,944 490,940 500,960 486,972 508,982 508,998 540,1000"),
    ):
        pt.fill(wing, down, streak=0.02)
    foot(pt, 540, 1046, (560, 1018))
    foot(pt, 586, 1048, (580, 1020), left=False)
    pt.fill(
        p.points("540,976 566,958 594,976 604,1008 580,1032 548,1030 532,1006"),
        down,
        [(p.points("580,950 620,990 600,1050 530,1040 570,1016"), shade)],
        streak=0.02,
    )
    pt.fill(p.circle(558, 944, 33, 31), down, [(p.points("570,916 600,940 580,990 560,970"), shade)], streak=0.02)
    pt.fill(p.points("534,942! 508,950 512,958 538,958!"), BEAK)
    pt.mark(p.circle(549, 936, 5.4), INK)
    for line in ([(560, 916), (562, 902), (572, 896)], [(564, 916), (574, 906), (584, 906)]):
        pt.line(line, [5, 4, 2], down)
    pt.line([(580, 976), (606, 962), (628, 974)], [12, 14, 9], CRIMSON)
    pt.fill(p.rect(540, 970, 48, 18, r=8), RED)


def spring_goose(pt: Poster) -> None:
    """Already there: settled in the grass, neck laid back, smelling the blossom; the goldfish came along."""
    shade = "d8a8c4"
    pt.line(p.points("104,1000 150,972 214,966 262,944"), [22, 17, 11, 5], "7a4434")
    pt.line([(158, 970), (190, 938), (214, 930)], [10, 7, 4], "7a4434")
    for x, y, r in ((214, 930, 26), (266, 950, 22), (180, 958, 24), (226, 978, 18), (138, 950, 22), (124, 992, 16)):
        blossom(pt, x, y, r)
    body(
        pt,
        p.points("196,1106 204,1070 246,1056 300,1066 352,1058! 346,1090 326,1122 270,1134 220,1130"),
        shade,
        p.points("236,1082 270,1072 312,1080 342,1072! 332,1098 296,1112 256,1108"),
    )
    feathers(pt, [[(266, 1104), (292, 1100), (316, 1086)]], shade)
    pt.fill(p.ribbon(p.points("222,1104 204,1074 222,1044 230,1016"), [56, 36, 26, 24], 30, True), WHITE, streak=0.01)
    head(pt, 232, 1008, turn=30, scale=0.72, eye="shut")
    scarf(pt, 216, 1060, 18, tail=[(222, 1064), (240, 1084), (238, 1108)])
    pt.fill(p.circle(404, 1096, 36, 34), "d8f2f4", [(p.rect(360, 1084, 90, 60), "8cd0e0")], streak=0.01)
    pt.mark(p.circle(404, 1066, 25, 6), "ffffff")
    pt.fill(p.points("390,1102 406,1092 418,1100 430,1090 428,1114 418,1106 404,1112"), "f5711f")


def blossom(pt: Poster, x: float, y: float, r: float) -> None:
    """One cherry flower, light above."""
    for k in range(5):
        t = k * math.tau / 5 + x
        pt.mark(
            p.circle(x + r * 0.55 * math.cos(t), y + r * 0.55 * math.sin(t), r * 0.46),
            "fff4f4" if math.sin(t) < 0.3 else "f7a3b8",
        )
    pt.mark(p.circle(x, y, r * 0.22), "d84a72")


def seasons(pt: Poster) -> None:
    """One tree that turns, one sun, two sunflowers."""
    pt.line([(300, 622), (296, 540), (286, 480)], [20, 14, 8], "5c2a1c")
    for limb in ([(296, 550), (330, 510), (346, 470)], [(294, 530), (252, 500), (232, 470)]):
        pt.line(limb, [10, 7, 3], "5c2a1c")
    for x, y, r, tone in (
        (286, 452, 40, "ffd84a"),
        (238, 470, 32, "e2522a"),
        (342, 466, 34, "f8c02e"),
        (262, 502, 22, "ffd84a"),
        (322, 500, 20, "e2522a"),
    ):
        path = p.spline(
            [
                (x - r, y + 4),
                (x - r * 0.7, y - r * 0.7),
                (x, y - r * 0.9),
                (x + r * 0.8, y - r * 0.5),
                (x + r, y + r * 0.3),
                (x + r * 0.2, y + r * 0.8),
                (x - r * 0.6, y + r * 0.6),
            ]
        )
        pt.fill(path, tone, flow=-0.8)
    for x, y, a in ((150, 560, 20), (196, 520, 70), (376, 560, 130), (248, 586, 10), (352, 604, 40), (420, 500, 80)):
        with pt.at(x, y, 1, turn=a):
            pt.mark(p.points("-11,0! 0,-6 11,0! 0,6"), "ffd84a" if a % 20 else "e2522a")
    pt.fill(p.circle(606, 716, 66), "fff2a8", [(p.circle(606, 716, 52), "ffd92e")])
    for x, y, r in ((556, 764, 25), (624, 808, 19)):
        pt.line([(x + 4, 886), (x + 6, y + 60), (x, y)], [7, 7, 6], "2f6e2c")
        pt.fill([(x + 6, y + 70), (x + 30, y + 48), (x + 44, y + 56), (x + 20, y + 74)], "2f6e2c")
        pt.fill(p.star(x, y, r * 1.45, 11, inner=0.66), "f9b81c")
        pt.fill(p.circle(x, y, r * 0.66), "5c2a1c")


def paint() -> p.Array:
    """House, seasons, stairs, geese."""
    img = g.board(NIGHT, 2)
    pt = Poster(20)
    house(pt)
    seasons(pt)
    for y in (372, 622, 890):
        gaps = {372: (590, 700), 622: (100, 214), 890: (594, 702)}[y]
        pt.mark(p.rect(84, y, gaps[0] - 84, 20), WALL)
        pt.mark(p.rect(gaps[1], y, 706 - gaps[1], 20), WALL)
        pt.mark(p.rect(gaps[0], y, gaps[1] - gaps[0], 20), "46202a")
    flight(pt, (636, 374), (430, 622), 7)
    flight(pt, (170, 624), (430, 890), 8)
    flight(pt, (640, 892), (440, 1134), 7)
    old_one(pt)
    lamp_goose(pt)
    with pt.at(26, 0):
        suitcase_goose(pt)
    spring_goose(pt)
    gosling(pt)
    pt.lay(img)
    return img
