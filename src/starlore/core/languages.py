"""The languages that Starlore speaks."""

from typing import Literal, get_args

Language = Literal["en", "bg", "pl", "et", "cs"]
LANGUAGES: tuple[Language, ...] = get_args(Language)
