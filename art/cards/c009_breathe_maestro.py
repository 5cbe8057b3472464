"""A sailor's accordion gives air to a diver who dances on the sea floor.

Technique: gouache. Back to front: dawn and sun, the water and its shafts of light, weeds and fish, sailor and boat, the
far half of a spiral of bubbles and notes, the diver, the hose, the near half of the spiral, a flying sheet of music.
"""

from __future__ import annotations

import math

import numpy as np
import skia

from art import paint as p
from art.finish import Finish
from art.paint.voices import gouache as go

NUMBER, TITLE = 9, "Breathe, Maestro"
FINISH = Finish(touch=0, patches=0, edges=0, bloom=0.25, vignette=0, grain=0, split=0.02, contrast=1.04)

LINE = 330  # the water's edge
SUN: p.Light = (0.45, -0.78, 0.4)
Tones = tuple[str, str, str]
CANVAS: Tones = ("5c9a98", "d6dcc2", "fffae6")
FAR_CANVAS: Tones = ("3f7f84", "a4bfae", "dfe6cc")
BRASS: Tones = ("7c4a22", "d39a3c", "ffe9a4")
RUBBER: Tones = ("6e1420", "c2342a", "f6906a")
LEAD: Tones = ("26343c", "55646a", "a6b4ac")
NAVY: Tones = ("1c2444", "34446e", "7c86a0")
NOTES = (  # place, size, turn, and how far apart the two of a pair are
    (250, 1036, 14, 8, 0),
    (628, 976, 15, -10, 3.4),
    (190, 806, 14, -8, 3.2),
    (694, 566, 16, 12, 0),
    (226, 462, 16, -10, 0),
    (686, 446, 17, 8, 3),
)


def waterline(x: float) -> float:
    """The height of the cut through the water."""
    return LINE + 6 * math.sin(x / 74) + 4 * math.sin(x / 31 + 1)


def dawn() -> p.Array:
    """Peach sky in broad strokes, and half a sun on the sea."""
    img = go.board("f6c79c", 3)
    sky = p.vertical([(0, "e9866a"), (0.35, "f4a67c"), (0.7, "fccb98"), (1, "ffe6b4")], 0, LINE)
    go.passage(img, p.rect(-10, -10, 820, 360), sky, 0.06, size=30, length=170, seed=4, jitter=0.025, density=2.6)
    for k, cloud in enumerate(
        (
            "470,226 540,206 620,216 700,200 800,210 820,236 640,240",
            "-20,112 60,96 150,106 210,126 90,132 -20,136",
            "300,64 380,50 470,60 520,74 400,80",
        )
    ):
        go.passage(img, p.spline(p.points(cloud)), "fbdcb8", 0.04, size=12, length=90, seed=20 + k, under=0.7, ragged=4)
    go.fill(img, p.circle(636, 322, 62), "fff3cc", 6, flow=0.0, size=14)
    far_sea = p.poly(p.points("-10,306 810,302 810,350 -10,350"))
    go.passage(img, far_sea, "e9a986", 0.0, size=7, length=90, seed=8, jitter=0.08)
    for y, w in ((308, 60), (314, 48), (320, 66), (327, 40)):
        go.line(img, [(636 - w, y), (636, y + 1), (636 + w, y)], "fff3cc", 3, seed=int(y))
    return img


def shafts() -> p.Array:
    """How bright the light from above is at every place: a few uneven beams that fan out from the sun."""
    glow = p.grid.x * 0
    beams = ((716, 20, 700, 0.3), (654, 44, 520, 0.8), (584, 22, 420, 0.5), (500, 58, 300, 1.0), (452, 16, 190, 0.5))
    for x, w, foot, bright in beams:
        beam = p.poly([(x, LINE - 6), (x + w, LINE - 6), (foot + w * 2.8, 1170), (foot - w * 0.6, 1170)])
        glow = glow + p.mask(beam, soft=7) * bright
    return np.clip(glow, 0, 1) * p.smooth(1330, LINE - 60, p.grid.y)


