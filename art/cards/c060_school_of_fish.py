"""A grinning pike in glasses teaches the small fish about a delicious worm; one pupil raises a fin.

Technique: mosaic. Laid from front to back, as what is laid first lies on top: the pike, his slate, the pupils, the
water; then light.
"""

from __future__ import annotations

import numpy as np
import skia

from art import paint as p
from art.paint.voices import mosaic as mo
from art.paint.voices.printing import PLAIN

NUMBER, TITLE = 60, "School of Fish"
FINISH = PLAIN

INK = "17343a"
WORM = (590.0, 680.0)  # where the whole class looks


class Floor:
    """The mosaic in work: what is laid first lies on top."""

    def __init__(self) -> None:
        self.taken = np.zeros((1200, 800), np.uint8)
        self.cubes: list[mo.Cube] = []
        self.figures = p.grid.zeros()
        self.seed = 1

    def bed(self, shape: skia.Path | p.Array, colour: str | p.Array, size: float = 12, **more: object) -> None:
        """Set a shape, if nothing lies there yet; splinters are left out."""
        m = p.mask(shape) if isinstance(shape, skia.Path) else shape
        self.seed += 1
        cubes = mo.lay_bed(mo.Bed(m, colour, size, **more), self.taken, self.seed)  # type: ignore[arg-type]
        self.cubes += [cube for cube in cubes if area(cube.corners) > min(0.2 * size**2, 26)]
        self.figures = np.maximum(self.figures, m)

    def outline(self, shape: skia.Path | p.Array, width: float = 8, colour: str = INK) -> None:
        """One row of dark cubes around a shape."""
        m = p.mask(shape) if isinstance(shape, skia.Path) else shape
        ring = ((mo.outside(m) < width) & (m < 0.5)).astype(np.float32)
        self.bed(ring, colour, width, vary=0.1, long=1.35, field=mo.outside(m))


def area(corners: p.Array) -> float:
    """The face of a cube in square units."""
    x, y = corners.T
    return float(abs(x @ np.roll(y, 1) - y @ np.roll(x, 1)) / 2)


def graded(stops: p.Stops, angle_x: float, angle_y: float, low: float, high: float) -> p.Array:
    """A colour grade along a direction of the sheet."""
    return p.ramp(np.clip((p.grid.x * angle_x + p.grid.y * angle_y - low) / (high - low), 0, 1), stops)


def fangs(floor: Floor, above: p.Array, below: p.Array) -> None:
    """Pointed teeth, each cut from one white cube: long ones from the upper gum, shorter ones between them."""
    random = np.random.default_rng(6)
    for k in range(0, 29, 2):
        for gum, far, first, reach in ((above, below, k, 0.86), (below, above, k + 1, 0.62)):
            a, b = gum[first], gum[min(first + 2, 30)]
            tip = (a + b) / 2 + (far[first + 1] - gum[first + 1]) * reach * random.uniform(0.86, 1.08)
            along = (b - a) / max(np.hypot(*(b - a)), 1)
            corners = np.array([a + along * 1.5, b - along * 1.5, tip + along * 2.5, tip - along * 2.5], np.float32)
            if mo.claim(floor.taken, corners, 0.5):
                floor.cubes.append(mo.Cube(corners, p.rgb(p.mix("ffffff", "f4ecd0", random.random())), 0.1))


