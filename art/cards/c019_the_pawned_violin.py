"""The ant holds out a coin; the grasshopper has set his violin on the counter and cannot let it go.

Technique: colour linocut, one block for each ink. Back to front: the shop's wall and lamp, winter in the open door, the
ant, the counter and its coins, the grasshopper, the violin in his arms.
"""

from __future__ import annotations

import numpy as np
import skia

from art import paint as p
from art.paint.voices.linocut import Print
from art.paint.voices.printing import PLAIN, paper

NUMBER, TITLE = 19, "The Pawned Violin"
FINISH = PLAIN
SHEET = p.poly(p.points("16,18! 786,14! 784,1184! 18,1188!"))
TOP = 958.0  # the counter


def shop(pr: Print) -> None:
    """An amber wall, and a lamp whose cone of light, with a few long cuts in it, falls on the coin."""
    pr.piece(p.rect(0, 0, 800, 1200), "lamp", 0)
    pr.piece(p.spline(p.points("318,118! 438,118! 640,960! 120,960! 190,700 226,520 262,330")), "glow", 0)
    rays = (
        ("330,168 306,232 276,306", 11),
        ("356,176 348,262 336,352", 13),
        ("384,180 386,286 386,400", 14),
        ("410,176 420,250 428,330", 12),
        ("318,330 302,372 284,412", 8),
        ("350,392 344,440 336,482", 9),
        ("424,372 430,420 436,462", 9),
    )
    for ray, width in rays:
        pr.cut(p.points(ray), width)
    shade = p.spline(p.points("358,0! 398,0! 402,52 450,112! 378,126 306,112! 354,52"))
    pr.piece(shade, "key", 0)
    pr.key.cut([(334, 100), (362, 62), (368, 22)], 7)
    pr.piece(p.spline(p.points("340,120! 378,126 416,120! 404,146 378,156 352,146")), None, 6)


def winter(pr: Print) -> None:
    """The open door: blue dusk, a white field with a lonely trail, and snow."""
    opening = p.poly(p.points("484,60 800,52 800,1200 488,1200"))
    pr.piece(opening, "sky", 0)
    field = p.spline(p.points("484,842! 560,822 650,836 720,806 800,812! 800,1200! 484,1200!"))
    pr.piece(field, None, 0)
    for shade in ("500,884 560,868 640,878", "700,850 750,842 790,846", "560,1010 600,1002 640,1006"):
        pr["sky"].line(p.points(shade), 8, 0.8)
    for print_in_snow in ((772, 872, 4), (758, 900, 5), (774, 936, 6), (760, 980, 8), (776, 1032, 9), (762, 1092, 11)):
        pr["sky"].ink(p.circle(print_in_snow[0] - 3, print_in_snow[1], print_in_snow[2], print_in_snow[2] * 0.6))
    jamb = p.poly(p.points("462,34 800,26 800,58 490,64 494,1200 466,1200"))
    pr.piece(p.union(jamb, p.poly(p.points("776,26 800,26 800,1200 780,1200"))), "key", 0)
    pr.key.cut([(474, 120), (477, 420), (478, 640)], 5)
    pr.key.cut([(520, 48), (620, 44), (744, 42)], 5)
    flakes = (
        (526, 112, 10),
        (574, 178, 7),
        (540, 262, 12),
        (640, 104, 8),
        (700, 150, 11),
        (752, 98, 7),
        (756, 226, 9),
        (604, 236, 6),
        (516, 356, 7),
        (748, 352, 12),
        (528, 770, 8),
        (764, 480, 7),
        (762, 742, 9),
        (590, 800, 6),
        (598, 84, 4),
        (668, 196, 5),
        (510, 196, 4),
        (724, 268, 4),
        (560, 330, 5),
        (512, 446, 8),
        (576, 404, 4),
        (540, 516, 5),
        (608, 146, 4),
        (724, 118, 4),
        (626, 818, 4),
    )
    for x, y, r in flakes:
        pr.carve(p.spline([(x - r, y), (x, y - r * 0.9), (x + r, y + 1), (x - 1, y + r)]))


def part(pr: Print, shape: skia.Path, rim: float = 5) -> None:
    """A part of the ant: dark blue, with a thin cut around it."""
    pr.piece(shape, "blue", 0)
    pr["blue"].outline(shape, rim)


