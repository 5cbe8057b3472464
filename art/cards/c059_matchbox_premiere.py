"""A matchbox is an opera house: a white moth sings to a rising sun that is a burning match.

Technique: painted relief.
"""

from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np

from art import paint as p
from art.finish import Finish

NUMBER, TITLE = 59, "Matchbox Premiere"
FINISH = Finish(vignette=0.24)

FLAME = (520, 400)
STAGE_BACK, STAGE_FRONT = 762, 892
OPENING = (92, 128, 616, 764)  # x, y, width, height of the stage opening
FROM_FLAME: p.Light = (0.6, -0.6, 0.3)
BEHIND: p.Light = (0.15, -0.95, 0.1)
WING = [(0, "8a4a40"), (0.3, "d8a888"), (0.55, "f6e2c8"), (0.8, "fffaf0"), (1, "ffffff")]
SOOT = [(0, "0c0408"), (0.5, "2c1014"), (0.8, "6a2c1c"), (1, "e08a48")]
SHELLS = {  # the wing cases of each kind, from their shade to the light of the stage
    "ladybird": [(0, "180408"), (0.5, "5a1014"), (0.8, "a82a1c"), (1, "ffb070")],
    "longhorn": [(0, "080a0a"), (0.5, "202a20"), (0.8, "46583c"), (1, "f0c880")],
    "stag": [(0, "140806"), (0.5, "4a200e"), (0.8, "8a4a1c"), (1, "ffc070")],
    "glasses": [(0, "0c0812"), (0.5, "34202e"), (0.8, "64424e"), (1, "ffc090")],
    "weeping": [(0, "0a0a12"), (0.5, "242a34"), (0.8, "4e565c"), (1, "ffcc98")],
    "top hat": [(0, "0e0a06"), (0.5, "3c2c10"), (0.8, "7a6020"), (1, "ffd880")],
    "gossip": [(0, "14060e"), (0.5, "4a162c"), (0.8, "84344c"), (1, "ffb488")],
    "leaving": [(0, "0a0c08"), (0.5, "302e14"), (0.8, "5e5826"), (1, "ffd888")],
}
GILT = [(0, "3a1a10"), (0.45, "8a5024"), (0.75, "d89a44"), (1, "fff0c0")]


def backdrop(img: p.Array) -> None:
    """Paper sky with the rays of a rising sun."""
    x, y = FLAME
    away = np.clip(np.hypot(p.grid.x - x, p.grid.y - y) / 560, 0, 1) + p.noise(120, 3, 4) * 0.05
    img[:] = p.ramp(
        np.clip(away, 0, 1), [(0, "ffe090"), (0.16, "ffb050"), (0.4, "d8562c"), (0.7, "84201f"), (1, "3a0c18")]
    )
    p.brush(img, 60, 2600, np.arctan2(p.grid.y - y, p.grid.x - x).astype(np.float32), jitter=0.06, alpha=0.5, seed=5)
    rays = p.Layer()
    for k in range(30):
        a, half = k * math.tau / 30, 0.045
        wedge = [(x + 800 * math.cos(v), y + 800 * math.sin(v)) for v in (a - half, a + half)]
        rays.fill(p.poly([(x, y), *wedge]), "ffd070", 0.17)
    p.lay(img, rays, tooth=2)