def pike(floor: Floor) -> None:
    """The teacher's head, as long as the lesson: flat bill, all its teeth, a heavy lid behind red spectacles."""

    def at(points: p.Points) -> p.Points:
        return [(x * 0.98 + 62, y * 0.98 - 22, *corner) for x, y, *corner in points]

    def ring(x: float, y: float, r: float) -> skia.Path:
        return p.circle(x * 0.98 + 62, y * 0.98 - 22, r)

    snout = p.points(
        "186,336! 170,252 226,160 312,128 392,134 440,158 492,206 560,236 630,244 690,244 712,262 690,282! "
        "600,300 520,322 440,332 396,318 366,280! 330,330 290,420! 230,420!"
    )
    upper = p.spline(at(snout))
    jaw = p.points(
        "366,280! 396,318 440,332 520,322 600,300 690,282! 732,288 742,312 706,332 610,364 520,402 430,426 "
        "350,448 290,470! 250,400!"
    )
    lower = p.spline(at(jaw))
    head = p.union(upper, lower)
    floor.bed(ring(418, 216, 5), "ffffff", 4)
    floor.bed(ring(413, 222, 14), "101418", 5)
    lid = p.cut(ring(402, 206, 38), p.poly(at(p.points("340,196 470,218 470,290 340,290"))))
    floor.bed(p.ribbon(at([(361, 198), (440, 212)]), [8, 8], 20), INK, 7)
    floor.bed(lid, "3c8246", 7)
    floor.bed(ring(402, 206, 38), "fffdf2", 8)
    floor.bed(ring(402, 206, 51), "e0392e", 11, field=mo.outside(p.mask(ring(402, 206, 38))))
    floor.bed(p.ribbon(at([(352, 214), (290, 232), (226, 250)]), [12, 11], 30), "e0392e", 10)
    gap = p.points("692,284! 600,302 520,322 440,330 402,312 374,268! 368,292 390,340 440,366 520,358 612,332 704,302!")
    grin = p.spline(at(gap))
    upper_gum = p.points("694,282 600,300 520,320 440,329 402,311 372,264")
    lower_gum = p.points("704,303 612,334 520,360 438,369 387,342 366,290")
    fangs(floor, p.sample(at(upper_gum), 31), p.sample(at(lower_gum), 31))
    floor.bed(grin, INK, 8)
    for lip in (
        p.points("704,278 600,297 520,316 440,325 404,305 378,258"),
        p.points("712,307 612,339 520,365 438,374 384,346 360,288"),
    ):
        floor.bed(p.ribbon(at(lip), [9, 9], 50), INK, 8, long=1.3)
    floor.bed(p.ribbon(at([(650, 256), (672, 258)]), [8, 8], 12), INK, 7)
    gill = p.ribbon(at(p.points("262,150 292,230 292,340 246,440")), [10, 11, 10], 40)
    floor.bed(gill, INK, 8, long=1.3)
    for x, y, r in ((246, 206, 12), (232, 290, 14), (250, 366, 11), (330, 162, 12), (300, 210, 8)):
        floor.bed(p.moved(p.circle(0, 0, r * 1.3, r * 0.8), x * 0.98 + 62, y * 0.98 - 22, 1, turn=-12), "f2ec9a", 8)
    skin = graded(
        [(0, "174f3c"), (0.22, "2f8a4c"), (0.5, "7fbb50"), (0.74, "d3dc74"), (1, "fff6cc")], -0.2, 1, 30, high=370
    )
    floor.bed(head, skin, 12)
    floor.outline(head, 9)


