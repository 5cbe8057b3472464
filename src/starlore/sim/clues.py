"""Evaluation sets: clues that many writers gave who saw the pictures alone, split into train and test by a rule."""

import csv
from importlib.resources import files
from typing import Literal, get_args

from msgspec import Struct

from starlore.core import LANGUAGES, Language

Part = Literal["tune", "test", "held_out"]
PARTS: tuple[Part, ...] = get_args(Part)

HELD_OUT = frozenset({"teacher", "joker", "film", "literal"})
"""Writers to whose clues nothing is ever adjusted to (held-out groups)."""

TEST_CARDS = 3
"""Of the other writers, the clues of every third picture (number divisible by this) are for testing only."""

RECORDED = "recorded"
"""The first set, of one author; its halves are written in its file, and its test half has been looked at."""


FIRST_WRITERS = frozenset({RECORDED, "child", "joker", "teacher", "teen"})
"""Those who saw the pictures before the others did."""

PAINTED_ANEW = frozenset(
    {1, 4, 7, 9, 10, 14, 15, 19, 20, 21, 22, 25, 28, 29, 30, 31, 33, 35, 36, 37, 39}
    | {44, 45, 48, 51, 53, 54, 55, 59, 61, 62, 64, 65, 67, 68, 69, 70, 71, 73, 74, 75, 76, 77}
    | {78, 80, 84}
)
"""Pictures that were painted anew after every writer had seen them; whoever paints one enters it. The idea of each is
the same; a clue may still speak of what cannot be seen any more."""

PAINTED_BETWEEN = frozenset({18, 40})
"""Pictures that were painted anew after the first writers had seen them."""

SEEN_AGAIN = frozenset(
    {4, 6, 7, 10, 11, 16, 19, 20, 21, 26, 27, 30, 33, 34, 35, 37, 38, 41, 42, 43, 45, 49}
    | {56, 61, 63, 64, 66, 70, 73, 74, 77, 78, 79, 80}
)
"""Pictures that were painted anew, and of which all eight writers then wrote anew: only the first set is older."""


class Clue(Struct, frozen=True):
    """What somebody said who looked at a picture and knew nothing of its hooks."""

    card: int
    language: Language
    text: str
    part: Part
    """`tune`: the model may be adjusted to it; `test` and `held_out`: never."""

    hand: str = RECORDED
    kind: str = "any"
    """word, phrase, idiom, title, emotion, question and so on, as its writer called it."""

    @property
    def repainted(self) -> bool:
        """Its writer saw an earlier painting of this picture."""
        if self.hand == RECORDED and self.card in SEEN_AGAIN:
            return True
        return self.card in PAINTED_ANEW or (self.hand in FIRST_WRITERS and self.card in PAINTED_BETWEEN)


def part_of(hand: str, card: int) -> Part:
    """The rule of the split."""
    if hand in HELD_OUT:
        return "held_out"
    return "test" if card % TEST_CARDS == 0 else "tune"


def read_clues() -> list[Clue]:
    """The first recorded set."""
    return [
        Clue(int(row["card"]), as_language(row["language"]), row["clue"], "test" if row["part"] == "test" else "tune")
        for row in read_rows("clues.tsv")
    ]


def read_hands() -> list[Clue]:
    """The clues of many hands; none while nobody has written any."""
    return [
        Clue(
            card=int(row["card"]),
            language=as_language(row["language"]),
            text=row["clue"],
            part=part_of(row["hand"], int(row["card"])),
            hand=row["hand"],
            kind=row["kind"],
        )
        for row in read_rows("hands.tsv")
    ]


def read_rows(name: str) -> list[dict[str, str]]:
    """The rows of a data file with a heading; none where there is no such file."""
    file = files("starlore.sim").joinpath("data", name)
    lines = file.read_text("utf-8").splitlines() if file.is_file() else []
    return list(csv.DictReader(lines, delimiter="\t", quoting=csv.QUOTE_NONE))


def as_language(language: str) -> Language:
    """A language by its code."""
    return next(one for one in LANGUAGES if one == language)
