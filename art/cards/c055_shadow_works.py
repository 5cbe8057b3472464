"""A factory sliced open: above, darkness is unrolled and cut; below, a girl is fitted with a bear's shadow.

Technique: painted relief. Back to front: sky and smoke, the open building, what hangs on the rail, cloth and shears,
the cutter, the fitting, the lamp.
"""

from __future__ import annotations

import math

import numpy as np
import skia

from art import paint as p

NUMBER, TITLE = 55, "Shadow Works"

LIGHT = (-0.45, -0.8, 0.4)
INK = "140d10"
FLOORS = (612, 1136)  # where people stand, above and below
LEFT, RIGHT = 44, 756
CLOTH = [(0, "050408"), (0.5, "0e0a12"), (0.75, "1e1824"), (0.9, "4a4254"), (1, "8c8494")]
STEEL = [(0, "3a3634"), (0.5, "8c8880"), (0.75, "d8d4c4"), (1, "ffffff")]
NEEDLE = "116,-90 123,-116 131,-146"  # in the tailor's hand: eye, grip and point
SKIN, OAK, SHOE = "e4b48c", "5a3a2a", "2a1c1a"


def building(img: p.Array) -> None:
    """Two plastered rooms, cut brick walls, wooden floors, a saw-tooth roof of dusty glass."""
    step = (RIGHT - LEFT + 44) / 3
    teeth = [(LEFT - 22 + k * step + dx, y) for k in range(3) for dx, y in ((0, 86), (step, 192))]
    m = p.mask(p.poly([(LEFT - 22, 200), *teeth, (RIGHT + 22, 1168), (LEFT - 22, 1168)]))
    p.shadow(img, m, 16, 8, soft=20, alpha=0.5, colour="1a0e10")
    p.over(img, m, p.texture.bricks("7a4a34", 3))
    for k, (y, h, colour) in enumerate(((196, 416, "d0c098"), (644, 462, "fff0c8"))):
        room = p.mask(p.rect(LEFT, y, RIGHT - LEFT, h))
        p.over(img, room, p.texture.plaster(colour, 5 + 3 * k, 0.2))
        p.multiply(img, room * np.clip(np.abs(p.grid.x - 400) / 420, 0, 1) ** 3, "4a2c24", 0.5)
    for k in range(3):
        x = LEFT - 22 + k * step
        skylight_wall = p.poly([(x + 14, 94), (x + 14, 200), (x + step, 200), (x + step, 192)])
        p.over(img, p.mask(skylight_wall), p.texture.plaster("d0c098", 5, 0.2))
        pane = p.poly(p.points("3,92 14,100 14,192 3,192", at=(x, 0)))
        p.over(img, p.mask(pane), "fff4d0")
        p.solid(img, p.ribbon([(x, 86), (x + step, 192)], [15, 15]), "4a342c", 6, light=LIGHT, tooth=0.6, cast=0.3)
    p.solid(img, p.rect(LEFT - 22, 188, RIGHT - LEFT + 44, 14, r=2), "6a4630", 6, light=LIGHT, tooth=0.6, cast=0.35)
    planks = p.texture.wood("7a5234", 14, False, 4)
    for y, h in ((FLOORS[0], 32), (FLOORS[1] - 32, 64)):
        p.over(img, p.mask(p.rect(LEFT - 22, y, RIGHT - LEFT + 44, h)), planks)
        p.lay(img, p.Layer().stroke(p.line([(LEFT - 22, y + 1), (RIGHT + 22, y + 1)]), 2, "d8a868", 0.7))
    p.multiply(img, p.mask(p.rect(LEFT - 22, FLOORS[1] + 10, RIGHT - LEFT + 44, 24)), "3a2018", 0.6)
    p.multiply(img, p.mask(p.rect(LEFT, FLOORS[0] + 32, RIGHT - LEFT, 30), soft=8), "3a2018", 0.5)


