"""A tower of beds sinks into the dark: each sleeper shines a torch under the bed, at the next one who does the same.

Technique: painted relief.
"""

from __future__ import annotations

import numpy as np

from art import paint as p
from art.finish import Finish

NUMBER, TITLE = 33, "Who's Under There"
FINISH = Finish(vignette=0.3)

# the beds from the child's down: middle, mattress height and scale
BEDS = [(376, 362, 1.08), (420, 618, 1.1), (382, 842, 0.94), (420, 1032, 0.72), (606, 1146, 0.34)]
PATCHES = ["a8508c", "4c62a8", "c88ab0", "3c5088", "7c4488", "8c9cd0", "5a78a8", "c8a4d8"]
MOONLIGHT = (-0.5, -0.8, 0.4)
TORCH = "ffe27a"


def bed(seed: int, bulge: float) -> p.Sprite:
    """A bed from the side, 400 long at size 100; its open end is on the right, the mattress top is y = 0."""
    s = p.Sprite()
    wood = "5a3a4c"
    s.limb([(-196, -92), (-196, 96)], [17, 17], wood, radius=8)
    s.add(p.spline([(-204, -70, 1), (-196, -104), (-188, -70, 1)]), wood, 6)
    s.add(p.rect(-196, 34, 388, 24, 4), p.mix(wood, "1a0c28", 0.25), 8)
    s.limb([(190, 8), (190, 96)], [15, 15], wood, radius=7)
    s.add(p.rect(-190, 0, 384, 38, 14), "c8bcd4", 14)
    s.add(p.spline([(-184, 4), (-190, -26), (-150, -42), (-108, -30), (-100, 4)]), "ece4f0", 16)
    quilt = p.spline(
        [
            (-128, 4, 1),
            (-120, -16),
            (-60, -30 - bulge * 0.4),
            (30, -34 - bulge),
            (96, -28 - bulge * 0.5),
            (122, -8),
            (128, 20, 1),
            (124, 56),
            (60, 62),
            (0, 58),
            (-70, 64),
            (-130, 56),
            (-134, 20),
        ]
    )
    s.add(quilt, PATCHES[seed % 8], 24)
    for row in range(4):
        for column in range(7):
            x, y = -136 + column * 40 + (row % 2) * 6, -72 + row * 36
            patch = p.poly([(x, y), (x + 39, y - 2), (x + 40, y + 34), (x + 1, y + 36)])
            s.add(patch, PATCHES[(row * 5 + column * 3 + seed) % 8], 9, clip=quilt, alpha=0.82)
    return s


def torch_arm(s: p.Sprite, sleeve: p.Colour, paw: p.Colour, fur: float) -> None:
    """The near arm, reaching down over the edge with a torch that points back under the bed."""
    s.limb([(128, -18), (172, 20), (172, 62)], [30, 24, 19], sleeve, fur=fur)
    s.add(p.poly([(180, 56), (192, 70), (160, 98), (150, 86)]), "3a3448", 5)
    s.add(p.poly([(152, 82), (166, 98), (152, 114), (136, 98)]), "6a6478", 5)
    s.add(p.circle(174, 66, 13), paw, 9)


def child() -> p.Sprite:
    """The child, leaning out on its belly."""
    s = p.Sprite()
    s.limb([(70, -28), (120, -34), (160, -20)], [56, 54, 38], "7ca0b8")
    s.add(p.circle(198, -20, 34), "e8b898", 26)
    s.add(p.circle(168, 2, 6), "e0a888", 4)
    s.add(
        p.spline([(196, -60), (228, -46), (238, -14), (224, 14), (208, 12), (212, -14), (196, -30), (174, -34), (168, -48)]),
        "5a3430",
        14,
        spine=[(170, -44), (214, -40), (226, 10)],
        fur=12,
    )
    s.add(p.circle(180, -8, 4.4), "1c1020", 0)
    s.line(p.spline([(172, -22), (180, -20), (186, -16)], False), 2.6, "4a2828")
    s.line(p.spline([(172, 10), (180, 8)], False), 2.4, "9a4a4c")
    torch_arm(s, "8cb0c8", "e8b898", 0)
    return s


