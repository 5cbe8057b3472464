"""In a launderette at night a plain orange tiger and a plain white zebra watch their stripes go round.

Technique: painted relief. Back to front: the room, three machines, the bench, the zebra, the tiger, a stray stripe, the
neon light.
"""

from __future__ import annotations

import math

import numpy as np

from art import paint as p

NUMBER, TITLE = 50, "Delicate Stripes"

LIGHT = (-0.25, -0.85, 0.5)
SEAT = 1000
ORANGE, CREAM, RUST = "f08a2c", "fff0d4", "b05420"  # the tiger
WHITE, GREY, HOOF = "f4f0e4", "b4bcc0", "3c4450"  # the zebra
DRUM_Y, DRUM_R = 440, 88
CHROME = [
    (0, "0c2a38"),
    (0.35, "2c5460"),
    (0.5, "7ca8ac"),
    (0.6, "e8f8f2"),
    (0.7, "5c8c94"),
    (0.85, "c4e0dc"),
    (1, "ffffff"),
]


def room() -> p.Array:
    """Turquoise tiles, a dark street behind the upper window, a chequered floor, one neon tube."""
    night_street = [(0, "06142a"), (0.6, "123048"), (1, "1c4454")]
    img = p.texture.tiles("7cc0b4", size=50, seed=3)
    p.multiply(img, p.smooth(0, 640, p.grid.y) * 0.5, "3c8c90", 0.7)
    floor(img)
    pane = p.mask(p.rect(40, 92, 720, 118, r=8))
    street = p.vertical(night_street, 92, 210)
    p.over(img, pane, street)
    random = np.random.default_rng(8)
    roofs = p.Layer()
    for k in range(12):
        x, top = 30 + k * 64, random.uniform(112, 158)
        roof_outline = p.poly([(x, 215), (x, top + 16), (x + 32, top), (x + 64, top + 16), (x + 64, 215)])
        roofs.fill(roof_outline, "0a1c30")
        for q in range(3):
            roofs.fill(p.rect(x + 10 + q * 18, top + 26, 9, 13), "ffd890", 0.75 if random.random() < 0.35 else 0.06)
    p.lay(img, roofs, clip=pane)
    for _ in range(26):
        x, y = random.uniform(50, 750), random.uniform(120, 205)
        tint = ["ffd890", "9ce0d8", "f0f4d8"][random.integers(3)]
        p.over(img, p.mask(p.circle(x, y, random.uniform(4, 12)), soft=1.2) * pane, tint, random.uniform(0.12, 0.4))
    for x in (280, 520):
        p.solid(img, p.rect(x - 6, 88, 12, 124), "c4dcd0", 6, light=LIGHT, tooth=0.4)
    p.solid(
        img,
        p.cut(p.rect(28, 80, 744, 142, r=10), p.rect(42, 94, 716, 114, r=6)),
        "c4dcd0",
        7,
        light=LIGHT,
        tooth=0.5,
        cast=0.3,
    )
    p.multiply(img, p.smooth(760, 640, p.grid.y) * p.smooth(640, 660, p.grid.y), "1c5c60", 0.6)
    return img


def floor(img: p.Array) -> None:
    """Chequered tiles that run together towards one point behind the middle machine, worn and uneven."""
    random = np.random.default_rng(4)

    def row_y(row: int) -> float:
        return 430 + 1 / (1 / 225 - row * 0.000255)

    def column_x(column: int, y: float) -> float:
        return 400 + (column - 0.5) * 68 * (y - 430) / 225

    layer, joints = p.Layer(), p.Layer()
    for row in range(13):
        far, near = row_y(row), row_y(row + 1)
        for column in range(-7, 8):
            ends = (column, column + 1)
            tile = [(column_x(c, far), far) for c in ends] + [(column_x(c, near), near) for c in ends[::-1]]
            tone = "bcd8c4" if (row + column) % 2 else "7cbaae"
            layer.fill(p.poly(tile), p.mix(tone, ("3c8c90", "eef6e4")[random.integers(2)], random.uniform(0, 0.16)))
            wide = 1.4 + (near - 655) / 200
            joints.stroke(p.line([*tile, tile[0]]), wide, "2c6468", 0.8)
            joints.stroke(p.line([(x + wide, y + wide) for x, y in tile[:2]]), wide * 0.7, "f0faec", 0.5)
    p.lay(img, layer)
    p.lay(img, joints, tooth=0.6)
    ground = p.smooth(654, 656, p.grid.y)
    worn = p.smooth(0.1, 0.6, p.noise(46, 5, 4, ax=2.2)) * ground
    p.multiply(img, worn, "5c9c98", 0.32)
    p.brush(img, 26, 2200, np.zeros_like(p.grid.x), jitter=0.03, alpha=0.4, seed=6, m=ground)


