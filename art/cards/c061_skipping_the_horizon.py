"""Two children turn a wave like a skipping rope; the steamer jumps it.

Technique: gouache.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np
import skia

from art import paint as p
from art.finish import Finish
from art.paint.voices import gouache as go

NUMBER, TITLE = 61, "Skipping the Horizon"
FINISH = Finish(touch=0, patches=0, edges=0, bloom=0.25, vignette=0, grain=0, split=0.02, contrast=1.04)

SUN = (420.0, 476.0)
ROPE = p.points("246,690 256,742 290,798 346,836 409,848 472,836 526,798 557,742 567,690")
GIRTH = [18, 40, 66, 86, 94, 86, 66, 40, 18]
DARK = "3a1420"
LEAN = 0.2  # how far both hang back against the weight


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
    """Far below, without a line to end it: the horizon is in use. The ship's shadow lies on it."""
    tone = np.clip((p.grid.y - 930) / 270 + p.noise(60, 5, 3, ax=3) * 0.05, 0, 1) + p.grid.x * 0
    colour = p.ramp(tone, [(0, "f6cf98"), (0.28, "8fd0b8"), (0.55, "2a94a8"), (1, "104074")])
    water = img.copy()
    go.passage(water, p.rect(180, 930, 460, 290), colour, 0.0, size=12, length=90, seed=6, jitter=0.05)
    m = p.smooth(930, 1040, p.grid.y)[..., None]
    img[:] = img * (1 - m) + water * m
    p.multiply(img, p.mask(p.circle(414, 1120, 128, 24), soft=14), "2c4c78", 0.7)


def rope(img: p.Array) -> None:
    """The wave is the rope: strands of water, twisted, foam along the top, thin at the hands and heavy in the
    middle."""
    whole = p.mask(p.ribbon(ROPE, GIRTH, 120, True))
    go.passage(img, whole, "0f3a70", 0.0, size=10, length=40, seed=4)
    n = 600
    line = p.sample(ROPE, n)
    girth = np.interp(np.linspace(0, 1, n), np.linspace(0, 1, len(GIRTH)), GIRTH)
    along = np.gradient(line, axis=0)
    along /= np.hypot(along[:, 0], along[:, 1])[:, None]
    up = np.stack([along[:, 1], -along[:, 0]], 1)
    length = np.cumsum(np.hypot(*np.gradient(line, axis=0).T))
    at, k = -10.0, 0
    while at < length[-1] + 10:
        i = min(int(np.searchsorted(length, max(at, 0))), n - 1)
        h, t, c = girth[i] / 2, along[i], line[i]
        strand = [
            c - up[i] * h * 1.1 - t * h * 1.3,
            c - up[i] * h * 0.5 - t * h * 0.3,
            c + up[i] * h * 0.5 + t * h * 0.3,
            c + up[i] * h * 1.1 + t * h * 1.3,
        ]
        path = p.ribbon([tuple(map(float, q)) for q in strand], [h * 0.5, h, h, h * 0.5], 24, True)
        tones = (("0c3f78", "1b86b0", "7fdcd0"), ("0e4c84", "2ba6bc", "b4f0d8"))[k % 2]
        flow = float(np.arctan2(*(strand[3] - strand[0])[::-1]))
        go.model(img, p.mask(path) * whole, tones, (0.5, -0.8, 0.35), flow=flow, size=7, radius=h * 0.5 + 4, seed=k)
        at, k = at + h * 0.95 + 2, k + 1
    p.multiply(img, p.rim(whole, 0, -12, 6.0), "1c4c88", 0.6)
    foam, random = p.Layer(), np.random.default_rng(4)
    for i in range(30, n - 30, 2):
        h = girth[i] / 2
        for _ in range(2):
            x, y = line[i] + up[i] * (h * random.normal(0.92, 0.13)) + along[i] * random.normal(0, 4)
            foam.fill(p.circle(float(x), float(y), h * random.uniform(0.06, 0.17) + 1), "f8fff6", 0.95)
    p.lay(img, foam, tooth=0.6)


# water that rises from the wave, and water that still runs from the keel: line, first size
JETS = (
    ("372,786 330,734 276,712", 15),
    ("388,776 370,716 344,690", 14),
    ("464,776 490,722 516,684", 15),
    ("474,786 520,738 560,716", 14),
    ("424,780 430,730 424,696", 14),
    ("292,644 298,664 312,692", 8),
    ("324,640 334,690 352,740", 13),
    ("366,632 372,652 378,676", 7),
    ("418,622 420,642 428,662", 8),
)