def arm(floor: Floor) -> None:
    """The breast fin does for a hand: four of its rays close over a pointer that ends at the worm."""
    grip, along, down = (240, 570), (0.949, 0.316), (-0.316, 0.949)

    def held(t: float, off: float) -> tuple[float, float]:
        """A place on the pointer, `off` below it."""
        return grip[0] + along[0] * t + down[0] * off, grip[1] + along[1] * t + down[1] * off

    fingers = ((58, 24, 34), (21, 36, 36), (-17, 38, 36), (-54, 30, 33))  # along the pointer, reach below it, width
    thumb = p.ribbon([held(70, -40), held(94, -22), held(124, -16)], [30, 26, 17], 24, True)
    fin = p.spline(
        p.points("112,392! 158,380 214,412 272,462 320,520 346,566 308,604 250,590 196,576! 170,606! 150,572")
        + p.points("126,586! 118,540 112,500 106,450")
    )
    skin = graded([(0, "d8501f"), (0.6, "ea7426"), (1, "f6943c")], 0.5, 1, 440, high=730)
    rays = graded([(0, "ffa83c"), (0.5, "ffc858"), (1, "ffe690")], -0.316, 0.949, 420, high=490)
    for t, reach, w in fingers:
        bent = [held(t - 10, -54), held(t + 3, -22), held(t + 5, 6), held(t - 4, reach)]
        finger = p.ribbon(bent, [w * 0.8, w, w, w * 0.72], 30, True)
        floor.bed(finger, rays, 12)
        floor.outline(finger, 7)
    floor.bed(thumb, rays, 11)
    floor.outline(thumb, 7)
    pointer = p.ribbon([held(-172, 0), held(0, 0), (494, 654)], [22, 20, 12], 40)
    floor.bed(pointer, "fff4d8", 11, long=2.0)
    floor.outline(pointer, 7)
    for line in (
        p.points("164,416 214,468 262,530"),
        p.points("150,426 190,490 228,548"),
        p.points("138,436 160,500 190,556"),
    ):
        floor.bed(p.ribbon(line, [7, 7, 6], 40), "b04a1c", 7, long=1.6)
    floor.bed(fin, skin, 11)
    floor.outline(fin, 8)


def pike_body(floor: Floor) -> None:
    """The flank that comes in from the left and has no end: bean-shaped spots, a pale belly."""
    body = p.spline(p.points("286,112! 200,84 90,74 -40,96 -40,480 60,484 160,468 250,440 330,400!"))
    for x, y, r, turn in (
        (60, 136, 13, 6),
        (150, 130, 12, 12),
        (206, 176, 15, 10),
        (112, 196, 17, 4),
        (22, 214, 16, -4),
        (188, 256, 17, 4),
        (92, 276, 19, 0),
        (14, 312, 15, -6),
        (214, 332, 13, -12),
        (64, 350, 16, -4),
    ):
        floor.bed(p.moved(p.circle(0, 0, r * 1.55, r * 0.8), x, y, 1, turn=turn), "f2ec9a", 9)
    flank = graded(
        [(0, "123f38"), (0.2, "24704a"), (0.5, "4f9c50"), (0.74, "a9ca60"), (0.88, "f0ebaa"), (1, "fff8dc")],
        0,
        1,
        76,
        high=480,
    )
    floor.bed(body, flank, 15)
    floor.outline(body, 9)


def board(floor: Floor) -> None:
    """The slate in front of him, whole: a plump pink worm on a line; where the hook was, somebody wiped."""
    worm = p.ribbon(
        p.points("506,636 546,594 594,620 586,676 552,720 586,766 648,756 678,704"),
        [26, 33, 36, 36, 35, 34, 30, 14],
        80,
        True,
    )
    floor.bed(p.circle(516, 624, 5), "101418", 6)
    for x, y in p.points("566,600 595,642 568,700 570,746 614,766"):
        floor.bed(p.circle(x, y, 8), "ffd8dc", 5)
    floor.bed(worm, graded([(0, "ff9aa8"), (1, "ee5878")], 0.4, 1, 800, high=1060), 10)
    floor.outline(worm, 6, "0d2a30")
    floor.bed(p.ribbon([(566, 516), (560, 560), (558, 596)], [7, 7], 20), "f4f4ea", 8)
    slate = p.poly(p.points("412,528 738,508 750,806 422,816"))
    wiped = p.noise(40, 5, 2) * 0.3 + np.exp(-(((p.grid.x - 660) / 50) ** 2 + ((p.grid.y - 610) / 44) ** 2)) * 0.9
    floor.bed(slate, p.ramp(np.clip(wiped, 0, 1), [(0, "123c44"), (1, "5f949a")]), 15, field=p.grid.y + p.grid.x * 0.06)
    frame = p.poly(p.points("386,504 762,482 776,830 396,842"))
    floor.bed(frame, graded([(0, "ffd870"), (1, "d8862c")], 0.3, 1, 600, high=1100), 12, long=1.5)
    floor.outline(frame, 8)