def black(img: p.Array, sprite: p.Sprite, x: float, y: float, size: float, flip: bool = False, turn: float = 0) -> None:
    """A cut-out shadow: the silhouette of a thing in black cloth."""
    m = p.rough(sprite.silhouette(x, y, size, turn=turn, flip=flip), 0.8, 8, 3)
    p.shadow(img, m, 4, 5, soft=3, alpha=0.3)
    p.form(img, m, CLOTH, 5, light=LIGHT, texture=0.05, seed=3, soften=1.5)


def head(s: p.Sprite, x: float, y: float, scale: float, tilt: float) -> None:
    """A bare head in profile, facing right, about 64 high at k = 1; the neck joins at its lower left."""
    skull = p.points("-26,-6 -20,-28 2,-36 22,-26 25,-10 36,3 27,8 27,16 20,29 2,28 -16,16")
    brow = p.spline([(12, -14), (19, -17), (25, -13)], False)

    def at(path: skia.Path) -> skia.Path:
        return p.moved(path, x, y, scale, turn=tilt)

    s.add(at(p.ribbon([(-8, 16), (-14, 44)], [26, 30], 10, True)), SKIN, 12 * scale)
    s.add(at(p.spline(skull)), SKIN, 20 * scale)
    s.add(at(p.circle(-8, 1, 6, 9)), "d49a74", 4 * scale)
    s.line(at(brow), 3.6 * scale, "4a2c1c")


def hand(s: p.Sprite, x: float, y: float, scale: float, turn: float) -> None:
    """A fist closed round a bar that runs up and down through the origin: palm, four fingers across, a thumb."""
    palm = p.spline(p.points("-18,-16 -2,-20 6,-4 6,12 -6,20 -20,14"))
    thumb = p.ribbon([(-14, -12), (-4, -24), (8, -24)], [11, 10, 8], 12, True)

    def at(path: skia.Path) -> skia.Path:
        return p.moved(path, x, y, scale, turn=turn)

    s.add(at(palm), SKIN, 9 * scale)
    for j in range(4):
        finger = p.ribbon([(-8, -13 + j * 9), (8, -14 + j * 9), (11, -10 + j * 9)], [10, 10, 8], 10, True)
        s.add(at(finger), SKIN, 4.5 * scale)
    s.add(at(thumb), SKIN, 5 * scale)


def shoe(s: p.Sprite, x: float, scale: float, y: float = 0) -> None:
    """A shoe flat on the floor, its toe to the right."""
    shoe_outline = p.moved(p.spline(p.points("-17,0! -16,-18 4,-22 30,-13 38,0!")), x, y, scale)
    s.add(shoe_outline, SHOE, 8 * scale)


def shears(img: p.Array, side: int) -> None:
    """One half of the giant shears, open round the cloth: a blade to the left, its ring to the right."""
    s = p.Sprite()
    shear_blade = p.spline(
        [(12, -8 * side, 1), (-70, -30 * side), (-196, -46 * side, 1), (-80, -4 * side), (6, 14 * side, 1)]
    )
    s.add(shear_blade, STEEL, 7)
    shank = p.ribbon([(-4, -6 * side), (44, 18 * side), (74, 36 * side)], [22, 17, 15], 20)
    s.add(shank, "8c8880", 7)
    s.add(p.cut(p.circle(104, 50 * side, 38, 33), p.circle(104, 50 * side, 24, 19)), "5c5450", 6)
    if side > 0:
        s.add(p.circle(2, 0, 9), "c89858", 7)
    s.draw(img, 462, 440, 100, light=LIGHT)


