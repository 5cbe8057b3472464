"""A liner folded from squared school paper stands in dry dock; the bottle hangs ready, and a raincloud has come."""

from __future__ import annotations

import numpy as np

from art import paint as p

NUMBER, TITLE = 73, "Paper Dockyard"

LIGHT = (-0.35, -0.85, 0.4)
VIEW = p.View((-10.5, -21, 14.5), (0.9, 0, 3.0), 1280, (400, 700))
Vec = tuple[float, float, float]
QUAY = 3.6  # height of the quay above the dock's floor
SEA = 2.6
END = 15.0  # where the gate is
SQUARE = 26  # of the school paper
RED = "d01c24"


def squared_paper() -> p.Array:
    """School paper with pale blue squares."""
    img = p.blank("fbfaf4")
    img += (p.noise(180, 4, 4) * 0.022 + p.noise(3, 5, 2) * 0.012)[..., None]
    for axis in (p.grid.x, p.grid.y):
        off = np.abs((axis + p.noise(200, 8, 2) * 1.5) % SQUARE - SQUARE / 2)
        p.over(img, p.smooth(SQUARE / 2 - 1.9, SQUARE / 2 - 0.9, off), "9fb4cc", 0.8)
    return img.astype(np.float32)


def concrete(tint: str, seed: int) -> p.Array:
    """Dock concrete: large blocks, stains."""
    img = p.texture.blocks(tint, 74, 54, 2.2, None, 0.12, seed, 0.5, 1.2)
    img += (p.noise(60, seed, 5) * 0.05 + p.noise(8, seed + 1, 3) * 0.03)[..., None]
    return np.clip(img, 0, 1).astype(np.float32)


def face(img: p.Array, picture: p.Array, corners: list[Vec], light: float = 1.0, source: tuple[float, float, float, float] = (0, 0, 800, 800)) -> p.Array:
    """Lay a texture on a plane face of three or four corners; light below 1 shades it, above 1 lifts it."""
    quad = VIEW.path(*corners)
    m = p.mask(p.poly(quad))
    if len(quad) == 3:
        (ax, ay), (bx, by), (cx, cy) = quad
        quad = [*quad, (ax + cx - bx, ay + cy - by)]
    p.onto(img, picture, (quad[0], quad[1], quad[2], quad[3]), source, 1.0, m)
    if light < 1:
        p.multiply(img, m, "6f83a8", (1 - light) * 1.5)
    else:
        p.shine(img, m, "fffaf0", light - 1)
    return m


def harbour(img: p.Array) -> None:
    """The sea outside, the harbour wall with its small light, and the fat cloud."""
    horizon = VIEW.at(0, 4000, 0)[1]
    sea = p.smooth(horizon - 1, horizon + 1, p.grid.y)
    p.over(img, sea, p.vertical([(0, "d4dcd4"), (0.12, "aac4b8"), (0.5, "84aa9c"), (1, "6a9688")], horizon, horizon + 420, 14))
    chop = p.noise(30, 8, 4, ax=3.4, ay=0.3) + p.noise(9, 9, 3, ax=3, ay=0.35) * 0.7
    p.over(img, sea * p.smooth(0.3, 0.9, chop), "eef6ee", 0.4)
    p.over(img, sea * p.smooth(-0.3, -0.9, chop), "4a7a70", 0.35)
    wall = concrete("b4b2ae", 12)
    for x0, x1 in ((-70, -9), (3, 90)):
        face(img, wall, [(x0, 62, SEA + 3), (x1, 62, SEA + 3), (x1, 62, SEA), (x0, 62, SEA)], 0.78, (0, 0, 800, 108))
        face(img, wall, [(x0, 66, SEA + 3), (x1, 66, SEA + 3), (x1, 62, SEA + 3), (x0, 62, SEA + 3)], 1.15, (0, 0, 800, 54))
    x, y = VIEW.at(-9.5, 64, SEA + 3)
    p.lighthouse("7c8a90").draw(img, x - 10, y + 3, 62, light=LIGHT, haze=("d4d8d8", 0.25))


