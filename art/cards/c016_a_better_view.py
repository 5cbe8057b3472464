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
PICTURE = p.spline(
    p.points(
        "404,70! 520,52 560,62! 700,48 766,60! 758,300 770,420! 762,700 772,1010! 700,1040 660,1020! 560,1062 "
        "470,1046 430,1066! 414,960 424,860! 396,760 410,640! 382,560 404,450! 388,340 412,220! 394,150"
    )
)


def fill(img: p.Array, path: skia.Path, colour: p.Colour, flow: g.Flow = 0.0, size: float = 24, seed: int = 1) -> None:
    """A flat shape in broad strokes."""
    g.passage(img, path, colour, flow, size=size, length=size * 5, seed=seed, jitter=0.028, ragged=1.0, dry=0.4)


def cell(img: p.Array) -> None:
    """Cold blocks, a bare floor, and the real window: bars and rain."""
    courses = ((96, (150, 330)), (250, (60,)), (404, (140, 300)), (560, (70, 250)), (716, (170, 350)), (870, (90, 270)))
    floor_slab = p.poly(p.points("-10,986 810,986 810,1210 -10,1210"))
    window_frame = p.poly(p.points("52,122 258,116 262,392 54,398"))
    night_outside = p.poly(p.points("76,146 236,140 238,368 78,374"))
    raindrops = p.points("98,190 162,176 212,224 104,286 166,270 208,330 150,344")

    fill(img, p.rect(-10, -10, 820, 1000), "565d70", 0.04, size=46, seed=2)
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
    """What was painted: a sun, hills in flat folds, a road to them."""
    painted_sky = p.spline(p.points("360,330! 560,300 800,340! 800,640! 360,640!"))
    way = p.points("706,586 660,612 700,656 732,706 660,770 606,850 560,960 540,1090")
    m = p.rough(p.mask(PICTURE), 5, 24, 5)
    copy = img.copy()
    fill(copy, p.rect(360, 30, 430, 640), "5cc0e0", 0.05, size=44, seed=6)
    fill(copy, painted_sky, "a6e0dc", 0.05, size=40, seed=7)
    fill(copy, p.circle(612, 254, 178), "ffe48c", 0.7, size=34, seed=8)
    fill(copy, p.circle(612, 254, 128), "fff4c6", 0.7, size=30, seed=9)
    folds = (
        (p.points("360,560! 470,500 600,540 700,492 800,520!"), "7fb8a0", -0.2),
        (p.points("360,640! 480,604 620,580 800,596!"), "e6d256", -0.2),
        (p.points("360,700! 520,690 680,650 800,690!"), "9cc84a", -0.2),
        (p.points("360,800! 540,800 700,760 800,790!"), GRASS, -0.2),
    )
    for k, (top, tone, flow) in enumerate(folds):
        fill(copy, p.spline([*top, (800, 1100, 1), (360, 1100, 1)]), tone, flow, size=30, seed=10 + k)
    fill(copy, p.ribbon(way, [8, 18, 28, 44, 74, 116, 190, 290], 90), "fbe2a6", g.along(way), size=24, seed=15)
    for x, y, w, h in ((704, 800, 52, 190), (744, 830, 44, 150)):
        shade = p.poly(p.points("6,0 -6,10 -120,52 -128,40", at=(x, y)))
        fill(copy, shade, "3a8444", 0.3, size=10, seed=16)
        tree = p.spline(
            [
                (x, y - h, 1),
                (x + w / 2, y - h * 0.35),
                (x + w * 0.3, y + 4),
                (x - w * 0.3, y + 4),
                (x - w / 2, y - h * 0.35),
            ]
        )
        g.cel(copy, tree, "1f7a52", "11504a", slip=(-14, -6), flow=1.5, size=14, seed=17)
    p.over(img, m, copy)
    tufts = (
        (452, 1054, 70, GRASS),
        (694, 1030, 90, GRASS),
        (748, 1016, 50, GRASS),
        (586, 1050, 56, "fbe2a6"),
    )
    for x, y, n, tone in tufts:
        grass = [(x, y - 14), (x + 2, y + n / 2), (x, y + n)]
        g.line(img, grass, tone, 11, seed=x)


def floor(img: p.Array) -> None:
    """The painted sun lies on the real floor, and throws his shadow back into the cell."""
    sunlit_floor = p.poly(p.points("418,1040 560,1030 700,1010 770,990 810,1210 310,1210"))
    long_shadow = p.spline(p.points("288,1076 232,1050 120,1050 -20,1036 -20,1074 120,1084 240,1092"))
    fill(img, sunlit_floor, "a39682", 0.0, size=30, seed=18)
    fill(img, long_shadow, "23283a", -0.1, size=14, seed=19)


