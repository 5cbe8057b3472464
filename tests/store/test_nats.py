"""Tables on NATS: what is special there, and what an operator does with them."""

import asyncio
import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import closing
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from starlore.__main__ import app
from starlore.core import Refused
from starlore.owndecks.shared_object_store import SharedObjectStore
from starlore.store.nats.address import Address, parse
from starlore.store.nats.copying import keep_up
from starlore.store.nats.jetstream import NoAnswer
from starlore.store.nats.operating import opened
from starlore.store.nats.store import NatsStore
from starlore.store.nats.streams import Unfit
from starlore.store.sqlite import SqliteStore
from starlore.table.log.records import Entry
from starlore.table.options import Person
from starlore.table.ports import Conflict
from starlore.web.devices_file import FILE, DevicesFile
from starlore.web.identity.devices import Device, Devices
from starlore.web.identity.shared_program_links import SharedProgramLinks
from starlore.web.serve import DATABASE
from support.nodes import Nodes
from tests.table.desk import Desk
from tests.table.live import chained, in_a_loop

ANA = Person("a" * 64)
CLI = CliRunner()
PREFIXES = (f"own{number}" for number in count(1))


@pytest.fixture(scope="module")
def nodes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Nodes]:
    with Nodes(tmp_path_factory.mktemp("nodes"), 1) as started:
        yield started