def depths(img: p.Array) -> None:
    """Jade above, ink-blue below, painted along the shafts of light."""
    jade = [(0, "7fcdb6"), (0.08, "47a39c"), (0.34, "1b707e"), (0.7, "104a66"), (1, "0b304c")]
    xs = np.arange(-10, 821, 10)
    water = p.poly([*[(float(x), waterline(x)) for x in xs], (820, 1220), (-20, 1220)])
    tone = p.vertical(jade, LINE, 1200, p.noise(150, 3, 3) * 0.05)
    light = shafts()[..., None]
    tone = tone * (1 - light * 0.62) + p.rgb("c4f4d4") * light * 0.62
    go.passage(img, water, tone, 1.82, size=26, length=150, seed=5, jitter=0.016, density=2.4, ragged=0.6, dry=0.4)
    p.shine(img, shafts() * p.mask(water), "d8ffe4", 0.22)
    go.line(img, [(float(x), waterline(x)) for x in xs], "f6fff0", 6, seed=2, taper=False)


def floor(img: p.Array) -> None:
    """Sand with its ripples, brightest under the dancer; dark hills of rock behind."""
    rock = p.spline(p.points("-20,1060! 60,980 150,1010 220,1070 300,1086 300,1140 -20,1160!"))
    far_rock = p.spline(p.points("560,1092 640,1040 720,1000 820,960! 820,1160! 560,1140"))
    sand = p.spline(p.points("-20,1092! 180,1078 400,1070 620,1080 820,1096! 820,1220! -20,1220!"))
    go.fill(img, rock, "124c60", 31, flow=0.5, size=18)
    go.fill(img, far_rock, "124c60", 32, flow=-0.5, size=18)
    distance = np.hypot((p.grid.x - 392) / 330, (p.grid.y - 1110) / 90)
    tone = p.ramp(
        np.clip(1.1 - distance * 0.62, 0, 1), [(0, "2a6670"), (0.45, "6a9c8c"), (0.75, "c4cf9f"), (1, "f4ecbc")]
    )
    go.passage(img, sand, tone, 0.02, size=12, length=110, seed=9, jitter=0.05)
    random = np.random.default_rng(3)
    for k in range(9):
        y = 1096 + k * 12 + random.uniform(-3, 3)
        x = random.uniform(0, 480)
        n = random.uniform(160, 320)
        ripple = [(x, y), (x + n * 0.3, y - 6), (x + n * 0.7, y + 5), (x + n, y)]
        go.line(img, ripple, "3f7f80", random.uniform(3, 6), seed=k, alpha=0.55)


def weeds(img: p.Array) -> None:
    """Ribbons of sea grass that lean with the dance, and a few fish that watch."""
    random = np.random.default_rng(4)
    grass = p.Layer()
    for x0, count, tall in ((50, 9, 250), (752, 9, 270), (160, 4, 120), (668, 3, 110)):
        for _ in range(count):
            x, h = x0 + random.normal(0, 30), tall * random.uniform(0.5, 1)
            sway = random.uniform(0.08, 0.2) * h
            foot = 1130 + random.uniform(0, 50)
            blade = [(x, foot), (x + sway, foot - h * 0.4), (x - sway * 0.5, foot - h * 0.75), (x + sway, foot - h)]
            tint = p.mix("0e4450", "4fa884", random.random() ** 1.5)
            grass.fill(p.ribbon(blade, [11, 12, 8, 1], 40), tint)
    p.lay(img, grass, tooth=0.6)
    shoal = (
        (82, 640, 46, False),
        (136, 690, 38, False),
        (62, 716, 42, False),
        (716, 850, 46, True),
        (742, 906, 38, True),
    )
    for x, y, size, flip in shoal:
        p.fish("3f9a94").draw(img, x, y, size, flip=flip, haze=("1b707e", 0.5), light=SUN)