def monster(coat: str, horns: int, eyes: int, cap: bool = False, doll: bool = False) -> p.Sprite:
    """A shaggy one, leaning out in the same way."""
    s = p.Sprite()
    dark = p.mix(coat, "140a28", 0.45)
    body = [(60, -34), (120, -42), (170, -22)]
    s.limb(body, [76, 84, 70], coat, fur=17)
    for k in range(horns):
        x = 196 + k * 26 - horns * 6
        s.add(p.spline([(x - 9, -58, 1), (x + 2, -86), (x + 20, -102, 1), (x + 20, -78), (x + 12, -52, 1)]), "d8cce0", 6)
    head = p.spline([(160, -52), (200, -74), (240, -58), (256, -18), (240, 22), (206, 34), (172, 22), (156, -12)])
    s.add(head, coat, 34, spine=[(186, -64), (222, -16), (204, 30)], fur=19)
    s.add(
        p.spline([(160, 4), (182, -4), (200, 10), (190, 28), (168, 24)]),
        p.mix(coat, "f0e0f0", 0.35),
        10,
        spine=[(184, -2), (176, 24)],
        fur=9,
    )
    s.add(p.spline([(158, 2), (170, -2), (174, 8), (162, 12)]), "241428", 4)
    s.line(p.spline([(166, 22), (178, 26), (192, 20)], False), 3, "241428")
    for x in (174, 184):
        s.add(p.poly([(x - 4, 22), (x + 4, 22), (x, 32)]), "f8f4ff", 0)
    places = [(196, -26, 19)] if eyes == 1 else [(178, -26, 15), (208, -32, 14)]
    for x, y, r in places:
        s.add(p.circle(x, y, r), "f4f0fa", 9)
        s.add(p.circle(x - r * 0.34, y + r * 0.36, r * 0.46), "180c20", 0)
    if cap:
        s.add(p.spline([(162, -58), (200, -92), (244, -64), (282, -40), (296, -6, 1), (268, -22), (238, -44)]), "9a8ac0", 14)
        s.add(p.circle(294, 0, 13), "e8e0f4", 9)
        s.limb([(158, -54), (200, -70), (244, -50)], [15, 16, 15], "e8e0f4")
    if doll:
        s.limb([(112, -64), (112, -86)], [17, 15], "b85c6c")
        s.add(p.circle(112, -102, 15), "f0c8a8", 10)
        s.add(p.spline([(96, -104), (100, -120), (116, -122), (129, -106), (112, -112)]), "6a3c2c", 5)
        for x in (107, 117):
            s.add(p.circle(x, -101, 2), "1c1020", 0)
        for side in (-1, 1):
            s.limb([(112 + side * 6, -80), (112 + side * 24, -88)], [8, 7], "b85c6c")
        s.limb([(150, -44), (128, -72), (104, -70)], [28, 24, 18], p.mix(coat, "ffffff", 0.08), fur=13)
    torch_arm(s, coat, dark, 14)
    return s


def sleeper() -> p.Sprite:
    """The same child again, sound asleep on its back."""
    s = p.Sprite()
    s.add(p.circle(-132, -46, 36), "e8b898", 26)
    s.add(
        p.spline([(-164, -40), (-166, -70), (-140, -88), (-108, -78), (-122, -68), (-148, -60), (-156, -36)]),
        "5a3430",
        14,
        spine=[(-160, -40), (-112, -78)],
        fur=10,
    )
    s.line(p.spline([(-124, -52), (-118, -47), (-111, -51)], False), 4, "4a2828")
    s.line(p.spline([(-116, -30), (-110, -28), (-106, -32)], False), 3.4, "9a4a4c")
    return s


def room(img: p.Array) -> None:
    """The moonlit bedroom on top and the broken-open dark below it."""
    depth = np.clip((p.grid.y - 440) / 760 + p.noise(200, 6, 4) * 0.12, 0, 1)
    img[:] = p.ramp(depth, [(0, "4a3472"), (0.25, "36245c"), (0.6, "201640"), (1, "0c081c")])
    p.underpaint(img, 33, p.swirl(260, 4, 0.7, 1.4), 0.07)
    floor_line = p.skyline(486, 5, 3)
    top = 1 - p.below(floor_line, 3, 2)
    paper = p.texture.stripes("7a6aa8", "8c7cba", 34, 0.0, 3)
    p.over(img, top, paper)
    p.over(img, top * p.smooth(260, 800, p.grid.x + p.grid.y * 0.2), "2a1c50", 0.55)
    p.brush(img, 30, 2200, p.swirl(200, 9, 0.3, 1.5), 0.05, 0.3, 12, top)
    dots = p.Layer()
    for row in range(7):
        for column in range(13):
            dots.fill(p.star(column * 68 + (row % 2) * 34 - 10, 40 + row * 66, 7, 5), "b8a8e0", 0.35)
    p.lay(img, dots, clip=top)
    boards = p.mask(p.poly([(-10, 470), (810, 470), (810, 496), (-10, 496)]))
    p.over(img, boards, p.texture.wood("6a4a5c", 26, False, 4))
    p.multiply(img, boards * p.smooth(478, 496, p.grid.y), "1a0c28", 0.6)
    ragged = p.Layer()
    random = np.random.default_rng(7)
    for k in range(44):
        x = k * 19 + random.uniform(-6, 6)
        if not 190 < x < 590:
            tall = random.uniform(20, 90)
            ragged.fill(p.poly([(x - 8, 494), (x + 9, 494), (x + 2, 494 + tall)]), p.mix("2c1c44", "4a2f5c", random.random()), 0.9)
    p.lay(img, ragged, tooth=2)


