"""A matchbox is an opera house: a white moth sings to a rising sun that is a burning match.

Technique: painted relief.
"""

from __future__ import annotations

import math

import numpy as np

from art import paint as p
from art.finish import Finish

NUMBER, TITLE = 59, "Matchbox Premiere"
FINISH = Finish(vignette=0.34)

FLAME = (520, 400)
STAGE_BACK, STAGE_FRONT = 762, 892
OPENING = (92, 128, 592, 764)  # x, y, width, height of the stage opening
FROM_FLAME: p.Light = (0.6, -0.6, 0.3)
BEHIND: p.Light = (0.15, -0.95, 0.1)
WING = [(0, "8a4a40"), (0.3, "d8a888"), (0.55, "f6e2c8"), (0.8, "fffaf0"), (1, "ffffff")]
SOOT = [(0, "0a0408"), (0.5, "2a1216"), (0.8, "5a2a1e"), (1, "d88a48")]
GILT = [(0, "3a1a10"), (0.45, "8a5024"), (0.75, "d89a44"), (1, "fff0c0")]


def backdrop(img: p.Array) -> None:
    """Paper sky with sun rays, the burning match, and paper hills that it rises behind."""
    x, y = FLAME
    away = np.clip(np.hypot(p.grid.x - x, p.grid.y - y) / 560, 0, 1) + p.noise(120, 3, 4) * 0.05
    img[:] = p.ramp(
        np.clip(away, 0, 1), [(0, "ffe090"), (0.16, "ffb050"), (0.4, "d8562c"), (0.7, "84201f"), (1, "3a0c18")]
    )
    p.brush(img, 60, 2600, np.arctan2(p.grid.y - y, p.grid.x - x).astype(np.float32), jitter=0.06, alpha=0.5, seed=5)
    rays = p.Layer()
    for k in range(30):
        a, half = k * math.tau / 30, 0.045
        rays.fill(
            p.poly(
                [
                    (x, y),
                    (x + 800 * math.cos(a - half), y + 800 * math.sin(a - half)),
                    (x + 800 * math.cos(a + half), y + 800 * math.sin(a + half)),
                ]
            ),
            "ffd070",
            0.17,
        )
    p.lay(img, rays, tooth=2)
    stick = p.texture.wood("b87a3c", 300, True, 4)
    m = p.rough(p.mask(p.rect(x - 15, y + 40, 30, 400)), 1, 8, 2)
    edge = p.mask(p.rect(x + 5, y + 40, 10, 400))
    p.over(img, m, stick)
    p.multiply(img, m * edge, "8a4a30", 0.7)
    char = p.smooth(y + 150, y + 70, p.grid.y + p.noise(14, 4, 3) * 22)
    p.over(img, m * char, "1c0a0c", 0.92)
    p.glow(img, x, y - 60, 420, colour="ffb040", alpha=0.6, power=1.8)
    p.glow(img, x, y - 60, 200, colour="ffe890", alpha=0.5, power=1.6)
    for wide, tall, colour, soft in (
        (74, 252, "ff7a24", 7),
        (60, 216, "ffb83c", 5),
        (46, 168, "ffe890", 5),
        (32, 112, "fffdf0", 5),
    ):
        tongue = p.spline(
            [
                (x, y + 64),
                (x + wide, y - 2),
                (x + wide * 0.66, y - tall * 0.5),
                (x + 8, y - tall + 30, 1),
                (x - wide * 0.5, y - tall * 0.45),
                (x - wide, y - 2),
            ]
        )
        p.over(img, p.rough(p.mask(tongue, soft=soft), 5, 40, 8), colour, 0.86)
    head = p.rough(p.mask(p.spline(p.points("-25,36 -18,6 0,-4 18,6 25,36 17,70 -17,70", at=(x, y)))), 2, 8, 6)
    p.form(
        img,
        head,
        [(0, "100406"), (0.5, "4a1210"), (0.8, "c84a1c"), (1, "ffd080")],
        22,
        light=(0, -0.8, 0.3),
        texture=0.2,
    )
    p.rim_light(img, head, "ffd070", 0, dy=-8, alpha=0.9, soft=5)
    p.over(img, p.mask(p.circle(x, y - 12, 38, 22), soft=9), "fffdf0", 0.7)
    p.sparks(img, x, y - 120, 150, height=220, count=30, seed=4)
    hills = [
        (p.points("60,690 200,640 330,700 470,660 640,600 760,650"), "a8401f", "ffb860"),
        (p.points("60,640 150,660 290,742 460,716 600,700 760,726"), "7a2420", "f08a44"),
        (p.points("60,740 220,752 420,772 560,742 760,760"), "4a141a", "c85a34"),
    ]
    for k, (crest, colour, edge) in enumerate(hills):
        line = p.sample(crest, 80)
        paper = p.rough(p.mask(p.poly([*line, (760, 900), (60, 900)])), 1.5, 12, k)
        p.shadow(img, paper, 0, -10, soft=6, alpha=0.35, colour="1c0408")
        p.over(
            img, paper, p.vertical([(0, p.mix(colour, "ff9a48", 0.25)), (1, p.mix(colour, "1a0408", 0.5))], 600, 880)
        )
        p.multiply(img, paper * p.smooth(0, 0.8, p.noise(12, 9 + k, 3)), "8a4038", 0.4)
        p.rim_light(img, paper, edge, 1, dy=-4, alpha=0.8, soft=2)


