"""Find a Node that can build the client: the machine's own if it is new enough, else the one that PyPI brings."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

LEAST = (20, 19)


def version(node: str) -> tuple[int, int]:
    """Major and minor version of a Node."""
    printed = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
    found = re.match(r"v(\d+)\.(\d+)", printed)
    return (int(found[1]), int(found[2])) if found else (0, 0)


def main() -> None:
    """Leave `node` and `npm` in the given folder, which is put on the path; empty when the machine's own will do."""
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    node = shutil.which("node")
    if node and shutil.which("npm") and version(node) >= LEAST:
        return
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "-q", "install"]
    subprocess.run([*pip, "--require-hashes", "-r", "requirements/node.txt"], check=True)
    for name in ("node", "npm", "npx"):
        script = Path(sys.executable).parent / name
        link = folder / name
        link.unlink(missing_ok=True)
        link.symlink_to(script.resolve() if script.is_symlink() else script)


if __name__ == "__main__":
    main()
