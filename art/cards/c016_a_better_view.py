"""A prisoner has painted a valley on the wall of the cell and walks into it: what has crossed the edge has colour.

Technique: gouache. Back to front: the cell, its floor, the painted valley, footprints, the one who walks.
"""

from __future__ import annotations

import numpy as np
import skia

from art import paint as p
from art.paint.voices import gouache as g
from art.paint.voices.printing import PLAIN

NUMBER, TITLE = 16, "A Better View"
FINISH = PLAIN

GRASS = "4fa04c"
LIT = (15.0, -10.0)
SKIN, UMBER, LINE = "b06a44", "7c4030", "3c1c24"
RED, WINE, CREAM = "e2482e", "a82a34", "ffe6bc"
BLUE, NAVY = "2f66b4", "1f4280"
EDGE = p.points("398,58! 404,190 396,330! 405,470 397,610! 406,760 398,890! 403,1002!")
PICTURE = p.spline(
    [*EDGE, *p.points("500,996 560,1008! 660,1000 772,1006! 766,860 775,700! 765,520 774,300! 766,52! 640,62 520,50")]
)


def fill(img: p.Array, path: skia.Path, colour: p.Colour, flow: g.Flow = 0.0, size: float = 24, seed: int = 1) -> None:
    """A flat shape in broad strokes."""
    g.passage(img, path, colour, flow, size=size, length=size * 5, seed=seed, jitter=0.028, ragged=1.0, dry=0.4)


def cell(img: p.Array) -> None:
    """Cold blocks, a bare floor, and the real window: bars and rain."""
    courses = ((96, (150, 330)), (250, (60,)), (404, (140, 300)), (560, (70, 250)), (716, (170, 350)), (870, (90, 270)))
    floor_slab = p.poly(p.points("-10,1026 810,1026 810,1210 -10,1210"))
    window_frame = p.poly(p.points("52,122 258,116 262,392 54,398"))
    night_outside = p.poly(p.points("76,146 236,140 238,368 78,374"))
    raindrops = p.points("98,190 162,176 212,224 104,286 166,270 208,330 150,344")

    fill(img, p.rect(-10, -10, 820, 1040), "565d70", 0.04, size=46, seed=2)
    for row, (y, joints) in enumerate(courses):
        bed_joint = [(-10, y), (200, y + 3), (420, y - 2)]
        g.line(img, bed_joint, "41485b", 7, seed=row, taper=False)
        for x in joints:
            upright_joint = [(x, y), (x + 2, y + 76), (x - 1, y + 152)]
            g.line(img, upright_joint, "41485b", 7, seed=x, taper=False)
    paler_blocks = (
        p.points("66,564 246,566 246,708 68,710"),
        p.points("-10,256 54,254 56,398 -10,400"),
        p.points("176,722 344,720 344,864 176,864"),
    )
    for block in paler_blocks:
        fill(img, p.poly(block), "616a7e", 0.02, size=30, seed=block[1][0])
    fill(img, floor_slab, "3a4053", 0.0, size=40, seed=3)
    fill(img, window_frame, "7d8699", 1.57, size=20, seed=4)
    fill(img, night_outside, "2c3347", 1.5, size=20, seed=5)
    for k, (x, y) in enumerate(raindrops):
        raindrop = [(x + 9, y - 22), (x + 2, y), (x - 7, y + 24)]
        g.line(img, raindrop, "aab8ca", 5, seed=k)
    for x in (112, 158, 204):
        bar = [(x, 142), (x + 1, 256), (x + 1, 374)]
        g.line(img, bar, "171a26", 15, seed=x, taper=False)


