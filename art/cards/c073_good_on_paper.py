"""A ship folded from an exercise-book page, lit by the last sun, and the storm behind it; a girl hauls it in.

Technique: painted relief; the ship is flat folded paper.
"""

from __future__ import annotations

import math

import numpy as np
import skia

from art import paint as p
from art.paint.voices.printing import clipped_lines

NUMBER, TITLE = 73, "Good on Paper"

LIGHT = (-0.75, -0.35, 0.5)
HORIZON = 822
RING, FISTS = (126, 656), ((420, 818), (480, 847))
RED = [(0, "4a0c18"), (0.35, "9c1f26"), (0.62, "d83c30"), (0.86, "f0643f"), (1, "ff9868")]
YELLOW = [(0, "5a3408"), (0.35, "b0741a"), (0.62, "eab02a"), (0.86, "ffd860"), (1, "fff8d0")]
SKIN = [(0, "6a3420"), (0.5, "c88460"), (0.85, "f4c098"), (1, "ffe8cc")]
DARK = [(0, "080a12"), (0.5, "1e2432"), (0.85, "4a5264"), (1, "a8a49c")]
NAVY = [(0, "0c1428"), (0.5, "2c4468"), (0.85, "5c80a8"), (1, "d0dce4")]
SHADE_NAVY = [(0, "080e1c"), (0.5, "1c2e4c"), (1, "50708c")]
SHADE_RED = [(0, "3a0a18"), (0.5, "8a1c28"), (1, "d05a44")]
SHADE_YELLOW = [(0, "4a2808"), (0.5, "a8701c"), (1, "e8b850")]
HEMP = [(0, "2c1a14"), (0.5, "9a7450"), (1, "ffe2b0")]
HAIR = [(0, "0c080a"), (0.5, "2e1c18"), (0.85, "5c3a2c"), (1, "a06a4c")]


def fold(x: float, y: float, z: float) -> tuple[float, float]:
    """A corner of the ship on the sheet: x from bow to stern, y towards us, z up from the keel."""
    along, near = x * math.cos(YAW) + y * math.sin(YAW), y * math.cos(YAW) - x * math.sin(YAW)
    k = 1500 / (1500 - near)
    return 424 + along * k, 888 + (near * math.sin(TILT) - z * math.cos(TILT)) * k


YAW, TILT = 0.5, 0.2
BOW, STERN, TOP = fold(-372, 0, 290), fold(372, 0, 290), fold(0, 0, 748)
NEAR, FAR = fold(0, 140, 196), fold(0, -140, 196)
KEEL_BOW, KEEL, KEEL_STERN = fold(-230, 0, -40), fold(0, 60, -40), fold(230, 0, -40)
SAIL_BOW, SAIL_STERN, SAIL = fold(-214, 0, 236), fold(214, 0, 236), fold(0, 116, 170)
WATERLINE = (fold(-250, 0, 36), fold(0, 88, 36), fold(250, 0, 36))


def relief(
    img: p.Array, path: skia.Path, tones: p.Stops | p.Colour, radius: float, cast: float = 0, tooth: float = 0.4
) -> p.Array:
    """A rounded form under this card's light."""
    return p.solid(img, path, tones, radius, light=LIGHT, tooth=tooth, cast=cast)


def sky() -> p.Array:
    """Storm from the right; on the left a strip of evening is still open."""
    storm_sky = [(0, "1c2238"), (0.3, "343c58"), (0.62, "5c6478"), (0.85, "a89a88"), (1, "f2c878")]
    img = p.sky("storm", 860, 73, storm_sky)
    p.glow(img, 20, 830, 620, colour="ffd078", alpha=0.75, power=1.5)
    clouds = (
        (640, 250, 620, 240, 4),
        (180, 190, 520, 190, 7),
        (740, 460, 420, 190, 9),
        (60, 400, 330, 120, 12),
    )
    for x, y, w, h, seed in clouds:
        p.cumulus(
            img,
            x,
            y,
            w,
            height=h,
            lit="8a8494",
            middle="474c64",
            dark="1e2238",
            seed=seed,
            puffs=70,
            light=(-0.9, 0.1),
            alpha=0.75,
            base=y + 20,
            soft=4.5,
        )
    p.rays(img, 10, 820, 620, colour="ffe0a0", alpha=0.26, seed=4, span=(-1.3, 0.0))
    return img


