"""The program as it may be tomorrow: it writes a field that today's does not know, and its snapshots are its own."""

from typing import Any

import msgspec

from starlore.__main__ import main
from starlore.table.log import records, snapshot


class Encoder:
    """Writes one field more."""

    def encode(self, entry: Any) -> bytes:
        """A record with a field that nobody knows yet."""
        return b'{"tomorrow":true,' + msgspec.json.encode(entry)[1:]


if __name__ == "__main__":
    records.ENCODER = Encoder()  # type: ignore[assignment]
    snapshot.code_digest = lambda: b"tomorrow"  # type: ignore[assignment]
    main()