def boat(img: p.Array) -> None:
    """A clinker-built rowing boat in side view, its keel under water."""
    hull = p.spline(p.points("58,256! 84,318 140,362 240,374 350,362 412,316 436,246! 350,286 240,294 140,286"))
    go.model(img, hull, ("5a3328", "a8713f", "dca468"), SUN, flow=0.05, size=9, radius=40, seed=11)
    for k, strake in enumerate(
        ("72,284 150,314 240,320 345,312 424,274", "84,306 150,338 240,346 345,336 414,300", "112,336 240,368 384,332")
    ):
        go.line(img, p.points(strake), "4a2a24", 4, seed=k, taper=False)
    go.line(img, p.points("54,256 140,290 240,298 350,290 440,246"), "4a2a24", 11, seed=7, taper=False)
    go.line(img, p.points("60,252 140,286 240,294 350,286 436,243"), "f4cf98", 4, seed=8)
    wet = p.mask(hull) * p.smooth(LINE + 2, LINE + 8, p.grid.y)
    p.over(img, wet, "1f7a80", 0.6)
    go.line(img, [(float(x), waterline(x)) for x in range(80, 420, 10)], "f6fff0", 5, seed=3)


def music_stand(img: p.Array) -> None:
    """A bare stand in the bow: the wind has taken its sheet."""
    go.line(img, p.points("392,272 394,220 396,176"), "4a2a28", 5, seed=1, taper=False)
    go.line(img, p.points("372,188 396,178 424,160"), "4a2a28", 6, seed=2)


def sailor(img: p.Array) -> None:
    """He leans over his instrument, eyes shut, cap and white beard."""
    back_arm = p.ribbon(p.points("196,146 150,178 124,226"), [42, 38, 26], 30, True)
    front_arm = p.ribbon(p.points("276,152 322,176 358,212"), [46, 40, 28], 30, True)
    jersey = p.spline(p.points("178,140 216,122 262,128 290,152 300,220 296,292 172,292 170,210"))
    face = p.spline(p.points("198,76 214,60 250,58 272,76 278,104 266,128 228,132 204,118"))
    nose = p.spline(p.points("240,84 250,84 258,98 256,110 244,113 234,108 235,98"))
    beard = p.spline(p.points("196,92 210,106 238,110 262,108 282,112 284,136 268,166 242,184 216,166 200,134"))
    cap = p.spline(p.points("184,72 186,44 216,22 254,22 284,42 288,66 262,62 222,64"))
    peak = p.spline(p.points("204,66 248,56 290,64 302,80 272,74 232,74 200,80"))
    go.model(img, back_arm, NAVY, SUN, flow=1.0, size=8, radius=18, seed=12)
    go.model(img, front_arm, NAVY, SUN, flow=0.6, size=8, radius=18, seed=19)
    go.model(img, jersey, NAVY, SUN, flow=1.4, size=11, radius=40, seed=13)
    go.model(img, face, ("b06a50", "dc9a74", "f8c8a0"), SUN, flow=0.4, size=6, radius=24, seed=14)
    go.model(img, beard, ("b4a8a8", "ece4da", "fffdf4"), SUN, flow=1.4, size=6, radius=20, seed=15)
    for k, lock in enumerate(("212,116 220,144 234,168", "234,120 240,148 244,172", "258,118 258,144 252,164")):
        go.line(img, p.points(lock), "a89c9e", 3, seed=k)
    go.model(img, nose, ("a0503e", "d8785c", "f4ac88"), SUN, flow=0.6, size=5, radius=10, seed=16)
    for k, (whisker, eye, brow) in enumerate(
        (
            ("246,112 230,110 210,122 218,128 238,124", "212,94 220,99 229,95", "208,86 219,81 230,86"),
            ("246,112 262,110 280,120 272,127 254,124", "262,94 269,99 276,94", "260,86 269,81 278,86"),
        )
    ):
        go.fill(img, p.spline(p.points(whisker)), "fffaf0", 34 + k, flow=0.3, size=5)
        go.line(img, p.points(eye), "4a2428", 3.6, seed=4)
        go.line(img, p.points(brow), "fbf4e8", 6, seed=5)
    go.model(img, cap, NAVY, SUN, flow=0.2, size=8, radius=24, seed=17)
    go.fill(img, peak, "161c34", 18, flow=0.1, size=6)


