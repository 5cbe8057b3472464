"""How a log forgets a person: their words and their hash are written over in every record, and the chain is made anew.

Everything else stays, byte for byte. What is left is a note in the log: whose hash was replaced by a pseudonym, and how
the chain ended before. A log that was rewritten behind our back has no such note (docs/decisions/0011).
"""

import secrets
from collections.abc import Sequence
from typing import Any

import msgspec

from starlore.table.events import NAMES, WORDS, PersonErased
from starlore.table.log.chain import Head, begin, is_linked
from starlore.table.options import Person
from starlore.table.state import ERASED

PERSON_ERASED = str(PersonErased.__struct_config__.tag)


def new_pseudonym() -> Person:
    """Who a person is in a log that has forgotten them: a random pseudonym, the same in every record."""
    return Person(f"erased-{secrets.token_hex(16)}")


def without_person(code: str, records: Sequence[bytes], person: Person) -> list[bytes]:
    """The same log without a person's words and their hash, as a chain that is whole again."""
    entries = [msgspec.json.decode(record) for record in records]
    events = [event for entry in entries for event in events_of(entry)]
    players = {event["player"] for event in events if event["type"] == "sat_down" and event["person"] == person}
    before, after, pseudonym = begin(code), begin(code), new_pseudonym()
    forgotten: list[bytes] = []
    for record in records:
        before = before.follow(record)
    for record, entry in zip(records, entries, strict=True):
        for event in events_of(entry):
            if event.get("person") == person or ("person" not in event and event.get("player") in players):
                erase_words(event)
            erase_deck(event.get("deck"), person)
            if event["type"] == PERSON_ERASED and event["person"] == person:
                event["was"] = before.digest.hex()
        fresh, after = relinked(replaced(entry, person, pseudonym), after, linked=is_linked(record))
        forgotten.append(fresh)
    return forgotten


def events_of(entry: dict[str, Any]) -> list[dict[str, Any]]:
    """The table's own events in a record of either form; what belongs to a game has no person in it."""
    found = entry["events"] if "events" in entry else [entry["event"]]
    return [event for event in found if "event" not in event]


def erase_words(event: dict[str, Any]) -> None:
    """Take out of an event what its person has written."""
    for field in NAMES:
        if field in event:
            event[field] = f"{ERASED} {event['player']}" if "player" in event else ERASED
    for field in WORDS:
        if event.get(field):
            event[field] = ERASED


def erase_deck(deck: Any, person: Person) -> None:
    """Take out of a deck that was put on the table what its maker wrote; the pictures' names stay for the replay."""
    if isinstance(deck, dict) and deck.get("maker") == person:
        deck["name"] = ""
        for picture in deck["pictures"]:
            for text in ("caption", "language"):
                picture.pop(text, None)


def replaced(value: Any, person: Person, pseudonym: Person) -> Any:
    """The same, with the pseudonym wherever the person's hash stood."""
    if isinstance(value, dict):
        return {key: replaced(one, person, pseudonym) for key, one in value.items()}
    if isinstance(value, list):
        return [replaced(one, person, pseudonym) for one in value]
    return pseudonym if value == person else value


def relinked(entry: dict[str, Any], chain: Head, *, linked: bool) -> tuple[bytes, Head]:
    """An entry as the next record of a chain, in the form that it had."""
    entry.pop("link", None)
    body = msgspec.json.encode(entry)
    return chain.link(body) if linked else (body, chain.follow(body))
