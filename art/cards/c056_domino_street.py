"""Tall houses topple down a steep street like dominoes; one woman with a cushion holds the last of them.

Technique: linocut.
"""

from __future__ import annotations

from art import paint as p
from art.paint.voices.linocut import Print
from art.paint.voices.printing import PLAIN, paper

NUMBER, TITLE = 56, "Domino Street"
FINISH = PLAIN

INKS = {"sea": "2a6fb0", "turquoise": "27b5ae", "red": "dc4a2c", "ochre": "f3ae3a", "skin": "e3a074", "rose": "f2b9a0"}
KEY = "1c1428"


def street(x: float) -> float:
    """The height of the pavement."""
    return 1005 + (x - 360) * 0.12


def ground(pr: Print) -> None:
    """A band of sea, and the street going down to it, nearly black."""
    pr["sea"].ink(p.rect(-20, 742, 860, 400))
    for x, y, w in ((640, 776, 70), (742, 800, 60), (600, 838, 50), (716, 862, 90), (690, 930, 70), (774, 974, 60)):
        pr["sea"].cut([(x, y), (x + w / 2, y - 4), (x + w, y)], 6)
    pr.piece(p.poly([(-20, street(-20)), (820, street(820)), (820, 1220), (-20, 1220)]), "key", 0)
    stones = (
        (40, 60, 90), (190, 50, 120), (370, 64, 80), (520, 50, 110), (700, 60, 70), (-10, 130, 70), (120, 120, 110), (300, 134, 130),
        (480, 120, 90), (640, 132, 120), (60, 200, 130), (250, 206, 80), (410, 196, 140), (600, 204, 100), (20, 276, 90), (200, 270, 120),
    )  # fmt: skip
    for x, d, w in stones:
        pr.cut([(x, street(x) + d), (x + w / 2, street(x + w / 2) + d - 5), (x + w, street(x + w) + d)], 5)


def pip(pr: Print, x: float, y: float, r: float, lit: bool = False) -> None:
    """A round window, cut by hand: dark, or lit with its glazing bars."""
    shape = p.spline([(x - r, y + 1), (x - r * 0.6, y - r * 0.8), (x + 2, y - r), (x + r * 0.75, y - r * 0.7), (x + r, y), (x + r * 0.6, y + r * 0.8),
                      (x - 1, y + r), (x - r * 0.74, y + r * 0.7)])  # fmt: skip
    pr.piece(shape, None if lit else "key", 5)
    if lit:
        pr.key.line([(x - r, y), (x + r, y + 1)], 4, 0.1)
        pr.key.line([(x, y - r), (x + 1, y + r)], 4, 0.1)
    else:
        pr.cut([(x - r * 0.62, y + r * 0.1), (x - r * 0.5, y - r * 0.4), (x - r * 0.05, y - r * 0.64)], 4.5)


def house(pr: Print, x: float, turn: float, size: tuple[float, float], ink: str, roof: p.Points, roof_ink: str) -> None:
    """A domino of a house, tipped about its lower right edge; local y counts upwards from the pavement as minus."""
    w, h = size
    with pr.at(x, street(x), 1, turn):
        pr.piece(p.poly([(-w, 0), (0, 0), (2, -h), (-w - 2, -h)]), ink, 8)
        pr.piece(p.spline(roof, True, 0.3), roof_ink, 8)
        pr.piece(p.poly([(-w + 2, -h / 2 - 7), (-2, -h / 2 - 5), (-2, -h / 2 + 7), (-w + 2, -h / 2 + 5)]), "key", 0)
        for k in range(4):
            pr.cut([(-16, -40 - k * 38 - k * k * 4), (-14, -62 - k * 38 - k * k * 4)], 4)


def door(pr: Print, x: float, width: float, height: float, ink: str) -> None:
    """A door with a knob, standing on the sill."""
    pr.piece(p.arch(x, 0, width, height), ink, 6)
    pr.key.ink(p.circle(x + width * 0.28, -height * 0.42, 5))


