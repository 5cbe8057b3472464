"""Dixit's tasks: find the card that a clue was given to (listener), and give such a clue (storyteller)."""

from collections.abc import Iterator, Sequence
from functools import cache
from random import Random
from typing import Any

from starlore.arena.task import Item, Task, card_of, pictures
from starlore.bots.brain import ClueBrain
from starlore.bots.dixit_telling import Teller
from starlore.bots.hooks import Vector
from starlore.bots.levels import character
from starlore.core import Language
from starlore.decks.pictures import NUMBERS
from starlore.games import DIXIT
from starlore.games.dixit.state import CLUE_LENGTH, HAND
from starlore.games.dixit.view import TellingView, View
from starlore.sim.dixit.clues import Clue, read_clues
from starlore.sim.dixit.hearing import listen_once

TIERS = ("drawn", "chosen", "nearest")
"""Five decoys: drawn by lot; picked by five players from hands of six, as in a game; the five that fit best of all."""

TABLE = 6
LISTENERS = ("dreamer", "friend", "friend", "friend", "mind_reader")
TABLES = 5
"""Tables on which a clue is tried."""

HANDS = 30
"""Storyteller's items in each language."""


def hear(languages: Sequence[Language], brain: ClueBrain, rng: Random) -> Iterator[Item]:
    """Each recorded clue that was never tuned on, in each tier. Nothing but the clue tells which card it is."""
    clues = [clue for clue in read_clues() if clue.part == "test" and clue.language in languages]
    rng.shuffle(clues)
    for number, clue in enumerate(clues, 1):
        fit = brain.model.fit(clue.text, clue.language)
        for tier in TIERS:
            cards = [clue.card, *decoys(tier, clue, fit, rng)]
            rng.shuffle(cards)
            yield Item(
                id=f"listener-{tier}-{clue.language}-{number:03}",
                task="listener",
                tier=tier,
                language=clue.language,
                text=clue.text,
                cards=tuple(cards),
                pictures=pictures(cards),
                seed=0,
            )


def decoys(tier: str, clue: Clue, fit: Vector, rng: Random) -> list[int]:
    """Five other cards."""
    others = [int(card) for card in NUMBERS if card != clue.card]
    if tier == "nearest":
        return sorted(others, key=lambda card: -fit[card - 1])[: TABLE - 1]
    drawn = rng.sample(others, (TABLE - 1) * HAND)
    if tier == "drawn":
        return drawn[: TABLE - 1]
    hands = [drawn[at : at + HAND] for at in range(0, len(drawn), HAND)]
    return [max(hand, key=lambda card: fit[card - 1]) for hand in hands]


def find(item: Item, answer: Any, _: ClueBrain) -> float:
    """1 for the right card."""
    return float((item.text, item.language, card_of(answer, item)) in recorded())


@cache
def recorded() -> frozenset[tuple[str, Language, int]]:
    """Which clue was given to which card."""
    return frozenset((clue.text, clue.language, clue.card) for clue in read_clues() if clue.part == "test")


def guess(kind: str, item: Item, brain: ClueBrain, rng: Random) -> int:
    """The card that a baseline takes for the right one."""
    if kind == "random":
        return rng.choice(item.cards)
    fit = brain.model.fit(item.text, item.language)
    if kind == "greedy":
        return max(item.cards, key=lambda card: fit[card - 1])
    clue = Clue(item.cards[0], item.language, item.text, "test")
    return listen_once(clue, item.cards[1:], fit, character("mind_reader", 0), rng)


def hands(languages: Sequence[Language], _: ClueBrain, rng: Random) -> Iterator[Item]:
    """Hands of six, the same in each language."""
    dealt = [tuple(int(card) for card in rng.sample(NUMBERS, HAND)) for _ in range(HANDS)]
    for language in languages:
        for number, cards in enumerate(dealt, 1):
            yield Item(
                id=f"storyteller-hand-{language}-{number:03}",
                task="storyteller",
                tier="hand",
                language=language,
                text="",
                cards=cards,
                pictures=pictures(cards),
                seed=number,
            )


def tell(item: Item, answer: Any, brain: ClueBrain) -> float:
    """The share of imagined tables at which some, but not all, of five bots found the card."""
    if not isinstance(answer, dict) or not isinstance(answer.get("clue"), str):
        raise ValueError(f"an answer to {item.id} has a card and a clue")
    card, text = card_of(answer.get("card"), item), answer["clue"].strip()
    if not 0 < len(text) <= CLUE_LENGTH:
        raise ValueError(f"the clue of {item.id} has no length that a clue may have")
    rng, fit = Random(item.seed), brain.model.fit(text, item.language)
    clue = Clue(card, item.language, text, "test")
    good = 0
    for _ in range(TABLES):
        others = decoys("chosen", clue, fit, rng)
        found = sum(
            listen_once(clue, others, fit, character(level, seat), rng) == card for seat, level in enumerate(LISTENERS)
        )
        good += 0 < found < len(LISTENERS)
    return good / TABLES


def say(kind: str, item: Item, brain: ClueBrain, rng: Random) -> dict[str, Any]:
    """A baseline's clue: any word to any card, the plainest word for a card, or what our best bot says."""
    key = ("teller", item.language)
    teller = brain.knowledge.once(key, lambda: Teller(brain.model, item.language))
    if kind == "random":
        return {"card": rng.choice(item.cards), "clue": rng.choice(teller.clues).text}
    if kind == "greedy":
        card = rng.choice(item.cards)
        own = [clue.text for clue in teller.clues if clue.card == card] or [rng.choice(teller.clues).text]
        return {"card": card, "clue": max(own, key=lambda text: brain.model.fit(text, item.language)[card - 1])}
    told: Any = brain.choose(DIXIT.slug, hand_view(item), "mind_reader", item.language, rng)
    return {"card": int(told.card), "clue": told.clue}


def hand_view(item: Item) -> View:
    """What a storyteller with this hand sees at a table of six."""
    return View(
        seat=0,  # type: ignore[arg-type]
        seats=TABLE,
        target=30,
        round=1,
        step=1,
        phase=TellingView(0),  # type: ignore[arg-type]
        hand=item.cards,  # type: ignore[arg-type]
        awaited=(0,),  # type: ignore[arg-type]
        scores=(0,) * TABLE,
        history=(),
        clues=(),
        last=None,
        pile=48,
        discard=0,
        winners=(),
    )


LISTENER = Task(name="listener", items=hear, score=find, baseline=guess)
STORYTELLER = Task(name="storyteller", items=hands, score=tell, baseline=say)
