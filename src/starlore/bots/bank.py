"""The bank of native clues: what a witty speaker of each language would say of each picture."""

from functools import cache
from typing import NamedTuple

from starlore.bots.words import read_lines
from starlore.core import Language


class BankClue(NamedTuple):
    """A clue that somebody wrote in their own language while looking at the picture."""

    card: int
    kind: str
    """word, phrase, idiom, proverb, title, sound, question, first_line, feeling, quote."""

    telling: int
    """From 1 (hardly anyone would pick this picture out of six) to 5 (nearly everybody)."""

    text: str
    link: str
    """Its English equivalent, where there is one: by it, clues of different languages are the same."""


@cache
def bank(language: Language) -> tuple[BankClue, ...]:
    """All clues in this language; empty where nobody has written any."""
    rows = (line.split("\t") for line in read_lines(f"clues.{language}.tsv"))
    return tuple(BankClue(int(card), kind, int(telling), text, link) for card, kind, telling, text, link in rows)
