"""Every crow gives a black feather to the glass vase; in the middle of it, inside the glass, lies a white one.

Technique: linocut. Yellow, turquoise and black, one block each: the sky, the ground and the glass with its feathers,
the branch, the crows.
"""

from __future__ import annotations

import math

import numpy as np
import skia

from art import paint as p
from art.paint.voices.linocut import Block
from art.paint.voices.printing import PLAIN, paper

NUMBER, TITLE = 83, "One White Feather"
FINISH = PLAIN

BLACK, YELLOW, TURQUOISE = "17191f", "f6bf33", "4fb7ad"
VX, RIM, FOOT = 288, 650, 1094
PROFILE = p.points("650,116 664,104 694,98 726,116 778,166 846,198 920,198 990,164 1036,112 1058,88 1074,98 1094,122")
PATCH = p.points("108,-104 84,-116! 70,-104! 60,-112! 46,-98! 34,-102! 26,-84! 12,-80! 18,-62! 6,-48! 42,-48 78,-66")
CALM = (  # where the sky is left plain behind the crows
    (190, 230, 150, 150),
    (420, 250, 110, 180),
    (660, 240, 110, 190),
    (550, 400, 170, 120),
    (690, 510, 80, 80),
    (410, 576, 210, 80),
    (600, 980, 170, 110),
)
WHITE = (VX + 22, 856, -62.0, 252.0)  # the white feather: middle, angle, length


def vase(inset: float = 0, top: float = RIM, bottom: float = FOOT) -> skia.Path:
    """The outline of the vase between two heights."""
    ys = np.linspace(top, bottom, 70)
    half = np.interp(ys, [q[0] for q in PROFILE], [q[1] for q in PROFILE]) - inset
    half = np.convolve(np.pad(half, 2, mode="edge"), np.ones(5) / 5, "valid")
    return p.poly(
        [
            *[(VX - w, y) for w, y in zip(half, ys, strict=True)],
            *[(VX + w, y) for w, y in zip(half[::-1], ys[::-1], strict=True)],
        ]
    )


def blade(length: float, width: float, bend: float = 0.0) -> skia.Path:
    """A feather's outline along +x from its quill at the origin."""
    return p.spline(
        [
            (0, 0, 1),
            (length * 0.18, -width * 0.34 + bend * 0.3),
            (length * 0.6, -width * 0.5 + bend),
            (length * 0.9, -width * 0.28 + bend),
            (length, bend * 0.8, 1),
            (length * 0.86, width * 0.4 + bend),
            (length * 0.5, width * 0.5 + bend),
            (length * 0.16, width * 0.26 + bend * 0.3),
        ]
    )


def feather(
    block: Block,
    x: float,
    y: float,
    angle: float,
    length: float,
    width: float,
    seed: int,
    clip: skia.Path | None = None,
) -> None:
    """One loose feather: cut free of its neighbours, with shaft and a few split barbs."""
    random = np.random.default_rng(seed)
    bend = random.uniform(-0.25, 0.25) * width
    with block.at(x, y, 1, angle, clip=clip):
        shape = blade(length, width, bend)
        block.outline(shape, 6)
        block.ink(shape)
        shaft = [(length * 0.97, bend * 0.8), (length * 0.5, bend * 0.8), (-length * 0.05, 0)]
        block.cut(shaft, 3.6)
        for k in range(5):
            t = 0.3 + 0.13 * k + random.uniform(-0.03, 0.03)
            side = -1 if (k + seed) % 2 else 1
            block.cut(
                [(length * (t + 0.13), side * width * 0.47 + bend), (length * t, side * width * 0.1 + bend * 0.7)], 3.4
            )


