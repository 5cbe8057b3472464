"""What is not in the logs is on all servers, too: decks of people's own, and who is to be called."""

import asyncio
import contextlib
import signal
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import nats
import pytest
from typer.testing import CliRunner

from starlore.__main__ import app
from starlore.owndecks.collecting import collect
from starlore.owndecks.library import Library
from starlore.owndecks.object_store import FileObjectStore
from starlore.owndecks.shared_object_store import SharedObjectStore
from starlore.owndecks.uploading import upload
from starlore.store.nats.address import parse
from starlore.store.nats.objects import CHUNK
from starlore.store.nats.operating import opened
from starlore.store.sqlite import SqliteStore
from starlore.web.identity.cookie import new_secret
from starlore.web.serve import DATABASE, DECKS
from support.nodes import Nodes
from support.odd_files import jpeg
from support.push_service import PushService, Subscriber
from support.server import Process
from support.steady_client import Client, hang_up, open_table
from tests.table.desk import person
from tests.table.live import in_a_loop

ANA, BEN = person("Ana"), person("Ben")
PATIENCE = 60.0


@pytest.fixture
def service() -> Iterator[PushService]:
    with PushService() as service:
        yield service


@pytest.fixture
def nodes(tmp_path: Path) -> Iterator[Nodes]:
    with Nodes(tmp_path, 1) as started:
        yield started


