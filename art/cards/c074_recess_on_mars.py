"""On Mars a robot keeps an empty swing company under a dome; a small blue coat waits there, a blue dot in the sky.

Technique: gouache.
"""

from __future__ import annotations

import math

import numpy as np
import skia

from art import paint as p
from art.paint.voices import gouache as g
from art.paint.voices.printing import PLAIN

NUMBER, TITLE = 74, "Recess on Mars"
FINISH = PLAIN
YELLOW, OCHRE, LEMON, DARK, CREAM, BLUE = "f9c22b", "d98f12", "ffe27a", "35202c", "fff1d6", "2f7fc8"


def fill(img: p.Array, path: skia.Path, colour: str, seed: int = 1, flow: g.Flow = 0.3, size: float = 16) -> p.Array:
    """A shape in a few strokes with a clean edge."""
    return g.passage(
        img,
        path,
        colour,
        flow,
        size=size,
        length=size * 3.4,
        seed=seed,
        jitter=0.03,
        density=1.6,
        ragged=0.8,
        dry=0.25,
        sway=0.1,
    )


def sky(img: p.Array) -> None:
    """Butterscotch air in wide strokes, dark above, pale at the hills."""
    tone = p.vertical(
        [(0, "c9683a"), (0.35, "e8935a"), (0.75, "f9c58c"), (1, "ffdca6")], 0, 600, p.noise(200, 3, 2) * 0.04
    )
    g.passage(
        img,
        p.rect(-20, -20, 840, 700),
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
    far = p.points("-20,600! 70,560 150,556 172,590 300,598 470,570 600,566 624,540 720,536 820,570! 820,900! -20,900!")
    g.passage(
        img, p.spline(far), "d9744a", 0.05, size=26, length=120, seed=4, jitter=0.03, density=2.0, ragged=1.5, sway=0.06
    )
    mid = p.points("-20,668! 140,640 320,664 520,632 680,650 820,630! 820,1220! -20,1220!")
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
    for x, y, turn in (
        (500, 1156, 62),
        (552, 1146, 66),
        (600, 1174, 58),
        (652, 1160, 66),
        (700, 1184, 60),
        (752, 1168, 64),
    ):
        sole = p.spline(p.points("-2,-22 9,-12 5,3 7,14 0,20 -7,14 -5,2 -10,-10"))
        fill(img, p.moved(sole, x, y, 1.0, turn=turn + 52), "5f1d18", 3, flow=0.4, size=6)


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
    for x in (-0.56, 0.0, 0.56):
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


NEAR, FAR = (566.0, 500.0), (634.0, 472.0)  # the tops of the two A-frames
CHAINS = (((573.0, 503.0), (424.0, 860.0)), ((624.0, 480.0), (488.0, 834.0)))


def frame(img: p.Array, top: p.Point, height: float, tones: tuple[str, str]) -> None:
    """One A: two legs with their feet on the sand, and the brace between them."""
    x, y = top
    for way in (-1, 1):
        foot = (x + way * height * 0.168, y + height)
        fill(img, p.circle(foot[0] + 10, foot[1] + 1, 34, 8), "b8763f", 4, flow=0.0, size=8)
        tube(img, [top, foot], height * 0.043, tones[0], shade=tones[1], seed=3)
        fill(img, p.rect(foot[0] - 22, foot[1] - 8, 44, 13, r=6), tones[1], 4, flow=0.0, size=8)
    half = height * 0.084
    tube(img, [(x - half, y + height * 0.5), (x + half, y + height * 0.5)], height * 0.03, tones[0], shade=tones[1])


def swing(img: p.Array) -> None:
    """The far frame, the beam, and the empty seat drawn back as far as it was always drawn back."""
    frame(img, FAR, 550, ("d9a276", "b87c54"))
    tube(img, [(NEAR[0] - 18, NEAR[1] + 8), (FAR[0] + 10, FAR[1] - 4)], 30, CREAM, shade="dcb288", seed=5)
    fill(img, p.circle(458, 1056, 60, 10), "b8763f", 4, flow=0.0, size=8)
    (nx, ny), (fx, fy) = CHAINS[0][1], CHAINS[1][1]
    corners = [(nx - 50, ny - 12), (fx - 24, fy - 22), (fx + 46, fy + 4), (nx + 24, ny + 16)]
    lower = [(x - 5, y + 16) for x, y in (corners[2], corners[3], corners[0])]
    fill(img, p.poly([corners[0], corners[3], corners[2], *lower]), BLUE, 5, flow=0.4, size=8)
    fill(img, p.poly(corners), "9fd8fa", 4, flow=-0.4, size=12)
    for chain in reversed(CHAINS):
        g.line(img, chain, DARK, 7, seed=3, taper=False)
        fill(img, p.circle(*chain[1], 7), DARK, 4, flow=0.0, size=5)


def coat(img: p.Array) -> None:
    """One small coat on the brace of the near frame."""
    x, y = 564, 814
    g.line(img, [(x + 2, y - 24), (x + 2, y - 2)], DARK, 6, seed=3, taper=False)
    for arm in (
        [(x - 16, y + 16), (x - 36, y + 46), (x - 40, y + 76)],
        [(x + 20, y + 16), (x + 38, y + 46), (x + 42, y + 74)],
    ):
        fill(img, p.ribbon(arm, [26, 24, 20], 20, True), "246ab0", 3, flow=1.5, size=8)
    body = p.spline(p.points("-18,2! 2,-8 22,2! 30,60 38,106! 2,112 -36,106! -26,60", at=(x, y)))
    fill(img, body, "3f97e0", 4, flow=1.5, size=12)
    g.line(img, [(x + 2, y + 4), (x + 3, y + 60), (x + 2, y + 108)], "1f5c9c", 4, seed=3)
    for dy in (30, 56, 82):
        fill(img, p.circle(x - 6, y + dy, 4.5), CREAM, 2, flow=0, size=4)


def finger(img: p.Array, points: p.Points, colour: str) -> None:
    """One blunt finger with a dark edge, so that it stands off from the next."""
    fill(img, p.ribbon(points, [17, 17, 15], 16, True), "8a5608", 3, flow=g.along(points), size=8)
    fill(img, p.ribbon(points, [12, 12, 10], 16, True), colour, 4, flow=g.along(points), size=8)


def resting(img: p.Array) -> None:
    """The near hand flat on the seat: three fingers along the board, the thumb under its edge."""
    fill(img, p.spline(p.points("350,810 372,808 396,816 398,830 384,844 366,850 350,840")), YELLOW, 3, size=12)
    for x, y in ((392, 822), (383, 834), (372, 845)):
        finger(img, [(x, y), (x + 18, y + 5), (x + 32, y + 11)], YELLOW)
    finger(img, [(360, 846), (358, 864), (370, 874)], OCHRE)
    fill(img, p.circle(350, 825, 20), DARK, 4, flow=0, size=8)
    fill(img, p.circle(350, 825, 9), LEMON, 4, flow=0, size=6)


def holding(img: p.Array) -> None:
    """The far hand round the near chain."""
    x, y = 486, 712
    fill(img, p.circle(x - 14, y, 18, 24), OCHRE, 3, size=10)
    for k in (-1, 0, 1):
        knuckle = (x - 14 - 5 * k, y + 14 * k)
        finger(img, [knuckle, (knuckle[0] + 20, knuckle[1] - 4), (knuckle[0] + 26, knuckle[1] + 6)], OCHRE)
    fill(img, p.circle(x - 32, y + 4, 17), DARK, 4, flow=0, size=8)


def robot(img: p.Array) -> None:
    """Old, yellow and patient; one hand on the empty seat, the other round its chain."""
    fill(img, p.circle(202, 1054, 150, 20), "b8763f", 4, flow=0.0, size=14)
    tube(img, [(270, 776), (370, 782), (448, 712)], 26, OCHRE, shade="a96c0a", seed=3)
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
    fill(img, p.rect(194, 790, 76, 60, r=10), CREAM, 4, flow=0.1, size=12)
    fill(img, p.circle(216, 820, 12), "e2472f", 4, flow=0.3, size=6)
    for y in (808, 822, 836):
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
    tube(img, [(200, 806), (262, 900), (350, 826)], 34, YELLOW, shade=OCHRE, seed=5)
    resting(img)
    fill(img, p.circle(200, 804, 31), DARK, 6, flow=0.5, size=10)
    fill(img, p.circle(200, 804, 17), LEMON, 7, flow=0.5, size=8)


def paint() -> p.Array:
    """The whole card."""
    img = g.board("e9a56a")
    sky(img)
    blue_dot(img)
    hills(img)
    footprints(img)
    dome(img)
    swing(img)
    robot(img)
    frame(img, NEAR, 582, (CREAM, "dcb288"))
    coat(img)
    glass(img)
    return img
