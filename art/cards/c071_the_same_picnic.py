"""The same picnic in every age: robot, cave child, knight and dinosaur, seen from behind, watch one sun go down.

Technique: flat poster gouache against the light. Back to front: sun, far hills, dinosaur, hilltop, the long checked
cloth that folds over the brow towards us, long shadows, the three who sit on it, the sandwich between two heads.
"""

from __future__ import annotations

import itertools

import numpy as np
import skia

from art import paint as p
from art.paint.voices import gouache as g
from art.paint.voices.poster import Poster
from art.paint.voices.printing import PLAIN

NUMBER, TITLE = 71, "The Same Picnic"
FINISH = PLAIN

SKY, SUN, RIM, DUSK = "c2566a", "ffd976", "fff4cc", "2c1a48"
RED, PINK, WHITE, INK = "d8322c", "ee9286", "fff0da", "2a2030"
TEAL, TEAL_D, BRASS, BRASS_D = "2f7d90", "1f566c", "d89a34", "8f5a22"
SKIN, SKIN_D, HAIR, HAIR_D, FUR, FUR_D = "d08a60", "9c5840", "b03c1a", "74241c", "c87c32", "945228"
STEEL, STEEL_D, STEEL_L = "727a9a", "484e72", "98a0b8"
GREEN, GREEN_D, SPOT = "3f8e58", "1f5a4e", "2c7450"

HILLTOP = p.points("-20,826! 160,800 400,788 640,796 820,820! 820,1220! -20,1220!")
ROWS = [822, 835, 850, 868, 889, 914, 944, 982, 1022, 1062, 1104]
FOLDS = [(-60, 0), (40, 22), (120, -14), (250, 26), (320, -4), (470, 18), (530, -22), (660, 28), (730, -10), (860, 20)]

ROBOT = (152, 908, 3)  # where each sits, and how far it leans
CHILD = (464, 918, -8)
KNIGHT = (650, 906, -4)

ROBOT_TRUNK = p.spline(p.points("-70,-50! -84,-110 -104,-214 -88,-254 0,-268 88,-254 104,-214 84,-110 70,-50!"))
ROBOT_HIPS = p.spline(p.points("-60,-78 -104,-56 -118,-22 -96,6 -40,14 40,14 96,6 118,-22 104,-56 60,-78 0,-70"))
ROBOT_HEAD = p.spline(p.points("-70,-304! -78,-370 -68,-430 0,-452 68,-430 78,-370 70,-304!"))
CHILD_SKIN = p.spline(
    p.points(
        "-88,-4! -106,-42 -92,-80 -68,-108 -66,-176 -34,-202 34,-202 66,-176 70,-108 94,-80 106,-42 90,-4! 62,10! "
        "40,-4! 16,12! -10,-4! -34,12! -58,-2!"
    )
)
CHILD_HAIR = p.spline(
    p.points(
        "-26,-322 -58,-342! -60,-310 -88,-314! -72,-290 -106,-280! -78,-258 -98,-228! -70,-230 -80,-182! -54,-202 "
        "-46,-160! -30,-192 -12,-150! 6,-190 34,-158! 42,-194 76,-166! 74,-206 108,-198! 86,-236 122,-250! 88,-268 "
        "116,-304! 76,-300 74,-340! 40,-326 10,-336"
    )
)
KNIGHT_BACK = p.spline(
    p.points(
        "-80,6 -112,-20 -98,-60 -70,-104 -78,-180 -72,-240 -30,-266 30,-266 72,-240 78,-180 70,-104 98,-60 112,-20 "
        "80,6 0,14"
    )
)
KNIGHT_HELM = p.spline(p.points("-88,-238! -66,-282 -74,-344 -54,-400 0,-424 54,-400 74,-344 66,-282 88,-238! 0,-222"))


def rim(shape: skia.Path, dx: float, dy: float = 7, tone: str = RIM) -> tuple[skia.Path, str]:
    """The edge of a shape that the sun behind it catches: its top and the side towards the sun."""
    return p.cut(shape, p.moved(shape, dx, dy)), tone