@pytest.fixture
def servers(
    tmp_path: Path, nodes: Nodes, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> Iterator[list[Process]]:
    monkeypatch.setenv("STARLORE_PUSH_SERVICES", service.origin)
    for name in ("a", "b"):
        (tmp_path / name).mkdir()
    with (
        Process(tmp_path / "a", "--store", nodes.url) as one,
        Process(tmp_path / "b", "--store", nodes.url) as other,
    ):
        yield [one, other]


def browser(server: Process, secret: str) -> httpx.AsyncClient:
    return httpx.AsyncClient(base_url=server.url, cookies={"starlore": secret}, timeout=60)


# --- programs -----------------------------------------------------------------------------------


async def program_path(http: httpx.AsyncClient, code: str) -> str:
    """Where a program can sit down, on any server."""
    made: dict[str, str] = (await http.post(f"/api/tables/{code}/programs")).json()
    return urlsplit(made["url"]).path


@in_a_loop
async def test_an_address_for_a_program_is_good_on_every_server_and_used_up_on_all(servers: list[Process]) -> None:
    secret = new_secret()
    code = await open_table(servers[0].url, secret, "Ana")
    async with browser(servers[0], secret) as http, browser(servers[1], new_secret()) as other:
        path = await program_path(http, code)
        assert (await other.post(path, json={"name": "Ana", "maker": "M"})).json() == {"code": "name_taken"}
        assert (await other.post(path, json={"name": "Pebble", "maker": "M"})).status_code == 201
        assert (await http.post(path, json={"name": "Flint", "maker": "M"})).json() == {"code": "no_such_link"}


@in_a_loop
async def test_of_two_programs_that_come_to_two_servers_at_once_only_one_sits_down(servers: list[Process]) -> None:
    secret = new_secret()
    code = await open_table(servers[0].url, secret, "Ana")
    async with browser(servers[0], secret) as http, browser(servers[1], new_secret()) as other:
        for names in (("Pebble", "Flint"), ("Chalk", "Slate")):
            path = await program_path(http, code)
            both = zip((http, other), names, strict=True)
            came = await asyncio.gather(*[one.post(path, json={"name": name, "maker": "M"}) for one, name in both])
            assert sorted(answer.status_code for answer in came) == [201, 404]


# --- decks --------------------------------------------------------------------------------------


@in_a_loop
async def test_a_deck_that_was_made_on_one_server_is_on_the_other_with_its_pictures(servers: list[Process]) -> None:
    secret = new_secret()
    async with browser(servers[0], secret) as http, browser(servers[1], secret) as other:
        deck = (await http.post("/api/decks", json={"name": "Our summer"})).json()["id"]
        sent = await asyncio.gather(
            *[
                (http, other)[number % 2].post(f"/api/decks/{deck}/pictures/picture-{number}", content=jpeg(number))
                for number in range(4)
            ]
        )
        assert [one.status_code for one in sent] == [200] * 4
        seen = (await other.get(f"/api/decks/{deck}")).json()
        assert len(seen["pictures"]) == 4  # both servers changed the same deck, and no change was lost
        for picture in seen["pictures"]:
            for kind in ("avif", "webp", "small"):
                here, there = await http.get(picture[kind]), await other.get(picture[kind])
                assert here.status_code == there.status_code == 200
                assert here.content == there.content
        assert (await other.post(f"/api/decks/{deck}/remove", json={"sure": True})).status_code == 204
        assert (await http.get(f"/api/decks/{deck}")).status_code == 404


@contextlib.asynccontextmanager
async def two_object_stores(nodes: Nodes) -> AsyncIterator[tuple[SharedObjectStore, SharedObjectStore]]:
    async with opened(parse(nodes.url)) as one, opened(parse(nodes.url)) as other:
        yield SharedObjectStore(one.jetstream, one.names), SharedObjectStore(other.jetstream, other.names)


@in_a_loop
async def test_what_is_on_the_shelf_is_whole_wherever_it_is_read_and_gone_when_it_is_gone(nodes: Nodes) -> None:
    async with two_object_stores(nodes) as (objects, other):
        large = bytes(range(256)) * (CHUNK // 64)
        for name, data in (("pictures/ab/abc.webp", large), ("wholes/ab/x.webp", b""), ("decks/d.json", b"{}")):
            await objects.put(name, data)
            assert await other.get(name) == data
            kind = name.partition("/")[0]
            assert [(one.name, one.size) for one in await other.items(kind)] == [(name, len(data))]
        await other.put("pictures/ab/abc.webp", b"another")
        assert await objects.get("pictures/ab/abc.webp") == b"another"
        state = (await objects.jetstream.ask(f"STREAM.INFO.{objects.names.objects}"))["state"]
        assert state["bytes"] < CHUNK  # nothing is left of what was there before
        for name in ("pictures/ab/abc.webp", "decks/d.json"):
            await other.delete(name)
            assert await objects.get(name) is None
            assert await objects.items(name.partition("/")[0]) == []
        assert await objects.get("pictures/no/no.webp") is None
        for name, data in (("held/x.jpg", large * 3), ("held/x.json", b"{}")):  # a photograph and what is known of it
            await objects.put(name, data)
            assert await other.get(name) == data
        assert [one.name for one in await other.items("held")] == ["held/x.jpg", "held/x.json"]


@in_a_loop
async def test_pictures_can_be_looked_at_with_any_client_of_an_object_store(nodes: Nodes) -> None:
    async with two_object_stores(nodes) as (objects, _):
        data = b"picture" * 50_000
        await objects.put("pictures/ab/abc.webp", data)
        client = await nats.connect(nodes.url)
        store = await client.jetstream().object_store(objects.files.bucket)
        assert (await store.get("pictures/ab/abc.webp")).data == data
        assert [one.name for one in await store.list()] == ["pictures/ab/abc.webp"]
        await client.close()


def test_decks_move_with_the_tables_and_an_operator_looks_after_them_there(nodes: Nodes, tmp_path: Path) -> None:
    folder, back = tmp_path / "from", tmp_path / "back"
    SqliteStore(folder_of(folder) / DATABASE)

    async def make() -> str:
        library = Library(FileObjectStore(folder / DECKS))
        deck = await library.new(ANA, "Summer")
        await upload(library, ANA, deck.id, "picture-0", jpeg(1, (120, 160)))
        await library.close()
        return deck.id

    deck = asyncio.run(make())
    for arguments in (
        ["move", str(folder), nodes.url],
        ["move", nodes.url, str(folder_of(back))],
        ["decks", "list", "--store", nodes.url],
        ["decks", "remove", deck, "--yes", "--everywhere", "--store", nodes.url],
    ):
        done = CliRunner().invoke(app, arguments, env={"COLUMNS": "200"})
        assert done.exit_code == 0, done.output
        if "list" in arguments:
            assert deck in done.stdout
    assert deck not in CliRunner().invoke(app, ["decks", "list", "--store", nodes.url]).stdout
    files = {one.relative_to(folder): one.read_bytes() for one in (folder / DECKS).rglob("*.*")}
    assert files == {one.relative_to(back): one.read_bytes() for one in (back / DECKS).rglob("*.*")}


def folder_of(path: Path) -> Path:
    path.mkdir()
    return path


@in_a_loop
async def test_changes_by_both_at_once_all_count(nodes: Nodes) -> None:
    async with two_object_stores(nodes) as shelves:
        await asyncio.gather(
            *[shelves[number % 2].revise("decks/d.json", lambda data: (data or b"") + b"x") for number in range(20)]
        )
        assert await shelves[0].get("decks/d.json") == b"x" * 20


@in_a_loop
async def test_what_a_crash_has_left_is_cleared_away_and_nothing_else(nodes: Nodes) -> None:
    async with opened(parse(nodes.url)) as store:
        objects = SharedObjectStore(store.jetstream, store.names)
        library = Library(objects)
        deck = await library.new(ANA, "Summer")
        await upload(library, ANA, deck.id, "picture-0", jpeg(1, (120, 160)))
        await objects.files.send(objects.files.chunk("half"), b"never finished", "half.0")
        assert await objects.files.tidy() == 0  # it may be on its way
        assert await objects.files.tidy(older=-1.0) == 1
        await collect(library, store, grace=-1.0)
        (picture,) = (await library.deck(deck.id)).pictures
        assert await library.files.file(f"{picture.key}.webp")
        await library.erase(ANA)
        await collect(library, store, grace=-1.0)
        assert [await objects.items(kind) for kind in ("pictures", "wholes", "decks", "people")] == [[], [], [], []]
        await library.close()


# --- calls --------------------------------------------------------------------------------------


class Away:
    """A slow game on the first server, in which Ben is awaited and is not there: he asked the second to call him."""

    def __init__(self, servers: list[Process], service: PushService) -> None:
        self.servers = servers
        self.service = service
        self.secrets = [new_secret() for _ in range(3)]
        self.staying: list[asyncio.Task[None]] = []

    async def begin(self) -> None:
        code = await open_table(self.servers[0].url, self.secrets[0], "Ana", slow=True, first="race")
        people = [Client(self.servers[number % 2].url, code, one) for number, one in enumerate(self.secrets)]
        people[2].address = people[0].address
        self.staying = [asyncio.create_task(one.run()) for one in people]
        for number, one in enumerate(people[1:], 2):
            assert await one.do(type="sit", name=f"Player {number}") is None
        async with browser(self.servers[1], self.secrets[1]) as http:
            asked = Subscriber(self.service, "ben").asked
            assert (await http.post("/api/me/calls", json=asked)).status_code == 204
        async with browser(self.servers[0], self.secrets[1]) as http:
            async with asyncio.timeout(PATIENCE):
                while (await http.get("/api/me/calls")).json()["browsers"] != 1:
                    await asyncio.sleep(0.1)
        await hang_up(self.staying[1])
        await people[0].until(lambda: people[0].view["chairs"][1]["away"] is not None)
        assert await people[0].do(type="start") is None

    async def called(self) -> None:
        async with asyncio.timeout(PATIENCE):
            while not self.service.heard:
                await asyncio.sleep(0.1)


@in_a_loop
async def test_a_call_is_made_once_whichever_server_notices(servers: list[Process], service: PushService) -> None:
    away = Away(servers, service)
    await away.begin()
    await away.called()
    await asyncio.sleep(5)  # the other server would have called by now, too
    assert [path for path, _ in service.heard] == ["/send/ben"]
    await hang_up(*away.staying)
    keys = {key for key, _ in service.senders}
    for server in servers:
        async with browser(server, new_secret()) as http:
            keys.add((await http.get("/api/me/calls")).json()["key"])
    assert len(keys) == 1  # all servers call as one


@in_a_loop
async def test_a_call_that_was_due_on_a_server_that_died_is_made_by_another(
    servers: list[Process], service: PushService
) -> None:
    away = Away(servers, service)
    await away.begin()
    await asyncio.sleep(1)  # the turn is noted by now, and due in four seconds
    await asyncio.to_thread(servers[0].end, signal.SIGKILL)
    assert not service.heard
    await away.called()
    await hang_up(*away.staying)