def valley(img: p.Array) -> None:
    """What was painted: a sun, hills in flat folds, a road that comes down from them to the very edge."""
    painted_sky = p.spline(p.points("360,330! 560,300 800,340! 800,640! 360,640!"))
    way = p.points("712,590 664,612 690,650 722,700 676,764 630,830 604,900 590,960 580,1040")
    m = p.rough(p.mask(PICTURE), 4, 22, 5)
    copy = img.copy()
    fill(copy, p.rect(360, 30, 430, 640), "5cc0e0", 0.05, size=44, seed=6)
    fill(copy, painted_sky, "a6e0dc", 0.05, size=40, seed=7)
    fill(copy, p.circle(612, 254, 178), "ffe48c", 0.7, size=34, seed=8)
    fill(copy, p.circle(612, 254, 128), "fff4c6", 0.7, size=30, seed=9)
    folds = (
        (p.points("360,560! 470,500 600,540 700,492 800,520!"), "7fb8a0"),
        (p.points("360,640! 480,604 620,580 800,596!"), "e6d256"),
        (p.points("360,700! 520,690 680,650 800,690!"), "9cc84a"),
        (p.points("360,800! 540,800 700,760 800,790!"), GRASS),
    )
    for k, (top, tone) in enumerate(folds):
        fill(copy, p.spline([*top, (800, 1100, 1), (360, 1100, 1)]), tone, -0.2, size=30, seed=10 + k)
    road = p.ribbon(way, [8, 16, 26, 44, 80, 130, 190, 244, 320], 90)
    fill(copy, road, "fbe2a6", g.along(way), size=24, seed=15)
    for x, y, w, h in ((722, 806, 42, 172), (750, 836, 34, 124)):
        tree = p.spline(p.points("0,-1! 0.5,-0.35 0.3,0.02 -0.3,0.02 -0.5,-0.35", at=(x, y), scale=(w, h)))
        g.cel(copy, tree, "1f7a52", "11504a", slip=(-14, -6), flow=1.5, size=14, seed=17)
    step_shadow(copy)
    p.over(img, m, copy)
    for x, n, tone in ((438, 20, GRASS), (560, 24, "fbe2a6"), (744, 18, GRASS)):
        g.line(img, [(x, 988), (x + 1, 1000), (x, 1000 + n)], tone, 10, seed=x)


def step_shadow(img: p.Array) -> None:
    """The shadow of the foot and the leg on the painted road, thrown back to the cell."""
    cast = p.spline(p.points("684,952! 650,968 616,980 540,1000 470,1040! 380,1050! 396,1012 470,976 548,958 596,950!"))
    under_heel = p.spline(p.points("566,966 600,956 650,956 676,954 656,970 618,982 578,982"))
    fill(img, cast, "b58f52", -0.2, size=12, seed=51)
    fill(img, under_heel, "6e4e34", -0.1, size=8, seed=52)


def floor(img: p.Array) -> None:
    """The painted sun lies on the flags of the real floor, and throws his shadow back into the cell."""
    sunlit_floor = p.poly(p.points("404,1028 770,1028 810,1120 810,1210 330,1210"))
    long_shadow = p.spline(p.points("310,1098 232,1066 120,1058 -20,1046 -20,1082 120,1094 240,1106"))
    fill(img, sunlit_floor, "a0967c", 0.0, size=30, seed=18)
    joints = (("-10,1116 180,1114 364,1116", "2c3143"), ("378,1116 600,1114 810,1116", "857b65"))
    cross_joints = (("600,1030 612,1070 626,1114", "857b65"), ("470,1118 462,1160 452,1210", "857b65"))
    for joint, tone in (*joints, *cross_joints):
        g.line(img, p.points(joint), tone, 6, seed=8, taper=False)
    fill(img, long_shadow, "23283a", -0.1, size=14, seed=19)
    fill(img, p.circle(272, 1104, 50, 10), "181c2a", 0.0, size=8, seed=20)


def footprints(img: p.Array) -> None:
    """From the upset pot to under the lifted heel: bare and blue."""
    puddle = p.points("-20,1150! 60,1140 104,1150 128,1172 112,1192 60,1200 -20,1206!")
    spilt_paint = p.poly(p.points("-20,1060 62,1082 56,1172 -20,1186"))
    ball_of_foot = p.spline(p.points("-20,-22 0,-30 21,-20 16,10 4,14 -10,8"))
    heel = p.spline(p.points("-4,6! 14,6! 18,34 4,48 -10,36"))

    fill(img, p.spline(puddle), "2a6ee0", 0.0, size=18, seed=20)
    g.cel(img, spilt_paint, "d6d2c8", "9a9aa2", slip=(0, -26), flow=1.5, size=18, seed=21)
    fill(img, p.circle(60, 1127, 16, 45), "1c4ea8", 1.5, size=12, seed=22)
    for x, y, turn, k, left in ((146, 1122, 80, 0.9, True), (216, 1160, 74, 1.06, False), (264, 1098, 84, 0.92, True)):
        sole = p.union(ball_of_foot, heel)
        toes = [p.circle(-22 + 11 * j, -33 - (4, 7, 8, 6, 0)[j], 8 - j * 0.9, 9 - j) for j in range(5)]
        fill(
            img, p.moved(p.union(sole, *toes), x, y, k * 0.9, turn=turn, flip=left), "2a6ee0", 1.2, size=9, seed=int(x)
        )