def water(img: p.Array) -> None:
    """A leaden sea with gold on its left side, and the lighthouse on its rock."""
    rock = p.spline(p.points("-60,866! -20,838 34,826 84,838 128,866!"))
    surf = p.ribbon(p.points("-20,866 40,871 136,866"), [6, 9, 3], 30)
    tower = p.poly(p.points("14,836 21,670 51,670 58,836"))
    lighthouse_roof = p.poly([(15, 642), (36, 612), (57, 642)])

    p.sea(img, HORIZON, "6c7c80", "1c4450", crest="c8d8d0", rough=0.8, seed=5, bottom=1240)
    p.glitter(img, 60, HORIZON + 2, 1100, width=200, colour="ffe09c", alpha=0.9, seed=3)
    relief(img, rock, DARK, 20, tooth=1.5)
    p.lay(img, p.Layer().fill(surf, "e4ece4", 0.8, 1.2), tooth=2.5)
    m = p.mask(tower)
    bands = p.ramp(p.smooth(-0.15, 0.15, np.sin((p.grid.y - 670) / 27)), [(0, "f4ead8"), (1, "b83a30")])
    p.clothe(img, m, bands, 24, light=LIGHT, shade="2a2038", soften=4)
    relief(img, p.rect(23, 638, 26, 34, r=3), "fff0b0", 8)
    relief(img, lighthouse_roof, "8a2a28", 8)
    p.glow(img, 36, 654, 100, colour="fff0b0", alpha=1.0)


def facet(img: p.Array, corners: p.Points, shades: tuple[str, str], ruled: p.Points) -> p.Array:
    """One face of the folded page: its tone runs across it; the blue lines keep to the edge `ruled`."""
    path = p.poly(corners)
    p.lay(img, p.Layer().gradient(path, corners[0][:2], corners[2][:2], list(shades)))
    m = p.mask(path)
    (ax, ay), (bx, by) = ruled[0][:2], ruled[1][:2]
    lines = p.Layer()
    angle = math.degrees(math.atan2(by - ay, bx - ax))
    for piece in clipped_lines(path, angle, 30, np.random.default_rng(90), jitter=0.02):
        lines.stroke(p.line([(float(x), float(y)) for x, y in piece]), 2.6, "5c86c0", 0.55)
    p.lay(img, lines, clip=m)
    return m


def ship(img: p.Array) -> None:
    """One folded page in three quarters, bow towards us: warm where the evening reaches, cold where the storm does."""
    hull = p.poly([BOW, NEAR, STERN, KEEL_STERN, KEEL, KEEL_BOW])
    cover = np.maximum(p.mask(hull), p.mask(p.poly([TOP, SAIL_STERN, SAIL, SAIL_BOW])))
    p.glow(img, 300, 520, 560, colour="fff0d0", alpha=0.22, power=1.4)
    p.shadow(img, cover, 16, 6, soft=18, alpha=0.4, colour="0c1024")
    facet(img, [BOW, FAR, NEAR], ("a49a9c", "5c5c78"), [BOW, FAR])
    facet(img, [STERN, FAR, NEAR], ("767c98", "3c4260"), [STERN, FAR])
    lit = facet(img, [TOP, SAIL, SAIL_BOW], ("fff6dc", "f2dcb8"), [TOP, SAIL_BOW])
    dim = facet(img, [TOP, SAIL, SAIL_STERN], ("7c84a4", "9aa2b8"), [TOP, SAIL_STERN])
    p.shadow(img, p.mask(hull), 0, -14, soft=20, alpha=0.5, colour="2a2440", clip=np.maximum(lit, dim))
    facet(img, [BOW, NEAR, KEEL, KEEL_BOW], ("fffae4", "e2d2ba"), [BOW, NEAR])
    facet(img, [STERN, NEAR, KEEL, KEEL_STERN], ("8088a8", "aab0c4"), [STERN, NEAR])
    folds = p.Layer()
    creases = (
        (BOW, NEAR, "fffdf0"),
        (STERN, NEAR, "d4d8e4"),
        (NEAR, KEEL, "fffdf0"),
        (BOW, KEEL_BOW, "fffdf0"),
        (TOP, SAIL, "fffdf0"),
    )
    for a, b, tone in creases:
        folds.stroke(p.line([a, b]), 4, tone, 0.9, soft=0.6)
    p.lay(img, folds)
    line = np.interp(p.grid.x, *np.transpose(WATERLINE))
    wet = p.mask(hull) * p.smooth(-74, -44, p.grid.y - line + p.noise(70, 6, 3) * 26)
    p.multiply(img, wet, "7c9cba", 0.8)


