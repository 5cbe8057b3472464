"""Lone number, for 2 to 5: everyone secretly picks a number; the highest that nobody else has picked gets a point."""

from collections.abc import Sequence
from random import Random

from msgspec import Struct

from starlore.core import Game, Illegal, Seat, Unplayable
from starlore.core.game import News
from starlore.core.scores import leaders
from starlore.core.values import put, seats
from starlore.core.wire import JsonDecoder

NUMBERS = range(1, 6)


class Setup(Struct, frozen=True, forbid_unknown_fields=True):
    """How a game is to be played."""

    seats: int
    rounds: int = 3


class Pick(Struct, frozen=True, tag="pick", forbid_unknown_fields=True):
    """Pick a number in secret; it may be changed until all have picked."""

    number: int


class Begun(Struct, frozen=True, tag="begun"):
    """The game has begun."""

    setup: Setup


class Picked(Struct, frozen=True, tag="picked"):
    """Somebody has picked a number."""

    seat: Seat
    number: int


class Shown(Struct, frozen=True, tag="shown"):
    """All numbers lie open; who got the point, if anybody."""

    winner: Seat | None


class Round(Struct, frozen=True):
    """A round that is over."""

    picks: tuple[int, ...]
    points: tuple[int, ...]


class State(Struct, frozen=True):
    """Everything, secrets among it."""

    setup: Setup
    picks: tuple[int, ...]
    """0: none yet."""

    rounds: tuple[Round, ...] = ()


Event = Begun | Picked | Shown


class View(Struct, frozen=True, kw_only=True, tag="lone_number"):
    """What one seat may see."""

    seat: Seat | None
    seats: int
    round: int
    step: int
    mine: int
    awaited: tuple[Seat, ...]
    scores: tuple[int, ...]
    history: tuple[tuple[int, ...], ...]
    winners: tuple[Seat, ...]


def begin(setup: Setup, _: Random) -> Sequence[Event]:
    """Nothing to deal."""
    if setup.seats not in GAME.seats:
        raise Unplayable("wrong_number_of_players", f"2 to 5 can play, not {setup.seats}")
    return (Begun(setup),)


def decide(state: State, seat: Seat, command: Pick, _: Random) -> Sequence[Event]:
    """Pick, and show when all have."""
    if not awaited(state):
        raise Illegal("game_over")
    if command.number not in NUMBERS:
        raise Illegal("no_such_number")
    picks = put(state.picks, seat, command.number)
    picked = Picked(seat, command.number)
    if 0 in picks:
        return (picked,)
    alone = [number for number in picks if picks.count(number) == 1]
    return picked, Shown(Seat(picks.index(max(alone))) if alone else None)


def evolve(state: State | None, event: Event) -> State:
    """The state after one more fact."""
    match event:
        case Begun():
            return State(event.setup, (0,) * event.setup.seats)
        case Picked():
            assert state is not None
            return State(state.setup, put(state.picks, event.seat, event.number), state.rounds)
        case Shown():
            assert state is not None
            points = tuple(int(seat == event.winner) for seat in seats(state.setup.seats))
            return State(state.setup, (0,) * state.setup.seats, (*state.rounds, Round(state.picks, points)))


def awaited(state: State) -> tuple[Seat, ...]:
    """Whoever has not picked."""
    over = len(state.rounds) == state.setup.rounds
    return () if over else tuple(seat for seat in seats(state.setup.seats) if not state.picks[seat])


def view(state: State, seat: Seat | None) -> View:
    """What this seat may see."""
    scores = tuple(sum(done.points[one] for done in state.rounds) for one in seats(state.setup.seats))
    return View(
        seat=seat,
        seats=state.setup.seats,
        round=min(len(state.rounds) + 1, state.setup.rounds),
        step=len(state.rounds),
        mine=0 if seat is None else state.picks[seat],
        awaited=awaited(state),
        scores=scores,
        history=tuple(done.points for done in state.rounds),
        winners=() if awaited(state) else leaders(scores),
    )


def news(event: Event) -> News | None:
    """What everyone may hear: that somebody has picked is known from who is awaited, what they picked is not."""
    return News(str(event.__struct_config__.tag), event.seat if isinstance(event, Picked) else None)


GAME: Game[Setup, State, Pick, Event, View, Round] = Game(
    slug="lone_number",
    seats=range(2, 6),
    begin=begin,
    decide=decide,
    evolve=evolve,
    view=view,
    choices=lambda view: () if view.seat not in view.awaited else tuple(map(Pick, NUMBERS)),
    rounds=lambda state: state.rounds,
    awaited=awaited,
    step=lambda state: len(state.rounds),
    news=news,
    setups=JsonDecoder(Setup),
    commands=JsonDecoder(Pick),
    events=JsonDecoder(Event),
    views=JsonDecoder(View),
    round=Round,
)