def accordion(img: p.Array) -> None:
    """Two red blocks and a fan of bellows, open wide; a hand on each side."""
    folds, centre = 11, (222.0, 340.0)
    for k in range(folds):
        a0, a1 = (math.radians(-142 + 104 * (k + d) / folds) for d in (0, 1))
        inner, outer = 92 + 5 * (k % 2), 172 + 6 * (k % 2)
        corners = [(a0, inner), (a0, outer), (a1, outer), (a1, inner)]
        pleat = p.poly([(centre[0] + math.cos(a) * r, centre[1] + math.sin(a) * r * 0.88) for a, r in corners])
        go.fill(img, pleat, "f4e0bc" if k % 2 else "c9302a", 50 + k, flow=(a0 + a1) / 2, size=6)
    for k, block in enumerate(("62,232 96,206 152,262 132,292 108,292", "292,260 350,204 384,230 338,292 312,292")):
        shape = p.poly(p.points(block))
        go.model(img, shape, ("7a1420", "c8281f", "f47a50"), SUN, flow=0.8, size=8, radius=14, seed=70 + k)
    buttons = p.Layer()
    for x, y in p.points("86,228 98,242 110,256 122,270 358,228 346,240 334,252 322,266"):
        buttons.fill(p.circle(x, y, 4.2), "fff2d4")
    p.lay(img, buttons, tooth=0.5)
    grip(img, 376, 214, 1)
    grip(img, 96, 226, -1)


def grip(img: p.Array, x: float, y: float, side: int) -> None:
    """A hand on the buttons: a palm outside, four fingers laid inwards, dark between them."""
    palm = p.spline(p.points("-8,-18 10,-16 20,0 14,20 -2,22 -12,4", at=(x, y), scale=(side, 1)))
    go.model(img, palm, ("a05a44", "d08a66", "ecb48c"), SUN, flow=0.8, size=6, radius=14, seed=21)
    hand = p.Layer()
    for k in range(4):
        knuckle = p.points(
            f"4,{-13 + k * 9} -12,{-10 + k * 9} -{28 - abs(k - 1) * 3},{1 + k * 9}", at=(x, y), scale=(side, 1)
        )
        hand.fill(p.ribbon(knuckle, [13, 12, 9], 16, True), "8a4a3a").fill(
            p.ribbon([(u, v - 1.5) for u, v in knuckle], [10, 9, 7], 16, True), "eab08a"
        )
    p.lay(img, hand, tooth=0.4)


def glove(img: p.Array, x: float, y: float, turn: float, flip: bool, tones: Tones = RUBBER) -> None:
    """A dancer's hand in a red rubber glove: wrist at (x, y), the fingers long and softly parted."""
    fingers = (
        ("24,-9 52,-19 80,-17", [15, 12, 7]),
        ("30,-4 60,-5 84,4", [15, 12, 7]),
        ("28,3 54,8 74,18", [14, 12, 7]),
        ("22,9 42,17 58,27", [13, 11, 7]),
    )
    palm = p.spline(p.points("-6,-14 18,-17 36,-14 38,6 28,14 6,15 -6,13"))
    thumb = p.ribbon(p.points("8,9 26,20 44,19"), [15, 12, 7], 20, True)
    shapes = [p.ribbon(p.points(line), widths, 24, True) for line, widths in fingers]
    for k, shape in enumerate((*reversed(shapes), palm, thumb)):
        at = p.moved(shape, x, y, 1.0, turn=turn, flip=flip)
        dark = p.moved(shape, x - 2, y + 3, 1.02, turn=turn, flip=flip)
        p.lay(img, p.Layer().fill(dark, tones[0], 0.8), tooth=0.4)
        go.model(img, at, tones, SUN, flow=math.radians(turn), size=6, radius=9, seed=80 + k)
    cuff = p.moved(p.ribbon(p.points("-6,-19 -3,0 -6,19"), [12, 13, 12], 12, True), x, y, turn=turn, flip=flip)
    go.model(img, cuff, BRASS, SUN, flow=1.4, size=5, radius=7, seed=90)