def afloat(img: p.Array, sea: p.Array) -> None:
    """The ship's reflection, the swell that laps round its hull, foam along the waterline and the bow's wave."""
    scale = p.grid.x.shape[0] / 1200
    (left, _), _, (right, _) = WATERLINE
    line = np.interp(p.grid.x, *np.transpose(WATERLINE))
    rows = np.clip(
        (2 * line - p.grid.y) * scale + p.noise(26, 8, 2, ax=4.0) * 10 * scale, 0, p.grid.x.shape[0] - 1
    ).astype(int)
    mirror = img[rows, np.clip(p.grid.x * scale, 0, p.grid.x.shape[1] - 1).astype(int)]
    swell = line + 8 * np.sin(p.grid.x / 41) + 4 * np.sin(p.grid.x / 19 + 1) + p.noise(30, 2, 2) * 4
    p.over(img, p.smooth(-2, 2, p.grid.y - swell) * p.smooth(HORIZON - 4, HORIZON + 4, p.grid.y), sea)
    under = p.smooth(-2, 2, p.grid.y - swell)
    hull = under * p.smooth(left - 30, left + 20, p.grid.x) * p.smooth(right + 20, right - 20, p.grid.x)
    p.over(
        img,
        hull * p.smooth(1090, 960, p.grid.y) * p.smooth(-0.7, 0.1, p.noise(16, 4, 2, ax=6.0)),
        mirror * p.rgb("6f97a6"),
        0.7,
    )
    p.over(img, np.exp(-(((p.grid.y - swell - 10) / 9) ** 2)) * hull, "0a2430", 0.8)
    foam = np.exp(-(((p.grid.y - swell - 1) / 6) ** 2)) * hull
    p.over(img, foam * p.smooth(-0.35, 0.25, p.noise(13, 6, 3)), "f4f4ea", 0.95)
    wake = p.Layer()
    wakes = (
        p.points("26,900 -40,918 -120,944 -240,958", at=(left, 0)),
        p.points("70,930 6,968 -90,1004 -240,1030", at=(left, 0)),
        [(right - 20, 872), (right + 60, 884), (right + 140, 888)],
        [(380, 960), (480, 956), (580, 930), (690, 904)],
    )
    for points in wakes:
        wake.fill(p.ribbon(points, [4, 13, 8, 2], 40), "e4ece4", 0.75, 1.2)
    for dx, y, r in (
        (-26, 890, 9),
        (-8, 882, 12),
        (14, 876, 14),
        (36, 884, 11),
        (56, 892, 9),
        (74, 898, 7),
        (92, 902, 6),
    ):
        wake.fill(p.circle(left + dx, y, r * 1.5, r * 0.8), "f0f2e8", 0.9, 1.5)
    p.lay(img, wake, tooth=2.5)


def quay(img: p.Array) -> None:
    """The corner of a wet quay, with a raised kerb along both edges."""
    quay_top = p.poly(p.points("166,1040 820,980 820,1220 50,1220"))
    paving_corners = p.points("-260,1128 1060,966 1900,1210 -700,1500")
    inner = p.poly(p.points("222,1062 820,1004 820,1036 222,1098"))
    side = p.poly(p.points("222,1062 222,1098 136,1240 136,1196"))
    top = p.poly(p.points("166,1040 820,980 820,1004 222,1062 136,1196 100,1240 40,1240"))
    wet_stone = [(0, "4c4246"), (0.45, "85797a"), (0.8, "c4ae96"), (1, "ffe6bc")]

    m = p.mask(quay_top)
    p.shadow(img, m, 0, -12, soft=9, alpha=0.6, colour="06141c")
    p.onto(img, p.texture.tiles("7c7478", None, 116, 4), paving_corners, m=m)
    p.multiply(img, m, "6a6a84", 0.5)
    p.shine(img, m * np.exp(-(((p.grid.x - 60) / 300) ** 2)) * (0.6 + 0.4 * p.noise(60, 3, 3, ax=3.0)), "ffc878", 0.35)
    p.shadow(img, np.maximum(p.mask(inner), p.mask(side)), 6, 14, soft=8, alpha=0.6, colour="120c1c", clip=m)
    p.lay(img, p.Layer().fill(inner, "5c5058").fill(side, "3c343e"))
    relief(img, top, wet_stone, 8, tooth=1.2)
    joints = p.Layer()
    for x in (360, 520, 690):
        y = 1054 - (x - 166) * 60 / 654
        joints.stroke(p.line([(x - 20, y - 32 + 20), (x, y + 16)]), 4, "2c2630", 0.8)
    joints.stroke(p.line([(118, 1112), (186, 1128)]), 4, "2c2630", 0.8)
    p.lay(img, joints)
    p.shine(img, m * np.exp(-(((p.grid.x - 540) / 90) ** 2)) * p.smooth(1130, 1170, p.grid.y) * 0.6, "e8b030", 0.3)


