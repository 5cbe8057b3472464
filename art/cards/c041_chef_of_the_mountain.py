"""A volcano cut open: four floors of kitchen where salamanders cook; outside, villagers bring one pinch of salt."""

from __future__ import annotations

import numpy as np

from art import paint as p

NUMBER, TITLE = 41, "Chef of the Mountain"

# the left outline, climbing
SLOPE = [(-60, 1150), (40, 1040), (104, 900), (166, 740), (228, 560), (284, 400), (330, 280)]
MOUNTAIN = [
    *SLOPE,
    (352, 256, 1),
    (380, 276),
    (424, 270),
    (462, 250, 1),
    (500, 320),
    (560, 470),
    (626, 640),
    (700, 830),
    (780, 1010),
    (860, 1130),
    (860, 1260),
    (-60, 1260),
]
LAVA = [(0, "7a1408"), (0.3, "d83c0c"), (0.6, "ff8a1c"), (0.85, "ffd048"), (1, "fffbd0")]
FIRELIGHT = (0.25, 0.35, 0.5)
# rooms: left, top, right, bottom
PANTRY, SPIT, GREAT, FURNACE = (340, 318, 474, 424), (286, 452, 540, 634), (214, 668, 610, 890), (124, 926, 700, 1112)


def cavern(x0: float, y0: float, x1: float, y1: float) -> object:
    """The outline of a room: flat floor, vaulted and uneven roof."""
    w, h = x1 - x0, y1 - y0
    return p.spline(
        [
            (x0, y1, 1),
            (x0 - 4, y1 - h * 0.45),
            (x0 + w * 0.1, y0 + h * 0.14),
            (x0 + w * 0.32, y0 - 4),
            (x0 + w * 0.55, y0 + 5),
            (x0 + w * 0.8, y0 - 2),
            (x1 - w * 0.04, y0 + h * 0.2),
            (x1 + 3, y1 - h * 0.4),
            (x1, y1, 1),
        ]
    )


def mountain(img: p.Array) -> None:
    """Basalt outside; the cut face with its strata and veins of fire."""
    body = p.rough(p.mask(p.spline(MOUNTAIN)), 5, 18, 3)
    p.form(
        img, body, [(0, "120a10"), (0.4, "2c1c22"), (0.7, "4a3034"), (1, "8a5a4c")], 60, (-0.6, -0.7, 0.3), 0.16, 4, 2
    )
    cut = p.spline(
        [
            (36, 1150),
            (86, 1010),
            (148, 870),
            (206, 710),
            (262, 560),
            (312, 410),
            (350, 312),
            (462, 306),
            (498, 380),
            (556, 520),
            (612, 660),
            (670, 810),
            (736, 980),
            (790, 1130),
            (700, 1150),
            (300, 1146),
        ]
    )
    face = p.rough(p.mask(cut), 4, 12, 5) * body
    layers = np.sin((p.grid.y + p.noise(140, 5, 4) * 46 - np.abs(p.grid.x - 406) * 0.42) / 9)
    tone = np.clip(0.42 + layers * 0.16 + p.noise(26, 8, 4) * 0.22, 0, 1)
    p.over(img, face, p.ramp(tone, [(0, "2a1216"), (0.5, "54241e"), (1, "8c4428")]))
    veins = p.smooth(0.035, 0.0, np.abs(p.noise(130, 15, 4))) * face
    p.over(img, veins, "ff6a18", 0.5)
    p.over(
        img, np.clip(face - p.warp(face, 0, -5), 0, 1) + np.clip(face - p.warp(face, 5, 0), 0, 1) * 0.6, "d8895c", 0.6
    )
    throat = p.mask(
        p.spline([(352, 256), (404, 250), (462, 250), (452, 290), (424, 316), (410, 330), (396, 316), (372, 292)]),
        soft=2,
    )
    p.over(img, p.blur(throat, 10) * body, "ff5010", 0.6)
    p.over(img, throat * body, p.ramp(np.clip(0.6 + p.noise(24, 6, 4) * 0.4 + (290 - p.grid.y) / 160, 0, 1), LAVA))


