"""Through the peephole: an enormous bear in a bow tie has come courting, and the neighbours watch.

Technique: painted relief. Back to front: the corridor and its lamp, the bear with flowers and honey, the paws, the door
around the lens, chain and curl.
"""

from __future__ import annotations

import math

import numpy as np

from art import paint as p

NUMBER, TITLE = 72, "Peephole Suitor"

CX, CY, R = 400, 606, 391
BULB = (0.25, -0.85, 0.42)
FUR = [(0, "1c0c10"), (0.25, "41221a"), (0.5, "7a482a"), (0.7, "a86c3e"), (0.88, "d8a262"), (1, "f8d898")]
SNOUT = [(0, "4a2c20"), (0.3, "8c6040"), (0.55, "c89a68"), (0.75, "ecca94"), (1, "fff0cc")]


def wallpaper() -> p.Array:
    """Rose paper with stripes, a dado rail, and doors that stand open by one eye."""
    img = p.texture.stripes("d88a94", "e4a4a6", 44, 0.0, seed=3, wobble=1.0)
    roses = p.Layer()
    for column in range(19):
        for row in range(28):
            x, y = column * 44 + 22, row * 44 + (column % 2) * 22
            for k in range(5):
                a = k * 1.257 + row
                roses.fill(p.circle(x + math.cos(a) * 5, y + math.sin(a) * 5, 5), "b8485e", 0.75)
            roses.fill(p.circle(x, y, 3.4), "f4c4c0", 0.9)
            rose_leaf = p.spline(p.points("8,6! 17,6 20,14! 11,13", at=(x, y)))
            roses.fill(rose_leaf, "6a7a54", 0.8)
    p.lay(img, roses)
    for top in (0, 600):
        p.over(img, p.mask(p.rect(0, top + 430, 800, 170)), p.texture.wood("8a4a4c", 60, True, 4))
        p.over(img, p.mask(p.rect(0, top + 424, 800, 12)), "efc8a8")
        for x in (90, 330, 560):
            door(img, x, top + 600, 150, height=440, eye=0.3 if top == 0 else 0.13)
    half = img.shape[0] // 2
    img[half:] = img[half:, ::-1].copy()
    return img


def door(img: p.Array, x: float, foot: float, width: float, height: float, eye: float) -> None:
    """A neighbour's door, ajar, with an eye in the gap."""
    top = foot - height
    p.over(img, p.mask(p.rect(x - 12, top - 14, width + 24, height + 14)), p.texture.wood("efc8a8", 40, True, 7))
    p.over(img, p.mask(p.rect(x, top, width, height)), "1a0810")
    leaf = p.rect(x + width * 0.36, top, width * 0.64, height)
    p.over(img, p.mask(leaf), p.texture.wood("8c4440", 34, True, 9))
    panel = p.Layer()
    for py, ph in ((0.08, 0.36), (0.54, 0.38)):
        panel.stroke(p.rect(x + width * 0.48, top + height * py, width * 0.4, height * ph, r=4), 6, "4a1c24", 0.7)
    panel.fill(p.circle(x + width * 0.46, top + height * 0.5, 10), "e8b450")
    eye_x, eye_y = x + width * 0.18, top + height * eye
    panel.fill(p.circle(eye_x, eye_y, 21, 18), "fff6e0")
    panel.fill(p.circle(eye_x + 4, eye_y + 2, 10.5), "2c1a14")
    panel.fill(p.circle(eye_x + 8, eye_y - 3, 4), "ffffff")
    p.lay(img, panel)


def corridor() -> p.Array:
    """The stairwell corridor, bent round by the lens."""
    img = p.blank("d88a94")
    room = p.Room(330, 540, 470, 690, front=(-150, 20, 950, 1250))
    carpet = p.texture.stripes("8a2c40", "a84458", 60, 0.0, seed=5, wobble=2.0)
    room.paint(img, p.texture.plaster("e8b4a4", 3), carpet, wallpaper(), ceiling=p.texture.plaster("f0d4b8", 6, 0.3))
    haze = np.exp(-(((p.grid.x - 400) / 260) ** 2) - ((p.grid.y - 610) / 260) ** 2).astype(np.float32)
    p.over(img, haze, "f4d8a8", 0.4)
    p.shine(img, np.ones_like(p.grid.x), "ffd8b0", 0.14)
    p.fisheye(img, CX, CY, R + 4, strength=0.36)
    p.brush(img, 18, 5000, None, jitter=0.04, alpha=0.5, seed=4)
    return img