def neon(img: p.Array) -> None:
    """The tube under the ceiling."""
    p.solid(img, p.rect(150, 26, 500, 18, r=6), "dce8e0", 8, light=LIGHT, tooth=0.4)
    p.over(img, p.mask(p.rect(170, 46, 460, 10, r=5), soft=1), "f8fff4")
    p.over(img, p.mask(p.rect(150, 40, 500, 22, r=10), soft=5), "eafff4", 0.7)
    for x in (200, 300, 400, 500, 600):
        p.glow(img, x, 52, 240, colour="c8fff0", alpha=0.3, power=1.6)


def stripes_in(kind: str, x: float, seed: int) -> p.Layer:
    """What goes round in a drum: tiger stripes, zebra stripes or leopard spots, drawn along a whirl."""
    random = np.random.default_rng(seed)
    layer = p.Layer()
    for k in range({"tiger": 24, "zebra": 13, "leopard": 34}[kind]):
        r, a = random.uniform(14, DRUM_R - 8), k * 2.399 + random.normal(0, 0.2)
        if kind == "leopard":
            cx, cy = x + math.cos(a) * r, DRUM_Y + math.sin(a) * r
            size = random.uniform(6, 10)
            for q in range(3):
                t = a + q * 2.1 + random.random()
                arc = [(cx + math.cos(t + d) * size, cy + math.sin(t + d) * size) for d in (0, 0.6, 1.2)]
                layer.fill(p.ribbon(arc, [3, 6, 3], 10, True), "4a2818")
            layer.fill(p.circle(cx, cy, size * 0.5), "b8742c")
        elif kind == "tiger":
            r, a = (24, 48, 70)[k % 3] + random.normal(0, 4), k * 0.91 + random.normal(0, 0.15)
            bend, length = random.uniform(-0.15, 0.3), min(52 / r, 1.5) * random.uniform(0.7, 1.2)
            steps = np.linspace(0, length, 6)
            arc = [
                (x + math.cos(a + d) * r * (1 + bend * d), DRUM_Y + math.sin(a + d) * r * (1 + bend * d)) for d in steps
            ]
            layer.fill(p.ribbon(arc, [1, 7, 9, 6, 1], 30), "141018")
        else:
            u = (k - 6) * 15.5
            wave = [
                (x + u + 22 * math.sin(v / 40 + k * 0.18) + v * 0.25, DRUM_Y + v) for v in np.linspace(-100, 100, 9)
            ]
            layer.fill(p.ribbon(wave, [2, 9, 6, 10, 7, 9, 2], 40), "1c1824")
    return layer