def dock(img: p.Array) -> None:
    """Floor, stepped wall and gate of the dry dock."""
    near, floor = -16.0, concrete("a9a6a0", 5)
    face(img, concrete("c2beb6", 7), [(8, 40, QUAY), (60, 40, QUAY), (60, near, QUAY), (8, near, QUAY)], 1.05)
    face(img, floor, [(-8, END, 0), (5, END, 0), (5, near, 0), (-8, near, 0)], 0.72)
    face(img, floor, [(-8, END, QUAY), (8, END, QUAY), (5, END, 0), (-8, END, 0)], 0.6, (0, 0, 800, 220))
    face(img, concrete("c2beb6", 9), [(-8, END + 1.4, QUAY), (8, END + 1.4, QUAY), (8, END, QUAY), (-8, END, QUAY)], 1.1)
    for k in range(3):
        x, z = 5 + k, QUAY * k / 3
        face(img, floor, [(x, END, z + QUAY / 3), (x, near, z + QUAY / 3), (x, near, z), (x, END, z)], 0.66 - 0.03 * k, (0, 0, 800, 54))
        face(img, floor, [(x, END, z + QUAY / 3), (x + 1, END, z + QUAY / 3), (x + 1, near, z + QUAY / 3), (x, near, z + QUAY / 3)], 1.02, (0, 0, 74, 800))
    for k in range(7):
        y = -4 + k * 1.5
        a, b = VIEW.at(-0.6, y, 0.5), VIEW.at(1.3, y, 0)
        p.solid(img, p.rect(a[0], a[1], b[0] - a[0], b[1] - a[1] + 4, 2), "6a5040", 8, LIGHT, 1)


# the folded boat, from bow (towards us) to stern
BOW, STERN = (0, -9.4, 6.2), (0, 9.4, 6.2)
KEEL_B, KEEL_S = (0, -5.4, 0.05), (0, 5.4, 0.05)
LEFT, RIGHT = (-3.3, 0, 3.6), (3.3, 0, 3.6)
PEAK, FOOT_B, FOOT_S, FOOT_L = (0, 0, 10.6), (0, -5.6, 4.2), (0, 5.6, 4.2), (-1.9, 0, 3.4)


def ship(img: p.Array) -> p.Array:
    """The ship: every face has its own light, every edge is a crease."""
    paper = squared_paper()
    for spread, amount in ((1.0, 0.55), (0.4, 0.85)):
        outline = [(0, -5.9, 0), (-3.4 * spread, -2, 0), (-3.2 * spread, 3, 0), (0, 7, 0), (4 * spread, 2, 0), (3.4 * spread, -3, 0)]
        p.multiply(img, p.mask(p.poly(VIEW.path(*outline)), soft=12 * spread), "444658", amount)
    face(img, paper, [BOW, RIGHT, FOOT_S], 0.72, (0, 0, 800, 500))
    face(img, paper, [BOW, RIGHT, STERN], 0.8, (0, 0, 800, 500))
    face(img, paper, [BOW, FOOT_S, LEFT], 0.62, (100, 100, 700, 500))
    face(img, paper, [STERN, FOOT_B, LEFT], 0.6, (100, 100, 700, 500))
    crease(img, [(BOW, RIGHT), (RIGHT, STERN)])
    place(img, beaver(), (-0.3, 6.9, 4.6), 1.7)
    right_peak = face(img, paper, [PEAK, FOOT_B, FOOT_L], 1.12, (0, 0, 420, 520))
    left_peak = face(img, paper, [PEAK, FOOT_L, FOOT_S], 0.82, (0, 0, 420, 520))
    place(img, beaver(), (0.5, -6.7, 4.5), 1.7, True)
    hull = np.zeros_like(p.grid.x)
    for corners, light in (([STERN, LEFT, KEEL_S], 0.74), ([LEFT, KEEL_B, KEEL_S], 0.84), ([BOW, LEFT, KEEL_B], 1.06)):
        hull = np.maximum(hull, face(img, paper, corners, light, (0, 0, 560, 460)))
    everything = np.clip(hull + right_peak + left_peak, 0, 1)
    p.multiply(img, hull * p.smooth(0, 260, p.grid.y - VIEW.at(*LEFT)[1]), "7888a4", 0.45)
    crease(img, [(BOW, LEFT), (LEFT, STERN), (BOW, KEEL_B), (LEFT, KEEL_B), (LEFT, KEEL_S), (PEAK, FOOT_L), (PEAK, FOOT_B)])
    drawn_details(img)
    return everything


def crease(img: p.Array, edges: list[tuple[Vec, Vec]]) -> None:
    """Fold lines: a white ridge with its shade."""
    folds = p.Layer()
    for a, b in edges:
        way = p.line(VIEW.path(a, b))
        folds.stroke(p.moved(way, 1.6, 2.2), 3.4, "5c6c88", 0.5, 1.4).stroke(way, 1.9, "ffffff", 0.95)
    p.lay(img, folds)


