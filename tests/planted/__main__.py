"""`python -m tests.planted [part of a name]`: every flaw, the test that holds it, and whether it fails with it."""

import sys

from tests.planted.flaws import FLAWS
from tests.planted.running import run


def main(wanted: str) -> int:
    """Print a line for each; how many tests do not notice their flaw."""
    blind = 0
    for flaw in FLAWS:
        if wanted in flaw.plant or wanted in flaw.test:
            found = run(flaw)
            blind += not found.failed
            said = "yes" if found.failed else "NO "
            print(f"{said}  {flaw.plant:44}  {flaw.test.rpartition('::')[2]}\n     {found.why[:300]}", flush=True)
    print(f"{blind} of them do not notice their flaw")
    return blind


if __name__ == "__main__":
    sys.exit(bool(main(sys.argv[1] if len(sys.argv) > 1 else "")))
