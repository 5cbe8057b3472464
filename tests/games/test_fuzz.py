"""Junk on the wire: a decoding error or a refusal, never anything else, and nothing changes."""

import json
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from starlore.games import GAMES
from tests.walks import encoded, every_game, often, refusal, walk

MIDDLES = {slug: list(walk(slug, 4, 2))[::20] for slug in GAMES}
"""Moments of a game, all phases among them."""

TAGS = sorted(
    {
        "tell",
        "play",
        "vote",
        "mark",
        "ready",
        "unready",
        "other_word",
        "point",
        "claim",
        "word",
        "take_back",
        "finish",
        "",
        "dealt",
        "TELL",
        "\0",
    }
)
FIELDS = ["type", "card", "cards", "clue", "slot", "slots", "place", "places", "word", "seat", "id", "", "__proto__"]

numbers = (
    st.integers(-2, 90)
    | st.integers()
    | st.sampled_from([2**31, 2**63, -(2**63), 2**64, 10**400])
    | st.floats()
    | st.booleans()
    | st.none()
)
texts = st.text(max_size=8) | st.sampled_from(["x" * 5000, "\ud800", "\0", "NaN", " ", "\u202e"])
junk = st.recursive(numbers | texts, lambda inner: st.lists(inner, max_size=12) | st.dictionaries(texts, inner))
messages = st.fixed_dictionaries(
    {"type": st.sampled_from(TAGS) | junk},
    optional={name: junk | st.lists(st.integers(-1, 90), max_size=12) for name in FIELDS[1:]},
)


def is_harmless(slug: str, raw: bytes) -> bool:
    """Whether the bytes are refused, or read as a command that the rules accept or refuse without changing a thing."""
    game = GAMES[slug]
    try:
        command = game.commands.decode(raw)
    except msgspec.DecodeError:
        return True
    for step in MIDDLES[slug]:
        before = encoded(step.state)
        for seat in range(-1, 5):
            refusal(game, step.state, seat, command)
        if encoded(step.state) != before:
            return False
    return True


@every_game
@often
@given(raw=st.binary(max_size=60))
def test_junk_bytes(slug: str, raw: bytes) -> None:
    assert is_harmless(slug, raw)


@every_game
@often
@given(message=messages)
def test_messages_that_look_nearly_right(slug: str, message: dict[str, Any]) -> None:
    assert is_harmless(slug, json.dumps(message).encode())


@every_game
@often
@given(data=st.data())
def test_right_messages_with_a_byte_wrong(slug: str, data: st.DataObject) -> None:
    step = data.draw(st.sampled_from([step for step in MIDDLES[slug] if step.command]))
    raw = bytearray(encoded(step.command))
    for _ in range(data.draw(st.integers(1, 3))):
        raw[data.draw(st.integers(0, len(raw) - 1))] = data.draw(st.integers(0, 255))
    assert is_harmless(slug, bytes(raw))


@every_game
@pytest.mark.parametrize(
    "raw",
    [
        b"[" * 100_000,
        b'{"a":' * 100_000,
        b'{"type":' * 100_000,
        b'{"type":"play","cards":' + b"[" * 100_000,
        b'{"type":"mark","cards":[' + b"1," * 100_000 + b"1",
        b'{"type":"vote","slot":NaN}',
        b'{"type":"vote","slot":1e999}',
        b'{"type":"vote","slot":Infinity}',
        b'{"type":"point","card":1.0}',
        b'{"type":"point","card":"1"}',
        b'{"type":"vote","slot":' + b"9" * 10_000 + b"}",
        b'{"type":"tell","card":1,"clue":"\\ud800"}',
        b'{"type":"tell","card":1,"clue":"\xed\xa0\x80"}',
        b'{"type":"tell","card":1,"clue":"\xff"}',
        b'{"type":"ready","extra":1}',
        b'{"type":"vote","slot":1,"seat":2}',
        b'{"type":"story_told","seat":0,"card":1,"clue":null}',
        b'{"slot":1}',
        b"\xef\xbb\xbf{}",
        b"null",
    ],
)
def test_what_is_no_command_of_any_game_is_not_decoded(slug: str, raw: bytes) -> None:
    with pytest.raises(msgspec.DecodeError):
        GAMES[slug].commands.decode(raw)


@every_game
@pytest.mark.parametrize("number", [2**63, -(2**63), 2**64, 10**300])
def test_huge_numbers_are_refused_like_any_card_or_slot_that_is_not_there(slug: str, number: int) -> None:
    game = GAMES[slug]
    kinds = {
        "dixit": ['"tell","card":%d', '"play","cards":[%d]', '"vote","slot":%d'],
        "stella": ['"point","card":%d'],
        "dixit_box": ['"claim","slots":[%d]', '"vote","slot":%d'],
        "stella_box": ['"point","place":%d', '"mark","places":[%d]'],
    }
    for kind in kinds[slug]:
        command = game.commands.decode('{"type":' + kind % number + "}")
        for step in MIDDLES[slug]:
            assert {refusal(game, step.state, seat, command) for seat in range(4)}.isdisjoint({None})