def sky(pt: Poster) -> None:
    """One huge low sun in rings of warm air, sinking behind far hills."""
    rings_of_air = [
        (p.circle(404, 470, 560), "de6e56"),
        (p.circle(404, 470, 440), "ef8d4e"),
        (p.circle(404, 470, 360), "f9b356"),
        (p.circle(404, 470, 292), SUN),
    ]
    far_hills = p.points("-20,690! 110,664 250,712 430,694 600,724 820,676! 820,900! -20,900!")
    near_hills = p.points("-20,752! 150,764 330,742 520,770 820,740! 820,900! -20,900!")
    pt.fill(p.rect(-10, -10, 820, 900), SKY, rings_of_air, flow=0.1, streak=0.02)
    pt.fill(far_hills, "cf6a56", [rim(p.spline(far_hills), 0, 5, "ffc070")], flow=0.1, streak=0.03)
    pt.fill(near_hills, "96505e", flow=0.05, streak=0.03)


def dinosaur(pt: Poster) -> None:
    """It sits beyond the hilltop; its neck rises past everybody, its head stands before the sun."""
    back = p.spline(p.points("478,900! 506,776 560,700 640,652 730,620 840,616 900,900!"))
    neck = p.ribbon(
        p.points("770,720 744,600 726,470 706,350 660,262 596,232 540,240"), [250, 168, 106, 82, 70, 62, 58]
    )
    head = p.spline(p.points("574,198 532,188 488,202 444,214 406,234 396,262 410,284 466,294 520,296 566,280 596,240"))
    shade = p.points(
        "840,420! 770,440 740,340 690,268 620,248 560,266 470,276 396,268 400,310! 560,310 640,310 "
        "676,360 694,470 706,600 660,690 560,740 520,900! 860,900!"
    )
    spots = (
        "736,400 756,430 744,456 728,426",
        "690,286 712,300 716,318 698,308",
        "752,520 784,546 776,590 746,560",
        "730,476 742,484 740,500 728,492",
        "640,238 660,240 668,254 648,252",
    )
    body = p.union(back, neck, head)
    marks = [(p.points(spot), SPOT) for spot in spots]
    pt.fill(body, GREEN, [(shade, GREEN_D), *marks, rim(body, 7, 9, "cfe070")], flow=1.3, streak=0.04)
    pt.line([(402, 268), (440, 268), (484, 258)], [2, 4, 2], INK)
    pt.line([(488, 230), (502, 237), (520, 231)], [3, 7, 3], INK)
    pt.mark(p.circle(420, 242, 5, 3), INK)


def weave(x: float, y: float) -> tuple[float, float]:
    """A crossing of the cloth: columns spread towards us, and beyond the brow the folds pull it up and down."""
    fall = max(0.0, (y - 930) / 170)
    sx = 404 + x * (0.8 + 0.44 * (y - 822) / 280)
    xs, lifts = zip(*FOLDS, strict=True)
    k = int(np.clip(np.searchsorted(xs, sx), 1, len(xs) - 1))
    t = np.clip((sx - xs[k - 1]) / (xs[k] - xs[k - 1]), 0, 1)
    lift = lifts[k - 1] + (lifts[k] - lifts[k - 1]) * t * t * (3 - 2 * t)
    return sx + 0.2 * lift * fall, y + lift * fall


def hem_line() -> list[tuple[float, float]]:
    """The near edge of the cloth, up and down with its folds."""
    return [weave(x, ROWS[-1]) for x in np.arange(-580, 581, 29)]