def footprints(img: p.Array) -> None:
    """From the upset pot to the heel: bare and blue."""
    puddle = p.points("-20,1150! 60,1140 104,1150 128,1172 112,1192 60,1200 -20,1206!")
    spilt_paint = p.poly(p.points("-20,1060 62,1082 56,1172 -20,1186"))
    ball_of_foot = p.spline(p.points("-20,-22 0,-30 21,-20 16,10 4,14 -10,8"))
    heel = p.spline(p.points("-4,6! 14,6! 18,34 4,48 -10,36"))

    fill(img, p.spline(puddle), "2a6ee0", 0.0, size=18, seed=20)
    g.cel(img, spilt_paint, "d6d2c8", "9a9aa2", slip=(0, -26), flow=1.5, size=18, seed=21)
    fill(img, p.circle(60, 1127, 16, 45), "1c4ea8", 1.5, size=12, seed=22)
    for x, y, turn, k, left in ((150, 1132, 76, 0.94, True), (216, 1168, 70, 1.04, False), (276, 1122, 62, 0.94, True)):
        sole = p.union(ball_of_foot, heel)
        toes = [p.circle(-22 + 11 * j, -40 - (4, 7, 8, 6, 0)[j], 8 - j * 0.9, 9 - j) for j in range(5)]
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
    """Raised to the sun: sleeve, elbow, wrist, an open hand with its thumb."""
    hand = p.points(
        "574,334 566,312 546,290 534,266 544,256 560,266 574,282! 574,240 572,204 583,196 592,206 597,262! 602,216 "
        "607,184 619,182 625,194 620,264! 632,222 642,196 655,198 657,212 642,272! 660,244 674,228 685,234 682,250 "
        "660,292 644,322 628,344 600,350"
    )
    arm = p.points(
        "420,470 470,462 524,456 548,430 566,386 578,338 632,344 628,400 610,468 584,512 546,532 480,546 424,552"
    )
    upper_stripe = [(480, 450), (488, 500), (484, 560)]
    elbow_stripe = [(540, 440), (566, 480), (580, 530)]
    wrist_stripe = [(560, 404), (590, 412), (634, 420)]

    g.cel(img, p.moved(p.spline(hand), 60, 34, 0.9), SKIN, UMBER, slip=(9, -5), flow=1.4, size=10, seed=31)
    for a in ([(592, 304), (602, 318), (602, 334)],):
        g.line(img, a, UMBER, 4, seed=3)
    m = form(img, arm, "c83c2c", "8e2430", flow=-0.2, seed=32)
    stripes(
        img,
        m,
        (
            upper_stripe,
            elbow_stripe,
            wrist_stripe,
        ),
        18,
    )


def legs(img: p.Array) -> None:
    """The near foot stands on the road, the far one pushes off on its toes."""
    foot = p.points("176,960 216,958 232,992 238,1022 262,1046 284,1064 282,1078 256,1082 226,1074 204,1046 180,1008")
    far_toe = [(258, 1056), (264, 1066), (264, 1078)]
    far = p.points("352,700 430,700 424,790 398,880 346,930 276,990 232,1006 186,956 240,904 294,858 322,790")
    far_turn_up = p.ribbon([(192, 940), (222, 972), (252, 1006)], [24, 24, 24], 12, True)
    near_foot = p.points("500,990 548,986 556,1014 588,1030 620,1038 626,1052 606,1060 510,1060 494,1040")
    near = p.points(
        "350,706 410,690 470,704 506,760 562,824 574,866 564,930 556,984 488,984 484,930 484,884 440,846 384,800 "
        "352,760"
    )
    knee_crease = [(498, 868), (520, 880), (544, 878)]
    near_turn_up = p.ribbon([(482, 976), (522, 984), (564, 976)], [28, 28, 28], 12, True)

    form(img, foot, "8e5238", "5e3028", flow=1.0, seed=33)
    g.line(img, far_toe, "5e3028", 4, seed=3)
    form(img, far, "2a58a0", "1a376c", flow=2.2, seed=34)
    g.cel(img, far_turn_up, "4a7cc4", NAVY, slip=(8, -6), flow=0.8, size=10, seed=35)
    form(img, near_foot, SKIN, UMBER, flow=0.4, seed=36)
    for x in (596, 608):
        toe = [(x, 1040), (x + 5, 1048), (x + 4, 1056)]
        g.line(img, toe, UMBER, 4, seed=x)
    form(img, near, BLUE, NAVY, flow=1.0, seed=37)
    g.line(img, knee_crease, NAVY, 6, seed=4)
    g.cel(img, near_turn_up, "5a92d8", NAVY, slip=(10, -8), flow=0.0, size=10, seed=38)