@pytest.fixture
def url(nodes: Nodes) -> str:
    """Streams of their own for every test."""
    return f"{nodes.url}?prefix={next(PREFIXES)}"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with two tables."""

    async def fill() -> None:
        store = SqliteStore(tmp_path / DATABASE)
        for code in ("STARS2", "STARS3"):
            desk = Desk("Ana", "Ben", "Cleo", code=code).start("dixit").play_to_the_end()
            await store.remember(ANA, code)
            for version, record in enumerate(chained(code, *[Entry(1.0, (one,)) for one in desk.log[:30]])):
                await store.append(code, version, record)
        await store.close()

    asyncio.run(fill())
    return tmp_path


def run(*arguments: str) -> tuple[int, str]:
    done = CLI.invoke(app, arguments)
    return done.exit_code, done.stdout or done.stderr


def rows(file: Path) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(file)) as connection:
        return connection.execute("select code, version, record, changed from log order by 1, 2").fetchall()


# --- addresses ----------------------------------------------------------------------------------


def test_an_address_names_nodes_and_how_they_know_us() -> None:
    found = parse("nats://me:s%40cret@a,b:5000,c?creds=/c&prefix=x&replicas=1&monitor=8222")
    assert found == Address(
        ("a:4222", "b:5000", "c:4222"),
        user="me",
        password="s@cret",
        creds="/c",
        prefix="x",
        replicas=1,
        monitor=8222,
    )
    assert str(found) == "nats://a:4222,b:5000,c:4222"
    assert parse("nats://a,b,c").replicas == 3
    assert parse("tls://[::1]").hosts == ("[::1]:4222",)


@pytest.mark.parametrize("text", ["http://a", "nats://", "nats://a?colour=red", "nats://a?prefix=a.b"])
def test_what_is_no_address_is_called_so(text: str) -> None:
    with pytest.raises(ValueError, match=r"address|prefix"):
        parse(text)


# --- the store ----------------------------------------------------------------------------------


@in_a_loop
async def test_a_stream_that_does_not_fit_is_refused_by_name(url: str) -> None:
    async with opened(parse(url)) as store:
        config = (await store.jetstream.ask(f"STREAM.INFO.{store.names.log(0)}"))["config"]
        await store.jetstream.ask(f"STREAM.UPDATE.{store.names.log(0)}", config | {"max_age": 3_600_000_000_000})
    with pytest.raises(Unfit, match="max_age"):
        await NatsStore(parse(url)).prepare()


@in_a_loop
async def test_an_append_whose_answer_is_lost_is_looked_up_and_is_one_append(url: str) -> None:
    async with opened(parse(url)) as store:
        put, losses = store.jetstream.put, 2

        async def lose_answer(subject: str, data: bytes, headers: Mapping[str, str]) -> int:
            nonlocal losses
            place = await put(subject, data, headers)
            if losses:
                losses -= 1
                raise NoAnswer
            return place

        store.jetstream.put = lose_answer  # type: ignore[method-assign]
        await store.append("A", 0, b"1")
        losses = 1
        await store.append("A", 1, b"2")
        assert list(await store.read("A")) == [b"1", b"2"]


@in_a_loop
async def test_when_another_was_first_while_the_answer_was_lost_it_is_a_conflict(url: str) -> None:
    async with opened(parse(url)) as store, opened(parse(url)) as other:
        await store.append("A", 0, b"1")
        put = store.jetstream.put

        async def lose_message(*_: object) -> int:
            store.jetstream.put = put  # type: ignore[method-assign]
            await other.append("A", 1, b"another's")
            raise NoAnswer

        store.jetstream.put = lose_message  # type: ignore[assignment]
        with pytest.raises(Conflict):
            await store.append("A", 1, b"2")
        assert list(await store.read("A", 1)) == [b"another's"]
        await store.append("A", 2, b"3")
        assert list(await other.read("A", 1)) == [b"another's", b"3"]


@in_a_loop
async def test_what_is_changed_is_changed_once_though_the_answer_is_lost(url: str) -> None:
    async with opened(parse(url)) as store:
        put, lose = store.jetstream.put, True

        async def lose_answer(subject: str, data: bytes, headers: Mapping[str, str]) -> int:
            nonlocal lose
            place = await put(subject, data, headers)
            if lose:
                lose = False
                raise NoAnswer
            return place

        store.jetstream.put = lose_answer  # type: ignore[method-assign]
        for value in (b"1", b"2"):
            lose = True
            await store.calls.put("key", value)
        decks, changes = SharedObjectStore(store.jetstream, store.names), 0

        def change(before: bytes | None) -> bytes:
            nonlocal changes
            changes += 1
            return (before or b"") + b"x"

        for _ in range(2):
            lose = True
            await decks.revise("people/ana", change)
        assert (await decks.get("people/ana"), changes) == (b"xx", 2)


@in_a_loop
async def test_a_programs_address_is_redeemed_though_the_answer_is_lost(url: str) -> None:
    async with opened(parse(url)) as store:
        links, put = SharedProgramLinks(store.programs), store.jetstream.put
        token = await links.make("STARS2", ANA)

        async def lose_answer(*given: Any) -> int:
            store.jetstream.put = put  # type: ignore[method-assign]
            await put(*given)
            await store.programs.read()  # what we have done is heard of before we know that it is done
            raise NoAnswer

        store.jetstream.put = lose_answer  # type: ignore[assignment]
        assert (await links.redeem(token)).code == "STARS2"
        with pytest.raises(Refused):
            await links.redeem(token)


@in_a_loop
async def test_what_another_has_changed_while_the_answer_was_lost_is_a_conflict(url: str) -> None:
    async with opened(parse(url)) as store, opened(parse(url)) as other:
        put = store.jetstream.put

        async def lose_message(*_: object) -> int:
            store.jetstream.put = put  # type: ignore[method-assign]
            await other.calls.put("key", b"another's")
            raise NoAnswer

        store.jetstream.put = lose_message  # type: ignore[assignment]
        with pytest.raises(Conflict):
            await store.calls.put("key", b"ours")


@in_a_loop
async def test_a_gap_in_what_is_told_is_filled_from_the_stream(url: str) -> None:
    async with opened(parse(url)) as store, opened(parse(url)) as other:
        await store.append("A", 0, b"1")
        following = store.follow("A", 1)
        first = asyncio.ensure_future(anext(following))
        await asyncio.sleep(0.7)  # the first look is over
        (follower,) = store.following.followers["A"]
        queue, follower.queue = follower.queue, asyncio.Queue()
        await other.append("A", 1, b"missed")
        await asyncio.sleep(0.1)
        follower.queue = queue
        await other.append("A", 2, b"heard")
        assert [await first, await anext(following)] == [b"missed", b"heard"]
        assert store.following.gaps == 1
        await following.aclose()  # type: ignore[attr-defined]


@in_a_loop
async def test_a_deleted_table_takes_no_more_and_leaves_nothing(url: str) -> None:
    async with opened(parse(url)) as store, opened(parse(url)) as other:
        await store.append("A", 0, b"1")
        await store.remember(ANA, "A")
        await store.snapshot("A", 1, b"kept")
        assert await other.remove("A")
        with pytest.raises(Conflict):
            await store.append("A", 1, b"2")
        assert list(await store.read("A")) == []
        assert list(await store.recall(ANA)) == []
        assert await store.latest("A") is None
        await store.append("A", 0, b"another table")


# --- the operator -------------------------------------------------------------------------------


def test_tables_move_to_nats_and_back_unchanged_and_twice_is_once(folder: Path, tmp_path: Path, url: str) -> None:
    for _ in range(2):
        assert run("move", str(folder), url) == (0, f"2 tables are in {url}, and have been read again\n")
    back = tmp_path / "back"
    for _ in range(2):
        assert run("move", url, str(back))[0] == 0
    assert [row[:3] for row in rows(back / DATABASE)] == [row[:3] for row in rows(folder / DATABASE)]
    with closing(sqlite3.connect(back / DATABASE)) as connection:
        assert len(connection.execute("select * from people").fetchall()) == 2


def test_a_secret_that_was_ended_stays_so_wherever_the_tables_move(folder: Path, tmp_path: Path, url: str) -> None:
    devices = DevicesFile(folder / FILE)
    asyncio.run(Devices(devices).write([Device("k" * 64, ANA), Device("e" * 64, ANA, ended=True)]))
    devices.close()
    run("move", str(folder), url)
    run("move", url, str(tmp_path / "back"))
    again = DevicesFile(tmp_path / "back" / FILE)
    assert {key: one.ended for key, one in Devices(again).listed.items()} == {"k" * 64: False, "e" * 64: True}
    again.close()


def test_a_table_that_has_gone_on_there_is_not_overwritten(folder: Path, url: str) -> None:
    run("move", str(folder), url)

    async def play_on() -> None:
        async with opened(parse(url)) as store:
            await store.append("STARS2", 30, b"{}")

    asyncio.run(play_on())
    code, said = run("move", str(folder), url)
    assert code == 1
    assert "STARS2" in said


def test_tables_are_listed_shown_checked_exported_and_removed(folder: Path, url: str) -> None:
    run("move", str(folder), url)
    assert "STARS2" in run("tables", "list", "--store", url)[1]
    assert "30 records" in run("tables", "show", "STARS2", "--store", url)[1]
    assert run("check", "--store", url) == (0, "2 tables, 0 faults\n")
    assert run("export", "STARS2", "--store", url) == run("export", "STARS2", "--data", str(folder))
    assert run("tables", "remove", "STARS2", "--yes", "--store", url)[0] == 0
    assert run("check", "--store", url) == (0, "1 tables, 0 faults\n")


def test_unused_tables_are_pruned_by_when_they_were_first_written(folder: Path, url: str) -> None:
    run("move", str(folder), url)
    assert run("prune", "--older-than", "1h", "--store", url) == (0, "Deleted 0 tables\n")
    with closing(sqlite3.connect(folder / DATABASE)) as connection, connection:
        connection.execute("update log set changed = 1000.0 where code = 'STARS3'")
    run("tables", "remove", "STARS3", "--yes", "--store", url)
    run("move", str(folder), url)
    assert run("prune", "--older-than", "1h", "--store", url) == (0, "Deleted 1 tables\n")


def test_a_backup_is_a_file_that_can_be_served_from(folder: Path, tmp_path: Path, url: str) -> None:
    run("move", str(folder), url)
    copy = tmp_path / "copy" / DATABASE
    copy.parent.mkdir()
    assert run("backup", str(copy), "--store", url)[0] == 0
    assert run("check", "--data", str(copy.parent)) == (0, "2 tables, 0 faults\n")


def test_a_copy_is_kept_up_to_date(folder: Path, tmp_path: Path, url: str) -> None:
    run("move", str(folder), url)
    copy = tmp_path / "copy" / DATABASE
    copy.parent.mkdir()
    told: list[str] = []

    async def follow() -> None:
        async with opened(parse(url)) as store:
            await keep_up(store, copy, told.append, once=True)
            await store.append("NEW222", 0, b"{}")
            await store.remove("STARS3")
            await keep_up(store, copy, told.append, once=True)

    asyncio.run(follow())
    assert [len([row for row in rows(copy) if row[0] == code]) for code in ("STARS2", "STARS3", "NEW222")] == [30, 0, 1]
    assert len(told) == 2
