"""On the cylinder of a music box she kneels over the edge; he stands on the comb and holds their one red pin to it.

Technique: painted relief, the light behind the town.
"""

from __future__ import annotations

import math

import numpy as np
import skia

from art import paint as p

NUMBER, TITLE = 62, "Comb and Cylinder"

CAP, RX, R = (150.0, 704.0), 66.0, 196.0  # the visible end of the cylinder
GLOW = (452.0, 420.0)
TOOTH, GAP, STRUCK = 226.0, 30.4, 11  # the first tooth, from tooth to tooth, and the one that sounds
BRASS = [(0, "1e0d10"), (0.25, "5a3016"), (0.5, "b87a28"), (0.72, "eebb50"), (0.9, "ffe9a0"), (1, "fffbe4")]
STEEL = [(0, "101828"), (0.35, "3a4a62"), (0.62, "8498ac"), (0.85, "d4e0e6"), (1, "ffffff")]
WALNUT = [(0, "140806"), (0.4, "43200f"), (0.7, "7a4220"), (1, "d8935a")]
ENAMEL = [(0, "4a0410"), (0.4, "c01420"), (0.7, "ff4638"), (1, "ffd8b8")]
TILT = 0.34  # how far he throws his head back
ABOVE: p.Light = (0.1, -0.85, 0.4)
Joints = tuple[p.Point, p.Point, p.Point]
GRIP: Joints = ((5, -73), (15, -59), (27, -69))  # his near arm


def lining() -> p.Array:
    """The lid is lined with an evening: gold where the town stands, blue above, a few stars."""
    x, y = GLOW
    away = np.hypot((p.grid.x - x) / 1.05, p.grid.y - y) / 620 + p.noise(160, 3, 4) * 0.05
    img = p.ramp(
        np.clip(away, 0, 1),
        [(0, "ffeebc"), (0.14, "ffca76"), (0.34, "d8805c"), (0.56, "6a4a72"), (0.8, "23305e"), (1, "121a40")],
    )
    p.brush(
        img,
        70,
        2600,
        (np.arctan2(p.grid.y - y, p.grid.x - x) + np.pi / 2).astype(np.float32),
        jitter=0.04,
        alpha=0.5,
        seed=5,
    )
    p.stars(img, 90, 4, 300, keep_off=p.smooth(0.62, 0.4, away))
    p.moon(img, x, y, 118, phase=1.0, colour="fff6d8", halo="ffd890")
    return img


def lid(img: p.Array) -> None:
    """A walnut frame round the lining, darker towards us."""
    frame = p.cut(p.rect(-20, -20, 840, 760), p.spline(p.points("58,740! 46,128 92,58 400,44 708,58 754,128 742,740!")))
    m = p.rough(p.mask(frame), 1.0, 14, 3)
    p.shadow(img, m, 0, 14, soft=18, alpha=0.7, colour="0c0618")
    p.clothe(img, m, p.texture.wood("6a3a20", 300, seed=6), 40, light=ABOVE, shade="1a0a10")
    p.rim_light(img, m, "ffb060", 0, dy=5, alpha=0.35, soft=3)


def on_barrel(track: int, angle: float) -> p.Point:
    """The place of a pin: which tooth it will strike, and how far it has turned (0 faces us)."""
    return TOOTH + 10 + track * GAP - 0.9 * RX * (1 - math.cos(angle)), CAP[1] + R * math.sin(angle)


