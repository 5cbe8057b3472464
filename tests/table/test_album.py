"""The album follows from the log alone, and holds nothing of a game that is not over."""

from typing import Any

import msgspec
import pytest
from hypothesis import given

from starlore.bots import PLAYERS
from starlore.core import Seat
from starlore.games.dixit.moments import moments as dixit_moments
from starlore.games.stella.moments import moments as stella_moments
from starlore.table.commands import Kick, Leave, PointOut, SetOptions, ShareAlbum, SitDown, Stop
from starlore.table.events import Event, GameStarted, GameStopped
from starlore.table.games import AT_TABLE
from starlore.table.log.records import Entry, decode
from starlore.table.projections.album import Page, album
from starlore.table.projections.moments import comeback
from starlore.table.projections.replaying import replay
from starlore.table.seating import erase_person
from starlore.table.sharing import LENGTH
from support.options import options
from tests.store.test_old_logs import EXPECTED, lines
from tests.table.desk import Desk, person
from tests.table.live import chained
from tests.table.test_laws import NAMES, evening
from tests.walks import often, seeds


def pages(desk: Desk) -> tuple[Page, ...]:
    return album(Entry(float(number), (event,)) for number, event in enumerate(desk.log))


@often
@given(seed=seeds)
def test_the_album_is_the_same_after_a_restart(seed: int) -> None:
    *_, desk = evening(seed)
    entries = [Entry(float(number), (event,)) for number, event in enumerate(desk.log)]
    assert album(decode(record) for record in chained("STARS2", *entries)) == album(entries)


def finished(log: list[Event]) -> int:
    """How many games a log has played to the end, counted without the album: begun, but not broken off or running."""
    *_, last = [GameStopped(), *[event for event in log if isinstance(event, GameStarted | GameStopped)]]
    begun = sum(isinstance(event, GameStarted) for event in log)
    return begun - sum(isinstance(event, GameStopped) for event in log) - isinstance(last, GameStarted)


@often
@given(seed=seeds)
def test_nothing_of_an_unfinished_game_is_in_it(seed: int) -> None:
    for desk in evening(seed, 100):
        found = pages(desk)
        running = desk.state.running
        assert len(found) == finished(desk.log) + (desk.state.playing is not None and running is None)
        if running is not None:
            assert all(page.game.number < desk.state.games for page in found)
        for page in found:
            assert page.game.winners
            assert len(page.game.rounds) == len(page.game.history)
            assert len(page.game.players) == len(page.game.scores)


@given(seed=seeds)
def test_no_album_tells_who_a_person_is_or_what_the_link_is(seed: int) -> None:
    *_, desk = evening(seed)
    shown = msgspec.json.encode([page.game for page in pages(desk)]).decode()
    assert not any(person(name) in shown for name in NAMES)
    assert desk.state.shared is None or desk.state.shared.secret not in shown


@pytest.mark.parametrize("name", EXPECTED)
def test_every_old_log_has_an_album(name: str) -> None:
    found = album(decode(line) for line in lines(name))
    for page in found:
        assert {moment.what for moment in page.game.moments} <= {
            "split", "fooled", "lonely", "together", "row", "pair", "fall", "comeback"
        }  # fmt: skip


def over(game: str = "dixit", **chosen: Any) -> Desk:
    return Desk("Ana", "Ben", "Cleo", "Dan", target=5, **chosen).start(game).play_to_the_end()


@pytest.mark.parametrize("game", sorted(PLAYERS))
def test_an_evening_of_several_games_has_all_of_them(game: str) -> None:
    desk = over(game)
    desk.start(game).do("Ana", Stop())
    desk.start(game).play_to_the_end()
    desk.start(game)
    assert [page.game.number for page in pages(desk)] == [1, 3]


def test_notes_are_kept_with_the_game_that_they_were_made_in() -> None:
    desk = over()
    card = AT_TABLE["dixit"].pictures(pages(desk)[0].game.rounds[0])[0]
    desk.do("Ana", PointOut(1, card, (0.5, 0.5), "there"))
    desk.start().play_to_the_end()
    first, second = pages(desk)
    assert [one.note for one in first.game.remarks] == ["there"]
    assert second.game.remarks == ()


def test_who_only_looked_on_and_had_something_to_say_is_named() -> None:
    desk = Desk("Ana", "Ben", "Cleo", target=5).start("dixit")
    desk.do("Eve", SitDown("Eve"))
    desk.play_to_the_end()
    card = AT_TABLE["dixit"].pictures(pages(desk)[0].game.rounds[0])[0]
    desk.do("Eve", PointOut(1, card, None, "well told"))
    assert [other.name for other in pages(desk)[0].game.others] == ["Eve"]


