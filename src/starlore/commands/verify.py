"""The part of the command line that checks a finished game's chance."""

from pathlib import Path
from typing import Annotated

import typer

from starlore.table.projections.verify import verify as verdicts


def verify(
    file: Annotated[
        Path, typer.Argument(exists=True, dir_okay=False, help="A proof from the browser, or `export --secrets`.")
    ],
) -> None:
    """Check that the chance of finished games follows from what was fixed before they began."""
    try:
        found = verdicts(file.read_bytes())
    except ValueError as error:
        raise SystemExit(f"{file} cannot be checked: {error}") from error
    for one in found:
        typer.echo(f"game {one.number}, {one.game}: committed to {one.commitment}")
        typer.echo(f"  {one.draws} draws, chance of {one.added} players in it: {one.fault or 'all as it should be'}")
    if not found:
        raise SystemExit("There is no finished game in it whose chance can be checked")
    raise typer.Exit(1 if any(one.fault for one in found) else 0)