def form(img: p.Array, points: p.Points, colour: str, shade: str, flow: float = 1.4, seed: int = 1) -> p.Array:
    """One flat form of the walker, lit by the sun before him."""
    return g.cel(img, p.spline(points), colour, shade, slip=LIT, flow=flow, size=16, seed=seed)


def stripes(img: p.Array, m: p.Array, lines: tuple[p.Points, ...], width: float = 20) -> None:
    """Cream bands around a sleeve or the body."""
    bands = p.Layer()
    for line in lines:
        bands.fill(p.ribbon(line, [width, width * 1.1, width], 24), CREAM)
    p.lay(img, bands, tooth=0.8, clip=m)


def far_arm(img: p.Array) -> None:
    """Stretched out to the sun: sleeve, a true elbow, wrist, an open hand with its thumb."""
    hand = p.points(
        "574,334 566,312 546,290 534,266 544,256 560,266 574,282! 574,240 572,204 583,196 592,206 597,262! 602,216 "
        "607,184 619,182 625,194 620,264! 632,222 642,196 655,198 657,212 642,272! 660,244 674,228 685,234 682,250 "
        "660,292 644,322 628,344 600,360 580,356",
        at=(-604, -348),
    )
    arm = p.points(
        "424,476! 480,466 536,428 560,402! 586,370 616,326! 666,356! 646,396 616,446 590,482! 548,518 486,552 430,566!"
    )
    upper_stripe = [(476, 450), (496, 500), (506, 560)]
    elbow_stripe = [(534, 410), (562, 460), (586, 510)]
    wrist_stripe = [(584, 358), (610, 382), (652, 402)]

    open_hand = p.moved(p.spline(hand), 648, 334, 0.9, turn=16)
    g.cel(img, open_hand, SKIN, UMBER, slip=(9, -5), flow=1.4, size=10, seed=31)
    g.line(img, [(652, 296), (662, 312), (656, 330)], UMBER, 4, seed=3)
    m = form(img, arm, "c83c2c", "8e2430", flow=-0.6, seed=32)
    stripes(img, m, (upper_stripe, elbow_stripe, wrist_stripe), 18)
    g.line(img, [(560, 404), (566, 424), (562, 440)], "6a1828", 5, seed=7)


def far_leg(img: p.Array) -> None:
    """The far leg pushes off from the floor: the heel already up, ball and toes flat on its own blue print."""
    foot = p.points(
        "182,976 222,974 240,1006 254,1040 276,1064 304,1078 312,1090 304,1099! 248,1101! 226,1090 206,1064 186,1026"
    )
    leg = p.points("344,700 450,700 440,790 418,850 388,892 330,946 256,1022 194,966 246,914 288,862 308,790")
    turn_up = p.ribbon([(196, 954), (226, 986), (258, 1022)], [24, 24, 24], 12, True)

    form(img, foot, "8e5238", "5e3028", flow=1.0, seed=33)
    for x, y in ((278, 1076), (292, 1080)):
        g.line(img, [(x, y), (x + 6, y + 8), (x + 5, y + 19)], "5e3028", 4, seed=x)
    form(img, leg, "2a58a0", "1a376c", flow=2.2, seed=34)
    for crease in ("292,858 316,866 334,882", "224,960 246,964 262,976", "430,792 410,806 386,808"):
        g.line(img, p.points(crease), "1a376c", 5, seed=9)
    g.cel(img, turn_up, "4a7cc4", NAVY, slip=(8, -6), flow=0.8, size=10, seed=35)


