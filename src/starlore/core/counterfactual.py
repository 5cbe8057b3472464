"""Looking back at a round: what other numbers would have brought, as one small chart."""

from msgspec import Struct


class Counterfactual(Struct, frozen=True):
    """What 1, 2, 3 ... would have brought to somebody on average, against what the others really did."""

    mine: int
    """The number that they chose."""

    points: tuple[float, ...]
    lost: tuple[float, ...]
    """How much of it the risk of having most has cost on average."""