def limb(img: p.Array, line: str, widths: list[float], tones: Tones, seed: int) -> None:
    """A sleeve or leg of the diving dress, with a few creases drawn across."""
    points = p.points(line)
    shape = p.ribbon(points, widths, 60, True)
    go.model(img, shape, tones, SUN, flow=go.along(points), size=10, radius=max(widths) * 0.5, seed=seed)
    spine = p.sample(points, 40)
    for k in (6, 15, 19, 31):
        (x0, y0), (x1, y1) = spine[k], spine[k + 1]
        a = math.atan2(y1 - y0, x1 - x0) + math.pi / 2
        w = float(np.interp(k / 39, np.linspace(0, 1, len(widths)), widths)) * 0.42
        c, s = math.cos(a) * w, math.sin(a) * w
        lean = 6 if k % 4 else -4
        crease = [(x0 - c * 0.1, y0 - s * 0.1), (x0 + c * 0.5 + lean, y0 + s * 0.5), (x0 + c + lean, y0 + s)]
        go.line(img, crease, tones[0], 4, seed=seed + k, alpha=0.7)


def back_leg(img: p.Array) -> None:
    """The lifted leg, straight from hip to toe, its lead boot pointed."""
    limb(img, "430,800 500,800 590,776 676,728", [86, 72, 56, 38], CANVAS, seed=21)
    boot = p.spline(p.points("652,722 672,700 706,686 744,650 768,634 778,648 762,682 726,722 706,750 684,764 664,750"))
    go.model(img, boot, LEAD, SUN, flow=-0.7, size=9, radius=22, seed=22)
    toe_cap = p.intersection(boot, p.poly(p.points("734,630 756,704 800,680 800,610")))
    go.model(img, toe_cap, BRASS, SUN, flow=-0.7, size=6, radius=14, seed=35)
    go.line(img, p.points("778,650 752,694 716,738 688,764"), "1c282e", 11, seed=5)
    go.line(img, p.points("660,716 676,738 690,760"), "c08a3a", 6, seed=6)


def standing_leg(img: p.Array) -> None:
    """The other carries everything: knee drawn up, the boot on the tip of its toe."""
    limb(img, "408,808 406,880 396,950 398,1040", [92, 78, 66, 62, 54, 46], CANVAS, seed=24)
    boot = p.spline(
        p.points("366,1022 430,1022 436,1056 430,1086 410,1112 388,1127 348,1130 340,1113 356,1092 366,1062")
    )
    p.contact(img, 380, 1127, 78, ry=12, alpha=0.55, colour="0c3a40")
    go.model(img, boot, LEAD, SUN, flow=1.4, size=9, radius=22, seed=25)
    toe_cap = p.intersection(boot, p.poly(p.points("330,1088 408,1108 404,1146 330,1146")))
    go.model(img, toe_cap, BRASS, SUN, flow=0.8, size=6, radius=14, seed=36)
    go.line(img, p.points("434,1056 428,1084 408,1111 386,1127"), "1c282e", 11, seed=5)
    go.line(img, p.points("370,1038 398,1044 428,1038"), "c08a3a", 6, seed=6)


def panel(img: p.Array, outline: str, folds: tuple[str, ...], tones: Tones, seed: int) -> None:
    """A width of cloth, and the shadows that run from the waist into its hem."""
    cloth = p.spline(p.points(outline))
    m = go.model(img, cloth, tones, SUN, flow=0.9, size=11, radius=40, seed=seed)
    shade = p.Layer()
    for k, fold in enumerate(folds):
        shade.fill(p.ribbon(p.points(fold), [1, 5 + k % 3 * 2, 13 + k % 2 * 5], 30), tones[0], 0.75, 1)
    p.lay(img, shade, tooth=0.9, clip=m)


