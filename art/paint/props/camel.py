"""A pacing camel with its saddle cloth, for a press of several blocks (inks: hide, dark, sea, magenta, gold)."""

from __future__ import annotations

import skia

from art.paint.shape import Points, circle, moved, points, poly, ribbon, spline, union
from art.paint.voices.linocut import Print


def leg(points: Points, widths: list[float], turn: float) -> skia.Path:
    """One leg in a single outline, from the hip to a broad pad."""
    pad = spline([(-20, -30), (10, -34), (40, -14), (54, 8, 1), (10, 13), (-28, 10, 1), (-30, -10)])
    x, y = points[-1][0], points[-1][1]
    return union(ribbon(points, widths, 60, True), moved(pad, x, y + 14, 0.88, turn=turn))


def heel(x: float, y: float, turn: float) -> skia.Path:
    """The point of a hock, where the hind leg bends back."""
    return moved(spline(points("-30,-10 -18,-34 14,-30 26,4 12,34 -12,22")), x, y, 1, turn=turn)


def camel(pr: Print) -> None:
    """A pacing camel: the legs of one side together, weight on the near fore foot."""
    tail = ribbon(points("130,690 106,730 104,796 112,830"), [18, 12, 9, 9], 30)
    tail_tuft = spline(points("98,818 124,818 130,862 112,886! 96,858"))
    far_hind = points("170,716 196,812 136,908 110,944 104,1000 100,1030")
    far_fore = points("474,716 458,820 440,904 428,944 404,1000 392,1026")
    body = spline(
        points("116,700 130,642 190,606 330,596 470,600 530,640 544,716 504,786 420,812 316,792 222,772 146,756")
    )
    near = points("200,700 252,812 222,908 208,946 228,1000 240,1046")
    fore = points("476,716 500,820 526,900 534,944 546,1000 552,1030")

    pr.piece(tail, "dark", 5)
    pr.piece(tail_tuft, "key", 0)
    pr.piece(union(leg(far_hind, [130, 96, 52, 44, 28, 26], 0), heel(118, 936, 14)), "dark", 7)
    pr.piece(union(leg(far_fore, [120, 78, 48, 44, 28, 26], 6), circle(432, 926, 25, 28)), "dark", 7)
    pr.piece(body, "hide", 8)
    hind_leg = union(leg(near, [156, 112, 58, 48, 32, 28], 0), heel(204, 938, 4))
    fore_leg = union(leg(fore, [112, 82, 52, 48, 31, 28], -5), circle(530, 926, 27, 30))
    pr.piece(union(hind_leg, fore_leg), "hide", 7)
    joined = union(circle(208, 708, 78, 66), circle(478, 716, 60, 62))
    pr.key.carve(joined)
    for x, y in points("274,1056 586,1038 134,1040 426,1036"):
        pr.key.line([(x, y), (x - 6, y + 12)], 5)
    for x, y in ((214, 944), (516, 932)):
        knee_line = [(x, y - 10), (x + 12, y + 2), (x + 30, y - 4)]
        pr.key.line(knee_line, 5)
    model(pr)
    neck(pr)
    head(pr)


def model(pr: Print) -> None:
    """What rounds the beast: the edges of thigh and shoulder in the key, rows of cuts along their swell."""
    folds = (
        points("282,744 290,790 272,834 254,868"),
        points("424,742 436,786 462,812 476,850"),
    )
    for fold in folds:
        pr.key.line(fold, 7, 0.8)
    lights = (
        points("150,740 158,776 186,816"),
        points("170,738 178,774 204,812"),
        points("190,742 198,772 220,802"),
        points("208,842 200,872 188,900"),
        points("488,738 492,774 500,812"),
        points("508,740 512,776 520,816"),
        points("528,752 530,776 534,800"),
        points("532,838 540,866 544,892"),
        points("312,768 342,776 376,780"),
        points("334,786 364,794 392,796"),
    )
    for light in lights:
        pr["hide"].cut(light, 8)


