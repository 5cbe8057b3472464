"""The pictures for programs that do not look at them (feature vectors), and for those that do (files)."""

from functools import cache
from pathlib import Path

import numpy as np
import numpy.typing as npt

from starlore.bots.associations import associations
from starlore.decks.pictures import CARDS, DECK

Features = npt.NDArray[np.float32]


@cache
def picture_features() -> Features:
    """A row for each card by its number, of unit length: the weighted middle of what the picture brings to mind.

    Row 0 is all zero and stands for "no card". They are made of what somebody wrote who looked at the pictures.
    """
    hooks = associations().hooks
    found = np.zeros((CARDS + 1, hooks.vectors.shape[1]), np.float32)
    np.add.at(found, hooks.cards + 1, hooks.vectors * hooks.weights[:, None])
    lengths = np.linalg.norm(found, axis=1, keepdims=True)
    made: Features = (found / np.where(lengths > 0, lengths, 1)).astype(np.float32)
    made.flags.writeable = False
    return made


def picture_files(*, small: bool = False) -> dict[int, Path]:
    """The picture of each card by its number, as WebP: 800 by 1200, or 400 by 600."""
    ending = "-400.webp" if small else ".webp"
    return {number: DECK.folder / f"{number:03}{ending}" for number in DECK.pictures}
