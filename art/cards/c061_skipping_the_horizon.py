"""Two children on two cliffs throw their weight back and turn a wave like a skipping rope; the steamer jumps it.

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
ROPE = p.points("268,714 275,756 302,808 352,840 406,850 460,840 510,808 537,756 544,714")
GIRTH = [16, 32, 62, 86, 96, 86, 62, 32, 16]
DARK = "3a1420"
MIRROR = 812  # what stands at x on the left cliff stands at MIRROR - x on the right one
HANDLE, GRIP = (259.0, 636.0), -6.0  # the left handle's middle, and how it tips


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
    seams, at, k = p.Layer(), -10.0, 0
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
        seam = p.spline([q - t * h * 0.5 for q in strand], False)
        seams.stroke(seam, 1.5 + h * 0.06, "0a2f66", 0.7)
        at, k = at + h * 0.95 + 2, k + 1
    p.lay(img, seams, tooth=0.5, clip=whole)
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
    ("292,582 298,610 310,650", 8),
    ("328,572 336,640 352,724", 13),
    ("370,560 376,586 380,620", 7),
    ("424,546 426,576 432,610", 8),
)


def spray(img: p.Array) -> None:
    """Water thrown up where she left the wave, and water that runs from her keel."""
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
    p.lay(img, layer, tooth=0.6)


def place(path: skia.Path, turn: float = -18.0) -> skia.Path:
    """A part of the ship, tipped in its jump."""
    return p.moved(path, 428, 480, 0.94, turn=turn)


def ship(img: p.Array) -> None:
    """Bow up over the rope, the sun behind her."""
    light = (0.1, -0.9, 0.35)
    places = p.points(
        "360,314 364,288 346,262 376,256 306,236 268,252 256,208 206,222 214,178 158,190 106,206 112,168 62,184 20,172",
        at=(2, -80),
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
    house = p.spline(p.points("-122,-52! -110,-138! 84,-138! 100,-52!"))
    go.model(img, place(house), ("b87858", "f6d2ae", "fff4e2"), light, flow=0.0, size=12, radius=20, seed=5)
    bridge = p.poly(p.points("24,-136 28,-186 82,-186 84,-136"))
    go.model(img, place(bridge), ("c08462", "f8d8b6", "fff4e2"), light, flow=0.0, size=9, radius=14, seed=6)
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


Tones = tuple[str, str]


@dataclass
class Child:
    """A child in work, drawn on the left cliff and mirrored onto the right one; features turn about the skull."""

    img: p.Array
    skull: tuple[float, float]
    tilt: float
    skin: Tones
    line: str
    flip: bool = False

    def at(self, points: p.Points) -> list[p.Point]:
        """Points on the sheet."""
        return [(MIRROR - q[0] if self.flip else q[0], *q[1:]) for q in points]

    def on_head(self, text: str) -> list[p.Point]:
        """Points around the skull, on the sheet."""
        (x, y), c, s = self.skull, math.cos(self.tilt), math.sin(self.tilt)
        return self.at([(x + q[0] * c - q[1] * s, y + q[0] * s + q[1] * c, *q[2:]) for q in p.points(text)])

    def part(self, path: skia.Path, tones: Tones, size: float = 12, seed: int = 1, flow: go.Flow = 1.3) -> p.Array:
        """A shape lit from the sun's side, with a hard shade on the other and a bright edge."""
        side = -1 if self.flip else 1
        m = go.cel(self.img, path, *tones, slip=(9 * side, -6), flow=flow, size=size, seed=seed)
        p.rim_light(self.img, m, "ffe0a0", 3 * side, dy=-2, alpha=0.5)
        return m

    def shape(self, text: str, tones: Tones, size: float = 12, seed: int = 1) -> p.Array:
        """A part of clothes or body, by its outline."""
        return self.part(p.spline(self.at(p.points(text))), tones, size, seed=seed)

    def limb(self, text: str, widths: list[float], tones: Tones, seed: int = 1) -> None:
        """An arm or a leg along its bones."""
        bones = self.at(p.points(text))
        self.part(p.ribbon(bones, widths, 40, True), tones, 9, seed=seed, flow=go.along(bones))

    def brush(self, text: str, width: float, colour: str) -> None:
        """A brush line on body or clothes."""
        go.line(self.img, self.at(p.points(text)), colour, width, seed=3)

    def stand(self, *feet: tuple[float, float]) -> None:
        """The shade of the feet on the turf."""
        for x, y in self.at(feet):
            p.multiply(self.img, p.mask(p.circle(x, y, 42, 8), soft=4), "22281c", 0.85)

    def shoe(self, x: float, y: float, turn: float, tones: Tones) -> None:
        """A shoe below the ankle at (x, y), its toe lifted by `turn`, on a pale sole."""
        upper = p.spline(p.points("-17,-12! 12,-14! 20,-2 40,4 50,14 50,20! -20,20! -20,4"))
        self.part(self.put(upper, x, y, turn), tones, 8, seed=4)
        sole = self.put(p.rect(-21, 18, 73, 8, r=4), x, y, turn)
        p.lay(self.img, p.Layer().fill(sole, "f4e4cc"), tooth=0.4)

    def put(self, path: skia.Path, x: float, y: float, turn: float) -> skia.Path:
        """A path moved to its place on the left cliff, or mirrored to the right one."""
        path = p.moved(path, x, y, 1, turn=turn)
        return p.moved(path, MIRROR, 0, 1, flip=True) if self.flip else path

    def fist(self, down: float, tones: Tones, outside: bool) -> None:
        """A hand round the handle, so far down from its middle. From outside: its back, four fingers going round, the
        thumb along the wood; else the fingers come round to us, and the thumb locks them."""
        t = math.radians(GRIP)
        x, y = HANDLE[0] - down * math.sin(t) - 7, HANDLE[1] + down * math.cos(t)
        rows = ((-17, 19), (-5.5, 23), (6, 22), (17, 17))
        if outside:
            back = p.spline(p.points("-44,-12 -30,-13 -10,-23 4,-22 6,22 -10,22 -30,13 -44,12"))
            thumb = p.ribbon(p.points("-16,-14 -6,-28 3,-38"), [17, 15, 12], 16, True)
            fingers = [p.ribbon([(-2, y), (n - 8, y + 1), (n, y + 2)], [12, 13, 11], 16, True) for y, n in rows]
            order = [thumb, back, *fingers]
        else:
            heel = p.spline(p.points("-44,-12 -30,-12 -8,-20 4,20 -12,21 -30,13 -44,12"))
            thumb = p.ribbon(p.points("-24,-8 -8,-22 14,-20"), [16, 15, 11], 16, True)
            fingers = [p.ribbon([(n, y + 2), (4, y), (-5, y)], [11, 13, 11], 16, True) for y, n in rows]
            order = [heel, *fingers, thumb]
        layer = p.Layer()
        for path in order:
            placed = self.put(path, x, y, GRIP)
            layer.stroke(placed, 3.6, self.line, 0.9)
            layer.fill(placed, tones[1])
            layer.fill(p.intersection(placed, p.moved(placed, -2 if self.flip else 2, -3.4)), tones[0])
        wrist = self.put(p.rect(-56, -24, 28, 48), x, y, GRIP)
        p.lay(self.img, layer, tooth=0.4, clip=1 - p.mask(wrist))

    def handle(self) -> None:
        """A turned wooden grip; the rope leaves at its lower end."""
        for path, tones in (
            (p.rect(-10, -80, 20, 158, r=9), ("d8502c", "93301f")),
            (p.rect(-13, 64, 26, 12, r=5), ("f4c050", "a8702a")),
        ):
            self.part(self.put(path, *HANDLE, turn=GRIP), tones, 6, seed=4, flow=1.5)

    def profile(self, lips: str) -> None:
        """Face and ear; the lips are part of the outline."""
        outline = (
            f"24,-52 43,-30 48,-8 46,4 55,12 61,19 56,26 48,28! {lips} 44,61 28,70 2,62 -22,46 -44,22 -52,-10 -24,-58"
        )
        self.part(p.spline(self.on_head(outline)), self.skin, 14, seed=9, flow=0.9)
        layer = p.Layer()
        layer.fill(p.spline(self.on_head("6,28 16,20 27,27 24,39 10,40")), "e8583c", 0.42, 4)
        layer.fill(p.spline(self.on_head("-20,4 -8,-3 0,6 -4,22 -14,27 -20,18")), self.skin[0])
        layer.stroke(p.spline(self.on_head("-20,4 -8,-3 0,6 -4,22 -14,27"), False), 3, self.line, 0.8)
        layer.stroke(p.spline(self.on_head("-13,7 -6,9 -9,18"), False), 2.4, self.line, 0.6)
        p.lay(self.img, layer, tooth=0.4)

    def strain(self) -> None:
        """Eye squeezed shut, brow low, teeth clenched."""
        self.profile("53,32 50,37! 52,46 46,50")
        layer = p.Layer()
        layer.fill(p.spline(self.on_head("52,35! 38,31 22,35! 26,46 40,50 51,47!")), "5a1018")
        layer.fill(p.spline(self.on_head("51,36! 38,34 26,37! 29,44 40,47 50,45!")), "fffaf0")
        for tooth in ("34,35 35,46", "42,34 43,47"):
            layer.stroke(p.spline(self.on_head(tooth), False), 1.6, "c8a890")
        for text, w in (("12,4 24,9 38,4", 4.6), ("16,14 26,11", 3), ("8,-12 24,-12 42,-3", 7)):
            layer.fill(p.ribbon(self.on_head(text), [1.5, w, w, 2], 20, True), DARK)
        layer.stroke(p.spline(self.on_head("20,28 15,36 19,48"), False), 2.6, self.line, 0.7)
        p.lay(self.img, layer, tooth=0.4)

    def marvel(self) -> None:
        """A wide eye that follows the ship, mouth open."""
        self.profile("52,34 47,37! 38,44! 44,52 45,55")
        layer = p.Layer()
        layer.fill(p.spline(self.on_head("49,37! 36,35 25,37! 29,50 38,55 46,52!")), "6a1420")
        layer.fill(p.spline(self.on_head("29,49 37,45 44,50 38,55")), "e8705c")
        layer.fill(p.spline(self.on_head("14,8! 20,-6 31,-9 40,0 40,12! 28,15")), "fffaf0")
        layer.fill(p.spline(self.on_head("28,1 34,-6 40,0 39,9 33,11")), "2c4a5c")
        layer.fill(p.spline(self.on_head("31,1 35,-4 39,1 37,7 33,7")), "14101c")
        layer.fill(p.circle(*self.on_head("37,-2")[0], 1.8), "ffffff")
        for text, w in (("10,9 19,-7 31,-10 41,-1", 4.2), ("12,-22 26,-31 42,-25", 5)):
            layer.fill(p.ribbon(self.on_head(text), [1.5, w, w, 2], 20, True), "5a2414")
        p.lay(self.img, layer, tooth=0.4)


