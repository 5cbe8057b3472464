"""What pictures bring to mind, as vectors: a clue's likeness to all hooks of a card at once (soft maximum)."""

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from starlore.decks.pictures import CARDS

Vector = npt.NDArray[np.float32]
Numbers = npt.NDArray[np.intp]

SHARPNESS = 9.0
"""How much the hook that fits best outweighs the others."""

THE_SAME = 0.97
"""Vectors that are as alike as this say the same thing."""

Hook = tuple[int, Vector, float]
"""A card, what it brings to mind as a vector, and how readily."""


class Hooks:
    """What pictures bring to mind, as vectors (soft maximum over a card's hooks)."""

    def __init__(self, hooks: Sequence[Hook]) -> None:
        ordered = sorted(hooks, key=lambda hook: hook[0])
        self.vectors: Vector = np.array([vector for _, vector, _ in ordered], np.float32)
        self.weights: Vector = np.array([weight for _, _, weight in ordered], np.float32)
        self.cards: Numbers = np.array([card - 1 for card, _, _ in ordered], np.intp)
        self.sizes = np.bincount(self.cards, self.weights, CARDS)

    def fit(self, vector: Vector, but_same_of: int | None = None, *, sharpness: float = SHARPNESS) -> Vector:
        """How well a vector fits each card; without what says the same of one card."""
        if not len(self.vectors) or not vector.any():
            return np.zeros(CARDS, np.float32)
        alike = self.vectors @ vector
        strength = np.exp(sharpness * alike) * self.weights
        if but_same_of is not None:
            strength[(alike > THE_SAME) & (self.cards == but_same_of - 1)] = 0
        sums = np.bincount(self.cards, strength, CARDS)
        means = np.where(self.sizes > 0, sums / np.maximum(self.sizes, 1e-6), 0)
        spoken = self.sizes > 0
        fit = np.full(CARDS, 0.0)
        fit[spoken] = np.log(np.maximum(means[spoken], 1e-6)) / sharpness
        if not spoken.all():
            fit[~spoken] = fit[spoken].mean()
        return fit.astype(np.float32)


def centred(fit: Vector) -> Vector:
    """The same with the mean at 0."""
    moved: Vector = fit - fit.mean()
    return moved
