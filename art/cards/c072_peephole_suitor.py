"""Through the peephole: an enormous bear in a bow tie has come courting, and the neighbours watch.

Technique: painted relief. Back to front: the corridor and its lamp, the bear with flowers and honey, the paws, the door
around the lens, chain and plait.
"""

from __future__ import annotations

import itertools
import math

import numpy as np
import skia

from art import paint as p

NUMBER, TITLE = 72, "Peephole Suitor"

CX, CY, R = 400, 606, 391
BULB = (0.25, -0.85, 0.42)
FUR = [(0, "1c0c10"), (0.25, "41221a"), (0.5, "7a482a"), (0.7, "a86c3e"), (0.88, "d8a262"), (1, "f8d898")]
GOLD = [(0, "4a2404"), (0.25, "94580c"), (0.5, "d49a24"), (0.75, "f4c850"), (1, "fff2b0")]
CLEAR_HONEY = [(0, "a85c0c"), (0.5, "f0a828"), (0.85, "ffe080"), (1, "ffffff")]
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


def furry(img: p.Array, m: p.Array, radius: float, seed: int, count: int, flow: p.Flow = bear_flow) -> None:
    """A relief-lit body with a coat."""
    p.form(img, m, FUR, radius, light=BULB, texture=0.06, seed=seed, soften=8)
    p.hairs(
        img,
        np.clip(p.blur(m, 3) * 1.3, 0, 1),
        flow,
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
        flow,
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
    shoulders = p.spline(
        p.points("110,1060 126,930 162,840 206,760 280,680 400,650 520,680 594,760 638,840 674,930 690,1060")
    )
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


def paw(img: p.Array, forearm: p.Points, fingers: tuple[str, ...], seed: int) -> None:
    """An arm that comes up from below; four fat fingers go from its knuckles round the front of what it holds."""
    arm = p.rough(p.mask(p.ribbon(forearm, [110, 104, 92, 66], 40, True)), 3, 12, seed)
    p.shadow(img, arm, 0, 12, soft=12, alpha=0.45, colour="1a0810")
    furry(img, arm, 48, seed, count=1100, flow=p.along(forearm))
    for k, outline in enumerate(reversed(fingers)):
        finger(img, p.points(outline), seed + 2 * k)
    seams = p.Layer()
    for upper, lower in itertools.pairwise(fingers):
        pairs = zip(p.points(upper), p.points(lower), strict=True)
        between = [((a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + 3) for a, b in pairs]
        seams.fill(p.ribbon(between[1:], [1, 7, 7], 20), "200c0a", 0.75, 2)
    p.lay(img, seams)


def finger(img: p.Array, bones: p.Points, seed: int) -> None:
    """One finger from knuckle to tip, its shadow on what it presses, and the claw."""
    m = p.rough(p.mask(p.ribbon(bones, [30, 36, 35, 27], 30, True)), 1.6, 8, seed)
    p.shadow(img, m, 0, 9, soft=5, alpha=0.85, colour="1a0810")
    furry(img, m, 16, seed, count=150, flow=p.along(bones))
    (x, y), way = bones[-1][:2], math.copysign(1, bones[-1][0] - bones[0][0])
    claw = p.points("-4,-7 9,-8 22,-1 29,10! 17,8 7,9 -4,7", at=(x, y), scale=(way, 1))
    gleam = p.points("2,-3 10,-4 19,1", at=(x, y), scale=(way, 1))
    claws = p.Layer().fill(p.moved(p.spline(claw), 0, 6), "3a1410", 0.45, 3)
    claws.fill(p.spline(claw), "1c1012").fill(p.ribbon(gleam, [1, 3.4, 1], 12), "b89078", 0.9)
    p.lay(img, claws)


def bouquet(img: p.Array) -> None:
    """Pink roses in paper, held up on the right: every head of its own size, and each looks another way."""
    paper_cone = p.poly(p.points("516,690 694,660 612,892 584,892"))
    wrap_edge = p.poly(p.points("516,690 566,706 600,892 584,892"))
    roses = (
        (604, 566, 40, (-0.1, -0.5)),
        (660, 572, 45, (0.5, -0.3)),
        (552, 618, 43, (-0.6, -0.1)),
        (620, 630, 52, (0.05, 0.1)),
        (692, 626, 42, (0.7, 0.15)),
        (540, 684, 45, (-0.5, 0.4)),
        (668, 688, 48, (0.4, 0.45)),
        (604, 704, 44, (-0.1, 0.6)),
    )
    cone = p.mask(paper_cone)
    p.shadow(img, cone, -8, 14, soft=12, alpha=0.4, colour="1a0810")
    p.form(img, cone, "f4e0cc", 30, light=BULB, texture=0.05, seed=3, soften=5)
    p.multiply(img, p.mask(wrap_edge, soft=2), "c49c8c", 0.7)
    leaves = p.leaf("5f7a48")
    for turn, x, y in (
        (-64, 540, 690),
        (-20, 590, 670),
        (15, 624, 668),
        (58, 680, 690),
        (-40, 560, 590),
    ):
        leaves.draw(img, x, y, 74, turn=turn, light=BULB)
    random = np.random.default_rng(7)
    for x, y, r, look in roses:
        rose(img, (x, y, r), p.mix("c22c54", "f4989c", random.random()), look, random=random)


def rose(
    img: p.Array,
    place: tuple[float, float, float],
    colour: p.Colour,
    look: tuple[float, float],
    random: np.random.Generator,
) -> None:
    """A rose head of wide loose petals; the furled ones in the middle lie towards where it looks."""
    s = p.Sprite()
    deep = p.mix(colour, "4a0c24", 0.55)
    turn = random.uniform(0, 6)
    for ring, (reach, size, count) in enumerate(((60, 47, 6), (40, 40, 5), (22, 31, 4))):
        for k in range(count):
            a = k * math.tau / count + ring * 0.7 + turn + random.uniform(-0.2, 0.2)
            far = reach * random.uniform(0.84, 1.1)
            x, y = math.cos(a) * far + look[0] * ring * 11, math.sin(a) * far * 0.9 + look[1] * ring * 11
            petal = p.moved(p.circle(0, 0, size, size * random.uniform(0.78, 1.0)), x, y, 1, turn=math.degrees(a) + 90)
            s.add(p.moved(petal, 0, 5), deep, 0, alpha=0.5, soft=5)
            s.add(petal, p.mix(colour, "fff0ea", 0.04 + ring * 0.1 + random.uniform(0, 0.08)), 20)
    x, y, a = look[0] * 30, look[1] * 30, turn
    for r in (34, 25, 17):
        s.add(p.circle(x, y, r, r * 0.94), deep, 0, soft=1)
        a += random.uniform(1.7, 2.6)
        x, y = x + math.cos(a) * r * 0.3, y + math.sin(a) * r * 0.3
        s.add(p.circle(x, y, r * 0.86, r * 0.8), p.mix(colour, "fff0ea", 0.42 - r * 0.007), 8)
    s.add(p.circle(x, y, 6, 4), deep, 0)
    s.draw(img, *place, light=BULB)


def honeycomb(img: p.Array) -> None:
    """A thick broken piece of comb, held up on the left, with honey running over its lower edge."""
    face = p.poly(
        p.points(
            "121,671 135,646 163,641 177,618 207,620 223,604 251,616 265,639 277,667 268,695 281,720 272,753 284,778 "
            "265,808 272,831 244,852 214,843 186,857 154,848 126,852 112,825 121,794 107,764 121,732 112,702"
        )
    )
    back = p.moved(face, 17, 11)
    honey = [(0, "7a3c08"), (0.4, "c87a18"), (0.65, "f0ac30"), (0.85, "ffd468"), (1, "fff4c0")]
    wax = [(0, "4a2006"), (0.4, "94540e"), (0.7, "c88420"), (1, "ffce60")]
    thick = p.union(*(p.moved(face, k * 1.7, k * 1.1) for k in range(11)))
    p.shadow(img, p.mask(back), 8, 16, soft=14, alpha=0.5, colour="1a0810")
    side = p.mask(thick)
    p.form(img, side, wax, 14, light=BULB, texture=0.06, seed=4, soften=2)
    walls = p.Layer()
    for k in range(26):
        x, y = 130 + k * 22 % 176, 640 + k * 22 // 176 * 70
        walls.stroke(p.line([(x, y), (x + 17, y + 11)]), 2, "5a2c08", 0.5)
    p.lay(img, walls, clip=side)
    m = p.mask(face)
    p.form(img, m, honey, 22, light=BULB, texture=0.05, seed=4, soften=3)
    p.lay(img, cells(), clip=m)
    p.rim_light(img, m, "fff0b0", 4, dy=-4, alpha=0.7, soft=1)
    runs = (
        ("238,690 240,730 237,784 240,838 239,872 240,900", [6, 14, 12, 13, 9, 15]),
        ("264,800 266,840 265,872", [5, 12, 11]),
        ("156,632 158,668 156,704", [5, 11, 13]),
    )
    for outline, widths in runs:
        drop = p.mask(p.ribbon(p.points(outline), widths, 40, True))
        p.shadow(img, drop, 3, 5, soft=4, alpha=0.4, colour="4a1c04")
        p.form(img, drop, CLEAR_HONEY, 7, light=BULB, texture=0.02, seed=2, soften=1)


def cells() -> p.Layer:
    """Six-sided cells in rows that lean a little: most brim with honey, some are sealed, some empty."""
    random = np.random.default_rng(11)
    layer = p.Layer()
    for row in range(15):
        for column in range(12):
            u, v = column * 23 - 130 + (row % 2) * 11.5, row * 20 - 140
            x, y = 200 + u * 0.985 - v * 0.12, 725 + v * 0.985 + u * 0.12
            corners = np.arange(6) * math.pi / 3 + math.pi / 6 + 0.12
            hexagon = p.poly([(x + math.cos(a) * 10.6, y + math.sin(a) * 10.6) for a in corners])
            kind = random.random()
            if kind < 0.16:
                layer.fill(hexagon, "e8b864", 0.9).fill(p.circle(x - 2, y - 3, 5, 3), "fff0c0", 0.7, 1.5)
            else:
                layer.fill(hexagon, "6a3206" if kind < 0.36 else "8a4a0c", 0.85)
                layer.fill(p.circle(x + 1.5, y + 3, 6.4, 5.6), "b8700c" if kind < 0.36 else "f8b838", 0.85, 0.6)
            if kind > 0.36:
                layer.fill(p.circle(x - 1, y - 1, 2), "fff0b8", 0.9)
    return layer


def plait(img: p.Array) -> None:
    """On our side of the glass: a golden plait of three strands, tied below with blue."""
    line = p.sample(p.points("650,-110 664,40 640,190 612,300 606,372"), 400)
    step = np.gradient(line, axis=0)
    step /= np.hypot(step[:, 0], step[:, 1])[:, None]
    length = float(np.hypot(*np.diff(line, axis=0).T).sum())
    random = np.random.default_rng(5)
    s = p.Sprite()
    lobes: list[skia.Path] = []
    at, side = 20.0, 1
    while at < length - 26:
        t = at / length
        w = 50 - 24 * t
        place, ahead = line[int(t * 399)], step[int(t * 399)]
        across = np.array([-ahead[1], ahead[0]]) * side
        spine = [
            tuple(place + across * u * w + ahead * v * w)
            for u, v in ((0.5, -1.05), (0.74, -0.45), (0.6, 0.15), (0.1, 0.66), (-0.45, 0.98))
        ]
        lobe = p.ribbon(spine, [w * k for k in (0.3, 0.72, 0.86, 0.74, 0.3)], 40, True)
        if len(lobes) > 1:
            lobe = p.cut(lobe, lobes[-2])
        strand(s, lobe, spine, w, random=random)
        lobes.append(lobe)
        at, side = at + w * 0.66, -side
    tuft(s, random)
    p.shadow(img, s.silhouette(0, 0), 14, 14, soft=12, alpha=0.5, colour="120408")
    s.draw(img, 0, 0, light=(-0.3, -0.6, 0.5))
    p.glow(img, 640, 190, 210, colour="ffd060", alpha=0.14)


def strand(s: p.Sprite, lobe: skia.Path, spine: p.Points, w: float, random: np.random.Generator) -> None:
    """One strand where it comes over the others: full in the middle, dark where it goes under."""
    s.add(p.moved(lobe, 0, 5), "2a1204", 0, alpha=0.5, soft=4)
    s.add(lobe, GOLD, w * 0.42)
    q = p.sample(spine, 14)
    normal = np.stack([-np.gradient(q[:, 1]), np.gradient(q[:, 0])], 1)
    normal /= np.hypot(normal[:, 0], normal[:, 1])[:, None]
    swell = np.sin(np.linspace(0.25, 2.9, 14))[:, None] ** 0.7
    for off in np.linspace(-0.42, 0.42, 13):
        hair = q + normal * swell * (off + random.normal(0, 0.015)) * w
        tone = p.mix("8a4e08", "fff0a0", float(np.clip(random.normal(0.5, 0.32), 0, 1)))
        path = p.spline([(float(x), float(y)) for x, y in hair], False)
        s.parts.append(p.Part(path, tone, 0, 0.6, width=random.uniform(1.0, 2.4), clip=lobe))
    for (x, y), r in ((spine[0], 0.42), (spine[-1], 0.46)):
        s.parts.append(p.Part(p.circle(x, y, w * r), "3a1a04", 0, 0.6, soft=w * 0.14, clip=lobe))


def tuft(s: p.Sprite, random: np.random.Generator) -> None:
    """The loose end below its ribbon."""
    band = p.ribbon(p.points("588,360 606,366 625,361"), [20, 22, 20], 20, True)
    bow_tails = (
        p.points("612,368! 634,372 650,392! 640,404! 624,386"),
        p.points("604,370! 590,384 584,404! 574,394! 588,374"),
    )
    brush_end = p.spline(p.points("592,370! 584,404 590,438 604,474! 618,444 630,404 620,370!"))
    s.add(brush_end, GOLD, 16)
    for _ in range(26):
        u = random.uniform(-1, 1)
        hair = [(606 + u * 12, 372), (606 + u * 21, 408), (605 + u * 12, 442), (604 + u * 3, 470 - abs(u) * 14)]
        tone = p.mix("8a4e08", "fff0a0", random.random())
        s.parts.append(p.Part(p.spline(hair, False), tone, 0, 0.7, width=random.uniform(1, 2.4)))
    for tail in bow_tails:
        s.add(p.spline(tail), "2c5c94", 5)
    s.add(band, "3a72ac", 9)


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
    right_arm = p.points("680,1010 700,936 690,872 656,836")
    right_fingers = (
        "664,798 636,778 600,776 574,788",
        "672,824 636,806 604,804 580,814",
        "672,848 640,834 610,832 586,840",
        "660,870 638,860 614,858 594,864",
    )
    left_arm = p.points("120,1010 100,940 102,876 130,846")
    left_fingers = (
        "112,806 140,786 178,786 206,798",
        "104,830 138,814 180,812 210,824",
        "108,856 138,843 178,841 204,851",
        "122,880 146,870 174,868 196,875",
    )
    img = corridor()
    p.glow(img, 520, 268, 330, colour="ffdc80", alpha=0.75, power=1.6)
    p.props.hanging_lamp("4a3030").draw(img, 520, 296, 60)
    p.glow(img, 520, 300, 60, colour="fff0b0", alpha=0.9, power=1.6)
    bear(img)
    bouquet(img)
    honeycomb(img)
    paw(img, right_arm, right_fingers, 21)
    paw(img, left_arm, left_fingers, 41)
    lens(img)
    chain(img)
    plait(img)
    return img
