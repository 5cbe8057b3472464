"""Proportions and coats of the four-legged kinds."""

from __future__ import annotations

from dataclasses import dataclass

from art.paint.colour import Colour


@dataclass(frozen=True)
class Build:
    """A kind's anatomy in local units (withers about 70 high)."""

    coat: Colour
    belly: Colour
    head: str  # which head of heads.HEADS
    length: float = 84  # rump to chest
    height: float = 66  # top of the back above the ground
    chest: float = 32  # depth of the chest
    rump: float = 28
    tuck: float = 0.25  # how far the belly is drawn up (0: barrel, 0.4: greyhound)
    sway: float = 2  # dip of the back
    hump: float = 0  # rise over the shoulders
    neck: float = 24
    neck_wide: float = 24
    neck_thin: float = 17
    neck_angle: float = 38  # above the horizontal
    head_size: float = 11
    head_angle: float = 12  # muzzle below the horizontal
    leg: float = 8
    foot: Colour | None = None  # colour of the lower legs
    hoof: Colour | None = None
    tail: tuple[tuple[float, float], ...] = ()
    tail_widths: tuple[float, ...] = ()
    tail_colour: Colour | None = None
    tail_tip: Colour | None = None
    fur: float = 5
    stripes: Colour | None = None
    mane: Colour | None = None
    ears: Colour | None = None
    horns: str | None = None


_BRUSH = ((0, 0), (-16, 6), (-34, 14), (-54, 16))
_HANG = ((0, 0), (-8, 12), (-12, 30), (-12, 46))