def spray(img: p.Array) -> None:
    """Water thrown up where she left the wave, water that runs from her keel, and drops that fall back."""
    layer, random = p.Layer(), np.random.default_rng(8)
    for tone, drop, n in (("8fd6d4", 9, 50), ("f4fffa", 0, 60)):
        for _ in range(n):
            x = float(random.uniform(-1, 1) * 84)
            top = 806 - 30 * math.exp(-((x / 60) ** 2)) + drop + random.uniform(0, 14)
            layer.fill(p.circle(412 + x, top, random.uniform(5, 12) * (1.2 - abs(x) / 130)), tone, 0.96)
    for text, first in JETS:
        for k, (x, y) in enumerate(p.sample(p.points(text), 26)):
            size = first * (1 - k / 30) ** 1.4
            for shade, dx in (("bfeae4", 2), ("f4fffa", 0)):
                jx, jy = random.normal(0, 1.5 + k * 0.2, 2)
                r = size * random.uniform(0.45, 0.9) + 1.2
                layer.fill(p.circle(float(x + jx) + dx, float(y + jy) + dx, r), shade, 0.96)
    for x, y, k in ((380, 914, 0.9), (440, 926, 1.2), (418, 968, 0.8), (506, 888, 0.7)):
        layer.fill(p.spline([(x, y - 20 * k, 1), (x + 8 * k, y), (x, y + 9 * k), (x - 8 * k, y)]), "1f8fb0", 0.95)
    p.lay(img, layer, tooth=0.6)


def place(path: skia.Path, turn: float = -18.0) -> skia.Path:
    """A part of the ship, tipped in its jump."""
    return p.moved(path, 424, 552, 0.9, turn=turn)


def ship(img: p.Array) -> None:
    """Bow up over the rope, the sun behind her."""
    light = (0.1, -0.9, 0.35)
    places = p.points(
        "360,314 364,288 346,262 376,256 306,236 268,252 256,208 206,222 214,178 158,190 106,206 112,168 62,184 20,172"
    )
    sizes = (18, 26, 34, 22, 40, 26, 46, 40, 34, 44, 34, 30, 26, 20)
    puffs = [(x, y, r) for (x, y), r in zip(places, sizes, strict=True)]
    plume = p.union(*[p.circle(x, y, r, r * 0.86) for x, y, r in puffs])
    go.model(img, plume, ("c88c98", "ffe2c8", "fffaf0"), (0.6, 0.65, 0.45), flow=0.2, size=13, radius=34, seed=5)
    for x, y, r in puffs[1:-1:2]:
        curl = [(x - r * 0.7, y + r * 0.1), (x - r * 0.3, y - r * 0.5), (x + r * 0.4, y - r * 0.5)]
        go.line(img, curl, "d8a8a4", 5, seed=int(r))
    funnel = p.spline(p.points("-44,-258! 8,-258! 14,-120! -52,-120!"))
    go.model(img, place(funnel), ("7a1a20", "d8382c", "ff8a50"), (0.8, -0.2, 0.4), flow=1.5, size=11, radius=34, seed=3)
    rim = place(p.poly(p.points("-45,-262 9,-262 11,-232 -46,-232")))
    go.passage(img, rim, "2a1a28", 0.0, size=9, length=30, seed=4)
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
        for size, tone in ((12, "f4c878"), (8, "fff0b0")):
            layer.fill(place(p.circle(x, -24 - abs(x) * 0.02, size)), tone)
    for x, w in ((-92, 26), (-52, 26), (42, 22)):
        layer.fill(place(p.rect(x, -122, w, 26, r=4)), "3f8a9c")
    layer.fill(place(p.rect(38, -174, 34, 18, r=3)), "3f8a9c")
    layer.stroke(place(p.line([(130, -74), (140, -214)])), 5, "5a3430")
    layer.fill(place(p.poly([(140, -214), (100, -200), (138, -184)])), "f4b83c")
    p.lay(img, layer, tooth=0.6)


