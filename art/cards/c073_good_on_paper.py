"""A ship folded from an exercise-book page, ready to sail, and the storm behind it; she holds the rope, he feels the first drop.

Technique: pen and wash; the ship is the bare paper.
"""

from __future__ import annotations

import numpy as np
import skia

from art import paint as p
from art.paint.voices.ink import Board, Pen, wash
from art.paint.voices.printing import PLAIN, clipped_lines, paper

NUMBER, TITLE = 73, "Good on Paper"
FINISH = PLAIN
INK, BARE, STORM = "1d2233", "fbf8ef", "39496e"
RED, YELLOW, TEAL = "e04a3c", "f6c02c", "2f8f95"

# The folds of the ship.
TOP, BOW, STERN, KEEL_L, KEEL_R, MID = (424, 74), (26, 470), (782, 426), (168, 912), (640, 912), (416, 702)
NOTCH_L, NOTCH_R = (252, 604), (588, 590)


def sky(img: p.Array) -> None:
    """One great wash of storm, wettest at the upper right; a strip of daylight left over the sea."""
    x, y = p.grid.x, p.grid.y
    light = np.exp(-(((x - 40) / 330) ** 2) - ((y - 800) / 200) ** 2)
    fade = np.clip(0.62 + 0.34 * (x / 800) - 0.22 * (y / 900) - 0.95 * light, 0.0, 1.0).astype(np.float32)
    wash(img, p.rect(-20, -20, 840, 920), "f7d98c", 0.6, np.clip(light * 1.2, 0, 1).astype(np.float32), 0.0, 0, 3, 0.1)
    wash(img, p.rect(-20, -20, 840, 920), STORM, 0.92, fade, 0.1, 0, 4, 0.3)
    for shape, seed, strength in (
        (
            [
                (-20, -20, 1),
                (820, -20, 1),
                (820, 470),
                (740, 440),
                (700, 360),
                (610, 330),
                (560, 230),
                (440, 236),
                (380, 160),
                (250, 176),
                (180, 104),
                (60, 124),
                (-20, 70),
            ],
            7,
            0.5,
        ),
        ([(330, -20, 1), (820, -20, 1), (820, 270), (760, 250), (716, 176), (620, 170), (566, 92), (460, 96), (390, 40)], 9, 0.5),
    ):
        wash(img, p.spline(shape), STORM, strength, 1.0, 0.5, 6, seed, 0.3)


def rain(img: p.Array) -> None:
    """Slanting white scratches out of the dark side."""
    random = np.random.default_rng(6)
    pen = Pen("eef3f6", 5, 0.4, 0.4)
    for _ in range(54):
        x = 800 - abs(random.normal(0, 1)) * 130
        y = random.uniform(210, 840)
        n = random.uniform(34, 74)
        pen.line([(x, y), (x - n * 0.13, y + n / 2), (x - n * 0.26, y + n)], random.uniform(2, 3.6))
    pen.lay(img, 0.75)


def harbour(img: p.Array, board: Board) -> None:
    """The sea, a lighthouse in the last light, and the edge of the quay."""
    tower = p.poly([(66, 866), (78, 742), (108, 742), (120, 866)])
    board.fill(tower, BARE, 3)
    board.fill(p.poly([(72, 812), (75, 776), (111, 776), (114, 812)]), RED, 2.4)
    board.fill(p.rect(78, 712, 30, 30), "fff1b0", 2.6)
    board.fill(p.spline([(70, 712, 1), (92, 684), (116, 712, 1)]), RED, 2.6)
    board.glaze(p.spline([(-20, 860, 1), (60, 852), (170, 872), (210, 890, 1), (-20, 890, 1)]), STORM, 2.6, 0.7)
    sea = p.rect(-20, 884, 840, 170)
    fade = np.clip(0.55 + (p.grid.y - 884) / 300, 0, 1).astype(np.float32)
    wash(img, sea, TEAL, 0.85, fade, 0.2, 1.5, 11, 0.28)


def plane(board: Board, points: list[p.Point], shade: float, angle: float, gap: float, seed: int) -> None:
    """One side of the folded page: bare or in light shadow, with its blue rules."""
    path = p.poly(points)
    board.glaze(path, "8fa3c4", 0, shade, slip=(0, 0))
    rules = Pen("86aede", seed, 0.25, 0.5)
    for piece in clipped_lines(path, angle, gap, np.random.default_rng(seed), 0.04):
        rules.stroke(piece, 2.8, 0.8, 0.8)
    rules.lay(board.img, 0.9)
    board.pen.outline(path, 5)


