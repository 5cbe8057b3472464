"""Versions of the program that must be able to serve the same tables at once, while one takes the other's place."""

import io
import os
import subprocess
import tarfile
from pathlib import Path

from msgspec import Struct

ROOT = Path(__file__).parent.parent.parent
OLD = "ce74b75"
"""The last commit before connections were made anew and decks were shared: the same form of logs, another program."""

UNKNOWN_TO_OLD = {"photograph", "wordings"}
"""Members of views that it does not send yet."""


class Version(Struct, frozen=True):
    """How a version is started."""

    module: str
    env: dict[str, str] | None = None


def versions(folder: Path, module: str) -> list[Version]:
    """Today's first, then tomorrow's, and yesterday's where the repository is there to fetch it from."""
    found = [Version(module), Version("tests.cluster.tomorrow")]
    packed = subprocess.run(["git", "-C", str(ROOT), "archive", OLD, "src"], capture_output=True, check=False)
    if packed.returncode == 0:
        with tarfile.open(fileobj=io.BytesIO(packed.stdout)) as archive:
            archive.extractall(folder / "old", filter="data")
        path = f"{folder / 'old' / 'src'}:{os.environ.get('PYTHONPATH', '')}"
        found.append(Version("starlore", {**os.environ, "PYTHONPATH": path}))
    return found