def bear_flow(x: float, y: float) -> float:
    """Fur grows away from the nose."""
    return math.atan2(y - 560, x - 400)


def furry(img: p.Array, m: p.Array, radius: float, seed: int, count: int, stops: object = FUR) -> None:
    """A relief-lit body with a coat."""
    p.form(img, m, stops, radius, light=BULB, texture=0.06, seed=seed, soften=8)  # type: ignore[arg-type]
    p.hairs(
        img,
        np.clip(p.blur(m, 3) * 1.3, 0, 1),
        bear_flow,
        count,
        length=(12, 26),
        width=(1.2, 2.8),
        jitter=0.12,
        seed=seed,
        curl=0.3,
        alpha=0.75,
    )
    p.hairs(
        img,
        m,
        bear_flow,
        count // 4,
        length=(12, 24),
        width=(0.8, 1.6),
        jitter=0.1,
        seed=seed + 1,
        curl=0.3,
        alpha=0.6,
        lift=0.1,
    )


def bear(img: p.Array) -> None:
    """Huge and hopeful, bulging in the lens."""
    shoulders = p.spline(p.points("200,1040 176,900 206,760 280,680 400,650 520,680 594,760 624,900 600,1040"))
    round_head = p.points(
        "400,352 492,372 556,440 578,530 548,628 470,688 400,698 330,688 252,628 222,530 244,440 308,372"
    )
    body = p.rough(p.mask(shoulders), 4, 18, 3)
    furry(img, body, 130, 3, count=3200)
    for side in (-1, 1):
        ear = p.rough(p.mask(p.circle(CX + side * 138, 396, 56, 54)), 3, 12, 5)
        furry(img, ear, 40, 7, count=700)
        p.over(img, p.mask(p.circle(CX + side * 134, 404, 29, 28), soft=5), "6a3430", 0.75)
    head = p.rough(p.mask(p.spline(round_head)), 4, 16, 4)
    p.shadow(img, head, 0, 22, soft=16, alpha=0.55, colour="1a0810", clip=body)
    furry(img, head, 150, 11, count=4600)
    face(img)
    collar(img)


def face(img: p.Array) -> None:
    """Snout, nose and two small eyes under hopeful brows."""
    snout_outline = p.spline(
        p.points("400,500 456,514 494,560 486,616 444,654 400,662 356,654 314,616 306,560 344,514")
    )
    nose_outline = p.spline(p.points("400,506 446,512 462,536 440,566 400,584 360,566 338,536 354,512"))
    wet_nose = [(0, "080408"), (0.5, "1c1014"), (0.75, "3c282c"), (0.92, "8a6a66"), (1, "f4dccc")]
    snout = p.mask(snout_outline)
    p.shadow(img, snout, 0, 8, soft=12, alpha=0.35, colour="3a1818")
    p.form(img, snout, SNOUT, 84, light=BULB, texture=0.04, seed=5, soften=8)
    p.hairs(img, snout, bear_flow, 1500, length=(8, 16), width=(0.9, 1.8), jitter=0.08, seed=5, curl=0.3, alpha=0.6)
    nose = p.mask(nose_outline)
    p.form(img, nose, wet_nose, 40, light=BULB, texture=0.03, seed=2, soften=4)
    ink = p.Layer()
    for side in (-1, 1):
        ink.fill(p.circle(CX + side * 24, 552, 11, 7), "000000", 0.85, 1)
        muzzle_line = p.spline([(400, 584), (400, 606), (CX + side * 26, 626), (CX + side * 56, 614)], False)
        ink.stroke(muzzle_line, 5, "3a1a18", 0.9)
        ex, ey = CX + side * 66, 470
        ink.fill(p.circle(ex, ey, 24, 25), "2a1410", 0.55, 4)
        ink.fill(p.circle(ex, ey, 17, 18), "120808")
        ink.fill(p.circle(ex + 6, ey - 7, 5.5), "fff4d8")
        ink.fill(p.circle(ex - 5, ey + 7, 2.6), "d8a468", 0.8)
        brow = [(ex - side * 24, ey - 44), (ex + side * 4, ey - 40), (ex + side * 30, ey - 26)]
        ink.fill(p.ribbon(brow, [5, 15, 4], 24), "3c2018", 0.85, 1)
    ink.fill(p.circle(414, 522, 14, 5), "fff4e8", 0.7, 2)
    p.lay(img, ink)