def match(img: p.Array) -> None:
    """The burning match: a charred stick, tongues of flame, a glowing head."""
    x, y = FLAME
    stick = p.texture.wood("b87a3c", 300, True, 4)
    m = p.rough(p.mask(p.rect(x - 15, y + 40, 30, 400)), 1, 8, 2)
    edge = p.mask(p.rect(x + 5, y + 40, 10, 400))
    p.over(img, m, stick)
    p.multiply(img, m * edge, "8a4a30", 0.7)
    char = p.smooth(y + 150, y + 70, p.grid.y + p.noise(14, 4, 3) * 22)
    p.over(img, m * char, "1c0a0c", 0.92)
    p.glow(img, x, y - 60, 420, colour="ffb040", alpha=0.6, power=1.8)
    p.glow(img, x, y - 60, 200, colour="ffe890", alpha=0.5, power=1.6)
    for wide, tall, colour, soft in (
        (74, 252, "ff7a24", 7),
        (60, 216, "ffb83c", 5),
        (46, 168, "ffe890", 5),
        (32, 112, "fffdf0", 5),
    ):
        tongue = p.spline(
            [
                *((x + wide * u, y + dy) for u, dy in ((0, 64), (1, -2), (0.66, -tall * 0.5))),
                (x + 8, y - tall + 30, 1),
                *((x + wide * u, y + dy) for u, dy in ((-0.5, -tall * 0.45), (-1, -2))),
            ]
        )
        p.over(img, p.rough(p.mask(tongue, soft=soft), 5, 40, 8), colour, 0.86)
    head = p.rough(p.mask(p.spline(p.points("-25,36 -18,6 0,-4 18,6 25,36 17,70 -17,70", at=(x, y)))), 2, 8, 6)
    glowing = [(0, "100406"), (0.5, "4a1210"), (0.8, "c84a1c"), (1, "ffd080")]
    p.form(img, head, glowing, 22, light=(0, -0.8, 0.3), texture=0.2)
    p.rim_light(img, head, "ffd070", 0, dy=-8, alpha=0.9, soft=5)
    p.over(img, p.mask(p.circle(x, y - 12, 38, 22), soft=9), "fffdf0", 0.7)
    p.sparks(img, x, y - 120, 150, height=220, count=30, seed=4)


def hills(img: p.Array) -> None:
    """Three paper hills, one behind the other."""
    crests = [
        (p.points("60,690 200,640 330,700 470,660 640,600 760,650"), "a8401f", "ffb860"),
        (p.points("60,640 150,660 290,742 460,716 600,700 760,726"), "7a2420", "f08a44"),
        (p.points("60,740 220,752 420,772 560,742 760,760"), "4a141a", "c85a34"),
    ]
    for k, (crest, colour, edge) in enumerate(crests):
        line = p.sample(crest, 80)
        paper = p.rough(p.mask(p.poly([*line, (760, 900), (60, 900)])), 1.5, 12, k)
        p.shadow(img, paper, 0, -10, soft=6, alpha=0.35, colour="1c0408")
        p.over(
            img, paper, p.vertical([(0, p.mix(colour, "ff9a48", 0.25)), (1, p.mix(colour, "1a0408", 0.5))], 600, 880)
        )
        p.multiply(img, paper * p.smooth(0, 0.8, p.noise(12, 9 + k, 3)), "8a4038", 0.4)
        p.rim_light(img, paper, edge, 1, dy=-4, alpha=0.8, soft=2)


def floor(img: p.Array) -> None:
    """The boards are matches; their heads are the footlights."""
    random = np.random.default_rng(59)
    sticks = 19
    for k in range(sticks):
        u0, u1 = k / sticks, (k + 0.94) / sticks
        back = [112 + 576 * u for u in (u0, u1)]
        front = [44 + 712 * u for u in (u0, u1)]
        y1 = STAGE_FRONT - 14 + random.uniform(-5, 5)
        stick = p.Sprite()
        tint = p.mix("c8965a", "e8bc80", random.random())
        stick.add(p.poly([(back[0], STAGE_BACK), (back[1], STAGE_BACK), (front[1], y1), (front[0], y1)]), tint, 16)
        sulphur = [(front[0] - 4, y1 + 8), (front[0] - 1, y1 - 14), (front[1] + 1, y1 - 14), (front[1] + 4, y1 + 8)]
        stick.add(p.spline([*sulphur, ((front[0] + front[1]) / 2, y1 + 22)]), "e0342c", 13)
        stick.draw(img, 0, 0, 100, light=BEHIND, seed=k)


