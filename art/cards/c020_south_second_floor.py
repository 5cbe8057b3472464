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
WHITE, BEAK, RED, CRIMSON, INK, SLATE = "fffdf6", "f58a1f", "e2322c", "a81e2c", "23202e", "4c5f88"
TOP, FOOT, STEPS = (724.0, 370.0), (54.0, 1140.0), 7  # the stair, from the attic to the grass
DROP = (FOOT[1] - TOP[1]) / (TOP[0] - FOOT[0])


def house(pt: Poster) -> None:
    """Night, the white doll's house, and four storeys, each in its own light."""
    pt.fill(p.rect(-10, -10, 820, 1220), NIGHT, streak=0.02)
    pt.fill(p.rect(24, 330, 752, 850), WALL, [(p.rect(752, 300, 60, 900), "cfc6c4")], flow=1.5, streak=0.02)
    pt.fill(p.poly(p.points("60,350 100,130 400,40 700,130 740,350")), "5f86bc", flow=0.6, streak=0.02)
    pt.fill(p.rect(54, 370, 692, 250), "f0982c", [(p.rect(40, 590, 720, 40), "c8641e")], streak=0.025)
    pt.fill(p.rect(54, 640, 692, 250), "6cc8ee", [(p.rect(40, 830, 720, 70), "5aa53a")], streak=0.02)
    pt.fill(p.rect(54, 910, 692, 232), "fbc3cc", [(p.rect(40, 1092, 720, 60), "9ecb62")], streak=0.015)
    for y, well in ((350, 560), (620, 236), (890, 54)):
        pt.mark(p.rect(40, y, well - 40, 20), WALL)
        x = TOP[0] - (y - TOP[1]) / DROP + 20
        pt.mark(p.rect(x, y, max(0, 748 - x), 20), WALL)
    for x, y, r in ((30, 60, 7), (112, 34, 6), (690, 34, 6), (764, 84, 8), (20, 180, 5), (780, 210, 6)):
        pt.mark(p.circle(x, y, r), SNOW)
    pt.fill(
        p.points("-20,1168 160,1154 400,1166 640,1152 820,1164 820,1220! -20,1220!"),
        SNOW,
        [(p.points("420,1184 640,1164 830,1176 830,1230 380,1230"), BLUE)],
        streak=0.02,
    )


def roof(pt: Poster) -> None:
    """A mansard deep in snow: winter has stayed upstairs."""
    snow = p.points(
        "4,356 12,320 42,220 84,108 130,74 260,34 400,6 540,34 670,74 716,108 758,220 788,320 796,356 766,380 724,352 "
        "706,270 664,152 540,106 400,68 260,106 136,152 94,270 76,352 34,380"
    )
    shade = p.points("400,40 540,70 676,112 726,230 800,340 800,390 716,356 706,270 664,152 400,68")
    pt.fill(snow, SNOW, [(shade, BLUE)], flow=0.7, streak=0.02)
    for x, y, r in ((136, 220, 7), (520, 130, 6), (600, 176, 7), (556, 240, 6), (640, 270, 7)):
        pt.mark(p.circle(x, y, r), SNOW)
    heap = p.points("70,352! 82,326 106,318 132,336 152,352!")
    pt.fill(heap, SNOW, [([(104, 350), (118, 326), (160, 358)], BLUE)], streak=0)


def tread(k: float) -> tuple[float, float]:
    """The nose of a step, counted from the attic."""
    t = k / STEPS
    return TOP[0] + (FOOT[0] - TOP[0]) * t, TOP[1] + (FOOT[1] - TOP[1]) * t


def stair(pt: Poster) -> None:
    """One stair through all four seasons, with a red runner."""
    edge = [TOP]
    for k in range(STEPS):
        (x0, _), (x1, y1) = tread(k), tread(k + 1)
        edge += [(x0, y1), (x1, y1)]
    low, high = (FOOT[0] + 130, FOOT[1]), (746.0, FOOT[1] - (746 - FOOT[0] - 130) * DROP)
    shade = p.poly([(low[0] - 52, low[1]), (high[0], high[1] - 60), high, low])
    pt.fill(p.poly([*edge, low, high, (746, TOP[1])]), "a4563a", [(shade, "6c3028")], flow=2.3, streak=0.02)
    for a, b in itertools.pairwise(edge[:-1]):
        flat = abs(a[1] - b[1]) < 1
        pt.line([a, b], [18, 18] if flat else [12, 12], RED if flat else CRIMSON)


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
            pt.mark(p.spline(p.points("-21,-13! 5,-14! 5,-2 -3,5 -12,4 -19,-3")), INK)
            pt.line([(-14, -8), (-6, -9)], [2, 2], "8ea4c8")
            pt.line([(4, -11), (22, -8)], [4, 4], INK)


