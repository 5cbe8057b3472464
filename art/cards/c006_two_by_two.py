"""An ark takes on the things of a household in pairs; one striped sock is alone.

Technique: painted relief. Back to front: sky and sea, the ark and the water at its side, the gangway with those who
board, reflections and rain, the sock.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from art import paint as p
from art.paint.props.household import bentwood, chair, coffee_pot, furled, kettle, lamp, reading_lamp, umbrella, violin

NUMBER, TITLE = 6, "Two by Two"

LIGHT: p.Light = (-0.6, -0.65, 0.35)
RIM = "e8f0f0"
FOOT, DOOR = (-30.0, 1052.0), (640.0, 588.0)  # the two ends of the gangway
WATER = 1066


class Guest(NamedTuple):
    """Who boards: how far along the plank, the thing, its size, how it leans, half the width of its step."""

    x: float
    thing: p.Sprite
    size: float
    turn: float
    step: float


# no twin is the copy of the other
BOARDING = [
    Guest(550, bentwood(), 112, turn=-3, step=34),
    Guest(462, lamp(), 128, turn=3, step=27),
    Guest(386, reading_lamp(), 98, turn=-3, step=20),
    Guest(314, kettle(), 94, turn=-2, step=24),
    Guest(244, coffee_pot(), 94, turn=2, step=20),
    Guest(186, violin("6e4028"), 136, turn=4, step=20),
    Guest(133, violin("b0703c"), 92, turn=-8, step=15),
]


def on_gangway(t: float) -> tuple[float, float]:
    """The point of the plank at t 0..1."""
    return FOOT[0] + (DOOR[0] - FOOT[0]) * t, FOOT[1] + (DOOR[1] - FOOT[1]) * t


def ark(img: p.Array) -> None:
    """A great hull of wet oak with a deck house, lit portholes and an open door."""
    roof = p.poly(p.points("526,116 600,34 830,34 830,116"))
    hull = p.spline(p.points("356,196! 372,330 404,560 446,760 506,930 560,1010! 860,1040! 860,250! 700,276 520,254"))
    stem = p.ribbon(p.points("352,190 370,330 403,560 446,760 504,930 534,984"), [22, 24, 26, 26, 24, 20], 60)
    gunwale = p.spline(p.points("350,202 520,260 700,282 820,254"), False)
    gunwale_light = p.spline(p.points("350,196 520,253 700,275 820,247"), False)
    rubbing_strake = p.spline(p.points("380,380 540,420 700,430 820,416"), False)
    lamplit = [(0, "3a2a20"), (0.7, "b08c50"), (1, "e8c884")]

    p.solid(img, p.rect(560, 96, 300, 190), "5c5450", 30, light=LIGHT)
    p.over(img, p.mask(p.rect(560, 110, 300, 180)), p.texture.wood("5a4c46", 26, True, 6), 0.8)
    p.solid(img, roof, "3c4048", 20, light=LIGHT)
    for x in (616, 706, 792):
        p.window(44, 62, "e8cf98", "2c2628", kind="sash").draw(img, x, 236, 100)
    curve = (p.grid.x - 830) ** 2 * 0.00042
    planks = p.warp(p.texture.wood("64503f", 37, False, 3), 0, curve)
    m = p.rough(p.mask(hull), 1.5, 10, 4)
    p.clothe(img, m, planks, 190, light=LIGHT, shade="2c2c44", soften=10)
    p.multiply(img, m * p.smooth(560, 1000, p.grid.y), "3c3c50", 0.7)
    drip = p.streaks(5, np.pi / 2, 90, 3)
    p.over(img, m * p.smooth(0.3, 1.0, drip), "2a2a34", 0.35)
    rail = p.Layer()
    rail.stroke(gunwale, 20, "41362f")
    rail.stroke(gunwale_light, 5, "9c9488", 0.8)
    rail.stroke(rubbing_strake, 12, "3a302c", 0.9)
    p.lay(img, rail, tooth=1, clip=None)
    p.solid(img, stem, "54453a", 9, light=LIGHT, cast=0.5)
    for x, y in p.points("470,344 572,362 676,366 770,358 772,560 540,760 650,790 760,794"):
        p.solid(img, p.circle(x, y, 30), "4a4644", 8, light=LIGHT, cast=0.4)
        p.over(
            img,
            p.mask(p.circle(x, y, 21)),
            p.ramp(
                np.clip(0.7 + p.noise(14, int(x), 3) * 0.3 - (p.grid.y - y) / 90, 0, 1), [(0, "a8803c"), (1, "fbe6b0")]
            ),
        )
        p.lay(
            img,
            p.Layer()
            .stroke(p.line([(x, y - 20), (x, y + 20)]), 3, "3a3230")
            .stroke(p.line([(x - 20, y), (x + 20, y)]), 3, "3a3230"),
        )
        p.glow(img, x, y, 84, colour="f0d090", alpha=0.34)
    p.solid(img, p.arch(646, 594, 142, 186), "3a302c", 10, light=LIGHT, cast=0.4)
    p.over(img, p.mask(p.arch(646, 594, 112, 170)), p.vertical(lamplit, 430, 594))


def gangway(img: p.Array) -> None:
    """The plank with its cleats and two posts in the water."""
    for t, low in ((0.2, 1130), (0.52, 1100)):
        x, y = on_gangway(t)
        post = p.poly([(x - 9, y), (x + 9, y), (x + 12, low), (x - 12, low)])
        p.solid(img, post, "453a36", 9, light=LIGHT)
        p.solid(img, p.ribbon([(x + 4, y + 90), (x + 110, y - 70)], [10, 10], 8), "3a302e", 4, light=LIGHT)
    (x0, y0), (x1, y1) = FOOT, DOOR
    plank = p.poly([(x0, y0), (x1, y1 - 4), (x1 + 6, y1 + 22), (x0, y0 + 30)])
    m = p.mask(plank)
    p.shadow(img, m, 6, 22, soft=12, alpha=0.5, colour="10101c")
    p.over(img, m, p.warp(p.texture.wood("75604c", 15, False, 8), 0, p.grid.x * (y0 - y1) / (x1 - x0)))
    layer = p.Layer()
    for k in range(22):
        x, y = on_gangway((k + 0.5) / 22)
        layer.stroke(p.line([(x - 3, y - 2), (x + 3, y + 12)]), 7, "3e322c")
    layer.stroke(p.line([(x0, y0), (x1, y1 - 4)]), 3, "c8c4b8", 0.7)
    p.lay(img, layer)
    for guest in BOARDING:
        step(img, guest)


def level(x: float, half: float) -> float:
    """How high the step lies whose middle is at x."""
    return on_gangway((x + half - FOOT[0]) / (DOOR[0] - FOOT[0]))[1]


def step(img: p.Array, guest: Guest) -> None:
    """A wedge on the plank, level above, so that whoever boards can stand."""
    left, right = guest.x - guest.step - 6, guest.x + guest.step
    top, low = level(guest.x, guest.step), level(left, 0) + 4
    p.solid(img, p.poly([(left, top), (right, top), (left, low)]), "7c6650", 3, light=LIGHT, cast=0.3)
    p.lay(img, p.Layer().fill(p.rect(left - 4, top - 3, right - left + 8, 7, r=2), "cbb896"), tooth=0.6)


def sock(img: p.Array, x: float, y: float, scale: float, flip: bool = False) -> p.Array:
    """The striped sock, upright on its sole; flip draws its reflection."""
    way = -1 if flip else 1
    spine = p.points("-2,-120 2,-82 -3,-52 4,-30 26,-23 62,-21")
    axis = p.sample([(x + u * scale, y + way * v * scale) for u, v in spine], 60)
    widths = [50 * scale, 47 * scale, 46 * scale, 52 * scale, 48 * scale, 46 * scale, 40 * scale]
    tube = p.ribbon([tuple(q) for q in axis], widths, 60)
    heel, toe = (
        p.circle(x + 4 * scale, y - way * 25 * scale, 25 * scale),
        p.circle(x + 62 * scale, y - way * 20 * scale, 20 * scale),
    )
    m = p.mask(p.union(tube, heel, toe))
    box = p.bounds(m, 2)
    dx, dy = p.grid.x[box][..., None] - axis[:, 0], p.grid.y[box][..., None] - axis[:, 1]
    place = np.argmin(dx * dx + dy * dy, -1)
    red = ((place // 5) % 2 == 0) | (place > 53)
    cloth = p.blank()
    knit = p.texture.knit("f4ecdc", 7, 2)[box], p.texture.knit("d22a22", 7, 2)[box]
    cloth[box] = np.where(red[..., None], knit[1], knit[0])
    p.clothe(img, m, cloth, 22 * scale, light=LIGHT if not flip else (-0.6, 0.6, 0.35), soften=4)
    if not flip:
        cuff_band = p.ribbon(
            [
                (x - 29 * scale, y - 116 * scale),
                (x - 2 * scale, y - 110 * scale),
                (x + 25 * scale, y - 116 * scale),
            ],
            [15 * scale] * 2,
            20,
            True,
        )
        cuff = p.mask(cuff_band)
        p.clothe(img, cuff, p.texture.knit("c8241e", 5, 3), 8 * scale, light=LIGHT)
        p.lay(
            img,
            p.Layer()
            .fill(p.circle(x - 2 * scale, y - 124 * scale, 24 * scale, 6 * scale), "5a1414")
            .stroke(p.circle(x - 2 * scale, y - 124 * scale, 25 * scale, 6.5 * scale), 2.4 * scale, "e0463c"),
        )
    return m


def left_behind(img: p.Array) -> None:
    """The sock to its sole in the rising water: mirrored below, rings of ripples round it."""
    x, y, scale, line = 650, 1150, 1.4, 1140
    wet = p.smooth(line - 1, line + 2, p.grid.y + p.noise(18, 7, 3, ax=3.0) * 3)[..., None]
    mirror, dry = img.copy(), img.copy()
    ripple = (np.sin(p.grid.y / 3.2) * 5 + p.noise(20, 4, 3, ax=3.0) * 6).astype(p.f32)
    m = sock(mirror, x, 2 * line - y, scale, flip=True)
    mirror, m = p.warp(mirror, ripple, 0), p.warp(m[..., None].repeat(3, -1), ripple, 0)
    img[:] = img + (mirror - img) * m * wet * p.f32(0.5)
    p.contact(img, x + 40, line + 5, 96, ry=9, alpha=0.55)
    m = sock(dry, x, y, scale)[..., None] * (1 - wet * p.f32(0.82))
    cuff = p.mask(p.rect(x - 60, y - 190, 120, 60))[..., None]
    img[:] = img + (dry - img) * np.maximum(m, cuff)
    rings = p.Layer()
    for rx, ry, alpha in ((88, 9, 0.9), (108, 16, 0.6), (134, 25, 0.4), (164, 36, 0.25)):
        ring = p.points("-1,0 -0.7,0.68 0,1 0.72,0.7 1,0 0.96,-0.3", at=(x + 36, line + 2), scale=(rx, ry))
        rings.stroke(p.spline(ring, False), 2.6, "e8f0f0", alpha, soft=0.8)
    p.lay(img, rings)


def paint() -> p.Array:
    """Seen from the quay: sea, ark and gangway, those who board, the rain, and the sock that stays here."""
    rain_sky = [(0, "5c646c"), (0.35, "8e979c"), (0.65, "bcc4c4"), (0.85, "d4dad6"), (1, "aab4b6")]
    img = p.sky("overcast", 900, 6, rain_sky)
    p.glow(img, 130, 700, 520, colour="f0f4ec", alpha=0.45, power=1.6)
    p.stratus(img, 150, 130, "4c545e", alpha=0.8, seed=3)
    p.stratus(img, 330, 70, "6c757e", alpha=0.5, seed=9)
    p.sea(img, 880, "a4b0b4", "39444e", crest="e4ecec", rough=0.8, seed=5)
    open_sea = img.copy()
    ark(img)
    waterline = p.smooth(984, 990, p.grid.y + p.noise(26, 5, 3, ax=3.0) * 5)
    p.over(img, waterline * p.smooth(500, 560, p.grid.x), open_sea)
    p.multiply(img, waterline * p.smooth(500, 600, p.grid.x) * p.smooth(1100, 990, p.grid.y), "3c4650", 0.6)
    foam = p.Layer()
    splash = np.random.default_rng(9)
    for _ in range(240):
        x = splash.uniform(518, 810)
        foam.fill(
            p.circle(x, 987 + splash.normal(0, 3), splash.uniform(2, 9), splash.uniform(1, 3)),
            "e4ecec",
            splash.uniform(0.2, 0.7),
        )
    p.lay(img, foam)
    gangway(img)
    umbrella("4a5866").draw(img, 74, 982, 122, turn=6, flip=True, light=LIGHT, rim=RIM, rim_alpha=0.5)
    chair().draw(img, 640, 592, 118, light=LIGHT, rim=RIM, rim_alpha=0.5, ground=0.5)
    for x, thing, size, turn, half in BOARDING:
        thing.draw(img, x, level(x, half) + 1, size, turn=turn, light=LIGHT, rim=RIM, rim_alpha=0.5, ground=0.5)
    furled().draw(img, 30, 1014, 116, turn=-6, light=LIGHT, rim=RIM, rim_alpha=0.5)
    p.reflect(img, WATER, "2c3640", 0.5, ripple=1.2)
    p.rain(img, 1000, 0.14, "e4ecf0", alpha=0.34, length=52, seed=3)
    layer = p.Layer()
    random = np.random.default_rng(5)
    for _ in range(46):
        rx, ry = random.uniform(0, 800), random.uniform(1075, 1195)
        p.rings(layer, rx, ry, random.uniform(8, 22), count=2, colour="dfe8ea", alpha=0.35)
    p.rain_splashes(
        layer, [(random.uniform(0, 800), random.uniform(1075, 1190), random.uniform(4, 9)) for _ in range(40)]
    )
    p.lay(img, layer)
    left_behind(img)
    return img
