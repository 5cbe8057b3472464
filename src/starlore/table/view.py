"""What somebody may see of a table. Built from an allow-list: what is not named here stays on the server."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Literal, Union

from msgspec import Struct
from msgspec.structs import replace

from starlore.core import Language, Seat
from starlore.core.chance import commitment
from starlore.table.chairs import Chair
from starlore.table.decks import DeckView, view_deck
from starlore.table.games import AT_TABLE
from starlore.table.options import Colour, Door, Level, Options, Person, Player, Slug
from starlore.table.state import Photograph, Remark, State

if TYPE_CHECKING:
    from starlore.core.game import GameView as GameView
else:
    GameView = Union[tuple(game.rules.views.kind for game in AT_TABLE.values())]  # noqa: UP007


OLD_NAMES = {"next_commitment": "pledge", "commitment": "sealed", "passed_phone_views": "hands"}
"""What fields of views are called in messages."""


class ChairView(Struct, frozen=True, gc=False, kw_only=True):
    """Somebody at the table."""

    player: Player
    name: str
    colour: Colour
    plays: Literal["person", "bot", "stand_in", "nobody", "guest"]
    """Who plays here: a person; a bot; a bot that sits in for a person; nobody, since the person has got up; somebody
    without a phone."""

    level: Level | None
    """How the bot plays, where one does."""

    away: float | None
    """Since when (seconds since 1970) this person has not been here; None: is here, or is a bot."""

    seat: Seat | None
    """Where they sit in the game."""

    wanted: tuple[Player, ...]
    """Who would let a bot sit in for them."""

    language: Language | None
    """What they read; None: a bot reads everything."""

    maker: str | None
    """Who made the program that sits here; None: a person, or a bot of ours."""


class KnockView(Struct, frozen=True, gc=False):
    """Somebody who waits at the door."""

    knock: int
    name: str


class PassedPhoneView(Struct, frozen=True, gc=False):
    """The game as somebody sees it to whom your phone is passed."""

    player: Player
    game: GameView


class TableView(Struct, frozen=True, gc=False, kw_only=True, rename=OLD_NAMES):
    """The table as one person sees it."""

    code: str
    invitation: str | None
    """For those who sit here: what the link to the table ends with, after a `#`."""

    you: Player | None
    """None: you have not sat down."""

    owner: Player | None
    chairs: tuple[ChairView, ...]
    options: Options
    door: Door
    """Who may sit down that does not sit here yet."""

    entry: Literal["open", "knock", "waiting", "locked"]
    """What you would find if you wanted to sit down; `waiting`: you have knocked."""

    knocking: tuple[KnockView, ...]
    """Who waits at the door: for the owner alone."""

    watching: int
    """How many people look on without a chair; a shared screen is nobody."""

    games: int
    """Games started so far."""

    playing: Slug | None
    """The game on the table; it stays there when it is over, until the next one starts."""

    over: bool
    """No game is running."""

    until: float | None
    """When the clock runs out for whoever is awaited."""

    next_commitment: str | None
    """Between games: the server's commitment to its part of the next game's chance, to which people may add theirs."""

    chances: tuple[Player, ...]
    """Who has added theirs."""

    commitment: str | None
    """The commitment to the chance of the game on the table: held against what is shown when it is over."""

    deck: DeckView | None = None
    """Whose pictures the next game is played with; None: our own deck's."""

    pictures: DeckView | None = None
    """Whose pictures lie on the table now."""

    left: tuple[ChairView, ...] = ()
    """Who played in the game that is over, and has got up since: names for its seats."""

    remarks: tuple[Remark, ...] = ()
    """What people have pointed out in the pictures of the round that was scored last."""

    photograph: Photograph | None = None
    """The real cards on the table, if somebody has photographed them."""

    game: GameView | None = None
    """The game on the table, as far as it may be seen."""

    passed_phone_views: tuple[PassedPhoneView, ...] = ()
    """The game for each player without a phone of their own to whom yours is passed."""


Memo = Callable[[str, tuple[object, ...], Callable[[], Any]], Any]
"""Keeps a part of the view, by its name, for as long as the very things that it is made of are the same."""


class PresenceInfo(Struct, frozen=True, gc=False):
    """What is known about a table from its connections, not from its log."""

    away: Mapping[Player, float]
    watching: int = 0


def view(state: State, person: Person | None, presence: PresenceInfo) -> TableView:
    """What this person may see; None is a spectator or the shared screen."""
    return views_of(state, presence)(person)


def unmemoised(_name: str, _made_of: tuple[object, ...], part: Callable[[], Any]) -> Any:
    """A part of the view, made whenever it is asked for."""
    return part()