def bollard(img: p.Array) -> None:
    """Cast iron, its foot on the wet stone: what her boots push against."""
    foot = p.spline(p.points("253,1106! 261,1092 349,1092 357,1106! 355,1122 307,1130 257,1122"))
    shaft = p.spline(p.points("267,1100! 275,1050 273,990! 339,990! 337,1050 345,1100! 305,1108"))
    cap = p.spline(p.points("247,976 255,958 305,948 357,958 365,976 355,996 305,1002 259,996"))
    gleam = p.ribbon(p.points("261,972 283,962 311,960"), [2, 7, 2], 16)

    p.contact(img, 307, 1122, 84, ry=13, alpha=0.75)
    relief(img, foot, DARK, 10)
    relief(img, shaft, DARK, 30)
    relief(img, cap, DARK, 18, cast=0.4)
    p.lay(img, p.Layer().fill(gleam, "ffe0b0", 0.6, 1.5))


def twisted(img: p.Array, points: p.Points, widths: list[float]) -> None:
    """A length of rope with its lay."""
    m = relief(img, p.ribbon(points, widths, 50), HEMP, 5, cast=0.3)
    line = p.sample(points, 400)
    step = np.gradient(line, axis=0)
    step /= np.hypot(step[:, 0], step[:, 1])[:, None]
    strands = p.Layer()
    every = max(1, int(13 * 400 / np.hypot(*np.diff(line, axis=0).T).sum()))
    for (x, y), (dx, dy) in zip(line[::every], step[::every], strict=True):
        a, b = (x + 9 * dy - 3 * dx, y - 9 * dx - 3 * dy), (x - 9 * dy + 3 * dx, y + 9 * dx + 3 * dy)
        strands.stroke(p.line([a, b]), 2, "4a2c1c", 0.8)
    p.lay(img, strands, clip=m)


def rope(img: p.Array) -> None:
    """Knotted through the bow and straight as a bar to her fists; the paper is drawn into folds where it is pulled."""
    hull = p.mask(p.poly([BOW, NEAR, KEEL, KEEL_BOW]))
    short, long = p.points("58,609 76,648 92,700 112,752"), p.points("352,712 322,806 232,818 164,806")
    folds = p.Layer()
    for end, width in [*((q, 9) for q in short), *((q, 17) for q in long)]:
        folds.fill(p.ribbon([RING, end], [width, width * 0.6, 1], 16), "8c7870", 6 / (width + 2), width * 0.16)
        ridge = [(RING[0] - 2, RING[1] - width * 0.5), (end[0], end[1] - width * 0.5)]
        folds.fill(p.ribbon(ridge, [width * 0.6, width * 0.4, 1], 16), "fffdf0", 0.9, width * 0.12)
    p.lay(img, folds, clip=hull)
    off_the_hull = p.ribbon([RING, (300, 782), (470, 896)], [10, 16, 22], 30)
    p.multiply(img, p.mask(off_the_hull, soft=5) * hull, "7c7486", 0.6)
    twisted(img, [RING, FISTS[1]], [12, 16])
    p.lay(img, p.Layer().fill(p.moved(p.circle(0, 0, 20, 14), RING[0] - 1, RING[1], 1, turn=28), "2c2430", 0.9, 1.5))
    for dx, dy, turn in ((-7, -2, 70), (5, 4, -40)):
        relief(img, p.moved(p.circle(0, 0, 17, 9), RING[0] + dx, RING[1] + dy, 1, turn=turn), HEMP, 5, cast=0.4)