def room(img: p.Array, box: tuple[float, float, float, float], seed: int) -> p.Array:
    """A glowing vault with a stone floor."""
    x0, y0, x1, y1 = box
    m = p.rough(p.mask(cavern(*box)), 2.4, 10, seed)
    p.over(img, np.clip(p.blur(m, 9) * 1.5 - m, 0, 1), "1a0808", 0.7)
    height = np.clip((p.grid.y - y0) / (y1 - y0), 0, 1)
    stones = p.texture.blocks("a0522c", 34, 18, 2, "4a1a10", 0.3, seed)
    p.over(img, m, stones)
    p.multiply(img, m, "ff9a50", 0.55)
    p.over(img, m * p.smooth(0.75, 0.0, height), "4a0f10", 0.7)
    p.shine(img, m * p.smooth(0.3, 1.0, height), "ff7a1c", 0.5)
    p.multiply(img, m * (1 - p.blur(m, 9)), "2a0808", 0.9)
    slab = p.Layer()
    slab.fill(p.rect(x0 - 6, y1 - 4, x1 - x0 + 12, 13, 3), "2c161a")
    slab.stroke(p.line([(x0 - 4, y1 - 3), (x1 + 4, y1 - 3)]), 2.4, "ffb060", 0.8)
    p.lay(img, slab, tooth=1)
    return m


def salamander(hand: tuple[float, float] = (44, -50), frown: bool = False, apron: str = "e8b48c") -> p.Sprite:
    """A cook: black with fiery spots, upright, in a tall hat, facing right."""
    s = p.Sprite()
    skin = "3a2228"
    s.limb([(-4, -14), (-30, -4), (-56, -8), (-72, -26)], [26, 17, 10, 3], skin)
    for x in (-8, 10):
        s.limb([(x, -20), (x + 2, -8), (x + 12, -2)], [15, 10, 8], skin)
    s.limb(
        [(6, -54), (hand[0] * 0.55 + 4, hand[1] + 8), (hand[0] - 3, hand[1] + 2)],
        [11, 8, 7],
        p.mix(skin, "000000", 0.3),
    )
    s.limb([(-2, -16), (2, -40), (8, -66)], [40, 40, 30], skin)
    s.add(p.spline([(10, -60), (22, -58), (25, -34), (22, -12), (4, -10), (4, -34)]), apron, 9)
    for x, y, r in ((-12, -26, 5), (-10, -44, 4), (-4, -58, 3.6), (-36, -8, 4), (-54, -10, 3), (-14, -14, 3)):
        s.add(p.circle(x, y, r, r * 0.8), "ff9a28", 2)
    s.add(
        p.spline([(-8, -70), (-2, -86), (14, -92), (30, -88), (46, -78), (48, -71), (40, -66), (20, -63), (2, -60)]),
        skin,
        14,
    )
    s.add(p.circle(8, -72, 4.4, 3.4), "ff9a28", 2)
    s.line(
        p.spline([(47, -73), (34, -71 + (2 if frown else -1)), (22, -75 if not frown else -68)], False), 1.8, "120408"
    )
    s.add(p.circle(24, -86, 7.4), "f8e8b8", 5)
    s.add(p.circle(26.5, -85.4, 3.6), "120408", 0)
    s.add(p.circle(27.6, -87, 1.2), "fffbe8", 0)
    if frown:
        s.line(p.spline([(14, -90), (24, -93), (34, -88)], False), 3.6, "120408")
    hat = p.union(
        p.poly([(-6, -88), (18, -93), (20, -114), (-10, -108)]),
        *[p.circle(x, y, r) for x, y, r in ((-12, -118, 11), (2, -125, 13), (18, -121, 11))],
    )
    s.add(hat, "f4d4b0", 10)
    s.line(p.line([(-6, -93), (18, -98)]), 2, "a8684c", 0.7)
    s.limb([(4, -56), (hand[0] * 0.5, hand[1] + 4), hand], [13, 10, 8], skin)
    s.add(p.circle(*hand, 5), skin, 4)
    return s


def cook(img: p.Array, sprite: p.Sprite, x: float, y: float, size: float, flip: bool = False) -> None:
    """Draw a cook in firelight."""
    p.contact(img, x, y, size * 0.4, size * 0.05, 0.6, "1a0406")
    sprite.draw(
        img,
        x,
        y,
        size,
        flip=flip,
        light=((-0.5 if flip else 0.5), -0.1, 0.5),
        shade="22060c",
        lit="ffdf9c",
        rim="ff9a40",
        rim_alpha=0.6,
    )


