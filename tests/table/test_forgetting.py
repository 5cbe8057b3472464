"""A log that forgets somebody: no byte of their words is left, and everything else is as it was."""

import asyncio
from pathlib import Path

import msgspec
import pytest
from hypothesis import given

from starlore.store.memory import MemoryStore
from starlore.store.sqlite import SqliteStore
from starlore.table.commands import Knock, Say, SetDoor, SitDown
from starlore.table.decks import put_deck
from starlore.table.events import PersonErased, Said
from starlore.table.evolve import replay
from starlore.table.live.listing import mention_of
from starlore.table.live.rewriting import rewrite_without
from starlore.table.live.room import Room
from starlore.table.log.forgetting import without_person
from starlore.table.log.history import History
from starlore.table.log.records import Entry, decode
from starlore.table.options import Player
from starlore.table.ports import Conflict, OutcomeUnknown, StoreUnavailable
from starlore.table.projections.verify import proofs_in
from starlore.table.seating import erase_person
from support.clock import TurnedClock
from support.decks import a_deck
from tests.store.test_old_logs import EXPECTED, lines
from tests.table.desk import Desk, person
from tests.table.live import Live, TrickyStore, chained, in_a_loop, settled, until
from tests.table.test_laws import NAMES, evening
from tests.walks import seeds

WORDS = (b"Benedikta", b"a secret of hers")


def told() -> Desk:
    desk = Desk("Ana", "Benedikta", "Cleo", target=5)
    desk.do("Benedikta", Say("a secret of hers"))
    desk.do("Ana", Say("hello"))
    desk.start("dixit").play_to_the_end()
    desk.happen(*erase_person(desk.state, person("Benedikta"), desk.context()))
    return desk


def log_of(desk: Desk) -> list[bytes]:
    return chained("STARS2", *[Entry(1.0 + at, (event,), person("Ana"), f"i{at}") for at, event in enumerate(desk.log)])


def past_of(records: list[bytes]) -> History:
    past = History("STARS2")
    for record in records:
        past.replay(record)
    return past


def test_nothing_that_somebody_wrote_on_a_deck_of_theirs_is_left() -> None:
    desk, deck = Desk("Ana", "Ben", "Cleo", target=5), a_deck(40, maker=person("Ana"), captions=2)
    desk.happen(*put_deck(desk.state, person("Ana"), deck))
    desk.start("dixit")
    words = {deck.name, *(picture.caption for picture in deck.pictures)} - {""}
    before = log_of(desk)
    assert all(any(word.encode() in record for record in before) for word in words)
    after = without_person("STARS2", before, person("Ana"))
    assert not any(word.encode() in record for record in after for word in words)
    assert past_of(after).length == len(before)


def test_nothing_that_somebody_wrote_is_left_and_the_chain_is_whole() -> None:
    before = log_of(told())
    after = without_person("STARS2", before, person("Benedikta"))
    assert not any(word in record for record in after for word in (*WORDS, person("Benedikta").encode()))
    old, new = past_of(before), past_of(after)
    assert old.state is not None
    assert new.state is not None
    assert new.state.playing == old.state.playing
    assert new.state.chat == old.state.chat
    assert [chair.name for chair in new.state.chairs] == ["Ana", "★ 2", "Cleo"]
    assert (new.length, new.public, new.ids) == (old.length, old.public, old.ids)


def test_a_note_says_how_the_chain_ended_before() -> None:
    before = log_of(told())
    after = without_person("STARS2", before, person("Benedikta"))
    (note,) = [event for one in after for event in decode(one).events if isinstance(event, PersonErased)]
    assert note.was == past_of(before).head.digest.hex()
    assert note.person.startswith("erased-")


def test_records_without_the_person_stay_as_they_are_but_for_their_link() -> None:
    before = log_of(told())
    after = without_person("STARS2", before, person("Benedikta"))
    changed = [decode(one) != decode(other) for one, other in zip(before, after, strict=True)]
    assert changed.count(True) == 3, "she sat down, said something, and was forgotten"
    assert len(list(proofs_in(after))) == 1, "the game can still be checked"


@pytest.mark.parametrize("name", EXPECTED)
def test_old_logs_can_forget_too(name: str) -> None:
    before = lines(name)
    someone = next((decode(one).events[0].person for one in before if b'"sat_down"' in one), None)  # type: ignore[union-attr]
    if someone is None:
        return
    after = without_person("STARS2", before, someone)
    assert past_of(after).length == len(before)
    assert not any(someone.encode() in record for record in after)


@given(seed=seeds)
def test_whoever_is_forgotten_the_others_see_the_same(seed: int) -> None:
    *_, desk = evening(seed)
    for name in NAMES[:4]:
        desk.happen(*erase_person(desk.state, person(name), desk.context()))
        state = past_of(without_person("STARS2", log_of(desk), person(name))).state
        again = replay(desk.log)
        assert state is not None
        assert again is not None
        assert [chair.name for chair in state.chairs] == [chair.name for chair in again.chairs]
        assert (state.playing, state.owner) == (again.playing, again.owner)
        assert all(line == same or line.text == "★" for line, same in zip(state.chat, again.chat, strict=True))


def test_what_was_knocked_with_is_forgotten() -> None:
    desk = Desk("Ana")
    desk.do("Ana", SetDoor("knock"))
    desk.do("Benedikta", Knock("Benedikta"))
    desk.happen(*erase_person(desk.state, person("Benedikta"), desk.context()))
    assert b"Benedikta" not in b"".join(without_person("STARS2", log_of(desk), person("Benedikta")))


