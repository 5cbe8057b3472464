"""One checked cloth from the dawn of time to the day after tomorrow, and one sandwich: the robot hands it to a cave
child, and those who sit further back, knight and dinosaur, watch it go.

Technique: flat poster gouache, a low sun behind everybody.
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

GOLD_D = "b87a2a"
SKY, HALO, SUN, FAR = "f5894e", "fbb45c", "fff0b0", "c65a58"
GRASS, GRASS_D, NEAR = "8fae3c", "5c8a3c", "3f7040"
RED, PINK, WHITE, INK = "e0302a", "f2938a", "fff6e6", "2a2030"
GREEN, GREEN_D, TEAL, TEAL_D = "4fa860", "226a52", "58b8c4", "24707e"
CRUST, LETTUCE, GOLD = "c07a3a", "6abf3a", "f6c23a"
CLOTH = p.points(
    "640,506 548,480 440,486 336,516 284,562 366,606 540,626 712,654 800,716 780,810 660,892 520,980 480,1090 490,1240"
)
WIDTHS = [26, 34, 50, 84, 128, 124, 122, 142, 176, 230, 310, 400, 500, 580]
SKIN, SKIN_M, SKIN_D, HAIR, FUR, FUR_D = "f2bd92", "dca078", "b8724c", "a8431f", "f0a848", "b06a2c"


def land(pt: Poster) -> None:
    """The sun at the far end, rings of warm air, three folds of meadow."""
    rings_of_air = [
        (p.circle(500, 330, 360), "f89c54"),
        (p.circle(500, 330, 250), HALO),
        (p.circle(500, 330, 150), SUN),
    ]
    far_hills = p.points("-20,420! 120,380 300,440 560,450 700,396 820,420! 820,700! -20,700!")
    far_meadow = p.points("-20,500! 200,458 470,446 660,470 820,520! 820,900! -20,900!")
    middle_meadow = p.points("-20,660! 180,640 420,690 640,650 820,640! 820,1220! -20,1220!")
    near_meadow = p.points("-20,900! 200,870 420,930 660,880 820,850! 820,1220! -20,1220!")

    pt.fill(p.rect(-10, -10, 820, 700), SKY, rings_of_air, flow=0.1, streak=0.03)
    pt.fill(far_hills, FAR, flow=0.1)
    pt.fill(far_meadow, GRASS, flow=-0.2)
    pt.fill(middle_meadow, GRASS_D, flow=0.1)
    pt.fill(near_meadow, NEAR, flow=-0.1)


def cloth(pt: Poster) -> None:
    """Red checks in perspective, seven across, woven in three tones."""
    line, n = p.sample(CLOTH, 1500), 1500
    t = np.gradient(line, axis=0)
    t /= np.hypot(t[:, 0], t[:, 1])[:, None]
    side = np.stack([-t[:, 1], t[:, 0]], 1)
    side[:, 1] *= 0.34  # the cloth lies on the ground
    w = np.interp(np.linspace(0, 1, n), np.linspace(0, 1, len(WIDTHS)), WIDTHS)
    under = side * w[:, None] * 0.54
    pt.mark(p.poly([*(line - under + (2, 3)), *(line + under + (2, 3))[::-1]]), "2c5236", 0.8)
    length, at, cuts = np.cumsum(np.hypot(*np.gradient(line, axis=0).T)), 0.0, [0]
    while cuts[-1] < n - 2:
        at += w[cuts[-1]] * 0.105 + 1.5
        cuts.append(min(int(np.searchsorted(length, at)), n - 1))
    for j, (a, b) in enumerate(itertools.pairwise(cuts)):
        for k in range(8):
            u, v = k / 8 - 0.5, (k + 1) / 8 - 0.5
            quad = [
                line[a] + side[a] * w[a] * u,
                line[a] + side[a] * w[a] * v,
                line[b] + side[b] * w[b] * v,
                line[b] + side[b] * w[b] * u,
            ]
            pt.layer.fill(p.poly(quad), (WHITE, PINK, RED)[(j % 2) + (k % 2)])
    for s in (-0.5, 0.5):
        rim = line + side * w[:, None] * s
        pt.line(np.concatenate([rim[::60], rim[-1:]]), [2, 3, 5, 8], RED)


def sunlit(shape: skia.Path, side: int, tone: str) -> tuple[skia.Path, str]:
    """The edge of a shape that the low sun catches: its top, and the left (1) or the right (-1)."""
    return p.cut(shape, p.moved(shape, side * 6, 7)), tone


def shadow(pt: Poster, x: float, y: float, w: float, h: float) -> None:
    """The sun is behind everybody: the shade lies in front of them, on grass and cloth alike."""
    cast_shade = p.points("-1,-0.3 0,-0.6 1,-0.3 0.9,0.5 0,1 -0.9,0.6", at=(x, y), scale=(w, h))
    pt.mark(cast_shade, "2a1e44", 0.48)


def robot_head(pt: Poster) -> None:
    """A round skull with one large eye on the bread that it gives away, and a wide smile."""
    skull = p.spline(p.points("-84,76! -92,0 -60,-64 0,-82 62,-68 96,-10 90,76!"))
    skull_shade = p.points("-100,80 -100,-60 -50,-80 -44,0 -52,80")
    smile = p.points("30,38! 60,46 92,34! 88,60 62,68 38,58")
    with pt.at(190, 806, 1, turn=-4):
        pt.fill(skull, TEAL, [(skull_shade, TEAL_D), sunlit(skull, -1, "a6e2dc")], flow=1.4)
        pt.line([(-10, -80), (-26, -122)], [7, 5], INK)
        pt.fill(p.circle(-28, -130, 16), RED, [(p.circle(-36, -124, 13), "98202a")])
        pt.mark(p.circle(40, -16, 43), INK)
        pt.mark(p.circle(42, -16, 35), "ffe69a")
        pt.mark(p.circle(60, -12, 16), INK)
        pt.mark(p.circle(55, -19, 5), WHITE)
        pt.fill(smile, INK, [(p.rect(40, 36, 60, 12), WHITE)], streak=0)


def robot_leg(pt: Poster, dx: float, dy: float, tone: str, joint: str) -> None:
    """One leg: the thigh rises to a round knee, the shin comes down, the heel stands on the cloth with its toes up."""
    foot = p.points("356,1166! 352,1120 372,1082 402,1072 418,1090 420,1166!")
    with pt.at(dx, dy):
        pt.line([(150, 1118), (276, 1062)], [88, 48], tone)
        pt.line([(278, 1064), (376, 1142)], [46, 36], tone)
        pt.mark(p.circle(278, 1063, 28), joint)
        pt.mark(p.circle(276, 1060, 12), tone)
        pt.fill(foot, tone, [(p.rect(402, 1050, 30, 120), INK)])


def sandwich(pt: Poster, x: float, y: float, scale: float, turn: float) -> None:
    """Two triangles of bread, a green edge, one bite out of the top."""
    crust_outline = p.poly(p.points("-42,32 4,-36 48,34 42,44 -36,44"))
    bite = p.union(p.circle(-6, -40, 13), p.circle(7, -28, 14), p.circle(20, -14, 13), p.circle(24, -34, 22))
    salad_edge = p.points("-42,29 -26,35 -8,30 8,36 26,30 42,34")
    toast_outline = p.poly([(-44, 22), (0, -44), (46, 24)])
    crumb_outline = p.poly([(-32, 16), (0, -32), (34, 17)])
    with pt.at(x, y, scale, turn=turn):
        crust = p.cut(crust_outline, bite)
        pt.layer.fill(crust, CRUST)
        pt.line(salad_edge, [8, 11, 9, 11, 9, 8], LETTUCE)
        pt.line([(-34, 26), (0, 25), (36, 26)], [6, 7, 6], RED)
        toast = p.cut(toast_outline, bite)
        pt.layer.fill(toast, "8a4a22")
        crumb = p.cut(crumb_outline, bite)
        pt.layer.fill(crumb, "fff0c4")


def dinosaur(pt: Poster) -> None:
    """Far away and still the biggest: it stands at the end of the cloth and hangs its head over the meal."""
    belly = p.spline(p.points("-60,400 -20,330 60,296 140,306 196,352 200,420 150,462 60,468 -20,456"))
    tail = p.ribbon(p.points("0,390 -90,430 -170,500"), [120, 70, 10])
    hind_leg = p.ribbon(p.points("4,420 -2,470 4,520"), [86, 58, 54])
    fore_leg = p.ribbon(p.points("166,400 172,460 168,512"), [80, 54, 50])
    neck = p.ribbon(p.points("110,372 190,318 238,246 274,186 318,164 352,184"), [150, 112, 74, 52, 44, 42], 60, True)
    head = p.spline(p.points("-22,-22 8,-30 36,-8 60,34 58,66 36,74 8,54 -14,20"))
    shade = p.points(
        "-180,520! -90,446 20,412 110,408 176,372 226,304 258,240 286,204 316,200 330,232 344,262 366,280 360,300 "
        "300,280 260,400 220,540 -180,540!"
    )
    spots = ("-26,372 4,346 18,366 -8,388", "50,330 86,318 94,340 62,352", "132,330 160,308 174,328 146,350")
    small = ("206,268 222,242 236,252 220,280", "254,200 272,180 284,192 266,212")
    mouth = [(16, 50), (34, 58), (56, 52)]

    shadow(pt, 110, 522, 190, h=22)
    for x, y in ((30, 500), (166, 492)):
        far_leg = p.ribbon([(x, 400), (x + 4, 450), (x, y)], [60, 44, 40])
        pt.fill(far_leg, GREEN_D, flow=1.4)
    body = p.union(belly, tail, hind_leg, fore_leg, neck, p.moved(head, 344, 188, turn=22))
    darker = [(p.points(spot), "2f8858") for spot in spots + small]
    pt.fill(body, GREEN, [(shade, GREEN_D), *darker, sunlit(body, -1, "b4d860")], flow=0.7, streak=0.04)
    for x, y in ((-20, 520), (0, 522), (148, 512), (168, 514)):
        toenail = p.points("0,0! 1,-11 13,-11 16,0!", at=(x, y))
        pt.mark(toenail, "cfe0a0")
    with pt.at(344, 188, turn=22):
        pt.mark(p.circle(20, 2, 11), WHITE)
        pt.mark(p.circle(24, 6, 6), INK)
        pt.line(mouth, [2, 4, 2], INK)


def knight(pt: Poster) -> None:
    """Seated on the bend of the cloth in full plate, knees drawn up, visor up, an arm on his knee: he can wait."""
    far_leg = p.ribbon(p.points("0,-18 50,-44 64,-8"), [26, 20, 16], 30, True)
    far_foot = p.points("56,-14 74,-12 92,-2! 90,3! 56,3!")
    surcoat = p.spline(p.points("-44,3! -42,-24 -34,-62 -14,-80 12,-78 22,-54 18,-24 22,3!"))
    surcoat_shade = p.points("-50,6 -44,-84 -18,-74 -22,-40 -16,6")
    near_leg = p.ribbon(p.points("-14,-16 34,-52 40,-10"), [30, 22, 18], 30, True)
    near_foot = p.points("30,-14 50,-14 72,-3! 70,5! 30,5!")
    plume = p.points("-8,-126 -34,-150 -58,-132 -82,-122")
    upper_arm, forearm = [(-14, -64), (-6, -34)], [(-6, -34), (34, -56)]
    gauntlet = p.points("24,-60 36,-66 48,-60 52,-46 46,-40 38,-50 28,-48")
    steel, dark, light = "b4bccc", "6a7088", "e4e8f0"
    shadow(pt, 324, 596, 112, h=15)
    with pt.at(314, 588, 1.46):
        pt.fill(far_leg, dark)
        pt.fill(far_foot, "4c5068")
        pt.fill(surcoat, RED, [(surcoat_shade, "98202a"), sunlit(surcoat, -1, "ff7a50")])
        pt.fill(near_leg, steel, [sunlit(near_leg, -1, light)])
        pt.mark(p.circle(34, -46, 12), light)
        pt.fill(near_foot, dark)
        pt.line(plume, [9, 20, 16, 3], RED)
        with pt.at(-2, -80, 1.16, turn=24):
            knight_head(pt, steel, dark, light)
        pt.line(upper_arm, [24, 18], dark)
        pt.line([(-2, -26), (36, -46)], [6, 8], dark)
        pt.line(forearm, [19, 14], light)
        pt.fill(p.circle(-15, -66, 15), steel, [(p.circle(-20, -60, 13), dark)])
        pt.mark(p.circle(-6, -34, 10), steel)
        pt.fill(gauntlet, dark)


def knight_head(pt: Poster, steel: str, dark: str, light: str) -> None:
    """A round helmet with its visor up, the face in profile, the eye on the sandwich."""
    helmet = p.points("-22,4! -26,-30 -12,-50 12,-48 24,-34 20,-26 14,4!")
    helmet_shade = p.points("-30,4 -30,-50 -12,-42 -14,4")
    profile = p.points("0,2! 0,-28! 19,-28 22,-20 32,-12! 22,-9! 24,-5 21,-1 20,4 10,6")
    raised_visor = [(-14, -32), (10, -38), (28, -32)]

    pt.fill(helmet, steel, [(helmet_shade, dark)])
    pt.fill(profile, "e4b088")
    pt.mark(p.circle(14.6, -16.6, 3.8), WHITE)
    pt.mark(p.circle(16.2, -14.8, 2.6), INK)
    pt.line([(8, -23), (18, -23)], [2, 3], "8a4a28")
    pt.line([(13, -4), (17, -2.6), (22, -4.4)], [2, 3, 2], "8a3a28")
    pt.line(raised_visor, [4, 7, 4], light)


def cave_child(pt: Poster) -> None:
    """Kneeling on the cloth in a spotted skin, back on its heels; the far hand lies on its knee."""
    far_thigh = [(640, 1050), (500, 1070)]
    far_arm = [(586, 930), (548, 990), (512, 1036)]
    far_hand = p.points("526,1020 514,1018 498,1036 480,1050 486,1060 504,1056 524,1044")
    shin_and_foot = p.points(
        "506,1092 560,1078 650,1080 704,1080 744,1088 774,1102 784,1116! 690,1120 560,1122 514,1116"
    )
    sole = p.points("690,1074 712,1076 748,1088 778,1104 780,1110 740,1100 700,1092")
    skin = p.spline(
        p.points(
            "578,884! 556,930 552,990 540,1036! 552,1062! 574,1046! 590,1082! 614,1062! 634,1098! 660,1074! 684,1102! "
            "708,1084! 734,1088! 738,1044 724,984 696,916 650,878!"
        )
    )
    back_shade = p.points("640,860 668,930 678,1000 660,1120 760,1120 760,860")
    spots = ((600, 936, 10, 8), (676, 936, 9, 11), (584, 1000, 9, 11), (700, 1000, 11, 9), (640, 1010, 12, 9))
    low_spots = ((578, 1034, 8, 7), (664, 1056, 9, 8), (712, 1056, 8, 10), (620, 1046, 7, 9))

    shadow(pt, 640, 1116, 172, h=30)
    pt.line(far_thigh, [72, 56], SKIN_D)
    pt.line(far_arm, [32, 26, 18], SKIN_M)
    pt.fill(far_hand, SKIN_M)
    pt.fill(shin_and_foot, SKIN_M, [(sole, SKIN)])
    pt.line([(668, 1056), (600, 1060), (528, 1078)], [80, 70, 54], SKIN)
    pt.line([(512, 1100), (590, 1096), (664, 1100)], [3, 7, 3], SKIN_D)
    marks = [(p.circle(*spot), "7a3c24") for spot in (*spots, *low_spots)]
    pt.fill(skin, FUR, [(back_shade, FUR_D), *marks, sunlit(skin, 1, "ffd27c")])
    pt.line([(604, 850), (612, 890)], [48, 54], SKIN_D)


def child_head(pt: Poster) -> None:
    """Wild hair with a bone in it, a snub nose, the mouth open already."""
    back_hair = p.spline(
        p.points(
            "-6,-66 -40,-62! -28,-50 -44,-44! -26,-32 10,-30 30,40! 40,26 54,46! 60,22 80,30! 74,4 94,-6! 76,-24 "
            "86,-48! 64,-50 62,-76! 40,-64 22,-84! 12,-66"
        )
    )
    face = p.points("-30,-36 -34,-14 -48,4 -44,12 -34,12! -38,24 -32,28! -34,42 -22,54 4,50 26,30 32,0 20,-34")
    face_shade = p.points("0,60 6,20 2,-40 50,-50 50,60")
    open_mouth = p.points("-38,22! -26,22 -12,16! -12,30 -22,40 -33,38!")
    teeth = p.points("-36,24! -26,24 -14,19! -15,25 -35,29!")
    brow = [(-32, -28), (-22, -31), (-10, -25)]
    ear = p.points("6,-6 18,-12 24,2 14,16 6,10")
    front_hair = p.points("-34,-34 -10,-20! 2,-30 10,-14! 18,-34 20,-60 -20,-60")

    pt.fill(back_hair, HAIR, [sunlit(back_hair, 1, "d8662c")])
    pt.fill(face, SKIN, [(face_shade, SKIN_D)])
    pt.mark(open_mouth, "5a1c20")
    pt.mark(teeth, WHITE)
    pt.mark(p.circle(-21, -10, 9, 11), WHITE)
    pt.mark(p.circle(-25, -6, 5.4, 7), INK)
    pt.line(brow, [3, 6, 3], HAIR)
    pt.fill(ear, SKIN)
    pt.fill(front_hair, HAIR)
    pt.line([(-18, -66), (58, -82)], [9, 9], WHITE)
    for x, y in ((-20, -73), (-23, -61), (60, -89), (62, -76)):
        pt.mark(p.circle(x, y, 8), WHITE)


def child_arm(pt: Poster) -> None:
    """The near arm: round shoulder, bent elbow, a wrist that tapers."""
    bent_arm = [(648, 918), (604, 974), (540, 882)]
    under_arm = [(646, 944), (602, 993), (546, 908)]
    pt.line(under_arm, [2, 8, 2], "7a3c24")
    pt.line(bent_arm, [46, 36, 24], SKIN)
    pt.mark(p.circle(648, 916, 23), SKIN)


def robot(pt: Poster) -> None:
    """The newest guest sits like a child, props itself on one arm behind and holds the sandwich out."""
    waist = p.spline(p.points("92,1100 96,1040 204,1040 200,1110"))
    hip = p.points("66,1164! 62,1120 84,1082 150,1074 190,1096 184,1140 166,1164!")
    hip_shade = p.points("50,1170 50,1060 96,1060 108,1170")
    prop_arm = [(112, 960), (60, 1030), (38, 1128)]
    prop_hand = p.points("22,1118 54,1118 64,1142 76,1162! 6,1162! 14,1140")
    chest = p.spline(p.points("78,1034 78,966 106,920 170,906 226,926 240,984 222,1046 176,1064 120,1062"))
    chest_shade = p.points("66,1044 66,900 118,900 112,970 124,1074")

    shadow(pt, 216, 1160, 226, h=32)
    pt.line(prop_arm, [48, 40, 30], TEAL_D)
    pt.mark(p.circle(60, 1030, 22), GOLD_D)
    pt.fill(prop_hand, GOLD_D)
    robot_leg(pt, 46, -26, TEAL_D, joint=GOLD_D)
    pt.mark(waist, "7a4c20")
    with pt.within(waist):
        for y in (1068, 1088):
            pt.line([(80, y - 6), (148, y + 6), (220, y - 6)], [9, 11, 9], GOLD)
    pt.fill(hip, TEAL, [(hip_shade, TEAL_D)], flow=1.4)
    robot_leg(pt, 0, 0, TEAL, joint=GOLD)
    pt.line([(166, 930), (180, 880)], [58, 54], INK)
    pt.fill(chest, TEAL, [(chest_shade, TEAL_D), sunlit(chest, -1, "a6e2dc")], flow=1.4)
    robot_head(pt)


def robot_arm(pt: Poster) -> None:
    """From a ball in the shoulder over a brass elbow to a narrow wrist."""
    pt.line([(150, 1000), (206, 1006), (252, 1014)], [4, 16, 10], TEAL_D)
    pt.line([(152, 968), (266, 990)], [52, 42], TEAL)
    pt.line([(266, 988), (314, 884)], [44, 28], TEAL)
    pt.line([(286, 984), (326, 892)], [10, 4], TEAL_D)
    pt.mark(p.circle(148, 970, 34), TEAL_D)
    pt.fill(p.circle(152, 966, 31), TEAL, streak=0)
    pt.fill(p.circle(266, 989, 27), GOLD, [(p.circle(258, 1000, 22), GOLD_D)])


def hand_over(pt: Poster) -> None:
    """One sandwich, a hand at each end of it: fingers under and behind the bread, the thumb before it."""
    brass_palm = p.points("304,884 300,856 312,834 336,840 346,862 344,886 324,898")
    small_palm = p.points("556,886 554,858 540,838 520,842 508,860 512,880 532,898")

    for k, tip in enumerate(((394, 890), (386, 900), (372, 908))):
        pt.line([(322, 876 + 6 * k), (352, tip[1] + 2), tip], [20, 20, 16], GOLD_D)
        pt.line([(350, tip[1] + 9), (tip[0] - 4, tip[1] + 7)], [2, 3], "8a5a1c")
    for k, tip in enumerate(((460, 880), (468, 888), (480, 894))):
        pt.line([(532, 872 + 5 * k), (506, tip[1] + 2), tip], [18, 17, 13], SKIN_M)
        pt.line([(508, tip[1] + 8), (tip[0] + 4, tip[1] + 6)], [2, 3], SKIN_D)
    sandwich(pt, 424, 790, 2.2, turn=-2)
    pt.fill(brass_palm, GOLD)
    pt.line([(304, 884), (334, 896)], [13, 13], GOLD_D)
    pt.line([(324, 866), (342, 842), (364, 828)], [28, 24, 18], GOLD)
    pt.line([(340, 874), (354, 856), (370, 840)], [2, 6, 3], GOLD_D)
    pt.mark(p.circle(342, 843, 6), GOLD_D)
    pt.fill(small_palm, SKIN)
    pt.line([(534, 866), (514, 842), (494, 830)], [26, 22, 16], SKIN)
    pt.line([(518, 872), (504, 856), (490, 842)], [2, 5, 2], SKIN_D)


def paint() -> p.Array:
    """Land, cloth, and the guests from the farthest to the nearest."""
    img = g.board(SKY, 2)
    pt = Poster(71)
    land(pt)
    cloth(pt)
    with pt.at(792, 0, flip=True):
        dinosaur(pt)
    knight(pt)
    cave_child(pt)
    with pt.at(600, 806, 1.3, turn=-4):
        child_head(pt)
    robot(pt)
    robot_arm(pt)
    child_arm(pt)
    hand_over(pt)
    pt.lay(img)
    return img