def neck(pr: Print) -> None:
    """A strong neck that grows out of the chest and narrows to the jaw."""
    swan_neck = ribbon(points("490,668 566,698 632,664 657,580 650,480"), [150, 132, 104, 78, 62], 60, True)
    chest_fold = points("556,640 548,680 556,724")
    throat_light = ("590,738 634,716 666,672", "682,640 688,606 686,572", "600,756 624,748 644,734")
    pr.piece(swan_neck, "hide", 8)
    pr.key.carve(circle(484, 678, 76, 74))
    pr.key.line(chest_fold, 7, 0.8)
    for light in throat_light:
        pr["hide"].cut(points(light), 8)


def head(pr: Print) -> None:
    """Two leaf-shaped ears, a domed brow, a heavy lid with lashes, a soft cleft lip; the blue halter."""
    far_ear = spline(points("-2,-34! 2,-62 20,-80! 28,-60 22,-34!"))
    near_ear = spline(points("-20,-18! -46,-36 -60,-62 -58,-84! -34,-78 -12,-58 0,-28!"))
    ear_hollow = spline(points("-22,-32! -42,-50 -50,-72! -30,-62 -16,-42"))
    skull = spline(
        points(
            "-29,30 -36,-8 -22,-36 6,-47 32,-42 52,-24 76,-14 100,-4 112,14 112,34 100,46! 96,58 80,64 62,56 "
            "40,48 18,54 4,68! -25,66!"
        )
    )
    throat = spline(points("-20,46 -6,44 8,52 12,74 -20,76"))
    nose_band = ribbon(points("56,-22 56,10 50,50"), [11, 11, 11], 16)
    cheek_band = ribbon(points("52,16 20,16 -16,-6 -34,-10"), [10, 10, 10, 9], 20)
    with pr.at(654, 440, 1.22, 6):
        pr.piece(far_ear, "dark", 6)
        pr.piece(near_ear, "hide", 6)
        pr.piece(ear_hollow, "dark", 0)
        pr.piece(skull, "hide", 6)
        pr.key.carve(throat)
        pr.key.line(points("100,46 84,44 68,36"), 5)
        pr.key.line(points("112,22 106,34 100,44"), 4)
        pr.key.line(points("88,8 98,8 102,14"), 6)
        pr.key.line(points("0,-26 16,-33 38,-24"), 5)
        pr.key.line(points("0,-14 20,-5 42,-14"), 6)
        for x, slant in ((10, 0), (21, 3), (32, 6), (40, 9)):
            pr.key.line([(x, -9), (x + slant, 3)], 4)
        pr["hide"].cut(points("4,34 24,36 38,30"), 6)
        pr.piece(nose_band, "sea", 5)
        pr.piece(cheek_band, "sea", 5)
        pr.piece(circle(50, 50, 9), "gold", 5)
    pr.key.line(points("613,496 617,518 620,546"), 8, 0.1)


def saddle(pr: Print) -> None:
    """A cloth with one broad border."""
    saddle_cloth = spline(points("170,604! 330,590 492,600! 516,690 506,726! 330,744 170,722! 156,680"))
    belly_strap = ribbon(points("352,730 358,764 352,798"), [26, 26, 24], 20)
    gold_border = ribbon([(160, 700), (330, 720), (508, 704)], [26, 28, 26], 40)
    pr.piece(belly_strap, "sea", 6)
    pr.piece(saddle_cloth, "magenta", 7)
    pr.piece(gold_border, "gold", 5)
    for x in (190, 240, 290, 342, 394, 444, 488):
        y = 714 - abs(x - 332) * 0.09
        diamond = poly(points("0,-12 11,0 0,11 -11,0", at=(x, y)))
        pr.piece(diamond, "magenta", 0)
        pr.key.line([(x + 14, y + 22), (x + 12, y + 44)], 6)
