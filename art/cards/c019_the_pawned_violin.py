"""A grasshopper slides his violin under the grille of the ant's pawnshop; it is snowing."""

from __future__ import annotations

import numpy as np

from art import paint as p

NUMBER, TITLE = 19, "The Pawned Violin"

LAMP: p.Light = (-0.7, -0.45, 0.45)
BRASS = [(0, "2a180c"), (0.35, "6a4418"), (0.6, "b0802c"), (0.82, "ecc468"), (1, "fff4c4")]
GREEN = [(0, "141c18"), (0.3, "30422c"), (0.55, "66803f"), (0.78, "a8b864"), (0.92, "e4e0a0"), (1, "fff8d8")]
COAT = [(0, "0a0a0e"), (0.4, "191c20"), (0.65, "303634"), (0.85, "5c5c48"), (1, "c8b484")]
CHITIN = [(0, "120808"), (0.35, "2e1410"), (0.6, "5c2818"), (0.8, "a05428"), (0.93, "f0ac60"), (1, "fff0c8")]
WALNUT = "5c3a26"


def shop(img: p.Array) -> None:
    """The dark customers' side: panelled wall and the open door with the blizzard."""
    img[:] = p.texture.wood("3c261c", 66, True, 4)
    p.multiply(img, p.grid.zeros() + 1, "8a7484", 0.6)
    door = p.mask(p.rect(520, 210, 226, 640))
    p.over(img, door, p.vertical([(0, "2c4878"), (0.45, "5c84b4"), (0.75, "a8c8e4"), (1, "dcecf4")], 210, 800))
    p.brush(img, 40, 1400, p.swirl(120, 4, 0.8, -0.4), 0.05, 0.5, 3, door)
    street = p.Layer()
    for x, top, w in ((520, 420, 60), (584, 470, 52), (640, 440, 60), (704, 480, 50)):
        street.fill(p.poly([(x, 640), (x, top), (x + w / 2, top - 44), (x + w, top), (x + w, 640)]), "466a9c", 0.75)
        street.fill(p.rect(x + w / 2 - 7, top + 24, 13, 20), "ffd890", 0.85)
    street.fill(p.spline([(510, 640, 1), (600, 622), (680, 640), (760, 618, 1), (760, 860, 1), (510, 860, 1)]),
            "d4e6f2", 0.95)
    p.lay(img, street, clip=door, tooth=1)
    random = np.random.default_rng(3)
    flakes = p.Layer()
    for _ in range(420):
        x = 760 - abs(random.normal(0, 150))
        y = random.uniform(210, 850)
        r = random.uniform(1.2, 4.6)
        flakes.fill(p.circle(x, y, r * 1.4, r), "f4faff", random.uniform(0.4, 0.95))
    p.lay(img, flakes)
    p.solid(img, p.cut(p.rect(500, 188, 268, 670), p.rect(522, 212, 224, 650)), "4a2e20", 9, (0.5, -0.4, 0.5))
    p.glow(img, 640, 560, 360, "7ca4d4", 0.25)


