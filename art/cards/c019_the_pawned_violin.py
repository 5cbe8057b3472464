"""The grasshopper has set his violin on the ant's counter and cannot yet let go of its neck.

Technique: colour linocut, one block for each ink. Back to front: lamp light and snow, the ant, the counter and its
coins, the grasshopper, the violin between their hands.
"""

from __future__ import annotations

import math

import numpy as np
import skia

from art import paint as p
from art.paint.voices.linocut import Print
from art.paint.voices.printing import PLAIN, paper

NUMBER, TITLE = 19, "The Pawned Violin"
FINISH = PLAIN
SHEET = p.poly(p.points("16,18! 786,14! 784,1184! 18,1188!"))
TOP = 946.0  # the counter


def ground(pr: Print) -> None:
    """Lamp light cut in rays on the left, snow on the right."""
    pr.piece(p.rect(0, 0, 800, 1200), "sky", 0)
    pr.piece(p.spline(p.points("0,0! 486,0! 494,400 484,800 490,1200! 0,1200!")), "lamp", 0)
    random = np.random.default_rng(8)
    for _ in range(64):
        t, r = random.uniform(0.1, 3.1), random.uniform(150, 620)
        x, y, n = 306 + r * math.cos(t), 40 + r * math.sin(t), random.uniform(26, 60)
        if x < 462 and y < 900:
            pr["lamp"].cut(
                [
                    (x, y),
                    (x + n * 0.5 * math.cos(t), y + n * 0.5 * math.sin(t)),
                    (x + n * math.cos(t), y + n * math.sin(t)),
                ],
                random.uniform(4, 7),
            )
    shade = p.spline(p.points("276,20! 332,20! 344,60 392,104! 306,116 218,104! 266,60"))
    pr.piece(shade, "key", 0)
    pr.cut([(262, 88), (282, 58), (290, 30)], 6)
    pr.piece(p.spline(p.points("262,108! 306,114 350,108! 340,130 306,142 272,130")), None, 5)
    pr.piece(p.poly(p.points("480,0 498,0 502,950 486,950")), "key", 0)
    pr.piece(p.spline(p.points("436,1096! 560,1080 700,1100 800,1084! 800,1200! 436,1200!")), None, 0)
    sill = p.points("470,1158! 610,1154 650,1166 704,1156 752,1164 810,1152! 810,1200! 470,1200!")
    pr.piece(p.spline(sill), "key", 0)
    pr.piece(p.union(p.circle(644, 1136, 62, 9), p.circle(704, 1147, 66, 8)), "sky", 0)
    for x, y, r in (
        (540, 80, 9),
        (580, 190, 6),
        (524, 250, 11),
        (762, 250, 9),
        (750, 470, 6),
        (560, 760, 8),
        (600, 860, 6),
        (544, 890, 10),
        (640, 1010, 8),
        (620, 60, 6),
        (764, 1030, 9),
        (580, 1010, 6),
        (700, 60, 8),
        (752, 130, 5),
        (532, 640, 6),
    ):
        pr.carve(p.circle(x, y, r, r * 0.9))


def part(pr: Print, shape: skia.Path, rim: float = 5) -> None:
    """A part of the ant: dark blue, with a thin cut around it."""
    pr.piece(shape, "blue", 0)
    pr["blue"].outline(shape, rim)