def window(img: p.Array) -> None:
    """The window with the moon, and the patch of light that it throws."""
    pane = p.rect(70, 60, 180, 220, 4)
    m = p.mask(pane)
    p.over(img, m, p.vertical([(0, "16205c"), (1, "5a6cb8")], 60, 280))
    p.stars(img, 60, 3, 280, keep_off=1 - m)
    p.moon(img, 186, 128, 34, 1.0, "f8f4ff", "c8d0ff")
    ink = p.Layer()
    ink.stroke(pane, 12, "e4dcf0")
    ink.stroke(p.line([(160, 60), (160, 280)]), 7, "e4dcf0")
    ink.stroke(p.line([(70, 170), (250, 170)]), 7, "e4dcf0")
    ink.fill(p.rect(54, 282, 212, 14, 3), "f0eaf8")
    p.lay(img, ink)
    rail = p.Layer()
    rail.stroke(p.line([(16, 34), (304, 34)]), 8, "c8a8d8")
    p.lay(img, rail)
    for side, foot in ((-1, 44), (1, 276)):
        for k in range(5):
            x = 160 + side * (140 - k * 17)
            fold = p.ribbon(
                [(x, 34), (x + side * 4, 120), (foot + side * (10 - k * 5), 214), (foot + side * (14 - k * 6), 330)], [20, 19, 12, 24], 40
            )
            p.solid(img, fold, p.mix("7a4c94", "a878b8", (k * 2 % 5) / 5), 9, MOONLIGHT, 0.6, seed=k)
        p.solid(img, p.ribbon([(foot - 26, 212), (foot, 220), (foot + 26, 212)], [12, 14, 12], 20, True), "e0c8e8", 6, MOONLIGHT, 0.4)
    p.glow(img, 186, 128, 300, "c8d0ff", 0.28, 1.6)


def beam(img: p.Array, k: int, flip: bool) -> None:
    """The cone from one torch to the sleeper below."""
    x, y, s = BEDS[k]
    side = -1 if flip else 1
    start = (x + side * 142 * s, y + 106 * s)
    nx, ny, ns = BEDS[k + 1]
    left, right = (nx - 216 * ns, ny - 20 * ns), (nx + 150 * ns, ny + 66 * ns)
    if flip:
        left, right = (nx + 216 * ns, ny - 20 * ns), (nx - 150 * ns, ny + 66 * ns)
    cone = p.mask(p.poly([start, left, right]), soft=5 * s + 2)
    d = np.hypot(p.grid.x - start[0], p.grid.y - start[1]) / (330 * s)
    light = cone * np.clip(1.1 - d * 0.62, 0, 1).astype(np.float32)
    p.over(img, light, TORCH, 0.16)
    p.shine(img, light, "ffd048", 0.6)
    p.glow(img, *start, 66 * s, "fff4b8", 0.95, 1.6)


def paint() -> p.Array:
    img = p.blank()
    room(img)
    window(img)
    people = [child(), monster("58a8b4", 2, 2), monster("c078b8", 0, 2, cap=True), monster("6c84e0", 1, 2, doll=True), sleeper()]
    for k in range(len(BEDS) - 1):
        (x, y, s), (nx, ny, ns) = BEDS[k], BEDS[k + 1]
        posts = p.Layer()
        for side in (-1, 1):
            posts.fill(p.ribbon([(x + side * 193 * s, y + 90 * s), (nx + side * 190 * ns, ny - 30 * ns)], [13 * s, 13 * ns], 20), "3a2440")
        p.lay(img, posts)
    for k, (x, y, s) in enumerate(BEDS):
        flip = k % 2 == 1
        dark = 0.05 * k
        sheet = p.Sprite()
        sheet.attach(bed(k + 2, 34 if k in (1, 2, 3) else 14), 0, 0)
        if k == 4:
            sheet = people[4].attach(bed(4, 20), 0, 0)
        else:
            sheet.attach(people[k], 0, 0)
        if k == 0:
            p.contact(img, x, y + 98 * s, 210 * s, 12 * s, 0.5, "08040f")
        light = (-0.3, -0.85, 0.35) if k == 0 else ((0.5 if flip else -0.5), -0.8, 0.35)
        sheet.draw(
            img, x, y, 100 * s, flip=flip, light=light, shade="140a2c", lit="e8e0ff" if k == 0 else "ffe8b0", haze=("1a1238", dark), seed=k
        )
        if k:
            beam(img, k - 1, not flip)
    p.glow(img, 596, 1128, 100, "c8b8ff", 0.45)
    slippers = p.Sprite()
    for x in (0, 42):
        slippers.add(p.spline([(x, 0), (x + 2, -12), (x + 20, -14), (x + 36, -6), (x + 38, 0)]), "a86a90", 6)
    slippers.draw(img, 640, 480, 90, light=MOONLIGHT)
    return img
