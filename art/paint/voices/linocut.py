"""Linocut: blocks of flat ink, white marks of the gouge, ridges left in the ground, a print never quite in register."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager

import numpy as np
import skia

from art.paint.colour import Colour
from art.paint.grid import Array, f32, grid
from art.paint.layer import Layer, mask
from art.paint.noise import blur, noise, rough
from art.paint.shape import Points, poly
from art.paint.voices.printing import Curve, clipped_lines, contours, curve, multiply, opaque, shifted, wander

Flow = Callable[[float, float], float]


def gouge(line: Curve, width: float, random: np.random.Generator, blunt: float = 0.3) -> skia.Path:
    """One cut of the gouge: it enters in a point, widens, and leaves short and blunt, its edges slightly faceted."""
    n = len(line)
    tangent = np.gradient(line, axis=0)
    tangent /= np.hypot(tangent[:, 0], tangent[:, 1])[:, None] + 1e-9
    normal = np.stack([-tangent[:, 1], tangent[:, 0]], 1)
    t = np.linspace(0, 1, n)
    profile = np.minimum(np.clip(t / 0.55, 0, 1) ** 0.8, np.clip((1 - t) / max(0.16, blunt * 0.5), 0, 1) ** 0.5)
    left = width / 2 * profile * (1 + wander(n, 4, random) * 0.22)
    right = width / 2 * profile * (1 + wander(n, 4, random) * 0.22)
    return poly(np.concatenate([line + normal * left[:, None], (line - normal * right[:, None])[::-1]]))


class Block:
    """A block of lino. What is inked prints, what is carved stays paper."""

    def __init__(self, seed: int = 1) -> None:
        self.layer = Layer()
        self.seed = seed
        self.random = np.random.default_rng(seed)
        self._clear = skia.Paint(AntiAlias=True, BlendMode=skia.BlendMode.kDstOut, Color=0xFFFFFFFF)

    @contextmanager
    def at(
        self, x: float, y: float, scale: float = 1, turn: float = 0, flip: bool = False, clip: skia.Path | None = None
    ) -> Iterator[Block]:
        """Work in a moved, turned (degrees), scaled frame; `clip` (in the outer frame) limits every mark."""
        canvas = self.layer.canvas
        canvas.save()
        if clip is not None:
            canvas.clipPath(clip, skia.ClipOp.kIntersect, True)
        canvas.translate(x, y)
        canvas.rotate(turn)
        canvas.scale(-scale if flip else scale, scale)
        yield self
        canvas.restore()

    def ink(self, *paths: skia.Path) -> Block:
        """Leave these shapes standing."""
        for path in paths:
            self.layer.fill(path, (1, 1, 1))
        return self

    def line(self, points: Points, width: float, taper: float = 0.5) -> Block:
        """Leave a line standing, a little uneven."""
        c = curve(points)
        n = len(c)
        tangent = np.gradient(c, axis=0)
        tangent /= np.hypot(tangent[:, 0], tangent[:, 1])[:, None] + 1e-9
        normal = np.stack([-tangent[:, 1], tangent[:, 0]], 1)
        t = np.linspace(0, 1, n)
        lift = 1 - taper * (2 * np.abs(t - 0.5)) ** 3
        left = width / 2 * lift * (1 + wander(n, 5, self.random) * 0.2)
        right = width / 2 * lift * (1 + wander(n, 5, self.random) * 0.2)
        return self.ink(poly(np.concatenate([c + normal * left[:, None], (c - normal * right[:, None])[::-1]])))

    def carve(self, *paths: skia.Path) -> Block:
        """Cut these shapes away."""
        for path in paths:
            self.layer.canvas.drawPath(path, self._clear)
        return self

    def cut(self, points: Points, width: float, blunt: float = 0.3) -> Block:
        """One gouge mark along the points, entering at the first."""
        return self.carve(gouge(curve(points, 3.0), width, self.random, blunt))

    def outline(self, path: skia.Path, width: float) -> Block:
        """Cut a thin white line around a shape, so that it stands free of its neighbour."""
        for c in contours(path, 5.0):
            left = 1 + wander(len(c), 5, self.random) * 0.3
            for k in range(len(c) - 1):
                paint = skia.Paint(self._clear)
                paint.setStyle(skia.Paint.kStroke_Style)
                paint.setStrokeCap(skia.Paint.kRound_Cap)
                paint.setStrokeWidth(float(width * max(left[k], 0.35)))
                self.layer.canvas.drawLine(*[float(v) for v in (*c[k], *c[k + 1])], paint)
        return self

    def rake(
        self,
        path: skia.Path,
        angle: float,
        gap: float,
        width: float,
        length: float = 60,
        density: float = 1.0,
        carve: bool = True,
        jitter: float = 0.25,
        sway: float = 3.0,
    ) -> Block:
        """Rows of gouge marks inside a shape; with carve=False the ridges between the cuts are left standing."""
        for piece in clipped_lines(path, angle, gap, self.random, jitter=jitter, step=4.0):
            at = 0
            while at < len(piece) - 3:
                n = max(4, int(length / 4.0 * self.random.uniform(0.6, 1.35)))
                part = piece[at : at + n]
                if len(part) >= 4 and self.random.random() < density:
                    bent = part + np.stack([wander(len(part), 8, self.random)] * 2, 1) * sway * 0.4
                    mark = gouge(bent, width * self.random.uniform(0.7, 1.2), self.random)
                    self.carve(mark) if carve else self.ink(mark)
                at += n + int(self.random.integers(1, 4))
        return self

    def comb(
        self,
        path: skia.Path,
        flow: Flow,
        gap: float,
        width: float,
        length: float,
        carve: bool = True,
        density: float = 1.0,
    ) -> Block:
        """Gouge marks scattered evenly in a shape, each along the flow (radians) at its place."""
        cover = mask(path)
        box = path.getBounds()
        y = box.top()
        row = 0
        while y < box.bottom():
            x = box.left() + (gap / 2 if row % 2 else 0)
            while x < box.right():
                px, py = x + self.random.uniform(-0.35, 0.35) * gap, y + self.random.uniform(-0.35, 0.35) * gap
                if grid.at(cover, px, py) > 0.5 and self.random.random() < density:
                    reach = length * self.random.uniform(0.6, 1.3)
                    line = [(px, py)]
                    for _ in range(6):
                        a = flow(*line[-1])
                        line.append((line[-1][0] + math.cos(a) * reach / 6, line[-1][1] + math.sin(a) * reach / 6))
                    end = line[-1]
                    if grid.at(cover, *end) > 0.5:
                        mark = gouge(np.array(line), width * self.random.uniform(0.7, 1.25), self.random)
                        self.carve(mark) if carve else self.ink(mark)
                x += gap
            y += gap * 0.8
            row += 1
        return self

    def cover(self, edge: float = 0.7) -> Array:
        """What the block prints, with the slightly broken edge of hand-cut lino."""
        return rough(self.layer.alpha(), edge, 7, self.seed + 11)

    def print(
        self,
        img: Array,
        colour: Colour,
        shift: tuple[float, float] = (0, 0),
        turn: float = 0,
        salt: float = 0.5,
        body: bool = False,
        edge: float = 0.7,
    ) -> None:
        """Print the block: flat ink, thin in places (salt), thicker along the edges; `body` hides what lies below."""
        cover = shifted(self.cover(edge), *shift, turn)
        cover = cover * inking(cover, salt, self.seed)
        if body:
            opaque(img, colour, cover)
        else:
            multiply(img, colour, cover)


class Press:
    """A print from several blocks, one for each ink: what is laid in one ink is cut from all the others."""

    def __init__(self, inks: dict[str, Colour], seed: int = 1) -> None:
        self.inks = inks
        self.blocks = {name: Block(seed + k) for k, name in enumerate(inks)}
        self.random = np.random.default_rng(seed)

    def put(self, ink: str, *paths: skia.Path) -> None:
        """Lay shapes in one ink over all that was there."""
        self.bare(*paths)
        self.blocks[ink].ink(*paths)

    def bare(self, *paths: skia.Path) -> None:
        """Leave the paper."""
        for block in self.blocks.values():
            block.carve(*paths)

    def contour(self, path: skia.Path, width: float, ink: str = "key") -> None:
        """A line around a shape, swelling and thinning."""
        for line in contours(path, 5.0):
            self.blocks[ink].line([(float(x), float(y)) for x, y in line], width, 0.2)

    def print(self, img: Array, sheet: skia.Path, slip: float = 1.6) -> None:
        """Print block after block inside the sheet's edge, each a little out of register."""
        edge = mask(sheet)
        for block, colour in zip(self.blocks.values(), self.inks.values(), strict=True):
            cover = block.cover() * edge
            cover = shifted(cover, float(self.random.normal(0, slip)), float(self.random.normal(0, slip)))
            multiply(img, colour, cover * inking(cover, 0.5, block.seed))


