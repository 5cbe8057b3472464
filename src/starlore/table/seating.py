"""Coming and going: sitting down, getting up, bots, and stand-ins for those who are away."""

from collections.abc import Sequence
from typing import get_args

from msgspec.structs import replace

from starlore.core import Illegal
from starlore.core.text import tidy
from starlore.table.chairs import Bot, Chair, WithoutPhone, check_not_left
from starlore.table.commands import AddBot, AddGuest, EmptyChair, Kick, SitDown
from starlore.table.context import Context
from starlore.table.events import (
    BotSatDown,
    BotSatIn,
    CameBack,
    ChairEmptied,
    Event,
    GotUp,
    GuestSatDown,
    Kicked,
    OwnerChanged,
    PersonErased,
    SatDown,
    SeatTakenBack,
    SeatTakenOver,
    StandInWanted,
)
from starlore.table.names import BOT_NAMES, name_taken
from starlore.table.options import NAME_LENGTH, Colour, Person, Player
from starlore.table.owning import next_owner
from starlore.table.state import CHAIRS, State

GRACE = 30.0
"""Seconds that somebody must be away before a bot may sit in."""

ANYBODY_AFTER = 90.0
"""Seconds after which anybody present may call that bot, whatever the owner does."""


def other_chair(state: State, player: Player) -> Chair:
    """The chair of the player whom a command is about."""
    chair = state.chair(player)
    if chair is None or chair not in state.occupied:
        raise Illegal("no_such_player")
    return chair


# --- a chair at the table -----------------------------------------------------------------------


def sit_down(state: State, person: Person, chair: Chair | None, command: SitDown) -> Sequence[Event]:
    """Take a chair, or change what others see of one's own."""
    name = tidy(command.name, NAME_LENGTH, "name")
    others = [other for other in state.occupied if other is not chair and other.player != command.instead_of]
    if name_taken(name, [other.name for other in others]):
        raise Illegal("name_taken")
    if chair is None and (door := state.door_for(person)) != "open":
        if door == "locked":
            raise Illegal("door_locked")
        raise Illegal("knock_first")
    bot = None if command.instead_of is None else bot_to_replace(state, chair, command.instead_of)
    if chair is None and bot is None and len(state.occupied) >= CHAIRS:
        raise Illegal("table_full")
    mine = chair.colour if chair else bot.colour if bot else None
    sat = SatDown(
        player=chair.player if chair else Player(state.last_player + 1),
        person=person,
        name=name,
        colour=free_colour(others, command.colour or mine, required=command.colour is not None),
        language=command.language,
    )
    back = (SeatTakenBack(sat.player),) if chair is not None and chair.sitter.left else ()
    over = (SeatTakenOver(player=sat.player, bot=bot.player),) if bot is not None else ()
    return (sat, *back, *over)


def sit_program_down(state: State, person: Person, command: SitDown, maker: str) -> Sequence[Event]:
    """A program takes a chair, under its own name and its maker's."""
    sat, *more = sit_down(state, person, None, command)
    assert isinstance(sat, SatDown)
    return (replace(sat, maker=tidy(maker, NAME_LENGTH, "name")), *more)


def sit_in_for_program(state: State, player: Player) -> Sequence[Event]:
    """A bot plays for a program that is gone or thinks for too long, until it takes its seat back."""
    chair = state.chair(player)
    idle = (
        chair is None or chair.maker is None or chair.automatic or not state.in_running_game(player) or state.real_cards
    )
    return () if idle else (BotSatIn(player=player),)


def bot_to_replace(state: State, chair: Chair | None, player: Player) -> Chair:
    """The bot that gets up for somebody who is not in the running game."""
    if chair is not None and state.in_running_game(chair.player):
        raise Illegal("already_in_game")
    bot = other_chair(state, player)
    if not bot.is_bot:
        raise Illegal("not_a_bot")
    seated = chair is not None and not chair.sitter.left and chair.player != state.owner
    if seated and not state.in_running_game(player):
        raise Illegal("not_owner")  # there is no seat to be had: it would only send the bot away
    return bot


def free_colour(others: Sequence[Chair], wish: Colour | None, *, required: bool = False) -> Colour:
    """The wished-for colour, or the first that nobody has."""
    used = {chair.colour for chair in others}
    if wish is not None and wish not in used:
        return wish
    if required:
        raise Illegal("colour_taken")
    colours: tuple[Colour, ...] = get_args(Colour)
    return next(colour for colour in colours if colour not in used)


def add_bot(state: State, command: AddBot, context: Context) -> Sequence[Event]:
    """A bot comes to the table, under a name that nobody has."""
    if len(state.occupied) >= CHAIRS:
        raise Illegal("table_full")
    if state.real_cards:
        raise Illegal("no_bots_here")
    names = [chair.name for chair in state.occupied]
    name = context.rng.choice([name for name in BOT_NAMES if not name_taken(name, names)])
    colour = free_colour(state.occupied, None)
    return (BotSatDown(player=Player(state.last_player + 1), name=name, colour=colour, level=command.level),)


