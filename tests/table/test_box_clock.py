"""The clock with a box on the table: nobody moves for anybody; what was chosen is settled, and the rest waits."""

from typing import Any

from starlore.games.dixit_box.messages import ClaimCards, TellStory
from starlore.games.stella_box.messages import MarkPlaces, PassMarker, SayWord, TakeMarkerBack
from starlore.table.events import ClockStarted
from starlore.table.games import AT_TABLE
from tests.table.desk import Desk
from tests.table.live import Inbox, Live, in_a_loop, settled

NAMES = ("Ana", "Ben", "Cleo")


def stella(move: object) -> Any:
    return AT_TABLE["stella_box"].move(move)


async def sat(desk: Desk) -> tuple[Live, Inbox]:
    """The table comes to life, and Ana looks at it."""
    desk.happen(ClockStarted(desk.now + 60))
    live = await Live.of(desk)
    live.kept()
    return live, await live.enter("Ana")


def marking(*marked: str) -> Desk:
    """Everyone marks cards; these have marked one."""
    desk = Desk(*NAMES, game="stella_box", timer=60).start()
    desk.do("Ana", stella(SayWord("sea")))
    for name in marked:
        desk.do(name, stella(MarkPlaces((1, 2))))
    return desk


@in_a_loop
async def test_marks_that_are_set_stand_and_the_marker_is_passed() -> None:
    live, ana = await sat(marking(*NAMES))
    live.clock.turn(59)
    await settled()
    assert ana.view["game"]["phase"]["type"] == "associating"
    live.clock.turn(2)
    await settled()
    assert ana.view["game"]["phase"]["counts"] == [2, 2, 2]


@in_a_loop
async def test_whoever_has_marked_nothing_is_waited_for() -> None:
    live, ana = await sat(marking("Ana", "Ben"))
    live.clock.turn(61)
    await settled()
    assert ana.view["game"]["phase"]["ready"] == [True, True, False]
    cleo = await live.enter("Cleo")
    await live.do(cleo, "m", stella(MarkPlaces((7,))))
    live.clock.turn(30)
    await settled()
    assert ana.view["game"]["phase"]["ready"] == [True, True, False], "nobody decides for Cleo that one is enough"
    await live.do(cleo, "r", stella(PassMarker()))
    assert ana.view["game"]["phase"]["type"] == "revealing"


@in_a_loop
async def test_who_wants_to_change_something_after_all_is_not_hurried_again() -> None:
    live, ana = await sat(marking("Ana", "Ben"))
    live.clock.turn(61)
    await settled()
    await live.do(ana, "u", stella(TakeMarkerBack()))
    live.clock.turn(30)
    await settled()
    assert ana.view["game"]["phase"]["ready"] == [False, True, False]


@in_a_loop
async def test_nothing_of_dixit_is_settled_until_it_is_right() -> None:
    desk = Desk(*NAMES, game="dixit_box", timer=60).start()
    move = AT_TABLE["dixit_box"].move
    desk.do("Ana", move(TellStory()))
    desk.do("Ana", move(ClaimCards((1,))))
    live, ana = await sat(desk)
    live.clock.turn(600)
    await settled()
    phase = ana.view["game"]["phase"]
    assert (phase["type"], phase["claimed"]) == ("voting", [True, False, False])
    assert ana.view["until"] is not None, "the phones say that time is up"