def machine(img: p.Array, x: float, kind: str, seed: int) -> None:
    """A front-loader: enamel box, dial panel, chrome porthole with the wash inside."""
    enamel = [(0, "2c6c6c"), (0.4, "6cb4a4"), (0.62, "a4dcc8"), (0.8, "c4ecd8"), (1, "f0fff4")]
    suds = [(0, "f4fff2"), (0.55, "c4ece0"), (0.85, "5cb0b0"), (1, "1c5c68")]
    p.solid(
        img,
        p.rect(x - 122, 266, 244, 386, r=16),
        enamel,
        22,
        light=LIGHT,
        tooth=0.6,
        texture=0.05,
        seed=seed,
        soften=3,
        cast=0.4,
    )
    p.solid(img, p.rect(x - 104, 280, 208, 40, r=8), "e4ecd8", 6, light=LIGHT, tooth=0.4, texture=0.04, seed=seed)
    for k, r in ((-78, 12), (-46, 8), (72, 13)):
        p.solid(img, p.circle(x + k, 300, r), CHROME, r * 0.8, light=LIGHT, tooth=0.2, texture=0.02, cast=0.3)
    lamp = p.mask(p.circle(x + 30, 300, 5))
    p.over(img, lamp, "a8ffd8")
    p.glow(img, x + 30, 300, 26, colour="a8ffd8", alpha=0.6)
    ring = p.cut(p.circle(x, DRUM_Y, DRUM_R + 26), p.circle(x, DRUM_Y, DRUM_R - 2))
    p.solid(img, ring, CHROME, 15, light=LIGHT, tooth=0.3, texture=0.03, seed=seed, soften=1.5, cast=0.5)
    glass = p.mask(p.circle(x, DRUM_Y, DRUM_R))
    d = np.hypot(p.grid.x - x, p.grid.y - DRUM_Y) / DRUM_R
    whirl = np.sin(np.arctan2(p.grid.y - DRUM_Y, p.grid.x - x) * 3 + d * 7 + seed) * 0.12
    p.over(img, glass, p.ramp(np.clip(d + whirl + p.noise(20, seed, 3) * 0.08, 0, 1), suds))
    p.lay(img, stripes_in(kind, x, seed), 0.95, tooth=0.8, clip=glass)
    random = np.random.default_rng(seed)
    foam = p.Layer()
    for _ in range(70):
        a = math.pi * 0.5 + random.normal(0, 0.7)
        r = DRUM_R * random.uniform(0.8, 1.0)
        fx, fy, size = x + math.cos(a) * r, DRUM_Y + math.sin(a) * r, random.uniform(3, 9)
        foam.fill(p.circle(fx, fy, size), "f4fff8", 0.75).stroke(p.circle(fx, fy, size), 0.8, "5cb0b0", 0.5)
    p.lay(img, foam, clip=glass)
    glass_light = p.ribbon([(x - 66, DRUM_Y + 6), (x - 54, DRUM_Y - 40), (x - 12, DRUM_Y - 70)], [2, 15, 2], 30)
    shine = p.mask(glass_light, soft=2)
    p.shine(img, shine * glass, "ffffff", 0.75)
    p.multiply(img, p.rim(glass, 0, -9, 5), "0c3440", 0.7)
    p.solid(img, p.rect(x + 96, DRUM_Y - 20, 14, 40, r=6), CHROME, 6, light=LIGHT, tooth=0.2, cast=0.4)
    p.solid(img, p.rect(x - 90, 596, 180, 36, r=6), "88c4b4", 5, light=LIGHT, tooth=0.4, texture=0.04, seed=seed)


def bench(img: p.Array) -> None:
    """One long slatted bench on steel trestles: a front leg, a back leg and a foot between them."""
    steel = [(0, "081a20"), (0.4, "16323c"), (0.66, "2c525c"), (0.88, "6c9aa0"), (1, "dcf0ec")]
    p.over(img, p.mask(p.circle(400, SEAT + 112, 372, 26), soft=14), "0c3440", 0.42)
    for x, away in ((96, 20), (400, 0), (704, -20)):
        p.contact(img, x, SEAT + 134, 40, ry=9, alpha=0.75, colour="08282f")
        back_leg = p.ribbon([(x + away, SEAT + 20), (x + away, SEAT + 92)], [14, 13])
        foot_bar = p.ribbon([(x + away, SEAT + 92), (x, SEAT + 128)], [12, 13], 8, True)
        front_leg = p.ribbon([(x, SEAT + 20), (x, SEAT + 130)], [19, 17])
        for part in (back_leg, foot_bar, front_leg):
            p.solid(img, part, steel, 8, light=LIGHT, tooth=0.3)
        p.solid(img, p.rect(x - 19, SEAT + 124, 38, 12, r=5), "142c34", 6, light=LIGHT, tooth=0.3)
    p.solid(img, p.rect(36, SEAT, 728, 26, r=8), "ecdcb4", 10, light=LIGHT, tooth=0.8, texture=0.08, seed=4, cast=0.5)
    p.solid(img, p.rect(36, SEAT + 20, 728, 10, r=4), "b8a078", 5, light=LIGHT, tooth=0.6)
    for x, y in ((308, 1132), (356, 1124), (508, 1128), (476, 1124)):
        p.contact(img, x, y, 52, ry=10, alpha=0.6, colour="08282f")