def slack(img: p.Array) -> None:
    """The rope's end below her fists, blown to the side, with a knot against fraying."""
    twisted(img, p.points("492,860 496,896 488,930 470,958"), [15, 14, 13])
    frayed = p.Layer()
    for end in p.points("444,986 450,992 458,994 438,978"):
        frayed.fill(p.ribbon([(466, 960), end], [7, 1], 8), "c89c6c")
    p.lay(img, frayed)
    relief(img, p.moved(p.circle(0, 0, 12, 9), 470, 957, 1, turn=40), HEMP, 5, cast=0.4)


def fist(img: p.Array, x: float, y: float, k: float) -> None:
    """A hand closed round the rope: its back runs into the wrist, four fingers go over it, the thumb lies along it."""
    thumb = p.ribbon(p.points("14,-14 -8,-22 -34,-15"), [18, 15, 10], 20, True)
    turn = math.degrees(math.atan2(FISTS[1][1] - RING[1], FISTS[1][0] - RING[0]))

    def at(path: skia.Path) -> skia.Path:
        return p.moved(path, x, y, k, turn=turn)

    relief(img, at(thumb), SKIN, 6 * k)
    outline = "40,-14 16,-22 -6,-20 -26,-13 -33,0 -29,13! -22,20 -14,17! -7,24 1,20! 8,25 16,20! 23,22 30,15 42,14"
    relief(img, at(p.spline(p.points(outline))), SKIN, 13 * k, cast=0.3)
    creases = p.Layer()
    for line in ("-14,17 -16,4 -12,-7", "1,20 0,6 3,-6", "16,20 16,8 17,-3"):
        crease = p.ribbon(p.points(line), [4, 3, 1], 14)
        creases.fill(at(crease), "7a3420", 0.8, 0.5)
    p.lay(img, creases)


BOOT = p.spline(
    p.points("350,1114! 342,1070 334,1030! 342,1012 360,1012 376,1042 392,1052 420,1024! 462,1070! 416,1104 384,1120")
)
COAT = p.spline(
    p.points(
        "612,868 580,892 546,930 510,964 470,1000! 484,1042 508,1080 536,1111! 572,1120 612,1118 636,1100 650,1058 "
        "668,1002 688,948 694,896 670,866"
    )
)


def girl(img: p.Array) -> None:
    """In profile, her seat on the wet stones, heels to the iron, hung back on the rope with all she weighs."""
    far_leg = p.ribbon(p.points("586,1016 486,1008 420,1024"), [96, 70, 50], 30, True)
    near_leg = p.ribbon(p.points("588,1062 500,1048 432,1058"), [104, 74, 52], 30, True)
    far_arm = p.ribbon(p.points("622,898 548,868 454,832"), [54, 46, 38], 30, True)
    near_arm = p.ribbon(p.points("644,914 576,894 504,858"), [78, 60, 46], 30, True)
    cuff = p.ribbon(p.points("516,840 504,884"), [16, 16], 12, True)

    p.contact(img, 610, 1122, 170, ry=22, alpha=0.6)
    p.contact(img, 574, 1119, 70, ry=11, alpha=0.95)
    p.contact(img, 366, 1120, 44, ry=9, alpha=0.85)
    relief(img, far_leg, SHADE_NAVY, 22)
    boot(img, (0, -34), SHADE_RED)
    relief(img, near_leg, NAVY, 26, cast=0.35)
    boot(img, (0, 0), RED)
    relief(img, far_arm, SHADE_YELLOW, 20)
    fist(img, *FISTS[0], 1.0)
    coat(img)
    slack(img)
    head(img, 676, 796, 1.12)
    sleeve = relief(img, near_arm, YELLOW, 26, cast=0.45)
    folds = p.Layer()
    for line in ("632,942 614,920 616,898", "580,922 570,902 576,882"):
        sleeve_fold = p.ribbon(p.points(line), [2, 8, 2], 16)
        folds.fill(sleeve_fold, "7a4a0c", 0.5, 2)
    p.lay(img, folds, clip=sleeve)
    fist(img, *FISTS[1], 1.12)
    relief(img, cuff, YELLOW, 6, cast=0.3)


