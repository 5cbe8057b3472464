"""An endpoint of the API: what answers it, and how it is described. Routes and the OpenAPI page are made of it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal

from starlore.core import LANGUAGES
from starlore.table.live.codes import ALPHABET, LENGTH
from starlore.web.api.guard import Answer

PARAMETERS: dict[str, dict[str, Any]] = {
    "code": {"type": "string", "pattern": f"^[{ALPHABET}]{{{LENGTH}}}$"},
    "token": {"type": "string", "pattern": "^[A-Za-z0-9_-]{32}$"},
    "game": {"type": "integer", "minimum": 1},
    "round": {"type": "integer", "minimum": 1},
    "language": {"type": "string", "enum": list(LANGUAGES)},
    "deck": {"type": "string", "pattern": "^[0-9a-f]{16}$"},
    "picture": {"type": "string", "pattern": "^[0-9A-Za-z_-]{8,40}$"},
    "digest": {"type": "string", "pattern": "^[0-9a-f]{32}$"},
}
"""What may stand in an address, by the name that it has there."""


@dataclass(frozen=True, kw_only=True)
class Endpoint:
    """One thing that can be asked for."""

    method: Literal["GET", "POST"]
    path: str
    answer: Answer
    summary: str
    status: int = 200
    returns: type | str | None = None
    """The type of the answer's JSON, or its media type; None: nothing."""

    body: type | None = None
    refusals: Sequence[int] = ()
    """Statuses besides those that every endpoint may answer with."""


def get(
    path: str, answer: Answer, summary: str, *, returns: type | str | None = None, refusals: Sequence[int] = ()
) -> Endpoint:
    """Something to be read."""
    return Endpoint(method="GET", path=path, answer=answer, summary=summary, returns=returns, refusals=refusals)


def post(
    path: str,
    answer: Answer,
    summary: str,
    *,
    body: type | None = None,
    returns: type | str | None = None,
    status: int | None = None,
    refusals: Sequence[int] = (),
) -> Endpoint:
    """Something to be done; unless told otherwise it answers 200 with what it returns, or 204 with nothing."""
    status = status or (204 if returns is None else 200)
    return Endpoint(
        method="POST",
        path=path,
        answer=answer,
        summary=summary,
        body=body,
        returns=returns,
        status=status,
        refusals=refusals,
    )
