"""What the commands about tables share: options, where the tables are kept, and which of them is meant."""

from pathlib import Path
from types import ModuleType
from typing import Annotated

import typer

from starlore.table.live.codes import read_code

DataOption = Annotated[
    Path | None, typer.Option("--data", metavar="FOLDER", help="Where tables are kept; default: your data folder.")
]
StoreOption = Annotated[
    str | None,
    typer.Option("--store", metavar="ADDRESS", help="Tables on NATS, such as nats://a,b,c, that many servers share."),
]
CodeArgument = Annotated[str, typer.Argument(metavar="TABLE", help="The table's code.")]
YesOption = Annotated[bool, typer.Option("--yes", help="Do not ask first.")]


def cluster() -> ModuleType:
    """The same for tables on NATS, which is an extra."""
    try:
        from starlore.commands import cluster as found
    except ModuleNotFoundError as missing:
        raise SystemExit(f"Tables on NATS need {missing.name}: pip install 'starlore[nats]'") from missing
    return found


def database(data: Path | None) -> Path:
    """The file that the tables are in."""
    from starlore.web.serve import DATABASE, data_folder  # the arena does without the server's libraries

    file = data_folder(data) / DATABASE
    if not file.is_file():
        raise typer.BadParameter(f"there are no tables in {file.parent}", param_hint="--data")
    return file


def devices(data: Path | None) -> Path:
    """The file that says which devices belong to whom."""
    from starlore.web.devices_file import FILE
    from starlore.web.serve import data_folder

    return data_folder(data) / FILE


def deck_folder(data: Path | None) -> Path:
    """The folder of people's own decks."""
    from starlore.web.serve import DECKS, data_folder

    return data_folder(data) / DECKS


def code_of(text: str) -> str:
    """A table's code, however it was typed."""
    code = read_code(text)
    if code is None:
        raise typer.BadParameter(f"there is no table {text}")
    return code
