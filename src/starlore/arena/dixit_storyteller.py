"""Telling: choose one of six cards and say something of it that some, but not all, will understand."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from starlore.arena.decoys import TIERS, decoys
from starlore.arena.hands import PICTURES, hands, said
from starlore.arena.task import Item, Task, card_of, pictures
from starlore.bots import dixit
from starlore.bots.brain import ClueBrain
from starlore.bots.dixit_telling import Teller
from starlore.bots.levels import character
from starlore.core import Language
from starlore.decks.pictures import NUMBERS
from starlore.games import DIXIT
from starlore.games.dixit.view import TellingView, View, VotingView
from starlore.rulebook.dixit import CLUE_LENGTH, HAND

LISTENERS = ("dreamer", "friend", "friend", "friend", "mind_reader")
TABLES = 10
"""Tables on which a clue is tried."""

DEALS = 64
KNOWN = 2
"""Cards of each deal of which the hands' clues are for testing only: `hands` tells of one of them."""


def hold(languages: Sequence[Language], _: ClueBrain, rng: Random) -> Iterator[Item]:
    """Six cards, the same in every tier and language. The hand is whose clue the baseline `hands` gives."""
    rest = [int(card) for card in NUMBERS if card not in PICTURES]
    for deal in range(1, DEALS + 1):
        cards = [*rng.sample(PICTURES, KNOWN), *rng.sample(rest, HAND - KNOWN)]
        rng.shuffle(cards)
        for tier in TIERS:
            for language in languages:
                yield Item(
                    id=f"storyteller-{tier}-{language}-{deal:02}",
                    task="storyteller",
                    tier=tier,
                    language=language,
                    hand=hands()[deal % len(hands())],
                    text="",
                    cards=tuple(cards),
                    pictures=pictures(cards),
                    deal=deal,
                )


def tell(item: Item, answer: Any, brain: ClueBrain) -> float:
    """The share of tables at which some, but not all, of five bots found the card; each hears in its own way."""
    if not isinstance(answer, dict) or not isinstance(answer.get("clue"), str):
        raise ValueError(f"an answer to {item.id} has a card and a clue")
    card, text = card_of(answer.get("card"), item), answer["clue"].strip()
    if not 0 < len(text) <= CLUE_LENGTH:
        raise ValueError(f"the clue of {item.id} has no length that a clue may have")
    rng, plain = Random(f"{item.deal} {item.tier}"), brain.model.fit(text, item.language, recalled=False)
    bots = [character(level, seat) for seat, level in enumerate(LISTENERS)]
    heard = [dixit.heard(brain.model, text, item.language, bot) for bot in bots]
    others = [int(one) for one in NUMBERS if one not in item.cards]
    good = 0
    for _ in range(TABLES):
        laid = [card, *decoys(item.tier, others, plain, len(bots), HAND, rng)]
        found = 0
        for own, (bot, fit) in enumerate(zip(bots, heard, strict=True), 2):
            phase = VotingView(0, text, tuple(laid), (), (own,), 0)  # type: ignore[arg-type]
            found += dixit.vote(phase, fit, bot, rng).slot == 1
        good += 0 < found < len(bots)
    return good / TABLES


def say(kind: str, item: Item, brain: ClueBrain, rng: Random) -> dict[str, Any]:
    """A baseline's clue: anything to any card, the plainest for one, what our best bot says, what a hand said."""
    if kind == "hands":
        card = rng.choice([one for one in item.cards if one in PICTURES])
        return {"card": card, "clue": said()[item.hand, card, item.language]}
    if kind == "bot":
        told: Any = brain.choose(DIXIT.slug, hand_view(item), "mind_reader", item.language, rng)
        return {"card": int(told.card), "clue": told.clue}
    teller = brain.knowledge.once(("teller", item.language), lambda: Teller(brain.model, item.language))
    card = rng.choice(item.cards)
    if kind == "random":
        return {"card": card, "clue": rng.choice(teller.clues).text}
    return {"card": card, "clue": max(teller.of_card[card], key=lambda clue: teller.fits[clue][card - 1]).text}


def hand_view(item: Item) -> View:
    """What a storyteller with this hand sees at a table of six."""
    seats = len(LISTENERS) + 1
    return View(
        seat=0,  # type: ignore[arg-type]
        seats=seats,
        target=30,
        round=1,
        step=1,
        phase=TellingView(0),  # type: ignore[arg-type]
        hand=item.cards,  # type: ignore[arg-type]
        awaited=(0,),  # type: ignore[arg-type]
        scores=(0,) * seats,
        history=(),
        clues=(),
        last=None,
        pile=len(NUMBERS) - seats * HAND,
        discard=0,
        winners=(),
    )


STORYTELLER = Task(
    name="storyteller",
    unit="share of tables at which some, but not all, found the card",
    items=hold,
    score=tell,
    baselines=("random", "greedy", "bot", "hands"),
    baseline=say,
)
