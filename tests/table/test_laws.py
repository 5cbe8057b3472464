"""Laws that hold at every table at every moment, whatever people do: random evenings of random commands."""

import contextlib
from collections.abc import Iterator
from random import Random
from typing import get_args

import msgspec
import pytest
from hypothesis import given
from msgspec.structs import replace

from starlore.core import Card, Illegal
from starlore.core.chance import commitment
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
from starlore.table.decide import decide
from starlore.table.decks import put_deck
from starlore.table.events import Event, Said, TableOpened, TimeRanOut
from starlore.table.evolve import evolve, replay
from starlore.table.games import AT_TABLE
from starlore.table.log.records import Entry, decode
from starlore.table.options import Options, Player
from starlore.table.photographs import lay_photograph
from starlore.table.playing import move
from starlore.table.seating import erase_person, void_stand_in_votes
from starlore.table.state import CHAIRS, State
from starlore.table.view import PresenceInfo, passed_phone_views, view
from support.decks import a_deck
from support.options import options
from tests.games.secrets import REDEALS
from tests.table.desk import Desk, person
from tests.table.live import chained
from tests.walks import often, seeds

NAMES = [*"ABCDEFGHIJ"]


GAMES = ("dixit", "dixit", "stella", "stella", "dixit_box", "stella_box")
"""What people play: with a box now and then."""


def any_remark(desk: Desk, rng: Random) -> PointOut:
    """A place in a picture, mostly one that lay on the table in a round that is over."""
    playing = desk.state.playing
    rounds = () if playing is None else playing.rules.rounds(playing.state)
    number = rng.randint(0, len(rounds) + 1)
    cards = (
        AT_TABLE[playing.slug].pictures(rounds[number - 1]) if playing and 1 <= number <= len(rounds) else (Card(1),)
    )
    at = rng.choice([None, (rng.random(), rng.random()), (1.5, 0.5)])
    return PointOut(number, rng.choice([*cards, Card(84)]), at, rng.choice(["", "there!", "the cup"]))


def any_command(desk: Desk, rng: Random, name: str) -> Command:
    """Something that somebody might say, sensible or not."""
    player = Player(rng.randint(1, desk.state.last_player + 1))
    wish = options(
        game=rng.choice(GAMES),
        target=5,
        timer=rng.choice([None, 30]),
        slow=rng.random() < 0.2,
        spectators=rng.random() < 0.7,
        chat=rng.random() < 0.7,
    )
    return rng.choice(
        [
            SitDown(rng.choice([name, name * 2]), instead_of=rng.choice([None, None, player])),
            SitDown(name),
            Leave(),
            SetOptions(wish),
            AddBot(),
            EmptyChair(player),
            AddGuest(rng.choice(["Granny", "Gran"])),
            Kick(player) if rng.random() < 0.2 else Say("well"),
            HandOver(player),
            Start(rng.choice([None, *GAMES])),
            Start(),
            Stop(),
            LetBotSitIn(player),
            LetBotSitIn(player),
            TakeSeatBack(),
            Say("hello"),
            React("heart"),
            SetDoor(rng.choice(["open", "open", "knock", "locked"])) if rng.random() < 0.3 else SetDoor("open"),
            Knock(rng.choice([name, name * 2])),
            LetIn(desk.state.knocks, rng.random() < 0.7),
            AddChance(commitment(desk.state.seed), "0" * 32) if desk.state.seed else Say("well"),
            any_remark(desk, rng),
            ShareAlbum(rng.random() < 0.6),
            TakeRemarkBack(1, Card(rng.choice([one.card for one in desk.state.remarks] or [1])), player),
        ]
    )


def evening(seed: int, steps: int = 150) -> Iterator[Desk]:
    """A random evening at a table; the desk after each step."""
    rng = Random(seed)
    desk = Desk("A", "B", "C", seed=seed, target=5)
    for _ in range(steps):
        desk.wait(rng.choice([0, 1, 40]))
        name = rng.choice(NAMES)
        chair = desk.state.chair_of(person(name))
        if chair is not None and rng.random() < 0.2:
            desk.away = {**desk.away, chair.player: desk.now} if chair.player not in desk.away else {}
            desk.happen(*void_stand_in_votes(desk.state, desk.context()))
        try:
            running = desk.state.running
            if running and rng.random() < 0.01:
                late = desk.state.awaited[0]
                seat = running.seat_of(late)
                assert seat is not None
                desk.happen(TimeRanOut(late, seat))
            elif running and rng.random() < 0.8:
                desk.move()
            elif rng.random() < 0.005:
                desk.happen(*erase_person(desk.state, person(name), desk.context()))
            elif rng.random() < 0.02:
                deck = a_deck(100, maker=person(name), with_ours=rng.random() < 0.5, captions=3)
                desk.happen(*put_deck(desk.state, person(name), rng.choice([None, deck])))
            elif running and rng.random() < 0.03:
                key = rng.choice([None, f"{rng.getrandbits(128):032x}"])
                desk.happen(*lay_photograph(desk.state, person(name), key))
            else:
                desk.do(name, any_command(desk, rng, name))
        except Illegal:
            continue
        yield desk


