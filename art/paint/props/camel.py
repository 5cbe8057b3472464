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
    neck = ribbon(points("470,660 566,706 636,672 656,580 650,486"), [150, 96, 66, 54, 50], 60, True)
    near = points("200,700 252,812 222,908 208,946 228,1000 240,1046")
    fore = points("476,716 500,820 526,900 534,944 546,1000 552,1030")

    pr.piece(tail, "dark", 5)
    pr.piece(tail_tuft, "key", 0)
    pr.piece(union(leg(far_hind, [130, 96, 52, 44, 28, 26], 0), heel(118, 936, 14)), "dark", 7)
    pr.piece(union(leg(far_fore, [120, 78, 48, 44, 28, 26], 6), circle(432, 926, 25, 28)), "dark", 7)
    pr.piece(union(body, neck), "hide", 8)
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
    head(pr)


def model(pr: Print) -> None:
    """What rounds the beast: the edges of thigh and shoulder in the key, rows of cuts along their swell."""
    folds = (
        points("282,744 290,790 272,834 254,868"),
        points("424,742 436,786 462,812 476,850"),
        points("550,664 540,700 542,736"),
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
        points("572,716 612,706 640,672"),
        points("584,736 626,722 652,686"),
        points("664,648 670,612 670,576"),
        points("312,768 342,776 376,780"),
        points("334,786 364,794 392,796"),
    )
    for light in lights:
        pr["hide"].cut(light, 8)


def head(pr: Print) -> None:
    """Long lip, heavy lid, small ear, a blue halter."""
    ear = spline(points("-22,-24! -44,-50 -34,-66! -12,-54 -6,-30!"))
    skull = spline(points("-30,22 -34,-14 -8,-38 26,-34 56,-14 88,-2 100,18 94,40 66,46 36,38 6,42 -18,44"))
    mouth_hollow = spline(points("-22,30 -8,34 6,36 2,52 -18,52"))
    nose_band = ribbon([(50, -18), (48, 10), (44, 40)], [9, 9, 9], 16)
    cheek_band = ribbon([(46, 8), (10, 10), (-24, 0)], [8, 8, 8], 16)
    with pr.at(654, 440, 1.22, 6):
        pr.piece(ear, "hide", 6)
        pr.piece(skull, "hide", 6)
        pr.key.carve(mouth_hollow)
        pr.key.line([(98, 26), (76, 32), (54, 24)], 5)
        pr.key.line([(86, 6), (92, 12)], 6)
        pr.key.line([(4, -24), (20, -28), (38, -20)], 5)
        pr.key.line([(2, -12), (20, -4), (40, -12)], 6)
        for x in (12, 24, 35):
            pr.key.line([(x, -7), (x + 5, 5)], 4)
        pr.piece(nose_band, "sea", 4)
        pr.piece(cheek_band, "sea", 4)


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