def cloth(pt: Poster) -> None:
    """Red checks that run out of the picture on both sides, flat on the hilltop and hanging over its brow."""
    xs, hem = np.arange(-10, 11) * 58, hem_line()
    pt.mark(p.poly([(-20, 900), *((x, y + 16) for x, y in hem), (820, 900)]), "1c3a34", 0.85)
    for (j, (a, b)), (k, (c, d)) in itertools.product(
        enumerate(itertools.pairwise(ROWS)), enumerate(itertools.pairwise(xs))
    ):
        tone = (WHITE, PINK, RED)[j % 2 + k % 2]
        middle = (c + d) / 2
        quad = [weave(c, a), weave(middle, a), weave(d, a), weave(d, b), weave(middle, b), weave(c, b)]
        pt.layer.fill(p.poly(quad), tone)
    pt.line(hem, [6, 8, 5, 8, 6, 8, 6], "b82430")
    pt.mark(p.poly([(-20, 940), (820, 940), *hem[::-1]]), DUSK, 0.08)
    for (a, low), (b, high) in itertools.pairwise(FOLDS):
        if high < low:
            fold = [
                (a + 24, 930, 1),
                (a + 4, 1020),
                (a + low / 5, 1104 + low, 1),
                (b - 16, 1104 + high, 1),
                (b - 24, 1030),
            ]
            pt.mark(fold, "8a1c3c", 0.17)


def hilltop(pt: Poster) -> None:
    """The grass they sit on: gilded at the crest, dark towards us."""
    slope = p.points("-20,1000! 300,960 820,990! 820,1220! -20,1220!")
    crest = p.spline(HILLTOP)
    pt.fill(HILLTOP, "6a8c3c", [(slope, "4a7a40"), rim(crest, 0, 9, "f0c850")], flow=-0.1)


def cast(seat: tuple[float, float, float], *silhouette: skia.Path) -> skia.Path:
    """The long shadow of somebody who sits: the silhouette laid down towards us, away from the sun."""
    x, y, lean = seat
    lying, shade = skia.Matrix(), skia.Path()
    lying.setAll(1.04, -(x - 404) / 1100 - lean / 90, x, 0, -0.56, y - 6, 0, 0, 1)
    p.union(*silhouette).transform(lying, shade)
    return shade


def long_shadows() -> skia.Path:
    """What the three lay over cloth and grass."""
    antenna = p.union(p.circle(-20, -518, 19), p.rect(-16, -506, 9, 60), p.rect(-30, -310, 60, 60))
    return p.union(
        cast(ROBOT, ROBOT_TRUNK, ROBOT_HIPS, ROBOT_HEAD, antenna),
        cast(CHILD, CHILD_SKIN, CHILD_HAIR),
        cast(KNIGHT, KNIGHT_BACK, KNIGHT_HELM),
    )


def shadows_on_cloth(pt: Poster, shade: skia.Path) -> None:
    """The long shadows between the checks, darkest where somebody sits."""
    with pt.within(p.poly([(-20, 800), (820, 800), *hem_line()[::-1]])):
        pt.mark(shade, "47174a", 0.58)
        for (x, y, _), w in ((ROBOT, 128), (CHILD, 122), (KNIGHT, 112)):
            pt.mark(p.circle(x, y + 4, w, 15), DUSK, 0.6)


def robot(pt: Poster) -> None:
    """The newest guest: a round head with an antenna, a broad tin back, one arm propped on the cloth."""
    panel = p.rect(-52, -220, 104, 108, r=16)
    side_shade = p.points("-120,10! -120,-280! -60,-280 -70,-140 -62,-80 100,-88 100,10!")
    hip_shade = p.points("-130,30! -130,-80! -64,-80 -70,-20 0,-2 130,-14 130,30!")
    with pt.at(ROBOT[0], ROBOT[1], turn=ROBOT[2]):
        pt.line([(-92, -220), (-124, -124), (-108, -26)], [50, 42, 34], TEAL_D)
        pt.mark(p.circle(-123, -124, 23), BRASS_D)
        pt.fill(p.points("-124,-34 -94,-34 -84,-4! -92,6! -130,6! -136,-6!"), BRASS_D)
        pt.fill(ROBOT_TRUNK, TEAL, [(side_shade, TEAL_D), rim(ROBOT_TRUNK, -9, 9, "d2f0c2")], flow=1.4)
        pt.fill(panel, TEAL_D)
        for x, y in ((-38, -206), (38, -206), (-38, -126), (38, -126)):
            pt.mark(p.circle(x, y, 6), BRASS)
        pt.fill(ROBOT_HIPS, TEAL, [(hip_shade, TEAL_D), rim(ROBOT_HIPS, -9, 3, "d2f0c2")], flow=0.1)
        pt.line([(-62, -74), (0, -62), (62, -74)], [8, 12, 8], BRASS_D)


