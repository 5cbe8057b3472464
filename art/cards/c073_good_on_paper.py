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
QUAY = 1010
RED = [(0, "4a0c18"), (0.35, "9c1f26"), (0.62, "d83c30"), (0.86, "f47a50"), (1, "ffd8a8")]
YELLOW = [(0, "5a3408"), (0.35, "b0741a"), (0.62, "eab02a"), (0.86, "ffd860"), (1, "fff8d0")]
SKIN = [(0, "6a3420"), (0.5, "c88460"), (0.85, "f4c098"), (1, "ffe8cc")]
DARK = [(0, "080a12"), (0.5, "1e2432"), (0.85, "4a5264"), (1, "a8a49c")]
TEAL = [(0, "0c3438"), (0.5, "237a78"), (1, "a8e0c8")]
HAIR = [(0, "0a080c"), (0.5, "231c22"), (0.85, "54454a"), (1, "c09880")]

# The folds of the ship.
TOP, BOW, STERN, KEEL_L, KEEL_R, MID = (430, 92), (34, 430), (790, 402), (176, 900), (650, 900), (420, 676)
NOTCH_L, NOTCH_R = (258, 578), (594, 566)


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
    p.sea(img, 850, "6c7c80", "1c4450", crest="c8d8d0", rough=0.8, seed=5, bottom=1050)
    p.glitter(img, 60, 852, 1040, width=200, colour="ffe09c", alpha=0.9, seed=3)
    rock = p.spline(p.points("-60,866! -20,838 34,826 84,838 128,866!"))
    p.solid(img, rock, DARK, 20, light=LIGHT, tooth=1.5)
    tower = p.poly(p.points("14,836 21,670 51,670 58,836"))
    m = p.mask(tower)
    bands = p.ramp(p.smooth(-0.15, 0.15, np.sin((p.grid.y - 670) / 27)), [(0, "f4ead8"), (1, "b83a30")])
    p.clothe(img, m, bands, 24, light=LIGHT, shade="2a2038", soften=4)
    p.solid(img, p.rect(23, 638, 26, 34, r=3), "fff0b0", 8, light=LIGHT, tooth=0.3)
    p.solid(img, p.poly([(15, 642), (36, 612), (57, 642)]), "8a2a28", 8, light=LIGHT, tooth=0.3)
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
    folds.stroke(p.line([(134, 486), (212, 850)]), 3.4, "d84a3c", 0.8)
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
    p.over(img, p.mask(p.circle(410, 902, 270, 16), soft=10), "0c2430", 0.55)
    foam = p.Layer()
    random = np.random.default_rng(3)
    for _ in range(240):
        foam.fill(
            p.circle(random.uniform(150, 676), 902 + random.normal(0, 4), random.uniform(1, 4)),
            "eef4ee",
            random.uniform(0.3, 0.8),
        )
    p.lay(img, foam)
    p.solid(
        img,
        p.cut(p.circle(120, 520, 14), p.circle(120, 520, 7)),
        [(0, "5a3810"), (1, "ffd880")],
        5,
        light=LIGHT,
        tooth=0.2,
    )


def quay(img: p.Array) -> None:
    """Wet stones that hold the light."""
    m = p.smooth(QUAY - 4, QUAY + 2, p.grid.y)
    stones = p.texture.tiles("7c7478", None, 116, 4)
    p.onto(img, stones, [(-260, QUAY), (1060, QUAY), (1500, 1240), (-700, 1240)], m=m)
    p.multiply(img, m, "6a6a84", 0.5)
    p.shine(img, m * np.exp(-(((p.grid.x - 90) / 260) ** 2)) * (0.6 + 0.4 * p.noise(60, 3, 3, ax=3.0)), "ffc878", 0.5)
    p.over(img, np.exp(-(((p.grid.y - QUAY - 4) / 5) ** 2)), "d8bc94", 0.5)
    for x, tone, wide in ((300, "c83c30", 60), (600, "e8b030", 90)):
        p.shine(img, m * np.exp(-(((p.grid.x - x) / wide) ** 2)) * p.smooth(1200, 1130, p.grid.y) * 0.5, tone, 0.3)