def grasshopper(img: p.Array) -> None:
    """Thin, in a threadbare tailcoat, head bowed; the great hind leg against the snow."""
    feelers = p.Layer()
    for pts in ([(470, 312), (500, 220), (580, 196), (640, 240)], [(482, 312), (524, 246), (590, 236), (626, 280)]):
        feelers.fill(p.ribbon(pts, [6, 4, 3, 1], 40), "3c4c28")
    p.lay(img, feelers)
    p.solid(img, p.ribbon([(574, 700), (640, 600), (702, 508)], [50, 36, 20], 30, True), GREEN, 20, LAMP, cast=0.2)
    p.solid(img, p.ribbon([(702, 508), (690, 660), (712, 850)], [18, 11, 9], 30, True), GREEN, 7, LAMP, 0.3)
    coat = [(476, 424), (540, 396), (592, 462), (616, 590), (648, 760), (660, 850, 1), (596, 846, 1), (562, 740),
            (546, 850, 1), (456, 850, 1), (444, 650), (440, 520)]
    m = p.rough(p.mask(p.spline(coat)), 2, 12, 4)
    p.shadow(img, m, 10, 6, 14, 0.4, "0a0810")
    p.form(img, m, COAT, 60, LAMP, 0.09, 4, 6)
    p.hairs(img, m, lambda x, y: 1.45, 1400, (12, 30), (0.8, 1.6), 0.2, 5, alpha=0.5)
    trim = p.Layer()
    trim.fill(p.poly([(520, 610), (556, 602), (562, 640), (526, 648)]), "5a5240").stroke(p.poly([(520, 610), (556,
            602), (562, 640), (526, 648)]), 2.4, "b89c68", 0.8)
    trim.stroke(p.spline([(486, 430), (468, 560), (476, 700)], False), 5, "0a0a0c", 0.8, 1)
    for y in (540, 600, 660):
        trim.fill(p.circle(462, y, 6), "8a7448")
    p.lay(img, trim)
    snow = m * p.smooth(30, 6, p.grid.y - np.interp(p.grid.x, [470, 540, 592, 616, 650], [424, 396, 462, 590,
            760]) + p.noise(14, 3, 3) * 9)
    p.over(img, snow * p.smooth(470, 520, p.grid.x), "eef6fc", 0.9)
    p.solid(img, p.ribbon([(500, 402), (486, 446)], [44, 52], 12, True), GREEN, 20, LAMP)
    scarf = p.ribbon([(450, 440), (490, 458), (548, 428)], [26, 34, 26], 24, True)
    p.solid(img, scarf, "d8ccb0", 13, LAMP, cast=0.3)
    p.solid(img, p.poly([(452, 446), (428, 474), (446, 486), (470, 462)]), "d8ccb0", 8, LAMP)
    head = [(446, 312), (496, 286), (540, 306), (552, 352), (530, 396), (486, 430), (448, 462), (424, 464), (414,
            440), (424, 392), (432, 346)]
    m = p.solid(img, p.spline(head), GREEN, 44, LAMP, cast=0.3)
    p.over(img, m * np.exp(-(((p.grid.x - 520) / 40) ** 2) - ((p.grid.y - 380) / 40) ** 2), "26341c", 0.5)
    p.solid(img, p.spline([(454, 340), (474, 316), (504, 322), (510, 356), (488, 384), (462, 374)]), [(0, "1c1410"),
            (0.5, "3c2c1c"), (0.8, "6a5430"), (1, "fff0c0")], 24, LAMP)
    face = p.Layer()
    face.fill(p.spline([(450, 346, 1), (466, 316), (502, 316), (514, 350, 1), (484, 338)]), "7a9048")
    face.stroke(p.spline([(450, 346), (484, 338), (514, 352)], False), 4, "1c2414")
    face.fill(p.circle(470, 362, 5), "fff4d0", 0.9)
    face.stroke(p.spline([(418, 444), (440, 440), (462, 424)], False), 3, "26301a", 0.8)
    face.fill(p.ribbon([(426, 460), (418, 480), (426, 494)], [7, 5, 2], 12), "5c7438").fill(p.ribbon([(440, 460),
            (440, 478), (450, 488)], [6, 4, 2], 12), "4c6430")
    face.stroke(p.spline([(456, 304), (480, 296), (506, 300)], False), 4, "3c4c28", 0.8)
    p.lay(img, face)
    p.solid(img, p.ribbon([(470, 500), (424, 604), (412, 650)], [46, 40, 34], 30, True), COAT, 18, LAMP, cast=0.35)
    p.solid(img, p.ribbon([(412, 650), (440, 740), (492, 812)], [20, 15, 12], 30, True), GREEN, 8, LAMP, 0.3,
            cast=0.3)