def test_whoever_wants_to_be_forgotten_is_a_number_in_every_game() -> None:
    desk = over()
    card = AT_TABLE["dixit"].pictures(pages(desk)[0].game.rounds[0])[0]
    desk.do("Ben", PointOut(1, card, None, "I was here"))
    desk.start().play_to_the_end()
    number = desk.player("Ben")
    desk.happen(*erase_person(desk.state, person("Ben"), desk.context()))
    for page in pages(desk):
        names = [one.name for one in page.game.players]
        assert f"★ {number}" in names
        assert "Ben" not in names
        assert page.game.remarks == ()


def test_what_somebody_wrote_goes_with_them_when_they_are_sent_away() -> None:
    desk = over()
    card = AT_TABLE["dixit"].pictures(pages(desk)[0].game.rounds[0])[0]
    desk.do("Ben", PointOut(1, card, None, "rude"))
    desk.start().play_to_the_end()
    desk.do("Ana", Kick(desk.player("Ben")))
    assert all(page.game.remarks == () for page in pages(desk))


def test_a_game_without_spectators_is_for_those_who_sat_there() -> None:
    desk = over(spectators=False)
    desk.do("Dan", Leave())
    desk.do("Ana", SetOptions(options(target=5)))
    desk.start().play_to_the_end()
    first, second = pages(desk)
    assert first.is_for(person("Ana"))
    assert not first.is_for(person("Eve"))
    assert second.is_for(person("Eve"))


def test_the_comeback_is_that_of_the_winner_who_was_furthest_behind() -> None:
    (found,) = comeback([(5, 0), (4, 1), (0, 20)], (Seat(1),))
    assert (found.round, found.seats, found.count) == (2, (1,), 8)
    assert list(comeback([(5, 0), (4, 1)], (Seat(0),))) == []
    assert list(comeback([], ())) == []


def test_moments_are_about_what_lay_on_the_table() -> None:
    for game, found in (("dixit", dixit_moments), ("stella", stella_moments)):
        rounds = pages(over(game))[0].game.rounds
        for moment in found(rounds):
            assert moment.card in AT_TABLE[game].pictures(rounds[moment.round - 1])
            assert all(0 <= seat < 4 for seat in moment.seats)
        assert list(found(())) == []


# --- the replay ---------------------------------------------------------------------------------


@pytest.mark.parametrize("game", sorted(PLAYERS))
@pytest.mark.parametrize("seat", [None, 2])
def test_a_game_is_replayed_as_that_seat_saw_it(game: str, seat: Any) -> None:
    desk = over(game)
    entries = [Entry(float(number), (event,)) for number, event in enumerate(desk.log)]
    desk.start(game)
    frames = replay(entries, 1, seat)
    assert frames[-1].view.winners == pages(desk)[0].game.winners
    assert [frame.at for frame in frames] == sorted(frame.at for frame in frames)
    assert all(frame.view.seat == seat for frame in frames)
    assert replay(entries, 9, seat) == ()


# --- the link -----------------------------------------------------------------------------------


def is_shared(desk: Desk) -> bool:
    return desk.state.shared is not None


def test_the_owner_switches_the_link_on_and_off_and_a_new_one_is_another() -> None:
    desk = over()
    desk.do("Ana", ShareAlbum(on=True))
    assert desk.state.shared is not None
    first = desk.state.shared.secret
    assert len(first) == LENGTH
    assert desk.do("Ana", ShareAlbum(on=True)) == ()
    desk.do("Ana", ShareAlbum(on=False))
    assert not is_shared(desk)
    desk.do("Ana", ShareAlbum(on=True))
    assert desk.state.shared.secret != first


def test_others_cannot_share_the_album_but_whoever_did_can_take_it_back_after_leaving() -> None:
    desk = over()
    assert desk.refused("Ben", ShareAlbum(on=True)) == "not_owner"
    assert desk.refused("Eve", ShareAlbum(on=True)) == "not_owner"
    desk.do("Ana", ShareAlbum(on=True))
    assert desk.refused("Ben", ShareAlbum(on=False)) == "not_owner"
    desk.do("Ana", Leave())
    desk.do("Ana", ShareAlbum(on=False))
    assert desk.state.shared is None


def test_the_link_goes_with_whoever_made_it_and_wants_to_be_forgotten() -> None:
    desk = over()
    desk.do("Ana", ShareAlbum(on=True))
    desk.happen(*erase_person(desk.state, person("Ana"), desk.context()))
    assert desk.state.shared is None


def test_who_reads_whom_is_counted_over_all_rounds() -> None:
    told = pages(over("dixit"))[0].game
    assert sum(one.of for one in told.readings) == 3 * len(told.rounds)
    assert sum(one.hits for one in told.readings) == sum(
        gain.role == "found" for done in told.rounds for gain in done.gains
    )
    marked = pages(over("stella"))[0].game
    alike = {(one.reader, one.read): one for one in marked.readings}
    assert len(alike) == 12
    assert all(one.hits == alike[one.read, one.reader].hits <= one.of for one in marked.readings)