def floor(img: p.Array) -> None:
    """The boards are matches; their heads are the footlights."""
    random = np.random.default_rng(59)
    sticks = 19
    for k in range(sticks):
        u0, u1 = k / sticks, (k + 0.94) / sticks
        back = [110 + 560 * u for u in (u0, u1)]
        front = [40 + 690 * u for u in (u0, u1)]
        y1 = STAGE_FRONT - 14 + random.uniform(-5, 5)
        stick = p.Sprite()
        tint = p.mix("c8965a", "e8bc80", random.random())
        stick.add(p.poly([(back[0], STAGE_BACK), (back[1], STAGE_BACK), (front[1], y1), (front[0], y1)]), tint, 16)
        stick.add(
            p.spline(
                [
                    (front[0] - 1, y1 - 14),
                    (front[1] + 1, y1 - 14),
                    (front[1] + 4, y1 + 8),
                    ((front[0] + front[1]) / 2, y1 + 22),
                    (front[0] - 4, y1 + 8),
                ]
            ),
            "e0342c",
            13,
        )
        stick.draw(img, 0, 0, 100, light=BEHIND, seed=k)


def curtains(img: p.Array) -> None:
    """Velvet, drawn aside, tied with gold; a swagged valance above."""
    x0, y0, w, _ = OPENING
    velvet = p.texture.drapery("b01c28", 46, 5)
    left = [
        (x0 - 8, y0, 1),
        (226, y0, 1),
        (206, 280),
        (164, 440),
        (126, 590),
        (128, 640),
        (158, 760),
        (166, 866, 1),
        (x0 - 8, 866, 1),
    ]
    right = [
        (x0 + w + 8, y0, 1),
        (600, y0, 1),
        (618, 300),
        (652, 470),
        (660, 590),
        (652, 640),
        (622, 760),
        (614, 866, 1),
        (x0 + w + 8, 866, 1),
    ]
    for shape, tie, inward in ((left, (124, 612), 1), (right, (660, 612), -1)):
        m = p.rough(p.mask(p.spline(shape)), 2, 16, 3)
        p.shadow(img, m, 14 * inward, 8, soft=10, alpha=0.5, colour="1a0208")
        pull = (
            velvet
            if inward == -1
            else p.warp(velvet, 0.22 * np.abs(p.grid.y - 612) * np.clip((p.grid.x - 90) / 240, 0, 1), 0)
        )
        p.clothe(img, m, pull, 40, light=FROM_FLAME if inward == 1 else (-0.6, -0.5, 0.4), shade="30060c")
        p.rim_light(img, m, "ffa050", 5 * inward, dy=-2, alpha=0.55, soft=3)
        x, y = tie
        cord = p.Sprite()
        cord.limb([(-38 * inward, -8), (0, 6), (10 * inward, -2)], [10, 12, 9], GILT)
        cord.limb([(0, 4), (-2, 26)], [5, 8], GILT)
        for k in range(7):
            cord.limb([(-2 + (k - 3) * 2, 26), (-2 + (k - 3) * 4.4, 62)], [3, 2], GILT)
        cord.draw(img, x, y, 100, light=FROM_FLAME)
    swag = p.blank()
    swag[:] = velvet
    for k, cx in enumerate((170, 300, 430, 560, 660)):
        m = p.rough(
            p.mask(p.spline(p.points("-92,-6! 92,-6! 62,52 0,84 -62,52", at=(cx, y0))))
            * (np.abs(p.grid.x - 388) < 300),
            1.5,
            14,
            8 + k,
        )
        p.shadow(img, m, 0, 8, soft=8, alpha=0.45, colour="1a0208")
        fold = np.sin(np.hypot(p.grid.x - cx, (p.grid.y - y0 + 60) * 1.3) / 5.4) * 0.5 + 0.5
        tone = np.clip(0.25 + fold * 0.4 + (p.grid.y - y0) / 300 + p.noise(5, 3, 2) * 0.05, 0, 1).astype(np.float32)
        p.over(img, m, p.ramp(tone, [(0, "30060c"), (0.5, "a01a24"), (0.8, "d84030"), (1, "ff9a60")]))
        p.over(img, p.rim(m, 0, 6, 1.2), "e8b458", 0.9)