def cutter() -> p.Sprite:
    """The man with the shears, facing right: he leans in, feet apart, one fist in each ring."""
    far_leg = [(-22, -150), (-44, -84), (-52, -16)]
    far_arm = [(30, -246), (34, -178), (74, -136)]
    back = p.spline(p.points("-38,-132 -44,-196 -26,-250 12,-272 44,-256 50,-200 36,-132"))
    apron = p.spline(p.points("18,-262! 42,-250 46,-200 38,-150 46,-66! -2,-62! -8,-150 14,-190"))
    neck_strap = p.spline([(22, -264), (14, -272), (2, -270)], False)
    waist_strap = p.spline([(-6, -150), (-22, -150), (-36, -144)], False)
    lowered_eye = p.spline([(56, -312), (62, -309), (67, -310)], False)
    moustache = p.ribbon([(80, -294), (72, -288), (61, -288), (52, -293)], [5, 11, 9, 2], 16, True)
    back_hair = p.spline(p.points("16,-304 14,-330 36,-342 30,-326 28,-310 24,-298"))
    cap = p.spline(p.points("12,-322! 16,-346 44,-356 70,-342 78,-324! 46,-330"))
    cap_peak = p.spline(p.points("64,-334 98,-324 100,-317 70,-321"))
    near_arm = [(2, -246), (18, -200), (72, -214)]

    s = p.Sprite()
    s.limb(far_leg, [56, 44, 32], "43342e")
    shoe(s, -52, 1)
    s.limb(far_arm, [36, 32, 26], "8a744e")
    hand(s, 84, -130, 0.95, turn=12)
    s.limb([(4, -150), (26, -84), (22, -16)], [60, 46, 34], "54423a")
    shoe(s, 22, 1)
    s.add(back, "a88e62", 30)
    s.add(apron, "e8dcc0", 14)
    s.line(neck_strap, 6, "e8dcc0")
    s.line(waist_strap, 4, "e8dcc0")
    head(s, 42, -306, 1, tilt=10)
    s.line(lowered_eye, 4, "2a1614")
    s.add(moustache, "70452a", 4)
    s.add(back_hair, "5a3420", 6)
    s.add(cap, "4a5040", 12)
    s.add(cap_peak, "363c30", 4)
    s.limb(near_arm, [40, 36, 27], "b89c6c")
    s.limb([(56, -211), (76, -215)], [30, 28], "f0e4c8")
    hand(s, 88, -222, 1, turn=-8)
    return s


def cloth(img: p.Array, table: bool) -> None:
    """The great bolt of darkness; its end lies on the table, already slit."""
    table_top = p.poly(p.points("276,436 470,436 486,486 262,486"))
    cut_edge = p.points("444,468 456,484! 380,482 300,478 252,474 214,500!")
    if table:
        for x in (300, 452):
            p.solid(img, p.ribbon([(x, FLOORS[0] + 6), (x, 490)], [20, 18]), OAK, 8, light=LIGHT, tooth=0.4)
        p.multiply(img, p.mask(p.rect(270, 496, 210, 26), soft=8), "3a2018", 0.5)
        p.solid(img, table_top, "c08a50", 6, light=LIGHT, tooth=0.6, texture=0.08, seed=4)
        p.solid(img, p.rect(262, 484, 224, 20, r=3), "8a5a38", 8, light=LIGHT, tooth=0.6, texture=0.08, seed=4)
        return
    for dx in (-70, 70):
        p.solid(img, p.ribbon([(160 + dx, FLOORS[0] + 6), (160, 400)], [18, 14]), OAK, 8, light=LIGHT, tooth=0.5)
    web = p.points("160,288! 222,304 272,372 312,424 372,442 420,436 446,424! 440,444 398,456!")
    web += cut_edge
    p.solid(img, p.spline(web), CLOTH, 12, light=LIGHT, tooth=1.0, texture=0.05, seed=3, soften=2, cast=0.4)
    p.solid(img, p.circle(160, 404, 116), CLOTH, 90, light=LIGHT, tooth=0.8, texture=0.04, seed=5, soften=2, cast=0.4)
    spiral = p.Layer()
    turns = [(160 + math.cos(t) * (113 - t * 2.7), 404 + math.sin(t) * (113 - t * 2.7)) for t in np.arange(0, 36, 0.3)]
    spiral.stroke(p.spline(turns, False), 1.6, "7c6864", 0.7)
    spiral.fill(p.circle(160, 404, 17), "a8743c").stroke(p.circle(160, 404, 17), 3, "4a2c1c")
    p.lay(img, spiral)


