"""The HTTP API described in OpenAPI's terms, made from the very types that decode and encode it."""

from functools import cache
from typing import Any

import msgspec

from starlore.core import LANGUAGES
from starlore.table.codes import ALPHABET, LENGTH
from starlore.web.pictures import DeckView
from starlore.web.protocol import Adopt, Device, Me, Opened, OpenTable, Problem, TableCard

TYPES = (Adopt, DeckView, Device, Me, OpenTable, Opened, Problem, TableCard)
REF = "#/components/schemas/{name}"

CODE = {"name": "code", "in": "path", "required": True}
CODE |= {"schema": {"type": "string", "pattern": f"^[{ALPHABET}]{{{LENGTH}}}$"}}
LANGUAGE = {"name": "language", "in": "path", "required": True}
LANGUAGE |= {"schema": {"type": "string", "enum": list(LANGUAGES)}}


@cache
def describe() -> bytes:
    """The whole description as JSON."""
    _, components = msgspec.json.schema_components(TYPES, ref_template=REF)
    paths = {
        "/api/me": {"get": operation("The tables I can go on with", 200, Me)},
        "/api/me/devices": {"post": operation("A link that makes another device me", 201, Device)},
        "/api/me/adopt": {
            "post": operation("Become the person who made a link", 204, None, body=Adopt, refusals=[404])
        },
        "/api/tables": {"post": operation("Open a table and sit down at it", 201, Opened, body=OpenTable)},
        "/api/tables/{code}": {
            "get": operation("What an invitation leads to", 200, TableCard, parameters=[CODE], refusals=[404])
        },
        "/api/tables/{code}/qr.svg": {
            "get": operation("The invitation as a QR code", 200, "image/svg+xml", parameters=[CODE], refusals=[404])
        },
        "/api/deck/{language}": {
            "get": operation("The picture deck in a language", 200, DeckView, parameters=[LANGUAGE], refusals=[404])
        },
        "/api/words/{language}": {
            "get": operation("The box of words in a language", 200, dict, parameters=[LANGUAGE], refusals=[404])
        },
    }
    return msgspec.json.encode(
        {
            "openapi": "3.1.0",
            "info": {"title": "Starlore", "version": "1"},
            "paths": paths,
            "components": {"schemas": components},
        }
    )


def operation(
    summary: str,
    status: int,
    answer: Any,
    *,
    body: type | None = None,
    parameters: list[dict[str, Any]] | None = None,
    refusals: list[int] | None = None,
) -> dict[str, Any]:
    """One thing that can be asked for."""
    good: dict[str, Any] = {"description": summary}
    if isinstance(answer, str):
        good["content"] = {answer: {"schema": {"type": "string"}}}
    elif answer is dict:
        good["content"] = {
            "application/json": {"schema": {"type": "object", "additionalProperties": {"type": "string"}}}
        }
    elif answer is not None:
        good["content"] = content(answer)
    codes = [429, 503, *(refusals or []), *([400, 403, 413, 415, 422] if body else [403])]
    found: dict[str, Any] = {
        "summary": summary,
        "responses": {str(status): good}
        | {str(code): {"description": "Refused", "content": content(Problem)} for code in codes},
    }
    if parameters:
        found["parameters"] = parameters
    if body:
        found["requestBody"] = {"required": True, "content": content(body)}
    return found


def content(kind: type) -> dict[str, Any]:
    """A JSON body of this type."""
    return {"application/json": {"schema": {"$ref": REF.format(name=kind.__name__)}}}
