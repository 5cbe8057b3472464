"""Twenty children were told to make snow angels in rows; one went further up the slope and made a bird.

Technique: linocut.
"""

from __future__ import annotations

import itertools
import math

import numpy as np
import skia

from art import paint as p
from art.paint.voices.linocut import Block
from art.paint.voices.printing import PLAIN, paper

NUMBER, TITLE = 35, "Serial Angels"
FINISH = PLAIN

PALE, BLUE, KEY = "c3e2ee", "6fb1d6", "1f2f52"
SUITS = {"turquoise": "2fa9a4", "yellow": "f4be3c", "green": "7fb84a", "pink": "ee9db4", "blue": "3d74b8", "coral": "ee5a42"}
SKINS = {"deep": "7a4a34", "warm": "c08558", "light": "f2c9a6", "olive": "dba878"}
GAP = (3, 0)  # the cell that stays empty


class Press:
    """All blocks of the print, drawn side by side in the same frame."""

    def __init__(self) -> None:
        self.pale, self.blue, self.key, self.white = Block(2), Block(3), Block(4), Block(5)
        self.suit = {name: Block(10 + k) for k, name in enumerate(SUITS)}
        self.skin = {name: Block(30 + k) for k, name in enumerate(SKINS)}
        self.all = [self.pale, self.blue, self.key, self.white, *self.suit.values(), *self.skin.values()]

    def push(self, x: float, y: float, scale: float = 1, turn: float = 0, flip: bool = False) -> None:
        """Enter a moved frame on every block."""
        for block in self.all:
            canvas = block.layer.canvas
            canvas.save()
            canvas.translate(x, y)
            canvas.rotate(turn)
            canvas.scale(-scale if flip else scale, scale)

    def pop(self) -> None:
        """Leave the frame."""
        for block in self.all:
            block.layer.canvas.restore()

    def over(self, path: skia.Path, block: Block) -> None:
        """A shape of one block; the others are cut away below it."""
        for other in self.all:
            if other is not block:
                other.carve(path)
        block.ink(path)


def fan(x: float, y: float, radius: float, a: float, b: float, wave: float = 0.05, seed: int = 0) -> skia.Path:
    """A swept sector (degrees), its rim slightly uneven."""
    random = np.random.default_rng(seed)
    angles = np.radians(np.linspace(a, b, 12))
    return p.spline(
        [
            (x, y, 1),
            *[
                (x + radius * (1 + random.uniform(-wave, wave)) * math.cos(t), y + radius * (1 + random.uniform(-wave, wave)) * math.sin(t))
                for t in angles
            ],
        ]
    )


def sweeps(block: Block, x: float, y: float, radii: tuple[float, ...], a: float, b: float, width: float, seed: int) -> None:
    """The arcs that an arm or a leg scraped into the snow."""
    random = np.random.default_rng(seed)
    for r in radii:
        u, v = a + random.uniform(4, 16), b - random.uniform(4, 16)
        if random.random() < 0.5:
            u, v = v, u
        block.cut([(x + r * math.cos(math.radians(t)), y + r * math.sin(math.radians(t))) for t in np.linspace(u, v, 6)], width)


def hollow(press: Press, shape: skia.Path, depth: float = 5) -> None:
    """A print in the snow: pale inside, blue under the lip that the sun does not reach."""
    press.pale.ink(shape)
    press.blue.ink(p.cut(shape, p.moved(shape, depth, depth * 1.1)))


def angel(press: Press, seed: int) -> None:
    """Wings, skirt and head of one angel around the origin, about 150 wide."""
    random = np.random.default_rng(seed)
    up, down = random.uniform(-62, -44), random.uniform(18, 34)
    r, skirt = random.uniform(62, 70), random.uniform(30, 38)
    wings = [fan(14, -18, r, up, down, 0.05, seed), p.moved(fan(14, -18, r, up, down, 0.05, seed + 1), 0, 0, 1, 0, True)]
    shape = p.union(*wings, fan(0, 4, 74, 90 - skirt, 90 + skirt, 0.04, seed + 2), p.circle(0, -42, 19), p.rect(-17, -32, 34, 60, 10))
    hollow(press, shape)
    for block in (press.pale,):
        sweeps(block, 14, -18, (26, 38, 49, 59), up, down, 4.2, seed)
        with block.at(0, 0, 1, 0, True):
            sweeps(block, 14, -18, (26, 38, 49, 59), up, down, 4.2, seed + 3)
        sweeps(block, 0, 4, (36, 50, 63), 90 - skirt, 90 + skirt, 4.2, seed + 4)