def skirt_behind(img: p.Array) -> None:
    """The far side of the skirt streams away below the lifted leg."""
    outline = (
        "396,780 460,806 520,838 574,852 628,846 700,862! 676,888 646,894 626,884! 612,912 584,920 566,902! "
        "552,938 522,942 502,916! 484,944 454,936 438,910! 416,918 392,880"
    )
    folds = ("440,800 500,846 560,936", "450,800 540,850 616,908", "430,810 460,860 490,940", "470,812 580,856 664,884")
    panel(img, outline, folds, FAR_CANVAS, seed=26)


def skirt(img: p.Array) -> None:
    """The near side lies over the hips and swings to the front like the bell of a jellyfish."""
    outline = (
        "346,752 434,750 480,776 520,808 556,834! 546,856 524,868 500,862! 486,888 456,896 434,880! 414,902 382,904 "
        "362,884! 340,902 308,898 294,874! 272,882 244,864! 296,822 324,786"
    )
    folds = (
        "360,766 318,816 268,872",
        "374,770 348,826 330,890",
        "392,772 386,830 394,896",
        "410,772 432,830 442,884",
        "426,770 470,816 504,872",
        "366,768 336,820 312,868",
    )
    panel(img, outline, folds, CANVAS, seed=27)


def torso(img: p.Array) -> None:
    """The arched back and the belt."""
    body = p.spline(p.points("300,654 350,630 404,642 424,690 432,750 420,776 356,776 330,740 304,700"))
    go.model(img, body, CANVAS, SUN, flow=1.4, size=11, radius=46, seed=28)
    belt = p.ribbon(p.points("346,754 390,768 436,752"), [22, 24, 22], 20, True)
    go.model(img, belt, ("4a2a20", "86502c", "c88c50"), SUN, flow=0.1, size=6, radius=9, seed=29)
    p.lay(img, p.Layer().fill(p.rect(376, 754, 24, 22, r=4), "e8c060"), tooth=0.5)
    go.line(img, p.points("412,660 416,700 408,742"), CANVAS[0], 5, seed=3, alpha=0.6)


def helmet(img: p.Array, x: float, y: float) -> None:
    """Brass, tilted up to the boat; behind the glass a face with shut eyes."""

    def at(shape: skia.Path) -> skia.Path:
        return p.moved(shape, x, y, turn=14)

    collar = p.spline(p.points("-72,88 -58,54 -6,44 52,54 74,86 50,102 0,108 -50,104"))
    go.model(img, at(collar), BRASS, SUN, flow=0.2, size=9, radius=22, seed=51)
    bolts = p.Layer()
    for k in range(6):
        bolts.fill(at(p.circle(-54 + 22 * k, 84 + 10 * math.sin(k / 5 * math.pi), 4.6)), "6a3c1c")
    p.lay(img, bolts, tooth=0.4)
    go.model(img, at(p.circle(0, 0, 72, 70)), BRASS, SUN, flow=0.9, size=11, radius=72, seed=52)
    for cx, cy, rx, ry in ((-28, 2, 40, 43), (52, 8, 15, 22), (-4, -58, 18, 13)):
        go.model(
            img, at(p.circle(cx, cy, rx, ry)), ("8a5424", "c08434", "f4cc78"), SUN, flow=0.5, size=6, radius=8, seed=53
        )
        go.fill(img, at(p.circle(cx, cy, rx * 0.76, ry * 0.76)), "123c4c", 54, flow=0.4, size=7)
    face = p.intersection(p.circle(-30, 8, 22, 29), p.circle(-28, 2, 30, 32))
    go.model(img, at(face), ("a06450", "dca07c", "fbd2ac"), SUN, flow=0.8, size=5, radius=20, seed=55)
    features = (("-47,4 -41,8 -35,5", 3), ("-24,5 -18,8 -12,4", 3), ("-41,22 -32,27 -22,21", 3), ("-33,10 -35,15", 2.4))
    for mark, width in features:
        p.lay(img, p.Layer().stroke(at(p.spline(p.points(mark), False)), width, "5a2a28"), tooth=0.4)
    p.lay(img, p.Layer().stroke(at(p.spline(p.points("-50,-12 -42,-24 -30,-28"), False)), 4, "d8f4e8", 0.8), tooth=0.8)
    go.model(
        img,
        at(p.ribbon(p.points("44,-40 64,-56"), [26, 28], 8, True)),
        BRASS,
        SUN,
        flow=0.9,
        size=6,
        radius=10,
        seed=56,
    )


