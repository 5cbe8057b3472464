"""A dancer lies over the cylinder of a music box, he stands on tiptoe on the comb: between their hands one red pin.

Technique: painted relief, the light behind the town.
"""

from __future__ import annotations

import math

import numpy as np

from art import paint as p

NUMBER, TITLE = 62, "Comb and Cylinder"

CAP, RX, R = (122.0, 650.0), 74.0, 226.0  # the visible end of the cylinder
GLOW = (396.0, 292.0)
HEART = (470.0, 578.0)  # between the two hands
TOOTH, GAP, STRUCK = 196.0, 30.4, 9  # the first tooth, from tooth to tooth, and the one that sounds
BRASS = [(0, "1e0d10"), (0.25, "5a3016"), (0.5, "b87a28"), (0.72, "eebb50"), (0.9, "ffe9a0"), (1, "fffbe4")]
STEEL = [(0, "101828"), (0.35, "3a4a62"), (0.62, "8498ac"), (0.85, "d4e0e6"), (1, "ffffff")]
WALNUT = [(0, "140806"), (0.4, "43200f"), (0.7, "7a4220"), (1, "d8935a")]
ENAMEL = [(0, "4a0410"), (0.4, "c01420"), (0.7, "ff4638"), (1, "ffd8b8")]
ABOVE: p.Light = (0.1, -0.85, 0.4)
Joints = tuple[p.Point, p.Point, p.Point]


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
    p.moon(img, x, y, 150, phase=1.0, colour="ffdf9a", halo="ffc878")
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
            squash, r = 0.45 + 0.55 * math.cos(angle), 6 + (track * 5 + row * 3) % 4 * 0.8
            layer.fill(p.circle(px + 3, py + 9, r * 1.1, r * 0.9 * squash + 2), "2a1008", 0.55, 1.6)
            layer.fill(p.circle(px, py, r, r * squash + 1), p.mix("8a4a1a", "ffd878", 0.5 - 0.45 * math.sin(angle)))
            layer.fill(p.circle(px - 1, py - 2.4, r * 0.54, r * 0.34), "fff4c8", 0.85)
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
        p.poly(p.points("-16,0 16,0 26,440 -26,440", at=CAP)), p.circle(x, y, 27), p.rect(x - 58, 1062, 116, 30, r=5)
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
    s.limb([(596, top), (597, top - 44)], [9, 6], "3a1c18")
    s.add(p.spline(p.points("597,-122 620,-90 620,-54 596,-36 574,-54 576,-92", at=(0, top))), "7a6a2c", 22)
    s.add(p.poly(p.points("638,0 636,-160 682,-160 684,0", at=(0, top))), "7a4a30", 12)
    s.add(p.poly([(628, top - 156), (659, top - 284), (692, top - 156)]), "3a1a26", 11)
    s.add(p.circle(659, top - 130, 11, 17), "ffe08a", 0, shine=10)
    s.add(p.arch(660, top, 20, 34), "ffd070", 0, shine=10)
    house(s, 716, top + 2, 58, h=88, roof=46, lean=0.08)
    house(s, 768, top + 8, 48, h=58, roof=36, lean=0.14)
    s.draw(img, 0, 0, 100, light=(0.1, -0.6, -0.1), rim="ffd890", rim_alpha=0.9)
    p.over(img, p.mask(p.rect(CAP[0], top - 4, 700, 20), soft=5), "8a5420", 0.55)


def comb(img: p.Array) -> None:
    """A steel plate screwed down before the barrel, its teeth shorter from left to right."""
    for k in range(20):
        x = TOOTH + k * GAP
        tip = 780 + k * 3.6
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
    plate = p.mask(p.poly(p.points("168,992 820,992 830,1082 142,1082")))
    p.shadow(img, plate, 0, 12, soft=10, alpha=0.6, colour="0a0410")
    tone = 0.66 - (p.grid.y - 1000) / 260 + p.noise(6, 5, 2, ax=30) * 0.07 - np.abs(p.grid.x - 540) / 1500
    p.over(img, plate, p.ramp(np.clip(tone, 0, 1), STEEL))
    p.rim_light(img, plate, "ffffff", 0, dy=-4, alpha=0.8, soft=1.5)
    for x in (262, 560):
        p.solid(img, p.circle(x, 1040, 27, 19), BRASS, 14, light=ABOVE, cast=0.5)
        p.over(img, p.mask(p.poly(p.points("-19,1046 -16,1050 19,1036 16,1031", at=(x, 0)))), "2a1008", 0.85)


