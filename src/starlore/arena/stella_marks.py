"""Marking: say which cards of a grid others will connect with a word."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from starlore.arena.decoys import TIERS, decoys
from starlore.arena.hands import PICTURES, hands, said
from starlore.arena.task import Item, Task, card_of, pictures
from starlore.bots.brain import ClueBrain
from starlore.core import Language, Seat
from starlore.decks.pictures import NUMBERS
from starlore.decks.words import WORDS
from starlore.games import STELLA
from starlore.games.stella.messages import Laid, MarkCards, PassMarker, Setup
from starlore.games.stella.view import AssociatingView
from starlore.rulebook.stella import GRID, MARKS, ROUNDS
from starlore.sim.stella import greedy

BOX = "box"
"""The hand of the words that are printed on the word cards."""

WORD_CARDS, EACH = 32, 6
"""How many printed words there are, and how many clues of each hand stand in for a word."""

HELD = 3
"""From how many cards each of a `chosen` grid is the best."""

SEATS = 4
LEVEL = "friend"
"""Who marks and points beside the one who answers."""


def grids(languages: Sequence[Language], brain: ClueBrain, rng: Random) -> Iterator[Item]:
    """A word and fifteen cards. A word of the box may fit any of them; a hand's clue was given to one of them."""
    words = rng.sample(range(len(WORDS.standard)), WORD_CARDS)
    cards = {hand: rng.sample(PICTURES, EACH) for hand in hands()}
    texts = [(BOX, number) for number in words] + [(hand, card) for hand in hands() for card in cards[hand]]
    for deal, (hand, number) in enumerate(texts, 1):
        for language in languages:
            text, english = in_language(hand, number, language)
            fit = brain.model.fit(text, language, english=english)
            own = [] if hand == BOX else [number]
            others = [int(card) for card in NUMBERS if card not in own]
            for tier in TIERS:
                chance = Random(f"{deal} {tier}")  # a grid by lot is the same in every language
                grid = [*own, *decoys(tier, others, fit, GRID - len(own), HELD, chance)]
                chance.shuffle(grid)
                yield Item(
                    id=f"marks-{tier}-{language}-{hand}-{deal:02}",
                    task="marks",
                    tier=tier,
                    language=language,
                    hand=hand,
                    text=text,
                    cards=tuple(grid),
                    pictures=pictures(grid),
                    deal=deal,
                )


def in_language(hand: str, number: int, language: Language) -> tuple[str, str | None]:
    """The upper word of a word card with its English meaning, or what a hand said of a card."""
    if hand != BOX:
        return said()[hand, number, language], None
    word = WORDS.standard[number].upper
    return word.in_language(language), word.en


def laid(item: Item) -> Any:
    """A game with this grid and this word, in which the one who answers has seat 0."""
    word = item.text
    if item.hand == BOX:
        word = next(card.upper.key for card in WORDS.standard if card.upper.in_language(item.language) == item.text)
    words = ((word, ""),) * ROUNDS
    setup = Setup(seats=SEATS, deck=NUMBERS, words=words)
    grid: Any = item.cards
    pile = tuple(card for card in NUMBERS if card not in grid)
    return STELLA.evolve(None, Laid(setup=setup, grid=grid, pile=pile, words=words, first=Seat(item.deal % SEATS)))


def stars(item: Item, answer: Any, brain: ClueBrain) -> float:
    """The points of one round beside three bots of ours; they also point for whoever answers."""
    if not isinstance(answer, list) or len(set(map(str, answer))) != len(answer) or len(answer) not in MARKS:
        raise ValueError(f"an answer to {item.id} is a list of 1 to {MARKS.stop - 1} different cards")
    marks = MarkCards(tuple(card_of(card, item) for card in answer))  # type: ignore[misc]
    state, rng = laid(item), Random(f"{item.deal} {item.tier}")
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
    view = STELLA.view(laid(item), Seat(0))
    command: Any
    if kind == "greedy":
        command = greedy(view, brain.knowledge, item.language)
    else:
        command = brain.choose(STELLA.slug, view, "mind_reader", item.language, rng)
    assert isinstance(command, MarkCards)
    return [int(card) for card in command.cards]


MARKING = Task(
    name="marks",
    unit="points of a round",
    items=grids,
    score=stars,
    baselines=("random", "greedy", "bot"),
    baseline=mark,
)
