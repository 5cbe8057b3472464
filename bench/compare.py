"""Another version's server beside this one's, in alternating slices: a noisy machine is then fair to both.

python -m bench.compare REVISION

Printed are the commands a second and the processor time for each, best and median slice, and their ratio. The other
version runs its own crowd, with the packages that are installed here.
"""

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

ROOT = Path(__file__).resolve().parent.parent
SLICE = Path(__file__).with_name("slice.py")


class Version:
    """One version with a server and a crowd, which wait until they are asked for a slice."""

    def __init__(self, name: str, root: Path) -> None:
        self.name = name
        self.slices: list[tuple[float, float]] = []
        path = os.pathsep.join(map(str, (root / "src", root)))
        self.process = subprocess.Popen(
            [sys.executable, str(SLICE)],
            cwd=root,
            env={**os.environ, "PYTHONPATH": path},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.read()

    def read(self) -> list[str]:
        """The next line that it prints, in words."""
        assert self.process.stdout is not None
        return self.process.stdout.readline().split()

    def play(self) -> None:
        """Everyone plays for a moment, as fast as they can."""
        assert self.process.stdin is not None
        self.process.stdin.write("go\n")
        self.process.stdin.flush()
        rate, spent = self.read()
        self.slices.append((float(rate), float(spent)))

    def end(self) -> None:
        """Nothing more is asked of it: it ends by itself, and its server with it."""
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()


@contextmanager
def checked_out(revision: str) -> Iterator[Path]:
    """The files of another version, for as long as they are needed."""
    with tempfile.TemporaryDirectory(prefix="starlore-") as folder:
        subprocess.run(["git", "-C", str(ROOT), "worktree", "add", "-q", "--detach", folder, revision], check=True)
        try:
            yield Path(folder)
        finally:
            subprocess.run(["git", "-C", str(ROOT), "worktree", "remove", "--force", folder], check=True)


def main(
    revision: str, slices: Annotated[int, typer.Option(min=1, help="How many of each, of three seconds.")] = 8
) -> None:
    """Compare the server of another version with this one's."""
    with checked_out(revision) as folder:
        versions = [Version(revision, folder), Version("this", ROOT)]
        for turn in range(slices):
            for version in versions if turn % 2 else versions[::-1]:
                version.play()
        for version in versions:
            version.end()
    table = Table("version", "commands/s, best", "median", "µs of processor for each, best", "median")
    for version in versions:
        rates, spent = zip(*version.slices, strict=True)
        table.add_row(version.name, *(f"{x:.0f}" for x in (max(rates), median(rates), min(spent), median(spent))))
    other, this = ([spent for _, spent in version.slices] for version in versions)
    table.add_row("ratio", "", "", f"{min(this) / min(other):.2f}", f"{median(this) / median(other):.2f}")
    Console().print(table)


if __name__ == "__main__":
    typer.run(main)