def child(
    press: Press,
    suit: str,
    mitten: str,
    skin: str,
    arms: tuple[float, float],
    legs: float = 12,
    turn: float = 0,
    look: float = 0,
    face: str = "smile",
    hair: bool = True,
) -> None:
    """A child on its back in the snow, about 104 long, seen from above; the face looks at the sky."""
    s, key = press.suit[suit], press.key
    for side, angle in ((-1, arms[0]), (1, arms[1])):
        a = math.radians(angle)
        hx, hy = side * (15 + 34 * math.cos(a)), -17 + 34 * math.sin(a)
        mit = p.union(p.circle(hx + side * 5 * math.cos(a), hy + 5 * math.sin(a), 8.4), p.circle(hx + 3 * side * math.sin(-a), hy - 7, 4))
        arm = p.ribbon(
            [(side * 10, -20), (side * (15 + 17 * math.cos(a)), -19 + 16 * math.sin(a)), (hx, hy)], [15, 15, 12], round_ends=True
        )
        press.over(arm, s)
        rim(key, arm, 1.7)
        press.over(mit, press.suit[mitten])
        rim(key, mit, 1.5)
        key.line([(hx - side * 4, hy - 6), (hx - side * 3, hy + 6)], 1.6, 0.2)
    for side in (-1, 1):
        leg = p.ribbon([(side * 8, 12), (side * (10 + legs * 0.4), 32), (side * (10 + legs), 48)], [18, 16, 13], round_ends=True)
        boot = p.spline(
            [(side * (4 + legs), 44), (side * (18 + legs), 46), (side * (20 + legs), 58), (side * (10 + legs), 63), (side * (3 + legs), 58)]
        )
        press.over(leg, s)
        rim(key, leg, 1.7)
        press.over(boot, key)
        key.cut([(side * (6 + legs), 50), (side * (17 + legs), 51)], 2)
    torso = p.spline([(-17, -24), (0, -28), (17, -24), (18, 0), (15, 22), (0, 26), (-15, 22), (-18, 0)])
    press.over(torso, s)
    rim(key, torso, 1.7)
    press.over(p.rect(-12, 6, 24, 26, 8), s)
    key.line([(0, -24), (1, 0), (0, 18)], 1.8, 0.2)
    key.line([(0, 18), (-1, 27), (0, 32)], 1.6, 0.2)
    for side in (-1, 1):
        key.line([(side * 6, 3), (side * 13, 5)], 1.5, 0.3)
        key.line([(side * 11, -15), (side * 13, -6)], 1.3, 0.4)
    press.push(0, -40, 1, turn)
    hood = p.circle(0, 0, 18.5, 19.5)
    press.over(hood, s)
    rim(key, hood, 1.8)
    fur = p.circle(0, 0.5, 14.6, 15.6)
    press.over(fur, press.white)
    rim(key, fur, 1.2)
    oval = p.spline([(-11, -3), (-9, -11), (0, -13.5), (9, -11), (11, -3), (8, 9), (0, 13.5), (-8, 9)])
    press.over(oval, press.skin[skin])
    rim(key, oval, 1.0)
    if hair:
        key.ink(p.spline([(-10, -5), (-8, -12), (0, -13.6), (8, -12), (10, -5), (4, -9), (-3, -8)]))
    x = look
    for side in (-1, 1):
        if face == "shut":
            key.line([(x + side * 4.6 - 2.4, -1), (x + side * 4.6, -2.6), (x + side * 4.6 + 2.4, -1)], 1.5, 0.2)
        else:
            key.ink(p.circle(x + side * 4.6, -1.5, 1.7, 2.1))
    key.line([(x, -0.5), (x - 1 + 0.5, 2.6), (x + 1, 3)], 1.0, 0.2)
    if face == "laugh":
        press.over(p.spline([(x - 5.4, 5, 1), (x, 6.2), (x + 5.4, 5, 1), (x, 10.8)]), key)
        press.over(p.rect(x - 3.4, 5.6, 6.8, 1.7, 0.8), press.white)
    elif face == "oh":
        key.ink(p.circle(x, 7, 2, 2.5))
    else:
        key.line([(x - 4.4, 5.2), (x, 7.6), (x + 4.4, 5.2)], 1.5, 0.3)
    press.pop()


def rim(key: Block, path: skia.Path, width: float) -> None:
    """A dark cut-line around a shape, uneven as lino leaves it."""
    paint = skia.Paint(AntiAlias=True, Style=skia.Paint.kStroke_Style, StrokeWidth=width, Color=0xFFFFFFFF)
    key.layer.canvas.drawPath(path, paint)


