"""Playing at a table: its options, starting a game, moves in it, and the clock."""

from collections.abc import Sequence
from functools import reduce
from typing import Any

from msgspec.structs import replace

from starlore.core import Illegal, Unplayable
from starlore.table.chairs import WithoutPhone
from starlore.table.context import Context
from starlore.table.events import ClockStarted, Event, GameStarted, OptionsSet
from starlore.table.evolve import replay
from starlore.table.fair import chance_in, chance_of, new_seed
from starlore.table.games import AT_TABLE, Move, Slug, slug_of
from starlore.table.options import Options, Player
from starlore.table.state import State


def check_options(options: Options) -> Options:
    """The options with what people typed made fit to be kept."""
    rules = {slug: game.check(options.of(slug)) for slug, game in AT_TABLE.items()}
    timer = None if options.slow else options.timer
    return replace(options, timer=timer, rules=replace(options.rules, **rules))


def with_changes_while_playing(options: Options, wish: Options) -> Options:
    """The options with those changed that may change in the middle of a game: they do not touch its rules."""
    return replace(options, chat=wish.chat, spectators=wish.spectators)


def start(state: State, slug: Slug, context: Context) -> Sequence[Event]:
    """Start a game with everyone who sits at the table."""
    if state.running:
        raise Illegal("game_running")
    game = AT_TABLE[slug]
    seating = tuple(chair.player for chair in state.occupied)
    if len(seating) < game.rules.seats.start:
        raise Illegal("too_few_players")
    if len(seating) >= game.rules.seats.stop:
        raise Illegal("too_many_players")
    if game.real_cards and any(chair.is_bot or chair.maker is not None for chair in state.occupied):
        raise Illegal("no_bots_here")
    if not game.real_cards and any(isinstance(chair.sitter, WithoutPhone) for chair in state.occupied):
        raise Illegal("no_guests_here")
    seed, added = state.seed or new_seed(context.rng), dict(state.chances)
    if game.rules.draws is None:
        seed = ""
    chances = tuple(added.get(player, "") for player in seating)
    try:
        setup, deck = game.setup(len(seating), state.options.of(slug)), None
        if game.with_deck is not None and state.deck is not None:
            deck = state.deck
            setup = game.with_deck(setup, deck.numbers)
        dealt = game.rules.begin(setup, chance_of(game.rules, seed, chances, (), context))
    except Unplayable as error:
        raise Illegal(error.code) from error
    following = new_seed(context.rng)
    started = GameStarted(game=slug, seating=seating, seed=seed, chances=chances, next_seed=following, deck=deck)
    events: list[Event] = [started, *map(game.event, dealt)]
    return (*events, *options_for_next_game(state.options, slug), *start_clock(state, context))


def options_for_next_game(options: Options, slug: Slug) -> Sequence[Event]:
    """What changes in the options for the game after this one, if anything does."""
    chosen = options.of(slug)
    chosen_next = AT_TABLE[slug].next_options(chosen)
    if chosen_next == chosen:
        return ()
    return (OptionsSet(replace(options, game=slug, rules=replace(options.rules, **{slug: chosen_next}))),)


def move(state: State, player: Player, command: Move, context: Context) -> Sequence[Event]:
    """A move in the running game, by a person or by a bot."""
    running = state.running
    if running is None:
        raise Illegal("no_game")
    if running.slug != slug_of(command):
        raise Illegal("other_game")
    seat = running.seat_of(player)
    if seat is None:
        raise Illegal("not_in_game")
    game, rules = AT_TABLE[running.slug], running.rules
    if isinstance(command.move, game.owner_moves) and player != state.owner and owner_plays(state):
        raise Illegal("not_owner")
    events = rules.decide(running.state, seat, command.move, chance_in(running, context))
    if state.options.timer is None and game.agreed is None:
        return tuple(map(game.event, events))
    more, after = agreed(state, reduce(rules.evolve, events, running.state), context)
    happened = tuple(map(game.event, (*events, *more)))
    is_new_step = rules.step(after) != rules.step(running.state)
    return (*happened, *start_clock(state, context)) if is_new_step else happened


def owner_plays(state: State) -> bool:
    """Whoever owns the table has a seat in its game."""
    return state.owner is not None and state.in_running_game(state.owner)


def agreed(state: State, game: Any, context: Context) -> tuple[Sequence[Any], Any]:
    """What follows in a game, and the game after it, if all people at the table have asked for the same."""
    running = state.running
    assert running is not None
    rules, happened, agreed_in = running.rules, list[Any](), AT_TABLE[running.slug].agreed
    if agreed_in is None:
        return happened, game
    people = [running.seat_of(chair.player) for chair in state.chairs if chair.decides]
    for seat, command in agreed_in(game, [seat for seat in people if seat is not None]):
        events = rules.decide(game, seat, command, chance_in(running, context))
        happened += events
        game = reduce(rules.evolve, events, game)
    return happened, game


def with_one_fewer(state: State, events: Sequence[Event], context: Context) -> Sequence[Event]:
    """The events by which somebody does not play for themselves any more: those who are left may all have agreed."""
    if state.running is None or AT_TABLE[state.running.slug].agreed is None:
        return events
    after = replay(events, state)
    if after is None or after.running is None:
        return events
    more, _ = agreed(after, after.running.state, context)
    return (*events, *map(AT_TABLE[after.running.slug].event, more))


def start_clock(state: State, context: Context) -> Sequence[Event]:
    """The clock for the next step, if the table plays by one."""
    return () if state.options.timer is None else (ClockStarted(context.now + state.options.timer),)