def hooks(img: p.Array) -> None:
    """What has been cut hangs on a rail: a cat, a child on a swing, a man in a top hat."""
    rail = (
        p.Layer()
        .stroke(p.line([(276, 222), (560, 222)]), 8, "3a2820")
        .stroke(p.line([(276, 220), (560, 220)]), 2, "c89858", 0.8)
    )
    black(img, p.quadruped("cat", "sit", fur=False), 316, 332, size=96)
    black(img, p.Sprite().add(swing(), INK), 404, 396, size=100)
    black(img, p.figure("stand", p.Look(garment="cloak", hat="top")), 524, 376, size=132)
    for x, y in p.points("334,272 443,250 465,250 524,240"):
        rail.stroke(p.line([(x, 222), (x, y)]), 3.4, "7a5230")
    p.lay(img, rail)


def swing() -> skia.Path:
    """A child on a swing, as a shadow."""
    seat = p.ribbon([(-28, -33), (26, -23)], [6, 6], 8)
    ropes = [p.ribbon([(-20, -34), (34, -150)], [3.4, 3], 10), p.ribbon([(22, -25), (60, -150)], [3.4, 3], 10)]
    dress = p.spline(p.points("-24,-76! -10,-76! 0,-56 22,-50 24,-36! -22,-34! -24,-56"))
    leg = p.ribbon([(14, -42), (37, -45), (56, -66)], [13, 11, 7], 16, True)
    shoe = p.spline(p.points("50,-66! 54,-76 62,-82 68,-78! 62,-66 56,-60!"))
    arm = p.ribbon([(-16, -72), (-2, -70), (7, -84)], [9, 8, 6], 16, True)
    nose, neck = p.ribbon([(-12, -93), (-3, -90)], [9, 5], 8, True), p.rect(-21, -84, 8, 14)
    plait = p.ribbon([(-30, -100), (-43, -92), (-46, -74)], [8, 10, 2], 16, True)
    return p.union(seat, *ropes, dress, leg, shoe, arm, neck, p.circle(-19, -93, 14, 14.5), nose, plait)


def bear() -> skia.Path:
    """A bear on its hind legs, as a shadow on the wall: it roars, its claws raised as the girl raises hers."""
    head = p.union(p.circle(216, 726, 58, 50), p.circle(178, 690, 21), p.circle(240, 682, 19))
    muzzle = p.spline(p.points("216,690 270,698 324,690 346,698 350,716 334,727! 327,748! 317,730! 262,744 220,752"))
    jaw = p.spline(p.points("206,742 262,750 292,770! 295,752! 304,772! 318,782 312,796 278,798 224,790"))
    trunk = p.ribbon([(204, 748), (176, 850), (172, 950), (180, 1010)], [112, 196, 226, 190], 40, True)
    near = p.ribbon([(206, 838), (322, 846), (392, 776)], [104, 70, 62], 30, True)
    far = p.ribbon([(240, 946), (306, 944), (346, 900)], [80, 58, 50], 24, True)
    left_leg = p.spline(p.points("62,950! 66,1010 84,1070 87,1108! 169,1108! 176,1060 190,1000!"))
    right_leg = p.spline(p.points("270,940! 284,980 284,1030 272,1070 271,1108! 189,1108! 178,1060 170,1000!"))
    paws = paw_claws((392, 776), 26, -38) + paw_claws((346, 900), 21, -42)
    return p.union(head, muzzle, jaw, trunk, near, far, left_leg, right_leg, p.circle(66, 1010, 20), *paws)


