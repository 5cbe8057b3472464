"""A Greek dish: in the heart of the labyrinth the Minotaur dozes in a deckchair; the red thread dries his washing.

Technique: linocut. Back to front: clay and its borders, the maze, the washing, the sleeper in his chair, the pool, the
gate; cracks over it all.
"""

from __future__ import annotations

import itertools
import math

import numpy as np
import skia

from art import paint as p
from art.paint.voices.linocut import Print
from art.paint.voices.printing import PLAIN, paper

NUMBER, TITLE = 53, "Minotaur's Day Off"
FINISH = PLAIN

CLAY, SAND, RED, BLUE, BLACK = "e58a4c", "f6cd8a", "cf2a1e", "3f93b8", "1d1716"
CX, CY = 400.0, 516.0
RINGS, HEDGE = (378, 328, 278), 19
GATES = ((1.571, 0.1), (-0.42, 0.12), (-2.2, 0.17))  # angle and half width of each ring's gate
WALLS = ((0, 1.95), (0, -2.9), (0, -0.75), (1, 0.05), (1, 2.4), (1, -2.62))  # ring and angle
Cut = list[p.Point]


def polar(r: float, a: float) -> tuple[float, float]:
    """A place in the maze."""
    return CX + r * math.cos(a), CY + r * math.sin(a)


def maze(pr: Print) -> None:
    """Rings of laurel hedge, each leaf cut by hand, with gates and cross walls."""
    random = np.random.default_rng(53)
    pr.piece(p.circle(CX, CY, RINGS[0] + 12), "sand", 0)
    hedge = skia.Path()
    for radius, (gate, half) in zip(RINGS, GATES, strict=True):
        ring = p.cut(p.circle(CX, CY, radius), p.circle(CX, CY, radius - HEDGE))
        wedge = p.poly([polar(radius - 70, gate), polar(radius + 30, gate - half), polar(radius + 30, gate + half)])
        hedge = p.union(hedge, p.cut(ring, wedge))
    for ring_, angle in WALLS:
        hedge = p.union(
            hedge, p.ribbon([polar(RINGS[ring_] - 8, angle), polar(RINGS[ring_ + 1] - 8, angle)], [HEDGE, HEDGE], 6)
        )
    pr.piece(hedge, "key", 0)
    for radius in RINGS:
        n = int(radius * math.tau / 27)
        for k in range(n):
            a = math.tau * (k + random.uniform(-0.2, 0.2)) / n
            for side in (-1, 1):
                tip = polar(radius - HEDGE / 2 + side * random.uniform(5.5, 7.5), a + 13 / radius)
                pr.key.cut([tip, polar(radius - HEDGE / 2 + side * 1.5, a)], random.uniform(3.4, 5))


def thread_way() -> list[tuple[float, float]]:
    """The way of the thread: through every gate to the sleeper's horn."""
    way = [(470.0, 1086.0), (496.0, 1040.0), (494.0, 978.0), (430.0, 962.0), polar(378, 1.571)]
    way += [polar(343 + 3 * math.sin(t * 5), t) for t in np.linspace(1.46, -0.36, 22)]
    way += [polar(293 + 3 * math.sin(t * 5), t) for t in np.linspace(-0.46, -2.08, 20)]
    return [*way, (246, 286), (228, 308)]


WASH: dict[str, Cut] = {
    "sheet": p.points("-24,0! 24,0! 26,30 22,54! 6,48 -8,56 -25,50!"),
    "shorts": p.points("-40,0! 40,0! 52,62! 12,68! 0,32! -12,68! -54,60!"),
    "sock": p.points("-9,0! 9,0! 9,28 26,38 24,50 4,48 -9,34"),
    "tunic": p.points("-14,0! -32,8! -26,26! -17,22! -24,64! 0,58 26,64! 18,22! 27,25! 32,8! 14,0! 0,9"),
}