def row(pr: Print) -> None:
    """Four houses, each its own; the farther back, the further it has gone."""
    house(pr, -310, 34, (150, 700), "ochre", [(-172, -696, 1), (-75, -800, 1), (20, -696, 1)], "key")
    with pr.at(-310, street(-310), 1, 34):
        for x, y in ((-40, -640), (-40, -540)):
            pip(pr, x, y, 26)
    house(pr, -90, 30, (152, 700), "rose", [(-172, -694, 1), (-152, -744, 1), (0, -750, 1), (22, -694, 1)], "red")
    with pr.at(-90, street(-90), 1, 30):
        for x, y, lit in (
            (-114, -644, False),
            (-40, -640, False),
            (-76, -534, True),
            (-114, -424, False),
            (-40, -426, False),
            (-42, -250, False),
        ):
            pip(pr, x, y, 27, lit)
    house(pr, 125, 25, (152, 690), "red", [(-174, -684, 1), (-80, -806, 1), (22, -684, 1)], "key")
    with pr.at(125, street(125), 1, 25):
        for x, y, lit in ((-110, -630, False), (-42, -632, False), (-112, -534, False), (-40, -530, True), (-108, -430, False), (-42, -432, False),
                          (-112, -282, False), (-44, -186, False)):  # fmt: skip
            pip(pr, x, y, 26, lit)
        door(pr, -104, 56, 112, "ochre")
    house(pr, 360, 19, (164, 720), "ochre", [(-190, -712, 1), (-124, -808, 1), (-44, -812, 1), (26, -712, 1)], "red")
    with pr.at(360, street(360), 1, 19):
        pr.piece(p.poly([(-66, -790), (-64, -870), (-24, -868), (-26, -776)]), "rose", 7)
        for x, y, lit in ((-122, -640, False), (-82, -540, True), (-42, -438, False), (-122, -288, False), (-44, -284, False)):
            pip(pr, x, y, 32, lit)
        door(pr, -84, 70, 150, "turquoise")
        with pr.at(6, -20, 1.08):
            cat(pr)


def cat(pr: Print) -> None:
    """Somebody at the lit window sees no reason to get up."""
    pr.key.ink(
        p.spline(
            [
                (-100, -462, 1),
                (-100, -486),
                (-98, -502, 1),
                (-90, -494),
                (-76, -494),
                (-68, -502, 1),
                (-66, -486),
                (-62, -464, 1),
                (-80, -456),
            ]
        )
    )
    for x in (-89, -76):
        pr.key.carve(p.circle(x, -481, 3.4, 2.6))


def tiles(pr: Print) -> None:
    """Five tiles in the air."""
    for x, y, turn, size in ((652, 128, 24, 1.25), (742, 232, -38, 1.0), (560, 60, 66, 0.9), (716, 372, 12, 1.1), (264, 66, -16, 1.1)):
        with pr.at(x, y, size, turn):
            pr.piece(p.spline([(-20, -30, 1), (20, -30, 1), (22, 22, 1), (0, 32), (-22, 22, 1)]), "red", 6)
            pr.cut([(-8, 16), (-8, -18)], 5)


def cushion(pr: Print) -> None:
    """As fat as can be, squeezed between a house and two hands."""
    shape = p.spline([
        (506, 570, 1), (540, 604), (576, 606), (616, 580, 1), (608, 640), (574, 690), (578, 740), (540, 770), (556, 812), (566, 850), (578, 902, 1),
        (524, 884), (470, 896), (396, 926, 1), (418, 850), (446, 760), (486, 660),
    ])  # fmt: skip
    pr.piece(shape, "turquoise", 8)
    for line in ([(530, 768), (506, 770), (486, 760)], [(532, 792), (508, 800), (492, 816)], [(526, 606), (520, 640), (506, 672)],
                 [(432, 896), (446, 866), (450, 836)], [(598, 610), (576, 636), (562, 650)], [(564, 886), (548, 862), (544, 846)]):  # fmt: skip
        pr.cut(line, 7)


def leg(pr: Print, line: p.Points, shoe: p.Points) -> None:
    """A bare leg with its calf, and a shoe that grips."""
    pr.piece(p.ribbon(line, [64, 54, 42, 46, 36, 25], 40, True), "skin", 7)
    pr.piece(p.spline(shoe), "red", 7)


