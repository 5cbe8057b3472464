"""A ship folded from an exercise-book page, lit by the last sun, and the storm behind it; she holds the rope, he feels
the drops.

Technique: painted relief; the ship is flat folded paper.
"""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np
import skia

from art import paint as p
from art.paint.voices.printing import clipped_lines

NUMBER, TITLE = 73, "Good on Paper"

LIGHT = (-0.75, -0.35, 0.5)
WATERLINE = 886
EDGE = ((-20, 1092), (820, 986))
RING, FISTS = (112, 596), (324, 848)
RED = [(0, "4a0c18"), (0.35, "9c1f26"), (0.62, "d83c30"), (0.86, "f47a50"), (1, "ffd8a8")]
YELLOW = [(0, "5a3408"), (0.35, "b0741a"), (0.62, "eab02a"), (0.86, "ffd860"), (1, "fff8d0")]
SKIN = [(0, "6a3420"), (0.5, "c88460"), (0.85, "f4c098"), (1, "ffe8cc")]
DARK = [(0, "080a12"), (0.5, "1e2432"), (0.85, "4a5264"), (1, "a8a49c")]
TEAL = [(0, "0c3438"), (0.5, "237a78"), (1, "a8e0c8")]
HAIR = [(0, "0a080c"), (0.5, "231c22"), (0.85, "54454a"), (1, "c09880")]

# The folds of the ship.
TOP, BOW, STERN, KEEL_L, KEEL_R, MID = (430, 92), (34, 430), (790, 402), (176, 900), (650, 900), (420, 676)
NOTCH_L, NOTCH_R = (258, 578), (594, 566)


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
    p.sea(img, 850, "6c7c80", "1c4450", crest="c8d8d0", rough=0.8, seed=5, bottom=1130)
    p.glitter(img, 60, 852, 1100, width=200, colour="ffe09c", alpha=0.9, seed=3)
    rock = p.spline(p.points("-60,866! -20,838 34,826 84,838 128,866!"))
    relief(img, rock, DARK, 20, tooth=1.5)
    tower = p.poly(p.points("14,836 21,670 51,670 58,836"))
    m = p.mask(tower)
    bands = p.ramp(p.smooth(-0.15, 0.15, np.sin((p.grid.y - 670) / 27)), [(0, "f4ead8"), (1, "b83a30")])
    p.clothe(img, m, bands, 24, light=LIGHT, shade="2a2038", soften=4)
    relief(img, p.rect(23, 638, 26, 34, r=3), "fff0b0", 8)
    relief(img, p.poly([(15, 642), (36, 612), (57, 642)]), "8a2a28", 8)
    p.glow(img, 36, 654, 100, colour="fff0b0", alpha=1.0)


def facet(
    img: p.Array, corners: list[tuple[float, float]], shades: tuple[str, str], ends: p.Points, lines: float
) -> p.Array:
    """One face of the folded page: its tone runs from end to end, ruled blue."""
    path = p.poly(corners)
    layer = p.Layer().gradient(path, ends[0], ends[1], list(shades))
    p.lay(img, layer)
    m = p.mask(path)
    ruled = p.Layer()
    for piece in clipped_lines(path, lines, 31, np.random.default_rng(int(lines) + 90), jitter=0.02):
        ruled.stroke(p.line([(float(x), float(y)) for x, y in piece]), 2.6, "5c86c0", 0.55)
    p.lay(img, ruled, clip=m)
    return m


