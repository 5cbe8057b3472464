"""A factory sliced open: shadows are unrolled, cut out, hung up by size and handed over the counter.

Technique: painted relief.
"""

from __future__ import annotations

import math

import numpy as np
import skia

from art import paint as p

NUMBER, TITLE = 55, "Shadow Works"

LIGHT = (-0.45, -0.8, 0.4)
INK = "140d10"
FLOORS = (486, 806, 1118)  # where people stand, from the top floor down
LEFT, RIGHT = 58, 742
CLOTH = [(0, "050408"), (0.5, "0e0a12"), (0.75, "1e1824"), (0.9, "4a4254"), (1, "8c8494")]


def building(img: p.Array) -> None:
    """Plastered rooms, cut brick walls, wooden floors, a saw-tooth roof of dusty glass."""
    teeth = [(LEFT - 22, 250)]
    for k in range(3):
        x = LEFT - 22 + k * 243
        teeth += [(x, 118), (x + 243, 236)]
    shell = p.poly([*teeth, (RIGHT + 22, 1146), (LEFT - 22, 1146)])
    m = p.mask(shell)
    p.shadow(img, m, 16, 8, soft=20, alpha=0.5, colour="1a0e10")
    brick = p.texture.bricks("7a4a34", 3)
    p.over(img, m, brick)
    rooms = ((LEFT, 232, 254, "f0dca8"), (LEFT, 514, 292, "f0d098"), (LEFT, 834, 284, "fff0c8"))
    for k, (x, y, h, colour) in enumerate(rooms):
        wall = p.texture.plaster(colour, 5 + k, 0.3)
        room = p.mask(p.rect(x, y, RIGHT - LEFT, h))
        p.over(img, room, wall)
        p.multiply(img, room * p.smooth(0, 1, np.clip((y + 90 - p.grid.y) / 110, 0, 1)), "8a5a34", 0.5 if k else 0.0)
        p.multiply(img, room * np.clip(np.abs(p.grid.x - 400) / 420, 0, 1) ** 3, "4a2c24", 0.7)
    for k in range(3):
        x = LEFT - 22 + k * 243
        attic = p.mask(p.poly([(x + 14, 124), (x + 14, 240), (x + 243, 240), (x + 243, 236)]))
        p.over(img, attic, p.texture.plaster("f0dca8", 5, 0.3))
        glass = p.mask(p.poly([(x + 3, 124), (x + 14, 132), (x + 14, 236), (x + 3, 236)]))
        p.over(img, glass, "fff4d0")
        p.solid(img, p.ribbon([(x, 118), (x + 243, 236)], [15, 15]), "4a342c", 6, light=LIGHT, tooth=0.6, cast=0.3)
    p.solid(
        img, p.rect(LEFT - 22, 230, RIGHT - LEFT + 44, 13, r=2), "6a4630", 6, light=LIGHT, tooth=0.6, cast=0.35
    )  # the tie beam
    planks = p.texture.wood("6a4630", 14, False, 4)
    for y in (*FLOORS[:2], FLOORS[2] + 8):
        slab = p.mask(p.rect(LEFT - 22, y, RIGHT - LEFT + 44, 28))
        p.over(img, slab, planks)
        p.multiply(img, p.mask(p.rect(LEFT, y + 28, RIGHT - LEFT, 26), soft=8), "3a2018", 0.5)
        p.lay(img, p.Layer().stroke(p.line([(LEFT - 22, y + 1), (RIGHT + 22, y + 1)]), 2, "d8a868", 0.7))
    for x in (LEFT - 22, RIGHT):
        p.multiply(img, p.mask(p.rect(x, 236, 22, 910), soft=1), "4a2c28", 0.5)


def black(img: p.Array, sprite: p.Sprite, x: float, y: float, size: float, flip: bool = False, turn: float = 0) -> None:
    """A cut-out shadow: the silhouette of a thing in black cloth."""
    m = p.rough(sprite.silhouette(x, y, size, turn=turn, flip=flip), 0.8, 8, 3)
    p.shadow(img, m, 4, 5, soft=3, alpha=0.3)
    p.form(img, m, CLOTH, 5, light=LIGHT, texture=0.05, seed=3, soften=1.5)