def fish(
    floor: Floor,
    x: float,
    y: float,
    scale: float,
    turn: float,
    body: p.Points,
    tail: p.Points,
    fins: list[p.Points],
    colours: tuple[str | p.Array, str],
    bands: list[skia.Path],
    band: str,
    eye: tuple[float, float, float],
    smile: p.Points,
    flip: bool = False,
) -> None:
    """A pupil turned left (`flip`: right), its eye on the worm: eye, mouth, bands, body, fins."""

    def put(path: skia.Path) -> skia.Path:
        return p.moved(path, x, y, scale, turn=turn, flip=flip)

    ex, ey, er = eye
    ball = put(p.circle(ex, ey, er))
    cx, cy, r = ball.getBounds().centerX(), ball.getBounds().centerY(), er * scale
    far = np.hypot(WORM[0] - cx, WORM[1] - cy)
    aim = (cx + (WORM[0] - cx) / far * r * 0.46, cy + (WORM[1] - cy) / far * r * 0.46)
    floor.bed(p.circle(*aim, r * 0.52), "101418", 5)
    floor.bed(ball, "ffffff", 6)
    floor.bed(put(p.circle(ex, ey, er + 6 / scale)), INK, 6)
    floor.bed(put(p.ribbon(smile, [6.5 / scale, 6.5 / scale], 20)), INK, 6)
    shape = put(p.spline(body))
    m = p.mask(shape)
    for path in bands:
        floor.bed(p.mask(put(path)) * m, band, 10)
    floor.bed(m, colours[0], 14)
    parts = [put(p.spline(tail)), *[put(p.spline(f)) for f in fins]]
    for part in parts:
        floor.bed(part, colours[1], 12)
    floor.outline(p.union(shape, *parts), 7)


def coral(floor: Floor) -> None:
    """The one that raises a fin."""
    scales = graded([(0, "ffb08a"), (0.5, "f4694e"), (1, "d63a3a")], 0.1, 1, 810, high=1000)
    fish(
        floor,
        176,
        894,
        1.12,
        turn=-20,
        body=p.points("-104,6 -84,-40 -30,-76 30,-62 72,-18 84,6 72,26 28,64 -34,76 -84,44"),
        tail=p.points("74,0! 116,-50 140,-46 126,4 140,52 114,54 74,16!"),
        fins=[
            p.points(
                "4,-62! -10,-100 -44,-132 -66,-166! -40,-168 -34,-190! -12,-176 2,-196! 12,-172 34,-176! 36,-128 "
                "34,-58!"
            ),
            p.points("-20,74! 0,104 36,100 26,60!"),
        ],
        colours=(scales, "ffd35a"),
        bands=[],
        band=INK,
        eye=(-54, -22, 23),
        smile=p.points("-98,14 -78,36 -48,36 -34,22"),
        flip=True,
    )


def lemon(floor: Floor) -> None:
    """Tall and yellow, with two blue bands."""
    scales = graded([(0, "fff0a0"), (1, "f2b82e")], 0, 1, 950, high=1130)
    fish(
        floor,
        366,
        1064,
        0.9,
        turn=-36,
        body=p.points("-86,10 -66,-40 -10,-84 48,-70 76,-20 80,6 70,34 38,78 -20,84 -68,46"),
        tail=p.points("72,-4! 104,-34 124,-30 112,4 124,40 102,40 72,18!"),
        fins=[p.points("-10,-80! 14,-128 60,-130 50,-66!"), p.points("-10,82! 14,122 56,122 42,72!")],
        colours=(scales, "3d78c4"),
        bands=[
            p.ribbon([(-8, -120), (-18, 0), (-8, 120)], [22, 24, 22], 30),
            p.ribbon([(44, -110), (40, 0), (44, 110)], [18, 20, 18], 30),
        ],
        band="2f62b0",
        eye=(-42, -18, 21),
        smile=[(-82, 18), (-66, 34), (-44, 34)],
        flip=True,
    )


