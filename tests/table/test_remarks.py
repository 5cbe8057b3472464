"""How did you see that? Places and notes in the pictures of rounds that are over."""

import asyncio
import threading
from typing import Any

import pytest
from hypothesis import given

from starlore.bots import PLAYERS
from starlore.bots.brain import ClueBrain
from starlore.core import Card
from starlore.table.commands import Kick, PointOut, SetOptions, Start, TakeRemarkBack
from starlore.table.games import AT_TABLE
from starlore.table.log.records import Entry
from starlore.table.options import Options
from starlore.table.projections.export import own_events, public_events
from starlore.table.seating import erase_person
from starlore.table.state import REMARKS_A_ROUND, Remark
from tests.table.desk import Desk, person
from tests.table.live import Live, chained, in_a_loop
from tests.table.test_laws import NAMES, evening
from tests.walks import seeds


def pictures(desk: Desk, number: int = 1) -> tuple[Card, ...]:
    playing = desk.state.playing
    assert playing is not None
    return tuple(AT_TABLE[playing.slug].pictures(playing.rules.rounds(playing.state)[number - 1]))


@pytest.fixture(params=sorted(PLAYERS))
def over(request: Any) -> Desk:
    """A game that is over, at a table with a bot."""
    desk = Desk("Ana", "Ben", "Cleo", target=5).add_bots(1).start(request.param)
    return desk.play_to_the_end()


def last(desk: Desk) -> int:
    playing = desk.state.playing
    assert playing is not None
    return len(playing.rules.rounds(playing.state))


def test_everyone_sees_where_somebody_points(over: Desk) -> None:
    card = pictures(over, last(over))[0]
    over.do("Ana", PointOut(last(over), card, (0.25, 0.12345), "  there! "))
    expected = (Remark(over.player("Ana"), last(over), card, (0.25, 0.123), "there!"),)
    assert over.seen_by("Ben").remarks == over.seen_by(None).remarks == expected


def test_another_remark_on_the_same_picture_takes_its_place(over: Desk) -> None:
    card = pictures(over)[0]
    over.do("Ana", PointOut(1, card, (0.1, 0.1)))
    over.do("Ana", PointOut(1, card, None, "no, all of it"))
    assert [(one.at, one.note) for one in over.state.remarks] == [(None, "no, all of it")]


def test_of_many_remarks_the_oldest_give_way() -> None:
    desk = Desk("Ana", "Ben", "Cleo").start("stella").play_to_the_end()
    for card in pictures(desk)[: REMARKS_A_ROUND + 2]:
        desk.do("Ana", PointOut(1, card, (0.5, 0.5)))
    assert [one.card for one in desk.state.remarks] == [*pictures(desk)[2 : REMARKS_A_ROUND + 2]]


@pytest.mark.parametrize(
    ("number", "card", "at", "note", "code"),
    [
        (0, None, None, "x", "round_not_over"),
        (99, None, None, "x", "round_not_over"),
        (1, 999, None, "x", "not_in_round"),
        (1, None, (-0.1, 0.5), "", "outside_picture"),
        (1, None, (0.5, 1.01), "", "outside_picture"),
        (1, None, (float("nan"), 0.5), "", "outside_picture"),
        (1, None, None, "", "note_empty"),
        (1, None, (0.5, 0.5), "x" * 121, "note_too_long"),
        (1, None, (0.5, 0.5), "a\u202eb", "note_unprintable"),
    ],
)
def test_what_makes_no_sense_is_refused(
    over: Desk, number: int, card: int | None, at: Any, note: str, code: str
) -> None:
    command = PointOut(number, pictures(over)[0] if card is None else Card(card), at, note)
    assert over.refused("Ana", command) == code


def test_a_round_that_is_not_over_cannot_be_pointed_at() -> None:
    desk = Desk("Ana", "Ben", "Cleo")
    assert desk.refused("Ana", PointOut(1, Card(1), None, "x")) == "no_game"
    desk.start("stella")
    assert desk.refused("Ana", PointOut(1, Card(1), None, "x")) == "round_not_over"