def roll_room(img: p.Array) -> None:
    """Top floor: the great bolt of darkness and its rollers, two men pulling."""
    floor = FLOORS[0]
    for dx in (-62, 62):
        p.solid(img, p.ribbon([(176 + dx, floor), (176, 384)], [13, 11]), "5a3a2a", 6, light=LIGHT, tooth=0.5)
    web = p.spline(
        p.points(
            "176,264! 280,262 360,300 430,296 520,336 600,316 672,344 690,490! 610,490! 606,416 580,396 520,408 "
            "430,366 360,366 270,330 176,330!"
        )
    )
    p.solid(img, web, CLOTH, 12, light=LIGHT, tooth=1.0, texture=0.06, seed=3, soften=2, cast=0.4)
    p.solid(img, p.circle(176, 368, 106), CLOTH, 90, light=LIGHT, tooth=0.8, texture=0.04, seed=5, soften=2, cast=0.4)
    spiral = p.Layer()
    turns = [(176 + math.cos(t) * (103 - t * 2.5), 368 + math.sin(t) * (103 - t * 2.5)) for t in np.arange(0, 36, 0.3)]
    spiral.stroke(p.spline(turns, False), 1.5, "7c6864", 0.8)
    spiral.fill(p.circle(176, 368, 15), "a8743c").stroke(p.circle(176, 368, 15), 3, "4a2c1c")
    p.lay(img, spiral)
    for x, y in ((390, 368), (640, 396)):
        p.solid(img, p.ribbon([(x, floor), (x, y)], [9, 8]), "5a3a2a", 4, light=LIGHT, tooth=0.4)
        p.solid(img, p.circle(x, y, 17), "b88a4c", 12, light=LIGHT, tooth=0.4, cast=0.4)
    p.figure("pull", p.Look(coat="8a6a48", trousers="4a382e", garment="jacket", hat="cap", hat_colour="5a4030")).draw(
        img, 470, floor, 122, flip=True, light=LIGHT, ground=0.5
    )
    p.figure("push", p.Look(coat="a08058", trousers="4a382e", garment="apron", hat="cap", hat_colour="6a4a34")).draw(
        img, 296, floor, 122, light=LIGHT, ground=0.5, flip=True
    )


def cutting_room(img: p.Array) -> None:
    """Middle floor: shadows on hooks by size, a long table, giant shears."""
    floor = FLOORS[1]
    rail = (
        p.Layer()
        .stroke(p.line([(LEFT, 546), (420, 546)]), 7, "3a2820")
        .stroke(p.line([(LEFT, 544), (420, 544)]), 2, "c89858", 0.8)
    )
    hung = (
        (94, p.quadruped("cat", "sit", fur=False), 84, 84),
        (170, p.figure("run"), 128, 128),
        (258, p.figure("walk", p.Look(garment="dress", long_hair=True)), 176, 176),
        (346, p.figure("stand", p.Look(garment="cloak", hat="top")), 196, 212),
    )
    for x, sprite, size, height in hung:
        top = 572
        rail.stroke(p.spline([(x, 546), (x + 7, 556), (x + 2, 566), (x - 4, 560)], False), 3, "c89858")
        black(img, sprite, x, top + height, size=size)
    p.lay(img, rail)
    fall = p.spline(p.points("610,514! 690,514! 694,610 688,680 710,706! 420,706! 450,686 570,682 614,620"))
    for x in (446, 690):
        p.solid(img, p.ribbon([(x, floor), (x, 706)], [15, 13]), "5a3a2a", 6, light=LIGHT, tooth=0.4)
    p.solid(img, p.rect(418, 704, 300, 17, r=3), "a8743c", 8, light=LIGHT, tooth=0.6, texture=0.08, seed=4, cast=0.5)
    p.solid(img, fall, CLOTH, 14, light=LIGHT, tooth=0.8, texture=0.05, seed=6, soften=2, cast=0.3)
    shears = p.Sprite()
    for side in (-1, 1):
        shears.add(
            p.spline([(-4, side * 6, 1), (60, side * 20), (150, side * 30, 1), (70, side * 6), (0, -side * 6, 1)]),
            [(0, "3a3634"), (0.5, "8c8880"), (0.75, "d8d4c4"), (1, "ffffff")],
            6,
        )
        shears.add(p.ribbon([(0, 0), (-40, side * -12), (-62, side * -26)], [11, 10, 9], 20), "8c8880", 4)
        ring = p.cut(p.circle(-86, side * -36, 34, 25), p.circle(-86, side * -36, 22, 15))
        shears.add(ring, "5c5450", 5)
    shears.draw(img, 546, 648, 92, turn=158, light=LIGHT)
    p.figure("reach", p.Look(coat="8a6a48", trousers="4a382e", garment="apron", hat="cap", hat_colour="5a4030")).draw(
        img, 690, floor, 128, flip=True, light=LIGHT, ground=0.5
    )
    p.figure("push", p.Look(coat="a88a60", trousers="4a382e", garment="apron")).draw(
        img, 424, floor, 116, light=LIGHT, ground=0.5
    )


