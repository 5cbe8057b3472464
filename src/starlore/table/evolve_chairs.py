"""How a fact changes the chairs of a table: who sits on them, who plays there, and who owns the table."""

from typing import assert_never

from msgspec.structs import replace

from starlore.table.chairs import Bot, Chair, Left, Seated, Sitter, StandIn, WithoutPhone
from starlore.table.events import (
    BotSatDown,
    BotSatIn,
    CameBack,
    ChairEmptied,
    GotUp,
    GuestSatDown,
    Kicked,
    OwnerChanged,
    SatDown,
    SeatTakenBack,
    SeatTakenOver,
    StandInWanted,
)
from starlore.table.options import Player
from starlore.table.state import State

ChairEvent = (
    SatDown
    | BotSatDown
    | GuestSatDown
    | GotUp
    | ChairEmptied
    | Kicked
    | OwnerChanged
    | StandInWanted
    | CameBack
    | BotSatIn
    | SeatTakenBack
    | SeatTakenOver
)


def evolve_chairs(state: State, event: ChairEvent) -> State:
    """The table after one more fact about its chairs."""
    match event:
        case SatDown():
            return sat_down(state, event)
        case BotSatDown():
            chair = Chair(player=event.player, name=event.name, colour=event.colour, sitter=Bot(event.level))
            return with_chair(state, chair)
        case GuestSatDown():
            chair = Chair(
                player=event.player, name=event.name, colour=event.colour, sitter=WithoutPhone(event.phone_of)
            )
            return with_chair(state, chair)
        case GotUp() | ChairEmptied():
            return without_player(state, event.player)
        case Kicked():
            return kicked(state, event.player)
        case OwnerChanged():
            absent = None if event.in_absence_of == event.player else event.in_absence_of
            return replace(state, owner=event.player, absent_owner=absent)
        case StandInWanted():
            return replace(state, stand_in_votes=state.stand_in_votes | {(event.player, event.by)})
        case CameBack():
            return without_votes_for(state, event.player)
        case BotSatIn():
            return bot_sat_in(state, event)
        case SeatTakenBack():
            return seat_taken_back(state, event.player)
        case SeatTakenOver():
            return seat_taken_over(state, event)
        case _:
            assert_never(event)


# --- one event each -----------------------------------------------------------------------------


def sat_down(state: State, event: SatDown) -> State:
    """Somebody has taken a chair, or looks different on it. The first person becomes the owner; a program does not."""
    if state.chair(event.player) is not None:
        return change_chair(state, event.player, name=event.name, colour=event.colour, language=event.language)
    chair = Chair(
        player=event.player,
        name=event.name,
        colour=event.colour,
        language=event.language,
        sitter=Seated(event.person),
        maker=event.maker,
    )
    owner = event.player if state.owner is None and event.maker is None else state.owner
    return replace(with_chair(state, chair), owner=owner)


def kicked(state: State, player: Player) -> State:
    """A person was sent away for good; a bot goes on with a game that they are in."""
    chair = state.chair(player)
    assert chair is not None
    assert chair.sitter.person is not None
    state = replace(state, banned=state.banned | {chair.sitter.person})
    state = without_contributions(state, {player})
    if state.in_running_game(player):
        return change_chair(state, player, sitter=Bot(chair.sitter.level or "friend"))
    return without_player(state, player)


def bot_sat_in(state: State, event: BotSatIn) -> State:
    """A bot plays for somebody: nobody has to wish for it any more."""
    chair = state.chair(event.player)
    assert chair is not None
    assert chair.sitter.person is not None
    stand_in = StandIn(chair.sitter.person, event.level, chair.sitter.left)
    return without_votes_for(change_chair(state, event.player, sitter=stand_in), event.player)


def seat_taken_back(state: State, player: Player) -> State:
    """A player is back. At a table without an owner they become it; a program does not."""
    chair = state.chair(player)
    assert chair is not None
    assert chair.sitter.person is not None
    owner = player if state.owner is None and chair.maker is None else state.owner
    return replace(change_chair(state, player, sitter=Seated(chair.sitter.person)), owner=owner)


def seat_taken_over(state: State, event: SeatTakenOver) -> State:
    """A bot gets up, and somebody else has its seat in the game that is being played."""
    playing = state.playing
    if playing is not None and state.running:
        instead = {event.bot: event.player}
        seating = tuple(instead.get(player, player) for player in playing.seating)
        awaited = tuple(instead.get(player, player) for player in playing.awaited)
        playing = replace(playing, seating=seating, awaited=awaited)
    return without_player(replace(state, playing=playing), event.bot)


# --- the same table, but for something ----------------------------------------------------------


def with_chair(state: State, chair: Chair) -> State:
    """The same table with one more chair."""
    return replace(state, chairs=(*state.chairs, chair), last_player=chair.player)


def change_chair(state: State, player: Player, **changes: object) -> State:
    """The same table with one chair changed."""
    chairs = tuple(replace(chair, **changes) if chair.player == player else chair for chair in state.chairs)
    return replace(state, chairs=chairs)


def without_player(state: State, player: Player) -> State:
    """The same table without this player; a seat in the game on it keeps the chair, if only for its name.

    An owner who is gone leaves no owner behind: the next to sit down, or to come back, becomes it.
    """
    if state.playing is not None and player in state.playing.seating:
        chairs = tuple(
            replace(chair, sitter=got_up(chair.sitter)) if chair.player == player else chair for chair in state.chairs
        )
    else:
        chairs = tuple(chair for chair in state.chairs if chair.player != player)
    return without_owner(replace(state, chairs=chairs), player)


def without_owner(state: State, player: Player) -> State:
    """The same table, which this player neither owns nor comes back to as its owner."""
    if player not in (state.owner, state.absent_owner):
        return state
    owner = None if state.owner == player else state.owner
    return replace(state, owner=owner, absent_owner=None if state.absent_owner == player else state.absent_owner)


def without_votes_for(state: State, player: Player) -> State:
    """The same table, where nobody wants a stand-in for this player."""
    return replace(state, stand_in_votes=frozenset(vote for vote in state.stand_in_votes if vote[0] != player))


def without_contributions(state: State, players: set[Player]) -> State:
    """The same table without what these players have pointed out or photographed."""
    photograph = state.photograph
    if photograph is not None and photograph.player in players:
        photograph = None
    remarks = tuple(one for one in state.remarks if one.player not in players)
    return replace(state, remarks=remarks, photograph=photograph)


def got_up(sitter: Sitter) -> Sitter:
    """The same sitter after they have got up: a stand-in plays on."""
    match sitter:
        case Seated(person):
            return Left(person)
        case StandIn(person, level):
            return StandIn(person, level, left=True)
        case Bot(level):
            return Bot(level, left=True)
        case WithoutPhone(phone_of):
            return WithoutPhone(phone_of, left=True)
        case Left():
            return sitter
        case _:
            assert_never(sitter)
