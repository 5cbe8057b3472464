"""A goose migrates down one long staircase, from season to season of a doll's house; the old one stays in the attic.

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
TOP, FOOT, STEPS = (690.0, 442.0), (122.0, 1134.0), 12  # the stair, from the attic to the grass


def house(pt: Poster) -> None:
    """Night, the white doll's house, and four storeys, each in its own light."""
    pt.fill(
        p.rect(-10, -10, 820, 1220),
        NIGHT,
        [(p.points("-20,1080 200,1100 480,1070 820,1104 820,1220! -20,1220!"), "2d4a80")],
        streak=0.02,
    )
    pt.fill(p.rect(62, 400, 676, 770), WALL, [(p.rect(712, 300, 60, 900), "cfc6c4")], flow=1.5, streak=0.02)
    pt.fill(p.poly(p.points("80,442 110,150 400,50 690,150 720,442")), "5f86bc", flow=0.6, streak=0.02)
    pt.fill(p.rect(96, 462, 608, 150), "f0982c", [(p.rect(90, 590, 640, 30), "c8641e")], streak=0.025)
    pt.fill(p.rect(96, 632, 608, 240), "6cc8ee", [(p.rect(90, 820, 640, 60), "5aa53a")], streak=0.02)
    pt.fill(p.rect(96, 892, 608, 242), "fbc3cc", [(p.rect(90, 1082, 640, 60), "9ecb62")], streak=0.015)
    for y, well in ((442, 600), (612, 300), (872, 96)):
        pt.mark(p.rect(84, y, well - 84, 20), WALL)
        pt.mark(p.rect(TOP[0] - (y - TOP[1]) * 0.82 + 40, y, 720 - TOP[0] + (y - TOP[1]) * 0.82 - 60, 20), WALL)
    for x, y, r in (
        (34, 90, 7),
        (108, 40, 6),
        (640, 44, 6),
        (748, 96, 8),
        (24, 300, 5),
        (772, 330, 7),
        (30, 620, 6),
        (770, 700, 6),
        (28, 930, 5),
    ):
        pt.mark(p.circle(x, y, r), SNOW)
    pt.fill(
        p.points("-20,1164 160,1150 400,1162 640,1148 820,1160 820,1220! -20,1220!"),
        SNOW,
        [(p.points("420,1180 640,1160 830,1172 830,1230 380,1230"), BLUE)],
        streak=0.02,
    )


def roof(pt: Poster) -> None:
    """A mansard deep in snow: winter has stayed upstairs."""
    snow = p.points(
        "14,452 24,410 52,300 92,150 130,108 260,50 400,10 540,50 670,108 708,150 748,300 776,410 786,452 752,474 "
        "708,446 692,340 652,190 530,136 400,84 270,136 148,190 108,340 92,446 48,474"
    )
    shade = p.points("400,52 540,92 676,150 722,300 790,440 790,480 700,450 692,340 652,190 400,84")
    pt.fill(snow, SNOW, [(shade, BLUE)], flow=0.7, streak=0.02)
    for x, y, r in ((196, 250, 7), (250, 192, 6), (150, 340, 7), (620, 226, 6), (214, 330, 5), (650, 300, 5)):
        pt.mark(p.circle(x, y, r), SNOW)
    pt.fill(
        p.points("96,444! 110,408 150,400 196,424 236,444!"),
        SNOW,
        [([(150, 440), (170, 410), (240, 450)], BLUE)],
        streak=0,
    )


def tread(k: float) -> tuple[float, float]:
    """The nose of a step, counted from the attic."""
    t = k / STEPS
    return TOP[0] + (FOOT[0] - TOP[0]) * t, TOP[1] + (FOOT[1] - TOP[1]) * t