def ship(img: p.Array) -> None:
    """Flat planes of one page: warm where the evening reaches, cold where the storm does, sodden at the keel."""
    whole = p.poly([TOP, NOTCH_R, STERN, KEEL_R, KEEL_L, BOW, NOTCH_L])
    cover = p.mask(whole)
    p.glow(img, 300, 520, 560, colour="fff0d0", alpha=0.22, power=1.4)
    p.shadow(img, cover, 16, 6, soft=18, alpha=0.4, colour="0c1024")
    for a, b, c in ((BOW, NOTCH_L, (150, 560)), (STERN, NOTCH_R, (690, 540))):
        p.lay(img, p.Layer().fill(p.poly([a, b, (420, 640), c]), "6c6c84" if a is BOW else "3c4260"))
    facet(img, [TOP, (420, 690), (250, 600), NOTCH_L], ("fff6dc", "efdcc0"), [(250, 400), (430, 420)], lines=64)
    facet(img, [TOP, NOTCH_R, (600, 600), (420, 690)], ("7c84a4", "a8aebf"), [(440, 300), (590, 600)], lines=-64)
    left = facet(img, [BOW, MID, KEEL_R, KEEL_L], ("fffae4", "dccdb8"), [(60, 500), (470, 840)], lines=24)
    right = facet(img, [STERN, KEEL_R, (416, 900), MID], ("8e96b4", "b9bccb"), [(760, 440), (480, 860)], lines=-24)
    front = p.poly([MID, KEEL_R, KEEL_L])
    p.shadow(img, p.mask(front), 0, -10, soft=14, alpha=0.3, colour="3a3450", clip=np.maximum(left, right))
    facet(img, [MID, (650, 900), (176, 900)], ("f6e8cc", "b6b4bc"), [(230, 880), (620, 860)], lines=4)
    folds = p.Layer()
    for a, b, tone in (
        (BOW, MID, "fffdf0"),
        (STERN, MID, "d4d8e4"),
        (MID, KEEL_L, "fffdf0"),
        (MID, KEEL_R, "6c7090"),
        (TOP, (420, 690), "fffdf0"),
    ):
        folds.stroke(p.line([a, b]), 3, tone, 0.85, soft=0.6)
    p.lay(img, folds, clip=cover)
    wet = cover * p.smooth(-50, 60, p.grid.y - 826 + p.noise(120, 6, 3) * 50)
    p.multiply(img, wet, "7c98b4", 0.8)
    spots = p.Layer()
    for x, y, r in (
        (560, 420, 15),
        (520, 560, 10),
        (690, 590, 22),
        (742, 486, 13),
        (620, 690, 17),
        (540, 760, 12),
        (700, 760, 20),
        (480, 330, 9),
        (610, 800, 10),
    ):
        spots.fill(p.circle(x, y, r, r * 0.9), "5c6c94", 0.4, 1.2).stroke(p.circle(x, y, r, r * 0.9), 2, "4a5880", 0.45)
    p.lay(img, spots, clip=cover)


def afloat(img: p.Array, sea: p.Array) -> None:
    """The ship's reflection, the swell that laps over its keel, foam along the waterline and a wake to both sides."""
    scale = p.grid.x.shape[0] / 1200
    rows = np.clip(
        (2 * WATERLINE - p.grid.y) * scale + p.noise(26, 8, 2, ax=4.0) * 10 * scale, 0, p.grid.x.shape[0] - 1
    ).astype(int)
    mirror = img[rows, np.clip(p.grid.x * scale, 0, p.grid.x.shape[1] - 1).astype(int)]
    swell = WATERLINE + 7 * np.sin(p.grid.x / 47) + 4 * np.sin(p.grid.x / 19 + 1) + p.noise(30, 2, 2) * 4
    under = p.smooth(-2, 2, p.grid.y - swell)
    p.over(img, under, sea)
    hull = under * p.smooth(130, 190, p.grid.x + (p.grid.y - WATERLINE) * 0.2) * p.smooth(690, 640, p.grid.x)
    p.over(img, hull * p.smooth(1090, 960, p.grid.y) * p.smooth(-0.7, 0.1, p.noise(16, 4, 2, ax=6.0)), mirror, 0.85)
    p.over(img, np.exp(-(((p.grid.y - swell - 8) / 7) ** 2)) * hull, "0a2430", 0.75)
    foam = np.exp(-(((p.grid.y - swell - 1) / 5) ** 2)) * p.smooth(120, 150, p.grid.x) * p.smooth(700, 665, p.grid.x)
    p.over(img, foam * p.smooth(-0.35, 0.25, p.noise(13, 6, 3)), "f4f4ea", 0.95)
    wake = p.Layer()
    for points in (
        p.points("176,890 120,912 40,924 -20,930"),
        p.points("190,906 130,940 60,966 -20,984"),
        p.points("650,890 706,908 770,916 820,918"),
        p.points("300,930 400,944 520,940 610,926"),
    ):
        wake.fill(p.ribbon(points, [3, 11, 8, 2], 40), "e4ece4", 0.75, 1.2)
    p.lay(img, wake, tooth=2.5)


