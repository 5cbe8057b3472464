"""On Mars a robot pushes an empty swing under a dome and keeps a small blue coat ready; a blue dot in the sky.

Technique: gouache.
"""

from __future__ import annotations

import math
from functools import partial

import numpy as np
import skia

from art import paint as p
from art.paint.voices import gouache as g
from art.paint.voices.printing import PLAIN

NUMBER, TITLE = 74, "Recess on Mars"
FINISH = PLAIN
YELLOW, OCHRE, LEMON, DARK, CREAM = "f9c22b", "d98f12", "ffe27a", "35202c", "fff1d6"


fill = partial(g.fill, density=1.6)


def sky(img: p.Array) -> None:
    """Butterscotch air in wide strokes, dark above, pale at the hills."""
    tone = p.vertical(
        [(0, "c9683a"), (0.3, "e8935a"), (0.62, "fbcd98"), (1, "ffe6bd")], 0, 860, p.noise(200, 3, 2) * 0.04
    )
    g.passage(
        img,
        p.rect(-20, -20, 840, 960),
        tone,
        0.05,
        size=54,
        length=260,
        seed=3,
        jitter=0.014,
        density=2.0,
        ragged=2,
        dry=0.2,
        sway=0.04,
    )


def hills(img: p.Array) -> None:
    """Three bands of rust, each nearer and darker."""
    far = p.points(
        "-20,520! 80,498 210,504 292,536 356,640 428,770 520,846 640,872 730,858 820,880! 820,1000! -20,1000!"
    )
    g.passage(
        img, p.spline(far), "d9744a", 0.05, size=26, length=120, seed=4, jitter=0.03, density=2.0, ragged=1.5, sway=0.06
    )
    mid = p.points("-20,680! 110,664 236,706 360,830 470,906 600,924 700,912 820,930! 820,1220! -20,1220!")
    g.passage(
        img,
        p.spline(mid),
        "b84a2e",
        0.04,
        size=34,
        length=150,
        seed=5,
        jitter=0.035,
        density=2.0,
        ragged=1.5,
        sway=0.06,
    )
    near = p.points("-20,1000! 200,1030 420,1010 640,1032 820,1000! 820,1220! -20,1220!")
    g.passage(
        img, p.spline(near), "8f3224", 0.03, size=34, length=150, seed=6, jitter=0.035, density=2.0, ragged=2, sway=0.06
    )


def footprints(img: p.Array) -> None:
    """Small boots went out once, and did not come back."""
    boot = p.union(p.circle(0, -9, 9, 14), p.circle(0, 15, 7, 6))
    for x, y, turn in (
        (452, 1160, 84),
        (506, 1178, 78),
        (560, 1152, 92),
        (622, 1172, 82),
        (676, 1148, 94),
        (744, 1168, 86),
    ):
        sole = p.moved(boot, 0, 0, 1.05, turn=turn)
        sole.transform(skia.Matrix.Scale(1, 0.7))
        fill(img, p.moved(sole, x, y), "5f1d18", 3, flow=0.4, size=6)


def blue_dot(img: p.Array) -> None:
    """Home, and a spark on its way from there or to there."""
    fill(img, p.circle(640, 112, 21), "9fd8fa", 3, flow=0.6, size=10)
    fill(img, p.spline(p.points("622,112 636,102 654,100 644,110 630,120")), "eafaf0", 4, flow=0.4, size=5)
    g.line(img, [(458, 222), (500, 200), (540, 172)], "fff4cf", 9, seed=5)
    fill(img, p.star(550, 164, 22, 4, inner=0.3, turn=0.4), "ffffff", 5, flow=0.3, size=6)


def dome_path(grow: float = 0.0) -> skia.Path:
    """The tall glass."""
    points = []
    for t in np.linspace(math.pi, 2 * math.pi, 41):
        c, s = math.cos(t), math.sin(t)
        points.append((402 + (384 + grow) * math.copysign(abs(c) ** 0.86, c), 1060 - (806 + grow) * abs(s) ** 0.94))
    return p.poly(points)


def dome(img: p.Array) -> None:
    """Behind the figures: a breath of light in the glass, ribs, the sandy floor."""
    m = p.mask(dome_path())
    img[:] = img + (p.rgb("ffe9c4") - img) * (m * np.float32(0.16))[..., None]
    fill(img, p.circle(402, 1056, 391, 78), "6d2620", 3, flow=0.0, size=22)
    fill(img, p.circle(402, 1046, 372, 68), "e9ab6c", 4, flow=0.0, size=22)
    for x in (-0.56, 0.82):
        rib = [(402 + 384 * x * math.cos(t) ** 0.9, 1010 - 756 * math.sin(t)) for t in np.linspace(0.0, 1.56, 18)]
        g.line(img, rib, "ffe6c0", 4, seed=5, taper=False, alpha=0.4)
    for y in (560, 810):
        half = 384 * (1 - ((1060 - y) / 806) ** 2) ** 0.46
        g.line(
            img, [(402 - half, y + 4), (402, y + 34), (402 + half, y + 4)], "ffe6c0", 4, seed=6, taper=False, alpha=0.35
        )


