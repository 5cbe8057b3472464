"""Two children swing the sea by its horizon like a skipping rope; the steamer jumps.

Technique: gouache.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import skia

from art import paint as p
from art.finish import Finish
from art.paint.voices import gouache as go

NUMBER, TITLE = 61, "Skipping the Horizon"
FINISH = Finish(touch=0, patches=0, edges=0, bloom=0.25, vignette=0, grain=0, split=0.02, contrast=1.04)

SUN = (420.0, 476.0)
ROPE = p.points("196,596 214,700 262,812 336,890 420,914 504,884 572,800 612,690 626,590")
DARK = "3a1420"


def sky() -> p.Array:
    """Late afternoon: blue above, honey around a great low sun."""
    img = p.vertical(
        [(0, "2a7f9e"), (0.22, "6fb4ae"), (0.42, "f4d49a"), (0.6, "ffb868"), (0.8, "f09a5c"), (1, "c8685c")],
        wobble=p.noise(300, 4, 3) * 0.03,
    )
    p.brush(img, 130, 1500, p.swirl(340, 5, 0.5), jitter=0.03, alpha=0.5, seed=3)
    p.glow(img, *SUN, 620, colour="ffd080", alpha=0.6, power=1.6)
    p.over(img, p.mask(p.circle(*SUN, 196), soft=2), "fff0b8", 0.95)
    p.glow(img, *SUN, 360, colour="fff4c8", alpha=0.5, power=1.5)
    p.brush(img, 40, 1600, 0.0 + p.swirl(200, 7, 0.3), jitter=0.02, alpha=0.3, seed=4)
    return img


def sea(img: p.Array) -> None:
    """The sea hangs from its own horizon: green where the sun shines through, deep blue folds below."""
    line = p.sample(ROPE, 120)
    body = p.poly([*line.tolist(), (640, 720), (652, 900), (720, 1210), (90, 1210), (168, 900), (184, 720)])
    hang = np.interp(p.grid.x[0], line[:, 0], line[:, 1])[None, :]
    depth = p.grid.y - hang
    steep = np.gradient(hang[0]) * p.grid.s
    slope = np.arctan(np.clip(steep, -1.6, 1.6))[None, :] * p.smooth(420, 0, depth)
    fold = np.sin(depth / 27 + p.noise(90, 5, 3) * 1.5) * 0.07 + p.noise(70, 8, 3, ax=2) * 0.08
    tone = np.clip(depth / 330 + fold, 0, 1)
    colour = p.ramp(
        tone, [(0, "fff2b0"), (0.05, "b8ecc0"), (0.2, "3cbcb4"), (0.45, "1a86a8"), (0.75, "145a90"), (1, "0f3468")]
    )
    m = go.passage(img, body, colour, slope.astype(np.float32), size=15, length=80, seed=6, jitter=0.04, ragged=2.0)
    crest = p.smooth(0.55, 0.9, np.sin(depth / 27 + p.noise(90, 5, 3) * 1.5)) * p.smooth(
        0.0, 0.45, p.noise(46, 12, 3, ax=2.4)
    )
    p.over(img, crest * m * p.smooth(170, 40, depth), "e8fbf0", 0.7)
    p.over(img, p.smooth(200, 0, p.grid.x - 60) * m, "0f2850", 0.55)
    p.over(img, p.smooth(620, 780, p.grid.x) * m, "0f2850", 0.55)


def rope(img: p.Array) -> None:
    """The horizon itself: foam below, a twisted golden cord above."""
    line = p.sample(ROPE, 150)
    random = np.random.default_rng(4)
    foam = p.Layer()
    for x, y in line[6:-6:1]:
        for _ in range(3):
            foam.fill(
                p.circle(
                    float(x) + random.normal(0, 7), float(y) + 9 + abs(random.normal(0, 10)), random.uniform(2, 8)
                ),
                "f6fff4",
                0.85,
            )
    for _ in range(46):
        x = random.uniform(300, 540)
        foam.fill(
            p.circle(x, 880 - abs(random.normal(0, 60)) - abs(x - 420) * 0.3, random.uniform(1.5, 5)), "fffbe0", 0.9
        )
    p.lay(img, foam, tooth=0.8)
    cord = p.Layer()
    cord.fill(p.ribbon(ROPE, [17, 15, 14, 14, 14, 14, 14, 15, 17], 120, True), "b8642c")
    tangent = np.gradient(line, axis=0)
    for k in range(1, 149):
        t = tangent[k] / (np.hypot(*tangent[k]) + 1e-9)
        n = np.array([-t[1], t[0]])
        a, b = line[k] - n * 7 - t * 3, line[k] + n * 7 + t * 5
        cord.stroke(p.line([tuple(map(float, a)), tuple(map(float, b))]), 5.6, "ffeab0" if k % 2 else "e89a40")
    p.lay(img, cord, tooth=0.5)


def place(path: skia.Path, turn: float = -9.0) -> skia.Path:
    """A part of the ship, tipped in its jump."""
    return p.moved(path, 414, 562, 0.95, turn=turn)


def ship(img: p.Array) -> None:
    """Bow up over the rope, the sun behind her, water running off."""
    light = (0.1, -0.9, 0.35)
    puffs = (
        (364, 288, 26),
        (346, 262, 34),
        (376, 256, 22),
        (306, 236, 40),
        (268, 252, 26),
        (256, 208, 46),
        (206, 222, 40),
        (214, 178, 34),
        (158, 190, 44),
        (106, 206, 34),
        (112, 168, 30),
        (62, 184, 26),
        (20, 172, 20),
    )
    plume = p.union(*[p.circle(x, y, r, r * 0.86) for x, y, r in puffs])
    go.model(img, plume, ("c88c98", "ffe2c8", "fffaf0"), (0.6, 0.65, 0.45), flow=0.2, size=13, radius=34, seed=5)
    for x, y, r in puffs[1:-1:2]:
        go.line(
            img,
            [(x - r * 0.7, y + r * 0.1), (x - r * 0.3, y - r * 0.5), (x + r * 0.4, y - r * 0.5)],
            "d8a8a4",
            5,
            seed=int(r),
        )
    funnel = p.spline(p.points("-44,-258! 8,-258! 14,-120! -52,-120!"))
    go.model(img, place(funnel), ("7a1a20", "d8382c", "ff8a50"), (0.8, -0.2, 0.4), flow=1.5, size=11, radius=34, seed=3)
    go.passage(
        img, place(p.poly(p.points("-45,-262 9,-262 11,-232 -46,-232"))), "2a1a28", 0.0, size=9, length=30, seed=4
    )
    house = p.spline(p.points("-118,-72! -110,-138! 84,-138! 96,-72!"))
    go.model(img, place(house), ("d8a884", "fbe6cc", "fffaf0"), light, flow=0.0, size=12, radius=20, seed=5)
    bridge = p.poly(p.points("24,-136 28,-186 82,-186 84,-136"))
    go.model(img, place(bridge), ("e0b48c", "fff0d8", "fffaf0"), light, flow=0.0, size=9, radius=14, seed=6)
    hull = p.spline(
        p.points("-196,-84! -100,-66 60,-66 150,-78 222,-112! 190,-20 160,44 100,56 -120,56 -166,40 -188,-20")
    )
    m = go.model(img, place(hull), ("141a40", "26366e", "5a6aa8"), light, flow=0.0, size=14, radius=60, seed=7)
    p.over(img, p.mask(place(p.poly(p.points("-220,14 240,14 240,80 -220,80")))) * m, "b8322c", 0.92)
    p.shine(img, p.rim(m, 0, 14, 8.0), "ffb060", 0.4)
    layer = p.Layer()
    layer.stroke(place(p.line([(-186, 14), (176, 14)])), 6, "fff0d8")
    layer.stroke(place(p.spline(p.points("-192,-76 -100,-58 60,-58 150,-70 214,-102"), False)), 6, "fff0d8")
    for x in (-138, -92, -46, 0, 46, 92, 136):
        layer.fill(place(p.circle(x, -24 - abs(x) * 0.02, 12)), "f4c878").fill(
            place(p.circle(x, -24 - abs(x) * 0.02, 8)), "fff0b0"
        )
    for x, w in ((-92, 26), (-52, 26), (42, 22)):
        layer.fill(place(p.rect(x, -122, w, 26, r=4)), "3f8a9c")
    layer.fill(place(p.rect(38, -174, 34, 18, r=3)), "3f8a9c")
    layer.stroke(place(p.line([(130, -74), (140, -214)])), 5, "5a3430").fill(
        place(p.poly([(140, -214), (100, -200), (138, -184)])), "f4b83c"
    )
    p.lay(img, layer, tooth=0.6)
    captain(img)
    random = np.random.default_rng(8)
    drops = p.Layer()
    for left in (-150, -104, -66, -20, 30, 74, 118):
        x, y = float(left), random.uniform(64, 84)
        for _ in range(int(random.integers(2, 5))):
            size = random.uniform(4, 9)
            drops.fill(
                place(p.spline([(x, y - size * 2.2, 1), (x + size, y), (x, y + size), (x - size, y)]), -4),
                "d8f6f0",
                0.92,
            )
            x, y = x + random.normal(0, 5), y + random.uniform(24, 44)
    p.lay(img, drops)


def captain(img: p.Array) -> None:
    """White beard, blue cap, one fist at the children."""
    layer = p.Layer()
    parts = (
        (p.points("-178,-70! -176,-118 -162,-130 -142,-130 -130,-116 -128,-66!"), "1f2a58"),
        (p.points("-172,-148 -170,-168 -152,-176 -136,-166 -136,-146 -152,-136"), "d8946a"),
        (p.points("-174,-150 -160,-146 -138,-150 -132,-140 -142,-116 -158,-110 -172,-124"), "fffaf0"),
        (p.points("-178,-166 -172,-186 -136,-186 -128,-168 -150,-172"), "fffaf0"),
        (p.points("-178,-166 -150,-173 -128,-168 -150,-164"), "1f2a58"),
        (p.points("-176,-124 -190,-130 -206,-164 -196,-172 -182,-146 -164,-126"), "26346a"),
        (p.points("-210,-168 -212,-182 -196,-186 -190,-174 -198,-164"), "d8946a"),
    )
    for points, tone in parts:
        layer.fill(place(p.spline(points)), tone)
    layer.fill(place(p.circle(-160, -160, 2.4)), DARK)
    p.lay(img, layer, tooth=0.5)
    p.rim_light(img, layer.alpha(), "fff0c0", 2.5, dy=-2, alpha=0.7, soft=1.2)


@dataclass
class Child:
    """A child in work: feet at (x, y), facing right unless flipped; light comes from the front."""

    img: p.Array
    x: float
    y: float
    k: float
    flip: bool

    def at(self, points: p.Points) -> list[p.Point]:
        """Points on the sheet."""
        side = -self.k if self.flip else self.k
        return [(self.x + q[0] * side, self.y + q[1] * self.k, *q[2:]) for q in points]

    def light(self) -> p.Light:
        """The sun, in front and a little above."""
        return (-0.85 if self.flip else 0.85, -0.4, 0.3)

    def shape(
        self,
        points: p.Points,
        tones: tuple[p.Colour, p.Colour, p.Colour],
        size: float = 10,
        radius: float = 34,
        seed: int = 1,
        flow: float = 1.3,
    ) -> p.Array:
        """A modelled shape with the sun's edge."""
        m = go.model(
            self.img, p.spline(self.at(points)), tones, self.light(), flow=flow, size=size, radius=radius, seed=seed
        )
        p.rim_light(self.img, m, "ffe0a0", -4 if self.flip else 4, dy=-2, alpha=0.6)
        return m

    def limb(self, points: p.Points, widths: list[float], tones: tuple[str, str, str], seed: int = 1) -> None:
        """An arm or a leg along its bones."""
        path = p.ribbon(self.at(points), [w * self.k for w in widths], 40, True)
        m = go.model(self.img, path, tones, self.light(), flow=go.along(self.at(points)), size=9, radius=18, seed=seed)
        p.rim_light(self.img, m, "ffe0a0", -3 if self.flip else 3, dy=-2, alpha=0.6)

    def line(self, points: p.Points, width: float, colour: str = DARK) -> None:
        """A brush line."""
        go.line(self.img, self.at(points), colour, width * self.k, seed=3)

    def face(self, x: float, y: float, skin: tuple[str, str, str]) -> None:
        """A laughing profile around (x, y), chin up: closed eye, open mouth, round cheek."""
        outline = p.points(
            "8,-56 30,-48 43,-26 44,-8 46,2 58,14 55,21 46,23! 50,29 46,33! 30,39! 42,48 43,56 34,64 14,64 -14,48 "
            "-38,30 -46,-14 -30,-48"
        )
        soft = (p.mix(skin[0], skin[1], 0.62), p.rgb(skin[1]), p.mix(skin[1], skin[2], 0.7))
        self.shape([(x + q[0], y + q[1], *q[2:]) for q in outline], soft, size=7, seed=9, radius=64, flow=0.9)
        layer = p.Layer()
        jaw = p.points("38,-20 44,20 40,58 14,62 -12,46 -30,24 -8,-10")
        layer.fill(p.spline(self.at([(x + q[0], y + q[1]) for q in jaw])), p.mix(skin[1], skin[2], 0.4), 0.72, 4)
        layer.fill(
            p.spline(
                self.at(
                    [
                        (x + 47, y + 33, 1),
                        (x + 30, y + 33),
                        (x + 20, y + 26, 1),
                        (x + 24, y + 44),
                        (x + 41, y + 50, 1),
                        (x + 38, y + 42),
                    ]
                )
            ),
            "6a1420",
        )
        layer.fill(
            p.spline(
                self.at(
                    [(x + 46, y + 32, 1), (x + 30, y + 32), (x + 23, y + 28, 1), (x + 30, y + 38), (x + 43, y + 38, 1)]
                )
            ),
            "fffaf0",
        )
        layer.fill(
            p.spline(self.at([(x + 4, y + 16), (x + 18, y + 10), (x + 26, y + 18), (x + 18, y + 30), (x + 4, y + 28)])),
            "e8684a",
            0.5,
            3,
        )
        p.lay(self.img, layer, tooth=0.4)
        self.line([(x + 18, y - 4), (x + 27, y - 11), (x + 37, y - 5)], 5)
        self.line([(x + 14, y - 24), (x + 26, y - 31), (x + 40, y - 25)], 5)

    def fist(self, x: float, y: float, turn: float, skin: tuple[str, str, str], seed: int) -> None:
        """Four fingers closed over the handle, the thumb along it."""

        def put(path: skia.Path, n: int) -> None:
            whole = p.moved(p.moved(path, x, y, 1, turn=turn), self.x, self.y, self.k, turn=0, flip=self.flip)
            m = go.model(self.img, whole, skin, self.light(), flow=0.3, size=6, radius=9, seed=seed + n)
            p.multiply(self.img, p.rim(m, -1.5, 2, 1.2), skin[0], 0.6)

        put(p.spline(p.points("-20,-16 4,-20 14,-6 12,16 -8,20 -22,10")), 0)
        for n, dy in enumerate((-15, -5, 5, 14)):
            put(p.ribbon([(-4, dy - 1), (12, dy - 2), (17, dy + 3)], [11, 11, 9], 12, True), 1 + n)
        put(p.ribbon([(-16, -12), (-4, -19), (10, -21)], [12, 11, 8], 12, True), 6)

    def handle(self, x: float, y: float, turn: float) -> None:
        """A turned wooden grip; the rope leaves at its lower end."""
        for path, tones in (
            (p.rect(-9, -44, 18, 88, r=8), ("7a2a1c", "d8502c", "ffa050")),
            (p.rect(-11, 30, 22, 9, r=4), ("8a5a20", "f4c050", "fff0b0")),
        ):
            whole = p.moved(p.moved(path, x, y, 1, turn=turn), self.x, self.y, self.k, turn=0, flip=self.flip)
            go.model(self.img, whole, tones, self.light(), flow=1.5, size=6, radius=9, seed=4)