def curtains(img: p.Array) -> None:
    """Velvet, drawn aside, tied with gold; a swagged valance above."""
    y0 = OPENING[1]
    velvet = p.texture.drapery("b01c28", 46, 5)
    left = p.points("84,128! 226,128! 206,280 164,440 126,590 128,640 158,760 166,866! 84,866!")
    right = p.points("716,128! 606,128! 636,300 674,470 684,590 676,640 640,760 630,866! 716,866!")
    for shape, tie, inward in ((left, (124, 612), 1), (right, (684, 612), -1)):
        m = p.rough(p.mask(p.spline(shape)), 2, 16, 3)
        p.shadow(img, m, 14 * inward, 8, soft=10, alpha=0.5, colour="1a0208")
        pull = (
            velvet
            if inward == -1
            else p.warp(velvet, 0.22 * np.abs(p.grid.y - 612) * np.clip((p.grid.x - 90) / 240, 0, 1), 0)
        )
        p.clothe(img, m, pull, 40, light=FROM_FLAME if inward == 1 else (-0.6, -0.5, 0.4), shade="30060c")
        p.rim_light(img, m, "ffa050", 5 * inward, dy=-2, alpha=0.55, soft=3)
        x, y = tie
        cord = p.Sprite()
        cord.limb([(-38 * inward, -8), (0, 6), (10 * inward, -2)], [10, 12, 9], GILT)
        cord.limb([(0, 4), (-2, 26)], [5, 8], GILT)
        for k in range(7):
            cord.limb([(-2 + (k - 3) * 2, 26), (-2 + (k - 3) * 4.4, 62)], [3, 2], GILT)
        cord.draw(img, x, y, 100, light=FROM_FLAME)
    swags = ((648, 70, 76), (160, 78, 82), (292, 70, 74), (530, 76, 80), (410, 82, 90))
    for k, (cx, half, deep) in enumerate(swags):
        swag = p.points("-1,-0.1! 1,-0.1! 0.68,0.62 0,1 -0.68,0.62", at=(cx, y0), scale=(half, deep))
        m = p.rough(
            p.mask(p.spline(swag)) * (np.abs(p.grid.x - 400) < 308),
            1.5,
            14,
            8 + k,
        )
        p.shadow(img, m, 0, 8, soft=8, alpha=0.45, colour="1a0208")
        fold = np.sin(np.hypot(p.grid.x - cx, (p.grid.y - y0 + 60) * 1.3) / 5.4) * 0.5 + 0.5
        tone = np.clip(0.25 + fold * 0.4 + (p.grid.y - y0) / 300 + p.noise(5, 3, 2) * 0.05, 0, 1).astype(np.float32)
        p.over(img, m, p.ramp(tone, [(0, "30060c"), (0.5, "a01a24"), (0.8, "d84030"), (1, "ff9a60")]))
        p.over(img, p.rim(m, 0, 6, 1.2), "e8b458", 0.9)


