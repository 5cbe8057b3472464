"""Reading JSON of one type: the value, or one kind of error."""

import msgspec
import pytest

from starlore.core.wire import JsonDecoder


class Point(msgspec.Struct, tag="point", forbid_unknown_fields=True):
    x: int
    name: str = ""


READER: JsonDecoder[Point] = JsonDecoder(Point)


def test_a_value_is_read_from_bytes_and_from_text() -> None:
    assert READER.decode(b'{"type":"point","x":1}') == READER.decode('{"type":"point","x":1}') == Point(1)


@pytest.mark.parametrize(
    "raw",
    [
        b"",
        b"{}",
        b"null",
        b'{"type":"point"}',
        b'{"type":"point","x":1.5}',
        b'{"type":"point","x":1,"y":2}',
        b'{"type":"point","x":1,"name":"\xff"}',
        b'{"type":"point","x":1,"name":"\xed\xa0\x80"}',
        b'{"type":"point","x":1,"name":"\\ud800"}',
        b'{"type":"\xff"}',
        b'{"x":' + b"[" * 100_000,
        b'{"x":' * 100_000,
        '{"type":"point","x":1,"name":"\ud800"}',
    ],
)
def test_anything_else_is_a_decoding_error(raw: bytes | str) -> None:
    with pytest.raises(msgspec.DecodeError):
        READER.decode(raw)