def diver(img: p.Array) -> None:
    """An arabesque in lead boots: one line from the fingertips of one hand to the lifted toe."""
    limb(img, "392,668 470,700 548,672", [52, 42, 30], FAR_CANVAS, seed=20)
    glove(img, 552, 670, -26, flip=False)
    skirt_behind(img)
    back_leg(img)
    standing_leg(img)
    skirt(img)
    torso(img)
    limb(img, "324,676 244,660 170,584", [54, 42, 30], CANVAS, seed=23)
    glove(img, 166, 580, 48, flip=True)
    helmet(img, 340, 556)


def hose(img: p.Array) -> None:
    """From the bellows over the gunwale, down in one long swing to the helmet: red, close-ribbed, lit from above."""
    run = p.points("376,245 418,226 458,262 486,340 560,400 640,448 646,524 566,552 478,504 424,510")
    p.lay(img, p.Layer().fill(p.ribbon(run, [24], 200, True), "5c1220"), tooth=0.4)
    spine = p.sample(run, 340)
    ribs = p.Layer()
    for k in range(2, 338, 4):
        (x0, y0), (x1, y1) = spine[k - 1], spine[k + 1]
        a = math.atan2(y1 - y0, x1 - x0) + math.pi / 2
        c, s = math.cos(a) * 10, math.sin(a) * 10
        lit = -1 if s > 0 else 1
        ribs.stroke(p.line([(x0 - c, y0 - s), (x0 + c, y0 + s)]), 4.6, "c2302a")
        bright = p.line([(x0 + c * lit * t, y0 + s * lit * t) for t in (0.1, 0.7)])
        ribs.stroke(bright, 3.4, "f88a64")
    p.lay(img, ribs, tooth=0.3)
    for x, y, turn in ((371, 247, -28), (416, 512, -14)):
        ferrule = p.moved(p.rect(-10, -16, 20, 32, r=5), x, y, turn=turn)
        go.model(img, ferrule, BRASS, SUN, flow=0.9, size=5, radius=9, seed=57)
    go.line(img, p.points("462,331 474,337 488,338 502,334"), "f6fff0", 5, seed=9)


def helix(t: float) -> tuple[float, float, float]:
    """The bubbles' way up round the dancer: x, y, and how far to the front (-1 to 1)."""
    angle = 0.9 * math.pi - t * 5.0 * math.pi
    front = math.sin(angle)
    return 400 + 40 * t + math.cos(angle) * (325 - 180 * t), 1036 - 640 * t + front * (50 - 22 * t), front


def spiral(img: p.Array, near: bool) -> None:
    """Bubbles wind round the dancer, a low turn before her, all else behind."""
    random = np.random.default_rng(7)
    layer = p.Layer()
    last, gap = (0.0, 0.0), 0.0
    for k in range(3000):
        x, y, front = helix(k / 2999)
        if math.hypot(x - last[0], y - last[1]) < gap:
            continue
        r = random.uniform(3.5, 11.5) * (1.15 + 0.35 * front)
        last, gap = (x, y), r * 2 + random.uniform(10, 34)
        clear = all(math.hypot(x - nx - pair * r1 / 2, y - ny) > 30 + pair * r1 / 2 for nx, ny, r1, _, pair in NOTES)
        if clear and (front > 0 and y > 930) == near:
            bubble(layer, x, y + random.uniform(-8, 8), r, bright=0.7 + 0.25 * front)
    p.lay(img, layer, tooth=0.5)


def bubble(layer: p.Layer, x: float, y: float, r: float, bright: float) -> None:
    """A ring of light with a lit edge."""
    layer.fill(p.circle(x, y, r), "9fe4d4", 0.3 * bright)
    layer.stroke(p.circle(x, y, r), 2.2, "eafff4", 0.85 * bright)
    layer.fill(p.circle(x + r * 0.32, y - r * 0.36, r * 0.26), "ffffff", 0.95 * bright)


