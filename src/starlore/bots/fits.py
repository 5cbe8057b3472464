"""A cache on disk: how well every clue of a bank fits every picture, for whoever does not know it.

Working it out takes some seconds a language, so `make fits` does it once. Where the file is older than the bank or the
model, a clue is worked out when it is needed.
"""

import hashlib
from collections.abc import Iterator
from importlib.resources import files

import numpy as np

from starlore.bots import associations as weights
from starlore.bots.associations import Associations
from starlore.bots.bank import BankClue
from starlore.bots.hooks import Vector
from starlore.bots.sayings import sayings
from starlore.core import Language

FILE = "fits.npz"
STEPS = 160
"""Steps of the stored bytes in one unit of fit."""

HIGHEST = 0.79
"""What a stored fit can be: more than that means the same, the clue is the picture's own."""


class BankFits:
    """The fit of each clue of one bank, from the file or worked out."""

    def __init__(self, model: Associations, language: Language, stored: Vector | None) -> None:
        self.model, self.language = model, language
        self.rows = {} if stored is None else dict(zip(model.native(language).clues, stored, strict=True))

    def __getitem__(self, clue: BankClue) -> Vector:
        found = self.rows.get(clue)
        if found is None:
            found = self.rows[clue] = self.model.work_out_fit(clue.text, self.language, recalled=False)
        return found


def bank_fits(model: Associations, language: Language) -> BankFits:
    """The fits of one language's bank."""
    file = files("starlore.bots").joinpath("data", FILE)
    if not file.is_file():
        return BankFits(model, language, None)
    with file.open("rb") as opened, np.load(opened) as archive:
        current = f"digest_{language}" in archive and archive[f"digest_{language}"].tobytes() == digest(model, language)
        stored = archive[f"fits_{language}"].astype(np.float32) / STEPS if current else None
    return BankFits(model, language, stored)


def digest(model: Associations, language: Language) -> bytes:
    """What the fits follow from: the clues, the pictures' hooks, the sayings, the vectors and the weights."""
    content = hashlib.sha256()
    for part in contents(model, language):
        content.update(part)
    return content.digest()


def contents(model: Associations, language: Language) -> Iterator[bytes]:
    """All of it, as bytes."""
    yield repr(model.native(language).hooks).encode()
    yield repr([list(picture.hooks.items()) for picture in model.pictures.values()]).encode()
    yield model.said.weights.tobytes()
    yield model.data["vectors"].tobytes()
    yield repr(sayings(language)).encode()
    yield model.data["parts"].tobytes()
    yield repr((model.weights(language), weights.SAYING, weights.LITERAL)).encode()


def work_out(model: Associations, language: Language) -> dict[str, np.ndarray]:
    """What the file holds of one language."""
    rows = [model.work_out_fit(clue.text, language, recalled=False) for clue in model.native(language).clues]
    stored = np.round(np.array(rows).clip(-HIGHEST, HIGHEST) * STEPS).astype(np.int8)
    return {f"fits_{language}": stored, f"digest_{language}": np.frombuffer(digest(model, language), np.uint8)}