def head(block: Block, turn: float, at: tuple[float, float] = (88, -142)) -> None:
    """Skull and beak about the neck's pivot; the beak points right at turn 0."""
    with block.at(*at, 1, turn):
        skull = p.spline(p.points("-40,34 -44,-6 -26,-42 10,-54 40,-44 56,-28 58,-4 44,18 20,40 -8,48"))
        upper = p.spline(p.points("44,-34! 72,-32 100,-18 116,2! 84,-3 50,-4!"))
        lower = p.spline(p.points("46,-6! 80,-2 104,4! 76,10 44,12!"))
        block.outline(p.union(skull, upper, lower), 5)
        block.ink(skull, upper, lower, p.circle(-24, 20, 34))
        block.cut([(112, 2), (80, -2.5), (40, -5)], 4)
        block.cut([(92, -20), (70, -28), (52, -29)], 4.5)
        for k in range(4):
            block.cut([(40 - 4 * k, -26 + 11 * k), (20 - 6 * k, -24 + 14 * k)], 3)
        block.carve(p.circle(28, -20, 9.5))
        block.ink(p.circle(30, -19, 5.2))
        block.carve(p.circle(32, -21.5, 1.9))
        for k in range(6):
            block.cut([(-36 + 9 * k, 44 - 3 * abs(k - 2)), (-30 + 9 * k, 22 - 2 * k)], 3.6)


def preening_head(block: Block) -> None:
    """A head turned back over the shoulder, the beak among the feathers of the wing."""
    skull = p.spline(p.points("124,-132 130,-184 116,-232 84,-254 50,-246 34,-218 44,-190 62,-176 74,-150 92,-118"))
    upper = p.spline(p.points("50,-242! 14,-228 -22,-196 -46,-146! -8,-180 38,-206!"))
    lower = p.spline(p.points("40,-204! -4,-178 -36,-148! 2,-160 50,-188!"))
    block.outline(p.union(skull, upper, lower), 6)
    block.ink(skull, upper, lower)
    block.cut([(-36, -152), (-6, -180), (46, -205)], 4.5)
    block.cut([(-22, -186), (4, -212), (34, -230)], 5)
    block.carve(p.circle(66, -222, 9.5))
    block.ink(p.circle(64, -220, 5.2))
    block.carve(p.circle(61, -223, 1.9))
    for k in range(5):
        block.cut([(118 - 2 * k, -148 - 15 * k), (100 - 5 * k, -136 - 12 * k)], 4)


def crow_legs(block: Block, reach: float, grip: float) -> None:
    """Two legs with their toes, longer by `reach`; with `grip` the toes bend down over what they hold."""
    for fx, bend in ((-6, 0), (26, 4)):
        leg = [(fx, -46), (fx + 4 + bend, -22 + reach), (fx + bend, -2 + reach)]
        toes = [
            p.ribbon(
                [(fx + bend, -4 + reach), (fx + toe * 0.7, -5 + reach), (fx + toe, 5 + reach + grip)],
                [9, 8, 3],
                14,
                True,
            )
            for toe in (-22, 18, 31)
        ]
        block.outline(p.union(*toes), 4)
        block.line(leg, 9, 0.1)
        block.ink(*toes)


def crow_wing(block: Block) -> None:
    """The folded wing, with its feathers cut in; and those of the tail."""
    wing = p.spline(p.points("72,-142 40,-150 -30,-122 -110,-76 -196,-36! -120,-44 -40,-56 30,-72 70,-104"))
    block.outline(wing, 4.5)
    block.ink(wing)
    for k in range(5):
        t = k / 4
        long_feather = [(-186 + 16 * k, -38 - 3.4 * k), (-110 + 10 * k, -62 - 8 * t), (-28 + 8 * k, -84 - 22 * t)]
        block.cut(long_feather, 5)
    for row in range(3):
        for k in range(4):
            bx, by = 50 - 24 * row - 6 * k, -92 - 15 * k + 6 * row
            covert = [(bx - 14, by + 2), (bx - 4, by + 9), (bx + 8, by + 4)]
            block.cut(covert, 4.4)
    for k in range(3):
        tail_feather = [(-228 + 4 * k, -30 + 7 * k), (-196, -34 + 7 * k), (-150, -46 + 6 * k)]
        block.cut(tail_feather, 3.2)


