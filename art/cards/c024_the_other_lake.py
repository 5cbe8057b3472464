"""A stag drinks by day; in the water a night city hangs upside down and a crane bends to meet him.

Technique: painted relief. Back to front: the wood and the stag, then the city, painted upright and turned over into the
water, rings, the bank's edge.
"""

from __future__ import annotations

import math

import cv2
import numpy as np

from art import paint as p

NUMBER, TITLE = 24, "The Other Lake"

AXIS = 600
LIGHT: p.Light = (-0.6, -0.6, 0.45)
HIDE = [(0, "1e1418"), (0.3, "4a2a20"), (0.55, "84502c"), (0.78, "bf8348"), (0.92, "eec484"), (1, "fff2cc")]
SHADED = [(0, "140e14"), (0.5, "3a221e"), (0.85, "6e4428"), (1, "a87844")]
HORN = [(0, "2a1c18"), (0.45, "6e5238"), (0.75, "b89468"), (1, "f8e8c0")]
TRUNKS = ((44, 34), (104, 20), (612, 28), (668, 18), (726, 40), (784, 22))  # x and width: birches above, towers below
TOUCH = (488.0, 600.0)


def forest(img: p.Array) -> None:
    """Misty woods, white trunks, sap-green leaves and the bank."""
    misty_wood = [(0, "a8d0b8"), (0.25, "cfe6cc"), (0.45, "eef6e0"), (0.5, "d4e6cc"), (1, "d4e6cc")]
    mossy_bank = [(0, "2c4a2c"), (0.5, "5c8440"), (1, "a8bc5c")]
    img[:] = p.vertical(misty_wood, wobble=p.noise(200, 3, 3) * 0.03)
    p.glow(img, 330, 250, 430, colour="fffbe4", alpha=0.6)
    p.underpaint(img, 3, p.swirl(260, 4, 0.6), 0.03)
    for y, h, colour, seed in ((520, 190, "a4ccb4", 3), (556, 150, "74ac98", 8)):
        p.forest_band(img, y, h, colour, seed=seed, count=60, kind="round", mist="dcecd4")
    random = np.random.default_rng(4)
    for _ in range(14):
        x = random.uniform(0, 800)
        if 120 < x < 590:
            continue
        p.over(img, p.mask(p.ribbon([(x, 580), (x + random.normal(0, 10), 0)], [9, 6], 20)), "cfe2d4", 0.7)
    p.over(img, p.below(p.skyline(530, 6, 3)), "b4d8bc", 0.9)
    p.mist(img, 540, 40, "e4f2de", alpha=0.7, seed=5)
    for k, (x, w) in enumerate(TRUNKS):
        p.birch(img, x, 592, 640, width=w, lean=0.012 * (k % 3 - 1), seed=k + 3, light=LIGHT)
    crowns(img)
    bank = p.below(p.skyline(572, 7, 6)) * p.smooth(AXIS + 1, AXIS - 1, p.grid.y)
    p.over(img, bank, p.ramp(np.clip(0.5 + p.noise(40, 4, 3) * 0.3, 0, 1), mossy_bank))
    p.grass_over(img, bank, 2600, (8, 26), seed=5, lean=0.1, lift=0.02)


def crowns(img: p.Array) -> None:
    """Birch crowns as masses: shaded boughs, lit boughs before them, and small leaves only along their edges."""
    bough_rows = (
        (270, [(0, "5a9468"), (1, "a4cc94")], 0.75),
        (215, [(0, "2c5a34"), (0.6, "5c8c40"), (1, "94b854")], 0.92),
        (150, [(0, "3a6634"), (0.5, "7aa44c"), (1, "c8dc8c")], 0.95),
    )
    side = np.maximum(p.smooth(330, 20, p.grid.x) * 1.0, p.smooth(500, 790, p.grid.x))
    random = np.random.default_rng(12)
    for k, (low, colours, alpha) in enumerate(bough_rows):
        hang = low * (0.16 + 0.84 * side) + p.noise(120, 20 + k, 4) * 74 + p.noise(26, 30 + k, 3) * 20 - p.grid.y
        m = p.rough(p.smooth(-5, 5, hang) * p.smooth(0.06, 0.14, side), 5, 9, 40 + k)
        tone = np.clip(0.5 + p.noise(64, 50 + k, 4) * 0.5 - hang / 520 + (330 - np.abs(p.grid.x - 330)) / 1400, 0, 1)
        p.over(img, m, p.ramp(tone, colours), alpha)
        leaves = p.Layer()
        leaf = p.spline(p.points("0,0! 0.5,-0.28 1,0! 0.5,0.28"))
        for _ in range(1500):
            x, y = random.uniform(-10, 810), random.uniform(-10, low + 90)
            if -26 < p.grid.at(hang, x, y) < 60 and p.grid.at(side, x, y) > 0.1:
                tint = p.mix(
                    colours[0][1], colours[-1][1], float(np.clip(p.grid.at(tone, x, y) + random.normal(0, 0.2), 0, 1))
                )
                leaves.fill(p.moved(leaf, x, y, random.uniform(7, 13), turn=random.normal(70, 40)), tint, 0.9)
        p.lay(img, leaves)