def ant_body(pr: Print) -> None:
    """The three parts of an ant: a great banded abdomen, the knot of the waist, a narrow chest."""
    abdomen = p.spline(p.points("60,700 128,738 160,830 150,930 96,1000 0,1010 -60,900 -50,760 0,706"))
    part(pr, abdomen)
    for k, y in enumerate((772, 836, 900)):
        pr.cut([(26, y - 14), (86 + k * 4, y - 8), (146 - k * 2, y + 16)], 8)
    part(pr, p.spline(p.points("62,640 96,632 116,664 104,706 66,710 48,676")))
    chest = p.spline(p.points("112,420 168,408 206,450 204,524 180,590 134,650 92,664 64,636 70,570 84,490"))
    part(pr, chest)
    for k in range(4):
        pr.cut([(96 + k * 15, 470 + k * 2), (84 + k * 15, 540), (84 + k * 13, 612 - k * 12)], 9 - k * 1.5)


def antenna(pr: Print, stalk: str, whip: str) -> None:
    """A feeler with its elbow."""
    stem, club = p.ribbon(p.points(stalk), [17, 13], 24, True), p.ribbon(p.points(whip), [13, 14, 25], 24, True)
    part(pr, p.union(stem, club), 3)


def ant_head(pr: Print) -> None:
    """Broad above, narrow at the jaws; the shade low over an eye that only sees the price."""
    antenna(pr, "172,222 120,128", "120,128 84,104 44,124")
    antenna(pr, "226,212 214,112", "214,112 246,78 292,96")
    jaw = p.spline(p.points("318,420! 352,424 372,448 362,482! 348,462 322,462 296,452"))
    head = p.spline(
        p.points("86,330 96,252 156,206 236,208 300,254 338,330 358,400 350,440 314,460 260,452 184,438 116,400")
    )
    brim = p.spline(p.points("92,310! 160,276 246,268 330,296 416,368! 330,344 236,334 150,346 88,366!"))
    part(pr, jaw, 4)
    part(pr, head)
    for k in range(6):
        pr.cut([(108 + k * 19, 372 + k * 4), (120 + k * 18, 396 + k * 4), (142 + k * 16, 418 + k * 3)], 9 - k)
    pr.cut(p.points("346,436 316,432 288,440"), 7)
    pr.piece(p.circle(282, 362, 36, 38), None, 6)
    pr.key.ink(p.circle(300, 374, 16, 18))
    pr.key.carve(p.circle(305, 368, 5))
    pr.piece(brim, "green", 7)
    pr.cut([(128, 322), (210, 298), (300, 306)], 8)


def limb(points: str, widths: list[float]) -> skia.Path:
    """A jointed leg of the ant: two long parts and their knee."""
    joints = p.points(points)
    upper = p.ribbon(joints[:3], widths[:3], 30, True)
    lower = p.ribbon(joints[2:], widths[3:], 30, True)
    return p.union(upper, lower)


def ant_arms(pr: Print) -> None:
    """One arm stretched out with the coin; the other hand has its claws over the pile."""
    reach = limb("160,492 206,560 244,628 300,596 348,566", [40, 40, 26, 30, 26, 18])
    keep = limb("140,600 206,640 268,692 262,746 232,806", [38, 38, 28, 32, 28, 22])
    palm = p.spline(p.points("218,790 244,790 256,812 246,838 214,846 180,842 172,824 190,808"))
    upper_claw = p.ribbon(p.points("346,568 366,528 404,516"), [22, 20, 9], 24, True)
    lower_claw = p.ribbon(p.points("344,570 376,586 410,580"), [22, 19, 9], 24, True)
    part(pr, p.union(keep, palm))
    pr.cut(p.points("162,614 208,648 250,682"), 8)
    pr.cut(p.points("268,722 260,752 242,784"), 6)
    fingers = ("186,828 158,834 142,852 142,872", "204,834 186,848 178,868 180,886", "234,832 234,850 226,868 228,886")
    for finger in fingers:
        part(pr, p.ribbon(p.points(finger), [20, 19, 16, 9], 24, True), 4)
    part(pr, p.ribbon(p.points("244,820 262,836 264,856"), [20, 17, 9], 20, True), 4)
    part(pr, p.union(reach, upper_claw))
    pr.cut(p.points("172,516 206,570 232,608"), 8)
    pr.cut(p.points("260,612 300,588 334,566"), 6)
    pr.piece(p.circle(404, 548, 41, 42), "lamp", 8)
    pr.piece(p.circle(404, 548, 28, 29), None, 5)
    pr.key.line(p.points("392,562 408,566 420,552"), 5, 0.7)
    part(pr, lower_claw, 4)


