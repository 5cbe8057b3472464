"""How a fact changes a table. No rules and no chance: they were settled when the event was made."""

from collections.abc import Iterable
from typing import assert_never

from msgspec.structs import replace

from starlore.core import Card
from starlore.decks.played import without_texts
from starlore.table.chairs import Bot
from starlore.table.events import (
    AlbumShared,
    AlbumUnshared,
    ChanceAdded,
    ClockStarted,
    DeckSet,
    DoorSet,
    Event,
    GameStarted,
    GameStopped,
    KnockAnswered,
    Knocked,
    OptionsSet,
    PersonErased,
    PhotographLaid,
    PointedOut,
    RemarkTakenBack,
    Said,
    TableOpened,
    TimeRanOut,
)
from starlore.table.evolve_chairs import (
    ChairEvent,
    change_chair,
    evolve_chairs,
    without_contributions,
    without_owner,
    without_player,
    without_votes_for,
)
from starlore.table.games import GameEvent
from starlore.table.options import Person, Player
from starlore.table.state import (
    CHAT_BYTES,
    CHAT_KEPT,
    ERASED,
    MOST_KNOCKING,
    REMARKS_A_ROUND,
    ChatLine,
    GameOnTable,
    Knocking,
    Photograph,
    Remark,
    SharedAlbum,
    State,
)


def replay(events: Iterable[Event], state: State | None = None) -> State | None:
    """The state that a log leads to; None for an empty one."""
    for event in events:
        state = evolve(state, event)
    return state


def evolve(state: State | None, event: Event) -> State:
    """The table after one more fact."""
    if state is None:
        if not isinstance(event, TableOpened):
            raise ValueError("a table begins with its opening")
        return State(code=event.code, options=event.options, invitation=event.invitation, seed=event.seed)
    if isinstance(event, GameEvent):
        return moved(state, event)
    if isinstance(event, ChairEvent):
        return evolve_chairs(state, event)
    if isinstance(event, DoorSet | Knocked | KnockAnswered):
        return evolve_door(state, event)
    match event:
        case ClockStarted():
            return replace(state, deadline=event.until)
        case TimeRanOut():
            return state
        case PersonErased():
            return without_person(state, event.person)
        case OptionsSet():
            return replace(state, options=event.options)
        case DeckSet():
            return replace(state, deck=event.deck)
        case PhotographLaid():
            laid = None if event.key is None else Photograph(event.player, event.key, event.rounds)
            return replace(state, photograph=laid)
        case GameStarted():
            return started(state, event)
        case GameStopped():
            return stopped(state)
        case ChanceAdded():
            return with_chance(state, event)
        case Said():
            return with_line(state, event)
        case PointedOut():
            remark = Remark(event.player, event.round, event.card, event.at, event.note)
            return replace(state, remarks=with_remark(state.remarks, remark))
        case RemarkTakenBack():
            return replace(state, remarks=without_remark(state.remarks, event.player, event.round, event.card))
        case AlbumShared():
            return replace(state, shared=SharedAlbum(event.by, event.secret))
        case AlbumUnshared():
            return replace(state, shared=None)
        case TableOpened():
            raise ValueError("a table is opened once")
        case _:
            assert_never(event)


# --- the game -----------------------------------------------------------------------------------


def moved(state: State, event: GameEvent) -> State:
    """The game on the table goes on."""
    playing = state.playing
    assert playing is not None
    rules, seating, draws = playing.rules, playing.seating, playing.draws
    if rules.draws is not None and playing.seed:
        draws += tuple(rules.draws(playing.state, event.event))
    game_state = rules.evolve(playing.state, event.event)
    awaited = tuple([seating[seat] for seat in rules.awaited(game_state)])
    return replace(state, playing=replace(playing, state=game_state, awaited=awaited, draws=draws))


def started(state: State, event: GameStarted) -> State:
    """A game takes the place of the one on the table, and of what belonged to that."""
    return replace(
        state,
        options=replace(state.options, game=event.game),
        chairs=state.occupied,
        playing=GameOnTable(event.game, event.seating, seed=event.seed, chances=event.chances, deck=event.deck),
        seed=event.next_seed,
        chances=(),
        games=state.games + 1,
        deadline=None,
        stand_in_votes=frozenset(),
        remarks=(),
        photograph=None,
    )