def furry(
    img: p.Array, path: object, stops: list[tuple[float, str]], radius: float, flow: p.Flow, count: int, seed: int
) -> p.Array:
    """One part of the stag: relief, then hair."""
    m = p.rough(p.mask(path), 1.4, 8, seed)
    p.form(img, m, stops, radius, light=LIGHT, texture=0.06, seed=seed, soften=5)
    p.hairs(img, m, flow, count, length=(7, 16), width=(0.9, 1.8), jitter=0.12, seed=seed, alpha=0.75)
    return m


def leg(img: p.Array, points: list[p.Point], widths: list[float], stops: list[tuple[float, str]], seed: int) -> None:
    """Thigh to hoof."""
    furry(
        img, p.ribbon(points, widths, 50, True), stops, max(widths) * 0.42, flow=p.along(points), count=420, seed=seed
    )
    x, y = points[-1]
    hoof = p.spline(p.points("-10,12! -8,-6 7,-6 15,12!", at=(x, y)))
    p.solid(img, hoof, "241a1c", 7, light=LIGHT, tooth=0.3)


def antler(img: p.Array, dx: float, dy: float, stops: list[tuple[float, str]]) -> None:
    """One antler: a beam and five tines."""
    parts = [
        (p.points("452,462 462,410 502,360 570,326 622,284"), [15, 13, 11, 9, 3]),
        ([(458, 440), (496, 436), (524, 414)], [10, 7, 2]),
        ([(470, 400), (464, 352), (478, 306)], [10, 8, 2]),
        ([(506, 358), (508, 308), (530, 262)], [10, 8, 2]),
        ([(552, 334), (564, 286), (592, 244)], [9, 7, 2]),
    ]
    for points, widths in parts:
        p.solid(
            img, p.ribbon([(x + dx, y + dy) for x, y in points], widths, 40, True), stops, 6, light=LIGHT, tooth=0.4
        )


def stag_body(img: p.Array) -> None:
    """Trunk, near legs and neck in one coat, shaded and lit; the pale rump, the tail, the hooves."""
    trunk = p.points(
        "132,360 148,324 188,304 244,308 300,312 346,305 388,312 412,344 404,388 366,420 306,414 246,398 190,408 "
        "146,400"
    )
    tail = p.ribbon([(146, 328), (126, 344), (122, 372)], [16, 18, 5], 16)
    hind: list[p.Point] = p.points("178,366 178,430 150,486 163,540 160,582")
    fore: list[p.Point] = p.points("362,376 354,466 357,526 352,582")
    neck: list[p.Point] = [(362, 344), (406, 398), (440, 472)]
    whole = p.union(
        p.spline(trunk),
        p.ribbon(hind, [96, 66, 24, 16, 14], 60, True),
        p.ribbon(fore, [70, 30, 17, 13], 60, True),
        p.ribbon(neck, [98, 74, 50], 40, True),
    )
    back, down = p.along([(400, 330), (270, 340), (140, 350)]), p.along(hind)
    throat = p.along(neck)

    def coat(x: float, y: float) -> float:
        """Hair lies back along the trunk, down the legs and along the neck."""
        if y > 420:
            return down(x, y) if x < 390 else throat(x, y)
        return back(x, y) if x < 372 else throat(x, y)

    m = furry(img, whole, HIDE, 64, flow=coat, count=5200, seed=5)
    p.multiply(
        img, m * p.smooth(350, 420, p.grid.y + p.noise(30, 3, 2) * 8) * p.smooth(200, 240, p.grid.x), "6a3c24", 0.45
    )
    thigh = np.exp(-(((p.grid.x - 226) / 15) ** 2)) * p.smooth(330, 380, p.grid.y) * p.smooth(440, 410, p.grid.y)
    p.multiply(img, m * thigh, "6a3c24", 0.32)
    shoulder = (
        np.exp(-(((p.grid.x - 326 + (p.grid.y - 360) * 0.12) / 13) ** 2))
        * p.smooth(322, 370, p.grid.y)
        * p.smooth(450, 410, p.grid.y)
    )
    p.multiply(img, m * shoulder, "6a3c24", 0.3)
    p.rim_light(img, m, "fff0c0", 2, dy=-4, alpha=0.6, soft=2)
    rump = p.mask(p.spline(p.points("130,352 146,324 164,342 158,388 142,398")), soft=5) * m
    p.over(img, rump, "fbe8c4", 0.6)
    p.solid(img, tail, "c08850", 8, light=LIGHT)
    for x, y in (hind[-1], fore[-1]):
        hoof = p.spline(p.points("-10,12! -8,-6 7,-6 15,12!", at=(x, y)))
        p.solid(img, hoof, "241a1c", 7, light=LIGHT, tooth=0.3)