def tiger_head() -> p.Sprite:
    """In profile, with cream cheeks and a tuft of beard."""
    skull = p.spline(
        p.points(
            "-54,14 -54,-30 -30,-56 4,-64 32,-52 48,-34 72,-16 88,-10 94,2 88,22 76,34 66,48 40,54 30,76! 16,66 "
            "2,96! -14,74 -40,98! -44,66 -70,66!"
        )
    )
    cheek = p.spline(p.points("90,6 62,4 44,16 24,24 -14,34 -66,60 -44,100 0,100 30,80 66,54 90,30"))
    nose = p.spline(p.points("76,-15 92,-13 96,2 84,2"))
    mouth = p.spline(p.points("86,4 82,22 64,30 48,26"), False)
    iris = p.spline(p.points("26,-16! 38,-27 54,-18! 40,-9"))
    upper_lid = p.spline([(24, -17), (39, -29), (56, -20)], False)

    head = p.Sprite()
    head.add(p.circle(16, -56, 17), RUST, 9)
    head.add(skull, ORANGE, 42, spine=[(90, 0), (20, -10), (-60, 20)], fur=11)
    head.add(cheek, CREAM, 22, spine=[(88, 14), (40, 34), (-20, 76)], fur=11, alpha=0.95, soft=3, clip=skull)
    head.add(p.circle(40, -34, 15, 8), CREAM, 8, spine=[(54, -30), (26, -36)], fur=6, alpha=0.85, soft=3, clip=skull)
    head.add(p.circle(-22, -54, 20, 19), ORANGE, 11)
    head.add(p.circle(-20, -51, 11, 11), "5a2c20", 6)
    head.add(nose, "d8787c", 5)
    head.line(mouth, 2.6, "5a2418", 0.85)
    head.add(iris, "f8f0c0", 3)
    head.add(p.circle(44, -19, 6.2, 7), "2a3818", 3)
    head.add(p.circle(46, -22, 2), "ffffff", 0)
    head.line(upper_lid, 2.8, "3a1810", 0.85)
    for dy, tip in ((0, -16), (5, 2), (10, 20)):
        whisker = p.spline([(72, 12 + dy), (104, 8 + tip * 0.5), (134, 10 + tip)], False)
        head.line(whisker, 1.5, "fffaf0", 0.85)
    return head


