"""The Gutter Organ: in a cloudburst the drainpipes of a narrow court are an organ, and a frog in tails plays it."""

from __future__ import annotations

import numpy as np

from art import paint as p
from art.finish import Finish

NUMBER, TITLE = 1, "The Gutter Organ"
FINISH = Finish(shadows="0a2a38", lights="eaf6e8", vignette_colour="04141c", vignette=0.3)

VANISH = (400.0, -900.0)  # where the uprights of the court meet, far above
LIGHT = (0.12, -0.8, 0.35)
ACROSS = (-0.8, -0.25, 0.3)  # what rounds the upright pipes
COPPER = [(0, "2a1420"), (0.3, "7a3628"), (0.55, "c87444"), (0.8, "f6b880"), (1, "fff0d4")]
VERDIGRIS = [(0, "0a2a30"), (0.35, "236a60"), (0.6, "52a690"), (0.85, "a8dcc0"), (1, "eefce8")]
COAT = [(0, "03050a"), (0.5, "0c111c"), (0.72, "1e2a36"), (0.88, "7a98a0"), (1, "dcf0ec")]
SKIN = [(0, "12301c"), (0.35, "3a7a2c"), (0.6, "7cb83c"), (0.85, "c8ea78"), (1, "fafff0")]
Point = tuple[float, float]


def paint() -> p.Array:
    img = p.sky("storm", 700, 4, [(0, "8fb4b4"), (0.35, "c4dcd6"), (0.7, "eef8f0"), (1, "f8fdf4")])
    p.glow(img, 400, 190, 420, "ffffff", 0.55)
    p.stratus(img, 30, 150, "5c8088", 0.75, 3)
    court(img)
    gutters(img)
    mouths = organ(img)
    p.rays(img, 400, 40, 900, "eefcf4", 0.3, 5, 60, (0.5, 2.64))
    p.mist(img, 770, 90, "d4f0e8", 0.5, 5)
    console(img)
    steps(img)
    p.lamp_pool(img, 90, 1040, 190, 60, "ffb030", 0.4)
    ribbons(img, mouths)
    frog(img)
    weather(img)
    return img


def upright(x: float, y: float) -> Point:
    """A point on the upright that stands at x on the console's line (y = 820), at height y."""
    k = (y - VANISH[1]) / (820 - VANISH[1])
    return VANISH[0] + (x - VANISH[0]) * k, y


def court(img: p.Array) -> None:
    """Three tall house walls around a strip of bright sky; one window is lit."""
    wall = p.texture.blocks("46666a", 46, 24, 2.4, "1c3238", 0.4, 5)
    glass = p.Layer()
    for row in range(6):
        for col in range(5):
            x, y = 30 + col * 160, 40 + row * 200
            glass.fill(p.rect(x - 12, y - 12, 94, 134), "9ab8b4", 0.75)
            glass.fill(p.rect(x, y, 70, 110), "0c1c24")
            glass.gradient(p.rect(x + 3, y + 3, 64, 60), (x, y), (x + 40, y + 70), ["7aa4a8", "0c1c24"], alpha=0.7)
            glass.stroke(p.line([(x + 35, y), (x + 35, y + 110)]), 5, "9ab8b4")
            glass.stroke(p.line([(x, y + 44), (x + 70, y + 44)]), 5, "9ab8b4")
            glass.fill(p.rect(x - 18, y + 116, 106, 14), "b4ccc6", 0.8)
    p.lay(wall, glass)
    left = ((-130, -330), (232, 236), (150, 1010), (-170, 1240))
    right = ((568, 236), (930, -330), (970, 1240), (650, 1010))
    back = ((232, 236), (568, 236), (650, 1010), (150, 1010))
    p.multiply(wall, np.ones_like(p.grid.x), "7aa0a0", 0.3)
    p.onto(img, wall, left, (0, 0, 640, 1200))
    p.onto(img, wall, right, (160, 0, 640, 1200))
    far = p.onto(img, wall, back, (0, 0, 800, 1200))
    sides = np.clip(p.mask(p.poly(left)) + p.mask(p.poly(right)) - far, 0, 1)
    p.multiply(img, sides, "10303a", 0.62)
    p.multiply(img, far, "24484e", 0.5)
    p.multiply(img, p.smooth(560, 1150, p.grid.y) * np.clip(sides + far, 0, 1), "061820", 0.7)
    p.brush(img, 20, 2600, jitter=0.03, alpha=0.4, seed=4, m=np.clip(sides + far, 0, 1))
    p.glow(img, 400, 250, 420, "e8fbf2", 0.36)
    shoes(img)