def heart(img: p.Array) -> None:
    """The one pin in red enamel, between the two hands: the brightest place of the picture."""
    x, y = HEART
    p.glow(img, x, y, 62, colour="ffe890", alpha=0.5, power=1.6)
    shape = p.points("0,34! -30,4 -40,-22 -28,-42 -9,-38 0,-24! 9,-38 28,-42 40,-22 30,4")
    m = p.solid(img, p.moved(p.spline(shape), x, y, 0.6, turn=-5), ENAMEL, 16, light=(-0.3, -0.8, 0.4), cast=0.5)
    p.rim_light(img, m, "fff0d0", -2, dy=-3, alpha=0.9, soft=1.5)


def hand(skin: str) -> p.Sprite:
    """A hand that reaches along x from the wrist at the origin: the forefinger leads, the others follow, bent."""
    s = p.Sprite()
    fingers = ("17,7 29,14 34,22", "20,4 35,9 42,17", "21,0 38,2 48,8", "20,-5 36,-8 51,-6", "4,3 11,14 21,21")
    palm = p.spline(p.points("-4,-7 8,-9 20,-10 27,-5 26,4 18,9 6,8 -4,6"))
    for k, finger in enumerate(fingers):
        s.limb(p.points(finger), [11, 10, 7.4], "7a3c2a")
        s.limb(p.points(finger), [8.4, 7.4, 5], p.mix(skin, "6a2c20", max(0.0, 0.24 - 0.08 * k)))
        if k == 2:
            s.add(palm, skin, 8)
    return s


def sleeve(s: p.Sprite, joints: Joints, widths: tuple[float, float, float], cloth: str) -> None:
    """From the shoulder over the elbow to the cuff."""
    shoulder, elbow, wrist = joints
    upper = p.ribbon([shoulder, elbow], list(widths[:2]), 12, round_ends=True)
    s.add(p.union(upper, p.ribbon([elbow, wrist], list(widths[1:]), 12, round_ends=True)), cloth, 12)


def shoe(colour: str) -> p.Sprite:
    """A dance shoe on the ball of the foot, which is at the origin: toes along x, the heel high."""
    s = p.Sprite()
    s.add(p.spline(p.points("32,1 26,-8 6,-13 -8,-26 -18,-44! -36,-44 -40,-32 -26,-14 -10,2 16,4")), colour, 9)
    s.line(p.spline(p.points("-40,-32 -27,-13 -11,3"), False), 4, "08040c")
    return s


def slipper(skin: str, colour: str) -> p.Sprite:
    """A pointed foot along x from the ankle at the origin, in a dancer's slipper with a ribbon."""
    s = p.Sprite()
    s.add(p.spline(p.points("-10,-8 6,-9 22,-8 30,0 16,8 0,10 -10,7")), skin, 8)
    s.add(p.spline(p.points("4,12! -3,6 6,3 20,-2! 27,-9! 40,-6 50,1 40,8 18,13")), colour, 8)
    s.line(p.spline(p.points("-5,-9 0,0 4,10"), False), 4, colour)
    return s


def head(s: p.Sprite, centre: p.Point, tilt: float, skin: str, locks: str, hair: str) -> None:
    """A small profile with a smile, and hair as an outline round the middle of the head."""
    x, y, r = centre[0], centre[1], 27.0
    p.profile(s, x, y, r, tilt=tilt, skin=skin, hair=hair)
    turn = -math.degrees(tilt)
    s.line(p.moved(p.spline(p.points("4.9,5.4 6.6,7.6 9.3,7.3"), False), x, y, r / 10, turn=turn), 2.2, "4a2018", 0.9)
    s.add(p.moved(p.spline(p.points(locks)), x, y, r / 10, turn=turn), hair, 13)


def her_legs(s: p.Sprite, skin: str) -> None:
    """Two calves kicked up behind her, the slippers against the evening."""
    for knee, ankle, turn, tone in (((226, 452), (252, 366), -62, 0.22), ((196, 462), (172, 372), -124, 0.0)):
        colour = p.mix(skin, "5a2030", tone)
        middle = ((knee[0] + ankle[0]) / 2 - 9, (knee[1] + ankle[1]) / 2)
        s.limb([knee, middle, ankle], [34, 30, 15], colour)
        s.attach(slipper(colour, p.mix("b8283c", "3a0818", tone * 2)), *ankle, 100, turn=turn)