def boy(img: p.Array) -> None:
    """Leaning back on his heel, both arms out."""
    c = Child(img, 92, 906, 0.98, flip=False)
    skin, shirt, shorts = ("4a2420", "8a5038", "e89a58"), ("8a8a98", "ece2d4", "fff6e0"), ("1a3a58", "2a6a8c", "6ab8b8")
    c.limb([(8, -200), (56, -116), (62, -22)], [56, 42, 30], skin, 3)
    c.shape(p.points("48,-28 74,-30 104,-12 104,0! 46,0!"), ("7a1c1c", "d83c2c", "ff8a50"), seed=4)
    c.limb([(-4, -186), (-2, -118), (-30, -22)], [58, 44, 30], skin, 5)
    c.shape(p.points("-44,-26 -18,-30 14,-12 16,0! -46,0!"), ("7a1c1c", "d83c2c", "ff8a50"), seed=6)
    c.shape(p.points("-40,-226 30,-226 72,-150 36,-126 16,-150 26,-116 -30,-112 -42,-170"), shorts, 11, 44, seed=7)
    c.limb([(-12, -306), (66, -268), (124, -302)], [36, 30, 22], ("5a2c24", "9a5a3c", "f0a860"), 8)
    m = c.shape(p.points("-44,-216 -58,-270 -52,-322 -26,-344 8,-336 24,-298 32,-214 -4,-206"), shirt, 12, 60, seed=9)
    for y in (-316, -290, -264, -238):
        stripe = p.mask(p.ribbon(c.at([(-70, y + 4), (-10, y + 8), (50, y)]), [10.0, 11.0, 10.0], 20))
        p.over(img, stripe * m, "2a5a8c", 0.85)
    c.shape(p.points("-24,-330 -22,-360 10,-356 8,-326 -8,-318"), ("3a1a1c", "6a3a2c", "b86a40"), seed=10)
    c.face(-4, -396, skin)
    m = c.shape(
        p.points("34,-438 20,-462 -20,-466 -52,-440 -58,-396 -46,-366 -28,-378 -20,-408 2,-420 20,-428"),
        ("120c18", "2a1c26", "7a4a38"),
        seed=11,
    )
    p.wool(img, p.blur(m, 1.5), 11, 6, light=(0.8, -0.4), shade="120c18", lit="c8783c", jitter=0.05)
    go.dab(
        img, p.spline(c.at(p.points("-24,-398 -10,-406 -4,-392 -14,-374 -23,-380"))), "9a5c3e", 1.3, size=6, length=16
    )
    c.line([(-18, -394), (-10, -396), (-14, -382)], 3)
    c.handle(132, -306, -16)
    c.limb([(-22, -310), (40, -250), (118, -294)], [44, 34, 22], skin, 13)
    c.shape(p.points("-48,-322 -22,-338 8,-318 22,-282 0,-262 -30,-276"), shirt, 9, 24, seed=14)
    c.fist(126, -300, -16, skin, seed=20)