def shoes(img: p.Array) -> None:
    """The basement window on the left, where a row of empty shoes keeps time."""
    quad = [(12, 872), (112, 866), (116, 968), (8, 1004)]
    frame, pane = p.Layer(), p.Layer()
    frame.fill(p.poly([(0, 856), (122, 852), (128, 982), (-4, 1022)]), "16282c")
    p.lay(img, frame)
    pane.radial(p.poly(quad), (66, 900), 120, ["fff6c0", "ffd050", "e88418"])
    for k, lift in enumerate((0, 9, 0, 9)):
        x, y = 20 + k * 24, 992 - k * 7.2 - lift
        shoe = [(x, y - 26), (x + 9, y - 26), (x + 10, y - 12), (x + 21, y - 6), (x + 21, y, 1), (x, y, 1)]
        pane.fill(p.spline(shoe), "301418")
    pane.stroke(p.line([(60, 869), (61, 986)]), 5, "16282c")
    p.lay(img, pane, clip=p.mask(p.poly(quad)))
    p.glow(img, 62, 930, 190, "ffb030", 0.6)
    bars = p.Layer()
    bars.stroke(p.line([(11, 926), (114, 914)]), 4, "16282c")
    p.lay(img, bars)


def tube(img: p.Array, points: list[Point], widths: list[float], stops: list, seed: int) -> p.Array:
    """A metal pipe along points: rounded, patinated, with a hard wet highlight."""
    path = p.ribbon(points, widths, 80)
    m = p.mask(path)
    p.over(img, p.blur(p.warp(m, -9, -6), 6) * (1 - m), "061218", 0.55)
    p.form(img, m, stops, max(widths) * 0.5, ACROSS, 0.05, seed, 0.8)
    patina = m * np.clip(p.noise(34, seed + 40, 4) * 1.6 - 0.35, 0, 1)
    if stops is COPPER:
        p.over(img, patina, "4c9c88", 0.4)
    p.over(img, m * np.clip(p.noise(9, seed + 80, 3) - 0.5, 0, 1), "08161c", 0.4)
    shine = p.Layer()
    run = np.array(p.sample(points, 60))
    run[:, 0] -= max(widths) * 0.2
    shine.stroke(p.line([tuple(q) for q in run[3:-3]]), max(widths) * 0.07, "fffaf0", 0.75, 0.8)
    p.lay(img, shine, clip=m)
    return m


def gutters(img: p.Array) -> None:
    """Drainpipes on the side walls: down from the roofs, bent at the knee, and into the organ."""
    runs = [(70, 650, 26, 0), (128, 560, 22, 1), (178, 470, 18, 0)]
    for side in (-1, 1):
        for k, (reach, knee, width, kind) in enumerate(runs):
            x = reach if side < 0 else 800 - reach
            foot = 400 + side * (250 - 12 * k)
            top = 400 + (x - 400) * (0.78 if k else 0.82)
            low = (x + foot) / 2
            run = [(top, -30), ((top + x) / 2, knee / 2 - 15), (x, knee), (x - side * 8, knee + 50)]
            run += [(low, knee + 116 + 20 * k), (foot - side * 4, knee + 182 + 30 * k), (foot - side * 14, 900)]
            stops = VERDIGRIS if (kind + (side > 0)) % 2 == 0 else COPPER
            tube(img, run, [width * 0.6, width, width * 1.15, width * 1.2, width * 1.2], stops, 3 + k)
            for t in (0.22, 0.4):
                cx, cy = p.sample(run, 100)[int(t * 100)]
                p.solid(img, p.rect(cx - width * 0.62, cy - 7, width * 1.24, 14, 4), VERDIGRIS, 7, LIGHT, 0)


