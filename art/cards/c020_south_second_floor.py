"""A goose migrates down a stair, through the floors from season to season; the old one stays in the attic.

Technique: flat poster gouache.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator
from contextlib import contextmanager

from art import paint as p
from art.paint.voices import gouache as g
from art.paint.voices.poster import Poster
from art.paint.voices.printing import PLAIN

NUMBER, TITLE = 20, "South, Second Floor"
FINISH = PLAIN

WOOD = "7a4434"
NIGHT, WALL, SNOW, BLUE = "16284e", "fbf4e6", "ffffff", "a9bfe0"
WHITE, BEAK, RED, CRIMSON, INK, SLATE = "fffdf6", "ee6a1c", "e2322c", "a81e2c", "23202e", "4c5f88"
STRAP, DOWN, SIZE = "7a3c2c", "dcc2ae", 0.65  # the goose's shade in the autumn room, and its size
TOP, FOOT, STEPS = (690.0, 342.0), (86.0, 1142.0), 10  # the stair, from the attic to the grass
FLIGHTS = (0, 4, 7, 10)  # the steps that are level with a floor
DEEP = (-34.0, -24.0)  # from its near to its far edge
DROP = (FOOT[1] - TOP[1]) / (TOP[0] - FOOT[0])
LIT = (  # tread, riser, side and its shade, as each season lights them
    ("b41c2c", "741226", "8c4a30", "5a2a26"),
    ("ea3c30", "a01c28", "c8743c", "8a4228"),
    ("e04460", "a62848", "bc6a62", "84404c"),
)


def house(pt: Poster) -> None:
    """Night, the white doll's house, and four storeys, each in its own light."""
    night_sky = p.poly(p.points("60,342 100,130 400,40 700,130 740,342"))
    snow = p.points("-20,1168 160,1154 400,1166 640,1152 820,1164 820,1220! -20,1220!")
    snow_shade = p.points("420,1184 640,1164 830,1176 830,1230 380,1230")
    boards, young_grass = p.rect(40, 622, 720, 50), p.rect(40, 1094, 720, 60)
    evening = p.poly(p.points("54,470 54,364 420,364 150,622 54,622"))
    morning = p.poly(p.points("746,924 746,1094 470,1094 640,924"))
    pt.fill(p.rect(-10, -10, 820, 1220), NIGHT, streak=0.02)
    pt.fill(p.rect(24, 320, 752, 860), WALL, [(p.rect(752, 300, 60, 900), "cfc6c4")], flow=1.5, streak=0.02)
    pt.fill(night_sky, "5f86bc", [(p.rect(40, 306, 720, 50), "dfe8f4")], flow=0.6, streak=0.02)
    pt.fill(p.rect(54, 364, 692, 298), "f7b84c", [(evening, "fccf74"), (boards, "d08030")], streak=0.025)
    pt.fill(p.rect(54, 684, 692, 218), "6cc8ee", [(p.rect(40, 858, 720, 60), "5aa53a")], streak=0.02)
    pt.fill(p.rect(54, 924, 692, 218), "fbc3cc", [(morning, "fddcda"), (young_grass, "9ecb62")], streak=0.015)
    for x, y, r in ((30, 60, 7), (112, 34, 6), (690, 34, 6), (764, 84, 8), (20, 180, 5), (780, 210, 6)):
        pt.mark(p.circle(x, y, r), SNOW)
    pt.fill(snow, SNOW, [(snow_shade, BLUE)], streak=0.02)


def well(pt: Poster, y: float, left: float, right: float, below: str) -> None:
    """The hole that the stair needs in a floor of height y: boards sawn through, and the room below in its shade."""
    dx, dy = DEEP
    back = y + dy
    corners = [(left, y + 23), (left, y), (left + dx, back), (right + dx, back), (right, y), (right, y + 23)]
    pt.mark(p.poly(corners), below)
    pt.mark(p.rect(left + dx, back, right - left, 22), "b09a92")
    pt.mark(p.rect(left + dx, back + 22, right - left, 7), INK, 0.16)
    pt.mark(p.poly([(left, y), (left + dx, back), (left + dx, back + 22), (left, y + 22)]), "d8cac4")