def mane(img: p.Array) -> None:
    """Long dark hair on the throat."""
    hair = p.Layer()
    random = np.random.default_rng(6)
    for _ in range(260):
        t = random.random()
        x, y = 366 + 66 * t + random.normal(0, 12), 396 + 90 * t + random.normal(0, 10)
        hair.fill(
            p.hair(x, y, random.normal(1.9, 0.25), random.uniform(18, 38), width=2.4, bend=random.normal(0, 0.2)),
            p.mix("3a2018", "a06c3c", random.random()),
            0.8,
        )
    p.lay(img, hair)


def stag_head(img: p.Array) -> None:
    """An ear, and the face down to the water."""
    near_ear = p.spline(p.points("432,470 404,448 378,446! 388,470 420,488"))
    face = p.points("424,472 446,452 472,464 484,506 496,556 502,586 492,601 470,598 458,566 440,526 424,500")
    muzzle_to_brow = [(490, 596), (460, 510), (436, 470)]
    nose = p.spline(p.points("474,584 490,574 503,588 494,602 474,601"))
    eye = p.spline(p.points("450,504 458,498 466,503 461,510 453,510"))
    brow = p.spline([(446, 500), (458, 492), (470, 500)], False)

    p.solid(img, near_ear, HIDE, 12, light=LIGHT, tooth=0.6, cast=0.3)
    furry(img, p.spline(face), HIDE, 30, flow=p.along(muzzle_to_brow), count=700, seed=9)
    layer = p.Layer()
    layer.fill(nose, "1c1214").fill(p.circle(490, 583, 4, 2.4), "c8b0a8", 0.8)
    layer.fill(eye, "0e080a").fill(p.circle(459, 502, 1.8), "fff8e8")
    layer.stroke(brow, 3, "3a2018", 0.8)
    p.lay(img, layer)


def stag(img: p.Array) -> None:
    """Drinking, facing right; the muzzle touches the water at TOUCH."""
    far_hind = p.points("214,380 216,450 196,492 212,540 210,580")
    far_fore = p.points("380,390 392,470 396,524 394,580")
    far_antler = [(0, "1e1614"), (0.6, "54402e"), (1, "a08460")]
    p.contact(img, 270, 588, 170, ry=12, alpha=0.45, colour="142418")
    leg(img, far_hind, [70, 46, 22, 15, 13], SHADED, seed=3)
    leg(img, far_fore, [48, 26, 16, 13], SHADED, seed=4)
    antler(img, 16, -12, far_antler)
    stag_body(img)
    mane(img)
    stag_head(img)
    antler(img, 0, 0, HORN)


def lattice(
    layer: p.Layer,
    a: tuple[float, float],
    b: tuple[float, float],
    width: tuple[float, float],
    cells: int,
    colour: str,
    line: float = 3,
) -> None:
    """A girder: two chords and zigzag bracing."""
    t = math.atan2(b[1] - a[1], b[0] - a[0]) + math.pi / 2
    nx, ny = math.cos(t), math.sin(t)

    def at(u: float, side: int) -> tuple[float, float]:
        w = (width[0] + (width[1] - width[0]) * u) / 2 * side
        return a[0] + (b[0] - a[0]) * u + nx * w, a[1] + (b[1] - a[1]) * u + ny * w

    for side in (-1, 1):
        layer.stroke(p.line([at(0, side), at(1, side)]), line, colour)
    for k in range(cells):
        side = 1 if k % 2 else -1
        layer.stroke(p.line([at(k / cells, side), at((k + 1) / cells, -side)]), line * 0.6, colour)
        layer.stroke(p.line([at(k / cells, 1), at(k / cells, -1)]), line * 0.5, colour)