def boot(img: p.Array, shift: tuple[float, float], tones: list[tuple[float, str]]) -> None:
    """A rubber boot, its whole sole flat against the iron."""
    relief(img, p.moved(BOOT, *shift), tones, 16, cast=0.4)
    sole = p.moved(p.ribbon(p.points("349,1116 338,1070 331,1024"), [13, 10, 9], 20), *shift)
    marks = p.Layer().fill(sole, "1c0c14")
    ankle_fold = p.moved(p.ribbon(p.points("422,1027 440,1046 459,1068"), [6, 8, 6], 20), *shift)
    marks.fill(ankle_fold, "7a141c", 0.8, 1)
    p.lay(img, marks)


def coat(img: p.Array) -> None:
    """A raincoat too large for her: it pulls tight over the back and stands off at the hem."""
    hem = p.ribbon(p.points("470,1000 484,1042 508,1080 538,1110"), [6, 6, 6], 30)
    m = relief(img, COAT, YELLOW, 60, cast=0.35)
    folds = p.Layer()
    fold_lines = (
        "646,942 604,990 560,1018",
        "664,978 628,1036 588,1064",
        "560,1116 566,1088 596,1052",
        "606,1112 616,1084 640,1054",
        "504,1070 506,1040 528,1008",
    )
    for line in fold_lines:
        coat_fold = p.ribbon(p.points(line), [1, 11, 3], 24)
        folds.fill(coat_fold, "7a4a0c", 0.45, 4)
    folds.fill(hem, "8a560e", 0.7, 1)
    p.lay(img, folds, clip=m)


def head(img: p.Array, x: float, y: float, k: float) -> None:
    """Chin up, eyes on the ship, laughing with the effort, under a sou'wester."""
    tail = p.ribbon(p.points("24,20 62,30 80,62 70,104"), [40, 44, 34, 5], 30, True)
    neck = p.ribbon(p.points("-4,36 -2,72"), [44, 48], 16)
    hair = p.spline(p.points("-16,-36! 40,-44 58,-6 52,34 30,52 14,44! 16,26 4,2 -10,-10"))
    eye = p.ribbon(p.points("-48,-16 -38,-21 -26,-17"), [2, 5, 2], 12)
    open_mouth = p.spline(p.points("-52,25! -38,27 -20,18! -22,34 -34,42 -47,38"))
    teeth = p.spline(p.points("-51,26! -38,27 -21,20! -26,29 -38,32"))
    collar = p.spline(p.points("-38,58 -10,56 26,48 44,62 40,86 0,92 -44,84"))
    hat = p.spline(p.points("-46,-32 -40,-70 -4,-92 40,-80 58,-40 60,-20 20,-16 -20,-22"))
    brim = p.spline(p.points("-76,-22! -58,-40 -20,-40 24,-40 60,-26 94,14! 80,26 48,2 10,-16 -34,-22"))

    def at(path: skia.Path) -> skia.Path:
        return p.moved(path, x, y, k, turn=6)

    relief(img, at(tail), HAIR, 14 * k, tooth=0.8)
    relief(img, at(neck), SKIN, 16 * k)
    face = "-40,-34 -48,-12 -63,6 -60,14 -50,16 -53,24! -47,28 -50,36 -44,50 -24,58 6,50 30,26 36,-24 0,-46"
    relief(img, at(p.spline(p.points(face))), SKIN, 34 * k, cast=0.3)
    relief(img, at(hair), HAIR, 24 * k, tooth=0.8)
    relief(img, at(p.circle(8, 12, 9, 12)), SKIN, 6 * k)
    marks = p.Layer()
    marks.fill(at(p.circle(-36, -3, 4.6, 7)), "24141c").fill(at(p.circle(-38, -6, 1.7)), "ffffff")
    marks.fill(at(eye), "24141c")
    marks.fill(at(open_mouth), "6a1820")
    marks.fill(at(teeth), "fff6ea")
    marks.fill(at(p.circle(-14, 18, 11, 8)), "e86a50", 0.45, 3)
    p.lay(img, marks)
    relief(img, at(collar), YELLOW, 12 * k, cast=0.3)
    relief(img, at(hat), YELLOW, 30 * k)
    relief(img, at(brim), YELLOW, 8 * k, cast=0.45)


def paint() -> p.Array:
    """From the quay: storm and sea, the ship afloat, then quay, bollard, rope and girl, and rain over all."""
    img = sky()
    water(img)
    sea = img.copy()
    ship(img)
    afloat(img, sea)
    quay(img)
    bollard(img)
    rope(img)
    girl(img)
    p.rain(img, 700, angle=0.24, colour="dfe8f0", alpha=0.4, length=60, seed=7)
    return img
