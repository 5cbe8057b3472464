"""The bots that sit at tables: they get the view of their seat, and what is public at the table besides (`Company`),
and answer with a command."""

from collections import OrderedDict
from functools import cache
from random import Random
from typing import Any

from starlore.bots import PLAYERS
from starlore.bots.associations import Associations, associations
from starlore.bots.levels import character
from starlore.bots.own_pictures import OwnAssociations
from starlore.bots.player import Knowledge
from starlore.bots.reasons import Reason, say
from starlore.brain_types import ALONE, Company, Counterfactual, Thought
from starlore.core import Seat
from starlore.decks.played import PlayedDeck

DECKS = 16
"""Decks of people's own whose captions are remembered; the one that was not played with for longest is forgotten."""


class ClueBrain:
    """Plays every game by what words and pictures have to do with each other."""

    def __init__(self, model: Associations | None = None) -> None:
        self.model = associations() if model is None else model
        self.knowledge = shared() if model is None else Knowledge(model)
        self.own: OrderedDict[str, Knowledge] = OrderedDict()

    def due(self, game: str, view: Any) -> bool:
        """There is something for this seat to do."""
        return PLAYERS[game].due(view)

    def choose(
        self,
        game: str,
        view: Any,
        level: str,
        language: Any,
        rng: Random,
        deck: PlayedDeck | None = None,
        company: Company = ALONE,
    ) -> Any | None:
        """The command that the seat of this view gives now; None: nothing to do."""
        if view.seat is None:
            return None
        return PLAYERS[game].choose(view, self.knowing(deck), character(level, view.seat), language, rng, company)

    def improvise(self, game: str, view: Any, language: Any, rng: Random) -> Any | None:
        """A random legal command; a storyteller says something that suits any card."""
        return None if view.seat is None else PLAYERS[game].at_random(view, language, rng)

    def knowing(self, deck: PlayedDeck | None) -> Knowledge:
        """What bots know of the pictures that are played with."""
        if deck is None:
            return self.knowledge
        known = self.own.get(deck.digest)
        if known is None:
            known = self.own[deck.digest] = Knowledge(OwnAssociations(self.model, deck))
            while len(self.own) > DECKS:
                self.own.popitem(last=False)
        self.own.move_to_end(deck.digest)
        return known

    def pause(self, game: str, view: Any, rng: Random) -> float:
        """Seconds to think before it."""
        return PLAYERS[game].pause(view, rng)

    def anyones(self, game: str, view: Any) -> bool:
        """Whoever is first makes this move."""
        return PLAYERS[game].anyones(view)

    def reasons(
        self, game: str, view: Any, command: Any, language: Any, deck: PlayedDeck | None = None
    ) -> tuple[Reason, ...]:
        """What a bot on this seat thinks of when it gives this command; the view is that in which it was chosen."""
        return PLAYERS[game].reasons(view, command, self.knowing(deck), language)

    def explain(
        self, game: str, view: Any, command: Any, language: Any, deck: PlayedDeck | None = None
    ) -> tuple[Thought, ...]:
        """The same in words."""
        found = self.reasons(game, view, command, language, deck)
        return tuple(Thought(one.card, say(one, language), one.at) for one in found if one.hooks)

    def look_back(self, game: str, done: Any, seat: Seat) -> Counterfactual | None:
        """What other numbers would have brought to a seat in a round that is over."""
        return PLAYERS[game].look_back(done, seat)


@cache
def shared() -> Knowledge:
    """What all bots of this process know of our own deck, made once."""
    return Knowledge(associations())
