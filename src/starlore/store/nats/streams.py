"""The streams: what they are called, what they must be like, and how they come to be."""

import time
from contextlib import suppress
from typing import Any, NamedTuple
from zlib import crc32

from msgspec import Struct

from starlore.store.nats.address import Address
from starlore.store.nats.jetstream import NOT_FOUND, ApiError, JetStream
from starlore.table.ports import StoreUnavailable

EXPECTED = "Nats-Expected-Last-Subject-Sequence"
EXPECTED_OF = "Nats-Expected-Last-Subject-Sequence-Subject"
ROLLUP = "Nats-Rollup"
VERSION = "V"
"""A record's number in its table's log, from 1."""

GONE = "Gone"
"""The last message of a table that is being deleted: nothing can follow it."""

BASE = "Base"
"""In place of all records before it: the name of a file with them. So a log is written anew by one message."""

GENERATION = "Generation"
"""The place of the last such message before a record; records of an earlier one are not its predecessors."""

APPEND_ID = "Append"
"""The same for all records that were appended at once: by it their writer knows them again."""

CHANGED = "Changed"
"""When a record was first written, if it was moved here from elsewhere."""

ATOMIC = "allow_atomic"
"""A setting of a stream: several messages can be stored at once, all or none. Nodes before 2.12 do not know it."""

DEDUPLICATION_WINDOW = 120_000_000_000
"""Nanoseconds for which ids of messages are remembered."""


class Unfit(StoreUnavailable):
    """A stream is not as it must be."""


class LogStream(NamedTuple):
    """A stream of logs: all of them, or one of several over which they are spread."""

    name: str
    records: str
    """The subjects of its logs."""

    confirm: str
    """Where it is confirmed that a log in it ends where we think."""


class Names(Struct):
    """What is where."""

    prefix: str
    streams: int = 1
    """Over how many streams the logs are spread: settled when the first server starts, and for ever."""

    atomic: bool = False
    """Whether several records can be appended at once."""

    @property
    def log_streams(self) -> list[LogStream]:
        """The streams of logs."""
        return [LogStream(self.log(one), self.subject(one, "*"), self.confirm(one)) for one in range(self.streams)]

    def number(self, table: str) -> int:
        """In which stream a table's log is."""
        return crc32(table.encode()) % self.streams if self.streams > 1 else 0

    def log(self, number: int) -> str:
        """A stream of logs."""
        return self.prefix.upper() if self.streams == 1 else f"{self.prefix.upper()}_{number}"

    def subject(self, number: int, table: str) -> str:
        """The subject of a log in a stream."""
        return f"{self.prefix}.log.{table}" if self.streams == 1 else f"{self.prefix}.log.{number}.{table}"

    def confirm(self, number: int) -> str:
        """Where it is confirmed that a log in a stream ends where we think."""
        return f"{self.prefix}.confirm" if self.streams == 1 else f"{self.prefix}.confirm.{number}"

    def log_of(self, table: str) -> str:
        """The stream of a table's log."""
        return self.log(self.number(table))

    def confirm_of(self, table: str) -> str:
        """Where it is confirmed that this table's log ends where we think."""
        return self.confirm(self.number(table))

    def bucket(self, name: str) -> str:
        """The stream behind a key-value bucket."""
        return f"KV_{self.prefix}_{name}"

    @property
    def objects(self) -> str:
        """The stream behind the object store of pictures."""
        return f"OBJ_{self.prefix}_pictures"

    def record(self, table: str) -> str:
        """The subject of a table's log."""
        return self.subject(self.number(table), table)

    def fact(self, table: str) -> str:
        """Where a table's records are told once they are durable."""
        return f"{self.prefix}.fact.{table}"

    def key(self, bucket: str, *parts: str) -> str:
        """A key in a bucket."""
        return ".".join((f"$KV.{self.prefix}_{bucket}", *parts))

    def topic(self, name: str) -> str:
        """What servers tell each other, and nobody keeps."""
        return f"{self.prefix}.tell.{name}"


BUCKETS = ("snapshots", "people", "facts", "devices", "decks", "wanted", "calls", "programs")
EXPIRING_BUCKETS = ("wanted", "calls", "programs")
"""Buckets in which a message may say how long it is kept: that something was forgotten is forgotten, too."""