def bald_breast(block: Block) -> None:
    """A white patch, ragged where it meets the black, with the edges of a few feathers."""
    block.carve(p.spline(PATCH))
    for line in (
        p.points("36,-82 44,-74 54,-80"),
        p.points("58,-90 67,-81 76,-89"),
        p.points("30,-62 40,-55 50,-63"),
        p.points("56,-68 65,-61 74,-70"),
        p.points("80,-84 88,-79 95,-88"),
    ):
        block.line(line, 4)
    block.line(p.points("12,-42 44,-48 78,-66 106,-98"), 5)


def crow(
    block: Block,
    x: float,
    y: float,
    scale: float,
    flip: bool = False,
    tilt: float = 0,
    turn: float = 0,
    neck: tuple[float, float] = (88, -142),
    bald: Block | None = None,
    legs: float = 0,
    grip: float = 0,
    preens: bool = False,
) -> None:
    """A crow, feet at (x, y); `tilt` leans the body, `turn` bends the head; `bald`: the sky's block, bare at its
    breast."""
    with block.at(x, y, scale, 0, flip=flip):
        with block.at(0, -60, 1, tilt), block.at(0, 60):
            body = p.spline(
                p.points(
                    "118,-160 100,-186 72,-182 24,-156 -50,-118 -120,-78 -160,-62 -236,-36! -240,-24! -226,-10! "
                    "-140,-30 -78,-34 -50,-22 -24,-34 0,-20 24,-36 52,-48 92,-86 118,-122"
                )
            )
            block.outline(body, 7)
            block.ink(body)
            crow_wing(block)
            if bald:
                bald_breast(block)
                with bald.at(x, y, scale, 0, flip=flip), bald.at(0, -60, 1, tilt), bald.at(0, 60):
                    bald.carve(p.spline(PATCH))
            else:
                for k in range(7):
                    block.cut([(92 - 11 * k, -64 + 5 * k - 4 * abs(k - 3)), (98 - 11 * k, -84 + 5 * k)], 4)
            if preens:
                preening_head(block)
            else:
                head(block, turn - tilt * 0.3, neck)
        crow_legs(block, legs, grip)


def wing(
    block: Block,
    x: float,
    y: float,
    angles: tuple[float, float],
    reach: float,
    arm: tuple[float, float],
    flip: bool = False,
) -> None:
    """A spread wing: long fingers fan from the wrist, secondaries hang from the arm, rows of coverts cover their
    roots."""
    with block.at(x, y, 1, 0, flip=flip):
        ax, ay = arm
        for k in range(7, -1, -1):
            t = k / 7
            a = angles[1] - 48 * t
            sx, sy = ax * (1 - 0.9 * t), ay * (1 - 0.9 * t)
            with block.at(sx, sy, 1, a):
                shape = blade(reach * (0.78 - 0.16 * t), reach * 0.24)
                block.outline(shape, 5)
                block.ink(shape)
                block.cut([(reach * (0.7 - 0.16 * t), 0), (reach * 0.34, 0)], 4)
        for k in range(7):
            t = k / 6
            a = angles[0] + (angles[1] - angles[0]) * (1 - t)
            with block.at(ax, ay, 1, a):
                shape = blade(reach * (1.0 - 0.2 * (1 - t)), reach * 0.15)
                block.outline(shape, 5)
                block.ink(shape)
                block.cut([(reach * (0.9 - 0.2 * (1 - t)), 0), (reach * 0.25, 0)], 4)
        arm_bone = p.ribbon(
            [(0, 0), (ax * 0.45, ay * 0.6), (ax, ay)], [reach * 0.26, reach * 0.2, reach * 0.1], round_ends=True
        )
        block.ink(arm_bone)
        for row in range(4):
            for k in range(6 - row):
                t = (k + 0.5 * (row % 2)) / 7
                sx, sy = ax * t + 4 - 13 * row, ay * t + 4 + 3 * row
                covert = [(sx + 12, sy + 8), (sx, sy + 12), (sx - 10, sy + 2)]
                block.cut(covert, 4.4)