def ant(pr: Print) -> None:
    """Blue, round, exact: he leans over the counter on one elbow, the shade low over his eye."""
    part(pr, p.spline(p.points("-60,760 10,660 90,690 120,800 100,960 -60,980")))
    for k in range(4):
        pr.cut([(22 + 18 * k, 706 + 10 * k), (34 + 17 * k, 760 + 8 * k), (28 + 16 * k, 830)], 9 - k)
    chest = p.spline(p.points("62,690 100,606 170,570 244,596 276,680 262,780 214,860 150,960 84,960 60,820"))
    part(pr, chest)
    for k, x in enumerate((92, 110, 129)):
        pr.cut([(x + 20, 640 - k * 6), (x, 720), (x + 4, 812 - k * 20)], 10 - k * 2)
    for stalk, club in (
        ([(150, 330), (86, 220)], [(86, 220), (112, 150), (178, 126)]),
        ([(206, 318), (196, 208)], [(196, 208), (250, 164), (322, 190)]),
    ):
        part(pr, p.union(p.ribbon(stalk, [19, 15], 24, True), p.ribbon(club, [15, 17, 31], 24, True)), 3)
    head = p.spline(
        p.points("66,460 78,370 146,312 236,316 300,366 330,440 358,500 372,540 352,578 300,600 222,596 140,566 86,520")
    )
    part(pr, head)
    for x, y, n, w in (
        (88, 462, 74, 9),
        (106, 476, 72, 10),
        (125, 488, 70, 9),
        (146, 498, 62, 8),
        (168, 508, 54, 7),
        (190, 518, 46, 6),
        (212, 526, 38, 5),
    ):
        pr.cut([(x, y), (x + n * 0.16, y + n * 0.5), (x + n * 0.5, y + n)], w)
    pr.cut([(366, 546), (336, 540), (308, 544), (288, 556)], 8)
    pr.piece(p.circle(262, 470, 44, 47), None, 7)
    pr.key.ink(p.circle(284, 478, 19, 22))
    pr.key.carve(p.circle(290, 470, 6))
    pr.piece(p.intersection(p.circle(262, 470, 46, 49), p.poly(p.points("200,400 330,400 330,464 200,446"))), "blue", 4)
    brim = p.spline(p.points("76,410! 160,368 258,366 340,402 410,466! 320,438 220,430 126,446 70,462!"))
    pr.piece(brim, "green", 7)
    pr.cut([(110, 424), (200, 396), (292, 402)], 7)


def offer(pr: Print) -> None:
    """His arm, carved in one piece: the elbow on the counter, the coin between thumb and forefinger."""
    upper = p.points("150,660 172,616 214,612 240,652 254,740 268,850 282,922 262,946 232,934 206,850 172,750")
    fore = p.points("238,930 252,890 296,836 334,786 358,758 388,778 372,814 334,868 292,928 262,948")
    fist = p.points("346,784 330,748 334,704 352,674 380,664 404,676 400,720 412,760 404,786 390,798 368,808")
    thumb = p.points("374,778 392,772 404,752 408,722 422,708 436,724 432,760 416,788 392,798")

    part(pr, p.union(p.spline(upper), p.spline(fore), p.spline(fist)))
    pr.cut([(182, 650), (204, 740), (232, 850)], 10)
    pr.cut([(276, 912), (314, 858), (346, 812)], 7)
    pr.cut([(336, 712), (350, 718), (366, 716)], 5)
    pr.cut([(336, 746), (352, 750), (370, 746)], 5)
    pr.piece(p.circle(408, 708, 46, 48), "lamp", 7)
    pr.piece(p.circle(408, 708, 33, 35), "lamp", 3)
    pr.cut([(414, 686), (426, 694), (430, 708)], 6)
    part(pr, p.spline(thumb), 4)


def coins(pr: Print) -> None:
    """Two stacks and a single one, none quite straight."""
    random = np.random.default_rng(5)
    for x0, count, w in ((94, 6, 52), (178, 2, 50)):
        for k in range(count):
            x, y = x0 + random.uniform(-9, 9), TOP - 14 - k * 20
            pr.piece(
                p.spline([(x - w, y - 10), (x, y - 23), (x + w, y - 10), (x + w, y + 4), (x, y + 17), (x - w, y + 4)]),
                "lamp",
                6,
            )
            pr.piece(p.circle(x, y - 9, w - 1, 12), "lamp", 5)
    pr.piece(p.circle(352, TOP - 2, 42, 11), "lamp", 6)


