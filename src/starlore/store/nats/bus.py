"""What servers tell each other and nobody keeps (core NATS): at most once, to whoever listens just then."""

import asyncio
import contextlib
import logging
from collections.abc import Callable, Coroutine
from typing import Any

from nats.errors import Error as NatsError

from starlore.store.nats.client import Message
from starlore.store.nats.jetstream import NO_HEADERS, JetStream
from starlore.store.nats.streams import Names

log = logging.getLogger(__name__)


class NatsBus:
    """Topics that servers listen to."""

    def __init__(self, jetstream: JetStream, names: Names) -> None:
        self.jetstream = jetstream
        self.names = names
        self.tasks: set[asyncio.Task[None]] = set()

    def publish(self, topic: str, message: bytes) -> None:
        """Tell everyone who listens, ourselves among them; whoever does not hear it does not."""
        with contextlib.suppress(NatsError, OSError):
            self.jetstream.client.send(self.names.topic(topic), "", message, NO_HEADERS)

    def subscribe(self, topic: str, hear: Callable[[bytes], None]) -> Callable[[], None]:
        """Have everything on a topic told; what is returned ends it."""

        def pass_on(message: Message) -> None:
            try:
                hear(message.data)
            except Exception as error:  # another version of the program may say things that we do not understand
                log.warning("another server is not understood", extra={"reason": str(error)})

        listening = asyncio.ensure_future(self.jetstream.listen(self.names.topic(topic), pass_on))

        async def end() -> None:
            await (await listening)()

        return lambda: self.run_in_background(end())

    def run_in_background(self, work: Coroutine[Any, Any, None]) -> None:
        """Do it, and keep it from being collected meanwhile."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
