"""Runs a test with a flaw planted, in a process of its own."""

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

from tests.planted import outcomes, planting
from tests.planted.flaws import Flaw

ROOT = Path(__file__).parents[2]
MOST = 600
"""Seconds for one test."""


class Found(NamedTuple):
    """What became of a test whose flaw was planted."""

    failed: bool
    """It failed by itself, with the flaw in place: not because it could not begin."""

    why: str


def run(flaw: Flaw) -> Found:
    """Run a test with its flaw, until it fails for the first time."""
    with tempfile.TemporaryDirectory() as folder:
        note, ends = Path(folder, "note"), Path(folder, "ends")
        paths = [ROOT / "tests/planted/site", ROOT / "src", ROOT]
        told = {planting.FLAW: flaw.plant, planting.NOTE: str(note), outcomes.FILE: str(ends)}
        quiet = ("-W", "ignore::pytest.PytestAssertRewriteWarning")  # a plant imports before pytest does
        command = [sys.executable, "-m", "pytest", "-q", "-x", *quiet, "-p", "tests.planted.outcomes"]
        done = subprocess.run(
            [*command, "-p", "no:cacheprovider", "--basetemp", str(Path(folder, "tests")), flaw.test],
            cwd=ROOT,
            env=os.environ | told | {"PYTHONPATH": os.pathsep.join(map(str, paths))},
            capture_output=True,
            text=True,
            check=False,
            timeout=MOST,
        )
        if not note.exists():
            return Found(failed=False, why=f"the flaw was not planted: {done.stderr[-500:]}")
        lines = ends.read_text().splitlines() if ends.exists() else []
        failed = [line for line in lines if line.startswith("call failed")]
        if failed:
            return Found(failed=True, why=failed[0].removeprefix("call failed").strip())
        return Found(failed=False, why=lines[-1] if lines else (done.stdout + done.stderr)[-500:])