def stream_configs(names: Names, replicas: int) -> list[dict[str, Any]]:
    """Every stream, as it must be."""
    common = {
        "retention": "limits",
        "storage": "file",
        "num_replicas": replicas,
        "max_age": 0,
        "max_msgs": -1,
        "max_bytes": -1,
        "discard": "new",
        "allow_direct": True,
        "allow_rollup_hdrs": True,
    }
    logs = [
        {
            "name": one.name,
            "subjects": [one.records, one.confirm],
            "max_msgs_per_subject": -1,
            "duplicate_window": DEDUPLICATION_WINDOW,
            "republish": {"src": one.records, "dest": names.fact("{{wildcard(1)}}")},
            ATOMIC: replicas > 1,  # where nothing is replicated it would be slower than one after the other
        }
        for one in names.log_streams
    ]
    buckets = [
        {"name": names.bucket(one), "subjects": [names.key(one, ">")], "max_msgs_per_subject": 1}
        | ({"allow_msg_ttl": True} if one in EXPIRING_BUCKETS else {})
        for one in BUCKETS
    ]
    space = f"$O.{names.objects.removeprefix('OBJ_')}"
    objects = {"name": names.objects, "subjects": [f"{space}.C.>", f"{space}.M.>"], "max_msgs_per_subject": -1}
    return [common | one for one in (*buckets, objects, *logs)]


async def prepare(jetstream: JetStream, address: Address, names: Names) -> int:
    """Make the streams, or see that they fit: the epoch. Raises `Unfit`."""
    facts = names.bucket("facts")
    await ensure(jetstream, next(one for one in stream_configs(names, address.replicas) if one["name"] == facts))
    names.streams = await spread(jetstream, address, names)
    there = {config["name"]: await ensure(jetstream, config) for config in stream_configs(names, address.replicas)}
    names.atomic = all(there[one.name].get(ATOMIC) for one in names.log_streams)
    return int(await put_if_absent(jetstream, names, "epoch", str(int(time.time())).encode()))


async def spread(jetstream: JetStream, address: Address, names: Names) -> int:
    """Over how many streams logs are spread here. Raises `Unfit` where that is not what was asked for."""
    wish = address.streams or 1
    if wish > 1:
        with suppress(ApiError):
            await jetstream.ask(f"STREAM.INFO.{Names(address.prefix).log(0)}")
            wish = 1  # there have been tables before anybody could spread them
    settled = int(await put_if_absent(jetstream, names, "streams", str(wish).encode()))
    if address.streams not in (None, settled):
        raise Unfit(
            f"logs are spread over {settled} streams here, not over {address.streams}: that is settled when the first "
            "server starts. Move the tables to another prefix to change it"
        )
    return settled


async def put_if_absent(jetstream: JetStream, names: Names, fact: str, value: bytes) -> bytes:
    """Put a fact unless there is one; the one that is there now (the first writer wins)."""
    subject = names.key("facts", fact)
    with suppress(ApiError):  # it is there
        await jetstream.put(subject, value, {EXPECTED: "0"})
    found = await jetstream.from_leader(names.bucket("facts"), {"last_by_subj": subject})
    if found is None:
        raise StoreUnavailable(f"nobody knows the {fact}")
    return found.data


async def ensure(jetstream: JetStream, config: dict[str, Any]) -> dict[str, Any]:
    """Make one stream, or see that it fits: what it is like."""
    name = config["name"]
    try:
        there: dict[str, Any] = (await jetstream.ask(f"STREAM.INFO.{name}"))["config"]
    except ApiError as error:
        if error.status != NOT_FOUND:
            raise
        made: dict[str, Any] = (await jetstream.ask(f"STREAM.CREATE.{name}", config))["config"]
        return made
    must = {key: value for key, value in config.items() if key != ATOMIC}
    others = {key: (there.get(key), value) for key, value in must.items() if not fits(there.get(key), value)}
    if others:
        said = "; ".join(f"{key} is {is_now!r}, not {must!r}" for key, (is_now, must) in others.items())
        raise Unfit(f"the stream {name} does not fit: {said}. Change it, or use another prefix (?prefix=...)")
    if config.get(ATOMIC) and not there.get(ATOMIC):  # it was made before anybody asked for that
        with suppress(ApiError):
            there = (await jetstream.ask(f"STREAM.UPDATE.{name}", there | {ATOMIC: True}))["config"]
    return there


def fits(is_now: Any, must: Any) -> bool:
    """A setting is as it must be; what is not mentioned is nought."""
    if isinstance(must, dict):
        return isinstance(is_now, dict) and all(is_now.get(key) == value for key, value in must.items())
    return bool(is_now == must) or (not is_now and must in (0, -1, False))