KINDS: dict[str, Build] = {
    "fox": Build("d0602a", "f6e4cc", "canine", 76, 50, 25, 22, 0.3, 2, 0, 17, 19, 14, 34, 11, 14, 5.6, "3a1a20", None, _BRUSH, (8, 17, 20, 4), None, "fff4e0", 5),
    "wolf": Build("7c7a80", "d4cec4", "canine", 88, 64, 32, 27, 0.28, 1, 1, 22, 26, 19, 24, 12.5, 12, 7, "b8b0a8", None, ((0, 0), (-10, 12), (-16, 28), (-20, 42)), (8, 14, 14, 4), None, "3a3840", 6),
    "dog": Build("b07a48", "ecd8b8", "dog", 78, 58, 30, 26, 0.26, 2, 0, 20, 21, 16, 48, 11.5, 10, 7, "ecd8b8", None, ((0, 0), (-12, -8), (-22, -20), (-26, -34)), (6, 6, 5, 3), None, "fff4e0", 4),
    "cat": Build("6a6470", "c8c0bc", "cat", 66, 42, 21, 20, 0.16, 2, 0, 12, 16, 12, 42, 10, 8, 5.4, None, None, ((0, 0), (-16, -4), (-26, -18), (-24, -36), (-16, -44)), (6, 5.5, 5, 4.6, 3), None, None, 4),
    "tiger": Build("e88a34", "fff0dc", "cat", 96, 62, 34, 30, 0.16, 3, 2, 16, 26, 22, 26, 14, 10, 9.5, None, None, ((0, 0), (-18, 12), (-34, 22), (-48, 12)), (7, 6.5, 6, 6), None, "1c1218", 4, "1c1218"),
    "lion": Build("c8924c", "f0d8ac", "cat", 94, 64, 34, 28, 0.2, 3, 3, 16, 28, 23, 30, 14, 10, 9, None, None, ((0, 0), (-16, 14), (-26, 34), (-38, 40)), (6, 5, 5, 9), None, "5a3018", 4, None, "6a3a1c"),
    "bear": Build("5a3a2a", "8a6040", "bear", 98, 66, 46, 42, 0.08, 0, 7, 16, 34, 28, 14, 16, 14, 14, None, None, ((0, 0), (-6, 4), (-9, 8)), (9, 9, 6), None, None, 7),
    "badger": Build("7c7c80", "2a262c", "badger", 78, 36, 26, 25, 0.04, -2, 0, 12, 20, 15, 12, 9.5, 14, 7, "221e26", None, ((0, 0), (-10, 4), (-20, 8)), (8, 8, 3), None, None, 6),
    "boar": Build("4a3c38", "6a5448", "boar", 84, 56, 42, 32, 0.1, -3, 9, 10, 34, 26, 2, 13, 26, 7, "2a2224", "1c1618", ((0, 0), (-8, 10), (-9, 22)), (4, 3, 3), None, None, 7),
    "deer": Build("a06a3c", "ecd8b8", "deer", 76, 74, 30, 26, 0.22, 1, 1, 34, 22, 12, 58, 9.5, 22, 5.6, None, "2a1c1a", ((0, 0), (-7, 4), (-10, 10)), (8, 8, 4), "f4e6cc", None, 4),
    "stag": Build("8e5a34", "dcc4a0", "stag", 80, 78, 34, 28, 0.2, 1, 3, 36, 27, 15, 56, 10, 20, 6.2, None, "2a1c1a", ((0, 0), (-7, 4), (-10, 10)), (8, 8, 4), "e8d4b0", None, 5),
    "horse": Build("7a4a30", "8a5a3c", "horse", 92, 78, 36, 33, 0.16, 3, 2, 38, 30, 16, 52, 11, 46, 6.8, "3a2420", "1c1618", _HANG, (8, 14, 15, 4), "2a1a1a", None, 3, None, "2a1a1a"),
    "donkey": Build("8a8484", "d8d0c4", "donkey", 78, 62, 32, 28, 0.12, 2, 1, 28, 24, 15, 42, 11, 36, 6.4, None, "2a2224", ((0, 0), (-6, 14), (-7, 30)), (4, 3.5, 7), None, "3a3034", 4, None, "3a3034"),
    "zebra": Build("f2ecdc", "f2ecdc", "horse", 84, 70, 34, 31, 0.12, 2, 2, 30, 28, 17, 48, 11, 40, 6.8, None, "1c1618", _HANG, (5, 5, 8, 4), None, None, 3, "221c26", "221c26"),
    "bull": Build("2c2428", "3c3034", "bull", 104, 74, 48, 38, 0.1, 1, 10, 18, 42, 30, 14, 14, 26, 9.5, None, "14100f", ((0, 0), (-7, 20), (-8, 44)), (5, 4, 8), None, None, 3),
    "cow": Build("e8dcc8", "f4ecdc", "bull", 98, 68, 44, 38, 0.04, 3, 2, 20, 32, 22, 18, 12.5, 24, 8, None, "2a2224", ((0, 0), (-7, 18), (-8, 40)), (4, 3.5, 8), None, None, 3),
    "sheep": Build("e8e0d0", "c8bca8", "sheep", 72, 54, 40, 38, 0.02, -3, 0, 14, 26, 16, 40, 9, 26, 6, "3a3034", "1c1618", ((0, 0), (-7, 4), (-9, 10)), (9, 9, 6), None, None, 7),
    "goat": Build("d8d0c4", "b8aca0", "goat", 70, 58, 32, 27, 0.1, 1, 1, 22, 20, 12, 54, 9, 26, 5.6, None, "2a2224", ((0, 0), (-6, -6), (-10, -9)), (6, 6, 3), None, None, 5),
    "camel": Build("c89a5c", "dcb47c", "camel", 88, 82, 36, 28, 0.24, -2, 2, 46, 24, 14, 30, 11, 8, 7, None, None, ((0, 0), (-5, 16), (-6, 30)), (4, 3.5, 6), None, "6a4a2c", 4),
    "elephant": Build("8a8488", "a09a98", "elephant", 104, 84, 58, 50, 0.06, 0, 3, 16, 46, 40, 20, 20, 40, 18, None, None, ((0, 4), (-7, 24), (-9, 46)), (6, 4, 5), None, None, 0),
    "mouse": Build("8c8078", "e0d4c8", "mouse", 60, 32, 28, 30, 0.0, -6, -3, 6, 22, 18, 18, 11, 20, 4.4, "e0a898", None, ((0, 8), (-26, 12), (-48, 4), (-66, 12)), (4, 3, 2.4, 1), "d89a8c", None, 4),
    "rat": Build("5a5258", "a89c98", "mouse", 72, 34, 28, 30, 0.0, -4, -2, 8, 22, 17, 14, 11, 18, 4.8, "d89a8c", None, ((0, 8), (-28, 14), (-54, 10), (-78, 16)), (5, 4, 3, 1), "c88a80", None, 4),
}