def girl(img: p.Array) -> None:
    """On tiptoe, arms high, the dress and the ponytail thrown by the swing."""
    c = Child(img, 716, 902, 0.98, flip=True)
    skin, dress = ("8a4a40", "d8906c", "ffcf98"), ("6a1838", "c8304c", "ff8060")
    shoe = ("1a2040", "30407a", "7a8ac0")
    c.limb([(0, -180), (28, -100), (10, -30)], [44, 34, 24], skin, 3)
    c.shape(p.points("0,-36 24,-36 52,-8 50,2! 22,2 2,-16"), shoe, seed=4)
    c.limb([(-14, -180), (-22, -104), (-66, -42)], [46, 36, 24], skin, 5)
    c.shape(p.points("-82,-50 -60,-54 -34,-24 -30,-6! -58,-10 -82,-30"), shoe, seed=6)
    c.limb([(0, -306), (62, -298), (102, -330)], [32, 26, 20], ("7a4038", "c07a5c", "ffc48c"), 7)
    c.shape(
        p.points(
            "-34,-330 2,-340 26,-314 26,-262 58,-204 88,-160 40,-140 -10,-134 -62,-146 -92,-170 -58,-220 -36,-270"
        ),
        dress,
        13,
        70,
        seed=8,
    )
    for fold in (
        [(4, -256), (30, -200), (46, -154)],
        [(-12, -254), (-14, -196), (-14, -146)],
        [(-24, -256), (-48, -206), (-66, -162)],
    ):
        c.line(fold, 5, "8a1c3c")
    c.shape(p.points("-18,-330 -16,-362 12,-360 12,-328 -2,-318"), ("6a3434", "b06c54", "e8a078"), seed=9)
    c.limb(p.points("-40,-440 -96,-470 -132,-440 -150,-386"), [40, 52, 44, 10], ("5a1c14", "b8501f", "f09a48"), 10)
    c.face(0, -398, skin)
    c.shape(
        p.points("36,-432 26,-464 -14,-472 -50,-448 -58,-404 -44,-372 -30,-386 -18,-420 10,-432"),
        ("5a1c14", "b8501f", "f09a48"),
        9,
        40,
        seed=11,
    )
    for strand in (
        [(28, -450), (-10, -462), (-48, -436)],
        [(20, -438), (-16, -444), (-46, -410)],
        [(-60, -452), (-104, -452), (-136, -410)],
    ):
        c.line(strand, 5, "7a2c16")
    c.line([(-42, -458), (-52, -440), (-44, -424)], 11, "fff0d8")
    go.dab(
        img, p.spline(c.at(p.points("-20,-400 -7,-407 -1,-393 -11,-376 -19,-382"))), "d08c6a", 1.3, size=6, length=16
    )
    c.line([(-14, -395), (-7, -397), (-11, -383)], 3, "8a4438")
    for lock in (
        [(34, -432), (20, -446), (2, -440)],
        [(30, -436), (12, -440), (-4, -424)],
        [(24, -442), (0, -438), (-14, -412)],
    ):
        c.line(lock, 9, "c8622a")
    c.handle(92, -318, -20)
    c.limb([(-16, -312), (38, -262), (84, -312)], [40, 30, 20], skin, 13)
    c.shape(p.points("-40,-326 -16,-340 10,-322 18,-290 -4,-276 -30,-288"), dress, 9, 24, seed=14)
    c.fist(88, -314, -20, skin, seed=20)