def quay(img: p.Array) -> None:
    """Wet stones; the kerb runs away to the right, and the swell leaves spray on it."""
    m = p.mask(p.poly([EDGE[0], EDGE[1], (820, 1220), (-20, 1220)]))
    p.shadow(img, m, 0, -12, soft=9, alpha=0.6, colour="06141c")
    p.onto(img, p.texture.tiles("7c7478", None, 116, 4), p.points("-260,1128 1060,966 1900,1210 -700,1500"), m=m)
    p.multiply(img, m, "6a6a84", 0.5)
    p.shine(img, m * np.exp(-(((p.grid.x - 60) / 300) ** 2)) * (0.6 + 0.4 * p.noise(60, 3, 3, ax=3.0)), "ffc878", 0.45)
    kerb = p.poly([EDGE[0], EDGE[1], (820, 1020), (-20, 1136)])
    p.shadow(img, p.mask(kerb), 4, 12, soft=6, alpha=0.55, colour="120c1c", clip=m)
    relief(img, kerb, [(0, "2c2630"), (0.45, "85797a"), (0.8, "bba894"), (1, "ffe6bc")], 12, tooth=1.2)
    joints = p.Layer()
    for x in (96, 268, 452, 628, 770):
        top = EDGE[0][1] + (x + 20) / 840 * (EDGE[1][1] - EDGE[0][1])
        joints.stroke(p.line([(x, top), (x - 16, top + 44)]), 4, "2c2630", 0.8)
    p.lay(img, joints)
    for x, tone, wide in ((330, "c83c30", 70), (630, "e8b030", 80)):
        p.shine(img, m * np.exp(-(((p.grid.x - x) / wide) ** 2)) * p.smooth(1120, 1170, p.grid.y) * 0.6, tone, 0.3)


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
    """Tied to the bow, taut as a bar to her fists, its end hanging down behind them."""
    tones = [(0, "2c1a14"), (0.5, "9a7450"), (1, "ffe2b0")]
    tail = p.ribbon(
        [FISTS, (FISTS[0] + 44, FISTS[1] + 52), (FISTS[0] + 30, FISTS[1] + 130), (FISTS[0] + 8, FISTS[1] + 220)],
        [9, 9, 9, 8],
        40,
    )
    relief(img, tail, tones, 4, cast=0.2)
    m = relief(img, p.ribbon([RING, FISTS], [9, 10], 50), tones, 4, cast=0.35)
    twist = p.Layer()
    for t in np.arange(0.02, 1, 0.035):
        x, y = RING[0] + t * (FISTS[0] - RING[0]), RING[1] + t * (FISTS[1] - RING[1])
        twist.stroke(p.line([(x - 1, y - 7), (x + 4, y + 7)]), 2, "4a2c1c", 0.8)
    p.lay(img, twist, clip=m)
    for points in ([(RING[0] - 4, RING[1] - 6), (72, 556)], [(RING[0] - 10, RING[1] + 6), (88, 606)]):
        relief(img, p.ribbon(points, [10, 9], 12), tones, 4, cast=0.3)
    for dx, dy, turn in ((-6, 4, 70), (4, -2, -30)):
        relief(img, p.moved(p.circle(0, 0, 15, 8), RING[0] + dx, RING[1] + dy, 1, turn=turn), tones, 5, cast=0.4)


