"""Above, a hut in blue snow; below, a bear in a nightshirt taps a barrel and July runs out.

Technique: painted relief.
"""

from __future__ import annotations

import math

import numpy as np
import skia

from art import paint as p

NUMBER, TITLE = 44, "Summer in the Cellar"

GLOW = (0.55, 0.25, 0.45)  # the light comes from the stream, at the right
SNOW_LINE = p.points("-20,262 120,244 260,268 400,250 540,236 680,262 820,250")
BELOW = (-0.5, 0.45, 0.45)  # the same light, for what stands right of it
TAP = (456, 906)  # the mouth of the spout
MUG = (464, 1062)  # the middle of its foot
BEAR = (236, 1146)
SHIRT = p.points("-14,-88 -29,-66 -38,-34 -38,-10! -18,-7 0,-11 18,-7 36,-12! 35,-38 27,-66 14,-88 0,-92")
FLOOR = 1116
SNOW = [(0, "3c5694"), (0.35, "6c8cc4"), (0.65, "a8c4e8"), (0.88, "dceafa"), (1, "ffffff")]
OAK = [(0, "2a1006"), (0.35, "6a3412"), (0.6, "a8622a"), (0.85, "e8aa58"), (1, "ffe8b0")]
HONEY = [(0, "d86408"), (0.4, "ff9414"), (0.7, "ffb828"), (1, "ffe88c")]
FUR = [(0, "1c0c0a"), (0.35, "4a2818"), (0.6, "7c4a28"), (0.85, "c08a50"), (1, "ffe0a0")]
LINEN = [(0, "5a3a50"), (0.35, "a88878"), (0.6, "e4cca0"), (0.85, "fff0c8"), (1, "fffdf0")]


def winter(img: p.Array) -> None:
    """Blue dusk, falling snow, the hut up to its eaves."""
    trees = p.Layer()
    for k, (x, h) in enumerate(((34, 172), (98, 92), (140, 128), (612, 70), (690, 186), (748, 118))):
        p.pine(trees, x, 262, h, dark="1c2c5c", light="40588c", seed=k, snow="c8daf0")
    p.lay(img, trees)
    hut = p.Sprite().add(p.rect(-50, -60, 100, 66), "5a3c34", 12).add(p.rect(18, -112, 18, 40), "4a3a40", 6)
    hut.add(p.poly([(-68, -52), (0, -112), (68, -52)]), "4a2c2c", 10).add(
        p.rect(-14, -42, 28, 26, r=3), "ffd070", 0, shine=60
    )
    hut.line(p.line([(0, -42), (0, -16)]), 2.4, "4a2c20").line(p.line([(-14, -29), (14, -29)]), 2.4, "4a2c20")
    m = hut.draw(img, 440, 256, 104, light=(-0.3, -0.8, 0.4))
    roof = p.mask(p.moved(p.poly([(-70, -48), (0, -114), (70, -48)]), 440, 256, 1.04))
    p.snow_cap(img, roof * m, 26, "eef4fc", shade="90acd8", seed=4)
    p.smoke(img, 468, 140, 124, colour="dce6f4", seed=3, drift=34, alpha=0.6, width=9)
    ground = p.mask(
        p.spline(
            [
                *[(x, y) for x, y in SNOW_LINE],
                (820, 350, 1),
                (640, 366),
                (460, 352),
                (260, 368),
                (100, 352),
                (-20, 364, 1),
            ]
        )
    )
    p.form(img, p.rough(ground, 2, 20, 3), SNOW, 46, light=(-0.3, -0.85, 0.4), texture=0.05, seed=6)


def vault() -> skia.Path:
    """The outline of the cellar."""
    return p.spline(
        [
            (36, FLOOR + 40, 1),
            (36, 700),
            (70, 560),
            (170, 440),
            (300, 392),
            (420, 380),
            (560, 396),
            (680, 446),
            (746, 560),
            (766, 700),
            (766, FLOOR + 40, 1),
        ]
    )