def robot_head(pt: Poster) -> None:
    """A round tin skull from behind, inclined to the child, on a brass-ringed neck."""
    shade = p.points("-90,-290! -90,-460! -40,-452 -50,-380 -40,-290!")
    with pt.at(ROBOT[0] - 12, ROBOT[1] + 6, turn=ROBOT[2] + 3):
        pt.fill(p.rect(-34, -316, 68, 70), "3a3048", [(p.rect(-40, -294, 80, 8), BRASS_D)])
        pt.line([(0, -450), (-6, -480), (-18, -506)], [9, 7, 6], INK)
        pt.fill(p.circle(-20, -518, 19), RED, [(p.circle(-28, -510, 16), "8c1f30")])
        for side in (-1, 1):
            pt.fill(p.rect(side * 80 - 13, -392, 26, 52, r=9), BRASS_D)
        pt.fill(ROBOT_HEAD, TEAL, [(shade, TEAL_D), rim(ROBOT_HEAD, -8, 9, "d2f0c2")], flow=1.4)


def cave_child(pt: Poster) -> None:
    """The smallest and the oldest of the three: a spotted skin with a cord round the waist, bare knees and arms."""
    spots = (
        *((-44, -140, 9, 7), (4, -144, 15, 11), (62, -70, 12, 15), (-24, -66, 12, 9), (-74, -58, 10, 14)),
        *((14, -46, 8, 6), (-14, -22, 17, 10), (44, -24, 8, 7), (80, -34, 8, 11), (-50, -26, 7, 6)),
    )
    side_shade = p.points("120,20! 120,-210! 50,-200 44,-120 62,-60 52,20!")
    seat_shade = p.points("-110,20! -106,-30 -60,-14 0,-8 60,-14 110,-30 110,20!")
    with pt.at(CHILD[0], CHILD[1], turn=CHILD[2]):
        for side in (-1, 1):
            knee = p.points("40,-40 92,-46 128,-28 132,-8 110,4 40,4", scale=(side, 1))
            pt.fill(knee, SKIN_D, [rim(p.spline(knee), 0, 6, "e8a070")])
        marks = [(p.circle(*spot), "6a3020") for spot in spots]
        shades = [(side_shade, FUR_D), (seat_shade, FUR_D)]
        pt.fill(CHILD_SKIN, FUR, [*shades, *marks, rim(CHILD_SKIN, 8, 9, "ffd080")], flow=1.4)
        pt.line([(-70, -110), (0, -92), (72, -110)], [8, 11, 8], "5a2a20")
        pt.line([(60, -174), (90, -116), (102, -50)], [48, 38, 28], "6a3424")
        pt.line([(66, -176), (96, -118), (106, -50)], [44, 36, 27], SKIN_D)
        pt.line([(106, -52), (112, -34), (108, -22)], [30, 30, 22], SKIN_D)
    raised = p.spline(
        p.points(
            "404,726! 412,754 398,776 378,780! 352,760 330,722 318,690 326,668 346,640 362,594 372,540! 402,544! "
            "398,600 384,650 366,684 382,712"
        )
    )
    under = p.points("412,730! 420,800! 388,806 362,770 344,722 340,692 356,664 378,600 388,540! 420,540!")
    pt.fill(raised, SKIN, [(under, SKIN_D), rim(raised, 7, 4, "ffc890")], streak=0.02)
    pt.line([(340, 700), (350, 690), (364, 686)], [2, 5, 2], "6a3424")