def her_dress(s: p.Sprite, red: str) -> None:
    """Hips and thighs flat on the crown, the cloth hanging over the brass, and the back that dips and rises."""
    dark = "5a1024"
    hem = "190,452! 262,440 352,440! 368,480 350,506 334,540 316,546 300,532 284,556 262,562 250,540 232,546 214,540"
    s.add(p.spline(p.points(hem)), "861c32", 20)
    hips = "184,440! 222,432 262,414 298,402 332,412 362,430! 372,470 352,492 300,502 240,504 196,494 176,468"
    s.add(p.spline(p.points(hips)), red, 34)
    for fold in (
        "346,428 322,456 312,530",
        "326,418 288,450 270,548",
        "292,414 246,446 226,530",
    ):
        s.add(p.spline(p.points(fold), False), dark, 0, alpha=0.42, width=8, soft=3.6)
    bodice = "346,420! 376,424 404,414 430,412 448,430 452,462 436,490 404,498 366,484 350,474!"
    s.add(p.spline(p.points(bodice)), red, 26)
    s.line(p.spline(p.points("352,424 361,448 356,482"), False), 5, dark)


def she() -> p.Sprite:
    """A dancer in red who lies over the crown: feet in the air, one arm braced, the other stretched down to him."""
    s = p.Sprite()
    skin, red = "eab48e", "c02c42"
    sleeve(s, ((436, 450), (500, 470), (540, 472)), (30, 22, 15), "8c2036")
    s.attach(hand(skin), 542, 472, 88, turn=6)
    her_legs(s, skin)
    s.limb([(432, 436), (462, 430)], [26, 23], skin)
    s.add(p.circle(446, 404, 19), "2c1014", 14)
    crown = "7,-9 -2,-12.6 -10,-8 -12,2 -7,9! -3,4 -4,-2 1,-6"
    head(s, (478, 426), -0.62, skin, locks=crown, hair="3a1618")
    her_dress(s, red)
    sleeve(s, ((424, 454), (464, 506), (487, 536)), (37, 27, 18), red)
    s.attach(hand(skin), 489, 539, 118, turn=64)
    return s


def his_legs(s: p.Sprite) -> None:
    """All his weight on one toe; the other leg swings back."""
    s.limb([(6, -200), (-8, -154), (-16, -118)], [50, 42, 36], "9a8468")
    s.limb([(-16, -118), (-46, -104), (-78, -96)], [36, 30, 19], "9a8468")
    s.attach(shoe("1c1a26"), -117, -72, 94, turn=96)
    s.limb([(18, -206), (8, -120), (-24, -34)], [60, 42, 20], "dcc8a2")
    s.attach(shoe("1c1a26"), 0, 0, 100)


def his_coat(s: p.Sprite, coat: str) -> None:
    """A white front, and tails that fly behind him."""
    s.add(p.spline(p.points("36,-334! 62,-344 82,-340! 92,-302 78,-256 58,-226! 24,-224")), "f4ead8", 18)
    tails = "20,-250! -8,-244 -36,-212 -74,-164! -54,-160 -52,-130! -22,-154 4,-184 26,-216!"
    s.add(p.spline(p.points(tails)), "263c70", 14)
    back = "34,-338! 56,-334 74,-300 70,-244! 48,-242 20,-224 -4,-196 -14,-206 2,-262 14,-304"
    s.add(p.spline(p.points(back)), coat, 28)
    s.line(p.spline(p.points("66,-322 62,-290 66,-252"), False), 4, "1c2c52", 0.8)


def top_hat() -> p.Sprite:
    """A top hat that hangs from its brim, the crown away from the hand."""
    s = p.Sprite()
    s.add(p.spline(p.points("-30,6! -34,64! 34,64! 30,6!")), "1c2440", 24)
    s.add(p.spline(p.points("-30,6! -31,20! 31,20! 30,6!")), "a02a3c", 14)
    s.add(p.spline(p.points("-50,-2 -28,-4 0,-6 28,-4 50,-2 48,8 28,10 0,12 -28,10 -48,8")), "141a30", 6)
    return s