def boy(img: p.Array) -> None:
    """He throws his weight behind a braced leg, teeth clenched."""
    c = Child(img, (66, 494), -0.06, ("a8663f", "71402c"), line="3a1a1c")
    dim, shirt, shorts, shoe = ("8a5236", "613525"), ("f6ecdc", "b9b6c4"), ("2f7f9c", "1c4f70"), ("e2482f", "94241f")
    c.stand((102, 904), (230, 908))
    c.limb("122,756 152,818 156,834 144,848 96,880", [60, 54, 48, 44, 38, 28], dim, seed=3)
    c.shoe(96, 880, 0, shoe)
    c.shape("80,736 140,730 160,802! 108,836! 84,792", ("256c8a", "174560"), seed=12)
    c.limb("130,752 184,814 226,872", [62, 54, 46, 44, 28], c.skin, seed=5)
    c.shoe(226, 876, -22, shoe)
    c.shape("70,718 106,698 148,706 176,738 208,772! 170,820! 134,796 92,790 66,756", shorts, 12, seed=7)
    c.limb("92,606 158,618 228,603", [40, 33, 28], dim, seed=8)
    m = c.shape("64,726 44,680 22,630 28,592 58,574 92,582 112,614 130,664 150,710 108,734", shirt, 12, seed=9)
    for y in (604, 632, 660, 688, 716):
        band = p.mask(p.ribbon(c.at([(0, y + 18), (80, y + 10), (160, y - 16)]), [12.0, 13.0, 12.0], 20))
        p.over(img, band * m, "2a5a8c", 0.85)
    c.shape("44,584 46,544 84,546 84,582 64,596", dim, seed=10)
    c.strain()
    hair = "42,-36 46,-56 22,-76 -16,-78 -50,-60 -68,-24 -62,14 -44,34 -30,26 -28,0 -12,-16 8,-32 28,-34"
    m = c.part(p.spline(c.on_head(hair)), ("2a1c26", "140c16"), 9, seed=11)
    p.wool(img, p.smooth(0.75, 1, p.blur(m, 5)), 12, 6, light=(0.8, -0.4), shade="120c18", lit="b8703c", jitter=0.05)
    c.handle()
    c.fist(-36, dim, outside=False)
    c.limb("66,616 150,654 234,672", [50, 42, 34, 28], c.skin, seed=13)
    c.fist(34, c.skin, outside=True)
    c.shape("26,606 46,580 84,588 116,618! 96,660! 58,650 32,632", shirt, 9, seed=14)
    c.brush("109,617 92,654", 6, "2a5a8c")


