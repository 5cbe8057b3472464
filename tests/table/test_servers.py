"""One table on two servers: everyone sees the same, whichever they are on, and what is to happen once happens once."""

import asyncio
from random import Random

from starlore.bots.random_brain import RandomBrain
from starlore.games.dixit.messages import StoryTold
from starlore.store.memory import MemoryBus, MemoryStore
from starlore.table.commands import Kick, React, Say
from starlore.table.events import BotSatIn, Event, OwnerChanged
from starlore.table.live.absence import OWNER_GRACE
from starlore.table.live.other_servers import HEARTBEAT_TIMEOUT
from starlore.table.live.room import Room
from starlore.table.live.tables import RoomJobs
from starlore.table.log.records import decode
from support.clock import TurnedClock
from support.options import DixitEvent
from tests.table.desk import Desk
from tests.table.live import Inbox, in_a_loop, settled, store_log, until


class Place:
    """A server with one table."""

    def __init__(self, room: Room, jobs: RoomJobs) -> None:
        self.room = room
        self.jobs = jobs

    async def enter(self, name: str, *, watching: bool = False) -> Inbox:
        inbox = Inbox(name, watching=watching)
        self.room.enter(inbox)
        await until(lambda: inbox.updates)
        return inbox

    def die(self) -> None:
        """Nothing is heard of it any more."""
        self.jobs.stop()


class Two:
    """Two servers of the same table."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.clock = TurnedClock(desk.now)
        self.store = MemoryStore(MemoryBus())

    async def open(self, count: int = 2, pace: float = 0.0) -> list[Place]:
        await store_log(self.store, "STARS2", self.desk.log)
        places = []
        for number in range(count):
            room = Room("STARS2", self.store.for_another_server(), self.clock, rng=Random(number))
            assert await room.load()
            places.append(Place(room, RoomJobs(room, RandomBrain(), pace)))
        return places

    def events(self) -> list[Event]:
        return [event for record in self.store.logs["STARS2"] for event in decode(record).events]


@in_a_loop
async def test_what_is_said_on_one_server_is_heard_on_the_other_under_the_same_version() -> None:
    one, other = await Two(Desk("Ana", "Ben", "Cleo")).open()
    ana, ben = await one.enter("Ana"), await other.enter("Ben")
    one.room.command(ana, "s", Say("hello"))
    await until(lambda: ben.chat == ["hello"])
    assert ana.accepted == [("s", ben.updates[-1]["version"])]


@in_a_loop
async def test_a_server_that_has_missed_something_can_catch_up() -> None:
    one, other = await Two(Desk("Ana", "Ben", "Cleo")).open()
    ana, ben = await one.enter("Ana"), await other.enter("Ben")
    other.die()
    one.room.command(ana, "s", Say("hello"))
    await until(lambda: ana.accepted)
    assert other.room.ledger.durable_length == one.room.ledger.durable_length - 1
    await asyncio.gather(other.room.ledger.catch_up(), other.room.ledger.catch_up())
    assert other.room.ledger.durable_length == one.room.ledger.durable_length
    await until(lambda: ben.chat == ["hello"])
    other.room.command(ben, "b", Say("here"))
    await until(lambda: ana.chat == ["hello", "here"])


@in_a_loop
async def test_commands_given_on_both_at_once_are_all_carried_out_in_one_order() -> None:
    one, other = await Two(Desk("Ana", "Ben", "Cleo")).open()
    ana, ben = await one.enter("Ana"), await other.enter("Ben")
    for number in range(10):
        one.room.command(ana, f"a{number}", Say(f"a{number}"))
        other.room.command(ben, f"b{number}", Say(f"b{number}"))
    await until(lambda: len(ana.chat) == len(ben.chat) == 20)
    assert ana.chat == ben.chat
    assert len(ana.accepted) == len(ben.accepted) == 10


@in_a_loop
async def test_a_command_sent_again_to_the_other_server_is_one_command() -> None:
    two = Two(Desk("Ana", "Ben", "Cleo"))
    one, other = await two.open()
    ana, again = await one.enter("Ana"), await other.enter("Ana")
    one.room.command(ana, "s", Say("hello"))
    other.room.command(again, "s", Say("hello"))
    await until(lambda: ana.accepted and again.accepted)
    assert ana.accepted == again.accepted
    assert len(two.store.logs["STARS2"]) == len(two.desk.log) + 1


@in_a_loop
async def test_whoever_is_on_another_server_is_present_and_spectators_are_counted_everywhere() -> None:
    one, other = await Two(Desk("Ana", "Ben", "Cleo")).open()
    ana = await one.enter("Ana")
    await other.enter("Ben")
    await other.enter("Zoe")
    for server in (one, other):
        await server.enter("TV", watching=True)  # nobody: a shared screen
    await until(lambda: [chair["away"] is None for chair in ana.view["chairs"]] == [True, True, False])
    assert ana.view["watching"] == 1


@in_a_loop
async def test_when_a_server_dies_its_people_have_been_away_since_it_was_last_heard_of() -> None:
    two = Two(Desk("Ana", "Ben", "Cleo"))
    one, other = await two.open()
    ana = await one.enter("Ana")
    await other.enter("Ben")
    await until(lambda: ana.view["chairs"][1]["away"] is None)
    other.die()
    died = two.clock.now()
    while two.clock.now() < died + 2 * HEARTBEAT_TIMEOUT:
        two.clock.turn(1.0)
        await settled()
    assert ana.view["chairs"][1]["away"] == died


@in_a_loop
async def test_a_reaction_is_seen_on_both_once() -> None:
    one, other = await Two(Desk("Ana", "Ben", "Cleo")).open()
    ana, ben = await one.enter("Ana"), await other.enter("Ben")
    one.room.command(ana, "r", React("heart"))
    await until(lambda: [message for message in ben.told if message["type"] == "reaction"])
    await settled()
    for inbox in (ana, ben):
        assert len([message for message in inbox.told if message["type"] == "reaction"]) == 1


@in_a_loop
async def test_whoever_is_sent_away_is_shown_out_on_the_other_server() -> None:
    desk = Desk("Ana", "Ben", "Cleo")
    one, other = await Two(desk).open()
    ana, ben = await one.enter("Ana"), await other.enter("Ben")
    one.room.command(ana, "k", Kick(desk.player("Ben")))
    await until(lambda: ben.shown_out == "banned")


@in_a_loop
async def test_bots_that_two_servers_think_for_make_each_move_once() -> None:
    desk = Desk("Ana", target=5).add_bots(3).start("dixit")
    desk.happen(BotSatIn(player=desk.player("Ana")))
    two = Two(desk)
    one, other = await two.open()
    ana, watching = await one.enter("Ana"), await other.enter("Ana")
    while not (ana.view["over"] and watching.view["over"]):
        two.clock.turn(0.5)
        await asyncio.sleep(0.001)
    one.room.rounds(ana, "r")
    told = [one.event for one in two.events() if isinstance(one, DixitEvent) and isinstance(one.event, StoryTold)]
    assert len(told) == len(ana.told[-1]["rounds"])
    assert ana.view["game"] == watching.view["game"]


@in_a_loop
async def test_the_owner_is_succeeded_once() -> None:
    two = Two(Desk("Ana", "Ben", "Cleo"))
    one, other = await two.open()
    await one.enter("Ben")
    await other.enter("Cleo")
    for _ in range(int(OWNER_GRACE) + 10):
        two.clock.turn(1.0)
        await settled()
    assert len([event for event in two.events() if isinstance(event, OwnerChanged)]) == 1
