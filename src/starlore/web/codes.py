"""Every code with which something can be refused, found in the source itself, and which of them can reach a person."""

import ast
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

RAISING = {"Illegal", "Refused", "Unplayable", "BadPicture"}
ANSWERING = {"refuse", "refused", "disconnect", "problem"}
TEXT = ("empty", "too_long", "unprintable")
"""What can be wrong with a text (`starlore.core.text.tidy`)."""

NEVER_SHOWN = {
    "malformed": "our client sends no such message",
    "unsupported_media_type": "our client sends JSON",
    "foreign_origin": "it is for pages of other sites",
    "wrong_host": "our pages ask the host that they came from",
    "no_such_file": "it is the answer for an address that our pages do not name",
    "no_such_picture": "the same for a picture",
    "no_such_language": "our client asks for its five",
    "no_such_push_service": "an address that browsers make themselves",
    "no_such_seat": "a seat comes from the connection, never from a message",
    "deck_repeats": "a deck's pictures are numbered by the server",
    "wrong_number_of_players": "the table says too few or too many before the rules do",
    "target_out_of_range": "options are checked when they are read",
    "other_pledge": "our client adds chance by itself, and lets it be when a game has begun meanwhile",
    "already_added": "our client adds it once",
    "no_proof": "our client offers to check only what can be checked",
    "no_photographs_here": "our client offers it only where cards lie open",
    "word_missing": "own words are checked when they are set",
}
"""Codes that a person never meets in our client, and why."""


def all_codes() -> set[str]:
    """Every code that the source raises or answers with."""
    root = Path(str(files("starlore")))
    found = {code for file in root.rglob("*.py") for code in codes_in(ast.parse(file.read_text("utf-8")))}
    return {code for code in found if not code.startswith("_")} - {""}


def codes_in(tree: ast.Module) -> Iterator[str]:
    """The codes in one module: constants that are raised, or passed to what answers."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        name = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
        constants = [part.value for one in node.args for part in ast.walk(one) if isinstance(part, ast.Constant)]
        texts = [one for one in constants if isinstance(one, str)]
        if name in RAISING:
            yield from texts[:1]
        elif name in ANSWERING:
            yield from texts
        elif name == "tidy" and texts:  # a method of this name takes no text
            yield from (f"{texts[-1]}_{fault}" for fault in TEXT)


def shown_codes() -> list[str]:
    """The codes that a person can meet, each of which needs a sentence in every language."""
    return sorted(all_codes() - set(NEVER_SHOWN))