def girl(img: p.Array, x: float, y: float, k: float) -> None:
    """Seen from behind and aside, hanging with all her weight on the rope, heels against the stone."""

    def at(path: skia.Path) -> skia.Path:
        return p.moved(path, x, y, k)

    p.contact(img, x - 6, y + 2, 66 * k, ry=11 * k, alpha=0.6)
    for points in ([(26, -84), (-4, -46), (-40, -10)], [(44, -84), (24, -44), (-4, -8)]):
        p.solid(img, at(p.ribbon(points, [24, 19, 15], 20, True)), SKIN, 9 * k, light=LIGHT, tooth=0.4)
    for dx in (-44, -8):
        boot = p.spline([(dx - 20, -2, 1), (dx - 22, -16), (dx - 8, -30), (dx + 14, -28), (dx + 18, -2, 1)])
        p.solid(img, at(boot), TEAL, 9 * k, light=LIGHT, tooth=0.4, cast=0.2)
    p.solid(
        img,
        at(p.ribbon([(24, -190), (-14, -176), (-52, -186)], [25, 20, 15], 24, True)),
        RED,
        10 * k,
        light=LIGHT,
        tooth=0.5,
    )
    dress = p.spline(p.points("10,-204! 44,-216 70,-200 84,-140 104,-78 66,-62 20,-64 -10,-84! 6,-130"))
    m = p.solid(img, at(dress), RED, 34 * k, light=LIGHT, tooth=0.6, cast=0.3)
    folds = p.Layer()
    for points in (
        [(40, -180), (52, -120), (44, -66)],
        [(56, -170), (76, -120), (82, -72)],
        [(24, -150), (22, -110), (8, -76)],
    ):
        folds.fill(at(p.ribbon(points, [1, 6, 9], 24)), "5a101c", 0.45, 3)
    p.lay(img, folds, clip=m)
    p.solid(
        img,
        at(p.ribbon([(52, -196), (14, -166), (-40, -178)], [28, 22, 16], 24, True)),
        RED,
        11 * k,
        light=LIGHT,
        tooth=0.5,
        cast=0.25,
    )
    for dx, dy in ((-50, -182), (-62, -190)):
        p.solid(
            img,
            at(
                p.spline(
                    [
                        (dx - 13, dy - 4),
                        (dx - 4, dy - 14),
                        (dx + 10, dy - 10),
                        (dx + 12, dy + 6),
                        (dx, dy + 13),
                        (dx - 11, dy + 8),
                    ]
                )
            ),
            SKIN,
            8 * k,
            light=LIGHT,
            tooth=0.4,
        )
    p.solid(img, at(p.ribbon([(42, -208), (44, -226)], [20, 20], 8, True)), SKIN, 8 * k, light=LIGHT, tooth=0.3)
    face = p.points("12,-262 14,-246 6,-238! 14,-232 18,-220 36,-212 62,-222 70,-252 56,-280 30,-284")
    p.solid(img, at(p.spline(face)), SKIN, 24 * k, light=LIGHT, tooth=0.4, cast=0.2)
    tail = p.ribbon(p.points("78,-262 104,-262 124,-236 122,-200"), [14, 26, 28, 6], 30, True)
    p.solid(img, at(tail), HAIR, 11 * k, light=LIGHT, tooth=0.8)
    hair = p.points("20,-268 18,-288 38,-304 66,-298 86,-270 80,-236 60,-222 54,-244 40,-262 28,-264")
    m = p.solid(img, at(p.spline(hair)), HAIR, 24 * k, light=LIGHT, tooth=0.8)
    p.hairs(
        img,
        m,
        lambda u, v: math.atan2(v - (y - 262 * k), u - (x + 80 * k)),
        260,
        length=(4, 9),
        width=(0.8, 1.6),
        jitter=0.06,
        seed=3,
    )
    p.solid(img, at(p.circle(80, -264, 8)), RED, 5 * k, light=LIGHT, tooth=0.3)
    marks = p.Layer()
    marks.fill(at(p.ribbon([(20, -252), (26, -256), (32, -252)], [1.5, 3.5, 1.5], 12)), "24141c")
    marks.fill(at(p.ribbon([(17, -230), (24, -225), (32, -232)], [1, 3.4, 1], 14)), "7a2420")
    marks.fill(at(p.circle(40, -238, 8, 6)), "e86a50", 0.4, 3)
    p.lay(img, marks)