def pins(img: p.Array) -> None:
    """A groove round the barrel for every tooth, and the tune as pins in them; none where the two people meet."""
    layer = p.Layer()
    for track in range(-1, 20):
        groove = p.spline([on_barrel(track, a) for a in np.linspace(-1.5, 1.5, 13)], False)
        layer.stroke(groove, 3, "3a1808", 0.34).stroke(p.moved(groove, 2.4, 0), 1.4, "ffe9a0", 0.3)
        if track >= STRUCK - 1:
            continue
        for row in sorted({(track * 3 + 1) % 10, (track * 7 + 4) % 10, (track * 3 + 6) % 10}):
            angle = -0.78 + 0.15 * row
            px, py = on_barrel(track, angle)
            squash = 0.45 + 0.55 * math.cos(angle)
            layer.fill(p.circle(px + 3, py + 9, 7.6, 6.4 * squash + 2), "2a1008", 0.55, 1.6)
            layer.fill(p.circle(px, py, 7, 7 * squash + 1), p.mix("8a4a1a", "ffd878", 0.5 - 0.45 * math.sin(angle)))
            layer.fill(p.circle(px - 1, py - 2.4, 3.8, 2.4), "fff4c8", 0.85)
    p.lay(img, layer)


def cylinder(img: p.Array) -> None:
    """A brass barrel on its side: bright above, a dark belly, light from the comb below; pins in the order of a
    tune."""
    x, y = CAP
    body = p.mask(p.union(p.rect(x, y - R, 800, 2 * R), p.circle(x, y, RX, R)))
    v = (p.grid.y - y) / R
    tone = (
        0.44
        - 0.3 * np.sin(np.clip(v, -1, 1) * 1.45)
        + 0.2 * np.exp(-(((v + 0.7) / 0.12) ** 2))
        - 0.16 * p.smooth(-0.82, -1, v)
        + 0.1 * p.smooth(0.75, 1.0, v)
    )
    tone = tone + p.noise(8, 5, 3, ax=30) * 0.05 + p.noise(140, 9, 3) * 0.05 - p.smooth(560, 860, p.grid.x) * 0.16
    p.shadow(img, body, 0, 22, soft=22, alpha=0.7, colour="0c0410")
    p.over(img, body, p.ramp(np.clip(tone, 0, 1), BRASS))
    pins(img)
    cap = p.mask(p.circle(x, y, RX, R))
    p.form(img, cap, BRASS, 30, light=(-0.4, -0.6, 0.15), texture=0.08)
    p.multiply(img, cap, "5a2c20", 0.5)
    dark = p.Layer()
    for ring, colour in ((0.86, "ffdc88"), (0.82, "2a120c"), (0.34, "ffd070"), (0.28, "180808")):
        dark.stroke(p.circle(x, y, RX * ring, R * ring), 5, colour, 0.85)
    dark.fill(p.circle(x, y, RX * 0.13, R * 0.13), "f0c060")
    for k in range(5):
        a = k * math.tau / 5 + 0.3
        dark.fill(
            p.circle(x + RX * 0.58 * math.cos(a), y + R * 0.58 * math.sin(a), RX * 0.15, R * 0.15), "160608", 0.95
        )
    p.lay(img, dark)
    p.rim_light(img, cap, "ffe0a0", -3, dy=-4, alpha=0.7, soft=2)
    post = p.union(
        p.poly(p.points("134,704 166,704 176,1090 124,1090")), p.circle(x, y, 27), p.rect(92, 1062, 116, 30, r=5)
    )
    m = p.solid(img, post, BRASS, 15, light=(-0.5, -0.6, 0.2), tooth=0.4, texture=0.03, cast=0.6)
    p.multiply(img, m, "8a5434", 0.6)
    p.solid(img, p.circle(x, y, 11), BRASS, 10, light=ABOVE, tooth=0)


def house(s: p.Sprite, x: float, y: float, w: float, h: float, roof: float, lean: float = 0.0) -> None:
    """A house standing on (x, y), its gable towards us, two or three panes lit."""
    t = lean * h
    s.add(p.poly([(x - w / 2, y), (x - w / 2 + t, y - h), (x + w / 2 + t, y - h), (x + w / 2, y)]), "7a4a30", 10)
    s.add(
        p.poly([(x - w * 0.62 + t, y - h + 2), (x + t * 1.3, y - h - roof), (x + w * 0.62 + t, y - h + 2)]), "4a2028", 9
    )
    for k, row in enumerate(np.arange(16, h - 10, 25)):
        for side in (-0.24, 0.2):
            if (k + (side > 0)) % 3 != 2:
                s.add(p.rect(x + side * w - 5 + t * row / h, y - row - 12, 10, 14, r=2), "ffe08a", 0, shine=10)


