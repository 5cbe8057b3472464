"""Constructed heads: skull, jaw, eye line, lids, nose, lips, ears; any turn, baby to old, ten feelings."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np

from art.paint.colour import Colour, mix, rgb, smooth
from art.paint.grid import Array, f32, grid
from art.paint.layer import Layer, lay
from art.paint.noise import blur, noise
from art.paint.people.form import (
    Cap,
    Cord,
    Ellipsoid,
    Frame,
    Limb,
    Part,
    Pigment,
    Prim,
    Scene,
    Stain,
    Vec,
    rotation,
    unit,
)
from art.paint.shape import circle, ribbon, sample, spline

SKINS = {
    "pale": "f3cdb4",
    "rosy": "eebb9c",
    "olive": "d9a577",
    "golden": "e2b080",
    "tan": "c48a5c",
    "brown": "99603c",
    "deep": "6f4229",
    "ebony": "4f2e20",
}


@dataclass(frozen=True)
class Feeling:
    """A feeling in muscle terms; lids in degrees, the rest in parts of a head."""

    upper: float = 24  # upper lid: 0 covers half the eye, 40 is wide open
    lower: float = -27  # lower lid: -34 relaxed, -12 pushed up
    inner: float = 0.0  # inner end of the brow, up
    outer: float = 0.0  # outer end of the brow, up
    arch: float = 0.05
    corner: float = 0.02  # mouth corners, up
    width: float = 0.25  # half the mouth's width
    open: float = 0.0
    pucker: float = 0.0
    cheek: float = 0.0
    skew: float = 0.0  # one corner, one brow higher than the other


FEELINGS = {
    "calm": Feeling(upper=20, corner=0.03),
    "joy": Feeling(upper=21, lower=-15, inner=0.03, outer=0.03, arch=0.08, corner=0.13, width=0.33, open=0.15, cheek=1),
    "smile": Feeling(upper=21, lower=-19, inner=0.02, arch=0.07, corner=0.10, width=0.31, cheek=0.7),
    "wonder": Feeling(upper=36, lower=-33, inner=0.1, outer=0.08, arch=0.1, corner=0.0, width=0.16, open=0.13),
    "worry": Feeling(upper=25, lower=-28, inner=0.11, outer=-0.05, arch=0.0, corner=-0.05, width=0.22),
    "sorrow": Feeling(upper=9, lower=-24, inner=0.1, outer=-0.07, arch=-0.01, corner=-0.08, width=0.23),
    "mischief": Feeling(
        upper=15, lower=-18, inner=-0.05, outer=0.06, arch=0.06, corner=0.09, width=0.3, skew=1, cheek=0.6
    ),
    "focus": Feeling(upper=16, lower=-22, inner=-0.06, outer=0.0, arch=0.03, corner=0.0, width=0.2, pucker=0.5),
    "sleep": Feeling(upper=-13, lower=-13, corner=0.04, width=0.22),
    "delight": Feeling(
        upper=36, lower=-25, inner=0.06, outer=0.06, arch=0.1, corner=0.11, width=0.3, open=0.17, cheek=0.9
    ),
}


@dataclass(frozen=True)
class Build:
    """Proportions. The head is 2.3 high, the eye line at 0 for an adult; units are half-widths of about 0.75."""

    eye_y: float = 0.0
    eye_x: float = 0.3
    eye_r: float = 0.205
    eye_z: float = 0.56
    skull: float = 1.0
    wide: float = 1.0  # the skull's breadth
    jaw: float = 1.0
    chin: float = -0.98
    chin_r: float = 0.19
    face_w: float = 1.0
    cheek: float = 0.5
    nose_y: float = -0.38
    nose_l: float = 1.0  # how far it stands out
    nose_w: float = 1.0
    bridge: float = 1.0
    mouth_y: float = -0.66
    lips: float = 1.0
    brow_y: float = 0.27
    brow_w: float = 0.034
    brow_ridge: float = 0.5
    ear: float = 1.0
    neck: float = 0.36
    age: float = 0.0  # lines
    lash: float = 1.0
    cheek_x: float = 0.39
    crown: float = 0.32


BUILDS = {
    "baby": Build(
        eye_y=-0.22,
        eye_x=0.36,
        eye_r=0.25,
        eye_z=0.52,
        skull=0.97,
        wide=1.14,
        jaw=0.78,
        chin=-0.9,
        chin_r=0.17,
        face_w=1.14,
        cheek=1.8,
        nose_y=-0.46,
        nose_l=0.42,
        nose_w=0.9,
        bridge=0.1,
        mouth_y=-0.66,
        lips=0.85,
        brow_y=0.3,
        brow_w=0.018,
        brow_ridge=0,
        ear=0.85,
        neck=0.34,
        lash=0.6,
        cheek_x=0.48,
        crown=0.25,
    ),
    "child": Build(
        eye_y=-0.16,
        eye_x=0.315,
        eye_r=0.232,
        eye_z=0.535,
        skull=1.02,
        wide=1.05,
        jaw=0.86,
        chin=-0.97,
        chin_r=0.15,
        face_w=1.0,
        cheek=0.95,
        nose_y=-0.47,
        nose_l=0.62,
        nose_w=0.85,
        bridge=0.45,
        mouth_y=-0.7,
        lips=0.95,
        brow_y=0.27,
        brow_w=0.02,
        brow_ridge=0.1,
        ear=1.0,
        neck=0.28,
    ),
    "woman": Build(
        eye_r=0.215, jaw=0.86, chin_r=0.15, nose_l=0.86, nose_w=0.85, lips=1.15, brow_w=0.028, brow_ridge=0.2, neck=0.3
    ),
    "man": Build(jaw=1.12, chin=-1.03, chin_r=0.22, nose_l=1.08, brow_w=0.042, brow_ridge=0.9, eye_r=0.19, neck=0.42),
    "old_woman": Build(
        eye_r=0.195,
        jaw=0.95,
        chin_r=0.15,
        nose_l=1.05,
        lips=0.75,
        brow_w=0.024,
        brow_ridge=0.3,
        age=1,
        ear=1.1,
        cheek=0.6,
    ),
    "old_man": Build(
        eye_r=0.18,
        jaw=1.06,
        chin_r=0.2,
        nose_l=1.2,
        nose_w=1.15,
        lips=0.7,
        brow_w=0.05,
        brow_ridge=0.9,
        age=1,
        ear=1.2,
        cheek=0.45,
    ),
}


@dataclass
class Hair:
    """Hair: style is short, bob, long, bun, curls, afro, bald, down, tuft, crop, tails or braid."""

    style: str = "short"
    colour: Colour = "3a2418"
    length: float = 1.0
    parting: float = 0.3  # -1 left .. 1 right


@dataclass
class Head:
    """A head on a card: `x, y` is its middle, `size` the width of its skull in card units times 0.64."""

    x: float
    y: float
    size: float
    build: str | Build = "child"
    feeling: str | Feeling = "calm"
    skin: Colour = "rosy"
    hair: Hair = field(default_factory=Hair)
    eyes: Colour = "5a3a20"
    yaw: float = 0
    pitch: float = 0
    roll: float = 0
    gaze: tuple[float, float] = (0, 0)  # degrees right, down
    z: float = 0
    lips: Colour | None = None
    blush: float = 1.0
    freckles: int = 0
    slant: float = 3  # degrees, outer eye corner up
    neck: bool = True
    closed: float = 0  # 1: a wink of the far eye
    ears: bool = True

    def __post_init__(self) -> None:
        self.b = BUILDS[self.build] if isinstance(self.build, str) else self.build
        self.f = FEELINGS[self.feeling] if isinstance(self.feeling, str) else self.feeling
        self.tone = rgb(SKINS.get(self.skin, self.skin) if isinstance(self.skin, str) else self.skin)
        self.frame = Frame.at(self.x, self.y, self.size, self.yaw, self.pitch, self.roll, self.z)
        self.dark = float(self.tone.mean()) < 0.45
        self.flesh = Part([], self.tone, "skin")
        self.mouth: list[Part] = []
        self.eyeballs: list[Part] = []
        self.hairs: Part | None = None

    # -- construction ------------------------------------------------------------------------------------------------

    def _e(
        self, c: Sequence[float], r: Sequence[float], k: float = 0.0, cut: bool = False, turn: Vec | None = None
    ) -> Ellipsoid:
        axes = self.frame.axes if turn is None else self.frame.axes @ turn
        return Ellipsoid(self.frame.point(c), np.asarray(r) * self.size, axes, k * self.size, cut)

    def _l(
        self, a: Sequence[float], b: Sequence[float], ra: float, rb: float, k: float = 0.0, cut: bool = False
    ) -> Limb:
        s = self.size
        return Limb(self.frame.point(a), self.frame.point(b), ra * s, rb * s, k * s, cut)

    def add(self, scene: Scene) -> Head:
        """Build the head into a scene; its brows, lashes and hair are painted after the forms."""
        b, f, ey = self.b, self.f, self.b.eye_y
        q: list[Prim] = [
            self._e((0, b.crown, -0.12), (0.8 * b.skull * b.wide, 0.84 * b.skull, 0.94 * b.skull)),
            self._e((0, -0.22 + ey * 0.3, 0.12), (0.67 * b.face_w, 0.8, 0.7), 0.18 + 0.4 * max(b.face_w - 1, 0)),
            self._e((0, -0.68, 0.22), (0.47 * b.jaw, 0.36, 0.5), 0.26),
            self._e((0, b.chin + b.chin_r * 0.7, 0.52), (b.chin_r * 1.15, b.chin_r, b.chin_r), 0.2),
            self._e((0, 0.5, 0.42), (0.52, 0.42, 0.42), 0.25),
        ]
        if b.brow_ridge:
            for s in (-1, 1):
                q.append(
                    self._l(
                        (0.12 * s, ey + 0.2, 0.72), (0.44 * s, ey + 0.2, 0.56), 0.05 + 0.03 * b.brow_ridge, 0.05, 0.16
                    )
                )
        for s in (-1, 1):
            q.append(self._e((s * b.eye_x, ey - 0.01, 0.86), (0.23, 0.15 + b.eye_r * 0.2, 0.16), 0.16, True))
        lift = 0.06 * f.cheek
        for s in (-1, 1):
            r = 0.2 + 0.07 * b.cheek + 0.02 * f.cheek
            q.append(
                self._e(
                    (s * b.cheek_x, ey - 0.33 + lift - 0.03 * b.cheek, 0.47 - (b.cheek_x - 0.39)),
                    (r * 1.05, r * 0.95, r),
                    0.2,
                )
            )
        ny, nl = b.nose_y, b.nose_l
        tip = 0.74 + 0.2 * nl
        q.append(
            self._l(
                (0, ey + 0.1, 0.62 + 0.06 * b.bridge),
                (0, ny + 0.06, tip - 0.02),
                0.055 + 0.02 * b.bridge,
                0.085 * b.nose_w,
                0.12,
            )
        )
        q.append(self._e((0, ny, tip), (0.105 * b.nose_w, 0.1, 0.1), 0.09))
        for s in (-1, 1):
            q.append(self._e((s * 0.115 * b.nose_w, ny - 0.035, tip - 0.1), (0.075, 0.065, 0.085), 0.05))
        for s in (-1, 1):
            q.append(self._e((s * 0.055 * b.nose_w, ny - 0.095, tip - 0.02), (0.034, 0.022, 0.04), 0.025, True))
        self._mouth(q)
        self._lids(q, scene)
        if self.ears:
            self._ears(q)
        if self.neck:
            q.append(self._l((0, -0.7, -0.18), (0, -1.75, -0.42), b.neck, b.neck * 1.08, 0.14))
        self.flesh.prims = q
        self._colours()
        scene.add(self.flesh, *self.mouth, *self.eyeballs)
        self._hair(scene)
        scene.after.append(self.details)
        return self

    def _depth(self, q: list[Prim], x: float, y: float) -> float:
        """How far the flesh so far stands forward at (x, y)."""
        p = Part(q, "ffffff").surface(self.frame, x, y)
        z = self.frame.local(*(np.array([v], f32) for v in p))[2]
        return float(z[0])

    def _mouth(self, q: list[Prim]) -> None:
        b, f = self.b, self.f
        y, w, o = b.mouth_y, f.width * (1 - 0.3 * f.pucker), f.open
        up = f.corner
        ups = (up - 0.05 * f.skew, up + 0.03 * f.skew)
        q.append(self._e((0, y + 0.02, 0.45), (0.3, 0.24, 0.27 + 0.03 * f.pucker), 0.16))
        self.corners = [(-w, y + ups[0]), (w, y + ups[1])]
        ts = np.linspace(-1, 1, 11)
        flesh = list(q)

        def row(edge: float, bow: float = 0.0, out: float = 0.0) -> list[tuple[float, float, float]]:
            """Points from corner to corner; `edge` opens the row in the middle, `bow` dips it under the nose."""
            pts = []
            for t in ts:
                rise = (ups[0] if t < 0 else ups[1]) * abs(t) ** 1.6 + edge * (1 - t * t) ** (0.62 if o else 0.75)
                yy = y + float(rise) - bow * math.exp(-((float(t) / 0.16) ** 2))
                x = float(t) * w
                pts.append((x, yy, self._depth(flesh, x, yy) + out * (1 - float(t) ** 2)))
            fair = np.polyval(np.polyfit(ts, [p[2] for p in pts], 2), ts)
            return [(p[0], p[1], float(z)) for p, z in zip(pts, fair, strict=True)]

        thick = (0.05 - 0.012 * min(o * 8, 1)) * b.lips
        if o:
            back = self._depth(flesh, 0, y)
            q.append(self._e((0, y - o * 0.34 + up * 0.4, back), (w * 0.9, o * 0.72, 0.24), 0.03, True))
        lips: list[Prim] = []
        top = row(o * 0.4 + thick * 0.5, 0.014 if not o else 0.004, -0.006)
        low = row(-o * 1.08 - thick * 0.7, 0.0, 0.004)
        for points, fat in ((top, 0.82), (low, 1.15)):
            radii = [thick * fat * (0.3 + 0.7 * (1 - float(t) ** 2)) for t in ts]
            lips.append(Cord([self.frame.point(v) for v in points], [r * self.size for r in radii], 0.03 * self.size))
        q += lips
        self.seam = row(0, 0.006, 0.035)
        for s, (cx, cy) in zip((-1, 1), self.corners, strict=True):
            q.append(self._e((cx + 0.015 * s, cy, self._depth(flesh, cx, cy) + 0.02), (0.026, 0.022, 0.03), 0.05, True))
        skin = self.tone
        pink = rgb(self.lips) if self.lips is not None else mix(skin, "8a2838" if self.dark else "b83844", 0.45)
        self.flesh.stains += [Stain(p, pink, 0.8, 0.022 * self.size) for p in lips]
        if o:
            z = self._depth(flesh, 0, y) - 0.12
            self.mouth.append(
                Part([self._e((0, y - o * 0.3, z - 0.1), (w * 0.98, o * 1.1 + 0.05, 0.1))], "521820", "plain", line=0)
            )
            self.mouth.append(
                Part([self._e((0, y - o * 0.95, z - 0.06), (w * 0.6, o * 0.5, 0.1))], "d06a66", "plain", line=0)
            )
            if self.b.nose_l > 0.5 and up > 0.04:
                edge = self.frame.point((0, y + o * 0.12 + up * 0.1, z))
                gum = self._e((0, y + o * 0.5, z - 0.12), (w * 0.84, o * 0.9, 0.2))
                self.mouth.append(
                    Part(
                        [Cap(gum, [(edge, self.frame.axes @ np.array([0.0, 1, 0.0]))], 0.02 * self.size)],
                        "f4ece0",
                        "plain",
                        line=0,
                    )
                )

    def _lids(self, q: list[Prim], scene: Scene) -> None:
        b, f, s0 = self.b, self.f, self.size
        self.eyes_at: list[tuple[Vec, Vec, float, float, float]] = []
        for s in (-1, 1):
            c = self.frame.point((s * b.eye_x, b.eye_y, b.eye_z))
            tilt = rotation(0, 0, -s * self.slant)
            toe = rotation(s * 5, 0, 0)
            axes = self.frame.axes @ tilt @ toe
            upper, lower = f.upper, f.lower
            if self.closed and s == (1 if self.yaw < 0 else -1):
                upper, lower = -14, -14
            r = b.eye_r
            ball = Ellipsoid(c, (r * s0,) * 3, axes)
            part = Part([ball], "f4ece4", "eye", line=0.0)
            part.pigment = self._iris(c, axes, upper)
            self.eyeballs.append(part)
            thick = r * 1.085
            for angle, side in ((upper, 1), (lower, -1)):
                a = math.radians(angle)
                n = axes @ np.array([0.0, side * math.cos(a), -side * math.sin(a)])
                body = Ellipsoid(c, (thick * s0,) * 3, axes)
                q.append(Cap(body, [(c, n)], 0.02 * s0, 0.045 * s0))
            self.eyes_at.append((c, axes, thick * s0, upper, lower))

    def _iris(self, c: Vec, axes: Vec, upper: float) -> Pigment:
        gx, gy = math.radians(self.gaze[0]), math.radians(self.gaze[1])
        look = self.frame.axes @ np.array([math.sin(gx) * math.cos(gy), -math.sin(gy), math.cos(gx) * math.cos(gy)])
        r = self.b.eye_r * self.size
        colour = rgb(self.eyes)
        a = math.radians(upper)
        lid = (axes @ np.array([0.0, math.cos(a), -math.sin(a)])).astype(f32)
        wide = {True: 0.74, False: 0.62 if self.b.eye_r > 0.22 else 0.56}[self.b is BUILDS["baby"]]

        def pigment(x: Array, y: Array, z: Array) -> Array:
            dx, dy, dz = (x - f32(c[0])) / f32(r), (y - f32(c[1])) / f32(r), (z - f32(c[2])) / f32(r)
            cosine = np.clip(dx * f32(look[0]) + dy * f32(look[1]) + dz * f32(look[2]), -1, 1)
            t = np.arccos(cosine) / f32(wide)
            base = np.zeros((*x.shape, 3), f32) + rgb("f5efe8")
            vertical = np.clip((dy - f32(look[1])) / f32(wide), -1, 1)
            iris = (
                colour * f32(0.7)
                + (mix(colour, "c87428", 0.36) - colour * f32(0.7)) * smooth(-0.3, 1.0, vertical)[..., None]
            )
            iris = iris * (1 - smooth(0.72, 1.0, t)[..., None] * f32(0.6))
            inside = smooth(1.06, 0.94, t)[..., None]
            base = base * (1 - inside) + iris * inside
            pupil = smooth(0.5, 0.42, t)[..., None]
            base = base * (1 - pupil) + rgb("140c10") * pupil
            under = smooth(-0.36, 0.0, dx * lid[0] + dy * lid[1] + dz * lid[2])[..., None]
            return base * (1 - under * f32(0.5)) + base * rgb("8c6a5c") * under * f32(0.5)

        return pigment

    def _ears(self, q: list[Prim]) -> None:
        e, ey = self.b.ear, self.b.eye_y
        for s in (-1, 1):
            turn = rotation(s * 30, 0, s * 10)
            y = ey - 0.12
            dome = 0.8 * self.b.skull * self.b.wide * math.sqrt(max(1 - ((y - 0.32) / (0.84 * self.b.skull)) ** 2, 0.1))
            side = 0.67 * self.b.face_w * math.sqrt(max(1 - ((y + 0.22 - ey * 0.3) / 0.8) ** 2 - 0.16, 0.1))
            at = (s * (max(dome, side) + 0.03), y, -0.16)
            q.append(self._e(at, (0.07, 0.26 * e, 0.17 * e), 0.06, turn=turn))
            q.append(
                self._e((at[0] + s * 0.045, at[1] + 0.03, at[2] + 0.075), (0.055, 0.17 * e, 0.1 * e), 0.035, True, turn)
            )
            q.append(
                self._e((at[0] + s * 0.02, at[1] + 0.01, at[2] + 0.08), (0.03, 0.1 * e, 0.05 * e), 0.03, turn=turn)
            )
            q.append(self._e((at[0] - s * 0.01, at[1] - 0.22 * e, at[2] + 0.07), (0.05, 0.07, 0.06), 0.05))

    def _colours(self) -> None:
        b, ey, s = self.b, self.b.eye_y, self.size
        warm = mix(self.tone, "e0584c", 0.42) if not self.dark else mix(self.tone, "b04030", 0.3)
        st = self.flesh.stains
        for side in (-1, 1):
            st.insert(
                0, Stain(self._e((side * 0.42, ey - 0.36, 0.6), (0.16, 0.13, 0.3)), warm, 0.5 * self.blush, 0.2 * s)
            )
            st.insert(0, Stain(self._e((side * 0.84, ey - 0.14, -0.1), (0.05, 0.24, 0.2)), warm, 0.4, 0.12 * s))
            c = (side * b.eye_x, ey + 0.02, b.eye_z)
            st.insert(
                0,
                Stain(
                    self._e(c, (b.eye_r * 1.12, b.eye_r * 0.95, b.eye_r * 1.2)),
                    mix(self.tone, "7a3440", 0.5),
                    0.3,
                    0.1 * s,
                ),
            )
        under = self._l((0, -0.98, 0.05), (0, -1.6, -0.35), 0.3, 0.3)
        st.insert(0, Stain(under, mix(self.tone, "7a342c", 0.5), 0.42, 0.2 * s))
        st.insert(0, Stain(self._e((0, b.nose_y, 0.95), (0.09, 0.08, 0.12)), warm, 0.42 * self.blush, 0.11 * s))
        st.insert(0, Stain(self._e((0, b.chin + 0.08, 0.7), (0.08, 0.06, 0.1)), warm, 0.2, 0.14 * s))

    # -- hair --------------------------------------------------------------------------------------------------------

    def _hair(self, scene: Scene) -> None:
        h, k = self.hair, self.b.skull
        if h.style in ("bald", "down"):
            return
        q: list[Prim] = []
        up = self.frame.axes @ np.array([0.0, 1, 0])
        back = self.frame.axes @ np.array([0.0, 0.15, -1])
        puff = {"afro": 0.34, "curls": 0.2, "crop": 0.03, "tuft": 0.0, "bun": 0.06}.get(h.style, 0.1)
        shell = self._e(
            (0, self.b.crown + 0.02 + puff * 0.4, -0.16 - puff * 0.2),
            (0.82 * k * self.b.wide + puff, 0.87 * k + puff, 0.96 * k + puff * 0.8),
        )
        line = 0.62 + (0.1 if h.style in ("bun", "crop") else 0.0)
        if h.style == "tuft":
            q.append(self._e((0.05, 1.12 * k, 0.3), (0.16, 0.1, 0.18)))
            q.append(self._l((0.0, 1.15 * k, 0.34), (0.16, 1.3 * k, 0.5), 0.07, 0.02, 0.08))
        else:
            slope = unit(up * 0.62 + back * 0.9)
            q.append(Cap(shell, [(self.frame.point((0, line, 0.66)), slope)], 0.12 * self.size))
        if h.style in ("bob", "long"):
            reach = -0.75 if h.style == "bob" else -1.75 * h.length
            for s in (-1, 1):
                q.append(self._l((s * 0.72 * k, 0.3, 0.02), (s * 0.74, reach * 0.6, 0.05), 0.24, 0.22, 0.2))
                q.append(self._l((s * 0.74, reach * 0.6, 0.05), (s * 0.66, reach, 0.0), 0.22, 0.15, 0.2))
            q.append(self._e((0, -0.2, -0.5), (0.72, 0.95, 0.5), 0.2))
        if h.style == "bun":
            q.append(self._e((0.05, 1.28, -0.5), (0.36, 0.34, 0.36), 0.06))
        if h.style == "tails":
            for s in (-1, 1):
                q.append(self._e((s * 1.02, 0.3, -0.3), (0.3, 0.34, 0.3), 0.05))
                q.append(self._l((s * 1.05, 0.2, -0.3), (s * 1.12, -0.55, -0.15), 0.24, 0.08, 0.1))
        if h.style == "braid":
            for j in range(6):
                y = -0.3 - j * 0.3
                q.append(self._e((0.78 + 0.05 * (j % 2), y, 0.1 + 0.1 * j), (0.19, 0.2, 0.19), 0.03))
        if h.style in ("short", "bob", "long", "tails", "braid"):
            low = 0.5 if h.style == "short" else 0.66
            for j in range(7):
                x = -0.57 + 0.19 * j
                edge = low + 0.07 * math.sin(j * 2.4) - abs(x) * 0.3
                root = self.frame.point((h.parting * 0.35, 1.05 * k, 0.3))
                middle = self.frame.point((x * 0.8 + h.parting * 0.08, 0.92 - abs(x) * 0.2, 0.6 - abs(x) * 0.2))
                end = self.frame.point((x, edge, 0.76 - abs(x) * 0.38))
                q.append(Cord([root, middle, end], [v * self.size for v in (0.13, 0.12, 0.045)], 0.06 * self.size))
        self.hairs = Part(q, h.colour, "hair", line=0.25)
        scene.add(self.hairs)

    def _comb(self, x: Array, y: Array, z: Array) -> tuple[Array, Array]:
        """Direction of the hair on the card at card positions."""
        lx, ly, lz = self.frame.local(x, y, z)
        cx, cy, cz = self.hair.parting * 0.35, 1.12 * self.b.skull, 0.05
        dx, dy, dz = lx - f32(cx), (ly - f32(cy)) * f32(0.7), lz - f32(cz)
        down = smooth(0.5, -0.4, ly)
        dx, dy, dz = dx * (1 - down), dy * (1 - down) - down, dz * (1 - down)
        a = self.frame.axes.astype(f32)
        return a[0, 0] * dx + a[0, 1] * dy + a[0, 2] * dz, a[1, 0] * dx + a[1, 1] * dy + a[1, 2] * dz

    def _down(self, img: Array, scene: Scene) -> None:
        """Fine baby hair on the bare skull, thicker towards the crown."""
        m = scene.mask(self.flesh)
        lx, ly, lz = self.frame.local(grid.x, grid.y, scene.depth)
        high = (ly - f32(0.5) + np.abs(lx) * f32(0.1)) * f32(0.75) - (lz - f32(0.72)) * f32(0.62)
        m = m * smooth(-0.02, 0.5, high + noise(self.size * 0.25, 8, 2) * f32(0.06))
        rows, columns = np.where(m > 0.02)
        if len(rows) == 0:
            return
        img[:] = img * (1 - m[..., None] * f32(0.5)) + img * rgb(self.hair.colour) * m[..., None] * f32(0.75)
        random, s, layer = np.random.default_rng(6), self.size, Layer()
        reference = blur(img, 2)
        picks = random.integers(0, len(rows), 3600)
        u, v = self._comb(
            columns[picks] / f32(grid.s), rows[picks] / f32(grid.s), scene.depth[rows[picks], columns[picks]]
        )
        for i, pick in enumerate(picks):
            row, column = rows[pick], columns[pick]
            if random.random() > m[row, column] * 1.3 + 0.08:
                continue
            x, y = column / grid.s, row / grid.s
            angle = math.atan2(float(v[i]), float(u[i]) + 1e-6) + random.normal(0, 0.16)
            length, c, sn = s * random.uniform(0.06, 0.2), math.cos(angle), math.sin(angle)
            bend = random.normal(0, 0.1) * length
            pts = [
                (x, y),
                (x + c * length * 0.5 - sn * bend, y + sn * length * 0.5 + c * bend),
                (x + c * length, y + sn * length),
            ]
            colour = mix(reference[row, column], self.hair.colour, random.uniform(0.15, 0.6))
            layer.fill(ribbon(pts, [s * 0.003, s * random.uniform(0.006, 0.016), s * 0.002], 8), colour, 0.6)
        lay(img, layer)

    def _strands(self, img: Array, scene: Scene) -> None:
        if self.hair.style == "down":
            self._down(img, scene)
        if self.hairs is None:
            return
        m = scene.mask(self.hairs)
        rows, columns = np.where(m > 0.5)
        if len(rows) == 0:
            return
        random = np.random.default_rng(int(self.x * 7 + self.y))
        area = len(rows) / grid.s**2
        style, s = self.hair.style, self.size
        base = rgb(self.hair.colour)
        sheen = mix(base, "ffd8a8", 0.36)
        reference = blur(img, 1.2)
        layer = Layer()
        curly = style in ("afro", "curls")
        count = min(max(int(area / (s * s) * (1500 if curly else 1050)), 160), 7000)
        picks = random.integers(0, len(rows), count)
        u, v = self._comb(
            columns[picks] / f32(grid.s), rows[picks] / f32(grid.s), scene.depth[rows[picks], columns[picks]]
        )
        clump = noise(s * 0.2, 12, 2)
        for i, pick in enumerate(picks):
            row, column = rows[pick], columns[pick]
            x, y = column / grid.s, row / grid.s
            lit = float(scene.lit[row, column])
            tone = float(np.clip(clump[row, column] * 0.3 + random.normal(0, 0.1), -0.45, 0.4))
            colour = np.clip(reference[row, column] * (1 + tone), 0, 1)
            if tone > 0.12 and lit > 0.45 and random.random() < 0.5:
                colour = mix(colour, sheen, 0.4 * lit)
            if curly:
                r, turn = s * random.uniform(0.03, 0.07), random.uniform(0, 6.3)
                pts = [
                    (x + r * math.cos(turn + t), y + r * math.sin(turn + t) * 0.9)
                    for t in np.linspace(0, random.uniform(2.0, 4.5), 7)
                ]
                layer.stroke(spline(pts, False), s * random.uniform(0.01, 0.022), colour, 0.7)
                continue
            angle = math.atan2(float(v[i]), float(u[i]) + 1e-6) + random.normal(0, 0.05) + clump[row, column] * 0.16
            length = s * random.uniform(0.3, 0.75) * (0.35 if style in ("crop", "tuft") else 1.0)
            bend = random.normal(0, 0.05) * length
            c, sn = math.cos(angle), math.sin(angle)
            pts = [
                (x - c * length * 0.5, y - sn * length * 0.5),
                (x - sn * bend, y + c * bend),
                (x + c * length * 0.5, y + sn * length * 0.5),
            ]
            layer.fill(ribbon(pts, [s * 0.004, s * random.uniform(0.012, 0.05), s * 0.003], 12), colour, 0.55)
        loose = style in ("short", "crop", "tuft", "curls", "afro")
        near = blur(m, s * (0.05 if loose else 0.03))
        skin_edge = smooth(0.02, 0.3, near) if loose else smooth(0.15, 0.55, near)
        lay(img, layer, clip=skin_edge)

    # -- drawn features ----------------------------------------------------------------------------------------------

    def details(self, img: Array, scene: Scene) -> None:
        """Lines and hairs that are drawn over the forms: lashes, brows, catchlights, age, freckles, hair."""
        others = [part for part in scene.parts if not any(part is own for own in self.parts())]
        front = blur(scene.mask(*others), 0.4)[..., None] if others else 0
        before = img.copy()
        self._freckles(img, scene)
        self._age(img, scene)
        self._eyes(img, scene)
        self._strands(img, scene)
        self._brows(img, scene)
        img[:] = img * (1 - front) + before * front

    def parts(self) -> list[Part]:
        """All parts of this head."""
        return [self.flesh, *self.mouth, *self.eyeballs] + ([self.hairs] if self.hairs else [])

    def _shown(self, scene: Scene, p: Vec, slack: float = 0.08) -> bool:
        if not (0 <= p[0] < 800 and 0 <= p[1] < 1200):
            return False
        return grid.at(scene.depth, float(p[0]), float(p[1])) < p[2] + slack * self.size

    def _eyes(self, img: Array, scene: Scene) -> None:
        layer, s = Layer(), self.size
        ink = mix("2a1410", self.hair.colour, 0.2)
        for (c, axes, r, upper, lower), side in zip(self.eyes_at, (-1, 1), strict=True):
            for angle, w, alpha in ((upper, 0.042 * self.b.lash, 0.9), (lower, 0.014 * self.b.lash, 0.4)):
                if upper <= lower + 2 and angle == lower:
                    continue
                a = math.radians(angle)
                pts = []
                for t in np.linspace(math.radians(18), math.radians(162), 16):
                    d = axes @ np.array([math.cos(t), math.sin(t) * math.sin(a), math.sin(t) * math.cos(a)])
                    p = c + d * r * 1.0
                    if self._shown(scene, p):
                        pts.append((float(p[0]), float(p[1])))
                if len(pts) < 4:
                    continue
                widths = [0.25, 0.75, 1.0, 0.9, 0.3] if side < 0 else [0.3, 0.9, 1.0, 0.75, 0.25]
                if side > 0:
                    widths = widths[::-1]
                widths = [v * w * s for v in widths]
                layer.fill(ribbon(pts, widths, 30), ink, alpha, 0.005 * s)
            if upper > lower + 8:
                a = math.radians(upper + 17)
                fold = []
                for t in np.linspace(math.radians(30), math.radians(152), 14):
                    d = axes @ np.array([math.cos(t), math.sin(t) * math.sin(a), math.sin(t) * math.cos(a)])
                    p = c + d * r * 1.02
                    if self._shown(scene, p, 0.1):
                        fold.append((float(p[0]), float(p[1])))
                if len(fold) > 5:
                    layer.fill(
                        ribbon(fold, [0.002 * s, 0.016 * s, 0.002 * s], 24),
                        mix(self.tone * 0.5, "6a2a28", 0.5),
                        0.5,
                        0.004 * s,
                    )
            if upper > lower + 14:
                gx, gy = math.radians(self.gaze[0]), math.radians(self.gaze[1])
                look = self.frame.axes @ np.array([math.sin(gx), -math.sin(gy), math.cos(gx)])
                r0 = self.b.eye_r * s
                p = c + unit(look + np.array([-0.24, -0.22, 0.0])) * r0
                if self._shown(scene, p, 0.02):
                    layer.fill(circle(float(p[0]), float(p[1]), r0 * 0.12, r0 * 0.135), "ffffff", 0.96, 0.003 * s)
                p = c + unit(look + np.array([0.2, 0.26, 0.0])) * r0
                if self._shown(scene, p, 0.02):
                    layer.fill(circle(float(p[0]), float(p[1]), r0 * 0.07), "ffffff", 0.5, 0.008 * s)
        self._seam(layer, scene)
        lay(img, layer)

    def _seam(self, layer: Layer, scene: Scene) -> None:
        """The dark line between the lips and the soft shade under them."""
        s = self.size
        pts = [self.frame.point(p) for p in self.seam]
        pts = [p for p in pts if self._shown(scene, p, 0.12)]
        if self.f.open or len(pts) < 4:
            return
        flat = [(float(p[0]), float(p[1])) for p in pts]
        layer.fill(
            ribbon(flat, [0.006 * s, 0.022 * s, 0.028 * s, 0.022 * s, 0.006 * s], 40),
            mix(self.tone * 0.3, "501018", 0.5),
            0.75,
            0.004 * s,
        )

    def _brows(self, img: Array, scene: Scene) -> None:
        b, f, s = self.b, self.f, self.size
        random = np.random.default_rng(5)
        layer = Layer()
        grey = b.age > 0 and float(rgb(self.hair.colour).mean()) > 0.5
        colour = mix(self.hair.colour, "d8d4cc", 0.4) if grey else mix(self.hair.colour, "1a0c0a", 0.25)
        if self.b is BUILDS["baby"]:
            colour = mix(self.tone, self.hair.colour, 0.3)
        for side in (-1, 1):
            lift = 0.05 * f.skew if side > 0 else -0.02 * f.skew
            y0 = b.eye_y + b.brow_y + lift
            knots = [
                (b.eye_x * 0.42, y0 + f.inner),
                (b.eye_x * 1.05, y0 + f.arch + (f.inner + f.outer) / 2 + 0.02),
                (b.eye_x * 1.72, y0 + f.outer - 0.04),
            ]
            points = [self.flesh.surface(self.frame, side * x, y) for x, y in knots]
            fine = np.array(
                [[np.interp(t, [0, 0.5, 1], [p[i] for p in points]) for i in range(3)] for t in np.linspace(0, 1, 40)]
            )
            flat = sample([tuple(p[:2]) for p in points], 40)
            for _ in range(int(60 + 1500 * b.brow_w)):
                t = random.random() ** 0.9
                j = min(int(t * 39), 38)
                if not self._shown(scene, fine[j], 0.16):
                    continue
                p = flat[j]
                along = flat[j + 1] - flat[j]
                along = along / (np.linalg.norm(along) + 1e-6)
                w = b.brow_w * s * (1.25 - 0.75 * t)
                off = random.normal(0, 0.45) * w
                normal = np.array([-along[1], along[0]])
                start = p + normal * off - along * s * 0.02
                rise = (0.5 - t) * 0.9
                upward = np.array([0, -1.0])
                end = start + (along + upward * max(rise, -0.1) * 0.4) * s * random.uniform(0.05, 0.095)
                layer.fill(
                    ribbon([tuple(start), tuple((start + end) / 2), tuple(end)], [s * 0.005, s * 0.014, s * 0.003], 8),
                    np.clip(colour * random.uniform(0.8, 1.25), 0, 1),
                    0.7,
                )
        lay(img, layer)

    def _freckles(self, img: Array, scene: Scene) -> None:
        if not self.freckles:
            return
        random, layer = np.random.default_rng(9), Layer()
        for _ in range(self.freckles):
            x, y = random.normal(0, 0.33), self.b.eye_y - 0.27 + random.normal(0, 0.09)
            p = self.flesh.surface(self.frame, float(x), float(y))
            if self._shown(scene, p):
                layer.fill(
                    circle(float(p[0]), float(p[1]), self.size * random.uniform(0.008, 0.018)),
                    mix(self.tone, "8a3c18", 0.7),
                    0.5,
                    self.size * 0.003,
                )
        lay(img, layer)

    def _age(self, img: Array, scene: Scene) -> None:
        if not self.b.age:
            return
        s, ey, layer = self.size, self.b.eye_y, Layer()
        ink = mix(self.tone * 0.55, "5a2420", 0.4)
        lines: list[list[tuple[float, float]]] = []
        for side in (-1, 1):
            lines.append(
                [
                    (side * 0.17, self.b.nose_y),
                    (side * 0.3, -0.5),
                    (side * (self.f.width + 0.09), self.b.mouth_y - 0.02),
                ]
            )
            lines.append([(side * 0.16, ey - 0.17), (side * 0.32, ey - 0.25), (side * 0.46, ey - 0.2)])
            for j in range(3):
                lines.append([(side * 0.5, ey + 0.02 - 0.03 * j), (side * 0.62, ey + 0.06 - 0.07 * j)])
        for j in range(3):
            y = ey + 0.46 + 0.11 * j
            lines.append(
                [(-0.36, y), (-0.1, y + 0.03 + self.f.inner * 0.3), (0.12, y + 0.025 + self.f.inner * 0.3), (0.38, y)]
            )
        for knots in lines:
            pts = [self.flesh.surface(self.frame, x, y) for x, y in knots]
            if sum(self._shown(scene, p, 0.12) for p in pts) < len(pts):
                continue
            flat = [(float(p[0]), float(p[1])) for p in pts]
            layer.fill(ribbon(flat, [0.003 * s, 0.022 * s, 0.003 * s], 24), ink, 0.5, 0.008 * s)
            lit = [(x, y + 0.024 * s) for x, y in flat]
            layer.fill(ribbon(lit, [0.002 * s, 0.02 * s, 0.002 * s], 24), mix(self.tone, "ffe8d0", 0.5), 0.3, 0.01 * s)
        lay(img, layer)
