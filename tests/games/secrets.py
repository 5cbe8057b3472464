"""For every game: how to deal its secrets again, what its secrets are, and all commands that can be listed."""

from collections.abc import Callable, Iterable
from itertools import product
from random import Random
from typing import Any

from starlore.core import Card, Seat
from starlore.games.dixit.messages import CastVote, PlayCards, TellStory
from starlore.games.dixit.state import Playing, Voting
from starlore.games.dixit.state import State as DixitState
from starlore.games.dixit_box import messages as dixit_box
from starlore.games.dixit_box.state import State as DixitBoxState
from starlore.games.dixit_box.state import Voting as BoxVoting
from starlore.games.stella.messages import AskOtherWord, PassMarker, PointAt, TakeMarkerBack
from starlore.games.stella.state import Associating, Revealing
from starlore.games.stella.state import State as StellaState
from starlore.games.stella_box import messages as stella_box
from starlore.games.stella_box.state import Associating as BoxAssociating
from starlore.games.stella_box.state import Revealing as BoxRevealing
from starlore.games.stella_box.state import State as StellaBoxState
from tests.games.dixit.redeal import redeal as redeal_dixit
from tests.games.dixit_box.redeal import redeal as redeal_dixit_box
from tests.games.stella.redeal import redeal as redeal_stella
from tests.games.stella_box.redeal import redeal as redeal_stella_box

Redeal = Callable[[Any, Seat | None, Random], Any]
Secret = Callable[[Any, Seat | None], Any]

REDEALS: dict[str, Redeal] = {
    "dixit": redeal_dixit,
    "stella": redeal_stella,
    "dixit_box": redeal_dixit_box,
    "stella_box": redeal_stella_box,
}


def of_others(row: tuple[Any, ...], seat: Seat | None) -> tuple[Any, ...]:
    """What belongs to everyone but this seat."""
    return tuple(thing for owner, thing in enumerate(row) if owner != seat)


def in_phase(kind: type[Any], secret: Secret) -> Secret:
    """A secret that there is in one phase only."""
    return lambda state, seat: secret(state.phase, seat) if isinstance(state.phase, kind) else None


SECRETS: dict[str, dict[str, Secret]] = {
    "dixit": {
        "hands of others": lambda state, seat: of_others(state.hands, seat),
        "the top of the pile": lambda state, _: state.pile[-1:],
        "the storyteller's card": in_phase(Playing, lambda phase, seat: phase.storyteller != seat and phase.card),
        "what others hand in": in_phase(Playing, lambda phase, seat: of_others(phase.plays, seat)),
        "whose cards are on the table": in_phase(Voting, lambda phase, _: phase.owners),
        "where the storyteller's card lies": in_phase(
            Voting, lambda phase, seat: phase.storyteller != seat and phase.owners.index(phase.storyteller)
        ),
        "votes of others": in_phase(Voting, lambda phase, seat: of_others(phase.votes, seat)),
        "the sum of all cards in hand": lambda state, _: sum(map(sum, state.hands)),
    },
    "stella": {
        "the top of the pile": lambda state, _: state.pile[-1:],
        "the next word": lambda state, _: state.words[len(state.rounds) + 1 :][:1],
        "marks of others before they are locked": in_phase(
            Associating, lambda phase, seat: of_others(phase.marks, seat)
        ),
        "how many cards others mark": in_phase(
            Associating, lambda phase, seat: tuple(map(len, of_others(phase.marks, seat)))
        ),
        "who has marked anything": in_phase(
            Associating, lambda phase, seat: tuple(map(bool, of_others(phase.marks, seat)))
        ),
        "marks of others that nobody pointed at": in_phase(Revealing, lambda phase, seat: of_others(phase.marks, seat)),
    },
    "dixit_box": {
        "which cards are whose": in_phase(BoxVoting, lambda phase, seat: of_others(phase.claims, seat)),
        "votes of others": in_phase(BoxVoting, lambda phase, seat: of_others(phase.votes, seat)),
    },
    "stella_box": {
        "the next word": lambda state, _: state.words[len(state.rounds) + 1 :][:1],
        "marks of others before they are locked": in_phase(
            BoxAssociating, lambda phase, seat: of_others(phase.marks, seat)
        ),
        "how many cards others mark": in_phase(
            BoxAssociating, lambda phase, seat: tuple(map(len, of_others(phase.marks, seat)))
        ),
        "marks of others that nobody pointed at": in_phase(
            BoxRevealing, lambda phase, seat: of_others(phase.marks, seat)
        ),
    },
}
"""What a view must not tell; each would be a leak of its own."""


def listed_in_dixit(state: DixitState) -> Iterable[Any]:
    """Every card told and played, cards in pairs, every slot; also some that do not exist."""
    cards = [Card(number) for number in range(-1, 87)]
    yield from (TellStory(card) for card in cards)
    yield from (PlayCards((card,)) for card in cards)
    yield from (CastVote(slot) for slot in range(-2, 12))
    yield PlayCards(())
    if state.setup.seats == 3:
        pairs = product([card for hand in state.hands for card in hand] + cards[:2], repeat=2)
        yield from (PlayCards(pair) for pair in pairs)
        yield from (PlayCards(hand[:3]) for hand in state.hands)


def listed_in_stella(_: StellaState) -> Iterable[Any]:
    """Everything but sets of marks."""
    yield from (PassMarker(), TakeMarkerBack(), AskOtherWord())
    yield from (PointAt(Card(number)) for number in range(-1, 87))


def listed_in_dixit_box(state: DixitBoxState) -> Iterable[Any]:
    """Every claim and every vote, also of slots that do not exist."""
    yield from (dixit_box.TellStory(), dixit_box.FinishGame(), dixit_box.ClaimCards(()))
    yield from (dixit_box.CastVote(slot) for slot in range(-2, 12))
    yield from (dixit_box.ClaimCards((slot,)) for slot in range(-2, 12))
    if state.setup.seats == 3:
        yield from (dixit_box.ClaimCards(pair) for pair in product(range(-1, 7), repeat=2))


def listed_in_stella_box(_: StellaBoxState) -> Iterable[Any]:
    """Everything but sets of marks."""
    yield from (stella_box.SayWord(), stella_box.FinishGame())
    yield from (stella_box.PassMarker(), stella_box.TakeMarkerBack(), stella_box.AskOtherWord())
    yield from (stella_box.PointAt(place) for place in range(-1, 18))


LISTED: dict[str, Callable[[Any], Iterable[Any]]] = {
    "dixit": listed_in_dixit,
    "stella": listed_in_stella,
    "dixit_box": listed_in_dixit_box,
    "stella_box": listed_in_stella_box,
}
