"""One checked cloth from the dawn of time to the day after tomorrow, and one sandwich: the robot hands it to a cave
child, and those who sit further back, knight and dinosaur, watch it go.

Technique: flat poster gouache, a low sun behind everybody.
"""

from __future__ import annotations

import itertools

import numpy as np

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
CLOTH = p.points("560,452 470,480 396,514 420,556 580,594 682,656 640,736 490,824 404,920 420,1060 470,1240")
WIDTHS = [22, 36, 52, 70, 96, 132, 178, 240, 310, 404, 520]
SKIN, SKIN_D, HAIR, FUR, FUR_D = "f2bd92", "c8845c", "a8431f", "f0a848", "b06a2c"


def land(pt: Poster) -> None:
    """The sun at the far end, rings of warm air, three folds of meadow."""
    rings_of_air = [
        (p.circle(500, 330, 360), "f89c54"),
        (p.circle(500, 330, 250), HALO),
        (p.circle(500, 330, 150), SUN),
    ]
    far_hills = p.points("-20,420! 120,380 300,440 560,450 700,396 820,420! 820,700! -20,700!")
    far_meadow = p.points("-20,500! 200,458 470,446 660,470 820,520! 820,900! -20,900!")
    far_meadow_light = p.points("560,470 820,510 820,640 640,600")
    middle_meadow = p.points("-20,660! 180,640 420,690 640,650 820,640! 820,1220! -20,1220!")
    near_meadow = p.points("-20,900! 200,870 420,930 660,880 820,850! 820,1220! -20,1220!")

    pt.fill(p.rect(-10, -10, 820, 700), SKY, rings_of_air, flow=0.1, streak=0.03)
    pt.fill(far_hills, FAR, flow=0.1)
    pt.fill(far_meadow, GRASS, [(far_meadow_light, "a9c04a")], flow=-0.2)
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


def shadow(pt: Poster, x: float, y: float, w: float, h: float) -> None:
    """The sun is behind everybody: the shade lies in front of them, on grass and cloth alike."""
    cast_shade = p.points("-1,-0.3 0,-0.6 1,-0.3 0.9,0.5 0,1 -0.9,0.6", at=(x, y), scale=(w, h))
    pt.mark(cast_shade, "2a1e44", 0.48)


def robot_head(pt: Poster) -> None:
    """A round skull with one large eye that looks up at the guest opposite, and a wide smile."""
    skull_shade = p.points("-100,80 -100,-60 -50,-80 -44,0 -52,80")
    smile = p.points("30,38! 60,46 92,34! 88,60 62,68 38,58")
    with pt.at(178, 816, 1, turn=-6):
        skull = p.spline(p.points("-84,76! -92,0 -60,-64 0,-82 62,-68 96,-10 90,76!"))
        pt.fill(skull, TEAL, [(skull_shade, TEAL_D)], flow=1.4)
        pt.line([(-10, -80), (-26, -122)], [7, 5], INK)
        pt.fill(p.circle(-28, -130, 16), RED, [(p.circle(-36, -124, 13), "98202a")])
        pt.mark(p.circle(40, -16, 43), INK)
        pt.mark(p.circle(42, -16, 35), "ffe69a")
        pt.mark(p.circle(60, -18, 16), INK)
        pt.mark(p.circle(55, -25, 5), WHITE)
        pt.fill(smile, INK, [(p.rect(40, 36, 60, 12), WHITE)], streak=0)


