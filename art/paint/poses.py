"""Poses of the small figure: joint positions in local units, 100 high, foot at the origin, facing right."""

from __future__ import annotations

from dataclasses import dataclass

XY = tuple[float, float]


@dataclass(frozen=True, kw_only=True)
class Pose:
    """A figure in profile. near/far are the limbs on our side and the other."""

    hip: XY
    shoulder: XY
    head: XY
    near_leg: tuple[XY, XY]  # knee, foot
    far_leg: tuple[XY, XY]
    near_arm: tuple[XY, XY]  # elbow, hand
    far_arm: tuple[XY, XY]


@dataclass(frozen=True, kw_only=True)
class Stance:
    """A figure seen from behind or in front."""

    left_arm: tuple[XY, XY]  # elbow, hand
    right_arm: tuple[XY, XY]
    step: float  # half the width between the feet


SIDE: dict[str, Pose] = {
    "stand": Pose(
        hip=(0, -47),
        shoulder=(0, -73),
        head=(2, -87),
        near_leg=((2, -25), (0, -2)),
        far_leg=((4, -25), (5, -2)),
        near_arm=((-2, -58), (2, -45)),
        far_arm=((4, -58), (8, -46)),
    ),
    "walk": Pose(
        hip=(0, -46),
        shoulder=(3, -72),
        head=(6, -86),
        near_leg=((9, -26), (14, -2)),
        far_leg=((-3, -25), (-14, -4)),
        near_arm=((-5, -60), (-7, -46)),
        far_arm=((11, -60), (18, -51)),
    ),
    "run": Pose(
        hip=(0, -45),
        shoulder=(9, -69),
        head=(15, -82),
        near_leg=((17, -36), (13, -15)),
        far_leg=((-7, -27), (-25, -20)),
        near_arm=((-4, -62), (-13, -52)),
        far_arm=((20, -60), (28, -70)),
    ),
    "sit": Pose(
        hip=(0, -27),
        shoulder=(1, -54),
        head=(4, -68),
        near_leg=((20, -27), (20, -2)),
        far_leg=((22, -26), (24, -2)),
        near_arm=((3, -40), (14, -31)),
        far_arm=((6, -40), (17, -32)),
    ),
    "sit_ground": Pose(
        hip=(0, -9),
        shoulder=(-4, -36),
        head=(0, -50),
        near_leg=((16, -26), (25, -2)),
        far_leg=((18, -24), (29, -2)),
        near_arm=((6, -24), (16, -24)),
        far_arm=((6, -24), (18, -23)),
    ),
    "kneel": Pose(
        hip=(0, -28),
        shoulder=(5, -54),
        head=(9, -67),
        near_leg=((16, -26), (15, -2)),
        far_leg=((3, -5), (-18, -3)),
        near_arm=((8, -40), (20, -34)),
        far_arm=((12, -40), (24, -36)),
    ),
    "crouch": Pose(
        hip=(-2, -18),
        shoulder=(12, -38),
        head=(22, -46),
        near_leg=((16, -24), (8, -2)),
        far_leg=((18, -22), (14, -2)),
        near_arm=((18, -24), (28, -14)),
        far_arm=((20, -24), (31, -15)),
    ),
    "reach": Pose(
        hip=(0, -48),
        shoulder=(2, -74),
        head=(5, -88),
        near_leg=((2, -25), (-2, -2)),
        far_leg=((4, -26), (8, -3)),
        near_arm=((9, -86), (16, -102)),
        far_arm=((5, -60), (9, -48)),
    ),
    "point": Pose(
        hip=(0, -47),
        shoulder=(0, -73),
        head=(2, -87),
        near_leg=((2, -25), (0, -2)),
        far_leg=((4, -25), (5, -2)),
        near_arm=((12, -70), (26, -74)),
        far_arm=((4, -58), (6, -46)),
    ),
    "carry": Pose(
        hip=(0, -46),
        shoulder=(-2, -72),
        head=(1, -86),
        near_leg=((7, -25), (9, -2)),
        far_leg=((-3, -25), (-9, -3)),
        near_arm=((4, -57), (16, -57)),
        far_arm=((6, -58), (18, -60)),
    ),
    "push": Pose(
        hip=(-8, -43),
        shoulder=(7, -64),
        head=(14, -76),
        near_leg=((2, -26), (-6, -3)),
        far_leg=((-14, -22), (-26, -3)),
        near_arm=((14, -54), (27, -60)),
        far_arm=((17, -57), (29, -66)),
    ),
    "pull": Pose(
        hip=(4, -43),
        shoulder=(-9, -64),
        head=(-13, -78),
        near_leg=((13, -24), (19, -3)),
        far_leg=((7, -23), (2, -2)),
        near_arm=((4, -58), (18, -54)),
        far_arm=((6, -60), (20, -58)),
    ),
}

FRONT: dict[str, Stance] = {
    "stand": Stance(left_arm=((-13, -58), (-13, -44)), right_arm=((13, -58), (13, -44)), step=5),
    "walk": Stance(left_arm=((-13, -59), (-16, -47)), right_arm=((13, -58), (10, -45)), step=5),
    "arms_up": Stance(left_arm=((-16, -84), (-19, -101)), right_arm=((16, -84), (19, -101)), step=6),
    "hold": Stance(left_arm=((-13, -58), (-5, -52)), right_arm=((13, -58), (5, -52)), step=5),
    "wave": Stance(left_arm=((-13, -58), (-13, -44)), right_arm=((19, -80), (22, -95)), step=5),
}