def organ(img: p.Array) -> list[Point]:
    """The great rank: copper pipes with lips below and flared horns above. Returns the horns' openings."""
    p.glow(img, 400, 560, 330, "e8fbf0", 0.22)
    ranks = [(-5, 300), (5, 330), (-3, 420), (3, 395), (-4, 360), (4, 400), (-1, 215), (1, 235), (-2, 300), (2, 285)]
    mouths = []
    for k, (place, top) in enumerate([*ranks, (0, 130)]):
        x = 400 + place * 46
        head, foot = upright(x, top), upright(x, 850)
        tube(img, [foot, upright(x, 500), head], [38, 35, 30, 25], VERDIGRIS if abs(place) in (2, 5) else COPPER, k)
        lip = p.Layer()
        lx, ly = upright(x, 742 - 9 * (5 - abs(place)))
        lip.fill(p.spline([(lx - 12, ly, 1), (lx, ly - 34), (lx + 12, ly, 1)]), "1a0c10", 0.9)
        lip.fill(p.rect(lx - 14, ly - 2, 28, 9, 3), "04080c")
        lip.stroke(p.line([(lx - 14, ly + 9), (lx + 14, ly + 9)]), 3, "ffe8c8", 0.9)
        p.lay(img, lip)
        mouths.append(horn(img, head, place))
    return mouths


def horn(img: p.Array, at: Point, place: int) -> Point:
    """A flared mouth that bends a little towards us and outwards."""
    x, y = at
    lean, stops = place * 3.2, VERDIGRIS if abs(place) in (2, 5) else COPPER
    bell = [(x - 15, y + 34, 1), (x - 15, y + 8), (x - 36 + lean, y - 40, 1), (x + 36 + lean, y - 40, 1)]
    p.solid(img, p.spline([*bell, (x + 15, y + 8), (x + 15, y + 34, 1)]), stops, 26, (-0.6, -0.3, 0.45), 0, 0.1)
    ring = p.Layer()
    ring.fill(p.circle(x + lean, y - 40, 37, 16), "ffdcb0" if stops is COPPER else "c8f0d8")
    ring.fill(p.circle(x + lean, y - 38.5, 32, 12.5), "0a1216")
    ring.gradient(p.circle(x + lean, y - 38.5, 32, 12.5), (x, y - 52), (x, y - 24), ["04080c", "8a4a34"], alpha=0.8)
    ring.fill(p.rect(x - 19, y + 28, 38, 11, 4), "7a3a2c" if stops is COPPER else "2c6a60")
    ring.stroke(p.line([(x - 17, y + 30), (x + 16, y + 30)]), 2.5, "ffe8d0", 0.8)
    p.lay(img, ring)
    return x + lean, y - 42


def console(img: p.Array) -> None:
    """The keyboard: a dark wet case with two shining manuals."""
    wood = p.texture.wood("4a2c28", 40, seed=3)
    case = p.mask(p.spline([(150, 800, 1), (650, 800, 1), (676, 1010, 1), (124, 1010, 1)]))
    p.over(img, p.blur(p.warp(case, 0, 14), 12), "04101a", 0.6)
    p.clothe(img, case, wood, 30, LIGHT, "0a1020")
    keys = p.Layer()
    for y, half, deep in ((826, 232, 30), (872, 250, 38)):
        keys.fill(p.poly([(400 - half, y), (400 + half, y), (412 + half, y + deep), (388 - half, y + deep)]), "f0f4e8")
        keys.fill(p.rect(388 - half, y + deep, 24 + 2 * half, 11), "8aa4a0")
        for k in range(31):
            u = k / 15 - 1
            keys.stroke(p.line([(400 + u * half, y), (400 + u * (half + 12), y + deep + 10)]), 1.6, "2a3c40", 0.9)
            if k % 7 not in (2, 6):
                x = 400 + (u + 1 / 30) * half
                keys.fill(
                    p.poly([(x - 4, y), (x + 5, y), (x + 6, y + deep * 0.58), (x - 5, y + deep * 0.58)]), "0a1014"
                )
    p.lay(img, keys, tooth=0.6)
    p.glow(img, 400, 850, 330, "dcf8f0", 0.3)


def steps(img: p.Array) -> None:
    """Four stone steps, the pedals, wet and bright along their edges."""
    stone = p.texture.blocks("6a8a8a", 120, 60, 3, "20383c", 0.3, 9)
    floor = p.mask(p.rect(-10, 985, 820, 230))
    p.over(img, floor, p.vertical([(0, "1a343a"), (1, "0a1c22")], 985, 1200))
    for k, (y, half) in enumerate(((966, 270), (1018, 315), (1076, 370), (1140, 440))):
        tread = [(400 - half, y), (400 + half, y), (414 + half, y + 17), (386 - half, y + 17)]
        front = [(386 - half, y + 17), (414 + half, y + 17), (418 + half, y + 76), (382 - half, y + 76)]
        m = p.mask(p.poly(front))
        p.clothe(img, m, stone, 16, LIGHT, "0a2430")
        p.multiply(img, m * p.smooth(y + 10, y + 74, p.grid.y), "06161e", 0.75)
        top = p.mask(p.poly(tread))
        p.over(img, top, "a8c8c4", 0.9)
        p.over(img, top * np.clip(p.noise(30, 20 + k, 4) + 0.2, 0, 1), "f4fcf6", 0.8)


