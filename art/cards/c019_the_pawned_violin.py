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
SHEET = p.spline(p.points("26,24! 400,21 774,26! 778,600 774,1174! 400,1178 25,1173! 22,600"))
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
    pr.piece(p.union(p.circle(634, 1136, 50, 8), p.circle(686, 1146, 58, 7)), "sky", 0)
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
    head = p.spline(p.points("66,460 78,370 146,312 236,316 306,372 334,452 328,520 292,570 230,592 144,566 88,520"))
    for jaw in (
        "236,556! 238,598 262,630 306,646! 288,620 280,596 284,560",
        "296,520! 344,530 368,568 358,612 324,642! 334,604 324,580 292,566",
    ):
        part(pr, p.spline(p.points(jaw)), 5)
    pr.cut([(340, 546), (354, 568), (350, 592)], 5)
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
    pr.key.line([(330, 540), (306, 532), (284, 542)], 7, 0.5)
    pr.piece(p.circle(262, 470, 44, 47), None, 7)
    pr.key.ink(p.circle(284, 478, 19, 22))
    pr.key.carve(p.circle(290, 470, 6))
    pr.piece(p.intersection(p.circle(262, 470, 46, 49), p.poly(p.points("200,400 330,400 330,464 200,446"))), "blue", 4)
    brim = p.spline(p.points("76,410! 160,368 258,366 340,402 410,466! 320,438 220,430 126,446 70,462!"))
    pr.piece(brim, "green", 7)
    pr.cut([(110, 424), (200, 396), (292, 402)], 7)


def offer(pr: Print) -> None:
    """His jointed arm: the elbow on the counter, one coin pinched between forefinger and thumb."""
    part(pr, p.spline(p.points("228,900 250,846 300,790 334,752 364,772 348,818 316,876 288,926 252,936")))
    part(pr, p.spline(p.points("156,650 186,614 228,626 252,700 270,800 284,880 262,920 230,896 196,800 164,720")))
    part(pr, p.spline(p.points("232,880 262,868 292,888 296,928 276,948 240,946 224,914")))
    pr.cut([(184, 660), (204, 750), (228, 830)], 9)
    pr.cut([(278, 870), (304, 826), (330, 792)], 6)
    pr.cut([(240, 904), (250, 888), (268, 886)], 6)
    part(pr, p.ribbon(p.points("346,776 324,736 330,694 356,664"), [26, 25, 22, 15], 30, True), 4)
    pr.piece(p.circle(396, 706, 45, 47), "lamp", 7)
    pr.piece(p.circle(396, 706, 32, 34), "lamp", 3)
    pr.cut([(402, 684), (414, 692), (418, 706)], 6)
    part(pr, p.ribbon(p.points("352,776 342,728 350,690 374,672 392,684"), [28, 26, 24, 21, 16], 40, True), 4)
    hand = p.union(
        p.spline(p.points("326,786 330,752 350,742 376,752 382,774 358,802")),
        p.ribbon(p.points("358,778 386,768 400,744 402,722"), [34, 28, 23, 17], 30, True),
    )
    part(pr, hand, 4)


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
    pr.piece(p.circle(352, TOP - 6, 42, 11), "lamp", 6)


def violin(pr: Print) -> None:
    """Red: bouts, waist and corners, strings from scroll to tailpiece; it leans towards him who gives it."""

    def at(path: skia.Path) -> skia.Path:
        return p.moved(path, 462, TOP - 2, 1.2, turn=10)

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
    pr.piece(p.spline(p.points("650,560 730,560 738,700 730,830 712,910 690,880 664,800 644,690")), "green", 7)
    pr.piece(p.ribbon(p.points("662,720 620,820 610,890 626,1010 650,1118"), [36, 29, 24, 16, 13], 40), "green", 6)
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
        [(580, 532), (546, 522), (520, 534)],
        [(580, 558), (540, 551), (515, 563)],
        [(576, 584), (538, 580), (514, 592)],
    ):
        pr.piece(p.ribbon(tip, [25, 23, 16], 24, True), "green", 6)


def hand(pr: Print) -> None:
    """One long arm, bent at the elbow, the palm against the neck, and the thumb laid over the strings."""
    arm = p.union(
        p.spline(p.points("676,528 704,508 728,530 720,590 692,660 668,722 646,748 630,728 638,670 654,596")),
        p.spline(p.points("632,744 614,690 592,630 584,600 612,588 634,630 654,690 662,734 650,752")),
        p.spline(p.points("572,534 594,522 614,544 624,584 618,614 592,618 572,596 566,562")),
    )
    pr.piece(arm, "green", 7)
    pr.cut([(702, 540), (684, 610), (660, 680)], 8)
    pr.cut([(640, 712), (626, 660), (608, 622)], 6)
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
    pr.piece(p.poly(p.points("0,-4 612,-4 616,36 0,36", at=(0, TOP))), "lamp", 7)
    for x, n in ((40, 150), (250, 90), (380, 120)):
        pr.cut([(x, TOP + 18), (x + n / 2, TOP + 21), (x + n, TOP + 17)], 5)


def paint() -> p.Array:
    """The whole card."""
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