def collar(img: p.Array) -> None:
    """A starched collar, a plum bow tie, and a bowler between the ears."""
    left_wing = p.spline(p.points("-92,-12! -30,4 0,12! -22,52! -100,24!"))
    right_wing = p.spline(p.points("92,-12! 30,4 0,12! 22,52! 100,24!"))
    brim = p.spline(p.points("-96,-6 -50,6 0,10 50,6 96,-6 88,14 0,26 -88,14"))
    bowler_crown = p.spline(p.points("-62,6! -64,-40 -40,-78 0,-88 40,-78 64,-40 62,6! 0,14"))
    hat_band = p.spline(p.points("-63,-14! 0,-6 63,-14! 62,7! 0,14 -62,7!"))

    s = p.Sprite()
    s.add(left_wing, "f8eee0", 10)
    s.add(right_wing, "f8eee0", 10)
    for side in (-1, 1):
        bow_loop = p.spline(
            [(0, 16), (side * 44, -16), (side * 92, -20, 1), (side * 96, 22), (side * 88, 64, 1), (side * 44, 50)]
        )
        s.add(bow_loop, "5a2448", 18)
        for dy in (-4, 10, 24):
            s.line(p.spline([(side * 20, 18 + dy * 0.2), (side * 62, 14 + dy)], False), 2.4, "2c0c24", 0.7)
    s.add(p.rect(-19, 2, 38, 36, r=10), "6c3058", 12)
    s.draw(img, 400, 704, 100, light=BULB)
    hat = p.Sprite()
    hat.add(brim, "2a2024", 10)
    hat.add(bowler_crown, "30262a", 40)
    hat.add(hat_band, "7c3a58", 8)
    hat.draw(img, 388, 352, 88, turn=-7, light=BULB, rim="ffd890")


def paw(img: p.Array, points: list[p.Point], widths: list[float], seed: int) -> None:
    """A raised arm with its paw at the last point."""
    m = p.rough(p.mask(p.ribbon(points, widths, 40, True)), 3, 12, seed)
    p.shadow(img, m, -6, 10, soft=12, alpha=0.4, colour="1a0810")
    furry(img, m, 48, seed, count=900)
    x, y = points[-1][:2]
    claws = p.Layer()
    for k in range(4):
        cx = x - 34 + k * 22
        claw = p.ribbon([(cx, y - 26), (cx + 2, y - 10), (cx - 1, y + 6)], [9, 8, 1], 12)
        claws.fill(claw, "1c1012", 0.95)
        claws.stroke(p.spline([(cx + 11, y - 30), (cx + 11, y - 10)], False), 3, "2c140f", 0.6)
    p.lay(img, claws)


def bouquet(img: p.Array) -> None:
    """Pink roses in paper, held up on the right."""
    paper_cone = p.poly(p.points("520,690 690,660 606,890 584,890"))
    spots = p.points("542,684 606,700 670,676 560,622 624,632 684,610 604,572 656,566")
    cone = p.mask(paper_cone)
    p.form(img, cone, "f4e0cc", 30, light=BULB, texture=0.05, seed=3, soften=5)
    leaves = p.leaf("5f7a48")
    for turn, x, y in ((-50, 560, 690), (-20, 590, 670), (15, 624, 668), (45, 656, 684)):
        leaves.draw(img, x, y, 70, turn=turn, light=BULB)
    random = np.random.default_rng(7)
    for x, y in sorted(spots, key=lambda q: q[1]):
        rose(img, x, y, 44, colour=p.mix("c22c54", "ee8a96", random.random()), seed=int(x))


