"""The three tiers: which other cards lie beside the one that a text was meant for, from easy to hard."""

from collections.abc import Sequence
from random import Random

from starlore.bots.hooks import Vector

TIERS = ("drawn", "chosen", "nearest")
"""Drawn by lot; each the best of several that somebody holds, as in a game; those that fit best of all."""


def decoys(tier: str, others: Sequence[int], fit: Vector, number: int, held: int, rng: Random) -> list[int]:
    """So many of the other cards; `held` is how many somebody holds who chooses one of them."""
    if tier == "nearest":
        return sorted(others, key=lambda card: -fit[card - 1])[:number]
    if tier == "drawn":
        return rng.sample(others, number)
    drawn = rng.sample(others, number * held)
    return [max(drawn[at : at + held], key=lambda card: fit[card - 1]) for at in range(0, len(drawn), held)]
