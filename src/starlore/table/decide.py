"""What follows from a command at a table: who may do what, and which events it leads to."""

from collections.abc import Sequence
from typing import assert_never

from starlore.core import Illegal
from starlore.core.text import tidy
from starlore.table.chairs import Chair, check_not_left
from starlore.table.commands import (
    AddBot,
    AddChance,
    AddGuest,
    Command,
    EmptyChair,
    HandOver,
    Kick,
    Knock,
    Leave,
    LetBotSitIn,
    LetIn,
    PointOut,
    React,
    Say,
    SetDoor,
    SetOptions,
    ShareAlbum,
    SitDown,
    Start,
    Stop,
    TakeRemarkBack,
    TakeSeatBack,
)
from starlore.table.context import Context
from starlore.table.door import answer_knock, knock
from starlore.table.events import (
    DoorSet,
    Event,
    GameStopped,
    OptionsSet,
    Said,
    SeatTakenBack,
)
from starlore.table.fair import add_chance
from starlore.table.games import Move
from starlore.table.options import CHAT_LENGTH, Person, Player
from starlore.table.owning import hand_over
from starlore.table.playing import check_options, move, start, with_changes_while_playing, with_one_fewer
from starlore.table.remarks import point_out, take_remark_back
from starlore.table.seating import (
    add_bot,
    add_guest,
    empty_chair,
    kick,
    leave,
    let_bot_sit_in,
    other_chair,
    sit_down,
)
from starlore.table.sharing import share_album
from starlore.table.state import State, check_chat

OwnersCommand = SetOptions | AddBot | EmptyChair | Kick | HandOver | SetDoor | LetIn | Start | Stop
"""What only the owner may do."""

SeatedCommand = (
    Move | AddGuest | Leave | LetBotSitIn | TakeSeatBack | AddChance | Say | React | PointOut | TakeRemarkBack
)
"""What everybody who sits at the table may do."""


def decide(state: State, person: Person, command: Command, context: Context) -> Sequence[Event]:
    """Check a person's command and say what follows from it."""
    if person in state.banned:
        raise Illegal("banned")
    chair = state.chair_of(person)
    if isinstance(command, SitDown):
        return sit_down(state, person, chair, command)
    if isinstance(command, Knock):
        return knock(state, person, chair, command)
    if isinstance(command, ShareAlbum):
        return share_album(state, person, chair, command, context)
    if chair is None:
        raise Illegal("not_seated")
    if isinstance(command, OwnersCommand):
        if state.owner != chair.player:
            raise Illegal("not_owner")
        return decide_for_owner(state, command, context)
    return decide_for_seated(state, chair, command, context)


def decide_for_seated(state: State, chair: Chair, command: SeatedCommand, context: Context) -> Sequence[Event]:
    """What everybody who sits here may do."""
    match command:
        case Move():
            return move(state, player_of(state, chair, command), command, context)
        case AddGuest():
            return add_guest(state, chair, command)
        case Leave():
            return with_one_fewer(state, leave(state, chair, context), context)
        case LetBotSitIn():
            return with_one_fewer(state, let_bot_sit_in(state, chair, command.player, context), context)
        case TakeSeatBack():
            if chair.sitter.plays == "person":
                raise Illegal("seat_is_yours")
            return (SeatTakenBack(chair.player),)
        case AddChance():
            return add_chance(state, chair, command)
        case Say():
            check_chat(state)
            return (Said(chair.player, tidy(command.text, CHAT_LENGTH, "chat")),)
        case React():
            check_chat(state)
            return ()
        case PointOut():
            check_not_left(chair)
            return point_out(state, chair.player, command)
        case TakeRemarkBack():
            check_not_left(chair)
            return take_remark_back(state, chair.player, command)
        case _:
            assert_never(command)


def player_of(state: State, chair: Chair, command: Move) -> Player:
    """The player whose move it is: whoever sends it, or somebody to whom their phone is passed."""
    check_not_left(chair)
    if chair.automatic:
        raise Illegal("bot_sits_in")
    if command.player is None:
        return chair.player
    player = Player(command.player)
    if state.phone_holder(other_chair(state, player)) != chair.player:
        raise Illegal("not_your_guest")
    return player


def decide_for_owner(state: State, command: OwnersCommand, context: Context) -> Sequence[Event]:
    """What only the owner may do."""
    match command:
        case SetOptions():
            options = check_options(command.options)
            if state.running and options != with_changes_while_playing(state.options, options):
                raise Illegal("game_running")
            return (OptionsSet(options),)
        case AddBot():
            return add_bot(state, command, context)
        case EmptyChair():
            return empty_chair(state, command)
        case Kick():
            return with_one_fewer(state, kick(state, command), context)
        case HandOver():
            return hand_over(state, other_chair(state, command.player))
        case SetDoor():
            return () if command.door == state.door else (DoorSet(command.door),)
        case LetIn():
            return answer_knock(state, command)
        case Start():
            return start(state, command.game or state.options.game, context)
        case Stop():
            if not state.running:
                raise Illegal("no_game")
            return (GameStopped(),)
        case _:
            assert_never(command)