def stair(pt: Poster) -> None:
    """One stair through all four seasons, with a red runner and one banister."""
    edge = [TOP]
    for k in range(STEPS):
        (x0, _), (x1, y1) = tread(k), tread(k + 1)
        edge += [(x0, y1), (x1, y1)]
    low = (FOOT[0] + 86, FOOT[1])
    pt.fill(
        p.poly([*edge, low, (704, 530), (704, TOP[1])]),
        "8e4630",
        [(p.poly([(low[0] - 40, 1140), (720, 480), (720, 560), (low[0] + 10, 1140)]), "652c26")],
        flow=2.26,
        streak=0.02,
    )
    top, end = (TOP[0] - 34, TOP[1] - 66), (FOOT[0] + 4, FOOT[1] - 112)
    for k in range(2, STEPS):
        x, y = tread(k)[0] + 24, tread(k)[1]
        pt.line([(x, y), (x, top[1] + (end[1] - top[1]) * (top[0] - x) / (top[0] - end[0]))], [8, 8], "f0dcc0")
    for a, b in itertools.pairwise(edge):
        flat = abs(a[1] - b[1]) < 1
        pt.line([a, b], [14, 14] if flat else [9, 9], RED if flat else CRIMSON)
    pt.line([(top[0], top[1] + 6), (end[0], end[1] + 6)], [16, 16], "a88a70")
    pt.line([top, end], [14, 14], "fff0d8")
    for (x, y), foot in ((top, tread(1)[1] - 6), (end, FOOT[1])):
        pt.fill(
            p.rect(x - 11, y - 10, 22, foot - y + 10, r=3),
            "fff0d8",
            [(p.rect(x + 2, y - 20, 30, 200), "c8a888")],
            streak=0.01,
        )
        pt.fill(p.circle(x, y - 20, 18), RED, [(p.circle(x + 10, y - 14, 14), CRIMSON)], streak=0.01)


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


def feathers(pt: Poster, lines: Sequence[p.Points], shade: str) -> None:
    """Cut lines in a wing."""
    for line in lines:
        pt.line(line, [1, 5, 4], shade)


def old_one(pt: Poster) -> None:
    """In the attic: armchair, nightcap, spectacles, a blanket, one wing up; he is not going anywhere."""
    shade = "9fb4d8"
    pt.mark(p.circle(384, 373, 128, 7), "33558c")
    pt.fill(
        p.points("300,368! 296,262 318,196 384,176 446,198 466,264 462,368!"),
        "2f7a5a",
        [(p.points("400,170 480,200 480,380 420,380"), "205a48")],
        flow=1.4,
        streak=0.02,
    )
    wing = p.points(
        "428,306 452,268 456,230 450,196 464,190 478,216 478,176 494,174 500,212 510,184 526,190 520,228 534,216 "
        "544,228 524,272 486,316 444,336"
    )
    pt.fill(wing, WHITE, [(p.points("470,330 560,230 560,340 440,350"), shade)], streak=0.015)
    feathers(pt, [[(482, 222), (484, 252), (474, 276)], [(506, 226), (502, 254), (490, 278)]], shade)
    pt.fill(p.points("326,350 330,304 368,276 410,280 440,312 440,350"), WHITE, streak=0.015)
    pt.fill(
        p.ribbon([(384, 300), (376, 262), (384, 232)], [50, 38, 36], 20, True),
        WHITE,
        [(p.rect(388, 200, 40, 100), shade)],
        streak=0.01,
    )
    scarf(pt, 380, 272, 4, tail=[(398, 276), (410, 304), (404, 336)])
    head(pt, 378, 224, turn=-10, scale=1.05)
    pt.line(p.points("364,232 357,220 364,208 378,208 385,220 378,232 364,232"), [3] * 3, "b8862c")
    pt.line([(384, 217), (404, 214)], [3, 3], "b8862c")
    pt.fill(
        p.points("350,206! 364,176 392,164 422,178 448,214 442,220 414,204 406,214! 380,201"),
        "5a4aa0",
        [(p.points("396,156 460,190 460,230 404,220"), "43367e")],
    )
    pt.mark(p.circle(446, 222, 11), WHITE)
    pt.fill(
        p.points("308,368! 314,336 336,316 380,310 424,316 450,336 456,368!"),
        "f0b52e",
        [(p.rect(348, 300, 14, 80), CRIMSON), (p.rect(402, 300, 14, 80), CRIMSON), (p.rect(300, 338, 200, 9), CRIMSON)],
    )
    for x in (286, 448):
        pt.mark(p.rect(x + 6, 362, 18, 12, r=3), "5c2a1c")
        pt.fill(
            [(x, 366, 1), (x - 4, 318), (x + 14, 304), (x + 34, 318), (x + 32, 366, 1)],
            "3c9068",
            [(p.rect(x + 18, 300, 30, 90), "205a48")],
            streak=0.02,
        )


