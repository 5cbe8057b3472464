"""Opening tables on NATS before anybody is served: all that can be wrong is said now, in plain words."""

import asyncio
import json
import logging
from urllib.error import URLError
from urllib.request import urlopen

from starlore.store.nats.address import Address
from starlore.store.nats.store import NatsStore
from starlore.store.nats.streams import put_if_absent

log = logging.getLogger(__name__)


def checked(address: Address) -> NatsStore:
    """A store whose nodes answer and whose streams fit; raises `StoreUnavailable`."""
    asyncio.run(try_out(NatsStore(address)))
    warn_of_flushing(address)
    return NatsStore(address)


def put_fact_if_absent(address: Address, fact: str, value: bytes) -> bytes:
    """Put a fact that all servers share, unless there is one; the one that is there now."""

    async def ask() -> bytes:
        store = NatsStore(address)
        try:
            await store.prepare()
            return await put_if_absent(store.jetstream, store.names, fact, value)
        finally:
            await store.close()

    return asyncio.run(ask())


async def try_out(store: NatsStore) -> None:
    """Open it, and close it again."""
    try:
        await store.prepare()
    finally:
        await store.close()


def warn_of_flushing(address: Address) -> None:
    """JetStream acknowledges before it flushes, unless told otherwise: only a node's monitoring page says so.

    A client is not told. So without a `monitor` port in the address, nothing can be seen.
    """
    if address.monitor is None:
        log.warning(
            "whether the nodes flush before they acknowledge cannot be seen: set sync_interval to always there, and "
            "name their monitoring port in the address (?monitor=8222) to have it looked at"
        )
        return
    for host in address.hosts:
        page = f"http://{host.rpartition(':')[0]}:{address.monitor}/jsz?config=true"
        try:
            with urlopen(page, timeout=2) as answer:
                config = json.load(answer).get("config", {})
        except (URLError, OSError, ValueError) as error:
            log.warning("a node does not show how it flushes", extra={"node": host, "reason": str(error)})
            continue
        if not config.get("sync_always"):
            log.warning(
                "a node acknowledges before it flushes: a power cut can lose moves; set sync_interval to always",
                extra={"node": host, "sync_interval": config.get("sync_interval")},
            )