def washing(pr: Print) -> None:
    """The hero's thread, hung with everything a monster wears."""
    points = p.sample(thread_way(), 500)
    line = [(float(a), float(b)) for a, b in points[::6]]
    pr.key.line(line, 19, 0)
    for block in (pr.key, pr["sand"]):
        block.carve(p.ribbon(line, [13, 13], 400))
    pr["red"].line(line, 14, 0)
    items = (
        (0.345, "tunic", None),
        (0.475, "sheet", None),
        (0.67, "shorts", "blue"),
        (0.785, "sock", "red"),
        (0.83, "sock", "clay"),
    )
    random = np.random.default_rng(7)
    for t, kind, ink in items:
        x, y = (float(v) for v in points[int(t * 499)])
        turn, scale = random.uniform(-12, 12), random.uniform(1.25, 1.45) if kind != "shorts" else 1.35
        shape = p.moved(p.spline(WASH[kind]), x, y - 3, scale, turn=turn)
        pr.piece(shape, ink, 4.5)
        box = shape.getBounds()
        if kind == "shorts":
            spots = (
                (0.2, 0.24),
                (0.5, 0.2),
                (0.8, 0.24),
                (0.34, 0.46),
                (0.67, 0.46),
                (0.17, 0.74),
                (0.84, 0.72),
                (0.3, 0.84),
            )
            for u, v in spots:
                spot = p.circle(box.left() + box.width() * u, box.top() + box.height() * v, 7)
                pr["blue"].carve(p.intersection(spot, shape))
        else:
            for k in (0.36, 0.62):
                pr.key.line(
                    [
                        (box.left() + box.width() * k, box.top() + 16),
                        (box.left() + box.width() * k - 2, box.bottom() - 14),
                    ],
                    2.8,
                )
        for side in (-1, 1):
            px = x + side * min(box.width() * 0.3, 16)
            pr.piece(p.rect(px - 3.5, y - 10, 7, 16, r=2), "key", 0)


def deckchair(pr: Print) -> None:
    """Crossed wooden legs and a sling of striped cloth."""
    for a, b in (((290, 530), (252, 660)), ((478, 584), (300, 668)), ((262, 662), (500, 666))):
        pr.piece(p.ribbon([a, b], [13, 13], 8, True), "clay", 4.5)
    middle = p.points("258,436 298,552 372,634 484,590")
    sling = p.ribbon(middle, [26, 30, 30, 24], 50)
    pr.piece(sling, None, 5)
    q = p.sample(middle, 60)
    for t in np.linspace(0.06, 0.96, 10):
        n = int(t * 57)
        d = q[n + 2] - q[n]
        nx, ny = -d[1] / np.hypot(*d), d[0] / np.hypot(*d)
        bar = p.ribbon([(q[n][0] - nx * 14, q[n][1] - ny * 14), (q[n][0] + nx * 14, q[n][1] + ny * 14)], [12, 12], 6)
        pr["red"].ink(p.intersection(bar, sling))


def black(pr: Print, shape: skia.Path, gap: float = 4) -> None:
    """A black-figure part, free of its neighbours by an incised line."""
    pr.piece(shape, "key", 0)
    pr.key.outline(shape, gap)
    pr["sand"].ink(p.simplified(shape))


def minotaur(pr: Print) -> None:
    """Black-figure: a bull's head fallen back in sleep, a man's tired limbs, spotted shorts, hooves in the pool."""
    fruit = p.spline(p.points("420,488! 440,468 466,486! 442,484"))
    near_thigh = p.ribbon([(400, 586), (440, 560), (476, 526)], [70, 80, 68], 30, True)
    near_shin = p.ribbon([(474, 530), (484, 588), (492, 646)], [68, 54, 34], 40, True)
    arm_behind_head = p.ribbon(p.points("312,478 258,448 250,386 288,392"), [38, 34, 28, 22], 50, True)
    shut_eye = [(340, 396), (354, 406), (372, 398)]
    mouth_cut = [(436, 444), (408, 442), (388, 434)]
    drink_arm = p.ribbon([(330, 500), (352, 562), (404, 554)], [40, 34, 24], 40, True)
    glass = p.poly(p.points("402,512 440,508 430,562 412,564"))
    palm = p.spline(p.points("392,540 408,532 418,540 416,564 400,570 390,560"))
    thumb = p.ribbon([(402, 536), (412, 524), (420, 522)], [9, 9, 8], 8, True)
    far_thigh = p.ribbon([(400, 590), (462, 546), (518, 512)], [70, 64, 58], 30, True)
    far_shin = p.ribbon([(520, 513), (550, 580), (570, 646)], [58, 47, 32], 30, True)
    torso = p.spline(p.points("290,470 338,452 372,486 400,530 428,566 420,606 372,614 326,580 296,528"))
    shorts = p.spline(p.points("360,552! 402,530 436,508! 462,536 484,580! 444,616 388,632 346,602!"))
    horn = p.spline(p.points("292,376! 258,356 240,318 256,282! 266,318 288,340 318,352!"))
    far = p.spline(p.points("336,358! 346,322 374,292 404,288! 380,312 366,340 362,366!"))
    skull = p.spline(
        p.points("286,440 278,396 300,356 344,348 384,370 420,396 442,420 438,446 412,456 372,452 338,470 304,470")
    )
    ear = p.spline(p.points("290,400! 256,404 240,424 268,430 300,418!"))

    near_leg = p.union(near_thigh, near_shin)

    black(pr, p.union(far_thigh, far_shin))
    black(pr, torso)
    black(pr, near_leg)
    pr.piece(shorts, "blue", 5)
    for x, y in p.points("384,572 408,598 424,570 440,596 450,554 378,606 464,578"):
        pr["blue"].carve(p.circle(x, y, 5))
    muscle_cuts = (
        ((350, 500), (372, 540)),
        ((336, 512), (356, 556)),
        ((322, 486), (336, 470)),
        ((494, 566), (498, 610)),
    )
    for a, b in muscle_cuts:
        pr.key.cut([a, ((a[0] + b[0]) / 2 + 5, (a[1] + b[1]) / 2), b], 4)
    # the arm behind the head
    black(pr, arm_behind_head)
    pr.piece(far, None, 5)
    black(pr, skull)
    pr.piece(horn, None, 5)
    black(pr, ear)
    pr.key.cut(shut_eye, 6)
    for k in range(3):
        pr.key.cut([(346 + 8 * k, 408 + k % 2), (344 + 9 * k, 416)], 3)
    pr.carve(p.circle(424, 426, 5, 4))
    pr.key.cut(mouth_cut, 4.5)
    pr.key.outline(p.circle(436, 446, 9), 4)
    for k in range(6):
        pr.key.cut([(300 + 13 * k, 358 - 4 * math.sin(k * 0.7)), (308 + 10 * k, 376 + (k % 3) * 3)], 4)
    for k in range(4):
        pr.key.cut([(300 + 9 * k, 430 + 6 * k), (308 + 11 * k, 446 + 5 * k)], 3.6)
    # the other arm lies on the shorts, with a drink
    black(pr, drink_arm)
    pr.piece(glass, "clay", 4.5)
    pr.key.line([(428, 512), (442, 480)], 4)
    pr.piece(fruit, "red", 4)
    black(pr, palm, 3)
    for k in range(4):
        black(pr, p.ribbon([(412, 534 + 9 * k), (430 - k, 532 + 9 * k)], [9, 9], 8, True), 2.4)
    black(pr, thumb, 2.4)