def sleeve(img: p.Array) -> None:
    """The cardboard sleeve around the stage, its printed front and the striking strip on its side."""
    x0, y0, w, h = OPENING
    outer = p.cut(p.poly(p.points("26,62 738,62 738,930 26,930")), p.rect(x0, y0, w, h))
    card = p.texture.parchment("c89a5c", 6)
    m = p.rough(p.mask(outer), 1, 18, 4)
    p.shadow(img, m, 0, 10, soft=12, alpha=0.6, colour="14040a", clip=p.mask(p.rect(x0, y0, w, h)))
    p.over(img, m, card)
    red = p.rough(p.mask(p.cut(p.rect(36, 72, 692, 850), p.rect(x0 - 20, y0 - 18, w + 40, h + 60))), 2.5, 10, 9)
    p.over(img, red, p.blank("9a2420"), 0.85)
    p.over(img, red * p.smooth(0.25, 0.7, p.noise(9, 22, 3)), card, 0.55)
    print_ = p.Layer()
    for k in range(21):
        print_.fill(p.star(54 + k * 34, 92, 10, 8, inner=0.5), "e8b458", 0.9)
    for k in range(22):
        for x in (54, 711):
            print_.fill(p.star(x, 130 + k * 36, 8, 4, inner=0.4), "e8b458", 0.75)
    p.lay(img, print_, tooth=2)
    inner = p.mask(p.cut(p.rect(x0 - 9, y0 - 9, w + 18, h), p.rect(x0, y0, w, h)))
    p.over(img, p.rough(inner, 1.5, 8, 3), "e0b880", 0.9)
    side = p.mask(p.poly(p.points("738,62 820,110 820,880 738,930")))
    p.over(img, side, p.blank("d8a468"))
    strip = p.mask(p.poly(p.points("752,84 820,122 820,862 752,908")))
    p.over(
        img,
        strip,
        p.ramp(
            np.clip(0.4 + p.noise(3, 4, 2) * 0.3 + p.noise(40, 8, 3) * 0.12, 0, 1),
            [(0, "3a1a1c"), (0.5, "7a443c"), (1, "c08870")],
        ),
    )
    scratches = p.Layer()
    for k in range(9):
        y = 220 + k * 63
        scratches.stroke(p.line([(770 + k % 3 * 8, y), (800, y + 90)]), 3, "f0c090", 0.6, soft=1)
    p.lay(img, scratches, clip=strip)


def wing(img: p.Array, points: list[p.Point], root: p.Point, seed: int, singed: p.Array | None = None) -> p.Array:
    """One wing: powdery white, with veins from its root; `singed` burns a part of it away."""
    m = p.rough(p.mask(p.spline(points)), 1.6, 9, seed)
    burn = None
    if singed is not None:
        ragged = singed + p.noise(20, 5, 3) * 16
        burn = p.smooth(34, 0, np.abs(ragged)) * m
        m = m * p.smooth(-2, 2, ragged)
    p.shadow(img, m, -8, 8, soft=8, alpha=0.3, colour="3a0c10")
    p.form(img, m, WING, 70, light=FROM_FLAME, texture=0.1, seed=seed)
    rx, ry = root[0], root[1]
    p.hairs(
        img,
        m,
        lambda x, y: math.atan2(y - ry, x - rx),
        2600,
        length=(10, 22),
        width=(0.8, 2.0),
        jitter=0.05,
        seed=seed,
        curl=0.1,
        alpha=0.6,
    )
    veins = p.Layer()
    for q in points:
        veins.stroke(p.line([(rx, ry), (rx + (q[0] - rx) * 0.9, ry + (q[1] - ry) * 0.9)]), 1.5, "b08070", 0.45)
    middle = np.mean([(q[0], q[1]) for q in points], 0)
    for r, colour in ((22, "b07a60"), (14, "fff4e0"), (7, "7a3a34")):
        veins.fill(p.circle(rx + (middle[0] - rx) * 1.24, ry + (middle[1] - ry) * 1.24, r, r * 0.8), colour, 0.55, 1.5)
    p.lay(img, veins, clip=m)
    if burn is not None:
        p.over(img, burn * m, "2a0c0a", 0.95)
        p.over(img, p.smooth(9, 0, np.abs(singed + p.noise(20, 5, 3) * 16)) * m, "ff8a30", 0.95)
    p.rim_light(img, m, "ffe0a0", 4, dy=-3, alpha=0.5, soft=2)
    return m