def sleeve(img: p.Array) -> None:
    """The cardboard sleeve around the stage: its printed front, and a striking strip down each side."""
    x0, y0, w, h = OPENING
    outer = p.cut(p.poly(p.points("26,62 774,62 774,930 26,930")), p.rect(x0, y0, w, h))
    card = p.texture.parchment("c89a5c", 6)
    m = p.rough(p.mask(outer), 0.5, 18, 4)
    p.shadow(img, m, 0, 10, soft=12, alpha=0.6, colour="14040a", clip=p.mask(p.rect(x0, y0, w, h)))
    p.over(img, m, card)
    red = p.rough(p.mask(p.cut(p.rect(60, 72, 680, 850), p.rect(x0 - 12, y0 - 16, w + 24, h + 60))), 1.0, 14, 9)
    p.over(img, red, p.blank("9a2420"), 0.85)
    p.over(img, red * p.smooth(0.25, 0.7, p.noise(9, 22, 3)), card, 0.55)
    print_ = p.Layer()
    for k in range(19):
        print_.fill(p.star(76 + k * 36, 92, 10 - k % 2 * 3, 8, inner=0.5), "e8b458", 0.9)
    for k in range(22):
        for x in (70, 730):
            print_.fill(p.star(x, 130 + k * 36, 6, 4, inner=0.4), "e8b458", 0.75)
    p.lay(img, print_, tooth=2)
    inner = p.mask(p.cut(p.rect(x0 - 9, y0 - 9, w + 18, h), p.rect(x0, y0, w, h)))
    p.over(img, p.rough(inner, 0.5, 14, 3), "e0b880", 0.9)
    strips = p.rough(p.mask(p.rect(32, 70, 22, 850), p.rect(746, 70, 22, 850)), 1, 8, 5)
    grit = np.clip(0.4 + p.noise(3, 4, 2) * 0.3 + p.noise(40, 8, 3) * 0.12, 0, 1)
    p.over(img, strips, p.ramp(grit, [(0, "3a1a1c"), (0.5, "7a443c"), (1, "c08870")]))
    scratches = p.Layer()
    for x, y, long in ((749, 236, 90), (755, 300, 130), (751, 470, 70), (38, 560, 110), (42, 330, 80)):
        scratches.stroke(p.line([(x, y), (x + 7, y + long)]), 2.6, "f0c090", 0.6, soft=1)
    p.lay(img, scratches, clip=strips)


def wing(img: p.Array, points: list[p.Point], root: p.Point, seed: int, singed: p.Array | None = None) -> p.Array:
    """One wing: powdery white, with veins from its root; `singed` burns a part of it away."""
    m = p.rough(p.mask(p.spline(points)), 1.6, 9, seed)
    burn = None
    if singed is not None:
        ragged = singed + p.noise(20, 5, 3) * 16
        burn = p.smooth(34, 0, np.abs(ragged)) * m
        m = m * p.smooth(-2, 2, ragged)
    p.shadow(img, m, -8, 8, soft=8, alpha=0.3, colour="3a0c10")
    p.form(img, m, WING, 70, light=FROM_FLAME, texture=0.1, seed=seed)
    rx, ry = root[0], root[1]
    p.hairs(
        img,
        m,
        lambda x, y: math.atan2(y - ry, x - rx),
        2600,
        length=(10, 22),
        width=(0.8, 2.0),
        jitter=0.05,
        seed=seed,
        curl=0.1,
        alpha=0.6,
    )
    veins = p.Layer()
    for q in points:
        veins.stroke(p.line([(rx, ry), (rx + (q[0] - rx) * 0.9, ry + (q[1] - ry) * 0.9)]), 1.5, "b08070", 0.45)
    middle = np.mean([(q[0], q[1]) for q in points], 0)
    for r, colour in ((22, "b07a60"), (14, "fff4e0"), (7, "7a3a34")):
        veins.fill(p.circle(rx + (middle[0] - rx) * 1.24, ry + (middle[1] - ry) * 1.24, r, r * 0.8), colour, 0.55, 1.5)
    p.lay(img, veins, clip=m)
    if burn is not None:
        p.over(img, burn * m, "2a0c0a", 0.95)
        p.over(img, p.smooth(9, 0, np.abs(singed + p.noise(20, 5, 3) * 16)) * m, "ff8a30", 0.95)
    p.multiply(img, m * p.smooth(400, 150, p.grid.x - p.grid.y * 0.12 + 60), "c8705c", 0.5)
    p.rim_light(img, m, "ffe0a0", 4, dy=-3, alpha=0.5, soft=2)
    return m


def pleading_arm(body: p.Sprite) -> None:
    """The arm towards the flame: a furry upper arm, an elbow, a slim forearm and an open hand."""
    fingers = (
        "80,-190 86,-196 88,-204",
        "81,-189 91,-193 98,-197",
        "80,-187 90,-187 97,-184",
        "78,-188 76,-196 78,-202",
    )
    for finger in fingers:
        body.limb(p.points(finger), [4, 3, 1.6], "b8745c")
    body.limb(p.points("44,-150 60,-168 80,-189"), [9, 7, 5], "d09c80")
    body.limb(p.points("12,-160 28,-150 46,-149"), [19, 16, 10], WING, fur=7)