@dataclass
class Child:
    """A child in work: feet at (x, y), facing right unless flipped; `lean` tips what is drawn back from the hips."""

    img: p.Array
    x: float
    y: float
    k: float
    flip: bool
    lean: float = 0.0

    def at(self, points: p.Points) -> list[p.Point]:
        """Points on the sheet."""
        side = -self.k if self.flip else self.k
        if self.lean:
            c, s = math.cos(self.lean), math.sin(self.lean)
            points = [(-22 + q[0] * c + (q[1] + 200) * s, -192 - q[0] * s + (q[1] + 200) * c, *q[2:]) for q in points]
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

    def stand(self) -> None:
        """The shade of both feet on the turf."""
        for x in (-12, 84):
            ((cx, cy),) = self.at([(x, 2)])
            p.multiply(self.img, p.mask(p.circle(cx, cy, 38, 9), soft=4), "2a2c24", 0.8)

    def line(self, points: p.Points, width: float, colour: str = DARK) -> None:
        """A brush line."""
        go.line(self.img, self.at(points), colour, width * self.k, seed=3)

    def face(self, x: float, y: float, skin: tuple[str, str, str], awed: bool) -> None:
        """A profile around (x, y), chin up: one child is all eyes and open mouth, the other clenches its teeth."""
        lips = "50,29 45,33! 34,38! 42,46 43,56" if awed else "51,30 45,36! 50,43 44,48! 45,56"
        outline = p.points(
            f"8,-56 30,-48 43,-26 44,-8 46,2 58,14 55,21 46,23! {lips} 34,64 14,64 -14,48 -38,30 -46,-14 -30,-48"
        )
        soft = (p.mix(skin[0], skin[1], 0.62), p.rgb(skin[1]), p.mix(skin[1], skin[2], 0.7))
        self.shape([(x + q[0], y + q[1], *q[2:]) for q in outline], soft, size=7, seed=9, radius=64, flow=0.9)
        layer = p.Layer()
        jaw = p.points("38,-20 44,20 40,58 14,62 -12,46 -30,24 -8,-10", at=(x, y))
        layer.fill(p.spline(self.at(jaw)), p.mix(skin[1], skin[2], 0.4), 0.72, 4)
        layer.fill(p.spline(self.at(p.points("4,16 18,10 26,18 18,30 4,28", at=(x, y)))), "e8684a", 0.5, 3)
        if awed:
            layer.fill(p.spline(self.at(p.points("46,33! 36,31 29,37 34,45 42,46!", at=(x, y)))), "6a1420")
            layer.fill(p.spline(self.at(p.points("18,-4! 27,-14 37,-12 40,-2! 30,4", at=(x, y)))), "fffaf0")
            layer.fill(p.circle(*self.at([(x + 33, y - 6)])[0], 5.6), DARK)
        else:
            layer.fill(p.spline(self.at(p.points("50,36! 34,32 24,33! 28,44 46,46!", at=(x, y)))), "6a1420")
            layer.fill(p.spline(self.at(p.points("48,37! 35,35 28,36! 31,42 45,43!", at=(x, y)))), "fffaf0")
        p.lay(self.img, layer, tooth=0.4)
        if awed:
            self.line([(x + 17, y - 4), (x + 27, y - 14), (x + 39, y - 11)], 4.5)
            self.line([(x + 14, y - 28), (x + 26, y - 36), (x + 39, y - 31)], 5)
        else:
            self.line([(x + 18, y - 2), (x + 28, y - 4), (x + 38, y - 8)], 5)
            self.line([(x + 12, y - 24), (x + 26, y - 22), (x + 41, y - 16)], 6)

    def fist(self, x: float, y: float, turn: float, skin: tuple[str, str, str], seed: int) -> None:
        """A closed hand from behind: four knuckles over the handle, the thumb along it."""

        def put(path: skia.Path) -> skia.Path:
            return p.moved(p.moved(path, x, y, 1.12, turn=turn), self.x, self.y, self.k, turn=0, flip=self.flip)

        hand = p.points("-26,-11! -8,-18 6,-20! 17,-18 20,-10! 24,-7 22,0! 24,5 20,10! 18,16 10,20 -8,16 -26,11!")
        thumb = p.points("-14,-10 -8,-21 6,-28 14,-24 10,-17 -2,-12")
        for path, n in ((hand, 0), (thumb, 1)):
            m = go.model(self.img, put(p.spline(path)), skin, self.light(), flow=0.3, size=6, radius=16, seed=seed + n)
            p.multiply(self.img, p.rim(m, -2, 3, 1.4), skin[0], 0.7)
        gaps = p.Layer()
        for line in ([(20, -10), (6, -8)], [(22, 0), (6, 1)], [(20, 10), (6, 9)], [(-12, -9), (0, -11), (11, -16)]):
            gaps.stroke(put(p.spline(line, False)), 2.6, skin[0], 0.85)
        p.lay(self.img, gaps, tooth=0.4)

    def handle(self, x: float, y: float, turn: float) -> None:
        """A turned wooden grip; the rope leaves at its lower end."""
        for path, tones in (
            (p.rect(-9, -62, 18, 110, r=8), ("7a2a1c", "d8502c", "ffa050")),
            (p.rect(-11, 30, 22, 9, r=4), ("8a5a20", "f4c050", "fff0b0")),
        ):
            whole = p.moved(p.moved(path, x, y, 1, turn=turn), self.x, self.y, self.k, turn=0, flip=self.flip)
            go.model(self.img, whole, tones, self.light(), flow=1.5, size=6, radius=9, seed=4)

    def pull(self, arm: p.Points, widths: list[float], skin: tuple[str, str, str], far: tuple[str, str, str]) -> None:
        """Both fists on the rope's handle, which does not lean with the body; the far one in its own tones."""
        self.lean = 0
        self.handle(102, -258, -24)
        self.fist(96, -278, -14, far, seed=24)
        self.limb(arm, widths, skin, 13)
        self.fist(104, -246, -14, skin, seed=20)
        self.lean = LEAN