def tiger() -> p.Sprite:
    """Sitting upright in profile, magazine lowered, not one stripe on him."""
    tail = p.points("-66,-22 -128,4 -140,70 -96,104 -70,78")
    far_leg = p.ribbon(p.points("0,-40 146,-46 166,34 160,98"), [70, 58, 40, 33], 50, True)
    down_the_leg = [(0, -40), (150, -46), (160, 98)]
    far_foot = p.spline(p.points("141,90 168,84 200,98 208,115 178,121 142,119"))
    torso = p.spline(p.points("-66,0 -94,-52 -92,-130 -66,-206 -24,-256 26,-250 50,-200 62,-130 74,-60 60,-2 0,4"))
    down_the_back = [(0, -260), (-40, -140), (-40, 0)]
    pale_belly = p.spline(p.points("52,-214 70,-140 84,-50 50,-22 36,-90 28,-170"))
    down_the_belly = [(50, -210), (56, -120), (60, -30)]
    near_leg = p.ribbon(p.points("-24,-36 100,-42 104,40 98,104"), [84, 62, 44, 36], 60, True)
    down_the_near_leg = [(-24, -36), (100, -42), (98, 104)]
    near_foot = p.spline(p.points("80,96 108,88 142,104 150,124 120,130 82,128"))
    far_arm = p.points("44,-176 74,-96 128,-84 152,-98")
    far_page = p.spline(p.points("150,-92! 142,-190! 78,-184! 84,-84!"))
    cover = p.spline(p.points("150,-90! 141,-188! 100,-184 62,-168! 78,-68! 112,-82"))
    cover_picture = p.poly(p.points("78,-158 128,-173 136,-112 88,-96"))
    cover_stripes = (
        "80,-140 98,-148 104,-166",
        "84,-118 108,-130 122,-168",
        "94,-100 118,-120 132,-146",
        "116,-106 128,-116 135,-126",
    )
    far_claws = ("160,-110 150,-113 140,-110", "161,-100 151,-102 141,-99", "159,-90 151,-91 143,-88")
    arm = p.points("-18,-196 -6,-120 30,-84 86,-92")
    near_paw = p.spline(p.points("68,-112 92,-116 108,-104 106,-84 92,-74 70,-74"))

    s = p.Sprite()
    s.add(p.ribbon(tail, [30, 27, 25, 24, 20], 50, True), ORANGE, 13, spine=tail, fur=8)
    s.add(far_leg, RUST, 20, spine=down_the_leg, fur=8)
    s.add(far_foot, RUST, 12)
    s.add(torso, ORANGE, 60, spine=down_the_back, fur=13)
    s.add(pale_belly, CREAM, 20, spine=down_the_belly, fur=10, alpha=0.9, soft=5, clip=torso)
    s.add(near_leg, ORANGE, 26, spine=down_the_near_leg, fur=11)
    s.add(near_foot, ORANGE, 13)
    for k in (122, 134):
        toe = p.spline([(k, 112), (k + 4, 118), (k + 3, 125)], False)
        s.line(toe, 2, "6a3018", 0.7)
    s.limb(far_arm, [40, 34, 30, 28], RUST, fur=7)
    s.add(far_page, "f4f4e4", 3)
    s.add(cover, "2f8c8c", 4)
    s.add(cover_picture, "fbf2dc", 2)
    for stripe in cover_stripes:
        s.add(p.ribbon(p.points(stripe), [2, 8, 2], 16), "2a1c20", 0, clip=cover_picture)
    for claw in far_claws:
        s.add(p.ribbon(p.points(claw), [10, 11, 9], 12, True), RUST, 5)
    s.add(p.ribbon(arm, [64, 52, 42, 38], 50, True), ORANGE, 22, spine=arm, fur=10)
    s.add(near_paw, ORANGE, 12)
    for finger in ("106,-104 96,-104 88,-101", "108,-94 97,-93 88,-91", "104,-84 95,-83 88,-82"):
        s.line(p.spline(p.points(finger), False), 2.2, "8a3c18", 0.75)
    return s.attach(tiger_head(), 2, -292, 104, turn=-20)


def zebra_mane(s: p.Sprite) -> None:
    """It stands upright along the neck."""
    random = np.random.default_rng(3)
    for t in np.linspace(0, 1.06, 60):
        x, y = -44 + 52 * t**1.1, -216 - 170 * t
        angle, long = math.pi + 0.5 + random.normal(0, 0.1), random.uniform(40, 50)
        s.add(p.hair(x + 16, y, angle, long, width=12), p.mix("5c646c", "383c48", random.random()), 2)
        s.add(p.hair(x + 16, y, angle, long * 0.74, width=12), p.mix("f4f0e4", "c8ccc8", random.random()), 2)


def zebra_head() -> p.Sprite:
    """In profile, with a dark muzzle and long lashes."""
    far_ear = p.spline(p.points("2,-24 -2,-62! 20,-46 18,-20"))
    skull = p.spline(
        p.points("-30,30 -32,-8 -12,-30 24,-26 68,-6 108,14 124,30 124,48 106,58 86,50 52,46 20,58 -10,54")
    )
    muzzle = p.spline(p.points("96,6 126,24 128,50 104,62 90,50 92,24"))
    mouth = p.spline([(122, 48), (108, 50), (94, 44)], False)
    shut_lid = p.spline([(18, -8), (30, -14), (44, -6)], False)
    mane_tuft = p.spline(p.points("-30,-14 -26,-64 -6,-74 12,-58 22,-20 4,-14"))
    near_ear = p.spline(p.points("-24,-14 -44,-52 -36,-74 -14,-56 -4,-18"))
    ear_hollow = p.spline(p.points("-22,-22 -36,-52 -32,-64 -18,-50 -12,-24"))

    head = p.Sprite()
    head.add(far_ear, GREY, 8)
    head.add(skull, WHITE, 32, spine=[(120, 36), (40, 10), (-30, 10)], fur=7)
    head.add(muzzle, "6c7880", 16, soft=5, alpha=0.85, clip=skull)
    head.add(p.circle(114, 32, 5, 3.4), "20242c", 2)
    head.line(mouth, 2.2, "30343c", 0.8)
    head.add(p.circle(30, -4, 8, 7), "241c20", 5)
    head.add(p.circle(32, -7, 2.2), "ffffff", 0)
    head.line(shut_lid, 3, "4a4c54", 0.9)
    for k in range(5):
        head.line(p.spline([(36 + k * 2, -10), (42 + k * 3, -17 + k)], False), 1.4, "30343c", 0.9)
    head.add(mane_tuft, "8c949c", 10, spine=[(-4, -20), (-8, -70)], fur=14)
    head.add(near_ear, WHITE, 10)
    head.add(ear_hollow, "6c7880", 5)
    return head