def crane(img: p.Array) -> None:
    """Four legs, a house for a body, a jib for a neck, aerials for antlers."""
    hook = p.spline(p.points("488,580 498,588 492,599 482,594"), False)
    house = p.poly(p.points("136,332 176,306 352,298 398,318 398,404 140,404"))
    teal_steel = [(0, "1c4450"), (0.5, "468890"), (0.85, "9cd0c8"), (1, "e8fff4")]
    p.glow(img, 330, 380, 330, colour="2c8088", alpha=0.75)
    layer = p.Layer()
    steel, far = "d4f4ea", "5c949a"
    for (x0, x1), tint in (((210, 214), far), ((392, 388), far), ((158, 178), steel), ((350, 356), steel)):
        lattice(layer, (x0, 600), (x1, 420), (26, 32), cells=9, colour=tint, line=4)
    lattice(layer, (150, 416), (404, 416), (26, 26), cells=12, colour=steel, line=4)
    lattice(layer, (372, 352), (452, 474), (78, 34), cells=8, colour=steel, line=5)
    lattice(layer, (452, 474), (488, 540), (30, 12), cells=5, colour=steel, line=4)
    layer.stroke(p.line([(352, 316), (468, 470)]), 2.4, "b0d8d4", 0.8)
    layer.stroke(p.line([(488, 540), (488, 582)]), 3, "b0d8d4")
    layer.stroke(hook, 5, "d8ece4")
    cables = (
        [(452, 466), (502, 360), (622, 284)],
        [(470, 420), (466, 306)],
        [(506, 356), (530, 262)],
        [(556, 326), (592, 244)],
        [(460, 444), (524, 414)],
    )
    for pts in cables:
        layer.stroke(p.spline(pts, False), 6, steel)
    braces = (
        ((466, 306), (458, 322)),
        ((466, 330), (450, 330)),
        ((522, 290), (508, 290)),
        ((526, 276), (544, 276)),
        ((580, 272), (598, 276)),
        ((586, 258), (574, 254)),
    )
    for a, b in braces:
        layer.stroke(p.line([a, b]), 2.6, steel)
    p.lay(img, layer)
    p.solid(img, house, teal_steel, 16, light=LIGHT, tooth=0.4)
    lights = p.Layer()
    for k in range(7):
        lights.fill(p.rect(186 + k * 28, 340, 17, 24, r=2), "ffb438" if k not in (2, 5) else "1c4450")
    lights.stroke(p.line([(150, 384), (392, 384)]), 3, "0c2430", 0.7)
    p.lay(img, lights)
    for x, y in p.points("622,284 466,304 530,260 592,242 524,414 488,540"):
        p.glow(img, x, y, 34, colour="ffc050", alpha=0.95)
        p.lay(img, p.Layer().fill(p.circle(x, y, 5), "fff0c0"))


def tower(img: p.Array, x: float, width: float, height: float, seed: int) -> None:
    """A slim lit tower standing on the axis."""
    dark_tower = [(0, "08222c"), (0.5, "15424e"), (0.85, "2c6a74"), (1, "64a4a4")]
    random = np.random.default_rng(seed)
    top = AXIS - height
    m = p.mask(p.rect(x - width / 2, top, width, height + 4, r=2))
    p.form(img, m, dark_tower, width * 0.5, light=LIGHT, texture=0.05, seed=seed)
    layer = p.Layer()
    columns = max(int(width / 13), 2)
    gap = width / columns
    for row in range(int(height / 17) - 1):
        for k in range(columns):
            if random.random() < 0.2:
                tint = p.mix("e88820", "ffdc88", random.random())
                layer.fill(
                    p.rect(x - width / 2 + k * gap + 3, top + 10 + row * 17, gap - 6, 10), tint, random.uniform(0.7, 1)
                )
    layer.stroke(p.line([(x, top), (x, top - 40)]), 3, "2c6a74").fill(p.circle(x, top - 40, 3), "ffc050")
    p.lay(img, layer)