def landing(block: Block, x: float, y: float, scale: float) -> None:
    """A crow braking in the air, facing left, wings high, feet forward, a feather in its beak."""
    with block.at(x, y, scale, 0, flip=True):
        wing(block, 26, -48, (-100, -160), reach=196, arm=(-44, -84), flip=True)
        for k in range(6):
            with block.at(-88, 62, 1, 118 + 11 * k):
                shape = blade(120, 30)
                block.outline(shape, 4)
                block.ink(shape)
                block.cut([(112, 0), (30, 0)], 3.6)
        body = p.spline(p.points("66,-92 44,-100 0,-70 -46,-10 -92,56 -104,84 -70,88 -20,66 34,22 74,-28 86,-66"))
        block.outline(body, 6)
        block.ink(body)
        for fx in (6, 34):
            leg = [(fx - 6, 46), (fx + 30, 66), (fx + 34, 92)]
            block.line(leg, 7, 0.1)
            for toe in ((18, 16), (24, 2), (-4, 20)):
                claw = [(fx + 34, 91), (fx + 34 + toe[0] * 0.6, 94 + toe[1] * 0.5), (fx + 34 + toe[0], 92 + toe[1])]
                block.line(claw, 5.5, 0.4)
        for k in range(8):
            block.cut([(60 - 17 * k, -16 + 13 * k), (64 - 15 * k, -44 + 13 * k)], 4.2)
        wing(block, -14, -52, (-112, -172), reach=215, arm=(-30, -104))
        head(block, 14, (74, -72))
        feather(block, 182, -44, 96, length=100, width=26, seed=5)


def heap() -> skia.Path:
    """What the feathers fill of the vase: a loose mound, higher on the left."""
    mound = p.spline(p.points("60,850! 116,818 170,806 230,792 300,800 370,796 430,818 520,850! 520,1100! 60,1100!"))
    inside = vase(15, 740, 1052)
    return p.cut(inside, p.cut(inside, mound))


def pile(key: Block) -> None:
    """The feathers that lie in the vase, large and small, as they sank; the last ones lean on its shoulder."""
    random = np.random.default_rng(12)
    inside = vase(15, RIM + 40, 1052)
    key.ink(heap())
    for k in range(44):
        t = k / 44
        y = 1050 - 250 * t + random.uniform(-14, 14)
        x = VX + random.uniform(-1, 1) * 160
        a = random.choice([random.uniform(-140, -105), random.uniform(-75, -35), random.uniform(-25, 15)])
        long = random.choice([random.uniform(84, 110), random.uniform(130, 180)])
        feather(key, x, y + 34, a, length=long, width=long * random.uniform(0.24, 0.32), seed=k, clip=inside)
    for k, (x, y, a, long) in enumerate(
        (
            (150, 872, -116, 104),
            (166, 870, -60, 112),
            (226, 852, -102, 116),
            (384, 838, -96, 78),
            (284, 846, -74, 92),
            (352, 872, -38, 128),
            (428, 892, -112, 118),
        )
    ):
        feather(key, x, y, a, length=long, width=long * 0.3, seed=60 + k, clip=inside)


def white_feather(key: Block, *colours: Block) -> None:
    """Left as bare paper, half sunk among the black ones."""
    x, y, angle, length = WHITE
    frame = {
        "x": x - math.cos(math.radians(angle)) * length / 2,
        "y": y - math.sin(math.radians(angle)) * length / 2,
        "turn": angle,
    }
    shape = blade(length, 74, 8)
    for block in (key, *colours):
        with block.at(**frame):
            block.carve(shape)
    with key.at(**frame):
        key.outline(shape, 8)
        shaft = [(-26, 0), (length * 0.4, 4), (length * 0.93, 6)]
        key.line(shaft, 4, 0.5)
        for k in range(9):
            t = 0.22 + 0.075 * k
            key.line([(length * (t + 0.12), -33 + 10 * abs(t - 0.55)), (length * t, -2)], 2.4, 0.6)
            if k not in (3, 4):
                key.line([(length * (t + 0.12), 38 - 14 * abs(t - 0.55)), (length * t, 6)], 2.4, 0.6)
        split = p.poly([(length * 0.52, 44), (length * 0.44, 14), (length * 0.47, 46)])
        key.ink(split)
    for k, (dx, dy, a, size) in enumerate(
        [(-112, 118, -22, 128), (-10, 150, -148, 120), (-96, 160, -60, 120), (40, 120, -176, 100)]
    ):
        feather(key, x + dx, y + dy, a, length=size, width=34, seed=80 + k, clip=vase(15, RIM + 40, 1052))