def inking(cover: Array, salt: float, seed: int) -> Array:
    """How fully the ink took: white specks where the roller was dry, a fuller rim where the block squeezed it out."""
    fine = noise(3.0, seed + 21, 2)
    dry = noise(90, seed + 22, 3)
    level = 1.32 - 0.55 * np.clip(dry + 0.2, 0, 1) * salt
    specks = np.clip((fine - level) / 0.16, 0, 1) * salt
    rim = cover - blur(cover, 4)
    film = 0.955 + 0.03 * noise(9, seed + 23, 2) * salt + np.clip(rim, 0, 0.5) * 0.08
    return np.clip(film - specks * 0.8, 0, 1).astype(f32)


class Print:
    """A print from several blocks: every nearer piece is cut out of all of them, and the key block prints last."""

    def __init__(self, inks: Mapping[str, Colour], key: Colour, seed: int = 2) -> None:
        self.inks = dict(inks)
        self.blocks = {name: Block(seed + k) for k, name in enumerate(inks)}
        self.key_colour = key
        self.key = Block(seed + len(inks))

    def __getitem__(self, name: str) -> Block:
        return self.blocks[name]

    @contextmanager
    def at(self, x: float, y: float, scale: float = 1, turn: float = 0, flip: bool = False) -> Iterator[None]:
        """Work in a moved, turned, scaled and, if asked, mirrored frame on every block."""
        with ExitStack() as frames:
            for block in (*self.blocks.values(), self.key):
                frames.enter_context(block.at(x, y, scale, turn, flip=flip))
            yield

    def carve(self, *shapes: skia.Path) -> None:
        """Cut shapes out of every block, down to bare paper."""
        for block in (*self.blocks.values(), self.key):
            block.carve(*shapes)

    def piece(self, shape: skia.Path, ink: str | None, line: float = 6) -> None:
        """A shape in one ink ("key" for the key block, none for bare paper) with its contour in the key."""
        self.carve(shape)
        if ink is not None:
            (self.key if ink == "key" else self.blocks[ink]).ink(shape)
        if line:
            for c in contours(shape, 4.0):
                if len(c) > 8:
                    self.key.line([*c[::3], c[0]], line, 0.2)

    def cut(self, points: Points, width: float, blunt: float = 0.3) -> None:
        """One gouge mark through every block."""
        mark = gouge(curve(points, 3.0), width, self.key.random, blunt)
        self.carve(mark)

    def pull(self, img: Array, slip: float = 1.6, salt: float = 0.45) -> None:
        """Print the blocks in order, each a little out of register, the key last and true."""
        for k, (name, block) in enumerate(self.blocks.items()):
            angle = 2.4 * k + 0.6
            block.print(img, self.inks[name], (slip * math.cos(angle), slip * math.sin(angle)), salt=salt)
        self.key.print(img, self.key_colour, salt=salt)
