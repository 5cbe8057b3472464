"""On Mars a robot waits under a dome by an empty swing and keeps a small blue coat ready; a blue dot in the sky.

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


FLOOR = p.circle(402, 1034, 380, 84)
COAT = (306.0, 866.0)  # its collar, in the robot's fist

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
    """Small boots went out once, from the swing towards us, and did not come back."""
    boot = p.union(p.circle(11, 0, 17, 11), p.rect(-25, -8, 17, 16, r=6))
    for x, y, turn, size in (
        (562, 1048, 16, 0.96),
        (592, 1078, 22, 1.06),
        (646, 1068, 26, 1.14),
        (664, 1110, 30, 1.24),
        (740, 1122, 30, 1.36),
        (750, 1174, 28, 1.52),
    ):
        sole = p.moved(boot, 0, 0, size, turn=turn)
        sole.transform(skia.Matrix.Scale(1, 0.72))
        inside = ((x - 402) / 384) ** 2 + ((y - 1034) / 84) ** 2 < 1
        fill(img, p.moved(sole, x, y), "8a4818" if inside else "511409", 3, flow=0.4, size=7)


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
        points.append((402 + (384 + grow) * math.copysign(abs(c) ** 0.86, c), 1038 - (784 + grow) * abs(s) ** 0.94))
    return p.poly(points)


def dome(img: p.Array) -> None:
    """Behind the figures: a breath of light in the glass, the sandy floor, and the hind side of the glass round it."""
    m = p.mask(p.union(dome_path(), FLOOR))
    img[:] = img + (p.rgb("ffe9c4") - img) * (m * np.float32(0.16))[..., None]
    fill(img, p.circle(402, 1050, 397, 97), "6d2620", 3, flow=0.0, size=22)
    fill(img, FLOOR, "e9ab6c", 4, flow=0.0, size=22)
    hind = p.intersection(p.cut(FLOOR, p.moved(FLOOR, 0, 5)), p.rect(0, 930, 800, 104))
    gleam(img, hind, 0.5)


def gleam(img: p.Array, path: skia.Path, strength: float, colour: str = "fff6e4") -> None:
    """Light on glass: what is behind shines through."""
    m = p.rough(p.mask(path), 1.5, 14, 5) * np.float32(strength)
    img[:] = img + (p.rgb(colour) - img) * m[..., None]


DOOR = p.points("624,1112 625,1030 636,986 668,964 700,974 714,1012 717,1092")
REFLECTIONS = (
    ("216,344 256,312 306,288 312,298 262,328 222,364", 0.6),
    ("176,404 190,380 203,386 188,412 166,452 156,450", 0.5),
    ("634,420 652,424 690,506 716,600 722,640 708,604 676,508", 0.42),
    ("728,676 736,700 742,746 734,738 726,698", 0.34),
    ("48,800 60,796 52,880 50,962 40,976 42,884", 0.34),
)


def glass(img: p.Array) -> None:
    """Before the figures: the wall of the dome, thick at its foot, a low door for a child, and quiet reflections."""
    opening = p.spline([*DOOR, (717, 1200, 1), (624, 1200, 1)])
    lower = p.rect(0, 1036, 800, 164)
    outer, inner = p.circle(402, 1038, 391, 95), p.circle(402, 1032, 371, 74)
    foot = p.cut(p.intersection(p.cut(outer, inner), lower), opening)
    lip = p.cut(p.intersection(p.cut(inner, p.circle(402, 1031, 368, 71)), lower), opening)
    ring = p.cut(p.intersection(p.cut(outer, p.circle(402, 1036, 383, 86)), lower), opening)
    wall = p.cut(dome_path(-5), dome_path(-19))
    gleam(img, wall, 0.26)
    gleam(img, foot, 0.42, "e4f2ea")
    gleam(img, lip, 0.7)
    fill(img, p.union(p.cut(dome_path(5), dome_path(-4)), ring), CREAM, 3, flow=1.2, size=8)
    g.line(img, DOOR, CREAM, 8, seed=4, taper=False)
    for text, strength in REFLECTIONS:
        gleam(img, p.spline(p.points(text)), strength, "ffffff")


def tube(img: p.Array, points: p.Points, width: float, colour: str, shade: str, seed: int = 1) -> None:
    """A round bar: one colour, and its darker side."""
    path = p.ribbon(points, [width, width], 30, True)
    fill(img, path, colour, seed, flow=g.along(points), size=width * 0.7)
    side = p.intersection(
        path, p.moved(p.ribbon(points, [width * 0.7, width * 0.7], 30, True), width * 0.2, width * 0.4)
    )
    fill(img, side, shade, seed + 1, flow=g.along(points), size=width * 0.4)


APEX, EYE = (474.0, 496.0), 496.0  # the near end of the beam, at the height of our eyes: so it is level
TALL, HANG = 542.0, 360.0  # the height of the beam, and the length of both ropes
SUNWARD = (0.44, 0.036)  # where the shadow of a thing falls, for each unit of its height
NEAR_BLUE, FAR_BLUE = ("2f76b4", "1f558a"), ("4a82b0", "376a96")


def spot(along: float, front: float, down: float) -> tuple[float, float]:
    """A place on the swing: `along` from the near end (0) to the far one (1), to the `front` and `down` of the beam."""
    near = 1 - 0.055 * along
    return APEX[0] + 176 * along + front * 0.29 * near, EYE + (down + front * 0.2 * down / TALL) * near


def shade_of(along: float, front: float, down: float) -> tuple[float, float]:
    """Where on the sand the shadow of that place lies."""
    x, y = spot(along, front, TALL)
    high = (TALL - down) * (1 - 0.055 * along)
    return x + SUNWARD[0] * high, y + SUNWARD[1] * high


def swing_shadow(img: p.Array) -> None:
    """Four legs, the beam and the seat, thrown on the sand."""
    bars = [
        p.ribbon([shade_of(t, side * 146, TALL), shade_of(t, 0, 0)], [15, 10, 7], 20, True)
        for t in (0, 1)
        for side in (-1, 1)
    ]
    beam = p.ribbon([shade_of(0, 0, 0), shade_of(1, 0, 0)], [9, 9], 12, True)
    board = p.poly([shade_of(t, d, HANG) for t, d in ((0.235, -52), (0.86, -52), (0.86, 52), (0.235, 52))])
    fill(img, p.intersection(p.union(*bars, beam, board), FLOOR), "b8763f", 4, flow=0.05, size=8)


def trestle(img: p.Array, along: float, tones: tuple[str, str]) -> None:
    """An end of the frame, like an A: the hind leg, the rung, the front leg, and their dark feet."""
    colour, shade = tones
    width = 20 - 3 * along
    rung = [spot(along, side * 64, 238) for side in (-1, 1)]
    tube(img, rung, width * 0.7, colour, shade=shade, seed=6)
    for side in (-1, 1):
        x, y = spot(along, side * 146, TALL)
        tube(img, [spot(along, side * 4, 4), (x, y)], width, colour, shade=shade, seed=4)
        fill(img, p.circle(x, y + 2, 17 - 2 * along, 8), DARK, 4, flow=0.0, size=6)


def seat(img: p.Array) -> None:
    """The empty board, level and still; we see its top, its front edge and its left end."""
    hind, left, front, right = (spot(t, d, HANG) for t, d in ((0.86, -52), (0.235, -52), (0.235, 52), (0.86, 52)))
    thick = [(x, y + 20) for x, y in (left, front, right)]
    fill(img, p.poly([left, front, thick[1], thick[0]]), "1d528c", 5, flow=0.4, size=8)
    fill(img, p.poly([front, right, thick[2], thick[1]]), "2468ac", 5, flow=0.0, size=8)
    fill(img, p.poly([hind, left, front, right]), "8accf8", 4, flow=0.0, size=9)


def swing(img: p.Array) -> None:
    """A plain frame of blue tubes, a little from the left; the empty seat hangs straight down between its legs."""
    swing_shadow(img)
    trestle(img, 1, FAR_BLUE)
    seat(img)
    hooks = (0.77, 0.325)
    for along in hooks:
        x, knot = spot(along, 0, 0)[0], spot(along, 0, HANG)[1]
        g.line(img, [(x, EYE), (x, knot)], DARK, 6, seed=3, taper=False)
        fill(img, p.circle(x, knot, 7.5, 6), DARK, 4, flow=0.0, size=5)
    trestle(img, 0, NEAR_BLUE)
    colour, shade = NEAR_BLUE
    tube(img, [spot(-0.09, 0, 0), spot(1.06, 0, 0)], 25, colour, shade=shade, seed=5)
    for along in hooks:
        fill(img, p.rect(spot(along, 0, 0)[0] - 7, EYE - 14, 14, 29, r=4), "173f6c", 4, flow=0.0, size=6)


def coat(img: p.Array) -> None:
    """One small coat, held ready by its collar."""
    x, y = COAT
    for arm in ("-20,20 -38,56 -42,98", "24,20 46,54 50,92"):
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


def far_arm(img: p.Array) -> None:
    """The arm that would push: held out to the swing, the hand open."""
    at = (342, 776)
    tube(img, [(240, 800), (292, 800), at], 32, OCHRE, shade="a96c0a", seed=3)
    finger(img, p.points("14,-16 18,-38 28,-54", at=at), OCHRE)
    fill(img, p.spline(p.points("0,-18 20,-28 40,-24 48,-8 44,12 24,22 4,18", at=at)), "eaa91e", 3, size=12)
    for line in ("38,-20 54,-30 68,-43", "44,-6 62,-10 80,-16", "40,10 58,13 72,12"):
        finger(img, p.points(line, at=at), "eaa91e")
    fill(img, p.circle(*at, 21), DARK, 4, flow=0, size=8)
    fill(img, p.circle(*at, 9), LEMON, 4, flow=0, size=6)


def near_arm(img: p.Array) -> None:
    """The arm that keeps the coat: shoulder, elbow, and a fist closed round the collar."""
    x, y = COAT
    bent = [(186, 806), (206, 884), (x - 30, y + 2)]
    fill(img, p.moved(p.ribbon(bent, [40, 40], 30, True), 2, 5), "b8790e", 5, flow=g.along(bent), size=14)
    tube(img, bent, 34, "ffd044", shade=OCHRE, seed=5)
    fill(img, p.circle(186, 804, 31), DARK, 6, flow=0.5, size=10)
    fill(img, p.circle(186, 804, 17), LEMON, 7, flow=0.5, size=8)
    fill(img, p.circle(x - 4, y - 6, 25, 22), YELLOW, 3, size=10)
    for k in (-1, 0, 1):
        top = (x + 6 + 13 * k, y - 18 + 3 * abs(k))
        finger(img, [top, (top[0] + 4, top[1] + 14), (top[0] - 1, top[1] + 27)], YELLOW)
    fill(img, p.circle(x - 30, y - 2, 18), DARK, 4, flow=0, size=8)


def robot_shadow(img: p.Array) -> None:
    """What the robot throws on the sand."""
    long = "86,1044! 200,1028 330,1036 452,1050 500,1060 430,1072 240,1070 110,1060"
    fill(img, p.spline(p.points(long)), "b8763f", 4, flow=0.1, size=14)


def torso(img: p.Array) -> None:
    """Treads, and the body on them."""
    fill(img, p.rect(94, 966, 212, 84, r=42), DARK, 3, flow=0.0, size=16)
    for x, r in ((136, 26), (200, 20), (264, 26)):
        fill(img, p.circle(x, 1008, r), "8d6a63", 4, flow=0.5, size=8)
        fill(img, p.circle(x, 1008, r * 0.4), DARK, 5, flow=0.5, size=6)
    fill(img, p.rect(174, 930, 48, 50, r=8), "5d3b44", 4, flow=1.5, size=12)
    body = p.spline(p.points("112,760 134,736 202,726 270,738 292,764 292,920 272,946 200,952 128,946 108,920"))
    fill(img, body, YELLOW, 5, flow=1.5, size=26)
    low = p.spline(p.points("88,700 152,740 146,840 164,916 318,940 318,990 78,990"))
    fill(img, p.intersection(body, low), OCHRE, 6, flow=1.5, size=18)
    fill(img, p.rect(184, 690, 44, 48, r=6), "5d3b44", 4, flow=1.5, size=10)


def head(img: p.Array) -> None:
    """One great eye under a worried brow, lifted to the sky."""

    def part(path: skia.Path, colour: str, seed: int, size: float = 14) -> skia.Path:
        placed = p.moved(path, 210, 618, 1, turn=-13)
        fill(img, placed, colour, seed, flow=0.2, size=size)
        return placed

    skull = part(p.spline(p.points("-112,-56 -70,-84 40,-86 92,-66 104,0 92,62 30,80 -72,78 -112,50")), YELLOW, 7, 26)
    low = p.moved(p.spline(p.points("-130,-60 -88,-50 -84,30 -20,56 110,40 120,110 -140,110")), 210, 618, 1, turn=-13)
    fill(img, p.intersection(skull, low), OCHRE, 8, flow=0.2, size=16)
    part(p.circle(-78, 0, 27), "5d3b44", 4)
    part(p.circle(-78, 0, 14), OCHRE, 4, 8)
    part(p.circle(52, -8, 50, 54), DARK, 5)
    part(p.circle(56, -8, 38, 40), "fff6e0", 6)
    part(p.circle(70, -22, 19, 21), DARK, 7, 8)
    part(p.circle(77, -30, 6), "ffffff", 7, 4)
    part(p.spline(p.points("12,-64 44,-80 84,-80 86,-67 48,-67 20,-53")), "a96c0a", 8, 12)
    g.line(img, [(184, 548), (178, 508), (202, 480)], DARK, 8, seed=4, taper=False)
    fill(img, p.circle(207, 473, 15), "e2472f", 5, flow=0.4, size=8)


def robot(img: p.Array) -> None:
    """Old, yellow and patient; one hand is held out to the empty swing, the other keeps the coat."""
    far_arm(img)
    torso(img)
    head(img)
    coat(img)
    near_arm(img)


def paint() -> p.Array:
    """Mars from far to near: sky, blue dot, hills, dome, swing, footprints, robot, and last the glass before them."""
    img = g.board("e9a56a")
    sky(img)
    blue_dot(img)
    hills(img)
    dome(img)
    robot_shadow(img)
    swing(img)
    footprints(img)
    robot(img)
    glass(img)
    return img