def old_man(img: p.Array, x: float, y: float, k: float) -> None:
    """From behind, in oilskin and sou'wester, stick in one hand, the other held out flat to the rain."""

    def at(path: skia.Path) -> skia.Path:
        return p.moved(path, x, y, k)

    p.contact(img, x, y + 2, 84 * k, ry=13 * k, alpha=0.6)
    p.solid(
        img,
        at(p.ribbon([(-84, -168), (-94, -80), (-102, 0)], [8, 7, 6], 12, True)),
        DARK,
        4 * k,
        light=LIGHT,
        tooth=0.3,
    )
    for dx in (-30, 28):
        p.solid(
            img,
            at(p.spline([(dx - 26, 0, 1), (dx - 24, -60), (dx + 22, -60), (dx + 26, 0, 1), (dx, 5)])),
            DARK,
            18 * k,
            light=LIGHT,
            tooth=0.4,
        )
    p.solid(
        img,
        at(p.ribbon([(48, -292), (92, -232), (146, -250)], [56, 48, 34], 30, True)),
        YELLOW,
        22 * k,
        light=LIGHT,
        tooth=0.6,
        cast=0.25,
    )
    palm = p.points(
        "142,-262! 160,-268 172,-280 182,-276 178,-262 204,-262 214,-256 206,-250 176,-244 152,-240 140,-242!"
    )
    p.solid(img, at(p.spline(palm)), SKIN, 10 * k, light=LIGHT, tooth=0.4, cast=0.15)
    p.solid(img, at(p.ribbon([(146, -268), (150, -232)], [18, 20], 8, True)), YELLOW, 9 * k, light=LIGHT, tooth=0.4)
    coat = p.spline(p.points("-58,-300 -20,-322 30,-320 66,-294 78,-200 90,-50! 40,-38 -40,-38 -92,-52! -74,-180"))
    m = p.solid(img, at(coat), YELLOW, 70 * k, light=LIGHT, tooth=0.8, cast=0.35)
    folds = p.Layer()
    folds.fill(at(p.ribbon([(2, -300), (6, -160), (2, -40)], [2, 7, 10], 30)), "6a3c08", 0.5, 3)
    for points in (
        [(40, -230), (52, -130), (50, -46)],
        [(-36, -200), (-44, -110), (-46, -46)],
        [(58, -280), (44, -240), (46, -200)],
    ):
        folds.fill(at(p.ribbon(points, [1, 10, 14], 24)), "7a4a0c", 0.4, 6)
    p.lay(img, folds, clip=m)
    p.solid(
        img,
        at(p.ribbon([(-54, -286), (-92, -226), (-86, -172)], [54, 46, 32], 30, True)),
        YELLOW,
        22 * k,
        light=LIGHT,
        tooth=0.6,
        cast=0.25,
    )
    p.solid(
        img,
        at(p.spline(p.points("-100,-174 -94,-184 -76,-184 -70,-168 -78,-154 -96,-156"))),
        SKIN,
        9 * k,
        light=LIGHT,
        tooth=0.4,
    )
    p.solid(
        img,
        at(p.spline(p.points("-34,-316 -38,-350 0,-372 38,-350 36,-316 0,-300"))),
        [(0, "8a8490"), (0.5, "e4dcd4"), (1, "ffffff")],
        18 * k,
        light=LIGHT,
        tooth=2,
    )
    p.solid(
        img,
        at(p.spline(p.points("-50,-318 0,-330 54,-322 60,-298 0,-288 -58,-296"))),
        YELLOW,
        14 * k,
        light=LIGHT,
        tooth=0.6,
        cast=0.3,
    )
    hat = p.spline(p.points("-44,-368 -34,-402 4,-418 42,-402 50,-368 78,-346 66,-332 0,-348 -62,-326 -74,-342"))
    p.solid(img, at(hat), YELLOW, 30 * k, light=LIGHT, tooth=0.6, cast=0.35)
    p.lay(img, p.Layer().fill(at(p.ribbon([(-46, -366), (2, -374), (50, -366)], [2, 6, 2], 24)), "7a4a0c", 0.6, 2))


def paint() -> p.Array:
    """The card."""
    img = sky()
    water(img)
    ship(img)
    quay(img)
    rope = p.ribbon(p.points("120,530 150,700 196,880 262,956"), [6, 6, 7, 7], 50)
    p.solid(img, rope, [(0, "2c1a14"), (0.5, "8a6444"), (1, "f0d0a0")], 4, light=LIGHT, tooth=0.4, cast=0.2)
    girl(img, 332, 1144, 1.02)
    old_man(img, 590, 1162, 0.98)
    p.rain(img, 700, angle=0.24, colour="dfe8f0", alpha=0.4, length=60, seed=7)
    drops = p.Layer()
    for x, y, s in ((774, 876, 1.0), (760, 790, 0.6)):
        drops.fill(p.moved(p.spline(p.points("0,-30! 10,-6 11,8 0,18 -11,8 -10,-6")), x, y, s), "cfe8f8", 0.95)
        drops.fill(p.circle(x - 4 * s, y + 6 * s, 3 * s, 5 * s), "ffffff")
    p.lay(img, drops)
    return img
