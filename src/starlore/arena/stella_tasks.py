"""Stella's task: mark the cards of a grid that others will connect with a word."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from starlore.arena.task import Item, Task, card_of, pictures
from starlore.bots.brain import ClueBrain
from starlore.core import Language, Seat
from starlore.decks.pictures import NUMBERS
from starlore.decks.words import WORDS
from starlore.games import STELLA
from starlore.games.stella.messages import MarkCards, PassMarker, Setup
from starlore.games.stella.state import MARKS
from starlore.games.stella.view import AssociatingView
from starlore.sim.stella import greedy

GRIDS = 30
"""Items in each language."""

SEATS = 4
LEVEL = "friend"
"""Who marks and points beside the one who answers."""


def grids(languages: Sequence[Language], _: ClueBrain, rng: Random) -> Iterator[Item]:
    """A word and fifteen cards, the same in each language."""
    chosen = rng.sample(range(len(WORDS.standard)), GRIDS)
    for number in chosen:
        state = dealt(number)
        for language in languages:
            yield Item(
                id=f"marks-grid-{language}-{number:03}",
                task="marks",
                tier="grid",
                language=language,
                text=WORDS.standard[number].upper.in_language(language),
                cards=tuple(map(int, state.grid)),
                pictures=pictures(state.grid),
                seed=number,
            )


def dealt(number: int) -> Any:
    """The game that begins with this word card."""
    words = WORDS.standard_keys[number:] + WORDS.standard_keys[:number]
    setup = Setup(seats=SEATS, deck=NUMBERS, words=words, in_order=True)
    return STELLA.replay(STELLA.begin(setup, Random(f"grid {number}")))


def stars(item: Item, answer: Any, brain: ClueBrain) -> float:
    """The points of one round beside three bots of ours; they also point for whoever answers."""
    if not isinstance(answer, list) or len(set(map(str, answer))) != len(answer) or len(answer) not in MARKS:
        raise ValueError(f"an answer to {item.id} is a list of 1 to {MARKS.stop - 1} different cards")
    marks = MarkCards(tuple(card_of(card, item) for card in answer))  # type: ignore[misc]
    state, rng = dealt(item.seed), Random(item.seed)
    while not state.rounds:
        seat = STELLA.awaited(state)[0]
        view = STELLA.view(state, seat)
        chosen: Any
        if seat == Seat(0) and isinstance(view.phase, AssociatingView):
            chosen = PassMarker() if view.phase.mine else marks
        else:
            chosen = brain.choose(STELLA.slug, view, LEVEL, item.language, rng)
        for event in STELLA.decide(state, seat, chosen, rng):
            state = STELLA.evolve(state, event)
    return float(state.rounds[0].points[0])


def mark(kind: str, item: Item, brain: ClueBrain, rng: Random) -> list[int]:
    """A baseline's marks."""
    if kind == "random":
        return rng.sample(item.cards, rng.randint(3, 6))
    view = STELLA.view(dealt(item.seed), Seat(0))
    command: Any
    if kind == "greedy":
        command = greedy(view, brain.knowledge, item.language)
    else:
        command = brain.choose(STELLA.slug, view, "mind_reader", item.language, rng)
    assert isinstance(command, MarkCards)
    return [int(card) for card in command.cards]


MARKING = Task(name="marks", items=grids, score=stars, baseline=mark)
