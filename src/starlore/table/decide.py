"""The customs of a table: who may do what, and what follows from it."""

import unicodedata
from collections.abc import Mapping, Sequence
from random import Random
from typing import assert_never, get_args

from msgspec import Struct
from msgspec.structs import replace

from starlore.core import Illegal, Unplayable
from starlore.core.text import tidy
from starlore.games import GAMES
from starlore.table.evolve import in_running_game
from starlore.table.messages import (
    CHAT_LENGTH,
    NAME_LENGTH,
    WENT,
    WORD_LENGTH,
    AddBot,
    BotRemoved,
    BotSatDown,
    BotSatIn,
    CameBack,
    ClockStarted,
    Colour,
    Command,
    Event,
    GameStarted,
    GameStopped,
    GotUp,
    HandOver,
    Kick,
    Kicked,
    Leave,
    LetBotSitIn,
    Move,
    MoveInDixit,
    MoveInStella,
    Options,
    OptionsSet,
    OwnerChanged,
    Person,
    Player,
    React,
    RemoveBot,
    Said,
    SatDown,
    Say,
    SeatTakenBack,
    SeatTakenOver,
    SetOptions,
    SitDown,
    Slug,
    StandInWanted,
    Start,
    Stop,
    TakeBack,
)
from starlore.table.setups import BOT_NAMES, setup_for
from starlore.table.state import CHAIRS, Chair, State

GRACE = 30.0
"""Seconds that somebody must be away before a bot may sit in."""

WITHIN_A_STEP = frozenset({"cards_played", "vote_cast", "marker_passed", "marker_taken_back", "other_word_asked"})
"""News after which the others are still at the same step: their clock runs on."""


class Context(Struct, frozen=True):
    """What a decision at a table may depend on besides the table."""

    rng: Random
    now: float
    """Seconds since 1970."""

    away: Mapping[Player, float]
    """Since when people at the table have been away; whoever is not here is present."""


def decide(state: State, person: Person, command: Command, context: Context) -> Sequence[Event]:
    """Check a person's command and say what follows from it."""
    if person in state.banned:
        raise Illegal("banned")
    chair = state.chair_of(person)
    if isinstance(command, SitDown):
        return sit_down(state, person, chair, command)
    if chair is None:
        raise Illegal("not_seated")
    match command:
        case MoveInDixit() | MoveInStella():
            if chair.gone:
                raise Illegal("already_gone")
            if chair.automatic:
                raise Illegal("bot_sits_in")
            return move(state, chair.player, command, context)
        case Leave():
            return leave(state, chair, context)
        case LetBotSitIn():
            return let_bot_sit_in(state, chair, command.player, context)
        case TakeBack():
            if not (chair.automatic or chair.gone):
                raise Illegal("seat_is_yours")
            return (SeatTakenBack(chair.player),)
        case Say():
            if not state.options.chat:
                raise Illegal("chat_off")
            return (Said(chair.player, tidy(command.text, CHAT_LENGTH, "chat")),)
        case React():
            if not state.options.chat:
                raise Illegal("chat_off")
            return ()
        case _:
            if state.owner != chair.player:
                raise Illegal("not_owner")
            return rule(state, command, context)


Ruling = SetOptions | AddBot | RemoveBot | Kick | HandOver | Start | Stop


def rule(state: State, command: Ruling, context: Context) -> Sequence[Event]:
    """What only the owner may do."""
    match command:
        case SetOptions():
            options = checked(command.options)
            if state.running and options != at_any_time(state.options, options):
                raise Illegal("game_running")
            return (OptionsSet(options),)
        case AddBot():
            return add_bot(state, command, context)
        case RemoveBot():
            if other_chair(state, command.player).person is not None:
                raise Illegal("not_a_bot")
            if in_running_game(state, command.player):
                raise Illegal("game_running")
            return (BotRemoved(command.player),)
        case Kick():
            if other_chair(state, command.player).person is None:
                raise Illegal("is_a_bot")
            if command.player == state.owner:
                raise Illegal("is_owner")
            return (Kicked(command.player),)
        case HandOver():
            heir = other_chair(state, command.player)
            if heir.person is None:
                raise Illegal("is_a_bot")
            if heir.gone:
                raise Illegal("already_gone")
            return (OwnerChanged(command.player),)
        case Start():
            return start(state, command.game or state.options.game, context)
        case Stop():
            if not state.running:
                raise Illegal("no_game")
            return (GameStopped(),)
        case _:
            assert_never(command)