def town(img: p.Array) -> None:
    """Houses, church and tree on the crown of the barrel, against the light."""
    top = CAP[1] - R + 12
    s = p.Sprite()
    house(s, 186, top + 2, 54, h=66, roof=40, lean=-0.14)
    house(s, 246, top, 60, h=94, roof=44, lean=-0.07)
    s.add(p.poly(p.points("286,0 284,-172 330,-172 332,0", at=(0, top))), "7a4a30", 12)
    s.add(p.poly([(276, top - 168), (307, top - 300), (340, top - 168)]), "3a1a26", 11)
    s.add(p.circle(307, top - 140, 11, 17), "ffe08a", 0, shine=10)
    s.add(p.arch(308, top, 20, 34), "ffd070", 0, shine=10)
    s.limb([(614, top), (615, top - 48)], [9, 6], "3a1c18")
    s.add(p.spline(p.points("615,-132 640,-98 640,-58 614,-38 590,-58 592,-100", at=(0, top))), "7a6a2c", 22)
    house(s, 668, top + 2, 64, h=108, roof=52, lean=0.1)
    house(s, 732, top + 8, 52, h=70, roof=40, lean=0.16)
    s.draw(img, 0, 0, 100, light=(0.1, -0.6, -0.1), rim="ffd890", rim_alpha=0.9)
    p.over(img, p.mask(p.rect(150, top - 4, 650, 20), soft=5), "8a5420", 0.55)


def comb(img: p.Array) -> float:
    """A steel plate screwed down before the barrel, its teeth shorter from left to right. Returns the tip of the struck
    one."""
    for k in range(19):
        x = TOOTH + k * GAP
        tip = 812 + k * 3.6
        lift = -26 if k == STRUCK else 0
        tooth = p.poly(
            [
                (x - 12.5, 1010),
                (x - 9, tip + lift),
                (x - 4, tip - 7 + lift),
                (x + 4, tip - 7 + lift),
                (x + 9, tip + lift),
                (x + 12.5, 1010),
            ]
        )
        m = p.mask(tooth)
        p.shadow(img, m, 7, 12, soft=6, alpha=0.6, colour="0a0410")
        tone = (
            0.46
            + (p.grid.y - 900) / 420
            + 0.3 * np.sin((p.grid.x - x) / 12.5 * 1.3 + 0.7)
            + p.noise(10, k, 2, ay=20) * 0.05
        )
        dim = 0.24 if k > STRUCK else 0
        p.over(img, m, p.ramp(np.clip(tone - dim, 0, 1), STEEL))
    plate = p.mask(p.poly(p.points("196,992 820,992 830,1082 170,1082")))
    p.shadow(img, plate, 0, 12, soft=10, alpha=0.6, colour="0a0410")
    tone = 0.66 - (p.grid.y - 1000) / 260 + p.noise(6, 5, 2, ax=30) * 0.07 - np.abs(p.grid.x - 540) / 1500
    p.over(img, plate, p.ramp(np.clip(tone, 0, 1), STEEL))
    p.rim_light(img, plate, "ffffff", 0, dy=-4, alpha=0.8, soft=1.5)
    for x in (262, 560):
        p.solid(img, p.circle(x, 1040, 27, 19), BRASS, 14, light=ABOVE, cast=0.5)
        p.over(img, p.mask(p.poly(p.points("-19,1046 -16,1050 19,1036 16,1031", at=(x, 0)))), "2a1008", 0.85)
    return TOOTH + STRUCK * GAP


