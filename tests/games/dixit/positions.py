"""Games of Dixit at the point where a test wants them."""

from random import Random
from typing import Any

from msgspec.structs import replace

from starlore.core import Card, Illegal, Seat
from starlore.decks.pictures import NUMBERS
from starlore.games import DIXIT
from starlore.games.dixit.messages import CastVote, Command, PlayCards, Setup, TellStory
from starlore.games.dixit.state import Playing, State, Telling, Voting
from starlore.rulebook.dixit import cards_to_play

RNG = Random(4)


def dealt(players: int = 4, **options: Any) -> State:
    """A new game, in which seat s holds the cards 10s+1, 10s+2, ..."""
    state = DIXIT.replay(DIXIT.begin(Setup(seats=players, deck=NUMBERS, **options), Random(1)))
    hands = tuple(
        tuple(Card(10 * seat + number) for number in range(1, len(hand) + 1)) for seat, hand in enumerate(state.hands)
    )
    held = {card for hand in hands for card in hand}
    return replace(state, hands=hands, pile=tuple(card for card in NUMBERS if card not in held))


def after(state: State, *moves: tuple[int, Command]) -> State:
    """The state that these commands of these seats lead to."""
    for seat, command in moves:
        for event in DIXIT.decide(state, Seat(seat), command, RNG):
            state = DIXIT.evolve(state, event)
    return state


def told(players: int = 4, **options: Any) -> State:
    """Seat 0 has told a story to card 1."""
    return after(dealt(players, **options), (0, TellStory(Card(1), "a clue")))


def laid(players: int = 4, **options: Any) -> State:
    """Everyone has handed in their first cards: seat s's first one lies on slot s+1; with three, second ones follow."""
    state = told(players, **options)
    count = cards_to_play(players)
    state = after(state, *((seat, PlayCards(state.hands[seat][:count])) for seat in range(1, players)))
    assert isinstance(state.phase, Voting)
    lying = sorted(zip(state.phase.table, state.phase.owners, strict=True), key=lambda one: (one[0] % 10, one[0]))
    table, owners = zip(*lying, strict=True)
    return replace(state, phase=replace(state.phase, table=table, owners=owners))


def voted(state: State, votes: dict[int, int]) -> State:
    """These seats have voted for these slots."""
    return after(state, *((seat, CastVote(slot)) for seat, slot in votes.items()))


def refused(state: State, seat: int, command: Command) -> str:
    """The code with which a command is refused."""
    try:
        DIXIT.decide(state, Seat(seat), command, RNG)
    except Illegal as illegal:
        return illegal.code
    raise AssertionError(f"{command} was accepted")


def telling(state: State) -> Telling:
    """The phase, which is this one."""
    assert isinstance(state.phase, Telling)
    return state.phase


def playing(state: State) -> Playing:
    """The phase, which is this one."""
    assert isinstance(state.phase, Playing)
    return state.phase


def voting(state: State) -> Voting:
    """The phase, which is this one."""
    assert isinstance(state.phase, Voting)
    return state.phase