def woman(pr: Print) -> None:
    """All her weight against it: straight back leg, bent front knee, cheek in the cushion."""
    leg(
        pr,
        [(700, 880), (726, 950), (748, 1000), (764, 1034)],
        [(742, 1016, 1), (778, 1010), (794, 1032), (796, 1062, 1), (724, 1052, 1), (716, 1040), (734, 1032)],
    )
    leg(
        pr,
        [(664, 890), (606, 916), (594, 944), (612, 986), (624, 1014)],
        [(604, 1000), (636, 994), (652, 1018), (654, 1042, 1), (566, 1032, 1), (564, 1018), (588, 1012)],
    )
    skirt = p.spline([
        (644, 838, 1), (700, 812, 1), (736, 846), (766, 900), (792, 966, 1), (752, 976), (716, 962), (672, 972), (628, 954), (566, 942, 1), (584, 894), (614, 862),
    ])  # fmt: skip
    pr.piece(skirt, "red", 8)
    for line in ([(716, 850), (742, 900), (762, 956)], [(688, 860), (700, 910), (704, 952)], [(654, 866), (644, 904), (634, 940)]):
        pr.cut(line, 7)
    torso = p.spline([(690, 706), (726, 746), (722, 796), (702, 830, 1), (646, 856, 1), (620, 816), (616, 766), (632, 724), (660, 700)])
    pr.piece(torso, None, 8)
    with pr.at(14, -12, 1.0):
        pr.piece(p.spline([(608, 742), (600, 700), (606, 668), (632, 672), (650, 700), (664, 728), (640, 748)]), "skin", 6)
        head = p.spline([(552, 690), (566, 668), (562, 648), (572, 616), (610, 596), (652, 608), (670, 644), (656, 684), (628, 712), (600, 728), (578, 726),
                         (572, 714), (562, 708), (564, 698)])  # fmt: skip
        pr.piece(head, "skin", 7)
        hair = p.spline(
            [
                (564, 638, 1),
                (570, 606),
                (612, 578),
                (660, 592),
                (690, 636),
                (678, 680),
                (650, 708, 1),
                (642, 684),
                (634, 660),
                (614, 638),
                (590, 630),
            ]
        )
        pr.piece(hair, "key", 0)
        pr.piece(p.spline([(668, 622), (672, 590), (698, 574), (726, 586), (730, 618), (708, 638), (680, 640)]), "key", 0)
        pr.cut([(598, 612), (634, 604), (660, 630)], 6)
        pr.cut([(690, 608), (700, 592), (716, 596)], 5)
        pr.key.line([(574, 662), (586, 672), (600, 666)], 7, 0.4)
        pr.key.line([(568, 640), (584, 650), (600, 648)], 7, 0.4)
        pr.key.line([(574, 712), (588, 704), (600, 708)], 6, 0.4)
        pr.piece(p.circle(620, 690, 14, 11), "red", 0)
    palm = p.spline(
        [
            (596, 808, 1),
            (556, 812),
            (534, 798),
            (526, 764),
            (530, 722),
            (544, 710),
            (556, 722),
            (556, 752),
            (572, 742),
            (582, 752),
            (574, 772),
            (596, 776, 1),
        ]
    )
    pr.piece(p.union(p.ribbon([(650, 780), (610, 790), (580, 790)], [42, 38, 34], 30), palm), "skin", 7)
    pr.key.line([(543, 720), (543, 748)], 3.4, 0.4)
    sleeve = p.spline([(664, 724), (696, 726), (710, 760), (690, 800), (650, 826), (622, 820), (614, 788), (624, 764), (640, 744)])
    pr.piece(sleeve, None, 7)
    pr.key.line([(690, 780), (672, 798), (650, 806)], 5, 0.4)


def paint() -> p.Array:
    """The card."""
    img = paper("fdeccb", seed=56)
    pr = Print(INKS, KEY, 56)
    ground(pr)
    row(pr)
    tiles(pr)
    cushion(pr)
    woman(pr)
    pr.pull(img, 0.9, 0.3)
    return img