def test_only_those_who_sit_at_the_table_point(over: Desk) -> None:
    command = PointOut(1, pictures(over)[0], (0.5, 0.5))
    assert over.refused("Dan", command) == "not_seated"
    over.do("Ana", Kick(over.player("Ben")))
    assert over.refused("Ben", command) == "banned"


def test_remarks_are_switched_off_with_the_chat(over: Desk) -> None:
    number, card = last(over), pictures(over, last(over))[0]
    over.do("Ana", PointOut(number, card, (0.5, 0.5)))
    over.do("Ana", SetOptions(Options(game=over.state.options.game, chat=False)))
    assert over.seen_by("Ben").remarks == ()
    assert over.refused("Ben", PointOut(number, card, (0.5, 0.5))) == "chat_off"


def test_one_takes_back_ones_own_and_the_owner_anybodys(over: Desk) -> None:
    card = pictures(over)[0]
    over.do("Ben", PointOut(1, card, None, "hm"))
    over.do("Cleo", PointOut(1, card, None, "hm"))
    assert over.refused("Cleo", TakeRemarkBack(1, card, over.player("Ben"))) == "not_owner"
    over.do("Ben", TakeRemarkBack(1, card))
    over.do("Ana", TakeRemarkBack(1, card, over.player("Cleo")))
    assert over.state.remarks == ()
    assert over.do("Ben", TakeRemarkBack(1, card)) == ()


def test_remarks_go_with_whoever_is_sent_away_or_wants_to_be_forgotten(over: Desk) -> None:
    for name in ("Ana", "Ben", "Cleo"):
        over.do(name, PointOut(1, pictures(over)[0], None, f"I am {name}"))
    over.do("Ana", Kick(over.player("Ben")))
    over.happen(*erase_person(over.state, person("Cleo"), over.context()))
    assert [one.note for one in over.state.remarks] == ["I am Ana"]


def test_the_next_game_begins_without_remarks(over: Desk) -> None:
    over.do("Ana", PointOut(1, pictures(over)[0], None, "well"))
    over.start()
    assert over.state.remarks == ()


def test_others_read_that_somebody_pointed_and_oneself_also_what_one_wrote() -> None:
    desk = Desk("Ana", "Ben", "Cleo").start("stella").play_to_the_end()
    (event,) = desk.do("Ana", PointOut(1, pictures(desk)[0], (0.5, 0.5), "mine alone"))
    (record,) = chained("STARS2", Entry(0.0, (event,), person("Ana")))
    assert "mine alone" not in str(list(public_events(record)))
    assert "mine alone" in str(list(own_events(record, person("Ana"))))


@given(seed=seeds)
def test_nobody_sees_a_remark_on_a_game_that_they_may_not_see(seed: int) -> None:
    for desk in evening(seed):
        for name in [*NAMES[:4], None]:
            seen = desk.seen_by(name)
            assert not (seen.remarks and (seen.game is None or not seen.options.chat))
            assert len({(one.player, one.round, one.card) for one in seen.remarks}) == len(seen.remarks)


@pytest.mark.parametrize("game", sorted(PLAYERS))
def test_bots_say_what_they_thought_of_when_the_round_is_over_and_not_before(game: str) -> None:
    @in_a_loop
    async def play() -> None:
        live = await Live.of(Desk("Ana", target=5, timer=15).add_bots(3))
        jobs = live.kept(ClueBrain())
        ana = await live.enter("Ana")
        await live.do(ana, "start", Start(game))
        # seconds pass only while nobody thinks: on a busy machine a thought is longer than many turned seconds
        while not live.room.ledger.durable.remarks:
            if not any(thread.name == "brain" for thread in threading.enumerate()):
                live.clock.turn(1.0)
            await asyncio.sleep(0.002)
        await live.turned_until(lambda: not live.room.ledger.pending)
        said = live.room.ledger.durable.remarks
        bots = {chair.player for chair in live.room.ledger.durable.chairs if chair.is_bot}
        assert {one.player for one in said} <= bots
        assert all(one.note.startswith("I thought of") and len(one.note) <= 120 for one in said)
        jobs.stop()

    play()