def girl(img: p.Array, x: float, y: float, k: float) -> None:
    """In profile, hips low and shoulders far back: heels against the kerb, knees bent, arms straight along the rope."""

    def at(path: skia.Path) -> skia.Path:
        return p.moved(path, x, y, k)

    def limb(points: p.Points, widths: list[float], tones: list[tuple[float, str]], cast: float = 0.2) -> None:
        relief(img, at(p.ribbon(points, widths, 30, True)), tones, 10 * k, cast=cast)

    p.contact(img, x - 66 * k, y - 6 * k, 44 * k, ry=9 * k, alpha=0.7)
    p.contact(img, x + 2 * k, y + 4 * k, 50 * k, ry=10 * k, alpha=0.75)
    p.contact(img, x + 80 * k, y + 12 * k, 90 * k, ry=12 * k, alpha=0.4)
    limb([(78, -104), (0, -88), (-52, -24)], [42, 31, 22], SKIN)
    boot(img, at(p.moved(BOOT, -56, -10, 1, turn=14)), k)
    limb([(130, -182), (92, -214), (42, -254)], [30, 24, 18], RED)
    fist(img, *FISTS, 0.95 * k)
    limb([(90, -98), (28, -76), (4, -22)], [46, 34, 23], SKIN)
    boot(img, at(p.moved(BOOT, 2, 0, 1, turn=10)), k)
    dress = p.points(
        "118,-204! 144,-212 168,-194 160,-146 138,-104 128,-62 88,-54 48,-52 26,-62! 38,-112 80,-136 98,-168"
    )
    m = relief(img, at(p.spline(dress)), RED, 34 * k, cast=0.3)
    folds = p.Layer()
    for points in (
        [(96, -126), (62, -100), (46, -62)],
        [(116, -112), (92, -90), (84, -60)],
        [(150, -180), (140, -136), (112, -116)],
    ):
        folds.fill(at(p.ribbon(points, [1, 7, 9], 24)), "5a101c", 0.45, 3)
    p.lay(img, folds, clip=m)
    limb([(144, -206), (144, -226)], [24, 24], SKIN)
    head(img, lambda path: at(p.moved(path, 19, -4)), x + 19 * k, y - 4 * k, k=k)
    limb([(146, -186), (108, -200), (64, -234)], [35, 28, 20], RED, cast=0.3)
    fist(img, FISTS[0] + 30 * k, FISTS[1] + 22 * k, 1.05 * k)


BOOT = p.spline(p.points("-34,6! -38,-8 -20,-16 -8,-34 16,-34 17,6!"))


def boot(img: p.Array, path: skia.Path, k: float) -> None:
    """A rubber boot dug in by its heel."""
    relief(img, path, TEAL, 10 * k, cast=0.3)


def head(img: p.Array, at: Callable[[skia.Path], skia.Path], x: float, y: float, k: float) -> None:
    """Chin tucked, eyes on the ship, laughing with the effort."""
    face = p.points("88,-262 92,-246 80,-236! 88,-230 88,-218 98,-206 120,-204 144,-222 148,-256 130,-284 104,-286")
    relief(img, at(p.spline(face)), SKIN, 26 * k, cast=0.2)
    relief(
        img,
        at(p.ribbon(p.points("158,-264 180,-256 190,-226 186,-186"), [14, 26, 26, 5], 30, True)),
        HAIR,
        11 * k,
        tooth=0.8,
    )
    hair = p.points("92,-268 90,-290 112,-310 144,-304 166,-272 160,-236 140,-220 132,-244 118,-262 102,-266")
    m = relief(img, at(p.spline(hair)), HAIR, 24 * k, tooth=0.8)
    p.hairs(
        img,
        m,
        lambda u, v: math.atan2(v - (y - 264 * k), u - (x + 160 * k)),
        260,
        length=(4, 9),
        width=(0.8, 1.6),
        jitter=0.06,
        seed=3,
    )
    relief(img, at(p.circle(160, -266, 9)), RED, 5 * k)
    marks = p.Layer()
    marks.fill(at(p.circle(102, -250, 4, 5.5)), "24141c")
    marks.fill(at(p.ribbon([(92, -262), (100, -266), (110, -262)], [1.5, 4, 1.5], 12)), "24141c")
    marks.fill(at(p.spline(p.points("90,-226! 102,-226 114,-234! 110,-220 100,-214 92,-218"))), "6a1820")
    marks.fill(at(p.spline(p.points("91,-226! 102,-226 112,-232! 108,-225 98,-221"))), "fff6ea")
    marks.fill(at(p.circle(122, -236, 10, 7)), "e86a50", 0.45, 3)
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
        relief(
            img, at(p.spline([(dx - 26, 0, 1), (dx - 24, -60), (dx + 22, -60), (dx + 26, 0, 1), (dx, 5)])), DARK, 18 * k
        )
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
    rope(img)
    girl(img, 284, 1142, 1.16)
    old_man(img, 620, 1172, 0.9)
    p.rain(img, 700, angle=0.24, colour="dfe8f0", alpha=0.4, length=60, seed=7)
    drops = p.Layer()
    for x, y, s in ((770, 872, 1.0), (758, 786, 0.6)):
        drops.fill(p.moved(p.spline(p.points("0,-30! 10,-6 11,8 0,18 -11,8 -10,-6")), x, y, s), "cfe8f8", 0.95)
        drops.fill(p.circle(x - 4 * s, y + 6 * s, 3 * s, 5 * s), "ffffff")
    p.lay(img, drops)
    return img
