"""Where in a picture is what a bot thought of? The catalogue's named places, compared by meaning."""

from collections.abc import Sequence

import numpy as np

from starlore.bots.associations import Associations
from starlore.bots.hooks import Vector
from starlore.core import Card
from starlore.decks.package import Place

NEAR = 0.4
"""Cosine from which a place's name means what was thought of; what is vaguer has no place in the picture."""


def place_of(model: Associations, card: Card, thoughts: Sequence[Vector]) -> Place | None:
    """Where the first of these thoughts is to be seen that has a place in the picture; None: nowhere in particular."""
    picture = model.pictures.get(card)
    if picture is None or not picture.places:
        return None
    names = np.array([model.encode(name, "en") for name in picture.places], np.float32)
    for thought in thoughts:
        alike = names @ thought
        best = int(alike.argmax())
        if alike[best] >= NEAR:
            return list(picture.places.values())[best]
    return None