def frog(img: p.Array) -> None:
    """The player, back to us: bright head against the keys, its face in profile, hips on the stool, both feet on pedals."""
    parts = p.Layer()
    parts.fill(p.circle(404, 1092, 110, 16), "020a0e", 0.7, 8)
    p.lay(img, parts)
    pedals(img)
    stool(img)
    for side in (-1, 1):  # folded legs: hip on the seat, knee out and up, heel under it, foot on a pedal
        shin = [(400 + side * 196, 930), (400 + side * 168, 1000), (400 + side * 150, 1066)]
        thigh = [(400 + side * 40, 936), (400 + side * 110, 946), (400 + side * 178, 930), (400 + side * 204, 918)]
        p.solid(img, p.ribbon(shin, [46, 36, 24], 40, True), SKIN, 20, LIGHT, 0.5, 0.1, 4)
        web(img, 400 + side * 158, 1076, 1.15, side * 4, side > 0)
        p.solid(img, p.ribbon(thigh, [76, 88, 72, 46], 40, True), SKIN, 40, LIGHT, 0.5, 0.12, 5)
        bars = p.Layer()
        for k in range(3):
            x = 400 + side * (118 + 28 * k)
            bars.fill(p.circle(x, 926 + 4 * (k % 2), 11, 7), "2c5c24", 0.55, 2)
        p.lay(img, bars)
    swallow = (
        [(396, 900, 1), (330, 912), (338, 1000), (316, 1096, 1), (362, 1056), (398, 960, 1)],
        [(402, 900, 1), (470, 912), (476, 980), (520, 1076, 1), (446, 1044), (402, 960, 1)],
    )
    for tail in swallow:
        m = p.solid(img, p.spline(tail), COAT, 22, LIGHT, 0.4, 0.06, 6)
        p.rim_light(img, m, "c8f0e8", 2, -2, 0.6)
    for side in (-1, 1):  # arms, flung on the keys
        sleeve = [(400 + side * 66, 792), (400 + side * 142, 796), (400 + side * 176, 838)]
        p.solid(img, p.ribbon(sleeve, [54, 48, 40], 40, True), COAT, 22, LIGHT, 0.4, 0.06, 7)
        p.solid(img, p.circle(400 + side * 180, 844, 23, 12), "f4f8f0", 9, LIGHT, 0)
        hand(img, 400 + side * 185, 856, side)
    body = [
        (400, 752),
        (452, 762),
        (482, 800),
        (470, 856),
        (478, 906),
        (480, 944),
        (400, 958),
        (320, 944),
        (322, 906),
        (330, 856),
        (318, 800),
    ]
    m = p.solid(img, p.spline([*body, (348, 762)]), COAT, 60, LIGHT, 0.4, 0.06, 8)
    p.rim_light(img, m, "d8fcf4", 4, -5, 1.0)
    seams = p.Layer()
    seams.stroke(p.line([(400, 772), (400, 946)]), 2, "02040a", 0.9)
    seams.stroke(p.spline([(352, 776), (372, 860), (388, 930)], False), 1.6, "7a98a0", 0.4)
    seams.stroke(p.spline([(448, 776), (428, 860), (412, 930)], False), 1.6, "7a98a0", 0.4)
    for x in (386, 414):
        seams.fill(p.circle(x, 912, 6), "d8a070")
        seams.fill(p.circle(x - 1.5, 910, 2), "fff4e0")
    p.lay(img, seams)
    collar = p.spline([(342, 772), (400, 748), (462, 770), (440, 788), (400, 794), (360, 788)])
    p.solid(img, collar, "f0f6ee", 12, LIGHT, 0)
    head_of(img)
    wing = p.spline([(350, 796, 1), (400, 806), (456, 794, 1), (440, 816, 1), (400, 822), (364, 814, 1)])
    p.solid(img, wing, "f0f6ee", 8, LIGHT, 0)