def paw_claws(at: p.Point, r: float, turn: float) -> list[skia.Path]:
    """Four hooked claws round the front of a paw, that point where `turn` says."""
    claws = []
    for k, (a, length) in enumerate(((-52, 26), (-20, 32), (12, 31), (44, 24))):
        out = math.radians(turn + a)
        hook = out + 0.5
        root = (at[0] + (r - 5) * math.cos(out), at[1] + (r - 5) * math.sin(out))
        bend = (root[0] + length * 0.6 * math.cos(out), root[1] + length * 0.6 * math.sin(out))
        tip = (bend[0] + length * 0.6 * math.cos(hook), bend[1] + length * 0.6 * math.sin(hook))
        claws.append(p.ribbon([root, bend, tip], [15 + k % 2, 10, 1], 12))
    return claws


def girl() -> p.Sprite:
    """Facing right, feet planted, both hands up like claws: she roars."""
    dress_outline = p.spline(p.points("-16,-160 4,-170 22,-158 28,-128 44,-66! 6,-58 -38,-66! -24,-124"))
    dress = [(0, "5a0a14"), (0.45, "b81c24"), (0.75, "e83430"), (1, "ffb098")]
    sash = p.spline([(-22, -116), (4, -110), (29, -116)], False)
    plait = [(-16, -200), (-34, -176), (-36, -140)]
    fringe = p.spline(p.points("-20,-196 -24,-226 -2,-244 24,-236 30,-222 12,-224 0,-208 -8,-192"))
    shut_eye = p.spline([(20, -212), (25, -208), (29, -212)], False)
    roaring_mouth = p.spline(p.points("19,-192! 34,-197! 32,-184 24,-180"))

    s = p.Sprite()
    for x, sock in ((24, "cfc4b0"), (-14, "efe6d4")):
        shin = [(x * 0.6, -84), (x, -44), (x, -12)]
        s.limb(shin, [22, 19, 15], sock)
        shoe(s, x, 0.72)
    claw(s, (12, -150), (46, -152), (60, -196), turn=-6)
    s.add(dress_outline, dress, 24)
    s.line(sash, 6, "6a0c14")
    s.limb(plait, [22, 18, 8], "6a3c20")
    head(s, 8, -204, 0.92, tilt=-8)
    s.add(fringe, "7a4826", 12)
    s.add(p.circle(-20, -188, 7, 7), "e83430", 4)
    s.line(shut_eye, 3.4, "2a1614")
    s.add(roaring_mouth, "6a1018", 0)
    claw(s, (-2, -150), (28, -130), (62, -147), turn=10)
    return s


def claw(s: p.Sprite, shoulder: p.Point, elbow: p.Point, wrist: p.Point, turn: float) -> None:
    """An arm in a short red sleeve; the hand is arched, its four fingers hooked like claws."""
    hooked = p.points(
        "-9,4 -11,-14 -5,-30 9,-38 22,-37 31,-28 29,-22 22,-26 18,-22! 26,-20 30,-13 27,-8 20,-13 16,-12! "
        "23,-9 26,-3 22,1 16,-3 12,2 5,7"
    )
    grooves = ("18,-22 10,-26 4,-26", "16,-13 8,-17 2,-17")
    thumb = p.points("-4,-4 4,-8 14,-5 19,2")

    def at(path: skia.Path) -> skia.Path:
        return p.moved(path, *wrist, 0.88, turn=turn)

    s.limb([elbow, wrist], [19, 15], SKIN)
    s.limb([shoulder, (shoulder[0] * 0.3 + elbow[0] * 0.7, shoulder[1] * 0.3 + elbow[1] * 0.7)], [26, 25], "d42a2a")
    s.add(at(p.spline(hooked)), SKIN, 9)
    for groove in grooves:
        s.line(at(p.spline(p.points(groove), False)), 2, "a8704e")
    s.add(at(p.ribbon(thumb, [11, 10, 9, 5], 16, True)), SKIN, 5)