def girl(img: p.Array) -> None:
    """Straight as a plank she hangs on the rope, and has eyes only for the ship."""
    c = Child(img, (80, 490), -0.16, ("f2b68c", "cc8466"), line="8a4438", flip=True)
    dim, dress, shoe, hair = ("dc9c78", "b87458"), ("d83a50", "94203e"), ("33457f", "1c2650"), ("c85c24", "7e3016")
    c.stand((182, 906), (232, 908))
    c.limb("136,738 186,808 224,876", [46, 42, 38, 36, 25], dim, seed=3)
    c.shoe(224, 878, -18, shoe)
    c.limb("118,746 150,816 174,880", [50, 44, 40, 38, 25], c.skin, seed=5)
    c.shoe(174, 880, -6, shoe)
    c.limb("94,606 164,644 236,672", [36, 31, 30], dim, seed=7)
    c.shape("60,664 66,640 120,632 126,656 168,700 206,738 182,770 148,780 112,800 72,794 32,790 26,776 46,720", dress)
    c.shape("64,672 40,610 46,584 70,572 96,582 112,610 128,660 94,682", dress, seed=8)
    for fold in ("110,676 140,718 160,758", "96,682 106,736 104,790", "80,682 72,730 52,786"):
        c.brush(fold, 5, "8a1c3c")
    c.brush("62,668 92,680 126,660", 9, "fff0d8")
    c.shape("54,580 60,546 94,546 90,578 70,592", dim, seed=9)
    c.part(p.ribbon(c.on_head("-44,-42 -66,-34 -70,12 -52,68"), [26, 36, 32, 5], 30, True), hair, 9, seed=10)
    c.marvel()
    cap = "42,-30 40,-58 10,-74 -30,-68 -58,-40 -60,0 -42,28 -28,20 -24,-6 -6,-22 20,-34"
    c.part(p.spline(c.on_head(cap)), hair, 9, seed=11)
    for strand in ("36,-44 4,-58 -42,-42", "22,-38 -12,-40 -44,-26", "-28,10 -38,-8 -48,-26"):
        go.line(img, c.on_head(strand), "f0a050", 4, seed=5)
    go.line(img, c.on_head("-44,-54 -54,-40 -52,-24"), "fff0d8", 11, seed=3)
    c.handle()
    c.fist(34, dim, outside=False)
    c.limb("68,608 144,618 228,603", [42, 35, 29, 27], c.skin, seed=13)
    c.fist(-36, c.skin, outside=True)
    c.shape("36,604 54,578 84,584 106,612 92,642 56,636", dress, 9, seed=14)