def views_of(state: State, presence: PresenceInfo, memo: Memo = unmemoised) -> Callable[[Person | None], TableView]:
    """A table as anyone may see it: what is the same for all is looked at once, or kept by `memo`."""
    playing = state.playing
    open_to_all = state.door == "open" and (state.running is None or state.options.spectators)
    remarks = remarks_on_last_round(state)
    seen = public_view(state, presence, memo)

    def by(person: Person | None) -> TableView:
        chair = None if person is None else state.chair_of(person)
        door = "open" if open_to_all else entry(state, person)
        if playing is not None and (chair is not None or state.options.spectators):
            seat = None if chair is None else playing.seat_of(chair.player)
            game, told, photograph = playing.rules.view(playing.state, seat), remarks, state.photograph
        else:
            game, told, photograph = None, (), None
        if chair is None:
            return replace(seen, entry=door, remarks=told, photograph=photograph, game=game)
        return replace(
            seen,
            invitation=state.invitation or None,
            you=chair.player,
            entry=door,
            knocking=knocking(state) if chair.player == state.owner else (),
            remarks=told,
            photograph=photograph,
            game=game,
            passed_phone_views=passed_phone_views(state, chair),
        )

    return by


def public_view(state: State, presence: PresenceInfo, memo: Memo) -> TableView:
    """What is the same for everyone, and nothing else."""
    playing, running = state.playing, state.running
    seating = None if playing is None else playing.seating
    chairs = memo(
        "chairs",
        (state.chairs, presence.away, state.stand_in_votes, seating, running is None),
        lambda: tuple([view_chair(state, one, presence) for one in state.occupied]),
    )
    return TableView(
        code=state.code,
        invitation=None,
        you=None,
        owner=state.owner,
        chairs=chairs,
        options=memo("options", (state.options,), lambda: state.options),
        door=state.door,
        entry="open",
        knocking=(),
        watching=presence.watching,
        games=state.games,
        playing=None if playing is None else playing.slug,
        over=running is None,
        until=None if running is None else state.deadline,
        next_commitment=commitment(state.seed) if state.seed and not running else None,
        chances=() if running else tuple([player for player, _ in state.chances]),
        commitment=commitment(playing.seed) if playing is not None and playing.seed and playing.draws else None,
        deck=None if state.deck is None else view_deck(state.deck),
        pictures=None if playing is None or playing.deck is None else view_deck(playing.deck),
        left=() if running else tuple([view_chair(state, one, presence) for one in state.chairs if one.sitter.left]),
    )


def remarks_on_last_round(state: State) -> tuple[Remark, ...]:
    """What may be seen on the table: the remarks on the round that was scored last, while people may chat."""
    playing = state.playing
    if not state.remarks or not state.options.chat or playing is None:
        return ()
    last = len(playing.rules.rounds(playing.state))
    return tuple([one for one in state.remarks if one.round == last])


def knocking(state: State) -> tuple[KnockView, ...]:
    """Who waits at the door."""
    return tuple([KnockView(one.knock, one.name) for one in state.knocking])


def passed_phone_views(state: State, chair: Chair) -> tuple[PassedPhoneView, ...]:
    """In a game in which a phone may be passed round: what those may see to whom this chair's is passed."""
    running = state.running
    if running is None or not AT_TABLE[running.slug].real_cards:
        return ()
    found = []
    for one in state.occupied:
        seat = running.seat_of(one.player)
        if seat is not None and state.phone_holder(one) == chair.player:
            found.append(PassedPhoneView(one.player, running.rules.view(running.state, seat)))
    return tuple(found)


def entry(state: State, person: Person | None) -> Literal["open", "knock", "waiting", "locked"]:
    """What somebody who wanted to sit down would find."""
    door = state.door_for(person)
    waits = door == "knock" and any(one.person == person for one in state.knocking)
    return "waiting" if waits else door


def view_chair(state: State, chair: Chair, presence: PresenceInfo) -> ChairView:
    """A chair without the person's secret."""
    sitter = chair.sitter
    return ChairView(
        player=chair.player,
        name=chair.name,
        colour=chair.colour,
        plays="nobody" if sitter.left and not state.running else sitter.plays,
        level=sitter.level,
        away=None if sitter.person is None else presence.away.get(chair.player),
        seat=None if state.playing is None else state.playing.seat_of(chair.player),
        wanted=tuple(sorted(by for away, by in state.stand_in_votes if away == chair.player))
        if state.stand_in_votes
        else (),
        language=None if sitter.person is None else chair.language,
        maker=chair.maker,
    )
