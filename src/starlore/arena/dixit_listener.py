"""Listening: find the card that a clue was given to."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from starlore.arena.decoys import TIERS, decoys
from starlore.arena.hands import PICTURES, clues, said
from starlore.arena.task import Item, Task, card_of, pictures
from starlore.bots import dixit
from starlore.bots.brain import ClueBrain
from starlore.bots.levels import character
from starlore.core import Language
from starlore.decks.pictures import NUMBERS
from starlore.games.dixit.view import VotingView
from starlore.rulebook.dixit import HAND

TABLE = 6


def hear(languages: Sequence[Language], brain: ClueBrain, rng: Random) -> Iterator[Item]:
    """Each clue of each hand, in each tier. Nothing but the clue tells which card it is."""
    deals = rng.sample(range(1, len(PICTURES) + 1), len(PICTURES))  # the number of a deal does not tell the picture
    number_of, seed = dict(zip(PICTURES, deals, strict=True)), rng.random()
    for clue in clues(languages):
        fit = brain.model.fit(clue.text, clue.language)
        others = [int(card) for card in NUMBERS if card != clue.card]
        deal = number_of[clue.card]
        chance = Random(f"{deal} {clue.hand} {clue.language} {seed}")
        for tier in TIERS:
            cards = [clue.card, *decoys(tier, others, fit, TABLE - 1, HAND, chance)]
            chance.shuffle(cards)
            yield Item(
                id=f"listener-{tier}-{clue.language}-{clue.hand}-{deal:02}",
                task="listener",
                tier=tier,
                language=clue.language,
                hand=clue.hand,
                text=clue.text,
                cards=tuple(cards),
                pictures=pictures(cards),
                deal=deal,
            )


def find(item: Item, answer: Any, _: ClueBrain) -> float:
    """1 for a card that this hand has given this clue to."""
    return float(said().get((item.hand, card_of(answer, item), item.language)) == item.text)


def guess(kind: str, item: Item, brain: ClueBrain, rng: Random) -> int:
    """The card that a baseline takes for the right one."""
    if kind == "random":
        return rng.choice(item.cards)
    if kind == "greedy":
        fit = brain.model.fit(item.text, item.language)
        return max(item.cards, key=lambda card: fit[card - 1])
    bot = character("mind_reader", 0)
    phase = VotingView(0, item.text, item.cards, (), (), 0)  # type: ignore[arg-type]
    vote = dixit.vote(phase, dixit.heard(brain.model, item.text, item.language, bot), bot, rng)
    return item.cards[vote.slot - 1]


LISTENER = Task(
    name="listener",
    unit="share of cards found",
    items=hear,
    score=find,
    baselines=("random", "greedy", "bot"),
    baseline=guess,
)
