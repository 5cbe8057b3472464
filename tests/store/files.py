"""Tables in a file for tests of the operator's commands, and ways to damage it."""

import sqlite3
from pathlib import Path

from typer.testing import CliRunner

from starlore.__main__ import app
from starlore.store.schema import connect

CLI = CliRunner()
RECORDS = 30
"""Of each of the two tables in `two_tables`."""


def change(file: Path, statement: str, *values: object) -> None:
    """Change something behind the server's back."""
    connection = connect(file)
    connection.execute(statement, values)
    connection.close()


def run(file: Path, *arguments: str, answer: str | None = None) -> tuple[int, str]:
    """A command about this file: how it ended, and what it said."""
    done = CLI.invoke(app, [*arguments, "--data", str(file.parent)], input=answer)
    return done.exit_code, done.stdout


def flip(file: Path, version: int) -> None:
    """One digit in one record of one table."""
    change(
        file,
        """update log set record = cast(replace(cast(record as text), '"at":1.0', '"at":2.0') as blob)
        where code = 'STARS2' and version = ?""",
        version,
    )


def count(file: Path, code: str) -> int:
    """How many records a table has."""
    connection = sqlite3.connect(file)
    (found,) = connection.execute("select count(*) from log where code = ?", (code,)).fetchone()
    connection.close()
    return int(found)


def log_in(file: Path, code: str) -> list[bytes]:
    """The records of a table."""
    connection = sqlite3.connect(file)
    found = connection.execute("select record from log where code = ? order by version", (code,)).fetchall()
    connection.close()
    return [record for (record,) in found]
