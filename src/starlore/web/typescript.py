"""The protocol for the client, types and constants: `python -m starlore.web.typescript` prints it from our types."""

import sys
from collections.abc import Iterable
from typing import Any, Union, get_args, get_origin

import msgspec
from msgspec import inspect

from starlore.core import LANGUAGES
from starlore.decks.package import CAPTION_LENGTH, DECK_NAME_LENGTH, FEWEST, MOST
from starlore.decks.pictures import CARDS
from starlore.decks.played import FIRST
from starlore.table.decks import pictures_needed
from starlore.table.games import AT_TABLE, class_name
from starlore.table.live.codes import ALPHABET, LENGTH
from starlore.table.options import CHAT_LENGTH, NAME_LENGTH, NOTE_LENGTH, TIMER, Colour, Level, Reaction
from starlore.table.seating import ANYBODY_AFTER, GRACE
from starlore.table.state import CHAIRS
from starlore.table.view import GameView
from starlore.table.wire import Update
from starlore.web import protocol
from starlore.web.api import deck_protocol
from starlore.web.api import protocol as http
from starlore.web.api.album_protocol import AlbumView, MyEvenings, ReplayView, SharedAt, Sharing
from starlore.web.api.counterfactual import CounterfactualView
from starlore.web.codes import shown_codes
from starlore.web.identity import protocol as identity
from starlore.web.push import protocol as push
from starlore.web.site.pictures import DeckPictures

HEAD = "// The protocol, made from the server's types by `make types`. Do not edit.\n"

CONSTANTS: dict[str, Any] = {
    "GAME_FACTS": {slug: game.constants for slug, game in AT_TABLE.items()},
    "CHAIRS": CHAIRS,
    "LANGUAGES": LANGUAGES,
    "LEVELS": get_args(Level),
    "COLOURS": get_args(Colour),
    "REACTIONS": get_args(Reaction),
    "LIMITS": {"name": NAME_LENGTH, "chat": CHAT_LENGTH, "note": NOTE_LENGTH, "timer": TIMER},
    "STAND_IN_AFTER": GRACE,
    "ANYBODY_AFTER": ANYBODY_AFTER,
    "PICTURES": {slug: pictures_needed(slug) for slug in AT_TABLE if pictures_needed(slug)},
    "DECK": {
        "fewest": FEWEST,
        "most": MOST,
        "name": DECK_NAME_LENGTH,
        "caption": CAPTION_LENGTH,
        "first": FIRST,
        "ours": CARDS,
    },
    "CODE": {"alphabet": ALPHABET, "length": LENGTH},
    "CLOSE": protocol.CLOSE,
    "CODES": shown_codes(),
}
"""Numbers and lists that a client would else copy by hand."""

NAMED = {
    "Slug": "keyof typeof GAME_FACTS",
    "Language": "(typeof LANGUAGES)[number]",
    "Level": "(typeof LEVELS)[number]",
    "Colour": "(typeof COLOURS)[number]",
    "Reaction": "(typeof REACTIONS)[number]",
    "Round": " | ".join(f"{class_name(slug)}Round" for slug in AT_TABLE),
}

ROOTS: dict[str, Any] = {
    "FromBrowser": protocol.FromBrowser,
    "ToBrowser": protocol.ToBrowser,
    "GameView": GameView,
    "Move": Union[tuple(game.move for game in AT_TABLE.values())],  # noqa: UP007
    **{f"{class_name(slug)}Round": game.rules.round for slug, game in AT_TABLE.items()},
    "OpenTable": http.OpenTable,
    "Opened": http.Opened,
    "Enter": http.Enter,
    "Me": http.Me,
    "MyDevices": identity.MyDevices,
    "DeviceLink": identity.DeviceLink,
    "ConfirmDevice": identity.ConfirmDevice,
    "EndDevice": identity.EndDevice,
    "OpenLink": identity.OpenLink,
    "Becoming": identity.Becoming,
    "Adoption": identity.Adoption,
    "MyCalls": push.MyCalls,
    "CallMe": push.CallMe,
    "NoCalls": push.NoCalls,
    "Erase": http.Erase,
    "ProgramAddress": http.ProgramAddress,
    "About": http.About,
    "AlbumView": AlbumView,
    "ReplayView": ReplayView,
    "MyEvenings": MyEvenings,
    "CounterfactualView": CounterfactualView,
    "ShareAlbumBody": Sharing,
    "SharedAt": SharedAt,
    "Problem": http.Problem,
    "DeckPictures": DeckPictures,
    "MyDecks": deck_protocol.MyDecks,
    "OwnDeck": deck_protocol.OwnDeck,
    "NewDeck": deck_protocol.NewDeck,
    "EditDeck": deck_protocol.EditDeck,
    "EditPicture": deck_protocol.EditPicture,
    "RemoveDeck": deck_protocol.RemoveDeck,
    "PutDeck": deck_protocol.PutDeck,
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


RENAMED: dict[type, str] = {Update: "TableUpdate"}
"""Types that are called something else in the client."""

LITERALS = {
    frozenset(values): name
    for name, values in (
        ("Slug", AT_TABLE),
        ("Language", LANGUAGES),
        ("Level", get_args(Level)),
        ("Colour", get_args(Colour)),
        ("Reaction", get_args(Reaction)),
    )
}
"""Choices that have a name in the client."""


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
            case inspect.LiteralType() if frozenset(kind.values) in LITERALS:
                return LITERALS[frozenset(kind.values)]
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
            chosen = name or self.name_of(kind.cls)
            if chosen in self.names.values():
                raise ValueError(f"two types would be called {chosen}")
            self.names[kind.cls] = chosen
            self.written.append(self.body(kind, chosen))
        return self.names[kind.cls]

    def name_of(self, cls: type) -> str:
        """A struct's own name, with its game's before it where two games use the same."""
        game = next((slug for slug in AT_TABLE if f".games.{slug}." in cls.__module__), "")
        return f"{class_name(game)}{RENAMED.get(get_origin(cls) or cls, cls.__name__)}"

    def body(self, kind: inspect.StructType, name: str) -> str:
        """An interface with a line for every field; the docstring comes along."""
        plain = get_origin(kind.cls) or kind.cls
        lines = [f"/** {(plain.__doc__ or '').splitlines()[0]} */", f"export interface {name} {{"]
        if kind.tag is not None:
            lines.append(f'  type: "{kind.tag}"')
        omits = plain.__struct_config__.omit_defaults
        sent = not plain.__struct_config__.forbid_unknown_fields
        for field in kind.fields:
            optional = "" if field.required or (sent and not omits) else "?"
            lines.append(f"  {field.encode_name}{optional}: {self.spell(field.type)}")
        return "\n".join([*lines, "}", ""])


def constants() -> str:
    """The facts as constants, and the types that follow from them."""
    lines = [
        f"export const {name} = {msgspec.json.encode(value).decode()} as const\n" for name, value in CONSTANTS.items()
    ]
    return "\n".join([*lines, *(f"export type {name} = {type_}\n" for name, type_ in NAMED.items())])


def typescript(roots: Iterable[tuple[str, Any]] = ROOTS.items()) -> str:
    """The whole protocol as one TypeScript module."""
    writer = Writer()
    for name, kind in roots:
        writer.write(name, kind)
    return "\n".join([HEAD, constants(), *writer.written])


if __name__ == "__main__":
    sys.stdout.write(typescript())