def stopped(state: State) -> State:
    """No game is on the table, nor anything that belonged to it."""
    return replace(
        state,
        playing=None,
        deadline=None,
        remarks=(),
        photograph=None,
        stand_in_votes=frozenset(),
        chairs=tuple(chair for chair in state.chairs if not chair.sitter.left),
    )


def with_chance(state: State, event: ChanceAdded) -> State:
    """The same table with what somebody has added to the next game's chance; what those added who left is dropped."""
    here = {chair.player for chair in state.chairs}
    chances = tuple(one for one in state.chances if one[0] in here)
    return replace(state, chances=(*chances, (event.player, event.chance)))


# --- the door -----------------------------------------------------------------------------------


def evolve_door(state: State, event: DoorSet | Knocked | KnockAnswered) -> State:
    """The table after one more fact about its door."""
    match event:
        case DoorSet():
            return replace(state, door=event.door, knocking=() if event.door == "open" else state.knocking)
        case Knocked():
            others = tuple(one for one in state.knocking if one.person != event.person)
            knocking = (*others, Knocking(event.knock, event.person, event.name))[-MOST_KNOCKING:]
            return replace(state, knocking=knocking, knocks=event.knock)
        case KnockAnswered():
            heard = {one.person for one in state.knocking if one.knock == event.knock}
            knocking = tuple(one for one in state.knocking if one.knock != event.knock)
            welcome = state.welcome | heard if event.welcome else state.welcome
            return replace(state, knocking=knocking, welcome=welcome)
        case _:
            assert_never(event)


# --- what people say ----------------------------------------------------------------------------


def with_line(state: State, event: Said) -> State:
    """The same table with one more line in its chat."""
    speaker = state.chair(event.player)
    line = ChatLine(event.player, speaker.name if speaker else "", event.text)
    return replace(state, chat=last_lines((*state.chat, line)))


def last_lines(chat: tuple[ChatLine, ...]) -> tuple[ChatLine, ...]:
    """As much of the chat as is kept: so many lines, and so many bytes."""
    kept, size = 0, 0
    for line in reversed(chat[-CHAT_KEPT:]):
        size += len(line.text.encode())
        if size > CHAT_BYTES:
            break
        kept += 1
    return chat[len(chat) - kept :]


def with_remark(remarks: tuple[Remark, ...], new: Remark) -> tuple[Remark, ...]:
    """The remarks with one more: in place of the same player's on that picture, and of their oldest of many."""
    kept = without_remark(remarks, new.player, new.round, new.card) + (new,)
    own = [one for one in kept if (one.player, one.round) == (new.player, new.round)]
    spare = own[: max(0, len(own) - REMARKS_A_ROUND)]
    return tuple(one for one in kept if one not in spare)


def without_remark(remarks: tuple[Remark, ...], player: Player, number: int, card: Card) -> tuple[Remark, ...]:
    """The remarks without a player's on this picture."""
    return tuple(one for one in remarks if (one.player, one.round, one.card) != (player, number, card))


def without_person(state: State, person: Person) -> State:
    """The same table without anything that tells of a person; a bot goes on with a game that they are in."""
    players = {chair.player for chair in state.chairs if chair.sitter.person == person}
    for player in players:
        chair = state.chair(player)
        assert chair is not None
        if state.in_running_game(player):
            bot = Bot(chair.sitter.level or "friend")
            state = without_owner(change_chair(state, player, name=f"{ERASED} {player}", sitter=bot), player)
        else:
            gone = Bot("friend", left=True)
            state = change_chair(without_player(state, player), player, name=f"{ERASED} {player}", sitter=gone)
        state = without_votes_for(state, player)
    playing = state.playing
    if playing is not None and playing.deck is not None and playing.deck.maker == person:
        playing = replace(playing, deck=without_texts(playing.deck))
    return replace(
        without_contributions(state, players),
        deck=None if state.deck is not None and state.deck.maker == person else state.deck,
        playing=playing,
        chat=tuple(line for line in state.chat if line.player not in players),
        knocking=tuple(one for one in state.knocking if one.person != person),
        welcome=state.welcome - {person},
        shared=None if state.shared is not None and state.shared.by == person else state.shared,
    )