def heart(img: p.Array, x: float) -> None:
    """The one pin in red enamel, its point on the tooth that it is about to pluck."""
    shape = p.points("0,34! -30,4 -40,-22 -28,-42 -9,-38 0,-24! 9,-38 28,-42 40,-22 30,4")
    m = p.solid(img, p.moved(p.spline(shape), x, 789, 1.1, turn=-4), ENAMEL, 24, light=(-0.3, -0.8, 0.4), cast=0.5)
    p.rim_light(img, m, "ffe0c0", -2, dy=-4, alpha=0.8, soft=2)


def beyond(joints: Joints, turn: float, far: float) -> p.Point:
    """A place past the wrist: turned from the forearm's direction, so far away."""
    (ex, ey), (wx, wy) = joints[1][:2], joints[2][:2]
    way = math.atan2(wy - ey, wx - ex) + turn
    return wx + far * math.cos(way), wy + far * math.sin(way)


def arm(s: p.Sprite, joints: Joints, cloth: str, skin: str) -> None:
    """From shoulder to wrist, a cuff, and the palm."""
    shoulder, elbow, wrist = joints
    upper = p.ribbon([shoulder, elbow], [9.4, 7.2], 12, round_ends=True)
    s.add(p.union(upper, p.ribbon([elbow, wrist], [7.4, 5], 12, round_ends=True)), cloth, 5)
    s.limb([beyond(joints, 0, -1), beyond(joints, 0, 1.2)], [5.8, 5.6], "f4ead8")
    s.limb([beyond(joints, 0, 1), beyond(joints, 0, 3), beyond(joints, 0, 6)], [4, 5.4, 5.6], skin)


def fingers(s: p.Sprite, joints: Joints, skin: str) -> None:
    """An open hand past the palm: four fingers side by side, the thumb a little apart."""
    for turn, far in ((-0.36, 11.4), (-0.12, 13.4), (0.12, 13.2), (0.36, 11.4)):
        s.limb(
            [beyond(joints, turn * 0.8, 5), beyond(joints, turn, far * 0.75), beyond(joints, turn, far)],
            [2.4, 2, 1.4],
            skin,
        )
    s.limb([beyond(joints, 0.5, 2.4), beyond(joints, 0.95, 6), beyond(joints, 0.85, 9)], [2.8, 2.4, 1.7], skin)


def smile(s: p.Sprite, x: float, y: float, tilt: float) -> None:
    """The corner of a profile's mouth, drawn up."""
    turn = -math.degrees(tilt)
    s.add(p.moved(p.circle(7, 7.2, 1.9, 1.3), x, y, 1, turn=turn), "c88a68", 0)
    s.line(p.moved(p.spline([(4.9, 5.2), (6.6, 7.3), (9.3, 7.2)], False), x, y, 1, turn=turn), 0.8, "4a2018", 0.9)


def foot(s: p.Sprite, skin: str) -> None:
    """From under the hem a calf that lies on the ground, an ankle, and a foot stretched back in a slipper."""
    s.limb([(-14, -6), (-25, -6), (-34, -4)], [11, 9, 5.4], skin)
    s.add(p.spline(p.points("-30,-6.4 -36,-7.4 -40,-8.4 -44,-6 -48,-1 -50,1! -40,1 -35,-1 -30,-1.6")), skin, 4)
    s.add(p.spline(p.points("-40,-8.8! -44.6,-6.6 -49,-2 -53,1.6! -45,1.8 -40.6,1.4! -42.6,-3")), "7a1c32", 2.4)


def skirt(s: p.Sprite, red: str) -> None:
    """She sits on her heels: hips, the thigh to a round knee, and the hem that lies about her."""
    s.add(p.spline(p.points("-14,-10! 4,-12 15,-9 17,-3 12,1! -10,1 -24,1! -26,-6")), "681428", 8)
    s.add(p.spline(p.points("-14,-29! -3,-24! 8,-20 15,-14 15,-7 6,-4 -12,-3 -25,-3! -29,-12 -25,-23")), red, 14)
    for fold in ([(-12, -26), (-19, -20), (-23, -8)], [(-6, -24), (-1, -15), (-8, -6)], [(-1, -22), (6, -16), (5, -7)]):
        s.line(p.spline(fold, False), 1.1, "5a1024", 0.6)