def ship(img: p.Array, board: Board) -> None:
    """Six planes of one page; a red margin; the foot of it soaked."""
    plane(board, [BOW, (300, 596), (230, 640), (120, 560)], 0.75, 20, 30, 20)
    plane(board, [STERN, (560, 580), (640, 630), (720, 540)], 0.85, -22, 30, 21)
    plane(board, [TOP, NOTCH_L, (300, 760), MID], 0.0, 74, 34, 22)
    plane(board, [TOP, MID, (560, 760), NOTCH_R], 0.5, 106, 34, 23)
    plane(board, [BOW, (416, 702), KEEL_L], 0.0, 27, 34, 24)
    plane(board, [STERN, (416, 702), KEEL_R], 0.42, -32, 34, 25)
    plane(board, [(416, 702), KEEL_R, KEEL_L], 0.0, 2, 34, 26)
    margin = Pen(RED, 3, 0.25, 0.5)
    margin.line([(120, 522), (156, 640), (208, 850)], 4.6, 0.8, 0.8)
    margin.lay(img, 0.9)
    hull = p.mask(p.poly([BOW, MID, STERN, KEEL_R, KEEL_L]))
    wet = p.spline([(100, 838, 1), (210, 828), (300, 846), (400, 826), (510, 848), (600, 824), (720, 838, 1), (720, 930, 1), (100, 930, 1)])
    wash(img, p.mask(wet) * hull, "7f9ab8", 0.75, 1.0, 0.7, 2.0, 31, 0.2)
    for x, y, r in ((604, 540, 15), (520, 430, 11), (664, 700, 20), (560, 800, 13), (480, 560, 9), (700, 600, 12)):
        wash(img, p.mask(p.spline([(x - r, y), (x, y - r), (x + r * 1.1, y + 2), (x, y + r)])), "7f9ab8", 0.6, 1.0, 0.7, 1.5, 33, 0.1)
    board.pen.line([(120, 914), (260, 920), (420, 914), (560, 922), (690, 914)], 5)
    for x, y, n in ((40, 936, 70), (700, 944, 76), (140, 966, 60), (640, 980, 90), (330, 950, 90)):
        board.pen.line([(x, y), (x + n / 2, y + 6), (x + n, y)], 3)


def quay(img: p.Array, board: Board) -> None:
    """Pale stone at our feet."""
    stone = p.spline([(-20, 1026, 1), (400, 1018), (820, 1030, 1), (820, 1230, 1), (-20, 1230, 1)])
    board.glaze(stone, "e2c3a0", 4, 0.75, slip=(0, 0))
    board.pen.line([(-10, 1056), (260, 1052), (540, 1058), (810, 1054)], 3)
    for line in (
        [(250, 1056), (216, 1120), (170, 1200)],
        [(640, 1058), (664, 1120), (700, 1200)],
        [(-10, 1146), (180, 1140), (400, 1150), (810, 1144)],
    ):
        board.pen.line(line, 2.4)


class Figure:
    """A person: shapes in local units, feet at the origin."""

    def __init__(self, board: Board, x: float, y: float, scale: float) -> None:
        self.board, self.x, self.y, self.scale = board, x, y, scale

    def put(self, path: skia.Path, colour: str, line: float = 4.0) -> None:
        """A shape with its contour."""
        self.board.fill(p.moved(path, self.x, self.y, self.scale), colour, line)

    def pen(self, *points: p.Point, width: float = 3.4) -> None:
        """A line."""
        self.board.pen.line([(self.x + a * self.scale, self.y + b * self.scale) for a, b in points], width)


def girl(board: Board) -> tuple[float, float]:
    """She leans back on the rope with all her weight, and laughs; returns where her hands are."""
    f = Figure(board, 300, 1148, 1.06)
    f.put(p.ribbon([(36, -84), (18, -44), (22, -14)], [28, 22, 19], 30), "f2c39c")
    f.put(p.spline([(10, -26, 1), (34, -26, 1), (36, -6), (36, 6, 1), (-12, 6, 1), (-6, -6)]), TEAL)
    f.put(p.ribbon([(26, -84), (-14, -54), (-34, -18)], [30, 23, 19], 30), "f2c39c")
    f.put(p.spline([(-46, -34, 1), (-22, -22, 1), (-30, 0), (-34, 8, 1), (-78, 0, 1), (-70, -12)]), TEAL)
    f.put(p.ribbon([(70, -158), (24, -160), (-22, -172)], [24, 20, 15], 30), "c23a30")
    dress = p.spline([(50, -176, 1), (76, -180), (92, -164), (88, -130), (96, -64, 1), (40, -58), (-16, -84, 1), (24, -120), (42, -150)])
    f.put(dress, RED)
    f.pen((60, -120), (48, -94), (40, -70))
    f.put(p.spline([(62, -176, 1), (90, -184, 1), (94, -206), (60, -204)]), "f2c39c", 3)
    face = p.spline(
        [(48, -254), (84, -262), (110, -236), (102, -200), (70, -188), (50, -194), (44, -206), (36, -214), (38, -222), (42, -236)]
    )
    f.put(face, "f6cfa9")
    hair = p.spline([(44, -246, 1), (58, -272), (96, -276), (124, -246), (122, -204), (104, -182, 1), (92, -196), (86, -226), (66, -244)])
    f.put(hair, INK, 2)
    f.put(p.spline([(116, -224), (142, -222), (156, -196), (148, -170, 1), (128, -190), (112, -204)]), INK, 2)
    f.put(p.rect(110, -222, 13, 22, 4), RED, 2.4)
    f.pen((50, -226), (56, -232), (63, -227), width=4)
    f.pen((46, -208), (56, -203), (64, -210), width=4)
    f.put(p.ribbon([(72, -152), (26, -142), (-26, -166)], [28, 22, 16], 30), RED)
    f.put(p.spline([(-20, -186), (-42, -186), (-50, -168), (-40, -152), (-18, -154)]), "f6cfa9")
    f.pen((-46, -160), (-62, -130), (-52, -100), (-66, -76), width=6)
    return f.x - 40 * f.scale, f.y - 170 * f.scale


