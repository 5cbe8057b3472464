"""Random legal moves, with the slips that people make at a real table: a wrong number, a round to be taken back."""

from random import Random

from starlore.core import Seat
from starlore.core.values import seats
from starlore.games.dixit_box.messages import CastVote, ClaimCards, Command, FinishGame, TakeBack, TellStory
from starlore.games.dixit_box.state import Checking, State, Telling, Voting, cards_of, clash
from starlore.rulebook.dixit import cards_on_table

SLIP = 0.03
"""How often somebody says a wrong number, or something has to be taken back."""


def move(state: State, rng: Random) -> tuple[Seat, Command] | None:
    """Tell, claim or vote at random; seats act in their order."""
    phase, players = state.phase, state.setup.seats
    if isinstance(phase, Telling | Checking) and state.rounds and rng.random() < SLIP:
        return Seat(0), TakeBack()
    if isinstance(phase, Checking):
        return Seat(0), FinishGame()
    if isinstance(phase, Telling):
        seat = Seat(int(rng.random() * players)) if phase.storyteller is None else phase.storyteller
        return seat, TellStory("something like a dream")
    if isinstance(phase, Voting):
        return answer(phase, players, rng)
    return None


def answer(phase: Voting, players: int, rng: Random) -> tuple[Seat, Command]:
    """Whoever has not claimed claims, those who disagree look again, and the others vote."""
    row = range(1, cards_on_table(players) + 1)
    if not any(phase.votes) and rng.random() < SLIP / 4:
        return Seat(0), TakeBack()
    twice, _ = clash(phase.claims)
    for seat in seats(players):
        others = {slot for other, slots in enumerate(phase.claims) if other != seat for slot in slots}
        if not phase.claims[seat] or (twice and others.intersection(phase.claims[seat])):
            free = [slot for slot in row if slot not in others]
            count = cards_of(seat, phase.storyteller, players)
            wrong = len(free) < count or rng.random() < SLIP
            return seat, ClaimCards(tuple(rng.sample(row if wrong else free, count)))
    seat = next(one for one in seats(players) if one != phase.storyteller and not phase.votes[one])
    return seat, CastVote(rng.choice([slot for slot in row if slot not in phase.claims[seat]]))