def rose(img: p.Array, x: float, y: float, r: float, colour: object, seed: int) -> None:
    """A rose head: wide outer petals, smaller ones wrapped inside them."""
    petal_rings = ((58, 50, 5), (34, 42, 4), (14, 30, 3))
    s = p.Sprite()
    deep = p.mix(colour, "4a0c24", 0.55)  # type: ignore[arg-type]
    for ring, (reach, size, count) in enumerate(petal_rings):
        for k in range(count):
            a = k * 2 * math.pi / count + ring * 0.7 + seed
            px, py = math.cos(a) * reach, math.sin(a) * reach * 0.9
            s.add(p.circle(px * 1.04, py * 1.04 + 4, size * 1.06), deep, 0, alpha=0.55, soft=5)
            s.add(p.circle(px, py, size, size * 0.94), p.mix(colour, "fff0ea", 0.08 + ring * 0.12), 22)
    s.add(p.circle(0, 0, 17), deep, 10)
    s.line(
        p.spline([(math.cos(t) * t * 2.2, math.sin(t) * t * 2.0) for t in np.linspace(0.6, 8, 20)], False),
        5,
        "ffd8d4",
        0.7,
    )
    s.draw(img, x, y, r, light=BULB)


def honeycomb(img: p.Array) -> None:
    """A dripping piece of comb, held up on the left."""
    slab = p.spline(p.points("118,700! 170,664 252,668 288,706! 284,800 246,836! 160,834 122,800!"))
    honey = [(0, "7a3c08"), (0.4, "c87a18"), (0.65, "f0ac30"), (0.85, "ffd468"), (1, "fff4c0")]
    clear_honey = [(0, "a85c0c"), (0.5, "f0a828"), (0.85, "ffe080"), (1, "ffffff")]
    m = p.mask(slab)
    p.form(img, m, honey, 22, light=BULB, texture=0.05, seed=4, soften=3)
    cells = p.Layer()
    for row in range(9):
        for column in range(10):
            x, y = 116 + column * 22 + (row % 2) * 11, 672 + row * 19
            hexagon = p.poly(
                [(x + math.cos(a) * 10, y + math.sin(a) * 10) for a in np.arange(6) * math.pi / 3 + math.pi / 6]
            )
            cells.fill(hexagon, "8a4a0c", 0.75)
            cells.fill(p.circle(x + 1.5, y + 2, 6), "f8b838", 0.85)
            cells.fill(p.circle(x - 1, y - 1, 2), "fff0b8", 0.9)
    p.lay(img, cells, clip=m)
    for x, length in ((150, 60), (196, 34), (244, 78)):
        honey_drop = p.ribbon([(x, 826), (x, 826 + length * 0.7), (x, 826 + length)], [12, 6, 13], 24, True)
        drop = p.mask(honey_drop)
        p.form(img, drop, clear_honey, 7, light=BULB, texture=0.02, seed=2, soften=1)


def ringlet(img: p.Array) -> None:
    """On our side of the glass: one golden curl, wound from single hairs."""
    random = np.random.default_rng(5)
    t = np.linspace(0, 1, 300)
    turns = t * 6.4 * 2 * math.pi
    radius = (30 + 16 * np.sin(t * math.pi * 0.9)) * (1 - 0.5 * t**3)
    x = 604 + np.sin(t * 2.6) * 30 + np.cos(turns) * radius
    y = -60 + t * 470
    for front in (False, True):
        strands = p.Layer()
        for _ in range(150):
            lag = random.normal(0, 0.013)
            wide, tone = random.normal(1, 0.04), random.random()
            start = 0
            depth = np.sin(turns)
            for i in range(2, len(t)):
                if (depth[i] > -0.15) == (depth[i - 1] > -0.15) and i < len(t) - 1:
                    continue
                if (depth[i - 1] > -0.15) == front and i - start > 3:
                    points = [
                        (
                            604 + (x[j] - 604) * wide,
                            y[j] + lag * 1500 * (1 - 0.6 * t[j]) * (0.3 + 0.7 * depth[j]) - depth[j] * 13,
                        )
                        for j in range(start, i, 3)
                    ]
                    gleam = tone * 0.5 + 0.5 * max(0.0, 1 - abs(lag + 0.006) * 70)
                    colour = p.mix("a8640c", "ffec98", gleam) if front else p.mix("4a2404", "a86c14", gleam)
                    if len(points) > 2:
                        strands.stroke(p.spline(points, False), random.uniform(1.6, 3.2), colour, 0.9)
                start = i
        if front:
            p.shadow(img, strands.alpha(), 12, 12, soft=10, alpha=0.4, colour="120408")
        p.lay(img, strands)
    wisps = p.Layer()
    for k in range(9):
        curl = [(628 + k * 0.8, 398), (622 - k * 2, 424 + k), (606 - k, 436 + k * 2), (600, 424)]
        wisps.stroke(p.spline(curl, False), 1.5, p.mix("c8820c", "ffec98", k / 9), 0.85)
    p.lay(img, wisps)
    p.glow(img, 616, 190, 210, colour="ffd060", alpha=0.16)