def hitch(pr: Print) -> None:
    """The thread's end, twice round his horn."""
    for turn in (p.points("194,342 214,338 234,322"), p.points("188,328 207,324 228,307")):
        pr.piece(p.ribbon(turn, [13, 14, 13], 20, True), "red", 4)


def pool(pr: Print) -> None:
    """A paddling pool with rings of colour, in front of the hooves."""
    basin = p.spline(p.points("444,640! 606,634! 598,676 578,694 472,698 452,680"))
    painted_ring = p.ribbon([(450, 668), (525, 680), (602, 664)], [15, 15], 30)
    pr.piece(p.cut(p.circle(525, 641, 82, 14), p.union(p.rect(475, 600, 34, 42), p.rect(554, 600, 32, 42))), "blue", 5)
    for x, y in ((526, 640), (590, 634)):
        ripple = [(x - 8, y + 2), (x + 6, y - 3), (x + 20, y + 2)]
        pr["blue"].cut(ripple, 4)
    for x in (492, 570):
        pr.key.outline(p.circle(x, 645, 25, 6), 3)
    pr.piece(p.cut(basin, p.circle(525, 636, 82, 15)), "red", 5)
    pr.piece(painted_ring, None, 4)


def meander(pr: Print, y: float) -> None:
    """A band of Greek key, drawn freehand."""
    random = np.random.default_rng(int(y))
    for side in (-27, 27):
        border_line = [(-20, y + side), (400, y + side * 1.06), (820, y + side)]
        pr.key.line(border_line, 8, 0)
    x = -36.0
    while x < 830:
        w = random.uniform(50, 56)
        key = p.points("0,15 0,-15 0.72,-15 0.72,6 0.34,6 0.34,-3", at=(x, y), scale=(w, 1))
        for a, b in itertools.pairwise(key):
            pr.key.line([a, (b[0] + random.uniform(-1.5, 1.5), b[1])], 7.5, 0)
        pr.key.line([(x, y + 15), (x + w, y + 15)], 7.5, 0)
        x += w


def gate(pr: Print) -> None:
    """Outside: swords that nobody needs, stuck in a pot, and a boy with a rubber ring on his way in."""
    swords = ((96, -24, 1.0), (124, -9, 1.18), (150, 4, 0.94), (176, 15, 1.1), (198, 30, 0.9))
    sword_blade = p.poly(p.points("-7,0 7,0 6,-60 -6,-60"))
    pot = p.spline(p.points("70,972! 226,972! 214,990 236,1030 206,1082! 92,1082! 60,1030 82,990"))
    pot_band = [(66, 1050), (150, 1056), (230, 1048)]

    for k, (x, turn, size) in enumerate(swords):
        with pr.at(x, 1010, size, turn):
            pr.piece(sword_blade, None, 4)
            pr.piece(p.rect(-22, -72, 44, 11 + k % 2 * 3, r=4), "clay" if k % 2 else "red", 4)
            pr.piece(p.rect(-5, -104, 10, 32, r=4), "key", 0)
            pr.piece(p.circle(0, -110, 9 + k % 3), "clay" if k % 3 else "blue", 4)
    black(pr, pot)
    for k in range(9):
        pot_pattern = [(76 + 17 * k, 1036), (84 + 17 * k, 1020 + k % 2 * 4), (92 + 17 * k, 1036)]
        pr.key.cut(pot_pattern, 5)
    pr.key.cut(pot_band, 5)
    boy(pr)