def tailor() -> p.Sprite:
    """On one knee, facing right: one hand holds the shadow to the floor, the other draws the thread tight."""
    far_arm = [(34, -164), (62, -92), (110, -34)]
    bent_back = p.spline(p.points("-42,-60 -40,-112 -16,-164 20,-190 48,-174 46,-130 24,-74 6,-56"))
    waistcoat = p.spline(p.points("22,-184 46,-170 44,-130 24,-88 14,-92 28,-136"))
    grey_hair = p.spline(p.points("22,-208 22,-240 44,-258 36,-236 38,-218 32,-200"))
    pressed_lips = p.spline([(70, -196), (63, -193), (58, -195)], False)
    near_arm = [(8, -160), (32, -108), (82, -104)]

    s = p.Sprite()
    s.limb([(-14, -78), (6, -30), (-8, -16)], [52, 44, 36], "43342e")
    s.limb([(-6, -18), (-66, -14)], [34, 26], "43342e")
    shoe(s, -74, 0.9, -2)
    s.limb(far_arm, [34, 30, 24], "566070")
    s.limb([(-8, -74), (52, -94)], [56, 46], "54423a")
    s.limb([(54, -92), (48, -16)], [44, 32], "54423a")
    shoe(s, 50, 1)
    s.add(bent_back, "6c7888", 28)
    s.add(waistcoat, "3c4656", 10)
    head(s, 52, -220, 1, tilt=26)
    s.add(grey_hair, "d8d0c4", 7)
    s.line(p.circle(68, -214, 9), 3, "3a2c28")
    s.line(p.spline([(60, -216), (42, -222)], False), 2.6, "3a2c28")
    s.line(pressed_lips, 3.2, "7a3c30")
    for way in ([(12, -184), (26, -166), (22, -110)], [(36, -180), (46, -150), (50, -118)]):
        s.line(p.spline(way, False), 8, "f2c23e")
    s.limb(near_arm, [40, 34, 25], "788494")
    s.limb([(72, -105), (86, -104)], [27, 26], "f0e4c8")
    pinch(s)
    flat_hand(s)
    return s


def pinch(s: p.Sprite) -> None:
    """The tailor's sewing hand: thumb and forefinger hold the needle, the other fingers are folded."""
    palm = p.spline(p.points("84,-116 100,-120 110,-108 108,-92 94,-88 84,-94"))
    s.add(palm, SKIN, 9)
    folded = ("100,-92 112,-88 112,-82 103,-82", "102,-99 117,-96 118,-89 108,-89", "103,-107 120,-105 121,-97 111,-96")
    for finger in folded:
        s.add(p.ribbon(p.points(finger), [9, 9, 8, 7], 16, True), SKIN, 4.5)
    s.add(p.ribbon(p.points(NEEDLE), [5.5, 5, 0.8], 12), "56606c", 2)
    s.add(p.ribbon(p.points("100,-114 114,-124 124,-116"), [10, 9, 7], 16, True), SKIN, 4.5)
    s.add(p.ribbon(p.points("94,-108 108,-112 121,-113"), [11, 9, 7], 16, True), SKIN, 4.5)


def flat_hand(s: p.Sprite) -> None:
    """The tailor's other hand presses the hem of the shadow to the floor, its fingers spread."""
    s.limb([(94, -52), (104, -40)], [26, 25], "f0e4c8")
    s.add(p.spline(p.points("96,-36 108,-44 122,-26 130,-12 116,-6 104,-16")), SKIN, 8)
    for finger in ("118,-24 134,-15 145,-8", "116,-18 130,-9 142,-2", "112,-14 122,-4 132,1", "104,-22 102,-10 108,-1"):
        s.add(p.ribbon(p.points(finger), [10, 9, 6], 14, True), SKIN, 4.5)


def fitting(img: p.Array) -> None:
    """The girl, the tailor at her toes, and the bear that grows from her shoes up the wall."""
    floor = FLOORS[1]
    left_leg = p.spline(p.points("87,-32! 169,-32! 300,-12 430,-8! 440,12! 390,11 230,0", at=(0, floor)))
    right_leg = p.points("189,-32! 271,-32! 390,-22 480,-8 528,2! 512,12! 440,12 400,-6 320,-16", at=(0, floor))
    m = p.rough(p.mask(p.union(bear(), left_leg, p.spline(right_leg))), 0.8, 8, 3)
    p.over(img, m, "120d14", 0.97)
    girl().draw(img, 432, floor, 118, light=LIGHT, rim="fff0d0")
    tailor().draw(img, 656, floor, 104, flip=True, light=LIGHT, ground=0.5, rim="fff0d0")
    seam(img, floor)