def bird(press: Press) -> None:
    """The bird: two great wings of swept feathers, a fan tail, a head with an open beak; the child lies in it."""
    shapes = []
    marks = []
    for side in (-1, 1):
        for k in range(9):
            t = k / 8
            a = (-58 if side > 0 else -38) + 90 * t
            length = 236 - 92 * t**1.3 - (26 if side < 0 else 0)
            root = (side * (20 + 40 * (1 - t)), -40 - 20 * (1 - t) + 52 * t)
            c, d = math.cos(math.radians(a)), math.sin(math.radians(a))
            tip = (root[0] + side * length * c, root[1] + length * d * (0.9 if side > 0 else 1.02))
            bend = (root[0] * 0.45 + tip[0] * 0.55 + side * 18 * d, root[1] * 0.45 + tip[1] * 0.55 - 18 * c)
            shapes.append(p.ribbon([root, bend, tip], [46, 52, 22], round_ends=True))
            marks.append((tip, bend, root))
    for k in range(5):
        a = math.radians(66 + 12 * k)
        tip = (4 + 176 * math.cos(a), 44 + 150 * math.sin(a))
        shapes.append(p.ribbon([(4, 40), tip], [30, 30], round_ends=True))
        marks.append((tip, (4 + 90 * math.cos(a), 44 + 80 * math.sin(a)), (4, 50)))
    body = p.spline([(0, -104), (34, -84), (44, -30), (34, 40), (10, 74), (-14, 74), (-36, 40), (-44, -30), (-32, -84)])
    neck = p.ribbon([(0, -84), (-4, -124), (0, -164)], [60, 46, 46], round_ends=True)
    beak = p.poly([(-2, -186), (48, -214), (22, -166)])
    shape = p.union(body, neck, beak, *shapes)
    hollow(press, shape, 7)
    for tip, bend, root in marks:
        press.pale.cut([tip, bend, root], 7)
    press.pale.carve(p.circle(6, -172, 5.5))


def footprints(press: Press, points: list[tuple[float, float]], step: float = 15) -> None:
    """Small boots going somewhere."""
    track = p.sample(points, max(int(sum(math.dist(a, b) for a, b in itertools.pairwise(points)) / step), 4))
    heading = np.gradient(track, axis=0)
    for k, ((x, y), (dx, dy)) in enumerate(zip(track, heading, strict=True)):
        n = math.hypot(dx, dy)
        side = 5.5 if k % 2 else -5.5
        foot = p.moved(p.union(p.circle(0, -3, 3.6, 5), p.circle(0, 5, 2.8, 3.2)), 0, 0, 1, math.degrees(math.atan2(dy, dx)) + 90)
        press.blue.ink(p.moved(foot, x - dy / n * side, y + dx / n * side))


def paint() -> p.Array:
    """Snow is bare paper; pale blue, blue, six suits, four skins and one dark line are printed on it."""
    img = paper("fbfaf5", tooth=0.008, seed=9)
    press = Press()
    random = np.random.default_rng(21)
    names = ["turquoise", "yellow", "green", "blue", "pink"]
    skins = list(SKINS)
    empty = {(0, 2), (4, 1)}
    faces = ["smile", "oh", "laugh", "smile", "shut", "smile", "oh"]
    footprints(press, [(556, 650), (560, 570), (530, 500), (486, 440), (452, 404)])
    n = 0
    for row in range(4):
        for column in range(5):
            if (column, row) == GAP:
                continue
            x, y = 92 + 154 * column + random.uniform(-5, 5), 618 + 160 * row + random.uniform(-5, 5)
            turn = random.uniform(-5, 5)
            press.push(x, y, 1.02, turn)
            angel(press, 100 + 7 * n)
            suit = names[(column * 2 + row * 3) % 5]
            mitten = names[(column * 2 + row * 3 + 2) % 5]
            if (column, row) not in empty:
                lift = random.uniform(-58, 28)
                gaze = math.degrees(math.atan2(392 - x, y - 262)) * 0.25
                arms = (lift + random.uniform(-14, 14), lift + random.uniform(-14, 14))
                child(
                    press,
                    suit,
                    mitten,
                    skins[(n * 3 + row) % 4],
                    arms,
                    random.uniform(5, 15),
                    gaze + random.uniform(-8, 8),
                    random.uniform(-1.5, 1.5),
                    faces[n % 7],
                    n % 3 > 0,
                )
            press.pop()
            n += 1
    press.push(392, 304, 1.1, 20)
    bird(press)
    press.pop()
    press.push(392, 304, 1.5, 20)
    child(press, "coral", "yellow", "warm", (-30, -36), 7, -10, 0, "laugh")
    press.pop()
    press.pale.print(img, PALE, (1.5, -1), 0.05, salt=0.35)
    press.blue.print(img, BLUE, (-1, 1.2), 0, salt=0.35)
    for k, (name, block) in enumerate(press.suit.items()):
        block.print(img, SUITS[name], (1.4 - 0.6 * k, 0.8 - 0.4 * (k % 3)), 0, salt=0.4)
    for name, block in press.skin.items():
        block.print(img, SKINS[name], (0.6, 0.4), 0, salt=0.15)
    press.key.print(img, KEY, salt=0.2, edge=0.4)
    return img
