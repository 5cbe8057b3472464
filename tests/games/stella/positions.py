"""Games of Stella at the point where a test wants them."""

from random import Random

from msgspec.structs import replace

from starlore.core import Card, Illegal, Seat
from starlore.decks.pictures import NUMBERS
from starlore.games import STELLA
from starlore.games.stella.messages import Command, MarkCards, PassMarker, PointAt, Setup
from starlore.games.stella.state import Associating, Revealing, State
from starlore.sim.stella import NUMBERED as WORDS

RNG = Random(4)


def begun(players: int = 4, first: int = 0) -> State:
    """A new game: the grid holds the cards 1 to 15, this seat holds the pawn."""
    setup = Setup(seats=players, deck=NUMBERS, words=WORDS)
    state = STELLA.replay(STELLA.begin(setup, Random(1)))
    return replace(state, grid=NUMBERS[:15], pile=NUMBERS[15:], words=WORDS[:4], first=Seat(first))


def after(state: State, *moves: tuple[int, Command]) -> State:
    """The state that these commands of these seats lead to."""
    for seat, command in moves:
        for event in STELLA.decide(state, Seat(seat), command, RNG):
            state = STELLA.evolve(state, event)
    return state


def mark(*cards: int) -> MarkCards:
    """Marks on these cards."""
    return MarkCards(tuple(map(Card, cards)))


def marked(*boards: tuple[int, ...], first: int = 0) -> State:
    """Everyone has marked these cards and is ready: the reveal begins."""
    state = begun(len(boards), first)
    for seat, cards in enumerate(boards):
        state = after(state, (seat, mark(*cards)), (seat, PassMarker()))
    return state


def point(state: State, *cards: int) -> State:
    """One scout after the other points at these cards."""
    for card in cards:
        scout = revealing(state).scout
        assert scout is not None
        state = after(state, (scout, PointAt(Card(card))))
    return state


def refused(state: State, seat: int, command: Command) -> str:
    """The code with which a command is refused."""
    try:
        STELLA.decide(state, Seat(seat), command, RNG)
    except Illegal as illegal:
        return illegal.code
    raise AssertionError(f"{command} was accepted")


def associating(state: State) -> Associating:
    """The phase, which is this one."""
    assert isinstance(state.phase, Associating)
    return state.phase


def revealing(state: State) -> Revealing:
    """The phase, which is this one."""
    assert isinstance(state.phase, Revealing)
    return state.phase