def grille(img: p.Array) -> None:
    """Brass bars with a slot above the counter."""
    bars = [p.rect(x - 4.5, 130, 9, 660) for x in range(30, 800, 74)]
    m = p.mask(*bars)
    p.shadow(img, m, 7, 6, 5, 0.45, "0c0608")
    p.form(img, m, BRASS, 5, LAMP, 0.05, 3, 1)
    for y, h in ((112, 30), (776, 26)):
        rail = p.rect(-20, y, 840, h, 8)
        p.solid(img, rail, BRASS, h * 0.5, (-0.3, -0.8, 0.4), 0.3, cast=0.4)
    curls = p.Layer()
    for x in range(67, 800, 74):
        for side in (-1, 1):
            curl = [(x + side * 30, 196), (x + side * 22, 160), (x + side * 5, 166), (x + side * 8, 182),
                    (x + side * 17, 180)]
            curls.stroke(p.spline(curl, False), 6, "4a2c10").stroke(p.spline(curl, False), 3, "d8a84c")
        curls.fill(p.circle(x, 159, 6), "ecc468")
    p.lay(img, curls)


def violin(img: p.Array) -> None:
    """Red varnish on dark walnut: it lies foreshortened, the scroll still in his hand."""
    s = p.Sprite()
    body = [(0, 0), (-20, -4), (-27, -20), (-17, -36), (-16, -46), (-22, -58), (-12, -70), (0, -72), (12, -70), (22,
            -58), (16, -46), (17, -36), (27, -20), (20, -4)]
    s.add(p.spline(body), [(0, "4a0c0c"), (0.35, "8a1810"), (0.62, "c8301c"), (0.85, "f06a3c"), (1, "ffd8a0")], 13)
    s.line(p.spline([(x * 0.87, y * 0.9 - 3.6) for x, y in body]), 1, "3a0808", 0.7)
    for side in (-1, 1):
        s.line(p.spline([(side * 8, -44), (side * 11, -38), (side * 8, -28), (side * 12, -23)], False), 2, "1a0606")
    s.add(p.poly([(-5, -6), (5, -6), (7, -24), (-7, -24)]), "1c1010", 2)
    s.limb([(0, -60), (0, -106)], [8, 6], "241414")
    s.add(p.circle(0, -112, 6, 8), "a8281c", 4)
    for x in (-9, 9):
        s.limb([(0, -104), (x, -106)], [2, 4], "1c1010")
    s.add(p.rect(-9, -34, 18, 3), "e8c890", 1)
    for x in (-2.4, 0, 2.4):
        s.line(p.line([(x * 1.6, -20), (x, -103)]), 0.7, "fff4e0", 0.9)
    m = s.silhouette(340, 902, 236, 63)
    p.shadow(img, m, 8, 12, 8, 0.65, "0c0404")
    s.draw(img, 340, 902, 236, 63, light=(-0.4, -0.7, 0.5))


def shelf(img: p.Array) -> None:
    """Older pledges on the customers' wall: a drum, a boot, a horn, a clock that has stopped."""
    p.solid(img, p.rect(-10, 640, 376, 20, 4), "5a3a28", 9, LAMP, cast=0.5)
    p.solid(img, p.union(p.rect(36, 556, 104, 84, 8), p.circle(88, 556, 52, 14)), "7a4a34", 30, LAMP, cast=0.4)
    p.solid(img, p.circle(88, 556, 50, 13), "d8c8a0", 8, LAMP)
    cords = p.Layer()
    for k in range(5):
        cords.stroke(p.line([(38 + k * 24, 572), (50 + k * 24, 634)]), 2.4, "d8b878",
                0.8).stroke(p.line([(50 + k * 24, 634), (62 + k * 24, 572)]), 2.4, "d8b878", 0.8)
    p.lay(img, cords, clip=p.mask(p.rect(36, 560, 104, 80)))
    horn = [(180, 622), (206, 584), (262, 590), (290, 560), (318, 520)]
    p.solid(img, p.ribbon(horn, [10, 12, 15, 26, 70], 40), BRASS, 16, LAMP, cast=0.4)
    p.solid(img, p.circle(226, 612, 22), BRASS, 8, LAMP)
    p.over(img, p.mask(p.circle(226, 612, 13)), "2a1a14")
    p.solid(img, p.circle(330, 606, 34), "6a4630", 14, LAMP, cast=0.3)
    p.solid(img, p.circle(330, 606, 25), "e4d8b8", 6, LAMP)
    p.lay(img, p.Layer().stroke(p.line([(330, 606), (330, 588)]), 3, "2a1a14").stroke(p.line([(330, 606), (342,
            612)]), 3, "2a1a14"))
    for x, y in ((88, 664), (262, 664)):
        p.solid(img, p.rect(x - 12, y, 24, 32, 3), "e4d8b8", 4, LAMP)


