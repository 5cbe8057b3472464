"""The customs of a table: who may do what, and what follows from it."""

from collections.abc import Sequence
from typing import assert_never

from starlore.core import Illegal
from starlore.core.text import tidy
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
from starlore.table.door import answer, knock
from starlore.table.events import (
    BotRemoved,
    DoorSet,
    Event,
    GameStopped,
    Kicked,
    OptionsSet,
    OwnerChanged,
    Said,
    SeatTakenBack,
)
from starlore.table.fair import add_chance
from starlore.table.games import Move
from starlore.table.options import CHAT_LENGTH, Person, Player
from starlore.table.playing import at_any_time, check_options, move, start
from starlore.table.remarks import point_out, take_back
from starlore.table.seating import (
    add_bot,
    add_guest,
    keeper,
    leave,
    let_bot_sit_in,
    other_chair,
    sit_down,
    with_real_cards,
)
from starlore.table.sharing import share
from starlore.table.state import Bot, Chair, State, WithoutPhone


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
        return share(state, person, chair, command, context)
    if chair is None:
        raise Illegal("not_seated")
    match command:
        case Move():
            if chair.sitter.left:
                raise Illegal("already_gone")
            if chair.automatic:
                raise Illegal("bot_sits_in")
            return move(state, whose(state, chair, command), command, context)
        case AddGuest():
            return add_guest(state, chair, command)
        case Leave():
            return leave(state, chair, context)
        case LetBotSitIn():
            return let_bot_sit_in(state, chair, command.player, context)
        case TakeSeatBack():
            if chair.sitter.plays == "person":
                raise Illegal("seat_is_yours")
            return (SeatTakenBack(chair.player),)
        case AddChance():
            return add_chance(state, chair, command)
        case Say():
            if not state.options.chat:
                raise Illegal("chat_off")
            return (Said(chair.player, tidy(command.text, CHAT_LENGTH, "chat")),)
        case React():
            if not state.options.chat:
                raise Illegal("chat_off")
            return ()
        case PointOut() | TakeRemarkBack():
            if chair.sitter.left:
                raise Illegal("already_gone")
            if isinstance(command, PointOut):
                return point_out(state, chair.player, command)
            return take_back(state, chair.player, command)
        case _:
            if state.owner != chair.player:
                raise Illegal("not_owner")
            return decide_for_owner(state, command, context)


def whose(state: State, chair: Chair, command: Move) -> Player:
    """The player whose move it is: of whoever sends it, or of somebody to whom their phone is passed."""
    if command.player is None:
        return chair.player
    player = Player(command.player)
    if keeper(state, other_chair(state, player)) != chair.player:
        raise Illegal("not_your_guest")
    return player


OwnersCommand = SetOptions | AddBot | EmptyChair | Kick | HandOver | SetDoor | LetIn | Start | Stop


def decide_for_owner(state: State, command: OwnersCommand, context: Context) -> Sequence[Event]:
    """What only the owner may do."""
    match command:
        case SetOptions():
            options = check_options(command.options)
            if state.running and options != at_any_time(state.options, options):
                raise Illegal("game_running")
            return (OptionsSet(options),)
        case AddBot():
            return add_bot(state, command, context)
        case EmptyChair():
            if not isinstance(other_chair(state, command.player).sitter, Bot | WithoutPhone):
                raise Illegal("not_a_bot")
            if state.in_running_game(command.player):
                raise Illegal("game_running")
            return (BotRemoved(command.player),)
        case Kick():
            if isinstance(other_chair(state, command.player).sitter, Bot | WithoutPhone):
                raise Illegal("is_a_bot")
            if command.player in (state.owner, state.absent_owner):
                raise Illegal("is_owner")
            if state.in_running_game(command.player) and with_real_cards(state):
                raise Illegal("game_running")  # a bot would have to take the seat
            return (Kicked(command.player),)
        case HandOver():
            heir = other_chair(state, command.player)
            if isinstance(heir.sitter, Bot | WithoutPhone) or heir.maker is not None:
                raise Illegal("is_a_bot")
            if heir.sitter.left:
                raise Illegal("already_gone")
            return (OwnerChanged(command.player, state.absent_owner),)
        case SetDoor():
            return () if command.door == state.door else (DoorSet(command.door),)
        case LetIn():
            return answer(state, command)
        case Start():
            return start(state, command.game or state.options.game, context)
        case Stop():
            if not state.running:
                raise Illegal("no_game")
            return (GameStopped(),)
        case _:
            assert_never(command)