def boy(img: p.Array) -> None:
    """He hangs back against the weight with both fists, heels dug in, teeth clenched."""
    c = Child(img, 134, 906, 0.98, flip=False)
    c.stand()
    skin, shirt, shorts = ("4a2420", "8a5038", "e89a58"), ("8a8a98", "ece2d4", "fff6e0"), ("1a3a58", "2a6a8c", "6ab8b8")
    dim, shoe = ("4a2420", "7a4630", "c88048"), ("7a1c1c", "d83c2c", "ff8a50")
    c.limb([(-14, -188), (48, -118), (74, -22)], [56, 42, 30], dim, 3)
    c.shape(p.points("58,-26 84,-32 116,-22 120,-8! 62,2!"), shoe, seed=4)
    c.limb([(-34, -184), (12, -106), (-22, -22)], [60, 46, 30], skin, 5)
    c.shape(p.points("-38,-26 -12,-30 20,-12 22,0! -40,0!"), shoe, seed=6)
    c.shape(
        p.points("-70,-206 -24,-222 10,-222 46,-166 66,-128 34,-100 12,-112 2,-86 -38,-106 -66,-158"),
        shorts,
        11,
        44,
        seed=7,
    )
    c.limb([(-40, -296), (26, -272), (84, -276)], [38, 30, 22], dim, 8)
    c.lean = LEAN
    m = c.shape(p.points("-44,-200 -58,-270 -52,-322 -26,-344 8,-336 24,-298 32,-204 -4,-196"), shirt, 12, 60, seed=9)
    for y in (-316, -290, -264, -238, -212):
        stripe = p.mask(p.ribbon(c.at([(-70, y + 4), (-10, y + 8), (50, y)]), [10.0, 11.0, 10.0], 20))
        p.over(img, stripe * m, "2a5a8c", 0.85)
    c.shape(p.points("-24,-330 -22,-360 10,-356 8,-326 -8,-318"), ("3a1a1c", "6a3a2c", "b86a40"), seed=10)
    c.face(-4, -396, skin, awed=False)
    m = c.shape(
        p.points("34,-438 20,-462 -20,-466 -52,-440 -58,-396 -46,-366 -28,-378 -20,-408 2,-420 20,-428"),
        ("120c18", "2a1c26", "7a4a38"),
        seed=11,
    )
    p.wool(img, p.blur(m, 1.5), 11, 6, light=(0.8, -0.4), shade="120c18", lit="c8783c", jitter=0.05)
    ear = p.spline(c.at(p.points("-24,-398 -10,-406 -4,-392 -14,-374 -23,-380")))
    go.dab(img, ear, "9a5c3e", 1.3, size=6, length=16)
    c.line([(-18, -394), (-10, -396), (-14, -382)], 3)
    c.pull([(-60, -296), (14, -262), (78, -250)], [48, 36, 24], skin, dim)
    c.shape(p.points("-48,-322 -22,-338 8,-318 22,-282 0,-262 -30,-276"), shirt, 9, 24, seed=14)