def wells(pt: Poster) -> None:
    """One hole in each floor, over the flight that goes down from it."""
    for k, left, below in zip(FLIGHTS[:3], (520, 190, 110), ("f7b84c", "6cc8ee", "fbc3cc"), strict=True):
        well(pt, tread(k)[1], left, tread(k)[0] + 10, below=below)


def roof(pt: Poster) -> None:
    """A mansard deep in snow: winter has stayed upstairs."""
    snow = p.points(
        "4,356 12,320 42,220 84,108 130,74 260,34 400,6 540,34 670,74 716,108 758,220 788,320 796,356 766,380 724,352 "
        "706,270 664,152 540,106 400,68 260,106 136,152 94,270 76,352 34,380"
    )
    shade = p.points("400,40 540,70 676,112 726,230 800,340 800,390 716,356 706,270 664,152 400,68")
    drift = p.points(
        "60,330! 80,300 104,304 140,324 300,332 440,328 516,332! 518,350 496,362 470,352 430,354 404,368 "
        "372,354 300,352 262,362 232,354 160,354 120,366 92,356 60,354!"
    )
    drift_shade = p.points("60,354 120,346 240,348 300,344 380,346 410,358 470,344 520,346 520,380 60,380")

    pt.fill(snow, SNOW, [(shade, BLUE)], flow=0.7, streak=0.02)
    for x, y, r in ((136, 220, 7), (520, 130, 6), (600, 176, 7), (556, 240, 6), (640, 270, 7)):
        pt.mark(p.circle(x, y, r), SNOW)
    pt.fill(drift, SNOW, [(drift_shade, BLUE)], streak=0)


def tread(k: float) -> tuple[float, float]:
    """The nose of a step, counted from the attic."""
    t = k / STEPS
    return TOP[0] + (FOOT[0] - TOP[0]) * t, TOP[1] + (FOOT[1] - TOP[1]) * t


def storey(k: int) -> int:
    """The storey of the step below tread k: 0 is under the attic."""
    return sum(k >= first for first in FLIGHTS[1:3])