def coins(pr: Print) -> None:
    """A tall pile under his claw, a low one, a single coin, none quite straight."""
    random = np.random.default_rng(5)
    for x0, count, breadth in ((196, 5, 53), (308, 2, 48)):
        for k in range(count):
            x, y, w = x0 + random.uniform(-8, 8), TOP - 14 - k * 21, breadth + random.uniform(-5, 3)
            edge = [(x - w, y - 10), (x, y - 23), (x + w, y - 10), (x + w, y + 4), (x, y + 17), (x - w, y + 4)]
            pr.piece(p.spline(edge), "lamp", 6)
            pr.piece(p.circle(x, y - 9, w - 1, 12), "lamp", 5)
    pr.piece(p.circle(76, TOP - 2, 42, 11), "lamp", 6)


def counter(pr: Print) -> None:
    """A counter of dark wood: a bright top, few long cuts in the black."""
    front = p.poly([(0, TOP + 30), (556, TOP + 30), (550, 1200), (0, 1200)])
    pr.piece(front, "key", 0)
    grain = ("40,1044 180,1038 330,1046", "90,1096 250,1102 420,1094", "300,1068 400,1064 510,1070", "40,1140 130,1146")
    for k, line in enumerate((*grain, "250,1150 380,1144 500,1150")):
        pr.key.cut(p.points(line), 9 - k)
    pr.piece(p.poly(p.points("0,-40 560,-40 582,14 0,14", at=(0, TOP))), None, 7)
    pr.piece(p.poly(p.points("0,14 582,14 582,42 0,42", at=(0, TOP))), "lamp", 7)
    for shadow in ("120,4 190,14 370,10 392,-6 300,-20 150,-16", "390,4 450,10 536,4 560,-16 500,-24 420,-20"):
        pr.key.ink(p.spline(p.points(shadow, at=(0, TOP))))


def violin(pr: Print) -> None:
    """Red: bouts, waist and corners, strings from scroll to tailpiece; it leans back into his arms."""

    def at(path: skia.Path) -> skia.Path:
        return p.moved(path, 448, TOP - 4, 0.98, turn=14)

    def spot(x: float, y: float) -> tuple[float, float]:
        box = at(p.circle(x, y, 1)).getBounds()
        return box.centerX(), box.centerY()

    half = p.points(
        "50,-4 87,-34 98,-82 88,-120 82,-138! 56,-158 51,-184 57,-206 78,-222! 80,-248 78,-286 56,-318 24,-332"
    )
    left = [(-q[0], *q[1:]) for q in reversed(half)]
    body = p.spline([(0, 0), *half, (0, -334), *left])
    scroll = p.spline(p.points("-13,-462! -15,-520 -26,-540 -22,-566 0,-578 22,-566 26,-540 15,-520 13,-462!"))
    for x, y in p.points("-27,-508 27,-500 -26,-482 26,-474"):
        pr.piece(at(p.spline(p.points("0.4,-4! 1,-9 1.5,-8 1.5,8 1,6 0.4,4!", at=(0, y), scale=(x, 1)))), "key", 0)
    pr.piece(at(scroll), "red", 6)
    curl = p.points("-14,-524 -16,-552 0,-566 14,-552 4,-538 -6,-548 1,-555")
    pr.key.line([spot(x, y) for x, y in curl], 5, 0.4)
    pr.piece(at(body), "red", 8)
    for k in range(5):
        a, b = spot(-86 + 13 * k, -60 + k * 5), spot(-74 + 12 * k, -24 + k * 2)
        pr["red"].cut([a, ((a[0] + b[0]) / 2 - 4, (a[1] + b[1]) / 2 + 3), b], 9 - k)
    for k in range(4):
        a, b = spot(-70 + 13 * k, -288 - 4 * k), spot(-70 + 12 * k, -248 - 3 * k)
        pr["red"].cut([b, ((a[0] + b[0]) / 2 - 3, (a[1] + b[1]) / 2), a], 8 - k)
    pr.piece(at(p.poly(p.points("-11,-470 11,-470 17,-206 -17,-206"))), "key", 0)
    pr.piece(at(p.spline(p.points("-17,-112! 17,-112! 11,-24 0,-14 -11,-24"))), "key", 0)
    pr.piece(at(p.spline(p.points("-92,-66 -60,-74 -26,-58 -22,-34 -46,-16 -78,-26"))), "key", 0)
    pr.cut([spot(-80, -52), spot(-62, -60), spot(-42, -54)], 5)
    pr.piece(at(p.spline(p.points("-30,-150! -22,-166 0,-170 22,-166 30,-150! 0,-156"))), "lamp", 4)
    for side in (-1, 1):
        hole = p.points("27,-200 35,-206 38,-190 40,-158 44,-126 50,-118 56,-128", scale=(side, 1))
        pr.key.ink(at(p.ribbon(hole, [9, 5, 7, 9, 7, 5, 9], 36, True)))
    for x in (-9, -3, 3, 9):
        pr.cut([spot(x * 0.8, -470), spot(x, -290), spot(x * 1.3, -108)], 3.4)