def counter(img: p.Array) -> None:
    """The walnut top, its brass edge and the drawers on our side."""
    top = p.mask(p.poly([(-10, 816), (810, 816), (810, 940), (-10, 940)]))
    p.over(img, top, p.texture.wood(WALNUT, 42, False, 6))
    front = p.mask(p.rect(-10, 940, 820, 270))
    p.over(img, front, p.texture.wood("4a2c1e", 90, True, 8))
    p.solid(img, p.rect(-20, 930, 840, 26, 6), "7a4e30", 12, (-0.3, -0.8, 0.4), 0.4, cast=0.5)
    for x in (396, 606):
        p.lay(img, p.Layer().stroke(p.rect(x, 990, 180, 120, 6), 6, "1c0e0a", 0.8, 1.5).stroke(p.rect(x + 4, 994,
                172, 112, 5), 2, "b08454", 0.5))
        p.solid(img, p.circle(x + 90, 1050, 13), BRASS, 11, LAMP, cast=0.4)
    p.multiply(img, front * p.smooth(960, 1200, p.grid.y), "3a2430", 0.8)


def pledges(img: p.Array) -> None:
    """A spider's loom, a glow-worm's lantern, a butterfly's wings folded like a shawl; each has a blank ticket."""
    x, y = 690, 912
    p.contact(img, x, y, 70, 9, 0.6)
    for px in (-62, 62):
        p.solid(img, p.rect(x + px - 6, y - 170, 12, 172, 4), "8a6440", 6, LAMP, 0.3)
    p.solid(img, p.rect(x - 72, y - 178, 144, 13, 5), "8a6440", 6, LAMP, 0.3)
    p.solid(img, p.rect(x - 66, y - 22, 132, 11, 4), "8a6440", 5, LAMP)
    web = p.Layer()
    cx, cy = x + 4, y - 96
    ends = [(x - 58, y - 164), (x, y - 166), (x + 58, y - 164), (x + 58, y - 96), (x + 58, y - 26), (x, y - 24),
            (x - 58, y - 26), (x - 58, y - 96)]
    for ex, ey in ends:
        web.stroke(p.line([(cx, cy), (ex, ey)]), 1.6, "f0ece0", 0.85)
    for k in range(1, 7):
        ring = [(cx + (ex - cx) * k / 7, cy + (ey - cy) * k / 7) for ex, ey in ends]
        for a, b in zip(ring, ring[1:] + ring[:1], strict=True):
            web.stroke(p.spline([a, ((a[0] + b[0]) / 2 * 0.93 + cx * 0.07, (a[1] + b[1]) / 2 * 0.93 + cy * 0.07), b],
                    False), 1.3, "f0ece0", 0.8)
    p.lay(img, web)
    p.solid(img, p.spline([(752, 150), (730, 176), (682, 250), (672, 330), (698, 372), (726, 340), (740, 384), (774,
            366), (778, 250), (772, 176)]), [(0, "3a1810"), (0.4, "8a4a1c"), (0.65, "c8843c"), (0.85, "f0c880"), (1,
            "fff4d0")], 26, LAMP, cast=0.5)
    veins = p.Layer()
    for ex, ey in ((682, 320), (704, 362), (728, 330), (746, 374), (770, 356), (774, 270)):
        veins.stroke(p.spline([(750, 160), ((750 + ex) / 2 - 6, (160 + ey) / 2), (ex, ey)], False), 2.4, "3a1810",
                0.8)
    for ex, ey, r in ((694, 330, 9), (758, 344, 9), (712, 280, 6), (762, 280, 6)):
        veins.fill(p.circle(ex, ey, r), "3a1810").fill(p.circle(ex, ey, r * 0.55), "f4dca0")
    p.lay(img, veins)
    for tx, ty, turn in ((724, 404, 8), (614, 792, -6)):
        p.lay(img, p.Layer().stroke(p.line([(tx, ty - 30), (tx, ty)]), 1.6, "e8dcc0"))
        p.solid(img, p.moved(p.rect(-15, 0, 30, 42, 4), tx, ty, 1, turn), "f0e2c0", 5, LAMP)


