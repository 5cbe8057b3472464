"""Known weaknesses of what is installed: asks PyPI, OSV and npm, each where it can be reached (`make audit`).

Ends with 0 when nothing is known, with 1 when something is, with 2 when nobody could be asked.
"""

import json
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
LOCKS = ("run", "dev")
SECONDS = 300


class Answer(NamedTuple):
    """What a database says."""

    asked: str
    reached: bool
    weaknesses: tuple[str, ...] = ()

    def line(self) -> str:
        """For whoever runs it."""
        if not self.reached:
            return f"{self.asked}: cannot be asked here"
        return f"{self.asked}: " + ("; ".join(self.weaknesses) or "nothing is known")


def read_pip(asked: str, output: str) -> Answer:
    """What `pip-audit --format json` has found; anything else means that it could not look."""
    try:
        packages = json.loads(output)["dependencies"]
    except (ValueError, KeyError, TypeError):
        return Answer(asked, reached=False)
    weak = [f"{one['name']} {one['version']}: {bad['id']}" for one in packages for bad in one.get("vulns", ())]
    return Answer(asked, reached=True, weaknesses=tuple(weak))


def read_npm(output: str) -> Answer:
    """What `npm audit --json` has found."""
    try:
        found = json.loads(output)["vulnerabilities"]
    except (ValueError, KeyError, TypeError):
        return Answer("npm", reached=False)
    weak = [f"{name}: {one.get('severity', '?')}" for name, one in sorted(found.items())]
    return Answer("npm", reached=True, weaknesses=tuple(weak))


def run(*command: str, folder: Path = ROOT) -> str:
    """What a program prints; nothing where it is not there, or does not come to an end."""
    program = shutil.which(command[0])
    if program is None:
        return ""
    try:
        done = subprocess.run(
            [program, *command[1:]], cwd=folder, capture_output=True, text=True, check=False, timeout=SECONDS
        )
    except subprocess.TimeoutExpired:
        return ""
    return done.stdout


def ask_all() -> list[Answer]:
    """Everybody who may know something."""
    found = []
    for database in ("pypi", "osv"):
        for lock in LOCKS:
            locked = str(ROOT / "requirements" / f"{lock}.txt")
            options = ("--format", "json", "--disable-pip", "--require-hashes", "--service", database)
            output = run("pip-audit", *options, "--requirement", locked)
            found.append(read_pip(f"{database}, requirements/{lock}.txt", output))
    return [*found, read_npm(run("npm", "audit", "--json", folder=ROOT / "client"))]


def verdict(answers: list[Answer]) -> int:
    """How the program ends."""
    if any(one.weaknesses for one in answers):
        return 1
    return 0 if any(one.reached for one in answers) else 2


if __name__ == "__main__":
    answers = ask_all()
    print("\n".join(one.line() for one in answers))
    sys.exit(verdict(answers))