def glass(img: p.Array) -> None:
    """Before the figures: the edge of the dome and one long highlight."""
    outline = p.cut(dome_path(5), dome_path(-5))
    fill(img, outline, CREAM, 3, flow=1.2, size=8)
    shine = p.points("216,344 256,312 306,288 312,298 262,328 222,364")
    m = p.mask(p.spline(shine))
    img[:] = img + (1 - img) * (p.rough(m, 2, 14, 5) * np.float32(0.6))[..., None]


def tube(img: p.Array, points: p.Points, width: float, colour: str, shade: str, seed: int = 1) -> None:
    """A round bar: one colour, and its darker side."""
    path = p.ribbon(points, [width, width], 30, True)
    fill(img, path, colour, seed, flow=g.along(points), size=width * 0.7)
    side = p.intersection(
        path, p.moved(p.ribbon(points, [width * 0.7, width * 0.7], 30, True), width * 0.2, width * 0.4)
    )
    fill(img, side, shade, seed + 1, flow=g.along(points), size=width * 0.4)


HOOK, SEAT = (442.0, 342.0), (662.0, 792.0)  # the near rope, from the bar to the board
ACROSS = np.array([-84.0, -38.0])  # from the near rope to the far one, at both ends


def swing(img: p.Array) -> None:
    """It hangs in the crown of the dome; the empty seat is at the end of its arc."""
    fill(img, p.circle(630, 1056, 96, 13), "b8763f", 4, flow=0.0, size=8)
    hook, seat, ahead, under = np.array(HOOK), np.array(SEAT), np.array([42.0, -20.0]), np.array([8.0, 17.0])
    tube(img, [(402, 262), (401, 322)], 24, CREAM, shade="dcb288", seed=4)
    tube(img, [hook - ACROSS * 0.3, hook + ACROSS * 1.3], 26, CREAM, shade="dcb288", seed=5)
    near, far = seat - ACROSS * 0.25, seat + ACROSS * 1.25
    corners = [far - ahead, near - ahead, near + ahead, far + ahead]
    edge = [*corners[:3], *(c + under for c in reversed(corners[:3]))]
    fill(img, p.poly([tuple(c) for c in edge]), "2468ac", 5, flow=-0.4, size=8)
    fill(img, p.poly([tuple(c) for c in corners]), "6cb8f0", 4, flow=-0.4, size=12)
    g.line(img, [hook + ACROSS, seat + ACROSS], "6d4038", 6, seed=3, taper=False)
    g.line(img, [HOOK, SEAT], DARK, 7, seed=3, taper=False)
    for x, y in (seat, seat + ACROSS):
        fill(img, p.circle(x, y, 7), DARK, 4, flow=0.0, size=5)


def coat(img: p.Array) -> None:
    """One small coat, held ready by its collar."""
    x, y = 392, 842
    fill(img, p.circle(x + 4, 1058, 46, 8), "b8763f", 4, flow=0.0, size=8)
    for arm in ("-20,20 -42,56 -44,98", "24,20 48,54 54,90"):
        fill(img, p.ribbon(p.points(arm, at=(x, y)), [30, 29, 26], 20, True), "246ab0", 3, flow=1.5, size=8)
    body = p.spline(p.points("-24,6! 2,-8 28,6! 36,70 46,134! 4,142 -42,132! -32,70", at=(x, y)))
    fill(img, body, "3f97e0", 4, flow=1.5, size=12)
    side = p.spline(p.points("-26,0 -12,50 -14,144 -60,144 -40,60", at=(x, y)))
    fill(img, p.intersection(body, side), "2a78c4", 4, flow=1.5, size=10)
    g.line(img, p.points("4,8 6,70 5,138", at=(x, y)), "1f5c9c", 4, seed=3)
    for dy in (40, 72, 104):
        fill(img, p.circle(x + 16, y + dy, 5), CREAM, 2, flow=0, size=4)


def finger(img: p.Array, points: p.Points, colour: str) -> None:
    """One blunt finger with a dark edge, so that it stands off from the next."""
    fill(img, p.ribbon(points, [17, 17, 15], 16, True), "8a5608", 3, flow=g.along(points), size=8)
    fill(img, p.ribbon(points, [12, 12, 10], 16, True), colour, 4, flow=g.along(points), size=8)


def letting_go(img: p.Array) -> None:
    """The near hand, open after the push: three fingers towards the seat, the thumb up."""
    finger(img, p.points("412,684 418,664 430,650"), OCHRE)
    fill(img, p.spline(p.points("392,690 410,676 432,678 444,694 440,716 420,726 400,722")), YELLOW, 3, size=12)
    for line in ("434,682 456,672 476,658", "440,698 464,694 486,688", "434,714 456,718 476,718"):
        finger(img, p.points(line), YELLOW)
    fill(img, p.circle(394, 706, 21), DARK, 4, flow=0, size=8)
    fill(img, p.circle(394, 706, 9), LEMON, 4, flow=0, size=6)