def robot_leg(pt: Poster, dx: float, dy: float, tone: str, joint: str) -> None:
    """One leg along the cloth: the thigh rises to a round knee, the shin comes down, the foot has its toes up."""
    foot = p.points("352,1160! 352,1116 376,1074 404,1066 418,1086 414,1160!")
    with pt.at(dx, dy):
        pt.line([(116, 1116), (250, 1080)], [60, 46], tone)
        pt.line([(252, 1082), (372, 1138)], [44, 34], tone)
        pt.mark(p.circle(252, 1081, 27), joint)
        pt.mark(p.circle(250, 1078, 12), tone)
        pt.fill(foot, tone, [(p.rect(400, 1050, 30, 120), INK)])


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
    """Far away and still the biggest: the neck leans over the end of the cloth, the eye looks down it to us."""
    belly = p.spline(p.points("-60,400 -20,330 60,296 140,306 196,352 200,420 150,462 60,468 -20,456"))
    tail = p.ribbon(p.points("0,390 -90,430 -170,500"), [120, 70, 10])
    hind_leg = p.ribbon(p.points("4,420 -2,470 4,520"), [86, 58, 54])
    fore_leg = p.ribbon(p.points("166,400 172,460 168,512"), [80, 54, 50])
    neck = p.ribbon(p.points("110,372 190,318 238,246 274,186 318,164 352,184"), [150, 112, 74, 52, 44, 42], 60, True)
    dinosaur_head = p.spline(p.points("322,162 350,156 378,180 400,222 398,250 376,258 350,238 330,206"))
    shade = p.points(
        "-180,520! -90,446 20,412 110,408 176,372 226,304 258,240 286,204 320,200 344,226 376,240 410,240 400,280 "
        "300,280 260,400 220,540 -180,540!"
    )
    mouth = [(366, 238), (382, 242), (398, 236)]

    shadow(pt, 110, 522, 190, h=22)
    for x, y in ((30, 500), (166, 492)):
        far_leg = p.ribbon([(x, 400), (x + 4, 450), (x, y)], [60, 44, 40])
        pt.fill(far_leg, GREEN_D, flow=1.4)
    body = p.union(belly, tail, hind_leg, fore_leg, neck, dinosaur_head)
    spots = ("-26,372 4,346 18,366 -8,388", "50,330 86,318 94,340 62,352", "132,330 160,308 174,328 146,350")
    small = ("206,268 222,242 236,252 220,280", "254,200 272,180 284,192 266,212")
    pt.fill(
        body, GREEN, [(shade, GREEN_D), *[(p.points(spot), "2f8858") for spot in spots + small]], flow=0.7, streak=0.04
    )
    for x, y in ((-20, 520), (0, 522), (148, 512), (168, 514)):
        toenail = p.points("0,0! 1,-11 13,-11 16,0!", at=(x, y))
        pt.mark(toenail, "cfe0a0")
    pt.mark(p.circle(362, 188, 9), WHITE)
    pt.mark(p.circle(364, 192, 5), INK)
    pt.line(mouth, [2, 4, 2], INK)


def knight(pt: Poster) -> None:
    """Cross-legged in full plate at the edge, visor up, hands on his knee: he can wait."""
    far_thigh = p.points("-10,-14 40,-26 66,-8 34,0")
    surcoat = p.points("-32,-8! -32,-52 -16,-70 14,-68 24,-44 22,-10!")
    surcoat_shade = p.points("-40,-6 -34,-70 -14,-60 -14,-6")
    near_thigh = [(-24, -12), (20, -22), (48, -10)]
    knee_plate = p.points("-16,-10 30,-14 30,2 -10,2")
    sabaton = p.points("-14,-4 -34,-8! -38,10! -12,11")
    plume = p.points("-18,-112 -44,-132 -62,-112 -82,-106")
    gauntlet = p.points("36,-31 50,-29 58,-18 54,-8 46,-12 38,-15")
    steel, dark, light = "b4bccc", "6a7088", "e4e8f0"
    shadow(pt, 292, 598, 76, h=14)
    with pt.at(280, 592, 1.2):
        pt.line(far_thigh, [22, 20, 15, 12], dark)
        pt.fill(surcoat, RED, [(surcoat_shade, "98202a")])
        pt.line(near_thigh, [24, 22, 18], steel)
        pt.mark(knee_plate, steel)
        pt.line([(46, -8), (20, 0), (-16, 2)], [20, 20, 14], steel)
        pt.line([(40, -2), (20, 8), (-14, 10)], [3, 4, 2], dark)
        pt.fill(sabaton, dark)
        pt.line(plume, [9, 19, 15, 3], RED)
        with pt.at(0, -70, 1.1, turn=16):
            knight_head(pt, steel, dark, light)
        pt.line([(-14, -56), (4, -30), (40, -22)], [22, 18, 14], steel)
        pt.line([(-8, -46), (6, -24), (36, -16)], [2, 5, 3], dark)
        pt.mark(p.circle(-14, -56, 13), light)
        pt.fill(gauntlet, dark)


def knight_head(pt: Poster, steel: str, dark: str, light: str) -> None:
    """A round helmet with its visor up, the face in profile, the eye on the sandwich."""
    helmet = p.points("-22,4! -26,-30 -12,-50 12,-48 24,-34 20,-26 14,4!")
    helmet_shade = p.points("-30,4 -30,-50 -12,-42 -14,4")
    profile = p.points("0,0! 0,-28 20,-28 29,-14 21,-12 20,0!")
    raised_visor = [(-14, -32), (10, -38), (28, -32)]

    pt.fill(helmet, steel, [(helmet_shade, dark)])
    pt.fill(profile, "e4b088")
    pt.mark(p.circle(17, -17, 2.8), INK)
    pt.line([(9, -25), (18, -26)], [2, 3], "8a4a28")
    pt.line([(11, -7), (15, -5), (21, -7)], [2, 3, 2], "8a3a28")
    pt.line(raised_visor, [4, 7, 4], light)