def she() -> p.Sprite:
    """A woman in red on her knees at the edge: one straight arm carries her weight, the other reaches down to him."""
    s = p.Sprite()
    skin, red, hair, tilt = "dc9e7a", "b02c40", "3a1618", -0.8
    reach = ((17, -39), (33, -28), (42, -10))
    arm(s, reach, "8c2036", skin=skin)
    fingers(s, reach, skin)
    foot(s, skin)
    skirt(s, red)
    s.add(p.spline(p.points("-14,-28! -9,-38 0,-46 10,-50 18,-49 23,-42 18,-34 8,-28 -2,-22!")), red, 9)
    s.line(p.spline(p.points("-14,-28 -8,-24 -2,-23"), False), 2.4, "5a1024")
    s.limb([(15, -46), (24, -54)], [6.4, 5.4], skin)
    p.profile(s, 29, -58, 10, tilt=tilt, skin=skin, hair=hair)
    smile(s, 29, -58, tilt)
    s.add(p.spline(p.points("26,-69 18,-67 10,-58 2,-49 -8,-38! 5,-41 14,-47 21,-53 27,-62")), hair, 5)
    crown = p.points("7,-9 -2,-12.6 -10,-8 -12,2 -7,9! -3,4 -4,-2 1,-6")
    s.add(p.moved(p.spline(crown), 29, -58, 1, turn=-math.degrees(tilt)), hair, 5)
    prop = ((13, -41), (18, -23), (19, -7))
    arm(s, prop, red, skin=skin)
    for dx in (3.4, 1.6, 0.0):
        s.limb([(19, -2.4), (21.6 + dx, -0.4), (22.4 + dx * 1.3, 4.4 - dx * 0.3)], [3.6, 2.9, 1.9], skin)
    return s


def he() -> p.Sprite:
    """A man in tails and a top hat, both soles on the comb: one hand up to her, one at the heart."""
    s = p.Sprite()
    skin, coat, dark, hair = "c88a68", "34508a", "1c2c52", "2a1a18"
    reach = ((11, -75), (25, -88), (32, -105))
    arm(s, reach, dark, skin=skin)
    fingers(s, reach, skin)
    s.limb([(-1, -47), (-3, -25), (-10, -4)], [13, 9.4, 6.6], "20263c")
    s.add(p.spline(p.points("-15,-6 -7,-7 -2,-3 6,-1 5,1 -15,1")), "14141c", 3)
    s.limb([(6, -48), (12, -26), (11, -4)], [14, 10, 7], "2c3450")
    s.add(p.spline(p.points("6,-6 14,-7 19,-3 27,-1 26,1 6,1")), "14141c", 3)
    s.limb([(9, -79), (11, -87)], [7, 6], skin)
    p.profile(s, 13, -94, 10, tilt=TILT, skin=skin, hair=hair)
    smile(s, 13, -94, TILT)
    s.add(p.spline(p.points("4,-80 12,-81 18,-75 18,-60 15,-48! 4,-50")), "f4ead8", 7)
    s.add(p.spline(p.points("-3,-77 6,-83 13,-79 14,-66 14,-48! 4,-42 -6,-26 -20,-20! -14,-40 -7,-58")), coat, 11)

    def on_head(points: p.Points) -> skia.Path:
        return p.moved(p.spline(points), 13, -94, 1, turn=-math.degrees(TILT))

    s.add(on_head(p.points("4,-11 -4.4,-12 -11,-5 -10.4,4 -5,9! -3,4 -3.6,-1.6 -0.5,-3.4 2,-8")), hair, 4)
    s.add(on_head(p.points("-9,-8! -10,-29! 9,-30! 8,-9!")), "1c2440", 8)
    s.add(on_head(p.points("-9,-9! -9,-13! 8,-14! 8,-10!")), "a02a3c", 3)
    s.add(on_head(p.points("-15,-7 -10,-9 10,-10.6 15,-10 10,-7.4 -10,-5.4")), "141a30", 2)
    arm(s, GRIP, coat, skin=skin)
    return s