def violin(pr: Print) -> None:
    """Red: bouts, waist and corners, strings from scroll to tailpiece; it leans towards him who gives it."""

    def at(path: skia.Path) -> skia.Path:
        return p.moved(path, 470, TOP - 2, 1.15, turn=9)

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
    pr.key.line(
        [spot(-14, -524), spot(-16, -552), spot(0, -566), spot(14, -552), spot(4, -538), spot(-6, -548), spot(1, -555)],
        5,
        0.4,
    )
    pr.piece(at(body), "red", 8)
    for k in range(6):
        a, b = spot(-84 + 13 * k, -52 + k * 4), spot(-72 + 12 * k, -22 + k * 2)
        pr["red"].cut([a, ((a[0] + b[0]) / 2 - 4, (a[1] + b[1]) / 2 + 3), b], 8 - k * 0.8)
    for k in range(4):
        a, b = spot(-70 + 13 * k, -288 - 4 * k), spot(-70 + 12 * k, -252 - 3 * k)
        pr["red"].cut([b, ((a[0] + b[0]) / 2 - 3, (a[1] + b[1]) / 2), a], 7 - k)
    pr.piece(at(p.poly(p.points("-11,-470 11,-470 17,-206 -17,-206"))), "key", 0)
    pr.piece(at(p.spline(p.points("-17,-112! 17,-112! 11,-24 0,-14 -11,-24"))), "key", 0)
    pr.piece(at(p.spline(p.points("-92,-66 -60,-74 -26,-58 -22,-34 -46,-16 -78,-26"))), "key", 0)
    pr.cut([spot(-80, -52), spot(-62, -60), spot(-42, -54)], 5)
    pr.piece(at(p.spline(p.points("-30,-150! -22,-166 0,-170 22,-166 30,-150! 0,-156"))), "lamp", 4)
    for side in (-1, 1):
        hole = p.points("27,-200 35,-206 38,-190 40,-158 44,-126 50,-118 56,-128", scale=(side, 1))
        pr.key.ink(at(p.ribbon(hole, [9, 5, 7, 9, 7, 5, 9], 36, True)))
        pr.key.line([spot(side * 34, -166), spot(side * 41, -162), spot(side * 48, -158)], 4, 0.2)
    for x in (-9, -3, 3, 9):
        pr.cut([spot(x * 0.8, -470), spot(x, -290), spot(x * 1.3, -108)], 3.4)


def grasshopper(pr: Print) -> None:
    """Tall, thin and cold, bent over what he gives away: cheek to the neck, lids down, knees giving way."""
    for feeler in (p.points("668,262 640,160 560,124 512,176"), p.points("700,258 716,170 752,120 790,130")):
        pr.key.line(feeler, 10, 0.7)
    wing = p.spline(p.points("728,470! 760,540 768,680 766,820 750,984! 720,880 704,700 700,560"))
    pr.piece(wing, "pine", 7)
    for dx in (0, 17):
        pr.cut([(734 + dx, 600), (744 + dx, 740), (742 + dx * 0.7, 880)], 6)
    abdomen = p.spline(p.points("664,580 736,580 744,700 738,850 716,960 694,900 672,800 656,690"))
    pr.piece(abdomen, "green", 7)
    pr.piece(p.ribbon(p.points("690,742 646,812 616,884 624,1000 642,1118"), [44, 36, 25, 17, 14], 40), "green", 6)
    pr.piece(p.spline(p.points("660,1106! 632,1112 592,1132! 630,1136 664,1128")), "green", 6)
    pr.piece(p.ribbon(p.points("752,894 736,1000 716,1130"), [26, 18, 13], 40), "green", 6)
    pr.piece(p.spline(p.points("728,1118! 696,1126 646,1144! 694,1148 732,1142")), "green", 6)
    thigh = p.spline(p.points("664,752 704,728 736,764 758,830 770,896 758,924 736,910 704,870 674,820"))
    pr.piece(thigh, "green", 8)
    for k in range(6):
        x, y = 694 + k * 11, 768 + k * 24
        pr.cut([(x - 16 + k, y + 10 - k), (x + 2, y + 13 - k), (x + 18 - k * 1.6, y - 4)], 8 - k * 0.6)
    shield = p.spline(p.points("640,452 700,400 752,430 772,510 758,600 712,632 656,612 630,530"))
    pr.piece(shield, "green", 8)
    for k in range(5):
        pr.cut([(748 - k * 15, 462 + k * 5), (754 - k * 14, 522), (742 - k * 15, 592 - k * 10)], 9 - k * 1.3)
    head = p.spline(
        p.points("640,300 676,260 728,262 760,304 758,366 726,424 674,466 624,508 592,512 576,486 592,436 612,372")
    )
    pr.piece(head, "green", 8)
    for k in range(4):
        pr.cut([(742 - k * 15, 320 + k * 20), (736 - k * 16, 362 + k * 16), (712 - k * 17, 402 + k * 13)], 8 - k)
    pr.piece(p.circle(662, 360, 40, 45), "green", 7)
    pr.piece(p.intersection(p.circle(662, 360, 36, 41), p.poly(p.points("600,372 720,402 720,430 600,430"))), None, 5)
    pr.key.ink(p.intersection(p.circle(662, 360, 36, 41), p.circle(646, 394, 14, 12)))
    pr.key.line([(624, 377), (662, 388), (702, 397)], 8, 0.2)
    pr.key.line([(620, 344), (632, 318), (646, 306)], 6, 0.5)
    pr.key.line([(580, 486), (604, 478), (622, 490)], 8, 0.6)
    pr.key.line([(602, 436), (608, 444), (606, 452)], 6, 0.4)