def cave_child(pt: Poster) -> None:
    """On tiptoe at the edge of the cloth, in a spotted skin, reaching for its half of the bread."""
    far_thigh = [(46, -170), (50, -116), (62, -92)]
    far_shin = [(60, -94), (94, -84), (122, -86)]
    far_foot = p.points("112,-98 130,-98 140,-76 142,-42 130,-34 122,-56 110,-74")
    far_arm = [(10, -296), (-40, -290), (-100, -318)]
    near_leg = [(20, -170), (0, -100), (18, -40)]
    near_foot = p.points("28,-52 36,-34 26,-20 6,-6 2,3! -28,3! -32,-7 -12,-20 6,-48")
    calf_shade = [(26, -120), (18, -84), (26, -46)]
    skin = p.spline(
        p.points(
            "-10,-316! 26,-330 52,-318 66,-270 78,-200 94,-140! 68,-152! 54,-122! 32,-148! 8,-120! -8,-146! -30,-134! "
            "-18,-200 -22,-260"
        )
    )
    back_shade = p.points("40,-340 56,-280 52,-200 60,-110 110,-110 90,-340")
    belt = p.points("-18,-212 20,-204 56,-210 74,-218")

    pt.line(far_thigh, [52, 44, 36], SKIN_D)
    pt.line(far_shin, [36, 30, 20], SKIN_D)
    pt.fill(far_foot, SKIN_D)
    pt.line(far_arm, [30, 26, 20], SKIN_D)
    pt.line(near_leg, [56, 42, 24], SKIN)
    pt.fill(near_foot, SKIN)
    pt.line(calf_shade, [3, 8, 3], SKIN_D)
    for x in (-24, -17, -10):
        pt.line([(x, 1), (x + 3, -5)], [2, 1], SKIN_D)
    spots = ((44, -290, 9, 7), (6, -246, 8, 10), (50, -236, 11, 9), (14, -190, 10, 8), (66, -182, 8, 10))
    pt.fill(
        skin,
        FUR,
        [
            (back_shade, FUR_D),
            *[(p.circle(*spot), "7a3c24") for spot in (*spots, (-10, -162, 8, 7), (36, -160, 9, 6))],
        ],
    )
    pt.line(belt, [7, 8, 8, 6], "7a3c24")


def child_head(pt: Poster) -> None:
    """Wild hair with a bone in it, a snub nose, the mouth open already."""
    back_hair = p.points(
        "-6,-66 -40,-62! -28,-50 -44,-44! -26,-32 10,-30 30,40! 40,26 54,46! 60,22 80,30! 74,4 94,-6! 76,-24 "
        "86,-48! 64,-50 62,-76! 40,-64 22,-84! 12,-66"
    )
    face = p.points("-30,-36 -34,-14 -48,4 -44,12 -34,12! -38,24 -32,28! -34,42 -22,54 4,50 26,30 32,0 20,-34")
    face_shade = p.points("0,60 6,20 2,-40 50,-50 50,60")
    open_mouth = p.points("-38,22! -26,22 -12,16! -12,30 -22,40 -33,38!")
    teeth = p.points("-36,24! -26,24 -14,19! -15,25 -35,29!")
    brow = [(-32, -28), (-22, -31), (-10, -25)]
    ear = p.points("6,-6 18,-12 24,2 14,16 6,10")
    front_hair = p.points("-34,-34 -10,-20! 2,-30 10,-14! 18,-34 20,-60 -20,-60")

    pt.fill(back_hair, HAIR)
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
    bent_arm = [(36, -298), (-22, -252), (-100, -304)]
    under_arm = [(30, -276), (-18, -237), (-90, -289)]
    pt.line(bent_arm, [38, 30, 20], SKIN)
    pt.line(under_arm, [2, 8, 2], SKIN_D)
    pt.mark(p.circle(36, -298, 19), SKIN)