def swing() -> skia.Path:
    """A child on a swing, as a shadow."""
    seat = p.ribbon([(-26, -34), (26, -24)], [6, 6], 8)
    ropes = [p.ribbon([(-20, -34), (34, -150)], [3.4, 3], 10), p.ribbon([(22, -25), (60, -150)], [3.4, 3], 10)]
    body = p.ribbon([(-6, -34), (-16, -62), (-16, -80)], [22, 20, 14], 20, True)
    legs = p.ribbon([(-4, -36), (30, -40), (56, -62)], [16, 13, 9], 24, True)
    arm = p.ribbon([(-16, -76), (2, -84), (12, -98)], [9, 8, 6], 16, True)
    hair = p.spline(p.points("-12,-108 -30,-104 -52,-84! -34,-86 -26,-84"))
    return p.union(seat, *ropes, body, legs, arm, p.circle(-16, -97, 14), hair)


def bear() -> skia.Path:
    """A bear on its hind legs, as a shadow."""
    trunk = p.ribbon([(-2, -14), (-5, -42), (0, -72)], [42, 50, 34], 30, True)
    head = p.union(p.circle(9, -87, 14, 12.5), p.ribbon([(14, -85), (31, -82)], [14, 9], 10, True))
    ears = p.union(p.circle(0, -98, 5), p.circle(11, -99.5, 4.6))
    near = p.ribbon([(8, -66), (26, -56), (39, -64)], [16, 13, 11], 20, True)
    far = p.ribbon([(2, -58), (18, -40), (33, -42)], [16, 13, 11], 20, True)
    legs = [p.union(p.ribbon([(x, -24), (x, -4)], [25, 19], 10, True), p.circle(x + 7, -4, 14, 5)) for x in (-17, 11)]
    return p.union(trunk, head, ears, near, far, *legs, p.circle(-29, -20, 5))


def counter_room(img: p.Array) -> None:
    """Ground floor: each customer and the shadow that was handed out."""
    floor = FLOORS[2]
    tops = p.Sprite().add(swing(), INK)
    black(img, p.Sprite().add(bear(), INK), 130, floor - 2, size=250)
    black(img, tops, 386, floor - 30, size=168)
    black(img, p.figure("reach", p.Look(hat="top")), 514, floor - 2, size=62)
    p.figure("stand", p.Look(coat="c8a878", trousers="8a6a58", garment="dress", long_hair=True, hair="8a5a34")).draw(
        img, 236, floor + 6, 116, light=LIGHT, ground=0.5, rim="fff0d0"
    )
    p.figure(
        "stand",
        p.Look(coat="7c7450", trousers="5a5440", garment="jacket", hat="helmet", hat_colour="6a6444", bag="4a3c2c"),
    ).draw(img, 340, floor + 6, 150, light=LIGHT, ground=0.5, rim="fff0d0")
    p.figure("reach", p.Look(coat="4a3c38", trousers="3a302e", garment="coat", hat="top", hat_colour="2c2422")).draw(
        img, 556, floor + 6, 152, light=LIGHT, ground=0.5, rim="fff0d0"
    )
    p.figure("carry", p.Look(coat="b89468", trousers="5a4434", garment="apron", hat="cap", hat_colour="7a4a30")).draw(
        img, 706, floor, 140, flip=True, light=LIGHT
    )
    p.solid(
        img,
        p.rect(606, 1030, 130, floor - 1024, r=4),
        "8a5a38",
        10,
        light=LIGHT,
        tooth=0.6,
        texture=0.1,
        seed=5,
        cast=0.5,
    )
    p.solid(img, p.rect(594, 1020, 148, 15, r=4), "c08a50", 7, light=LIGHT, tooth=0.5, cast=0.4)
    p.solid(img, p.poly(p.points("612,1018 664,1014 676,1020 624,1024")), "fff4d8", 3, light=LIGHT, tooth=0.3)
    stamp = p.union(
        p.rect(638, 996, 26, 18, r=4), p.ribbon([(651, 998), (651, 974)], [8, 9], 8), p.circle(651, 970, 10)
    )
    p.solid(img, stamp, "e02820", 9, light=LIGHT, tooth=0.3, texture=0.02, cast=0.3)


