"""Reading what came over a wire: a value of exactly one type, or one kind of error."""

from typing import Any, Generic, TypeVar

import msgspec

Value = TypeVar("Value")


class JsonDecoder(Generic[Value]):
    """Reads JSON into values of one type. Whatever is wrong with the bytes, it raises `msgspec.DecodeError`.

    `msgspec` lets two other exceptions through: for text that is not UTF-8, and for nesting that is too deep.
    """

    def __init__(self, kind: Any) -> None:
        self.kind = kind
        self._decoder: msgspec.json.Decoder[Value] = msgspec.json.Decoder(kind)

    def decode(self, raw: bytes | str) -> Value:
        """The value that these bytes stand for."""
        try:
            return self._decoder.decode(raw)
        except UnicodeError as error:
            raise msgspec.DecodeError("text is not UTF-8") from error
        except RecursionError as error:
            raise msgspec.DecodeError("nested too deep") from error