def glass(key: Block, tint: Block) -> None:
    """The vase: heavy rim and foot, a double wall, and highlights cut clean through the ink."""
    tint.ink(vase(0))
    outer = p.cut(vase(0), vase(9))
    key.ink(outer)
    key.ink(p.circle(VX, RIM, 120, 17))
    key.carve(p.circle(VX, RIM, 108, 10))
    key.ink(p.cut(vase(0, 1046, FOOT), vase(10, 1056, FOOT - 10)))
    for dx, top, bottom, w in ((-156, 800, 970, 13), (-134, 830, 920, 7), (162, 830, 900, 7), (-84, 676, 716, 7)):
        line = [
            (VX + dx * s, y) for y, s in zip(np.linspace(top, bottom, 5), (0.88, 0.98, 1.02, 1.0, 0.93), strict=True)
        ]
        for block in (key, tint):
            block.cut(line, w)
    tint.rake(vase(16, 690, 770), 88, 17, 5, length=50, density=0.7)


def paint() -> p.Array:
    """Paper, yellow, turquoise, black: three blocks, three pulls."""
    ground = p.spline(p.points("26,1070! 200,1062 420,1072 640,1058 774,1066! 774,1172! 26,1172!"))
    main_branch = p.ribbon(p.points("20,318 150,300 300,306 420,282"), [44, 36, 26, 8])
    lower_twig = p.ribbon([(250, 302), (310, 340), (352, 350)], [16, 10, 4])
    upper_twig = p.ribbon([(90, 306), (140, 262), (150, 226)], [16, 9, 3])

    img = paper("faf5e8", tooth=0.006, seed=4)
    yellow, tint, key = Block(3), Block(5), Block(7)
    sky = p.rect(26, 26, 748, 1060, r=3)
    yellow.ink(sky)
    x0, y0 = WHITE[0], WHITE[1]
    calm = [p.circle(x, y, rx, ry) for x, y, rx, ry in CALM]
    far = p.cut(p.rect(30, 30, 740, 1030), p.union(vase(-8), p.circle(x0, y0, 230), *calm))
    yellow.comb(far, lambda x, y: math.atan2(y - y0, x - x0) + math.pi / 2, 52, 5.5, length=54, density=0.62)
    yellow.carve(vase(4))
    tint.ink(ground)
    yellow.carve(ground)
    glass(key, tint)
    key.ink(ground)
    key.rake(ground, 1.5, 15, 8, length=90, density=0.86, sway=4)
    glass(key, tint)
    key.carve(vase(11, RIM + 14, 785))
    pile(key)
    glass(key, tint)
    white_feather(key, yellow, tint)
    branch = p.union(main_branch, lower_twig, upper_twig)
    key.ink(branch)
    key.rake(branch, -3, 10, 4.5, length=50, density=0.8)
    crow(key, 224, 286, 0.82, tilt=-22, legs=14, grip=12, preens=True)
    landing(key, 536, 404, 1.0)
    crow(key, VX + 82, RIM - 4, 0.9, flip=True, tilt=14, turn=46, neck=(100, -126), legs=14, grip=12)
    crow(key, 604, 1057, 0.89, tilt=2, turn=-30, neck=(84, -150), bald=yellow, legs=24)
    feather(key, VX - 56, RIM + 8, 80, length=100, width=28, seed=41)
    feather(key, 262, 424, 118, length=84, width=24, seed=43)
    yellow.print(img, YELLOW, (2.2, -1.6), 0.08, salt=0.5)
    tint.print(img, TURQUOISE, (-2.4, 2.0), -0.06, salt=0.6)
    key.print(img, BLACK, salt=0.55)
    return img