def great_pot(img: p.Array, x: float, y: float, size: float) -> None:
    """The pot of lava, boiling."""
    k = size / 100
    pot = p.Sprite()
    for side in (-1, 1):
        pot.limb([(side * 44, -14), (side * 54, 0)], [13, 9], "241a20")
    pot.add(
        p.spline([(-64, -84, 1), (64, -84, 1), (74, -52), (60, -18), (26, -6), (-26, -6), (-60, -18), (-74, -52)]),
        "4a3a40",
        44,
    )
    pot.add(p.circle(0, -84, 68, 13), "6c565a", 6)
    p.contact(img, x, y, 80 * k, 12 * k, 0.6, "1a0406")
    pot.draw(img, x, y, size, light=(0, -0.6, 0.4), shade="14060c", rim="ff9a40")
    lava = p.mask(p.circle(x, y - 84 * k, 60 * k, 10 * k), soft=0.8)
    p.over(img, lava, p.ramp(np.clip(0.7 + p.noise(14, 4, 3) * 0.3, 0, 1), LAVA))
    p.glow(img, x, y - 92 * k, 150 * k, "ffb048", 0.75, 1.7)
    drops = p.Layer()
    for dx, dy, r in ((-30, -102, 6), (-8, -112, 8), (18, -104, 5), (36, -98, 7), (6, -128, 4)):
        drops.fill(p.circle(x + dx * k, y + dy * k, r * k), "ffd860", 0.95)
        drops.fill(p.circle(x + (dx - 2) * k, y + (dy - 2) * k, r * k * 0.4), "fffbe0", 0.95)
    p.lay(img, drops)


def tools(img: p.Array, parts: list[tuple[list[p.Point], list[float], str]]) -> None:
    """Handles, blades and spits as tapered strokes."""
    s = p.Sprite()
    for points, widths, colour in parts:
        s.limb(points, widths, colour)
    s.draw(img, 0, 0, 100, light=FIRELIGHT, lit="ffe0a0")


def procession(img: p.Array) -> None:
    """The villagers on the slope; the first carries a cushion with the pinch of salt."""
    path = p.sample([(x - 6, y + 2) for x, y in SLOPE[1:]], 14)
    garments = ["6a3a34", "5a4a54", "7a5434", "48404c", "8a4a3c"]
    for k, (x, y) in enumerate(path[:13]):
        size = 84 - k * 1.5
        if k == 12:
            leader = p.figure("carry", "b8683c", "4a2c30", "robe", "point", "7a3a34")
            leader.add(p.spline([(14, -60), (40, -62), (42, -54), (28, -51), (12, -54)]), "8a2430", 5)
            leader.add(p.poly([(21, -61), (35, -61), (28, -72)]), "ffffff", 0)
            leader.draw(img, x + 4, y - 4, 92, light=(-0.5, -0.7, 0.4), rim="ffc890")
            p.glow(img, x + 29, y - 66, 36, "ffffff", 0.85)
        else:
            person = p.figure(
                "climb" if k % 4 == 3 else "walk",
                garments[k % 5],
                "2c2028",
                "robe" if k % 2 else "coat",
                ["brim", "hood", "cap"][k % 3],
                "3a2a2c",
            )
            person.draw(img, x, y, size, light=(-0.5, -0.7, 0.4), rim="ffb888", rim_alpha=0.9)


def beach(img: p.Array) -> None:
    """The warm pool at the foot, fed by the kitchen sink."""
    pool = p.rough(
        p.mask(p.spline([(-40, 1120), (60, 1106), (190, 1118), (262, 1150), (240, 1186), (120, 1210), (-40, 1210)])),
        3,
        16,
        4,
    )
    p.over(img, p.blur(pool, 9), "c89a6c", 0.9)
    ripples = np.sin((p.grid.y + p.noise(40, 4, 3) * 9) / 2.6)
    p.over(
        img,
        pool,
        p.ramp(
            np.clip(0.5 + ripples * 0.16 + p.noise(50, 5, 3) * 0.3, 0, 1),
            [(0, "1f5c68"), (0.5, "4a9a98"), (1, "bce4d4")],
        ),
    )
    stream = p.Layer()
    stream.fill(p.ribbon([(142, 1098), (112, 1104), (100, 1124), (98, 1146)], [12, 13, 15, 20], 30), "bce8dc", 0.9)
    stream.fill(p.ribbon([(142, 1098), (110, 1106), (98, 1140)], [4, 4, 6], 30), "ffffff", 0.8)
    p.lay(img, stream, tooth=0.6)
    for x, y, hair in ((50, 1158, "4a2c20"), (150, 1172, "8a5a30"), (196, 1150, "2c2020")):
        s = p.Sprite()
        s.limb([(-22, -4), (-34, -26)], [7, 5], "e2ae8a").limb([(20, -4), (34, -24)], [7, 5], "e2ae8a")
        s.add(p.spline([(-20, 2), (-16, -18), (16, -18), (20, 2)]), "e2ae8a", 12)
        s.add(p.circle(0, -32, 12), "e2ae8a", 9)
        s.add(p.spline([(-13, -32), (-8, -46), (8, -46), (13, -32), (0, -40)]), hair, 5)
        s.draw(img, x, y, 62, light=(0.3, -0.8, 0.4))
        rings = p.Layer()
        p.rings(rings, x, y + 1, 26, 2, "e8fff4", 0.6)
        p.lay(img, rings)
    for x in (70, 130, 190):
        p.steam(img, x, 1120, 46, "fff4e4", 0.35, x)


