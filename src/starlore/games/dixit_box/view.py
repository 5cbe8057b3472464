"""What one seat may see. Built from an allow-list: what is not named here stays on the server."""

from typing import assert_never

from msgspec import Struct

from starlore.core import Illegal, Seat
from starlore.games.dixit_box.state import (
    Checking,
    Finished,
    Phase,
    Round,
    Scored,
    State,
    Telling,
    Voting,
    awaited,
    cards_of,
    clash,
)
from starlore.rulebook.dixit import cards_on_table


class TellingView(Struct, frozen=True, gc=False, tag="telling"):
    """The storyteller looks for a clue."""

    storyteller: Seat | None
    """None: whoever tells first is the storyteller."""


class VotingView(Struct, frozen=True, gc=False, tag="voting"):
    """Cards lie in a row; everyone says which are theirs, and the others look for the storyteller's."""

    storyteller: Seat
    clue: str | None
    """None: it was only said."""

    cards: int
    """How many cards lie in the row."""

    needed: int
    """How many of them are this seat's."""

    claimed: tuple[bool, ...]
    """Who has said which cards are theirs."""

    voted: tuple[bool, ...]
    mine: tuple[int, ...]
    """The slots that this seat claims."""

    vote: int
    """The slot that this seat voted for; 0: none yet."""

    twice: tuple[int, ...]
    """Slots that several claim, once all have; nothing is scored until there are none."""

    free: tuple[int, ...]
    """Slots that nobody claims, once all have claimed some."""


class ScoredView(Struct, frozen=True, gc=False, tag="scored"):
    """The moment between two rounds."""

    storyteller: Seat


class CheckingView(Struct, frozen=True, gc=False, tag="checking"):
    """Somebody has reached the target; the round may still be taken back."""

    storyteller: Seat


class FinishedView(Struct, frozen=True, gc=False, tag="finished"):
    """The game is over."""

    winners: tuple[Seat, ...]


PhaseView = TellingView | VotingView | ScoredView | CheckingView | FinishedView


class View(Struct, frozen=True, gc=False, kw_only=True, tag="dixit_box"):
    """The game as one seat, or a spectator, sees it."""

    seat: Seat | None
    seats: int
    target: int
    round: int
    """The number of the round being played, from 1; in the end, of the last one."""

    step: int
    phase: PhaseView
    awaited: tuple[Seat, ...]
    scores: tuple[int, ...]
    history: tuple[tuple[int, ...], ...]
    """Points that each round brought, by seat."""

    last: Round | None
    """The round before, in full."""

    taken_back: int
    """How often something was taken back."""

    winners: tuple[Seat, ...]


def view(state: State, seat: Seat | None) -> View:
    """What this seat, or a spectator, may see of the game."""
    if seat is not None and not 0 <= seat < state.setup.seats:
        raise Illegal("no_such_seat")
    over = isinstance(state.phase, Scored | Checking | Finished)
    return View(
        seat=seat,
        seats=state.setup.seats,
        target=state.setup.target,
        round=len(state.rounds) if over else len(state.rounds) + 1,
        step=state.step,
        phase=view_phase(state.phase, seat),
        awaited=awaited(state),
        scores=state.scores,
        history=tuple([done.points for done in state.rounds]),
        last=state.rounds[-1] if state.rounds else None,
        taken_back=state.taken_back,
        winners=state.phase.winners if isinstance(state.phase, Finished) else (),
    )


def view_phase(phase: Phase, seat: Seat | None) -> PhaseView:
    """The phase without what others have said in secret."""
    match phase:
        case Telling(storyteller):
            return TellingView(storyteller)
        case Voting(storyteller, clue, claims, votes):
            twice, free = clash(claims)
            return VotingView(
                storyteller=storyteller,
                clue=clue,
                cards=cards_on_table(len(claims)),
                needed=0 if seat is None else cards_of(seat, storyteller, len(claims)),
                claimed=tuple(bool(slots) for slots in claims),
                voted=tuple(bool(slot) for slot in votes),
                mine=() if seat is None else claims[seat],
                vote=0 if seat is None else votes[seat],
                twice=twice,
                free=free,
            )
        case Scored(storyteller):
            return ScoredView(storyteller)
        case Checking(storyteller):
            return CheckingView(storyteller)
        case Finished(winners):
            return FinishedView(winners)
        case _:
            assert_never(phase)