def note(layer: p.Layer, x: float, y: float, r: float, turn: float, pair: float) -> None:
    """A note of air: one round bubble with stem and flag, or two that a beam joins, `pair` apart."""

    def at(shape: skia.Path) -> skia.Path:
        return p.moved(shape, x, y, r, turn=turn)

    flag = p.spline(p.points("0.8,-4.2! 1.3,-3.2 2.4,-2.6 2.2,-1.3! 1.8,-2.1 0.98,-2.7!"))
    beam = p.ribbon([(0.9, -3.8), (pair * 0.5 + 0.9, -4.3), (pair + 1.1, -4.2)], [0.6, 0.85, 0.6], 20, True)
    for hx, hy in ((0.0, 0.0), (pair, -0.4))[: 2 if pair else 1]:
        head = at(p.moved(p.circle(0, 0, 1.12, 0.92), hx, hy, 1, turn=-18))
        stem = p.ribbon([(hx + 0.95, hy), (hx + 1.08, hy - 2), (hx + 0.95, hy - 3.9)], [0.42, 0.22, 0.3], 20, True)
        layer.fill(at(stem), "eafff4", 0.95)
        layer.fill(head, "8fdccc", 0.85).stroke(head, 3, "f4fffa")
        layer.fill(at(p.circle(hx - 0.25, hy + 0.25, 0.5, 0.36)), "4fb0a8", 0.7, 1)
        layer.fill(at(p.circle(hx + 0.36, hy - 0.34, 0.28)), "ffffff")
    layer.fill(at(beam if pair else flag), "eafff4", 0.95)


def notes(img: p.Array) -> None:
    """The breath that she lets go rises as music, larger as it nears the surface."""
    layer = p.Layer()
    for x, y, r, turn, pair in NOTES:
        note(layer, x, y, r, turn=turn, pair=pair)
    p.lay(img, layer, tooth=0.4)


def sheet(img: p.Array) -> None:
    """A page of music in the wind: staves and dots only."""

    def at(shape: skia.Path) -> skia.Path:
        return p.moved(shape, 618, 118, 1.15, turn=20)

    page = p.spline(p.points("-44,-58! 0,-68 46,-54! 38,0 48,54! 4,46 -42,60! -48,0"))
    fold = p.spline(p.points("48,54! 4,46 -42,60! -20,34 20,28"))
    go.fill(img, at(page), "fdf2dc", 61, flow=1.2, size=12)
    go.fill(img, at(fold), "e6c8a4", 62, flow=0.2, size=7)
    ink = p.Layer()
    for row in (-40, -14, 12):
        for d in (0, 5, 10):
            ink.stroke(at(p.spline([(-36, row + d), (0, row + d - 5), (36, row + d)], False)), 1.4, "6a4a40", 0.9)
        for dx, dy in p.points("-24,6 -6,0 10,7 26,2"):
            ink.fill(at(p.circle(dx, row + dy, 4, 3)), "3a2420")
            ink.stroke(at(p.line([(dx + 3.4, row + dy), (dx + 3.4, row + dy - 14)])), 1.6, "3a2420")
    p.lay(img, ink, tooth=0.3)
    for gust in ("470,168 520,150 548,120", "484,196 540,182 574,170"):
        go.line(img, p.points(gust), "fff0d4", 4, seed=4, alpha=0.7)


def paint() -> p.Array:
    """A little sky, a great depth of water: sailor and boat small above, the diver large below."""
    img = dawn()
    depths(img)
    floor(img)
    weeds(img)
    sailor(img)
    accordion(img)
    boat(img)
    music_stand(img)
    spiral(img, near=False)
    notes(img)
    diver(img)
    hose(img)
    p.shine(img, shafts() * p.smooth(LINE + 20, LINE + 90, p.grid.y), "eaffdc", 0.16)
    spiral(img, near=True)
    sheet(img)
    return img