def cellar(img: p.Array) -> None:
    """Earth with roots, and a vault in shadow: only near the tap there is light on its stones."""
    earth = p.smooth(312, 340, p.grid.y + p.noise(40, 3, 3) * 10)
    p.over(img, earth, p.texture.soil("43261e", 4))
    roots = p.Layer()
    random = np.random.default_rng(5)
    for k in range(11):
        x, lean = 20 + k * 74 + random.uniform(-24, 24), random.uniform(-26, 26)
        n = random.uniform(14, 60)
        roots.fill(
            p.ribbon([(x, 330), (x + lean * 0.4, 340 + n * 0.4), (x + lean, 344 + n)], [7, 4, 0.6], 20), "8a5a3c", 0.7
        )
    p.lay(img, roots)
    shell = p.mask(vault())
    p.over(img, p.rough(p.blur(shell, 7), 5, 18, 4) * (1 - shell), "0c0404", 0.9)
    stones = p.texture.blocks("a06a38", 96, 52, 3, mortar="5a3018", vary=0.5, seed=8, wobble=5)
    p.over(img, shell, stones)
    d = np.hypot(p.grid.x - 440, (p.grid.y - 980) * 0.86) + p.noise(120, 6, 3) * 30
    p.multiply(img, shell * p.smooth(170, 470, d), "2e120c", 0.95)
    p.shine(img, shell * np.clip(1 - d / 420, 0, 1) ** 1.4, "ffa038", 0.62)
    floor = p.mask(p.poly([(36, FLOOR - 40), (766, FLOOR - 40), (820, 1215), (-20, 1215)]))
    p.over(img, floor, p.texture.cobbles("a8743c", 60, 6))
    p.multiply(img, floor * p.smooth(60, 380, np.abs(p.grid.x - 450)), "2e120c", 0.9)


def jar(content: str) -> p.Sprite:
    """A jar of preserved summer, still empty but for its air."""
    return p.Sprite().add(p.rect(-30, -84, 60, 84, r=13), content, 20)


def stopper(jar_: p.Sprite) -> p.Sprite:
    """The glass over what a jar keeps, and its cork."""
    glass = p.rect(-30, -84, 60, 84, r=13)
    jar_.add(glass, "fff4d8", 0, alpha=0.12).line(p.line([(-22, -70), (-22, -16)]), 4, "ffffff", 0.55)
    return jar_.line(glass, 2.4, "fff0cc", 0.7).add(p.rect(-27, -98, 54, 17, r=4), "8a5a30", 6)


def thunder() -> p.Sprite:
    """A July storm."""
    s = jar("34305c")
    cloud = p.union(p.circle(-10, -56, 13), p.circle(8, -60, 15), p.circle(16, -50, 10), p.circle(-2, -50, 14))
    s.add(cloud, "8a86b0", 9)
    return stopper(s.add(p.poly(p.points("2,-44 -8,-24 0,-25 -6,-6 12,-30 3,-29 9,-44")), "fff4a0", 0, shine=34))


def fireflies() -> p.Sprite:
    """A warm night."""
    s = jar("4a4a1c")
    for k in range(7):
        blade = [(-20 + k * 6, -4), (-22 + k * 7, -34), (-24 + k * 8, -52 - k % 3 * 6)]
        s.line(p.spline(blade, False), 2.4, "7c9440")
    for x, y in p.points("-10,-30 12,-48 6,-20 -4,-58"):
        s.add(p.circle(x, y, 3.4), "fff8a0", 0, shine=22)
    return stopper(s)


def shelves(img: p.Array) -> None:
    """One board with two jars."""
    p.solid(img, p.rect(120, 596, 232, 17, r=3), OAK, 6, light=(0.3, 0.7, 0.4), tooth=0.5, texture=0.06, cast=0.5)
    for x in (150, 322):
        p.solid(img, p.poly([(x - 7, 613), (x + 7, 613), (x, 652)]), OAK, 4, light=GLOW, tooth=0.4)
    thunder().draw(img, 186, 596, 116, light=GLOW, shade="2a1010", ground=0.5)
    fireflies().draw(img, 286, 596, 96, light=GLOW, shade="2a1010", ground=0.5)


def ring(t: float) -> tuple[float, float, float, float]:
    """The barrel's round at a depth t: middle and radii; it bulges, and shrinks away from us."""
    ry = (184 + 26 * math.sin(math.pi * t)) * (1 - 0.16 * t)
    return 540 + 150 * t, 764 - 12 * t, ry * 0.86, ry