def cliff(img: p.Array, top: str, low: str, seed: int, light: p.Light) -> None:
    """A headland: warm rock, grass on top with the sun along its edge."""
    rock, edge = p.spline(p.points(f"{top} {low}")), p.points(top)
    m = go.model(img, rock, ("2c1c3c", "6a3c48", "e8905c"), light, flow=1.3, size=22, radius=90, seed=seed)
    turf = p.ribbon([(q[0], q[1] + 14) for q in edge], [44.0] * 4, 60)
    g = go.passage(img, p.mask(turf) * m, p.rgb("3f5a2c"), 0.1, size=12, length=40, seed=seed + 1, jitter=0.08)
    p.rim_light(img, g, "ffe08a", 2, dy=-6, alpha=0.8)
    p.grass_over(img, g, 500, (10, 20), seed=seed, lean=0.1, lift=0.1)


def gull(img: p.Array) -> None:
    """One gull gets out of the way."""

    def put(text: str) -> skia.Path:
        return p.spline(p.points(text, at=(366, 104), scale=(0.46, 0.46)))

    for k, (flow, text) in enumerate(
        (
            (0.8, "610,214! 568,160 500,120! 540,190 590,244"),
            (-0.2, "572,246 620,214 668,206 690,218 680,234 630,258 590,262"),
            (-0.7, "600,240! 640,172 726,130! 704,186 650,246"),
        )
    ):
        white = ("9a98b0", "f4ece0", "fffdf6")
        go.model(img, put(text), white, (0.3, 0.8, 0.4), flow=flow, size=6, radius=14, seed=3 + k)
    layer = (
        p.Layer().fill(put("688,216! 710,224! 686,230!"), "f0a030").fill(put("673,216 676,213 679,216 676,219"), DARK)
    )
    for tip in ("500,120! 522,136! 530,158!", "726,130! 706,142! 704,162!"):
        layer.fill(put(tip), "3a3448")
    p.lay(img, layer, tooth=0.5)


def paint() -> p.Array:
    """Sky, the hanging sea, the ship in the air, and the two who swing."""
    img = sky()
    gull(img)
    sea(img)
    ship(img)
    rope(img)
    spray(img)
    left = "280,960 252,1060 278,1160 258,1220! -20,1220!"
    cliff(img, "-20,882 80,894 210,900 268,916", left, 5, light=(0.8, -0.5, 0.2))
    right = "820,1220! 520,1220! 552,1120 524,1030 526,962"
    cliff(img, "530,918 594,900 730,894 820,878", right, 7, light=(-0.8, -0.5, 0.2))
    boy(img)
    girl(img)
    return np.clip(img, 0, 1)