def puffer(floor: Floor) -> None:
    """Round and pale, with great eyes."""
    scales = graded([(0, "7fd6e8"), (0.55, "b8ecec"), (0.75, "fdfdf0"), (1, "ffffff")], 0, 1, 930, high=1090)
    fish(
        floor,
        548,
        1034,
        0.96,
        turn=44,
        body=p.points("-88,0 -72,-52 -20,-84 40,-72 78,-28 84,4 74,40 34,80 -22,88 -72,54"),
        tail=p.points("80,-6! 106,-26 122,-18 114,6 122,30 104,34 80,16!"),
        fins=[p.points("10,-82! 24,-108 52,-104 46,-70!"), p.points("-4,6! 24,-8 46,10 40,36 10,34")],
        colours=(scales, "2aa3b4"),
        bands=[],
        band=INK,
        eye=(-40, -24, 26),
        smile=p.points("-84,14 -66,32 -38,34 -22,22"),
    )


def minnow(floor: Floor) -> None:
    """The smallest, slim and blue."""
    scales = graded([(0, "3a6cf0"), (0.45, "5c94ff"), (0.8, "d8f0ff"), (1, "ffffff")], -0.5, 0.85, 540, high=660)
    fish(
        floor,
        698,
        1108,
        0.82,
        turn=34,
        body=p.points("-84,4 -50,-28 10,-38 58,-20 76,2 58,22 8,36 -52,28"),
        tail=p.points("70,0! 104,-34 116,-30 104,2 116,36 102,38 70,8!"),
        fins=[p.points("-10,-34! 10,-62 36,-56 40,-26!")],
        colours=(scales, "a8dcff"),
        bands=[],
        band=INK,
        eye=(-38, -8, 18),
        smile=[(-80, 14), (-68, 10), (-56, 18)],
    )


def pupils(floor: Floor) -> None:
    """The class in one row before the board: the coral one raises a fin, the small one would rather hide."""
    coral(floor)
    lemon(floor)
    puffer(floor)
    minnow(floor)


def paint() -> p.Array:
    """Figures first, then the water around them; small cubes in the faces, great slabs in the deep; and a sun that
    falls in."""
    img = p.blank()
    floor = Floor()
    arm(floor)
    board(floor)
    pike(floor)
    pike_body(floor)
    pupils(floor)
    figures = floor.figures.copy()
    echo = mo.outside(figures)
    wave = p.grid.y + np.sin(p.grid.x / 95 + 0.6) * 16 + np.sin(p.grid.x / 41 + p.grid.y / 130) * 6
    depth = np.clip((p.grid.y + np.sin(p.grid.x / 120) * 40) / 1200, 0, 1)
    water = p.ramp(
        depth, [(0, "e8fff0"), (0.1, "a8ece4"), (0.3, "4fbcc8"), (0.55, "1c86a4"), (0.8, "125a84"), (1, "0d3a62")]
    )
    beam = np.exp(-(((p.grid.x - 700 + (p.grid.y - 100) * 0.32) / (90 + p.grid.y * 0.16)) ** 2))[..., None]
    water = (water + (p.rgb("c8fff0") - water) * beam * 0.55).astype(np.float32)
    near = ((echo < 42) & (echo > 0)).astype(np.float32)
    floor.bed(near, np.clip(water * 1.1 + 0.05, 0, 1).astype(np.float32), 14, field=echo, vary=0.04)
    floor.bed(p.grid.zeros() + 1, water, 30, field=wave, vary=0.06)
    mo.set_cubes(img, floor.cubes, p.blur(water, 30) * 0.6 + 0.02, 3)
    light = np.clip(
        p.blur(np.squeeze(beam), 20) * 1.1 + np.exp(-(((p.grid.x - 470) / 420) ** 2 + ((p.grid.y - 330) / 420) ** 2)),
        0,
        1,
    )
    p.multiply(img, (1 - light) * (1 - 0.65 * figures), "5a7cb4", 0.75)
    p.shine(img, np.squeeze(beam) * p.smooth(1000, 100, p.grid.y), "fff4c0", 0.22)
    return img