def feathers(pt: Poster, lines: Sequence[p.Points], shade: str) -> None:
    """Cut lines in a wing."""
    for line in lines:
        pt.line(line, [1, 5, 4], shade)


def waving(pt: Poster, shade: str) -> None:
    """The old one's wing, held up and open: the arm along the front edge, a fan of long quills behind it."""
    quills = ((450, 300, 14, 74), (460, 284, 0, 80), (468, 268, -13, 86), (474, 256, -26, 92), (478, 246, -39, 96))
    for x, y, turn, long in (*quills, (480, 240, -52, 98), (478, 236, -65, 96), (474, 234, -78, 88)):
        with pt.at(x, y, turn=turn):
            quill = [(-12, -8), (long * 0.5, -13), (long * 0.9, -11), (long, 0), (long * 0.86, 9), (-12, 8)]
            pt.fill(quill, WHITE, [(p.rect(-20, 3, 140, 20), shade), (p.rect(long * 0.7, -30, 60, 60), SLATE)])
    arm = p.ribbon([(424, 326), (452, 288), (474, 242)], [54, 42, 26], 24, True)
    pt.fill(arm, WHITE, [(p.points("440,350 482,284 500,240 500,310 470,354"), shade)], streak=0.01)


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
    waving(pt, shade)
    pt.fill(p.points("326,350 330,304 368,276 410,280 440,312 440,350"), WHITE, streak=0.015)
    pt.fill(
        p.ribbon([(384, 300), (376, 262), (384, 232)], [50, 38, 36], 20, True),
        WHITE,
        [(p.rect(388, 200, 40, 100), shade)],
        streak=0.01,
    )
    scarf(pt, 380, 272, 4, tail=[(398, 276), (410, 304), (404, 336)])
    head(pt, 378, 224, turn=-24, scale=1.05)
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
            p.points("0,366! -4,318 14,304 34,318 32,366!", at=(x, 0)),
            "3c9068",
            [(p.rect(x + 18, 300, 30, 90), "205a48")],
            streak=0.02,
        )


def traveller(pt: Poster) -> None:
    """Off to the sun: breast out, sunglasses on, one foot a step below the other, the suitcase strapped to the back."""
    shade, strap = "a4c4e0", "7a3c2c"
    webbed(pt, 502, tread(3)[1] - 8, (500, 604))
    webbed(pt, 408, tread(4)[1] - 8, (404, 660))
    with pt.at(452, 424, 1.06, turn=-15):
        parts = [(p.rect(-120, 14, 240, 60), "146268")]
        parts += [(p.rect(x, -90, 20, 160), strap) for x in (-62, 42)]
        pt.line(p.points("-28,-74 -22,-100 22,-100 28,-74"), [11] * 3, strap)
        pt.fill(p.rect(-94, -76, 188, 140, r=12), "1f8a8c", parts, streak=0.02)
    body = p.spline(
        p.points(
            "292,500 370,484 460,476 560,452 664,404! 640,468 594,526 534,582 470,640 400,678 326,688 258,664 "
            "222,610 234,546"
        )
    )
    pt.fill(body, WHITE, [(p.cut(body, p.moved(body, -8, -30)), shade)], flow=0.3, streak=0.015)
    neck = p.points("312,606 252,566 238,508 240,468 222,436")
    pt.fill(p.ribbon(neck, [144, 104, 62, 50, 54], 40, True), WHITE, streak=0.01)
    wing = p.spline(
        p.points("298,592 322,546 390,528 480,506 566,474 640,430! 604,500 540,562 460,612 376,634 318,628")
    )
    pt.fill(p.moved(wing, 0, 11), shade, streak=0)
    pt.fill(wing, WHITE, streak=0.015)
    for root, end in (((560, 556), (628, 474)), ((556, 530), (646, 446)), ((552, 504), (660, 410))):
        pt.line([root, ((root[0] + end[0]) / 2 - 4, (root[1] + end[1]) / 2 - 8), end], [6, 22, 19, 3], SLATE)
    feathers(
        pt,
        [
            [(566, 500), (500, 540), (440, 556)],
            [(540, 540), (476, 576), (416, 586)],
            [(486, 586), (430, 606), (380, 606)],
        ],
        shade,
    )
    with pt.within(body):
        for belt in ([(386, 470), (366, 560), (372, 700)], [(496, 450), (474, 540), (482, 660)]):
            pt.line(belt, [19, 19, 19], strap)
    head(pt, 216, 428, turn=-6, scale=1.78, eye="glasses")
    pt.line(p.points("252,500 292,474 300,428 326,396"), [24, 34, 32, 22], CRIMSON)
    with pt.at(242, 502, turn=-6):
        pt.fill(p.rect(-42, -19, 84, 38, r=14), RED, [(p.rect(-50, 4, 100, 30), CRIMSON)])