def head(img: p.Array) -> None:
    """In profile, chin lifted to the sun, a quiet smile."""
    neck = p.points("400,360 446,392 452,430 474,462 430,484 384,470 392,430")
    face = p.points(
        "400,222 452,222 484,246 496,274 492,292 504,306 526,322 522,336 500,340! 510,352 505,360! 490,362! 504,370 "
        "499,382 490,388 496,402 484,420 458,424 420,408 394,380 376,300"
    )
    hair = p.points(
        "484,246! 464,258 446,256 432,282 430,310 416,318! 404,344 408,372 384,386 358,362 346,310 354,250 394,208 "
        "446,204"
    )
    ear = p.spline(p.points("402,320 416,308 430,318 426,342 412,352"))
    cheek = p.spline(p.points("450,326 472,320 482,334 470,348 452,344"))

    form(img, neck, SKIN, UMBER, flow=1.3, seed=39)
    form(img, face, SKIN, UMBER, flow=1.3, seed=40)
    g.cel(img, p.spline(hair), "33202e", "1a1020", slip=LIT, flow=0.6, size=14, seed=41)
    g.dab(img, ear, SKIN, 1.3, size=8, length=20, seed=4)
    marks = p.Layer()
    features = (
        ([(456, 300), (468, 306), (482, 302)], 6),
        ([(450, 276), (466, 268), (486, 274)], 7),
        ([(500, 340), (492, 334), (496, 324)], 4),
        ([(505, 361), (488, 363), (474, 354)], 5),
        ([(412, 322), (420, 326), (416, 338)], 4),
        ([(488, 394), (478, 394), (472, 388)], 3),
    )
    for line, w in features:
        marks.fill(p.ribbon(line, [w * 0.4, w, w * 0.4], 20, True), LINE if w > 4 else UMBER)
    p.lay(img, marks, tooth=0.5)
    g.dab(img, cheek, "c47650", 0.4, size=8, length=20, seed=5)


def near_arm(img: p.Array) -> None:
    """Swung back: the elbow bends, the fist holds the brush."""
    handle = p.ribbon([(318, 668), (250, 746), (214, 790)], [12, 14, 15], 20, True)
    arm = p.points("352,492 384,466 426,484 434,530 402,584 366,624 336,656 300,700 250,664 284,618 306,576 330,530")
    upper_stripe = [(324, 520), (376, 552), (420, 592)]
    elbow_stripe = [(296, 576), (340, 604), (384, 640)]
    wrist_stripe = [(262, 628), (300, 654), (340, 684)]
    sleeve_crease = [(370, 612), (352, 604), (342, 590)]
    sleeve_seam = p.points("434,506 430,544 404,588 368,628 338,662")
    fist = p.points("256,664 292,690 302,716 292,742 266,752 242,740 232,712 238,680")
    thumb = p.spline(p.points("286,692 296,708 286,726 266,732 262,720 274,708"))

    g.cel(img, handle, "e0a850", "9c6428", slip=(4, 3), flow=2.2, size=8, seed=42)
    m = form(img, arm, RED, WINE, flow=2.2, seed=43)
    stripes(
        img,
        m,
        (
            upper_stripe,
            elbow_stripe,
            wrist_stripe,
        ),
        18,
    )
    g.line(img, sleeve_crease, WINE, 5, seed=4)
    g.line(img, sleeve_seam, "6a1828", 7, seed=6)
    form(img, fist, SKIN, UMBER, flow=0.6, seed=44)
    knuckles = (
        [(238, 706), (254, 712), (272, 708)],
        [(238, 724), (254, 730), (270, 724)],
        [(250, 740), (262, 744), (272, 738)],
    )
    for a in knuckles:
        g.line(img, a, UMBER, 4, seed=5)
    g.cel(img, thumb, "bc7850", UMBER, slip=(6, -5), flow=2.0, size=8, seed=45)


def walker(img: p.Array) -> None:
    """In full stride. All that is still on this side of the edge is as grey as the cell."""
    body = p.points("372,468 430,456 470,476 490,540 482,640 488,722 418,740 340,726 344,640 332,560 344,500")
    beyond_edge = p.spline(p.points("392,60! 404,300 380,470 402,640 392,760 420,860 412,1080! 810,1080! 810,60!"))
    cell_greys = [(0, "1c2130"), (0.3, "4c5264"), (0.6, "9aa0ac"), (1, "e4e4e2")]
    tip = p.points("222,776 238,794 228,822 196,850 158,862! 176,832 192,798")

    copy = img.copy()
    far_arm(copy)
    legs(copy)
    m = form(copy, body, RED, WINE, flow=1.4, seed=46)
    stripes(copy, m, tuple([(320, y - 6), (410, y + 10), (500, y - 4)] for y in (520, 580, 640, 700)), 22)
    head(copy)
    near_arm(copy)
    figure = p.smooth(0.5, 1.0, p.blur((np.abs(copy - img).sum(2) > 0.004).astype(np.float32), 1.0))
    inside = p.rough(p.mask(beyond_edge), 6, 18, 7)
    tone = copy @ np.array([0.3, 0.55, 0.15], np.float32)
    grey = p.ramp(np.clip(tone * 1.45, 0, 1), cell_greys)
    p.over(copy, figure * (1 - inside), grey)
    img[:] = copy
    g.cel(
        img, p.ribbon([(240, 762), (216, 792)], [24, 28], 8), "c4c8cc", "858b98", slip=(6, 4), flow=2.2, size=8, seed=47
    )
    g.cel(img, p.spline(tip), "5cc04a", "2c8a44", slip=(8, 2), flow=2.2, size=10, seed=48)
    for x, y in ((160, 900), (154, 936)):
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
    return np.clip(img, 0, 1)