def thumb() -> p.Sprite:
    """What of his hand is before the heart."""
    s = p.Sprite()
    s.limb([(28, -71.5), (31, -76), (36, -78)], [4.6, 4, 3], "c88a68")
    return s


def lovers(img: p.Array, x: float) -> None:
    """She is carried over the crown; he stands on the comb, which does not turn. The heart is at x, in his hands."""
    place, size = (418.0, CAP[1] - R + 34), 312.0
    front = p.smooth(CAP[1] - R - 2, CAP[1] - R + 8, p.grid.y)
    woman = she()
    p.shadow(img, woman.silhouette(*place, size), 10, 18, soft=7, alpha=0.7, colour="2a0c10", clip=front)
    woman.draw(img, *place, size, light=(0.2, -0.6, 0.1), rim="ffe0a0", ground=0.5)
    man, ground, tall = he(), (x + 142, 1056.0), 374.0
    shade = p.moved(man.outline(), *ground, tall / 100, flip=True)
    p.multiply(img, p.mask(p.moved(shade, 34, 10), soft=16), "4a2018", 0.75)
    p.glow(img, x, 790, 230, colour="ff4a28", alpha=0.6, power=1.7)
    shade.transform(skia.Matrix.MakeAll(1, -0.34, 0.34 * ground[1], 0, -0.1, 1.1 * ground[1], 0, 0, 1))
    p.over(img, p.mask(shade, soft=3), "06030c", 0.86)
    m = man.draw(img, *ground, tall, flip=True, light=(-0.5, -0.6, 0.4), rim="ff9a6a", ground=0.7)
    p.rim_light(img, m, "ffc860", 3, dy=-2, alpha=0.6, soft=2.5)
    heart(img, x)
    thumb().draw(img, *ground, tall, flip=True, light=(-0.5, -0.6, 0.4), rim="ffb884")


def box(img: p.Array) -> None:
    """The walnut front, and the brass key before it."""
    m = p.rough(p.mask(p.rect(-10, 1088, 820, 130)), 1, 20, 4)
    p.over(img, m, p.texture.wood("7a4424", 300, seed=4) * np.float32(0.72))
    p.shine(img, m * p.smooth(520, 60, np.hypot(p.grid.x - 480, (p.grid.y - 1088) * 2)), "ffa858", 0.3)
    p.rim_light(img, m, "ffd090", 0, dy=-5, alpha=0.8, soft=2)
    shaft = p.union(
        p.rect(-6, -9, 150, 18, r=5), p.rect(2, 4, 20, 36, r=2), p.rect(34, 4, 18, 24, r=2), p.circle(140, 0, 16)
    )
    ring = p.union(p.circle(176, -24, 27), p.circle(176, 24, 27), p.circle(204, 0, 27))
    holes = p.union(p.circle(178, -24, 12), p.circle(178, 24, 12), p.circle(207, 0, 12))
    key = p.moved(p.cut(p.union(shaft, ring), holes), 118, 1150, 1.12, turn=-4)
    p.solid(img, key, BRASS, 7, light=(0.4, -0.8, 0.35), tooth=0, texture=0.02, soften=1, cast=0.8)


def paint() -> p.Array:
    """Light, lid, town, barrel, comb, the struck pin, two people, the key."""
    img = lining()
    lid(img)
    p.over(img, p.smooth(560, 760, p.grid.y), "180a14", 0.96)
    town(img)
    cylinder(img)
    lovers(img, comb(img))
    box(img)
    p.glow(img, GLOW[0], 500, 300, colour="ffc878", alpha=0.22, power=1.8)
    return np.clip(img, 0, 1)