def watcher(img: p.Array) -> None:
    """Behind one window somebody looks across."""
    x, y = 726, 330
    p.over(
        img,
        p.mask(p.rect(x - 33, y - 92, 66, 96, r=3)),
        p.ramp(np.clip(1 - np.hypot(p.grid.x - x, p.grid.y - y + 40) / 90, 0, 1), [(0, "e88820"), (1, "ffe49c")]),
    )
    p.figure_back("wave", p.Look(coat="2a1a20", hair="1c1014")).tinted("1c1218", 0.85).draw(
        img, x, y + 4, 84, light=(0, -0.5, 0.8)
    )
    p.lay(img, p.Layer().stroke(p.rect(x - 33, y - 92, 66, 96, r=3), 6, "0c2c38"))


def city() -> p.Array:
    """The night city, painted upright on the axis; paint() turns it over."""
    night_sky = [(0, "041420"), (0.5, "0a3040"), (0.8, "16505a"), (1, "3c8080")]
    img = p.vertical(night_sky, 0, AXIS, p.noise(200, 6, 3) * 0.04)
    p.underpaint(img, 5, p.swirl(260, 7, 0.4), 0.03)
    p.glow(img, 380, 600, 420, colour="e89838", alpha=0.3, power=1.6)
    p.skyline_city(img, AXIS, 430, "0c3442", seed=8, lit="0f3a48", count=16, modern=True)
    p.mist(img, 520, 120, "1c5c64", alpha=0.5, seed=9)
    p.mist(img, 570, 50, "3c8484", alpha=0.35, seed=4)
    heights = [500, 330, 400, 300, 548, 360]
    for k, (x, w) in enumerate(TRUNKS):
        tower(img, x, w * 1.5 + 24, heights[k], seed=k + 2)
    watcher(img)
    crane(img)
    quay = p.Layer().fill(p.rect(-10, 584, 820, 20), "0a2c38")
    for x in range(40, 800, 144):
        quay.fill(p.rect(x, 578, 4, 14), "2c6470").fill(p.circle(x + 2, 576, 4), "ffd070")
    p.lay(img, quay)
    for x in range(40, 800, 144):
        p.glow(img, x + 2, 576, 26, colour="ffb848", alpha=0.6)
    return img


def paint() -> p.Array:
    """Bank and stag above the axis, the city turned over below it, then the rings where they touch."""
    paper_cup = p.poly(p.points("-16,0 -22,-52 22,-52 16,0"))
    sleeve = p.poly(p.points("-19,-18 -21,-40 21,-40 19,-18"))
    night = city()
    img = p.blank()
    forest(img)
    stag(img)
    wave = p.noise(14, 8, 3, ax=5.0, ay=0.5) * (0.5 + np.maximum(p.grid.y - AXIS, 0) * 0.0016)
    mx = ((p.grid.x + wave * 2.2) * p.grid.s).astype(p.f32)
    my = ((2 * AXIS - p.grid.y + wave * 1.6) * p.grid.s).astype(p.f32)
    mirrored = cv2.remap(night, mx, my, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REFLECT)
    water = p.smooth(AXIS - 1, AXIS + 1, p.grid.y)
    p.over(img, water, mirrored)
    p.over(img, water * p.smooth(AXIS + 34, AXIS, p.grid.y), "9cc8b4", 0.35)
    glint = p.smooth(0.5, 0.9, p.noise(9, 12, 3, ax=9.0, ay=0.5)) * water * p.smooth(760, 610, p.grid.y)
    p.shine(img, glint, "c8ecd8", 0.35)
    rings = p.Layer()
    for k, rx in enumerate((26, 58, 98, 148)):
        rings.stroke(p.circle(*TOUCH, rx, rx * 0.2), 3.4 - k * 0.5, "f4fff0", 0.95 - k * 0.18)
    p.lay(img, rings)
    cup = p.Sprite()
    cup.add(paper_cup, "f8f4ea", 12)
    cup.add(sleeve, "6c9c8c", 10)
    cup.add(p.rect(-25, -60, 50, 9, r=4), "fffaf0", 4)
    cup.draw(img, 650, 590, 74, turn=78, light=LIGHT, ground=0.3)
    front = p.Layer()
    p.fern(front, 26, 600, 70, colour="4c7a3c", seed=4)
    p.fern(front, 770, 600, 64, colour="4c7a3c", seed=7)
    p.lay(img, front, clip=1 - water)
    return img
