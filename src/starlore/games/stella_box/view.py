"""What one seat may see. Built from an allow-list: what is not named here stays on the server."""

from typing import assert_never

from msgspec import Struct

from starlore.core import Illegal, Seat
from starlore.games.stella_box.messages import PlacePointed
from starlore.games.stella_box.state import (
    Associating,
    Checking,
    Finished,
    Naming,
    Phase,
    Revealing,
    Round,
    Scored,
    State,
    awaited,
)
from starlore.rulebook.stella import WordCard


class NamingView(Struct, frozen=True, gc=False, tag="naming"):
    """The players turn over a word card of their own."""


class AssociatingView(Struct, frozen=True, gc=False, tag="associating"):
    """Everyone marks cards."""

    mine: tuple[int, ...]
    """The places that this seat has marked."""

    ready: tuple[bool, ...]
    asked: tuple[bool, ...]
    """Who would rather have the other word."""


class RevealingView(Struct, frozen=True, gc=False, tag="revealing"):
    """Scouts point at cards in turn."""

    mine: tuple[int, ...]
    counts: tuple[int, ...]
    """How many cards each seat has marked: where its lantern stands."""

    dark: Seat | None
    """Whose lantern shows its dark side."""

    scout: Seat | None
    pointed: tuple[PlacePointed, ...]
    """The reveal so far, card by card."""

    fallen: tuple[bool, ...]
    stars: tuple[int, ...]
    """Stars that each seat has filled in so far."""


class ScoredView(Struct, frozen=True, gc=False, tag="scored"):
    """The moment between two rounds."""


class CheckingView(Struct, frozen=True, gc=False, tag="checking"):
    """Four rounds are over; the last one may still be taken back."""


class FinishedView(Struct, frozen=True, gc=False, tag="finished"):
    """The game is over."""

    winners: tuple[Seat, ...]


PhaseView = NamingView | AssociatingView | RevealingView | ScoredView | CheckingView | FinishedView


class View(Struct, frozen=True, gc=False, kw_only=True, tag="stella_box"):
    """The game as one seat, or a spectator, sees it."""

    seat: Seat | None
    seats: int
    round: int
    """The number of the round being played, from 1 to 4."""

    step: int
    phase: PhaseView
    theirs: bool
    """The players have word cards of their own, and type or say what is on them."""

    words: WordCard
    """This round's word card; an empty upper word: it was read out, or is still to be turned over."""

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

    taken_back: int
    """How often something was taken back."""

    winners: tuple[Seat, ...]


def view(state: State, seat: Seat | None) -> View:
    """What this seat, or a spectator, may see of the game."""
    if seat is not None and not 0 <= seat < state.setup.seats:
        raise Illegal("no_such_seat")
    phase, done = state.phase, len(state.rounds)
    words, turned = word_of(state)
    return View(
        seat=seat,
        seats=state.setup.seats,
        round=done if isinstance(phase, Scored | Checking | Finished) else done + 1,
        step=state.step,
        phase=view_phase(phase, seat),
        theirs=not state.words,
        words=words,
        turned=turned,
        first=state.first,
        awaited=awaited(state),
        scores=state.scores,
        history=tuple(one.points for one in state.rounds),
        last=state.rounds[-1] if state.rounds else None,
        taken_back=state.taken_back,
        winners=phase.winners if isinstance(phase, Finished) else (),
    )


def word_of(state: State) -> tuple[WordCard, bool]:
    """The word card that lies open, and whether its lower word is played."""
    match state.phase:
        case Associating(words=words, turned=turned) | Revealing(words=words, turned=turned):
            return words, turned
        case Naming():
            return ("", ""), False
        case _:
            return state.rounds[-1].words, state.rounds[-1].turned


def view_phase(phase: Phase, seat: Seat | None) -> PhaseView:
    """The phase without what others have marked in secret."""
    match phase:
        case Naming():
            return NamingView()
        case Associating(marks=marks, ready=ready, asked=asked):
            return AssociatingView(() if seat is None else marks[seat], ready, asked)
        case Revealing(marks=marks, dark=dark, scout=scout, pointed=pointed, fallen=fallen):
            return RevealingView(
                mine=() if seat is None else marks[seat],
                counts=tuple(map(len, marks)),
                dark=dark,
                scout=scout,
                pointed=pointed,
                fallen=fallen,
                stars=tuple(sum(one.stars[owner] for one in pointed) for owner in range(len(marks))),
            )
        case Scored():
            return ScoredView()
        case Checking():
            return CheckingView()
        case Finished(winners):
            return FinishedView(winners)
        case _:
            assert_never(phase)
