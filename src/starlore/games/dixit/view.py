"""What one seat may see. Built from an allow-list: what is not named here stays on the server."""

from typing import assert_never

from msgspec import Struct
from msgspec.structs import replace

from starlore.core import Card, Illegal, Seat
from starlore.core.values import memoise_last
from starlore.games.dixit.messages import Wording
from starlore.games.dixit.state import Finished, Phase, Playing, Round, Scored, State, Telling, Voting, awaited, step
from starlore.rulebook.dixit import cards_to_play


class TellingView(Struct, frozen=True, gc=False, tag="telling"):
    """The storyteller looks for a clue."""

    storyteller: Seat | None
    """None: whoever tells first is the storyteller."""


class PlayingView(Struct, frozen=True, gc=False, tag="playing", omit_defaults=True):
    """The others choose cards."""

    storyteller: Seat
    clue: str | None
    """None: it was said aloud."""

    chosen: tuple[bool, ...]
    """Who has handed in cards (the storyteller has)."""

    mine: tuple[Card, ...]
    """What this seat has handed in."""

    needed: int
    """How many cards each hands in."""

    wordings: tuple[Wording, ...] = ()
    """How the clue is said in other languages, where its teller knew."""


class VotingView(Struct, frozen=True, gc=False, tag="voting", omit_defaults=True):
    """The table is laid, and the others look for the storyteller's card."""

    storyteller: Seat
    clue: str | None
    table: tuple[Card, ...]
    """The cards on slots 1, 2, 3, ..."""

    voted: tuple[bool, ...]
    mine: tuple[int, ...]
    """The slots of this seat's own cards."""

    vote: int
    """The slot that this seat voted for; 0: none yet."""

    wordings: tuple[Wording, ...] = ()


class ScoredView(Struct, frozen=True, gc=False, tag="scored"):
    """The moment between two rounds."""

    storyteller: Seat


class FinishedView(Struct, frozen=True, gc=False, tag="finished"):
    """The game is over."""

    winners: tuple[Seat, ...]


PhaseView = TellingView | PlayingView | VotingView | ScoredView | FinishedView


class View(Struct, frozen=True, gc=False, kw_only=True, tag="dixit"):
    """The game as one seat, or a spectator, sees it."""

    seat: Seat | None
    seats: int
    target: int
    round: int
    """The number of the round being played, from 1; in the end, of the last one."""

    step: int
    phase: PhaseView
    hand: tuple[Card, ...]
    awaited: tuple[Seat, ...]
    scores: tuple[int, ...]
    history: tuple[tuple[int, ...], ...]
    """Points that each round brought, by seat."""

    clues: tuple[str | None, ...]
    """The clue of every round that is over; None: it was said aloud."""

    last: Round | None
    """The round before, in full."""

    pile: int
    discard: int
    winners: tuple[Seat, ...]


def view(state: State, seat: Seat | None) -> View:
    """What this seat, or a spectator, may see of the game: what everyone sees, and its own secrets."""
    seen = public(state)
    if seat is None:
        return seen
    if not 0 <= seat < state.setup.seats:
        raise Illegal("no_such_seat")
    return replace(seen, seat=seat, hand=state.hands[seat], phase=with_own(seen.phase, state.phase, seat))


@memoise_last
def public(state: State) -> View:
    """What everyone sees."""
    over = isinstance(state.phase, Scored | Finished)
    return View(
        seat=None,
        seats=state.setup.seats,
        target=state.setup.target,
        round=len(state.rounds) if over else len(state.rounds) + 1,
        step=step(state),
        phase=public_phase(state.phase),
        hand=(),
        awaited=awaited(state),
        scores=state.scores,
        history=tuple([done.points for done in state.rounds]),
        clues=tuple([done.clue for done in state.rounds]),
        last=state.rounds[-1] if state.rounds else None,
        pile=len(state.pile),
        discard=len(state.discard),
        winners=state.phase.winners if isinstance(state.phase, Finished) else (),
    )


def public_phase(phase: Phase) -> PhaseView:
    """The phase without what anyone has chosen in secret."""
    match phase:
        case Telling(storyteller):
            return TellingView(storyteller)
        case Playing(storyteller, _, clue, plays, wordings):
            chosen = tuple([bool(cards) or owner == storyteller for owner, cards in enumerate(plays)])
            return PlayingView(storyteller, clue, chosen, (), cards_to_play(len(plays)), wordings)
        case Voting(storyteller, clue, table, _, votes, wordings):
            return VotingView(storyteller, clue, table, tuple(map(bool, votes)), (), 0, wordings)
        case Scored(storyteller):
            return ScoredView(storyteller)
        case Finished(winners):
            return FinishedView(winners)
        case _:
            assert_never(phase)


def with_own(seen: PhaseView, phase: Phase, seat: Seat) -> PhaseView:
    """The phase with what this seat has chosen."""
    if isinstance(phase, Playing):
        return replace(seen, mine=(phase.card,) if seat == phase.storyteller else phase.plays[seat])
    if isinstance(phase, Voting):
        own = tuple([slot for slot, owner in enumerate(phase.owners, 1) if owner == seat])
        return replace(seen, mine=own, vote=phase.votes[seat])
    return seen
