"""The album of a table: its finished games, from the log alone. Nothing of an unfinished game is in it."""

from collections.abc import Iterable, Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from starlore.core import Seat
from starlore.core.moment import Moment
from starlore.core.reading import Reading
from starlore.decks.played import PlayedPicture
from starlore.table.chairs import Chair
from starlore.table.events import Event, GameStarted, Kicked, PersonErased, SatDown
from starlore.table.evolve import evolve
from starlore.table.games import AT_TABLE, GameEvent
from starlore.table.log.records import Entry
from starlore.table.options import Colour, Person, Player, Slug
from starlore.table.projections.moments import moments_of
from starlore.table.state import ERASED, Remark, State

PAGES = 60
"""Games in an album: of more, the oldest give way."""


class AlbumPlayer(Struct, frozen=True, gc=False):
    """Somebody in a game, or somebody else who had something to say about it."""

    player: Player
    name: str
    colour: Colour
    bot: bool


class AlbumGame(Struct, frozen=True, gc=False, kw_only=True):
    """A finished game. All of it is public to those who may see the game."""

    number: int
    """Which game of the table it was, from 1, with those that were broken off."""

    game: Slug
    began: float
    ended: float
    """Seconds since 1970."""

    players: tuple[AlbumPlayer, ...]
    """By seat."""

    others: tuple[AlbumPlayer, ...]
    """Who did not play, but pointed something out."""

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    history: tuple[tuple[int, ...], ...]
    """Points that each round brought, by seat."""

    rounds: tuple[Any, ...]
    """As the game's own type of a scored round."""

    remarks: tuple[Remark, ...]
    moments: tuple[Moment, ...]
    readings: tuple[Reading, ...]
    pictures: tuple[PlayedPicture, ...] = ()
    """Those of a deck of somebody's own, which cards from number 1001 on are; empty: all were ours."""


class Page(Struct, frozen=True):
    """A game, and who may leaf to it."""

    game: AlbumGame
    people: frozenset[Person]
    """Who sat at the table when it was over, or came before the next one began."""

    spectators: bool
    """Others might look on."""

    maker: str = ""
    """Who made the deck that was played with, if it was not ours."""

    def is_for(self, person: Person) -> bool:
        """Whether somebody who has sat at this table may see it."""
        return self.spectators or person in self.people


class Album:
    """What a log adds up to (a fold), as far as finished games are concerned."""

    def __init__(self) -> None:
        self.state: State | None = None
        self.began = 0.0
        self.ended: float | None = None
        """When the game on the table was over; None: it is not."""
        self.spectators = False
        """Others might look on when it was."""
        self.closed: list[Page] = []
        self.sat: dict[Person, set[Player]] = {}
        self.erased: set[Player] = set()
        self.forgotten: set[str] = set()
        """The people of whom nothing more may be told."""
        self.silenced: set[Player] = set()
        """Whose remarks are gone: they were sent away, or want nothing to be known of them."""

    def add(self, entry: Entry) -> None:
        """Take in the next record."""
        for event in entry.events:
            if isinstance(event, GameStarted):
                self.close()
                self.began, self.ended = entry.at, None
            self.note_people(event)
            self.state = evolve(self.state, event)
            if isinstance(event, GameEvent) and self.state.running is None and is_over(self.state):
                self.ended, self.spectators = entry.at, self.state.options.spectators

    def note_people(self, event: Event) -> None:
        """Who is whom, and of whom nothing may be told."""
        if isinstance(event, SatDown):
            self.sat.setdefault(event.person, set()).add(event.player)
        elif isinstance(event, PersonErased):
            self.forgotten.add(event.person)
            gone = self.sat.pop(event.person, set())
            self.erased |= gone
            self.silenced |= gone
        elif isinstance(event, Kicked):
            self.silenced.add(event.player)

    def close(self) -> None:
        """The game on the table makes way for another: if it is over, it is kept as it lies there."""
        if self.ended is not None and self.state is not None:
            self.closed.append(page(self.state, self.began, self.ended, spectators=self.spectators))
            del self.closed[:-PAGES]
            self.ended = None

    @property
    def pages(self) -> tuple[Page, ...]:
        """Every finished game so far, oldest first."""
        last = (
            ()
            if self.ended is None or self.state is None
            else (page(self.state, self.began, self.ended, spectators=self.spectators),)
        )
        return tuple(self.redacted(one) for one in (*self.closed, *last))

    def redacted(self, one: Page) -> Page:
        """A page without those of whom nothing may be told."""
        game = one.game
        if one.maker and one.maker in self.forgotten:
            game = replace(game, pictures=tuple(PlayedPicture(picture.key) for picture in game.pictures))
            one = replace(one, game=game)
        if not self.silenced:
            return one
        return replace(
            one,
            game=replace(
                game,
                players=self.nameless(game.players),
                others=tuple(other for other in self.nameless(game.others) if other.player not in self.silenced),
                remarks=tuple(remark for remark in game.remarks if remark.player not in self.silenced),
            ),
        )

    def nameless(self, players: Sequence[AlbumPlayer]) -> tuple[AlbumPlayer, ...]:
        """These players, with a star and a number for the names of the erased."""
        return tuple(
            replace(one, name=f"{ERASED} {one.player}") if one.player in self.erased else one for one in players
        )


def album(entries: Iterable[Entry]) -> tuple[Page, ...]:
    """The album that a whole log leads to."""
    found = Album()
    for entry in entries:
        found.add(entry)
    return found.pages


def is_over(state: State) -> bool:
    """The game has winners: between two rounds nobody is awaited either, for the length of one event."""
    playing = state.playing
    return playing is not None and bool(playing.rules.view(playing.state, None).winners)


def page(state: State, began: float, ended: float, *, spectators: bool) -> Page:
    """A game that is over, as it lies on the table."""
    playing = state.playing
    assert playing is not None
    rules, seen = playing.rules, playing.rules.view(playing.state, None)
    rounds = tuple(rules.rounds(playing.state))
    chairs = {chair.player: chair for chair in state.chairs}
    wrote = dict.fromkeys(one.player for one in state.remarks if one.player not in playing.seating)
    game = AlbumGame(
        number=state.games,
        game=playing.slug,
        began=began,
        ended=ended,
        players=tuple(player_of(chairs.get(player), player) for player in playing.seating),
        others=tuple(player_of(chairs.get(player), player) for player in wrote),
        scores=seen.scores,
        winners=seen.winners,
        history=seen.history,
        rounds=rounds,
        remarks=state.remarks,
        moments=moments_of(playing),
        readings=AT_TABLE[playing.slug].readings(rounds),
        pictures=() if playing.deck is None else playing.deck.pictures,
    )
    people = frozenset(chair.sitter.person for chair in state.chairs if chair.sitter.person is not None)
    return Page(game, people, spectators, "" if playing.deck is None else playing.deck.maker)


def player_of(chair: Chair | None, player: Player) -> AlbumPlayer:
    """Somebody as the album shows them; whose chair is gone has a number for a name."""
    if chair is None:
        return AlbumPlayer(player, f"{ERASED} {player}", "white", bot=False)
    return AlbumPlayer(player, chair.name, chair.colour, chair.is_bot)