def hand_on_heart(body: p.Sprite) -> None:
    """The other arm, bent sharply, its fingers spread on her breast."""
    fingers = ("-6,-142 2,-147 8,-148", "-6,-140 4,-141 11,-140", "-7,-138 2,-135 8,-132", "-10,-143 -8,-150 -4,-155")
    body.limb(p.points("-40,-124 -24,-134 -6,-140"), [11, 8.5, 7], "b88068")
    for finger in fingers:
        body.limb(p.points(finger), [4, 3, 1.6], "a8644e")
    body.limb(p.points("-12,-164 -30,-148 -42,-125"), [18, 16, 10], WING, fur=7)


def moth(img: p.Array) -> None:
    """The soprano, seen from behind a little, her head turned to the light."""
    p.contact(img, 318, 848, 110, ry=16, alpha=0.6, colour="1a0408")
    wing(img, p.points("306,610! 240,640 176,720 178,782 236,800 300,740 326,660"), (312, 630), 3)
    wing(img, p.points("330,610! 392,640 440,712 432,776 384,792 338,740 318,660"), (324, 630), 4)
    wing(img, p.points("310,632! 262,590 186,524 158,450 152,392! 212,412 262,462 310,552"), (314, 610), 5)
    tip = np.hypot(p.grid.x - 494, p.grid.y - 400).astype(np.float32) - 66
    wing(img, p.points("322,632! 372,590 442,530 488,452 498,392! 430,404 368,458 324,552"), (318, 610), 6, singed=tip)
    body = p.Sprite()
    for side in (-1, 1):
        body.limb([(4 * side, -30), (12 * side, -10), (9 * side, 4)], [7, 4, 3], "c8a088")
    body.limb([(0, -128), (-2, -80), (1, -20)], [30, 44, 24], WING, fur=9)
    for k in range(5):
        body.line(
            p.spline([(-17 + k * 0.7, -88 + k * 14), (0, -82 + k * 14), (18 - k * 0.7, -88 + k * 14)], False),
            2,
            "b88a78",
            0.55,
        )
    body.limb([(0, -176), (0, -150), (0, -122)], [38, 50, 36], WING, fur=12)
    body.add(
        p.spline(p.points("-15,-194 -4,-208 12,-206 22,-194 14,-178 -8,-178")),
        WING,
        13,
        spine=[(0, -206), (0, -180)],
        fur=6,
    )
    body.add(p.circle(15, -196, 5.4, 6.4), "2a0c10", 4)
    body.limb([(20, -186), (30, -186), (28, -180)], [3, 3, 1.5], "a86a5a")
    for bend in (0, 1):
        stalk = p.sample([(8 - bend * 8, -206), (18 - bend * 30, -240), (44 - bend * 80, -270)], 24)
        body.line(p.spline([tuple(q) for q in stalk], False), 2.2, "e8c0a0")
        for k in range(4, 24):
            px, py = stalk[k]
            reach = 13 * math.sin(math.pi * k / 24) + 3
            body.line(p.line([(px - reach, py - 3), (px, py), (px + reach, py - 4)]), 1.3, "fff0dc", 0.9)
    pleading_arm(body)
    hand_on_heart(body)
    body.draw(img, 318, 846, 128, light=FROM_FLAME, rim="ffe0a0", shade="6a2c30")


class Guest(NamedTuple):
    """A beetle in the stalls: where its seat is, its size, its kind and how it leans."""

    x: float
    y: float
    size: float
    kind: str
    lean: float = 0


HOUSE = (
    Guest(36, 1062, 108, "longhorn", lean=5),
    Guest(158, 1060, 96, "glasses", lean=-4),
    Guest(256, 1058, 96, "ladybird", lean=-3),
    Guest(428, 1048, 84, "weeping", lean=-3),
    Guest(552, 1066, 118, "stag", lean=3),
    Guest(694, 1040, 120, "leaving", lean=10),
    Guest(92, 1196, 168, "ladybird", lean=6),
    Guest(276, 1186, 148, "top hat", lean=13),
    Guest(412, 1180, 138, "gossip", lean=-15),
    Guest(598, 1192, 166, "longhorn", lean=-5),
    Guest(766, 1200, 140, ""),
)


