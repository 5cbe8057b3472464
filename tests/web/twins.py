"""Two servers at which the same has happened for all that one player may know, and something else in secret."""

import asyncio
import hashlib
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

from msgspec.structs import replace

from starlore.core import Seat
from starlore.games.dixit import messages as dixit
from starlore.games.dixit.state import Playing, Voting
from starlore.games.stella import messages as stella
from starlore.games.stella.state import Associating, Revealing
from starlore.store.sqlite import SqliteStore
from starlore.table.events import GameStarted, SatDown, TableOpened
from starlore.table.games import AT_TABLE
from starlore.table.log.records import Entry
from starlore.table.options import Options, Person, Player
from starlore.web.serve import DATABASE
from tests.games.secrets import REDEALS
from tests.table.live import chained
from tests.walks import walk

CODE = "STARS2"
NAMES = ("Ana", "Ben", "Cleo", "Dan")
SECRETS = {name: name.ljust(43, "x") for name in (*NAMES, "Zoe")}
"""What each one's browser is known by; Zoe looks on."""

BEGUN = 1_000_000.0


def person(name: str) -> Person:
    return Person(hashlib.sha256(SECRETS[name].encode()).hexdigest())


def dixit_events(state: Any) -> Iterator[Any]:
    """The shortest way to a state in the first round."""
    phase, count = state.phase, state.setup.seats
    laid = list(zip(phase.table, phase.owners, strict=True)) if isinstance(phase, Voting) else []
    own = [tuple(card for card, owner in laid if owner == seat) for seat in range(count)]
    hands = tuple(hand + more for hand, more in zip(state.hands, own, strict=True))
    first = phase.storyteller
    yield dixit.Dealt(setup=state.setup, hands=hands, pile=state.pile, storyteller=first)
    if isinstance(phase, Playing):
        yield dixit.StoryTold(first, phase.card, phase.clue)
        yield from (dixit.CardsPlayed(Seat(seat), cards) for seat, cards in enumerate(phase.plays) if cards)
    if isinstance(phase, Voting):
        yield dixit.StoryTold(first, own[first][0], phase.clue)
        yield from (dixit.CardsPlayed(Seat(seat), cards) for seat, cards in enumerate(own) if seat != first)
        yield dixit.TableLaid(phase.table, phase.owners)
        yield from (dixit.VoteCast(Seat(seat), slot) for seat, slot in enumerate(phase.votes) if slot)


def stella_events(state: Any) -> Iterator[Any]:
    """The same; others have changed their marks more or less often."""
    phase = state.phase
    yield stella.Laid(setup=state.setup, grid=state.grid, pile=state.pile, words=state.words, first=state.first)
    for seat, cards in enumerate(phase.marks):
        often = 1 + (sum(cards) % 3 if seat else 0)
        yield from (stella.CardsMarked(Seat(seat), cards) for _ in range(often) if cards)
    ready = phase.ready if isinstance(phase, Associating) else (True,) * state.setup.seats
    yield from (stella.MarkerPassed(Seat(seat)) for seat, so in enumerate(ready) if so)
    if isinstance(phase, Revealing):
        yield stella.Announced(tuple(map(len, phase.marks)), phase.dark)
        yield from phase.pointed


EVENTS = {"dixit": dixit_events, "stella": stella_events}
PHASES: dict[str, Sequence[type]] = {"dixit": (Playing, Voting), "stella": (Associating, Revealing)}


def moment(slug: str, phase: type, seed: int) -> Any:
    """A moment in the first round of a game of four, in the middle of a phase."""
    states = [step.state for step in walk(slug, len(NAMES), seed, whims=0)]
    fitting = [state for state in states if isinstance(state.phase, phase) and not state.rounds]
    fitting = [one for one in fitting if len(AT_TABLE[slug].rules.awaited(one)) > 1] or fitting
    return fitting[len(fitting) // 2]


def twins(slug: str, phase: type, seed: int) -> tuple[Any, Any]:
    """Two states that look the same to the first seat."""
    state = moment(slug, phase, seed)
    return state, REDEALS[slug](state, Seat(0), Random(seed))


def entries(slug: str, state: Any) -> list[Entry]:
    """A table's log that leads to a state; what is public has happened at the same times in all of them."""
    rules = AT_TABLE[slug].rules
    opened = TableOpened(code=CODE, options=Options(game=slug), seed="11" * 32, invitation="twin")
    made = [Entry(BEGUN, (opened,), person("Ana"))]
    for number, (name, colour) in enumerate(zip(NAMES, ("orange", "pink", "blue", "purple"), strict=True), 1):
        who = person(name)
        sat = SatDown(player=Player(number), person=who, name=name, colour=colour, language="en")  # type: ignore[arg-type]
        made.append(Entry(BEGUN + number, (sat,), who, f"sit-{name}"))
    players = tuple(Player(number) for number in range(1, len(NAMES) + 1))
    chances = ("",) * len(NAMES)
    started = GameStarted(game=slug, seating=players, seed="22" * 32, chances=chances, next_seed="33" * 32)
    first, *rest = EVENTS[slug](state)
    made.append(Entry(BEGUN + 10, (started, AT_TABLE[slug].event(first)), person("Ana"), "start"))
    public = 0
    for number, event in enumerate(rest):
        public += rules.news(event) is not None
        seat = getattr(event, "seat", None)
        by = None if seat is None else person(NAMES[seat])
        made.append(Entry(BEGUN + 20 + public, (AT_TABLE[slug].event(event),), by, f"m{number}" if by else None))
    return made


def settle(folder: Path, slug: str, state: Any) -> None:
    """Put a table that stands like this into a folder."""

    async def write() -> None:
        store = SqliteStore(folder / DATABASE)
        for number, record in enumerate(chained(CODE, *entries(slug, state))):
            await store.append(CODE, number, record)
        for name in NAMES:
            await store.remember(person(name), CODE)
        await store.close()

    asyncio.run(write())


def same_story(slug: str, state: Any) -> bool:
    """The log of a state leads to it."""
    found = AT_TABLE[slug].rules.replay(list(EVENTS[slug](state)))
    return bool(replace(found, rounds=state.rounds) == state)