def far_arm(pr: Print) -> None:
    """The far arm, in the shade of the body: it comes from the chest and goes behind the violin's waist."""
    upper = p.ribbon(p.points("656,672 630,716 604,756"), [36, 34, 30], 24, True)
    forearm = p.ribbon(p.points("604,756 550,748 470,752"), [31, 28, 26], 30, True)
    pr.piece(p.union(upper, forearm), "pine", 7)
    pr.cut(p.points("642,694 628,718 612,742"), 6)
    pr.cut(p.points("598,758 582,755 562,752"), 5)


def far_hand(pr: Print) -> None:
    """Its hand comes round from the other side and closes over the edge, finger after finger."""
    pr.piece(p.spline(p.points("446,722 428,726 416,748 420,774 436,788 452,780 458,750")), "pine", 6)
    for finger in ("430,734 452,714 488,714", "420,754 450,741 496,742", "428,777 454,772 484,778"):
        pr.piece(p.ribbon(p.points(finger), [21, 18, 9], 24, True), "pine", 6)
    for light in ("440,724 454,716 474,715", "432,749 452,742 476,742", "438,775 454,772 472,776"):
        pr.cut(p.points(light), 4)


def hind_legs(pr: Print) -> None:
    """The jumper's legs, with nothing left to jump for: thighs folded up behind, long shins, thin feet."""
    far_shin = p.ribbon(p.points("668,868 640,924 614,976 622,1046 640,1126"), [34, 28, 20, 15, 12], 40)
    shin = p.ribbon(p.points("758,640 764,780 756,940 716,1132"), [20, 20, 15, 12], 60)
    thigh = p.spline(p.points("650,842 664,790 704,714 742,640 760,616 774,632 768,676 744,762 712,848 680,876"))
    pr.piece(far_shin, "pine", 6)
    pr.piece(p.spline(p.points("646,1116! 622,1120 574,1140! 620,1146 650,1138")), "pine", 6)
    pr.piece(shin, "green", 7)
    pr.piece(p.spline(p.points("730,1122! 700,1128 640,1150! 696,1156 734,1146")), "green", 7)
    pr.piece(thigh, "green", 8)
    for k in range(6):
        x, y = 684 + k * 12, 826 - k * 32
        pr.cut([(x - 16 + k, y - 8), (x, y + 6), (x + 18 - k * 1.6, y + 6)], 9 - k)


def grasshopper_body(pr: Print) -> None:
    """Wings folded down the back, the ringed abdomen, the saddle of the shoulders."""
    wing = p.spline(p.points("724,500! 752,580 756,720 744,860 716,1010! 690,900 684,720 690,580"))
    abdomen = p.spline(p.points("640,600 712,590 722,700 716,840 700,950 678,990 652,930 632,820 624,700"))
    saddle = p.spline(p.points("640,492 690,452 738,476 756,556 744,634 700,664 650,650 622,590"))
    pr.piece(wing, "pine", 7)
    for dx in (0, 16):
        pr.cut([(716 + dx, 640), (724 + dx, 760), (716 + dx * 0.8, 900)], 6)
    pr.piece(abdomen, "pine", 7)
    for k in range(4):
        y = 716 + k * 58
        pr.cut([(634 + k * 5, y), (660 + k * 4, y + 11), (698, y + 4)], 7)
    pr.piece(saddle, "green", 8)
    for k in range(5):
        pr.cut([(734 - k * 15, 510 + k * 4), (740 - k * 15, 566), (728 - k * 15, 624 - k * 6)], 9 - k * 1.4)