def robot(pt: Poster) -> None:
    """The newest guest sits like a child, bends forward from the waist and holds the sandwich out."""
    waist = p.spline(p.points("44,1100 52,1060 78,1020 180,1060 176,1130"))
    hip = p.points("30,1152! 26,1110 48,1078 110,1096 150,1112 140,1138 118,1152!")
    hip_shade = p.points("20,1160 20,1070 60,1070 74,1160")
    far_arm = p.points("196,960 256,984 284,1034")
    far_hand = [(280, 1032), (296, 1046), (312, 1048)]
    chest = p.points("66,1030 74,966 106,920 170,908 222,930 236,984 214,1050 176,1082 120,1064")
    chest_shade = p.points("56,1040 60,900 112,900 104,970 112,1070")

    shadow(pt, 220, 1152, 220, h=34)
    robot_leg(pt, 34, -30, TEAL_D, joint=GOLD_D)
    pt.mark(waist, "7a4c20")
    with pt.within(waist):
        for x, y in ((92, 1092), (102, 1070), (112, 1048)):
            waist_ring = [(x - 60, y - 24), (x, y + 4), (x + 70, y + 36)]
            pt.line(waist_ring, [9, 11, 9], GOLD)
    pt.fill(hip, TEAL, [(hip_shade, TEAL_D)], flow=1.4)
    pt.line(far_arm, [40, 34, 26], TEAL_D)
    pt.line(far_hand, [24, 22, 14], GOLD_D)
    robot_leg(pt, 0, 0, TEAL, joint=GOLD)
    pt.line([(166, 930), (178, 886)], [58, 54], INK)
    pt.fill(chest, TEAL, [(chest_shade, TEAL_D)], flow=1.4)
    robot_head(pt)


def robot_arm(pt: Poster) -> None:
    """From a ball in the shoulder over a brass elbow to a narrow wrist."""
    pt.line([(136, 970), (276, 952)], [50, 42], TEAL)
    pt.line([(150, 994), (270, 974)], [4, 10], TEAL_D)
    pt.line([(276, 952), (326, 790)], [44, 28], TEAL)
    pt.line([(294, 948), (336, 800)], [10, 4], TEAL_D)
    pt.mark(p.circle(130, 970, 32), TEAL_D)
    pt.fill(p.circle(134, 966, 30), TEAL, streak=0)
    pt.fill(p.circle(277, 951, 27), GOLD, [(p.circle(286, 962, 22), GOLD_D)])
    pt.line([(316, 786), (346, 796)], [15, 15], GOLD_D)


def hand_over(pt: Poster) -> None:
    """One sandwich, two hands: the thumbs behind the bread, brass fingers and small brown ones before it."""
    brass_thumb = [(328, 760), (322, 728), (340, 700)]
    brown_thumb = [(516, 752), (508, 726), (490, 704)]
    brass_palm = p.points("310,786 306,762 320,744 344,746 352,764 346,792 326,800")
    brown_palm = p.points("544,752 520,738 500,740 492,756 500,776 536,780")

    pt.line(brass_thumb, [24, 20, 15], GOLD_D)
    pt.line(brown_thumb, [18, 16, 11], SKIN_D)
    sandwich(pt, 406, 688, 2.2, turn=-3)
    pt.fill(brass_palm, GOLD_D)
    for tip in ((380, 726), (390, 746), (386, 767)):
        knuckle = (352, tip[1] + 3)
        pt.line([(330, 772), knuckle, tip], [20, 19, 14], GOLD)
        pt.mark(p.circle(*knuckle, 6), GOLD_D)
    pt.fill(brown_palm, SKIN)
    for y, n in ((738, 44), (749, 52), (760, 50), (771, 40)):
        finger_shade = [(510, y + 2), (500 - n / 3, y - 3), (504 - n, y)]
        pt.line(finger_shade, [13, 12.5, 9], SKIN_D)
        finger = [(510, y), (500 - n / 3, y - 4), (504 - n, y - 1)]
        pt.line(finger, [11, 10.5, 8], SKIN)


def paint() -> p.Array:
    """Land, cloth, and the guests from the farthest to the nearest."""
    img = g.board(SKY, 2)
    pt = Poster(71)
    land(pt)
    cloth(pt)
    with pt.at(792, 0, flip=True):
        dinosaur(pt)
    knight(pt)
    shadow(pt, 636, 1058, 80, h=24)
    with pt.at(632, 1056, 1.02, turn=-6):
        cave_child(pt)
        with pt.at(6, -386, 1.26, turn=4):
            child_head(pt)
    robot(pt)
    robot_arm(pt)
    with pt.at(632, 1056, 1.02, turn=-6):
        child_arm(pt)
    hand_over(pt)
    pt.lay(img)
    return img