def other_chair(state: State, player: Player) -> Chair:
    """The chair of the player whom a command is about."""
    chair = state.chair(player)
    if chair is None or chair not in state.taken:
        raise Illegal("no_such_player")
    return chair


# --- coming and going ---------------------------------------------------------------------------


def sit_down(state: State, person: Person, chair: Chair | None, command: SitDown) -> Sequence[Event]:
    """Take a chair, or change what others see of one's own."""
    name = tidy(command.name, NAME_LENGTH, "name")
    others = [other for other in state.taken if other is not chair and other.player != command.instead_of]
    if alike(name) in {alike(other.name) for other in others}:
        raise Illegal("name_taken")
    bot = None if command.instead_of is None else bot_to_replace(state, chair, command.instead_of)
    if chair is None and bot is None and len(state.taken) >= CHAIRS:
        raise Illegal("table_full")
    mine = chair.colour if chair else bot.colour if bot else None
    sat = SatDown(
        player=chair.player if chair else Player(state.newest + 1),
        person=person,
        name=name,
        colour=free_colour(others, command.colour or mine, required=command.colour is not None),
        language=command.language,
    )
    back = (SeatTakenBack(sat.player),) if chair is not None and chair.gone else ()
    over = (SeatTakenOver(player=sat.player, bot=bot.player),) if bot is not None else ()
    return (sat, *back, *over)


def alike(name: str) -> str:
    """The same for all names that a reader may take for one: capitals and signs that nobody sees do not count."""
    shown = unicodedata.normalize("NFKC", name)
    return "".join(sign for sign in shown if unicodedata.category(sign) != "Cf").casefold()


def bot_to_replace(state: State, chair: Chair | None, player: Player) -> Chair:
    """The bot that gets up for somebody who is not in the running game."""
    if chair is not None and in_running_game(state, chair.player):
        raise Illegal("already_in_game")
    bot = other_chair(state, player)
    if bot.person is not None:
        raise Illegal("not_a_bot")
    return bot


def free_colour(others: Sequence[Chair], wish: Colour | None, *, required: bool = False) -> Colour:
    """The wished-for colour, or the first that nobody has."""
    taken = {chair.colour for chair in others}
    if wish is not None and wish not in taken:
        return wish
    if required:
        raise Illegal("colour_taken")
    colours: tuple[Colour, ...] = get_args(Colour)
    return next(colour for colour in colours if colour not in taken)


def leave(state: State, chair: Chair, context: Context) -> Sequence[Event]:
    """Get up; an owner who leaves makes somebody else the owner."""
    if chair.gone:
        raise Illegal("already_gone")
    heir = next_owner(state, context, but=chair.player) if state.owner == chair.player else None
    return (OwnerChanged(heir), GotUp(chair.player)) if heir is not None else (GotUp(chair.player),)


def next_owner(state: State, context: Context, *, but: Player | None) -> Player | None:
    """Who owns the table when the owner is gone: whoever has sat there longest, if possible somebody present."""
    people = [chair.player for chair in state.chairs if chair.person and not chair.gone and chair.player != but]
    present = [player for player in people if player not in context.away]
    return next(iter(present + people), None)


def add_bot(state: State, command: AddBot, context: Context) -> Sequence[Event]:
    """A bot comes to the table, under a name that nobody has."""
    if len(state.taken) >= CHAIRS:
        raise Illegal("table_full")
    taken = {alike(chair.name) for chair in state.taken}
    name = context.rng.choice([name for name in BOT_NAMES if alike(name) not in taken])
    colour = free_colour(state.taken, None)
    return (BotSatDown(player=Player(state.newest + 1), name=name, colour=colour, level=command.level),)


