"""Constructed hands: a palm block, thumb and finger arcs of three bones; they hold, pinch, point, cup and cover."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from art.paint.colour import Colour, mix, rgb
from art.paint.grid import Array, f32
from art.paint.people.form import (
    Block,
    Cord,
    Ellipsoid,
    Frame,
    Limb,
    Part,
    Prim,
    Scene,
    Stain,
    Vec,
    blend_min,
    rotation,
)
from art.paint.people.heads import SKINS

Bend = tuple[float, float, float]


@dataclass(frozen=True)
class Pose:
    """Bends of the joints in degrees from the palm outwards, index to little finger; the thumb: away, across, bends."""

    index: Bend = (8, 10, 6)
    middle: Bend = (8, 10, 6)
    ring: Bend = (10, 12, 8)
    little: Bend = (12, 14, 10)
    spread: float = 6  # degrees between neighbours
    away: float = 42  # thumb from the palm's axis
    across: float = 20  # thumb towards the palm's front
    thumb: tuple[float, float] = (8, 12)
    gap: float = 0  # degrees between index and middle finger, to peep through


POSES = {
    "open": Pose(spread=11, away=52),
    "flat": Pose((2, 3, 2), (2, 3, 2), (2, 3, 2), (3, 4, 3), spread=1.5, away=34, across=12),
    "relaxed": Pose((20, 26, 14), (26, 32, 18), (32, 36, 20), (36, 38, 22), spread=4, away=36, across=32),
    "grip": Pose((62, 82, 42), (66, 86, 44), (68, 88, 46), (70, 88, 48), spread=1, away=-6, across=58, thumb=(30, 34)),
    "loose": Pose((48, 62, 34), (52, 66, 36), (56, 70, 38), (60, 72, 40), spread=2, away=2, across=54, thumb=(22, 26)),
    "pinch": Pose((46, 52, 26), (58, 66, 34), (66, 72, 38), (70, 76, 40), spread=3, away=8, across=52, thumb=(8, 10)),
    "point": Pose((2, 4, 2), (74, 92, 48), (76, 94, 50), (78, 94, 50), spread=2, away=-4, across=56, thumb=(34, 40)),
    "cup": Pose((26, 30, 18), (28, 32, 20), (30, 34, 20), (32, 36, 22), spread=3, away=40, across=40, thumb=(16, 20)),
    "reach": Pose((4, 16, 12), (10, 20, 14), (14, 22, 16), (10, 18, 14), spread=14, away=56, across=26),
}


class Digit(Prim):
    """A finger: bones melted into one, kept apart from its neighbours by a small `k`."""

    def __init__(self, limbs: Sequence[Limb], inner: float, k: float) -> None:
        self.limbs, self.inner, self.k, self.cut = list(limbs), inner, k, False
        ends = np.array([p for limb in limbs for p in (limb.a, limb.b)])
        self.centre = (ends.min(0) + ends.max(0)) / 2
        self.reach = float(np.linalg.norm(ends - self.centre, axis=1).max()) + max(max(b.ra, b.rb) for b in limbs) + 1

    def dist(self, x: Array, y: Array, z: Array) -> Array:
        """Signed distance."""
        out = self.limbs[0].dist(x, y, z)
        for limb in self.limbs[1:]:
            out = blend_min(out, limb.dist(x, y, z), self.inner)
        return out


BASES = ((0.3, 0.86, 0.0), (0.1, 0.92, -0.02), (-0.1, 0.88, -0.01), (-0.28, 0.78, 0.01))
LENGTHS = (0.78, 0.88, 0.8, 0.62)
RADII = (0.12, 0.124, 0.118, 0.102)


@dataclass
class Hand:
    """A hand with its wrist at (x, y); model: fingers up, palm to us, thumb right; side 'left' mirrors it.

    yaw 180 shows its back, roll turns it on the card, pitch tips the fingers towards us. `plump` 1.4 and `long` 0.75
    make a baby's hand. `hold` is the middle of a closed grip, `tip(i)` a fingertip (0 index .. 3 little, 4 thumb).
    """

    x: float
    y: float
    size: float
    pose: str | Pose = "relaxed"
    skin: Colour = "rosy"
    side: str = "right"
    yaw: float = 0
    pitch: float = 0
    roll: float = 0
    z: float = 0
    plump: float = 1.0
    long: float = 1.0
    stub: float = 0.35  # how far the wrist goes on below the hand

    def __post_init__(self) -> None:
        self.p = POSES[self.pose] if isinstance(self.pose, str) else self.pose
        self.tone = rgb(SKINS.get(self.skin, self.skin) if isinstance(self.skin, str) else self.skin)
        self.frame = Frame.at(self.x, self.y, self.size, self.yaw, self.pitch, self.roll, self.z, self.side == "left")
        self.flesh = Part([], self.tone, "skin")
        self.tips: list[Vec] = []
        self._build()

    @property
    def hold(self) -> Vec:
        """The middle of a closed grip, in card units."""
        return self.frame.point((0.02, 0.86, 0.3))

    @property
    def across(self) -> Vec:
        """The direction of a rod held in the grip, on the card."""
        return self.frame.axes @ np.array([1.0, 0.12, 0])

    def tip(self, i: int) -> Vec:
        """A fingertip: 0 index .. 3 little finger, 4 thumb."""
        return self.tips[i]

    def _e(self, c: Sequence[float], r: Sequence[float], k: float, turn: Vec | None = None) -> Ellipsoid:
        axes = self.frame.axes if turn is None else self.frame.axes @ turn
        return Ellipsoid(self.frame.point(c), np.asarray(r) * self.size, axes, k * self.size)

    def _build(self) -> None:
        s, fat = self.size, self.plump
        q: list[Prim] = [
            Limb(
                self.frame.point((0, -self.stub, -0.01)), self.frame.point((0, 0.12, 0)), 0.24 * s * fat, 0.24 * s * fat
            ),
            Block(
                self.frame.point((0, 0.6, 0)),
                np.array([0.39, 0.32, 0.13 * fat]) * s,
                0.125 * s,
                self.frame.axes,
                0.16 * s,
            ),
            self._e((0, 0.36, 0), (0.34, 0.42, 0.15 * fat), 0.12),
            self._e((0.24, 0.34, 0.08), (0.17 * fat, 0.32, 0.14 * fat), 0.1, rotation(0, 0, 24)),
            self._e((-0.27, 0.38, 0.06), (0.14 * fat, 0.36, 0.12 * fat), 0.1, rotation(0, 0, -4)),
            self._e((0, 0.8, 0.07), (0.36, 0.12, 0.09 * fat), 0.08),
        ]
        for base, r in zip(BASES, RADII, strict=True):
            q.append(self._e((base[0], base[1] + 0.02, base[2] - 0.075 * fat), (r * 0.85, r * 1.2, r * 0.75), 0.06))
        bends = (self.p.index, self.p.middle, self.p.ring, self.p.little)
        warm = mix(self.tone, "d84c40", 0.32) if self.tone.mean() > 0.42 else mix(self.tone, "a04030", 0.22)
        for i in range(4):
            fan = (1.5 - i) * self.p.spread + (self.p.gap / 2, -self.p.gap / 2, -self.p.gap / 2, -self.p.gap / 2)[i]
            turn = rotation(0, 0, fan)
            q.append(
                self._finger(BASES[i], turn, bends[i], LENGTHS[i] * self.long, RADII[i] * fat, (0.45, 0.31, 0.24), warm)
            )
        turn = rotation(0, 0, self.p.away) @ rotation(-self.p.across * 0.25, self.p.across, 0)
        twist = rotation(-62, 0, 0)
        q.append(
            self._finger(
                (0.24, 0.2, 0.06),
                turn @ twist,
                (0, *self.p.thumb),
                0.98 * (0.3 + 0.7 * self.long),
                0.125 * fat,
                (0.42, 0.32, 0.26),
                warm,
            )
        )
        self.flesh.prims = q

    def _finger(
        self, base: Sequence[float], turn: Vec, bend: Bend, length: float, radius: float, parts: Bend, warm: Array
    ) -> Digit:
        s = self.size
        at, axes = np.asarray(base, float), turn
        limbs = []
        taper = (1.0, 0.92, 0.86, 0.7)
        for j in range(3):
            axes = axes @ rotation(0, bend[j], 0)
            end = at + axes @ np.array([0, length * parts[j], 0.0])
            ra, rb = radius * taper[j], radius * taper[j + 1]
            limbs.append(Limb(self.frame.point(at), self.frame.point(end), ra * s, rb * s))
            back = at - axes @ np.array([0, 0, ra * 0.8])
            self.flesh.stains.append(
                Stain(
                    Ellipsoid(self.frame.point(back), np.array([0.6, 0.6, 0.5]) * ra * s, self.frame.axes @ axes),
                    warm,
                    0.3,
                    radius * s * 0.7,
                )
            )
            if j == 2:
                nail = at + axes @ np.array([0, length * parts[j] * 0.78, -rb * 0.95])
                size = np.array([rb * 0.68, rb * 0.85, rb * 0.42]) * s
                shape = Ellipsoid(self.frame.point(nail), size, self.frame.axes @ axes)
                rim = Ellipsoid(self.frame.point(nail), size * 1.22, self.frame.axes @ axes)
                pale = mix(mix(self.tone, "ffd8cc", 0.6), warm, 0.25)
                self.flesh.stains += [Stain(rim, warm * f32(0.72), 0.5, 0.012 * s), Stain(shape, pale, 0.85, 0.008 * s)]
                pad = end + axes @ np.array([0, 0, rb * 0.6])
                self.flesh.stains.append(
                    Stain(
                        Ellipsoid(self.frame.point(pad), (rb * 0.7 * s,) * 3, self.frame.axes), warm, 0.45, rb * s * 0.8
                    )
                )
                self.tips.append(self.frame.point(end + axes @ np.array([0, rb * 0.5, rb * 0.4])))
            at = end
        return Digit(limbs, radius * 0.08 * s, 0.035 * s)

    def add(self, scene: Scene) -> Hand:
        """Build the hand into a scene."""
        scene.add(self.flesh)
        return self

    def arm(
        self,
        scene: Scene,
        elbow: Sequence[float],
        sleeve: Colour | None = None,
        start: float = 0.35,
        bare: float = 1.0,
        seed: int = 1,
    ) -> Hand:
        """A forearm from the wrist to an elbow (card x, y, z); `sleeve` clothes it from `start` (0 wrist, 1 elbow)."""
        s, fat = self.size, self.plump
        wrist, far = self.frame.point((0, -0.2, 0)), np.asarray(elbow, float)
        self.flesh.prims.append(Limb(wrist, far, 0.235 * s * fat * bare, 0.34 * s * fat * bare, 0.1 * s))
        if sleeve is not None:
            scene.add(sleeve_part(wrist + (far - wrist) * start, far, 0.33 * s * fat, 0.46 * s * fat, sleeve, seed))
        return self


def sleeve_part(a: Vec, b: Vec, ra: float, rb: float, colour: Colour, seed: int = 1, folds: int = 5) -> Part:
    """A sleeve from a to b with a rolled hem and folds that wind round the arm."""
    random = np.random.default_rng(seed)
    along = np.asarray(b, float) - np.asarray(a, float)
    length = float(np.linalg.norm(along))
    d = along / (length + 1e-6)
    side = np.cross(d, np.array([0, 0, 1.0]))
    side = side / (np.linalg.norm(side) + 1e-6)
    front = np.cross(side, d)
    front = front if front[2] > 0 else -front
    q: list[Prim] = [Limb(a, b, ra, rb), Limb(a, a + d * ra * 0.25, ra * 1.08, ra * 1.08, ra * 0.1)]
    for j in range(folds):
        t = (j + 0.6 + random.uniform(-0.2, 0.2)) / folds
        r = ra + (rb - ra) * t
        centre = np.asarray(a, float) + along * t
        slope = random.choice([-1, 1]) * random.uniform(0.25, 0.7) * r
        first, last = random.uniform(-1.3, -0.5), random.uniform(0.4, 1.3)
        points = []
        for angle in np.linspace(first, last, 5):
            round_ = side * np.sin(angle) + front * np.cos(angle)
            points.append(centre + round_ * r * 0.97 + d * slope * np.sin(angle))
        q.append(Cord(points, [r * 0.02, r * 0.07, r * 0.09, r * 0.06, r * 0.02], r * 0.16))
    return Part(q, colour, "cloth", bump=0.05)