def child_hair(pt: Poster) -> None:
    """Wild red hair with a bone in its knot."""
    hair_shade = p.points(
        "130,-140! 130,-290! 96,-280 70,-236! 60,-214 42,-250! 30,-206 4,-236! -8,-196 -34,-222! -52,-190 -90,-200! "
        "-110,-140!"
    )
    topknot = p.spline(
        p.points("-20,-280! -28,-326 -30,-376! -8,-354 8,-398! 18,-356 46,-378! 34,-324 24,-280! 6,-296 -6,-262!")
    )
    bone = p.union(p.rect(-62, -8, 124, 16), *(p.circle(x, y, 14) for x in (-66, 66) for y in (-10, 10)))
    with pt.at(CHILD[0], CHILD[1], turn=CHILD[2]):
        pt.fill(CHILD_HAIR, HAIR, [(hair_shade, HAIR_D), rim(CHILD_HAIR, 6, 9, "ff9a3c")], flow=1.2)
        with pt.within(CHILD_HAIR):
            pt.mark(p.moved(bone, 2, -314, turn=-14), HAIR_D)
        with pt.at(2, -322, turn=-14):
            pt.fill(bone, "fff6e4", [(p.rect(-90, 4, 180, 30), "c8a0a0")], streak=0)
        pt.fill(topknot, HAIR, [rim(topknot, 5, 7, "ff9a3c")], flow=1.4)
        for strand in ("-30,-282 -58,-262 -72,-236", "30,-284 52,-272 66,-252", "-4,-262 -16,-240 -18,-222"):
            pt.line(p.points(strand), [2, 6, 2], HAIR_D)


def knight(pt: Poster) -> None:
    """Plate from behind: a round helmet with a red plume, two pauldrons, arms that hold the knees out of sight."""
    skirt = p.points("-80,6 -112,-20 -98,-60 -72,-100! 0,-88 72,-100! 98,-60 112,-20 80,6 0,14")
    back_shade = p.points("100,10! 100,-280! 10,-270 4,-100 8,10!")
    with pt.at(KNIGHT[0], KNIGHT[1], turn=KNIGHT[2]):
        for side in (-1, 1):
            arm = p.ribbon(p.points("84,-214 106,-140 92,-84", scale=(side, 1)), [58, 52, 42], 40, True)
            pt.fill(arm, (STEEL_D, "626890")[side < 0], [rim(arm, 6)])
        pt.fill(KNIGHT_BACK, STEEL, [(back_shade, STEEL_D), rim(KNIGHT_BACK, 8, 9)], flow=1.4)
        pt.fill(
            skirt,
            STEEL_D,
            [
                (p.points("-120,-10! -104,-60 -70,-106 -6,-94 -10,-40 -40,-16 -90,-8!"), "626890"),
                rim(p.spline(skirt), 5, 5, STEEL_L),
            ],
            flow=1.4,
        )
        for y in (-62, -30):
            pt.line([(-98, y - 6), (0, y + 6), (98, y - 6)], [3, 5, 3], "363a5c")
        for side in (-1, 1):
            plate = p.spline(p.points("40,-252 84,-262 118,-228 120,-180 84,-172 54,-190", scale=(side, 1)))
            pt.fill(plate, (STEEL_D, STEEL)[side < 0], [rim(plate, 8, 9)])
            pt.line(p.points("54,-204 86,-192 119,-206", scale=(side, 1)), [2, 5, 2], "363a5c")


def knight_head(pt: Poster) -> None:
    """A round helmet with a flared neck, inclined to the others, and its red plume."""
    plume = p.points("4,-412! 16,-452 0,-500 -44,-522 -92,-508 -116,-474! -84,-488 -58,-472 -38,-440 -14,-410!")
    plume_shade = p.points("6,-410! 4,-460 -30,-500 -90,-500 -50,-480 -20,-410!")
    shade = p.points("90,-220! 80,-430! 24,-420 34,-340 18,-220!")
    with pt.at(KNIGHT[0] + 22, KNIGHT[1] + 6, turn=KNIGHT[2] - 5):
        pt.fill(plume, RED, [(plume_shade, "8c1f30"), rim(p.spline(plume), 3, 8, "ff8a4c")])
        pt.mark(p.moved(KNIGHT_HELM, 3, 16), "2e3054")
        pt.fill(KNIGHT_HELM, STEEL, [(shade, "565c80"), rim(KNIGHT_HELM, 8, 9)], flow=1.4)
        pt.line([(2, -420), (6, -350), (2, -240)], [5, 9, 5], STEEL_L)
        pt.line([(-62, -282), (0, -266), (62, -282)], [4, 7, 4], "363a5c")


