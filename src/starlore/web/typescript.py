"""The protocol's types for the client: `python -m starlore.web.typescript` prints them, made from the Python ones."""

import sys
from collections.abc import Iterable
from typing import Any

from msgspec import inspect

from starlore.games.dixit.state import Round as DixitRound
from starlore.games.stella.state import Round as StellaRound
from starlore.web import protocol
from starlore.web.pictures import DeckView

HEAD = "// The protocol, made from the server's types by `make types`. Do not edit.\n"

ROOTS: dict[str, Any] = {
    "FromBrowser": protocol.FromBrowser,
    "ToBrowser": protocol.ToBrowser,
    "DixitRound": DixitRound,
    "StellaRound": StellaRound,
    "OpenTable": protocol.OpenTable,
    "Opened": protocol.Opened,
    "Me": protocol.Me,
    "Device": protocol.Device,
    "Adopt": protocol.Adopt,
    "Problem": protocol.Problem,
    "DeckView": DeckView,
}

SIMPLE: dict[type, str] = {
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
    inspect.AnyType: "unknown",
    inspect.RawType: "unknown",
}


class Writer:
    """Collects the structs that the roots lead to, and writes each as an interface."""

    def __init__(self) -> None:
        self.names: dict[type, str] = {}
        self.written: list[str] = []

    def write(self, name: str, kind: Any) -> None:
        """Write one root: an interface, or a union by that name."""
        found = inspect.type_info(kind)
        if isinstance(found, inspect.StructType):
            self.interface(found, name)
        else:
            self.written.append(f"export type {name} = {self.spell(found)}\n")

    def spell(self, kind: inspect.Type) -> str:
        """A type as TypeScript spells it."""
        match kind:
            case inspect.StructType():
                return self.interface(kind)
            case inspect.UnionType():
                return " | ".join(dict.fromkeys(self.spell(one) for one in kind.types))
            case inspect.LiteralType():
                return " | ".join(f'"{value}"' for value in kind.values)
            case inspect.VarTupleType() | inspect.ListType():
                inner = self.spell(kind.item_type)
                return f"({inner})[]" if " | " in inner else f"{inner}[]"
            case inspect.TupleType():
                return f"[{', '.join(self.spell(one) for one in kind.item_types)}]"
            case inspect.DictType():
                return f"Record<{self.spell(kind.key_type)}, {self.spell(kind.value_type)}>"
            case _:
                return SIMPLE[type(kind)]

    def interface(self, kind: inspect.StructType, name: str | None = None) -> str:
        """The name of a struct's interface, which is written when it is first met."""
        if kind.cls not in self.names:
            self.names[kind.cls] = name or self.name_of(kind.cls)
            self.written.append(self.body(kind, self.names[kind.cls]))
        return self.names[kind.cls]

    def name_of(self, cls: type) -> str:
        """A struct's own name, with its game's before it where two games use the same."""
        taken = set(self.names.values())
        game = next((slug for slug in ("dixit", "stella") if f".games.{slug}." in cls.__module__), "")
        name = f"{game.title()}{cls.__name__}"
        if name in taken:
            raise ValueError(f"two types would be called {name}")
        return name

    def body(self, kind: inspect.StructType, name: str) -> str:
        """An interface with a line for every field; the docstring comes along."""
        lines = [f"/** {(kind.cls.__doc__ or '').splitlines()[0]} */", f"export interface {name} {{"]
        if kind.tag is not None:
            lines.append(f'  type: "{kind.tag}"')
        omits = kind.cls.__struct_config__.omit_defaults
        sent = not kind.cls.__struct_config__.forbid_unknown_fields
        for field in kind.fields:
            optional = "" if field.required or (sent and not omits) else "?"
            lines.append(f"  {field.encode_name}{optional}: {self.spell(field.type)}")
        return "\n".join([*lines, "}", ""])


def typescript(roots: Iterable[tuple[str, Any]] = ROOTS.items()) -> str:
    """All types of the protocol as one TypeScript module."""
    writer = Writer()
    for name, kind in roots:
        writer.write(name, kind)
    return "\n".join([HEAD, *writer.written])


if __name__ == "__main__":
    sys.stdout.write(typescript())
