"""A task for vision-language models: a question about pictures with an answer that can be scored."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from msgspec import Struct

from starlore.bots.brain import ClueBrain
from starlore.core import Language

KINDS = ("random", "greedy", "bot", "hands")
"""The baselines: without looking, the first that fits, our best bot, and what the hands have said."""


class Item(Struct, frozen=True, kw_only=True):
    """One question. Cards are numbers of the deck; their pictures are the files of the same number."""

    id: str
    task: str
    tier: str
    language: Language
    hand: str
    """Whose text it is, for the report and not for whoever answers; see each task."""

    text: str
    """The clue, or the word; empty where the answer is one."""

    cards: tuple[int, ...]
    pictures: tuple[str, ...]
    """The files of these cards, as `starlore decks export` names them."""

    deal: int
    """Items of a task with the same number are variations of one thing: they count together in confidence intervals."""


class Answer(Struct, frozen=True):
    """What somebody answers: see each task."""

    id: str
    answer: Any


@dataclass(frozen=True, kw_only=True)
class Task:
    """A kind of question: where its items come from, how answers are scored, and what baselines answer."""

    name: str
    unit: str
    """What a score is."""

    items: Callable[[Sequence[Language], ClueBrain, Random], Iterator[Item]]
    score: Callable[[Item, Any, ClueBrain], float]
    """From 0; raises `ValueError` when it is no answer to this item."""

    baselines: Sequence[str]
    baseline: Callable[[str, Item, ClueBrain, Random], Any]


def pictures(cards: Sequence[int]) -> tuple[str, ...]:
    """The files of these cards."""
    return tuple(f"pictures/{card:03}.webp" for card in cards)


def card_of(answer: Any, item: Item) -> int:
    """A card of this item; raises `ValueError`."""
    if type(answer) is not int or answer not in item.cards:
        raise ValueError(f"{answer!r} is no card of {item.id}")
    return answer