# --- while people play --------------------------------------------------------------------------


@in_a_loop
async def test_a_live_table_forgets_and_goes_on() -> None:
    live = await Live.of(told())
    ana = await live.enter("Ana")
    forgetting = rewrite_without(live.room.ledger, person("Benedikta"))
    await forgetting
    live.room.command(ana, "a1", Say("and on"))
    await until(lambda: ana.accepted)
    assert not any(word in record for record in live.store.logs["STARS2"] for word in WORDS)
    again = await live.again()
    assert again.room.ledger.durable == live.room.ledger.durable


@in_a_loop
async def test_what_is_done_meanwhile_waits() -> None:
    live = await Live.of(told())
    ana = await live.enter("Ana")
    live.store.open.clear()
    live.room.command(ana, "a1", Say("on its way"))
    forgetting = asyncio.ensure_future(rewrite_without(live.room.ledger, person("Benedikta")))
    await asyncio.sleep(0.01)
    live.room.command(ana, "a2", Say("a moment later"))
    await settled()
    live.store.open.set()
    await forgetting
    await until(lambda: len(ana.accepted) == 2)
    assert (await live.again()).room.ledger.durable.chat[-1].text == "a moment later"


class Stubborn(TrickyStore):
    """A store whose rewriting fails, before or after it has been done."""

    done = False

    async def rewrite(self, *given: object) -> None:
        if self.done:
            await super().rewrite(*given)  # type: ignore[arg-type]
        raise OutcomeUnknown("the disk")


@pytest.mark.parametrize("done", [False, True])
@in_a_loop
async def test_whatever_becomes_of_it_the_table_goes_on_with_what_is_in_the_log(done: bool) -> None:
    live = await Live.of(told())
    live.store.__class__ = Stubborn
    live.store.done = done  # type: ignore[attr-defined]
    ana = await live.enter("Ana")
    with pytest.raises(OutcomeUnknown):
        await rewrite_without(live.room.ledger, person("Benedikta"))
    await live.do(ana, "a1", Say("and on"))
    assert ana.accepted
    assert (b"Benedikta" in b"".join(live.store.logs["STARS2"])) is not done
    assert (await live.again()).room.ledger.durable == live.room.ledger.durable


class Busy(TrickyStore):
    """A store in which other servers write to the log so many times just before it is written anew."""

    times = 0

    async def rewrite(self, table: str, *given: object) -> None:
        if self.times:
            self.times -= 1
            log, said = self.logs[table], Entry(9.0, (Said(player=Player(1), text="meanwhile"),))
            await self.append(table, len(log), *chained(table, said, after=log))
        await super().rewrite(table, *given)  # type: ignore[arg-type]


@in_a_loop
async def test_what_another_server_writes_meanwhile_is_kept() -> None:
    live = await Live.of(told())
    live.store.__class__ = Busy
    live.store.times = 2  # type: ignore[attr-defined]
    await rewrite_without(live.room.ledger, person("Benedikta"))
    assert not any(word in record for record in live.store.logs["STARS2"] for word in WORDS)
    assert [line.text for line in live.room.ledger.durable.chat][-2:] == ["meanwhile", "meanwhile"]
    assert (await live.again()).room.ledger.durable == live.room.ledger.durable


@in_a_loop
async def test_a_log_that_others_write_to_all_the_time_is_left_to_them() -> None:
    live = await Live.of(told())
    live.store.__class__ = Busy
    live.store.times = 1000  # type: ignore[attr-defined]
    ana = await live.enter("Ana")
    with pytest.raises(StoreUnavailable):
        await rewrite_without(live.room.ledger, person("Benedikta"))
    await live.do(ana, "a1", Say("and on"))
    assert ana.accepted


@in_a_loop
async def test_no_byte_is_left_in_the_file(tmp_path: Path) -> None:
    file = tmp_path / "log.sqlite3"
    store, records = SqliteStore(file), log_of(told())
    for number, record in enumerate(records):
        await store.append("STARS2", number, record)
    lists = (person("Benedikta"), mention_of(person("Benedikta")))
    for one in lists:
        await store.remember(one, "STARS2")
    room = Room("STARS2", store, TurnedClock())
    assert await room.load()
    room.ledger.snapshots.save_after(1, room.ledger.history)
    await rewrite_without(room.ledger, person("Benedikta"))
    assert [await store.recall(one) for one in lists] == [[], []]
    await store.close()
    data = b"".join(one.read_bytes() for one in tmp_path.iterdir())
    assert not any(word in data for word in (*WORDS, person("Benedikta").encode()))


@pytest.mark.parametrize("kind", ["memory", "sqlite"])
@in_a_loop
async def test_a_log_that_has_grown_meanwhile_is_not_written_over(tmp_path: Path, kind: str) -> None:
    store: MemoryStore | SqliteStore = MemoryStore() if kind == "memory" else SqliteStore(tmp_path / "log")
    records = log_of(told())
    for number, record in enumerate(records):
        await store.append("STARS2", number, record)
    with pytest.raises(Conflict):
        await store.rewrite("STARS2", records[:-1], person("Ana"))
    assert list(await store.read("STARS2")) == records
    await store.close()


def test_a_name_like_a_hash_is_only_a_name() -> None:
    desk = Desk("Ana", "Ben")
    desk.do("Ana", SitDown("Anna"))
    after = without_person("STARS2", log_of(desk), person("Ben"))
    assert msgspec.json.decode(after[1])["events"][0]["name"] == "Ana"