def stair(pt: Poster) -> None:
    """One stair with a red runner, from floor to floor, in the light of each; and the shadow it throws."""
    edge = [TOP]
    for k in range(STEPS):
        (x0, _), (x1, y1) = tread(k), tread(k + 1)
        edge += [(x0, y1), (x1, y1)]
    low, high = (FOOT[0] + 118, FOOT[1]), (746.0, FOOT[1] - (746 - FOOT[0] - 118) * DROP)
    side = p.poly([*edge[:-1], low, high, (746, TOP[1])])
    shade = p.poly([(low[0] - 46, low[1]), (high[0], high[1] - 58), high, low])
    cast = p.poly([low, high, (746, high[1] + 78), (low[0] + 62, low[1])])
    with pt.within(p.rect(54, 364, 692, 778)):
        pt.mark(cast, INK, 0.14)
    for k, ((x0, y0), (x1, y1)) in enumerate(itertools.pairwise(edge[:-1])):
        quad = [(x0, y0), (x1, y1), (x1 + DEEP[0], y1 + DEEP[1]), (x0 + DEEP[0], y0 + DEEP[1])]
        pt.mark(p.poly(quad), LIT[storey(k // 2)][0 if k % 2 else 1])
    for k, (_, _, wood, dark) in enumerate(LIT):
        with pt.within(p.rect(0, tread(FLIGHTS[k])[1], 800, tread(FLIGHTS[k + 1])[1] - tread(FLIGHTS[k])[1])):
            pt.fill(side, wood, [(shade, dark)], flow=2.3, streak=0.02)
    for k in range(1, STEPS):
        pt.line([tread(k), (tread(k - 1)[0], tread(k)[1])], [8, 8], p.mix(LIT[storey(k - 1)][2], "ffe8c8", 0.4))


def floor(pt: Poster, x: float, y: float) -> None:
    """The near edge of a floor, from the stair to the wall."""
    pt.mark(p.rect(x, y + 22, 746 - x, 12), INK, 0.2)
    pt.mark(p.rect(x, y, 746 - x, 23), WALL)


def landing(pt: Poster) -> None:
    """In the attic the runner begins on the floor."""
    x, y = TOP
    pt.mark(p.poly([(x, y), (746, y), (746, y + DEEP[1]), (x + DEEP[0], y + DEEP[1])]), "c8344c")
    floor(pt, x, y)


def head(pt: Poster, at: tuple[float, float], turn: float, scale: float, awake: bool) -> None:
    """A goose's head, facing left: a wedge of a beak, one eye, shut in sleep or behind sunglasses."""
    upper_beak = p.points("-16,-8! -42,-1 -58,7 -54,13 -14,15!")
    beak_shade = p.points("-60,8 -14,4 -14,20 -60,20")
    skull = p.points("-22,-4 -12,-20 8,-23 24,-10 24,8 8,20 -14,16")
    sunglasses = p.spline(p.points("-21,-13! 5,-14! 5,-2 -3,5 -12,4 -19,-3"))
    with pt.at(*at, scale, turn=turn):
        pt.fill(upper_beak, BEAK, [(beak_shade, "c4481a")])
        pt.fill(skull, WHITE, streak=0.01)
        if not awake:
            pt.line([(-13, -5), (-6, -1), (2, -5)], [2, 4, 2], INK)
        else:
            pt.mark(sunglasses, INK)
            pt.line([(-14, -8), (-6, -9)], [2, 2], "8ea4c8")
            pt.line([(4, -11), (22, -8)], [4, 4], INK)


def old_one(pt: Poster) -> None:
    """In the attic: armchair, nightcap, a blanket, fast asleep; he is not going anywhere."""
    chair_back = p.points("304,368! 300,268 322,206 384,186 442,208 462,268 460,368!")
    chair_shade = p.points("404,170 480,200 480,380 424,380")
    breast = p.points("326,350 328,304 362,276 410,278 438,310 440,350")
    bent_neck = p.ribbon([(396, 304), (398, 266), (384, 240)], [56, 42, 40], 20, True)
    neck_shade = p.points("404,220 440,220 440,320 404,320")
    nightcap = p.points("346,226! 362,198 392,190 420,206 440,244 446,272 434,276 420,246 404,240! 374,224")
    nightcap_shade = p.points("400,180 460,210 460,290 412,250")
    blanket = p.points("308,368! 314,336 340,314 384,308 424,314 450,336 456,368!")
    blanket_shade = p.points("420,300 470,320 470,380 428,380")

    shade = "9fb4d8"
    pt.mark(p.circle(384, 371, 110, 7), "33558c")
    pt.fill(chair_back, "3a7688", [(chair_shade, "2c5c74")], flow=1.4, streak=0.02)
    pt.fill(breast, "eef2f8", [(p.rect(404, 260, 60, 100), shade)])
    pt.fill(bent_neck, "eef2f8", [(neck_shade, shade)], streak=0.01)
    head(pt, (372, 246), -34, 1.15, awake=False)
    pt.fill(nightcap, "5a4aa0", [(nightcap_shade, "43367e")])
    pt.mark(p.circle(441, 280, 11), SNOW)
    pt.fill(blanket, "d9a648", [(blanket_shade, "b8863c")])
    for x in (286, 446):
        pt.mark(p.rect(x + 6, 362, 18, 12, r=3), "5c2a1c")
        armrest = p.points("0,366! -4,318 14,304 34,318 32,366!", at=(x, 0))
        pt.fill(armrest, "4a8a9c", [(p.rect(x + 18, 300, 30, 90), "2c5c74")], streak=0.02)


@contextmanager
def goose_frame(pt: Poster) -> Iterator[None]:
    """The traveller is drawn level and large; on the stair it leans down into the step."""
    with pt.at(498, 486, SIZE, turn=-9), pt.at(-380, -590):
        yield


def traveller(pt: Poster) -> None:
    """Off to the sun: the weight on the lower foot, the other still a step above, both under the body."""
    body = p.spline(
        p.points(
            "262,530 340,512 430,502 506,480 578,434! 574,488 544,548 498,604 438,660 372,698 300,706 232,688 "
            "194,640 204,576"
        )
    )
    webbed(pt, (tread(3)[0] + 41, tread(3)[1] - 14), (548, 500), far=True)
    with goose_frame(pt):
        suitcase(pt)
        pt.fill(body, WHITE, [(p.cut(body, p.moved(body, -8, -30)), DOWN)], flow=0.3, streak=0.015)
    webbed(pt, (tread(4)[0] + 38, tread(4)[1] - 11), (480, 529), far=False)
    with goose_frame(pt):
        neck(pt)
        wing(pt)
        with pt.within(body):
            for belt in ([(372, 488), (330, 580), (308, 726)], [(480, 464), (442, 548), (428, 680)]):
                pt.line(belt, [19, 19, 19], STRAP)


def neck(pt: Poster) -> None:
    """Stretched to where it is going, sunglasses on, the red scarf below."""
    line = p.points("306,626 240,596 208,550 206,502 186,454")
    scarf = p.points(
        "208,560! 252,556! 268,596 296,632 306,654! 296,650! 294,664! 282,656! 276,668! 262,658! 236,622 218,588"
    )
    scarf_shade = p.points("200,556 260,550 262,580 232,590 200,590")
    pt.fill(p.ribbon(line, [170, 128, 84, 60, 56], 40, True), WHITE, streak=0.01)
    head(pt, (180, 446), -14, 1.78, awake=True)
    pt.fill(scarf, RED, [(scarf_shade, CRIMSON)], flow=1.0, streak=0.02)
    with pt.at(210, 552, turn=-8):
        pt.fill(p.rect(-48, -19, 96, 38, r=14), RED, [(p.rect(-54, 4, 108, 30), CRIMSON)])


def suitcase(pt: Poster) -> None:
    """Teal, with two straps, lying in the hollow of the back."""
    handle = p.points("-28,-44 -22,-66 22,-66 28,-44")
    with pt.at(418, 482, 0.88, turn=-16):
        parts = [(p.rect(-120, 22, 240, 60), "146268")]
        parts += [(p.rect(x, -90, 20, 160), STRAP) for x in (-62, 42)]
        pt.line(handle, [11] * 3, STRAP)
        pt.fill(p.rect(-94, -48, 188, 122, r=12), "1f8a8c", parts, streak=0.02)


def wing(pt: Poster) -> None:
    """Folded along the side, three dark quills at its tip."""
    shape = p.spline(
        p.points("268,614 292,568 358,550 444,528 522,496 568,458! 552,512 500,578 424,634 344,656 286,650")
    )
    pt.fill(p.moved(shape, 0, 11), DOWN, streak=0)
    pt.fill(shape, WHITE, streak=0.015)
    for root, end in (((502, 574), (562, 496)), ((500, 550), (572, 468)), ((494, 526), (578, 436))):
        pt.line([root, ((root[0] + end[0]) / 2 - 4, (root[1] + end[1]) / 2 - 8), end], [6, 22, 19, 3], SLATE)
    for line in ("522,522 462,562 404,578", "498,562 440,598 382,608", "450,608 396,628 346,628"):
        pt.line(p.points(line), [1, 5, 4], DOWN)


def webbed(pt: Poster, sole: tuple[float, float], hip: tuple[float, float], far: bool) -> None:
    """A feathered thigh, an orange shank bent at the heel, and three toes in a web flat on the tread."""
    web = p.points("14,0 6,-13 -28,-15 -74,-20! -62,-8 -88,0! -64,6 -66,17! -24,12 8,10")
    x, y = sole
    skin, leg, down = ("f0962c", "d87820", "ecd8c0") if far else ("ffb640", "f59426", WHITE)
    thigh = p.spline(p.points("-66,16 -36,46 -6,64 12,64 28,44 46,0 20,-40 -40,-30", at=hip, scale=(SIZE, SIZE)))
    knee = (hip[0] + 2, hip[1] + 56 * SIZE)
    pt.mark(p.circle(x - 18, y + 5, 27, 5), "6a0c1c")
    pt.line([knee, ((knee[0] + x) / 2 + 3, (knee[1] + y) / 2), (x, y - 2)], [15, 11, 12], leg)
    pt.fill(thigh, down, [(p.cut(thigh, p.moved(thigh, -6, -3)), DOWN)], streak=0.01)
    with pt.at(x, y, 0.52 if far else 0.58):
        pt.fill(web, skin, streak=0)
        for toe in ("-2,-6 -62,-16", "-4,-2 -74,0", "-4,3 -56,13"):
            pt.line(p.points(toe), [4, 3, 2], leg)


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
    """A leaf in the air, one on the floor, and a pumpkin."""
    stalk = [(112, 598), (115, 586), (125, 581)]
    for x, y, a, tone in ((180, 424, 24, "c8641e"), (690, 646, -12, "a8521e")):
        with pt.at(x, y, 1.8, turn=a):
            pt.mark(p.points("-13,0! 0,-7 13,0! 0,7"), tone)
            pt.line([(-18, 0), (8, 0)], [1.5, 1], "7a2c1c")
    pt.mark(p.circle(115, 651, 46, 7), "a85c20")
    for x, rx, tone in ((91, 21, "d8701e"), (134, 21, "cc641c"), (112, 25, "e8862c")):
        pt.mark(p.circle(x, 624, rx, 27), tone)
    pt.line(stalk, [9, 8, 6], "4a6a2a")


def summer(pt: Poster) -> None:
    """One big sun where the stair leads, and a deckchair waiting."""
    sling = p.points("96,700 124,786 166,826 228,756")
    with pt.within(p.rect(54, 684, 692, 174)):
        pt.fill(p.circle(142, 812, 92), "fff2a8", [(p.circle(142, 812, 74), "ffd92e")], streak=0.015)
    with pt.at(764, 190, 0.8, flip=True):
        pt.mark(p.circle(144, 872, 84, 8), "3c7c2c")
        pt.line([(92, 700), (206, 872)], [11, 11], WOOD)
        pt.line([(76, 872), (230, 756)], [11, 11], WOOD)
        pt.fill(p.ribbon(sling, [36, 38, 38, 30], 40), "3f8fbc", streak=0.01)
        pt.line(sling, [12, 13, 13, 10], "e4f0ee")


def spring(pt: Poster) -> None:
    """A branch in blossom, in a blue vase."""
    branch = p.points("556,1050 548,1010 584,974 590,950")
    left_twig = p.points("552,1020 500,992 462,990")
    right_twig = p.points("566,992 630,994 676,962")
    vase = p.points("534,1040! 582,1040! 576,1060 606,1094 596,1134! 520,1134! 510,1094 540,1060")
    vase_shade = p.points("570,1036 620,1040 620,1140 560,1140 584,1094")

    pt.mark(p.circle(560, 1136, 70, 8), "6f9c42")
    pt.line(branch, [14, 14, 10, 6], WOOD)
    pt.line(left_twig, [11, 9, 5], WOOD)
    pt.line(right_twig, [11, 9, 5], WOOD)
    pt.fill(vase, "3a6fb4", [(vase_shade, "27508c")], streak=0.01)
    for x, y, r in ((590, 948, 34), (460, 988, 34), (678, 960, 34), (514, 1002, 24), (626, 996, 26)):
        blossom(pt, x, y, r)


def paint() -> p.Array:
    """House, seasons, the stair, and two geese."""
    img = g.board(NIGHT, 2)
    pt = Poster(20, wobble=0.6)
    house(pt)
    autumn(pt)
    summer(pt)
    with pt.at(66, 136, 0.88):
        spring(pt)
    wells(pt)
    with pt.at(258, 338, 1.02), pt.at(-384, -372):
        old_one(pt)
    roof(pt)
    for k in FLIGHTS[1:3]:
        floor(pt, tread(k)[0] + 40, tread(k)[1])
    stair(pt)
    landing(pt)
    traveller(pt)
    pt.lay(img, tooth=0.4)
    return img