def zebra() -> p.Sprite:
    """White all over, upright mane, hooves folded in her lap."""
    tail = [(-62, -20), (-104, 10), (-108, 70)]
    tail_tuft = p.ribbon([(-107, 50), (-112, 84), (-100, 116)], [10, 28, 6], 30)
    far_leg = p.ribbon(p.points("0,-36 124,-42 140,28 136,88"), [64, 46, 26, 22], 50, True)
    far_hoof = p.spline(p.points("122,88 150,88 160,119! 118,119!"))
    torso = p.spline(p.points("-62,2 -88,-56 -84,-140 -56,-210 -12,-240 34,-222 54,-170 60,-100 66,-40 54,2"))
    down_the_back = [(0, -240), (-40, -130), (-40, 0)]
    neck = [(-8, -190), (6, -270), (30, -350)]
    near_leg = p.ribbon(p.points("-20,-32 94,-36 98,32 94,92"), [74, 48, 28, 24], 60, True)
    near_hoof = p.spline(p.points("80,92 108,92 118,126! 76,126!"))
    arm = p.points("0,-176 6,-104 46,-66 84,-62")
    fore_hoof = p.spline(p.points("76,-76 100,-74 108,-52! 80,-48!"))

    s = p.Sprite()
    s.limb(tail, [14, 11, 9], GREY)
    s.add(tail_tuft, "d4d8d4", 8, spine=[(-107, 50), (-100, 116)], fur=12)
    s.add(far_leg, GREY, 16, spine=[(0, -36), (124, -42), (136, 88)], fur=6)
    s.add(far_hoof, HOOF, 8)
    s.add(torso, WHITE, 54, spine=down_the_back, fur=9)
    zebra_mane(s)
    s.add(p.ribbon(neck, [108, 80, 62], 40, True), WHITE, 36, spine=neck[::-1], fur=9)
    s.add(near_leg, WHITE, 22, spine=[(-20, -32), (94, -36), (94, 92)], fur=7)
    s.add(near_hoof, HOOF, 9)
    s.add(p.ribbon(arm, [50, 38, 28, 24], 50, True), WHITE, 16, spine=arm, fur=7)
    s.add(fore_hoof, HOOF, 7)
    return s.attach(zebra_head(), 34, -372, 100, turn=-4)


def lost_stripe(img: p.Array) -> None:
    """Over the end of the bench hangs a stray stripe that nobody has claimed."""
    stripe = p.ribbon(p.points("684,6 702,-3 724,4 732,34 722,64 730,92", at=(0, SEAT)), [2, 16, 19, 20, 16, 1])
    p.solid(img, stripe, "1a141c", 6, light=LIGHT, tooth=0.5, cast=0.4)


def paint() -> p.Array:
    """From the back of the room: machines, bench, zebra and tiger, the lost stripe, the neon light."""
    img = room()
    for x, kind, seed in ((146, "tiger", 4), (400, "zebra", 9), (654, "leopard", 6)):
        machine(img, x, kind, seed)
    p.multiply(img, p.smooth(640, 660, p.grid.y) * p.smooth(720, 655, p.grid.y), "0c3c44", 0.55)
    bench(img)
    white = zebra()
    white.draw(img, 604, SEAT + 4, 100, flip=True, light=LIGHT, shade="1c4450", lit="ffffff")
    orange = tiger()
    orange.draw(img, 190, SEAT + 4, 100, light=LIGHT, shade="4a1830")
    lost_stripe(img)
    p.multiply(img, p.smooth(420, 900, np.hypot(p.grid.x - 400, (p.grid.y - 520) * 0.9)), "1c4c5c", 0.25)
    neon(img)
    return img