def stool(img: p.Array) -> None:
    """A round stool on a turned column, for a player who will not keep still."""
    wood = [(0, "140a0c"), (0.4, "3c1c18"), (0.7, "74402c"), (0.9, "c08c64"), (1, "f4dcc0")]
    s = p.Sprite()
    for foot in ([(400, 1050), (360, 1058), (322, 1088)], [(400, 1050), (444, 1058), (484, 1088)]):
        s.limb(foot, [22, 16, 13], wood)
    s.add(
        p.spline(
            [
                (384, 980, 1),
                (416, 980, 1),
                (412, 1000),
                (424, 1022),
                (410, 1046),
                (418, 1070),
                (400, 1078),
                (382, 1070),
                (390, 1046),
                (376, 1022),
                (388, 1000),
            ]
        ),
        wood,
        18,
    )
    s.limb([(400, 1056), (402, 1078), (400, 1100)], [20, 16, 14], wood)
    s.add(
        p.spline([(280, 976), (320, 962), (400, 958), (480, 962), (520, 976), (516, 998), (400, 1014), (284, 998)]),
        "8a2c34",
        16,
    )
    s.line(p.spline([(282, 986), (400, 1006), (518, 986)], False), 4, "d8a070", 0.8)
    s.draw(img, 0, 0, 100, light=LIGHT, shade="060a10", rim="c8f0e8", rim_alpha=0.4)


def head_of(img: p.Array) -> None:
    """The head turned to the right in profile: a gold eye in its dome, a long closed smile, the ear behind it."""
    p.solid(img, p.circle(452, 664, 38, 34), SKIN, 34, LIGHT, 0.4, 0.1, 9)  # the far eye's dome
    throat = [(330, 748), (352, 792), (420, 806), (486, 790), (532, 766), (552, 742), (440, 720), (350, 700)]
    pale = [(0, "24401c"), (0.4, "7c9c4c"), (0.65, "c8d88c"), (0.85, "eef4c4"), (1, "fffff0")]
    p.solid(img, p.spline(throat), pale, 34, LIGHT, 0.4, 0.08, 12)
    skull = [
        (306, 742),
        (312, 692),
        (350, 656),
        (400, 648),
        (460, 656),
        (512, 672),
        (546, 694),
        (560, 716),
        (554, 738),
        (520, 748),
    ]
    m = p.solid(img, p.spline([*skull, (450, 750), (392, 764), (340, 772)]), SKIN, 52, LIGHT, 0.5, 0.14, 10)
    p.rim_light(img, m, "f4fff0", 2, -4, 0.9)
    dome = p.solid(img, p.circle(404, 652, 45, 43), SKIN, 40, LIGHT, 0.4, 0.1, 9)
    p.rim_light(img, dome, "f4fff0", 2, -4, 0.9)
    face = p.Layer()
    face.fill(p.circle(412, 652, 31, 29), "1c3414")
    face.radial(p.circle(413, 652, 27, 25.5), (408, 644), 34, ["fff2a0", "f0b428", "b06a10"])
    face.fill(p.spline([(392, 652), (404, 643), (424, 643), (436, 652), (424, 661), (404, 661)]), "0a0c0c")
    face.fill(p.circle(402, 641, 6.5), "ffffff")
    face.stroke(p.spline([(372, 640), (392, 622), (420, 618), (446, 630)], False), 5, "2a5020", 0.8)
    face.stroke(p.spline([(558, 732), (512, 744), (450, 752), (394, 764), (370, 748)], False), 5.5, "16301a", 0.95)
    face.fill(p.circle(538, 700, 4.5, 3), "16301a")
    face.fill(p.circle(352, 722, 19, 18), "3a6a26", 0.85, 1)
    face.stroke(p.circle(352, 722, 19, 18), 3, "c8ea78", 0.8)
    for x, y, r in ((470, 690, 10), (494, 706, 7), (330, 690, 9), (372, 684, 7), (444, 716, 9), (410, 728, 7)):
        face.fill(p.circle(x, y, r, r * 0.8), "2c5c24", 0.55, 2)
    p.lay(img, face)


