"""A push service on a loopback port, and a browser behind it: it checks who sends, and reads what was encrypted."""

import base64
import json
import os
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from types import TracebackType
from typing import Any, Self

import http_ece  # type: ignore[import-untyped]
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature


def to_base64url(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def from_base64url(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Subscriber:
    """A browser that wants push messages: it has a key pair and a secret."""

    def __init__(self, service: "PushService", name: str) -> None:
        self.private = ec.generate_private_key(ec.SECP256R1())
        self.secret = os.urandom(16)
        self.path = f"/send/{name}"
        self.endpoint = service.origin + self.path
        service.subscribers[self.path] = self

    @property
    def asked(self) -> dict[str, str]:
        """What it tells the server."""
        form = serialization.PublicFormat.UncompressedPoint
        point = self.private.public_key().public_bytes(serialization.Encoding.X962, form)
        return {"endpoint": self.endpoint, "key": to_base64url(point), "auth": to_base64url(self.secret)}

    def read(self, body: bytes) -> Any:
        """Decrypt a message, by somebody else's code than the server's own."""
        return json.loads(http_ece.decrypt(body, private_key=self.private, auth_secret=self.secret))


class PushService:
    """Takes messages, and keeps what they say."""

    def __init__(self) -> None:
        self.subscribers: dict[str, Subscriber] = {}
        self.heard: list[tuple[str, Any]] = []
        """Path and content of each message."""
        self.senders: list[tuple[str, dict[str, Any]]] = []
        """Key and claims of whoever sent it, once the signature has been checked."""
        self.headers: list[dict[str, str]] = []
        self.answers: list[int] = []
        """Statuses to answer with, before 201 again."""
        self.changed = threading.Condition()

    def __enter__(self) -> Self:
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                status = service.take(self.path, {k.lower(): v for k, v in self.headers.items()}, body)
                self.send_response(status)
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.origin = f"http://127.0.0.1:{self.server.server_port}"
        self.thread = threading.Thread(target=self.server.serve_forever, args=(0.02,))
        self.thread.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.server.shutdown()
        self.thread.join()
        self.server.server_close()

    def take(self, path: str, headers: dict[str, str], body: bytes) -> int:
        """A message has come."""
        with self.changed:
            self.headers.append(headers)
            self.senders.append(sender(headers["authorization"]))
            status = self.answers.pop(0) if self.answers else 201
            if status == 201:
                self.heard.append((path, self.subscribers[path].read(body)))
            self.changed.notify_all()
            return status

    def wait(self, count: int, patience: float = 30.0) -> list[tuple[str, Any]]:
        """The messages, once there are so many."""
        with self.changed:
            assert self.changed.wait_for(lambda: len(self.heard) >= count, patience), self.heard
            return list(self.heard)


def sender(authorization: str) -> tuple[str, dict[str, Any]]:
    """Key and claims of a VAPID header (RFC 8292); raises when the signature is not of that key."""
    kind, _, rest = authorization.partition(" ")
    assert kind == "vapid"
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    signed, _, signature = parts["t"].rpartition(".")
    raw = from_base64url(signature)
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), from_base64url(parts["k"]))
    encoded = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    key.verify(encoded, signed.encode(), ec.ECDSA(hashes.SHA256()))
    return parts["k"], json.loads(from_base64url(signed.split(".")[1]))
