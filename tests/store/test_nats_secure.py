"""Nodes that let nobody in but those whom they know: TLS, NKeys and certificates, tried with a CA of our own."""

import asyncio
import secrets
import subprocess
from pathlib import Path

import httpx
import nkeys  # type: ignore[import-untyped]
import pytest

from starlore.store.nats.address import parse
from starlore.store.nats.connection import AuthenticationFailed
from starlore.store.nats.operating import opened
from starlore.store.nats.store import NatsStore
from support.nodes import Nodes
from support.server import Process
from tests.table.live import in_a_loop


class Authority:
    """A certificate authority, and what it has signed."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        folder.mkdir()
        self.run("req", "-x509", *self.new_key("ca"), "-subj", "/CN=Our own", "-out", "ca.pem")
        for name in ("node", "server"):
            self.run("req", *self.new_key(name), "-subj", f"/CN={name}", "-out", f"{name}.csr")
            (folder / "more.cnf").write_text("subjectAltName = IP:127.0.0.1\n")
            signed = ("-CA", "ca.pem", "-CAkey", "ca.key", "-CAcreateserial", "-extfile", "more.cnf")
            self.run("x509", "-req", "-in", f"{name}.csr", *signed, "-out", f"{name}.pem")

    def new_key(self, name: str) -> tuple[str, ...]:
        return ("-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-keyout", f"{name}.key")

    def run(self, *arguments: str) -> None:
        subprocess.run(["openssl", *arguments], cwd=self.folder, check=True, capture_output=True)

    def __getitem__(self, name: str) -> Path:
        return self.folder / name

    def tls(self, *, verify: bool = False) -> str:
        """What stands in a node's configuration."""
        files = f'cert_file: "{self["node.pem"]}", key_file: "{self["node.key"]}", ca_file: "{self["ca.pem"]}"'
        return f"tls {{ {files}, verify: {str(verify).lower()} }}\n"


@pytest.fixture(scope="module")
def authority(tmp_path_factory: pytest.TempPathFactory) -> Authority:
    return Authority(tmp_path_factory.mktemp("authority") / "files")


@pytest.fixture(scope="module")
def seed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file with the seed of an NKey, as `nk -gen user` writes it."""
    file = tmp_path_factory.mktemp("nkey") / "user.nk"
    file.write_bytes(new_seed())
    return file


def new_seed() -> bytes:
    return bytes(nkeys.encode_seed(secrets.token_bytes(32), nkeys.PREFIX_BYTE_USER))


def known(seed: Path) -> str:
    """What stands in a node's configuration: whoever has this seed is let in."""
    public = nkeys.from_seed(bytearray(seed.read_bytes())).public_key.decode()
    return f"authorization {{ users: [ {{ nkey: {public} }} ] }}\n"


async def works(address: str) -> None:
    """Tables can be written and followed there."""
    async with opened(parse(address)) as store, opened(parse(address)) as other:
        await store.append("A", 0, b"1")
        following = other.follow("A")
        assert await anext(following) == b"1"
        await store.append("A", 1, b"2")
        assert await anext(following) == b"2"


async def refused(address: str) -> None:
    with pytest.raises(AuthenticationFailed, match="not let in"):
        async with asyncio.timeout(60):
            await NatsStore(parse(address)).prepare()


@in_a_loop
async def test_a_line_is_encrypted_and_a_node_must_show_who_it_is(tmp_path: Path, authority: Authority) -> None:
    with Nodes(tmp_path, 1, more=authority.tls()) as nodes:
        host = f"127.0.0.1:{nodes.all[0].port}"
        await works(f"tls://{host}?ca={authority['ca.pem']}")
        await refused(f"tls://{host}")  # by nobody whom this machine trusts


@in_a_loop
async def test_a_node_lets_in_whoever_has_a_certificate(tmp_path: Path, authority: Authority) -> None:
    with Nodes(tmp_path, 1, more=authority.tls(verify=True)) as nodes:
        address = f"tls://127.0.0.1:{nodes.all[0].port}?ca={authority['ca.pem']}"
        await works(f"{address}&cert={authority['server.pem']}&key={authority['server.key']}")
        with pytest.raises(Exception, match=r"answers|not let in"):
            async with asyncio.timeout(60):
                await NatsStore(parse(address)).jetstream.open()


@in_a_loop
async def test_a_node_lets_in_whoever_has_the_seed_of_a_key_it_knows(tmp_path: Path, seed: Path) -> None:
    with Nodes(tmp_path, 1, more=known(seed)) as nodes:
        host = f"127.0.0.1:{nodes.all[0].port}"
        await works(f"nats://{host}?nkey={seed}")
        stranger = tmp_path / "stranger.nk"
        stranger.write_bytes(new_seed())
        await refused(f"nats://{host}?nkey={stranger}")
        await refused(f"nats://{host}")


def test_a_server_serves_tables_from_nodes_with_certificates_and_keys(
    tmp_path: Path, authority: Authority, seed: Path
) -> None:
    (tmp_path / "a").mkdir()
    with Nodes(tmp_path, 1, more=authority.tls() + known(seed)) as nodes:
        store = f"tls://127.0.0.1:{nodes.all[0].port}?ca={authority['ca.pem']}&nkey={seed}"
        with Process(tmp_path / "a", "--store", store) as server, httpx.Client(base_url=server.url) as http:
            assert http.post("/api/tables", json={"name": "Ana", "options": {}}).status_code == 201
            assert http.get("/readyz").status_code == 200


def test_a_server_that_is_not_let_in_says_so_and_ends(tmp_path: Path, seed: Path) -> None:
    (tmp_path / "a").mkdir()
    with Nodes(tmp_path, 1, more=known(seed)) as nodes:
        server = Process(tmp_path / "a", "--store", nodes.url)
        with pytest.raises(AssertionError, match="not let in"):
            server.start()