def webbed(pt: Poster, x: float, y: float, hip: tuple[float, float]) -> None:
    """A feathered thigh, an orange shank bent at the heel, and three toes in a web flat on the tread."""
    heel = (x + 14, (hip[1] + y) / 2 + 22)
    pt.mark(p.circle(x - 16, y + 3, 48, 7), "7c1424")
    pt.line([(hip[0], hip[1] + 20), heel, (x + 2, y - 4)], [24, 18, 15], "d0641a")
    pt.fill(
        p.ribbon([hip, (hip[0] + 6, hip[1] + 30), (heel[0] - 4, heel[1] - 16)], [92, 74, 30], 24, True),
        WHITE,
        [(p.rect(hip[0] + 14, hip[1] - 40, 60, 160), "a4c4e0")],
    )
    foot = p.points("14,-10 0,-20 -22,-17 -68,-7! -58,-2! -66,4! -46,3! -44,8! -20,4! 16,4!")
    with pt.at(x, y):
        pt.fill(foot, BEAK, [(p.rect(-4, -6, 40, 20), "d0641a")], streak=0.01)
        pt.line([(-2, -10), (-58, 1)], [3, 2], "c0561a")
        pt.line([(2, -4), (-40, 5)], [3, 2], "c0561a")


def blossom(pt: Poster, x: float, y: float, r: float) -> None:
    """One cherry flower, light above."""
    for k in range(5):
        t = k * math.tau / 5 + x
        pt.mark(
            p.circle(x + r * 0.55 * math.cos(t), y + r * 0.55 * math.sin(t), r * 0.46),
            "fff4f4" if math.sin(t) < 0.3 else "f7a3b8",
        )
    pt.mark(p.circle(x, y, r * 0.22), "d84a72")


def autumn(pt: Poster) -> None:
    """Leaves through the air, and a pumpkin on the floor."""
    for x, y, a, tone in ((96, 506, 20, "ffe27a"), (96, 410, 130, "b8341e")):
        with pt.at(x, y, 2.2, turn=a):
            pt.mark(p.points("-13,0! 0,-7 13,0! 0,7"), tone)
            pt.line([(-18, 0), (8, 0)], [1.5, 1], "7a2c1c")
    pt.mark(p.circle(132, 614, 62, 8), "8a3c16")
    for x, rx, tone in ((96, 28, "d8501c"), (156, 28, "c8401a"), (126, 34, "f0702a")):
        pt.mark(p.circle(x, 580, rx, 35), tone)
    pt.line([(126, 550), (130, 536), (142, 530)], [12, 10, 8], "4a6a2a")


def summer(pt: Poster) -> None:
    """One big sun, and a deckchair waiting."""
    with pt.within(p.rect(54, 640, 692, 190)):
        pt.fill(p.circle(644, 744, 94), "fff2a8", [(p.circle(644, 744, 76), "ffd92e")], streak=0.015)
    pt.mark(p.circle(144, 872, 84, 8), "3c7c2c")
    pt.line([(92, 700), (206, 872)], [11, 11], "7a4434")
    pt.line([(76, 872), (230, 756)], [11, 11], "7a4434")
    sling = p.points("96,700 124,786 166,826 228,756")
    pt.fill(p.ribbon(sling, [36, 38, 38, 30], 40), RED, streak=0.01)
    pt.line(sling, [12, 13, 13, 10], WHITE)


def spring(pt: Poster) -> None:
    """A branch in blossom, in a blue vase."""
    pt.mark(p.circle(560, 1136, 70, 8), "6f9c42")
    pt.line(p.points("556,1050 548,1010 584,974 590,950"), [14, 14, 10, 6], "7a4434")
    pt.line(p.points("552,1020 500,992 462,990"), [11, 9, 5], "7a4434")
    pt.line(p.points("566,992 630,994 676,962"), [11, 9, 5], "7a4434")
    vase = p.points("534,1040! 582,1040! 576,1060 606,1094 596,1134! 520,1134! 510,1094 540,1060")
    pt.fill(vase, "3a6fb4", [(p.points("570,1036 620,1040 620,1140 560,1140 584,1094"), "27508c")], streak=0.01)
    for x, y, r in ((590, 948, 34), (460, 988, 34), (678, 960, 34), (514, 1002, 24), (626, 996, 26)):
        blossom(pt, x, y, r)


def paint() -> p.Array:
    """House, seasons, the stair, and two geese."""
    img = g.board(NIGHT, 2)
    pt = Poster(20)
    house(pt)
    autumn(pt)
    summer(pt)
    spring(pt)
    stair(pt)
    with pt.at(272 - 1.18 * 385, 350 - 1.18 * 372, 1.18):
        old_one(pt)
    roof(pt)
    traveller(pt)
    pt.lay(img)
    return img
