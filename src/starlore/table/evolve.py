"""How a fact changes a table. No rules and no chance: they were settled when the event was made."""

from collections.abc import Iterable
from typing import assert_never

from msgspec.structs import replace

from starlore.decks.played import silent
from starlore.table.events import (
    AlbumShared,
    AlbumUnshared,
    BotRemoved,
    BotSatDown,
    BotSatIn,
    CameBack,
    ChanceAdded,
    ClockStarted,
    DeckSet,
    DoorSet,
    Event,
    GameStarted,
    GameStopped,
    GotUp,
    GuestSatDown,
    Kicked,
    KnockAnswered,
    Knocked,
    OptionsSet,
    OwnerChanged,
    PersonErased,
    PhotographLaid,
    PointedOut,
    RemarkTakenBack,
    Said,
    SatDown,
    SeatTakenBack,
    SeatTakenOver,
    StandInWanted,
    TableOpened,
    TimeRanOut,
)
from starlore.table.games import GameEvent
from starlore.table.options import Person, Player
from starlore.table.remarks import added, taken
from starlore.table.state import (
    CHAT_BYTES,
    CHAT_KEPT,
    ERASED,
    KNOCKING,
    Bot,
    Chair,
    GameOnTable,
    Here,
    Knocking,
    Left,
    Line,
    Photograph,
    Remark,
    Shared,
    Sitter,
    StandIn,
    State,
    WithoutPhone,
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

    match event:
        case GameEvent():
            playing = state.playing
            assert playing is not None
            rules, seating, draws = playing.rules, playing.seating, playing.draws
            if rules.draws is not None and playing.seed:
                draws += tuple(rules.draws(playing.state, event.event))
            game_state = rules.evolve(playing.state, event.event)
            awaited = tuple([seating[seat] for seat in rules.awaited(game_state)])
            return replace(state, playing=replace(playing, state=game_state, awaited=awaited, draws=draws))

        case ClockStarted():
            return replace(state, deadline=event.until)

        case TimeRanOut():
            return state

        case SatDown():
            if state.chair(event.player) is not None:
                return change_chair(state, event.player, name=event.name, colour=event.colour, language=event.language)
            chair = Chair(
                player=event.player,
                name=event.name,
                colour=event.colour,
                language=event.language,
                sitter=Here(event.person),
                maker=event.maker,
            )
            owner = event.player if state.owner is None and event.maker is None else state.owner
            return replace(state, chairs=state.chairs + (chair,), last_player=event.player, owner=owner)

        case BotSatDown():
            chair = Chair(player=event.player, name=event.name, colour=event.colour, sitter=Bot(event.level))
            return replace(state, chairs=state.chairs + (chair,), last_player=event.player)

        case GuestSatDown():
            chair = Chair(player=event.player, name=event.name, colour=event.colour, sitter=WithoutPhone(event.host))
            return replace(state, chairs=state.chairs + (chair,), last_player=event.player)

        case GotUp() | BotRemoved():
            return get_up(state, event.player)

        case Kicked():
            kicked = state.chair(event.player)
            assert kicked is not None
            assert kicked.sitter.person is not None
            state = replace(state, banned=state.banned | {kicked.sitter.person})
            state = without_remarks(state, {event.player})
            if state.in_running_game(event.player):
                return change_chair(state, event.player, sitter=Bot(kicked.sitter.level or "friend"))
            return get_up(state, event.player)

        case OwnerChanged():
            owned_by = None if event.in_absence_of == event.player else event.in_absence_of
            return replace(state, owner=event.player, absent_owner=owned_by)

        case DoorSet():
            return replace(state, door=event.door, knocking=() if event.door == "open" else state.knocking)

        case Knocked():
            others = tuple(one for one in state.knocking if one.person != event.person)
            knocking = (*others, Knocking(event.knock, event.person, event.name))[-KNOCKING:]
            return replace(state, knocking=knocking, knocks=event.knock)

        case KnockAnswered():
            heard = {one.person for one in state.knocking if one.knock == event.knock}
            knocking = tuple(one for one in state.knocking if one.knock != event.knock)
            welcome = state.welcome | heard if event.welcome else state.welcome
            return replace(state, knocking=knocking, welcome=welcome)

        case PersonErased():
            return forget(state, event.person)

        case OptionsSet():
            return replace(state, options=event.options)

        case DeckSet():
            return replace(state, deck=event.deck)

        case PhotographLaid():
            laid = None if event.key is None else Photograph(event.player, event.key, event.rounds)
            return replace(state, photograph=laid)

        case GameStarted():
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

        case ChanceAdded():
            here = {chair.player for chair in state.chairs}
            chances = tuple(one for one in state.chances if one[0] in here)
            return replace(state, chances=(*chances, (event.player, event.chance)))

        case GameStopped():
            chairs = tuple(chair for chair in state.chairs if not chair.sitter.left)
            state = replace(state, playing=None, deadline=None, remarks=(), photograph=None)
            return replace(state, stand_in_votes=frozenset(), chairs=chairs)

        case StandInWanted():
            return replace(state, stand_in_votes=state.stand_in_votes | {(event.player, event.by)})

        case CameBack():
            return without_votes_for(state, event.player)

        case BotSatIn():
            absent = state.chair(event.player)
            assert absent is not None
            assert absent.sitter.person is not None
            stand_in = StandIn(absent.sitter.person, event.level, absent.sitter.left)
            return without_votes_for(change_chair(state, event.player, sitter=stand_in), event.player)

        case SeatTakenBack():
            back = state.chair(event.player)
            assert back is not None
            assert back.sitter.person is not None
            owner = event.player if state.owner is None and back.maker is None else state.owner
            return replace(change_chair(state, event.player, sitter=Here(back.sitter.person)), owner=owner)

        case SeatTakenOver():
            playing = state.playing
            if playing is not None and state.running:
                instead = {event.bot: event.player}
                seating = tuple(instead.get(player, player) for player in playing.seating)
                awaited = tuple(instead.get(player, player) for player in playing.awaited)
                playing = replace(playing, seating=seating, awaited=awaited)
            return get_up(replace(state, playing=playing), event.bot)

        case Said():
            speaker = state.chair(event.player)
            line = Line(event.player, speaker.name if speaker else "", event.text)
            return replace(state, chat=last_lines(state.chat + (line,)))

        case PointedOut():
            remark = Remark(event.player, event.round, event.card, event.at, event.note)
            return replace(state, remarks=added(state.remarks, remark))

        case RemarkTakenBack():
            return replace(state, remarks=taken(state.remarks, event.player, event.round, event.card))

        case AlbumShared():
            return replace(state, shared=Shared(event.by, event.secret))

        case AlbumUnshared():
            return replace(state, shared=None)

        case TableOpened():
            raise ValueError("a table is opened once")

        case _:
            assert_never(event)


def change_chair(state: State, player: Player, **changes: object) -> State:
    """The same table with one chair changed."""
    chairs = tuple(replace(chair, **changes) if chair.player == player else chair for chair in state.chairs)
    return replace(state, chairs=chairs)


def without_votes_for(state: State, player: Player) -> State:
    """The same table, where nobody wants a stand-in for this player."""
    return replace(state, stand_in_votes=frozenset(vote for vote in state.stand_in_votes if vote[0] != player))


def without_remarks(state: State, players: set[Player]) -> State:
    """The same table without what these players have pointed out or photographed."""
    photograph = state.photograph
    if photograph is not None and photograph.player in players:
        photograph = None
    return replace(
        state, remarks=tuple(one for one in state.remarks if one.player not in players), photograph=photograph
    )


def get_up(state: State, player: Player) -> State:
    """The same table without this player; a seat in the game on it keeps the chair, if only for its name.

    An owner who is gone leaves no owner behind: the next to sit down, or to come back, becomes it.
    """
    if state.playing is not None and player in state.playing.seating:
        chairs = tuple(
            replace(chair, sitter=got_up(chair.sitter)) if chair.player == player else chair for chair in state.chairs
        )
        state = replace(state, chairs=chairs)
    else:
        state = replace(state, chairs=tuple(chair for chair in state.chairs if chair.player != player))
    return without_owner(state, player)


def without_owner(state: State, player: Player) -> State:
    """The same table, which this player neither owns nor comes back to as its owner."""
    if player not in (state.owner, state.absent_owner):
        return state
    owner = None if state.owner == player else state.owner
    return replace(state, owner=owner, absent_owner=None if state.absent_owner == player else state.absent_owner)


def last_lines(chat: tuple[Line, ...]) -> tuple[Line, ...]:
    """As much of the chat as is kept: so many lines, and so many bytes."""
    kept, size = 0, 0
    for line in reversed(chat[-CHAT_KEPT:]):
        size += len(line.text.encode())
        if size > CHAT_BYTES:
            break
        kept += 1
    return chat[len(chat) - kept :]


def forget(state: State, person: Person) -> State:
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
            state = change_chair(get_up(state, player), player, name=f"{ERASED} {player}", sitter=gone)
        state = without_votes_for(state, player)
    playing = state.playing
    if playing is not None and playing.deck is not None and playing.deck.maker == person:
        playing = replace(playing, deck=silent(playing.deck))
    return replace(
        without_remarks(state, players),
        deck=None if state.deck is not None and state.deck.maker == person else state.deck,
        playing=playing,
        chat=tuple(line for line in state.chat if line.player not in players),
        knocking=tuple(one for one in state.knocking if one.person != person),
        welcome=state.welcome - {person},
        shared=None if state.shared is not None and state.shared.by == person else state.shared,
    )


def got_up(sitter: Sitter) -> Sitter:
    """The same chair after whoever sat on it has got up: a stand-in plays on."""
    match sitter:
        case Here(person):
            return Left(person)
        case StandIn(person, level):
            return StandIn(person, level, left=True)
        case Bot(level):
            return Bot(level, left=True)
        case WithoutPhone(host):
            return WithoutPhone(host, left=True)
        case Left():
            return sitter
        case _:
            assert_never(sitter)