def boy(pr: Print) -> None:
    """In profile, waist-deep in a striped ring; he follows the thread, hand on it."""
    x, y = 568, 1084
    legs = (
        ([(x + 6, y - 70), (x + 34, y - 40), (x + 44, y - 8)], [28, 22, 14]),
        ([(x - 8, y - 70), (x - 26, y - 36), (x - 22, y - 8)], [28, 22, 14]),
    )
    for points, w in legs:
        pr.piece(p.ribbon(points, w, 30), "sand", 5)
        fx = points[-1][0]
        foot = p.spline(p.points("9,-12 -8,-12 -30,-2 -26,3 10,3", at=(fx, y)))
        pr.piece(foot, "sand", 4)
    trunks = p.spline(p.points("-26,-70! 26,-70! 44,-42! 20,-34! 4,-48! -14,-34! -36,-42!", at=(x, y)))
    pr.piece(trunks, "blue", 5)
    ring = p.cut(p.circle(x, y - 88, 72, 33), p.circle(x, y - 96, 44, 13))
    pr.piece(ring, None, 5)
    for k in range(7):
        a = math.tau * k / 7 + 0.2
        wedge = [(x, y - 94)] + [(x + 120 * math.cos(b), y - 94 + 60 * math.sin(b)) for b in (a, a + 0.45)]
        pr["red"].ink(p.intersection(p.poly(wedge), ring))
    chest = p.spline(p.points("-20,-156 2,-168 24,-154 28,-120 25,-86! 0,-83 -22,-86! -24,-120", at=(x, y)))
    pr.piece(chest, "sand", 5)
    face = p.spline(p.points("-30,-190 -20,-220 8,-222 22,-198 14,-172 -10,-166 -28,-174 -38,-182", at=(x, y)))
    pr.piece(face, "sand", 5)
    hair = p.spline(p.points("-27,-200! -18,-226 10,-228 26,-200 16,-182! -4,-200", at=(x, y)))
    pr.piece(hair, "blue", 5)
    pr.key.ink(p.circle(x - 17, y - 192, 3.6, 4.4))
    mouth = [(x - 32, y - 176), (x - 22, y - 174), (x - 14, y - 179)]
    pr.key.line(mouth, 4)
    reaching_arm = p.ribbon([(x + 11, y - 142), (x - 20, y - 118), (x - 62, y - 129)], [26, 22, 16], 30, True)
    pr.piece(reaching_arm, "sand", 5)
    pr.piece(p.circle(x - 68, y - 130, 14, 13), "sand", 5)
    for k in range(4):
        pr.piece(p.ribbon([(x - 70, y - 139 + 7 * k), (x - 85 + k % 3, y - 138 + 7 * k)], [8, 8], 8, True), "sand", 3)


def crackle(img: p.Array) -> None:
    """It is fired clay after all: a net of hair cracks, broken here and there."""
    random = np.random.default_rng(12)
    x = p.grid.x + 14 * p.noise(70, 3, octaves=2) + 2.5 * p.noise(14, 5, octaves=1)
    y = p.grid.y + 14 * p.noise(70, 4, octaves=2) + 2.5 * p.noise(14, 6, octaves=1)
    first = np.full_like(x, 1e9)
    second = first.copy()
    for _ in range(46):
        d = np.hypot(x - random.uniform(-60, 860), y - random.uniform(-60, 1260))
        second = np.minimum(second, np.maximum(first, d))
        first = np.minimum(first, d)
    p.multiply(img, (1 - p.smooth(0.8, 2.6, second - first)) * p.smooth(-0.3, 0.1, p.noise(120, 8)), "5a2418", 0.62)


def paint() -> p.Array:
    """Clay, the maze, the sleeper in the middle, the thread, and who comes."""
    img = paper("f8eeda", tooth=0.008, seed=5)
    pr = Print({"clay": CLAY, "sand": SAND, "blue": BLUE, "red": RED}, BLACK, 4)
    field = p.rect(-10, -10, 820, 1220)
    pr["clay"].ink(field)
    meander(pr, 54)
    meander(pr, 1140)
    maze(pr)
    washing(pr)
    with pr.at(-119, -98, 1.26):
        deckchair(pr)
        minotaur(pr)
        pool(pr)
    hitch(pr)
    with pr.at(0, 25):
        gate(pr)
    pr.pull(img)
    crackle(img)
    return img
