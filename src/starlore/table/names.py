"""Names at a table: which of them a reader would take for one, and those that bots bear."""

import unicodedata

BOT_NAMES = (
    "Altair",
    "Capella",
    "Castor",
    "Deneb",
    "Electra",
    "Lyra",
    "Mira",
    "Mizar",
    "Pollux",
    "Regulus",
    "Rigel",
    "Sirius",
    "Spica",
    "Tucana",
    "Vega",
)
"""Stars: nobody mistakes them for people, and they read the same in every language."""


def alike(name: str) -> str:
    """The same for all names that a reader may take for one: capitals and signs that nobody sees do not count."""
    shown = unicodedata.normalize("NFKC", name)
    return "".join(sign for sign in shown if unicodedata.category(sign) != "Cf").casefold()