def he() -> p.Sprite:
    """A man in tails on tiptoe, bent like a bow: one hand up to her, in the other, far behind, his hat."""
    s = p.Sprite()
    skin, coat = "d89a74", "3c5c9c"
    sleeve(s, ((66, -310), (97, -346), (117, -378)), (34, 25, 17), "263c70")
    s.limb([(117, -377), (120, -383)], [21, 21], "f4ead8")
    s.attach(hand(skin), 121, -386, 124, turn=-60)
    his_legs(s)
    s.limb([(48, -314), (54, -346)], [28, 24], skin)
    locks = "5,-11 -4.4,-12.4 -11,-6 -11,4 -5,9! -1,7 0.6,3! 0.8,-2 2,-4.4 4.4,-7.6"
    head(s, (60, -368), 0.6, skin, locks=locks, hair="3a2018")
    his_coat(s, coat)
    s.attach(top_hat(), -80, -238, 96, turn=38)
    sleeve(s, ((34, -304), (-14, -272), (-46, -254)), (38, 28, 19), coat)
    s.limb([(-46, -254), (-50, -252)], [21, 21], "f4ead8")
    s.add(p.spline(p.points("-50,-262 -62,-263 -73,-255 -76,-244 -68,-238 -56,-240 -48,-244")), skin, 9)
    s.limb([(-56, -246), (-64, -236), (-72, -229)], [10, 9, 7], skin)
    return s


def lovers(img: p.Array) -> None:
    """She hangs from the crown that turns; he stands on the comb, which does not. The heart is between them."""
    x, y = HEART
    front = p.smooth(CAP[1] - R - 2, CAP[1] - R + 8, p.grid.y)
    woman, man, size = she(), he(), 104.0
    ground = (x + 172, 1058.0)
    p.glow(img, x, y, 330, colour="ffb858", alpha=0.6, power=1.5)
    p.glow(img, x, y, 130, colour="fff4c8", alpha=0.8, power=1.4)
    p.shadow(img, woman.silhouette(-46, -50), 4, 18, soft=8, alpha=0.75, colour="2a0c10", clip=front)
    shade = p.moved(man.outline(), *ground, size / 100, flip=True)
    p.multiply(img, p.mask(p.moved(shade, 30, 12), soft=12), "4a2018", 0.7)
    p.contact(img, ground[0] - 8, ground[1] + 3, 46, ry=8, alpha=0.9)
    woman.draw(img, -46, -50, light=(0.35, -0.5, 0.3), rim="ffe0a0")
    man.draw(img, *ground, size, flip=True, light=(-0.5, -0.6, 0.4), rim="ffc890")
    heart(img)


def box(img: p.Array) -> None:
    """The walnut front, and the small key in its shadow."""
    m = p.rough(p.mask(p.rect(-10, 1088, 820, 130)), 1, 20, 4)
    p.over(img, m, p.texture.wood("7a4424", 300, seed=4) * np.float32(0.72))
    p.shine(img, m * p.smooth(520, 60, np.hypot(p.grid.x - 480, (p.grid.y - 1088) * 2)), "ffa858", 0.3)
    p.rim_light(img, m, "ffd090", 0, dy=-5, alpha=0.8, soft=2)
    shaft = p.union(
        p.rect(-6, -9, 150, 18, r=5), p.rect(2, 4, 20, 36, r=2), p.rect(34, 4, 18, 24, r=2), p.circle(140, 0, 16)
    )
    ring = p.union(p.circle(176, -24, 27), p.circle(176, 24, 27), p.circle(204, 0, 27))
    holes = p.union(p.circle(178, -24, 12), p.circle(178, 24, 12), p.circle(207, 0, 12))
    key = p.moved(p.cut(p.union(shaft, ring), holes), 84, 1146, 0.66, turn=-4)
    m = p.solid(img, key, BRASS, 5, light=(0.4, -0.8, 0.35), tooth=0, texture=0.02, soften=1, cast=0.8)
    p.multiply(img, m, "8a5a3c", 0.45)


def paint() -> p.Array:
    """Light, lid, town, barrel, comb, two people with the heart between them, the box and its key."""
    img = lining()
    lid(img)
    p.over(img, p.smooth(560, 760, p.grid.y), "180a14", 0.96)
    town(img)
    cylinder(img)
    comb(img)
    lovers(img)
    box(img)
    p.glow(img, GLOW[0], 500, 300, colour="ffc878", alpha=0.22, power=1.8)
    return np.clip(img, 0, 1)