def sandwich(pt: Poster, x: float, y: float, scale: float) -> None:
    """Two triangles of bread, a green edge, one bite out of the top."""
    bite = p.union(p.circle(-6, -40, 13), p.circle(7, -28, 14), p.circle(20, -14, 13), p.circle(24, -34, 22))
    salad_edge = p.points("-42,29 -26,35 -8,30 8,36 26,30 42,34")
    with pt.at(x, y, scale):
        pt.layer.fill(p.cut(p.poly(p.points("-42,32 4,-36 48,34 42,44 -36,44")), bite), "9a5a2c")
        pt.line(salad_edge, [8, 11, 9, 11, 9, 8], "5a9c34")
        pt.line([(-34, 26), (0, 25), (36, 26)], [6, 7, 6], RED)
        pt.layer.fill(p.cut(p.poly([(-44, 22), (0, -44), (46, 24)]), bite), "7a3c1e")
        pt.layer.fill(p.cut(p.poly([(-31, 16), (0, -31), (33, 17)]), bite), "fff2d2")


def tin_arm(pt: Poster) -> None:
    """From the shoulder behind the tin back out to a brass elbow, and up."""
    arm = p.union(
        p.ribbon([(236, 692), (304, 654)], [56, 46], 20, True), p.ribbon([(304, 654), (293, 536)], [44, 32], 20, True)
    )
    pt.fill(arm, TEAL, [(p.points("220,720! 300,680 290,640 280,520! 260,520! 230,640!"), TEAL_D), rim(arm, -8, 3)])
    pt.mark(p.circle(304, 653, 25), BRASS_D)
    pt.mark(p.circle(304, 653, 12), BRASS)


def shared(pt: Poster) -> None:
    """The sandwich before the sun: fingertips round its crust from behind, a thumb of each of them before it."""
    brass_fingers = ("282,530 264,496 256,460", "290,520 280,470 272,436", "300,515 296,440 292,408")
    bare_fingers = ("396,530 414,496 422,462", "388,520 400,470 407,440")
    for lines, tone, light in ((brass_fingers, BRASS_D, BRASS), (bare_fingers, SKIN_D, SKIN)):
        for line in lines:
            pt.line(p.points(line), [24, 21, 17], tone)
            pt.line(p.points(line, at=(-3 if tone == SKIN_D else 3, -2)), [10, 9, 6], light)
    sandwich(pt, 338, 426, 1.85)
    for x, side, tone, dark in ((292, 1, BRASS, BRASS_D), (386, -1, SKIN, SKIN_D)):
        palm = p.points(
            "-14,44! -26,26 -30,2! -16,6 -8,2! 2,6 8,2! 18,6 26,2! 26,26 14,44!", at=(x, 506), scale=(side, 1)
        )
        pt.fill(palm, tone, [(p.rect(x - 40, 536, 80, 20), dark)], streak=0)
        for dx in (-8, 8):
            pt.line([(x + dx * side, 508), (x + dx * side, 522)], [4, 4, 2], dark)
        thumb = p.points("8,34 22,4 20,-30", at=(x, 506), scale=(side, 1))
        pt.line(thumb, [28, 26, 20], dark)
        pt.line(thumb, [22, 20, 14], tone)
        pt.line(p.points("14,-14 20,-12 26,-14", at=(x, 506), scale=(side, 1)), [2, 4, 2], dark)


def paint() -> p.Array:
    """From the sun to us."""
    img = g.board(SKY, 2)
    pt = Poster(71)
    sky(pt)
    dinosaur(pt)
    hilltop(pt)
    shade = long_shadows()
    pt.mark(shade, "2a5434")
    cloth(pt)
    shadows_on_cloth(pt, shade)
    tin_arm(pt)
    robot_head(pt)
    robot(pt)
    knight(pt)
    knight_head(pt)
    cave_child(pt)
    shared(pt)
    child_hair(pt)
    pt.lay(img)
    return img