def man(board: Board) -> None:
    """From behind, a little stooped, head lifted; one palm held out to the first drop, the umbrella for a stick."""
    f = Figure(board, 588, 1156, 0.98)
    for x, tone in ((-30, "3d4a66"), (30, "34405a")):
        f.put(p.ribbon([(x, -80), (x, -20)], [40, 34], 20), "6b6f7c")
        f.put(p.spline([(x - 19, -40, 1), (x + 19, -40, 1), (x + 20, -4), (x + 26, 8, 1), (x - 26, 8, 1), (x - 20, -4)]), tone)
    f.put(p.ribbon([(-96, -128), (-104, -60), (-108, 6)], [9, 15, 5], 30), INK, 2)
    f.put(p.ribbon([(44, -232), (96, -182), (142, -198)], [54, 48, 34], 40, True), "e2aa1c")
    palm = p.spline(
        [(140, -212, 1), (158, -206), (168, -222), (176, -218), (174, -202), (204, -208), (208, -198), (184, -184), (150, -180, 1)]
    )
    f.put(palm, "e8b48e")
    coat = p.spline([(-22, -276), (26, -276), (60, -250), (72, -180), (84, -66, 1), (0, -56), (-84, -66, 1), (-74, -180), (-58, -250)])
    f.put(coat, YELLOW)
    f.pen((0, -236), (2, -160), (-2, -64))
    f.pen((-48, -150), (-54, -110), (-58, -74))
    f.pen((46, -150), (54, -110), (58, -76))
    f.put(p.ribbon([(-50, -232), (-86, -180), (-94, -138)], [50, 44, 34], 40, True), YELLOW)
    f.put(p.spline([(-110, -146), (-86, -148), (-80, -126), (-92, -114), (-110, -122)]), "e8b48e")
    h = Figure(board, f.x + 4, f.y - 34, 0.88)
    face = p.spline(
        [
            (-34, -326),
            (-24, -358),
            (10, -372),
            (40, -356),
            (48, -338),
            (66, -330),
            (64, -318),
            (50, -314),
            (48, -300),
            (30, -272),
            (-20, -270),
        ]
    )
    h.put(face, "e8b48e")
    h.put(p.spline([(-6, -302, 1), (26, -304), (50, -312), (57, -298), (52, -276), (30, -258), (2, -258), (-14, -276)]), "f4f1ea")
    h.put(p.spline([(-36, -336, 1), (-14, -338), (-2, -318), (-6, -290), (-24, -268), (-42, -284), (-46, -312)]), "f4f1ea")
    h.put(p.spline([(-6, -326), (8, -328), (10, -310), (0, -300), (-8, -308)]), "dfa57d", 3)
    h.put(p.circle(38, -332, 11), "dff0f6", 3)
    h.pen((28, -332), (10, -328), (0, -326), width=2.6)
    h.pen((26, -350), (36, -356), (46, -350), width=4)
    h.board.pen.solid(p.circle(h.x + 41 * h.scale, h.y - 334 * h.scale, 3))
    f.put(p.spline([(-44, -270), (-10, -258), (40, -268), (56, -250), (30, -232), (-34, -232), (-58, -250)]), "e2aa1c")
    f.put(p.spline([(184, -290, 1), (164, -250), (184, -230), (204, -250)]), "e4f6ff", 4)


def paint() -> p.Array:
    """Storm, harbour, ship, and the two on the quay."""
    img = paper(BARE, tooth=0.01, seed=2)
    board = Board(img, INK, BARE, 4)
    sky(img)
    rain(img)
    harbour(img, board)
    ship(img, board)
    quay(img, board)
    man(board)
    hx, hy = girl(board)
    board.fill(p.circle(112, 628, 15), "e9c25a", 4)
    board.pen.line([(112, 628), (150, 770), (196, 890), (hx, hy)], 6.5, 0.9, 0.9)
    board.lay()
    return img