def traveller(pt: Poster) -> None:
    """In a hurry for the sun: neck out, sunglasses on, scarf flying, the suitcase strapped to the back."""
    shade, strap = "a4c4e0", "7a3c2c"
    (x6, y6), (x8, y8) = tread(6), tread(8)
    webbed(pt, x6 + 30, y6 - 6, (436, 716))
    webbed(pt, x8 + 32, y8 - 6, (350, 770))
    with pt.at(428, 566, 1, turn=-24):
        pt.fill(
            p.rect(-74, -78, 148, 122, r=10),
            "1f8a8c",
            [
                (p.rect(-90, -6, 200, 60), "146268"),
                (p.rect(-48, -90, 17, 140), strap),
                (p.rect(30, -90, 17, 140), strap),
            ],
            streak=0.02,
        )
        pt.line(p.points("-24,-78 -20,-98 20,-98 24,-78"), [9] * 3, strap)
    shape = p.points("284,712 294,768 340,800 400,784 462,722 524,640 584,552! 530,572 470,584 400,596 326,640")
    path = p.spline(shape)
    pt.fill(path, WHITE, [(p.cut(path, p.moved(path, -8, -26)), shade)], flow=0.3, streak=0.015)
    with pt.within(path):
        for belt in ([(362, 590), (356, 680), (372, 810)], [(452, 570), (440, 660), (446, 780)]):
            pt.line(belt, [15, 15, 15], strap)
    wing = p.points("336,700 366,660 430,646 500,616 572,566! 536,634 488,690 430,736 368,746")
    pt.fill(p.moved(p.spline(wing), 0, 9), shade, streak=0)
    pt.fill(wing, WHITE, streak=0.015)
    pt.line(p.points("346,724 338,698 366,662 430,648 486,624"), [1, 6, 6, 5, 1], shade)
    feathers(
        pt,
        [
            [(540, 598), (486, 644), (440, 666)],
            [(514, 642), (470, 678), (424, 694)],
            [(474, 698), (430, 718), (396, 716)],
        ],
        shade,
    )
    neck = p.points("338,700 286,676 250,690 214,684")
    pt.fill(
        p.ribbon(neck, [110, 66, 46, 44], 30, True),
        WHITE,
        [(p.points("300,790 290,716 250,712 190,706 200,800"), shade)],
        streak=0.01,
    )
    head(pt, 204, 672, turn=-4, scale=1.45, eye="glasses")
    pt.line(p.points("274,676 306,604 336,590 342,540"), [22, 30, 26, 18], CRIMSON)
    with pt.at(272, 684, turn=-76):
        pt.fill(p.rect(-40, -17, 78, 34, r=12), RED, [(p.rect(-50, 2, 100, 30), CRIMSON)])


def webbed(pt: Poster, x: float, y: float, knee: tuple[float, float]) -> None:
    """An orange leg with a bent shank, and its web flat on the tread."""
    bend = ((knee[0] + x) / 2 + 12, (knee[1] + y) / 2)
    pt.line([knee, bend, (x, y - 6)], [20, 13, 12], "d0641a")
    pt.fill(
        [(x + 12, y - 12), (x - 20, y - 10), (x - 52, y - 3, 1), (x - 50, y + 4, 1), (x + 16, y + 4, 1)],
        BEAK,
        [(p.rect(x - 60, y - 1, 90, 8), "d0641a")],
    )


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
    """Falling leaves, one sun, one branch in blossom."""
    for x, y, a, tone in (
        (150, 510, 20, "ffe27a"),
        (236, 552, 70, "b8341e"),
        (300, 500, 130, "ffe27a"),
        (560, 484, 40, "b8341e"),
        (190, 590, 100, "e2522a"),
    ):
        with pt.at(x, y, 1.9, turn=a):
            pt.mark(p.points("-13,0! 0,-7 13,0! 0,7"), tone)
            pt.line([(-18, 0), (8, 0)], [1.5, 1], "7a2c1c")
    pt.fill(p.circle(206, 746, 96), "fff2a8", [(p.circle(206, 746, 78), "ffd92e")], streak=0.015)
    pt.line(p.points("698,1012 640,1000 560,1010 480,988"), [22, 20, 14, 6], "7a4434")
    pt.line([(632, 1002), (590, 962), (560, 950)], [14, 9, 5], "7a4434")
    for x, y, r in ((478, 986, 32), (560, 948, 34), (540, 1012, 26), (614, 976, 28), (664, 1004, 32), (600, 1026, 22)):
        blossom(pt, x, y, r)


def paint() -> p.Array:
    """House, seasons, the stair, and two geese."""
    img = g.board(NIGHT, 2)
    pt = Poster(20)
    house(pt)
    seasons(pt)
    stair(pt)
    with pt.at(380 - 1.42 * 385, 442 - 1.42 * 372, 1.42):
        old_one(pt)
    roof(pt)
    traveller(pt)
    pt.lay(img)
    return img