def holding(img: p.Array) -> None:
    """The far hand: a fist round the collar of the coat."""
    x, y = 392, 836
    fill(img, p.circle(x - 4, y - 2, 24, 21), OCHRE, 3, size=10)
    for k in (-1, 0, 1):
        top = (x + 6 + 13 * k, y - 14 + 3 * abs(k))
        finger(img, [top, (top[0] + 4, top[1] + 14), (top[0] - 1, top[1] + 26)], OCHRE)
    fill(img, p.circle(x - 28, y - 2, 17), DARK, 4, flow=0, size=8)


def robot(img: p.Array) -> None:
    """Old, yellow and patient; one hand has just pushed the empty seat, the other keeps the coat."""
    fill(img, p.circle(202, 1054, 150, 20), "b8763f", 4, flow=0.0, size=14)
    tube(img, [(270, 822), (314, 872), (366, 834)], 26, OCHRE, shade="a96c0a", seed=3)
    coat(img)
    holding(img)
    tread = p.rect(94, 966, 212, 84, r=42)
    fill(img, tread, DARK, 3, flow=0.0, size=16)
    for x, r in ((136, 26), (200, 20), (264, 26)):
        fill(img, p.circle(x, 1008, r), "8d6a63", 4, flow=0.5, size=8)
        fill(img, p.circle(x, 1008, r * 0.4), DARK, 5, flow=0.5, size=6)
    fill(img, p.rect(174, 930, 48, 50, r=8), "5d3b44", 4, flow=1.5, size=12)
    body = p.spline(p.points("112,760 134,736 202,726 270,738 292,764 292,920 272,946 200,952 128,946 108,920"))
    fill(img, body, YELLOW, 5, flow=1.5, size=26)
    fill(
        img,
        p.intersection(body, p.spline(p.points("88,700 152,740 146,840 164,916 318,940 318,990 78,990"))),
        OCHRE,
        6,
        flow=1.5,
        size=18,
    )
    fill(img, p.rect(194, 856, 76, 60, r=10), CREAM, 4, flow=0.1, size=12)
    fill(img, p.circle(216, 886, 12), "e2472f", 4, flow=0.3, size=6)
    for y in (874, 888, 902):
        g.line(img, [(236, y), (260, y)], "b98f66", 4, seed=3, taper=False)
    fill(img, p.rect(184, 690, 44, 48, r=6), "5d3b44", 4, flow=1.5, size=10)

    def head(path: skia.Path, colour: str, seed: int, size: float = 14) -> skia.Path:
        placed = p.moved(path, 210, 618, 1, turn=-13)
        fill(img, placed, colour, seed, flow=0.2, size=size)
        return placed

    skull = head(p.spline(p.points("-112,-56 -70,-84 40,-86 92,-66 104,0 92,62 30,80 -72,78 -112,50")), YELLOW, 7, 26)
    low = p.moved(p.spline(p.points("-130,-60 -88,-50 -84,30 -20,56 110,40 120,110 -140,110")), 210, 618, 1, turn=-13)
    fill(img, p.intersection(skull, low), OCHRE, 8, flow=0.2, size=16)
    head(p.circle(-78, 0, 27), "5d3b44", 4)
    head(p.circle(-78, 0, 14), OCHRE, 4, 8)
    head(p.circle(52, -8, 50, 54), DARK, 5)
    head(p.circle(56, -8, 38, 42), "fff6e0", 6)
    head(p.circle(68, -14, 19, 21), DARK, 7, 8)
    head(p.circle(75, -22, 6), "ffffff", 7, 4)
    head(p.spline(p.points("-8,-14 6,-48 50,-72 104,-70 106,-54 56,-50 22,-30")), OCHRE, 8, 12)
    g.line(img, [(184, 548), (178, 508), (202, 480)], DARK, 8, seed=4, taper=False)
    fill(img, p.circle(207, 473, 15), "e2472f", 5, flow=0.4, size=8)
    tube(img, [(200, 800), (296, 786), (392, 706)], 34, YELLOW, shade=OCHRE, seed=5)
    letting_go(img)
    fill(img, p.circle(200, 804, 31), DARK, 6, flow=0.5, size=10)
    fill(img, p.circle(200, 804, 17), LEMON, 7, flow=0.5, size=8)


def paint() -> p.Array:
    """Mars from far to near: sky, blue dot, hills, dome, swing and robot, and last the glass before them."""
    img = g.board("e9a56a")
    sky(img)
    blue_dot(img)
    hills(img)
    footprints(img)
    dome(img)
    swing(img)
    robot(img)
    glass(img)
    return img
