"""The escalator to heaven stands still: an angel has its arm in the works, a man and a small devil share lunch on the
steps.

Technique: gouache. Back to front: the evening sky and its door, the stairs between their walls, those who wait, the
landing, the tape, the angel.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import skia

from art import paint as p
from art.finish import Finish
from art.paint.voices import gouache as go

NUMBER, TITLE = 22, "Heaven Out of Order"
FINISH = Finish(touch=0, patches=0, edges=0, bloom=0.3, vignette=0, grain=0, split=0.02, contrast=1.04)

GONE, FOOT, STEPS, SHRINK = (536.0, 150.0), (400.0, 1040.0), 40, 0.13
BACK = (0.35, -0.9, 0.1)
RIM = "ffdf90"
FROM_DOOR = (0.45, -0.8, 0.35)
OVERALLS, SKIN = ("1f2a5c", "3f58a4", "8aa8e8"), ("7a3f3c", "c8805c", "ffd0a0")


def up(step: float, x: float, height: float = 0.0) -> tuple[float, float]:
    """A place on the stairs: x units beside the middle of a step and some height above it, as the near end measures."""
    s = 1 / (1 + SHRINK * step)
    return GONE[0] + (FOOT[0] + x - GONE[0]) * s, GONE[1] + (FOOT[1] - height - GONE[1]) * s


class Heap(NamedTuple):
    """A heap of cloud, and where its light comes from."""

    x: float
    y: float
    w: float
    h: float
    seed: int
    light: tuple[float, float]


def sky() -> p.Array:
    """A violet evening that opens in gold around a bright door."""
    violet_evening = [(0, "3b4a8c"), (0.28, "6a5a94"), (0.55, "4a4078"), (0.85, "241f4c"), (1, "1a1638")]
    img = p.vertical(violet_evening, wobble=p.noise(260, 4, 3) * 0.04)
    p.brush(img, 110, 1400, p.swirl(320, 5, 0.6), jitter=0.03, alpha=0.5, seed=3)
    p.glow(img, 514, 230, 760, colour="ff9a58", alpha=0.62, power=1.5)
    p.glow(img, 514, 230, 430, colour="ffd48a", alpha=0.75, power=1.6)
    p.rays(img, 514, 230, 1000, colour="ffdfa0", alpha=0.2, seed=5, start=70)
    heaps = (
        Heap(120, 330, 420, 210, seed=3, light=(0.8, -0.5)),
        Heap(740, 300, 330, 220, seed=8, light=(-0.8, -0.4)),
        Heap(330, 190, 330, 170, seed=5, light=(0.6, 0.6)),
        Heap(690, 150, 300, 130, seed=11, light=(-0.6, 0.6)),
        Heap(90, 560, 360, 130, seed=17, light=(0.7, -0.7)),
        Heap(770, 520, 330, 150, seed=14, light=(-0.8, -0.6)),
    )
    for x, y, w, h, seed, light in heaps:
        p.cumulus(
            img,
            x,
            y,
            w,
            height=h,
            lit="fff0c4",
            middle="eaa07c",
            dark="6a5288",
            seed=seed,
            light=light,
            base=y,
            soft=1.4,
        )
    return img


def gate(img: p.Array) -> None:
    """The door: nothing but light."""
    p.over(img, p.mask(p.arch(509, 306, 104, 190), soft=3), "fff6d8", 0.95)
    p.over(img, p.mask(p.arch(509, 306, 70, 160), soft=8), "ffffff", 1.0)
    p.glow(img, 509, 230, 240, colour="fff0c0", alpha=0.8, power=1.6)


def wall(img: p.Array, side: int) -> None:
    """A balustrade of golden panels under a rubber rail that bends down at its foot."""
    ks = [0, 1, 2, 3, 5, 8, 12, 18, 26, 40]
    low = [up(k, side * 286) for k in ks]
    high = [up(k, side * 318, 196) for k in ks]
    layer = p.Layer()
    layer.gradient(
        p.poly([*low, *high[::-1]]),
        (0, 1040),
        (0, 300),
        ["3a1c38", "a8562e", "ffc45c", "fff0b8"],
        positions=[0, 0.3, 0.75, 1],
    )
    for k in (0, 1.6, 3.6, 6.2, 9.6, 14, 21):
        layer.stroke(p.line([up(k, side * 286), up(k, side * 318, 196)]), 11 / (1 + SHRINK * k), "7a3424", 0.75)
    layer.gradient(
        p.ribbon([up(k, side * 290, 12) for k in ks], [30 / (1 + SHRINK * k) for k in ks], 60),
        (0, 1040),
        (0, 300),
        ["8a4a24", "ffb03c", "fff2c0"],
        positions=[0, 0.4, 1],
    )
    p.lay(img, layer, tooth=0.8)
    end = [
        (up(0, side * 300, 0)),
        (up(-0.5, side * 312, 30)),
        (up(-0.62, side * 318, 110)),
        (up(-0.3, side * 320, 178)),
    ]
    rail = p.ribbon(
        [*end, *[up(k, side * 320, 204) for k in ks[1:]]], [38, 42, 44, 42, 38, 34, 30, 24, 18, 12, 7, 4, 2], 90, True
    )
    m = go.model(img, rail, ("120d22", "2a2140", "5a4468"), BACK, flow=1.0, size=10, radius=20, seed=4 + side)
    p.rim_light(img, m, RIM, -side * 4, dy=-5, alpha=0.9)


def stairs(img: p.Array) -> None:
    """Risers in shade, treads that catch the light, ever narrower."""
    layer = p.Layer()
    for k in range(STEPS, -1, -1):
        far = min(1.0, k / 26)
        a, b, c, d = up(k, -286), up(k, 286), up(k + 0.62, 286), up(k + 0.62, -286)
        e, f = up(k + 1, 286), up(k + 1, -286)
        layer.gradient(
            p.poly([a, b, c, d]), (0, a[1]), (0, c[1]), [p.mix("3c1a34", "e89a44", far), p.mix("6e3030", "f4b45c", far)]
        )
        for x in range(-270, 280, 20):
            layer.stroke(
                p.line([up(k, x), up(k + 0.6, x)]), 4.5 / (1 + SHRINK * k), p.mix("220f28", "b8682c", far), 0.8
            )
        layer.gradient(
            p.poly([d, c, e, f]),
            (a[0], 0),
            (b[0], 0),
            [p.mix(q, "fff4c8", far) for q in ("b86a34", "ffcf6a", "f6b850", "a85c34")],
            positions=[0, 0.45, 0.7, 1],
        )
        layer.stroke(p.line([d, c]), max(0.8, 6 / (1 + SHRINK * k)), p.mix("ffd878", "ffffff", far))
    p.lay(img, layer, tooth=0.7)
    glow = p.mask(p.poly([up(40, -286), up(40, 286), up(0, 200), up(0, -260)]), soft=40) * p.smooth(1050, 300, p.grid.y)
    p.shine(img, glow, "ffb84e", 0.22)


def floor(img: p.Array) -> None:
    """A polished landing, the comb plate, and the hatch the angel has opened."""
    landing = p.poly(p.points("-10,1038 810,1038 810,1210 -10,1210"))
    door_reflection = p.poly(p.points("200,1040 610,1040 700,1210 110,1210"))
    comb_plate = p.poly(p.points("96,1026 704,1026 722,1056 78,1056"))
    hatch = p.poly(p.points("404,1092 664,1092 700,1172 396,1172"))
    hatch_rim = p.line(p.points("396,1172 404,1092 664,1092 700,1172 396,1172"))
    hatch_inside = p.poly(p.points("400,1095 661,1095 696,1169 400,1169"))
    lid = p.poly(p.points("664,1092 700,1170 792,1066 752,980"))
    cover_edge = p.line([(664, 1092), (752, 980), (792, 1066)])

    go.passage(img, landing, "2c1f44", 0.0, size=22, length=150, seed=4, jitter=0.05)
    shine = p.blur(p.mask(door_reflection), 36)
    p.shine(img, shine * p.smooth(1230, 1030, p.grid.y), "e08a3c", 0.55)
    layer = p.Layer()
    layer.gradient(comb_plate, (0, 1026), (0, 1056), ["ffcf70", "9a5a34"])
    layer.fill(hatch, "0d0718")
    layer.stroke(hatch_rim, 6, "c07a3a")
    p.lay(img, layer, tooth=0.7)
    wheel = p.union(
        p.circle(584, 1188, 62, 52),
        *[p.moved(p.rect(-10, -66, 20, 132, r=3), 584, 1188, 0.92, turn=a) for a in range(8, 180, 30)],
    )
    inside = p.mask(hatch_inside)
    m = p.mask(p.cut(wheel, p.circle(584, 1188, 26, 22))) * inside
    go.model(img, m, ("4a2430", "a8642c", "f0b850"), (-0.3, -0.9, 0.3), flow=0.3, size=9, radius=12, seed=8)
    go.passage(
        img, lid, p.vertical([(0, "d89040"), (1, "6a3440")], 980, 1170), 0.9, size=14, length=60, seed=9, jitter=0.03
    )
    p.lay(img, p.Layer().stroke(cover_edge, 5, RIM))


def tape(img: p.Array) -> None:
    """One striped ribbon across the entry says it all."""
    line = p.sample(p.points("108,930 250,978 400,992 560,976 696,930"), 60)
    layer = p.Layer()
    for k in range(0, 59):
        a, b = line[k], line[k + 1]
        tone = "e8402e" if (k // 4) % 2 else "fff0dc"
        stripe = p.poly([(a[0], a[1] - 12), (b[0] + 0.6, b[1] - 12), (b[0] + 0.6, b[1] + 12), (a[0], a[1] + 12)])
        layer.fill(stripe, p.mix(tone, "4a2040", 0.12))
    p.lay(img, layer, tooth=0.6)


def wing(img: p.Array, seed: int) -> None:
    """A raised wing: pinions fan out from its leading edge, two rows of coverts over them."""
    feather_rows = (
        (13, 1.0, 40, ("5a5a9c", "b8b0d8", "fff2e0")),
        (11, 0.62, 36, ("7a74b0", "d4cce8", "fff8ee")),
        (10, 0.34, 32, ("948cc0", "e8e2f2", "fffdf6")),
    )
    edge = p.sample(p.points("300,968 262,850 220,752 172,690"), 50)
    for row, (n, length, width, tones) in enumerate(feather_rows):
        for k in range(n):
            t = k / (n - 1)
            x, y = edge[int(t * 49)]
            angle = 158 + 66 * t + 5 * np.sin(k * 2.3) + row * 3
            reach = (140 + 66 * t**0.8) * length * (1 + 0.06 * np.sin(k * 1.7))
            feather = p.spline(
                [
                    (-8, -width * 0.3),
                    (reach * 0.5, -width * 0.5),
                    (reach * 0.86, -width * 0.3),
                    (reach, width * 0.12, 1),
                    (reach * 0.8, width * 0.36),
                    (reach * 0.4, width * 0.46),
                    (-8, width * 0.3),
                ]
            )
            path = p.moved(feather, float(x), float(y), 1, turn=angle)
            m = go.model(
                img, path, tones, (0.6, -0.8, 0.3), flow=np.radians(angle), size=8, radius=18, seed=seed + row * 20 + k
            )
            p.multiply(img, p.rim(m, -3, 4, 2.0), "6a5a98", 0.55)
    bone = p.ribbon(p.points("306,978 264,852 220,752 168,686"), [44, 34, 28, 16], 40, True)
    m = go.model(
        img, bone, ("a098c8", "f0eaf4", "fffdf6"), (0.6, -0.8, 0.3), flow=2.0, size=9, radius=16, seed=seed + 70
    )
    p.rim_light(img, m, "ffe6b0", 4, dy=-4, alpha=0.6)


def angel_legs(img: p.Array) -> None:
    """A boot, the thigh, and the shin on the floor."""
    boot = p.points("92,1176! 96,1120 118,1102 150,1108 162,1140 236,1150 236,1178!")
    thigh = p.ribbon(p.points("214,1096 300,1092 380,1116 398,1150"), [108, 112, 84, 54], 40, True)
    shin = p.ribbon([(390, 1150), (300, 1160), (190, 1150)], [50, 50, 44], 30, True)
    go.model(img, p.spline(boot), ("2a1420", "6a3a30", "b8744a"), FROM_DOOR, flow=0.2, size=9, radius=24, seed=3)
    go.model(img, thigh, OVERALLS, FROM_DOOR, flow=0.1, radius=46, seed=5)
    go.model(img, shin, ("182250", "324a90", "6a88c8"), FROM_DOOR, flow=0.0, radius=24, seed=6)


def angel_trunk(img: p.Array) -> None:
    """A white shirt under the overalls, their strap, the neck."""
    trunk = p.points("150,1110 160,1040 206,960 268,908 330,896 376,918 392,968 372,1030 330,1096 250,1140")
    bib = p.points("150,1112 164,1040 196,984 262,1012 330,1010 384,992 366,1046 330,1104 240,1146")
    strap = p.ribbon([(206, 1000), (244, 940), (312, 900)], [24, 24, 20], 20, True)
    neck = p.points("318,912 330,870 366,850 396,876 388,918 352,938")

    go.model(img, p.spline(trunk), ("8a8098", "e6dce4", "fffaf0"), FROM_DOOR, flow=2.2, size=13, radius=70, seed=7)
    go.model(img, p.spline(bib), OVERALLS, FROM_DOOR, flow=2.0, size=13, radius=60, seed=8)
    go.model(img, strap, OVERALLS, FROM_DOOR, flow=2.2, size=8, radius=12, seed=9)
    go.model(img, p.spline(neck), ("6a3438", "a8644c", "d89070"), FROM_DOOR, flow=1.0, size=8, radius=20, seed=10)


def angel_head(img: p.Array) -> None:
    """A profile bent over the work, fair curls, an ear."""
    head = p.points(
        "352,790 396,782 434,800 448,830 446,848! 460,872 456,882 444,884! 446,894 440,902! 444,912 434,926 412,932 "
        "380,914 352,880 342,830"
    )
    cap = p.spline(p.points("330,868 324,820 342,782 384,760 424,766 446,792 430,806 404,808 388,836 376,868 356,892"))
    ear = p.spline(p.points("374,852 390,846 396,862 386,880 376,872"))
    go.model(img, p.spline(head), SKIN, FROM_DOOR, flow=0.9, size=8, radius=34, seed=11)
    features = (
        ([(418, 850), (428, 856), (440, 852)], 5),
        ([(412, 832), (428, 832), (442, 838)], 6),
        ([(442, 902), (428, 902), (420, 896)], 4),
        ([(446, 882), (438, 878)], 3),
    )
    for points, w in features:
        go.line(img, points, "4a1c24", w, seed=4)
    m = go.model(img, cap, ("5a2c18", "b8742a", "f4c060"), FROM_DOOR, flow=0.5, size=8, radius=40, seed=20)
    p.wool(img, p.blur(m, 2), 15, 6, light=(0.45, -0.8), shade="5a2c18", lit="ffe9a8", jitter=0.06)
    go.model(img, ear, SKIN, FROM_DOOR, flow=1.2, size=6, radius=10, seed=31)


def angel_arm(img: p.Array) -> None:
    """It is lost in the dark of the works; the sleeve is rolled up."""
    arm = [(396, 1020), (450, 1074), (486, 1136)]
    upper_arm = p.ribbon([(322, 948), (368, 986), (412, 1034)], [86, 76, 64], 40, True)
    rolled_sleeve = p.ribbon([(438, 1008), (412, 1036), (386, 1056)], [20, 22, 20], 20, True)
    m = go.model(img, p.ribbon(arm, [52, 46, 38], 30, True), SKIN, FROM_DOOR, flow=0.9, size=8, radius=24, seed=13)
    p.over(img, m * p.smooth(1088, 1132, p.grid.y), "0d0718", 0.97)
    go.model(img, upper_arm, ("8a8098", "efe6ec", "fffaf0"), FROM_DOOR, flow=0.9, radius=34, seed=12)
    go.model(img, rolled_sleeve, ("8a8098", "efe6ec", "fffaf0"), FROM_DOOR, flow=2.3, size=7, radius=10, seed=14)


def halo(img: p.Array) -> None:
    """A tilted ring of light."""
    ring = p.cut(p.circle(0, 0, 66, 19), p.circle(0, 0, 52, 11))
    p.over(img, p.mask(p.moved(ring, 412, 728, 1, turn=12)), "ffe27a")
    p.glow(img, 412, 728, 120, colour="ffd860", alpha=0.55)


def angel(img: p.Array) -> None:
    """Kneeling in profile in blue overalls, one arm down in the works to the shoulder."""
    p.contact(img, 270, 1176, 190, ry=18, alpha=0.7)
    wing(img, 40)
    angel_legs(img)
    angel_trunk(img)
    angel_head(img)
    angel_arm(img)
    halo(img)


def seat(points: p.Points, x: float, y: float, scale: float, flip: bool = False) -> list[p.Point]:
    """Points of a small figure, set on the steps."""
    return [(x + q[0] * (-scale if flip else scale), y + q[1] * scale, *q[2:]) for q in points]


def someone(
    img: p.Array, x: float, y: float, scale: float, flip: bool, parts: list[tuple[skia.Path | list, str]]
) -> None:
    """A small figure against the light: flat dark tones, one rim for all."""
    layer = p.Layer()
    for shape, tone in parts:
        layer.fill(p.spline(seat(shape, x, y, scale, flip=flip)), tone)
    p.shadow(img, layer.alpha(), -8, 14, soft=8, alpha=0.4, colour="3a1420")
    p.lay(img, layer, tooth=0.7)
    p.multiply(img, p.rim(layer.alpha(), -9, 12, 9.0), "3a1440", 0.6)
    p.shine(img, p.rim(layer.alpha(), 8, -12, 9.0), "ff9a48", 0.45)
    p.rim_light(img, layer.alpha(), "ffe6a0", 2, dy=-3.5, alpha=0.85, soft=1.2)


def lunch(img: p.Array) -> None:
    """The man who gave up and the devil, side by side on one step, half a sandwich each."""
    man = [
        (p.points("-26,-6 30,-34 62,-22 72,30 70,84 44,84 40,30 0,14"), "27305e"),
        (p.points("42,78 72,76 96,92 94,100! 42,100!"), "150f20"),
        (p.points("-40,6 -46,-70 -30,-122 6,-136 32,-116 36,-60 26,6"), "2f3c74"),
        (p.points("-16,-140 -10,-176 14,-190 40,-180 46,-160 56,-146 46,-140 42,-122 18,-112 -6,-122"), "a8644c"),
        (p.points("-22,-140 -22,-180 6,-204 40,-192 44,-178 14,-172 4,-146 -8,-130"), "4a3c44"),
        (p.points("-18,-112 4,-114 20,-76 58,-74 78,-84 84,-66 58,-50 8,-48 -16,-70"), "222b58"),
        (p.points("76,-88 94,-92 98,-74 84,-64"), "a8644c"),
    ]
    devil = [
        (p.points("-26,-6 -60,6 -80,-20 -72,-50 -62,-48 -68,-22 -56,-8 -26,-22"), "b8281f"),
        ([(-82, -46, 1), (-66, -78, 1), (-52, -46, 1)], "b8281f"),
        (p.points("-20,-4 22,-26 46,-16 52,26 48,66 30,66 28,24 0,10"), "b02a24"),
        (p.points("28,60 50,60 64,76! 26,76!"), "2a0f18"),
        (p.points("-28,4 -32,-52 -14,-88 16,-90 28,-54 22,4"), "cc3226"),
        (p.points("-32,-110 -26,-142 2,-156 30,-144 42,-118 52,-106 38,-100 24,-84 -10,-82"), "d83a2c"),
        ([(-22, -140, 1), (-34, -178, 1), (-4, -152, 1)], "4a1420"),
        ([(10, -152, 1), (20, -186, 1), (28, -144, 1)], "4a1420"),
        (p.points("-10,-76 6,-78 16,-58 44,-72 54,-62 20,-34 -8,-42"), "a8241f"),
    ]
    x, y = up(7, -112, 0)
    someone(img, x, y, 0.94, flip=False, parts=man)
    someone(img, up(7, 206)[0], y, 0.98, flip=True, parts=devil)
    marks = p.Layer()
    shut_lid = p.spline([(x + 24, y - 150), (x + 30, y - 147), (x + 37, y - 150)], False)
    marks.stroke(shut_lid, 2.8, "2a1420")
    raised_brow = p.spline([(x + 22, y - 160), (x + 30, y - 163), (x + 38, y - 159)], False)
    marks.stroke(raised_brow, 2.8, "2a1420")
    dx = up(7, 206)[0]
    at = (x + 96.0, y - 56.0)
    bread = p.moved(p.spline([(-6, 12, 1), (52, 4, 1), (22, -42, 1)]), *at)
    filling = p.moved(p.spline([(2, 4, 1), (42, -2, 1), (20, -32, 1)]), *at)
    marks.fill(bread, "6a3420").fill(filling, "fff0cc")
    lettuce = p.moved(p.ribbon([(-4, 12), (22, 14), (50, 5)], [7, 10, 7], 12, True), *at)
    marks.fill(lettuce, "5aa83c")
    for hx, hy, tone in ((x + 90, y - 62, "b87454"), (dx - 42, y - 52, "d83a2c")):
        marks.fill(p.circle(hx, hy, 10, 9), tone)
    marks.fill(p.circle(dx - 24, y - 118, 4.4), "fff0c8").fill(p.circle(dx - 26, y - 118, 2.4), "2a0f18")
    devil_smile = p.spline([(dx - 34, y - 92), (dx - 24, y - 88), (dx - 14, y - 94)], False)
    marks.stroke(devil_smile, 2.6, "4a0f14")
    man_smile = p.spline([(x + 26, y - 130), (x + 34, y - 130), (x + 40, y - 134)], False)
    marks.stroke(man_smile, 2.4, "4a1c24")
    p.lay(img, marks)


def case(img: p.Array, x: float, y: float, scale: float) -> None:
    """A suitcase, set down."""
    handle = p.spline(
        [
            (x - 16 * scale, y - 66 * scale),
            (x - 10 * scale, y - 84 * scale),
            (x + 10 * scale, y - 84 * scale),
            (x + 16 * scale, y - 66 * scale),
        ],
        False,
    )
    layer = p.Layer().stroke(handle, 6 * scale, "3a1c20")
    layer.fill(p.rect(x - 50 * scale, y - 68 * scale, 100 * scale, 68 * scale, r=8 * scale), "7a4028")
    for dx in (-30, 22):
        layer.fill(p.rect(x + dx * scale, y - 68 * scale, 9 * scale, 68 * scale), "d89a5a")
    p.lay(img, layer, tooth=0.6)
    p.rim_light(img, layer.alpha(), "ffe6a0", 1.5, dy=-3, alpha=0.9, soft=1.2)


def climber(img: p.Array) -> None:
    """High above one still goes on, dark against the light."""
    x, y = up(19, 40)
    parts = [
        (p.points("-22,0! -26,-70 -4,-74 -2,0!"), "4a2038"),
        (p.points("4,-16! 2,-80 26,-76 24,-14!"), "4a2038"),
        (p.points("-34,-62! -30,-140 -14,-160 18,-160 34,-138 36,-62!"), "6a2c4c"),
        (p.points("-18,-176 -2,-200 18,-196 20,-170 0,-160"), "3a1a2c"),
        (p.points("26,-150 44,-116 56,-80 44,-74 26,-110"), "6a2c4c"),
    ]
    someone(img, x, y, 0.5, flip=False, parts=parts)
    case(img, x + 36, y - 6, 0.42)


def paint() -> p.Array:
    """Evening, the bright door, the stairs, those who wait, and the mechanic."""
    img = sky()
    gate(img)
    stairs(img)
    for side in (-1, 1):
        wall(img, side)
    climber(img)
    case(img, up(7, -226)[0], up(7, 0)[1] + 2, 0.8)
    lunch(img)
    p.glow(img, 509, 260, 330, colour="fff0c0", alpha=0.5, power=1.8)
    floor(img)
    tape(img)
    angel(img)
    return np.clip(img, 0, 1)