def moth(img: p.Array) -> None:
    """The soprano, seen from behind a little, her head turned to the light."""
    p.contact(img, 318, 848, 110, ry=16, alpha=0.6, colour="1a0408")
    wing(img, p.points("306,610! 240,640 176,720 178,782 236,800 300,740 326,660"), (312, 630), 3)
    wing(img, p.points("330,610! 392,640 440,712 432,776 384,792 338,740 318,660"), (324, 630), 4)
    wing(img, p.points("310,632! 262,590 186,524 158,450 152,392! 212,412 262,462 310,552"), (314, 610), 5)
    tip = np.hypot(p.grid.x - 494, p.grid.y - 400).astype(np.float32) - 50
    wing(img, p.points("322,632! 372,590 442,530 488,452 498,392! 430,404 368,458 324,552"), (318, 610), 6, singed=tip)
    body = p.Sprite()
    for side in (-1, 1):
        body.limb([(4 * side, -30), (12 * side, -10), (9 * side, 4)], [7, 4, 3], "c8a088")
    body.limb([(0, -128), (-2, -80), (1, -20)], [30, 44, 24], WING, fur=9)
    for k in range(5):
        body.line(
            p.spline([(-17 + k * 0.7, -88 + k * 14), (0, -82 + k * 14), (18 - k * 0.7, -88 + k * 14)], False),
            2,
            "b88a78",
            0.55,
        )
    body.limb([(0, -176), (0, -150), (0, -122)], [38, 50, 36], WING, fur=12)
    body.add(
        p.spline(p.points("-15,-194 -4,-208 12,-206 22,-194 14,-178 -8,-178")),
        WING,
        13,
        spine=[(0, -206), (0, -180)],
        fur=6,
    )
    body.add(p.circle(15, -196, 5.4, 6.4), "2a0c10", 4)
    body.limb([(20, -186), (30, -186), (28, -180)], [3, 3, 1.5], "a86a5a")
    for bend in (0, 1):
        stalk = p.sample([(8 - bend * 8, -206), (18 - bend * 30, -240), (44 - bend * 80, -270)], 24)
        body.line(p.spline([tuple(q) for q in stalk], False), 2.2, "e8c0a0")
        for k in range(4, 24):
            px, py = stalk[k]
            reach = 13 * math.sin(math.pi * k / 24) + 3
            body.line(p.line([(px - reach, py - 3), (px, py), (px + reach, py - 4)]), 1.3, "fff0dc", 0.9)
    for side in (-1, 1):
        body.limb([(16 * side, -150), (40 * side, -148), (56 * side, -166)], [6, 4, 3], "d8b098")
    body.draw(img, 318, 846, 128, light=FROM_FLAME, rim="ffe0a0", shade="6a2c30")


def guest(size: int) -> p.Sprite:
    """A beetle in the stalls, from behind: wing cases, collar, head; every third one with opera glasses."""
    s = p.Sprite()
    s.add(p.spline(p.points("-40,20 -42,-30 -30,-62 0,-72 30,-62 42,-30 40,20")), SOOT, 34)
    s.line(p.spline([(0, -70), (0, 20)], False), 1.6, "0a0408", 0.9)
    s.add(p.spline(p.points("-30,-58 -24,-84 0,-92 24,-84 30,-58 0,-66")), SOOT, 16)
    s.add(p.circle(0, -98, 17, 15), SOOT, 14)
    for side in (-1, 1):
        s.line(p.spline([(7 * side, -110), (16 * side, -130), (30 * side, -136)], False), 2.2, "1a0a0c")
        if size % 3 == 0:
            s.add(p.circle(30 + 8 * side, -104, 8), GILT, 6)
    if size % 3 == 0:
        s.limb([(30, -60), (46, -76), (36, -96)], [6, 4.4, 3.6], SOOT)
        s.limb([(16, -100), (24, -104)], [3, 3], SOOT)
    if size % 4 == 1:
        s.add(p.rect(-15, -138, 30, 28, r=2), SOOT, 10)
        s.add(p.rect(-24, -114, 48, 6, r=3), SOOT, 3)
    return s