def seam(img: p.Array, floor: float) -> None:
    """Red stitches along the soles, and the thread drawn tight from the last of them to the needle."""
    thread = p.Layer()
    for x, y in p.points("405,5 417,7 432,4 445,6 462,7 474,5 489,6 500,5", at=(0, floor)):
        thread.stroke(p.line([(x - 3, y + 6), (x + 3, y - 5)]), 3.4, "e8362c")
    thread.stroke(p.spline([(504, floor + 2), (519, floor - 50), (537, floor - 95)], False), 3.2, "c81e22")
    p.lay(img, thread)


def lamp_light(img: p.Array) -> None:
    """The lamp's cone on the wall; the corners of the room fall back into shade."""
    room = p.mask(p.rect(LEFT, 644, RIGHT - LEFT, 462))
    cone = p.mask(p.poly(p.points("600,736 680,736 880,1110 240,1110")), soft=26) * room
    p.multiply(img, room * (1 - cone), "b89468", 0.5)
    p.shine(img, cone, "fff0c0", 0.16)


def lamp(img: p.Array) -> None:
    """The lamp of the lower floor, and the shafts of the skylights above."""
    x, y = 640, 716
    shade = p.spline(p.points("-50,26! -18,-10 18,-10 50,26!", at=(x, y)))
    p.lay(img, p.Layer().stroke(p.line([(x, 644), (x, y)]), 4, "2c1c18").fill(shade, "4a5040"))
    p.over(img, p.mask(p.circle(x, y + 26, 24, 11)), "fff4cc")
    p.glow(img, x, y + 30, 340, colour="ffd080", alpha=0.4, power=1.8)
    room = p.mask(p.rect(LEFT, 110, RIGHT - LEFT, 502))
    for k in range(3):
        at = LEFT - 10 + k * 252
        skylight_beam = p.poly(p.points("0,100 0,190 210,612 350,612", at=(at, 0)))
        p.shine(img, p.mask(skylight_beam, soft=14) * room, "fff0c0", 0.22)


def paint() -> p.Array:
    """The open side of the building: sky and chimney, rooms, cloth between the shears, cutter, fitting, lamp."""
    sooty_sky = [(0, "3a4450"), (0.2, "566068"), (0.6, "a08c74"), (1, "d8b080")]
    chimney = p.poly(p.points("612,220 620,20 684,20 692,220"))
    img = p.sky("desert", 1150, 9, sooty_sky)
    p.solid(img, chimney, "7a4c38", 26, light=LIGHT, tooth=1.0, texture=0.1, seed=3)
    p.solid(img, p.rect(608, 22, 88, 20, r=4), "5a3830", 8, light=LIGHT, tooth=0.6)
    smoke = {
        "lit": "a88a6c",
        "middle": "7a5c48",
        "dark": "4a342c",
        "puffs": 50,
        "light": LIGHT[:2],
        "base": None,
        "soft": 2.4,
    }
    for k, (x, y, w, h) in enumerate(((600, 20, 200, 60), (430, 40, 280, 70), (220, 52, 340, 76))):
        p.cumulus(img, x, y, w, height=h, seed=4 + k, alpha=0.75 - k * 0.14, **smoke)
    p.over(img, p.mask(p.rect(-5, 1164, 810, 40)), p.texture.cobbles("b89c78", 26, 4))
    building(img)
    hooks(img)
    cloth(img, True)
    shears(img, -1)
    cloth(img, False)
    shears(img, 1)
    cutter().draw(img, 662, FLOORS[0] + 4, 100, flip=True, light=LIGHT, ground=0.5, rim="fff0d0")
    lamp_light(img)
    fitting(img)
    lamp(img)
    return img