def around(t: float, a: float) -> tuple[float, float]:
    """A point of the barrel's side: depth and angle (0 right, pi/2 down)."""
    x, y, rx, ry = ring(t)
    return x + rx * math.cos(a), y + ry * math.sin(a)


def facing(t: float) -> list[tuple[float, float]]:
    """What we see of the barrel's round at a depth t: from where it turns away above to where it does below."""
    h, seen = 1e-3, []
    for a in np.linspace(-2.6, 2.6, 160):
        (x, y), (u, v), (r, s) = around(t, a), around(t + h, a), around(t, a + h)
        if (u - x) * (s - y) > (v - y) * (r - x):
            seen.append((x, y))
    return seen


def trestle(img: p.Array, x: float, foot: float, shade: str) -> None:
    """A stand of oak: two splayed legs, and a beam hollowed for the barrel."""
    wood = [(0, "140804"), (0.5, shade), (1, "c8843c")]
    for side in (-1, 1):
        leg = p.poly([(x + side * 84, 930), (x + side * 116, 930), (x + side * 138, foot), (x + side * 100, foot)])
        p.contact(img, x + side * 119, foot, 34, ry=9, alpha=0.6, colour="140604")
        p.solid(img, leg, wood, 10, light=BELOW, tooth=0.8, texture=0.07, seed=4)
    beam = p.spline(
        p.points("-142,-116! -120,-116! -92,-58 0,-24 92,-58 120,-116! 142,-116! 142,10! -142,10!", at=(x, 980))
    )
    p.solid(img, beam, wood, 12, light=BELOW, tooth=0.8, texture=0.07, seed=6, cast=0.4)


def barrel(img: p.Array) -> None:
    """A great oak tun on its two trestles: the side goes back into the dark."""
    trestle(img, 676, 1092, "3a1c0c")
    trestle(img, 574, 1120, "6a3816")
    body = p.mask(*[p.circle(*ring(t)) for t in np.linspace(0, 1, 24)])
    p.multiply(img, p.blur(p.warp(body, 0, -16), 9) * p.smooth(860, 900, p.grid.y), "140604", 0.75)
    tone = np.clip(0.9 - (p.grid.x - 540) / 300 + (p.grid.y - 764) / 700 + p.noise(50, 4, 3, ax=4) * 0.08, 0, 1)
    p.over(img, body, p.ramp(tone.astype(np.float32), [(0, "1c0a06"), (0.4, "5a2c12"), (0.8, "a8642a"), (1, "d89848")]))
    lines = p.Layer()
    for a in np.linspace(-1.5, 1.5, 13):
        lines.stroke(p.spline([around(t, float(a)) for t in (0, 0.25, 0.5, 0.75, 1)], False), 2.6, "1c0a04", 0.8)
    for t, wide in ((0.03, 0.07), (0.23, 0.07), (0.7, 0.08), (0.92, 0.08)):
        front, back = facing(t), facing(t + wide)
        lines.fill(p.poly([*front, *back[::-1]]), "2a1e1e")
        lines.stroke(p.line([around(t + wide * 0.3, a) for a in np.linspace(-1.3, 1.3, 40)]), 3.4, "8a7868", 0.7)
        lines.stroke(p.line(back), 2.4, "0e0604", 0.8)
    p.lay(img, lines, clip=body)
    head_of_barrel(img)


def head_of_barrel(img: p.Array) -> None:
    """Its round face, sunk in the rim, with a sun burnt into the oak."""
    x, y, rx, ry = ring(0)
    p.solid(img, p.circle(x, y, rx, ry), OAK, 10, light=BELOW, tooth=0.5, texture=0.06)
    m = p.mask(p.circle(x + 3, y, rx - 15, ry - 16))
    p.clothe(img, m, p.texture.wood("a8682c", 58, True, 5), 20, light=BELOW)
    p.multiply(img, m * (1 - p.blur(p.warp(m, 10, -8), 8)), "1c0804", 0.8)
    p.multiply(img, m * p.smooth(y + 60, y - ry, p.grid.y), "4a1c10", 0.7)
    sun = p.Layer().stroke(p.circle(x + 30, y - 58, 30, 34), 9, "3c1806", 0.85)
    for k in range(11):
        a, n = k * math.tau / 11, (64, 76, 68)[k % 3]
        ray = [(x + 30 + math.cos(a) * q * 0.88, y - 58 + math.sin(a) * q) for q in (46, n)]
        sun.fill(p.ribbon(ray, [11, 2], 8), "3c1806", 0.85)
    p.lay(img, sun)