def near_leg(img: p.Array) -> None:
    """The near leg is over the edge: knee high, heel on the painted road, toes still in the air."""
    foot = p.points(
        "582,898 636,892 654,910 680,912 700,902 714,902 721,912 713,927 692,940 662,952 630,966 598,972 578,960 "
        "576,930"
    )
    leg = p.points(
        "352,690 430,668 516,684 580,706 614,732 622,760 624,820 632,876 638,900 576,912 560,872 546,836 532,802! "
        "468,790 400,788 350,750"
    )
    turn_up = p.ribbon([(568, 910), (604, 906), (646, 892)], [26, 26, 26], 12, True)

    form(img, foot, SKIN, UMBER, flow=-0.2, seed=36)
    for x, y in ((694, 918), (706, 912)):
        g.line(img, [(x, y - 6), (x + 5, y + 2), (x + 4, y + 10)], UMBER, 4, seed=x)
    g.line(img, [(594, 930), (606, 938), (602, 948)], UMBER, 4, seed=2)
    form(img, leg, BLUE, NAVY, flow=1.0, seed=37)
    g.line(img, [(532, 802), (558, 798), (576, 784)], NAVY, 6, seed=4)
    g.cel(img, turn_up, "5a92d8", NAVY, slip=(10, -8), flow=0.0, size=10, seed=38)


def place(text: str) -> p.Points:
    """An outline of the head, set on the neck in its size."""
    return p.points(text, at=(52, 64), scale=(0.88, 0.88))


def head(img: p.Array) -> None:
    """In profile, chin lifted to the sun, a quiet smile."""
    neck = place("352,340! 446,392 454,430 476,460 430,486 356,500 340,464 349,420")
    face = place(
        "400,222 452,222 484,246 496,274 492,292 504,306 526,322 522,336 500,340! 510,352 505,360! 490,362! 504,370 "
        "499,382 490,388 496,402 484,420 458,424 420,408 394,380 376,300"
    )
    hair = place(
        "484,246! 464,258 446,256 432,282 430,310 416,318! 404,344 408,372 384,386 358,362 346,310 354,250 394,208 "
        "446,204"
    )
    ear = p.spline(place("402,320 416,308 430,318 426,342 412,352"))
    cheek = p.spline(place("450,326 472,320 482,334 470,348 452,344"))

    form(img, neck, SKIN, UMBER, flow=1.3, seed=39)
    form(img, face, SKIN, UMBER, flow=1.3, seed=40)
    g.cel(img, p.spline(hair), "33202e", "1a1020", slip=LIT, flow=0.6, size=14, seed=41)
    g.dab(img, ear, SKIN, 1.3, size=8, length=20, seed=4)
    marks = p.Layer()
    features = (
        ("456,300 468,306 482,302", 6),
        ("450,276 466,268 486,274", 7),
        ("500,340 492,334 496,324", 4),
        ("505,361 488,363 474,354", 5),
        ("412,322 420,326 416,338", 4),
        ("488,394 478,394 472,388", 3),
    )
    for line, w in features:
        marks.fill(p.ribbon(place(line), [w * 0.4, w, w * 0.4], 20, True), LINE if w > 4 else UMBER)
    p.lay(img, marks, tooth=0.5)
    g.dab(img, cheek, "c47650", 0.4, size=8, length=20, seed=5)


def near_arm(img: p.Array) -> None:
    """Swung back, the elbow a little bent, with the hand that holds the brush."""
    arm = p.points(
        "340,514 362,480 394,464 430,486 436,532 404,588 366,626 340,650! 292,690 236,714! 192,662! 234,628 "
        "270,590! 304,548"
    )
    upper_stripe = [(330, 512), (380, 548), (424, 596)]
    elbow_stripe = [(280, 566), (330, 606), (370, 648)]
    wrist_stripe = [(222, 622), (250, 660), (276, 706)]
    sleeve_seam = p.points("434,506 432,544 404,588 366,626 338,652")

    brush_handle(img)
    brush_hand(img)
    m = form(img, arm, RED, WINE, flow=2.4, seed=43)
    stripes(img, m, (upper_stripe, elbow_stripe, wrist_stripe), 18)
    g.line(img, [(272, 592), (294, 606), (304, 622)], WINE, 5, seed=4)
    g.line(img, sleeve_seam, "6a1828", 7, seed=6)


