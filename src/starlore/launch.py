"""Starts the command line, or says what it needs: the rules alone come without it."""

import sys


def main() -> None:
    """Run the command line."""
    try:
        from starlore.__main__ import main as run

        run()
    except ModuleNotFoundError as missing:
        sys.exit(f"This needs {missing.name}: pip install 'starlore[server]', or 'starlore[research]' for the arena")