def cliff(img: p.Array, top: p.Points, low: p.Points, seed: int, light: p.Light) -> None:
    """A headland: warm rock, grass on top with the sun along its edge."""
    m = go.model(
        img, p.spline([*top, *low]), ("2c1c3c", "6a3c48", "e8905c"), light, flow=1.3, size=22, radius=90, seed=seed
    )
    turf = p.ribbon([(q[0], q[1] + 14) for q in top], [44.0] * 4, 60)
    g = go.passage(img, p.mask(turf) * m, p.rgb("3f5a2c"), 0.1, size=12, length=40, seed=seed + 1, jitter=0.08)
    p.rim_light(img, g, "ffe08a", 2, dy=-6, alpha=0.8)
    p.grass_over(img, g, 500, (10, 20), seed=seed, lean=0.1, lift=0.1)


def gull(img: p.Array) -> None:
    """One gull gets out of the way."""
    white = ("9a98b0", "f4ece0", "fffdf6")
    light = (0.3, 0.8, 0.4)
    go.model(
        img,
        p.spline(p.points("610,214! 568,160 500,120! 540,190 590,244")),
        white,
        light,
        flow=0.8,
        size=8,
        radius=20,
        seed=3,
    )
    go.model(
        img,
        p.spline(p.points("572,246 620,214 668,206 690,218 680,234 630,258 590,262")),
        white,
        light,
        flow=-0.2,
        size=8,
        radius=22,
        seed=4,
    )
    go.model(
        img,
        p.spline(p.points("600,240! 640,172 726,130! 704,186 650,246")),
        white,
        light,
        flow=-0.7,
        size=8,
        radius=20,
        seed=5,
    )
    layer = p.Layer().fill(p.poly([(688, 216), (710, 224), (686, 230)]), "f0a030").fill(p.circle(676, 216, 3.4), DARK)
    layer.fill(p.poly([(500, 120), (522, 136), (530, 158)]), "3a3448").fill(
        p.poly([(726, 130), (706, 142), (704, 162)]), "3a3448"
    )
    p.lay(img, layer, tooth=0.5)


def paint() -> p.Array:
    """Sky, the hanging sea, the ship in the air, and the two who swing."""
    img = sky()
    gull(img)
    sea(img)
    rope(img)
    ship(img)
    cliff(
        img,
        p.points("-20,880 80,892 180,900 236,924"),
        p.points("250,960 226,1060 256,1160 240,1220! -20,1220!"),
        5,
        light=(0.8, -0.5, 0.2),
    )
    cliff(
        img,
        p.points("580,926 640,896 730,892 820,876"),
        p.points("820,1220! 548,1220! 584,1120 556,1030 570,960"),
        7,
        light=(-0.8, -0.5, 0.2),
    )
    boy(img)
    girl(img)
    return np.clip(img, 0, 1)
