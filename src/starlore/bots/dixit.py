"""A Dixit player: tells so that some will understand but not all, lays false trails, and looks for the true one."""

from random import Random
from typing import Any

import numpy as np
from msgspec.structs import replace

from starlore.bots.associations import Associations
from starlore.bots.dixit_telling import Teller, tell
from starlore.bots.hooks import Vector
from starlore.bots.levels import Character
from starlore.bots.own_pictures import OwnAssociations
from starlore.bots.player import BotPlayer, Knowledge
from starlore.bots.reasons import Reason, reason
from starlore.brain_types import ALONE, Company
from starlore.core import LANGUAGES, Card, Language
from starlore.decks.played import FIRST
from starlore.games.dixit.choices import choices
from starlore.games.dixit.messages import CastVote, Command, PlayCards, TellStory, Wording
from starlore.games.dixit.view import PlayingView, TellingView, View, VotingView
from starlore.rulebook.dixit import cards_to_play

PAUSES = {"telling": (4.0, 9.0), "playing": (2.5, 7.0), "voting": (3.0, 8.0)}

STOCK_CLUES: dict[Language, tuple[str, ...]] = {
    "en": ("Once upon a time", "Almost home", "A quiet secret", "The other side", "What remains"),
    "bg": ("Имало едно време", "Почти у дома", "Тиха тайна", "Другата страна", "Каквото остава"),
    "pl": ("Dawno, dawno temu", "Prawie w domu", "Cicha tajemnica", "Druga strona", "To, co zostaje"),
    "et": ("Elas kord", "Peaaegu kodus", "Vaikne saladus", "Teine pool", "Mis alles jääb"),
    "cs": ("Bylo nebylo", "Skoro doma", "Tiché tajemství", "Druhá strana", "Co zůstane"),
}
"""What a bot says that does not think, or has nothing to say of any card in its hand."""


def play(view: View, fit: Vector, bot: Character, rng: Random) -> PlayCards:
    """The cards in hand that others will take for the storyteller's."""
    ranked = sorted(view.hand, key=lambda card: fit[card - 1] + rng.gauss(0, bot.noise), reverse=True)
    return PlayCards(tuple(ranked[: cards_to_play(view.seats)]))


def vote(phase: VotingView, fit: Vector, bot: Character, rng: Random) -> CastVote:
    """The likeliest card, and never one's own."""

    def likely(slot: int) -> float:
        return float(fit[phase.table[slot - 1] - 1]) + rng.gauss(0, bot.noise)

    return CastVote(max((slot for slot in range(1, len(phase.table) + 1) if slot not in phase.mine), key=likely))


def choose(
    view: View, knowledge: Knowledge, bot: Character, language: Language, rng: Random, company: Company = ALONE
) -> Command | None:
    """What this bot does now."""
    phase, model = view.phase, knowledge.model
    if view.seat not in view.awaited:
        return None
    if isinstance(phase, TellingView):
        idea = of_captions(view, model, language, rng) if isinstance(model, OwnAssociations) else None
        if idea is not None:
            return TellStory(*idea)
        ours = model.ours if isinstance(model, OwnAssociations) else model
        teller = knowledge.once(("teller", language), lambda: Teller(ours, language))
        described = replace(view, hand=tuple(card for card in view.hand if card < FIRST))
        return tell(described, teller, bot, rng, company.languages) or stock_clue(view, language, rng)
    if isinstance(phase, PlayingView):
        return play(view, heard(model, read(phase, language), language, bot), bot, rng)
    if isinstance(phase, VotingView):
        return vote(phase, heard(model, read(phase, language), language, bot), bot, rng)
    return None


def of_captions(view: View, model: OwnAssociations, language: Language, rng: Random) -> tuple[Card, str] | None:
    """An idea about a picture of somebody's own; where our own cards are in the hand too, each card has its chance."""
    captioned = sum(card in model.captions for card in view.hand)
    ours = sum(card < FIRST for card in view.hand)
    if rng.randrange(max(1, captioned + ours)) >= captioned:
        return None
    return model.idea(view.hand, language, [clue for clue in view.clues if clue], rng)


def stock_clue(view: View, language: Language, rng: Random) -> TellStory:
    """Something to say of any card, that has not been said if possible."""
    card = rng.choice(view.hand)
    unsaid = [clue for clue in STOCK_CLUES[language] if clue not in view.clues]
    return in_all_languages(card, rng.choice(unsaid or STOCK_CLUES[language]), language)


def in_all_languages(card: Card, said: str, language: Language) -> TellStory:
    """A stock clue, with how it is said in the other languages."""
    place = STOCK_CLUES[language].index(said)
    others = [other for other in LANGUAGES if other != language]
    return TellStory(card, said, tuple(Wording(other, STOCK_CLUES[other][place]) for other in others))


def read(phase: PlayingView | VotingView, language: Language) -> str | None:
    """The clue as it is read in this language: as it was told, where nobody knows how it is said there."""
    return next((one.text for one in phase.wordings if one.language == language), phase.clue)


def heard(model: Associations | OwnAssociations, clue: str | None, language: Language, bot: Character) -> Vector:
    """How well each picture fits the clue for this bot; a clue that was said aloud reaches no bot."""
    if not clue:
        return np.zeros(model.size, np.float32)
    known = model.known(clue, language)
    return model.fit(clue, language, recalled=known is None or bot.recalls(clue, known.telling))


def reasons(view: View, command: Any, knowledge: Knowledge, language: Language) -> tuple[Reason, ...]:
    """What this seat thought of when it gave the command."""
    phase, model = view.phase, knowledge.model
    match command, phase:
        case TellStory(card, clue), _ if clue:
            return (reason(model, clue, card, language),)
        case PlayCards(cards), PlayingView() if clue := read(phase, language):
            return tuple(reason(model, clue, card, language) for card in cards)
        case CastVote(slot), VotingView(table=table) if clue := read(phase, language):
            return (reason(model, clue, table[slot - 1], language),)
        case _:
            return ()


def due(view: View) -> bool:
    """The game waits for this seat."""
    return view.seat in view.awaited


def at_random(view: View, language: Language, rng: Random) -> Command | None:
    """Act once at every step; a bot never changes its mind."""
    if view.seat not in view.awaited:
        return None
    command = rng.choice(choices(view))
    if isinstance(command, TellStory):
        return in_all_languages(command.card, rng.choice(STOCK_CLUES[language]), language)
    return command


def pause(view: View, rng: Random) -> float:
    """Some seconds, depending on what there is to think about."""
    return rng.uniform(*PAUSES[str(view.phase.__struct_config__.tag)])


def anyones(view: View) -> bool:
    """The race for the first clue."""
    return view.phase == TellingView(None)


PLAYER = BotPlayer(due=due, choose=choose, at_random=at_random, pause=pause, anyones=anyones, reasons=reasons)