def paint() -> p.Array:
    img = p.sky("ember", 1130, 41, [(0, "2c2436"), (0.3, "5a3440"), (0.55, "9a4c44"), (0.8, "d8784c"), (1, "f4b070")])
    p.glow(img, 60, 760, 520, "ff9a5c", 0.4, 1.4)
    p.ridge(img, 1010, 30, "6a3a44", "a8604c", 6, 130, 0.6)
    p.glow(img, 404, 240, 330, "ff8a30", 0.6, 1.6)
    for k, (x, y, w, h) in enumerate(((420, 190, 260, 150), (500, 120, 340, 150), (610, 60, 420, 150))):
        p.cumulus(img, x, y, w, h, "e8946c", "7a4a50", "3a2a38", k + 3, 50, (-0.6, 0.7), 0.95, y + 40, 2)
    mountain(img)
    p.glow(img, 406, 262, 90, "ffd060", 0.9, 1.5)
    p.sparks(img, 406, 262, 120, 200, 50, 3)
    for k, box in enumerate((PANTRY, SPIT, GREAT, FURNACE)):
        room(img, box, k + 2)
    cook(img, salamander((38, -46)), 378, 424, 62)
    tools(
        img,
        [
            ([(400, 396), (414, 388)], [5, 4], "5a3020"),
            ([(412, 380), (426, 392)], [12, 10], "c8b8b0"),
            ([(398, 424), (398, 406)], [6, 6], "4a2018"),
            ([(456, 424), (456, 406)], [6, 6], "4a2018"),
            ([(388, 404), (466, 404)], [8, 8], "6a3420"),
            ([(430, 398), (442, 390), (452, 400)], [6, 14, 8], "120c14"),
        ],
    )
    p.fire(img, 424, 634, 120, 54, 5, 0.5)
    tools(
        img,
        [
            ([(338, 634), (346, 556)], [6, 6], "2c1c20"),
            ([(506, 634), (500, 556)], [6, 6], "2c1c20"),
            ([(322, 560), (524, 560)], [5, 5], "b0a098"),
            ([(322, 560), (318, 580)], [5, 5], "b0a098"),
        ],
    )
    roast = p.Sprite()
    roast.limb([(44, 0), (66, -2)], [11, 9], "f0d8b0").add(p.circle(68, -6, 6), "f0d8b0", 4).add(
        p.circle(69, 3, 6), "f0d8b0", 4
    )
    roast.add(
        p.spline([(-56, 2), (-44, -24), (-6, -34), (32, -18), (52, -4), (50, 6), (28, 20), (-10, 32), (-46, 22)]),
        "a8501c",
        24,
    )
    for x in (-26, -4, 18):
        roast.line(p.spline([(x - 6, -22), (x + 4, 0), (x, 22)], False), 3, "5a2008", 0.6)
    roast.draw(img, 424, 560, 96, light=(0, 0.7, 0.4), shade="3a0c0c", lit="ffe0a0")
    cook(img, salamander((34, -48)), 300, 634, 84)
    great_pot(img, 446, 886, 146)
    cook(img, salamander((52, -58), True), 304, 888, 152)
    tools(img, [([(382, 800), (398, 756), (372, 776)], [6, 6, 17], "e0c8b4")])
    p.fire(img, 600, 1112, 130, 84, 8, 0.6)
    tools(img, [([(520, 1070), (560, 1092)], [6, 6], "6a3a20"), ([(556, 1088), (584, 1102)], [18, 22], "3c3238")])
    cook(img, salamander((44, -46)), 486, 1112, 92)
    cook(img, salamander((40, -40)), 400, 1112, 84)
    tools(img, [([(433, 1078), (470, 1104)], [6, 6], "6a3a20"), ([(466, 1100), (488, 1108)], [14, 18], "3c3238")])
    sink = p.Sprite()
    sink.add(p.poly([(-46, -44), (46, -44), (36, -4), (-36, -4)]), "8a8078", 12)
    sink.add(p.circle(0, -44, 46, 8), "6cc0b8", 0)
    for dx in (-18, 2, 18):
        sink.add(p.circle(dx, -50, 11, 7), "d8c0a8", 4)
    sink.draw(img, 176, 1112, 96, light=FIRELIGHT, lit="ffe0a0")
    cook(img, salamander((46, -62)), 262, 1112, 86, True)
    tools(
        img,
        [
            ([(222, 1060), (214, 1040), (206, 1052)], [3, 3, 3], "d8d0c8"),
            ([(206, 1052), (202, 1064)], [9, 9], "3a2a30"),
        ],
    )
    procession(img)
    beach(img)
    return img
