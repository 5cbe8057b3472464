"""Starts the command line, or says what it needs: the rules alone come without it."""

import sys


def main() -> None:
    """Run the command line."""
    try:
        from starlore.__main__ import main as run
    except ModuleNotFoundError as missing:
        sys.exit(f"The command line needs {missing.name}: pip install 'starlore[server]', or 'starlore[research]'")
    run()