def shell(s: p.Sprite, kind: str, broad: float, tall: float) -> None:
    """Wing cases with their seam, and the collar above them."""
    s.add(p.spline(p.points("-40,20 -42,-30 -30,-60 0,-70 30,-60 42,-30 40,20", scale=(broad, tall))), SHELLS[kind], 34)
    s.line(p.spline([(0, -68 * tall), (1, 20)], False), 1.6, "070204", 0.9)
    collar = p.points("-30,8 -24,-16 0,-24 24,-16 30,8 0,0", at=(0, -66 * tall), scale=(broad * 0.94, 1))
    s.add(p.spline(collar), SOOT, 16)


def feelers(s: p.Sprite, top: float, line: str, club: float) -> None:
    """Two antennae from the brow, the second a little lower; `club` is the size of their ends."""
    for side, sag in ((-1, 1.0), (1, 0.84)):
        stalk = p.points(line, at=(0, top), scale=(side, sag))
        s.line(p.spline(stalk, False), 2.4, "1a0a0c")
        if club:
            s.add(p.circle(stalk[-1][0], stalk[-1][1], club), SOOT, club)


def watching(kind: str) -> p.Sprite:
    """One who keeps its seat, from behind."""
    s = p.Sprite()
    broad, tall = {"ladybird": (1.3, 0.84), "stag": (1.0, 1.04), "longhorn": (0.72, 1.12)}.get(kind, (0.96, 0.96))
    shell(s, kind, broad, tall)
    top = -66 * tall - 32
    if kind == "ladybird":
        for x, y, r in ((-34, -20, 9), (-13, -50, 7), (15, -28, 9), (36, -34, 7), (-12, -8, 8)):
            s.add(p.circle(x, y, r, r * 1.1), "0a0306", 0, alpha=0.8)
        s.add(p.circle(0, top + 4, 15, 12), SOOT, 12)
        feelers(s, top - 4, "5,0 11,-10 19,-13", 3.2)
    elif kind == "stag":
        for side in (-1, 1):
            jaw = p.points("8,-4 25,-14 28,-36 12,-52! 18,-34 12,-28! 14,-18 4,-8", at=(0, top), scale=(side, 1))
            s.add(p.spline(jaw), SOOT, 6)
        s.add(p.spline(p.points("-24,8 -20,-10 0,-14 20,-10 24,8 0,13", at=(0, top))), SOOT, 12)
    elif kind == "longhorn":
        feelers(s, top - 8, "5,0 22,-34 58,-42 82,-16", 0)
        s.add(p.circle(0, top, 13, 15), SOOT, 12)
    else:
        s.add(p.circle(0, top + 2, 17, 15), SOOT, 14)
        feelers(s, top - 10, "7,0 16,-18 30,-20", 0)
    if kind == "top hat":
        hat = p.union(p.rect(-15, -42, 30, 32, r=2), p.rect(-25, -14, 50, 7, r=3))
        s.add(p.moved(hat, 3, top, 1, turn=8), SOOT, 9)
    return s


