"""The version handshake: which build of the client this server has, and whether a browser has another one.

A page that a browser kept, or that was open while the server was renewed, tells its build with every request. The
server turns an old one away (`new_version`), and the page loads itself anew. Programs tell nothing and are not asked.
"""

import hashlib
from pathlib import Path

HEADER = "x-starlore-build"
QUERY = "build"
"""How a page tells its build: in a header of its requests, in the address of its sockets."""


class Build:
    """The build of the client that is served, if there is one."""

    def __init__(self, client: Path | None) -> None:
        self.index = None if client is None else client / "index.html"
        self.changed = 0.0
        self.digest = ""

    @property
    def name(self) -> str:
        """A digest of the page, which names all its files by their content; empty when there is no client."""
        if self.index is None or not self.index.is_file():
            return ""
        changed = self.index.stat().st_mtime
        if changed != self.changed:
            self.digest = hashlib.sha256(self.index.read_bytes()).hexdigest()[:12]
            self.changed = changed
        return self.digest

    def differs(self, told: str | None) -> bool:
        """A page tells that it is of another build than the one that is served now."""
        return bool(told) and bool(self.name) and told != self.name