def tap(img: p.Array) -> None:
    """Brass: a round plate on the oak, the pipe towards us and down, a lever of turned wood over the cock."""
    x, y = TAP
    brass = [(0, "2a1204"), (0.4, "8a5810"), (0.7, "e4a634"), (1, "fff2b4")]
    plate = p.circle(x + 96, y - 46, 25, 32)
    pipe = p.ribbon([(x + 92, y - 46), (x + 34, y - 46), (x + 5, y - 34), (x, y)], [27, 29, 28, 25], 30)
    lip = p.rect(x - 18, y - 8, 36, 13, r=5)
    cock = p.rect(x + 20, y - 76, 28, 46, r=7)
    lever = p.ribbon([(x + 34, y - 72), (x + 33, y - 176)], [12, 17], 12, True)
    knob = p.circle(x + 33, y - 180, 14)

    p.solid(img, plate, [(0, "2a1406"), (0.6, "7a4c14"), (1, "d8a040")], 6, light=BELOW, tooth=0.3, cast=0.7)
    p.solid(img, p.union(pipe, lip), brass, 10, light=(-0.6, 0.3, 0.3), tooth=0.3, cast=0.6)
    p.solid(img, cock, brass, 8, light=(-0.6, 0.3, 0.3), tooth=0.3, cast=0.4)
    p.solid(img, p.union(lever, knob), OAK, 8, light=GLOW, tooth=0.3, cast=0.5)


def honey(img: p.Array, shape: skia.Path, seed: int) -> None:
    """Running light, brightest at its edges; it sinks into the grass."""
    m = p.rough(p.mask(shape), 1.2, 16, seed) * p.smooth(1146, 1092, p.grid.y)
    p.over(img, m, p.ramp(np.clip(0.68 + p.noise(26, 5, 3, ax=0.4, ay=3) * 0.4, 0, 1), HONEY))
    for dx in (-4, 4):
        p.rim_light(img, m, "fffbe0", dx, dy=0, alpha=0.8, soft=2)


def july(img: p.Array) -> None:
    """The light runs into the mug, brims over, and falls to the floor as a summer."""
    (x, y), (mx, my) = TAP, MUG
    p.glow(img, mx + 78, 1136, 190, colour="ffe070", alpha=0.9, power=1.5)
    p.glow(img, mx, my - 96, 150, colour="ffc850", alpha=0.6, power=1.6)
    over = [(mx + 30, my - 96), (mx + 60, my - 88), (mx + 80, my - 40), (mx + 96, 1140)]
    honey(img, p.ribbon(over, [24, 48, 62, 140], 30, True), seed=3)
    honey(img, p.ribbon([(x, y + 2), (x + 1, y + 30), (mx - 6, my - 90)], [25, 25, 30], 20), seed=5)


def mug(img: p.Array) -> None:
    """A wooden mug with a handle, full to the brim and over it."""
    x, y = MUG
    wood = [(0, "1c0a04"), (0.4, "4a2410"), (0.75, "8a5024"), (1, "d89a50")]
    handle = p.ribbon(
        p.points("-44,-78 -78,-78 -92,-62 -90,-34 -74,-20 -42,-24", at=(x, y)), [15, 16, 17, 17, 16, 15], 40
    )
    staves = p.poly(p.points("-56,-96 56,-96 47,0 -47,0", at=(x, y)))
    p.solid(img, handle, wood, 8, light=(0.5, -0.2, 0.5), tooth=0.5, cast=0.5)
    p.solid(img, staves, wood, 30, light=(0.5, -0.2, 0.5), tooth=0.5, cast=0.4)
    lines = p.Layer()
    for u in (-0.62, -0.24, 0.16, 0.56):
        lines.stroke(p.line([(x + 56 * u, y - 92), (x + 47 * u, y)]), 2.4, "1c0a04", 0.7)
    for dy, w in ((-70, 53), (-18, 48)):
        band = p.spline([(x - w, y + dy - 3), (x, y + dy + 6), (x + w, y + dy - 3)], False)
        lines.stroke(band, 12, "241208").stroke(band, 3, "c89858", 0.7)
    p.lay(img, lines)
    honey(img, p.circle(x, y - 96, 57, 14), seed=7)


