"""A ship folded from an exercise-book page, lit by the last sun, and the storm behind it; she holds the rope, he feels
the drops.

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
RING, FISTS = (126, 656), (310, 762)
RED = [(0, "4a0c18"), (0.35, "9c1f26"), (0.62, "d83c30"), (0.86, "f0643f"), (1, "ff9868")]
YELLOW = [(0, "5a3408"), (0.35, "b0741a"), (0.62, "eab02a"), (0.86, "ffd860"), (1, "fff8d0")]
SKIN = [(0, "6a3420"), (0.5, "c88460"), (0.85, "f4c098"), (1, "ffe8cc")]
DARK = [(0, "080a12"), (0.5, "1e2432"), (0.85, "4a5264"), (1, "a8a49c")]
TEAL = [(0, "0c3438"), (0.5, "237a78"), (1, "a8e0c8")]
SHADE_RED = [(0, "3a0a18"), (0.5, "8a1c28"), (1, "d05a44")]
SHADE_TEAL = [(0, "08262c"), (0.5, "185a5c"), (1, "70b0a4")]
HAIR = [(0, "0a080c"), (0.5, "231c22"), (0.85, "54454a"), (1, "c09880")]


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
    img = p.sky("storm", 860, 73, [(0, "1c2238"), (0.3, "343c58"), (0.62, "5c6478"), (0.85, "a89a88"), (1, "f2c878")])
    p.glow(img, 20, 830, 620, colour="ffd078", alpha=0.75, power=1.5)
    for x, y, w, h, seed in (
        (640, 250, 620, 240, 4),
        (180, 190, 520, 190, 7),
        (740, 460, 420, 190, 9),
        (60, 400, 330, 120, 12),
    ):
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
    p.sea(img, HORIZON, "6c7c80", "1c4450", crest="c8d8d0", rough=0.8, seed=5, bottom=1240)
    p.glitter(img, 60, HORIZON + 2, 1100, width=200, colour="ffe09c", alpha=0.9, seed=3)
    rock = p.spline(p.points("-60,866! -20,838 34,826 84,838 128,866!"))
    relief(img, rock, DARK, 20, tooth=1.5)
    p.lay(
        img, p.Layer().fill(p.ribbon(p.points("-20,866 40,871 136,866"), [6, 9, 3], 30), "e4ece4", 0.8, 1.2), tooth=2.5
    )
    tower = p.poly(p.points("14,836 21,670 51,670 58,836"))
    m = p.mask(tower)
    bands = p.ramp(p.smooth(-0.15, 0.15, np.sin((p.grid.y - 670) / 27)), [(0, "f4ead8"), (1, "b83a30")])
    p.clothe(img, m, bands, 24, light=LIGHT, shade="2a2038", soften=4)
    relief(img, p.rect(23, 638, 26, 34, r=3), "fff0b0", 8)
    relief(img, p.poly([(15, 642), (36, 612), (57, 642)]), "8a2a28", 8)
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
    for a, b, tone in (
        (BOW, NEAR, "fffdf0"),
        (STERN, NEAR, "d4d8e4"),
        (NEAR, KEEL, "fffdf0"),
        (BOW, KEEL_BOW, "fffdf0"),
        (TOP, SAIL, "fffdf0"),
    ):
        folds.stroke(p.line([a, b]), 4, tone, 0.9, soft=0.6)
    p.lay(img, folds)
    line = np.interp(p.grid.x, *np.transpose(WATERLINE))
    wet = p.mask(hull) * p.smooth(-74, -44, p.grid.y - line + p.noise(70, 6, 3) * 26)
    p.multiply(img, wet, "7c9cba", 0.8)
    spots = p.Layer()
    for x, y, r in ((520, 480, 15), (498, 330, 10), (640, 640, 20), (540, 600, 12), (600, 740, 16), (690, 660, 11)):
        spots.fill(p.circle(x, y, r, r * 0.9), "5c6c94", 0.4, 1.2).stroke(p.circle(x, y, r, r * 0.9), 2, "4a5880", 0.45)
    p.lay(img, spots, clip=cover)


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
    for points in (
        p.points("26,900 -40,918 -120,944 -240,958", at=(left, 0)),
        p.points("70,930 6,968 -90,1004 -240,1030", at=(left, 0)),
        [(right - 20, 872), (right + 60, 884), (right + 140, 888)],
        [(380, 960), (480, 956), (580, 930), (690, 904)],
    ):
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
    m = p.mask(p.poly(p.points("166,1040 820,980 820,1220 50,1220")))
    p.shadow(img, m, 0, -12, soft=9, alpha=0.6, colour="06141c")
    p.onto(img, p.texture.tiles("7c7478", None, 116, 4), p.points("-260,1128 1060,966 1900,1210 -700,1500"), m=m)
    p.multiply(img, m, "6a6a84", 0.5)
    p.shine(img, m * np.exp(-(((p.grid.x - 60) / 300) ** 2)) * (0.6 + 0.4 * p.noise(60, 3, 3, ax=3.0)), "ffc878", 0.35)
    inner = p.poly(p.points("222,1062 820,1004 820,1036 222,1098"))
    side = p.poly(p.points("222,1062 222,1098 136,1240 136,1196"))
    top = p.poly(p.points("166,1040 820,980 820,1004 222,1062 136,1196 100,1240 40,1240"))
    p.shadow(img, np.maximum(p.mask(inner), p.mask(side)), 6, 14, soft=8, alpha=0.6, colour="120c1c", clip=m)
    p.lay(img, p.Layer().fill(inner, "5c5058").fill(side, "3c343e"))
    relief(img, top, [(0, "4c4246"), (0.45, "85797a"), (0.8, "c4ae96"), (1, "ffe6bc")], 8, tooth=1.2)
    joints = p.Layer()
    for x in (360, 520, 690):
        y = 1054 - (x - 166) * 60 / 654
        joints.stroke(p.line([(x - 20, y - 32 + 20), (x, y + 16)]), 4, "2c2630", 0.8)
    joints.stroke(p.line([(118, 1112), (186, 1128)]), 4, "2c2630", 0.8)
    p.lay(img, joints)
    p.shine(img, m * np.exp(-(((p.grid.x - 650) / 70) ** 2)) * p.smooth(1130, 1170, p.grid.y) * 0.6, "e8b030", 0.3)


def fist(img: p.Array, x: float, y: float, k: float) -> None:
    """A hand closed round the rope at (x, y): back of the hand, four fingers over the rope, the thumb across them."""
    turn = math.degrees(math.atan2(FISTS[1] - RING[1], FISTS[0] - RING[0]))

    def put(path: skia.Path, radius: float) -> None:
        m = relief(img, p.moved(path, x, y, k, turn=turn), SKIN, radius * k)
        p.multiply(img, p.rim(m, -1.5, 2.5, 1.2), "7a3420", 0.6)

    put(p.spline(p.points("-17,2 -14,14 4,18 22,12 24,-6 14,-15 -8,-15 -17,-8")), 9)
    for n in range(4):
        put(p.ribbon([(-13 + n * 9, -15), (-15 + n * 9, -2), (-13 + n * 9, 10)], [9.5, 10.5, 8.5], 14, True), 4)
    put(p.ribbon([(22, 2), (8, 14), (-8, 13)], [11, 10, 8], 14, True), 4)


def rope(img: p.Array) -> None:
    """Knotted through the bow and straight as a bar down to her fists; what is over hangs from the lower one."""
    tones = [(0, "2c1a14"), (0.5, "9a7450"), (1, "ffe2b0")]
    end = (FISTS[0] + 50, FISTS[1] + 30)
    tail = [end, (end[0] + 4, end[1] + 50), (end[0] - 2, end[1] + 92)]
    relief(img, p.ribbon(tail, [10, 10, 10], 40), tones, 4, cast=0.2)
    for dx in (-12, -4, 5):
        relief(img, p.ribbon([(end[0] - 2, end[1] + 86), (end[0] - 2 + dx, end[1] + 112)], [6, 2], 10), tones, 2)
    m = relief(img, p.ribbon([RING, end], [11, 12], 50), tones, 5, cast=0.35)
    twist = p.Layer()
    for t in np.arange(0.02, 1, 0.05):
        x, y = RING[0] + t * (FISTS[0] - RING[0]), RING[1] + t * (FISTS[1] - RING[1])
        twist.stroke(p.line([(x - 1, y - 8), (x + 4, y + 8)]), 2, "4a2c1c", 0.8)
    p.lay(img, twist, clip=m)
    p.lay(img, p.Layer().fill(p.circle(RING[0] - 2, RING[1] - 2, 17, 15), "2c2430", 0.9, 1.5))
    for dx, dy, turn in ((-7, -2, 70), (5, 4, -40)):
        relief(img, p.moved(p.circle(0, 0, 17, 9), RING[0] + dx, RING[1] + dy, 1, turn=turn), tones, 5, cast=0.4)


BOOT = p.spline(p.points("36,7! 2,-24 -28,-52 -30,-70 -12,-76 12,-62 30,-62 50,-98! 90,-74! 70,-26 58,6!"))
TORSO = p.spline(
    p.points("206,-270 180,-228 146,-196 124,-162 146,-126 182,-114 214,-138 244,-188 268,-240 258,-276 232,-284")
)
ABOVE = p.poly(p.points("140,-262 196,-240 238,-206 300,-190 300,-340 140,-340"))


def girl(img: p.Array, x: float, y: float, k: float) -> None:
    """In profile, hung back on the rope in one straight line: soles on the kerb, seat in the air, arms stretched."""

    def put(path: skia.Path, tones: list[tuple[float, str]], radius: float, cast: float = 0.25) -> p.Array:
        return relief(img, p.moved(path, x, y, k), tones, radius * k, cast=cast)

    def limb(points: p.Points, widths: list[float], tones: list[tuple[float, str]], cast: float = 0.25) -> p.Array:
        return put(p.ribbon(points, widths, 30, True), tones, 16, cast=cast)

    p.contact(img, x + 150 * k, y + 4 * k, 150 * k, ry=16 * k, alpha=0.5)
    p.contact(img, x + 42 * k, y + 4 * k, 38 * k, ry=9 * k, alpha=0.85)
    p.contact(img, x - 12 * k, y - 34 * k, 26 * k, ry=8 * k, alpha=0.6)
    limb(p.points("168,-164 114,-166"), [74, 62], SHADE_RED)
    limb(p.points("112,-166 80,-92"), [58, 44], SHADE_RED, cast=0)
    put(p.moved(BOOT, 22, -34, 0.96), SHADE_TEAL, 12)
    limb(p.points("232,-256 176,-296 120,-328"), [40, 32, 26], SHADE_TEAL)
    fist(img, *FISTS, 1.0 * k)
    limb(p.points("236,-262 252,-318"), [36, 34], SKIN)
    put(TORSO, TEAL, 40)
    put(p.cut(TORSO, ABOVE), RED, 36, cast=0)
    limb(p.points("194,-240 212,-266 228,-280"), [15, 14, 12], RED)
    limb(p.points("104,-126 70,-70"), [60, 44], RED)
    limb(p.points("174,-154 104,-128"), [84, 64], RED, cast=0.15)
    put(BOOT, TEAL, 12, cast=0.4)
    marks = p.Layer().fill(
        p.moved(p.ribbon(p.points("56,6 38,4 4,-24 -28,-56"), [7, 8, 8, 6], 20), x, y, k), "0c2428", 0.85
    )
    for crease in (p.points("112,-100 128,-110 134,-126"), p.points("200,-126 184,-150 156,-172")):
        marks.fill(p.moved(p.ribbon(crease, [2, 7, 2], 20), x, y, k), "5a101c", 0.5, 2)
    p.lay(img, marks)
    head(img, x + 252 * k, y - 348 * k, k)
    limb(p.points("238,-252 196,-282 160,-304"), [46, 38, 29], TEAL, cast=0.45)
    fist(img, FISTS[0] + 50, FISTS[1] + 30, 1.1 * k)


def head(img: p.Array, x: float, y: float, k: float) -> None:
    """Chin up, eyes on the ship, laughing with the effort."""

    def at(path: skia.Path) -> skia.Path:
        return p.moved(path, x, y, k, turn=8)

    tail = p.ribbon(p.points("40,-30 80,-36 100,0 86,54"), [22, 40, 40, 6], 30, True)
    relief(img, at(tail), HAIR, 14 * k, tooth=0.8)
    face = p.points("-36,-36 -47,-14 -62,6 -58,14 -48,16 -50,28 -44,44 -20,54 12,46 40,16 34,-30 0,-52")
    relief(img, at(p.spline(face)), SKIN, 34 * k, cast=0.3)
    hair = p.points("-44,-26! -42,-48 -14,-66 26,-62 54,-32 54,8 34,38 20,34! 14,8 4,-10 -12,-20 -30,-20")
    m = relief(img, at(p.spline(hair)), HAIR, 26 * k, tooth=0.8)
    p.hairs(
        img,
        m,
        lambda u, v: math.atan2(v - (y - 20 * k), u - (x + 50 * k)),
        260,
        length=(4, 9),
        width=(0.8, 1.6),
        jitter=0.06,
        seed=3,
    )
    relief(img, at(p.circle(46, -30, 11)), RED, 6 * k)
    relief(img, at(p.circle(10, 8, 9, 12)), SKIN, 6 * k)
    marks = p.Layer()
    marks.fill(at(p.circle(-34, -4, 4.6, 7)), "24141c").fill(at(p.circle(-35.5, -6.5, 1.6)), "ffffff")
    marks.fill(at(p.ribbon(p.points("-46,-17 -36,-22 -24,-17"), [2, 5, 2], 12)), "24141c")
    marks.fill(at(p.spline(p.points("-50,24! -36,26 -20,16! -20,32 -34,40 -46,36"))), "6a1820")
    marks.fill(at(p.spline(p.points("-49,25! -36,26 -21,18! -24,28 -36,32"))), "fff6ea")
    marks.fill(at(p.circle(-14, 14, 11, 8)), "e86a50", 0.45, 3)
    p.lay(img, marks)


def open_hand(img: p.Array, x: float, y: float, k: float) -> None:
    """A palm turned up to the sky: four fingers side by side, the thumb raised."""
    for n, (dx, dy) in enumerate(p.points("62,-20 68,-8 66,4 56,14")):
        finger = p.ribbon([(20, -8 + n * 7), (42, dy * 0.5 + n * 3), (dx, dy)], [13, 11, 8], 16, True)
        m = relief(img, p.moved(finger, x, y, k), SKIN, 5 * k)
        p.multiply(img, p.rim(m, 0, 2.5, 1.2), "7a3420", 0.6)
    relief(img, p.moved(p.spline(p.points("-6,-12 14,-18 36,-12 38,10 20,18 -6,12")), x, y, k), SKIN, 9 * k)
    relief(img, p.moved(p.ribbon([(8, -8), (20, -28), (30, -38)], [14, 11, 8], 14, True), x, y, k), SKIN, 5 * k)


def old_man(img: p.Array, x: float, y: float, k: float) -> None:
    """From behind, in oilskin and sou'wester, stick in one hand, the other held out flat to the rain."""

    def at(path: skia.Path) -> skia.Path:
        return p.moved(path, x, y, k)

    p.contact(img, x, y + 2, 84 * k, ry=13 * k, alpha=0.6)
    relief(img, at(p.ribbon([(-84, -168), (-94, -80), (-102, 0)], [8, 7, 6], 12, True)), DARK, 4 * k)
    for dx in (-30, 28):
        relief(img, at(p.spline(p.points("-26,0! -24,-60 22,-60 26,0! 0,5", at=(dx, 0)))), DARK, 18 * k)
    relief(img, at(p.ribbon([(48, -292), (90, -226), (120, -252)], [56, 48, 36], 30, True)), YELLOW, 22 * k, cast=0.25)
    open_hand(img, x + 122 * k, y - 262 * k, k)
    coat = p.spline(p.points("-58,-300 -20,-322 30,-320 66,-294 78,-200 90,-50! 40,-38 -40,-38 -92,-52! -74,-180"))
    m = relief(img, at(coat), YELLOW, 70 * k, tooth=0.8, cast=0.35)
    folds = p.Layer()
    folds.fill(at(p.ribbon([(2, -300), (6, -160), (2, -40)], [2, 7, 10], 30)), "6a3c08", 0.5, 3)
    for points in (
        [(40, -230), (52, -130), (50, -46)],
        [(-36, -200), (-44, -110), (-46, -46)],
        [(58, -280), (44, -240), (46, -200)],
    ):
        folds.fill(at(p.ribbon(points, [1, 10, 14], 24)), "7a4a0c", 0.4, 6)
    p.lay(img, folds, clip=m)
    relief(
        img, at(p.ribbon([(-54, -286), (-92, -226), (-86, -172)], [54, 46, 32], 30, True)), YELLOW, 22 * k, cast=0.25
    )
    for n in range(4):
        relief(
            img,
            at(p.ribbon([(-70, -178 + n * 9), (-88, -180 + n * 9), (-98, -174 + n * 9)], [9, 11, 9], 12, True)),
            SKIN,
            4 * k,
        )
    relief(
        img,
        at(p.spline(p.points("-34,-316 -38,-350 0,-372 38,-350 36,-316 0,-300"))),
        [(0, "8a8490"), (0.5, "e4dcd4"), (1, "ffffff")],
        18 * k,
        tooth=2,
    )
    relief(img, at(p.spline(p.points("-50,-318 0,-330 54,-322 60,-298 0,-288 -58,-296"))), YELLOW, 14 * k, cast=0.3)
    hat = p.spline(p.points("-44,-368 -34,-402 4,-418 42,-402 50,-368 78,-346 66,-332 0,-348 -62,-326 -74,-342"))
    relief(img, at(hat), YELLOW, 30 * k, cast=0.35)
    p.lay(img, p.Layer().fill(at(p.ribbon([(-46, -366), (2, -374), (50, -366)], [2, 6, 2], 24)), "7a4a0c", 0.6, 2))


def paint() -> p.Array:
    """The card."""
    img = sky()
    water(img)
    sea = img.copy()
    ship(img)
    afloat(img, sea)
    quay(img)
    old_man(img, 646, 1130, 0.74)
    rope(img)
    girl(img, 190, 1150, 1.15)
    p.rain(img, 700, angle=0.24, colour="dfe8f0", alpha=0.4, length=60, seed=7)
    drops = p.Layer()
    for x, y, s in ((764, 884, 1.0), (756, 800, 0.6)):
        drops.fill(p.moved(p.spline(p.points("0,-30! 10,-6 11,8 0,18 -11,8 -10,-6")), x, y, s), "cfe8f8", 0.95)
        drops.fill(p.circle(x - 4 * s, y + 6 * s, 3 * s, 5 * s), "ffffff")
    p.lay(img, drops)
    return img