def lens(img: p.Array) -> None:
    """The dark door around the view, its brass ring and the gleam of the glass."""
    brass = [(0, "180e0a"), (0.5, "5c4220"), (1, "c89a50")]
    arc_of_light = p.ribbon([(96, 560), (124, 430), (220, 320)], [4, 22, 4], 40)
    d = np.hypot(p.grid.x - CX, p.grid.y - CY)
    p.multiply(img, p.smooth(R * 0.78, R, d), "38141c", 0.75)
    wood = p.texture.wood("2c1a1c", 128, True, 6) * 0.42
    outside = p.smooth(R - 2, R + 2, d)
    p.over(img, outside, wood)
    ring = p.smooth(R - 4, R, d) * p.smooth(R + 20, R + 16, d)
    angle = np.arctan2(p.grid.y - CY, p.grid.x - CX)
    sheen = 0.32 + 0.3 * np.cos(angle + 2.2) + 0.14 * np.cos(angle * 3 + 1)
    p.over(img, ring, p.ramp(np.clip(sheen, 0, 1), brass))
    p.over(img, p.smooth(R + 80, R + 20, d) * outside * (1 - ring), "4a2a20", 0.22)
    gleam = p.mask(arc_of_light, soft=6)
    p.shine(img, gleam, "fff4e0", 0.28)


def chain(img: p.Array) -> None:
    """The door chain below, fastened: faint brass in the dark."""
    plate = p.Sprite().add(p.rect(-34, -22, 68, 44, r=8), "8a6a34", 8).add(p.circle(0, 0, 11), "5a4220", 8)
    links = p.sample(p.points("108,1092 260,1150 430,1164 590,1120 690,1078"), 25)
    for k, (x, y) in enumerate(links):
        link = p.Sprite().add(p.cut(p.circle(0, 0, 22, 13), p.circle(0, 0, 13, 5)), "b08a48", 5)
        if k % 2:
            link = p.Sprite().add(p.rect(-19, -5, 38, 10, r=5), "8c6c38", 5)
        angle = math.degrees(math.atan2(*(links[min(k + 1, 24)] - links[max(k - 1, 0)])[::-1]))
        link.draw(img, x, y, 90, turn=angle, light=(0, -0.9, 0.3), haze=("120a0c", 0.35))
    for x, y in ((92, 1086), (706, 1072)):
        plate.draw(img, x, y, 100, light=(0, -0.9, 0.3), haze=("120a0c", 0.35))


def paint() -> p.Array:
    """Through the lens: corridor and bear, flowers and honey, paws; then the door round the lens, and who looks."""
    right_arm = [(610, 960), (668, 900), (606, 822)]
    left_arm = [(190, 980), (130, 920), (196, 850)]
    img = corridor()
    p.glow(img, 520, 268, 330, colour="ffdc80", alpha=0.75, power=1.6)
    p.props.hanging_lamp("4a3030").draw(img, 520, 296, 60)
    p.glow(img, 520, 300, 60, colour="fff0b0", alpha=0.9, power=1.6)
    bear(img)
    bouquet(img)
    honeycomb(img)
    paw(img, right_arm, [110, 96, 78], 21)
    paw(img, left_arm, [110, 96, 78], 23)
    lens(img)
    chain(img)
    ringlet(img)
    return img