def shores(img: p.Array) -> None:
    """Timber props between the floor and the ship's side."""
    for t in (-0.36, -0.08, 0.2):
        top = on_hull(t, 0.62)
        foot = VIEW.at(-3.3, t * 7 + 0.6, 0)
        p.contact(img, *foot, 16, 5, 0.6, "303644")
        beam = p.Sprite().limb([foot, top], [9, 7], "a07a50")
        beam.add(p.circle(foot[0], foot[1], 9, 4), "6a5040", 3)
        beam.draw(img, 0, 0, 100, light=LIGHT)


def on_hull(t: float, down: float) -> tuple[float, float]:
    """A point on the left side: t -1 (bow) .. 1 (stern), down 0 (edge) .. 1 (keel)."""
    tip, keel = (BOW, KEEL_B) if t < 0 else (STERN, KEEL_S)
    k = abs(t)
    top = tuple(np.array(LEFT) * (1 - k) + np.array(tip) * k)
    foot = tuple(np.array((0, 0, 0.4)) * (1 - k) + np.array(keel) * k)
    q = np.array(top) * (1 - down) + np.array(foot) * down
    return VIEW.at(float(q[0]), float(q[1]), float(q[2]))


def drawn_details(img: p.Array) -> None:
    """Portholes, waterline and anchor, drawn with a schoolchild's pencil."""
    pencil = p.Layer()
    for row, (down, reach) in enumerate(((0.24, 0.78), (0.46, 0.62))):
        for t in np.linspace(-reach, reach, 15 - row * 3):
            x, y = on_hull(float(t), down)
            size = 8.6 - 4.4 * (t + 1) / 2
            pencil.fill(p.circle(x, y, size, size * 1.05), "8494a8", 0.4).stroke(p.circle(x, y, size, size * 1.05), 2, "3c4454", 0.9)
    for down in (0.1, 0.7):
        pencil.stroke(p.spline([on_hull(t, down) for t in np.linspace(-0.92, 0.96, 12)], False), 2.2, "4c5464", 0.75)
    ax, ay = on_hull(-0.84, 0.3)
    pencil.stroke(p.line([(ax, ay - 14), (ax, ay + 16)]), 2.6, "3c4454").stroke(p.circle(ax, ay - 18, 4.5), 2.2, "3c4454")
    pencil.stroke(p.spline([(ax - 13, ay + 6), (ax, ay + 18), (ax + 13, ay + 6)], False), 2.6, "3c4454").stroke(p.line([(ax - 8, ay - 8), (ax + 8, ay - 8)]), 2.2, "3c4454")
    p.lay(img, pencil, tooth=1.2)


def beaver(hat: str = "e8b83c", arm: str = "work", horn: bool = False) -> p.Sprite:
    """A stout beaver upright in profile, facing right, in a hard hat; arm: work, out or play."""
    s, coat, belly = p.Sprite(), "7a4c2c", "b08858"
    s.add(p.spline([(-20, -8), (-44, -12), (-62, -4), (-58, 4), (-34, 4), (-16, 0)]), "4a3634", 6)
    for x in (-48, -38, -28):
        s.line(p.line([(x - 3, -8), (x + 4, 2)]), 1.2, "2c2020", 0.7)
    s.limb([(-4, -10), (4, -2), (16, -1)], [14, 11, 7], "5a3822")
    s.parts.append(p.Part(p.spline([(-22, -6), (-27, -34), (-18, -58), (0, -66), (16, -56), (22, -32), (18, -4), (0, 0)]), coat, 20, spine=[(0, -64), (0, 0)], fur=6))
    s.add(p.spline([(4, -54), (18, -46), (21, -28), (15, -8), (6, -10), (8, -30)]), belly, 9)
    s.parts.append(p.Part(p.spline([(-16, -72), (-12, -88), (4, -94), (18, -86), (30, -76), (32, -68), (22, -62), (4, -58), (-12, -62)]), coat, 15, spine=[(26, -72), (-14, -74)], fur=4))
    s.add(p.spline([(20, -78), (31, -77), (34, -71), (28, -65), (20, -66)]), "9a6e48", 5)
    s.add(p.circle(33, -74, 3.4), "241414", 2).add(p.rect(26, -66, 6, 8, 1.5), "fff6dc", 2)
    s.add(p.circle(12, -79, 2.6), "140c10", 0).add(p.circle(13, -80, 0.9), "fff8e8", 0)
    s.add(p.circle(-11, -80, 4.4), "5a3822", 3)
    s.add(p.spline([(-16, -84, 1), (-14, -99), (2, -106), (16, -98), (20, -86, 1), (30, -84, 1), (28, -81, 1), (-16, -82, 1)]), hat, 9)
    s.line(p.spline([(2, -105), (6, -96), (6, -86)], False), 2, p.mix(hat, "6a4010", 0.4))
    arms = {"work": [(-2, -52), (12, -42), (28, -34)], "out": [(0, -54), (20, -50), (44, -58)], "play": [(-2, -54), (14, -48), (30, -58)]}
    s.limb(arms[arm], [13, 11, 8], p.mix(coat, "2c1810", 0.15), fur=4)
    if arm == "out":
        s.add(p.spline([(40, -60), (54, -66), (60, -62), (52, -56), (42, -54)]), "5a3822", 4)
    if horn:
        s.limb([(26, -66), (38, -64), (50, -64)], [3, 4, 5], "d8a838").add(p.spline([(48, -68), (64, -78), (64, -50), (48, -60)]), "e8c050", 6)
        s.line(p.circle(40, -58, 7), 3, "c89430")
    return s


