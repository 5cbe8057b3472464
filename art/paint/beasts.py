"""Proportions and coats of the four-legged kinds, in local units (withers about 70 high, feet at y = 0)."""

from __future__ import annotations

from dataclasses import dataclass

from art.paint.colour import Colour


@dataclass(frozen=True, kw_only=True)
class Trunk:
    """The body between the legs."""

    length: float  # rump to chest
    height: float  # top of the back above the ground
    chest: float  # depth of the chest
    rump: float  # depth of the rump
    tuck: float  # how far the belly is drawn up (0: barrel, 0.4: greyhound)
    sway: float  # dip of the back
    hump: float  # rise over the shoulders


@dataclass(frozen=True, kw_only=True)
class Neck:
    """From the shoulders to the skull."""

    length: float
    wide: float  # at the shoulders
    thin: float  # at the skull
    angle: float  # degrees above the horizontal


@dataclass(frozen=True, kw_only=True)
class Tail:
    """A curve from the rump; `colour` and `tip` where they differ from the coat."""

    line: tuple[tuple[float, float], ...]
    widths: tuple[float, ...]
    colour: Colour | None = None
    tip: Colour | None = None


@dataclass(frozen=True, kw_only=True)
class Build:
    """A kind's anatomy and coat."""

    head: str  # which head of heads.HEADS
    coat: Colour
    belly: Colour
    trunk: Trunk
    neck: Neck
    head_size: float
    head_angle: float  # degrees, muzzle below the horizontal
    leg: float  # thickness
    tail: Tail
    fur: float  # length of the hairs
    foot: Colour | None = None  # the lower legs, where they differ from the coat
    hoof: Colour | None = None
    mane: Colour | None = None