def stalls(img: p.Array) -> None:
    """Two rows of heads against the light."""
    p.over(img, p.smooth(900, 960, p.grid.y), p.vertical([(0, "2a0a10"), (1, "0c0408")], 900, 1200), 0.94)
    for row, (y, size, count, shift) in enumerate(((1052, 92, 8, 30), (1204, 138, 6, -36))):
        for k in range(count):
            x = shift + k * size * 1.18
            seat = p.Sprite()
            seat.add(p.spline(p.points("-50,60 -52,-10 -30,-36 30,-36 52,-10 50,60")), "5a1018", 20)
            if not (row == 1 and k == 5) and not (row == 0 and k == 7):
                guest(k + row * 2 + 1).draw(img, x, y, size, light=BEHIND, rim="ffa050", rim_alpha=0.8, seed=k)
                seat.draw(img, x, y + size * 0.3, size, light=BEHIND, rim="e86a3c", rim_alpha=0.5)


def prompter(img: p.Array) -> None:
    """In the prompter's hole an ant in a brass helmet, with a thimble of water."""
    x, y, size = 712, 1166, 58
    p.over(img, p.rough(p.mask(p.arch(x, y + 40, 110, 140)), 1, 8, 3), "120508")
    box = p.Sprite()
    box.add(p.cut(p.arch(0, 60, 214, 262), p.arch(0, 62, 172, 226)), GILT, 14)
    box.draw(img, x, y, size, light=BEHIND, seed=4)
    p.glow(img, x, y - 30, 80, colour="ff9a48", alpha=0.4)
    ant = p.Sprite()
    ant.add(p.spline(p.points("-26,80 -24,20 0,4 24,20 26,80")), "5a2a20", 18)
    ant.add(p.circle(-2, -18, 29, 26), "6a3222", 22)
    for side in (-1, 1):
        ant.line(p.spline([(-2 + 8 * side, -44), (-2 + 24 * side, -72), (-2 + 42 * side, -70)], False), 3, "4a2018")
    ant.add(p.circle(-18, -16, 5.4, 7), "0c0408", 4)
    ant.add(p.circle(6, -16, 5.4, 7), "0c0408", 4)
    for ex in (-20, 4):
        ant.add(p.circle(ex, -19, 1.8), "fff0d0", 0)
    ant.add(p.spline(p.points("-40,-28! -30,-52 -2,-64 26,-52 36,-28! -2,-36")), GILT, 14)
    ant.add(p.spline(p.points("-8,-62 -2,-74 4,-62 2,-40 -6,-40")), GILT, 5)
    ant.limb([(18, 34), (44, 34), (54, 12)], [9, 7, 6], "5a2a20")
    ant.add(p.poly(p.points("36,-20 76,-20 70,22 42,22")), "b8c0c4", 14)
    for r in range(3):
        for c in range(4):
            ant.add(p.circle(44 + c * 8, -8 + r * 10, 1.6), "5a6468", 0)
    ant.add(p.circle(56, -20, 20, 5), "8ad0e0", 3)
    ant.limb([(40, 6), (46, 4)], [6, 6], "5a2a20")
    ant.draw(img, x - 6, y + 2, size * 0.98, light=(-0.5, -0.8, 0.3), rim="ffb060")


def paint() -> p.Array:
    img = p.blank("2a0a10")
    backdrop(img)
    floor(img)
    moth(img)
    curtains(img)
    front = img.copy()
    img[:] = p.texture.plaster("3a1418", 4)
    x0, y0, w, h = OPENING
    p.over(img, p.mask(p.rect(x0, y0, w, h)), front)
    sleeve(img)
    stage = p.smooth(STAGE_FRONT - 40, STAGE_FRONT - 36, p.grid.y) * (p.grid.y < 920)
    p.over(img, (stage * (np.abs(p.grid.x - 388) < 350)).astype(np.float32), front)
    p.nightfall(
        img, [(FLAME[0] - 60, FLAME[1] + 120, 470), (740, 520, 260), (380, 880, 300)], "2a0c1c", 0.85, warm="ff9a48"
    )
    stalls(img)
    prompter(img)
    return img