def place(img: p.Array, sprite: p.Sprite, at: Vec, tall: float, flip: bool = False) -> None:
    """Stand a sprite somewhere in space."""
    x, y = VIEW.at(*at)
    size = tall * VIEW.scale(*at)
    p.contact(img, x, y, size * 0.34, size * 0.08, 0.5, "303644")
    sprite.draw(img, x, y, size, flip=flip, light=LIGHT, rim="fffaf0", rim_alpha=0.35)


def near_quay(img: p.Array) -> None:
    """The quay on our side, with its granite edge and puddle-dark stains."""
    top = concrete("cac6bc", 3)
    face(img, top, [(-60, 40, QUAY), (-5.4, 40, QUAY), (-5.4, -19, QUAY), (-60, -19, QUAY)], 1.0)
    face(img, concrete("e0dcd0", 4), [(-6.1, 40, QUAY), (-5.4, 40, QUAY), (-5.4, -18, QUAY), (-6.1, -18, QUAY)], 1.06, (0, 0, 74, 800))


def workers(img: p.Array) -> None:
    """Irons and paper clips at work on the deck and on the dock's floor."""
    for at, flip in (((6.6, -4.5, QUAY * 2 / 3), True), ((6.6, 2.5, QUAY * 2 / 3), True), ((3.4, -8.5, 0), True)):
        place(img, beaver(), at, 1.7, flip)


def paper_clips(img: p.Array) -> None:
    """Steel clips along the upper edge, like rivets."""
    clips = p.Layer()
    for t in (-0.7, -0.5, -0.3, -0.1, 0.1, 0.3, 0.5, 0.7):
        x, y = on_hull(t, 0.0)
        k = 1.15 - 0.5 * (t + 1) / 2
        way = p.spline([(x - 4 * k, y + 20 * k), (x - 4 * k, y - 10 * k), (x, y - 15 * k), (x + 4 * k, y - 10 * k), (x + 4 * k, y + 24 * k), (x - 1 * k, y + 28 * k), (x - 7 * k, y + 24 * k), (x - 7 * k, y - 4 * k)], False)
        clips.stroke(p.moved(way, 1.4, 1.8), 2.6 * k, "4a5468", 0.5, 1).stroke(way, 2.4 * k, "7c8898").stroke(p.moved(way, -0.4, -0.5), 0.9 * k, "ffffff", 0.9)
    p.lay(img, clips)


def launch(img: p.Array) -> None:
    """The bottle on its red ribbon, hanging from a boom before the bow."""
    bx, by = VIEW.at(*BOW)
    post_x, post_y = VIEW.at(11.0, -1.2, QUAY)
    head = (post_x - 4, by - 330)
    boom = p.Sprite()
    boom.limb([(post_x, post_y), head], [15, 12], "5a646e").limb([(head[0], head[1] + 6), (bx + 22, by - 262)], [11, 7], "5a646e")
    boom.limb([(post_x - 2, by - 210), (bx + 64, by - 278)], [7, 6], "5a646e")
    p.contact(img, post_x, post_y, 26, 7, 0.5, "303644")
    boom.draw(img, 0, 0, 100, light=LIGHT)
    ribbon = p.Layer()
    tip = (bx + 24, by - 260)
    ribbon.stroke(p.spline([tip, (bx + 36, by - 120), (bx + 30, by - 62)], False), 5.5, "7a0c14").stroke(p.spline([tip, (bx + 35, by - 120), (bx + 29, by - 62)], False), 3.6, RED)
    p.lay(img, ribbon)
    p.props.bottle("3c7050").draw(img, bx + 26, by + 42, 108, 6, light=LIGHT, rim="ffffff", rim_alpha=0.5)
    bow = p.Sprite()
    for side in (-1, 1):
        bow.add(p.spline([(0, 0, 1), (side * 14, -13), (side * 26, -8), (side * 24, 6), (side * 10, 6)]), RED, 6)
        bow.add(p.spline([(0, 0, 1), (side * 6, 14), (side * 16, 30, 1), (side * 5, 26, 1), (side * 1, 12)]), RED, 4)
    bow.add(p.circle(0, 0, 6), RED, 5)
    bow.draw(img, bx + 31, by - 54, 96, light=LIGHT)


