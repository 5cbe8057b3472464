"""NumPy's chance from ours, so that one seed decides everything."""

from random import Random

import numpy as np


def np_rng(rng: Random) -> np.random.Generator:
    """A generator that follows from the state of another."""
    return np.random.default_rng(rng.getrandbits(64))