KINDS: dict[str, Build] = {
    "wolf": Build(
        head="canine",
        coat="7c7a80",
        belly="d4cec4",
        trunk=Trunk(length=88, height=64, chest=32, rump=27, tuck=0.28, sway=1, hump=1),
        neck=Neck(length=22, wide=26, thin=19, angle=24),
        head_size=12.5,
        head_angle=12,
        leg=7,
        tail=Tail(line=((0, 0), (-10, 12), (-16, 28), (-20, 42)), widths=(8, 14, 14, 4), tip="3a3840"),
        fur=6,
        foot="b8b0a8",
    ),
    "dog": Build(
        head="dog",
        coat="b07a48",
        belly="ecd8b8",
        trunk=Trunk(length=78, height=58, chest=30, rump=26, tuck=0.26, sway=2, hump=0),
        neck=Neck(length=20, wide=21, thin=16, angle=48),
        head_size=11.5,
        head_angle=10,
        leg=7,
        tail=Tail(line=((0, 0), (-12, -8), (-22, -20), (-26, -34)), widths=(6, 6, 5, 3), tip="fff4e0"),
        fur=4,
        foot="ecd8b8",
    ),
    "cat": Build(
        head="cat",
        coat="6a6470",
        belly="c8c0bc",
        trunk=Trunk(length=66, height=42, chest=21, rump=20, tuck=0.16, sway=2, hump=0),
        neck=Neck(length=12, wide=16, thin=12, angle=42),
        head_size=10,
        head_angle=8,
        leg=5.4,
        tail=Tail(line=((0, 0), (-16, -4), (-26, -18), (-24, -36), (-16, -44)), widths=(6, 5.5, 5, 4.6, 3)),
        fur=4,
    ),
    "badger": Build(
        head="badger",
        coat="7c7c80",
        belly="2a262c",
        trunk=Trunk(length=78, height=36, chest=26, rump=25, tuck=0.04, sway=-2, hump=0),
        neck=Neck(length=12, wide=20, thin=15, angle=12),
        head_size=9.5,
        head_angle=14,
        leg=7,
        tail=Tail(line=((0, 0), (-10, 4), (-20, 8)), widths=(8, 8, 3)),
        fur=6,
        foot="221e26",
    ),
    "boar": Build(
        head="boar",
        coat="4a3c38",
        belly="6a5448",
        trunk=Trunk(length=84, height=56, chest=42, rump=32, tuck=0.1, sway=-3, hump=9),
        neck=Neck(length=10, wide=34, thin=26, angle=2),
        head_size=13,
        head_angle=26,
        leg=7,
        tail=Tail(line=((0, 0), (-8, 10), (-9, 22)), widths=(4, 3, 3)),
        fur=7,
        foot="2a2224",
        hoof="1c1618",
    ),
    "deer": Build(
        head="deer",
        coat="a06a3c",
        belly="ecd8b8",
        trunk=Trunk(length=76, height=74, chest=30, rump=26, tuck=0.22, sway=1, hump=1),
        neck=Neck(length=34, wide=22, thin=12, angle=58),
        head_size=9.5,
        head_angle=22,
        leg=5.6,
        tail=Tail(line=((0, 0), (-7, 4), (-10, 10)), widths=(8, 8, 4), colour="f4e6cc"),
        fur=4,
        hoof="2a1c1a",
    ),
    "stag": Build(
        head="stag",
        coat="8e5a34",
        belly="dcc4a0",
        trunk=Trunk(length=80, height=78, chest=34, rump=28, tuck=0.2, sway=1, hump=3),
        neck=Neck(length=36, wide=27, thin=15, angle=56),
        head_size=10,
        head_angle=20,
        leg=6.2,
        tail=Tail(line=((0, 0), (-7, 4), (-10, 10)), widths=(8, 8, 4), colour="e8d4b0"),
        fur=5,
        hoof="2a1c1a",
    ),
    "horse": Build(
        head="horse",
        coat="7a4a30",
        belly="8a5a3c",
        trunk=Trunk(length=92, height=78, chest=36, rump=33, tuck=0.16, sway=3, hump=2),
        neck=Neck(length=38, wide=30, thin=16, angle=52),
        head_size=11,
        head_angle=46,
        leg=6.8,
        tail=Tail(line=((0, 0), (-8, 12), (-12, 30), (-12, 46)), widths=(8, 14, 15, 4), colour="2a1a1a"),
        fur=3,
        foot="3a2420",
        hoof="1c1618",
        mane="2a1a1a",
    ),
    "donkey": Build(
        head="donkey",
        coat="8a8484",
        belly="d8d0c4",
        trunk=Trunk(length=78, height=62, chest=32, rump=28, tuck=0.12, sway=2, hump=1),
        neck=Neck(length=28, wide=24, thin=15, angle=42),
        head_size=11,
        head_angle=36,
        leg=6.4,
        tail=Tail(line=((0, 0), (-6, 14), (-7, 30)), widths=(4, 3.5, 7), tip="3a3034"),
        fur=4,
        hoof="2a2224",
        mane="3a3034",
    ),
    "bull": Build(
        head="bull",
        coat="2c2428",
        belly="3c3034",
        trunk=Trunk(length=104, height=74, chest=48, rump=38, tuck=0.1, sway=1, hump=10),
        neck=Neck(length=18, wide=42, thin=30, angle=14),
        head_size=14,
        head_angle=26,
        leg=9.5,
        tail=Tail(line=((0, 0), (-7, 20), (-8, 44)), widths=(5, 4, 8)),
        fur=3,
        hoof="14100f",
    ),
    "goat": Build(
        head="goat",
        coat="d8d0c4",
        belly="b8aca0",
        trunk=Trunk(length=70, height=58, chest=32, rump=27, tuck=0.1, sway=1, hump=1),
        neck=Neck(length=22, wide=20, thin=12, angle=54),
        head_size=9,
        head_angle=26,
        leg=5.6,
        tail=Tail(line=((0, 0), (-6, -6), (-10, -9)), widths=(6, 6, 3)),
        fur=5,
        hoof="2a2224",
    ),
}