def moved_one(kind: str) -> p.Sprite:
    """One who cannot only watch: it weeps, or lifts its glasses, or gets up to go."""
    s = p.Sprite()
    if kind == "leaving":
        s.add(p.spline(p.points("-30,60 -38,-20 -24,-66 8,-78 34,-58 40,0 34,60")), SHELLS[kind], 30)
        s.line(p.spline(p.points("-10,-74 -16,-20 -12,40"), False), 1.6, "070204", 0.9)
        s.add(p.spline(p.points("-14,-66 -4,-92 22,-96 36,-74 18,-60")), SOOT, 14)
        s.limb([(30, -60), (58, -66), (66, -96)], [7, 5, 4], SOOT)
        s.add(p.spline(p.points("12,-92 14,-114 32,-120 46,-106 40,-92 26,-86")), SOOT, 13)
        s.add(p.circle(39, -107, 2.6), "f0b870", 0)
        for line in ("28,-118 40,-138 58,-140", "20,-118 22,-142 36,-156"):
            s.line(p.spline(p.points(line), False), 2.4, "1a0a0c")
        return s
    shell(s, kind, 0.96, 0.96)
    low = kind == "weeping"
    s.add(p.circle(0, -88 if low else -98, 17, 15), SOOT, 14)
    if low:
        for side in (-1, 1):
            s.limb([(side * 34, -46), (side * 42, -74), (side * 14, -90)], [8, 6, 5], SOOT)
        feelers(s, -98, "7,0 20,-2 30,12", 0)
        return s
    feelers(s, -110, "7,0 14,-20 32,-26", 0)
    s.limb([(34, -54), (58, -70), (44, -98)], [8, 6, 5], SOOT)
    s.line(p.line([(42, -92), (30, -104)]), 3, "8a5024")
    for x, y in ((22, -108), (37, -111)):
        s.add(p.circle(x, y, 9), GILT, 7)
    return s


def embers(img: p.Array) -> None:
    """Three crumbs of burning wing on their way down."""
    for x, y, r in ((470, 506, 4.5), (456, 566, 3.4), (474, 640, 2.4)):
        p.glow(img, x, y, r * 7, colour="ff8a30", alpha=0.7)
        p.over(img, p.mask(p.spline(p.points("-1,-1.2 1.2,-0.6 0.8,1 -0.9,0.8", at=(x, y), scale=(r, r)))), "ffd890")


def stalls(img: p.Array) -> None:
    """Two rows against the light; one seat in front is empty."""
    p.over(
        img, p.smooth(900, 960, p.grid.y), p.vertical([(0, "6a2018"), (0.4, "3c1014"), (1, "14060a")], 900, 1200), 0.94
    )
    p.glow(img, 440, 950, 480, colour="e8642c", alpha=0.55, power=1.5)
    seat = p.Sprite().add(p.spline(p.points("-50,60 -52,-10 -30,-36 30,-36 52,-10 50,60")), "781420", 20)
    for k, g in enumerate(HOUSE):
        if g.kind:
            lit = 1.3 - abs(g.x - FLAME[0]) / 700
            beetle = moved_one(g.kind) if g.kind in ("leaving", "weeping", "glasses") else watching(g.kind)
            beetle.draw(img, g.x, g.y, g.size, turn=g.lean, light=BEHIND, rim="ffb468", rim_alpha=lit, seed=k)
        row, wide = (1086, 98) if k < 6 else (1222, 142)
        seat.draw(img, g.x, row - (0 if g.kind else 40), wide, light=BEHIND, rim="e86a3c", rim_alpha=0.4, seed=k)


def paint() -> p.Array:
    """From the stalls: the stage and its soprano, curtains, the matchbox round them, the dark, and the beetles."""
    img = p.blank("2a0a10")
    backdrop(img)
    match(img)
    hills(img)
    floor(img)
    moth(img)
    embers(img)
    curtains(img)
    front = img.copy()
    img[:] = p.texture.plaster("3a1418", 4)
    x0, y0, w, h = OPENING
    p.over(img, p.mask(p.rect(x0, y0, w, h)), front)
    sleeve(img)
    stage = p.smooth(STAGE_FRONT - 40, STAGE_FRONT - 36, p.grid.y) * (p.grid.y < 920)
    p.over(img, (stage * (np.abs(p.grid.x - 400) < 348)).astype(np.float32), front)
    p.nightfall(
        img, [(FLAME[0] - 60, FLAME[1] + 120, 470), (740, 520, 260), (380, 880, 300)], "2a0c1c", 0.85, warm="ff9a48"
    )
    stalls(img)
    return img