@often
@given(seed=seeds)
def test_replaying_the_log_gives_the_live_table(seed: int) -> None:
    *_, desk = evening(seed)
    stored = [decode(record).events[0] for record in chained("X", *[Entry(0.0, (event,)) for event in desk.log])]
    assert stored == desk.log
    assert replay(stored) == desk.state


@often
@given(seed=seeds)
def test_a_table_always_makes_sense(seed: int) -> None:
    for desk in evening(seed):
        state = desk.state
        players = [chair.player for chair in state.occupied]
        assert len(set(players)) == len(players) <= CHAIRS
        assert len({chair.colour for chair in state.occupied}) == len(players)
        assert len({chair.name.casefold() for chair in state.occupied}) == len(players)
        people = [chair.sitter.person for chair in state.occupied if chair.sitter.person]
        assert len(set(people)) == len(people)
        assert not state.banned & set(people)
        owner = None if state.owner is None else state.chair(state.owner)
        assert (owner is None) == (state.owner is None)
        assert owner is None or owner.is_person
        if any(chair.is_person for chair in state.chairs):
            assert owner is not None
        if state.running:
            assert set(state.running.seating) <= set(players)
        if state.playing:
            left = {chair.player for chair in state.chairs} - set(players)
            assert left <= set(state.playing.seating)


@given(seed=seeds)
def test_deciding_changes_nothing(seed: int) -> None:
    rng = Random(seed)
    for desk in evening(seed):
        before = msgspec.json.encode(desk.state)
        for name in NAMES[:4]:
            with contextlib.suppress(Illegal):
                decide(desk.state, person(name), any_command(desk, rng, name), desk.context())
        assert msgspec.json.encode(desk.state) == before


@given(seed=seeds)
def test_no_view_tells_who_a_person_is(seed: int) -> None:
    hashes = [person(name) for name in NAMES]
    for desk in evening(seed):
        for name in [*NAMES, None]:
            seen = msgspec.json.encode(desk.seen_by(name)).decode()
            assert not any(secret in seen for secret in hashes)


@given(seed=seeds)
def test_nobody_sees_more_of_a_game_than_their_seat_does(seed: int) -> None:
    for desk in evening(seed):
        playing = desk.state.playing
        if playing is None:
            continue
        for name in [*NAMES, None]:
            seen = desk.seen_by(name)
            chair = None if name is None else desk.state.chair_of(person(name))
            found = seen.game
            if chair is None and not desk.state.options.spectators:
                assert found is None
            else:
                seat = None if chair is None else playing.seat_of(chair.player)
                assert found == playing.rules.view(playing.state, seat)


def with_other_secrets(state: State, name: str | None, rng: Random) -> State:
    """The same table, with everything dealt and chosen anew that this viewer cannot know."""
    playing = state.playing
    assert playing is not None
    chair = None if name is None else state.chair_of(person(name))
    seat = None if chair is None else playing.seat_of(chair.player)
    passed_on = chair is not None and passed_phone_views(state, chair)
    # Whoever passes their phone round may know what those see to whom they pass it.
    other = playing.state if passed_on else REDEALS[playing.slug](playing.state, seat, rng)
    strangers = tuple(
        replace(one, sitter=replace(one.sitter, person=person(f"stranger {one.player}")))
        if one.sitter.person and one is not chair
        else one
        for one in state.chairs
    )
    return replace(state, playing=replace(playing, state=other), chairs=strangers, banned=frozenset())


@given(seed=seeds)
def test_a_view_does_not_change_with_what_its_viewer_cannot_know(seed: int) -> None:
    rng = Random(seed)
    for desk in evening(seed):
        if desk.state.playing is None:
            continue
        for name in [*NAMES[:4], None]:
            other = with_other_secrets(desk.state, name, rng)
            viewer = None if name is None else person(name)
            assert view(other, viewer, PresenceInfo(desk.away)) == desk.seen_by(name)


def test_random_evenings_show_everything_that_can_happen_at_a_table() -> None:
    seen: set[type] = set()
    for seed in range(200):
        *_, desk = evening(seed, 300)
        seen |= {type(event) for event in desk.log}
        if seen == set(get_args(Event)):
            return
    assert seen == set(get_args(Event))


def test_a_log_begins_with_its_opening_and_only_once() -> None:
    opened = TableOpened(code="STARS2", options=Options())
    with pytest.raises(ValueError, match="begins with"):
        evolve(None, Said(Player(1), "hi"))
    with pytest.raises(ValueError, match="once"):
        replay([opened, opened])
    assert replay([]) is None


def test_a_bot_that_is_not_awaited_is_refused_like_anyone_else() -> None:
    desk = Desk("A", "B", "C").start()
    desk.move()
    teller = next(player for player in (1, 2, 3) if player not in desk.state.awaited)
    late = desk.next_move(desk.state.awaited[0])
    with pytest.raises(Illegal):
        move(desk.state, Player(teller), late, desk.context())
