"""uvicorn's WebSocket without its queues: a message is handled in the callback that receives it, and written at once.

The handshake, all rare kinds of frames and the closing are uvicorn's and websockets'. Between them and a table there is
no queue and no task to be woken: a change is told to six people within one turn of the event loop. A short text in one
frame, which nearly every message is, is unmasked and handled without their parser.
"""

from asyncio.transports import BaseTransport
from collections.abc import Callable
from typing import Any, Protocol, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, apply_mask  # type: ignore[attr-defined]
from websockets.http11 import Request

from starlore.web.limits.token_buckets import Bucket

EXTENSION = "starlore.connection"
"""Where the application finds the connection in its scope."""

CONTROL_FRAMES = (100, 5)
"""Pings, pongs and further pieces of messages on one connection: so many at once, so many a second."""

TEXT = 0x81
"""The first byte of a frame that is a whole text message."""

RESERVED = 0x70
"""Bits of that byte that no frame may have here."""

SHORT = 126
"""Payloads below this size have it in the second byte of the frame."""


class Listener(Protocol):
    """Whoever handles the messages of a connection."""

    def hear(self, data: bytes) -> None:
        """A message has come."""

    def lost(self) -> None:
        """The connection is no more."""

    def disconnect(self, code: str) -> None:
        """The server wants to end the connection."""


class Connection(WebSocketsSansIOProtocol):
    """One WebSocket."""

    listener: Listener | None = None
    on_lost: Callable[[], None] | None = None
    """Whoever counts connections."""

    def connection_made(self, transport: BaseTransport) -> None:
        """Connected."""
        super().connection_made(transport)
        self.control_frames = Bucket(CONTROL_FRAMES)
        self.incomplete = b""
        """The beginning of a frame whose end has not come yet."""

    def handle_connect(self, event: Request) -> None:
        """The handshake."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            cast(dict[str, object], self.scope["extensions"])[EXTENSION] = self

    def listen(self, listener: Listener) -> None:
        """From now on tell this listener, beginning with what has come before."""
        self.listener = listener
        while not self.queue.empty():
            message: Any = self.queue.get_nowait()
            if message["type"] == "websocket.receive":
                text = message.get("text")
                listener.hear(message["bytes"] if text is None else text.encode())
        if self.disconnected:
            listener.lost()
        elif self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    def data_received(self, data: bytes) -> None:
        """Bytes have come: read whole frames, and keep what is left for later."""
        if self.listener is None:
            super().data_received(data)
            return
        if self.incomplete:
            data = self.incomplete + data
        at, end = 0, len(data)
        while at < end:
            size = frame_size(data, at)
            if size > self.config.ws_max_size or data[at] & RESERVED:
                self.incomplete = b""
                super().data_received(data[at:])  # which closes the connection
                return
            if at + size > end:
                break
            self.take(data[at : at + size])
            at += size
        self.incomplete = data[at:]

    def take(self, frame: bytes) -> None:
        """One frame, whole."""
        size = len(frame) - 6
        if frame[0] == TEXT and frame[1] == 0x80 | size and size < SHORT and self.conn.current_size is None:
            if self.listener is not None and not self.close_sent:
                self.listener.hear(apply_mask(frame[6:], frame[2:6]))
        else:
            super().data_received(frame)

    def send_receive_event_to_app(self) -> None:
        """A message is complete."""
        if self.listener is None:
            super().send_receive_event_to_app()
            return
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        if not self.close_sent:
            self.listener.hear(data)

    def handle_cont(self, event: Frame) -> None:
        """A continuation frame: another piece of a fragmented message."""
        if self.within_control_rate():
            super().handle_cont(event)

    def handle_ping(self) -> None:
        """The client wants to know whether we are here."""
        if self.within_control_rate():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """The client is here."""
        if self.within_control_rate():
            super().handle_pong(event)

    def within_control_rate(self) -> bool:
        """Count a frame that is not a message, which nobody else does; who sends a flood of them is cut off."""
        if self.control_frames.take():
            return True
        self.drop()
        return False

    def write(self, message: bytes) -> None:
        """Send a text message now, and never wait."""
        size = len(message)
        if size < 126:
            head = bytes((0x81, size))
        elif size < 65_536:
            head = b"\x81\x7e" + size.to_bytes(2, "big")
        else:
            head = b"\x81\x7f" + size.to_bytes(8, "big")
        if not self.close_sent and not self.transport.is_closing():
            self.transport.write(head + message)

    def backlog(self) -> int:
        """Bytes that the client has not taken yet."""
        return self.transport.get_write_buffer_size()

    def drop(self) -> None:
        """End it at once, with all that waits to be sent."""
        self.transport.abort()

    def keepalive_timeout(self) -> None:
        """The client has not answered for long; it will not take what waits for it either."""
        super().keepalive_timeout()
        self.drop()

    def connection_lost(self, exc: Exception | None) -> None:
        """Closed."""
        super().connection_lost(exc)
        if self.on_lost is not None:
            self.on_lost()
        if self.listener is not None:
            self.listener.lost()

    def shutdown(self) -> None:
        """The server is about to stop."""
        if self.listener is None:
            super().shutdown()
        else:
            self.listener.disconnect("restart")


def frame_size(data: bytes, at: int) -> int:
    """How long the frame is that begins here, with its head; at least how long, while its head has not come whole."""
    here = len(data) - at
    if here < 2:
        return 2
    size = data[at + 1] & 0x7F
    head = 6 if data[at + 1] & 0x80 else 2
    if size < SHORT:
        return head + size
    wide = 2 if size == SHORT else 8
    if here < 2 + wide:
        return 2 + wide
    return head + wide + int.from_bytes(data[at + 2 : at + 2 + wide], "big")