def brush_handle(img: p.Array) -> None:
    """The handle of the brush: it runs through the fist, and its end stands up behind the wrist."""
    handle = p.ribbon(p.points("193,628 191,680 184,750 176,838"), [9, 12, 15, 16], 24, True)
    g.cel(img, handle, "3c241c", "22140f", slip=(4, 3), flow=1.7, size=8, seed=42)


def brush_hand(img: p.Array) -> None:
    """A fist from its back: four fingers close round the handle away from us, the thumb lies along it in front."""
    fingers = (
        (p.points("176,700 150,710 136,728"), 24),
        (p.points("176,720 150,734 138,753"), 26),
        (p.points("184,742 162,758 150,778"), 27),
        (p.points("198,756 180,776 168,797"), 27),
    )
    back = p.points("232,668 202,682 174,688 156,704 156,730 170,754 192,770 214,766 224,744 220,722 238,700")
    thumb = p.ribbon(p.points("211,714 219,748 208,780 190,808"), [16, 29, 26, 19], 24, True)
    clefts = ("127,741 144,731 164,725", "138,767 154,752 172,743", "157,789 170,772 184,760")

    for k, (bones, w) in enumerate(fingers):
        finger = p.ribbon(bones, [w, w, w - 4], 16, True)
        g.cel(img, finger, "bc7850", UMBER, slip=(4, -5), flow=0.8, size=8, seed=60 + k)
    g.dab(img, p.spline(back), "bc7850", 0.8, size=9, length=30, seed=44)
    for cleft in clefts:
        g.line(img, p.points(cleft), UMBER, 4, seed=9)
    g.cel(img, thumb, "c88458", UMBER, slip=(5, -2), flow=1.9, size=8, seed=45)


def walker(img: p.Array) -> None:
    """In full stride. All that is still on this side of the edge is as grey as the cell."""
    body = p.points("374,474 432,454 474,476 496,540 488,640 482,716 420,732 350,718 350,640 340,560 350,506")
    beyond_edge = p.spline([*EDGE, *p.points("403,1200! 810,1200! 810,58!")])
    cell_greys = [(0, "10131c"), (0.22, "252a38"), (0.4, "5c6274"), (0.62, "9ca2ae"), (1, "e4e4e2")]

    copy = img.copy()
    far_arm(copy)
    far_leg(copy)
    near_leg(copy)
    m = form(copy, body, RED, WINE, flow=1.4, seed=46)
    stripes(copy, m, tuple([(320, y - 6), (410, y + 10), (510, y - 4)] for y in (520, 580, 640, 700)), 22)
    head(copy)
    near_arm(copy)
    changed = p.blur((np.abs(copy - img).sum(2) > 0.025).astype(np.float32), 1.0)
    figure = p.smooth(0.6, 0.95, changed)
    inside = p.rough(p.mask(beyond_edge), 4, 22, 5)
    tone = copy @ np.array([0.3, 0.55, 0.15], np.float32)
    grey = p.ramp(np.clip(tone * 1.45, 0, 1), cell_greys)
    p.over(copy, figure * (1 - inside), grey)
    p.over(copy, (1 - figure) * (changed > 0) * (1 - inside), img)
    img[:] = copy


def bristles(img: p.Array) -> None:
    """The only colour left in the cell: the wet end of the brush and what drips from it."""
    ferrule = p.ribbon([(176, 828), (171, 858)], [21, 27], 8)
    tip = p.points("157,854! 185,860! 190,884 174,910 150,930! 148,906 149,878")
    g.cel(img, ferrule, "c4c8cc", "858b98", slip=(6, 4), flow=1.7, size=8, seed=47)
    g.cel(img, p.spline(tip), "5cc04a", "2c8a44", slip=(8, 2), flow=1.7, size=10, seed=48)
    for x, y in ((150, 960), (147, 996)):
        paint_drop = p.spline(p.points("0,-16! 7,0 0,9 -7,0", at=(x, y)))
        g.dab(img, paint_drop, "5cc04a", 1.5, size=6, seed=x)


def paint() -> p.Array:
    """From the cell into the painted valley, and in between the one who walks."""
    img = g.board("565d70", 3)
    cell(img)
    floor(img)
    valley(img)
    footprints(img)
    walker(img)
    bristles(img)
    return np.clip(img, 0, 1)