def lamps(img: p.Array) -> None:
    """Hanging lamps on the lower floors, and the shafts of the skylights."""
    for x, y, reach in ((486, 560, 240), (270, 872, 330), (560, 880, 280)):
        p.lay(
            img,
            p.Layer()
            .stroke(p.line([(x, y - 46), (x, y)]), 2.4, "2c1c18")
            .fill(p.spline([(x - 32, y + 16, 1), (x - 12, y - 6), (x + 12, y - 6), (x + 32, y + 16, 1)]), "4a5040"),
        )
        p.over(img, p.mask(p.circle(x, y + 16, 14, 8)), "fff4cc")
        p.glow(img, x, y + 20, reach, colour="ffd080", alpha=0.42, power=1.8)
    room = p.mask(p.rect(LEFT, 140, RIGHT - LEFT, 346))
    for k in range(3):
        x = LEFT - 10 + k * 243
        beam = p.mask(p.poly([(x, 130), (x, 230), (x + 170, 486), (x + 300, 486)]), soft=14) * room
        p.shine(img, beam, "fff0c0", 0.4)
    p.dust(img, 260, "fff0c8", 0.6, seed=6, m=room)


def offcuts(img: p.Array) -> None:
    """In the street, by the bin: a wing, a tail and a crown play leapfrog."""
    bin_ = p.poly(p.points("30,1112 96,1112 88,1180 38,1180"))
    p.solid(img, bin_, "6a6058", 14, light=LIGHT, tooth=0.6, texture=0.1, cast=0.4)
    p.solid(img, p.circle(63, 1112, 36, 9), "4a403c", 4, light=LIGHT, tooth=0.4)
    layer = p.Layer()
    wing = p.spline(p.points("0,0 14,-22 46,-30 40,-20 48,-14 36,-10 40,-2 20,2"))
    crown = p.poly(p.points("0,0 -3,-24 8,-12 15,-28 22,-12 33,-24 30,0"))
    tail = p.ribbon(p.points("0,0 18,-4 30,-18 48,-14 52,-28"), [10, 9, 8, 7, 2], 24, True)
    for path, x, y, turn in ((tail, 112, 1190, 0), (crown, 180, 1170, -18), (wing, 240, 1190, -14)):
        layer.fill(p.moved(p.circle(0, 0, 24, 4), x + 20, 1191), "2a1814", 0.35, 3)
        layer.fill(p.moved(path, x, y, 1.15, turn=turn), INK)
    p.lay(img, layer, tooth=0.5)


def paint() -> p.Array:
    """The card."""
    img = p.sky("desert", 1150, 9, [(0, "5a4238"), (0.35, "86644a"), (0.7, "a8845c"), (1, "c8a878")])
    p.solid(
        img,
        p.poly(p.points("604,250 612,20 668,20 676,250")),
        "7a4c38",
        26,
        light=LIGHT,
        tooth=1.0,
        texture=0.1,
        seed=3,
    )
    p.solid(img, p.rect(602, 30, 76, 20, r=4), "5a3830", 8, light=LIGHT, tooth=0.6)
    for k, (x, y, w, h) in enumerate(
        ((600, 30, 200, 70), (450, 62, 280, 90), (250, 84, 340, 100), (30, 100, 320, 100))
    ):
        p.cumulus(
            img,
            x,
            y,
            w,
            height=h,
            lit="a88a6c",
            middle="7a5c48",
            dark="4a342c",
            seed=4 + k,
            puffs=50,
            light=LIGHT[:2],
            alpha=0.75 - k * 0.12,
            base=None,
            soft=2.4,
        )
    p.over(img, p.mask(p.rect(-5, 1140, 810, 70)), p.texture.cobbles("b89c78", 26, 4))
    building(img)
    roll_room(img)
    cutting_room(img)
    counter_room(img)
    lamps(img)
    offcuts(img)
    return img