def let_bot_sit_in(state: State, chair: Chair, player: Player, context: Context) -> Sequence[Event]:
    """The owner decides; when the owner is away, a majority of those present."""
    absent = other_chair(state, player)
    if absent.automatic:
        raise Illegal("already_automatic")
    if not in_running_game(state, player):
        raise Illegal("not_in_game")
    if player not in context.away and not absent.gone:
        raise Illegal("not_away")
    if not absent.gone and context.now - context.away[player] < GRACE:
        raise Illegal("too_soon")
    if state.owner == chair.player:
        return (BotSatIn(player=player),)
    if state.owner is not None and state.owner not in context.away:
        raise Illegal("not_owner")

    present = {one.player for one in state.chairs if one.person and not one.gone and one.player not in context.away}
    wishes = {by for away, by in state.wanted if away == player} | {chair.player}
    wanted = StandInWanted(player, chair.player)
    return (wanted, BotSatIn(player=player)) if 2 * len(wishes & present) > len(present) else (wanted,)


def void_wishes(state: State, context: Context) -> Sequence[Event]:
    """Whoever is here again needs no stand-in: what was wished for does not count when they go away another time."""
    absent = {away for away, _ in state.wanted}
    here = [chair.player for chair in state.chairs if not chair.gone and chair.player not in context.away]
    return tuple(CameBack(player) for player in here if player in absent)


# --- playing ------------------------------------------------------------------------------------


def checked(options: Options) -> Options:
    """The options with the table's own words tidied."""
    own = tuple((own_word(upper), own_word(lower) if lower.strip() else "") for upper, lower in options.own)
    return replace(options, own=own)


def at_any_time(options: Options, wish: Options) -> Options:
    """The options with those changed that may change in the middle of a game: they do not touch its rules."""
    return replace(options, chat=wish.chat, spectators=wish.spectators)


def own_word(text: str) -> str:
    """A word of one's own; the sign that marks the box's words is not for it."""
    word = tidy(text, WORD_LENGTH, "word")
    if word.startswith("#"):
        raise Illegal("word_unprintable")
    return word


def start(state: State, slug: Slug, context: Context) -> Sequence[Event]:
    """Start a game with everyone who sits at the table."""
    if state.running:
        raise Illegal("game_running")
    seating = tuple(chair.player for chair in state.taken)
    seats = GAMES[slug].seats
    if len(seating) < seats.start:
        raise Illegal("too_few_players")
    if len(seating) >= seats.stop:
        raise Illegal("too_many_players")
    try:
        dealt = GAMES[slug].begin(setup_for(slug, len(seating), state.options), context.rng)
    except Unplayable as error:
        raise Illegal(error.code) from error
    began = [GameStarted(game=slug, seating=seating), *map(WENT[slug], dealt)]
    return (*began, *clock(state, context))


def move(state: State, player: Player, command: Move, context: Context) -> Sequence[Event]:
    """A move in the running game, by a person or by a bot."""
    running = state.running
    if running is None:
        raise Illegal("no_game")
    if running.slug != command.__struct_config__.tag:
        raise Illegal("other_game")
    seat = running.seat_of(player)
    if seat is None:
        raise Illegal("not_in_game")
    events = running.game.decide(running.state, seat, command.move, context.rng)
    went = tuple(map(WENT[running.slug], events))
    if state.options.timer is None:
        return went
    told = [running.game.news(event) for event in events]
    new_step = any(news is not None and news.what not in WITHIN_A_STEP for news in told)
    return (*went, *clock(state, context)) if new_step else went


def clock(state: State, context: Context) -> Sequence[Event]:
    """The clock for the next step, if the table plays by one."""
    return () if state.options.timer is None else (ClockStarted(context.now + state.options.timer),)


def pass_ownership_on(state: State, context: Context) -> Sequence[Event]:
    """Somebody present becomes the owner when the owner has been away for too long."""
    heir = next_owner(state, context, but=state.owner)
    return () if heir is None or heir in context.away else (OwnerChanged(heir),)