def add_guest(state: State, chair: Chair, command: AddGuest) -> Sequence[Event]:
    """Somebody without a phone sits down; with cards on a real table, they need none of their own."""
    if state.running:
        raise Illegal("game_running")
    if not state.real_cards:
        raise Illegal("no_guests_here")
    if len(state.occupied) >= CHAIRS:
        raise Illegal("table_full")
    name = tidy(command.name, NAME_LENGTH, "name")
    if name_taken(name, [one.name for one in state.occupied]):
        raise Illegal("name_taken")
    colour = free_colour(state.occupied, None)
    return (GuestSatDown(player=Player(state.last_player + 1), name=name, colour=colour, phone_of=chair.player),)


def empty_chair(state: State, command: EmptyChair) -> Sequence[Event]:
    """The owner sends a bot away, or somebody without a phone."""
    if not isinstance(other_chair(state, command.player).sitter, Bot | WithoutPhone):
        raise Illegal("not_a_bot")
    if state.in_running_game(command.player):
        raise Illegal("game_running")
    return (ChairEmptied(command.player),)


def kick(state: State, command: Kick) -> Sequence[Event]:
    """The owner sends a person away for good."""
    if isinstance(other_chair(state, command.player).sitter, Bot | WithoutPhone):
        raise Illegal("is_a_bot")
    if command.player in (state.owner, state.absent_owner):
        raise Illegal("is_owner")
    if state.in_running_game(command.player) and state.real_cards:
        raise Illegal("game_running")  # a bot would have to take the seat
    return (Kicked(command.player),)


def leave(state: State, chair: Chair, context: Context) -> Sequence[Event]:
    """Get up; an owner who leaves makes somebody else the owner."""
    check_not_left(chair)
    return (*leave_table_to_heir(state, chair, context), GotUp(chair.player))


def erase_person(state: State, person: Person, context: Context) -> Sequence[Event]:
    """Forget a person; somebody else owns their table from then on."""
    chair = state.chair_of(person)
    decks = (state.deck, None if state.playing is None else state.playing.deck)
    if person not in state.known and all(deck is None or deck.maker != person for deck in decks):
        return ()
    return (*(() if chair is None else leave_table_to_heir(state, chair, context)), PersonErased(person))


def leave_table_to_heir(state: State, chair: Chair, context: Context) -> Sequence[Event]:
    """Somebody else owns the table when its owner goes, or stands in for the same absent owner."""
    heir = next_owner(state, context, but=chair.player) if state.owner == chair.player else None
    if heir is None:
        return ()
    return (OwnerChanged(heir, None if state.absent_owner == heir else state.absent_owner),)


# --- stand-ins ----------------------------------------------------------------------------------


def let_bot_sit_in(state: State, chair: Chair, player: Player, context: Context) -> Sequence[Event]:
    """The owner decides; when the owner is away, a majority of the players present; after a while any of those."""
    absent = other_chair(state, player)
    left = absent.sitter.left
    if absent.automatic:
        raise Illegal("already_automatic")
    if not state.in_running_game(player):
        raise Illegal("not_in_game")
    if state.real_cards:
        raise Illegal("no_bots_here")
    if player not in context.away and not left:
        raise Illegal("not_away")
    if not left and context.now - context.away[player] < GRACE:
        raise Illegal("too_soon")
    waited = context.now - context.away.get(player, context.now)
    if state.owner == chair.player:
        return (BotSatIn(player=player),)
    if not state.in_running_game(chair.player):
        raise Illegal("not_in_game")
    if waited >= ANYBODY_AFTER and chair.player not in context.away:
        return (BotSatIn(player=player),)
    if state.owner is not None and state.owner not in context.away:
        raise Illegal("not_owner")

    players = [one for one in state.chairs if one.is_person and state.in_running_game(one.player)]
    present = {one.player for one in players if one.player not in context.away}
    wishes = {by for away, by in state.stand_in_votes if away == player} | {chair.player}
    wanted = StandInWanted(player, chair.player)
    return (wanted, BotSatIn(player=player)) if 2 * len(wishes & present) > len(present) else (wanted,)


def void_stand_in_votes(state: State, context: Context) -> Sequence[Event]:
    """Whoever is here again needs no stand-in: what was wished for does not count when they go away another time."""
    absent = {away for away, _ in state.stand_in_votes}
    here = [chair.player for chair in state.chairs if not chair.sitter.left and chair.player not in context.away]
    return tuple(CameBack(player) for player in here if player in absent)