def grasshopper_head(pr: Print) -> None:
    """The long face laid on the scroll, lids shut, a tear on the cheek, feelers hanging, snow on the crown."""
    for feeler in ("-24,-104 -62,-186 -124,-178 -146,-104 -138,-44", "20,-116 42,-186 80,-184 94,-120 90,-72"):
        pr.key.line(p.points(feeler), 9, 0.6)
    head = p.spline(
        p.points("-10,-122 44,-112 78,-62 80,-4 58,50 14,96 -34,134 -66,136 -86,114 -84,76 -76,20 -72,-46 -52,-98")
    )
    snow = p.spline(p.points("-60,-86 -46,-124 -6,-148 48,-134 82,-84 90,-44 66,-72 42,-94 16,-84 -10,-98 -34,-82"))
    pr.piece(head, "green", 8)
    for k in range(5):
        pr.cut([(66 - k * 12, -34 + k * 22), (56 - k * 13, 4 + k * 20), (30 - k * 13, 46 + k * 15)], 10 - k * 1.3)
    pr.cut(p.points("-50,-22 -26,-32 4,-24"), 8)
    pr.key.line(p.points("-66,-14 -50,10 -24,18 2,10 18,-12"), 12, 0.4)
    for lash in ("-50,12 -62,24", "-24,20 -26,36", "2,12 10,26"):
        pr.key.line(p.points(lash), 6, 0.3)
    pr.key.line(p.points("-60,-82 -44,-62 -20,-50 8,-48"), 8, 0.7)
    pr.piece(p.spline(p.points("-30,44! -16,70 -20,88 -34,88 -38,70")), None, 5)
    pr.key.line(p.points("-86,110 -66,100 -46,112"), 8, 0.5)
    pr.key.line(p.points("-74,62 -66,70"), 7, 0.3)
    pr.piece(snow, None, 6)


def snow_on_him(pr: Print) -> None:
    """Snow has settled on his shoulder, and blown in over the sill."""
    pr.piece(p.spline(p.points("668,468 704,440 744,460 766,520 768,556 750,530 734,502 708,492 690,480")), None, 6)
    sill = p.spline(p.points("540,1158! 620,1154 700,1160 800,1152! 800,1200! 540,1200!"))
    pr.piece(sill, "key", 0)
    for line in ("566,1176 640,1172 690,1176", "716,1170 746,1168 780,1170"):
        pr.key.cut(p.points(line), 8)


def near_arms(pr: Print) -> None:
    """Two thin arms: one hand on the strings for the last time, the other on its front."""
    upper = p.union(
        p.ribbon(p.points("672,566 640,630 612,684"), [44, 36, 26], 30, True),
        p.ribbon(p.points("612,684 594,640 574,602"), [28, 24, 19], 30, True),
        p.spline(p.points("560,572 580,566 596,586 594,616 574,620 558,600")),
    )
    lower = p.union(
        p.ribbon(p.points("668,702 648,780 626,856"), [40, 32, 24], 30, True),
        p.ribbon(p.points("626,856 586,844 552,830"), [26, 22, 18], 30, True),
    )
    for finger in ("558,826 530,812 504,814", "556,834 526,832 500,840", "560,842 530,852 508,866"):
        pr.piece(p.ribbon(p.points(finger), [20, 17, 11], 24, True), "green", 6)
    pr.piece(lower, "green", 7)
    pr.cut(p.points("660,730 648,782 632,830"), 7)
    for finger in ("570,608 540,612 512,622", "572,592 542,590 510,596", "574,578 548,566 518,566"):
        pr.piece(p.ribbon(p.points(finger), [20, 16, 10], 24, True), "green", 6)
    pr.piece(upper, "green", 7)
    pr.cut(p.points("664,590 642,634 620,668"), 8)
    pr.cut(p.points("604,656 592,630 582,612"), 5)


def paint() -> p.Array:
    """The warm shop beside the winter, the ant behind its counter, the grasshopper, and the violin between."""
    img = paper("f9f3e4", seed=4)
    light = {"lamp": "f2ab28", "glow": "fbdc84", "sky": "86bcd8"}
    bodies = {"green": "6db24a", "pine": "2f7440", "red": "dc3a2a", "blue": "223a75"}
    pr = Print(light | bodies, "1a1a24", 6)
    shop(pr)
    winter(pr)
    ant_body(pr)
    ant_head(pr)
    counter(pr)
    coins(pr)
    ant_arms(pr)
    grasshopper_body(pr)
    hind_legs(pr)
    snow_on_him(pr)
    far_arm(pr)
    violin(pr)
    far_hand(pr)
    with pr.at(672, 416, 1.04, 3):
        grasshopper_head(pr)
    near_arms(pr)
    pr.carve(p.cut(p.rect(-20, -20, 840, 1240), SHEET))
    pr.pull(img, 1.4, 0.25)
    return img
