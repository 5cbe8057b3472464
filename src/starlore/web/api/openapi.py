"""The HTTP API described in OpenAPI's terms, made from the routes and the very types that decode and encode it."""

import re
from collections.abc import Sequence
from typing import Any

import msgspec

from starlore.web.api.endpoint import PARAMETERS, Endpoint
from starlore.web.api.protocol import Problem

REF = "#/components/schemas/{name}"


def describe(endpoints: Sequence[Endpoint]) -> bytes:
    """The whole description as JSON."""
    types = {
        kind for one in endpoints for kind in (one.returns, one.body) if isinstance(kind, type) and kind is not dict
    }
    ordered = sorted({*types, Problem}, key=lambda kind: kind.__name__)
    _, components = msgspec.json.schema_components(ordered, ref_template=REF)
    paths: dict[str, Any] = {}
    for endpoint in endpoints:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = operation(endpoint)
    return msgspec.json.encode(
        {
            "openapi": "3.1.0",
            "info": {"title": "Starlore", "version": "1"},
            "paths": paths,
            "components": {"schemas": components},
        }
    )


def operation(endpoint: Endpoint) -> dict[str, Any]:
    """One thing that can be asked for."""
    good: dict[str, Any] = {"description": endpoint.summary}
    if isinstance(endpoint.returns, str):
        good["content"] = {endpoint.returns: {"schema": {"type": "string"}}}
    elif endpoint.returns is dict:
        good["content"] = {
            "application/json": {"schema": {"type": "object", "additionalProperties": {"type": "string"}}}
        }
    elif endpoint.returns is not None:
        good["content"] = content(endpoint.returns)
    codes = [429, 503, *endpoint.refusals, *([400, 403, 413, 415, 422] if endpoint.body else [403])]
    found: dict[str, Any] = {
        "summary": endpoint.summary,
        "responses": {str(endpoint.status): good}
        | {str(code): {"description": "Refused", "content": content(Problem)} for code in codes},
    }
    names = re.findall(r"{(\w+)}", endpoint.path)
    if names:
        found["parameters"] = [
            {"name": name, "in": "path", "required": True, "schema": PARAMETERS[name]} for name in names
        ]
    if endpoint.body:
        found["requestBody"] = {"required": True, "content": content(endpoint.body)}
    return found


def content(kind: type) -> dict[str, Any]:
    """A JSON body of this type."""
    return {"application/json": {"schema": {"$ref": REF.format(name=kind.__name__)}}}