def cloud(img: p.Array) -> None:
    """One fat raincloud over the harbour wall, trailing its first rain."""
    side = p.smooth(330, 760, p.grid.x) * p.smooth(420, 160, p.grid.y)
    p.multiply(img, side, "8c98a8", 0.75)
    veil = p.smooth(430, 560, p.grid.x + p.grid.y * 0.25) * p.smooth(130, 200, p.grid.y) * p.smooth(460, 250, p.grid.y)
    fall = p.blur(p.streaks(5, 1.8, 90, 3), 0.8)
    p.over(img, np.clip(veil * (0.5 + fall * 0.9), 0, 1), "56647a", 0.72)
    heaps = ((690, 176, 330, 190, "f6f4ee", "a4aab4", "5a6474", 4), (560, 200, 250, 120, "dcdee0", "8a92a0", "4a5464", 6), (680, 216, 330, 100, "a0a8b4", "667080", "363e50", 9))
    for x, y, w, h, lit, middle, dark, seed in heaps:
        p.cumulus(img, x, y, w, h, lit, middle, dark, seed, 90, (-0.7, -0.7), 1.0, None, 2.6)
    p.multiply(img, p.mask(p.circle(660, 214, 190, 34), soft=14), "3c4658", 0.5)


def celebration(img: p.Array) -> None:
    """The brass band on the quay, and bunting from its posts to the ship's peak."""
    peak = VIEW.at(*PEAK)
    flags = p.Layer()
    for foot in ((-7.2, 8.5, QUAY), (8.6, 4.5, QUAY)):
        x, y = VIEW.at(*foot)
        top = (x, y - 110)
        flags.stroke(p.line([(x, y), top]), 6, "5a646e")
        way = p.sample([top, ((x + peak[0]) / 2, (top[1] + peak[1]) / 2 + 46), (peak[0], peak[1] + 4)], 24)
        flags.stroke(p.line([tuple(q) for q in way]), 1.8, "4a5460")
        for k in range(1, 23, 2):
            (ax, ay), (bx, by) = way[k], way[k + 1]
            flags.fill(p.poly([(ax, ay), (bx, by), ((ax + bx) / 2 + 1, (ay + by) / 2 + 21)]), ("fdfaf0", "8fa4b8", "6a9688", "c8c4b4")[k // 2 % 4])
    p.lay(img, flags, tooth=0.6)
    for at in ((-6.5, 4.4, QUAY), (-6.4, 1.2, QUAY), (-6.3, -2.2, QUAY)):
        place(img, beaver("e4e0d4", "play", True), at, 1.6)


def first_drops(img: p.Array) -> None:
    """One fat drop over the foreman's paw, a few more behind it."""
    for x, y, size in ((338, 968, 17), (240, 660, 9), (420, 1010, 10), (560, 1060, 12), (120, 780, 8)):
        drop = p.spline([(x, y - size * 1.9, 1), (x + size * 0.75, y - size * 0.2), (x, y + size * 0.7), (x - size * 0.75, y - size * 0.2)])
        p.solid(img, drop, [(0, "2c5478"), (0.45, "5c94b8"), (0.75, "b4dcec"), (1, "ffffff")], size * 0.7, LIGHT, 0, 0)
        p.over(img, p.mask(p.circle(x - size * 0.25, y - size * 0.1, size * 0.16, size * 0.24)), "ffffff", 0.95)


def paint() -> p.Array:
    img = p.sky("overcast", 220, 73, [(0, "d8dcdc"), (0.5, "eceeea"), (1, "f8f6ee")])
    harbour(img)
    dock(img)
    cloud(img)
    ship(img)
    shores(img)
    paper_clips(img)
    workers(img)
    near_quay(img)
    celebration(img)
    launch(img)
    place(img, beaver("f0c040", "out"), (-7.35, -10.4, QUAY), 2.5)
    first_drops(img)
    return img
