"""HTTP compression: gzip made once, brotli made by the client's build, sent to everyone who accepts it."""

import gzip
import mimetypes
from functools import lru_cache
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

SMALL = 500
"""Bytes below which compression is not worth it."""

TEXT = ("text/", "application/json", "application/javascript", "application/manifest+json", "image/svg+xml")
mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("image/avif", ".avif")


@lru_cache(maxsize=256)
def compressed(data: bytes) -> bytes:
    """The same, smaller."""
    return gzip.compress(data, 9, mtime=0)


@lru_cache(maxsize=512)
def read(file: Path, changed: float) -> bytes:  # noqa: ARG001 - a file that has changed is another one
    """A file's content, read once."""
    return file.read_bytes()


def send(request: Request, data: bytes, media_type: str, headers: dict[str, str]) -> Response:
    """An answer, compressed if it is text and the browser accepts that."""
    if len(data) > SMALL and media_type.startswith(TEXT):
        vary = [*filter(None, [headers.get("vary")]), "accept-encoding"]
        headers = headers | {"vary": ", ".join(vary)}
        if "gzip" in request.headers.get("accept-encoding", ""):
            data, headers = compressed(data), headers | {"content-encoding": "gzip"}
    return Response(data, media_type=media_type, headers=headers)


def send_file(request: Request, file: Path, headers: dict[str, str]) -> Response:
    """A file of the client."""
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    smaller = file.with_name(f"{file.name}.br")
    if "br" in request.headers.get("accept-encoding", "") and smaller.is_file():
        headers = headers | {"vary": "accept-encoding", "content-encoding": "br"}
        return Response(read(smaller, smaller.stat().st_mtime), media_type=kind, headers=headers)
    return send(request, read(file, file.stat().st_mtime), kind, headers)


def inside(folder: Path, path: str) -> Path | None:
    """The file at a path inside a folder, if there is one and it does not lead out of it."""
    try:
        file = (folder / path).resolve()
        return file if file.is_relative_to(folder.resolve()) and file.is_file() else None
    except (OSError, ValueError):
        return None