def lamp(img: p.Array) -> None:
    """A hanging counter lamp with a bottle-green shade."""
    x, y = 196, 400
    p.lay(img, p.Layer().stroke(p.line([(x, -10), (x, y - 110)]), 5, "14100c"))
    p.solid(img, p.rect(x - 17, y - 124, 34, 34, 6), BRASS, 10, LAMP)
    p.lay(img, p.Layer().fill(p.circle(x, y + 2, 120, 16), "fff6d0"))
    shade = p.spline([(x - 126, y + 4, 1), (x - 104, y - 46), (x - 40, y - 96), (x + 40, y - 96), (x + 104, y - 46),
            (x + 126, y + 4, 1), (x, y + 14)])
    p.solid(img, shade, [(0, "04140e"), (0.45, "0e3c28"), (0.7, "1f6a48"), (0.9, "7cc09c"), (1, "eefff0")], 46,
            (-0.5, -0.7, 0.4))
    p.lay(img, p.Layer().stroke(p.spline([(x - 124, y + 4), (x, y + 14), (x + 124, y + 4)], False), 5, "e8c468"))
    p.glow(img, x, y + 40, 230, "ffd888", 0.5)
    beam = p.mask(p.poly([(x - 110, y + 10), (x + 110, y + 10), (x + 420, 940), (x - 300, 940)]), soft=40)
    p.shine(img, beam * p.smooth(1000, y, p.grid.y), "ffc868", 0.26)


def ant(img: p.Array) -> None:
    """The clerk on his stool: eyeshade, waistcoat, scales; one foot beats time."""
    def limb(points: list[p.Point], widths: list[float]) -> None:
        p.solid(img, p.ribbon(points, widths, 30, True), CHITIN, max(widths) * 0.5, ABOVE, 0.3, cast=0.3)

    ABOVE: p.Light = (0.05, -0.85, 0.4)
    p.solid(img, p.rect(60, 1066, 150, 24, 10), "7a4e30", 11, ABOVE)
    for px in (74, 184):
        p.solid(img, p.poly([(px, 1088), (px + 14, 1088), (px + 18, 1200), (px - 2, 1200)]), "5c3824", 6, ABOVE)
    limb([(150, 980), (234, 1046), (214, 1168)], [26, 20, 13])
    p.solid(img, p.spline([(206, 1162), (240, 1170), (266, 1184), (262, 1194), (204, 1192)]), CHITIN, 9, ABOVE)
    p.solid(img, p.spline([(196, 930), (130, 896), (50, 930), (26, 1000), (62, 1066), (140, 1072), (196, 1020)]),
            CHITIN, 70, ABOVE, cast=0.4)
    bands = p.Layer()
    for k in range(3):
        bands.stroke(p.spline([(150 - k * 38, 906 + k * 4), (164 - k * 40, 990), (144 - k * 36, 1066 - k * 4)],
                False), 3, "1a0a08", 0.6)
    p.lay(img, bands)
    p.solid(img, p.spline([(160, 800), (204, 782), (250, 804), (262, 870), (242, 950), (190, 966), (150, 930), (140,
            860)]), [(0, "101418"), (0.5, "2c3c34"), (0.8, "5c7458"), (1, "e8dca8")], 46, ABOVE)
    vest = p.Layer()
    for y in (846, 886, 926):
        vest.fill(p.circle(246 - (y - 846) * 0.08, y, 5), "ecc468")
    vest.stroke(p.spline([(256, 822), (236, 860), (240, 940)], False), 3, "0c1410", 0.8)
    p.lay(img, vest)
    limb([(180, 972), (300, 1010), (292, 1120)], [30, 23, 14])
    p.solid(img, p.spline([(284, 1112), (316, 1108), (356, 1122), (350, 1138), (288, 1132)]), CHITIN, 10, ABOVE)
    taps = p.Layer()
    for k in range(3):
        taps.stroke(p.spline([(366 + k * 11, 1112 - k * 5), (376 + k * 12, 1134), (368 + k * 11, 1158 + k * 4)],
                False), 4, "ffe8b0", 0.75 - k * 0.16)
    p.lay(img, taps)
    feelers = p.Layer()
    for pts in ([(258, 676), (268, 610), (304, 580), (330, 592)], [(236, 672), (226, 604), (254, 566), (284, 570)]):
        feelers.fill(p.ribbon(pts, [10, 8, 6, 4], 40), "8a4a28")
    p.lay(img, feelers)
    limb([(206, 786), (216, 764)], [30, 30])
    p.solid(img, p.spline([(170, 700), (206, 664), (256, 664), (292, 694), (304, 738), (276, 776), (224, 782), (180,
            756)]), CHITIN, 52, ABOVE, cast=0.3)
    face = p.Layer()
    face.fill(p.ribbon([(288, 752), (314, 758), (318, 776)], [14, 10, 4], 14), "3a1a10").fill(p.ribbon([(272, 766),
            (294, 780), (298, 794)], [13, 9, 3], 14), "2e1410")
    face.fill(p.circle(264, 716, 15, 17), "fff0d0").fill(p.circle(270, 720, 8, 10), "140808").fill(p.circle(273, 715,
            3), "fff8e8")
    face.stroke(p.spline([(246, 700), (264, 694), (282, 702)], False), 5, "1a0a08")
    p.lay(img, face)
    p.solid(img, p.spline([(176, 706), (212, 668), (262, 666), (292, 688), (272, 690), (220, 690), (190, 716)]),
            "1f6a48", 8, ABOVE)
    p.solid(img, p.spline([(258, 678), (300, 684), (344, 706), (330, 712), (286, 700)]), "2c8458", 5, ABOVE)
    scales(img)
    limb([(222, 824), (316, 866), (408, 792)], [26, 20, 13])
    limb([(214, 850), (290, 918), (352, 880)], [24, 18, 12])


