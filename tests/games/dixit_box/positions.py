"""Games of Dixit with the box at the point where a test wants them."""

from random import Random
from typing import Any

from starlore.core import Illegal, Seat
from starlore.games import DIXIT_BOX
from starlore.games.dixit_box.messages import CastVote, ClaimCards, Command, Setup, TellStory
from starlore.games.dixit_box.state import State, Voting

RNG = Random(4)


def begun(players: int = 4, **options: Any) -> State:
    """A new game."""
    return DIXIT_BOX.replay(DIXIT_BOX.begin(Setup(seats=players, **options), Random(1)))


def after(state: State, *moves: tuple[int, Command]) -> State:
    """The state that these commands of these seats lead to."""
    for seat, command in moves:
        for event in DIXIT_BOX.decide(state, Seat(seat), command, RNG):
            state = DIXIT_BOX.evolve(state, event)
    return state


def told(players: int = 4, **options: Any) -> State:
    """Seat 0 has told."""
    return after(begun(players, **options), (0, TellStory("a clue")))


def claimed(state: State, claims: dict[int, tuple[int, ...]]) -> State:
    """These seats have said that these slots are theirs."""
    return after(state, *((seat, ClaimCards(slots)) for seat, slots in claims.items()))


def in_order(players: int = 4, **options: Any) -> State:
    """All have claimed: the card of seat s lies on slot s+1; with three, second ones follow."""
    claims: dict[int, tuple[int, ...]] = {seat: (seat + 1,) for seat in range(players)}
    if players == 3:
        claims |= {1: (2, 4), 2: (3, 5)}
    return claimed(told(players, **options), claims)


def voted(state: State, votes: dict[int, int]) -> State:
    """These seats have voted for these slots."""
    return after(state, *((seat, CastVote(slot)) for seat, slot in votes.items()))


def refused(state: State, seat: int, command: Command) -> str:
    """The code with which a command is refused."""
    try:
        DIXIT_BOX.decide(state, Seat(seat), command, RNG)
    except Illegal as illegal:
        return illegal.code
    raise AssertionError(f"{command} was accepted")


def voting(state: State) -> Voting:
    """The phase, which is this one."""
    assert isinstance(state.phase, Voting)
    return state.phase