def blades(img: p.Array, count: int, top: float, bottom: float, seed: int) -> None:
    """Grass between two depths, longer towards us, thinner away from the light."""
    lawn, random = p.Layer(), np.random.default_rng(seed)
    for _ in range(count):
        y = random.uniform(top, bottom)
        x = 448 + random.normal(0, 118 + (y - 1080) * 0.9)
        n, lean = (y - 1030) * random.uniform(0.22, 0.42), random.normal(0, 8)
        near = math.exp(-(((x - 448) / 210) ** 2))
        tone = p.mix("2c3c14", ("b8c834", "8aa428", "e0d048")[int(x) % 3], 0.2 + 0.8 * near)
        lawn.fill(p.ribbon([(x, y), (x + lean * 0.4, y - n * 0.6), (x + lean, y - n)], [4.6, 3.4, 0.6], 10), tone)
    p.lay(img, lawn)


def meadow(img: p.Array) -> None:
    """Where it falls the stone floor greens: a lawn with depth, going out into the dark."""
    away = np.hypot((p.grid.x - 448) / 330, (p.grid.y - 1150) / 84) + p.noise(40, 8, 3) * 0.14
    tone = p.ramp(
        np.clip(away, 0, 1).astype(np.float32), [(0, "ffd84a"), (0.3, "c8bc38"), (0.7, "6c7c20"), (1, "2c3010")]
    )
    p.over(img, p.smooth(1.0, 0.8, away), tone, 0.95)
    p.glow(img, *MUG, 400, colour="ffb030", alpha=0.58, power=1.7)


def flowers(img: p.Array) -> None:
    """No two of one height; the larger ones are nearer."""
    for x, y, kind, colour, size, turn in (
        (352, 1122, "daisy", "fff8e8", 54, -8),
        (590, 1128, "poppy", "ff6a30", 66, 6),
        (536, 1150, "daisy", "fff8e8", 70, 10),
        (398, 1172, "poppy", "ff6a30", 92, -5),
        (640, 1162, "dandelion", "ffd83c", 58, 12),
        (470, 1186, "dandelion", "ffd83c", 64, 3),
        (590, 1194, "daisy", "fff8e8", 104, -6),
    ):
        p.flower(colour, kind, "6c8420").draw(img, x, y, size, turn=turn, light=(-0.3, -0.5, 0.5))


def bear_body() -> p.Sprite:
    """Legs, the nightshirt and, behind it, the arm that holds the mug."""
    s = p.Sprite()
    s.limb([(28, -60), (36, -50), (44, -44)], [15, 14, 12], FUR, fur=4)
    s.limb([(12, -74), (28, -60), (37, -51)], [26, 24, 20], LINEN)
    for x in (-13, 14):
        s.limb([(x, -16), (x, -4)], [21, 18], FUR, fur=4).limb([(x, -3), (x + 14, -3)], [12, 9], FUR, fur=3)
    s.add(p.spline(SHIRT), LINEN, 26)
    for top, middle, foot in ((-14, -24, -27), (-4, -8, -9), (4, 8, 6), (12, 22, 24)):
        s.line(p.spline([(top, -70), (middle, -40), (foot, -11)], False), 1.6, "a86a58", 0.45)
    return s


def bear_head(s: p.Sprite) -> None:
    """Profile to the tap, eyes shut with content, under a nightcap."""
    s.add(p.circle(10, -126, 8), FUR, 6, fur=3, spine=[(12, -120), (12, -134)])
    s.limb([(-5, -104), (0, -108), (5, -106)], [40, 42, 40], FUR, fur=5)
    snout = [(0, "3c2010"), (0.4, "8a5c34"), (0.7, "c89a60"), (1, "ffe8b8")]
    s.limb([(13, -100), (28, -98)], [20, 17], snout, fur=4).add(p.circle(35, -102, 5.4, 4.4), "1c0c0a", 3)
    s.line(p.spline([(33, -95), (26, -91), (17, -93)], False), 1.8, "2a140c")
    s.line(p.spline([(9, -110), (13, -112.5), (17, -110)], False), 2.2, "1c0c0a")
    s.add(p.spline(p.points("-22,-116! -14,-134 0,-138 14,-128 17,-120! -2,-122")), "7484ac", 9)
    s.limb([(-10, -132), (-34, -128), (-46, -106)], [18, 13, 6], "7484ac")
    s.add(p.circle(-47, -101, 8), "fff0d0", 6, fur=3, spine=[(-47, -96), (-47, -106)])
    s.limb([(-22, -117), (-2, -121), (17, -119)], [8, 8, 8], "fff0d0")
    s.add(p.circle(-13, -110, 9, 10), FUR, 7, fur=4, spine=[(-13, -104), (-15, -120)])
    s.add(p.circle(-12, -109, 4.6, 5.6), "8a5038", 4)