def scales(img: p.Array) -> None:
    """Brass scales with a few coins."""
    layer = p.Layer()
    layer.stroke(p.line([(412, 640), (412, 790)]), 6, "6a4418").stroke(p.line([(410, 640), (410, 790)]), 2, "ffe8a8")
    layer.stroke(p.line([(358, 664), (470, 644)]), 6, "8a5c20").stroke(p.line([(358, 662), (470, 642)]), 2, "ffe8a8")
    for x, y in ((358, 664), (470, 644)):
        for dx in (-24, 24):
            layer.stroke(p.line([(x, y), (x + dx, y + 74)]), 1.6, "e8c878", 0.9)
    p.lay(img, layer)
    for x, y in ((358, 738), (470, 718)):
        if x < 400:
            for k in range(3):
                p.solid(img, p.circle(x - 5 + k * 5, y - 4 - k * 6, 14, 5), BRASS, 4, LAMP)
        p.solid(img, p.spline([(x - 34, y, 1), (x - 20, y + 15), (x + 20, y + 15), (x + 34, y, 1), (x, y + 3)]),
                BRASS, 9, LAMP)
    for k in range(4):
        p.solid(img, p.union(p.circle(564, 908 - k * 8, 21, 7), p.rect(543, 902 - k * 8, 42, 6)), BRASS, 5, LAMP,
                cast=0.1)


def paint() -> p.Array:
    """The card."""
    img = p.blank()
    shop(img)
    shelf(img)
    p.multiply(img, p.smooth(420, 200, p.grid.x), "8a7078", 0.5)
    grasshopper(img)
    drift = p.grid.zeros()
    p.snowfall(img, 260, "f4faff", 5, 3.4, 0.6, drift)
    counter(img)
    violin(img)
    grille(img)
    p.solid(img, p.ribbon([(486, 806), (504, 824), (534, 822)], [13, 15, 9], 14, True), GREEN, 7, LAMP)
    p.multiply(img, p.smooth(200, 800, p.grid.x) * p.smooth(900, 1000, p.grid.y), "5c4450", 0.4)
    pledges(img)
    ant(img)
    lamp(img)
    return img