def girl(img: p.Array) -> None:
    """She leans back too, and has eyes only for the ship; skirt and ponytail swing with the pull."""
    c = Child(img, 668, 902, 0.98, flip=True)
    c.stand()
    skin, dress = ("8a4a40", "d8906c", "ffcf98"), ("6a1838", "c8304c", "ff8060")
    dim, shoe, hair = ("7a4038", "c07a5c", "ffc48c"), ("1a2040", "30407a", "7a8ac0"), ("5a1c14", "b8501f", "f09a48")
    c.limb([(-10, -180), (34, -110), (74, -24)], [46, 36, 26], dim, 3)
    c.shape(p.points("60,-28 84,-32 114,-20 118,-6! 62,2!"), shoe, seed=4)
    c.limb([(-30, -180), (6, -102), (-36, -24)], [50, 39, 26], skin, 5)
    c.shape(p.points("-50,-28 -24,-30 6,-12 8,0! -52,0!"), shoe, seed=6)
    c.limb([(-38, -290), (26, -266), (84, -276)], [34, 27, 20], dim, 7)
    c.lean = LEAN
    c.shape(
        p.points(
            "-34,-330 2,-340 26,-314 26,-262 62,-206 92,-166 46,-138 -10,-130 -62,-146 -92,-176 -60,-222 -36,-270"
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
    c.limb(p.points("-36,-442 -60,-456 -72,-414 -54,-350"), [36, 38, 30, 6], hair, 10)
    c.face(0, -398, skin, awed=True)
    c.shape(
        p.points("36,-432 26,-464 -14,-472 -50,-448 -58,-404 -44,-372 -30,-386 -18,-420 10,-432"), hair, 9, 40, seed=11
    )
    for strand in ([(28, -450), (-10, -462), (-48, -436)], [(20, -438), (-16, -444), (-46, -410)]):
        c.line(strand, 5, "7a2c16")
    c.line([(-42, -458), (-52, -440), (-44, -424)], 11, "fff0d8")
    ear = p.spline(c.at(p.points("-20,-400 -7,-407 -1,-393 -11,-376 -19,-382")))
    go.dab(img, ear, "d08c6a", 1.3, size=6, length=16)
    c.line([(-14, -395), (-7, -397), (-11, -383)], 3, "8a4438")
    for lock in ([(34, -432), (20, -446), (2, -440)], [(24, -442), (0, -438), (-14, -412)]):
        c.line(lock, 9, "c8622a")
    c.pull([(-56, -294), (14, -258), (78, -250)], [42, 31, 21], skin, dim)
    c.shape(p.points("-40,-326 -16,-340 10,-322 18,-290 -4,-276 -30,-288"), dress, 9, 24, seed=14)


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
    white, light = ("9a98b0", "f4ece0", "fffdf6"), (0.3, 0.8, 0.4)

    def put(path: skia.Path) -> skia.Path:
        return p.moved(path, 244, 48, 0.68)

    for k, (flow, points) in enumerate(
        (
            (0.8, p.points("610,214! 568,160 500,120! 540,190 590,244")),
            (-0.2, p.points("572,246 620,214 668,206 690,218 680,234 630,258 590,262")),
            (-0.7, p.points("600,240! 640,172 726,130! 704,186 650,246")),
        )
    ):
        go.model(img, put(p.spline(points)), white, light, flow=flow, size=6, radius=14, seed=3 + k)
    layer = (
        p.Layer()
        .fill(put(p.poly([(688, 216), (710, 224), (686, 230)])), "f0a030")
        .fill(put(p.circle(676, 216, 3.4)), DARK)
    )
    for tip in ([(500, 120), (522, 136), (530, 158)], [(726, 130), (706, 142), (704, 162)]):
        layer.fill(put(p.poly(tip)), "3a3448")
    p.lay(img, layer, tooth=0.5)


def paint() -> p.Array:
    """Sky, the hanging sea, the ship in the air, and the two who swing."""
    img = sky()
    gull(img)
    sea(img)
    ship(img)
    rope(img)
    spray(img)
    cliff(
        img,
        p.points("-20,880 80,892 186,900 250,924"),
        p.points("262,960 236,1060 262,1160 244,1220! -20,1220!"),
        5,
        light=(0.8, -0.5, 0.2),
    )
    cliff(
        img,
        p.points("546,928 614,898 730,892 820,876"),
        p.points("820,1220! 534,1220! 568,1120 540,1030 542,962"),
        7,
        light=(-0.8, -0.5, 0.2),
    )
    boy(img)
    girl(img)
    return np.clip(img, 0, 1)
