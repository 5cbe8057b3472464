"""An exclusive lock on the data folder: one server for one folder. It ends with the process, however that ends."""

import errno
import logging
import os
from contextlib import suppress
from pathlib import Path

with suppress(ImportError):  # a system without it has no lock
    import fcntl

log = logging.getLogger(__name__)


class FolderInUse(Exception):
    """Another process holds the folder."""


class Lock:
    """A folder that is ours alone. The folder itself is locked: even a full disk has room for that."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        self.handle: int | None = None
        if "fcntl" not in globals():  # pragma: no cover
            return
        self.handle = os.open(folder, os.O_RDONLY)
        try:
            fcntl.flock(self.handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            self.release()
            if error.errno in {errno.EWOULDBLOCK, errno.EACCES}:
                raise FolderInUse(f"Another Starlore is using {folder}") from error
            log.warning("the data folder cannot be locked here", extra={"reason": str(error)})

    def release(self) -> None:
        """Let others have it."""
        if self.handle is not None:
            os.close(self.handle)
            self.handle = None
