"""The client's types are made from the server's, and are up to date."""

from pathlib import Path

import msgspec
import pytest

from starlore.table.view import TableView
from starlore.table.wire import Update
from starlore.web.api.protocol import OpenTable
from starlore.web.typescript import typescript

CLIENT = Path(__file__).parents[2] / "client" / "src" / "lib" / "protocol.ts"


def test_the_clients_types_are_those_of_the_server() -> None:
    assert CLIENT.read_text() == typescript()


def test_a_struct_becomes_an_interface() -> None:
    class Point(msgspec.Struct, tag="point"):
        """A place."""

        x: int
        names: tuple[str, ...]
        pair: tuple[int, str]
        by: dict[str, float]
        colour: str | None = None

    assert typescript([("Point", Point)]).splitlines()[-9:] == [
        "/** A place. */",
        "export interface Point {",
        '  type: "point"',
        "  x: number",
        "  names: string[]",
        "  pair: [number, string]",
        "  by: Record<string, number>",
        "  colour: string | null",
        "}",
    ]


def test_what_is_read_may_leave_defaults_out_and_what_is_written_only_if_it_does() -> None:
    text = typescript([("OpenTable", OpenTable), ("TableUpdate", Update[TableView])])
    assert "  name: string" in text
    assert "  options?: Options" in text
    assert "  accepted?: Done[]" in text
    assert "  version: number" in text


def test_two_types_of_one_name_are_not_confused() -> None:
    docs = {"__doc__": "Something."}
    one = msgspec.defstruct("Same", [("x", int)], namespace=docs)
    two = msgspec.defstruct("Same", [("y", int)], namespace=docs)
    holder = msgspec.defstruct("Holder", [("one", one), ("two", two)], namespace=docs)
    with pytest.raises(ValueError, match="two types would be called Same"):
        typescript([("Holder", holder)])
    with pytest.raises(ValueError, match="two types would be called Root"):
        typescript([("Root", one), ("Root", two)])
