"""What one seat may see. Built from an allow-list: what is not named here stays on the server."""

from typing import assert_never

from msgspec import Struct
from msgspec.structs import replace

from starlore.core import Card, Illegal, Seat
from starlore.core.values import memoise_last
from starlore.games.stella.messages import CardPointed
from starlore.games.stella.state import Associating, Finished, Phase, Revealing, Round, Scored, State, awaited, step
from starlore.rulebook.stella import ROUNDS, WordCard


class AssociatingView(Struct, frozen=True, gc=False, tag="associating"):
    """Everyone marks cards."""

    mine: tuple[Card, ...]
    """The cards that this seat has marked."""

    ready: tuple[bool, ...]
    asked: tuple[bool, ...]
    """Who would rather have the other word."""


class RevealingView(Struct, frozen=True, gc=False, tag="revealing"):
    """Scouts point at cards in turn."""

    mine: tuple[Card, ...]
    counts: tuple[int, ...]
    """How many cards each seat has marked: where its lantern stands."""

    dark: Seat | None
    """Whose lantern shows its dark side."""

    scout: Seat | None
    pointed: tuple[CardPointed, ...]
    """The reveal so far, card by card."""

    fallen: tuple[bool, ...]
    stars: tuple[int, ...]
    """Stars that each seat has filled in so far."""


class ScoredView(Struct, frozen=True, gc=False, tag="scored"):
    """The moment between two rounds."""


class FinishedView(Struct, frozen=True, gc=False, tag="finished"):
    """The game is over."""

    winners: tuple[Seat, ...]


PhaseView = AssociatingView | RevealingView | ScoredView | FinishedView


class View(Struct, frozen=True, gc=False, kw_only=True, tag="stella"):
    """The game as one seat, or a spectator, sees it."""

    seat: Seat | None
    seats: int
    round: int
    """The number of the round being played, from 1 to 4."""

    step: int
    phase: PhaseView
    grid: tuple[Card, ...]
    """Three rows of five, from the top down."""

    words: WordCard
    """This round's word card."""

    turned: bool
    """The lower word is being played."""

    first: Seat
    """Who holds the first-player pawn."""

    awaited: tuple[Seat, ...]
    scores: tuple[int, ...]
    history: tuple[tuple[int, ...], ...]
    """Points that each round brought, by seat."""

    last: Round | None
    """The round before, in full."""

    pile: int
    winners: tuple[Seat, ...]


def view(state: State, seat: Seat | None) -> View:
    """What this seat, or a spectator, may see of the game: what everyone sees, and its own secrets."""
    seen = public(state)
    if seat is None:
        return seen
    if not 0 <= seat < state.setup.seats:
        raise Illegal("no_such_seat")
    return replace(seen, seat=seat, phase=with_own(seen.phase, state.phase, seat))


@memoise_last
def public(state: State) -> View:
    """What everyone sees."""
    phase, done = state.phase, len(state.rounds)
    number = done if isinstance(phase, Scored | Finished) else done + 1
    assert 1 <= number <= ROUNDS
    return View(
        seat=None,
        seats=state.setup.seats,
        round=number,
        step=step(state),
        phase=public_phase(phase),
        grid=state.grid,
        words=state.words[number - 1],
        turned=phase.turned if isinstance(phase, Associating | Revealing) else state.rounds[-1].turned,
        first=state.first,
        awaited=awaited(state),
        scores=state.scores,
        history=tuple([one.points for one in state.rounds]),
        last=state.rounds[-1] if state.rounds else None,
        pile=len(state.pile),
        winners=phase.winners if isinstance(phase, Finished) else (),
    )


def public_phase(phase: Phase) -> PhaseView:
    """The phase without what anyone has marked in secret."""
    match phase:
        case Associating(_, ready, asked):
            return AssociatingView((), ready, asked)
        case Revealing(marks, _, dark, scout, pointed, fallen):
            return RevealingView(
                mine=(),
                counts=tuple(map(len, marks)),
                dark=dark,
                scout=scout,
                pointed=pointed,
                fallen=fallen,
                stars=tuple([sum([one.stars[owner] for one in pointed]) for owner in range(len(marks))]),
            )
        case Scored():
            return ScoredView()
        case Finished(winners):
            return FinishedView(winners)
        case _:
            assert_never(phase)


def with_own(seen: PhaseView, phase: Phase, seat: Seat) -> PhaseView:
    """The phase with what this seat has marked."""
    return replace(seen, mine=phase.marks[seat]) if isinstance(phase, Associating | Revealing) else seen