def pedals(img: p.Array) -> None:
    """A fan of wooden pedals that comes out from under the console; two are pressed."""
    board = p.Layer()
    for k, dx in enumerate((-300, -236, -172, -108, 108, 172, 236, 300)):
        drop = 8 if k in (2, 5) else 0
        top, low = 400 + dx * 0.8, 400 + dx * 1.02
        bar = p.poly(
            [(top - 13, 1004 + drop), (top + 13, 1004 + drop), (low + 19, 1096 + drop), (low - 19, 1096 + drop)]
        )
        board.fill(p.moved(bar, 6, 14), "020a0e", 0.6, 5)
        board.gradient(bar, (400, 1004), (400, 1096), ["6a3c28", "c08a58"])
        board.fill(p.rect(low - 19, 1096 + drop, 38, 13), "5a3020")
        board.stroke(p.line([(top - 9, 1006 + drop), (low - 14, 1095 + drop)]), 3, "f4dcc0", 0.7)
    p.lay(img, board, tooth=0.5)


def web(img: p.Array, x: float, y: float, size: float, turn: float, flip: bool = False) -> None:
    """A webbed foot, toes spread, seen from behind."""
    toes = [(-14, -8), (-66, 8, 1), (-40, 8), (-30, 22, 1), (-8, 12), (14, 24, 1), (24, 9), (58, 10, 1), (14, -8)]
    p.solid(img, p.moved(p.spline(toes), x, y, size, turn, flip), SKIN, 10, LIGHT, 0.4, 0.1, 11)


def hand(img: p.Array, x: float, y: float, side: int) -> None:
    """Four round finger tips on the keys."""
    for k in range(4):
        end = (x + side * (16 * k - 18), y + 26 - abs(k - 1.5) * 5)
        p.solid(img, p.ribbon([(x, y), end], [11, 8], 12, True), SKIN, 6, LIGHT, 0)
        p.solid(img, p.circle(*end, 7), SKIN, 6, LIGHT, 0)


def ribbons(img: p.Array, mouths: list[Point]) -> None:
    """Broad pale staves of sound that leave the horns, curl and cross overhead, with raindrops for notes."""
    flights = {
        10: [(0, 0), (-34, -34), (40, -66), (180, -52), (250, 10), (330, 20), (430, -40)],
        6: [(0, 0), (-30, -60), (-120, -80), (-170, -20), (-250, 10), (-370, -80)],
        7: [(0, 0), (36, -50), (130, -60), (160, 20), (240, 60), (400, -10)],
        0: [(0, 0), (-10, -60), (-80, -90), (-110, -20), (-190, 30), (-280, 0)],
        1: [(0, 0), (20, -70), (90, -80), (110, 0), (180, 50), (290, 20)],
        8: [(0, 0), (-10, -70), (-90, -110), (-50, -200), (-150, -262), (-250, -330)],
    }
    rnd = np.random.default_rng(3)
    for k, flight in flights.items():
        x, y = mouths[k]
        run = [(x + dx, y + dy) for dx, dy in flight]
        band, marks = p.Layer(), p.Layer()
        band.fill(p.ribbon(run, [10, 30, 46, 40, 50, 44], 120), ("fffbe8", "e0fff4", "fff4e0")[k % 3], 0.72, 1.0)
        p.lay(img, band)
        path = np.array(p.sample(run, 120))
        ahead = np.gradient(path, axis=0)
        normal = np.stack([-ahead[:, 1], ahead[:, 0]], 1) / np.linalg.norm(ahead, axis=1)[:, None]
        for row in range(-2, 3):
            marks.stroke(p.line([tuple(q) for q in path + normal * row * 6.5]), 1.5, "3a6a70", 0.55)
        for j in range(18, 116, 9):
            at = path[j] + normal[j] * rnd.integers(-2, 3) * 6.5
            drop = [(0, -11, 1), (5.5, 1), (0, 7), (-5.5, 1)]
            marks.fill(p.moved(p.spline(drop), at[0], at[1], 1, 12), "1c4c58", 0.85)
        p.lay(img, marks)


def weather(img: p.Array) -> None:
    """Rain through the court, splashes on the stones and where the foot came down."""
    p.rain(img, 1100, 0.1, "f4fdfa", 0.42, 76, 5)
    layer = p.Layer()
    rnd = np.random.default_rng(6)
    places = [(rnd.uniform(20, 780), rnd.uniform(985, 1190), rnd.uniform(4, 9)) for _ in range(80)]
    p.rain_splashes(layer, places, "e4f6f0")
    p.splash(layer, 282, 1132, 44, "f4fcfa", 2)
    p.lay(img, layer)
    p.mist(img, 1010, 60, "bcdcd8", 0.22, 8)