def drifts(pr: Print) -> None:
    """Snow has settled on him, and on the sill."""
    pr.piece(p.spline(p.points("650,288 668,256 704,244 744,258 764,300 738,282 704,276 676,282")), None, 0)
    pr.piece(p.spline(p.points("730,404 758,424 780,486 764,470 744,440")), None, 0)


def grip(pr: Print) -> None:
    """What lies behind the neck: three fingertips that come round on the other side."""
    for tip in (
        [(580, 512), (540, 500), (510, 514)],
        [(580, 537), (536, 527), (503, 541)],
        [(576, 562), (534, 555), (506, 568)],
    ):
        pr.piece(p.ribbon(tip, [25, 23, 16], 24, True), "green", 6)


def hand(pr: Print) -> None:
    """One long arm, bent at the elbow, the palm against the neck, and the thumb laid over the strings."""
    arm = p.union(
        p.spline(p.points("682,514 710,496 734,520 726,572 702,632 676,686 650,706 634,688 640,650 660,582")),
        p.spline(p.points("634,698 612,656 592,620 584,596 612,582 634,612 658,656 666,690 654,708")),
        p.spline(p.points("572,534 594,522 614,544 624,584 618,614 592,618 572,596 566,562")),
    )
    pr.piece(arm, "green", 7)
    pr.cut([(708, 528), (690, 590), (664, 648)], 8)
    pr.cut([(642, 676), (628, 646), (608, 614)], 6)
    pr.piece(p.ribbon(p.points("600,572 578,554 556,546 536,550"), [30, 24, 21, 15], 30, True), "green", 6)


def counter(pr: Print) -> None:
    """A low counter: a bright edge, and long grain cut into the black."""
    front = p.poly([(0, TOP + 30), (586, TOP + 30), (580, 1200), (0, 1200)])
    pr.piece(front, "key", 0)
    random = np.random.default_rng(4)
    for y in range(1004, 1172, 19):
        x = random.uniform(20, 90)
        while x < 540:
            n = random.uniform(70, 220)
            if x + n < 572:
                pr.key.cut(
                    [(x, y), (x + n / 2, y + random.uniform(-6, 6)), (x + n, y + random.uniform(-3, 3))],
                    random.uniform(4, 8),
                )
            x += n + random.uniform(24, 60)
    pr.piece(p.poly(p.points("0,-44 590,-44 616,16 0,16", at=(0, TOP))), None, 7)
    pr.piece(p.poly(p.points("0,16 616,16 616,44 0,44", at=(0, TOP))), "lamp", 7)
    for shadow in (
        "30,2 90,14 240,10 262,-6 150,-20 40,-16",
        "244,-2 282,4 312,-10 296,-22 262,-16",
        "404,2 470,10 562,4 598,-18 560,-28 470,-24",
    ):
        pr.key.ink(p.spline(p.points(shadow, at=(0, TOP))))


def paint() -> p.Array:
    """The warm shop beside the winter, the ant behind its counter, the grasshopper, and the violin between."""
    img = paper("f9f3e4", seed=4)
    pr = Print(
        {"lamp": "f6bb33", "sky": "86bcd8", "green": "58a945", "pine": "2f7440", "red": "dc3a2a", "blue": "223a75"},
        "1a1a24",
        6,
    )
    ground(pr)
    ant(pr)
    counter(pr)
    coins(pr)
    grasshopper(pr)
    drifts(pr)
    grip(pr)
    violin(pr)
    hand(pr)
    offer(pr)
    pr.carve(p.cut(p.rect(-20, -20, 840, 1240), SHEET))
    pr.pull(img, 1.4, 0.25)
    return img