def bear(img: p.Array) -> None:
    """In a nightshirt and cap; one paw will draw the lever, the other holds the mug below."""
    s = bear_body()
    bear_head(s)
    m = s.draw(img, *BEAR, 325, light=GLOW, rim="ffd070", rim_alpha=0.8, ground=0.6)
    p.multiply(img, m * p.smooth(350, 120, p.grid.x), "5a3450", 0.62)


def paws(img: p.Array) -> None:
    """Before tap and mug: the near arm from its round shoulder over the elbow to the lever, and a fist on the mug."""
    sleeve = p.spline(
        p.points(
            "-21,-74 -16,-86 -4,-90 8,-85 20,-76 31,-73 42,-84! 57,-71! 48,-56 36,-46 26,-45 12,-51 -4,-56 -16,-63"
        )
    )
    shirt = p.mask(p.moved(p.spline(SHIRT), *BEAR, 3.25))
    p.multiply(img, p.blur(p.mask(p.moved(sleeve, BEAR[0] - 12, BEAR[1] + 22, 3.25)), 10) * shirt, "6a4048", 0.6)
    s = p.Sprite()
    s.limb([(46, -74), (58, -88), (70, -103)], [15, 13, 12], FUR, fur=4)
    s.add(sleeve, LINEN, 12)
    s.limb([(43, -84), (57, -71)], [6, 6], LINEN)
    for fold in ("-12,-62 -17,-72 -11,-83", "31,-72 32,-65 28,-58", "31,-71 36,-67 38,-61"):
        s.line(p.spline(p.points(fold), False), 1.5, "a86a58", 0.55)
    s.add(p.circle(71, -106, 8.5, 10), FUR, 6, fur=3, spine=[(69, -98), (73, -114)])
    for k, y in enumerate((-113, -107, -101)):
        s.limb([(71, y), (77, y - 1), (83 - k % 2, y + 1)], [7, 7, 5.4], FUR)
    s.limb([(36, -53), (38, -44), (37, -35)], [6, 7, 6], LINEN)
    s.add(p.circle(42, -43, 7, 10), FUR, 5, fur=3, spine=[(42, -36), (42, -50)])
    for k, y in enumerate((-50, -44, -38)):
        s.limb([(41, y), (46, y), (50 - k % 2, y + 1)], [6.8, 6.8, 5.2], FUR)
    s.draw(img, *BEAR, 325, light=GLOW, rim="ffd070", rim_alpha=0.7)


def paint() -> p.Array:
    """A cut through the hill: winter above, the cellar, barrel and bear, then the light with paws and flowers."""
    img = p.sky("dusk", 340, 44, [(0, "24386c"), (0.5, "4c6ca8"), (0.9, "9cb4dc"), (1, "c8d4ec")])
    cellar(img)
    winter(img)
    p.snowfall(img, 200, "ffffff", 8, big=3.2, drift=0.1, keep_off=p.smooth(250, 280, p.grid.y))
    shelves(img)
    store = img.copy()
    barrel(store)
    p.over(img, p.mask(vault()), store)
    meadow(img)
    blades(img, 130, 1084, 1130, seed=14)
    bear(img)
    july(img)
    mug(img)
    tap(img)
    paws(img)
    blades(img, 150, 1120, 1196, seed=15)
    flowers(img)
    p.bee().draw(img, 548, 1010, 40, turn=-20)
    p.bee().draw(img, 640, 1060, 28, turn=14)
    p.dust(img, 90, "fff0b0", 0.6, seed=5, m=p.mask(p.circle(*MUG, 320)))
    return img
